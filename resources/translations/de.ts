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
        <source>Agree a draw…</source>
        <translation>Remis vereinbaren…</translation>
    </message>
    <message>
        <source>Declare a draw…</source>
        <translation>Remis erklären…</translation>
    </message>
    <message>
        <source>Agree on the end…</source>
        <translation>Ende vereinbaren…</translation>
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
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Drop the curtain now</source>
        <translation>Vorhang jetzt schließen</translation>
    </message>
    <message>
        <source>Fit the board</source>
        <translation>Ganze Karte</translation>
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
        <source>Names, codes or none</source>
        <translation>Namen, Kürzel oder nichts</translation>
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
        <source>Reset layout</source>
        <translation>Anordnung zurücksetzen</translation>
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
        <source>{province} · unowned centre</source>
        <translation>{province} · neutrales Zentrum</translation>
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
        <translation>Eine andere Macht zuerst schreiben lassen</translation>
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
        <source>{number} of {total} to write</source>
        <translation>{number} von {total} schreibt</translation>
    </message>
</context>
<context>
    <name>Draw</name>
    <message>
        <source>End the game by agreement</source>
        <translation>Das Spiel einvernehmlich beenden</translation>
    </message>
    <message>
        <source>A draw among these powers</source>
        <translation>Ein Remis dieser Mächte</translation>
    </message>
    <message>
        <source>All others concede to one power</source>
        <translation>Alle anderen geben zugunsten einer Macht auf</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Spiel beenden</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Agree a draw</source>
        <translation>Remis vereinbaren</translation>
    </message>
    <message>
        <source>All players must agree. The powers in the draw share the result.</source>
        <translation>Alle Spieler müssen zustimmen. Die Mächte im Remis teilen das Ergebnis.</translation>
    </message>
    <message>
        <source>Do all players agree? The game then ends at once.</source>
        <translation>Sind alle Spieler einverstanden? Die Partie endet dann sofort.</translation>
    </message>
    <message>
        <source>Declare a draw</source>
        <translation>Remis erklären</translation>
    </message>
    <message>
        <source>Declare the draw</source>
        <translation>Das Remis erklären</translation>
    </message>
    <message>
        <source>{powers} have {number} centres or more, so neither has won. Until centres are counted again either may end the game as a draw between them, whatever the others say.</source>
        <translation>{powers} haben {number} Zentren oder mehr, also hat keine gewonnen. Bis zur nächsten Zählung darf jede von ihnen das Spiel als Remis zwischen beiden beenden, was auch immer die anderen sagen.</translation>
    </message>
    <message>
        <source>Who declares it?</source>
        <translation>Wer erklärt es?</translation>
    </message>
    <message>
        <source>Agree on the end</source>
        <translation>Ende vereinbaren</translation>
    </message>
    <message>
        <source>Agree on this end</source>
        <translation>Dieses Ende vereinbaren</translation>
    </message>
    <message>
        <source>The game ends after the year chosen here as a draw among all survivors, or goes on until one wins. All powers that own a centre must agree.</source>
        <translation>Das Spiel endet nach dem hier gewählten Jahr als Remis aller Überlebenden, oder es geht weiter, bis jemand gewinnt. Alle Mächte mit einem Zentrum müssen zustimmen.</translation>
    </message>
    <message>
        <source>End after</source>
        <translation>Ende nach</translation>
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
        <source>“{file}” cannot be written: {problem}</source>
        <translation>„{file}“ lässt sich nicht schreiben: {problem}</translation>
    </message>
    <message>
        <source>The game is still open; save it elsewhere.</source>
        <translation>Das Spiel ist noch offen; an einem anderen Ort speichern.</translation>
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
        <source>Save the game</source>
        <translation>Das Spiel speichern</translation>
    </message>
    <message>
        <source>This game has changes that are not saved. Save them first?</source>
        <translation>Dieses Spiel hat ungespeicherte Änderungen. Zuerst speichern?</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle Dateien</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>The game as it began</source>
        <translation>Das Spiel, wie es begann</translation>
    </message>
    <message>
        <source>Six English armies</source>
        <translation>Sechs englische Armeen</translation>
    </message>
    <message>
        <source>Cape route, Gibraltar, Siberia</source>
        <translation>Kap, Gibraltar, Sibirien</translation>
    </message>
    <message>
        <source>Five years a turn</source>
        <translation>Fünf Jahre je Runde</translation>
    </message>
    <message>
        <source>Railway, Suez, Hong Kong</source>
        <translation>Bahn, Suez, Hongkong</translation>
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
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Hot-seat game</source>
        <translation>Reihum an einem Gerät</translation>
    </message>
    <message>
        <source>Sandbox</source>
        <translation>Sandkasten</translation>
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
        <source>Reset to the rules of this game</source>
        <translation>Zurück zu den Regeln dieses Spiels</translation>
    </message>
    <message>
        <source>Who plays which power</source>
        <translation>Wer spielt welche Macht</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
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
        <source>One player has all the powers that are played: no curtains.</source>
        <translation>Ein Spieler hat alle gespielten Mächte: kein Vorhang.</translation>
    </message>
    <message>
        <source>{people} players with {powers} powers. The curtain drops between powers.</source>
        <translation>{people} Spieler mit {powers} Mächten. Zwischen zwei Mächten fällt der Vorhang.</translation>
    </message>
    <message>
        <source>Nobody — holds (civil disorder)</source>
        <translation>Niemand — hält (Anarchie)</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source> of {number}</source>
        <translation> von {number}</translation>
    </message>
    <message>
        <source>{powers} powers · {centers} centres
{wins} to win</source>
        <translation>{powers} Mächte · {centers} Zentren
{wins} zum Sieg</translation>
    </message>
</context>
<context>
    <name>Orders</name>
    <message>
        <source>{written} of {due}</source>
        <translation>{written} von {due}</translation>
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
        <translation>{number} Zentren gewinnen. Sie wechseln nach den Herbstrückzügen den Besitzer.</translation>
    </message>
    <message>
        <source>{number} centres win. They change hands every {turns} turns.</source>
        <translation>{number} Zentren gewinnen. Sie wechseln alle {turns} Runden den Besitzer.</translation>
    </message>
    <message>
        <source>The winner must have more than any other.</source>
        <translation>Der Sieger muss mehr als jeder andere haben.</translation>
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
    <name>Prompts</name>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
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
        <source>click where {unit} goes by convoy.</source>
        <translation>{unit}: das Ziel im Geleit anklicken.</translation>
    </message>
    <message>
        <source>click a goal for {unit}; through the canal to {province} only if {power} gives leave.</source>
        <translation>klicken Sie ein Ziel für {unit}; durch den Kanal nach {province} nur, wenn {power} es erlaubt.</translation>
    </message>
    <message>
        <source>click a goal for {unit}; through the canal to {province} only while {other} stays.</source>
        <translation>klicken Sie ein Ziel für {unit}; durch den Kanal nach {province} nur, solange {other} bleibt.</translation>
    </message>
    <message>
        <source>click the station to which {unit} goes by railway.</source>
        <translation>klicken Sie den Bahnhof, zu dem {unit} mit der Bahn fährt.</translation>
    </message>
    <message>
        <source>click a station for {unit}; one train runs in a turn, so that of {other} is taken back.</source>
        <translation>klicken Sie einen Bahnhof für {unit}; je Runde fährt ein Zug, der von {other} wird zurückgenommen.</translation>
    </message>
    <message>
        <source>click the fleet that {unit} lets through the canal, or takes leave from.</source>
        <translation>klicken Sie die Flotte, die {unit} durch den Kanal lässt oder der sie es wieder verwehrt.</translation>
    </message>
    <message>
        <source>click the unit that {unit} supports.</source>
        <translation>die Einheit anklicken, die {unit} unterstützt.</translation>
    </message>
    <message>
        <source>click the goal of {other}, or that unit again to support it to hold.</source>
        <translation>{other}: das Ziel anklicken, oder die Einheit nochmals, um sie im Halten zu unterstützen.</translation>
    </message>
    <message>
        <source>click the goal of {other} that {unit} supports.</source>
        <translation>{other}: das Ziel anklicken, unterstützt von {unit}.</translation>
    </message>
    <message>
        <source>click {other} again to support it to hold.</source>
        <translation>{other} noch einmal anklicken, um sie zum Halten zu unterstützen.</translation>
    </message>
    <message>
        <source>click the army that {unit} convoys.</source>
        <translation>die Armee anklicken, die {unit} geleitet.</translation>
    </message>
    <message>
        <source>click where {unit} convoys {other}.</source>
        <translation>anklicken, wohin {unit} {other} geleitet.</translation>
    </message>
    <message>
        <source>choose the coast of {province}.</source>
        <translation>{province}: die Küste wählen.</translation>
    </message>
    <message>
        <source>click where {unit} retreats, or disband it.</source>
        <translation>anklicken, wohin {unit} sich zurückzieht, oder sie auflösen.</translation>
    </message>
    <message>
        <source>disband {unit}; it has nowhere to go.</source>
        <translation>{unit}: aufzulösen, es gibt keinen Ausweg.</translation>
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
        <translation>Geleiten</translation>
    </message>
    <message>
        <source>Go by convoy</source>
        <translation>Im Geleit ziehen</translation>
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
        <source>Nothing can be built in {province} now.</source>
        <translation>{province}: hier kann jetzt nichts aufgebaut werden.</translation>
    </message>
    <message>
        <source>A unit stands in {province}; units are built on empty places.</source>
        <translation>In {province} steht eine Einheit; gebaut wird auf leeren Plätzen.</translation>
    </message>
    <message>
        <source>{unit} cannot pass the canal: no unit controls it.</source>
        <translation>{unit} kann den Kanal nicht passieren: keine Einheit beherrscht ihn.</translation>
    </message>
    <message>
        <source>No fleet that could pass the canal stands in {province}.</source>
        <translation>In {province} steht keine Flotte, die den Kanal passieren könnte.</translation>
    </message>
    <message>
        <source>{province} is no station to which {unit} could go by railway.</source>
        <translation>{province} ist kein Bahnhof, zu dem {unit} mit der Bahn fahren könnte.</translation>
    </message>
    <message>
        <source>All that {power} is due is ordered. A click on one takes it back.</source>
        <translation>{power}: alles ist befohlen. Ein Klick auf einen Befehl nimmt ihn zurück.</translation>
    </message>
    <message>
        <source>No unit is selected.</source>
        <translation>Keine Einheit ist gewählt.</translation>
    </message>
    <message>
        <source>There is no build left to waive.</source>
        <translation>Es ist kein Aufbau mehr übrig, auf den man verzichten könnte.</translation>
    </message>
    <message>
        <source>{unit} cannot do that now.</source>
        <translation>{unit} kann das jetzt nicht.</translation>
    </message>
    <message>
        <source>That means nothing now.</source>
        <translation>Das bedeutet jetzt nichts.</translation>
    </message>
    <message>
        <source>No unit that you order has to retreat from {province}.</source>
        <translation>{province}: keine Ihrer Einheiten muss sich von hier zurückziehen.</translation>
    </message>
    <message>
        <source>The unit in {province} is not yours to order.</source>
        <translation>{province}: die Einheit gehört Ihnen nicht.</translation>
    </message>
    <message>
        <source>No unit stands in {province}.</source>
        <translation>{province}: hier steht keine Einheit.</translation>
    </message>
    <message>
        <source>{unit} cannot retreat to {province}: a unit stands there.</source>
        <translation>{unit} kann dorthin ({province}) nicht zurück: dort steht eine Einheit.</translation>
    </message>
    <message>
        <source>{unit} cannot retreat to {province}: its attacker came from there.</source>
        <translation>{unit} kann dorthin ({province}) nicht zurück: von dort kam der Angriff.</translation>
    </message>
    <message>
        <source>{unit} cannot retreat to {province}: a stand-off left it empty.</source>
        <translation>{unit} kann dorthin ({province}) nicht zurück: durch ein Patt leer geblieben.</translation>
    </message>
    <message>
        <source>{unit} cannot help {other} from where it stands.</source>
        <translation>{unit} kann {other} von ihrem Platz aus nicht helfen.</translation>
    </message>
    <message>
        <source>{unit} cannot help {other} to {province}.</source>
        <translation>{unit} kann {other} dorthin ({province}) nicht helfen.</translation>
    </message>
    <message>
        <source>{unit} cannot reach {province}.</source>
        <translation>{unit} kann dorthin ({province}) nicht ziehen.</translation>
    </message>
    <message>
        <source>{unit} cannot go to sea.</source>
        <translation>{unit} kann nicht aufs Meer.</translation>
    </message>
    <message>
        <source>{unit} cannot go inland.</source>
        <translation>{unit} kann nicht ins Binnenland.</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>Round the Cape: {attack} against {defence}.</source>
        <translation>Um das Kap: {attack} gegen {defence}.</translation>
    </message>
    <message>
        <source>The train had {attack}, the other {defence}.</source>
        <translation>Der Zug hatte {attack}, der andere {defence}.</translation>
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
        <translation>Nichts stand oder kam ihm entgegen.</translation>
    </message>
    <message>
        <source>A move needs more than the defence, and it had more.</source>
        <translation>Ein Zug braucht mehr als die Verteidigung, und er hatte mehr.</translation>
    </message>
    <message>
        <source>A move needs more than the defence.</source>
        <translation>Ein Zug braucht mehr als die Verteidigung.</translation>
    </message>
    <message>
        <source>Another move there was as strong, so nobody got in.</source>
        <translation>Ein anderer Zug dorthin war gleich stark, also kam niemand hinein.</translation>
    </message>
    <message>
        <source>Another move there was stronger.</source>
        <translation>Ein anderer Zug dorthin war stärker.</translation>
    </message>
    <message>
        <source>The unit that came the other way was as strong.</source>
        <translation>Die entgegenkommende Einheit war gleich stark.</translation>
    </message>
    <message>
        <source>A power never dislodges its own unit.</source>
        <translation>Eine Macht vertreibt nie ihre eigene Einheit.</translation>
    </message>
    <message>
        <source>Nothing disturbed it, so it counted.</source>
        <translation>Nichts störte ihn, also zählte er.</translation>
    </message>
    <message>
        <source>A fleet that comes round the Cape cuts no support.</source>
        <translation>Eine Flotte, die um das Kap kommt, schneidet keine Unterstützung ab.</translation>
    </message>
    <message>
        <source>It stayed where it was.</source>
        <translation>Sie blieb, wo sie war.</translation>
    </message>
    <message>
        <source>Equal attacks kept each other out, so it stayed.</source>
        <translation>Gleiche Angriffe hielten einander fern, also blieb sie.</translation>
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
        <translation>Keine Kette von Flotten hatte Befehl, sie zu geleiten.</translation>
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
        <source>The canal was closed to it: nobody let it pass.</source>
        <translation>Der Kanal war ihr verschlossen: niemand ließ sie durch.</translation>
    </message>
    <message>
        <source>The canal was closed: nobody controls it.</source>
        <translation>Der Kanal war geschlossen: niemand beherrscht ihn.</translation>
    </message>
    <message>
        <source>The canal was closed: the unit that controls it left or was dislodged.</source>
        <translation>Der Kanal war geschlossen: Die Einheit, die ihn beherrscht, zog ab oder wurde vertrieben.</translation>
    </message>
    <message>
        <source>The line was blocked by a foreign unit.</source>
        <translation>Die Strecke war von einer fremden Einheit versperrt.</translation>
    </message>
    <message>
        <source>A unit of its own was dislodged on the line.</source>
        <translation>Eine eigene Einheit wurde auf der Strecke vertrieben.</translation>
    </message>
    <message>
        <source>Another unit moved into a station on the line.</source>
        <translation>Eine andere Einheit zog in einen Bahnhof an der Strecke.</translation>
    </message>
    <message>
        <source>A unit came against it from the first station.</source>
        <translation>Eine Einheit kam ihm aus dem ersten Bahnhof entgegen.</translation>
    </message>
    <message>
        <source>The others that went there kept each other out.</source>
        <translation>Die anderen, die dorthin zogen, hielten einander fern.</translation>
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
        <translation>Dort steht keine solche Einheit dieser Macht.</translation>
    </message>
    <message>
        <source>From where the unit stands this can never be done.</source>
        <translation>Von ihrem Platz aus kann die Einheit das nie ausführen.</translation>
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
        <translation>Eine Macht ohne eines ihrer ursprünglichen Zentren baut nichts.</translation>
    </message>
    <message>
        <source>The emergency measures allow it, as some home centres are lost.</source>
        <translation>Die Notfallregel erlaubt es, da Heimatzentren verloren sind.</translation>
    </message>
    <message>
        <source>This is no place where the power may build now.</source>
        <translation>Hier darf die Macht jetzt nicht bauen.</translation>
    </message>
    <message>
        <source>A unit stands there already.</source>
        <translation>Dort steht schon eine Einheit.</translation>
    </message>
    <message>
        <source>It was carried out as ordered.</source>
        <translation>Es wurde wie befohlen ausgeführt.</translation>
    </message>
    <message>
        <source>More was written than is due.</source>
        <translation>Es wurde mehr geschrieben, als zusteht.</translation>
    </message>
    <message>
        <source>{unit} went there as well, so nobody got in.</source>
        <translation>{unit} zog auch dorthin, also kam niemand hinein.</translation>
    </message>
    <message>
        <source>{unit} went there as well and was stronger.</source>
        <translation>{unit} zog auch dorthin und war stärker.</translation>
    </message>
    <message>
        <source>{unit} came round the Cape and so did not cut it.</source>
        <translation>{unit} kam um das Kap und schnitt sie deshalb nicht ab.</translation>
    </message>
    <message>
        <source>{unit} retreated there by a shorter way and went first.</source>
        <translation>{unit} zog sich auf kürzerem Weg dorthin zurück und hatte Vorrang.</translation>
    </message>
    <message>
        <source>{unit} came the other way and was as strong.</source>
        <translation>{unit} kam entgegen und war gleich stark.</translation>
    </message>
    <message>
        <source>The attacks of {unit} were equally strong, so none of them got in.</source>
        <translation>Die Angriffe von {unit} waren gleich stark, keiner kam hinein.</translation>
    </message>
    <message>
        <source>{unit} attacked it. An attack from elsewhere cuts support, even if it does not succeed.</source>
        <translation>{unit} griff an. Ein Angriff von anderswo unterbricht die Unterstützung, auch wenn er nicht gelingt.</translation>
    </message>
    <message>
        <source>{unit} was stronger.</source>
        <translation>{unit} war stärker.</translation>
    </message>
    <message>
        <source>{unit} was dislodged, and no other route was left.</source>
        <translation>{unit} wurde vertrieben, und kein anderer Weg blieb.</translation>
    </message>
    <message>
        <source>{unit} controls the canal and did not let it pass.</source>
        <translation>{unit} beherrscht den Kanal und ließ sie nicht durch.</translation>
    </message>
    <message>
        <source>{unit}, which controls the canal, left or was dislodged, so it was closed.</source>
        <translation>{unit} beherrscht den Kanal und zog ab oder wurde vertrieben, also war er geschlossen.</translation>
    </message>
    <message>
        <source>The line was blocked: {unit} did not leave {place}.</source>
        <translation>Die Strecke war versperrt: {unit} verließ {place} nicht.</translation>
    </message>
    <message>
        <source>{unit} dislodged a unit of its own at {place}.</source>
        <translation>{unit} vertrieb eine eigene Einheit in {place}.</translation>
    </message>
    <message>
        <source>{unit} moved into {place} on the line.</source>
        <translation>{unit} zog nach {place} an der Strecke.</translation>
    </message>
    <message>
        <source>{unit} came against it from the first station.</source>
        <translation>{unit} kam ihm aus dem ersten Bahnhof entgegen.</translation>
    </message>
    <message>
        <source>{unit} kept each other out, so the train got in.</source>
        <translation>{unit} hielten einander fern, also kam der Zug hinein.</translation>
    </message>
    <message>
        <source>{unit} stayed in its goal.</source>
        <translation>{unit} blieb am Ziel.</translation>
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
        <translation>Geleitparadox</translation>
    </message>
    <message>
        <source>Szykman: the convoyed army in the circle stays, all else counts. Or all moves in it fail.</source>
        <translation>Szykman: die geleitete Armee im Kreis bleibt, alles andere zählt. Oder alle Züge darin scheitern.</translation>
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
        <translation>Geleit zum Nachbarn</translation>
    </message>
    <message>
        <source>By convoy if an own fleet is ordered to carry the army, or only if the order says via.</source>
        <translation>Im Geleit, wenn eine eigene Flotte die Armee geleitet, oder nur, wenn der Befehl via sagt.</translation>
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
        <translation>Geleit zum Nachbarn fällt aus</translation>
    </message>
    <message>
        <source>An army ordered via to a neighbour stays if no convoy is left, or goes by land.</source>
        <translation>Eine Armee mit via zum Nachbarn bleibt, wenn kein Geleit mehr da ist, oder zieht über Land.</translation>
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
        <translation>Geleitweg im Befehl</translation>
    </message>
    <message>
        <source>A route written in the order only means via, or the convoy has to take it.</source>
        <translation>Ein Weg im Befehl heißt nur via, oder das Geleit muss ihn nehmen.</translation>
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
        <translation>Fehlender Abbau</translation>
    </message>
    <message>
        <source>The unit farthest from these centres goes first if a player names too few.</source>
        <translation>Die von diesen Zentren fernste Einheit geht zuerst, wenn jemand zu wenige nennt.</translation>
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
        <translation>3.1: England hat eine Flotte in Devon, Frankreich eine Armee mehr. 3.2: die Flotte im Ärmelkanal. 3.0: ebenso ohne die französische Armee.</translation>
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
        <translation>Armeen und Flotten benutzen die Brücken zwischen Inseln, oder nur Armeen.</translation>
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
        <translation>Sie gilt nur, wenn die Einheit in Ägypten bleibt, oder auch, wenn sie geht oder vertrieben wird.</translation>
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
        <translation>Aus Ägypten unterstützt eine Flotte eine Kanalfahrt, oder auch eine Armee.</translation>
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
        <translation>Der Zug hält in einem Zentrum der Strecke, das Russland nicht besitzt, außer wenn eine eigene Armee dort bleibt.</translation>
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
        <translation>Namen der Züge</translation>
    </message>
    <message>
        <source>Turns are called by the years some apart, or Spring and Fall as by the judges.</source>
        <translation>Züge heißen nach Jahren mit Abstand, oder Frühjahr und Herbst wie bei den Judges.</translation>
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
        <source>A power that owns so many centres when they are counted has won.</source>
        <translation>Eine Macht, die bei der Zählung so viele Zentren hat, hat gewonnen.</translation>
    </message>
    <message>
        <source>End after a fixed turn</source>
        <translation>Ende nach einem festen Jahr</translation>
    </message>
    <message>
        <source>The game ends after this year as a draw among all survivors.</source>
        <translation>Das Spiel endet nach diesem Jahr als Remis aller Überlebenden.</translation>
    </message>
    <message>
        <source>A power with so many centres and more than any other has won when they are counted.</source>
        <translation>Eine Macht mit so vielen Zentren und mehr als jede andere hat bei der Zählung gewonnen.</translation>
    </message>
    <message>
        <source>A power that alone has so many centres wins. If two have, either may declare a draw.</source>
        <translation>Eine Macht, die als Einzige so viele Zentren hat, gewinnt. Haben zwei so viele, darf jede ein Remis erklären.</translation>
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
    <name>Side</name>
    <message>
        <source>Declare a draw…</source>
        <translation>Remis erklären…</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>{powers} have enough centres to win. Either may declare a draw of both.</source>
        <translation>{powers} haben genug Zentren zum Sieg. Jede darf ein Remis der beiden erklären.</translation>
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
        <source>Click a unit on the map, then where it goes.</source>
        <translation>Eine Einheit auf der Karte anklicken, dann ihr Ziel.</translation>
    </message>
    <message>
        <source>orders: {orders} · carried out: {good}</source>
        <translation>Befehle: {orders} · ausgeführt: {good}</translation>
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
        <translation>den Bildschirm übergeben; am Zug: {power}.</translation>
    </message>
    <message>
        <source>click where {unit} retreats.</source>
        <translation>anklicken, wohin {unit} sich zurückzieht.</translation>
    </message>
    <message>
        <source>give {unit} an order: click it, then its goal.</source>
        <translation>{unit} einen Befehl geben: anklicken, dann das Ziel.</translation>
    </message>
    <message>
        <source>click where {power} builds; left: {number}.</source>
        <translation>{power}: Aufbauorte anklicken; übrig: {number}.</translation>
    </message>
    <message>
        <source>click the units that {power} removes; left: {number}.</source>
        <translation>{power}: abzubauende Einheiten anklicken; übrig: {number}.</translation>
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
        <translation>Befehle versiegeln und übergeben</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Ende des Spiels</translation>
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
        <translation>Remis: {powers}.</translation>
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
        <translation>Sandkasten</translation>
    </message>
    <message>
        <source>A game was left open when the program ended: {game}, {turn}. Go on with it?</source>
        <translation>Beim Ende des Programms war ein Spiel offen: {game}, {turn}. Damit weitermachen?</translation>
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
        <translation>nicht geleitet</translation>
    </message>
    <message>
        <source>not let through</source>
        <translation>nicht durchgelassen</translation>
    </message>
    <message>
        <source>stayed</source>
        <translation>geblieben</translation>
    </message>
    <message>
        <source>stopped at {place}</source>
        <translation>hielt in {place}</translation>
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
        <translation>Sie kann nirgends hin und wird aufgelöst.</translation>
    </message>
    <message>
        <source>It may go to {places}.</source>
        <translation>Sie kann nach {places}.</translation>
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
        <translation>gezählt</translation>
    </message>
    <message>
        <source>carried</source>
        <translation>geleitet</translation>
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
