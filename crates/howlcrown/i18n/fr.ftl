cli-welcome = Tapez un numéro, ou la notation affichée ; ? pour l’aide.
cli-help =
    Un numéro prend le choix qu’il précède ; plusieurs mots à la fois sont permis (« howl a3 »).
    hint dit ce que ferait un joueur fort,
    undo annule, board montre le plateau, back recommence le choix, quit quitte la partie.
cli-player = Joueur { $number }
cli-left = Vous avez quitté la partie.
cli-hand-over = À { $name } de jouer. Appuyez sur Entrée quand personne d’autre ne regarde.
cli-no-number = Les numéros vont jusqu’à { $most }.
cli-not-understood = « { $text } » n’est pas compris : { $why }
cli-no-more = rien de plus
cli-hint = Ce que ferait un joueur fort
cli-hint-so-far = meilleur choix jusqu’ici : { $what }
cli-hint-line = { $number }  { $chance } %  { $what }
cli-hint-typed = à taper : { $what }
cli-hint-points = points attendus : { $what }
cli-undone = { $name } : coup annulé.
cli-review-head = Chances de gagner avant chaque tour
cli-review-none = aucun
cli-review-turn = { $version }  { $name } : { $verdict }, { $lost } %
cli-review-played = joué : { $what }
cli-review-best = mieux : { $what }
cli-review-why = pourquoi : { $what }
cli-review-change = { $version }  { $name } : { $from } % → { $to } %
cli-review-sum = { $name } : perdu par ses choix { $lost } %, dû à la chance { $luck } %
review-best = le meilleur
review-good = bon
cli-incomplete = Partie incomplète : après { $entries } entrées, elle n’est pas terminée.
