## Der Bildschirm von Die Wölfe.

wolves-ui-title = Die Wölfe
wolves-ui-line = Führe ein Rudel durch fünf Landschaften, rufe einsame Wölfe, grabe Baue und beherrsche die Regionen, wenn der Mond kommt.
wolves-ui-minutes = { $players ->
    [2] 45–60 Min.
    [3] 60–75 Min.
   *[other] 75–90 Min.
}

## Das Tableau

wolves-ui-pack-yours = Dein Rudel
wolves-ui-pack-of = Rudel: { $name }
wolves-ui-close = Schließen
wolves-ui-tiles = Geländeplättchen
wolves-ui-tile = Plättchen { $number }: { $up }, Rückseite { $down }
wolves-ui-tile-home = Plättchen { $number }: { $up }, Heimplättchen, auf beiden Seiten gleich
# Names of terrains on narrow tiles: about seven letters.
wolves-ui-short-forest = Wald
wolves-ui-short-rock = Felsen
wolves-ui-short-grass = Gras
wolves-ui-short-tundra = Tundra
wolves-ui-short-desert = Wüste
wolves-ui-terrain-token = Gelände-Bonusmarker
wolves-ui-action-token = Aktions-Bonusmarker
wolves-ui-terrain-tokens = { $count } Gelände-Bonusmarker
wolves-ui-action-tokens = { $count ->
    [one] { $count } Bonusaktion
   *[other] { $count } Bonusaktionen
}
wolves-ui-track-spread = Rudel
wolves-ui-track-speed = Tempo
wolves-ui-track-howl = Heulen
wolves-ui-track-state = { $track } { $value }, { $left ->
    [0] kein Bau mehr.
    [one] noch { $left } Bau.
   *[other] noch { $left } Baue.
}
wolves-ui-track-pick = { $track }: den nächsten Bau nehmen ({ $value })
wolves-ui-lairs = Höhlen
wolves-ui-prey = Beute
wolves-ui-wolves = Wölfe
wolves-ui-row-state = { $have } von { $most }, { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
wolves-ui-points-label = jetzt { $points } Punkte, { $regions } mehr, würden alle Regionen jetzt gewertet
wolves-ui-score-open = { $points } Punkte, { $later }, würden alle Regionen jetzt gewertet. Summe öffnen.

## Gegner, Regionen, Verlauf

wolves-ui-look = Tableau von { $name } ansehen
wolves-ui-last-turn = Letzter Zug
wolves-ui-replay-of = Letzten Zug von { $name } zeigen
wolves-ui-regions = Regionen
wolves-ui-region = Region
wolves-ui-passive = passives Rudel
wolves-ui-panels = Tafeln
wolves-ui-tab-pack = Rudel
wolves-ui-tab-rivals = Gegner
wolves-ui-tab-regions = Regionen
wolves-ui-tab-log = Verlauf

## Die Karte

wolves-ui-map = Karte aus { $hexes } Feldern. Mit den Pfeiltasten wanderst du, N führt zum nächsten Ziel, Enter führt aus.
wolves-ui-zoom-in = Vergrößern
wolves-ui-zoom-out = Verkleinern
wolves-ui-zoom-fit = Ganze Karte
wolves-ui-overview = Übersicht
wolves-ui-empty = leer
wolves-ui-piece = { $piece } ({ $name })
wolves-ui-start-board = Starttableau
wolves-ui-nobody = niemand
wolves-ui-control = { $name } { $control }{ $alphas ->
    [0] {""}
    [one] , { $alphas } Alpha
   *[other] , { $alphas } Alphas
}
wolves-ui-region-state = Region { $region }, { $moon }, { $first } und { $second } Punkte: { $who }
wolves-ui-region-scored = Region { $region }, gewertet: { $who }
wolves-ui-calendar = Datum { $filled } von { $last }
wolves-ui-calendar-next = { $count ->
    [one] noch { $count } Figur bis zum { $moon }: Regionen { $regions }
   *[other] noch { $count } Figuren bis zum { $moon }: Regionen { $regions }
}
wolves-ui-calendar-due = Der { $moon } wird am Ende dieses Zuges gewertet: Regionen { $regions }

## Was ein Feld anbietet

wolves-ui-offer-walk = { $kind ->
    [free] Kostenlos hierher laufen
    [bonus] Für eine Bonusaktion hierher bewegen
   *[other] Hierher bewegen
}
wolves-ui-offer-build = Hier einen Bau graben
wolves-ui-offer-upgrade = Diesen Bau zur Höhle aufwerten
wolves-ui-offer-howl = Diesen einsamen Wolf anheulen
wolves-ui-offer-wolf = Diesen Wolf dominieren
wolves-ui-offer-den = Diesen Bau dominieren
wolves-ui-offer-place = Hier zwei Wölfe einsetzen
wolves-ui-offer-displace = Hierher kann der Wolf fliehen
wolves-ui-danger = Bedroht von: { $names }
wolves-ui-unpaid = Erreichbar, aber nichts bezahlt das Gelände { $terrain }

## Vorschau

wolves-ui-preview = Vorschau
wolves-ui-deed-walk = { $wolf } → { $hex }
wolves-ui-deed-walk-both = Beide Wölfe → { $hex }
wolves-ui-deed-build = Bau auf { $hex }
wolves-ui-deed-upgrade = Höhle auf { $hex }
wolves-ui-deed-howl = Nach { $hex } heulen
wolves-ui-deed-wolf = Wolf auf { $hex } dominieren
wolves-ui-deed-den = Bau auf { $hex } dominieren
wolves-ui-deed-place = Alphawolf und Rudelwolf auf { $hex }
wolves-ui-deed-displace = Flucht nach { $hex }
wolves-ui-pay = Bezahlung
wolves-ui-pay-home = { $up } (Heim)
wolves-ui-pay-tile = { $up } → { $down }
wolves-ui-pay-tokens = { $count ->
    [one] { $count } Gelände-Bonusmarker
   *[other] { $count } Gelände-Bonusmarker
}
wolves-ui-free = { $left ->
    [one] kostenlos, der letzte Wolf dieser Bewegung
   *[other] kostenlos, noch { $left } Wölfe
}
wolves-ui-uses-bonus = kostet 1 Bonusaktion
wolves-ui-which = Was auf { $hex }?
wolves-ui-which-track = Von welcher Leiste?
wolves-ui-gain-action = +1 Bonusaktion
wolves-ui-gain-terrain = +1 Gelände-Bonusmarker
wolves-ui-gain-points = { $points ->
    [one] +{ $points } Punkt
   *[other] +{ $points } Punkte
}
wolves-ui-hunters = { $prey } in { $region }: { $hunters } von { $needed } Seiten
wolves-ui-shift = Region { $region }: { $packs }
wolves-ui-end-scores = wertet { $regions }
wolves-ui-end-scores-who = Zugende wertet { $regions }: { $who }

## Aktionen

wolves-ui-actions = Aktionen
wolves-ui-act-move = Bewegen
wolves-ui-act-build = Bau
wolves-ui-act-upgrade = Höhle
wolves-ui-act-howl = Heulen
wolves-ui-act-dominate = Domi{ "\u00AD" }nieren
wolves-ui-count-move = { $count ->
    [one] { $count } Wolf
   *[other] { $count } Wölfe
}
wolves-ui-count-build = { $count ->
    [one] { $count } Platz
   *[other] { $count } Plätze
}
wolves-ui-count-upgrade = { $count ->
    [one] { $count } Bau
   *[other] { $count } Baue
}
wolves-ui-count-howl = { $count ->
    [one] { $count } Wolf
   *[other] { $count } Wölfe
}
wolves-ui-count-dominate = { $count ->
    [one] { $count } Ziel
   *[other] { $count } Ziele
}
wolves-ui-none-move = Keiner deiner Wölfe kann sich bewegen.
wolves-ui-none-build = Nirgends ist Platz für einen Bau.
wolves-ui-none-upgrade = Du hast keinen Bau zum Aufwerten.
wolves-ui-none-howl = Es gibt keinen einsamen Wolf mehr.
wolves-ui-none-dominate = Es gibt nichts zu dominieren.
wolves-ui-undo = Rückgängig
wolves-ui-restart = Zug von vorn
wolves-ui-end-turn = Zug beenden
wolves-ui-hint = Tipp
wolves-ui-flip-only = Nur umdrehen
wolves-ui-flip-which = Keinen Wolf bewegen, nur umdrehen:

## Was gefragt ist

wolves-ui-ask-over = Das Spiel ist zu Ende
wolves-ui-ask-wait = Am Zug: { $name }
wolves-ui-ask-tiles = Welche Seiten liegen oben?
wolves-ui-ask-tiles-detail = Die Ecke zeigt die Rückseite.
wolves-ui-ask-first = Setze dein erstes Paar ein
wolves-ui-ask-first-detail = Ein Alphawolf und ein Rudelwolf, auf ein helles Feld.
wolves-ui-ask-second = Setze dein zweites Paar ein
wolves-ui-ask-second-detail = Auf ein helles Feld. Danach beginnt der erste Zug.
wolves-ui-ask-displace = Wohin flieht der Wolf von { $hex }?
wolves-ui-ask-displace-detail = Gleich nah. Rudel: { $name }
wolves-ui-ask-number = { $kind ->
    [bonus] Bonusaktion.
   *[other] Aktion { $number } von 2.
}
wolves-ui-ask-idle = Du bist am Zug: Wähle eine Aktion
wolves-ui-ask-idle-detail = Oder eine Figur auf der Karte.
wolves-ui-ask-open = { $left ->
    [one] Bewegen: noch ein Wolf, kostenlos
   *[other] Bewegen: noch { $left } Wölfe, kostenlos
}
wolves-ui-ask-open-detail = Er hält auf demselben Gelände: { $terrain }. Oder mach weiter.
wolves-ui-ask-walk = Bewegen: Wähle ein helles Feld
wolves-ui-ask-walk-both = Beide Wölfe: Wähle ein helles Feld
wolves-ui-ask-walk-detail = Bis zu { $spread } Wölfe, je { $speed } Schritte, gleiches Gelände.
wolves-ui-ask-move = Bewegen: Wähle einen deiner Wölfe
wolves-ui-ask-build = Bau: Wähle ein helles Feld
wolves-ui-ask-upgrade = Höhle: Wähle einen hellen Bau
wolves-ui-ask-howl = Heulen: Wähle einen hellen Wolf
wolves-ui-ask-dominate = Dominieren: Wähle eine Figur
wolves-ui-ask-track = Bau von „{ $track }“: Wähle ein Feld
wolves-ui-ask-bonus = Zug beenden oder Bonusaktion
wolves-ui-ask-done = Beide Aktionen getan: Zug beenden
wolves-ui-why-nothing = Dort ist nichts zu tun. Wähle einen deiner Wölfe oder eine Aktion.
wolves-ui-why-chosen = Nicht mit dem, was du gewählt hast. Wähle neu oder eine andere Aktion.

## Getippte Befehle

wolves-ui-command = Befehl
wolves-ui-command-help = m A9 A6 · h D14 · den E13 speed · lair A6 · dom B4 · end · undo
wolves-ui-command-track = Nenne auch eine Leiste: spread, speed oder howl.

## The end

wolves-ui-end-note = Bei gleichen Punkten entscheiden die meisten Wertungsmarker, dann die meisten Wölfe auf der Karte, dann die meisten Alphawölfe.

## Help: what things are, with the numbers of this game

wolves-help-act-move = Kostet ein Plättchen ({ $cost }) des Geländes, auf dem deine Wölfe anhalten. Mehrere Wölfe dürfen in einer Bewegung laufen.
wolves-help-act-build = Kostet { $cost } Plättchen des Feldes. Bei einem Alphawolf oder daneben; du nimmst den Bau von einer Leiste und verbesserst sie.
wolves-help-act-upgrade = Kostet { $cost } Plättchen. Macht deinen Bau am Wasser zur Höhle, einmal je Region, mit einem Alphawolf in der Nähe.
wolves-help-act-howl = Kostet { $cost } Plättchen. Ein einsamer Wolf in Heulreichweite eines Alphawolfs kommt in dein Rudel.
wolves-help-act-dominate = Kostet { $cost } Plättchen. Ersetzt einen alleinstehenden fremden Rudelwolf oder Bau in Heulreichweite durch deinen.
wolves-help-tile = Bezahlt einmal { $up }; dann wird es umgedreht und zeigt { $down }.
wolves-help-home = Dein Heimatplättchen: bezahlt { $up } und zeigt umgedreht wieder { $up }.
wolves-help-terrain-token = Du hast { $count }. Jeder bezahlt einmal beliebiges Gelände.
wolves-help-action-token = Du hast { $count }. Jeder gibt nach den zwei Aktionen eine weitere.
wolves-help-track-spread = So viele Wölfe laufen in einer Bewegung: jetzt { $value }. Mit dem nächsten Bau { $next }; Baue übrig: { $left }.
wolves-help-track-speed = So weit läuft ein Wolf: jetzt { $value } Felder. Mit dem nächsten Bau { $next }; Baue übrig: { $left }.
wolves-help-track-howl = So weit reicht das Heulen: jetzt { $value } Felder. Mit dem nächsten Bau { $next }; Baue übrig: { $left }.
wolves-help-lairs = { $have } von { $most } Höhlen: { $points } Punkte; mit einer mehr { $next }.
wolves-help-prey = { $have } von { $most } Arten Beute: { $points } Punkte; mit einer mehr { $next }. Umstelle Beute von drei Seiten.
wolves-help-wolves = { $have } von { $most } Wölfen gerufen: { $points } Punkte; mit einem mehr { $next }.
wolves-help-calendar = Tag { $filled } von { $last }. Gerufene Wölfe, aufgewertete Baue und dominierte Figuren kommen hierher; an einem Mondtag werden Regionen gewertet.
wolves-help-regions = Kontrolle je Region: Eine Höhle zählt 3, alles andere 1; bei Gleichstand entscheiden Alphawölfe.
wolves-help-on-lair = { $hex }: eine Höhle. Zählt 3 für die Kontrolle und kann nie genommen werden.
wolves-help-on-den = { $hex }: ein Bau. Zählt 1 für die Kontrolle; am Wasser kann er zur Höhle werden; allein kann er dominiert werden.
wolves-help-on-alpha = { $hex }: ein Alphawolf. Er heult, dominiert und gräbt Baue; er kann nie dominiert werden und entscheidet Gleichstände.
wolves-help-on-pack = { $hex }: ein Rudelwolf. Zählt 1 für die Kontrolle; allein auf seinem Feld kann er dominiert und von einem Alphawolf verdrängt werden.
wolves-help-on-lone = { $hex }: ein einsamer Wolf. Heule in Reichweite eines Alphawolfs, und er kommt in dein Rudel.
wolves-help-on-prey = { $hex }: Beute. Stehen nach einer Aktion Wölfe auf drei Feldern daneben, nimmst du sie; jede Art einmal.
wolves-help-on-water = { $hex }: eine Wasserquelle. Nichts betritt sie; Baue daneben können zu Höhlen werden.
wolves-help-on-land = { $hex }: Land. Was hier geschieht, wird mit seinem Gelände bezahlt.
wolves-help-end = Beendet deinen Zug. Aktionen: { $done }; Aktions-Bonusmarker übrig: { $tokens }. Ist ein Mondtag erreicht, werden Regionen gewertet.
wolves-help-flip = Bezahlt eine Bewegung, in der kein Wolf läuft: Das Plättchen wird umgedreht, und die Aktion ist verbraucht.
wolves-help-rival = { $name }: { $points } Punkte, { $later }, würden jetzt alle Regionen gewertet. Bewegt { $spread } Wölfe bis zu { $speed } Felder, Heulreichweite { $howl }; Gelände-Bonusmarker: { $terrain }, Aktions-Bonusmarker: { $action }.
wolves-help-points = { $points } Punkte jetzt, { $later }, würden jetzt alle Regionen gewertet. Zeigt, woher sie kommen.
wolves-help-chip = { $name }: { $points } Punkte jetzt, { $later }, würden jetzt alle Regionen gewertet. Ein Tipp öffnet das Rudel.
wolves-help-aim = Was ein Klick täte und wie er bezahlt wird: Jede Zahlung zeigt die Plättchen und was nach dem Umdrehen oben liegt.
wolves-help-setting = Wie deine fünf Plättchen am Anfang liegen: Was oben ist, bezahlt zuerst; was unten ist, kommt beim Umdrehen nach oben.
wolves-help-zoom = Macht die Karte größer oder kleiner oder zeigt sie ganz.
wolves-help-overview = Die ganze Karte in klein: Der Rahmen zeigt, was zu sehen ist. Ein Tipp springt dorthin.

## The table: status, payments, rivals, log, set-up, ceremony

wolves-ui-ask-over-winner = Erster Platz: { $names }, { $points } Punkte
wolves-ui-ask-wait-detail = Sieh dich um: Alles auf der Karte erklärt sich selbst.
wolves-ui-ask-build-detail = Bei einem Alphawolf; { $cost } Plättchen des Geländes.
wolves-ui-ask-upgrade-detail = Am Wasser, bei einem Alphawolf; { $cost } Plättchen.
wolves-ui-ask-howl-detail = Bis { $range } Felder vom Alphawolf; { $cost } Plättchen.
wolves-ui-ask-dominate-detail = Bis { $range } Felder vom Alphawolf; { $cost } Plättchen.
wolves-ui-go-walk = Nach { $hex } bewegen
wolves-ui-go-build = Bau auf { $hex }
wolves-ui-go-upgrade = Höhle auf { $hex }
wolves-ui-go-howl = Heulen: { $hex }
wolves-ui-go-wolf = { $hex } dominieren
wolves-ui-go-den = { $hex } dominieren
wolves-ui-go-place = Paar hier einsetzen
wolves-ui-go-displace = Nach { $hex } fliehen
wolves-ui-ends-in = in { $seconds } s
wolves-ui-stay = Bleiben
wolves-ui-log-open = Was geschah
wolves-ui-log-now = Zurück zum Jetzt
wolves-ui-log-back = Eine Zeile zurück
wolves-ui-log-on = Eine Zeile weiter
wolves-ui-log-moment = Aus dem Verlauf: Die Karte zeigt, wo es war.
wolves-ui-arc-more = { $count ->
    [0] jetzt
   *[other] noch { $count }
}
wolves-ui-arc-then = dann { $regions }
wolves-ui-token-terrain = Gelände
wolves-ui-token-action = Aktion
wolves-ui-pay-with = Zahle mit
wolves-ui-pay-then = dann
wolves-ui-pay-no-flip = ohne Umdrehen
wolves-ui-preview-points = { $name }: { $points ->
    [one] +{ $points } Punkt
   *[other] +{ $points } Punkte
}
wolves-ui-pointer = { $count ->
    [one] Ziel außer Sicht: { $hex }
   *[other] { $count } Ziele außer Sicht, das nächste { $hex }
}
wolves-ui-rival-now = am Zug
wolves-ui-rival-next = danach
wolves-ui-rival-reach = { $count ->
    [0] Keine Gefahr durch { $name }
    [one] { $name } könnte eine deiner Figuren dominieren
   *[other] { $name } könnte { $count } deiner Figuren dominieren
}
wolves-ui-rival-looking = Mit den Plättchen und Markern, wie sie jetzt liegen.
wolves-ui-rival-previous = Voriger Gegner
wolves-ui-rival-following = Nächster Gegner
wolves-ui-tab-since = Seit deinem Zug
wolves-ui-since-title = Seit deinem Zug
wolves-ui-since-none = Noch nichts.
wolves-ui-region-pays = Punkte
wolves-ui-region-you = du
wolves-ui-region-done = gewertet
wolves-ui-stones = Steinrudel
wolves-ui-stones-text = Kein Mitspieler. Es zieht nie und kann nicht dominiert werden. In Regionen zählt es mit; was es gewinnt, ist aus dem Spiel.
wolves-ui-aim = Dein Ziel: die meisten Punkte, wenn der Vollmond aufgeht. Halte Regionen, jage Beute, baue Höhlen.
wolves-ui-sides-keep = Diese Seiten behalten
wolves-ui-sides-change = Ändern: die anderen Seiten
wolves-ui-sides-note = Beides ist gut. Ein Plättchen dreht sich bei jeder Zahlung, die anderen Seiten kommen also bald.
wolves-ui-placing = Einsetzen
wolves-ui-placing-pair = { $pair ->
    [1] erstes Paar
   *[other] zweites Paar
}
wolves-ui-key = Auf dem Plan
wolves-ui-key-token = Wertungsmarker
wolves-ui-key-token-text = Die meisten Figuren dort, wenn sein Mond aufgeht: 4, 6 oder 8 Punkte
wolves-ui-key-lone = Einsamer Wolf
wolves-ui-key-lone-text = Heule, und er kommt zu dir
wolves-ui-key-prey = Beute
wolves-ui-key-prey-text = Steh auf drei Seiten daneben
wolves-ui-key-lair = Höhle
wolves-ui-key-lair-text = Ein gewachsener Bau am Wasser: zählt 3
wolves-ui-part-tracks = Leisten
wolves-ui-part-pack = Wölfe und Höhlen
wolves-ui-part-prey = Beute
wolves-ui-part-tokens = Regionen
wolves-ui-part-chips = Zweite Plätze
wolves-ui-primer-title = Führe dein Rudel, beherrsche das Land
wolves-ui-primer-goal = Dreimal geht im Spiel ein Mond auf. Jedes Mal werden die Regionen gewertet, die er bescheint: Die meisten Figuren gewinnen das Plättchen. Nach dem dritten Mond gewinnt, wer die meisten Punkte hat.
wolves-ui-primer-1-title = Zwei Aktionen pro Zug
wolves-ui-primer-1-text = Jede Aktion bezahlst du mit Geländeplättchen, die das Gelände des Ziels zeigen. Was bezahlt hat, wird umgedreht.
wolves-ui-primer-1-note = Bonusmarker bezahlen jedes Gelände oder geben eine weitere Aktion.
wolves-ui-primer-2-title = Bewegen
wolves-ui-primer-2-text = Deine Wölfe laufen auf Felder des bezahlten Geländes. Ein Alphawolf darf einen fremden Rudelwolf verdrängen.
wolves-ui-primer-3-title = Baue und Höhlen
wolves-ui-primer-3-text = Grabe neben einem Alphawolf einen Bau und verbessere dein Rudel. Am Wasser wird aus einem Bau eine Höhle: Sie zählt in ihrer Region dreifach und bringt Punkte.
wolves-ui-primer-4-title = Heulen und Dominieren
wolves-ui-primer-4-text = Heulen macht einen einsamen Wolf in Reichweite zu deinem. Dominieren ersetzt ebenso einen fremden Wolf oder Bau.
wolves-ui-primer-4-note = Zwei Figuren eines Rudels auf einem Feld schützen einander.
wolves-ui-primer-5-title = Jagen
wolves-ui-primer-5-text = Drei deiner Wölfe um eine Beute fangen sie sofort. Jede Art zählt für dich nur einmal; je mehr Arten, desto mehr Punkte.
wolves-ui-primer-6-title = Die Monde
wolves-ui-primer-6-text = Einsame Wölfe und Baue, die die Karte verlassen, füllen den Kalender. Erreicht er einen Mond, werden am Ende des Zuges dessen Regionen gewertet.
wolves-ui-primer-6-note = Kontrolle: Wolf 1, Bau 1, Höhle 3. Bei Gleichstand entscheiden mehr Alphawölfe.

wolves-ui-moon-rises-crescent = Der Sichelmond geht auf
wolves-ui-moon-rises-half = Der Halbmond geht auf
wolves-ui-moon-rises-full = Der Vollmond geht auf
wolves-ui-moon-region = Region { $region }
wolves-ui-moon-worth = 1. Platz { $first }, 2. Platz { $second }
wolves-ui-moon-counts = eine Höhle zählt 3, sonst 1
wolves-ui-moon-first = 1. Platz: der Marker, { $points }
wolves-ui-moon-second = 2. Platz: { $points }
wolves-ui-moon-shared = geteilt: je { $points }
wolves-ui-moon-nothing = nichts
wolves-ui-moon-stones = bekommt nichts
wolves-ui-moon-tie = Gleich: { $control }. Alphas entscheiden
wolves-ui-moon-empty = Niemand hält diese Region.
wolves-ui-moon-continue = Weiter
wolves-ui-moon-skip = Überspringen
