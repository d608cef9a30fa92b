# Les leçons du Clan des Loups : des pages à lire (look), ce qu’il y a à apprendre, chaque tâche, la conclusion et une phrase à
# retenir.

wolves-learn-goal-title = Votre but
wolves-learn-goal-look-1 = Voici votre meute : des loups alpha, des loups de meute et une tanière. À chaque tour, vous faites deux actions, que vous payez avec des tuiles terrain.
wolves-learn-goal-look-2 = Le cycle lunaire fait lever trois lunes. À chaque lune, certaines régions sont décomptées : la meute qui y a le plus de contrôle prend le jeton de région, qui vaut 4, 6 ou 8 points.
wolves-learn-goal-look-3 = Les tanières, les antres, les nouveaux loups et les proies rapportent aussi des points. Vos pistes en tiennent le compte.
wolves-learn-goal-look-4 = La partie s’achève après la pleine lune. La meute qui a le plus de points l’emporte.
wolves-learn-goal-remember = Gagnez des régions quand leur lune se lève et, en chemin, remplissez vos pistes.

wolves-learn-tiles-title = Tuiles et paiement
wolves-learn-tiles-learn = Tout se paie avec six tuiles terrain. Chaque action porte sur un terrain, et vous la payez avec des tuiles qui montrent ce terrain. Une tuile qui paie est ensuite retournée : son coin vous indique son autre face.
wolves-learn-tiles-task-1 = Allez sur la case forêt marquée, A6. Payez avec la tuile forêt dont le coin montre une montagne.
wolves-learn-tiles-task-2 = Cette tuile montre maintenant une montagne. Payez avec elle et allez sur la case montagne marquée, A10.
wolves-learn-tiles-solved = La même tuile a payé deux fois : d’abord la forêt, puis la montagne.
wolves-learn-tiles-missed = Votre tuile foyer montre la forêt sur ses deux faces : aucune montagne n’est donc apparue. Payez avec la tuile forêt dont le coin montre une montagne.
wolves-learn-tiles-remember = Une tuile qui a payé montre autre chose ensuite : chaque paiement prépare le suivant.

wolves-learn-move-title = Se déplacer
wolves-learn-move-learn = Un déplacement coûte une tuile du terrain où les loups s’arrêtent. Deux loups peuvent marcher au cours du même déplacement, chacun jusqu’à 3 cases. Ils traversent les cases occupées, mais pas l’eau.
wolves-learn-move-task-1 = Commencez un déplacement vers la forêt : amenez un loup en A6.
wolves-learn-move-task-2 = Le même déplacement emmène un deuxième loup : amenez l’autre en A4.
wolves-learn-move-solved = Une tuile forêt a suffi pour deux loups. Ils ne peuvent pas s’arrêter sur un loup solitaire ni sur une proie.
wolves-learn-move-missed = Ce déplacement est fini, et un seul loup a marché. Amenez les deux loups en forêt avec une seule tuile.
wolves-learn-move-remember = Une tuile déplace deux loups si tous deux s’arrêtent sur le même terrain.

wolves-learn-den-title = Tanières et pistes
wolves-learn-den-learn = Une tanière coûte deux tuiles et se construit sur la case d’un de vos loups alpha ou à côté. Vous la prenez sur une piste, et toute la meute en profite : déploiement, vitesse des loups ou portée du hurlement.
wolves-learn-den-task-1 = Construisez une tanière en A6, en la prenant sur la piste de la vitesse des loups.
wolves-learn-den-task-2 = Vos loups peuvent maintenant parcourir 4 cases. Envoyez votre loup alpha de A9 en F11.
wolves-learn-den-solved = La deuxième et la quatrième tanière d’une piste donnent aussi un jeton bonus. Trois tanières d’une piste valent 3 points, les quatre en valent 7.
wolves-learn-den-missed = Seule une tanière prise sur la vitesse des loups rend vos loups plus rapides. Grâce à elle, F11 est à votre portée.
wolves-learn-den-remember = Chaque tanière renforce toute votre meute jusqu’à la fin de la partie.

wolves-learn-howl-title = Le hurlement et le cycle lunaire
wolves-learn-howl-learn = Un hurlement coûte deux tuiles et appelle un loup solitaire à portée d’un de vos loups alpha. Le loup solitaire va sur le cycle lunaire, et un nouveau loup de votre meute prend sa place.
wolves-learn-howl-task-1 = Hurlez vers le loup solitaire de A3.
wolves-learn-howl-task-2 = C’était la date du croissant. Finissez votre tour : la région A est décomptée.
wolves-learn-howl-solved = La région A est à vous, avec un contrôle de 3 contre 2. Son jeton vaut 4 points.
wolves-learn-howl-missed = Le nouveau loup doit se trouver dans la région A. Hurlez vers le loup solitaire de A3.
wolves-learn-howl-remember = Chaque hurlement vous donne un loup et rapproche la lune d’une date.

wolves-learn-hunt-title = Chasser
wolves-learn-hunt-learn = Vous attrapez une proie quand, après une de vos actions, vos loups se trouvent sur trois cases différentes autour d’elle. La chasse elle-même ne coûte rien.
wolves-learn-hunt-task-1 = Un de vos loups est déjà à côté de l’élan. Amenez le loup alpha de A12 en A8.
wolves-learn-hunt-task-2 = Le même déplacement emmène un loup de meute : de A14 en A9.
wolves-learn-hunt-solved = Trois loups sur trois cases : l’élan est à vous et vous donne un jeton action bonus. Chaque espèce ne s’attrape qu’une fois, et les cinq espèces valent 25 points.
wolves-learn-hunt-missed = L’élan n’est pas encerclé. Il faut des loups sur trois des six cases qui l’entourent.
wolves-learn-hunt-remember = Trois loups autour d’une proie l’attrapent, mais deux sur une même case ne comptent que pour un.

wolves-learn-lair-title = Antres et loups en fuite
wolves-learn-lair-learn = Une tanière au bord de l’eau peut devenir un antre : cela coûte deux tuiles, un loup alpha doit être dessus ou à côté, et chaque région n’accueille qu’un seul de vos antres. Un loup adverse présent sur cette case fuit vers la case possible la plus proche ; à distance égale, c’est vous qui choisissez.
wolves-learn-lair-task-1 = Vous avez des tanières en A9 et en A2. Transformez en antre celle qui est au bord de l’eau.
wolves-learn-lair-task-2 = Le loup adverse doit partir. Choisissez la case où il s’enfuit.
wolves-learn-lair-solved = Un antre compte 3 pour le contrôle, et le premier vaut 5 points. Il vous donne aussi un jeton terrain bonus.
wolves-learn-lair-missed = Il n’y a toujours pas d’antre en A9. La tanière en A2 n’est pas au bord de l’eau.
wolves-learn-lair-remember = Personne ne peut vous prendre un antre : installez-en un au bord de l’eau dans chaque région qui vous tient à cœur.

wolves-learn-dominate-title = Dominer, et ce qui protège
wolves-learn-dominate-learn = Pour trois tuiles, vous remplacez un loup de meute ou une tanière adverse à portée de hurlement par un de vos pions. Deux pions d’une même meute sur une case se protègent ; les loups alpha et les antres sont toujours à l’abri.
wolves-learn-dominate-task-1 = Un jeton terrain bonus paie n’importe quel terrain, et vous en avez trois. Parmi les pions marqués, un seul n’est pas protégé : dominez-le.
wolves-learn-dominate-solved = Le loup de A1 était seul. Il est parti sur le cycle lunaire, et l’un des vôtres a pris sa place.
wolves-learn-dominate-missed = Rien n’a été dominé. Cherchez un loup de meute qui se trouve seul.
wolves-learn-dominate-remember = Gardez vos pions par deux, et prenez aux autres ceux qui restent seuls.

wolves-learn-bonus-title = Actions bonus
wolves-learn-bonus-learn = Après vos deux actions, chaque jeton action bonus vous offre une action de plus. Les proies et certaines tanières en donnent.
wolves-learn-bonus-task-1 = Vos deux actions sont faites, mais vous avez un jeton. Hurlez vers le loup solitaire de A3.
wolves-learn-bonus-task-2 = Le jeton est dépensé. Finissez votre tour.
wolves-learn-bonus-solved = Vous avez fait trois actions en un tour. Un jeton dont vous n’avez pas besoin se garde pour plus tard.
wolves-learn-bonus-missed = Le tour s’est fini sans la troisième action. Vous avez encore le jeton, mais ici il fallait l’utiliser.
wolves-learn-bonus-remember = Un jeton action bonus, c’est une troisième action, quand vous le décidez.

wolves-learn-region-title = Les régions et la lune
wolves-learn-region-learn = Un antre compte 3 pour le contrôle, tout autre pion 1. À égalité, la meute qui a le plus de loups alpha passe devant ; si leur nombre est égal aussi, la première place est partagée et le jeton est perdu.
wolves-learn-region-task-1 = Dans la région A, vous avez 3 et votre rival 4, et la prochaine date est celle du croissant. Transformez en antre la tanière de A9 : vous gagnez 2 de contrôle d’un seul coup.
wolves-learn-region-task-2 = Finissez votre tour : la lune se lève.
wolves-learn-region-solved = Avec 5 contre 4, la région A est à vous : 4 points pour vous, 2 pour la deuxième place.
wolves-learn-region-missed = Un loup de plus ne donne que 4 à 4, et personne ne prend le jeton. Transformez en antre la tanière de A9.
wolves-learn-region-remember = Avant chaque lune, comptez le contrôle dans les régions qu’elle décompte.

wolves-learn-turn-title = Un tour entier
wolves-learn-turn-learn = Un tour compte deux actions, et les meilleures se préparent l’une l’autre. Une tanière en A10 demande deux tuiles montagne, mais une seule tuile montre une montagne pour l’instant.
wolves-learn-turn-task-1 = D’abord un déplacement : payez avec la tuile forêt dont le coin montre une montagne, et allez en A6.
wolves-learn-turn-task-2 = Deux tuiles montrent maintenant une montagne. Construisez la tanière en A10.
wolves-learn-turn-task-3 = Vos deux actions sont faites. Finissez votre tour.
wolves-learn-turn-solved = Votre première action a retourné la tuile qu’il fallait pour la deuxième.
wolves-learn-turn-missed = Sans deuxième tuile montagne, pas de tanière en A10. Payez le déplacement avec la tuile forêt dont le coin montre une montagne.
wolves-learn-turn-remember = Pensez vos deux actions ensemble avant de payer la première.

wolves-learn-game-title = Jusqu’à la première lune
wolves-learn-game-learn = Il reste trois dates avant le croissant. La région A sera alors décomptée : vous y avez un contrôle de 3, votre rival de 2.
wolves-learn-game-task-1 = Hurlez vers le loup solitaire de A3 : un loup de plus pour la région A, et la date 7.
wolves-learn-game-task-2 = Construisez une tanière en B6, prise sur la vitesse des loups. Vos deux tuiles forêt la paient.
wolves-learn-game-task-3 = Finissez votre tour et regardez ce que font vos rivaux.
wolves-learn-game-task-4 = Votre rival a appelé un loup dans la région A, date 8. Transformez en antre la tanière de A9 : un antre compte 3, et il amène le croissant, date 9.
wolves-learn-game-task-5 = Amenez le loup de A3 en A2 : trois loups encerclent alors l’élan.
wolves-learn-game-task-6 = Finissez votre tour : vous attrapez l’élan et le croissant se lève.
wolves-learn-game-solved = La région A est à vous, avec un contrôle de 6 contre 3. Jeton, antre et élan vous rapportent 10 points en ce seul tour.
wolves-learn-game-missed = Ce coup s’écarte de la leçon. Annulez et suivez les cases marquées.
wolves-learn-game-remember = Faites d’abord grandir votre meute, puis soyez en force dans les régions de la prochaine lune.
