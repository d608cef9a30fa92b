# Les leçons des Royaumes Sauvages : des pages à lire (look), ce qu’il y a à apprendre, chaque tâche, la conclusion et une phrase à
# retenir.

kingdoms-learn-goal-title = Votre but
kingdoms-learn-goal-look-1 = À votre tour, vous jouez une carte sous l’un des cinq royaumes et y placez un jeton d’influence.
kingdoms-learn-goal-look-2 = À la fin d’une ère, avoir le plus de jetons dans un royaume rapporte son jeton de royaume, qui vaut ici 5 ou 6 points. La deuxième place rapporte 3 points, la troisième 1.
kingdoms-learn-goal-look-3 = La partie dure trois ères. Le plus grand total de points l’emporte.
kingdoms-learn-goal-remember = Ayez le plus de jetons là où cela rapporte le plus, sans vous battre pour tout.

kingdoms-learn-decrees-title = Les décrets
kingdoms-learn-decrees-learn = Chaque royaume a un décret, qui dit quelles cartes peuvent y entrer. Après avoir joué une carte, vous complétez votre main à quatre cartes.
kingdoms-learn-decrees-task-1 = Revendiquez un territoire dans le Marais. Une seule de vos cartes convient à son décret.
kingdoms-learn-decrees-solved = Seuls les lézards et les tigres entrent dans le Marais, et vous aviez un tigre.
kingdoms-learn-decrees-missed = Votre jeton est dans un autre royaume. Regardez le décret du Marais.
kingdoms-learn-decrees-remember = Lisez d’abord le décret, choisissez la carte ensuite.

kingdoms-learn-neighbours-title = Les décrets qui regardent les voisins
kingdoms-learn-neighbours-learn = Les royaumes forment un cercle. Certains décrets comparent votre carte aux dernières cartes des deux royaumes voisins.
kingdoms-learn-neighbours-task-1 = Revendiquez un territoire dans les Cimes. Il faut l’animal de la dernière carte du Marais ou du Bois.
kingdoms-learn-neighbours-solved = Votre chouette convient, car la dernière carte du Bois est une chouette.
kingdoms-learn-neighbours-missed = C’était un autre royaume. Quels animaux montrent les dernières cartes du Marais et du Bois ?
kingdoms-learn-neighbours-remember = Chaque carte que vous jouez change aussi ce qui convient aux voisins.

kingdoms-learn-places-title = Compter les places
kingdoms-learn-places-learn = À la fin d’une ère, avoir le plus de jetons dans un royaume rapporte son jeton de royaume ; la deuxième place rapporte 3 points, la troisième 1. Une égalité pour la première place mène à une bataille.
kingdoms-learn-places-task-1 = Vos rivaux se sont retirés. Dans le Marais, vous êtes à 2 contre 2 : revendiquez-y encore un territoire.
kingdoms-learn-places-task-2 = Vous menez maintenant dans le Marais, à 3 contre 2. Retirez-vous : l’ère est décomptée.
kingdoms-learn-places-solved = 8 points pour le Marais, 3 pour la deuxième place dans les Dunes, 1 pour la troisième dans les Cimes.
kingdoms-learn-places-missed = À 2 contre 2, le Marais mène à une bataille. Revendiquez-y encore un territoire avant de vous retirer.
kingdoms-learn-places-remember = Un jeton de plus, c’est la première place ; autant qu’un rival, c’est la bataille.

kingdoms-learn-capital-title = Capitale et conseil
kingdoms-learn-capital-learn = La capitale est le dernier territoire d’un royaume. La prendre, c’est se retirer. Après l’ère, votre jeton passe de la capitale au conseil, où il compte jusqu’à la fin de la partie.
kingdoms-learn-capital-task-1 = Sur l’Île, seule la capitale est libre. Prenez-la.
kingdoms-learn-capital-solved = Votre jeton siège au conseil de l’Île. Il y compte pendant les deux ères suivantes.
kingdoms-learn-capital-missed = Vous ne tenez aucune capitale : aucun de vos jetons ne passe à un conseil. Prenez la capitale de l’Île.
kingdoms-learn-capital-remember = Une capitale met fin à votre ère, mais vous garde un jeton pour les suivantes.

kingdoms-learn-retreat-title = Se retirer
kingdoms-learn-retreat-learn = Si vous vous retirez, vous ne jouez plus pendant cette ère. Le premier à se retirer tire un jeton de retrait caché, qui vaut 2, 3, 4 ou 5 points.
kingdoms-learn-retreat-task-1 = Vous menez sur l’Île et dans les Dunes, et personne ne s’est encore retiré. Retirez-vous et tirez le jeton.
kingdoms-learn-retreat-solved = Le jeton est à vous, et vous seul connaissez sa valeur jusqu’à la fin. Vos rivaux continuent sans vous.
kingdoms-learn-retreat-missed = Vous avez continué, et un rival peut maintenant se retirer le premier. Retirez-vous tout de suite.
kingdoms-learn-retreat-remember = Retirez-vous tant que vous menez et que le jeton caché est encore là.

kingdoms-learn-rally-title = Rallier
kingdoms-learn-rally-learn = Tant que personne ne s’est retiré pendant cette ère, vous pouvez rallier : défaussez une à quatre cartes, piochez-en autant et gagnez aussitôt 1 point.
kingdoms-learn-rally-task-1 = Aucun décret n’accepte vos cartes. Ralliez, en choisissant les cartes que vous défaussez.
kingdoms-learn-rally-solved = Vous avez de nouvelles cartes et 1 point de plus.
kingdoms-learn-rally-missed = Vous avez quitté l’ère, et elle continue sans vous. Ralliez plutôt.
kingdoms-learn-rally-remember = Quand rien ne convient, ralliez : cela rapporte un point et de nouvelles cartes.

kingdoms-learn-battle-title = La bataille
kingdoms-learn-battle-learn = Dans une bataille, chacun des joueurs à égalité choisit une carte en secret, et le plus haut rang gagne. Mais un 1 bat un 8 et tout ce qui est au-dessus. Un jeton +2 ajoute 2 à votre carte, même une fois les cartes révélées.
kingdoms-learn-battle-task-1 = Gagnez la bataille pour le Marais. Vous avez pu le voir : votre rival n’a que des huit et aucun jeton +2.
kingdoms-learn-battle-solved = 8 points pour le Marais. Le perdant reçoit 3 points et un jeton +2.
kingdoms-learn-battle-missed = Le 8 était plus fort. Un 1 le bat, et un 7 avec un jeton +2 aussi.
kingdoms-learn-battle-remember = Gardez un 1 pour les rivaux qui viennent avec un 8.

kingdoms-learn-solo-title = Seul contre le parvenu
kingdoms-learn-solo-learn = En solo, vous affrontez le parvenu. Après chacun de vos tours, il retourne une carte : un rang de 4 à 8 l’envoie dans le royaume qui a ce nombre de territoires, un rang de 1 à 3 dans le royaume où vous avez joué en dernier. Les décrets ne s’appliquent pas à lui.
kingdoms-learn-solo-task-1 = Égalité dans le Bois, 1 à 1. Prenez-y la tête.
kingdoms-learn-solo-solved = Vous menez dans le Bois.
kingdoms-learn-solo-missed = Le Bois est toujours à égalité. Seuls les okapis et les abeilles peuvent y entrer.
kingdoms-learn-solo-remember = Pour gagner, il vous faut plus de points que le parvenu : menez là où il vient rarement.

kingdoms-learn-age-title = Une ère entière
kingdoms-learn-age-learn = À votre tour, vous revendiquez un territoire, vous ralliez ou vous vous retirez. Pendant cette ère, le Marais rapporte 8 points, plus que tout autre royaume.
kingdoms-learn-age-task-1 = Jouez votre tigre de rang 6 sous le Marais.
kingdoms-learn-age-task-2 = Votre rival est venu lui aussi dans le Marais. Jouez-y votre lézard de rang 4 pour mener 2 à 1.
kingdoms-learn-age-task-3 = Il n’y a personne dans les Dunes. Jouez-y votre grenouille de rang 8.
kingdoms-learn-age-task-4 = Votre rival a égalisé dans le Marais, mais vous avez un 1 pour la bataille. Retirez-vous le premier et tirez le jeton caché.
kingdoms-learn-age-task-5 = 2 à 2 : la bataille pour le Marais. Choisissez votre chouette de rang 1.
kingdoms-learn-age-solved = Votre 1 a battu le 8 : 8 points pour le Marais, et 5 pour les Dunes, où personne d’autre n’est venu.
kingdoms-learn-age-missed = Ce coup s’écarte de la leçon. Annulez et suivez ce qui est marqué.
kingdoms-learn-age-remember = Menez là où cela rapporte, gardez une carte pour la bataille et retirez-vous le premier.
