# Lanterns: français. Arguments are the fields of events, refusals and actions.

## Names
lanterns-name-lanterns = Lanterns
lanterns-name-card = carte
lanterns-name-prize = prix
lanterns-about = Des cartes secrètes, un prix tiré au dé, et la carte la plus haute l’emporte.

## Events
lanterns-event-card_dealt = { $seat } reçoit { $card }.
lanterns-event-round_began = Manche { $round } : le prix est de { $prize } points.
lanterns-event-card_played = { $seat } joue { $card }.
    .you = Vous jouez { $card }.
lanterns-event-turn_passed = À { $seat } de jouer.
    .you = À vous de jouer.
lanterns-event-prize_won = { $seat } gagne le prix de { $points } points.
    .you = Vous gagnez le prix de { $points } points.

## Refusals
lanterns-reason-not_in_hand = { $card } n’est pas dans votre main.

## Actions
lanterns-action-play = Jouer { $card }

## Score sheet, options, reasons of hints
lanterns-sheet-prizes = prix
lanterns-option-die = Faces du dé
lanterns-name-6 = 6
lanterns-name-12 = 12
lanterns-why-points = points
