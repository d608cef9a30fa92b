//! Bans, mutes and reports.

use store::{Ban, Muted, Report, Scope, Store};

pub(crate) async fn bans(store: &Store) {
    let ban = |subject: &str, scope, until| Ban {
        subject: subject.to_owned(),
        scope,
        reason: "spam".to_owned(),
        created: 10,
        until,
    };
    let (chat, all) = (ban("bo", Scope::Chat, Some(100)), ban("bo", Scope::Everything, None));
    let network = ban("2001:db8::/64", Scope::Everything, Some(50));
    for it in [&chat, &all, &network] {
        store.ban(it).await.unwrap();
    }
    assert_eq!(store.bans_of("bo", 99).await.unwrap(), [chat.clone(), all.clone()]);
    assert_eq!(store.bans_of("bo", 100).await.unwrap(), std::slice::from_ref(&all), "the other one is over");
    assert_eq!(store.bans_of("ada", 1).await.unwrap(), []);
    let longer = Ban { until: Some(500), ..chat };
    store.ban(&longer).await.unwrap();
    assert_eq!(store.bans(None, 9).await.unwrap(), [network.clone(), longer.clone(), all.clone()]);
    assert_eq!(store.bans(Some(&longer), 9).await.unwrap(), [all]);
    assert!(store.unban("bo").await.unwrap());
    assert!(!store.unban("bo").await.unwrap(), "nothing is left to lift");
    assert_eq!(store.bans(None, 9).await.unwrap(), std::slice::from_ref(&network));
    assert_eq!(store.delete_ended_bans(50, 9).await.unwrap(), 0, "it ends then");
    assert_eq!(store.delete_ended_bans(51, 9).await.unwrap(), 1);
    store.ban(&network).await.unwrap();
}

pub(crate) async fn mutes(store: &Store) {
    store.mute("ada", "bo", 1).await.unwrap();
    store.mute("ada", "bo", 2).await.unwrap();
    store.mute("ada", "cy", 3).await.unwrap();
    assert_eq!(store.muted_by("ada").await.unwrap(), ["bo", "cy"]);
    assert_eq!(store.muted_by("bo").await.unwrap(), [""; 0]);
    let bo = Muted { id: "bo".to_owned(), name: "BO".to_owned() };
    assert_eq!(store.muted_people("ada").await.unwrap()[0], bo);
    store.unmute("ada", "bo").await.unwrap();
    assert_eq!(store.muted_by("ada").await.unwrap(), ["cy"]);
}

pub(crate) async fn reports(store: &Store) {
    let report = |created| Report {
        id: 0,
        reporter: "ada".to_owned(),
        subject: "bo".to_owned(),
        table: Some("first".to_owned()),
        line: Some(7),
        said: Some("ugh".to_owned()),
        reason: "rude".to_owned(),
        created,
    };
    let first = store.report(&report(10)).await.unwrap();
    let second = store.report(&report(20)).await.unwrap();
    assert_eq!(store.count_reports("ada", 11).await.unwrap(), 1);
    assert_eq!(store.count_reports("bo", 0).await.unwrap(), 0);
    let open = store.open_reports(0, 9).await.unwrap();
    assert_eq!(open, [Report { id: first, ..report(10) }, Report { id: second, ..report(20) }]);
    assert_eq!(store.open_reports(first, 9).await.unwrap(), open[1..]);
    assert_eq!(store.reports_by("ada", 9).await.unwrap(), [open[1].clone(), open[0].clone()]);
    assert!(store.resolve_report(first, 30).await.unwrap());
    assert!(!store.resolve_report(first, 31).await.unwrap(), "already closed");
    assert_eq!(store.open_reports(0, 9).await.unwrap(), open[1..]);
    assert_eq!(store.delete_closed_reports(30, 9).await.unwrap(), 0);
    assert_eq!(store.delete_closed_reports(31, 9).await.unwrap(), 1);
    assert_eq!(store.counts().await.unwrap().reports, 1);
}
