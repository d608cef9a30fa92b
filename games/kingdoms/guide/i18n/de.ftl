# Die Regeln für Spieler. Zahlen kommen als Argumente aus den Regeln; hier steht keine.

kingdoms-guide-goal-title = Hol die Mehrheit, geh rechtzeitig
kingdoms-guide-goal-text = Fünf Königreiche, { $ages } Zeitalter. Hast du am Ende eines Zeitalters in einem Königreich **mehr Marker als alle anderen**, gehören dir seine Punkte. Nach dem letzten Zeitalter **gewinnt, wer die meisten Punkte hat**.

kingdoms-guide-turn-title = Dein Zug: eine von drei Möglichkeiten
kingdoms-guide-turn-text = Danach ist die nächste Person am Zug. So geht es reihum, bis sich alle zurückgezogen haben: Damit endet das Zeitalter.

kingdoms-guide-claim-title = Gebiet beanspruchen
kingdoms-guide-claim-text = Spiele eine Karte an ein Königreich, dessen Gesetz sie zulässt, setze dort einen Marker auf ein freies Gebiet und ziehe eine Karte nach.
kingdoms-guide-claim-note = Die Hauptstadt ist immer das letzte Gebiet. Nimmst du sie, ziehst du dich sofort zurück.

kingdoms-guide-rally-title = Tiere sammeln
kingdoms-guide-rally-text = Tausche eine bis { $hand } Karten und erhalte { $rally ->
    [one] { $rally } Punkt
   *[other] { $rally } Punkte
}.
kingdoms-guide-rally-note = Nur solange sich in diesem Zeitalter noch niemand zurückgezogen hat.

kingdoms-guide-retreat-title = Rückzug
kingdoms-guide-retreat-text = Du bist für dieses Zeitalter draußen. Deine Karten behältst du.
kingdoms-guide-retreat-note = Wer sich zuerst zurückzieht, zieht ein verdecktes Plättchen im Wert von { $retreat_least } bis { $retreat_most }.

kingdoms-guide-decrees-title = Gesetze sagen, welche Karte passt
kingdoms-guide-decrees-text = Jedes Königreich hat ein Gesetz, und jedes Zeitalter bringt neue. Wählst du eine Karte, leuchten die Königreiche auf, die sie zulassen.
kingdoms-guide-decrees-1 = Manche betrachten **nur deine Karte**: ihr Tier oder ihren Rang.
kingdoms-guide-decrees-2 = Manche betrachten die **letzte Karte hier**: Sie liegt obenauf, mit goldenem Rand.
kingdoms-guide-decrees-3 = Manche betrachten die **Nachbarn**: die Königreiche links und rechts.
kingdoms-guide-decrees-4 = Noch nichts zum Vergleichen da? **Jede Karte passt.**

kingdoms-guide-scoring-title = Am Ende des Zeitalters bringt jedes Königreich Punkte
kingdoms-guide-scoring-text = Der erste Platz bekommt das **Königreichsplättchen dieses Zeitalters**, das { $token_least } bis { $token_most } wert ist. Jeder zweite Platz bekommt **{ $second }**, jeder dritte **{ $third }**. Ratssitze zählen mit.
kingdoms-guide-scoring-first = meiste Marker
kingdoms-guide-scoring-second = Platz zwei
kingdoms-guide-scoring-third = Platz drei
kingdoms-guide-scoring-token = Plättchen
kingdoms-guide-scoring-note = Gleichstand um Platz eins? Ein Kampf entscheidet. Wer verliert, bekommt { $second } Punkte und einen +{ $modifier }-Marker für später.

kingdoms-guide-battle-title = Der Kampf in drei Zeilen
kingdoms-guide-battle-text = Alle, die um Platz eins gleichauf liegen, spielen verdeckt eine Karte. Alle Karten werden zugleich aufgedeckt; danach dürfen +{ $modifier }-Marker dazugelegt werden.
kingdoms-guide-battle-higher = Der höhere Rang gewinnt.
kingdoms-guide-battle-one = Aber eine bloße { $rank_least } schlägt { $rank_most } und mehr.
kingdoms-guide-battle-tie = Gleicher Rang: Es geht mit einer neuen Karte weiter.
kingdoms-guide-battle-beats = schlägt
kingdoms-guide-battle-ties = gegen
kingdoms-guide-battle-note = Danach ziehen alle wieder auf { $hand } Karten nach. Statt der Kämpfe könnt ihr auch die friedliche Einigung vereinbaren.

kingdoms-guide-between-title = Zwischen den Zeitaltern
kingdoms-guide-between-text = Ein Marker auf einer Hauptstadt zieht in den **Rat** seines Königreichs ein und zählt dort bis zum Ende mit. Alle anderen Marker kommen zurück, neue Gesetze werden ausgelegt, die Handkarten bleiben. Wer die wenigsten Punkte hat, beginnt.

kingdoms-guide-end-title = Das Ende
kingdoms-guide-end-text = Nach Zeitalter { $ages } werden die verdeckten Rückzugsplättchen aufgedeckt und dazugezählt, und jeder ungenutzte +{ $modifier }-Marker ist einen Punkt wert. Wer die meisten Punkte hat, gewinnt.
kingdoms-guide-end-note = Gleichstand? Wer im letzten Zeitalter die Hauptstadt der Wälder genommen hat, liegt vorn.

kingdoms-guide-solo-title = Allein: der Emporkömmling
kingdoms-guide-solo-text = Ein Fuchs mit schiefer Krone spielt gegen dich. Er deckt eine Karte auf: Rang { $aim_least } bis { $aim_most } nennt das Königreich mit so vielen Gebieten, ein niedrigerer Rang schickt ihn dorthin, wo du zuletzt gespielt hast. Kein Gesetz hält ihn auf, und du gewinnst nur mit mehr Punkten.
kingdoms-guide-solo-note = Die offene Bonuskarte wird mitgespielt, wenn sie Tier oder Rang mit seiner Karte teilt. Fünf Stufen, von leicht bis extrem.

kingdoms-guide-questions-title = Häufige Fragen
kingdoms-guide-questions-1-ask = Wann soll ich mich zurückziehen?
kingdoms-guide-questions-1-answer = Wenn du dort führst, wo es sich lohnt, und weitere Runden nur den anderen helfen. Wer zuerst geht, bekommt ein verdecktes Plättchen; wer bleibt, kann noch überholen.
kingdoms-guide-questions-2-ask = Ist es egal, welches Gebiet ich nehme?
kingdoms-guide-questions-2-answer = Ja, bis auf die Hauptstadt sind alle gleich.
kingdoms-guide-questions-3-ask = Darf ich die Hauptstadt jederzeit nehmen?
kingdoms-guide-questions-3-answer = Erst wenn alle anderen Gebiete des Königreichs vergeben sind, egal an wen.
kingdoms-guide-questions-4-ask = Was passiert, wenn mir im Kampf die Karten ausgehen?
kingdoms-guide-questions-4-answer = Es gewinnt, wer noch eine Karte hat. Hat niemand mehr eine, bekommen alle, die noch gleichauf liegen, die Punkte des Plättchens.
kingdoms-guide-questions-5-ask = Wer sieht mein Rückzugsplättchen?
kingdoms-guide-questions-5-answer = Bis zum Spielende nur du. Es zählt auch nicht mit, wenn die wenigsten Punkte entscheiden, wer das nächste Zeitalter beginnt.
kingdoms-guide-questions-6-ask = In meiner Schachtel steht etwas anderes.
kingdoms-guide-questions-6-answer = Die gedruckten Ausgaben unterscheiden sich: was Platz zwei bekommt, wie viele +{ $modifier }-Marker es gibt, was „aufsteigend“ heißt. Wählt eure Ausgabe oder einzelne Regeln, wenn ihr einen Tisch eröffnet.
