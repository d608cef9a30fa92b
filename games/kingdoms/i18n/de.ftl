# Animal Kingdoms auf Deutsch. Argumente sind die Felder der Ereignisse, Ablehnungen und Aktionen.

## Names
kingdoms-name-kingdoms = Animal Kingdoms
kingdoms-name-kingdom = Königreich
kingdoms-name-decree = Gesetz
kingdoms-name-territory = Gebiet
kingdoms-name-capital = Hauptstadt
kingdoms-name-council = Rat
kingdoms-name-influence = Einflussmarker
kingdoms-name-age = Zeitalter
kingdoms-name-claim = Gebiet beanspruchen
kingdoms-name-rally = Tiere sammeln
kingdoms-name-retreat = Rückzug
kingdoms-name-retreat-token = Rückzugsplättchen
kingdoms-name-kingdom-token = Königreichsplättchen
kingdoms-name-battle = Kampf
kingdoms-name-peace = friedliche Einigung
kingdoms-name-modifier = +2-Kampfmarker
kingdoms-name-upstart = der Emporkömmling
kingdoms-name-deck = Nachziehstapel
kingdoms-name-discard = Ablagestapel
kingdoms-name-hand = Hand
kingdoms-name-bonus = Bonuskarte
kingdoms-name-points = Siegpunkte
kingdoms-name-hidden = verdeckt
kingdoms-name-all = alle Gesetze
kingdoms-name-documented = nur belegte Gesetze
kingdoms-name-easy = leicht
kingdoms-name-medium = mittel
kingdoms-name-normal = normal
kingdoms-name-hard = schwer
kingdoms-name-extreme = extrem
kingdoms-name-choice = freiwillig
kingdoms-name-out-of-tokens = keine Marker mehr
kingdoms-name-nothing-free = nichts frei
kingdoms-name-turn = ein Zug: beanspruchen, sammeln oder zurückziehen
kingdoms-name-battle-card = eine Karte für den Kampf
kingdoms-name-nothing = nichts von dir
kingdoms-name-ranks = Ränge
kingdoms-name-animals = Tiere
kingdoms-name-either = Rang oder Tier
kingdoms-name-neither = eine andere Karte
kingdoms-name-absolute = nur die Karte
kingdoms-name-own-last = die letzte Karte hier
kingdoms-name-own-all = alle Karten hier
kingdoms-name-neighbours = die letzten Karten der Nachbarn
kingdoms-name-realm = die letzten Karten aller anderen Königreiche
kingdoms-name-panda = Roter Panda
kingdoms-name-tiger = Tiger
kingdoms-name-bee = Biene
kingdoms-name-lizard = Eidechse
kingdoms-name-frog = Frosch
kingdoms-name-owl = Eule
kingdoms-name-okapi = Okapi
kingdoms-name-wolf = Wolf
kingdoms-name-isle = Insel
kingdoms-name-dunes = Dünen
kingdoms-name-marsh = Sumpf
kingdoms-name-peaks = Gipfel
kingdoms-name-woods = Wälder

## Cards
kingdoms-name-panda1 = Roter Panda 1
kingdoms-name-panda2 = Roter Panda 2
kingdoms-name-panda3 = Roter Panda 3
kingdoms-name-panda4 = Roter Panda 4
kingdoms-name-panda5 = Roter Panda 5
kingdoms-name-panda6 = Roter Panda 6
kingdoms-name-panda7 = Roter Panda 7
kingdoms-name-panda8 = Roter Panda 8
kingdoms-name-tiger1 = Tiger 1
kingdoms-name-tiger2 = Tiger 2
kingdoms-name-tiger3 = Tiger 3
kingdoms-name-tiger4 = Tiger 4
kingdoms-name-tiger5 = Tiger 5
kingdoms-name-tiger6 = Tiger 6
kingdoms-name-tiger7 = Tiger 7
kingdoms-name-tiger8 = Tiger 8
kingdoms-name-bee1 = Biene 1
kingdoms-name-bee2 = Biene 2
kingdoms-name-bee3 = Biene 3
kingdoms-name-bee4 = Biene 4
kingdoms-name-bee5 = Biene 5
kingdoms-name-bee6 = Biene 6
kingdoms-name-bee7 = Biene 7
kingdoms-name-bee8 = Biene 8
kingdoms-name-lizard1 = Eidechse 1
kingdoms-name-lizard2 = Eidechse 2
kingdoms-name-lizard3 = Eidechse 3
kingdoms-name-lizard4 = Eidechse 4
kingdoms-name-lizard5 = Eidechse 5
kingdoms-name-lizard6 = Eidechse 6
kingdoms-name-lizard7 = Eidechse 7
kingdoms-name-lizard8 = Eidechse 8
kingdoms-name-frog1 = Frosch 1
kingdoms-name-frog2 = Frosch 2
kingdoms-name-frog3 = Frosch 3
kingdoms-name-frog4 = Frosch 4
kingdoms-name-frog5 = Frosch 5
kingdoms-name-frog6 = Frosch 6
kingdoms-name-frog7 = Frosch 7
kingdoms-name-frog8 = Frosch 8
kingdoms-name-owl1 = Eule 1
kingdoms-name-owl2 = Eule 2
kingdoms-name-owl3 = Eule 3
kingdoms-name-owl4 = Eule 4
kingdoms-name-owl5 = Eule 5
kingdoms-name-owl6 = Eule 6
kingdoms-name-owl7 = Eule 7
kingdoms-name-owl8 = Eule 8
kingdoms-name-okapi1 = Okapi 1
kingdoms-name-okapi2 = Okapi 2
kingdoms-name-okapi3 = Okapi 3
kingdoms-name-okapi4 = Okapi 4
kingdoms-name-okapi5 = Okapi 5
kingdoms-name-okapi6 = Okapi 6
kingdoms-name-okapi7 = Okapi 7
kingdoms-name-okapi8 = Okapi 8
kingdoms-name-wolf1 = Wolf 1
kingdoms-name-wolf2 = Wolf 2
kingdoms-name-wolf3 = Wolf 3
kingdoms-name-wolf4 = Wolf 4
kingdoms-name-wolf5 = Wolf 5
kingdoms-name-wolf6 = Wolf 6
kingdoms-name-wolf7 = Wolf 7
kingdoms-name-wolf8 = Wolf 8

## Decrees: their names, and in plain words
kingdoms-name-lizard-or-tiger = Eidechse oder Tiger
kingdoms-name-wolf-or-frog = Wolf oder Frosch
kingdoms-name-panda-or-owl = Roter Panda oder Eule
kingdoms-name-okapi-or-bee = Okapi oder Biene
kingdoms-name-low = niedrig
kingdoms-name-middle = mittel
kingdoms-name-high = hoch
kingdoms-name-odd = ungerade
kingdoms-name-even = gerade
kingdoms-name-pair = Paar
kingdoms-name-ranks-differ = verschiedene Ränge
kingdoms-name-animals-differ = verschiedene Tiere
kingdoms-name-ascending = aufsteigend
kingdoms-name-descending = absteigend
kingdoms-name-alternate = abwechselnd
kingdoms-name-step = ein Schritt
kingdoms-name-follow = wie zuvor
kingdoms-name-break = anders als zuvor
kingdoms-name-neighbour-match = wie ein Nachbar
kingdoms-name-neighbour-rank = Rang eines Nachbarn
kingdoms-name-neighbour-animal = Tier eines Nachbarn
kingdoms-name-neighbour-step = ein Schritt vom Nachbarn
kingdoms-name-neighbour-low = nicht über den Nachbarn
kingdoms-name-neighbour-high = nicht unter den Nachbarn
kingdoms-name-neighbour-ranks-differ = kein Rang der Nachbarn
kingdoms-name-neighbour-animals-differ = kein Tier der Nachbarn
kingdoms-name-realm-rank = ein Rang des Reichs
kingdoms-name-realm-animal = ein Tier des Reichs
kingdoms-name-realm-new-rank = ein neuer Rang
kingdoms-name-realm-new-animal = ein neues Tier
kingdoms-decree-lizard-or-tiger = Nur Eidechsen und Tiger.
kingdoms-decree-wolf-or-frog = Nur Wölfe und Frösche.
kingdoms-decree-panda-or-owl = Nur Rote Pandas und Eulen.
kingdoms-decree-okapi-or-bee = Nur Okapis und Bienen.
kingdoms-decree-low = Nur die Ränge 1, 2 und 3.
kingdoms-decree-middle = Nur die Ränge 4 und 5.
kingdoms-decree-high = Nur die Ränge 6, 7 und 8.
kingdoms-decree-odd = Nur ungerade Ränge.
kingdoms-decree-even = Nur gerade Ränge.
kingdoms-decree-pair = Zwei Karten mit gleichem Tier oder Rang: Eine kommt hierher, die andere wird abgelegt. Ziehe zwei.
kingdoms-decree-ranks-differ = Ein Rang, den hier keine Karte hat.
kingdoms-decree-animals-differ = Ein Tier, das hier keine Karte zeigt.
kingdoms-decree-ascending = Die erste Karte ist eine 1, die zweite eine 2 und so weiter.
kingdoms-decree-descending = Die erste Karte ist eine 8, die zweite eine 7 und so weiter.
kingdoms-higher-ascending = Jede Karte ist höher als die letzte hier.
kingdoms-higher-descending = Jede Karte ist niedriger als die letzte hier.
kingdoms-decree-alternate = Ungerade nach gerade, gerade nach ungerade.
kingdoms-decree-step = Einen Rang über oder unter der letzten Karte hier.
kingdoms-decree-follow = Rang oder Tier der letzten Karte hier.
kingdoms-decree-break = Weder Rang noch Tier der letzten Karte hier.
kingdoms-decree-neighbour-match = Rang oder Tier der letzten Karte eines Nachbarn.
kingdoms-decree-neighbour-rank = Der Rang der letzten Karte eines Nachbarn.
kingdoms-decree-neighbour-animal = Das Tier der letzten Karte eines Nachbarn.
kingdoms-decree-neighbour-step = Einen Rang über oder unter der letzten Karte eines Nachbarn.
kingdoms-decree-neighbour-low = Höchstens so hoch wie die niedrigste letzte Karte nebenan.
kingdoms-decree-neighbour-high = Mindestens so hoch wie die höchste letzte Karte nebenan.
kingdoms-decree-neighbour-ranks-differ = Ein Rang, den keine letzte Karte der Nachbarn hat.
kingdoms-decree-neighbour-animals-differ = Ein Tier, das keine letzte Karte der Nachbarn zeigt.
kingdoms-decree-realm-rank = Der Rang der letzten Karte irgendeines anderen Königreichs.
kingdoms-decree-realm-animal = Das Tier der letzten Karte irgendeines anderen Königreichs.
kingdoms-decree-realm-new-rank = Ein Rang, den keine letzte Karte der anderen Königreiche hat.
kingdoms-decree-realm-new-animal = Ein Tier, das keine letzte Karte der anderen Königreiche zeigt.

## Events
kingdoms-event-tokens_laid = Königreichsplättchen für { $kingdom ->
        [Sumpf] den Sumpf
       *[other] die { $kingdom }
    }: { $values }.
kingdoms-event-decree_dealt = Gesetz für { $kingdom ->
        [Sumpf] den Sumpf
       *[other] die { $kingdom }
    }: { $decree }.
kingdoms-event-age_began = Das { $age }. Zeitalter beginnt. Zuerst am Zug: { $first }.
    .you = Das { $age }. Zeitalter beginnt. Du bist zuerst am Zug.
kingdoms-event-cards_drawn =
    { $cards_id ->
        [hidden] { $seat } zieht { $count ->
            [one] { $count } Karte
           *[other] { $count } Karten
        }.
       *[other] { $seat } zieht: { $cards }.
    }
    .you =
        { $cards_id ->
            [hidden] Du ziehst { $count ->
                [one] { $count } Karte
               *[other] { $count } Karten
            }.
           *[other] Du ziehst: { $cards }.
        }
kingdoms-event-open_cards_drawn = { $seat } zieht: { $cards }.
    .you = Du ziehst: { $cards }.
kingdoms-event-deck_renewed = Der Ablagestapel wird gemischt und zum neuen Nachziehstapel.
kingdoms-event-turn_began = Am Zug: { $seat }.
    .you = Du bist am Zug.
kingdoms-event-card_laid = { $owner } spielt { $kingdom ->
        [Insel] auf die Insel
        [Sumpf] in den Sumpf
        [Gipfel] auf die Gipfel
       *[other] in die { $kingdom }
    }: { $card }.
    .you = Du spielst { $kingdom ->
            [Insel] auf die Insel
            [Sumpf] in den Sumpf
            [Gipfel] auf die Gipfel
           *[other] in die { $kingdom }
        }: { $card }.
kingdoms-event-token_placed =
    { $capital ->
        [yes] { $owner } nimmt die Hauptstadt { $kingdom ->
                [Sumpf] des Sumpfs
               *[other] der { $kingdom }
            }.
       *[no] { $owner } nimmt ein Gebiet { $kingdom ->
                [Sumpf] des Sumpfs
               *[other] der { $kingdom }
            }.
    }
    .you =
        { $capital ->
            [yes] Du nimmst die Hauptstadt { $kingdom ->
                    [Sumpf] des Sumpfs
                   *[other] der { $kingdom }
                }.
           *[no] Du nimmst ein Gebiet { $kingdom ->
                    [Sumpf] des Sumpfs
                   *[other] der { $kingdom }
                }.
        }
kingdoms-event-pair_discarded = { $seat } legt außerdem ab: { $card }.
    .you = Du legst außerdem ab: { $card }.
kingdoms-event-rallied = { $seat } sammelt Tiere (1 Punkt). Abgelegt: { $cards }.
    .you = Du sammelst Tiere (1 Punkt). Abgelegt: { $cards }.
kingdoms-event-rally_closed = { $rallies } Mal in Folge gesammelt: Sammeln ist gesperrt, bis jemand ein Gebiet beansprucht.
kingdoms-event-retreated =
    { $cause_id ->
        [capital] { $owner } hält eine Hauptstadt und zieht sich zurück.
        [out_of_tokens] { $owner } hat keine Marker mehr und zieht sich zurück.
        [nothing_free] { $owner } zieht sich zurück: Nichts ist frei.
       *[choice] { $owner } zieht sich zurück.
    }
    .you = { $cause_id ->
            [capital] Du hältst eine Hauptstadt und ziehst dich zurück.
            [out_of_tokens] Du hast keine Marker mehr und ziehst dich zurück.
            [nothing_free] Du ziehst dich zurück: Nichts ist frei.
           *[choice] Du ziehst dich zurück.
        }
kingdoms-event-retreat_token_drawn =
    { $value_id ->
        [hidden] { $seat } zieht ein Rückzugsplättchen.
       *[other] { $seat } zieht ein Rückzugsplättchen im Wert von { $value }.
    }
    .you =
        { $value_id ->
            [hidden] Du ziehst ein Rückzugsplättchen.
           *[other] Du ziehst ein Rückzugsplättchen im Wert von { $value }.
        }
kingdoms-event-age_ended = Das { $age }. Zeitalter ist zu Ende.
kingdoms-event-scoring_began = Wertung: { $kingdom }. Der erste Platz bringt { $token }.
kingdoms-event-battle_began = Kampf um { $kingdom ->
        [Sumpf] den Sumpf
       *[other] die { $kingdom }
    }: { $contenders }.
kingdoms-event-committed =
    { $card_id ->
        [hidden] { $seat } wählt eine Karte.
       *[other] { $seat } wählt: { $card }.
    }
    .you =
        { $card_id ->
            [hidden] Du wählst eine Karte.
           *[other] Du wählst: { $card }.
        }
kingdoms-event-revealed = { $seat } zeigt: { $card }.
    .you = Du zeigst: { $card }.
kingdoms-event-upstart_revealed = Der Emporkömmling zeigt: { $card }.
kingdoms-event-modifier_asked = { $seat } darf einen +2-Marker dazulegen.
    .you = Du darfst einen +2-Marker dazulegen.
kingdoms-event-modifier_added = { $seat } legt einen +2-Marker dazu: Die Karte zählt jetzt { $rank }.
    .you = Du legst einen +2-Marker dazu: Die Karte zählt jetzt { $rank }.
kingdoms-event-modifier_passed = { $seat } legt nichts dazu.
    .you = Du legst nichts dazu.
kingdoms-event-round_tied = Gleichstand im Kampf um { $kingdom ->
        [Sumpf] den Sumpf
       *[other] die { $kingdom }
    }. Es wird neu gewählt: { $fighting }.
kingdoms-event-battle_ended = Der Kampf um { $kingdom ->
        [Sumpf] den Sumpf
       *[other] die { $kingdom }
    } ist entschieden. Sieg: { $winners }.
    .you = Du gewinnst den Kampf um { $kingdom ->
            [Sumpf] den Sumpf
           *[other] die { $kingdom }
        }.
kingdoms-event-modifier_gained = { $seat } nimmt einen +2-Marker.
    .you = Du nimmst einen +2-Marker.
kingdoms-event-scored =
    { $owner } belegt Platz { $place } ({ $kingdom }): { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
    .you =
        Du belegst Platz { $place } ({ $kingdom }): { $points ->
                [one] { $points } Punkt
               *[other] { $points } Punkte
            }.
kingdoms-event-token_spent = Das Königreichsplättchen { $value } { $kingdom ->
        [Sumpf] des Sumpfs
       *[other] der { $kingdom }
    } verlässt das Spiel.
kingdoms-event-council_seated = { $owner } zieht in den Rat { $kingdom ->
        [Sumpf] des Sumpfs
       *[other] der { $kingdom }
    } ein.
    .you = Du ziehst in den Rat { $kingdom ->
            [Sumpf] des Sumpfs
           *[other] der { $kingdom }
        } ein.
kingdoms-event-board_cleared = Die Marker kommen zurück, die Karten werden gemischt, und die Gesetze verlassen das Spiel.
kingdoms-event-retreat_tokens_scored =
    { $seat } deckt Rückzugsplättchen auf: { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
    .you =
        Du deckst Rückzugsplättchen auf: { $points ->
                [one] { $points } Punkt
               *[other] { $points } Punkte
            }.
kingdoms-event-modifiers_scored =
    { $seat } wertet ungenutzte +2-Marker: { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
    .you =
        Du wertest ungenutzte +2-Marker: { $points ->
                [one] { $points } Punkt
               *[other] { $points } Punkte
            }.
kingdoms-event-game_ended = Das Spiel ist zu Ende.
kingdoms-event-upstart_turned = Der Emporkömmling deckt auf: { $card }.
kingdoms-event-upstart_discarded = Ohne Wirkung abgelegt: { $card }.
kingdoms-event-bonus_matched = Die Bonuskarte passt dazu und wird auch gespielt: { $card }.
kingdoms-event-bonus_turned = Neue Bonuskarte: { $card }.

## Refusals
kingdoms-reason-wrong_moment = Nicht jetzt. Erwartet wird: { $due }.
kingdoms-reason-not_in_hand = Nicht auf deiner Hand: { $card }.
kingdoms-reason-kingdom_full = { $kingdom }: Hier ist kein Platz mehr, die Hauptstadt ist vergeben.
kingdoms-reason-decree_forbids =
    { $card } passt nicht { $kingdom ->
            [Insel] auf die Insel
            [Sumpf] in den Sumpf
            [Gipfel] auf die Gipfel
           *[other] in die { $kingdom }
        } ({ $decree }).{ $needs_id ->
        [ranks] {" "}Nötig: Rang { $ranks }.
        [animals] {" "}Nötig: { $animals }.
        [either] {" "}Nötig: Rang { $ranks } oder { $animals }.
       *[neither] {""}
    }{ $reference_count ->
        [0] {""}
       *[other] {" "}Verglichen mit: { $reference }.
    }
kingdoms-reason-second_card_needed = { $card } braucht hier ein Paar ({ $kingdom }): Nenne eine zweite Karte mit demselben Tier oder Rang.
kingdoms-reason-no_pair = Kein Paar: { $card } und { $with }.
kingdoms-reason-second_card_not_wanted = { $kingdom } ({ $decree }): Hier ist keine zweite Karte nötig.
kingdoms-reason-combination = { $why_id ->
        [peace_alone] Allein wird immer gekämpft: Wählt den Kampf oder fügt einen Platz hinzu.
       *[level_for_several] Stufen gibt es nur im Spiel allein: Lasst die Stufe, wie sie ist, oder spielt mit nur einem Platz.
    }
kingdoms-reason-rally_over = Jemand hat sich zurückgezogen: In diesem Zeitalter darf niemand mehr sammeln.
kingdoms-reason-rally_stalled = { $rallies } Mal in Folge gesammelt: Erst muss jemand ein Gebiet beanspruchen.
kingdoms-reason-rally_without_cards = Wähle mindestens eine Karte zum Ablegen.

## Actions
kingdoms-action-claim = { $kingdom ->
        [Insel] Auf die Insel
        [Sumpf] In den Sumpf
        [Gipfel] Auf die Gipfel
       *[other] In die { $kingdom }
    } spielen: { $card }
    .with = { $kingdom ->
            [Insel] Auf die Insel
            [Sumpf] In den Sumpf
            [Gipfel] Auf die Gipfel
           *[other] In die { $kingdom }
        } spielen: { $card }; ablegen: { $with }
kingdoms-action-rally = Tiere sammeln, ablegen: { $cards }
kingdoms-action-retreat = Zurückziehen
kingdoms-action-commit = Kämpfen: { $card }
kingdoms-action-add = +2-Marker dazulegen
kingdoms-action-pass = Nichts dazulegen

## Score sheet
kingdoms-sheet-age1-isle = 1. Zeitalter: Insel
kingdoms-sheet-age1-dunes = 1. Zeitalter: Dünen
kingdoms-sheet-age1-marsh = 1. Zeitalter: Sumpf
kingdoms-sheet-age1-peaks = 1. Zeitalter: Gipfel
kingdoms-sheet-age1-woods = 1. Zeitalter: Wälder
kingdoms-sheet-age2-isle = 2. Zeitalter: Insel
kingdoms-sheet-age2-dunes = 2. Zeitalter: Dünen
kingdoms-sheet-age2-marsh = 2. Zeitalter: Sumpf
kingdoms-sheet-age2-peaks = 2. Zeitalter: Gipfel
kingdoms-sheet-age2-woods = 2. Zeitalter: Wälder
kingdoms-sheet-age3-isle = 3. Zeitalter: Insel
kingdoms-sheet-age3-dunes = 3. Zeitalter: Dünen
kingdoms-sheet-age3-marsh = 3. Zeitalter: Sumpf
kingdoms-sheet-age3-peaks = 3. Zeitalter: Gipfel
kingdoms-sheet-age3-woods = 3. Zeitalter: Wälder
kingdoms-sheet-rallies = Sammeln
kingdoms-sheet-retreat-tokens = Rückzugsplättchen
kingdoms-sheet-modifiers = Ungenutzte +2-Marker

## Options
kingdoms-option-ties = Gleichstand um Platz eins
kingdoms-option-ties-battle = Kampf
kingdoms-option-ties-peace = Friedliche Einigung
kingdoms-option-decrees = Gesetze im Spiel
kingdoms-option-decrees-all = Alle dreißig
kingdoms-option-decrees-documented = Nur belegte
kingdoms-option-second = Platz zwei bekommt
kingdoms-option-second-3 = 3 Punkte
kingdoms-option-second-half = Das halbe Königreichsplättchen, aufgerundet
kingdoms-option-modifiers = +2-Marker in der Schachtel
kingdoms-option-modifiers-18 = 18
kingdoms-option-modifiers-8 = 8
kingdoms-option-next = Nächste Gruppe, wenn sich alle den ersten Platz teilen
kingdoms-option-next-1 = Platz drei: 1 Punkt
kingdoms-option-next-3 = Platz zwei
kingdoms-option-ascending = „Aufsteigend“ und „absteigend“ verlangen
kingdoms-option-ascending-exact = Genau den nächsten Rang
kingdoms-option-ascending-higher = Irgendeinen höheren oder niedrigeren Rang
kingdoms-option-stall = Runden, in denen nur gesammelt wird, bis Sammeln gesperrt ist (0: nie)
kingdoms-option-level = Stufe des Emporkömmlings
kingdoms-edition-russian = Russische Ausgabe
kingdoms-edition-german = Deutsche Ausgabe
kingdoms-edition-french = Französische Ausgabe

## Why a line of play is better: what it changes

kingdoms-why-points = Punkte
kingdoms-why-leads = Allein geführte Königreiche
kingdoms-why-battles = Königreiche mit Gleichstand um den ersten Platz
kingdoms-why-places = Zweite und dritte Plätze
kingdoms-why-council = Ratssitze und Hauptstädte
kingdoms-why-retreat_tokens = Rückzugsplättchen
kingdoms-why-modifiers = +2-Kampfmarker
kingdoms-why-first = Erster Zug im Zeitalter
