# Die Lektionen von Die Wölfe: Seiten zum Lesen (look), der Lernstoff, jede Aufgabe, was am Ende gesagt wird, und ein Satz
# zum Merken.

wolves-learn-goal-title = Dein Ziel
wolves-learn-goal-look-1 = Das ist dein Rudel: Alphawölfe, Rudelwölfe und ein Bau. In jedem Zug führst du zwei Aktionen aus und bezahlst sie mit Geländeplättchen.
wolves-learn-goal-look-2 = Auf dem Mondkalender warten drei Monde. Bei jedem werden einige Regionen gewertet: Das Rudel mit der meisten Kontrolle bekommt den Wertungsmarker, der 4, 6 oder 8 Punkte wert ist.
wolves-learn-goal-look-3 = Auch Baue, Höhlen, neue Wölfe und Beute bringen Punkte. Gezählt werden sie auf deinen Leisten.
wolves-learn-goal-look-4 = Nach dem Vollmond ist das Spiel zu Ende. Wer dann die meisten Punkte hat, gewinnt.
wolves-learn-goal-remember = Hol dir Regionen, wenn ihr Mond aufgeht, und fülle unterwegs deine Leisten.

wolves-learn-tiles-title = Plättchen und Bezahlen
wolves-learn-tiles-learn = Mit sechs Geländeplättchen bezahlst du alles, was du tust. Jede Aktion verlangt ein bestimmtes Gelände, und du zahlst mit Plättchen, die es gerade zeigen. Danach wendest du sie auf die andere Seite; welche das ist, verrät die Ecke.
wolves-learn-tiles-task-1 = Lauf auf das markierte Waldfeld A6. Bezahle mit dem Waldplättchen, dessen Ecke Felsen zeigt.
wolves-learn-tiles-task-2 = Jetzt zeigt dieses Plättchen Felsen. Bezahle damit und lauf auf das markierte Felsenfeld A10.
wolves-learn-tiles-solved = Mit demselben Plättchen hast du erst Wald und dann Felsen bezahlt.
wolves-learn-tiles-missed = Dein Lebensraumplättchen zeigt auf beiden Seiten Wald, deshalb kam kein Felsen nach oben. Bezahle mit dem Waldplättchen, dessen Ecke Felsen zeigt.
wolves-learn-tiles-remember = Nach dem Bezahlen zeigt ein Plättchen etwas anderes: Jede Zahlung bereitet die nächste vor.

wolves-learn-move-title = Bewegen
wolves-learn-move-learn = Bewegen kostet ein Plättchen des Geländes, auf dem die Wölfe anhalten. In einer Bewegung dürfen zwei Wölfe laufen, jeder bis zu 3 Felder weit, an jeder Figur vorbei, aber nicht über Wasser.
wolves-learn-move-task-1 = Beginne eine Bewegung in den Wald: Lauf mit einem Wolf nach A6.
wolves-learn-move-task-2 = In derselben Bewegung darf ein zweiter Wolf mit: Lauf mit dem anderen nach A4.
wolves-learn-move-solved = Ein einziges Waldplättchen hat zwei Wölfe bewegt. Auf einsamen Wölfen und auf Beute können sie nicht anhalten.
wolves-learn-move-missed = Diese Bewegung ist vorbei, und nur ein Wolf ist gelaufen. Bring beide Wölfe mit einem Plättchen in den Wald.
wolves-learn-move-remember = Ein Plättchen bewegt zwei Wölfe, wenn beide auf demselben Gelände anhalten.

wolves-learn-den-title = Baue und Leisten
wolves-learn-den-learn = Ein Bau kostet zwei Plättchen und kommt auf das Feld eines deiner Alphawölfe oder daneben. Du nimmst ihn von einer deiner Leisten und machst damit dein Rudel besser: Rudelausbreitung, Wolfsgeschwindigkeit oder Heulreichweite.
wolves-learn-den-task-1 = Grabe einen Bau auf A6 und nimm ihn von der Leiste Wolfsgeschwindigkeit.
wolves-learn-den-task-2 = Deine Wölfe laufen jetzt bis zu 4 Felder weit. Schick deinen Alphawolf von A9 nach F11.
wolves-learn-den-solved = Der zweite und der vierte Bau einer Leiste bringen außerdem einen Bonusmarker. Drei Baue einer Leiste sind 3 Punkte wert, alle vier 7.
wolves-learn-den-missed = Nur ein Bau von der Leiste Wolfsgeschwindigkeit macht deine Wölfe schneller. Dann erreichst du auch F11.
wolves-learn-den-remember = Jeder Bau macht dein ganzes Rudel für den Rest des Spiels besser.

wolves-learn-howl-title = Heulen und der Mondkalender
wolves-learn-howl-learn = Heulen kostet zwei Plättchen und ruft einen einsamen Wolf herbei, der in Heulreichweite eines Alphawolfs steht. Der einsame Wolf kommt auf den Mondkalender, und ein neuer Wolf von dir nimmt seinen Platz ein.
wolves-learn-howl-task-1 = Heule den einsamen Wolf auf A3 an.
wolves-learn-howl-task-2 = Damit ist das Datum des Sichelmonds erreicht. Beende deinen Zug, und Region A wird gewertet.
wolves-learn-howl-solved = Region A gehört dir, mit Kontrolle 3 gegen 2. Ihr Marker ist 4 Punkte wert.
wolves-learn-howl-missed = Der neue Wolf muss in Region A stehen. Heule den einsamen Wolf auf A3 an.
wolves-learn-howl-remember = Jedes Heulen bringt dir einen Wolf und rückt den Mond ein Datum näher.

wolves-learn-hunt-title = Jagen
wolves-learn-hunt-learn = Du fängst Beute, wenn deine Wölfe nach einer deiner Aktionen auf drei verschiedenen Feldern neben ihr stehen. Das Jagen selbst kostet nichts.
wolves-learn-hunt-task-1 = Einer deiner Wölfe steht schon neben dem Elch. Lauf mit dem Alphawolf von A12 nach A8.
wolves-learn-hunt-task-2 = In derselben Bewegung darf ein Rudelwolf mit: von A14 nach A9.
wolves-learn-hunt-solved = Drei Wölfe auf drei Feldern: Der Elch gehört dir und bringt dir einen Aktions-Bonusmarker. Jede Art fängst du nur einmal, und alle fünf Arten zusammen sind 25 Punkte wert.
wolves-learn-hunt-missed = Der Elch ist nicht umstellt. Dazu müssen deine Wölfe auf drei der sechs Felder um ihn herum stehen.
wolves-learn-hunt-remember = Drei Wölfe rund um die Beute fangen sie, aber zwei auf einem Feld zählen nur einmal.

wolves-learn-lair-title = Höhlen und Verdrängen
wolves-learn-lair-learn = Ein Bau am Wasser kann zur Höhle werden. Das kostet zwei Plättchen, ein Alphawolf muss darauf oder daneben stehen, und in jeder Region ist nur Platz für eine deiner Höhlen. Ein gegnerischer Wolf auf dem Feld wird auf das nächste mögliche Feld verdrängt; sind mehrere gleich nah, wählst du.
wolves-learn-lair-task-1 = Du hast Baue auf A9 und auf A2. Werte den am Wasser zur Höhle auf.
wolves-learn-lair-task-2 = Der gegnerische Wolf muss weichen. Wähle das Feld, auf das er flieht.
wolves-learn-lair-solved = Eine Höhle zählt 3 für die Kontrolle, und deine erste ist 5 Punkte wert. Dazu bringt sie dir einen Gelände-Bonusmarker.
wolves-learn-lair-missed = Auf A9 ist noch keine Höhle. Der Bau auf A2 liegt nicht am Wasser.
wolves-learn-lair-remember = Eine Höhle kann dir niemand nehmen: Errichte eine am Wasser jeder Region, die du haben willst.

wolves-learn-dominate-title = Dominieren und Schützen
wolves-learn-dominate-learn = Für drei Plättchen ersetzt du einen gegnerischen Rudelwolf oder Bau in Heulreichweite durch einen eigenen. Zwei Figuren eines Rudels auf einem Feld schützen einander; Alphawölfe und Höhlen sind immer sicher.
wolves-learn-dominate-task-1 = Mit einem Gelände-Bonusmarker bezahlst du jedes beliebige Gelände, und du hast drei. Von den markierten Figuren ist nur eine ungeschützt: Dominiere sie.
wolves-learn-dominate-solved = Der Wolf auf A1 stand allein. Er kam auf den Mondkalender, und einer von deinen nahm seinen Platz ein.
wolves-learn-dominate-missed = Du hast nichts dominiert. Such einen Rudelwolf, der allein steht.
wolves-learn-dominate-remember = Stell deine Figuren zu zweit auf und hol dir die, die allein stehen.

wolves-learn-bonus-title = Bonusaktionen
wolves-learn-bonus-learn = Nach deinen zwei Aktionen bringt dir jeder Aktions-Bonusmarker eine weitere. Solche Marker bekommst du für Beute und für manche Baue.
wolves-learn-bonus-task-1 = Deine beiden Aktionen sind verbraucht, aber du hast noch einen Marker. Heule den einsamen Wolf auf A3 an.
wolves-learn-bonus-task-2 = Der Marker ist ausgegeben. Beende deinen Zug.
wolves-learn-bonus-solved = Das waren drei Aktionen in einem Zug. Einen Marker, den du nicht brauchst, behältst du für später.
wolves-learn-bonus-missed = Der Zug ist ohne die dritte Aktion zu Ende gegangen. Den Marker hast du noch, aber hier sollst du ihn nutzen.
wolves-learn-bonus-remember = Ein Aktions-Bonusmarker ist eine dritte Aktion in einem Zug deiner Wahl.

wolves-learn-region-title = Regionen und der Mond
wolves-learn-region-learn = Eine Höhle zählt 3 für die Kontrolle, jede andere Figur 1. Bei Gleichstand liegt vorn, wer mehr Alphawölfe hat; sind auch das gleich viele, wird der erste Platz geteilt, und der Marker ist verloren.
wolves-learn-region-task-1 = In Region A hast du 3, dein Gegner hat 4, und das nächste Datum ist der Sichelmond. Werte den Bau auf A9 auf: Das bringt dir auf einen Schlag 2 mehr für die Kontrolle.
wolves-learn-region-task-2 = Beende deinen Zug, und der Mond geht auf.
wolves-learn-region-solved = Mit 5 gegen 4 gehört Region A dir: 4 Punkte für dich, 2 für den zweiten Platz.
wolves-learn-region-missed = Mit einem Wolf mehr steht es nur 4 zu 4, und niemand bekommt den Marker. Werte den Bau auf A9 auf.
wolves-learn-region-remember = Zähle vor jedem Mond die Kontrolle in den Regionen, die er wertet.

wolves-learn-turn-title = Ein ganzer Zug
wolves-learn-turn-learn = Ein Zug hat zwei Aktionen, und am besten passen sie zusammen. Ein Bau auf A10 kostet zwei Felsenplättchen, aber im Moment zeigt nur eines Felsen.
wolves-learn-turn-task-1 = Zuerst eine Bewegung: Bezahle mit dem Waldplättchen, dessen Ecke Felsen zeigt, und lauf nach A6.
wolves-learn-turn-task-2 = Jetzt zeigen zwei Plättchen Felsen. Grabe den Bau auf A10.
wolves-learn-turn-task-3 = Beide Aktionen sind verbraucht. Beende deinen Zug.
wolves-learn-turn-solved = Deine erste Aktion hat das Plättchen gewendet, das du für die zweite gebraucht hast.
wolves-learn-turn-missed = Ohne ein zweites Felsenplättchen gibt es keinen Bau auf A10. Bezahle die Bewegung mit dem Waldplättchen, dessen Ecke Felsen zeigt.
wolves-learn-turn-remember = Plane beide Aktionen zusammen, bevor du die erste bezahlst.

wolves-learn-game-title = Bis zum ersten Mond
wolves-learn-game-learn = Bis zum Sichelmond sind es noch drei Daten. Dann wird Region A gewertet, in der du Kontrolle 3 hast und dein Gegner 2.
wolves-learn-game-task-1 = Heule den einsamen Wolf auf A3 an: Das bringt einen Wolf mehr für Region A und Datum 7.
wolves-learn-game-task-2 = Grabe einen Bau auf B6 und nimm ihn von der Leiste Wolfsgeschwindigkeit. Du bezahlst ihn mit beiden Waldplättchen.
wolves-learn-game-task-3 = Beende deinen Zug und sieh zu, was deine Gegner tun.
wolves-learn-game-task-4 = Dein Gegner hat in Region A einen Wolf gerufen: Datum 8. Werte den Bau auf A9 auf: Eine Höhle zählt 3, und mit ihr kommt der Sichelmond, Datum 9.
wolves-learn-game-task-5 = Lauf mit dem Wolf von A3 nach A2: Dann umstellen drei Wölfe den Elch.
wolves-learn-game-task-6 = Beende deinen Zug: Du fängst den Elch, und der Sichelmond geht auf.
wolves-learn-game-solved = Region A gehört dir, mit Kontrolle 6 gegen 3. Marker, Höhle und Elch bringen dir in diesem einen Zug 10 Punkte.
wolves-learn-game-missed = Damit verläuft das Spiel anders als in dieser Lektion. Mach es rückgängig und folge den markierten Feldern.
wolves-learn-game-remember = Lass erst dein Rudel wachsen, dann sei dort stark, wo der nächste Mond wertet.
