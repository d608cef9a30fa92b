# Die Seite um die Spiele herum.

you = Du
guest-name = Gast { $number }
player-number = Spieler { $number }
your-turn = Du bist am Zug
undo = Rückgängig
close = Schließen
start = Starten
home = Startseite
reload = Neu laden
newer = Eine neuere Version ist bereit.
try-again = Erneut versuchen
skip-to-content = Zum Inhalt springen

## Navigation
nav-page = Seite
nav-me = Du
nav-settings = Einstellungen
nav-rules = Regeln
nav-menu = Menü
nav-play = Spielen
nav-places = Bereiche

## Home
home-title = Howl & Crown: zwei Spiele, ein Tisch
home-continue = Weiterspielen
home-public = Offene Tische
home-no-public = Gerade ist kein Tisch offen. Eröffne einen, dann sehen ihn andere hier.
home-lead = Zwei Spiele. Ein Tisch. Nimm Platz.
home-sub = Ohne Konto, ohne Download: Du kannst sofort anfangen.
play-now = Losspielen
play-now-detail = mit zwei Bots
with-friends = Mit Freunden
new-table = Eigene Partie
rules = Regeln
solo = Allein
players = { $least }–{ $most } Personen
table-is-running = Läuft
table-is-over = Beendet
table-free-seats = { $count ->
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
  }
table-join = Platz nehmen
table-open = Öffnen

## How long people may think
pace-none = Ohne Uhr
pace-live = Je { $minutes } Min. plus { $seconds } s pro Zug
pace-turns = { $hours ->
    [one] { $hours } Stunde pro Zug
   *[other] { $hours } Stunden pro Zug
  }

## A new table
new-title = Eigene Partie: { $game }
new-unknown = Dieses Spiel gibt es hier nicht.
new-seats = Plätze
new-seat = Platz { $number }
new-remove-seat = Platz { $number } entfernen
new-add-seat = Platz hinzufügen
new-hot-seat = Mehrere Plätze gehören dir: Reicht das Gerät herum. Was verdeckt ist, bleibt dabei verdeckt.
new-options = Dieses Spiel
new-table-itself = Der Tisch
new-pace = Uhr
new-public = Tisch öffentlich anzeigen
new-hints = Tipps sind erlaubt
new-seed = Startwert fürs Mischen
new-seed-random = zufällig
new-open-table = Tisch eröffnen
new-any = wird ausgelost
new-edition = Nach welcher Ausgabe spielt ihr?
new-edition-own = Eure eigene Mischung der Regeln
new-group-edition = Worin sich die Ausgaben unterscheiden
new-group-guard = Gegen endlose Partien

## Seats and bots
seat-free = Freier Platz
seat-open = Freier Platz
seat-bot = Bot: { $level }
seat-you = { $name } (du)
seat-here = da
seat-away = nicht da
seat-replaced = nicht da, ein Bot spielt weiter
seat-open-detail = für alle mit dem Link
seat-weaker = Schwächerer Bot auf Platz { $number }
seat-stronger = Stärkerer Bot auf Platz { $number }
seat-add-bot = Bot dazusetzen
seat-a-bot = Bot
bot-name-0 = Ada
bot-name-1 = Bo
bot-name-2 = Cleo
bot-name-3 = Dag
bot-name-4 = Esme
bot-uniform = Zufall
bot-light = Einfach
bot-scripted = Nach Faustregeln
bot-neutral = Vergleich

## Before the game
lobby-title = { $game }: Wer spielt mit?
lobby-waiting = { $count ->
    [one] Ein Platz ist noch frei. Es geht los, sobald er besetzt ist.
   *[other] { $count } Plätze sind noch frei. Es geht los, sobald sie besetzt sind.
  }
lobby-starting = Alle Plätze sind besetzt: Es geht los.
lobby-ready = Alle Plätze sind besetzt.
lobby-full = Alle Plätze sind besetzt; du kannst zusehen, sobald es losgeht.
lobby-sit = Platz nehmen
lobby-sit-too = Auch hier Platz nehmen
lobby-stand-up = Aufstehen
lobby-remove = { $name } vom Tisch entfernen
lobby-bot-on = Wer auf Platz { $number } spielt
lobby-seats = Wer spielt
lobby-invite = Einladen
lobby-link = Link zu diesem Tisch
lobby-copy = Link kopieren
lobby-copied = Link kopiert.
lobby-public = alle können mitspielen
lobby-private = nur mit Link
lobby-rules = Inzwischen die Regeln lesen
lobby-this = Diese Partie
lobby-share = Link teilen
lobby-scan = Code scannen oder Link öffnen. Kein Konto nötig.
lobby-qr = Der Link als QR-Code
lobby-who-may = Wer mitspielen darf
lobby-hints = Tipps
lobby-start-in = Die Partie beginnt in { $seconds } s.
lobby-name = Dein Name am Tisch
lobby-needs = Freie Plätze warten auf Mitspielende oder bekommen einen Bot.
lobby-fill = Freie Plätze mit Bots besetzen und starten

## At the table
table-loading = Einen Moment …
table-missing = Diesen Tisch gibt es nicht
table-missing-text = Unter dieser Adresse gibt es keinen Tisch, oder er steht dir nicht offen.
title-turn-of = { $name } ist am Zug
title-over = Spiel zu Ende
chip-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
chip-active = am Zug
chip-away = nicht verbunden
clock-left = noch { $time }
offline = Keine Verbindung. Neuer Versuch läuft; nichts geht verloren.
watching = Du siehst zu.
bot-plays-for-you = Ein Bot spielt für dich.
take-seat-back = Selbst weiterspielen
plain-choose = Wähle, was du tun willst.
plain-wait = Die anderen sind am Zug.
help = Hilfe
help-rule = Regel { $rule }
hint-title = Ein Tipp
coach-look = Worauf du achten kannst
coach-nothing = Nichts drängt sich auf: Spiel, was du vorhattest.
coach-show = Zeig mir den Zug
hint-chance = Siegchance: { $percent }
hint-thinking = Denkt nach …
hint-play = So spielen
hint-another = Andere Idee
hint-also = Auch gut

## Passing the device round
cover-title = { $name } ist am Zug
cover-text = Reich das Gerät weiter. Verdecktes erscheint erst, wenn der Knopf gedrückt wird.
cover-ready = Ich bin { $name }

## Log and chat
log-undo = Rückgängig gemacht
log-all = { $count ->
    [one] Die eine Zeile zeigen
   *[other] Alle { $count } Zeilen zeigen
  }
chat = Chat
chat-unread = { $count ->
    [0] Chat
    [one] Chat, { $count } neue Nachricht
   *[other] Chat, { $count } neue Nachrichten
  }
chat-none = Noch hat niemand etwas geschrieben.
stand-in-name = { $name } (Bot)
stand-in-clock = Die Zeit von { $name } ist abgelaufen: Ein Bot ({ $bot }) spielt weiter.
stand-in-holder = { $name } lässt einen Bot ({ $bot }) weiterspielen.
stand-in-player = { $name } war zu lange weg: Auf Wunsch von { $asker } spielt ein Bot ({ $bot }) weiter.
stand-in-opener = { $name } war zu lange weg: Auf Wunsch der Person, die den Tisch eröffnet hat, spielt ein Bot ({ $bot }) weiter.
chat-say = Nachricht schreiben
chat-send = Senden
chat-watching = Hier schreiben nur die Mitspielenden.
person-menu = Menü zu { $name }
person-mute = Stummschalten
person-unmute = Wieder anzeigen
person-report = Melden
person-muted = Du siehst nicht mehr, was { $name } schreibt. Niemand erfährt davon.
person-unmuted = Du siehst wieder, was { $name } schreibt.
report-what = Was ist passiert?
report-send = Meldung senden
report-not = Abbrechen
report-sent = Danke. Der Betreiber dieser Seite sieht es sich an.
report-table = Diesen Tisch melden

## Menu
menu-title = Tisch
menu-share = Link zu diesem Tisch kopieren
menu-home = Startseite (der Tisch bleibt)
menu-leave = Partie verlassen
menu-leave-sure = Ein Bot spielt für dich weiter. Solange die Partie läuft, kannst du zurückkommen.
menu-leave-yes = Verlassen
menu-leave-no = Bleiben
menu-let-bot-play = Bot spielen lassen
menu-hints-on = Tipps erlaubt
menu-hints-off = keine Tipps
fair-title = Wird fair gemischt?
fair-text = Noch bevor jemand Platz nimmt, legt sich der Server auf ein Geheimnis fest und zeigt dessen Fingerabdruck. Der Browser jeder mitspielenden Person steuert einen Zufallswert bei. Aus beidem folgt jede Ziehung: Weder der Server noch eine Person kann sie allein bestimmen. Nach der Partie wird alles offengelegt, und jede Ziehung lässt sich nachprüfen.
fair-commitment = Fingerabdruck
fair-secret = Geheimnis des Servers
fair-added = Von den Mitspielenden
fair-ours = aus deinem Browser
fair-seed = Startwert

## Scores and the end
sheet-title = Punkte: { $name }
sheet-total = Summe
end-you-won = Du hast gewonnen!
end-won = { $name } hat gewonnen
end-shared = { $names } teilen sich den Sieg
end-tie-break = Bei gleichen Punkten hat die Gleichstandsregel entschieden.
end-show = Ergebnis zeigen
end-look = Tisch ansehen
end-replay = Noch einmal ansehen
end-download = Herunterladen
end-rematch = Noch einmal spielen
end-rematch-join = Zur nächsten Partie
end-legend = Woher die Punkte kommen
end-share = Teilen
end-ahead = { $by ->
    [one] Mit { $by } Punkt Vorsprung: { $points } zu { $other }
   *[other] Mit { $by } Punkten Vorsprung: { $points } zu { $other }
  }
end-behind = { $by ->
    [one] Es fehlte { $by } Punkt: { $points } zu { $other }
   *[other] Es fehlten { $by } Punkte: { $points } zu { $other }
  }
end-level = Gleichstand bei { $points }
end-best = Gold: Bestwert der Zeile
end-chapters = So kamen die Punkte zusammen
end-moves = Deine besten und teuersten Züge
end-moves-of = Die besten und teuersten Züge: { $name }

## Looking back
replay = Rückschau
pace-shown = Tempo der gegnerischen Züge
pace-skip = Bis zu meinem Zug überspringen
replay-title = { $game }: Rückschau
replay-still-running = Diese Partie läuft noch. Danach kannst du sie dir noch einmal ansehen.
replay-timeline = Verlauf der Partie
replay-position = Stelle
replay-play = Abspielen
replay-pause = Anhalten
replay-back = Ein Schritt zurück
replay-on = Ein Schritt weiter
replay-turn-back = Zum Zug davor
replay-turn-on = Zum nächsten Zug
replay-eyes = Ansicht
replay-everything = Alles aufgedeckt
replay-to-table = Zum Tisch
replay-details = Einzelheiten
replay-play-on = Von hier weiterspielen
replay-share = Link kopieren
replay-tab-review = Analyse
replay-tab-log = Verlauf
replay-tab-scores = Punkte
replay-tab-fair = Fairness
replay-scores = Verlauf der Punkte
replay-score-back = Zu den vorigen Punkten
replay-score-on = Zu den nächsten Punkten
fair-derived = { $count ->
    [0] Geprüft: Das Geheimnis passt zum Fingerabdruck, und aus ihm folgt der Startwert. Niemand hat einen Wert beigesteuert. Soeben in deinem Browser berechnet.
    [one] Geprüft: Das Geheimnis passt zum Fingerabdruck, und aus ihm und dem Wert einer Person folgt der Startwert. Soeben in deinem Browser berechnet.
   *[other] Geprüft: Das Geheimnis passt zum Fingerabdruck, und aus ihm und den Werten von { $count } Personen folgt der Startwert. Soeben in deinem Browser berechnet.
}
fair-chosen = Der Startwert dieser Partie wurde beim Eröffnen des Tischs festgelegt. Er passt zum Fingerabdruck. Soeben in deinem Browser berechnet.
fair-drawn = Geprüft: Dieser Startwert passt zum Fingerabdruck, der vor der Partie veröffentlicht wurde. Der Server hat ihn allein gezogen. Soeben in deinem Browser berechnet.
fair-no-commitment = Nicht bestätigt: Der Fingerabdruck passt nicht. Es wurde nicht wie versprochen gemischt.
fair-no-seed = Nicht bestätigt: Das Geheimnis und die Werte der Mitspielenden ergeben einen anderen Startwert. Es wurde nicht wie versprochen gemischt.
fair-no-ours = Nicht bestätigt: Der Wert, den dein Browser beigesteuert hat, fehlt. Es wurde nicht wie versprochen gemischt.
fair-cannot = Dein Browser kann das nur über eine sichere Verbindung prüfen.
fair-more = Lade die Partie herunter und starte „howlcrown verify“, um jede Ziehung aus dem Startwert nachzurechnen.
review = Analyse
review-text = Bots sehen sich jeden Zug an: die Siegchancen aller, die Wendepunkte, was verschenkt wurde und was Glück war.
review-start = Diese Partie analysieren
review-waiting = { $ahead ->
    [0] Es geht los …
    [one] Noch { $ahead } andere Partie kommt zuerst.
   *[other] Noch { $ahead } andere Partien kommen zuerst.
  }
review-running = Analyse läuft: { $percent } der Partie
review-failed = Die Analyse ist gerade nicht möglich.
review-curve = Siegchancen im Verlauf der Partie
review-no-turning = Die Partie hatte keinen Wendepunkt.
review-mistakes = Teure Entscheidungen
review-no-mistakes = Es wurde kaum etwas verschenkt.
review-inaccurate = Ungenau
review-mistake = Fehler
review-blunder = Grober Fehler
review-better = Besser:
review-balance = Entscheidungen und Glück
review-player = Wer
review-choices = Entscheidungen
review-luck = Glück
review-note = Gemessen in Siegchancen: was die eigenen Entscheidungen gekostet und was Glück und verdeckte Informationen gebracht haben.
review-moments = Was den Ausschlag gab
review-smoothed = Siegchance, über eine Runde geglättet
review-gains = Am meisten profitiert: { $name }
review-moment = Moment { $number }

## Lernen
learn = Lernen
learn-short = In 10 Min. lernen
learn-title = { $game } lernen
learn-begin = Anfangen
learn-repeat = Noch einmal von vorn
learn-play-now = Jetzt spielen
learn-solved = gelöst
learn-all = Alle Lektionen
learn-task = Deine Aufgabe:
learn-remember = Merke dir:
learn-minutes = { $seconds ->
    [0] { $minutes ->
        [one] etwa { $minutes } Minute
       *[other] etwa { $minutes } Minuten
    }
   *[other] eine halbe Minute
}
learn-so-far = { $done ->
    [one] { $done } Lektion geschafft
   *[other] { $done } Lektionen geschafft
}
learn-next = Weiter
learn-again = Noch einmal versuchen
learn-restart = Von vorn
learn-take-back = Rückgängig machen
learn-show = Zeig mir einen Schritt
learn-skip = Überspringen
learn-step = { $step } von { $steps } Schritten geschafft
learn-astray = Das ist erlaubt, aber in dieser Lektion geht es um etwas anderes.
learn-nothing-lost = Nichts ist verloren: Mach es rückgängig und versuch es noch einmal.
learn-go-on = Weiter
learn-known = Das kannst du schon
learn-progress = { $done } von { $count } geschafft
learn-hurry = Lieber gleich spielen?
learn-hurry-detail = Starte eine Partie gegen zwei Bots; die Tipps bleiben an.
learn-number = Lektion { $number } von { $count }

## Rules
rules-of = Regeln: { $game }
rules-search = Regeln durchsuchen
rules-table = Tabelle
rules-missing = Die Regeln dieses Spiels stehen hier noch nicht.
rules-exact = Der genaue Wortlaut
rules-exact-all = Die vollständigen Regeln, nummeriert
rules-whole = Die Regeln auf einer eigenen Seite
guide-goal = Ziel
guide-reading = Wie ausführlich?
guide-short = Zwei Minuten
guide-full = Alles
guide-print = Drucken
guide-nothing = Nichts gefunden. Versuche ein anderes Wort.
rules-contents = Inhalt
rules-learn = Spielend lernen

## You
me-title = Du
me-name = Dein Name
me-name-detail = So sehen dich andere am Tisch.
me-save = Speichern
me-renamed = Du heißt jetzt { $name }.
me-name-refused = Dieser Name geht nicht. Versuche einen anderen.
me-link-title = Dein Profil auf einem anderen Gerät nutzen
me-link-text = Erzeuge hier einen Code und gib ihn dort ein. Er gilt einmal.
me-link-make = Code erzeugen
me-link-secret = Wer diesen Code hat, kann in deinem Namen spielen. Zeige ihn niemandem.
me-claim = Code von einem anderen Gerät
me-claim-do = Verwenden
me-claim-detail = Dieses Gerät wechselt dann zum anderen Profil. Die Tische von hier bleiben beim alten Namen.
me-code-refused = Dieser Code ist unbekannt, schon benutzt oder abgelaufen.
me-claimed = Willkommen zurück, { $name }.
me-name-short = Höchstens 24 Zeichen.
me-link-copy = Code kopieren
mine-title = Deine Partien
mine-none = Du hast noch nicht gespielt.
mine-statistics = Beendete Partien, in denen du genau einen Platz hattest
mine-game = Spiel
mine-players = Personen
mine-played = Partien
mine-won = Siege
mine-mean = Punkte im Schnitt
mine-best = Meiste Punkte
mine-result = Platz { $placing }, { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
  }
mine-more = Ältere Partien
mine-export = Alles herunterladen
mine-delete = Partie vom { $date } löschen ({ $game })
mine-delete-sure = Sie verschwindet jetzt aus deiner Liste und wird gelöscht, sobald alle Mitspielenden darum gebeten haben.
mine-delete-yes = Löschen
mine-delete-no = Behalten
mine-deleted = Die Partie ist gelöscht.
mine-delete-asked = Die Partie ist aus deiner Liste entfernt. Gelöscht wird sie, wenn auch die anderen darum bitten.
devices-title = Geräte
devices-text = Diese Geräte spielen in deinem Namen. Melde ab, was du nicht mehr benutzt.
devices-this = dieses Gerät
devices-unknown = Unbekanntes Gerät
devices-seen = zuletzt benutzt am { $date }
devices-sign-out = Abmelden
devices-sign-out-others = Alle anderen abmelden
devices-signed-out = Abgemeldet.
muted-title = Stummgeschaltete
delete-title = Profil löschen
delete-stored = Über dich ist gespeichert: dein Name, deine Geräte, deine Partien mit allen Zügen, was du an Tischen schreibst, wen du stummschaltest und was du meldest. Keine E-Mail-Adresse, keine IP-Adresse.
delete-text = Löschst du dein Profil, verschwinden dein Name, deine Nachrichten, deine Statistik und deine Geräte. Die Partien bleiben ohne deinen Namen erhalten, denn sie gehören auch den anderen; in laufenden spielt ein Bot weiter.
delete-do = Profil löschen …
delete-sure = Das lässt sich nicht rückgängig machen.
delete-yes = Endgültig löschen
delete-no = Alles behalten
delete-done = Alles über dich ist gelöscht.

## Settings
settings-title = Einstellungen
settings-language = Sprache
settings-theme = Farben
settings-theme-auto = Wie das Gerät
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-text = Textgröße
settings-speed = Tempo der Züge
settings-speed-instant = Sofort
settings-confirm = Mit zweitem Tippen bestätigen
settings-confirm-detail = Das erste Tippen zeigt, was passieren würde.
settings-confirm-auto = Auf Touchscreens
settings-always = Immer
settings-never = Nie
settings-end = Wenn nur noch „Zug beenden“ bleibt
settings-end-manual = Selbst beenden
settings-end-soon = Nach 3 Sekunden beenden
settings-end-now = Sofort beenden
settings-patterns = Muster auf dem Spielplan
settings-patterns-soft = Dezent
settings-patterns-strong = Kräftig
settings-sound = Ton
settings-notify = Benachrichtigen, wenn ich am Zug bin
settings-notify-detail = Nur solange diese Seite im Hintergrund offen ist.
settings-notify-denied = Der Browser erlaubt dieser Seite keine Benachrichtigungen.
settings-codes = Namen der Felder auf dem Spielplan
settings-danger = Eigene Figuren in Gefahr markieren
settings-coach = Coach nach den Lektionen
settings-coach-detail = Er hilft dir zu Beginn deiner Züge gegen Bots, mit jeder Partie etwas weniger.
settings-shortcuts = Buchstaben als Tastenkürzel
settings-shortcuts-detail = Pfeiltasten, Tab, Enter und Escape funktionieren immer.
settings-left = Bedienung für die linke Hand
settings-alone = Partien ohne andere Menschen
settings-alone-detail = Auf diesem Gerät brauchen sie keine Verbindung; auf dem Server findest du sie auch mit anderen Geräten.
settings-alone-here = Auf diesem Gerät
settings-alone-server = Auf dem Server
settings-group-look = Aussehen
settings-group-play = Spielen
settings-group-sound = Ton und Nachrichten
settings-group-keys = Tasten
settings-speed-calm = Ruhig
settings-speed-normal = Normal
settings-speed-quick = Schnell
settings-preview = Vorschau
settings-preview-text = Bo ist fertig. Du bist am Zug.
settings-sound-test = Anhören

## What goes wrong
lost-title = Hier ist nichts
lost-text = Diese Adresse führt ins Leere. Die Eule hat zweimal nachgesehen.
error-load = Ein Teil der Seite konnte nicht geladen werden.
error-unexpected = Etwas ist schiefgegangen. Bitte noch einmal versuchen.
table-reason-offline = Keine Verbindung zum Server.
table-reason-unexpected = Etwas ist schiefgegangen. Bitte noch einmal versuchen.
table-reason-unavailable = Der Server hat gerade ein Problem. Bitte noch einmal versuchen.
table-reason-game_over = Das Spiel ist zu Ende.
table-reason-not_your_turn = Du bist nicht am Zug.
table-reason-stale = Am Tisch hat sich inzwischen etwas getan. Bitte sieh noch einmal nach.
table-reason-not_last = Über den Rest entscheidest du, sobald du siehst, was das bringt.
table-reason-full = { $what ->
    [watchers] An diesem Tisch schauen schon zu viele zu.
    [hints] Auf diesen Tipp warten schon zu viele.
    [log] In dieser Partie wurde schon zu oft etwas rückgängig gemacht.
    [mutes] Es sind schon zu viele stummgeschaltet.
    [chat] Der Chat dieses Tisches ist voll.
   *[requests] Der Tisch ist gerade beschäftigt. Versuche es gleich noch einmal.
}
table-reason-nothing_to_undo = Es gibt nichts rückgängig zu machen.
table-reason-cannot_undo = Das lässt sich nicht mehr rückgängig machen.
table-reason-malformed = Das hat der Server nicht verstanden.
table-reason-no_identity = Der Server kennt dich nicht. Lade die Seite neu.
table-reason-foreign_origin = Diese Anfrage kam von einer anderen Seite.
table-reason-banned = Der Betreiber dieser Seite hat dich vorerst gesperrt.
table-reason-not_found = Das gibt es hier nicht.
table-reason-method_not_allowed = Das geht hier nicht.
table-reason-not_your_seat = Das ist nicht dein Platz.
table-reason-not_your_table = Das darf nur, wer den Tisch eröffnet hat.
table-reason-too_large = Das ist zu viel auf einmal.
table-reason-too_many = { $what ->
    [strong_games] Du hast schon viele Partien gegen starke Bots offen. Spiel erst eine zu Ende, oder verlass eine und warte eine Minute.
    [bot_games] Du hast schon viele Partien gegen Bots offen. Spiel erst eine zu Ende, oder verlass eine und warte eine Minute.
    [public_tables] Mehrere deiner öffentlichen Tische warten schon auf Mitspielende.
    [analyses] Deine andere Analyse kommt zuerst. Es läuft immer nur eine.
    [hints] Du hast einen neueren Tipp angefordert.
   *[other] { $seconds ->
        [one] Zu schnell. Versuche es in einer Sekunde noch einmal.
       *[other] Zu schnell. Versuche es in { $seconds } Sekunden noch einmal.
      }
  }
table-reason-seat_taken = Da sitzt schon jemand.
table-reason-one_seat = An einem öffentlichen Tisch bekommst du nur einen Platz.
table-reason-removed = Die Person, die den Tisch eröffnet hat, hat dich entfernt.
table-reason-seats_open = Es sind noch Plätze frei.
table-reason-only_bots = Bots spielen nicht allein: Lass einen Platz für eine Person frei.
table-reason-not_started = Die Partie hat noch nicht begonnen.
table-reason-already_started = Die Partie hat schon begonnen.
table-reason-still_running = Die Partie läuft noch.
table-reason-no_such_version = So weit ist die Partie nicht gekommen.
table-reason-unknown_game = Dieses Spiel gibt es hier nicht.
table-reason-unknown_bot = Diesen Bot gibt es nicht.
table-reason-seed_not_allowed = An öffentlichen Tischen wird immer zufällig gemischt.
table-reason-no_hints = An diesem Tisch gibt es keine Tipps.
table-reason-bad_text = { $most ->
    [one] Höchstens { $most } Zeichen, und nicht leer.
   *[other] Höchstens { $most } Zeichen, und nicht leer.
  }
table-reason-bad_pace = Diese Bedenkzeit ist nicht möglich.
table-reason-bad_code = Dieser Code ist unbekannt, schon benutzt oder abgelaufen.
table-reason-not_absent = { $seconds ->
    [one] Ein Bot darf erst nach { $seconds } Sekunde Abwesenheit einspringen.
   *[other] Ein Bot darf erst nach { $seconds } Sekunden Abwesenheit einspringen.
  }
table-reason-unknown_option = Eine Einstellung „{ $key }“ gibt es nicht.
table-reason-option_value = „{ $value }“ ist hier nicht möglich. Erlaubt: { $allowed }.
table-reason-player_count = Dieses Spiel ist für { $least }–{ $most } Personen.
table-with = Am Tisch: { $names }

## What the buttons of every table do
explain-undo = { $count ->
    [0] Jetzt lässt sich nichts rückgängig machen: Es wurde etwas gezogen oder aufgedeckt, oder du bist nicht am Zug.
    [one] Macht deinen letzten Schritt rückgängig.
   *[other] Macht deinen letzten Schritt rückgängig. Du kannst bis zu { $count } Schritte zurückgehen.
  }
explain-restart = Macht alles rückgängig, was du in diesem Zug getan hast: { $count ->
    [one] einen Schritt.
   *[other] { $count } Schritte.
  }
explain-pace = Hält die Züge der anderen an, zeigt sie Schritt für Schritt oder überspringt sie.
explain-hint = Zeigt, was ein starker Spieler jetzt tun würde, wie groß die Siegchance ist und was dafür spricht. Gespielt wird dabei nichts.
explain-log = Was geschehen ist, das Neueste zuerst. Wähle eine Zeile, um die Stelle auf dem Spielplan zu sehen.
explain-tabs = Wechselt zwischen den Teilen des Tisches.
explain-since = Was die anderen seit deinem letzten Zug getan haben: { $count ->
    [one] ein Schritt.
   *[other] { $count } Schritte.
  }
keys-title = Tasten
keys-tab = nächstes Bedienelement
keys-enter = auslösen
keys-escape = schließen, ablegen
keys-list = diese Liste
keys-help = erklären, was gerade ausgewählt ist
keys-chat = Chat
keys-off = Buchstabentasten sind in den Einstellungen ausgeschaltet.
solo-level = Allein: Wähle eine Stufe
time-left = noch { $left }, bis { $until }
option-for-seat = Platz { $number }
option-default = Standard
option-usual = Standard: { $value }
option-back = Zurück zum Standard: { $option }
option-back-short = Standard
friends-count = Wie viele seid ihr?
friends-open = Tisch für { $count } eröffnen
