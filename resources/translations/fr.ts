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
        <source>Table</source>
        <translation>Table</translation>
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
        <source>Declare a draw…</source>
        <translation>Déclarer l’égalité…</translation>
    </message>
    <message>
        <source>Draw by agreement…</source>
        <translation>Égalité d’un commun accord…</translation>
    </message>
    <message>
        <source>All players have agreed on a draw openly, and end the game now.</source>
        <translation>Tous sont ouvertement d’accord sur une égalité et terminent la partie.</translation>
    </message>
    <message>
        <source>Secret vote on a draw…</source>
        <translation>Vote secret sur une égalité…</translation>
    </message>
    <message>
        <source>The powers vote one after the other, unseen; one refusal is enough.</source>
        <translation>Les puissances votent l’une après l’autre, sans être vues&#xa0;; un refus suffit.</translation>
    </message>
    <message>
        <source>One of two powers with enough centres to win ends the game, and asks nobody.</source>
        <translation>Une des deux puissances qui ont assez de centres termine la partie sans l’accord de personne.</translation>
    </message>
    <message>
        <source>Concede…</source>
        <translation>Abandonner…</translation>
    </message>
    <message>
        <source>All others give the game up to one power, which wins it.</source>
        <translation>Toutes les autres abandonnent la partie à une puissance, qui la gagne.</translation>
    </message>
    <message>
        <source>Change the last turn…</source>
        <translation>Changer le dernier tour…</translation>
    </message>
    <message>
        <source>The game goes on, and all agree when it ends if nobody has won.</source>
        <translation>La partie continue&#xa0;; tous conviennent de sa fin si personne n’a gagné.</translation>
    </message>
    <message>
        <source>Players…</source>
        <translation>Joueurs…</translation>
    </message>
    <message>
        <source>Take the game back to this phase…</source>
        <translation>Ramener la partie à cette phase…</translation>
    </message>
    <message>
        <source>Next open game</source>
        <translation>Partie ouverte suivante</translation>
    </message>
    <message>
        <source>Open game before</source>
        <translation>Partie ouverte précédente</translation>
    </message>
    <message>
        <source>Close this game</source>
        <translation>Fermer cette partie</translation>
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
        <source>Copy as text…</source>
        <translation>Copier comme texte…</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Next order in the list</source>
        <translation>Ordre suivant de la liste</translation>
    </message>
    <message>
        <source>Order before in the list</source>
        <translation>Ordre précédent de la liste</translation>
    </message>
    <message>
        <source>Order as text</source>
        <translation>Ordre en texte</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Try out…</source>
        <translation>Essayer…</translation>
    </message>
    <message>
        <source>Drop the curtain now</source>
        <translation>Baisser le rideau</translation>
    </message>
    <message>
        <source>Passphrase…</source>
        <translation>Phrase secrète…</translation>
    </message>
    <message>
        <source>Fit the board</source>
        <translation>Toute la carte</translation>
    </message>
    <message>
        <source>Fit my units</source>
        <translation>Ajuster à mes unités</translation>
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
        <source>Find…</source>
        <translation>Chercher…</translation>
    </message>
    <message>
        <source>Finds a place, a unit or a command by a few letters</source>
        <translation>Trouve un lieu, une unité ou une commande en quelques lettres</translation>
    </message>
    <message>
        <source>Names, codes or none</source>
        <translation>Noms, codes ou rien</translation>
    </message>
    <message>
        <source>Orders on the map</source>
        <translation>Ordres sur la carte</translation>
    </message>
    <message>
        <source>Patterns and letters of the powers</source>
        <translation>Motifs et lettres des puissances</translation>
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
        <source>Next pane</source>
        <translation>Volet suivant</translation>
    </message>
    <message>
        <source>Pane before</source>
        <translation>Volet précédent</translation>
    </message>
    <message>
        <source>Reset layout</source>
        <translation>Rétablir la disposition</translation>
    </message>
    <message>
        <source>Window for the audience</source>
        <translation>Fenêtre pour le public</translation>
    </message>
    <message>
        <source>Read the results out…</source>
        <translation>Lire les résultats à haute voix…</translation>
    </message>
    <message>
        <source>Enter a page of orders…</source>
        <translation>Saisir une page d’ordres…</translation>
    </message>
    <message>
        <source>Pause the clock, or let it go on</source>
        <translation>Arrêter ou relancer l’horloge</translation>
    </message>
    <message>
        <source>Print slips or a map…</source>
        <translation>Imprimer des bulletins ou une carte…</translation>
    </message>
    <message>
        <source>Deadline…</source>
        <translation>Échéance…</translation>
    </message>
    <message>
        <source>Keys…</source>
        <translation>Touches…</translation>
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
    <name>Advice</name>
    <message>
        <source>warnings: {number}</source>
        <translation>avertissements&#xa0;: {number}</translation>
    </message>
    <message>
        <source>notes: {number}</source>
        <translation>remarques&#xa0;: {number}</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Conseils</translation>
    </message>
    <message>
        <source>This order is void. {reason}</source>
        <translation>Cet ordre est nul. {reason}</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Le reprendre</translation>
    </message>
    <message>
        <source>Something is built there already, so this build is void.</source>
        <translation>Quelque chose y est déjà construit&#xa0;: cette construction est nulle.</translation>
    </message>
    <message>
        <source>{units} has no order to go there. The support will not count.</source>
        <translation>{units} n’a pas d’ordre d’y aller. Le soutien ne comptera pas.</translation>
    </message>
    <message>
        <source>{units} has no order to go there. The fleet will carry nobody.</source>
        <translation>{units} n’a pas d’ordre d’y aller. La flotte ne convoiera personne.</translation>
    </message>
    <message>
        <source>{unit} has no order and will hold.</source>
        <translation>{unit} n’a pas d’ordre et tiendra.</translation>
    </message>
    <message>
        <source>{units} of the same power stays there: the support will never help to dislodge it.</source>
        <translation>{units}, de la même puissance, y reste&#xa0;: le soutien n’aidera jamais à la déloger.</translation>
    </message>
    <message>
        <source>{other} is ordered. The support will not count.</source>
        <translation>L’ordre est {other}. Le soutien ne comptera pas.</translation>
    </message>
    <message>
        <source>{other} is ordered. A unit that moves is not supported to hold.</source>
        <translation>L’ordre est {other}. Une unité qui se déplace ne peut être soutenue sur place.</translation>
    </message>
    <message>
        <source>{other} is ordered, to another coast. The support will not count.</source>
        <translation>L’ordre est {other}, vers une autre côte. Le soutien ne comptera pas.</translation>
    </message>
    <message>
        <source>{other} is ordered. The fleet will carry nobody.</source>
        <translation>L’ordre est {other}. La flotte ne convoiera personne.</translation>
    </message>
    <message>
        <source>{units} goes there by land. The fleet will carry nobody.</source>
        <translation>{units} y va par terre. La flotte ne convoiera personne.</translation>
    </message>
    <message>
        <source>The fleets that carry make no route by way of this one. It will carry nobody.</source>
        <translation>Les flottes qui convoient ne forment aucune route par celle-ci. Elle ne convoiera personne.</translation>
    </message>
    <message>
        <source>No complete chain of fleets is ordered to carry it. {unit} will stay.</source>
        <translation>Aucune chaîne complète de flottes n’a l’ordre de la convoyer. {unit} restera.</translation>
    </message>
    <message>
        <source>{unit} will get there only if fleets of other powers carry it.</source>
        <translation>{unit} n’y arrivera que si des flottes d’autres puissances la convoient.</translation>
    </message>
    <message>
        <source>{units} of the same power goes there as well. As equals both will bounce.</source>
        <translation>{units}, de la même puissance, y va aussi. À égalité, les deux rebondiront.</translation>
    </message>
    <message>
        <source>{units} of the same power goes there as well and is stronger. {unit} will bounce.</source>
        <translation>{units}, de la même puissance, y va aussi et est plus forte. {unit} rebondira.</translation>
    </message>
    <message>
        <source>{units} of the same power stays there. {unit} will bounce.</source>
        <translation>{units}, de la même puissance, y reste. {unit} rebondira.</translation>
    </message>
    <message>
        <source>{units} of the same power stays there. {unit} will bounce and can only keep others out.</source>
        <translation>{units}, de la même puissance, y reste. {unit} rebondira et ne peut que barrer la route à d’autres.</translation>
    </message>
    <message>
        <source>{unit} and {units} cannot change places by land. Both will stay.</source>
        <translation>{unit} et {units} ne peuvent échanger leurs places par terre. Les deux resteront.</translation>
    </message>
    <message>
        <source>Nobody controls the canal. {unit} will stay.</source>
        <translation>Personne ne contrôle le canal. {unit} restera.</translation>
    </message>
    <message>
        <source>{units} controls the canal and does not let it pass. {unit} will stay.</source>
        <translation>{units} contrôle le canal et ne la laisse pas passer. {unit} restera.</translation>
    </message>
    <message>
        <source>{owned} controls the canal. {unit} will pass only with leave from there.</source>
        <translation>{owned} contrôle le canal. {unit} ne passera qu’avec son autorisation.</translation>
    </message>
    <message>
        <source>{units} controls the canal and moves away. {unit} will pass only if that move fails.</source>
        <translation>{units} contrôle le canal et s’en va. {unit} ne passera que si ce mouvement échoue.</translation>
    </message>
    <message>
        <source>The leave for {units} will let nobody through the canal.</source>
        <translation>L’autorisation pour {units} ne laissera passer personne par le canal.</translation>
    </message>
    <message>
        <source>One train runs in a turn. With {other} both armies will hold.</source>
        <translation>Un seul train circule par tour. Avec {other}, les deux armées tiendront.</translation>
    </message>
    <message>
        <source>The train {other} comes that way. A unit that moves into its line stops it.</source>
        <translation>Le train {other} passe par là. Une unité qui entre sur sa ligne l’arrête.</translation>
    </message>
    <message>
        <source>{units} of the same power stays there. The train will stop before.</source>
        <translation>{units}, de la même puissance, y reste. Le train s’arrêtera avant.</translation>
    </message>
    <message>
        <source>{unit} has no order and will be disbanded.</source>
        <translation>{unit} n’a pas d’ordre et sera dissoute.</translation>
    </message>
    <message>
        <source>{units} retreats there as well. {unit} will be disbanded.</source>
        <translation>{units} s’y retire aussi. {unit} sera dissoute.</translation>
    </message>
    <message>
        <source>Builds not chosen, to be waived: {number}.</source>
        <translation>Constructions non choisies, abandonnées&#xa0;: {number}.</translation>
    </message>
    <message>
        <source>Removals not chosen: {number}. By the rules {units} will be removed.</source>
        <translation>Retraits non choisis&#xa0;: {number}. Selon les règles, {units} sera retirée.</translation>
    </message>
    <message>
        <source>More is written than is due, so this one is void.</source>
        <translation>Plus est écrit que dû&#xa0;: cet ordre est nul.</translation>
    </message>
    <message>
        <source>Let {unit} pass the canal</source>
        <translation>Laisser {unit} passer le canal</translation>
    </message>
    <message>
        <source>Take the leave back</source>
        <translation>Reprendre l’autorisation</translation>
    </message>
    <message>
        <source>Disband {unit}</source>
        <translation>Dissoudre {unit}</translation>
    </message>
    <message>
        <source>Build {unit}</source>
        <translation>Construire {unit}</translation>
    </message>
    <message>
        <source>Waive it</source>
        <translation>Y renoncer</translation>
    </message>
    <message>
        <source>Order {order}</source>
        <translation>Ordonner {order}</translation>
    </message>
    <message>
        <source>Let it hold</source>
        <translation>La laisser tenir</translation>
    </message>
    <message>
        <source>Let {unit} hold</source>
        <translation>Laisser {unit} tenir</translation>
    </message>
    <message>
        <source>Retreat to {place}</source>
        <translation>Retraite&#xa0;: {place}</translation>
    </message>
    <message>
        <source>Support {unit} to hold instead</source>
        <translation>Soutenir plutôt {unit} sur place</translation>
    </message>
    <message>
        <source>Support {unit} – {goal} instead</source>
        <translation>Soutenir plutôt {unit} – {goal}</translation>
    </message>
    <message>
        <source>Order {order} instead</source>
        <translation>Ordonner plutôt {order}</translation>
    </message>
    <message>
        <source>Let {units} hold</source>
        <translation>Laisser {units} tenir</translation>
    </message>
    <message>
        <source>Waive {number}</source>
        <translation>Renoncer à {number}</translation>
    </message>
    <message>
        <source>{units} wants through the canal as well, and neither is named. {unit} will stay.</source>
        <translation>{units} veut aussi passer le canal, et aucune des deux n’est nommée. {unit} restera.</translation>
    </message>
</context>
<context>
    <name>AdviceCard</name>
    <message>
        <source>{order}: {remark}</source>
        <translation>{order}&#xa0;: {remark}</translation>
    </message>
</context>
<context>
    <name>Audience</name>
    <message>
        <source>As the table</source>
        <translation>Comme la table</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Full screen (F11)</source>
        <translation>Plein écran (F11)</translation>
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
        <source>{province} · centre of {power}, not counted</source>
        <translation>{province} · centre, {power} (ne compte pas)</translation>
    </message>
    <message>
        <source>{province} · unowned centre</source>
        <translation>{province} · centre neutre</translation>
    </message>
</context>
<context>
    <name>BoardFaults</name>
    <message>
        <source>“{0}” cannot be the id of a board; it may have up to 30 small letters, digits and “-”</source>
        <translation>«&#xa0;{0}&#xa0;» ne peut pas être l’identifiant d’un plateau&#xa0;; il peut avoir jusqu’à 30 minuscules, chiffres et «&#xa0;-&#xa0;»</translation>
    </message>
    <message>
        <source>“{0}” cannot be the id of a power; it may have up to 30 small letters, digits, “-” and “_”, first a letter</source>
        <translation>«&#xa0;{0}&#xa0;» ne peut pas être l’identifiant d’une puissance&#xa0;; il peut avoir jusqu’à 30 minuscules, chiffres, «&#xa0;-&#xa0;» et «&#xa0;_&#xa0;», d’abord une lettre</translation>
    </message>
    <message>
        <source>“{0}” cannot be the id of a province; it may have two to eight capital letters and digits, first a letter</source>
        <translation>«&#xa0;{0}&#xa0;» ne peut pas être l’identifiant d’une province&#xa0;; il peut avoir de deux à huit majuscules et chiffres, d’abord une lettre</translation>
    </message>
    <message>
        <source>“{0}” cannot be the id of a coast; it has two small letters, such as “nc”</source>
        <translation>«&#xa0;{0}&#xa0;» ne peut pas être l’identifiant d’une côte&#xa0;; il a deux minuscules, comme «&#xa0;nc&#xa0;»</translation>
    </message>
    <message>
        <source>the key “{0}” is not known here; take it out</source>
        <translation>la clé «&#xa0;{0}&#xa0;» n’est pas connue ici&#xa0;; retirez-la</translation>
    </message>
    <message>
        <source>“{0}” is no language; names are listed by “en”, “fr”, “de” and the like</source>
        <translation>«&#xa0;{0}&#xa0;» n’est pas une langue&#xa0;; les noms sont rangés sous «&#xa0;en&#xa0;», «&#xa0;fr&#xa0;», «&#xa0;de&#xa0;», etc.</translation>
    </message>
    <message>
        <source>there are {0}; there have to be {1} to {2}</source>
        <translation>il y en a {0}&#xa0;; il en faut de {1} à {2}</translation>
    </message>
    <message>
        <source>the English name, “en”, is missing</source>
        <translation>le nom anglais, «&#xa0;en&#xa0;», manque</translation>
    </message>
    <message>
        <source>the text is empty; write a name, or take it out</source>
        <translation>le texte est vide&#xa0;; écrivez un nom ou retirez-le</translation>
    </message>
    <message>
        <source>the text has {0} signs; there may be {1}</source>
        <translation>le texte a {0} signes&#xa0;; il peut en avoir {1}</translation>
    </message>
    <message>
        <source>“{0}” has a sign that cannot be shown; take it out</source>
        <translation>«&#xa0;{0}&#xa0;» contient un signe qui ne peut pas être affiché&#xa0;; retirez-le</translation>
    </message>
    <message>
        <source>“{0}” also names {1}; a word may stand for one of them only</source>
        <translation>«&#xa0;{0}&#xa0;» désigne aussi {1}&#xa0;; un mot ne peut désigner que l’un des deux</translation>
    </message>
    <message>
        <source>“{0}” is not in lower case; write “{1}”</source>
        <translation>«&#xa0;{0}&#xa0;» n’est pas en minuscules&#xa0;; écrivez «&#xa0;{1}&#xa0;»</translation>
    </message>
    <message>
        <source>there is no province “{0}”; list it in provinces, or name another one</source>
        <translation>il n’y a pas de province «&#xa0;{0}&#xa0;»&#xa0;; ajoutez-la à provinces ou nommez-en une autre</translation>
    </message>
    <message>
        <source>there is no power “{0}”; name one of: {1}</source>
        <translation>il n’y a pas de puissance «&#xa0;{0}&#xa0;»&#xa0;; nommez l’une de celles-ci&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{0} has no coast “{1}”; name one of: {2}</source>
        <translation>{0} n’a pas de côte «&#xa0;{1}&#xa0;»&#xa0;; nommez l’une de celles-ci&#xa0;: {2}</translation>
    </message>
    <message>
        <source>{0} has no named coasts; list them in its “coasts”, or name none here</source>
        <translation>{0} n’a pas de côtes nommées&#xa0;; indiquez-les dans «&#xa0;coasts&#xa0;» ou n’en nommez aucune ici</translation>
    </message>
    <message>
        <source>no province has a coast “{0}”; take it out, or list it in the coasts of one</source>
        <translation>aucune province n’a de côte «&#xa0;{0}&#xa0;»&#xa0;; retirez-la ou ajoutez-la aux coasts de l’une d’elles</translation>
    </message>
    <message>
        <source>{0} has several coasts, and none is named; write one of: {1}</source>
        <translation>{0} a plusieurs côtes, et aucune n’est nommée&#xa0;; écrivez l’une de celles-ci&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{0}: coasts are named only for fleets; write “{1}”</source>
        <translation>{0}&#xa0;: les côtes ne se nomment que pour les flottes&#xa0;; écrivez «&#xa0;{1}&#xa0;»</translation>
    </message>
    <message>
        <source>{0} is there twice; take one out</source>
        <translation>{0} y est deux fois&#xa0;; retirez-en une</translation>
    </message>
    <message>
        <source>{0} is linked with itself; name two provinces, or take the pair out</source>
        <translation>{0} est reliée à elle-même&#xa0;; nommez deux provinces ou retirez la paire</translation>
    </message>
    <message>
        <source>{0} has the terrain “{1}”; here it would have to be: {2}</source>
        <translation>{0} a le terrain «&#xa0;{1}&#xa0;»&#xa0;; ici il faudrait&#xa0;: {2}</translation>
    </message>
    <message>
        <source>{0} touches no water; list it with a sea in fleet_adjacency, or make its terrain “land”</source>
        <translation>{0} ne touche pas d’eau&#xa0;; ajoutez-la avec une mer à fleet_adjacency ou donnez-lui le terrain «&#xa0;land&#xa0;»</translation>
    </message>
    <message>
        <source>no pair is listed; list all that touch</source>
        <translation>aucune paire n’est indiquée&#xa0;; indiquez toutes celles qui se touchent</translation>
    </message>
    <message>
        <source>{0} has the terrain “{1}”, and no army can reach it; make it “water”, or list it in army_adjacency</source>
        <translation>{0} a le terrain «&#xa0;{1}&#xa0;», et aucune armée ne peut l’atteindre&#xa0;; mettez «&#xa0;water&#xa0;» ou ajoutez-la à army_adjacency</translation>
    </message>
    <message>
        <source>{0} has no neighbours; list it with each of them</source>
        <translation>{0} n’a pas de voisines&#xa0;; indiquez-la avec chacune d’elles</translation>
    </message>
    <message>
        <source>{0} and {1} have no water in common; list both with the same sea, or take the pair out</source>
        <translation>{0} et {1} n’ont pas d’eau en commun&#xa0;; indiquez les deux avec la même mer ou retirez la paire</translation>
    </message>
    <message>
        <source>{0} and {1} are neighbours for fleets, but not for armies; list them in army_adjacency, too, or take the pair out</source>
        <translation>{0} et {1} sont voisines pour les flottes, mais pas pour les armées&#xa0;; ajoutez-les aussi à army_adjacency ou retirez la paire</translation>
    </message>
    <message>
        <source>{0} and {1} are not in {2}; list them there</source>
        <translation>{0} et {1} ne sont pas dans {2}&#xa0;; ajoutez-les-y</translation>
    </message>
    <message>
        <source>{0} and {1} may not be in {2}; take the pair out there</source>
        <translation>{0} et {1} ne doivent pas être dans {2}&#xa0;; retirez-en la paire</translation>
    </message>
    <message>
        <source>{0} and {1} are not in special_links as {2}; list them there</source>
        <translation>{0} et {1} ne sont pas dans special_links comme {2}&#xa0;; ajoutez-les-y</translation>
    </message>
    <message>
        <source>a railway has two stations or more, and this one has only {0}</source>
        <translation>un chemin de fer a au moins deux gares, et celui-ci n’a que {0}</translation>
    </message>
    <message>
        <source>{0} is no supply centre; make it one in provinces, or take it out here</source>
        <translation>{0} n’est pas un centre de ravitaillement&#xa0;; faites-en un dans provinces ou retirez-la d’ici</translation>
    </message>
    <message>
        <source>{0} belongs to {1} as well; leave it to one of them</source>
        <translation>{0} appartient aussi à {1}&#xa0;; laissez-la à l’une des deux</translation>
    </message>
    <message>
        <source>{0} has neither units nor centres at the start; give it start_units and start_centers</source>
        <translation>{0} n’a ni unités ni centres au départ&#xa0;; donnez-lui start_units et start_centers</translation>
    </message>
    <message>
        <source>“{0}” is no kind of unit; expected “A” or “F”</source>
        <translation>«&#xa0;{0}&#xa0;» n’est pas une sorte d’unité&#xa0;; il faut «&#xa0;A&#xa0;» ou «&#xa0;F&#xa0;»</translation>
    </message>
    <message>
        <source>{0} has two units; take one out</source>
        <translation>{0} a deux unités&#xa0;; retirez-en une</translation>
    </message>
    <message>
        <source>{0} cannot stand here; possible: {1}</source>
        <translation>{0} ne peut pas être ici&#xa0;; possible&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{0} is missing; with {1} it is needed</source>
        <translation>{0} manque&#xa0;; avec {1}, il en faut un</translation>
    </message>
    <message>
        <source>{0} does not go with {1}; take it out, or change that</source>
        <translation>{0} ne va pas avec {1}&#xa0;; retirez l’un ou changez l’autre</translation>
    </message>
    <message>
        <source>the canal of {0} and {1} is not that of $.canal; name the same two seas in both</source>
        <translation>le canal de {0} et {1} n’est pas celui de $.canal&#xa0;; nommez les deux mêmes mers aux deux endroits</translation>
    </message>
    <message>
        <source>{0}, but {1} provinces are supply centres; write {1}</source>
        <translation>{0}, mais {1} provinces sont des centres de ravitaillement&#xa0;; écrivez {1}</translation>
    </message>
    <message>
        <source>{0} has won with its {1} centres at the start; ask for more</source>
        <translation>{0} a gagné avec ses {1} centres au départ&#xa0;; exigez-en davantage</translation>
    </message>
    <message>
        <source>there is no version “{0}” among the set_ups</source>
        <translation>il n’y a pas de version «&#xa0;{0}&#xa0;» parmi les set_ups</translation>
    </message>
    <message>
        <source>a province has no named coasts, or two and more</source>
        <translation>une province n’a aucune côte nommée, ou au moins deux</translation>
    </message>
    <message>
        <source>“{0}” is not one capital letter</source>
        <translation>«&#xa0;{0}&#xa0;» n’est pas une lettre capitale</translation>
    </message>
    <message>
        <source>“{0}” is no unit; expected something like “A PAR” or “F SPA/nc”</source>
        <translation>«&#xa0;{0}&#xa0;» n’est pas une unité&#xa0;; attendu&#xa0;: «&#xa0;A PAR&#xa0;» ou «&#xa0;F SPA/nc&#xa0;», par exemple</translation>
    </message>
    <message>
        <source>{0} is not between {1} and {2}</source>
        <translation>{0} n’est pas entre {1} et {2}</translation>
    </message>
    <message>
        <source>province not drawn</source>
        <translation>province non dessinée</translation>
    </message>
    <message>
        <source>drawn but not on the board</source>
        <translation>dessiné, mais absent du plateau</translation>
    </message>
    <message>
        <source>curve crosses itself</source>
        <translation>la courbe se croise elle-même</translation>
    </message>
    <message>
        <source>provinces overlap</source>
        <translation>les provinces se chevauchent</translation>
    </message>
    <message>
        <source>neighbours do not touch</source>
        <translation>des voisins ne se touchent pas</translation>
    </message>
    <message>
        <source>touch but are no neighbours</source>
        <translation>se touchent sans être voisins</translation>
    </message>
    <message>
        <source>common border, but no way for an army</source>
        <translation>frontière commune, mais aucun passage pour une armée</translation>
    </message>
    <message>
        <source>no common shore</source>
        <translation>pas de rivage commun</translation>
    </message>
    <message>
        <source>common shore, but no way for a fleet</source>
        <translation>rivage commun, mais aucun passage pour une flotte</translation>
    </message>
    <message>
        <source>several coasts, but fewer stretches of shore between other lands</source>
        <translation>plusieurs côtes, mais moins de rivages séparés par d’autres terres</translation>
    </message>
    <message>
        <source>land touches water; its terrain would be coast</source>
        <translation>la terre touche l’eau&#xa0;; son terrain serait «&#xa0;coast&#xa0;»</translation>
    </message>
    <message>
        <source>no place for a unit</source>
        <translation>pas de place pour une unité</translation>
    </message>
    <message>
        <source>no place for the name</source>
        <translation>pas de place pour le nom</translation>
    </message>
    <message>
        <source>unit place outside its province, or outside the frame</source>
        <translation>place de l’unité hors de sa province ou hors du cadre</translation>
    </message>
    <message>
        <source>name place outside its province, or outside the frame</source>
        <translation>place du nom hors de sa province ou hors du cadre</translation>
    </message>
    <message>
        <source>unit place nearer to another coast than to its own</source>
        <translation>place d’unité plus proche d’une autre côte que de la sienne</translation>
    </message>
    <message>
        <source>units would touch</source>
        <translation>les unités se toucheraient</translation>
    </message>
    <message>
        <source>province too small for a unit</source>
        <translation>province trop petite pour une unité</translation>
    </message>
    <message>
        <source>path without an area</source>
        <translation>tracé sans surface</translation>
    </message>
    <message>
        <source>outside the viewBox</source>
        <translation>hors de la viewBox</translation>
    </message>
    <message>
        <source>the drawing fills only a small part of the viewBox</source>
        <translation>le dessin ne remplit qu’une petite partie de la viewBox</translation>
    </message>
    <message>
        <source>a part is cut off by the land of others</source>
        <translation>une partie est coupée du reste par la terre d’autres provinces</translation>
    </message>
    <message>
        <source>list it in provinces, or take the id away</source>
        <translation>ajoutez-la à provinces ou retirez l’identifiant</translation>
    </message>
    <message>
        <source>draw it without loops</source>
        <translation>dessinez-la sans boucles</translation>
    </message>
    <message>
        <source>move the border between them</source>
        <translation>déplacez la frontière entre elles</translation>
    </message>
    <message>
        <source>draw a common border, or take the pair out of the lists</source>
        <translation>dessinez une frontière commune ou retirez la paire des listes</translation>
    </message>
    <message>
        <source>draw one, or take the pair out of fleet_adjacency</source>
        <translation>dessinez-en un ou retirez la paire de fleet_adjacency</translation>
    </message>
    <message>
        <source>draw land of others between its coasts, or list fewer coasts</source>
        <translation>dessinez la terre d’autres provinces entre ses côtes ou indiquez moins de côtes</translation>
    </message>
    <message>
        <source>move the circle into it</source>
        <translation>déplacez le cercle à l’intérieur</translation>
    </message>
    <message>
        <source>move the circle to its own coast</source>
        <translation>déplacez le cercle vers sa propre côte</translation>
    </message>
    <message>
        <source>move their circles apart</source>
        <translation>éloignez leurs cercles</translation>
    </message>
    <message>
        <source>draw it larger</source>
        <translation>dessinez-la plus grande</translation>
    </message>
    <message>
        <source>draw it anew</source>
        <translation>redessinez-la</translation>
    </message>
    <message>
        <source>move it, or make the viewBox larger</source>
        <translation>déplacez-la ou agrandissez la viewBox</translation>
    </message>
    <message>
        <source>make the viewBox as large as the drawing</source>
        <translation>donnez à la viewBox la taille du dessin</translation>
    </message>
    <message>
        <source>join it to the rest, or give it to one of those around it</source>
        <translation>reliez-la au reste ou donnez-la à l’une de celles qui l’entourent</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>illisible</translation>
    </message>
    <message>
        <source>too large</source>
        <translation>trop grand</translation>
    </message>
    <message>
        <source>letters that are not UTF-8; save it as UTF-8</source>
        <translation>des lettres qui ne sont pas en UTF-8&#xa0;; enregistrez-le en UTF-8</translation>
    </message>
    <message>
        <source>the board in it has another id; give the files its name, or it theirs</source>
        <translation>le plateau qu’il contient a un autre identifiant&#xa0;; donnez son nom aux fichiers, ou le leur au plateau</translation>
    </message>
    <message>
        <source>a built-in board has this id; take another</source>
        <translation>un plateau fourni a cet identifiant&#xa0;; prenez-en un autre</translation>
    </message>
    <message>
        <source>the curves cross each other all over; draw the outline once around, without crossings</source>
        <translation>les courbes se croisent de toutes parts&#xa0;; tracez le contour une seule fois, sans croisements</translation>
    </message>
    <message>
        <source>too large for a board; simplify it</source>
        <translation>trop grand pour un plateau&#xa0;; simplifiez-le</translation>
    </message>
    <message>
        <source>letters in an encoding that cannot be read; save it as UTF-8</source>
        <translation>des lettres dans un codage qui ne peut pas être lu&#xa0;; enregistrez-le en UTF-8</translation>
    </message>
    <message>
        <source>packed (svgz); save it as a plain SVG</source>
        <translation>comprimé (svgz)&#xa0;; enregistrez-le comme SVG simple</translation>
    </message>
    <message>
        <source>no SVG; the element around all others has to be &lt;svg&gt;</source>
        <translation>pas un SVG&#xa0;; l’élément autour de tous les autres doit être &lt;svg&gt;</translation>
    </message>
    <message>
        <source>not XML; save it as an SVG once more</source>
        <translation>pas du XML&#xa0;; enregistrez-le encore une fois comme SVG</translation>
    </message>
    <message>
        <source>no viewBox that can be used; write one such as viewBox=&quot;0 0 3000 2000&quot;</source>
        <translation>pas de viewBox utilisable&#xa0;; écrivez-en une comme viewBox=&quot;0 0 3000 2000&quot;</translation>
    </message>
    <message>
        <source>transform not understood; correct it, or take it out</source>
        <translation>transform incompris&#xa0;; corrigez-le ou retirez-le</translation>
    </message>
    <message>
        <source>shape not understood; draw it anew, or correct the place named</source>
        <translation>forme incomprise&#xa0;; redessinez-la ou corrigez l’endroit nommé</translation>
    </message>
    <message>
        <source>circle not understood; it needs the numbers cx, cy and r</source>
        <translation>cercle incompris&#xa0;; il lui faut les nombres cx, cy et r</translation>
    </message>
    <message>
        <source>two elements have this id; take one out, or give it another</source>
        <translation>deux éléments ont cet identifiant&#xa0;; retirez-en un ou donnez-lui-en un autre</translation>
    </message>
    <message>
        <source>no provinces; give each path its id, such as &lt;path id=&quot;SPA&quot;&gt;</source>
        <translation>pas de provinces&#xa0;; donnez à chaque tracé son identifiant, comme &lt;path id=&quot;SPA&quot;&gt;</translation>
    </message>
    <message>
        <source>{fault}; is “{word}” meant?</source>
        <translation>{fault}&#xa0;; voulez-vous dire «&#xa0;{word}&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>{fault} (and so in {number} more places)</source>
        <translation>{fault} (et de même à {number} autres endroits)</translation>
    </message>
    <message>
        <source>{fault}; found: {element}</source>
        <translation>{fault}&#xa0;; trouvé&#xa0;: {element}</translation>
    </message>
    <message>
        <source>the geometry cannot be worked out</source>
        <translation>la géométrie ne peut pas être calculée</translation>
    </message>
    <message>
        <source>not the form of a board file</source>
        <translation>pas la forme d’un fichier de plateau</translation>
    </message>
    <message>
        <source>no boards there; a board is two files, X.json and X.svg</source>
        <translation>pas de plateaux ici&#xa0;; un plateau est fait de deux fichiers, X.json et X.svg</translation>
    </message>
    <message>
        <source>more boards than are shown</source>
        <translation>plus de plateaux qu’on n’en montre</translation>
    </message>
    <message>
        <source>there is no folder for boards</source>
        <translation>il n’y a pas de dossier pour les plateaux</translation>
    </message>
    <message>
        <source>cannot be copied</source>
        <translation>copie impossible</translation>
    </message>
    <message>
        <source>document type or entities, which are not read; take the DOCTYPE and &amp;…; out</source>
        <translation>type de document ou entités, qui ne sont pas lus&#xa0;; retirez le DOCTYPE et &amp;…;</translation>
    </message>
    <message>
        <source>{fault}; missing: {pairs}</source>
        <translation>{fault}&#xa0;; manque&#xa0;: {pairs}</translation>
    </message>
    <message>
        <source>unit place too far off its coast, or outside the frame</source>
        <translation>place d’unité trop loin de sa côte, ou hors du cadre</translation>
    </message>
    <message>
        <source>{fault}; {cure}</source>
        <translation>{fault}&#xa0;; {cure}</translation>
    </message>
    <message>
        <source>{place}: {text}</source>
        <translation>{place}&#xa0;: {text}</translation>
    </message>
    <message>
        <source>move the circle into the province, or onto water at most 1/75 of the width off its shore</source>
        <translation>déplacez le cercle dans la province, ou sur l’eau, à 1/75 de la largeur au plus de son rivage</translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message>
        <source>Let the clock go on</source>
        <translation>Relancer l’horloge</translation>
    </message>
    <message>
        <source>Pause the clock</source>
        <translation>Arrêter l’horloge</translation>
    </message>
    <message>
        <source>Time to write: over since {time}</source>
        <translation>Temps pour écrire&#xa0;: écoulé depuis {time}</translation>
    </message>
    <message>
        <source>Time to write: {time} left</source>
        <translation>Temps pour écrire&#xa0;: encore {time}</translation>
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
        <translation>Laisser d’abord écrire une autre puissance</translation>
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
        <source>Without a passphrase the seal only stops a glance.</source>
        <translation>Sans phrase secrète, le sceau n’arrête que les regards.</translation>
    </message>
    <message>
        <source>{number} of {total} to write</source>
        <translation>{number} sur {total} à écrire</translation>
    </message>
    <message>
        <source>The passphrase is missing…</source>
        <translation>La phrase secrète manque…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Take back the seal of</source>
        <translation>Reprendre le sceau&#xa0;:</translation>
    </message>
    <message>
        <source>I am {power} — open my seal again</source>
        <translation>{power}, c’est moi — rouvrir mon sceau</translation>
    </message>
    <message>
        <source>Until the last power has sealed its orders, they can still be changed.</source>
        <translation>Tant que la dernière puissance n’a pas scellé ses ordres, on peut encore les changer.</translation>
    </message>
    <message>
        <source>Without its passphrase:</source>
        <translation>Sans sa phrase secrète&#xa0;:</translation>
    </message>
    <message>
        <source>A broken seal:</source>
        <translation>Un sceau brisé&#xa0;:</translation>
    </message>
    <message>
        <source>{power} writes anew</source>
        <translation>{power} écrit à nouveau</translation>
    </message>
    <message>
        <source>Go on without orders of {power}</source>
        <translation>Continuer sans ordres&#xa0;: {power}</translation>
    </message>
    <message>
        <source>Without it the orders and notes of {power} stay shut. The table can give them up. {fate} It writes without a passphrase from there on. The report says so. Until the phase is over, the passphrase takes this back.</source>
        <translation>Sans elle, ordres et notes restent fermés ({power}). La table peut y renoncer. {fate} Cette puissance écrit ensuite sans phrase secrète. Le rapport le dit. Jusqu’à la fin de la phase, la phrase secrète annule cela.</translation>
    </message>
    <message>
        <source>The sealed orders of {power} were changed outside of the program, and cannot be read. What the table decides is told in the report. It may go on without these orders. {fate}</source>
        <translation>{power}&#xa0;: les ordres scellés ont été modifiés hors du programme et sont illisibles. Le rapport dira ce que la table décide. Elle peut continuer sans ces ordres. {fate}</translation>
    </message>
    <message>
        <source>All orders are sealed. Open those of</source>
        <translation>Tout est scellé. À ouvrir&#xa0;:</translation>
    </message>
    <message>
        <source>Open the orders of {power}</source>
        <translation>Ouvrir les ordres&#xa0;: {power}</translation>
    </message>
    <message>
        <source>They come from a file. They are shown once all are open and the phase is resolved.</source>
        <translation>Ils viennent d’un fichier. Ils seront montrés quand tous seront ouverts et la phase résolue.</translation>
    </message>
    <message>
        <source>Let another power open its orders first</source>
        <translation>Laisser d’abord ouvrir une autre puissance</translation>
    </message>
    <message>
        <source>{number} of {total} to be opened</source>
        <translation>Ouverture&#xa0;: {number} sur {total}</translation>
    </message>
    <message>
        <source>Secret vote: pass the screen to</source>
        <translation>Vote secret. Passez l’écran&#xa0;:</translation>
    </message>
    <message>
        <source>I am {power} — show my ballot</source>
        <translation>{power}, c’est moi — montrer mon bulletin</translation>
    </message>
    <message>
        <source>Call the vote off</source>
        <translation>Annuler le vote</translation>
    </message>
    <message>
        <source>Vote without {power}</source>
        <translation>Voter sans {power}</translation>
    </message>
    <message>
        <source>Without it {power} cannot vote. The table can decide to vote without it: it is then neither for the draw nor against it. The report says so.</source>
        <translation>Sans elle, {power} ne peut pas voter. La table peut décider de voter sans cette puissance, qui n’est alors ni pour l’égalité ni contre. Le rapport le dit.</translation>
    </message>
    <message>
        <source>The vote of</source>
        <translation>Le vote&#xa0;:</translation>
    </message>
    <message>
        <source>Cast the vote</source>
        <translation>Voter</translation>
    </message>
    <message>
        <source>I agree to this draw</source>
        <translation>J’accepte cette égalité</translation>
    </message>
    <message>
        <source>I refuse it</source>
        <translation>Je la refuse</translation>
    </message>
    <message>
        <source>A draw among {powers} is proposed. Of the votes only the result is told.</source>
        <translation>Égalité proposée&#xa0;: {powers}. Seul le résultat du vote sera dit.</translation>
    </message>
    <message>
        <source>{number} of {total} to vote</source>
        <translation>Vote&#xa0;: {number} sur {total}</translation>
    </message>
    <message>
        <source>Take a seal back</source>
        <translation>Reprendre un sceau</translation>
    </message>
    <message>
        <source>Passphrase of {power}</source>
        <translation>Phrase secrète&#xa0;: {power}</translation>
    </message>
    <message>
        <source>Trying the passphrase…</source>
        <translation>Essai de la phrase secrète…</translation>
    </message>
    <message>
        <source>This is not the passphrase.</source>
        <translation>Ce n’est pas la phrase secrète.</translation>
    </message>
</context>
<context>
    <name>Decisions</name>
    <message>
        <source>Its units hold.</source>
        <translation>Ses unités tiennent.</translation>
    </message>
    <message>
        <source>Its dislodged units are disbanded.</source>
        <translation>Ses unités délogées sont dissoutes.</translation>
    </message>
    <message>
        <source>It builds nothing.</source>
        <translation>Elle ne construit rien.</translation>
    </message>
    <message>
        <source>The rules choose which of its units are removed.</source>
        <translation>Les règles choisissent quelles unités elle retire.</translation>
    </message>
    <message>
        <source>By decision of the table the orders of {powers} stayed sealed.</source>
        <translation>{powers}&#xa0;: par décision de la table, les ordres sont restés scellés.</translation>
    </message>
    <message>
        <source>The sealed orders of {powers} were changed outside of the program, and by decision of the table not written anew.</source>
        <translation>{powers}&#xa0;: les ordres scellés ont été modifiés hors du programme et, par décision de la table, non récrits.</translation>
    </message>
    <message>
        <source>The sealed orders of {powers} were changed outside of the program, and were written anew.</source>
        <translation>{powers}&#xa0;: les ordres scellés ont été modifiés hors du programme, puis récrits.</translation>
    </message>
    <message>
        <source>From {turn} on nobody plays {powers}: the units hold.</source>
        <translation>{powers}&#xa0;: à partir de ce tour ({turn}), plus personne ne joue cette puissance, ses unités tiennent.</translation>
    </message>
    <message>
        <source>From {turn} on {player} plays {powers}.</source>
        <translation>{powers}&#xa0;: jouée par {player} à partir de ce tour ({turn}).</translation>
    </message>
    <message>
        <source>The game was taken back to this phase.</source>
        <translation>La partie a été ramenée à cette phase.</translation>
    </message>
    <message>
        <source>By decision of the table a draw was voted on without {powers}: no passphrase.</source>
        <translation>Par décision de la table, vote sur une égalité sans phrase secrète, donc sans {powers}.</translation>
    </message>
    <message>
        <source>A draw among {powers} was refused in a secret vote.</source>
        <translation>Égalité refusée en vote secret&#xa0;: {powers}.</translation>
    </message>
    <message>
        <source>{powers} declared the draw.</source>
        <translation>Égalité déclarée par&#xa0;: {powers}.</translation>
    </message>
</context>
<context>
    <name>Drafts</name>
    <message>
        <source>Compare drafts</source>
        <translation>Comparer les brouillons</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Comparer avec</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>{differing} of {all} orders differ.</source>
        <translation>Ordres différents&#xa0;: {differing} sur {all}.</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>différent</translation>
    </message>
    <message>
        <source>no order</source>
        <translation>aucun ordre</translation>
    </message>
    <message>
        <source>Name of this draft</source>
        <translation>Nom de ce brouillon</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Another draft has this name.</source>
        <translation>Un autre brouillon porte ce nom.</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Puissance</translation>
    </message>
    <message>
        <source>Draft that is played</source>
        <translation>Brouillon joué</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>Brouillons</translation>
    </message>
    <message>
        <source>Draft {number}</source>
        <translation>Brouillon {number}</translation>
    </message>
    <message>
        <source>Note •</source>
        <translation>Note •</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>A note on this phase, for {power} only</source>
        <translation>Une note sur cette phase, pour {power} seulement</translation>
    </message>
    <message>
        <source>A note has at most {number} letters; the rest was not taken.</source>
        <translation>Une note a {number} lettres au plus&#xa0;; le reste n’a pas été pris.</translation>
    </message>
    <message>
        <source>Try out…</source>
        <translation>Essayer…</translation>
    </message>
    <message>
        <source>New draft, a copy of this one</source>
        <translation>Nouveau brouillon, copie de celui-ci</translation>
    </message>
    <message>
        <source>New draft, empty</source>
        <translation>Nouveau brouillon, vide</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renommer…</translation>
    </message>
    <message>
        <source>Delete this draft</source>
        <translation>Supprimer ce brouillon</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Comparer…</translation>
    </message>
</context>
<context>
    <name>Draw</name>
    <message>
        <source>Play on</source>
        <translation>Continuer la partie</translation>
    </message>
    <message>
        <source>Do all players agree? The game then ends at once.</source>
        <translation>Tous les joueurs sont-ils d’accord&#xa0;? La partie se termine alors aussitôt.</translation>
    </message>
    <message>
        <source>Does {power} declare this? The game then ends at once.</source>
        <translation>{power}&#xa0;: est-ce bien déclaré&#xa0;? La partie se termine alors aussitôt.</translation>
    </message>
    <message>
        <source>The game has gone on meanwhile, and it can no longer end like that.</source>
        <translation>La partie a continué entre-temps et ne peut plus se terminer ainsi.</translation>
    </message>
    <message>
        <source>Declare a draw</source>
        <translation>Déclarer l’égalité</translation>
    </message>
    <message>
        <source>Declare the draw</source>
        <translation>Déclarer l’égalité</translation>
    </message>
    <message>
        <source>{powers} have {number} centres or more, so neither has won. Until centres are counted again either may end the game as a draw between them, whatever the others say.</source>
        <translation>{powers} ont {number} centres ou plus&#xa0;: aucune des deux n’a donc gagné. Jusqu’au prochain décompte, chacune peut terminer la partie par une égalité entre elles deux, quoi qu’en disent les autres.</translation>
    </message>
    <message>
        <source>Who declares it?</source>
        <translation>Qui la déclare&#xa0;?</translation>
    </message>
    <message>
        <source>Agree on this end</source>
        <translation>Convenir de cette fin</translation>
    </message>
    <message>
        <source>The game ends after the year chosen here as a draw among all survivors, or goes on until one wins. All powers that own a centre must agree.</source>
        <translation>La partie se termine après l’année choisie ici, à égalité entre tous les survivants, ou continue jusqu’à une victoire. Toutes les puissances qui possèdent un centre doivent être d’accord.</translation>
    </message>
    <message>
        <source>Change the last turn</source>
        <translation>Changer le dernier tour</translation>
    </message>
    <message>
        <source>End after</source>
        <translation>Fin après</translation>
    </message>
    <message>
        <source>The draw is refused.</source>
        <translation>L’égalité est refusée.</translation>
    </message>
    <message>
        <source>The game goes on. Nobody is told who refused.</source>
        <translation>La partie continue. Nul ne saura qui a refusé.</translation>
    </message>
    <message>
        <source>Secret vote on a draw</source>
        <translation>Vote secret sur une égalité</translation>
    </message>
    <message>
        <source>Start the vote</source>
        <translation>Commencer le vote</translation>
    </message>
    <message>
        <source>The powers that somebody plays vote in secret, one after the other, on a draw among the powers ticked here. If all agree, the game ends.</source>
        <translation>Les puissances jouées votent en secret, l’une après l’autre, sur une égalité entre les puissances cochées ici. Si toutes acceptent, la partie est finie.</translation>
    </message>
    <message>
        <source>{power} (played by nobody)</source>
        <translation>{power} (jouée par personne)</translation>
    </message>
    <message>
        <source>All players have said openly that they agree. The powers ticked here share the result, and the game ends at once.</source>
        <translation>Tous les joueurs se sont dits ouvertement d’accord. Les puissances cochées ici partagent le résultat, et la partie se termine aussitôt.</translation>
    </message>
    <message>
        <source>Draw by agreement</source>
        <translation>Égalité d’un commun accord</translation>
    </message>
    <message>
        <source>End the game as a draw</source>
        <translation>Terminer à égalité</translation>
    </message>
    <message>
        <source>All other players give the game up to one power, which wins it alone. All must agree, and the game ends at once.</source>
        <translation>Tous les autres abandonnent la partie à une puissance, qui la gagne seule. Tous doivent être d’accord, et la partie se termine aussitôt.</translation>
    </message>
    <message>
        <source>Concede the game</source>
        <translation>Abandonner la partie</translation>
    </message>
    <message>
        <source>Concede</source>
        <translation>Abandonner</translation>
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
    <message>
        <source>page of all powers</source>
        <translation>page de toutes les puissances</translation>
    </message>
    <message>
        <source>page of {power}</source>
        <translation>page&#xa0;: {power}</translation>
    </message>
    <message>
        <source>play draft {name}</source>
        <translation>jouer le brouillon {name}</translation>
    </message>
    <message>
        <source>new draft {name}</source>
        <translation>nouveau brouillon {name}</translation>
    </message>
    <message>
        <source>delete draft {name}</source>
        <translation>supprimer le brouillon {name}</translation>
    </message>
    <message>
        <source>call the draft {name}</source>
        <translation>nommer le brouillon {name}</translation>
    </message>
    <message>
        <source>use the orders of {line}</source>
        <translation>prendre les ordres de «&#xa0;{line}&#xa0;»</translation>
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
        <source>“{file}” is a game on a board of your own that has faults now.</source>
        <translation>«&#xa0;{file}&#xa0;» est une partie sur un plateau à vous, qui a maintenant des fautes.</translation>
    </message>
    <message>
        <source>A game was left open when the program ended, and cannot be opened now.</source>
        <translation>Une partie était ouverte quand le programme s’est arrêté, et ne peut pas être ouverte maintenant.</translation>
    </message>
    <message>
        <source>It was put aside: {path}</source>
        <translation>Elle a été mise de côté&#xa0;: {path}</translation>
    </message>
    <message>
        <source>Then open it with the Game menu.</source>
        <translation>Ouvrez-la ensuite avec le menu Partie.</translation>
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
        <source>The game is not kept for the next start: its file cannot be written.</source>
        <translation>La partie n’est pas gardée pour le prochain démarrage&#xa0;: son fichier ne peut pas être écrit.</translation>
    </message>
    <message>
        <source>Make room on the disk, or save the game somewhere else. The play goes on.</source>
        <translation>Faites de la place sur le disque, ou enregistrez la partie ailleurs. Le jeu continue.</translation>
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
        <source>“{file}” was changed outside of this window.</source>
        <translation>«&#xa0;{file}&#xa0;» a été modifié hors de cette fenêtre.</translation>
    </message>
    <message>
        <source>This is the game as it is open here. Close its tab to open the file anew.</source>
        <translation>Voici la partie telle qu’elle est ouverte ici. Fermez son onglet pour rouvrir le fichier.</translation>
    </message>
    <message>
        <source>If you save over it, what was changed there is lost.</source>
        <translation>Si vous l’écrasez, ce qui y a été modifié est perdu.</translation>
    </message>
    <message>
        <source>Save &amp;anyway</source>
        <translation>Enregistrer &amp;quand même</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Enregistrer sous…</translation>
    </message>
    <message>
        <source>“{file}” is open in another tab.</source>
        <translation>«&#xa0;{file}&#xa0;» est ouvert dans un autre onglet.</translation>
    </message>
    <message>
        <source>Save this game to another file.</source>
        <translation>Enregistrez cette partie dans un autre fichier.</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Orders are typed on a page and not written.</source>
        <translation>Des ordres sont saisis sur une page et pas encore écrits.</translation>
    </message>
    <message>
        <source>An order is typed under the list and not entered.</source>
        <translation>Un ordre est tapé sous la liste et pas encore entré.</translation>
    </message>
    <message>
        <source>&amp;Go back to it</source>
        <translation>&amp;Y revenir</translation>
    </message>
    <message>
        <source>&amp;Discard it</source>
        <translation>&amp;Abandonner</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Tous les fichiers</translation>
    </message>
    <message>
        <source>“{game}” has changes that are not saved.</source>
        <translation>«&#xa0;{game}&#xa0;» a des changements non enregistrés.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>&amp;Discard the changes</source>
        <translation>Ne &amp;pas enregistrer</translation>
    </message>
    <message>
        <source>{number} games have changes that are not saved:</source>
        <translation>{number} parties ont des changements non enregistrés&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Save all</source>
        <translation>Tout &amp;enregistrer</translation>
    </message>
    <message>
        <source>&amp;Discard all changes</source>
        <translation>Ne rien e&amp;nregistrer</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
</context>
<context>
    <name>Find</name>
    <message>
        <source>Find a place, a unit or a command</source>
        <translation>Chercher un lieu, une unité ou une commande</translation>
    </message>
    <message>
        <source>Nothing is called like that. Perhaps you mean:</source>
        <translation>Rien ne s’appelle ainsi. Peut-être&#xa0;:</translation>
    </message>
    <message>
        <source>Nothing is called like that.</source>
        <translation>Rien ne s’appelle ainsi.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
</context>
<context>
    <name>GameFaults</name>
    <message>
        <source>“{0}” is no phase; expected something like “S1901M”</source>
        <translation>«&#xa0;{0}&#xa0;» n’est pas une phase&#xa0;; on attend par exemple «&#xa0;S1901M&#xa0;»</translation>
    </message>
    <message>
        <source>“{0}”: adjustments, and only they, are in winter (W)</source>
        <translation>«&#xa0;{0}&#xa0;»&#xa0;: les ajustements, et eux seuls, sont en hiver (W)</translation>
    </message>
    <message>
        <source>“{0}”: no turn of this game is played in {1}</source>
        <translation>«&#xa0;{0}&#xa0;»&#xa0;: aucun tour de cette partie ne se joue en {1}</translation>
    </message>
    <message>
        <source>“{0}”: centres are not counted after that turn</source>
        <translation>«&#xa0;{0}&#xa0;»&#xa0;: les centres ne sont pas comptés après ce tour</translation>
    </message>
    <message>
        <source>“{0}” is none of: {1}</source>
        <translation>«&#xa0;{0}&#xa0;» ne fait pas partie de&#xa0;: {1}</translation>
    </message>
    <message>
        <source>“{0}” is none of: {1}, or a number from 1 to {2}</source>
        <translation>«&#xa0;{0}&#xa0;» ne fait pas partie de&#xa0;: {1}, et n’est pas un nombre de 1 à {2}</translation>
    </message>
    <message>
        <source>no such switch; this game has: {0}</source>
        <translation>cette règle n’existe pas&#xa0;; ce jeu a&#xa0;: {0}</translation>
    </message>
    <message>
        <source>the game has ended; take these orders out, or the ending</source>
        <translation>la partie est finie&#xa0;; retirez ces ordres, ou bien la fin</translation>
    </message>
    <message>
        <source>“{0}”: there is an order to {1} already; keep one</source>
        <translation>«&#xa0;{0}&#xa0;»&#xa0;: {1} a déjà un ordre&#xa0;; n’en gardez qu’un</translation>
    </message>
    <message>
        <source>“{0}” is no order of the phase {1}</source>
        <translation>«&#xa0;{0}&#xa0;» n’est pas un ordre de la phase {1}</translation>
    </message>
    <message>
        <source>“{0}”: there is no {1}</source>
        <translation>«&#xa0;{0}&#xa0;»&#xa0;: l’unité {1} n’existe pas</translation>
    </message>
    <message>
        <source>“{0}”: {1} is {2}’s, not {3}’s</source>
        <translation>«&#xa0;{0}&#xa0;»&#xa0;: {1} est à {2}, non à {3}</translation>
    </message>
    <message>
        <source>something here is wrong; it is not quoted, as others may read this</source>
        <translation>quelque chose est faux ici&#xa0;; ce n’est pas cité, car d’autres peuvent lire ceci</translation>
    </message>
    <message>
        <source>there is no lock for these papers</source>
        <translation>il n’y a pas de serrure pour ces papiers</translation>
    </message>
    <message>
        <source>nobody plays this power: it has no papers</source>
        <translation>personne ne joue cette puissance&#xa0;: elle n’a pas de papiers</translation>
    </message>
    <message>
        <source>this power has a lock: it belongs under its seal</source>
        <translation>cette puissance a une serrure&#xa0;: cela doit être sous son sceau</translation>
    </message>
    <message>
        <source>there is no node {0}</source>
        <translation>il n’y a pas de nœud {0}</translation>
    </message>
    <message>
        <source>{0} is too much; locks cost {1} at most</source>
        <translation>{0} est trop&#xa0;; les serrures coûtent {1} au plus</translation>
    </message>
    <message>
        <source>stands in the file just where there is no passphrase</source>
        <translation>ne figure dans le fichier que s’il n’y a pas de phrase secrète, et alors toujours</translation>
    </message>
    <message>
        <source>is not the key of this lock</source>
        <translation>n’est pas la clé de cette serrure</translation>
    </message>
    <message>
        <source>names each power once, or none</source>
        <translation>nomme chaque puissance une fois, ou aucune</translation>
    </message>
    <message>
        <source>names the powers about which this was decided</source>
        <translation>nomme les puissances au sujet desquelles ceci a été décidé</translation>
    </message>
    <message>
        <source>names who plays from then on</source>
        <translation>nomme qui joue à partir de là</translation>
    </message>
    <message>
        <source>the file is larger than {0} MiB: no saved game</source>
        <translation>le fichier dépasse {0} Mio&#xa0;: ce n’est pas une partie enregistrée</translation>
    </message>
    <message>
        <source>this is JSON, but no game saved by Chancery</source>
        <translation>c’est du JSON, mais pas une partie enregistrée par Chancery</translation>
    </message>
    <message>
        <source>version {0} is not known here; this program reads up to {1}</source>
        <translation>la version {0} n’est pas connue ici&#xa0;; ce programme lit jusqu’à {1}</translation>
    </message>
    <message>
        <source>a game has at least its first position</source>
        <translation>une partie a au moins sa première position</translation>
    </message>
    <message>
        <source>must be an earlier node; only the first has none</source>
        <translation>doit être un nœud antérieur&#xa0;; seul le premier n’en a pas</translation>
    </message>
    <message>
        <source>every node but the first has one</source>
        <translation>chaque nœud sauf le premier en a une</translation>
    </message>
    <message>
        <source>a draw has powers that share in it, a win exactly one</source>
        <translation>une nulle a des puissances qui la partagent, une victoire exactement une</translation>
    </message>
    <message>
        <source>“{0}” is no unit; expected something like “A PAR”</source>
        <translation>«&#xa0;{0}&#xa0;» n’est pas une unité&#xa0;; on attend par exemple «&#xa0;A PAR&#xa0;»</translation>
    </message>
    <message>
        <source>“{0}”: there is no province “{1}” on this board</source>
        <translation>«&#xa0;{0}&#xa0;»&#xa0;: il n’y a pas de province «&#xa0;{1}&#xa0;» sur ce plateau</translation>
    </message>
    <message>
        <source>“{0}”: it may stand at {1}</source>
        <translation>«&#xa0;{0}&#xa0;»&#xa0;: elle peut se trouver en {1}</translation>
    </message>
    <message>
        <source>“{0}”: it can never stand there</source>
        <translation>«&#xa0;{0}&#xa0;»&#xa0;: elle ne peut jamais se trouver là</translation>
    </message>
    <message>
        <source>“{0}”: {1} stands there already</source>
        <translation>«&#xa0;{0}&#xa0;»&#xa0;: {1} s’y trouve déjà</translation>
    </message>
    <message>
        <source>there is no province “{0}” on this board</source>
        <translation>il n’y a pas de province «&#xa0;{0}&#xa0;» sur ce plateau</translation>
    </message>
    <message>
        <source>{0} is no supply centre</source>
        <translation>{0} n’est pas un centre de ravitaillement</translation>
    </message>
    <message>
        <source>{0} is owned by {1} already</source>
        <translation>{0} appartient déjà à {1}</translation>
    </message>
    <message>
        <source>“{0}”: “{1}” (column {2}) is not understood</source>
        <translation>«&#xa0;{0}&#xa0;»&#xa0;: «&#xa0;{1}&#xa0;» (colonne {2}) n’est pas compris</translation>
    </message>
    <message>
        <source>there is no such power; known: {0}</source>
        <translation>cette puissance n’existe pas&#xa0;; connues&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Open it with a newer Chancery.</source>
        <translation>Ouvrez-le avec une version plus récente de Chancery.</translation>
    </message>
    <message>
        <source>Choose a file that Chancery saved, or an older copy of this one.</source>
        <translation>Choisissez un fichier enregistré par Chancery, ou une copie plus ancienne de celui-ci.</translation>
    </message>
    <message>
        <source>Correct this place in a text editor, or open an older copy of the file.</source>
        <translation>Corrigez cet endroit dans un éditeur de texte, ou ouvrez une copie plus ancienne du fichier.</translation>
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
        <source>{wins} to win, with a lead</source>
        <translation>{wins} et la tête pour gagner</translation>
    </message>
    <message>
        <source>{wins} to win, alone</source>
        <translation>{wins} pour gagner, seul</translation>
    </message>
    <message>
        <source>{wins} to win</source>
        <translation>{wins} pour gagner</translation>
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
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>A line that was taken back leads from here to {turn}. It is in the file.</source>
        <translation>Une ligne annulée mène d’ici à «&#xa0;{turn}&#xa0;». Elle est dans le fichier.</translation>
    </message>
    <message>
        <source>A right click opens it.</source>
        <translation>Un clic droit l’ouvre.</translation>
    </message>
    <message>
        <source>Open the line to {turn} in a tab of its own</source>
        <translation>Ouvrir la ligne jusqu’à «&#xa0;{turn}&#xa0;» dans un autre onglet</translation>
    </message>
</context>
<context>
    <name>JsonFaults</name>
    <message>
        <source>an object {…}</source>
        <translation>un objet {…}</translation>
    </message>
    <message>
        <source>a list […]</source>
        <translation>une liste […]</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un texte</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un nombre entier</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>vrai ou faux (true, false)</translation>
    </message>
    <message>
        <source>nothing (null)</source>
        <translation>rien (null)</translation>
    </message>
    <message>
        <source>“{0}” is missing</source>
        <translation>«&#xa0;{0}&#xa0;» manque</translation>
    </message>
    <message>
        <source>these keys are missing: {0}</source>
        <translation>ces clés manquent&#xa0;: {0}</translation>
    </message>
    <message>
        <source>“{0}” is not known here</source>
        <translation>«&#xa0;{0}&#xa0;» n’est pas connu ici</translation>
    </message>
    <message>
        <source>expected {0}, found {1}</source>
        <translation>attendu&#xa0;: {0}&#xa0;; trouvé&#xa0;: {1}</translation>
    </message>
    <message>
        <source>the list has {1} entries, expected {0}</source>
        <translation>la liste a {1} entrées, attendu&#xa0;: {0}</translation>
    </message>
    <message>
        <source>the list has not the {0} entries that are expected</source>
        <translation>la liste n’a pas les {0} entrées attendues</translation>
    </message>
    <message>
        <source>“{0}” is none of the words that may stand here</source>
        <translation>«&#xa0;{0}&#xa0;» n’est aucun des mots admis ici</translation>
    </message>
    <message>
        <source>the number is too large</source>
        <translation>le nombre est trop grand</translation>
    </message>
    <message>
        <source>the key “{0}” is there twice</source>
        <translation>la clé «&#xa0;{0}&#xa0;» s’y trouve deux fois</translation>
    </message>
    <message>
        <source>this is no JSON (at byte {0})</source>
        <translation>ce n’est pas du JSON (à l’octet {0})</translation>
    </message>
    <message>
        <source>this is no JSON (line {0}, column {1})</source>
        <translation>ce n’est pas du JSON (ligne {0}, colonne {1})</translation>
    </message>
    <message>
        <source>the file ends in the middle</source>
        <translation>le fichier s’arrête au milieu</translation>
    </message>
    <message>
        <source>it is nested too deep</source>
        <translation>l’imbrication est trop profonde</translation>
    </message>
    <message>
        <source>line {0}, column {1}</source>
        <translation>ligne {0}, colonne {1}</translation>
    </message>
    <message>
        <source>line {0}</source>
        <translation>ligne {0}</translation>
    </message>
    <message>
        <source>it is not there</source>
        <translation>il n’est pas là</translation>
    </message>
    <message>
        <source>it is no folder; name the one it is in</source>
        <translation>ce n’est pas un dossier&#xa0;; nommez celui où il se trouve</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <source>it is no regular file</source>
        <translation>ce n’est pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>it may not be read; ask for the right to</source>
        <translation>il est interdit de le lire&#xa0;; demandez-en le droit</translation>
    </message>
    <message>
        <source>it is a link that leads back to itself</source>
        <translation>c’est un lien qui ramène à lui-même</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>son nom est trop long</translation>
    </message>
    <message>
        <source>{problem}; possible: {words}</source>
        <translation>{problem}&#xa0;; possible&#xa0;: {words}</translation>
    </message>
    <message>
        <source> or </source>
        <translation> ou </translation>
    </message>
    <message>
        <source>more than {0} signs of path data</source>
        <translation>plus de {0} signes de données de tracé</translation>
    </message>
    <message>
        <source>more than {0} parts</source>
        <translation>plus de {0} parties</translation>
    </message>
    <message>
        <source>more than {0} arcs</source>
        <translation>plus de {0} arcs</translation>
    </message>
    <message>
        <source>more than {0} lines and curves</source>
        <translation>plus de {0} droites et courbes</translation>
    </message>
    <message>
        <source>it is there as “{0}”; capital and small letters have to agree</source>
        <translation>il s’y trouve sous le nom «&#xa0;{0}&#xa0;»&#xa0;; majuscules et minuscules doivent concorder</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Next unit</source>
        <translation>Unité suivante</translation>
    </message>
    <message>
        <source>Unit before</source>
        <translation>Unité précédente</translation>
    </message>
    <message>
        <source>Next unit without an order</source>
        <translation>Unité suivante sans ordre</translation>
    </message>
    <message>
        <source>Move: type the goal</source>
        <translation>Aller&#xa0;: taper le but</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Tenir</translation>
    </message>
    <message>
        <source>Support: type unit and goal</source>
        <translation>Soutenir&#xa0;: taper l’unité et le but</translation>
    </message>
    <message>
        <source>Convoy: type army and goal</source>
        <translation>Convoyer&#xa0;: taper l’armée et le but</translation>
    </message>
    <message>
        <source>Go by convoy</source>
        <translation>Aller par convoi</translation>
    </message>
    <message>
        <source>Go by railway</source>
        <translation>Aller par le rail</translation>
    </message>
    <message>
        <source>Let a fleet through the canal</source>
        <translation>Laisser une flotte passer le canal</translation>
    </message>
    <message>
        <source>Retreat: type the goal</source>
        <translation>Retraite&#xa0;: taper le but</translation>
    </message>
    <message>
        <source>Disband, remove</source>
        <translation>Dissoudre, retirer</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Construire</translation>
    </message>
    <message>
        <source>Build an army</source>
        <translation>Construire une armée</translation>
    </message>
    <message>
        <source>Build a fleet</source>
        <translation>Construire une flotte</translation>
    </message>
    <message>
        <source>Waive a build</source>
        <translation>Renoncer à une construction</translation>
    </message>
    <message>
        <source>North coast, where one is asked</source>
        <translation>Côte nord, quand une côte est demandée</translation>
    </message>
    <message>
        <source>South coast, where one is asked</source>
        <translation>Côte sud, quand une côte est demandée</translation>
    </message>
    <message>
        <source>East coast, where one is asked</source>
        <translation>Côte est, quand une côte est demandée</translation>
    </message>
    <message>
        <source>West coast, where one is asked</source>
        <translation>Côte ouest, quand une côte est demandée</translation>
    </message>
    <message>
        <source>Take the order back</source>
        <translation>Reprendre l’ordre</translation>
    </message>
    <message>
        <source>To the neighbour on the left</source>
        <translation>Vers la province voisine à gauche</translation>
    </message>
    <message>
        <source>To the neighbour on the right</source>
        <translation>Vers la province voisine à droite</translation>
    </message>
    <message>
        <source>To the neighbour above</source>
        <translation>Vers la province voisine au-dessus</translation>
    </message>
    <message>
        <source>To the neighbour below</source>
        <translation>Vers la province voisine au-dessous</translation>
    </message>
    <message>
        <source>Click where the cursor is</source>
        <translation>Cliquer à l’endroit du curseur</translation>
    </message>
    <message>
        <source>Menu of all orders</source>
        <translation>Menu de tous les ordres</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un pas en arrière</translation>
    </message>
    <message>
        <source>On the map</source>
        <translation>Sur la carte</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Find an action or a key</source>
        <translation>Chercher une action ou une touche</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nouvelle touche</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Fixer</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Aucune touche</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>Comme avant</translation>
    </message>
    <message>
        <source>All as they were</source>
        <translation>Toutes comme avant</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Letters alone are keys while the map has the focus</source>
        <translation>Les lettres seules servent de touches quand la carte est active</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation>«&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>{key} is the key of {names}. Set takes it from there.</source>
        <translation>{key} est la touche de {names}. Fixer la lui retire.</translation>
    </message>
    <message>
        <source>Choose an action, then press its new key.</source>
        <translation>Choisissez une action, puis pressez sa nouvelle touche.</translation>
    </message>
    <message>
        <source>Press the new key of “{name}”.</source>
        <translation>Pressez la nouvelle touche de «&#xa0;{name}&#xa0;».</translation>
    </message>
</context>
<context>
    <name>Line</name>
    <message>
        <source>lets {unit} through the canal</source>
        <translation>laisse passer {unit} par le canal</translation>
    </message>
    <message>
        <source>by railway to {place}</source>
        <translation>par le rail à {place}</translation>
    </message>
    <message>
        <source>by convoy</source>
        <translation>par convoi</translation>
    </message>
    <message>
        <source>go to</source>
        <translation>aller à</translation>
    </message>
    <message>
        <source>support</source>
        <translation>soutenir</translation>
    </message>
    <message>
        <source>convoy</source>
        <translation>convoyer</translation>
    </message>
    <message>
        <source>hold</source>
        <translation>tenir</translation>
    </message>
    <message>
        <source>retreat to</source>
        <translation>retraite vers</translation>
    </message>
    <message>
        <source>disband</source>
        <translation>dissoudre</translation>
    </message>
    <message>
        <source>build</source>
        <translation>construire</translation>
    </message>
    <message>
        <source>leave a build unused</source>
        <translation>renoncer à une construction</translation>
    </message>
    <message>
        <source>Type an order, such as A PAR - BUR</source>
        <translation>Taper un ordre, par exemple A PAR - BUR</translation>
    </message>
    <message>
        <source>Order as text</source>
        <translation>Ordre en texte</translation>
    </message>
    <message>
        <source>This is not entered: mend it, or click {action} again to go on without it.</source>
        <translation>Ceci n’est pas inscrit&#xa0;: corrigez-le, ou cliquez encore sur {action} pour continuer sans.</translation>
    </message>
    <message>
        <source>Which one: {names}?</source>
        <translation>Lequel&#xa0;: {names}&#xa0;?</translation>
    </message>
    <message>
        <source>Perhaps {names}?</source>
        <translation>Peut-être {names}&#xa0;?</translation>
    </message>
    <message>
        <source>Another order to the same unit follows.</source>
        <translation>Un autre ordre pour la même unité suit.</translation>
    </message>
    <message>
        <source>Write it all the same</source>
        <translation>L’écrire quand même</translation>
    </message>
    <message>
        <source>In {province} stands an army, no fleet.</source>
        <translation>À {province} se trouve une armée, pas une flotte.</translation>
    </message>
    <message>
        <source>In {province} stands a fleet, no army.</source>
        <translation>À {province} se trouve une flotte, pas une armée.</translation>
    </message>
    <message>
        <source>{text} And {number} more.</source>
        <translation>{text} Et {number} de plus.</translation>
    </message>
    <message>
        <source>Whose build is waived: {powers}?</source>
        <translation>Qui renonce à une construction&#xa0;: {powers}&#xa0;?</translation>
    </message>
    <message>
        <source>{power} waives one build</source>
        <translation>{power} renonce à une construction</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>Nothing to order</source>
        <translation>Rien à ordonner</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Tenir</translation>
    </message>
    <message>
        <source>Disband</source>
        <translation>Dissoudre</translation>
    </message>
    <message>
        <source>Take back: {order}</source>
        <translation>Reprendre&#xa0;: {order}</translation>
    </message>
    <message>
        <source>Build: {unit}</source>
        <translation>Construire&#xa0;: {unit}</translation>
    </message>
    <message>
        <source>to hold</source>
        <translation>pour tenir</translation>
    </message>
    <message>
        <source>Move to</source>
        <translation>Aller à</translation>
    </message>
    <message>
        <source>Move by convoy to</source>
        <translation>Aller par convoi à</translation>
    </message>
    <message>
        <source>Go by railway to</source>
        <translation>Aller par le rail à</translation>
    </message>
    <message>
        <source>Support to hold</source>
        <translation>Soutenir sur place</translation>
    </message>
    <message>
        <source>Support the move</source>
        <translation>Soutenir l’attaque</translation>
    </message>
    <message>
        <source>Convoy</source>
        <translation>Convoyer</translation>
    </message>
    <message>
        <source>Leave for the canal to</source>
        <translation>Passage du canal pour</translation>
    </message>
    <message>
        <source>Retreat to</source>
        <translation>Retraite vers</translation>
    </message>
    <message>
        <source>Move here</source>
        <translation>Aller ici</translation>
    </message>
    <message>
        <source>Move here by convoy</source>
        <translation>Aller ici par convoi</translation>
    </message>
    <message>
        <source>Go here by railway</source>
        <translation>Aller ici par le rail</translation>
    </message>
    <message>
        <source>Support this unit to hold</source>
        <translation>Soutenir cette unité sur place</translation>
    </message>
    <message>
        <source>Support a move of this unit</source>
        <translation>Soutenir une attaque de cette unité</translation>
    </message>
    <message>
        <source>Convoy this army</source>
        <translation>Convoyer cette armée</translation>
    </message>
    <message>
        <source>Retreat here</source>
        <translation>Retraite ici</translation>
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
        <source>Game master</source>
        <translation>Maître de jeu</translation>
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
        <source>You have another board “{board}” already. Replace it? Games saved on it are then opened on the new one.</source>
        <translation>Vous avez déjà un autre plateau «&#xa0;{board}&#xa0;». Le remplacer&#xa0;? Les parties enregistrées dessus s’ouvriront alors sur le nouveau.</translation>
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
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Open a game…</source>
        <translation>Ouvrir une partie…</translation>
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
        <source>{people} players, and a game master: all is visible, no curtains.</source>
        <translation>{people} joueurs et un maître de jeu&#xa0;: tout est visible, sans rideau.</translation>
    </message>
    <message>
        <source>One player has all the powers that are played, behind a passphrase.</source>
        <translation>Un seul joueur a toutes les puissances jouées, derrière une phrase secrète.</translation>
    </message>
    <message>
        <source>One player has all the powers that are played: no curtains.</source>
        <translation>Un seul joueur a toutes les puissances jouées&#xa0;: pas de rideau.</translation>
    </message>
    <message>
        <source>{people} players with {powers} powers. The curtain drops between powers.</source>
        <translation>{people} joueurs pour {powers} puissances. Le rideau tombe entre deux puissances.</translation>
    </message>
    <message>
        <source>&amp;Keep it</source>
        <translation>&amp;Garder</translation>
    </message>
    <message>
        <source>&amp;Throw it away</source>
        <translation>&amp;Jeter</translation>
    </message>
    <message>
        <source>What you have entered for the new game is lost if you leave now.</source>
        <translation>Ce que vous avez saisi pour la nouvelle partie est perdu si vous quittez maintenant.</translation>
    </message>
    <message>
        <source>Nobody — holds (civil disorder)</source>
        <translation>Personne — tient (désordre civil)</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Phrase secrète</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Puissance</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>{number} players</source>
        <translation>{number} joueurs</translation>
    </message>
    <message>
        <source>Suggest</source>
        <translation>Proposer</translation>
    </message>
    <message>
        <source>Divides the powers among fewer players, as fair as can be</source>
        <translation>Répartit les puissances entre moins de joueurs, aussi justement que possible</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <translation>Tirer au sort</translation>
    </message>
    <message>
        <source>Deals the powers out at random</source>
        <translation>Distribue les puissances au hasard</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler la répartition</translation>
    </message>
    <message>
        <source>As it was before the last click</source>
        <translation>Comme avant le dernier clic</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>Passphrase of {player}: {state}</source>
        <translation>Phrase secrète de {player}&#xa0;: {state}</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Définie</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source> of {number}</source>
        <translation> sur {number}</translation>
    </message>
    <message>
        <source>More below ↓</source>
        <translation>La suite plus bas ↓</translation>
    </message>
    <message>
        <source>{powers} powers · {centers} centres</source>
        <translation>{powers} puissances · {centers} centres</translation>
    </message>
    <message>
        <source>Order of writing</source>
        <translation>Ordre d’écriture</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Plus tôt</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Plus tard</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Sans horloge</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>Time to write</source>
        <translation>Temps pour écrire</translation>
    </message>
    <message>
        <source>Beep at the end</source>
        <translation>Bip à la fin</translation>
    </message>
    <message>
        <source>As listed</source>
        <translation>Celui de la liste</translation>
    </message>
    <message>
        <source>In our order</source>
        <translation>Le nôtre</translation>
    </message>
    <message>
        <source>Drawn each phase</source>
        <translation>Au sort à chaque phase</translation>
    </message>
    <message>
        <source>For each player and phase. At the end it turns red; nothing is forced.</source>
        <translation>Pour chaque joueur et chaque phase. À la fin il devient rouge&#xa0;; rien n’est forcé.</translation>
    </message>
    <message>
        <source>{minutes} minutes to write.</source>
        <translation>{minutes} minutes pour écrire.</translation>
    </message>
    <message>
        <source>Who writes first is drawn for each phase.</source>
        <translation>Qui écrit en premier est tiré au sort à chaque phase.</translation>
    </message>
    <message>
        <source>{power} writes first.</source>
        <translation>{power} écrit en premier.</translation>
    </message>
    <message>
        <source>Another file…</source>
        <translation>Un autre fichier…</translation>
    </message>
</context>
<context>
    <name>Orders</name>
    <message>
        <source>{written} of {due}</source>
        <translation>{written} sur {due}</translation>
    </message>
    <message>
        <source>retreats: {written} of {due}</source>
        <translation>retraites&#xa0;: {written} sur {due}</translation>
    </message>
    <message>
        <source>builds: {written} of {due}</source>
        <translation>constructions&#xa0;: {written} sur {due}</translation>
    </message>
    <message>
        <source>removals: {written} of {due}</source>
        <translation>retraits&#xa0;: {written} sur {due}</translation>
    </message>
    <message>
        <source>Retreats due: {due}. Written: {written}, to go: {left}.</source>
        <translation>Retraites dues&#xa0;: {due}. Écrites&#xa0;: {written}, restantes&#xa0;: {left}.</translation>
    </message>
    <message>
        <source>Builds due: {due}. Written: {written}, to go: {left}.</source>
        <translation>Constructions dues&#xa0;: {due}. Écrites&#xa0;: {written}, restantes&#xa0;: {left}.</translation>
    </message>
    <message>
        <source>Removals due: {due}. Written: {written}, to go: {left}.</source>
        <translation>Retraits dus&#xa0;: {due}. Écrits&#xa0;: {written}, restants&#xa0;: {left}.</translation>
    </message>
    <message>
        <source>A unit without an order will hold.</source>
        <translation>Une unité sans ordre tiendra sa position.</translation>
    </message>
    <message>
        <source>Let all hold</source>
        <translation>Que toutes tiennent</translation>
    </message>
    <message>
        <source>Does nothing as written</source>
        <translation>Sans effet tel quel</translation>
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
        <translation>On y renoncera</translation>
    </message>
    <message>
        <source>Removal</source>
        <translation>Retrait</translation>
    </message>
    <message>
        <source>Will be chosen by the rules</source>
        <translation>Choisi par les règles</translation>
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
    <name>Page</name>
    <message>
        <source>Page of orders</source>
        <translation>Page d’ordres</translation>
    </message>
    <message>
        <source>What was understood</source>
        <translation>Ce qui a été compris</translation>
    </message>
    <message>
        <source>Type or paste the orders, in any notation. They are said back here.</source>
        <translation>Tapez ou collez les ordres, dans n’importe quelle notation. Ils sont redits ici.</translation>
    </message>
    <message>
        <source>And {number} more, of which are in doubt: {doubts}.</source>
        <translation>Et {number} autres, dont douteux&#xa0;: {doubts}.</translation>
    </message>
    <message>
        <source>Passed over as no orders, by line: {lines}.</source>
        <translation>Laissées de côté, car ce ne sont pas des ordres&#xa0;; lignes&#xa0;: {lines}.</translation>
    </message>
    <message>
        <source>The page is too long to be read: it has {number} characters, at most {most} can be.</source>
        <translation>La page est trop longue pour être lue&#xa0;: elle a {number} caractères, {most} au plus sont possibles.</translation>
    </message>
    <message>
        <source>Set aside: {text}</source>
        <translation>Mis de côté&#xa0;: {text}</translation>
    </message>
    <message>
        <source>Not written: line {line} has another order to this unit.</source>
        <translation>Pas retenu&#xa0;: la ligne {line} donne un autre ordre à cette unité.</translation>
    </message>
    <message>
        <source>Written, but void: {reason}</source>
        <translation>Retenu, mais nul&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Not understood: “{token}”</source>
        <translation>Pas compris&#xa0;: «&#xa0;{token}&#xa0;»</translation>
    </message>
    <message>
        <source>Something is missing at the end.</source>
        <translation>Il manque quelque chose à la fin.</translation>
    </message>
    <message>
        <source>“{token}” can mean several things.</source>
        <translation>«&#xa0;{token}&#xa0;» peut vouloir dire plusieurs choses.</translation>
    </message>
    <message>
        <source>Several coasts can be meant.</source>
        <translation>Plusieurs côtes sont possibles.</translation>
    </message>
    <message>
        <source>It stands under the heading of {power}.</source>
        <translation>C’est sous le titre d’une autre puissance&#xa0;: {power}.</translation>
    </message>
    <message>
        <source>{power} has no such unit.</source>
        <translation>{power} n’a pas cette unité.</translation>
    </message>
    <message>
        <source>More than is due to {power}.</source>
        <translation>Plus que ce qui revient à&#xa0;: {power}.</translation>
    </message>
    <message>
        <source>No removal is due to {power}.</source>
        <translation>{power}&#xa0;: aucun retrait n’est dû.</translation>
    </message>
    <message>
        <source>No build is due to {power}.</source>
        <translation>{power}&#xa0;: aucune construction n’est due.</translation>
    </message>
    <message>
        <source>What the unit does could stand there: {names}.</source>
        <translation>Il pourrait y avoir là ce que fait l’unité&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>A unit could stand there, such as {names}.</source>
        <translation>Il pourrait y avoir là une unité, par exemple {names}.</translation>
    </message>
    <message>
        <source>A province could stand there, such as {names}.</source>
        <translation>Il pourrait y avoir là une province, par exemple {names}.</translation>
    </message>
    <message>
        <source>Nothing has to stand there: leave it out, or begin a new line.</source>
        <translation>Rien n’a à y figurer&#xa0;: ôtez-le ou commencez une nouvelle ligne.</translation>
    </message>
    <message>
        <source>An order begins with a unit, such as {unit}.</source>
        <translation>Un ordre commence par une unité, par exemple {unit}.</translation>
    </message>
    <message>
        <source>An order names a unit.</source>
        <translation>Un ordre nomme une unité.</translation>
    </message>
    <message>
        <source>Units are moved in this phase, not built or removed.</source>
        <translation>Dans cette phase, on déplace des unités&#xa0;; on n’en construit ni n’en retire.</translation>
    </message>
    <message>
        <source>Only retreats and disbandings are ordered in this phase.</source>
        <translation>Dans cette phase, on n’ordonne que des retraites et des dissolutions.</translation>
    </message>
    <message>
        <source>Only builds and removals are ordered in this phase.</source>
        <translation>Dans cette phase, on n’ordonne que des constructions et des retraits.</translation>
    </message>
    <message>
        <source>Write for {power}</source>
        <translation>Écrire pour&#xa0;: {power}</translation>
    </message>
    <message>
        <source>Enter a page of orders</source>
        <translation>Saisir une page d’ordres</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Puissance</translation>
    </message>
    <message>
        <source>All powers</source>
        <translation>Toutes les puissances</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Orders written: {number}.</source>
        <translation>Ordres inscrits&#xa0;: {number}.</translation>
    </message>
    <message>
        <source>Orders written for {power}: {number}.</source>
        <translation>Ordres écrits pour {power}&#xa0;: {number}.</translation>
    </message>
    <message>
        <source>Write these orders: {number}</source>
        <translation>Écrire ces ordres&#xa0;: {number}</translation>
    </message>
    <message>
        <source>Write these orders</source>
        <translation>Écrire ces ordres</translation>
    </message>
    <message>
        <source>In doubt, and left on the page: {number}.</source>
        <translation>Douteux et laissés sur la page&#xa0;: {number}.</translation>
    </message>
    <message>
        <source>Without an order: {units} and {number} more.</source>
        <translation>Sans ordre&#xa0;: {units} et {number} de plus.</translation>
    </message>
    <message>
        <source>Without an order: {units}.</source>
        <translation>Sans ordre&#xa0;: {units}.</translation>
    </message>
    <message>
        <source>Several powers can mean this.</source>
        <translation>Plusieurs puissances peuvent être visées.</translation>
    </message>
    <message>
        <source>No unit has to retreat from {province}.</source>
        <translation>{province}&#xa0;: aucune unité ne doit en faire retraite.</translation>
    </message>
    <message>
        <source>No unit stands in {province}.</source>
        <translation>{province}&#xa0;: aucune unité ici.</translation>
    </message>
    <message>
        <source>This is no order.</source>
        <translation>Ce n’est pas un ordre.</translation>
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
    <name>Phrase</name>
    <message>
        <source>Shows what you type while it is held down (Alt E)</source>
        <translation>Montre ce que vous tapez tant qu’il est enfoncé (Alt E)</translation>
    </message>
    <message>
        <source>A passphrase has at most {number} letters.</source>
        <translation>Une phrase secrète a {number} lettres au plus.</translation>
    </message>
    <message>
        <source>There is not enough memory free for this passphrase. Try again later.</source>
        <translation>Il n’y a pas assez de mémoire libre pour cette phrase secrète. Réessayez plus tard.</translation>
    </message>
    <message>
        <source>Passphrase of {power}</source>
        <translation>Phrase secrète&#xa0;: {power}</translation>
    </message>
    <message>
        <source>The passphrase until now</source>
        <translation>La phrase secrète actuelle</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Phrase secrète</translation>
    </message>
    <message>
        <source>New passphrase</source>
        <translation>Nouvelle phrase secrète</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Encore une fois</translation>
    </message>
    <message>
        <source>Use this passphrase</source>
        <translation>Utiliser cette phrase</translation>
    </message>
    <message>
        <source>Remove the passphrase</source>
        <translation>Supprimer la phrase secrète</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>Laisser tel quel</translation>
    </message>
    <message>
        <source>With a passphrase, what you write is encrypted in files, and the curtain opens only with it. A lost passphrase cannot be found again. Without one, the seal only stops a glance.</source>
        <translation>Avec une phrase secrète, ce que vous écrivez est chiffré dans les fichiers, et le rideau ne s’ouvre qu’avec elle. Une phrase perdue ne se retrouve pas. Sans elle, le sceau n’arrête que les regards.</translation>
    </message>
    <message>
        <source>A passphrase is set. It takes that one to change or to remove it.</source>
        <translation>Une phrase secrète est en place. Il faut la donner pour la changer ou la supprimer.</translation>
    </message>
    <message>
        <source>The two are not the same.</source>
        <translation>Les deux ne sont pas identiques.</translation>
    </message>
    <message>
        <source>Remove the passphrase? From then on the seal only stops a glance.</source>
        <translation>Supprimer la phrase secrète&#xa0;? Dès lors, le sceau n’arrête que les regards.</translation>
    </message>
    <message>
        <source>&amp;Keep it</source>
        <translation>&amp;Garder</translation>
    </message>
    <message>
        <source>&amp;Remove it</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Making the lock…</source>
        <translation>Le verrou est en préparation…</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Change the players</source>
        <translation>Changer les joueurs</translation>
    </message>
    <message>
        <source>Leave all as it is</source>
        <translation>Tout laisser tel quel</translation>
    </message>
    <message>
        <source>Who plays from here on</source>
        <translation>Qui joue à partir d’ici</translation>
    </message>
    <message>
        <source>The table decides this, and the report tells it. What the player before has written and noted is given up unread. What others have written stays behind the curtain.</source>
        <translation>La table en décide, et le rapport le dit. Ce que le joueur précédent a écrit et noté est abandonné sans être lu. Ce que les autres ont écrit reste derrière le rideau.</translation>
    </message>
    <message>
        <source>Passphrase…</source>
        <translation>Phrase secrète…</translation>
    </message>
</context>
<context>
    <name>Possible</name>
    <message>
        <source>{unit} can go to {places}.</source>
        <translation>{unit} peut aller à {places}.</translation>
    </message>
    <message>
        <source>{unit} can go by railway to {places}.</source>
        <translation>{unit} peut aller par le rail à {places}.</translation>
    </message>
    <message>
        <source>{unit} can retreat to {places}.</source>
        <translation>{unit} peut se retirer vers {places}.</translation>
    </message>
    <message>
        <source>{unit} can be built in {places}.</source>
        <translation>{unit} peut être construite à {places}.</translation>
    </message>
    <message>
        <source>{unit} can support {units}.</source>
        <translation>{unit} peut soutenir {units}.</translation>
    </message>
    <message>
        <source>{some} or one of {number} more</source>
        <translation>{some} ou un de {number} autres</translation>
    </message>
    <message>
        <source>{unit} can support {other} to {places}.</source>
        <translation>{unit} peut soutenir {other} vers {places}.</translation>
    </message>
    <message>
        <source>{unit} can support {other} to hold, or to {places}.</source>
        <translation>{unit} peut soutenir {other} pour tenir, ou vers {places}.</translation>
    </message>
    <message>
        <source>{unit} can support {other} to hold.</source>
        <translation>{unit} peut soutenir {other} pour tenir.</translation>
    </message>
    <message>
        <source>{unit} can convoy {units}.</source>
        <translation>{unit} peut convoyer {units}.</translation>
    </message>
    <message>
        <source>{unit} can convoy {other} to {places}.</source>
        <translation>{unit} peut convoyer {other} vers {places}.</translation>
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
        <translation>Rebonds&#xa0;: {number}</translation>
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
        <translation>Le vainqueur doit en avoir plus que toute autre puissance.</translation>
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
    <name>Print</name>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>Order slips</source>
        <translation>Bulletins d’ordres</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Units and owners</source>
        <translation>Unités et propriétaires</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Names where they fit, else codes</source>
        <translation>Noms où il y a la place, sinon codes</translation>
    </message>
    <message>
        <source>Codes</source>
        <translation>Codes</translation>
    </message>
    <message>
        <source>No names</source>
        <translation>Sans noms</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Names on the map</source>
        <translation>Noms sur la carte</translation>
    </message>
    <message>
        <source>Page as it is printed</source>
        <translation>La page telle qu’elle sera imprimée</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>Page after</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation>Page {number} sur {count}</translation>
    </message>
    <message>
        <source>No printer is set up here. A PDF can be printed elsewhere.</source>
        <translation>Aucune imprimante n’est installée ici. Un PDF peut être imprimé ailleurs.</translation>
    </message>
    <message>
        <source>The printer takes nothing. A PDF can be printed elsewhere.</source>
        <translation>L’imprimante ne prend rien. Un PDF peut être imprimé ailleurs.</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Envoyé à l’imprimante.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>Saved as “{file}”.</source>
        <translation>Enregistré sous «&#xa0;{file}&#xa0;».</translation>
    </message>
    <message>
        <source>{unit}: to {places}, or disbanded</source>
        <translation>{unit}&#xa0;: vers {places}, ou dissoute</translation>
    </message>
    <message>
        <source>Builds due: {number}. Free places: {places}.</source>
        <translation>Constructions dues&#xa0;: {number}. Lieux libres&#xa0;: {places}.</translation>
    </message>
    <message>
        <source>Build {number}</source>
        <translation>Construction {number}</translation>
    </message>
    <message>
        <source>Removals due: {number}. Units: {places}.</source>
        <translation>Retraits dus&#xa0;: {number}. Unités&#xa0;: {places}.</translation>
    </message>
    <message>
        <source>Removal {number}</source>
        <translation>Retrait {number}</translation>
    </message>
</context>
<context>
    <name>Prompts</name>
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
        <translation>{unit}&#xa0;: cliquez sur sa destination, ou sur l’unité pour la relâcher.</translation>
    </message>
    <message>
        <source>click a goal for {unit}; round the Cape to {places} it goes with strength ½.</source>
        <translation>{unit}&#xa0;: cliquez sur sa destination&#xa0;; par le Cap ({places}), force ½.</translation>
    </message>
    <message>
        <source>click {province} to send {unit} round the Cape; its strength is ½ and its supports.</source>
        <translation>{province}&#xa0;: {unit} y va par le Cap, avec une force de ½ plus ses soutiens.</translation>
    </message>
    <message>
        <source>click where {unit} goes by convoy.</source>
        <translation>{unit}&#xa0;: cliquez sur sa destination par convoi.</translation>
    </message>
    <message>
        <source>click a goal for {unit}; through the canal to {province} only if {power} gives leave.</source>
        <translation>{unit}&#xa0;: cliquez sur sa destination&#xa0;; par le canal ({province}) avec l’accord&#xa0;: {power}.</translation>
    </message>
    <message>
        <source>click a goal for {unit}; through the canal to {province} only while {other} stays.</source>
        <translation>{unit}&#xa0;: cliquez sur sa destination&#xa0;; par le canal ({province}) si {other} reste.</translation>
    </message>
    <message>
        <source>click the station to which {unit} goes by railway.</source>
        <translation>{unit}&#xa0;: cliquez sur la gare d’arrivée.</translation>
    </message>
    <message>
        <source>click a station for {unit}; one train runs in a turn, so that of {other} is taken back.</source>
        <translation>{unit}&#xa0;: cliquez sur une gare&#xa0;; un seul train par tour, {other} perd donc le sien.</translation>
    </message>
    <message>
        <source>click the fleet that {unit} lets through the canal, or takes leave from.</source>
        <translation>{unit}&#xa0;: cliquez sur la flotte à laisser passer par le canal, ou à ne plus laisser passer.</translation>
    </message>
    <message>
        <source>click the unit that {unit} supports.</source>
        <translation>{unit}&#xa0;: cliquez sur l’unité à soutenir.</translation>
    </message>
    <message>
        <source>click the goal of {other}, or that unit again to support it to hold.</source>
        <translation>{other}&#xa0;: cliquez sur sa destination, ou encore sur l’unité pour la soutenir sur place.</translation>
    </message>
    <message>
        <source>click the goal of {other} that {unit} supports.</source>
        <translation>{other}&#xa0;: cliquez sur la destination que {unit} soutient.</translation>
    </message>
    <message>
        <source>click {other} again to support it to hold.</source>
        <translation>cliquez encore sur {other} pour la soutenir sur place.</translation>
    </message>
    <message>
        <source>click the army that {unit} convoys.</source>
        <translation>{unit}&#xa0;: cliquez sur l’armée à convoyer.</translation>
    </message>
    <message>
        <source>click where {unit} convoys {other}.</source>
        <translation>{unit}&#xa0;: cliquez sur la destination de {other}.</translation>
    </message>
    <message>
        <source>choose the coast of {province}.</source>
        <translation>{province}&#xa0;: choisissez la côte.</translation>
    </message>
    <message>
        <source>click where {unit} retreats, or disband it.</source>
        <translation>{unit}&#xa0;: cliquez sur le lieu de retraite, ou dissolvez l’unité.</translation>
    </message>
    <message>
        <source>disband {unit}; it has nowhere to go.</source>
        <translation>{unit}&#xa0;: dissolvez-la, aucune retraite n’est possible.</translation>
    </message>
    <message>
        <source>choose what to build in {province}.</source>
        <translation>{province}&#xa0;: choisissez l’unité à construire.</translation>
    </message>
    <message>
        <source>click {unit} to remove or to keep it.</source>
        <translation>cliquez sur {unit} pour la retirer ou la garder.</translation>
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
        <translation>Prendre le train</translation>
    </message>
    <message>
        <source>Let a fleet through the canal</source>
        <translation>Laisser passer une flotte par le canal</translation>
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
        <translation>Retirer l’ordre</translation>
    </message>
    <message>
        <source>A unit stands in {province}; units are built on empty places.</source>
        <translation>{province} est occupée&#xa0;; on ne construit que dans un centre libre.</translation>
    </message>
    <message>
        <source>{unit} cannot pass the canal: no unit controls it.</source>
        <translation>{unit} ne peut pas passer le canal&#xa0;: aucune unité ne le contrôle.</translation>
    </message>
    <message>
        <source>Unit: name or code</source>
        <translation>Unité&#xa0;: nom ou code</translation>
    </message>
    <message>
        <source>Station: name or code</source>
        <translation>Gare&#xa0;: nom ou code</translation>
    </message>
    <message>
        <source>Goal: name or code</source>
        <translation>But&#xa0;: nom ou code</translation>
    </message>
    <message>
        <source>{mover} reaches {province} only on its {coasts}.</source>
        <translation>{mover} n’atteint {province} que par la {coasts}.</translation>
    </message>
    <message>
        <source>No fleet lies so that it could carry {unit} to {province}.</source>
        <translation>Aucune flotte n’est placée pour transporter {unit} vers {province}.</translation>
    </message>
    <message>
        <source>No fleet that could pass the canal stands in {province}.</source>
        <translation>{province}&#xa0;: aucune flotte n’y attend de passer le canal.</translation>
    </message>
    <message>
        <source>{unit} cannot retreat to {province}: not through the canal.</source>
        <translation>{unit} ne peut pas s’y retirer ({province})&#xa0;: pas de retraite par le canal.</translation>
    </message>
    <message>
        <source>{province} is no station to which {unit} could go by railway.</source>
        <translation>{province} n’est pas une gare où {unit} puisse aller.</translation>
    </message>
    <message>
        <source>Nobody can enter {province}.</source>
        <translation>{province}&#xa0;: personne ne peut y entrer.</translation>
    </message>
    <message>
        <source>{unit} cannot reach {province}: only armies go that way.</source>
        <translation>{unit} ne peut pas y aller ({province})&#xa0;: seules les armées passent par là.</translation>
    </message>
    <message>
        <source>{unit} reaches {province} only by railway: press T first.</source>
        <translation>{unit} n’y va ({province}) que par le train&#xa0;: tapez d’abord T.</translation>
    </message>
    <message>
        <source>{unit} cannot help {other}: no support goes round the Cape.</source>
        <translation>{unit} ne peut pas aider {other}&#xa0;: pas de soutien par le Cap.</translation>
    </message>
    <message>
        <source>{unit} cannot help {other}: no support goes through the canal.</source>
        <translation>{unit} ne peut pas aider {other}&#xa0;: pas de soutien par le canal.</translation>
    </message>
    <message>
        <source>{province} is no centre; units are built in centres.</source>
        <translation>{province} n’est pas un centre&#xa0;; on construit dans les centres.</translation>
    </message>
    <message>
        <source>{power} does not own {province} and cannot build there.</source>
        <translation>{province}&#xa0;: ce centre n’appartient pas à la puissance qui construit ({power}).</translation>
    </message>
    <message>
        <source>{province} is no home centre of {power}.</source>
        <translation>{province} n’est pas un centre national ({power}).</translation>
    </message>
    <message>
        <source>Nothing is ever built in {province}: {power} owned it first, but it is no home centre.</source>
        <translation>On ne construit jamais ici ({province})&#xa0;: centre de départ ({power}), mais pas national.</translation>
    </message>
    <message>
        <source>{province} does not count for {power}: nothing is built there.</source>
        <translation>{province} ne compte pas pour son propriétaire ({power})&#xa0;: on n’y construit pas.</translation>
    </message>
    <message>
        <source>{province} takes an army only while {power} owns some, not all of its home centres.</source>
        <translation>{province}&#xa0;: une armée seulement si des centres nationaux manquent, mais pas tous ({power}).</translation>
    </message>
    <message>
        <source>{province} takes only an army, by emergency measures.</source>
        <translation>{province}&#xa0;: les mesures d’urgence ne permettent qu’une armée.</translation>
    </message>
    <message>
        <source>{province} has no coast, so no fleet is built there.</source>
        <translation>{province} n’a pas de côte&#xa0;: on n’y construit pas de flotte.</translation>
    </message>
    <message>
        <source>All that {power} is due is ordered. A click on one takes it back.</source>
        <translation>{power}&#xa0;: tout est déjà ordonné. Un clic sur un ordre le retire.</translation>
    </message>
    <message>
        <source>{power} owns none of its original centres and so builds nothing.</source>
        <translation>{power} n’a plus aucun de ses centres de départ et ne construit rien.</translation>
    </message>
    <message>
        <source>No unit is selected.</source>
        <translation>Aucune unité n’est sélectionnée.</translation>
    </message>
    <message>
        <source>There is no build left to waive.</source>
        <translation>Il ne reste aucune construction à laquelle renoncer.</translation>
    </message>
    <message>
        <source>{unit} cannot do that now.</source>
        <translation>{unit} ne peut pas faire cela maintenant.</translation>
    </message>
    <message>
        <source>That means nothing now.</source>
        <translation>Cette touche n’a pas d’effet maintenant.</translation>
    </message>
    <message>
        <source>No unit that you order has to retreat from {province}.</source>
        <translation>{province}&#xa0;: aucune de vos unités ne doit en faire retraite.</translation>
    </message>
    <message>
        <source>The unit in {province} is not yours to order.</source>
        <translation>{province}&#xa0;: cette unité n’est pas à vous.</translation>
    </message>
    <message>
        <source>No unit stands in {province}.</source>
        <translation>{province}&#xa0;: aucune unité ici.</translation>
    </message>
    <message>
        <source>{unit} cannot retreat to {province}: a unit stands there.</source>
        <translation>{unit} ne peut pas s’y retirer ({province})&#xa0;: le lieu est occupé.</translation>
    </message>
    <message>
        <source>{unit} cannot retreat to {province}: its attacker came from there.</source>
        <translation>{unit} ne peut pas s’y retirer ({province})&#xa0;: l’attaque en venait.</translation>
    </message>
    <message>
        <source>{unit} cannot retreat to {province}: a stand-off left it empty.</source>
        <translation>{unit} ne peut pas s’y retirer ({province})&#xa0;: un rebond l’a laissée vide.</translation>
    </message>
    <message>
        <source>{unit} cannot help {other} from where it stands.</source>
        <translation>{unit} ne peut pas aider {other} d’où elle est.</translation>
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
        <translation>{unit} ne peut pas quitter la côte.</translation>
    </message>
    <message>
        <source>Several powers can be meant: select a place of one first, or use the button in the list.</source>
        <translation>Plusieurs puissances peuvent être visées&#xa0;: choisissez d’abord un lieu de l’une d’elles, ou prenez le bouton de la liste.</translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>Press shortcut</source>
        <translation>Appuyez sur une touche</translation>
    </message>
</context>
<context>
    <name>ReadOut</name>
    <message>
        <source>Results, power by power</source>
        <translation>Résultats, puissance par puissance</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ Retour</translation>
    </message>
    <message>
        <source>Next ›</source>
        <translation>Suivant ›</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} sur {count}</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>Whoever comes round the Cape begins with ½.</source>
        <translation>Qui vient par le Cap commence avec ½.</translation>
    </message>
    <message>
        <source>Its leave to pass the canal counted for nothing: only the unit that controls the canal gives leave, to one fleet that stands at either end.</source>
        <translation>Son autorisation de passer le canal ne compte pas&#xa0;: seule l’unité qui contrôle le canal autorise une flotte, une seule, qui se trouve à l’une de ses extrémités.</translation>
    </message>
    <message>
        <source>Round the Cape: {attack} against {defence}.</source>
        <translation>Par le Cap&#xa0;: {attack} contre {defence}.</translation>
    </message>
    <message>
        <source>The train had {attack}, the other {defence}.</source>
        <translation>Le train avait {attack}, l’autre unité {defence}.</translation>
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
        <translation>Une attaque doit être plus forte que la défense, et elle l’était.</translation>
    </message>
    <message>
        <source>A move needs more than the defence.</source>
        <translation>Une attaque doit être plus forte que la défense.</translation>
    </message>
    <message>
        <source>Another move there was as strong, so nobody got in.</source>
        <translation>Un autre mouvement vers ce lieu était aussi fort&#xa0;: rebond, personne n’entre.</translation>
    </message>
    <message>
        <source>Another move there was stronger.</source>
        <translation>Un autre mouvement vers ce lieu était plus fort.</translation>
    </message>
    <message>
        <source>The unit that came the other way was as strong.</source>
        <translation>L’unité qui venait en sens inverse était aussi forte.</translation>
    </message>
    <message>
        <source>A power never dislodges its own unit.</source>
        <translation>Une puissance ne déloge jamais ses propres unités.</translation>
    </message>
    <message>
        <source>Nothing disturbed it, so it counted.</source>
        <translation>Rien ne l’a empêché&#xa0;: il a compté.</translation>
    </message>
    <message>
        <source>A fleet that comes round the Cape cuts no support.</source>
        <translation>Une flotte qui vient par le Cap ne coupe aucun soutien.</translation>
    </message>
    <message>
        <source>It stayed where it was.</source>
        <translation>Elle est restée en place.</translation>
    </message>
    <message>
        <source>Equal attacks kept each other out, so it stayed.</source>
        <translation>Des attaques de force égale se sont bloquées&#xa0;: elle est restée.</translation>
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
        <translation>Sur chaque route, une flotte a été délogée.</translation>
    </message>
    <message>
        <source>No chain of fleets was ordered to carry it.</source>
        <translation>Aucune chaîne de flottes n’avait l’ordre de la convoyer.</translation>
    </message>
    <message>
        <source>The orders depend on each other in a circle; the rule for paradoxes settles it.</source>
        <translation>Les ordres dépendent les uns des autres en boucle&#xa0;; la règle des paradoxes tranche.</translation>
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
        <source>A power never helps to dislodge its own unit.</source>
        <translation>Une puissance n’aide jamais à déloger sa propre unité.</translation>
    </message>
    <message>
        <source>It counted only against others: a power never helps to dislodge its own unit.</source>
        <translation>Il n’a compté que contre les autres&#xa0;: une puissance n’aide jamais à déloger sa propre unité.</translation>
    </message>
    <message>
        <source>The canal was closed to it: nobody let it pass.</source>
        <translation>Le canal lui était fermé&#xa0;: personne ne l’a laissée passer.</translation>
    </message>
    <message>
        <source>The canal was closed: nobody controls it.</source>
        <translation>Le canal était fermé&#xa0;: personne ne le contrôle.</translation>
    </message>
    <message>
        <source>The canal was closed: the unit that controlled it left.</source>
        <translation>Le canal était fermé&#xa0;: l’unité qui le contrôlait est partie.</translation>
    </message>
    <message>
        <source>The canal was closed: the unit that controlled it was dislodged.</source>
        <translation>Le canal était fermé&#xa0;: l’unité qui le contrôlait a été délogée.</translation>
    </message>
    <message>
        <source>No support goes through the canal. A passage is supported from beside its goal, or by a fleet that controls the canal.</source>
        <translation>Aucun soutien ne traverse le canal. On soutient un passage depuis le voisinage de son but, ou par une flotte qui contrôle le canal.</translation>
    </message>
    <message>
        <source>No retreat goes through the canal.</source>
        <translation>On ne se retire pas par le canal.</translation>
    </message>
    <message>
        <source>Another unit came to a station on the line.</source>
        <translation>Une autre unité est venue dans une gare de la ligne.</translation>
    </message>
    <message>
        <source>The canal was open to it.</source>
        <translation>Le canal lui était ouvert.</translation>
    </message>
    <message>
        <source>A unit of its own stayed at {place}, a centre that its power does not own, so it passed.</source>
        <translation>Une unité de son camp est restée à {place}, un centre que sa puissance ne possède pas&#xa0;; le train a donc pu passer.</translation>
    </message>
    <message>
        <source>A train is supported only on its way to the goal that it was ordered to.</source>
        <translation>Un train n’est soutenu que vers la destination qui lui a été ordonnée.</translation>
    </message>
    <message>
        <source>Only a train goes that far, and the order does not say TSR.</source>
        <translation>Seul le train va si loin, et l’ordre ne dit pas TSR.</translation>
    </message>
    <message>
        <source>The emergency measures allow an army there, as some home centres are lost.</source>
        <translation>Les mesures d’urgence y permettent une armée, car des centres nationaux sont perdus.</translation>
    </message>
    <message>
        <source>Units are built in centres, and there is none.</source>
        <translation>On construit dans les centres, et il n’y en a pas ici.</translation>
    </message>
    <message>
        <source>The power does not own this centre.</source>
        <translation>Ce centre n’appartient pas à la puissance.</translation>
    </message>
    <message>
        <source>It is no home centre of the power.</source>
        <translation>Ce n’est pas un centre national de la puissance.</translation>
    </message>
    <message>
        <source>The power owned it from the start, but it is no home centre: nothing is built there.</source>
        <translation>C’est un centre de départ de la puissance, mais pas un centre national&#xa0;: on n’y construit pas.</translation>
    </message>
    <message>
        <source>This centre does not count for its power, which builds nothing there.</source>
        <translation>Ce centre ne compte pas pour son propriétaire, qui n’y construit pas.</translation>
    </message>
    <message>
        <source>Only emergency measures allow an army there: while some, not all home centres are owned.</source>
        <translation>Seules les mesures d’urgence y permettent une armée&#xa0;: quand une partie des centres nationaux est perdue.</translation>
    </message>
    <message>
        <source>The emergency measures allow only an army there.</source>
        <translation>Les mesures d’urgence n’y permettent qu’une armée.</translation>
    </message>
    <message>
        <source>A fleet is built only where there is a coast.</source>
        <translation>On ne construit une flotte que sur une côte.</translation>
    </message>
    <message>
        <source>{unit} retreated there by another way than round the Cape and went first.</source>
        <translation>{unit} s’y retirait sans passer par le Cap et avait la priorité.</translation>
    </message>
    <message>
        <source>{unit} controls the canal and left it open to this fleet.</source>
        <translation>{unit} contrôle le canal et l’a laissé ouvert à cette flotte.</translation>
    </message>
    <message>
        <source>{unit} controlled the canal and left, so it was closed.</source>
        <translation>{unit} contrôlait le canal et est partie&#xa0;: il était donc fermé.</translation>
    </message>
    <message>
        <source>{unit} dislodged the unit that controlled the canal, so it was closed.</source>
        <translation>{unit} a délogé l’unité qui contrôlait le canal&#xa0;: il était donc fermé.</translation>
    </message>
    <message>
        <source>The line was blocked at {place} by {units}.</source>
        <translation>La ligne était bloquée à {place} par {units}.</translation>
    </message>
    <message>
        <source>{unit} came to {place} on the line.</source>
        <translation>{unit} est venue à {place}, sur la ligne.</translation>
    </message>
    <message>
        <source>{unit} kept each other out, so the train came through.</source>
        <translation>{unit} se sont bloquées l’une l’autre&#xa0;; le train a donc pu passer.</translation>
    </message>
    <message>
        <source>The line was blocked by a foreign unit.</source>
        <translation>La ligne était bloquée par une unité étrangère.</translation>
    </message>
    <message>
        <source>Its convoy had another way than round the Cape, so it had full strength.</source>
        <translation>Son convoi avait une autre route que le Cap&#xa0;: pleine force.</translation>
    </message>
    <message>
        <source>A power never helps to dislodge its own unit, so its support did not count.</source>
        <translation>Une puissance n’aide jamais à déloger ses propres unités&#xa0;: son soutien n’a pas compté.</translation>
    </message>
    <message>
        <source>Another fleet had leave to pass the canal.</source>
        <translation>Une autre flotte avait la permission de passer le canal.</translation>
    </message>
    <message>
        <source>Two fleets had leave to pass the canal, so neither passed.</source>
        <translation>Deux flottes avaient la permission de passer le canal&#xa0;: aucune n’est passée.</translation>
    </message>
    <message>
        <source>Leave to pass the canal was given to a sea without a fleet.</source>
        <translation>La permission de passer le canal visait une mer sans flotte.</translation>
    </message>
    <message>
        <source>Two fleets of this power tried to pass and neither was named, so neither passed.</source>
        <translation>Deux flottes de cette puissance voulaient passer sans être nommées&#xa0;: aucune n’est passée.</translation>
    </message>
    <message>
        <source>A unit of its own was dislodged on the line.</source>
        <translation>Une unité de sa puissance a été délogée sur la ligne.</translation>
    </message>
    <message>
        <source>A unit came against it from the first station.</source>
        <translation>Une unité est venue à sa rencontre depuis la première gare.</translation>
    </message>
    <message>
        <source>The others that went there kept each other out.</source>
        <translation>Les autres qui y allaient se sont bloqués.</translation>
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
        <translation>Un seul train circule par tour&#xa0;: les armées tiennent.</translation>
    </message>
    <message>
        <source>No such unit of this power stands there.</source>
        <translation>Cette puissance n’a pas d’unité à cet endroit.</translation>
    </message>
    <message>
        <source>From where the unit stands this can never be done.</source>
        <translation>D’où elle est, l’unité ne pourra jamais faire cela.</translation>
    </message>
    <message>
        <source>Only armies go that way.</source>
        <translation>Seules les armées passent par là.</translation>
    </message>
    <message>
        <source>Nobody can enter that land.</source>
        <translation>Personne ne peut entrer sur ces terres.</translation>
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
        <translation>On ne peut pas s’y retirer.</translation>
    </message>
    <message>
        <source>Another unit retreated there, so both are disbanded.</source>
        <translation>Une autre unité s’y retirait aussi&#xa0;: les deux sont dissoutes.</translation>
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
        <source>A unit stands there already.</source>
        <translation>Une unité s’y trouve déjà.</translation>
    </message>
    <message>
        <source>It was carried out as ordered.</source>
        <translation>L’ordre a été exécuté.</translation>
    </message>
    <message>
        <source>More was written than is due.</source>
        <translation>Il y a plus d’ordres que d’ajustements dus.</translation>
    </message>
    <message>
        <source>{unit} went there as well, so nobody got in.</source>
        <translation>{unit} y allait aussi&#xa0;: rebond, personne n’entre.</translation>
    </message>
    <message>
        <source>{unit} went there as well and was stronger.</source>
        <translation>{unit} y allait aussi, en force supérieure.</translation>
    </message>
    <message>
        <source>{unit} came round the Cape and so did not cut it.</source>
        <translation>{unit} venait par le Cap et ne l’a donc pas coupé.</translation>
    </message>
    <message>
        <source>{unit} came the other way and was as strong.</source>
        <translation>{unit} venait en sens inverse avec autant de force.</translation>
    </message>
    <message>
        <source>The attacks of {unit} were equally strong, so none of them got in.</source>
        <translation>Les attaques ({unit}) étaient de force égale&#xa0;: aucune n’est entrée.</translation>
    </message>
    <message>
        <source>{unit} attacked it. An attack from elsewhere cuts support, even if it does not succeed.</source>
        <translation>{unit} l’a attaquée. Une attaque venue d’ailleurs coupe le soutien, même sans réussir.</translation>
    </message>
    <message>
        <source>{unit} was stronger.</source>
        <translation>L’attaque ({unit}) était plus forte.</translation>
    </message>
    <message>
        <source>{unit} was dislodged, and no other route was left.</source>
        <translation>{unit} a été délogée, et il ne restait pas d’autre route.</translation>
    </message>
    <message>
        <source>{unit} controls the canal and did not let it pass.</source>
        <translation>{unit} contrôle le canal et ne l’a pas laissée passer.</translation>
    </message>
    <message>
        <source>{unit} controls the canal and gave leave to another fleet.</source>
        <translation>{unit} contrôle le canal et a laissé passer une autre flotte.</translation>
    </message>
    <message>
        <source>{unit} controls the canal and gave leave to two fleets, so neither passed.</source>
        <translation>{unit} contrôle le canal et a nommé deux flottes&#xa0;: aucune n’est passée.</translation>
    </message>
    <message>
        <source>{unit} controls the canal and gave leave to a sea without a fleet.</source>
        <translation>{unit} contrôle le canal et a donné la permission à une mer sans flotte.</translation>
    </message>
    <message>
        <source>{unit} dislodged a unit of its own at {place}.</source>
        <translation>{unit} a délogé à {place} une unité de la même puissance que le train.</translation>
    </message>
    <message>
        <source>{unit} came against it from the first station.</source>
        <translation>{unit} est venue à sa rencontre depuis la première gare.</translation>
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
        <translation>{unit} s’y retirait aussi&#xa0;: toutes sont dissoutes.</translation>
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
        <translation>renoncé</translation>
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
        <translation>tient</translation>
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
        <translation>Szykman&#xa0;: l’armée convoyée de la boucle reste, tout le reste compte. Ou tous les mouvements de la boucle échouent.</translation>
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
        <translation>Convoi vers une province voisine</translation>
    </message>
    <message>
        <source>By convoy if an own fleet is ordered to carry the army, or only if the order says via.</source>
        <translation>Par convoi si une flotte de la même puissance a l’ordre de convoyer l’armée, ou seulement si l’ordre dit via.</translation>
    </message>
    <message>
        <source>Own fleet shows it</source>
        <translation>Flotte à soi</translation>
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
        <translation>Sans convoi intact, une armée ordonnée via vers une province voisine reste sur place, ou va par terre.</translation>
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
        <translation>Une route écrite dans l’ordre signifie seulement via, ou le convoi doit la prendre.</translation>
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
        <translation>Si un joueur en nomme trop peu, l’unité la plus éloignée de ces centres part la première.</translation>
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
        <translation>3.1&#xa0;: l’Angleterre a une flotte dans le Devon, la France une armée de plus. 3.2&#xa0;: cette flotte est en Manche. 3.0&#xa0;: de même, sans l’armée française.</translation>
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
        <translation>Permission de passer le canal</translation>
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
        <translation>Depuis l’Égypte, seule une flotte soutient un passage par le canal, ou une armée aussi.</translation>
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
        <translation>Le train s’arrête en route dans un centre que la Russie ne possède pas, sauf si une armée russe y reste.</translation>
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
        <source>A turn is called by its year, or Spring or Fall of a year as by the e-mail judges.</source>
        <translation>Un tour porte le nom de son année, ou printemps ou automne comme chez les juges par courriel.</translation>
    </message>
    <message>
        <source>A power wins when centres are counted if it has so many.</source>
        <translation>Une puissance gagne si, au décompte, elle a autant de centres.</translation>
    </message>
    <message>
        <source>A power wins when centres are counted if it has so many, and more than any other.</source>
        <translation>Une puissance gagne si, au décompte, elle a autant de centres, et plus que toute autre.</translation>
    </message>
    <message>
        <source>A power wins if it alone has so many centres. If two have, either may declare a draw.</source>
        <translation>Une puissance gagne si elle est seule à avoir autant de centres. Si deux les ont, chacune peut déclarer l’égalité.</translation>
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
        <source>End after a fixed turn</source>
        <translation>Fin après une année fixée</translation>
    </message>
    <message>
        <source>The game ends after this year as a draw among all survivors.</source>
        <translation>La partie se termine après cette année, à égalité entre tous les survivants.</translation>
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
    <name>Scores</name>
    <message>
        <source>Centres</source>
        <translation>Centres</translation>
    </message>
    <message>
        <source>Draw size</source>
        <translation>Égalité</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Carrés</translation>
    </message>
    <message>
        <source>100 points, in equal parts for those who share in the result.</source>
        <translation>100 points, à parts égales entre ceux qui se partagent le résultat.</translation>
    </message>
    <message>
        <source>100 points: all for a winner; in a draw each sharer has the part that the square of its number of centres has in the sum of these squares.</source>
        <translation>100 points&#xa0;: tous au vainqueur&#xa0;; en cas de nul, chacun a la part du carré de son nombre de centres dans la somme de ces carrés.</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>One build is waived</source>
        <translation>Une construction est abandonnée</translation>
    </message>
    <message>
        <source>{unit} may pass to {goal}</source>
        <translation>{unit} peut passer vers {goal}</translation>
    </message>
    <message>
        <source>{unit} holds</source>
        <translation>{unit} tient sa position</translation>
    </message>
    <message>
        <source>{unit} goes to {goal} by railway</source>
        <translation>{unit} va vers {goal} en train</translation>
    </message>
    <message>
        <source>{unit} supports {other}</source>
        <translation>{unit} soutient {other}</translation>
    </message>
    <message>
        <source>{unit} supports {other} to {goal}</source>
        <translation>{unit} soutient {other} vers {goal}</translation>
    </message>
    <message>
        <source>{unit} convoys {other} to {goal}</source>
        <translation>{unit} convoie {other} vers {goal}</translation>
    </message>
    <message>
        <source>{unit} goes to {goal} by convoy over {seas}</source>
        <translation>{unit} va vers {goal} en convoi par {seas}</translation>
    </message>
    <message>
        <source>{unit} goes to {goal} by convoy</source>
        <translation>{unit} va vers {goal} en convoi</translation>
    </message>
    <message>
        <source>{unit} goes to {goal}</source>
        <translation>{unit} va vers {goal}</translation>
    </message>
    <message>
        <source>{unit} retreats to {goal}</source>
        <translation>{unit} se retire vers {goal}</translation>
    </message>
    <message>
        <source>{unit} is built</source>
        <translation>Construction&#xa0;: {unit}</translation>
    </message>
    <message>
        <source>{unit} is disbanded</source>
        <translation>{unit} est dissoute</translation>
    </message>
</context>
<context>
    <name>Side</name>
    <message>
        <source>Declare a draw…</source>
        <translation>Déclarer l’égalité…</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Compte rendu</translation>
    </message>
    <message>
        <source>{powers} have enough centres to win. Either may declare a draw of both.</source>
        <translation>{powers} ont assez de centres pour gagner. Chacune peut déclarer l’égalité des deux.</translation>
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
        <translation>Tous les ordres</translation>
    </message>
    <message>
        <source>Orders of {power}</source>
        <translation>Ordres&#xa0;: {power}</translation>
    </message>
    <message>
        <source>Click a unit on the map or type an order.</source>
        <translation>Cliquez sur une unité de la carte ou tapez un ordre.</translation>
    </message>
    <message>
        <source>Click an order in the report, or point at its unit and press W.</source>
        <translation>Cliquez sur un ordre du compte rendu, ou pointez son unité et tapez W.</translation>
    </message>
    <message>
        <source>orders: {orders} · carried out: {good}</source>
        <translation>ordres&#xa0;: {orders} · exécutés&#xa0;: {good}</translation>
    </message>
</context>
<context>
    <name>Special</name>
    <message>
        <source>{power} owns none of its original centres and builds nothing.</source>
        <translation>{power} n’a plus aucun de ses centres de départ et ne construit rien.</translation>
    </message>
    <message>
        <source>{place} belongs to {power} but does not count for that power.</source>
        <translation>{place} ({power})&#xa0;: ce centre ne compte pas pour son propriétaire.</translation>
    </message>
    <message>
        <source>There are not enough free places to build, so builds are waived.</source>
        <translation>Il n’y a pas assez de centres libres&#xa0;: des constructions sont perdues.</translation>
    </message>
    <message>
        <source>Emergency measures, {power}: {owned} of {all} home centres, so {extra} unit more than centres.</source>
        <translation>Mesures d’urgence, {power}&#xa0;: {owned} centres nationaux sur {all}, donc {extra} unité de plus que de centres.</translation>
    </message>
    <message>
        <source>{place} is occupied, so it takes no army.</source>
        <translation>{place} est occupée&#xa0;: on n’y construit pas d’armée.</translation>
    </message>
    <message>
        <source>One of the builds may be an army in {place}.</source>
        <translation>Une des constructions peut être une armée ici&#xa0;: {place}.</translation>
    </message>
    <message>
        <source>{power}: no emergency measures now, so no more units than centres.</source>
        <translation>{power}&#xa0;: plus de mesures d’urgence, donc pas plus d’unités que de centres.</translation>
    </message>
    <message>
        <source>The right to it stays while the emergency measures last.</source>
        <translation>Le droit reste acquis tant que durent les mesures d’urgence.</translation>
    </message>
    <message>
        <source>None was chosen: the unit farthest from its power’s centres goes.</source>
        <translation>Aucun choix&#xa0;: l’unité la plus éloignée des centres possédés part.</translation>
    </message>
    <message>
        <source>None was chosen: the unit farthest from the home centres goes.</source>
        <translation>Aucun choix&#xa0;: l’unité la plus éloignée des centres nationaux part.</translation>
    </message>
    <message>
        <source>{powers}: {number} centres or more each, none alone, so no winner.</source>
        <translation>{powers}&#xa0;: {number} centres ou plus chacune, aucune n’est seule, donc pas de vainqueur.</translation>
    </message>
    <message>
        <source>{powers}: {number} centres or more each, but no lead, so no winner.</source>
        <translation>{powers}&#xa0;: {number} centres ou plus chacune, mais à égalité, donc pas de vainqueur.</translation>
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
        <translation>passez l’écran à&#xa0;: {power}.</translation>
    </message>
    <message>
        <source>{power} votes in secret, then the screen goes on.</source>
        <translation>vote secret&#xa0;: {power}, puis l’écran passe au suivant.</translation>
    </message>
    <message>
        <source>click where {unit} retreats.</source>
        <translation>{unit}&#xa0;: cliquez sur le lieu de retraite.</translation>
    </message>
    <message>
        <source>give {unit} an order: click it, then its goal.</source>
        <translation>{unit}&#xa0;: cliquez sur l’unité, puis sur sa destination.</translation>
    </message>
    <message>
        <source>click where {power} builds; left: {number}.</source>
        <translation>{power}&#xa0;: cliquez sur les lieux de construction&#xa0;; reste&#xa0;: {number}.</translation>
    </message>
    <message>
        <source>click the units that {power} removes; left: {number}.</source>
        <translation>{power}&#xa0;: cliquez sur les unités à retirer&#xa0;; reste&#xa0;: {number}.</translation>
    </message>
    <message>
        <source>hand the screen to {power}, to take back its seal.</source>
        <translation>passez l’écran pour reprendre le sceau&#xa0;: {power}.</translation>
    </message>
    <message>
        <source>decide together how to go on without the papers of {power}.</source>
        <translation>décidez ensemble comment continuer sans les papiers&#xa0;: {power}.</translation>
    </message>
    <message>
        <source>open the sealed orders, power by power; then the phase is resolved.</source>
        <translation>ouvrez les ordres scellés, l’un après l’autre&#xa0;; puis la phase est résolue.</translation>
    </message>
    <message>
        <source>click where {power} builds; left: {number}, one by emergency measures.</source>
        <translation>{power}&#xa0;: cliquez où construire&#xa0;; reste&#xa0;: {number}, dont une par mesures d’urgence.</translation>
    </message>
    <message>
        <source>everything is written; click {action}.</source>
        <translation>tout est écrit&#xa0;; cliquez sur {action}.</translation>
    </message>
    <message>
        <source>go back to {turn} to go on with the game.</source>
        <translation>revenez à {turn} pour continuer la partie.</translation>
    </message>
    <message>
        <source>look at what happened, then click {action}.</source>
        <translation>regardez ce qui s’est passé, puis cliquez sur {action}.</translation>
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
        <translation>Sceller et passer la main</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>due {deadline}</source>
        <translation>pour {deadline}</translation>
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
        <source>The last turn of this game was {turn}.</source>
        <translation>Le dernier tour de cette partie était {turn}.</translation>
    </message>
    <message>
        <source>{powers} has won the game.</source>
        <translation>Victoire&#xa0;: {powers}.</translation>
    </message>
    <message>
        <source>All others concede the game to {powers}.</source>
        <translation>Les autres puissances abandonnent&#xa0;; victoire&#xa0;: {powers}.</translation>
    </message>
    <message>
        <source>The game ends with {powers} alone.</source>
        <translation>La partie se termine&#xa0;; seule en jeu&#xa0;: {powers}.</translation>
    </message>
    <message>
        <source>The game is a draw among {powers}.</source>
        <translation>Égalité&#xa0;: {powers}.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>When are the orders due?</source>
        <translation>Pour quand sont les ordres&#xa0;?</translation>
    </message>
    <message>
        <source>Set the deadline</source>
        <translation>Fixer l’échéance</translation>
    </message>
    <message>
        <source>Friday 20:00</source>
        <translation>vendredi 20 h</translation>
    </message>
    <message>
        <source>Take the game back to {phase}?</source>
        <translation>Ramener la partie ici&#xa0;: {phase}&#xa0;?</translation>
    </message>
    <message>
        <source>That phase is played anew, and its orders are there to be corrected. What followed stays in the file; the history shows where it leaves the game.</source>
        <translation>Cette phase est rejouée, et ses ordres sont là pour être corrigés. Ce qui a suivi reste dans le fichier&#xa0;; l’historique montre où cette ligne quitte la partie.</translation>
    </message>
    <message>
        <source>&amp;Take the game back</source>
        <translation>&amp;La ramener</translation>
    </message>
</context>
<context>
    <name>Tabs</name>
    <message>
        <source>Open games</source>
        <translation>Parties ouvertes</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>non enregistrée</translation>
    </message>
</context>
<context>
    <name>Texts</name>
    <message>
        <source>Copy as text</source>
        <translation>Copier comme texte</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Style</translation>
    </message>
    <message>
        <source>Copied to the clipboard.</source>
        <translation>Copié dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Save the text</source>
        <translation>Enregistrer le texte</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Textes</translation>
    </message>
    <message>
        <source>Saved as “{file}”.</source>
        <translation>Enregistré sous «&#xa0;{file}&#xa0;».</translation>
    </message>
    <message>
        <source>Orders of all powers</source>
        <translation>Tous les ordres</translation>
    </message>
    <message>
        <source>Orders of {power}</source>
        <translation>Ordres&#xa0;: {power}</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Judge (njudge, DPjudge)</source>
        <translation>Juge (njudge, DPjudge)</translation>
    </message>
    <message>
        <source>DAIDE (programs)</source>
        <translation>DAIDE (programmes)</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Français</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Allemand</translation>
    </message>
</context>
<context>
    <name>TryOut</name>
    <message>
        <source>Try out</source>
        <translation>Essayer</translation>
    </message>
    <message>
        <source>Line that is shown</source>
        <translation>Ligne affichée</translation>
    </message>
    <message>
        <source>New line from here</source>
        <translation>Nouvelle ligne d’ici</translation>
    </message>
    <message>
        <source>Delete this line</source>
        <translation>Supprimer cette ligne</translation>
    </message>
    <message>
        <source>Use my orders of {turn}</source>
        <translation>Prendre mes ordres&#xa0;: {turn}</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Retour à la partie</translation>
    </message>
    <message>
        <source>Write for everybody and resolve: nothing is played, and only {power} sees it.</source>
        <translation>Écrivez pour tous et résolvez&#xa0;: rien n’est joué, et seul le joueur de «&#xa0;{power}&#xa0;» le voit.</translation>
    </message>
    <message>
        <source>Line {number}</source>
        <translation>Ligne {number}</translation>
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
        <translation>Une carte interactive pour le jeu Diplomacy et quatre de ses variantes. Diplomacy est une marque de son propriétaire, auquel ce projet n’est pas lié.</translation>
    </message>
    <message>
        <source>Sandbox</source>
        <translation>Bac à sable</translation>
    </message>
    <message>
        <source>Chancery was not closed properly. This game was kept: {game}, {turn}.</source>
        <translation>Chancery ne s’est pas fermé normalement. Cette partie a été conservée&#xa0;: {game}, {turn}.</translation>
    </message>
    <message>
        <source>&amp;Open it</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>&amp;Delete it</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>&amp;Plus tard</translation>
    </message>
    <message>
        <source>Later asks again at the next start. If you delete it, what was not saved is lost.</source>
        <translation>«&#xa0;Plus tard&#xa0;» repose la question au prochain démarrage. Si vous la supprimez, ce qui n’était pas enregistré est perdu.</translation>
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
        <translation>une construction non utilisée</translation>
    </message>
    <message>
        <source>Waive one build</source>
        <translation>Renoncer à une construction</translation>
    </message>
    <message>
        <source>build</source>
        <translation>construction</translation>
    </message>
    <message>
        <source>disband</source>
        <translation>dissoute</translation>
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
        <source>not counted</source>
        <translation>non compté</translation>
    </message>
    <message>
        <source>{outcome}, dislodged</source>
        <translation>{outcome}, délogée</translation>
    </message>
    <message>
        <source>not let through</source>
        <translation>passage refusé</translation>
    </message>
    <message>
        <source>stayed</source>
        <translation>n’est pas parti</translation>
    </message>
    <message>
        <source>stopped at {place}</source>
        <translation>arrêté à {place}</translation>
    </message>
    <message>
        <source>No station before it was free at the end, so it stayed.</source>
        <translation>Aucune gare avant celle-ci n’était libre à la fin&#xa0;: l’armée est restée.</translation>
    </message>
    <message>
        <source>{place} was the nearest station that was free at the end.</source>
        <translation>{place} était la gare libre la plus proche à la fin.</translation>
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
        <translation>Aucune retraite possible&#xa0;: elle est dissoute.</translation>
    </message>
    <message>
        <source>It may go to {places}.</source>
        <translation>Retraite possible&#xa0;: {places}.</translation>
    </message>
    <message>
        <source>disbanded</source>
        <translation>dissoute</translation>
    </message>
    <message>
        <source>bounced, then dislodged</source>
        <translation>rebond, puis délogée</translation>
    </message>
    <message>
        <source>bounced with {unit}</source>
        <translation>rebond avec {unit}</translation>
    </message>
    <message>
        <source>bounced, own unit</source>
        <translation>rebond, unité amie</translation>
    </message>
    <message>
        <source>bounced</source>
        <translation>rebond</translation>
    </message>
    <message>
        <source>landed</source>
        <translation>débarque</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>passe</translation>
    </message>
    <message>
        <source>arrived</source>
        <translation>arrive</translation>
    </message>
    <message>
        <source>held</source>
        <translation>tient</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>compte</translation>
    </message>
    <message>
        <source>carried</source>
        <translation>convoie</translation>
    </message>
    <message>
        <source>retreated</source>
        <translation>en retraite</translation>
    </message>
    <message>
        <source>built</source>
        <translation>construite</translation>
    </message>
    <message>
        <source>waived</source>
        <translation>renoncé</translation>
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
