# Правила для гравців. Числа надходять із правил як аргументи; тут їх немає.

kingdoms-guide-goal-title = Ведіть перед і йдіть вчасно
kingdoms-guide-goal-text = П’ять царств і { $ages ->
    [one] { $ages } епоха
    [few] { $ages } епохи
   *[many] { $ages } епох
}. Якщо наприкінці епохи у вас у царстві **більше фішок, ніж у будь-кого**, його очки ваші. Після останньої епохи **перемагає той, у кого очок найбільше**.

kingdoms-guide-turn-title = Ваш хід: одне з трьох
kingdoms-guide-turn-text = Потім ходить наступний гравець, і так по колу. Коли відступили всі, епоха закінчується.

kingdoms-guide-claim-title = Захопити територію
kingdoms-guide-claim-text = Зіграйте карту туди, куди її пускає указ, поставте там фішку на вільну територію й візьміть нову карту.
kingdoms-guide-claim-note = Столиця — завжди остання територія. Зайнявши її, ви відступаєте.

kingdoms-guide-rally-title = Збір звірів
kingdoms-guide-rally-text = Обміняйте від однієї до { $hand } карт і отримайте { $rally ->
    [one] { $rally } очко
    [few] { $rally } очки
   *[many] { $rally } очок
}.
kingdoms-guide-rally-note = Лише поки в цій епосі ніхто не відступив.

kingdoms-guide-retreat-title = Відступити
kingdoms-guide-retreat-text = У цій епосі ви більше не ходите. Карти лишаються у вас.
kingdoms-guide-retreat-note = Хто відступить першим, тягне прихований жетон вартістю від { $retreat_least } до { $retreat_most }.

kingdoms-guide-decrees-title = Укази кажуть, яка карта підходить
kingdoms-guide-decrees-text = Кожне царство має указ, і кожна епоха приносить нові. Коли ви вибираєте карту, царства, які її пускають, засвічуються.
kingdoms-guide-decrees-1 = Одні дивляться **лише на вашу карту**: на її звіра чи ранг.
kingdoms-guide-decrees-2 = Інші — на **останню карту тут**: вона лежить зверху, у золотій облямівці.
kingdoms-guide-decrees-3 = Ще інші — на **сусідів**: царства ліворуч і праворуч.
kingdoms-guide-decrees-4 = Ще немає з чим порівняти? **Підходить будь-яка карта.**

kingdoms-guide-scoring-title = Наприкінці епохи платить кожне царство
kingdoms-guide-scoring-text = Перше місце отримує **жетон цієї епохи** вартістю від { $token_least } до { $token_most }. Кожне друге місце — **{ $second }**, кожне третє — **{ $third }**. Місця в раді теж рахуються.
kingdoms-guide-scoring-first = найбільше фішок
kingdoms-guide-scoring-second = друге місце
kingdoms-guide-scoring-third = третє місце
kingdoms-guide-scoring-token = жетон
kingdoms-guide-scoring-note = Порівну на першому місці? Вирішує битва. Переможені отримують по { $second } і модифікатор «+{ $modifier }» на потім.

kingdoms-guide-battle-title = Битва в трьох рядках
kingdoms-guide-battle-text = Усі, хто ділить перше місце, кладуть по карті сорочкою догори. Карти відкривають водночас; потім кожен може додати модифікатори «+{ $modifier }».
kingdoms-guide-battle-higher = Перемагає більший ранг.
kingdoms-guide-battle-one = Але { $rank_least } без модифікаторів б’є { $rank_most } і вище.
kingdoms-guide-battle-tie = Порівну? Бийтеся далі новою картою.
kingdoms-guide-battle-beats = б’є
kingdoms-guide-battle-ties = нічия
kingdoms-guide-battle-note = Після битви всі добирають до { $hand } карт. За столом можна домовитися про мирну угоду замість битв.

kingdoms-guide-between-title = Між епохами
kingdoms-guide-between-text = Фішка зі столиці переходить до **ради** свого царства й рахується там до кінця гри. Решта фішок повертається, викладають нові укази, карти лишаються на руках. Починає той, у кого найменше очок.

kingdoms-guide-end-title = Кінець гри
kingdoms-guide-end-text = Після епохи { $ages } відкривають і додають приховані жетони відступу, а кожен невикористаний «+{ $modifier }» приносить очко. Перемагає той, у кого очок найбільше.
kingdoms-guide-end-note = Нічия? Попереду той, хто в останній епосі зайняв столицю Лісів.

kingdoms-guide-solo-title = Наодинці: вискочка
kingdoms-guide-solo-text = Проти вас грає лис у короні набакир. Він відкриває карту: ранги від { $aim_least } до { $aim_most } вказують на царство з такою кількістю територій, нижчий ранг веде туди, де востаннє зіграли ви. Укази йому не закон, а переможете ви, лише якщо матимете більше очок.
kingdoms-guide-solo-note = Відкриту карту бонусу теж розігрують, якщо вона збігається звіром або рангом із картою вискочки. Рівнів п’ять, від легкого до надскладного.

kingdoms-guide-questions-title = Часті запитання
kingdoms-guide-questions-1-ask = Коли відступати?
kingdoms-guide-questions-1-answer = Коли ви ведете перед там, де це вигідно, а нові раунди допоможуть лише іншим. Хто піде першим, отримує прихований жетон, а хто лишиться останнім, ще може всіх обійти.
kingdoms-guide-questions-2-ask = Чи важливо, яку територію захопити?
kingdoms-guide-questions-2-answer = Ні, усі, крім столиці, однакові.
kingdoms-guide-questions-3-ask = Чи можна зайняти столицю будь-коли?
kingdoms-guide-questions-3-answer = Лише коли зайнято всі інші території царства, байдуже ким.
kingdoms-guide-questions-4-ask = А якщо в битві закінчаться карти?
kingdoms-guide-questions-4-answer = Перемагає той, у кого ще є карта. Якщо карт немає ні в кого, очки за жетон отримують усі, хто досі ділить перше місце.
kingdoms-guide-questions-5-ask = Хто бачить мій жетон відступу?
kingdoms-guide-questions-5-answer = До кінця гри — лише ви. Коли визначають, у кого найменше очок і хто починає нову епоху, його не враховують.
kingdoms-guide-questions-6-ask = У моїй коробці написано інакше.
kingdoms-guide-questions-6-answer = Друковані видання різняться: скільки отримує друге місце, скільки є модифікаторів «+{ $modifier }», що означає «за зростанням». Коли відкриваєте стіл, виберіть своє видання або окремі правила.
