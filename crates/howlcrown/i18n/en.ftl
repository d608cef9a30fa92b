cli-welcome = Type a number, or an action in the notation you see; ? for help.
cli-help =
    A number picks the choice beside it; several words can be typed together ("howl a3").
    hint shows what a strong player would do, undo undoes your last step,
    board shows the board, back starts the choice again, quit leaves the game.
cli-player = Player { $number }
cli-left = You left the game.
cli-hand-over = { $name } is next. Press Enter when nobody else is looking.
cli-no-number = Pick a number from 1 to { $most }.
cli-not-understood = “{ $text }” is not an action: { $why }
cli-no-more = nothing more
cli-hint = What a strong player would do
cli-hint-so-far = best so far: { $what }
cli-hint-line = { $number }  { $chance }%  { $what }
cli-hint-typed = to type: { $what }
cli-hint-points = expected points: { $what }
cli-undone = { $name } undid a step.
cli-review-head = Winning chances before each turn
cli-review-none = none
cli-review-turn = { $version }  { $name }: { $verdict }, { $lost }%
cli-review-played = played: { $what }
cli-review-best = better: { $what }
cli-review-why = why: { $what }
cli-review-change = { $version }  { $name }: { $from }% → { $to }%
cli-review-sum = { $name }: lost by choices { $lost }%, luck { $luck }%
review-best = best
review-good = good
cli-incomplete = The match is incomplete: the game is not over after { $entries } entries.
