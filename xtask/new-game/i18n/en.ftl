# Lanterns: English. Arguments are the fields of events, refusals and actions.

## Names
lanterns-name-lanterns = Lanterns
lanterns-name-card = card
lanterns-name-prize = prize
lanterns-about = Secret cards, a rolled prize, and the highest card takes it.

## Events
lanterns-event-card_dealt = { $seat } is dealt { $card }.
lanterns-event-round_began = Round { $round }: the prize is { $prize } points.
lanterns-event-card_played = { $seat } plays { $card }.
    .you = You play { $card }.
lanterns-event-turn_passed = { $seat } is next.
    .you = You are next.
lanterns-event-prize_won = { $seat } wins the prize of { $points } points.
    .you = You win the prize of { $points } points.

## Refusals
lanterns-reason-not_in_hand = { $card } is not in your hand.

## Actions
lanterns-action-play = Play { $card }

## Score sheet, options, reasons of hints
lanterns-sheet-prizes = prizes
lanterns-option-die = Sides of the die
lanterns-name-6 = 6
lanterns-name-12 = 12
lanterns-why-points = points
