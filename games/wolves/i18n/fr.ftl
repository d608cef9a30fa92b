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
wolves-name-forward = côté recto
wolves-name-backward = côté verso
wolves-name-tiles = tuiles terrain
wolves-name-place = placer des loups
wolves-name-first-pair = première paire de loups
wolves-name-second-pair = seconde paire de loups
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

wolves-event-pack_chosen = { $seat } mène la meute « { $home } ».
    .you = Vous menez la meute « { $home } ».
wolves-event-passive_pack = Meute passive : { $home }.
wolves-event-region_laid = La région { $region } est le plateau { $board }, avec deux loups solitaires.
wolves-event-prey_placed = Proies de la région { $region } : { $count } × { $prey }.
wolves-event-token_placed = Jeton de la région { $region } : { $moon }.
wolves-event-passive_placed = Meute passive : { $piece } en { $at }.
wolves-event-first_player = { $seat } commence.
    .you = Vous commencez.
wolves-event-tiles_set = { $seat } pose ses tuiles terrain { $setting }.
    .you = Vous posez vos tuiles terrain { $setting }.
wolves-event-pair_placed = { $seat } place un loup alpha et un loup de meute en { $at }.
    .you = Vous placez un loup alpha et un loup de meute en { $at }.
wolves-event-bonus_action_spent = { $seat } dépense un jeton action bonus ; { $left ->
        [0] il n’en reste plus
        [one] il en reste { $left }
       *[other] il en reste { $left }
    }.
    .you = Vous dépensez un jeton action bonus ; { $left ->
            [0] il ne vous en reste plus
            [one] il vous en reste { $left }
           *[other] il vous en reste { $left }
        }.
wolves-event-paid = { $seat } paie avec { $pay } ({ $terrain }).
    .you = Vous payez avec { $pay } ({ $terrain }).
wolves-event-move_began = { $seat } se déplace ({ $terrain }) : jusqu’à { $walks ->
        [one] { $walks } loup
       *[other] { $walks } loups
    }, jusqu’à { $speed ->
        [one] { $speed } case
       *[other] { $speed } cases
    } chacun.
    .you = Vous vous déplacez ({ $terrain }) : jusqu’à { $walks ->
            [one] { $walks } loup
           *[other] { $walks } loups
        }, jusqu’à { $speed ->
            [one] { $speed } case
           *[other] { $speed } cases
        } chacun.
wolves-event-wolf_walked = { $seat } : { $wolf }, { $from } → { $to }.
wolves-event-displacement_due = { $seat } doit choisir où fuira le { $wolf } de { $at } ({ $owner }).
    .you = Vous devez choisir où fuira le { $wolf } de { $at } ({ $owner }).
    .yours = { $seat } doit choisir où fuira votre { $wolf } de { $at }.
wolves-event-displaced = { $seat } fait fuir un { $wolf } ({ $owner }) de { $from } en { $to }.
    .you = Vous faites fuir un { $wolf } ({ $owner }) de { $from } en { $to }.
    .yours = { $seat } fait fuir votre { $wolf } de { $from } en { $to }.
wolves-event-den_built = { $seat } construit une tanière en { $at }.
    .you = Vous construisez une tanière en { $at }.
wolves-event-track_advanced = { $seat } : { $track_id ->
        [spread] le déploiement
        [speed] la vitesse des loups
       *[howl] la portée du hurlement
    } passe à { $value }.
wolves-event-bonus_gained = { $seat } gagne un { $bonus } et en a maintenant { $total }.
    .you = Vous gagnez un { $bonus } et en avez maintenant { $total }.
wolves-event-bonus_missed = { $seat } aurait gagné un { $bonus }, mais il n’en reste plus.
    .you = Vous auriez gagné un { $bonus }, mais il n’en reste plus.
wolves-event-lair_built = { $seat } transforme en antre la tanière de { $at } (antre numéro { $lairs }).
    .you = Vous transformez en antre la tanière de { $at } (antre numéro { $lairs }).
wolves-event-lone_wolf_joined = { $seat } appelle le loup solitaire de { $at } : { $wolf_id ->
        [alpha] un loup alpha
       *[pack] un loup de meute
    } rejoint la meute.
    .you = Vous appelez le loup solitaire de { $at } : { $wolf_id ->
            [alpha] un loup alpha
           *[pack] un loup de meute
        } rejoint votre meute.
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
wolves-event-hunted = { $seat } attrape un { $prey } dans la région { $region }.
    .you = Vous attrapez un { $prey } dans la région { $region }.
wolves-event-hunt_due = Deux piles sont encerclées, et { $seat } en choisit une : { $prey }.
    .you = Deux piles sont encerclées, choisissez-en une : { $prey }.
wolves-event-moon_rose = { $moon ->
        [croissant] Le croissant
        [quartier] Le quartier
       *[other] La pleine lune
    } se lève : les régions de cette phase sont décomptées.
wolves-event-region_won = Région { $region } : { $seat } arrive en tête avec un contrôle de { $control } et prend le jeton ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }).
    .you = Région { $region } : vous arrivez en tête avec un contrôle de { $control } et prenez le jeton ({ $points ->
            [one] { $points } point
           *[other] { $points } points
        }).
wolves-event-region_second = Région { $region } : { $seat } prend la deuxième place avec un contrôle de { $control } et gagne { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you = Région { $region } : vous prenez la deuxième place avec un contrôle de { $control } et gagnez { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
wolves-event-region_shared = Région { $region } : égalité en tête avec un contrôle de { $control }. { $points ->
        [one] { $points } point
       *[other] { $points } points
    } chacun : { $seats }.
wolves-event-second_shared = Région { $region } : égalité pour la deuxième place avec un contrôle de { $control }, personne ne l’obtient.
wolves-event-token_discarded = Région { $region } : le jeton est défaussé, { $passive ->
        [yes] car la meute passive est en tête
       *[no] car personne n’y est
    }.
wolves-event-chip_discarded = Région { $region } : la meute passive est deuxième, personne n’obtient cette place.
wolves-event-round_ended = La manche est finie ; { $quiet ->
        [0] le cycle lunaire avance
        [one] { $quiet } manche sans que le cycle lunaire avance
       *[other] { $quiet } manches sans que le cycle lunaire avance
    }.
wolves-event-turn_ended = À { $next } de jouer.
    .you = À vous de jouer.
wolves-event-game_ended = La partie est terminée. Victoire : { $winners }.
    .you = La partie est terminée. Vous avez gagné.

## Refusals

wolves-reason-wrong_phase = Pas maintenant : cela se fait à une autre étape ({ $needed }).
wolves-reason-displace_first = Le loup de { $at } doit d’abord fuir.
wolves-reason-nothing_to_displace = Aucun loup ne doit fuir.
wolves-reason-hunt_first = Choisissez d’abord quelle pile encerclée chasser : { $prey }.
wolves-reason-nothing_to_hunt = Il n’y a pas de pile à choisir en { $at }.
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
wolves-reason-crescent_region = On ne commence pas dans la région { $region } : elle porte un croissant.
wolves-reason-not_empty = { $at } n’est pas libre.
wolves-reason-lone_wolf_there = Il y a un loup solitaire en { $at }.
wolves-reason-prey_there = Il y a une proie en { $at }.
wolves-reason-hex_full = Il y a déjà deux pions en { $at }.
wolves-reason-foreign_piece = { $owner_id ->
        [none] Un pion de la meute passive bloque { $at }.
       *[other] Un pion adverse ({ $owner }) bloque { $at }.
    }
wolves-reason-no_wolf_there = Vous n’avez pas de { $wolf } en { $at }.
wolves-reason-already_walked = Le { $wolf } de { $at } a déjà marché pendant ce déplacement.
wolves-reason-same_hex = Il faut finir sur une autre case que { $at }.
wolves-reason-wrong_terrain = Terrain en { $at } : { $terrain } ; terrain payé : { $paid }.
wolves-reason-too_far = { $at } est à { $distance ->
        [one] { $distance } case
       *[other] { $distance } cases
    } ; votre vitesse est de { $speed }.
wolves-reason-not_nearest = { $at } est à une distance de { $distance } ; la case possible la plus proche est à { $nearest }.
wolves-reason-cannot_flee_there = Le loup ne peut pas fuir en { $at }.
wolves-reason-no_alpha_near = Aucun de vos loups alpha n’est en { $at } ni à côté.
wolves-reason-den_there = Vous avez déjà une tanière ou un antre en { $at }.
wolves-reason-no_dens_left = Cette piste n’a plus de tanière : { $track_id ->
        [spread] déploiement
        [speed] vitesse des loups
       *[howl] portée du hurlement
    }.
wolves-reason-no_own_den = Vous n’avez pas de tanière en { $at }.
wolves-reason-not_by_water = { $at } n’est pas à côté de l’eau.
wolves-reason-lair_in_region = Vous avez déjà un antre dans la région { $region }.
wolves-reason-no_lairs_left = Tous vos antres sont construits.
wolves-reason-no_lone_wolf = Il n’y a pas de loup solitaire en { $at }.
wolves-reason-no_wolves_left = Tous vos loups sont sur la carte.
wolves-reason-out_of_range = { $at } est à { $distance ->
        [one] { $distance } case
       *[other] { $distance } cases
    } ; la portée de votre hurlement est de { $range }.
wolves-reason-no_wolf_to_dominate = Il n’y a pas de loup de meute adverse en { $at }.
wolves-reason-no_den_to_dominate = Il n’y a pas de tanière adverse en { $at }.
wolves-reason-protected = Le pion de { $at } est protégé par un autre pion de sa meute.
wolves-reason-alpha_immune = Le loup alpha de { $at } ne peut pas être dominé.
wolves-reason-lair_immune = L’antre de { $at } ne peut pas être dominé.
wolves-reason-passive_immune = La meute passive en { $at } ne peut pas être dominée.
wolves-reason-cannot_pay = Cela coûte { $needed } × { $terrain } ; vous avez { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    } et { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }.
wolves-reason-tile_not_showing = La tuile { $tile } ne montre pas le terrain « { $terrain } ».
wolves-reason-too_few_tokens = Cela coûte { $needed ->
        [one] { $needed } jeton
       *[other] { $needed } jetons
    } ; vous en avez { $tokens }.
wolves-reason-wrong_payment = Prix : { $needed } ; ce paiement vaut { $paid }.
wolves-reason-combination = { $why_id ->
        [pack_twice] Une meute ne peut pas occuper deux places : choisissez-en une autre ou laissez décider le sort.
       *[more_packs_than_seats] Il y a plus de meutes que de places : ajoutez une place ou laissez décider le sort.
    }

## Actions

wolves-action-tiles = Poser les tuiles terrain { $setting }
wolves-action-place = Placer un loup alpha et un loup de meute en { $at }
wolves-paying = { $pay_id ->
    [none] { "" }
   *[other] , payé avec { $pay }
}
wolves-action-move = Se déplacer ({ $terrain }){ wolves-paying }
wolves-action-walk = { $wolf } : { $from } → { $to }
wolves-action-displace = Faire fuir vers { $to }
wolves-action-hunt = Chasser en { $at }
wolves-action-build = Construire une tanière en { $at } ({ $track_id ->
        [spread] déploiement
        [speed] vitesse des loups
       *[howl] portée du hurlement
    }){ wolves-paying }
wolves-action-upgrade = Transformer en antre la tanière de { $at }{ wolves-paying }
wolves-action-howl = Hurler vers { $at }{ wolves-paying }
wolves-action-dominate = { $track_id ->
        [spread] Dominer la tanière de { $at } (déploiement)
        [speed] Dominer la tanière de { $at } (vitesse des loups)
        [howl] Dominer la tanière de { $at } (portée du hurlement)
       *[other] Dominer le loup de { $at }
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

wolves-option-tiles = Tuiles terrain au départ
wolves-option-tiles-choose = Chacun choisit
wolves-option-tiles-forward = Toutes côté recto
wolves-option-supply = Jetons bonus
wolves-option-supply-unlimited = Illimités
wolves-option-supply-12 = 12 de chaque sorte pour la table
wolves-option-hunt = Deux piles encerclées de la même proie
wolves-option-hunt-auto = La plus haute est chassée
wolves-option-hunt-choose = Le joueur choisit
wolves-option-range = Portée du hurlement
wolves-option-range-over = Par-dessus l’eau et le canyon
wolves-option-range-around = En contournant l’eau et le canyon
wolves-option-tiebreak = Dernier départage
wolves-option-tiebreak-alphas = Loups alpha sur la carte
wolves-option-tiebreak-wolves = Tous les loups sur la carte
wolves-option-stall = Manches sans avancée du cycle lunaire avant les marqueurs vierges (0 : jamais)
wolves-option-packs = Meute de chaque place
wolves-edition-russian = Édition russe
wolves-edition-german-french-ukrainian = Édition allemande, française ou ukrainienne
wolves-edition-arena = Board Game Arena

## Why a line of play is better: what it changes

wolves-why-points = Points
wolves-why-action_tokens = Jetons action bonus
wolves-why-terrain_tokens = Jetons terrain bonus
wolves-why-attributes = Déploiement, vitesse des loups et portée du hurlement
wolves-why-tracks = Pistes qui rapporteront bientôt des points
wolves-why-wolves = Loups de meute
wolves-why-alphas = Loups alpha
wolves-why-regions_next = Contrôle dans les régions de la prochaine lune
wolves-why-regions_later = Contrôle dans les régions de la lune suivante
wolves-why-regions_last = Contrôle dans les régions de la dernière lune
wolves-why-lairs = Tanières qui peuvent devenir des antres
wolves-why-hunt = Proies à portée
wolves-why-howl = Loups solitaires à portée du hurlement
wolves-why-threats = Pions que les rivaux peuvent dominer
wolves-why-tiles = Tuiles terrain identiques
