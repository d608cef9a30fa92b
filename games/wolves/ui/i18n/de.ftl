## Der Bildschirm von Die Wölfe.

wolves-ui-title = Die Wölfe
wolves-ui-line = Führe dein Rudel durch fünf Gelände, rufe einsame Wölfe, grabe Baue und beherrsche die Regionen, wenn der Mond aufgeht.
wolves-ui-minutes = { $players ->
    [2] 45–60 Min.
    [3] 60–75 Min.
   *[other] 75–90 Min.
}

## Das Tableau

wolves-ui-pack-yours = Dein Rudel
wolves-ui-pack-of = Rudel: { $name }
wolves-ui-close = Schließen
wolves-ui-tiles = Geländeplättchen
wolves-ui-tile = Plättchen { $number }: { $up }, Rückseite { $down }
wolves-ui-tile-home = Plättchen { $number }: { $up }, Lebensraumplättchen, auf beiden Seiten gleich
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
wolves-ui-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
wolves-ui-points-label = jetzt { wolves-ui-points }, { $regions } mehr, wenn jetzt alle Regionen gewertet würden
wolves-ui-score-open = { wolves-ui-points }; { $later }, wenn jetzt alle Regionen gewertet würden. Punktezettel zeigen.

## Gegner, Regionen, Verlauf

wolves-ui-look = Tableau von { $name } ansehen
wolves-ui-last-turn = Letzter Zug
wolves-ui-replay-of = Letzten Zug von { $name } zeigen
wolves-ui-regions = Regionen
wolves-ui-region = Region
wolves-ui-passive = passives Rudel
wolves-ui-panels = Bereiche
wolves-ui-tab-pack = Rudel
wolves-ui-tab-rivals = Gegner
wolves-ui-tab-regions = Regionen
wolves-ui-tab-log = Verlauf

## Der Spielplan

wolves-ui-map = Spielplan mit { $hexes } Feldern. Die Pfeiltasten führen von Feld zu Feld, N springt zum nächsten Ziel, Enter führt aus.
wolves-ui-zoom-in = Vergrößern
wolves-ui-zoom-out = Verkleinern
wolves-ui-zoom-fit = Ganzer Spielplan
wolves-ui-overview = Übersicht
wolves-ui-empty = leer
wolves-ui-piece = { $piece } ({ $name })
wolves-ui-start-board = Starttableau
wolves-ui-nobody = niemand
wolves-ui-control = { $name } { $control }{ $alphas ->
    [0] {""}
    [one] , { $alphas } Alphawolf
   *[other] , { $alphas } Alphawölfe
}
wolves-ui-region-state = Region { $region }, { $moon }, { $first } und { $second } Punkte: { $who }
wolves-ui-region-scored = Region { $region }, gewertet: { $who }
wolves-ui-calendar = Datum { $filled } von { $last }
wolves-ui-calendar-next = { $count ->
    [one] noch { $count } Figur bis zum { $moon }: Regionen { $regions }
   *[other] noch { $count } Figuren bis zum { $moon }: Regionen { $regions }
}
wolves-ui-calendar-due = Der { $moon } wertet am Ende dieses Zuges: Regionen { $regions }

## Was ein Feld anbietet

wolves-ui-offer-walk = { $kind ->
    [free] Kostenlos hierher laufen
    [bonus] Mit einer Bonusaktion hierher bewegen
   *[other] Hierher bewegen
}
wolves-ui-offer-build = Hier einen Bau graben
wolves-ui-offer-upgrade = Diesen Bau zur Höhle aufwerten
wolves-ui-offer-howl = Diesen einsamen Wolf anheulen
wolves-ui-offer-wolf = Diesen Wolf dominieren
wolves-ui-offer-den = Diesen Bau dominieren
wolves-ui-offer-place = Hier zwei Wölfe einsetzen
wolves-ui-offer-displace = Hierher kann der Wolf fliehen
wolves-ui-offer-hunt = Diese Beute kann gejagt werden
wolves-ui-danger = Bedroht von: { $names }
wolves-ui-unpaid = Erreichbar, aber dieses Gelände kannst du nicht bezahlen: { $terrain }

## Vorschau

wolves-ui-preview = Vorschau
wolves-ui-deed-walk = { $wolf } → { $hex }
wolves-ui-deed-walk-both = Beide Wölfe → { $hex }
wolves-ui-deed-build = Bau auf { $hex }
wolves-ui-deed-upgrade = Höhle auf { $hex }
wolves-ui-deed-howl = Wolf auf { $hex } anheulen
wolves-ui-deed-wolf = Wolf auf { $hex } dominieren
wolves-ui-deed-den = Bau auf { $hex } dominieren
wolves-ui-deed-place = Alphawolf und Rudelwolf auf { $hex }
wolves-ui-deed-displace = Flucht nach { $hex }
wolves-ui-deed-hunt = Jagd auf { $hex }
wolves-ui-pay = Bezahlung
wolves-ui-pay-home = { $up } (Lebensraum)
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
wolves-ui-which = Was tust du auf { $hex }?
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
wolves-ui-end-scores-who = Das Zugende wertet { $regions }: { $who }

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
wolves-ui-flip-only = Nur wenden
wolves-ui-flip-which = Keinen Wolf bewegen, nur ein Plättchen wenden:

## Was gefragt ist

wolves-ui-ask-over = Das Spiel ist zu Ende
wolves-ui-ask-wait = Am Zug: { $name }
wolves-ui-ask-tiles = Welche Seiten sollen oben liegen?
wolves-ui-ask-tiles-detail = Die Ecke zeigt die Rückseite.
wolves-ui-ask-first = Setze dein erstes Paar ein
wolves-ui-ask-first-detail = Alphawolf und Rudelwolf. Stern: guter Start.
wolves-ui-ask-second = Setze dein zweites Paar ein
wolves-ui-ask-second-detail = Auf ein leuchtendes Feld. Danach beginnt der erste Zug.
wolves-ui-ask-displace = Wohin flieht der Wolf auf { $hex }?
wolves-ui-ask-displace-detail = Alle Felder sind gleich nah. Rudel: { $name }
wolves-ui-ask-hunt = Welchen Stapel jagst du ({ $prey })?
wolves-ui-ask-hunt-detail = Beide sind umstellt.
wolves-ui-ask-number = { $kind ->
    [bonus] Bonusaktion.
   *[other] Aktion { $number } von 2.
}
wolves-ui-ask-idle = Wähle eine Aktion
wolves-ui-ask-idle-detail = Oder eine Figur auf dem Spielplan.
wolves-ui-ask-open = { $left ->
    [one] Bewegen: noch ein Wolf, kostenlos
   *[other] Bewegen: noch { $left } Wölfe, kostenlos
}
wolves-ui-ask-open-detail = Ziel ist dasselbe Gelände: { $terrain }. Oder tu etwas anderes.
wolves-ui-ask-walk = Bewegen: Wähle ein leuchtendes Feld
wolves-ui-ask-walk-both = Beide Wölfe: Wähle ein leuchtendes Feld
wolves-ui-ask-walk-detail = Bis zu { $spread } Wölfe, je bis zu { $speed } Felder, gleiches Gelände.
wolves-ui-ask-move = Bewegen: Wähle einen deiner Wölfe
wolves-ui-ask-build = Bau: Wähle ein leuchtendes Feld
wolves-ui-ask-upgrade = Höhle: Wähle einen leuchtenden Bau
wolves-ui-ask-howl = Heulen: Wähle einen leuchtenden Wolf
wolves-ui-ask-dominate = Dominieren: Wähle eine leuchtende Figur
wolves-ui-ask-track = Bau von „{ $track }“: Wähle ein Feld
wolves-ui-ask-bonus = Beende deinen Zug oder nutze eine Bonusaktion
wolves-ui-ask-done = Beide Aktionen ausgeführt: Beende deinen Zug
wolves-ui-why-nothing = Dort ist nichts zu tun. Wähle einen deiner Wölfe oder eine Aktion.
wolves-ui-why-chosen = Mit deiner Auswahl geht das nicht. Wähle etwas anderes oder eine andere Aktion.

## Getippte Befehle

wolves-ui-command = Befehl
wolves-ui-command-help = m A9 A6 · h D14 · den E13 speed · lair A6 · dom B4 · end · undo
wolves-ui-command-track = Nenne auch eine Leiste: spread, speed oder howl.

## The end

wolves-ui-end-note = Bei gleichen Punkten entscheiden die meisten Wertungsmarker, dann die meisten Wölfe auf dem Spielplan, dann die meisten Alphawölfe.

## Help: what things are, with the numbers of this game

wolves-help-act-move = Kostet { $cost } Plättchen des Geländes, auf dem deine Wölfe anhalten. Mehrere Wölfe dürfen in einer Bewegung laufen.
wolves-help-act-build = Kostet { $cost } Plättchen vom Gelände des Feldes. Auf dem Feld eines Alphawolfs oder daneben; du nimmst den Bau von einer Leiste und verbesserst sie.
wolves-help-act-upgrade = Kostet { $cost } Plättchen. Macht deinen Bau am Wasser zur Höhle: einmal je Region, mit einem Alphawolf darauf oder daneben.
wolves-help-act-howl = Kostet { $cost } Plättchen. Ein einsamer Wolf in Heulreichweite eines Alphawolfs schließt sich deinem Rudel an.
wolves-help-act-dominate = Kostet { $cost } Plättchen. Ersetzt einen ungeschützten gegnerischen Rudelwolf oder Bau in Heulreichweite durch einen eigenen.
wolves-help-tile = Bezahlt einmal { $up }, wird dann gewendet und zeigt { $down }.
wolves-help-home = Dein Lebensraumplättchen: bezahlt { $up } und zeigt gewendet wieder { $up }.
wolves-help-terrain-token = Du hast { $count }. Jeder ersetzt ein Plättchen beliebigen Geländes.
wolves-help-action-token = Du hast { $count }. Jeder bringt nach deinen zwei Aktionen eine weitere.
wolves-help-track-spread = So viele Wölfe können in einer Bewegung laufen: { $value }. Mit dem nächsten Bau { $next }; Baue übrig: { $left }.
wolves-help-track-speed = So viele Felder kann jeder Wolf laufen: { $value }. Mit dem nächsten Bau { $next }; Baue übrig: { $left }.
wolves-help-track-howl = So viele Felder weit reicht das Heulen: { $value }. Mit dem nächsten Bau { $next }; Baue übrig: { $left }.
wolves-help-lairs = { $have } von { $most } Höhlen: { wolves-ui-points }; mit einer mehr { $next }.
wolves-help-prey = { $have } von { $most } Beutearten: { wolves-ui-points }; mit einer mehr { $next }. Umstelle Beute auf drei Seiten.
wolves-help-wolves = { $have } von { $most } Wölfen gerufen: { wolves-ui-points }; mit einem mehr { $next }.
wolves-help-calendar = Datum { $filled } von { $last }. Gerufene Wölfe, aufgewertete Baue und dominierte Figuren kommen hierher; ist das Datum eines Mondes erreicht, werden Regionen gewertet.
wolves-help-regions = Kontrolle je Region: Eine Höhle zählt 3, alles andere 1; bei Gleichstand entscheiden Alphawölfe.
wolves-help-on-lair = { $hex }: eine Höhle. Zählt 3 für die Kontrolle und ist immer sicher.
wolves-help-on-den = { $hex }: ein Bau. Zählt 1 für die Kontrolle; am Wasser kann er zur Höhle werden; ungeschützt kann er dominiert werden.
wolves-help-on-alpha = { $hex }: ein Alphawolf. Er heult, dominiert und gräbt Baue; er kann nie dominiert werden und entscheidet Gleichstände.
wolves-help-on-pack = { $hex }: ein Rudelwolf. Zählt 1 für die Kontrolle; allein auf seinem Feld kann er dominiert und von einem Alphawolf verdrängt werden.
wolves-help-on-lone = { $hex }: ein einsamer Wolf. Heule mit einem Alphawolf in Reichweite, und er schließt sich deinem Rudel an.
wolves-help-on-prey = { $hex }: Beute. Stehen nach einer Aktion deine Wölfe auf drei Feldern daneben, fängst du sie; jede Art nur einmal.
wolves-help-on-water = { $hex }: eine Wasserquelle. Nichts betritt sie; Baue daneben können zu Höhlen werden.
wolves-help-on-land = { $hex }: Land. Aktionen hier bezahlst du mit seinem Gelände.
wolves-help-end = Beendet deinen Zug. Aktionen: { $done }; Aktions-Bonusmarker übrig: { $tokens }. Ist das Datum eines Mondes erreicht, werden Regionen gewertet.
wolves-help-flip = Bezahlt eine Bewegung, in der kein Wolf läuft: Das Plättchen wird gewendet, und die Aktion ist verbraucht.
wolves-help-rival = { $name }: { wolves-ui-points }; { $later }, wenn jetzt alle Regionen gewertet würden. Bewegt { $spread } Wölfe bis zu { $speed } Felder weit, Heulreichweite { $howl }; Gelände-Bonusmarker: { $terrain }, Aktions-Bonusmarker: { $action }.
wolves-help-points = Jetzt { wolves-ui-points }; { $later }, wenn jetzt alle Regionen gewertet würden. Zeigt, woher sie kommen.
wolves-help-chip = { $name }: jetzt { wolves-ui-points }; { $later }, wenn jetzt alle Regionen gewertet würden. Öffnet das Rudel.
wolves-help-aim = Was deine Wahl bewirken würde und wie du sie bezahlst: Zu jeder Zahlung siehst du die Plättchen und ihre Rückseiten.
wolves-help-setting = Wie deine fünf Plättchen am Anfang liegen: Die Seite, die oben liegt, bezahlt zuerst; beim Wenden kommt die andere nach oben.
wolves-help-zoom = Macht den Spielplan größer oder kleiner oder zeigt ihn ganz.
wolves-help-overview = Der ganze Spielplan im Kleinen: Der Rahmen zeigt deinen Ausschnitt. Wähle eine Stelle, um dorthin zu springen.
wolves-help-next-target = Zeigt die nächste Stelle, die gewählt werden kann.

## The table: status, payments, rivals, log, set-up, ceremony

wolves-ui-ask-over-winner = Erster Platz: { $names }, { wolves-ui-points }
wolves-ui-ask-wait-detail = Sieh dich um: Zu allem auf dem Spielplan gibt es eine Erklärung.
wolves-ui-ask-build-detail = Auf oder neben einem Alphawolf; { $cost } Plättchen des Geländes.
wolves-ui-ask-upgrade-detail = Am Wasser, bei einem Alphawolf; { $cost } Plättchen des Geländes.
wolves-ui-ask-howl-detail = Bis zu { $range } Felder von einem Alphawolf; { $cost } Plättchen des Geländes.
wolves-ui-ask-dominate-detail = Bis zu { $range } Felder von einem Alphawolf; { $cost } Plättchen des Geländes.
wolves-ui-go-walk = Nach { $hex } bewegen
wolves-ui-go-build = Bau auf { $hex }
wolves-ui-go-upgrade = Höhle auf { $hex }
wolves-ui-go-howl = { $hex } anheulen
wolves-ui-go-wolf = { $hex } dominieren
wolves-ui-go-den = { $hex } dominieren
wolves-ui-go-place = Paar hier einsetzen
wolves-ui-go-displace = Nach { $hex } fliehen
wolves-ui-go-hunt = Auf { $hex } jagen
wolves-ui-ends-in = in { $seconds } s
wolves-ui-stay = Warten
wolves-ui-log-open = Was geschah
wolves-ui-log-now = Zum aktuellen Stand
wolves-ui-log-back = Eine Zeile zurück
wolves-ui-log-on = Eine Zeile weiter
wolves-ui-log-moment = Aus dem Verlauf: Der Spielplan zeigt, wo es geschah.
wolves-ui-arc-more = { $count ->
    [0] jetzt
   *[other] noch { $count }
}
wolves-ui-arc-then = dann Wertung: { $regions }
wolves-ui-token-terrain = Gelände
wolves-ui-token-action = Aktion
wolves-ui-pay-with = Zahle mit
wolves-ui-pay-then = dann
wolves-ui-pay-no-flip = ohne Wenden
wolves-ui-preview-points = { $name }: { $points ->
    [one] +{ $points } Punkt
   *[other] +{ $points } Punkte
}
wolves-ui-first-target = Erstes Ziel
wolves-ui-next-target = Nächstes Ziel
wolves-ui-start-good = Guter Startplatz
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
wolves-ui-stones = Passives Rudel
wolves-ui-stones-text = Es gehört niemandem, bewegt sich nie und kann nicht dominiert werden. In Regionen zählt es mit; was es gewinnt, verlässt das Spiel.
wolves-ui-aim-title = Dein Ziel:
wolves-ui-aim = die meisten Punkte, wenn der Vollmond aufgeht. Beherrsche Regionen, jage Beute, baue Höhlen.
wolves-ui-sides-keep = Diese Seiten behalten
wolves-ui-sides-change = Auf die anderen Seiten wenden
wolves-ui-sides-note = Beides ist gut. Jedes Plättchen wird gewendet, sobald es bezahlt: Die anderen Seiten kommen also bald.
wolves-ui-placing = Einsetzen
wolves-ui-placing-pair = { $pair ->
    [1] erstes Paar
   *[other] zweites Paar
}
wolves-ui-key = Auf dem Spielplan
wolves-ui-key-token = Wertungsmarker
wolves-ui-key-token-text = Für die meisten Figuren dort, wenn sein Mond aufgeht: 4, 6 oder 8 Punkte
wolves-ui-key-lone = Einsamer Wolf
wolves-ui-key-lone-text = Heule, und er kommt zu dir
wolves-ui-key-prey = Beute
wolves-ui-key-prey-text = Drei Wölfe rundherum fangen sie
wolves-ui-key-lair = Höhle
wolves-ui-key-lair-text = Ein aufgewerteter Bau am Wasser: zählt 3
wolves-ui-part-tracks = Leisten
wolves-ui-part-pack = Wölfe und Höhlen
wolves-ui-part-prey = Beute
wolves-ui-part-tokens = Regionen
wolves-ui-part-chips = Zweite Plätze

wolves-ui-moon-rises-crescent = Der Sichelmond geht auf
wolves-ui-moon-rises-half = Der Halbmond geht auf
wolves-ui-moon-rises-full = Der Vollmond geht auf
wolves-ui-moon-region = Region { $region }
wolves-ui-moon-worth = 1. Platz { $first }, 2. Platz { $second }
wolves-ui-moon-counts = eine Höhle zählt 3, alles andere 1
wolves-ui-moon-first = 1. Platz: der Marker, { $points }
wolves-ui-moon-second = 2. Platz: { $points }
wolves-ui-moon-shared = geteilt: je { $points }
wolves-ui-moon-nothing = nichts
wolves-ui-moon-level = Gleichstand um Platz 2: nichts
wolves-ui-moon-stones = bekommt nichts
wolves-ui-moon-tie = Gleichstand: { $control }. Alphawölfe entscheiden
wolves-ui-moon-empty = Niemand beherrscht diese Region.
wolves-ui-moon-continue = Weiter
wolves-ui-moon-skip = Alle überspringen

## Was für einen Vorschlag spricht

wolves-ui-merit-points = { $points ->
    [one] Sofort { $points } Punkt
   *[other] Sofort { $points } Punkte
}
wolves-ui-merit-hunt = Deine Wölfe fangen Beute: { $prey }
wolves-ui-merit-past = Region { $region } ({ $moon }): { $own } gegen { $other }, { $points } mehr für dich und weniger für { $name }
wolves-ui-merit-region = Region { $region } ({ $moon }): { $own } gegen { $other }, { $points } mehr für dich
wolves-ui-merit-deny = Region { $region }: { $points } weniger für { $name }
wolves-ui-merit-hunters = { $prey }: { $hunters } von { $needed } Seiten besetzt
wolves-ui-merit-cost = Region { $region } ({ $moon }): { $points } weniger für dich
wolves-ui-merit-threat = { $count ->
    [one] Danach könnte eine weitere deiner Figuren dominiert werden
   *[other] Danach könnten { $count } weitere deiner Figuren dominiert werden
}
