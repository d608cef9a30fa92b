## L’écran du Clan des Loups.

wolves-ui-title = Le Clan des Loups
wolves-ui-line = Menez une meute à travers cinq terrains, appelez des loups solitaires, construisez des tanières et régnez sur les régions quand la lune se lève.
wolves-ui-minutes = { $players ->
    [2] 45–60 min
    [3] 60–75 min
   *[other] 75–90 min
}

## Le plateau du joueur

wolves-ui-pack-yours = Votre meute
wolves-ui-pack-of = Meute : { $name }
wolves-ui-close = Fermer
wolves-ui-tiles = Tuiles terrain
wolves-ui-tile = Tuile { $number } : { $up }, au dos { $down }
wolves-ui-tile-home = Tuile { $number } : { $up }, tuile foyer, identique des deux côtés
# Names of terrains on narrow tiles: about seven letters.
wolves-ui-short-forest = Forêt
wolves-ui-short-rock = Monts
wolves-ui-short-grass = Prairie
wolves-ui-short-tundra = Neige
wolves-ui-short-desert = Désert
wolves-ui-terrain-token = Jetons terrain bonus
wolves-ui-action-token = Jetons action bonus
wolves-ui-terrain-tokens = { $count ->
    [one] { $count } jeton terrain
   *[other] { $count } jetons terrain
}
wolves-ui-action-tokens = { $count ->
    [one] { $count } action bonus
   *[other] { $count } actions bonus
}
wolves-ui-track-spread = Déploiement
wolves-ui-track-speed = Vitesse
wolves-ui-track-howl = Portée
wolves-ui-track-state = { $track } { $value }, { $left ->
    [0] plus aucune tanière.
    [one] { $left } tanière restante.
   *[other] { $left } tanières restantes.
}
wolves-ui-track-pick = { $track } : prendre la tanière suivante ({ $value })
wolves-ui-lairs = Antres
wolves-ui-prey = Proies
wolves-ui-wolves = Loups
wolves-ui-row-state = { $have } sur { $most }, { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
wolves-ui-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
wolves-ui-points-label = { wolves-ui-points } maintenant, { $regions } de plus si toutes les régions étaient décomptées à présent
wolves-ui-score-open = { wolves-ui-points }, { $later } si toutes les régions étaient décomptées. Voir la feuille de score.

## Rivaux, régions, journal

wolves-ui-look = Voir le plateau : { $name }
wolves-ui-last-turn = Dernier tour
wolves-ui-replay-of = Revoir le dernier tour : { $name }
wolves-ui-regions = Régions
wolves-ui-region = Région
wolves-ui-passive = meute passive
wolves-ui-panels = Panneaux
wolves-ui-tab-pack = Meute
wolves-ui-tab-rivals = Rivaux
wolves-ui-tab-regions = Régions
wolves-ui-tab-log = Journal

## La carte

wolves-ui-map = Carte de { $hexes } cases. Flèches pour se déplacer, N pour la cible suivante, Entrée pour valider.
wolves-ui-zoom-in = Agrandir
wolves-ui-zoom-out = Réduire
wolves-ui-zoom-fit = Carte entière
wolves-ui-overview = Vue d’ensemble
wolves-ui-empty = vide
wolves-ui-piece = { $piece } ({ $name })
wolves-ui-start-board = Plateau de départ
wolves-ui-nobody = personne
wolves-ui-control = { $name } { $control }{ $alphas ->
    [0] {""}
    [one] , { $alphas } loup alpha
   *[other] , { $alphas } loups alpha
}
wolves-ui-region-state = Région { $region }, { $moon }, { $first } et { $second } points : { $who }
wolves-ui-region-scored = Région { $region }, décomptée : { $who }
wolves-ui-calendar = Date { $filled } sur { $last }
wolves-ui-calendar-next = { $count ->
    [one] Encore { $count } pion
   *[other] Encore { $count } pions
} avant { $moon ->
    [croissant] le croissant
    [quartier] le quartier
   *[other] la pleine lune
} (régions { $regions })
wolves-ui-calendar-due = Décompte { $moon ->
    [croissant] du croissant
    [quartier] du quartier
   *[other] de la pleine lune
} à la fin de ce tour : régions { $regions }

## Ce qu’offre une case

wolves-ui-offer-walk = { $kind ->
    [free] Venir ici sans payer
    [bonus] Se déplacer ici avec une action bonus
   *[other] Se déplacer ici
}
wolves-ui-offer-build = Construire une tanière ici
wolves-ui-offer-upgrade = Transformer cette tanière en antre
wolves-ui-offer-howl = Hurler vers ce loup solitaire
wolves-ui-offer-wolf = Dominer ce loup
wolves-ui-offer-den = Dominer cette tanière
wolves-ui-offer-place = Placer deux loups ici
wolves-ui-offer-displace = Le loup peut fuir ici
wolves-ui-offer-hunt = Cette proie peut être chassée
wolves-ui-danger = Menace : { $names }
wolves-ui-unpaid = À portée, mais pas de quoi payer ce terrain : { $terrain }

## Aperçu

wolves-ui-preview = Aperçu
wolves-ui-deed-walk = { $wolf } → { $hex }
wolves-ui-deed-walk-both = Les deux loups → { $hex }
wolves-ui-deed-build = Tanière en { $hex }
wolves-ui-deed-upgrade = Antre en { $hex }
wolves-ui-deed-howl = Hurler vers { $hex }
wolves-ui-deed-wolf = Dominer le loup de { $hex }
wolves-ui-deed-den = Dominer la tanière de { $hex }
wolves-ui-deed-place = Loup alpha et loup de meute en { $hex }
wolves-ui-deed-displace = Fuir vers { $hex }
wolves-ui-deed-hunt = Chasser en { $hex }
wolves-ui-pay = Paiement
wolves-ui-pay-home = { $up } (foyer)
wolves-ui-pay-tile = { $up } → { $down }
wolves-ui-pay-tokens = { $count ->
    [one] { $count } jeton terrain
   *[other] { $count } jetons terrain
}
wolves-ui-free = { $left ->
    [one] gratuit, dernier loup de ce déplacement
   *[other] gratuit, encore { $left } loups
}
wolves-ui-uses-bonus = coûte 1 action bonus
wolves-ui-which = Que faire en { $hex } ?
wolves-ui-which-track = Prise sur quelle piste ?
wolves-ui-gain-action = +1 action bonus
wolves-ui-gain-terrain = +1 jeton terrain
wolves-ui-gain-points = { $points ->
    [one] +{ $points } pt
   *[other] +{ $points } pts
}
wolves-ui-hunters = { $prey } (région { $region }) : { $hunters } sur { $needed } côtés
wolves-ui-shift = Région { $region } : { $packs }
wolves-ui-end-scores = décompte : { $regions }
wolves-ui-end-scores-who = Finir le tour lance le décompte ({ $regions }) : { $who }

## Actions

wolves-ui-actions = Actions
wolves-ui-act-move = Se déplacer
wolves-ui-act-build = Tanière
wolves-ui-act-upgrade = Antre
wolves-ui-act-howl = Hurler
wolves-ui-act-dominate = Dominer
wolves-ui-count-move = { $count ->
    [one] { $count } loup
   *[other] { $count } loups
}
wolves-ui-count-build = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
wolves-ui-count-upgrade = { $count ->
    [one] { $count } tanière
   *[other] { $count } tanières
}
wolves-ui-count-howl = { $count ->
    [one] { $count } loup
   *[other] { $count } loups
}
wolves-ui-count-dominate = { $count ->
    [one] { $count } cible
   *[other] { $count } cibles
}
wolves-ui-none-move = Aucun de vos loups ne peut se déplacer.
wolves-ui-none-build = Aucun endroit où construire une tanière.
wolves-ui-none-upgrade = Vous n’avez pas de tanière à transformer.
wolves-ui-none-howl = Il n’y a plus de loup solitaire.
wolves-ui-none-dominate = Il n’y a rien à dominer.
wolves-ui-undo = Annuler
wolves-ui-restart = Recommencer le tour
wolves-ui-end-turn = Finir le tour
wolves-ui-hint = Conseil
wolves-ui-flip-only = Retourner seulement
wolves-ui-flip-which = Ne déplacer aucun loup, retourner :

## Ce qui est demandé

wolves-ui-ask-over = La partie est terminée
wolves-ui-ask-wait = À { $name } de jouer
wolves-ui-ask-tiles = Quelles faces montrer ?
wolves-ui-ask-tiles-detail = Le coin d’une tuile montre son autre face.
wolves-ui-ask-first = Placez votre première paire
wolves-ui-ask-first-detail = Un loup alpha et un loup de meute. Étoile : bon départ.
wolves-ui-ask-second = Placez votre seconde paire
wolves-ui-ask-second-detail = Sur une case éclairée. Puis le premier tour commence.
wolves-ui-ask-displace = Où fuit le loup de { $hex } ?
wolves-ui-ask-displace-detail = Toutes les cases sont à égale distance. Meute : { $name }
wolves-ui-ask-hunt = Quel { $prey } chasser ?
wolves-ui-ask-hunt-detail = Les deux sont encerclés.
wolves-ui-ask-number = { $kind ->
    [bonus] Action bonus.
   *[other] Action { $number } sur 2.
}
wolves-ui-ask-idle = À vous : choisissez une action
wolves-ui-ask-idle-detail = Ou un pion sur la carte.
wolves-ui-ask-open = { $left ->
    [one] Encore un loup, sans payer
   *[other] Encore { $left } loups, sans payer
}
wolves-ui-ask-open-detail = Même terrain à l’arrivée : { $terrain }. Ou faites autre chose.
wolves-ui-ask-walk = Choisissez une case éclairée
wolves-ui-ask-walk-both = Les deux loups : choisissez une case
wolves-ui-ask-walk-detail = Jusqu’à { $spread } loups, { $speed } cases chacun, même terrain.
wolves-ui-ask-move = Se déplacer : choisissez un loup
wolves-ui-ask-build = Tanière : choisissez une case
wolves-ui-ask-upgrade = Antre : choisissez une tanière
wolves-ui-ask-howl = Hurler : choisissez un loup
wolves-ui-ask-dominate = Dominer : choisissez un pion
wolves-ui-ask-track = Tanière prise sur « { $track } » : quelle case ?
wolves-ui-ask-bonus = Finissez votre tour ou jouez une action bonus
wolves-ui-ask-done = Vos deux actions sont faites : finissez le tour
wolves-ui-why-nothing = Rien à faire ici. Choisissez un de vos loups ou une action.
wolves-ui-why-chosen = Impossible avec votre sélection. Choisissez une autre cible ou action.

## Commandes tapées

wolves-ui-command = Commande
wolves-ui-command-help = m A9 A6 · h D14 · den E13 speed · lair A6 · dom B4 · end · undo
wolves-ui-command-track = Nommez aussi une piste : spread, speed ou howl.

## The end

wolves-ui-end-note = À égalité de points, on compare les jetons de région, puis les loups sur la carte, puis les loups alpha.

## Help: what things are, with the numbers of this game

wolves-help-act-move = Coûte { $cost ->
    [one] { $cost } tuile
   *[other] { $cost } tuiles
} du terrain où vos loups s’arrêtent. Plusieurs loups peuvent marcher au cours d’un même déplacement.
wolves-help-act-build = Coûte { $cost } tuiles du terrain de la case. Sur la case d’un loup alpha ou à côté ; la tanière est prise sur une piste, qui s’améliore.
wolves-help-act-upgrade = Coûte { $cost } tuiles. Votre tanière au bord de l’eau devient un antre : une fois par région, avec un loup alpha dessus ou à côté.
wolves-help-act-howl = Coûte { $cost } tuiles. Un loup solitaire à portée de hurlement d’un loup alpha rejoint votre meute.
wolves-help-act-dominate = Coûte { $cost } tuiles. Remplace par un des vôtres un loup de meute ou une tanière adverse sans protection, à portée de hurlement.
wolves-help-tile = Paie son terrain ({ $up }), puis est retournée et montre l’autre ({ $down }).
wolves-help-home = Votre tuile foyer : elle paie toujours le même terrain ({ $up }), car ses deux faces sont identiques.
wolves-help-terrain-token = Vous en avez { $count }. Chacun remplace une tuile, quel que soit le terrain.
wolves-help-action-token = Vous en avez { $count }. Chacun donne une action de plus après les deux premières.
wolves-help-track-spread = Loups qui peuvent marcher au cours d’un déplacement : { $value }. Avec la prochaine tanière : { $next } ; tanières restantes : { $left }.
wolves-help-track-speed = Cases que chaque loup peut parcourir : { $value }. Avec la prochaine tanière : { $next } ; tanières restantes : { $left }.
wolves-help-track-howl = Portée du hurlement, en cases : { $value }. Avec la prochaine tanière : { $next } ; tanières restantes : { $left }.
wolves-help-lairs = Antres : { $have } sur { $most }, { wolves-ui-points } ; avec un de plus, { $next }.
wolves-help-prey = Proies : { $have } sur { $most }, { wolves-ui-points } ; avec une de plus, { $next }. Entourez une proie sur trois côtés.
wolves-help-wolves = Loups appelés : { $have } sur { $most }, { wolves-ui-points } ; avec un de plus, { $next }.
wolves-help-calendar = Date { $filled } sur { $last }. Loups solitaires appelés, tanières transformées et pions dominés viennent ici ; quand la date d’une lune est atteinte, des régions sont décomptées.
wolves-help-regions = Contrôle de chaque région : un antre compte 3, le reste 1 ; les loups alpha départagent.
wolves-help-on-lair = { $hex } : un antre. Compte 3 pour le contrôle et ne peut jamais être pris.
wolves-help-on-den = { $hex } : une tanière. Compte 1 pour le contrôle ; au bord de l’eau elle peut devenir un antre ; sans protection, elle peut être dominée.
wolves-help-on-alpha = { $hex } : un loup alpha. Il hurle, domine et construit des tanières ; il ne peut jamais être dominé et départage les égalités.
wolves-help-on-pack = { $hex } : un loup de meute. Compte 1 pour le contrôle ; seul sur sa case, il peut être dominé, et un loup alpha peut le faire fuir.
wolves-help-on-lone = { $hex } : un loup solitaire. Hurlez avec un loup alpha à portée, et il rejoint votre meute.
wolves-help-on-prey = { $hex } : une proie. Si vos loups occupent trois cases voisines après une action, vous l’attrapez ; une seule fois par espèce.
wolves-help-on-water = { $hex } : un point d’eau. Rien n’y entre ; les tanières voisines peuvent devenir des antres.
wolves-help-on-land = { $hex } : terre ferme. Toute action ici se paie avec ce terrain.
wolves-help-end = Finit votre tour. Actions faites : { $done } ; jetons action bonus restants : { $tokens }. Si la date d’une lune est atteinte, des régions sont décomptées.
wolves-help-flip = Paie un déplacement où aucun loup ne marche : la tuile est retournée et l’action est utilisée.
wolves-help-rival = { $name } : { wolves-ui-points }, { $later } si toutes les régions étaient décomptées maintenant. Déplace { $spread } loups jusqu’à { $speed } cases, portée du hurlement { $howl } ; jetons terrain : { $terrain }, jetons action : { $action }.
wolves-help-points = { wolves-ui-points } maintenant, { $later } si toutes les régions étaient décomptées. Montre d’où ils viennent.
wolves-help-chip = { $name } : { wolves-ui-points } maintenant, { $later } si toutes les régions étaient décomptées. Ouvre ce plateau.
wolves-help-aim = Ce que ferait votre choix et comment il se paie : chaque paiement montre les tuiles et leur autre face.
wolves-help-setting = Comment vos cinq tuiles sont posées au début : la face visible paie d’abord, l’autre apparaît quand la tuile est retournée.
wolves-help-zoom = Agrandit ou réduit la carte, ou la montre en entier.
wolves-help-overview = Toute la carte en petit : le cadre montre ce qui est visible. Choisissez un endroit pour y aller.
wolves-help-next-target = Montre l’endroit suivant que l’on peut choisir.

## The table: status, payments, rivals, log, set-up, ceremony

wolves-ui-ask-over-winner = Première place : { $names }, { wolves-ui-points }
wolves-ui-ask-wait-detail = Explorez la carte : tout y est expliqué.
wolves-ui-ask-build-detail = Avec un loup alpha ou à côté ; { $cost } tuiles du terrain de la case.
wolves-ui-ask-upgrade-detail = Au bord de l’eau, près d’un loup alpha ; { $cost } tuiles de ce terrain.
wolves-ui-ask-howl-detail = À { $range } cases au plus d’un loup alpha ; { $cost } tuiles de ce terrain.
wolves-ui-ask-dominate-detail = À { $range } cases au plus d’un loup alpha ; { $cost } tuiles de ce terrain.
wolves-ui-go-walk = Aller en { $hex }
wolves-ui-go-build = Tanière en { $hex }
wolves-ui-go-upgrade = Antre en { $hex }
wolves-ui-go-howl = Hurler vers { $hex }
wolves-ui-go-wolf = Dominer { $hex }
wolves-ui-go-den = Dominer { $hex }
wolves-ui-go-place = Placer la paire ici
wolves-ui-go-displace = Fuir vers { $hex }
wolves-ui-go-hunt = Chasser en { $hex }
wolves-ui-ends-in = dans { $seconds } s
wolves-ui-stay = Attendre
wolves-ui-log-open = Ce qui s’est passé
wolves-ui-log-now = Retour au présent
wolves-ui-log-back = Une ligne en arrière
wolves-ui-log-on = Une ligne en avant
wolves-ui-log-moment = Journal : la carte montre où c’était.
wolves-ui-arc-more = { $count ->
    [0] maintenant
   *[other] encore { $count }
}
wolves-ui-arc-then = puis décompte : { $regions }
wolves-ui-token-terrain = terrain
wolves-ui-token-action = action
wolves-ui-pay-with = Payer avec
wolves-ui-pay-then = puis
wolves-ui-pay-no-flip = sans retourner
wolves-ui-preview-points = { $name } : { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
wolves-ui-first-target = Première cible
wolves-ui-next-target = Cible suivante
wolves-ui-start-good = Bon départ
wolves-ui-pointer = { $count ->
    [one] Cible hors de vue : { $hex }
   *[other] { $count } cibles hors de vue, la plus proche : { $hex }
}
wolves-ui-rival-now = joue
wolves-ui-rival-next = ensuite
wolves-ui-rival-reach = { $count ->
    [0] { $name } : aucun danger pour vos pions
    [one] { $name } peut dominer un de vos pions
   *[other] { $name } peut dominer { $count } de vos pions
}
wolves-ui-rival-looking = Avec ses tuiles et jetons actuels.
wolves-ui-rival-previous = Rival précédent
wolves-ui-rival-following = Rival suivant
wolves-ui-tab-since = Depuis votre tour
wolves-ui-since-title = Depuis votre tour
wolves-ui-since-none = Rien encore.
wolves-ui-region-pays = vaut
wolves-ui-region-you = vous
wolves-ui-region-done = décomptée
wolves-ui-stones = Meute passive
wolves-ui-stones-text = Ce n’est pas un joueur : elle ne bouge jamais et ne peut pas être dominée. Elle compte dans les régions ; ce qu’elle gagne sort du jeu.
wolves-ui-aim-title = Votre but :
wolves-ui-aim = le plus de points quand se lève la pleine lune. Tenez des régions, chassez, construisez des antres.
wolves-ui-sides-keep = Garder ces faces
wolves-ui-sides-change = Prendre les autres faces
wolves-ui-sides-note = Les deux se valent. Une tuile est retournée chaque fois qu’elle paie : les autres faces viennent vite.
wolves-ui-placing = Placement
wolves-ui-placing-pair = { $pair ->
    [1] première paire
   *[other] seconde paire
}
wolves-ui-key = Sur la carte
wolves-ui-key-token = Jeton de région
wolves-ui-key-token-text = Avoir le plus de pions au lever de sa lune : 4, 6 ou 8 points
wolves-ui-key-lone = Loup solitaire
wolves-ui-key-lone-text = Hurlez, il vous rejoint
wolves-ui-key-prey = Proie
wolves-ui-key-prey-text = Entourez-la sur trois côtés
wolves-ui-key-lair = Antre
wolves-ui-key-lair-text = Une tanière transformée au bord de l’eau : compte 3
wolves-ui-part-tracks = Pistes
wolves-ui-part-pack = Loups et antres
wolves-ui-part-prey = Proies
wolves-ui-part-tokens = Régions
wolves-ui-part-chips = Deuxièmes places

wolves-ui-moon-rises-crescent = Le croissant se lève
wolves-ui-moon-rises-half = Le quartier se lève
wolves-ui-moon-rises-full = La pleine lune se lève
wolves-ui-moon-region = Région { $region }
wolves-ui-moon-worth = 1er : { $first }, 2e : { $second }
wolves-ui-moon-counts = un antre compte 3, le reste 1
wolves-ui-moon-first = 1er : le jeton, { $points }
wolves-ui-moon-second = 2e : { $points }
wolves-ui-moon-shared = à égalité : { $points } chacun
wolves-ui-moon-nothing = rien
wolves-ui-moon-level = 2e place à égalité : rien
wolves-ui-moon-stones = ne reçoit rien
wolves-ui-moon-tie = Égalité à { $control } : les loups alpha décident
wolves-ui-moon-empty = Personne ne tient cette région.
wolves-ui-moon-continue = Continuer
wolves-ui-moon-skip = Tout passer

## Ce qui plaide pour une proposition

wolves-ui-merit-points = { $points ->
    [one] { $points } point tout de suite
   *[other] { $points } points tout de suite
}
wolves-ui-merit-hunt = Vos loups attrapent une proie : { $prey }
wolves-ui-merit-past = Région { $region } ({ $moon }) : { $own } contre { $other }, soit { $points } de plus pour vous, et moins pour { $name }
wolves-ui-merit-region = Région { $region } ({ $moon }) : { $own } contre { $other }, soit { $points } de plus pour vous
wolves-ui-merit-deny = Région { $region } : { $points } de moins pour { $name }
wolves-ui-merit-hunters = { $prey } : { $hunters } sur { $needed } côtés tenus
wolves-ui-merit-cost = Région { $region } ({ $moon }) : { $points } de moins pour vous
wolves-ui-merit-threat = { $count ->
    [one] Un rival pourrait alors dominer un de vos pions de plus
   *[other] Un rival pourrait alors dominer { $count } de vos pions de plus
}
