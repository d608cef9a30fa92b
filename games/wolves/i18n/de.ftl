# Die Wölfe. Sitze kommen als Namen der Spielenden, Felder und Zahlungen als Text, Benanntes in dieser Sprache.

## Words

wolves-name-wolves = Die Wölfe
wolves-name-forest = Wald
wolves-name-rock = Felsen
wolves-name-grass = Gras
wolves-name-tundra = Tundra
wolves-name-desert = Wüste
wolves-name-water = Wasserquelle
wolves-name-chasm = Schlucht
wolves-name-pack = Rudelwolf
wolves-name-alpha = Alphawolf
wolves-name-wolf = Wolf
wolves-name-lone-wolf = einsamer Wolf
wolves-name-den = Bau
wolves-name-lair = Höhle
wolves-name-blank = leerer Marker
wolves-name-prey = Beute
wolves-name-moose = Elch
wolves-name-deer = Hirsch
wolves-name-raccoon = Waschbär
wolves-name-boar = Wildschwein
wolves-name-hare = Hase
wolves-name-crescent = Sichelmond
wolves-name-half = Halbmond
wolves-name-full = Vollmond
wolves-name-spread = Rudelausbreitung
wolves-name-speed = Wolfsgeschwindigkeit
wolves-name-howl = Heulen
wolves-name-howl-range = Heulreichweite
wolves-name-terrain = Gelände-Bonusmarker
wolves-name-action = Aktions-Bonusmarker
wolves-name-terrain-tile = Geländeplättchen
wolves-name-scoring-token = Wertungsmarker
wolves-name-region = Region
wolves-name-start-board = Starttableau
wolves-name-calendar = Mondkalender
wolves-name-control = Kontrolle
wolves-name-vp = Siegpunkte
wolves-name-passive = passives Rudel
wolves-name-forward = vorwärts
wolves-name-backward = rückwärts
wolves-name-tiles = Geländeplättchen
wolves-name-place = Wölfe einsetzen
wolves-name-first-pair = erste Wölfe
wolves-name-second-pair = zweite Wölfe
wolves-name-play = die Spielzüge
wolves-name-over = das Spielende
wolves-name-move = Bewegen
wolves-name-walk = laufen
wolves-name-displace = verdrängen
wolves-name-build = Bau graben
wolves-name-upgrade = Bau aufwerten
wolves-name-dominate = Dominieren
wolves-name-hunt = Jagen
wolves-name-end = Zug beenden
wolves-name-pay = bezahlen

## Events

wolves-event-pack_chosen = { $seat } spielt das Rudel mit dem Lebensraum { $home }.
    .you = Du spielst das Rudel mit dem Lebensraum { $home }.
wolves-event-passive_pack = Das passive Rudel hat den Lebensraum { $home }.
wolves-event-region_laid = Region { $region } ist Tableau { $board }, mit zwei einsamen Wölfen.
wolves-event-prey_placed = Beute in Region { $region }: { $count } × { $prey }.
wolves-event-token_placed = Wertungsmarker in Region { $region }: { $moon }.
wolves-event-passive_placed = Passives Rudel: { $piece } auf { $at }.
wolves-event-first_player = { $seat } beginnt.
    .you = Du beginnst.
wolves-event-tiles_set = { $seat } legt die Geländeplättchen { $setting } aus.
    .you = Du legst die Geländeplättchen { $setting } aus.
wolves-event-pair_placed = { $seat } setzt einen Alphawolf und einen Rudelwolf auf { $at }.
    .you = Du setzt einen Alphawolf und einen Rudelwolf auf { $at }.
wolves-event-bonus_action_spent = { $seat } gibt einen Aktions-Bonusmarker aus; { $left ->
        [0] keiner bleibt
        [one] { $left } bleibt
       *[other] { $left } bleiben
    } übrig.
    .you = Du gibst einen Aktions-Bonusmarker aus; { $left ->
            [0] keiner bleibt
            [one] { $left } bleibt
           *[other] { $left } bleiben
        } übrig.
wolves-event-paid = { $seat } bezahlt { $terrain } mit { $pay }.
    .you = Du bezahlst { $terrain } mit { $pay }.
wolves-event-move_began = { $seat } beginnt eine Bewegung ({ $terrain }): bis zu { $walks ->
        [one] { $walks } Wolf
       *[other] { $walks } Wölfe
    }, je bis zu { $speed ->
        [one] { $speed } Feld
       *[other] { $speed } Felder
    } weit.
    .you = Du beginnst eine Bewegung ({ $terrain }): bis zu { $walks ->
            [one] { $walks } Wolf
           *[other] { $walks } Wölfe
        }, je bis zu { $speed ->
            [one] { $speed } Feld
           *[other] { $speed } Felder
        } weit.
wolves-event-wolf_walked = { $seat }: { $wolf } von { $from } nach { $to }.
wolves-event-displacement_due = { $seat } muss wählen, wohin der { $wolf } ({ $owner }) auf { $at } flieht.
    .you = Du musst wählen, wohin der { $wolf } ({ $owner }) auf { $at } flieht.
    .yours = { $seat } muss wählen, wohin dein { $wolf } auf { $at } flieht.
wolves-event-displaced = { $seat } verdrängt den { $wolf } ({ $owner }) von { $from } nach { $to }.
    .you = Du verdrängst den { $wolf } ({ $owner }) von { $from } nach { $to }.
    .yours = { $seat } verdrängt deinen { $wolf } von { $from } nach { $to }.
wolves-event-den_built = { $seat } gräbt einen Bau auf { $at }.
    .you = Du gräbst einen Bau auf { $at }.
wolves-event-track_advanced = { $seat }: { $track_id ->
        [spread] Rudelausbreitung
        [speed] Wolfsgeschwindigkeit
       *[howl] Heulreichweite
    } ist jetzt { $value }.
wolves-event-bonus_gained = { $seat } erhält einen { $bonus } und hat nun { $total }.
    .you = Du erhältst einen { $bonus } und hast nun { $total }.
wolves-event-bonus_missed = { $seat } bekäme einen { $bonus }, aber es ist keiner mehr da.
    .you = Du bekämst einen { $bonus }, aber es ist keiner mehr da.
wolves-event-lair_built = { $seat } wertet den Bau auf { $at } auf: Höhle Nummer { $lairs }.
    .you = Du wertest den Bau auf { $at } auf: Höhle Nummer { $lairs }.
wolves-event-lone_wolf_joined = { $seat } ruft den einsamen Wolf auf { $at }: { $wolf_id ->
        [alpha] Ein Alphawolf
       *[pack] Ein Rudelwolf
    } kommt ins Rudel.
    .you = Du rufst den einsamen Wolf auf { $at }: { $wolf_id ->
            [alpha] Ein Alphawolf
           *[pack] Ein Rudelwolf
        } kommt ins Rudel.
wolves-event-wolf_dominated = { $seat } dominiert einen Rudelwolf ({ $owner }) auf { $at }: { $wolf_id ->
        [alpha] Ein Alphawolf
       *[pack] Ein Rudelwolf
    } ersetzt ihn.
    .you = Du dominierst einen Rudelwolf ({ $owner }) auf { $at }: { $wolf_id ->
            [alpha] Ein Alphawolf
           *[pack] Ein Rudelwolf
        } ersetzt ihn.
    .yours = { $seat } dominiert deinen Rudelwolf auf { $at }: { $wolf_id ->
            [alpha] Ein Alphawolf
           *[pack] Ein Rudelwolf
        } ersetzt ihn.
wolves-event-den_dominated = { $seat } dominiert einen Bau ({ $owner }) auf { $at }.
    .you = Du dominierst einen Bau ({ $owner }) auf { $at }.
    .yours = { $seat } dominiert deinen Bau auf { $at }.
wolves-event-calendar_advanced = Mondkalender, Datum { $date }: { $kind }{ $owner_id ->
        [none] { "" }
       *[other] { " " }({ $owner })
    }.
    .yours = Mondkalender, Datum { $date }: { $kind } (von dir).
wolves-event-action_ended = { $seat } hat Aktion { $done } beendet.
    .you = Du hast Aktion { $done } beendet.
wolves-event-hunted = { $seat } fängt Beute in Region { $region }: { $prey }.
    .you = Du fängst Beute in Region { $region }: { $prey }.
wolves-event-hunt_due = Zwei Stapel sind umstellt, und { $seat } wählt einen: { $prey }.
    .you = Zwei Stapel sind umstellt. Wähle einen: { $prey }.
wolves-event-moon_rose = Der { $moon } geht auf: Seine Regionen werden gewertet.
wolves-event-region_won = Region { $region }: { $seat } ist mit Kontrolle { $control } auf Platz eins und nimmt den Wertungsmarker ({ $points }).
    .you = Region { $region }: Du bist mit Kontrolle { $control } auf Platz eins und nimmst den Wertungsmarker ({ $points }).
wolves-event-region_second = Region { $region }: { $seat } ist mit Kontrolle { $control } auf Platz zwei und erhält { $points }.
    .you = Region { $region }: Du bist mit Kontrolle { $control } auf Platz zwei und erhältst { $points }.
wolves-event-region_shared = Region { $region }: Gleichstand um Platz eins mit Kontrolle { $control }. Je { $points }: { $seats }.
wolves-event-second_shared = Region { $region }: Gleichstand um Platz zwei mit Kontrolle { $control }, niemand erhält ihn.
wolves-event-token_discarded = Region { $region }: Der Wertungsmarker wird abgelegt, { $passive ->
        [yes] denn das passive Rudel ist auf Platz eins
       *[no] denn niemand ist dort
    }.
wolves-event-chip_discarded = Region { $region }: Das passive Rudel ist auf Platz zwei, niemand erhält die Punkte dafür.
wolves-event-round_ended = Die Runde ist zu Ende; { $quiet ->
        [0] der Mondkalender schreitet voran
        [one] { $quiet } Runde ohne Eintrag im Mondkalender
       *[other] { $quiet } Runden ohne Eintrag im Mondkalender
    }.
wolves-event-turn_ended = { $next } ist am Zug.
    .you = Du bist am Zug.
wolves-event-game_ended = Das Spiel ist zu Ende. Sieg: { $winners }.
    .you = Das Spiel ist zu Ende. Du hast gewonnen.

## Refusals

wolves-reason-wrong_phase = Jetzt nicht: Das gehört zu einem anderen Abschnitt ({ $needed }).
wolves-reason-displace_first = Zuerst muss der verdrängte Wolf auf { $at } fliehen.
wolves-reason-nothing_to_displace = Es wird gerade kein Wolf verdrängt.
wolves-reason-hunt_first = Wähle zuerst, welchen umstellten Stapel du jagst: { $prey }.
wolves-reason-nothing_to_hunt = Auf { $at } steht kein Stapel zur Wahl.
wolves-reason-actions_left = In diesem Zug { $left ->
        [one] fehlt noch { $left } Aktion
       *[other] fehlen noch { $left } Aktionen
    }.
wolves-reason-no_actions_left = Beide Aktionen sind ausgeführt, und du hast keinen Aktions-Bonusmarker.
wolves-reason-no_move_open = Es läuft gerade keine Bewegung.
wolves-reason-no_such_hex = Der Spielplan hat kein Feld { $at }.
wolves-reason-impassable = Auf { $at } kann nichts stehen.
wolves-reason-not_on_start_board = { $at } liegt nicht auf dem Starttableau.
wolves-reason-same_half = { $at } liegt auf derselben Seite der Schlucht wie deine ersten Wölfe auf { $first }.
wolves-reason-crescent_region = In Region { $region } mit Sichelmond beginnt niemand.
wolves-reason-not_empty = { $at } ist nicht leer.
wolves-reason-lone_wolf_there = Auf { $at } steht ein einsamer Wolf.
wolves-reason-prey_there = Auf { $at } liegt Beute.
wolves-reason-hex_full = Auf { $at } stehen schon zwei Figuren.
wolves-reason-foreign_piece = Auf { $at } steht eine Figur im Weg ({ $owner_id ->
        [none] passives Rudel
       *[other] { $owner }
    }).
wolves-reason-no_wolf_there = Auf { $at } hast du keine solche Figur ({ $wolf }).
wolves-reason-already_walked = Der { $wolf } auf { $at } ist in dieser Bewegung schon gelaufen.
wolves-reason-same_hex = Der Weg muss auf einem anderen Feld als { $at } enden.
wolves-reason-wrong_terrain = { $at } ist { $terrain }; bezahlt hast du { $paid }.
wolves-reason-too_far = { $at } ist { $distance ->
        [one] { $distance } Feld
       *[other] { $distance } Felder
    } entfernt; deine Geschwindigkeit ist { $speed }.
wolves-reason-not_nearest = { $at } ist { $distance } entfernt, das nächste mögliche Feld nur { $nearest }.
wolves-reason-cannot_flee_there = Nach { $at } kann ein verdrängter Wolf nicht fliehen.
wolves-reason-no_alpha_near = Keiner deiner Alphawölfe ist auf oder neben { $at }.
wolves-reason-den_there = Auf { $at } hast du schon einen Bau oder eine Höhle.
wolves-reason-no_dens_left = Auf dieser Leiste ist kein Bau mehr: { $track_id ->
        [spread] Rudelausbreitung
        [speed] Wolfsgeschwindigkeit
       *[howl] Heulreichweite
    }.
wolves-reason-no_own_den = Auf { $at } hast du keinen Bau.
wolves-reason-not_by_water = { $at } liegt nicht am Wasser.
wolves-reason-lair_in_region = In Region { $region } hast du schon eine Höhle.
wolves-reason-no_lairs_left = Alle deine Höhlen sind gebaut.
wolves-reason-no_lone_wolf = Auf { $at } steht kein einsamer Wolf.
wolves-reason-no_wolves_left = Alle deine Wölfe sind schon auf dem Spielplan.
wolves-reason-out_of_range = { $at } ist { $distance ->
        [one] { $distance } Feld
       *[other] { $distance } Felder
    } entfernt; deine Heulreichweite ist { $range }.
wolves-reason-no_wolf_to_dominate = Auf { $at } steht kein gegnerischer Rudelwolf.
wolves-reason-no_den_to_dominate = Auf { $at } ist kein gegnerischer Bau.
wolves-reason-protected = Die Figur auf { $at } ist durch eine zweite Figur ihres Rudels geschützt.
wolves-reason-alpha_immune = Der Alphawolf auf { $at } kann nicht dominiert werden.
wolves-reason-lair_immune = Die Höhle auf { $at } kann nicht dominiert werden.
wolves-reason-passive_immune = Das passive Rudel auf { $at } kann nicht dominiert werden.
wolves-reason-cannot_pay = Das kostet { $needed } × { $terrain }; du hast { $tiles ->
        [one] { $tiles } Plättchen
       *[other] { $tiles } Plättchen
    } und { $tokens ->
        [one] { $tokens } Marker
       *[other] { $tokens } Marker
    }.
wolves-reason-tile_not_showing = Plättchen { $tile } zeigt ein anderes Gelände als { $terrain }.
wolves-reason-too_few_tokens = Das kostet { $needed } Gelände-Bonusmarker; du hast { $tokens }.
wolves-reason-wrong_payment = Der Preis ist { $needed }, bezahlt wird { $paid }.
wolves-reason-combination = { $why_id ->
        [pack_twice] Jedes Rudel gibt es nur einmal: Wählt ein anderes oder lasst das Los entscheiden.
       *[more_packs_than_seats] Ihr habt mehr Rudel als Plätze gewählt: Fügt einen Platz hinzu oder lasst das Los entscheiden.
    }

## Actions

wolves-action-tiles = Geländeplättchen { $setting } auslegen
wolves-action-place = Alphawolf und Rudelwolf auf { $at } setzen
wolves-paying = { $pay_id ->
    [none] { "" }
   *[other] , bezahlt mit { $pay }
}
wolves-action-move = Bewegen ({ $terrain }){ wolves-paying }
wolves-action-walk = { $wolf } von { $from } nach { $to }
wolves-action-displace = Nach { $to } verdrängen
wolves-action-hunt = Auf { $at } jagen
wolves-action-build = Bau auf { $at } graben ({ $track_id ->
        [spread] Rudelausbreitung
        [speed] Wolfsgeschwindigkeit
       *[howl] Heulreichweite
    }){ wolves-paying }
wolves-action-upgrade = Bau auf { $at } aufwerten{ wolves-paying }
wolves-action-howl = Einsamen Wolf auf { $at } anheulen{ wolves-paying }
wolves-action-dominate = { $track_id ->
        [spread] Bau auf { $at } dominieren (Rudelausbreitung)
        [speed] Bau auf { $at } dominieren (Wolfsgeschwindigkeit)
        [howl] Bau auf { $at } dominieren (Heulreichweite)
       *[other] Wolf auf { $at } dominieren
    }{ wolves-paying }
wolves-action-end_turn = Zug beenden

## Score sheet

wolves-sheet-spread = Rudelausbreitung
wolves-sheet-speed = Wolfsgeschwindigkeit
wolves-sheet-howl = Heulreichweite
wolves-sheet-wolves = Wölfe
wolves-sheet-lairs = Höhlen
wolves-sheet-prey = Beute
wolves-sheet-tokens = Wertungsmarker
wolves-sheet-chips = Zweite und geteilte Plätze

## Options

wolves-option-tiles = Geländeplättchen zu Beginn
wolves-option-tiles-choose = Alle wählen selbst
wolves-option-tiles-forward = Alle vorwärts
wolves-option-supply = Bonusmarker
wolves-option-supply-unlimited = Gehen nie aus
wolves-option-supply-12 = 12 von jeder Art für den ganzen Tisch
wolves-option-hunt = Zwei umstellte Stapel derselben Art
wolves-option-hunt-auto = Der größere wird gejagt
wolves-option-hunt-choose = Wer am Zug ist, wählt
wolves-option-range = Heulreichweite
wolves-option-range-over = Über Wasser und Schlucht
wolves-option-range-around = Um Wasser und Schlucht herum
wolves-option-tiebreak = Letzte Regel bei Gleichstand
wolves-option-tiebreak-alphas = Alphawölfe auf dem Spielplan
wolves-option-tiebreak-wolves = Alle Wölfe auf dem Spielplan
wolves-option-stall = Runden ohne Eintrag im Mondkalender, bevor leere Marker kommen (0: nie)
wolves-option-packs = Rudel je Platz
wolves-edition-russian = Russische Ausgabe
wolves-edition-german-french-ukrainian = Deutsche, französische oder ukrainische Ausgabe
wolves-edition-arena = Board Game Arena

## Why a line of play is better: what it changes

wolves-why-points = Punkte
wolves-why-action_tokens = Aktions-Bonusmarker
wolves-why-terrain_tokens = Gelände-Bonusmarker
wolves-why-attributes = Rudelausbreitung, Wolfsgeschwindigkeit und Heulreichweite
wolves-why-tracks = Leisten, die bald Punkte bringen
wolves-why-wolves = Rudelwölfe
wolves-why-alphas = Alphawölfe
wolves-why-regions_next = Kontrolle, wo der nächste Mond wertet
wolves-why-regions_later = Kontrolle, wo der übernächste Mond wertet
wolves-why-regions_last = Kontrolle, wo der letzte Mond wertet
wolves-why-lairs = Baue, die Höhlen werden können
wolves-why-hunt = Beute in Reichweite
wolves-why-howl = Einsame Wölfe in Heulreichweite
wolves-why-threats = Von Gegnern bedrohte Figuren
wolves-why-tiles = Geländeplättchen mit gleichem Gelände
