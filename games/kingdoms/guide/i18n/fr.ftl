# Les règles pour les joueurs. Les nombres viennent des règles, en arguments ; aucun n’est écrit ici.

kingdoms-guide-goal-title = Tenez la majorité, partez à temps
kingdoms-guide-goal-text = Cinq royaumes, { $ages } ères. Ayez **plus de jetons que les autres** dans un royaume à la fin d’une ère, et ses points sont à vous. Après la dernière ère, **le plus grand total l’emporte**.

kingdoms-guide-turn-title = Votre tour : une action parmi trois
kingdoms-guide-turn-text = Puis c’est au suivant. On continue jusqu’à ce que tout le monde se soit retiré : l’ère prend alors fin.

kingdoms-guide-claim-title = Revendiquer
kingdoms-guide-claim-text = Jouez une carte là où le décret l’accepte, placez un jeton sur un territoire libre et piochez une carte.
kingdoms-guide-claim-note = La capitale est toujours le dernier territoire. Si vous la prenez, vous vous retirez aussitôt.

kingdoms-guide-rally-title = Rallier
kingdoms-guide-rally-text = Échangez jusqu’à { $hand } cartes et gagnez { $rally ->
    [one] { $rally } point
   *[other] { $rally } points
}.
kingdoms-guide-rally-note = Seulement tant que personne ne s’est retiré pendant cette ère.

kingdoms-guide-retreat-title = Se retirer
kingdoms-guide-retreat-text = Vous ne jouez plus pendant cette ère. Vous gardez votre main.
kingdoms-guide-retreat-note = Le premier à se retirer tire un jeton caché, qui vaut de { $retreat_least } à { $retreat_most }.

kingdoms-guide-decrees-title = Les décrets disent quelle carte convient
kingdoms-guide-decrees-text = Chaque royaume a son décret, et chaque ère en apporte de nouveaux. Quand vous choisissez une carte, les royaumes qui l’acceptent s’éclairent.
kingdoms-guide-decrees-1 = Certains ne regardent que **votre carte** : son animal ou son rang.
kingdoms-guide-decrees-2 = D’autres regardent la **dernière carte d’ici** : elle est posée sur le dessus, bordée d’or.
kingdoms-guide-decrees-3 = D’autres encore regardent les **voisins** : les royaumes à gauche et à droite.
kingdoms-guide-decrees-4 = Rien à comparer pour l’instant ? **N’importe quelle carte convient.**

kingdoms-guide-scoring-title = À la fin d’une ère, chaque royaume rapporte
kingdoms-guide-scoring-text = Le premier prend le **jeton de cette ère**, qui vaut de { $token_least } à { $token_most }. Chaque deuxième place rapporte **{ $second }**, chaque troisième **{ $third }**. Les sièges au conseil comptent aussi.
kingdoms-guide-scoring-first = le plus de jetons
kingdoms-guide-scoring-second = deuxième
kingdoms-guide-scoring-third = troisième
kingdoms-guide-scoring-token = jeton
kingdoms-guide-scoring-note = Égalité en tête ? Une bataille décide. Les perdants reçoivent { $second } points et un jeton +{ $modifier } pour plus tard.

kingdoms-guide-battle-title = La bataille en trois lignes
kingdoms-guide-battle-text = Tous ceux qui sont à égalité en tête posent une carte face cachée. On les révèle ensemble ; chacun peut ensuite ajouter des jetons +{ $modifier }.
kingdoms-guide-battle-higher = Le rang le plus haut l’emporte.
kingdoms-guide-battle-one = Mais un simple { $rank_least } bat { $rank_most } et plus.
kingdoms-guide-battle-tie = Même rang : on continue avec une autre carte.
kingdoms-guide-battle-beats = bat
kingdoms-guide-battle-ties = égale
kingdoms-guide-battle-note = Après la bataille, chacun complète sa main à { $hand } cartes. Une table peut préférer un accord pacifique aux batailles.

kingdoms-guide-between-title = Entre les ères
kingdoms-guide-between-text = Un jeton posé sur une capitale passe au **conseil** de son royaume et y compte jusqu’à la fin. Tous les autres jetons reviennent, de nouveaux décrets arrivent, les mains restent. Le joueur qui a le moins de points commence.

kingdoms-guide-end-title = La fin
kingdoms-guide-end-text = Après l’ère { $ages }, les jetons de retrait cachés sont révélés et ajoutés, et chaque jeton +{ $modifier } restant vaut un point. Le plus grand total l’emporte.
kingdoms-guide-end-note = Égalité ? Le joueur qui a pris la capitale du Bois pendant la dernière ère passe devant.

kingdoms-guide-solo-title = En solo : le parvenu
kingdoms-guide-solo-text = Un renard à la couronne de travers joue contre vous. Il retourne une carte : les rangs { $aim_least } à { $aim_most } désignent le royaume qui a ce nombre de territoires, un rang plus bas l’envoie là où vous avez joué en dernier. Aucun décret ne l’arrête, et pour gagner il vous faut plus de points que lui.
kingdoms-guide-solo-note = La carte bonus, posée face visible, est jouée aussi si elle a l’animal ou le rang de la carte du parvenu. Cinq niveaux, de facile à extrême.

kingdoms-guide-questions-title = Questions fréquentes
kingdoms-guide-questions-1-ask = Quand faut-il se retirer ?
kingdoms-guide-questions-1-answer = Quand vous menez là où cela rapporte et que d’autres tours n’aideraient que vos rivaux. Le premier à partir reçoit un jeton caché, mais les derniers peuvent encore passer devant.
kingdoms-guide-questions-2-ask = Le choix du territoire a-t-il de l’importance ?
kingdoms-guide-questions-2-answer = Non, tous se valent sauf la capitale.
kingdoms-guide-questions-3-ask = Puis-je prendre la capitale quand je veux ?
kingdoms-guide-questions-3-answer = Seulement quand tous les autres territoires du royaume sont pris, peu importe par qui.
kingdoms-guide-questions-4-ask = Et si je n’ai plus de cartes pendant une bataille ?
kingdoms-guide-questions-4-answer = Celui à qui il reste une carte gagne. Si personne n’en a, tous ceux qui sont à égalité reçoivent les points du jeton.
kingdoms-guide-questions-5-ask = Qui voit mon jeton de retrait ?
kingdoms-guide-questions-5-answer = Vous, et personne d’autre, jusqu’à la fin. Il ne compte pas quand on cherche le plus petit total pour commencer l’ère suivante.
kingdoms-guide-questions-6-ask = Ma boîte dit autre chose.
kingdoms-guide-questions-6-answer = Les éditions imprimées diffèrent : ce que reçoit la deuxième place, le nombre de jetons +{ $modifier }, le sens de « croissant ». Choisissez votre édition, ou chaque règle une à une, en ouvrant une table.
