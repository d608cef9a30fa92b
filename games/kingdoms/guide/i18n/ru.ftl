# Правила для игроков. Числа приходят из правил как аргументы; здесь их нет.

kingdoms-guide-goal-title = Лидируйте и вовремя уходите
kingdoms-guide-goal-text = Пять царств и { $ages ->
    [one] { $ages } эпоха
    [few] { $ages } эпохи
   *[many] { $ages } эпох
  }. Если к концу эпохи у вас в царстве **больше фишек, чем у любого соперника**, его очки ваши. После последней эпохи **побеждает тот, у кого очков больше**.

kingdoms-guide-turn-title = Ваш ход: одно из трёх
kingdoms-guide-turn-text = Затем ходит следующий. Так по кругу, пока не отступят все: на этом эпоха заканчивается.

kingdoms-guide-claim-title = Захватить территорию
kingdoms-guide-claim-text = Сыграйте карту туда, куда её пускает указ, поставьте фишку на свободную территорию и возьмите новую карту.
kingdoms-guide-claim-note = Столица — всегда последняя территория. Заняв её, вы отступаете.

kingdoms-guide-rally-title = Сбор зверей
kingdoms-guide-rally-text = Обменяйте от одной до { $hand } карт и получите { $rally ->
    [one] { $rally } очко
    [few] { $rally } очка
   *[many] { $rally } очков
}.
kingdoms-guide-rally-note = Только пока в этой эпохе никто не отступил.

kingdoms-guide-retreat-title = Отступить
kingdoms-guide-retreat-text = В этой эпохе вы больше не ходите. Карты остаются у вас.
kingdoms-guide-retreat-note = Тот, кто отступил раньше всех, берёт скрытый жетон: от { $retreat_least } до { $retreat_most } очков.

kingdoms-guide-decrees-title = Указы решают, какая карта подходит
kingdoms-guide-decrees-text = У каждого царства свой указ, и каждая эпоха приносит новые. Когда вы выбираете карту, царства, которые её пускают, подсвечиваются.
kingdoms-guide-decrees-1 = Одни смотрят **только на вашу карту**: на зверя или ранг.
kingdoms-guide-decrees-2 = Другие — на **последнюю карту здесь**: она лежит сверху, с золотой каймой.
kingdoms-guide-decrees-3 = Третьи — на **соседей**: царства слева и справа.
kingdoms-guide-decrees-4 = Сравнивать пока не с чем? **Подходит любая карта.**

kingdoms-guide-scoring-title = В конце эпохи каждое царство приносит очки
kingdoms-guide-scoring-text = Первое место получает **жетон этой эпохи**, от { $token_least } до { $token_most } очков. За каждое второе место — **{ $second }**, за каждое третье — **{ $third }**. Места в совете тоже считаются.
kingdoms-guide-scoring-first = больше всех фишек
kingdoms-guide-scoring-second = второе место
kingdoms-guide-scoring-third = третье место
kingdoms-guide-scoring-token = жетон
kingdoms-guide-scoring-note = Ничья за первое место? Решает битва. Проигравшие получают очки ({ $second }) и модификатор «+{ $modifier }» на будущее.

kingdoms-guide-battle-title = Битва в двух словах
kingdoms-guide-battle-text = Все, кто делит первое место, кладут по карте лицом вниз. Карты открывают одновременно; потом каждый может добавить модификаторы «+{ $modifier }».
kingdoms-guide-battle-higher = Побеждает больший ранг.
kingdoms-guide-battle-one = Но { $rank_least } без модификаторов бьёт { $rank_most } и выше.
kingdoms-guide-battle-tie = Ранги равны — битва продолжается с новой картой.
kingdoms-guide-battle-beats = бьёт
kingdoms-guide-battle-ties = ничья
kingdoms-guide-battle-note = После битвы все добирают карты, чтобы их снова было { $hand }. За столом можно выбрать и мирное соглашение вместо битв.

kingdoms-guide-between-title = Между эпохами
kingdoms-guide-between-text = Фишка из столицы переходит в **совет** своего царства и считается там до конца игры. Остальные фишки возвращаются, раздаются новые указы, карты остаются на руках. Начинает тот, у кого меньше всех очков.

kingdoms-guide-end-title = Конец игры
kingdoms-guide-end-text = После эпохи { $ages } скрытые жетоны отступления открывают и прибавляют к очкам, а каждый неиспользованный модификатор «+{ $modifier }» приносит очко. Побеждает тот, у кого очков больше.
kingdoms-guide-end-note = Ничья? Впереди тот, кто в последней эпохе занял столицу Лесов.

kingdoms-guide-solo-title = В одиночку: выскочка
kingdoms-guide-solo-text = Против вас играет лис в съехавшей набок короне. Он открывает карту: ранги от { $aim_least } до { $aim_most } указывают на царство с таким числом территорий, меньший ранг ведёт туда, где вы играли в последний раз. Указы ему не писаны, а победите вы, только если очков у вас больше.
kingdoms-guide-solo-note = Открытая карта бонуса тоже разыгрывается, если совпала с картой выскочки зверем или рангом. Уровней пять, от лёгкого до экстрасложного.

kingdoms-guide-questions-title = Частые вопросы
kingdoms-guide-questions-1-ask = Когда отступать?
kingdoms-guide-questions-1-answer = Когда вы лидируете там, где это выгодно, а новые раунды помогут только соперникам. Тот, кто уходит раньше всех, получает скрытый жетон; тот, кто остаётся, ещё может обогнать.
kingdoms-guide-questions-2-ask = Важно ли, какую территорию занять?
kingdoms-guide-questions-2-answer = Нет, все территории, кроме столицы, одинаковы.
kingdoms-guide-questions-3-ask = Можно ли занять столицу в любой момент?
kingdoms-guide-questions-3-answer = Только когда заняты все остальные территории царства, неважно кем.
kingdoms-guide-questions-4-ask = Что, если в битве у меня кончатся карты?
kingdoms-guide-questions-4-answer = Побеждает тот, у кого карты ещё есть. Если их нет ни у кого, очки жетона получают все, кто делит первое место.
kingdoms-guide-questions-5-ask = Кто видит мой жетон отступления?
kingdoms-guide-questions-5-answer = До конца игры — только вы. Когда решается, кто начнёт следующую эпоху, он не учитывается.
kingdoms-guide-questions-6-ask = В моих правилах написано иначе.
kingdoms-guide-questions-6-answer = Печатные издания различаются: сколько получает второе место, сколько в игре модификаторов «+{ $modifier }», что значит «по возрастанию». Выберите своё издание или отдельные правила, когда открываете стол.
