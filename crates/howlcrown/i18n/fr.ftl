cli-welcome = Tapez un numéro, ou une action dans la notation affichée ; ? pour l’aide.
cli-help =
    Un numéro désigne le choix qu’il précède ; vous pouvez taper plusieurs mots d’un coup (« howl a3 »).
    hint montre ce que jouerait un joueur fort, undo annule votre dernier coup,
    board montre le plateau, back recommence le choix, quit quitte la partie.
cli-player = Joueur { $number }
cli-left = Vous avez quitté la partie.
cli-hand-over = À { $name } de jouer. Appuyez sur Entrée quand personne d’autre ne regarde.
cli-no-number = Choisissez un numéro de 1 à { $most }.
cli-not-understood = « { $text } » n’est pas une action : { $why }
cli-no-more = rien de plus
cli-hint = Ce que jouerait un joueur fort
cli-hint-so-far = meilleur coup jusqu’ici : { $what }
cli-hint-line = { $number }  { $chance } %  { $what }
cli-hint-typed = à taper : { $what }
cli-hint-points = points attendus : { $what }
cli-undone = { $name } annule un coup.
cli-review-head = Chances de victoire avant chaque tour
cli-review-none = rien à signaler
cli-review-turn = { $version }  { $name } : { $verdict }, { $lost } %
cli-review-played = joué : { $what }
cli-review-best = mieux : { $what }
cli-review-why = pourquoi : { $what }
cli-review-change = { $version }  { $name } : { $from } % → { $to } %
cli-review-sum = { $name } : perdu par ses choix { $lost } %, part de chance { $luck } %
review-best = meilleur coup
review-good = bon coup
cli-incomplete = Partie incomplète : après { $entries } entrées, elle n’est pas terminée.
