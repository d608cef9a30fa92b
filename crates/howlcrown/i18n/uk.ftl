cli-welcome = Введіть номер або дію в показаному записі; ? — довідка.
cli-help =
    Номер вибирає варіант, що стоїть поруч; можна ввести кілька слів одразу («howl a3»).
    hint — що зробив би сильний гравець, undo — скасувати останній крок,
    board — показати поле, back — вибрати знову, quit — вийти з гри.
cli-player = Гравець { $number }
cli-left = Ви вийшли з гри.
cli-hand-over = Наступний хід: { $name }. Натисніть Enter, коли ніхто інший не дивиться.
cli-no-number = Виберіть номер від 1 до { $most }.
cli-not-understood = «{ $text }» — не дія: { $why }
cli-no-more = більше нічого
cli-hint = Що зробив би сильний гравець
cli-hint-so-far = поки що найкраще: { $what }
cli-hint-line = { $number }  { $chance } %  { $what }
cli-hint-typed = ввести: { $what }
cli-hint-points = очікувані очки: { $what }
cli-undone = { $name }: крок скасовано.
cli-review-head = Шанси на перемогу перед кожним ходом
cli-review-none = немає
cli-review-turn = { $version }  { $name }: { $verdict }, { $lost } %
cli-review-played = зіграно: { $what }
cli-review-best = краще: { $what }
cli-review-why = чому: { $what }
cli-review-change = { $version }  { $name }: { $from } % → { $to } %
cli-review-sum = { $name }: через власні рішення втрачено { $lost } %, удача { $luck } %
review-best = найкраще
review-good = добре
cli-incomplete = Партія неповна: записів { $entries }, а гру не закінчено.
