# The rules for players. Numbers come from the rules as arguments; none is written here.

kingdoms-guide-goal-title = Hold the most, leave in time
kingdoms-guide-goal-text = Five kingdoms, { $ages } ages. If you have **more tokens than anybody else** in a kingdom when an age ends, its points are yours. After the last age, **the player with the most points wins**.

kingdoms-guide-turn-title = Your turn: do one of three things
kingdoms-guide-turn-text = Then it is the next player’s turn. Play goes round until everybody has retreated, which ends the age.

kingdoms-guide-claim-title = Claim
kingdoms-guide-claim-text = Play a card where the decree lets it in, put a token on a free territory there, and draw a card.
kingdoms-guide-claim-note = The capital is always the last territory. When you take it, you retreat.

kingdoms-guide-rally-title = Rally
kingdoms-guide-rally-text = Swap one to { $hand } cards and gain { $rally ->
    [one] { $rally } point
   *[other] { $rally } points
}.
kingdoms-guide-rally-note = Only while nobody has retreated in this age.

kingdoms-guide-retreat-title = Retreat
kingdoms-guide-retreat-text = You are out for this age, but you keep your hand.
kingdoms-guide-retreat-note = The first to retreat draws a hidden token worth { $retreat_least } to { $retreat_most }.

kingdoms-guide-decrees-title = Decrees say which card fits
kingdoms-guide-decrees-text = Every kingdom has a decree, and every age brings new ones. When you choose a card, the kingdoms that let it in light up.
kingdoms-guide-decrees-1 = Some look at **your card alone**: its animal or its rank.
kingdoms-guide-decrees-2 = Some look at the **last card here**: it lies on top, with a gold edge.
kingdoms-guide-decrees-3 = Some look at the **neighbours**: the kingdoms to the left and right.
kingdoms-guide-decrees-4 = Nothing to compare with yet? **Any card fits.**

kingdoms-guide-scoring-title = When an age ends, each kingdom pays
kingdoms-guide-scoring-text = First place takes the **token of this age**, worth { $token_least } to { $token_most }. Every second place gets **{ $second }**, every third place **{ $third }**. Council seats count as well.
kingdoms-guide-scoring-first = most tokens
kingdoms-guide-scoring-second = second
kingdoms-guide-scoring-third = third
kingdoms-guide-scoring-token = token
kingdoms-guide-scoring-note = Tied for first? A battle decides. The losers get { $second } points and a +{ $modifier } token for later.

kingdoms-guide-battle-title = Battle in three lines
kingdoms-guide-battle-text = Everybody tied for first lays a card face down. All are revealed together; then each may add +{ $modifier } tokens.
kingdoms-guide-battle-higher = The higher rank wins.
kingdoms-guide-battle-one = But a plain { $rank_least } beats { $rank_most } and above.
kingdoms-guide-battle-tie = Same rank: fight on with another card.
kingdoms-guide-battle-beats = beats
kingdoms-guide-battle-ties = ties
kingdoms-guide-battle-note = Afterwards everybody draws back up to { $hand } cards. A table can agree on peace instead of battles.

kingdoms-guide-between-title = Between the ages
kingdoms-guide-between-text = A token on a capital moves to the **council** of its kingdom and counts there for the rest of the game. All other tokens return to their owners, new decrees are dealt, and everybody keeps their hand. The player with the fewest points begins.

kingdoms-guide-end-title = The end
kingdoms-guide-end-text = After age { $ages } the hidden retreat tokens are turned up and added, and each unused +{ $modifier } token is worth a point. The player with the most points wins.
kingdoms-guide-end-note = Tied? The player who took the capital of the Woods in the last age is ahead.

kingdoms-guide-solo-title = Alone: the upstart
kingdoms-guide-solo-text = A fox with a crooked crown plays against you. It turns up a card: ranks { $aim_least } to { $aim_most } name the kingdom with that number of territories, a lower rank sends it where you played last. It obeys no decree, and you win only with more points.
kingdoms-guide-solo-note = If the bonus card that lies open shares its animal or rank with the upstart’s card, it is played too. There are five levels, from easy to extreme.

kingdoms-guide-questions-title = Questions
kingdoms-guide-questions-1-ask = When should I retreat?
kingdoms-guide-questions-1-answer = When you lead where it pays and more rounds would only help the others. The first to leave gets a hidden token, the last can still overtake.
kingdoms-guide-questions-2-ask = Does it matter which territory I take?
kingdoms-guide-questions-2-answer = No, all but the capital are alike.
kingdoms-guide-questions-3-ask = May I take the capital whenever I like?
kingdoms-guide-questions-3-answer = Only when every other territory of the kingdom is taken, no matter by whom.
kingdoms-guide-questions-4-ask = What if I run out of cards in a battle?
kingdoms-guide-questions-4-answer = Whoever still has a card wins. If nobody has one, all who are tied get the token’s points.
kingdoms-guide-questions-5-ask = Who sees my retreat token?
kingdoms-guide-questions-5-answer = Only you, until the end of the game. It does not count when the lowest score decides who begins the next age.
kingdoms-guide-questions-6-ask = My rulebook says something else.
kingdoms-guide-questions-6-answer = Printed editions differ: what second place gets, how many +{ $modifier } tokens there are, what ascending means. Choose your edition, or individual rules, when you open a table.
