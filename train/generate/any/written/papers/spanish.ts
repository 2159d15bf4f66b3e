export const spanishPapers = `
== es licencia_obra_menor
q council company:Ayuntamiento de {}/Concello de {}/Municipalidad de {}; issuing authority, local_authority, issued_by, es:entidad que resuelve; body that grants the permission | ayuntamiento que concede la licencia
q file_ref id:OM-####/####; case number, reference, dossier; number under which the matter is kept
q applicant person; permit_holder, promoter, requested_by, es:solicitante; person who may carry out the works
q builder company:Construcciones {}/Reformas {} S.L./Obras {} e Hijos; contractor, executing_firm; firm that will do the job
q surveyor person; technical_officer, reporting_engineer; municipal technician who gave a favourable opinion
q signatory person; councillor, decided_by, es:firmante; who signs the decision
q site street; location of works, work_address, where, es:lugar; street where the works take place
q works phrase; scope, subject, permitted_works, es:obras; lo que se permite hacer
q filed_on date; application date, submitted; day on which the request came in
q decided_on date; resolution date, granted_on; day of the decision
q budget money:1200..19000; declared cost, estimated_value, es:presupuesto; material cost that the applicant states
q fee money:40..700; tax due, icio_amount, es:tasa; what has to be paid to the council
q max_term duration; validity, time_to_finish; how long the holder has to finish
q scaffold flag; uses public space, street_occupation; whether the pavement may be taken up
q debris choice:own skip/municipal depot/not stated by holder; rubble_handling, debris disposal; how the rubble leaves the site
a architect person; architect, project_author; arquitecto que firma el proyecto
a start_date date; works_start, beginning; day on which the works begin
a insurance_no id; liability policy, policy_number; póliza de responsabilidad civil de la obra
---
{council} || Expediente {file_ref}
Área de Urbanismo y Vivienda || Registro de salida {:number:1000..9000}
{:street} · {:zip} {:city}

# <Licencia urbanística|Decreto de Alcaldía|Autorización de obra menor>
Vista la instancia que {applicant} presentó el {filed_on} para {works=sustituir la bañera por un plato de ducha|cambiar las ventanas de la fachada trasera|renovar el alicatado de la cocina|retejar la cubierta sin tocar la estructura|levantar un tabique en el garaje|colocar un toldo sobre la terraza} en el inmueble de {site}, y visto el informe favorable de {surveyor}, del servicio técnico municipal, esta Concejalía

## RESUELVE
* Conceder lo pedido, conforme al presupuesto de ejecución material de {budget} que acompaña a la instancia. Los trabajos los llevará a cabo {builder}.
* Liquidar el impuesto, que asciende a {fee}, a ingresar en la cuenta municipal {:iban}.
* Las obras deberán quedar terminadas en {max_term} desde la notificación.
* {scaffold!Se autoriza a montar andamio sobre la acera, dejando paso de un metro|Podrá ocuparse la calzada con un contenedor o andamio durante la obra~No se autoriza ocupar la vía pública con andamios ni materiales|La acera quedará libre en todo momento}.
* {debris?El titular dispondrá su propio contenedor para los escombros~Los restos se llevarán al punto limpio del municipio~Del destino de los escombros no se dice nada en la instancia}.

Contra esta resolución cabe recurso de reposición en el plazo de un mes.
> En {:city}, a {decided_on}
> La Concejalía de Urbanismo, {signatory}
~ Consultas: {:phone} · {:email}

== es orden_reparacion_taller
q garage company:Talleres {}/Automoción {} S.L./Mecánica {} Hermanos; workshop, service_provider, repairer; who mends the vehicle | taller que recibe el coche
q order_no id:OR-#####; job number, repair_reference, es:nº de orden; number under which the job runs
q plate id:#### @@@; registration, licence plate, vehicle_id, es:matrícula; plate of the car
q model product; vehicle, car model, make_and_model; what car was brought in
q mileage unit:km 12000..260000; odometer, km_reading; how far the car had run on arrival
q received_on date; intake date, dropped_off; day the car was left
q ready_on date; promised date, pick_up_day, expected_completion; día en que estará listo
q customer person; client, vehicle_owner, handed_in_by, es:cliente; person who brought the car
q customer_phone phone; mobile, callback_number; where the client can be called
q advisor person; receptionist, service_advisor; employee who took the car in
q mechanic person; technician, assigned_to, es:mecánico; who will do the work
q complaint phrase; symptom, reported_fault, reason for visit; what the client noticed
q estimate money:80..1400; quote, expected_cost; cost foreseen before starting
q ceiling money:1500..2500; approval_limit, max_without_consent; amount that may not be exceeded without asking
q old_parts flag; keep_old_parts, return_replaced_parts; whether the client wants the removed parts
q fuel choice:nearly empty/half/full; tank level, fuel_level; how much fuel was in the tank
q courtesy_car flag; replacement vehicle, loan_car; whether a substitute car was lent
a insurer company; insurance company, covering_insurer; aseguradora del vehículo
a next_itv date; roadworthiness due, next_inspection; when the next official inspection is due
a first_registered date; first registration, registered_since; fecha de matriculación
---
{garage} || ORDEN {order_no}
{:street}, {:zip} {:city} || Tel. {:phone}
~ Taller inscrito en el Registro Especial con el n.º {:number:1000..9999}

# Resguardo de depósito y encargo
= Vehículo: {model=Seat Ibera 1.4|Renault Clivia dCi|Toyota Aurel híbrido|Fiat Pandora 4x4|Peugeot 2018 Active|Kia Sportera}
= Matrícula: {plate}
= Cuentakilómetros: {mileage}
= Entrada: {received_on}
= Entrega prevista: {ready_on}
= Cliente: {customer}
= Móvil: {customer_phone}

Nos dice que {complaint=al frenar cuesta abajo vibra el volante|se enciende el testigo del motor en autopista|no arranca en frío por las mañanas|pierde líquido verde debajo del radiador|el aire acondicionado sopla caliente|chirría al girar a la izquierda}. A la recepción el depósito estaba {fuel?en reserva|con la luz de reserva encendida~a media carga|por la mitad~lleno|a tope}.
Presupuesto orientativo: {estimate}, IVA aparte. Si al desmontar apareciera algo más, no pasaremos de {ceiling} sin una llamada previa.
{old_parts!Se guardarán las piezas sustituidas para el cliente|El cliente pide que se le devuelvan las piezas viejas~El cliente renuncia a las piezas desmontadas|Las piezas usadas no se devuelven por deseo del cliente}. {courtesy_car!Se le presta un utilitario mientras dure el arreglo|Se marcha con el coche de cortesía~No queda coche de cortesía libre|Ha preferido volver en autobús a casa}.
?Le atenderá en el foso {mechanic}.

Recibí el vehículo: {advisor} || Conforme, el cliente
~ Pasados {:number:3..9} días desde el aviso se cobrarán gastos de estancia de {:money:5..15} por día.

== es parte_incidencia_ferroviaria
q operator company:Ferrocarriles {}/Trenes de {}/Línea Férrea {} S.A.; railway company, train_operator, carrier; who runs the train
q report_no id:PI-####/##; reference, incident_id; number of the report
q train id:T-#####; train number, service, run_no; which train was concerned
q driver person; engine driver, maquinista_name, driven_by, es:maquinista; who was at the controls
q controller person; dispatcher, traffic_control, line_controller; quien regulaba la línea desde el puesto de mando
q author person; reported_by, written_by, es:autor; who wrote this report
q happened_on date; incident date, day; when it happened
q stopped_at time; time of halt, occurred_at; hour at which the train came to a stand
q resumed_at time; restart, moving_again_at; hour at which it went on
q delay unit:min 8..140; minutes lost, total_delay; retraso con que llegó a destino
q kilometre unit:km 3..240; kilometre point, pk, line_position; where on the line
q cause phrase; reason, what_happened, root_cause, es:causa; what made the train stop
q passengers number:12..380; people on board, travellers; how many were travelling
q injured flag; casualties, anyone_hurt; whether somebody was hurt
q onward choice:same train/road replacement/following train; continuation, onward_transport; how the travellers went on
q locomotive id:###-0##; engine, traction_unit; número de la locomotora
a damage money; cost of damage, loss_amount; coste estimado de los daños
a guard person; conductor, ticket_inspector; interventor del tren
a max_speed unit; speed, speed_at_time; speed at the moment of the incident
---
^ {operator}
^ Gerencia de Circulación
# Parte de incidencia {report_no}
= Fecha: {happened_on}
= Circulación: {train}
= Material: locomotora {locomotive} y {:number:3..9} coches
= Punto kilométrico: {kilometre}
= Maquinista: {driver}

## Relato
A las {stopped_at} el tren quedó detenido entre {:city} y {:city} por {cause=un árbol caído sobre la catenaria|un rebaño en la vía|fallo de un circuito de vía|enganchón del pantógrafo|bloqueo del freno en el tercer coche|piedras arrastradas por la tormenta}. Avisado el puesto de mando, {controller} ordenó cortar la tensión en el cantón y mandó una brigada, que llegó en {:number:15..50} minutos. Viajaban {passengers} personas. {injured!Una viajera sufrió un golpe en el brazo y fue atendida en la enfermería|Hubo dos heridos leves, atendidos en el lugar~No hubo que lamentar heridos|Nadie resultó herido}.
{onward?Libre la vía, el mismo tren siguió viaje con todos a bordo~Los viajeros pasaron a dos autocares contratados al efecto~Los viajeros subieron al siguiente servicio, que hizo parada extraordinaria}. La circulación se restableció a las {resumed_at}; retraso final de {delay}.

?La próxima revisión de la zona la hará {:company} antes del {:date}.
> {author}, jefatura de estación

== es aprovechamiento_maderas
q agency company:Servicio de Montes de {}/Delegación Forestal {}/Corporación Forestal {}; forestry authority, issuing_body, licensor; body that allows the felling
q licence_no id:AF/####/##; permit number, authorisation_ref; number of the licence
q buyer company:Maderas {} S.L./Aserraderos {}/Serrería {} y Cía.; awardee, logging_company, purchaser; who takes the timber | empresa adjudicataria
q owner company:Junta Vecinal de {}/Ayuntamiento de {}/Ejido {}; landowner, forest_owner, titular, es:titular; to whom the forest belongs
q ranger person; forest guard, supervising_ranger; agente que vigila la corta en el monte
q engineer person; signed_by, head_of_section, authorising_engineer, es:ingeniero; who signs the licence
q species choice:pine/eucalyptus/oak/poplar; tree species, timber_kind; what trees are cut
q volume unit:m³ 80..1900; cubic metres, timber_volume, es:volumen; how much wood may be taken
q trees number:120..4200; stems, number_of_trees; how many trunks are marked
q price money:4000..90000; award price, stumpage, es:precio; what the buyer pays for the standing timber
q deposit money:300..3000; guarantee, bond; sum lodged to answer for damage
q window period; felling season, permitted_period; between which days one may cut
q closed flag; fire_season_ban, summer_stop; si la corta se suspende en verano por riesgo de fuego
q forest phrase; name of forest, tract, stand; the forest concerned
q track phrase; haul road, extraction_route; way by which the logs leave
a replanting date; replanting deadline, reforestation_due; until when new trees must be planted
a certificate id; chain_of_custody, sustainability certificate; número de certificado de gestión sostenible
a harvester product; machine, felling_machine; machine used for felling
---
{agency}
Sección de Aprovechamientos || Licencia {licence_no}

# Licencia de corta en monte público
Monte: «{forest=La Dehesa Boyal|Pinar de Arriba|Los Navazos|Cerro del Acebo|Umbría de las Ánimas|Vega del Molino}», propiedad de {owner}.
Se faculta a {buyer} para cortar y sacar {species?los pinos~los eucaliptos~los robles~los chopos} señalados con martillo por el personal de esta Sección, con arreglo a lo siguiente:

= Pies señalados: {trees}
= Volumen con corteza: {volume}
= Precio de adjudicación: {price}
= Fianza: {deposit}
= Plazo: {window}
?= Saca: por {track=la pista del collado|el camino viejo de la ermita|el cortafuegos norte|la carretera forestal de la presa|el carril de los pastores}

{closed!Del 15 de junio al 15 de septiembre se parará todo trabajo con motosierra|En época de peligro alto de incendios queda suspendida la corta~No rige parada estival, al ser la zona de riesgo bajo|La corta puede seguir durante el verano}. Los restos se triturarán en el sitio; no se permite quemarlos. La vigilancia corresponde a {ranger}, agente de la comarca (tel. {:phone}), a quien se avisará con {:number:2..7} días.
El transporte lo podrá contratar la adjudicataria con {:company} u otro de su elección.

{:city}, {:date}
{engineer}
Ingeniería de Montes, jefatura de la Sección

== es acta_notarial_presencia
q notary person; notary public, authenticating_officer, es:fedatario; before whom the deed is made
q protocol_no id:####; deed number, protocol, instrument_no; number in the notary's yearly series
q made_on date; date of deed, executed_on; day on which the deed was made
q requester person; appearing party, requirente, instructed_by; person who asked the notary to come
q represented company; on_behalf_of, principal; firm in whose name the person acts
q power_date date; power of attorney date, mandate_granted; fecha del poder con que actúa
q place address; visited place, site, where; where the notary went
q arrived time; time of visit, started_at; hora a la que llegó la notaría
q finding phrase; observed, what_was_seen, established_fact; what the notary saw on the spot
q photos number:3..40; number of photographs, pictures_attached; how many pictures are joined
q met person; person on site, attended_by; who opened the door and was told of the visit
q objected flag; objection, opposed; whether the person met there objected
q sheets number:2..9; stamped pages, folios; on how many sheets the deed is written
q first_sheet id:@@#######; paper serial, stamped_paper_no; serial of the first stamped sheet
q identity choice:national identity card/passport/personally known; identified_by, proof of identity; how the requester was identified
a fee money; notarial fee, arancel; honorarios del notario
a lawyer person; counsel, attorney; abogado del requirente
a registered_on date; registry entry date, entered_on; day of entry in the land registry
---
> {first_sheet}
^ {notary}
^ Notaría · {:street}, {:zip} {:city}

# Acta de presencia. Número {protocol_no}
En {:city}, mi residencia, a {made_on}.

Ante mí comparece {requester}, mayor de edad, con domicilio en {:address}. {identity?Me exhibe su documento nacional de identidad, que le devuelvo~Se identifica con pasaporte en vigor, cuya fotocopia uno~Es persona de mi conocimiento, de lo que doy fe}. Interviene en nombre de {represented}, según poder otorgado el {power_date} ante quien fue titular de esta plaza, {:person}.

## Requerimiento
Me pide que me persone en {place} y haga constar el estado en que se halla. Acepto.

## Diligencia
Siendo las {arrived} llego al lugar. Compruebo que {finding=el portón está forzado y falta la cerradura|hay tres palés de azulejo rotos junto al muro|el local se encuentra vacío y sin suministro|un vallado impide el paso por el camino|las máquinas están paradas y precintadas|en el escaparate cuelga un cartel de traspaso}. Me recibe {met}, a quien hago saber mi condición y el objeto de la visita; {objected!protesta y niega que pueda tomar fotografías dentro|manifiesta su oposición, que recojo aquí~no pone reparo alguno|dice no tener nada que oponer}. Tomo {photos} fotografías, que dejo unidas a esta matriz.

Leo el acta, la aprueba y firma. De todo lo cual, y de quedar extendida en {sheets} folios de papel timbrado, doy fe.

== es informe_urgencias
q hospital company:Hospital {}/Clínica {}/Sanatorio {}; treating centre, facility, care_provider, es:centro sanitario; where the patient was seen
q patient person; patient name, treated_person, es:paciente; who was treated
q history_no id:NHC ######; medical record number, mrn; number of the clinical history
q episode id:U##-#####; visit id, case_reference; number of this visit
q doctor person; attending physician, discharged_by, es:médico; médico que firma el alta
q triage_nurse person; triage, classified_by; who sorted the patient on arrival
q gp person; family doctor, primary_care_physician; doctor who will follow up
q arrived_on date; admission date, visit_date; day of arrival
q arrived_at time; admission time, check_in; hora de entrada
q born date; date of birth, dob, birth_date, es:fecha de nacimiento
q complaint phrase; presenting complaint, reason_for_visit; why the patient came
q diagnosis phrase; main diagnosis, impression, clinical_judgement, es:diagnóstico; juicio clínico al alta
q medicine product; prescribed drug, medication, treatment; drug to take at home
q course duration; treatment length, take_for; for how long it is to be taken
q temperature unit:°C 36..39; body temperature, temp
q pulse number:58..124; heart rate, bpm; beats per minute
q allergic flag; drug allergies, known_allergies; whether an allergy is known
q urgency choice:immediate/urgent/minor; triage level, priority; how pressing the case was held
q review_on date; follow up date, next_visit; when the patient is to be seen again
a weight unit; body weight, weight_kg; peso del paciente
a room id; ward bed, bed_number; bed in which the patient lay
a insurer company; health insurer, payer; who pays for the care
---
{hospital} || Servicio de Urgencias
{:address} || {:phone}

# Informe de alta {episode}
= Paciente: {patient}
= Historia: {history_no}
= Nacimiento: {born}
= Llegada: {arrived_on}, {arrived_at}

## Motivo de consulta
Acude por {complaint=dolor en el costado derecho desde anoche|caída en bicicleta con golpe en la muñeca|tos con fiebre de tres días|mareo al levantarse de la cama|picor generalizado tras comer marisco|palpitaciones en reposo}. Clasificación en la entrada por {triage_nurse}: {urgency?debe pasar al box sin espera~ha de verse en menos de una hora~puede aguardar en sala, sin riesgo}.
## Exploración
Consciente y orientado. Temperatura {temperature}, pulso {pulse} por minuto, saturación {:number:94..99} %. {allergic!Refiere reacción previa a la penicilina|Alergia conocida a los antiinflamatorios~Sin alergias medicamentosas conocidas|No refiere alergias}. Analítica sin hallazgos de interés.
## Juicio clínico
{diagnosis=Cólico renal no complicado|Esguince de muñeca de grado I|Infección respiratoria de vías altas|Vértigo posicional benigno|Urticaria aguda|Extrasístoles aisladas}.
## Plan
{medicine=Dexketoprofeno 25 mg|Paracetamol 1 g|Amoxal 500 mg|Betahistina 16 mg|Cetirizina 10 mg|Bisoprolol 2,5 mg} cada {:number:6..12} horas durante {course}. Reposo relativo y abundante líquido.
?Control por {gp}, en su centro de salud, el {review_on}.
Si empeora, volver sin demora.
> {doctor}, {:city}

== es autorizacion_excursion_escolar
q school company:Colegio {}/Instituto {}/Escuela Rural {}/CEIP {}; school name, organiser, educational_centre, es:centro educativo; school that arranges the trip
q pupil person; student, child, es:alumno; who goes on the trip
q parent person; guardian, consenting_adult, signed_by; madre, padre o tutor que autoriza
q parent_phone phone; emergency contact, reachable_at; number to ring if something happens
q teacher person; responsible teacher, trip_leader, es:docente; who leads the trip
q trip_on date; date of outing, excursion_date; day of the trip
q reply_by date; return slip deadline, consent_due; last day to hand in the slip
q leaves time; departure, meet_at, es:salida; hour at which the coach leaves
q back time; return time, expected_back; hour of coming home
q destination phrase; place visited, where_to; where the class goes
q cost money:6..38; contribution, price_per_pupil; what each family pays
q class phrase; group, form, year_group; which class goes
q coach company:Autocares {}/Buses {}/Transportes {}; bus company, transport_provider; who drives the children
q lunch choice:packed lunch/canteen provides/restaurant; meal arrangement, food; how the children eat
q swim flag; swimming allowed, may_bathe; whether the child may bathe
q allergy phrase; dietary note, medical remark; alergias que comunica la familia
a bus_plate id; coach registration, vehicle_plate; matrícula del autocar
a insurance_no id; accident policy, cover_reference; number of the school's accident insurance
a second_teacher person; accompanying teacher, assistant; second adult on the trip
---
{school}
{:street} · {:zip} {:city} · {:phone}

# <Salida didáctica|Excursión de fin de trimestre|Nos vamos de excursión>
Queridas familias de {class=3.º B de Primaria|1.º de ESO A|sexto grado, turno mañana|Infantil, aula de 5 años|segundo básico C}:
El {trip_on} visitaremos {destination=las cuevas del Agua|el observatorio del cerro|la granja Los Almendros|el parque de las Dunas|el acuario municipal|la fábrica de vidrio}. El autobús, de {coach}, saldrá de la puerta principal a las {leaves} y estaremos de vuelta hacia las {back}. Acompaña al grupo {teacher}, que tutoriza la clase. {lunch?Cada cual llevará bocadillo, fruta y agua de casa~El comedor del centro preparará una bolsa con comida para todos~Comeremos de menú en un mesón junto al lugar}.
La aportación es de {cost} por niño, entrada incluida (a los adultos les cuesta {:money:40..60}). Rogamos devolver el resguardo antes del {reply_by}.
La Dirección, {:person}

- - - - - - - - - - - - - - - - - - - - - - - -
Yo, {parent}, autorizo a {pupil} a participar en la salida.
= Teléfono durante el día: {parent_phone}
?= Alergias u observaciones: {allergy=intolerancia a la lactosa|asma leve, lleva inhalador|alérgico a los frutos secos|se marea en el autobús|celiaquía}
{swim!Puede bañarse si hay ocasión|Sabe nadar y le dejo entrar en el agua~No quiero que se meta en el agua|Prefiero que no se bañe}.
Firma:

== es acta_reconocimiento_aduana
q office company:Aduana de {}/Administración de Aduanas {}/Aduana Marítima de {}; customs office, inspecting_authority; office where the goods were opened
q declaration id:##ES00####R######; customs declaration, mrn, entry_no; declaration to which the check belongs
q container id:@@@U #######; container number, equipment_id; box that was opened
q old_seal id:SL####; seal found, original_seal; precinto que traía
q new_seal id:AD#####; seal applied, resealed_with; precinto colocado al cerrar
q importer company; consignee, declarant_principal, goods_for; for whom the goods come in
q agent company:Agencia {}/{} Despachos Aduaneros/Aduanas y Tránsitos {}; customs broker, representative, forwarder, es:representante; who clears the goods for the importer
q broker_person person; present for broker, representative_on_site; empleado que asistió por la agencia
q officer person; inspector, customs_officer, checked_by; official who did the check
q checked_on date; inspection date, examined_on; day of opening
q goods phrase; commodity, description_of_goods; what the declaration says is inside
q origin country; country of origin, made_in; where the goods were made
q packages number:20..900; number of packages, cartons_declared; bultos que figuran en la declaración
q gross unit:kg 900..24000; gross weight, weight_declared; weight as declared
q matches flag; conforms, as_declared; whether what was found agrees with the declaration
q sample flag; sample taken, lab_test; whether anything was sent to the laboratory
q outcome choice:released/held/partly released; decision, result, status; what became of the goods
a vessel phrase; ship, vessel_name; buque en que llegó la mercancía
a duty money; import duty, tariff_amount; derechos que se han de pagar
a arrival date; date of arrival, landed_on; day the goods reached port
---
{office} || Recinto {:number:1..40}
# Acta de reconocimiento físico · {declaration}
En las dependencias aduaneras, el {checked_on}, {officer}, de la Inspección, y {broker_person}, en representación de {agent}, proceden a abrir el contenedor {container}, despachado a nombre de {importer}.

= Precinto de origen: {old_seal}, intacto
= Mercancía: {goods=calzado deportivo de lona|azulejos esmaltados|motores eléctricos pequeños|conservas de atún|juguetes de madera|tejido de algodón en piezas}
= País de fabricación: {origin}
= Bultos: {packages}
= Peso bruto: {gross}
+++
## Resultado
Se vacía el {:number:10..60} % de la carga y se abren {:number:3..15} cajas al azar. {matches!Lo hallado coincide con lo declarado en clase y cantidad|No se aprecian diferencias con el documento~Aparecen menos cajas de las que dice el documento|El género no responde a la partida declarada}. {sample!Se extraen dos muestras para el laboratorio central|Una unidad se remite a análisis~No se estima preciso tomar muestras|No se toma muestra alguna}.
{outcome?Se concede el levante~Queda inmovilizada hasta nueva orden~Sale una parte, lo demás se queda en el almacén}. Cerrado de nuevo, se coloca el precinto {new_seal}.
+++
Leída y conforme, firman ambas partes.
~ Almacén: {:company}, {:address}. Gastos de manipulación: {:money:90..400}.
== es ficha_gira_teatro
q theatre company:Teatro {}/Auditorio {}/Sala {}; venue, host_venue, playhouse; house where the show is given
q company_name company:Compañía {}/{} Teatro/Los {} de la Legua; troupe, visiting_company, performing group; who brings the show
q show phrase; title, production, play; lo que se representa
q playwright person; author, written_by; who wrote the play
q director person; staged_by, stage director, es:director; who staged it
q tech_head person; technical manager, venue_technician; quien dirige la técnica de la sala
q tour_manager person; road manager, company_contact; person who travels with the troupe and answers for it
q tour_phone phone; contact number, mobile_of_troupe; where the travelling manager can be rung
q load_in date; get-in date, arrival_of_set; day on which the scenery comes
q opening date; first night, performance_date; day of the show
q curtain time; start of show, doors_close; when the curtain goes up
q length unit:min 55..170; running time, duration_min; how long the show lasts
q interval flag; has_break, intermission; whether there is a pause
q fee money:1800..14000; cachet, guaranteed_fee, es:honorarios; what the troupe is paid
q seats number:120..900; capacity, house_size; how many can sit
q rigging choice:flown/floor standing/projected only; set type, scenery_system; how the scenery is put up
a ticket_price money; admission, price of seat; lo que paga el público
a composer person; music by, composer; who wrote the music
a strike_time time; get-out, dismantling_at; when the set is taken down
l crew; staff calls, hands_needed, es:personal de sala; hands that the house provides
c crew.role phrase; trade, position; kind of hand
c crew.number number:1..8; quantity, how_many; how many of them
c crew.from time; call time, report_at; when they must be there
---
{theatre}
{:street}, {:city} || Dirección técnica: {tech_head}

# Hoja de producción: «{show=La casa de los relojes|Bodas de ceniza|El viajante sin maleta|Cuatro hermanas y un piano|Noche en la aduana|El jardín de don Abel}»
de {playwright}, puesta en escena de {director}

Presenta {company_name}. El decorado entra por la calle de atrás el {load_in} y la función es el {opening}, telón a las {curtain}. Dura {length}[, saludos aparte]; {interval!hay descanso de quince minutos tras el segundo acto|se hace una pausa a la mitad~sin entreacto|se da de un tirón, sin descanso}. {rigging?Todo cuelga de las varas del peine~El decorado se apoya en el suelo, nada cuelga~No hay decorado corpóreo, solo imágenes sobre un ciclorama}.
= Aforo: {seats} localidades
= Caché: {fee} más IVA
?Durante el viaje responde por la gente {tour_manager} ({tour_phone}).

## Personal que pone la casa
%crew 3..6
Puesto | N.º | Hora de citación
{crew.role=maquinista|eléctrico de escena|utilero|sastra|regidor|operador de sonido|carga y descarga} | {crew.number} | {crew.from}
%%
Comida del equipo en {:company}, a cargo de la sala, hasta {:money:12..20} por persona.
~ Potencia disponible: {:number:60..200} kW. Ancho de boca: {:number:8..16} m.

== es encargo_traduccion_libro
q publisher company:Editorial {}/Ediciones {}/{} Libros; publishing house, commissioning_party, client, es:editorial; who orders the translation
q translator person; freelancer, commissioned_to, es:traductor; person who will put it into Spanish
q editor person; commissioning editor, signed_for_publisher; who signs for the house
q proofreader person; copy editor, reviser; quien revisará el texto después
q work phrase; book title, original_title; libro que se traduce
q writer person; author of original, novelist; who wrote the book
q source_language language; translated_from, original language; language of the original
q agreed_on date; contract date, dated; day of the agreement
q sample_due date; sample delivery, first chapters due; when the first pages are expected
q due date; delivery date, manuscript_deadline, es:vencimiento; when the whole must be in
q rate money:9..19; price per page, unit_rate; pay for each page of 2,100 strokes
q advance money:400..2600; advance payment, paid_on_signing; sum paid at signing
q royalty percent; royalty rate, share_of_sales; part of the sales that goes to the translator
q pages number:140..620; estimated length, page_count; how long the book is thought to be
q credit flag; name on cover, cover_credit; whether the translator's name goes on the cover
q file choice:word processor/pdf with marks/translation memory; delivery format, file_type; in what shape the text is to be handed in
q contract_no id:T-###/####; reference, agreement_number
a isbn id; isbn, book_number; ISBN de la edición española
a print_run number; copies, first_printing; how many copies will be printed
a publication date; release date, out_on; día en que sale a la venta
---
{publisher} || Contrato {contract_no}
{:address}

# Encargo de traducción
Estimado colega, estimada colega:
Tal como hablamos por teléfono, nos alegra confiar a {translator} la versión castellana de «{work=The Salt Ladder|Nebelkinder|La dernière scierie|O relógio da avó|Il porto vecchio|Vinterbarn}», de {writer}, directamente del {source_language}. Calculamos unas {pages} páginas; a efectos de liquidación contarán las reales, a {rate} por página de 2100 matrices.
Las condiciones son las acordadas: {advance} a la firma, a cuenta del total, y un {royalty} del precio sin IVA a partir del ejemplar {:number:3000..6000}.
## Plazos
* Muestra de los dos primeros capítulos: {sample_due}
* Original completo: {due}
{file?El texto se entregará en un documento editable corriente~Se entregará como PDF anotado~Rogamos mandar la memoria del programa de traducción junto al texto}. {credit!El nombre figurará en cubierta, bajo el título|Su nombre irá en la tapa, como es costumbre de la casa~El nombre irá en la página de créditos, no en cubierta|En la cubierta solo aparecerá quien firma el original}.
?Después pasará por manos de {proofreader}, que hará la corrección de estilo.
Los derechos los gestiona {:company}, con quien no tiene usted que tratar.

{:city}, {agreed_on}
Por la editorial, {editor} || Conforme: {translator}

== es aviso_corte_suministro
q utility company:Eléctrica {}/Distribuidora {} S.A./Energía de {}; grid operator, issued_by, network_company; who cuts the power
q notice_no id:DES-######; outage reference, notice_id, es:código de descargo; number of the planned cut
q day date; outage_date, interruption_on; day without current
q off_at time; power_off_at, start; when the current goes
q back_at time; power_back_at, end; when it should be back
q reserve date; fallback date, alternative_day; día de reserva si llueve
q reason phrase; purpose, works, why, es:motivo; what is done on the network
q substation phrase; transformer, supply_point; station from which the streets are fed
q foreman person; works_supervisor, head of works, es:encargado; who leads the gang
q contractor company:Montajes {}/Instalaciones {} S.L./Líneas y Redes {}; executing company, subcontractor, es:contratista; firm that does the job for the grid
q hotline phone; fault line, call_for_questions; phone to ask about the cut
q households number:30..900; affected_customers, supplies; how many homes are left without power
q generator flag; emergency supply, backup_power; whether a generator is set up
q announced date; published_on, notice_date; when the notice was put up
q extent choice:whole town/some streets/one side of the streets; extent, affected area; how far the cut reaches
a compensation money; indemnity, credit_per_customer; lo que se abona a cada cliente
a permit_no id; permit of the council, dig_permit; municipal permit for the works
a inspector person; council inspector, municipal_contact; técnico del ayuntamiento
l streets; affected_streets, roads; streets that will be without current
c streets.name street; street name, road; name of the street
---
{utility}
^ AVISO DE INTERRUPCIÓN PROGRAMADA
# {notice_no}
Se comunica a los abonados que el {day}, entre las {off_at} y las {back_at}, se cortará la corriente {extent?en todo el término municipal~en las calles que abajo se detallan~solo en los números pares de las calles de abajo}. El motivo es {reason=el cambio de un tramo de cable envejecido|la poda de árboles junto a la línea aérea|el refuerzo de un centro de transformación|el traslado de dos postes|la conexión de una planta solar}, en la red que alimenta {substation=el centro de la Plaza Vieja|el transformador de Las Eras|la caseta del Matadero|el centro La Estación|el transformador Huerta Baja}.
Los trabajos los hace {contractor} bajo el mando de {foreman}. Quedarán sin servicio {households} suministros. {generator!Para el centro de salud se pondrá un grupo electrógeno|Habrá un grupo móvil para quien dependa de aparatos médicos~No se prevé equipo de sustitución|No habrá alimentación auxiliar}.
?Si el tiempo lo impide, se hará el {reserve} con el mismo horario.
Por seguridad, trate la instalación como si tuviera tensión: el servicio puede volver antes de la hora.

%streets 2..6 lines
{streets.name}
%%

¿Dudas? Llame al {hotline}, las 24 horas. || {:city}, {announced}
~ {utility}, {:address}. Atención comercial: {:email}

== es turno_riego_regantes
q association company:Comunidad de Regantes de {}/Acequia Mayor de {}/Junta de Usuarios {}; irrigation community, water_users, issuing_body; body that shares out the water
q member person; irrigator, holder, plot_farmer; quien recibe el turno
q ditch phrase; canal, channel, branch; ditch from which the water is drawn
q gatekeeper person; acequiero, water_guard; person who opens the gate
q chair person; president, signs_for_board; who signs for the board
q parcel id:###/##; plot, parcel_ref, es:parcela; parcel that is watered
q area unit:ha 1..40; irrigated surface, plot_size, es:superficie; size of the field
q flow unit:l/s 20..120; discharge, flow_rate; water per second
q opens date; turn_begins, date of turn; día en que empieza el turno
q opens_at time; gate opens, from; hour at which the gate is lifted
q hours number:2..30; allotted hours, length_of_turn; how many hours of water
q crop choice:maize/fruit trees/vegetables/alfalfa; cultivation, planted_with, es:cultivo; what grows there
q rate money:3..28; price per hour, tariff; price of each hour
q levy_paid flag; dues_settled, up_to_date; whether the yearly share has been paid
q season year; campaign, irrigation_year
q night flag; night watering, overnight; whether the turn runs through the night
a reservoir unit; reservoir level, stored_water; agua embalsada
a tank_no id; meter, counter_serial; water meter of the plot
a closing date; end of campaign, season_ends; last day of the season
---
{association} || Campaña {season}
Casa de la Acequia, {:zip} {:city} || {:phone}

# Papeleta de turno
Para {member}

= Toma: brazal {ditch=de la Noria|del Medio|Los Almeces|Hondo|de San Isidro|Viejo}
= Parcela: {parcel}
= Superficie: {area}
= Caudal: {flow}
= Comienzo: {opens}, {opens_at}
= Horas: {hours}

{crop?El maíz está en flor y pide agua pronto~Los frutales van por goteo desde la balsa, que se llena con este turno~Se trata de huerta, con preferencia sobre el grano~Es alfalfa recién segada}. {night!El agua correrá también de madrugada: ponga quien la vigile|Turno de noche incluido~Al caer el sol se cierra y se sigue por la mañana|No se riega de noche}.
Abrirá la compuerta {gatekeeper}; nadie más toque el tajadero, bajo multa de {:money:30..150}. La hora se cobra a {rate}. {levy_paid!La derrama anual está al corriente|Consta pagada la cuota del año~La derrama sigue sin pagar y debe saldarse antes de abrir|Queda pendiente la cuota del año}.
?El vecino siguiente en el turno es {:person}, parcela {:number:100..900}.

Vº Bº de la Presidencia: {chair} || En {:city}, a {:date}

== es plan_cuidados_domicilio
q provider company:Servicios Asistenciales {}/Cuidados {} S.L./Fundación {}; care provider, agency, home_care_company; firm that sends the carers
q cared_for person; client, service_user, dependent_person; person who is looked after
q relative person; family contact, next_of_kin; familiar al que se avisa
q relative_phone phone; emergency number, kin_phone; number of the relative
q carer person; assigned carer, regular_helper; who comes to the home
q coordinator person; case manager, plan_author; who drew up the plan
q social_worker person; referred_by, municipal_worker; trabajadora social que derivó el caso
q funder company:Ayuntamiento de {}/Diputación de {}/Mutualidad {}; paid_by, funding_body; who bears the cost
q plan_no id:SAD-#####; plan reference, file
q starts date; service begins, effective_from; first day of help
q review date; reassessment, next_review, es:revisión; cuándo se vuelve a valorar
q weekly number:3..28; hours per week, weekly_hours; hours of help each week
q copay money:20..240; user contribution, monthly_share; what the user pays each month
q mobility choice:walks alone/walks with frame/wheelchair/bedridden; mobility, way_of_moving; how the person gets about
q keys flag; holds_keys, key_deposit; whether the agency keeps keys of the home
q diet phrase; eating instructions, food_notes; what has to be minded at meals
a doctor person; physician, family_doctor; médico de cabecera
a ends date; service ends, valid_until; until when the help is granted
a degree percent; disability degree, recognised_disability; grado de discapacidad reconocido
l tasks; duties, schedule, es:tareas; what is done and when
c tasks.day phrase; weekday, days; days of the week
c tasks.at time; hour, starts_at; when the carer comes
c tasks.what phrase; task, activity; what is done
---
{provider}
Servicio de Ayuda a Domicilio, por encargo de {funder}

# Plan individual {plan_no}
= Persona atendida: {cared_for}
= Domicilio: {:address}
= Inicio: {starts}
= Revisión: {review}
= Horas semanales: {weekly}

El caso nos llegó por {social_worker}, de los servicios sociales. {mobility?Se mueve por casa sin apoyo~Camina despacio con andador~Va en silla de ruedas y necesita ayuda para pasar a la cama~No se levanta de la cama; cambios de postura cada tres horas}.
Acudirá de forma habitual {carer}; en vacaciones, {:person}. {keys!Guardamos en la oficina un juego de llaves, en sobre firmado|Tenemos copia de la llave del portal y del piso~No se nos ha dejado llave: abre la vecina|Abre siempre la familia; no custodiamos llaves}.
?Al comer: {diet=todo triturado y con espesante|sin sal y poco azúcar|recordarle que beba agua|no puede tomar pomelo con su medicación|trozos pequeños, come sin prisa}.

%tasks 2..5
Días | Hora | Qué se hace
{tasks.day=lunes y jueves|martes|de lunes a viernes|sábados|miércoles y viernes} | {tasks.at} | {tasks.what=aseo y vestido|compra y cocina|paseo por el parque|limpieza de baño y cocina|acompañar al centro de día|control de la medicación}
%%

Aportación mensual de la persona usuaria: {copay}. Avisar en caso de urgencia a {relative}, tel. {relative_phone}.
> Elaborado por {coordinator}
~ Quejas: {:email}

== es peritacion_vehiculo
q insurer company:{} Seguros/Mutua {}/Aseguradora {} S.A.; insurance company, commissioned_by, es:aseguradora; company that ordered the survey
q adjuster person; expert, loss_assessor, es:perito; who looked at the car
q claim_no id:S/##-######; claim reference, siniestro, case_id
q policy_no id:P#########; policy, contract_number, es:póliza
q insured person; policyholder, owner_of_car; asegurado
q other_driver person; third party, counterparty; who drove the other car
q garage company:Chapistería {}/Carrocerías {}/Talleres {}; body shop, where_inspected; place where the car was seen
q loss_date date; accident date, occurred_on; day of the accident
q seen_on date; inspection_date, survey day; día en que se vio el coche
q plate id:#### @@@; registration, plate_no, es:matrícula
q damage phrase; damaged parts, visible_damage; what is broken
q labour unit:h 4..40; working hours, labour_hours; hours of work needed
q repair_cost money:600..5200; repair estimate, assessed_damage; what mending would cost without tax
q value money:5300..14000; market value, worth_before; what the car was worth before the accident
q excess money:100..500; deductible, own_share; franquicia a cargo del asegurado
q total_loss flag; write_off, beyond_repair; whether mending is not worthwhile
q liability choice:insured/other party/shared/unclear; fault, who_is_to_blame; who is held to have caused it
a police_ref id; police report, atestado_no; número del atestado
a witness person; witness, seen_by; testigo del accidente
a wreck_value money; salvage, residual_value; what the wreck would fetch
---
{insurer}
Siniestro {claim_no} || Póliza {policy_no}

# Informe pericial <de automóviles|de daños>
Por encargo de la compañía examiné el {seen_on}, en {garage} ({:city}), el turismo con matrícula {plate}, propiedad de {insured}, accidentado el {loss_date}.

## Versión de los hechos
{liability?El asegurado admite que no respetó el ceda el paso~El otro conductor se saltó el semáforo, según reconoce en el parte~Ambos invadieron la línea central y se reparten la culpa~Las dos versiones se contradicen y no puedo pronunciarme}. El otro coche lo llevaba {other_driver}, asegurado en {:company}.
+++
## Daños
Presenta {damage=aleta y faro delantero derechos hundidos|portón trasero y paragolpes rotos|puerta del conductor doblada|capó levantado y radiador perforado|llanta partida y suspensión torcida}. Trabajos: {labour} de chapa y {:number:2..9} de pintura.
= Reparación sin impuestos: {repair_cost}
= Valor venal: {value}
?= Franquicia: {excess}
+++
## Conclusión
{total_loss!No compensa reparar: se propone indemnizar por siniestro total|Por su edad y estado se declara pérdida total~La reparación es viable y se autoriza|Procede reparar}. Kilómetros al verlo: {:number:40000..190000}.
> {adjuster}, perito colegiado n.º {:number:1000..9000}

== es burofax_reclamacion
q law_firm company:{} Abogados/Despacho {}/Bufete {} y Asociados; sender's lawyers, firm, acting_lawyers; law office that writes
q lawyer person; solicitor, signed_by, es:letrado; who signs the letter
q creditor company; client, on_behalf_of, claimant; for whom the money is claimed
q debtor company; addressee, defaulting_party, recipient; a quién se reclama
q debtor_rep person; attention, managing_director, representative; person at the debtor to whom it is sent
q sent_on date; letter date, dispatched; day of sending
q contract_date date; agreement date, signed_on; día del contrato incumplido
q due_since date; in arrears since, fell_due; when the debt should have been paid
q principal money:2400..48000; main debt, capital_claimed; the debt without interest
q interest money:60..1900; default interest, interest_so_far; interest up to the letter
q days number:5..20; grace_days, days_to_pay; how many days are left to pay
q pay_to iban; account for payment, bank_account; where to pay
q subject_matter phrase; what_was_supplied, object of contract; what had been delivered
q instalments flag; payment plan offered, can_pay_by_parts; whether paying in parts is offered
q next_step choice:court claim/arbitration/debtor register; consequence, if_unpaid; what follows if nothing is paid
q ref id:BF######; tracking, burofax_no, reference
a court company; competent court, tribunal; juzgado ante el que se demandará
a procurator person; court agent, procurador; procurador
a lawyer_fee money; legal fees, costs; cost of the lawyers
---
> Burofax {ref}
> con certificación de texto y acuse de recibo
{law_firm}
{:street}, {:zip} {:city}

{debtor}
A la atención de {debtor_rep}
{:address}

{:city}, {sent_on}

# Requerimiento previo de pago
Muy señores nuestros:
Nos dirigimos a ustedes por encargo de {creditor}. El {contract_date} ambas sociedades firmaron un contrato por el que nuestra mandante les suministró {subject_matter=cuatro cámaras frigoríficas|mobiliario para doce oficinas|el software de gestión de almacén|tres mil metros de tubería|uniformes para la plantilla}. La entrega se hizo sin tacha y así lo reconoció por correo {:person}, de su departamento de compras. Pese a ello, desde el {due_since} siguen sin abonarse {principal}, a los que se suman {interest} de intereses de demora.
Les requerimos para que en {days} días naturales ingresen ambas sumas en la cuenta {pay_to}. {instalments!Nuestra clienta está dispuesta a estudiar un calendario de pagos|Se aceptaría el pago en tres plazos si lo proponen por escrito~No se admitirán pagos a cuenta ni aplazamientos|Queda excluido cualquier fraccionamiento}.
Transcurrido el plazo, {next_step?se presentará sin más aviso demanda de juicio monitorio~se someterá el asunto a la corte arbitral pactada en la cláusula novena~se comunicará la deuda a los ficheros de morosos}.
Atentamente,
{lawyer}
~ Colegiado {:number:10000..90000} · {:email} · {:phone}

== es orden_director_obra
q developer company:Promociones {}/Inmobiliaria {} S.A./Cooperativa {}; client, property_developer, building_owner; for whom it is built
q contractor company:Constructora {}/Obras y Contratas {}/{} Construcciones; main contractor, addressee, instructed_company, es:contratista; firm to which the orders are given
q architect person; site architect, given_by, es:dirección facultativa; who gives the orders
q foreman person; site manager, received_by, es:encargado; encargado que recibe la orden
q safety person; safety coordinator, health_and_safety; who watches over safety
q sheet_no number:3..80; order sheet, page_of_book; leaf of the order book
q visited date; visit date, dated; day of the visit
q fix_by date; deadline, to_be_done_by; until when the orders must be done
q building phrase; project, works; what is being built
q concrete short; concrete class, strength_class
q slump unit:cm 4..16; slump test, consistency; what the cone showed
q stopped flag; work suspended, halt; whether part of the site must stop
q weather choice:dry/rain/frost; weather, conditions; tiempo que hacía
q workers number:6..70; headcount, people_on_site; how many were at work
a licence_no id; building permit, licence_number; licencia de obras
a completion date; handover, completion_date; fecha prevista de entrega
a budget money; contract sum, total_price; importe del contrato
l orders; instructions, items, es:órdenes; what has to be done
c orders.what phrase; instruction, order; what is ordered
c orders.where phrase; location, part_of_building; where in the building
---
# Libro de órdenes y asistencias · Hoja {sheet_no}
= Obra: {building=18 viviendas y garaje en La Loma|ampliación del instituto|nave de logística, fase 2|residencia de mayores Los Tilos|rehabilitación del mercado}
= Promotor: {developer}
= Contrata: {contractor}
= Visita: {visited}

<Tiempo|Estado del tiempo>: {weather?seco, sol y algo de viento~lluvia desde primera hora, tajos encharcados~helada en los encofrados}. Personal en obra: {workers}, más {:number:2..9} de subcontratas ({:company}).
Se hormigona con {concrete=HA-25|HA-30|C25/30|H-21|G30}; cono de Abrams {slump}. Se toman {:number:2..6} probetas, que romperá {:company} a los 28 días.

## Se ordena
%orders 2..5
Orden | Lugar
{orders.what=limpiar el fondo del encofrado|colocar separadores de 3 cm|rehacer el solape de las barras|sellar el pasatubos|apuntalar otra semana|cambiar la red rasgada} | {orders.where=pilar P14|muro del sótano|forjado de segunda|caja de escalera|cubierta, lado norte|rampa de acceso}
%%
{stopped!Hasta entonces queda parado el tajo de cubierta|Se paraliza el montaje de la grúa~No se detiene ningún tajo|Los demás trabajos siguen su curso}. Lo anterior debe estar hecho para el {fix_by}.
?Coordina la seguridad {safety}, que deja aparte sus notas.

La dirección facultativa: {architect} || Enterado, por la contrata: {foreman}
== es carta_porte_nacional
q carrier company:Transportes {}/Logística {} S.A./Fletes {}; haulier, transporter, carried_by, es:transportista; who carries the load
q shipper company; consignor, sender, loads_at; who hands the goods over
q receiver company; consignee, delivered_to; destinatario
q driver person; lorry driver, driver_name, es:conductor; quien conduce
q received_by person; goods_in, signed_on_delivery; who took the goods in
q waybill id:CP-######; consignment note, document_no; number of this note
q tractor id:####@@@; truck plate, tractor_unit; plate of the lorry
q trailer id:R####@@@; trailer plate, semi_trailer; matrícula del remolque
q loaded date; loading date, picked_up_on; day of loading
q delivered date; delivery date, unloaded_on; day on which it arrived
q waiting unit:h 1..6; waiting time, idle_hours; hours stood at the ramp
q freight money:180..2400; price of carriage, freight_charge; what the carriage costs
q cod money:90..170; cash on delivery, collect_amount; to be collected from the receiver at the door
q who_pays choice:sender/receiver/third party; freight_payer, charges for; who bears the freight
q dangerous flag; adr, hazardous; si hay mercancía peligrosa
q reserve phrase; remarks, reservation, damage_noted; what the receiver wrote on taking the goods in
q temp unit:°C 2..8; cooling, transport_temperature; temperature kept on the way
a distance unit; km, route_length; kilómetros recorridos
a insurance money; insured value, cargo_cover; valor asegurado
a order_no id; purchase order, customer_order; order to which the load belongs
l goods; load, items, packages; what is carried
c goods.what product; description, article; the goods
c goods.count number:2..33; packages, quantity; how many packages
c goods.weight unit:kg 80..4000; weight, kilos; what they weigh
---
{carrier} || Carta de porte {waybill}
{:address} || Tel. {:phone}

Carga: {shipper}, {:address} || Descarga: {receiver}, {:address}

= Fecha de carga: {loaded}
= Cabeza tractora: {tractor}
= Remolque: {trailer}
= Conduce: {driver}
?= Temperatura en caja: {temp}

%goods 2..5
Mercancía | Bultos | Peso
{goods.what=lechuga en cajas|yogur natural|aceite en garrafas|pienso en sacos|queso curado|zumo de naranja|huevos} | {goods.count} | {goods.weight}
%%
{dangerous!Lleva materias del ADR; instrucciones escritas en cabina|Parte de la carga es inflamable y va señalizada~No contiene materias peligrosas|Carga sin peligro alguno}.
{who_pays?Portes pagados por el cargador~Portes debidos: los abona quien recibe~Los portes se cargan a un tercero, el operador logístico}: {freight}.
?Reembolso contra entrega: {cod}.

## A la llegada
Descargado el {delivered}, tras {waiting} de espera en muelle. Reservas: {reserve=dos cajas mojadas|un palé volcado|ninguna, todo correcto|faltan tres sacos|precinto roto en la puerta lateral}.
Por el destinatario, {received_by}
~ Agencia intermediaria: {:company}.

== es analisis_agua_consumo
q laboratory company:Laboratorio {}/{} Análisis S.L./Centro Analítico {}; lab, testing_body, issued_by, es:laboratorio; who tested the water
q customer company:Ayuntamiento de {}/Aguas de {}/Camping {}; client, requested_for, es:cliente; for whom it was tested
q report_no id:IA-##/#####; report number, certificate_ref; number of the report
q sample_id id:M######; sample code, lab_sample
q taken_on date; sampling date, collected; day on which the water was drawn
q received date; receipt at lab, arrived_in_lab; when it reached the lab
q issued date; report_date, signed_on, es:fecha de expedición; día de emisión
q sampler person; taken_by, collector; who drew the sample
q analyst person; head_of_lab, technical_director; who signs the results
q point phrase; sampling point, tap, where_taken; where it was drawn
q source choice:well/spring/reservoir/desalination; water origin, supply_type; where the water comes from
q fit flag; potable, fit_to_drink, safe; si se puede beber
q chlorine unit:mg/l 0.2..0.9; free chlorine, chlorine_on_site; measured at the tap
q water_temp unit:°C 8..24; temperature, water_temperature
q bottle phrase; container, bottle_type; in what it was carried
q price money:30..190; fee, cost_of_test, es:precio; what the test costs
a depth unit; well depth, borehole_depth; profundidad del pozo
a next_sample date; next sampling, repeat_on; when to sample again
a accreditation id; accreditation number, enac_no; número de acreditación del laboratorio
l results; parameters, values, es:determinaciones; what was measured
c results.name phrase; parameter, substance; what was looked for
c results.found number:0..48; value, measured; what was found
c results.limit number:50..250; legal limit, max_allowed; what the law allows
---
{laboratory}
{:street} · {:zip} {:city} · {:email}

# Informe de ensayo {report_no}
= Cliente: {customer}
= Muestra: {sample_id}
= Toma: {taken_on}, {:time}
= Recepción: {received}
= Punto: {point=grifo de la fuente de la plaza|salida del depósito alto|cocina del comedor escolar|arqueta de entrada|ducha de vestuarios}

Agua procedente de {source?un pozo entubado~un manantial de montaña~el embalse, tratada en la estación~la desaladora}. Recogió la muestra {sampler}, que midió en el sitio cloro libre {chlorine} y temperatura {water_temp}[; se envasó en {bottle=vidrio estéril con tiosulfato|polietileno de un litro|frasco ámbar|botella de borosilicato}].

%results 3..7
Parámetro | Resultado | Límite
{results.name=nitratos (mg/l)|sulfatos (mg/l)|sodio (mg/l)|cloruros (mg/l)|dureza (°f)|turbidez (x 0,1 UNF)|bacterias a 22 °C (UFC)} | {results.found} | {results.limit}
%%
Conclusión: {fit!el agua es apta para el consumo|reúne las condiciones para beberse~el agua no es apta para el consumo|no debe beberse mientras no se corrija}.
> {:city}, {issued}
> {analyst}, dirección técnica
~ Precio del ensayo según tarifa: {price}. Los resultados solo valen para la muestra recibida. Prohibida la copia parcial.

== es alta_voluntariado
q charity company:Asociación {}/Fundación {}/Banco de Alimentos de {}; organisation, ngo, host; body that takes the volunteer on
q volunteer person; helper, new_member, signed_up, es:voluntario; who offers the time
q volunteer_mail email; e-mail, contact_mail; address to write to the helper
q born date; date of birth, birthday, es:fecha de nacimiento
q coordinator person; supervisor, volunteer_manager; quien le orienta y organiza
q buddy person; mentor, accompanied_by; who goes along the first weeks
q begins_on date; starts_on, active_since; first day
q training date; course date, induction_day; día del curso inicial
q weekly number:2..12; hours a week, dedication; hours offered each week
q area choice:elderly visits/food sorting/school support/animal shelter; field, programme, es:ámbito; what kind of help
q record_check flag; criminal record certificate, background_check_handed_in; whether the clean record has been handed in
q insured_with company:{} Seguros/Mutua {}/Seguros La {}; insurer, accident_cover; who insures the volunteer
q policy id:VOL-####; policy_number, cover_ref, es:póliza
q expenses money:10..60; refund limit, monthly_expenses; most that is refunded each month
q card_no id:V-####; badge, member_card; number of the card
q languages phrase; spoken languages, language_skills; idiomas que habla
a employer company; workplace, employer; donde trabaja
a until date; end date, agreement_ends; when the agreement ends
a national_id id; dni, identity_document; documento de identidad
---
{charity}
Local: {:address} || Carné {card_no}

# ¡Bienvenida a la casa! Acuerdo de incorporación
Nos hace mucha ilusión que {volunteer}, nacido/a el {born}, se sume desde el {begins_on}. Dedicará {weekly} horas por semana a {area?hacer compañía a mayores que viven solos~clasificar y repartir alimentos en la nave~ayudar con los deberes por la tarde~pasear y cuidar a los perros del refugio}.

* Organiza los turnos {coordinator}; ante cualquier duda, ahí está.
* Las primeras semanas irá siempre con {buddy}, que lleva {:number:3..20} años con nosotros.
* El curso de entrada es el {training}, de {:time} a {:time}. Merienda incluida.
* {record_check!Ya nos ha entregado el certificado de delitos, limpio|El certificado negativo del registro está en la carpeta~Aún falta que traiga el certificado del registro central|Todavía no tenemos el certificado del registro}.
* Seguro: {insured_with}, póliza {policy}.
* No hay sueldo, claro, pero devolvemos hasta {expenses} al mes de autobús o gasolina.
?* Habla {languages=algo de árabe y francés|catalán e inglés|guaraní|rumano y un poco de italiano|lengua de signos}, que nos viene de perlas.

Le escribiremos a {volunteer_mail}. Si un día no puede venir, basta un aviso al {:phone}.
Firmado en {:city}, el {:date}
La presidencia, {:person}

== es permiso_trabajo_caliente
q plant company:Química {} S.A./Refinería de {}/Papelera {}; site, facility_owner, issuing_plant, es:planta; works where the job is done
q contractor company:Montajes {}/Soldaduras {}/Calderería {} S.L.; external firm, executing_company, es:contratista; who does the work
q permit_no id:PTC-####; permit, work_permit_number
q issuer person; area authority, permit_issuer, authorised_by; who allows the job
q welder person; performed_by, executing_worker; quien suelda
q watch person; fire watch, fire_guard; who stands by with the extinguisher
q closer person; closed_out_by, checked_after; quien comprobó la zona al final
q unit_tag id:TK-###; equipment, tag, asset; item on which the work is done
q job phrase; task, description_of_work; what is to be done
q valid_on date; permit date, day_of_validity; day for which it holds
q begins time; start, from, es:inicio
q ends time; expiry, not_after, es:fin; hour at which it lapses
q lel percent; explosive limit, gas_reading; gas as measured before starting
q oxygen percent; o2, oxygen_reading
q isolated flag; lockout, energy_isolated; whether the equipment was locked off
q sprinklers flag; fire_system_disabled, detectors_off; si hubo que anular la detección
q method choice:arc welding/oxy cutting/grinding; process, technique; how it is done
q watch_after unit:min 30..120; post_watch, stay_after; how long someone keeps watch afterwards
a rescue_plan id; rescue plan, emergency_plan_no; número del plan de rescate
a extinguisher_check date; extinguisher inspection, last_checked; última revisión del extintor
a zone_manager_phone phone; control room phone, extension; teléfono de la sala de control
---
# PERMISO DE TRABAJO CON FUEGO {permit_no}
^ {plant}
= Equipo: {unit_tag}
= Trabajo: {job=soldar un soporte de tubería|cortar una brida corroída|reparar la pasarela|abrir una boca de hombre|cambiar un codo de purga}
= Empresa: {contractor}
= Válido el: {valid_on}
= Desde: {begins}
= Hasta: {ends}

## Antes de empezar
Atmósfera medida: explosividad {lel}, oxígeno {oxygen}. {isolated!Bombas bloqueadas con candado y discos ciegos puestos|Equipo desconectado, candado y etiqueta en el cuadro~El equipo sigue en servicio; no se precisa bloqueo|No se ha bloqueado ninguna energía}. {sprinklers!La detección de la nave queda anulada mientras dure|Se desconectan los rociadores de la zona~La detección automática sigue activa|No se anula ningún sistema contra incendios}.
Procedimiento: {method?arco eléctrico con electrodo~soplete de oxiacetileno~radial con disco}. Extintores de {:number:6..50} kg a menos de {:number:3..10} metros.

## Personas
Ejecuta {welder}. Vigila con extintor {watch}, que no abandonará el sitio hasta {watch_after} después de la última chispa.
Autoriza, por el área: {issuer}
+++
## Cierre
?Zona revisada, fría y limpia: {closer}.
~ Una copia en el tajo, otra en sala de control. Contratas acreditadas por {:company}. Revisión del impreso: {:date}.

== es convenio_practicas_universidad
q university company:Universidad de {}/Universidad Politécnica {}/Instituto Superior {}; university, academic_institution, sending_school, es:universidad; where the student is enrolled
q host company; host company, placement_provider, trainee_at; donde se hacen las prácticas
q student person; trainee, intern; who does the placement
q academic_tutor person; university tutor, academic_supervisor; tutor by the faculty
q host_tutor person; company tutor, workplace_supervisor; persona que guía en la empresa
q signing_dean person; signs_for_university, vice_rector; who signs for the university
q degree phrase; programme, course of study; what the student studies
q term period; placement dates, from_to; from when to when
q hours number:150..750; total hours, workload; hours in all
q credits number:6..30; ects, credits; credits that it counts for
q grant money:200..900; stipend, monthly_allowance; what the trainee gets each month
q task phrase; project, duties, training_content; what the trainee will do
q kind choice:compulsory/optional; type, curricular; whether the degree requires it
q remote flag; work from home, telework_allowed; si se puede hacer a distancia
q annex_no id:CE-####-###; annex, agreement_ref
q site city; place of work, town, es:lugar; where the trainee will work
a student_id id; enrolment number, matriculation; número de matrícula
a grade number; mark, final_grade; nota
a hr_contact email; hr e-mail, personnel_contact; correo de recursos humanos
---
{university}
Oficina de Prácticas Externas · {:phone}

# Anexo {annex_no} al convenio de cooperación educativa
REUNIDOS, de una parte, la Universidad, y en su nombre {signing_dean}; de otra, {host}, y en su nombre {:person}; y de otra {student}, que cursa {degree=Ingeniería Agrícola|el Grado en Traducción|Trabajo Social|Licenciatura en Química|Arquitectura Técnica|Bibliotecología}, ACUERDAN:

PRIMERO. La estancia tendrá lugar en {site}, {term}, con {hours} horas en total, que equivalen a {credits} créditos. {kind?La asignatura figura en el plan de estudios y sin ella no se obtiene el título~Se hace por voluntad propia, fuera del plan de estudios}.
SEGUNDO. La tarea consistirá en {task=medir suelos y dibujar planos|revisar subtítulos|preparar muestras y anotar resultados|atender a familias en el barrio|catalogar un fondo antiguo|probar una aplicación móvil}. {remote!Hasta dos días por semana podrán hacerse desde casa|Se admite la modalidad a distancia~Será siempre presencial|No cabe el trabajo a distancia}.
TERCERO. La empresa abonará {grant} mensuales, [con la retención que proceda,] y cotizará a la Seguridad Social.
CUARTO. Velan por el buen fin: en la facultad, {academic_tutor}; en el centro de trabajo, {host_tutor}.
QUINTO. Cualquiera podrá darlo por terminado con {:number:5..15} días de aviso.

Y en prueba de conformidad firman en {:city}, a {:date}.
~ Seguro escolar: {:company}.

== es formula_magistral
q pharmacy company:Farmacia {}/Botica {}/Farmacia Lcda. {}; dispensing pharmacy, compounder, made_by; where it was made up
q pharmacist person; responsible_pharmacist, released_by; who answers for the preparation
q technician person; prepared_by, compounding technician; auxiliar que lo elaboró
q prescriber person; doctor, prescribed_by; who wrote the prescription
q patient person; for_patient, user_of_medicine, es:paciente
q batch id:FM##-###; lot, batch_no; number of the lot
q made_on date; compounding date, prepared_on; day of making
q expiry date; use_before, shelf_life_end; caducidad
q preparation product; formula, medicine, product; what was made
q quantity unit:g 30..250; amount, net_content; how much was made
q dosage phrase; directions, how_to_use, posology; how to use it
q storage choice:refrigerator/room temperature/away from light; keep, storage_conditions; how it must be kept
q external flag; for_external_use, topical; whether it must not be swallowed
q price money:9..70; retail price, cost, es:precio
q controls phrase; quality checks, tests_done; controles hechos
q book_no number:100..4000; register entry, recipe_book; number in the register
a health_card id; patient card number, insurance_card; tarjeta sanitaria
a refill date; next refill, repeat_on; when it may be made again
a weight unit; body weight, patient_weight; peso del paciente
l ingredients; composition, raw materials, es:componentes; what it is made of
c ingredients.name phrase; substance, ingredient; the substance
c ingredients.qty unit:g 1..60; weighed, amount; how much of it
c ingredients.lot id:L#####; supplier lot, lot_no, es:lote; lot of the substance
---
{pharmacy} || Libro recetario {book_no}
{:street}, {:city}

# Guía de elaboración: {preparation=crema de urea al 20 %|solución de minoxidil|pomada de azufre|gel de metronidazol|champú de ketoconazol|pasta al agua}
= Lote: {batch}
= Elaborado: {made_on}
= Caduca: {expiry}
= Cantidad: {quantity}
= Paciente: {patient}
= Receta de: {prescriber}

%ingredients 3..6
Componente | Pesada | Lote proveedor
{ingredients.name=vaselina filante|urea|glicerina|agua purificada|propilenglicol|óxido de zinc|lanolina} | {ingredients.qty} | {ingredients.lot}
%%
Pesó y mezcló {technician}. [Comprobado: {controls=aspecto homogéneo y pH 6|color, olor y peso final|extensibilidad correcta|ausencia de grumos}.]
## Etiqueta
{dosage=Aplicar por la noche en capa fina|Dos veces al día sobre piel limpia|Lavar el cabello tres veces por semana|Una aplicación tras el baño}. {external!No ingerir|Solo para la piel~Tómese con un vaso de agua|Puede tragarse sin riesgo}. {storage?Guárdese en la nevera~Basta con un armario seco, sin frío~Manténgase en su frasco opaco, a oscuras}.
Importe: {price}
Visto bueno para dispensar: {pharmacist}
~ Materias primas de {:company}. Consérvese esta guía {:duration}.

== es objetos_perdidos_metro
q operator company:Metro de {}/Tranvías de {}/Subterráneo {}; transport operator, lost_property_office, issued_by; who keeps the thing
q slip_no id:OP/#####; lost property number, ticket, reference
q item product; object, article, lost_item; what was found
q finder person; found_by, handed_in_by; quien lo encontró
q clerk person; registered_by, desk_officer; employee who wrote the slip
q claimant person; owner, collected_by, returned_to; who came to fetch it
q found_on date; finding date, picked_up_on; day on which it was found
q returned_on date; collected_on, handed_back; day of giving back
q keep_until date; storage limit, kept_until; last day before it is given away
q line phrase; route, line_found; line where it lay
q station phrase; stop, found_at; station
q proof choice:identity card and description/photo of item/purchase ticket; ownership_proof, evidence; how the owner proved it was theirs
q cash money:5..320; money inside, cash_found; money found in it
q fee money:1..4; storage fee, handling_charge, es:tasa; what is charged for keeping
q damaged flag; broken, arrived_damaged; whether it was broken when found
q shelf id:@-##; storage place, locker; where it is kept
a reward money; finder's reward, reward; recompensa para quien lo halló
a police_date date; passed to police, police_handover; when it was handed to the police
a owner_phone phone; owner's telephone, contact_of_owner; teléfono del dueño
---
{operator}
Oficina de objetos hallados, estación {:city}, vestíbulo sur || Lun–vie {:time} a {:time}

# Resguardo {slip_no}
= Objeto: {item=mochila gris con libros|paraguas de caballero|estuche de violín|teléfono con funda roja|cartera de piel|gafas graduadas|muñeca de trapo}
= Hallado: {found_on}
= Línea: {line=3, dirección Puerto|circular|L1|ramal norte|5 bis}
?= Estación: {station=Mercado Central|Plaza de los Fueros|Universidad|Hospital Viejo|Cuatro Vientos}
= Estante: {shelf}

Lo entregó en taquilla {finder}. {damaged!Llegó con una rotura visible|Estaba ya deteriorado al recogerlo~En buen estado|Sin daños aparentes}. [Contenía {cash} en efectivo, contados ante el vigilante {:person}.] Se custodia hasta el {keep_until}; después pasa a {:company}, para fines benéficos.
Registrado por {clerk}
+++
## Devolución
Retirado el {returned_on} por {claimant}. {proof?Mostró su carné y describió el contenido sin fallo~Enseñó una foto suya con el objeto~Aportó el tique de la tienda}. Derechos de custodia: {fee}.

== es puesto_mercadillo
q council company:Ayuntamiento de {}/Alcaldía de {}/Municipio de {}; municipality, licensing_authority, es:ayuntamiento
q trader person; stallholder, licence_holder, vendor; quien vende
q substitute person; deputy, stand_in, authorised_helper; who may stand in for the trader
q official person; market inspector, issued_by_officer; who signs the card
q stall id:P-###; stall number, pitch, place; number of the stall
q licence id:VA/####-##; card number, permit
q length unit:m 2..12; frontage, metres; how long the stall is
q goods choice:clothing/fruit and vegetables/household/plants; category, trade; what is sold
q weekday choice:Monday/Wednesday/Saturday; market day, day_of_week; on which day the market is held
q validity period; valid, from_to; days for which it holds
q yearly money:120..900; annual tax, stall_fee; what the place costs a year
q set_up time; setup until, latest_arrival; after which nobody may unload
q clear_by time; cleared_at, end_of_market; when the square must be empty
q scale flag; sells_by_weight, certified_scale; si pesa con balanza verificada
q insurer company:{} Seguros/Mutua {}; liability insurer, insured_with, es:aseguradora; who covers damage to others
q square phrase; market place, location; where the market is
a tax_id id; cif, tax_number; NIF del titular
a van_plate id; van registration, vehicle; furgoneta
a warning_date date; sanction date, last_warning; date of the last warning
---
{council} · Concejalía de Comercio

# Tarjeta de venta ambulante {licence}
A colocar en sitio visible

= Titular: {trader}
?= Suplente: {substitute}
= Puesto: {stall}
= Frente: {length}
= Emplazamiento: {square=Plaza de la Constitución|recinto ferial|avenida del Río|explanada de la estación|calle Ancha}
= Vigencia: {validity}

Se vende {goods?ropa y calzado~fruta y verdura de temporada~menaje y útiles del hogar~plantas, flores y macetas}. El mercado se celebra cada {weekday?primer día laborable de la semana, lunes~miércoles~sábado}. Los vehículos salen del recinto antes de las {set_up}; a las {clear_by} la plaza debe quedar libre y barrida. {scale!La balanza lleva el sello de verificación del año|Pesa con báscula verificada~Vende por piezas, sin balanza|No usa balanza}.
La tasa anual es de {yearly}, en dos plazos de igual cuantía; el segundo vence el {:date}. Responsabilidad civil con {insurer} hasta {:money:100000..300000}.

{:city}, {:date} || Por la Inspección de mercados, {official}
~ El puesto no puede cederse ni arrendarse. Dos faltas seguidas sin aviso: pérdida del sitio. Asociación de vendedores: {:person}, {:phone}.
== es correo_incidente_informatico
q provider company:{} Sistemas/Informática {} S.L./{} Cloud; it company, written_by_firm, hosting_provider; who runs the servers
q customer company; affected_client, informed_party, es:cliente; who is told about the failure
q author person; incident manager, sender, from, es:autor; quien escribe el correo
q recipient person; to, addressee; to whom it is written
q engineer person; on_call, fixed_by, es:ingeniero; who put it right at night
q ticket id:INC#######; ticket number, incident_id, case
q sent date; mail date, sent_on; day of the message
q broke_on date; outage_date, incident_day; day on which it failed
q down_at time; outage start, service_down; since when it failed
q up_at time; restored_at, service_up; when it worked again
q cause phrase; root cause, origin, es:causa; what was at the bottom of it
q server id:srv-@@##; host, machine, affected_system; which machine failed
q lost flag; data_loss, lost_data; si se perdieron datos
q severity choice:critical/major/minor; priority, impact_level; how bad it was
q credit percent; discount, service_credit; cut in next month's bill
q users number:14..2600; affected_users, people_hit; how many could not work
q backup_from time; last backup, backup_time; from when the copy was that was put back
a attacker_ip id; source ip, attacker; dirección desde la que se atacó
a notified_on date; authority notified, dpa_notification; when the data authority was told
a manager_phone phone; phone of manager, hotline; teléfono del responsable
---
= De: {author}, {provider}
= Para: {recipient}, {customer}
= Enviado: {sent}
= Asunto: Informe final {ticket}

Buenos días:
Como prometí, les mando el resumen de lo ocurrido el {broke_on}. A las {down_at} dejó de responder {server}, la máquina que sirve su <tienda|intranet|programa de gestión>. {severity?Nadie pudo trabajar y se paró el negocio entero~Una parte importante de las funciones quedó fuera de uso~Apenas se notó: algo de lentitud en los listados}. Afectó a {users} usuarios.
Detrás estaba {cause=un certificado caducado|un disco lleno de registros|una actualización mal probada|un conmutador averiado|una regla del cortafuegos equivocada}. {engineer}, que tenía la guardia, restauró la copia de las {backup_from} y a las {up_at} todo volvía a funcionar. {lost!Por desgracia no hemos podido recuperar lo grabado en esos minutos|Se han perdido los pedidos del último tramo~No falta ningún dato|Hemos comprobado que no se perdió nada}.
## Qué haremos
* Vigilar el equipo cada {:number:1..10} minutos en vez de cada hora.
* Ensayar la restauración con {:company} antes del {:date}.
* Avisar a {:person} en cuanto salte una alarma.
?Por las molestias les descontamos un {credit} de la cuota del próximo mes.
Un saludo,
{author}
~ {provider} · {:address} · {:url}

== es carta_oferta_empleo
q employer company; hiring company, future_employer, offered_by, es:empresa; who offers the job
q candidate person; applicant, new_hire, addressee, es:candidato; a quien se ofrece el puesto
q post job; position, job_title, role; what the new employee will be
q manager person; reports_to, line_manager; who will be the boss
q recruiter person; hr_signatory, talent_manager; who signs for personnel
q recruiter_phone phone; hr phone, call_back; number for questions
q pay money:14000..58000; gross salary, annual_pay; pay for a year before tax
q bonus money:600..6000; variable, max_bonus; what may come on top
q starts date; joining date, first_day; first day of work
q answer_by date; offer_expires, reply deadline; until when to say yes
q interview date; interviewed_on, last_interview; day of the last talk
q trial duration; probation, trial_period; how long either side may step back
q holidays number:22..32; annual leave, vacation_days; days off a year
q site city; workplace, location, town, es:lugar; where the desk stands
q contract choice:permanent/temporary/seasonal; contract type, employment_kind; kind of contract
q car flag; company car, vehicle_included; si hay coche de empresa
q relocation flag; moving costs covered, relocation_help; whether the firm pays for the removal
a weekly_hours number; working hours, hours_per_week; horas por semana
a grade short; pay grade, professional_group; grupo profesional
a agency company; recruitment agency, headhunter; agencia que medió
---
{employer}
Departamento de Personas
{:street} · {:zip} {:city}

{candidate}
{:address}

> {:date}
# <Nos gustaría contar contigo|Propuesta de incorporación>
<Hola|Estimado/a>: después de la charla del {interview} con {:person} y con quien firma, nos complace ofrecerte el puesto de {post=responsable de almacén|analista de nóminas|jefa de cocina|técnico de calidad|diseñadora gráfica|comercial de zona|programador de PLC}, en nuestro centro de {site}. Dependerás directamente de {manager}.

* {contract?Te unes a la plantilla sin fecha de fin~El contrato termina al cabo de un año, con posible prórroga~Trabajarás solo en los meses de campaña, con llamada cada año}.
* Retribución bruta de {pay} al año, y hasta {bonus} más según objetivos.
* {holidays} días laborables de vacaciones.
* {car!Dispondrás de un vehículo de la casa, también los fines de semana|El coche lo ponemos nosotros~El puesto no lleva coche|No incluye vehículo; los viajes se pagan por kilómetro}.
* {relocation!Nos hacemos cargo de la mudanza|La mudanza corre de nuestra cuenta~Los gastos de traslado no están incluidos|La mudanza queda a tu cargo}.
?* Durante {trial} cualquiera de las partes podrá desistir sin preaviso.

Te esperaríamos el {starts}. Dinos algo antes del {answer_by}; pasada esa fecha llamaremos a la siguiente persona de la lista. Para dudas, {recruiter_phone}.
Un abrazo,
{recruiter}

== es certificado_bautismo
q parish company:Parroquia de San {}/Parroquia Nuestra Señora de {}/Parroquia {}; church, parish_church, issuing_parish; church that keeps the book
q diocese company:Diócesis de {}/Arzobispado de {}/Obispado de {}; bishopric, diocese_of
q child person; baptised person, name_of_baptised; who was baptised
q father person; name of father, dad
q mother person; name of mother, mum
q godfather person; male sponsor, padrino_name; sponsor, man
q godmother person; female sponsor, madrina_name; sponsor, woman
q minister person; officiating priest, baptised_by; quien administró el sacramento
q priest person; certifying priest, issued_by_person, parish priest; who certifies today
q born_on date; birth date, date_of_birth
q baptised_on date; baptism date, date_of_sacrament; day of the baptism
q issued_on date; certificate date, copy_made; día en que se expide
q book number:4..90; volume, register_book; which book
q folio number:2..400; leaf, page; on which leaf
q entry number:1..900; number, record_no; which entry on it
q birthplace city; born_in, place of birth
q confirmed flag; later_confirmed, confirmation_noted; whether a confirmation is written in the margin
q purpose phrase; reason for copy, issued_for, es:finalidad; para qué se pide
a confirmation_date date; confirmed_on, date of confirmation; fecha de la confirmación
a grandfather person; paternal grandfather, grandparent; abuelo paterno
a fee money; donation, alms; limosna por el certificado
---
^ {diocese}
^ {parish}
^ {:street} · {:city}
# Partida de bautismo
{priest}, cura párroco, CERTIFICO que en el libro {book} de bautizados de este archivo, al folio {folio}, partida {entry}, consta lo siguiente:

El {baptised_on}, {minister}, con las debidas licencias, bautizó solemnemente a {child}, que había nacido en {birthplace} el {born_on}, del matrimonio de {father} y {mother}, feligreses de esta villa. Fueron padrinos {godfather} y {godmother}, a quienes advirtió el parentesco espiritual que contraían. Testigos: {:person} y {:person}.

Al margen: {confirmed!«Recibió la confirmación en esta misma iglesia»|nota de haber sido confirmado por el obispo~sin notas marginales|no figura anotación alguna}.

Concuerda con su original. Se expide para {purpose=contraer matrimonio|ser padrino en otra diócesis|ingresar en el seminario|uso particular|un estudio de familia} y lo firmo y sello el {issued_on}.
> {priest}
~ Archivo digitalizado por {:company}. Despacho: {:time} a {:time}, tel. {:phone}

== es tratamiento_fitosanitario
q farm company:Finca {}/Agropecuaria {} S.L./Hacienda {}; holding, grower, farm_name; where it was sprayed
q adviser person; agronomist, recommended_by; técnico que lo recetó
q applicator person; sprayed_by, operator; who drove the sprayer
q licence id:CA-#####; applicator licence, carnet_no; licence of the one who sprays
q parcel phrase; plot, field, block, es:parcela; which field
q crop choice:vines/olives/citrus/wheat; crop, cultivation, es:cultivo; what was treated
q pest phrase; target, pest_or_disease; contra qué se trató
q product product; plant protection product, active_product, es:producto; what was sprayed
q registry id:ES-#####; registration number, authorised_as; number under which the product is allowed
q dose unit:l/ha 1..4; dose rate, rate_per_hectare
q water unit:l/ha 200..900; spray volume, broth_per_hectare; liquid spread over each hectare
q treated_on date; treatment date, spraying_day
q harvest_from date; earliest_harvest, safe_after; from when picking is allowed again
q prescribed_on date; advice date, prescription_date; day of the advice
q wind unit:km/h 2..14; wind speed, wind
q area unit:ha 1..60; treated surface, hectares, es:superficie
q warned flag; neighbours_warned, notice_given; whether those who live nearby were told
q efficacy choice:good/partial/none; efficacy, result; how well it worked
q dealer company:Agroquímicos {}/Cooperativa {}/Suministros Agrícolas {}; supplier, bought_from; who sold the product
a tractor id; tractor registration, machine_no; matrícula del tractor
a cost money; price, product_cost; lo que costó el producto
a next_spray date; next treatment, repeat_on; próxima aplicación
---
{farm} || Cuaderno de explotación, hoja {:number:1..60}
{:zip} {:city}
# Registro de aplicación
= Parcela: {parcel=La Solana|El Pedregal|Bancal del Pozo|Los Llanos de abajo|Suerte del Cura}
= Superficie: {area}
= Fecha: {treated_on}
= Producto: {product=Cuprosán 50 WP|Fungizol|Deltamix 2,5|Aceite parafínico 83|Herbilim Plus}
= Registro: {registry}
= Dosis: {dose}
= Caldo: {water}

{crop?Las cepas están en envero~Los olivos acaban de cuajar~Los naranjos tienen el fruto a medio tamaño~El trigo está encañando} y {adviser} vio en la visita del {prescribed_on} que había <bastante|demasiada presencia de> {pest=mildiu|mosca del fruto|araña roja|pulgón|roya|malas hierbas de hoja ancha}. Aplicó {applicator}, carné {licence}, con viento de {wind} y {:number:12..26} grados. {warned!Se llamó la víspera a las casas vecinas|Los vecinos estaban avisados~No hay casas cerca y no se avisó a nadie|No se dio aviso al vecindario}.
?Comprado a {dealer}, albarán {:number:1000..9000}.
No recolectar antes del {harvest_from}. Envases: enjuagados tres veces y llevados al punto de recogida.
Resultado a los {:number:7..20} días: {efficacy?no queda rastro de la plaga~ha bajado, pero sigue habiendo focos~todo sigue igual, no ha servido}.

== es ensayo_hormigon_probetas
q laboratory company:Laboratorio {}/Control y Ensayos {}/{} Geotecnia; test house, tested_by, issuer, es:laboratorio; who broke the cylinders
q client company; customer, ordered_by, es:cliente; for whom it was tested
q supplier company:Hormigones {}/Áridos {} S.A./Prefabricados {}; concrete plant, ready_mix_supplier, es:proveedor; where the concrete came from
q sampler person; taken_by, site_technician; quien tomó las muestras en obra
q tester person; press operator, laboratory_technician; who worked the press
q approver person; technical manager, signed_by
q act_no id:AR-#####; test report, report_number
q delivery_note id:######; truck ticket, delivery_ticket; note of the lorry
q element phrase; structural part, poured_in; part of the building where it was poured
q cast date; casting date, poured_on; day of pouring
q broken date; test date, crushed_on; día de la rotura
q class short; specified strength, concrete_grade
q mean unit:MPa 22..48; average strength, mean_result; mean of the cylinders
q slump unit:cm 5..18; slump, cone
q cured choice:water tank/moist chamber/on site; curing, stored_in; where the cylinders were kept
q conforms flag; complies, accepted; whether it reaches what was asked
q additive product; admixture, additive_used; aditivo
a cement phrase; cement type, binder; tipo de cemento
a air percent; air content, entrained_air; aire ocluido
a retest date; retest date, core_drilling; when it will be tested again
l cylinders; specimens, samples, es:probetas; cylinders broken
c cylinders.mark id:P##; mark, specimen; name on the cylinder
c cylinders.load unit:kN 380..820; failure load, breaking_load
c cylinders.strength unit:MPa 21..49; strength, stress
---
{laboratory}
{:address} || Acta {act_no}
# Resistencia a compresión
Peticionario: {client}
Obra: <nave|edificio|puente> en {:city}

= Elemento: {element=zapata Z-7|losa del garaje|pilares de planta baja|estribo derecho|muro de contención}
= Hormigón: {class=HA-25/B/20|HA-30/F/20|H-25|f'c 250|HM-20}
= Suministro: {supplier}, albarán {delivery_note}
= Vertido: {cast}
= Rotura: {broken}
= Asiento: {slump}
?= Aditivo: {additive=plastificante Fluidal 3|retardante RT-40|acelerante Rapid|hidrófugo Secal}

Muestreó en obra {sampler}. Las piezas se guardaron {cured?sumergidas en la balsa~en cámara húmeda al 95 %~a pie de obra, bajo una lona} hasta el ensayo, que hizo {tester} con la prensa n.º {:number:1..9}.
%cylinders 2..6
Probeta | Carga | Tensión
{cylinders.mark} | {cylinders.load} | {cylinders.strength}
%%
= Media: {mean}
{conforms!El lote alcanza lo exigido en proyecto|Resultado conforme~El lote no llega a lo exigido|Resultado por debajo de lo especificado: avísese a la dirección de obra}.
> {approver}
> {:city}, {:date}

== es reserva_grupo_hotel
q hotel company:Hotel {}/Hostal {}/Parador de {}/Hostería {}; hotel name, accommodation, confirming_house; house that takes the group
q agency company:Viajes {}/{} Tours/Agencia {}; travel agency, booked_through, organiser; who booked
q sales person; hotel contact, reservations_manager, confirmed_by; who writes for the hotel
g leader; group leader, tour guide, es:guía; person who travels with the group
q leader.name person; name, full name; quien viaja con el grupo
q leader.mobile phone; phone, mobile_number
q booking id:GR-#####; confirmation number, locator, reservation_code
q arrives date; check_in, arrival, es:llegada; first night
q leaves date; check_out, departure, es:salida; día de salida
q release date; option expires, release_date, names_due; until when the rooms are held without the list of names
q pax number:14..52; persons, group_size; how many come
q free_places number:1..3; complimentary places, free_of_charge; places for which nothing is paid
q per_night money:38..140; rate, price_per_person; price for each person and night
q deposit money:300..2600; advance, prepayment; to be paid beforehand
q tax money:1..3; city tax, tourist_tax; per person and night, paid on the spot
q board choice:breakfast only/half board/full board; meal plan, regime; which meals are included
q pets flag; animals_allowed, pets; si se admiten animales
q coach_parking flag; bus parking, coach_space; whether the coach can park at the house
a account iban; bank account, pay_into; cuenta para el depósito
a tax_id id; vat number, tax_identifier; NIF de la agencia
a breakfast_from time; breakfast time, breakfast; from when breakfast is served
l rooms; room list, allocation; rooms held for the group
c rooms.kind phrase; type, room_type; kind of room
c rooms.count number:1..18; number, quantity; how many
---
{hotel}
{:address} · {:url}

{agency}
{:city}

> {:date}
# Confirmación de grupo {booking}
Apreciados amigos: gracias por pensar de nuevo en nosotros. Tenemos bloqueado para {pax} personas, con {free_places} plazas gratuitas, lo que sigue:

= Llegada: {arrives}, desde las {:time}
= Salida: {leaves}
%rooms 2..4
Habitación | N.º
{rooms.kind=doble de dos camas|individual|triple|doble de matrimonio|adaptada|júnior suite} | {rooms.count}
%%
{board?Duermen y desayunan; lo demás va por libre~Con desayuno y cena; bebidas aparte~Con las tres comidas, y picnic el día de excursión}. Precio: {per_night} por persona y noche. La tasa turística, {tax}, la paga cada huésped en recepción.
Para cerrar la reserva necesitamos un anticipo de {deposit} y, antes del {release}, la relación de nombres; sin ella quedarían libres las habitaciones.
{coach_parking!El autocar puede quedarse en nuestro patio|Hay sitio para el autobús detrás de la casa~El autocar tendrá que aparcar fuera, a unos diez minutos|No tenemos sitio para autocares}. {pets!Los perros son bienvenidos|Aceptamos mascotas pequeñas~Lamentamos no poder alojar animales|No se admiten mascotas}.
?Hemos anotado como guía a {leader.name}[, móvil {leader.mobile}].
Hasta pronto,
{sales}, reservas
~ Cancelación sin gastos hasta {:number:10..30} días antes. Suplemento individual: {:money:15..35}. Dirección: {:person}

== es intervencion_bomberos
q brigade company:Bomberos de {}/Parque Comarcal {}/Cuerpo de Bomberos {}; fire brigade, fire_service; who went out
q report id:I-####-###; intervention number, report_id
q commander person; officer_in_charge, incident commander, mando; who led on the spot
q caller person; reported_by, who_called; quien dio el aviso
q resident person; occupant, owner_of_premises; to whom the place belongs or who lives there
q day date; date, day_of_intervention
q alarm time; call_received, alert_time; hora del aviso
q arrived time; on_scene, arrival_time
q back time; returned_to_station, available_again
q spot address; address, scene
q kind choice:fire/traffic accident/trapped person/animal rescue; type, nature_of_incident; what kind of call it was
q origin phrase; probable cause, seat_of_incident; what seems to have caused it
q crew number:4..18; firefighters, staff_sent, es:personas
q water unit:l 200..9000; water used, litres; agua gastada
q hurt flag; injured, casualties
q evacuated number:2..60; people_evacuated, led_out; how many were brought out
q police company:Policía Local de {}/Carabineros de {}/Guardia Urbana de {}; police force, handed_over_to; to whom the place was handed over
a damage money; estimated_loss, damage_amount; daños estimados
a insurer company; building insurer, insurance; aseguradora del inmueble
a ambulance time; ambulance_arrived, medics_on_scene; llegada de la ambulancia
l vehicles; engines, appliances, units_sent; vehicles that went out
c vehicles.call id:B-##; call sign, unit; sign of the vehicle
c vehicles.type phrase; kind, vehicle_type; what vehicle
---
{brigade} || Parte {report}
# Parte de actuación
= Fecha: {day}
= Aviso: {alarm}, por {caller}
= Llegada: {arrived}
= Regreso al parque: {back}
= Lugar: {spot}
= Dotación: {crew} personas

{kind?A la llegada salían llamas por la ventana de la cocina~Turismo volcado en la cuneta con el conductor dentro~Ascensor parado entre dos plantas con gente en la cabina~Un gato llevaba dos días en lo alto de un pino}. Todo apunta a {origin=un descuido|un cortocircuito|un firme en mal estado|una pieza gastada|la falta de mantenimiento}. Habla con nosotros {resident}, que vive allí. {hurt!Una persona sale con quemaduras leves y va al hospital|Se atiende a un herido~Sin heridos|Todos salen ilesos}. [Se saca del inmueble a {evacuated} vecinos por la escalera.]
?Se gastan {water}.
%vehicles 1..4 lines
{vehicles.call}, {vehicles.type=bomba urbana pesada|autoescala|vehículo de mando|nodriza|furgón de salvamento}
%%
El sitio queda en manos de {police}. El suministro de gas lo corta {:company}.
> {commander}
~ Visto: {:person}, jefatura del parque, {:date}

== es contrato_adopcion_perro
q shelter company:Protectora {}/Refugio {}/Asociación Huellas de {}; animal shelter, giving_party, rehoming_body; who gives the animal
q adopter person; new_owner, adopting_person, es:adoptante; quien se lleva el animal
q adopter_address address; home of animal, where_it_will_live
q animal first; animal's name, called; how the animal is called
q species choice:dog/cat/rabbit; species, animal_kind
q chip id:9410000########; microchip, transponder
q born month; month of birth, estimated_birth, es:fecha de nacimiento; when it was born, more or less
q weight unit:kg 2..38; weight, body_weight
q neutered flag; sterilised, castrated; si está esterilizado
q kids flag; good_with_children, child_friendly
q donation money:60..240; adoption_fee, contribution; what the adopter gives towards costs
q picked_up date; handover_date, adopted_on; day on which the animal leaves
q background phrase; background, how_it_came; de dónde viene
q visit_by date; follow_up, home_visit_before; until when someone will call at the home
q volunteer person; handed_over_by, shelter_representative, es:voluntario; who signs for the shelter
q foster person; previous carer, foster_home; who kept it until now
a breed phrase; breed, race; raza
a vet_name person; veterinarian, treated_by_vet; veterinario
a passport_no id; pet passport, passport; número de pasaporte
---
{shelter}
~ Inscrita con el n.º {:number:1000..9000} · {:email}
# Contrato de adopción
Hoy, {picked_up}, sale de nuestra casa {animal}, {species?un perro que mueve el rabo a todo el mundo~un gato tranquilo de sofá~un conejo enano muy comilón}, y se va con {adopter}, que vive en {adopter_address}.

= Chip: {chip}
= Nació hacia: {born}
= Pesa: {weight}
?= Historia: {background=apareció en un área de servicio|lo dejaron atado a la verja|vivía con un señor mayor que murió|nació en una colonia del polígono|rescatado de un pozo}

{neutered!Va ya operado y no podrá criar|Está esterilizado~Aún no está esterilizado; la familia se obliga a hacerlo antes de un año|Queda pendiente operarlo}. {kids!Se lleva de maravilla con los niños|Ha convivido con pequeños sin problema~Con niños pequeños se asusta; mejor una casa de adultos|No lo damos a casas con críos}. Hasta ahora lo tuvo en acogida {foster}.

Quien adopta promete darle techo, comida y paseo, no cederlo a nadie sin decírnoslo y recibir, antes del {visit_by}, la visita de {:person}. Si algún día no pudiera seguir, vuelve con nosotros: nunca a la calle. Entrega {donation} para gastos; la pareja comida-correa la regala {:company}.

Por la protectora: {volunteer} || Quien adopta: {adopter}
~ Urgencias: {:phone}
== es inspeccion_ascensor
q inspector_body company:{} Inspecciones/Organismo de Control {}/Certificadora {}; inspection body, issued_by, notified_body; who examined the lift
q inspector person; examined_by, engineer, es:inspector
q owner company:Comunidad de Propietarios {}/Residencial {}/Consorcio {}; building owner, holder, es:titular; to whom the lift belongs
q maintainer company:Ascensores {}/Elevadores {} S.A./{} Lifts; service company, maintenance_firm; empresa que lo mantiene
q mechanic person; present_for_maintenance, fitter, es:mecánico; who attended for the upkeep firm
q caretaker person; access_given_by, janitor; quien abrió el cuarto de máquinas
q rae id:RAE-#####; registration, lift_number, installation_id
q seen_on date; inspection_date, examined_on
q previous_visit date; previous inspection, last_passed; día de la inspección anterior
q next_due date; next_inspection, valid_until; when it must be seen again
q load unit:kg 300..1000; rated load, capacity_kg
q stops number:3..18; floors, landings; how many landings it serves
q speed unit:m/s 0.6..1.6; travel speed, rated_speed
q verdict choice:favourable/minor defects/out of service; result, outcome, es:resultado; how it came out
q phone_ok flag; emergency_call_works, two_way_line; whether the call from the cabin got through
q drive phrase; drive type, machine; accionamiento
a year_built year; installed in, year_of_construction; año de instalación
a price money; fee, inspection_cost; precio de la inspección
a tenant person; complainant, complained_by; vecino que reclamó
l defects; faults, findings, es:defectos; what was wrong
c defects.what phrase; fault, description; what it is
c defects.days number:15..180; days_to_fix, term; days allowed to mend it
---
{inspector_body} || N.º de acta {:number:10000..90000}
# Acta de inspección periódica
Aparato {rae}, en {:address}
= Titular: {owner}
= Conservadora: {maintainer}
= Fecha: {seen_on}
= Anterior: {previous_visit}
= Carga: {load}
= Paradas: {stops}
= Velocidad: {speed}
?= Accionamiento: {drive=eléctrico de adherencia|hidráulico de pistón lateral|sin cuarto de máquinas|eléctrico con variador}

Asistió por la conservadora {mechanic}; las llaves las trajo {caretaker}, de la portería.
Probado el limitador a {:number:1..3} m/s y el paracaídas con carga. Desde la cabina {phone_ok!contestó la central al segundo tono|se habló con el servicio de rescate sin dificultad~nadie respondió a la llamada de socorro|el intercomunicador no dio señal}.
## Defectos
%defects 1..4
Defecto | Plazo (días)
{defects.what=luz de emergencia fundida|cerradura de la planta 2 con holgura|cable con hilos rotos|foso con agua|falta rótulo de carga|faldón suelto} | {defects.days}
%%
{verdict?Puede seguir en uso sin más~Puede seguir en uso, debiendo corregirse lo anotado~Se precinta hasta nueva visita}. Próxima: {next_due}.
> {inspector}
~ Copia a Industria y a {:company}, administración de fincas ({:person}).

== es prestamo_interbibliotecario
q lender company:Biblioteca Pública de {}/Biblioteca {}/Biblioteca Universitaria {}; lending library, supplied_by; who sends the book
q borrower company:Biblioteca Municipal {}/Instituto de Estudios {}/Centro de Documentación {}; requesting library, asked_by; biblioteca que lo pide
q reader person; end_user, for_reader, patron, es:lector; for whom the book is fetched
q librarian person; handled_by, loans_desk; who handles it at the lending house
q requester person; contact at borrower, asking_librarian; colleague who made the request
q title phrase; book, work_requested
q author person; book_author, writer, es:autor
q printed year; year_of_edition, edition
q shelfmark id:@-####; call number, location_mark
q request_no id:PI-######; request, transaction_id
q asked_on date; request_date, ordered
q sent_on date; dispatched_on, shipped
q due date; return_by, due_date, es:vencimiento; when it must be back
q renewals number:1..3; times_renewable, extensions
q charge money:4..22; cost, postage_charge; lo que se cobra
q room_only flag; reading_room_use_only, not_for_home; si solo se puede leer en sala
q state choice:good/worn/damaged; condition, state_of_copy; in what state it left
q parcel id:CX#########ES; tracking, parcel_number, es:paquete
a isbn id; isbn, standard_number; ISBN
a pages number; page_count, pages; páginas
a fine money; late_fee, overdue_fine; multa por retraso
---
{lender}
Servicio de préstamo entre centros · {:email} || Petición {request_no}

A: {borrower}, {:address}
A la atención de {requester}

# Albarán de envío
Adjunto va el ejemplar que nos solicitasteis el {asked_on} para {reader}:

«{title=Molinos y batanes del norte|Historia de las salinas|Cancionero de la sierra|Manual de injertos|La ciudad y sus murallas|Diario de un cartero}», de {author}, edición de {printed}, signatura {shelfmark}.

= Sale: {sent_on}
= Vuelve: {due}
= Renovaciones posibles: {renewals}
= Gastos: {charge}
?= Paquete: {parcel}

{room_only!Rogamos que no salga de vuestra sala|Consulta únicamente en la biblioteca, por favor~Puede llevárselo a casa|El lector puede sacarlo sin problema}. {state?Va como nuevo~Tiene las tapas rozadas y alguna esquina doblada, del uso~Ojo: le faltan dos hojas y el lomo está suelto}. Devolvedlo en el mismo embalaje, asegurado en {:money:30..120}.
Un saludo cordial,
{librarian}
~ Dirección: {:person}. Cerrado por inventario el {:date}.

== es convocatoria_junta_vecinos
q community company:Comunidad de Propietarios {}/Edificio {}/Conjunto Residencial {}; owners_association, building, condominium
q administrator company:Fincas {}/Administraciones {} S.L./{} Gestión de Fincas; property manager, managing_agent; who runs the house for the owners
q president person; chairperson, convened_by; quien convoca
q contact person; case_handler, manager_at_agent; person at the agent to ask
q contact_phone phone; office_phone, call_for_questions
q owner person; addressed_to, unit_owner, es:titular; owner to whom it is sent
q flat short; unit, flat_number, door
q share percent; ownership_share, coefficient; cuota de participación
q sent date; letter_date, notice_date
q held date; meeting_date, day_of_assembly
q first_call time; first_call, quorum_time; hora en primera convocatoria
q second_call time; second_call, start_without_quorum
q place phrase; meeting_place, venue
q arrears money:60..1900; owed, outstanding_dues; what this owner still owes
q may_vote flag; voting_right, can_vote
q proxy choice:any person/another owner only/not allowed; representation, proxy_rule; who may stand in for an absent owner
q session choice:ordinary/extraordinary; type_of_meeting, assembly_kind
a bank iban; community account, account; cuenta de la comunidad
a lawyer person; counsel, attorney_of_community; abogado de la comunidad
a quorum percent; quorum, majority_needed; quórum
l agenda; points, items, es:orden del día; what will be dealt with
c agenda.point phrase; item, subject; the point
---
{administrator}
{:street}, {:city} || {sent}

{owner}
Piso {flat=2.º B|ático|4.º izda.|bajo C|5-D|torre 2, 803}

# Citación a junta
{session?Toca la reunión de cada año~Por la urgencia del caso, y fuera de la reunión anual,} y por orden de {president}, que preside {community}, se le cita el {held} en {place=el portal|el local de la asociación de vecinos|el garaje|la sala del centro cívico|los salones parroquiales}, a las {first_call} en primera convocatoria y a las {second_call} en segunda, con los asistentes que haya.

## Puntos
%agenda 2..6 lines
{agenda.point=Cuentas del año pasado|Cambio de la caldera|Derrama para la fachada|Renovación de cargos|Cámaras en el garaje|Ruidos del local|Placas solares en la azotea}
%%

Su cuota es del {share}. [A día de hoy figura una deuda de {arrears} a su nombre.] {may_vote!Podrá votar en todos los puntos|Conserva su derecho de voto~Podrá hablar pero no votar|Mientras no regularice queda sin voto}. {proxy?Si no puede venir, firme la hoja a favor de quien quiera~Solo puede representarle otro propietario~La ley del edificio no admite representantes: venga en persona}.
Presupuestos recibidos: {:company}, {:money:3000..9000}; {:company}, {:money:9100..15000}.
Para ver los papeles, pregunte por {contact}, {contact_phone}.

== es receta_gafas_optica
q optician company:Óptica {}/{} Visión/Centro Óptico {}; optical_shop, dispensing_optician
q optometrist person; examined_by, eyes_tested_by; quien graduó la vista
q fitter person; assembled_by, workshop_technician; who mounted the lenses
q customer person; wearer, client, es:cliente
q order id:G-#####; job_number, spectacle_order
q tested date; eye_test_date, examined_on
q ready date; ready_on, collection_date; cuándo se recogen
q old_test date; previous_prescription, last_test; fecha de la graduación anterior
q pd unit:mm 56..70; pupillary_distance, interpupillary
q frame product; frame_model, mounting
q lens choice:single vision/bifocal/progressive; lens_type, kind_of_lens
q tint flag; sun_filter, tinted; whether the glass is dark
q price money:90..690; total_price, cost, es:precio
q paid money:20..80; down_payment, deposit
q refer flag; referred_to_doctor, needs_ophthalmologist; si se aconseja ir al oculista
q laboratory company:Lentes {}/Laboratorio Óptico {}; lens_maker, lenses_from, es:laboratorio
q guarantee duration; warranty, guarantee_time
a insurance company; vision_insurance, payer; seguro
a pressure unit; eye_pressure, iop; tensión ocular
a job job; occupation, profession; profesión del cliente
l lenses; eyes, prescription; values of each eye
c lenses.eye phrase; side, which_eye
c lenses.sphere number:1..6; sph, sphere
c lenses.axis number:5..175; axis, axis_degrees
---
{optician}
{:street} · {:city} · {:phone}
# Encargo {order}
= Cliente: {customer}
= Graduado el: {tested}
= Graduación previa: {old_test}
= Distancia: {pd}
%lenses 2..2
Ojo | Esfera (–) | Eje
{lenses.eye=derecho|izquierdo} | {lenses.sphere} | {lenses.axis}
%%
Montura {frame=Nácar 221 carey|Brisa titanio|Lola 54 azul|Nórdica redonda|Duero al aire}. Cristales de {laboratory}: {lens?para una sola distancia~con ventanita para leer abajo~para todas las distancias, sin salto}, {tint!oscurecidos para el sol|con filtro solar marrón~transparentes|sin color}. Garantía de {guarantee} por rotura.
{refer!Se ve el fondo de ojo turbio: pida hora con el oftalmólogo|Aconsejamos revisión médica pronto~No se aprecia nada que precise médico|Ojo sano, sin motivo para ir al especialista}.
= Importe: {price}
= A cuenta: {paid}
= Recogida: {ready}
Graduó {optometrist}.
?Taller: {fitter}
~ Funda y gamuza de regalo. Precio sin promoción: {:money:700..900}. Sucursal de {:city}: pregunte por {:person}.

== es instalacion_fotovoltaica
q installer company:{} Solar/Energías {} S.L./Instalaciones {}; fitter, installing_company; who put up the panels
q electrician person; authorised_installer, certified_by; quien firma la instalación
q owner person; customer, installation_owner, es:titular
q grid company:Distribuidora {}/Eléctrica de {}/Redes {} S.A.; grid_operator, network; to whose network it is joined
q grid_agent person; grid_contact, approved_connection; who let it be joined for the network
q cups id:ES00############@@; supply_point, cups
q cert_no id:CIE-######; certificate_number, installation_cert
q finished date; completed_on, installation_date
q switched_on date; commissioned, start_of_operation; día de puesta en marcha
q inspected date; inspection_date, tested_on
q peak unit:kW 2..15; peak_power, installed_capacity
q panels number:6..36; module_count, number_of_panels
q inverter product; inverter_model, converter
q inverter_sn id:SN########; serial_number, inverter_serial
q battery flag; storage, has_battery
q surplus choice:compensated/sold/not fed in; excess_energy, feed_in; what happens to what is not used
q cost money:4200..16000; total_cost, investment
q yearly unit:kWh 3000..19000; expected_yield, annual_production
q tilt number:10..35; inclination, roof_angle
a subsidy money; grant, aid; subvención
a panel_maker company; module_manufacturer, panel_brand; fabricante de los paneles
a roof_age year; roof_year, roof_built; año de la cubierta
---
{installer}
{:address} · Instalador n.º {:number:1000..9000}

# Memoria y certificado {cert_no}
Instalación de autoconsumo para {owner}, en {:address}.

= CUPS: {cups}
= Potencia pico: {peak}
= Módulos: {panels}, inclinados {tilt}°
= Inversor: {inverter=Sunbox 5K|Trifase Eco 10|Helia Uno|Micra 3000|Voltia H6}
= N.º de serie: {inverter_sn}
= Producción estimada: {yearly} al año

Montaje acabado el {finished}. El {inspected} se midió aislamiento y tierra ({:number:5..30} ohmios) con resultado correcto y, dado el visto bueno de {grid}, que tramitó {grid_agent}, se conectó el {switched_on}. {battery!Lleva acumulador en el garaje para la noche|Se completa con una batería de litio~No se ha puesto acumulador|Sin baterías, por ahora}. {surplus?Lo que sobra se descuenta de la factura mensual~Lo que sobra se vende al mercado por un representante~Un aparato impide que salga nada a la red}.
?Coste total con impuestos: {cost}.
La garantía de {:number:10..25} años sobre los paneles la da su fabricante; la de obra, nosotros, {:number:2..5} años. La comercializadora sigue siendo {:company}.
> {electrician}
> {:city}, {:date}

== es comanda_modista
q atelier company:Taller {}/Modas {}/Sastrería {}; dressmaker, tailor_shop, made_by
q seamstress person; sewn_by, cutter; quien lo cose
q client person; customer, ordered_by_person, es:cliente
q wearer person; for_whom, who_will_wear; who will wear it
q order id:E###; ticket_number, order_no
q garment product; piece, article, what_is_made
q fabric phrase; cloth, material
q ordered date; order_date, taken_on
q fitting date; first_fitting, try_on; día de la prueba
q needed date; deadline, event_date; when it must be finished
q metres unit:m 2..9; cloth_needed, fabric_length
q chest unit:cm 82..112; bust, chest_measure
q waist unit:cm 60..81; waist_measure, waist
q labour money:70..680; making_price, workmanship; hechura sin tela
q paid money:20..60; on_account, down_payment
q own_cloth flag; fabric_brought, customer_material; whether the client brings the cloth
q closing choice:zip/buttons/hooks/laces; fastening, closure
q shop company:Tejidos {}/Sederías {}/Almacenes {}; fabric_shop, cloth_from; where the cloth is from
a shoe_size number; shoes, shoe_size; número de calzado
a hip unit; hips, hip_measure; contorno de cadera
a client_mail email; email, mail_address; correo
---
^ {atelier}
^ {:street}, {:city} · tardes de {:time} a {:time}
# Nota de encargo {order}
= Encarga: {client}
= Es para: {wearer}
= Prenda: {garment=vestido de novia|traje de gitana|chaqueta de paño|falda plisada|disfraz de rey mago|pollera bordada}
= Recibido: {ordered}
= Primera prueba: {fitting}
= Lo necesita el: {needed}

Medidas: pecho {chest}, talle {waist}, largo a gusto. En {fabric=crepé marfil|lunares rojos|paño verde botella|seda salvaje|algodón crudo|terciopelo azul}, hacen falta {metres}. {own_cloth!La tela la trae la clienta|Tela suya, no se cobra~La tela la ponemos nosotras|El género corre por cuenta del taller}[, de {shop}]. Cierra con {closing?cremallera escondida~ocho botoncitos forrados~corchetes a un lado~un cordón cruzado en la espalda}.
Hechura {labour}; deja {paid} a cuenta. Adornos aparte, sobre {:money:61..69}.
?Lo cose {seamstress}.
No se hacen cambios después de cortar. Si no se recoge en {:number:2..6} meses, no respondemos. Los bordados los manda hacer {:person}.

== es parte_depuradora
q operator company:Aguas {}/Depuración {} S.A./Canal de {}; plant_operator, utility
q plant phrase; treatment_works, site, es:planta
q shift_lead person; written_by, operator_on_duty; jefe de turno que firma
q relief person; taken_over_by, next_shift; who takes over
q lab_tech person; analyst, samples_by
q day date; log_date, date
q inflow unit:m³ 900..48000; water_treated, daily_volume
q sludge unit:t 2..60; sludge_removed, tonnes_out
q sludge_to company:Compostajes {}/Abonos {}/Gestora {}; sludge_receiver, taken_away_by
q bod_in unit:mg/l 150..480; bod_inlet, load_in
q bod_out unit:mg/l 5..24; bod_outlet, effluent_bod; a la salida
q ph number:6..8; acidity, ph
q power unit:kWh 400..6000; energy_used, electricity
q rain choice:dry/light rain/storm; weather, rain
q spill flag; overflow, bypass_used; si hubo alivio sin tratar
q breakdown phrase; fault, incident; what broke
q mended_by time; repaired_at, fixed_time; when it ran again
q authority company:Confederación {}/Comisión del Agua de {}/Superintendencia {}; river_authority, to_be_informed; who must be told of trouble
a chief_phone phone; emergency_phone, chief_on_call; teléfono de retén
a chlorine unit; chlorine_used, disinfectant; cloro consumido
a next_visit date; next_inspection, audit_date; próxima visita
l pumps; machines, running_hours; machines and their hours
c pumps.name phrase; machine, equipment
c pumps.hours number:1..24; hours, run_time
---
{operator} || Parte diario {day}
# Estación depuradora {plant=Vega Baja|El Soto|Punta Arenas norte|Los Molinos|Río Seco}
= Caudal del día: {inflow}
= DBO entrada: {bod_in}
= DBO salida: {bod_out}
= pH: {ph}
= Energía: {power}
= Fangos: {sludge}, a {sludge_to}

<Cielo|Tiempo>: {rain?despejado todo el día~chispeó por la tarde~tromba de agua a mediodía}. {spill!Hubo que abrir el aliviadero y salió agua sin tratar al río|Se vertió por el by-pass durante un rato~No se abrió el aliviadero|Todo el caudal pasó por la línea de tratamiento}; a {authority} <se manda este parte|se informa por la vía de costumbre>.
?A media mañana, {breakdown=se paró el puente desarenador|saltó el térmico de un soplante|se atascó la reja de gruesos|perdía aceite la centrífuga}; en marcha otra vez a las {mended_by}.
%pumps 2..5
Equipo | Horas
{pumps.name=bomba 1|bomba 2|soplante A|soplante B|tornillo de entrada|centrífuga} | {pumps.hours}
%%
Muestras de {lab_tech}, a las {:time}. Recambios pedidos a {:company}.
Sale de turno: {shift_lead} || Entra: {relief}
~ Límite de DBO autorizado: 25. Último aforo oficial: {:date}.
== es certificado_empadronamiento
q council company:Ayuntamiento de {}/Concejo de {}/Ajuntament de {}; issuing municipality, certifying_body, es:ayuntamiento; town hall that certifies
q resident person; registered person, holder, applicant; who asked for the paper and lives there
q home address; registered address, domicile, es:domicilio; dónde vive
q since date; registered_since, entry_date; since when this person lives there
q born date; date_of_birth, dob, es:fecha de nacimiento; birth of the one who asked
q nationality country; citizenship, nationality, es:nacionalidad; of which country the holder is
q secretary person; certifying officer, town_clerk, es:secretario; quien da fe
q mayor person; approved_by, seen_by; alcalde que da el visto bueno
q issued date; certificate_date, dated, es:fecha de expedición; day of issue
q valid_for duration; validity, good_for; how long the paper may be used
q csv id:@@##-@@##-@@##; verification code, electronic_check; code to check it on the net
q purpose phrase; intended_use, to_be_shown_at, es:finalidad; what the paper is wanted for
q previous city; came_from, former_town; where the person lived before
q historical flag; historic_record, includes_past; whether former addresses are shown too
q scope choice:individual/household; individual_or_family, kind_of_certificate; whether one person or all at the address are listed
a mother person; mother's name, mother; madre del titular
a fee money; stamp_duty, fee; tasa
a catastral id; cadastral_reference, property_ref; referencia catastral
l people; household, members, es:convivientes; those who live at the address
c people.name person; full_name, person; name
c people.birth date; born, birth_date; date of birth
---
{council}
Negociado de Estadística || CSV {csv}

# Volante del padrón de habitantes
{secretary}, en la Secretaría de esta corporación, CERTIFICA:
Que, según los datos del padrón, {resident}, que nació el {born}, de nacionalidad: {nationality}, figura inscrito/a desde el {since} en {home}. [Procede del municipio de {previous}.]
{scope?Este papel se refiere solo a su persona, aunque en la hoja constan~Se relacionan todas las personas que comparten la vivienda, que son}:
%people 1..4
Nombre | Nacimiento
{people.name} | {people.birth}
%%
{historical!Se adjuntan los domicilios anteriores|Se añaden al dorso las altas y bajas pasadas~No se incluyen domicilios anteriores|Solo recoge la situación de hoy}.
Se expide a petición de parte para {purpose=solicitar plaza escolar|tramitar la tarjeta sanitaria|matricular un coche|pedir una beca|renovar la residencia|casarse}. Sirve durante {valid_for}.

{:city}, {issued}
Vº Bº La Alcaldía, {mayor} || La Secretaría, {secretary}
~ Compruébelo en {:url}. Atención: {:phone}.

== es instalacion_fibra
q operator company:{} Telecom/Telefónica {}/Red {} Fibra; telecom provider, network_operator, service_by; whose line it is
q contractor company:Instalaciones {}/{} Redes S.L./Cableados {}; subcontractor, installing_firm, es:contratista; firm sent to the home
q technician person; installer, carried_out_by; who laid the line
q subscriber person; customer, line_holder; quien contrata
q present person; signed_on_site, let_in_by; who was at home
q order id:OT########; work_order, job_id
q line phone; phone_number, landline; number kept on the line
q visited date; visit_date, installed_on; day of the visit
q begun time; start_time, arrived
q done time; end_time, left_at; hora en que acabó
q router_sn id:@@@@########; serial, router_serial
q splitter id:CTO-####; distribution_box, terminal_box; box from which the fibre comes
q cable unit:m 8..120; cable_used, fibre_length; how much was laid
q power unit:dBm 14..26; optical_level, signal_loss; nivel óptico medido, en negativo
q speed unit:Mb 300..1000; speed_test, download; measured at the end
q drilled flag; wall_drilled, holes_made; whether a wall had to be pierced
q route choice:existing duct/facade/overhead; cable_path, laid_through; by where the line was brought
q remark phrase; observation, customer_note; lo que dice el cliente
a monthly money; monthly_fee, tariff; cuota mensual
a contract_end date; commitment_until, minimum_term; fin de permanencia
a tv_box id; decoder, tv_decoder; decodificador
---
{contractor} para {operator}
# Parte de instalación {order}
= Abonado: {subscriber}
= Dirección: {:address}
= Línea: {line}
= Fecha: {visited}
= Entrada: {begun}
= Salida: {done}
= Caja: {splitter}
= Router: {router_sn}
= Cable: {cable}

Nos abre {present}. El cable entra {route?por el tubo que ya había~grapado a la fachada del patio~por el aire, desde el poste de enfrente}; {drilled!se hace un taladro de 12 mm en el salón|hay que perforar un muro, con permiso~sin taladros|no ha hecho falta agujerear nada}. Medida óptica: –{power}. Prueba de velocidad por cable: {speed}.
?El cliente comenta: {remark=que la wifi no llega al fondo|que prefería la roseta en el pasillo|que todo perfecto|que tardamos tres semanas en venir}.
Se retira el equipo viejo, n.º {:number:1000..9000}.
{technician} || Conforme del cliente
~ Averías: {:phone}. Coordinación: {:person}, {:company}.

== es fabricacion_hoja_ruta
q workshop company:Mecanizados {}/Tornos {} S.A./Industrias {}; factory, manufacturer, machine_shop; where it is made
q customer company; ordered_by, client, made_for, es:cliente; for whom the parts are
q part product; piece, part_name; what is turned
q drawing id:PL-####-@; drawing_number, plan
q revision short; drawing_revision, index; state of the drawing
q order id:OF-#####; works_order, job
q material phrase; raw_material, steel; de qué es
q heat id:C-#####; heat_number, melt; colada
q lot number:20..1800; quantity, pieces_to_make, es:cantidad; how many are to be made
q scrap number:1..19; rejects, scrapped; how many were thrown away
q planner person; planned_by, production_planning; who planned it
q checker person; quality_control, final_check; quien verificó al final
q released date; start_date, launched; day on which it was started
q due date; delivery_to_store, finish_by, es:vencimiento; cuándo debe estar en almacén
q tolerance unit:mm 0.01..0.2; tolerance, allowed_deviation; by how much it may be off
q coated choice:zinc/paint/none; finish, surface_treatment; what is put on the surface
q first_ok flag; first_piece_approved, first_article; whether the first piece was right
a price money; unit_price, price_each; precio por pieza
a weight unit; weight_per_piece, piece_weight; peso de la pieza
a packer person; packed_by, packaging; quien embaló
l steps; operations, routing, es:operaciones; what is done one after the other
c steps.op phrase; operation, step; what is done
c steps.machine id:M-##; machine, work_centre; on which machine
c steps.minutes number:3..95; time, planned_minutes; minutes planned
c steps.who person; operator, worker; who did it
---
{workshop} || OF: {order}
# Hoja de ruta – {part=casquillo de bronce|eje estriado|brida ciega|tapa de bomba|piñón de 24 dientes|soporte doblado}
= Cliente: {customer}
= Plano: {drawing} rev. {revision=A|B2|03|C|1}
= Material: {material=F-114 en barra|acero inoxidable 304|latón|aluminio 6082|fundición gris}
= Colada: {heat}
= Cantidad: {lot}
= Lanzada: {released}
= A almacén: {due}

Planifica {planner}. Cotas generales con {tolerance}; aristas matadas. {first_ok!Primera pieza buena, se puede seguir|La pieza de arranque se dio por válida~La primera pieza salió fuera de cota; se corrigió el utillaje|No se aceptó la pieza de arranque}.
%steps 2..6
Operación | Máq. | Min | Operario
{steps.op=serrar|tornear|fresar chaveta|taladrar|rectificar|rebabar|roscar} | {steps.machine} | {steps.minutes} | {steps.who}
%%
Acabado: {coated?baño electrolítico de cinc, fuera, en~imprimación y esmalte, fuera, en~tal como sale de máquina; el lavado lo hace} {:company}.
Rechazadas: {scrap}. Verificación final: {checker}
~ Calibre de control n.º {:number:10..99}, revisado el {:date}.

== es permiso_rodaje
q town company:Ayuntamiento de {}/Film Commission {}/Municipalidad de {}; permitting_authority, granting_body; who lets them film
q producer company:{} Films/Producciones {}/Cine {} S.L.; production_company, applicant; who shoots
q title phrase; film, project_title, production
q director person; film_director, directed_by, es:director; quien dirige la película
q location_manager person; locations, contact_on_set; person of the crew to be found on the spot
q location_phone phone; set_phone, mobile_on_set; number of that person
q officer person; granted_by, signing_official; who signs for the town
q police_officer person; police_liaison, traffic_police; agente que corta el tráfico
q shoot_day date; filming_date, day_of_shoot
q rain_day date; cover_day, backup_date; día de reserva
q asked date; application_date, requested
q from time; start, closed_from; from when the street is closed
q to time; finish, reopened_at; until when
q street street; location, filming_place; where they film
q crew number:8..90; people, crew_size, es:personas
q bond money:300..5000; deposit, security; money left against damage
q fee money:40..290; charge, tax, es:tasa; lo que se paga por ocupar la vía
q drone flag; aerial_shots, drone_allowed; si pueden volar
q kind choice:feature film/advertisement/series/documentary; production_type, genre; what is being made
a insurance_no id; liability_policy, insurance; póliza
a vehicles number; number_of_vehicles, trucks; número de vehículos
a release date; premiere, release_date; estreno
---
{town}
Oficina de Rodajes · {:street}, {:city}

# Autorización para filmar en la vía pública
A {producer}

Atendida su solicitud del {asked}, pueden rodar en {street} el {shoot_day}, de {from} a {to}, {kind?escenas de un largometraje~un anuncio de treinta segundos~un capítulo para televisión por entregas~entrevistas para un documental}: «{title=Los veranos de Ada|Refresca tu tarde|Distrito Sur|La última linotipia|Tierra de paso|Agua brava}», que dirige {director}. [Si lloviera, vale el {rain_day}.]

* Equipo: {crew} personas. El tráfico lo corta {police_officer}, de la Policía Local.
* Tasa de ocupación: {fee}. Fianza: {bond}, que se devuelve a los {:number:10..30} días.
* {drone!Se permite volar un dron por debajo de 50 metros|Las tomas aéreas quedan autorizadas~Nada de drones|El vuelo de aparatos no está autorizado}.
* Los vecinos se avisan con {:number:2..5} días; el paso a garajes no se cierra más de diez minutos.
?* En el lugar responde {location_manager}, móvil {location_phone}.
Limpieza posterior a cargo de {:company}.

Por la Oficina, {officer} || {:date}

== es graduacion_embotellado_vino
q winery company:Bodegas {}/Viña {}/Cooperativa {}; winery, bottled_by, producer; who bottles
q oenologist person; winemaker, approved_by; quien da el visto bueno al vino
q line_lead person; shift_lead, bottling_supervisor; who ran the line
q wine product; wine_name, label_name; what is in the bottle
q vintage year; harvest_year, vintage
q tank id:D-##; tank, vat, from_tank; where the wine came from
q lot id:L##-###; lot, batch_code, es:lote; code printed on the bottle
q bottled date; bottling_date, filled_on; día de embotellado
q labelled date; labelling_date, dressed_on; when the labels went on
q bottles number:900..28000; bottle_count, units; how many were filled
q broken number:3..60; breakage, losses; how many broke
q alcohol percent; abv, alcohol; alcohol by volume
q sulphur unit:mg/l 18..95; free_so2, sulphites; sulfuroso libre
q closure choice:cork/screw cap/synthetic; stopper, closed_with; how it is closed
q filtered flag; filtration, was_filtered
q cellar_months number:3..36; months_in_cask, oak_ageing; meses en barrica
q council_name company:Consejo Regulador {}/D.O. {}; appellation, control_board; body that grants the seals
q seals id:####### a #######; seal_numbers, back_labels; numbers of the seals used
a price money; cellar_price, price_per_bottle; precio de bodega
a grower person; vineyard_owner, grapes_from; viticultor
a drink_until year; best_before, drink_by; consumo óptimo
---
{winery} || Orden de embotellado
{:zip} {:city}
# {wine=Cerro Tinto Crianza|Alba Blanco|Pago del Fraile|Rosado de Lágrima|Gran Loma Malbec|Viento Sur Carménère}, cosecha {vintage}
= Lote: {lot}
= Depósito: {tank}
= Embotellado: {bottled}
= Vestido: {labelled}
= Grado: {alcohol}
= SO2 libre: {sulphur}

El vino pasó {cellar_months} meses en roble y luego se mezcló en acero. {filtered!Se pasó por placas antes de llenar|Salió filtrado a 0,6 micras~Va sin filtrar, puede tener poso|No se filtró}. Se cierra con {closure?tapón natural de 45 mm~tapa de rosca~tapón de plástico}. En total {bottles} botellas buenas y {broken} rotas en la línea, que llevó {line_lead}.
?Precintas de {council_name}: {seals}.
Cata previa: {oenologist}, apto. Botella y cápsula de {:company}, pedido {:number:100..999}.
~ Contramuestras: {:number:6..12}. Guardar hasta {:date}. Exportación: {:person}.

== es donacion_sangre
q centre company:Banco de Sangre de {}/Centro de Transfusión {}/Hemocentro {}; blood_bank, collecting_centre; who took the blood
q donor person; donor_name, giver, es:donante; quien dona
q donor_no id:D-######; donor_number, donor_id
q bag id:U#########; unit, bag_number; number of the bag
q group choice:O/A/B/AB; blood_group, abo
q rh flag; rhesus_positive, rh_positive; whether rhesus is positive
q doctor person; examined_by, physician, es:médico; who asked and examined
q nurse person; drawn_by, phlebotomist; quien pinchó
q given_on date; donation_date, day_of_donation
q previous_gift date; previous_donation, last_time; when the donor had last given
q can_return date; may_give_again, next_possible; desde cuándo puede volver
q volume unit:ml 400..470; amount, volume_drawn, es:volumen
q haemoglobin unit:g/dl 12..17; hb, haemoglobin
q pressure short; blood_pressure, bp
q count number:1..60; donations_so_far, number_of_gifts; how many times in all
q venue phrase; place, mobile_unit_at; where it was done
q dizzy flag; adverse_reaction, felt_unwell; si hubo mareo
a weight unit; donor_weight, body_weight; peso
a employer company; workplace, employer; empresa del donante
a iron unit; ferritin, iron_level; ferritina
---
{centre}
{:url} · {:phone}
# ¡Gracias, {donor}!
Hoy, {given_on}, has dado {volume} en {venue=la unidad móvil de la plaza|el salón parroquial|la facultad de Derecho|nuestro centro|el polideportivo}. Con lo de hoy ya son {count} veces; la anterior fue el {previous_gift}.

= Donante: {donor_no}
= Bolsa: {bag}
= Hemoglobina: {haemoglobin}
?= Tensión: {pressure=12/7|118/76|13/8|125/80|11/6}

Tu grupo: {group?cero, el que sirve a casi todos~A~B~AB, el menos corriente}, factor Rh {rh!positivo|+~negativo|–}.
Te atendieron {doctor} en la entrevista y {nurse} en el sillón. {dizzy!Como te mareaste un poco, hoy nada de deporte ni escaleras|Anotamos un ligero mareo que pasó tumbándote~Todo fue bien, sin mareos|Sin molestias durante ni después}.
Podrás volver desde el {can_return}. Bebe mucho, no cargues peso con ese brazo y llévate el bocadillo, que lo pone {:company}.
~ Si en {:number:2..7} días tienes fiebre, llama y pregunta por {:person}.

== es hallazgo_arqueologico
q team company:{} Arqueología/Arqueólogos {} S.L./Instituto Arqueológico {}; digging_firm, excavator; who digs
q museum company:Museo de {}/Museo Provincial {}/Museo Arqueológico {}; keeps_finds, deposited_at; donde se guarda
q client company; developer, paid_by, es:cliente; who pays for the dig
q director person; dig_director, responsible_archaeologist, es:director; quien dirige
q finder person; found_by, excavated_by; who laid it bare
q drawer person; drawn_by, illustrator; who drew it
q find_no id:###/##/####; inventory, find_number
q layer id:UE ####; stratigraphic_unit, context, layer
q trench id:S-#; sondage, trench
q site phrase; site_name, excavation, es:lugar
q object phrase; artefact, what_it_is
q material choice:pottery/bone/metal/glass; made_of, material
q era phrase; dating, period_of_object; época
q found_on date; date_of_find, uncovered
q filed date; card_date, recorded_on; día de la ficha
q depth unit:m 0.3..4.5; depth, below_ground; a qué profundidad
q length unit:cm 2..48; longest_side, size
q whole flag; complete, intact
q permit id:EX/####-##; permit_number, licence_of_dig
a weight unit; weight, mass; peso
a value money; estimated_value, worth; tasación
a coordinates id; coordinates, utm; coordenadas
---
{team}
Intervención en {site=el solar de la calle Real|Cerro de las Cabezas|la plaza del Mercado|Huaca Chica|el trazado de la autovía} · Permiso {permit}
Promueve: {client}

# Ficha de hallazgo {find_no}
= Sondeo: {trench}
= Unidad: {layer}
= Cota: {depth} bajo rasante
= Hallado: {found_on}
= Medida mayor: {length}

Se trata de {object=una fusayola|un anzuelo|la boca de un ánfora|un dado de jugar|una cuenta de collar|media lucerna}, {material?de barro cocido, pasta rojiza~tallado en asta de ciervo, muy pulido~de bronce con pátina verde~de vidrio soplado azulado}. {whole!No le falta nada|Está entera~Rota en dos, falta un trozo|Solo queda una parte}. Por la forma la llevamos a {era=el siglo II|época tardorromana|el Bronce final|el periodo islámico|época colonial|el Horizonte medio}, a falta de comparar con lo que publicó {:person}.
La sacó {finder} junto a un hogar con cenizas, de las que se toman {:number:2..6} bolsas para {:company}.
?Dibujo: {drawer}
Depositada en {museum}, caja {:number:10..300}.
> {filed}. {director}, dirección

== es fisioterapia_informe
q clinic company:Fisioterapia {}/Clínica {}/Centro de Rehabilitación {}; practice, treated_at; where the treatment took place
q therapist person; physiotherapist, treated_by; quien trata
q patient person; treated_person, patient_name, es:paciente
q referrer person; referring_doctor, sent_by; médico que lo manda
q payer company:Mutua {}/{} Salud/Isapre {}; insurer, cost_bearer; who pays for it
q auth id:AUT-######; authorisation_number, approval_code; code with which the payer agreed
q injury phrase; diagnosis, complaint; what is treated
q hurt_on date; accident_date, injury_date; when it happened
q began date; first_session, treatment_start
q finished date; last_session, treatment_end; última sesión
q sessions number:5..40; sessions_given, number_of_visits
q missed number:1..4; missed_appointments, no_shows; a cuántas faltó
q flexion_before number:20..70; range_at_start, initial_flexion; degrees at the beginning
q flexion_now number:80..140; range_at_end, final_flexion; degrees at the end
q pain number:0..9; pain_score, vas; on a scale to ten, now
q back_to_work flag; fit_for_work, can_work; si puede volver a su puesto
q outcome choice:recovered/improved/unchanged; result, evolution
q job job; occupation, works_as; en qué trabaja
a price money; price_per_session, fee; precio de sesión
a surgery date; operation_date, surgery; fecha de operación
a next date; next_appointment, follow_up; próxima cita
---
{clinic}
{:address}

A la atención de {referrer}
# Informe de fin de tratamiento
= Paciente: {patient}, {job=albañil|camarera|conductor de autobús|maestra|estibador|peluquera}
= Lesión: {injury=rotura parcial del manguito|esguince de rodilla|fractura de muñeca ya consolidada|lumbalgia mecánica|tendón de Aquiles operado}
= Accidente: {hurt_on}
= Tratamiento: del {began} al {finished}
= Autorización: {auth} ({payer})

Ha venido a {sessions} sesiones[ y ha faltado a {missed}]. Trabajamos con calor, masaje y ejercicio a cargo de {therapist}, y los estiramientos los supervisó {:person}, en prácticas.
La flexión, que era de {flexion_before} grados, llega hoy a {flexion_now}. Dolor: {pain} sobre 10. {outcome?Podemos hablar de curación~Mejora clara, aunque no completa~La verdad es que estamos como al empezar}. {back_to_work!En mi opinión puede incorporarse ya a su trabajo|No veo inconveniente en que vuelva al tajo~Todavía no está para volver a su puesto|Recomiendo mantener la baja}.
Le dejo una hoja con {:number:3..8} ejercicios para casa.
Un cordial saludo.
> {therapist}
~ {:date} · Cita previa {:phone} · Material: {:company}
== es traduccion_jurada
q translator person; sworn_translator, certified_by, es:traductor; who swears to the translation
q translator_no number:100..9900; registration_number, official_no; number of the translator at the ministry
q client person; customer, ordered_by, es:cliente; para quién se traduce
q doc phrase; document_translated, kind_of_document; what paper was translated
q source language; source_language, from_language; language of the original
q target language; target_language, into; lengua a la que se vierte
q orig_issuer company; issuing_body_of_original, original_by; who had issued the original
q orig_no id:@##-#####; original_number, document_ref; number on the original
q orig_date date; date_of_original, original_issued
q apostille id:AP-#####; apostille_number, legalisation
q apostille_date date; apostilled_on, legalised
q done date; translation_date, certified_on; día de la traducción
q pages number:1..14; pages, page_count; hojas del original
q original_seen choice:original/certified copy/scan; translated_from_what, basis; what lay before the translator
q illegible flag; unreadable_parts, illegible_passages; si hay partes que no se leen
q price money:35..320; fee, cost, es:precio; lo que cuesta
q receiver company:Registro Civil de {}/Consulado de {}/Universidad de {}; to_be_presented_at, destination_office; where it will be handed in
a proofreader person; reviser, second_reader; revisor
a words number; word_count, words; número de palabras
a courier company; courier, sent_with; mensajería
---
> {translator}
> Traductor/a – Intérprete jurado/a n.º {translator_no}
> {:address} · {:email}

# Traducción con carácter oficial
Documento: {doc=certificado de nacimiento|título de enfermería|sentencia de divorcio|antecedentes penales|escritura de constitución|expediente académico}
= Expedido por: {orig_issuer}
= Número: {orig_no}
= Fecha: {orig_date}
?= Apostilla: {apostille}, de {apostille_date}

Nota: he tenido ante mí {original_seen?el papel auténtico, con su sello en seco~una copia compulsada~solo una imagen escaneada, lo que hago constar}, de {pages} páginas. {illegible!Un sello y dos palabras no se pueden leer y los señalo entre corchetes|Hay renglones borrosos que marco con puntos~Todo el texto se lee bien|No hay pasajes ilegibles}. Los nombres propios quedan como están; firmaba el original {:person}.

DOY FE de que la que antecede es traducción fiel y completa al {target} de un documento redactado en {source}. La encargó {client} para presentarla en {receiver}.
En {:city}, a {done}
~ Honorarios: {price}. Ejemplar {:number:1..3}. Sello registrado en {:company}.

== es autoescuela_ficha
q school company:Autoescuela {}/Escuela de Conductores {}/Academia {}; driving_school, trained_at, es:centro educativo; where one learns
q learner person; student, pupil, candidate; quien aprende
q instructor person; teacher, taught_by; who sits beside
q examiner person; examined_by, official_examiner, es:examinador; who judged on the day
q file id:AE-####; file_number, enrolment
q licence choice:motorcycle/car/lorry/bus; class, licence_kind; for what vehicle
q joined date; enrolled_on, start_date
q theory date; theory_passed, theory_exam; día del teórico aprobado
q test date; practical_exam, driving_test; day of the driving test
q valid_until date; theory_valid_until, papers_expire; hasta cuándo vale el teórico
q car_plate id:####@@@; vehicle, car_used
q mistakes number:0..9; minor_faults, mistakes; slight faults on the test
q passed flag; passed, successful
q medical flag; medical_certificate, fit_to_drive; whether the medical paper is in
q price money:22..48; lesson_price, per_lesson, es:precio
q balance money:49..400; owed, outstanding, es:saldo pendiente; what remains to be paid
q lessons number:6..40; number_of_lessons, lessons_taken
a dni id; identity_number, id_card; documento de identidad
a phone phone; learner's_phone, mobile; móvil del alumno
a second_try date; next_attempt, resit; nueva fecha de examen
l drives; practice, lesson_log, es:prácticas; lessons driven
c drives.day date; date, on
c drives.topic phrase; content, exercise
c drives.km number:8..45; kilometres, distance
---
{school} || Ficha {file}
{:street}, {:city}
= Alumno/a: {learner}
= Alta: {joined}
= Profesor/a: {instructor}
= Vehículo: {car_plate}

# <Ficha del alumno|Seguimiento de clases prácticas>
Quiere sacarse el carné de {licence?moto~turismo~camión~autobús}. {medical!Trajo el psicotécnico|El informe médico está entregado~Falta el psicotécnico|Aún no ha pasado el reconocimiento médico}. Teórico superado el {theory}; le sirve hasta el {valid_until}.
%drives 2..6
Día | Contenido | Km
{drives.day} | {drives.topic=rotondas|aparcar en batería|autovía|arranque en cuesta|ciudad de noche|maniobras marcha atrás} | {drives.km}
%%
Clases dadas: {lessons}, a {price} cada una.
?Queda por pagar: {balance}.
## Examen de circulación
Día {test}, con {examiner}, de la Jefatura. {mistakes} faltas leves. {passed!Apto, enhorabuena|Ha superado la prueba~No apto, se saltó un stop|Habrá que repetir}.
~ Seguro: {:company}. Sección de {:city}: {:person}.

== es requerimiento_patente
q office company:Oficina de Patentes de {}/Instituto de la Propiedad Industrial {}/Registro de Invenciones {}; patent_office, issued_by; authority that examines
q examiner person; patent_examiner, case_officer, es:examinador; quien examina
q applicant company; applicant, patentee, owner_of_invention, es:solicitante
q inventor person; inventor, devised_by; quien inventó
q agent person; patent_attorney, representative, addressed_to, es:representante; professional who acts for the applicant
q number id:P##########; application_number, filing_number
q title phrase; invention, title_of_invention
q filed date; filing_date, applied_on
q priority date; priority_date, earlier_right; fecha de prioridad
q priority_country country; priority_country, first_filed_in
q letter_date date; office_action_date, notified
q reply_within duration; term_to_reply, time_limit; how long to answer
q claims number:3..24; number_of_claims, claims
q claim_bad number:1..3; objected_claim, rejected_claim; qué reivindicación se rechaza
q objection choice:not new/obvious/unclear; ground, objection; why it cannot be granted as it is
q fee money:30..260; official_fee, fee_due, es:tasa; what the reply costs
q oral flag; hearing_requested, oral_hearing; whether a hearing is offered
q cited id:US#######; prior_art, document_cited; earlier paper held against it
a grant_date date; granted_on, grant; fecha de concesión
a sheets number; drawings, figures; número de figuras
a co_owner company; co_applicant, second_owner; cotitular
---
{office}
Departamento de Examen || {letter_date}

{agent}
Agencia de la propiedad industrial, {:address}

# Suspenso en la solicitud {number}
= Solicitante: {applicant}
= Inventor designado: {inventor}
= Título: {title=Cierre para bolsas reutilizables|Riel plegable para persianas|Procedimiento de secado de cacao|Sensor de humedad en macetas|Freno para carretillas}
= Presentada: {filed}
?= Prioridad: {priority}, {priority_country}

Examinadas las {claims} reivindicaciones, se observa que la {claim_bad}.ª no puede admitirse: {objection?lo mismo, punto por punto, aparece ya en~cualquier experto llegaría a ello sin esfuerzo a partir de~está redactada de modo que no se sabe qué protege, a diferencia de} {cited}, de {:company}. Las demás parecen aceptables.
Puede contestar o modificar en {reply_within} desde esta comunicación, previo pago de {fee}. {oral!Si lo desea, se le citará para exponer sus razones de palabra|Cabe pedir vista oral~No se celebrará vista|En esta fase no hay audiencia}. De no hacerlo, se tendrá por desistida; para reanudarla habría que abonar {:money:300..600}.

{examiner}
~ Publicada en el boletín el {:date}. Información: {:phone}, {:person}.

== es charanga_contrato
q band company:Charanga {}/Orquesta {}/Banda {}/Mariachi {}; musicians, performing_band, engaged_group; who plays
q organiser company:Comisión de Fiestas de {}/Peña {}/Hermandad de {}; organiser, booked_by, festival_committee; quien contrata
q bandleader person; signs_for_band, conductor; who signs for the players
q treasurer person; signs_for_organiser, pays; who signs for the feast
q sound person; sound_engineer, at_the_desk; quien lleva el sonido
q gig_on date; performance_date, date_of_gig
q signed date; contract_date, agreed_on, es:fecha de firma
q cancel_by date; free_cancellation_until, cancel_before; último día para anular sin pagar
q starts time; starts_at, first_set
q ends time; ends_at, last_song, es:fin
q fee money:700..6800; fee, price, es:honorarios
q advance money:100..600; deposit, paid_at_signing
q members number:5..18; players, number_of_musicians
q stage choice:stage/street parade/indoor hall; setting, where_they_play; on what kind of place
q supper flag; meal_included, dinner_for_band; si se les da de cenar
q rain_rule phrase; bad_weather_rule, if_it_rains; qué se hace si llueve
q power unit:kW 5..40; power_needed, electricity
q village city; town, place_of_gig
a hotel company; accommodation, sleeps_at; alojamiento
a account iban; account, pay_to; cuenta
a van id; van_plate, vehicle; matrícula de la furgoneta
---
# Contrato de actuación
De un lado, {organiser}, y por ella {treasurer}; de otro, {band}, que dirige {bandleader}. Acuerdan lo que sigue:

UNO. Los músicos, {members} en total, tocarán en {village} el {gig_on}, {stage?sobre el tablado de la plaza~recorriendo las calles en pasacalles~dentro del salón del casino}, desde las {starts} hasta las {ends}, con dos descansos de {:number:15..30} minutos.
DOS. Cobrarán {fee}: {advance} al firmar y el resto esa misma noche, en mano.
TRES. La organización pone la corriente ({power}) y el permiso. {supper!También la cena de todo el grupo|Habrá bocadillo y bebida para todos~La cena corre por cuenta de los músicos|No se da de cenar}.
?CUATRO. Si llueve, {rain_rule=se toca bajo los soportales|se pasa al día siguiente|se cobra la mitad|se actúa en el frontón}.
CINCO. Hasta el {cancel_by} cualquiera puede echarse atrás sin pagar nada; después, {:money:7000..8000} de multa.
[El sonido lo lleva {sound}, con equipo de {:company}.]

Firmado a {signed}
Por los músicos || Por las fiestas
~ Teléfono para ese día: {:phone} ({:person})

== es pedido_vivero
q nursery company:Viveros {}/Plantas {}/Jardinería {} S.L.; plant_nursery, supplier, confirming_party; who grows and sells
q buyer company; customer, buyer, landscaping_client; quien compra
q landscaper person; site_contact, receives_plants; who takes the plants at the site
q seller person; salesperson, order_taken_by
q order id:PV-#####; order_number, confirmation
q ordered date; order_date, placed_on
q delivery date; delivery_date, arrives_on, es:fecha de entrega
q planting month; planting_month, to_be_planted; mes en que se planta
q site address; delivery_address, drop_off, es:lugar
q total money:300..9800; order_total, amount_due
q transport money:30..190; carriage, transport_cost
q discount percent; rebate, discount, es:descuento; descuento
q guaranteed flag; growth_guarantee, replaced_if_dead; si reponen lo que se seque
q passport id:ES-##-#####; plant_passport, phytosanitary_no
q roots choice:bare root/root ball/container; root_form, supplied_as; how the roots come
q payment phrase; payment_terms, how_to_pay; forma de pago
a driver person; driver, delivered_by; conductor
a soil phrase; soil, soil_type; tierra
a account iban; account, bank; cuenta bancaria
l plants; items, species, es:plantas; plants ordered
c plants.name product; plant, species_name
c plants.qty number:2..240; quantity, pieces
c plants.size phrase; size, girth
c plants.price money:2..90; unit_price, each, es:precio
---
{nursery}
Camino de los Invernaderos, {:city} · {:email}

{buyer}
# Confirmación {order}
Buenas: confirmamos lo que nos pidió el {ordered} por teléfono a {seller}. Lo llevamos el {delivery} a {site}, donde lo recibirá {landscaper}. {roots?Va todo a raíz desnuda, así que téngalo a la sombra y plante enseguida~Va con cepellón envuelto en arpillera~Viene en maceta, aguanta unos días}. Época de plantación: {planting}.
%plants 2..6
Planta | Uds. | Tamaño | Precio
{plants.name=olivo joven|ciprés|lavanda|jacarandá|boj|romero rastrero|tilo} | {plants.qty} | {plants.size=14/16|1,20 m|C-3|60/80|alvéolo} | {plants.price}
%%
= Descuento: {discount}
= Porte: {transport}
= Total: {total}
?= Pasaporte fitosanitario: {passport}
Se paga {payment=a treinta días|la mitad ahora y la mitad al entregar|al contado en la descarga|con pagaré}. {guaranteed!Lo que no agarre el primer año se lo cambiamos|Respondemos de las marras~Una vez plantado no respondemos de marras|Las marras son de cuenta del cliente}.
~ Turba y tutores de {:company}. Vivero cerrado el {:date}. Gerencia: {:person}.

== es refugio_montana
q club company:Club Alpino {}/Federación de Montaña {}/Grupo Excursionista {}; mountain_club, hut_owner, es:asociación; to whom the hut belongs
q hut phrase; hut, refuge, shelter
q warden person; hut_keeper, warden, written_by; quien guarda el refugio
q leader person; party_leader, booked_by; who booked for the party
q leader_phone phone; mobile, contact_phone
q booking id:R#####; booking, reservation_number
q night date; night_of, arrival_date; first night
q nights number:1..5; nights, length_of_stay
q people number:2..19; party_size, guests; cuántos vienen
q members number:1..9; club_members, reduced_rate; how many pay the reduced price
q altitude unit:m 1400..3300; altitude, height
q hours unit:h 2..7; walking_time, approach; lo que se tarda en subir
q price money:12..45; per_night, price_per_head, es:precio
q supper time; dinner_at, supper_time
q blankets flag; bedding_provided, blankets
q danger choice:low/moderate/high; avalanche_risk, avalanche_level; how likely avalanches are
q path_closed phrase; closed_path, route_warning; camino cortado
q rescue phone; rescue_number, emergency
a guide person; mountain_guide, guided_by; guía
a deposit money; deposit, advance; anticipo
a insurance id; insurance_card, policy; número de licencia federativa
---
{club}
# Refugio {hut=de los Ibones|La Piedra Blanca|Collado Alto|Ojos del Valle|Peña Vieja} ({altitude})

Hola, {leader}: apuntado queda lo vuestro con el número {booking}. Os esperamos el {night}, {nights} noche(s), {people} personas, de ellas {members} con carné. Son {price} por cabeza y noche; el resto de la cuenta, arriba y en efectivo.

* Desde el aparcamiento se sube en {hours}. La cena se sirve a las {supper}: quien llegue tarde cena frío.
* {blankets!Hay mantas para todos; traed saco sábana|En las literas encontraréis mantas y almohada~No hay mantas: saco obligatorio|Traed saco, arriba no tenemos ropa de cama}.
?* Ojo, {path_closed=la senda del barranco está rota|el puente de la pasarela se lo llevó la riada|no se pasa por la canal norte|hay obras en la pista}.
* Nieve: {danger?asentada, apenas hay peligro de aludes~cuidado en las palas al sol, puede haber alguna placa~muchísimo riesgo de aludes, no os salgáis de la huella}.
* Rescate: {rescue}. A vosotros os llamaremos al {leader_phone}.

El agua sale de la fuente; la basura la baja cada cual. El helicóptero de {:company} sube víveres el {:date}, no os asustéis.
Buena subida,
{warden}
~ Presidencia: {:person}. Menú vegetariano avisando con {:number:2..5} días.

== es accidente_escuela_infantil
q nursery company:Escuela Infantil {}/Guardería {}/Jardín de Niños {}; nursery, kindergarten, reported_by_school
q child person; child, injured_child; quien se hizo daño
q educator person; teacher, witnessed_by; who was there
q first_aider person; first_aid_by, treated_by; quien le curó
q head person; head_teacher, signed_by, principal
q parent_told person; parent_informed, notified_parent; to whom it was told
q told_at time; informed_at, phoned_at; a qué hora se avisó
q happened date; accident_date, date
q happened_at time; accident_time, time
q class phrase; group, classroom
q injury phrase; injury, what_hurts
q mishap phrase; cause, how_it_happened; cómo pasó
q place choice:playground/classroom/dining room; location, where
q hospital flag; taken_to_hospital, emergency_room, es:centro sanitario; si hubo que llevarlo al médico
q insurer company:{} Seguros/Mutua Escolar {}; insurance, insurer, es:aseguradora
q policy id:E-#######; policy_number, contract, es:póliza
q born date; date_of_birth, birth, es:fecha de nacimiento
q report_no number:1..60; serial, report_number
a doctor person; doctor, physician; médico
a bill money; cost, treatment_cost; gasto
a witness_child person; other_child, child_involved; otro niño implicado
---
{nursery}
{:address} · {:phone}

# Parte de accidente n.º {report_no}
= Niño/a: {child}
= Nacimiento: {born}
= Grupo: {class=Las Mariposas|aula de 2 años|Los Caracoles|sala cuna B|Los Peces}
= Día: {happened}
= Hora: {happened_at}

{place?En el patio, junto al arenero~En el aula, durante la asamblea~A la hora de comer, en el comedor}, {mishap=tropezó con un cubo|se cayó de la sillita|chocó con un compañero corriendo|se pilló con la puerta|resbaló en el suelo mojado} y se hizo {injury=un chichón en la frente|un corte en el labio|un raspón en la rodilla|daño en un dedo|sangre por la nariz}. Lo vio {educator}. {first_aider} lo lavó y puso frío. {hospital!Por precaución se le llevó a urgencias en taxi|Lo vieron en el centro de salud esa misma mañana~No hizo falta ir al médico|Se quedó en el centro y siguió jugando}.
A las {told_at} se llamó a casa y se habló con {parent_told}.
?Seguro: {insurer}, {policy}.
Medida: se ha pedido a {:company} que revise el lugar antes del {:date}. Estaban a cargo {:number:2..4} adultos de {:number:12..22} niños.
> {head}, dirección

== es orden_cuna_radio
q station company:Radio {}/Onda {}/Emisora {} FM; broadcaster, radio_station, issued_by
q advertiser company; advertiser, client, promoted_brand; who advertises
q agency company:{} Publicidad/Agencia {}/{} Medios; ad_agency, intermediary; por quién vino el pedido
q rep person; sales_rep, account_executive; vendedor de la emisora
q buyer person; ordered_by, media_buyer; who ordered at the agency
q voice person; speaker, voice_over; quien pone la voz
q order id:OC-####/##; order, booking_number
q placed date; order_date, dated
q first_air date; campaign_start, first_broadcast
q last_air date; campaign_end, last_broadcast; último día de emisión
q seconds number:10..45; spot_length, seconds
q daily number:2..12; spots_per_day, daily_frequency
q unit_price money:6..80; price_per_spot, rate
q net money:400..9000; net_amount, total_without_tax; total before tax
q commission percent; agency_commission, commission
q slogan phrase; slogan, tagline; lema
q slot choice:morning/afternoon/night; time_band, daypart; when in the day it is aired
q exclusive flag; competitor_exclusion, sector_exclusive; whether rivals are kept out of the same break
q recorded flag; recorded_by_station, production_included; si la graba la emisora
a audience number; listeners, reach; audiencia
a tax money; vat, tax; impuesto
a script_writer person; copywriter, text_by; redactor
---
{station} || Orden {order}
{:address}

# Orden de publicidad
Anunciante: {advertiser} || Agencia: {agency}
= Pedida el: {placed}
= Por: {buyer}
= Desde: {first_air}
= Hasta: {last_air}
= Pases al día: {daily}
= Duración: {seconds} s
= Precio por pase: {unit_price}
= Neto: {net}
?= Comisión: {commission}

Franja: {slot?con los desayunos, antes de las doce~después de comer y hasta que anochece~a última hora, con los programas de madrugada}. {exclusive!En el mismo corte no entrará nadie de su ramo|Se respeta exclusiva de sector~Puede coincidir con otros de su ramo|Sin exclusividad}. {recorded!La grabamos aquí, sin coste|Producción a cargo de la casa~El audio lo manda la agencia ya hecho|No incluye grabación}[; la locuta {voice}].
Lema que debe oírse al final: «{slogan=Más cerca, más barato|Tu casa, tu calor|Sabe a domingo|Donde siempre|Ven y verás}».

Atiende la cuenta {rep}. Anulaciones con {:number:3..10} días. Los derechos de música los liquida {:company}.
~ Dirección comercial: {:person}. Tarifa vigente desde {:date}: {:money:90..120} en horario estelar.
== es mediacion_vecinal_acuerdo
q centre company:Centro de Mediación {}/Servicio Vecinal de {}/Casa de Justicia {}; mediation_service, held_at; body that brought the two together
q mediator person; neutral_third, facilitator, es:mediador; quien ayudó a hablar a las dos partes
q complainant person; first_party, person_bothered; neighbour who complained
q other_party person; second_party, person_complained_of; neighbour against whom the complaint went
q dispute phrase; matter, subject, conflict; about what they were at odds
q request_date date; complaint_received, filed_on; when the first neighbour came
q agreed date; settlement_date, signed; day of the accord
q review date; follow_up_call, checked_on, es:revisión; cuándo se comprobará si se cumple
q sessions number:1..6; meetings_held, rounds; how often they sat together
q quiet_from time; quiet_hours_begin, silence_from; from when it must be still at night
q payment money:20..600; compensation, sum_agreed; what one pays the other
q pay_until date; payment_deadline, payable_by; until when that is paid
q payer choice:complainant/other neighbour/each half; who_pays, borne_by; who bears the sum
q apology flag; apology_given, said_sorry; whether someone said sorry
q binding flag; enforceable, legally_binding; whether it can be enforced at law
q folder id:MV-###-##; case_number, dossier
q sent_by company:Policía Local de {}/Juzgado de Paz de {}/Ayuntamiento de {}; referring_body, referred_from; who sent them to mediation
a lawyer person; counsel, legal_adviser; abogado de alguna parte
a witness person; witness, testified; testigo
a landlord person; property_owner, landlord; casero
---
{centre}
Carpeta {folder} · confidencial

# <Acuerdo de buena vecindad|Compromiso entre vecinos>
El {request_date} acudió a nosotros {complainant}, por consejo de {sent_by}, a causa de {dispute=los ladridos del perro a deshora|el humo de la barbacoa|una gotera que nadie arreglaba|las ramas que pasan la tapia|el taller de bricolaje del sótano|los ensayos de batería}. Invitamos a {other_party}, que quiso venir. Tras {sessions} encuentro(s), con {mediator} a la mesa, ambos han llegado a esto:

* Desde las {quiet_from} no habrá ruido alguno, tampoco en fiestas.
* {payer?Quien presentó la queja pagará~La parte señalada en la queja pagará~Pagarán a medias} {payment}, a más tardar el {pay_until}.
* {apology!Hubo disculpas sinceras, que se aceptaron|La parte reclamada pidió perdón~Ninguno ha querido disculparse, y así se respeta|No hubo disculpas, pero sí un apretón de manos}.
* Se saludarán en la escalera.
?Llamaremos a ambos el {review} para saber cómo va.
{binding!El pacto se elevará a escritura y podrá ejecutarse ante el juez|Las partes le dan fuerza ejecutiva~Este papel obliga en conciencia, no ante los tribunales|No tiene fuerza ejecutiva}.
Leído en voz alta y firmado el {agreed} en {:street}.
~ Servicio gratuito financiado por {:company}. Coordinación: {:person}, {:phone}.

== es guardia_farmacovigilancia
q agency company:Centro de Farmacovigilancia {}/Agencia del Medicamento de {}; receiving_authority, reported_to; who receives the notice
q reporter person; notifier, reporting_professional; quien notifica
q reporter_job job; profession_of_reporter, reporter_role; what the notifier is
q institution company:Centro de Salud {}/Hospital {}/Farmacia {}; workplace, reported_from; where the notifier works
q initials short; patient_code, patient_initials; how the patient is named
q age number:2..92; age_years, patient_age
q sex choice:female/male; gender, sex_of_patient
q suspect product; suspected_drug, culprit_medicine; medicine held to be the cause
q other_drug product; concomitant, other_medication; otro medicamento que tomaba
q lot id:@####@; batch, lot_of_drug, es:lote; lote del fármaco sospechoso
q reaction phrase; adverse_reaction, symptom; what happened to the patient
q taken_since date; treatment_start, first_dose; when it was first taken
q onset date; reaction_started, onset_date; día en que empezó la reacción
q report_date date; notified_on, date_of_report
q serious flag; serious_case, severity_serious; whether the case counts as serious
q result choice:recovered/still ill/sequelae/unknown; outcome, how_it_ended; how it ended
q stopped flag; withdrawn, drug_stopped; si se retiró el medicamento
q dose unit:mg 5..900; daily_dose, dose_taken
q number id:TA-##-#####; notification_number, case_id
a manufacturer company; marketing_holder, drug_maker; laboratorio titular
a weight unit; body_weight, patient_weight; peso
a phone phone; reporter_phone, telephone; teléfono del notificador
---
# Tarjeta amarilla {number}
^ {agency}
Notificación de sospecha de reacción adversa a medicamento

## Paciente
= Iniciales: {initials=M. L. R.|J. P.|A. C. G.|R. S.|T. V. O.}
= Edad: {age}
= Sexo: {sex?mujer~varón}
+++
## Medicamentos
= Sospechoso: {suspect=Loratal comprimidos|Cefamox|Ibuflex retard|Atorvas|Nervium gotas}, lote {lot}
= Dosis diaria: {dose}
= Desde: {taken_since}
?= Además tomaba: {other_drug=omeprazol|sintrom|hierro oral|levotiroxina|insulina lenta}
+++
## Lo ocurrido
El {onset} presentó {reaction=ronchas por todo el cuerpo|vómitos repetidos|hinchazón de labios|confusión nocturna|orina oscura|caída de la tensión}. {stopped!Se suspendió el tratamiento ese mismo día|El fármaco se retiró~Se decidió seguir con el fármaco|No se retiró la medicación}. {serious!Precisó ingreso|Corrió peligro su vida~No fue grave ni requirió ingreso|Cuadro leve}. {result?Ya está bien del todo~Sigue con molestias~Le quedan secuelas~Se le perdió la pista, no sabemos cómo acabó}.
+++
Notifica: {reporter}, {reporter_job=enfermera|farmacéutico comunitario|médica de familia|pediatra|matrona}, {institution}
Fecha: {report_date}
~ Enviar a {:address} o a {:email}. Técnico de guardia: {:person}.

== es cesion_local_asociacion
q owner company:Ayuntamiento de {}/Parroquia de {}/Caja Rural {}; owner_of_premises, lender, who_cedes, es:titular; who lends the hall
q club company:Asociación {}/Coral {}/Club de Ajedrez {}; user, beneficiary_association, es:asociación; asociación que lo usa
q official person; signs_for_owner, authorised_by; who signs for the owner
q delegate person; signs_for_club, responsible_user; quien responde por la asociación
q keyholder person; keeps_keys, has_the_key; who gets the key
q hall phrase; room, premises
q activity phrase; use, purpose
q weekdays phrase; weekday, days_of_use
q from time; starts, opening
q until time; ends, closing
q term period; validity, granted_for
q max_people number:15..140; capacity, max_occupancy; cuántos caben como mucho
q rent money:10..90; monthly_contribution, upkeep_share; towards light and heating
q bond money:91..300; key_deposit, guarantee
q heating_allowed flag; heating_included, heating; si se puede encender la calefacción
q cleaning choice:club/owner/outside firm; cleaned_by, cleaning_duty; who sweeps afterwards
q contract_id id:CL/##/###; agreement_no, reference
a insurer company; insurer, covered_by; aseguradora
a alarm_code id; alarm_code, access_code; clave de la alarma
a inspection date; inspection_date, checked_on; revisión
---
{owner} || {contract_id}
# Cesión de uso de local
Entre el propietario, representado por {official}, y {club}, por la que firma {delegate}, se conviene el uso de {hall=la sala de arriba del centro social|las antiguas escuelas|el salón del teleclub|la planta baja de la casa rectoral|el aula 2} para {activity=ensayos de canto|clases de costura|partidas y torneos|el ropero solidario|talleres de memoria|yoga para mayores}.

= Días: {weekdays=martes y jueves|viernes|lunes alternos|sábados por la mañana|de lunes a miércoles}
= De: {from}
= A: {until}
= Vigencia: {term}
= Aforo: {max_people}

La asociación aporta {rent} al mes para la luz, y deja {bond} por la llave, que recoge {keyholder}. {heating_allowed!Pueden encender los radiadores|La calefacción está incluida~No se encenderá la calefacción|Los radiadores quedan fuera del acuerdo}. Al acabar, {cleaning?los usuarios lo dejan barrido y fregado~pasa el personal de la casa a limpiar~viene una contrata a limpiar, por cuenta de ambos}.
Otros usuarios del local: {:company}, cuyo contacto es {:person} ({:phone}).
No se puede fumar, ni realquilar, ni clavar en las paredes. El incumplimiento lo deja sin efecto en {:number:5..15} días.
{:city}, {:date}
Por la propiedad || Por la asociación

== es hoja_reclamacion_consumo
q shop company; business, complained_about, trader; business against which it is written
q consumer person; complainant, customer, es:reclamante; quien reclama
q consumer_mail email; e-mail, contact_mail; where the answer should go
q employee person; attended_by, staff_member; who served the customer
q manager person; answered_by, shop_manager; quien contesta por el establecimiento
q office company:Oficina de Consumo de {}/OMIC de {}/Procuraduría del Consumidor {}; consumer_office, forwarded_to; authority to which a copy goes
q sheet id:HR-#######; form_number, complaint_no
q happened date; incident_date, date_of_facts; día de los hechos
q filed date; complaint_date, written_on
q replied date; reply_date, answered_on
q bought product; item, product_or_service; what it is about
q paid money:20..1900; amount_paid, price_paid
q claimed money:10..19; parking_costs, extra_claim; what is asked on top for the trip
q wants choice:refund/repair/exchange/apology; request, demand; what the customer asks for
q accepted flag; claim_accepted, granted; si el comercio le da la razón
q ticket flag; proof_attached, receipt_attached; whether proof of purchase is joined
q reason phrase; grievance, complaint, problem, es:motivo
a lawyer person; lawyer, representative; abogado
a tax_no id; tax_id, cif; CIF de la empresa
a hearing date; hearing_date, arbitration_day; vista de arbitraje
---
# Hoja de quejas y reclamaciones {sheet}
= Establecimiento: {shop}
= Domicilio: {:address}
= Reclamante: {consumer}
?= Correo: {consumer_mail}
= Hechos ocurridos el: {happened}

## Expone
Compré {bought=un frigorífico|unas botas de agua|un curso de inglés por internet|un sofá de dos plazas|un reloj|una bicicleta plegable} por {paid} y {reason=al tercer día dejó de funcionar|me entregaron otro modelo|lo trajeron con un mes de retraso|venía rayado|me cobraron dos veces}. Fui a la tienda y {employee}, en el mostrador, me dijo que no podía hacer nada. {ticket!Acompaño copia del tique|Grapo aquí el justificante de compra~No conservo el tique|Perdí el justificante}.
## Solicita
{wants?Que me devuelvan mi dinero~Que lo arreglen sin cobrarme~Que me den otro igual en buen estado~Que me pidan perdón por escrito}[, y {claimed} del aparcamiento].
> {filed}
+++
## Contesta el establecimiento
{accepted!Lleva razón y así se hará|Aceptamos lo que pide, con nuestras excusas~No podemos atender lo que pide|Lo sentimos, pero no vemos motivo}. {manager}, {replied}.
+++
~ Ejemplar blanco: {office}, {:phone}. Rosa: empresa. Verde: cliente. Imprime {:company}. Instructor: {:person}.

== es acta_entrega_equipo
q company_name company; employer, equipment_owner; empresa que presta el equipo
q worker person; employee, user_of_device, borrower
q dept phrase; department, team
q it_person person; handed_out_by, it_technician; quien lo entrega
q boss person; approved_by, cost_centre_manager; who approved it
q lessor company:{} Renting/Leasing {}/{} Equipos; leasing_company, hardware_owner; de quién es en realidad el ordenador
q form_no id:EQ-####; form_number, record
q given date; issue_date, handed_over
q back_by date; return_date, to_be_returned; cuándo hay que devolverlo
q warranty date; warranty_until, guarantee_ends
q laptop product; model, computer
q serial id:@#@#####; serial_number, device_serial, es:número de serie
q value money:400..2300; replacement_value, value; what it costs to replace
q phone_line phone; company_mobile, assigned_number; línea que se asigna
q private_use flag; private_use_allowed, personal_use; si se puede usar fuera del trabajo
q encrypted flag; disk_encrypted, encryption
q state choice:new/used/refurbished; condition, device_condition
q cost_centre id:CC###; cost_centre, charged_to
a password short; password, initial_password; contraseña
a insurance id; insurance_policy, insured_under; póliza
a office city; office_location, branch; oficina
l extras; accessories, items, es:accesorios; what goes with it
c extras.item product; accessory, article
c extras.tag id:A-####; tag, inventory_tag
---
{company_name}
Sistemas || Acta {form_no}
# Entrega de material informático
Con fecha {given}, {it_person} entrega a {worker}, de {dept=Contabilidad|Compras|Atención al cliente|Obra civil|Diseño}, el siguiente material, que autorizó {boss} con cargo a {cost_centre}:
= Portátil: {laptop=Lince 14 Pro|Tauro X5|Nimbus 13|Roca 15 táctil}
= Serie: {serial}
= Garantía hasta: {warranty}
= Valor de reposición: {value}
?= Línea móvil: {phone_line}
%extras 1..4
Accesorio | Etiqueta
{extras.item=ratón inalámbrico|base de conexión|pantalla de 24|auriculares|maletín|cargador de viaje} | {extras.tag}
%%
El equipo {state?sale de su caja precintada~lo tuvo antes otra persona y se le nota~fue usado, pero el fabricante lo puso a punto y limpio}; es propiedad de {lessor}. {encrypted!El disco va cifrado|Se ha activado el cifrado~El disco no está cifrado|Sin cifrar, de momento}. {private_use!Se tolera un uso personal moderado|Puede llevárselo y usarlo en casa para lo suyo~Nada de uso particular|Solo para trabajar}.
Se devolverá antes del {back_by} o al causar baja. En caso de robo, denuncia en {:number:24..72} horas y llamada al {:phone}.
Recibí: || Entregué:
~ Soporte externo: {:company}, pregunte por {:person}.

== es pase_barco_amarre
q port company:Puerto Deportivo {}/Marina {}/Club Náutico {}; marina, harbour, berth_provider, es:puerto
q skipper person; master, captain, boat_in_charge; quien lleva el barco
q owner_name company; boat_owner, owner; a nombre de quién está
q dockhand person; received_by, mooring_staff; marinero que cogió los cabos
q boat phrase; boat_name, vessel, es:embarcación
q reg id:7ª-@@-#-###-##; registration, sail_number
q flag_state country; flag, flag_country; bandera
q length unit:m 6..24; length_overall, loa
q beam unit:m 2..5; beam, width
q berth id:@##; berth, pontoon_place, es:amarre
q arrived date; arrival, came_in
q leaves date; departure, planned_departure, es:salida
q last_port city; last_port, came_from; de dónde viene
q next_port city; next_port, bound_for; adónde va
q crew number:1..9; people_on_board, persons, es:personas
q nightly money:18..140; nightly_rate, berth_fee; per night
q water_power choice:included/by meter/none; water_and_electricity, services; cómo se cobra el agua y la luz
q pets flag; animal_on_board, pets
q vhf number:6..72; vhf_channel, radio_channel
a insurer company; boat_insurer, insured_with; seguro del barco
a draught unit; draught, depth_needed; calado
a licence id; skipper_licence, title; título del patrón
---
{port}
~ {:url} · oficina de {:time} a {:time} · canal {vhf}
# <Hoja de entrada|Registro de transeúntes>
= Embarcación: {boat=Gaviota II|Siempre Sur|La Pepa|Tramontana|Dos Hermanos|Ventura}
= Matrícula: {reg}
= Pabellón: {flag_state}
= Eslora: {length}
= Manga: {beam}
= Amarre: {berth}
= Entra: {arrived}
= Sale: {leaves}

Patronea {skipper}; a bordo, {crew} en total. Arribó de {last_port} y sigue rumbo a {next_port}. El barco figura a nombre de {owner_name}. {pets!Viaja un perro, que irá atado en los pantalanes|Hay animal a bordo, vacunado~Sin animales|No llevan mascota}. Cada noche, {nightly}; {water_power?agua y luz van dentro de ese precio~agua y luz, según lo que marque el contador de la torreta~en ese pantalán no hay tomas de agua ni de luz}.
?Le dio cabo {dockhand}.
Gasoil: en el muelle de {:company}, hasta las {:time}. Está prohibido achicar sentinas. Fianza por tarjeta de acceso: {:money:10..17}.
Firma del patrón || Contramaestre: {:person}

== es denuncia_extravio
q station company:Comisaría de {}/Policía Local de {}/Carabineros de {}; police_station, taken_by_force; where it was reported
q declarant person; complainant, reporting_person; quien denuncia
q officer person; officer, statement_taken_by; agente que recoge la denuncia
q instructor person; chief_of_inquiry, instructing_officer; who leads the inquiry
q companion person; accompanied_by, interpreter; person who came along to help with the language
q number id:####/##; report_number, diligence_no
q told_on date; reporting_date, statement_date
q told_at time; statement_time, began_at
q lost_on date; loss_date, event_date; when it was lost or taken
q lost_between phrase; place_of_loss, where_lost
q thing product; lost_item, stolen_thing
q serial id:##############; imei, serial, es:número de serie
q cash money:10..400; cash_lost, money_inside
q kind choice:lost/stolen/robbed with force; nature, type_of_event; whether it was lost or taken, and how
q seen flag; suspect_seen, saw_offender; si vio a alguien
q insurer company:{} Seguros/Mutua {}; insurer, for_insurance, es:aseguradora; for whom the paper is wanted
q born date; birth_date, dob, es:fecha de nacimiento
q nationality country; nationality, citizen_of, es:nacionalidad
a lawyer person; lawyer, duty_solicitor; letrado
a court company; court, sent_to_court; juzgado
a camera_id id; camera, cctv_reference; grabación
---
{station} || Diligencias {number}
# Acta de declaración
En dependencias policiales, siendo las {told_at} del {told_on}, ante {officer}, que actúa como secretario, y {instructor}, que instruye, comparece {declarant}, con fecha de nacimiento {born}, nacional de: {nationality}, con domicilio en {:address}. [Le ayuda con el idioma {companion}.]

Y MANIFIESTA: Que el {lost_on}, en {lost_between=el mercado de abastos|el autobús de la playa|la terraza de un bar|la cola del cine|el andén}, {kind?se dejó olvidado~le sustrajeron al descuido, sin darse cuenta,~le arrancaron de un tirón} {thing=un teléfono móvil|un bolso marrón|una cartera con documentos|una cámara de fotos|una tableta}. [Número de serie {serial}.] Que dentro llevaba {cash}. {seen!Que pudo ver a una persona joven alejarse deprisa|Que reconocería a quien lo hizo~Que no vio a nadie|Que no sospecha de persona alguna}.
Que avisó a {:company} para anular las tarjetas.
?Que pide copia para presentarla a {insurer}.
No tiene más que decir, y firma con los actuantes.
~ Para ampliar datos: {:phone}, agente {:number:1000..9000}. Oficina de atención a víctimas: {:person}.

== es cuaderno_faro
q authority company:Autoridad Portuaria de {}/Capitanía de {}/Servicio de Faros {}; harbour_authority, owner_of_light
q keeper person; lighthouse_keeper, log_kept_by; quien lleva el cuaderno
q visitor person; inspector, visited_by; who came from the authority
q supplier company:Óptica Marina {}/Señales {}/{} Balizas; spare_parts_from, lamp_supplier, es:proveedor
q light phrase; lighthouse, name_of_light
q number id:#####; national_number, light_list_no
q week period; week, covers
q lamp product; lamp, light_source
q range unit:M 8..28; range, nautical_range; alcance en millas
q height unit:m 12..190; focal_height, above_sea
q failed_on date; failure_date, dark_on; when the light went out
q failed_at time; out_at, failure_time
q relit_at time; relit, working_again_at
q fault phrase; cause, fault
q diesel unit:l 40..900; fuel_left, diesel_stock
q warned flag; mariners_warned, notice_sent; si se avisó a los navegantes
q sea choice:calm/rough/very rough; sea_state, sea
q next_supply date; next_supply, boat_due; cuándo viene la lancha con víveres
a salary money; pay, allowance; sueldo
a built year; year_built, since; año de construcción
a deputy person; substitute, relief_keeper; relevo
---
{authority}
# Cuaderno de servicio – Faro {light=de Punta Galera|Cabo Raso|Isla Pedrera|del Morro|San Telmo} (n.º {number})
= Periodo: {week}
= Lámpara: {lamp=halógena de 1000 W|LED giratorio|vapor de mercurio|destellador SL-300}
= Alcance: {range}
= Plano focal: {height}
= Gasóleo en depósito: {diesel}

Mar {sea?como un plato~picada, con borreguillos~imposible, rompiendo sobre el muelle}. El {failed_on} se apagó la luz a las {failed_at} por {fault=un fusible|agua en el cuadro|motor de giro clavado|falta de corriente en la isla}; con la de reserva estuvo encendida de nuevo a las {relit_at}. {warned!Se dio aviso por radio a los barcos|El centro de coordinación lanzó radioaviso~Por el poco tiempo no se avisó a los barcos|No se lanzó radioaviso}.
Pasó revista {visitor}, que vino de la capital, y pidió a {supplier} dos bombillas y una correa. Cristales limpios, latón bruñido.
?La lancha trae víveres el {next_supply}.
> {keeper}
~ Lluvia: {:number:0..40} mm. Turistas: {:number:3..60}, con {:person}. Pintura: {:company}, {:date}.

== es tarjeta_embarque_mercancia_peligrosa
q shipper company:Química {}/Pinturas {}/Laboratorios {}; shipper, consignor
q forwarder company:{} Cargo/Tránsitos {}/Transitarios {}; freight_forwarder, handled_by; who takes it to the ship or plane
q consignee company; consignee, receiver; a quién va
q signer person; declared_by, signatory; quien responde de lo declarado
q packer person; packed_by, stuffed_by; quien estibó
q emergency phone; emergency_phone, call_in_case_of_leak; teléfono de emergencia día y noche
q un id:UN ####; un_number, substance_number
q substance phrase; proper_shipping_name, substance
q class short; hazard_class, imo_class
q group choice:great danger/medium danger/minor danger; packing_group, degree_of_danger
q flash unit:°C 12..60; flash_point, flashpoint
q gross unit:kg 60..2400; gross_mass, weight_with_packing
q net unit:kg 30..59; net_mass, net_weight
q drums number:1..80; packages, number_of_drums
q container id:@@@U ######-#; container, unit_number
q pollutant flag; marine_pollutant, harms_sea; si contamina el mar
q vessel phrase; ship, vessel
q sails date; sailing_date, etd
q signed date; declaration_date, dated, es:fecha de firma
q port city; port_of_loading, loaded_at, es:puerto
q destination city; port_of_discharge, destination_port
a value money; cargo_value, insured_value; valor
a stowage short; stowage_position, slot; posición a bordo
a captain person; master, ship_captain; capitán
---
# DECLARACIÓN DE MERCANCÍAS PELIGROSAS
Cargador: {shipper} || Destinatario: {consignee}
{:address} || {:address}

= Buque: {vessel=Mar de Alborán|Estrella Austral|Santa Rita|Ciudad de Vigo|Pacífico V}
= Puerto de carga: {port}
= Puerto de descarga: {destination}
= Zarpa: {sails}
= Contenedor: {container}

{un}, {substance=pintura|aerosoles|líquido corrosivo, n.e.p.|alcohol isopropílico|baterías de litio|plaguicida sólido}, clase {class=3|2.1|8|9|6.1}, {group?de los más peligrosos de su clase~de peligrosidad intermedia~de los menos peligrosos de su clase}, {drums} bidones. Punto de inflamación {flash}. Masa neta {net}, bruta {gross}.
{pollutant!Daña la vida acuática y lleva la marca del pez y el árbol|Contaminante del mar~No es contaminante del mar|Sin efectos sobre el medio marino}.
Certifico que lo anterior está bien descrito, embalado y etiquetado: {signer}, {signed}.
Certifico que la carga va trincada: {packer}.
Tramita {forwarder}. En caso de derrame, {emergency}.
~ Inspección posible en la terminal de {:company}. Cierre de documentación: {:date}, {:time}. Consulta: {:person}.

== es informe_orientacion_escolar
q school company:IES {}/Colegio {}/Liceo {}; school, attended_school
q pupil person; student, assessed_pupil
q counsellor person; school_counsellor, psychologist, assessed_by; quien hace el informe
q tutor person; class_teacher, form_tutor
q mother person; parent_interviewed, family_contact; con quién se habló de la familia
q specialist person; support_teacher, support_given_by; quien dará el apoyo
q asked_by choice:family/teachers/health service; initiated_by, requested_by; who asked that the pupil be looked at
q born date; birth_date, dob
q tested date; assessment_date, tested_on
q report_on date; report_date, signed_on
q review month; review_month, look_again_in; mes en que se revisa
q grade phrase; year, class
q need phrase; need, finding, special_need
q test product; test_used, instrument
q score number:72..134; score, test_result
q hours number:1..8; support_hours, weekly_support
q repeat flag; repeat_year, stays_down; si se aconseja repetir
q exam_time flag; extra_time, longer_exams; whether more time is given in tests
q clinic company:Centro de Atención Temprana {}/Clínica {}/Equipo Psicopedagógico {}; outside_service, previously_seen_at; where the child had been seen before
a siblings number; siblings, brothers_and_sisters; hermanos
a medication product; medication, takes; medicación
a father person; father, other_parent; padre
---
{school}
Departamento de Orientación || Confidencial

# Informe psicopedagógico
= Alumno/a: {pupil}
= Nacimiento: {born}
= Curso: {grade=4.º de Primaria|2.º de ESO|séptimo básico|1.º de Bachillerato|quinto grado B}
= Tutoría: {tutor}

{asked_by?La madre pidió la valoración~Fue el equipo docente el que dio la voz de alarma~El pediatra nos remitió el caso}. El {tested} se pasó {test=la escala WIS-5|el test de lectura PROLEC|la batería BAD|la prueba de atención D3}, con una puntuación de {score} (media de su edad, 100; desviación {:number:12..15}). Tuvimos además una charla larga y cordial con {mother}. Antes lo habían visto en {clinic}.

## Qué vemos
{need=Dislexia leve|Altas capacidades en cálculo|Déficit de atención sin hiperactividad|Retraso del lenguaje ya casi superado|Desconocimiento del idioma}. Trabaja bien en grupo pequeño.
## Qué proponemos
* {hours} horas semanales de apoyo con {specialist}.
* {exam_time!Dejarle un cuarto de hora más en los controles|Exámenes con tiempo ampliado~Los controles, con el mismo tiempo que los demás|No precisa tiempo adicional}.
* {repeat!Quedarse un año más en el mismo curso|Sería bueno que repitiera~Que pase de curso con sus compañeros|No vemos ventaja en repetir}.
?* Volver a mirar el caso en {review}.
Materiales: los de {:company}, unos {:money:15..60}.
> {counsellor}
> {report_on}

== es contrato_aparceria
q owner person; landowner, grantor, es:titular; quien pone la tierra
q farmer person; sharecropper, tenant_farmer, works_land; quien la trabaja
q witness person; witness, seen_by, es:testigo; testigo
q scribe person; drawn_up_by, scribe; who wrote the paper for them
q estate phrase; farm, land
q plot id:Pol. ##, parc. ###; cadastral, plot_reference
q area unit:ha 1..70; area, surface, es:superficie
q crop choice:cereal/almonds/vegetables/pasture; crop, cultivated_with, es:cultivo
q share percent; owner_share, owner's_part; parte de la cosecha del dueño
q seeds money:200..3900; seed_cost, advanced_for_seed; what the owner advances
q term duration; term, length_of_contract
q begins date; start, effective, es:inicio
q settle date; settlement_date, accounts_day; cada año, cuándo se hacen cuentas
q notice duration; notice, notice_period; con cuánta antelación se avisa
q house flag; house_included, dwelling; si entra la casa
q water flag; water_right, irrigation_right; si tiene agua de riego
q coop company:Cooperativa {}/Almazara {}/Silos {}; coop, crop_delivered_to; where the crop is taken
q insurer company:Agroseguro {}/Mutua Rural {}; crop_insurer, hail_insurance, es:aseguradora
q insurance_by choice:owner/farmer/both; premium_paid_by, pays_insurance
a deposit money; deposit, security; fianza
a animals number; head_of_cattle, animals; cabezas de ganado
a registry id; registry_number, land_registry; finca registral
---
# Contrato de aparcería
En {:city}, a {:date}, reunidos {owner}, que es dueño o dueña de la tierra, y {farmer}, que la va a labrar, delante de {witness} y escribiendo {scribe}, dicen:

Primero. La finca se llama {estate=El Retamar|Las Pozas|La Hijuela|Valdehierro|El Potrero Grande}, {plot}, y tiene {area}. {water!Le toca agua de la acequia|Entra con su derecho de riego~Es de secano, sin agua|No lleva derecho de riego}. {house!La casa y el corral entran en el trato|Quien labra podrá vivir en el cortijo~La casa queda fuera|No se cede la vivienda}.
Segundo. Se dedicará a {crop?trigo y cebada~almendro~hortaliza~hierba para el ganado}. De lo que se coja, el {share} es para quien pone la tierra; lo demás, para quien pone las manos. Se lleva todo a {coop}.
Tercero. La propiedad adelanta {seeds} para simiente, que se descuentan al hacer cuentas, el {settle}.
Cuarto. Dura {term} desde el {begins}. Quien quiera dejarlo avisará con {notice}.
?Quinto. El pedrisco se asegura en {insurer}; la prima {insurance_by?la paga la propiedad~la paga quien labra~va a medias}.
Y para que conste lo firman por duplicado.
~ Modelo facilitado por {:company}, {:phone}. Asesora: {:person}. Abono del año anterior: {:money:4000..6000}.

== es aviso_retirada_producto
q maker company:Lácteos {}/Conservas {}/Galletas {} S.A.; manufacturer, recalling_company, es:fabricante
q retailer company:Supermercados {}/Almacenes {}/Hiper {}; shop_chain, sold_at; donde se vendió
q agency company:Agencia de Seguridad Alimentaria de {}/Dirección de Salud de {}; food_authority, informed_authority
q product product; product, recalled_article, es:producto
q lot id:L####@; lot, affected_batch, es:lote
q barcode id:84###########; ean, barcode
q best_before date; best_before, expiry
q sold period; sales_period, sold_between
q notice_on date; notice_date, published
q detected date; detected_on, discovered; cuándo se descubrió
q danger phrase; hazard, reason_for_recall
q risk_for choice:everyone/allergy sufferers/children; who_is_at_risk, risk_group
q found_by choice:own check/customer/authority; how_found, discovered_by
q units number:300..42000; units_affected, quantity
q refund money:1..9; refund_per_unit, reimbursed
q receipt_needed flag; receipt_required, proof_needed; si hace falta el tique
q ill flag; illnesses_reported, anybody_ill; si alguien ha enfermado
q hotline phone; hotline, consumer_phone
q spokesperson person; spokesperson, contact_for_press
q quality person; signed_by, quality_head; quien firma la nota
a fine money; fine, sanction; multa
a supplier company; ingredient_supplier, raw_material_from; proveedor del ingrediente
a restart date; back_on_sale, sale_resumes; vuelta a la venta
---
{maker}
^ AVISO IMPORTANTE A LOS CONSUMIDORES
# Retirada de {product=yogur de coco 125 g|galletas de avena|atún en aceite|queso fresco|crema de cacahuete|puré infantil de pera}
= Lote: {lot}
= Código de barras: {barcode}
= Consumo preferente: {best_before}
= Vendido en: {retailer}
= Periodo de venta: {sold}

{found_by?En un control propio~Por la llamada de un cliente~En un muestreo oficial} se descubrió el {detected} {danger=un trocito de metal|leche no declarada en la etiqueta|listeria|un cierre defectuoso del tarro|exceso de histamina}. {risk_for?Nadie debe comerlo~Quien no tiene alergia puede comerlo sin cuidado~Solo hay peligro para los más pequeños}. {ill!Sabemos de algunos casos de malestar, todos leves|Dos personas tuvieron que ir al médico~No tenemos noticia de que nadie haya enfermado|Hasta hoy no se ha comunicado ningún caso}.
Son {units} unidades. Devuélvalas en la tienda y se le abonarán {refund} por cada una; {receipt_needed!no olvide el justificante de compra|es preciso llevar el tique~no hace falta llevar el tique|sin necesidad de justificante}. Lo sabe ya {agency}.
Teléfono gratuito: {hotline}.
?Prensa: {spokesperson}.
Pedimos disculpas.
> {quality}, Calidad
> {notice_on}
~ Otros lotes, como el {:number:1000..9000}, no están afectados. Transporte de devoluciones: {:company}. Gerencia: {:person}.

== es vuelo_fumigacion_drones
q operator company:{} Drones/Aerovisión {}/Vuelos {} S.L.; drone_operator, flown_by_company
q pilot person; remote_pilot, pilot, es:piloto
q observer person; visual_observer, assistant; quien vigila el cielo
q client company; customer, flight_for, es:cliente
q atc person; tower_contact, coordinated_with; with whom it was agreed at the tower
q airfield company:Aeropuerto de {}/Aeródromo de {}; nearest_airfield, control_tower
q reg id:ESP######; operator_number, operator_id
q drone product; aircraft, drone_model
q serial id:DR-####-@@; serial, drone_serial, es:número de serie
q flown date; flight_date, flown_on
q takeoff time; take_off, airborne
q landing time; landing, landed
q height unit:m 20..119; max_height, ceiling
q battery percent; battery_left, charge_at_landing; lo que quedaba al aterrizar
q mission choice:mapping/inspection/filming/spraying; mission, purpose
q over_people flag; over_people, flew_over_people
q incident phrase; incident, occurrence
q place phrase; area, location
q photos number:20..900; pictures, images_taken
q kp number:0..6; kp_index, geomagnetic
a insurance id; insurance_policy, liability_cover; póliza
a price money; price, fee; precio
a next date; next_flight, repeat; próximo vuelo
---
{operator} || Operador {reg}
# Diario de vuelo
= Aeronave: {drone=Halcón 4|Mavia Pro|Hexa 900|Golondrina RTK}
= Serie: {serial}
= Día: {flown}
= Despegue: {takeoff}
= Toma: {landing}
= Techo alcanzado: {height}
= Batería final: {battery}

Trabajo para {client} en {place=la cantera vieja|el parque eólico|los tejados del casco|el embalse|la finca de aguacates}. {mission?Se barrió la zona en pasadas para hacer el plano~Se miraron de cerca palas y tornillos~Planos de recurso para un vídeo~Se aplicó producto sobre el cultivo}. Pilotó {pilot}; {observer} no perdió de vista el aparato. Por cercanía de {airfield} se habló antes con {atc}. {over_people!Por fuerza se cruzó por encima de un grupo de paseantes|Se pasó sobre la gente del mercado, con permiso~En ningún momento se voló sobre personas|No había nadie debajo}.
[{photos} fotos descargadas.] Índice Kp {kp}, viento {:number:2..25} km/h.
?Suceso: {incident=pérdida de señal tres segundos|una gaviota se acercó demasiado|aterrizaje brusco, hélice rota|brújula sin calibrar al inicio}.
~ Última revisión del aparato: {:date}, {:company}. Responsable de seguridad: {:person}.

== es hermandad_papeleta_sitio
q brotherhood company:Hermandad de {}/Cofradía de {}/Archicofradía {}; brotherhood, confraternity
q brother person; member, walks_in_procession; quien sale
q elder person; senior_brother, head_of_brotherhood; hermano mayor
q secretary person; secretary, ticket_issued_by, es:secretario
q section_chief person; section_leader, follow_orders_of; diputado de tramo
q seniority number:1..2400; seniority_number, member_no; antigüedad
q ticket id:PS-####; ticket, place_ticket
q role choice:candle bearer/cross bearer/float bearer/altar server; role, carries
q section number:1..14; section, stretch
q procession date; procession_date, day_out
q issued date; issue_date, given_out, es:fecha de expedición
q gather time; be_there_at, doors_close; a qué hora hay que estar
q leaves time; sets_out, cross_leaves, es:salida
q back time; return, back_in_church
q alms money:10..60; contribution, alms
q robe_own flag; own_robe, has_robe; si la túnica es suya
q robe_deposit money:61..90; robe_deposit, deposit
q church company:Iglesia de San {}/Parroquia de Santa {}/Capilla {}; church, starts_from
q rain_plan phrase; if_rain, rain_rule
a band company; marching_band, music; banda
a phone phone; member_phone, phone; teléfono del hermano
a height unit; height, stature; altura
---
^ {brotherhood}
# Papeleta de sitio {ticket}
= Hermano/a: {brother}
= Antigüedad: {seniority}
= Tramo: {section}
= Limosna: {alms}

Nuestra estación de penitencia será, Dios mediante, el {procession}. Deberá presentarse en {church} a las {gather}, con la túnica puesta y por el camino más corto. La cruz de guía sale a las {leaves} y se recoge a las {back}. {role?Llevará un cirio~Llevará una cruz al hombro~Irá debajo del paso, de costalero~Ayudará como acólito, con dalmática}. Obedecerá en todo a {section_chief}, que gobierna su tramo.
{robe_own!Viste túnica propia|La túnica es suya~La túnica es de la hermandad y ha de devolverla limpia|Se le presta la túnica}[; fianza por prendas: {robe_deposit}].
?En caso de lluvia, {rain_plan=esperen dentro la decisión|no se sale|se acorta el recorrido|se abre el templo para rezar ante los titulares}.

Expedida el {issued}
Secretaría: {secretary} || Vº Bº {elder}
~ Flores: {:company}. Cera: {:number:100..900} kg. Casa de hermandad: {:street}, {:person}. Cabildo: {:date}.

== es fe_de_vida_pension
q fund company:Caja de Pensiones {}/Instituto de Previsión {}/Mutualidad {}; pension_fund, payer, addressed_to_body; who pays the pension
q consulate company:Consulado de {}/Registro Civil de {}/Juzgado de Paz de {}; certifying_office, certified_at; ante quién se acredita
q pensioner person; beneficiary, living_person
q official person; certifying_officer, official
q helper person; accompanied_by, helper; who came along
q pension_no id:##/#######-#; pension_number, benefit_ref
q doc id:@#######; identity_document, passport_no; documento exhibido
q doc_until date; document_expires, id_valid_until
q born date; birth_date, dob, es:fecha de nacimiento
q appeared date; appearance_date, certified_on; día en que se presentó
q deadline date; to_be_returned_by, deadline
q home address; address, residence, es:domicilio
q status choice:single/married/widowed/divorced; marital_status, civil_status
q working flag; still_working, gainful_activity; si trabaja todavía
q moved flag; address_changed, moved
q amount money:300..1900; monthly_pension, benefit_amount
q account iban; paid_into, account
q country country; lives_in, country_of_residence
a spouse person; spouse, partner; cónyuge
a doctor person; doctor, medical_officer; médico
a retired date; retired_on, retirement_date; fecha de jubilación
---
{fund}
Pensiones al exterior || Pensión {pension_no}

# Certificado de vida y estado
A rellenar ante la autoridad y devolver antes del {deadline}; si no, se parará el pago ({amount} al mes, en la cuenta {account}).

{consulate}. El {appeared} se ha presentado en persona {pensioner}, que nació el {born}, y lo acredita con {doc}, en vigor hasta el {doc_until}. Reside en {home}, país: {country}. [Vino con {helper}, por tener la vista cansada.]

Declara que su estado es el de {status?persona soltera~persona casada~viudez~divorcio}. {working!Que sigue trabajando unas horas por cuenta ajena|Que tiene todavía actividad remunerada~Que no ejerce trabajo alguno|Que dejó del todo el trabajo}. {moved!Que el domicilio no es el del año pasado|Que ha cambiado de casa~Que sigue en la misma casa|Que no ha cambiado de domicilio}.

Doy fe: {official}
~ Preguntas: {:email}, {:person}. Este impreso sustituye al del {:date}. Envío por {:company}.
== es carta_cooperante
q ngo company:Cooperación {}/Manos de {}/Fundación {}; aid_organisation, sender_organisation, running_the_project; body that runs the project
q donor company; funder, addressee, grant_giver, es:donante; quien pone el dinero y recibe la carta
q donor_rep person; addressed_to, contact_at_donor; person to whom the letter is written
q local company:Cooperativa {}/Asociación de Mujeres de {}/Comunidad {}; local_partner, counterpart; group in the village that works along
q local_lead person; village_leader, local_contact; quien manda en la contraparte
q writer person; project_coordinator, author, signed_by
q mason person; head_mason, builder; who built it
q project id:PR-##-@@@; project_code, grant_ref
q construction phrase; built_work, object_of_grant
q country country; country, where_the_project_is
q village city; village, place
q written date; letter_date, dated
q opened date; inauguration, in_use_since; desde cuándo funciona
q next_report date; next_report, report_due
q spent money:4000..60000; spent_so_far, expenditure; what has been used until now
q remaining money:200..3900; remaining, unspent
q families number:20..900; beneficiaries, families_served; a cuántas familias sirve
q delay flag; behind_schedule, delayed; si va con retraso
q more_money flag; extra_funds_asked, asks_for_more; whether more money is asked for
q water choice:river/well/rain/pipe; water_source, supplied_from; de dónde sale el agua
a account iban; account, transfer_to; cuenta
a audit company; auditor, audited_by; auditoría
a depth unit; depth, drilled_depth; profundidad
---
{ngo}
Proyecto {project} · {country}

{donor}
A la atención de {donor_rep}

> {written}
Querida gente:
Les escribo con barro todavía en las botas. {construction=El lavadero|La escuelita|El molino de maíz|El dispensario|El vivero comunal} de {village} está en pie y funciona desde el {opened}. Lo levantó {mason} con gente de aquí, y el agua la tomamos {water?del río, con un filtro de arena~de un pozo que hicimos al lado~del tejado, cuando llueve~de la tubería del municipio}. Sirve a {families} familias.
{delay!No les voy a engañar: vamos tarde, por las lluvias|Hemos perdido dos meses que no recuperaremos~Vamos según lo previsto|Por una vez, todo en fecha}. Llevamos gastados {spent} y quedan {remaining}, que irán a la valla. {more_money!Si pudieran ayudarnos con algo más, pondríamos luz|Me atrevo a pedirles un pequeño esfuerzo añadido~No les pedimos nada más, alcanza con lo que hay|Con lo recibido basta}.
La contraparte, {local}, cumple de sobra; {local_lead}, que la preside, les manda saludos y un saco de maíz.
?Volveré a informarles el {next_report}.
Un abrazo grande,
{writer}
~ Cemento: {:company}, {:number:40..200} sacos. Voluntaria de paso: {:person}. Visita del ministerio: {:date}.

== es protocolo_traslado_ambulancia
q service company:Ambulancias {}/Emergencias {}/SAMU {}; ambulance_service, carrier
q from_place company:Residencia {}/Centro de Salud {}/Hospital Comarcal {}; picked_up_from, origin; de dónde sale
q to_place company:Hospital Universitario {}/Clínica {}/Instituto Oncológico {}; taken_to, destination
q patient person; transported_person, patient_name, es:paciente
q driver person; driver, at_the_wheel, es:conductor
q nurse person; nurse_on_board, attended_by
q ordering person; ordering_doctor, requested_by; médico que pide el traslado
q receiving person; received_by, handed_over_to; quien se hace cargo a la llegada
q unit id:A-###; vehicle, ambulance_number
q job id:TR######; trip_number, service_no
q day date; transport_date, date
q departed time; departure, left_at
q arrived time; arrival, arrived_at
q km number:4..240; distance, kilometres
q reason phrase; reason, why_moved, es:motivo
q position choice:lying/seated/wheelchair; transport_position, how_carried
q oxygen flag; oxygen_given, needs_oxygen
q companion person; relative_on_board, companion; familiar que acompaña
q payer company:Mutua {}/{} Salud/Seguridad Social de {}; billed_to, payer; a quién se cobra
q sats percent; saturation, spo2
a return_at time; return_trip, back_at; hora de vuelta
a born date; date_of_birth, dob; nacimiento
a cost money; price, charge; importe
---
{service} || Servicio {job}
# Hoja de traslado
= Fecha: {day}
= Unidad: {unit}
= Paciente: {patient}
= Origen: {from_place}
= Destino: {to_place}
= Salida: {departed}
= Llegada: {arrived}
= Kilómetros: {km}

Lo pide {ordering}, para {reason=una resonancia|sesión de diálisis|ingreso en planta|consulta de cardiología|volver a casa tras el alta|cura de la herida}. {position?Va tumbado en camilla~Puede ir sentado~Viaja en su silla, anclada al suelo}. {oxygen!Con gafas nasales a dos litros|Necesitó mascarilla todo el camino~Respira aire, sin aporte|No precisó oxígeno}; saturación {sats}, tensión {:number:100..150}.
?Le acompaña {companion}.
Al volante, {driver}; detrás, {nurse}. Sin novedad en ruta. Entregado a {receiving}, que firma.
A cargo de {payer}.
~ Limpieza de cabina: {:time}. Combustible: {:company}. Coordinación: {:person}, {:phone}. Próxima ITV: {:date}.

== es licencia_actividad_bar
q council company:Ayuntamiento de {}/Municipalidad de {}/Alcaldía Local de {}; licensing_authority, granted_by, es:ayuntamiento
q holder company:Hostelería {} S.L./Bar {}/Gastronomía {}; licence_holder, operator; quien explota el local
q manager person; person_in_charge, named_manager; encargado del local
q landlord person; owner_of_premises, lets_the_premises; de quién es el local
q technician person; project_engineer, certified_by_engineer; técnico que firma el certificado final
q fire_officer person; fire_inspector, fire_check_by; bombero que lo vio
q mayor person; signs, granting_authority
q licence id:AC-###/####; licence_number, permit
q premises street; premises, location
q trade_name phrase; trade_name, name_on_sign; rótulo
q granted date; granted_on, decision
q sound_test date; sound_test, noise_measured; día de la medición de ruido
q renew date; renewal_date, expires
q db unit:dB 22..38; noise_level, measured_noise; what was measured in the flat above
q max_people number:25..190; capacity, max_guests
q closes time; closing_time, last_orders
q terrace flag; terrace_allowed, outdoor_seats
q music choice:live music/background only/none; music, entertainment
q tables number:3..20; tables_inside, indoor_tables
q fee money:200..2900; licence_fee, charge, es:tasa
a rent money; rent, monthly_rent; alquiler
a hygiene date; hygiene_inspection, health_check; inspección de sanidad
a alcohol_no id; alcohol_permit, liquor_licence; registro de alcohol
---
{council}
Licencias y Disciplina || {licence}

# Se concede licencia de funcionamiento
a {holder}, para el local de {premises}, propiedad de {landlord}, con el rótulo «{trade_name=La Esquina|El Botijo|Café Levante|Tasca Morales|La Parada|Bodegón 12}», bajo estas condiciones:

* Responde ante la inspección {manager}.
* Caben {max_people} personas, en {tables} mesas, y se cierra a las {closes}, media hora más tarde las vísperas.
* {terrace!Puede sacar a la acera mesas y sillas|Se autoriza velador en la calle~No se permiten mesas fuera|La calle ha de quedar sin mesas}.
* {music?Se admiten conciertos hasta medianoche~Puede haber hilo musical, sin actuaciones~No habrá música de ninguna clase}.
* El ruido medido el {sound_test} en la vivienda de arriba fue de {db}; no podrá pasar de {:number:39..45} dB.
Constan el certificado final de {technician} y el informe de {fire_officer}, de Bomberos, con dos salidas y {:number:2..6} extintores.
= Tasa: {fee}
= Renovación: {renew}
Dado el {granted}. {mayor}, Alcaldía
~ Máquinas de juego: {:company}. Quejas: {:phone}, agente {:person}.

== es comunicado_huelga
q union company:Sindicato {}/Unión Obrera de {}/Federación {}; union, calling_body, convened_by
q company_name company; employer, struck_company
q leader person; strike_leader, spokesperson; quien habla por los trabajadores
q hr person; company_negotiator, hr_manager; quien negocia por la empresa
q arbiter person; mediator, labour_mediator
q authority company:Delegación de Trabajo de {}/Dirección Laboral {}/Inspección del Trabajo de {}; labour_authority, notified_to
q ref id:H/###-##; strike_register, reference
q filed date; notice_filed, registered_on
q starts date; strike_begins, first_day
q met date; last_meeting, talks_held
q vote percent; vote_in_favour, ballot_result; votos a favor
q workers number:40..3200; workers_called, headcount
q minimum percent; minimum_service, minimum_staff; servicios mínimos
q raise percent; pay_rise_asked, demand_percent; subida que se pide
q offered money:200..900; one_off_offer, company_offer; paga única que ofrece la empresa
q kind choice:indefinite/one day/partial hours; duration_type, form_of_strike
q cause phrase; cause, grievance, es:causa
q talks flag; negotiation_open, still_talking; si se sigue negociando
q rally_at time; rally_time, gathering
q rally_place phrase; rally_place, meeting_point
a fund iban; strike_fund, account; caja de resistencia
a contract_end date; agreement_expires, agreement_end; fin del convenio
a judge person; judge, court; juez
---
{union}
^ COMUNICADO
# ¡A la huelga!
La asamblea de {company_name} ha dicho basta. Con un {vote} de los votos, los {workers} que formamos la plantilla pararemos {kind?desde el día señalado y hasta que haya acuerdo~una sola jornada, la señalada~tres horas por turno cada día} a partir del {starts}. El motivo: {cause=el despido de doce compañeras|las jornadas de doce horas|el cierre de la planta vieja|los sueldos congelados|el traslado forzoso}.

En la reunión del {met}, {hr}, por la dirección, puso sobre la mesa una paga única de {offered}. Nosotros pedimos un {raise} de subida. {talks!Seguimos sentados a hablar, mañana mismo|La mesa continúa abierta~No hay más reuniones previstas: se levantaron|La negociación está rota}. Media {arbiter}.
Habrá servicios mínimos del {minimum}. El preaviso se registró el {filed} en {authority} ({ref}).

?Concentración a las {rally_at} en {rally_place=la puerta principal|la glorieta|el Ayuntamiento|la plaza de los Obreros|el puente}.
{leader}, por el comité
~ Nos apoyan {:company} y {:person}. Caravana de coches: {:date}. Infórmate: {:phone}, {:url}.

== es informe_vivienda_tasacion
q appraiser company:{} Tasaciones/Tasadora {}/Valoraciones {}; valuation_company, appraised_by_firm
q surveyor person; valuer, visited_by
q bank company:Banco {}/Caja {}/Crédito {}; lender, for_bank, mortgage_lender
q requester person; applicant, ordered_by; quien pide la tasación
q seller person; present_owner, registered_owner; dueño actual según registro
q opened_by person; let_in_by, shown_by; quien enseñó la casa
q ref id:T######-##; appraisal_number, report_ref
q visited date; visit_date, inspected_on
q issued date; report_date, issued, es:fecha de expedición
q expires date; valid_until, expiry
q home address; property, address_of_property, es:domicilio
q registry_no id:Finca #####; land_registry_entry, title_no
q built year; year_of_construction, built
q usable unit:m² 38..160; usable_area, floor_space
q gross unit:m² 161..240; built_area, gross_area; con zonas comunes
q value money:60000..480000; appraised_value, mortgage_value
q per_m money:900..3900; price_per_metre, unit_value
q occupied choice:empty/owner lives there/let; occupancy, who_lives_there
q lift flag; lift, elevator
q defect phrase; defect, observation
q encumbered flag; encumbered, mortgage_registered; si tiene cargas
a price money; purchase_price, agreed_price; precio de compra
a floor short; floor, storey; planta
a energy short; energy_class, energy_rating; calificación energética
---
{appraiser}
~ Homologada con el n.º {:number:1000..5000}
# Informe de tasación {ref}
= Solicitante: {requester}
= Entidad: {bank}
= Inmueble: {home}
= Inscripción: {registry_no}
= Visita: {visited}
= Superficie útil: {usable}
= Construida con comunes: {gross}

Figura como titular registral {seller}. {encumbered!Sobre la finca pesa una hipoteca sin cancelar|Hay un embargo anotado~Libre de cargas según nota simple|No constan cargas}. El edificio es de {built}; {lift!con ascensor hasta el último rellano|hay ascensor~se sube a pie|carece de ascensor}. Abrió la puerta {opened_by}. {occupied?No vive nadie y está sin muebles~Reside en ella la propiedad~Está alquilada, según contrato que se vio}.
?Se observa {defect=una grieta en el salón|humedad en el baño|carpintería antigua|instalación eléctrica sin toma de tierra|falta de aislamiento}.
Testigos: {:number:4..9} pisos parecidos, entre {:money:4000..5000} y {:money:5100..6000} por metro en mejor zona.
= Valor por m²: {per_m}
= VALOR DE TASACIÓN: {value}
Emitido el {issued}; caduca el {expires}.
> {surveyor}
~ Archivo: {:company}. Revisado por {:person}.

== es solicitud_cambio_turno
q firm company; employer, workplace
q asker person; requesting_worker, wants_to_swap; quien pide el cambio
q swapper person; colleague, takes_over_shift; quien le cubre
q chief person; supervisor, approved_by
q rep person; works_council, staff_rep; delegado sindical que lo vio
q centre phrase; site, section
q staff_no id:E####; staff_number, employee_id; de quien pide
q asked date; request_date, dated
q give_up date; shift_given_up, day_off_wanted; día que deja libre
q take_on date; shift_taken, worked_instead; día que trabajará a cambio
q shift choice:morning/afternoon/night; shift_given, shift_kind
q hours number:4..12; hours, shift_length
q reason phrase; reason, grounds, es:motivo
q bonus_lost money:10..90; bonus_lost, supplement; plus que deja de cobrar
q agreed flag; approved, permitted
q swaps_so_far number:1..6; swaps_this_year, swaps_so_far; cambios que lleva este año
q answered date; decision_date, answered_on
a phone phone; phone_of_worker, mobile; teléfono
a salary money; salary, pay; sueldo
a holidays number; holidays_left, days_left; vacaciones pendientes
---
{firm}
{centre=Planta de envasado|Cocina central|Urgencias, celadores|Almacén 3|Recepción|Torre de control}
# Permuta de turno
Yo, {asker}, ficha {staff_no}, pido librar el {give_up}, que me toca {shift?de mañana~de tarde~de noche} ({hours} horas), por {reason=el bautizo de mi sobrina|una mudanza|cita con el especialista|exámenes en la universidad|cuidar de mi padre}. A cambio trabajaré el {take_on}. Me sustituye {swapper}, que está de acuerdo y firma abajo. Sé que pierdo el plus de {bonus_lost} y que con este van {swaps_so_far} cambios en lo que va de año (el convenio permite {:number:7..12}).
> {asked}

## A rellenar por la jefatura
{agreed!Conforme, se cambia el cuadrante|Autorizado~No puede ser: ese día falta gente|Denegado por necesidades del servicio}. {answered}. {chief}
?Visto por el comité: {rep}
~ Cuadrantes elaborados con programa de {:company}. Archivar {:number:1..5} años. Nóminas: {:person}. Próximo cuadrante: {:date}.

== es albergue_peregrino
q hostel company:Albergue {}/Hospital de Peregrinos {}/Casa {}; hostel, stayed_at
q friends company:Asociación de Amigos del Camino de {}/Cofradía de {}; association, run_by; quien lo lleva
q pilgrim person; guest, walker
q host person; hospitalero, host_volunteer, welcomed_by
q from_town city; slept_last_night, came_from
q goal city; heading_for, next_stage; hasta dónde piensa andar mañana
q home country; home_country, nationality, es:país de origen
q started_on date; walking_since, began_walking
q night date; night, arrival
q stamp id:S-####; stamp_number, entry_no
q credential id:C######; pilgrim_passport, credential_no
q means choice:on foot/bicycle/horse; way_of_travel, travels_by
q stage unit:km 12..41; today_distance, stage_length
q donation money:5..20; donation, paid
q blisters flag; foot_care, needs_treatment; si trae los pies mal
q bunk number:1..60; bunk, bed
q nearby company:Centro de Salud {}/Farmacia {}; nearest_care, care_nearby
q note phrase; note, what_they_say
q wakes time; lights_on, wake_up
a age number; age, years_old; edad
a phone phone; phone, mobile; teléfono
a luggage company; luggage_service, bag_transport; transporte de mochilas
---
{hostel}
~ Atendido por {friends}
# Hoja del libro de peregrinos · {stamp}
= Peregrino/a: {pilgrim}
= País: {home}
= Credencial: {credential}
= Noche del: {night}
= Litera: {bunk}

Llega {means?andando~en bici~a caballo, que duerme en el prado} de {from_town}, {stage} en las piernas, y mañana tira para {goal}. Echó a andar el {started_on}. {blisters!Trae ampollas; le hemos curado y le mandamos a|Cojea: le dimos pomada y las señas de~Los pies, de maravilla; no le hizo falta pasar por|Viene entero, no necesita visitar} {nearby}.
Dejó {donation} en la caja. Le recibió {host}.
?Escribe en el libro: «{note=El silencio de la meseta|Gracias por la sopa|Vine por mi hermano|La lluvia también es camino|Nunca dormí tan bien}».
La luz se enciende a las {wakes}; a las ocho, todos fuera. Cena comunitaria con {:person} a la guitarra.
~ Plazas: {:number:61..90}. Pan de {:company}. Cerrado desde el {:date}.
== es parte_meteorologico_estacion
q service company:Servicio Meteorológico de {}/Observatorio {}/Red Climática {}; weather_service, network
q observer person; observer, read_by; quien lee los aparatos
q reviser person; checked_by, validated_by; quien dio por buenos los datos
q host company:Convento de {}/Instituto {}/Embalse de {}; host_of_station, stands_at; en qué sitio está la garita
q station id:E-###@; station_code, station
q month month; month, period_covered
q altitude unit:m 4..2400; elevation, metres_above_sea
q hottest unit:°C 22..44; maximum, highest_temp
q hottest_on date; day_of_maximum, hottest_day
q coldest unit:°C 0..12; minimum, lowest_temp
q rain unit:mm 1..240; rainfall, total_precipitation; agua caída en todo el mes
q wettest unit:mm 1..60; wettest_day, max_daily_rain; lo más que llovió en un solo día
q gust unit:km/h 30..140; strongest_gust, max_wind
q frost flag; frost, froze; si heló
q gap flag; missing_data, data_gap; whether readings are missing
q gauge choice:replaced/cleaned/untouched; rain_gauge, gauge_state; qué se hizo con el pluviómetro
q sent date; sent_on, reported
q remark phrase; remark, phenomenon
a snow unit; snow_depth, snow; nieve
a humidity percent; humidity, relative_humidity; humedad
a battery date; battery_changed, battery; cambio de pila
---
{service}
Estación {station}, instalada en {host}, a {altitude}
# Resumen de {month}
= Máxima: {hottest} (el {hottest_on})
= Mínima: {coldest}
= Lluvia del mes: {rain}
= Día más lluvioso: {wettest}
= Racha: {gust}

{frost!Heló dos madrugadas|Hubo escarcha dentro del huerto y hielo en el cubo~No llegó a helar|Ninguna helada}. {gap!Faltan las lecturas de tres días, por enfermedad|El registrador se paró y hay huecos~Serie completa|No falta ninguna lectura}. {gauge?El pluviómetro rajado se cambió por otro~Se quitaron hojas y una araña del pluviómetro~El pluviómetro sigue como estaba}.
?Curiosidades: {remark=arco iris doble|calima dos días|primera golondrina|tormenta seca|niebla meona}.
Leyó todos los días a las {:time} {observer}. Remitido el {sent}.
Datos dados por buenos: {reviser}
~ Normal del periodo: {:number:10..200} mm. Aparatos de {:company}. Visita de mantenimiento: {:date}, {:person}.

== es ficha_cata_aceite
q board company:Panel de Cata {}/Laboratorio Agroalimentario {}/Denominación {}; tasting_panel, issued_by
q mill company:Almazara {}/Oleícola {}/Cooperativa {}; oil_mill, producer, sent_in_by
q head person; panel_leader, signed_by
q taster person; guest_taster, invited_taster
q courier person; brought_by, delivered_by; quien trajo las muestras
q sample id:A-###/##; sample_code, coded_as
q oil product; variety, oil
q crop_year phrase; season, campaign
q received date; received_on, arrived
q tasted date; tasting_date, tasted_on
q grade choice:extra virgin/virgin/lamp oil; category, class_of_oil
q fruity number:1..9; fruitiness, fruity_score
q bitter number:1..9; bitterness, bitter_score
q defect phrase; defect, off_flavour
q acidity percent; acidity, free_acidity
q tank id:B##; tank, from_tank
q litres unit:l 500..40000; quantity_in_tank, volume
q tasters number:8..12; number_of_tasters, panel_size
q repeat flag; second_tasting, to_be_repeated; si hay que repetir la cata
a price money; price, price_per_kilo; precio
a harvest date; picking_date, picked_on; recogida
a bottler company; bottled_by, bottler; envasadora
---
{board} || Muestra {sample}
# Valoración sensorial
Remite: {mill}, depósito {tank}, con {litres} de {oil=picual|arbequina|hojiblanca|cornicabra|coratina}, campaña {crop_year=24/25|23/24|2025|última}.
= Recibida: {received}, de manos de {courier}
= Catada: {tasted}
= Catadores: {tasters}
= Frutado: {fruity}
= Amargo: {bitter}
= Acidez: {acidity}
?= Defecto: {defect=atrojado|rancio|avinado|borras|metálico}

A la vista de las copas azules, {grade?lo mejor que puede ser un aceite: sin tacha ninguna~se puede envasar, aunque con un leve defecto~no es para el consumo; habrá que refinarlo}. {repeat!Los catadores discreparon mucho y se volverá a probar|La dispersión obliga a otra cata~Resultado firme, no se repite|No procede nueva cata}.
Nos acompañó en la mesa {taster}, de {:company}.
> {head}, jefatura de panel
~ Temperatura de la copa: {:number:26..30} °C. Contramuestra en frío hasta {:date}. Secretaría: {:person}.

== es acta_retirada_vehiculo_grua
q tow company:Grúas {}/Auxilio {}/Remolques {}; towing_company, towed_by
q police company:Policía Local de {}/Tránsito de {}/Guardia Urbana de {}; ordering_police, ordered_by
q agent_no id:P-####; officer_number, badge
q officer person; officer, ordering_officer; agente que mandó retirarlo
q operator person; tow_driver, crane_operator
q collector person; collected_by, released_to; quien lo recoge
q clerk person; depot_clerk, released_by; quien atiende en el depósito
q plate id:#### @@@; plate, vehicle_plate, es:matrícula
q car product; make, vehicle
q taken_on date; towed_on, removal_date
q taken_at time; removal_time, towed_at
q back_on date; release_date, collected_on
q spot street; removed_from, where_parked
q why choice:disabled bay/blocked exit/street event/abandoned; reason, ground
q tow_fee money:60..180; towing_fee, removal_charge
q storage money:5..30; storage_per_day, daily_storage; por día
q fine money:181..400; penalty, fine
q damage flag; prior_damage, damaged_before; si ya tenía golpes
q inside phrase; objects_inside, seen_inside
q depot street; depot, kept_at
a owner_phone phone; owner_phone, phone; teléfono del dueño
a km unit; mileage, km; kilómetros
a insurer company; insurer, insurance; seguro
---
{tow}
Servicio municipal de grúa · Depósito: {depot}
# Acta de retirada
= Vehículo: {car=Dacia Lógica blanco|furgoneta Berli gris|moto Vespina|Corso rojo de tres puertas|Nisán azul}
= Placa: {plate}
= Retirado: {taken_on}, {taken_at}
= De: {spot}

Por orden de {officer} ({agent_no}), de {police}. {why?Ocupaba la plaza azul con la silla de ruedas pintada~Tapaba la salida de un garaje y el dueño no aparecía~Estaba en el recorrido de la cabalgata~Llevaba meses sin moverse, con las ruedas pinchadas}. Enganchó {operator}. {damage!Se anota aleta abollada y faro roto antes de moverlo|Presentaba golpes previos, fotos aparte~Carrocería sin golpes a la vista|No se aprecian daños anteriores}. [Dentro se ven {inside=una sillita de niño|bolsas de la compra|herramientas|papeles en el salpicadero|una guitarra}.]
+++
## Salida del depósito
Se entrega el {back_on} a {collector}, que paga {tow_fee} de enganche y {storage} por cada día de estancia. La multa, {fine}, va aparte y llega por correo.
Atendió {clerk}
+++
~ Recurso ante {:company} en {:number:10..30} días. Horario: {:time} a {:time}. Jefe de servicio: {:person}.

== es convocatoria_ensayo_clinico
q sponsor company:{} Farma/Laboratorios {}/Biotec {}; sponsor, trial_sponsor
q site company:Hospital {}/Clínica Universitaria {}/Instituto {}; trial_site, carried_out_at, es:lugar
q ethics company:Comité de Ética de {}/Comité de Investigación {}; ethics_committee, approved_by_body
q investigator person; principal_investigator, responsible_doctor
q nurse person; study_nurse, first_contact; a quién llamar primero
q nurse_phone phone; study_phone, contact_phone
q volunteer person; participant, consenting_person, es:voluntario
q informer person; explained_by, information_given_by; quien se lo explicó
q code id:EC-####-##; protocol, study_code
q drug product; study_drug, tested_medicine
q illness phrase; condition, disease
q approved date; approval_date, ethics_approval
q consent date; consent_date, signed_on
q visits number:3..14; visits, number_of_visits
q length duration; duration, study_length
q travel money:10..90; travel_refund, per_visit
q placebo flag; placebo_used, placebo
q blood unit:ml 5..90; blood_taken, blood_per_visit
q phase choice:first in humans/dose finding/large comparison; phase, stage
q samples_kept flag; samples_stored, may_store_samples; si deja guardar sus muestras
a insurance id; policy, insurance_number; póliza
a results date; results_date, results; resultados
a gp person; family_doctor, gp; médico de cabecera
---
{site}
# Hoja de información y consentimiento
Estudio {code}, promovido por {sponsor}, con el visto bueno de {ethics} ({approved}).

Le invitamos a probar {drug=ZX-114|lumarina oral|parche de neridol|vacuna R-7|gel Cicatrel} para {illness=la migraña|la psoriasis|el asma|la artrosis de rodilla|el insomnio}. {phase?Es la primera vez que se da a personas~Se busca cuál es la cantidad que mejor va~Se compara con lo habitual en miles de personas}. {placebo!La mitad tomará una pastilla sin nada dentro, por sorteo|Podría tocarle un comprimido inactivo~Todos reciben el medicamento de verdad|No hay grupo con pastilla inactiva}.
Serán {visits} visitas en {length}; en cada una se le sacarán {blood} de sangre y se le abonarán {travel} para el viaje. Puede dejarlo cuando quiera sin dar razones.
Dirige el estudio {investigator}. [Para cualquier cosa llame antes a {nurse}, {nurse_phone}.]
+++
## Consentimiento
Yo, {volunteer}, he leído esta hoja y he podido preguntar a {informer}, que me lo explicó. {samples_kept!Dejo que guarden mis muestras para más adelante|Sí a conservar lo que sobre~No quiero que se guarde nada mío al acabar|No autorizo a conservar muestras}.
{consent}, {:city}
+++
~ Versión {:number:1..6} de {:date}. Monitor: {:company}, {:person}. Centros participantes: {:number:3..40}.

== es informe_poda_arbol
q firm company:Arboricultura {}/{} Jardines/Árboles y Paisajes {}; tree_surgeon, prepared_by_firm
q client company:Ayuntamiento de {}/Comunidad de Propietarios {}/Colegio {}; ordered_by, owner_of_tree, es:cliente
q arborist person; arborist, assessed_by
q climber person; climber, done_by; quien trepará
q neighbour person; complainant, worried_neighbour; quien avisó
q tree_no id:A-####; tree_number, tag
q species choice:plane/pine/elm/palm; species, kind_of_tree
q height unit:m 5..34; height, tree_height
q girth unit:cm 60..380; girth, trunk_circumference
q age number:20..240; estimated_age, age_years
q seen date; inspected, visit_date
q cut_by date; work_before, deadline
q nest date; not_before, after_nesting; antes de qué día no se puede tocar por los nidos
q finding phrase; finding, defect
q advice choice:fell/prune/leave; recommendation, advice
q risk flag; dangerous, immediate_risk; si hay peligro inmediato
q protected flag; protected_tree, listed
q price money:120..2600; quote, price, es:precio
q street street; location, where
q truck unit:m 12..28; crane_height, platform_height
a permit id; felling_permit, permit; permiso
a planted year; planting_year, planted; año de plantación
a insurer company; insurer, insured; seguro
---
{firm}
{:street} · {:phone}

Para: {client}
# Dictamen sobre el árbol {tree_no}
Lo vi el {seen} en {street}, después de que {neighbour} llamara con miedo por las ramas. Es {species?un plátano de sombra~un pino piñonero~un olmo viejo~una palmera canaria}, de {height} y {girth} de perímetro, de unos {age} años. Encuentro {finding=una cavidad en la cruz|hongos en la base|raíces cortadas por la zanja|picudo en la corona|una horquilla rajada}. {risk!Puede caer cualquier día de viento: hay que acotar la acera ya|Existe peligro inmediato~No corre prisa, aguanta|Sin peligro a corto plazo}. {protected!Está en el catálogo municipal de árboles singulares|Goza de protección~No está catalogado|Carece de protección legal}.

Mi consejo: {advice?quitarlo entero y plantar otro~aligerar la copa un tercio y nada más~no tocarlo y volver a mirarlo en un año}. Los nidos obligan a esperar al {nest}; lo dejaría listo antes del {cut_by}. [Subirá {climber}, con plataforma de {truck}.]
Coste: {price}, leña retirada.
> {arborist}
~ Resistógrafo de {:company}, {:number:3..12} perforaciones. Copia a {:person}. Presupuesto válido hasta {:date}.

== es hoja_caja_solidaria_prestamo
q fund company:Caja Solidaria {}/Cooperativa de Ahorro {}/Microcréditos {}; lender, savings_group
q borrower person; borrower, member
q guarantor person; guarantor, stands_surety; quien responde si no paga
q treasurer person; paid_out_by, treasurer
q president person; chair, presides
q promoter person; field_officer, visited_by; quien fue a ver el negocio
q loan id:PR-####; loan_number, credit_no
q given date; disbursed_on, paid_out
q first_due date; first_instalment, first_due
q last_due date; last_instalment, ends
q sum money:200..4000; loan_amount, principal
q monthly money:20..190; instalment, monthly_payment
q rate percent; interest, monthly_interest
q savings money:30..199; savings, own_savings; lo que tiene ahorrado
q business choice:food stall/sewing/poultry/transport; business, used_for
q first_loan flag; first_time, new_borrower
q late flag; has_been_late, late_before; si antes se retrasó
q bank company:Banco {}/Fundación {}/Fondo {}; refinanced_by, backing_bank
q community city; community, branch_town
a phone phone; phone_of_borrower, phone; celular
a dni id; id_card, national_id; cédula
a collateral money; collateral_value, pledge; valor de la prenda
---
{fund}
Grupo de {community} · con fondos de {bank}
# Pagaré y hoja de crédito {loan}
Hoy {given} se entregaron a {borrower} {sum} en mano, contados por {treasurer} delante de todas. Pagará {monthly} cada mes desde el {first_due} hasta el {last_due}, al {rate} mensual.

{business?Con eso comprará una plancha y ollas para vender comida~Es para una máquina de coser y telas~Es para cien pollitos y alimento~Es para arreglar el mototaxi}. Fue a ver el negocio {promoter} y dio buen informe. {first_loan!Es la primera vez que pide|Socia nueva en crédito~Ya sacó otros créditos con nosotras|No es su primer crédito}. {late!Una vez se atrasó dos cuotas y luego cumplió|Registra atrasos anteriores~Nunca se ha atrasado|Sin atrasos}. Ahorro a la fecha: {savings}.
?Si no pudiera, responde {guarantor}.

Preside la reunión {president}. Firman o ponen huella.
~ Asistieron {:number:9..30} socias. Seguro de vida: {:company}. Próxima reunión: {:date}, en casa de {:person}. Multa por faltar: {:money:1..5}.

== es informe_restauracion_retablo
q workshop company:Restauraciones {}/Taller {}/Conservación {} S.L.; restorer_firm, workshop
q owner company:Parroquia de {}/Catedral de {}/Convento de {}; owner_of_work, custodian, es:titular
q funder company:Fundación {}/Diputación de {}/Obra Social {}; sponsor, paid_by
q restorer person; lead_restorer, carried_out_by
q historian person; art_historian, attributed_by; quien lo atribuye
q priest person; handed_back_to, custodian_person; a quién se devuelve
q maker person; artist, attributed_to, es:fabricante
q dated year; date_of_work, year_made
q work phrase; object, work_of_art
q job id:RT-##/##; job_number, file
q taken_in date; taken_in, arrived_in_workshop
q handed_back date; returned_on, handed_back
q height unit:cm 40..420; height, tall
q width unit:cm 30..260; width, wide
q support choice:wood/canvas/stone; support, material
q gold flag; gilded, has_gold; si lleva oro
q woodworm flag; insect_attack, woodworm
q cost money:1500..38000; cost, contract_price
q hours number:60..1900; working_hours, hours_spent
q damage phrase; main_damage, condition_found
a insured money; insured_value, insurance_value; valor asegurado
a inventory id; inventory_no, heritage_number; número de inventario
a next date; next_check, next_review; próxima revisión
---
{workshop} || Memoria {job}
# {work=San Roque con el perro|Retablo de Ánimas|La huida a Egipto|Virgen de la Leche|Calvario de la sacristía}
Obra de {maker}, {dated}, según {historian}. Propiedad de {owner}. Intervención pagada por {funder}.

= Alto: {height}
= Ancho: {width}
= Entrada en taller: {taken_in}
= Devolución: {handed_back}
= Horas: {hours}
= Coste: {cost}

{support?Talla en nogal, de una pieza~Óleo sobre lino, reentelado en el siglo pasado~Caliza policromada}. {gold!Conserva dorado al agua en las orlas|Lleva pan de oro en los mantos~No tiene dorados|Sin oro, todo es color}. Llegó con {damage=el barniz muy oscuro|un brazo suelto|levantamientos de color|una quemadura de vela|repintes gruesos}. {woodworm!Había carcoma viva y se trató con gas inerte|Los insectos habían comido la peana~No se encontró ataque de insectos|Sin carcoma}.
Se limpió con hisopo, se sentó el color con cola y se reintegró a rayitas, de modo que de cerca se vea lo nuevo.
?Entregado a {priest}, que firma el recibí.
> {restorer}
~ Análisis de pigmentos: {:company}, {:number:3..14} muestras. Fotografías: {:person}. Visita de la comisión: {:date}.

== es bitacora_astillero_pintura
q yard company:Astilleros {}/Varadero {}/Carpintería de Ribera {}; shipyard, yard
q shipowner company:Naviera {}/Pesquera {}/Armadores {}; shipowner, client
q painter person; foreman_painter, applied_by
q supervisor person; paint_inspector, checked_by, es:director; quien controla por el fabricante
q maker company:Pinturas {}/{} Coatings/Marinas {}; paint_maker, paint_from, es:fabricante
q skipper person; owner_representative, accepted_by; quien acepta por el armador
q ship phrase; ship, vessel
q job id:V-###; slip_number, job
q area choice:bottom/topsides/deck/tanks; painted_part, part_of_ship, es:zona
q product product; paint, coating, es:producto
q lot id:B######; batch, paint_batch, es:lote
q hauled date; hauled_out, on_slip_since
q coated date; coating_date, painted_on
q launch date; launch, back_in_water
q dry unit:µm 60..400; dry_film, film_thickness
q humid percent; humidity, air_humidity
q steel unit:°C 6..34; steel_temperature, surface_temp
q litres unit:l 20..900; paint_used, consumption
q coats number:1..4; coats, number_of_coats
q accepted flag; accepted, approved
q colour phrase; colour, shade
a price money; price, cost; precio
a imo id; imo_number, imo; número OMI
a tonnage number; tonnage, gt; arqueo
---
{yard} || Vara {job}
# Control de pintado – {ship=Nuevo Amanecer|Virgen de la Barca|Punta Lobos|Rías Altas|Don Anselmo}
= Armador: {shipowner}
= Varado: {hauled}
= Pintado: {coated}
= A flote: {launch}
= Pintura: {product=antiincrustante Marfoul|epoxi gris 2K|esmalte Nautic|silicona Slip|shop primer}
= Partida: {lot}
= Color: {colour=rojo óxido|azul mahón|negro|verde botella|blanco roto}

Zona: {area?todo lo que va bajo la línea de agua~los costados, de la flotación arriba~la cubierta~por dentro, los depósitos}. Chorreado a grado Sa 2½. Acero a {steel}, humedad {humid}, rocío a {:number:1..5} grados. {coats} manos, {litres} gastados; medida en seco {dry} de media sobre {:number:20..90} puntos. Aplicó la cuadrilla de {painter}; por {maker} estuvo {supervisor}.
{accepted!Se da por bueno|Conforme, puede botarse~Se rechaza: hay descuelgues y poros|No conforme, habrá que lijar y repetir}.
?Por el armador: {skipper}
~ Andamios: {:company}. Guardia nocturna: {:person}. Residuos retirados el {:date}.
== es conciliacion_laboral
q body company:Servicio de Mediación y Arbitraje de {}/Junta de Conciliación {}/Centro de Conciliación {}; conciliation_body, issuing_office, where_settled; public office before which the two sides meet
q worker person; claimant, dismissed_person; quien fue despedido y reclama
g firm; employer, respondent, es:empresa demandada; the other side
q firm.name company; name, company_name; empresa contra la que se reclama
q firm.represented person; representative, spoke_for; quien habla por la empresa
q lawyer person; worker's_counsel, assisted_by; who assists the one dismissed
q conciliator person; presiding_official, conducted_by; who leads the meeting
q case id:SC-####/####; file_number, conciliation_no; number of the case
q hired date; seniority_from, employed_since; first day in the firm
q fired date; dismissal_date, last_day; day on which the job ended
q claim_in date; claim_filed, registered; cuándo se presentó la papeleta
q held date; hearing_date, date_of_meeting; day of the meeting
q post job; position, occupation; what the claimant worked as
q settlement money:1500..48000; severance_offer, net_sum_offered; lo que ofrece la empresa para cerrar el pleito
q claimed money:49000..70000; amount_sought, initial_claim; what was first asked for
q pay_by date; payment_date, payable_by; when it must be in the account
q admitted flag; unfair_admitted, employer_admits; whether the firm owns that the dismissal was wrong
q outcome choice:settled/no agreement/other side absent; result, how_it_ended; how the meeting ended
q house duration; may_keep_flat, may_stay; cuánto puede quedarse en la vivienda de la empresa
a judge person; judge, magistrate; juez
a union company; trade_union, backed_by; sindicato
a monthly_wage money; monthly_pay, salary; salario mensual
---
{body} || Exp. {case}
# Acta de conciliación
En {:city}, a {held}, ante {conciliator}, comparecen: como solicitante, {worker}, con la asistencia de {lawyer}; y por la parte contraria, {firm.name}, en cuyo nombre lo hace {firm.represented} con poder bastante.

Abierto el acto, la parte solicitante se ratifica en la papeleta presentada el {claim_in}, en la que pedía {claimed}. Dice que entró el {hired}, que trabajaba de {post=encargada de turno|conductor de carretilla|dependienta|auxiliar de clínica|cocinero|vigilante} y que se le comunicó el despido con efectos del {fired}.
La empresa {admitted!reconoce que el despido no se ajustó a la ley|admite la improcedencia~no admite que el despido fuera injusto|mantiene que hubo causa, sin reconocer nada} y ofrece {settlement} netos por todos los conceptos, mediante transferencia antes del {pay_by}.
?Podrá seguir en la vivienda de servicio durante {house}.
{outcome?La otra parte acepta y ambas se dan por saldadas~La otra parte no acepta y queda libre la vía judicial~No habiendo vuelto la empresa tras el receso, se tiene por intentado sin efecto}.
Leen y firman conmigo.
~ Turno {:number:1..20}, sala {:number:1..6}. Anterior empresa subrogada: {:company}. Secretaría: {:person}, {:phone}.

== es ficha_fauna_silvestre
q centre company:Centro de Recuperación {}/Reserva {}/Fundación Fauna {}; rescue_centre, wildlife_hospital; place where wild animals are nursed
q keeper person; admitted_by, intake_keeper; quien lo ingresa
q rescuer person; found_by, brought_in_by; person who came upon the animal
q ranger person; transported_by, forest_agent; agente que lo trajo
q surgeon person; operated_by, clinician; who operated
q entry id:I##/####; admission_number, case; number at admission
q species choice:eagle owl/vulture/hedgehog/fox; animal, species
q weight unit:g 300..7900; weight_on_arrival, body_mass
q ring id:M-#####; ring_number, tag_no; anilla que se le puso
q found_on date; found_on, date_of_finding
q admitted date; admission_date, arrived
q freed date; released_on, set_free; día de la suelta
q freed_at phrase; release_site, set_free_at; where it went free
q cause phrase; cause_of_admission, injury, es:causa; qué le pasó
q days number:6..160; days_in_care, stay
q sex choice:male/female/unknown; sex, gender_of_animal
q young flag; juvenile, young_animal; si es cría
q sponsor company; paid_by, sponsor; quien costeó la cura
q cost money:40..1400; treatment_cost, expenses
a age number; age_years, age; edad
a gps id; transmitter, gps_tag; emisor
a witness person; witness, seen_by; testigo
---
{centre}
# Ficha {entry}
{species?Búho real~Buitre leonado~Erizo común~Zorro rojo}, {sex?macho~hembra~sexo sin determinar}. {young!Cría del año, con plumón o dientes de leche|Es un ejemplar muy joven~Ejemplar adulto|No es cría}.
= Encontrado: {found_on}
= Ingreso: {admitted}
= Peso: {weight}
= Motivo: {cause=choque con un tendido|atropello|caída del nido|plomo en el buche|enredado en una valla|veneno}
?= Anilla: {ring}

Lo halló {rescuer} paseando y llamó al 112; lo trajo {ranger} en una caja de cartón con agujeros. Aquí lo recogió {keeper}, lo pesó y le puso calor. {surgeon} le operó al día siguiente; salió bien. Estuvo {days} días con nosotros, los {:number:2..5} últimos en el voladero o cercado grande.
[Los gastos, {cost}, los cubrió {sponsor}.]
Volvió a su monte el {freed}, en {freed_at=la umbría donde cayó|el cortado del río|el parque forestal|una dehesa tranquila|el mismo barranco}. ¡Suerte!
~ Comida: {:number:50..400} g diarios, de {:company}. Radiografías: {:person}. Visitas con cita.

== es pliego_subasta_vehiculos
q court company:Juzgado de lo Mercantil de {}/Ayuntamiento de {}/Agencia Tributaria de {}; selling_authority, ordered_by
q auctioneer company:Subastas {}/Martillo {} S.L./{} Liquidaciones; auction_house, conducted_by; quien lleva la puja
q receiver person; insolvency_administrator, trustee; who manages the goods of the broken firm
q debtor company; insolvent_company, former_owner; de quién eran los bienes
q winner person; highest_bidder, awarded_to; quien se lo lleva
q runner_up person; runner_up, second_bidder
q guard person; keeper, shows_goods; quien enseña los bienes
q lot number:1..60; lot, lot_number, es:lote
q case id:CNC-###/##; proceeding, case_number
q item product; object, goods_sold
q viewing date; viewing_day, can_be_seen_on
q sale date; auction_date, sold_on
q collect date; collect_by, removal_deadline
q start money:300..4900; starting_price, reserve
q hammer money:5000..24000; hammer_price, final_bid
q deposit money:50..290; bid_deposit, security; lo que hay que dejar para pujar
q premium percent; buyer's_premium, commission
q bids number:3..70; number_of_bids, bids
q works flag; in_working_order, runs, es:obras; si funciona
q keys flag; keys_available, has_keys
q channel choice:online/in the room/sealed bids; how_sold, auction_form
a vat percent; vat, tax_rate; IVA
a account iban; account, pay_to; cuenta de consignación
a appraisal date; valued_on, appraisal_date; fecha de tasación
---
{auctioneer}
Por encargo de {court} · Procedimiento {case}
# Lote {lot}: {item=carretilla elevadora|furgón isotermo|torno paralelo|microbús de 19 plazas|horno de panadería|barca de recreo}
Procede de la quiebra de {debtor}, cuya administración lleva {receiver}.

Se pudo ver el {viewing}, previa llamada a {guard} ({:phone}). {works!Arranca y anda|Probado, funciona~No arranca, se vende para piezas|Averiado}. {keys!Con sus llaves y papeles|Hay dos juegos de llaves~Las llaves se perdieron|Sin llaves}. Para pujar hay que depositar {deposit}. {channel?Se puja desde casa, por la página~Se puja a mano alzada en la sala~Cada cual entrega su oferta en sobre cerrado}.
= Salida: {start}
= Comisión sobre remate: {premium}
+++
## Resultado del {sale}
Tras {bids} posturas se remata en {hammer} a favor de {winner}.
?Si no pagara, pasa a {runner_up}.
Debe llevárselo antes del {collect}; después, {:money:5..45} diarios de almacén.
+++
~ Estado «a la vista», sin reclamaciones. Transporte recomendado: {:company}. Letrado de la Administración: {:person}.

== es plan_menu_residencia
q home company:Residencia {}/Centro de Día {}/Hogar {}; care_home, kitchen_of, es:domicilio; donde se come
q dietitian person; dietitian, drawn_up_by; quien hace el menú
q cook person; head_cook, cooks
q physician person; medical_approval, checked_by_doctor
q resident person; resident, for_person; para quién es la dieta
q fishmonger company:Pescados {}/Lonja {}/Mariscos {}; fish_supplier, fish_from
q week period; week, valid
q revised date; next_revision, review_on
q drawn date; drawn_up_on, plan_date
q kcal number:1300..2400; calories, energy_per_day
q salt unit:g 1..5; salt_limit, max_salt; sal al día
q texture choice:normal/minced/pureed/liquid; texture, consistency
q diabetic flag; diabetic, sugar_restricted; si no puede tomar azúcar
q thickener flag; thickened_drinks, thickener; si se espesa el agua
q dislikes phrase; dislikes, refuses
q room id:H-###; room, room_number
q diet_no id:D##; diet_code, diet
q snack time; snack_at, afternoon_snack
a weight unit; weight, body_weight; peso
a cost money; daily_cost, cost_per_day; coste
a family_phone phone; family_phone, next_of_kin_phone; teléfono de la familia
l meals; menu, dishes, es:platos; what is eaten each day
c meals.day phrase; day, weekday
c meals.first phrase; first_course, starter
c meals.second phrase; second_course, main
---
{home} || Cocina
# Dieta {diet_no}
= Residente: {resident}
= Habitación: {room}
= Semana: {week}
= Energía: {kcal} kcal
= Sal: hasta {salt}

Todo se sirve {texture?entero, como a los demás~picado menudo~en puré fino~bebido, con pajita}. {diabetic!Nada de azúcar: fruta y edulcorante|Menú para diabetes~Puede tomar dulces|Sin restricción de azúcares}. {thickener!El agua, siempre con espesante|Líquidos en textura néctar~Bebe agua normal|No hay que espesar las bebidas}. [No le gusta {dislikes=el hígado|la coliflor|el pescado azul|la sémola|nada que lleve ajo}.]
%meals 3..6
Día | Primero | Segundo
{meals.day=lunes|martes|miércoles|jueves|viernes|sábado} | {meals.first=lentejas|crema de calabacín|arroz caldoso|sopa de fideos|acelgas|gazpacho} | {meals.second=merluza al vapor|pollo asado|tortilla francesa|albóndigas|lenguado|pavo guisado}
%%
Merienda a las {snack}. Pescado de {fishmonger}, martes y viernes; pan de {:company}.
Hecho por {dietitian} el {drawn}, revisado por {physician}, a los fogones {cook}.
?Se volverá a mirar el {revised}.
~ Alérgenos en el tablón. Supervisión: {:person}. Temperatura de servicio: {:number:60..70} °C.

== es sondeo_geotecnico
q firm company:Geotecnia {}/Sondeos {} S.L./{} Suelos; drilling_company, report_by
q client company; ordered_by, promoter, es:cliente
q geologist person; geologist, logged_by; quien describe el testigo
q driller person; driller, rig_operator
q engineer person; report_signed_by, civil_engineer, es:ingeniero
q lab company:Laboratorio {}/Ensayos {}/{} Materiales; soil_lab, samples_tested_by
q bore id:SR-#; borehole, boring
q job id:G-##-###; job_number, study
q site city; town, site, es:lugar
q drilled date; drilling_date, bored_on
q water_seen date; water_measured_on, water_level_date
q water unit:m 1..14; water_table, groundwater_depth; a qué profundidad está el agua
q depth unit:m 15..40; total_depth, final_depth
q dia unit:mm 76..146; diameter, bore_diameter
q bearing unit:kPa 80..450; bearing_capacity, allowable_pressure; lo que aguanta el terreno
q footing choice:shallow footings/slab/piles; foundation_advice, recommended_foundation
q sulphates flag; aggressive_soil, sulphates
q crack flag; nearby_cracks, neighbours_damaged; si las casas de al lado tienen grietas
q project phrase; planned_building, project
a price money; price, cost; precio
a elevation unit; elevation, ground_level; cota
a permit id; permit, licence; permiso
l layers; strata, soil_profile, es:niveles; what was bored through
c layers.to unit:m 1..14; bottom, down_to
c layers.soil phrase; material, soil
c layers.spt number:4..50; spt, blows
---
{firm} || Estudio {job}
# Sondeo {bore}
= Peticionario: {client}
= Municipio: {site}
= Proyecto: {project=nave de 2000 m²|chalé con piscina|depósito de agua|centro de salud|bloque de cuatro plantas}
= Perforado: {drilled}
= Diámetro: {dia}
= Profundidad: {depth}

Máquina a cargo de {driller}; testigo descrito por {geologist}. Agua a {water}, leída el {water_seen} en el tubo.
%layers 2..5
Hasta | Material | Golpes
{layers.to} | {layers.soil=relleno con cascotes|arcilla marrón firme|arena fina suelta|grava con bolos|marga gris|roca caliza} | {layers.spt}
%%
Las muestras las rompió {lab}. {sulphates!Hay yeso: cemento resistente a sulfatos|El suelo ataca al hormigón~El suelo no ataca al hormigón|Sin sulfatos de importancia}. {crack!Las casas de al lado muestran grietas en diagonal|Se ven fisuras en la medianera~Los edificios vecinos están sanos|No se ven grietas en el entorno}.
Tensión admisible: {bearing}. Aconsejamos {footing?zapatas, a metro y medio~una losa que reparta el peso~bajar a la roca con pilotes}.
> {engineer}
~ Ensayo sísmico de {:company}. Aceleración de cálculo: {:number:4..20} centésimas. Visado: {:date}, {:person}.

== es rectificacion_prensa
q paper company:El Diario de {}/La Voz de {}/Gaceta {}; newspaper, published_in
q complainant person; person_concerned, asks_for_correction; quien pide que se corrija
q editor person; editor_in_chief, addressed_to
q journalist person; author_of_article, reporter
q lawyer person; acting_lawyer, on_behalf
q firm company; company_mentioned, misnamed_company; empresa de la que hablaba la noticia
q headline phrase; headline, article_title
q page number:2..60; page, printed_on_page
q published_on date; published_on, issue_date; día en que salió la noticia
q letter_on date; letter_date, dated
q due_days number:2..7; days_to_publish, term_days
q wrong_figure money:1000..90000; wrong_figure, figure_printed; cifra que se publicó
q true_figure money:100..900; true_figure, correct_amount; cifra verdadera
q sued flag; legal_action, will_sue; si se anuncia demanda
q asked_before flag; was_consulted, asked_beforehand; whether the paper had asked before printing
q place choice:same page/front page/website only; where_to_publish, position_wanted
q photo flag; photo_also_wrong, photo_wrong; si también la foto era de otra persona
q ref id:R-####; register_number, entry
a readers number; circulation, print_run; tirada
a damages money; damages, compensation; indemnización
a second_article date; follow_up_article, second_article; segunda noticia
---
> {letter_on}
{paper}
A la dirección, {editor}
{:address}
> Registro de entrada {ref}

# Solicitud de rectificación
Me dirijo a usted en nombre de {complainant}, a quien defiendo. El {published_on}, en la página {page}, publicaron bajo el título «{headline=Dinero para los amigos|El agujero del club|Nadie vigila las obras|La factura imposible|Facturas sin dueño}» una información firmada por {journalist}, según la cual mi cliente cobró {wrong_figure} de {firm}.

No es verdad. Lo cobrado fueron {true_figure}, por un trabajo hecho y declarado. {asked_before!Se le preguntó antes, y contestó lo mismo que ahora, sin que se recogiera|El redactor llamó, pero no publicó la respuesta~Nadie le preguntó antes de publicar|No se tuvo la cortesía de llamarle}. {photo!La fotografía, además, es de otra persona|Para colmo, quien sale en la foto no es mi cliente~La fotografía es correcta|Nada hay que objetar a la foto}.
Pedimos que esto se publique en {due_days} días, {place?en la misma plana y con la misma letra~en primera~solo en la edición digital, al pie de la noticia}. {sued!De no hacerlo, presentaremos demanda|Anuncio ya que acudiremos al juzgado~No es nuestra intención pleitear|Confiamos en no tener que ir más lejos, y no iremos}.
Atentamente,
{lawyer}
~ Colegio de Abogados, n.º {:number:1000..9000}. Copia: {:company}, {:person}. Hemeroteca: {:date}.

== es acta_boda_civil
q council company:Ayuntamiento de {}/Registro Civil de {}/Juzgado de Paz de {}; registry, where_registered, es:ayuntamiento
q spouse_a person; first_spouse, spouse_a; la primera persona que se nombra
q spouse_b person; second_spouse, spouse_b; la segunda persona que se nombra
q celebrant person; officiant, married_by
q witness_a person; first_witness, witness_1
q witness_b person; second_witness, witness_2
q interpreter person; interpreter, translated_by
q file id:MC-###/####; file, marriage_file
q wed date; wedding_date, married_on
q banns date; approval_date, authorised_on; cuándo se autorizó
q hour time; time_of_wedding, hour
q place phrase; place_of_ceremony, venue
q tome number:10..300; volume, register_volume
q page number:1..400; page, folio
q regime choice:shared property/separate property/participation; property_regime, matrimonial_property
q children flag; children_in_common, have_children; si tienen hijos juntos
q music phrase; music, song
q town_one city; birthplace_first, first_spouse_born_in
q fee money:30..400; ceremony_fee, fee, es:tasa
a divorced date; former_marriage_ended, divorce_date; fecha de divorcio
a notary person; notary, deed_by; notario de capitulaciones
a honeymoon country; honeymoon, travel_to; viaje
---
{council}
# Acta de matrimonio civil
Expediente {file}, autorizado el {banns}

En {place=el salón de plenos|los jardines de la biblioteca|la casa de la cultura|el patio del ayuntamiento|el mirador}, a las {hour} del {wed}, ante mí, {celebrant}, comparecen {spouse_a}, natural de {town_one}, y {spouse_b}, natural de {:city}, con el propósito de casarse.
Leídos los artículos de costumbre y preguntados por separado, ambos dijeron que sí[, traducido por {interpreter} para quien no habla castellano]. {children!Tienen hijos en común, que estuvieron presentes|Llevaron los anillos sus dos hijas~No tienen descendencia común|Sin hijos en común}. {regime?Lo que ganen desde hoy será de los dos~Cada cual conserva lo suyo, según capitulaciones~Al final se repartirán las ganancias de cada uno}.
Testigos: {witness_a} y {witness_b}.
Inscrito en el tomo {tome}, página {page}.
?Sonó {music=un bolero al violín|una jota|la canción de sus padres|un dúo de ópera|silencio, por deseo de ambos}.
> Firman todos
~ Tasa de ceremonia en fin de semana: {fee}. Arreglo floral: {:company}. Fotografía: {:person}. Libro de familia a partir del {:date}.

== es aviso_obras_carretera
q road_owner company:Diputación de {}/Ministerio de Obras de {}/Dirección de Vialidad {}; road_authority, road_owner; de quién es la carretera
q contractor company:Asfaltos {}/Vías y Firmes {}/Pavimentos {}; contractor, works_by, es:contratista
q traffic company:Policía de Tráfico de {}/Agrupación de Tráfico {}; traffic_police, coordinated_with
q engineer person; director_of_works, signs, es:ingeniero
q contact person; site_contact, on_site
q contact_phone phone; phone_24h, site_phone
q road id:@@-###; road, road_number
q from_km unit:km 1..40; from_km, begins_at
q to_km unit:km 41..90; to_km, ends_at
q closed period; closed_between, closure_dates
q daily_start time; work_starts_daily, starts_each_day; a qué hora empiezan a trabajar cada día
q detour phrase; detour, alternative_route
q extra unit:min 4..50; extra_time, detour_minutes
q why phrase; works, reason
q closure choice:fully closed/one lane/night only; restriction, type_of_closure
q buses flag; buses_affected, bus_lines_changed
q local_access flag; residents_may_pass, local_access; si pasan los vecinos
q limit number:20..60; speed_limit, max_speed
q notice_no id:AF-###; notice_number, notice
q posted date; posted_on, notice_date
a cost money; cost, budget; presupuesto
a bus_stop street; replacement_stop, temporary_stop; parada provisional
a weight unit; max_weight, weight_limit; peso máximo
---
{road_owner}
# Aviso {notice_no}: obras en la {road}
<A todos los usuarios|A vecinos y transportistas>:
Entre el {from_km} y el {to_km} vamos a {why=rehacer el firme|ensanchar un puente|quitar una curva|reparar un talud|pintar y poner quitamiedos}. Periodo previsto: {closed}. {closure?No se podrá pasar de ninguna manera~Se pasará por medio ancho, con semáforo~De día se circula; el corte es solo de noche}. Cada mañana la obra empieza a las {daily_start}.

= Desvío: {detour=por la nacional y la circunvalación|por el puente viejo|por el camino asfaltado de la presa|por los pueblos de arriba}
= Demora: {extra}
= Velocidad en el tramo: {limit}

{local_access!Quien viva dentro del tramo podrá entrar y salir|Se deja pasar a los residentes~Tampoco pasarán los vecinos del tramo|No hay excepción para residentes}. {buses!Los autobuses cambian su recorrido|La línea 4 no parará en el cruce~Los autobuses siguen igual|No afecta al transporte de viajeros}.
Ejecuta {contractor}; de acuerdo con {traffic}.
?A pie de obra: {contact}, {contact_phone}.
Perdonen las molestias.
> {posted}
> {engineer}
~ Betún: {:company}, {:number:500..4000} t. Alcaldía pedánea: {:person}. Sin trabajos el {:date}.
== es acta_inventario_herencia
q notary person; notary, before_whom; fedatario ante quien se hace
q deceased person; deceased, estate_of; person whose goods are shared out
q died date; date_of_death, passed_away; día del fallecimiento
q certificate_date date; certificate_issued, registry_certificate_date; when the registry of wills answered
q dated date; inventory_date, drawn_up_on; day on which the list was made
q executor person; executor, albacea_name; who carries out the will
q appraiser person; valued_by, expert; quien puso precio a los bienes
q debts money:100..9000; debts, owed_by_estate; what the dead person owed
q net money:20000..400000; net_estate, worth_after_debts; lo que queda tras pagar
q tax_until date; tax_deadline, duty_due; hasta cuándo se paga el impuesto
q bank company:Banco {}/Caja {}/Crédito {}; bank, accounts_at; where the accounts are
q mode choice:outright/with benefit of inventory/renounced; acceptance, how_accepted; in what manner the heirs take it
q dispute flag; contested, heirs_disagree; whether the heirs quarrel
q will_found flag; will_exists, testate; si hay testamento
q deed number:100..4000; deed_number, protocol; number of the deed
a buyer person; buyer, house_sold_to; comprador
a funeral company; undertaker, burial_by; funeraria
a court id; court_file, proceedings; autos
l goods; assets, inventory, es:bienes; what is left
c goods.what phrase; asset, item; what it is
c goods.value money:100..90000; value, estimate; what it is worth
l heirs; heirs, beneficiaries, es:herederos; who inherits
c heirs.name person; heir, full_name; name of the heir
c heirs.kin phrase; relationship, kin; how they are related
---
^ {notary}
^ Notaría de {:city}
# Inventario y aceptación de herencia, n.º {deed}
En mi despacho, a {dated}. Falleció {deceased} el {died} en {:city}. {will_found!Dejó testamento abierto|Consta última voluntad en el registro~Murió sin testar|No aparece testamento alguno}, según certificado de últimas voluntades de {certificate_date}.

## Quienes heredan
%heirs 2..4 lines
{heirs.name}, {heirs.kin=hija|hijo menor|sobrina|cónyuge|hermano|nieta}
%%
{dispute!No se ponen de acuerdo sobre la casa, y así lo hacen constar|Uno de ellos impugna el reparto~Todos están conformes con el reparto|No hay desavenencia entre ellos}. {mode?Aceptan sin condiciones~Aceptan, pero respondiendo solo hasta donde alcancen los bienes~Renuncian a todo}.
+++
## Bienes, según valoró {appraiser}
%goods 2..6
Bien | Valor
{goods.what=casa en el pueblo|huerto de almendros|cuenta corriente|coche|monedas de plata|acciones|biblioteca} | {goods.value}
%%
Las cuentas están en {bank}. Deudas: {debts}. Caudal neto: {net}.
+++
Cumplirá lo dispuesto {executor}. El impuesto ha de pagarse antes del {tax_until}.
~ Gestoría: {:company}, {:person}, {:phone}.

== es torneo_ajedrez_emparejamientos
q club company:Club de Ajedrez {}/Peña Ajedrecística {}/Círculo {}; organiser, hosting_club, es:asociación; who holds the tournament
q arbiter person; chief_arbiter, referee; quien arbitra
q director person; tournament_director, run_by, es:director; who organises it
q sponsor company; sponsor, prizes_from; quien pone los premios
q round number:2..9; round_number, round; which round this is
q round_on date; date_of_round, played_on; day of this round
q start_time time; start_of_play, clocks_started; cuándo se ponen en marcha los relojes
q closing date; prize_giving, final_day; día de la entrega de premios
q minutes number:15..120; time_per_player, thinking_time; minutos por jugador
q prize money:100..1500; first_prize, winner_gets; what the winner receives
q entry money:5..40; entry_fee, inscription; what it costs to take part
q leader person; leads_after, currently_first; quien va en cabeza
q bye person; bye, rests_this_round; quien descansa
q late_limit unit:min 10..60; forfeit_time, late_tolerance; how late one may come
q system choice:swiss/round robin/knockout; pairing_system, format; how the pairs are made
q phones flag; phones_allowed, mobile_permitted; si se admite el móvil en la sala
q rated flag; counts_for_rating, rated; whether it counts for the ranking
q hall phrase; venue, playing_hall; where they play
a entries number; participants, number_of_players; inscritos
a appeal person; appeals_committee, appeal_to; comité de apelación
a hotel company; hotel, players_stay_at; hotel
l games; pairings, boards, es:partidas; who plays whom
c games.table number:1..40; board, table_no; number of the board
c games.white person; white, plays_white; who has the white pieces
c games.black person; black, plays_black; who has the black pieces
---
{club}
# Abierto de <primavera|otoño|verano> – ronda {round}
{round_on}, {start_time} · {hall=casino antiguo|salón de actos del instituto|biblioteca municipal|hogar del jubilado}

%games 3..7
Mesa | Blancas | Negras
{games.table} | {games.white} | {games.black}
%%
?Descansa {bye}, que recibe un punto.
Tras la ronda anterior manda en la tabla {leader}. {system?Cada cual juega con quien lleva sus mismos puntos~Se juegan todos contra todos~Quien pierde se va a casa}. {minutes} minutos por cabeza[; a los {late_limit} de retraso se da la partida por perdida]. {phones!El teléfono puede llevarse encima si está apagado|Se tolera el móvil en silencio~Teléfonos, fuera de la sala|Quien entre con móvil pierde}. {rated!Vale para la lista de la federación|Computa para el elo~Es amistoso, no cuenta para la lista|Sin efecto en el elo}.
= Primer premio: {prize}
= Inscripción: {entry}
= Entrega de trofeos: {closing}
Premios por gentileza de {sponsor}. Organiza {director}. Arbitra {arbiter}.
~ Relojes de {:company}. Cafetería a cargo de {:person}. Segundo premio: {:money:50..90}.

== es hoja_ruta_bus_escolar
q operator company:Autocares {}/Buses {}/Transportes {}; bus_company, run_by; who runs the bus
q school company:CRA {}/Colegio {}/Escuela {}; school, destination_school, es:centro educativo; adonde van los niños
q authority company:Consejería de Educación de {}/Junta de {}/Municipio de {}; contracting_authority, paid_by; who pays the contract
q driver person; driver, drives, es:conductor; quien conduce
q monitor person; chaperone, escort_on_board; quien cuida de los niños
q deputy person; stand_in_driver, substitute; who drives when the first is ill
q planner person; route_planner, prepared_by; quien hizo la hoja
q route id:R-##@; route_code, line; code of the route
q plate id:####@@@; bus_plate, vehicle, es:matrícula; plate of the bus
q seats number:16..55; seats, capacity; how many can sit
q riders number:6..15; pupils_on_route, riders; cuántos niños la usan
q arrival time; arrives_at_school, arrival; when they get to school
q return_at time; leaves_school, return_trip; a qué hora vuelven
q valid period; valid, term; days for which it holds
q inspected date; last_inspection, itv; última inspección del vehículo
q length unit:km 8..70; route_length, km; how long the route is
q belts flag; seat_belts, belts; si hay cinturones en todas las plazas
q snow choice:no service/shorter route/runs later; if_it_snows, snow_rule; what is done when it snows
q price money:60..240; daily_price, per_day, es:precio; what the contract pays each day
a phone phone; driver_phone, mobile; teléfono del conductor
a insurance id; policy, insurance; póliza
a nurse person; school_nurse, nurse; enfermera
l stops; stops, halts, es:paradas; where it halts
c stops.place phrase; stop, place; name of the stop
c stops.at time; time, passes_at; when it passes
c stops.children number:1..5; children, boarding; how many get on
---
{operator} || Ruta {route}
# Hoja de ruta del transporte escolar
A {school}, por contrato con {authority}
= Vigencia: {valid}
= Vehículo: {plate}, {seats} plazas
= Revisado: {inspected}
= Recorrido: {length}
= Usuarios: {riders}

%stops 3..7
Parada | Hora | Suben
{stops.place=cruce de la ermita|venta vieja|plaza de Abajo|molino|casa forestal|gasolinera|urbanización Los Pinos} | {stops.at} | {stops.children}
%%
Llegada al centro: {arrival}. Regreso: {return_at}.
Conduce {driver}; si falta, {deputy}. Va con los niños {monitor}, que los cuenta al subir y al bajar. {belts!Todos los asientos llevan cinturón y se usa|Hay cinturón en cada plaza~El coche es antiguo y no lleva cinturones atrás|No todas las plazas tienen cinturón}. {snow?Con nieve no hay servicio: se avisa por radio~Con nieve solo se llega hasta el cruce, y de ahí andando~Con nieve sale cuando haya pasado la quitanieves}.
?La empresa cobra {price} por día lectivo.
> Preparó la hoja {planner}
~ Incidencias: {:phone}. Dirección del centro: {:person}. Taller: {:company}. Días sin clase: {:date}.

== es programa_retiro_parroquial
q parish company:Parroquia {}/Comunidad {}/Movimiento {}; organiser, invited_by; who invites
q house company:Casa de Ejercicios {}/Monasterio de {}/Hospedería {}; retreat_house, stay_at; dónde se alojan
q preacher person; preacher, talks_by; who gives the talks
q enrolment_contact person; sign_up_with, enrols; a quién se apunta la gente
q organiser_phone phone; sign_up_phone, call_to_enrol; number to sign up
q musician person; music_by, leads_singing; quien lleva los cantos
q begins date; begins_on, first_day, es:inicio; day it starts
q closes date; ends_on, last_day; día en que acaba
q apply_by date; enrol_until, registration_deadline; last day to sign up
q cost money:40..190; price_per_person, cost; what each pays
q reduced money:10..39; student_price, reduced_price; lo que pagan los jóvenes
q places number:14..60; places, max_participants; how many can come
q theme phrase; theme, motto; lema del retiro
q silence flag; in_silence, silent; si se guarda silencio
q childcare flag; childcare, children_looked_after; whether someone minds the children
q travel choice:own car/shared bus/train; how_to_get_there, transport; cómo se va
q bring phrase; bring_along, what_to_bring; qué hay que llevar
q leaves time; departure, bus_leaves, es:salida; when the group sets out
a bishop person; bishop, presided_by; obispo
a account iban; account, pay_into; cuenta
a room id; room_number, room; habitación
l hours; timetable, programme, es:horario; what happens when
c hours.at time; time, hour; when
c hours.what phrase; activity, item; what
---
{parish}
# «{theme=Aprender a parar|El pozo y la sed|De camino a Emaús|Bajar al corazón|Las manos vacías}»
Queridos amigos: nos vamos del {begins} al {closes} a {house}, con {preacher}, que dará las charlas. {silence!Guardaremos silencio, también en la mesa|Son días de silencio completo~No es un retiro de silencio: se habla y se comparte|Habrá conversación en las comidas}. {travel?Cada cual va en su coche~Iremos todos en autobús~Tomaremos el tren}; salida a las {leaves}.

## Un día cualquiera
%hours 3..7
Hora | Qué
{hours.at} | {hours.what=laudes|desayuno|primera charla|paseo a solas|eucaristía|comida|vísperas}
%%
Hay {places} plazas. Cuesta {cost}, los estudiantes {reduced}; que nadie deje de venir por dinero. {childcare!De los pequeños se ocupan unas voluntarias|Hay guardería durante las charlas~No podemos atender a niños esta vez|No habrá guardería}.
?Traed {bring=Biblia y cuaderno|sábanas y toalla|calzado de campo|una fruta para compartir|una foto de familia}.
Para apuntarse, hasta el {apply_by}: {enrolment_contact}, {organiser_phone}. Canta con nosotros {musician}.
~ Cocina: {:company}. Párroco: {:person}. Próxima reunión de grupos: {:date}. Café: {:money:1..3}.

== es inspeccion_queseria
q inspectorate company:Sanidad de {}/Inspección Veterinaria de {}/Servicio de Salud Pública {}; inspectorate, authority; who inspects
q dairy company:Quesería {}/Lácteos {}/Granja {}; inspected_business, dairy; where the visit took place
q inspector person; inspector, visited_by, es:inspector; quien inspecciona
q cheesemaker person; met_on_site, person_in_charge; who received the inspector
q assistant person; second_inspector, accompanied_by; who came with the inspector
q lab company:Laboratorio {}/Centro de Análisis {}; samples_sent_to, laboratory; adonde van las muestras
q visit date; visit_date, inspected_on; day of the visit
q last_visit date; previous_visit, prior_inspection; día de la visita anterior
q fix_until date; to_be_corrected_by, correction_deadline; until when the faults must be put right
q act_no id:ACT/####/@; record_number, act; number of the record
q health_no id:##.#####/@@; health_register, approval_number; número de registro sanitario
q fridge unit:°C 1..9; cold_room, cold_room_temperature; what the thermometer showed in the store
q workers number:1..14; staff, people_working; cuánta gente trabaja
q seized unit:kg 2..90; seized, goods_withdrawn; how much was taken off sale
q water_ok flag; water_safe, water_tested; si el agua está analizada
q notified flag; announced_beforehand, announced; whether the visit had been announced
q result choice:fit/fit with faults/closed; outcome, verdict; how it came out
a fine money; fine, penalty; multa
a owner person; owner, proprietor; propietario
a litres unit; daily_milk, milk_per_day; leche diaria
l samples; samples, specimens, es:muestras; what was taken away
c samples.what product; product, sampled; what it is
c samples.seal id:PR####; seal, seal_number; number of the seal
c samples.weight unit:g 100..900; amount, quantity; how much
l faults; faults, shortcomings, es:deficiencias; what was wrong
c faults.what phrase; fault, finding; the fault
---
{inspectorate} || Acta {act_no}
# Visita a {dairy}
Registro {health_no} · {:address}
El {visit}, {notified!como se había anunciado por carta|con aviso del día antes~sin aviso previo|por sorpresa}, {inspector} y {assistant}, que le acompaña, son recibidos por {cheesemaker}. La visita anterior fue el {last_visit}. Trabajan {workers} personas. Cámara a {fridge}. {water_ok!El agua tiene análisis en regla|Enseñan boletín del agua, correcto~Del agua no hay análisis|No pueden acreditar que el agua sea potable}.

## Se observa
%faults 1..5 lines
{faults.what=moho en el techo|lavamanos sin jabón|mosquitera rota|quesos en el suelo|etiquetas sin lote|termómetro parado}
%%
+++
## Muestras para {lab}
%samples 1..4
Producto | Precinto | Cantidad
{samples.what=queso fresco|requesón|cuajada|queso curado|leche cruda|mantequilla} | {samples.seal} | {samples.weight}
%%
+++
[Se retiran del mercado {seized} de producto.] {result?Todo en orden, puede seguir~Puede seguir, corrigiendo lo dicho~Se ordena parar la actividad}. Plazo: {fix_until}.
Firman ambas partes.
~ Alegaciones en {:number:5..15} días. Distribuye: {:company}. Jefatura: {:person}, {:phone}.

== es orden_mudanza
q mover company:Mudanzas {}/Guardamuebles {}/{} Traslados; removal_firm, mover; who carries the furniture
q client person; customer, moving_person, es:cliente; quien se muda
q estimator person; estimator, surveyed_by; who came to look beforehand
q crew_lead person; crew_leader, foreman; quien manda la cuadrilla
q receiver person; receives_at_new_home, lets_in; who waits at the new place
q employer company; pays_the_move, costs_borne_by, es:empresa; empresa que paga el traslado
q old_home address; from_address, old_home; where the things are now
q new_home address; to_address, new_home; adónde van
q surveyed date; surveyed_on, quote_visit; día en que se hizo el presupuesto
q loads date; loading_day, packed_on; day of loading
q unloads date; unloading_day, delivered_on; day of unloading
q volume unit:m³ 8..70; volume, cubic_metres, es:volumen; cuánto ocupa todo
q total money:400..5200; price, total; what it costs
q excess money:60..300; excess, own_risk; lo que no cubre el seguro
q lift choice:stairs/lift/outside hoist; how_it_comes_down, access; how the things leave the flat
q permit flag; parking_permit, street_reserved; whether a place for the lorry is reserved
q storage duration; storage, kept_in_store; cuánto se guarda en almacén
q order id:MU-####; order, job_number; number of the job
a plate id; truck_plate, lorry; camión
a insurer company; insurer, insured_with; aseguradora
a boxes number; boxes, cartons; cajas
l pieces; fragile_items, special_pieces, es:piezas delicadas; things to be handled with care
c pieces.what product; piece, item; what it is
c pieces.room phrase; room, goes_to; into which room it goes
c pieces.value money:100..3000; declared_value, value; what it is worth
---
{mover} || {order}
# Hoja de mudanza
Cliente: {client} || Paga: {employer}
= Desde: {old_home}
= Hasta: {new_home}
= Carga: {loads}
= Descarga: {unloads}
= Volumen: {volume}

Vio la casa {estimator} el {surveyed}. {lift?Se baja todo a mano, por la escalera~Se baja en el ascensor, menos el armario grande~Se pone una plataforma por el balcón}. {permit!El sitio del camión está pedido y señalizado|Hay permiso municipal para aparcar~No se ha reservado sitio en la calle|Falta el permiso de aparcamiento y habrá que madrugar}. [Entre medias, guardamuebles durante {storage}.]
## Con cuidado
%pieces 2..5
Pieza | Va a | Valor
{pieces.what=piano vertical|espejo dorado|vitrina|reloj de pie|cuadro grande|acuario vacío} | {pieces.room=salón|dormitorio|estudio|pasillo|trastero} | {pieces.value}
%%
Precio cerrado: {total}. De cada daño, los primeros {excess} son por cuenta del cliente.
Manda la cuadrilla {crew_lead}, con {:number:2..5} mozos.
?Abrirá allí {receiver}.
~ Cartones de {:company}. Reclamaciones en {:number:3..10} días. Oficina: {:person}, {:phone}. Anular sin coste hasta {:date}.
`
