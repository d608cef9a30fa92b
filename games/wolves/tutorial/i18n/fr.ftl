# L’initiation au Clan des Loups : pour chaque exercice un titre, la leçon, la tâche et la conclusion.

wolves-learn-move-title = Se déplacer et payer
wolves-learn-move-learn = Se déplacer coûte une tuile terrain : le terrain où vos loups s’arrêtent. Chaque loup parcourt jusqu’à 3 cases en passant sur tout ; deux loups par déplacement.
wolves-learn-move-task = Amenez un loup en A6, la forêt au bord de l’eau.
wolves-learn-move-solved = La tuile forêt a payé et s’est retournée. Votre loup boit maintenant au point d’eau.
wolves-learn-move-missed = Les deux actions sont faites et aucun loup n’est en A6. Annulez et payez avec la forêt.

wolves-learn-tiles-title = Les tuiles se retournent
wolves-learn-tiles-learn = Payer retourne la tuile : son autre face apparaît. Le coin montre laquelle. Votre tuile foyer a le même terrain sur ses deux faces.
wolves-learn-tiles-task = Construisez une tanière en A10. Elle coûte deux montagnes et une seule tuile en montre : retournez-en une autre avec votre première action.
wolves-learn-tiles-solved = La forêt est devenue montagne, et deux montagnes ont payé la tanière. C’est ainsi qu’on prépare un bon tour.
wolves-learn-tiles-missed = Les deux actions sont faites et il n’y a pas de tanière en A10. Payez d’abord avec la tuile forêt dont le coin montre une montagne.

wolves-learn-den-title = Tanières et pistes
wolves-learn-den-learn = Une tanière coûte deux tuiles et se place sur la case d’un loup alpha ou à côté. Vous la prenez sur une piste, ce qui améliore votre meute : déploiement, vitesse des loups ou portée du hurlement.
wolves-learn-den-task = Construisez une tanière en A6 depuis la piste qui permet à votre loup alpha de faire 4 pas, puis allez en F11.
wolves-learn-den-solved = Vitesse 4 à partir de maintenant. La deuxième et la quatrième tanière d’une piste donnent aussi un jeton bonus.
wolves-learn-den-missed = Les deux actions sont faites. Il faut d’abord une tanière de la piste vitesse, puis le trajet de 4 cases.

wolves-learn-howl-title = Le hurlement et la lune
wolves-learn-howl-learn = Hurler coûte deux tuiles et fait d’un loup solitaire à portée d’un loup alpha un des vôtres. Il rejoint le cycle lunaire ; à une date de lune, des régions sont décomptées à la fin du tour.
wolves-learn-howl-task = Encore une date et le croissant se lève. La région A est à égalité, 2 à 2 : hurlez, terminez votre tour et gagnez-la.
wolves-learn-howl-solved = Le nouveau loup vous donne le contrôle, 3 contre 2. Le jeton de la région A vaut 4 points.
wolves-learn-howl-missed = Le tour est fini et la région A n’est pas à vous. Le nouveau loup doit se trouver dans la région A.

wolves-learn-lair-title = Antre, eau et fuite
wolves-learn-lair-learn = Une tanière au bord de l’eau peut devenir un antre : deux tuiles, une fois par région, près d’un loup alpha. Un loup adverse qui s’y trouve fuit vers la case possible la plus proche ; à distance égale, vous choisissez.
wolves-learn-lair-task = Transformez la bonne de vos deux tanières en antre et faites fuir le loup adverse.
wolves-learn-lair-solved = Un antre compte 3 pour le contrôle, ne peut jamais vous être pris et rapporte un jeton terrain bonus.
wolves-learn-lair-missed = Les deux actions sont faites et il n’y a pas d’antre en A9.

wolves-learn-dominate-title = Dominer, et ce qui protège
wolves-learn-dominate-learn = Trois tuiles remplacent un loup de meute ou une tanière adverse à portée de hurlement par une pièce à vous. Deux pièces d’une couleur sur une case se protègent ; les loups alpha et les antres sont toujours à l’abri.
wolves-learn-dominate-task = Vos trois jetons terrain bonus paient n’importe quoi. Trouvez la seule pièce à portée que rien ne protège et dominez-la.
wolves-learn-dominate-solved = Le loup isolé en A1 est parti sur le cycle lunaire et l’un des vôtres a pris sa place.
wolves-learn-dominate-missed = Les deux actions sont faites et rien n’a été dominé. Cherchez un loup de meute qui est seul.

wolves-learn-region-title = Qui gagne cette région ?
wolves-learn-region-learn = Un antre compte 3 de contrôle, toute autre pièce 1. À égalité, les loups alpha décident ; s’ils sont égaux aussi, la première place est partagée et le jeton est perdu.
wolves-learn-region-task = Il vous reste une action, puis le croissant décompte la région A : vous 3, votre rival 4. Gagnez-la.
wolves-learn-region-solved = L’antre vous a fait passer de 3 à 5, et sa tanière a rempli la date du croissant. Un nouveau loup n’aurait donné que 4 à 4.
wolves-learn-region-missed = Cela ne suffit pas pour la première place. Qu’est-ce qui apporte d’un coup 2 de contrôle de plus ?
