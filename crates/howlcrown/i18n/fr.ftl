cli-welcome = Tapez un numéro, ou la notation affichée ; ? pour l’aide.
cli-help =
    Un numéro prend le choix qu’il précède ; plusieurs mots à la fois sont permis (« howl a3 »).
    undo annule, board montre le plateau, back recommence le choix, quit quitte la partie.
cli-you = Joueur { $seat }
cli-bot = Bot { $seat }
cli-left = Vous avez quitté la partie.
cli-hand-over = Au tour de { $name }. Appuyez sur Entrée quand personne d’autre ne regarde.
cli-no-number = Les numéros vont jusqu’à { $most }.
cli-not-understood = « { $text } » n’est pas compris : { $why }
cli-no-more = rien de plus
cli-undone = { $name } : coup annulé.
table-reason-game_over = La partie est terminée.
table-reason-not_your_turn = Ce n’est pas votre tour.
table-reason-stale = La partie a avancé entre-temps.
table-reason-nothing_to_undo = Il n’y a rien à annuler.
table-reason-cannot_undo = Cela ne peut plus être annulé.
