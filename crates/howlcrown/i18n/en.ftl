cli-welcome = Type a number, or notation such as you see it; ? for help.
cli-help =
    A number takes the choice beside it; several words may be typed at once ("howl a3").
    undo takes back, board shows the board, back starts the choice anew, quit leaves.
cli-you = Player { $seat }
cli-bot = Bot { $seat }
cli-left = You left the game.
cli-hand-over = { $name } is next. Press Enter when nobody else looks.
cli-no-number = There are only the numbers up to { $most }.
cli-not-understood = "{ $text }" is not understood: { $why }
cli-no-more = nothing more
cli-undone = { $name } took it back.
table-reason-game_over = The game is over.
table-reason-not_your_turn = It is not your turn.
table-reason-stale = The table has moved on.
table-reason-nothing_to_undo = There is nothing to take back.
table-reason-cannot_undo = That can no longer be taken back.
