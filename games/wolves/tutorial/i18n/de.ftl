# Die Einführung in Die Wölfe: zu jeder Aufgabe Titel, Lernstoff, Aufgabe und was am Ende gesagt wird.

wolves-learn-move-title = Bewegen und bezahlen
wolves-learn-move-learn = Bewegen kostet ein Geländeplättchen: das Gelände, auf dem deine Wölfe anhalten. Jeder Wolf läuft bis zu 3 Felder weit, über alles hinweg; zwei Wölfe je Bewegung.
wolves-learn-move-task = Bring einen Wolf nach A6, in den Wald am Wasser.
wolves-learn-move-solved = Das Waldplättchen hat bezahlt und wurde umgedreht. Dein Wolf trinkt jetzt an der Wasserquelle.
wolves-learn-move-missed = Beide Aktionen sind verbraucht, und auf A6 steht kein Wolf. Nimm es zurück und bezahle mit Wald.

wolves-learn-tiles-title = Plättchen drehen sich um
wolves-learn-tiles-learn = Wer bezahlt, dreht das Plättchen um: Die andere Seite kommt nach oben. Die Ecke zeigt, welche das ist. Dein Heimplättchen hat auf beiden Seiten dasselbe Gelände.
wolves-learn-tiles-task = Grabe einen Bau auf A10. Er kostet zweimal Felsen, und nur ein Plättchen zeigt Felsen: Dreh mit der ersten Aktion ein zweites um.
wolves-learn-tiles-solved = Aus Wald wurde Felsen, und zweimal Felsen bezahlten den Bau. So plant man gute Züge.
wolves-learn-tiles-missed = Beide Aktionen sind verbraucht, und auf A10 ist kein Bau. Bezahle zuerst mit dem Waldplättchen, dessen Ecke Felsen zeigt.

wolves-learn-den-title = Baue und Leisten
wolves-learn-den-learn = Ein Bau kostet zwei Plättchen und kommt auf das Feld eines Alphawolfs oder daneben. Du nimmst ihn von einer Leiste, und das macht dein Rudel besser: Rudelausbreitung, Wolfsgeschwindigkeit oder Heulreichweite.
wolves-learn-den-task = Grabe einen Bau auf A6, von der Leiste, mit der dein Alphawolf 4 Felder laufen kann, und geh dann nach F11.
wolves-learn-den-solved = Wolfsgeschwindigkeit 4, von jetzt an. Der zweite und der vierte Bau einer Leiste bringen außerdem einen Bonusmarker.
wolves-learn-den-missed = Beide Aktionen sind verbraucht. Zuerst brauchst du einen Bau der Wolfsgeschwindigkeit, dann den Weg von 4 Feldern.

wolves-learn-howl-title = Heulen und der Mond
wolves-learn-howl-learn = Heulen kostet zwei Plättchen und macht aus einem einsamen Wolf in Reichweite eines Alphawolfs deinen eigenen. Er kommt auf den Mondkalender; beim Datum eines Mondes werden am Ende des Zugs Regionen gewertet.
wolves-learn-howl-task = Noch ein Datum, und der Sichelmond geht auf. In Region A steht es 2 zu 2: Heule, beende deinen Zug und gewinne sie.
wolves-learn-howl-solved = Der neue Wolf gab dir die Kontrolle mit 3 zu 2. Der Wertungsmarker von Region A ist 4 Punkte wert.
wolves-learn-howl-missed = Der Zug ist vorbei, und Region A gehört dir nicht. Der neue Wolf muss in Region A stehen.

wolves-learn-lair-title = Höhle, Wasser, Verdrängen
wolves-learn-lair-learn = Ein Bau am Wasser kann zur Höhle werden: zwei Plättchen, einmal je Region, mit einem Alphawolf in der Nähe. Ein fremder Wolf darauf muss auf das nächste mögliche Feld fliehen; unter gleich nahen wählst du.
wolves-learn-lair-task = Mach den richtigen deiner zwei Baue zur Höhle und schick den fremden Wolf weg.
wolves-learn-lair-solved = Eine Höhle zählt 3 für die Kontrolle, kann dir nie genommen werden und bringt einen Gelände-Bonusmarker.
wolves-learn-lair-missed = Beide Aktionen sind verbraucht, und auf A9 ist keine Höhle.

wolves-learn-dominate-title = Dominieren, und was schützt
wolves-learn-dominate-learn = Drei Plättchen ersetzen einen fremden Rudelwolf oder Bau in Heulreichweite durch deinen eigenen. Zwei Figuren einer Farbe auf einem Feld schützen einander; Alphawölfe und Höhlen sind immer sicher.
wolves-learn-dominate-task = Mit deinen drei Gelände-Bonusmarkern kannst du alles bezahlen. Finde die eine Figur in Reichweite, die nichts schützt, und dominiere sie.
wolves-learn-dominate-solved = Der verlassene Wolf auf A1 kam auf den Kalender, und einer von deinen nahm seinen Platz ein.
wolves-learn-dominate-missed = Beide Aktionen sind verbraucht, und nichts wurde dominiert. Such einen Rudelwolf, der allein steht.

wolves-learn-region-title = Wer gewinnt diese Region?
wolves-learn-region-learn = Eine Höhle zählt 3 Kontrolle, jede andere Figur 1. Bei Gleichstand entscheiden die Alphawölfe; sind auch sie gleich viele, teilt man sich den ersten Platz, und der Marker ist verloren.
wolves-learn-region-task = Du hast eine Aktion, dann wertet der Sichelmond Region A: du 3, dein Rivale 4. Gewinne sie.
wolves-learn-region-solved = Die Höhle brachte dich von 3 auf 5, und ihr Bau füllte das Datum des Sichelmonds. Ein neuer Wolf hätte nur 4 zu 4 gebracht.
wolves-learn-region-missed = Das reicht nicht für den ersten Platz. Was bringt auf einmal 2 Kontrolle mehr?
