# Die Seite um die Spiele herum.

you = Du
player-number = Spieler { $number }
your-turn = Du bist am Zug
undo = Rückgängig
close = Schließen
start = Starten
home = Startseite
reload = Neu laden
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
home-no-public = Gerade ist kein Tisch offen. Eröffne einen: Hier sehen ihn andere.
home-lead = Zwei Spiele. Ein Tisch. Nimm Platz.
home-sub = Ohne Konto, ohne Download: ein Klick und du spielst.
play-now = Sofort spielen
play-now-detail = mit zwei Bots
with-friends = Mit Freunden
new-table = Eigene Runde
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
pace-live = Je { $minutes } min, { $seconds } s mehr pro Zug
pace-turns = { $hours ->
    [one] { $hours } Stunde pro Zug
   *[other] { $hours } Stunden pro Zug
  }

## A new table
new-title = Eigene Runde: { $game }
new-unknown = Dieses Spiel gibt es hier nicht.
new-seats = Plätze
new-seat = Platz { $number }
new-remove-seat = Platz { $number } entfernen
new-add-seat = Platz hinzufügen
new-hot-seat = Mehrere Plätze gehören dir: Reicht das Gerät herum. Die Handkarten bleiben dabei verdeckt.
new-options = Dieses Spiel
new-table-itself = Der Tisch
new-pace = Uhr
new-public = Alle können diesen Tisch finden
new-hints = Tipps sind erlaubt
new-seed = Startwert des Mischens
new-seed-random = zufällig
new-open-table = Tisch eröffnen
new-any = beliebig

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
seat-host = Gastgeber
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
    [one] Ein Platz ist noch frei. Das Spiel beginnt, sobald er besetzt ist.
   *[other] { $count } Plätze sind noch frei. Das Spiel beginnt, sobald sie besetzt sind.
  }
lobby-starting = Alle Plätze sind besetzt: Das Spiel beginnt.
lobby-ready = Alle Plätze sind besetzt.
lobby-full = Alle Plätze sind besetzt; du kannst zusehen, sobald das Spiel begonnen hat.
lobby-sit = Platz nehmen
lobby-sit-too = Auch meiner
lobby-stand-up = Aufstehen
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
lobby-qr = Der Link als Code zum Scannen
lobby-who-may = Wer darf mitspielen
lobby-hints = Tipps
lobby-start-in = Die Partie beginnt in { $seconds } s.
lobby-name = Dein Name am Tisch
lobby-needs = Freie Plätze warten auf Mitspielende oder bekommen einen Bot.
lobby-fill = Freie Plätze mit Bots besetzen, los

## At the table
table-loading = Einen Moment …
table-missing = Diesen Tisch gibt es nicht
table-missing-text = Unter dieser Adresse gibt es keinen Tisch, oder er ist nicht für dich.
title-turn-of = { $name } ist am Zug
title-over = Spiel beendet
chip-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
chip-active = am Zug
chip-away = nicht verbunden
clock-left = noch { $time }
offline = Keine Verbindung. Wir versuchen es weiter; nichts geht verloren.
watching = Du siehst zu.
bot-plays-for-you = Ein Bot spielt für dich.
take-seat-back = Selbst weiterspielen
plain-choose = Wähle, was du tust.
plain-wait = Andere sind dran.
help = Hilfe
help-rule = Regel { $rule }
hint-title = Ein Tipp
hint-chance = Siegchance { $percent }
hint-thinking = Denkt nach …
hint-play = So spielen
hint-another = Andere Idee
hint-also = Auch gut

## Passing the device round
cover-title = { $name } ist dran
cover-text = Gib das Gerät weiter. Nichts Geheimes ist zu sehen, bevor du drückst.
cover-ready = Ich bin { $name }

## Log and chat
log-undo = Zurückgenommen
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
chat-none = Noch hat niemand etwas gesagt.
stand-in-name = { $name } (Bot)
stand-in-clock = Die Zeit von { $name } ist abgelaufen: Ein Bot ({ $bot }) spielt weiter.
stand-in-holder = { $name } lässt einen Bot ({ $bot }) weiterspielen.
stand-in-player = { $name } war zu lange weg: Auf Wunsch von { $asker } spielt ein Bot ({ $bot }) weiter.
stand-in-opener = { $name } war zu lange weg: Auf Wunsch der Person, die den Tisch eröffnet hat, spielt ein Bot ({ $bot }) weiter.
chat-say = Etwas sagen
chat-send = Senden
chat-watching = Hier sprechen nur die Mitspielenden.
person-menu = Zu { $name }
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
menu-leave = Spiel verlassen
menu-leave-sure = Ein Bot spielt für dich weiter. Solange das Spiel läuft, kannst du zurückkommen.
menu-leave-yes = Verlassen
menu-leave-no = Bleiben
menu-let-bot-play = Bot spielen lassen
menu-hints-on = Tipps erlaubt
menu-hints-off = keine Tipps
fair-title = Wird ehrlich gemischt?
fair-text = Bevor sich jemand setzt, zeigt der Tisch den Fingerabdruck eines Geheimnisses des Servers. Der Browser jeder Person gibt einen Zufallswert dazu, und alle Ziehungen folgen aus beidem: Weder der Server noch eine Person allein bestimmt sie. Nach dem Spiel wird alles gezeigt, und alle können jede Ziehung nachprüfen.
fair-commitment = Festgelegt durch
fair-secret = Geheimnis des Servers
fair-added = Von den Mitspielenden
fair-ours = aus deinem Browser
fair-seed = Startwert

## Scores and the end
sheet-title = Punkte: { $name }
sheet-total = Summe
end-you-won = Du gewinnst!
end-won = { $name } gewinnt
end-shared = { $names } teilen sich den Sieg
end-place = { $place }.
end-tie-break = Bei Punktgleichheit hat die Gleichstandsregel entschieden.
end-show = Ergebnis zeigen
end-look = Tisch ansehen
end-replay = Noch einmal ansehen
end-download = Herunterladen
end-rematch = Noch einmal spielen
end-rematch-join = Zum nächsten Spiel
end-legend = Woher die Punkte kommen
end-share = Teilen

## Looking back
replay = Rückschau
pace-shown = Wie schnell fremde Züge gezeigt werden
pace-skip = Bis zu meinem Zug überspringen
replay-title = { $game }: Rückschau
replay-still-running = Dieses Spiel läuft noch. Danach lässt es sich noch einmal ansehen.
replay-timeline = Verlauf des Spiels
replay-position = Stelle
replay-play = Abspielen
replay-pause = Anhalten
replay-back = Ein Schritt zurück
replay-on = Ein Schritt weiter
replay-turn-back = Zum Zug davor
replay-turn-on = Zum nächsten Zug
replay-eyes = Gesehen von
replay-everything = Alles offen
replay-to-table = Zum Tisch
replay-details = Einzelheiten
replay-play-on = Von hier weiterspielen
replay-share = Link kopieren
replay-tab-review = Analyse
replay-tab-log = Verlauf
replay-tab-scores = Punkte
replay-tab-fair = Fairness
replay-scores = Wie die Punkte wuchsen
replay-score-back = Zu den Punkten davor
replay-score-on = Zu den nächsten Punkten
fair-derived = { $count ->
    [0] Stimmt: Das Geheimnis hat genau diesen Fingerabdruck, und der Startwert folgt daraus. Niemand hat einen Wert dazugegeben. Eben in deinem Browser berechnet.
    [one] Stimmt: Das Geheimnis hat genau diesen Fingerabdruck, und der Startwert folgt daraus und aus dem Wert einer Person. Eben in deinem Browser berechnet.
   *[other] Stimmt: Das Geheimnis hat genau diesen Fingerabdruck, und der Startwert folgt daraus und aus den Werten von { $count } Personen. Eben in deinem Browser berechnet.
}
fair-chosen = Der Startwert dieses Spiels wurde beim Eröffnen des Tischs gewählt. Er hat genau diesen Fingerabdruck. Eben in deinem Browser berechnet.
fair-drawn = Stimmt: Dieser Startwert ergibt genau die Zahl, auf die sich der Tisch festgelegt hatte. Der Server hat ihn allein gezogen. Eben in deinem Browser berechnet.
fair-no-commitment = Stimmt nicht: Der Fingerabdruck ist ein anderer. Es wurde nicht wie versprochen gemischt.
fair-no-seed = Stimmt nicht: Das Geheimnis und die Werte der Mitspielenden ergeben einen anderen Startwert. Es wurde nicht wie versprochen gemischt.
fair-no-ours = Stimmt nicht: Der Wert, den dein Browser dazugegeben hat, fehlt. Es wurde nicht wie versprochen gemischt.
fair-cannot = Dein Browser berechnet das nur über eine sichere Verbindung.
fair-more = Lade das Spiel herunter und starte „howlcrown verify“, um jede Ziehung aus dem Startwert nachzuspielen.
review = Analyse
review-text = Bots sehen sich jeden Zug an: die Gewinnchancen aller, wo sich das Spiel wendete, was verschenkt wurde und was Glück war.
review-start = Dieses Spiel analysieren
review-waiting = { $ahead ->
    [0] Es geht los …
    [one] { $ahead } anderes Spiel kommt zuerst.
   *[other] { $ahead } andere Spiele kommen zuerst.
  }
review-running = Denkt nach: { $percent } des Spiels
review-failed = Die Analyse ist gerade nicht möglich.
review-curve = Gewinnchancen im Verlauf des Spiels
review-no-turning = Das Spiel hatte keinen Wendepunkt.
review-mistakes = Teure Entscheidungen
review-no-mistakes = Nichts Nennenswertes wurde verschenkt.
review-inaccurate = Ungenau
review-mistake = Fehler
review-blunder = Grober Fehler
review-better = Besser:
review-balance = Entscheidungen und Glück
review-player = Wer
review-choices = Entscheidungen
review-luck = Glück
review-note = Summen von Gewinnchancen: was eigene Entscheidungen verschenkten, und was der Zufall und die Geheimnisse anderer brachten.
review-moments = Was den Ausschlag gab
review-smoothed = Siegchance, über eine Runde geglättet
review-gains = Am meisten gewinnt dadurch: { $name }
review-moment = Moment { $number }

## Lernen
learn = Lernen
learn-short = In 5 Min. lernen
learn-title = { $game } lernen
learn-begin = Anfangen
learn-repeat = Noch einmal von vorn
learn-play-now = Jetzt spielen
learn-solved = gelöst
learn-all = Alle Aufgaben
learn-task = Deine Aufgabe:
learn-next = Weiter
learn-again = Noch einmal
learn-restart = Von vorn
learn-take-back = Zurücknehmen
learn-show = Zeig mir einen Schritt
learn-skip = Überspringen
learn-step = { $step } von { $steps } Schritten geschafft
learn-astray = Das geht, aber darum geht es in dieser Lektion nicht.
learn-nothing-lost = Nichts ist verloren: Nimm es zurück und versuche es noch einmal.
learn-go-on = Weiter
learn-known = Das kannst du schon
learn-progress = { $done } von { $count } geschafft
learn-hurry = Keine Zeit?
learn-hurry-detail = Spiel gleich gegen zwei Bots; Tipps bleiben an.
learn-number = Lektion { $number } von { $count }

## Rules
rules-of = Regeln: { $game }
rules-search = Regeln durchsuchen
rules-table = Tabelle
rules-missing = Die Regeln dieses Spiels stehen hier noch nicht.
rules-exact = Der genaue Wortlaut
rules-contents = Inhalt
rules-learn = Lernen durch Spielen

## You
me-title = Du
me-name = Dein Name
me-name-detail = So sehen dich andere am Tisch.
me-save = Speichern
me-renamed = Du heißt jetzt { $name }.
me-name-refused = Dieser Name geht nicht. Versuche einen anderen.
me-link-title = Dieselbe Person auf einem anderen Gerät
me-link-text = Erzeuge hier einen Code und gib ihn dort ein. Er gilt einmal.
me-link-make = Code erzeugen
me-link-secret = Wer diesen Code hat, kann in deinem Namen spielen. Zeige ihn niemandem.
me-claim = Code von einem anderen Gerät
me-claim-do = Verwenden
me-claim-detail = Du bist dann dieselbe Person wie dort; die Tische dieses Geräts bleiben beim alten Namen.
me-code-refused = Dieser Code ist unbekannt, verbraucht oder zu alt.
me-claimed = Willkommen zurück, { $name }.
me-name-short = Höchstens 24 Zeichen.
me-link-copy = Code kopieren
mine-title = Deine Spiele
mine-none = Du hast noch nicht gespielt.
mine-statistics = Beendete Spiele, in denen du einen Platz hattest
mine-game = Spiel
mine-players = Personen
mine-played = Spiele
mine-won = Siege
mine-mean = Punkte im Schnitt
mine-best = Meiste Punkte
mine-result = Platz { $placing }, { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
  }
mine-more = Ältere Spiele
mine-export = Alles herunterladen
mine-delete = Partie { $game } vom { $date } löschen
mine-delete-sure = Sie verschwindet jetzt aus deiner Liste und wird gelöscht, sobald alle Mitspielenden darum gebeten haben.
mine-delete-yes = Löschen
mine-delete-no = Behalten
mine-deleted = Die Partie ist gelöscht.
mine-delete-asked = Die Partie ist aus deiner Liste entfernt. Gelöscht wird sie, wenn auch die anderen darum bitten.
devices-title = Geräte
devices-text = Diese Geräte spielen als du. Melde ab, was du nicht mehr benutzt.
devices-this = dieses Gerät
devices-unknown = Unbekanntes Gerät
devices-seen = zuletzt benutzt am { $date }
devices-sign-out = Abmelden
devices-sign-out-others = Alle anderen abmelden
devices-signed-out = Abgemeldet.
muted-title = Stummgeschaltete
delete-title = Mich löschen
delete-stored = Über dich ist gespeichert: dein Name, deine Geräte, deine Partien mit allen Zügen, was du an Tischen schreibst, wen du stummschaltest und was du meldest. Keine E-Mail-Adresse, keine Netzadresse.
delete-text = Wenn du dich löschst, verschwinden dein Name, deine Nachrichten, deine Statistik und deine Geräte. Die Partien bleiben ohne deinen Namen, denn sie gehören auch den anderen; in laufenden spielt ein Bot weiter.
delete-do = Mich löschen …
delete-sure = Das lässt sich nicht rückgängig machen.
delete-yes = Endgültig löschen
delete-no = Alles behalten
delete-done = Alles über dich ist gelöscht.

## Settings
settings-title = Einstellungen
settings-language = Sprache
settings-theme = Farben
settings-theme-auto = Automatisch
settings-theme-light = Tag
settings-theme-dark = Nacht
settings-text = Textgröße
settings-speed = Tempo der Züge
settings-speed-instant = Sofort
settings-confirm = Mit zweitem Tippen bestätigen
settings-confirm-detail = Das erste Tippen zeigt, was passieren würde.
settings-confirm-auto = Auf Touchscreens
settings-always = Immer
settings-never = Nie
settings-end = Wenn nur noch das Zugende bleibt
settings-end-manual = Ich beende selbst
settings-end-soon = Nach 3 Sekunden beenden
settings-end-now = Sofort beenden
settings-patterns = Muster auf dem Spielbrett
settings-patterns-soft = Schwach
settings-patterns-strong = Kräftig
settings-sound = Ton
settings-notify = Benachrichtigen, wenn ich am Zug bin
settings-notify-detail = Nur solange diese Seite im Hintergrund offen ist.
settings-notify-denied = Der Browser erlaubt dieser Seite keine Benachrichtigungen.
settings-codes = Namen der Felder auf dem Spielbrett
settings-danger = Eigene Figuren in Gefahr markieren
settings-shortcuts = Buchstaben als Tastenkürzel
settings-shortcuts-detail = Pfeile, Tab, Enter und Escape gehen immer.
settings-left = Bedienung für die linke Hand
settings-group-look = Aussehen
settings-group-play = Spielen
settings-group-sound = Ton und Nachrichten
settings-group-keys = Tasten
settings-speed-calm = Ruhig
settings-speed-normal = Normal
settings-speed-quick = Schnell
settings-preview = So sieht es aus
settings-preview-text = Bo ist fertig. Du bist dran.
settings-sound-test = Anhören

## What goes wrong
lost-title = Hier ist nichts
lost-text = Diese Adresse führt ins Leere. Die Eule hat zweimal nachgesehen.
error-load = Ein Teil der Seite konnte nicht geladen werden.
error-unexpected = Etwas ist schiefgegangen. Bitte noch einmal versuchen.
table-reason-offline = Keine Verbindung zum Server.
table-reason-unexpected = Etwas ist schiefgegangen. Bitte noch einmal versuchen.
table-reason-unavailable = Der Server hat gerade ein Problem. Bitte noch einmal versuchen.
table-reason-game_over = Das Spiel ist vorbei.
table-reason-not_your_turn = Du bist nicht am Zug.
table-reason-stale = Am Tisch hat sich inzwischen etwas getan. Sieh noch einmal hin.
table-reason-not_last = Wie es weitergeht, lässt sich erst entscheiden, wenn feststeht, was das bringt.
table-reason-full = { $what ->
    [watchers] An diesem Tisch schauen schon zu viele zu.
    [hints] Auf diesen Tipp warten schon zu viele.
    [log] In dieser Partie wurde schon zu oft zurückgenommen.
    [mutes] Es sind schon zu viele stummgeschaltet.
    [chat] Der Chat dieses Tisches ist voll.
   *[requests] Der Tisch ist gerade beschäftigt. Versuche es gleich noch einmal.
}
table-reason-nothing_to_undo = Es gibt nichts zurückzunehmen.
table-reason-cannot_undo = Das lässt sich nicht mehr zurücknehmen.
table-reason-malformed = Das hat der Server nicht verstanden.
table-reason-no_identity = Der Server kennt dich nicht. Lade die Seite neu.
table-reason-foreign_origin = Diese Anfrage kam von einer anderen Seite.
table-reason-banned = Der Betreiber dieser Seite lässt dich zurzeit nicht mitmachen.
table-reason-not_found = So etwas gibt es hier nicht.
table-reason-method_not_allowed = Das geht hier nicht.
table-reason-not_your_seat = Das ist nicht dein Platz.
table-reason-not_your_table = Das darf nur, wer den Tisch eröffnet hat.
table-reason-too_large = Das ist zu viel auf einmal.
table-reason-too_many = { $what ->
    [strong_games] Du hast schon viele Partien gegen starke Bots offen. Beende erst eine, oder warte eine Minute, nachdem du sie verlassen hast.
    [bot_games] Du hast schon viele Partien gegen Bots offen. Beende erst eine, oder warte eine Minute, nachdem du sie verlassen hast.
    [public_tables] Mehrere deiner offenen Tische warten schon auf Mitspieler.
    [analyses] Deine andere Analyse kommt zuerst. Immer nur eine zur Zeit.
    [hints] Du hast einen neueren Tipp angefordert.
   *[other] { $seconds ->
        [one] Zu schnell. Versuche es in einer Sekunde noch einmal.
       *[other] Zu schnell. Versuche es in { $seconds } Sekunden noch einmal.
      }
  }
table-reason-seat_taken = Da sitzt schon jemand.
table-reason-one_seat = An einem offenen Tisch nimmst du einen Platz.
table-reason-seats_open = Es sind noch Plätze frei.
table-reason-only_bots = Bots spielen nicht allein: Lass einen Platz für eine Person frei.
table-reason-not_started = Das Spiel hat noch nicht begonnen.
table-reason-already_started = Das Spiel hat schon begonnen.
table-reason-still_running = Das Spiel läuft noch.
table-reason-no_such_version = So weit ist das Spiel nicht gekommen.
table-reason-unknown_game = Dieses Spiel gibt es hier nicht.
table-reason-unknown_bot = Diesen Bot gibt es nicht.
table-reason-seed_not_allowed = An öffentlichen Tischen mischt nur der Zufall.
table-reason-no_hints = An diesem Tisch gibt es keine Tipps.
table-reason-bad_text = { $most ->
    [one] Höchstens { $most } Zeichen, und nicht leer.
   *[other] Höchstens { $most } Zeichen, und nicht leer.
  }
table-reason-bad_pace = Diese Bedenkzeit ist nicht möglich.
table-reason-bad_code = Dieser Code ist unbekannt, verbraucht oder zu alt.
table-reason-not_absent = { $seconds ->
    [one] Ein Bot darf nach { $seconds } Sekunde Abwesenheit einspringen.
   *[other] Ein Bot darf nach { $seconds } Sekunden Abwesenheit einspringen.
  }
table-reason-unknown_option = Eine Einstellung „{ $key }“ gibt es nicht.
table-reason-option_value = „{ $value }“ ist hier nicht möglich. Erlaubt: { $allowed }.
table-reason-player_count = Dieses Spiel ist für { $least }–{ $most } Personen.
table-with = mit { $names }

## What the buttons of every table do
explain-undo = { $count ->
    [0] Jetzt lässt sich nichts zurücknehmen: Es wurde gezogen oder aufgedeckt, oder du bist nicht am Zug.
    [one] Nimmt deinen letzten Schritt zurück.
   *[other] Nimmt deinen letzten Schritt zurück, wiederholt bis zu { $count }.
  }
explain-restart = Nimmt alles zurück, was du in diesem Zug getan hast: { $count ->
    [one] einen Schritt.
   *[other] { $count } Schritte.
  }
explain-pace = Hält an, was von den Zügen der anderen gezeigt wird, geht Schritt für Schritt weiter oder überspringt alles.
explain-hint = Zeigt, was ein starker Spieler jetzt täte, wie aussichtsreich es ist und warum. Gespielt wird nichts.
explain-log = Was geschehen ist, das Neueste zuerst. Wähle eine Zeile, um sie auf dem Brett zu sehen.
explain-tabs = Wählt, welchen Teil des Tisches du siehst.
explain-since = Was die anderen seit deinem letzten Zug getan haben: { $count ->
    [one] ein Schritt.
   *[other] { $count } Schritte.
  }
keys-title = Tasten
keys-tab = nächstes Bedienelement
keys-enter = auslösen
keys-escape = schließen, ablegen
keys-list = diese Liste
keys-help = erklären, was ausgewählt ist
keys-chat = Chat
keys-off = Buchstabentasten sind in den Einstellungen ausgeschaltet.
solo-level = Allein: Wähle die Stärke
time-left = noch { $left }, bis { $until }
option-for-seat = Platz { $number }
friends-count = Wie viele spielen?
friends-open = Tisch für { $count } öffnen
