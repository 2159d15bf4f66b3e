/** Invitations, extracts from registers and answers to complaints: the sentences, and what is asked about them. */
export const framesOfAnnouncing = `
# invitation
t %t%
h office
s checker
d report_on received_on due_on event_on end_on
@ office company; %o%; who holds it|host of the occasion; %on%
@ actor person; %a%; who leads or speaks|the main figure of the day
@ subject %sf%; %s%; who is asked to come|to whom the invitation goes
@ other person; moderator|master of ceremonies; Moderation|Gastgeberin des Abends; animateur|maître de cérémonie; moderadora|maestro de ceremonias; who guides through it
@ opener person; opening speaker|patron; Eröffnungsrednerin|Schirmherr; orateur d'ouverture|parrain; ponente inaugural|padrino; who speaks first
@ second company; partner|co-organiser; Mitveranstalter|Kooperationspartner; partenaire|coorganisateur; coorganizador|colaborador; who holds it with them
- object phrase*; %x%; event|occasion|event_title|name_of_event|happening ~ what people are asked to come to
- event_on date; date of the event|takes place on; Veranstaltungstag|Termin; date de l'événement|a lieu le; fecha del acto|se celebra el; event_day|held_on|takes_place ~ day on which it happens
- end_on date; last day|closes on; letzter Tag|Ende; dernier jour|clôture; último día|clausura; runs_until|final_day ~ last day of it
- event_at time; start|begins at; Beginn|Anfangszeit; heure de début; hora de inicio; starts_at|begin|from_time ~ at what hour it begins
- doors_at time; doors open|admission from; Einlass; ouverture des portes; apertura de puertas; doors|admission ~ from when one may come in
- due_on date; reply by|registration deadline; Anmeldeschluss|Antwort bis; réponse avant le; inscripción hasta; rsvp_by|register_by|sign_up_until ~ until when one must say whether one comes
- site address; venue|place of the event; Veranstaltungsort|Spielort; lieu|salle; lugar del acto|sala; venue|where|location ~ where it happens, not where the host sits
- amount money; admission|ticket price|fee; Eintritt|Teilnahmegebühr; entrée|frais de participation; entrada|cuota; price|cost_to_attend ~ what one pays to come
- seats number:10..2500; seats|capacity; Plätze|Platzzahl; nombre de places; plazas|aforo; capacity|max_guests ~ how many can come in
- dress phrase; dress code; Kleiderordnung; tenue; vestimenta; attire|what_to_wear ~ how one should be clothed
- outcome choice:in person/online/both=vor Ort/online/beides=sur place/en ligne/les deux=presencial/en línea/ambos; format|mode; Format|Form; format; formato; mode|attendance_type ~ whether one goes there or watches from afar
- measure unit:%u%; %m%; length|size ~ how long or large it is
en {office} asks {subject} to {object} on {event_on}, {event_at}, in {site}[; the doors are open from {doors_at}]. || You are warmly bidden to {object} with {actor}. {site}, {event_on}, {event_at}. || On {event_on} {actor} will be our guest for {object}[, and {second} joins in as host]. We meet at {event_at} in {site}. || {object} // {actor} // {event_on}, {event_at}, {site} || Together with {second}, {office} holds {object} from {event_on} to {end_on} in {site}.
en {opener} says the first words, {other} leads through it. {outcome?One has to come in person|Nothing is sent out over the net~It can be watched from home only|There is no hall, only the screen~Come yourself or watch from home}. || After {opener} has spoken, {actor} takes over[; {other} keeps the thread]. {outcome?One has to come in person~It can be watched from home only~Come yourself or watch from home}.
en We have room for {seats}; {amount} is asked of each guest. Let us know by {due_on}. || Whoever wants one of the {seats} places writes before {due_on}. It costs {amount}[, and one comes in {dress=black|work clothes|sturdy shoes|festive dress|white}]. || %measure%: {measure}. It is open until {end_on} for {amount}.
de {office} bittet {subject} am {event_on} um {event_at} zu {object}, {site}[; ab {doors_at} ist offen]. || Herzlich willkommen zu {object} mit {actor}: {site}, {event_on}, {event_at}. || Am {event_on} ist {actor} für {object} bei uns zu Gast[, {second} macht mit]. Man trifft sich um {event_at} in {site}. || {object} // {actor} // {event_on}, {event_at}, {site} || Gemeinsam mit {second} richtet {office} vom {event_on} bis {end_on} in {site} {object} aus.
de {opener} spricht die ersten Worte, {other} führt hindurch. {outcome?Man muss selbst kommen|Ins Netz gestellt wird nichts~Zu sehen ist es nur von daheim|Einen Saal gibt es nicht, nur den Bildschirm~Kommen Sie oder schauen Sie von daheim zu}. || Nach {opener} übernimmt {actor}[; den Faden hält {other}]. {outcome?Man muss selbst kommen~Zu sehen ist es nur von daheim~Kommen Sie oder schauen Sie von daheim zu}.
de Raum ist für {seats}; von jedem Gast erbitten wir {amount}. Geben Sie bis {due_on} Bescheid. || Wer einen der {seats} Stühle möchte, schreibt bis {due_on}. Es kostet {amount}[, und man kommt in {dress=Schwarz|Arbeitskleidung|festem Schuhwerk|Festkleidung|Weiß}]. || %measure%: {measure}. Offen bis {end_on}, {amount}.
fr {office} prie {subject} de venir le {event_on} à {event_at} à {object}, {site}[ ; on entre dès {doors_at}]. || Soyez les bienvenus à {object} avec {actor} : {site}, {event_on}, {event_at}. || Le {event_on}, {actor} sera notre hôte pour {object}[, {second} s'y associe]. Rendez-vous à {event_at}, {site}. || {object} // {actor} // {event_on}, {event_at}, {site} || Avec {second}, {office} donne {object} du {event_on} au {end_on} à {site}.
fr {opener} dira les premiers mots, {other} tiendra le fil. {outcome?Il faut venir soi-même|Rien n'est diffusé~On ne le suit que de chez soi|Pas de salle, seulement l'écran~Venez ou suivez de chez vous}. || Après {opener}, {actor} prend la suite[ ; {other} mène la soirée]. {outcome?Il faut venir soi-même~On ne le suit que de chez soi~Venez ou suivez de chez vous}.
fr Nous pouvons recevoir {seats} personnes ; {amount} sont demandés à chacun. Faites signe avant le {due_on}. || Qui veut l'une des {seats} chaises écrit avant le {due_on}. Il en coûte {amount}[, et l'on vient en {dress=noir|tenue de travail|chaussures solides|tenue de fête|blanc}]. || %measure% : {measure}. Ouvert jusqu'au {end_on}, {amount}.
es {office} ruega a {subject} que venga el {event_on} a las {event_at} a {object}, {site}[; se entra desde las {doors_at}]. || Bienvenidos a {object} con {actor}: {site}, {event_on}, {event_at}. || El {event_on}, {actor} viene a vernos para {object}[, con {second} de la mano]. Nos vemos a las {event_at} en {site}. || {object} // {actor} // {event_on}, {event_at}, {site} || Junto con {second}, {office} celebra {object} del {event_on} al {end_on} en {site}.
es {opener} dirá las primeras palabras, {other} llevará el hilo. {outcome?Hay que venir en persona|Nada se emite~Solo se ve desde casa|No hay sala, solo pantalla~Venga o mírelo desde casa}. || Tras {opener} sigue {actor}[; lleva la velada {other}]. {outcome?Hay que venir en persona~Solo se ve desde casa~Venga o mírelo desde casa}.
es Caben {seats}; se piden {amount} a cada cual. Avise antes del {due_on}. || Quien quiera una de las {seats} sillas escribe antes del {due_on}. Cuesta {amount}[, y se viene de {dress=negro|ropa de trabajo|calzado fuerte|fiesta|blanco}]. || %measure%: {measure}. Abierto hasta el {end_on}, {amount}.

# extract
t %t%
h office
s actor
d founded_on event_on start_on report_on received_on end_on
@ office company; %o%; which office keeps the book; %on%
@ actor person; %a%; who copied it from the book|who vouches for the copy
@ subject %sf%; %s%; in whose name it stands now|who holds it at present
@ previous %sf%; previous holder|predecessor in title; Vorinhaber|Rechtsvorgänger; ancien titulaire|prédécesseur; titular anterior|antecesor; in whose name it stood before
@ other person; authorised representative|proxy entered; eingetragener Vertreter|Bevollmächtigte; mandataire inscrit; apoderado inscrito; who may act for the holder
@ second company; creditor entered|lien holder; eingetragene Gläubigerin|Pfandgläubiger; créancier inscrit; acreedor inscrito; who has a claim on it
- object phrase*; %x%; registered_item|entry_name|registered_object|title_of_entry ~ what stands in the book
- object_no id; register number|sheet and entry number; Registernummer|Blatt und Nummer; numéro d'inscription|folio; número de inscripción|folio; reg_no|sheet_no|entry_no|registration_id ~ number under which it stands in the book
- founded_on date; first entry|built or founded on; Ersteintrag|Errichtung; première inscription; primera inscripción; first_entered|created_on|origin_date ~ when it first came into the book
- event_on date; date of transfer|acquired on; Tag des Übergangs|erworben am; date du transfert|acquis le; fecha de transmisión|adquirido el; acquired_on|transferred_on|changed_hands ~ when it passed to the present holder
- start_on date; date of the latest entry|amended on; letzte Änderung|letzter Eintrag; dernière modification; última modificación; last_change|amended_on ~ when the book was last altered
- end_on date; lapses on|protected until; erlischt am|geschützt bis; expire le|protégé jusqu'au; caduca el|protegido hasta; lapse_date|runs_out ~ when the entry loses its force
- site address; seat|home base; Sitz|Heimatort; siège|port d'attache; sede|base; seat|based_at|domicile ~ where the thing or the firm is at home
- amount money; registered capital|charge; eingetragenes Kapital|Belastung; capital inscrit|charge; capital inscrito|carga; capital|encumbrance|secured_sum ~ sum that stands in the book
- outcome choice:active/suspended/deleted=aktiv/ruhend/gelöscht=actif/suspendu/radié=activo/suspendido/cancelado; status|state of the entry; Status|Stand des Eintrags; statut|état; estado|situación; entry_status|state ~ whether the entry still counts
- fee money; fee for the extract; Auszugsgebühr; frais d'extrait; tasa por el extracto; copy_fee|charge_for_copy ~ what the copy costs
- measure unit:%u%; %m%; size|figure ~ how large it is
en Under {object_no} stands {object}, <held by|in the name of> {subject} since {event_on}; before that {previous} had it. || {object} has been in our books since {founded_on}[ (sheet {object_no})]. Today it is {subject}'s, with {site} as its home. || The book says: {object}. {subject}, by transfer of {event_on} from {previous}. {other} may act. || It is shown at sheet {object_no} that {subject} holds {object}[; {other} may sign in its stead].
en {outcome?The entry is in full force|It stands unaltered~For the time being it counts for nothing|Its force is put off for now~It has been struck out|A line was drawn through it}. The last stroke of the pen dates from {start_on}[; it ends of itself on {end_on}]. || Last touched on {start_on}, {outcome?in full force~put off for now~struck out}[, good until {end_on}].
en {second} has a claim of {amount} on it. [%measure%: {measure}.] || Weighed down with {amount} in favour of {second}; %measure% {measure}. || {amount} stands against it.
en For this copy {fee} was taken. || {actor} compared it with the book and took {fee}.
de Unter {object_no} steht {object}, seit {event_on} auf den Namen {subject}; zuvor hatte es {previous}. || {object} steht seit {founded_on} in unseren Büchern[ (Blatt {object_no})]. Heute gehört es {subject}, zu Hause ist es in {site}. || Das Buch sagt: {object}. {subject}, durch Übergang vom {event_on} von {previous}. Handeln darf {other}. || Auf Blatt {object_no} ist zu lesen, dass {subject} {object} innehat[; an seiner Stelle kann {other} zeichnen].
de {outcome?Der Eintrag ist voll in Kraft|Er steht unverändert~Derzeit zählt er nicht|Seine Kraft ist aufgeschoben~Er wurde ausgestrichen|Es wurde ein Strich hindurchgezogen}. Der letzte Federstrich stammt vom {start_on}[; von selbst endet er am {end_on}]. || Zuletzt berührt am {start_on}, {outcome?voll in Kraft~vorerst aufgeschoben~ausgestrichen}[, gut bis {end_on}].
de {second} hat daran eine Forderung von {amount}. [%measure%: {measure}.] || Beschwert mit {amount} zugunsten {second}; %measure% {measure}. || {amount} stehen dagegen.
de Für diese Abschrift wurden {fee} genommen. || {actor} hat sie mit dem Buch verglichen und {fee} erhoben.
fr Sous {object_no} figure {object}, au nom de {subject} depuis le {event_on} ; avant, {previous} l'avait. || {object} est dans nos livres depuis le {founded_on}[ (feuille {object_no})]. Aujourd'hui, c'est à {subject}, avec {site} pour attache. || Le livre dit : {object}. {subject}, par passage du {event_on} venant de {previous}. {other} peut agir. || On lit feuille {object_no} que {subject} tient {object}[ ; {other} peut signer à sa place].
fr {outcome?L'inscription a pleine force|Elle demeure inchangée~Pour l'heure, elle ne compte pas~Elle a été rayée|Un trait l'a barrée}. Le dernier trait de plume date du {start_on}[ ; elle tombe d'elle-même le {end_on}]. || Touchée pour la dernière fois le {start_on}, {outcome?en pleine force~mise en sommeil~rayée}[, bonne jusqu'au {end_on}].
fr {second} y a une créance de {amount}. [%measure% : {measure}.] || Grevé de {amount} au profit de {second} ; %measure% {measure}. || {amount} pèsent dessus.
fr Pour cette copie, {fee} ont été perçus. || {actor} l'a comparée au livre et a perçu {fee}.
es Bajo {object_no} consta {object}, a nombre de {subject} desde el {event_on}; antes lo tuvo {previous}. || {object} está en nuestros libros desde el {founded_on}[ (hoja {object_no})]. Hoy es de {subject}, con {site} por casa. || El libro dice: {object}. {subject}, por paso de {event_on} desde {previous}. Puede obrar {other}. || En la hoja {object_no} se lee que {subject} tiene {object}[; en su lugar puede firmar {other}].
es {outcome?El asiento tiene plena fuerza|Sigue sin cambios~Por ahora no cuenta~Ha sido tachado|Se le pasó una raya}. El último trazo es de {start_on}[; acaba por sí solo el {end_on}]. || Tocado por última vez el {start_on}, {outcome?con plena fuerza~en suspenso~tachado}[, bueno hasta el {end_on}].
es {second} tiene sobre ello un crédito de {amount}. [%measure%: {measure}.] || Gravado con {amount} a favor de {second}; %measure% {measure}. || Pesan {amount} en contra.
es Por esta copia se cobraron {fee}. || {actor} la cotejó con el libro y cobró {fee}.

# complaint
t %t%
h office
s actor
d event_on applied_on report_on received_on due_on
@ office company; %o%; who answers the complaint; %on%
@ actor person; %a%; who looked into it|who writes the answer
@ subject %sf%; %s%; who was not content|to whom the answer goes
@ other person; employee complained of|staff member concerned; betroffener Mitarbeiter; employé mis en cause; empleado señalado; about whose conduct it is
@ second company; supplier at fault|third party responsible; verantwortlicher Zulieferer; fournisseur en cause; proveedor responsable; who is said to have caused it
- object phrase*; %x%; product|service_item|complained_of|item ~ with what they were not content
- object_no id; order number|booking number; Bestellnummer|Buchungsnummer; numéro de commande|réservation; número de pedido|reserva; order_id|booking_ref ~ number of what was bought
- event_on date; date of the occurrence|purchase date; Tag des Vorfalls|Kaufdatum; date des faits|date d'achat; fecha de los hechos|fecha de compra; happened_on|bought_on ~ when the thing they complain of was
- applied_on date; date of the complaint; Beschwerde vom; date de la réclamation; fecha de la queja; complained_on|complaint_received ~ when they wrote to complain
- due_on date; refund by|remedy by; Erledigung bis; règlement avant le; solución antes del; settled_by|paid_by ~ until when it will be made good
- site address; place|shop; Ort|Filiale; lieu|magasin; lugar|tienda; shop|where_it_happened ~ where it was
- fault phrase; defect|grievance; Mangel|Beschwerdegrund; défaut|grief; defecto|motivo; problem|complaint_about ~ what was wrong
- outcome choice:upheld/partly upheld/rejected=berechtigt/teilweise berechtigt/unberechtigt=fondée/fondée en partie/infondée=fundada/fundada en parte/infundada; outcome|finding; Ergebnis; issue; resultado; complaint_result|verdict ~ whether the complaint was right
- amount money; refund|compensation; Erstattung|Ausgleich; remboursement|dédommagement; reembolso|compensación; refunded|paid_back ~ what they get back
- price money; price paid; gezahlter Preis; prix payé; precio pagado; original_price|paid ~ what it had cost
- steps phrase; remedy|corrective action; Abhilfe|Maßnahme; mesure corrective; medida correctora; action_taken|improvement ~ what is done so that it does not happen again
- measure unit:%u%; %m%; figure|extent ~ how much was lacking
en You wrote to us on {applied_on} about {object}, {object_no}, which you got for {price} on {event_on}[ in {site}]. || {subject} was not content with {object} and told us so on {applied_on}: {fault=it came too late|the colour was wrong|nobody was there|it stopped after a day|parts were missing|it was far too loud}. || {object} of {event_on}: we are sorry that {fault=it came too late|the colour was wrong|nobody was there|it stopped after a day|parts were missing}. {other} has been heard[, and so has {second}]. || Thank you for your lines of {applied_on}. {actor} has looked into {object}[ ({object_no})].
en {outcome?You are right|The mistake was ours~You are right in some points|Both sides had a share in it~We see it otherwise|We can find no mistake on our side}. [%measure%: {measure}.] || {outcome?The mistake was ours~Both sides had a share in it~We can find no mistake on our side}, as {second} has <told|written to> us too.
en By {due_on} you will have {amount} back. We have {steps=changed the supplier|spoken with the driver|trained the desk|replaced the part|rewritten the manual}. || {amount} of the {price} you paid goes back to you before {due_on}. || As a lesson we have {steps=changed the supplier|trained the desk|replaced the part|rewritten the manual}[; {amount} is on its way].
de Sie schrieben uns am {applied_on} wegen {object}, {object_no}, das Sie am {event_on} für {price} erhielten[, und zwar in {site}]. || {subject} war mit {object} nicht zufrieden und sagte uns das am {applied_on}: {fault=zu spät gekommen|falsche Farbe|niemand war da|nach einem Tag kaputt|Teile fehlten|viel zu laut}. || {object} vom {event_on}: Das tut uns leid ({fault=zu spät gekommen|falsche Farbe|niemand war da|Teile fehlten}). {other} wurde gehört[, {second} ebenso]. || Danke für Ihre Zeilen vom {applied_on}. {actor} ist der Sache nachgegangen: {object}[ ({object_no})].
de {outcome?Sie haben recht|Der Fehler lag bei uns~In manchem haben Sie recht|Beide Seiten trugen dazu bei~Wir sehen es anders|Einen Fehler bei uns finden wir nicht}. [%measure%: {measure}.] || {outcome?Der Fehler lag bei uns~Beide Seiten trugen dazu bei~Einen Fehler bei uns finden wir nicht}, wie auch {second} uns mitteilt.
de Bis {due_on} haben Sie {amount} zurück. Wir haben {steps=den Zulieferer gewechselt|mit dem Fahrer gesprochen|den Schalter geschult|das Teil ersetzt|die Anleitung neu geschrieben}. || {amount} von den {price}, die Sie zahlten, gehen vor dem {due_on} an Sie zurück. || Als Lehre daraus haben wir {steps=den Zulieferer gewechselt|den Schalter geschult|das Teil ersetzt}[; {amount} sind unterwegs].
fr Vous nous avez écrit le {applied_on} au sujet de {object}, {object_no}, reçu le {event_on} pour {price}[ à {site}]. || {subject} n'était pas content de {object} et nous l'a dit le {applied_on} : {fault=arrivé trop tard|mauvaise couleur|personne n'était là|en panne au bout d'un jour|pièces manquantes|bien trop bruyant}. || {object} du {event_on} : nous en sommes navrés ({fault=arrivé trop tard|mauvaise couleur|personne n'était là|pièces manquantes}). {other} a été entendu[, {second} aussi]. || Merci de vos lignes du {applied_on}. {actor} s'est penché sur {object}[ ({object_no})].
fr {outcome?Vous avez raison|La faute est nôtre~Vous avez raison en partie|Chacun y a sa part~Nous le voyons autrement|Nous ne trouvons aucune faute de notre côté}. [%measure% : {measure}.] || {outcome?La faute est nôtre~Chacun y a sa part~Nous ne trouvons aucune faute de notre côté}, comme {second} nous le dit aussi.
fr D'ici au {due_on}, vous aurez récupéré {amount}. Nous avons {steps=changé de fournisseur|parlé au chauffeur|formé le guichet|remplacé la pièce|réécrit la notice}. || {amount} sur les {price} versés vous reviennent avant le {due_on}. || Nous en avons tiré la leçon et {steps=changé de fournisseur|formé le guichet|remplacé la pièce}[ ; {amount} sont en route].
es Nos escribió el {applied_on} por {object}, {object_no}, que recibió el {event_on} por {price}[ en {site}]. || {subject} no quedó contento con {object} y nos lo dijo el {applied_on}: {fault=llegó tarde|color equivocado|no había nadie|se paró al día siguiente|faltaban piezas|demasiado ruidoso}. || {object} de {event_on}: lo sentimos ({fault=llegó tarde|color equivocado|no había nadie|faltaban piezas}). Se oyó a {other}[ y también a {second}]. || Gracias por sus líneas de {applied_on}. {actor} ha mirado lo de {object}[ ({object_no})].
es {outcome?Tiene usted razón|La culpa fue nuestra~Tiene razón en parte|Ambos tuvieron su parte~Lo vemos de otro modo|No hallamos falta por nuestro lado}. [%measure%: {measure}.] || {outcome?La culpa fue nuestra~Ambos tuvieron su parte~No hallamos falta por nuestro lado}, como nos dice también {second}.
es Antes del {due_on} tendrá de vuelta {amount}. Hemos {steps=cambiado de proveedor|hablado con el conductor|formado al mostrador|cambiado la pieza|reescrito el manual}. || {amount} de los {price} que pagó vuelven a usted antes del {due_on}. || Como lección hemos {steps=cambiado de proveedor|formado al mostrador|cambiado la pieza}[; van de camino {amount}].`
