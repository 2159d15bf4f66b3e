export const germanPapers = `
== de haltverbot_umzug
q authority company:Straßenverkehrsamt {}/Stadt {} – Verkehrsbehörde/Ordnungsamt {}; issued_by, permitting office, deciding body, de:Behörde; office that ordered the traffic measure | die Stelle, die das entschieden hat
q applicant person; requested_by, permit holder, de:Antragsteller; who asked for the space to be kept free
q haulier company:{} Möbelspedition/Umzüge {}/{} Transporte; removal firm, contractor; firm that carries the furniture
q clerk person; case_handler, officer in charge; who deals with the file at the office
q file_ref id:VA-####/##; reference, permit_no, case number; number under which the office keeps the matter
q application_day date; requested_on, received date; when the request came in | Tag, an dem der Antrag gestellt wurde
q valid_on date; day_of_use, effective_date; day on which parking is prohibited
q begins time; start_time, from_hour; hour from which nobody may stand there
q ends time; end_time, until_hour; until what hour cars must stay away
q stretch street; location, affected road, de:Ort der Maßnahme; road where cars must stay away
q length unit:m 10..30; metres_reserved, extent; how long the reserved stretch is
q charge money:25..120; fee, administrative cost, amount_due; what the decision costs
q signs_by choice:applicant/municipal depot/hired firm; sign_provider, who_sets_up_signs; who puts up the signs
q towing flag; removal_of_vehicles_allowed, tow_away; whether cars left standing may be taken away
a police_officer person; police contact, responsible constable; police officer who was informed
a objection_deadline date; appeal_until, last day for objections; by when an objection must be lodged
a plate id:@@-@@ ####; registration plate, vehicle_reg; plate of the lorry
---
{authority} || Aktenzeichen {file_ref}
{:street}, {:zip} {:city} || Es schreibt Ihnen: {clerk}
Tel. {:phone}

{applicant}
{:street}
{:zip} {:city}

# Verkehrsrechtliche Anordnung <gemäß § 45 StVO|nach § 45 Abs. 1 StVO>
Guten Tag {applicant},
auf Ihr Schreiben vom {application_day} hin ordnen wir für Ihren Umzug mit der <Firma|Spedition> {haulier} ein vorübergehendes absolutes Haltverbot an:
= Wo: {stretch}, beidseitig
= Strecke: {length}
= Tag: {valid_on}
= Von: {begins}
= Bis: {ends}
Die Verkehrszeichen (Zeichen 283) {signs_by?besorgen und stellen Sie bitte selbst auf|haben Sie in eigener Verantwortung aufzustellen~bringt unser Bauhof für Sie an~stellt eine von Ihnen zu beauftragende Fachfirma auf|werden durch ein zugelassenes Absperrunternehmen aufgestellt}. Sie müssen mindestens {:number:3..4} volle Tage vorher stehen; halten Sie die Kennzeichen der dann parkenden Fahrzeuge schriftlich fest. {towing!Wer danach noch dort steht, wird auf eigene Kosten abgeschleppt|Fahrzeuge, die trotzdem abgestellt sind, dürfen umgesetzt werden~Ein Abschleppen kann auf Grund dieser Anordnung nicht verlangt werden|Das Umsetzen fremder Fahrzeuge ist hiervon nicht umfasst}.
?Für diesen Bescheid sind {charge} zu entrichten. Eine Kaution wird nicht erhoben.
Der Gehweg ist in einer Breite von {:unit:m 1..2} freizuhalten.

Im Auftrag
{clerk}

== de aufzug_stoerung
q maintainer company:{} Aufzüge/Aufzugsdienst {}/Lift-Service {}; service company, provider, lift_contractor; firm whose technician came | Firma, die den Aufzug betreut
q building_owner company:Wohnbau {}/{} Immobilienverwaltung/Baugenossenschaft {}; client, operator, customer_name, de:Betreiber; who runs the installation
q technician person; attended_by, engineer, mechanic; who went out and repaired it
q caller person; reported_by, fault_notifier; who rang up about the fault
q rescued_flag flag; people_trapped, passengers_stuck; whether somebody was shut in
q called_at time; time of alarm, notified_at; when the call came in
q on_site_at time; arrival_time, arrived; when the fitter stood at the door
q callout_date date; day, incident_date
q unit_no id:######; lift_id, installation_number, asset
q ticket id:ST#####; job number, work_order, reference
q cause phrase; root_cause, what_was_wrong, diagnosis; why the lift stopped | Warum die Anlage stillstand
q part product; spare_used, replaced component; part that was put in
q condition choice:running/running with restrictions/out of service; status_after_visit, operating state, outcome; state in which the lift was left
q next_exam month; next_inspection_due, statutory test; when the inspection body comes again
q inspection_body company:TÜV {}/Prüfgesellschaft {}/{} Sachverständige GmbH; notified body, inspector_org
a travel_cost money:40..150; call_out_fee, travel charge; what the journey costs
a warranty_end date; guarantee_until, warranty expiry; until when the new part is under guarantee
a caretaker_phone phone; janitor telephone, contact number on site
---
{maintainer}
~ 24-Stunden-Notdienst {:phone}

# Einsatzbericht {ticket}
Objekt: {:street}, {:zip} {:city} || Anlage {unit_no}
Auftraggeber: {building_owner} || {callout_date}

Meldung um {called_at} durch {caller}: „<Kabine steht zwischen zwei Stockwerken|Türen gehen nicht mehr auf|Aufzug rührt sich nicht, Licht blinkt|fährt immer nur ins Tiefgeschoss>“. Ankunft {on_site_at}. {rescued_flag!Zwei Fahrgäste wurden aus der Kabine befreit|Eine Frau mit Kinderwagen war eingeschlossen und wurde von uns herausgeholt~Es befand sich niemand in der Kabine|Personen waren nicht eingeschlossen}.
+++
## Befund und Maßnahme
{cause=Türkontakt im 3. OG verschmutzt|Riegel der Schachttür verbogen|Frequenzumrichter überhitzt|Lichtgitter durch Umzugsgut beschädigt|Ölstand im Aggregat zu niedrig|Schlaffseilschalter ausgelöst}. <Ersetzt wurde|Eingebaut:> {part=Türkontakt TK 40|Riegelkontakt links|Lüfter 24 V|Lichtleiste 2000 mm|Hydraulikdichtung DN 50|Relais K7}. Probefahrten: {:number:3..12}, Tragkraft {:unit:kg 320..1000}.
Die Anlage {condition?ist wieder im Normalbetrieb|läuft wieder einwandfrei~fährt vorerst nur bis zum 4. Stock|fährt, hält aber bis auf Weiteres nicht im Keller~bleibt abgeschaltet, bis das bestellte Teil da ist|wurde stillgelegt und versperrt}.
?Die {inspection_body} kommt turnusgemäß wieder im {next_exam}.
+++
Für die Richtigkeit: {technician}, Monteur
~ Unterschrift Auftraggeber: liegt digital vor

== de dissertation_gutachten
q university company:Universität {}/Technische Universität {}/Hochschule {}; institution, awarding body, de:Hochschule; where the degree is to be awarded
q faculty phrase; school, department
q candidate person; author_of_thesis, doctoral student, de:Doktorand; whose work is judged | wer die Arbeit geschrieben hat
q first_reviewer person; referee, report_author, examiner; who wrote this opinion
q second_reviewer person; co-examiner, other referee; the other expert who will give an opinion
q chair person; chairperson, addressee, committee_head; who leads the examination board
q thesis_title text; title of work, topic, subject
q proposed_grade choice:summa cum laude/magna cum laude/cum laude/rite; recommended mark, verdict; mark that is recommended
q pages number:120..410; extent, page_count; length of the work
q accept flag; acceptance recommended, passes; whether the faculty should take the work
q changes_needed flag; revision_required, corrections before print; whether the text must be altered before it is published
q received date; handed_over_on, manuscript received; when the manuscript reached the referee
q report_date date; signed_on, dated
q defence date; viva, oral_exam_date, de:Tag der Verteidigung; when the oral examination takes place
a matriculation id:#######; student_number, enrolment no; student number of the candidate
a birth_date date; date of birth, born; birthday of the candidate
a funding_body company; scholarship giver, sponsor; who paid for the research
---
{university}
{faculty=Fakultät für Maschinenwesen|Philosophische Fakultät|Fachbereich Biologie|Fakultät für Geowissenschaften|Fachbereich Rechtswissenschaft|Medizinische Fakultät}
> {:city}, {report_date}

An den Promotionsausschuss
z. Hd. {chair}, Vorsitz

# Erstgutachten
zur Dissertation von {candidate}: „{thesis_title=Die Sprache der Zunftordnungen am Oberrhein|Ermüdung geklebter Holzverbindungen|Zum Stoffwechsel alpiner Moose|Haftung autonomer Maschinen|Grundwasser unter Städten|Schlaf und Wundheilung im Alter}“

Das Manuskript, das mir am {received} übergeben wurde, umfasst {pages} Seiten und gliedert sich in {:number:4..8} Kapitel. Die Verfasserin bzw. der Verfasser hat {:number:20..90} Quellen neu erschlossen und ein Thema bearbeitet, dem sich zuletzt {:person} ({:year}) gewidmet hat.
Besonders überzeugt mich das {:number:2..4}. Kapitel; hier wird sauber gemessen, vorsichtig gedeutet und gut geschrieben. Weniger geglückt ist der Ausblick. {changes_needed!Vor der Drucklegung sind die im Anhang genannten Stellen zu überarbeiten|Ich bitte, die Veröffentlichung an die Behebung der angehängten Mängel zu knüpfen~Auflagen für die Drucklegung halte ich für entbehrlich|Die Arbeit kann gedruckt werden, wie sie ist}.
{accept!Ich empfehle der Fakultät, die Arbeit anzunehmen|Der Annahme der Arbeit stimme ich gern zu~Eine Annahme kann ich in der vorliegenden Gestalt leider nicht befürworten|Ich rate, die Arbeit zurückzugeben}[, und zwar unbeschadet des Votums von {second_reviewer} (Zweitgutachten)].
?Als Note schlage ich „{proposed_grade?mit höchstem Lob (0)~mit großem Lob (1)~mit Lob (2)~genügend (3)}“ vor.
?Als Tag der Disputation ist der {defence} vorgemerkt.

Mit kollegialem Gruß
{first_reviewer}
~ Lehrstuhl, {:street}, {:zip} {:city}

== de patenbescheinigung
q parish company:Katholische Pfarrgemeinde St. {}/Pfarramt {}/Evangelische Kirchengemeinde {}; issuing church, home parish, de:Pfarrei; parish that certifies the membership
q godparent person; sponsor, certified person, de:Pate; who is to stand by the child
q godparent_born date; date_of_birth, dob; birthday of the sponsor
q godparent_address address; residence, lives_at
q baptised_on date; own baptism, christening_date_of_sponsor; when the sponsor was baptised | wann der Pate selbst getauft wurde
q baptised_in city; place_of_own_baptism
q confirmed year; confirmation_year, year of confirmation
q child person; baby, infant; who is going to be christened
q christening date; planned_baptism, ceremony_date, de:Tauftag; when the child will be christened
q receiving_parish company:Pfarrei {}/Gemeinde Christkönig {}/Stadtkirche {}; destination parish, church of ceremony; where the ceremony takes place
q priest person; signatory, parish_priest; who signs for the parish
q register_no id:###/####; entry_no, book number; number in the register
q issued date; date_of_issue
q member_now flag; in_good_standing, still belongs to the church; whether the sponsor still belongs to the church
a mother person; mother of the child, parent
a fee money:5..30; charge, cost of certificate
a expiry date; valid_until, certificate expires
---
^ {parish}
^ {:street} · {:zip} {:city}

# Patenbescheinigung
<Zur Vorlage bei|Für> {receiving_parish}

Hiermit wird bescheinigt, dass {godparent}, geboren am {godparent_born}, wohnhaft {godparent_address}, am {baptised_on} in {baptised_in} getauft [und {confirmed} gefirmt bzw. konfirmiert ]wurde. {member_now!Ein Austritt ist nicht vermerkt|Die Zugehörigkeit zur Kirche besteht unverändert fort~Im Taufbuch ist allerdings ein Austritt eingetragen|Der Austritt wurde uns vom Standesamt angezeigt, weshalb nur eine Taufzeugenschaft möglich ist}.
Die Bescheinigung wird erbeten, weil bei der Taufe von {child}[, vorgesehen für den {christening},] das Patenamt übernommen werden soll.
?= Taufbuch Nr.: {register_no}

{:city}, {issued} || {priest}
> Pfarramt (Siegel)
~ Pfarrbüro geöffnet <Di und Do|Mo bis Mi|Mittwoch und Freitag> bis {:time}, Tel. {:phone}. Es betreut Sie {:person}.

== de holzeinschlag_auftrag
q forest_office company:Forstbetrieb {}/Forstamt {}/Waldgenossenschaft {}; client, ordering body, principal; who has the trees cut
q forester person; district_manager, responsible ranger, de:Revierleiter; who is in charge of the forest district
q contractor company:Forstunternehmen {}/{} Holzernte/{} Rückedienst; felling company, executing firm, de:Unternehmer; firm that does the work
q machine_driver person; harvester_operator, operator; who sits on the machine
q compartment id:## @#; stand_id, plot, parcel; part of the forest concerned
q order_no id:HE-##-###; order number, job ref
q species phrase; tree_species, timber_kind; what kind of trees
q volume unit:fm 80..900; planned_quantity, estimated_yield; how much timber is expected
q rate money:18..45; price_per_unit, piece rate; pay for each unit of timber | Vergütung je Einheit
q start date; commencement, begin_on; first day of work
q finish date; completion_deadline, finished_by; by when everything must lie at the road
q buyer company:Sägewerk {}/{} Holzindustrie/Zellstoff {}; timber_customer, purchaser; mill that takes the timber
q method choice:harvester and forwarder/chainsaw and winch/cable crane; working technique, harvesting system; how the trees are taken out
q protected flag; conservation_constraints, nature_restrictions; whether rules of nature protection apply there
q rescue_point id:@@-####; emergency_meeting_point, muster_location; where the ambulance is sent in an accident
a hunter person; hunting_tenant, leaseholder of the hunt; who holds the hunting rights
a penalty money:200..2000; contractual_penalty, late fee; what is owed for delay
a insurance_no id:########; policy_number, liability cover no
---
{forest_office} || Auftrag {order_no}
{:street} || Datum {:date}
{:zip} {:city}

# Arbeitsauftrag Holzernte
An {contractor}, {:zip} {:city}
= Abteilung: {compartment}
= Baumart: {species=Fichte, Käferholz|Kiefer, Erstdurchforstung|Buche und Esche|Lärche, Altholz|Douglasie|Eiche, Wertholz}
= Anfall voraussichtlich: {volume}
= Vergütung je fm: {rate}
?= Rettungspunkt: {rescue_point}
Gearbeitet wird {method?mit Vollernter von der Gasse aus, gerückt wird auf dem Tragschlepper~motormanuell, gerückt wird mit der Seilwinde~wegen der Hanglage mit dem Seilkran}. Gassenabstand {:unit:m 20..40}. Beginn ist der {start}; <bis zum|spätestens am> {finish} muss alles an der Forststraße gepoltert sein, weil {buyer} danach abfährt.
{protected!Im Nordteil liegt ein Horst, dort ruht die Arbeit von März bis Juli|Die Fläche liegt im Schutzgebiet; Totholz und Höhlenbäume bleiben stehen~Naturschutzrechtliche Auflagen bestehen auf der Fläche nicht|Schutzgebiete sind nicht berührt}.
?Auf der Maschine: {machine_driver} (Sachkundenachweis liegt vor).
Bei Regen über {:unit:mm 5..20} am Tag ist die Befahrung einzustellen und anzurufen: {:phone}.

Für den Waldbesitzer
{forester}, Revierleitung

== de pflege_ueberleitung
q sending_home company:Seniorenzentrum {}/Pflegeheim Haus {}/Altenheim St. {}; from_facility, discharging institution, de:Einrichtung; home the resident comes from
q receiving_clinic company:Klinikum {}/Krankenhaus {}/Kreiskrankenhaus {}; destination, to_facility, admitting hospital; where the resident is taken
q resident person; patient, care recipient, de:Bewohner; who is being moved
q born date; dob, date of birth
q nurse person; completed_by, responsible_carer; who filled in the form
q guardian person; legal_representative, court-appointed carer; who decides in legal matters
q guardian_phone phone; representative_phone, emergency number
q doctor person; gp, family physician, de:Hausarzt; who ordinarily treats the resident
q reason phrase; cause of transfer, occasion, admission_reason; why the resident is moved | Anlass der Verlegung
q care_level choice:2/3/4/5; grade_of_care, de:Pflegegrad; official degree of need
q insurer company:AOK {}/BKK {}/{} Krankenkasse; health fund, payer
q moved_at time; departure_time, left_at; when the ambulance left
q moved_on date; transfer date, day_of_transfer
q allergy flag; known_allergies, intolerance; whether any intolerance is known
q living_will flag; advance_directive, patient decree; whether there is an advance directive
q weight unit:kg 42..96; body_weight, kg
l medication; drugs, medicines, current_prescriptions; what the resident takes at present
c medication.name product; drug, preparation, active_substance
c medication.dose unit:mg 5..500; strength, amount
c medication.when short; schedule, intake_times
a room id:###; room number, bed; room in the home
a return_date date; expected_return, back_on; when the resident comes back
a blood_pressure short; bp, rr
---
# Überleitungsbogen
{sending_home} || an: {receiving_clinic}, <Notaufnahme|Innere|Station 3|Geriatrie>
{:street}, {:zip} {:city} || {moved_on}, Abfahrt {moved_at}

= Name: {resident}
= geb.: {born}
= Kasse: {insurer}
= Gewicht: {weight}
= Hausarztpraxis: {doctor}
?= Rechtliche Betreuung: {guardian}, {guardian_phone}
+++
## Anlass
{reason=Sturz im Bad mit Verdacht auf Schenkelhalsbruch|zunehmende Atemnot seit der Nacht|Fieber unklarer Ursache|entgleister Blutzucker|Blut im Stuhl|Austrocknung nach Magen-Darm-Infekt}. Pflegerisch eingestuft {care_level?in die zweite Stufe (erheblich)~in die dritte Stufe (schwer)~in die vierte Stufe (schwerst)~in die höchste Stufe (besondere Anforderungen)}. {allergy!Verträgt kein Penicillin|Reagiert auf Pflaster und Jod mit Ausschlag~Unverträglichkeiten sind uns keine bekannt|Allergien: nichts bekannt}. {living_will!Eine Patientenverfügung liegt in Kopie bei|Der Wille für den Ernstfall ist schriftlich niedergelegt, siehe Anlage~Eine Patientenverfügung wurde nicht errichtet|Zum Lebensende ist schriftlich nichts verfügt}.
Mitgegeben: <Brille, Hörgerät links|Zahnprothese oben, Rollator|Hausschuhe, Ladegerät|Gehstock, Lesebrille>.
+++
## Derzeit eingenommen
%medication 2..5
Mittel | Stärke | Wann
{medication.name=Ramipril|Metoprolol|Torasemid|Pantoprazol|Mirtazapin|L-Thyroxin|Novalgin} | {medication.dose} | {medication.when=1-0-0|1-0-1|0-0-1|1-1-1|½-0-0|bei Bedarf}
%%
Hz. {nurse}, Pflegefachkraft

== de klassenfahrt_brief
q school company:Realschule {}/{}-Gymnasium/Grundschule {}; sender, educational institution, issuing school; school that sends the letter
q class_name short; form, group, grade
q teacher person; trip_leader, contact_person, class_teacher; who leads the journey | wer die Fahrt leitet
q companion person; second_adult, accompanying teacher; who goes along as the second grown-up
q head person; headteacher, principal, approved_by
q destination city; where_to, travel destination, de:Reiseziel
q lodging company:Jugendherberge {}/Schullandheim {}/Naturfreundehaus {}; accommodation, house, hostel; where the children sleep
q out date; departure, first_day, leaves_on
q back date; return, last_day, home_on
q meet_at time; meeting time, gather_at; when to be at the meeting place
q cost money:150..420; price_per_child, total_contribution, de:Kosten pro Kind; what each family pays
q deposit money:40..100; down_payment, advance; what has to be paid first
q deposit_due date; pay_first_by, deadline_down_payment
q pay_to iban; account, bank details
q transport choice:coach/train/bicycle; means_of_travel, how_we_travel; how the group gets there
q phones_allowed flag; mobile_phones_permitted, may bring phone; whether children may bring a telephone
a travel_insurer company; cancellation_insurance, insurer of the trip
a doctor_phone phone; medical emergency number, local doctor
a swimming_badge phrase; swimming certificate, required_badge
---
{school}
{:street}, {:zip} {:city} || {:date}

Liebe Eltern der Klasse {class_name=5b|6a|7c|8d|9a|4b},

nun ist es so weit: Vom {out} bis {back} fahren wir nach {destination} und wohnen dort <im Haus|in der Unterkunft> „{lodging}“. {transport?Ein Reisebus bringt uns bis vor die Tür~Wir nehmen den Regionalexpress ab Hauptbahnhof und steigen einmal um~Wir radeln die Strecke in zwei Etappen, das Gepäck fährt im Anhänger voraus}. Treffpunkt ist {meet_at} am <Schultor|Parkplatz der Turnhalle|Brunnen vor der Kirche|Haupteingang>.

Die Fahrt kostet {cost}, alles inbegriffen bis auf ein Taschengeld von höchstens {:money:15..40}.
Bitte überweisen Sie davon {deposit} bis {deposit_due} auf das Konto {pay_to}; den Rest sammeln wir nach den Ferien ein. Wem das schwerfällt, der spreche {:person} vom Förderverein an, das bleibt unter uns.
{phones_allowed!Das Handy darf mit, wird aber abends eingesammelt|Telefone sind erlaubt, jedoch nicht beim Essen~Telefone bleiben diesmal bitte alle zu Hause|Wir verzichten gemeinsam auf Handys, auch unterwegs}. 
?Außer mir kommt {companion} mit.

Herzliche Grüße
{teacher}
Klassenleitung
?gesehen: {head}, Schulleitung

== de zeugenladung
q court company:Amtsgericht {}/Landgericht {}/Arbeitsgericht {}; tribunal, issuing court, de:Gericht; court that summons
q chamber short; division, department
q witness person; summoned person, recipient; who has to appear | wer erscheinen soll
q plaintiff person; claimant, suing_party, de:Kläger
q defendant company:{} Bau GmbH/Autohaus {}/{} Versicherung AG; respondent, opposing_party, sued party
q docket id:## @ ###/##; case_number, court file, de:Geschäftszeichen
q hearing date; appointment, hearing_date, appear_on; day of the hearing
q hour time; hearing_time, appear_at
q courtroom short; room, hall
q issue phrase; subject_of_testimony, evidence topic, matter; what the person is to testify about
q clerk person; court_clerk, certified by, registrar; who signed for the registry
q advance flag; travel money beforehand, prepayment_possible; whether travel costs can be had in advance
q fine money:100..1000; sanction, penalty_for_absence; what staying away may cost
q drawn_up date; letter_date, issued on
a judge person; presiding judge, sitting judge; who presides
a claimant_lawyer person; counsel for the claimant, attorney
a interpreter language; interpreting language, language of interpreter
---
{court} || {:city}, {drawn_up}
{chamber=3. Zivilkammer|Abteilung 12|Kammer 4|Zivilabteilung 7|2. Zivilkammer} || Geschäftszeichen: {docket}
{:street}, {:zip} {:city} || Tel. {:phone}

{witness}
{:street}
{:zip} {:city}

# Ladung
in dem Rechtsstreit {plaintiff} ./. {defendant}

Guten Tag,
Sie werden <als Zeugin oder Zeuge|zur Vernehmung> geladen auf {hearing}, {hour}, Sitzungssaal {courtroom=II|104|E 07|3.12|A 21}, {:street}.
Sie sollen vernommen werden über: {issue=den Hergang des Unfalls an der Kreuzung|die Absprachen auf der Baustelle|den Zustand des Wagens bei Übergabe|das Gespräch über die Kündigung|die Lieferung der Fenster|die Feuchtigkeit im Keller}.
Bitte bringen Sie dieses Schreiben und Ihren Ausweis mit. Wer ohne Entschuldigung ausbleibt, hat die dadurch entstandenen Kosten zu tragen; außerdem kann ein Ordnungsgeld[ bis {fine}] verhängt werden. Sind Sie verhindert, teilen Sie es bitte unverzüglich mit.
{advance!Können Sie die Fahrt nicht auslegen, erhalten Sie auf Antrag einen Vorschuss|Auf Wunsch schicken wir Ihnen vorab eine Fahrkarte~Ihre Auslagen werden ausschließlich hinterher erstattet, Vorschüsse sind ausgeschlossen|Reisekosten werden erst nach dem Termin und nicht vorab gezahlt}. Frist für den Antrag auf Entschädigung: <drei Monate|12 Wochen>.

Auf Anordnung
{clerk}, Justizangestellte/r

== de netzanschluss_pv
q grid_operator company:Netze {} GmbH/Stadtwerke {}/{} Netz AG; dso, network company, approving utility, de:Netzbetreiber; company that owns the local grid | Unternehmen, dem das Ortsnetz gehört
q plant_owner person; system_owner, customer, connection holder; whose roof carries the modules
q installer company:Elektro {}/{} Solartechnik/Sonnenwerk {}; electrician firm, registered contractor; firm that builds the plant
q handler person; contact, account manager; who answers questions at the utility
q power unit:kWp 4..30; peak_output, installed capacity; size of the generator
q storage unit:kWh 5..20; battery_size, accumulator capacity
q site address; installation address, location, de:Anlagenstandort
q request_no id:NA-######; application_id, enquiry ref, our reference
q requested date; applied_on, enquiry_date
q valid_to date; reservation_end, offer_expires; until when the promise holds
q fed_in choice:full/surplus/none; feed_in_mode, export type; how much of the power goes out to the grid
q limited flag; curtailment, output_capped; whether the output has to be throttled
q meter_visit date; metering_appointment, commissioning day; when the meter is put in
q contribution money:0..1800; connection_cost, one-off charge
a tariff money:1..2; feed_in_rate, remuneration per kWh; what is paid for each unit of power
a inverter product; inverter model, converter type
a tax_id id:##/###/#####; vat number, tax number
---
{grid_operator} · {:street} · {:zip} {:city}

{plant_owner} || Vorgang {request_no}
{:street} || Ihre Fragen an: {handler}
{:zip} {:city} || {:email}
> {:date}

# <Ergebnis der Netzverträglichkeitsprüfung|Zusage zum Netzanschluss Ihrer Photovoltaikanlage>
Guten Tag,
vielen Dank für die Unterlagen, die uns {installer} am {requested} für Sie geschickt hat. Wir haben gerechnet: Die Anlage am Standort {site} mit {power}[ und einem Speicher von {storage}] kann am vorhandenen Hausanschluss (Sicherung {:unit:A 35..63}) betrieben werden.
{fed_in?Der gesamte erzeugte Strom geht ins öffentliche Netz~Was Sie nicht selbst verbrauchen, nehmen wir ab~Vereinbart ist Nulleinspeisung, es fließt also nichts nach außen}. {limited!Bis zum Einbau der Steuerbox ist die Leistung auf 60 Prozent zu drosseln|Der Wechselrichter ist vorerst abzuregeln~Eine Drosselung verlangen wir nicht|Abgeregelt werden muss nichts}.
+++
?Für die Verstärkung des Anschlusses beteiligen Sie sich einmalig mit {contribution}.
?Die Messeinrichtung wechselt unser Partner {:company} am {meter_visit}.
Die Kapazität halten wir bis {valid_to} für Sie frei. Danach <verfällt sie|ist neu anzufragen>.

Freundliche Grüße
i. A. {handler} · i. A. {:person}

== de oeko_kontrolle
q inspection_body company:Ökokontrolle {}/Bio-Prüfstelle {}/{} Zert GmbH; control_body, certifier, issuing organisation, de:Kontrollstelle; body that checks organic farming
q farm company:Biohof {}/Gut {}/Hofgemeinschaft {}; audited_business, operator, holding; farm that was looked at
q farmer person; manager, responsible person, person_met; who runs the farm
q auditor person; inspector, visited_by, de:Kontrolleur; who came and looked
q visited date; audit_date, on_site_on; day of the visit
q previous date; last_audit, former inspection; when the farm was last looked at | Tag des vorigen Besuchs
q operator_no id:DE-0##-#####; registration, control number
q area unit:ha 12..240; farmed_land, hectares; land that is worked
q announced flag; notified_in_advance, visit announced; whether the farm knew of the visit
q sample flag; samples_taken, material for laboratory; whether anything was taken along for analysis
q result choice:compliant/minor deviations/major violation; overall_outcome, conclusion, conformity; outcome of the visit
q association company:Verband {}/Anbauverband {}-Land; growers' association, label owner
q fix_by date; corrective_deadline, remedied_until; by when the farm must have put things right
l findings; deviations, remarks, nonconformities; what was objected to
c findings.point phrase; observation, issue; what was found
c findings.rule id:Art. ##; article, clause, legal_basis
a fee money:200..700; audit_cost, inspection charge
a animals number:5..90; livestock_count, head of cattle; number of animals kept
a next_visit date; next audit, following inspection; when the inspector comes again
---
# Prüfbericht {operator_no}
= Betrieb: {farm}, {:zip} {:city}
= Leitung: {farmer}
= Bewirtschaftet: {area}
?= Verband: {association}
= Vor Ort: {visited}, {:time} bis {:time}
= Zuletzt: {previous} ({:person})

Die Kontrolle fand {announced!nach telefonischer Absprache mit der Betriebsleitung statt|mit einer Woche Vorlauf statt~ohne Anmeldung statt|unangemeldet statt}. Eingesehen wurden Zukaufsbelege, Schlagkartei und das Lager. {sample!Vom Weizen und vom Boden am Waldrand wurden je 500 g gezogen und versiegelt|Eine Blattprobe Kartoffel geht ins Labor~Proben zu ziehen bestand kein Anlass|Auf eine Probenahme wurde verzichtet}.
+++
## Festgestellt
%findings 2..4
Punkt | Grundlage
{findings.point=Zukauf von Stroh ohne Nachweis|Schlagkartei seit Mai nicht geführt|Lagerplatz konventioneller Ware nicht gekennzeichnet|Saatgutetikett fehlt|Abstand zum Nachbarfeld zu gering|Reinigung des Mähdreschers nicht belegt} | {findings.rule}
%%
Gesamturteil: {result?Der Betrieb erfüllt die Verordnung; die Punkte sind Hinweise~Geringe Mängel, das Zertifikat bleibt bestehen~Schwerer Verstoß, die Ware der Partie ist zu sperren}.
?Nachweise der Abstellung sind bis {fix_by} einzureichen.
+++
{inspection_body}
{:street}, {:zip} {:city}
gez. {auditor} || gelesen: {farmer}

== de la_bahn_langsamfahrstelle
q railway company:{} Bahn AG/Regionalbahn {}/Privatbahn {}; infrastructure_manager, network operator, issued_by; who owns the track
q line_no number:1000..6999; route_number, line
q from_station city; start_station, section begin; where the section begins
q to_station city; end_station, section end; where the section ends
q km_from number:1..120; kilometre_start, chainage from
q speed unit:km/h 10..70; permitted_speed, limit, vmax; how fast trains may go there
q normal_speed unit:km/h 80..160; line speed otherwise, regular limit; how fast trains go there as a rule
q cause phrase; reason, ground; why trains must go slowly | weshalb langsamer gefahren wird
q effective date; in_force_from, starts_on; from when it applies
q until_day date; lifted_on, planned_end; when full speed is allowed again | how long it will apply
q ordered_by person; authorising_officer, traffic manager; who ordered it
q supervisor person; site_lead, works safety lead; who watches over the works on site
q works_firm company:{} Gleisbau/Gleisbau {}/{} Infrastruktur; track contractor, executing firm; firm that repairs the track | Firma, die am Gleis arbeitet
q order id:La ##/####; directive_no, instruction ref; number of the instruction
q track choice:up/down/both; affected_track, direction; which track is concerned | on which rails it applies
q signals flag; signals_in_place, marked on site; whether boards already stand there
q delay duration; time_loss, extra running time
a driver person; train driver, engine_driver
a train_no id:RE #####; train, service number
a cost money:1000..9000; compensation, delay cost
---
{railway} · Betriebsleitung || {:city}, {:date}
# Weisung {order}
= Strecke: {line_no}
= Abschnitt: {from_station} – {to_station}
= ab km: {km_from}
= Höchstens: {speed}
= sonst: {normal_speed}

An alle Triebfahrzeugführenden, Fahrdienstleitungen und <die Disposition|das Leitstellenteam>.
Von {effective}[ bis voraussichtlich {until_day}] ist {track?auf dem Gleis in Richtung steigender Kilometer~auf dem Gleis der Gegenrichtung~auf beiden Gleisen} langsam zu fahren. Anlass: {cause=Schlammstellen im Schotter|Schienenbruch, mit Laschen gesichert|Setzung am Bahndamm nach Starkregen|Bauarbeiten an der Überführung|lockere Stützmauer|neu gestopftes Gleis}. {signals!Lf-Signale sind aufgestellt und geprüft|Die Tafeln stehen bereits~Signale sind noch nicht aufgestellt, es gilt die schriftliche Weisung allein|Vor Ort ist die Stelle bislang nicht bezeichnet}.
?Fahrzeitverlust je Zug: {delay=3 Minuten|90 Sekunden|4 bis 5 Minuten|1,5 Minuten|6 Minuten}.
Die Arbeiten führt {works_firm} aus. Sicherungsaufsicht hat {supervisor}, erreichbar über {:phone}. Der Posten steht in km {:number:1..120}.

Angeordnet: {ordered_by}
~ Verteiler: Tf, Fdl, {:company} zur Kenntnis

== de laborbefund_trinkwasser
q lab company:Labor {}/{} Wasseranalytik/Institut {} für Hygiene; testing_laboratory, issued by, analyst company; who examined the water
q client company:Hausverwaltung {}/Hotel {}/Sportverein {}; ordered_by, customer, de:Auftraggeber; for whom the water was examined
q sampler person; sample_taker, collected_by; who drew the water
q analyst person; validated_by, lab_manager; who answers for the result
q report_id id:##-#####-@; report number, finding_no
q drawn date; sampling_date, collected_on; when the water was drawn
q arrived date; received_at_lab, intake
q reported date; date_of_report, released_on
q tap phrase; sampling_point, place of sampling; where in the house it was drawn | Entnahmestelle im Gebäude
q temperature unit:°C 48..61; water_temp, measured heat
q legionella number:0..900; count, colonies, result_value
q exceeded flag; limit_breached, action value passed; whether the legal value was passed
q notify choice:owner must notify/laboratory has notified/not necessary; reporting_duty, health office informed by; who tells the public health office
q office company:Gesundheitsamt {}; health authority, competent office
q repeat duration; retest_interval, next sampling within; how soon the water must be examined again
a plumber company; installer, plumbing contractor
a tenants number:2..90; number of flats, residents
a cost money:60..300; price, charge
---
{lab} || Befund {report_id}
~ akkreditiert nach DIN EN ISO/IEC 17025, Urkunde {:id:D-PL-#####}

{client}
{:street}, {:zip} {:city}
> {reported}

# Untersuchung auf Legionellen nach Trinkwasserverordnung
= Entnommen: {drawn} durch {sampler}
= Eingang: {arrived}
= Stelle: {tap=Dusche Herren, Umkleide|Küche Dachgeschoss links|Zirkulationsrücklauf Keller|Bad Zimmer 14|Ausguss Putzraum|Vorlauf Speicher 1}
= Temperatur: {temperature}
= Volumen: {:unit:ml 100..500}
= KBE je 100 ml: {legionella}

Maßgeblich ist der technische Maßnahmenwert nach Anlage 3 der Verordnung. {exceeded!Er ist hier überschritten|Das Ergebnis liegt darüber~Er wird eingehalten|Das Ergebnis liegt unter dieser Schwelle}. {notify?Als Betreiber haben Sie dies dem Amt unverzüglich selbst anzuzeigen~Die Anzeige an das Amt haben wir für Sie bereits vorgenommen~Einer Anzeige an das Amt bedarf es nicht}[; zuständig ist das {office}].
?Erneut zu beproben innerhalb: {repeat=6 Monate|4 Wochen|ein Jahr|10 Tage|3 Monate}.
Rückstellproben werden {:number:2..6} Wochen verwahrt.

Freigegeben: {analyst}
~ Auszugsweise Vervielfältigung nur mit unserer Zustimmung. Fragen: {:person}, {:phone}

== de theater_disposition
q theatre company:Stadttheater {}/Schauspielhaus {}/Landesbühne {}; house, venue, organisation, de:Bühne; theatre whose week it is
q play phrase; production, work, show; piece that is put on
q director person; staged_by, stage director, de:Regie; who directs
q assistant person; ad, assistant_to_director; who helps the director | wer der Regie hilft
q stage_manager person; show_caller, prompt corner; who runs the evening
q premiere date; opening_night, first performance; first night before an audience
q dress date; dress_rehearsal, final run; last full rehearsal in costume
q issued_by person; planner, drawn up by, kbb; who drew up the plan
q version short; revision, edition
q week period; covered_dates, schedule range; days that the plan covers
q guest company:{} Ensemble/Kammerorchester {}/Tanzkompanie {}; visiting company, guest performers; troupe from elsewhere that plays here
q stage_closed flag; no_access_to_stage, main stage blocked; whether the main stage cannot be used this week
q sick person; ill_actor, unavailable_performer; who has reported sick
q replacement person; understudy, stands_in; who takes over the part
l calls; rehearsals, schedule, appointments; what is on during the week
c calls.day date; date, on
c calls.time time; start, begins_at
c calls.what phrase; scene, activity
c calls.room short; where, place
a ticket_price money:12..60; admission, price of seats
a author person; playwright, written_by
a seats number:90..900; capacity, house size
---
{theatre}
# Wochendisposition {:number:1..52}
{week} || Stand {version=A|B|2. Fassung|endgültig|vorläufig 3}

„{play=Die Möwenfalle|Zwölf im Zug|Der gläserne Esel|Ein Haus in Sizilien|Nachtschicht|Das kalte Fest}“ – Inszenierung {director}, Assistenz {assistant}, Abendspielleitung {stage_manager}
Premiere {premiere}[, Generalprobe {dress}]

%calls 3..6
Tag | Beginn | Was | Wo
{calls.day} | {calls.time} | {calls.what=Leseprobe 2. Akt|Kostümanprobe|Durchlauf ohne Licht|Beleuchtungsprobe|Chorprobe|Szenen 4 und 7|Umbau Drehbühne} | {calls.room=Probebühne 1|Foyer|Großes Haus|Studio|Malersaal|Ballettsaal}
%%
+++
## Hinweise
{stage_closed!Wegen der Prüfung der Obermaschinerie ist das Große Haus die ganze Woche gesperrt|Der Hauptbühnenboden wird geschliffen, Betreten verboten~Das Große Haus steht ohne Einschränkung zur Verfügung|Die Hauptbühne ist die ganze Woche nutzbar}.
?{sick} ist krankgeschrieben; die Rolle übernimmt {replacement}.
?Am Wochenende gastiert {guest}; Garderoben 3 bis 5 bitte räumen.
Pforte ab {:time} besetzt, Tel. {:phone}. Änderungen bitte bis Donnerstag an {:email}.
+++
> Künstlerisches Betriebsbüro, {issued_by}

== de hotel_gruppe
q hotel company:Hotel {}/Gasthof {}/Landhotel {}; property, accommodation_provider, confirmed by; house that confirms the rooms
q organiser company:Busreisen {}/{} Reisen/Kulturverein {}; group_customer, booking party, tour operator; who booked for the group
q booker person; contact_at_client, ordered by; who wrote for the group | Ansprechpartner beim Besteller
q reservations person; hotel_contact, signed_by; who answers at the house
q booking id:G######; confirmation number, reservation_code
q arrive date; check_in, arrival_date; first night
q depart date; check_out, departure_date; day they leave
q guests number:14..48; headcount, persons, pax; how many people come | Zahl der Gäste
q doubles number:5..20; twin_rooms, double_rooms
q rate money:48..120; price_per_person, per head rate; price a head and night
q board choice:breakfast only/half board/full board; meal_plan, catering; which meals are in the price
q option_end date; release_date, free cancellation until; until when the group may cancel without paying
q coach_parking flag; bus_can_park, parking for the coach; whether the bus can stay at the house
q driver_free flag; complimentary_driver, free place; whether the driver sleeps free of charge
q dinner_at time; evening_meal, supper time; when they eat in the evening
q occasion phrase; purpose_of_stay, reason for travel; why they travel
a guide person; tour guide, escort
a deposit money:200..900; prepayment, down payment
a dog_fee money:5..20; pet surcharge
---
{hotel}
{:street} · {:zip} {:city} · {:phone}

An {organiser}
zu Händen {booker}
> {:date}

# Bestätigung {booking}
Grüß Gott und herzlichen Dank für Ihr Vertrauen! Gern halten wir für Ihre Gruppe[ ({occasion=Weinfahrt der Landfrauen|Konzertreise|Betriebsausflug|Radwoche im Altmühltal|Wanderwoche 60 plus|Vereinsjubiläum})] bereit:
= Anreise: {arrive}
= Abreise: {depart}
= Personen: {guests}
= Doppelzimmer: {doubles}
= Einzelzimmer: {:number:1..8}
= Preis je Person und Nacht: {rate}
Im Preis ist {board?das Frühstück vom Buffet enthalten, sonst keine Mahlzeit~neben dem Frühstück ein Abendessen in drei Gängen enthalten~alles vom Frühstück über das Mittagessen bis zum Abendbrot enthalten}.[ Abends bitten wir um {dinner_at} zu Tisch.] Das Einzelzimmer kostet {:money:10..25} mehr, die Kurtaxe von {:money:1..4} kommt hinzu.
{driver_free!Die Person am Steuer wohnt und isst bei uns gratis|Für den Busfahrer berechnen wir nichts~Einen Freiplatz für den Fahrer können wir zu diesem Preis leider nicht einräumen|Auch der Fahrer zahlt den Gruppenpreis}. {coach_parking!Der Bus steht sicher hinter dem Haus|Für den Bus ist im Hof Platz~Einen Stellplatz für den Bus haben wir nicht, bitte auf den Festplatz ausweichen|Der Bus muss leider außerhalb abgestellt werden}.
Kostenlos zurücktreten können Sie bis {option_end}; danach berechnen wir {:percent}.

Es freut sich auf Sie
{reservations}
Empfang

== de it_stoerungsbericht
q provider company:{} Rechenzentrum/IT-Dienste {}/{} Systems GmbH; service_provider, operator, issuing team; who runs the systems
q customer company:Sparwerk {}/Kreiskliniken {}/{} Logistik; client, affected_organisation; whose service was down
q incident id:INC#######; ticket, incident_number
q service phrase; affected_service, system, what_failed
q severity choice:critical/high/medium; priority, impact_class; how bad it was
q began time; outage_start, down_since; when it stopped working
q restored time; resolved_at, back_up; when it worked again
q occurred date; incident_date, day
q lead person; incident_manager, coordinated_by; who led the work on it
q fixer person; resolved_by, engineer; who found the cure
q reporter person; first_reported_by, raised by; who noticed it first
q cause phrase; root_cause, trigger; what brought it about | Was den Ausfall ausgelöst hat
q data_lost flag; data_loss, records_lost; whether data went missing
q security flag; security_related, attack; whether somebody attacked
q users number:20..4000; affected_users, people hit
q change_ref id:CHG######; linked_change, planned change
q vendor company:{} Networks/{} Software/{} Storage; manufacturer, third_party; supplier whose product was at fault
q fix_due date; permanent_fix_by, follow-up due
a credit money:500..9000; service_credit, penalty; sum credited for the outage
a sla percent; availability, uptime
a auditor person; reviewer, approved_by
---
# Bericht zur Störung {incident}
= Kunde: {customer}
= Dienst: {service=Patientenaktensystem|E-Mail und Kalender|Lagerverwaltung|VPN-Zugang|Telefonie|Zeiterfassung}
= Datum: {occurred}
= Ausfall ab: {began}
= Wieder da: {restored}
= Betroffen: {users} Konten
?= Zugehöriger Change: {change_ref}
+++
## Was geschah
{severity?Der Betrieb stand vollständig still~Wesentliche Teile waren unbenutzbar, Notbetrieb war möglich~Die Arbeit war verlangsamt, aber möglich}. Aufgefallen ist es zuerst {reporter} (Nachtschicht), die Alarmierung kam {:number:4..25} Minuten später. Die Leitung übernahm {lead}. Nach zwei erfolglosen Neustarts fand {fixer} die Lösung, nämlich {:number:2..6} Knoten neu aufzusetzen; {:person} hatte noch auf einen Hardwarefehler getippt.
+++
## Ursache
{cause=abgelaufenes Zertifikat|voller Protokollspeicher|fehlerhaftes Update der Firewall|defekter Netzwerkumschalter|Schleife im Routing|falsch gesetzter DNS-Eintrag}[; der Fehler steckt im Produkt von {vendor}]. {security!Die Spuren deuten auf einen Angriff von außen|Es lag ein gezielter Angriff vor, Anzeige ist erstattet~Hinweise auf einen Angriff fanden wir nicht|Ein Einwirken Dritter ist ausgeschlossen}. {data_lost!Die Eingaben einer Viertelstunde sind unwiederbringlich weg|Einige Buchungen ließen sich nicht wiederherstellen~Es ging nichts verloren|Alle Daten sind vollständig}.
?Dauerhaft behoben wird es bis {fix_due}.
+++
{provider}, Betrieb
~ Fragen an {:email}. Nächster Bericht am {:date}.

== de abmahnung
q employer company:{} Logistik GmbH/Bäckerei {}/{} Metallbau; company, issuer, de:Arbeitgeber
q employee person; recipient, staff_member, addressee; who is being warned | wer gerügt wird
q staff_no id:####; personnel_number, employee_id
q post job; position, function
q dept phrase; unit, department, team
q hr person; signed_by, hr manager, issued by; who signs for the firm
q boss person; line_manager, reporting superior; who reported the conduct
q incident date; day_of_breach, incident_date; when it happened
q incident_time time; hour, time_of_breach
q breach phrase; misconduct, reason, allegation; what the person is blamed for
q first flag; first_warning, no previous warnings; whether there has been no warning before
q council flag; works_council_heard, staff council involved; whether the works council was involved
q letter_date date; issued_on, dated
q reply_by date; statement_deadline, comment until; by when the person may answer
q kept duration; retention, stays_on_file; how long the paper stays on file
q threat choice:dismissal/transfer/pay cut; consequence, next_step; what threatens if it happens again
a last_day date; employment_end, last working day; when the employment ends
a salary money:1900..5000; wage, monthly pay
a lawyer person; legal counsel, attorney
---
{employer} || Personalabteilung
{:street}, {:zip} {:city} || {letter_date}

Persönlich / vertraulich
{employee}
Personalnummer {staff_no}, {post=Lagerfachkraft|Verkäufer/in|Schlosser/in|Fahrer/in|Disponent/in|Konditor/in}, {dept=Versand|Filiale Nord|Halle 3|Backstube|Instandhaltung|Wareneingang}

# Abmahnung
Guten Tag {employee},
leider müssen wir Ihr Verhalten vom {incident} beanstanden. Nach den Aufzeichnungen von {boss} kam es gegen {incident_time} zu Folgendem: {breach=unentschuldigtes Fehlen zur Frühschicht|Rauchen im Gefahrstofflager|private Fahrt mit dem Firmenwagen|Weigerung, den Helm zu tragen|beleidigende Worte gegenüber einer Kollegin|Verlassen der Kasse ohne Abmeldung}. Bestätigt hat dies auch {:person}.
Damit haben Sie Ihre Pflichten aus dem Arbeitsvertrag vom {:date} verletzt. {first!Dies ist das erste Mal, dass wir Sie rügen|Bisher gab es keinen Anlass zu Beanstandungen~Wir haben Sie aus ähnlichem Grund schon einmal schriftlich gerügt|Es ist bereits das zweite Schreiben dieser Art}. Sollte sich Derartiges wiederholen, müssen Sie mit {threat?der Beendigung des Arbeitsverhältnisses~dem Wechsel in eine andere Filiale~einer Kürzung der Zulage} rechnen.
{council!Der Betriebsrat wurde unterrichtet|Der Betriebsrat hat Kenntnis genommen~Der Betriebsrat war nicht zu beteiligen|Den Betriebsrat haben wir nicht befasst}.
?Eine Gegendarstellung können Sie bis {reply_by} abgeben.
?Verbleib in der Akte: {kept=2 Jahre|18 Monate|drei Jahre|12 Monate}.

{hr}
Leitung Personal
~ Erhalten am ____________ Unterschrift ____________

== de fundbuero
q office company:Fundbüro {}/Gemeinde {} – Bürgerservice/Fundstelle {}; issuing office, lost_property_office, authority
q finder person; handed_in_by, deposited_by, de:Finder; who brought the thing in
q owner person; claimant, collected_by, loser; who got the thing back
q item product; object, article, found_thing; what was found
q colour short; color, shade
q found_on date; date_found, discovery_date
q found_at phrase; place_found, discovery spot; where it lay | Fundort
q handed_in date; deposited_on, received; when it was brought to the office
q collected date; returned_on, pick_up_date; when the owner fetched it
q register id:###/##; lost_property_no, entry
q worth money:20..900; estimated_value, value
q reward money:5..60; finder's fee, statutory reward
q storage_fee money:4..25; handling_charge, office fee
q rights_waived flag; finder_renounces, claim waived; whether the finder gives up any claim
q proof choice:identity card/purchase slip/description; ownership_evidence, how_proved; how the owner proved it was theirs
q official person; clerk, handed_out_by; who gave the thing out
a shelf id:@-##; storage place, shelf number
a police_ref id:######-####; police file, crime number
a auction date; auction_day, sale_on; when unclaimed things are sold
---
{office} || Fundverzeichnis {register}
{:street}, {:zip} {:city} || Öffnung Mo–Fr ab {:time}

# Fundanzeige und Aushändigung
= Gegenstand: {item=Damenfahrrad 28 Zoll|Aktentasche mit Laptop|Trompete im Koffer|Schlüsselbund, 7 Schlüssel|Brillenetui|Rucksack mit Kletterseil}
= Farbe: {colour=dunkelgrün|rot|schwarz|silbern|braun|hellblau}
= Fundtag: {found_on}
= Fundort: {found_at=Parkbank am Weiher|Bus der Linie 4|Umkleide des Freibads|Radweg hinter der Molkerei|Treppe zur U-Bahn|Kasse 2 im Supermarkt}
= Geschätzt auf: {worth}

Abgegeben am {handed_in} von {finder}, {:street}, {:city}. {rights_waived!Auf Finderlohn und Eigentumserwerb wird verzichtet|Der Finder möchte ausdrücklich nichts dafür~Die Rechte aus dem Fund behält sich der Finder vor|Auf Finderlohn wird nicht verzichtet}.
+++
## Aushändigung
?Am {collected} ausgehändigt an {owner}. 
<Ausgewiesen|Die Berechtigung wurde belegt> {proof?mit dem Personalausweis~mit dem Kaufbeleg des Händlers~durch genaue Angabe der Merkmale}. [Gebühr der Verwahrung {storage_fee}. ][Finderlohn nach § 971 BGB: {reward}. ]Kosten für Transport: {:money:2..20}.

{official}
~ Nicht abgeholte Sachen gehen nach sechs Monaten an die Gemeinde über.

== de schwertransport
q authority company:Landesamt für Straßen {}/Kreis {} – Straßenverkehr/Bezirksregierung {}; permit_office, licensing body, issued_by, de:Erlaubnisbehörde; office that lets the heavy load on the road
q haulier company:{} Schwerlast/Spedition {}/{} Kran und Transport; permit_holder, carrier, transport company; firm that may drive
q load phrase; cargo, goods, transported_item; what is carried | was befördert wird
q origin city; loading_place, from, start; where the journey begins | wo die Fahrt beginnt
q dest city; unloading_place, to, end; where the load is taken
q gross unit:t 48..180; total_mass, gross_weight; what everything weighs together
q width unit:m 3..6; overall_width, breadth
q plate id:@@-@@ ####; tractor_reg, registration
q permit id:GST ######/##; permit_number, licence
q from_day date; valid_from, first_day
q to_day date; valid_until, last_day; when the permission ends
q hours choice:night only/daytime/any time; time_restriction, driving_window; when the load may be on the road
q escort flag; police_escort, accompanied by police; whether police must go with it
q bridge phrase; structure_with_condition, weak point; bridge where special care is needed
q officer person; signed_by, decided by; who signed for the office
q driver_lead person; transport_manager, person in charge; who answers for the transport at the firm
q fee money:80..900; charge, permit_cost; what the permission costs
a length unit:m 20..60; overall_length, long; total length of the train
a axles number:6..20; axle_count, number of axles
a insurer company; liability insurer, insurance company
---
{authority}
{:street}, {:zip} {:city} || {:date}

# Erlaubnis {permit} <nach § 29 Abs. 3 StVO|zur übermäßigen Straßenbenutzung>
Der Firma {haulier}, vertreten durch {driver_lead}, wird unter Widerruf gestattet, mit der Zugmaschine {plate} folgende Ladung zu befördern: {load=Transformator, unteilbar|Rotorblatt einer Windkraftanlage|Stahlträger für eine Fußgängerbrücke|Braukessel|Tunnelbohrkopf, zerlegt|Fertiggarage}.
= Von: {origin}
= Nach: {dest}
= Gesamtmasse: {gross}
= Breite: {width}
= Höhe: {:unit:m 4..5}
= Gültig ab: {from_day}
= letzter Tag: {to_day}
+++
## Auflagen
* {hours?Gefahren wird ausschließlich zwischen 22 und 6 Uhr~Gefahren wird nur bei Tageslicht, nicht im Berufsverkehr~An bestimmte Stunden ist die Fahrt nicht gebunden}.
* {escort!Die Fahrt ist der Polizei zwei Tage vorher zu melden; sie begleitet den Zug|Ohne Streifenwagen voraus darf nicht abgefahren werden~Einer Begleitung durch die Polizei bedarf es nicht, ein Begleitfahrzeug Typ 3 genügt|Polizeiliche Begleitung wird nicht verlangt}.
?* {bridge=Talbrücke Süd|Kanalbrücke im Zuge der L 12|Unterführung am Güterbahnhof|Isarsteg|Hochstraße Ost} in Schrittgeschwindigkeit, mittig und allein überfahren; Abstand {:unit:m 40..80}.
* Leitstelle ist erreichbar unter {:phone}.
+++
?Die Gebühr wird auf {fee} festgesetzt, Auslagen {:money:3..20}.

{officer}
Im Auftrag

== de wahlhelfer
q municipality company:Stadt {}/Gemeinde {}/Markt {}; issuing town, electoral office, de:Gemeinde; town that calls helpers
q helper person; appointed person, volunteer, recipient; who is called to help
q role choice:head/deputy/secretary/assessor; function, post_on_board; what the helper is on the board
q election phrase; vote, ballot, occasion; which election it is | what is being voted on
q polling_day date; election_day, vote_on; day on which people vote | Tag der Abstimmung
q district id:##; polling_district, ward number
q place phrase; polling_station, venue; where people vote | Wahllokal
q report_at time; be_there_at, start_of_duty; when to be there
q training date; briefing, instruction_evening; when helpers are instructed
q trainer person; instructor, briefed_by; who explains the work beforehand
q allowance money:25..100; expense_money, honorarium, compensation; money for the helper
q mayor person; signatory, head of town; who signed the letter
q reply_by date; answer_until, decline_before; by when an answer is wanted
q refusal flag; can_be_declined_freely, may refuse without reason; whether one may say no without giving a reason
q contact person; office_contact, queries to; to whom the answer goes
a bank iban; account, iban for the allowance
a voters number:300..1900; eligible_voters, electorate; how many may vote there
a ends_at time; polls_close, end
---
{municipality} · Wahlamt
{:street} · {:zip} {:city}
> {:date}

{helper}
{:street}
{:zip} {:city}

# Berufung in den Wahlvorstand
Guten Tag {helper},
für die {election=Landtagswahl|Wahl zum Europäischen Parlament|Bürgermeisterwahl|Volksabstimmung|Kreistagswahl|Stichwahl} am {polling_day} berufe ich Sie {role?zur Wahlvorsteherin oder zum Wahlvorsteher; Sie leiten also die Runde~in die Stellvertretung der Wahlvorsteherin~in die Schriftführung; Sie führen die Niederschrift~als Beisitzende oder Beisitzenden}.
Wahlbezirk {district}, {place=Turnhalle der Grundschule|Pfarrsaal|Feuerwehrhaus|Aula der Realschule|Bürgertreff|Seniorenheim, Speiseraum}. Bitte seien Sie um {report_at} dort. Als {:number:2..5}. Schicht löst Sie {:person} ab.
?Eingewiesen werden Sie am {training} von {trainer} im Rathaus, Zimmer {:number:1..30}.
?Als Dank erhalten Sie {allowance}, im Briefwahlbezirk {:money:20..60}.
{refusal!Wenn es Ihnen nicht passt, genügt ein kurzer Anruf, Gründe brauchen Sie keine zu nennen|Sie können die Aufgabe ohne Angabe von Gründen ablehnen~Das Ehrenamt darf nur aus wichtigem Grund abgelehnt werden|Eine Ablehnung ist allein bei Krankheit oder aus anderem zwingenden Grund möglich}. Rückmeldung bitte bis {reply_by} an {contact}, {:phone}.

Mit Dank und Gruß
{mayor}
Erste/r Bürgermeister/in

== de grenztermin
q surveyor company:Vermessungsbüro {}/Vermessungsamt {}/ÖbVI {}; surveying office, sender, issued_by, de:Vermessungsstelle; office that measures
q surveyor_person person; responsible surveyor, signed by; who measures and signs
q owner person; invited_party, neighbour, addressee; neighbour who is invited
q client company:{} Wohnbau/Bauträger {}/Erbengemeinschaft {}; applicant, ordering_party; who had the survey ordered | wer die Vermessung beantragt hat
q parcel id:###/##; plot_number, land parcel; land that is being measured | vermessenes Grundstück
q own_parcel id:###/#; addressee_plot, invited party's parcel; parcel of the person invited
q district phrase; cadastral_district, gemarkung
q meeting date; appointment, on_site_date; day of the meeting outdoors
q at time; meeting_time, starts
q spot phrase; meeting_point, where_to_meet; where people are to come
q purpose choice:division/boundary restoration/building survey; kind of survey, type; what the survey is for
q must_come flag; attendance_required, presence compulsory; whether one has to be there
q costs_neighbour flag; neighbour_pays, costs for addressee; whether the neighbour has to pay anything
q job_no id:##-####; order number, our_ref
q substitute person; deputy, represented_by; who comes in place of the surveyor
a area unit:m² 300..2000; plot_area, size
a land_register id:Blatt ####; land register folio
a objection duration; objection period, time to object
---
{surveyor} || Auftrag {job_no}
{:street}, {:zip} {:city} || {:city}, den {:date}

{owner}
{:street}, {:zip} {:city}

# Einladung zum Grenztermin
Flurstück {parcel}, Gemarkung {district=Oberfeld|Niederau|Steinbach-Ost|Lindenhof|Weiher|Altdorf}

Guten Tag,
auf Antrag von {client} {purpose?wird das genannte Grundstück in zwei Bauplätze zerlegt~suchen wir verloren gegangene Grenzsteine auf und setzen sie neu~messen wir den fertigen Neubau für das Kataster ein}. Ihr Flurstück {own_parcel} grenzt unmittelbar an. Am {meeting} um {at} zeigen wir Ihnen den Verlauf; wir treffen uns {spot=am Trafohäuschen|vor der Garage Nr. 4|am Feldkreuz|an der Einfahrt zur Baustelle|beim Buswartehaus}.
{must_come!Ihr Erscheinen ist erforderlich, weil die Grenze bisher nicht festgestellt war|Bitte kommen Sie unbedingt selbst oder schicken Sie jemanden mit Vollmacht~Sie müssen nicht kommen; auch ohne Sie kann die Grenze abgemarkt werden|Die Teilnahme steht Ihnen frei}. {costs_neighbour!Ein Viertel der Vermarkung entfällt nach dem Gesetz auf Sie|An den Steinen auf Ihrer Seite werden Sie beteiligt~Kosten entstehen Ihnen nicht|Bezahlt wird alles vom Antragsteller}.
Das Nachbargrundstück {:id:###/##} (Frau oder Herr {:last}) wurde bereits {:year} vermessen.
?Vor Ort vertritt mich {substitute}.

{surveyor_person}
~ Ausweis und dieses Schreiben bitte mitbringen. Auskunft: {:phone}

== de kita_platz
q provider company:Kinderhaus {}/Kita {}/Elterninitiative {} e. V.; daycare, nursery, institution, de:Einrichtung; house where the child will go
q town company:Jugendamt {}/Stadt {} – Familie; youth office, placing authority; public office that gave out the places | Amt, das die Plätze vergeben hat
q child person; kid, child_name; who gets the place
q child_born date; dob, date_of_birth
q parent person; guardian, addressee, legal guardian; to whom the letter is sent
q head person; director, signed_by, manager of the house; who runs the house
q group phrase; group_name, assigned to
q educator person; key_worker, reference person; who will look after the child in the first weeks | Bezugserzieherin
q starts date; entry_date, first_day; first day at the house
q settling duration; settling_in, acclimatisation; how long the child needs to get used to it
q hours number:20..45; weekly_hours, booked hours
q contribution money:60..420; monthly_fee, parental contribution; what the parents pay each month without food
q meal_money money:40..90; lunch_fee, food; what lunch costs a month
q accept_by date; acceptance_deadline, confirm_until; by when the parents must say yes
q vaccinated flag; measles_proof_missing, proof still to be shown; whether proof of vaccination is still missing
q sibling flag; sibling_discount, reduced for siblings; whether the fee is lower because of a brother or sister
q code id:KP-#####; place_code, portal number
a doctor person; paediatrician, child's doctor
a allergy phrase; allergies, intolerances
a closing_days number:10..30; closing days per year
---
{provider}
^ {:street} · {:zip} {:city}

An {parent} || {:date}
{:street} || Platznummer {code}
{:zip} {:city}

# Es hat geklappt!
Liebe Familie,
wir freuen uns sehr, {child} (geboren {child_born}) ab {starts} bei uns begrüßen zu dürfen, und zwar in der Gruppe „{group=Igel|Sternschnuppen|Waldkobolde|Rote Füchse|Seepferdchen|Löwenzahn}“. Vergeben wurde der Platz im Verfahren des {town}.
In den ersten Wochen begleitet {educator} Ihr Kind; rechnen Sie für die Eingewöhnung mit Folgendem: {settling=vier Wochen|10 bis 14 Tage|6 Wochen|etwa 20 Tage}. Später übernimmt {:person} den Frühdienst ab {:time}.
= Gebucht je Woche: {hours} Stunden
= Beitrag im Monat: {contribution}
?= Essen im Monat: {meal_money}
= Getränkegeld: {:money:3..9}
{sibling!Weil schon ein Geschwisterkind bei uns ist, haben wir den Beitrag bereits gesenkt|Die Ermäßigung für Geschwister ist eingerechnet~Eine Ermäßigung für Geschwister greift bei Ihnen nicht|Der Beitrag ist der volle Satz, eine Geschwisterregelung kommt nicht zum Tragen}. {vaccinated!Was uns noch fehlt, ist der Nachweis über die Masernimpfung|Den Impfpass müssten Sie bitte noch vorlegen~Der Impfnachweis liegt uns schon vor|Das Impfbuch haben wir gesehen, damit ist alles beisammen}.
Bitte sagen Sie bis {accept_by} zu, sonst rückt die Warteliste nach.

Herzlich
{head}, Leitung
~ Rückfragen {:phone}, Elternbeirat: {:person}

== de feuerwehr_einsatz
q brigade company:Freiwillige Feuerwehr {}/Feuerwehr {}/Löschzug {}; reporting unit, fire_department, de:Wehr; fire brigade that reports
q commander person; officer_in_charge, incident_commander, de:Einsatzleiter; who led the operation
q number id:E-####; incident_no, report number
q alarm time; alerted_at, time of alarm
q under_control time; fire_out, end_of_danger; when the danger was over
q day date; incident_date, occurred
q scene address; place_of_incident, location
q kind choice:fire/technical assistance/false alarm; incident_type, category; what sort of emergency it was
q affected person; property_owner, injured party; whose property was hit | who suffered the loss | wer den Schaden hat
q crew number:6..42; firefighters, strength; how many firefighters were there
q water unit:l 200..9000; water_used, extinguishing water
q neighbours company:Feuerwehr {}/Werkfeuerwehr {}; supporting_brigade, mutual aid; brigade that came to help
q injured flag; casualties, people hurt; whether anybody was hurt
q handed_to company:Polizeiinspektion {}/Polizei {}; scene_handed_over, police_station; who took over the scene afterwards
q origin phrase; presumed_cause, ignition; what probably started it | vermutete Ursache
q writer person; reported_by, author; who wrote the report
q chargeable flag; billable, costs_recovered; whether somebody will be charged for it
l vehicles; appliances, engines, fleet; vehicles that went out
c vehicles.call id:##/#; radio_call_sign, call sign
c vehicles.type product; vehicle_type, model
c vehicles.crew number:2..9; seats_filled, manning
a damage money:500..90000; loss, estimated damage
a caller person; who reported it, informant
a insurer company; building insurer, insurance
---
# Einsatzbericht {number}
{brigade} || {day}
= Alarm: {alarm}
= Ausgerückt: {:time}
= Feuer aus bzw. Gefahr beseitigt: {under_control}
= Einsatzstelle: {scene}
= Stärke: {crew}
?= Wasser: {water}

Lage beim Eintreffen: {kind?Flammen schlugen aus dem Anbau, Rauch zog über die Straße~Pkw lag auf der Seite, Betriebsstoffe liefen aus~Außer angebranntem Essen und einem piepsenden Melder war nichts festzustellen}. Einsatzleitung {commander}. {injured!Eine Person kam mit Rauchvergiftung ins Krankenhaus|Zwei Leute wurden leicht verletzt~Zu Schaden kam zum Glück niemand|Verletzt wurde niemand}.
?Vermutlich war es {origin=ein überhitztes Ladegerät|heiße Asche in der Tonne|ein defekter Kühlschrank|Funkenflug beim Schweißen|Blitzschlag|Aquaplaning}. [{neighbours} unterstützte mit Atemschutz. ]Die Stelle wurde {handed_to} übergeben; Geschädigt: {affected}.
+++
## Ausgerückt sind
%vehicles 2..4
Florian | Fahrzeug | Besatzung
{vehicles.call} | {vehicles.type=HLF 20|Drehleiter|TLF 4000|Mannschaftswagen|Rüstwagen|Kommandowagen} | {vehicles.crew}
%%
+++
{chargeable!Der Einsatz ist nach Satzung zu berechnen|Kostenbescheid folgt durch die Gemeinde~Der Einsatz ist unentgeltlich|Ein Kostenbescheid ergeht nicht}.
> Bericht: {writer}

== de baumfaellung
q office company:Umweltamt {}/Stadt {} – Grünflächenamt/Untere Naturschutzbehörde {}; authority, deciding_office, issued by; authority that decides about the tree
q applicant person; owner, requester, addressee, de:Antragsteller; who wants the tree gone
q case id:BF/####/##; file_number, reference
q tree phrase; species, tree_kind; which tree it is
q girth unit:cm 80..320; trunk_circumference, stem size; how thick the trunk is
q where address; site, location_of_tree
q granted flag; approved, permission given; whether the tree may be cut
q reason phrase; ground, justification; why it was decided so | Begründung der Entscheidung
q replant number:1..4; replacement_trees, compensation planting; how many new trees are asked for
q replant_by date; planting_deadline, replaced_until
q pay_instead money:300..1900; compensation_payment, levy; sum that can be paid in place of planting
q inspected date; site_visit, viewed_on; when somebody came to see it
q expert person; tree_inspector, assessed_by; who looked at the tree
q decided date; date_of_decision, letter_date; date of the letter
q fee money:25..150; administrative_fee, charge
q official person; signatory, decided_by; who signed
q season choice:October to February/any time/after bat check; permitted_period, when_to_cut; at what time of year work is allowed | wann gearbeitet werden darf
a contractor company; tree surgeon, felling firm
a neighbour person; complainant, adjoining owner
a height unit:m 8..30; tree_height, tall
---
{office} || {decided}
{:street}, {:zip} {:city} || Zeichen: {case}

{applicant}
{:street}
{:zip} {:city}

# Bescheid nach der Baumschutzsatzung
Ihr Antrag vom {:date}
Standort: {where}

Guten Tag,
{granted!Ihrem Antrag wird entsprochen|Sie dürfen den Baum entfernen~Ihrem Antrag können wir nicht entsprechen|Der Baum muss stehen bleiben}. Es handelt sich um eine {tree=Blutbuche|Stieleiche|Winterlinde|Rosskastanie|Schwarzkiefer|Bergahorn-Gruppe, hier Stamm 2} mit {girth} Umfang. Am {inspected} hat {expert} sie sich angesehen. Grund unserer Entscheidung: {reason=Pilzbefall am Stammfuß|die Krone ist vital und verkehrssicher|Wurzeln heben die Leitung an|der Baum prägt das Straßenbild|Bruchgefahr über dem Gehweg|Bauvorhaben ohne andere Möglichkeit}.
+++
## Nebenbestimmungen
Arbeiten an Gehölzen: {season?nur vom 1. Oktober bis Ende Februar~ohne jahreszeitliche Beschränkung, da Gefahr im Verzug~erst nachdem die Höhlen auf Fledermäuse untersucht sind}. 
?Wird gefällt, ist Ersatz zu leisten: {replant} Laubbäume, Umfang mindestens {:unit:cm 14..20}, zu pflanzen bis {replant_by}[; wahlweise zahlen Sie {pay_instead} in den Baumfonds].
?Für die Amtshandlung werden {fee} erhoben.
+++
Rechtsbehelf: Widerspruch binnen eines Monats.

Im Auftrag {official}

== de orgelpflege
q builder company:Orgelbau {}/Orgelwerkstatt {}/{} & Söhne Orgelbau; organ_builder, contractor, service firm; who looked after the instrument
q parish company:Kirchenstiftung St. {}/Pfarrei {}/Kirchengemeinde {}; owner, client, church_body; to whom the instrument belongs | wem das Instrument gehört
q tuner person; technician, tuned_by; who did the tuning
q helper person; key_holder, assistant; who pressed the keys
q organist person; musician, player, de:Kantor; who took note for the church
q visit date; service_date, date_of_work
q stops number:8..62; registers, number_of_stops; how many registers it has
q built year; year_of_construction, built_in; how old it is
q opus id:Op. ###; opus number, instrument_id
q pitch unit:Hz 435..446; tuning_pitch, reference frequency
q temp unit:°C 6..21; church_temperature, room temp
q mould flag; mildew_present, fungal growth; whether mould was found
q urgent flag; urgent_repair, immediate action; whether something must be done at once
q work phrase; main_task, what_was_done; what was done this time
q recommended phrase; proposal, advised_measure; what the firm suggests
q estimate money:600..18000; estimated_cost, offer sum; what that would cost
q next month; next_visit, following_service; when they come again
q contract choice:annual contract/single order/goodwill; basis, arrangement; on what footing the work was done
a donor person; benefactor, sponsor
a hours number:2..9; working time, labour hours
a heating company; heating contractor, boiler firm
---
{builder}
~ {:street}, {:zip} {:city}, {:phone}

# Pflegebericht {opus}
Orgel der {parish} || erbaut {built}
{stops} Register, {:number:2..3} Manuale || Dienst: {visit}

Wir haben das Instrument bei {temp} Raumwärme auf {pitch} gestimmt. Im Einzelnen: {work=Zungen nachgestimmt, Mixtur gereinigt|Heuler im Pedal beseitigt|Balg abgedichtet|Traktur reguliert|Motor geölt, Windlade geprüft|Spieltisch justiert}. Registriert und Tasten gehalten hat freundlicherweise {helper}. {mould!An den Holzpfeifen haben wir Schimmel entdeckt|Hinter dem Prospekt wächst leider Schimmel~Schimmel war diesmal keiner zu sehen|Nach Schimmel haben wir gesucht und nichts gefunden}. {urgent!Das duldet keinen Aufschub|Hier muss noch vor Weihnachten gehandelt werden~Eile ist nicht geboten|Das hat alles Zeit}.
?Wir raten zu: {recommended=Ausreinigung des ganzen Werks|neuer Schleuderventilator|Holzwurmbehandlung|Austausch der Membranen|Luftfeuchte dauerhaft aufzeichnen}. Grob geschätzt {estimate}.
Ausgeführt {contract?im Rahmen des Jahresvertrags~als Einzelauftrag laut Anruf~aus Gefälligkeit, ohne Berechnung}.
?Wir kommen wieder im {next}.

{tuner} || Kenntnis genommen: {organist}, Kirchenmusik
> Durchschrift an {:person}, Diözese

== de druckfreigabe
q publisher company:Verlag {}/{} Verlag/Edition {}; publishing house, client, issued_by; house that brings out the book
q printer company:Druckerei {}/{} Druck und Medien/Offset {}; print shop, manufacturer, addressee firm, de:Druckerei; who prints it
q author person; writer, book_author; who wrote it
q title phrase; book_title, work
q isbn id:978-3-######-##-#; isbn_number, book id
q producer person; production_manager, released_by, de:Herstellung; who gives the go-ahead
q editor person; lektor, commissioning editor; whom to ask about the content
q cover_artist person; designer, cover by
q run number:400..9000; print_run, copies; how many copies are made | Zahl der Exemplare
q pages number:96..640; extent, page count
q paper phrase; stock, paper_type
q binding choice:hardback/paperback/stapled; cover_type, finishing; how the book is bound
q files_sent date; data_delivered, upload_date; since when the printer has the data
q deliver date; delivery_date, due at warehouse; when the books must arrive
q publication date; release, on_sale; from when it is sold
q proofs flag; proof_wanted, proof copy required; whether a proof must be shown before printing | ob vorab ein Andruck verlangt wird
q corrections flag; changes_open, still to be corrected; whether something still has to be changed
q warehouse company:{} Auslieferung/Buchlogistik {}; distributor, deliver_to; where the books are brought
a price money:9..49; retail_price, cover price
a royalties percent; royalty, author's share
a translator person; translated_by
---
{publisher} · Herstellung || {:date}
An {printer}, Kundenbetreuung {:person}

# Druckfreigabe
{author}: „{title=Der Winter am Fluss|Kleine Geschichte des Salzes|Gärten ohne Plan|Nachtzug nach Görz|Brot, Käse, Wein|Die Wetterfrau}“
= ISBN: {isbn}
= Auflage: {run}
= Umfang: {pages} Seiten
= Papier: {paper=90 g Werkdruck, 1,5-fach|115 g Bilderdruck matt|80 g Naturpapier|100 g Recycling|70 g Dünndruck}
= Format: {:number:110..240} mm breit

Die Daten liegen seit {files_sent} auf Ihrem Server. {corrections!Auf Seite 14 muss noch eine Bildzeile getauscht werden, neue Seite folgt|Das Register wird von uns nochmals ersetzt~Zu ändern ist nichts mehr|Von unserer Seite ist alles endgültig}. {proofs!Bitte schicken Sie uns vor dem Fortdruck einen Andruck|Gedruckt wird erst, wenn wir den Plot gesehen haben~Einen Andruck brauchen wir nicht|Sie können ohne Plot loslegen}.
Ausstattung: {binding?fester Einband mit Fadenheftung und Lesebändchen~broschiert mit Klappen~zwei Klammern durch den Rücken}[, Umschlag nach Entwurf von {cover_artist}].
Anlieferung frei {warehouse} am {deliver}, Rampe {:number:1..9}, bis {:time}. Erstverkaufstag ist der {publication}.
?Inhaltliche Fragen beantwortet {editor} im Lektorat.

Freigegeben
{producer}

== de zollbeschau
q customs company:Zollamt {}/Hauptzollamt {}; customs_office, inspecting_authority, issued by; office that examined the goods
q declarant company:{} Spedition/Zollagentur {}/{} Cargo; agent, declarant_firm, representative, de:Anmelder; firm that declared the goods
q importer company:{} Handels GmbH/{} Import/Teehaus {}; consignee, receiver, buyer; for whom the goods are meant
q sender_country country; origin, country_of_dispatch; where the goods come from
q mrn id:##DE############@#; movement_reference, declaration number
q officer person; inspected_by, customs officer; who opened the boxes
q present person; attending_person, witness_of_inspection; who was there for the agent | wer für den Anmelder dabei war
q date date; inspection_date, examined_on
q time time; start_of_inspection, begun
q goods phrase; description_of_goods, contents; what was in the boxes
q tariff id:########; commodity_code, hs code, classification
q packages number:1..90; colli, package_count
q gross unit:kg 40..9000; gross_mass, weight
q declared money:400..60000; declared_value, customs value; what the goods are said to be worth
q matches flag; conforms_to_declaration, as declared, de:Übereinstimmung; whether goods and papers agree
q sample flag; sample_drawn, taken for analysis; whether something was kept for tests
q seal id:@@######; new_seal, seal_applied
q outcome choice:released/detained/additional duty; decision, disposition; what happens to the goods | was mit der Ware geschieht
a duty percent; duty_rate, tariff rate
a vessel product; ship, vessel name
a container id:@@@@#######; container_no, box number
---
{customs} || Beschaubefund
{:street}, {:zip} {:city} || MRN {mrn}

= Anmelder: {declarant}
= Empfänger: {importer}
= Versendungsland: {sender_country}
= Warennummer: {tariff}
= Packstücke: {packages}
= Rohmasse: {gross}
= angemeldeter Wert: {declared}

Die Ware – {goods=Keramikgeschirr, bemalt|grüner Tee in Beuteln|gebrauchte Drehbank|Lederhandschuhe|LED-Leuchten|Teppiche, handgeknüpft} – wurde am {date} ab {time} auf dem Amtsplatz beschaut. Zugegen für die Anmelderin: {present}. Geöffnet wurden {:number:1..6} Packstücke, gewogen {:unit:kg 5..40}. {matches!Beschaffenheit und Menge stimmen mit den Papieren überein|Abweichungen ergaben sich nicht~Die Menge weicht von der Anmeldung ab|Vorgefunden wurde teils andere Ware als angemeldet}. {sample!Ein Muster ging an das Bildungs- und Wissenschaftszentrum|Es wurde ein Stück als Probe entnommen~Von einer Probenahme wurde abgesehen|Muster wurden keine gezogen}.
?Neu verschlossen mit Plombe {seal}.
{outcome?Die Sendung wird überlassen und kann abgeholt werden~Die Sendung bleibt bis zur Klärung hier~Überlassung nach Zahlung der nacherhobenen Abgaben}.

{officer} || gelesen {present}
~ Lagergeld ab dem {:date} nach Aushang.

== de roentgenbefund
q practice company:Radiologie {}/Praxis Dr. {} und Partner/MVZ {}; imaging_centre, reporting practice, issued_by; where the images were made
q referrer person; referring_doctor, addressee, sent_by; doctor who sent the patient
q patient person; examined person, name_of_patient, de:Patient; who was examined
q born date; dob, birth_date
q radiologist person; reported_by, reading physician; who read the images
q assistant person; technologist, images_taken_by; who took the images | wer die Bilder gemacht hat
q exam_day date; examination_date, study_date; when the images were made
q exam choice:x-ray/ct/mri/ultrasound; modality, method; with what kind of machine
q region phrase; body_part, examined region; which part of the body
q question phrase; clinical_question, indication; why the examination was asked for | Fragestellung des Zuweisers
q finding phrase; impression, conclusion, result; what was found
q fracture flag; broken_bone, fracture seen; whether a bone is broken
q contrast flag; contrast_agent, contrast given; whether contrast medium was given
q accession id:R#######; study number, accession_no
q dose unit:mGy 1..20; radiation_dose, exposure
q follow duration; control_interval, recheck in; when to look again
q previous date; comparison_study, prior images from; earlier images that were compared
a insurer company; health insurance, payer
a surgeon person; operating doctor, surgeon
a phone phone; patient phone, mobile
---
{practice}
^ {:street}, {:zip} {:city}, {:phone}

{referrer} || {:city}, {:date}
{:street} || Untersuchung {accession}
{:zip} {:city}

Sehr geehrte Kollegin, sehr geehrter Kollege,
vielen Dank für die Zuweisung von {patient}, geb. {born}, untersucht am {exam_day}.

= Fragestellung: {question=Sturz vom Rad, Schwellung|Schmerzen seit Wochen|Ausschluss Entzündung|Verlaufskontrolle|unklarer Tastbefund|Belastungsschmerz}
= Region: {region=rechtes Handgelenk|Lendenwirbelsäule|linkes Knie|Schädel|Brustkorb|Oberbauch}
?= Dosis: {dose}
+++
## Technik
{exam?Aufnahmen in zwei Ebenen auf digitalem Detektor~Spirale mit Schichten von 1 mm am Mehrzeiler~Sequenzen T1, T2 und STIR am 1,5-Tesla-Gerät~Schallkopf 5 MHz, Befund im Liegen}. {contrast!Nach Aufklärung wurde Kontrastmittel in die Armvene gegeben~Auf Kontrastmittel wurde verzichtet|Untersucht wurde nativ}. [Verglichen mit den Bildern vom {previous}. ]Durchführung: {assistant}.
+++
## Beurteilung
{fracture!Es zeigt sich eine Bruchlinie ohne Verschiebung|Der Knochen ist gebrochen~Ein Bruch ist nicht zu erkennen|Die Knochen sind unversehrt}. Im Übrigen: {finding=mäßiger Gelenkerguss|altersentsprechende Abnutzung|kleine Zyste, harmlos|Weichteile geschwollen|kein Hinweis auf eine Raumforderung|Bandscheibe leicht vorgewölbt}.
?Kontrolle empfohlen nach: {follow=6 Wochen|3 Monate|14 Tage|ein halbes Jahr}.
+++
Mit freundlichen kollegialen Grüßen
{radiologist}
~ Dieser Befund wurde von {:person} geschrieben und elektronisch freigegeben.

== de rehabilitation_bewilligung
q fund company:Rentenversicherung {}/Knappschaft {}/Pensionsanstalt {}; payer, insurer, approving body, de:Kostenträger; who pays for the stay
q insured person; patient, beneficiary, recipient; who may go
q insurance_no id:## ###### @ ###; social_insurance_number, member no
q clinic company:Reha-Klinik {}/Kurklinik {}/Fachklinik Bad {}; rehabilitation_centre, provider, facility; where the treatment takes place | wo behandelt wird
q diagnosis phrase; indication, illness, ground; what the person suffers from
q length duration; stay_length, approved_time; how long it lasts
q asked date; application_date, requested_on
q decided date; date_of_notice, approval_date; date of this letter
q start_before date; latest_start, begin_by; by when the stay must begin
q mode choice:inpatient/day clinic/at home; setting, form_of_treatment; where the person sleeps and is treated
q copay money:5..12; daily_copayment, own share per day; what the person would pay each day
q exempt flag; exempted_from_copay, no own share; whether the person need pay nothing
q companion flag; companion_approved, accompanying person; whether somebody may go along at the fund's expense
q doctor person; requesting_physician, application_by; doctor who supported the request | Arzt, der den Antrag unterstützt hat
q caseworker person; handled_by, clerk; who can be asked at the fund
q travel choice:public transport/own car/collected by clinic; journey, way of travel; how the person gets there
a room_type phrase; room, single room
a employer company; employer, workplace
a wage_benefit money:30..90; transitional allowance, daily benefit
---
{fund} || Versicherungsnummer
{:street}, {:zip} {:city} || {insurance_no}

{insured} || {decided}
{:street} || Auskunft: {caseworker}
{:zip} {:city} || {:phone}

# Bewilligung Ihrer Rehabilitation
Guten Tag {insured},
auf Ihren Antrag vom {asked}, den {doctor} befürwortet hat, bewilligen wir eine Leistung {mode?mit Unterkunft und Verpflegung in der Klinik~bei der Sie morgens kommen und abends heimfahren~die Sie von zu Hause aus mit Übungen am Bildschirm absolvieren}.
= Ort: {clinic}, {:city}
= Dauer: {length=3 Wochen|21 Tage|5 Wochen|28 Tage}
= wegen: {diagnosis=Rückenleiden nach Bandscheibenvorfall|Erschöpfung|Zustand nach Herzinfarkt|neue Hüfte|Asthma|Depression}
Die Klinik lädt Sie ein; sie ist verpflichtet, Sie spätestens am {start_before} aufzunehmen. {companion!Eine Begleitperson wird mit aufgenommen, auch dafür kommen wir auf|Ihr Kind darf mitkommen, wir tragen die Kosten~Für eine Begleitperson können wir nicht aufkommen|Begleitung ist medizinisch nicht nötig und wird nicht bezahlt}.
{exempt!Von der Zuzahlung sind Sie befreit|Zuzahlen müssen Sie wegen Ihres Einkommens nichts~Eine Befreiung von der Zuzahlung ist nicht möglich|Die Befreiung mussten wir ablehnen}.
?Der gesetzliche Eigenanteil je Tag liegt bei {copay}, höchstens {:number:14..42} Tage.
Zur Anreise: {travel?Benutzen Sie Bus und Bahn, die Fahrkarte liegt bei~Nehmen Sie Ihren eigenen Wagen, wir erstatten die Kilometer~Ein Fahrdienst der Klinik holt Sie daheim ab}.

Wir wünschen gute Genesung.
~ Dieser Bescheid wurde maschinell erstellt. Zweitschrift an {:person}, Sozialdienst.

== de change_antrag_maschine
q plant company:{} Werke/{} Getriebe GmbH/Papierfabrik {}; factory, company, site_owner; factory where the machine stands
q machine product; equipment, asset, machine_name, de:Anlage
q asset_no id:M-#####; inventory_number, machine_id
q reporter person; requested_by, raised_by; who asks for the alteration
q maint person; maintenance_lead, executed_by, fitter; who will do the work | wer die Arbeit ausführt
q safety person; safety_officer, hse, reviewed_by; who looked at the dangers
q approver person; authorised_by, plant_manager; who decided
q supplier company:{} Automation/{} Hydraulik/{} Antriebstechnik; vendor, delivers parts; where the parts come from
q requested_on date; raised, date_of_request
q stop_from date; downtime_start, standstill begins; when the machine is halted
q stop_len duration; downtime, standstill
q what phrase; change, alteration, measure; what is to be altered
q why phrase; motive, reason, justification; why it is to be altered | Grund der Änderung
q budget money:400..30000; cost_limit, approved_sum; how much may be spent
q ce flag; ce_affected, conformity touched; whether the declaration of conformity is touched
q stage choice:approved/rejected/returned for completion; decision, state; what was decided
q doc_no id:ÄA-###/##; request_number, form_no
q pressure unit:bar 4..320; operating_pressure, set value
a shift_leader person; shift supervisor
a serial id:SN########; serial number
a last_service date; last maintenance
---
# Änderungsantrag {doc_no}
{plant} || Halle {:number:1..9}
= Maschine: {machine=Ballenpresse 2|Rundschleifmaschine|Kalander KM 1|Härteofen 4|Portalkran|Palettierroboter}
= Inventar: {asset_no}
= Gestellt: {requested_on}
= Von: {reporter}

## Vorhaben
{what=Schutzzaun versetzen|Steuerung auf neuen Stand heben|Pumpe gegen größere tauschen|Lichtschranke nachrüsten|Getriebeöl wechseln auf Syntheseöl|zweiten Taster für Not-Halt setzen}, weil {why=zu viele Stillstände|der Bediener den Werkstückwechsel nicht sieht|Ersatzteile abgekündigt sind|der Lärm zu hoch ist|ein Beinaheunfall war|Energie gespart werden soll}. Betriebsdruck künftig {pressure}, Absicherung {:unit:bar 330..400}. Teile liefert {supplier}.
## Sicherheit
{ce!Die Konformitätserklärung ist neu auszustellen|Es handelt sich um eine wesentliche Veränderung, CE ist neu zu bewerten~Die bestehende Konformität wird nicht berührt|Keine wesentliche Veränderung im Sinne der Richtlinie}. Geprüft: {safety}
## Ausführung
Stillstand ab {stop_from}[, Länge {stop_len=8 Stunden|zwei Schichten|3 Tage|36 Stunden}]. Ausführung durch {maint} und {:number:1..4} Helfer.
?Mittel bis {budget} sind eingeplant; Kostenstelle {:id:####}.
## Entscheidung
{stage?Einverstanden, bitte umsetzen~Wird nicht weiterverfolgt~Zurück, Skizze und Risikobeurteilung fehlen}.
> {approver}, Werkleitung

== de spielplatzpruefung
q town company:Stadt {} – Bauhof/Gemeinde {}/Wohnungsverein {}; operator, owner, responsible body, de:Träger; to whom the playground belongs
q inspector person; checked_by, examiner, competent person; who examined it | wer geprüft hat
q firm company:Spielraum {}/{} Spielgeräteprüfung/Sachverständigenbüro {}; inspection_company, examiner firm; company that examined it
q place phrase; playground, site_name; which playground
q on date; inspection_date, checked_on
q kind choice:weekly visual/quarterly operational/annual main; inspection_level, type_of_check; how thorough the check was
q closed flag; closed_off, barrier put up; whether something was closed to children
q sand flag; surface_ok, fall protection sufficient; whether the ground under the equipment is soft enough
q contact person; caretaker, responsible at town, reported to; who was told about the faults
q report id:SP-##-####; report_no, protocol
q due date; repair_deadline, fixed_by; by when it must be repaired
q next date; next_check, following inspection; when it must be looked at again
q weather short; conditions, sky
l defects; faults, findings, issues; what is wrong
c defects.device product; equipment, item
c defects.fault phrase; defect, problem
a cost money:100..4000; repair_cost, estimate
a built year; year of construction, built in
a accident date; last accident, accident_date
---
{firm} || Protokoll {report}
# Prüfung Spielplatz {place=Am Mühlbach|Lindenhof|Wichernstraße|Piratenbucht|Schlossgarten|Quartier Nord}
für {town}
= Tag: {on}
= Wetter: {weather=trocken, sonnig|bedeckt|Nieselregen|Frost|windig}
= Geprüft: {inspector}
= Norm: DIN EN 1176
{kind?Angesehen wurde, was ohne Werkzeug mit bloßem Auge zu erkennen ist, wie jede Woche~Geprüft wurden wie alle drei Monate Verschleiß, Lager und Verbindungen~Dies ist die große Prüfung, die einmal im Jahr Fundamente und Standsicherheit umfasst}.
+++
%defects 2..5
Gerät | Mangel
{defects.device=Doppelschaukel|Seilbahn|Wippe|Kletterturm|Drehscheibe|Rutsche|Federtier} | {defects.fault=Kettenglied zu zwei Dritteln verschlissen|Schraube steht vor|Holz morsch|Lager quietscht|Fangstelle am Geländer|Kappe fehlt|Seil ausgefranst}
%%
+++
{sand!Der Sand ist tief genug|Gegen den Fallschutz ist nichts einzuwenden~Unter den Schaukeln muss Sand nachgefüllt werden|Der Fallschutz reicht nicht}. {closed!Ein Gerät wurde von uns mit Bauzaun gesperrt|Das am stärksten betroffene Gerät haben wir sofort außer Betrieb genommen~Gesperrt werden musste nichts|Alle Geräte können weiter benutzt werden}. Gemeldet an {contact}, Bauhof, {:phone}.
?Zu beheben bis {due}.
?Wieder zu prüfen: {next}.
~ Es half {:person}. Fotos {:number:4..30} Stück im Anhang.

== de notar_entwurf
q notary person; notarial officer, sender, drafted_by; who will record the deed
q notary_office company:Notariat {}/Notare {} und {}; office, firm, de:Amtsstelle; office that drafted the contract
q buyer person; purchaser, acquiring_party, de:Käufer; who gets the property
q seller person; vendor, disposing_party; who gives the property up
q agent company:Immobilien {}/{} Makler/Maklerbüro {}; estate_agent, intermediary; who brought the two together | wer vermittelt hat
q lender company:Sparkasse {}/Volksbank {}/Bausparkasse {}; financing_bank, mortgagee, creditor; who lends the money
q property address; real_estate, object, situated_at
q folio id:Blatt ####; land_register_sheet, folio_no
q price money:90000..900000; purchase_price, consideration; what is paid for it
q signing date; appointment, notarisation_date; when the contract is signed
q at time; hour, appointment_time
q handover date; possession_from, keys_on; when the buyer gets the house
q role_no id:UR ###/##; deed number, roll_no
q inventory money:500..9000; movables, value of furniture sold along
q tenant flag; rented_out, sold with tenants; whether somebody rents the place | ob das Objekt vermietet ist
q warranty flag; defects_liability_excluded, no warranty; whether liability for defects is shut out
q kind choice:house/flat/plot; type_of_property, category; what is sold
q clerk person; notary clerk, contact, questions_to; whom to ask when something is unclear
a tax_office company; revenue office, tax office
a broker_fee percent; commission, agent's fee
a year_built year; built, construction year
---
{notary_office}
~ {:street}, {:zip} {:city}, {:email}

{buyer} || Unser Zeichen: {role_no}
{seller} || {:date}
<per E-Mail|per Post>

# Entwurf zum Kaufvertrag
Guten Tag,
anbei der von {agent} erbetene Entwurf. Bitte lesen Sie ihn in Ruhe und melden Sie sich bei {clerk}, wenn etwas unklar ist. Das Wichtigste vorab:
* Es verkauft {seller}, es kauft {buyer}.
* Gegenstand: {kind?Einfamilienhaus mit Garten~Eigentumswohnung samt Stellplatz~unbebautes Grundstück}, {property}, Grundbuch {folio}.
* Kaufpreis {price}[, darin {inventory} für Küche und bewegliche Sachen]; fällig nach Vormerkung.
* {tenant!Die Räume sind vermietet; der Mietvertrag geht über|Ein Pächter bleibt auch nach dem Verkauf~Es besteht kein Miet- oder Pachtverhältnis|Das Objekt wird geräumt und frei von Mietern verkauft}.
* {warranty!Gekauft wird wie gesehen; Ansprüche wegen Mängeln sind ausgeschlossen|Für Sachmängel wird nicht gehaftet~Für Mängel haftet die Verkäuferseite nach dem Gesetz|Die Haftung für Mängel bleibt bestehen}.
?* Übergabe am {handover}.
?* Finanziert wird durch {lender}, deren Grundschuld wir mit beurkunden, Nennbetrag {:money:50000..400000}.
Beurkundet wird am {signing} um {at} in meinen Amtsräumen. Bringen Sie Ausweis und Steuernummer mit. Zeugin der Verlesung ist {:person}.

{notary}
Notar/in

== de blutspende
q service company:Blutspendedienst {}/Transfusionszentrum {}/Rotes Kreuz {}; blood_bank, organiser, sender; who collects the blood
q donor person; addressee, blood donor
q donor_no id:## ### ###; donor_id, spender number
q blood_group choice:0/A/B/AB; abo group, blood type; result of the test for A and B
q given date; last_donation, donated_on; when the donor last came
q count number:1..90; donations_so_far, total_donations; how often the donor has given
q next_from date; eligible_again, next possible date; from when the donor may come again | ab wann wieder gespendet werden darf
q next_event date; next_session, invited_for; day of the coming session
q venue phrase; location, where; where the next session is held
q open time; starts_at, doors_open
q doctor person; physician, medical_lead; who is the doctor that evening
q club company:Landfrauen {}/Schützenverein {}/Feuerwehr {}; local_helper, catering_by, de:Helferverein; who cares for food
q haemoglobin unit:g/dl 12..17; hb, iron value
q suitable flag; usable, donation_released; whether the last donation could be used
q honour flag; will_be_honoured, award due; whether the donor gets a badge this time
q helpline phone; hotline, service number; number to ring
a weight unit:kg 50..110; body weight
a patient person; recipient of the blood, receiver
a gp person; family doctor
---
{service}
Hotline {helpline}

{donor}
{:street}
{:zip} {:city}
> Spendernummer {donor_no}

# Danke!
Hallo {donor},
am {given} haben Sie uns zum {count}. Mal einen halben Liter geschenkt. {suitable!Ihr Blut ist inzwischen im Krankenhaus und hilft|Die Konserve wurde freigegeben~Leider durften wir die Konserve diesmal nicht freigeben, für Sie selbst besteht kein Grund zur Sorge|Verwenden konnten wir die Spende wegen eines unklaren Laborwerts nicht}. Im Labor fanden wir {blood_group?weder Merkmal A noch B~nur das Merkmal A~nur das Merkmal B~beide Merkmale, A und B}[, der rote Farbstoff lag bei {haemoglobin} (Untergrenze {:unit:g/dl 11..12})].
Ab {next_from} dürfen Sie wieder. Wie praktisch:
= Nächster Termin: {next_event}
= Wo: {venue=Mehrzweckhalle|Schulzentrum, Mensa|Gemeindehaus St. Anna|Kulturscheune|DRK-Heim}
= Beginn: {open}
Für Brote und Kuchen sorgt wieder {club}. {honour!Bei dieser Gelegenheit überreichen wir Ihnen die Ehrennadel|Eine Urkunde mit Nadel liegt dann für Sie bereit~Eine Ehrung steht diesmal noch nicht an|Bis zur nächsten Nadel dauert es noch ein Weilchen, geehrt werden diesmal andere}.
?Ärztlich geleitet wird der Abend von {doctor}.

Ihr Team, {:person}
~ Widerspruch gegen die Nutzung Ihrer Daten jederzeit an {:email}.

== de fahrschule_nachweis
q school company:Fahrschule {}/{} Verkehrsausbildung/Fahrschulzentrum {}; driving_school, training body; where the person learnt to drive
q learner person; student, trainee, pupil, de:Fahrschüler; who learnt to drive
q teacher person; instructor, taught_by; who sat beside the pupil | wer daneben saß
q owner person; head_of_school, certifying person; who certifies for the school
q klasse short; licence_class, category_code
q first date; training_start, first_lesson
q last date; training_end, last_lesson
q theory number:12..20; theory_lessons, units_in_class
q car product; training_vehicle, car model; in what car they drove
q gearbox choice:manual/automatic; transmission, gear type; how gears are changed
q examiner company:TÜV {}/Prüfstelle {}; testing_body, exam organisation; who will test the pupil
q test date; practical_test, test_day; when the driving test is
q ready flag; ready_for_test, fit for exam; whether the teacher thinks the pupil fit
q glasses flag; eyesight_aid, must_wear_glasses
q cert_no id:AB ####-##; certificate_number
q authority company:Führerscheinstelle {}/Landratsamt {}; licensing_authority, file held at; where the application lies
l drives; special_lessons, mandatory_drives; special drives that the law asks for
c drives.kind phrase; type, drive
c drives.units number:1..5; count, lessons
c drives.date date; done_on
a price money:40..90; price per lesson, fee
a points number:0..12; error_points, mistakes
a first_aid date; first aid course, first_aid_on
---
{school}
{:street}, {:zip} {:city} || Bescheinigung {cert_no}

# Ausbildungsnachweis Klasse {klasse=B|BE|A2|C1|T|AM}
{learner}, geboren {:date}, wurde von {first} bis {last} ausgebildet. Den praktischen Teil unterrichtete {teacher} auf {car=VW Golf|Skoda Octavia|BMW 1er|Ford Focus|Seat Leon|Opel Astra}, {gearbox?mit Kupplung und Schalthebel~ohne Kupplungspedal}. Theorie: {theory} Doppelstunden, davon {:number:2..4} Zusatzstoff.
%drives 3..3
Fahrt | Einheiten | am
{drives.kind=Überland|Autobahn|Dämmerung und Nacht} | {drives.units} | {drives.date}
%%
{glasses!Gefahren wird nur mit Sehhilfe|Eine Brille ist zu tragen (01.06)~Eine Sehhilfe braucht es laut Sehtest nicht|Auflagen wegen der Augen gibt es nicht}. {ready!Aus unserer Sicht steht der Prüfung nichts im Weg|Die Prüfungsreife ist erreicht~Die Prüfungsreife ist noch nicht erreicht, die Bescheinigung dient dem Wechsel der Fahrschule|Zur Prüfung können wir derzeit nicht raten}.
?Angemeldet bei {examiner} für den {test}.
?Antrag liegt bei: {authority}.

{owner}
Inhaber/in || {:city}, {:date}

== de jagdpacht_uebergabe
q society company:Jagdgenossenschaft {}/Gemeinde {}/Hegering {}; lessor, landowner_body, de:Verpächter; who lets the hunting ground
q tenant person; lessee, leaseholder, de:Pächter; who may hunt
q co_tenant person; second_lessee, joint tenant; who shares the lease | wer mitpachtet
q chair person; represented_by, chairman; who signs for the owners
q area unit:ha 90..900; hunting_area, size
q begins date; lease_start, from; when the lease begins
q years number:9..12; lease_term, term_in_years; how long the lease lasts
q rent money:800..9000; annual_rent, yearly payment; what is paid every year
q due month; payable_in, rent due
q reg id:JP-###; contract number, lease_no
q office company:Untere Jagdbehörde {}/Landratsamt {}; supervisory_authority, filed with; authority that was told
q damage choice:tenant/society/shared; game_damage_borne_by, who pays for damage; who pays when game spoils the crops | wer für Wildschäden aufkommt
q guests flag; guest_hunters_allowed, may invite; whether others may be invited to hunt
q sublease flag; subletting_allowed, may pass on
q species phrase; main_game, quarry; what is mostly hunted
q hut phrase; hunting_lodge, building
q border phrase; northern boundary, limit
a quota number:5..60; shooting plan, deer to be shot
a dog product; hunting dog, breed
a licence_no id:@-#####; hunting licence, permit_no
---
# Jagdpachtvertrag {reg}
zwischen {society}, vertreten durch {chair}, und {tenant}[ sowie {co_tenant} als zweiter Person in Mitpacht]

## Gegenstand
Verpachtet wird der Bogen mit {area}, nach Norden begrenzt durch {border=die Bahnlinie|den Mühlgraben|die Kreisstraße|den Waldrand am Galgenberg|die Landesgrenze}. Abgezogen sind {:unit:ha 5..40} befriedete Fläche. Hauptwild ist {species=Rehwild|Schwarzwild|Rot- und Rehwild|Niederwild, vor allem Hase|Gams}.
## Zeit
Beginn {begins}, Laufzeit {years} Jahre.
## Pachtzins
Jährlich {rent}[, zu zahlen jeweils im {due}]. Für Wegebau kommen {:money:50..300} hinzu.
## Wildschaden
{damage?Den Ersatz übernimmt die Pächterseite in vollem Umfang~Den Ersatz trägt die Genossenschaft aus der Kasse~Den Ersatz tragen beide Seiten je zur Hälfte}.
## Ausübung
{guests!Jagdgäste dürfen eingeladen werden|Gegen Gäste bestehen keine Einwände~Jagdgäste sind nicht zugelassen|Gästen darf keine Erlaubnis erteilt werden}. {sublease!Mit Zustimmung darf weiterverpachtet werden|Unterpacht ist gestattet~Unterpacht ist untersagt|Eine Weitergabe ist ausgeschlossen}.
?Zum Revier gehört {hut=die Hütte am Rehgrund|eine Blockhütte mit Ofen|der Bauwagen an der Suhle|ein Kühlhaus im Dorf}.
?Angezeigt bei {office}.

{:city}, {:date}
{chair} || {tenant}
~ Schriftführung: {:person}

== de buslinie_umleitung
q operator company:Verkehrsbetriebe {}/{} Linienverkehr/Stadtbus {}; bus_company, transport operator, issued by; who runs the buses
q line number:1..99; bus_line, route
q from_day date; start_of_diversion, effective_from; first day of the change
q to_day date; end_of_diversion, back to normal; last day of the change
q cause phrase; reason, why; why the road is shut | Grund der Sperrung
q closed_road street; blocked_street, road closed; road that buses cannot use
q dropped phrase; stop_not_served, cancelled_stop; stop where no bus calls
q replacement phrase; substitute_stop, temporary stop; where people get on in its place | wo man stattdessen einsteigt
q extra duration; additional_travel_time, delay; how much longer it takes
q first_bus time; first_departure, earliest
q builder company:{} Tiefbau/{} Straßenbau; construction firm, works by; who does the works
q ordered company:Straßenverkehrsbehörde {}/Tiefbauamt {}; ordered_by, authority; who had the road shut
q wheelchair flag; step_free, barrier_free; whether wheelchair users can board at the substitute stop
q school flag; school_buses_affected, pupils concerned; whether school runs are changed too
q hotline phone; information number, call
q spokesman person; press_contact, spokesperson; whom journalists can ask
q departures choice:earlier/later/unchanged; timetable_change, shift_at_terminus; how departures at the terminus change
a fare money:1..5; ticket price, fare
a driver person; bus driver
a detour unit:km 1..9; detour_length, extra distance
---
^ {operator}
# Fahrgastinformation Linie {line}
Vom {from_day}[ bis {to_day}] können unsere Busse die {closed_road} nicht befahren. Grund: {cause=neue Kanalrohre|Stadtlauf und Straßenfest|Sanierung der Brücke|umgestürzter Kran|Fernwärme wird verlegt|Erdrutsch am Hang}. Die Sperrung hat {ordered} angeordnet[, es baut {builder}].

= Entfällt: {dropped=Rathausplatz|Friedhof Süd|Gymnasium|Alte Post|Klinikum Haupteingang}
= Ersatz: {replacement=vor der Apotheke in der Parallelstraße|Parkplatz des Möbelhauses|Haltestelle der Linie 7 am Kreisel|Behelfshalt beim Sportheim|Feuerwehrzufahrt Nordseite}
= Erster Bus: {first_bus}
?= Längere Fahrt: {extra=7 Minuten|rund 12 Minuten|4 bis 6 Minuten|eine Viertelstunde}

{wheelchair!Auch dort steigen Sie ohne Stufe ein|Der Ersatzhalt ist mit Rampe ausgestattet~Der Ersatzhalt ist leider nicht barrierefrei|Mit Rollstuhl können Sie dort nicht einsteigen, rufen Sie uns an}. {school!Auch die Verstärkerfahrten zur Schule sind betroffen|Schülerinnen und Schüler gehen bitte ebenfalls zum Ersatzhalt~Der Schulverkehr fährt wie gewohnt|Für Schulbusse ändert sich nichts}. An der Endstelle fahren wir {departures?einige Minuten früher ab~einige Minuten später ab~zu den gewohnten Minuten ab}. Die Nachtlinie N{:number:1..9} hält ab {:time} wie immer.
?Für die Presse: {spokesman}.
Auskunft {hotline}. Wir bitten um Verständnis.

== de gefahrstoff_anweisung
q works company:{} Galvanik/Chemiepark {}/Lackiererei {}; company, employer, issuing plant, de:Betrieb; plant that issued the rules
q substance product; chemical, hazardous_material, agent, de:Gefahrstoff; the chemical the sheet is about
q area phrase; workplace, where_used; where it is used
q activity phrase; task, job_step
q author person; prepared_by, drawn up by; who wrote the sheet | wer das Blatt verfasst hat
q approver person; released_by, management; who put it into force
q first_aider person; first_aid_contact, trained helper; colleague who helps the injured
q doctor company:Betriebsarztzentrum {}/Praxis {}; occupational_physician, medical_service; medical practice that cares for the staff
q emergency phone; emergency_number, call in case of accident
q poison phone; poison_control, poison centre
q no id:BA-###; instruction_number, document_id
q rev date; as_of, revision_date; since when this wording holds | seit wann diese Fassung gilt
q review date; next_review, reviewed_by_date
q gloves phrase; hand_protection, glove material; what the gloves are made of
q max unit:l 5..200; max_quantity, amount_at_workplace; how much may stand at the workplace
q pregnant flag; forbidden_for_pregnant, pregnancy ban; whether expectant mothers must not work with it
q extinguish choice:water/foam/co2 or powder; extinguishing_agent, put out with; with what a fire is fought
q disposal company:{} Entsorgung/{} Recycling; waste_contractor, collected_by; firm that fetches the leftovers
a cas id:####-##-#; cas_no, cas number
a supplier company; manufacturer, producer of the substance
a limit unit:mg/m³ 1..500; workplace limit, exposure limit
---
^ {works}
# Betriebsanweisung {no}
= Arbeitsbereich: {area=Beizerei|Mischraum|Halle 2, Spritzkabine|Labor EG|Batterieladeraum}
= Tätigkeit: {activity=Umfüllen aus dem Fass|Entfetten von Blechen|Ansetzen der Lösung|Reinigen der Düsen|Nachfüllen}
= Stand: {rev}

## Stoff
{substance=Salzsäure 30 %|Aceton|Natronlauge|Nitroverdünnung|Wasserstoffperoxid|Isopropanol}
+++
## Gefahren
Dämpfe reizen Augen und Atemwege. Am Arbeitsplatz dürfen höchstens {max} stehen, im Schrank {:unit:l 50..400}. {pregnant!Werdende Mütter dürfen hiermit nicht umgehen|Für Schwangere gilt ein Beschäftigungsverbot~Für Schwangere bestehen keine besonderen Verbote|Auch werdende Mütter dürfen hier arbeiten}.
+++
## Schutz
Korbbrille, Schürze, Handschuhe aus {gloves=Nitril 0,4 mm|Butylkautschuk|Neopren|PVC, lang|Viton}. Lüftung einschalten, nicht essen.
+++
## Im Gefahrfall
{extinguish?Brände mit reichlich Wasser löschen~Brände mit Schaum abdecken~Brände mit Kohlendioxid oder Pulver ersticken, kein Wasserstrahl}. Notruf {emergency}. Fluchtweg {:number:1..4}, Sammelplatz Pforte.
## Erste Hilfe
Ersthelfend: {first_aider}[; Giftnotruf {poison}]. Arzt: {doctor}.
+++
## Entsorgung
?Reste in den roten Behälter, Abholung durch {disposal}.
Datum {:date} || Erstellt {author}
?Erneut durchzusehen: {review}
Freigabe: {approver}

== de achtd_report
q customer company:{} Automobil/{} Landtechnik/{} Hausgeräte; complaining party, client, buyer, de:Auftraggeber; firm that found fault with the parts | wer die Ware bemängelt hat
q supplier company:{} Stanztechnik/{} Kunststoff/Federn {}; manufacturer, author_company, sender; firm that made the parts and writes this report
q complaint id:RK-######; complaint_number, claim_ref
q part id:###.###.##; part_number, article_no
q part_name product; item, component
q qty number:3..900; rejected_quantity, bad_parts; how many parts are bad
q delivered date; delivery_date, shipment_of; when the bad lot was shipped
q reported date; complaint_received, notified_on; when the complaint came in
q closed date; closed_on, completion
q lead person; team_leader, owner_of_report; who leads the team
q sponsor person; champion, management sponsor
q buyer_contact person; customer_contact, quality engineer at the client; to whom the report is addressed at the client
q defect phrase; fault, failure_description
q cause phrase; root_cause, why; what went wrong in production
q escape phrase; non_detection, why not noticed; why nobody saw it before dispatch | warum es nicht auffiel
q action phrase; corrective_action, remedy; what keeps it from happening again
q sorted flag; stock_sorted, containment done; whether parts in stock were checked
q repeat flag; repeat_failure, occurred before; whether the same fault was seen earlier
q verdict choice:accepted/rejected/partly accepted; claim_decision, acknowledged; whether the maker accepts the blame
a cost money:100..9000; cost_of_complaint, debit
a carrier company; freight forwarder, haulier
a drawing id:Z-#####; drawing number
---
{supplier} || 8D-Report
{:zip} {:city} || zu {complaint}

Kunde: {customer} || Ansprechpartner dort: {buyer_contact}
= Teil: {part}
= Benennung: {part_name=Haltewinkel links|Dichtring 40|Tellerfeder|Gehäusedeckel|Clip schwarz}
= Lieferung vom: {delivered}
= Beanstandet am: {reported}
= Menge: {qty} von {:number:1000..9000}

## D1 Mannschaft
Leitung {lead}, dazu {:person} (Fertigung) und {:person} (Messraum); Pate in der Geschäftsführung: {sponsor}
## D2 Fehler
{defect=Grat an der Innenkante|Maß 12,4 zu groß|Oberfläche fleckig|Gewinde nicht durchgängig|Bruch beim Einclipsen}. {repeat!Derselbe Fehler kam im Vorjahr schon einmal vor|Es handelt sich um einen Wiederholfall~In dieser Form ist das noch nie aufgetreten|Vorläufer sind nicht bekannt}.
## D3 Sofort
{sorted!Lager und Transit wurden zu 100 Prozent ausgelesen|Alle Bestände sind durchsortiert und grün markiert~Bestände waren keine mehr da, sortiert wurde nichts|Ein Auslesen des Lagers ist unterblieben}.
## D4 Warum
{cause=Schneidspalt verschlissen|Granulat zu feucht|falscher Programmstand|Kühlwasser ausgefallen|Bediener nicht eingewiesen}. Nicht bemerkt, weil: {escape=nur Erststück gemessen|Lehre abgenutzt|Merkmal nicht im Prüfplan|Kamera blind geschaltet}
## D5 bis D7
{action=Werkzeugwechsel nach 40 000 Hub|Trockner mit Alarm|Prüfplan ergänzt|Sperre im Programm|Schulung aller Schichten}
## D8
{verdict?Wir erkennen die Beanstandung an~Wir weisen die Beanstandung zurück~Wir erkennen sie für einen Teil der Menge an}.[ Abgeschlossen am {closed}.]

== de grabungsmeldung_denkmal
q office company:Landesamt für Denkmalpflege {}/Kantonsarchäologie {}/Denkmalamt {}; heritage_authority, addressee, competent office, de:Fachbehörde; authority that gets the report
q finder_firm company:Archäologie {}/Grabungsfirma {}/{} Ausgrabungen; excavation company, reporting firm; who dug | wer gegraben hat
q lead person; excavation_director, signed_by; archaeologist in charge
q builder company:{} Projektbau/Stadtwerke {}/Gewerbepark {}; developer, paying party, client; who wanted to build there
q site phrase; find_spot, place_name
q measure_no id:M-####-####; activity_number, site_code
q began date; dig_start, first day; first day of digging
q ended date; dig_end, completed; last day of digging
q area unit:m² 40..9000; excavated_area, surface
q period_dated phrase; age, epoch, dating; how old the remains are
q main_find phrase; principal discovery, best_find; the most remarkable thing
q bones flag; human_remains, skeletons; whether human bones came to light
q stop flag; building_halted, works stopped; whether the builders have to wait
q outcome choice:released/preserve in place/further digging; result_for_building, next_step; what should happen to the ground
q store company:Museum {}/Depot {}; repository, finds_kept_at
q team number:2..14; crew_size, staff
q visitor person; inspector, checked_by_authority; who came from the office to look
l features; contexts, structures; what was found in the ground
c features.no number:1..99; feature_number, context
c features.what phrase; kind, interpretation
c features.depth unit:cm 20..160; depth_below_surface
a cost money:2000..90000; dig costs, cost of excavation
a landowner person; owner of the field
a coordinates short; gps, coordinates
---
# Kurzbericht zur Maßnahme {measure_no}
An: {office} || {:date}
= Ort: {site=Flur Heidenacker|Baugebiet Am Anger, Haus 7|Marktplatz Nordseite|Kiesgrube West|Klostergarten}
= Fläche: {area}
= Von: {began}
= Bis: {ended}
= Kräfte: {team}
= Veranlasst durch: {builder}

Unter {:unit:cm 20..60} Humus zeigten sich Spuren {period_dated=der Bronzezeit|der römischen Kaiserzeit|des frühen Mittelalters|der Jungsteinzeit|des 17. Jahrhunderts}. Bemerkenswert ist {main_find=eine Fibel mit Glaseinlage|ein Brunnen mit erhaltenem Holz|ein Töpferofen|ein Münzschatz von 14 Stück|eine Mauer in Lehmbindung}. {bones!Zwei Bestattungen wurden geborgen|Menschliche Knochen lagen in einer Grube~Menschliche Überreste kamen nicht zutage|Gräber wurden keine angetroffen}.
%features 2..5
Befund | Deutung | Tiefe
{features.no} | {features.what=Pfostengrube|Herdstelle|Graben|Vorratsgrube|Mauerfundament|Latrine} | {features.depth}
%%
{stop!Der Bau ruht bis auf Weiteres|Die Bagger müssen vorerst stehen~Der Bauablauf wird nicht behindert|Weitergebaut werden kann ohne Pause}. {outcome?Die Fläche kann aus unserer Sicht freigegeben werden~Die Reste sollten unter einer Kiesschicht im Boden bleiben~Nördlich muss noch weiter gegraben werden}.
?Beim Ortstermin dabei: {visitor}, für das Amt.
?Funde lagern im {store}.

{finder_firm}
{lead}, Grabungsleitung

== de genossenschaft_kuendigung_mitglied
q coop company:Wohnungsgenossenschaft {}/Raiffeisen {}/Energiegenossenschaft {}; cooperative, society, issued_by, de:Genossenschaft; society that is being left
q member person; shareholder, leaving_member, addressee
q member_no id:#####; membership_number
q shares number:1..40; number_of_shares, units_held
q value money:50..9000; credit_balance, payout; what will be paid back
q notice_in date; notice_received, resignation_arrived; when the resignation came in
q ends date; membership_end, leaves_on; from when the person no longer belongs to it | Ende der Zugehörigkeit
q paid_after date; payout_date, payable_on; when the money is due
q account iban; pay_to_account, bank_account; where the money goes
q reason choice:resignation/death/transfer; leaving_ground, cause; why the membership ends
q heir person; successor, rights_taken_by; who takes the shares over
q board1 person; signatory_one, board member
q board2 person; signatory_two, second signature
q dividend flag; dividend_for_last_year, entitled_to_dividend; whether the last year still brings a dividend
q offset flag; claims_deducted, set-off; whether debts are taken off the sum
q auditor company:Prüfungsverband {}/{} Revision; auditing_association, audit body; body that checked the figures
a tax money:5..90; withheld tax, tax amount
a meeting date; general_meeting, assembly on
a joined date; member since, joined_on
---
{coop}
~ {:street}, {:zip} {:city}, Registergericht {:city}, GnR {:number:100..900}

{member}
{:street}
{:zip} {:city}
> {:date}

# Ihr Ausscheiden, Mitglied {member_no}
Guten Tag,
{reason?Sie haben die Mitgliedschaft gekündigt~das Mitglied ist verstorben, unser Beileid gilt den Angehörigen~Sie geben Ihre Anteile an jemand anderen ab}. Eingegangen ist das Schreiben bei uns am {notice_in}; die Mitgliedschaft endet damit zum {ends}.
Gehalten werden {shares} Anteile zu je {:money:50..500}. Das Guthaben von {value} wird nach Feststellung der Bilanz am {paid_after} fällig[ und auf das Konto {account} überwiesen]. {offset!Offene Forderungen ziehen wir davon ab|Rückständige Beiträge rechnen wir auf~Abgezogen wird davon nichts|Gegenforderungen haben wir keine}. {dividend!Für das letzte Jahr steht Ihnen noch die Dividende zu|An der Ausschüttung des letzten Jahres nehmen Sie noch teil~Eine Dividende fällt für das letzte Jahr nicht mehr an|An der letzten Ausschüttung sind Sie nicht mehr beteiligt}.
?In die Rechte tritt {heir} ein.
?Die Zahlen hat {auditor} geprüft.

Mit genossenschaftlichem Gruß
{board1} || {board2}
Vorstand || Vorstand
~ Es betreut Sie {:person}, {:phone}.

== de wohngeld
q office company:Wohngeldstelle {}/Stadt {} – Soziales/Landratsamt {}; housing_office, benefits authority, decided_by, de:Bewilligungsstelle; office that grants the help with the rent
q tenant person; applicant, recipient, claimant; who gets the help
q file id:WG-######; case_no, reference
q allowance money:40..480; monthly_benefit, granted_sum; what is paid each month
q from_month month; first_month, starts
q to_month month; last_month, ends
q household number:1..6; persons_in_household, household_size; how many people live there | Zahl der Menschen in der Wohnung
q rent money:350..1200; rent_considered, monthly rent; rent that was counted
q income money:800..2900; relevant_income, total_income; earnings that were counted
q account iban; paid_to, payment_account
q landlord company:{} Hausbau/Wohnstätten {}/Immobilien {}; lessor, property_owner; from whom the flat is rented
q applied date; application_date, filed_on; when the help was asked for
q decided date; notice_date, decision_date
q worker person; caseworker, responsible clerk
q paid_to_landlord flag; direct_payment, goes to landlord; whether the money goes straight to the landlord
q arrears flag; backpay, paid_retroactively; whether money is paid for past months
q type choice:first grant/renewal/increase; kind_of_decision, application_type
a heating money:20..90; heating supplement, heating share
a deposit money:500..3000; rent deposit, security
a child person; child in household, son or daughter
---
{office} || Aktenzeichen {file}
{:street} || Es hilft Ihnen: {worker}
{:zip} {:city} || Zimmer {:number:1..300}, {:phone}

{tenant}
{:street}
{:zip} {:city}

> {decided}
# Wohngeldbescheid
Guten Tag {tenant},
{type?Sie erhalten erstmals Wohngeld~wir zahlen Ihnen das Wohngeld auch für den nächsten Abschnitt weiter~weil Ihre Miete gestiegen ist, bekommen Sie künftig mehr}. Grundlage ist Ihr Antrag vom {applied}.
= Betrag im Monat: {allowance}
= Beginn: {from_month}
= Ende: {to_month}
Gerechnet haben wir mit {household} Personen, einem Gesamteinkommen von {income} und einer Miete von {rent}; der Höchstbetrag Ihrer Mietenstufe liegt bei {:money:400..1300}.
{paid_to_landlord!Wie gewünscht geht das Geld unmittelbar an die Vermieterseite|Wir überweisen auf Ihren Wunsch gleich an den Vermieter~Das Geld geht auf Ihr eigenes Konto|Wir zahlen an Sie selbst, nicht an den Vermieter}[ ({account})]. {arrears!Für die zurückliegenden Monate erhalten Sie eine Nachzahlung|Der rückständige Teil kommt in einer Summe~Eine Nachzahlung ergibt sich nicht|Für die Vergangenheit ist nichts nachzuzahlen}.
?Vermietet wird die Wohnung durch {landlord}.
Teilen Sie bitte mit, wenn jemand auszieht oder sich die Einnahmen um mehr als {:percent} ändern. Belege nimmt auch {:person} am Empfang entgegen.
~ Widerspruch ist innerhalb eines Monats möglich.


== de huettenbelegung
q club company:Alpenverein {}/Skiclub {}/Naturfreunde {}; association, hut_owner, section
q hut phrase; lodge, accommodation, name of the hut
q altitude unit:m 900..2700; height, elevation, above_sea_level; how high up it lies
q guest person; booker, group_leader, reserved_for; who leads the group that comes
q guest_club company:Pfadfinder {}/Sektion {}/Turnverein {}; visiting_group, guest organisation; group that will sleep there
q warden person; hut_keeper, host, de:Hüttenwirt; who looks after the house up there | wer oben nach dem Haus schaut
q warden_phone phone; hut_phone, reached_at
q treasurer person; payments_to, cashier; who takes the money
q arrive date; check_in, from
q leave date; check_out, until
q beds number:4..40; sleeping_places, reserved_beds
q price money:9..38; per_night, price_per_bed; what a grown-up pays for one night
q cleaning money:30..120; final_cleaning, flat charge
q key_place phrase; key_location, where the key is; where one gets the key
q food choice:self-catering/half board/full board; catering, meals; whether and how guests are fed
q winter_room flag; winter_room_only, only emergency room open; whether only the winter room is open
q dogs flag; dogs_allowed, pets
q reserve_no id:H##-###; booking_no, reservation
q road phrase; access, approach
a deposit_due date; deposit deadline, pay by
a rescue phone; mountain rescue number
a members number:1..30; members in group, reduced price
---
{club} · Hüttenreferat
# Reservierung {reserve_no}
Servus {guest},
eure Plätze auf der {hut=Gamsbergalm|Rotwandhütte|Moosbachhütte|Seekarhütte|Steinbockhütte} ({altitude}) sind fix: {beds} Lager von {arrive} bis {leave} für {guest_club}.

{food?Kochen müsst ihr selbst, Töpfe und Holz sind da~Frühstück und ein warmes Abendessen gibt es in der Stube~Ihr werdet von früh bis spät verköstigt}. Pro Nacht und Kopf zahlt ihr {price}[, dazu einmal {cleaning} fürs Saubermachen]; Kinder unter {:number:6..12} Jahren {:money:4..9}. Die Kassa führt {treasurer}, bitte nicht auf der Hütte bezahlen.
Anstieg: {road=Forststraße ab Parkplatz Talschluss, 2 Stunden|Steig Nr. 14, Trittsicherheit nötig|mit der Materialseilbahn nur Gepäck|im Winter über die Rodelbahn|Klamm gesperrt, Umweg über die Alm}. {winter_room!Zu der Zeit ist die Hütte unbewirtschaftet, offen ist nur der Winterraum|Haupthaus geschlossen, ihr schlaft im Winterraum~Das ganze Haus ist offen|Die Hütte ist regulär in Betrieb}. {dogs!Euer Hund darf mit|Hunde sind willkommen~Hunde können leider nicht mit|Der Hund muss im Tal bleiben}.
?Schlüssel: {key_place=beim Gasthof Post hinterlegt|im Kasten neben der Holzlege|holt ihr in der Geschäftsstelle|beim Nachbarbauern}.
Oben schaut {warden} nach dem Rechten[, Tel. {warden_phone}]. Vor euch ist {:person} mit einer Gruppe da, sie gehen bis {:time}.

Berg frei!
{:person}

== de mitteilung_eheschliessung
q registry company:Standesamt {}/Zivilstandsamt {}/Standesamtsverband {}; registry_office, issuing authority, sender
q partner1 person; first_partner, bride or groom one
q partner2 person; second_partner, other spouse
q registrar person; officiant, marrying_officer, de:Standesbeamter; who marries the couple
q date date; wedding_day, ceremony_on
q time time; ceremony_time, be_there
q room phrase; venue, ceremony_room; where the ceremony is held
q filed date; registered_on, notice_of_marriage; when the couple gave notice
q valid_until date; must_marry_before, clearance_ends; by when the marriage must be held | last day on which the papers can be used | letzter Tag der Gültigkeit
q guests number:6..90; seats, max_guests; how many people fit in
q fee money:60..320; fees_total, to pay; what must be paid to the office
q witness person; best_man, attesting_person; who testifies to the marriage
q interpreter person; sworn_interpreter, translates
q missing phrase; document_outstanding, to_be_supplied; what still has to be handed in | paper that still has to be brought
q foreign flag; foreign_law_checked, one party foreign; whether foreign law had to be looked at
q name_choice choice:common name/separate names/double name; family_name_rule, surname after wedding
q number id:E ##/####; entry, registration_number
a photographer company; photographer
a born date; date of birth, birthday
a church company; church wedding at, parish
---
{registry} || Anmeldung {number}
{:street}, {:zip} {:city} || {:date}

{partner1} und {partner2}
{:street}, {:zip} {:city}

# Ihr Termin zur Trauung
Liebes Paar,
nachdem Sie am {filed} die Ehe angemeldet haben und keine Hindernisse bestehen, erwarten wir Sie am {date} um {time} im {room=Rokokosaal|Turmzimmer|Kleinen Sitzungssaal|Gartenpavillon|Alten Zollhaus}. Trauen wird Sie {registrar}. Die Bescheinigung gilt bis {valid_until}; danach wäre alles neu zu prüfen.
{name_choice?Sie haben sich für einen gemeinsamen Ehenamen entschieden~Sie behalten beide Ihren bisherigen Nachnamen~Ein Teil stellt seinen Namen dem Ehenamen voran}. {foreign!Da einer von Ihnen nicht Deutscher ist, hat das Oberlandesgericht das fremde Recht geprüft|Das Heimatrecht musste eigens geprüft werden~Fremdes Recht war nicht zu beachten|Eine Prüfung ausländischen Rechts entfiel}.
?Nachzureichen ist noch: {missing=Geburtsurkunde, beglaubigt|Meldebescheinigung|Scheidungsurteil mit Rechtskraft|Ausweiskopie|Erklärung zum Namen}.
Im Raum haben {guests} Gäste Platz, {:number:2..6} davon stehend.[ Als Zeugin oder Zeuge ist {witness} vorgemerkt.][ Es dolmetscht {interpreter}.] Bitte keinen Reis werfen.
?Bitte zahlen Sie vorher {fee} an der Kasse; das Stammbuch kostet {:money:15..45} extra.

Mit den besten Wünschen
{:person}

== de verkehrsunfall_aufnahme
q station company:Polizeiinspektion {}/Polizeiposten {}/Verkehrspolizei {}; police_station, recording_unit, issued by
q officer person; recorded_by, policeman, investigating_officer; who took down the accident
q ref id:BY####-######-##/#; police_reference, incident_no
q when date; accident_date, occurred_on
q hour time; accident_time, at
q where street; scene, road, place_of_accident; street on which it happened | Straße, auf der es passierte
g party_a; driver_1, first_party, party 01
q party_a.first_driver_name person; first driver, driver_01; who drove the first vehicle
q party_a.first_driver_plate id:@@-@ ###; registration_of_party_01, first plate
q party_a.first_driver_insurer company:{} Versicherung/{} Assekuranz; insurer_of_party_01, first insurance
g party_b; driver_2, second_party, party 02
q party_b.second_driver_name person; second driver, driver_02; who drove the second vehicle
q party_b.second_driver_plate id:@-@@ ####; registration_of_party_02, second plate
q party_b.second_driver_insurer company:Allgemeine {}/{} Direkt; insurer_of_party_02, second insurance
q cause choice:speed/right of way/distance/turning; main_cause, accident_cause; what mainly led to it
q injured flag; personal_injury, hurt; whether people were hurt
q alcohol flag; under_influence, alcohol involved; whether anyone had been drinking
q warning_fee money:20..100; on-the-spot fine, warning money; sum paid to the police on the spot
q witness person; eyewitness, saw_it; who saw it
q towed company:Abschleppdienst {}/{} Pannenhilfe; recovery_firm, towing company; firm that took a car away
a speed_limit unit:km/h 30..100; limit, permitted speed
a damage money:500..20000; estimated damage, loss
a hospital company; taken to, clinic
---
{station} || Vorgang {ref}
# Unfallmitteilung für Beteiligte
= Unfalltag: {when}
= Zeit: {hour}
= Straße: {where}, {:city}
= Aufgenommen: {officer}

Beteiligte/r 01 || Beteiligte/r 02
{party_a.first_driver_name} || {party_b.second_driver_name}
{:street}, {:city} || {:street}, {:city}
Kz. {party_a.first_driver_plate} || Kz. {party_b.second_driver_plate}
{party_a.first_driver_insurer} || {party_b.second_driver_insurer}

Nach dem ersten Eindruck {cause?war 01 für die nasse Fahrbahn zu schnell~missachtete 01 die Vorfahrt von 02~fuhr 01 zu dicht auf und konnte nicht mehr halten~übersah 01 beim Abbiegen den Gegenverkehr}. {injured!Eine Person wurde leicht verletzt|Es gab Verletzte~Beide blieben unverletzt|Es entstand nur Blechschaden}. {alcohol!Der Atemtest verlief bei einem der Beteiligten positiv|Bei 01 wurde eine Blutprobe angeordnet~Die Atemtests ergaben null|Anzeichen für Alkohol bestanden nicht}.
?Gesehen hat den Hergang {witness}.
?Ein Wagen wurde von {towed} geholt.
?Verwarnt mit {warning_fee}, bezahlt mit Karte.
~ Diese Mitteilung dient der Regulierung. Akteneinsicht nur über Anwälte. Dienststelle: {:phone}, Vertretung {:person}.

== de zivilschutz_aufgebot
q office company:Amt für Zivilschutz {}/Kantonale Verwaltung {}/Zivilschutzorganisation {}; issuing authority, civil_protection_office, sender; office that calls people up | Stelle, die einberuft
q person person; called_up, conscript, addressee, de:Aufgebotener; who has to serve
q ahv id:756.####.####.##; social_security_number, insured_no
q course phrase; service_type, exercise, training
q enter date; reporting_date, service_begins; first day of service
q enter_time time; report_at, entry_time
q leave date; discharge_date, service_ends; last day of service
q place phrase; reporting_place, muster_point; where one has to turn up
q commander person; course_leader, officer commanding; who leads the course
q function job; role, rank_function
q employer company:{} Bau AG/Garage {}/{} Treuhand; workplace, employed_at; firm the person works for
q days number:1..14; service_days, paid_days
q pay money:5..12; daily_pay, sold_per_day
q gear phrase; bring_along, equipment; what has to be brought
q postpone date; deferral_deadline, postponement_until; by when one can ask for another date | bis wann ein Verschiebungsgesuch möglich ist
q transport flag; free_travel, marching orders as ticket; whether the paper is valid as a ticket | whether one travels free with this paper
q vehicle_ok flag; own_car_permitted, may come by car
q lodging choice:at home/shelter/barracks; overnight, accommodation; where one sleeps during the service
a blood_group short; blood type
a weapon id:######; weapon number
a doctor person; medical officer
---
{office}
{:street}, {:zip} {:city}
> {:date}

{person}
AHV-Nr. {ahv}
{:street}, {:zip} {:city}

# Aufgebot: {course=Wiederholungskurs Betreuung|Kaderkurs|Einsatz zugunsten der Gemeinschaft|Übung Hochwasser|Anlagewartung}
Grüezi,
gestützt auf das Bevölkerungs- und Zivilschutzgesetz haben Sie wie folgt Dienst zu leisten:
= Einrücken: {enter}, {enter_time}
= Entlassung: {leave}
= Besammlung: {place=Anlage Schulhaus Feld|Werkhof|Kaserne Tor 2|Bahnhof, Güterschuppen|Mehrzweckhalle}
= Anrechenbar: {days} Tage
= Als: {function=Betreuer|Pionier|Materialwart|Stabsassistentin|Küchenchef}
?= Sold pro Tag: {pay}
Kursleitung: {commander}. {lodging?Sie schlafen zu Hause~Sie übernachten in der Schutzanlage~Sie beziehen Zimmer in der Truppenunterkunft}. {transport!Dieses Aufgebot gilt in Zug und Bus als Fahrausweis|Mit diesem Papier fahren Sie gratis~Die Anreise geht zu Ihren Lasten|Als Billett ist dieses Papier nicht gültig}. {vehicle_ok!Parkplätze sind vorhanden, das eigene Auto ist erlaubt|Sie dürfen mit dem Auto kommen~Private Autos sind nicht gestattet|Es gibt keine Parkplätze, das Auto bleibt daheim}.
?Mitzubringen: {gear=Dienstbüchlein, Arbeitsschuhe|Schlafsack und Necessaire|Regenschutz|Impfausweis|Handschuhe, Stirnlampe}.
?Gesuche um Verschiebung sind mit Bestätigung der Arbeitgeberin ({employer}) bis {postpone} einzureichen.
Wer nicht einrückt, wird verzeigt. Fragen an {:person}, {:phone}.

== de baugesuch_publikation
q municipality company:Gemeinde {}/Bauverwaltung {}/Stadt {}; publishing body, building_authority; authority that makes the plan public | Behörde, die das Vorhaben bekannt macht
q builder person; applicant, building_owner, de:Bauherrschaft; who wants to build
q planner company:{} Architekten/Architekturbüro {}/{} Holzbau; project_author, architect; who drew the plans
q landowner company:Erbengemeinschaft {}/Bürgergemeinde {}/{} Immobilien; owner_of_land, proprietor
q project phrase; works, building_project, subject; what is to be built
q parcel number:100..4000; plot_no, cadastre number
q site street; address_of_works, location
q zone choice:residential/mixed/agricultural/industrial; land_use_zone, zoning; what the land may be used for
q laid_from date; display_start, on view from; from when one can look at the plans
q laid_to date; display_end, objections_until; last day for objections | letzter Tag für Einsprachen
q dossier id:BG ####-###; file_number, application_no
q exception flag; exemption_sought, special permit; whether an exemption is asked for
q heritage flag; protected_building, monument; whether the house is listed
q profiles date; stakes_up, profiles_erected; when the outline was staked out
q volume unit:m³ 60..4000; building_volume, cubic_size
q chief person; building_inspector, head of office; who signs for the building office
a cost money:40000..900000; building_cost, construction sum
a start date; construction start, works_begin
a neighbour person; objector, neighbour
---
^ {municipality}
# Baupublikation
Dossier {dossier}

= Bauherrschaft: {builder}, {:city}
= Projektverfasser: {planner}
?= Grundeigentum: {landowner}
= Vorhaben: {project=Anbau Wintergarten|Ersatzneubau Scheune|Luftwärmepumpe im Freien|Umnutzung Stall zu Atelier|Aufstockung|Parkplätze mit Carport}
= Parzelle: {parcel}
= Standort: {site}
?= Kubatur: {volume}

Das Grundstück liegt in {zone?einem Gebiet, das dem Wohnen vorbehalten ist~einem Gebiet für Wohnen und Gewerbe~einem Gebiet ausserhalb des Siedlungsraums, das den Höfen dient~einem Gebiet für Fabriken und Lager}. {exception!Es wird um eine Ausnahme vom Grenzabstand ersucht|Beansprucht wird eine Ausnahme nach Art. 24 RPG~Ausnahmen werden nicht beansprucht|Das Vorhaben kommt ohne Ausnahmebewilligung aus}. {heritage!Das Haus ist im Inventar als schützenswert verzeichnet|Die Baute steht unter Schutz~Das Inventar führt das Haus nicht|Schutzobjekte sind nicht betroffen}.
+++
Die Pläne liegen vom {laid_from} bis {laid_to} auf der Verwaltung auf (Schalter {:number:1..6}, ab {:time}). Einsprachen sind schriftlich und begründet innert dieser Frist an {:email} oder per Post einzureichen.[ Die Profile stehen seit {profiles}.]
~ Frühere Bewilligung vom {:date} ist erloschen.

{:city}, {:date} || {chief}
> Leitung Bauverwaltung

== de skilift_revision
q lift_company company:Bergbahnen {}/Skilift {}/Sesselbahn {} AG; operator, cableway_company
q authority company:Kontrollstelle {}/Amt für Seilbahnen {}; supervising authority, inspectorate
q lift phrase; installation, ropeway, name_of_lift
q tech_lead person; technical_manager, responsible_operator; who answers for the technical side | technisch verantwortliche Person
q deputy person; deputy_manager, stand-in
q expert person; rope_tester, examiner; who examined the rope
q expert_firm company:Seilprüfung {}/{} Materialprüfung; testing_institute, test_lab; for whom the examiner works
q tested date; rope_test_date, examined; when the rope was looked at
q open_from date; season_start, opening; when guests may ride again
q length unit:m 300..2400; slope_length, inclined length
q capacity number:600..2800; persons_per_hour, throughput
q rope unit:mm 18..52; rope_diameter, cable thickness
q breaks number:0..40; wire_breaks, broken_wires
q fit flag; may_operate, cleared; whether the lift may run
q splice flag; new_splice_needed, splice; whether the rope must be spliced anew
q brake unit:m 2..12; braking_distance, stopping; how far it runs on when stopped
q state choice:good/worn/to be replaced; rope_condition, verdict; how good the rope still is
q run_hours number:900..30000; operating_hours, hour_meter
l works; jobs, revision_tasks; what was done over the summer
c works.task phrase; job, work
c works.by person; done_by, mechanic
a ticket money:20..80; day pass, ticket price
a built year; construction year
a snow unit:cm 10..200; snow depth
---
{lift_company}
# Revisionsprotokoll {lift=Schlepplift Hasenegg|Vierersesselbahn Rossboden|Kinderlift Murmeli|Gondel Sonnseit|Übungslift Dorf}
= Länge: {length}
= Förderleistung: {capacity} P/h
= Seil: {rope}
= Betriebsstunden: {run_hours}

Im Sommer erledigt:
%works 2..5
Arbeit | wer
{works.task=Rollenbatterien gefettet|Klemmen geröntgt|Stütze 6 gestrichen|Antrieb entrostet|Abspanngewicht geprüft|Funk ersetzt} | {works.by}
%%
+++
## Seilprüfung
{expert} von {expert_firm} hat das Seil am {tested} magnetinduktiv geprüft: {breaks} Drahtbrüche auf der schlechtesten Strecke, zulässig {:number:41..60}. {state?Das Seil befindet sich in tadellosem Zustand~Das Seil zeigt deutlichen Verschleiss, hält aber~Das Seil hat ausgedient, ein neues ist zu bestellen}. {splice!Die Spleissstelle muss erneuert werden|Neu zu spleissen ist vor der Saison~Nachgespleisst werden muss nicht|Die Spleissung bleibt, wie sie ist}. Bremsweg bei Volllast {brake}.
+++
{fit!Die Anlage darf in Betrieb gehen|Dem Betrieb steht nichts entgegen~Die Anlage bleibt bis zur Nachprüfung zu|Der Betrieb wird vorerst untersagt}.[ Saisonstart geplant am {open_from}.]
Technische Leitung {tech_lead}[, Stellvertretung {deputy}]
?Kopie an {authority}
~ Erstellt {:date}, Blatt {:number:1..4}

== de bh_bescheid_gastgarten
q authority company:Bezirkshauptmannschaft {}/Magistrat {}/Marktgemeinde {}; deciding authority, issued_by, de:Behörde
q operator person; innkeeper, licence_holder, applicant, de:Betreiber; who runs the inn
q inn company:Gasthaus {}/Café {}/Konditorei {}; establishment, business; inn that wants to serve outdoors
q place address; location, site
q ref id:@@-##-####-####; business_number, gz
q heard date; hearing_date, oral_hearing
q decided date; decision_date, dated
q seats number:12..140; permitted_seats, places; how many guests may sit outside
q close time; closing_hour, open_until; when service outside must end | Ende der Öffnungszeit im Freien
q music flag; music_allowed, background music; whether music may be played outside
q season_from month; first_month, season_start
q season_to month; last_month, season_end
q expert person; noise_expert, official_expert; who judged the noise
q neighbour person; objecting_neighbour, complainant; who was against it
q objection choice:dismissed/upheld/withdrawn; objection_outcome, what became of the complaint; how the neighbour's complaint ended
q fee money:40..400; commission_fees, costs
q term duration; appeal_period, time_to_appeal
q court company:Landesverwaltungsgericht {}; appeal_court, court of appeal; where one can appeal
q signer person; for_the_authority, signed_by
a chamber company; chamber of commerce, trade chamber
a smoking flag; smoking allowed, smokers
a tax_no id:##-###/####; tax number
---
{authority} || GZ: {ref}
{:street}, {:zip} {:city} || {:city}, am {decided}

# Bescheid
Über den Antrag von {operator}, {inn}, auf Genehmigung eines Gastgartens in {place} ergeht nach der mündlichen Verhandlung vom {heard} folgender

^ Spruch
Der Gastgarten mit höchstens {seats} Verabreichungsplätzen wird genehmigt[, und zwar von {season_from} bis {season_to}]. Er ist täglich um {close} zu schließen, die Tische sind spätestens um {:time} wegzuräumen. {music!Leise Hintergrundmusik ist zulässig|Gegen Musik in Zimmerlautstärke besteht kein Einwand~Jegliche Musik hat zu unterbleiben|Musik darf im Freien nicht gespielt werden}.
+++
^ Begründung
Nach dem Gutachten von {expert} beträgt der Pegel am nächsten Fenster {:unit:dB 38..55}. Dem Vorbringen von {neighbour} {objection?konnte nicht gefolgt werden~war durch die frühere Sperrstunde Rechnung zu tragen~kommt keine Bedeutung mehr zu, da es in der Verhandlung zurückgezogen wurde}.
?An Kommissionsgebühren sind {fee} zu entrichten.
+++
^ Rechtsmittelbelehrung
Gegen diesen Bescheid kann Beschwerde an das <zuständige Gericht|Gericht> erhoben werden[, nämlich {court}]. Frist: {term=vier Wochen|14 Tage|sechs Wochen|30 Tage}.

Für den Bezirkshauptmann oder Bürgermeister:
{signer}
~ Ergeht an: Arbeitsinspektorat, {:person}

== de lawinenlage
q service company:Lawinenwarndienst {}/Lawinenkommission {}/Bergwacht {}; warning_service, issued_by, publisher, de:Herausgeber; body that warns
q region phrase; area, covered_region
q issued date; published, date_of_bulletin
q issued_at time; published_at, time_of_issue
q until date; valid_until, holds_to
q level choice:low/moderate/considerable/high; danger_level, degree; how dangerous it is
q above unit:m 1400..2600; altitude_threshold, critical_altitude; height above which it is worst | from which height on it is dangerous
q aspect phrase; exposed_slopes, unfavourable_directions
q problem phrase; main_problem, snow_problem; what makes the snow dangerous | wodurch der Schnee gefährlich ist
q forecaster person; author, written_by; who wrote the bulletin
q observer person; snow_profile_by, field_observer; who looked into the snow on site
q new_snow unit:cm 2..90; fresh_snow, snowfall; how much has fallen since yesterday
q trend choice:rising/steady/falling; tendency, outlook; how the danger will develop
q road flag; roads_closed, closures ordered; whether roads are shut
q remote flag; remote_triggering, triggered from afar; whether slabs may be set off from a distance
q wind unit:km/h 10..110; gusts, wind speed
q mayor person; closure_ordered_by, local official
a depth unit:cm 30..300; total snow depth, snowpack
a victims number:1..4; casualties, buried persons
a freezing unit:m 600..3200; freezing_level, zero degree line
---
{service}
^ Lagebericht {region=Karwendel Nord|Tennengebirge|Zillertal Süd|Engadin unterhalb Zernez|Allgäuer Hauptkamm}
Ausgabe {issued}, {issued_at} || gilt bis {until}

# {level?Die Lage ist günstig~Mit einzelnen Auslösungen ist zu rechnen~Touren verlangen viel Erfahrung~Große Lawinen gehen von selbst ab}
## Gefahrenstellen
Kritisch ist es oberhalb von {above}, vor allem {aspect=in Nord- und Osthängen|in kammnahen Rinnen|an Übergängen von wenig zu viel Schnee|in sonnseitigen Steilwiesen}. Hauptproblem: {problem=frischer Triebschnee|schwache Altschneedecke|Nässe durch Regen|Gleitschnee|eingeschneiter Oberflächenreif}. {remote!Schneebretter können sich auch aus der Ferne lösen|Fernauslösungen sind möglich~Fernauslösungen sind nicht zu erwarten|Aus der Entfernung wurde zuletzt nichts mehr ausgelöst}.
+++
## Wetter und Schnee
Gefallen sind {new_snow}, gestern waren es {:unit:cm 1..30}; dazu Böen mit {wind}, im Tal {:unit:km/h 5..20}.[ Das Profil grub {observer} auf {:unit:m 1500..2300}.]
+++
## Aussichten
{trend?Mit der Erwärmung nimmt die Gefahr zu~An der Lage ändert sich vorerst nichts~Der Schnee setzt sich, die Gefahr geht zurück}. {road!Die Passstraße ist gesperrt|Zwei Straßen sind bis auf Weiteres zu~Straßen sind nicht gesperrt|Sperren wurden keine verhängt}[; Auskunft im Ort gibt {mayor}].

{forecaster}
~ Nächste Ausgabe am {:date}. Notruf 140.

== de schaedlingsbekaempfung
q firm company:{} Schädlingsbekämpfung/Kammerjäger {}/Hygiene {}; pest_control_company, contractor, service_provider; company that fights the vermin
q client company:Mühle {}/Altenheim {}/Supermarkt {}; customer, treated_business, de:Kunde; where the vermin were | bei wem behandelt wurde
q technician person; carried_out_by, operator
q client_rep person; signed_for_client, contact_on_site; who signed for the customer
q visit date; treatment_date, serviced_on
q pest choice:mice/cockroaches/moths/ants; infestation, species; which animals it is about
q agent product; product_used, active_agent; what was laid out
q amount unit:g 20..900; quantity_applied, dose
q stations number:4..60; bait_stations, boxes
q hit number:0..20; stations_with_activity, eaten; boxes from which something was eaten
q locked phrase; blocked_area, treated_room
q reenter time; re-entry_time, accessible_from; from when people may go in again
q next date; next_visit, follow_up; when they come back
q cause phrase; entry_point, how they got in; how the animals came in | wie die Tiere hineinkamen
q report id:SB ####/##; report_number, slip
q live_animals flag; infestation_confirmed, pests found; whether live animals were found
q food flag; food_contaminated, goods destroyed; whether food has to be thrown away
a authority company; veterinary office, food authority
a price money:60..500; cost, charge
a licence id:@@-######; licence number, certificate
---
{firm} || Servicebericht {report}
Objekt {client} || {visit}
{:street}, {:zip} {:city} || Mitarbeiter/in: {technician}

{live_animals!Es wurden lebende Tiere gesehen|Der Verdacht hat sich bestätigt~Lebende Tiere fanden wir nicht|Der Verdacht hat sich nicht bestätigt}; es geht um {pest?kleine Nager mit langem Schwanz, Kot hinter den Regalen~flache braune Krabbler in den warmen Ritzen der Küche~Falter, deren Larven im Mehl spinnen~Straßen winziger Sechsbeiner entlang der Fensterbank}. Eintritt vermutlich: {cause=Spalt unter der Rolltür|Palette eines Lieferanten|offenes Kellerfenster|Rohrdurchführung ohne Dichtung|Leergut im Hof}.
= Köderstellen: {stations}
= davon angenommen: {hit}
= Mittel: {agent=Brodifacoum-Paste|Gelköder blau|Pheromonfalle|Kieselgur|Fraßköder Box}
= Menge: {amount}
?= Raum: {locked=Backstube|Trockenlager|Spülküche|Dachboden|Müllraum}
?Der Raum darf wieder betreten werden ab {reenter}; bitte vorher {:number:15..60} Minuten lüften. 
{food!Angefressene Ware ist zu vernichten|Offene Packungen mussten weggeworfen werden~Lebensmittel sind nicht verunreinigt|Wegzuwerfen war nichts}.
?Wir kommen wieder am {next}.

Für den Kunden: {client_rep} || {technician}
~ Sicherheitsdatenblätter liegen im Ordner. Giftnotruf {:phone}. Disposition: {:person}

== de restaurierungsbericht
q workshop company:Restaurierung {}/Atelier {}/{} Konservierung; conservator_firm, issued_by; who treated the piece
q owner company:Stiftung {}/Pfarrei St. {}/Schlossverwaltung {}; client, owner_of_object, de:Eigentümer; to whom it belongs | wem das Stück gehört
q object phrase; artwork, item, piece
q artist person; attributed_to, maker, creator; who is thought to have made it
q made year; dated, year_of_origin
q conservator person; treated_by, restorer; whose hands worked on it
q adviser person; monument_adviser, consulted_expert; who gave expert advice
q office company:Denkmalamt {}/Diözesanmuseum {}; heritage_office, supervising body
q taken date; taken_to_workshop, received_on; when it was fetched
q returned date; brought_back, return_date; when it came home
q height unit:cm 20..240; vertical_size, height_cm
q width unit:cm 15..180; horizontal_size, width_cm
q damage phrase; condition_before, harm; what was wrong with it
q cleaned phrase; cleaning_agent, cleaned_with
q overpaint flag; later_overpainting, repainted earlier; whether later paint was found on it
q signature flag; signed_by_artist, signature present; whether it bears a signature
q support choice:canvas/wood/metal; painted_on, material; on what it is painted
q climate percent; recommended_humidity, rh
q inv id:Inv. ####; inventory_number
q hours number:12..400; working_hours, time_spent
a insurance_value money:2000..90000; insured value, valuation
a transport company; art shipper, carrier
a frame phrase; frame maker, frame
---
{workshop}
~ {:street}, {:zip} {:city}

# Dokumentation
= Gegenstand: {object=Heilige Barbara|Bildnis eines Ratsherrn|Winterlandschaft mit Mühle|Kreuzabnahme|Fahnenblatt der Schützen|Stillleben mit Krug}
= Inventar: {inv}
= Eigentum: {owner}
= Zugeschrieben: {artist}, um {made}
= Höhe: {height}
= Breite: {width}
+++
## Zustand
Bei der Abholung am {taken}: {damage=Malschicht blättert ab|Riss von 12 cm im Himmel|Wurmfraß, teils aktiv|Firnis stark vergilbt|Wasserrand am unteren Ende}. Gemalt ist auf {support?grobem Leinen in Köperbindung~Lindenbrettern mit Einschubleisten~einer Kupfertafel}. {overpaint!Unter dem Mikroskop zeigten sich jüngere Übermalungen|Große Teile waren später neu gefasst worden~Übermalungen ließen sich nicht nachweisen|Es handelt sich durchweg um die erste Fassung}. {signature!Unten rechts kam ein Namenszug hervor|Bezeichnet ist das Stück auf der Rückseite~Eine Bezeichnung fehlt|Einen Namenszug haben wir vergeblich gesucht}.
+++
## Maßnahmen
Gereinigt mit {cleaned=Speichel auf Wattestäbchen|entmineralisiertem Wasser|Ethanol und Isooktan|Latexschwämmen|einem Skalpell, trocken}, gefestigt, gekittet, retuschiert. {conservator} hat daran {hours} Stunden gearbeitet, zeitweise unterstützt durch {:person} im Praktikum.[ Beraten hat {adviser} von {office}.]
?Künftig bitte bei {climate} Luftfeuchte und {:unit:°C 16..20} halten.
?Zurückgebracht am {returned}.

{:city}, {:date}

== de fernleihe
q library company:Stadtbücherei {}/Universitätsbibliothek {}/Landesbibliothek {}; ordering_library, pick-up library, sender; where the reader orders and collects
q lender company:Staatsbibliothek {}/Bibliothek {}/Institutsbibliothek {}; lending_library, supplied_by, de:Gebende Bibliothek; from whose shelves the book comes | aus wessen Bestand das Buch kommt
q reader person; user, patron, borrower; who wants to read it
q card id:B#########; user_number, library_card
q title phrase; book, work_title
q author person; writer, written_by; who wrote the book
q year year; published_in, publication_year
q shelfmark id:@@ ####-##; call_number, shelf_mark
q order_no id:FL######; interlibrary_order, order_id
q arrived date; available_since, received_here
q due date; return_date, due_back; last day of the loan
q fee money:1..8; loan_fee, handling_fee; what the order costs
q renewals flag; renewable, can be extended; whether the loan can be prolonged
q reading_room flag; use_only_on_site, may not be taken home; whether it must stay in the building
q state choice:ready for collection/being processed/copy supplied; order_status, status; how far the order has got
q librarian person; handled_by, contact; whom to ask for
q condition phrase; damage_noted, state of the book
q pages number:80..900; extent, page count
a publisher company; publishing house, verlag
a edition number:1..9; edition, print
a isbn id:978-#-####-####-#; isbn
---
{library} · Fernleihe
{:street}, {:zip} {:city}

# Bestellung {order_no}
= Ausweis: {card}
= Für: {reader}
= Werk: {title=Geschichte der Salzstraßen|Moose Mitteleuropas|Der Bau hölzerner Brücken|Briefe aus Triest|Lehrbuch der Falknerei|Die Mundart im Ries}
= Von: {author}
= Erschienen: {year}
= Signatur: {shelfmark}
?= Seiten: {pages}

Guten Tag,
{state?das gewünschte Buch liegt für Sie an der Theke bereit~das gewünschte Buch ist zwar da, muss aber noch eingearbeitet werden~statt des Buches selbst haben wir eine Ablichtung bekommen}. Gebende Stelle: {lender}.[ Bei uns eingetroffen am {arrived}.][ Bitte bringen Sie es bis {due} zurück.] {renewals!Wenn niemand wartet, können Sie einmal verlängern|Eine Verlängerung ist auf Anfrage möglich~Verlängern lässt sich die Frist nicht|Eine Verlängerung hat die gebende Bibliothek ausgeschlossen}. {reading_room!Das Werk ist empfindlich und darf nur im Lesesaal benutzt werden|Bitte lesen Sie es bei uns im Haus~Sie dürfen es mit nach Hause nehmen|Die Ausleihe nach Hause ist gestattet}.
?Vermerkt ist: {condition=Rücken gebrochen|Wasserfleck im Schnitt|Anstreichungen mit Bleistift|Karte fehlt|Einband lose}.
?Für die Bestellung fallen {fee} an, für Kopien je Blatt {:money:1..2}.
Bitte fragen Sie nach {librarian}; samstags vertritt {:person}. Geöffnet bis {:time}.
~ Gedruckt am {:date}

== de zwischenzeugnis
q employer company:{} Verpackung GmbH/Stiftung {}/{} Elektronik AG; company, issuer, de:Arbeitgeber; firm that praises its employee
q employee person; staff_member, subject_of_reference, de:Beurteilte Person; about whom the reference is
q born date; date_of_birth, dob
q since date; employed_since, entry_date; first day at the firm | erster Tag im Betrieb
q position job; current_role, job_title; what the person works as today
q dept phrase; department, unit
q reports_to person; line_manager, supervisor; whose subordinate the person is
q headcount number:2..30; department_size, staff_in_unit
q occasion phrase; reason_for_issue, why issued; why the reference is written now | Anlass des Zeugnisses
q grade choice:very good/good/satisfactory; performance_rating, overall_grade; how well the work was done
q leads flag; has_staff_responsibility, manager; whether the person leads others
q leaving flag; employment_ended, has left; whether the person leaves the firm
q issued date; date_of_issue, signed_on
q hr person; signed_hr, personnel_signature; who signed for personnel
q ceo person; signed_management, managing director; who signed for the management
q previous phrase; earlier_role, former_task; what the person did at first
q project phrase; special_project, achievement; what is especially praised
a salary money:2000..9000; pay, monthly salary
a notice duration; notice period, term of notice
a end_date date; last_day, end of employment
---
{employer}
^ {:street}, {:zip} {:city}

# Zwischenzeugnis
{employee}, geboren am {born}, ist seit dem {since} bei uns tätig, zunächst als {previous=Aushilfe im Lager|Trainee|Sachbearbeitung Einkauf|Werkstudentin|technische Zeichnerin}, heute als {position=Teamleitung Vertrieb|Qualitätsbeauftragte/r|Einkäufer/in|Konstrukteur/in|Controller/in} im Bereich {dept=Technik|Verwaltung|Kundendienst|Beschaffung|Werk Süd}.
Zu den Aufgaben gehören das Erstellen von Angeboten, die Pflege von rund {:number:20..90} Kundenbeziehungen und die Abstimmung mit {:company}. {leads!Die fachliche und disziplinarische Führung weiterer Beschäftigter ist eingeschlossen|Dazu gehört Verantwortung für Personal~Personalverantwortung ist damit nicht verbunden|Eigene Mitarbeitende sind nicht zugeordnet}. [Im genannten Bereich arbeiten {headcount} Menschen. ]Besonders hervorzuheben ist {project=die Einführung der neuen Lagersoftware|der Umzug des Werks|die Zertifizierung|ein Messestand in Basel}.
{grade?Alle Arbeiten wurden stets zu unserer vollsten Zufriedenheit erledigt~Alle Arbeiten wurden stets zu unserer vollen Zufriedenheit erledigt~Alle Arbeiten wurden zu unserer vollen Zufriedenheit erledigt}. Das Verhalten gegenüber {reports_to} als vorgesetzter Person sowie im Kreis der Kolleginnen und Kollegen war jederzeit einwandfrei.
Dieses Zeugnis wird erteilt wegen: {occasion=Wechsel der vorgesetzten Person|Beginn der Elternzeit|Verkauf des Betriebsteils|eigener Wunsch|Versetzung}. {leaving!Mit Bedauern sehen wir dem Ausscheiden entgegen|Das Arbeitsverhältnis läuft demnächst aus~Wir freuen uns auf die weitere Zusammenarbeit|Das Arbeitsverhältnis besteht ungekündigt fort}.

{:city}, {issued}
{ceo} || {hr}
Geschäftsführung || Personal

== de eignung_betriebsarzt
q service company:Werksarztzentrum {}/Arbeitsmedizin {}/{} BAD-Dienst; occupational_health_service, issued_by; medical service that issued the paper | ärztlicher Dienst, der das Papier ausstellt
q employer company:{} Gerüstbau/Klinik {}/{} Chemie; ordering_company, workplace; firm that had the person examined
q worker person; employee, examined_person
q born date; dob, birth
q doctor person; occupational_physician, examined_by
q nurse person; assistant, tests_done_by; who helped the doctor
q occasion phrase; ground_for_exam, examination_type; why the examination took place
q day date; examination_date, seen_on
q again date; next_due, recall; when the person must come back
q result choice:fit/fit with conditions/temporarily unfit; fitness, assessment; whether the person can do the job
q glasses flag; vision_aid_needed, correction; whether glasses must be worn at work
q night flag; night_work_ok, may work at night; whether the person may work nights
q limit phrase; restriction, condition; what has to be heeded
q file id:AM-#####; record_number, card_no
q job phrase; activity, task_at_work
q hearing unit:dB 5..60; hearing_loss, audiogram
a weight unit:kg 50..120; body_weight
a gp person; family_doctor
a insurance company; accident insurer, berufsgenossenschaft
---
{service} || Karte {file}
{:street}, {:zip} {:city} || {:phone}

# Bescheinigung zur Vorlage beim Arbeitgeber
An {employer}, Personalwesen, {:person}

= Beschäftigte Person: {worker}
= geboren: {born}
= Tätigkeit: {job=Arbeiten in der Höhe|Fahren von Staplern|Umgang mit Isocyanaten|Bildschirmarbeit|Pflege auf Station}
= Anlass: {occasion=Erstuntersuchung|Nachuntersuchung nach Plan|auf eigenen Wunsch|nach langer Krankheit|Wechsel des Arbeitsplatzes}
= Untersucht: {day}

{result?Gegen die Tätigkeit bestehen aus ärztlicher Sicht keine Bedenken~Unter Auflagen bestehen keine Bedenken~Zurzeit bestehen Bedenken, nach Abheilung bitte erneut vorstellen}.[ Zu beachten: {limit=nicht allein arbeiten|kein Heben über 15 kg|Gehörschutz mit Funk|Pausen alle zwei Stunden|keine Hitzearbeit}.]
{glasses!Bei der Arbeit ist eine Brille zu tragen|Ohne Sehhilfe darf nicht gefahren werden~Eine Sehhilfe ist nicht vonnöten|Das Sehvermögen reicht ohne Brille aus}. {night!Nachtschichten sind möglich|Auch nachts darf gearbeitet werden~Von Nachtschicht ist abzusehen|Nachts soll die Person nicht eingesetzt werden}.
?Hörverlust bei 4 kHz: {hearing}; Raumpegel {:unit:dB 20..30}.
?Wiedervorstellung: {again}
+++
{doctor}
Fachärztlicher Dienst || Assistenz: {nurse}
~ Befunde unterliegen der Schweigepflicht und werden nicht weitergegeben. Ausgefertigt am {:date}.

== de lebensmittelkontrolle
q office company:Veterinäramt {}/Lebensmittelüberwachung {}/Kantonales Labor {}; inspecting authority, food_office; authority that inspects
q business company:Metzgerei {}/Pizzeria {}/Bäckerei {}; establishment, inspected_business, de:Betrieb; shop or kitchen that was inspected
q owner person; food_business_operator, responsible_person; who is answerable for the food
q present person; met_on_site, accompanied_by; who was there during the visit
q inspector person; controlled_by, official; who looked into the kitchen | wer kontrolliert hat
q day date; inspection_date, visited
q clock time; begun_at, arrival
q trigger choice:routine/complaint/follow-up; cause_of_visit, occasion; why the inspectors came | Anlass der Kontrolle
q fridge unit:°C 2..12; cold_room_temperature, measured_temp; how cold the cold room was
q sample_no id:P-######; sample, specimen_number
q sample_what product; sampled_food, specimen; food that was taken along
q closed flag; closure_ordered, shut_down; whether the business had to close
q register id:LÜ/####/###; report_no, file
q deadline date; fix_until, remedy_by; by when all must be put right
q fee money:40..260; charge, costs_of_control
q lab company:Untersuchungsamt {}/Labor {}; laboratory, tested_at; where the food is examined
q trained flag; staff_trained, instruction records present; whether the staff had been instructed
l faults; defects, objections, findings
c faults.where phrase; room, area
c faults.what phrase; fault, problem
a customer person; complainant, who complained
a staff number:2..30; number of staff, employees
a last_visit date; previous inspection, last control
---
{office} || {register}
# Kontrollbericht
= Betrieb: {business}
= Verantwortlich: {owner}
= Zugegen: {present}
= Tag: {day}
= Beginn: {clock}
= Kühlraum: {fridge}

{trigger?Der Besuch fand planmäßig statt~Anlass war ein Hinweis aus der Kundschaft~Geprüft wurde, ob frühere Mängel behoben sind}. Beanstandet wird:
%faults 2..5
Wo | Was
{faults.where=Küche|Vorratsraum|Theke|Personal-WC|Spüle|Hof} | {faults.what=Fett am Abzug|Fugen schadhaft|Seife fehlt|Ware ohne Datum|Abfall offen|Kondenswasser an der Decke}
%%
{trained!Schulungsnachweise des Personals lagen vor|Die Belehrungen waren lückenlos dokumentiert~Nachweise über Belehrungen fehlten|Das Personal war nicht belehrt}. {closed!Der Betrieb wurde mit sofortiger Wirkung geschlossen|Bis zur Reinigung bleibt der Betrieb zu~Eine Schließung war nicht geboten|Der Betrieb darf weiterarbeiten}.
?Entnommen wurde {sample_what=Kochschinken|Hackfleisch|Sahne aus dem Automaten|Kartoffelsalat|Speiseeis Vanille} ({sample_no}), {:unit:g 100..500}; untersucht wird bei {lab}.
?Abzustellen bis {deadline}.
?Gebühr {fee}, Anfahrt {:money:10..30}
+++
{inspector} || Kenntnis genommen: {present}
~ Dienstsitz {:street}, {:zip} {:city}, Leitung {:person}

== de schaltauftrag
q utility company:{} Netz GmbH/Stadtwerke {}/Elektrizitätswerk {}; grid_company, operator; company that owns the grid
q order_no id:SA-####-##; switching_order, reference
q substation phrase; station, installation
q voltage unit:kV 10..110; voltage_level, rated voltage
q responsible person; person_in_charge_of_installation, plant_responsible; who is answerable for the installation
q works_lead person; person_in_charge_of_work, foreman; who leads the people at work
q dispatcher person; control_room, ordered_by; who gave the order | wer die Schaltung angeordnet hat
q firm company:{} Freileitungsbau/{} Kabelbau/Elektro {}; contractor, working_party
q day date; switching_date, works_on
q off time; disconnected_at, dead_from; from when no power is on
q on_again time; re-energised, live_from; when power returns
q work phrase; task, purpose_of_work; what is done meanwhile
q earthed flag; earthed_and_shorted, earthing applied; whether earthing has been put on
q customers number:0..900; customers_without_power, supply_affected; how many have no power
q generator flag; emergency_supply, backup generator in use; whether a generator feeds the customers meanwhile
q key id:K-###; padlock, key_number
q reason choice:planned/fault/third party request; cause_of_order, occasion; why it is switched off
l steps; switching_steps, sequence
c steps.element short; device, switch
c steps.action phrase; operation, action
c steps.at time; time, executed
a current unit:A 100..900; load current, amps
a cost money:200..2000; charge, cost
a phone phone; control room phone, telephone
---
{utility} · Netzleitstelle
# Schaltauftrag {order_no}
= Anlage: {substation=Umspannwerk Ost|Trafostation Kirchplatz|Ortsnetzstation 114|Schaltwerk Hafen|Übergabestation Sägewerk}
= Ebene: {voltage}
= Tag: {day}
= Spannungsfrei ab: {off}
= Wieder zu: {on_again}
= Schloss: {key}

{reason?Die Abschaltung war im Jahresplan vorgesehen~Ein Kabelfehler zwingt zur Abschaltung~Abgeschaltet wird auf Wunsch eines Dritten}; Zweck: {work=Muffe setzen|Trafo tauschen|Isolatoren wechseln|Baumschnitt neben der Leitung|Schutzprüfung}. Es arbeitet {firm} unter {works_lead}; anlagenverantwortlich ist {responsible}.
%steps 3..6
Gerät | Handlung | Uhrzeit
{steps.element=Q0|Q1|Q9|T2|F03|Q8|K7} | {steps.action=ausschalten|gegen Wiedereinschalten sichern|Spannungsfreiheit feststellen|Trennstelle öffnen|Umschalten auf Ring B|Schild anbringen} | {steps.at}
%%
{earthed!Beidseitig ist geerdet und kurzgeschlossen|Erdungsgarnitur ist eingelegt~Geerdet wird nicht, da mit Isolierung gearbeitet wird|Eine Erdung ist hier nicht einzulegen}. Ohne Strom sind {customers} Abnehmer. {generator!Ein Aggregat versorgt sie in der Zwischenzeit|Wir stellen für die Dauer eine Netzersatzanlage auf~Ein Aggregat steht nicht bereit|Ersatzstrom ist nicht vorgesehen}.
Angeordnet: {dispatcher} || Mitgehört: {:person}
~ Formblatt {:number:1..40}, Stand {:date}

== de eigentuemer_einladung
q manager company:Hausverwaltung {}/{} WEG-Verwaltung/Immobilienservice {}; property_manager, convener, sender; who manages the house and invites | wer das Haus verwaltet und einlädt
q community phrase; owners_association, property, weg
q contact person; administrator, signed_by
q chair person; council_chair, advisory board head; who heads the owners' council
q day date; meeting_date, assembly_on
q begin time; starts_at, time
q place phrase; venue, location; where they gather
q unit_no number:1..120; apartment_number, unit
q addressee person; owner, recipient; owner who gets this letter
q shares number:10..900; voting_shares, co-ownership parts
q proxy_by date; proxy_deadline, power of attorney until; by when somebody else can be empowered
q online flag; online_participation, hybrid
q quorum flag; quorum_required, minimum attendance; whether a minimum number must attend
q contractor company:{} Dachbau/{} Fassaden/Heizung {}; favoured_bidder, works_firm; firm whose offer is to be voted on
q sum money:9000..300000; planned_expense, cost_of_works; what that firm asks for
q levy money:300..9000; special_levy, extra contribution; what this owner would have to pay extra
q kind choice:ordinary/extraordinary/repeat; meeting_type, type; why they meet
l agenda; items, topics, agenda_items; what will be talked about
c agenda.topic phrase; item, subject
c agenda.by person; proposed_by, requested_by
a account iban; reserve account, bank account
a rent money:300..1500; rent income
a insurer company; building insurer
---
{manager}
~ {:street}, {:zip} {:city}, {:phone}

{addressee}
{:street}, {:zip} {:city}
> {:date}
# Einladung
Gemeinschaft {community=Lindenpark 3–9|Haus am See|Bergstraße 40|Residenz Kastanie|Hofgarten Block C}, Einheit {unit_no}, Anteile {shares}

Guten Tag,
zur {kind?jährlichen Versammlung~zusätzlichen Versammlung, die ein Viertel der Eigentümer verlangt hat,~zweiten Versammlung, nachdem die erste ergebnislos blieb,} laden wir herzlich ein: {day}, {begin}, {place=Gasthof Krone, Nebenzimmer|Gemeindesaal|Tiefgarage, Ebene 1|Büro der Verwaltung|Aula der Schule}. Einlass ist ab {:time}.
%agenda 3..6 lines
{agenda.topic=Anstrich des Treppenhauses|Erneuerung der Heizung|Ladepunkte in der Garage|Haltung von Hunden|Jahresplan|Wahl des Beirats} (beantragt von {agenda.by})
%%
{quorum!Beschlüsse setzen voraus, dass mehr als die Hälfte der Anteile vertreten ist|Ohne die Hälfte der Anteile müssten wir vertagen~Auf die Zahl der Anwesenden kommt es nicht an|Beschlussfähig sind wir unabhängig davon, wie viele kommen}. {online!Sie können sich auch am Bildschirm zuschalten|Eine Teilnahme per Video ist eingerichtet~Eine Zuschaltung per Video ist nicht möglich|Teilnehmen kann man nur vor Ort}.
?Im Raum steht ein Angebot von {contractor} über {sum}; auf Ihre Einheit entfiele eine Umlage von {levy}.
?Vollmachten bitte bis {proxy_by} an uns.

{contact}
für die Verwaltung, abgestimmt mit {chair}, Beiratsvorsitz

== de rezeptur_apotheke
q pharmacy company:{}-Apotheke/Apotheke am {}/Apotheke {}; dispensing_pharmacy, issuing shop
q patient person; for_patient, customer; for whom it was mixed | für wen es angerührt wurde
q doctor person; prescriber, prescribing_doctor; who ordered it
q made_by person; pta, compounded_by; who mixed it
q released_by person; pharmacist, approved_by; who released it
q product_name phrase; preparation, formula
q amount unit:g 20..200; total_quantity, batch_size; how much was made in all
q made date; production_date, made_on
q use_by date; expiry, best_before; until when it may be used
q opened duration; after_opening, shelf life once opened
q batch id:R##-####; lot, compounding_number
q storage choice:fridge/room temperature/dark; storage_condition, keep; how to keep it
q usage phrase; directions, how_to_use; how often and when it is used
q paid_by company:{} Krankenkasse/AOK {}/Privatkasse {}; payer, health_fund; who pays besides the patient
q plausible flag; plausibility_ok, formula sound; whether the recipe was found sound
q external flag; external_use_only, not to be swallowed
q price money:9..60; price, charge
l ingredients; components, substances
c ingredients.name product; substance, ingredient
c ingredients.weight unit:g 1..90; weighed_amount, quantity
c ingredients.lot id:@####; lot_no, charge
a born date; patient dob, date of birth
a scale id:W-###; scale number, balance
a phone phone; doctor's telephone, practice_phone
---
{pharmacy} || {batch}
# Herstellungsprotokoll
= Zubereitung: {product_name=Hydrocortisoncreme 1 %|Harnstoffsalbe|Zinkschüttelmixtur|Nasensalbe für Kinder|Kapseln 2,5 mg}
= Für: {patient}
= Verordnet von: {doctor}
= Gesamtmenge: {amount}
= Hergestellt: {made}
= Verwendbar bis: {use_by}
+++
%ingredients 2..5
Stoff | Einwaage | Charge
{ingredients.name=Basiscreme DAC|Harnstoff|Gereinigtes Wasser|Glycerol 85 %|Zinkoxid|Weißes Vaselin|Milchsäure} | {ingredients.weight} | {ingredients.lot}
%%
+++
{plausible!Die Rezeptur ist in sich stimmig|Plausibilität geprüft und bejaht~Die Rezeptur ist so nicht stabil, Rücksprache mit der Praxis nötig|Bedenken: die Stoffe vertragen sich nicht}. {storage?Bei 2 bis 8 Grad aufbewahren~Nicht kühlen, 15 bis 25 Grad genügen~Vor Licht schützen}. {external!Nur äußerlich anwenden|Nicht einnehmen~Zum Einnehmen|Wird geschluckt}. [Anwendung: {usage=zweimal täglich dünn|abends einreiben|morgens nüchtern|bei Juckreiz|vor dem Schlafen}. ][Nach Anbruch: {opened=4 Wochen|14 Tage|3 Monate|7 Tage}. ]
?Abzurechnen mit {paid_by}, {price}, Eigenanteil {:money:5..10}.

hergestellt {made_by} || freigegeben {released_by}
~ {:street}, {:zip} {:city}; Notdienst heute: {:company}

== de weihnachtsmarkt_stand
q organiser company:Gewerbeverein {}/Stadtmarketing {}/Verkehrsverein {}; market_organiser, issued_by, de:Veranstalter; who runs the market
q trader person; stallholder, exhibitor; who may sell there
q firm company:{} Töpferwaren/Imbiss {}/Kerzenwerkstatt {}; business, stall_name
q stall id:@##; stall_number, pitch
q goods phrase; range, products_sold, assortment; what is sold at the stall | was verkauft wird
q from_day date; first_market_day, opens_on
q to_day date; last_market_day, closes_on
q setup date; build_up, set-up day; day for building up
q setup_time time; drive_in, access_until; until when one may drive in
q rent money:150..2400; stall_rent, fee; what the place costs
q power unit:kW 2..20; power_allowance, connected_load; how much electricity one may draw
q deposit money:50..300; security, caution
q warden person; market_manager, contact_on_site; who helps on site
q warden_phone phone; mobile, emergency_contact
q alcohol flag; alcohol_licence, mulled wine allowed; whether alcohol may be sold
q gas flag; gas_allowed, bottled gas permitted
q hut choice:own stall/hired hut/vehicle; stall_type, kind_of_stand; out of what the goods are sold
q front unit:m 2..9; frontage, width
q pay_by date; due, payment_deadline
a insurer company; liability_insurer
a power_price money:1..2; price per kwh
a children_day date; children's day, special day
---
{organiser}
An {trader} ({firm}), {:zip} {:city} || {:date}

# Zusage für Platz {stall}
Liebe Beschickerinnen und Beschicker,
aus {:number:60..190} Bewerbungen haben wir Sie ausgewählt, weil uns Ihr Angebot gefällt: {goods=handgezogene Kerzen|Langos und Punsch|Holzspielzeug|Filzhüte|Krippenfiguren|gebrannte Mandeln}. Der Markt läuft von {from_day} bis {to_day}; aufgebaut wird am {setup}, einfahren bis {setup_time}, danach sind die Poller oben.
* {hut?Sie bringen Ihren eigenen Stand mit~Wir stellen Ihnen eine unserer Holzhütten~Sie verkaufen aus Ihrem Wagen heraus}, Front {front}.
* Strom bis {power}; Kabel bitte {:unit:m 10..50} lang.
* {alcohol!Glühwein und Punsch dürfen Sie ausschenken|Der Ausschank von Alkohol ist Ihnen gestattet~Alkohol dürfen Sie keinen ausschenken|Der Ausschank bleibt auf Alkoholfreies beschränkt}.
* {gas!Gasflaschen sind mit Prüfbescheinigung erlaubt|Mit Flüssiggas darf geheizt werden~Flüssiggas ist auf dem ganzen Platz verboten|Gasflaschen lassen wir nicht zu}.
Die Platzmiete von {rent} ist bis {pay_by} zu zahlen[, ebenso {deposit} Kaution, die Sie nach dem Abbau zurückbekommen].
?Vor Ort hilft {warden}[, {warden_phone}].

Auf stimmungsvolle Tage!
{:person}, {:person}
Vorstand

== de drehgenehmigung
q owner company:Schlösserverwaltung {}/Stadt {} – Filmbüro/Forstbetrieb {}; grants_permission, property_owner, licensor; who lets the film team in
q producer company:{} Filmproduktion/Studio {}/{} Bewegtbild; production_company, licensee, de:Filmfirma; firm that makes the film
q film phrase; working_title, project
q director person; directed_by, filmmaker; who directs the film | wer Regie führt
q location_manager person; contact_on_set, location scout; whom to call on the set
q official person; permission_signed_by, granting_officer; who signed the permission
q place phrase; location, shooting_place; where the camera may stand
q from_day date; first_shooting_day, starts
q to_day date; last_shooting_day, ends
q from_time time; access_from, daily_start
q crew number:6..120; crew_size, people_on_set
q vehicles number:2..30; trucks, vehicle_count
q fee money:100..6000; location_fee, use_charge; what the use costs
q broadcaster company:Sender {}/{} TV/Rundfunk {}; commissioning_channel, airs_on; channel that ordered the film
q drone flag; drone_permitted, aerial shots; whether a drone may fly
q fire flag; pyrotechnics, open fire allowed
q credit flag; credit_required, named in the credits; whether the owner must be named in the film
q genre choice:feature/documentary/commercial; kind_of_production, format; what kind of film it is
q number id:FG-##/###; permission_no
a air_date date; broadcast date, premiere
a insurer company; liability insurer
a actor person; lead actor, star
---
{owner} || Gestattung {number}
{:street}, {:zip} {:city} || {:date}

# <Drehgenehmigung|Erlaubnis für Filmaufnahmen>
Wir gestatten der {producer}, für „{film=Die letzte Fähre|Kalter Wind|Omas Rezepte|Schatten am Deich|Der Kurier}“ ({genre?Spielfilm für Kino und Abendprogramm~Reportage nach wahren Begebenheiten~Werbespot von einer Minute}, Regie {director}) bei uns zu drehen: {place=Innenhof und Kapelle|Waldlichtung am Forsthaus|Rathaustreppe|alter Lokschuppen|Orangerie}.
= Erster Tag: {from_day}
= Letzter Tag: {to_day}
= Zutritt ab: {from_time}
= Personen: {crew}
= Fahrzeuge: {vehicles}
?= Nutzungsentgelt: {fee}
+++
## Bedingungen
{drone!Eine Drohne darf aufsteigen, solange kein Publikum da ist|Luftaufnahmen sind gestattet~Drohnen sind nicht gestattet|Von Luftaufnahmen ist abzusehen}. {fire!Offenes Feuer ist unter Aufsicht der Feuerwehr erlaubt|Nebel und Pyrotechnik sind angemeldet und genehmigt~Offenes Feuer und Pyrotechnik sind untersagt|Feuer, Nebel und Kerzen bleiben draußen}. {credit!Im Abspann sind wir zu nennen|Der Abspann hat einen Dank an uns zu enthalten~Eine Nennung im Abspann erwarten wir nicht|Genannt werden möchten wir nicht}. Abstand zu Wänden {:unit:m 1..3}, Licht aus um {:time}.
?Auftrag gebender Sender: {broadcaster}.
Ansprechperson am Set: {location_manager}, {:phone}

{official}
~ Hausmeisterei: {:person}

== de erbschein
q court company:Amtsgericht {} – Nachlassgericht/Bezirksgericht {}/Nachlassgericht {}; probate_court, issued_by; court that certifies who inherits
q deceased person; testator, decedent, de:Erblasser, de:Verstorbene Person; whose estate it is
q died date; date_of_death, death
q last_home city; last_residence, domicile; where the dead person lived last | letzter Wohnort
q heir1 person; first_heir, main_beneficiary; who inherits and is named first
q share1 percent; share_of_first_heir, first quota
q heir2 person; second_heir, other_heir
q judge person; decided_by, judicial_officer; who decided
q clerk person; certified_by, registrar; who made out the copy
q docket id:VI ####/##; case_number, file
q issued date; date_of_certificate, drawn_up
q basis choice:law/will/contract of inheritance; ground_of_succession, title to inherit; on what the inheritance rests
q will_date date; will_opened, opening_date
q executor person; executor, estate_administrator
q later_heir flag; subsequent_succession, reversionary heir ordered; whether somebody else is to inherit after the heirs
q worth money:9000..900000; estate_value, value_for_fees; what the estate is worth
q notary person; recorded_by, notary; who had recorded the last will
q copies number:1..6; certified_copies, number_of_copies
a born date; birth date of the deceased
a debts money:500..90000; liabilities, debts of the estate
a bank company; bank of the deceased
---
^ {court}
^ Geschäftsnummer {docket}

# Erbschein
{deceased}, zuletzt wohnhaft in {last_home}, ist am {died} verstorben und {basis?nach der gesetzlichen Folge~auf Grund einer letztwilligen Verfügung~auf Grund eines vor Zeugen geschlossenen Vertrags} beerbt worden von

* {heir1}, {:street}, {:city}, zu {share1}
?* {heir2}, {:street}, {:city}, zum verbleibenden Teil

{later_heir!Nacherbfolge ist angeordnet|Die Genannten sind nur Vorerben~Nacherbfolge ist nicht angeordnet|Die Genannten sind unbeschränkte Vollerben}.
+++
?Eröffnet wurde die Verfügung am {will_date}, beurkundet hatte sie {notary}.
?Das Amt des Vollstreckers versieht {executor}.
?Der Wert des Nachlasses wurde mit {worth} angegeben, Gerichtskosten {:money:80..900}.
Erteilt in {copies} Ausfertigungen. Den Antrag hatte {:person} am {:date} zu Protokoll erklärt.
+++
{:city}, {issued}
{judge} || Ausgefertigt: {clerk}
Rechtspflege || Geschäftsstelle

== de vergabe_absage
q buyer company:Landkreis {}/Stadtwerke {}/Universität {} – Beschaffung; contracting_authority, sender, awarding_body, de:Auftraggeber; public body that wanted offers
q bidder company:{} Reinigung/{} Malerbetrieb/{} Gartenbau; tenderer, unsuccessful_bidder, addressee; firm that is turned down
q winner company:{} Service AG/{} und Partner/Gebrüder {}; successful_bidder, awarded_to; firm that will get the contract | wer den Auftrag erhält
q tender_no id:####-@@-##; procurement_number, tender_ref
q subject phrase; contract_subject, lot_title; what the contract is about
q opened date; bids_opened, opening_date
q sent date; letter_date, notice_date
q award_on date; contract_award, earliest_award; when the contract will be given at the earliest | frühester Tag des Zuschlags
q rank number:2..9; bidder_rank, place; where the firm came in
q bids number:3..19; number_of_offers, offers_received; how many firms made an offer
q own_points number:40..80; points_scored, own_score
q price money:9000..400000; bid_price, offer_sum; what the addressee had offered
q reason choice:price/quality/formal defect; reason_for_rejection, ground; why the offer lost
q officer person; procurement_officer, signed_by
q lawyer person; legal_contact, questions_to
q review company:Vergabekammer {}/Nachprüfungsstelle {}; review_body, complaint_office; body one can complain to
q excluded flag; excluded_from_procedure, offer excluded; whether the offer was shut out
q again flag; future_invitation, invited again; whether they will be asked again
a winner_price money:9000..400000; winning price, awarded_sum; sum of the successful offer
a start date; performance start, works begin
a weighting percent; weight of price, criterion weight
---
{buyer} || {sent}
{:street}, {:zip} {:city} || Vergabe {tender_no}

{bidder}
{:street}
{:zip} {:city}

# Mitteilung nach § 134 GWB: {subject=Winterdienst Los 2|Glasreinigung der Schulen|Malerarbeiten Rathaus|Pflege der Grünanlagen|Umzug der Bibliothek}
Sehr geehrte Damen und Herren,
für Ihr Angebot über {price} danken wir. Bei der Öffnung am {opened} lagen {bids} Angebote vor; Ihres kommt mit {own_points} Punkten auf Platz {rank}, der Höchstwert war {:number:81..100}.
Wir beabsichtigen, den Auftrag {winner} zu erteilen, frühestens am {award_on}. {reason?Ihr Angebot war nicht das günstigste~Ihr Konzept überzeugte die Jury weniger als andere~In Ihrem Angebot fehlte trotz Nachforderung eine Erklärung}. {excluded!Es war daher vom Verfahren auszuschließen|Ihr Angebot musste ausgeschlossen werden~Ausgeschlossen wurde Ihr Angebot nicht, es unterlag im Vergleich|Ein Ausschluss war damit nicht verbunden}.
?Rügen richten Sie bitte zunächst an {lawyer}[; zuständig für die Nachprüfung ist {review}].
{again!Beim nächsten Mal schreiben wir Sie gern wieder an|Auf der Liste der Bieter bleiben Sie~Von einer erneuten Aufforderung sehen wir ab|Zu künftigen Verfahren werden wir Sie nicht mehr auffordern}.

Mit freundlichen Grüßen
{officer}
~ Zweitunterschrift {:person}. Fax {:phone}

== de bautagebuch
q contractor company:{} Hochbau/Bau {} GmbH/Zimmerei {}; builder, construction_company; firm that builds
q client company:Kirchenstiftung {}/{} Projekt/Gemeinde {}; building_owner, principal, de:Bauherr; for whom it is built
q site phrase; project, building_site
q foreman person; site_foreman, de:Polier; who leads the men on site
q manager person; site_manager, construction_manager; who runs the site for the contractor
q architect person; supervising_architect, object_supervision; who countersigned | wer gegengezeichnet hat
q day date; date, report_day
q sheet number:1..300; sheet_no, page
q weather phrase; conditions, sky
q temp_am unit:°C 1..14; morning_temperature, temp_at_7
q temp_pm unit:°C 15..33; afternoon_temperature, temp_at_13
q workers number:3..40; men_on_site, headcount; how many people worked
q done phrase; work_performed, progress; what was achieved that day
q delivered product; delivery, material_received; what came on the lorry
q supplier company:Betonwerk {}/{} Baustoffe/Holz {}; supplier, delivered_by; from whom the material came
q hindrance flag; obstruction, works hindered; whether something held up the work
q accident flag; accident_today, injury; whether anybody was hurt today
q visit phrase; visitors, who came; who else was there
q extra choice:ordered orally/ordered in writing/none; extra_work, change_order; whether extra work was ordered and how
q hours number:20..300; total_man_hours, hours_worked
a crane product; crane type, crane
a completion date; completion_date, finish
a penalty money:100..900; penalty per day
---
{contractor} || Blatt {sheet}
# Bautagebuch
= Baustelle: {site=Neubau Kindergarten|Sanierung Pfarrhof|Hallendach Achse 4–9|Brücke über den Mühlbach|Anbau Klinik}
= Bauherr: {client}
= Tag: {day}
= Wetter: {weather=Regen bis Mittag|heiter|Schneefall|bedeckt, windig|Nebel}
= 7 Uhr: {temp_am}
= 13 Uhr: {temp_pm}
= Kräfte: {workers}
= Stunden: {hours}

Leistung heute: {done=Decke über EG betoniert|Schalung Wand 3 gestellt|Dachstuhl aufgerichtet|Estrich geglättet|Gerüst umgesetzt}. Angeliefert: {delivered=Beton C25/30|Bewehrungsstahl|Ziegel 36,5|Leimbinder|Dämmplatten}, {:unit:m³ 5..60}, von {supplier}, Wartezeit {:number:10..90} min. {hindrance!Die Pläne fehlten, die Kolonne stand zwei Stunden|Der Kran des Nachbarn blockierte die Zufahrt; Behinderung angezeigt~Behinderungen: keine|Der Ablauf war ungestört}. {accident!Ein Helfer hat sich die Hand gequetscht und kam zum Arzt|Leider ein Unfall an der Kreissäge, Meldung folgt~Unfälle: keine|Zum Glück blieben alle heil}. {extra?Auf Zuruf wurde zusätzliche Arbeit verlangt, Bestätigung fehlt~Für den Mehraufwand liegt ein Schreiben vor~Zusätzliches wurde nicht verlangt}.
?Auf der Baustelle waren: {visit=Prüfstatik zur Abnahme der Bewehrung|Gewerbeaufsicht|zwei Nachbarn wegen Lärm|Schulklasse|Versorger wegen Hausanschluss}.
+++
Polier: {foreman} || Bauleitung: {manager}
?Gesehen: {architect}, Objektüberwachung
~ Nächste Besprechung {:date}, Protokoll {:person}

== de geruestfreigabe
q builder company:Gerüstbau {}/{} Gerüste/{} Höhentechnik; scaffolder, erected_by; who put the scaffold up
q user company:{} Malerbetrieb/Stuck {}/Dachdeckerei {}; user_firm, handed_to, de:Nutzer; firm that will work on it
q checker person; competent_person, inspected_by; who examined it | wer es geprüft hat
q receiver person; taken_over_by, user's representative; who accepted it
q no id:G-####; scaffold_number, tag
q site address; location, where
q load_class choice:2/3/4; load_class, duty; for what work it is strong enough
q load unit:kg/m² 150..300; permitted_load, max_load
q width unit:m 1..2; deck_width, bay_width
q height unit:m 4..38; height, top_level
q checked date; inspection_date, released_on
q until date; stands_until, dismantling_date; when it will be taken down
q net flag; net_or_sheet, covered; whether it is hung with nets
q released flag; cleared_for_use, may be used; whether it may be climbed
q anchors number:6..90; anchors, wall_ties
q lift product; hoist, goods_lift
q defect phrase; remaining_defect, note; what one has to mind
a rent money:1..9; weekly rent, hire
a client company; building_owner
a statics person; structural_engineer
---
# Gerüst-Freigabeschein {no}
^ {builder}, {:zip} {:city}, {:phone}
= Wo: {site}
= Höhe: {height}
= Belagbreite: {width}
= Flächenlast: {load}
= Anker: {anchors}
= Geprüft: {checked}
?= Aufzug: {lift=Seilrollenaufzug|Geda 200|Handwinde|Bauaufzug 500 kg}

{load_class?Zugelassen für Inspektion und leichte Arbeiten ohne Lagern von Material (Klasse zwei)~Zugelassen für Putz und Anstrich mit wenig Material (Klasse drei)~Zugelassen für Maurerarbeiten (Klasse vier)}. {net!Die Flächen sind mit Netzen bespannt|Wegen des Staubs ist alles mit Plane bekleidet~Netze oder Planen sind nicht angebracht|Das Gerüst ist unbekleidet}.
{released!Das Gerüst darf betreten werden|Freigabe erteilt~Betreten verboten, es fehlt noch etwas|Noch nicht freigegeben, grünes Schild bleibt ab}.[ Anmerkung: {defect=Bordbrett an der Nordseite fehlt|Leitergang klemmt|Konsole nur für Personen|Ausleger nicht belasten}.]
Veränderungen nur durch uns; nach Sturm ab {:unit:km/h 60..90} neu prüfen.
?Steht voraussichtlich bis {until}.

Geprüft {checker} || Übernommen {receiver} für {user}
~ Kolonne {:person}, Lkw {:id:@@-@ ####}

== de rettungsdienst
q service company:Rettungsdienst {}/Samariter {}/Sanität {}; ambulance_service, operator
q control company:Leitstelle {}; dispatch_centre, control_room; who sent the ambulance
q patient person; treated_person, casualty, de:Patient; who was helped
q age number:3..97; years, patient_age
q medic person; paramedic, team_leader; who led the crew
q driver person; driver, second_crew_member; who drove
q emergency_doctor person; physician_on_scene, notarzt; doctor called in addition
q mission id:########-##; mission_number, deployment
q day date; date, mission_date
q called time; alarm, alerted
q there time; on_scene, arrival_at_patient; when the crew reached the patient
q hospital_at time; handover_time, arrival_at_hospital
q hospital company:Klinikum {}/Spital {}/Krankenhaus {}; receiving_hospital, taken_to; where the patient was announced
q place phrase; scene, where_found
q complaint phrase; leading_symptom, chief_complaint; what the patient suffered from | woran der Patient litt
q pulse number:44..150; heart_rate, hr
q sugar unit:mg/dl 40..320; blood_glucose, bg
q conscious choice:awake/drowsy/unconscious; consciousness, state_of_mind; how awake the patient was
q pain flag; in_pain, reports pain; whether the patient was in pain
q refused flag; refused_transport, transport declined; whether the patient would not go along
q given product; drug_given, medication; what was given as medicine
a insured id:@#########; insurance number, insured_no
a relative person; next of kin, relative
a doctor_gp person; family doctor, gp
---
{service} || Einsatz {mission}
# Protokoll
= Datum: {day}
= Alarm: {called}
= Beim Patienten: {there}
= Übergabe: {hospital_at}
= Name: {patient}
= Alter: {age}
= Disponiert: {control}

Angetroffen {place=im Treppenhaus|auf dem Sportplatz|in der Küche auf dem Boden|im Bus, hintere Reihe|auf der Baustelle}; {conscious?ansprechbar und orientiert~schläfrig, öffnet auf Ansprache die Augen~reagiert weder auf Ansprache noch auf Schmerzreiz}. Leitsymptom: {complaint=Engegefühl in der Brust|Schwindel|Sturz auf die Hüfte|Krampfanfall|Atemnot|Wespenstich}. {pain!Gibt starke Schmerzen an|Klagt über Schmerzen~Schmerzen werden verneint|Ohne Schmerzen}.
= Puls: {pulse}
?= Zucker: {sugar}
= Atmung: {:number:10..28}
?Verabreicht: {given=Glukose 40 %|Aspirin i. v.|Midazolam nasal|Salbutamol vernebelt|Paracetamol}, {:unit:mg 5..500}.
{refused!Die Mitfahrt wird trotz Aufklärung abgelehnt, Unterschrift liegt vor|Möchte nicht ins Krankenhaus; Ablehnung unterschrieben~Mit dem Transport einverstanden|Fährt mit}. Angemeldet in: {hospital}.
?Nachgefordert: {emergency_doctor} (ärztlich).

{medic}, Transportführung || am Steuer {driver}
~ Fahrzeug {:id:##/##-#}, Praktikum {:person}

== de hoergeraet
q shop company:Hörakustik {}/{} Hörgeräte/Hörstudio {}; hearing_aid_shop, provider; who fitted the devices
q customer person; client, wearer, de:Versicherter; who wears them
q acoustician person; fitted_by, specialist
q doctor person; prescribing_ent, ent doctor; who prescribed them | wer sie verordnet hat
q insurer company:AOK {}/{} Ersatzkasse/Kasse {}; health_insurance, contributes
q model product; device, hearing_aid
q serial_l id:L######; left_serial, serial_left
q serial_r id:R######; right_serial, serial_right
q prescribed date; prescription_date, ordered_by_doctor_on
q trial_from date; trial_start, first_fitting
q final date; final_fitting, handed_over; when they were handed over
q before percent; speech_understanding_before, without_aid; how much was understood without them
q after percent; speech_understanding_after, with_aid; how much is understood with them
q own_share money:10..3800; customer_pays, co-payment; what the wearer pays
q fund_share money:600..1500; insurer_pays, contribution; what the insurer pays
q batteries choice:rechargeable/disposable; power_supply, battery_type; where the power comes from
q free_offered flag; no_cost_option_shown, free device offered; whether a device without extra cost was offered
q bluetooth flag; phone_coupling, wireless; whether it can be coupled to a telephone
q service duration; service_period, aftercare
q check month; next_check, follow-up
a birth date; date of birth, born
a volume unit:dB 10..90; hearing threshold, loss
a phone phone; customer phone
---
{shop}
{:street}, {:zip} {:city}

# Anpassbericht
für {insurer}
= Kunde/Kundin: {customer}
= Verordnung: {prescribed}, {doctor}
= Gerät: {model=Vio 30 RIC|Lumo S|Cura 3 IdO|Nexa Mini|Sonata P}
= links: {serial_l}
= rechts: {serial_r}
= Probe ab: {trial_from}
= Abgabe: {final}

Im Freiburger Test bei {:unit:dB 60..70} wurden ohne Versorgung {before}, mit beiden Geräten {after} der Einsilber verstanden. Verglichen wurden {:number:3..5} Systeme. {free_offered!Ein Gerät ohne Aufzahlung wurde vorgeführt|Die aufzahlungsfreie Versorgung wurde angeboten~Ein aufzahlungsfreies System wurde nicht vorgestellt|Auf die Vorführung eines Kassengeräts wurde verzichtet}. {bluetooth!Anrufe kommen direkt ins Ohr, das Handy ist gekoppelt|Das Telefon lässt sich drahtlos verbinden~Mit dem Handy lässt es sich nicht verbinden|Eine Funkverbindung zum Telefon fehlt}. {batteries?Nachts kommt es in die Ladeschale~Alle zehn Tage sind neue Knopfzellen fällig}.
?Die Kasse trägt {fund_share}; privat bleiben {own_share}, darin gesetzlich {:money:10..20}.
?Nachsorge inbegriffen: {service=6 Jahre|72 Monate|drei Jahre|5 Jahre}.
?Wir sehen uns wieder im {check}.

{acoustician}, Meisterbetrieb
~ Probe begleitet von {:person}. Gedruckt {:date}.

== de vertretungsplan
q school company:Mittelschule {}/Gymnasium {}/Berufskolleg {}; school, institution
q day date; for_day, valid_on
q made_by person; planner, deputy_head, drawn_up_by; who made the plan | wer den Plan gemacht hat
q issued_at time; as_of_time, printed_at
q absent_teacher person; sick_teacher, away; who is ill today
q course_teacher person; on_training, away on course; who is away on a course
q canteen phrase; lunch, meal; what there is to eat
q closed_room short; blocked_room, unavailable_room; room that cannot be used
q reason_room phrase; why_room_closed, room issue; why it cannot be used
q early flag; early_finish, classes end early; whether school ends early
q fire_drill flag; drill_today, evacuation drill
q duty person; playground_duty, break_supervision; who watches over the yard
q week choice:A/B; week_type, rhythm
q guest company:Theater {}/Sparkasse {}/Feuerwehr {}; visitors, guest_organisation; who visits the school
l changes; substitutions, cover_lessons
c changes.lesson number:1..9; period, hour
c changes.class short; form, group
c changes.teacher person; cover_teacher, taken_by
c changes.subject phrase; subject, lesson
c changes.room short; room, where
a holidays date; holidays_begin, last school day
a head person; headteacher, principal
a bus time; bus_leaves, school_bus
---
^ {school}
# Vertretungsplan {day}
Stand {issued_at} || {week?ungerade Kalenderwoche, es gilt der erste Plan (A)~gerade Kalenderwoche, es gilt der zweite Plan (B)}

Es fehlen: {absent_teacher} (erkrankt)[, {course_teacher} (Fortbildung)]. Pausenaufsicht Hof: {duty}.
%changes 3..7
Std. | Klasse | Vertretung | Fach | Raum
{changes.lesson} | {changes.class=5a|6b|7c|8a|9d|10b|Q1} | {changes.teacher} | {changes.subject=Mathematik|Deutsch|Erdkunde|Sport|Chemie|Stillarbeit} | {changes.room=104|A 12|Turnhalle|Physik 1|207|Aula}
%%
+++
## Hinweise
?Raum {closed_room=U 03|311|Musiksaal|B 7} ist gesperrt: {reason_room=Wasser an der Decke|Beamer wird montiert|Schulaufgabe|Heizung ausgefallen}.
{early!Ab Mittag ist für alle hitzefrei|Der Nachmittag entfällt~Der Nachmittag findet wie geplant statt|Früher Schluss ist heute nicht}. {fire_drill!Im Lauf des Vormittags proben wir den Alarm|Rechnet mit einer Räumungsübung~Der angekündigte Probealarm entfällt|Ein Probealarm findet heute nicht statt}.
?Zu Gast in der Aula: {guest}.
?Mensa: {canteen=Linsen mit Spätzle|Fischstäbchen|Gemüselasagne|Grießbrei|Chili}
+++
> {made_by}
~ Fundsachen bis {:time} bei {:person} abholen. Gesamtzahl der Stunden: {:number:10..40}

== de modulanerkennung
q uni company:Hochschule {}/Universität {}/Fachhochschule {}; deciding_university, home_institution; university that decides
q host company:Universidad {}/University of {}/Université {}; partner_university, credits_earned_at, de:Gasthochschule; where the student was abroad
q student person; applicant, learner; who was abroad
q matric id:#######; matriculation_number, student_id
q programme phrase; degree_programme, course_of_study
q chair person; examination_board_chair, decided_by; who signs for the board | wer für den Ausschuss unterschreibt
q advisor person; subject_adviser, consulted_professor; whose opinion was heard
q officer person; exam_office, handled_by; who dealt with the file
q applied date; request_date, application_of
q decided date; decision_date, notice_date
q total number:5..60; credits_recognised, ects_total; credits counted in all
q term phrase; semester_abroad, period_abroad
q status choice:fully recognised/partly recognised/partly postponed; outcome, decision; how far the request was met
q graded flag; grades_transferred, marks carried over; whether the marks count
q upgraded flag; placed_in_higher_semester, semester credited
q appeal duration; appeal_time, objection_period
l modules; courses, recognised_modules
c modules.foreign phrase; course_abroad, original_title
c modules.own phrase; equivalent, counted_as
c modules.credits number:2..12; ects, credit_points
c modules.mark short; grade, result
a scholarship money:200..900; grant, monthly scholarship
a language language; language of instruction
a thesis phrase; thesis topic
---
{uni} · Prüfungsamt || {decided}
{student}, Matrikel {matric}
Studiengang {programme=Maschinenbau B. Eng.|Soziale Arbeit|Geoökologie M. Sc.|Romanistik|Wirtschaftsinformatik}

# Bescheid über die Anerkennung
Auf den Antrag vom {applied} entscheidet der Prüfungsausschuss nach Anhörung von {advisor} über Leistungen, die im {term=Wintersemester 2023/24|Sommersemester 2022|fünften Fachsemester|Austauschjahr} an der {host} erbracht wurden:
%modules 2..5
Dort | Hier | LP | Note
{modules.foreign=Fluid Mechanics II|Historia del arte|Soil Physics|Data Ethics|Welfare Systems} | {modules.own=Strömungslehre|Wahlpflicht 3|Bodenkunde|Ethik der Technik|Sozialpolitik} | {modules.credits} | {modules.mark=1,3|2,0|2,7|bestanden|1,7}
%%
{status?Damit wird dem Antrag in allem entsprochen~Für den Rest fehlt die Gleichwertigkeit, insoweit bleibt der Antrag ohne Erfolg~Über die übrigen Kurse ergeht später ein eigener Bescheid}. Summe: {total} LP von {:number:61..120} beantragten. {graded!Die Noten gehen in den Durchschnitt ein|Noten wurden umgerechnet und zählen~Noten werden nicht übernommen|Vermerkt wird nur „bestanden“}. {upgraded!Sie werden ein Semester höher eingestuft|Ein Fachsemester wird angerechnet~An der Einstufung ändert sich nichts|Eine Höherstufung erfolgt nicht}.
?Widerspruchsfrist: {appeal=ein Monat|vier Wochen|30 Tage}

{chair} || bearbeitet: {officer}
Vorsitz || {:phone}
~ Kopie an {:person}, Auslandsamt

== de bodenprobe
q lab company:LUFA {}/Bodenlabor {}/{} Agraranalytik; soil_laboratory, analysed_by; who examined the earth
q farm company:Hof {}/Landwirtschaft {}/Agrar {} GbR; farm_business, client, de:Betrieb; whose field it is
q farmer person; sample_sender, landowner, ordered_by; to whom the result is sent
q adviser person; consultant, recommended_by, copy_to; who gets a copy
q drawn date; sampled_on, sampling_date
q reported date; report_date, result_of
q field phrase; plot_name, parcel; name of the field | Name des Ackers
q area unit:ha 1..30; plot_size, hectares
q soil choice:sand/loam/clay/peat; soil_type, texture; what the earth consists of
q sample id:BP-######; sample_number, lab_no
q ph number:4..8; acidity, ph_value
q crop phrase; previous_crop, last_grown; what grew there before
q planned phrase; next_crop, intended_crop; what will be sown
q lime_needed flag; liming_recommended, needs lime; whether lime should be spread
q lime unit:dt 10..60; lime_quantity, lime_per_area
q water_zone flag; water_protection_area, restricted_zone
q depth unit:cm 20..90; sampling_depth, depth; how deep the sample was taken
q store company:Raiffeisen {}/Landhandel {}; fertiliser_dealer, supplier; where one can buy lime
l nutrients; values, analysis_results
c nutrients.element phrase; nutrient, element
c nutrients.value number:2..60; mg_per_100g, content
c nutrients.grade short; supply_class, level
a price money:9..60; cost of analysis, fee
a yield unit:dt 40..110; expected yield, harvest
a humus percent; humus_content, organic matter
---
{lab}
An {farm}, {farmer}, {:zip} {:city} || {reported}

# Untersuchungsbefund {sample}
= Schlag: {field=Hinterm Dorf|Große Breite|Mooswiese|Kirchenacker|Lange Gewanne}
= Fläche: {area}
= gezogen: {drawn}
= bis: {depth}
= Vorfrucht: {crop=Winterweizen|Raps|Silomais|Kleegras|Zuckerrüben}
= pH: {ph}
Die Fingerprobe ergab {soil?rieselnde, kaum formbare Körner~eine formbare, leicht mehlige Erde~zähe, glänzende Schollen~dunklen Boden aus Pflanzenresten}.
%nutrients 2..4
Nährstoff | mg/100 g | Klasse
{nutrients.element=Phosphor|Kalium|Magnesium|Bor} | {nutrients.value} | {nutrients.grade=A|B|C|D|E}
%%
+++
## Empfehlung
Folgefrucht soll {planned=Sommergerste|Kartoffel|Ackerbohne|Dinkel|Luzerne} sein. {lime_needed!Vor der Saat ist zu kalken|Eine Kalkung tut not~Kalk wird nicht gebraucht|Auf eine Kalkung kann verzichtet werden}[ (Richtwert {lime} je ha; Obergrenze je Gabe {:unit:dt 61..90})]. {water_zone!Der Schlag liegt im Wasserschutzgebiet, im Herbst keine Gülle|Beachten Sie die Auflagen der Zone III~Auflagen zum Wasserschutz gelten hier nicht|Ein Wasserschutzgebiet ist nicht berührt}.
?Kalk und Dünger führt {store}.
?Durchschlag an {adviser}, Pflanzenbauberatung
~ Probenbote {:person}; Rückstellmuster bis {:date}. {:phone}

== de wein_pruefung
q office company:Landwirtschaftskammer {}/Weinbauamt {}/Prüfstelle {}; wine_authority, testing_office; body that tests the wine
q winery company:Weingut {}/Winzergenossenschaft {}/Weinhof {}; producer, bottler, de:Erzeuger; who made the wine
q winemaker person; applicant, cellar_master; who speaks for the winery
q vintage year; harvest_year, year
q wine phrase; designation, wine_name
q grape phrase; variety, grape_variety
q ap_no id:# ### ### ### ##; official_test_number, approval_no
q alcohol percent; alcohol_by_volume, abv
q acid unit:g/l 4..9; total_acidity, acid
q sugar unit:g/l 1..80; residual_sugar, sweetness
q volume unit:l 400..20000; lot_size, litres_presented; how much of it there is
q tasted date; tasting_date, sensory_test; when it was tasted
q decided date; decision_of, issued
q score number:1..5; quality_points, sensory_score
q panel_head person; chair_of_panel, lead_taster; who led the tasting | wer die Verkostung leitete
q lab company:Weinlabor {}/Labor {}; analysis_laboratory, analysed_at; who analysed it
q granted flag; number_granted, passed; whether the wine passed
q quality choice:quality wine/Kabinett/Spätlese; quality_level, predicate; in which class it was entered
q fault phrase; tasting_note, remark; what the tasters wrote
a price money:5..40; bottle_price, retail
a closure phrase; closure, cork_or_screwcap
a bottled date; bottling_date, filled on
---
{office} || {decided}
{:street}, {:zip} {:city} || AP-Nr. {ap_no}

# Prüfbescheid
{winery}, vertreten durch {winemaker}, hat angestellt:
= Bezeichnung: {wine=Alte Reben|Steinterrassen|Gutswein|vom Muschelkalk|Cuvée Johanna}
= Rebsorte: {grape=Riesling|Spätburgunder|Silvaner|Grüner Veltliner|Lemberger}
= Jahrgang: {vintage}
= Menge: {volume}
= Alkohol: {alcohol}
= Säure: {acid}
= Restzucker: {sugar}

Die Analyse von {lab} lag bei. Verkostet wurde verdeckt am {tasted} unter Leitung von {panel_head} mit {:number:3..5} Prüfenden; Mittel {score} Punkte[, Vermerk: {fault=reintönig, lebhaft|leichter Böckser|sehr reif, etwas breit|zarte Würze|verhalten in der Nase}]. {granted!Die Nummer wird zugeteilt|Dem Antrag wird stattgegeben~Die Nummer wird versagt|Dem Antrag konnte nicht stattgegeben werden}. Eingereicht war er als {quality?Wein aus einem Anbaugebiet ohne Prädikat~leichtestes der Prädikate~Wein aus spät gelesenen, vollreifen Trauben}.
{:number:2..3} Flaschen verbleiben zwei Jahre in der Verwahrung, Fach {:id:@##}. Es wird eine Gebühr von {:money:20..90} erhoben.

Im Auftrag
{:person}

== de kleingarten
q club company:Kleingartenverein {}/Schrebergärten {} e. V./Gartenfreunde {}; allotment_association, club; association that owns the gardens
q leaving person; outgoing_tenant, former_gardener, de:Abgebender; who gives the garden up
q new person; incoming_tenant, new_gardener; who takes the garden over
q plot number:1..240; plot_number, garden_no
q assessor person; valuer, assessed_by; who made the estimate, named first
q second person; second_assessor, co-valuer
q chair person; chairperson, signed_for_club; who signs for the board
q size unit:m² 150..500; plot_area, area
q day date; valuation_date, inspected_on
q ends date; lease_end, given_up_on; when the old lease is over
q hut money:200..6000; hut_value, arbour; what the little house is worth | Wert des Häuschens
q plants money:50..1500; plants_value, trees_and_shrubs; what grows there, in money
q total money:300..7500; transfer_sum, amount_to_pay; what the new gardener pays
q clear phrase; to_be_removed, must_go; what has to go
q clear_by date; removal_deadline, cleared_until
q asbestos flag; asbestos_found, roof with asbestos
q over flag; hut_too_large, exceeds permitted size; whether the hut is larger than allowed
q water choice:own meter/shared tap/well; water_supply, water_source; where water comes from
q association company:Stadtverband {}/Bezirksverband {}; umbrella_organisation, landlord_body
a rent money:60..300; annual_rent, lease
a fee money:20..90; valuation fee, cost
a keys number:1..5; keys handed over
---
^ {club}
# Wertermittlung Parzelle {plot}
= Abgebend: {leaving}
= Pacht endet: {ends}
= Größe: {size}
= Ortstermin: {day}
?= Übernehmend: {new}

Geschätzt haben {assessor} und {second} nach den Richtlinien <des Verbands|vom Verband>[ ({association})].
= Laube: {hut}
= Gehölze und Stauden: {plants}
= Wege, Zaun: {:money:20..300}
= Ablöse insgesamt: {total}
+++
{over!Die Laube überschreitet die erlaubten 24 m²|Der Anbau ist zu groß und nicht genehmigt~Die Laube hält die erlaubte Größe ein|Größer als erlaubt ist die Laube nicht}. {asbestos!Das Dach besteht aus asbesthaltigen Platten|Hinter der Laube lagern Asbestplatten~Asbest wurde nicht vorgefunden|Anzeichen für Asbest gibt es keine}. Wasser kommt {water?über eine eigene Uhr an der Parzelle~vom Hahn, den mehrere sich teilen~aus einem Pumpbrunnen}.
?Zu entfernen sind: {clear=zwei Fichten und der Teich|das Trampolin|eine Thujahecke|der Nussbaum|ein gemauerter Grill}, und zwar bis {clear_by}.
+++
Die Beträge gelten {:number:3..12} Monate. Einspruch an {:person}, Schlichtung.

{assessor} || {chair}
Wertermittlung || für den Vorstand

== de wasserrecht
q authority company:Wasserwirtschaftsamt {}/Untere Wasserbehörde {}/Landratsamt {}; water_authority, issued_by
q holder company:Mühle {}/Brauerei {}/Fischzucht {}; permit_holder, user_of_water, de:Berechtigter; who may use the water
q rep person; represented_by, managing_person; who acts for that business
q water phrase; body_of_water, stream; stream or pond concerned | betroffenes Gewässer
q purpose choice:hydropower/cooling/fish farming/irrigation; use, purpose_of_use; what the water is used for
q rate unit:l/s 5..900; abstraction_rate, permitted_quantity; how much may be taken
q residual unit:l/s 5..300; residual_flow, minimum flow; what must stay in the stream
q parcel id:####/##; land_parcel, plot
q permit id:WR-###/####; permit_number, entry_in_water_book
q applied date; application_dated, asked_on
q granted date; granted_on, decision_date
q expires date; expiry, permit_ends; until when it may be used
q ladder flag; fish_pass_required, fish ladder; whether fish must be able to pass
q gauge flag; measuring_required, gauge to be fitted
q expert person; official_expert, hydrologist; who judged it for the office
q officer person; decided_by, signatory
q objector company:Fischereiverein {}/Angelverein {}; objecting_party, opponent; who was against it
q report_month month; yearly_report_due, report_by
q fee money:200..4000; permit_fee, costs
a head unit:m 1..9; fall height, drop
a turbine product; turbine type
a former id:WR-##; previous permit no, old right
---
{authority} || {granted}
Wasserbuch {permit}

# Gehobene Erlaubnis
{holder}, vertreten durch {rep}, darf auf Antrag vom {applied} am {water=Rotbach|Mühlkanal|Oberen Weiher|Steinach, rechtes Ufer|Kaltenbach} (Flurstück {parcel}) Wasser entnehmen, um damit {purpose?eine Turbine zur Stromerzeugung zu treiben~Maschinen zu kühlen~Teiche mit Forellen zu speisen~Felder zu beregnen}.
= Höchstens: {rate}
= Im Bett verbleiben: {residual}
= Gültig bis: {expires}
+++
## Auflagen
* {ladder!Ein Aufstieg für Fische ist anzulegen|Die Durchgängigkeit für Fische ist herzustellen~Ein Fischaufstieg wird nicht verlangt|Auf eine Fischtreppe wird wegen der geringen Höhe verzichtet}.
* {gauge!Die Menge ist mit einem Pegel fortlaufend aufzuzeichnen|Eine Messeinrichtung ist einzubauen~Eine Messeinrichtung ist entbehrlich|Gemessen werden muss nicht}.
* Rechen mit Stababstand {:unit:mm 10..20}.
?* Jahresbericht jeweils im {report_month}.
+++
## Gründe
Fachlich beurteilt hat das Vorhaben {expert}; Abfluss im Mittel {:unit:l/s 900..3000}.[ Einwände erhob {objector}, sie wurden erörtert.]
?Kosten des Bescheids: {fee}
{officer}
~ Ausfertigung an {:person}, Gemeinde

== de vogelschlag
q airport company:Flughafen {}/Flugplatz {}/Airport {}; aerodrome, reporting_airport; aerodrome that reports
q airline company:{} Air/{} Wings/Luftfahrt {}; operator_of_aircraft, carrier, de:Halter; whose aircraft it is
q pilot person; captain, commander; who flew
q reporter person; reported_by, wildlife_officer; who made the report
q reg id:D-@@@@; aircraft_registration, tail_number
q type product; aircraft_type, model
q flight id:@@ ####; flight_number, callsign
q day date; date_of_strike, occurred_on
q hour time; local_time, time_of_strike
q phase choice:take-off/climb/approach/landing; phase_of_flight, when_in_flight; what the aircraft was doing
q height unit:ft 20..3000; height_above_ground, agl
q speed unit:kt 80..250; indicated_speed, ias
q species phrase; bird_species, kind_of_bird; what kind of animal it was | welche Art es war
q number number:1..30; birds_struck, count
q damage flag; aircraft_damaged, damage; whether the aircraft was harmed
q warned flag; pilot_warned, prior warning; whether the crew had been warned
q part phrase; part_struck, impact_on; where the aircraft was hit
q runway id:##@; runway, strip
q effect phrase; effect_on_flight, consequence; what followed for the flight
q authority company:Luftfahrtamt {}/Flugsicherung {}; reported_to, aviation_authority; to whom it is reported
a cost money:900..90000; repair cost, damage sum
a passengers number:2..190; passengers on board, pax
a out_of_service duration; time out of service, grounded
---
# Meldung Vogelschlag
{airport} || an: {authority}
= Luftfahrzeug: {type=A320|ATR 72|Cessna 172|B737-800|Embraer 190|DA40}
= Kennzeichen: {reg}
= Halter: {airline}
= Flug: {flight}
= Tag: {day}
= Ortszeit: {hour}
= Piste: {runway}
= Höhe: {height}
= Fahrt: {speed}

{phase?Die Maschine rollte gerade an und hob ab~Die Maschine hatte abgehoben und stieg~Die Maschine war im Endanflug, Fahrwerk aus~Die Maschine setzte gerade auf}. Getroffen wurden {number} Tiere, vermutlich {species=Mäusebussard|Stare|Lachmöwen|Mauersegler|Ringeltauben}, am {part=linken Triebwerk|Bug|Randbogen|Fahrwerk|Frontfenster}. {damage!Der Einlauf ist eingedrückt|Die Verkleidung hat einen Riss~Ein Schaden ließ sich nicht feststellen|Die Zelle blieb heil}. {warned!Der Turm hatte den Schwarm durchgesagt|Eine Warnung war über Funk ergangen~Vorgewarnt war die Besatzung nicht|Eine Durchsage war nicht erfolgt}.
?Folge: {effect=Startabbruch|Rückkehr zum Platz|keine, Flug fortgesetzt|vorsorgliche Landung|Triebwerk gedrosselt}.
?Am Steuer: {pilot}
Sicht {:unit:km 2..20}, Wind {:unit:kt 2..25}, Mähhöhe {:unit:cm 10..30}. Reste eingesammelt durch {:person}.

{reporter}, Vogelschlagbeauftragte/r
~ Gesendet {:date}

== de paket_nachforschung
q carrier company:{} Paketdienst/Postlogistik {}/{} Express; parcel_service, delivery_company; who lost or carried it
q sender company:{} Versand/Buchhandlung {}/{} Schuhe; shipper, sent_by, de:Absender; who sent the parcel
q recipient person; consignee, addressee_of_parcel; for whom it was meant | für wen es bestimmt war
q inquirer person; requested_by, customer; who asked where it is
q tracking id:JJ##########; parcel_number, tracking_code
q case id:NF-######; inquiry_number, case_ref
q posted date; handed_in, shipping_date
q last_scan date; last_seen, last_event; when it was last seen
q depot city; last_depot, last_known_place; town where it was last seen
q contents product; content, goods_inside
q worth money:20..900; declared_value, value; what the customer said it was worth
q weight unit:kg 1..31; mass, weight
q insured flag; insured_shipment, extra cover; whether the parcel was insured
q result choice:delivered to neighbour/lost/damaged/returned to sender; outcome, finding; what became of it
q paid money:10..500; compensation, refund; what is paid for it
q agent person; handled_by, customer_service; who writes for the carrier
q neighbour person; left_with, accepted_by; who signed for it
q answered date; reply_date, letter_date
q driver_asked flag; driver_questioned, courier asked
a iban iban; refund account
a insurance_no id:V-######; insurance policy
a postage money:4..20; postage, shipping fee
---
{carrier} · Nachforschung
{inquirer} || {answered}
{:street}, {:zip} {:city} || Vorgang {case}

# Ihre Sendung {tracking}
Guten Tag {inquirer},
Sie vermissen ein Paket von {sender} an {recipient}, aufgegeben am {posted}, {weight}, laut Ihnen mit folgendem Inhalt: {contents=Winterstiefel|Teekanne aus Glas|Notenhefte|Fahrradlampe|Kinderjacke}.
{insured!Verschickt wurde es mit Transportversicherung|Die Sendung war versichert~Eine Versicherung war nicht gebucht|Versichert war die Sendung nicht}. Zuletzt erfasst wurde es am {last_scan} in {depot}, Rutsche {:number:1..60}. {driver_asked!Wir haben mit der Zustellerin gesprochen|Die Person auf der Tour wurde befragt~Die Zustellkraft konnten wir nicht mehr befragen|Eine Befragung der Tour war nicht möglich}. Ergebnis: {result?Abgegeben bei jemandem im Haus nebenan~Verbleib unbekannt, wir gehen von Verlust aus~Ware beim Sortieren zerbrochen~Es ging an den Absender zurück}.
?Angenommen hat es laut Unterschrift {neighbour}.
?Wir ersetzen {paid}; angegeben hatten Sie {worth}, die Haftung endet bei {:money:500..520}.

Es grüßt Sie
{agent}, Kundenservice
~ Rückfragen an {:email}. Teamleitung {:person}

== de einbuergerung_zusicherung
q authority company:Regierungspräsidium {}/Landratsamt {} – Staatsangehörigkeit/Magistrat {}; naturalisation_office, deciding_body, de:Behörde; office that decides
q person person; applicant, future_citizen; who will become a citizen
q born date; date_of_birth, dob
q birthplace city; place_of_birth, born_in
q nationality country; present_nationality, citizenship_now; which country the person belongs to now | derzeitige Staatsangehörigkeit
q lives_since year; resident_since, in_country_since; since when the person has lived here
q test_day date; citizenship_test_on, naturalisation_test
q points number:17..33; test_score, right_answers; right answers in the test
q level short; language_level, cefr
q school company:Volkshochschule {}/Sprachschule {}; test_centre, course_provider; who certified the language skills
q case_officer person; handled_by, contact; who deals with the file
q ceremony date; ceremony_date, certificate_handed_over
q mayor person; handed_over_by, host_of_ceremony; who gives out the certificate
q fee money:51..255; naturalisation_fee, to_pay
q file id:StAG-#####; file_number
q keep flag; dual_nationality, may keep old passport; whether the old citizenship may be kept
q security flag; security_objections, concerns raised
q with_child person; child_included, minor naturalised too
q job choice:employed/self-employed/in training; livelihood, occupation_status; how the person earns a living
a spouse person; husband or wife, spouse
a passport id:@@#######; passport number
a income money:1200..4000; monthly income
---
{authority} || {file}
{:street}, {:zip} {:city} || {:date}
Bearbeitung: {case_officer}, {:phone}

{person}
{:street}, {:zip} {:city}

# Einbürgerungszusicherung
Guten Tag {person},
nach Prüfung Ihrer Unterlagen können wir Ihnen die Einbürgerung zusichern. Unserer Entscheidung liegt zu Grunde:
* geboren am {born} in {birthplace}, derzeit angehörig: {nationality}
* rechtmäßig hier seit {lives_since}
* Einbürgerungstest am {test_day}: {points} von 33
* Deutsch auf der Stufe {level=B1|B2|C1}, Nachweis von {school}
* {job?ein unbefristetes Arbeitsverhältnis mit Lohn~ein eigenes Geschäft mit Gewinn~eine Lehre im zweiten Jahr}
{keep!Ihre bisherige Staatsangehörigkeit dürfen Sie behalten|Auf den alten Pass müssen Sie nicht verzichten~Ihre bisherige Staatsangehörigkeit müssen Sie vorher aufgeben|Die Entlassung aus dem alten Staatsverband ist nachzuweisen}. {security!Die Sicherheitsbehörden haben Bedenken mitgeteilt, über die wir noch sprechen müssen|Aus der Abfrage ergaben sich Rückfragen~Die Abfrage bei den Sicherheitsbehörden blieb ohne Ergebnis|Bedenken der Sicherheitsbehörden bestehen nicht}.
?Miteingebürgert wird {with_child}.
?Zu zahlen sind {fee}, für jedes weitere Exemplar der Urkunde {:money:10..20}.
?Die Feier findet am {ceremony} statt, die Urkunde überreicht {mayor}.
~ Die Zusicherung gilt zwei Jahre. Gegengelesen: {:person}

== de gewerbeanmeldung
q office company:Gewerbeamt {}/Gemeinde {} – Ordnungsamt/Stadt {}; trade_office, confirming_office
q owner person; trader, business_owner, applicant, de:Inhaber; who runs the trade
q born date; date_of_birth, born_on
q company company:{} Fahrradservice/Nähstube {}/{} Webdesign; business_name, trade_name; what the business is called
q premises address; business_address, establishment
q activity phrase; trade, kind_of_business; what the business does | was der Betrieb macht
q started date; commencement, begun_on; when work began
q reported date; notified_on, registration_day; when it was reported to the office
q clerk person; accepted_by, official; who took the papers
q number id:GA ####/####; registration_number, receipt_no
q kind choice:new/takeover/move; reason_for_registration, type; how the business came about here
q former person; previous_owner, taken_over_from; who had the business before
q side flag; part_time_business, sideline; whether it is only a sideline
q permit flag; licence_needed, craft licence required; whether a licence is needed
q employees number:0..12; staff, number_of_employees
q chamber company:Handwerkskammer {}/IHK {}; chamber, membership_in; body that is told of it
q fee money:15..65; fee, charge
a tax_id id:##/###/#####; tax number
a turnover money:9000..90000; expected turnover
a bank iban; bank account
---
{office} || Empfangsbescheinigung {number}
{:street}, {:zip} {:city}

# Gewerbe-Anmeldung nach § 14 GewO
= Name: {owner}
= geboren: {born}
= Staatsangehörigkeit: {:country}
= Betrieb: {company}
= Betriebsstätte: {premises}
= Tätigkeit: {activity=Reparatur von Fahrrädern|Änderung von Kleidung|Gestaltung von Internetseiten|Handel mit Kaffee|Hausmeisterdienste}
= Beginn: {started}
= Angezeigt: {reported}
= Beschäftigte: {employees}

{kind?Der Betrieb wird erstmals errichtet~Ein bestehender Betrieb wird fortgeführt~Der Betrieb wechselt aus einer anderen Gemeinde hierher}. {side!Ausgeübt wird er nur neben dem Hauptberuf|Es handelt sich um einen Nebenerwerb~Es handelt sich um den Haupterwerb|Ausgeübt wird er in Vollzeit}. {permit!Eine Erlaubnis ist vor Aufnahme vorzulegen|Die Tätigkeit setzt die Eintragung in die Handwerksrolle voraus~Eine Erlaubnis ist nicht erforderlich|Die Tätigkeit ist erlaubnisfrei}.
?Vorher betrieben von: {former}
?Unterrichtet wird unter anderem {chamber}.
?Gebühr {fee} bar bezahlt, Zweitschrift {:money:5..10}

{clerk}
~ Aufgenommen an Schalter {:number:1..8} um {:time}; Vertretung {:person}

== de windkraft_wartung
q service company:{} Windservice/{} Rotor GmbH/Energietechnik {}; service_company, maintained_by; who climbed up and maintained it
q operator company:Windpark {} KG/Bürgerwind {}/{} Erneuerbare; wind_farm_owner, client, de:Betreiber; to whom the mill belongs
q turbine id:WEA-##; turbine_number, unit
q serial id:######-@; serial, machine_number
q lead person; team_lead, lead_technician; who led the two | wer den Einsatz leitete
q mate person; second_technician, colleague; who climbed up too
q remote person; control_room_operator, remote monitoring; who stopped the machine from afar
q started date; service_date, began_on
q stop time; stopped_at, shut_down; when it was halted
q go time; restarted_at, back_on_grid; when it turned again
q hours number:9000..140000; operating_hours, run_hours; how long the machine has run so far
q wind unit:m/s 2..14; wind_speed, wind_on_site
q oil unit:l 20..300; gear_oil, oil_changed
q bolts number:10..240; bolts_checked, bolts
q blade phrase; blade_damage, rotor_finding; what was seen on the blades
q evac flag; rescue_kit_ok, descent device in date; whether the rescue gear is in order
q stopped flag; must_stay_off, turbine remains stopped; whether it has to stand still
q kind choice:half-yearly/yearly/unscheduled; service_type, interval; what sort of visit it was
q next month; next_service, due
q expert company:TÜV {}/Gutachter {}; periodic_inspection_by, independent_expert; independent body that examines it
a output unit:MWh 900..9000; yearly yield, energy
a hub unit:m 80..160; hub height
a lessor person; landowner, leased_from
---
{service}
# Wartungsbericht {turbine}
Anlage {serial} || Betreiber: {operator}
= Tag: {started}
= Aus: {stop}
= Ein: {go}
= Wind: {wind}
= Stunden: {hours}

{kind?Turnusgemäße Wartung, wie alle sechs Monate~Große Wartung, einmal im Jahr~Außerplanmäßiger Aufstieg nach Störmeldung}. Aufgestiegen sind {lead} (Leitung) und {mate}; stillgesetzt wurde aus der Ferne durch {remote}.
* Schrauben Turmflansch: {bolts} mit {:unit:Nm 900..2800} nachgezogen
?* Öl im Getriebe: {oil} erneuert, Filter {:number:1..3} Stück
* Blätter: {blade=Kantenabtrag an Blatt 2|Blitzrezeptor verschmort|ohne Befund|Riss im Gelcoat, 8 cm|Drainage verstopft}
* {evac!Das Abseilgerät ist in Frist und vollzählig|Rettungsgerät geprüft, Plombe heil~Das Abseilgerät ist abgelaufen und muss getauscht werden|Am Rettungsgerät fehlt ein Karabiner}
* {stopped!Die Maschine bleibt bis zur Reparatur aus|Nicht wieder freigegeben~Die Maschine läuft wieder am Netz|Nach Probelauf freigegeben}
?Wiederkehrende Prüfung macht {expert}.
?Das nächste Mal: {next}

Gezeichnet {lead}
~ Wetterfenster laut {:company}, Einsatzplanung {:person}, {:phone}

== de betreuung_beschluss
q court company:Amtsgericht {} – Betreuungsgericht/Betreuungsgericht {}/Bezirksgericht {}; court, guardianship_court
q person person; ward, person_concerned, supported_person, de:Betroffener; who gets help with legal matters
q born date; date_of_birth, dob
q home company:Wohnheim {}/Pflegezentrum {}/Haus {}; lives_at, facility; where the person lives
q guardian person; appointed_guardian, legal_carer; who is to take care | wer die Aufgabe übernimmt
q substitute person; deputy_guardian, stand-in_guardian; who steps in when needed
q judge person; decided_by, judge; who made the order
q expert person; medical_expert, expert_opinion_by; whose opinion the court follows
q procedure person; procedural_guardian, represents_ward_in_proceedings; who speaks for the person in court
q heard date; hearing_date, heard_in_person_on; when the court spoke with the person
q decided date; decision_date, ordered_on
q review date; review_by, to_be_reviewed_until; by when the court must look at it again
q docket id:XVII ###/##; case_no, file_number
q scope phrase; area_of_tasks, remit; what the guardian is to deal with
q consent flag; consent_requirement, needs guardian's consent; whether declarations need the guardian's consent
q immediate flag; effective_immediately, enforceable at once
q job choice:professional/family member/volunteer; kind_of_guardian, guardian_type; in what capacity the guardian acts
q authority company:Betreuungsstelle {}/Sozialamt {}; guardianship_office, local_authority
a assets money:900..90000; assets, fortune
a diagnosis phrase; diagnosis, illness
a pay money:50..400; guardian's pay, remuneration
---
^ {court}
^ {docket}

# Beschluss
In dem Verfahren für {person}, geb. {born}, wohnhaft {home}, {:city}, Verfahrenspflege: {procedure},
wird nach persönlicher Anhörung am {heard} beschlossen:

Zur Betreuung bestellt wird {guardian}, {job?die diese Aufgabe hauptberuflich wahrnimmt~aus dem Kreis der Verwandten~ehrenamtlich über den Verein}[; bei Verhinderung {substitute}]. Aufgabenkreis: {scope=Gesundheitssorge|Vermögen und Behörden|Aufenthalt und Wohnung|Post und Verträge|alle Angelegenheiten}.
{consent!Willenserklärungen bedürfen der Einwilligung der Betreuung|Ein Einwilligungsvorbehalt wird angeordnet~Ein Einwilligungsvorbehalt wird nicht angeordnet|Eigene Erklärungen bleiben ohne Einwilligung wirksam}.
Über Aufhebung oder Verlängerung ist spätestens bis {review} zu entscheiden. {immediate!Die Entscheidung ist sofort wirksam|Sofortige Wirksamkeit wird angeordnet~Wirksam wird die Entscheidung erst mit Rechtskraft|Sofort wirksam ist dies nicht}.
+++
## Gründe
Die Voraussetzungen folgen aus dem Gutachten von {expert} vom {:date}[ und dem Bericht der {authority}]. Der Vorschlag, {:person} zu bestellen, wurde geprüft und verworfen.
+++
{:city}, {decided}
{judge}
~ Rechtsmittel: Beschwerde binnen eines Monats. Zimmer {:number:1..300}

== de insolvenz_anmeldung
q administrator person; insolvency_administrator, trustee, de:Insolvenzverwalter; who handles the estate
q firm company:Kanzlei {}/{} Rechtsanwälte; law_firm, administrator's_office
q debtor company:{} Möbel GmbH/{} Textil/Autohaus {}; insolvent_company, bankrupt; firm that cannot pay | Firma, die nicht zahlen kann
q creditor company:{} Furniere/{} Garne/Druckerei {}; claimant, creditor; to whom money is owed
q contact person; creditor_contact, represented_by; who acts for the creditor
q court company:Amtsgericht {} – Insolvenzgericht/Insolvenzgericht {}; insolvency_court, court
q docket id:IN ###/##; court_file, case
q opened date; proceedings_opened, opening_day; when the proceedings began
q file_by date; deadline_for_claims, lodge_until; last day to hand claims in
q exam date; examination_hearing, verification_date
q main money:300..90000; principal_claim, main_amount; what is owed without interest
q interest money:10..3000; interest, interest_until_opening
q costs money:20..900; costs_of_enforcement, cost_claim
q rank number:1..400; list_number, table_position
q ground phrase; cause_of_claim, legal_ground; what the money is owed for
q title flag; enforceable_title, judgment exists; whether there is already a judgment
q tort flag; intentional_tort, unlawful act alleged
q secured choice:retention of title/assignment/none; security, separate_satisfaction; what security there is
q proof phrase; enclosed_evidence, attachment
a quota percent; expected quota, dividend
a works_council person; works council chair
a account iban; trust account, estate account
---
An {administrator}, {firm} || {:date}
{:street}, {:zip} {:city} || lfd. Nr. {rank}

# Forderungsanmeldung
im Verfahren über das Vermögen der {debtor}
{court}, {docket}, eröffnet am {opened}
= Gläubiger: {creditor}
= vertreten durch: {contact}
= Hauptforderung: {main}
= Zinsen bis Eröffnung: {interest}
?= Kosten: {costs}
= Grund: {ground=Warenlieferung|Werklohn|Miete für Büro|Schadenersatz|Darlehen}
+++
{title!Ein vollstreckbares Urteil liegt in Kopie bei|Die Forderung ist tituliert~Ein Titel besteht nicht|Tituliert ist die Forderung bisher nicht}. {tort!Wir stützen uns auch auf eine vorsätzlich unerlaubte Handlung|Geltend gemacht wird vorsätzlicher Betrug~Eine unerlaubte Handlung wird nicht behauptet|Auf Vorsatz berufen wir uns nicht}. {secured?Die gelieferte Ware gehört bis zur Zahlung uns~Zur Sicherheit wurden uns Außenstände abgetreten~Rechte auf abgesonderte Befriedigung haben wir nicht}.
?Beigefügt: {proof=Lieferscheine|Vertrag in Kopie|Kontoauszug|Abnahmeprotokoll|Schriftwechsel}
+++
~ Anmeldefrist {file_by}[. Prüfungstermin {exam}, Saal {:number:1..30}]. Früherer Vergleichsvorschlag über {:money:100..9000} ist hinfällig. Sachbearbeitung {:person}.

== de pflegegrad_bescheid
q fund company:Pflegekasse {}/AOK {} Pflege/{} BKK Pflegekasse; care_fund, decided_by, de:Pflegekasse; who decides and pays
q insured person; applicant, person_in_need; who needs care
q assessor person; assessed_by, expert; who came to look | wer zur Begutachtung kam
q service company:Medizinischer Dienst {}; assessment_body, medical_service
q applied date; application_received, requested
q visited date; home_visit, assessment_date; when the expert was there
q decided date; notice_date, decision_of
q since date; benefits_from, effective; from when there is money
q grade choice:1/2/3/4/5; care_level, level_granted; how much help is needed
q points number:13..98; total_points, score
q cash money:300..990; monthly_cash_benefit, care_allowance; what is paid out each month
q kind choice:cash/benefits in kind/combined; form_of_benefit, benefit_type; in what form help is given
q carer person; caregiver, informal_carer; who cares at home
q carer_hours number:10..50; weekly_care_hours, hours_of_care
q advisor person; care_adviser, contact_for_advice; whom to ask for advice
q again flag; reassessment_planned, repeat visit; whether another visit is planned
q pension flag; pension_contributions, carer insured; whether contributions are paid for the carer
q ref id:PV ######; file, reference
q aids phrase; recommended_aid, appliance; what would help at home
a doctor person; family_doctor
a account iban; pay into, account
a copay money:10..90; own contribution
---
{fund} || Zeichen {ref}
{:street}, {:zip} {:city} || {decided}

{insured}
{:street}, {:zip} {:city}

# Ihre Einstufung
Guten Tag {insured},
auf Ihren Antrag vom {applied} hat {assessor} ({service}) Sie am {visited} besucht. Das Gutachten kommt auf {points} gewichtete Punkte. Das heißt: {grade?geringe Beeinträchtigung, also die unterste Stufe~erhebliche Beeinträchtigung, also die zweite Stufe~schwere Beeinträchtigung, also die dritte Stufe~schwerste Beeinträchtigung, also die vierte Stufe~schwerste Beeinträchtigung mit besonderen Anforderungen, also die höchste Stufe}. Sie gilt ab {since}.
{kind?Sie organisieren die Hilfe selbst und erhalten Geld~Ein Dienst pflegt Sie und rechnet mit uns ab~Ein Teil geht an den Dienst, den Rest erhalten Sie ausgezahlt}.[ Im Monat sind das {cash}; für Hilfsmittel zum Verbrauch kommen {:money:20..45} hinzu.]
?Zu Hause hilft Ihnen {carer} mit {carer_hours} Stunden in der Woche. 
{pension!Für diese Hilfe entrichten wir Beiträge zur Rente|Rentenbeiträge für die helfende Person übernehmen wir~Rentenbeiträge für Helfende fallen nicht an|Beiträge zur Rente können wir nicht übernehmen}. {again!In einem Jahr wird erneut begutachtet|Eine weitere Begutachtung ist vorgesehen~Eine weitere Begutachtung ist nicht geplant|Von Wiederholungen sehen wir ab}.
?Empfohlen wird: {aids=Duschstuhl|Pflegebett|Rollator|Hausnotruf|Treppenlift}.
?Beraten lassen können Sie sich von {advisor}, {:phone}.
~ Widerspruch binnen eines Monats. Gezeichnet {:person}

== de bauherrenhaftpflicht
q insurer company:{} Versicherung AG/Allgemeine {}/Mutuelle {}; insurance_company, risk_carrier, de:Versicherer; who bears the risk
q agency company:Agentur {}/Versicherungsbüro {}/Makler {}; broker, agency; through whom it was taken out | vermittelndes Büro
q agent person; agent, adviser; who looks after the customer
q holder person; policyholder, insured; who is insured
q policy id:##.###.####-#; policy_number, contract_no
q starts date; cover_begins, inception; from when there is cover
q ends date; cover_ends, expiry; when cover ends
q project phrase; insured_project, risk; what is being built
q site address; risk_location, building_site
q sum money:150000..800000; construction_sum, insured_basis
q limit money:3000000..10000000; limit_of_indemnity, cover_limit; most that is paid for one loss
q premium money:80..600; premium, annual_cost; what the cover costs
q excess money:100..1000; deductible, own_share_per_claim; what the customer bears of each loss
q own_work money:5000..60000; own_labour, self-performed_work
q hotline phone; claims_line, report_claims_to
q self_build flag; own_work_insured, helpers covered; whether friends who help are insured
q digging_excluded flag; damage_by_excavation_excluded, excavation excluded
q paid choice:single payment/monthly/by instalments; payment_mode, how_paid; how the price is paid
q issued date; issued_on, policy_date
q underwriter person; signed_for_insurer, underwriter; who signs first for the insurer
a bank company; mortgage bank, lender
a architect person; architect
a claim_no id:SCH-#####; claim number
---
{insurer} || Police {policy}
Betreuung: {agency}, {agent}

{holder}
{:street}, {:zip} {:city}
> {issued}

# Versicherungsschein Bauherrenhaftpflicht
= Vorhaben: {project=Neubau Doppelhaus|Anbau Garage|Umbau Scheune zu Wohnraum|Dachausbau|Abriss und Neubau}
= Baustelle: {site}
= Bausumme: {sum}
?= davon Eigenleistung: {own_work}
= Deckung je Schaden: {limit}
= Selbstbehalt: {excess}
= Beginn: {starts}, 0 Uhr
= Ablauf: {ends}
= Beitrag: {premium}
+++
{paid?Der Beitrag wird auf einmal im Voraus fällig~Der Beitrag wird jeden Monat abgebucht~Der Beitrag wird in drei Raten erhoben}. {self_build!Freunde, die beim Bauen helfen, sind eingeschlossen|Helfende aus der Familie sind mitversichert~Private Helfer sind nicht eingeschlossen|Für mithelfende Freunde besteht kein Schutz}. {digging_excluded!Schäden durch Erdarbeiten am Nachbarhaus sind ausgenommen|Senkungen durch den Aushub gelten nicht als versichert~Auch Schäden durch Aushub am Nachbarhaus sind gedeckt|Erdarbeiten sind ohne Abstriche eingeschlossen}.
Mietsachschäden sind bis {:money:50000..100000} eingeschlossen.
?Schaden melden: {hotline}

{underwriter} || {:person}
Vorstand || Vorstand

== de stadtfuehrung
q office company:Tourist-Information {}/Verkehrsamt {}/Gästeführerverein {}; tourist_office, confirming_body; who arranges the tour
q guest company:Firma {}/Chor {}/Kegelclub {}; booking_group, customer, de:Gruppe; who is coming
q booker person; ordered_by, contact_person; who ordered it
q guide person; city_guide, leads_the_tour; who shows them round | wer die Gruppe führt
q tour phrase; theme, kind_of_tour; what it is about
q day date; tour_date, takes_place
q at time; start_time, meets_at
q meet phrase; meeting_point, start; where it starts
q length duration; tour_duration, how_long
q people number:5..40; group_size, participants
q language language; tour_language, spoken
q price money:60..300; group_price, total
q church_fee money:1..6; admission_per_head, extra_entry; what each has to pay for the church
q no id:F-##-####; booking_number, reference
q cancel date; free_cancellation_until, cancel_by
q steps flag; wheelchair_accessible, step_free
q meal flag; meal_afterwards, lunch reserved; whether a table is reserved afterwards
q inn company:Gasthof {}/Brauhaus {}/Café {}; restaurant, eats_at; partner for food
q pay choice:cash to guide/bill/online in advance; payment, how_to_pay; how one pays
a phone phone; guide's mobile, guide phone
a parking street; coach parking, bus stop
a discount percent; reduction, discount
---
{office}
# Buchung {no}
Liebe/r {booker},
schön, dass {guest} uns besucht! Wir haben für Sie notiert:
= Rundgang: {tour=Auf den Spuren der Salzhändler|Nachtwächter|Frauen der Stadt|Bier und Brezn|Unterirdische Gänge}
= Tag: {day}
= Los geht es: {at}
= Treffpunkt: {meet=Brunnen am Markt|Nordportal des Doms|vor der Tourist-Information|Stadttor|Anlegestelle}
= Dauer: {length=90 Minuten|zwei Stunden|1,5 Stunden|75 Minuten|2 ½ Stunden}
= Sprache: {language}
= Gruppe: {people} Personen
= Preis: {price}

Führen wird Sie {guide}, ersatzweise {:person}. {pay?Bitte geben Sie das Geld am Ende bar der führenden Person~Sie erhalten hinterher Post von unserer Buchhaltung~Bezahlt wird vorab über unsere Seite}.[ Für die Kirche fallen je Kopf {church_fee} an.] {steps!Der Weg kommt ohne Stufen aus|Auch mit Rollstuhl geht alles~Es geht über viele Stufen, Rollstühle kommen leider nicht mit|Wegen der Treppen ist die Runde mit Rollstuhl nicht zu machen}. {meal!Anschließend ist ein Tisch bestellt|Hinterher wird gemeinsam gegessen~Ein Essen danach haben Sie nicht gewünscht|Eingekehrt wird diesmal nicht}.
?Kulinarisch kooperieren wir mit {inn}.
?Absagen ohne Kosten bis {cancel}.

Bis bald
{:person}
~ {:street}, {:zip} {:city}, {:email}

== de praktikum_vertrag
q company company:{} Labor GmbH/Tischlerei {}/{} Medien; host_company, placement_provider, de:Praktikumsbetrieb; where the work is done
q intern person; trainee, student; who comes to learn
q born date; born_on, dob
q school company:Fachoberschule {}/Hochschule {}/Gesamtschule {}; sending_school, institution; where the trainee is enrolled | wo die Person eingeschrieben ist
q tutor person; workplace_supervisor, mentor; who guides at work
q teacher person; school_supervisor, responsible_teacher; who guides for the school
q starts date; first_day, placement_start
q ends date; last_day, placement_end
q hours number:15..40; hours_per_week, weekly_hours
q dept phrase; department, area
q pay money:100..900; monthly_pay, allowance; what the trainee gets each month
q leave number:0..12; days_off, holiday_entitlement
q compulsory choice:compulsory/voluntary/orientation; kind_of_placement, type; on what footing it takes place
q secret flag; confidentiality_clause, must keep secret
q clothes flag; work_clothes_provided, protective clothing supplied; whether the firm gives out clothes
q parent person; legal_guardian, parent_signature; who signs for the minor
q boss person; signed_for_company, managing_director; who signs for the firm
q signed date; signed_on, contract_date
q trial duration; trial_period, probation
q task phrase; learning_goal, main_task; what is to be learnt
a insurer company; accident insurance, insurer
a email email; intern's e-mail, mail
a grade short; mark, grade
---
# Praktikumsvertrag
zwischen {company}, {:street}, {:zip} {:city}, und {intern}, geboren {born}, zurzeit an der {school}

## Art und Zeit
Das Praktikum {compulsory?ist durch die Ordnung der Schule vorgeschrieben~wird freiwillig neben der Ausbildung geleistet~dient dazu, vor der Berufswahl hineinzuschnuppern}. Es beginnt am {starts} und endet am {ends}; {hours} Stunden je Woche, Pause {:number:30..60} Minuten.[ Probezeit: {trial=2 Wochen|ein Monat|14 Tage|vier Wochen}.]
## Einsatz
Bereich {dept=Werkstatt|Redaktion|Analytik|Bankraum|Verkauf}; gelernt werden soll vor allem: {task=Umgang mit Maschinen|Recherchieren und Schneiden|Proben vorbereiten|Holzverbindungen|Beraten}. Im Betrieb betreut {tutor}, seitens der Schule {teacher}.
## Geld und Urlaub
?Monatlich {pay}. Fahrgeld {:money:20..60}.
?Freie Tage: {leave}
## Pflichten
{secret!Über Betriebsgeheimnisse ist auch später zu schweigen|Es gilt Verschwiegenheit~Eine besondere Verschwiegenheit wird nicht vereinbart|Auf eine Klausel zur Geheimhaltung wird verzichtet}. {clothes!Schuhe und Jacke stellt der Betrieb|Arbeitskleidung wird ausgegeben~Arbeitskleidung ist mitzubringen|Kleidung stellt der Betrieb nicht}.

{:city}, {signed}
{boss} || {intern}
für den Betrieb || Praktikum
?{parent}, erziehungsberechtigt
~ Kenntnis: {:person}, Betriebsrat

== de schichtuebergabe_leitwarte
q plant company:Heizkraftwerk {}/Kläranlage {}/Müllheizkraftwerk {}; plant, facility
q from_lead person; outgoing_shift_leader, handed_over_by; who goes home now | wer jetzt Feierabend hat
q to_lead person; incoming_shift_leader, taken_over_by; who takes over
q standby person; on_call, standby_engineer; who can be called at night
q day date; date, shift_date
q at time; handover_time, change_at
q shift choice:early/late/night; shift, which_shift; shift that has just ended
q output unit:MW 5..90; current_output, load
q temp unit:°C 80..540; live_steam_temperature, process_temp
q alarms number:0..60; alarms, alarm_count; how many messages came up
q down phrase; out_of_service, equipment_down; what does not run
q permit id:EF-###; work_permit, open_permit
q firm company:{} Industrieservice/{} Isolierung/{} Pumpen; external_contractor, firm_on_site; who is repairing it
q lab phrase; sample_result, water_quality; what the samples showed
q exceed flag; emission_limit_exceeded, exceedance; whether limits were exceeded
q visitors flag; visitors_expected, tour_today
q task phrase; task_for_next_shift, to_do; what the next ones must do
q fuel unit:t 20..900; fuel_stock, stock; how much is left to burn
q sick person; reported_sick, absent_colleague
l events; log_entries, occurrences
c events.at time; time, hour
c events.what phrase; event, entry
a price money:30..200; power price, eur per mwh
a outage date; planned outage, shutdown_date
a manager person; plant manager, head_of_plant
---
{plant} · Leitwarte
# Übergabe {day}, {at}
Von {from_lead} || an {to_lead}
{shift?Zu Ende geht die Zeit von 6 bis 14 Uhr~Zu Ende geht die Zeit von 14 bis 22 Uhr~Zu Ende geht die Zeit von 22 bis 6 Uhr}
= Last: {output}
= Frischdampf: {temp}
= Meldungen: {alarms}
= Vorrat: {fuel}
?= Bereitschaft: {standby}
%events 2..5 lines
{events.at}: {events.what=Pumpe 3 ausgelöst, quittiert|Umschaltung auf Kessel 2|Rechen gereinigt|Kran klemmt, Handbetrieb|Netzfrequenz auffällig|Probe gezogen}
%%
+++
Außer Betrieb: {down=Bandanlage 1|Rührwerk Nord|Kompressor B|Speisepumpe 2|Schlammpresse}. {firm} arbeitet daran, offene Freigabe {permit}; {:number:2..9} Leute auf der Anlage. {exceed!Der Halbstundenwert für Staub lag über der Grenze, Meldung ist raus|Ein Grenzwert wurde überschritten~Grenzwerte wurden durchweg eingehalten|Überschreitungen: keine}. {visitors!Nachher kommt eine Besuchergruppe|Es ist eine Führung angemeldet~Besuch ist nicht angemeldet|Führungen stehen keine an}.
?Labor: {lab=Leitfähigkeit leicht erhöht|alles im Soll|pH zu niedrig|Ammonium gefallen}
Bitte erledigen: {task=Filter wechseln|Ölstand T1 prüfen|Rufanlage testen|Silo anmelden|Tagesbericht senden}.
?Krank gemeldet: {sick}
~ Rundgang {:person} um {:time}, Außentemperatur {:unit:°C 1..30}

== de patent_bescheid
q office company:Patentamt {}/Patentstelle {}/Institut für geistiges Eigentum {}; patent_office, issuing office; office that examines the invention
q applicant company:{} Medizintechnik/{} Maschinenbau/{} Sensorik; proprietor, filing_party, de:Anmelderin; firm that wants protection
q inventor person; inventor_name, devised_by; who had the idea | wer die Idee hatte
q attorney person; representative, patent_attorney; who acts for the firm
q law_firm company:Patentanwälte {}/Kanzlei {}; representing_firm, agents
q examiner person; examined_by, official_in_charge; who judged the invention
q number id:10 #### ### ###.#; application_number, file_no; number of the application
q filed date; filing_date, submitted; when protection was asked for
q priority date; priority_date, earlier_filing; day from which priority is claimed
q title phrase; invention, subject; what the invention is called
q reply duration; time_limit, response_period; how long one has to answer
q claims number:4..32; number_of_claims, claims_count
q cited id:EP # ### ### @#; closest_prior_art, cited_document; older document that comes closest
q novelty flag; novelty_accepted, is_new; whether the thing is held to be new | ob die Sache als neu gilt
q inventive flag; inventive_step, not obvious; whether it is more than obvious
q outlook choice:grant likely/amendment needed/refusal likely; prospects, tendency; what the office is inclined to do
q fee money:60..900; renewal_fee, annuity; yearly sum to keep it alive
q fee_due date; annuity_due, pay_by
a licence company; licensee, licensed_to; who may use the invention
a grant_date date; granted_on, patent_granted
a opponent company; opposing_party, opponent
---
{office} || {:date}
Aktenzeichen {number}

{law_firm}
{attorney}
{:street}, {:zip} {:city}

# <Erster Prüfungsbescheid|Prüfungsbescheid>
Anmelderin: {applicant}
Erfindung: {title=Greifer mit Unterdruck|Verfahren zum Trocknen von Holz|Verband mit Sensor|Kupplung ohne Öl|Gerät zum Entgraten}, angegeben als Urheberschaft: {inventor}

Der Prüfung liegen die Unterlagen vom {filed} mit {claims} Ansprüchen zu Grunde[, Priorität {priority}]. Als nächstliegend wurde {cited} ermittelt, daneben {:id:US #######} und ein Aufsatz von {:person}.
{novelty!Der Gegenstand des Anspruchs 1 ist daraus nicht bekannt, also neu|Die Neuheit wird anerkannt~Der Gegenstand ist dort bereits vollständig beschrieben|Neuheit liegt nicht vor}. {inventive!Er ergibt sich für die Fachwelt auch nicht von selbst|Auf eine erfinderische Tätigkeit kann geschlossen werden~Für die Fachwelt lag er jedenfalls nahe|Eine erfinderische Leistung ist nicht zu erkennen}.
{outlook?Mit der Erteilung kann gerechnet werden~Wird Anspruch 1 enger gefasst, sieht die Prüfungsstelle eine Möglichkeit~Mit der Zurückweisung ist zu rechnen}. Frist zur Äußerung: {reply=vier Monate|2 Monate|sechs Monate|drei Monate}.
?Die {:number:3..9}. Jahresgebühr von {fee} ist am {fee_due} fällig.

Prüfungsstelle
{examiner}
~ Geschäftsstelle: {:person}, {:phone}

== de taucherprotokoll_bau
q firm company:{} Unterwasserbau/Taucher {}/{} Wasserbau; diving_contractor, company; firm whose divers went down
q client company:Hafen {}/Schifffahrtsamt {}/Kraftwerke {}; principal, ordered_by, de:Auftraggeber; who wanted the work done
q diver person; diver, went_down; who was under water | wer unter Wasser war
q signalman person; tender, line_tender; who held the line
q supervisor person; dive_supervisor, in_charge; who led the dive
q standby_diver person; rescue_diver, standby; who stood ready to help
q day date; dive_date, carried_out_on
q down time; entered_water, descent; when the diver went in
q up time; left_water, surfaced; when the diver was out again
q depth unit:m 2..38; max_depth, deepest_point; how deep it was
q bottom number:8..95; bottom_time_min, minutes_at_depth
q temp unit:°C 2..19; water_temperature, cold
q site phrase; structure, work_site; where the dive took place
q task phrase; job, purpose; what had to be done
q finding phrase; observation, result; what was seen
q visibility choice:none/poor/good; underwater_visibility, sight; how far one could see
q deco flag; decompression_stops, staged ascent; whether stops were made on the way up
q incident flag; incident, anything unusual; whether anything went wrong | ob etwas schiefging
q chamber company:Druckkammer {}/Klinikum {}; hyperbaric_chamber, nearest_chamber
q no id:TP-####; dive_number, log_no
a gas product; breathing gas, mixture
a doctor person; diving doctor, medical_examiner
a ship product; vessel, workboat
---
{firm} || Tauchgang {no}
# Taucherdienstprotokoll
= Auftraggeber: {client}
= Tag: {day}
= Stelle: {site=Schleusentor Unterhaupt|Spundwand Kai 4|Rechen Einlauf 2|Pfeiler der Straßenbrücke|Düker km 12}
= Abgetaucht: {down}
= Aufgetaucht: {up}
= Tiefe: {depth}
= Grundzeit: {bottom} min
= Wasser: {temp}

Eingesetzt war {diver}, die Leine führte {signalman}, in Bereitschaft {standby_diver}. Auftrag: {task=Dichtung tauschen|Schweißnaht prüfen|Treibgut lösen|Kolk einmessen|Anode setzen}. {visibility?Gearbeitet wurde blind, nach Gefühl~Man sah kaum die eigene Hand~Klares Wasser, freie Sicht}. Festgestellt: {finding=Bolzen fehlt an der dritten Lamelle|Auskolkung neben dem Fuß|Naht rissfrei|Muschelbewuchs handdick|Dichtlippe eingerissen}.
{deco!Beim Aufstieg wurde zweimal angehalten|Austauchstufen nach Tabelle eingehalten~Austauchstufen waren nicht nötig|Aufgestiegen wurde ohne Halt}. {incident!Die Sprechverbindung fiel kurz aus|Der Taucher klagte hinterher über Ohrenschmerz~Besondere Vorkommnisse: keine|Der Einsatz verlief ohne Zwischenfall}.
?Nächste Kammer: {chamber}, Anfahrt {:number:20..120} min
Flaschendruck vorher {:unit:bar 180..220}, Seegang keiner.

Aufsicht: {supervisor}
~ Gegengezeichnet {:person}, Schleuse, am {:date}

== de tagesmutter_vertrag
q carer person; childminder, day_carer, de:Tagespflegeperson; who looks after the child
q child person; child_name, looked_after; who is looked after | wer betreut wird
q child_born date; dob, child's birthday; when the child was born
q parent1 person; first_parent, contract_partner; parent who is named first
q parent2 person; second_parent, other_parent
q office company:Jugendamt {}/Familienservice {}/Kindertagespflege {}; supporting_agency, pays_share; public body that pays part of it
q permit id:KTP-####; care_permit, licence_no; number of the carer's licence
q permit_until date; permit_valid_until, licence_expires
q starts date; care_begins, from
q settle date; settling_in_from, trial_start; when the child starts to get used to it
q hours number:8..45; weekly_hours, hours
q collect phone; emergency_contact, call_parents; number to ring when the child is ill
q doctor person; paediatrician, child's_doctor; who treats the child
q pick_up person; authorised_to_collect, may_collect; who else may fetch the child | wer sonst abholen darf
q lunch money:2..6; meal_charge, per_meal
q substitute person; replacement_carer, stands_in; who cares when the carer is ill
q pets flag; pets_in_home, animals; whether animals live there
q photos flag; photos_allowed, picture_consent; whether the child may be photographed
q notice choice:two weeks/four weeks/three months; notice_period, termination; how early the contract must be ended
a birth_weight unit:g 2000..4500; weight at birth
a account iban; pay into, account
a kindergarten company; kindergarten, next_place
---
# Betreuungsvertrag
zwischen {carer} (Erlaubnis {permit}[, gültig bis {permit_until}]) und den Eltern {parent1}[ und {parent2}]
für {child}, geboren am {child_born}

Die Betreuung beginnt am {starts} im Umfang von {hours} Stunden in der Woche; kennenlernen dürfen sich beide schon ab {settle}. Gegessen wird zusammen, je Mahlzeit {lunch}, Windeln bringen die Eltern mit, ebenso {:number:2..4} Garnituren zum Wechseln.
= Im Notfall: {collect}
= Kinderarztpraxis: {doctor}
?= Abholen darf auch: {pick_up}
?= Bei Krankheit der Betreuungsperson: {substitute}
{pets!Im Haushalt leben eine Katze und zwei Hasen|Ein Hund gehört zur Familie~Tiere gibt es im Haushalt nicht|Haustiere werden keine gehalten}. {photos!Fotos für das Album sind erlaubt|Gegen Bilder vom Ausflug haben die Eltern nichts~Fotos vom Kind sind nicht gestattet|Die Eltern wünschen keine Aufnahmen}.
Gekündigt werden kann {notice?mit einer Frist von 14 Tagen~mit einer Frist von 28 Tagen~mit einer Frist von einem Vierteljahr}, in den ersten {:number:2..6} Wochen jederzeit.
?Die laufende Geldleistung zahlt {office}; freiwillig geben die Eltern {:money:10..90} dazu.

{:city}, {:date}
{carer} || {parent1}

== de messestand_technik
q fair_company company:Messe {}/Ausstellungs-GmbH {}/Expo {}; trade_fair_company, organiser; who runs the fair
q event phrase; show_name, exhibition; which fair it is
q exhibitor company:{} Brennöfen/{} Saatgut/{} Rollladen; exhibitor, ordering_company, de:Aussteller; firm that shows its goods
q contact person; ordered_by, responsible_at_exhibitor; who filled in the form | wer bestellt hat
q builder company:{} Messebau/Standbau {}; stand_builder, contractor; who puts the stand up
q builder_contact person; site_manager, builder's_contact
q hall short; hall, building
q stand id:@-###; stand_number, booth
q area unit:m² 9..240; stand_size, floor_space
q opens date; first_fair_day, opening
q closes date; last_fair_day, end
q build_from date; build_up_starts, access_from; when building may begin
q power unit:kW 3..60; electrical_connection, load
q water flag; water_connection, needs water; whether water is laid on
q rig flag; ceiling_suspension, hung from the roof; whether things hang from the ceiling
q kind choice:row/corner/island; stand_type, open_sides; on how many sides it is open
q deadline date; order_deadline, surcharge_after; after which it costs more
q surcharge percent; late_surcharge, extra
q technician person; approved_by, fair_engineer; who approved it for the fair
l services; ordered_services, items; what was ordered in addition
c services.what product; service, article
c services.qty number:1..40; quantity, pieces
a visitors number:900..90000; expected visitors
a parking id:P#; parking area
a price money:900..30000; stand rent, total cost
---
{fair_company} · Technik
# Bestellung Stand {stand}
= Messe: {event=Bau und Keramik|AgriTage|Haus und Fenster|Handwerk live|Hotel und Küche}
= Aussteller: {exhibitor}
= Bestellt durch: {contact}
= Halle: {hall=B 2|5|Ost|7.1|Foyer}
= Fläche: {area}
= Aufbau ab: {build_from}
= Eröffnung: {opens}
= Schluss: {closes}

Es handelt sich um einen Platz, der {kind?nur zum Gang hin offen ist~an zwei Seiten offen ist~ringsum frei steht}. Anschluss {power}, Nachtstrom {:unit:kW 1..2}. {water!Zu- und Abfluss werden gelegt|Wasser wird gebraucht, Spüle links hinten~Wasser wird nicht gebraucht|Auf einen Wasseranschluss wird verzichtet}. {rig!Eine Traverse wird von der Decke gehängt|Es sind vier Hängepunkte vorgesehen~Abgehängt wird nichts|Hängepunkte sind nicht vorgesehen}.
%services 2..5
Leistung | Stück
{services.what=Teppichfliesen|Kühlschrank|Stehtisch|Reinigung je Tag|WLAN-Zugang|Parkausweis|Staplerstunde} | {services.qty}
%%
?Gebaut wird durch {builder}[, vor Ort {builder_contact}].
?Nach dem {deadline} berechnen wir {surcharge} mehr.
Stand geprüft: {technician}
~ Auskunft {:person}, {:phone}; Fassung vom {:date}

== de gemeindebrief_ausflug
q parish company:Kirchengemeinde {}/Pfarrverband {}/Seniorenkreis {}; organising_group, host; who invites
q trip_to city; destination, goes_to; where they go | wohin es geht
q day date; trip_date, takes_place_on
q leaves time; departure, bus_leaves; when the bus starts
q home time; return_time, back_at; when they are home again
q stop phrase; boarding_point, bus_stop; where people get on
q visit phrase; sight, programme; what they will look at
q guide person; tour_guide, explains; who shows them round there
q lunch_at company:Gasthof {}/Klosterstüberl {}/Landgasthof {}; restaurant, lunch; where they eat
q price money:15..70; cost, contribution; what each one pays
q coach company:{} Busreisen/Omnibus {}/Reisedienst {}; bus_company, transport
q sign_up person; registration_with, register_at; with whom to sign up | bei wem man sich anmeldet
q sign_phone phone; registration_phone, call
q sign_by date; registration_deadline, sign_up_until
q seats number:20..55; places, capacity
q leader person; leads_trip, organiser; who is in charge of the outing
q preacher person; holds_service, devotion_by; who holds the devotion
q walking flag; suitable_for_walkers, little walking; whether people who walk badly can come
q rain flag; also_in_rain, takes place in bad weather; whether they go when it rains
q payment choice:on the bus/by transfer/at the parish office; how_to_pay, pay
a hymn number:1..500; hymn number, song
a collection money:50..900; collection result
a birthday person; whose birthday, jubilarian
---
^ {parish}
# Wir fahren wieder!
Liebe Ausflüglerinnen und Ausflügler,
am {day} geht es nach {trip_to}. Der Bus ({coach}) startet um {leaves}, Zustieg {stop=am Kirchplatz|bei der Apotheke|vor dem Pfarrheim|am Feuerwehrhaus}, weitere Halte nach Bedarf ab {:time}. Wir besichtigen {visit=das Klostermuseum|die Orgelwerkstatt|den Rosengarten|die alte Glashütte|die Wallfahrtskirche}; dort erwartet uns {guide}. Mittags kehren wir ein: {lunch_at}. Eine kurze Andacht hält {preacher}. Gegen {home} sind wir zurück.
{walking!Auch wer nicht gut zu Fuß ist, kann mit|Es geht fast alles eben und langsam~Wer schlecht zu Fuß ist, sollte diesmal lieber pausieren|Für Rollatoren ist der steile Weg leider nichts}. {rain!Wir fahren bei jedem Wetter|Regen schreckt uns nicht~Regnet es, bleiben wir daheim|Bei schlechtem Wetter fällt die Fahrt aus}.
+++
= Kosten: {price}
= Plätze: {seats}
Bezahlt wird {payment?während der Fahrt, es geht ein Körbchen herum~vorher auf das Konto der Gemeinde~im Pfarrbüro bei der Anmeldung}; Kaffee und Kuchen (etwa {:money:5..9}) zahlt jeder selbst.
?Anmelden bitte bei {sign_up}[, {sign_phone}][, spätestens {sign_by}].
+++
Es freut sich auf Sie
{leader}
~ Beim letzten Mal, am {:date}, waren wir {:number:15..50}. Fotos bei {:person}.

== de sprenganzeige
q blaster_firm company:Sprengtechnik {}/{} Abbruch/Steinbruch {}; blasting_company, notifying_firm, de:Anzeigender; firm that will blast
q authority company:Gewerbeaufsicht {}/Bergamt {}/Amt für Arbeitsschutz {}; notified_authority, addressee; office that has to be told
q blaster person; shotfirer, responsible_blaster; who fires the charge | wer die Ladung zündet
q licence id:§20-####/##; certificate_of_competence, licence_no; number of the shotfirer's certificate
q deputy person; second_blaster, stand-in
q barrier person; in_charge_of_cordon, cordon_leader; who sees to it that nobody comes near
q day date; blasting_date, fired_on; day of the blast
q hour time; planned_time, ignition; when it goes off
q reserve date; alternative_date, fallback; day to which it moves if need be | Ausweichtermin
q object phrase; what_is_blasted, target; what is brought down
q explosive product; explosive, substance
q charge unit:kg 3..900; total_charge, quantity; how much explosive in all
q holes number:4..220; boreholes, drill_holes
q radius unit:m 80..400; safety_radius, cordon_distance; how far people must stay away
q nearest unit:m 30..900; nearest_building, distance_to_house; how far the next house is
q insurer company:{} Versicherung/Haftpflicht {}; liability_insurer, covered_by
q road flag; road_closed, traffic_stopped; whether a road is shut
q evacuate flag; residents_leave, evacuation; whether people must leave their homes
q ignition_kind choice:electric/non-electric/electronic; detonator_type, ignition_system; how it is set off
a supplier company; explosives_supplier, bought_from
a cost money:900..90000; price, contract_sum
a police person; police_officer, police contact
---
{blaster_firm}
{:street}, {:zip} {:city} || {:date}

An {authority}
# Anzeige einer Sprengung
= Objekt: {object=Schornstein, 60 m|Felsnase über der Straße|altes Brückenwiderlager|Betonsilo|Bohrlochreihe Sohle 3}
= Tag: {day}
= Zündung: {hour}
= Sprengstoff: {explosive=Ammongelit 3|Emulsion 38 mm|ANDEX lose|Sprengschnur 12 g}
= Menge gesamt: {charge}
= Bohrlöcher: {holes}
= Absperrung im Umkreis: {radius}
= Nächstes Gebäude: {nearest}

Verantwortlich zündet {blaster} (Befähigungsschein {licence})[, Vertretung {deputy}]. Um die Absperrung kümmert sich {barrier} mit {:number:4..20} Posten. Gezündet wird {ignition_kind?mit Brückenzündern über die Zündmaschine~mit Schlauch ohne Strom~mit programmierbaren Chips im Zünder}. {road!Die Straße wird für eine halbe Stunde gesperrt|Der Verkehr wird angehalten~Straßen sind nicht betroffen|Eine Sperrung von Straßen ist entbehrlich}. {evacuate!Anwohner müssen ihre Häuser verlassen|Drei Häuser werden geräumt~Anwohner können in den Häusern bleiben|Eine Räumung ist nicht vorgesehen}. Erschütterungen misst {:company}.
?Bei Nebel weichen wir aus auf: {reserve}
?Haftpflicht: {insurer}, Schutz bis {:money:1000000..5000000}

{:person}
Betriebsleitung

== de telefonnotiz_kanzlei
q firm company:Kanzlei {}/{} und Kollegen/Anwaltsbüro {}; law_firm, office; where the call was taken
q taken_by person; noted_by, receptionist; who answered the telephone | wer am Telefon war
q caller person; who_called, phoned; who rang up
q caller_org company:{} Hausbau/{} Versicherung/Praxis {}; caller's_company, calling_from
q for_whom person; message_for, addressee; for whom the note is meant
q client person; mandant, matter_of; in whose case it is | um wessen Fall es geht
q opponent company:{} Reisen/Autohaus {}/{} Bau; other_side, opposing_party
q matter id:####/##-@@; file, matter_number
q when date; call_date, day
q at time; time_of_call, rang_at
q callback phone; call_back_number, reachable_at
q callback_by time; reach_until, call_before; until when the caller can be reached
q subject phrase; topic, concerns; what it is about
q offer money:500..30000; settlement_offer, proposed_sum; what the other side would pay
q court_date date; hearing, court_appointment
q urgent flag; urgent, same_day; whether it must be dealt with today
q callback_wanted flag; call_back, wants_return_call; whether the caller wants to be rung back
q mood choice:calm/annoyed/desperate; tone, caller_mood; how the caller sounded
a judge person; judge, court_contact
a deadline date; limitation, time-bar
a fee money:200..900; fee, hourly_rate
---
# Telefonnotiz
{firm} || {when}, {at}
Für: {for_whom} || Akte {matter}

Angerufen hat {caller} von {caller_org}, es geht um unsere Mandantschaft {client} gegen {opponent}, Stichwort: {subject=Reisemangel Kreta|Gewährleistung Motor|Risse im Putz|Kündigung wegen Eigenbedarf|Beule vom Parkplatz}. {mood?Klang ruhig und sachlich~War hörbar verärgert, zweimal laut~Den Tränen nahe, weiß nicht mehr weiter}. 
?Man würde {offer} zahlen, wenn bis Monatsende Ruhe ist; unsere Vorstellung waren ja {:money:900..40000}.
?Termin bei Gericht laut Anruf: {court_date}.
{callback_wanted!Bittet um Rückruf|Möchte unbedingt zurückgerufen werden~Rückruf ist nicht nötig|Braucht keinen Rückruf, meldet sich selbst}[: {callback}][, erreichbar bis {callback_by}]. {urgent!Muss heute noch raus|Duldet keinen Aufschub~Eilt nicht|Hat Zeit bis nächste Woche}.
Habe gesagt, dass {:person} in Urlaub ist bis {:date}.

Gruß {taken_by}

== de chorleiter_vertrag
q choir company:Gesangverein {}/Kammerchor {}/Liedertafel {} e. V.; association, engaging_choir, de:Verein; choir that hires
q conductor person; choirmaster, musical_director; who will lead the singing | wer künftig dirigiert
q predecessor person; former_conductor, took_over_from; who led it before
q chair person; chairperson, signed_for_choir; who signs for the club
q treasurer person; cashier, pays_out; who pays the money
q starts date; contract_start, takes_over_on
q signed date; signed_on, contract_of
q weekday phrase; rehearsal_day, day_of_week
q from_time time; rehearsal_begins, start
q to_time time; rehearsal_ends, end
q place phrase; rehearsal_room, where; where they sing
q fee money:40..180; pay_per_rehearsal, fee; what one evening brings
q concert_fee money:100..600; concert_pay, extra_for_concerts; what a concert brings
q concerts number:1..6; concerts_per_year, performances
q singers number:12..90; members_singing, size_of_choir
q federation company:Sängerbund {}/Chorverband {}; umbrella_body, federation
q travel flag; travel_paid, mileage; whether travel is paid for
q substitute flag; must_find_substitute, replacement duty; whether the conductor must find somebody when ill | ob bei Krankheit Ersatz zu stellen ist
q status choice:freelance/employed/honorary; legal_status, relationship; on what legal footing the work is done
q notice phrase; notice, termination_terms
a bank iban; account, pay_into
a pianist person; accompanist, piano
a next_concert date; next_concert, concert_on
---
# Vereinbarung
zwischen {choir}, vertreten durch {chair}, und {conductor}

## Aufgabe
Ab {starts} übernimmt {conductor} die musikalische Leitung[ von {predecessor}]. Geprobt wird {weekday=dienstags|mittwochs|jeden zweiten Freitag|donnerstags} von {from_time} bis {to_time} {place=im Pfarrsaal|in der Aula|im Nebenzimmer der Krone|im alten Schulhaus}; derzeit singen {singers} Frauen und Männer. Im Jahr sind {concerts} Konzerte vorgesehen.
## Vergütung
Je Probe {fee}, je Konzert {concert_fee}; Notengeld pauschal {:money:20..90}. Auszahlung durch {treasurer}. {travel!Fahrten werden mit dem üblichen Kilometersatz ersetzt|Das Fahrgeld trägt der Verein~Fahrten werden nicht eigens ersetzt|Fahrgeld ist mit dem Honorar abgegolten}.
## Sonstiges
Die Tätigkeit wird {status?selbstständig ausgeübt, Steuern führt die Leitung selber ab~im Rahmen einer Anstellung mit Lohnabzug ausgeübt~ehrenamtlich ausgeübt, gezahlt wird nur ein Aufwandsersatz}. {substitute!Bei Verhinderung ist für Ersatz zu sorgen|Wer krank ist, stellt eine Vertretung~Für Ersatz bei Krankheit sorgt der Verein|Eine Vertretung muss nicht gestellt werden}.
?Kündigung: {notice=sechs Wochen zum Quartal|zum Ende der Sommerpause|drei Monate, schriftlich|jederzeit im Einvernehmen}
?Es gelten die Empfehlungen von {federation}.

{:city}, {signed}
{chair} || {conductor}
~ Protokolliert von {:person}

== de vereinsehrung
q club company:Turnverein {}/Musikverein {}/Ruderclub {}; association, honouring_club, de:Verein; club that says thank you
q member person; honoured_person, recipient; who is honoured | wer geehrt wird
q joined year; member_since, year_of_joining; when the person joined
q years number:10..70; years_of_membership, how_long
q badge choice:bronze/silver/gold; award_level, pin; which pin is given
q speech_by person; speech_by, laudator; who held the speech
q chair person; president, signed_by
q federation company:Landessportbund {}/Kreisverband {}/Dachverband {}; umbrella_body, also_honoured_by
q fed_rep person; federation_representative, guest_of_honour; who came from the federation
q event phrase; occasion, at_which_event; where it happened
q given date; awarded_on, day_of_award
q office phrase; office_held, former_post; what the person did for the club
q merit phrase; special_merit, known_for
q nr number:1..400; certificate_number, roll_no
q honorary flag; honorary_member, made honorary; whether the person becomes an honorary member
q free flag; exempt_from_dues, no more dues; whether no more fee is to be paid | ob künftig beitragsfrei
q present phrase; gift, present
a birthday date; date of birth, birthday
a spouse person; husband_or_wife, partner
a fee money:20..200; annual_fee, dues
---
^ {club}
^ gegründet {:year}
# Urkunde Nr. {nr}
^ {member}
gehört unserem Verein seit {joined} an und wird für {years} Jahre Treue mit der Nadel {badge?aus rötlichem Metall, der dritten Stufe (Bronze),~aus hellem Metall, der zweiten Stufe (Silber),~aus edelstem Metall, der höchsten Stufe (Gold),} ausgezeichnet.
Lange wirkte die geehrte Person als {office=Kassenwart|Jugendleiterin|Zeugwart|Dirigent|Schriftführerin}; unvergessen bleibt {merit=der Bau des Bootshauses|die Reise nach Ungarn|das Jubiläumsbuch|die Rettung der Turnhalle|der erste Pokal}. {honorary!Zugleich wird die Ehrenmitgliedschaft verliehen|Die Versammlung hat sie zum Ehrenmitglied gemacht~Eine Ehrenmitgliedschaft ist damit noch nicht verbunden|Die Ehrenmitgliedschaft bleibt einer späteren Stunde vorbehalten}. {free!Beiträge sind künftig nicht mehr zu zahlen|Ab jetzt ist die Mitgliedschaft beitragsfrei~Der Beitrag ist wie bisher zu entrichten|Vom Beitrag befreit die Ehrung nicht}.
Die Lobrede hielt {speech_by}[, für {federation} gratulierte {fed_rep}].
?Überreicht wurde dazu: {present=ein Korb mit Wurst und Wein|ein Gutschein|ein Bild vom Vereinsheim|ein Blumenstock}.

{event=Herbstfest|Jahresfeier im Bürgersaal|Sommerregatta|Weihnachtsabend}, am {given}
{chair} || {:person}
Vorsitz || Schriftführung
~ Gestaltung: {:person}, {:number:2..9}. Auflage

== de projekt_mail_umbau
q sender person; author, from, written_by; who wrote the e-mail
q recipient person; to, addressee; to whom it was written | an wen die Mail ging
q copy person; cc, in_copy; who gets it for information
q sender_mail email; from_address, sender_email
q firm company:{} Innenausbau/Planung {}/Studio {}; sender's_company, planner; firm the writer works for
q customer company:Zahnarztpraxis {}/Bäckerei {}/Buchladen {}; client, customer; for whom the rooms are altered
q carpenter company:Schreinerei {}/Tischlerei {}; joiner, furniture_maker; who makes the furniture
q electrician company:Elektro {}/{} Elektrotechnik; electrician, wiring_by; who lays the cables
q sent date; sent_on, mail_date
q handover date; handover, ready_on; when the rooms are to be ready | wann die Räume fertig sind
q site_meeting date; site_meeting, next_meeting; when they meet on site
q meeting_at time; meeting_time, at
q extra money:300..9000; additional_cost, surplus; what the change costs on top
q colour phrase; colour, shade
q problem phrase; issue, obstacle; what holds things up
q decision flag; decision_needed, waiting_for_reply; whether the reader has to decide something
q delay flag; delayed, behind_schedule; whether things run late
q floor choice:oak/linoleum/tiles; flooring, floor_covering; what people will walk on
q area unit:m² 20..300; floor_area, size
a landlord person; landlord, building_owner
a permit id:BG-####; permit number, building_permit
a total money:9000..90000; total_budget, contract_sum
---
= Von: {sender} ({sender_mail})
= An: {recipient}
?= Kopie: {copy}
= Gesendet: {sent}, {:time}
= Betreff: Umbau {customer}, Stand der Dinge

Hallo {recipient},
kurz zusammengefasst, was wir heute auf der Baustelle besprochen haben. {delay!Wir hängen leider etwa eine Woche hinterher|Der Plan hält nicht, wir sind in Verzug~Wir liegen gut im Plan|Verspätung gibt es bisher keine}. Sorgen macht nur eines: {problem=die Decke ist 4 cm niedriger als im Plan|hinter der Theke läuft ein altes Rohr|das Podest knarzt|die Türzarge ist schief|der Aufzug fasst die Platten nicht}. Beim Boden bleibt es für die {area} bei {floor?Holzdielen, geölt~der Bahnenware aus Leinöl und Kork~den Steinzeugplatten}, die Wände werden {colour=lindgrün|altweiß|taubenblau|sandfarben|ziegelrot}.
{carpenter} stellt ab Montag die Möbel, {electrician} braucht noch {:number:2..6} Tage für die Leitungen.[ Die Änderung an der Theke kostet {extra} mehr.] {decision!Bitte gebt uns dazu bis Freitag Bescheid, ohne eure Entscheidung können wir nicht bestellen|Hier brauchen wir eine Antwort von euch~Von euch brauchen wir dazu nichts|Ihr müsst dafür nichts entscheiden}.
?Wir sehen uns am {site_meeting} um {meeting_at} vor Ort; {:person} bringt die Muster mit.
Übergabe soll am {handover} sein.

Viele Grüße
{sender}
{firm}
~ {:street}, {:zip} {:city}, {:phone}
`
