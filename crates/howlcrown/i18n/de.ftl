cli-welcome = Tippe eine Nummer oder die gezeigte Schreibweise; ? für Hilfe.
cli-help =
    Eine Nummer wählt, was daneben steht; mehrere Wörter auf einmal gehen auch („howl a3“).
    undo nimmt zurück, board zeigt den Plan, back beginnt die Wahl neu, quit verlässt das Spiel.
cli-you = Spieler { $seat }
cli-bot = Bot { $seat }
cli-left = Du hast das Spiel verlassen.
cli-hand-over = { $name } ist dran. Drücke Enter, wenn niemand sonst hinsieht.
cli-no-number = Es gibt nur die Nummern bis { $most }.
cli-not-understood = „{ $text }“ ist unverständlich: { $why }
cli-no-more = nichts weiter
cli-undone = { $name }: zurückgenommen.
table-reason-game_over = Das Spiel ist vorbei.
table-reason-not_your_turn = Du bist nicht am Zug.
table-reason-stale = Am Tisch hat sich inzwischen etwas getan.
table-reason-nothing_to_undo = Es gibt nichts zurückzunehmen.
table-reason-cannot_undo = Das lässt sich nicht mehr zurücknehmen.
