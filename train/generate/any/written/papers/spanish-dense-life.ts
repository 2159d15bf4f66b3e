/** Dense papers of everyday life in Spanish: care, school, homes, clubs, churches and feasts; letters, cards and programmes full of neighbours of the same form. */
export const spanishDenseLifePapers = `
== es hoja_anestesia_quirofano
q hospital company:Hospital {}/Clínica {}/Sanatorio {}; hospital, clinic
q theatre short; operating_room, theatre_no
q patient person; patient, person_operated
q history id:NHC ######; history_no, record_number
q born date; birth_date
q surgeon person; surgeon, operated_by
q assistant person; surgical_assistant, first_assistant
q anaesthetist person; anaesthetist, anaesthesia_by
q nurse person; scrub_nurse, instrument_nurse
q date date; operation_date, day
q procedure phrase; procedure, operation
q in time; patient_in, enters_theatre
q cut time; incision, skin_cut
q closed time; closure, skin_closed
q out time; patient_out, leaves_theatre
q asa number:1..4; asa_class, physical_status
q tube number:6..8; tube_size, endotracheal_tube
q loss unit:ml 20..900; blood_loss, bleeding
q fluids unit:ml 500..3500; fluids_given, crystalloids
q difficult flag; difficult_airway, intubation_difficult; whether the tube went in with trouble
q transfused flag; transfusion, blood_given; whether blood was given
q destination choice:recovery/intensive care/ward; goes_to, destination
a implant id; implant_lot, prosthesis_no
a discharge date; discharge_date, home_on
a cost money; theatre_cost
a referred person; referring_doctor, sent_by
l drugs; medicines, boluses; what was injected
c drugs.phase phrase; phase, stage
c drugs.at time; time, hour
c drugs.name phrase; drug, medicine
c drugs.dose unit:mg 1..900; dose, amount
c drugs.by person; given_by, administered_by
c drugs.why phrase; reason, indication
c drugs.lot id; lot
l vitals; readings, monitoring; readings over time
c vitals.at time; time, hour
c vitals.hr number:45..120; heart_rate, fc
c vitals.bp id:1##/##; blood_pressure, ta
c vitals.sat percent:92..99; saturation, spo2
c vitals.temp number:34..37; temperature, temp
c vitals.co2 number:28..45; end_tidal_co2, etco2
c vitals.bis number; bis, depth
---
{hospital} || Quirófano {theatre}
# Hoja de anestesia – {procedure=hernioplastia|artroscopia de rodilla|tiroidectomía|cesárea programada|colecistectomía}
= Paciente: {patient}
= NHC: {history}
= F. nac.: {born}
= Fecha: {date}
= ASA: {asa}
= Tubo n.º: {tube}
Cirujano: {surgeon} || Ayudante: {assistant}
Anestesia: {anaesthetist} || Instrumentista: {nurse}
Entrada {in} · Incisión {cut} · Cierre {closed} · Salida {out}
%drugs 4..9
h | Fármaco | Dosis | Motivo | Firma
/ {drugs.phase=INDUCCIÓN|MANTENIMIENTO|DESPERTAR|PREMEDICACIÓN}
{drugs.at} | {drugs.name=propofol|fentanilo|rocuronio|sugammadex|ondansetrón|cefazolina|paracetamol} | {drugs.dose} | {drugs.why=hipnosis|analgesia|relajación|reversión|profilaxis|náuseas} | {drugs.by}
{drugs.lot=}
%%
%vitals 3..9
 | FC | TA | Sat | Tª | CO2
{vitals.at} | {vitals.hr} | {vitals.bp} | {vitals.sat} | {vitals.temp} | {vitals.co2}
{vitals.bis=}
%%
Sangrado {loss}; fluidos {fluids}. {difficult!Intubación difícil, con fiador|Vía aérea difícil, avisar en el futuro~Intubación sin dificultad|Vía aérea fácil}. {transfused!Se transfunde un concentrado|Recibió sangre~No precisó sangre|Sin transfusión}. Pasa a {destination?despertar~UCI~planta}.
~ Checklist firmado. Equipo revisado el {:date}. Busca {:id:####}.

== es carta_trabajo_social_dependencia
q council company:Ayuntamiento de {}/Mancomunidad {}/Cabildo de {}; council, social_services
q worker person; social_worker, author
q addressee person; dependency_assessor, addressed_to
q client person; dependent_person, applicant
q born date; birth_date
q carer person; main_carer, family_carer
q carer_age number:30..80; carer_age
q son person; other_son, lives_away
q guardian person; legal_representative, support_person
q neighbour person; neighbour, keeps_keys
q grade choice:I/II/III; dependency_grade, degree
q score number:25..100; bvd_score, points
q resolved date; grade_resolution, recognised_on
q requested date; application_date, asked_on
q hours number:10..90; monthly_hours, hours_granted
q benefit money:150..900; monthly_benefit, allowance
q copay money:10..400; copayment, own_share
q pension money:500..1500; pension, income
q centre company:Centro de Día {}/Residencia {}/Fundación {}; day_centre, centre_attended
q lift flag; building_has_lift, lift; whether the building has a lift
q urgent flag; urgent, priority_case; whether it cannot wait
q ref id:SAAD##-##/######; case_no, file
a doctor person; family_doctor, gp
a rent money; rent, housing_cost
a telecare date; telecare_installed, alarm_since
a review date; review_date, reassessment
l helps; services, supports; what help there is already
c helps.what phrase; service, help
c helps.who company; provider, entity
c helps.days phrase; days, frequency
c helps.hours number:1..20; weekly_hours, hours
c helps.since date; since, started
c helps.cost money:5..300; cost, price
c helps.person person; worker
---
{council} || {:date}
Servicios Sociales, {:street} || Expte. {ref}

A la atención de {addressee}:

Le escribo por {client}, que nació el {born} y vive con {carer}, de {carer_age} años, que es quien le atiende de día y de noche. Su hijo {son} reside fuera y acude en verano. El juzgado nombró a {guardian} para prestarle apoyo. Las llaves las guarda {neighbour}. {lift!El edificio tiene ascensor|Hay ascensor~El edificio carece de ascensor|No hay ascensor y son tres pisos}.
Pidió la valoración el {requested}; se le reconoció el grado {grade?I~II~III} con {score} puntos el {resolved}. Le corresponden {hours} horas al mes o {benefit}; de su pensión de {pension} aportaría {copay}. Por las mañanas va a {centre}.
%helps 2..6 lines
{helps.what=Ayuda a domicilio|Comida a casa|Podología|Fisioterapia|Respiro familiar|Lavandería} ({helps.who}), {helps.days=lunes y jueves|a diario|fines de semana|martes}
{helps.hours} horas por semana desde {helps.since}; paga {helps.cost}
{helps.person=}
%%
{urgent!Ruego que se trate con preferencia: la cuidadora ingresa en breve|El caso no admite espera~Puede seguir el turno ordinario|No aprecio urgencia}.
Atentamente,
> {worker}
~ Teléfono {:phone}, de {:time} a {:time}. Registro de salida {:id:####/##}. Protección de datos: {:email}.

== es plan_parto_preferencias
q maternity company:Hospital Materno {}/Casa de Nacimientos {}/Maternidad {}; maternity, hospital
q mother person; mother, expectant_mother
q partner person; companion, present_at_birth
q second person; second_companion, substitute_companion
q midwife person; midwife, followed_by
q obstetrician person; obstetrician, gynaecologist
q due date; due_date, expected_on
q cut_off date; plan_signed, written_on
q weeks number:30..40; weeks_now, gestation
q parity number:1..5; pregnancy_number, gravida
q group choice:A+/O+/B-/AB+; blood_group
q baby first; baby_name, name_chosen
q paediatrician person; paediatrician
q doula person; doula
q phone phone; companion_phone, reach_partner
q epidural flag; epidural_wanted, wants_epidural; whether the mother wishes the injection in the back
q cord flag; cord_cut_by_partner, partner_cuts_cord; whether the companion cuts the cord
q donate flag; cord_blood_donation
q allergies phrase; allergies
a weight unit; birth_weight, baby_weight
a born date; born_on, birth
a insurance id; insurance_number, policy
a room short; room_no
l wishes; preferences, choices; wish by wish
c wishes.stage phrase; stage, phase
c wishes.what phrase; wish, preference
c wishes.importance phrase; importance, priority
c wishes.answer phrase; hospital_answer, possible
c wishes.noted person; noted_by, seen_by
c wishes.reason phrase; reason
l bag; things_brought, luggage; what is brought along
c bag.item phrase; item, thing
c bag.for phrase; for_whom, person
c bag.qty number:1..8; quantity
c bag.where phrase; packed_in
---
^ {maternity}
# Plan de parto de {mother}
Semana {weeks}, embarazo n.º {parity}, fecha probable {due}
Grupo {group?A+~O+~B−~AB+} || Alergias: {allergies=látex|ninguna|penicilina|yodo}
Me acompaña {partner} ({phone}); si no puede, {second}. Me lleva la matrona {midwife}; obstetra, {obstetrician}. Vendrá mi doula, {doula}. Si todo va bien, se llamará {baby}; pediatra elegida, {paediatrician}.
* {epidural!Quiero la epidural en cuanto se pueda|Pido anestesia epidural~Prefiero parir sin epidural|No deseo epidural}
* {cord!Que corte el cordón mi acompañante|El cordón lo corta mi pareja~El cordón lo corta la matrona|Mi pareja no quiere cortar el cordón}
* {donate!Dono la sangre del cordón|Deseo donar la sangre del cordón~No donaré sangre de cordón|Sin donación de cordón}
%wishes 4..9
Deseo | P. | Respuesta | Visto por
/ {wishes.stage=Dilatación|Expulsivo|Después|Lactancia}
{wishes.what=luz tenue|beber agua|postura libre|ducha|piel con piel|sin chupete|música} | {wishes.importance=1|2|3} | {wishes.answer=sí|según marcha|no hay bañera|se intentará} | {wishes.noted}
{wishes.reason=}
%%
%bag 2..5 sentence
En la maleta llevo
{bag.qty} × {bag.item=camisones|gorritos|bodis|compresas|calcetines} para {bag.for=mí|el bebé|mi pareja}
{bag.where=}
%%
> {cut_off}
~ Copia en la historia. Curso de preparación hasta el {:date}. Urgencias de maternidad {:phone}.

== es junta_evaluacion_acta
q school company:IES {}/Colegio {}/Instituto {}; school, centre
q group short; class_group, group
q term choice:first/second/third/final; term, evaluation
q tutor person; form_tutor, class_tutor
q head_studies person; head_of_studies, chaired_by
q counsellor person; counsellor, orientation
q secretary person; centre_secretary
q held date; session_date, meeting_date
q begins time; begins, start
q ends time; ends, finish
q pupils number:15..36; pupils, students
q all_passed number:2..20; passed_everything, all_passed
q three_fails number:1..15; three_or_more_fails, at_risk
q repeat number:1..6; proposed_to_repeat, repeaters
q absences number:20..900; unexcused_absences, absence_hours
q families date; families_meeting, report_handed_out
q delegate first; class_delegate, spokesperson
q climate choice:good/fair/bad; class_climate, behaviour
q support_hours number:1..9; support_hours, reinforcement_hours
q trip flag; trip_allowed, outing_kept; whether the class may go on its trip
a inspector person; inspector
a next date; next_session, following_evaluation
a mean number; average_mark, mean
a director person; headteacher, principal
l cases; pupils_discussed, students; pupils that were talked about
c cases.name person; pupil, student
c cases.fails number:0..9; failed_subjects, fails
c cases.misses number:2..90; absences, missed_hours
c cases.what phrase; remark, observation
c cases.measure phrase; measure, decision
c cases.who person; responsible, teacher_in_charge
c cases.until date; until, review
c cases.phone phone; family_phone
l subjects; results, marks_by_subject; how each subject did
c subjects.name phrase; subject
c subjects.teacher person; teacher, taught_by
c subjects.pass percent:40..99; pass_rate, approved
c subjects.top number:1..9; top_marks, outstanding
c subjects.hours number; hours
---
{school} || Grupo {group=3.º B|1.º Bach A|2.º ESO D|4.º C}
# Acta de la {term?primera~segunda~tercera~final} evaluación
{held}, de {begins} a {ends}. Preside {head_studies}; tutora, {tutor}; orientadora, {counsellor}. Alumnado: {pupils}.
La delegada, {delegate}, expone el parecer de la clase. Ambiente del grupo: {climate?bueno~desigual~malo}.
%subjects 3..8
Materia | Prof. | % Ap. | SB
{subjects.name=Lengua|Matemáticas|Inglés|Biología|Música|Tecnología|Historia} | {subjects.teacher} | {subjects.pass} | {subjects.top}
{subjects.hours=}
%%
= Todo aprobado: {all_passed}
= Tres o más suspensos: {three_fails}
= Propuestos para repetir: {repeat}
= Faltas sin justificar (h): {absences}
= Horas de refuerzo: {support_hours}
%cases 3..8 lines
{cases.name}: {cases.fails} suspensas, {cases.misses} faltas. {cases.what=no trae material|ha mejorado|se duerme en clase|discute con todos|trabaja bien}
Se acuerda {cases.measure=llamar a casa|cambio de sitio|plan lector|derivar a orientación|parte de seguimiento}; lo lleva {cases.who}, hasta {cases.until}
{cases.phone=}
%%
{trip!Se mantiene la excursión|El grupo podrá ir al viaje~Se suspende la excursión por conducta|El viaje queda sin efecto}. Boletines a las familias el {families}.
Da fe: {secretary}
~ Acta n.º {:number:2..40}. Programa de calificaciones cerrado el {:date}.

== es comedor_escolar_contrato_menu
q school company:CEIP {}/Colegio {}/Escuela {}; school, centre
q caterer company:Catering {}/Cocinas {}/{} Colectividades; caterer, catering_firm
q manager person; canteen_manager, in_charge
q dietician person; dietician, menu_signed_by
q cook person; cook, chef
q monitor person; lunch_supervisor_head, monitor
q month month; menu_month, month
q diners number:40..500; diners, meals_per_day
q price money:3..7; daily_price, price_per_meal
q loose money:4..9; occasional_price, price_loose_day
q turn1 time; first_sitting, first_turn
q turn2 time; second_sitting, second_turn
q notice time; absence_notice_by, cancel_before
q account iban; canteen_account, pay_into
q pay_day number:1..10; debit_day, payment_day
q allergy_count number:1..40; special_diets, allergic_diners
q organic percent:5..60; organic_share, ecological_part
q cutlery flag; bring_cutlery, own_cutlery; whether children bring their own cutlery
q fridge flag; cold_line, cooked_elsewhere; whether it is cooked elsewhere and reheated
q phone phone; canteen_phone, phone_for_absences
a inspector person; health_inspector
a grant money; canteen_grant
a registry id; sanitary_registry, registration
a contract_end date; contract_end, concession_until
l days; menu, dishes; what there is each day
c days.week phrase; week, week_of
c days.day phrase; weekday, day
c days.first phrase; first_course, starter
c days.second phrase; main_course, second
c days.dessert phrase; dessert, sweet
c days.kcal number:500..900; calories, energy
c days.allergens phrase; allergens, contains
c days.dinner phrase; suggested_supper, dinner
c days.supplier company; supplier
---
{school} || Comedor, {month}
# Menú basal
Elabora {caterer}; en cocina, {cook}. Revisa la dietista {dietician}. Sirven a {diners} comensales en turnos de {turn1} y {turn2}; vigila {monitor}.
%days 4..12
 | 1.º | 2.º | Postre | kcal | Al. | Cena
/ {days.week=Semana 1|Semana 2|Semana 3|Semana 4}
{days.day=L|M|X|J|V} | {days.first=lentejas|crema de calabaza|arroz con tomate|sopa de cocido|ensalada campera} | {days.second=merluza al horno|pollo guisado|tortilla|albóndigas|garbanzos} | {days.dessert=fruta|yogur|natillas} | {days.kcal} | {days.allergens=1, 3|4, 7|3|-} | {days.dinner=verdura y huevo|pescado|sopa|carne blanca}
{days.supplier=}
%%
~ 1 gluten, 3 huevo, 4 pescado, 7 leche
= Precio por día: {price}
= Día suelto: {loose}
= Dietas especiales: {allergy_count}
= Producto ecológico: {organic}
El recibo se pasa el día {pay_day} a la cuenta; los días sueltos se ingresan en {account}. Las ausencias se avisan antes de las {notice} en el {phone}. {cutlery!Cada niño trae sus cubiertos|Traigan cubiertos de casa~No hace falta traer cubiertos|Los cubiertos los pone el comedor}. {fridge!La comida llega refrigerada y se regenera aquí|Es línea fría~Se cocina en el propio colegio|Hay cocina propia}.
> {manager}
~ Acta del consejo escolar de {:date}. Sugerencias a {:email}.

== es cofradia_cabildo_salida
q brotherhood company:Hermandad de {}/Cofradía del Cristo de {}/Hermandad Sacramental de {}; brotherhood, cofradía
q elder person; elder_brother, hermano_mayor
q steward person; procession_steward, diputado_mayor
q chaplain person; chaplain, spiritual_director
q foreman person; capataz, bearers_foreman
q treasurer person; treasurer, mayordomo
q florist company:Floristería {}/Flores {}; florist
q band company:Banda {}/Agrupación Musical {}/Sociedad Filarmónica {}; music_band, band_behind
q candles company:Cerería {}/{} Ceras; candle_maker, wax_supplier
q day date; procession_day, date_of_procession
q leaves time; first_cross_leaves, leaves_church
q back time; back_in_church, entry
q cathedral time; at_cathedral, official_stretch
q brothers number:100..3000; brothers_walking, penitents
q bearers number:20..60; bearers, costaleros
q fee money:10..60; walking_fee, papeleta_price
q deadline date; ticket_pickup_until, last_day_for_tickets
q rain_at time; rain_meeting, decision_hour
q new_step phrase; premiere, novelty
q children flag; children_may_walk, infants_admitted; whether small children may walk along
a cost money; procession_cost
a bishop person; bishop
a sculptor person; sculptor, author_of_image
a insurer company; insurer
l route; itinerary, streets; where it passes and when
c route.part phrase; stretch, section
c route.street phrase; street, point
c route.cross time; cross_passes, cross_time
c route.float time; float_passes, throne_time
c route.march phrase; march, music
c route.turn phrase; manoeuvre, remark
c route.width unit; street_width
l sections; groups, tramos; who walks in what group
c sections.no number:1..20; section_no, tramo
c sections.insignia phrase; insignia, banner
c sections.carrier person; carried_by, bearer
c sections.chief person; section_steward, celador
c sections.size number:20..160; number_of_brothers, people
c sections.robe phrase; robe
---
^ {brotherhood}
# Cabildo de salida – {day}
Cruz en la calle {leaves}; catedral {cathedral}; entrada {back}. Cuerpo de nazarenos: {brothers}; cuadrilla: {bearers} hombres, con {foreman}. Tras el paso, {band}. Flores de {florist}; cera de {candles}. Estreno: {new_step=faldones bordados|candelería restaurada|nueva saya|faroles de plata}.
%route 4..11
Calle | Cruz | Paso | Marcha | Obs.
/ {route.part=IDA|CARRERA OFICIAL|VUELTA}
{route.street=San Blas|Plaza Vieja|Sierpes|Cuesta del Rosario|Feria|Campana|Arco} | {route.cross} | {route.float} | {route.march=Amarguras|Virgen del Valle|La Madrugá|saeta|silencio} | {route.turn=relevo|revirá|parada larga|cables bajos|-}
{route.width=}
%%
%sections 3..7 lines
Tramo {sections.no}: {sections.insignia=Guion|Senatus|Bandera morada|Libro de reglas|Simpecado}, lo porta {sections.carrier}; celador, {sections.chief}; {sections.size} hermanos
{sections.robe=}
%%
La papeleta cuesta {fee} y se retira hasta el {deadline} ante {treasurer}. {children!Los niños pueden salir con varita|Se admiten niños acompañados~No se admiten niños pequeños en las filas|Los menores de diez años no podrán salir}. Si amenaza lluvia, la junta se reúne a las {rain_at}.
Diputado mayor: {steward} || Director espiritual: {chaplain}
> El Hermano Mayor, {elder}
~ Quinario del {:date} al {:date}. Casa hermandad: {:street}, {:phone}.

== es comunidad_propietarios_derrama_carta
q manager company:Administración {}/Fincas {}/Gestoría {}; property_manager, administrator_firm
q author person; administrator, signed_by
q president person; community_president, president
q community phrase; building, community
q owner person; owner, addressee
q flat phrase; flat, unit
q share percent:1..9; participation_share, coefficient
q works phrase; works, purpose_of_levy
q total money:20000..300000; works_budget, total_levy
q part money:300..9000; owner_share, amount_for_owner
q instalments number:2..24; number_of_instalments, receipts
q each money:40..900; each_instalment, monthly_receipt
q first date; first_charge, first_debit
q agreed date; agreed_in_meeting, meeting_date
q votes percent:50..99; votes_in_favour, majority
q grant money:2000..90000; subsidy_requested, public_aid
q reserve money:900..30000; reserve_fund, fund_used
q builder company:Construcciones {}/Rehabilita {}/Ascensores {}; contractor, awarded_to
q architect person; architect, technical_director
q starts month; works_start, begins
q account iban; community_account, transfer_to
q debit flag; paid_by_debit, receipts_domiciled; whether the sums are taken from the account by themselves
q scaffold flag; scaffolding, facade_scaffold; whether scaffolding goes up
a ends date; works_end, completion
a licence id; building_licence, permit_no
a debt money; owner_arrears, outstanding
a insurer company; community_insurer
l offers; quotes_compared, bids; who offered what
c offers.firm company; bidder, company
c offers.sum money:20000..300000; amount, bid
c offers.weeks number:4..60; weeks, duration
c offers.guarantee duration; guarantee, warranty
c offers.note phrase; remark, comment
c offers.visit date; visited_on
l calendar; instalment_plan, charges; when how much is charged
c calendar.no number:1..24; instalment_no, receipt
c calendar.date date; charge_date, due
c calendar.sum money:40..900; amount, instalment
c calendar.fund percent; from_fund
---
{manager} || {community=Edificio Las Torres|Gran Vía 44|Residencial El Soto|Bloque 7}
{:street} || {:city}, {:date}

{owner}
{flat=3.º izquierda|ático B|bajo comercial|5.º D}

Estimado vecino: la junta del {agreed} aprobó por el {votes} de las cuotas {works=la rehabilitación de la fachada|el cambio del ascensor|la impermeabilización de la cubierta|la eliminación de barreras}. El presupuesto asciende a {total}; del fondo de reserva salen {reserve} y se han pedido ayudas por {grant}. Por su coeficiente, {share}, le corresponden {part}, en {instalments} recibos de {each}, el primero el {first}.
%offers 2..5
Oferta | Importe | Sem. | Gar. | Nota
{offers.firm} | {offers.sum} | {offers.weeks} | {offers.guarantee} | {offers.note=sin andamio|la más barata|no visita|recomendada|falta seguro}
{offers.visit=}
%%
Se adjudicó a {builder}, con dirección de {architect}; empezará en {starts}. {scaffold!Se montará andamio en toda la fachada|Habrá andamios~No se montará andamio: se trabaja con cuerdas|Sin andamio}.
Calendario:
%calendar 3..8
N.º | Fecha | Cargo
{calendar.no} | {calendar.date} | {calendar.sum}
{calendar.fund=}
%%
{debit!Los recibos se cargarán en su cuenta habitual|Usted los tiene domiciliados~Ruego los ingrese usted|No los tiene domiciliados, así que ingréselos}. Cuenta de la comunidad: {account}.
Visto bueno, {president} || {author}
~ Colegiado n.º {:number:100..9000}. Póliza de la comunidad hasta el {:date}. {:phone}

== es ficha_residente_mayores
q home company:Residencia {}/Hogar {}/Centro de Mayores {}; care_home, residence
q resident person; resident, person_in_care
q known_as first; likes_to_be_called, nickname
q born date; birth_date
q birthplace city; birthplace, born_in
q admitted date; admitted_on, moved_in
q room number:1..220; room, bedroom
q bed short; bed
q card id:####-####-####; health_card, health_card_no
q job phrase; former_occupation, life_work
q spouse person; late_spouse, widow_of
q reference person; reference_carer, key_worker
q doctor person; home_doctor, physician
q nurse person; nurse_in_charge, nurse
q lawyer person; guardian, legal_support
q faith phrase; religion, faith
q weight unit:kg 38..95; weight
q barthel number:10..100; barthel_index, autonomy
q minimental number:5..30; cognitive_score, mec
q diet phrase; diet, food
q restraint flag; restraint_authorised, bed_rails; whether rails on the bed are allowed
q dentures flag; dentures, false_teeth; whether there are false teeth
q will flag; living_will, advance_directive; whether a living will is at hand
a pension money; pension, income
a price money; monthly_fee, price
a pharmacy company; pharmacy
a review date; next_review, plan_review
l family; contacts, relatives; whom to call
c family.order number:1..6; call_order, order
c family.name person; relative, name
c family.kin phrase; kinship, relation
c family.phone phone; phone, mobile
c family.when phrase; reachable, call_when
c family.city city; lives_in, city
c family.mail email; email
l meds; medication, treatment; what is taken when
c meds.name phrase; medicine, drug
c meds.morning short; breakfast, morning
c meds.noon short; lunch, noon
c meds.night short; supper, night
c meds.since date; since, started
c meds.until date; until
---
{home} || Hab. {room}, cama {bed=A|B|V|P}
# {resident}
«{known_as}», {job=modista|pastor|maestra|ferroviario|cigarrera}, natural de {birthplace}
= Nacimiento: {born}
= Ingreso: {admitted}
= Tarjeta sanitaria: {card}
= Cónyuge †: {spouse}
= Auxiliar de referencia: {reference}
= Médica: {doctor}
= Enfermería: {nurse}
= Apoyo judicial: {lawyer}
= Creencias: {faith=católica|evangélica|ninguna|no consta}
= Peso: {weight}
= Barthel: {barthel}
= MEC: {minimental}
= Comida: {diet=túrmix|diabética|normal|sin sal}
{restraint!Barandillas autorizadas por la familia|Lleva barandillas de noche~Sin sujeciones de ningún tipo|No se autorizan barandillas}. {dentures!Usa prótesis dental|Dentadura postiza~Conserva sus dientes|Sin prótesis}. {will!Hay voluntades anticipadas en el sobre|Consta instrucción previa~No consta testamento vital|Sin instrucciones previas}.
+++
## Avisar por este orden
%family 2..5
 | Nombre | Parentesco | Tel. | Cuándo | Vive en
{family.order} | {family.name} | {family.kin=hija|sobrino|hermana|nuera|nieto} | {family.phone} | {family.when=siempre|tardes|solo urgencias|mañanas} | {family.city}
{family.mail=}
%%
+++
## Medicación
%meds 3..8
 | De | Co | Ce | Desde
{meds.name=Enalapril 10|Sintrom|Omeprazol 20|Donepezilo|Lactulosa|Furosemida|Paracetamol 1 g} | {meds.morning=1|½|0} | {meds.noon=0|1} | {meds.night=1|0|½} | {meds.since}
{meds.until=}
%%
~ Ficha revisada el {:date}. Recepción {:phone}. Peluquería los jueves con {:first}.

== es federacion_licencias_relacion
q federation company:Federación {} de Montaña/Federación de Natación de {}/Federación {} de Ajedrez; federation, governing_body
q club company:Club {}/C.D. {}/Agrupación {}; club, applicant_club
q code id:CL-####; club_code, registration
q president person; club_president, signed_for_club
q delegate person; club_delegate, contact
q delegate_mail email; delegate_email, contact_email
q coach person; coach, trainer
q doctor person; club_doctor
q season phrase; season, year_of_licence
q sent date; sent_on, submitted
q received date; registered_on, received_by_federation
q clerk person; federation_clerk, processed_by
q licences number:5..200; licences_requested, number_of_licences
q minors number:1..90; under_age, minors
q insurer company:{} Seguros/Mutualidad {}; sports_insurer, insured_with
q policy id:###-#######; policy_no, policy
q fee money:10..120; club_fee, affiliation_fee
q total money:100..9000; total_due, to_pay
q paid_by choice:transfer/card/cash; payment_method, how_paid
q refund flag; transfers_pending, release_missing; whether some still belong to another club
q new flag; first_affiliation, club_is_new; whether the club joins for the first time
a account iban; federation_account
a expires date; licence_expiry, valid_until
a referee person; referee_delegate
a venue phrase; home_venue, facility
l athletes; members, licence_holders; for whom a licence is asked
c athletes.category phrase; category, age_group
c athletes.name person; athlete, name
c athletes.doc id:########@; id_number, dni
c athletes.born date; birth_date, born
c athletes.sex short; sex, gender
c athletes.kind phrase; licence_type, modality
c athletes.from company; former_club, comes_from
c athletes.price money:8..140; price, fee
c athletes.medical date; medical_check
---
{federation} || Registro de entrada {received}
# Relación de licencias – {season=temporada 23/24|temporada 24/25|año 2025}
= Club: {club}
= Código: {code}
= Preside: {president}
= Delegada: {delegate}
= Correo: {delegate_mail}
= Entrena: {coach}
= Servicio médico: {doctor}
{new!Es la primera afiliación del club|Club de nueva afiliación~El club renueva su afiliación|Renovación}.
%athletes 4..12
Nombre | DNI | Nac. | S | Mod. | Procede de | €
/ {athletes.category=ALEVÍN|INFANTIL|CADETE|SÉNIOR|MÁSTER}
{athletes.name} | {athletes.doc} | {athletes.born} | {athletes.sex=F|M} | {athletes.kind=A|AU|B|T} | {athletes.from} | {athletes.price}
{athletes.medical=}
%%
{refund!Falta la baja de dos deportistas en su club de origen|Quedan bajas por presentar~Todas las bajas están presentadas|Ninguna licencia depende de otro club}.
= Licencias: {licences}
= Menores: {minors}
= Cuota de club: {fee}
= A ingresar: {total}
= Pago: {paid_by?transferencia~tarjeta~metálico}
Cobertura con {insurer}, póliza {policy}. Enviada el {sent}; tramitó {clerk}.
~ Tarifas de la asamblea de {:date}. Altas en línea: {:url}. {:phone}, tardes.

== es boda_proveedores_escaleta
q planner company:{} Bodas/{} & {} Eventos/Bodas {}; wedding_planner, planner_firm
q coordinator person; coordinator, on_site_contact
q coordinator_phone phone; coordinator_mobile, call_on_day
q bride first; bride, first_partner
q groom first; groom, second_partner
q date date; wedding_day, date
q church phrase; ceremony_place, church
q at time; ceremony_time, ceremony_at
q priest person; celebrant, officiant
q estate company:Finca {}/Cortijo {}/Hacienda {}; reception_venue, estate
q guests number:60..320; guests, invited
q children number:2..40; children
q vegan number:1..20; vegan_menus, special_menus
q menu_price money:70..180; menu_price, price_per_cover
q bar money:8..30; open_bar_price, bar_per_head
q confirm date; final_numbers_by, confirm_guests_until
q bus_back time; last_bus, bus_home
q godmother person; godmother, madrina
q godfather person; godfather, padrino
q rain phrase; rain_plan, plan_b
q curfew time; music_until, curfew
q fireworks flag; fireworks, pyrotechnics; whether there are fireworks
q deposit money:500..6000; deposit_paid, reserved_with
a dress company; dress_designer, dress_by
a honeymoon city; honeymoon, travel_to
a total money; total_cost, wedding_budget
a rings person; ring_bearer
l vendors; suppliers, providers; who does what
c vendors.what phrase; service, trade
c vendors.firm company; vendor, supplier
c vendors.person person; contact, name
c vendors.phone phone; phone, mobile
c vendors.arrives time; arrives, set_up_at
c vendors.price money:100..6000; price, fee
c vendors.left money; still_due
l moments; running_order, timeline; minute by minute
c moments.block phrase; block, part
c moments.at time; time, hour
c moments.what phrase; moment, event
c moments.song phrase; music, song
c moments.who person; in_charge, responsible
c moments.light phrase; lighting
---
{planner}
# {bride} & {groom} · {date}
Ceremonia a las {at} en {church=San Ginés|la ermita del Rocío|el ayuntamiento|el jardín de la finca}, oficia {priest}. Madrina, {godmother}; padrino, {godfather}. Banquete en {estate}: {guests} invitados, {children} niños, {vegan} menús especiales.
El cubierto sale a {menu_price} y la barra libre a {bar} por cabeza; entregados {deposit} de señal. Números definitivos hasta el {confirm}. {fireworks!A medianoche hay fuegos artificiales|Habrá castillo de fuegos~Nada de fuegos artificiales|Sin pirotecnia}. Si llueve: {rain=carpa|salón interior|claustro|se adelanta}. Música hasta las {curfew}; último autobús a las {bus_back}.
%moments 5..12
h | Momento | Suena | Quién
/ {moments.block=CEREMONIA|CÓCTEL|CENA|FIESTA}
{moments.at} | {moments.what=entrada de ella|lectura|arroz|corte de tarta|discurso|primer baile|ramo} | {moments.song=Canon|Volare|jota|Hallelujah|ninguna} | {moments.who}
{moments.light=}
%%
%vendors 3..8
 | Empresa | Contacto | Móvil | Llega | €
{vendors.what=flores|foto|sonido|autobuses|tarta|peluquería|canguro} | {vendors.firm} | {vendors.person} | {vendors.phone} | {vendors.arrives} | {vendors.price}
{vendors.left=}
%%
El día de la boda: {coordinator}, {coordinator_phone}.
~ Versión de {:date}. No la enseñen a los invitados.

== es matricula_conservatorio_sobre
q school company:Conservatorio {}/Escuela de Música {}/Academia {}; conservatory, school
q student person; pupil, student
q born date; birth_date
q dni id:########@; student_id, dni
q file id:E-#####; student_file, expedient
q father person; first_tutor, parent_one
q mother person; second_tutor, parent_two
q phone phone; family_phone, contact_phone
q address address; home_address, postal_address
q instrument phrase; instrument, speciality
q course choice:1/2/3/4; course, year_of_study
q grade choice:elementary/professional; grade, stage
q teacher person; instrument_teacher, main_teacher
q accompanist person; accompanist, piano_accompanist
q own flag; has_own_instrument, owns_instrument; whether the pupil owns the instrument
q large flag; large_family, family_discount; whether the family is large in the sense of the law
q opens date; enrolment_opens, enrol_from
q closes date; enrolment_closes, enrol_until
q fee money:50..500; enrolment_fee, tuition
q open_file money:10..40; file_opening, new_file_fee
q insurance money:1..5; school_insurance, insurance
q total money:60..560; total_paid, sum_to_pay
q instalments number:1..3; instalments
a bank iban; debit_account
a recital date; recital, audition_date
a scholarship money; grant, scholarship
a head person; headteacher, director
l subjects; timetable, courses_taken; subject by subject
c subjects.kind phrase; block, kind
c subjects.name phrase; subject, class
c subjects.group short; group
c subjects.day phrase; weekday, day
c subjects.from time; from, starts
c subjects.to time; to, ends
c subjects.room phrase; room, classroom
c subjects.teacher person; teacher, given_by
c subjects.mark number; mark
---
{school} || Expte. {file}
# Sobre de matrícula
1 ALUMNO
= Apellidos y nombre: {student}
= Nacimiento: {born}
= DNI: {dni}
= Domicilio: {address}
2 TUTORES
= Tutor 1: {father}
= Tutor 2: {mother}
= Contacto: {phone}
3 ESTUDIOS
= Especialidad: {instrument=violonchelo|trompa|guitarra|clarinete|arpa|canto}
= Enseñanza: {grade?elemental~profesional}
= Curso: {course?1.º~2.º~3.º~4.º}
= Profesor: {teacher}
= Pianista acompañante: {accompanist}
= Instrumento propio: {own!☒ sí ☐ no~☐ sí ☒ no}
= Familia numerosa: {large!☒ sí ☐ no~☐ sí ☒ no}
%subjects 3..8
Asignatura | Gr. | Día | De | A | Aula | Prof.
/ {subjects.kind=Obligatorias|Optativas|Conjunto}
{subjects.name=Lenguaje musical|Armonía|Coro|Orquesta|Instrumento|Historia de la música} | {subjects.group=A|B|C} | {subjects.day=L|M|X|J|V} | {subjects.from} | {subjects.to} | {subjects.room=12|auditorio|cabina 3|aula magna} | {subjects.teacher}
{subjects.mark=}
%%
4 TASAS
= Apertura: {open_file}
= Servicios: {fee}
= Seguro: {insurance}
= Suma: {total}
= Plazos: {instalments}
Plazo de entrega: del {opens} al {closes}. Sin el resguardo sellado no hay matrícula.
~ Elección de horarios el {:date} a las {:time}. Secretaría {:phone}.

== es agencia_viaje_programa_confirmado
q agency company:Viajes {}/{} Tours/Agencia {}; travel_agency, retailer
q agent person; travel_agent, sold_by
q wholesaler company:{} Mayorista/{} Holidays/Circuitos {}; tour_operator, wholesaler
q client person; lead_traveller, booked_by
q client_mail email; traveller_email, contact_email
q locator id:@@@###; booking_code, locator
q booked date; booking_date, booked_on
q out date; outbound_date, leaves
q back date; return_date, returns
q flight_out id:IB####; outbound_flight, flight_there
q flight_back id:IB####; return_flight, flight_home
q airport city; departure_airport, leaves_from
q people number:1..9; travellers, passengers
q per_head money:400..3500; price_per_person, per_head
q taxes money:50..500; taxes, airport_taxes
q total money:900..20000; total_price, amount_total
q paid money:200..5000; advance_paid, deposit
q balance_by date; balance_due, remaining_payment_until
q cancel_free date; free_cancellation_until, no_cost_until
q policy_firm company:{} Assistance/Seguros {}; travel_insurer, insured_with
q help phone; assistance_abroad, emergency_24h
q visa flag; visa_required, visa_needed; whether a visa is needed
q luggage flag; checked_luggage, bag_included; whether a suitcase is included
a passport id; passport_no, travel_document
a guide person; tour_guide, guide
a room short; room_number
a commission money; agency_commission
l stages; itinerary, days; day by day
c stages.day number:1..15; day_no, day
c stages.city city; city, overnight_in
c stages.hotel company:Hotel {}/Posada {}/{} Palace; hotel, lodging
c stages.board phrase; board, meals
c stages.visit phrase; visit, excursion
c stages.km unit:km 20..500; distance, kilometres
c stages.pick time; pick_up, departure
c stages.guide person; local_guide
l people_list; passengers_list, travellers_list; who travels
c people_list.name person; name, traveller
c people_list.born date; birth_date, born
c people_list.nation country; nationality, passport_country
c people_list.room phrase; room_type, shares_room
c people_list.seat short; seat
---
{agency} || Localizador {locator}
Le atendió {agent} || Reserva de {booked}
# Su viaje está confirmado
Hola, {client}: {wholesaler} ha confirmado su circuito. Salen de {airport} el {out} en el {flight_out} y vuelven el {back} en el {flight_back}. {visa!Necesitan visado: tramítenlo ya|Se exige visado~No hace falta visado|Viajan sin visado}. {luggage!Una maleta facturada por persona|Equipaje facturado incluido~Solo equipaje de mano|Maleta facturada no incluida}.
%stages 4..10
Día | Noche en | Hotel | R. | Visita | km | Sale
{stages.day} | {stages.city} | {stages.hotel} | {stages.board=AD|MP|PC|SA} | {stages.visit=catedral|bodega|crucero|mercado|libre|miradores} | {stages.km} | {stages.pick}
{stages.guide=}
%%
~ AD desayuno, MP media pensión, PC completa, SA sin comidas
%people_list 1..6 lines
{people_list.name}, {people_list.born}, {people_list.nation}, habitación {people_list.room=doble|individual|triple|de matrimonio}
{people_list.seat=}
%%
= Personas: {people}
= Por persona: {per_head}
= Tasas: {taxes}
= TOTAL: {total}
= Entregado: {paid}
= Resto antes del: {balance_by}
= Anulación sin gastos hasta: {cancel_free}
Asistencia en destino ({policy_firm}): {help}.
~ Documentación enviada a {client_mail}. Licencia {:id:CICMA ####}. Precios según cambio del {:date}.
`
