## L’écran du Clan des Loups.

wolves-ui-title = Le Clan des Loups
wolves-ui-line = Menez une meute à travers cinq terrains, appelez des loups solitaires, creusez des tanières et dominez les régions quand vient la lune.
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
wolves-ui-tile = Tuile { $number } : { $up }, verso { $down }
wolves-ui-tile-home = Tuile { $number } : { $up }, foyer, identique des deux côtés
# Names of terrains on narrow tiles: about seven letters.
wolves-ui-short-forest = Forêt
wolves-ui-short-rock = Mont
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
wolves-ui-track-spread = Meute
wolves-ui-track-speed = Vitesse
wolves-ui-track-howl = Portée
wolves-ui-track-state = { $track } { $value }, { $left ->
    [0] aucune tanière restante.
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
wolves-ui-points-label = { $points } points maintenant, { $regions } de plus si toutes les régions étaient décomptées
wolves-ui-score-open = { $points } points, { $later } si toutes les régions étaient décomptées. Ouvrir le détail.

## Rivaux, régions, journal

wolves-ui-look = Voir le plateau de { $name }
wolves-ui-last-turn = Dernier tour
wolves-ui-replay-of = Revoir le dernier tour de { $name }
wolves-ui-regions = Régions
wolves-ui-region = Région
wolves-ui-passive = meute passive
wolves-ui-panels = Panneaux
wolves-ui-tab-pack = Meute
wolves-ui-tab-rivals = Rivaux
wolves-ui-tab-regions = Régions
wolves-ui-tab-log = Journal

## La carte

wolves-ui-map = Carte de { $hexes } cases. Les flèches vous déplacent, N mène à la cible suivante, Entrée valide.
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
    [one] , { $alphas } alpha
   *[other] , { $alphas } alphas
}
wolves-ui-region-state = Région { $region }, { $moon }, { $first } et { $second } points : { $who }
wolves-ui-region-scored = Région { $region }, décomptée : { $who }
wolves-ui-calendar = Date { $filled } sur { $last }
wolves-ui-calendar-next = { $count ->
    [one] { $moon } dans { $count } pièce : régions { $regions }
   *[other] { $moon } dans { $count } pièces : régions { $regions }
}
wolves-ui-calendar-due = { $moon } : décompte à la fin de ce tour, régions { $regions }

## Ce qu’offre une case

wolves-ui-offer-walk = { $kind ->
    [free] Venir ici gratuitement
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
wolves-ui-danger = Menacé par : { $names }
wolves-ui-unpaid = À portée, mais rien ne paie le terrain { $terrain }

## Aperçu

wolves-ui-preview = Aperçu
wolves-ui-deed-walk = { $wolf } → { $hex }
wolves-ui-deed-walk-both = Les deux loups → { $hex }
wolves-ui-deed-build = Tanière en { $hex }
wolves-ui-deed-upgrade = Antre en { $hex }
wolves-ui-deed-howl = Hurler vers { $hex }
wolves-ui-deed-wolf = Dominer le loup en { $hex }
wolves-ui-deed-den = Dominer la tanière en { $hex }
wolves-ui-deed-place = Alpha et loup de meute en { $hex }
wolves-ui-deed-displace = Fuir vers { $hex }
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
wolves-ui-which-track = De quelle piste ?
wolves-ui-gain-action = +1 action bonus
wolves-ui-gain-terrain = +1 jeton terrain
wolves-ui-gain-points = { $points ->
    [one] +{ $points } pt
   *[other] +{ $points } pts
}
wolves-ui-hunters = { $prey } en { $region } : { $hunters } sur { $needed } côtés
wolves-ui-shift = Région { $region } : { $packs }
wolves-ui-end-scores = décompte { $regions }
wolves-ui-end-scores-who = Finir le tour décompte { $regions } : { $who }

## Actions

wolves-ui-actions = Actions
wolves-ui-act-move = Déplacer
wolves-ui-act-build = Tanière
wolves-ui-act-upgrade = Antre
wolves-ui-act-howl = Hurler
wolves-ui-act-dominate = Dominer
wolves-ui-count-move = { $count ->
    [one] { $count } loup
   *[other] { $count } loups
}
wolves-ui-count-build = { $count ->
    [one] { $count } site
   *[other] { $count } sites
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
wolves-ui-none-build = Aucun endroit pour une tanière.
wolves-ui-none-upgrade = Vous n’avez pas de tanière à transformer.
wolves-ui-none-howl = Il n’y a plus de loup solitaire.
wolves-ui-none-dominate = Il n’y a rien à dominer.
wolves-ui-undo = Annuler
wolves-ui-restart = Recommencer le tour
wolves-ui-end-turn = Finir le tour
wolves-ui-hint = Indice
wolves-ui-flip-only = Retourner seulement
wolves-ui-flip-which = Ne déplacer aucun loup, retourner :

## Ce qui est demandé

wolves-ui-ask-over = La partie est terminée
wolves-ui-ask-wait = Au tour de : { $name }
wolves-ui-ask-tiles = Quelles faces visibles ?
wolves-ui-ask-tiles-detail = Le coin montre l’autre face.
wolves-ui-ask-first = Placez votre première paire
wolves-ui-ask-first-detail = Un alpha et un loup de meute, sur une case éclairée.
wolves-ui-ask-second = Placez votre seconde paire
wolves-ui-ask-second-detail = Sur une case éclairée. Puis le premier tour commence.
wolves-ui-ask-displace = Où fuit le loup de { $hex } ?
wolves-ui-ask-displace-detail = À égale distance. Meute : { $name }
wolves-ui-ask-number = { $kind ->
    [bonus] Action bonus.
   *[other] Action { $number } sur 2.
}
wolves-ui-ask-idle = À vous : choisissez une action
wolves-ui-ask-idle-detail = Ou une pièce sur la carte.
wolves-ui-ask-open = { $left ->
    [one] Encore un loup, sans payer
   *[other] Encore { $left } loups, sans payer
}
wolves-ui-ask-open-detail = Même terrain à l’arrivée : { $terrain }. Ou continuez.
wolves-ui-ask-walk = Choisissez une case éclairée
wolves-ui-ask-walk-both = Les deux loups : où aller ?
wolves-ui-ask-walk-detail = Jusqu’à { $spread } loups, { $speed } pas, même terrain.
wolves-ui-ask-move = Déplacer : choisissez un loup
wolves-ui-ask-build = Tanière : choisissez une case
wolves-ui-ask-upgrade = Antre : choisissez une tanière
wolves-ui-ask-howl = Hurler : choisissez un loup
wolves-ui-ask-dominate = Dominer : choisissez une pièce
wolves-ui-ask-track = Tanière de « { $track } » : où ?
wolves-ui-ask-bonus = Finir le tour, ou action bonus
wolves-ui-ask-done = Deux actions faites : finissez
wolves-ui-why-nothing = Rien à faire ici. Choisissez un de vos loups ou une action.
wolves-ui-why-chosen = Impossible avec ce choix. Choisissez autre chose.

## Commandes tapées

wolves-ui-command = Commande
wolves-ui-command-help = m A9 A6 · h D14 · den E13 speed · lair A6 · dom B4 · end · undo
wolves-ui-command-track = Nommez aussi une piste : spread, speed ou howl.

## The end

wolves-ui-end-note = À égalité de points, le plus de jetons de région l’emporte, puis le plus de loups sur la carte, puis le plus de loups alpha.

## Help: what things are, with the numbers of this game

wolves-help-act-move = Coûte une tuile ({ $cost }) du terrain où vos loups s’arrêtent. Plusieurs loups peuvent marcher en un déplacement.
wolves-help-act-build = Coûte { $cost } tuiles de sa case. Sur la case d’un loup alpha ou à côté ; la tanière vient d’une piste et l’améliore.
wolves-help-act-upgrade = Coûte { $cost } tuiles. Fait de votre tanière au bord de l’eau un antre, une fois par région, près d’un loup alpha.
wolves-help-act-howl = Coûte { $cost } tuiles. Un loup solitaire à portée de hurlement d’un loup alpha rejoint votre meute.
wolves-help-act-dominate = Coûte { $cost } tuiles. Remplace un loup de meute ou une tanière adverse isolés à portée de hurlement.
wolves-help-tile = Paie une fois : { $up } ; puis se retourne et montre : { $down }.
wolves-help-home = Votre tuile d’origine : paie { $up } et montre encore { $up } une fois retournée.
wolves-help-terrain-token = Vous en avez { $count }. Chacun paie un terrain au choix.
wolves-help-action-token = Vous en avez { $count }. Chacun donne une action de plus après les deux premières.
wolves-help-track-spread = Nombre de loups par déplacement : { $value }. Avec la prochaine tanière : { $next } ; tanières restantes : { $left }.
wolves-help-track-speed = Distance qu’un loup parcourt : { $value }. Avec la prochaine tanière : { $next } ; tanières restantes : { $left }.
wolves-help-track-howl = Portée du hurlement : { $value }. Avec la prochaine tanière : { $next } ; tanières restantes : { $left }.
wolves-help-lairs = { $have } antres sur { $most } : { $points } points ; un de plus donne { $next }.
wolves-help-prey = { $have } proies sur { $most } : { $points } points ; une de plus donne { $next }. Entourez la proie par trois côtés.
wolves-help-wolves = { $have } loups appelés sur { $most } : { $points } points ; un de plus donne { $next }.
wolves-help-calendar = Date { $filled } sur { $last }. Loups appelés, tanières transformées et pièces dominées viennent ici ; à une date de lune, des régions sont évaluées.
wolves-help-regions = Contrôle de chaque région : un antre compte 3, le reste 1 ; les loups alpha départagent.
wolves-help-on-lair = { $hex } : un antre. Compte 3 pour le contrôle et ne peut jamais être pris.
wolves-help-on-den = { $hex } : une tanière. Compte 1 pour le contrôle ; au bord de l’eau elle peut devenir un antre ; seule, elle peut être dominée.
wolves-help-on-alpha = { $hex } : un loup alpha. Il hurle, domine et creuse ; il ne peut jamais être dominé et départage les égalités.
wolves-help-on-pack = { $hex } : un loup de meute. Compte 1 pour le contrôle ; seul sur sa case, il peut être dominé, et un loup alpha peut le faire fuir.
wolves-help-on-lone = { $hex } : un loup solitaire. Hurlez à portée d’un loup alpha, et il rejoint votre meute.
wolves-help-on-prey = { $hex } : une proie. Avec des loups sur trois cases voisines après une action, vous la prenez ; chaque espèce une fois.
wolves-help-on-water = { $hex } : un point d’eau. Rien n’y entre ; les tanières voisines peuvent devenir des antres.
wolves-help-on-land = { $hex } : de la terre. Ce qui s’y passe se paie avec son terrain.
wolves-help-end = Finit votre tour. Actions faites : { $done } ; jetons action bonus restants : { $tokens }. Si une date de lune est atteinte, des régions sont évaluées.
wolves-help-flip = Paie un déplacement où aucun loup ne marche : la tuile est retournée et l’action est utilisée.
wolves-help-rival = { $name } : { $points } points, { $later } si toutes les régions étaient évaluées maintenant. Déplace { $spread } loups jusqu’à { $speed } cases, portée du hurlement { $howl } ; jetons terrain : { $terrain }, jetons action : { $action }.
wolves-help-points = { $points } points maintenant, { $later } si toutes les régions étaient évaluées. Montre d’où ils viennent.
wolves-help-chip = { $name } : { $points } points maintenant, { $later } si toutes les régions étaient évaluées. Touchez pour ouvrir ce plateau.
wolves-help-aim = Ce que ferait un clic, et comment il se paie : chaque paiement montre les tuiles et ce qu’elles deviennent.
wolves-help-setting = Comment vos cinq tuiles sont posées au début : la face visible paie d’abord, l’autre apparaît une fois retournée.
wolves-help-zoom = Agrandit ou réduit la carte, ou la montre en entier.
wolves-help-overview = Toute la carte en petit : le cadre montre ce qui est visible. Touchez pour y aller.

## The table: status, payments, rivals, log, set-up, ceremony

wolves-ui-ask-over-winner = Première place : { $names }, { $points } points
wolves-ui-ask-wait-detail = Regardez autour de vous : tout sur la carte s’explique.
wolves-ui-ask-build-detail = Près d’un alpha ; { $cost } tuiles de son terrain.
wolves-ui-ask-upgrade-detail = Au bord de l’eau, près d’un alpha ; { $cost } tuiles.
wolves-ui-ask-howl-detail = À { $range } cases d’un alpha ; { $cost } tuiles.
wolves-ui-ask-dominate-detail = À { $range } cases d’un alpha ; { $cost } tuiles.
wolves-ui-go-walk = Aller en { $hex }
wolves-ui-go-build = Tanière en { $hex }
wolves-ui-go-upgrade = Antre en { $hex }
wolves-ui-go-howl = Hurler en { $hex }
wolves-ui-go-wolf = Dominer { $hex }
wolves-ui-go-den = Dominer { $hex }
wolves-ui-go-place = Placer la paire ici
wolves-ui-go-displace = Fuir en { $hex }
wolves-ui-ends-in = dans { $seconds } s
wolves-ui-stay = Rester
wolves-ui-log-open = Ce qui s’est passé
wolves-ui-log-now = Retour au présent
wolves-ui-log-back = Une ligne en arrière
wolves-ui-log-on = Une ligne en avant
wolves-ui-log-moment = Du journal : la carte montre l’endroit.
wolves-ui-arc-more = { $count ->
    [0] maintenant
   *[other] encore { $count }
}
wolves-ui-arc-then = puis { $regions }
wolves-ui-token-terrain = terrain
wolves-ui-token-action = action
wolves-ui-pay-with = Payer avec
wolves-ui-pay-then = puis
wolves-ui-pay-no-flip = sans retourner
wolves-ui-preview-points = { $name } : { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
wolves-ui-pointer = { $count ->
    [one] Cible hors de vue : { $hex }
   *[other] { $count } cibles hors de vue, la plus proche { $hex }
}
wolves-ui-rival-now = joue
wolves-ui-rival-next = ensuite
wolves-ui-rival-reach = { $count ->
    [0] { $name } : aucun danger pour vos pièces
    [one] { $name } peut dominer une de vos pièces
   *[other] { $name } peut dominer { $count } de vos pièces
}
wolves-ui-rival-looking = Avec les tuiles et jetons actuels.
wolves-ui-rival-previous = Rival précédent
wolves-ui-rival-following = Rival suivant
wolves-ui-tab-since = Depuis votre tour
wolves-ui-since-title = Depuis votre tour
wolves-ui-since-none = Rien encore.
wolves-ui-region-pays = vaut
wolves-ui-region-you = vous
wolves-ui-region-done = décomptée
wolves-ui-stones = Meute de pierre
wolves-ui-stones-text = Pas un joueur. Elle ne bouge jamais et ne peut être dominée. Elle compte dans les régions ; ce qu’elle gagne sort du jeu.
wolves-ui-aim = Votre but : le plus de points quand se lève la pleine lune. Tenez des régions, chassez, bâtissez des antres.
wolves-ui-sides-keep = Garder ces faces
wolves-ui-sides-change = Changer : les autres faces
wolves-ui-sides-note = Les deux conviennent. Une tuile se retourne à chaque paiement : l’autre face vient vite.
wolves-ui-placing = Placement
wolves-ui-placing-pair = { $pair ->
    [1] première paire
   *[other] seconde paire
}
wolves-ui-key = Sur le plateau
wolves-ui-key-token = Jeton de région
wolves-ui-key-token-text = Le plus de pièces au lever de sa lune : 4, 6 ou 8 points
wolves-ui-key-lone = Loup solitaire
wolves-ui-key-lone-text = Hurlez, il vous rejoint
wolves-ui-key-prey = Proie
wolves-ui-key-prey-text = Entourez-la de trois côtés
wolves-ui-key-lair = Antre
wolves-ui-key-lair-text = Une tanière agrandie au bord de l’eau : compte 3
wolves-ui-part-tracks = Pistes
wolves-ui-part-pack = Loups et antres
wolves-ui-part-prey = Proies
wolves-ui-part-tokens = Régions
wolves-ui-part-chips = Deuxièmes places
wolves-ui-primer-title = Menez la meute, dominez le pays
wolves-ui-primer-goal = Trois lunes se lèvent au cours de la partie. Chacune fait compter les régions qu’elle éclaire : qui y a le plus de pièces prend le jeton. Après la troisième lune, le plus grand total gagne.
wolves-ui-primer-1-title = Deux actions par tour
wolves-ui-primer-1-text = Chaque action se paie avec des tuiles montrant le terrain visé. Une tuile qui a payé se retourne.
wolves-ui-primer-1-note = Les jetons bonus paient n’importe quel terrain ou donnent une action de plus.
wolves-ui-primer-2-title = Se déplacer
wolves-ui-primer-2-text = Vos loups gagnent des cases du terrain payé. Un loup alpha peut repousser un loup adverse.
wolves-ui-primer-3-title = Tanières et antres
wolves-ui-primer-3-text = Creusez une tanière près d’un loup alpha pour améliorer la meute. Au bord de l’eau, une tanière devient un antre, qui compte triple dans sa région et rapporte des points.
wolves-ui-primer-4-title = Hurler et dominer
wolves-ui-primer-4-text = Hurler fait d’un loup solitaire à portée l’un des vôtres. Dominer remplace de même un loup ou une tanière adverse.
wolves-ui-primer-4-note = Deux pièces d’une même meute sur une case se protègent.
wolves-ui-primer-5-title = Chasser
wolves-ui-primer-5-text = Trois de vos loups autour d’une proie la capturent aussitôt. Chaque espèce ne compte qu’une fois ; plus il y en a, plus cela rapporte.
wolves-ui-primer-6-title = Les lunes
wolves-ui-primer-6-text = Les loups solitaires et les tanières retirés remplissent le calendrier. Quand il atteint une lune, ses régions comptent à la fin du tour.
wolves-ui-primer-6-note = Contrôle : loup 1, tanière 1, antre 3. En cas d’égalité, le plus de loups alpha.

wolves-ui-moon-rises-crescent = Le croissant se lève
wolves-ui-moon-rises-half = Le quartier de lune se lève
wolves-ui-moon-rises-full = La pleine lune se lève
wolves-ui-moon-region = Région { $region }
wolves-ui-moon-worth = 1er : { $first }, 2e : { $second }
wolves-ui-moon-counts = un antre compte 3, le reste 1
wolves-ui-moon-first = 1er : le jeton, { $points }
wolves-ui-moon-second = 2e : { $points }
wolves-ui-moon-shared = à égalité : { $points } chacun
wolves-ui-moon-nothing = rien
wolves-ui-moon-stones = ne reçoit rien
wolves-ui-moon-tie = Égalité : { $control }. Les alphas décident
wolves-ui-moon-empty = Personne ne tient cette région.
wolves-ui-moon-continue = Continuer
wolves-ui-moon-skip = Tout passer
