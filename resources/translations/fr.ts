<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name>Actions</name>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Édition</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Ordres</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Add a board of your own…</source>
        <translation>Ajouter un plateau personnel…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Agree a draw…</source>
        <translation>Convenir d’une nulle…</translation>
    </message>
    <message>
        <source>Declare a draw…</source>
        <translation>Déclarer une nulle…</translation>
    </message>
    <message>
        <source>Agree on the end…</source>
        <translation>Convenir de la fin…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Take all orders back</source>
        <translation>Retirer tous les ordres</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Drop the curtain now</source>
        <translation>Baisser le rideau</translation>
    </message>
    <message>
        <source>Fit the board</source>
        <translation>Toute la carte</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Agrandir</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Réduire</translation>
    </message>
    <message>
        <source>Names, codes or none</source>
        <translation>Noms, codes ou rien</translation>
    </message>
    <message>
        <source>First phase</source>
        <translation>Première phase</translation>
    </message>
    <message>
        <source>Phase before</source>
        <translation>Phase précédente</translation>
    </message>
    <message>
        <source>Phase after</source>
        <translation>Phase suivante</translation>
    </message>
    <message>
        <source>Latest phase</source>
        <translation>Dernière phase</translation>
    </message>
    <message>
        <source>Reset layout</source>
        <translation>Rétablir la disposition</translation>
    </message>
    <message>
        <source>About Chancery</source>
        <translation>À propos de Chancery</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Barre d’outils</translation>
    </message>
    <message>
        <source>{action}: {edit}</source>
        <translation>{action}&#xa0;: {edit}</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Board</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>{province} · centre of {power}</source>
        <translation>{province} · centre, {power}</translation>
    </message>
    <message>
        <source>{province} · unowned centre</source>
        <translation>{province} · centre neutre</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Pass the screen to</source>
        <translation>Passez l’écran à</translation>
    </message>
    <message>
        <source>Let another power write first</source>
        <translation>Laisser une autre puissance écrire d’abord</translation>
    </message>
    <message>
        <source>played by {player}</source>
        <translation>jouée par {player}</translation>
    </message>
    <message>
        <source>I am {power} — show my orders</source>
        <translation>{power}, c’est moi — montrer mes ordres</translation>
    </message>
    <message>
        <source>Orders written so far are sealed. Nothing of the board is shown or undone here.</source>
        <translation>Les ordres déjà écrits sont scellés. Ici, rien de la carte n’est montré ni annulé.</translation>
    </message>
    <message>
        <source>{number} of {total} to write</source>
        <translation>{number} sur {total} à écrire</translation>
    </message>
</context>
<context>
    <name>Draw</name>
    <message>
        <source>End the game by agreement</source>
        <translation>Terminer la partie d’un commun accord</translation>
    </message>
    <message>
        <source>A draw among these powers</source>
        <translation>Une nulle entre ces puissances</translation>
    </message>
    <message>
        <source>All others concede to one power</source>
        <translation>Toutes les autres s’inclinent devant une puissance</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Terminer la partie</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer la partie</translation>
    </message>
    <message>
        <source>Agree a draw</source>
        <translation>Convenir d’une nulle</translation>
    </message>
    <message>
        <source>All players must agree. The powers in the draw share the result.</source>
        <translation>Tous les joueurs doivent être d’accord. Les puissances de la nulle partagent le résultat.</translation>
    </message>
    <message>
        <source>Do all players agree? The game then ends at once.</source>
        <translation>Tous les joueurs sont-ils d’accord&#xa0;? La partie se termine alors aussitôt.</translation>
    </message>
    <message>
        <source>Declare a draw</source>
        <translation>Déclarer une nulle</translation>
    </message>
    <message>
        <source>Declare the draw</source>
        <translation>Déclarer la nulle</translation>
    </message>
    <message>
        <source>{powers} have {number} centres or more, so neither has won. Until centres are counted again either may end the game as a draw between them, whatever the others say.</source>
        <translation>{powers} ont {number} centres ou plus, donc aucune n’a gagné. Jusqu’au prochain décompte, l’une ou l’autre peut finir la partie par une nulle entre elles, quoi que disent les autres.</translation>
    </message>
    <message>
        <source>Who declares it?</source>
        <translation>Qui la déclare&#xa0;?</translation>
    </message>
    <message>
        <source>Agree on the end</source>
        <translation>Convenir de la fin</translation>
    </message>
    <message>
        <source>Agree on this end</source>
        <translation>Convenir de cette fin</translation>
    </message>
    <message>
        <source>The game ends after the year chosen here as a draw among all survivors, or goes on until one wins. All powers that own a centre must agree.</source>
        <translation>La partie finit après l’année choisie ici par une nulle entre tous les survivants, ou dure jusqu’à une victoire. Toutes les puissances qui possèdent un centre doivent être d’accord.</translation>
    </message>
    <message>
        <source>End after</source>
        <translation>Fin après</translation>
    </message>
</context>
<context>
    <name>Edits</name>
    <message>
        <source>take {order} back</source>
        <translation>retirer {order}</translation>
    </message>
    <message>
        <source>take all orders back</source>
        <translation>retirer tous les ordres</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>The program has made a mistake, and the last step may not have been done.</source>
        <translation>Le programme a commis une erreur, et la dernière action n’a peut-être pas été faite.</translation>
    </message>
    <message>
        <source>The game is still open. Details without any orders are in {path}.</source>
        <translation>La partie est toujours ouverte. Les détails, sans aucun ordre, sont dans {path}.</translation>
    </message>
    <message>
        <source>“{file}” is no game that can be read here.</source>
        <translation>«&#xa0;{file}&#xa0;» n’est pas une partie lisible ici.</translation>
    </message>
    <message>
        <source>At {place}: {problem}</source>
        <translation>À {place}&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>“{file}” cannot be opened: {problem}</source>
        <translation>«&#xa0;{file}&#xa0;» ne peut pas être ouvert&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>“{file}” is a game on the board “{board}”, which is not here.</source>
        <translation>«&#xa0;{file}&#xa0;» est une partie sur le plateau «&#xa0;{board}&#xa0;», qui n’est pas ici.</translation>
    </message>
    <message>
        <source>Put its two files into {folder}, or add the board with the Game menu.</source>
        <translation>Placez ses deux fichiers dans {folder}, ou ajoutez le plateau par le menu Partie.</translation>
    </message>
    <message>
        <source>The board “{board}” cannot be played on. Faults found: {number}</source>
        <translation>On ne peut pas jouer sur le plateau «&#xa0;{board}&#xa0;». Défauts trouvés&#xa0;: {number}</translation>
    </message>
    <message>
        <source>“{file}” cannot be written: {problem}</source>
        <translation>«&#xa0;{file}&#xa0;» ne peut pas être écrit&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>The game is still open; save it elsewhere.</source>
        <translation>La partie est toujours ouverte&#xa0;; enregistrez-la ailleurs.</translation>
    </message>
    <message>
        <source>The open game is as it was.</source>
        <translation>La partie ouverte n’a pas changé.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Open a game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>This game has changes that are not saved. Save them first?</source>
        <translation>Cette partie a des changements non enregistrés. Les enregistrer d’abord&#xa0;?</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Tous les fichiers</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>The game as it began</source>
        <translation>Le jeu d’origine</translation>
    </message>
    <message>
        <source>Six English armies</source>
        <translation>Six armées anglaises</translation>
    </message>
    <message>
        <source>Cape route, Gibraltar, Siberia</source>
        <translation>Le Cap, Gibraltar, Sibérie</translation>
    </message>
    <message>
        <source>Five years a turn</source>
        <translation>Cinq ans par tour</translation>
    </message>
    <message>
        <source>Railway, Suez, Hong Kong</source>
        <translation>Train, Suez, Hong Kong</translation>
    </message>
    <message>
        <source>A board of your own</source>
        <translation>Un plateau personnel</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Alt ← → step</source>
        <translation>Alt ← → phase par phase</translation>
    </message>
    <message>
        <source>Latest</source>
        <translation>Dernière</translation>
    </message>
    <message>
        <source>Earlier phases</source>
        <translation>Phases précédentes</translation>
    </message>
    <message>
        <source>Later phases</source>
        <translation>Phases suivantes</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Hot-seat game</source>
        <translation>À tour de rôle</translation>
    </message>
    <message>
        <source>Sandbox</source>
        <translation>Bac à sable</translation>
    </message>
    <message>
        <source>Add a board of your own…</source>
        <translation>Ajouter un plateau personnel…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The folder of a board</source>
        <translation>Le dossier d’un plateau</translation>
    </message>
    <message>
        <source>Reset to the rules of this game</source>
        <translation>Rétablir les règles de ce jeu</translation>
    </message>
    <message>
        <source>Who plays which power</source>
        <translation>Qui joue quelle puissance</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Start {turn}</source>
        <translation>Commencer&#xa0;: {turn}</translation>
    </message>
    <message>
        <source>Other rules: {rules}.</source>
        <translation>Autres règles&#xa0;: {rules}.</translation>
    </message>
    <message>
        <source>One person plays all powers, without curtains.</source>
        <translation>Une seule personne joue toutes les puissances, sans rideau.</translation>
    </message>
    <message>
        <source>Somebody has to play.</source>
        <translation>Il faut au moins un joueur.</translation>
    </message>
    <message>
        <source>One player has all the powers that are played: no curtains.</source>
        <translation>Un joueur a toutes les puissances jouées&#xa0;: pas de rideau.</translation>
    </message>
    <message>
        <source>{people} players with {powers} powers. The curtain drops between powers.</source>
        <translation>{people} joueurs, {powers} puissances. Le rideau tombe entre deux puissances.</translation>
    </message>
    <message>
        <source>Nobody — holds (civil disorder)</source>
        <translation>Personne — tient (désordre civil)</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source> of {number}</source>
        <translation> sur {number}</translation>
    </message>
    <message>
        <source>{powers} powers · {centers} centres
{wins} to win</source>
        <translation>{powers} puissances · {centers} centres
{wins} pour gagner</translation>
    </message>
</context>
<context>
    <name>Orders</name>
    <message>
        <source>{written} of {due}</source>
        <translation>{written} sur {due}</translation>
    </message>
    <message>
        <source>no order yet</source>
        <translation>pas encore d’ordre</translation>
    </message>
    <message>
        <source>Will be disbanded</source>
        <translation>Sera dissoute</translation>
    </message>
    <message>
        <source>Will hold</source>
        <translation>Tiendra</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Construction</translation>
    </message>
    <message>
        <source>Will be waived</source>
        <translation>Sera abandonnée</translation>
    </message>
    <message>
        <source>Removal</source>
        <translation>Retrait</translation>
    </message>
    <message>
        <source>Will be chosen by the rules</source>
        <translation>Sera choisi par les règles</translation>
    </message>
    <message>
        <source>not chosen yet</source>
        <translation>à choisir</translation>
    </message>
    <message>
        <source>Waive</source>
        <translation>Renoncer</translation>
    </message>
</context>
<context>
    <name>Phases</name>
    <message>
        <source>Winter {year}</source>
        <translation>Hiver {year}</translation>
    </message>
    <message>
        <source>Spring {year}</source>
        <translation>Printemps {year}</translation>
    </message>
    <message>
        <source>Fall {year}</source>
        <translation>Automne {year}</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Ordres</translation>
    </message>
    <message>
        <source>Retreats</source>
        <translation>Retraites</translation>
    </message>
    <message>
        <source>Builds and removals</source>
        <translation>Ajustements</translation>
    </message>
    <message>
        <source>Winter</source>
        <translation>Hiver</translation>
    </message>
    <message>
        <source>Builds</source>
        <translation>Ajustements</translation>
    </message>
    <message>
        <source>Go on to {turn}</source>
        <translation>Passer à&#xa0;: {turn}</translation>
    </message>
    <message>
        <source>Go on to retreats</source>
        <translation>Passer aux retraites</translation>
    </message>
    <message>
        <source>Go on to builds and removals</source>
        <translation>Passer aux ajustements</translation>
    </message>
</context>
<context>
    <name>Powers</name>
    <message>
        <source>Eliminated</source>
        <translation>Éliminée</translation>
    </message>
    <message>
        <source>Nobody, holds</source>
        <translation>Personne, tient</translation>
    </message>
    <message>
        <source>{written} of {due}</source>
        <translation>{written} sur {due}</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>Dislodged: {number}</source>
        <translation>Délogées&#xa0;: {number}</translation>
    </message>
    <message>
        <source>Bounced: {number}</source>
        <translation>Repoussées&#xa0;: {number}</translation>
    </message>
    <message>
        <source>Centres: {change}</source>
        <translation>Centres&#xa0;: {change}</translation>
    </message>
    <message>
        <source>{number} centres win. They change hands after the Fall retreats.</source>
        <translation>{number} centres pour gagner. Ils changent de mains après les retraites d’automne.</translation>
    </message>
    <message>
        <source>{number} centres win. They change hands every {turns} turns.</source>
        <translation>{number} centres pour gagner. Ils changent de mains tous les {turns} tours.</translation>
    </message>
    <message>
        <source>The winner must have more than any other.</source>
        <translation>Le vainqueur doit en avoir plus que tout autre.</translation>
    </message>
    <message>
        <source>The winner must be alone with so many.</source>
        <translation>Le vainqueur doit être seul à en avoir autant.</translation>
    </message>
    <message>
        <source>centres: {centers}, units: {units}</source>
        <translation>centres&#xa0;: {centers}, unités&#xa0;: {units}</translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message>
        <source>Del</source>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>Support to hold</source>
        <translation>Soutenir sur place</translation>
    </message>
    <message>
        <source>{action} ({key})</source>
        <translation>{action} ({key})</translation>
    </message>
    <message>
        <source>click a goal for {unit}, or the unit itself to let it go.</source>
        <translation>{unit}&#xa0;: cliquez son but, ou l’unité même pour la lâcher.</translation>
    </message>
    <message>
        <source>click where {unit} goes by convoy.</source>
        <translation>{unit}&#xa0;: cliquez son but par convoi.</translation>
    </message>
    <message>
        <source>click a goal for {unit}; through the canal to {province} only if {power} gives leave.</source>
        <translation>cliquez un but pour {unit}&#xa0;; par le canal vers {province} seulement si {power} le permet.</translation>
    </message>
    <message>
        <source>click a goal for {unit}; through the canal to {province} only while {other} stays.</source>
        <translation>cliquez un but pour {unit}&#xa0;; par le canal vers {province} seulement si {other} reste.</translation>
    </message>
    <message>
        <source>click the station to which {unit} goes by railway.</source>
        <translation>cliquez la gare où {unit} va par le train.</translation>
    </message>
    <message>
        <source>click a station for {unit}; one train runs in a turn, so that of {other} is taken back.</source>
        <translation>cliquez une gare pour {unit}&#xa0;; un seul train par tour, celui de {other} est repris.</translation>
    </message>
    <message>
        <source>click the fleet that {unit} lets through the canal, or takes leave from.</source>
        <translation>cliquez la flotte que {unit} laisse passer le canal, ou dont elle reprend la permission.</translation>
    </message>
    <message>
        <source>click the unit that {unit} supports.</source>
        <translation>cliquez l’unité que {unit} soutient.</translation>
    </message>
    <message>
        <source>click the goal of {other}, or that unit again to support it to hold.</source>
        <translation>{other}&#xa0;: cliquez son but, ou encore l’unité pour la soutenir sur place.</translation>
    </message>
    <message>
        <source>click the goal of {other} that {unit} supports.</source>
        <translation>{other}&#xa0;: cliquez son but, soutenu par {unit}.</translation>
    </message>
    <message>
        <source>click {other} again to support it to hold.</source>
        <translation>cliquez encore {other} pour la soutenir sur place.</translation>
    </message>
    <message>
        <source>click the army that {unit} convoys.</source>
        <translation>cliquez l’armée que {unit} convoie.</translation>
    </message>
    <message>
        <source>click where {unit} convoys {other}.</source>
        <translation>cliquez où {unit} convoie {other}.</translation>
    </message>
    <message>
        <source>choose the coast of {province}.</source>
        <translation>{province}&#xa0;: choisissez la côte.</translation>
    </message>
    <message>
        <source>click where {unit} retreats, or disband it.</source>
        <translation>cliquez où {unit} bat en retraite, ou dissolvez-la.</translation>
    </message>
    <message>
        <source>disband {unit}; it has nowhere to go.</source>
        <translation>{unit}&#xa0;: à dissoudre, il n’y a nulle part où aller.</translation>
    </message>
    <message>
        <source>choose what to build in {province}.</source>
        <translation>{province}&#xa0;: choisissez quoi construire.</translation>
    </message>
    <message>
        <source>click {unit} to remove or to keep it.</source>
        <translation>cliquez {unit} pour la retirer ou la garder.</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Tenir</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Soutenir</translation>
    </message>
    <message>
        <source>Convoy</source>
        <translation>Convoyer</translation>
    </message>
    <message>
        <source>Go by convoy</source>
        <translation>Aller par convoi</translation>
    </message>
    <message>
        <source>Go by railway</source>
        <translation>Aller par le train</translation>
    </message>
    <message>
        <source>Let a fleet through the canal</source>
        <translation>Laisser une flotte passer le canal</translation>
    </message>
    <message>
        <source>Disband</source>
        <translation>Dissoudre</translation>
    </message>
    <message>
        <source>Waive one build</source>
        <translation>Renoncer à une construction</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Nothing can be built in {province} now.</source>
        <translation>{province}&#xa0;: rien ne peut y être construit maintenant.</translation>
    </message>
    <message>
        <source>A unit stands in {province}; units are built on empty places.</source>
        <translation>Une unité se trouve à {province}&#xa0;; on construit dans des lieux vides.</translation>
    </message>
    <message>
        <source>{unit} cannot pass the canal: no unit controls it.</source>
        <translation>{unit} ne peut pas passer le canal&#xa0;: aucune unité ne le contrôle.</translation>
    </message>
    <message>
        <source>No fleet that could pass the canal stands in {province}.</source>
        <translation>Aucune flotte qui puisse passer le canal ne se trouve à {province}.</translation>
    </message>
    <message>
        <source>{province} is no station to which {unit} could go by railway.</source>
        <translation>{province} n’est pas une gare où {unit} puisse aller par le train.</translation>
    </message>
    <message>
        <source>All that {power} is due is ordered. A click on one takes it back.</source>
        <translation>{power}&#xa0;: tout est ordonné. Un clic sur un ordre le reprend.</translation>
    </message>
    <message>
        <source>No unit is selected.</source>
        <translation>Aucune unité n’est choisie.</translation>
    </message>
    <message>
        <source>There is no build left to waive.</source>
        <translation>Il ne reste aucune construction à abandonner.</translation>
    </message>
    <message>
        <source>{unit} cannot do that now.</source>
        <translation>{unit} ne peut pas faire cela maintenant.</translation>
    </message>
    <message>
        <source>That means nothing now.</source>
        <translation>Cela ne veut rien dire maintenant.</translation>
    </message>
    <message>
        <source>No unit that you order has to retreat from {province}.</source>
        <translation>{province}&#xa0;: aucune de vos unités ne doit en partir.</translation>
    </message>
    <message>
        <source>The unit in {province} is not yours to order.</source>
        <translation>{province}&#xa0;: l’unité n’est pas la vôtre.</translation>
    </message>
    <message>
        <source>No unit stands in {province}.</source>
        <translation>{province}&#xa0;: aucune unité.</translation>
    </message>
    <message>
        <source>{unit} cannot retreat to {province}: a unit stands there.</source>
        <translation>{unit} ne peut pas s’y retirer ({province})&#xa0;: une unité s’y trouve.</translation>
    </message>
    <message>
        <source>{unit} cannot retreat to {province}: its attacker came from there.</source>
        <translation>{unit} ne peut pas s’y retirer ({province})&#xa0;: l’attaque en venait.</translation>
    </message>
    <message>
        <source>{unit} cannot retreat to {province}: a stand-off left it empty.</source>
        <translation>{unit} ne peut pas s’y retirer ({province})&#xa0;: un choc l’a laissée vide.</translation>
    </message>
    <message>
        <source>{unit} cannot help {other} from where it stands.</source>
        <translation>{unit} ne peut pas aider {other} de sa place.</translation>
    </message>
    <message>
        <source>{unit} cannot help {other} to {province}.</source>
        <translation>{unit} ne peut pas aider {other} à y aller ({province}).</translation>
    </message>
    <message>
        <source>{unit} cannot reach {province}.</source>
        <translation>{unit} ne peut pas y aller ({province}).</translation>
    </message>
    <message>
        <source>{unit} cannot go to sea.</source>
        <translation>{unit} ne peut pas aller en mer.</translation>
    </message>
    <message>
        <source>{unit} cannot go inland.</source>
        <translation>{unit} ne peut pas aller à l’intérieur des terres.</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>Round the Cape: {attack} against {defence}.</source>
        <translation>Par le Cap&#xa0;: {attack} contre {defence}.</translation>
    </message>
    <message>
        <source>The train had {attack}, the other {defence}.</source>
        <translation>Le train avait {attack}, l’autre {defence}.</translation>
    </message>
    <message>
        <source>The move had {attack}, the other {defence}.</source>
        <translation>Ce mouvement avait {attack}, l’autre {defence}.</translation>
    </message>
    <message>
        <source>The defence had {attack}, the attack {defence}.</source>
        <translation>La défense avait {attack}, l’attaque {defence}.</translation>
    </message>
    <message>
        <source>The attack had {attack}, the defence {defence}.</source>
        <translation>L’attaque avait {attack}, la défense {defence}.</translation>
    </message>
    <message>
        <source>Nothing stood or came against it.</source>
        <translation>Rien ne s’y opposait.</translation>
    </message>
    <message>
        <source>A move needs more than the defence, and it had more.</source>
        <translation>Un mouvement doit dépasser la défense, et il la dépassait.</translation>
    </message>
    <message>
        <source>A move needs more than the defence.</source>
        <translation>Un mouvement doit dépasser la défense.</translation>
    </message>
    <message>
        <source>Another move there was as strong, so nobody got in.</source>
        <translation>Un autre mouvement y était aussi fort, et personne n’est entré.</translation>
    </message>
    <message>
        <source>Another move there was stronger.</source>
        <translation>Un autre mouvement y était plus fort.</translation>
    </message>
    <message>
        <source>The unit that came the other way was as strong.</source>
        <translation>L’unité venant en sens inverse était aussi forte.</translation>
    </message>
    <message>
        <source>A power never dislodges its own unit.</source>
        <translation>Une puissance ne déloge jamais sa propre unité.</translation>
    </message>
    <message>
        <source>Nothing disturbed it, so it counted.</source>
        <translation>Rien ne l’a gêné, il a donc compté.</translation>
    </message>
    <message>
        <source>A fleet that comes round the Cape cuts no support.</source>
        <translation>Une flotte qui vient par le Cap ne coupe aucun soutien.</translation>
    </message>
    <message>
        <source>It stayed where it was.</source>
        <translation>Elle est restée où elle était.</translation>
    </message>
    <message>
        <source>Equal attacks kept each other out, so it stayed.</source>
        <translation>Des attaques égales se sont bloquées, elle est donc restée.</translation>
    </message>
    <message>
        <source>An attack from elsewhere cuts support.</source>
        <translation>Une attaque venue d’ailleurs coupe le soutien.</translation>
    </message>
    <message>
        <source>The attack was stronger than the defence.</source>
        <translation>L’attaque était plus forte que la défense.</translation>
    </message>
    <message>
        <source>A fleet of every route was dislodged.</source>
        <translation>Une flotte de chaque route a été délogée.</translation>
    </message>
    <message>
        <source>No chain of fleets was ordered to carry it.</source>
        <translation>Aucune chaîne de flottes n’avait l’ordre de la porter.</translation>
    </message>
    <message>
        <source>The orders depend on each other in a circle; the rule for paradoxes settles it.</source>
        <translation>Les ordres dépendent les uns des autres en cercle&#xa0;; la règle des paradoxes tranche.</translation>
    </message>
    <message>
        <source>The other unit was ordered otherwise.</source>
        <translation>L’autre unité avait un autre ordre.</translation>
    </message>
    <message>
        <source>The unit had two different orders, so it holds.</source>
        <translation>L’unité avait deux ordres différents, elle tient donc.</translation>
    </message>
    <message>
        <source>The canal was closed to it: nobody let it pass.</source>
        <translation>Le canal lui était fermé : personne ne l’a laissée passer.</translation>
    </message>
    <message>
        <source>The canal was closed: nobody controls it.</source>
        <translation>Le canal était fermé : personne ne le contrôle.</translation>
    </message>
    <message>
        <source>The canal was closed: the unit that controls it left or was dislodged.</source>
        <translation>Le canal était fermé : l’unité qui le contrôle est partie ou a été délogée.</translation>
    </message>
    <message>
        <source>The line was blocked by a foreign unit.</source>
        <translation>La ligne était bloquée par une unité étrangère.</translation>
    </message>
    <message>
        <source>A unit of its own was dislodged on the line.</source>
        <translation>Une unité de sa puissance a été délogée sur la ligne.</translation>
    </message>
    <message>
        <source>Another unit moved into a station on the line.</source>
        <translation>Une autre unité est allée dans une gare de la ligne.</translation>
    </message>
    <message>
        <source>A unit came against it from the first station.</source>
        <translation>Une unité est venue à sa rencontre depuis la première gare.</translation>
    </message>
    <message>
        <source>The others that went there kept each other out.</source>
        <translation>Les autres qui y allaient se sont neutralisés.</translation>
    </message>
    <message>
        <source>A train stops at {place}, a centre that its power does not own.</source>
        <translation>Un train s’arrête à {place}, centre que sa puissance ne possède pas.</translation>
    </message>
    <message>
        <source>A unit of its own stayed in its goal.</source>
        <translation>Une unité de sa puissance est restée à destination.</translation>
    </message>
    <message>
        <source>Only Russian armies travel by railway, from one station to another.</source>
        <translation>Seules les armées russes voyagent en train, d’une gare à une autre.</translation>
    </message>
    <message>
        <source>Only one train runs in a turn, so the armies hold.</source>
        <translation>Un seul train circule par tour, donc les armées tiennent.</translation>
    </message>
    <message>
        <source>No such unit of this power stands there.</source>
        <translation>Cette puissance n’a pas cette unité là.</translation>
    </message>
    <message>
        <source>From where the unit stands this can never be done.</source>
        <translation>De sa place, l’unité ne peut jamais faire cela.</translation>
    </message>
    <message>
        <source>A unit of this kind cannot do that, or not in this phase.</source>
        <translation>Une unité de ce type ne peut pas faire cela, ou pas dans cette phase.</translation>
    </message>
    <message>
        <source>No support is given round the Cape.</source>
        <translation>On ne soutient pas par le Cap.</translation>
    </message>
    <message>
        <source>The coast is missing, or it is not the right one.</source>
        <translation>La côte manque, ou ce n’est pas la bonne.</translation>
    </message>
    <message>
        <source>A unit may not retreat there.</source>
        <translation>Une unité ne peut pas s’y retirer.</translation>
    </message>
    <message>
        <source>Another unit retreated there, so both are disbanded.</source>
        <translation>Une autre unité s’y est retirée, les deux sont donc dissoutes.</translation>
    </message>
    <message>
        <source>A retreat round the Cape gives way to any other to the same place.</source>
        <translation>Une retraite par le Cap cède à toute autre vers le même lieu.</translation>
    </message>
    <message>
        <source>A power that owns none of its original centres builds nothing.</source>
        <translation>Une puissance sans aucun de ses centres de départ ne construit rien.</translation>
    </message>
    <message>
        <source>The emergency measures allow it, as some home centres are lost.</source>
        <translation>Les mesures d’urgence le permettent, car des centres nationaux sont perdus.</translation>
    </message>
    <message>
        <source>This is no place where the power may build now.</source>
        <translation>La puissance ne peut pas construire ici maintenant.</translation>
    </message>
    <message>
        <source>A unit stands there already.</source>
        <translation>Une unité s’y trouve déjà.</translation>
    </message>
    <message>
        <source>It was carried out as ordered.</source>
        <translation>L’ordre a été exécuté.</translation>
    </message>
    <message>
        <source>More was written than is due.</source>
        <translation>Il y a plus d’ordres que d’unités dues.</translation>
    </message>
    <message>
        <source>{unit} went there as well, so nobody got in.</source>
        <translation>{unit} y allait aussi, et personne n’est entré.</translation>
    </message>
    <message>
        <source>{unit} went there as well and was stronger.</source>
        <translation>{unit} y allait aussi, avec une force supérieure.</translation>
    </message>
    <message>
        <source>{unit} came round the Cape and so did not cut it.</source>
        <translation>{unit} venait par le Cap et ne l’a donc pas coupé.</translation>
    </message>
    <message>
        <source>{unit} retreated there by a shorter way and went first.</source>
        <translation>{unit} y faisait retraite par un chemin plus court et passait d’abord.</translation>
    </message>
    <message>
        <source>{unit} came the other way and was as strong.</source>
        <translation>{unit} venait en sens inverse avec la même force.</translation>
    </message>
    <message>
        <source>The attacks of {unit} were equally strong, so none of them got in.</source>
        <translation>Les attaques de {unit} étaient de même force, aucune n’est entrée.</translation>
    </message>
    <message>
        <source>{unit} attacked it. An attack from elsewhere cuts support, even if it does not succeed.</source>
        <translation>Attaque&#xa0;: {unit}. Une attaque venue d’ailleurs coupe le soutien, même sans réussir.</translation>
    </message>
    <message>
        <source>{unit} was stronger.</source>
        <translation>La force supérieure était celle-ci&#xa0;: {unit}.</translation>
    </message>
    <message>
        <source>{unit} was dislodged, and no other route was left.</source>
        <translation>Délogement&#xa0;: {unit}&#xa0;; il ne restait aucune autre route.</translation>
    </message>
    <message>
        <source>{unit} controls the canal and did not let it pass.</source>
        <translation>{unit} contrôle le canal et ne l’a pas laissée passer.</translation>
    </message>
    <message>
        <source>{unit}, which controls the canal, left or was dislodged, so it was closed.</source>
        <translation>{unit}, qui contrôle le canal, est partie ou a été délogée : il était fermé.</translation>
    </message>
    <message>
        <source>The line was blocked: {unit} did not leave {place}.</source>
        <translation>La ligne était bloquée : {unit} n’a pas quitté {place}.</translation>
    </message>
    <message>
        <source>{unit} dislodged a unit of its own at {place}.</source>
        <translation>{unit} a délogé une unité de sa puissance à {place}.</translation>
    </message>
    <message>
        <source>{unit} moved into {place} on the line.</source>
        <translation>{unit} est allée à {place}, sur la ligne.</translation>
    </message>
    <message>
        <source>{unit} came against it from the first station.</source>
        <translation>{unit} est venue à sa rencontre depuis la première gare.</translation>
    </message>
    <message>
        <source>{unit} kept each other out, so the train got in.</source>
        <translation>{unit} se sont neutralisées : le train est entré.</translation>
    </message>
    <message>
        <source>{unit} stayed in its goal.</source>
        <translation>{unit} est restée à destination.</translation>
    </message>
    <message>
        <source>{unit} was ordered otherwise.</source>
        <translation>{unit} avait un autre ordre.</translation>
    </message>
    <message>
        <source>{unit} retreated there too, so both are disbanded.</source>
        <translation>{unit} y faisait aussi retraite, toutes sont donc dissoutes.</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Rules of this game: {rules}</source>
        <translation>Règles de cette partie&#xa0;: {rules}</translation>
    </message>
    <message>
        <source>disbanded</source>
        <translation>dissoute</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>retirée</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Construction</translation>
    </message>
    <message>
        <source>no order</source>
        <translation>sans ordre</translation>
    </message>
    <message>
        <source>waived</source>
        <translation>abandonnée</translation>
    </message>
    <message>
        <source>Centres gained: {places}</source>
        <translation>Centres gagnés&#xa0;: {places}</translation>
    </message>
    <message>
        <source>Centres lost: {places}</source>
        <translation>Centres perdus&#xa0;: {places}</translation>
    </message>
    <message>
        <source>held</source>
        <translation>a tenu</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Convoy paradox</source>
        <translation>Paradoxe du convoi</translation>
    </message>
    <message>
        <source>Szykman: the convoyed army in the circle stays, all else counts. Or all moves in it fail.</source>
        <translation>Szykman&#xa0;: l’armée convoyée du cercle reste, le reste compte. Ou tout y échoue.</translation>
    </message>
    <message>
        <source>Szykman</source>
        <translation>Szykman</translation>
    </message>
    <message>
        <source>All hold</source>
        <translation>Tous tiennent</translation>
    </message>
    <message>
        <source>Convoy to a neighbour</source>
        <translation>Convoi vers une voisine</translation>
    </message>
    <message>
        <source>By convoy if an own fleet is ordered to carry the army, or only if the order says via.</source>
        <translation>Par convoi si une flotte de la même puissance la porte, ou seulement si l’ordre dit via.</translation>
    </message>
    <message>
        <source>Own fleet shows it</source>
        <translation>Flotte propre</translation>
    </message>
    <message>
        <source>Say “via”</source>
        <translation>Dire «&#xa0;via&#xa0;»</translation>
    </message>
    <message>
        <source>Broken convoy to a neighbour</source>
        <translation>Convoi rompu vers une voisine</translation>
    </message>
    <message>
        <source>An army ordered via to a neighbour stays if no convoy is left, or goes by land.</source>
        <translation>Une armée ordonnée via vers une voisine reste s’il n’y a plus de convoi, ou va par terre.</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>Reste</translation>
    </message>
    <message>
        <source>By land</source>
        <translation>Par terre</translation>
    </message>
    <message>
        <source>Convoy route in the order</source>
        <translation>Route de convoi dans l’ordre</translation>
    </message>
    <message>
        <source>A route written in the order only means via, or the convoy has to take it.</source>
        <translation>Une route écrite dans l’ordre veut seulement dire via, ou le convoi doit la suivre.</translation>
    </message>
    <message>
        <source>Any route</source>
        <translation>Route libre</translation>
    </message>
    <message>
        <source>This route</source>
        <translation>Cette route</translation>
    </message>
    <message>
        <source>Missing removals</source>
        <translation>Retraits manquants</translation>
    </message>
    <message>
        <source>The unit farthest from these centres goes first if a player names too few.</source>
        <translation>L’unité la plus loin de ces centres part d’abord si le joueur en nomme trop peu.</translation>
    </message>
    <message>
        <source>Owned centres</source>
        <translation>Centres possédés</translation>
    </message>
    <message>
        <source>Home centres</source>
        <translation>Centres nationaux</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>3.1: England has a fleet in Devon, France an army more. 3.2: the fleet in the English Channel. 3.0: the same without the French army.</source>
        <translation>3.1&#xa0;: l’Angleterre a une flotte en Devon, la France une armée de plus. 3.2&#xa0;: la flotte en Manche. 3.0&#xa0;: de même, sans l’armée française.</translation>
    </message>
    <message>
        <source>Version 3.1</source>
        <translation>Version 3.1</translation>
    </message>
    <message>
        <source>Version 3.2</source>
        <translation>Version 3.2</translation>
    </message>
    <message>
        <source>Version 3.0</source>
        <translation>Version 3.0</translation>
    </message>
    <message>
        <source>Land bridges</source>
        <translation>Ponts terrestres</translation>
    </message>
    <message>
        <source>Armies and fleets pass the bridges between islands, or armies alone.</source>
        <translation>Armées et flottes passent les ponts entre les îles, ou les armées seules.</translation>
    </message>
    <message>
        <source>Armies and fleets</source>
        <translation>Armées et flottes</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>Armées</translation>
    </message>
    <message>
        <source>Leave for the canal</source>
        <translation>Permission du canal</translation>
    </message>
    <message>
        <source>It holds only if the unit in Egypt stays, or even if that unit leaves or is dislodged.</source>
        <translation>Elle ne vaut que si l’unité en Égypte reste, ou même si elle part ou est délogée.</translation>
    </message>
    <message>
        <source>If it stays</source>
        <translation>Si elle reste</translation>
    </message>
    <message>
        <source>In any case</source>
        <translation>Dans tous les cas</translation>
    </message>
    <message>
        <source>Support through the canal</source>
        <translation>Soutien par le canal</translation>
    </message>
    <message>
        <source>From Egypt a fleet supports a passage through the canal, or an army as well.</source>
        <translation>Depuis l’Égypte, une flotte soutient un passage par le canal, ou aussi une armée.</translation>
    </message>
    <message>
        <source>Fleet</source>
        <translation>Flotte</translation>
    </message>
    <message>
        <source>Fleet or army</source>
        <translation>Flotte ou armée</translation>
    </message>
    <message>
        <source>Lost centres close the railway</source>
        <translation>Un centre perdu ferme la ligne</translation>
    </message>
    <message>
        <source>The train stops in a centre on its way that Russia does not own, unless an own army stays.</source>
        <translation>Le train s’arrête dans un centre du trajet que la Russie ne possède pas, sauf si une armée à elle y reste.</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Names of turns</source>
        <translation>Noms des tours</translation>
    </message>
    <message>
        <source>Turns are called by the years some apart, or Spring and Fall as by the judges.</source>
        <translation>Les tours portent des années espacées, ou printemps et automne comme chez les juges.</translation>
    </message>
    <message>
        <source>Years</source>
        <translation>Années</translation>
    </message>
    <message>
        <source>Spring and Fall</source>
        <translation>Printemps et automne</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>Victoire</translation>
    </message>
    <message>
        <source>A power that owns so many centres when they are counted has won.</source>
        <translation>Une puissance qui possède tant de centres au décompte a gagné.</translation>
    </message>
    <message>
        <source>End after a fixed turn</source>
        <translation>Fin après une année fixée</translation>
    </message>
    <message>
        <source>The game ends after this year as a draw among all survivors.</source>
        <translation>La partie finit après cette année par une nulle entre tous les survivants.</translation>
    </message>
    <message>
        <source>A power with so many centres and more than any other has won when they are counted.</source>
        <translation>Une puissance qui a autant de centres et plus que toute autre au décompte a gagné.</translation>
    </message>
    <message>
        <source>A power that alone has so many centres wins. If two have, either may declare a draw.</source>
        <translation>Une puissance seule à avoir autant de centres gagne. Si deux en ont autant, chacune peut déclarer une nulle.</translation>
    </message>
    <message>
        <source>{option}: {value}</source>
        <translation>{option}&#xa0;: {value}</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
</context>
<context>
    <name>Side</name>
    <message>
        <source>Declare a draw…</source>
        <translation>Déclarer une nulle…</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Compte rendu</translation>
    </message>
    <message>
        <source>{powers} have enough centres to win. Either may declare a draw of both.</source>
        <translation>{powers} ont assez de centres pour gagner. Chacune peut déclarer une nulle des deux.</translation>
    </message>
    <message>
        <source>{written} of {due}</source>
        <translation>{written} sur {due}</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>Orders of all powers</source>
        <translation>Ordres de toutes les puissances</translation>
    </message>
    <message>
        <source>Orders of {power}</source>
        <translation>Ordres&#xa0;: {power}</translation>
    </message>
    <message>
        <source>Click a unit on the map, then where it goes.</source>
        <translation>Cliquez une unité sur la carte, puis où elle va.</translation>
    </message>
    <message>
        <source>orders: {orders} · carried out: {good}</source>
        <translation>ordres&#xa0;: {orders} · exécutés&#xa0;: {good}</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>&lt;b&gt;Next:&lt;/b&gt; {sentence}</source>
        <translation>&lt;b&gt;À faire&#xa0;:&lt;/b&gt; {sentence}</translation>
    </message>
    <message>
        <source>hand the screen to {power}.</source>
        <translation>passez l’écran&#xa0;; à jouer&#xa0;: {power}.</translation>
    </message>
    <message>
        <source>click where {unit} retreats.</source>
        <translation>cliquez où {unit} bat en retraite.</translation>
    </message>
    <message>
        <source>give {unit} an order: click it, then its goal.</source>
        <translation>donnez un ordre à {unit}&#xa0;: cliquez-la, puis son but.</translation>
    </message>
    <message>
        <source>click where {power} builds; left: {number}.</source>
        <translation>{power}&#xa0;: cliquez où construire&#xa0;; reste&#xa0;: {number}.</translation>
    </message>
    <message>
        <source>click the units that {power} removes; left: {number}.</source>
        <translation>{power}&#xa0;: cliquez les unités à retirer&#xa0;; reste&#xa0;: {number}.</translation>
    </message>
    <message>
        <source>everything is written; click {action}.</source>
        <translation>tout est écrit&#xa0;; cliquez {action}.</translation>
    </message>
    <message>
        <source>go back to {turn} to go on with the game.</source>
        <translation>revenez à {turn} pour continuer la partie.</translation>
    </message>
    <message>
        <source>look at what happened, then click {action}.</source>
        <translation>regardez ce qui s’est passé, puis cliquez {action}.</translation>
    </message>
    <message>
        <source>start a {game}, or look back at this one.</source>
        <translation>commencez une {game}, ou revoyez celle-ci.</translation>
    </message>
    <message>
        <source>new game</source>
        <translation>nouvelle partie</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <source>Back to {turn}</source>
        <translation>Retour à&#xa0;: {turn}</translation>
    </message>
    <message>
        <source>Resolve</source>
        <translation>Résoudre</translation>
    </message>
    <message>
        <source>Seal orders and hand over</source>
        <translation>Sceller les ordres et passer la main</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>{step}: results</source>
        <translation>{step}&#xa0;: résultats</translation>
    </message>
    <message>
        <source>{powers} has won the game.</source>
        <translation>Victoire&#xa0;: {powers}.</translation>
    </message>
    <message>
        <source>All others concede the game to {powers}.</source>
        <translation>Partie abandonnée par toutes les autres puissances&#xa0;; victoire&#xa0;: {powers}.</translation>
    </message>
    <message>
        <source>The game ends with {powers} alone.</source>
        <translation>La partie se termine&#xa0;; seule en jeu&#xa0;: {powers}.</translation>
    </message>
    <message>
        <source>The game is a draw among {powers}.</source>
        <translation>Partie nulle&#xa0;: {powers}.</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Powers</source>
        <translation>Puissances</translation>
    </message>
    <message>
        <source>centres · units</source>
        <translation>centres · unités</translation>
    </message>
    <message>
        <source>Orders and report</source>
        <translation>Ordres et compte rendu</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Names: {mode}</source>
        <translation>Noms&#xa0;: {mode}</translation>
    </message>
    <message>
        <source>A map client for the board game Diplomacy and four of its variants. Diplomacy is a trademark of its owner, with whom this project is not affiliated.</source>
        <translation>Une carte interactive pour le jeu Diplomatie et quatre de ses variantes. Diplomacy est une marque de son propriétaire, auquel ce projet n’est pas lié.</translation>
    </message>
    <message>
        <source>Sandbox</source>
        <translation>Bac à sable</translation>
    </message>
    <message>
        <source>A game was left open when the program ended: {game}, {turn}. Go on with it?</source>
        <translation>Une partie était ouverte quand le programme s’est arrêté&#xa0;: {game}, {turn}. La continuer&#xa0;?</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Army</source>
        <translation>Armée</translation>
    </message>
    <message>
        <source>Fleet</source>
        <translation>Flotte</translation>
    </message>
    <message>
        <source>Waive</source>
        <translation>Renoncer</translation>
    </message>
    <message>
        <source>one build left unused</source>
        <translation>une construction inutilisée</translation>
    </message>
    <message>
        <source>Waive one build</source>
        <translation>Renoncer à une construction</translation>
    </message>
    <message>
        <source>build</source>
        <translation>construire</translation>
    </message>
    <message>
        <source>disband</source>
        <translation>dissoudre</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>auto</translation>
    </message>
    <message>
        <source>names</source>
        <translation>noms</translation>
    </message>
    <message>
        <source>codes</source>
        <translation>codes</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} ou {last}</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} et {last}</translation>
    </message>
    <message>
        <source>void</source>
        <translation>nul</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>coupé</translation>
    </message>
    <message>
        <source>cut by {unit}</source>
        <translation>coupé par {unit}</translation>
    </message>
    <message>
        <source>not carried</source>
        <translation>non convoyée</translation>
    </message>
    <message>
        <source>not let through</source>
        <translation>pas admise</translation>
    </message>
    <message>
        <source>stayed</source>
        <translation>resté</translation>
    </message>
    <message>
        <source>stopped at {place}</source>
        <translation>arrêté à {place}</translation>
    </message>
    <message>
        <source>dislodged</source>
        <translation>délogée</translation>
    </message>
    <message>
        <source>dislodged by {unit}</source>
        <translation>délogée par {unit}</translation>
    </message>
    <message>
        <source>It has nowhere to go and is disbanded.</source>
        <translation>Elle n’a nulle part où aller et est dissoute.</translation>
    </message>
    <message>
        <source>It may go to {places}.</source>
        <translation>Elle peut aller à {places}.</translation>
    </message>
    <message>
        <source>disbanded</source>
        <translation>dissoute</translation>
    </message>
    <message>
        <source>bounced, then dislodged</source>
        <translation>repoussée, puis délogée</translation>
    </message>
    <message>
        <source>bounced with {unit}</source>
        <translation>choc avec {unit}</translation>
    </message>
    <message>
        <source>bounced, own unit</source>
        <translation>repoussée, unité propre</translation>
    </message>
    <message>
        <source>bounced</source>
        <translation>repoussée</translation>
    </message>
    <message>
        <source>landed</source>
        <translation>débarquée</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>avancée</translation>
    </message>
    <message>
        <source>arrived</source>
        <translation>arrivé</translation>
    </message>
    <message>
        <source>held</source>
        <translation>a tenu</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>a compté</translation>
    </message>
    <message>
        <source>carried</source>
        <translation>a convoyé</translation>
    </message>
    <message>
        <source>retreated</source>
        <translation>retirée</translation>
    </message>
    <message>
        <source>built</source>
        <translation>construite</translation>
    </message>
    <message>
        <source>waived</source>
        <translation>abandonnée</translation>
    </message>
    <message>
        <source>{outcome}, {attack} to {defence}</source>
        <translation>{outcome}, {attack} contre {defence}</translation>
    </message>
    <message>
        <source>Rule: {rule}</source>
        <translation>Règle&#xa0;: {rule}</translation>
    </message>
</context>
</TS>
