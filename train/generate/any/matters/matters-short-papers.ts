/** Certificates, declarations and notices of one or two passages. */
export const shortPapers = `
# course_attendance
t Certificate of attendance|Course certificate; Teilnahmebescheinigung|Zertifikat; Attestation de formation|Attestation de présence; Certificado de asistencia|Diploma de aprovechamiento
h academy
s trainer academy_head
@ academy company; training provider; Bildungsträger; organisme de formation; centro de formación; who held the course;{} Academy|{} Adult Education / Akademie {}|Volkshochschule {} / Institut {}|Université populaire de {} / Academia {}|Universidad Popular de {}
@ trainer person; course instructor; Dozent|Kursleiter; formateur; docente; who taught
@ academy_head person; head of the academy; Akademieleitung; directeur de l'organisme; director del centro; who signs for the house
@ attendee person; participant; Teilnehmer; stagiaire; asistente; who sat in the course
@ payer company; sponsoring employer; entsendender Arbeitgeber; employeur financeur; empresa que envía; who sent and paid
- course phrase; course title; Kurstitel; intitulé de la formation; título del curso; seminar ~ what was taught
- from_d date; first day; Kursbeginn; premier jour; inicio; started ~ when it began
- to_d date; last day; Kursende; dernier jour; fin; finished ~ when it ended
- hours number:4..300; teaching hours; Unterrichtsstunden; nombre d'heures; horas lectivas; lessons ~ how many hours
- town city; place of the course; Kursort; lieu de la formation; lugar del curso; taught_in ~ in which town
- passed flag; final test passed; Abschlusstest bestanden; évaluation réussie; prueba superada; success ~ whether the test at the end went well
- points number*:1..60; credit points; Fortbildungspunkte; points crédités; créditos; cpd ~ points one collects
en This is to certify that {attendee}, born {attendee.birth_date}[ and sent by {payer}], sat through {course*} in {town} from {from_d} to {to_d}, {hours} hours under {trainer}. The test at the end was {passed!passed~not passed}. [{points} points are credited.]
de Hiermit wird bescheinigt, dass {attendee}, geboren am {attendee.birth_date}[ und entsandt von {payer}], von {from_d} bis {to_d} in {town} an {course*} teilnahm, {hours} Stunden bei {trainer}. Die Prüfung am Ende wurde {passed!bestanden~nicht bestanden}. [Angerechnet werden {points} Punkte.]
fr Nous attestons que {attendee}, né le {attendee.birth_date}[, envoyé par {payer}], a suivi {course*} à {town} du {from_d} au {to_d}, soit {hours} heures auprès de {trainer}. L'épreuve finale est {passed!réussie~manquée}. [{points} points portés au crédit.]
es Se certifica que {attendee}, nacido el {attendee.birth_date}[ y enviado por {payer}], asistió a {course*} en {town} del {from_d} al {to_d}, {hours} horas con {trainer}. La prueba final fue {passed!superada~no superada}. [Se reconocen {points} puntos.]

# employment_reference
t Certificate of employment|Reference; Arbeitszeugnis|Tätigkeitsnachweis; Certificat de travail; Certificado de empresa
h firm
s superior
@ firm company; employer; Arbeitgeber; employeur; empresa; where the person worked
@ superior person; signing superior; Vorgesetzter; supérieur; superior; who praises
@ worker person; former employee; ehemaliger Mitarbeiter; ancien salarié; antiguo trabajador; of whom it speaks
- came date; date of joining; Eintritt; entrée; alta; since ~ first day
- went date; date of leaving; Austritt; sortie; baja; until ~ last day
- did phrase; duties; Aufgaben; fonctions; funciones; work ~ what the person did
- led number:1..60; staff led; geführte Mitarbeiter; personnes encadrées; personas a cargo; team ~ how many the person led
- why choice*:own wish/end of contract/closure=eigener Wunsch/Vertragsende/Schließung=volonté propre/fin de contrat/fermeture=voluntad propia/fin de contrato/cierre; reason for leaving; Austrittsgrund; motif de départ; motivo de la salida; why_left ~ why it ended
en {worker}, born {worker.birth_date}, was with us from {came} to {went} and {did=ran the paint shop|kept the books|planned the tours|built models for the film}, leading {led} people. {why?The wish to go was the person's own~The contract ran out~We had to close the plant}.
de {worker}, geboren am {worker.birth_date}, war von {came} bis {went} bei uns, {did=leitete die Lackiererei|führte die Bücher|plante die Touren|baute Modelle für den Film} und hatte {led} Leute unter sich. {why?Wir verlieren ihn auf eigenen Wunsch~Der Vertrag lief aus~Das Werk musste schließen}.
fr {worker}, né le {worker.birth_date}, a été des nôtres du {came} au {went} ; il {did=menait l'atelier de peinture|tenait les comptes|préparait les tournées} et dirigeait {led} personnes. {why?Il part de son plein gré~Le contrat a pris fin~L'usine a fermé}.
es {worker}, nacido el {worker.birth_date}, estuvo con nosotros del {came} al {went}; {did=llevaba el taller de pintura|llevaba los libros|preparaba las rutas} y mandaba a {led} personas. {why?Se va porque quiere~Acabó el contrato~Cerró la fábrica}.

# customs_of_origin
t Supplier's declaration|Certificate of origin; Lieferantenerklärung|Ursprungszeugnis; Déclaration du fournisseur|Certificat d'origine; Declaración del proveedor|Certificado de origen
h chamber
s declarer
@ chamber company; chamber of commerce; Industrie- und Handelskammer; chambre de commerce; cámara de comercio; who stamps it;{} Chamber of Commerce / IHK {} / CCI de {} / Cámara de Comercio de {}
@ exporter company; exporter; Ausführer; exportateur; exportador; who sends it abroad
@ buyer company; foreign buyer; ausländischer Käufer; acheteur étranger; comprador extranjero; who gets it abroad
@ declarer person; declaring person; Erklärender; déclarant; declarante; who vouches for it
- goods phrase; goods; Waren; marchandises; mercancía; things ~ what it is about
- origin country; country of origin; Ursprungsland; pays d'origine; país de origen; made_in ~ where they were made
- dest country; country of destination; Bestimmungsland; pays de destination; país de destino; goes_to ~ where they go
- invoice id; invoice number; Rechnungsnummer; numéro de facture; número de factura; billed_as ~ number of the bill
- billed date; invoice date; Rechnungsdatum; date de facture; fecha de factura; billed_on ~ day of the bill
- hs id*:####.##; tariff code; Zolltarifnummer; code douanier; partida arancelaria; hs_code ~ code of the goods
en {declarer} declares that {goods=steel springs|wool blankets|oak barrels|printing ink} sold by {exporter} to {buyer} under {invoice} of {billed} were made in {origin} and go to {dest}[; code {hs}].
de {declarer} erklärt, dass {goods=Stahlfedern|Wolldecken|Eichenfässer|Druckfarbe}, von {exporter} an {buyer} mit {invoice} vom {billed} verkauft, in {origin} gemacht wurden und nach {dest} gehen[; Code {hs}].
fr {declarer} déclare que {goods=des ressorts d'acier|des couvertures|des fûts de chêne|de l'encre}, vendus par {exporter} à {buyer} selon {invoice} du {billed}, ont été faits en {origin} et vont en {dest}[ ; code {hs}].
es {declarer} declara que {goods=muelles de acero|mantas|barriles de roble|tinta}, vendidos por {exporter} a {buyer} según {invoice} de {billed}, se hicieron en {origin} y van a {dest}[; código {hs}].

# hall_hire
t Hall booking|Hire of rooms; Saalmiete|Raumüberlassung; Location de salle; Alquiler de sala
h parish
s hirer warden
@ parish company; hall owner; Saalbetreiber; propriétaire de la salle; dueño de la sala; whose rooms they are;{} Village Hall / Bürgerhaus {} / Salle des fêtes de {} / Casa de Cultura de {}
@ hirer person; hirer; Mieter des Saals; locataire de la salle; arrendatario de la sala; who wants to celebrate
@ warden person*; hall warden; Hallenwart; gardien de salle; conserje de la sala; who hands out the keys
@ caterer company*; caterer; Caterer; traiteur; empresa de catering; who brings the food;{} Catering / Partyservice {} / Traiteur {} / Catering {}
- occasion phrase; occasion; Anlass; occasion; motivo; event ~ what is celebrated
- on_day date; date of hire; Miettag; date de location; fecha de alquiler; used_on ~ which day
- from_h time; from; ab; de; desde; start ~ first hour
- to_h time; until; bis; à; hasta; end ~ last hour
- hire money; hire charge; Saalmiete; prix de location; precio; costs ~ what the rooms cost
- bond money; damage deposit; Kaution; caution; fianza; back_after ~ given back if nothing is broken
- people number:10..400; expected guests; erwartete Gäste; personnes attendues; asistentes; how_many ~ how many come
en {hirer} has the hall on {on_day} from {from_h} until {to_h} for {occasion=a golden wedding|a jumble sale|band practice|a chess evening}; about {people} are expected. {warden} hands over the keys[ and {caterer} may use the kitchen].
en The rooms cost {hire}; {bond} more is left and comes back if nothing is broken.
de {hirer} hat den Saal am {on_day} von {from_h} bis {to_h} für {occasion=eine goldene Hochzeit|einen Flohmarkt|eine Bandprobe|einen Schachabend}; rund {people} werden erwartet. Die Schlüssel gibt {warden} aus[, {caterer} darf in die Küche].
de Die Räume kosten {hire}; {bond} bleiben hier und kommen zurück, wenn nichts zerbricht.
fr {hirer} dispose de la salle le {on_day} de {from_h} à {to_h} pour {occasion=des noces d'or|un vide-grenier|une répétition|un tournoi d'échecs} ; {people} attendus. {warden} remet les clés[ et {caterer} use de la cuisine].
fr Les lieux coûtent {hire} ; {bond} sont laissés et rendus si rien n'est cassé.
es {hirer} tiene la sala el {on_day} de {from_h} a {to_h} para {occasion=unas bodas de oro|un mercadillo|un ensayo|ajedrez}; se esperan {people}. {warden} da las llaves[ y {caterer} usa la cocina].
es El sitio cuesta {hire}; se dejan {bond}, que vuelven si nada se rompe.

# research_permit
t Research permit|Permit for fieldwork; Forschungsgenehmigung|Ausnahmegenehmigung; Autorisation de recherche; Permiso de investigación
h park
s park_director
@ park company; park authority; Nationalparkverwaltung; direction du parc; dirección del parque; who allows it;{} National Park Authority / Nationalpark {} / Parc national de {} / Parque Nacional de {}
@ park_director person*; park director; Nationalparkleiter; directeur du parc; director del parque; who signs
@ researcher person; permit holder|researcher; Forscher|Inhaber; chercheur titulaire; investigador titular; who may go in
@ institute company; home institution; Heimatinstitut; institution de rattachement; institución; from where they come;University of {} / Universität {} / Université de {} / Universidad de {}
@ ranger person*; accompanying ranger; begleitender Ranger; garde accompagnateur; guarda acompañante; who goes along
- animal phrase*; species studied; untersuchte Art; espèce étudiée; especie estudiada; looks_at ~ which animal or plant
- zone phrase; zone; Zone; secteur; zona; where ~ in which part
- first date; valid from; gültig ab; valable dès le; válido desde; starts ~ first day
- last date; valid until; gültig bis; valable jusqu'au; válido hasta; ends ~ last day
- samples number:1..500; samples allowed; erlaubte Proben; prélèvements autorisés; muestras permitidas; may_take ~ how many may be taken
- report_by date; report due; Bericht bis; rapport avant le; informe antes del; tell_us_by ~ when we want to hear what came of it
- law phrase; legal basis; Rechtsgrundlage; base légale; base legal; rule ~ paragraph it rests on
en Under {law=section 9 of the Parks Act|bye-law 14|article 30}, {researcher} of {institute} may enter {zone=the core zone|the dunes|the east cliffs} from {first} to {last} to watch {animal=bats|lichens|the stone crayfish|ravens}, taking no more than {samples} samples. {ranger} goes along.
en We expect to hear what came of it by {report_by}. {park_director}
de Nach {law=§ 9 Nationalparkgesetz|§ 45 BNatSchG|Art. 30} darf {researcher} von {institute} vom {first} bis {last} {zone=die Kernzone|die Dünen|die Ostklippen} betreten, um {animal=Fledermäuse|Flechten|den Steinkrebs|Raben} zu beobachten, und höchstens {samples} Proben nehmen. {ranger} geht mit.
de Was dabei herauskam, wollen wir bis {report_by} hören. {park_director}
fr En vertu de {law=l'article L331|l'article 30|la charte}, {researcher}, de {institute}, peut entrer dans {zone=le cœur du parc|les dunes|les falaises} du {first} au {last} pour observer {animal=les chauves-souris|les lichens|les corbeaux}, sans prendre plus de {samples} échantillons. {ranger} l'accompagne.
fr Résultats attendus avant le {report_by}. {park_director}
es Conforme a {law=la Ley 30/2014|el artículo 30|la norma 14}, {researcher}, de {institute}, puede entrar en {zone=la zona núcleo|las dunas|los acantilados} del {first} al {last} para observar {animal=murciélagos|líquenes|cuervos}, sin tomar más de {samples} muestras. Le acompaña {ranger}.
es Esperamos saber qué resultó antes del {report_by}. {park_director}

# debt_notice
t Final demand|Notice of enforcement; Vollstreckungsankündigung|Letzte Mahnung; Mise en demeure|Commandement de payer; Requerimiento de pago
h bailiff_office
s bailiff
@ bailiff_office company; bailiff's office; Gerichtsvollzieherbüro|Inkasso; étude d'huissier; procurador|oficina de cobros; who writes;{} Enforcement / Inkasso {} / Étude {} / Cobros {}
@ bailiff person*; bailiff; Gerichtsvollzieher; huissier; agente judicial; who comes to the door
@ creditor company; creditor; Gläubiger; créancier; acreedor; to whom money is owed
@ debtor person; debtor; Schuldner; débiteur; deudor; who owes
- title_no id; title number; Titelnummer; numéro du titre; número del título; order_no ~ number of the order
- title_date date; date of the title; Titel vom; titre du; título de; ordered_on ~ day of the order
- main money; principal claim; Hauptforderung; principal; principal; owed ~ what was owed at first
- interest money; interest; Zinsen; intérêts; intereses; grown ~ what has grown since
- costs money; costs; Kosten; frais; gastos; for_us ~ what the writing and walking costs
- total money; total due; Gesamtforderung; total dû; total; altogether ~ all that is to be paid now
- until date; pay by; zahlen bis; payer avant le; pagar antes del; last_chance ~ last day
- visit date; date of visit; Besuchstermin; date de passage; fecha de la visita; at_the_door ~ when somebody comes
en {debtor}, {debtor.address}, owes {creditor} {main} by order {title_no} of {title_date}. Since then {interest} has grown and {costs} has been spent; together {total}.
en If nothing has come by {until}, {bailiff} will be at your door on {visit}.
de {debtor}, {debtor.address}, schuldet {creditor} laut {title_no} vom {title_date} {main}. Seither sind {interest} aufgelaufen und {costs} ausgegeben worden; zusammen {total}.
de Ist bis {until} nichts gekommen, steht {bailiff} am {visit} vor Ihrer Tür.
fr {debtor}, demeurant {debtor.address}, doit à {creditor} {main} selon {title_no} du {title_date}. Depuis, {interest} ont couru et {costs} ont été dépensés ; ensemble {total}.
fr Si rien n'arrive avant le {until}, {bailiff} sera à votre porte le {visit}.
es {debtor}, de {debtor.address}, debe a {creditor} {main} según {title_no} de {title_date}. Desde entonces han crecido {interest} y se han gastado {costs}; en total {total}.
es Si no llega nada antes del {until}, {bailiff} irá a su puerta el {visit}.

# radio_schedule
t Broadcast agreement {programme*}|Programme announcement; Programmhinweis {programme*}|Sendevertrag; Grille : {programme*}|Annonce d'émission; Parrilla: {programme*}|Anuncio de programa
h station
@ station company; broadcaster; Sender|Rundfunkanstalt; radio|chaîne; emisora; who broadcasts;Radio {}|{} FM / Radio {}|{}-Funk / Radio {} / Radio {}|Onda {}
@ host person; presenter|host; Moderator; animateur; presentador; who leads through the hour
@ guest person; studio guest; Studiogast; invité; invitado; who is asked questions
@ editor person*; responsible editor; verantwortlicher Redakteur; rédacteur responsable; redactor responsable; who answers for the content
- programme phrase; programme; Sendung; émission; programa; show ~ what it is called
- airs date; broadcast date; Sendetag; date de diffusion; fecha de emisión; on_air ~ day it is heard
- airs_at time; time of broadcast; Sendezeit; heure de diffusion; hora de emisión; hour ~ hour it is heard
- repeat date; repeat; Wiederholung; rediffusion; repetición; again ~ day it is heard again
- length number:5..180; length in minutes; Länge in Minuten; durée en minutes; duración en minutos; minutes ~ how long it lasts
- fee money; guest fee; Honorar des Gastes; cachet de l'invité; honorario; guest_gets ~ what the one asked gets
- listeners number*:500..900000; listeners; Hörer; auditeurs; oyentes; reach ~ how many hear it
en On {airs} at {airs_at} {station} brings {programme*}. {host} talks for {length} minutes with {guest}; those who miss it hear it again on {repeat}. {editor} answers for what is said.
en {guest} gets {fee}; about {listeners} people listen.
de Am {airs} um {airs_at} bringt {station} {programme*}. {host} spricht {length} Minuten mit {guest}; wer es versäumt, hört es am {repeat}. Für das Gesagte steht {editor} ein.
de {guest} bekommt {fee}; rund {listeners} Menschen hören zu.
fr Le {airs} à {airs_at}, {station} propose {programme*}. {host} reçoit {guest} pendant {length} minutes ; à réentendre le {repeat}. {editor} répond des propos.
fr {guest} touche {fee} ; environ {listeners} personnes écoutent.
es El {airs} a las {airs_at}, {station} trae {programme*}. {host} habla {length} minutos con {guest}; se repite el {repeat}. Responde {editor}.
es {guest} recibe {fee}; escuchan unas {listeners} personas.

# sworn_translation
t Certified translation|Translator's certificate; Beglaubigte Übersetzung|Bestätigung der Übersetzerin; Traduction assermentée; Traducción jurada
s translator
@ translator person; sworn translator; vereidigter Übersetzer; traducteur assermenté; traductor jurado; who vouches for the words
@ client person; client; Auftraggeber; client; cliente; who wanted it
@ issuer company; issuer of the original; Aussteller der Urschrift; auteur de l'original; emisor del original; who wrote the first paper
@ court company*; court of the oath; vereidigendes Gericht; cour d'assermentation; tribunal de juramentación; before which the oath was sworn;{} County Court / Landgericht {} / Cour d'appel de {} / Audiencia de {}
- original phrase; original document; Urschrift; document original; documento original; what_was_translated ~ which paper it was
- from_lang language; source language; Ausgangssprache; langue source; idioma de origen; from ~ from which tongue
- to_lang language; target language; Zielsprache; langue cible; idioma de destino; into ~ into which tongue
- dated date; date of the original; Datum der Urschrift; date de l'original; fecha del original; first_paper_of ~ day on the first paper
- pages number:1..90; pages; Seiten; pages; páginas; sheets ~ how many sheets
- lines number*:10..3000; standard lines; Normzeilen; lignes normées; líneas; counted ~ by how many lines it is paid
- price money; price; Preis; prix; precio; costs ~ what it costs
en I, {translator}, sworn in before {court}, certify that the foregoing {pages} pages are a true rendering from {from_lang} into {to_lang} of {original=a diploma|a birth entry|a judgment|a driving licence} issued by {issuer} on {dated}. Done for {client}; {lines} lines, {price}.
de Ich, {translator}, vereidigt vor {court}, bestätige, dass die {pages} Seiten {original=ein Diplom|einen Geburtseintrag|ein Urteil|einen Führerschein} von {issuer} vom {dated} aus der Sprache {from_lang} getreu in die Sprache {to_lang} übertragen. Gefertigt für {client}; {lines} Zeilen, {price}.
fr Je soussigné {translator}, assermenté près {court}, certifie que ces {pages} pages rendent fidèlement, de la langue {from_lang} vers la langue {to_lang}, {original=un diplôme|un acte|un jugement|un permis} de {issuer} du {dated}. Pour {client} ; {lines} lignes, {price}.
es Yo, {translator}, nombrado ante {court}, certifico que estas {pages} páginas vierten fielmente, del idioma {from_lang} al {to_lang}, {original=un diploma|una partida|una sentencia|un permiso} de {issuer} de {dated}. Para {client}; {lines} líneas, {price}.

# community_garden
t Allotment agreement|Garden plot agreement; Kleingarten-Pachtvertrag|Gartenparzelle; Attribution de parcelle|Jardin partagé; Cesión de huerto urbano
h society
s steward gardener
@ society company; garden society; Kleingartenverein; société de jardins; asociación de huertos; whose plots they are;{} Allotments / Gartenfreunde {} / Jardins de {} / Huertos de {}
@ steward person*; plot steward; Gartenobmann; responsable des parcelles; encargado de huertos; who shows the plots
@ gardener person*; plot holder; Parzelleninhaber; jardinier attributaire; hortelano; who digs there
@ before person; former plot holder; Vorpächter; ancien jardinier; hortelano anterior; who dug there before
- plot short; plot number; Parzelle; parcelle; parcela; which_plot ~ which bed
- size unit:m²; size; Größe; surface; superficie; how_big ~ how large
- from_d date; from; ab; dès le; desde; dig_from ~ first day
- yearly money; yearly rent; Jahrespacht; loyer annuel; cuota anual; each_year ~ what it costs in a year
- takeover money; transfer sum; Ablöse; reprise; traspaso; for_shed ~ paid once for shed and trees
- work_hours number*:2..40; community work hours; Gemeinschaftsstunden; heures collectives; horas comunes; help ~ hours to give for all
- hut flag; shed allowed; Laube erlaubt; cabane permise; caseta permitida; may_build ~ whether one may put up a shed
en {gardener} may dig in plot {plot} ({size}) from {from_d}, where {before} dug until now and gets {takeover} for the trees. A shed {hut!may stand~must not stand} on it.
en {yearly} is due each year, and {work_hours} hours of help for all; {steward} keeps the list.
de {gardener} darf ab {from_d} auf Parzelle {plot} ({size}) graben, wo bisher {before} grub und für die Bäume {takeover} bekommt. Eine Laube {hut!darf stehen~darf nicht stehen}.
de Im Jahr sind {yearly} fällig und {work_hours} Stunden für alle; die Liste führt {steward}.
fr {gardener} peut bêcher la parcelle {plot} ({size}) dès le {from_d}, où bêchait {before}, qui touche {takeover} pour les arbres. Une cabane {hut!est permise~est interdite}.
fr {yearly} par an et {work_hours} heures pour tous ; {steward} tient la liste.
es {gardener} puede cavar la parcela {plot} ({size}) desde el {from_d}, donde cavaba {before}, que recibe {takeover} por los árboles. Una caseta {hut!puede haber~no puede haber}.
es {yearly} al año y {work_hours} horas para todos; la lista la lleva {steward}.

# data_breach
t Notice of a data incident|Incident notification; Meldung einer Datenpanne; Notification de violation de données; Notificación de brecha de datos
h controller
s privacy_officer
@ controller company; controller|company concerned; Verantwortlicher|betroffene Firma; responsable du traitement; responsable del tratamiento; where the data were
@ privacy_officer person*; data protection officer; Datenschutzbeauftragter; délégué à la protection des données; delegado de protección de datos; whom to ask about it
@ supplier company; service provider concerned; betroffener Dienstleister; sous-traitant; encargado del tratamiento; in whose machines it happened
@ regulator company*; supervisory authority; Aufsichtsbehörde; autorité de contrôle; autoridad de control; which office was told;Data Commissioner {} / Datenschutzaufsicht {} / Commission {} / Agencia {}
- noticed date; discovered on; entdeckt am; découvert le; descubierta el; seen ~ when somebody noticed
- began date; began on; begonnen am; survenu le; inicio; since ~ when it had begun
- told date; reported to the authority; gemeldet am; notifié le; notificada el; reported ~ when the office was told
- people number:10..900000; persons affected; betroffene Personen; personnes touchées; personas afectadas; how_many ~ whose data it was
- kind phrase; kind of data; Art der Daten; nature des données; tipo de datos; which_data ~ what could be read
- cause phrase; cause; Ursache; cause; causa; how ~ how it came about
- encrypted flag*; data encrypted; Daten verschlüsselt; données chiffrées; datos cifrados; locked ~ whether strangers could not read them
en On {noticed} we saw that since {began} strangers could reach {kind=names and addresses|account numbers|photos of passports} of {people} people, held for us by {supplier}, because of {cause=a lost laptop|an open port|a stolen password}. The data were {encrypted!unreadable~readable} to them.
en {regulator} was told on {told}. Please ask {privacy_officer}, {privacy_officer.email}.
de Am {noticed} sahen wir, dass Fremde seit {began} wegen {cause=eines verlorenen Laptops|eines offenen Ports|eines gestohlenen Passworts} an {kind=Namen und Anschriften|Kontonummern|Passfotos} von {people} Menschen kamen, die {supplier} für uns hält. Für sie waren sie {encrypted!unlesbar~lesbar}.
de {regulator} weiß es seit {told}. Fragen beantwortet {privacy_officer}, {privacy_officer.email}.
fr Le {noticed}, nous avons vu que depuis le {began} des inconnus atteignaient {kind=noms et adresses|numéros de compte|photos de passeport} de {people} personnes, gardés par {supplier}, du fait {cause=d'un ordinateur perdu|d'un port ouvert|d'un mot de passe volé}. Ils étaient {encrypted!illisibles~lisibles}.
fr {regulator} le sait depuis le {told}. Écrivez à {privacy_officer}, {privacy_officer.email}.
es El {noticed} vimos que desde el {began} extraños llegaban a {kind=nombres y direcciones|números de cuenta|fotos de pasaporte} de {people} personas, guardados por {supplier}, por {cause=un portátil perdido|un puerto abierto|una clave robada}. Eran {encrypted!ilegibles~legibles}.
es {regulator} lo sabe desde el {told}. Escriba a {privacy_officer}, {privacy_officer.email}.
`
