### L’écran des Royaumes Sauvages.

kingdoms-ui-title = Les Royaumes Sauvages
kingdoms-ui-line = Envoyez vos bêtes là où les décrets les acceptent, menez des royaumes et sachez vous retirer à temps.
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
kingdoms-ui-age-of = Ère { $age } sur trois
kingdoms-ui-age-word = Ère
kingdoms-ui-board = Les cinq royaumes
kingdoms-ui-hand = Votre main
kingdoms-ui-players = Joueurs
kingdoms-ui-log = Journal
kingdoms-ui-since = Depuis votre tour
kingdoms-ui-earlier = Plus tôt
kingdoms-ui-again = Revoir
kingdoms-ui-hint = Conseil
kingdoms-ui-overview = Joueurs, classement et journal
kingdoms-ui-close = Fermer
kingdoms-ui-tab-board = Plateau
kingdoms-ui-tab-leads = En tête
kingdoms-ui-tab-players = Joueurs
kingdoms-ui-tab-log = Journal

## Ce qui est demandé

kingdoms-ui-prompt-turn = À vous : choisissez une carte ou un royaume.
kingdoms-ui-prompt-choose = Choisissez une carte ou un royaume.
kingdoms-ui-your-turn = À vous
kingdoms-ui-prompt-card = { $count ->
    [0] { $card } ne convient nulle part : changez de carte.
    [one] { $card } convient à un royaume : choisissez-le.
   *[other] { $card } convient à { $count } royaumes : choisissez-en un.
}
kingdoms-ui-prompt-kingdom = { $count ->
    [one] { $kingdom } : une de vos cartes convient, choisissez-la.
   *[other] { $kingdom } : { $count } de vos cartes conviennent, choisissez-en une.
}
kingdoms-ui-prompt-partner = { $card } : choisissez la deuxième carte à défausser.
kingdoms-ui-prompt-partner-sub = Le même animal ({ $animal }) ou le rang { $rank }.
kingdoms-ui-prompt-ready = { $card } → { $kingdom } : jouer ?
kingdoms-ui-prompt-rally = { $count ->
    [0] Rallier : choisissez 1 à 4 cartes à échanger.
    [one] Rallier : 1 carte choisie.
   *[other] Rallier : { $count } cartes choisies.
}
kingdoms-ui-prompt-retreat = Se retirer de cette ère ?
kingdoms-ui-prompt-nothing-fits = Aucune carte ne convient : ralliez ou retirez-vous.
kingdoms-ui-prompt-only-retreat = Aucune carte ne convient : il faut vous retirer.
kingdoms-ui-prompt-waiting = On attend { $who }.
kingdoms-ui-prompt-retreated = Vous avez quitté cette ère.
kingdoms-ui-prompt-battle = Bataille pour { $kingdom ->
    [Dunes] les Dunes
    [Marais] le Marais
    [Cimes] les Cimes
    [Bois] le Bois
   *[other] l’{ $kingdom }
}.
kingdoms-ui-prompt-commit = Bataille pour { $kingdom ->
    [Dunes] les Dunes
    [Marais] le Marais
    [Cimes] les Cimes
    [Bois] le Bois
   *[other] l’{ $kingdom }
} : posez une carte en secret.
kingdoms-ui-prompt-again = Égalité : choisissez une autre carte.
kingdoms-ui-prompt-add = Ajouter un jeton +2 à votre carte, ou passer ?
kingdoms-ui-prompt-add-sub = Si quelqu’un en ajoute un, la question vous sera reposée.
kingdoms-ui-prompt-over = La partie est terminée.
kingdoms-ui-rally-closed = Retrait : { $who }. Plus personne ne peut rallier pendant cette ère.
kingdoms-ui-rally-stalled = { $count ->
    [one] Que des ralliements depuis { $count } tour : impossible de rallier avant qu’un territoire soit revendiqué.
   *[other] Que des ralliements depuis { $count } tours : impossible de rallier avant qu’un territoire soit revendiqué.
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
kingdoms-ui-rally-all = Toutes ({ $count })
kingdoms-ui-retreat = Se retirer
kingdoms-ui-retreat-what = quitter cette ère
kingdoms-ui-retreat-short = Retrait
kingdoms-ui-retreat-what-first = en premier : jeton caché
kingdoms-ui-retreat-title = Se retirer maintenant ?
kingdoms-ui-retreat-keep = { $count ->
    [one] Vous ne jouez plus pendant cette ère. Votre carte et vos jetons sur le plateau restent.
   *[other] Vous ne jouez plus pendant cette ère. Vos { $count } cartes et vos jetons sur le plateau restent.
}
kingdoms-ui-retreat-first = Vous partez en premier : vous tirez un jeton de retrait caché, qui vaut de 2 à 5 points.
kingdoms-ui-retreat-closes = Ensuite, plus personne ne pourra rallier pendant cette ère.
kingdoms-ui-retreat-upstart = Le parvenu continue sans vous.
kingdoms-ui-retreat-points = Si l’ère finissait maintenant, vous auriez { kingdoms-ui-points } ({ $now } pour l’instant).
kingdoms-ui-retreat-points-range = Si l’ère finissait maintenant, vous auriez de { $least } à { $most } points ({ $now } pour l’instant).
kingdoms-ui-retreat-no-battles = En l’état, vous n’auriez aucune bataille à livrer.
kingdoms-ui-retreat-battles = { $count ->
    [one] Avec cette main, vous auriez une bataille à livrer : { $kingdoms }.
   *[other] Avec cette main, vous auriez { $count } batailles à livrer : { $kingdoms }.
}
kingdoms-ui-retreat-do = Se retirer
kingdoms-ui-retreat-stay = Rester
kingdoms-ui-claim-to = { $card } → { $kingdom }
kingdoms-ui-claim-in = Jouer { $kingdom ->
    [Dunes] dans les Dunes
    [Marais] dans le Marais
    [Cimes] dans les Cimes
    [Bois] dans le Bois
   *[other] sur l’{ $kingdom }
}
kingdoms-ui-claim-it = Jouer
kingdoms-ui-claim-gain = { $points } à la fin de l’ère
kingdoms-ui-stay = Attendre
kingdoms-ui-rest = Choisissez une carte : les royaumes qui l’acceptent s’éclairent, et vous lisez ici ce qu’elle rapporterait.
kingdoms-ui-rest-card = Choisissez un royaume au bord doré : vous lisez ici ce que la carte y rapporterait.
kingdoms-ui-preview = Ce que cela ferait
kingdoms-ui-preview-pays = { $kingdom } : { $after } pour vous (maintenant { $before }).
kingdoms-ui-preview-with = Avec elle, vous défaussez { $card }.
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
# In the middle of a sentence.
kingdoms-ui-lead-you = vous êtes en tête
kingdoms-ui-lost = { $count ->
    [one] { $kingdom } : { $who } mène à votre place.
   *[other] { $kingdom } : égalité sans vous ({ $who }).
}
kingdoms-ui-lost-tie = { $kingdom } : égalité entre vous et { $who }.
kingdoms-ui-cell = { $kingdom }, territoires libres : { $free } sur { $territories }.
kingdoms-ui-cell-last = Dernière carte : { $card }.
kingdoms-ui-cell-worth = Première place : { kingdoms-ui-points }.
kingdoms-ui-played = { $card } ({ $who })
kingdoms-ui-decree-pair = Deux de même animal ou rang : l’une ici, l’autre défaussée.
kingdoms-ui-tag-fits = { $card } convient
kingdoms-ui-tag-no = ne convient pas
kingdoms-ui-tag-capital = puis retrait
kingdoms-ui-tag-count = { $count ->
    [0] rien ne convient
    [one] { $count } carte convient
   *[other] { $count } cartes conviennent
}
kingdoms-ui-fits = { $count ->
    [0] ne convient nulle part
    [one] convient à 1 royaume
   *[other] convient à { $count } royaumes
}
kingdoms-ui-hand-partner = Peut être la deuxième carte

## Les décrets par l’exemple

kingdoms-ui-example-hand = De votre main : { $cards }.
kingdoms-ui-example-pair = Exemple : tigre 5 avec tigre 2, ou tigre 5 avec grenouille 5.
kingdoms-ui-example-ranks-differ = Exemple : il y a ici un 2 et un 5 ; tout autre rang convient.
kingdoms-ui-example-animals-differ = Exemple : il y a ici une chouette et une abeille ; tout autre animal convient.
kingdoms-ui-example-alternate = Exemple : la dernière carte ici est un 4 ; il faut un rang impair.
kingdoms-ui-example-step = Exemple : la dernière carte ici est un 4 ; il faut un 3 ou un 5.
kingdoms-ui-example-follow = Exemple : la dernière carte ici est la chouette 4 ; il faut une chouette ou un 4.
kingdoms-ui-example-break = Exemple : la dernière carte ici est la chouette 4 ; il ne faut ni chouette ni 4.
kingdoms-ui-example-neighbour-match = Exemple : à côté, les dernières cartes sont la chouette 4 et l’abeille 7 ; il faut une chouette, une abeille, un 4 ou un 7.
kingdoms-ui-example-neighbour-rank = Exemple : à côté, les dernières cartes sont la chouette 4 et l’abeille 7 ; il faut un 4 ou un 7.
kingdoms-ui-example-neighbour-animal = Exemple : à côté, les dernières cartes sont la chouette 4 et l’abeille 7 ; il faut une chouette ou une abeille.
kingdoms-ui-example-neighbour-step = Exemple : à côté, les dernières cartes sont la chouette 4 et l’abeille 7 ; il faut un 3, un 5, un 6 ou un 8.
kingdoms-ui-example-neighbour-low = Exemple : à côté, les dernières cartes sont la chouette 4 et l’abeille 7 ; il faut un 4 ou moins.
kingdoms-ui-example-neighbour-high = Exemple : à côté, les dernières cartes sont la chouette 4 et l’abeille 7 ; il faut un 7 ou plus.
kingdoms-ui-example-neighbour-ranks-differ = Exemple : à côté, les dernières cartes sont la chouette 4 et l’abeille 7 ; tout rang convient, sauf 4 et 7.
kingdoms-ui-example-neighbour-animals-differ = Exemple : à côté, les dernières cartes sont la chouette 4 et l’abeille 7 ; tout animal convient, sauf ces deux-là.
kingdoms-ui-example-realm-rank = Exemple : ailleurs, les dernières cartes sont la chouette 4 et l’abeille 7 ; il faut un 4 ou un 7.
kingdoms-ui-example-realm-animal = Exemple : ailleurs, les dernières cartes sont la chouette 4 et l’abeille 7 ; il faut une chouette ou une abeille.
kingdoms-ui-example-realm-new-rank = Exemple : ailleurs, les dernières cartes sont la chouette 4 et l’abeille 7 ; tout rang convient, sauf 4 et 7.
kingdoms-ui-example-realm-new-animal = Exemple : ailleurs, les dernières cartes sont la chouette 4 et l’abeille 7 ; tout animal convient, sauf ces deux-là.

## Joueurs et classement

kingdoms-ui-player-out = en retrait
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
kingdoms-ui-points-of = { $who } : { kingdoms-ui-points }, voir la feuille de score
kingdoms-ui-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
kingdoms-ui-bonus = { $count ->
    [one] Carte bonus : jouée aussi à animal ou rang identique.
   *[other] Cartes bonus : l’une est jouée aussi à animal ou rang identique.
}
kingdoms-ui-bonus-animal = Carte bonus : jouée aussi à animal identique.
kingdoms-ui-leads = En tête
kingdoms-ui-leads-note = si on décomptait
kingdoms-ui-council-note = Conseil compris.
kingdoms-ui-first = première place
kingdoms-ui-if-now = vous
kingdoms-ui-scored = décompté
kingdoms-ui-tie-note = Égalité : une bataille décide
kingdoms-ui-or = { $most } ou { $least }

## Batailles

kingdoms-ui-battle = Bataille pour { $kingdom ->
    [Dunes] les Dunes
    [Marais] le Marais
    [Cimes] les Cimes
    [Bois] le Bois
   *[other] l’{ $kingdom }
}
kingdoms-ui-battle-stake = Vainqueur : { kingdoms-ui-points } ; vaincu : { $second } et un jeton +2
kingdoms-ui-battle-stake-solo = Vainqueur : { kingdoms-ui-points } ; vaincu : { $second }
kingdoms-ui-battle-round = manche { $round }
kingdoms-ui-battle-out = hors course
kingdoms-ui-battle-ready = a choisi
kingdoms-ui-battle-choosing = choisit…
kingdoms-ui-battle-down = Une carte face cachée
kingdoms-ui-battle-pick = Choisissez une carte. Personne ne la voit avant que tous aient choisi.
kingdoms-ui-battle-pick-short = Choisissez une carte
kingdoms-ui-battle-fight = Jouer { $card }
kingdoms-ui-says = { $what } : { $then }
kingdoms-ui-battle-add = Ajouter +2
kingdoms-ui-battle-pass = Passer
kingdoms-ui-battle-wins = { $you ->
    [yes] vous gagnez
   *[no] { $who } gagne
}
kingdoms-ui-battle-tied = égalité, puis une autre carte
kingdoms-ui-battle-on = les autres peuvent répondre
kingdoms-ui-battle-odds = { $rank ->
    [1] { $card } bat 8, fait égalité avec 1, perd contre 2–7.
    [2] { $card } bat 1, fait égalité avec 2, perd contre 3–8.
    [7] { $card } bat 1–6, fait égalité avec 7, perd contre 8.
    [8] { $card } bat 2–7, fait égalité avec 8, perd contre 1.
   *[other] { $card } bat 1–{ $below }, fait égalité avec { $rank }, perd contre { $above }–8.
}
kingdoms-ui-battle-rule = Le rang le plus haut gagne, mais un simple 1 bat 8 et plus. Égalité : on continue.
kingdoms-ui-battle-rule-solo = Votre carte doit battre toutes celles que révèle le parvenu. 1 bat 8.
kingdoms-ui-battle-used = Manches précédentes
kingdoms-ui-battle-result = { $high } bat { $low } : { $you ->
    [yes] vous gagnez
   *[no] { $who } gagne
} { $kingdom ->
    [Dunes] les Dunes
    [Marais] le Marais
    [Cimes] les Cimes
    [Bois] le Bois
   *[other] l’{ $kingdom }
}
kingdoms-ui-battle-winner = { $you ->
    [yes] Vous gagnez { $kingdom ->
        [Dunes] les Dunes
        [Marais] le Marais
        [Cimes] les Cimes
        [Bois] le Bois
       *[other] l’{ $kingdom }
    }
   *[no] { $kingdom } : victoire ({ $who })
}
kingdoms-ui-battle-shared = { $kingdom } : égalité maintenue ({ $who })
kingdoms-ui-battle-consoled = et un jeton +2
kingdoms-ui-battle-whole = { $seconds ->
    [0] Voir toute l’ère
   *[other] Voir toute l’ère dans { $seconds } s
}
kingdoms-ui-battle-go-on = { $seconds ->
    [0] Continuer
   *[other] Continuer dans { $seconds } s
}

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
kingdoms-ui-scoring-head = Jeton et déroulement
kingdoms-ui-scoring-unknown = Jeton caché (+?) : { $who }
kingdoms-ui-scoring-own = Vos jetons cachés : { $values }.
kingdoms-ui-scoring-next = Commencer l’ère { $age }
kingdoms-ui-scoring-starts = { $you ->
    [yes] Ensuite : l’ère { $age } et cinq nouveaux décrets. Vous commencez.
   *[no] Ensuite : l’ère { $age } et cinq nouveaux décrets. Premier joueur : { $who }.
}
kingdoms-ui-scoring-look = Voir la table
kingdoms-ui-scoring-back = Revenir aux points
kingdoms-ui-scoring-skip = Tout montrer
kingdoms-ui-scoring-retreat = Jetons de retrait
kingdoms-ui-scoring-modifiers = Jetons +2 restants
kingdoms-ui-scoring-council = Au conseil :
kingdoms-ui-scoring-close = Continuer

## Le parvenu

kingdoms-ui-upstart-name = Le parvenu
kingdoms-ui-upstart = Ce qu’a fait le parvenu
kingdoms-ui-upstart-plays = { $card } → { $kingdom }.
kingdoms-ui-upstart-bonus = Carte bonus assortie : { $card } → { $kingdom }.
kingdoms-ui-upstart-rule = Les rangs 4 à 8 visent le royaume de cette taille, les rangs 1 à 3 celui où vous avez joué en dernier. S’il n’y trouve pas de place, il passe au suivant dans le sens horaire.
kingdoms-ui-upstart-capital = Il prend la capitale { $kingdom ->
    [Dunes] des Dunes
    [Marais] du Marais
    [Cimes] des Cimes
    [Bois] du Bois
   *[other] de l’{ $kingdom }
} et se retire.
kingdoms-ui-upstart-discards = Carte défaussée sans effet.
kingdoms-ui-upstart-retreats = Le parvenu se retire.
kingdoms-ui-remark-1 = « Bel endroit. Je le garde. »
kingdoms-ui-remark-2 = « Vous n’en aviez pas besoin, si ? »
kingdoms-ui-remark-3 = « La couronne me va bien. De travers, mais bien. »
kingdoms-ui-remark-4 = « Prenez votre temps. Moi, je n’en perds pas. »
kingdoms-ui-remark-5 = « Il faut bien que quelqu’un règne. »
kingdoms-ui-remark-6 = « Un pas de plus vers le trône. »
kingdoms-ui-remark-7 = « Ce n’était pas prévu. Mais quelle allure ! »
kingdoms-ui-remark-8 = « Votre royaume ? Il n’y avait pas de nom dessus. »
kingdoms-ui-remark-9 = « Attention : en bataille, je mords. »
kingdoms-ui-remark-10 = « La chance ? J’appelle cela l’art de régner. »
kingdoms-ui-remark-11 = « Les bêtes m’aiment. Demandez-leur. »
kingdoms-ui-remark-12 = « Retirez-vous donc. Moi, je reste. »
kingdoms-ui-remark-13 = « J’ai recompté : je mène toujours quelque part. »
kingdoms-ui-remark-14 = « Un renard ne fait pas la queue. »

## La ligne de commande

kingdoms-ui-command = Écrivez ce qu’il faut faire
kingdoms-ui-command-none = Rien de tel n’est possible maintenant.

## The end

kingdoms-ui-end-note = À égalité de points, le joueur qui a pris la capitale du Bois pendant la troisième ère passe devant.

## Help: what things are, with the numbers of this game

kingdoms-help-kingdom = { $kingdom } : { $decree } Territoires libres : { $free }, la capitale en dernier. Avoir le plus de jetons rapporte { $token } points, la deuxième place { $second }, la troisième { $third }.
kingdoms-help-kingdom-free = { $kingdom } : territoires libres : { $free }. Avoir le plus de jetons rapporte { $token } points, la deuxième place { $second }, la troisième { $third }.
kingdoms-help-rally = Vous gagnez un point et échangez de 1 à { $hand } cartes. Possible tant que personne ne s’est retiré.
kingdoms-help-retreat = Vous ne jouez plus pendant cette ère. Retraits jusqu’ici : { $out } ; le premier à se retirer tire un jeton caché de 2 à 5 points.
kingdoms-help-player = { $name } : { kingdoms-ui-points }. Jetons d’influence restants : { $supply } ; jetons +2 : { $modifiers } ; jetons de retrait cachés : { $retreats }. Ce qui reste des deux derniers s’ajoute à la fin.
kingdoms-help-upstart = Le parvenu a { kingdoms-ui-points }. Les rangs 4 à 8 l’envoient dans le royaume de cette taille, les rangs 1 à 3 là où vous avez joué en dernier.
kingdoms-help-card = { $card } : { $count ->
    [0] ne convient à aucun royaume maintenant.
    [one] convient à un royaume maintenant.
   *[other] convient à { $count } royaumes maintenant.
  } En bataille, le rang le plus haut gagne, mais un 1 bat un 8 et tout ce qui est au-dessus.
kingdoms-help-played = { $card } ({ $owner }). Les décrets qui comparent regardent la dernière carte d’un royaume.
kingdoms-help-wedge = { $kingdom } : territoires pris : { $taken } sur { $territories } ; la capitale vient en dernier et ne se prend qu’une fois.
kingdoms-help-council = Le conseil { $kingdom ->
    [Dunes] des Dunes
    [Marais] du Marais
    [Cimes] des Cimes
    [Bois] du Bois
   *[other] de l’{ $kingdom }
} : { $count ->
    [0] encore personne.
    [one] un jeton.
   *[other] { $count } jetons.
  } Après une ère, le jeton de la capitale vient ici et y compte jusqu’à la fin de la partie.
kingdoms-help-decrees = Passe au décret du royaume précédent ou suivant.
kingdoms-help-leads = Les jetons de chacun par royaume, conseil compris, et ce qu’ils rapporteraient si l’ère finissait maintenant.
kingdoms-help-claim = Place votre jeton. Vous piochez ensuite une carte : impossible alors d’annuler.
kingdoms-help-battle = Le rang le plus haut gagne { $token } points ; un 1 bat un 8 et tout ce qui est au-dessus. Chaque jeton +2 ajoute 2 à votre carte.
kingdoms-help-scoring = Ce que cette ère a rapporté à chacun : premières, deuxièmes et troisièmes places.
kingdoms-ui-part-age1 = Ère I
kingdoms-ui-part-age2 = Ère II
kingdoms-ui-part-age3 = Ère III
kingdoms-ui-part-rallies = Ralliements
kingdoms-ui-part-tokens = Jetons

## Keys

kingdoms-ui-key-card = choisir une carte de la main
kingdoms-ui-key-walk = parcourir les royaumes et leurs cartes
kingdoms-ui-key-next = cible suivante ou précédente
kingdoms-ui-key-do = jouer ce qui est choisi
kingdoms-ui-key-rally = rallier
kingdoms-ui-key-retreat = se retirer
kingdoms-ui-key-undo = annuler
kingdoms-ui-key-type = taper une action
kingdoms-ui-key-kingdom = annoncer le royaume
kingdoms-ui-key-hand = annoncer votre main
kingdoms-ui-key-scores = annoncer les points
kingdoms-ui-key-last = annoncer le dernier événement

## Ce qui plaide pour une proposition

kingdoms-ui-merit-lead = { $kingdom } : vous prenez la tête, soit { $points } à la fin de l’ère
kingdoms-ui-merit-past = { $kingdom } : vous passez devant { $name }, soit { $points } à la fin de l’ère
kingdoms-ui-merit-tie = { $kingdom } : vous revenez à égalité en tête, bataille pour { $points }
kingdoms-ui-merit-place = { $kingdom } : vous progressez, { $points } à la fin de l’ère
kingdoms-ui-merit-deny = { $kingdom } : { $points } de moins pour { $name }
kingdoms-ui-merit-cost = { $kingdom } : { $points } de moins pour vous
kingdoms-ui-merit-council = { $kingdom } : la capitale vous donne un siège au conseil pour les ères suivantes
kingdoms-ui-merit-rally = Un point et de nouvelles cartes
kingdoms-ui-merit-first = Partir en premier : un jeton de retrait caché
