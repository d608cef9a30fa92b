# Les Royaumes Sauvages en français. Les arguments sont les champs des événements, refus et actions.

## Names
kingdoms-name-kingdoms = Les Royaumes Sauvages
kingdoms-name-kingdom = royaume
kingdoms-name-decree = décret
kingdoms-name-territory = territoire
kingdoms-name-capital = capitale
kingdoms-name-council = conseil
kingdoms-name-influence = jeton d’influence
kingdoms-name-age = ère
kingdoms-name-claim = Revendiquer un territoire
kingdoms-name-rally = Rallier
kingdoms-name-retreat = Se retirer
kingdoms-name-retreat-token = jeton de retrait
kingdoms-name-kingdom-token = jeton de royaume
kingdoms-name-battle = bataille
kingdoms-name-peace = accord pacifique
kingdoms-name-modifier = jeton +2
kingdoms-name-upstart = le parvenu
kingdoms-name-deck = pioche
kingdoms-name-discard = défausse
kingdoms-name-hand = main
kingdoms-name-bonus = carte bonus
kingdoms-name-points = points de victoire
kingdoms-name-hidden = caché
kingdoms-name-all = tous les décrets
kingdoms-name-documented = décrets attestés seulement
kingdoms-name-easy = facile
kingdoms-name-medium = moyen
kingdoms-name-normal = normal
kingdoms-name-hard = difficile
kingdoms-name-extreme = extrême
kingdoms-name-choice = par choix
kingdoms-name-out-of-tokens = plus de jetons
kingdoms-name-nothing-free = rien de libre
kingdoms-name-turn = un tour : revendiquer, rallier ou se retirer
kingdoms-name-battle-card = une carte pour la bataille
kingdoms-name-nothing = rien de votre part
kingdoms-name-ranks = rangs
kingdoms-name-animals = animaux
kingdoms-name-either = rang ou animal
kingdoms-name-neither = une autre carte
kingdoms-name-absolute = la carte seule
kingdoms-name-own-last = la dernière carte ici
kingdoms-name-own-all = toutes les cartes ici
kingdoms-name-neighbours = les dernières cartes des voisins
kingdoms-name-realm = les dernières cartes de tous les autres royaumes
kingdoms-name-panda = panda roux
kingdoms-name-tiger = tigre
kingdoms-name-bee = abeille
kingdoms-name-lizard = lézard
kingdoms-name-frog = grenouille
kingdoms-name-owl = chouette
kingdoms-name-okapi = okapi
kingdoms-name-wolf = loup
kingdoms-name-isle = Île
kingdoms-name-dunes = Dunes
kingdoms-name-marsh = Marais
kingdoms-name-peaks = Cimes
kingdoms-name-woods = Bois

## Cards
kingdoms-name-panda1 = panda roux 1
kingdoms-name-panda2 = panda roux 2
kingdoms-name-panda3 = panda roux 3
kingdoms-name-panda4 = panda roux 4
kingdoms-name-panda5 = panda roux 5
kingdoms-name-panda6 = panda roux 6
kingdoms-name-panda7 = panda roux 7
kingdoms-name-panda8 = panda roux 8
kingdoms-name-tiger1 = tigre 1
kingdoms-name-tiger2 = tigre 2
kingdoms-name-tiger3 = tigre 3
kingdoms-name-tiger4 = tigre 4
kingdoms-name-tiger5 = tigre 5
kingdoms-name-tiger6 = tigre 6
kingdoms-name-tiger7 = tigre 7
kingdoms-name-tiger8 = tigre 8
kingdoms-name-bee1 = abeille 1
kingdoms-name-bee2 = abeille 2
kingdoms-name-bee3 = abeille 3
kingdoms-name-bee4 = abeille 4
kingdoms-name-bee5 = abeille 5
kingdoms-name-bee6 = abeille 6
kingdoms-name-bee7 = abeille 7
kingdoms-name-bee8 = abeille 8
kingdoms-name-lizard1 = lézard 1
kingdoms-name-lizard2 = lézard 2
kingdoms-name-lizard3 = lézard 3
kingdoms-name-lizard4 = lézard 4
kingdoms-name-lizard5 = lézard 5
kingdoms-name-lizard6 = lézard 6
kingdoms-name-lizard7 = lézard 7
kingdoms-name-lizard8 = lézard 8
kingdoms-name-frog1 = grenouille 1
kingdoms-name-frog2 = grenouille 2
kingdoms-name-frog3 = grenouille 3
kingdoms-name-frog4 = grenouille 4
kingdoms-name-frog5 = grenouille 5
kingdoms-name-frog6 = grenouille 6
kingdoms-name-frog7 = grenouille 7
kingdoms-name-frog8 = grenouille 8
kingdoms-name-owl1 = chouette 1
kingdoms-name-owl2 = chouette 2
kingdoms-name-owl3 = chouette 3
kingdoms-name-owl4 = chouette 4
kingdoms-name-owl5 = chouette 5
kingdoms-name-owl6 = chouette 6
kingdoms-name-owl7 = chouette 7
kingdoms-name-owl8 = chouette 8
kingdoms-name-okapi1 = okapi 1
kingdoms-name-okapi2 = okapi 2
kingdoms-name-okapi3 = okapi 3
kingdoms-name-okapi4 = okapi 4
kingdoms-name-okapi5 = okapi 5
kingdoms-name-okapi6 = okapi 6
kingdoms-name-okapi7 = okapi 7
kingdoms-name-okapi8 = okapi 8
kingdoms-name-wolf1 = loup 1
kingdoms-name-wolf2 = loup 2
kingdoms-name-wolf3 = loup 3
kingdoms-name-wolf4 = loup 4
kingdoms-name-wolf5 = loup 5
kingdoms-name-wolf6 = loup 6
kingdoms-name-wolf7 = loup 7
kingdoms-name-wolf8 = loup 8

## Decrees: their names, and in plain words
kingdoms-name-lizard-or-tiger = lézard ou tigre
kingdoms-name-wolf-or-frog = loup ou grenouille
kingdoms-name-panda-or-owl = panda roux ou chouette
kingdoms-name-okapi-or-bee = okapi ou abeille
kingdoms-name-low = bas
kingdoms-name-middle = moyen
kingdoms-name-high = haut
kingdoms-name-odd = impair
kingdoms-name-even = pair
kingdoms-name-pair = paire
kingdoms-name-ranks-differ = rangs différents
kingdoms-name-animals-differ = animaux différents
kingdoms-name-ascending = croissant
kingdoms-name-descending = décroissant
kingdoms-name-alternate = en alternance
kingdoms-name-step = un rang d’écart
kingdoms-name-follow = comme la dernière
kingdoms-name-break = autre que la dernière
kingdoms-name-neighbour-match = comme un voisin
kingdoms-name-neighbour-rank = rang d’un voisin
kingdoms-name-neighbour-animal = animal d’un voisin
kingdoms-name-neighbour-step = un rang d’écart avec un voisin
kingdoms-name-neighbour-low = pas plus haut que les voisins
kingdoms-name-neighbour-high = pas plus bas que les voisins
kingdoms-name-neighbour-ranks-differ = autre rang que les voisins
kingdoms-name-neighbour-animals-differ = autre animal que les voisins
kingdoms-name-realm-rank = rang d’un autre royaume
kingdoms-name-realm-animal = animal d’un autre royaume
kingdoms-name-realm-new-rank = rang absent ailleurs
kingdoms-name-realm-new-animal = animal absent ailleurs
kingdoms-decree-lizard-or-tiger = Seulement des lézards et des tigres.
kingdoms-decree-wolf-or-frog = Seulement des loups et des grenouilles.
kingdoms-decree-panda-or-owl = Seulement des pandas roux et des chouettes.
kingdoms-decree-okapi-or-bee = Seulement des okapis et des abeilles.
kingdoms-decree-low = Seulement les rangs 1, 2 et 3.
kingdoms-decree-middle = Seulement les rangs 4 et 5.
kingdoms-decree-high = Seulement les rangs 6, 7 et 8.
kingdoms-decree-odd = Seulement les rangs impairs.
kingdoms-decree-even = Seulement les rangs pairs.
kingdoms-decree-pair = Deux cartes de même animal ou de même rang : l’une va ici, l’autre est défaussée. Piochez-en deux.
kingdoms-decree-ranks-differ = Un rang qui n’est pas encore ici.
kingdoms-decree-animals-differ = Un animal qui n’est pas encore ici.
kingdoms-decree-ascending = La première carte est un 1, la deuxième un 2, et ainsi de suite.
kingdoms-decree-descending = La première carte est un 8, la deuxième un 7, et ainsi de suite.
kingdoms-higher-ascending = Chaque carte est plus haute que la dernière d’ici.
kingdoms-higher-descending = Chaque carte est plus basse que la dernière d’ici.
kingdoms-decree-alternate = Impair après pair, pair après impair.
kingdoms-decree-step = Un rang au-dessus ou au-dessous de la dernière carte ici.
kingdoms-decree-follow = Le rang ou l’animal de la dernière carte ici.
kingdoms-decree-break = Ni le rang ni l’animal de la dernière carte ici.
kingdoms-decree-neighbour-match = Le rang ou l’animal de la dernière carte d’un voisin.
kingdoms-decree-neighbour-rank = Le rang de la dernière carte d’un voisin.
kingdoms-decree-neighbour-animal = L’animal de la dernière carte d’un voisin.
kingdoms-decree-neighbour-step = Un rang au-dessus ou au-dessous de la dernière carte d’un voisin.
kingdoms-decree-neighbour-low = Pas plus haut que la plus basse des dernières cartes des voisins.
kingdoms-decree-neighbour-high = Pas plus bas que la plus haute des dernières cartes des voisins.
kingdoms-decree-neighbour-ranks-differ = Un rang absent des dernières cartes des voisins.
kingdoms-decree-neighbour-animals-differ = Un animal absent des dernières cartes des voisins.
kingdoms-decree-realm-rank = Le rang de la dernière carte d’un autre royaume.
kingdoms-decree-realm-animal = L’animal de la dernière carte d’un autre royaume.
kingdoms-decree-realm-new-rank = Un rang absent des dernières cartes des autres royaumes.
kingdoms-decree-realm-new-animal = Un animal absent des dernières cartes des autres royaumes.

## Events
kingdoms-event-tokens_laid = Jetons { $kingdom ->
    [Dunes] des Dunes
    [Marais] du Marais
    [Cimes] des Cimes
    [Bois] du Bois
   *[other] de l’{ $kingdom }
} : { $values }.
kingdoms-event-decree_dealt = Décret { $kingdom ->
    [Dunes] des Dunes
    [Marais] du Marais
    [Cimes] des Cimes
    [Bois] du Bois
   *[other] de l’{ $kingdom }
} : { $decree }.
kingdoms-event-age_began = L’ère { $age } commence. Premier joueur : { $first }.
    .you = L’ère { $age } commence. Vous jouez en premier.
kingdoms-event-cards_drawn =
    { $cards_id ->
        [hidden] { $seat } pioche { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        }.
       *[other] { $seat } pioche { $cards }.
    }
    .you =
        { $cards_id ->
            [hidden] Vous piochez { $count ->
                [one] { $count } carte
               *[other] { $count } cartes
            }.
           *[other] Vous piochez { $cards }.
        }
kingdoms-event-open_cards_drawn = { $seat } pioche { $cards }.
    .you = Vous piochez { $cards }.
kingdoms-event-deck_renewed = La défausse est mélangée et devient la pioche.
kingdoms-event-turn_began = À { $seat } de jouer.
    .you = À vous de jouer.
kingdoms-event-card_laid = { $owner } joue { $card } { $kingdom ->
    [Dunes] dans les Dunes
    [Marais] dans le Marais
    [Cimes] dans les Cimes
    [Bois] dans le Bois
   *[other] sur l’{ $kingdom }
}.
    .you = Vous jouez { $card } { $kingdom ->
        [Dunes] dans les Dunes
        [Marais] dans le Marais
        [Cimes] dans les Cimes
        [Bois] dans le Bois
       *[other] sur l’{ $kingdom }
    }.
kingdoms-event-token_placed =
    { $owner } prend { $capital ->
        [yes] la capitale
       *[no] un territoire
    } { $kingdom ->
        [Dunes] des Dunes
        [Marais] du Marais
        [Cimes] des Cimes
        [Bois] du Bois
       *[other] de l’{ $kingdom }
    }.
    .you =
        Vous prenez { $capital ->
            [yes] la capitale
           *[no] un territoire
        } { $kingdom ->
            [Dunes] des Dunes
            [Marais] du Marais
            [Cimes] des Cimes
            [Bois] du Bois
           *[other] de l’{ $kingdom }
        }.
kingdoms-event-pair_discarded = { $seat } défausse { $card }.
    .you = Vous défaussez { $card }.
kingdoms-event-rallied = { $seat } rallie des animaux (1 point) et défausse { $cards }.
    .you = Vous ralliez des animaux (1 point) et défaussez { $cards }.
kingdoms-event-rally_closed = { $rallies } ralliements de suite : impossible de rallier avant qu’un territoire soit revendiqué.
kingdoms-event-retreated =
    { $cause_id ->
        [capital] { $owner } tient une capitale et se retire.
        [out_of_tokens] { $owner } n’a plus de jetons et se retire.
        [nothing_free] Rien n’est libre : { $owner } se retire.
       *[choice] { $owner } se retire.
    }
    .you = { $cause_id ->
            [capital] Vous tenez une capitale et vous vous retirez.
            [out_of_tokens] Vous n’avez plus de jetons et vous vous retirez.
            [nothing_free] Rien n’est libre : vous vous retirez.
           *[choice] Vous vous retirez.
        }
kingdoms-event-retreat_token_drawn =
    { $value_id ->
        [hidden] { $seat } tire un jeton de retrait.
       *[other] { $seat } tire un jeton de retrait de valeur { $value }.
    }
    .you =
        { $value_id ->
            [hidden] Vous tirez un jeton de retrait.
           *[other] Vous tirez un jeton de retrait de valeur { $value }.
        }
kingdoms-event-age_ended = L’ère { $age } est terminée.
kingdoms-event-scoring_began = Décompte { $kingdom ->
    [Dunes] des Dunes
    [Marais] du Marais
    [Cimes] des Cimes
    [Bois] du Bois
   *[other] de l’{ $kingdom }
} : la première place vaut { $token }.
kingdoms-event-battle_began = Bataille pour { $kingdom ->
    [Dunes] les Dunes
    [Marais] le Marais
    [Cimes] les Cimes
    [Bois] le Bois
   *[other] l’{ $kingdom }
} : { $contenders }.
kingdoms-event-committed =
    { $card_id ->
        [hidden] { $seat } choisit une carte.
       *[other] { $seat } choisit { $card }.
    }
    .you =
        { $card_id ->
            [hidden] Vous choisissez une carte.
           *[other] Vous choisissez { $card }.
        }
kingdoms-event-revealed = { $seat } montre { $card }.
    .you = Vous montrez { $card }.
kingdoms-event-upstart_revealed = Le parvenu montre { $card }.
kingdoms-event-modifier_asked = { $seat } peut ajouter un jeton +2.
    .you = Vous pouvez ajouter un jeton +2.
kingdoms-event-modifier_added = { $seat } ajoute un jeton +2 : la carte vaut maintenant { $rank }.
    .you = Vous ajoutez un jeton +2 : la carte vaut maintenant { $rank }.
kingdoms-event-modifier_passed = { $seat } n’ajoute rien.
    .you = Vous n’ajoutez rien.
kingdoms-event-round_tied = Égalité dans la bataille pour { $kingdom ->
    [Dunes] les Dunes
    [Marais] le Marais
    [Cimes] les Cimes
    [Bois] le Bois
   *[other] l’{ $kingdom }
}. Nouveau choix : { $fighting }.
kingdoms-event-battle_ended = La bataille pour { $kingdom ->
    [Dunes] les Dunes
    [Marais] le Marais
    [Cimes] les Cimes
    [Bois] le Bois
   *[other] l’{ $kingdom }
} est finie. Victoire : { $winners }.
    .you = Vous gagnez la bataille pour { $kingdom ->
        [Dunes] les Dunes
        [Marais] le Marais
        [Cimes] les Cimes
        [Bois] le Bois
       *[other] l’{ $kingdom }
    }.
kingdoms-event-modifier_gained = { $seat } prend un jeton +2.
    .you = Vous prenez un jeton +2.
kingdoms-event-scored =
    { $owner } prend la { $place ->
        [1] 1re
       *[other] { $place }e
    } place { $kingdom ->
        [Dunes] dans les Dunes
        [Marais] dans le Marais
        [Cimes] dans les Cimes
        [Bois] dans le Bois
       *[other] sur l’{ $kingdom }
    } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you =
        Vous prenez la { $place ->
            [1] 1re
           *[other] { $place }e
        } place { $kingdom ->
            [Dunes] dans les Dunes
            [Marais] dans le Marais
            [Cimes] dans les Cimes
            [Bois] dans le Bois
           *[other] sur l’{ $kingdom }
        } : { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
kingdoms-event-token_spent = Le jeton { $value } { $kingdom ->
    [Dunes] des Dunes
    [Marais] du Marais
    [Cimes] des Cimes
    [Bois] du Bois
   *[other] de l’{ $kingdom }
} quitte le jeu.
kingdoms-event-council_seated = { $owner } entre au conseil { $kingdom ->
    [Dunes] des Dunes
    [Marais] du Marais
    [Cimes] des Cimes
    [Bois] du Bois
   *[other] de l’{ $kingdom }
}.
    .you = Vous entrez au conseil { $kingdom ->
        [Dunes] des Dunes
        [Marais] du Marais
        [Cimes] des Cimes
        [Bois] du Bois
       *[other] de l’{ $kingdom }
    }.
kingdoms-event-board_cleared = Les jetons reviennent à leurs propriétaires, les cartes sont mélangées, les décrets quittent le jeu.
kingdoms-event-retreat_tokens_scored =
    { $seat } révèle ses jetons de retrait : { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    .you =
        Vous révélez vos jetons de retrait : { $points ->
                [one] { $points } point
               *[other] { $points } points
            }.
kingdoms-event-modifiers_scored =
    { $seat } compte ses jetons +2 restants : { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    .you =
        Vous comptez vos jetons +2 restants : { $points ->
                [one] { $points } point
               *[other] { $points } points
            }.
kingdoms-event-game_ended = La partie est terminée.
kingdoms-event-upstart_turned = Le parvenu retourne { $card }.
kingdoms-event-upstart_discarded = Carte défaussée sans effet : { $card }.
kingdoms-event-bonus_matched = La carte bonus { $card } correspond et est jouée aussi.
kingdoms-event-bonus_turned = Nouvelle carte bonus : { $card }.

## Refusals
kingdoms-reason-wrong_moment = Pas maintenant. On attend : { $due }.
kingdoms-reason-not_in_hand = { $card } n’est pas dans votre main.
kingdoms-reason-kingdom_full = Complet : { $kingdom }. La capitale est prise.
kingdoms-reason-decree_forbids =
    { $card } ne convient pas { $kingdom ->
        [Dunes] aux Dunes
        [Marais] au Marais
        [Cimes] aux Cimes
        [Bois] au Bois
       *[other] à l’{ $kingdom }
    } ({ $decree }).{ $needs_id ->
        [ranks] {" "}Il faut : rang { $ranks }.
        [animals] {" "}Il faut : { $animals }.
        [either] {" "}Il faut : rang { $ranks } ou { $animals }.
       *[neither] {""}
    }{ $reference_count ->
        [0] {""}
       *[other] {" "}À comparer avec : { $reference }.
    }
kingdoms-reason-second_card_needed = Il faut une paire { $kingdom ->
    [Dunes] dans les Dunes
    [Marais] dans le Marais
    [Cimes] dans les Cimes
    [Bois] dans le Bois
   *[other] sur l’{ $kingdom }
} : ajoutez une deuxième carte de même animal ou de même rang ({ $card }).
kingdoms-reason-no_pair = { $card } et { $with } ne forment pas une paire.
kingdoms-reason-second_card_not_wanted = Pas besoin d’une deuxième carte { $kingdom ->
    [Dunes] dans les Dunes
    [Marais] dans le Marais
    [Cimes] dans les Cimes
    [Bois] dans le Bois
   *[other] sur l’{ $kingdom }
} ({ $decree }).
kingdoms-reason-combination = { $why_id ->
        [peace_alone] En solo, une égalité mène toujours à une bataille : choisissez la bataille ou ajoutez une place.
       *[level_for_several] Les niveaux sont réservés au jeu en solo : laissez le niveau tel quel ou jouez avec une seule place.
    }
kingdoms-reason-rally_over = Quelqu’un s’est retiré : on ne peut plus rallier pendant cette ère.
kingdoms-reason-rally_stalled = { $rallies } ralliements de suite : quelqu’un doit d’abord revendiquer un territoire.
kingdoms-reason-rally_without_cards = Choisissez au moins une carte à défausser.

## Actions
kingdoms-action-claim = Jouer { $card } { $kingdom ->
    [Dunes] dans les Dunes
    [Marais] dans le Marais
    [Cimes] dans les Cimes
    [Bois] dans le Bois
   *[other] sur l’{ $kingdom }
}
    .with = Jouer { $card } { $kingdom ->
        [Dunes] dans les Dunes
        [Marais] dans le Marais
        [Cimes] dans les Cimes
        [Bois] dans le Bois
       *[other] sur l’{ $kingdom }
    }, défausser { $with }
kingdoms-action-rally = Rallier : défausser { $cards }
kingdoms-action-retreat = Se retirer
kingdoms-action-commit = Jouer { $card } dans la bataille
kingdoms-action-add = Ajouter un jeton +2
kingdoms-action-pass = Ne rien ajouter

## Score sheet
kingdoms-sheet-age1-isle = Ère 1 : Île
kingdoms-sheet-age1-dunes = Ère 1 : Dunes
kingdoms-sheet-age1-marsh = Ère 1 : Marais
kingdoms-sheet-age1-peaks = Ère 1 : Cimes
kingdoms-sheet-age1-woods = Ère 1 : Bois
kingdoms-sheet-age2-isle = Ère 2 : Île
kingdoms-sheet-age2-dunes = Ère 2 : Dunes
kingdoms-sheet-age2-marsh = Ère 2 : Marais
kingdoms-sheet-age2-peaks = Ère 2 : Cimes
kingdoms-sheet-age2-woods = Ère 2 : Bois
kingdoms-sheet-age3-isle = Ère 3 : Île
kingdoms-sheet-age3-dunes = Ère 3 : Dunes
kingdoms-sheet-age3-marsh = Ère 3 : Marais
kingdoms-sheet-age3-peaks = Ère 3 : Cimes
kingdoms-sheet-age3-woods = Ère 3 : Bois
kingdoms-sheet-rallies = Ralliements
kingdoms-sheet-retreat-tokens = Jetons de retrait
kingdoms-sheet-modifiers = Jetons +2 restants

## Options
kingdoms-option-ties = Égalité pour la première place
kingdoms-option-ties-battle = Bataille
kingdoms-option-ties-peace = Accord pacifique
kingdoms-option-decrees = Décrets en jeu
kingdoms-option-decrees-all = Les trente
kingdoms-option-decrees-documented = Seulement les attestés
kingdoms-option-second = La deuxième place reçoit
kingdoms-option-second-3 = 3 points
kingdoms-option-second-half = La moitié du jeton, arrondie à l’entier supérieur
kingdoms-option-modifiers = Jetons +2 dans la boîte
kingdoms-option-modifiers-18 = 18
kingdoms-option-modifiers-8 = 8
kingdoms-option-next = Groupe suivant, quand tous les ex æquo sont premiers
kingdoms-option-next-1 = Troisième place : 1 point
kingdoms-option-next-3 = Deuxième place
kingdoms-option-ascending = « Croissant » et « décroissant » demandent
kingdoms-option-ascending-exact = Exactement le rang suivant
kingdoms-option-ascending-higher = N’importe quel rang plus haut, ou plus bas
kingdoms-option-stall = Manches de ralliements avant de ne plus pouvoir rallier (0 : jamais)
kingdoms-option-level = Niveau du parvenu
kingdoms-edition-russian = Édition russe
kingdoms-edition-german = Édition allemande
kingdoms-edition-french = Édition française

## Why a line of play is better: what it changes

kingdoms-why-points = Points
kingdoms-why-leads = Royaumes menés sans partage
kingdoms-why-battles = Royaumes à égalité pour la première place
kingdoms-why-places = Deuxièmes et troisièmes places
kingdoms-why-council = Sièges au conseil et capitales
kingdoms-why-retreat_tokens = Jetons de retrait
kingdoms-why-modifiers = Jetons +2
kingdoms-why-first = Commencer une ère
