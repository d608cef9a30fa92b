cli-welcome = Введіть номер або запис ходу, як його показано; ? — довідка.
cli-help =
    Номер обирає те, що стоїть поруч; можна ввести кілька слів одразу («howl a3»).
    undo — скасувати, board — показати поле, back — обрати знову, quit — вийти.
cli-you = Гравець { $seat }
cli-bot = Бот { $seat }
cli-left = Ви вийшли з гри.
cli-hand-over = Наступний хід: { $name }. Натисніть Enter, коли ніхто інший не дивиться.
cli-no-number = Номери лише до { $most }.
cli-not-understood = «{ $text }» — незрозуміло: { $why }
cli-no-more = більше нічого
cli-undone = { $name }: хід скасовано.
table-reason-game_over = Гру закінчено.
table-reason-not_your_turn = Зараз не ваш хід.
table-reason-stale = За столом уже щось сталося.
table-reason-nothing_to_undo = Скасовувати нічого.
table-reason-cannot_undo = Це вже не можна скасувати.
