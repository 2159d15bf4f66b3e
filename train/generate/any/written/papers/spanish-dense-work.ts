/** Dense papers of work, crafts, transport and farms in Spanish: registers, minutes, timetables, and neighbours of the same form. */
export const spanishDenseWorkPapers = `
== es parte_diario_obra_civil
q contractor company:Construcciones {}/{} Obras Públicas/UTE {}; main_contractor, builder
q owner company:Ministerio de Obras de {}/Diputación de {}/ADIF {}; client, promoter, developer
q supervisor person; works_manager_client, site_director, supervision
q boss person; site_manager, jefe_de_obra
q foreman person; foreman, encargado
q safety person; safety_technician, prevention_officer
q day date; report_day, date_of_work
q number number:3..600; sheet_no, report_number
q works phrase; project, works_name
q station id:PK ##+###; location_pk, chainage
q temp_min number:2..12; minimum_temperature, coldest
q temp_max number:13..40; maximum_temperature, warmest
q rain unit:mm 1..60; rainfall, precipitation
q lost unit:h 1..8; hours_lost, stoppage
q visit person; visitor, inspected_by
q accident flag; accident, incident_today; whether anybody was hurt
q concrete unit:m³ 4..300; concrete_poured, volume_cast
q supplier company:Hormigones {}/Planta {}; concrete_supplier, ready_mix_plant
a end_date date; completion_date, contractual_end
a budget money; contract_price, awarded_amount
a lab company; testing_lab, laboratory
a permit id; licence, authorisation_no
l crews; workers, manpower, staff_on_site; who was there
c crews.firm company; subcontractor, employer
c crews.trade phrase; trade, category
c crews.head person; crew_leader, in_charge
c crews.men number:1..30; workers, headcount
c crews.hours number:6..12; hours_each, hours
c crews.task phrase; activity, task
c crews.extra number; overtime
l machines; plant, equipment; what machines worked
c machines.kind phrase; machine, type
c machines.code id:MQ-###; internal_code, machine_no
c machines.driver person; operator, driver
c machines.on number:1..10; hours_working, worked
c machines.idle number:1..6; hours_idle, waiting
c machines.fuel unit:l 10..300; diesel, fuel_used
c machines.owner company; hired_from
---
{contractor} || Parte n.º {number}
Promueve: {owner} || {day}
# Parte diario – {works=Variante este|Viaducto del Arroyo Hondo|Saneamiento margen derecha|Glorieta y accesos|Plataforma tranvía}
= Tajo: {station}
= Mín. / máx.: {temp_min} / {temp_max} °C
= Lluvia: {rain}
= Horas perdidas: {lost}
## Personal
%crews 3..7
Empresa | Of. | Capataz | N.º | h | Tajo
{crews.firm} | {crews.trade=encofrado|ferralla|movimiento de tierras|señalista|albañilería} | {crews.head} | {crews.men} | {crews.hours} | {crews.task=losa vano 2|zapata P3|drenaje|aceras|terraplén}
{crews.extra=}
%%
## Maquinaria
%machines 2..6
 | Cód. | Maquinista | T | P | Gasóleo
{machines.kind=retroexcavadora|grúa 60 t|rodillo|camión bañera|motoniveladora|plataforma} | {machines.code} | {machines.driver} | {machines.on} | {machines.idle} | {machines.fuel}
{machines.owner=}
%%
~ T: horas de trabajo. P: horas paradas.
Hormigón colocado: {concrete}, servido por {supplier}. Visita de {visit}. {accident!Un peón sufre un golpe en la mano|Accidente leve sin baja~Jornada sin accidentes|No hay accidentes que anotar}.
Jefe de obra: {boss} || Encargado: {foreman}
Prevención: {safety} || Dirección: {supervisor}
~ Original para la dirección de obra. Plan de seguridad aprobado el {:date}. Emergencias {:phone}

== es cuadro_horario_autobus
q operator company:Autobuses {}/Transportes {}/La {} S.A.; bus_company, carrier
q line short; line_no, route
q concession id:VAC-###; concession, contract_code
q from city; origin, first_terminus
q to city; destination, last_terminus
q valid_from date; in_force_from, effective
q valid_to date; in_force_until, expires
q first time; first_departure, earliest_bus
q last time; last_departure, latest_bus
q length unit:km 6..240; route_length, distance
q ride duration; travel_time, journey_time
q single money:1..18; single_fare, one_way
q card money:8..60; ten_trip_card, multi_ride
q sunday flag; runs_on_sunday, holiday_service; whether it runs on Sundays and holidays
q bikes flag; bikes_allowed, bicycle_transport; whether bicycles may come along
q info phone; information_phone, customer_line
q lost phrase; lost_property_office, where_lost_items
a driver person; driver, chauffeur
a seats number; capacity, seat_count
a inspector person; inspector, supervisor
a pet_fare money; pet_fare, luggage_charge
a operator_tax id; company_tax_id, cif
l stops; timetable, calls, halts; where and when it stops
c stops.zone short; fare_zone, zone
c stops.name phrase; stop, halt
c stops.a time; first_trip, expedition_1
c stops.b time; second_trip, expedition_2
c stops.c time; third_trip, expedition_3
c stops.d time; fourth_trip, expedition_4
c stops.km unit:km 1..200; distance_from_start, km_point
c stops.platform short; bay
---
{operator} || Concesión {concession}
# Línea {line}: {from} – {to}
En vigor del {valid_from} al {valid_to}. {sunday!Circula también domingos y festivos|Servicio todos los días del año~No circula domingos ni festivos|Sin servicio en festivos}.
%stops 4..11
Parada | km | 1 | 2(e) | 3 | 4(v)
/ Zona {stops.zone=A|B|C|D}
{stops.name=Estación|Hospital|Cruce de la ermita|Polígono|Instituto|Plaza Mayor|Venta Nueva|Playa|Universidad} | {stops.km} | {stops.a} | {stops.b} | {stops.c} | {stops.d}
{stops.platform=}
%%
~ (e) solo días lectivos. (v) viernes y vísperas
= Primero: {first}
= Último: {last}
= Recorrido: {length}
= Duración: {ride}
= Sencillo: {single}
= Bono 10: {card}
{bikes!Se admiten bicicletas en bodega si hay sitio|Puede llevar la bici sin coste~No se admiten bicicletas|Las bicicletas no viajan}. Objetos perdidos: {lost=taquilla 3 de la estación|oficina de la calle Sol|cochera, de 9 a 13 h}. Informan en {info}.
~ Tarifas autorizadas el {:date}. Reclamaciones: {:email}. Imprime {:company}.

== es libro_registro_explotacion_ovina
q farm company:Ganadería {}/Explotación {}/Hermanos {}; holding, farm_name
q keeper person; holder, farmer
q code id:ES##########; holding_code, rega
q vet person; responsible_vet, private_vet
q group company:ADSG {}/Agrupación {}; health_defence_group, health_association
q officer person; official_vet, inspected_by
q inspected date; inspection_date, check_date
q census number:40..1500; animals_total, head_count
q ewes number:30..1200; breeding_females, ewes
q rams number:1..40; breeding_males, rams
q capacity number:100..2000; authorised_capacity, max_head
q health choice:M1/M2/M3/M4; sanitary_qualification, health_status
q dead number:1..40; deaths_in_year, losses
q collector company:{} Subproductos/Recogidas {}; carcass_collector, fallen_stock_firm
q slaughterhouse company:Matadero {}/Cárnicas {}; usual_slaughterhouse, abattoir
q graze phrase; communal_pasture, grazing_place
q dogs flag; livestock_dogs, guard_dogs; whether dogs guard the flock
q silo unit:t 1..30; feed_stock, feed_in_store
a subsidy money; subsidy, premium
a insurer company; livestock_insurer
a born number; lambs_born, births
a milk unit; milk_yield, production
a next date; next_inspection, following_check
l moves; movements, entries_exits; animals that came and went
c moves.sense phrase; direction, in_or_out
c moves.date date; movement_date, day
c moves.guide id:####/#####; movement_permit, guide_no
c moves.head number:1..200; head, number_of_animals
c moves.class phrase; age_class, category
c moves.other company; origin_or_destination, counterparty
c moves.plate id:#### @@@; lorry, vehicle
c moves.driver person; carrier, driver
c moves.ear id; ear_tags
l cures; treatments, medicines_given; what was given to them
c cures.date date; treated_on, start
c cures.product phrase; medicine, product
c cures.rx id:R#######; prescription, recipe_no
c cures.lot id:L#####; batch, lot
c cures.who phrase; animals_treated, group
c cures.wait number:0..60; withdrawal_days, waiting_time
c cures.reason phrase; diagnosis
---
LIBRO DE REGISTRO || {code}
# {farm}
Titular: {keeper} || Calificación {health?M1~M2~M3~M4}
{group} || Veterinaria de explotación: {vet}
= Censo: {census}
= Reproductoras: {ewes}
= Sementales: {rams}
= Capacidad: {capacity}
= Pienso almacenado: {silo}
%moves 3..8
Fecha | Guía | Cab. | Clase | Explotación | Matrícula | Conduce
/ {moves.sense=ENTRADAS|SALIDAS}
{moves.date} | {moves.guide} | {moves.head} | {moves.class=corderos|ovejas|borregas|moruecos} | {moves.other} | {moves.plate} | {moves.driver}
{moves.ear=}
%%
%cures 2..5 lines
{cures.date} – {cures.product=oxitetraciclina|ivermectina|vacuna enterotoxemia|closantel|penicilina}, lote {cures.lot}, receta {cures.rx}
{cures.who=todo el rebaño|lote 2|12 ovejas|corderos de cebo}, supresión {cures.wait} días
{cures.reason=}
%%
Bajas del año: {dead}, retiradas por {collector}. Destino habitual: {slaughterhouse}. Pastos: {graze=dehesa boyal|monte comunal|rastrojeras|puertos de la sierra}. {dogs!Dos mastines guardan el ganado|Hay perros de guarda~No hay perros de guarda|Sin perros}.
Control oficial: {officer}, {inspected}.
~ Conservar tres años. Diligencia de apertura {:date}, OCA de {:city}, {:phone}.

== es inspeccion_trabajo_requerimiento
q office company:Inspección Provincial de Trabajo de {}/Inspección de Trabajo de {}; authority, labour_inspectorate
q inspector person; inspector, acting_official
q deputy person; sub_inspector, accompanied_by
q firm company:Invernaderos {}/Hostelería {}/Talleres {}; inspected_company, employer
q ccc id:## ########; contribution_account, employer_code
q order id:##/#######/##; service_order, file_no
q visited date; visit_date, inspected_on
q at time; visit_time, arrived_at
q place street; workplace, place_visited
q received person; company_representative, attended_by
q capacity phrase; position_of_representative, role
q present number:2..60; workers_found, people_at_work
q unregistered number:1..9; unregistered_workers, without_contract
q appear date; summons_date, must_appear_on
q appear_time time; appearance_time
q counter phrase; where_to_appear, office_room
q stop flag; work_stopped, activity_paralysed; whether a job had to cease at once
q repeat flag; repeat_offence, earlier_requirement; whether the same was found before
q written date; record_date, signed_on
a fine money; proposed_fine, sanction
a union person; union_delegate, worker_delegate
a doctor company; prevention_service, external_service
a accident date; accident_date, date_of_injury
a wage money; unpaid_wages, wages_due
l people; workers, identified_persons; who was found at work
c people.name person; worker, full_name
c people.doc id:@#######@; nie, document
c people.nation country; nationality
c people.job phrase; task, occupation
c people.since date; says_since, started
c people.hours number:2..12; daily_hours, hours
c people.state phrase; registration_status, social_security
c people.phone phone; mobile
l orders; requirements, measures; what must be put right
c orders.no number:1..9; item, order_no
c orders.what phrase; measure, requirement
c orders.law phrase; legal_basis, article
c orders.by date; deadline, until
c orders.proof phrase; evidence_required, to_bring
c orders.cost money; estimated_cost
---
{office} || Orden de servicio {order}
# Diligencia y requerimiento
Visita del {visited}, a las {at}, al centro de {firm} (CCC {ccc}), {place}. Actúan {inspector}, inspectora, y {deputy}, subinspector. Atiende {received}, {capacity=encargado|administradora|gestor laboral|jefa de cocina}. Se encuentra trabajando a {present} personas, {unregistered} de ellas sin alta:
%people 2..7
Nombre | NIE/DNI | Nac. | Hace | Dice desde | h/d | SS
{people.name} | {people.doc} | {people.nation} | {people.job=recolección|cocina|sala|limpieza|soldadura} | {people.since} | {people.hours} | {people.state=alta|sin alta|alta parcial|autónomo}
{people.phone=}
%%
## Se requiere
%orders 2..5 lines
{orders.no}. {orders.what=Proteger la toma de fuerza|Entregar calzado de seguridad|Evaluar los puestos|Señalizar salidas|Registrar la jornada} ({orders.law=RD 1215/1997|art. 16 LPRL|art. 34.9 ET|RD 485/1997})
plazo {orders.by}; se aportará {orders.proof=fotografía|factura|copia firmada|certificado}
{orders.cost=}
%%
{stop!Se ordena la paralización inmediata de los trabajos en altura|Quedan paralizados los trabajos en la prensa~No se acuerda paralización|Los trabajos pueden continuar}. {repeat!Ya se requirió lo mismo con anterioridad|Consta un requerimiento previo idéntico~No constan requerimientos previos|Es la primera actuación en la empresa}.
Comparecerá con la documentación el {appear}, a las {appear_time}, {counter=mesa 4|despacho 212|planta baja, sala B|ventanilla única}.
> {written}
~ Libro de visitas suprimido. Ley 23/2015. Información {:phone}, del {:date} en adelante con cita.

== es acta_comite_seguridad
q firm company:Cementos {}/Astilleros {}/Cerámicas {}; company, employer
q plant city; work_centre, site
q number id:CSS-##/##; minutes_no, act_number
q held date; meeting_date, held_on
q began time; start_time, opened
q ended time; end_time, closed
q chair person; president, chairs
q secretary person; secretary, drawn_up_by
q delegate person; prevention_delegate, worker_delegate
q technician person; prevention_technician, expert
q doctor person; occupational_physician, company_doctor
q accidents_leave number:1..20; accidents_with_leave, lost_time_accidents
q accidents_none number:1..60; accidents_without_leave, minor_accidents
q days_lost number:5..900; working_days_lost, lost_days
q frequency number:3..60; frequency_index, incidence
q streak number:5..900; days_without_accident, record_days
q mutual company:Mutua {}/{} Mutua Colaboradora; mutual_insurer, accident_insurer
q unanimous flag; approved_unanimously, all_agreed; whether everybody agreed to the minutes
q next date; next_meeting, convened_for
a inspector person; labour_inspector
a drill date; last_drill, evacuation_drill
a budget money; prevention_budget, safety_spend
a union company; majority_union, trade_union
l actions; agreements, open_points, tasks; what is to be done, by whom, until when
c actions.area phrase; area, section
c actions.no id:##-##; reference, no
c actions.what phrase; action, agreement
c actions.risk phrase; risk, hazard
c actions.owner person; responsible, assigned_to
c actions.by date; deadline, term
c actions.state phrase; status, progress
c actions.cost money:90..20000; cost, amount
c actions.asked person; raised_by
---
{firm} || Acta {number}
# Comité de Seguridad y Salud – centro de {plant}
{held}, de {began} a {ended}
Preside {chair}; secretaria, {secretary}. Por la parte social, {delegate}. Con voz y sin voto, {technician} y {doctor}. Excusa su ausencia {:person}.
1. {unanimous!El acta anterior queda aprobada por unanimidad|Nadie pone reparos al acta anterior~El acta anterior se aprueba con un voto en contra|Un vocal no está conforme con el acta anterior}.
2. Siniestralidad del trimestre: {accidents_leave} con baja y {accidents_none} sin ella, {days_lost} jornadas perdidas, índice de frecuencia {frequency}. Llevamos {streak} días sin accidentes. Gestiona {mutual}.
3. Seguimiento:
%actions 4..10
Ref. | Medida | Riesgo | Quién | Plazo | Est. | €
/ {actions.area=Hornos|Expediciones|Taller mecánico|Laboratorio|Oficinas}
{actions.no} | {actions.what=cambiar barandilla|comprar arneses|repintar pasos|instalar seta de emergencia|formar a contratas|limpiar cubierta} | {actions.risk=caída|atropello|quemadura|ruido|atrapamiento} | {actions.owner} | {actions.by} | {actions.state=hecho|en curso|sin empezar|25 %} | {actions.cost}
{actions.asked=}
%%
4. Ruegos: se pide agua fría en el muelle; {:person} recuerda el uso de gafas.
Próxima reunión, {next}.
~ Copia al tablón desde el {:date}. Buzón {:email}. Emergencias interiores {:id:####}.

== es ficha_lote_conservera
q factory company:Conservas {}/Hijos de {}/Cofradía Conservera {}; cannery, manufacturer
q registry id:ES ##.#####/@@ CE; sanitary_mark, approval_number
q product phrase; product, preserve
q lot id:L-###@##; batch_code, lot
q species phrase; raw_fish, scientific_species
q vessel phrase; fishing_boat, ship
q zone id:FAO ##.@; catch_area, fishing_ground
q supplier company:Armadora {}/Pesquerías {}/Lonja de {}; raw_material_supplier, sold_by
q thawed date; thawed_on, defrosted
q packed date; canning_date, production_date
q best date; best_before, durability
q retort number:1..12; autoclave, retort_no
q minutes unit:min 20..90; sterilising_time, cooking_time
q degrees number:110..124; sterilising_temperature, temperature
q f0 number:6..30; lethality, sterilising_value
q cans number:800..60000; cans_produced, units
q rejected number:5..900; cans_rejected, discarded_units
q oil phrase; covering_liquid, packing_medium
q operator person; retort_operator, steriliser
q quality person; quality_manager, released_by
q released flag; lot_released, fit_for_sale; whether the lot may be sold
a customer company; sold_to, buyer
a msc id; msc_code, certificate_code
a price money; price_per_can, cost
a opened date; sample_opened, incubation_end
l checks; controls, measurements; what was measured on the line
c checks.at time; time, hour
c checks.step phrase; stage, step
c checks.what phrase; parameter, check
c checks.limit phrase; limit, tolerance
c checks.got phrase; result, reading
c checks.by person; checked_by, controller
c checks.act phrase; correction, action
c checks.device id; instrument_no
---
{factory} || {registry}
# Ficha de lote {lot}
= Producto: {product=sardinillas OL-120|bonito del norte RO-1000|mejillón en escabeche|caballa del sur|pulpo al ajillo}
= Especie: {species=Sardina pilchardus|Thunnus alalunga|Mytilus galloprovincialis|Scomber colias}
= Barco: {vessel=Nuevo Lourido|Mar de Ons|Berriz Santa María|Playa de Lago}
= Zona: {zone}
= Vendedor: {supplier}
= Descongelado: {thawed}
= Envasado: {packed}
= Cons. pref.: {best}
= Cobertura: {oil=aceite de oliva|escabeche|al natural|aceite de girasol}
Autoclave {retort}: {minutes} a {degrees} °C, F0 {f0}. Llevó el ciclo {operator}. Latas buenas {cans}, apartadas {rejected}.
%checks 4..10
Hora | Control | Límite | Leído | Corrección | Firma
/ Fase: {checks.step=recepción|cocción|cierre|esterilización|estuche}
{checks.at} | {checks.what=histamina|temperatura de lomo|traslape|vacío|peso escurrido|detector de metales} | {checks.limit=máx. 100|≥ 65|45 %|≥ 10|120 g|sin señal} | {checks.got=38|71|52 %|14|124 g|sin señal} | {checks.act=ninguna|reajuste|relavado|parada 5 min} | {checks.by}
{checks.device=}
%%
{released!Lote liberado para la venta|Puede salir a la venta~Lote retenido hasta nueva analítica|El lote queda inmovilizado}.
> Calidad: {quality}
~ Catador {:person}. APPCC revisado el {:date}. Incubación a 37 °C. {:phone}

== es liquidacion_aceituna_socio
q coop company:Cooperativa {}/SCA {}/Almazara {}; cooperative, mill
q member person; member, grower, olive_farmer
q member_no number:1..900; member_number, partner_no
q campaign phrase; campaign, season
q settled date; settlement_date, drawn_up
q kilos unit:kg 900..90000; total_kilos, olives_delivered
q yield percent:14..26; average_fat_yield, mean_yield
q oil unit:kg 200..20000; oil_credited, kilos_of_oil
q price money:3..9; price_per_kilo_oil, oil_price
q gross money:900..120000; gross_amount, before_deductions
q advance money:300..40000; advances_paid, anticipos
q mill_fee money:50..3000; milling_charge, milling_cost
q capital money:20..2000; capital_retention, share_retained
q vat percent:4..12; compensation_vat, flat_rate_vat
q withheld money:20..2000; income_tax_withheld, irpf
q net money:300..90000; net_payable, to_receive
q pay_date date; payment_date, transfer_on
q organic flag; organic_olives, ecological; whether the olives are organic
q president person; coop_president, signed_by
q frost flag; frost_discount, frozen_olives; whether something was taken off for frost
a iban iban; member_account, account
a buyer company; oil_bought_by, bottler
a acidity number; acidity, free_acidity
a assembly date; assembly_date, accounts_approved
a field unit; grove_area, hectares
l notes; deliveries, weighings; load by load
c notes.day date; delivery_date, day
c notes.no number:100..9000; ticket, note_no
c notes.variety phrase; variety, cultivar
c notes.from phrase; tree_or_ground, quality_class
c notes.plot phrase; plot, estate
c notes.kilos number:200..9000; kilos, net_weight
c notes.yield number:14..26; fat_yield, percent
c notes.value money:90..9000; amount, value
c notes.driver person; driver
---
{coop} || Socio n.º {member_no}
{:street}, {:city} || {settled}
# Liquidación de aceituna, {campaign=campaña 2023/24|campaña 2024/25|cosecha temprana|segunda liquidación}
{member}
%notes 4..11
Fecha | Vale | Var. | V/S | Paraje | Kilos | Rdto. | €
{notes.day} | {notes.no} | {notes.variety=picual|hojiblanca|arbequina|lechín|cornicabra} | {notes.from=V|S} | {notes.plot=Cerro Gordo|La Vega|Los Llanos|Cañada Real|Huerta Vieja} | {notes.kilos} | {notes.yield} | {notes.value}
{notes.driver=}
%%
~ V: vuelo. S: suelo.
= Kilos: {kilos}
= Rendimiento medio: {yield}
= Aceite abonado: {oil}
= Precio: {price}
= Importe bruto: {gross}
= Compensación: {vat}
= Molturación: {mill_fee}
= Capital retenido: {capital}
= IRPF: {withheld}
= Anticipos: {advance}
= LÍQUIDO: {net}
{organic!Aceituna certificada en ecológico|Entregas de olivar ecológico~Aceituna convencional|No ecológica}. {frost!Se ha descontado aceituna helada|Con merma por hielo~Sin descuento por hielo|No hubo merma por heladas}. Transferencia el {pay_date}.
> {president}
~ Cuentas revisadas por {:company}. Recibo agrario, régimen especial. Precio en asamblea del {:date}.

== es parte_relevo_sala_control
q plant company:Central {}/Refinería {}/Desaladora {}; plant, facility
q unit phrase; unit, process_area
q shift choice:morning/afternoon/night; shift, turn
q day date; shift_date, day
q out person; outgoing_chief, handed_over_by
q in person; incoming_chief, taken_over_by
q panel person; panel_operator, board_operator
q field person; field_operator, rounds_done_by
q handed time; handover_time, relieved_at
q load percent:40..99; plant_load, load
q output unit:MWh 100..9000; production, energy_produced
q steam unit:t/h 10..400; steam_flow, steam
q alarms number:2..300; alarms, alarm_count
q flare flag; flare_used, flaring; whether the flare was lit
q bypass number:1..9; active_bypasses, inhibited_signals
q permits number:1..30; open_permits, work_permits_open
q spill flag; spill, leak_to_ground; whether something ran out
q stack id:CH-##; stack, emission_point
a manager person; plant_manager, head_of_production
a stop date; next_shutdown, planned_outage
a cost money; lost_production, cost
a doctor phone; medical_service, infirmary
l events; log, chronology, incidents; what happened, hour by hour
c events.at time; time, hour
c events.tag id:@@-####; tag, equipment
c events.what phrase; event, description
c events.act phrase; action, response
c events.by person; reported_by, operator
c events.notice id:#########; notification, work_order
c events.root phrase; root_cause
l readings; values, measurements; how things stood
c readings.what phrase; variable, signal
c readings.value phrase; reading, value
c readings.low phrase; low_limit, minimum
c readings.high phrase; high_limit, maximum
c readings.trend short; trend, tendency
c readings.cal date; calibrated
---
{plant} || {unit=Unidad 200|Grupo 2|Bastidores A-C|Calderas|Tren de pretratamiento}
# Relevo de turno
{day} – turno {shift?de mañana~de tarde~de noche} – relevo a las {handed}
= Sale: {out}
= Entra: {in}
= Panel: {panel}
= Campo: {field}
Carga {load}; producción {output}; vapor {steam}. Alarmas: {alarms}. Señales inhibidas: {bypass}. Permisos abiertos: {permits}. Foco {stack}. {flare!La antorcha estuvo encendida|Hubo quema en antorcha~La antorcha no se usó|Sin antorcha}. {spill!Pequeño derrame recogido con absorbente|Fuga al cubeto~Sin derrames|No se derramó nada}.
%events 3..8
h | TAG | Suceso | Acción | Op. | Aviso
{events.at} | {events.tag} | {events.what=disparo por vibración|nivel alto|pérdida de comunicación|fuga en prensa|válvula agarrotada} | {events.act=rearme|paso a manual|cambio a reserva|aviso a mecánica|drenaje} | {events.by} | {events.notice}
{events.root=}
%%
%readings 3..7
Señal | Valor | LL | HH | ↑↓
{readings.what=presión calderín|nivel tanque 4|NOx|conductividad|vibración cojinete|T escape} | {readings.value=61 bar|72 %|38 mg/Nm³|210 µS/cm|4,1 mm/s|548 °C} | {readings.low=55|20|-|-|-|500} | {readings.high=68|90|50|250|7,1|560} | {readings.trend=↑|↓|=}
{readings.cal=}
%%
~ Lectura obligada del libro. Simulacro del {:date} aplazado. Seguridad {:phone}.

== es inventario_almacen_recuento
q firm company:Suministros {}/Ferretería {}/Distribuciones {}; company, stock_owner
q warehouse city; warehouse, depot_town
q keeper person; warehouse_manager, storekeeper
q counter_a person; first_counter, counted_by
q counter_b person; second_counter, recounted_by
q auditor company:{} Auditores/Auditoría {}; auditor, external_control
q counted date; count_date, stock_as_of
q frozen time; movements_frozen_at, stop_time
q resumed time; movements_resumed_at
q lines number:20..4000; references_counted, lines
q accuracy percent:80..99; accuracy, reliability
q book money:9000..900000; book_value, ledger_value
q physical money:9000..900000; physical_value, counted_value
q gap money:50..20000; difference, adjustment
q obsolete money:100..30000; obsolete_value, dead_stock
q pallets number:10..900; pallets_in_store, pallet_count
q approved flag; adjustment_approved, write_off_allowed; whether the difference may be booked
q sheet id:RI-###; count_sheet, sheet_no
a insurer company; stock_insurer
a next date; next_count, following_inventory
a rent money; warehouse_rent
a director person; finance_director, cfo
l items; stock, references, articles; what was counted
c items.family phrase; family, product_group
c items.ref id:@@-####; sku, article_code
c items.what phrase; description, article
c items.bin id:@##-#; location, bin
c items.book number:1..900; system_quantity, theoretical
c items.found number:1..900; counted_quantity, physical
c items.unit short; unit, uom
c items.cost money:1..400; unit_cost, price
c items.why phrase; cause, explanation
c items.lot id; batch
---
{firm} || Hoja {sheet}
# Recuento físico – almacén de {warehouse}
A {counted}. Movimientos cortados de {frozen} a {resumed}. Primer conteo: {counter_a}. Segundo: {counter_b}. Presencia de {auditor}.
%items 4..12
Ref. | Artículo | Ub. | T | F | ud | Coste | Causa
/ Familia {items.family=Tornillería|Pinturas|Fontanería|Electricidad|Jardín}
{items.ref} | {items.what=tirafondo 6x80|esmalte blanco 4 l|codo 90 cobre|magnetotérmico 16 A|manguera 25 m|brocha 50 mm} | {items.bin} | {items.book} | {items.found} | {items.unit=ud|cj|m|kg} | {items.cost} | {items.why=rotura|sin ubicar|error de alta|-|muestra}
{items.lot=}
%%
~ T: teórico. F: físico.
= Referencias: {lines}
= Palés: {pallets}
= Fiabilidad: {accuracy}
= Según libros: {book}
= Según recuento: {physical}
= Regularización: {gap}
= Obsoleto: {obsolete}
{approved!Se autoriza el asiento de regularización|Aprobado el ajuste~El ajuste queda pendiente de nuevo conteo|No se autoriza todavía el ajuste}.
> {keeper}
~ Criterio de coste medio desde el {:date}. Incidencias a {:email}.

== es hoja_servicio_maquinista
q railway company:{} Ferrocarriles/Ferrocarril {}/Rail {}; operator, railway_company
q driver person; driver, train_driver
q relief person; relief_driver, relieved_by
q depot city; depot, residence
q turn id:T-###; turn_no, duty
q day date; duty_date, service_day
q sign_on time; sign_on, starts
q sign_off time; sign_off, ends
q break_at time; break_start, meal_break
q driving duration; driving_time, effective_driving
q rest city; overnight_rest, sleeps_at
q km number:60..900; kilometres, distance
q loco id:###.###; locomotive, traction_unit
q second_loco id:###.###; second_unit, banking_engine
q controller person; dispatcher, traffic_controller
q controller_phone phone; control_phone, post_number
q restriction unit:km/h 10..80; temporary_restriction, reduced_speed
q pilot flag; pilot_needed, route_unknown; whether somebody must show the way
q version number:1..9; version, amendment
a licence date; licence_expiry, licence_until
a guard person; conductor, guard
a bonus money; night_bonus, allowance
a freight unit; train_weight, tonnage
l legs; trains, services, runs; train by train
c legs.train number:100..99000; train_no, service
c legs.from phrase; from_station, origin
c legs.dep time; departs, departure
c legs.to phrase; to_station, destination
c legs.arr time; arrives, arrival
c legs.kind phrase; type_of_service, category
c legs.track short; track, platform
c legs.set id:##-##; set_no, trainset
c legs.next number; continues_as
l notices; speed_notices, works_on_line; what to heed under way
c notices.line phrase; line, section
c notices.from id:km ###.#; from_km, start_km
c notices.to id:km ###.#; to_km, end_km
c notices.what phrase; notice, cause
c notices.until date; until, valid_to
c notices.boss person; works_pilot
---
{railway} || Residencia {depot}
# Hoja de ruta {turn}, versión {version}
{day} – maquinista: {driver}
= Toma servicio: {sign_on}
= Deja servicio: {sign_off}
= Refrigerio: {break_at}
= Conducción: {driving}
= Descanso en: {rest}
= Locomotora: {loco}
= En doble con: {second_loco}
%legs 3..8
Tren | Origen | Sale | Destino | Llega | Tipo | Vía | Mat.
{legs.train} | {legs.from=Chamartín|Miranda|Apartadero Norte|Puerto|Sants} | {legs.dep} | {legs.to=Ávila|Hendaya|Terminal Sur|Castejón|Sagunto} | {legs.arr} | {legs.kind=viajeros|material vacío|mercancías|maniobra} | {legs.track} | {legs.set}
{legs.next=}
%%
%notices 2..5 lines
{notices.line=Línea 100|Vía 2|Ramal puerto|Túnel largo}, {notices.from} a {notices.to}: {notices.what=obras en plataforma|señal fuera de servicio|paso a nivel protegido por agente|baches de vía}, hasta {notices.until}
{notices.boss=}
%%
Limitación más severa: {restriction}. Recorrido {km} km. {pilot!Necesita piloto por desconocer el tramo final|Pida agente conocedor de la línea~Está habilitado para todo el recorrido|No precisa piloto}. Releva {relief}. Puesto de mando: {controller}, {controller_phone}.
~ Impresa el {:date}. Entregue al terminar. Libro de averías n.º {:id:####}.

== es ficha_repoblacion_forestal
q nursery company:Vivero {}/Viveros Forestales {}/Plantas {}; nursery, producer
q licence id:ES-##-####; operator_code, plant_passport_no
q buyer company:Ayuntamiento de {}/Fundación {}/Comunidad de Montes de {}; recipient, planting_body
q forester person; forest_engineer, technical_lead
q nurseryman person; nursery_manager, prepared_by
q crew company:Forestal {}/Reforestaciones {}; planting_contractor, crew_firm
q site phrase; planting_site, hill
q town city; municipality, nearest_town
q lifted date; lifted_on, taken_from_beds
q planted date; planting_date, set_out_on
q plants number:500..90000; plants_total, number_of_seedlings
q area unit:ha 1..90; area_to_plant, surface
q density number:400..2000; plants_per_hectare, density
q protector phrase; shelter, tree_guard
q water unit:l 1..20; watering_per_plant, litres_each
q survival percent:60..95; guaranteed_survival, survival_rate
q grant id:RF-####-##; subsidy_file, grant_no
q inspected flag; plant_health_checked, sanitary_check; whether plant health was looked at
a price money; price_per_plant, total_price
a replant date; replanting_by, replacement_deadline
a driver person; driver, transported_by
a owner person; landowner, owner_of_hill
l lots; species, plants; what was sent
c lots.use phrase; purpose, planting_block
c lots.species phrase; species, botanical_name
c lots.source id:RIU-##; region_of_provenance, seed_source
c lots.age phrase; age, savias
c lots.tray phrase; container, tray
c lots.height unit:cm 8..80; height, size
c lots.count number:50..20000; quantity, plants
c lots.lot id:##-###; seed_lot, batch
c lots.myc phrase; mycorrhiza
---
{nursery} || Pasaporte {licence}
# Ficha de repoblación
Promueve {buyer}, en {site=Loma del Águila|Umbría de la Peña|Cerro Quemado|Barranco Seco}, {town}. Expediente {grant}.
%lots 3..9
Especie | Proc. | Edad | Env. | Alt. | Pl. | Lote
/ Rodal {lots.use=1 – ladera|2 – vaguada|3 – cumbre|4 – cortafuegos verde}
{lots.species=Quercus ilex|Pinus halepensis|Juniperus thurifera|Olea sylvestris|Fraxinus angustifolia|Acer monspessulanum} | {lots.source} | {lots.age=1 savia|2 savias|1+1} | {lots.tray=FP-300|bandeja 28|raíz desnuda|SL-40} | {lots.height} | {lots.count} | {lots.lot}
{lots.myc=}
%%
= Arrancada: {lifted}
= Se planta: {planted}
= Total: {plants}
= Superficie: {area}
= Densidad: {density}
= Protector: {protector=tubo microperforado 60 cm|malla cinegética|ninguno|piedras}
= Riego de establecimiento: {water}
Planta {crew}; dirige {forester}. {inspected!Revisado por sanidad vegetal, sin plagas|La partida pasó control fitosanitario~Sin control fitosanitario previo|Sanidad vegetal aún no la ha visto}. Marra máxima admitida según pliego; arraigo garantizado {survival}.
> {nurseryman}
~ Mantener a la sombra. Catálogo vigente desde el {:date}. {:phone} · {:url}

== es orden_servicio_flota_camion
q workshop company:Talleres {}/{} Diésel/Servicio {} Camiones; workshop, repairer
q fleet company:Transportes {}/Logística {}/Aguas {}; fleet_owner, customer
q contact person; fleet_manager, customer_contact
q adviser person; service_adviser, reception
q mechanic person; mechanic, repaired_by
q driver person; brought_by, driver
q plate id:#### @@@; registration, plate
q vin id:@@@##############; chassis, vin
q model phrase; make_model, vehicle
q km number:20000..900000; odometer, mileage
q engine_hours number:500..30000; engine_hours, hour_meter
q in date; received_on, entry
q promised date; promised_for, ready_by
q order id:OR-#####; work_order, order_no
q symptom phrase; complaint, fault_reported
q labour money:60..3000; labour_total, labour
q parts_sum money:40..9000; parts_total, parts
q total money:100..12000; total_with_tax, amount_due
q rate money:30..90; hourly_rate, labour_rate
q towed flag; towed_in, arrived_on_tow; whether the lorry came on a tow
q warranty flag; under_warranty, warranty_job; whether the maker pays
a invoice id; invoice_no, bill_number
a collected date; collected_on, handed_back
a insurer company; insurer, fleet_insurance
a itv date; test_due, itv_expiry
a year year; year_of_make, built
l tasks; operations, labour_lines; what was done
c tasks.code id:##.##.##; operation_code, code
c tasks.what phrase; operation, job
c tasks.hours number:1..12; hours, time_units
c tasks.by person; mechanic, done_by
c tasks.sum money:20..900; amount, labour_cost
c tasks.bay short; bay
l parts; spares, materials; what was fitted
c parts.ref id:#### ### ###; part_no, reference
c parts.what phrase; part, description
c parts.qty number:1..12; quantity, units
c parts.price money:3..900; unit_price, price
c parts.off percent:5..30; discount, rebate
c parts.core money; core_deposit
---
{workshop} || Orden {order}
{:street}, {:city} || Entrada {in}
# Orden de reparación
= Cliente: {fleet}
= Contacto: {contact}
= Conductor: {driver}
= Vehículo: {model=Actros 1845|Stralis 460|R450 LA|TGX 18.500|FH 460}
= Matrícula: {plate}
= Bastidor: {vin}
= Km: {km}
= Horas: {engine_hours}
= Prometido: {promised}
Avería declarada: {symptom=pierde potencia en cuesta|testigo de AdBlue|no sube el eje|ruido en el diferencial|fuga de aire}. {towed!Entró en grúa|Llegó remolcado~Entró por su propio pie|Vino rodando}. {warranty!Trabajo en garantía de fábrica|Lo asume la marca~Fuera de garantía|Con cargo al cliente}.
%tasks 2..6
Cód. | Operación | h | Mec. | €
{tasks.code} | {tasks.what=diagnosis|cambiar turbo|regular frenos|sustituir fuelle|purgar circuito|leer centralita} | {tasks.hours} | {tasks.by} | {tasks.sum}
{tasks.bay=}
%%
%parts 2..8
Recambio | Ref. | Ud. | PVP | Dto.
{parts.what=fuelle neumático|sensor NOx|pastillas|filtro secador|junta|turbo reconstruido|manguito} | {parts.ref} | {parts.qty} | {parts.price} | {parts.off}
{parts.core=}
%%
= Precio hora: {rate}
= Mano de obra: {labour}
= Recambios: {parts_sum}
= TOTAL IVA incl.: {total}
Recepción: {adviser} || Responsable del trabajo: {mechanic}
~ Garantía de reparación: tres meses o 2.000 km. Registro industrial {:id:##/#####}. Recogidas de {:time} a {:time}. Aceite usado entregado el {:date}.

== es planning_rodaje_plan_dia
q producer company:{} Films/Producciones {}/{} Audiovisual; production_company, producer_firm
q title phrase; film_title, working_title
q director person; director, directed_by
q assistant person; first_assistant, ad
q producer_person person; line_producer, production_manager
q camera person; director_of_photography, dop
q day date; shooting_day, date
q day_no number:1..60; day_number, day_of_shoot
q of_days number:20..80; total_days, days_planned
q call time; general_call, crew_call
q first_shot time; first_shot, camera_rolls
q lunch time; lunch, meal
q wrap time; wrap, end_of_day
q sunrise time; sunrise, first_light
q base phrase; unit_base, parking
q hospital phrase; nearest_hospital, emergency_hospital
q medic person; set_medic, nurse
q extras number:2..200; extras, background
q night flag; night_shoot, after_dark; whether it is shot at night
q weapons flag; weapons_on_set, firearms; whether arms are used
a budget money; daily_budget, cost
a insurer company; production_insurer
a editor person; editor, cut_by
a release date; release, premiere
l scenes; sequences, strips; what is shot
c scenes.set phrase; location, set
c scenes.no short; scene, sequence
c scenes.what phrase; synopsis, action
c scenes.light phrase; day_night, int_ext
c scenes.pages id:#/8; pages, eighths
c scenes.cast phrase; cast_numbers, characters
c scenes.start time; starts, from
c scenes.props phrase; props
l cast; actors, calls; who is called when
c cast.no number:1..30; cast_no, number
c cast.actor person; actor, performer
c cast.role first; character, role
c cast.pick time; pick_up, collected_at
c cast.make time; make_up, hair_make_up
c cast.set time; on_set, ready
c cast.hotel phrase; hotel
---
^ {producer}
# {title=La última siesta|Marea baja|Los primos|Nadie vende pan|Fuego de santos}
Orden de rodaje {day_no} de {of_days} || {day}
Dirige {director} || Foto: {camera}
Producción: {producer_person} || Ayudante: {assistant}
= Citación: {call}
= Primer plano: {first_shot}
= Comida: {lunch}
= Corte: {wrap}
= Orto: {sunrise}
= Base: {base=explanada del molino|parking del polideportivo|calle del Horno|era alta}
%scenes 3..8
Sec. | I/E | Acción | Oct. | Pers. | h
/ DECORADO: {scenes.set=CASA DE LOLA|BAR|ESTACIÓN|CALLEJÓN|PLAYA}
{scenes.no} | {scenes.light=INT/DÍA|EXT/DÍA|INT/NOCHE|EXT/ATARDECER} | {scenes.what=discuten por la herencia|él sale sin pagar|llega la carta|bailan|encuentran la maleta} | {scenes.pages} | {scenes.cast=1, 4|2|1, 2, 3|5, 7} | {scenes.start}
{scenes.props=}
%%
%cast 3..8
 | Intérprete | Personaje | R | M | Set
{cast.no} | {cast.actor} | {cast.role} | {cast.pick} | {cast.make} | {cast.set}
{cast.hotel=}
%%
~ R: recogida. M: maquillaje.
Figuración: {extras}. {night!Se rueda de noche: traigan frontal|Jornada nocturna~Jornada diurna|No hay noche}. {weapons!Armas de fogueo en plató|Hay armas de utilería con detonación~Sin armas|Ninguna secuencia lleva armas}. Sanitaria: {medic}. Urgencias en {hospital=Hospital Comarcal|Clínica del Mar|Centro de salud Sur|Hospital General}.
~ Teléfono de producción {:phone}. Copia del plan de {:date} sin valor. Silencio en set.
`
