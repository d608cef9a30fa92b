# L’initiation aux Royaumes Sauvages : pour chaque exercice un titre, la leçon, la tâche et la conclusion.

kingdoms-learn-decrees-title = Les décrets
kingdoms-learn-decrees-learn = Chaque royaume a un décret qui dit quelles cartes peuvent entrer. À votre tour, vous jouez une carte sous un royaume et y revendiquez un territoire.
kingdoms-learn-decrees-task = Revendiquez un territoire dans le Marais. Une seule de vos cartes peut entrer.
kingdoms-learn-decrees-solved = Seuls les lézards et les tigres entrent dans le Marais. Vous repiochez aussitôt jusqu’à quatre cartes.
kingdoms-learn-decrees-missed = Votre jeton est ailleurs. Annulez et regardez le décret du Marais.

kingdoms-learn-neighbours-title = Les décrets qui regardent les voisins
kingdoms-learn-neighbours-learn = Les royaumes forment un cercle. Certains décrets comparent votre carte aux dernières cartes des deux royaumes voisins.
kingdoms-learn-neighbours-task = Revendiquez un territoire dans les Cimes : il faut l’animal de la dernière carte du Marais ou du Bois.
kingdoms-learn-neighbours-solved = La chouette convient parce que la dernière carte du Bois est une chouette. Chaque nouvelle carte à côté change ce qui convient.
kingdoms-learn-neighbours-missed = C’est un autre royaume. Quels animaux sont les derniers dans le Marais et dans le Bois ?

kingdoms-learn-places-title = Compter les places
kingdoms-learn-places-learn = À la fin d’une ère, le plus de jetons dans un royaume rapporte son jeton, le deuxième total 3 points, le troisième 1. Une égalité pour la première place mène à une bataille.
kingdoms-learn-places-task = Vos rivaux se sont retirés. Dans le Marais, c’est 2 à 2 : revendiquez-y encore un territoire, puis retirez-vous et gagnez-le sans bataille.
kingdoms-learn-places-solved = 8 points pour le Marais, 3 pour la deuxième place dans les Dunes, 1 pour la troisième dans les Cimes.
kingdoms-learn-places-missed = Deux partout dans le Marais, c’est une égalité, donc une bataille. Revendiquez encore un territoire avant de vous retirer.

kingdoms-learn-capital-title = La capitale
kingdoms-learn-capital-learn = Un territoire de chaque royaume est la capitale. On ne peut la prendre que si tous les autres sont pris, par n’importe qui. Qui la prend se retire aussitôt.
kingdoms-learn-capital-task = Prenez une capitale pendant ce tour. Dans deux royaumes il ne reste qu’elle, mais le décret y vaut aussi.
kingdoms-learn-capital-solved = L’Île est pleine. Vous avez quitté cette ère en premier : vous avez donc tiré un jeton de retrait secret.
kingdoms-learn-capital-missed = C’était un territoire ordinaire. Cherchez un royaume où seule la capitale est libre.

kingdoms-learn-council-title = Conseil et retrait
kingdoms-learn-council-learn = Qui s’est retiré ne joue plus pendant cette ère ; le premier tire un jeton secret de 2 à 5 points. Après l’ère, un jeton sur une capitale passe au conseil et y compte jusqu’à la fin de la partie.
kingdoms-learn-council-task = Terminez votre ère de façon à commencer la suivante avec un jeton dans un conseil.
kingdoms-learn-council-solved = Votre jeton siège au conseil de l’Île et y compte pendant les deux ères suivantes.
kingdoms-learn-council-missed = Vous avez quitté l’ère sans tenir de capitale : rien ne passe à un conseil.

kingdoms-learn-battle-title = La bataille
kingdoms-learn-battle-learn = Les joueurs à égalité choisissent une carte en secret ; le plus haut rang gagne. Mais un 1 bat un 8 et tout ce qui est au-dessus. Un jeton « +2 » ajoute 2 à votre carte, même une fois les cartes montrées.
kingdoms-learn-battle-task = Gagnez la bataille pour le Marais. Vous l’avez vu : votre rival n’a que des 8 et aucun « +2 ».
kingdoms-learn-battle-solved = 8 points pour le Marais. Le perdant reçoit 3 points et un jeton « +2 » pour plus tard.
kingdoms-learn-battle-missed = Le 8 était plus fort. Un 1 le bat, et un 7 avec « +2 » aussi.

kingdoms-learn-solo-title = Seul contre le parvenu
kingdoms-learn-solo-learn = Le parvenu retourne une carte après chacun de vos tours : un rang de 4 à 8 l’envoie dans le royaume qui a autant de territoires, de 1 à 3 là où vous avez joué en dernier. Les décrets ne le lient pas.
kingdoms-learn-solo-task = Le Bois est à égalité, 1 à 1. Prenez-y la tête.
kingdoms-learn-solo-solved = Vous menez dans le Bois. Menez là où il vient rarement, et gardez de petits rangs pour les batailles.
kingdoms-learn-solo-missed = Le Bois n’est pas encore à vous. Seuls les okapis et les abeilles y entrent.
