# Lanterns: Deutsch. Arguments are the fields of events, refusals and actions.

## Names
lanterns-name-lanterns = Lanterns
lanterns-name-card = Karte
lanterns-name-prize = Preis
lanterns-about = Geheime Karten, ein gewürfelter Preis, und die höchste Karte holt ihn.

## Events
lanterns-event-card_dealt = { $seat } erhält { $card }.
lanterns-event-round_began = Runde { $round }: Der Preis ist { $prize } Punkte.
lanterns-event-card_played = { $seat } spielt { $card }.
    .you = Du spielst { $card }.
lanterns-event-turn_passed = { $seat } ist am Zug.
    .you = Du bist am Zug.
lanterns-event-prize_won = { $seat } gewinnt den Preis von { $points } Punkten.
    .you = Du gewinnst den Preis von { $points } Punkten.

## Refusals
lanterns-reason-not_in_hand = { $card } ist nicht auf deiner Hand.

## Actions
lanterns-action-play = { $card } spielen

## Score sheet, options, reasons of hints
lanterns-sheet-prizes = Preise
lanterns-option-die = Seiten des Würfels
lanterns-name-6 = 6
lanterns-name-12 = 12
lanterns-why-points = Punkte
