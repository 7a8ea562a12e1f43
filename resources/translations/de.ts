<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1">
<context>
    <name>Actions</name>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agree a draw…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take all orders back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop the curtain now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phase before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phase after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Latest phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Chancery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{action}: {edit}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{province} · centre of {power}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{province} · unowned centre</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Pass the screen to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let another power write first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>played by {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I am {power} — show my orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orders written so far are sealed. Nothing of the board is shown or undone here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} of {total} to write</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Draw</name>
    <message>
        <source>End the game by agreement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A draw among these powers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All others concede to one power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agree a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All players must agree. The powers in the draw share the result.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Edits</name>
    <message>
        <source>take {order} back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take all orders back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>The program has made a mistake, and the last step may not have been done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is still open. Details without any orders are in {path}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{file}” is no game that can be read here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At {place}: {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{file}” cannot be opened: {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{file}” cannot be written: {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is still open; save it elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The open game is as it was.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Open a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game has changes that are not saved. Save them first?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt ← → step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Latest</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hot-seat game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sandbox</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays which power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start {turn}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One person plays all powers, without curtains.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody has to play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One player has all the powers that are played: no curtains.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{people} players with {powers} powers. The curtain drops between powers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody — holds (civil disorder)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> of {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{powers} powers · {centers} centres
{wins} to win</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Orders</name>
    <message>
        <source>{written} of {due}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no order yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Will be disbanded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Will hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Will be waived</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Will be chosen by the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not chosen yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Phases</name>
    <message>
        <source>Winter {year}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spring {year}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fall {year}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retreats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Builds and removals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Builds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on to {turn}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on to retreats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on to builds and removals</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Powers</name>
    <message>
        <source>Eliminated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody, holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{written} of {due}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dislodged: {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bounced: {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Centres: {change}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} centres win. They change hands after the Fall retreats.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>centres: {centers}, units: {units}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message>
        <source>Del</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{power}: waive one build</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Support to hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{action} ({key})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>click a goal for {unit}, or the unit itself to let it go.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>click where {unit} goes by convoy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>click the unit that {unit} supports.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>click the goal of {other}, or that unit again to support it to hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>click the goal of {other} that {unit} supports.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>click {other} again to support it to hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>click the army that {unit} convoys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>click where {unit} convoys {other}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose the coast of {province}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>click where {unit} retreats, or disband it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>disband {unit}; it has nowhere to go.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose what to build in {province}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>click {unit} to remove or to keep it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Support</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Convoy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go by convoy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disband</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waive one build</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be built in {province} now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A unit stands in {province}; builds need an empty home centre.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All that {power} is due is ordered. A click on one takes it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No unit is selected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no build left to waive.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} cannot do that now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That means nothing now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No unit that you order has to retreat from {province}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unit in {province} is not yours to order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No unit stands in {province}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} cannot retreat to {province}: a unit stands there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} cannot retreat to {province}: its attacker came from there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} cannot retreat to {province}: a stand-off left it empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} cannot help {other} from where it stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} cannot help {other} to {province}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} cannot reach {province}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} cannot go to sea.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} cannot go inland.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>The move had {attack}, the other {defence}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The defence had {attack}, the attack {defence}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attack had {attack}, the defence {defence}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing stood or came against it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A move needs more than the defence, and it had more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A move needs more than the defence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another move there was as strong, so nobody got in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another move there was stronger.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attacks on it were equally strong, so it stayed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was done as ordered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unit that came the other way was as strong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A power never dislodges its own unit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing disturbed it, so it counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stayed where it was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal attacks kept each other out, so it stayed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An attack from elsewhere cuts support.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attack was stronger than the defence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fleet of every route was dislodged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No chain of fleets was ordered to carry it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The orders depend on each other in a circle; the rule for paradoxes settles it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other unit was ordered otherwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unit had two different orders, so it holds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No such unit of this power stands there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From where the unit stands this can never be done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A unit of this kind cannot do that, or not in this phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The coast is missing, or it is not the right one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A unit may not retreat there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another unit retreated there, so both are disbanded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units are built in home centres that the power owns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A unit stands there already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was carried out as ordered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More was written than is due.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} went there as well, so nobody got in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} went there as well and was stronger.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} came the other way and was as strong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} went there with more strength.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attacks of {unit} were equally strong, so none of them got in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} attacked it. An attack from elsewhere cuts support, even if it does not succeed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} was stronger.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} was dislodged, and no other route was left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} was ordered otherwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} retreated there too, so both are disbanded.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>disbanded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waived</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Centres gained: {places}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Centres lost: {places}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>held</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Convoy paradox</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Szykman: the convoyed army in the circle stays, all else counts. Or all moves in it fail.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Szykman</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Convoy to a neighbour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By convoy if an own fleet is ordered to carry the army, or only if the order says via.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own fleet shows it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say “via”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Broken convoy to a neighbour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An army ordered via to a neighbour stays if no convoy is left, or goes by land.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By land</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Convoy route in the order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A route written in the order only means via, or the convoy has to take it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any route</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This route</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing removals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unit farthest from these centres goes first if a player names too few.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Owned centres</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home centres</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Victory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A power that owns so many centres when they are counted has won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End after a fixed turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game ends after this year as a draw among all survivors.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Side</name>
    <message>
        <source>Report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{written} of {due}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orders of all powers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orders of {power}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a unit on the map, then where it goes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>orders: {orders} · carried out: {good}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>&lt;b&gt;Next:&lt;/b&gt; {sentence}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hand the screen to {power}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>click where {unit} retreats.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give {unit} an order: click it, then its goal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>click where {power} builds; left: {number}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>click the units that {power} removes; left: {number}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everything is written; click {action}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>go back to {turn} to go on with the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>look at what happened, then click {action}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>start a {game}, or look back at this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to {turn}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resolve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seal orders and hand over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{step}: results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{powers} has won the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All others concede the game to {powers}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game ends with {powers} alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is a draw among {powers}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Powers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>centres · units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orders and report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A map client for the board game Diplomacy and four of its variants. Diplomacy is a trademark of its owner, with whom this project is not affiliated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sandbox</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game was left open when the program ended: {game}, {turn}. Go on with it?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fleet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one build left unused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waive one build</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>build</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>disband</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>void</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cut by {unit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not carried</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dislodged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dislodged by {unit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has nowhere to go and is disbanded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It may go to {places}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>disbanded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bounced, then dislodged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bounced with {unit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bounced, own unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bounced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>landed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>carried</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>retreated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>built</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waived</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{outcome}, {attack} to {defence}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule: {rule}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
