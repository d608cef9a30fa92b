# Le Clan des Loups. Les places arrivent comme noms de joueurs, les cases et paiements comme texte, les choses nommées dans cette langue.

## Words

wolves-name-wolves = Le Clan des Loups
wolves-name-forest = forêt
wolves-name-rock = montagne
wolves-name-grass = prairie
wolves-name-tundra = neige
wolves-name-desert = désert
wolves-name-water = point d’eau
wolves-name-chasm = canyon
wolves-name-pack = loup de meute
wolves-name-alpha = loup alpha
wolves-name-wolf = loup
wolves-name-lone-wolf = loup solitaire
wolves-name-den = tanière
wolves-name-lair = antre
wolves-name-blank = marqueur vierge
wolves-name-prey = proie
wolves-name-moose = élan
wolves-name-deer = cerf
wolves-name-raccoon = raton laveur
wolves-name-boar = sanglier
wolves-name-hare = lapin
wolves-name-crescent = croissant
wolves-name-half = quartier
wolves-name-full = pleine lune
wolves-name-spread = déploiement
wolves-name-speed = vitesse des loups
wolves-name-howl = hurler
wolves-name-howl-range = portée du hurlement
wolves-name-terrain = jeton terrain bonus
wolves-name-action = jeton action bonus
wolves-name-terrain-tile = tuile terrain
wolves-name-scoring-token = jeton de région
wolves-name-region = région
wolves-name-start-board = plateau de départ
wolves-name-calendar = cycle lunaire
wolves-name-control = contrôle
wolves-name-vp = points de victoire
wolves-name-passive = meute passive
wolves-name-forward = en avant
wolves-name-backward = en arrière
wolves-name-tiles = tuiles terrain
wolves-name-place = placer des loups
wolves-name-first-pair = premiers loups
wolves-name-second-pair = seconds loups
wolves-name-play = les tours de jeu
wolves-name-over = la fin de la partie
wolves-name-move = se déplacer
wolves-name-walk = marcher
wolves-name-displace = faire fuir
wolves-name-build = construire une tanière
wolves-name-upgrade = transformer une tanière
wolves-name-dominate = dominer
wolves-name-hunt = chasser
wolves-name-end = finir le tour
wolves-name-pay = payer

## Events

wolves-event-pack_chosen = { $seat } joue la meute : { $home }.
    .you = Vous jouez la meute : { $home }.
wolves-event-passive_pack = La meute passive : { $home }.
wolves-event-region_laid = La région { $region } est le plateau { $board }, avec deux loups solitaires.
wolves-event-prey_placed = Proies en { $region } : { $count } × { $prey }.
wolves-event-token_placed = Jeton de région en { $region } : { $moon }.
wolves-event-passive_placed = Meute passive : { $piece } en { $at }.
wolves-event-first_player = { $seat } commence.
    .you = Vous commencez.
wolves-event-tiles_set = { $seat } dispose ses tuiles terrain { $setting }.
    .you = Vous disposez vos tuiles terrain { $setting }.
wolves-event-pair_placed = { $seat } place un loup alpha et un loup de meute en { $at }.
    .you = Vous placez un loup alpha et un loup de meute en { $at }.
wolves-event-bonus_action_spent = { $seat } dépense un jeton action bonus ; { $left ->
        [0] il n’en reste aucun
        [one] il en reste { $left }
       *[other] il en reste { $left }
    }.
    .you = Vous dépensez un jeton action bonus ; { $left ->
            [0] il n’en reste aucun
            [one] il en reste { $left }
           *[other] il en reste { $left }
        }.
wolves-event-paid = { $seat } paie ({ $terrain }) avec { $pay }.
    .you = Vous payez ({ $terrain }) avec { $pay }.
wolves-event-move_began = { $seat } se déplace ({ $terrain }) : jusqu’à { $walks ->
        [one] { $walks } loup
       *[other] { $walks } loups
    }, { $speed ->
        [one] { $speed } case
       *[other] { $speed } cases
    } au plus chacun.
    .you = Vous vous déplacez ({ $terrain }) : jusqu’à { $walks ->
            [one] { $walks } loup
           *[other] { $walks } loups
        }, { $speed ->
            [one] { $speed } case
           *[other] { $speed } cases
        } au plus chacun.
wolves-event-wolf_walked = { $seat } : { $wolf } de { $from } à { $to }.
wolves-event-displacement_due = { $seat } doit choisir où fuit le { $wolf } en { $at } ({ $owner }).
    .you = Vous devez choisir où fuit le { $wolf } en { $at } ({ $owner }).
    .yours = { $seat } doit choisir où fuit votre { $wolf } en { $at }.
wolves-event-displaced = { $seat } fait fuir un { $wolf } ({ $owner }), { $from } → { $to }.
    .you = Vous faites fuir un { $wolf } ({ $owner }), { $from } → { $to }.
    .yours = { $seat } fait fuir votre { $wolf }, { $from } → { $to }.
wolves-event-den_built = { $seat } construit une tanière en { $at }.
    .you = Vous construisez une tanière en { $at }.
wolves-event-track_advanced = { $seat } : { $track_id ->
        [spread] le déploiement
        [speed] la vitesse des loups
       *[howl] la portée du hurlement
    } passe à { $value }.
wolves-event-bonus_gained = { $seat } gagne un { $bonus } et en a { $total }.
    .you = Vous gagnez un { $bonus } et en avez { $total }.
wolves-event-lair_built = { $seat } transforme la tanière en { $at } ; c’est l’antre numéro { $lairs }.
    .you = Vous transformez la tanière en { $at } ; c’est l’antre numéro { $lairs }.
wolves-event-lone_wolf_joined = { $seat } appelle le loup solitaire en { $at } : { $wolf_id ->
        [alpha] un loup alpha
       *[pack] un loup de meute
    } rejoint la meute.
    .you = Vous appelez le loup solitaire en { $at } : { $wolf_id ->
            [alpha] un loup alpha
           *[pack] un loup de meute
        } rejoint la meute.
wolves-event-wolf_dominated = { $seat } domine un loup de meute ({ $owner }) en { $at } : { $wolf_id ->
        [alpha] un loup alpha
       *[pack] un loup de meute
    } prend sa place.
    .you = Vous dominez un loup de meute ({ $owner }) en { $at } : { $wolf_id ->
            [alpha] un loup alpha
           *[pack] un loup de meute
        } prend sa place.
    .yours = { $seat } domine votre loup de meute en { $at } : { $wolf_id ->
            [alpha] un loup alpha
           *[pack] un loup de meute
        } prend sa place.
wolves-event-den_dominated = { $seat } domine une tanière ({ $owner }) en { $at }.
    .you = Vous dominez une tanière ({ $owner }) en { $at }.
    .yours = { $seat } domine votre tanière en { $at }.
wolves-event-calendar_advanced = Cycle lunaire, date { $date } : { $kind }{ $owner_id ->
        [none] { "" }
       *[other] { " " }({ $owner })
    }.
    .yours = Cycle lunaire, date { $date } : { $kind } (à vous).
wolves-event-action_ended = { $seat } a terminé l’action { $done }.
    .you = Vous avez terminé l’action { $done }.
wolves-event-hunted = { $seat } chasse en { $region } : { $prey }.
    .you = Vous chassez en { $region } : { $prey }.
wolves-event-moon_rose = { $moon } : les régions marquées ainsi sont décomptées.
wolves-event-region_won = { $region } : { $seat } a la première place avec { $control } de contrôle et prend le jeton ({ $points }).
    .you = { $region } : vous avez la première place avec { $control } de contrôle et prenez le jeton ({ $points }).
wolves-event-region_second = { $region } : { $seat } a la deuxième place avec { $control } de contrôle et gagne { $points }.
    .you = { $region } : vous avez la deuxième place avec { $control } de contrôle et gagnez { $points }.
wolves-event-region_shared = { $region } : égalité pour la première place avec { $control } de contrôle. { $points } chacun : { $seats }.
wolves-event-second_shared = { $region } : égalité pour la deuxième place avec { $control } de contrôle, personne ne la gagne.
wolves-event-token_discarded = { $region } : le jeton est défaussé, { $passive ->
        [yes] car la meute passive a la première place
       *[no] car personne n’y est
    }.
wolves-event-chip_discarded = { $region } : la meute passive a la deuxième place, personne ne la gagne.
wolves-event-round_ended = La manche est finie ; { $quiet ->
        [0] le cycle lunaire avance
        [one] { $quiet } manche sans nouvelle date
       *[other] { $quiet } manches sans nouvelle date
    }.
wolves-event-turn_ended = À { $next } de jouer.
    .you = À vous de jouer.
wolves-event-game_ended = La partie est finie. Victoire : { $winners }.
    .you = La partie est finie. Vous avez gagné.

## Refusals

wolves-reason-wrong_phase = Pas maintenant : cela appartient à une autre étape ({ $needed }).
wolves-reason-displace_first = Le loup en { $at } doit d’abord fuir.
wolves-reason-nothing_to_displace = Aucun loup ne doit fuir.
wolves-reason-actions_left = Il reste { $left ->
        [one] { $left } action
       *[other] { $left } actions
    } à faire dans ce tour.
wolves-reason-no_actions_left = Les deux actions sont faites, et vous n’avez pas de jeton action bonus.
wolves-reason-no_move_open = Aucun déplacement n’est en cours.
wolves-reason-no_such_hex = Cette carte n’a pas de case { $at }.
wolves-reason-impassable = Rien ne peut se tenir en { $at }.
wolves-reason-not_on_start_board = { $at } n’est pas sur le plateau de départ.
wolves-reason-same_half = { $at } est du même côté du canyon que vos premiers loups en { $first }.
wolves-reason-crescent_region = Personne ne commence en région { $region }, qui a un croissant.
wolves-reason-not_empty = { $at } n’est pas libre.
wolves-reason-lone_wolf_there = Un loup solitaire est en { $at }.
wolves-reason-prey_there = Une proie est en { $at }.
wolves-reason-hex_full = Il y a déjà deux pions en { $at }.
wolves-reason-foreign_piece = { $owner_id ->
        [none] Un pion de la meute passive gêne en { $at }.
       *[other] Un pion adverse ({ $owner }) gêne en { $at }.
    }
wolves-reason-no_wolf_there = Vous n’avez pas de { $wolf } en { $at }.
wolves-reason-already_walked = Le { $wolf } en { $at } a déjà marché dans ce déplacement.
wolves-reason-same_hex = Il faut finir sur une autre case que { $at }.
wolves-reason-wrong_terrain = Terrain en { $at } : { $terrain } ; terrain payé : { $paid }.
wolves-reason-too_far = { $at } est à { $distance ->
        [one] { $distance } case
       *[other] { $distance } cases
    } ; votre vitesse est { $speed }.
wolves-reason-not_nearest = { $at } est à { $distance } ; la case possible la plus proche est à { $nearest }.
wolves-reason-cannot_flee_there = Le loup ne peut pas fuir en { $at }.
wolves-reason-no_alpha_near = Aucun de vos loups alpha n’est en { $at } ni à côté.
wolves-reason-den_there = Vous avez déjà une tanière ou un antre en { $at }.
wolves-reason-no_dens_left = Il ne reste pas de tanière sur cette piste : { $track_id ->
        [spread] déploiement
        [speed] vitesse des loups
       *[howl] portée du hurlement
    }.
wolves-reason-no_own_den = Vous n’avez pas de tanière en { $at }.
wolves-reason-not_by_water = { $at } n’est pas à côté de l’eau.
wolves-reason-lair_in_region = Vous avez déjà un antre en région { $region }.
wolves-reason-no_lairs_left = Tous vos antres sont construits.
wolves-reason-no_lone_wolf = Il n’y a pas de loup solitaire en { $at }.
wolves-reason-no_wolves_left = Tous vos loups sont sur la carte.
wolves-reason-out_of_range = { $at } est à { $distance ->
        [one] { $distance } case
       *[other] { $distance } cases
    } ; la portée de votre hurlement est { $range }.
wolves-reason-no_wolf_to_dominate = Il n’y a pas de loup de meute adverse en { $at }.
wolves-reason-no_den_to_dominate = Il n’y a pas de tanière adverse en { $at }.
wolves-reason-protected = Le pion en { $at } est protégé par un autre pion de sa meute.
wolves-reason-alpha_immune = Le loup alpha en { $at } ne peut pas être dominé.
wolves-reason-lair_immune = L’antre en { $at } ne peut pas être dominé.
wolves-reason-passive_immune = La meute passive en { $at } ne peut pas être dominée.
wolves-reason-cannot_pay = Cela coûte { $needed } × { $terrain } ; vous avez { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    } et { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }.
wolves-reason-tile_not_showing = La tuile { $tile } ne montre pas : { $terrain }.
wolves-reason-too_few_tokens = Cela coûte { $needed ->
        [one] { $needed } jeton
       *[other] { $needed } jetons
    } ; vous en avez { $tokens }.
wolves-reason-wrong_payment = Le prix est { $needed }, ceci paie { $paid }.

## Actions

wolves-action-tiles = Disposer les tuiles terrain { $setting }
wolves-action-place = Placer un loup alpha et un loup de meute en { $at }
wolves-paying = { $pay_id ->
    [none] { "" }
   *[other] , payé avec { $pay }
}
wolves-action-move = Se déplacer ({ $terrain }){ wolves-paying }
wolves-action-walk = { $wolf } de { $from } à { $to }
wolves-action-displace = Faire fuir en { $to }
wolves-action-build = Construire une tanière en { $at } ({ $track_id ->
        [spread] déploiement
        [speed] vitesse des loups
       *[howl] portée du hurlement
    }){ wolves-paying }
wolves-action-upgrade = Transformer la tanière en { $at }{ wolves-paying }
wolves-action-howl = Hurler vers { $at }{ wolves-paying }
wolves-action-dominate = { $track_id ->
        [spread] Dominer la tanière en { $at } (déploiement)
        [speed] Dominer la tanière en { $at } (vitesse des loups)
        [howl] Dominer la tanière en { $at } (portée du hurlement)
       *[other] Dominer le loup en { $at }
    }{ wolves-paying }
wolves-action-end_turn = Finir le tour

## Score sheet

wolves-sheet-spread = Déploiement
wolves-sheet-speed = Vitesse des loups
wolves-sheet-howl = Portée du hurlement
wolves-sheet-wolves = Loups
wolves-sheet-lairs = Antres
wolves-sheet-prey = Proies
wolves-sheet-tokens = Jetons de région
wolves-sheet-chips = Deuxièmes places et places partagées

## Options

wolves-option-tiles = Tuiles terrain au départ : chacun choisit, ou toutes en avant
wolves-option-stall = Manches sans nouvelle date avant l’arrivée de marqueurs vierges (0 : jamais)
wolves-option-packs = Quelle meute à quelle place

## Why a line of play is better: what it changes

wolves-why-points = Points
wolves-why-action_tokens = Jetons action bonus
wolves-why-terrain_tokens = Jetons terrain bonus
wolves-why-attributes = Déploiement, vitesse des loups et portée du hurlement
wolves-why-tracks = Pistes qui rapporteront bientôt des points
wolves-why-wolves = Loups de meute
wolves-why-alphas = Loups alpha
wolves-why-regions_next = Contrôle là où la prochaine lune décompte
wolves-why-regions_later = Contrôle là où la lune suivante décompte
wolves-why-regions_last = Contrôle là où la dernière lune décompte
wolves-why-lairs = Tanières qui peuvent devenir des antres
wolves-why-hunt = Proies à portée
wolves-why-howl = Loups solitaires à portée du hurlement
wolves-why-threats = Pions que les rivaux peuvent dominer
wolves-why-tiles = Tuiles terrain identiques
