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
wolves-ui-tiles-hint = à retourner pour payer · coin = verso
wolves-ui-home = FOYER
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
wolves-ui-tracks = Pistes
wolves-ui-tracks-hint = une tanière découvre la valeur suivante
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
wolves-ui-points = Points
wolves-ui-points-label = { $points } points maintenant, { $regions } de plus si toutes les régions étaient décomptées
wolves-ui-points-regions = Régions, décomptées maintenant
wolves-ui-score-open = { $points } points, { $later } si toutes les régions étaient décomptées. Ouvrir le détail.

## Rivaux, régions, journal

wolves-ui-look = Voir le plateau de { $name }
wolves-ui-last-turn = Dernier tour :
wolves-ui-replay = Revoir
wolves-ui-replay-of = Revoir le dernier tour de { $name }
wolves-ui-since = { $count ->
    [one] Depuis votre tour : { $count } événement
   *[other] Depuis votre tour : { $count } événements
}
wolves-ui-regions = Régions
wolves-ui-regions-hint = contrôle · α = les alphas départagent
wolves-ui-region = Région
wolves-ui-if-scored = vous, si décompté
wolves-ui-passive = meute passive
wolves-ui-log = Journal
wolves-ui-log-hint = cliquez sur une ligne pour la voir sur la carte
wolves-ui-panels = Panneaux
wolves-ui-tab-map = Carte
wolves-ui-tab-pack = Meute
wolves-ui-tab-rivals = Rivaux
wolves-ui-tab-regions = Régions
wolves-ui-tab-log = Journal

## La carte

wolves-ui-map = Carte de { $hexes } cases. Les flèches vous déplacent, N mène à la cible suivante, Entrée valide.
wolves-ui-zoom-in = Agrandir
wolves-ui-zoom-out = Réduire
wolves-ui-zoom-fit = Carte entière
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
wolves-ui-flips = paie { $pay }
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
wolves-ui-confirm = Valider
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
wolves-ui-flip-only = retourner seulement
wolves-ui-flip-which = Ne déplacer aucun loup, retourner :

## Ce qui est demandé

wolves-ui-ask-over = La partie est terminée.
wolves-ui-ask-wait = { $name } réfléchit.
wolves-ui-ask-tiles = Comment disposer vos tuiles ?
wolves-ui-ask-tiles-detail = Le coin montre ce que devient une tuile quand vous payez avec elle.
wolves-ui-ask-first = Placez un alpha et un loup de meute : cliquez sur une case entourée.
wolves-ui-ask-first-detail = Votre seconde paire suit quand chacun en a placé une.
wolves-ui-ask-second = Placez votre seconde paire : cliquez sur une case entourée.
wolves-ui-ask-second-detail = Puis le premier tour commence.
wolves-ui-ask-displace = Où fuit le loup de { $hex } ? Cliquez sur une case entourée. ({ $name })
wolves-ui-ask-displace-detail = Plusieurs cases sont à égale distance.
wolves-ui-ask-number = { $kind ->
    [bonus] Action bonus.
   *[other] Action { $number } sur 2.
}
wolves-ui-ask-idle = Cliquez sur ce que vous voulez faire.
wolves-ui-ask-idle-detail = Un loup pour le déplacer, un loup solitaire pour hurler, une pièce rivale pour dominer ; tanières et antres en bas.
wolves-ui-ask-open = Déplacement ({ $terrain }) : { $left ->
    [one] encore un loup gratuit.
   *[other] encore { $left } loups gratuits.
}
wolves-ui-ask-open-detail = Cliquez sur un autre loup ou continuez : le déplacement se termine de lui-même.
wolves-ui-ask-walk = Choisi en { $hex } : { $wolf }. Cliquez sur une case entourée.
wolves-ui-ask-walk-both = Les deux loups en { $hex } : cliquez sur une case entourée. Encore un clic pour un seul.
wolves-ui-ask-walk-detail = Jusqu’à { $spread } loups, { $speed } pas chacun, tous sur le même terrain à l’arrivée.
wolves-ui-ask-unpaid = Cases rayées : rien pour payer ({ $terrains }).
wolves-ui-ask-move = Se déplacer : cliquez sur un de vos loups.
wolves-ui-ask-build = Tanière : cliquez sur une case entourée près d’un alpha.
wolves-ui-ask-upgrade = Antre : cliquez sur une tanière entourée au bord de l’eau.
wolves-ui-ask-howl = Hurler : cliquez sur un loup solitaire entouré.
wolves-ui-ask-dominate = Dominer : cliquez sur une pièce entourée.
wolves-ui-ask-track = Tanière de la piste { $track } : cliquez sur une case entourée.
wolves-ui-ask-bonus = { $count ->
    [one] Finissez le tour ou utilisez une action bonus (reste { $count }).
   *[other] Finissez le tour ou utilisez des actions bonus (reste { $count }).
}
wolves-ui-ask-done = Les deux actions sont faites : finissez le tour.
wolves-ui-why-nothing = Rien à faire ici. Cliquez sur un de vos loups ou choisissez une action en bas.
wolves-ui-why-chosen = Pas avec ce que vous avez choisi. Échap annule le choix.

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
wolves-help-aim = Ce que ferait un clic, et comment il se paie : chaque paiement montre les tuiles et ce qu’elles deviennent.
wolves-help-setting = Comment vos cinq tuiles sont posées au début : la face visible paie d’abord, l’autre apparaît une fois retournée.
wolves-help-zoom = Agrandit ou réduit la carte, ou la montre en entier.
