/** Stage, film, books, events, sport and learning. */
export const cultureAndLearning = `
# guest_performance
t Guest performance agreement|Booking agreement for {piece*}; Gastspielvertrag|Gastspielvereinbarung {piece*}; Contrat de cession de spectacle; Contrato de actuación|Acuerdo de gira
s presenter_head company_manager
@ presenter company; presenting theatre|host venue|presenter; gastgebendes Theater|Veranstalter; théâtre d'accueil|organisateur; teatro programador|sala; which house shows it|in whose rooms it is played;{} Playhouse|Theatre Royal {} / Stadttheater {}|Schauspielhaus {} / Théâtre de {}|Scène nationale de {} / Teatro {}|Auditorio de {}
@ presenter_head person; artistic director of the venue; Intendant|Hausleitung; directeur du théâtre; director del teatro; who speaks for the house
@ troupe company; visiting company|ensemble; Gastensemble|Truppe; compagnie invitée; compañía invitada; who comes to play;{} Ensemble|Compagnie {} / Ensemble {}|Theatergruppe {} / Compagnie {} / Compañía {}|Grupo {}
@ company_manager person; company manager|tour manager; Tourneeleiter; administrateur de tournée; gerente de la compañía; who travels with the troupe and signs for it
@ director person; director of the production; Regisseur; metteur en scène; director de escena; who staged it
- piece phrase; production|title of the show; Stück|Titel der Produktion; titre du spectacle; título de la obra; play|show_title ~ what is played
- shows number:1..12; number of performances; Anzahl Vorstellungen; nombre de représentations; número de funciones; nights|how_often ~ how many times it is played
- premiere date; first night; erste Vorstellung; première; estreno; opens_on ~ evening of the first show
- fee money; fee per performance; Gage je Vorstellung; cachet par représentation; caché por función; per_show ~ paid for each evening
- travel_costs money; travel allowance; Reisekostenpauschale; forfait transport; dieta de viaje; lump_sum_travel ~ one sum for getting there and back
- seats number:80..1800; seating capacity; Platzkapazität; jauge; aforo; capacity ~ how many people fit in
- get_in time; get-in|load-in time; Einlass Technik|Aufbau ab; montage à partir de; montaje desde; load_in ~ hour at which the crew may begin to build
en {troupe} will <play|give> {piece*}, staged by {director}, {shows} times at {presenter}, opening on {premiere}. The hall holds {seats}; the stage is free for building from {get_in}.
en For every evening {presenter}, acting through {presenter_head}, pays {fee}, and once {travel_costs} for the journey. {company_manager} collects the money after the last night.
de {troupe} zeigt {piece*} in der Regie von {director} {shows} Mal bei {presenter}, zuerst am {premiere}. Der Saal fasst {seats} Menschen; aufgebaut werden kann ab {get_in}.
de Für jeden Abend zahlt {presenter}, vertreten durch {presenter_head}, {fee}, dazu einmal {travel_costs} für die Fahrt. {company_manager} nimmt das Geld nach dem letzten Abend entgegen.
fr {troupe} joue {piece*}, dans une mise en scène de {director}, {shows} fois à {presenter}, à partir du {premiere}. La salle compte {seats} fauteuils ; le plateau est libre dès {get_in}.
fr Chaque soirée est payée {fee} par {presenter}, pour qui signe {presenter_head} ; {travel_costs} couvrent la route. {company_manager} perçoit le tout après la dernière.
es {troupe} ofrecerá {piece*}, con puesta en escena de {director}, {shows} veces en {presenter}, desde el {premiere}. Caben {seats} personas; el escenario está libre desde las {get_in}.
es Por cada noche {presenter}, representado por {presenter_head}, paga {fee}, más {travel_costs} por el viaje. {company_manager} cobrará tras la última función.

# publishing_contract
t Publishing agreement|Author's contract; Verlagsvertrag|Autorenvertrag; Contrat d'édition; Contrato de edición
s author publisher_head
@ author person; author|writer; Autor|Autorin|Verfasser; auteur; autor|autora; who wrote the book
@ publisher company; publisher|publishing house; Verlag; éditeur|maison d'édition; editorial; who brings the book out;{} Press|{} Books / {} Verlag|Edition {} / Éditions {}|Presses de {} / Editorial {}|Ediciones {}
@ publisher_head person; publishing director; Verlagsleiter|Verlegerin; directeur éditorial; director editorial; who signs for the house
@ agent person*; literary agent; Literaturagent; agent littéraire; agente literario; who arranged the deal for the writer
@ translator person; translator; Übersetzer|Übersetzerin; traducteur; traductor; who puts it into another language
- work_title phrase; title of the work|book title; Werktitel|Buchtitel; titre de l'ouvrage; título de la obra; book|manuscript ~ what the book is called
- deliver_by date; delivery of the manuscript; Abgabetermin; remise du manuscrit; entrega del manuscrito; manuscript_due ~ until when the text must be there
- advance money; advance; Vorschuss; à-valoir; anticipo; paid_upfront ~ money before a copy is sold
- royalty percent; royalty rate; Honorarsatz|Tantieme; droits d'auteur; regalías; share_per_copy ~ what the writer gets of each copy sold
- print_run number:500..20000; first print run; Erstauflage; premier tirage; tirada inicial; copies ~ how many are printed at first
- free_copies number*:5..60; author's copies; Freiexemplare; exemplaires d'auteur; ejemplares de cortesía; gratis ~ how many the writer gets for nothing
en {author} entrusts {work_title*} to {publisher}[, an arrangement brought about by {agent}]. The finished text must be with {publisher_head} by {deliver_by}[; the German version will be made by {translator}].
en {advance} is paid ahead and set off against {royalty} of every copy sold. {print_run} copies are made to begin with, {free_copies} of them for the writer.
de {author} überlässt {publisher} {work_title*}[; vermittelt hat dies {agent}]. Der fertige Text liegt {publisher_head} bis {deliver_by} vor[; ins Englische überträgt ihn {translator}].
de Vorab fließen {advance}, verrechnet mit {royalty} von jedem verkauften Exemplar. Zunächst werden {print_run} Stück gedruckt, davon {free_copies} für den eigenen Bedarf.
fr {author} confie {work_title*} à {publisher}[, par l'entremise de {agent}]. Le texte achevé parviendra à {publisher_head} au plus tard le {deliver_by}[ ; {translator} en fera la version anglaise].
fr {advance} sont versés d'avance, à valoir sur {royalty} de chaque exemplaire vendu. On en tire d'abord {print_run}, dont {free_copies} offerts.
es {author} confía {work_title*} a {publisher}[, por mediación de {agent}]. El texto acabado llegará a {publisher_head} antes del {deliver_by}[; {translator} hará la versión inglesa].
es Se adelantan {advance}, a cuenta del {royalty} de cada ejemplar vendido. Al principio se imprimen {print_run}, de ellos {free_copies} de regalo.

# film_location
t Location agreement|Film location release; Motivvertrag|Drehgenehmigung; Autorisation de tournage|Convention de tournage; Permiso de rodaje|Contrato de localización
s owner location_manager
@ producer company; production company; Produktionsfirma|Filmproduktion; société de production; productora; who makes the film;{} Pictures|{} Film / {} Film|Filmhaus {} / {} Productions|Les Films de {} / {} Producciones|Cine {}
@ owner person; owner of the location; Eigentümer des Motivs; propriétaire des lieux; dueño de la localización; whose house is filmed
@ location_manager person*; location manager; Aufnahmeleiter|Motivaufnahmeleiter; régisseur général; jefe de localizaciones; who deals with the owner for the film
@ film_director person; film director; Filmregisseur; réalisateur; director de cine; who shoots the film
- film phrase; film title|working title; Filmtitel|Arbeitstitel; titre du film; título de la película; movie|picture ~ what is being shot
- place address; location|premises; Drehort|Motiv; lieu de tournage; lugar de rodaje; where_shot ~ house or grounds where the camera stands
- days number:1..20; shooting days; Drehtage; jours de tournage; días de rodaje; how_many_days ~ for how many days they come
- from_day date; first shooting day; erster Drehtag; premier jour; primer día; shoot_starts ~ when the crew arrives
- daily_fee money; daily location fee; Motivmiete pro Tag; location par jour; alquiler diario; per_day ~ paid for each day
- bond money; damage bond; Kaution für Schäden; caution; fianza por daños; returned_after ~ kept until all is put back
- night flag*; night shoots allowed; Nachtdreh erlaubt; tournage de nuit autorisé; rodaje nocturno permitido; at_night ~ whether they may film after dark
en {owner} allows {producer} to film scenes of {film*} (dir. {film_director}) at {place} on {days} days beginning {from_day}. After dark the cameras {night!may go on~must stop}.
en {daily_fee} is due for each of these days. {location_manager} leaves {bond} with the owner, to be returned once everything is back in its place.
de {owner} gestattet {producer}, ab {from_day} an {days} Tagen in {place} für {film*} zu drehen; es inszeniert {film_director}. Nach Einbruch der Dunkelheit {night!darf weitergedreht werden~ist Schluss}.
de Je Tag werden {daily_fee} fällig. {location_manager} hinterlegt {bond}, bis alles wieder an seinem Platz steht.
fr {owner} permet à {producer} de filmer des scènes de {film*}, de {film_director}, au {place} pendant {days} jours à compter du {from_day}. La nuit tombée, on {night!peut continuer~arrête}.
fr {daily_fee} sont dus pour chaque jour. {location_manager} laisse {bond} jusqu'à la remise en place de tout.
es {owner} permite a {producer} rodar escenas de {film*}, de {film_director}, en {place} durante {days} días desde el {from_day}. De noche {night!se puede seguir~hay que parar}.
es Cada día se pagan {daily_fee}. {location_manager} deja {bond} hasta que todo vuelva a su sitio.

# conference_programme
t {event_name*}: Programme|Call for participation|Conference announcement; {event_name*} – Programm|Tagungsankündigung; Programme du colloque|Annonce : {event_name*}; Programa del congreso|Anuncio: {event_name*}
h organiser
s convenor
@ organiser company; organiser|organising institution; Veranstalter|ausrichtende Einrichtung; organisateur; entidad organizadora; who holds it;Institute of {} Studies|Society for {} Research / Gesellschaft für {}forschung|Akademie {} / Institut {}|Société d'études {} / Instituto de Estudios {}|Sociedad {}
@ convenor person; convenor|programme chair; Tagungsleitung; responsable scientifique; coordinador científico; who put the programme together
@ keynote person*; keynote speaker; Festredner|Hauptredner; conférencier invité; ponente principal; who gives the opening talk
@ opener person*; opening address by|patron; Schirmherr|Grußwort; personnalité d'ouverture; quien inaugura; who says words of welcome
- event_name phrase; conference title|name of the event; Titel der Tagung; intitulé du colloque; título del congreso; event|conference ~ what the gathering is called
- venue phrase; venue; Tagungsort; lieu; sede; where|hall ~ in which building it is held
- town city; town; Stadt; ville; ciudad; city ~ in which town they meet
- starts date; first day; Beginn; premier jour; inicio; from ~ when they come together
- abstracts date; abstract deadline|submission deadline; Einreichfrist; date limite de soumission; límite de propuestas; send_abstract_by ~ last day to propose a talk
- early_fee money; early bird fee; Frühbuchergebühr; tarif réduit; tarifa reducida; cheaper_price ~ price for those who sign up soon
- full_fee money; regular fee; reguläre Gebühr; plein tarif; tarifa normal; normal_price ~ price for those who sign up late
- edition number*:2..40; edition; wievielte Tagung; édition; edición; nth ~ how many times it has been held
en {organiser} invites you to {event_name*}, now held for time no. {edition}, at {venue=the Old Corn Exchange|the University Library|Hall B of the Trade Centre|St Anne's College} in {town} from {starts}. {opener} will welcome the guests, after whom {keynote} speaks.
en Proposals of one page reach {convenor} no later than {abstracts}. Those who sign up in spring pay {early_fee}, all others {full_fee}.
de {organiser} lädt ein zu {event_name*}, der {edition}. ihrer Art, ab {starts} in {town}, {venue=Alte Kornbörse|Universitätsbibliothek|Halle B der Messe|Haus der Wirtschaft}. {opener} begrüßt die Gäste, danach spricht {keynote}.
de Vorschläge von einer Seite erreichen {convenor} spätestens am {abstracts}. Wer sich im Frühjahr meldet, zahlt {early_fee}, alle anderen {full_fee}.
fr {organiser} vous convie à {event_name*}, {edition}e du nom, à {town}, {venue=Halle aux grains|bibliothèque universitaire|Maison des sciences|palais des congrès}, dès le {starts}. {opener} accueillera les invités avant la conférence de {keynote}.
fr Les propositions d'une page parviennent à {convenor} au plus tard le {abstracts}. Inscription au printemps : {early_fee} ; ensuite : {full_fee}.
es {organiser} les invita a {event_name*}, que llega a su cita n.º {edition}, en {town}, {venue=Antigua Lonja|Biblioteca Universitaria|Palacio de Congresos|Casa de la Cultura}, desde el {starts}. {opener} dará la bienvenida y después hablará {keynote}.
es Las propuestas de una página llegarán a {convenor} antes del {abstracts}. Quien se apunte en primavera paga {early_fee}; los demás, {full_fee}.

# player_transfer
t Transfer agreement; Transfervereinbarung|Vereinswechsel; Convention de transfert; Acuerdo de traspaso
s old_president new_president
@ old_club company; releasing club|former club; abgebender Verein; club quitté; club de origen; whom the player leaves;{} United|{} Rovers / SV {}|FC {} / Olympique {}|AS {} / Atlético {}|CD {}
@ new_club company; acquiring club|new club; aufnehmender Verein; club acquéreur; club de destino; for whom the player will play;{} City|{} Athletic / TSV {}|SC {} / Stade {}|FC {} / Real {}|UD {}
@ athlete person; player; Spieler|Spielerin; joueur; jugador; who changes sides
@ old_president person; president of the releasing club; Vorsitzender des abgebenden Vereins; président du club quitté; presidente del club de origen; who signs for those who let go
@ new_president person; president of the acquiring club; Vorsitzender des aufnehmenden Vereins; président du club acquéreur; presidente del club de destino; who signs for those who take on
@ agent person*; player's agent; Spielerberater; agent du joueur; agente del jugador; who negotiated for the player
- transfer_fee money; transfer fee; Ablösesumme; indemnité de transfert; precio del traspaso; sum_between_clubs ~ what one side pays the other
- bonus money; bonus on promotion; Aufstiegsprämie; prime de montée; prima por ascenso; if_promoted ~ paid only if they go up
- sell_on percent*; sell-on clause; Weiterverkaufsbeteiligung; intéressement à la revente; participación en venta futura; later_share ~ share of a later sale
- number number:1..99; shirt number; Trikotnummer; numéro de maillot; dorsal; jersey ~ figure on the back
- until date; contract until; Vertrag bis; contrat jusqu'au; contrato hasta; bound_until ~ last day with the new side
en {athlete} leaves {old_club} and is bound to {new_club} until {until}, wearing {number}. {agent} took part in the talks on the athlete's side.
en {new_club} hands over {transfer_fee} at once and a further {bonus} should it go up; if {athlete} is sold on, {old_club} is owed {sell_on}. Signed for the one by {old_president}, for the other by {new_president}.
de {athlete} verlässt {old_club} und ist bis {until} an {new_club} gebunden, mit der {number} auf dem Rücken. Für den Wechsel verhandelte {agent}.
de {new_club} zahlt sofort {transfer_fee} und weitere {bonus} im Fall des Aufstiegs; bei späterem Verkauf gehen {sell_on} an {old_club}. Es unterschreiben {old_president} für die einen, {new_president} für die anderen.
fr {athlete} quitte {old_club} et s'engage avec {new_club} jusqu'au {until}, avec le {number} dans le dos. {agent} a mené les discussions.
fr {new_club} règle {transfer_fee} tout de suite et {bonus} de plus en cas de montée ; en cas de revente, {sell_on} reviennent à {old_club}. Signent {old_president} pour les uns, {new_president} pour les autres.
es {athlete} deja {old_club} y queda ligado a {new_club} hasta el {until}, con el {number} a la espalda. {agent} llevó las conversaciones.
es {new_club} entrega {transfer_fee} de inmediato y {bonus} más si asciende; si se vende después, el {sell_on} será para {old_club}. Firman {old_president} por unos y {new_president} por otros.

# school_exchange
t School exchange agreement|Student exchange; Schüleraustausch|Austauschvereinbarung; Échange scolaire|Convention d'échange; Intercambio escolar
h home_school
s home_head host_head parent
@ home_school company; sending school|home school; entsendende Schule; établissement d'envoi; centro de origen; from where the pupils come;{} Grammar School|{} High School / Gymnasium {}|Realschule {} / Lycée {}|Collège {} / IES {}|Colegio {}
@ host_school company; host school|receiving school; Gastschule|aufnehmende Schule; établissement d'accueil; centro de acogida; where the pupils go;{} Academy|{} College / Schule am {}|Gesamtschule {} / Collège {}|Lycée {} / Instituto {}|Colegio {}
@ home_head person; head of the sending school; Schulleiter der entsendenden Schule; chef de l'établissement d'envoi; director del centro de origen; who leads the school they leave
@ host_head person; head of the host school; Schulleiter der Gastschule; chef de l'établissement d'accueil; director del centro de acogida; who leads the school that takes them in
@ pupil person; exchange pupil; Austauschschüler; élève; alumno; who goes abroad
@ host_family person; host family|host parent; Gastfamilie; famille d'accueil; familia de acogida; with whom the child lives
@ parent person; parent|guardian; Erziehungsberechtigte; parent|responsable légal; padre o madre|tutor; who allows the child to go
@ escort person; accompanying teacher; Begleitlehrer; professeur accompagnateur; profesor acompañante; who travels with the group
- leaves_on date; departure; Abreise; départ; salida; goes_on ~ day they set out
- back_on date; return; Rückkehr; retour; regreso; home_on ~ day they come home
- contribution money; parents' contribution; Elternbeitrag; participation des familles; aportación familiar; family_pays ~ what those at home pay
- pocket_money money; recommended pocket money; empfohlenes Taschengeld; argent de poche; dinero de bolsillo; spending_money ~ what the child should carry for itself
- allergies phrase*; allergies; Allergien; allergies; alergias; cannot_eat ~ what the child must not eat
en {pupil} of {home_school} will spend the weeks from {leaves_on} to {back_on} at {host_school} and live with {host_family} at {host_family.address}. {escort} travels along.
en {parent} agrees and pays {contribution}; {pocket_money} should be in the purse. [To be kept in mind at table: {allergies=nuts|milk|shellfish|eggs}.] {home_head} signs for {home_school}, {host_head} for {host_school}.
de {pupil} von {home_school} ist von {leaves_on} bis {back_on} an {host_school} und wohnt bei {host_family}, {host_family.address}. {escort} fährt mit.
de {parent} ist einverstanden und zahlt {contribution}; in den Geldbeutel gehören {pocket_money}. [Bei Tisch zu beachten: {allergies=Nüsse|Milch|Eier|Sellerie}.] Für {home_school} zeichnet {home_head}, für {host_school} {host_head}.
fr {pupil}, de {home_school}, passe du {leaves_on} au {back_on} à {host_school} et loge chez {host_family}, {host_family.address}. {escort} est du voyage.
fr {parent} consent et règle {contribution} ; {pocket_money} suffisent sur place. [À table, attention : {allergies=noix|lait|œufs|crustacés}.] {home_head} s'engage pour {home_school}, {host_head} pour {host_school}.
es {pupil}, de {home_school}, estará del {leaves_on} al {back_on} en {host_school} y vivirá con {host_family} en {host_family.address}. Viaja también {escort}.
es {parent} lo autoriza y paga {contribution}; bastan {pocket_money} para gastos. [En la mesa, cuidado: {allergies=nueces|leche|huevo|marisco}.] Firman {home_head} por {home_school} y {host_head} por {host_school}.

# doctoral_supervision
t Supervision agreement|Doctoral agreement; Betreuungsvereinbarung|Promotionsvereinbarung; Convention de thèse|Charte du doctorat; Compromiso doctoral
h university
s candidate supervisor dean
@ university company; university|degree-granting institution; Universität|Hochschule; université; universidad; where the degree is taken;University of {}|{} Institute of Technology / Universität {}|Hochschule {} / Université de {} / Universidad de {}
@ candidate person; doctoral candidate|PhD student; Doktorand|Doktorandin; doctorant; doctorando; who writes the thesis
@ supervisor person; supervisor|first supervisor; Erstbetreuer|Doktorvater; directeur de thèse; director de tesis; who guides the work
@ second_supervisor person; second supervisor|co-supervisor; Zweitbetreuer; codirecteur; codirector; who guides beside the first
@ dean person; dean; Dekan|Dekanin; doyen; decano; who signs for the faculty
- thesis phrase; thesis title; Arbeitstitel der Dissertation; sujet de thèse; título de la tesis; topic|subject ~ what the research is called
- department phrase; department|faculty; Fakultät|Institut; laboratoire|faculté; departamento; unit ~ in which part of the house
- enrolled date; enrolment; Annahme zum; inscription; matrícula; started ~ since when they belong to it
- submit_by date; planned submission; geplante Abgabe; dépôt prévu; entrega prevista; hand_in_by ~ until when it should be ready
- meetings number*:1..24; supervision meetings per year; Betreuungsgespräche pro Jahr; entretiens par an; reuniones al año; talks ~ how often they sit together each year
- stipend money; monthly stipend; monatliches Stipendium; bourse mensuelle; beca mensual; per_month ~ money to live on each month
en {candidate}, who joined the {department=Department of Chemistry|School of Law|Faculty of Arts|Institute of Geography} on {enrolled}, is writing {thesis*}. {supervisor} reads and advises, helped by {second_supervisor}; they sit down together {meetings} times a year.
en The finished text is expected by {submit_by}. Until then {stipend} a month is paid[; for the faculty, {dean}].
de {candidate}, seit {enrolled} an der {department=Fakultät für Chemie|Juristischen Fakultät|Philosophischen Fakultät}, schreibt {thesis*}. {supervisor} liest und berät, unterstützt von {second_supervisor}; {meetings} Mal im Jahr setzt man sich zusammen.
de Der fertige Text wird bis {submit_by} erwartet. Bis dahin gibt es {stipend} im Monat[; für die Fakultät {dean}].
fr {candidate}, admis le {enrolled} au {department=laboratoire de chimie|département de droit|centre de géographie}, rédige {thesis*}. {supervisor} relit et conseille, épaulé par {second_supervisor} ; ils se voient {meetings} fois l'an.
fr Le texte achevé est attendu pour le {submit_by}. D'ici là, {stipend} sont versés chaque mois[ ; pour la faculté, {dean}].
es {candidate}, desde el {enrolled} en el {department=Departamento de Química|Departamento de Derecho|Instituto de Geografía}, escribe {thesis*}. {supervisor} lee y aconseja con ayuda de {second_supervisor}; se reúnen {meetings} veces al año.
es El texto se espera para el {submit_by}. Hasta entonces recibe {stipend} al mes[; por la facultad, {dean}].

# prize_announcement
t Award of the {prize*}|Prize announcement; Verleihung: {prize*}|Preisverleihung; Remise du prix {prize*}|Palmarès; Fallo del premio {prize*}|Entrega de premios
h foundation
s jury_chair
@ foundation company; awarding foundation|prize giver; stiftende Einrichtung|Preisstifter; fondation; entidad convocante; who gives the prize;{} Foundation|{} Trust / Stiftung {}|{}-Stiftung / Fondation {} / Fundación {}
@ winner person; winner|laureate; Preisträger|Preisträgerin; lauréat; ganador|premiado; who gets the prize
@ runner_up person; runner-up; Zweitplatzierter; deuxième prix; finalista; who came second
@ jury_chair person; chair of the jury; Juryvorsitz; président du jury; presidente del jurado; who led those who chose
@ eulogist person*; laudator|speaker of the laudation; Laudator; auteur de l'éloge; autor de la laudatio; who praises the one honoured
- prize phrase; name of the prize; Preis|Name des Preises; nom du prix; nombre del premio; award ~ what the honour is called
- work_title phrase; honoured work; ausgezeichnetes Werk; œuvre primée; obra premiada; for_what ~ the piece that won
- prize_money money; prize money; Preisgeld; dotation; dotación; worth ~ what comes with the honour
- second_money money; second prize; zweiter Preis; dotation du second; segundo premio; consolation ~ what the second gets
- entries number:20..900; entries received; Einsendungen; candidatures; candidaturas; submissions ~ how many took part
- ceremony date; ceremony; Verleihung am; cérémonie; ceremonia; handed_over_on ~ evening on which it is handed over
en From {entries} entries those around {jury_chair} chose {winner}, whose {work_title*} convinced them all. {prize*}, worth {prize_money}, will be handed over on {ceremony} in {town=the town hall|the Opera|the old library}; {eulogist} will speak in praise.
en {runner_up} came close behind and takes home {second_money}.
de Unter {entries} Einsendungen entschied sich die Runde um {jury_chair} für {winner}: {work_title*} überzeugte alle. {prize*}, mit {prize_money} versehen, wird am {ceremony} im {town=Rathaus|Opernhaus|Schloss} überreicht; die Lobrede hält {eulogist}.
de Knapp dahinter lag {runner_up} und erhält {second_money}.
fr Parmi {entries} dossiers, le cercle réuni autour de {jury_chair} a choisi {winner} pour {work_title*}. {prize*}, d'une valeur de {prize_money}, sera remis le {ceremony} à {town=l'hôtel de ville|l'Opéra|la bibliothèque} ; l'éloge sera dit par {eulogist}.
fr {runner_up} suit de près et emporte {second_money}.
es Entre {entries} trabajos, el grupo encabezado por {jury_chair} eligió a {winner} por {work_title*}. {prize*}, de {prize_money}, se entregará el {ceremony} en {town=el ayuntamiento|la ópera|la biblioteca}; hará el elogio {eulogist}.
es Muy cerca quedó {runner_up}, que se lleva {second_money}.
- town phrase; venue of the ceremony; Ort der Verleihung; lieu de la remise; lugar de entrega; hall|where_handed_over ~ house in which the evening takes place

# choir_tour
t Tour plan|Concert tour {tour*}; Konzertreise|Tourneeplan {tour*}; Tournée {tour*}|Plan de tournée; Gira {tour*}|Plan de gira
h choir
@ choir company; choir; Chor; chœur; coro; who sings;{} Chamber Choir|{} Singers / Kantorei {}|Chor {} / Chœur de {} / Coral {}|Orfeón {}
@ conductor person; conductor|choir director; Chorleiter|Dirigent; chef de chœur; director del coro; who leads the singers
@ soloist person; soloist; Solist|Solistin; soliste; solista; who sings alone
@ pianist person*; accompanist|organist; Organist|Korrepetitor; organiste|pianiste; organista|pianista; who plays along
@ host person; local contact abroad; Ansprechpartner vor Ort; contact sur place; contacto local; who looks after them there
- tour phrase; name of the tour; Name der Reise; nom de la tournée; nombre de la gira; trip ~ what the journey is called
- first_town city; first stop; erste Station; première étape; primera etapa; begins_in ~ where they sing first
- last_town city; last stop; letzte Station; dernière étape; última etapa; ends_in ~ where they sing last
- singers number:12..120; number of singers; Zahl der Mitwirkenden; nombre de choristes; número de cantores; voices ~ how many travel to sing
- bus_at time; coach departure; Abfahrt des Busses; départ du car; salida del autobús; coach_leaves ~ hour at which they drive off
- share money; cost per singer; Eigenanteil; participation par choriste; coste por persona; each_pays ~ what everybody puts in
- main_work phrase; main work; Hauptwerk; œuvre principale; obra principal; piece ~ the great piece they perform
en The coach leaves at {bus_at} with {singers} voices under {conductor}. They sing first in {first_town} and for the last time in {last_town}, where {host} has found beds for all.
en At the centre stands {main_work=the Mass in B minor|Elijah|a Requiem of today|The Creation}, with {soloist} in front and {pianist} at the keys. Everybody puts in {share}.
de Um {bus_at} fährt der Bus mit {singers} Stimmen unter {conductor}. Gesungen wird zuerst in {first_town}, zuletzt in {last_town}, wo {host} für alle Betten gefunden hat.
de Im Mittelpunkt steht {main_work=die h-Moll-Messe|der Elias|ein Requiem von heute|die Schöpfung}, vorne {soloist}, an den Tasten {pianist}. Jeder legt {share} dazu.
fr Le car part à {bus_at} avec {singers} voix menées par {conductor}. On chante d'abord à {first_town}, pour finir à {last_town}, où {host} a trouvé des lits pour tous.
fr Au cœur du voyage, {main_work=la Messe en si|Élie|un Requiem d'aujourd'hui|La Création}, avec {soloist} et, au clavier, {pianist}. Chacun verse {share}.
es El autobús sale a las {bus_at} con {singers} voces a las órdenes de {conductor}. Se canta primero en {first_town} y al final en {last_town}, donde {host} ha buscado camas.
es En el centro, {main_work=la Misa en si menor|el Elías|un Réquiem de hoy|La Creación}, con {soloist} y, al teclado, {pianist}. Cada uno pone {share}.

# archaeology_report
t Excavation report {dig*}|Short report on a dig; Grabungsbericht|Kurzbericht {dig*}; Rapport de fouille; Informe de excavación
h institute
s dig_leader
@ institute company; excavating institute; grabende Einrichtung|Denkmalamt; organisme de fouille; entidad excavadora; who dug;{} Archaeological Unit / Landesamt für Archäologie {} / Service archéologique de {} / Instituto Arqueológico de {}
@ dig_leader person; excavation director|dig leader; Grabungsleiter; responsable d'opération; director de la excavación; who led the digging
@ landowner person; owner of the ground; Grundeigentümer; propriétaire du terrain; dueño del terreno; on whose ground they dug
@ finder person*; finder; Finder; découvreur; descubridor; who came upon it first
@ anthropologist person*; bone specialist|anthropologist; Anthropologe; anthropologue; antropólogo; who looked at the bones
- dig phrase; name of the site; Fundstelle; nom du site; yacimiento; site_name ~ what the place is called by those who dig
- found_on date; date of discovery; Entdeckt am; date de découverte; fecha del hallazgo; first_seen ~ when it first came to light
- dug_from date; start of excavation; Grabungsbeginn; début des fouilles; inicio de la excavación; digging_from ~ first day in the field
- depth unit:m; depth; Tiefe; profondeur; profundidad; how_deep ~ how far down they went
- graves number*:1..200; number of graves; Zahl der Gräber; nombre de sépultures; número de tumbas; burials ~ how many dead were found
- period phrase; dating|period; Datierung|Zeitstellung; datation; cronología; age ~ from which age it is
- store phrase; repository of the finds; Verbleib der Funde; lieu de dépôt; depósito; kept_at ~ where the things lie now
en While ploughing on {found_on}, {finder} struck stone on the ground of {landowner}. {dig_leader} and four helpers opened {dig*} on {dug_from} and went down {depth}.
en {graves} graves of {period=the late Bronze Age|the sixth century|Roman times|the early Middle Ages} came to light; {anthropologist} examined the bones. All finds lie in {store=the county store|room 12 of the castle|our cellar in Mill Lane}.
de Beim Pflügen stieß {finder} am {found_on} auf dem Acker von {landowner} auf Steine. {dig_leader} öffnete {dig*} mit vier Helfern am {dug_from} und kam bis in {depth}.
de {graves} Gräber aus {period=der späten Bronzezeit|dem 6. Jahrhundert|römischer Zeit|dem frühen Mittelalter} kamen zutage; die Knochen sah {anthropologist} durch. Alles liegt nun {store=im Kreismagazin|im Schlosskeller|in Raum 12}.
fr En labourant, {finder} a heurté des pierres le {found_on} chez {landowner}. {dig_leader} a ouvert {dig*} le {dug_from} avec quatre aides et atteint {depth}.
fr {graves} tombes de {period=l'âge du bronze final|l'époque romaine|la période mérovingienne} sont apparues ; {anthropologist} a étudié les os. Le tout repose {store=au dépôt départemental|dans la cave du château}.
es Arando, {finder} dio con piedras el {found_on} en tierras de {landowner}. {dig_leader} abrió {dig*} el {dug_from} con cuatro ayudantes y bajó {depth}.
es Salieron {graves} tumbas de {period=la Edad del Bronce final|época romana|la Alta Edad Media}; {anthropologist} estudió los huesos. Todo está en {store=el almacén comarcal|el sótano del castillo}.
`
