### L’écran des Royaumes Sauvages.

kingdoms-ui-title = Les Royaumes Sauvages
kingdoms-ui-line = Envoyez vos bêtes là où les décrets les acceptent, dominez des royaumes et retirez-vous à temps.
kingdoms-ui-minutes = { $players ->
    [1] 20 min
   *[other] 40–60 min
}
kingdoms-ui-level-easy = Facile
kingdoms-ui-level-medium = Moyen
kingdoms-ui-level-normal = Normal
kingdoms-ui-level-hard = Difficile
kingdoms-ui-level-extreme = Extrême

kingdoms-ui-card = { $animal } { $rank }
kingdoms-ui-beast-panda = Panda
kingdoms-ui-age = Ère { $age }
kingdoms-ui-age-of = Ère { $age } sur trois
kingdoms-ui-age-word = Ère
kingdoms-ui-board = Les cinq royaumes
kingdoms-ui-hand = Votre main
kingdoms-ui-players = Joueurs
kingdoms-ui-log = Journal
kingdoms-ui-since = Depuis votre tour
kingdoms-ui-earlier = Avant
kingdoms-ui-again = Revoir
kingdoms-ui-hint = Indice
kingdoms-ui-overview = Joueurs, positions et journal
kingdoms-ui-close = Fermer
kingdoms-ui-tab-board = Plateau
kingdoms-ui-tab-leads = En tête
kingdoms-ui-tab-players = Joueurs
kingdoms-ui-tab-log = Journal

## Ce qui est demandé

kingdoms-ui-prompt-turn = À vous : choisissez une carte ou un royaume.
kingdoms-ui-prompt-card = { $count ->
    [0] { $card } ne va nulle part. Choisissez une autre carte, ralliez ou retirez-vous.
    [one] { $card } va dans un seul royaume : choisissez-le, ou une autre carte.
   *[other] { $card } va dans { $count } royaumes : choisissez-en un, ou une autre carte.
}
kingdoms-ui-prompt-kingdom = { $count ->
    [one] { $kingdom } : une de vos cartes convient, choisissez-la.
   *[other] { $kingdom } : { $count } de vos cartes conviennent, choisissez-en une.
}
kingdoms-ui-prompt-partner = { $card } : choisissez la seconde carte à défausser avec elle.
kingdoms-ui-prompt-partner-sub = Le même animal ({ $animal }) ou le rang { $rank }.
kingdoms-ui-prompt-ready = { $card } → { $kingdom } : jouer ?
kingdoms-ui-prompt-rally = { $count ->
    [0] Rallier : choisissez 1 à 4 cartes à échanger.
    [one] Rallier : 1 carte choisie.
   *[other] Rallier : { $count } cartes choisies.
}
kingdoms-ui-prompt-retreat = Se retirer de cette ère ?
kingdoms-ui-prompt-nothing-fits = Aucune de vos cartes ne convient : ralliez ou retirez-vous.
kingdoms-ui-prompt-only-retreat = Aucune de vos cartes ne convient : il ne reste qu’à vous retirer.
kingdoms-ui-prompt-waiting = On attend { $who }.
kingdoms-ui-prompt-retreated = Vous avez quitté cette ère.
kingdoms-ui-prompt-battle = Bataille : { $kingdom }.
kingdoms-ui-prompt-commit = Bataille : { $kingdom }. Choisissez une carte ; personne ne la voit avant que tous aient choisi.
kingdoms-ui-prompt-again = Égalité : choisissez une autre carte.
kingdoms-ui-prompt-add = Ajouter un jeton +2 à votre carte, ou passer ?
kingdoms-ui-prompt-add-sub = Si quelqu’un en ajoute un, on vous redemandera.
kingdoms-ui-prompt-over = La partie est finie.
kingdoms-ui-rally-closed = Retrait : { $who }. Plus personne ne peut rallier pendant cette ère.
kingdoms-ui-rally-stalled = { $count ->
    [one] Rien que des ralliements depuis { $count } tour : fermé jusqu’à la prochaine revendication.
   *[other] Rien que des ralliements depuis { $count } tours : fermé jusqu’à la prochaine revendication.
}

## Actions

kingdoms-ui-rally = Rallier
kingdoms-ui-rally-what = échanger, +1 point
kingdoms-ui-rally-short = Rallier
kingdoms-ui-rally-rest = Choisissez les cartes à échanger. Vous en piochez autant et gagnez 1 point.
kingdoms-ui-rally-do = { $count ->
    [0] Choisissez des cartes
    [one] Échanger 1 carte, +1 point
   *[other] Échanger { $count } cartes, +1 point
}
kingdoms-ui-rally-all = Les { $count }
kingdoms-ui-retreat = Se retirer
kingdoms-ui-retreat-what = quitter cette ère
kingdoms-ui-retreat-short = Retrait
kingdoms-ui-retreat-what-first = en premier : jeton caché
kingdoms-ui-retreat-title = Se retirer maintenant ?
kingdoms-ui-retreat-keep = { $count ->
    [one] Vous ne jouez plus pendant cette ère. Votre carte et vos jetons sur le plateau restent.
   *[other] Vous ne jouez plus pendant cette ère. Vos { $count } cartes et vos jetons sur le plateau restent.
}
kingdoms-ui-retreat-first = Vous partez en premier : vous tirez un jeton de retrait caché valant 2 à 5 points.
kingdoms-ui-retreat-closes = Ensuite, plus personne ne pourra rallier pendant cette ère.
kingdoms-ui-retreat-upstart = Le parvenu continue sans vous.
kingdoms-ui-retreat-points = Si l’ère finissait maintenant, vous auriez { $points } points ({ $now } pour l’instant).
kingdoms-ui-retreat-points-range = Si l’ère finissait maintenant, vous auriez de { $least } à { $most } points ({ $now } pour l’instant).
kingdoms-ui-retreat-no-battles = En l’état, vous n’auriez aucune bataille.
kingdoms-ui-retreat-battles = { $count ->
    [one] Avec cette main, vous auriez une bataille : { $kingdoms }.
   *[other] Avec cette main, vous auriez { $count } batailles : { $kingdoms }.
}
kingdoms-ui-retreat-do = Se retirer
kingdoms-ui-retreat-stay = Rester
kingdoms-ui-claim-to = { $card } → { $kingdom }
kingdoms-ui-claim-in = Jouer : { $kingdom }
kingdoms-ui-claim-it = Jouer
kingdoms-ui-claim-gain = { $points } à la fin de l’ère
kingdoms-ui-stay = Attendre
kingdoms-ui-rest = Choisissez une carte : les royaumes qui l’acceptent s’allument, et vous lisez ici ce qu’elle rapporterait.
kingdoms-ui-preview = Ce que cela ferait
kingdoms-ui-preview-pays = { $kingdom } : vous gagneriez { $after } (maintenant { $before }).
kingdoms-ui-preview-with = { $card } est défaussée avec.
kingdoms-ui-preview-capital = La capitale : vous vous retirez.
kingdoms-ui-preview-last = Votre dernier jeton : vous vous retirez.
kingdoms-ui-preview-first-out = En premier : un jeton caché.

## Royaumes

kingdoms-ui-free = { $free ->
    [one] { $free } libre sur { $territories }
   *[other] { $free } libres sur { $territories }
}
kingdoms-ui-free-capital = reste la capitale
kingdoms-ui-lead = { $you ->
    [yes] { $who } êtes en tête
   *[no] { $who } en tête
}
kingdoms-ui-lead-nobody = personne ici
kingdoms-ui-lead-battle = bataille
kingdoms-ui-lead-tie = égalité
kingdoms-ui-cell = { $kingdom }, territoires libres : { $free } sur { $territories }.
kingdoms-ui-cell-last = Dernière carte : { $card }.
kingdoms-ui-cell-worth = Première place : { $points } points.
kingdoms-ui-played = { $card }, jouée par { $who }
kingdoms-ui-decree-pair = Deux de même animal ou rang : l’une ici, l’autre défaussée.
kingdoms-ui-decree-next = Royaume suivant
kingdoms-ui-decree-previous = Royaume précédent
kingdoms-ui-tag-fits = { $card } va ici
kingdoms-ui-tag-no = ne va pas
kingdoms-ui-tag-capital = puis retrait
kingdoms-ui-tag-count = { $count ->
    [0] aucune carte
    [one] { $count } carte va
   *[other] { $count } cartes vont
}
kingdoms-ui-fits = { $count ->
    [0] ne va nulle part
    [one] va dans 1 royaume
   *[other] va dans { $count } royaumes
}
kingdoms-ui-hand-partner = Peut être la seconde carte

## Joueurs et classement

kingdoms-ui-player-out = retiré
kingdoms-ui-player-tokens = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
kingdoms-ui-player-council = conseil { $count }
kingdoms-ui-player-modifiers = +2 × { $count }
kingdoms-ui-player-retreat = { $count ->
    [one] { $count } jeton caché
   *[other] { $count } jetons cachés
}
kingdoms-ui-player-own-retreat = jeton caché : { $values }
kingdoms-ui-player-first = premier joueur
kingdoms-ui-points-of = { $points ->
    [one] { $who } : { $points } point, ouvrir la somme
   *[other] { $who } : { $points } points, ouvrir la somme
}
kingdoms-ui-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
kingdoms-ui-bonus = { $count ->
    [one] Carte bonus : s’ajoute si l’animal ou le rang est le même.
   *[other] Cartes bonus : l’une s’ajoute si l’animal ou le rang est le même.
}
kingdoms-ui-bonus-animal = Carte bonus : s’ajoute si l’animal est le même.
kingdoms-ui-leads = En tête
kingdoms-ui-leads-note = si on comptait
kingdoms-ui-council-note = Le conseil compte.
kingdoms-ui-first = première place
kingdoms-ui-if-now = vous
kingdoms-ui-scored = compté
kingdoms-ui-tie-note = Égalité : une bataille décide
kingdoms-ui-or = { $most } ou { $least }

## Batailles

kingdoms-ui-battle = Bataille : { $kingdom }
kingdoms-ui-battle-stake = Vainqueur { $points } points, vaincu 3 et un jeton +2
kingdoms-ui-battle-stake-solo = Vainqueur { $points } points, vaincu 3
kingdoms-ui-battle-round = manche { $round }
kingdoms-ui-battle-out = éliminé
kingdoms-ui-battle-ready = prêt
kingdoms-ui-battle-choosing = choisit…
kingdoms-ui-battle-down = Une carte face cachée
kingdoms-ui-battle-pick = Choisissez une carte. Personne ne la voit avant que tous aient choisi.
kingdoms-ui-battle-pick-short = Choisissez une carte
kingdoms-ui-battle-fight = Combattre : { $card }
kingdoms-ui-battle-add = Ajouter +2
kingdoms-ui-battle-pass = Laisser ainsi
kingdoms-ui-battle-wins = { $you ->
    [yes] vous gagnez
   *[no] { $who } gagne
}
kingdoms-ui-battle-tied = égalité, puis une autre carte
kingdoms-ui-battle-on = les autres peuvent répondre
kingdoms-ui-battle-odds = { $rank ->
    [1] { $card } bat 8, égalité avec 1, perd contre 2–7.
    [2] { $card } bat 1, égalité avec 2, perd contre 3–8.
    [7] { $card } bat 1–6, égalité avec 7, perd contre 8.
    [8] { $card } bat 2–7, égalité avec 8, perd contre 1.
   *[other] { $card } bat 1–{ $below }, égalité avec { $rank }, perd contre { $above }–8.
}
kingdoms-ui-battle-rule = Le rang le plus haut gagne, mais un simple 1 bat 8 et plus. Égalité : on continue.
kingdoms-ui-battle-rule-solo = Votre carte doit battre toutes celles que révèle le parvenu. 1 bat 8.
kingdoms-ui-battle-used = Manches précédentes
kingdoms-ui-battle-result = { $you ->
    [yes] { $high } bat { $low } : vous gagnez ({ $kingdom })
   *[no] { $high } bat { $low } : { $who } gagne ({ $kingdom })
}
kingdoms-ui-battle-winner = { $you ->
    [yes] Vous gagnez ({ $kingdom })
   *[no] { $who } gagne ({ $kingdom })
}
kingdoms-ui-battle-shared = { $kingdom } : égalité maintenue ({ $who })

## Fin d’une ère

kingdoms-ui-scoring = Décompte de l’ère { $age }
kingdoms-ui-scoring-fought = { $you ->
    [yes] Bataille : { $high } bat { $low }, vous gagnez
   *[no] Bataille : { $high } bat { $low }, { $who } gagne
}
kingdoms-ui-scoring-won = { $you ->
    [yes] Bataille : vous gagnez
   *[no] Bataille : { $who } gagne
}
kingdoms-ui-scoring-after = Après l’ère { $age }
kingdoms-ui-scoring-open = { $count ->
    [0] points visibles
   *[other] points visibles ; jetons cachés : { $who }
    [0] points visibles.
   *[other] points visibles ; jetons cachés : { $who }.
}
kingdoms-ui-scoring-own = Vos jetons cachés : { $values }.
kingdoms-ui-scoring-next = Commencer l’ère { $age }
kingdoms-ui-scoring-retreat = Jetons de retrait
kingdoms-ui-scoring-modifiers = Jetons +2 restants
kingdoms-ui-scoring-council = Au conseil :
kingdoms-ui-scoring-close = Continuer

## Le parvenu

kingdoms-ui-upstart = Ce qu’a fait le parvenu
kingdoms-ui-upstart-plays = { $card } → { $kingdom }.
kingdoms-ui-upstart-bonus = La carte bonus { $card } correspond → { $kingdom }.
kingdoms-ui-upstart-rule = Les rangs 4 à 8 visent le royaume de cette taille, 1 à 3 celui où vous avez joué en dernier. Sans place, on continue dans le sens horaire.
kingdoms-ui-upstart-capital = Il prend la capitale ({ $kingdom }) et se retire.
kingdoms-ui-upstart-discards = Elle est défaussée sans effet.
kingdoms-ui-upstart-retreats = Le parvenu se retire.
kingdoms-ui-remark-1 = « Bel endroit. Je le garde. »
kingdoms-ui-remark-2 = « Vous n’en aviez pas besoin, si ? »
kingdoms-ui-remark-3 = « La couronne me va bien. De travers, mais bien. »
kingdoms-ui-remark-4 = « Prenez votre temps. Moi, je n’en perds pas. »
kingdoms-ui-remark-5 = « Il faut bien que quelqu’un règne. »
kingdoms-ui-remark-6 = « Un pas de plus vers le trône. »
kingdoms-ui-remark-7 = « Ce n’était pas prévu. C’est habile quand même. »
kingdoms-ui-remark-8 = « Votre royaume ? Aucun nom dessus. »
kingdoms-ui-remark-9 = « Attention : au combat, je mords. »
kingdoms-ui-remark-10 = « La chance ? J’appelle cela régner. »
kingdoms-ui-remark-11 = « Les bêtes m’aiment. Demandez-leur. »
kingdoms-ui-remark-12 = « Retirez-vous donc. Moi, je reste. »
kingdoms-ui-remark-13 = « J’ai recompté : je mène toujours quelque part. »
kingdoms-ui-remark-14 = « Un renard ne fait pas la queue. »

## La ligne de commande

kingdoms-ui-command = Écrivez ce qu’il faut faire
kingdoms-ui-command-none = Rien de tel n’est possible maintenant.

## The end

kingdoms-ui-end-note = À égalité de points, l’avantage va à qui a pris la capitale du Bois pendant la troisième ère.

## Help: what things are, with the numbers of this game

kingdoms-help-kingdom = { $kingdom } : { $decree } Territoires libres : { $free }, la capitale en dernier. Le plus de jetons rapporte { $token } points, la deuxième place 3, la troisième 1.
kingdoms-help-kingdom-free = { $kingdom } : territoires libres : { $free }. Le plus de jetons rapporte { $token } points, la deuxième place 3, la troisième 1.
kingdoms-help-rally = Un point, et vous échangez d’une à { $hand } cartes, tant que personne ne s’est retiré.
kingdoms-help-retreat = Vous ne jouez plus pendant cette ère. Déjà retirés : { $out } ; le premier pioche un jeton secret de 2 à 5 points.
kingdoms-help-player = { $name } : { $points } points. Jetons d’influence restants : { $supply } ; « +2 » : { $modifiers } ; jetons de retrait secrets : { $retreats }. Ce qui reste des deux derniers s’ajoute à la fin.
kingdoms-help-upstart = Le parvenu a { $points } points. Les rangs 4 à 8 l’envoient dans le royaume de cette taille, 1 à 3 là où vous avez joué en dernier.
kingdoms-help-card = { $card } : { $count ->
    [0] ne va dans aucun royaume maintenant.
    [one] va dans un royaume maintenant.
   *[other] va dans { $count } royaumes maintenant.
  } En bataille le rang le plus haut gagne, mais un 1 bat un 8 et tout ce qui est au-dessus.
kingdoms-help-played = { $card }, jouée par { $owner }. Les décrets qui comparent regardent la dernière carte d’un royaume.
kingdoms-help-wedge = { $kingdom } : { $taken } territoires pris sur { $territories } ; la capitale vient en dernier et ne se prend qu’une fois.
kingdoms-help-council = Le conseil ({ $kingdom }) : { $count ->
    [0] personne encore.
    [one] un jeton.
   *[other] { $count } jetons.
  } Après une ère, le jeton de la capitale vient ici et y compte jusqu’à la fin de la partie.
kingdoms-help-decrees = Passe au décret du royaume précédent ou suivant.
kingdoms-help-leads = Les jetons de chacun par royaume, conseil compris, et ce qu’ils rapporteraient si l’ère finissait maintenant.
kingdoms-help-claim = Place votre jeton. Ensuite vous piochez une carte, et on ne peut plus revenir en arrière.
kingdoms-help-battle = Le rang le plus haut gagne { $token } points ; un 1 bat un 8 et tout ce qui est au-dessus. Chaque jeton « +2 » ajoute 2 à votre carte.
kingdoms-help-scoring = Ce que cette ère a rapporté à chacun : premières places, 3 pour la deuxième, 1 pour la troisième.
kingdoms-ui-part-age1 = Ère I
kingdoms-ui-part-age2 = Ère II
kingdoms-ui-part-age3 = Ère III
kingdoms-ui-part-rallies = Ralliements
kingdoms-ui-part-tokens = Jetons
kingdoms-ui-primer-title = Dominez, et partez à temps
kingdoms-ui-primer-goal = Cinq royaumes, trois ères. Ayez plus de jetons que quiconque dans un royaume à la fin d’une ère, et ses points sont à vous. Après trois ères, le plus grand total gagne.
kingdoms-ui-primer-1-title = Revendiquer
kingdoms-ui-primer-1-text = Jouez une carte là où le décret l’accepte, posez un jeton sur une case libre, piochez une carte.
kingdoms-ui-primer-1-note = La capitale est la dernière case. La prendre, c’est se retirer aussitôt.
kingdoms-ui-primer-2-title = Rallier
kingdoms-ui-primer-2-text = Échangez d’une à quatre cartes et gagnez un point.
kingdoms-ui-primer-2-note = Seulement tant que personne ne s’est retiré pendant cette ère.
kingdoms-ui-primer-3-title = Se retirer
kingdoms-ui-primer-3-text = Vous ne jouez plus pendant cette ère ; vous gardez votre main.
kingdoms-ui-primer-3-note = Le premier à partir pioche un jeton secret de 2 à 5 points.
kingdoms-ui-primer-4-title = Décrets
kingdoms-ui-primer-4-text = Un décret regarde votre carte, la dernière carte du royaume ou les royaumes voisins. S’il n’y a rien à comparer, toute carte convient.
kingdoms-ui-primer-5-title = Une ère s’achève
kingdoms-ui-primer-5-text = Dans chaque royaume, le premier prend le jeton de l’ère ; la deuxième place donne 3, la troisième 1. Les sièges du conseil comptent.
kingdoms-ui-primer-6-title = Bataille
kingdoms-ui-primer-6-text = Égalité en tête ? Chacun pose une carte cachée : le rang le plus haut gagne, mais un simple 1 bat 8 et plus. À rang égal, on continue.
kingdoms-ui-primer-6-note = Les perdants reçoivent un jeton « +2 » pour une bataille suivante.

## Keys

kingdoms-ui-key-card = choisir une carte de la main
kingdoms-ui-key-walk = parcourir les royaumes et leurs cartes
kingdoms-ui-key-next = cible suivante ou précédente
kingdoms-ui-key-do = jouer ce qui est choisi
kingdoms-ui-key-rally = rallier
kingdoms-ui-key-retreat = se retirer
kingdoms-ui-key-undo = annuler
kingdoms-ui-key-type = taper une action
kingdoms-ui-key-kingdom = lire le royaume
kingdoms-ui-key-hand = lire votre main
kingdoms-ui-key-scores = lire les points
kingdoms-ui-key-last = lire le dernier événement
