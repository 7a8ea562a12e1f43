<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>Actions</name>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Neues Spiel…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Add a board of your own…</source>
        <translation>Eigenes Brett hinzufügen…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>Declare a draw…</source>
        <translation>Unentschieden erklären…</translation>
    </message>
    <message>
        <source>Draw by agreement…</source>
        <translation>Unentschieden vereinbaren…</translation>
    </message>
    <message>
        <source>All players have agreed on a draw openly, and end the game now.</source>
        <translation>Alle haben sich offen auf ein Unentschieden geeinigt und beenden das Spiel.</translation>
    </message>
    <message>
        <source>Secret vote on a draw…</source>
        <translation>Geheim über ein Unentschieden abstimmen…</translation>
    </message>
    <message>
        <source>The powers vote one after the other, unseen; one refusal is enough.</source>
        <translation>Die Mächte stimmen ungesehen nacheinander ab; eine Ablehnung genügt.</translation>
    </message>
    <message>
        <source>One of two powers with enough centres to win ends the game, and asks nobody.</source>
        <translation>Eine von zwei Mächten mit genug Zentren zum Sieg beendet das Spiel, ohne zu fragen.</translation>
    </message>
    <message>
        <source>Concede…</source>
        <translation>Aufgeben…</translation>
    </message>
    <message>
        <source>All others give the game up to one power, which wins it.</source>
        <translation>Alle anderen geben zugunsten einer Macht auf, die dann gewinnt.</translation>
    </message>
    <message>
        <source>Change the last turn…</source>
        <translation>Letzten Zug ändern…</translation>
    </message>
    <message>
        <source>The game goes on, and all agree when it ends if nobody has won.</source>
        <translation>Das Spiel geht weiter; alle vereinbaren, wann es ohne Sieg endet.</translation>
    </message>
    <message>
        <source>Players…</source>
        <translation>Spieler…</translation>
    </message>
    <message>
        <source>Take the game back to this phase…</source>
        <translation>Das Spiel auf diese Phase zurücksetzen…</translation>
    </message>
    <message>
        <source>Next open game</source>
        <translation>Nächste offene Partie</translation>
    </message>
    <message>
        <source>Open game before</source>
        <translation>Vorige offene Partie</translation>
    </message>
    <message>
        <source>Close this game</source>
        <translation>Diese Partie schließen</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Take all orders back</source>
        <translation>Alle Befehle zurücknehmen</translation>
    </message>
    <message>
        <source>Copy as text…</source>
        <translation>Als Text kopieren…</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Next order in the list</source>
        <translation>Nächster Befehl der Liste</translation>
    </message>
    <message>
        <source>Order before in the list</source>
        <translation>Voriger Befehl der Liste</translation>
    </message>
    <message>
        <source>Order as text</source>
        <translation>Befehl als Text</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Try out…</source>
        <translation>Ausprobieren…</translation>
    </message>
    <message>
        <source>Drop the curtain now</source>
        <translation>Vorhang jetzt schließen</translation>
    </message>
    <message>
        <source>Passphrase…</source>
        <translation>Passphrase…</translation>
    </message>
    <message>
        <source>Fit the board</source>
        <translation>Ganze Karte</translation>
    </message>
    <message>
        <source>Fit my units</source>
        <translation>Meine Einheiten einpassen</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Find…</source>
        <translation>Suchen…</translation>
    </message>
    <message>
        <source>Finds a place, a unit or a command by a few letters</source>
        <translation>Findet einen Ort, eine Einheit oder einen Befehl des Menüs mit wenigen Buchstaben</translation>
    </message>
    <message>
        <source>Names, codes or none</source>
        <translation>Namen, Kürzel oder nichts</translation>
    </message>
    <message>
        <source>Orders on the map</source>
        <translation>Befehle auf der Karte</translation>
    </message>
    <message>
        <source>Patterns and letters of the powers</source>
        <translation>Muster und Buchstaben der Mächte</translation>
    </message>
    <message>
        <source>First phase</source>
        <translation>Erste Phase</translation>
    </message>
    <message>
        <source>Phase before</source>
        <translation>Phase davor</translation>
    </message>
    <message>
        <source>Phase after</source>
        <translation>Phase danach</translation>
    </message>
    <message>
        <source>Latest phase</source>
        <translation>Letzte Phase</translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation>Nächster Bereich</translation>
    </message>
    <message>
        <source>Pane before</source>
        <translation>Voriger Bereich</translation>
    </message>
    <message>
        <source>Reset layout</source>
        <translation>Anordnung zurücksetzen</translation>
    </message>
    <message>
        <source>Window for the audience</source>
        <translation>Fenster für das Publikum</translation>
    </message>
    <message>
        <source>Read the results out…</source>
        <translation>Ergebnisse vorlesen…</translation>
    </message>
    <message>
        <source>Enter a page of orders…</source>
        <translation>Befehlszettel eingeben…</translation>
    </message>
    <message>
        <source>Pause the clock, or let it go on</source>
        <translation>Uhr anhalten oder weiterlaufen lassen</translation>
    </message>
    <message>
        <source>Print slips or a map…</source>
        <translation>Zettel oder Karte drucken…</translation>
    </message>
    <message>
        <source>Deadline…</source>
        <translation>Abgabetermin…</translation>
    </message>
    <message>
        <source>Keys…</source>
        <translation>Tasten…</translation>
    </message>
    <message>
        <source>About Chancery</source>
        <translation>Über Chancery</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Werkzeugleiste</translation>
    </message>
    <message>
        <source>{action}: {edit}</source>
        <translation>{action}: {edit}</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>warnings: {number}</source>
        <translation>Warnungen: {number}</translation>
    </message>
    <message>
        <source>notes: {number}</source>
        <translation>Hinweise: {number}</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Rat</translation>
    </message>
    <message>
        <source>This order is void. {reason}</source>
        <translation>Dieser Befehl ist nichtig. {reason}</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Something is built there already, so this build is void.</source>
        <translation>Dort wird schon etwas gebaut, also ist dieser Aufbau nichtig.</translation>
    </message>
    <message>
        <source>{units} has no order to go there. The support will not count.</source>
        <translation>{units} hat keinen Befehl dorthin. Die Unterstützung wird nicht zählen.</translation>
    </message>
    <message>
        <source>{units} has no order to go there. The fleet will carry nobody.</source>
        <translation>{units} hat keinen Befehl dorthin. Die Flotte wird niemanden übersetzen.</translation>
    </message>
    <message>
        <source>{unit} has no order and will hold.</source>
        <translation>{unit} hat keinen Befehl und wird halten.</translation>
    </message>
    <message>
        <source>{units} of the same power stays there: the support will never help to dislodge it.</source>
        <translation>{units} derselben Macht bleibt dort: Die Unterstützung wird nie helfen, sie zu vertreiben.</translation>
    </message>
    <message>
        <source>{other} is ordered. The support will not count.</source>
        <translation>Befohlen ist {other}. Die Unterstützung wird nicht zählen.</translation>
    </message>
    <message>
        <source>{other} is ordered. A unit that moves is not supported to hold.</source>
        <translation>Befohlen ist {other}. Eine Einheit, die zieht, wird nicht zum Halten unterstützt.</translation>
    </message>
    <message>
        <source>{other} is ordered, to another coast. The support will not count.</source>
        <translation>Befohlen ist {other}, also eine andere Küste. Die Unterstützung wird nicht zählen.</translation>
    </message>
    <message>
        <source>{other} is ordered. The fleet will carry nobody.</source>
        <translation>Befohlen ist {other}. Die Flotte wird niemanden übersetzen.</translation>
    </message>
    <message>
        <source>{units} goes there by land. The fleet will carry nobody.</source>
        <translation>{units} geht über Land dorthin. Die Flotte wird niemanden übersetzen.</translation>
    </message>
    <message>
        <source>The fleets that carry make no route by way of this one. It will carry nobody.</source>
        <translation>Die Flotten, die übersetzen, ergeben keinen Weg über diese. Sie wird niemanden übersetzen.</translation>
    </message>
    <message>
        <source>No complete chain of fleets is ordered to carry it. {unit} will stay.</source>
        <translation>Keine vollständige Kette von Flotten hat Befehl, sie überzusetzen. {unit} wird bleiben.</translation>
    </message>
    <message>
        <source>{unit} will get there only if fleets of other powers carry it.</source>
        <translation>{unit} kommt nur hin, wenn Flotten anderer Mächte sie übersetzen.</translation>
    </message>
    <message>
        <source>{units} of the same power goes there as well. As equals both will bounce.</source>
        <translation>{units} derselben Macht geht auch dorthin. Gleich stark prallen beide ab.</translation>
    </message>
    <message>
        <source>{units} of the same power goes there as well and is stronger. {unit} will bounce.</source>
        <translation>{units} derselben Macht geht auch dorthin und ist stärker. {unit} wird abprallen.</translation>
    </message>
    <message>
        <source>{units} of the same power stays there. {unit} will bounce.</source>
        <translation>{units} derselben Macht bleibt dort. {unit} wird abprallen.</translation>
    </message>
    <message>
        <source>{units} of the same power stays there. {unit} will bounce and can only keep others out.</source>
        <translation>{units} derselben Macht bleibt dort. {unit} wird abprallen und kann nur andere fernhalten.</translation>
    </message>
    <message>
        <source>{unit} and {units} cannot change places by land. Both will stay.</source>
        <translation>{unit} und {units} können über Land nicht die Plätze tauschen. Beide werden bleiben.</translation>
    </message>
    <message>
        <source>Nobody controls the canal. {unit} will stay.</source>
        <translation>Niemand beherrscht den Kanal. {unit} wird bleiben.</translation>
    </message>
    <message>
        <source>{units} controls the canal and does not let it pass. {unit} will stay.</source>
        <translation>{units} beherrscht den Kanal und lässt sie nicht durch. {unit} wird bleiben.</translation>
    </message>
    <message>
        <source>{owned} controls the canal. {unit} will pass only with leave from there.</source>
        <translation>{owned} beherrscht den Kanal. {unit} kommt nur mit Erlaubnis von dort durch.</translation>
    </message>
    <message>
        <source>{units} controls the canal and moves away. {unit} will pass only if that move fails.</source>
        <translation>{units} beherrscht den Kanal und zieht weg. {unit} kommt nur durch, wenn dieser Zug scheitert.</translation>
    </message>
    <message>
        <source>The leave for {units} will let nobody through the canal.</source>
        <translation>Die Erlaubnis für {units} lässt niemanden durch den Kanal.</translation>
    </message>
    <message>
        <source>One train runs in a turn. With {other} both armies will hold.</source>
        <translation>Je Runde fährt nur ein Zug. Mit {other} werden beide Armeen halten.</translation>
    </message>
    <message>
        <source>The train {other} comes that way. A unit that moves into its line stops it.</source>
        <translation>Der Zug {other} kommt dort entlang. Eine Einheit, die auf seine Strecke zieht, hält ihn auf.</translation>
    </message>
    <message>
        <source>{units} of the same power stays there. The train will stop before.</source>
        <translation>{units} derselben Macht bleibt dort. Der Zug wird vorher anhalten.</translation>
    </message>
    <message>
        <source>{unit} has no order and will be disbanded.</source>
        <translation>{unit} hat keinen Befehl und wird aufgelöst.</translation>
    </message>
    <message>
        <source>{units} retreats there as well. {unit} will be disbanded.</source>
        <translation>{units} zieht sich auch dorthin zurück. {unit} wird aufgelöst.</translation>
    </message>
    <message>
        <source>Builds not chosen, to be waived: {number}.</source>
        <translation>Nicht gewählte Aufbauten, auf die verzichtet wird: {number}.</translation>
    </message>
    <message>
        <source>Removals not chosen: {number}. By the rules {units} will be removed.</source>
        <translation>Nicht gewählte Abbauten: {number}. Nach den Regeln wird {units} entfernt.</translation>
    </message>
    <message>
        <source>More is written than is due, so this one is void.</source>
        <translation>Es ist mehr geschrieben, als fällig ist, also ist dieser nichtig.</translation>
    </message>
    <message>
        <source>Let {unit} pass the canal</source>
        <translation>{unit} durch den Kanal lassen</translation>
    </message>
    <message>
        <source>Take the leave back</source>
        <translation>Erlaubnis zurücknehmen</translation>
    </message>
    <message>
        <source>Disband {unit}</source>
        <translation>{unit} auflösen</translation>
    </message>
    <message>
        <source>Build {unit}</source>
        <translation>{unit} bauen</translation>
    </message>
    <message>
        <source>Waive it</source>
        <translation>Darauf verzichten</translation>
    </message>
    <message>
        <source>Order {order}</source>
        <translation>{order} befehlen</translation>
    </message>
    <message>
        <source>Let it hold</source>
        <translation>Halten lassen</translation>
    </message>
    <message>
        <source>Let {unit} hold</source>
        <translation>{unit} halten lassen</translation>
    </message>
    <message>
        <source>Retreat to {place}</source>
        <translation>Rückzug: {place}</translation>
    </message>
    <message>
        <source>Support {unit} to hold instead</source>
        <translation>Stattdessen {unit} zum Halten unterstützen</translation>
    </message>
    <message>
        <source>Support {unit} – {goal} instead</source>
        <translation>Stattdessen {unit} – {goal} unterstützen</translation>
    </message>
    <message>
        <source>Order {order} instead</source>
        <translation>Stattdessen {order} befehlen</translation>
    </message>
    <message>
        <source>Let {units} hold</source>
        <translation>{units} halten lassen</translation>
    </message>
    <message>
        <source>Waive {number}</source>
        <translation>Auf {number} verzichten</translation>
    </message>
    <message>
        <source>{units} wants through the canal as well, and neither is named. {unit} will stay.</source>
        <translation>{units} will auch durch den Kanal, und keine von beiden ist genannt. {unit} wird bleiben.</translation>
    </message>
</context>
<context>
    <name>AdviceCard</name>
    <message>
        <source>{order}: {remark}</source>
        <translation>{order}: {remark}</translation>
    </message>
</context>
<context>
    <name>Audience</name>
    <message>
        <source>As the table</source>
        <translation>Wie am Tisch</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Full screen (F11)</source>
        <translation>Ganzer Bildschirm (F11)</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Board</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>{province} · centre of {power}</source>
        <translation>{province} · Zentrum, {power}</translation>
    </message>
    <message>
        <source>{province} · centre of {power}, not counted</source>
        <translation>{province} · Zentrum, {power} (zählt nicht)</translation>
    </message>
    <message>
        <source>{province} · unowned centre</source>
        <translation>{province} · neutrales Zentrum</translation>
    </message>
</context>
<context>
    <name>BoardFaults</name>
    <message>
        <source>“{0}” cannot be the id of a board; it may have up to 30 small letters, digits and “-”</source>
        <translation>„{0}“ kann nicht die Kennung eines Bretts sein; sie darf bis zu 30 Kleinbuchstaben, Ziffern und „-“ haben</translation>
    </message>
    <message>
        <source>“{0}” cannot be the id of a power; it may have up to 30 small letters, digits, “-” and “_”, first a letter</source>
        <translation>„{0}“ kann nicht die Kennung einer Macht sein; sie darf bis zu 30 Kleinbuchstaben, Ziffern, „-“ und „_“ haben, zuerst einen Buchstaben</translation>
    </message>
    <message>
        <source>“{0}” cannot be the id of a province; it may have two to eight capital letters and digits, first a letter</source>
        <translation>„{0}“ kann nicht die Kennung einer Provinz sein; sie darf zwei bis acht Großbuchstaben und Ziffern haben, zuerst einen Buchstaben</translation>
    </message>
    <message>
        <source>“{0}” cannot be the id of a coast; it has two small letters, such as “nc”</source>
        <translation>„{0}“ kann nicht die Kennung einer Küste sein; sie hat zwei Kleinbuchstaben, etwa „nc“</translation>
    </message>
    <message>
        <source>the key “{0}” is not known here; take it out</source>
        <translation>der Schlüssel „{0}“ ist hier nicht bekannt; nehmen Sie ihn heraus</translation>
    </message>
    <message>
        <source>“{0}” is no language; names are listed by “en”, “fr”, “de” and the like</source>
        <translation>„{0}“ ist keine Sprache; Namen stehen unter „en“, „fr“, „de“ und dergleichen</translation>
    </message>
    <message>
        <source>there are {0}; there have to be {1} to {2}</source>
        <translation>es sind {0}; es müssen {1} bis {2} sein</translation>
    </message>
    <message>
        <source>the English name, “en”, is missing</source>
        <translation>der englische Name, „en“, fehlt</translation>
    </message>
    <message>
        <source>the text is empty; write a name, or take it out</source>
        <translation>der Text ist leer; schreiben Sie einen Namen oder nehmen Sie ihn heraus</translation>
    </message>
    <message>
        <source>the text has {0} signs; there may be {1}</source>
        <translation>der Text hat {0} Zeichen; {1} dürfen es sein</translation>
    </message>
    <message>
        <source>“{0}” has a sign that cannot be shown; take it out</source>
        <translation>„{0}“ enthält ein Zeichen, das nicht gezeigt werden kann; nehmen Sie es heraus</translation>
    </message>
    <message>
        <source>“{0}” also names {1}; a word may stand for one of them only</source>
        <translation>„{0}“ bezeichnet auch {1}; ein Wort darf nur für eines von beiden stehen</translation>
    </message>
    <message>
        <source>“{0}” is not in lower case; write “{1}”</source>
        <translation>„{0}“ ist nicht kleingeschrieben; schreiben Sie „{1}“</translation>
    </message>
    <message>
        <source>there is no province “{0}”; list it in provinces, or name another one</source>
        <translation>es gibt keine Provinz „{0}“; tragen Sie sie unter provinces ein oder nennen Sie eine andere</translation>
    </message>
    <message>
        <source>there is no power “{0}”; name one of: {1}</source>
        <translation>es gibt keine Macht „{0}“; nennen Sie eine von diesen: {1}</translation>
    </message>
    <message>
        <source>{0} has no coast “{1}”; name one of: {2}</source>
        <translation>{0} hat keine Küste „{1}“; nennen Sie eine von diesen: {2}</translation>
    </message>
    <message>
        <source>{0} has no named coasts; list them in its “coasts”, or name none here</source>
        <translation>{0} hat keine benannten Küsten; tragen Sie sie unter „coasts“ ein oder nennen Sie hier keine</translation>
    </message>
    <message>
        <source>no province has a coast “{0}”; take it out, or list it in the coasts of one</source>
        <translation>keine Provinz hat eine Küste „{0}“; nehmen Sie sie heraus oder tragen Sie sie bei einer unter coasts ein</translation>
    </message>
    <message>
        <source>{0} has several coasts, and none is named; write one of: {1}</source>
        <translation>{0} hat mehrere Küsten, und keine ist genannt; schreiben Sie eine von diesen: {1}</translation>
    </message>
    <message>
        <source>{0}: coasts are named only for fleets; write “{1}”</source>
        <translation>{0}: Küsten werden nur für Flotten genannt; schreiben Sie „{1}“</translation>
    </message>
    <message>
        <source>{0} is there twice; take one out</source>
        <translation>{0} steht zweimal da; nehmen Sie eines heraus</translation>
    </message>
    <message>
        <source>{0} is linked with itself; name two provinces, or take the pair out</source>
        <translation>{0} ist mit sich selbst verbunden; nennen Sie zwei Provinzen oder nehmen Sie das Paar heraus</translation>
    </message>
    <message>
        <source>{0} has the terrain “{1}”; here it would have to be: {2}</source>
        <translation>{0} hat das Gelände „{1}“; hier müsste es sein: {2}</translation>
    </message>
    <message>
        <source>{0} touches no water; list it with a sea in fleet_adjacency, or make its terrain “land”</source>
        <translation>{0} berührt kein Wasser; tragen Sie sie mit einem Meer unter fleet_adjacency ein oder geben Sie ihr das Gelände „land“</translation>
    </message>
    <message>
        <source>no pair is listed; list all that touch</source>
        <translation>kein Paar ist eingetragen; tragen Sie alle ein, die sich berühren</translation>
    </message>
    <message>
        <source>{0} has the terrain “{1}”, and no army can reach it; make it “water”, or list it in army_adjacency</source>
        <translation>{0} hat das Gelände „{1}“, und keine Armee kann hinkommen; setzen Sie „water“ oder tragen Sie sie unter army_adjacency ein</translation>
    </message>
    <message>
        <source>{0} has no neighbours; list it with each of them</source>
        <translation>{0} hat keine Nachbarn; tragen Sie sie mit jedem von ihnen ein</translation>
    </message>
    <message>
        <source>{0} and {1} have no water in common; list both with the same sea, or take the pair out</source>
        <translation>{0} und {1} haben kein gemeinsames Wasser; tragen Sie beide mit demselben Meer ein oder nehmen Sie das Paar heraus</translation>
    </message>
    <message>
        <source>{0} and {1} are neighbours for fleets, but not for armies; list them in army_adjacency, too, or take the pair out</source>
        <translation>{0} und {1} sind Nachbarn für Flotten, aber nicht für Armeen; tragen Sie sie auch unter army_adjacency ein oder nehmen Sie das Paar heraus</translation>
    </message>
    <message>
        <source>{0} and {1} are not in {2}; list them there</source>
        <translation>{0} und {1} stehen nicht in {2}; tragen Sie sie dort ein</translation>
    </message>
    <message>
        <source>{0} and {1} may not be in {2}; take the pair out there</source>
        <translation>{0} und {1} dürfen nicht in {2} stehen; nehmen Sie das Paar dort heraus</translation>
    </message>
    <message>
        <source>{0} and {1} are not in special_links as {2}; list them there</source>
        <translation>{0} und {1} stehen nicht als {2} in special_links; tragen Sie sie dort ein</translation>
    </message>
    <message>
        <source>a railway has two stations or more, and this one has only {0}</source>
        <translation>eine Bahn hat mindestens zwei Bahnhöfe, und diese hat nur {0}</translation>
    </message>
    <message>
        <source>{0} is no supply centre; make it one in provinces, or take it out here</source>
        <translation>{0} ist kein Versorgungszentrum; machen Sie es unter provinces dazu oder nehmen Sie es hier heraus</translation>
    </message>
    <message>
        <source>{0} belongs to {1} as well; leave it to one of them</source>
        <translation>{0} gehört auch zu {1}; lassen Sie es nur einer von beiden</translation>
    </message>
    <message>
        <source>{0} has neither units nor centres at the start; give it start_units and start_centers</source>
        <translation>{0} hat am Anfang weder Einheiten noch Zentren; geben Sie ihr start_units und start_centers</translation>
    </message>
    <message>
        <source>“{0}” is no kind of unit; expected “A” or “F”</source>
        <translation>„{0}“ ist keine Art von Einheit; erwartet wird „A“ oder „F“</translation>
    </message>
    <message>
        <source>{0} has two units; take one out</source>
        <translation>{0} hat zwei Einheiten; nehmen Sie eine heraus</translation>
    </message>
    <message>
        <source>{0} cannot stand here; possible: {1}</source>
        <translation>{0} kann hier nicht stehen; möglich: {1}</translation>
    </message>
    <message>
        <source>{0} is missing; with {1} it is needed</source>
        <translation>{0} fehlt; mit {1} wird es gebraucht</translation>
    </message>
    <message>
        <source>{0} does not go with {1}; take it out, or change that</source>
        <translation>{0} passt nicht zu {1}; nehmen Sie das eine heraus oder ändern Sie das andere</translation>
    </message>
    <message>
        <source>the canal of {0} and {1} is not that of $.canal; name the same two seas in both</source>
        <translation>der Kanal von {0} und {1} ist nicht der von $.canal; nennen Sie an beiden Stellen dieselben zwei Meere</translation>
    </message>
    <message>
        <source>{0}, but {1} provinces are supply centres; write {1}</source>
        <translation>{0}, aber {1} Provinzen sind Versorgungszentren; schreiben Sie {1}</translation>
    </message>
    <message>
        <source>{0} has won with its {1} centres at the start; ask for more</source>
        <translation>{0} hat mit seinen {1} Zentren am Anfang gewonnen; verlangen Sie mehr</translation>
    </message>
    <message>
        <source>there is no version “{0}” among the set_ups</source>
        <translation>es gibt keine Fassung „{0}“ unter den set_ups</translation>
    </message>
    <message>
        <source>a province has no named coasts, or two and more</source>
        <translation>eine Provinz hat keine benannte Küste oder mindestens zwei</translation>
    </message>
    <message>
        <source>“{0}” is not one capital letter</source>
        <translation>„{0}“ ist kein einzelner Großbuchstabe</translation>
    </message>
    <message>
        <source>“{0}” is no unit; expected something like “A PAR” or “F SPA/nc”</source>
        <translation>„{0}“ ist keine Einheit; erwartet wird etwas wie „A PAR“ oder „F SPA/nc“</translation>
    </message>
    <message>
        <source>{0} is not between {1} and {2}</source>
        <translation>{0} liegt nicht zwischen {1} und {2}</translation>
    </message>
    <message>
        <source>province not drawn</source>
        <translation>Provinz nicht gezeichnet</translation>
    </message>
    <message>
        <source>drawn but not on the board</source>
        <translation>gezeichnet, aber nicht auf dem Brett</translation>
    </message>
    <message>
        <source>curve crosses itself</source>
        <translation>Kurve kreuzt sich selbst</translation>
    </message>
    <message>
        <source>provinces overlap</source>
        <translation>Provinzen überschneiden sich</translation>
    </message>
    <message>
        <source>neighbours do not touch</source>
        <translation>Nachbarn berühren sich nicht</translation>
    </message>
    <message>
        <source>touch but are no neighbours</source>
        <translation>berühren sich, sind aber keine Nachbarn</translation>
    </message>
    <message>
        <source>common border, but no way for an army</source>
        <translation>gemeinsame Grenze, aber kein Weg für eine Armee</translation>
    </message>
    <message>
        <source>no common shore</source>
        <translation>kein gemeinsames Ufer</translation>
    </message>
    <message>
        <source>common shore, but no way for a fleet</source>
        <translation>gemeinsames Ufer, aber kein Weg für eine Flotte</translation>
    </message>
    <message>
        <source>several coasts, but fewer stretches of shore between other lands</source>
        <translation>mehrere Küsten, aber weniger Ufer, die durch anderes Land getrennt sind</translation>
    </message>
    <message>
        <source>land touches water; its terrain would be coast</source>
        <translation>Land berührt Wasser; das Gelände wäre „coast“</translation>
    </message>
    <message>
        <source>no place for a unit</source>
        <translation>kein Platz für eine Einheit</translation>
    </message>
    <message>
        <source>no place for the name</source>
        <translation>kein Platz für den Namen</translation>
    </message>
    <message>
        <source>unit place outside its province, or outside the frame</source>
        <translation>Platz der Einheit außerhalb ihrer Provinz oder außerhalb des Rahmens</translation>
    </message>
    <message>
        <source>name place outside its province, or outside the frame</source>
        <translation>Platz des Namens außerhalb seiner Provinz oder außerhalb des Rahmens</translation>
    </message>
    <message>
        <source>unit place nearer to another coast than to its own</source>
        <translation>Platz der Einheit näher an einer anderen Küste als an der eigenen</translation>
    </message>
    <message>
        <source>units would touch</source>
        <translation>Einheiten würden sich berühren</translation>
    </message>
    <message>
        <source>province too small for a unit</source>
        <translation>Provinz zu klein für eine Einheit</translation>
    </message>
    <message>
        <source>path without an area</source>
        <translation>Pfad ohne Fläche</translation>
    </message>
    <message>
        <source>outside the viewBox</source>
        <translation>außerhalb der viewBox</translation>
    </message>
    <message>
        <source>the drawing fills only a small part of the viewBox</source>
        <translation>die Zeichnung füllt nur einen kleinen Teil der viewBox</translation>
    </message>
    <message>
        <source>a part is cut off by the land of others</source>
        <translation>ein Teil ist durch das Land anderer abgeschnitten</translation>
    </message>
    <message>
        <source>list it in provinces, or take the id away</source>
        <translation>tragen Sie sie unter provinces ein oder nehmen Sie die Kennung weg</translation>
    </message>
    <message>
        <source>draw it without loops</source>
        <translation>zeichnen Sie sie ohne Schleifen</translation>
    </message>
    <message>
        <source>move the border between them</source>
        <translation>verschieben Sie die Grenze zwischen ihnen</translation>
    </message>
    <message>
        <source>draw a common border, or take the pair out of the lists</source>
        <translation>zeichnen Sie eine gemeinsame Grenze oder nehmen Sie das Paar aus den Listen</translation>
    </message>
    <message>
        <source>draw one, or take the pair out of fleet_adjacency</source>
        <translation>zeichnen Sie eines oder nehmen Sie das Paar aus fleet_adjacency</translation>
    </message>
    <message>
        <source>draw land of others between its coasts, or list fewer coasts</source>
        <translation>zeichnen Sie Land anderer zwischen ihre Küsten oder tragen Sie weniger Küsten ein</translation>
    </message>
    <message>
        <source>move the circle into it</source>
        <translation>verschieben Sie den Kreis hinein</translation>
    </message>
    <message>
        <source>move the circle to its own coast</source>
        <translation>verschieben Sie den Kreis zu seiner eigenen Küste</translation>
    </message>
    <message>
        <source>move their circles apart</source>
        <translation>rücken Sie ihre Kreise auseinander</translation>
    </message>
    <message>
        <source>draw it larger</source>
        <translation>zeichnen Sie sie größer</translation>
    </message>
    <message>
        <source>draw it anew</source>
        <translation>zeichnen Sie sie neu</translation>
    </message>
    <message>
        <source>move it, or make the viewBox larger</source>
        <translation>verschieben Sie sie oder machen Sie die viewBox größer</translation>
    </message>
    <message>
        <source>make the viewBox as large as the drawing</source>
        <translation>machen Sie die viewBox so groß wie die Zeichnung</translation>
    </message>
    <message>
        <source>join it to the rest, or give it to one of those around it</source>
        <translation>verbinden Sie ihn mit dem Rest oder geben Sie ihn einer von denen ringsum</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>too large</source>
        <translation>zu groß</translation>
    </message>
    <message>
        <source>letters that are not UTF-8; save it as UTF-8</source>
        <translation>Buchstaben, die nicht UTF-8 sind; speichern Sie sie als UTF-8</translation>
    </message>
    <message>
        <source>the board in it has another id; give the files its name, or it theirs</source>
        <translation>das Brett darin hat eine andere Kennung; geben Sie den Dateien ihren Namen oder dem Brett den der Dateien</translation>
    </message>
    <message>
        <source>a built-in board has this id; take another</source>
        <translation>ein mitgeliefertes Brett hat diese Kennung; nehmen Sie eine andere</translation>
    </message>
    <message>
        <source>the curves cross each other all over; draw the outline once around, without crossings</source>
        <translation>die Kurven kreuzen einander überall; den Umriss einmal herum zeichnen, ohne Kreuzungen</translation>
    </message>
    <message>
        <source>too large for a board; simplify it</source>
        <translation>zu groß für ein Brett; vereinfachen Sie es</translation>
    </message>
    <message>
        <source>letters in an encoding that cannot be read; save it as UTF-8</source>
        <translation>Buchstaben in einer Kodierung, die nicht gelesen werden kann; speichern Sie sie als UTF-8</translation>
    </message>
    <message>
        <source>packed (svgz); save it as a plain SVG</source>
        <translation>gepackt (svgz); speichern Sie sie als einfaches SVG</translation>
    </message>
    <message>
        <source>no SVG; the element around all others has to be &lt;svg&gt;</source>
        <translation>kein SVG; das Element um alle anderen muss &lt;svg&gt; sein</translation>
    </message>
    <message>
        <source>not XML; save it as an SVG once more</source>
        <translation>kein XML; speichern Sie sie noch einmal als SVG</translation>
    </message>
    <message>
        <source>no viewBox that can be used; write one such as viewBox=&quot;0 0 3000 2000&quot;</source>
        <translation>keine brauchbare viewBox; schreiben Sie eine wie viewBox=&quot;0 0 3000 2000&quot;</translation>
    </message>
    <message>
        <source>transform not understood; correct it, or take it out</source>
        <translation>transform nicht verstanden; berichtigen Sie es oder nehmen Sie es heraus</translation>
    </message>
    <message>
        <source>shape not understood; draw it anew, or correct the place named</source>
        <translation>Form nicht verstanden; zeichnen Sie sie neu oder berichtigen Sie die genannte Stelle</translation>
    </message>
    <message>
        <source>circle not understood; it needs the numbers cx, cy and r</source>
        <translation>Kreis nicht verstanden; er braucht die Zahlen cx, cy und r</translation>
    </message>
    <message>
        <source>two elements have this id; take one out, or give it another</source>
        <translation>zwei Elemente haben diese Kennung; nehmen Sie eines heraus oder geben Sie ihm eine andere</translation>
    </message>
    <message>
        <source>no provinces; give each path its id, such as &lt;path id=&quot;SPA&quot;&gt;</source>
        <translation>keine Provinzen; geben Sie jedem Pfad seine Kennung, etwa &lt;path id=&quot;SPA&quot;&gt;</translation>
    </message>
    <message>
        <source>{fault}; is “{word}” meant?</source>
        <translation>{fault}; ist „{word}“ gemeint?</translation>
    </message>
    <message>
        <source>{fault} (and so in {number} more places)</source>
        <translation>{fault} (und ebenso an {number} weiteren Stellen)</translation>
    </message>
    <message>
        <source>{fault}; found: {element}</source>
        <translation>{fault}; gefunden: {element}</translation>
    </message>
    <message>
        <source>the geometry cannot be worked out</source>
        <translation>die Geometrie lässt sich nicht berechnen</translation>
    </message>
    <message>
        <source>not the form of a board file</source>
        <translation>nicht die Form einer Brettdatei</translation>
    </message>
    <message>
        <source>no boards there; a board is two files, X.json and X.svg</source>
        <translation>keine Bretter da; ein Brett sind zwei Dateien, X.json und X.svg</translation>
    </message>
    <message>
        <source>more boards than are shown</source>
        <translation>mehr Bretter, als gezeigt werden</translation>
    </message>
    <message>
        <source>there is no folder for boards</source>
        <translation>es gibt keinen Ordner für Bretter</translation>
    </message>
    <message>
        <source>cannot be copied</source>
        <translation>kann nicht kopiert werden</translation>
    </message>
    <message>
        <source>document type or entities, which are not read; take the DOCTYPE and &amp;…; out</source>
        <translation>Dokumenttyp oder Entitäten, die nicht gelesen werden; nehmen Sie den DOCTYPE und &amp;…; heraus</translation>
    </message>
    <message>
        <source>{fault}; missing: {pairs}</source>
        <translation>{fault}; es fehlt: {pairs}</translation>
    </message>
    <message>
        <source>unit place too far off its coast, or outside the frame</source>
        <translation>Platz der Einheit zu weit von ihrer Küste oder außerhalb des Rahmens</translation>
    </message>
    <message>
        <source>{fault}; {cure}</source>
        <translation>{fault}; {cure}</translation>
    </message>
    <message>
        <source>{place}: {text}</source>
        <translation>{place}: {text}</translation>
    </message>
    <message>
        <source>move the circle into the province, or onto water at most 1/75 of the width off its shore</source>
        <translation>verschieben Sie den Kreis in die Provinz oder aufs Wasser, höchstens 1/75 der Breite von ihrem Ufer</translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message>
        <source>Let the clock go on</source>
        <translation>Uhr weiterlaufen lassen</translation>
    </message>
    <message>
        <source>Pause the clock</source>
        <translation>Uhr anhalten</translation>
    </message>
    <message>
        <source>Time to write: over since {time}</source>
        <translation>Zeit zum Schreiben: seit {time} um</translation>
    </message>
    <message>
        <source>Time to write: {time} left</source>
        <translation>Zeit zum Schreiben: noch {time}</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Pass the screen to</source>
        <translation>Den Bildschirm übergeben an</translation>
    </message>
    <message>
        <source>Let another power write first</source>
        <translation>Zuerst eine andere Macht schreiben lassen</translation>
    </message>
    <message>
        <source>played by {player}</source>
        <translation>gespielt von {player}</translation>
    </message>
    <message>
        <source>I am {power} — show my orders</source>
        <translation>{power} — das bin ich, meine Befehle zeigen</translation>
    </message>
    <message>
        <source>Orders written so far are sealed. Nothing of the board is shown or undone here.</source>
        <translation>Bisher geschriebene Befehle sind versiegelt. Hier wird nichts vom Brett gezeigt oder rückgängig gemacht.</translation>
    </message>
    <message>
        <source>Without a passphrase the seal only stops a glance.</source>
        <translation>Ohne Passphrase schützt das Siegel nur vor Blicken.</translation>
    </message>
    <message>
        <source>{number} of {total} to write</source>
        <translation>Macht {number} von {total} ist an der Reihe</translation>
    </message>
    <message>
        <source>The passphrase is missing…</source>
        <translation>Die Passphrase fehlt…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Take back the seal of</source>
        <translation>Siegel zurücknehmen:</translation>
    </message>
    <message>
        <source>I am {power} — open my seal again</source>
        <translation>{power} — das bin ich, mein Siegel öffnen</translation>
    </message>
    <message>
        <source>Until the last power has sealed its orders, they can still be changed.</source>
        <translation>Bis die letzte Macht ihre Befehle versiegelt hat, lassen sie sich noch ändern.</translation>
    </message>
    <message>
        <source>Without its passphrase:</source>
        <translation>Ohne Passphrase:</translation>
    </message>
    <message>
        <source>A broken seal:</source>
        <translation>Ein gebrochenes Siegel:</translation>
    </message>
    <message>
        <source>{power} writes anew</source>
        <translation>{power} schreibt neu</translation>
    </message>
    <message>
        <source>Go on without orders of {power}</source>
        <translation>Ohne Befehle weiter: {power}</translation>
    </message>
    <message>
        <source>Without it the orders and notes of {power} stay shut. The table can give them up. {fate} It writes without a passphrase from there on. The report says so. Until the phase is over, the passphrase takes this back.</source>
        <translation>Ohne sie bleiben Befehle und Notizen verschlossen ({power}). Der Tisch kann sie aufgeben. {fate} Danach schreibt diese Macht ohne Passphrase. Der Bericht sagt es. Bis zum Ende der Phase nimmt die Passphrase das zurück.</translation>
    </message>
    <message>
        <source>The sealed orders of {power} were changed outside of the program, and cannot be read. What the table decides is told in the report. It may go on without these orders. {fate}</source>
        <translation>{power}: Die versiegelten Befehle wurden außerhalb des Programms geändert und sind unlesbar. Was der Tisch beschließt, steht im Bericht. Er kann ohne diese Befehle weiterspielen. {fate}</translation>
    </message>
    <message>
        <source>All orders are sealed. Open those of</source>
        <translation>Alles ist versiegelt. Zu öffnen:</translation>
    </message>
    <message>
        <source>Open the orders of {power}</source>
        <translation>Befehle öffnen: {power}</translation>
    </message>
    <message>
        <source>They come from a file. They are shown once all are open and the phase is resolved.</source>
        <translation>Sie kommen aus einer Datei. Gezeigt werden sie, wenn alle offen sind und die Phase ausgewertet ist.</translation>
    </message>
    <message>
        <source>Let another power open its orders first</source>
        <translation>Zuerst eine andere Macht öffnen lassen</translation>
    </message>
    <message>
        <source>{number} of {total} to be opened</source>
        <translation>{number} von {total} beim Öffnen</translation>
    </message>
    <message>
        <source>Secret vote: pass the screen to</source>
        <translation>Geheime Abstimmung. Bildschirm an</translation>
    </message>
    <message>
        <source>I am {power} — show my ballot</source>
        <translation>{power} — meinen Stimmzettel zeigen</translation>
    </message>
    <message>
        <source>Call the vote off</source>
        <translation>Abstimmung abbrechen</translation>
    </message>
    <message>
        <source>Vote without {power}</source>
        <translation>Ohne {power} abstimmen</translation>
    </message>
    <message>
        <source>Without it {power} cannot vote. The table can decide to vote without it: it is then neither for the draw nor against it. The report says so.</source>
        <translation>Ohne sie kann {power} nicht abstimmen. Der Tisch kann beschließen, ohne diese Macht abzustimmen: Sie ist dann weder für noch gegen das Unentschieden. Der Bericht sagt es.</translation>
    </message>
    <message>
        <source>The vote of</source>
        <translation>Stimme:</translation>
    </message>
    <message>
        <source>Cast the vote</source>
        <translation>Stimme abgeben</translation>
    </message>
    <message>
        <source>I agree to this draw</source>
        <translation>Ich stimme diesem Unentschieden zu</translation>
    </message>
    <message>
        <source>I refuse it</source>
        <translation>Ich lehne es ab</translation>
    </message>
    <message>
        <source>A draw among {powers} is proposed. Of the votes only the result is told.</source>
        <translation>Vorgeschlagenes Unentschieden: {powers}. Mitgeteilt wird nur das Ergebnis.</translation>
    </message>
    <message>
        <source>{number} of {total} to vote</source>
        <translation>{number} von {total} beim Abstimmen</translation>
    </message>
    <message>
        <source>Take a seal back</source>
        <translation>Ein Siegel zurücknehmen</translation>
    </message>
    <message>
        <source>Passphrase of {power}</source>
        <translation>Passphrase: {power}</translation>
    </message>
    <message>
        <source>Trying the passphrase…</source>
        <translation>Die Passphrase wird geprüft…</translation>
    </message>
    <message>
        <source>This is not the passphrase.</source>
        <translation>Das ist nicht die Passphrase.</translation>
    </message>
</context>
<context>
    <name>Decisions</name>
    <message>
        <source>Its units hold.</source>
        <translation>Ihre Einheiten halten.</translation>
    </message>
    <message>
        <source>Its dislodged units are disbanded.</source>
        <translation>Ihre vertriebenen Einheiten werden aufgelöst.</translation>
    </message>
    <message>
        <source>It builds nothing.</source>
        <translation>Sie baut nichts auf.</translation>
    </message>
    <message>
        <source>The rules choose which of its units are removed.</source>
        <translation>Welche ihrer Einheiten abgebaut werden, bestimmen die Regeln.</translation>
    </message>
    <message>
        <source>By decision of the table the orders of {powers} stayed sealed.</source>
        <translation>{powers}: Nach Beschluss des Tisches blieben die Befehle versiegelt.</translation>
    </message>
    <message>
        <source>The sealed orders of {powers} were changed outside of the program, and by decision of the table not written anew.</source>
        <translation>{powers}: Die versiegelten Befehle wurden außerhalb des Programms geändert und nach Beschluss des Tisches nicht neu geschrieben.</translation>
    </message>
    <message>
        <source>The sealed orders of {powers} were changed outside of the program, and were written anew.</source>
        <translation>{powers}: Die versiegelten Befehle wurden außerhalb des Programms geändert und neu geschrieben.</translation>
    </message>
    <message>
        <source>From {turn} on nobody plays {powers}: the units hold.</source>
        <translation>{powers}: Ab {turn} spielt niemand diese Macht, die Einheiten halten.</translation>
    </message>
    <message>
        <source>From {turn} on {player} plays {powers}.</source>
        <translation>{powers}: Ab {turn} spielt {player}.</translation>
    </message>
    <message>
        <source>The game was taken back to this phase.</source>
        <translation>Das Spiel wurde auf diese Phase zurückgesetzt.</translation>
    </message>
    <message>
        <source>By decision of the table a draw was voted on without {powers}: no passphrase.</source>
        <translation>Nach Beschluss des Tisches ohne {powers} über ein Unentschieden abgestimmt: keine Passphrase.</translation>
    </message>
    <message>
        <source>A draw among {powers} was refused in a secret vote.</source>
        <translation>Unentschieden in geheimer Abstimmung abgelehnt: {powers}.</translation>
    </message>
    <message>
        <source>{powers} declared the draw.</source>
        <translation>Das Unentschieden wurde erklärt von: {powers}.</translation>
    </message>
</context>
<context>
    <name>Drafts</name>
    <message>
        <source>Compare drafts</source>
        <translation>Entwürfe vergleichen</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Vergleichen mit</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>{differing} of {all} orders differ.</source>
        <translation>Verschiedene Befehle: {differing} von {all}.</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>verschieden</translation>
    </message>
    <message>
        <source>no order</source>
        <translation>kein Befehl</translation>
    </message>
    <message>
        <source>Name of this draft</source>
        <translation>Name dieses Entwurfs</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Another draft has this name.</source>
        <translation>Ein anderer Entwurf heißt so.</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Macht</translation>
    </message>
    <message>
        <source>Draft that is played</source>
        <translation>Gespielter Entwurf</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>Entwürfe</translation>
    </message>
    <message>
        <source>Draft {number}</source>
        <translation>Entwurf {number}</translation>
    </message>
    <message>
        <source>Note •</source>
        <translation>Notiz •</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>A note on this phase, for {power} only</source>
        <translation>Eine Notiz zu dieser Phase, nur für {power}</translation>
    </message>
    <message>
        <source>A note has at most {number} letters; the rest was not taken.</source>
        <translation>Eine Notiz hat höchstens {number} Buchstaben; der Rest wurde nicht übernommen.</translation>
    </message>
    <message>
        <source>Try out…</source>
        <translation>Ausprobieren…</translation>
    </message>
    <message>
        <source>New draft, a copy of this one</source>
        <translation>Neuer Entwurf, Kopie von diesem</translation>
    </message>
    <message>
        <source>New draft, empty</source>
        <translation>Neuer Entwurf, leer</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen…</translation>
    </message>
    <message>
        <source>Delete this draft</source>
        <translation>Diesen Entwurf löschen</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Vergleichen…</translation>
    </message>
</context>
<context>
    <name>Draw</name>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Do all players agree? The game then ends at once.</source>
        <translation>Sind alle Spieler einverstanden? Das Spiel endet dann sofort.</translation>
    </message>
    <message>
        <source>Does {power} declare this? The game then ends at once.</source>
        <translation>{power}: Wird das so erklärt? Das Spiel endet dann sofort.</translation>
    </message>
    <message>
        <source>The game has gone on meanwhile, and it can no longer end like that.</source>
        <translation>Das Spiel ist inzwischen weitergegangen und kann so nicht mehr enden.</translation>
    </message>
    <message>
        <source>Declare a draw</source>
        <translation>Unentschieden erklären</translation>
    </message>
    <message>
        <source>Declare the draw</source>
        <translation>Das Unentschieden erklären</translation>
    </message>
    <message>
        <source>{powers} have {number} centres or more, so neither has won. Until centres are counted again either may end the game as a draw between them, whatever the others say.</source>
        <translation>{powers} haben {number} Zentren oder mehr, also hat keine der beiden gewonnen. Bis zur nächsten Zählung darf jede von ihnen das Spiel als Unentschieden zwischen beiden beenden, was auch immer die anderen sagen.</translation>
    </message>
    <message>
        <source>Who declares it?</source>
        <translation>Wer erklärt es?</translation>
    </message>
    <message>
        <source>Agree on this end</source>
        <translation>Dieses Ende vereinbaren</translation>
    </message>
    <message>
        <source>The game ends after the year chosen here as a draw among all survivors, or goes on until one wins. All powers that own a centre must agree.</source>
        <translation>Das Spiel endet nach dem hier gewählten Jahr als Unentschieden aller Überlebenden, oder es geht weiter, bis jemand gewinnt. Alle Mächte mit einem Zentrum müssen zustimmen.</translation>
    </message>
    <message>
        <source>Change the last turn</source>
        <translation>Letzten Zug ändern</translation>
    </message>
    <message>
        <source>End after</source>
        <translation>Ende nach</translation>
    </message>
    <message>
        <source>The draw is refused.</source>
        <translation>Das Unentschieden ist abgelehnt.</translation>
    </message>
    <message>
        <source>The game goes on. Nobody is told who refused.</source>
        <translation>Das Spiel geht weiter. Wer abgelehnt hat, erfährt niemand.</translation>
    </message>
    <message>
        <source>Secret vote on a draw</source>
        <translation>Geheime Abstimmung über ein Unentschieden</translation>
    </message>
    <message>
        <source>Start the vote</source>
        <translation>Abstimmung beginnen</translation>
    </message>
    <message>
        <source>The powers that somebody plays vote in secret, one after the other, on a draw among the powers ticked here. If all agree, the game ends.</source>
        <translation>Die gespielten Mächte stimmen geheim, eine nach der anderen, über ein Unentschieden unter den angekreuzten Mächten ab. Stimmen alle zu, endet das Spiel.</translation>
    </message>
    <message>
        <source>{power} (played by nobody)</source>
        <translation>{power} (spielt niemand)</translation>
    </message>
    <message>
        <source>All players have said openly that they agree. The powers ticked here share the result, and the game ends at once.</source>
        <translation>Alle haben offen zugestimmt. Die hier angekreuzten Mächte teilen sich das Ergebnis, und das Spiel endet sofort.</translation>
    </message>
    <message>
        <source>Draw by agreement</source>
        <translation>Unentschieden vereinbaren</translation>
    </message>
    <message>
        <source>End the game as a draw</source>
        <translation>Unentschieden beenden</translation>
    </message>
    <message>
        <source>All other players give the game up to one power, which wins it alone. All must agree, and the game ends at once.</source>
        <translation>Alle anderen geben zugunsten einer Macht auf, die allein gewinnt. Alle müssen zustimmen, und das Spiel endet sofort.</translation>
    </message>
    <message>
        <source>Concede the game</source>
        <translation>Das Spiel aufgeben</translation>
    </message>
    <message>
        <source>Concede</source>
        <translation>Aufgeben</translation>
    </message>
</context>
<context>
    <name>Edits</name>
    <message>
        <source>take {order} back</source>
        <translation>{order} zurücknehmen</translation>
    </message>
    <message>
        <source>take all orders back</source>
        <translation>alle Befehle zurücknehmen</translation>
    </message>
    <message>
        <source>page of all powers</source>
        <translation>Seite aller Mächte</translation>
    </message>
    <message>
        <source>page of {power}</source>
        <translation>Zettel: {power}</translation>
    </message>
    <message>
        <source>play draft {name}</source>
        <translation>Entwurf {name} spielen</translation>
    </message>
    <message>
        <source>new draft {name}</source>
        <translation>neuer Entwurf {name}</translation>
    </message>
    <message>
        <source>delete draft {name}</source>
        <translation>Entwurf {name} löschen</translation>
    </message>
    <message>
        <source>call the draft {name}</source>
        <translation>den Entwurf {name} nennen</translation>
    </message>
    <message>
        <source>use the orders of {line}</source>
        <translation>Befehle von „{line}“ übernehmen</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>The program has made a mistake, and the last step may not have been done.</source>
        <translation>Das Programm hat einen Fehler gemacht, der letzte Schritt ist vielleicht nicht ausgeführt.</translation>
    </message>
    <message>
        <source>The game is still open. Details without any orders are in {path}.</source>
        <translation>Das Spiel ist noch offen. Einzelheiten, ohne Befehle, stehen in {path}.</translation>
    </message>
    <message>
        <source>“{file}” is no game that can be read here.</source>
        <translation>„{file}“ ist kein Spiel, das hier gelesen werden kann.</translation>
    </message>
    <message>
        <source>At {place}: {problem}</source>
        <translation>Bei {place}: {problem}</translation>
    </message>
    <message>
        <source>“{file}” cannot be opened: {problem}</source>
        <translation>„{file}“ lässt sich nicht öffnen: {problem}</translation>
    </message>
    <message>
        <source>“{file}” is a game on the board “{board}”, which is not here.</source>
        <translation>„{file}“ ist ein Spiel auf dem Brett „{board}“, das hier fehlt.</translation>
    </message>
    <message>
        <source>Put its two files into {folder}, or add the board with the Game menu.</source>
        <translation>Legen Sie seine beiden Dateien in {folder}, oder fügen Sie das Brett über das Menü Spiel hinzu.</translation>
    </message>
    <message>
        <source>The board “{board}” cannot be played on. Faults found: {number}</source>
        <translation>Auf dem Brett „{board}“ kann nicht gespielt werden. Gefundene Fehler: {number}</translation>
    </message>
    <message>
        <source>“{file}” is a game on a board of your own that has faults now.</source>
        <translation>„{file}“ ist ein Spiel auf einem eigenen Brett, das jetzt Fehler hat.</translation>
    </message>
    <message>
        <source>A game was left open when the program ended, and cannot be opened now.</source>
        <translation>Ein Spiel war offen, als das Programm endete, und lässt sich jetzt nicht öffnen.</translation>
    </message>
    <message>
        <source>It was put aside: {path}</source>
        <translation>Es wurde beiseitegelegt: {path}</translation>
    </message>
    <message>
        <source>Then open it with the Game menu.</source>
        <translation>Öffnen Sie es dann mit dem Menü Spiel.</translation>
    </message>
    <message>
        <source>“{file}” cannot be written: {problem}</source>
        <translation>„{file}“ lässt sich nicht schreiben: {problem}</translation>
    </message>
    <message>
        <source>The game is still open; save it elsewhere.</source>
        <translation>Das Spiel ist noch offen; an einem anderen Ort speichern.</translation>
    </message>
    <message>
        <source>The game is not kept for the next start: its file cannot be written.</source>
        <translation>Die Partie wird nicht für den nächsten Start aufgehoben: ihre Datei lässt sich nicht schreiben.</translation>
    </message>
    <message>
        <source>Make room on the disk, or save the game somewhere else. The play goes on.</source>
        <translation>Schaffen Sie Platz auf dem Datenträger, oder speichern Sie die Partie woanders. Das Spiel geht weiter.</translation>
    </message>
    <message>
        <source>The open game is as it was.</source>
        <translation>Das offene Spiel ist unverändert.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Open a game</source>
        <translation>Ein Spiel öffnen</translation>
    </message>
    <message>
        <source>“{file}” was changed outside of this window.</source>
        <translation>„{file}“ wurde außerhalb dieses Fensters geändert.</translation>
    </message>
    <message>
        <source>This is the game as it is open here. Close its tab to open the file anew.</source>
        <translation>Dies ist das Spiel, wie es hier offen ist. Um die Datei neu zu öffnen, seinen Reiter schließen.</translation>
    </message>
    <message>
        <source>If you save over it, what was changed there is lost.</source>
        <translation>Wenn Sie darüber speichern, geht verloren, was dort geändert wurde.</translation>
    </message>
    <message>
        <source>Save &amp;anyway</source>
        <translation>&amp;Trotzdem speichern</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Speichern unter…</translation>
    </message>
    <message>
        <source>“{file}” is open in another tab.</source>
        <translation>„{file}“ ist in einem anderen Reiter offen.</translation>
    </message>
    <message>
        <source>Save this game to another file.</source>
        <translation>Speichern Sie diese Partie in einer anderen Datei.</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Das Spiel speichern</translation>
    </message>
    <message>
        <source>Orders are typed on a page and not written.</source>
        <translation>Auf einer Seite sind Befehle getippt und noch nicht eingetragen.</translation>
    </message>
    <message>
        <source>An order is typed under the list and not entered.</source>
        <translation>Unter der Liste ist ein Befehl getippt und noch nicht eingetragen.</translation>
    </message>
    <message>
        <source>&amp;Go back to it</source>
        <translation>&amp;Zurück dazu</translation>
    </message>
    <message>
        <source>&amp;Discard it</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle Dateien</translation>
    </message>
    <message>
        <source>“{game}” has changes that are not saved.</source>
        <translation>„{game}“ hat ungespeicherte Änderungen.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Discard the changes</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>{number} games have changes that are not saved:</source>
        <translation>{number} Spiele haben ungespeicherte Änderungen:</translation>
    </message>
    <message>
        <source>&amp;Save all</source>
        <translation>Alle &amp;speichern</translation>
    </message>
    <message>
        <source>&amp;Discard all changes</source>
        <translation>Alle &amp;verwerfen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
</context>
<context>
    <name>Find</name>
    <message>
        <source>Find a place, a unit or a command</source>
        <translation>Ort, Einheit oder Menübefehl suchen</translation>
    </message>
    <message>
        <source>Nothing is called like that. Perhaps you mean:</source>
        <translation>So heißt hier nichts. Vielleicht gemeint:</translation>
    </message>
    <message>
        <source>Nothing is called like that.</source>
        <translation>So heißt hier nichts.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Menübefehl</translation>
    </message>
</context>
<context>
    <name>GameFaults</name>
    <message>
        <source>“{0}” is no phase; expected something like “S1901M”</source>
        <translation>„{0}“ ist keine Phase; erwartet wird etwas wie „S1901M“</translation>
    </message>
    <message>
        <source>“{0}”: adjustments, and only they, are in winter (W)</source>
        <translation>„{0}“: Anpassungen, und nur sie, sind im Winter (W)</translation>
    </message>
    <message>
        <source>“{0}”: no turn of this game is played in {1}</source>
        <translation>„{0}“: {1} wird in dieser Partie kein Zug gespielt</translation>
    </message>
    <message>
        <source>“{0}”: centres are not counted after that turn</source>
        <translation>„{0}“: nach diesem Zug werden keine Zentren gezählt</translation>
    </message>
    <message>
        <source>“{0}” is none of: {1}</source>
        <translation>„{0}“ gehört nicht zu: {1}</translation>
    </message>
    <message>
        <source>“{0}” is none of: {1}, or a number from 1 to {2}</source>
        <translation>„{0}“ gehört nicht zu: {1}, und ist keine Zahl von 1 bis {2}</translation>
    </message>
    <message>
        <source>no such switch; this game has: {0}</source>
        <translation>diese Regel gibt es nicht; in diesem Spiel gibt es: {0}</translation>
    </message>
    <message>
        <source>the game has ended; take these orders out, or the ending</source>
        <translation>die Partie ist zu Ende; nehmen Sie diese Befehle heraus, oder das Ende</translation>
    </message>
    <message>
        <source>“{0}”: there is an order to {1} already; keep one</source>
        <translation>„{0}“: {1} hat schon einen Befehl; lassen Sie nur einen stehen</translation>
    </message>
    <message>
        <source>“{0}” is no order of the phase {1}</source>
        <translation>„{0}“ ist kein Befehl der Phase {1}</translation>
    </message>
    <message>
        <source>“{0}”: there is no {1}</source>
        <translation>„{0}“: die Einheit {1} gibt es nicht</translation>
    </message>
    <message>
        <source>“{0}”: {1} is {2}’s, not {3}’s</source>
        <translation>„{0}“: {1} gehört {2}, nicht {3}</translation>
    </message>
    <message>
        <source>something here is wrong; it is not quoted, as others may read this</source>
        <translation>hier ist etwas falsch; es wird nicht angeführt, da andere dies lesen können</translation>
    </message>
    <message>
        <source>there is no lock for these papers</source>
        <translation>zu diesen Papieren gibt es kein Schloss</translation>
    </message>
    <message>
        <source>nobody plays this power: it has no papers</source>
        <translation>niemand spielt diese Macht: sie hat keine Papiere</translation>
    </message>
    <message>
        <source>this power has a lock: it belongs under its seal</source>
        <translation>diese Macht hat ein Schloss: es gehört unter ihr Siegel</translation>
    </message>
    <message>
        <source>there is no node {0}</source>
        <translation>den Knoten {0} gibt es nicht</translation>
    </message>
    <message>
        <source>{0} is too much; locks cost {1} at most</source>
        <translation>{0} ist zu viel; Schlösser kosten höchstens {1}</translation>
    </message>
    <message>
        <source>stands in the file just where there is no passphrase</source>
        <translation>steht genau dann in der Datei, wenn es keine Passphrase gibt</translation>
    </message>
    <message>
        <source>is not the key of this lock</source>
        <translation>ist nicht der Schlüssel dieses Schlosses</translation>
    </message>
    <message>
        <source>names each power once, or none</source>
        <translation>nennt jede Macht einmal, oder keine</translation>
    </message>
    <message>
        <source>names the powers about which this was decided</source>
        <translation>nennt die Mächte, über die dies entschieden wurde</translation>
    </message>
    <message>
        <source>names who plays from then on</source>
        <translation>nennt, wer von da an spielt</translation>
    </message>
    <message>
        <source>the file is larger than {0} MiB: no saved game</source>
        <translation>die Datei ist größer als {0} MiB: keine gespeicherte Partie</translation>
    </message>
    <message>
        <source>this is JSON, but no game saved by Chancery</source>
        <translation>das ist JSON, aber keine von Chancery gespeicherte Partie</translation>
    </message>
    <message>
        <source>version {0} is not known here; this program reads up to {1}</source>
        <translation>die Version {0} ist hier nicht bekannt; dieses Programm liest bis {1}</translation>
    </message>
    <message>
        <source>a game has at least its first position</source>
        <translation>eine Partie hat zumindest ihre erste Stellung</translation>
    </message>
    <message>
        <source>must be an earlier node; only the first has none</source>
        <translation>muss ein früherer Knoten sein; nur der erste hat keinen</translation>
    </message>
    <message>
        <source>every node but the first has one</source>
        <translation>jeder Knoten außer dem ersten hat eine</translation>
    </message>
    <message>
        <source>a draw has powers that share in it, a win exactly one</source>
        <translation>ein Unentschieden hat Mächte, die es teilen, ein Sieg genau eine</translation>
    </message>
    <message>
        <source>“{0}” is no unit; expected something like “A PAR”</source>
        <translation>„{0}“ ist keine Einheit; erwartet wird etwas wie „A PAR“</translation>
    </message>
    <message>
        <source>“{0}”: there is no province “{1}” on this board</source>
        <translation>„{0}“: die Provinz „{1}“ gibt es auf diesem Brett nicht</translation>
    </message>
    <message>
        <source>“{0}”: it may stand at {1}</source>
        <translation>„{0}“: stehen kann sie in {1}</translation>
    </message>
    <message>
        <source>“{0}”: it can never stand there</source>
        <translation>„{0}“: dort kann sie nie stehen</translation>
    </message>
    <message>
        <source>“{0}”: {1} stands there already</source>
        <translation>„{0}“: dort steht schon {1}</translation>
    </message>
    <message>
        <source>there is no province “{0}” on this board</source>
        <translation>die Provinz „{0}“ gibt es auf diesem Brett nicht</translation>
    </message>
    <message>
        <source>{0} is no supply centre</source>
        <translation>{0} ist kein Versorgungszentrum</translation>
    </message>
    <message>
        <source>{0} is owned by {1} already</source>
        <translation>{0} gehört schon {1}</translation>
    </message>
    <message>
        <source>“{0}”: “{1}” (column {2}) is not understood</source>
        <translation>„{0}“: „{1}“ (Spalte {2}) ist nicht verständlich</translation>
    </message>
    <message>
        <source>there is no such power; known: {0}</source>
        <translation>diese Macht gibt es nicht; bekannt: {0}</translation>
    </message>
    <message>
        <source>Open it with a newer Chancery.</source>
        <translation>Öffnen Sie sie mit einem neueren Chancery.</translation>
    </message>
    <message>
        <source>Choose a file that Chancery saved, or an older copy of this one.</source>
        <translation>Wählen Sie eine Datei, die Chancery gespeichert hat, oder eine ältere Kopie von dieser.</translation>
    </message>
    <message>
        <source>Correct this place in a text editor, or open an older copy of the file.</source>
        <translation>Berichtigen Sie diese Stelle in einem Texteditor, oder öffnen Sie eine ältere Kopie der Datei.</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>The game as it began</source>
        <translation>Das ursprüngliche Spiel</translation>
    </message>
    <message>
        <source>Six English armies</source>
        <translation>Sechs englische Armeen</translation>
    </message>
    <message>
        <source>Cape route, Gibraltar, Siberia</source>
        <translation>Kaproute, Gibraltar, Sibirien</translation>
    </message>
    <message>
        <source>Five years a turn</source>
        <translation>Fünf Jahre je Runde</translation>
    </message>
    <message>
        <source>Railway, Suez, Hong Kong</source>
        <translation>Eisenbahn, Suez, Hongkong</translation>
    </message>
    <message>
        <source>{wins} to win, with a lead</source>
        <translation>{wins} und Vorsprung zum Sieg</translation>
    </message>
    <message>
        <source>{wins} to win, alone</source>
        <translation>{wins} zum Sieg, als Einziger</translation>
    </message>
    <message>
        <source>{wins} to win</source>
        <translation>{wins} zum Sieg</translation>
    </message>
    <message>
        <source>A board of your own</source>
        <translation>Ein eigenes Brett</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Alt ← → step</source>
        <translation>Alt ← → schrittweise</translation>
    </message>
    <message>
        <source>Latest</source>
        <translation>Neueste</translation>
    </message>
    <message>
        <source>Earlier phases</source>
        <translation>Frühere Phasen</translation>
    </message>
    <message>
        <source>Later phases</source>
        <translation>Spätere Phasen</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>A line that was taken back leads from here to {turn}. It is in the file.</source>
        <translation>Eine zurückgenommene Linie führt von hier bis {turn}. Sie steht in der Datei.</translation>
    </message>
    <message>
        <source>A right click opens it.</source>
        <translation>Ein Rechtsklick öffnet sie.</translation>
    </message>
    <message>
        <source>Open the line to {turn} in a tab of its own</source>
        <translation>Die Linie bis {turn} in einem eigenen Reiter öffnen</translation>
    </message>
</context>
<context>
    <name>JsonFaults</name>
    <message>
        <source>an object {…}</source>
        <translation>ein Objekt {…}</translation>
    </message>
    <message>
        <source>a list […]</source>
        <translation>eine Liste […]</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>wahr oder falsch (true, false)</translation>
    </message>
    <message>
        <source>nothing (null)</source>
        <translation>nichts (null)</translation>
    </message>
    <message>
        <source>“{0}” is missing</source>
        <translation>„{0}“ fehlt</translation>
    </message>
    <message>
        <source>these keys are missing: {0}</source>
        <translation>diese Schlüssel fehlen: {0}</translation>
    </message>
    <message>
        <source>“{0}” is not known here</source>
        <translation>„{0}“ ist hier nicht bekannt</translation>
    </message>
    <message>
        <source>expected {0}, found {1}</source>
        <translation>erwartet: {0}; gefunden: {1}</translation>
    </message>
    <message>
        <source>the list has {1} entries, expected {0}</source>
        <translation>die Liste hat {1} Einträge, erwartet: {0}</translation>
    </message>
    <message>
        <source>the list has not the {0} entries that are expected</source>
        <translation>die Liste hat nicht die erwarteten {0} Einträge</translation>
    </message>
    <message>
        <source>“{0}” is none of the words that may stand here</source>
        <translation>„{0}“ ist keines der Wörter, die hier stehen dürfen</translation>
    </message>
    <message>
        <source>the number is too large</source>
        <translation>die Zahl ist zu groß</translation>
    </message>
    <message>
        <source>the key “{0}” is there twice</source>
        <translation>der Schlüssel „{0}“ steht zweimal da</translation>
    </message>
    <message>
        <source>this is no JSON (at byte {0})</source>
        <translation>das ist kein JSON (bei Byte {0})</translation>
    </message>
    <message>
        <source>this is no JSON (line {0}, column {1})</source>
        <translation>das ist kein JSON (Zeile {0}, Spalte {1})</translation>
    </message>
    <message>
        <source>the file ends in the middle</source>
        <translation>die Datei endet mittendrin</translation>
    </message>
    <message>
        <source>it is nested too deep</source>
        <translation>es ist zu tief verschachtelt</translation>
    </message>
    <message>
        <source>line {0}, column {1}</source>
        <translation>Zeile {0}, Spalte {1}</translation>
    </message>
    <message>
        <source>line {0}</source>
        <translation>Zeile {0}</translation>
    </message>
    <message>
        <source>it is not there</source>
        <translation>sie ist nicht da</translation>
    </message>
    <message>
        <source>it is no folder; name the one it is in</source>
        <translation>das ist kein Ordner; nennen Sie den, in dem sie liegt</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>das ist ein Ordner</translation>
    </message>
    <message>
        <source>it is no regular file</source>
        <translation>das ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>it may not be read; ask for the right to</source>
        <translation>sie darf nicht gelesen werden; lassen Sie sich das Recht dazu geben</translation>
    </message>
    <message>
        <source>it is a link that leads back to itself</source>
        <translation>das ist eine Verknüpfung, die zu sich selbst führt</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>ihr Name ist zu lang</translation>
    </message>
    <message>
        <source>{problem}; possible: {words}</source>
        <translation>{problem}; möglich: {words}</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>more than {0} signs of path data</source>
        <translation>mehr als {0} Zeichen Pfaddaten</translation>
    </message>
    <message>
        <source>more than {0} parts</source>
        <translation>mehr als {0} Teile</translation>
    </message>
    <message>
        <source>more than {0} arcs</source>
        <translation>mehr als {0} Bögen</translation>
    </message>
    <message>
        <source>more than {0} lines and curves</source>
        <translation>mehr als {0} Geraden und Kurven</translation>
    </message>
    <message>
        <source>it is there as “{0}”; capital and small letters have to agree</source>
        <translation>sie ist als „{0}“ da; Groß- und Kleinbuchstaben müssen übereinstimmen</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Next unit</source>
        <translation>Nächste Einheit</translation>
    </message>
    <message>
        <source>Unit before</source>
        <translation>Vorige Einheit</translation>
    </message>
    <message>
        <source>Next unit without an order</source>
        <translation>Nächste Einheit ohne Befehl</translation>
    </message>
    <message>
        <source>Move: type the goal</source>
        <translation>Ziehen: Ziel tippen</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Halten</translation>
    </message>
    <message>
        <source>Support: type unit and goal</source>
        <translation>Unterstützen: Einheit und Ziel tippen</translation>
    </message>
    <message>
        <source>Convoy: type army and goal</source>
        <translation>Übersetzen: Armee und Ziel tippen</translation>
    </message>
    <message>
        <source>Go by convoy</source>
        <translation>Im Konvoi ziehen</translation>
    </message>
    <message>
        <source>Go by railway</source>
        <translation>Mit der Bahn fahren</translation>
    </message>
    <message>
        <source>Let a fleet through the canal</source>
        <translation>Eine Flotte durch den Kanal lassen</translation>
    </message>
    <message>
        <source>Retreat: type the goal</source>
        <translation>Rückzug: Ziel tippen</translation>
    </message>
    <message>
        <source>Disband, remove</source>
        <translation>Auflösen, entfernen</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Aufbauen</translation>
    </message>
    <message>
        <source>Build an army</source>
        <translation>Armee aufbauen</translation>
    </message>
    <message>
        <source>Build a fleet</source>
        <translation>Flotte aufbauen</translation>
    </message>
    <message>
        <source>Waive a build</source>
        <translation>Auf einen Aufbau verzichten</translation>
    </message>
    <message>
        <source>North coast, where one is asked</source>
        <translation>Nordküste, wo nach einer gefragt wird</translation>
    </message>
    <message>
        <source>South coast, where one is asked</source>
        <translation>Südküste, wo nach einer gefragt wird</translation>
    </message>
    <message>
        <source>East coast, where one is asked</source>
        <translation>Ostküste, wo nach einer gefragt wird</translation>
    </message>
    <message>
        <source>West coast, where one is asked</source>
        <translation>Westküste, wo nach einer gefragt wird</translation>
    </message>
    <message>
        <source>Take the order back</source>
        <translation>Den Befehl zurücknehmen</translation>
    </message>
    <message>
        <source>To the neighbour on the left</source>
        <translation>Zum linken Nachbarn</translation>
    </message>
    <message>
        <source>To the neighbour on the right</source>
        <translation>Zum rechten Nachbarn</translation>
    </message>
    <message>
        <source>To the neighbour above</source>
        <translation>Zum oberen Nachbarn</translation>
    </message>
    <message>
        <source>To the neighbour below</source>
        <translation>Zum unteren Nachbarn</translation>
    </message>
    <message>
        <source>Click where the cursor is</source>
        <translation>Klick, wo der Zeiger steht</translation>
    </message>
    <message>
        <source>Menu of all orders</source>
        <translation>Menü aller Befehle</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>On the map</source>
        <translation>Auf der Karte</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Find an action or a key</source>
        <translation>Eine Handlung oder Taste suchen</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Handlung</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Neue Taste</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Setzen</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Keine Taste</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>Wie vorher</translation>
    </message>
    <message>
        <source>All as they were</source>
        <translation>Alle wie vorher</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Letters alone are keys while the map has the focus</source>
        <translation>Buchstaben allein sind Tasten, solange die Karte den Fokus hat</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation>„{name}“</translation>
    </message>
    <message>
        <source>{key} is the key of {names}. Set takes it from there.</source>
        <translation>{key} ist die Taste von {names}. Setzen nimmt sie dort weg.</translation>
    </message>
    <message>
        <source>Choose an action, then press its new key.</source>
        <translation>Eine Handlung wählen, dann ihre neue Taste drücken.</translation>
    </message>
    <message>
        <source>Press the new key of “{name}”.</source>
        <translation>Die neue Taste für „{name}“ drücken.</translation>
    </message>
</context>
<context>
    <name>Line</name>
    <message>
        <source>lets {unit} through the canal</source>
        <translation>lässt {unit} durch den Kanal</translation>
    </message>
    <message>
        <source>by railway to {place}</source>
        <translation>mit der Bahn nach {place}</translation>
    </message>
    <message>
        <source>by convoy</source>
        <translation>im Konvoi</translation>
    </message>
    <message>
        <source>go to</source>
        <translation>ziehen nach</translation>
    </message>
    <message>
        <source>support</source>
        <translation>unterstützen</translation>
    </message>
    <message>
        <source>convoy</source>
        <translation>übersetzen</translation>
    </message>
    <message>
        <source>hold</source>
        <translation>halten</translation>
    </message>
    <message>
        <source>retreat to</source>
        <translation>Rückzug nach</translation>
    </message>
    <message>
        <source>disband</source>
        <translation>auflösen</translation>
    </message>
    <message>
        <source>build</source>
        <translation>aufbauen</translation>
    </message>
    <message>
        <source>leave a build unused</source>
        <translation>auf einen Aufbau verzichten</translation>
    </message>
    <message>
        <source>Type an order, such as A PAR - BUR</source>
        <translation>Einen Befehl tippen, etwa A PAR - BUR</translation>
    </message>
    <message>
        <source>Order as text</source>
        <translation>Befehl als Text</translation>
    </message>
    <message>
        <source>This is not entered: mend it, or click {action} again to go on without it.</source>
        <translation>Das ist nicht eingetragen: berichtigen, oder noch einmal auf {action} klicken, um ohne es weiterzugehen.</translation>
    </message>
    <message>
        <source>Which one: {names}?</source>
        <translation>Welches: {names}?</translation>
    </message>
    <message>
        <source>Perhaps {names}?</source>
        <translation>Vielleicht {names}?</translation>
    </message>
    <message>
        <source>Another order to the same unit follows.</source>
        <translation>Ein weiterer Befehl für dieselbe Einheit folgt.</translation>
    </message>
    <message>
        <source>Write it all the same</source>
        <translation>Trotzdem schreiben</translation>
    </message>
    <message>
        <source>In {province} stands an army, no fleet.</source>
        <translation>In {province} steht eine Armee, keine Flotte.</translation>
    </message>
    <message>
        <source>In {province} stands a fleet, no army.</source>
        <translation>In {province} steht eine Flotte, keine Armee.</translation>
    </message>
    <message>
        <source>{text} And {number} more.</source>
        <translation>{text} Und {number} weitere.</translation>
    </message>
    <message>
        <source>Whose build is waived: {powers}?</source>
        <translation>Wer verzichtet auf einen Aufbau: {powers}?</translation>
    </message>
    <message>
        <source>{power} waives one build</source>
        <translation>{power} verzichtet auf einen Aufbau</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>Nothing to order</source>
        <translation>Nichts zu befehlen</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Halten</translation>
    </message>
    <message>
        <source>Disband</source>
        <translation>Auflösen</translation>
    </message>
    <message>
        <source>Take back: {order}</source>
        <translation>Zurücknehmen: {order}</translation>
    </message>
    <message>
        <source>Build: {unit}</source>
        <translation>Aufbauen: {unit}</translation>
    </message>
    <message>
        <source>to hold</source>
        <translation>zum Halten</translation>
    </message>
    <message>
        <source>Move to</source>
        <translation>Ziehen nach</translation>
    </message>
    <message>
        <source>Move by convoy to</source>
        <translation>Im Konvoi ziehen nach</translation>
    </message>
    <message>
        <source>Go by railway to</source>
        <translation>Mit der Bahn fahren nach</translation>
    </message>
    <message>
        <source>Support to hold</source>
        <translation>Beim Halten unterstützen</translation>
    </message>
    <message>
        <source>Support the move</source>
        <translation>Den Zug unterstützen</translation>
    </message>
    <message>
        <source>Convoy</source>
        <translation>Übersetzen</translation>
    </message>
    <message>
        <source>Leave for the canal to</source>
        <translation>Kanal freigeben für</translation>
    </message>
    <message>
        <source>Retreat to</source>
        <translation>Rückzug nach</translation>
    </message>
    <message>
        <source>Move here</source>
        <translation>Hierher ziehen</translation>
    </message>
    <message>
        <source>Move here by convoy</source>
        <translation>Im Konvoi hierher ziehen</translation>
    </message>
    <message>
        <source>Go here by railway</source>
        <translation>Mit der Bahn hierher fahren</translation>
    </message>
    <message>
        <source>Support this unit to hold</source>
        <translation>Diese Einheit beim Halten unterstützen</translation>
    </message>
    <message>
        <source>Support a move of this unit</source>
        <translation>Einen Zug dieser Einheit unterstützen</translation>
    </message>
    <message>
        <source>Convoy this army</source>
        <translation>Diese Armee übersetzen</translation>
    </message>
    <message>
        <source>Retreat here</source>
        <translation>Hierher zurückziehen</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Hot-seat game</source>
        <translation>Reihum am selben Gerät</translation>
    </message>
    <message>
        <source>Sandbox</source>
        <translation>Sandbox</translation>
    </message>
    <message>
        <source>Game master</source>
        <translation>Spielleitung</translation>
    </message>
    <message>
        <source>Add a board of your own…</source>
        <translation>Eigenes Brett hinzufügen…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>The folder of a board</source>
        <translation>Der Ordner eines Bretts</translation>
    </message>
    <message>
        <source>You have another board “{board}” already. Replace it? Games saved on it are then opened on the new one.</source>
        <translation>Sie haben schon ein anderes Brett „{board}“. Soll es ersetzt werden? Spiele, die darauf gespeichert sind, öffnen sich dann auf dem neuen.</translation>
    </message>
    <message>
        <source>Reset to the rules of this game</source>
        <translation>Zurück zu den Regeln dieses Spiels</translation>
    </message>
    <message>
        <source>Who plays which power</source>
        <translation>Wer spielt welche Macht</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Open a game…</source>
        <translation>Partie öffnen…</translation>
    </message>
    <message>
        <source>Start {turn}</source>
        <translation>{turn} beginnen</translation>
    </message>
    <message>
        <source>Other rules: {rules}.</source>
        <translation>Andere Regeln: {rules}.</translation>
    </message>
    <message>
        <source>One person plays all powers, without curtains.</source>
        <translation>Eine Person spielt alle Mächte, ohne Vorhang.</translation>
    </message>
    <message>
        <source>Somebody has to play.</source>
        <translation>Jemand muss spielen.</translation>
    </message>
    <message>
        <source>{people} players, and a game master: all is visible, no curtains.</source>
        <translation>{people} Spieler und eine Spielleitung: alles ist sichtbar, ohne Vorhang.</translation>
    </message>
    <message>
        <source>One player has all the powers that are played, behind a passphrase.</source>
        <translation>Ein Spieler hat alle gespielten Mächte, hinter einer Passphrase.</translation>
    </message>
    <message>
        <source>One player has all the powers that are played: no curtains.</source>
        <translation>Ein Spieler hat alle gespielten Mächte: kein Vorhang.</translation>
    </message>
    <message>
        <source>{people} players with {powers} powers. The curtain drops between powers.</source>
        <translation>{people} Spieler mit {powers} Mächten. Zwischen zwei Mächten fällt der Vorhang.</translation>
    </message>
    <message>
        <source>&amp;Keep it</source>
        <translation>&amp;Behalten</translation>
    </message>
    <message>
        <source>&amp;Throw it away</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>What you have entered for the new game is lost if you leave now.</source>
        <translation>Was Sie für das neue Spiel eingegeben haben, geht jetzt verloren.</translation>
    </message>
    <message>
        <source>Nobody — holds (civil disorder)</source>
        <translation>Niemand — hält (Anarchie)</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Passphrase</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Macht</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>{number} players</source>
        <translation>{number} Spieler</translation>
    </message>
    <message>
        <source>Suggest</source>
        <translation>Vorschlag</translation>
    </message>
    <message>
        <source>Divides the powers among fewer players, as fair as can be</source>
        <translation>Verteilt die Mächte auf weniger Spieler, so gerecht es geht</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <translation>Auslosen</translation>
    </message>
    <message>
        <source>Deals the powers out at random</source>
        <translation>Verteilt die Mächte zufällig</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>As it was before the last click</source>
        <translation>Wie vor dem letzten Klick</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>Passphrase of {player}: {state}</source>
        <translation>Passphrase von {player}: {state}</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Gesetzt</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source> of {number}</source>
        <translation> von {number}</translation>
    </message>
    <message>
        <source>More below ↓</source>
        <translation>Weiter unten mehr ↓</translation>
    </message>
    <message>
        <source>{powers} powers · {centers} centres</source>
        <translation>{powers} Mächte · {centers} Zentren</translation>
    </message>
    <message>
        <source>Order of writing</source>
        <translation>Reihenfolge des Schreibens</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Früher</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Ohne Uhr</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>Time to write</source>
        <translation>Zeit zum Schreiben</translation>
    </message>
    <message>
        <source>Beep at the end</source>
        <translation>Piepton am Ende</translation>
    </message>
    <message>
        <source>As listed</source>
        <translation>Wie aufgeführt</translation>
    </message>
    <message>
        <source>In our order</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>Drawn each phase</source>
        <translation>Jede Phase gelost</translation>
    </message>
    <message>
        <source>For each player and phase. At the end it turns red; nothing is forced.</source>
        <translation>Für jeden Spieler und jede Phase. Am Ende wird sie rot; nichts wird erzwungen.</translation>
    </message>
    <message>
        <source>{minutes} minutes to write.</source>
        <translation>{minutes} Minuten zum Schreiben.</translation>
    </message>
    <message>
        <source>Who writes first is drawn for each phase.</source>
        <translation>Wer zuerst schreibt, wird jede Phase gelost.</translation>
    </message>
    <message>
        <source>{power} writes first.</source>
        <translation>{power} schreibt zuerst.</translation>
    </message>
    <message>
        <source>Another file…</source>
        <translation>Andere Datei…</translation>
    </message>
</context>
<context>
    <name>Orders</name>
    <message>
        <source>{written} of {due}</source>
        <translation>{written} von {due}</translation>
    </message>
    <message>
        <source>retreats: {written} of {due}</source>
        <translation>Rückzüge: {written} von {due}</translation>
    </message>
    <message>
        <source>builds: {written} of {due}</source>
        <translation>Aufbau: {written} von {due}</translation>
    </message>
    <message>
        <source>removals: {written} of {due}</source>
        <translation>Abbau: {written} von {due}</translation>
    </message>
    <message>
        <source>Retreats due: {due}. Written: {written}, to go: {left}.</source>
        <translation>Rückzüge fällig: {due}. Geschrieben: {written}, noch offen: {left}.</translation>
    </message>
    <message>
        <source>Builds due: {due}. Written: {written}, to go: {left}.</source>
        <translation>Aufbau fällig: {due}. Geschrieben: {written}, noch offen: {left}.</translation>
    </message>
    <message>
        <source>Removals due: {due}. Written: {written}, to go: {left}.</source>
        <translation>Abbau fällig: {due}. Geschrieben: {written}, noch offen: {left}.</translation>
    </message>
    <message>
        <source>A unit without an order will hold.</source>
        <translation>Eine Einheit ohne Befehl hält.</translation>
    </message>
    <message>
        <source>Let all hold</source>
        <translation>Alle halten lassen</translation>
    </message>
    <message>
        <source>Does nothing as written</source>
        <translation>Bewirkt so nichts</translation>
    </message>
    <message>
        <source>no order yet</source>
        <translation>noch kein Befehl</translation>
    </message>
    <message>
        <source>Will be disbanded</source>
        <translation>Wird aufgelöst</translation>
    </message>
    <message>
        <source>Will hold</source>
        <translation>Wird halten</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Will be waived</source>
        <translation>Verfällt</translation>
    </message>
    <message>
        <source>Removal</source>
        <translation>Abbau</translation>
    </message>
    <message>
        <source>Will be chosen by the rules</source>
        <translation>Wird von den Regeln bestimmt</translation>
    </message>
    <message>
        <source>not chosen yet</source>
        <translation>noch offen</translation>
    </message>
    <message>
        <source>Waive</source>
        <translation>Verzichten</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Page of orders</source>
        <translation>Befehlszettel</translation>
    </message>
    <message>
        <source>What was understood</source>
        <translation>Was verstanden wurde</translation>
    </message>
    <message>
        <source>Type or paste the orders, in any notation. They are said back here.</source>
        <translation>Befehle tippen oder einfügen, in beliebiger Schreibweise. Hier steht, was verstanden wurde.</translation>
    </message>
    <message>
        <source>And {number} more, of which are in doubt: {doubts}.</source>
        <translation>Und {number} weitere, davon unklar: {doubts}.</translation>
    </message>
    <message>
        <source>Passed over as no orders, by line: {lines}.</source>
        <translation>Übergangen, da keine Befehle; Zeilen: {lines}.</translation>
    </message>
    <message>
        <source>The page is too long to be read: it has {number} characters, at most {most} can be.</source>
        <translation>Die Seite ist zu lang, um gelesen zu werden: Sie hat {number} Zeichen, höchstens {most} sind möglich.</translation>
    </message>
    <message>
        <source>Set aside: {text}</source>
        <translation>Beiseitegelassen: {text}</translation>
    </message>
    <message>
        <source>Not written: line {line} has another order to this unit.</source>
        <translation>Nicht übernommen: Zeile {line} hat einen anderen Befehl an diese Einheit.</translation>
    </message>
    <message>
        <source>Written, but void: {reason}</source>
        <translation>Übernommen, aber ungültig: {reason}</translation>
    </message>
    <message>
        <source>Not understood: “{token}”</source>
        <translation>Nicht verstanden: „{token}“</translation>
    </message>
    <message>
        <source>Something is missing at the end.</source>
        <translation>Am Ende fehlt etwas.</translation>
    </message>
    <message>
        <source>“{token}” can mean several things.</source>
        <translation>„{token}“ kann mehreres bedeuten.</translation>
    </message>
    <message>
        <source>Several coasts can be meant.</source>
        <translation>Mehrere Küsten sind möglich.</translation>
    </message>
    <message>
        <source>It stands under the heading of {power}.</source>
        <translation>Es steht unter der Überschrift einer anderen Macht: {power}.</translation>
    </message>
    <message>
        <source>{power} has no such unit.</source>
        <translation>{power} hat keine solche Einheit.</translation>
    </message>
    <message>
        <source>More than is due to {power}.</source>
        <translation>Mehr als ansteht: {power}.</translation>
    </message>
    <message>
        <source>No removal is due to {power}.</source>
        <translation>{power}: Es ist keine Entfernung fällig.</translation>
    </message>
    <message>
        <source>No build is due to {power}.</source>
        <translation>{power}: Es ist kein Aufbau fällig.</translation>
    </message>
    <message>
        <source>What the unit does could stand there: {names}.</source>
        <translation>Dort könnte stehen, was die Einheit tut: {names}.</translation>
    </message>
    <message>
        <source>A unit could stand there, such as {names}.</source>
        <translation>Dort könnte eine Einheit stehen, etwa {names}.</translation>
    </message>
    <message>
        <source>A province could stand there, such as {names}.</source>
        <translation>Dort könnte eine Provinz stehen, etwa {names}.</translation>
    </message>
    <message>
        <source>Nothing has to stand there: leave it out, or begin a new line.</source>
        <translation>Dort muss nichts stehen: Lassen Sie es weg oder beginnen Sie eine neue Zeile.</translation>
    </message>
    <message>
        <source>An order begins with a unit, such as {unit}.</source>
        <translation>Ein Befehl beginnt mit einer Einheit, etwa {unit}.</translation>
    </message>
    <message>
        <source>An order names a unit.</source>
        <translation>Ein Befehl nennt eine Einheit.</translation>
    </message>
    <message>
        <source>Units are moved in this phase, not built or removed.</source>
        <translation>In dieser Phase wird gezogen, nicht auf- oder abgebaut.</translation>
    </message>
    <message>
        <source>Only retreats and disbandings are ordered in this phase.</source>
        <translation>In dieser Phase gibt es nur Rückzüge und Auflösungen.</translation>
    </message>
    <message>
        <source>Only builds and removals are ordered in this phase.</source>
        <translation>In dieser Phase gibt es nur Auf- und Abbau.</translation>
    </message>
    <message>
        <source>Write for {power}</source>
        <translation>Schreiben für: {power}</translation>
    </message>
    <message>
        <source>Enter a page of orders</source>
        <translation>Befehlszettel eingeben</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Macht</translation>
    </message>
    <message>
        <source>All powers</source>
        <translation>Alle Mächte</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Orders written: {number}.</source>
        <translation>Eingetragene Befehle: {number}.</translation>
    </message>
    <message>
        <source>Orders written for {power}: {number}.</source>
        <translation>Befehle übernommen für {power}: {number}.</translation>
    </message>
    <message>
        <source>Write these orders: {number}</source>
        <translation>Diese Befehle übernehmen: {number}</translation>
    </message>
    <message>
        <source>Write these orders</source>
        <translation>Diese Befehle übernehmen</translation>
    </message>
    <message>
        <source>In doubt, and left on the page: {number}.</source>
        <translation>Zweifelhaft und noch auf dem Zettel: {number}.</translation>
    </message>
    <message>
        <source>Without an order: {units} and {number} more.</source>
        <translation>Ohne Befehl: {units} und {number} weitere.</translation>
    </message>
    <message>
        <source>Without an order: {units}.</source>
        <translation>Ohne Befehl: {units}.</translation>
    </message>
    <message>
        <source>Several powers can mean this.</source>
        <translation>Mehrere Mächte können gemeint sein.</translation>
    </message>
    <message>
        <source>No unit has to retreat from {province}.</source>
        <translation>{province}: keine Einheit muss sich von hier zurückziehen.</translation>
    </message>
    <message>
        <source>No unit stands in {province}.</source>
        <translation>{province}: hier steht keine Einheit.</translation>
    </message>
    <message>
        <source>This is no order.</source>
        <translation>Das ist kein Befehl.</translation>
    </message>
</context>
<context>
    <name>Phases</name>
    <message>
        <source>Winter {year}</source>
        <translation>Winter {year}</translation>
    </message>
    <message>
        <source>Spring {year}</source>
        <translation>Frühjahr {year}</translation>
    </message>
    <message>
        <source>Fall {year}</source>
        <translation>Herbst {year}</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Retreats</source>
        <translation>Rückzüge</translation>
    </message>
    <message>
        <source>Builds and removals</source>
        <translation>Auf- und Abbau</translation>
    </message>
    <message>
        <source>Winter</source>
        <translation>Winter</translation>
    </message>
    <message>
        <source>Builds</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Go on to {turn}</source>
        <translation>Weiter zu {turn}</translation>
    </message>
    <message>
        <source>Go on to retreats</source>
        <translation>Weiter zu den Rückzügen</translation>
    </message>
    <message>
        <source>Go on to builds and removals</source>
        <translation>Weiter zu Auf- und Abbau</translation>
    </message>
</context>
<context>
    <name>Phrase</name>
    <message>
        <source>Shows what you type while it is held down (Alt E)</source>
        <translation>Zeigt das Getippte, solange es gedrückt ist (Alt E)</translation>
    </message>
    <message>
        <source>A passphrase has at most {number} letters.</source>
        <translation>Eine Passphrase hat höchstens {number} Buchstaben.</translation>
    </message>
    <message>
        <source>There is not enough memory free for this passphrase. Try again later.</source>
        <translation>Für diese Passphrase ist nicht genug Speicher frei. Versuchen Sie es später noch einmal.</translation>
    </message>
    <message>
        <source>Passphrase of {power}</source>
        <translation>Passphrase: {power}</translation>
    </message>
    <message>
        <source>The passphrase until now</source>
        <translation>Die bisherige Passphrase</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Passphrase</translation>
    </message>
    <message>
        <source>New passphrase</source>
        <translation>Neue Passphrase</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Use this passphrase</source>
        <translation>Diese Passphrase verwenden</translation>
    </message>
    <message>
        <source>Remove the passphrase</source>
        <translation>Passphrase entfernen</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>So lassen</translation>
    </message>
    <message>
        <source>With a passphrase, what you write is encrypted in files, and the curtain opens only with it. A lost passphrase cannot be found again. Without one, the seal only stops a glance.</source>
        <translation>Mit einer Passphrase ist in Dateien verschlüsselt, was Sie schreiben, und der Vorhang öffnet sich nur mit ihr. Eine verlorene lässt sich nicht wiederfinden. Ohne sie schützt das Siegel nur vor Blicken.</translation>
    </message>
    <message>
        <source>A passphrase is set. It takes that one to change or to remove it.</source>
        <translation>Eine Passphrase ist gesetzt. Nur wer sie kennt, kann sie ändern oder entfernen.</translation>
    </message>
    <message>
        <source>The two are not the same.</source>
        <translation>Die beiden sind nicht gleich.</translation>
    </message>
    <message>
        <source>Remove the passphrase? From then on the seal only stops a glance.</source>
        <translation>Passphrase entfernen? Von da an schützt das Siegel nur vor Blicken.</translation>
    </message>
    <message>
        <source>&amp;Keep it</source>
        <translation>&amp;Behalten</translation>
    </message>
    <message>
        <source>&amp;Remove it</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Making the lock…</source>
        <translation>Das Schloss wird gemacht…</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Change the players</source>
        <translation>Spieler ändern</translation>
    </message>
    <message>
        <source>Leave all as it is</source>
        <translation>Alles so lassen</translation>
    </message>
    <message>
        <source>Who plays from here on</source>
        <translation>Wer ab hier spielt</translation>
    </message>
    <message>
        <source>The table decides this, and the report tells it. What the player before has written and noted is given up unread. What others have written stays behind the curtain.</source>
        <translation>Der Tisch entscheidet das, und der Bericht sagt es. Was der Spieler davor geschrieben und notiert hat, wird ungelesen aufgegeben. Was andere geschrieben haben, bleibt hinter dem Vorhang.</translation>
    </message>
    <message>
        <source>Passphrase…</source>
        <translation>Passphrase…</translation>
    </message>
</context>
<context>
    <name>Possible</name>
    <message>
        <source>{unit} can go to {places}.</source>
        <translation>{unit} kann nach {places} ziehen.</translation>
    </message>
    <message>
        <source>{unit} can go by railway to {places}.</source>
        <translation>{unit} kann mit der Bahn nach {places} fahren.</translation>
    </message>
    <message>
        <source>{unit} can retreat to {places}.</source>
        <translation>{unit} kann sich nach {places} zurückziehen.</translation>
    </message>
    <message>
        <source>{unit} can be built in {places}.</source>
        <translation>{unit} kann in {places} aufgebaut werden.</translation>
    </message>
    <message>
        <source>{unit} can support {units}.</source>
        <translation>{unit} kann {units} unterstützen.</translation>
    </message>
    <message>
        <source>{some} or one of {number} more</source>
        <translation>{some} oder eins von {number} weiteren</translation>
    </message>
    <message>
        <source>{unit} can support {other} to {places}.</source>
        <translation>{unit} kann {other} nach {places} unterstützen.</translation>
    </message>
    <message>
        <source>{unit} can support {other} to hold, or to {places}.</source>
        <translation>{unit} kann {other} beim Halten unterstützen oder nach {places}.</translation>
    </message>
    <message>
        <source>{unit} can support {other} to hold.</source>
        <translation>{unit} kann {other} beim Halten unterstützen.</translation>
    </message>
    <message>
        <source>{unit} can convoy {units}.</source>
        <translation>{unit} kann {units} übersetzen.</translation>
    </message>
    <message>
        <source>{unit} can convoy {other} to {places}.</source>
        <translation>{unit} kann {other} nach {places} übersetzen.</translation>
    </message>
</context>
<context>
    <name>Powers</name>
    <message>
        <source>Eliminated</source>
        <translation>Ausgeschieden</translation>
    </message>
    <message>
        <source>Nobody, holds</source>
        <translation>Niemand, hält</translation>
    </message>
    <message>
        <source>{written} of {due}</source>
        <translation>{written} von {due}</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartet</translation>
    </message>
    <message>
        <source>Dislodged: {number}</source>
        <translation>Vertrieben: {number}</translation>
    </message>
    <message>
        <source>Bounced: {number}</source>
        <translation>Abgeprallt: {number}</translation>
    </message>
    <message>
        <source>Centres: {change}</source>
        <translation>Zentren: {change}</translation>
    </message>
    <message>
        <source>{number} centres win. They change hands after the Fall retreats.</source>
        <translation>{number} Zentren zum Sieg. Sie wechseln nach den Herbstrückzügen den Besitzer.</translation>
    </message>
    <message>
        <source>{number} centres win. They change hands every {turns} turns.</source>
        <translation>{number} Zentren zum Sieg. Sie wechseln alle {turns} Runden den Besitzer.</translation>
    </message>
    <message>
        <source>The winner must have more than any other.</source>
        <translation>Der Sieger muss mehr als jede andere Macht haben.</translation>
    </message>
    <message>
        <source>The winner must be alone with so many.</source>
        <translation>Der Sieger muss als Einziger so viele haben.</translation>
    </message>
    <message>
        <source>centres: {centers}, units: {units}</source>
        <translation>Zentren: {centers}, Einheiten: {units}</translation>
    </message>
</context>
<context>
    <name>Print</name>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Order slips</source>
        <translation>Befehlszettel</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Units and owners</source>
        <translation>Einheiten und Besitz</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Als PDF speichern…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Names where they fit, else codes</source>
        <translation>Namen, wo Platz ist, sonst Kürzel</translation>
    </message>
    <message>
        <source>Codes</source>
        <translation>Kürzel</translation>
    </message>
    <message>
        <source>No names</source>
        <translation>Ohne Namen</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Names on the map</source>
        <translation>Namen auf der Karte</translation>
    </message>
    <message>
        <source>Page as it is printed</source>
        <translation>Die Seite, wie sie gedruckt wird</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>Vorige Seite</translation>
    </message>
    <message>
        <source>Page after</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation>Seite {number} von {count}</translation>
    </message>
    <message>
        <source>No printer is set up here. A PDF can be printed elsewhere.</source>
        <translation>Hier ist kein Drucker eingerichtet. Ein PDF lässt sich anderswo drucken.</translation>
    </message>
    <message>
        <source>The printer takes nothing. A PDF can be printed elsewhere.</source>
        <translation>Der Drucker nimmt nichts an. Ein PDF lässt sich anderswo drucken.</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>An den Drucker geschickt.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>Saved as “{file}”.</source>
        <translation>Gespeichert als „{file}“.</translation>
    </message>
    <message>
        <source>{unit}: to {places}, or disbanded</source>
        <translation>{unit}: nach {places} oder aufgelöst</translation>
    </message>
    <message>
        <source>Builds due: {number}. Free places: {places}.</source>
        <translation>Aufbau fällig: {number}. Freie Orte: {places}.</translation>
    </message>
    <message>
        <source>Build {number}</source>
        <translation>Aufbau {number}</translation>
    </message>
    <message>
        <source>Removals due: {number}. Units: {places}.</source>
        <translation>Abbau fällig: {number}. Einheiten: {places}.</translation>
    </message>
    <message>
        <source>Removal {number}</source>
        <translation>Abbau {number}</translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message>
        <source>Support to hold</source>
        <translation>Zum Halten unterstützen</translation>
    </message>
    <message>
        <source>{action} ({key})</source>
        <translation>{action} ({key})</translation>
    </message>
    <message>
        <source>click a goal for {unit}, or the unit itself to let it go.</source>
        <translation>{unit}: das Ziel anklicken, oder die Einheit selbst, um sie loszulassen.</translation>
    </message>
    <message>
        <source>click a goal for {unit}; round the Cape to {places} it goes with strength ½.</source>
        <translation>{unit}: das Ziel anklicken; um das Kap ({places}) mit Stärke ½.</translation>
    </message>
    <message>
        <source>click {province} to send {unit} round the Cape; its strength is ½ and its supports.</source>
        <translation>{province}: {unit} zieht um das Kap, mit Stärke ½ und den Unterstützungen.</translation>
    </message>
    <message>
        <source>click where {unit} goes by convoy.</source>
        <translation>{unit}: das Ziel des Konvois anklicken.</translation>
    </message>
    <message>
        <source>click a goal for {unit}; through the canal to {province} only if {power} gives leave.</source>
        <translation>{unit}: das Ziel anklicken; durch den Kanal ({province}) nur mit Erlaubnis: {power}.</translation>
    </message>
    <message>
        <source>click a goal for {unit}; through the canal to {province} only while {other} stays.</source>
        <translation>{unit}: das Ziel anklicken; durch den Kanal ({province}), solange {other} bleibt.</translation>
    </message>
    <message>
        <source>click the station to which {unit} goes by railway.</source>
        <translation>{unit}: den Zielbahnhof anklicken.</translation>
    </message>
    <message>
        <source>click a station for {unit}; one train runs in a turn, so that of {other} is taken back.</source>
        <translation>{unit}: einen Bahnhof anklicken; je Runde fährt ein Zug, der von {other} entfällt.</translation>
    </message>
    <message>
        <source>click the fleet that {unit} lets through the canal, or takes leave from.</source>
        <translation>{unit}: die Flotte anklicken, die durch den Kanal darf oder nicht mehr darf.</translation>
    </message>
    <message>
        <source>click the unit that {unit} supports.</source>
        <translation>{unit}: die Einheit anklicken, die unterstützt wird.</translation>
    </message>
    <message>
        <source>click the goal of {other}, or that unit again to support it to hold.</source>
        <translation>{other}: das Ziel anklicken, oder nochmals die Einheit, um sie zum Halten zu unterstützen.</translation>
    </message>
    <message>
        <source>click the goal of {other} that {unit} supports.</source>
        <translation>{other}: das Ziel anklicken, das {unit} unterstützt.</translation>
    </message>
    <message>
        <source>click {other} again to support it to hold.</source>
        <translation>{other} nochmals anklicken, um sie zum Halten zu unterstützen.</translation>
    </message>
    <message>
        <source>click the army that {unit} convoys.</source>
        <translation>{unit}: die Armee anklicken, die übergesetzt wird.</translation>
    </message>
    <message>
        <source>click where {unit} convoys {other}.</source>
        <translation>{unit}: anklicken, wohin {other} übergesetzt wird.</translation>
    </message>
    <message>
        <source>choose the coast of {province}.</source>
        <translation>{province}: die Küste wählen.</translation>
    </message>
    <message>
        <source>click where {unit} retreats, or disband it.</source>
        <translation>{unit}: den Ort des Rückzugs anklicken, oder die Einheit auflösen.</translation>
    </message>
    <message>
        <source>disband {unit}; it has nowhere to go.</source>
        <translation>{unit}: auflösen, es gibt keinen Rückzug.</translation>
    </message>
    <message>
        <source>choose what to build in {province}.</source>
        <translation>{province}: wählen, was aufgebaut wird.</translation>
    </message>
    <message>
        <source>click {unit} to remove or to keep it.</source>
        <translation>{unit} anklicken, um sie abzubauen oder zu behalten.</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Halten</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Unterstützen</translation>
    </message>
    <message>
        <source>Convoy</source>
        <translation>Konvoi</translation>
    </message>
    <message>
        <source>Go by convoy</source>
        <translation>Im Konvoi ziehen</translation>
    </message>
    <message>
        <source>Go by railway</source>
        <translation>Mit der Bahn fahren</translation>
    </message>
    <message>
        <source>Let a fleet through the canal</source>
        <translation>Eine Flotte durch den Kanal lassen</translation>
    </message>
    <message>
        <source>Disband</source>
        <translation>Auflösen</translation>
    </message>
    <message>
        <source>Waive one build</source>
        <translation>Auf einen Aufbau verzichten</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>A unit stands in {province}; units are built on empty places.</source>
        <translation>{province} ist besetzt; aufgebaut wird nur in freien Zentren.</translation>
    </message>
    <message>
        <source>{unit} cannot pass the canal: no unit controls it.</source>
        <translation>{unit} kann den Kanal nicht passieren: keine Einheit kontrolliert ihn.</translation>
    </message>
    <message>
        <source>Unit: name or code</source>
        <translation>Einheit: Name oder Kürzel</translation>
    </message>
    <message>
        <source>Station: name or code</source>
        <translation>Bahnhof: Name oder Kürzel</translation>
    </message>
    <message>
        <source>Goal: name or code</source>
        <translation>Ziel: Name oder Kürzel</translation>
    </message>
    <message>
        <source>{mover} reaches {province} only on its {coasts}.</source>
        <translation>{mover} erreicht {province} nur an der {coasts}.</translation>
    </message>
    <message>
        <source>No fleet lies so that it could carry {unit} to {province}.</source>
        <translation>Keine Flotte liegt so, dass sie {unit} nach {province} bringen könnte.</translation>
    </message>
    <message>
        <source>No fleet that could pass the canal stands in {province}.</source>
        <translation>{province}: hier steht keine Flotte, die den Kanal passieren könnte.</translation>
    </message>
    <message>
        <source>{unit} cannot retreat to {province}: not through the canal.</source>
        <translation>{unit} kann sich nicht dorthin zurückziehen ({province}): nicht durch den Kanal.</translation>
    </message>
    <message>
        <source>{province} is no station to which {unit} could go by railway.</source>
        <translation>{province} ist kein Bahnhof, zu dem {unit} fahren könnte.</translation>
    </message>
    <message>
        <source>Nobody can enter {province}.</source>
        <translation>{province}: niemand kann hinein.</translation>
    </message>
    <message>
        <source>{unit} cannot reach {province}: only armies go that way.</source>
        <translation>{unit} kann nicht dorthin ziehen ({province}): dort kommen nur Armeen durch.</translation>
    </message>
    <message>
        <source>{unit} reaches {province} only by railway: press T first.</source>
        <translation>{unit} kommt nur mit der Bahn dorthin ({province}): zuerst T drücken.</translation>
    </message>
    <message>
        <source>{unit} cannot help {other}: no support goes round the Cape.</source>
        <translation>{unit} kann {other} nicht helfen: keine Unterstützung um das Kap.</translation>
    </message>
    <message>
        <source>{unit} cannot help {other}: no support goes through the canal.</source>
        <translation>{unit} kann {other} nicht helfen: keine Unterstützung durch den Kanal.</translation>
    </message>
    <message>
        <source>{province} is no centre; units are built in centres.</source>
        <translation>{province} ist kein Zentrum; aufgebaut wird in Zentren.</translation>
    </message>
    <message>
        <source>{power} does not own {province} and cannot build there.</source>
        <translation>{province}: das Zentrum gehört nicht der Macht, die aufbaut ({power}).</translation>
    </message>
    <message>
        <source>{province} is no home centre of {power}.</source>
        <translation>{province} ist kein Heimatzentrum ({power}).</translation>
    </message>
    <message>
        <source>Nothing is ever built in {province}: {power} owned it first, but it is no home centre.</source>
        <translation>Hier ({province}) wird nie aufgebaut: Startzentrum ({power}), aber kein Heimatzentrum.</translation>
    </message>
    <message>
        <source>{province} does not count for {power}: nothing is built there.</source>
        <translation>{province} zählt für den Besitzer ({power}) nicht: hier wird nicht aufgebaut.</translation>
    </message>
    <message>
        <source>{province} takes an army only while {power} owns some, not all of its home centres.</source>
        <translation>{province}: eine Armee nur, solange {power} einige, nicht alle Heimatzentren hat.</translation>
    </message>
    <message>
        <source>{province} takes only an army, by emergency measures.</source>
        <translation>{province}: die Notfallregel erlaubt hier nur eine Armee.</translation>
    </message>
    <message>
        <source>{province} has no coast, so no fleet is built there.</source>
        <translation>{province} hat keine Küste, also keine Flotte.</translation>
    </message>
    <message>
        <source>All that {power} is due is ordered. A click on one takes it back.</source>
        <translation>{power}: alles Fällige ist befohlen. Ein Klick auf einen Befehl nimmt ihn zurück.</translation>
    </message>
    <message>
        <source>{power} owns none of its original centres and so builds nothing.</source>
        <translation>{power} besitzt keines der eigenen Startzentren und baut nichts auf.</translation>
    </message>
    <message>
        <source>No unit is selected.</source>
        <translation>Keine Einheit ist ausgewählt.</translation>
    </message>
    <message>
        <source>There is no build left to waive.</source>
        <translation>Es ist kein Aufbau mehr offen, auf den man verzichten könnte.</translation>
    </message>
    <message>
        <source>{unit} cannot do that now.</source>
        <translation>{unit} kann das jetzt nicht.</translation>
    </message>
    <message>
        <source>That means nothing now.</source>
        <translation>Das hat jetzt keine Bedeutung.</translation>
    </message>
    <message>
        <source>No unit that you order has to retreat from {province}.</source>
        <translation>{province}: keine Ihrer Einheiten muss sich von hier zurückziehen.</translation>
    </message>
    <message>
        <source>The unit in {province} is not yours to order.</source>
        <translation>{province}: diese Einheit gehört Ihnen nicht.</translation>
    </message>
    <message>
        <source>No unit stands in {province}.</source>
        <translation>{province}: hier steht keine Einheit.</translation>
    </message>
    <message>
        <source>{unit} cannot retreat to {province}: a unit stands there.</source>
        <translation>{unit} kann sich nicht dorthin zurückziehen ({province}): besetzt.</translation>
    </message>
    <message>
        <source>{unit} cannot retreat to {province}: its attacker came from there.</source>
        <translation>{unit} kann sich nicht dorthin zurückziehen ({province}): von dort kam der Angriff.</translation>
    </message>
    <message>
        <source>{unit} cannot retreat to {province}: a stand-off left it empty.</source>
        <translation>{unit} kann sich nicht dorthin zurückziehen ({province}): dort gab es ein Patt.</translation>
    </message>
    <message>
        <source>{unit} cannot help {other} from where it stands.</source>
        <translation>{unit} kann {other} von dort aus nicht helfen.</translation>
    </message>
    <message>
        <source>{unit} cannot help {other} to {province}.</source>
        <translation>{unit} kann {other} nicht dorthin helfen ({province}).</translation>
    </message>
    <message>
        <source>{unit} cannot reach {province}.</source>
        <translation>{unit} kann nicht dorthin ziehen ({province}).</translation>
    </message>
    <message>
        <source>{unit} cannot go to sea.</source>
        <translation>{unit} kann nicht aufs Meer.</translation>
    </message>
    <message>
        <source>{unit} cannot go inland.</source>
        <translation>{unit} kann nicht ins Binnenland.</translation>
    </message>
    <message>
        <source>Several powers can be meant: select a place of one first, or use the button in the list.</source>
        <translation>Mehrere Mächte können gemeint sein: zuerst einen Ort von einer wählen, oder den Knopf in der Liste drücken.</translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>Press shortcut</source>
        <translation>Taste drücken</translation>
    </message>
</context>
<context>
    <name>ReadOut</name>
    <message>
        <source>Results, power by power</source>
        <translation>Ergebnisse, Macht für Macht</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ Zurück</translation>
    </message>
    <message>
        <source>Next ›</source>
        <translation>Weiter ›</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} von {count}</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>Whoever comes round the Cape begins with ½.</source>
        <translation>Wer um das Kap kommt, beginnt mit ½.</translation>
    </message>
    <message>
        <source>Its leave to pass the canal counted for nothing: only the unit that controls the canal gives leave, to one fleet that stands at either end.</source>
        <translation>Seine Erlaubnis für den Kanal zählte nicht: Nur die Einheit, die den Kanal beherrscht, erlaubt die Durchfahrt, und zwar einer Flotte, die an einem der beiden Enden steht.</translation>
    </message>
    <message>
        <source>Round the Cape: {attack} against {defence}.</source>
        <translation>Um das Kap: {attack} gegen {defence}.</translation>
    </message>
    <message>
        <source>The train had {attack}, the other {defence}.</source>
        <translation>Der Zug hatte {attack}, die andere Einheit {defence}.</translation>
    </message>
    <message>
        <source>The move had {attack}, the other {defence}.</source>
        <translation>Dieser Zug hatte {attack}, der andere {defence}.</translation>
    </message>
    <message>
        <source>The defence had {attack}, the attack {defence}.</source>
        <translation>Die Verteidigung hatte {attack}, der Angriff {defence}.</translation>
    </message>
    <message>
        <source>The attack had {attack}, the defence {defence}.</source>
        <translation>Der Angriff hatte {attack}, die Verteidigung {defence}.</translation>
    </message>
    <message>
        <source>Nothing stood or came against it.</source>
        <translation>Nichts stand im Weg.</translation>
    </message>
    <message>
        <source>A move needs more than the defence, and it had more.</source>
        <translation>Ein Angriff muss stärker sein als die Verteidigung, und er war es.</translation>
    </message>
    <message>
        <source>A move needs more than the defence.</source>
        <translation>Ein Angriff muss stärker sein als die Verteidigung.</translation>
    </message>
    <message>
        <source>Another move there was as strong, so nobody got in.</source>
        <translation>Ein anderer Zug dorthin war gleich stark: Patt, niemand kam hinein.</translation>
    </message>
    <message>
        <source>Another move there was stronger.</source>
        <translation>Ein anderer Zug dorthin war stärker.</translation>
    </message>
    <message>
        <source>The unit that came the other way was as strong.</source>
        <translation>Die entgegenkommende Einheit war nicht schwächer.</translation>
    </message>
    <message>
        <source>A power never dislodges its own unit.</source>
        <translation>Eine Macht vertreibt nie ihre eigenen Einheiten.</translation>
    </message>
    <message>
        <source>Nothing disturbed it, so it counted.</source>
        <translation>Nichts hat gestört, also wurde der Befehl wirksam.</translation>
    </message>
    <message>
        <source>A fleet that comes round the Cape cuts no support.</source>
        <translation>Eine Flotte, die um das Kap kommt, unterbricht keine Unterstützung.</translation>
    </message>
    <message>
        <source>It stayed where it was.</source>
        <translation>Sie blieb, wo sie war.</translation>
    </message>
    <message>
        <source>Equal attacks kept each other out, so it stayed.</source>
        <translation>Gleich starke Angriffe blockierten einander, also blieb sie.</translation>
    </message>
    <message>
        <source>An attack from elsewhere cuts support.</source>
        <translation>Ein Angriff von anderswo unterbricht die Unterstützung.</translation>
    </message>
    <message>
        <source>The attack was stronger than the defence.</source>
        <translation>Der Angriff war stärker als die Verteidigung.</translation>
    </message>
    <message>
        <source>A fleet of every route was dislodged.</source>
        <translation>Auf jedem Weg wurde eine Flotte vertrieben.</translation>
    </message>
    <message>
        <source>No chain of fleets was ordered to carry it.</source>
        <translation>Keine Kette von Flotten hatte Befehl, sie überzusetzen.</translation>
    </message>
    <message>
        <source>The orders depend on each other in a circle; the rule for paradoxes settles it.</source>
        <translation>Die Befehle hängen im Kreis voneinander ab; die Paradoxregel entscheidet.</translation>
    </message>
    <message>
        <source>The other unit was ordered otherwise.</source>
        <translation>Die andere Einheit hatte einen anderen Befehl.</translation>
    </message>
    <message>
        <source>The unit had two different orders, so it holds.</source>
        <translation>Die Einheit hatte zwei verschiedene Befehle, also hält sie.</translation>
    </message>
    <message>
        <source>A power never helps to dislodge its own unit.</source>
        <translation>Eine Macht hilft nie, die eigene Einheit zu vertreiben.</translation>
    </message>
    <message>
        <source>It counted only against others: a power never helps to dislodge its own unit.</source>
        <translation>Sie zählte nur gegen andere: Eine Macht hilft nie, die eigene Einheit zu vertreiben.</translation>
    </message>
    <message>
        <source>The canal was closed to it: nobody let it pass.</source>
        <translation>Der Kanal war ihr verschlossen: niemand ließ sie durch.</translation>
    </message>
    <message>
        <source>The canal was closed: nobody controls it.</source>
        <translation>Der Kanal war geschlossen: niemand kontrolliert ihn.</translation>
    </message>
    <message>
        <source>The canal was closed: the unit that controlled it left.</source>
        <translation>Der Kanal war geschlossen: die Einheit, die ihn kontrollierte, zog ab.</translation>
    </message>
    <message>
        <source>The canal was closed: the unit that controlled it was dislodged.</source>
        <translation>Der Kanal war geschlossen: die Einheit, die ihn kontrollierte, wurde vertrieben.</translation>
    </message>
    <message>
        <source>No support goes through the canal. A passage is supported from beside its goal, or by a fleet that controls the canal.</source>
        <translation>Keine Unterstützung geht durch den Kanal. Eine Durchfahrt unterstützt, wer an ihr Ziel grenzt, oder eine Flotte, die den Kanal kontrolliert.</translation>
    </message>
    <message>
        <source>No retreat goes through the canal.</source>
        <translation>Kein Rückzug führt durch den Kanal.</translation>
    </message>
    <message>
        <source>Another unit came to a station on the line.</source>
        <translation>Eine andere Einheit kam zu einem Bahnhof der Strecke.</translation>
    </message>
    <message>
        <source>The canal was open to it.</source>
        <translation>Der Kanal war für sie offen.</translation>
    </message>
    <message>
        <source>A unit of its own stayed at {place}, a centre that its power does not own, so it passed.</source>
        <translation>Eine eigene Einheit blieb in {place}, einem Zentrum, das seiner Macht nicht gehört; deshalb fuhr er durch.</translation>
    </message>
    <message>
        <source>A train is supported only on its way to the goal that it was ordered to.</source>
        <translation>Ein Zug wird nur auf dem Weg zu dem befohlenen Ziel unterstützt.</translation>
    </message>
    <message>
        <source>Only a train goes that far, and the order does not say TSR.</source>
        <translation>So weit kommt nur die Bahn, und der Befehl sagt nicht TSR.</translation>
    </message>
    <message>
        <source>The emergency measures allow an army there, as some home centres are lost.</source>
        <translation>Die Notfallregel erlaubt dort eine Armee, weil Heimatzentren verloren sind.</translation>
    </message>
    <message>
        <source>Units are built in centres, and there is none.</source>
        <translation>Aufgebaut wird in Zentren, und dort ist keines.</translation>
    </message>
    <message>
        <source>The power does not own this centre.</source>
        <translation>Dieses Zentrum gehört der Macht nicht.</translation>
    </message>
    <message>
        <source>It is no home centre of the power.</source>
        <translation>Es ist kein Heimatzentrum der Macht.</translation>
    </message>
    <message>
        <source>The power owned it from the start, but it is no home centre: nothing is built there.</source>
        <translation>Es ist ein Startzentrum der Macht, aber kein Heimatzentrum: dort wird nicht aufgebaut.</translation>
    </message>
    <message>
        <source>This centre does not count for its power, which builds nothing there.</source>
        <translation>Dieses Zentrum zählt für seinen Besitzer nicht, also baut er dort nicht auf.</translation>
    </message>
    <message>
        <source>Only emergency measures allow an army there: while some, not all home centres are owned.</source>
        <translation>Nur die Notfallregel erlaubt dort eine Armee: solange einige, nicht alle Heimatzentren der Macht gehören.</translation>
    </message>
    <message>
        <source>The emergency measures allow only an army there.</source>
        <translation>Die Notfallregel erlaubt dort nur eine Armee.</translation>
    </message>
    <message>
        <source>A fleet is built only where there is a coast.</source>
        <translation>Eine Flotte wird nur an einer Küste aufgebaut.</translation>
    </message>
    <message>
        <source>{unit} retreated there by another way than round the Cape and went first.</source>
        <translation>{unit} zog sich ohne Umweg um das Kap dorthin zurück und hatte Vorrang.</translation>
    </message>
    <message>
        <source>{unit} controls the canal and left it open to this fleet.</source>
        <translation>{unit} beherrscht den Kanal und hielt ihn für diese Flotte offen.</translation>
    </message>
    <message>
        <source>{unit} controlled the canal and left, so it was closed.</source>
        <translation>{unit} kontrollierte den Kanal und zog ab, also war er geschlossen.</translation>
    </message>
    <message>
        <source>{unit} dislodged the unit that controlled the canal, so it was closed.</source>
        <translation>{unit} vertrieb die Einheit, die den Kanal kontrollierte, also war er geschlossen.</translation>
    </message>
    <message>
        <source>The line was blocked at {place} by {units}.</source>
        <translation>Die Strecke war in {place} blockiert: {units}.</translation>
    </message>
    <message>
        <source>{unit} came to {place} on the line.</source>
        <translation>{unit} kam nach {place} an der Strecke.</translation>
    </message>
    <message>
        <source>{unit} kept each other out, so the train came through.</source>
        <translation>{unit} hielten einander fern, deshalb kam der Zug durch.</translation>
    </message>
    <message>
        <source>The line was blocked by a foreign unit.</source>
        <translation>Die Strecke war von einer fremden Einheit versperrt.</translation>
    </message>
    <message>
        <source>Its convoy had another way than round the Cape, so it had full strength.</source>
        <translation>Ihr Konvoi hatte einen anderen Weg als um das Kap, also volle Stärke.</translation>
    </message>
    <message>
        <source>A power never helps to dislodge its own unit, so its support did not count.</source>
        <translation>Eine Macht hilft nie, ihre eigenen Einheiten zu vertreiben: ihre Unterstützung zählte nicht.</translation>
    </message>
    <message>
        <source>Another fleet had leave to pass the canal.</source>
        <translation>Eine andere Flotte hatte die Erlaubnis für den Kanal.</translation>
    </message>
    <message>
        <source>Two fleets had leave to pass the canal, so neither passed.</source>
        <translation>Zwei Flotten hatten die Erlaubnis für den Kanal, also kam keine durch.</translation>
    </message>
    <message>
        <source>Leave to pass the canal was given to a sea without a fleet.</source>
        <translation>Die Erlaubnis für den Kanal galt einem Meer ohne Flotte.</translation>
    </message>
    <message>
        <source>Two fleets of this power tried to pass and neither was named, so neither passed.</source>
        <translation>Zwei Flotten dieser Macht wollten durch, keine war benannt, also kam keine durch.</translation>
    </message>
    <message>
        <source>A unit of its own was dislodged on the line.</source>
        <translation>Eine eigene Einheit wurde auf der Strecke vertrieben.</translation>
    </message>
    <message>
        <source>A unit came against it from the first station.</source>
        <translation>Eine Einheit kam ihm aus dem ersten Bahnhof entgegen.</translation>
    </message>
    <message>
        <source>The others that went there kept each other out.</source>
        <translation>Die anderen, die dorthin zogen, blockierten einander.</translation>
    </message>
    <message>
        <source>A train stops at {place}, a centre that its power does not own.</source>
        <translation>Ein Zug hält in {place}, einem Zentrum, das seiner Macht nicht gehört.</translation>
    </message>
    <message>
        <source>A unit of its own stayed in its goal.</source>
        <translation>Eine eigene Einheit blieb am Ziel.</translation>
    </message>
    <message>
        <source>Only Russian armies travel by railway, from one station to another.</source>
        <translation>Nur russische Armeen fahren mit der Bahn, von einem Bahnhof zu einem anderen.</translation>
    </message>
    <message>
        <source>Only one train runs in a turn, so the armies hold.</source>
        <translation>Je Runde fährt nur ein Zug, also halten die Armeen.</translation>
    </message>
    <message>
        <source>No such unit of this power stands there.</source>
        <translation>Dort steht keine Einheit dieser Macht.</translation>
    </message>
    <message>
        <source>From where the unit stands this can never be done.</source>
        <translation>Von dort aus kann die Einheit das nie ausführen.</translation>
    </message>
    <message>
        <source>Only armies go that way.</source>
        <translation>Dort kommen nur Armeen durch.</translation>
    </message>
    <message>
        <source>Nobody can enter that land.</source>
        <translation>Dieses Land kann niemand betreten.</translation>
    </message>
    <message>
        <source>A unit of this kind cannot do that, or not in this phase.</source>
        <translation>Eine Einheit dieser Art kann das nicht, oder nicht in dieser Phase.</translation>
    </message>
    <message>
        <source>No support is given round the Cape.</source>
        <translation>Um das Kap wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>The coast is missing, or it is not the right one.</source>
        <translation>Die Küste fehlt, oder es ist nicht die richtige.</translation>
    </message>
    <message>
        <source>A unit may not retreat there.</source>
        <translation>Dorthin darf sich keine Einheit zurückziehen.</translation>
    </message>
    <message>
        <source>Another unit retreated there, so both are disbanded.</source>
        <translation>Eine andere Einheit zog sich auch dorthin zurück, also werden beide aufgelöst.</translation>
    </message>
    <message>
        <source>A retreat round the Cape gives way to any other to the same place.</source>
        <translation>Ein Rückzug um das Kap weicht jedem anderen an denselben Ort.</translation>
    </message>
    <message>
        <source>A power that owns none of its original centres builds nothing.</source>
        <translation>Eine Macht ohne eines ihrer Startzentren baut nichts auf.</translation>
    </message>
    <message>
        <source>A unit stands there already.</source>
        <translation>Dort steht schon eine Einheit.</translation>
    </message>
    <message>
        <source>It was carried out as ordered.</source>
        <translation>Der Befehl wurde ausgeführt.</translation>
    </message>
    <message>
        <source>More was written than is due.</source>
        <translation>Es wurde mehr befohlen, als zusteht.</translation>
    </message>
    <message>
        <source>{unit} went there as well, so nobody got in.</source>
        <translation>{unit} zog auch dorthin: Patt, niemand kam hinein.</translation>
    </message>
    <message>
        <source>{unit} went there as well and was stronger.</source>
        <translation>{unit} zog auch dorthin und war stärker.</translation>
    </message>
    <message>
        <source>{unit} came round the Cape and so did not cut it.</source>
        <translation>{unit} kam um das Kap und unterbrach sie deshalb nicht.</translation>
    </message>
    <message>
        <source>{unit} came the other way and was as strong.</source>
        <translation>{unit} kam entgegen und war nicht schwächer.</translation>
    </message>
    <message>
        <source>The attacks of {unit} were equally strong, so none of them got in.</source>
        <translation>Die Angriffe ({unit}) waren gleich stark, keiner kam hinein.</translation>
    </message>
    <message>
        <source>{unit} attacked it. An attack from elsewhere cuts support, even if it does not succeed.</source>
        <translation>{unit} griff sie an. Ein Angriff von anderswo unterbricht die Unterstützung, auch wenn er misslingt.</translation>
    </message>
    <message>
        <source>{unit} was stronger.</source>
        <translation>Der Angriff ({unit}) war stärker.</translation>
    </message>
    <message>
        <source>{unit} was dislodged, and no other route was left.</source>
        <translation>{unit} wurde vertrieben, und kein anderer Weg blieb.</translation>
    </message>
    <message>
        <source>{unit} controls the canal and did not let it pass.</source>
        <translation>{unit} kontrolliert den Kanal und ließ sie nicht durch.</translation>
    </message>
    <message>
        <source>{unit} controls the canal and gave leave to another fleet.</source>
        <translation>{unit} kontrolliert den Kanal und erlaubte ihn einer anderen Flotte.</translation>
    </message>
    <message>
        <source>{unit} controls the canal and gave leave to two fleets, so neither passed.</source>
        <translation>{unit} kontrolliert den Kanal und erlaubte ihn zwei Flotten, also kam keine durch.</translation>
    </message>
    <message>
        <source>{unit} controls the canal and gave leave to a sea without a fleet.</source>
        <translation>{unit} kontrolliert den Kanal und erlaubte ihn einem Meer ohne Flotte.</translation>
    </message>
    <message>
        <source>{unit} dislodged a unit of its own at {place}.</source>
        <translation>{unit} vertrieb in {place} eine Einheit der Macht, deren Zug es ist.</translation>
    </message>
    <message>
        <source>{unit} came against it from the first station.</source>
        <translation>{unit} kam ihm aus dem ersten Bahnhof entgegen.</translation>
    </message>
    <message>
        <source>{unit} stayed in its goal.</source>
        <translation>{unit} blieb am Ziel stehen.</translation>
    </message>
    <message>
        <source>{unit} was ordered otherwise.</source>
        <translation>{unit} hatte einen anderen Befehl.</translation>
    </message>
    <message>
        <source>{unit} retreated there too, so both are disbanded.</source>
        <translation>{unit} zog sich auch dorthin zurück, also werden alle aufgelöst.</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Rules of this game: {rules}</source>
        <translation>Regeln dieses Spiels: {rules}</translation>
    </message>
    <message>
        <source>disbanded</source>
        <translation>aufgelöst</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>abgebaut</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>no order</source>
        <translation>kein Befehl</translation>
    </message>
    <message>
        <source>waived</source>
        <translation>verzichtet</translation>
    </message>
    <message>
        <source>Centres gained: {places}</source>
        <translation>Gewonnene Zentren: {places}</translation>
    </message>
    <message>
        <source>Centres lost: {places}</source>
        <translation>Verlorene Zentren: {places}</translation>
    </message>
    <message>
        <source>held</source>
        <translation>gehalten</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Convoy paradox</source>
        <translation>Konvoiparadox</translation>
    </message>
    <message>
        <source>Szykman: the convoyed army in the circle stays, all else counts. Or all moves in it fail.</source>
        <translation>Szykman: die Armee im Konvoi bleibt, alles andere zählt. Oder alle Züge im Kreis scheitern.</translation>
    </message>
    <message>
        <source>Szykman</source>
        <translation>Szykman</translation>
    </message>
    <message>
        <source>All hold</source>
        <translation>Alle halten</translation>
    </message>
    <message>
        <source>Convoy to a neighbour</source>
        <translation>Konvoi zur Nachbarprovinz</translation>
    </message>
    <message>
        <source>By convoy if an own fleet is ordered to carry the army, or only if the order says via.</source>
        <translation>Im Konvoi, wenn eine eigene Flotte die Armee übersetzen soll, oder nur, wenn der Befehl via sagt.</translation>
    </message>
    <message>
        <source>Own fleet shows it</source>
        <translation>Eigene Flotte</translation>
    </message>
    <message>
        <source>Say “via”</source>
        <translation>„via“ sagen</translation>
    </message>
    <message>
        <source>Broken convoy to a neighbour</source>
        <translation>Gescheiterter Konvoi zum Nachbarn</translation>
    </message>
    <message>
        <source>An army ordered via to a neighbour stays if no convoy is left, or goes by land.</source>
        <translation>Eine Armee mit via zum Nachbarn bleibt, wenn kein Konvoi übrig ist, oder zieht über Land.</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>Bleibt</translation>
    </message>
    <message>
        <source>By land</source>
        <translation>Über Land</translation>
    </message>
    <message>
        <source>Convoy route in the order</source>
        <translation>Konvoiweg im Befehl</translation>
    </message>
    <message>
        <source>A route written in the order only means via, or the convoy has to take it.</source>
        <translation>Ein Weg im Befehl bedeutet nur via, oder der Konvoi muss ihn nehmen.</translation>
    </message>
    <message>
        <source>Any route</source>
        <translation>Jeder Weg</translation>
    </message>
    <message>
        <source>This route</source>
        <translation>Dieser Weg</translation>
    </message>
    <message>
        <source>Missing removals</source>
        <translation>Fehlende Abbauten</translation>
    </message>
    <message>
        <source>The unit farthest from these centres goes first if a player names too few.</source>
        <translation>Wer zu wenige nennt, verliert zuerst die Einheit, die von diesen Zentren am weitesten weg ist.</translation>
    </message>
    <message>
        <source>Owned centres</source>
        <translation>Eigene Zentren</translation>
    </message>
    <message>
        <source>Home centres</source>
        <translation>Heimatzentren</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Fassung</translation>
    </message>
    <message>
        <source>3.1: England has a fleet in Devon, France an army more. 3.2: the fleet in the English Channel. 3.0: the same without the French army.</source>
        <translation>3.1: England hat eine Flotte in Devon, Frankreich eine Armee mehr. 3.2: die Flotte im Ärmelkanal. 3.0: ebenso, ohne die französische Armee.</translation>
    </message>
    <message>
        <source>Version 3.1</source>
        <translation>Fassung 3.1</translation>
    </message>
    <message>
        <source>Version 3.2</source>
        <translation>Fassung 3.2</translation>
    </message>
    <message>
        <source>Version 3.0</source>
        <translation>Fassung 3.0</translation>
    </message>
    <message>
        <source>Land bridges</source>
        <translation>Landbrücken</translation>
    </message>
    <message>
        <source>Armies and fleets pass the bridges between islands, or armies alone.</source>
        <translation>Über die Brücken zwischen Inseln ziehen Armeen und Flotten, oder nur Armeen.</translation>
    </message>
    <message>
        <source>Armies and fleets</source>
        <translation>Armeen und Flotten</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>Armeen</translation>
    </message>
    <message>
        <source>Leave for the canal</source>
        <translation>Erlaubnis für den Kanal</translation>
    </message>
    <message>
        <source>It holds only if the unit in Egypt stays, or even if that unit leaves or is dislodged.</source>
        <translation>Sie gilt nur, wenn die Einheit in Ägypten bleibt, oder auch, wenn sie abzieht oder vertrieben wird.</translation>
    </message>
    <message>
        <source>If it stays</source>
        <translation>Wenn sie bleibt</translation>
    </message>
    <message>
        <source>In any case</source>
        <translation>In jedem Fall</translation>
    </message>
    <message>
        <source>Support through the canal</source>
        <translation>Unterstützung durch den Kanal</translation>
    </message>
    <message>
        <source>From Egypt a fleet supports a passage through the canal, or an army as well.</source>
        <translation>Aus Ägypten unterstützt nur eine Flotte eine Durchfahrt durch den Kanal, oder auch eine Armee.</translation>
    </message>
    <message>
        <source>Fleet</source>
        <translation>Flotte</translation>
    </message>
    <message>
        <source>Fleet or army</source>
        <translation>Flotte oder Armee</translation>
    </message>
    <message>
        <source>Lost centres close the railway</source>
        <translation>Verlorene Zentren sperren die Bahn</translation>
    </message>
    <message>
        <source>The train stops in a centre on its way that Russia does not own, unless an own army stays.</source>
        <translation>Der Zug hält unterwegs in einem Zentrum, das Russland nicht gehört, außer wenn dort eine russische Armee bleibt.</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Names of turns</source>
        <translation>Namen der Runden</translation>
    </message>
    <message>
        <source>A turn is called by its year, or Spring or Fall of a year as by the e-mail judges.</source>
        <translation>Eine Runde heißt nach ihrem Jahr, oder Frühjahr oder Herbst wie bei den E-Mail-Judges.</translation>
    </message>
    <message>
        <source>A power wins when centres are counted if it has so many.</source>
        <translation>Eine Macht gewinnt, wenn sie bei der Zählung so viele Zentren hat.</translation>
    </message>
    <message>
        <source>A power wins when centres are counted if it has so many, and more than any other.</source>
        <translation>Eine Macht gewinnt, wenn sie bei der Zählung so viele Zentren hat und mehr als jede andere.</translation>
    </message>
    <message>
        <source>A power wins if it alone has so many centres. If two have, either may declare a draw.</source>
        <translation>Eine Macht gewinnt, wenn sie als Einzige so viele Zentren hat. Haben zwei so viele, darf jede ein Unentschieden erklären.</translation>
    </message>
    <message>
        <source>Years</source>
        <translation>Jahre</translation>
    </message>
    <message>
        <source>Spring and Fall</source>
        <translation>Frühjahr und Herbst</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>Sieg</translation>
    </message>
    <message>
        <source>End after a fixed turn</source>
        <translation>Ende nach einem festen Jahr</translation>
    </message>
    <message>
        <source>The game ends after this year as a draw among all survivors.</source>
        <translation>Das Spiel endet nach diesem Jahr als Unentschieden aller Überlebenden.</translation>
    </message>
    <message>
        <source>{option}: {value}</source>
        <translation>{option}: {value}</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message>
        <source>Centres</source>
        <translation>Zentren</translation>
    </message>
    <message>
        <source>Draw size</source>
        <translation>Geteilt</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Quadrate</translation>
    </message>
    <message>
        <source>100 points, in equal parts for those who share in the result.</source>
        <translation>100 Punkte, zu gleichen Teilen für alle, die sich das Ergebnis teilen.</translation>
    </message>
    <message>
        <source>100 points: all for a winner; in a draw each sharer has the part that the square of its number of centres has in the sum of these squares.</source>
        <translation>100 Punkte: alle für einen Sieger; bei einem Unentschieden hat jeder Beteiligte den Anteil, den das Quadrat seiner Zentrenzahl an der Summe dieser Quadrate hat.</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>One build is waived</source>
        <translation>Auf einen Aufbau wird verzichtet</translation>
    </message>
    <message>
        <source>{unit} may pass to {goal}</source>
        <translation>{unit} darf durchfahren nach {goal}</translation>
    </message>
    <message>
        <source>{unit} holds</source>
        <translation>{unit} hält</translation>
    </message>
    <message>
        <source>{unit} goes to {goal} by railway</source>
        <translation>{unit} fährt mit der Bahn nach {goal}</translation>
    </message>
    <message>
        <source>{unit} supports {other}</source>
        <translation>{unit} unterstützt {other}</translation>
    </message>
    <message>
        <source>{unit} supports {other} to {goal}</source>
        <translation>{unit} unterstützt {other} nach {goal}</translation>
    </message>
    <message>
        <source>{unit} convoys {other} to {goal}</source>
        <translation>{unit} setzt {other} nach {goal} über</translation>
    </message>
    <message>
        <source>{unit} goes to {goal} by convoy over {seas}</source>
        <translation>{unit} zieht im Konvoi über {seas} nach {goal}</translation>
    </message>
    <message>
        <source>{unit} goes to {goal} by convoy</source>
        <translation>{unit} zieht im Konvoi nach {goal}</translation>
    </message>
    <message>
        <source>{unit} goes to {goal}</source>
        <translation>{unit} zieht nach {goal}</translation>
    </message>
    <message>
        <source>{unit} retreats to {goal}</source>
        <translation>{unit} zieht sich zurück nach {goal}</translation>
    </message>
    <message>
        <source>{unit} is built</source>
        <translation>{unit} wird aufgebaut</translation>
    </message>
    <message>
        <source>{unit} is disbanded</source>
        <translation>{unit} wird aufgelöst</translation>
    </message>
</context>
<context>
    <name>Side</name>
    <message>
        <source>Declare a draw…</source>
        <translation>Unentschieden erklären…</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>{powers} have enough centres to win. Either may declare a draw of both.</source>
        <translation>{powers} haben genug Zentren zum Sieg. Jede darf ein Unentschieden der beiden erklären.</translation>
    </message>
    <message>
        <source>{written} of {due}</source>
        <translation>{written} von {due}</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Ende des Spiels</translation>
    </message>
    <message>
        <source>Orders of all powers</source>
        <translation>Befehle aller Mächte</translation>
    </message>
    <message>
        <source>Orders of {power}</source>
        <translation>Befehle: {power}</translation>
    </message>
    <message>
        <source>Click a unit on the map or type an order.</source>
        <translation>Auf eine Einheit klicken oder einen Befehl schreiben.</translation>
    </message>
    <message>
        <source>Click an order in the report, or point at its unit and press W.</source>
        <translation>Einen Befehl im Bericht anklicken, oder auf seine Einheit zeigen und W drücken.</translation>
    </message>
    <message>
        <source>orders: {orders} · carried out: {good}</source>
        <translation>Befehle: {orders} · ausgeführt: {good}</translation>
    </message>
</context>
<context>
    <name>Special</name>
    <message>
        <source>{power} owns none of its original centres and builds nothing.</source>
        <translation>{power} besitzt keines der eigenen Startzentren und baut nichts auf.</translation>
    </message>
    <message>
        <source>{place} belongs to {power} but does not count for that power.</source>
        <translation>{place} ({power}): dieses Zentrum zählt für seinen Besitzer nicht.</translation>
    </message>
    <message>
        <source>There are not enough free places to build, so builds are waived.</source>
        <translation>Es gibt nicht genug freie Zentren, also verfallen Aufbauten.</translation>
    </message>
    <message>
        <source>Emergency measures, {power}: {owned} of {all} home centres, so {extra} unit more than centres.</source>
        <translation>Notfallregel, {power}: {owned} von {all} Heimatzentren, also {extra} Einheit mehr als Zentren.</translation>
    </message>
    <message>
        <source>{place} is occupied, so it takes no army.</source>
        <translation>{place} ist besetzt, also kein Aufbau dort.</translation>
    </message>
    <message>
        <source>One of the builds may be an army in {place}.</source>
        <translation>Ein Aufbau darf eine Armee in {place} sein.</translation>
    </message>
    <message>
        <source>{power}: no emergency measures now, so no more units than centres.</source>
        <translation>{power}: keine Notfallregel mehr, also nicht mehr Einheiten als Zentren.</translation>
    </message>
    <message>
        <source>The right to it stays while the emergency measures last.</source>
        <translation>Das Recht darauf bleibt, solange die Notfallregel gilt.</translation>
    </message>
    <message>
        <source>None was chosen: the unit farthest from its power’s centres goes.</source>
        <translation>Keine Wahl getroffen: die von den eigenen Zentren fernste Einheit geht.</translation>
    </message>
    <message>
        <source>None was chosen: the unit farthest from the home centres goes.</source>
        <translation>Keine Wahl getroffen: die von den Heimatzentren fernste Einheit geht.</translation>
    </message>
    <message>
        <source>{powers}: {number} centres or more each, none alone, so no winner.</source>
        <translation>{powers}: je {number} Zentren oder mehr, keine allein, also kein Sieger.</translation>
    </message>
    <message>
        <source>{powers}: {number} centres or more each, but no lead, so no winner.</source>
        <translation>{powers}: je {number} Zentren oder mehr, aber gleich viele, also kein Sieger.</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>&lt;b&gt;Next:&lt;/b&gt; {sentence}</source>
        <translation>&lt;b&gt;Als Nächstes:&lt;/b&gt; {sentence}</translation>
    </message>
    <message>
        <source>hand the screen to {power}.</source>
        <translation>den Bildschirm übergeben an: {power}.</translation>
    </message>
    <message>
        <source>{power} votes in secret, then the screen goes on.</source>
        <translation>geheime Stimme: {power}, dann geht der Bildschirm weiter.</translation>
    </message>
    <message>
        <source>click where {unit} retreats.</source>
        <translation>{unit}: den Ort des Rückzugs anklicken.</translation>
    </message>
    <message>
        <source>give {unit} an order: click it, then its goal.</source>
        <translation>{unit}: die Einheit anklicken, dann ihr Ziel.</translation>
    </message>
    <message>
        <source>click where {power} builds; left: {number}.</source>
        <translation>{power}: anklicken, wo aufgebaut wird; übrig: {number}.</translation>
    </message>
    <message>
        <source>click the units that {power} removes; left: {number}.</source>
        <translation>{power}: die abzubauenden Einheiten anklicken; übrig: {number}.</translation>
    </message>
    <message>
        <source>hand the screen to {power}, to take back its seal.</source>
        <translation>den Bildschirm weitergeben, um das Siegel zurückzunehmen: {power}.</translation>
    </message>
    <message>
        <source>decide together how to go on without the papers of {power}.</source>
        <translation>gemeinsam entscheiden, wie es ohne die Papiere weitergeht: {power}.</translation>
    </message>
    <message>
        <source>open the sealed orders, power by power; then the phase is resolved.</source>
        <translation>die versiegelten Befehle öffnen, Macht für Macht; dann wird die Phase ausgewertet.</translation>
    </message>
    <message>
        <source>click where {power} builds; left: {number}, one by emergency measures.</source>
        <translation>{power}: anklicken, wo aufgebaut wird; übrig: {number}, eine nach der Notfallregel.</translation>
    </message>
    <message>
        <source>everything is written; click {action}.</source>
        <translation>alles ist geschrieben; {action} anklicken.</translation>
    </message>
    <message>
        <source>go back to {turn} to go on with the game.</source>
        <translation>zu {turn} zurückkehren, um weiterzuspielen.</translation>
    </message>
    <message>
        <source>look at what happened, then click {action}.</source>
        <translation>ansehen, was geschah, dann {action} anklicken.</translation>
    </message>
    <message>
        <source>start a {game}, or look back at this one.</source>
        <translation>ein {game} beginnen oder auf dieses zurückblicken.</translation>
    </message>
    <message>
        <source>new game</source>
        <translation>neues Spiel</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Neues Spiel…</translation>
    </message>
    <message>
        <source>Back to {turn}</source>
        <translation>Zurück zu {turn}</translation>
    </message>
    <message>
        <source>Resolve</source>
        <translation>Auswerten</translation>
    </message>
    <message>
        <source>Seal orders and hand over</source>
        <translation>Versiegeln und übergeben</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Ende des Spiels</translation>
    </message>
    <message>
        <source>due {deadline}</source>
        <translation>fällig {deadline}</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>{step}: results</source>
        <translation>{step}: Ergebnisse</translation>
    </message>
    <message>
        <source>The last turn of this game was {turn}.</source>
        <translation>Die letzte Runde dieses Spiels war {turn}.</translation>
    </message>
    <message>
        <source>{powers} has won the game.</source>
        <translation>Sieg: {powers}.</translation>
    </message>
    <message>
        <source>All others concede the game to {powers}.</source>
        <translation>Alle anderen Mächte geben auf; Sieg: {powers}.</translation>
    </message>
    <message>
        <source>The game ends with {powers} alone.</source>
        <translation>Das Spiel endet; allein übrig: {powers}.</translation>
    </message>
    <message>
        <source>The game is a draw among {powers}.</source>
        <translation>Unentschieden: {powers}.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>When are the orders due?</source>
        <translation>Wann sind die Befehle fällig?</translation>
    </message>
    <message>
        <source>Set the deadline</source>
        <translation>Termin festlegen</translation>
    </message>
    <message>
        <source>Friday 20:00</source>
        <translation>Freitag 20 Uhr</translation>
    </message>
    <message>
        <source>Take the game back to {phase}?</source>
        <translation>Das Spiel zurücksetzen auf {phase}?</translation>
    </message>
    <message>
        <source>That phase is played anew, and its orders are there to be corrected. What followed stays in the file; the history shows where it leaves the game.</source>
        <translation>Diese Phase wird neu gespielt; ihre Befehle stehen zum Verbessern bereit. Was folgte, bleibt in der Datei; der Verlauf zeigt, wo diese Linie abzweigt.</translation>
    </message>
    <message>
        <source>&amp;Take the game back</source>
        <translation>&amp;Zurücksetzen</translation>
    </message>
</context>
<context>
    <name>Tabs</name>
    <message>
        <source>Open games</source>
        <translation>Offene Partien</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>nicht gespeichert</translation>
    </message>
</context>
<context>
    <name>Texts</name>
    <message>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Stil</translation>
    </message>
    <message>
        <source>Copied to the clipboard.</source>
        <translation>In die Zwischenablage kopiert.</translation>
    </message>
    <message>
        <source>Save the text</source>
        <translation>Den Text speichern</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Saved as “{file}”.</source>
        <translation>Gespeichert als „{file}“.</translation>
    </message>
    <message>
        <source>Orders of all powers</source>
        <translation>Befehle aller Mächte</translation>
    </message>
    <message>
        <source>Orders of {power}</source>
        <translation>Befehle: {power}</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <source>Judge (njudge, DPjudge)</source>
        <translation>Judge (njudge, DPjudge)</translation>
    </message>
    <message>
        <source>DAIDE (programs)</source>
        <translation>DAIDE (Programme)</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Französisch</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Deutsch</translation>
    </message>
</context>
<context>
    <name>TryOut</name>
    <message>
        <source>Try out</source>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <source>Line that is shown</source>
        <translation>Gezeigte Linie</translation>
    </message>
    <message>
        <source>New line from here</source>
        <translation>Neue Linie von hier</translation>
    </message>
    <message>
        <source>Delete this line</source>
        <translation>Diese Linie löschen</translation>
    </message>
    <message>
        <source>Use my orders of {turn}</source>
        <translation>Meine Befehle übernehmen: {turn}</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>Write for everybody and resolve: nothing is played, and only {power} sees it.</source>
        <translation>Für alle schreiben und auswerten: Nichts wird gespielt, und nur {power} sieht es.</translation>
    </message>
    <message>
        <source>Line {number}</source>
        <translation>Linie {number}</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Powers</source>
        <translation>Mächte</translation>
    </message>
    <message>
        <source>centres · units</source>
        <translation>Zentren · Einh.</translation>
    </message>
    <message>
        <source>Orders and report</source>
        <translation>Befehle und Bericht</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Names: {mode}</source>
        <translation>Namen: {mode}</translation>
    </message>
    <message>
        <source>A map client for the board game Diplomacy and four of its variants. Diplomacy is a trademark of its owner, with whom this project is not affiliated.</source>
        <translation>Ein Kartenprogramm für das Brettspiel Diplomacy und vier seiner Varianten. Diplomacy ist eine Marke ihres Inhabers, mit dem dieses Projekt nicht verbunden ist.</translation>
    </message>
    <message>
        <source>Sandbox</source>
        <translation>Sandbox</translation>
    </message>
    <message>
        <source>Chancery was not closed properly. This game was kept: {game}, {turn}.</source>
        <translation>Chancery wurde nicht richtig beendet. Diese Partie ist erhalten geblieben: {game}, {turn}.</translation>
    </message>
    <message>
        <source>&amp;Open it</source>
        <translation>&amp;Öffnen</translation>
    </message>
    <message>
        <source>&amp;Delete it</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>S&amp;päter</translation>
    </message>
    <message>
        <source>Later asks again at the next start. If you delete it, what was not saved is lost.</source>
        <translation>„Später“ fragt beim nächsten Start noch einmal. Wird sie gelöscht, geht verloren, was nicht gespeichert war.</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Army</source>
        <translation>Armee</translation>
    </message>
    <message>
        <source>Fleet</source>
        <translation>Flotte</translation>
    </message>
    <message>
        <source>Waive</source>
        <translation>Verzicht</translation>
    </message>
    <message>
        <source>one build left unused</source>
        <translation>ein Aufbau bleibt ungenutzt</translation>
    </message>
    <message>
        <source>Waive one build</source>
        <translation>Auf einen Aufbau verzichten</translation>
    </message>
    <message>
        <source>build</source>
        <translation>aufbauen</translation>
    </message>
    <message>
        <source>disband</source>
        <translation>auflösen</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>auto</translation>
    </message>
    <message>
        <source>names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>codes</source>
        <translation>Kürzel</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} oder {last}</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} und {last}</translation>
    </message>
    <message>
        <source>void</source>
        <translation>nichtig</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>unterbrochen</translation>
    </message>
    <message>
        <source>cut by {unit}</source>
        <translation>unterbrochen von {unit}</translation>
    </message>
    <message>
        <source>not carried</source>
        <translation>kein Konvoi</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>nicht gezählt</translation>
    </message>
    <message>
        <source>{outcome}, dislodged</source>
        <translation>{outcome}, vertrieben</translation>
    </message>
    <message>
        <source>not let through</source>
        <translation>nicht durchgelassen</translation>
    </message>
    <message>
        <source>stayed</source>
        <translation>nicht abgefahren</translation>
    </message>
    <message>
        <source>stopped at {place}</source>
        <translation>hielt in {place}</translation>
    </message>
    <message>
        <source>No station before it was free at the end, so it stayed.</source>
        <translation>Kein Bahnhof davor war am Ende frei, also blieb die Armee.</translation>
    </message>
    <message>
        <source>{place} was the nearest station that was free at the end.</source>
        <translation>{place} war der nächste Bahnhof, der am Ende frei war.</translation>
    </message>
    <message>
        <source>dislodged</source>
        <translation>vertrieben</translation>
    </message>
    <message>
        <source>dislodged by {unit}</source>
        <translation>vertrieben von {unit}</translation>
    </message>
    <message>
        <source>It has nowhere to go and is disbanded.</source>
        <translation>Kein Rückzug möglich, sie wird aufgelöst.</translation>
    </message>
    <message>
        <source>It may go to {places}.</source>
        <translation>Rückzug möglich: {places}.</translation>
    </message>
    <message>
        <source>disbanded</source>
        <translation>aufgelöst</translation>
    </message>
    <message>
        <source>bounced, then dislodged</source>
        <translation>abgeprallt, dann vertrieben</translation>
    </message>
    <message>
        <source>bounced with {unit}</source>
        <translation>Patt mit {unit}</translation>
    </message>
    <message>
        <source>bounced, own unit</source>
        <translation>abgeprallt, eigene Einheit</translation>
    </message>
    <message>
        <source>bounced</source>
        <translation>abgeprallt</translation>
    </message>
    <message>
        <source>landed</source>
        <translation>gelandet</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>gezogen</translation>
    </message>
    <message>
        <source>arrived</source>
        <translation>angekommen</translation>
    </message>
    <message>
        <source>held</source>
        <translation>gehalten</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>gilt</translation>
    </message>
    <message>
        <source>carried</source>
        <translation>übergesetzt</translation>
    </message>
    <message>
        <source>retreated</source>
        <translation>zurückgezogen</translation>
    </message>
    <message>
        <source>built</source>
        <translation>aufgebaut</translation>
    </message>
    <message>
        <source>waived</source>
        <translation>verzichtet</translation>
    </message>
    <message>
        <source>{outcome}, {attack} to {defence}</source>
        <translation>{outcome}, {attack} zu {defence}</translation>
    </message>
    <message>
        <source>Rule: {rule}</source>
        <translation>Regel: {rule}</translation>
    </message>
</context>
</TS>
