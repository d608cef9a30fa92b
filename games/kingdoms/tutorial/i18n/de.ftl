# Die Einführung in Animal Kingdoms: zu jeder Aufgabe Titel, Lernstoff, Aufgabe und was am Ende gesagt wird.

kingdoms-learn-decrees-title = Gesetze
kingdoms-learn-decrees-learn = Jedes Königreich hat ein Gesetz, das sagt, welche Karten hineindürfen. In deinem Zug spielst du eine Karte an ein Königreich und beanspruchst dort ein Gebiet.
kingdoms-learn-decrees-task = Beanspruche ein Gebiet im Sumpf. Nur eine deiner Karten darf hinein.
kingdoms-learn-decrees-solved = In den Sumpf dürfen nur Eidechsen und Tiger. Du ziehst sofort wieder auf vier Karten nach.
kingdoms-learn-decrees-missed = Dein Marker liegt jetzt woanders. Nimm es zurück und sieh dir das Gesetz des Sumpfs an.

kingdoms-learn-neighbours-title = Gesetze, die auf Nachbarn schauen
kingdoms-learn-neighbours-learn = Die Königreiche liegen im Kreis. Manche Gesetze vergleichen deine Karte mit den letzten Karten der beiden Nachbarn.
kingdoms-learn-neighbours-task = Beanspruche ein Gebiet in den Gipfeln: Die Karte braucht das Tier der letzten Karte im Sumpf oder in den Wäldern.
kingdoms-learn-neighbours-solved = Die Eule passt, weil die letzte Karte der Wälder eine Eule ist. Jede neue Karte nebenan ändert, was passt.
kingdoms-learn-neighbours-missed = Das ist ein anderes Königreich. Welche Tiere liegen zuletzt im Sumpf und in den Wäldern?

kingdoms-learn-places-title = Plätze zählen
kingdoms-learn-places-learn = Am Ende eines Zeitalters bringen die meisten Marker in einem Königreich dessen Plättchen, die zweitmeisten 3 Punkte, die drittmeisten 1. Bei Gleichstand an der Spitze wird gekämpft.
kingdoms-learn-places-task = Deine Rivalen haben sich zurückgezogen. Im Sumpf steht es 2 zu 2: Beanspruche dort noch ein Gebiet, zieh dich dann zurück und gewinne ihn ohne Kampf.
kingdoms-learn-places-solved = 8 Punkte für den Sumpf, 3 für den zweiten Platz in den Dünen, 1 für den dritten in den Gipfeln.
kingdoms-learn-places-missed = Je zwei im Sumpf sind ein Gleichstand, und das heißt Kampf. Beanspruche noch ein Gebiet, bevor du dich zurückziehst.

kingdoms-learn-capital-title = Die Hauptstadt
kingdoms-learn-capital-learn = Ein Gebiet jedes Königreichs ist die Hauptstadt. Sie kann erst genommen werden, wenn alle anderen vergeben sind, an wen auch immer. Wer sie nimmt, zieht sich sofort zurück.
kingdoms-learn-capital-task = Nimm in diesem Zug eine Hauptstadt. In zwei Königreichen ist nur noch sie frei, aber das Gesetz gilt auch dort.
kingdoms-learn-capital-solved = Die Insel ist voll. Du hast dich zurückgezogen und, weil du zuerst gegangen bist, ein geheimes Rückzugsplättchen gezogen.
kingdoms-learn-capital-missed = Das war ein gewöhnliches Gebiet. Such ein Königreich, in dem nur die Hauptstadt frei ist.

kingdoms-learn-council-title = Rat und Rückzug
kingdoms-learn-council-learn = Wer sich zurückgezogen hat, ist in diesem Zeitalter nicht mehr am Zug; wer zuerst geht, zieht ein geheimes Plättchen im Wert von 2 bis 5. Nach dem Zeitalter kommt ein Marker von der Hauptstadt in den Rat und zählt dort bis zum Ende des Spiels.
kingdoms-learn-council-task = Beende dein Zeitalter so, dass du ins nächste mit einem Marker in einem Rat startest.
kingdoms-learn-council-solved = Dein Marker sitzt im Rat der Insel und zählt dort in den beiden nächsten Zeitaltern.
kingdoms-learn-council-missed = Du hast dich zurückgezogen, hältst aber keine Hauptstadt, also kommt nichts in einen Rat.

kingdoms-learn-battle-title = Kampf
kingdoms-learn-battle-learn = Wer gleichauf liegt, wählt geheim eine Karte; der höchste Rang gewinnt. Aber eine 1 schlägt eine 8 und alles darüber. Ein „+2“ erhöht deine Karte um 2, auch nachdem die Karten offen liegen.
kingdoms-learn-battle-task = Gewinne den Kampf um den Sumpf. Du hast es gesehen: Dein Rivale hat nur Achten und kein „+2“.
kingdoms-learn-battle-solved = 8 Punkte für den Sumpf. Wer verliert, bekommt 3 Punkte und ein „+2“ für später.
kingdoms-learn-battle-missed = Die 8 war stärker. Eine 1 schlägt sie, und eine 7 mit „+2“ auch.

kingdoms-learn-solo-title = Allein gegen den Emporkömmling
kingdoms-learn-solo-learn = Der Emporkömmling deckt nach jedem deiner Züge eine Karte auf: Rang 4 bis 8 schickt ihn in das Königreich mit so vielen Gebieten, 1 bis 3 dorthin, wo du zuletzt gespielt hast. Gesetze gelten für ihn nicht.
kingdoms-learn-solo-task = In den Wäldern steht es 1 zu 1. Geh dort in Führung.
kingdoms-learn-solo-solved = Du führst in den Wäldern. Führe dort, wohin er selten kommt, und heb dir niedrige Ränge für Kämpfe auf.
kingdoms-learn-solo-missed = Die Wälder gehören dir noch nicht. Dort dürfen nur Okapis und Bienen hinein.
