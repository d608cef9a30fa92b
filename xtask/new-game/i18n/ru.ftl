# Lanterns: русский. Arguments are the fields of events, refusals and actions.

## Names
lanterns-name-lanterns = Lanterns
lanterns-name-card = карта
lanterns-name-prize = приз
lanterns-about = Тайные карты, приз по броску кубика, и старшая карта его забирает.

## Events
lanterns-event-card_dealt = { $seat } получает карту { $card }.
lanterns-event-round_began = Раунд { $round }. Приз: { $prize }.
lanterns-event-card_played = { $seat } играет { $card }.
    .you = Вы играете { $card }.
lanterns-event-turn_passed = Следующий ход: { $seat }.
    .you = Ваш ход.
lanterns-event-prize_won = { $seat } получает приз: { $points }.
    .you = Вы получаете приз: { $points }.

## Refusals
lanterns-reason-not_in_hand = Карты { $card } нет у вас на руке.

## Actions
lanterns-action-play = Сыграть { $card }

## Score sheet, options, reasons of hints
lanterns-sheet-prizes = призы
lanterns-option-die = Граней у кубика
lanterns-name-6 = 6
lanterns-name-12 = 12
lanterns-why-points = очки
