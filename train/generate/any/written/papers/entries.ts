/** Papers whose lists are entries of several lines, as programmes, directories and catalogues have them. */
export const entryPapers = `
== en evening_lecture_programme
q society company:{} Society of Natural Philosophy/Friends of {} Observatory/{} Literary Institute; organiser, host, organised_by; body that holds the lectures
q secretary person; contact person, enquiries to; who answers questions
q secretary_mail email; contact email, email
q hall phrase; venue, location, place; where the talks are held
q season phrase; term, series; which part of the year it covers
q fee money:2..15; price for guests, admission, entry_fee; what visitors pay at the door
q free_members flag; members free, free_for_members; whether members need not pay
a sponsor company; sponsor, funded_by; who gives money for it
a parking phrase; parking, car park; where one can leave a car
l talks; lectures, sessions, programme; the talks of the series
c talks.title phrase; topic, subject; what it is about
c talks.speaker person; lecturer, given_by; who speaks
c talks.from company; affiliation, institution; where the speaker works
c talks.day date; date, held_on
---
^ {society}
# Evening lectures, {season=spring term|autumn series|winter 2024/25|the dark months}
{hall=The Old Assay Room, Mill Street|Lecture theatre B, Corn Exchange|Reading room of the Mechanics' Hall|St Wilfrid's schoolroom}, doors open at {:time}
## Programme
%talks 3..6 lines
{talks.title=Tides without a moon|What lichens remember|A short history of the decimal point|Glass that bends|The last herring fleet|Sounds below the ice|Why maps lie}
{talks.speaker}, {talks.from}
{talks.day}
%%
Guests are asked for {fee} at the door. {free_members!Members walk in without paying|There is nothing to pay for members~Members pay the same as everybody else|Members are kindly asked to pay as well}.
Questions: {secretary}[, {secretary_mail}]

== en staff_directory_page
q office company:{} & {} Surveyors/{} Housing Trust/Port of {}; employer, organisation, company; whose staff it is
q valid_from date; as_of, effective date; from when the page holds
q editor person; maintained_by, responsible; who keeps the page up to date
q floor phrase; building, site, location; where the office is
q reception phone; main number, switchboard; general telephone
a fax phone; fax, fax_number
a head_count number:2..90; headcount, number of employees; how many people work there
l staff; people, colleagues, team; who works there
c staff.name person; full name, person
c staff.job phrase; role, position, job title; what the person does
c staff.ext id:####; extension, phone_ext, durchwahl; internal telephone number
c staff.room short; office no, room number
---
{office} || {floor=Quay House, second floor|Annexe behind the church|12 Tanner's Yard}
# Who is who
%staff 4..8 lines
{staff.name}
{staff.job=Head of lettings|Rent accounts|Repairs desk|Graduate trainee|Legal clerk|Site manager|Fleet and parking|Payroll}, room {staff.room}
ext. {staff.ext}
%%
~ Holds from {valid_from}. Changes to {editor}. Callers from outside: {reception}

== en guided_walks_leaflet
q club company:{} Ramblers/{} Footpath Society/Walking Group {}; organiser, group; who leads the walks
q leader person; chair, coordinator; who plans the programme
q phone phone; contact number, call
q dogs flag; dogs allowed, pets; whether dogs may come along
q start phrase; meeting point, departure; where everybody meets
a insurance company; insurer, insured_with
l walks; tours, routes, outings; what is walked
c walks.name phrase; route, title; what the walk is called
c walks.when date; date, day
c walks.far unit:km 4..24; distance, length_km; how long it is
c walks.grade phrase; difficulty, level; how hard it is
---
# {:=Spring|Autumn|Summer} walks with {club}
We start at {start=the bus shelter by the green|the car park of the Fox and Hounds|platform 2|the lychgate} at {:time}. {dogs!Dogs on a lead are welcome|Bring your dog if it behaves~Please leave dogs at home|No dogs, there will be lambs}.
%walks 3..6 lines
{walks.when} · {walks.name=Round the reservoir|Three churches and a pub|Old drove road|Up to the beacon|Canal and back|Bluebell wood}
{walks.far}, {walks.grade=easy|some stiles|steep in places|for good legs|flat all the way}
%%
Bring boots. {leader} plans it all: {phone}

== en podcast_episode_sheet
q station company:{} Community Radio/Studio {}/{} Voices; producer, publisher, produced_by; who makes it
q show phrase; series title, programme, show_name; what the series is called
q host person; presenter, moderator; who asks the questions
q sound person; engineer, audio_by; who recorded and cut it
q recorded date; recording date, taped_on
q out date; release date, published_on; when it can be heard
q length duration; running time, duration
q explicit flag; explicit content, strong_language; whether there is strong language
a advertiser company; advertiser, ad_partner; who paid for a spot
l parts; chapters, segments; parts of the episode
c parts.at time; timestamp, begins_at
c parts.about phrase; title, topic; what it is about
c parts.guest person; guest, interviewee; who is talked to
---
{station}
# {show=Kitchen Table Science|Small Hours|Ask a Joiner|The Hedge School|Borrowed Books} – running order
= Voice: {host}
= Desk: {sound}
= Taped: {recorded}
= Out: {out}
Runs for {length}. {explicit!Mark it: there is swearing~Clean throughout, nothing to mark}.
%parts 2..5 lines
{parts.at} {parts.about=Why bread fails|A letter from a listener|How to sharpen a plane|The bridge that moved|Two poems|Bees in chimneys}
with {parts.guest}
%%

== de vortragsreihe_heft
q verein company:Urania {}/Naturforschende Gesellschaft {}/Heimatbund {}; organiser, de:Veranstalter; who holds the talks
q kontakt person; contact, responsible person, de:Ansprechpartner; who answers questions
q saal phrase; venue, location, de:Ort; where the talks are
q eintritt money:3..14; admission, entry fee, de:Eintrittspreis; what guests pay
q anmeldung flag; registration required, must_register; whether one must register before
q tel phone; phone, de:Telefon
a foerderer company; sponsor, funded_by, de:Förderer
l vortraege; talks, lectures, de:Programm; the talks
c vortraege.thema phrase; title, topic, de:Titel
c vortraege.redner person; speaker, lecturer
c vortraege.haus company; affiliation, institution, de:Einrichtung
c vortraege.tag date; date, held_on, de:Datum
---
# {verein} – Vorträge im {:=Winter|Frühjahr|Herbst}
Alle Abende im {saal=Alten Kornhaus|Saal der Musikschule|Lesecafé am Wall|Gewölbekeller}, Beginn {:time}
%vortraege 3..6 lines
{vortraege.tag}
{vortraege.thema=Warum Gletscher singen|Die Straßen der Römer im Moor|Salz und Macht|Vom Wert des Umwegs|Als die Uhren verschieden gingen|Flechten als Zeugen}
{vortraege.redner} ({vortraege.haus})
%%
Der Eintritt beträgt {eintritt}. {anmeldung!Wir bitten um vorherige Meldung, sonst ist kein Platz frei|Ohne Anmeldung kein Einlass~Kommen Sie einfach, eine Anmeldung braucht es nicht}. Auskunft: {kontakt}[, {tel}]

== de werkverzeichnis_ausstellung
q haus company:Galerie {}/Kunstverein {}/Städtische Galerie {}; gallery, exhibitor, de:Galerie; who shows the works
q kuenstler person; artist, made_by, de:Künstler; whose works they are
q kuratorin person; curator, curated_by; who chose the works
q eroeffnung date; opening, vernissage; when it opens
q schluss date; closes_on, end date, de:Ende; last day
q titel phrase; exhibition title, show
q verkauf flag; for sale, works_for_sale; whether the works can be bought
q versicherer company; insurer, insured_by; who insures the works
a drucker company; printer, printed_by, de:Druckerei
l werke; works, exhibits, de:Exponate; what is shown
c werke.name phrase; title, work
c werke.jahr year; year, made_in
c werke.technik phrase; medium, technique; what it is made of
c werke.mass phrase; dimensions, size, de:Maße
---
{haus}
# {kuenstler}: {titel=Nach dem Regen|Halbe Wege|Stille Post|Zwischen den Ufern|Rost}
Vom {eroeffnung} bis {schluss}. Auswahl: {kuratorin}
## Verzeichnis
%werke 3..7 lines
{werke.name=Ohne Titel (Hafen)|Der Umweg|Mutter, stehend|Kreide I|Fünf Steine|Abendmahl der Tauben|Windstille}, {werke.jahr}
{werke.technik=Öl auf Leinwand|Linolschnitt|Gips, gefasst|Tusche auf Papier|Eisen, geschweißt|Fotografie, Silbergelatine}
{werke.mass=40 × 60 cm|21 × 29 cm|H 112 cm|70 × 70 cm|120 × 80 × 45 cm}
%%
{verkauf!Alle Arbeiten sind verkäuflich, Preise auf Anfrage|Wer kaufen will, frage an der Kasse~Die Arbeiten sind unverkäuflich|Ein Verkauf findet nicht statt}.
~ Versichert bei {versicherer}.

== de mitarbeiter_stationen
q person person; candidate, name, applicant, de:Name; whose way it is
q beruf phrase; current profession, headline, de:Beruf; what the person is now
q ort city; residence, lives_in, de:Wohnort
q mail email; email
q fuehrerschein flag; driving licence, de:Führerschein; whether the person may drive
q ab date; available from, earliest start; when the person could begin
a gehalt money; salary expectation, de:Gehaltswunsch
l stationen; positions, work history, jobs, de:Werdegang; where the person worked
c stationen.von month; start, since, from
c stationen.amt phrase; role, job title, de:Tätigkeit
c stationen.firma company; employer, company, de:Arbeitgeber
c stationen.stadt city; place, town
l sprachen; languages, de:Sprachkenntnisse; what the person speaks
c sprachen.sprache phrase; language
c sprachen.stufe phrase; level, proficiency
---
# {person}
{beruf=Restauratorin für Möbel|Vermessungstechniker|Erzieherin|Bootsbauer|Lektorin}
{ort} · {mail}
{fuehrerschein!Führerschein Klasse B vorhanden~Kein Führerschein}. Frei ab {ab}.
+++
## Stationen
%stationen 2..5 lines
{stationen.amt=Werkstattleitung|Volontariat|Gesellin|Projektassistenz|Sachbearbeitung|Ausbildung}, {stationen.firma}
{stationen.stadt}, seit {stationen.von}
%%
+++
## Sprachen
%sprachen 2..4 lines
{sprachen.sprache=Deutsch|Englisch|Polnisch|Türkisch|Italienisch|Dänisch} – {sprachen.stufe=Muttersprache|fließend|B2|Grundkenntnisse|C1}
%%

== fr programme_conferences
q societe company:Société savante de {}/Amis du vieux {}/Cercle {}; organiser, fr:organisateur; who holds the talks
q responsable person; contact, coordinator; who answers questions
q salle phrase; venue, fr:lieu; where it takes place
q tarif money:2..12; price, admission, fr:tarif
q gratuit flag; free for students, student_free; whether students pay nothing
a mecene company; sponsor, fr:mécène
l exposes; talks, sessions, fr:conférences; the talks
c exposes.titre phrase; topic, title, fr:sujet
c exposes.orateur person; speaker, fr:intervenant
c exposes.jour date; date, held_on
---
# {societe}
Cycle de l'{:=hiver|automne|été} – {salle=salle des mariages|ancien couvent des Cordeliers|amphithéâtre du lycée|grange aux dîmes}
%exposes 3..6 lines
{exposes.titre=Ce que disent les ponts|Une île sans clocher|Le sel et l'impôt|Mesurer le vent|Les moulins oubliés|La lettre perdue}
{exposes.orateur}
{exposes.jour}
%%
Entrée {tarif}. {gratuit!Les étudiants ne paient rien~Aucune réduction, même pour les étudiants}. Renseignements : {responsable}

== fr parcours_candidate
q nom person; candidate, full name, fr:nom; whose career it is
q metier phrase; headline, current job, fr:métier; what the person does now
q ville city; lives_in, residence
q tel phone; phone
q permis flag; driving licence, fr:permis; whether the person may drive
q mobile flag; willing to relocate, mobility; whether the person would move
a naissance date; date of birth, fr:date de naissance
l postes; jobs, experience, fr:expérience; where the person worked
c postes.fonction phrase; role, title, fr:poste
c postes.maison company; employer, company
c postes.lieu city; place
c postes.debut year; since, start_year
l diplomes; degrees, education, fr:formation; what was studied
c diplomes.titre phrase; qualification, degree
c diplomes.ecole company:Lycée {}/Université de {}/CFA {}; school, institution
c diplomes.annee year; finished, year
---
# {nom}
{metier=Relieuse d'art|Technicien de maintenance|Fleuriste|Cheffe de rang|Juriste}
{ville} – {tel}
{permis!Permis B, véhicule~Sans permis}[. {mobile!Prête à déménager|Mobile partout en France~Je tiens à rester dans la région}].
+++
## Expérience
%postes 2..4 lines
{postes.fonction=Responsable d'atelier|Assistante|Apprenti|Second|Chargée de dossier}, {postes.maison}
{postes.lieu} · depuis {postes.debut}
%%
+++
## Formation
%diplomes 1..3 lines
{diplomes.titre=CAP reliure|BTS maintenance|Licence de droit|Bac professionnel|Master patrimoine} – {diplomes.ecole}
{diplomes.annee}
%%

== es programa_charlas
q ateneo company:Ateneo de {}/Sociedad {} de Amigos del País/Casino de {}; organiser, es:entidad; who holds the talks
q contacto person; contact person, es:contacto; who answers questions
q sala phrase; venue, es:lugar; where it takes place
q entrada money:2..12; price, admission, es:entrada
q aforo number:30..300; capacity, seats, es:aforo; how many people fit
q socios flag; free for members, es:gratis socios; whether members get in without paying
a patrocinador company; sponsor, es:patrocinador
l charlas; talks, es:ponencias; the talks
c charlas.titulo phrase; title, topic
c charlas.ponente person; speaker, es:ponente
c charlas.dia date; date, held_on
---
# {ateneo}
Ciclo de {:=otoño|primavera|invierno} en {sala=el salón de actos|la antigua lonja|la biblioteca municipal|el claustro}
%charlas 3..6 lines
{charlas.dia}: {charlas.titulo=La luz de los faros|Pan y revolución|Un río que fue frontera|El oficio de callar|Mapas de mentira|Hilar el cáñamo}
{charlas.ponente}
%%
Entrada: {entrada}. Caben {aforo} personas. {socios!Los socios pasan sin pagar~También los socios pagan}. Informa {contacto}

== es trayectoria_candidato
q nombre person; candidate, full name, es:nombre; whose career it is
q puesto phrase; headline, current position, es:puesto actual; what the person does now
q ciudad city; residence, lives_in
q correo email; email
q carnet flag; driving licence, es:carnet de conducir; whether the person may drive
q desde date; available from, es:disponible desde
a sueldo money; salary expectation, es:sueldo
l empleos; jobs, positions, es:experiencia; where the person worked
c empleos.cargo phrase; role, job title
c empleos.empresa company; employer, company
c empleos.lugar city; place, town
c empleos.inicio year; since, start
l idiomas; languages; what the person speaks
c idiomas.idioma phrase; language
c idiomas.nivel phrase; level
---
# {nombre}
{puesto=Técnica de laboratorio|Encargado de almacén|Maestra de taller|Guía de montaña|Administrativo}
{ciudad}, {correo}
{carnet!Carnet B y coche propio~No conduzco}. Puedo empezar el {desde}.
+++
## Experiencia
%empleos 2..4 lines
{empleos.cargo=Jefa de turno|Ayudante|Becario|Responsable de compras|Coordinadora} en {empleos.empresa}
{empleos.lugar}, desde {empleos.inicio}
%%
+++
## Idiomas
%idiomas 2..4 lines
{idiomas.idioma=español|inglés|catalán|portugués|árabe} – {idiomas.nivel=lengua materna|B2|C1|básico|A2}
%%
`
