# Lanterns: українська. Arguments are the fields of events, refusals and actions.

## Names
lanterns-name-lanterns = Lanterns
lanterns-name-card = карта
lanterns-name-prize = приз
lanterns-about = Таємні карти, приз за кидком кубика, і найстарша карта його забирає.

## Events
lanterns-event-card_dealt = { $seat } отримує карту { $card }.
lanterns-event-round_began = Раунд { $round }. Приз: { $prize }.
lanterns-event-card_played = { $seat } грає { $card }.
    .you = Ви граєте { $card }.
lanterns-event-turn_passed = Наступний хід: { $seat }.
    .you = Ваш хід.
lanterns-event-prize_won = { $seat } отримує приз: { $points }.
    .you = Ви отримуєте приз: { $points }.

## Refusals
lanterns-reason-not_in_hand = Карти { $card } немає у вас на руці.

## Actions
lanterns-action-play = Зіграти { $card }

## Score sheet, options, reasons of hints
lanterns-sheet-prizes = призи
lanterns-option-die = Граней у кубика
lanterns-name-6 = 6
lanterns-name-12 = 12
lanterns-why-points = очки
