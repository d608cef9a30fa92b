# Die Lektionen von Animal Kingdoms: Seiten zum Lesen (look), der Lernstoff, jede Aufgabe, was am Ende gesagt wird, und ein Satz
# zum Merken.

kingdoms-learn-goal-title = Dein Ziel
kingdoms-learn-goal-look-1 = In deinem Zug spielst du eine Karte an eines der fünf Königreiche und setzt dort einen Einflussmarker ein.
kingdoms-learn-goal-look-2 = Wer am Ende eines Zeitalters die meisten Marker in einem Königreich hat, bekommt dessen Königreichsplättchen, das hier 5 oder 6 Punkte wert ist. Der zweite Platz bringt 3 Punkte, der dritte 1.
kingdoms-learn-goal-look-3 = Es gibt drei Zeitalter. Wer danach die meisten Punkte hat, gewinnt.
kingdoms-learn-goal-remember = Sei dort am stärksten, wo es am meisten bringt, und kämpfe nicht um alles.

kingdoms-learn-decrees-title = Gesetze
kingdoms-learn-decrees-learn = Jedes Königreich hat ein Gesetz. Es sagt, welche Karten hineindürfen. Nach dem Ausspielen ziehst du wieder auf vier Karten nach.
kingdoms-learn-decrees-task-1 = Beanspruche ein Gebiet im Sumpf. Nur eine deiner Karten passt zu seinem Gesetz.
kingdoms-learn-decrees-solved = In den Sumpf dürfen nur Eidechsen und Tiger, und du hattest einen Tiger.
kingdoms-learn-decrees-missed = Dein Marker ist jetzt in einem anderen Königreich. Sieh dir das Gesetz des Sumpfs an.
kingdoms-learn-decrees-remember = Lies erst das Gesetz, dann wähle die Karte.

kingdoms-learn-neighbours-title = Gesetze, die auf Nachbarn schauen
kingdoms-learn-neighbours-learn = Die Königreiche liegen im Kreis. Manche Gesetze vergleichen deine Karte mit den letzten Karten der beiden Nachbarn.
kingdoms-learn-neighbours-task-1 = Beanspruche ein Gebiet auf den Gipfeln. Die Karte braucht das Tier der letzten Karte im Sumpf oder in den Wäldern.
kingdoms-learn-neighbours-solved = Deine Eule passt, weil auch die letzte Karte in den Wäldern eine Eule ist.
kingdoms-learn-neighbours-missed = Das war ein anderes Königreich. Welche Tiere zeigen die letzten Karten im Sumpf und in den Wäldern?
kingdoms-learn-neighbours-remember = Jede Karte, die du spielst, ändert auch, was nebenan passt.

kingdoms-learn-places-title = Plätze zählen
kingdoms-learn-places-learn = Am Ende eines Zeitalters bringen die meisten Marker in einem Königreich dessen Königreichsplättchen, die zweitmeisten 3 Punkte, die drittmeisten 1. Bei Gleichstand um den ersten Platz kommt es zum Kampf.
kingdoms-learn-places-task-1 = Deine Gegner haben sich zurückgezogen. Im Sumpf steht es 2 zu 2: Beanspruche dort noch ein Gebiet.
kingdoms-learn-places-task-2 = Jetzt führst du im Sumpf mit 3 zu 2. Zieh dich zurück, und das Zeitalter wird gewertet.
kingdoms-learn-places-solved = 8 Punkte für den Sumpf, 3 für den zweiten Platz in den Dünen, 1 für den dritten auf den Gipfeln.
kingdoms-learn-places-missed = 2 zu 2 im Sumpf bedeutet Kampf. Beanspruche noch ein Gebiet, bevor du dich zurückziehst.
kingdoms-learn-places-remember = Ein Marker mehr bedeutet Platz eins; gleich viele wie ein Gegner bedeuten Kampf.

kingdoms-learn-capital-title = Hauptstadt und Rat
kingdoms-learn-capital-learn = Die Hauptstadt ist das letzte Gebiet eines Königreichs. Nimmst du sie, ziehst du dich damit zurück. Nach dem Zeitalter wechselt dein Marker von dort in den Rat und zählt da bis zum Ende des Spiels.
kingdoms-learn-capital-task-1 = Auf der Insel ist nur noch die Hauptstadt frei. Nimm sie.
kingdoms-learn-capital-solved = Dein Marker sitzt im Rat der Insel. Dort zählt er in den beiden nächsten Zeitaltern mit.
kingdoms-learn-capital-missed = Du hältst keine Hauptstadt, also kommt keiner deiner Marker in einen Rat. Nimm die Hauptstadt der Insel.
kingdoms-learn-capital-remember = Eine Hauptstadt beendet dein Zeitalter und bewahrt einen Marker für die nächsten.

kingdoms-learn-retreat-title = Rückzug
kingdoms-learn-retreat-learn = Nach dem Rückzug bist du in diesem Zeitalter nicht mehr am Zug. Wer sich zuerst zurückzieht, zieht ein verdecktes Rückzugsplättchen, das 2, 3, 4 oder 5 Punkte wert ist.
kingdoms-learn-retreat-task-1 = Du führst auf der Insel und in den Dünen, und noch hat sich niemand zurückgezogen. Zieh dich zurück und nimm das Plättchen.
kingdoms-learn-retreat-solved = Das Plättchen gehört dir, und bis zum Ende kennst nur du seinen Wert. Deine Gegner spielen ohne dich weiter.
kingdoms-learn-retreat-missed = Du bist geblieben, und jetzt kann dir ein Gegner mit dem Rückzug zuvorkommen. Zieh dich sofort zurück.
kingdoms-learn-retreat-remember = Zieh dich zurück, solange du vorn liegst und das verdeckte Plättchen noch da ist.

kingdoms-learn-rally-title = Tiere sammeln
kingdoms-learn-rally-learn = Solange sich in diesem Zeitalter niemand zurückgezogen hat, darfst du Tiere sammeln: Leg eine bis vier Karten ab, zieh ebenso viele nach, und du bekommst sofort 1 Punkt.
kingdoms-learn-rally-task-1 = Keine deiner Karten passt zu irgendeinem Gesetz. Sammle Tiere und wähle die Karten, die du ablegst.
kingdoms-learn-rally-solved = Du hast neue Karten und 1 Punkt mehr.
kingdoms-learn-rally-missed = Du hast dich zurückgezogen, und das Zeitalter geht ohne dich weiter. Sammle stattdessen Tiere.
kingdoms-learn-rally-remember = Wenn nichts passt, sammle Tiere: Das bringt einen Punkt und neue Karten.

kingdoms-learn-battle-title = Kampf
kingdoms-learn-battle-learn = Im Kampf wählen alle, die gleichauf liegen, geheim eine Karte, und der höchste Rang gewinnt. Aber eine 1 schlägt eine 8 und alles darüber. Ein +2-Kampfmarker erhöht deine Karte um 2, selbst wenn die Karten schon offen liegen.
kingdoms-learn-battle-task-1 = Gewinne den Kampf um den Sumpf. Du hast es gesehen: Dein Gegner hat nur Achten und keinen +2-Kampfmarker.
kingdoms-learn-battle-solved = 8 Punkte für den Sumpf. Wer verliert, bekommt 3 Punkte und einen +2-Kampfmarker.
kingdoms-learn-battle-missed = Die 8 war stärker. Eine 1 schlägt sie, und eine 7 mit einem +2-Kampfmarker auch.
kingdoms-learn-battle-remember = Heb dir eine 1 für Gegner auf, die mit einer 8 kommen.

kingdoms-learn-solo-title = Allein gegen den Emporkömmling
kingdoms-learn-solo-learn = Allein spielst du gegen den Emporkömmling. Nach jedem deiner Züge deckt er eine Karte auf: Rang 4 bis 8 schickt ihn in das Königreich mit so vielen Gebieten, Rang 1 bis 3 in das Königreich, in dem du zuletzt gespielt hast. An Gesetze hält er sich nicht.
kingdoms-learn-solo-task-1 = In den Wäldern steht es 1 zu 1. Geh dort in Führung.
kingdoms-learn-solo-solved = Du führst in den Wäldern.
kingdoms-learn-solo-missed = In den Wäldern steht es immer noch unentschieden. Dort dürfen nur Okapis und Bienen hinein.
kingdoms-learn-solo-remember = Du gewinnst nur mit mehr Punkten als der Emporkömmling: Führe dort, wohin er selten kommt.

kingdoms-learn-age-title = Ein ganzes Zeitalter
kingdoms-learn-age-learn = In deinem Zug beanspruchst du ein Gebiet, sammelst Tiere oder ziehst dich zurück. In diesem Zeitalter bringt der Sumpf 8 Punkte, mehr als jedes andere Königreich.
kingdoms-learn-age-task-1 = Spiel deinen Tiger mit Rang 6 in den Sumpf.
kingdoms-learn-age-task-2 = Auch dein Gegner ist in den Sumpf gekommen. Spiel dort deine Eidechse mit Rang 4, dann führst du mit 2 zu 1.
kingdoms-learn-age-task-3 = In den Dünen ist noch niemand. Spiel dort deinen Frosch mit Rang 8.
kingdoms-learn-age-task-4 = Dein Gegner hat im Sumpf aufgeholt, aber du hast eine 1 für den Kampf. Zieh dich zurück, bevor es andere tun, und nimm das verdeckte Plättchen.
kingdoms-learn-age-task-5 = 2 zu 2: Es kommt zum Kampf um den Sumpf. Wähle deine Eule mit Rang 1.
kingdoms-learn-age-solved = Deine 1 hat die 8 geschlagen: 8 Punkte für den Sumpf und 5 für die Dünen, wo sonst niemand war.
kingdoms-learn-age-missed = Damit verläuft das Zeitalter anders als in dieser Lektion. Mach es rückgängig und folge den Markierungen.
kingdoms-learn-age-remember = Führe, wo es sich lohnt, heb dir eine Karte für den Kampf auf und zieh dich zuerst zurück.
