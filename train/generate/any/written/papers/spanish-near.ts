/** Whole papers in Spanish in which much of what is asked has a neighbour of the same form, and some of it is never said. */
export const spanishNearPapers = `
== es boleta_empeno
q house company:Casa de Empeño {}/Montepío {}/Prendario {}; lender, pawnbroker, es:acreedor prendario; business that lends on the piece
q owner person; pledgor, borrower, es:deudor; who left the piece behind
q ticket id:B-######; pawn_number, contract_no; number on the slip
q pledged_on date; loan_date, day_of_pledge; day the piece was handed over
q redeem_by date; last_day_to_redeem, maturity; until when the piece can be fetched back
q item phrase; collateral, object, es:garantía; what was left as security
q weight unit:g 2..60; metal_weight, grams, es:peso; how heavy the piece is
q appraisal money:1500..30000; valuation, appraised_value; what the piece is thought worth
q loan money:800..15000; principal, sum_lent; money paid out at the counter
q interest percent:2..12; monthly_rate, cost_of_credit, es:interés; charged for each month
q valuer person; appraiser, examined_by; who looked at the piece
q may_extend flag; renewable, rollover_allowed; whether the term can be prolonged
a sale_price money:2000..30000; auction_price, sold_for; what the piece fetched when sold
a redeemed_on date; collected_on, date_released; day the piece was fetched back
a co_owner person; beneficiary, second_holder, es:cotitular; other person who may fetch the piece
a stone_weight unit:ct 1..4; carats, gem_weight; weight of the stones
a insurer company; insured_with, insurance_carrier, es:aseguradora
---
{house} || Boleta {ticket}
{:street}, {:city}, México || Caja {:number:1..6}

# Contrato de mutuo con interés y garantía prendaria
Hoy, {pledged_on}, {owner} deja en prenda {item=un anillo de oro de 14 quilates|una cadena de oro con dije|un reloj de pulso dorado|unas arracadas de oro|una esclava grabada}, con un peso de {weight} en báscula de mostrador. {valuer} revisó la pieza y la estimó en {appraisal}; sobre esa base se entregan en efectivo {loan}, que causan {interest} de interés al mes, IVA aparte.
= Desempeño a más tardar: {redeem_by}
= Horario: {:time} a {:time}
{may_extend!Pagando los intereses vencidos puede refrendar cuantas veces quiera|Se admite refrendo en ventanilla antes del vencimiento~Esta operación no admite refrendo|Vencido el plazo no hay refrendo posible}.
Pasada esa fecha la pieza sale a remate sin más aviso.
~ Registro PROFECO {:id:####-####} del {:date}. Quejas: {:phone}.

== es afinador_piano_parte
q tuner person; technician, visited_by, es:técnico; who worked on the instrument
q client company:Conservatorio {}/Auditorio {}/Escuela de Música {}; customer, instrument_holder; place where the instrument stands
q visit date; service_date, tuned_on; day of the work
q maker phrase; brand, manufacturer; whose name is on the fallboard
q serial id:######; instrument_number, es:número de serie; number cast in the plate
q pitch unit:Hz 438..443; final_pitch, tuned_to; to what the A was set
q found_pitch unit:Hz 430..437; pitch_before, initial_pitch; where the A stood on arrival
q humidity percent:25..70; relative_humidity, room_moisture; how damp the room was
q strings number:1..6; strings_replaced, new_strings; how many strings were changed
q fee money:70..180; charge, amount_due; price of the call
q next month; next_visit, due_again; when the tuner should return
q contact person; received_by, person_on_site; who opened the door
q cracked flag; soundboard_crack, structural_damage; whether the soundboard has split
a built year; year_built, manufactured_in; when the instrument was made
a last_tuned date; previous_tuning, last_service; when it was tuned before this
a owner person; proprietor, belongs_to; person who owns the instrument
a temperature unit:°C 15..28; room_temperature, ambient, es:temperatura
a arrival time; arrived_at, start_time, es:llegada
---
# Parte de afinación
{client} || {visit}
{:street}, {:city} || Sala {:number:1..14}

Me abrió {contact}. Piano <de cola|vertical> {maker=Yamaha|Kawai|Petrof|Bechstein|Steinway}, n.º {serial}.
El la estaba en {found_pitch}; lo he dejado en {pitch} después de dos pasadas. Higrómetro de la sala: {humidity}. [He cambiado {strings} cuerdas del registro agudo.]
{cracked!La tabla armónica tiene una fisura de un palmo junto al puente de bajos|Se ha abierto la tabla armónica y conviene vigilarla~La tabla armónica está sana|No veo grietas en la tabla}.
Importe del desplazamiento y la afinación: {fee}. Conviene repetir en {next}, pasada la calefacción.
> {tuner}
~ Garantía de {:number:10..30} días para clavijas. Tel. {:phone}

== es romaneo_frigorifico
q plant company:Frigorífico {}/Matarife {}/Frigorífico Regional {}; slaughterhouse, processor, abattoir; where the animals were killed
q consignor company:Estancia {}/Establecimiento {}/Cabaña {}; seller, sender_farm, es:remitente; farm the animals came from
q buyer company:Carnes {}/Abastecedora {}/Distribuidora {}; purchaser, carcass_owner, es:comprador; for whom the carcasses are
q kill_date date; slaughter_day, processed_on; day of the kill
q troop id:####/##; lot, batch_number, es:tropa; number of the lot
q live_weight unit:kg 3000..12000; total_liveweight, weight_on_foot; what all weighed alive
q yield percent:52..62; dressing_percentage, carcass_yield; share of the live weight that became carcass
q inspector person; vet_in_charge, official_veterinarian, es:inspector; state vet on the line
q weigher person; scale_operator, weighed_by; who stood at the scale
q condemned flag; any_condemnation, seizures; whether something was taken out as unfit
q price money:3000..6500; price_per_kilo, rate, es:precio; agreed for each kilo hung
a transporter company; haulier, carrier; who drove the animals
a arrival date; received_on, unloading_day, es:llegada; when the animals reached the yard
a payment_due date; settlement_date, pay_by; when the seller is paid
a hide_value money; hides, by_product_value; what the hides bring
a plant_manager person; head_of_plant, es:gerente
l carcasses; sides, pieces, hung_items; what was hung, one by one
c carcasses.tag number:100..999; ear_number, carcass_id; number of the carcass
c carcasses.class phrase; category, type_of_animal; what sort of animal it was
c carcasses.left unit:kg 90..150; left_side, half_one; weight of one half
c carcasses.right unit:kg 90..150; right_side, half_two; weight of the other half
c carcasses.teeth number:0..8; dentition, incisors; how many teeth were seen
c carcasses.fat unit:mm 3..18; fat_depth, covering; fat over the rib
---
{plant} || Tropa {troop}
Establecimiento oficial {:number:100..4999} || {kill_date}

# Romaneo de playa
= Procedencia: {consignor}
= Usuario: {buyer}
= Kilos vivos en balanza de corral: {live_weight}

%carcasses 3..7
Garrón | Cat. | Media izq. | Media der. | Dient.
{carcasses.tag} | {carcasses.class=novillo|novillito|vaquillona|vaca|ternero|toro} | {carcasses.left} | {carcasses.right} | {carcasses.teeth}
{carcasses.fat=}
%%
Rinde: {yield}. [Al gancho se pactó {price} el kilo.] {condemned!El servicio veterinario decomisó dos hígados y un cuarto|Hubo decomisos, que se detallan aparte~Sin decomisos|Todo fue librado a consumo}.
Balanza: {weigher} || Servicio oficial: {inspector}
~ Menudencias a cargo de {:company}. Planilla {:id:A-#####}

== es recibo_cafe_beneficio
q coop company:Cooperativa de Caficultores de {}/Compra de Café {}/Trilladora {}; buyer, purchasing_point, es:comprador; who takes the coffee in
q grower person; producer, farmer, es:caficultor; who brings the coffee
q farm company:Finca {}/Finca La {}/Hacienda {}; estate, origin_farm; where it was grown
q received_on date; delivery_day, intake_date; day it came in
q slip id:RC-#####; receipt_no, voucher; number of this slip
q sacks number:2..60; bags, sack_count; how many bags
q gross unit:kg 100..3000; weight_with_bags, gross_weight; weight as put on the scale
q moisture percent:10..13; humidity, water_content
q factor number:88..98; yield_factor, milling_factor; kilos of parchment for one bag of export coffee
q price money:12000..26000; rate_per_kilo, unit_price, es:precio; what one kilo brings
q total money:900000..9000000; payout, amount_paid; what the grower is paid
q defects percent:1..9; damaged_beans, defect_share, es:pasilla; share of bad beans
q taster person; quality_analyst, cupped_by; who tried the sample
q dry flag; dry_enough, accepted_moisture; whether the coffee could be stored as it came
a net unit:kg 100..3000; net_weight, weight_without_bags; weight without the bags
a altitude unit:m 1200..2000; elevation, metres_above_sea; how high the farm lies
a payment_date date; paid_on, transfer_day; when the money is sent
a driver person; carrier, brought_by_vehicle, es:conductor; who drove the load
a cup_score number:78..90; cupping_score, sca_points; points in the cup
---
# {coop}
^ Agencia {:city} · Recibo de pergamino seco {slip}

{received_on}. Se recibe de {grower}, {farm}, vereda {:last}, la cantidad de {sacks} bultos que en báscula marcaron {gross} con empaque incluido.
Muestra de 250 gramos analizada por {taster}:
* humedad {moisture}
* pasilla y broca {defects}
* factor de rendimiento {factor}
{dry!El grano llegó en punto y pasa a bodega|Pasa directo a bodega por venir bien seco~Le falta sol y queda en patio tres días más|Vino pasado de agua y se mandó al silo}.
[El kilo se liquida hoy a {price}.] Valor a favor del asociado: {total}.
Le recordamos la asamblea del {:date}.
> Liquidó: {:person}
~ Precio base de la Federación publicado a las {:time}. Línea {:phone}

== es lote_mezcal_palenque
q distillery company:Palenque {}/Fábrica de Mezcal {}/Vinata {}; producer, still_house, made_by; where it was distilled
q master person; distiller, es:maestro mezcalero, craftsman; who makes the spirit
q lot id:L##-@@##; batch_code, lot_number; mark of the batch
q agave phrase; plant_species, raw_material; plant it was made of
q hearts number:40..400; pieces_cooked, agave_count; how many hearts went into the oven
q cooked_on date; oven_closed, roasting_start; day the oven was covered
q ferment_days number:4..14; fermentation_time, days_in_vat; how long it stood in the vats
q distilled_on date; second_distillation, still_run; when the second run came off
q strength percent:44..52; alcohol, abv; how strong it is
q litres unit:l 80..900; yield, volume_obtained; how much came out
q verifier person; certifier_inspector, sampled_by; who came for the samples
q body company:Consejo Regulador {}/Certificadora {}; certification_body, regulator; body that certifies
q still choice:copper/clay; still_type, distillation_vessel; in what it was distilled
q rested flag; aged, matured; whether it spends time in wood or glass before sale
a bottled_on date; bottling_day, filled; when it goes into bottles
a bottles number:100..1200; bottle_count, units_filled; how many bottles
a brand company; label, sold_as; name under which it is sold
a methanol unit:mg 30..300; methanol_content, methanol
a cooper person; barrel_maker, woodworker
---
{distillery} || Lote {lot}
{:city}, Oaxaca || Hoja {:number:1..60}

# Bitácora de producción
Se tapó el horno el {cooked_on} con {hearts} piñas de {agave=espadín|tobalá|tepeztate|cuishe|madrecuixe}, leña de encino. Molienda con tahona y yegua. En tinas de sabino estuvo {ferment_days} días, con agua de {:city}.
El refino salió el {distilled_on} {still?en alambique de cobre~en olla de barro}, con {litres} a {strength} Alc. Vol.
{rested!Una parte se guarda un año en vidrio bajo tierra|Se deja reposar en barrica antes de venderlo~Se vende joven|Sale joven, tal como cae}.
?Tomó muestra {verifier}, de parte del {body}, y dejó sellado el tanque {:number:1..8}.
> {master}, maestro mezcalero
~ Permiso {:id:M-####}, vigente al {:date}. Ayudantes: {:person} y {:person}.

== es boletin_volcan
q observatory company:Observatorio Volcanológico {}/Red de Vigilancia {}; monitoring_body, issued_by; who watches the mountain
q volcano phrase; mountain, volcano_name
q bulletin number:3..90; report_no, es:número de boletín; number of the report
q issued date; publication_date, dated; day the report came out
q from date; period_start, observed_from; first day looked at
q to date; period_end, observed_until; last day looked at
q level choice:green/yellow/orange/red; alert_level, technical_alert; how grave the situation is
q quakes number:20..900; earthquakes, seismic_events; how many tremors were counted
q biggest number:2..4; largest_magnitude, max_ml; strength of the greatest tremor
q column unit:m 200..3000; plume_height, smoke_column; how high the plume rose above the rim
q radius unit:km 1..8; exclusion_zone, closed_radius; how far from the crater people must stay
q duty person; geologist_on_duty, author; scientist who wrote it
q ash flag; ashfall, ash_reported; whether ash fell on inhabited places
a next_bulletin date; next_report, following_issue; when the next report comes
a evacuated number:20..4000; people_evacuated, displaced
a so2 unit:t 100..3000; sulphur_dioxide, gas_emission
a last_eruption year; last_erupted, previous_eruption
a mayor person; local_authority_head, mayor
---
# Reporte de actividad volcánica n.º {bulletin}
^ {observatory} · Región de {:city}
> {issued}

Entre el {from} y el {to} la red instalada en el volcán {volcano=Villarrica|Llaima|Copahue|Láscar|Calbuco|Hudson} registró {quakes} sismos. El más energético alcanzó una magnitud local de {biggest}, a {:unit:km 2..9} de profundidad. Las cámaras mostraron emisiones de color blanquecino que llegaron a {column} sobre el borde del cráter.
{ash!Vecinos de dos localidades dieron cuenta de caída de ceniza fina|Cayó ceniza sobre los techos del pueblo~No hubo caída de ceniza en zonas pobladas|Ninguna localidad reportó ceniza}.
{level?El sistema se mantiene estable, sin cambio respecto de su línea base~Hay variaciones leves sobre el nivel base, por lo que se vigila con más frecuencia~Hay variaciones significativas y una erupción es probable en días o semanas~La erupción es inminente o está en curso}.
Se recomienda no acercarse a menos de {radius} del cráter activo.
> {duty}
~ Estaciones en línea: {:number:5..14}. Consultas {:email}

== es asignacion_telescopio
q observatory company:Observatorio {}/Observatorio Cerro {}; facility, site, telescope_host; where it will be observed
q investigator person; principal_investigator, pi, es:responsable del proyecto; who leads the study
q institute company:Universidad de {}/Instituto de Astrofísica de {}; home_institution, affiliation; where the astronomer works
q proposal id:###B-####; proposal_id, programme_code; code of the request
q nights number:1..8; nights_granted, time_awarded; nights given
q asked number:9..14; nights_requested, time_asked; nights wanted
q first date; run_start, first_night; first night of the run
q rank number:1..60; committee_rank, priority_order; place in the committee's order
q instrument phrase; detector, equipment; apparatus put on the telescope
q chair person; committee_chair, signed_by; who speaks for the committee
q remote flag; observing_remotely, without_travel; whether the astronomer stays at home
q lodging money:60..140; cost_per_night, residence_rate; what a bed on the mountain costs
a last date; run_end, final_night; last night of the run
a seeing number:1..2; required_seeing, image_quality
a support person; support_astronomer, night_assistant; who helps on the mountain
a co_investigator person; co_pi, collaborator
a appeal_by date; deadline_appeal, objections_until
l targets; objects, sources, fields; what will be pointed at
c targets.name phrase; object, source_name
c targets.hours unit:h 1..9; integration, exposure_total, time_on_target
c targets.moon phrase; lunar_phase, sky_condition, moonlight; how dark it must be
c targets.priority number:1..3; rank_within, order_of_importance
c targets.magnitude number:8..22; brightness, mag
---
{observatory}
Comité de asignación de tiempo || {:date}

Estimado/a {investigator}
{institute}

# Propuesta {proposal}
De {:number:80..190} solicitudes recibidas este semestre, la suya quedó en el lugar {rank}. Usted pedía {asked} noches; podemos darle {nights}, a contar del {first}, con {instrument=el espectrógrafo de alta resolución|la cámara de gran campo|el polarímetro|el espectrógrafo multiobjeto}.
Objetos aprobados:
%targets 2..5
Objeto | Tiempo | Luna | Prior.
{targets.name=NGC 1365|Omega Cen|WASP-121|SN 1987A|Sculptor dSph|HD 10180|Abell 3827} | {targets.hours} | {targets.moon=oscura|gris|brillante|indistinta} | {targets.priority}
{targets.magnitude=}
%%
{remote!Podrá seguir la corrida desde su oficina, por conexión segura|No hace falta que suba al cerro: la corrida se hace a distancia~Debe presentarse en el cerro la tarde anterior|La presencia en el cerro es obligatoria}. [La residencia cobra {lodging} por noche.]

Saluda atentamente,
{chair}
Por el Comité

== es nidos_tortuga_registro
q camp company:Campamento Tortuguero {}/Campamento Playa {}; station, turtle_camp, run_by; camp that guards the beach
q lead person; coordinator, biologist_in_charge, es:responsable; who heads the camp
q night date; patrol_date, logged_on; night of the patrol
q patroller person; walked_by, ranger, observer; who walked the beach
q stretch unit:km 2..12; distance_patrolled, beach_length; how far was walked
q permit id:SGPA/##/####; authorisation, licence_no, es:número de permiso; permission the camp works under
q moon choice:new/half/full; moon_phase, lunar_light; how the moon stood
q poached flag; nest_robbed, looting; whether eggs had been stolen
q dogs number:1..9; stray_dogs, predators_seen; loose dogs met
q start time; patrol_began, set_out; when the walk began
a end time; patrol_finished, returned_at; when the walk ended
a released number:20..200; hatchlings_released, babies_freed; young let into the sea
a volunteers number:2..20; helpers, volunteer_count
a police_report id; complaint_number, report_to_authority
l nests; finds, clutches, records; what was found on the sand
c nests.time time; found_at, hour
c nests.species phrase; kind_of_turtle, species, es:especie
c nests.eggs number:60..140; clutch_size, egg_count; how many eggs
c nests.station number:1..40; marker, beach_post; post beside which it lay
c nests.length unit:cm 55..110; carapace_length, shell, es:longitud; how long the animal was
c nests.tag id:MX####; flipper_tag, ring; mark on the flipper
c nests.hatch date; expected_hatching, due; when young are awaited
---
# Bitácora nocturna
{camp} || {night}
Autorización {permit} || {:city}

Salimos a las {start}, {moon?noche cerrada, sin luna~media luna, se veía regular~luna llena, no hizo falta lámpara}. Recorrió {patroller} un tramo de {stretch}. [Perros sueltos: {dogs}.]
%nests 2..6 lines
{nests.time} h. Estaca {nests.station}: {nests.species=golfina|prieta|laúd|carey|blanca}, {nests.eggs} huevos al corral
Caparazón {nests.length}, grapa {nests.tag}
{nests.hatch=}
%%
{poached!Un nido apareció saqueado, con huellas de bota|Encontramos un nido vacío, abierto con palo~Ningún nido fue saqueado|Esta noche no hubo saqueo}.
Bitácora revisada por {lead}. Próxima visita de la inspectora, {:date}.

== es prestamo_herbario
q lender company:Herbario {}/Jardín Botánico de {}/Museo de Ciencias Naturales de {}; lending_institution, sender; collection that owns the sheets
q borrower company:Universidad de {}/Instituto de Biología {}; receiving_institution, es:prestatario; where the sheets go
q specialist person; researcher, for_study_by; who will study the plants
q curator person; keeper, released_by, es:conservador; who lets the sheets go
q loan_no id:PR-##-###; loan_number, reference
q sent_on date; shipped, dispatch_date; day the box left
q due date; return_by, loan_end; when all must be back
q boxes number:1..6; parcels, packages; how many boxes
q value money:200..5000; insurance_value, declared_value; sum for which the box is insured
q dissect flag; sampling_allowed, destructive_sampling; whether pieces may be taken
q carrier company:Mensajería {}/Transportes {}; courier, shipped_with, es:transportista
a tracking id; waybill, tracking_number; number of the shipment
a received date; arrival, receipt_date; when the box arrived
a sheets_total number:5..300; total_sheets, number_of_specimens
a department_head person; head_of_department, director
l sheets; specimens, plants, material; what is lent
c sheets.code id:@@@-#####; accession, barcode, sheet_number
c sheets.taxon phrase; species, plant_name
c sheets.collector person; gathered_by, leg
c sheets.year year; collected_in, year_of_collection
c sheets.place city; locality, found_at
c sheets.type phrase; type_status, nomenclatural_type
---
{lender}
{:street}, {:city} || Préstamo {loan_no}

A la atención de {borrower}:
Con fecha {sent_on} hemos entregado a {carrier} {boxes} caja(s) con el material que sigue, solicitado para {specialist}.
%sheets 3..7
Pliego | Taxon | Recolector | Año | Localidad
{sheets.code} | {sheets.taxon=Senecio bonariensis|Quercus humboldtii|Puya alpestris|Agave karwinskii|Thymus baeticus|Nothofagus alpina|Baccharis latifolia} | {sheets.collector} | {sheets.year} | {sheets.place}
{sheets.type=}
%%
El plazo acaba el {due}; pida la prórroga antes. {dissect!Puede extraer una flor o una hoja por pliego, dejando nota en el sobre|Se consiente tomar fragmentos para ADN~No se permite cortar ni arrancar nada|Queda prohibido tomar muestras}. Valor a efectos del seguro: {value}.
Los pliegos no se congelarán más de {:number:2..5} días.

{curator}
~ Copia a {:person}, archivo, {:date}

== es turno_oficio_designacion
q bar company:Ilustre Colegio de Abogados de {}/Colegio de la Abogacía de {}; bar_association, designating_body
q lawyer person; appointed_counsel, defender, es:letrado designado; advocate given to the citizen
q procurator person; court_agent, procurador; who files papers for the citizen
q citizen person; applicant, client, es:solicitante; who asked for free legal help
q file id:#####/20##; case_file, legal_aid_no; number of the request
q designated_on date; appointment_date, decided; day of the appointment
q court company:Juzgado de Instrucción de {}/Juzgado de Familia de {}; tribunal, hearing_court; where the matter is heard
q matter phrase; proceeding, type_of_case; what the matter is
q office_phone phone; lawyer_phone, chambers_number; number of the advocate
q meet_by date; contact_before, interview_deadline; until when the citizen must get in touch
q income_ok choice:provisional/final/refused; grant_status, entitlement; how far free help is granted
q replaced flag; replaces_earlier, substitution; whether another advocate had the matter before
a opposing person; other_party, counterparty; person on the other side
a hearing date; court_date, trial_day; when the matter is heard
a opposing_lawyer person; other_sides_lawyer, es:letrado contrario
a income money; household_income, annual_income; what the household earns
a fee money; lawyer_fee, honorarium; what the advocate is paid
---
{bar}
Servicio de Orientación y Turno || Expediente {file}
{:street} · {:city}

{citizen}

Le comunicamos que, el {designated_on}, se ha nombrado para {matter=diligencias por lesiones leves|modificación de medidas|desahucio por impago|guarda y custodia|reclamación de alimentos}, que se sigue ante el {court}, a:
= Letrado/a: {lawyer}
= Despacho: {:street}
= Teléfono: {office_phone}
?= Procurador/a: {procurator}
{replaced!Sustituye a quien llevaba antes el asunto, que ha causado baja en el turno|Deja sin efecto la designación anterior~Es la primera designación en este asunto|No consta designación previa}. {income_ok?La concesión es provisional, a la espera de la Comisión~La Comisión ya ha reconocido el derecho de manera definitiva~La Comisión ha denegado el derecho, de modo que los honorarios correrán de su cuenta}.
Póngase en contacto antes del {meet_by}; si no, el expediente se archiva.
~ Impreso {:id:TO-##}. Atención al público de {:time} a {:time}.

== es cadena_custodia_evidencia
q agency company:Fiscalía Seccional {}/Fiscalía General de {}/Policía de Investigaciones {}; authority, investigating_body
q case_no id:NUC-########; investigation_number, case_id, es:noticia criminal
q found_on date; collected_on, seizure_date; day the thing was picked up
q found_at address; scene, place_of_collection; where it was picked up
q collector person; seized_by, first_responder; officer who picked it up
q item phrase; exhibit, evidence, es:elemento material; the thing itself
q seal id:S#######; seal_number, security_tape; number on the seal
q container phrase; packaging, wrapping; in what it is kept
q prosecutor person; directing_prosecutor, es:fiscal; who leads the case
q wet flag; biological_risk, moist; whether it carries blood or other fluids
q weight unit:g 5..900; mass, item_weight, es:peso
a suspect person; accused, arrested; who is suspected
a victim person; injured_party, es:víctima
a destroyed_on date; disposal_date, returned_on; when it was destroyed or given back
a storage_room number; shelf, warehouse_position
l hands; transfers, custody_log, movements; each time it changed hands
c hands.day date; transfer_date, moved_on
c hands.hour time; transfer_time, clock
c hands.from person; handed_over_by, released_by; who gave it
c hands.to person; received_by, taken_by; who took it
c hands.why phrase; purpose, reason; what for
c hands.office company:Laboratorio {}/Almacén {}; unit, department_of_receiver
---
^ {agency}
# Registro de cadena de custodia
= Caso: {case_no}
= Fiscal: {prosecutor}
Elemento: {item=teléfono móvil con pantalla rota|cuchillo de cocina|vainilla calibre 9 mm|prenda de vestir|memoria USB}, {weight}. Recogido por {collector} en {found_at}, el {found_on}. Embalado en {container=bolsa plástica transparente|caja de cartón|sobre de papel|frasco estéril} y cerrado con cinta {seal}.
{wet!Presenta manchas de aspecto hemático: manéjese con guantes|Húmedo al recogerlo, posible fluido corporal~Seco y sin fluidos|No se aprecian restos biológicos}.
%hands 2..5
Fecha | Hora | Entrega | Recibe | Motivo
{hands.day} | {hands.hour} | {hands.from} | {hands.to} | {hands.why=traslado|análisis|almacenamiento|audiencia|fotografía}
{hands.office=}
%%
~ Formato FPJ-{:number:3..14}. Toda enmienda se salva con firma.

== es aval_bancario_obra
q bank company:Banco {}/Caja Rural de {}/Banco de {}; guarantor, issuing_bank, es:avalista; who stands surety
q contractor company:Construcciones {}/Obras y Servicios {}; principal, secured_party, es:avalado; for whom surety is given
q beneficiary company:Ayuntamiento de {}/Diputación de {}/Autoridad Portuaria de {}; in_favour_of, obligee; who may call the money
q amount money:5000..300000; guaranteed_sum, bond_value; up to how much
q register id:#####-AV; guarantee_no, special_register_number; number in the bank's register
q issued date; date_of_bond, signed_on
q proxy person; bank_signatory, first_attorney; who signs for the bank
q proxy2 person; second_signatory, joint_attorney; who signs beside
q contract phrase; works, secured_contract; work the surety is for
q deed date; power_of_attorney_date, bastanteo; day the powers were checked
q kind choice:bid/performance/advance payment; bond_type, purpose_of_guarantee; what risk is covered
q first_demand flag; on_demand, unconditional; whether the bank pays without asking why
a expiry date; valid_until, end_of_guarantee, es:caducidad; when the surety ends
a commission percent:1..3; bank_fee, premium; what the bank charges
a notary person; notary_public, es:notario
a contract_price money; contract_value, price_of_works; what the work costs
a contractor_signatory person; contractor_representative, signed_for_principal
---
{bank}, con domicilio en {:street}, {:city}, y en su nombre {proxy} y {proxy2}, con poderes suficientes según bastanteo de {deed},

# AVALA
a {contractor}, NIF {:id:B########}, ante {beneficiary}, por la cantidad de {amount}, {kind?para responder de que mantendrá su oferta hasta la adjudicación~para responder del buen fin de los trabajos contratados~para responder de la devolución del anticipo recibido}, en relación con {contract=la reforma del mercado|el colector de la ronda norte|la cubierta del polideportivo|el dragado de la dársena}.
{first_demand!El pago se hará al primer requerimiento, con renuncia a los beneficios de excusión y división|Bastará un simple requerimiento para que se pague~Antes de pagar, se podrá exigir que se acredite el incumplimiento|No se pagará sin prueba del incumplimiento}.
Este documento tendrá vigor mientras {beneficiary} no autorice su cancelación.
Inscrito en el Registro Especial de Avales con el n.º {register}.

{:city}, {issued}
{proxy} || {proxy2}
~ Verificado por {:person}, Asesoría Jurídica, el {:date}.

== es cambio_divisas_recibo
q bureau company:Casa de Cambio {}/Cambios {}; exchange_office, counterparty
q customer person; client, traveller, es:cliente; who changes money
q handed money:100..3000; amount_given, sold_currency; what the customer handed in
q paid money:80..2800; amount_received, payout; what the customer got
q rate number:2..900; exchange_rate, es:tipo de cambio; price of one unit
q fee money:2..20; commission, service_charge
q done date; transaction_date, day
q clock time; transaction_time, at
q slip number:1000..9999; receipt_number, operation_no
q teller person; cashier, served_by; who stood at the window
q document choice:passport/identity card; id_shown, identification_type; what the customer showed
q buyback flag; repurchase_right, take_back; whether unused notes can be sold back at the same price
a passport_no id; document_number, passport_number; number of the paper shown
a nationality country; citizenship, issuing_country
a buyback_until date; take_back_until, repurchase_deadline; until when notes are taken back
a mid_rate number; market_rate, official_rate; rate without margin
a origin phrase; source_of_funds, where_money_comes_from
---
^ {bureau}
^ {:street}, {:city}
# Compra de billete extranjero
{done} {clock} || Operación {slip}
Entregado por {customer}: {handed}
Tipo aplicado: {rate}
Comisión de servicio: {fee}
Recibido por usted: {paid}
{document?Identificado con pasaporte en vigor~Identificado con documento nacional de identidad}. {buyback!Los billetes que no gaste se los recompramos al mismo tipo|Guarde el recibo: recompramos el sobrante sin diferencia~La recompra se hará al tipo del día|No garantizamos el mismo tipo si vuelve con billetes}.
~ Le atendió {teller}. Ventanilla {:number:1..4}. Autorización del Banco Central de {:date}. Cuente su dinero antes de salir.

== es practicaje_boleta
q station company:Corporación de Prácticos de {}/Prácticos del Puerto de {}; pilot_corporation, service_provider
q pilot person; harbour_pilot, boarded_pilot, es:práctico; who guided the ship
q master person; captain, ship_commander, es:capitán; who commands the ship
g ship; vessel, craft, es:buque
q ship.name phrase; vessel_name, ship_called
q ship.flag country; registry_country, flag_state; country the ship sails under
q ship.gt number:3000..90000; gross_tonnage, tonnage_measure
q ship.draft unit:m 5..13; draught_aft, depth_in_water; how deep the ship lies
q agent company:Consignataria {}/Agencia Marítima {}; ship_agent, billed_to; who pays for the ship
q boarded time; pilot_on_board, boarding_time; when the pilot climbed on
q left time; pilot_off, disembarked; when the pilot left the ship
q day date; manoeuvre_date, service_day
q berth phrase; quay, moored_at; where the ship was tied up
q tugs number:1..4; tugboats, tugs_used
q move choice:entry/departure/shift; manoeuvre_type, kind_of_service; what was done with the ship
q night flag; night_surcharge, after_hours; whether the dearer hours apply
a fee money; pilotage_due, amount; what the service costs
a tug_company company; tug_operator, towage_firm
a length unit:m 80..340; loa, ship_length, es:longitud
a next_port city; destination, bound_for
a imo id; imo_number, ship_identification
---
{station}
# Boleta de practicaje {:number:1000..9999}
{day} || Canal VHF {:number:10..16}

Buque {ship.name=Punta Galera|Nordic Isle|Ciudad de Palos|Sierra Nevada|Ocean Grace}, bandera de {ship.flag}, {ship.gt} GT, calado a popa {ship.draft}.
{move?Tomado en la boya de recalada y llevado a~Sacado a mar abierto desde~Enmendado de muelle dentro del puerto, hasta} {berth=muelle Sur, línea 2|terminal de graneles|muelle de Levante|pantalán de Repsol}.
= Práctico a bordo: {boarded}
= Práctico desembarcado: {left}
[Remolcadores: {tugs}.] Viento {:unit:kn 4..30}.
{night!Servicio prestado en horario nocturno, con su recargo|Recargo de noche: procede~Servicio diurno, sin recargo|Tarifa ordinaria, por ser de día}.
Consignatario: {agent}
{pilot} || Conforme: {master}
~ La firma del capitán no supone renuncia a reclamación. Tarifa publicada el {:date}.

== es revision_balsa_salvavidas
q workshop company:Náutica {}/Servicios Náuticos {}/Salvamento {}; service_station, revised_by; workshop that opened the raft
q boat phrase; vessel, craft_name; boat the raft belongs to
q owner person; boat_owner, customer, es:armador
q raft_no id:@@-#####; raft_serial, unit_number; number of the raft
q capacity number:4..25; persons, seats, es:capacidad
q made year; manufactured_in, build_year
q done date; serviced_on, inspection_day
q next date; next_service, expires; when it must come back
q technician person; inspector, opened_by
q cylinder unit:kg 1..8; gas_weight, co2_charge; gas in the bottle
q pressure unit:mbar 150..250; test_pressure, inflated_to; to what the tubes were blown up
q passed flag; fit_for_use, approved; whether the raft may go back aboard
q seal id:P######; closing_seal, seal_number
a bought date; purchase_date, sold_on
a previous date; last_service, earlier_inspection; when it was opened before
a price money; cost, amount_due, es:precio; what the job costs
a insurer company; insured_with, underwriter, es:aseguradora
a hydrostatic date; bottle_test, hydrostatic_test_date; when the bottle was pressure tested
l kit; contents, equipment, emergency_pack; what lies inside
c kit.thing phrase; item, article
c kit.count number:1..12; quantity, pieces
c kit.expires month; best_before, valid_to; until when it can be used
c kit.changed phrase; renewed, action; what was done with it
c kit.lot id:####; batch_code, lot
---
{workshop}
Estación de servicio autorizada n.º {:number:10..99} || {:city}
# Certificado de revisión de balsa
La balsa {raft_no}, de {capacity} plazas, construida en {made} y estibada a bordo de «{boat=Marola|Virgen del Mar|Tramontana|Alcatraz|Nuevo Rosario}», propiedad de {owner}, ha sido abierta e inflada el {done}.
Ensayo de tubulares a {pressure} durante {:number:1..3} h. Botella cargada con {cylinder}.
%kit 3..7
Pertrecho | Uds. | Caduca | Actuación
{kit.thing=bengalas de mano|cohetes con paracaídas|raciones de agua|linterna estanca|botiquín|achicador|espejo de señales|raciones de alimento} | {kit.count} | {kit.expires} | {kit.changed=conforme|sustituido|repuesto|secado}
{kit.lot=}
%%
{passed!Apta: se cierra con precinto y puede volver a bordo|El conjunto supera la prueba y queda listo~No apta: pierde aire por la costura inferior|No supera la prueba de fugas y se retira del servicio}. [Precinto {seal}.]
Próxima apertura antes del {next}.
> {technician}
~ Entregada a {:person}. Reglamento SOLAS, cap. III.

== es alcoholemia_acta
q force company:Policía Local de {}/Guardia Urbana de {}/Agrupación de Tráfico de {}; police_body, acting_force
q agent1 id:PL-####; first_officer, acting_badge; badge of the officer who ran the test
q driver person; tested_person, motorist, es:conductor
q owner person; registered_keeper, vehicle_owner; in whose name the vehicle stands
q plate id:#### @@@; registration, number_plate, es:matrícula
q place street; checkpoint, where
q day date; test_date, recorded_on
q first_time time; first_test_at, time_of_first_breath
q second_time time; second_test_at, time_of_second_breath
q first id:0,##; first_reading, result_one
q second id:0,##; second_reading, result_two
q device id:ET-#####; breathalyser, meter_serial
q calibrated date; device_checked_until, calibration_valid; until when the meter may be used
q blood flag; blood_test_requested, contrast_analysis; whether the driver wants a blood test
q outcome choice:clear/fine/criminal; consequence, result; what follows
a licence_no id; driving_licence, licence_number
a fine money; penalty, amount; sum to be paid
a court_date date; hearing, appear_on; when the driver must go before the judge
a passenger person; passenger, witness, es:pasajero; who sat beside
a points number:1..6; points_lost, licence_points, es:puntos
---
{force}
# Acta de prueba de alcoholemia
En {place}, a {day}, los agentes {agent1} y {:id:PL-####}, en control preventivo, dan el alto al vehículo {plate}, a nombre de {owner}, conducido por {driver}.
Etilómetro {device}, verificado y en vigor hasta {calibrated}.
Primera prueba: {first_time}, {first} mg/l de aire espirado. Segunda prueba: {second_time}, {second} mg/l.
{blood!Pide que se le extraiga sangre para contrastar, y se le lleva al centro de salud|Solicita análisis de contraste~No desea contrastar el resultado|Renuncia a la extracción de sangre}.
{outcome?Se le permite continuar la marcha~Se formula denuncia administrativa e inmoviliza el vehículo~Se instruye atestado por delito contra la seguridad vial}.
~ Testigo, si lo hubiera: no consta. Folio {:number:1..80}. Diligencia {:id:####/20##}

== es termitas_control
q firm company:Sanidad Ambiental {}/Control de Plagas {}; treating_company, contractor
q community company:Comunidad de Propietarios {}/Parroquia de {}; client, building_owner; whose building it is
q site address; building, treated_property
q technician person; applicator, es:aplicador, carried_out_by
q licence id:ROESB-####; operator_registration, business_registry; number under which the firm is registered
q visit date; inspected_on, date_of_visit
q visit_no number:2..12; visit_number, round
q product phrase; active_substance, bait; what is put out
q active number:1..9; stations_attacked, active_stations; how many stations were being eaten
q installed number:10..60; stations_total, bait_stations; how many stations stand around the building
q consumption percent:5..90; bait_eaten, bait_consumption; share of bait gone
q beam phrase; damaged_part, affected_timber; wood that suffered most
q structural flag; structural_risk, load_bearing_weakened; whether the building might give way
q next month; next_check, following_visit
a contract_price money; yearly_price, fee
a first_visit date; installation_date, started_on; when the stations were put in
a architect person; building_engineer, surveyor, es:arquitecto
a colony_dead date; eradicated_on, colony_eliminated
a president person; chair_of_community, client_contact
---
{firm} || N.º {licence}
{:street}, {:city}

# Informe de visita {visit_no}
= Cliente: {community}
= Inmueble: {site}
= Fecha: {visit}
= Aplica: {technician}

De las {installed} estaciones colocadas, {active} mostraban actividad. El cebo ({product=hexaflumurón|diflubenzurón|bistriflurón}) se ha consumido en {consumption} de media. La madera peor es {beam=la viga del zaguán|el cabecero de la escalera|el artesonado del coro|la solera del desván}.
{structural!Conviene apuntalar sin esperar, porque la pieza ha perdido sección|Hay riesgo de que ceda: avisen a un arquitecto~El daño es superficial y no compromete el forjado|No se aprecia peligro para la estructura}.
Volveremos en {next}.
~ Plazo de seguridad: {:number:12..48} h. Aviso a {:person} antes de mover mobiliario. {:phone}

== es esquila_comparsa
q ranch company:Estancia {}/Cabaña {}/Establecimiento La {}; farm, wool_grower, es:productor
q gang company:Comparsa {}/Comparsa Hermanos {}; shearing_gang, shearing_contractor
q foreman person; gang_leader, es:capataz; who leads the shearers
q classer person; wool_classer, es:acondicionador; who sorts the wool
q start date; shearing_began, first_day
q finish date; shearing_ended, last_day
q sheep number:800..9000; head_shorn, animals; sheep shorn in all
q per_head money:400..2600; rate_per_sheep, piece_rate; paid for each sheep
q micron number:17..28; fineness, fibre_diameter; thickness of the fibre
q brand id:ES-###; farm_mark, bale_brand; mark painted on the bales
q prolana flag; quality_scheme, certified_clip; whether the clip follows the quality programme
q cuts number:2..60; wounded, injured_sheep; sheep that were cut
a buyer company; wool_buyer, purchaser, es:comprador; who bought the clip
a yield percent:50..70; clean_yield, scoured_yield
a wool_price money; price_per_kilo, clip_price
a vet person; veterinarian, animal_doctor, es:veterinario
a rain_days number:1..9; days_lost, weather_delay
l bales; lots, packs, pressed_bales; what was pressed
c bales.no number:1..200; bale_number, mark
c bales.class phrase; grade, type_of_wool, quality
c bales.weight unit:kg 150..220; bale_weight, mass, es:peso
c bales.day date; pressed_on, baling_day
c bales.core id:@###; core_sample, sample_code
---
# Planilla de zafra lanera
{ranch} || Marca {brand}
Depto. {:city}, Santa Cruz || {gang}

Se empezó el {start} y se terminó el {finish}, con {sheep} ovinos pasados por manga. A la comparsa se le paga {per_head} por animal, comida aparte. Capataz: {foreman}. Mesa a cargo de {classer}, finura estimada {micron} micrones. [Animales con tajos: {cuts}.]
%bales 3..8
Fardo | Clase | Kilos | Prensado
{bales.no} | {bales.class=vellón AA|vellón A|borrega|barriga|pedacería|garreo|capacho} | {bales.weight} | {bales.day}
{bales.core=}
%%
{prolana!Zafra acondicionada bajo PROLANA, con nailon y sin hilo plástico|El lote lleva certificado PROLANA~Este año no se trabajó con PROLANA|Queda fuera del programa de calidad}.
~ Prensa alquilada a {:company}. Galpón {:number:1..4}. Cocinero: {:person}

== es remate_hacienda
q house company:{} Hermanos Consignataria/Consignataria {}/Ferias {}; auctioneer_firm, selling_agent, es:consignataria
q auctioneer person; hammer, es:martillero; who cries the bids
q day date; sale_date, auction_day
q venue phrase; showground, place_of_sale
q starts time; begin, opening_hour
q terms phrase; payment_terms, credit_term; how long buyers have to pay
q commission percent:2..8; buyer_commission, agent_fee
q top money:900000..4000000; highest_price, best_bid; dearest head of the day
q top_buyer company:Estancia {}/Agropecuaria {}; best_bidder, bought_the_best; who took the dearest
q heads number:200..4000; entries, animals_offered
q sold_all flag; cleared, everything_sold; whether nothing was left over
q vet person; veterinarian, health_check_by, es:veterinario; who checked the animals
a next_sale date; next_auction, following_date, es:próximo remate
a bank company; financing_bank, credit_provider
a average money; mean_price, average_price
a judge person; show_judge, jury, es:juez
a unsold number; left_over, withdrawn_heads
l lots; pens, groups, sold_lots; what went under the hammer
c lots.pen number:1..90; corral, lot_number
c lots.kind phrase; category, class_of_animal
c lots.heads number:5..80; head_count, size_of_lot
c lots.seller company:Estancia {}/La {} S.A./Suc. de {}; consignor, vendor; whose animals they were
c lots.price money:1800..4200; price_per_kilo, hammer_price, es:precio
c lots.weight unit:kg 150..460; average_weight, kilos_a_head, es:peso
c lots.buyer company; purchaser, bought_by, es:comprador
---
^ {house}
# Resultado del remate feria
{venue=Predio de la Sociedad Rural|Local El Ombú|Instalaciones del km 214|Feria vieja}, {:city}. {day}, desde las {starts}. Entraron {heads} cabezas. Martillo: {auctioneer}. Revisó {vet}.
%lots 3..7
Corral | Categoría | Cab. | Remitente | Kg prom. | $/kg
{lots.pen} | {lots.kind=terneros|terneras|novillitos|vacas con cría|vacas de invernada|toros} | {lots.heads} | {lots.seller} | {lots.weight} | {lots.price}
{lots.buyer=}
%%
Lo más caro del día: un toro en {top}, que se llevó {top_buyer}. {sold_all!Se vendió todo|No quedó nada en los corrales~Volvieron al campo varios lotes sin postor|Parte de la hacienda no encontró comprador}.
Plazo: {terms=30 y 60 días|90 días libres|contado con 3 % de descuento|120 días con cheque}. Comisión del comprador: {commission}.
~ DTe a cargo del remitente. Oficina: {:person}, {:phone}

== es mortalidad_salmon
q company company:Salmones {}/Cultivos {}/Acuícola {}; producer, farm_operator
q site phrase; farm_site, sea_centre, es:centro de cultivo
q code number:100000..109999; site_code, registry_code
q week number:1..52; reporting_week, week_no
q reported date; report_date, filed_on
q diver_chief person; dive_supervisor, underwater_lead; who leads the divers
q vet person; fish_health_manager, veterinarian, es:veterinario
q oxygen unit:mg/l 4..10; dissolved_oxygen, lowest_oxygen
q temperature unit:°C 8..16; water_temperature, sea_temp, es:temperatura
q disposal company:Ensilajes {}/Reciclaje Marino {}; waste_processor, taken_by; who takes the dead fish away
q ensiled unit:t 1..60; ensilage, mass_disposed
q exceeded flag; over_threshold, alarm_level; whether more died than may die without alarm
q next_count date; next_dive, following_count
a stocking date; smolt_intake, stocked_on; when the young fish came
a biomass unit:t 500..4000; standing_biomass, total_mass
a harvest date; harvest_start, planned_harvest
a authority_inspector person; state_inspector, control_officer
a vessel phrase; wellboat, ship
l cages; pens, units, nets; what was counted
c cages.no number:101..124; pen_number, cage_id
c cages.dead number:10..4000; dead_fish, mortality_count
c cages.cause phrase; diagnosis, reason, es:causa; what they died of
c cages.average unit:kg 1..5; mean_weight, average_size
c cages.left number:20000..60000; stock_remaining, live_fish
c cages.lice number:0..6; lice_count, parasites
---
{company} || Centro {site=Isla Tranqui|Punta Serrano|Canal Moraleda 3|Quetalco|Estero Pitipalena}
Código SERNAPESCA {code} || Semana {week}

# Informe semanal de mortalidad
Enviado el {reported}. Agua a {temperature}; mínimo de oxígeno {oxygen} a 10 m.
%cages 3..7
Jaula | Muertos | Causa | Peso medio | Saldo
{cages.no} | {cages.dead} | {cages.cause=SRS|lobo marino|deforme|baja de oxígeno|manejo|sin clasificar} | {cages.average} | {cages.left}
{cages.lice=}
%%
{exceeded!Se superó el umbral y se activó el plan de acción ante mortalidades masivas|La mortalidad pasa de lo tolerado, aviso cursado a la autoridad~La mortalidad está bajo el umbral|No se alcanzó el nivel de aviso}. [Ensilado: {ensiled}, retirado por {disposal}.]
Buzos a cargo de {diver_chief}. Próxima extracción: {next_count}.
> {vet}
~ Guía de retiro {:number:10000..99999}. Pontón: {:phone}

== es maquila_aceituna
q mill company:Almazara {}/Cooperativa Olivarera de {}/Molino de {}; press, oil_mill
q grower person; olive_farmer, delivered_by, es:cosechero
q ticket id:E-#####; intake_ticket, delivery_no
q brought date; delivered_on, intake_day
q milled date; pressed_on, milling_date
q olives unit:kg 200..9000; fruit_weight, kilos_delivered
q oil unit:kg 40..1800; oil_obtained, kilos_of_oil
q fat percent:14..26; industrial_yield, fat_yield
q acidity number:0..2; free_acidity, degrees
q variety phrase; cultivar, olive_type, es:variedad
q origin choice:tree/ground; harvest_from, flight_or_ground; whether the fruit was picked or gathered
q fee money:20..900; milling_charge, es:maquila
q miller person; mill_master, es:maestro de almazara
q keeps flag; takes_oil_home, withdraws_oil; whether the farmer carries the oil away
a parcel id; plot, cadastral_parcel
a payment date; settlement_day, paid_on, es:fecha de pago
a price money; oil_price, price_per_kilo, es:precio
a moisture percent; humidity, water_share
a carrier person; driver, trailer_driver, es:transportista
---
^ {mill}
# Resguardo de molturación {ticket}
Entrada: {brought} || Molturada: {milled}
Cosechero/a: {grower} || Tolva {:number:1..9}

Aceituna de {variety=picual|hojiblanca|arbequina|cornicabra|empeltre}, {origin?cogida del vuelo~recogida del suelo}: {olives} limpios de hoja.
Aceite resultante {oil}, rendimiento industrial {fat}, {acidity} grados.
{keeps!Retira el aceite en garrafas propias|Se lo lleva todo a casa~Deja el aceite en bodega para su venta en común|No retira: queda en los depósitos de la casa}. [Gasto de molturación: {fee}.]
> {miller}
~ El orujo queda en beneficio de la almazara. Campaña abierta hasta el {:date}. Báscula verificada el {:date}.

== es trampas_mosca_fruta
q service company:Senasica {}/Programa Nacional de Sanidad {}/Servicio Fitosanitario de {}; plant_health_service, issued_by
q trapper person; inspector, trap_reader, es:trampero; who walks the route
q route id:R-##; trap_route, circuit
q read_on date; service_date, checked_on
q zone phrase; area, orchard_area
q lure phrase; attractant, bait_type
q chief person; supervisor, signed_off_by
q outbreak flag; quarantine_triggered, outbreak_declared; whether the area is put under restriction
q radius unit:km 1..8; regulated_radius, delimited_area
q sent company:Laboratorio {}/Centro de Identificación {}; identified_by, laboratory
q missing number:1..6; traps_lost, stolen_traps
a next_reading date; next_service, following_round
a sterile number; sterile_flies, released_sterile
a owner person; grower, orchard_owner
a treated date; treatment_date, sprayed_on
l traps; readings, records, stations
c traps.code id:T-####; trap_number, station
c traps.host phrase; tree, fruit, host_plant; on what it hangs
c traps.females number:0..9; females_caught, hembras
c traps.males number:0..9; males_caught
c traps.state phrase; condition, trap_condition, es:estado
c traps.gps id:##.####; latitude, coordinates
---
{service}
# Hoja de lectura de trampas, ruta {route}
{read_on} || {zone=huertos de traspatio|valle bajo|corredor aeropuerto|cinturón norte}

Recorrió {trapper}. Atrayente {lure=trimedlure|proteína hidrolizada|cebo Biolure|metil eugenol}.
%traps 3..8
Trampa | Hospedero | H | M | Estado
{traps.code} | {traps.host=guayabo|mango|naranjo agrio|zapote|durazno|ciruelo} | {traps.females} | {traps.males} | {traps.state=buena|seca|rota|cambiada|con hormigas}
{traps.gps=}
%%
[Extraviadas: {missing}.] Frascos enviados a {sent}.
{outbreak!Con dos capturas en la misma semana se declara brote|Se declara brote y rige cuarentena~Sin motivo para declarar brote|No procede cuarentena}. [Área delimitada para revisión: {radius} a la redonda.]
> Visto: {chief}
~ Formato MF-{:number:1..9}. Vehículo {:id:@@@-###}. Km {:number:10000..90000}.

== es herrador_visita
q farrier person; es:herrador, shoer, tradesman
q stable company:Hípica {}/Club Hípico {}/Yeguada {}; yard, customer
q day date; visit_date, shod_on
q contact person; groom, yard_contact; who held the horses
q total money:90..900; amount_due, sum
q paid flag; settled, cash_received; whether the money has been handed over
q weeks number:5..9; interval_weeks, return_in; after how many weeks to come again
q vet person; veterinarian, advised_by, es:veterinario; who prescribed the special shoes
a arrival time; started_at, arrived, es:llegada
a next date; next_appointment, booked_for
a travel money; call_out_fee, mileage_charge
a owner_phone phone; customer_phone
a tax_id id; nif, vat_number
l horses; animals, work, shod; what was done to each
c horses.name phrase; horse, animal
c horses.owner person; belongs_to, rider
c horses.job phrase; work_done, service
c horses.size number:1..7; shoe_size, iron
c horses.remark phrase; hoof_condition, finding; what was seen at the hoof
c horses.price money:30..160; charge, cost, es:precio
c horses.age number:3..22; years, age, es:edad
---
# Nota de herraje
{farrier} · herrador a domicilio · {:phone}
{stable}, {day}. Me ayudó {contact}.

%horses 2..5 lines
{horses.name=Lucero|Bandolera|Califa|Trueno|Zalamera|Noble|Marismeña}, de {horses.owner}
{horses.job=cuatro herraduras nuevas|recorte y limado|manos solo|reposición de una herradura|herraje ortopédico} (n.º {horses.size}): {horses.price}
{horses.remark=talones bajos|ranilla blanda|una cuarta en la mano derecha|cascos sanos|pared quebradiza}
{horses.age=}
%%
[El herraje especial es por consejo de {vet}.]
En total {total}. {paid!Cobrado en mano|Recibido en efectivo, gracias~Queda pendiente, pásenmelo por Bizum|Sin cobrar todavía}.
Vuelvo en {weeks} semanas.

== es necropsia_veterinaria
q clinic company:Clínica Veterinaria {}/Hospital Veterinario {}/Facultad de Veterinaria de {}; performed_at, institution
q pathologist person; performed_by, examiner, es:patólogo
q owner person; keeper, animal_owner
q referring person; referring_vet, sent_by; colleague who sent the body
q species phrase; animal, kind, es:especie
q name phrase; animal_name, pet_name
q died date; date_of_death, death, es:fecha de fallecimiento
q examined date; necropsy_date, opened_on
q weight unit:kg 2..60; body_weight, mass, es:peso
q number id:N##-###; report_number, case
q cause phrase; cause_of_death, diagnosis, es:causa de muerte
q poison flag; suspected_poisoning, toxicology_requested; whether poison is suspected
q organs number:3..9; samples_taken, organs_sampled
q body choice:returned/cremated; remains, disposal; what becomes of the body
a age duration; age_at_death, how_old, es:edad
a chip id; microchip, transponder
a fee money; cost, price
a results date; histology_ready, results_expected; when the tissue results come
a found_by person; finder, discovered_by
---
{clinic}
Anatomía patológica || {number}

# Informe de necropsia
= Animal: {species=perro mestizo|gato común|hurón|oveja|galgo|potra}, «{name=Luna|Rocky|Canela|Tizón|Nube}»
= Propietario/a: {owner}
= Remite: {referring}
= Fallecimiento: {died}
Abierto el {examined}, en buen estado de conservación. Peso {weight}. Se recogen muestras de {organs} órganos, en formol, y {:number:2..6} portas.
Conclusión: {cause=torsión de estómago|hemorragia por rotura de bazo|peritonitis|rotura de la aorta|insuficiencia renal terminal|asfixia por cuerpo extraño}.
{poison!El contenido gástrico hace pensar en un tóxico y se manda a analizar|Se sospecha cebo envenenado~Nada hace pensar en un tóxico|No hay indicio de veneno}. {body?El cuerpo se devuelve a la familia~El cuerpo se incinera}.
> {pathologist}
~ Auxiliar: {:person}. Cámara {:number:1..8}. Recepción {:time}.

== es pozo_perforacion_agua
q driller company:Perforaciones {}/Sondeos {}/Pozos {}; drilling_contractor, executed_by
q client person; landowner, commissioned_by
q plot phrase; land, site_name
q operator person; rig_operator, es:maquinista
q geologist person; site_geologist, hydrogeologist
q started date; drilling_began, spud_date
q depth unit:m 40..320; total_depth, bored_to, es:profundidad
q water unit:m 15..120; static_level, water_table; how deep the water stands at rest
q flow unit:l/s 1..40; yield, pumped_flow
q casing unit:mm 150..400; casing_diameter, tube_width
q permit id:DGA-####; drilling_permission, right_number, es:número de permiso
q salty flag; saline, brackish; whether the water is salty
q pump_at unit:m 30..180; pump_setting, intake_depth; where the pump should hang
a ended date; finished_on, completion
a price_metre money; price_per_metre, cost
a dynamic unit:m 20..200; pumping_level, dynamic_level; level while pumping
a lab company; tested_by, water_laboratory, es:laboratorio
l layers; strata, column, ground
c layers.from unit:m 0..60; top, start_depth
c layers.to unit:m 61..300; bottom, end_depth
c layers.rock phrase; material, lithology
c layers.colour phrase; shade, hue, es:color
c layers.note phrase; remark, observation
---
{driller}
# Ficha de sondeo
{client}, {plot=fundo El Peral|parcela 14|lote Los Boldos|finca La Solana} || Permiso {permit}

Se inició el {started}, a rotopercusión. Máquina: {operator}. Columna descrita por {geologist}:
%layers 3..6
Desde | Hasta | Terreno | Color | Obs.
{layers.from} | {layers.to} | {layers.rock=grava|arcilla|arena gruesa|granito alterado|caliza|conglomerado|limo} | {layers.colour=gris|pardo|rojizo|amarillento|blanco} | {layers.note=seco|con agua|se desmorona|duro|fracturado}
%%
Se llegó a {depth}, entubado en {casing}. El agua reposa a {water}. Aforo de {:number:12..48} horas: {flow}. [Se aconseja colgar la bomba a {pump_at}.]
{salty!Sale salobre y solo sirve para limpieza|El agua es salada al gusto~Agua dulce|No se nota sal}.
~ Sello sanitario hasta {:unit:m 4..12}. Recepción de obra: {:date}

== es cierre_zona_marisco
q authority company:Consellería do Mar de {}/Instituto de Control del Medio Marino {}/Dirección de Pesca de {}; authority, issued_by
q order id:##/20##; resolution_no, order_number
q issued date; dated, resolution_date
q effective date; closed_from, in_force
q toxin phrase; biotoxin, reason, contaminant
q level unit:µg/kg 160..900; measured_level, concentration
q limit unit:µg/kg 80..160; legal_limit, maximum_allowed
q sampled date; sample_day, taken_on
q signatory person; head_of_service, signed_by
q species phrase; shellfish, affected_species, es:especie
q recall flag; product_recall, already_sold_recalled; whether what was sold must come back
q guild company:Cofradía de Pescadores de {}; fishermen_guild, notified_body
a reopening date; reopened_on, closed_until
a laboratory company; analysed_by, testing_laboratory
a compensation money; aid, indemnity
a boats number; vessels_affected, boats
l areas; zones, polygons, closed_areas
c areas.code id:@@@-#; polygon_code, zone_id
c areas.name phrase; place, zone_name
c areas.rafts number:3..90; mussel_rafts, bateas
c areas.status phrase; state, current_status
c areas.since date; closed_since
---
^ {authority}
# Resolución {order}
Vista la muestra tomada el {sampled}, en la que se hallaron {level} de {toxin=ácido okadaico|saxitoxina|ácido domoico|toxina lipofílica}, siendo el máximo tolerado {limit},
## Se resuelve
Prohibir desde {effective} la extracción de {species=mejillón|almeja fina|navaja|vieira|berberecho} en:
%areas 2..6
Clave | Polígono | Bateas | Estado
{areas.code} | {areas.name=Grove C|Cangas F|Muros A|Redes|Portonovo B|Caldebarcos|Sada 1} | {areas.rafts} | {areas.status=cerrado|abierto con aviso|cierre parcial|en vigilancia}
{areas.since=}
%%
{recall!Se ordena retirar del mercado las partidas salidas de esos polígonos|Lo ya expedido debe localizarse y retirarse~Lo ya depurado puede venderse|No afecta a las partidas ya expedidas}.
Notifíquese a la {guild}.
{:city}, {issued} || {signatory}
~ Contra esta resolución cabe alzada. Boletín diario a las {:time}.

== es esquela_encargo
q paper company:Diario de {}/El Correo de {}/La Voz de {}; newspaper, publisher
q deceased person; person_who_died, in_memory_of, es:difunto
q ordered_by person; client, family_contact; who placed the notice
q relation phrase; kinship, relationship_of_client
q runs_on date; publication_date, appears
q funeral date; burial_day, ceremony_date
q hour time; funeral_time, ceremony_at
q church phrase; place_of_service, temple
q price money:90..900; cost, notice_price, es:precio
q modules number:1..8; size_in_modules, space
q cross flag; religious_symbol, with_cross; whether a cross is printed on top
q clerk person; taken_by, desk_clerk
q order id:ESQ-#####; order_no, insertion_number
a died date; date_of_death, passed_away, es:fecha de fallecimiento
a age number:40..101; age_at_death, years_lived, es:edad
a undertaker company; funeral_home, funeral_director
a proof_by time; proof_deadline, correction_until
a spouse person; widow_or_widower, surviving_spouse
---
{paper} || Orden {order}
Mostrador de esquelas || {:date}

Encarga {ordered_by}, {relation=su hija|su sobrino|su vecino|su hermana|en nombre de la empresa}. Sale el {runs_on}, página par, {modules} módulos. {cross!Encabezada con cruz latina|Lleva cruz arriba~Sin símbolo religioso|Sin cruz, por deseo expreso}.
Texto:
^ {deceased}
^ Sus familiares ruegan la asistencia al funeral que se celebrará el {funeral}, a las {hour}, en {church=la parroquia de San Nicolás|la iglesia de Santa María|la capilla del cementerio|el tanatorio municipal}.
Importe {price}, abonado con tarjeta acabada en {:number:1000..9999}.
> {clerk}
~ No se admiten cambios por teléfono. {:phone}

== es exhumacion_cementerio
q cemetery company:Cementerio Municipal de {}/Cementerio Parque {}/Cementerio San {}; burial_ground, place
q applicant person; requested_by, family_member, es:solicitante
q deceased person; remains_of, person_buried
q buried year; year_of_burial, interred_in
q niche id:@-###; grave_number, plot, es:nicho
q target phrase; new_place, reburial_in; where the remains go
q planned date; exhumation_date, day_of_opening
q at time; hour, opening_time
q permit id:SAN-####; health_permit, authorisation_number, es:número de permiso
q fee money:60..500; charge, dues
q gravedigger person; carried_out_by, worker
q official person; head_of_office, signed_by
q family flag; relatives_present, family_attends; whether relatives may look on
q purpose choice:transfer/cremation/court order; reason, motive; why the grave is opened
a concession_end date; lease_end, concession_expires
a died date; date_of_death, death, es:fecha de fallecimiento
a funeral_home company; undertaker, transport_firm
a doctor person; forensic_doctor, medical_officer, es:médico
a urn_number id; urn, box_number
---
^ {cemetery}
# Autorización de exhumación
A petición de {applicant} se autoriza la apertura de {niche}, donde reposan desde {buried} los restos de {deceased}. {purpose?El fin es su traslado~El fin es su incineración~Se practica por mandato del juzgado}. Destino: {target=panteón familiar|columbario 3|osario común|cementerio de otra provincia}.
= Sanidad: {permit}
= Día y hora: {planned}, {at}
= Tasa: {fee}
{family!Pueden asistir hasta dos familiares|Se permite que la familia esté presente~No se permite la presencia de familiares|La familia esperará fuera del recinto}.
[Opera: {gravedigger}.]
{official}, administración || {:date}
~ Prohibido de junio a septiembre. Copia a {:person}. Libro {:number:2..40}, folio {:number:1..300}.

== es expediente_matrimonial_parroquial
q parish company:Parroquia San {}/Parroquia Nuestra Señora de {}; church, filed_by
q priest person; es:párroco, interviewed_by
g bride; wife_to_be, es:novia
q bride.name person; bride_name, full_name_of_bride
q bride.baptised company:Parroquia de {}/Parroquia Santa {}; church_of_baptism, baptised_at
q bride.age number:20..45; bride_age, years, es:edad
g groom; husband_to_be, es:novio
q groom.name person; groom_name, full_name_of_groom
q groom.job job; occupation, trade
q groom.town city; lives_in, residence
q wedding date; ceremony_date, marriage_day
q witness1 person; first_witness, vouches_for_bride; friend who answered for her
q witness2 person; second_witness, vouches_for_groom; friend who answered for him
q banns number:1..3; banns_read, times_announced
q course flag; preparation_done, attended_course; whether the couple went to the talks
q file number:1..90; file_no, expediente
a civil date; civil_wedding, registered_on; day of the civil wedding
a groom_baptised company; groom_church_of_baptism
a best_man person; es:padrino, best_man
a offering money; donation, stipend
a bride_job job; bride_occupation
---
{parish}
# Expediente matrimonial n.º {file}
Año {:year} || {:city}

Comparece {bride.name}, de {bride.age} años, bautizada en {bride.baptised}, y {groom.name}, {groom.job}, con domicilio en {groom.town}. Manifiestan que se casan libremente. Piensan hacerlo el {wedding}.
Por ella declara {witness1}; por él, {witness2}, que los tratan desde hace {:number:3..20} años y no conocen impedimento.
[Leídas {banns} amonestaciones.] {course!Presentaron el diploma de las charlas prematrimoniales|Han hecho el cursillo~Todavía no han asistido a las charlas|Les falta el cursillo}.
> {priest}
~ Visto en la vicaría el {:date}. Sello.

== es prestamo_obra_museo
q museum company:Museo de {}/Museo {}/Fundación {}; lender, owner_institution
q borrower company:Centro Cultural {}/Sala {}/Museo Provincial de {}; exhibitor, taken_by
q show phrase; exhibition, es:exposición
q checked date; condition_date, examined_on
q opens date; opening, show_start
q restorer person; examined_by, conservator
q courier person; escort, es:correo; who travels with the crates
q light unit:lux 40..150; max_light, illumination
q rh percent:45..60; relative_humidity, climate
q transport company:Arte en Tránsito {}/Transportes de Arte {}; shipping_firm, haulier
q glass flag; behind_glass, glazed; whether works hang behind glass
q packing choice:crate/soft wrap; packing_type, packaging
a closes date; closing, show_end
a insurer company; insurance_company, nail_to_nail_cover, es:aseguradora
a total_value money; insured_total, sum_insured
a curator person; exhibition_curator, commissioner
a returned date; return_date, back_on
l works; pieces, objects, loans
c works.inv id:####/###; inventory_number, accession
c works.title phrase; name_of_work, title, es:título
c works.artist person; author, painter
c works.height unit:cm 20..190; height, high, es:altura
c works.width unit:cm 20..160; width, wide, es:anchura
c works.state phrase; condition, damage, es:estado
c works.value money:2000..90000; insurance_value, worth
---
{museum}
# Acta de estado de conservación
Salida hacia {borrower}, con motivo de «{show=Tierra adentro|Luz de taller|Retratos sin nombre|El paisaje habitado}», que se inaugura el {opens}.
{checked} || {:city}

%works 2..5 lines
{works.inv} {works.title=Bodegón con limones|Muchacha del pañuelo|La siega|Puerto de noche|Autorretrato|Ventana}
{works.artist}. Alto {works.height}, ancho {works.width}
{works.state=craquelado estable|pequeña pérdida en el ángulo inferior|barniz amarillento|sin alteraciones|golpe antiguo en el marco}
{works.value=}
%%
Exposición a no más de {light} y {rh} de humedad. {glass!Todas van protegidas con metacrilato|Viajan y se cuelgan tras cristal~Ninguna lleva cristal|Se exponen sin protección delante}. {packing?Embalaje en caja rígida climatizada~Embalaje blando con Tyvek y burbuja}.
Traslada {transport}; acompaña {courier}.
> {restorer}
~ Fotografías: {:number:8..40}. Registro: {:person}

== es filmoteca_revision_copia
q archive company:Filmoteca de {}/Cineteca {}/Archivo Fílmico {}; archive, holder
q film phrase; title, picture, es:película
q director person; filmed_by, directed
q year year; production_year, made_in
q gauge unit:mm 16..35; film_width, gauge
q reels number:2..9; rolls, reel_count
q length unit:m 400..3200; footage, total_length, es:longitud
q shrinkage percent:0..2; contraction, shrink
q inspector person; checked_by, examiner, es:inspector
q checked date; inspection_date, looked_at
q depositor company:Productora {}/Cine Club {}/Colegio {}; deposited_by, donor
q vinegar flag; acetate_decay, vinegar_syndrome; whether the film smells sour
q sound choice:silent/optical/magnetic; sound_type, soundtrack
q splices number:3..90; joins, splice_count
a projector person; projectionist, shown_by
a deposited date; deposit_date, received_on
a duration duration; running_time, runtime
a rights company; rights_holder, copyright_owner
a scanned date; digitised_on, scan_date
---
{archive} || Nave {:number:1..4}, calle {:number:2..30}
# Ficha de revisión de copia
«{film=Los arrieros|Verano en la ría|Cruzar el páramo|La feria del sur|Un tranvía a Belgrano}», de {director} ({year})
Depósito de {depositor}

{reels} rollos, {length} en total, paso de {gauge}. {sound?Copia muda, con rótulos~Banda óptica variable~Pista magnética}. Empalmes contados: {splices}. Contracción medida: {shrinkage}.
{vinegar!Huele a vinagre al abrir la lata y hay que aislarla|Síndrome del vinagre en el segundo rollo~Sin olor ácido|No hay rastro de síndrome del vinagre}.
[Perforaciones rotas en {:number:2..20} puntos.]
{inspector}, {checked}
~ Latas cambiadas por {:person}. Temperatura de bóveda {:unit:°C 4..12}.

== es escaleta_programa_radio
q station company:Radio {}/Emisora {}/Onda {}; broadcaster, channel
q show phrase; programme, show_title
q airs date; broadcast_date, on_air
q starts time; begin, goes_live
q host person; presenter, es:locución
q producer person; produced_by, editor
q technician person; sound_engineer, control_room
q sponsor company:Ferretería {}/Óptica {}/Supermercados {}; paid_by, advertiser, es:patrocinador
q live flag; broadcast_live, not_recorded; whether it is spoken in the moment
q studio number:1..5; studio_no, room
a ends time; finish, off_air
a repeat date; rerun, repeat_on
a audience number; listeners, reach
a director person; station_manager, head_of_station
l items; segments, blocks, rundown
c items.at time; clock, starts_at
c items.what phrase; content, subject, topic
c items.guest person; interviewee, who_speaks
c items.length unit:min 2..25; minutes, lasts, es:longitud
c items.link phrase; connection, how_connected; how the voice comes in
c items.phone phone; guest_number, call
l songs; music, tracks
c songs.title phrase; song, track, es:título
c songs.artist person; performer, singer
---
# {show=La mañana es nuestra|Plaza abierta|Sobremesa|Hora cero|Puerto libre}
{station} · Estudio {studio} || {airs}, {starts}
Presenta {host}. Produce {producer}. En los controles, {technician}.
{live!Todo en directo|Vamos en vivo de principio a fin~Grabado ayer: solo se lanza|Es falso directo, ya está grabado}.
%items 3..6
Hora | Contenido | Voz | Dur. | Vía
{items.at} | {items.what=el precio del pan|obras en la ronda|entrevista al ganador|agenda del sábado|consultorio de huerto|deportes} | {items.guest} | {items.length} | {items.link=en estudio|teléfono|línea IP|audio de WhatsApp}
{items.phone=}
%%
## Música
%songs 2..3 lines
{songs.title=Camino viejo|Dos orillas|Cal y arena|Niebla|Vuelvo tarde}, {songs.artist}
%%
[Cuña de {sponsor} antes de las noticias.]
~ Si falla la línea, llamar a {:person}, {:phone}

== es sustitucion_cantante_opera
q theatre company:Teatro {}/Teatro de la Ópera de {}/Gran Teatro {}; opera_house, venue
q opera phrase; work, piece
q sick person; original_singer, withdrawn, es:cantante indispuesto
q stand_in person; substitute, replaced_by
q role phrase; part, character
q night date; performance_date, show_day
q conductor person; musical_director, baton
q spokesperson person; press_officer, statement_by
q illness phrase; reason, cause_of_absence
q curtain time; starts, curtain_up
q refund flag; tickets_refundable, money_back; whether the audience can get its money back
q arrives_from city; coming_from, flies_from
q sung_before number:3..60; times_sung, previous_performances
a box_office phone; ticket_phone, box_office_number
a stage_director person; director_of_staging, regie
a returns date; back_on_stage, expected_return; when the ill singer sings again
a ticket_price money; price, seat_price
a orchestra company; orchestra, ensemble
---
^ {theatre}
# Aviso al público
Debido a {illness=una laringitis|un proceso gripal|una lesión de rodilla|una afonía repentina}, {sick} no podrá cantar la función de «{opera=La Traviata|Marina|Don Pasquale|Tosca|Werther}» prevista el {night} a las {curtain}. El papel de {role=Alfredo|Violeta|Scarpia|Norina|Carlota} lo asumirá {stand_in}, que llega de {arrives_from}[ y lo ha interpretado {sung_before} veces].
La dirección musical sigue a cargo de {conductor}.
{refund!Quien lo desee puede devolver su entrada en taquilla|Se reembolsará a quien no quiera asistir~El cambio de reparto no da derecho a devolución|No se devolverá el importe de las localidades}.
> {spokesperson}, prensa
~ {:city}, {:date}. Reparto completo en {:url}

== es convocatoria_doblaje
q studio company:Estudios {}/Sonido {}/Doblajes {}; recording_studio, convened_by
q title phrase; production, series_title, es:título
q client company:Distribuidora {}/Plataforma {}; commissioning_company, ordered_by
q director person; dubbing_director, es:director de doblaje
q adapter person; dialogue_writer, es:ajustador; who fits the lines to the lips
q day date; session_date, called_for
q room number:1..9; booth, sala
q episode number:1..24; chapter, episode_no
q nda flag; confidentiality, secrecy; whether actors must sign that they keep silent
q fee money:30..90; per_take, rate_per_call
a airing date; release_date, premiere
a mixer person; sound_mixer, mixing_engineer
a original_language language; source_language, language_from
a delivery date; deadline, hand_over
l calls; cast, actors, convocations
c calls.actor person; voice, performer
c calls.role phrase; character, part
c calls.at time; called_at, hour
c calls.takes number:4..60; takes, loops
c calls.note phrase; instruction, remark
c calls.original person; original_actor, screen_actor
---
# Convocatoria de sala
{studio} || Sala {room}
«{title=Marea alta|El último faro|Código Norte|Las vecinas|Hielo negro}», cap. {episode}. Cliente: {client}
{day}

%calls 3..7
Hora | Actor/actriz | Personaje | Takes | Nota
{calls.at} | {calls.actor} | {calls.role=Inspectora|Niño 2|Abuelo|Camarero|Doctora Hall|Voz en off|Ruth} | {calls.takes} | {calls.note=susurro|gritos|acento neutro|repite toma|ninguna}
{calls.original=}
%%
Dirige {director}; ajuste de {adapter}. [La convocatoria se paga a {fee} más takes.]
{nda!Antes de entrar se firma el compromiso de confidencialidad|Hay que dejar el móvil y firmar el acuerdo de silencio~No hace falta firmar nada nuevo|Este título no lleva cláusula de silencio}.
~ Avisad con {:number:12..48} h. Producción: {:person}, {:phone}

== es hornada_ceramica
q pottery company:Alfarería {}/Cerámicas {}/Taller {}; workshop, studio
q potter person; ceramicist, fired_by, es:alfarero
q firing number:1..90; firing_no, kiln_load
q lit date; started, fire_date
q opened date; unloaded, kiln_opened
q peak unit:°C 980..1300; top_temperature, maximum
q hours unit:h 8..30; firing_time, time_to_peak
q fuel choice:gas/electric/wood; heat_source, energy
q cone id:#-##; pyrometric_cone, cone
q broken number:1..14; losses, pieces_lost
q helper person; assistant, stoked_by
q good flag; successful, happy_with_result; whether the potter is content
a gas_used unit:kg 5..60; fuel_used, consumption
a cooling duration; cooling_time, hours_of_cooling
a next date; next_firing, following_load
a kiln_maker company; kiln_brand, built_by
l pieces; wares, load, pots
c pieces.what phrase; object, form
c pieces.count number:1..40; quantity, how_many
c pieces.glaze phrase; coating, es:esmalte
c pieces.shelf phrase; position, place_in_kiln
c pieces.for company:Restaurante {}/Casa {}/Tienda {}; customer, ordered_by
c pieces.price money:5..90; unit_price, sale_price, es:precio
---
# Cuaderno de horno
{pottery}. Hornada {firing}

Encendido el {lit} con {helper}; {fuel?quemadores de gas~horno eléctrico~leña de olivo y pino}. {hours} hasta llegar a {peak}, cono {cone} doblado. Abierto el {opened}.
%pieces 3..6
Piezas | Cant. | Baño | Balda | Encargo
{pieces.what=cuencos|tazas|platos hondos|azulejos|jarras|macetas|lebrillos} | {pieces.count} | {pieces.glaze=celadón|blanco de estaño|verde cobre|melado|sin esmalte|tenmoku} | {pieces.shelf=arriba|centro|abajo|junto al fuego} | {pieces.for}
{pieces.price=}
%%
[Rotas o abiertas: {broken}.] {good!Salió redonda, los colores como quería|Muy contento con el resultado~Los verdes se fueron a gris y hay que repetir|No me convence nada de lo que salió}.
> {potter}
~ Barro de {:company}, saco {:number:10..99}

== es encargo_guitarra
q luthier person; guitar_maker, es:guitarrero, craftsman
q client person; ordered_by, player
q ordered date; order_date, commissioned_on
q ready month; finished_by, delivery_month
q price money:1800..9000; agreed_price, total, es:precio
q deposit money:300..2000; down_payment, es:señal
q top phrase; soundboard_wood, front
q back phrase; back_and_sides, body_wood
q scale unit:mm 630..660; string_length, es:tiro
q nut unit:mm 48..54; nut_width, neck_width
q model choice:classical/flamenco; type, style
q case flag; case_included, comes_with_case; whether a case is part of the price
q teacher person; recommended_by, advised_by; who sent the client
a serial id; label_number, instrument_number
a balance money; remaining, still_due
a strings company; string_brand, strings
a trial date; first_trial, fitting
a varnish phrase; finish, lacquer
---
# Encargo de guitarra
Taller {:last}, {:street}, {:city}
> {ordered}

Para {client}, que viene de parte de {teacher}. Guitarra {model?clásica, de concierto~flamenca blanca, acción baja}. Tapa de {top=pinabete alemán|cedro rojo|abeto del Jura}; aros y fondo de {back=palosanto de la India|ciprés|arce rizado|cocobolo}. Tiro de {scale}, cejuela de {nut}.
Precio cerrado en {price}; deja {deposit} en el acto. Tendrá que estar para {ready}.
{case!El estuche va incluido|Se entrega con estuche rígido~Estuche aparte|Sin estuche, ya tiene}.
> {luthier}
~ Maderas secadas desde {:year}. Si en {:number:15..40} días no se recoge, se guarda sin compromiso.

== es liquidacion_derechos_musica
q society company:Sociedad de Autores de {}/Sociedad de Compositores {}; collecting_society, payer
q author person; rights_owner, es:socio, payee
q member_no number:10000..99999; member_number, socio
q period period; settlement_period, covers
q paid_on date; transfer_date, value_date
q gross money:200..9000; gross_royalties, before_deductions
q admin percent:8..18; administration_deduction, society_cut
q net money:100..8000; paid_out, net_royalties
q account iban; bank_account, paid_into
q claims_to date; objections_until, complaint_deadline
q officer person; contact_person, account_manager
q held flag; payment_withheld, dispute_pending; whether some money is kept back
a tax money; withholding, income_tax, es:impuesto
a next date; next_settlement, next_payment
a publisher company; music_publisher, editorial
a ipi id; ipi_number, author_code
l works; songs, titles, catalogue
c works.title phrase; song, work_title, es:título
c works.source phrase; usage, where_played
c works.plays number:3..9000; uses, performances
c works.share percent:10..100; author_share, split, es:porcentaje
c works.amount money:5..2000; royalty, earned
c works.co person; co_author, written_with
---
{society}
Departamento de Reparto || {:date}
{author} || Socio {member_no}

# Liquidación de derechos
Periodo: {period}
%works 3..7
Obra | Uso | Ejec. | Part. | Importe
{works.title=Vals de la espera|Norte y sur|Rumba del puerto|Carta a nadie|Tres lunas|Himno del club|Agua clara} | {works.source=radio|bares|conciertos|televisión|verbenas|internet} | {works.plays} | {works.share} | {works.amount}
{works.co=}
%%
Suma {gross}; descuento de administración {admin}. Se ingresan {net} con fecha {paid_on} en {account}.
{held!Queda retenida una obra por doble declaración|Una parte se retiene hasta que se aclare la autoría~Nada queda retenido|No hay cantidades en reserva}.
Puede reclamar hasta el {claims_to}. Le atiende {officer}.
~ CIF {:id:G########}. Identificadores no reconocidos: {:number:1..20}

== es rescate_ave_centro
q centre company:Centro de Recuperación {}/Hospital de Fauna {}; wildlife_hospital, admitted_to
q finder person; found_by, citizen, es:hallador
q ranger person; brought_by, es:agente, transported_by
q vet person; examined_by, treating_vet, es:veterinario
q species phrase; bird, kind, es:especie
q entry id:##/####; admission_no, case_number
q found date; found_on, discovery
q admitted date; admission_date, intake
q town city; found_in, municipality
q weight unit:g 90..4000; body_mass, weight, es:peso
q cause phrase; reason_of_admission, injury_cause, es:causa
q ring flag; ringed, had_ring; whether it wore a ring
q sex choice:male/female/unknown; gender, sex
q outlook phrase; prognosis, expected_course
a released date; release_date, set_free
a age year; hatch_year, born, es:edad
a ring_no id; ring_number, band
a phone phone; finder_phone, callback
a wingspan unit:cm 30..260; wing_span, span
---
{centre}
# Hoja de ingreso {entry}
= Especie: {species=cernícalo primilla|búho real|buitre leonado|cigüeña blanca|lechuza|vencejo pálido}
= Ingreso: {admitted}
Lo halló {finder} el {found} en {town}; lo trae {ranger} en caja de cartón. Motivo: {cause=choque con tendido|disparo|caída del nido|atropello|intoxicación|enredo en sedal}. Peso a la llegada {weight}. {sex?Macho~Hembra~Sexo sin determinar}. {ring!Lleva anilla metálica en la pata derecha|Viene anillado~No porta anilla|Sin anillar}.
Exploración de {vet}: fractura de ala izquierda, {:number:1..4} plumas primarias rotas. [Pronóstico {outlook=reservado|bueno|grave|favorable con rehabilitación larga}.]
~ Voladero {:number:1..9}. Próxima radiografía el {:date}. Voluntariado: {:person}

== es calibracion_balanza
q lab company:Metrología {}/Laboratorio de Calibración {}; calibration_laboratory, issuer, es:laboratorio
q customer company:Farmacia {}/Panificadora {}/Joyería {}; client, instrument_user
q certificate id:CM-####-##; certificate_no, number
q maker phrase; brand, balance_make
q serial id:########; serial_number, instrument_id
q range unit:g 200..6000; capacity, maximum_load
q division unit:mg 1..100; resolution, scale_interval
q done date; calibrated_on, measurement_date
q issued date; issue_date, signed_on
q temperature unit:°C 18..25; ambient, room_temp, es:temperatura
q technician person; measured_by, operator
q approver person; authorised_by, technical_manager
q adjusted flag; adjusted_before, adjustment_made; whether the balance was set right
a next date; recalibration, due_date
a accreditation id; accreditation_number, enac
a verifier company; inspection_body, legal_verification
a purchase year; bought_in, year_of_purchase
l points; loads, readings, measurements
c points.load unit:g 1..5000; nominal_load, weight_put_on
c points.read unit:g 1..5000; indication, shown
c points.error unit:mg 0..90; deviation, difference
c points.u unit:mg 1..50; uncertainty, expanded_uncertainty
c points.limit unit:mg 5..200; tolerance, permitted_error
---
{lab} || Certificado {certificate}
{:street}, {:city} || Página 1 de {:number:2..4}

# Certificado de calibración
Solicitante: {customer}
Instrumento: balanza {maker=Cobos|Sartorius|Gram|Mettler|Baxtran}, {serial}, alcance {range}, escalón {division}
Medido el {done} en las dependencias del cliente, a {temperature}, por {technician}. {adjusted!Antes de medir se ajustó con pesa externa|Hubo que ajustarla, los valores son posteriores al ajuste~No se efectuó ajuste|Se midió tal como se encontró}.
%points 3..6
Carga | Indicación | Error | U (k=2)
{points.load} | {points.read} | {points.error} | {points.u}
{points.limit=}
%%
{approver}, {issued}
~ Patrones trazables, último control {:date}. No se reproducirá en parte.

== es banco_leche_donante
q bank company:Banco de Leche de {}/Hospital Materno {}; milk_bank, issued_by
q donor person; mother, giver, es:donante
q midwife person; interviewed_by, es:matrona, screening_nurse
q doctor person; responsible_physician, accepted_by, es:médico
q donor_code id:BL-####; donor_number, code
q born date; baby_birthdate, delivery_date, es:fecha de nacimiento; when the donor's child came
q first date; first_donation, start_of_donation
q volume unit:ml 300..9000; milk_given, total_volume
q pump flag; pump_lent, breast_pump_provided; whether a pump was lent
q accepted choice:accepted/deferred/excluded; donor_status, decision
q pickup phrase; collection_day, collected_when
q driver person; collects_milk, motorcyclist, es:conductor
a baby person; child_name, infant
a blood_date date; serology_date, blood_drawn
a last date; last_donation, end_of_donation
a receiver person; recipient, fed_infant
a pasteurised number; bottles_pasteurised, batches
---
{bank}
# Ficha de donante {donor_code}
{donor}, con parto el {born}, se ofreció tras la charla de lactancia. La entrevistó {midwife}. {accepted?Reúne los requisitos y se admite~Toma un medicamento y se aplaza un mes~No puede donar}. Valoración: {doctor}.
= Primera entrega: {first}
= Leche recogida hasta hoy: {volume}
= Recogida a domicilio: {pickup=los martes|jueves alternos|cada lunes por la mañana|a demanda}
?= Recoge: {driver}
{pump!Se le presta sacaleches eléctrico|Tiene en casa un sacaleches nuestro~Usa su propio extractor|No se le presta sacaleches}.
~ Congelador a {:unit:°C 18..25} bajo cero. Consentimiento firmado el {:date} ante {:person}.

== es protesis_dental_orden
q clinic company:Clínica Dental {}/Odontología {}; ordering_clinic, dentist_office
q dentist person; prescriber, es:odontólogo
q lab company:Laboratorio Dental {}/Prótesis {}; dental_lab, maker, es:laboratorio
q patient id:P-#####; patient_code, es:paciente
q ordered date; sent_on, order_date
q try_in date; fitting_date, es:prueba
q due date; wanted_by, delivery_deadline
q shade id:@#; tooth_colour, colour
q material phrase; made_of, es:material
q courier person; carried_by, messenger
q urgent flag; rush, priority_job; whether it goes before other jobs
q antagonist choice:natural/prosthesis/implant; opposing_teeth, bite_against
a technician person; made_by, dental_technician
a price money; cost, lab_fee, es:precio
a patient_name person; patient_full_name
a lot id; material_lot, batch
a patient_born date; date_of_birth
l pieces; teeth, elements, units
c pieces.tooth number:11..48; position, tooth_number
c pieces.kind phrase; type_of_work, element
c pieces.finish phrase; surface, remark
c pieces.weight unit:g 1..9; metal_weight, es:peso
---
{clinic} || Orden de trabajo {:number:100..999}
{:street}, {:city} || {ordered}

# Para {lab}
Paciente {patient}. Se envían impresiones y mordida con {courier}.
%pieces 1..5
Pieza | Trabajo | Acabado
{pieces.tooth} | {pieces.kind=corona|póntico|incrustación|carilla|corona sobre implante|gancho} | {pieces.finish=pulido|glaseado|con caracterización|mate}
{pieces.weight=}
%%
Material: {material=circonio|disilicato|metal-cerámica|resina}. Color {shade}. Arcada contraria: {antagonist?dientes propios~dentadura postiza~implantes}.
Prueba en boca el {try_in}; terminado para el {due}. {urgent!Por favor, pasadlo delante: el paciente viaja|Urge, tratadlo con prioridad~Sin prisa especial|Plazo normal, no corre prisa}.
> {dentist}, col. {:number:1000..9999}

== es audiometria_escolar
q service company:Equipo de Salud Escolar {}/Centro de Salud {}; health_team, tested_by_body
q school company:Escuela {}/Colegio Público {}/Liceo {}; school, institution
q child person; pupil, tested_child, es:alumno
q class phrase; grade, group
q tester person; audiologist, es:fonoaudiólogo
q teacher person; class_teacher, requested_by; who noticed something
q done date; test_date, screened
q right number:10..60; right_ear, threshold_right
q left number:10..60; left_ear, threshold_left
q retest date; repeat_on, control_date
q refer flag; referral, sent_to_specialist; whether a specialist must see the child
q wax choice:none/right/left/both; earwax, obstructed_ear
a born date; birth_date, dob, es:fecha de nacimiento
a parent person; guardian, mother_or_father
a specialist person; ent_doctor, otolaryngologist
a noise number; room_noise, background
a hearing_aid phrase; device, hearing_aid_model
---
{service} || {school}
# Tamizaje auditivo
Alumno/a: {child} || Curso: {class=2.º A|1.º básico|sala de 5|3.º C|4.º B}
Examina {tester}, el {done}, a pedido de {teacher}, que lo nota distraído en clase.
Promedio tonal: OD {right} dB, OI {left} dB. Tapón de cerumen: {wax?no se observa~en el oído derecho~en el oído izquierdo~en los dos oídos}.
{refer!Se indica consulta con otorrino|Debe verlo un especialista~No necesita otra consulta por ahora|Alcanza con lo visto; no se deriva}.
[Se repite el {retest}.]
~ Cabina portátil {:id:CP-##}. Niños vistos hoy: {:number:12..60}. {:phone}

== es ecografia_obstetrica
q hospital company:Hospital {}/Clínica {}/Maternidad {}; facility, performed_at, es:hospital
q mother person; patient, pregnant_woman, es:gestante
q sonographer person; performed_by, es:ecografista
q midwife person; requested_by, follow_up_midwife
q scan date; exam_date, study_date
q weeks number:11..40; gestational_age, weeks_pregnant
q fetal unit:g 60..3900; estimated_weight, fetal_weight
q beat number:120..170; heart_rate, fetal_heartbeat
q due date; expected_birth, es:fecha probable de parto
q placenta phrase; placental_site, placenta_position
q fluid choice:normal/low/high; amniotic_fluid, liquid
q sex_told flag; sex_disclosed, parents_want_sex; whether the parents want to know if it is a boy or a girl
q lie phrase; presentation, fetal_position
q history id:HC-######; record_number, clinical_history
a last_period date; lmp, last_menstruation
a next date; next_scan, following_exam
a mother_born date; mother_birthdate
a obstetrician person; delivery_doctor, treating_obstetrician
a mother_weight unit:kg 45..110; maternal_weight
---
{hospital}
Unidad de Diagnóstico Prenatal || {history}
# Informe de ecografía
{mother}. Estudio del {scan} solicitado por {midwife}.
Gestación única de {weeks} semanas. Feto en {lie=cefálica|podálica|transversa}, latido {beat} lpm. Peso estimado {fetal}. Placenta {placenta=anterior alta|posterior|fúndica|de inserción baja}. {fluid?Líquido amniótico en cantidad adecuada~Líquido disminuido~Líquido aumentado}.
{sex_told!Los padres quieren saber el sexo y se les dice|Se comunica el sexo a la familia~Los padres prefieren la sorpresa|No se informa del sexo, por deseo de la familia}.
[FPP corregida: {due}.]
> {sonographer}
~ Equipo {:id:US-###}, sonda {:number:2..8} MHz. Sala {:number:1..9}, {:time}.

== es lista_espera_quirurgica
q hospital company:Hospital {}/Hospital Universitario de {}; hospital, sent_by, es:hospital
q patient person; waiting_person, addressee, es:paciente
q doctor person; surgeon_who_referred, indicated_by, es:médico
q unit phrase; department, service
q procedure phrase; operation, surgery
q entered date; joined_list, date_of_entry
q max_days number:90..180; guaranteed_wait, maximum_wait
q offered company:Clínica {}/Sanatorio {}; alternative_hospital, partner_clinic
q reply_by date; answer_deadline, respond_until
q phone phone; admissions_phone, call
q clerk person; admissions_officer, signed_by
q priority choice:urgent/preferred/normal; priority_level, class
q keeps flag; keeps_place, not_removed; whether saying no costs the place
a surgery_date date; operation_day, scheduled_for
a position number; place_in_queue, rank
a anaesthetist person; anaesthesiologist
a preop date; pre_op_visit, anaesthesia_consultation
a record id; history_number, patient_id
---
{hospital}
Servicio de Admisión || {:date}

Estimado/a {patient}:
El {entered} quedó usted inscrito para {procedure=una prótesis de cadera|la extracción de la vesícula|una cirugía de catarata|la reparación de una hernia|varices de la pierna derecha}, indicada por {doctor}, de {unit=Traumatología|Cirugía General|Oftalmología|Cirugía Vascular}. {priority?Su caso se considera urgente~Su caso se considera preferente~Su caso se considera ordinario}. El plazo de garantía es de {max_days} días.
Para no agotarlo le ofrecemos operarse en {offered}. {keeps!Si lo rechaza, conserva su puesto aquí|Decir que no le hace perder nada~Si lo rechaza sin motivo, causará baja en la lista|Una negativa supone perder la garantía}.
Conteste antes del {reply_by} en el {phone}.

{clerk}
~ Ventanilla {:number:1..9}, de {:time} a {:time}.

== es brote_alimentario_informe
q agency company:Seremi de Salud {}/Área de Epidemiología de {}/Secretaría de Salud de {}; health_authority, investigated_by
q place company:Restaurante {}/Casino {}/Fonda {}; establishment, where_eaten
q epidemiologist person; lead_investigator, author
q manager person; owner_of_place, es:encargado
q meal date; exposure_date, day_of_meal
q reported date; notified_on, first_notice
q exposed number:30..300; people_exposed, guests
q ill number:5..90; cases, sick_people
q admitted number:1..9; hospitalised, inpatients
q incubation unit:h 4..48; median_incubation, hours_to_symptoms
q dish phrase; suspected_food, vehicle
q agent phrase; pathogen, germ
q closed flag; premises_closed, shut_down; whether the place had to shut
q samples number:3..20; samples_taken
a deaths number; fatalities, died
a reopening date; reopen_on, reopened
a fine money; penalty, sanction
a lab company; laboratory, analysed_by, es:laboratorio
a informant person; notifier, reported_by
---
{agency}
# Informe de brote de enfermedad transmitida por alimentos
El {reported} se recibió aviso de varios enfermos que habían comido en {place} el {meal}. De {exposed} comensales enfermaron {ill}[, y {admitted} quedaron ingresados]. Mediana de incubación {incubation}.
El plato más sospechoso es {dish=la mayonesa casera|el ceviche|el pollo relleno|la ensalada rusa|el pastel de choclo}. De {samples} muestras, dos dieron {agent=Salmonella|Staphylococcus aureus|Norovirus|Clostridium perfringens}.
{closed!Se prohibió el funcionamiento del local|Se clausuró la cocina en el acto~El local siguió abierto con medidas correctivas|No hubo clausura}. {manager} fue entrevistado/a en el lugar.
> {epidemiologist}
~ Encuestas: {:number:20..200}. Acta {:id:####-A}. Equipo: {:person}, {:person}.

== es campana_vacunas_escuela
q ministry company:Departamento de Salud Municipal de {}/Jurisdicción Sanitaria {}/CESFAM {}; health_service, organised_by
q school company:Escuela {}/Primaria {}/Colegio {}; school
q nurse person; vaccination_lead, es:enfermera
q head person; headteacher, es:director
q vaccine phrase; vaccine, jab
q lot id:@@####; batch, vaccine_lot
q expiry month; expires, best_before
q day date; vaccination_day, visit
q done number:20..180; children_vaccinated, doses_given
q refused number:1..12; refusals, parents_declined
q absent_kids number:1..20; absentees, not_at_school
q reaction flag; adverse_event, reaction_seen; whether some child felt ill after
q temp unit:°C 2..8; cold_box_temperature
a second date; second_dose, next_round
a discarded number; doses_wasted, thrown_away
a doctor person; supervising_doctor, physician, es:médico
a maker company; manufacturer, producer
a enrolled number; pupils, enrolment
---
# Acta de vacunación escolar
{school}, {day}
A cargo de {nurse}, de {ministry}. Recibió {head}.
Biológico: {vaccine=VPH|triple viral|dTpa|influenza}, lote {lot}, vence {expiry}. El termo marcaba {temp} a las {:time}.
* vacunados: {done}
?* sus padres no autorizaron: {refused}
?* faltaron ese día: {absent_kids}
{reaction!Una niña se mareó y quedó en observación veinte minutos|Un alumno presentó ronchas y se le atendió~Ningún niño presentó molestias|Sin reacciones}.
~ Auxiliares: {:person}, {:person}. Dudas al {:phone}

== es teleasistencia_llamada
q centre company:Teleasistencia {}/Servicio de Ayuda {}; call_centre, service_provider
q user person; subscriber, elderly_person, es:usuario
q operator person; answered_by, agent
q relative person; notified_relative, family_contact
q call date; call_date, day
q at time; button_pressed, alarm_time
q arrived time; help_arrived, unit_on_site
q unit id:UM-##; mobile_unit, crew
q reason phrase; what_happened, cause, es:motivo
q address address; home, dwelling
q expedient number:10000..99999; user_number, file
q key flag; key_held, had_key; whether the service could open with its own key
q end choice:at home/hospital/false alarm; outcome, resolution
q minutes duration; response_time, elapsed
a hospital company; taken_to, hospital, es:hospital
a age number; years, age, es:edad
a doctor person; family_doctor, es:médico
a ended time; closed_at, end_of_call
a neighbour person; neighbour_with_key
---
{centre}
# Registro de aviso
Expediente {expedient} · {user} · {address}
{call}, pulsación a las {at}. Atiende {operator}. Refiere {reason=una caída en el baño|dolor en el pecho|que no oye a su marido|desorientación|que huele a gas}. Se envía {unit}, que llega a las {arrived}[ ({minutes} desde el aviso)].
{key!La dotación abre con la llave custodiada|Se entra con la copia que guardamos~No tenemos llave y abren los bomberos|Sin llave en custodia: abre una vecina}. {end?Se le deja acomodado en casa~Se le traslada en ambulancia~Pulsó sin querer}.
Avisamos a {relative}.
~ Grabación {:id:G-######}. Supervisa {:person}. Próxima llamada de agenda: {:date}

== es permiso_penitenciario
q prison company:Centro Penitenciario de {}/Complejo Penitenciario {}; prison, institution
q inmate person; prisoner, es:interno
q nis id:##########; inmate_number, nis
q days number:2..6; days_granted, leave_length
q leaves date; leave_starts, exit_date
q returns date; back_by, return_date
q by time; return_hour, until_clock
q host person; receives, family_host, es:persona de acogida
q town city; stays_in, destination
q judge person; supervising_judge, es:juez de vigilancia
q lawyer person; defence, counsel, es:abogado
q report number:1..9; presentations, times_to_report; how often to show up at the police
q first flag; first_leave, never_before; whether it is the first time
q vote choice:unanimous/majority; board_vote, agreement
a sentence duration; prison_term, length_of_sentence
a release date; end_of_sentence, final_release
a crime phrase; offence, convicted_of
a director person; governor, head_of_prison
a host_phone phone; host_telephone
---
{prison}
Junta de Tratamiento, sesión de {:date}
# Acuerdo de permiso ordinario
{inmate} (NIS {nis}) || Módulo {:number:1..15}

Se acuerda {vote?por unanimidad~por mayoría, con dos votos en contra} conceder {days} días. Saldrá el {leaves} y volverá el {returns} antes de las {by}. {first!Es su primera salida|Nunca antes había disfrutado de permiso~Ya salió otras veces sin incidencias|No es el primero: los anteriores fueron bien}.
Lo acoge {host}, en {town}. Se presentará {report} veces en comisaría.
Pendiente de autorización de {judge}. Notifíquese a {lawyer}.
~ Educador/a: {:person}. Expediente {:id:###/##}.

== es convenio_alimentos
q centre company:Centro de Mediación {}/Comisaría de Familia de {}/Consultorio Jurídico {}; mediation_centre, office
q mediator person; conciliator, es:conciliador
q mother person; first_parent, mother_name, es:madre
q father person; second_parent, father_name, es:padre
q child person; minor, beneficiary
q amount money:200..900; monthly_support, maintenance
q day number:1..28; payment_day, due_day_of_month
q account id:###-#####-##; bank_account, deposit_account
q signed date; agreement_date, date_of_act
q from month; first_payment, starts_in
q raise phrase; adjustment, indexation
q extra percent:40..60; share_of_extras, extraordinary_costs
q custody choice:mother/father/shared; custody, lives_with
q approved flag; court_approved, homologated; whether a judge already confirmed it
q act id:A-###; act_number, record
a child_born date; child_birthdate, dob
a judge person; family_judge, court_judge, es:juez
a arrears money; back_payments, debt
a father_income money; salary_of_father, earnings
a school company; child_school, attends
---
{centre}
# Acta de acuerdo {act}
{:city}, {signed}. Ante {mediator} comparecen {mother} y {father}, padres de {child}.
## Acuerdan
1. {custody?El cuidado personal lo ejerce la madre~El cuidado personal lo ejerce el padre~El cuidado será compartido por semanas}.
2. Desde {from}, el padre depositará {amount} cada mes, el día {day}, en la cuenta {account}.
3. La suma se reajusta {raise=cada enero según el IPC|con el salario mínimo|cada seis meses según inflación}.
?4. Los gastos de salud y estudios que no sean habituales los cubre él en {extra}.
{approved!El acuerdo ya cuenta con aprobación judicial|Aprobado por el tribunal según consta al dorso~Falta enviarlo al tribunal para su aprobación|Todavía no lo aprueba el juez}.
~ Sesiones: {:number:1..5}. Asistió {:person}, trabajo social. Copias: 3.

== es peritaje_caligrafico
q expert person; es:perito, handwriting_expert, author
q court company:Juzgado de Primera Instancia de {}/Juzgado Civil de {}; court, addressed_to
q party person; requested_by, retained_by; who asked for the opinion
q signer person; alleged_signatory, whose_signature; whose hand it should be
q document phrase; disputed_document, questioned_paper
q doc_date date; date_of_disputed_paper, paper_dated
q report date; report_date, signed
q samples number:4..20; genuine_samples, comparison_signatures
q case id:###/20##; proceedings, case_number
q scope phrase; instrument, equipment_used
q genuine choice:genuine/forged/inconclusive; finding, conclusion
q traced flag; traced, copied_by_tracing; whether the line was drawn over another
q fee money:300..1800; expert_fee, cost
a opposing person; other_party, defendant
a forger person; true_author, who_forged
a hearing date; ratification_day, court_date
a judge person; judge, magistrate, es:juez
a notary person; notary, before_notary, es:notario
---
# Informe pericial caligráfico
Al {court} || Autos {case}

{expert}, a instancia de {party}, examina la firma atribuida a {signer} en {document=un contrato de préstamo|un recibo de finiquito|un testamento ológrafo|un pagaré|una renuncia}, que lleva fecha de {doc_date}. Para el cotejo se dispone de {samples} firmas indubitadas, la más antigua de {:year}. Medios: {scope=lupa binocular|microscopio digital|luz rasante|videoespectrocomparador}.
{traced!El trazo es lento, con paradas, y responde a un calco|Se aprecia surco previo: se calcó~No hay señales de calco|El trazo es espontáneo, sin calco}.
## Conclusión
{genuine?La firma salió de su puño~La firma no salió de su puño~Con lo disponible no puede afirmarse ni negarse la autoría}.
[Honorarios: {fee}.]
{:city}, {report}
> {expert}
~ Colegiación {:number:100..999}. Láminas: {:number:3..14}.

== es junta_socios_acta
q firm company:{} Hermanos, S.L./Talleres {}, S.L./Distribuciones {}, S.A.; company_name, entity
q chair person; presides, president_of_meeting
q secretary person; minutes_by, es:secretario
q held date; meeting_date, day_of_meeting
q starts time; opened_at, begins
q capital percent:60..100; quorum, capital_present
q profit money:2000..900000; net_result, profit_of_year
q dividend money:1000..200000; distributed, paid_to_partners
q reserve money:1000..200000; to_reserves, retained
q auditor company:Auditores {}/{} y Asociados; auditing_firm, examined_by
q resigned person; outgoing_director, steps_down
q new person; incoming_director, appointed
q universal flag; universal_meeting, without_notice; whether it was held without a summons because all were there
q year year; financial_year, exercise
a end time; closed_at, adjourned
a notary person; notary, raised_before, es:notario
a filed date; registry_filing, deposited_on
a auditor_fee money; audit_cost
a registry id; registry_sheet, commercial_registry
l partners; shareholders, owners, attendees
c partners.name person; shareholder, partner
c partners.shares number:10..900; participations, shares_held
c partners.how phrase; attends_as, present_or_proxy
c partners.vote phrase; voted, position
c partners.tax id:########@; nif, tax_id, es:impuesto
---
# Acta de la junta general de {firm}
En {:city}, {held}, a las {starts}, en el domicilio social. Preside {chair}; levanta acta {secretary}.
{universal!Presentes todos, aceptan celebrarla sin convocatoria previa|Se constituye como universal~Se convocó por burofax con la antelación debida|Convocada en forma}. Concurre {capital} del capital:
%partners 2..6
Socio | Partic. | Asiste | Voto
{partners.name} | {partners.shares} | {partners.how=en persona|representado|por videoconferencia} | {partners.vote=a favor|en contra|se abstiene}
{partners.tax=}
%%
Se aprueban las cuentas de {year}, con un beneficio de {profit}: {reserve} a reservas y {dividend} a repartir. [Revisadas por {auditor}.]
?Cesa a petición propia {resigned} y se nombra en su lugar a {new}.
~ Leída y aprobada. Hoja {:number:2..80} del libro legalizado el {:date}.

== es amortizacion_anticipada
q bank company:Banco {}/Caja {}/Banco de {}; lender, creditor
q borrower person; client, mortgagor, es:prestatario
q loan id:####-####-##; loan_number, mortgage_no
q paid money:1000..40000; prepayment, capital_repaid
q before money:60000..190000; balance_before, outstanding_before
q after money:40000..180000; balance_after, still_owed
q fee money:5..300; early_repayment_fee, compensation
q done date; value_date, operation_date
q new_inst money:200..900; new_instalment, monthly_from_now
q adviser person; account_manager, branch_contact
q branch number:100..9999; office_number, branch
q reduces choice:term/instalment; effect, reduces_what; what gets smaller
q waived flag; fee_waived, no_charge; whether the bank forgoes its charge
a rate percent; interest_rate, nominal_rate
a end date; final_maturity, loan_end
a old_inst money; former_instalment, previous_payment
a guarantor person; surety, es:avalista
a property address; mortgaged_home, collateral
---
{bank} || Oficina {branch}
{borrower} || {:date}
{:street} || {:city}

Préstamo {loan}
Le confirmamos que el {done} aplicamos a su hipoteca {paid} de capital. Debía {before} y ahora debe {after}. {reduces?Como pidió, se acorta el plazo~Como pidió, baja la cuota}. [Desde el mes próximo pagará {new_inst}.]
Compensación por desistimiento según escritura: {fee}. {waived!Por ser cliente antiguo no se la cobramos|Se le condona~Se ha cargado en su cuenta|Va cargada junto con el capital}.
Le atiende {adviser}, {:phone}.
~ Cuadro nuevo en {:url}. Servicio de reclamaciones: {:email}

== es irregularidad_equipaje
q airline company:Aerolíneas {}/Líneas Aéreas {}; carrier, reported_to
q passenger person; traveller, owner_of_bag, es:pasajero
q pir id:@@@@@#####; report_number, file_reference
q flight id:@@####; last_flight, arrived_on
q tag id:@@######; bag_tag, label_number
q from city; departure_city, flew_from
q to city; arrival_city, landed_in
q filed date; report_date, notified_on
q agent person; taken_by, counter_agent
q colour phrase; bag_colour, looks, es:color
q weight unit:kg 6..30; checked_weight, mass, es:peso
q hotel company:Hotel {}/Hostal {}; staying_at, deliver_to
q problem choice:lost/damaged/late; kind_of_irregularity, incident_type
q kit flag; amenity_kit, toiletries_given; whether the passenger got things for the night
q allowance money:40..150; interim_payment, first_needs
a found date; bag_found, located_on
a contents money; declared_value, value_of_contents
a seat id; seat_number, seat
a connection city; transfer_airport, via
a mobile phone; passenger_phone, callback_number
---
# Parte de irregularidad de equipaje
{airline} || {pir}
{:city} aeropuerto, {filed}
Pasajero/a {passenger}, llegado/a en {flight} de {from} a {to}. {problem?La maleta no apareció en la cinta~La maleta salió rota~La maleta viene en un vuelo posterior}. Etiqueta {tag}, {weight} facturados, {colour=azul rígida|negra de tela|roja con pegatinas|mochila verde|gris con correa}.
Entregar en {hotel}. {kit!Se le da neceser|Recibe un neceser de cortesía~No se le dio neceser|Rechaza el neceser}. [Anticipo para primera necesidad: {allowance}.]
> {agent}
~ Reclamación escrita antes de {:number:7..21} días. Consulta en {:url}

== es cancelacion_barco_islas
q line company:Naviera {}/Trasmediterránea {}/Líneas {}; shipping_line, operator
q ship phrase; vessel, ferry
q route_from city; departs_from, origin_port
q route_to city; sails_to, destination_port
q sailing date; cancelled_sailing, planned_date
q hour time; planned_departure, scheduled_at
q cause phrase; reason, why, es:causa
q waves unit:m 2..7; wave_height, swell
q alternative time; next_crossing, replacement_departure
q booking id:@@@###; locator, booking_code
q passenger person; ticket_holder, addressed_to, es:pasajero
q refund flag; refund_offered, money_back
q contact phone; helpline, information_phone
q master person; captain, decided_by
a ticket_price money; fare, amount_paid
a passengers number; people_affected, pax
a arrival time; expected_arrival, eta, es:llegada
a car id; vehicle_plate, registration
a hotel company; accommodation, overnight_stay
---
Asunto: su viaje {booking}
De: {line} <{:email}>

Hola, {passenger}:
El {ship=Volcán de Tamasite|Isla Grande|Almudaina|Punta Norte} no podrá salir de {route_from} hacia {route_to} el {sailing} a las {hour}. Motivo: {cause=temporal de levante|avería en una hélice|cierre del puerto|viento del norte}[, con olas de {waves}]. La decisión es de {master}, que manda el barco.
Puede embarcar en la salida de las {alternative}, sin pagar más. {refund!Si prefiere no viajar, le devolvemos todo|También puede pedir el reembolso íntegro~Por tratarse de billete promocional no hay devolución|El billete se canjea, pero no se devuelve}.
Más información, {contact}.
~ Mensaje automático de {:date}, {:time}. No responda.

== es telepeaje_reclamo
q operator company:Autopista {}/Concesionaria {}/Corredor {}; toll_operator, motorway_company
q customer person; account_holder, complainant, es:titular
q tag id:TAG########; device_number, transponder
q plate id:@@@@##; registration, plate, es:matrícula
q case id:R-######; claim_no, complaint_number
q received date; claim_date, complained_on
q answered date; reply_date, answered_on
q disputed money:500..9000; amount_disputed, sum_claimed
q refunded money:300..9000; credited, amount_returned
q agent person; handled_by, signatory
q upheld choice:full/partial/rejected; decision, result
q camera flag; photo_checked, images_reviewed; whether pictures were looked at
a bill_due date; invoice_due, payment_deadline
a bank company; card_issuer, bank
a owner person; vehicle_owner, registered_keeper
a contract id; contract_number
l passages; transits, charges, crossings
c passages.day date; date, passed_on
c passages.at time; hour, clock
c passages.gate phrase; gantry, toll_point, es:pórtico
c passages.charge money:100..900; toll, amount
c passages.cat phrase; vehicle_class, category
c passages.lane number:1..4; lane_number
---
{operator}
Reclamo {case} || {answered}
Señor(a) {customer}

Recibimos el {received} su reclamo por {disputed} cobrados al dispositivo {tag} (patente {plate}). Los pases revisados:
%passages 2..6
Fecha | Hora | Pórtico | Cat. | Tarifa
{passages.day} | {passages.at} | {passages.gate=Quilicura|El Salto|Costanera 4|Las Rejas|Kennedy|Pajaritos} | {passages.cat=auto|moto|camioneta|camión 2 ejes} | {passages.charge}
{passages.lane=}
%%
{camera!Vimos las fotografías de cada pase|Se contrastó con las imágenes de las cámaras~Las imágenes ya no estaban disponibles|No fue posible revisar fotografías}. {upheld?Usted tiene razón en todo~Usted tiene razón en una parte~El cobro es correcto y no procede devolver}. [Abonaremos {refunded} en su próximo documento de cobro.]

Atentamente,
{agent}
~ SERNAC: {:phone}

== es desvio_colectivo
q company company:Transportes {}/Línea {} S.A./Empresa {}; bus_operator, carrier
q line number:1..700; bus_line, route_number
q reason phrase; cause, why, es:motivo
q from date; starts, diversion_from
q until date; ends, diversion_until
q hours phrase; time_of_day, applies_between
q street street; closed_street, blocked_road
q ring phone; information, passenger_line
q inspector person; route_inspector, on_site, es:inspector
q order id:DNT-###/##; authorisation, resolution
q night flag; night_service_affected, nights_too; whether buses in the night go another way as well
q branch choice:all/some; branches_affected, which_services
a frequency duration; interval, every
a fare money; ticket_price
a municipality_contact person; traffic_director, city_official
a extra_time duration; delay, added_minutes
l stops; moved_stops, changes
c stops.old street; suspended_stop, removed
c stops.new street; replacement, go_to
c stops.dir phrase; direction, towards
c stops.metres unit:m 80..500; walking_distance, distance
c stops.code id:P###; stop_code, stop_id
---
# Cambio de recorrido · Línea {line}
{company}

Por {reason=repavimentación|la fiesta patronal|obra de desagüe|una maratón|rotura de un caño} en {street}, del {from} al {until}, {hours=de 7 a 19|todo el día|solo fines de semana|de 22 a 5}, {branch?todos los ramales cambian de camino~solo algunos ramales cambian de camino}.
%stops 2..6
Parada suspendida | Tomar en | Sentido | A pie
{stops.old} | {stops.new} | {stops.dir=centro|terminal|hospital|estación} | {stops.metres}
{stops.code=}
%%
{night!El servicio nocturno también se desvía|De noche rige el mismo desvío~De noche los coches van por donde siempre|El nocturno no cambia}. Autorizado por {order}. En la esquina estará {inspector}. [Consultas {ring}.]
~ Cartel colocado el {:date}. Interno de guardia {:number:10..99}.

== es aconcagua_permiso
q park company:Parque Provincial {}/Reserva {}/Dirección de Áreas Protegidas de {}; park, issued_by
q climber person; permit_holder, mountaineer, es:andinista
q nationality country; citizenship, nation
q passport id:@@######; passport_number, travel_document
q operator company:Expediciones {}/Andes {}/Alta Montaña {}; logistics_company, service_provider
q guide person; mountain_guide, led_by
q permit id:AC-#####; permit_number, ticket, es:número de permiso
q enters date; entry_date, first_day
q days number:7..20; permit_days, valid_for
q route phrase; way_up, itinerary
q fee money:200..1400; permit_price, paid
q contact person; emergency_contact, call_in_emergency
q ranger person; checked_by, es:guardaparque
q insured flag; evacuation_insurance, rescue_cover; whether rescue by air is covered
q season choice:high/mid/low; season, tariff_season
a exit date; leaves_park, out_on
a summit date; summit_day, reached_top
a contact_phone phone; emergency_phone
a doctor person; camp_doctor, medical_check_by, es:médico
a blood phrase; blood_group, blood_type
---
{park}
# Permiso de ascenso {permit}
{climber} · pasaporte {passport} · {nationality}
Ingreso: {enters} || Vigencia: {days} días
Ruta: {route=Normal por Horcones|Polacos|Vacas–Guanacos|Pared Sur}. Temporada {season?alta~media~baja}. Arancel abonado: {fee}.
Logística de {operator}. [Guía habilitado/a: {guide}.] {insured!Presenta póliza con rescate en helicóptero|Tiene seguro que paga la evacuación aérea~Asume de su bolsillo un eventual rescate|No presentó póliza de rescate}.
En caso de accidente avisar a {contact}.
Bolsa de residuos n.º {:number:100..999}: devolverla o pagar multa de {:money:100..300}.
> {ranger}, seccional {:last}

== es parapente_biplaza
q school company:Escuela de Parapente {}/Vuelo Libre {}; school, flight_company
q pilot person; instructor, es:piloto biplaza
q passenger person; flyer, customer, es:pasajero
q takeoff phrase; launch_site, start_place
q landing phrase; landing_field, came_down_at, es:aterrizaje
q flown date; flight_date, day
q off time; takeoff_time, launched
q minutes unit:min 8..45; airtime, flight_duration
q height unit:m 200..1500; height_gain, highest_above_launch, es:altura
q wind unit:km/h 5..28; wind_speed, breeze, es:viento
q weight unit:kg 45..100; passenger_weight, body_weight, es:peso
q price money:60..150; cost, flight_price, es:precio
q video flag; video_bought, filmed; whether the flight was filmed for the passenger
q landing_kind choice:standing/seated; landed_how, touchdown
q wing id:BI-##; glider_number, canopy
a down time; landing_time, touched_down
a insurer company; insured_with, liability_insurer, es:aseguradora
a licence id; pilot_licence, licence_number
a driver person; van_driver, pick_up, es:conductor
a reserve date; reserve_packed, parachute_repacked
---
# Ficha de vuelo
{school}, {:city} || {flown}
{passenger}, {weight}, leyó y firmó las normas.
Piloto: {pilot}, vela {wing}. Despegue de {takeoff=la loma norte|Peñón Alto|el mirador|cerro Chato} a las {off}, viento de {wind}. Se ganaron {height} y se voló {minutes}. Aterrizaje en {landing=la playa|el prado de abajo|el campo de fútbol viejo}, {landing_kind?de pie~sentados en la hierba}.
{video!Se lleva el vídeo en tarjeta|Compró la grabación~No quiso grabación|Sin vídeo}.
Pagado {price}. Bono regalo de {:person}, n.º {:number:10..999}.
~ {:phone}. Cancelación hasta {:number:12..48} h antes.

== es rafting_descenso_lista
q outfitter company:Rápidos {}/Aventura {}/Ríos {}; rafting_company, operator
q river phrase; river, waterway
q trip date; descent_date, run_on
q leader person; trip_leader, head_guide
q put_in time; launch, on_water
q level phrase; rapids_grade, difficulty
q flow unit:m³/s 8..120; discharge, river_flow
q kayak person; safety_kayaker, rescue_kayak
q vehicle id:@@@-###; van_plate, shuttle
q swim flag; someone_fell, swimmers; whether anybody ended up in the water
q hospital company:Hospital {}/Puesto de Socorro {}; nearest_hospital, emergency_facility, es:hospital
a take_out time; finish, off_water
a price money; cost_per_person, fee, es:precio
a photographer person; photos_by
a insurance id; policy, policy_number
l rowers; passengers, participants, crew
c rowers.name person; participant, paddler
c rowers.age number:12..65; years, age, es:edad
c rowers.boat phrase; raft, craft
c rowers.size phrase; wetsuit, suit_size
c rowers.health phrase; medical_note, remark
c rowers.phone phone; contact, relative_phone
---
{outfitter}
# Lista de descenso
Río {river=Noguera|Futaleufú|Pacuare|Mendoza|Filobobos|Sil}, tramo grado {level=II|III|III+|IV} || {trip}
Caudal {flow}. Embarque a las {put_in}. Jefe/a de río: {leader}; kayak de seguridad: {kayak}; furgón {vehicle}.
%rowers 3..8
Nombre | Edad | Balsa | Traje | Salud
{rowers.name} | {rowers.age} | {rowers.boat=roja|azul|amarilla} | {rowers.size=S|M|L|XL} | {rowers.health=nada|asma|no nada bien|lentes|rodilla operada|alergia a picaduras}
{rowers.phone=}
%%
{swim!Dos remeros salieron despedidos y se recogieron aguas abajo|Hubo nadadores en el segundo rápido~Nadie cayó|Todos siguieron a bordo hasta el final}.
Emergencias: {hospital}.
~ Radio canal {:number:1..16}. Última revisión de cascos {:date}.

== es acta_arbitral
q federation company:Federación {} de Fútbol/Liga {}/Asociación {}; federation, governing_body
q home company:C.D. {}/Atlético {}/Unión {}; local_team, home_side
q away company:Deportivo {}/Racing de {}/Sporting {}; visiting_team, away_side
q ref person; referee, es:árbitro
q line1 person; first_assistant, assistant_referee
q delegate person; field_delegate, home_delegate
q played date; match_date, day
q kick time; kick_off, began
q home_goals number:0..6; goals_local, home_score
q away_goals number:0..6; goals_visitor, away_score
q ground phrase; pitch, stadium
q surface choice:grass/artificial/dirt; pitch_type, field_surface
q police flag; police_present, law_enforcement
q round number:1..34; matchday, es:jornada
a attendance number; spectators, crowd
a coach person; home_coach, manager
a added duration; stoppage_time, added_minutes
a scorer person; goal_scorer, scored_first
l cards; cautions, sanctions, bookings
c cards.minute number:3..90; minute, at
c cards.player person; booked_player, offender
c cards.shirt number:2..25; number_on_shirt, dorsal
c cards.colour phrase; card, card_colour, es:color
c cards.why phrase; offence, reason
c cards.licence id:######; player_licence
---
^ {federation}
# Acta del partido
Jornada {round} || {played}, {kick}
{home} – {away}: {home_goals} – {away_goals}
Campo: {ground=Municipal Las Eras|El Molino|Estadio Norte|La Chimba}. Terreno {surface?de hierba natural~de hierba artificial~de tierra}.
Árbitro/a: {ref} || Asistente 1: {line1}
%cards 2..6
Min. | Dorsal | Jugador/a | Tarjeta | Motivo
{cards.minute} | {cards.shirt} | {cards.player} | {cards.colour=amarilla|roja|segunda amarilla} | {cards.why=derribar a un contrario|protestar|perder tiempo|zancadilla|quitarse la camiseta|insultar}
{cards.licence=}
%%
{police!Asistió una patrulla desde antes del inicio|Hubo fuerza pública~Se solicitó fuerza pública y no acudió|Sin fuerza pública en el campo}. Delegado/a de campo: {delegate}.
~ Enviada por intranet a las {:time}. Asistente 2: {:person}

== es protesta_regata
q club company:Real Club Náutico de {}/Yacht Club {}/Club de Vela {}; organising_club, host
q event phrase; regatta, series
q race number:1..12; race_no, prueba
q day date; race_day, sailed_on
g protestor; protesting_boat, es:protestante
q protestor.boat phrase; protestor_boat, protesting_yacht
q protestor.sail id:ESP ####; protestor_sail_number, sail
q protestor.helm person; protestor_skipper, helmsman_of_protestor
g protestee; protested_boat, es:protestado
q protestee.boat phrase; protestee_boat, accused_yacht
q protestee.helm person; protestee_skipper
q rule number:10..42; rule_broken, racing_rule
q heard time; hearing_time, hearing_at
q chair person; jury_chair, es:presidente del comité
q place phrase; where_on_course, incident_place
q flag_up flag; flag_shown, red_flag; whether the red flag was hoisted at once
q ruling choice:dismissed/disqualified/redress; decision, outcome
a protestee_sail id; protestee_sail_number, other_sail
a witness person; witness_name, seen_by, es:testigo
a wind unit:kn 5..30; wind_speed, es:viento
a appeal date; appeal_deadline, appeal_until
a damage money; cost_of_damage, repair_cost
---
{club}
# Protesta. {event=Trofeo de Otoño|Copa del Río|Semana Náutica|Regata de Reyes}
Prueba {race}, {day}. Entregada en oficina a las {:time}.
«{protestor.boat=Xaloc|Malandrín|Tres Marías|Garúa}», {protestor.sail}, patrón/a {protestor.helm}, protesta a «{protestee.boat=Boreal|Pampero|Sal Gorda|Quimera}», patrón/a {protestee.helm}, por la regla {rule}, {place=en la boya de barlovento|a veinte metros de la salida|en la puerta de sotavento|en la última popa}. {flag_up!Izó la bandera roja enseguida|Mostró la bandera en el acto~No llegó a izar bandera roja|La bandera roja no se vio en ningún momento}.
Audiencia a las {heard}. {ruling?Se desestima~Se descalifica al barco protestado~Se concede reparación de puntos}.
> {chair}
~ Vocales: {:person}, {:person}. Croquis al dorso.

== es cuadro_padel
q club company:Club de Pádel {}/Pádel {}/Polideportivo {}; club, venue
q tournament phrase; event, competition
q category phrase; level, draw_category
q director person; tournament_director, es:juez árbitro
q draw date; draw_made, drawn_on
q final date; final_day, last_match
q pairs number:8..32; couples_entered, entries
q prize money:100..900; prize_money, winner_gets
q balls company:Deportes {}/Bolas {}; ball_sponsor, ball_supplier
q phone phone; contact, desk_phone
q rain flag; covered_courts, played_if_rain; whether matches go on in the rain
a fee money; entry_fee, inscription
a starts date; first_day, tournament_start
a stringer person; racket_service
a champions person; last_winner, defending_champion
l matches; games, fixtures, ties
c matches.day date; date, played_on
c matches.at time; hour, start
c matches.court number:1..9; court, pista
c matches.a person; first_player_pair_one, captain_a
c matches.b person; captain_b, opponent
c matches.result id:#-# #-#; score, sets
c matches.umpire person; chair_umpire, umpire
---
# {tournament=Open de Primavera|Torneo San Isidro|Trofeo Vendimia|Liga de Verano}
{club} · {category=segunda masculina|mixto B|tercera femenina|veteranos}

Sorteo del {draw}: {pairs} parejas. Dirige {director}.
%matches 3..7
Día | Hora | Pista | Pareja de | contra pareja de | Resultado
{matches.day} | {matches.at} | {matches.court} | {matches.a} | {matches.b} | {matches.result}
{matches.umpire=}
%%
Final el {final}. Premio para los campeones: {prize}. [Bolas de {balls}.] {rain!Si llueve se juega igual, las pistas son cubiertas|Con lluvia no se suspende~Si llueve se aplaza|Con agua no se juega}.
~ Diez minutos de cortesía. Mesa: {phone}. Fisio: {:person}

== es quinceanera_salon
q hall company:Salón {}/Jardín {}/Hacienda {}; venue, event_hall
q mother person; contracting_parent, es:contratante
q girl person; es:quinceañera, celebrated_girl
q event date; party_date, day_of_party
q opens time; doors, start
q closes time; end, music_stops
q guests number:80..400; guest_count, people
q price money:30000..180000; total_price, contract_sum, es:precio
q deposit money:5000..40000; advance, es:anticipo
q balance_by date; pay_rest_by, settlement_deadline
q cook company:Banquetes {}/Catering {}; caterer, food_by
q manager person; hall_manager, signed_for_hall
q waltz phrase; dance, choreography
q alcohol flag; alcohol_allowed, drinks_served
q menu choice:two courses/three courses; menu_type, courses
a signed date; contract_date, date_of_contract
a church phrase; mass_at, church
a dj person; music, dj_name
a extra_hour money; overtime_price, extra_hour_cost
a per_head money; price_per_guest, plate_price
---
^ {hall}
# Contrato de evento: XV años
{mother} aparta el salón para los quince años de {girl}, el {event}, de {opens} a {closes}, para {guests} personas. Menú en {menu?dos tiempos~tres tiempos}, servido por {cook}. {alcohol!Se permite descorche de tequila y brandy|Habrá barra con bebidas~No se permite bebida alcohólica|Evento sin alcohol}. [Vals: {waltz=Tiempo de vals|Fascinación|De niña a mujer|Danubio azul}.]
= Costo total: {price}
= Anticipo recibido: {deposit}
= Resto a más tardar: {balance_by}
Se incluyen {:number:4..12} meseros y capitán.
{manager} || {mother}
~ Cancelación con menos de {:number:30..90} días: se pierde el anticipo. {:phone}

== es pirotecnia_castillo
q firm company:Pirotecnia {}/Hermanos {} Pirotécnicos; pyrotechnics_company, fired_by
q council company:Ayuntamiento de {}/Comisión de Fiestas de {}; client, organiser
q chief person; es:responsable de disparo, shooter
q police person; security_coordinator, officer_in_charge
q night date; display_date, day
q starts time; first_shot, ignition
q lasts unit:min 8..30; duration, length
q nec unit:kg 20..400; net_explosive, explosive_content
q distance unit:m 50..200; safety_distance, public_kept_at
q place phrase; firing_site, launched_from
q insurer company:Seguros {}/Mutua {}; insurer, liability_cover, es:aseguradora
q cover money:300000..2000000; insured_sum, liability_limit
q wind unit:km/h 25..50; max_wind, cancel_above, es:viento
q electric flag; electric_firing, computer_fired; whether it is fired by wire
q permit id:PIR-##-###; permission, authorisation, es:número de permiso
a price money; cost, fee, es:precio
a fire_chief person; head_of_fire_service
a backup date; alternative_date, postponed_to
a spectators number; expected_crowd, audience
a policy id; policy_number, es:número de póliza
l shells; effects, material, schedule
c shells.item phrase; device, effect
c shells.calibre unit:mm 30..200; diameter, calibre
c shells.count number:2..90; pieces, quantity
c shells.colour phrase; colours, tint, es:color
c shells.reg id:####-F#; ce_number, type_registration
---
{firm}
# Plan de disparo {permit}
{council} || {night}, {starts}
Desde {place=el espigón|la era del castillo|el aparcamiento norte|la pradera}. Público a {distance} como poco. Dura {lasts}. NEC total {nec}.
%shells 3..7
Artificio | Calibre | Uds. | Color
{shells.item=carcasa|candela romana|volcán|trueno de aviso|cascada|palmera} | {shells.calibre} | {shells.count} | {shells.colour=oro|plata|rojo y verde|violeta|blanco centelleante}
{shells.reg=}
%%
{electric!Encendido por cable con mesa programada|Se dispara con sistema eléctrico~Encendido a mano con bota de mecha|Se prende a mano}. Con viento de más de {wind} no se dispara.
Dispara {chief}. Coordina la seguridad {police}. [{insurer} responde hasta {cover}.]
~ Auxiliares: {:number:2..6}. Montaje desde las {:time}. Recogida de restos: {:person}

== es pasaporte_mascota_viaje
q clinic company:Clínica Veterinaria {}/Centro Veterinario {}; veterinary_practice, issued_by
q vet person; official_vet, signed_by, es:veterinario
q owner person; keeper, traveller
q companion person; travels_with, person_accompanying; who goes with the animal
q pet phrase; animal_name, called
q breed phrase; race, breed
q chip id:9410000########; microchip, transponder
q chipped date; chip_date, implanted
q rabies date; rabies_shot, vaccinated_against_rabies
q rabies_end date; rabies_valid_until, protection_ends
q tape date; deworming, tapeworm_treatment
q dest country; destination, travels_to
q weight unit:kg 2..45; body_weight, es:peso
q fit flag; fit_to_travel, healthy
q transport choice:cabin/hold/car; travels_in, mode
a birth date; pet_birth, born, es:fecha de nacimiento
a titre date; antibody_test, blood_sample
a departure date; travel_date, leaves_on
a cage unit:kg 2..12; crate_weight, box
a airline company; carrier, flies_with
---
{clinic}
# Certificado para viaje de animal de compañía
«{pet=Kira|Simba|Nala|Coco|Bruno}», {breed=beagle|mestizo mediano|siamés|caniche|galgo}, {weight}. Microchip {chip}, colocado el {chipped}.
Titular: {owner}. Durante el viaje a {dest} lo llevará {companion}, {transport?en cabina~en bodega~en automóvil}.
= Antirrábica: {rabies}
= Protege hasta: {rabies_end}
?= Contra tenias: {tape}
{fit!Explorado hoy, se encuentra sano y puede viajar|Sin signos de enfermedad, apto para el trayecto~Presenta fiebre y no debe viajar|No está en condiciones de viajar}.
{:city}, {:date} || {vet}
~ N.º colegiado {:number:100..4000}. Serie {:id:ES-######}

== es limpieza_tanque_agua
q firm company:Tanques {}/Limpieza {}/Saneamientos {}; cleaning_company, contractor
q building company:Consorcio {}/Consorcio Edificio {}; customer, building_owners
q site street; property, where
q responsible person; technical_manager, es:director técnico
q caretaker person; es:encargado, let_in_by
q done date; cleaned_on, service_date
q valid date; certificate_until, next_cleaning_before, es:válido hasta
q capacity unit:l 2000..30000; tank_volume, reserve, es:capacidad
q chlorine unit:mg/l 0..3; residual_chlorine, disinfectant
q cert id:CL-#####; certificate_number, oblea
q sample flag; sample_taken, water_analysed; whether water was taken away for testing
q lid choice:good/replace; lid_condition, cover
q hours unit:h 2..9; water_off, interruption
a administrator person; building_manager, property_administrator
a price money; cost, charge, es:precio
a lab company; laboratory, tested_by, es:laboratorio
a apartments number; flats, units_in_building
a result date; lab_result_on, results
---
{firm} || Certificado {cert}
# Limpieza y desinfección de tanques
{building}, {site}, {:city}
El {done} se vaciaron, cepillaron y desinfectaron los tanques, con un total de {capacity}. Abrió {caretaker}. El agua estuvo cortada {hours}. Cloro residual a la salida {chlorine}. {lid?Las tapas cierran bien~Hay que cambiar una tapa}.
{sample!Se llevó muestra para el bacteriológico|Se extrajo muestra en cocina de planta baja~No se extrajo muestra|Esta vez no hubo toma de muestra}.
Vigente hasta {valid}.
> {responsible}
~ Matrícula {:number:1000..9999}. Operarios: {:person}, {:person}. Exhibir en lugar visible.

== es recarga_matafuegos
q firm company:Matafuegos {}/Extintores {}/Seguridad {}; recharging_firm, workshop
q client company:Kiosco {}/Instituto {}/Panadería {}; customer
q order id:OT-#####; work_order, job_number
q picked date; collected, picked_up
q back date; delivered, returned_on
q tech person; technician, recharged_by
q receiver person; received_by, signed_for_client
q loan number:1..6; loaned_units, substitutes_left; how many were left in the meantime
q total money:5000..90000; amount, total_price
q registered flag; city_registered, has_card; whether the firm stands in the town register
a next date; next_recharge, due
a inspector person; municipal_inspector, fire_inspector, es:inspector
a vehicle id; van_plate
a payment date; payment_due, pay_by, es:fecha de pago
l units; extinguishers, equipment, es:equipos
c units.no id:######; cylinder_number, serial
c units.agent phrase; content, extinguishing_agent
c units.kg unit:kg 1..10; charge, capacity
c units.made year; manufactured, built
c units.test phrase; hydraulic_test, test_result
c units.place phrase; location, where_hung
c units.price money:2000..20000; unit_price, cost, es:precio
---
{firm}
Orden {order} || {:city}
# Remito de recarga
Cliente: {client}. Retirados el {picked}; devueltos el {back}. [Quedaron {loan} de préstamo.]
%units 2..6
Cilindro | Agente | Carga | Año | PH | Ubicación
{units.no} | {units.agent=polvo ABC|CO2|agua|acetato de potasio|HCFC} | {units.kg} | {units.made} | {units.test=aprobada|no corresponde|rechazado} | {units.place=entrada|cocina|depósito|escalera|tablero}
{units.price=}
%%
Taller: {tech}. {registered!Empresa inscripta en el registro de fabricantes y recargadores|Con inscripción vigente en el registro de la Ciudad~Inscripción en trámite|Todavía sin inscripción en el registro}. Importe {total}.
Recibí conforme: {receiver}
~ Marbete color {:number:1..4}. IVA inscripto. {:phone}

== es parte_vigilante
q firm company:Seguridad {}/Vigilancia {}/Protección {}; security_company, employer
q site company:Polígono {}/Centro Comercial {}/Almacenes {}; guarded_site, client
q guard person; on_duty, es:vigilante, written_by
q relieved person; previous_guard, took_over_from
q next_guard person; handed_to, relief
q shift date; duty_date, night_of
q from time; shift_start, began
q to time; shift_end, finished
q tip id:TIP-#####; badge, professional_card
q rounds number:3..12; patrols, tours
q police flag; police_called, law_called
q keys number:4..40; keys_handed, key_count
a injured number; hurt, casualties
a supervisor person; shift_supervisor, inspector, es:supervisor
a weapon id; weapon_number, gun
a loss money; damage_value, stolen_value
l events; incidents, notes, log
c events.at time; hour, noted_at
c events.what phrase; event, description
c events.where phrase; location, zone
c events.done phrase; action, measure
c events.plate id:#### @@@; vehicle, number_plate, es:matrícula
---
# Parte de servicio
{firm} || {site}
Turno del {shift}, de {from} a {to}. {guard} ({tip}) releva a {relieved}. Recibidas {keys} llaves.
%events 2..6 lines
{events.at}. {events.what=Alarma por puerta abierta|Camión sin documentación|Foco fundido|Dos jóvenes saltan la valla|Olor a quemado|Persona dormida en un coche}, {events.where=muelle 3|garita sur|aparcamiento|nave B|azotea}
{events.done=se cierra y se anota|se le niega la entrada|aviso a mantenimiento|se van al verme|revisado, sin fuego|se le pide que salga}
{events.plate=}
%%
Rondas hechas: {rounds}. {police!Vino la patrulla a petición mía|Avisé al 091 y acudieron~No hizo falta llamar a la policía|Sin intervención policial}.
Entrego el puesto a {next_guard}.
~ Copia para el cliente, {:person}. Hoja {:number:1..200}.

== es caldera_vapor_inspeccion
q body company:Inspecciones {}/Entidad de Control {}/OCA {}; inspection_body, examined_by
q plant company:Lavandería {}/Conservas {}/Papelera {}; operator, owner
q inspector person; engineer, surveyor, es:inspector
q stoker person; boiler_operator, es:fogonista
q done date; inspection_date, visited
q next date; due, next_inspection
q maker phrase; manufacturer, brand
q serial id:####-@@; boiler_number, serial
q built year; year_built, manufactured_in
q pressure unit:bar 6..16; working_pressure, service_pressure
q test unit:bar 17..30; hydraulic_test, test_pressure
q steam unit:t/h 1..20; steam_output, production
q valve unit:bar 6..17; safety_valve_lifts, valve_set
q level choice:A/B/C; inspection_level, type_of_inspection
q pass flag; passed, in_order
q defect phrase; finding, remark
a water company; water_treatment, chemicals_by
a commissioned date; put_in_service, start_up
a price money; fee, invoice, es:precio
a hours number; running_hours, operating_hours
a burner id; burner_number
---
{body}
# Acta de inspección de caldera
{plant}, {:street}, {:city}
= Caldera: {maker=Vulcano|Field|Olmar|Babcock|Attsu} {serial}, año {built}
= Presión de servicio: {pressure}
= Producción: {steam}
{level?Inspección anual, exterior y en marcha~Inspección interior, en frío~Inspección con prueba hidráulica}[, probada a {test}]. La válvula dispara a {valve}. Presente {stoker}. [Se observa {defect=incrustación en dos tubos|fuga por la boca de hombre|refractario agrietado|nivel empañado}.]
{pass!Puede seguir funcionando|Resultado favorable~Debe quedar parada hasta reparar|Resultado desfavorable}. Próxima antes del {next}.
{inspector}, {done}
~ Registro industrial {:id:##/####}. Copia a la Consejería el {:date}.

== es baja_telefonia
q company company:Telefónica {}/Móvil {}/Comunicaciones {}; operator, provider
q client person; subscriber, customer, es:abonado
q line phone; number_cancelled, line
q asked date; request_date, cancellation_asked
q ends date; cut_off, service_ends
q ref id:BJ#######; cancellation_number, ticket
q agent person; handled_by, call_agent
q penalty money:20..300; early_exit_fee, penalty
q last_bill money:5..90; final_bill, last_invoice
q device phrase; equipment_to_return, hardware
q return_by date; return_deadline, send_back_until
q reason choice:price/move/coverage; why_leaving, motive, es:motivo
q retained flag; counter_offer, offer_made; whether the company tried to keep the customer
a new_operator company; moves_to, porting_operator
a contract_start date; customer_since, signed_up
a account iban; bank_account, debit_account
a shop address; shop, return_point
---
{company}
{client} || {:date}

Confirmamos su solicitud de baja {ref}, hecha por teléfono el {asked} y atendida por {agent}. La línea {line} dejará de funcionar el {ends}. Nos dijo que se va {reason?por el precio~porque se muda~porque en casa no hay cobertura}. {retained!Le propusimos otra tarifa y prefirió no aceptarla|Le ofrecimos un descuento, que declinó~No le hicimos contraoferta|Tramitamos la baja sin proponerle otra tarifa}.
* Última factura, aproximadamente {last_bill}
?* Por no cumplir la permanencia, {penalty}
?* Devuelva {device=el router|el descodificador|el router y el mando} antes del {return_by}; si no, se lo cobraremos
~ Grabación conservada {:number:6..24} meses. Defensor del cliente: {:email}

== es incidencia_red_campus
q uni company:Universidad de {}/Instituto Tecnológico de {}; university, organisation
q ticket id:INC-######; ticket_number, incident
q opened date; reported_on, created
q opened_at time; report_time, created_at
q reporter person; reported_by, user
q engineer person; assigned_to, network_engineer
q boss person; escalated_to, head_of_networks
q building phrase; location, affected_site
q users number:20..900; users_affected, people_without_service
q cause phrase; root_cause, origin, es:causa
q switch id:sw-@@-##; device, failed_equipment
q fixed time; restored_at, solved
q temporary flag; workaround_only, provisional; whether it is mended only for now
q severity choice:low/medium/high; priority, impact
q vendor company:Redes {}/Sistemas {}; supplier, maintenance_firm
a closed date; closed_on, resolution_date
a ip id; ip_address, address
a phone phone; user_extension, extension
a warranty date; warranty_until
a spare_cost money; replacement_cost, price
---
# {ticket}
{uni} · Servicios Informáticos
Abierto {opened} {opened_at} por {reporter}
Asignado a {engineer}[, elevado a {boss}]

Sin red en {building=la biblioteca|el pabellón C|el animalario|la Facultad de Letras|el rectorado}. Afecta a {users} personas. {severity?Molesta pero se puede trabajar~Hay clases que no pueden seguir~Paraliza exámenes y matrícula}.
Nota: cae {switch}. El origen es {cause=una fuente quemada|un bucle en un despacho|un corte de fibra por obras|una actualización fallida}. Vuelve el servicio a las {fixed}. {temporary!Es un apaño con un equipo viejo hasta que llegue el repuesto|Puente provisional, falta lo definitivo~Queda arreglado del todo|Solución definitiva}.
[Repuesto pedido a {vendor}.]
~ Encuesta enviada el {:date}. Turno {:person}.

== es comite_etica_dictamen
q committee company:Comité de Ética de la Investigación de {}/Comité de Bioética {}; ethics_committee, issued_by
q pi person; principal_investigator, applicant
q hospital company:Hospital {}/Instituto Nacional de {}; study_site, performed_at, es:hospital
q sponsor company:Laboratorios {}/Fundación {}; promoter, funded_by, es:patrocinador
q study phrase; study_title, subject
q protocol id:CEI-##/###; protocol_code, reference
q met date; session_date, discussed
q dated date; opinion_date, issued
q subjects number:20..600; participants, sample_size
q secretary person; signed_by, committee_secretary, es:secretaría
q reviewer person; rapporteur, reviewed_by
q valid duration; validity, approval_lasts
q opinion choice:favourable/conditional/unfavourable; decision, verdict
q minors flag; minors_included, children
q version number:1..7; protocol_version, version
a chair person; committee_chair, president
a start date; study_start, recruitment_begins
a insurance company; study_insurer
a budget money; funding_amount, grant
a data_officer person; data_protection_officer
---
^ {committee}
# Dictamen
Reunido en sesión de {met}, y oída la ponencia de {reviewer}, este comité ha evaluado el estudio {protocol}, versión {version}: «{study=Sueño y dolor tras la cirugía|Caídas en mayores que viven solos|Lactancia en la altura|Vuelta al trabajo tras un ictus}», que dirige {pi} en {hospital} y promueve {sponsor}. Prevé incluir {subjects} personas. {minors!Participarán menores, con firma de sus padres|Se incluirá a niños~Solo participan adultos|No se incluye a menores de edad}.
{opinion?Se emite dictamen favorable~Se aprobará cuando se corrija la hoja de información~Se emite dictamen desfavorable}. [Vale por {valid}.]
{:city}, {dated}
> {secretary}
~ Vocales presentes: {:number:7..14}. Acta {:number:1..24}.

== es reactivo_derrame
q lab company:Departamento de Química de {}/Laboratorio {}/Instituto de Materiales de {}; laboratory, where, es:laboratorio
q reporter person; written_by, informant
q worker person; person_involved, who_spilled
q safety person; prevention_officer, es:prevención
q happened date; incident_date, day
q at time; hour, occurred_at
q substance phrase; chemical, product
q amount unit:ml 20..2500; volume_spilled, quantity
q bench id:L-###; room, lab_number
q absorbent phrase; used_to_collect, absorbed_with
q injured flag; injuries, anybody_hurt
q evac choice:none/room/building; evacuation, who_left
q waste id:R-####; waste_drum, container
q reopened time; back_in_use, room_reopened
a supervisor person; group_leader, thesis_supervisor, es:supervisor
a cas id; cas_number, registry
a hospital company; taken_to, clinic, es:hospital
a supplier company; bought_from, maker
a training date; last_training, trained_on
---
# Comunicación de incidente
{lab}, local {bench} || {happened}, {at}
A {worker} se le volcó una botella de {substance=ácido nítrico|acetona|fenol|tolueno|hidróxido de sodio}: unos {amount} por el suelo. {evac?Nadie tuvo que salir~Salimos todos del local~Se desalojó el edificio}. Recogimos con {absorbent=vermiculita|mantas absorbentes|arena|carbonato}, bidón {waste}. {injured!Sufrió quemadura leve en la mano|Hubo una persona con mareo~Nadie resultó herido|Sin daños personales}.
[Se volvió a entrar a las {reopened}.] Vino {safety} y midió vapores.
Lo cuenta: {reporter}
~ Ducha probada el {:date}. Ficha {:number:10..300}.

== es antartida_carga
q institute company:Instituto Antártico {}/Dirección Antártica {}; institute, shipper
q ship phrase; vessel, transport
q base phrase; station, destination
q voyage number:1..5; leg, stage
q sails date; departure, leaves_port
q port city; port_of_loading, loaded_at
q cutoff date; cargo_deadline, deliver_until
q officer person; cargo_officer, logistics_head
q scientist person; project_leader, owner_of_cargo
q project id:PIN-##-##; project_code, programme
q total unit:kg 100..4000; total_weight, gross_total
q cold flag; needs_freezer, frozen_cargo
q return choice:returns/stays; comes_back, return_cargo
a arrival date; reaches_base, eta, es:llegada
a captain person; ship_master
a value money; insured_value, worth
a volume unit:m³ 1..20; cubic, total_volume
l crates; boxes, packages, es:bultos
c crates.no number:1..60; box_no, package
c crates.what phrase; contents, description
c crates.kg unit:kg 5..300; weight, mass
c crates.danger phrase; hazard, dangerous_goods
c crates.stow phrase; stowage, where_on_board
c crates.length unit:cm 40..200; length, dimension, es:longitud
---
{institute}
# Manifiesto de carga científica
Proyecto {project}, {scientist} || Etapa {voyage}
Buque {ship=Almirante Irízar|Aquiles|Hespérides|Sarmiento}, zarpa de {port} el {sails} con destino {base=Base Esperanza|Isla Decepción|Base Prat|Marambio}.
%crates 3..7
Bulto | Contenido | Peso | Peligro | Estiba
{crates.no} | {crates.what=trineos|reactivos|baterías|carpas|boyas|alimentos secos|estación meteorológica} | {crates.kg} | {crates.danger=ninguno|clase 8|clase 3|clase 9} | {crates.stow=bodega 1|cubierta|contenedor frío|hangar}
{crates.length=}
%%
Suman {total}. {cold!Una parte viaja a veinte bajo cero|Hace falta congelador~Nada requiere frío|No necesita cadena de frío}. {return?Todo vuelve a fin de campaña~Queda en la base para el invierno}.
Entregar en galpón hasta el {cutoff}. {officer}
~ Guardia {:phone}. Pañol {:number:1..9}. Precinto {:id:A#####}

== es presupuesto_participativo
q council company:Ayuntamiento de {}/Alcaldía de {}/Municipalidad de {}; municipality, organiser
q proposer person; proposed_by, neighbour
q group company:Asociación de Vecinos {}/Junta de Acción Comunal {}; supporting_body, backed_by
q title phrase; proposal, idea, es:título
q number number:1..400; proposal_number, id
q cost money:8000..300000; estimated_cost, budget
q votes number:40..4000; votes_received, support
q submitted date; filed, presented_on
q reviewed date; technical_review, checked_on
q technician person; reviewed_by, municipal_engineer
q area phrase; district, zone
q viable flag; feasible, passes_review
q phase choice:review/vote/execution; stage, status
q term duration; execution_time, works_take
a contractor company; builder, awarded_to
a start date; works_start, begins
a proposer_age number; age
a vote_end date; voting_closes, last_voting_day
a councillor person; councillor_responsible
---
# Propuesta {number}: {title=sombra en el patio del colegio|cancha cubierta|rampas en la escalinata|huerta comunitaria|luces en el parque lineal}
{council} · Presupuestos participativos
Presentada por {proposer} el {submitted}, en {area=el distrito Norte|la comuna 8|el barrio Obrero|el casco antiguo}. [La apoya {group}.]
## Informe técnico
Revisó {technician}, {reviewed}. {viable!El suelo es municipal y la obra puede hacerse|No hay obstáculo técnico~El terreno es privado y no puede hacerse|La idea choca con el plan urbano}. Coste orientativo {cost}[, {term} de obra].
Apoyos: {votes}. {phase?Sigue en revisión~Está abierta la votación~Ya se ejecuta}.
~ Comentarios: {:number:2..90}. Foro del {:date} con {:person}.

== es mocion_pleno
q council company:Ayuntamiento de {}/Concejo Deliberante de {}; council, body
q mover person; proposed_by, councillor, es:proponente
q party company:Agrupación {}/Vecinos por {}/Unión {}; political_group, moved_by_group
q mayor person; presided_by, mayor
q secretary person; municipal_secretary, certified_by, es:secretaría
q sitting date; session_date, debated_on
q entry number:100..9999; register_number, entry_no
q filed date; registered_on, tabled
q subject phrase; matter, asks_for
q yes number:3..20; votes_for, in_favour
q no number:0..12; votes_against, against
q abst number:1..6; abstentions, abstained
q passed flag; approved, carried
q how choice:show of hands/roll call/secret; voting_method, voted_how
a deadline date; comply_by, carry_out_until
a cost money; cost_of_measure, budget
a second person; seconded_by, co_signatory
a next date; next_session
---
{council}
Certifico: {secretary}
# Moción registro {entry}
En la sesión de {sitting}, presidida por {mayor}, se trató la moción que {mover}, de {party}, presentó el {filed} para {subject=plantar árboles en la avenida|abrir la piscina en junio|bajar el ruido nocturno|crear un bono taxi rural|retirar amianto del mercado}.
Votación {how?a mano alzada~nominal~secreta}: {yes} a favor, {no} en contra[, {abst} abstenciones]. {passed!Queda aprobada|El pleno la hace suya~Queda rechazada|No prospera}.
En el debate hablaron {:person} y {:person}.
~ Punto {:number:3..14} del orden del día. Vídeo en {:url}

== es voto_exterior
q consulate company:Consulado General en {}/Consulado de {}; consulate, polling_office
q voter person; elector, citizen_abroad
q clerk person; consular_officer, received_by
q asked date; applied_on, request_date
q sent date; ballots_sent, posted
q by date; vote_until, last_day
q census id:CERA-######; census_number, voter_roll
q province region; votes_in, constituency
q home address; address_abroad, lives_at
q election phrase; election, vote
q in_urn flag; votes_in_person, at_consulate
q opening time; opens, polling_from
q closing time; closes, polling_until
q doc choice:passport/id card/certificate; identification, shows
a polling_day date; election_day, day_of_vote
a table number; polling_table, desk
a birth date; date_of_birth, es:fecha de nacimiento
a party company; list_voted, chosen_party
a observer person; party_agent, es:interventor
---
{consulate}
# Voto de residentes en el extranjero
{voter}
{home}

Inscrito/a con el n.º {census}, provincia de {province}. Para {election=las elecciones generales|las autonómicas|las europeas} pidió la documentación el {asked} y se le remitió el {sent}. {in_urn!Ha elegido depositar el voto aquí, en urna|Votará en persona en este consulado~Ha elegido enviarlo por correo|Votará por carta certificada}. Fecha límite {by}. Horario de {opening} a {closing}.
Se identifica {doc?con pasaporte~con documento de identidad~con certificado de matrícula consular}.
> {clerk}
~ Tasas: ninguna. Ventanilla {:number:1..6}. {:email}

== es arqueo_caja_tienda
q shop company:Ferretería {}/Librería {}/Zapatería {}; shop, store
q cashier person; till_operator, es:cajero
q counter person; counted_by, controller
q manager person; store_manager, approved_by
q day date; count_date, till_date
q at time; counted_at, hour
q till number:1..6; till_no, register
q float money:50..300; opening_float, change_fund
q sales money:300..9000; system_sales, expected
q cash money:200..8000; cash_counted, money_found
q card money:100..5000; card_total, terminal_total
q diff money:1..60; difference, over_short
q short choice:over/short; result, balance_status
q explained flag; explained, reason_known
q bag id:S-######; deposit_bag, security_bag
a bank_date date; deposited_on, paid_into_bank
a bank company; bank, deposited_at
a customers number; tickets, customers
a returns money; refunds, returned_goods
a safe id; safe_code
l coins; denominations, notes, pieces
c coins.value phrase; denomination, face
c coins.count number:1..80; pieces, how_many
c coins.sum money:1..900; subtotal, amount
c coins.roll number:1..9; rolls, packets
---
# Arqueo de caja {till}
{shop} || {day} {at}
Cajero/a: {cashier}. Cuenta: {counter}.
%coins 3..7
Pieza | Uds. | Suma
{coins.value=50 €|20 €|10 €|5 €|2 €|1 €|50 cts.} | {coins.count} | {coins.sum}
{coins.roll=}
%%
= Fondo inicial: {float}
= Según sistema: {sales}
= Efectivo contado: {cash}
= Datáfono: {card}
{short?Sobra dinero~Falta dinero}[: {diff}]. {explained!Se debe a un vale sin registrar|Aclarado: un cambio mal dado~Sin explicación por ahora|Nadie sabe a qué se debe}.
Bolsa {bag} al cofre. Visto bueno: {manager}
~ Retirada anterior a las {:time} por {:person}

== es cata_cafe_mesa
q lab company:Laboratorio de Café {}/Tostadores {}/Escuela de Baristas {}; cupping_lab, host, es:laboratorio
q head person; head_judge, es:catador líder
q roaster person; roasted_by, es:tostador
q session date; cupping_date, held_on
q roast date; roast_date, roasted_on
q water unit:°C 90..96; water_temperature, poured_at
q ratio unit:g 8..14; dose, coffee_per_cup
q buyer company:Importadora {}/Café {}; requested_by, interested_buyer, es:comprador
q blind flag; blind, origin_hidden
q best phrase; winner, top_sample
q roast_level choice:light/medium/dark; roast_degree, colour
a next date; next_session
a price money; price_per_pound, offer, es:precio
a panel number; judges, panel_size
a humidity percent; bean_moisture
l samples; coffees, cups, table
c samples.code id:M##; sample_code, cup
c samples.farm company:Finca {}/Hacienda {}/El {}; producer, origin
c samples.process phrase; processing, method
c samples.score number:78..92; points, total_score
c samples.notes phrase; flavour, descriptors
c samples.defects number:0..5; defective_cups, faults
c samples.height unit:m 1100..2100; altitude, elevation, es:altura
---
# Mesa de catación
{lab} || {session}
Dirige {head}. Tueste {roast_level?claro~medio~oscuro} de {roaster}, del {roast}. {ratio} por taza, agua a {water}. Pedida por {buyer}. {blind!Tazas numeradas, nadie sabía de dónde venía cada una|A ciegas~Con las fincas a la vista|Los catadores conocían el origen}.
%samples 3..7
Muestra | Procedencia | Beneficio | Puntos | Perfil | Tazas malas
{samples.code} | {samples.farm} | {samples.process=lavado|natural|honey|anaeróbico|semilavado} | {samples.score} | {samples.notes=panela y cítricos|floral|chocolate amargo|frutos rojos|herbal|nuez} | {samples.defects}
{samples.height=}
%%
La preferida: {best=la tercera|la del vaso azul|la más clara|la penúltima}.
~ Molino {:number:1..4}, malla {:number:18..30}. Apuntes de {:person}

== es obrador_turron_lote
q maker company:Turrones {}/Dulces {}/Obrador {}; confectioner, producer
q master person; es:maestro turronero, master_confectioner
q lot id:T##-###; batch, lot_number
q made date; production_date, cooked_on
q best date; best_before, consume_by
q honey company:Mieles {}/Apícola {}; honey_supplier
q almond company:Almendras {}/Frutos Secos {}; nut_supplier
q temp unit:°C 90..150; cooking_temperature, syrup
q yield unit:kg 80..900; batch_weight, produced
q bars number:200..3000; tablets, units
q quality phrase; grade, class
q weigher person; packed_by, line_operator
q egg flag; contains_egg, egg_white
q kind choice:hard/soft/yolk; type, variety
a almond_lot id; nut_lot, almond_batch
a customer company; ordered_by, shop
a price money; price_per_bar, es:precio
a lab_date date; analysed_on
a moisture percent; humidity
---
{maker}
# Hoja de fabricación, lote {lot}
{made}. Turrón {kind?duro~blando~de yema}, calidad {quality=suprema|extra|estándar}. Miel de {honey}; almendra de {almond}. Punto a {temp}. {egg!Lleva clara de huevo|Se ligó con clara~Sin huevo|No se usa clara}.
Rindió {yield}, que son {bars} tabletas. Consumo preferente {best}. Envasó {weigher}.
> {master}
~ Mecánica {:number:1..3}. Parada de limpieza a las {:time}. RGSEAA {:id:##.#####/A}

== es tirada_imprenta
q printer company:Gráficas {}/Imprenta {}/Artes Gráficas {}; printing_house, printed_by
q publisher company:Editorial {}/Ediciones {}; client, publishing_house
q title phrase; book, work, es:título
q author person; written_by, writer, es:autor
q pressman person; machine_operator, es:maquinista
q order number:1000..9999; job_number, work_order
q copies number:300..9000; print_run, copies_ordered
q spoiled number:10..300; waste_sheets, spoilage
q printed date; press_date, printed_on
q ship date; leaves_on, delivery
q paper unit:g 80..150; paper_weight, grammage
q pages number:64..600; page_count, extent
q binding choice:sewn/glued/stapled; binding_type, bound
q ok flag; sheet_approved, client_approved
a isbn id; isbn_number, book_code
a price money; cost_per_copy, invoice, es:precio
a binder company; bindery, bound_by
a designer person; cover_designer, layout
a reprint number; edition, printing_number
---
{printer} || OT {order}
# Parte de máquina
«{title=Cuentos del litoral|Manual de injertos|La casa de enfrente|Atlas del valle}», de {author}, para {publisher}
{pages} páginas, papel de {paper}, {binding?cosido con hilo~fresado y encolado~grapado}. Pedidos {copies}. [Maculatura: {spoiled}.]
Tirado el {printed} por {pressman}. {ok!La editorial firmó el pliego a pie de máquina|Pliego visado por el cliente~Se tiró sin firma del cliente|Nadie de la editorial vio el pliego}. Sale el {ship}.
~ Planchas guardadas {:number:3..12} meses. Tinta {:company}. {:time}

== es vidriera_taller
q workshop company:Vidrieras {}/Taller {}/Cristalería Artística {}; studio, restored_by
q church company:Iglesia de {}/Catedral de {}/Casa {}; owner, building
q glazier person; es:maestro vidriero, craftsman
q helper person; apprentice, assistant
q window phrase; which_window, subject
q taken date; removed_on, dismantled
q back date; reinstalled, refitted
q panels number:3..40; panel_count, sections
q lead unit:m 20..300; lead_came, new_lead
q height unit:cm 90..600; high, height, es:altura
q year year; original_year, dated
q grant company:Diputación de {}/Fundación {}; funded_by, subsidised_by
q signed_by person; original_artist, es:autor
q bars flag; protective_glazing, outer_glass
q state choice:good/fair/poor; condition_before, found_in, es:estado
a cost money; price, budget
a architect person; supervising_architect, es:arquitecto
a glass company; glass_supplier
a width unit:cm 50..300; wide, width, es:anchura
a guarantee date; warranty_until
---
{workshop}
# Memoria de restauración
{window=Rosetón de poniente|Ventana de San Jorge|Tragaluz de la escalera|Ventanal de la Anunciación}, {church}
Obra de {signed_by}, fechada en {year}; {height} de alto, {panels} paños. {state?Se encontró entera, solo sucia~Se encontró con roturas y algún plomo vencido~Se encontró abombada y con muchas pérdidas}.
Desmontada el {taken}. Se gastaron {lead} de plomo nuevo. {bars!Por fuera se puso un acristalamiento que la protege|Lleva ahora un vidrio exterior~No se colocó vidrio exterior|Va sin protección por fuera}. Recolocada el {back}.
[Con ayuda de {grant}.]
{glazier} || Ayudó {helper}
~ Fotos: {:number:30..200}. Andamio de {:company}, hasta {:date}.

== es certificado_artesania
q institute company:Casa de las Artesanías de {}/Fondo {}/Instituto de la Artesanía de {}; issuing_body, certifier
q artisan person; maker, craftsperson
q piece phrase; object, work
q technique phrase; method, craft
q town city; made_in, village
q number id:AR-#####; certificate_number, folio
q made year; year_made, created
q issued date; dated, certificate_date
q buyer person; acquired_by, owner, es:comprador
q verifier person; checked_by, expert
q hours number:20..900; hours_of_work, labour
q height unit:cm 8..120; size, high, es:altura
q contest flag; prize_winner, awarded
q dye choice:natural/synthetic; dyes, pigment
a price money; paid, price, es:precio
a language language; artisan_language, mother_tongue
a community company; cooperative, group
a weight unit:kg 1..20; heavy, mass, es:peso
a teacher person; learned_from, master
---
^ {institute}
# Certificado de autenticidad {number}
Se hace constar que {piece=el alebrije «Nahual»|el rebozo de bolita|la olla de barro negro|el árbol de la vida|la mochila wayuu}, de {height}, fue hecho a mano por {artisan} en {town}, en {made}, con la técnica de {technique=bruñido|tallado en copal|telar de cintura|modelado|tejido de una hebra}. Color {dye?de grana, añil y otras plantas~de anilina comercial}. Trabajo: {hours} horas.
{contest!La pieza fue premiada en el concurso estatal|Obtuvo galardón~No ha concursado|Sin premios}.
[Adquirida por {buyer}.]
Verificó {verifier}. {issued}
~ Holograma {:id:H######}. Quejas {:phone}

== es toros_reconocimiento
q plaza company:Plaza de Toros de {}/Coso de {}; bullring, venue
q breeder company:Ganadería {}/Herederos de {}; ranch, breeder
q vet1 person; chief_vet, first_veterinarian
q president person; presides, authority
q delegate person; police_delegate, es:delegado gubernativo
q examined date; inspection_date, seen_on
q fight date; event_date, day_of_fight
q at time; examined_at, hour
q promoter company:Espectáculos {}/Empresa {}; organiser, promoter
q rejected number:1..4; animals_rejected, turned_down
q report flag; written_report, act_enclosed
q corral phrase; pen, where_kept
a foreman person; es:mayoral, ranch_foreman
a matador person; bullfighter, torero
a arrival date; unloaded, reached_ring, es:llegada
a surgeon person; ring_surgeon, es:cirujano
l bulls; animals, reses
c bulls.no number:1..120; brand_number, branded
c bulls.name phrase; called, animal_name
c bulls.coat phrase; colour, hide
c bulls.kg unit:kg 430..620; weight, mass
c bulls.born month; birth_month, born
c bulls.verdict phrase; result, accepted
c bulls.ear id:ES##########; ear_tag, official_id
---
# Acta de reconocimiento previo
{plaza}, {examined}, {at}. Festejo del {fight}, organizado por {promoter}. Reses de {breeder}, en {corral=el corral grande|chiqueros 2 a 7|el corral de sombra}.
Presentes {president}, que preside, {delegate} y, por los veterinarios, {vet1}.
%bulls 3..7
N.º | Nombre | Pelo | Nacido | Peso | Resultado
{bulls.no} | {bulls.name=Cantinero|Jabonero|Mirlo|Ventoso|Farolito|Relator|Clavel} | {bulls.coat=negro|castaño|colorado|cárdeno|jabonero} | {bulls.born} | {bulls.kg} | {bulls.verdict=apto|rechazado|sobrero|pendiente}
{bulls.ear=}
%%
[Rechazadas: {rejected}.] {report!Se une informe razonado|Va con informe por escrito~Sin informe adjunto|No se acompaña informe}.
~ Segundo reconocimiento a las {:time}. Báscula precintada por {:person}.

== es seguro_agrario_tasacion
q insurer company:Agroseguro {}/Mutua Rural {}; insurer, pays, es:aseguradora
q farmer person; insured, policyholder
q expert person; loss_adjuster, es:perito
q policy id:###-#######; policy_number, es:número de póliza
q loss date; date_of_loss, storm_day
q visited date; inspection, assessed_on
q crop phrase; culture, what_grew
q area unit:ha 1..90; insured_area, surface
q damage percent:10..90; damage_share, loss_rate
q expected unit:kg 4000..40000; expected_yield, insured_yield
q cause phrase; peril, weather_event, es:causa
q agreed flag; farmer_agrees, accepted
q stage choice:flowering/fruit/ripe; crop_stage, growth
a compensation money; payout, indemnity
a paid date; payment_date
a deductible percent; excess, franchise
a agent person; insurance_agent, broker
l plots; parcels, fields
c plots.ref id:##-###-##; cadastral, plot_id
c plots.name phrase; field_name, place
c plots.ha unit:ha 1..20; size, hectares
c plots.loss percent:5..100; damage, percentage
c plots.variety phrase; cultivar, kind, es:variedad
c plots.sown date; sowing_date, planted
---
{insurer}
# Acta de tasación
Póliza {policy}, {farmer}
El {visited} {expert} recorre las parcelas dañadas por {cause=el pedrisco|la helada|el viento|la riada} del {loss}. Cultivo: {crop=albaricoque|cebada|viña|cerezo|tomate de industria}, {area} en póliza, con {expected} previstos. {stage?Estaba en flor~Estaba cuajado el fruto~Estaba para recoger}.
%plots 2..6
Parcela | Paraje | Sup. | Variedad | Daño
{plots.ref} | {plots.name=Los Llanos|La Umbría|Cañada Honda|El Soto|Valdelagua|Las Viñas} | {plots.ha} | {plots.variety=temprana|tardía|común|local} | {plots.loss}
{plots.sown=}
%%
Daño medio {damage}. {agreed!El asegurado firma conforme|Hay acuerdo~No está de acuerdo y pedirá tasación contradictoria|Firma en disconformidad}.
~ Testigo: {:person}. Muestras {:number:4..20}. {:time}

== es inseminacion_bovina
q coop company:Cooperativa Ganadera {}/Servicios Ganaderos {}; service, breeding_centre
q inseminator person; technician, es:inseminador
q farm company:Ganadería {}/SAT {}/Tambo {}; dairy, customer
q farmer person; stockman, called_by
q day date; service_date, done_on
q check date; pregnancy_check, diagnosis_date
q travel unit:km 4..90; kilometres, distance
q total money:20..400; amount, total
q tank id:TK-##; nitrogen_tank, flask
q sync flag; synchronised, hormone_protocol
a vet person; herd_vet, es:veterinario
a due date; calving_expected, birth_due
a farm_code id; holding_code, rega
a arrival time; arrived_at, es:llegada
l cows; services, animals
c cows.tag id:####; cow_number, ear_tag
c cows.bull phrase; sire, semen_of
c cows.straw id:@##-####; straw_code, dose_batch
c cows.try number:1..4; attempt, service_number
c cows.heat time; heat_seen, oestrus_time
c cows.remark phrase; note, observation
c cows.born year; birth_year, year_born
---
{coop}
# Boleta de inseminación
{farm} || {day}
Avisó {farmer}. Termo {tank}.
%cows 2..6
Vaca | Toro | Pajuela | Servicio | Celo visto | Obs.
{cows.tag} | {cows.bull=Galán|Norteño|Braxton|Titán|Alpino|Delta} | {cows.straw} | {cows.try} | {cows.heat} | {cows.remark=normal|moco turbio|retraída|poco celo|primeriza}
{cows.born=}
%%
{sync!Vacas sincronizadas con dispositivo|Con protocolo hormonal~Celo natural|Sin hormonas}. Kilometraje {travel}. Son {total}.
Palpar a partir del {check}.
> {inseminator}
~ Duplicado para el libro. Nitrógeno {:number:3..20} l, {:date}

== es vendimia_entrada_uva
q winery company:Bodegas {}/Viña {}/Cooperativa Vinícola de {}; winery, receives
q grower person; winegrower, es:viticultor
q driver person; tractor_driver, delivered_by, es:conductor
q ticket number:1..9000; ticket_no, weighing
q day date; delivery_date, harvested
q at time; weighed_at, hour
q gross unit:kg 1500..9000; loaded_weight, gross_weight
q tare unit:kg 500..1400; empty_weight, tare
q variety phrase; grape, cultivar, es:variedad
q sugar number:10..15; probable_alcohol, degree
q ph number:3..4; ph, acidity_ph
q plot id:##/###/##; parcel, vineyard_plot
q card id:V-####; grower_card, es:cartilla
q rot flag; botrytis, rotten_grapes
q picked choice:hand/machine; harvest_method, picked_by
q analyst person; sampled_by, refractometer
a net unit:kg 500..8000; net_weight, grapes_only
a price money; price_per_kilo, es:precio
a payment date; paid_on, es:fecha de pago
a plate id; tractor_plate, registration, es:matrícula
a hectares unit:ha 1..20; vineyard_area
---
^ {winery}
# Tique de báscula {ticket}
{day} {at}
Viticultor/a {grower}, cartilla {card}. Trae {driver}.
Uva {variety=tempranillo|malbec|carménère|garnacha|verdejo}, parcela {plot}, {picked?vendimiada a mano en cajas~vendimiada a máquina}.
Bruto {gross}
Tara {tare}
Grado {sugar} · pH {ph}
{rot!Trae podrido y va a depósito aparte|Se aprecia botritis~Uva sana|Sin podredumbre}.
Muestra: {analyst}
~ Tolva {:number:1..4}. Cupo diario {:number:2000..9000}. Consejo Regulador, veedor {:person}.

== es taxi_revision_licencia
q town company:Ayuntamiento de {}/Área Metropolitana de {}/Instituto de Movilidad de {}; authority, licensing
q holder person; licence_holder, owner
q driver person; employed_driver, drives, es:conductor
q licence number:1..9000; licence_no, cab_number
q car phrase; model, vehicle
q plate id:####@@@; plate, registration, es:matrícula
q seen date; inspection_date, checked
q meter id:TX-#####; meter_serial, es:taxímetro
q sealed date; meter_sealed, verified
q km unit:km 20000..600000; odometer, mileage
q inspector person; inspector, checked_by, es:inspector
q fee money:20..90; charge, tax
q adapted flag; wheelchair_accessible, adapted
q result choice:pass/minor/fail; outcome, verdict, es:resultado
q fault phrase; defect, to_fix
a insurance company; insurer
a itv date; roadworthiness, itv_until
a next date; next_review, following_year
a association company; radio_taxi, guild
a first date; first_registered, registration_date
---
{town}
# Revista anual del taxi
Licencia {licence}: {holder}. Conduce {driver}.
{car=Škoda Octavia|Toyota Prius|Nissan Versa|Dacia Lodgy|Fiat Cronos}, {plate}, {km}. Taxímetro {meter}, precintado el {sealed}. {adapted!Tiene rampa para silla de ruedas|Eurotaxi con plataforma~Sin adaptar|No admite silla de ruedas sin plegar}.
{result?Pasa la revista~Pasa, con una falta leve por subsanar~No pasa y no puede prestar servicio}[: {fault=tapicería rota|luz de libre fundida|falta la tarifa a la vista|neumático gastado}].
Tasa {fee}.
> {inspector}, {seen}
~ Cola {:number:1..5}, hora {:time}. Extintor vale hasta {:month}.

== es psicotecnico_conductor
q centre company:Centro Médico {}/Reconocimientos {}; medical_centre, examined_at
q applicant person; examined, driver
q doctor person; physician, es:médico
q psych person; psychologist
q eye person; oculist, eyesight_by
q done date; exam_date
q valid date; certificate_until, expires, es:válido hasta
q class phrase; licence_class, category
q photo number:10000..99999; photo_code, image_number
q fee money:25..80; paid, price
q glasses flag; glasses_required, corrective_lenses
q outcome choice:fit/restricted/unfit; result, verdict
q period number:1..10; years_of_validity, renewed_for
q pressure id:###/##; blood_pressure, bp
a born date; birth_date, es:fecha de nacimiento
a licence_no id; licence_number
a hearing percent; hearing_loss
a medication phrase; medicines, drugs
a issued date; licence_issued, first_licence
---
{centre} · n.º {:number:100..999}
# Informe de aptitud psicofísica
{applicant}, {done}. Permiso {class=B|C+E|A2|D|BTP}
* Medicina general: {doctor}. Tensión {pressure}
* Oftalmología: {eye}
* Psicología: {psych}
{glasses!Deberá conducir con gafas o lentillas|Código 01: corrección visual~Ve bien sin gafas|Sin corrección}. {outcome?Apto~Apto con condiciones~No apto}. [Prórroga por {period} años.]
Este informe caduca el {valid}.
Foto {photo}. Abonado {fee}.
~ Tasa de Tráfico aparte: {:money:20..30}. Cita de {:time}.

== es examen_marca_registro
q office company:Oficina de Patentes y Marcas de {}/Superintendencia de {}/Instituto de la Propiedad Industrial {}; ip_office, decided_by
q applicant company:{} Alimentos/Cosméticos {}/Grupo {}; applicant, filed_by
q opponent company:Laboratorios {}/Industrias {}; opponent, objected
q sign phrase; trademark, brand
q earlier phrase; earlier_mark, opposed_by_mark
q file id:SD20##/#######; application_number, file
q filed date; application_date
q published date; gazette_date, published_on
q class number:1..45; nice_class, class
q examiner person; decided_by_person, examiner
q agent person; representative, attorney
q opp_agent person; opponents_attorney
q granted flag; registered, granted
q similar choice:visual/phonetic/both; kind_of_similarity
a expiry date; valid_until, renewal, es:caducidad
a appeal date; appeal_by, recourse_deadline
a certificate id; registration_number, certificate
a fee money; filing_fee
a country country; priority_country
---
{office}
# Resolución. Expediente {file}
{applicant}, por medio de {agent}, pidió el {filed} el registro de {sign=LUMARA|CASA BREVA|NUBEA|TORCAL} en clase {class}. Publicada la solicitud el {published}, se opuso {opponent}, representada por {opp_agent}, titular de {earlier=LUMERA|BREVAS|NUVEA|TORKAL}.
Comparados los signos, {similar?se parecen a la vista~se parecen al oído~se parecen a la vista y al oído}.
{granted!Como distinguen productos distintos, se concede el registro|Se declara infundada la oposición y se concede~Hay riesgo de confusión y se niega|Se deniega lo pedido}.
Notifíquese. {:date}
> {examiner}
~ Recurso dentro de {:number:5..20} días hábiles. Tomo {:number:100..900}.

== es orden_proteccion
q court company:Juzgado de Violencia sobre la Mujer de {}/Juzgado de Familia de {}; court, ordered_by
q judge person; magistrate, signed_by, es:juez
q victim person; protected_person, applicant
q accused person; restrained_person, es:investigado
q lawyer person; victim_lawyer, represents_victim, es:abogado
q prosecutor person; public_prosecutor
q case id:DU ###/20##; proceedings
q made date; order_date
q distance unit:m 200..1000; minimum_distance, stay_away
q lasts duration; term, validity
q home flag; must_leave_home, home_awarded
q contact choice:none/children only; contact_allowed, communication
q device flag; bracelet, electronic_monitor
q child_support money:100..500; maintenance, alimony
a until date; ends_on, expiry
a defence person; accused_lawyer, defence_counsel
a address address; protected_address, home
a facts date; date_of_facts, happened
a hearing date; trial_date, next_hearing
---
^ {court}
# Auto. {case}
En {:city}, {made}.
Oída {victim}, asistida por {lawyer}, y el Ministerio Fiscal, representado por {prosecutor},
## Acuerdo
1. Prohibir a {accused} acercarse a menos de {distance}, durante {lasts}.
2. {contact?No podrá comunicarse por ningún medio~Solo podrá comunicarse por los hijos, a través de los abuelos}.
3. {home!Abandonará hoy la vivienda común|El uso de la casa es para ella y los niños~No hay pronunciamiento sobre la vivienda, pues no convivían|La vivienda queda como está}.
4. {device!Se le colocará pulsera|Control telemático con dispositivo~Sin control telemático|No se impone pulsera}.
?5. Pagará {child_support} al mes para los menores.
> {judge}
~ Letrado/a de la Administración de Justicia: {:person}. Testimonio a policía a las {:time}.

== es traslado_organo
q coordination company:Coordinación de Trasplantes {}/Instituto de Ablación {}; transplant_office, coordinated_by
q coordinator person; coordinator_on_call, es:coordinador
q surgeon person; harvesting_surgeon, retrieved_by, es:cirujano
q donor_hosp company:Hospital {}/Sanatorio {}; donor_hospital, origin
q target_hosp company:Hospital Universitario {}/Instituto Cardiológico {}; receiving_hospital, destination
q organ phrase; organ, what_travels
q code id:OP-####-##; operation_code, file
q clamp time; clamping, cross_clamp
q leaves time; departure, leaves_hospital
q max unit:h 4..24; maximum_ischaemia, hours_allowed
q carrier company:Helicópteros {}/Ambulancias {}/Aerotaxi {}; transport_company, flown_by, es:transportista
q box number:1..40; box_number, cooler
q escort flag; team_travels, accompanied
q mode choice:air/road; transport_mode, way
a recipient person; receiver, transplanted
a arrival time; reached_at, eta, es:llegada
a donor_age number; age_of_donor
a pilot person; pilot, driver, es:piloto
a implanted date; transplant_date, operation
---
{coordination}
# Hoja de transporte {code}
{:date} || Guardia: {coordinator}
Se traslada {organ=un corazón|un hígado|un riñón izquierdo|dos pulmones} de {donor_hosp} a {target_hosp}. Extrae {surgeon}; pinzamiento a las {clamp}. Caja {box}, en hielo. Sale a las {leaves} {mode?por aire~por carretera} con {carrier}. No deben pasar más de {max} en frío.
{escort!El equipo implantador vuelve con la caja|Viaja acompañado por el equipo~La caja viaja sola con el conductor|Va sin acompañante}.
~ Aviso a tráfico a las {:time}: {:person}. Tel. permanente {:phone}

== es checklist_quirofano
q hospital company:Hospital {}/Clínica {}; hospital, place, es:hospital
q patient id:NHC-######; patient_record, patient, es:paciente
q surgeon person; operating_surgeon, es:cirujano
q anaes person; anaesthetist, es:anestesista
q scrub person; scrub_nurse, es:instrumentista
q circ person; circulating_nurse
q operation phrase; procedure, intervention
q room number:1..14; theatre, operating_room
q day date; operation_date
q cut time; incision, knife_to_skin
q closed time; skin_closed, end_of_surgery
q gauze number:5..40; swabs_counted, gauzes
q antibiotic flag; prophylaxis_given, antibiotic_before
q side choice:left/right/none; laterality, body_side
q blood unit:ml 20..900; blood_loss, bleeding
a patient_name person; patient_full_name
a in_room time; entered_room, patient_in
a implant id; implant_serial, prosthesis_lot
a recovery company; ward, next_unit
a weight unit:kg 40..120; patient_weight, es:peso
---
{hospital}
# Listado de verificación quirúrgica
Quirófano {room} || {day}
{patient}: {operation=apendicectomía|artroscopia de rodilla|tiroidectomía|reparación de hernia|nefrectomía}. Lado: {side?izquierdo, marcado~derecho, marcado~no procede}.
Equipo: {surgeon}, cirugía; {anaes}, anestesia; {scrub} instrumenta y {circ} circula.
{antibiotic!Profilaxis puesta dentro de la hora previa|Antibiótico administrado antes de empezar~No se puso antibiótico, por alergia|Sin profilaxis}.
= Incisión: {cut}
= Cierre: {closed}
= Gasas, inicio y final: {gauze}
?= Sangrado: {blood}
~ Pausa hecha en voz alta a las {:time}. Estéril hasta {:date}. Celador/a {:person}.

== es prueba_esfuerzo
q clinic company:Cardiología {}/Instituto del Corazón {}; clinic, done_at
q patient person; examined, sportsperson, es:paciente
q cardiologist person; reported_by, es:cardiólogo
q nurse person; assisted_by, technician, es:enfermera
q referred person; referring_doctor, asked_by
q day date; test_date
q protocol phrase; protocol, treadmill_programme
q minutes unit:min 5..18; exercise_time, duration
q rest number:50..90; resting_heart_rate, pulse_at_rest
q peak number:130..195; maximum_heart_rate, peak_pulse
q mets number:6..16; mets, work_capacity
q bp id:###/##; peak_blood_pressure, bp_max
q pain flag; chest_pain, angina
q result choice:negative/positive/inconclusive; result, reading, es:resultado
q stop phrase; reason_to_stop, stopped_because
a age number; patient_age, es:edad
a recovery duration; recovery_time
a weight unit:kg 45..120; body_weight, es:peso
a echo date; echocardiogram, next_test
a federation company; club, federation
---
{clinic}
# Ergometría
{patient} || {day}
Solicita {referred}. Protocolo de {protocol=Bruce|Naughton|Ellestad|rampa}, con {nurse}. En reposo {rest} lpm. Aguantó {minutes} y llegó a {peak} lpm, {mets} METS, tensión {bp}. Se detuvo por {stop=cansancio de piernas|alcanzar la frecuencia prevista|falta de aire|subida de tensión}.
{pain!Refirió opresión en el pecho en la última etapa|Con dolor torácico~Sin dolor de pecho|No refirió angina}. {result?Prueba negativa~Prueba positiva~Prueba no concluyente}.
> {cardiologist}
~ Cinta revisada el {:date}. N.º {:number:100..9999}. {:phone}

== es informe_logopedia
q centre company:Gabinete {}/Centro de Logopedia {}; practice, centre
q therapist person; speech_therapist, es:logopeda
q child person; patient, pupil
q mother person; parent, came_with, es:madre
q tutor person; school_tutor, teacher
q age number:3..11; years_old, age, es:edad
q first date; first_session, started
q report date; report_date, written_on
q sessions number:6..60; sessions_held, number_of_sessions
q sound phrase; difficult_sound, phoneme
q price money:25..60; fee_per_session, es:precio
q weekly number:1..3; times_a_week, frequency
q discharged flag; treatment_ended, discharge
q progress choice:good/slow/none; progress, evolution
a born date; birth_date, es:fecha de nacimiento
a next date; next_review, review_on
a ent person; ear_doctor, referred_by
a insurer company; insurer, pays, es:aseguradora
a father person; father, es:padre
---
{centre}
# Informe de evolución
{child}, {age} años. Viene con su madre, {mother}, desde el {first}. Llevamos {sessions} sesiones, {weekly} por semana[, a {price} cada una]. Cuesta sobre todo {sound=la erre|la ese|el grupo «tr»|la zeta|la ka}. {progress?Avanza a buen paso~Avanza despacio~De momento no se notan cambios}. Hablé con {tutor}, del colegio, y en clase participa más.
{discharged!Doy por terminado el tratamiento|Le doy el alta~Hay que seguir|Conviene continuar unos meses}.
> {therapist}
> {report}
~ Col. {:number:10..999}. Siguiente cuota, {:date}.

== es ortodoncia_plan
q clinic company:Ortodoncia {}/Clínica Dental {}; clinic
q dentist person; orthodontist, treated_by
q patient person; patient, teenager, es:paciente
q payer person; pays, guarantor, parent
q signed date; plan_date, agreed
q start month; treatment_begins, braces_on
q months number:10..30; treatment_length, duration_months
q total money:1200..5000; total_cost, price
q entry money:100..900; first_payment, down_payment
q kind choice:metal/ceramic/aligners; appliance, braces_type
q extract flag; teeth_removed, extractions
q retainer money:80..300; retainer_cost
q code id:OR-####; file_number
a end date; braces_off, finish
a next date; next_appointment
a bank company; finance_company, lender
a birth date; patient_birth, es:fecha de nacimiento
l instalments; payments, quotas
c instalments.no number:1..24; number, quota
c instalments.due date; due_date, pay_on
c instalments.sum money:40..300; amount, instalment
c instalments.paid date; paid_on, payment_date
---
{clinic} || Ficha {code}
# Plan de tratamiento y pagos
Paciente: {patient}. Paga: {payer}. {signed}
Aparato {kind?metálico~cerámico~de alineadores}. Se empieza en {start} y se calculan {months} meses. {extract!Antes hay que sacar dos premolares|Requiere extracciones~Sin extracciones|No se quita ninguna pieza}.
Total {total}, con {entry} al colocarlo. El resto:
%instalments 3..7
N.º | Vence | Cuota
{instalments.no} | {instalments.due} | {instalments.sum}
{instalments.paid=}
%%
[El retenedor se cobra aparte: {retainer}.]
> {dentist}
~ Rotura de bracket: {:money:10..30}. Urgencias {:phone}

== es prestamo_ayudas_tecnicas
q centre company:Cruz Roja de {}/Banco de Ayudas {}/Cáritas {}; lender, charity
q borrower person; user, receives
q caregiver person; signed_by, family_caregiver
q social person; social_worker, arranged_by
q loan_no number:100..9999; loan_number
q out date; lent_on, handed_out
q back date; return_by, due
q deposit money:20..120; bond, es:fianza
q address street; used_at, home
q delivered flag; delivered_home, brought
q pay choice:free/donation/fee; cost_kind, conditions
a returned date; returned_on
a doctor person; prescribed_by, es:médico
a diagnosis phrase; illness, reason
a phone phone; borrower_phone
l things; aids, items, lent_things
c things.what phrase; article, aid
c things.code id:AT-###; inventory, tag
c things.state phrase; condition, wear, es:estado
c things.max unit:kg 90..180; maximum_load, user_weight
c things.value money:30..900; value, new_price
---
{centre}
# Recibo de préstamo {loan_no}
Entregado el {out} para {borrower}, {address}. Firma {caregiver}. Lo tramitó {social}.
%things 1..5
Ayuda | Etiqueta | Estado | Aguanta
{things.what=silla de ruedas|grúa|cama articulada|andador|muletas|asiento de ducha|colchón antiescaras} | {things.code} | {things.state=nueva|usada|con roces|reparada} | {things.max}
{things.value=}
%%
{delivered!Lo llevamos y montamos en casa|Entregado a domicilio~Lo recogió la familia en el almacén|Vinieron a buscarlo}. {pay?Sin coste~Se agradece un donativo~Con cuota mensual}. Fianza {deposit}. Devolver limpio antes del {back}.
~ Almacén: {:street}, de {:time} a {:time}. Voluntario/a: {:person}

== es concurso_hipico
q club company:Club Hípico {}/Sociedad Hípica {}/Hípica {}; organiser, riding_club
q class phrase; event, competition_class
q day date; held_on, date
q start time; first_rider, begins
q height unit:cm 80..150; fence_height, obstacles, es:altura
q length unit:m 300..600; course_length, track, es:longitud
q allowed unit:s 55..90; time_allowed, limit
q designer person; course_designer, es:jefe de pista
q judge person; jury_president, ground_jury, es:juez
q vet person; event_vet, es:veterinario
q sponsor company:Piensos {}/Talabartería {}; sponsor, cup_donor, es:patrocinador
q prize money:100..3000; purse, prize_fund
q jumpoff flag; jump_off, tie_break
a next date; next_show
a farrier person; farrier_on_duty
a entries number; starters, entries
a fee money; entry_fee
l riders; results, ranking, starters_list
c riders.pos number:1..20; place, rank
c riders.rider person; rider, jockey
c riders.horse phrase; horse, mount
c riders.faults number:0..16; penalty_points, faults
c riders.time unit:s 48..95; time, clock
c riders.owner company; horse_owner, stable
---
^ {club}
# {class=Prueba 3, a la francesa|Gran Premio|Clase potros|Trofeo Primavera}
{day}, desde las {start}. Altura {height}, recorrido de {length}, tiempo concedido {allowed}. Diseño de {designer}. Jurado: {judge}. Veterinaria: {vet}.
%riders 3..8
Pto. | Jinete | Caballo | Faltas | Tiempo
{riders.pos} | {riders.rider} | {riders.horse=Quick Star|Almirante|Duquesa|Zafiro|Kalinka|Tornado|Perla} | {riders.faults} | {riders.time}
{riders.owner=}
%%
{jumpoff!Se desempató entre tres binomios|Hubo desempate~No hubo desempate|Se ganó sin barrage}. Bolsa de premios {prize}[, donada por {sponsor}].
~ Ambulancia de {:company}. Reclamaciones hasta las {:time}.

== es charreada_programa
q association company:Asociación de Charros {}/Lienzo {}; association, host
q lienzo phrase; arena, venue
q day date; date, held_on
q start time; begins, parade_at
q judge person; head_judge, es:juez
q announcer person; announcer, es:locutor
q queen person; queen, es:reina
q band company:Banda {}/Mariachi {}; music, band
q entry money:50..300; ticket, admission
q charity company:Asilo {}/Hogar {}; beneficiary, proceeds_to
q kids flag; children_free, free_for_kids
a vet person; veterinarian, es:veterinario
a prize money; prize, purse
a breeder company; mares_from, livestock_supplier
a end time; ends
l teams; participants, squads
c teams.name company:Rancho {}/Charros de {}/Hacienda {}; team, squad
c teams.captain person; captain, leader
c teams.town city; from, home_town
c teams.points number:150..360; score, points, es:puntos
c teams.colour phrase; uniform, colours, es:color
---
^ {association}
# Gran charreada
{lienzo=Lienzo El Pedregal|Lienzo Hermanos Ramírez|Lienzo La Tapatía}, {:city} · {day}, desfile a las {start}
%teams 2..5 lines
{teams.name}, de {teams.town}
Capitán {teams.captain}: {teams.points} buenos
{teams.colour=}
%%
Juez: {judge}. Al micrófono, {announcer}. Preside {queen}. Ameniza {band}.
Entrada {entry}[, a beneficio de {charity}]. {kids!Los niños no pagan|Menores entran gratis~Niños pagan igual|Todos pagan boleto}.
~ Estacionamiento {:money:20..60}. Informes {:phone} con {:person}

== es carroza_desfile
q council company:Concejalía de Fiestas de {}/Comisión de Carnaval de {}; organiser, festival_office
q group company:Peña {}/Comparsa {}/Asociación {}; group, entrant
q leader person; responsible, group_contact
q theme phrase; motif, float_theme
q number number:1..60; parade_number, order
q day date; parade_date
q form_up time; assembly_time, line_up
q driver person; tractor_driver, drives, es:conductor
q length unit:m 4..14; float_length, es:longitud
q height unit:m 2..5; float_height, es:altura
q people number:8..120; participants, members
q plate id:@-####-@@@; tractor_plate, registration, es:matrícula
q prize money:100..1500; prize, award
q sound flag; has_music, loudspeakers
q cat choice:adult/children; category, section
a width unit:m 2..4; float_width, es:anchura
a insurer company; insurance, es:aseguradora
a builder person; built_by, designer
a route_end street; finish, route_end
a entered date; registration_date
---
{council}
# Inscripción de carroza n.º {number}
{group}: «{theme=El fondo del mar|La vuelta al mundo|Cuentos al revés|Los oficios perdidos}». Sección {cat?de adultos~infantil}. Responde {leader}.
Mide {length} de largo y {height} de alto. Tira un tractor {plate} que lleva {driver}. Salen {people} personas. {sound!Con equipo de música y generador|Lleva altavoces~Sin música propia|No lleva equipo de sonido}.
Desfile el {day}; formación a las {form_up} en {:street}. [Premio de su sección: {prize}.]
~ No se tirarán caramelos a menos de {:number:2..5} m. Policía local: {:person}

== es intenciones_misa
q parish company:Parroquia de {}/Santuario de {}; parish, church
q priest person; celebrant, parish_priest
q sacristan person; es:sacristán, noted_by
q week date; week_of, from
q confession time; confession_hour, confessions
q collection money:50..900; last_collection, collected
q purpose phrase; collection_for, purpose
q roof money:500..20000; roof_fund, saved_for_roof
q holiday flag; holy_day, feast_this_week
a bishop person; bishop_visit, visiting_bishop
a baptism date; next_baptism
a organist person; organist
a attendance number; faithful, attendance
l masses; services, intentions
c masses.day date; date, celebrated_on
c masses.at time; hour, time
c masses.for person; in_memory_of, deceased
c masses.by person; requested_by, family
c masses.place phrase; altar, chapel
c masses.stipend money:5..20; offering, stipend
---
# Hoja parroquial
{parish} · semana del {week}
%masses 3..7
Día | Hora | Por | Encarga | Lugar
{masses.day} | {masses.at} | {masses.for} | {masses.by} | {masses.place=altar mayor|capilla del Carmen|ermita|cripta}
{masses.stipend=}
%%
{holiday!Esta semana hay fiesta de precepto|Recuerden la fiesta de guardar~No hay fiesta de precepto|Semana sin fiestas}. Confesiones desde las {confession}.
La colecta última sumó {collection}, para {purpose=Cáritas|el seminario|las misiones|la calefacción}. Para el tejado llevamos {roof}.
{priest} || Anota: {sacristan}
~ Despacho de {:time} a {:time}. {:phone}

== es expurgo_biblioteca
q library company:Biblioteca Municipal {}/Biblioteca Pública de {}; library
q librarian person; es:bibliotecario, weeded_by
q approver person; head_of_culture, approved_by
q act number:1..40; act_number
q day date; date_of_act, approved_on
q total number:60..2000; books_withdrawn, volumes
q dest company:Asociación {}/Librería Solidaria {}; given_to, receives_books
q pickup date; collection_date, fetched
q reason phrase; main_reason, criterion, es:motivo
q sold flag; sold, book_sale
a price money; price_per_book, es:precio
a stock number; total_holdings
a last year; last_weeding
a bindery company; rebound_by
l books; titles, withdrawn, volumes_list
c books.call id:@-### @@@; call_number, shelfmark
c books.title phrase; title, work, es:título
c books.author person; writer, author, es:autor
c books.year year; published, edition_year
c books.loans number:0..9; loans, times_borrowed
c books.copies number:1..4; copies, duplicates
c books.barcode id:########; barcode
---
{library}
# Acta de expurgo {act}
{day}. {librarian} propone y {approver} autoriza la baja de {total} volúmenes, sobre todo por {reason=deterioro|contenido superado|falta de uso|duplicado}. Muestra:
%books 3..7
Signatura | Título | Autoría | Año | Préstamos | Ej.
{books.call} | {books.title=Manual de taquigrafía|Guía de trenes|El hogar moderno|Química general|Viaje al sur|Leyes de 1982} | {books.author} | {books.year} | {books.loans} | {books.copies}
{books.barcode=}
%%
{sold!Se pondrán a la venta en el mercadillo de abril|Irán al puesto de libros a un precio simbólico~No se venden, se regalan|Se entregan gratis}. Los recoge {dest} el {pickup}.
~ Cajas: {:number:4..60}. Sello de baja en portada. {:person}

== es bono_guia_turistico
q agency company:Viajes {}/Turismo {}/Rutas {}; agency, issued_by
q guide person; guide, es:guía
q leader person; group_leader, tour_leader
q group phrase; group_name, party
q code id:V-######; voucher, reference
q day date; visit_date, tour_on
q meet time; meeting_time, start
q point phrase; meeting_point, where
q pax number:8..50; people, group_size
q lang language; tour_language, spoken
q hours unit:h 2..8; length, tour_hours
q price money:90..400; guide_fee, price, es:precio
q driver person; coach_driver, bus, es:conductor
q tickets flag; tickets_included, entrance_paid
q radio choice:radio guide/none; equipment, audio
a hotel company; group_hotel, staying_at
a licence id; guide_licence
a end time; finish
a tip money; gratuity
a mobile phone; guide_phone
---
{agency}
# Bono de servicio {code}
Para: {guide}
Grupo «{group=Amigos de Lyon|Colegio San Marcos|Crucero Mistral|Jubilados de Pasto}», {pax} personas, con {leader} al frente. Visita en {lang}, {hours}.
{day}, {meet}, en {point=la puerta del alcázar|el quiosco del zócalo|la estación del Norte|Plaza de Mayo, pirámide}. Autocar: {driver}.
{tickets!Las entradas van pagadas|Entradas a cargo de la agencia~Cada cual paga su entrada|Entradas no incluidas}. {radio?Con radioguías~Sin radioguías}.
[Honorarios {price}, contra factura.]
~ Emergencias 24 h {:phone}. Emitido {:date} por {:person}

== es globo_vuelo_reserva
q company company:Globos {}/Aerostáticos {}; balloon_company, operator
q buyer person; booked_by, customer, es:comprador
q gifted person; gift_for, recipient
q pilot person; pilot, es:piloto
q voucher id:GL-#####; voucher_number, code
q date date; flight_date, flies_on
q meet time; meeting_time
q field phrase; launch_field, takeoff
q pax number:2..12; passengers, places
q price money:120..1500; total_price, es:precio
q valid date; voucher_until, expires, es:válido hasta
q max unit:kg 90..130; weight_limit
q phone phone; weather_line, call_evening_before
q toast flag; breakfast, toast_included
q weather choice:confirmed/doubtful; forecast, status
a landing phrase; landing_place, es:aterrizaje
a duration duration; flight_time
a registration id; balloon_registration
a crew person; ground_crew, chase
a bought date; purchase_date
---
{company}
Hola, {buyer}:
Tu reserva {voucher} para {pax} pasajeros queda puesta el {date}. Quedamos a las {meet} en {field=el campo de fútbol|la ermita|el hangar|la laguna seca}. Vuela con vosotros {pilot}. [Es un regalo para {gifted}, ¡no lo contaremos!] {weather?La previsión es buena y el vuelo se mantiene~Hay viento anunciado y puede suspenderse}. Llama la víspera al {phone}.
Nadie puede pesar más de {max}. {toast!Al bajar hay brindis y almuerzo|Incluye almuerzo campestre~El almuerzo no entra en el precio|No se incluye almuerzo}.
Pagado: {price}. Si se anula por tiempo, el bono sirve hasta el {valid}.
~ {:street}, {:city}. Seguro obligatorio. {:person}, oficina.

== es diligencia_embargo
q court company:Juzgado Civil de {}/Juzgado Ejecutor de {}; court
q officer person; bailiff, es:actuario
q creditor company:Financiera {}/Banco {}/Almacenes {}; claimant, executing_party
q debtor person; debtor, es:ejecutado
q custodian person; keeper_of_goods, es:depositario
q witness person; witness, present, es:testigo
q case id:C-####-20##; roll, case_number
q done date; seizure_date, carried_out
q at time; hour, began
q place address; seized_at, where
q debt money:2000..90000; sum_claimed, principal
q force flag; police_assistance, forced_entry
q stance choice:signed/refused/absent; debtor_reaction, debtor_attitude
g party; opposing_counsel, lawyer_group
q party.lawyer person; creditor_lawyer, lawyer_for_claimant, es:abogado
q party.phone phone; lawyer_phone, counsel_phone
a auction date; auction_date, sale
a judge person; judge, es:juez
a debtor_lawyer person; debtors_counsel, defence
a costs money; legal_costs
l goods; seized, items, assets
c goods.what phrase; item, thing
c goods.brand phrase; make, brand
c goods.state phrase; condition, es:estado
c goods.value money:50..4000; estimate, appraised
c goods.serial id:@####; serial_number
---
{court}
# Acta de embargo
Rol {case}. En {:city}, {done}, a las {at}, me constituí en {place}, a petición de {creditor}, contra {debtor}, por {debt} más intereses. {force!Se entró con auxilio de Carabineros y cerrajero|Fue necesaria la fuerza pública~Abrieron la puerta sin oposición|No hizo falta fuerza pública}.
Bienes trabados:
%goods 2..6
Especie | Marca | Estado | Avalúo
{goods.what=televisor|refrigerador|sofá|bicicleta|notebook|lavadora|comedor de seis sillas} | {goods.brand=sin marca|LG|Mademsa|Trek|HP|Samsung} | {goods.state=bueno|regular|malo|nuevo} | {goods.value}
{goods.serial=}
%%
{stance?El deudor firmó~El deudor no quiso firmar~El deudor no estaba; atendió un tercero}. Queda como depositario/a provisional {custodian}. Testigo: {witness}.
Abogado/a de la ejecutante: {party.lawyer}[, {party.phone}].
> {officer}
~ Derechos {:money:20..90}. Fojas {:number:10..200}.

== es ultimas_voluntades_herencia
q notary person; es:notario, public_notary
q testator person; deceased, es:causante
q died date; date_of_death, es:fecha de fallecimiento
q signed date; deed_date, signed_on
q protocol number:100..4000; protocol_number, deed_number
q widow person; surviving_spouse, spouse
q usufruct flag; usufruct, life_interest
q will choice:open/holographic; will_type, testament
q will_date date; date_of_will, testament_signed
q estate money:40000..900000; estate_value, total
q debts money:1000..40000; debts, liabilities
q lawyer person; adviser, partition_by, es:abogado
a born date; birth_of_deceased, es:fecha de nacimiento
a tax money; inheritance_tax, es:impuesto
a executor person; executor, es:albacea
a registry id; property_registry
l heirs; beneficiaries, shares
c heirs.name person; heir, beneficiary
c heirs.kin phrase; relationship, kinship
c heirs.share percent:5..60; portion, quota, es:porcentaje
c heirs.gets phrase; asset, adjudicated
c heirs.amount money:5000..200000; value, worth
c heirs.nif id:########@; tax_id
---
^ Notaría de {notary}
# Escritura de aceptación y partición
N.º {protocol} · {:city}, {signed}
{testator} falleció el {died}. {will?Otorgó testamento abierto~Dejó testamento de su puño y letra}[, de fecha {will_date}]. Le sobrevive {widow}. {usufruct!A quien corresponde el usufructo de la casa|Con derecho de usufructo~Que renuncia a todo usufructo|Sin usufructo, por renuncia}.
Caudal {estate}, deudas {debts}.
%heirs 2..5
Heredero | Parentesco | Parte | Recibe | Valor
{heirs.name} | {heirs.kin=hijo|hija|sobrina|hermano|nieto} | {heirs.share} | {heirs.gets=el piso|la finca|el dinero del banco|las acciones|el local} | {heirs.amount}
{heirs.nif=}
%%
Cuaderno redactado por {lawyer}.
~ Plusvalía en {:number:1..6} meses. Copia simple a {:person}.

== es acta_cooperativa_constitucion
q name company:Cooperativa {}/Cooperativa Agrícola de {}/Cooperativa de Trabajo {}; cooperative, entity
q purpose phrase; object, activity
q founded date; founding_date, assembly
q at time; hour
q town city; seat, domicile
q chair person; president, elected_chair
q treasurer person; treasurer
q minutes person; secretary, took_minutes
q share money:50..1000; minimum_share, contribution
q adviser person; facilitator, promoted_by
q statutes flag; statutes_approved, bylaws
q vote choice:unanimous/majority; voted, result
q members number:5..60; founders, member_count
a registry id; registration_number
a capital money; total_capital
a next date; next_assembly
a auditor person; supervisor, es:síndico
l founders; members_list, partners
c founders.name person; member, founder
c founders.trade phrase; occupation, job
c founders.paid money:50..3000; contribution, paid_in
c founders.id id:##.###.###; identity, document
c founders.address street; home, lives
---
# Acta constitutiva
En {town}, {founded}, a las {at}, se reúnen {members} personas para fundar {name}, dedicada a {purpose=acopiar y vender miel de caña|coser ropa de trabajo|dar agua a cuatro barrios|reciclar muebles|cultivar arándanos}. Las orienta {adviser}.
{statutes!Leído artículo por artículo, el estatuto queda aprobado|Se aprueba el estatuto~El estatuto queda para la próxima reunión|No se llegó a aprobar el estatuto}. Se eligen {vote?por unanimidad~por mayoría}: en la presidencia, {chair}; en la tesorería, {treasurer}. Cada quien aporta al menos {share}.
%founders 3..7
Nombre | Documento | Oficio | Aporta
{founders.name} | {founders.id} | {founders.trade=costurera|albañil|apicultor|maestra|chofer|agricultor} | {founders.paid}
{founders.address=}
%%
Da fe {minutes}.
~ Folios {:number:1..9} a {:number:10..20}. Sala cedida por {:company}.

== es traspaso_afp
q new company:AFP {}/Administradora {}; new_fund, moves_to
q old company:AFP {}/Fondo {}; old_fund, leaves
q worker person; member, es:afiliado
q rut id:##.###.###-#; national_id
q folio number:100000..999999; folio, request_number
q signed date; request_date
q effective month; effective_from, first_contribution
q seller person; sales_agent, advised_by
q fee_new percent:0..2; new_commission, fee_new_fund
q fee_old percent:0..2; old_commission, fee_old_fund
q balance money:900000..90000000; balance, saved
q fund choice:A/C/E; fund_type, risk_fund
q voluntary flag; voluntary_savings_too, apv
g boss; employer, works_for
q boss.name company:Comercial {}/Servicios {}/Viña {}; employer_name, company
q boss.rut id:##.###.###-#; employer_tax_id, company_tax_id
a birth date; date_of_birth, es:fecha de nacimiento
a salary money; taxable_income, wage, es:sueldo
a retire date; retirement_date
a boss_contact person; hr_contact
---
{new}
# Orden de traspaso {folio}
{worker}, RUT {rut}, deja {old} y se cambia a esta administradora. {signed}
= Empleador: {boss.name}
= RUT empleador: {boss.rut}
= Saldo informado: {balance}
= Comisión actual: {fee_old}
= Comisión nueva: {fee_new}
{fund?Elige el fondo A, el más riesgoso~Elige el fondo C, intermedio~Elige el fondo E, el más conservador}. {voluntary!También traspasa el ahorro voluntario|Con APV incluido~El ahorro voluntario se queda donde está|Sin APV}.
Cotizará aquí desde {effective}. Asesoró {seller}.
~ Puede retractarse en {:number:5..15} días. {:phone}. Superintendencia de Pensiones, circular de {:date}.

== es inspeccion_cocina_barco
q authority company:Capitanía Marítima de {}/Sanidad Exterior {}/Dirección General de {}; authority
q ship phrase; vessel
q flag country; flag_state
q inspector person; health_inspector, es:inspector
q master person; captain
q cook person; ship_cook, es:cocinero
q port city; port, inspected_in
q day date; inspection_date
q crew number:8..40; crew_size, people_on_board
q cert id:SSC-#####; sanitation_certificate
q valid date; certificate_until, es:válido hasta
q water unit:t 10..300; fresh_water, potable
q pests flag; rats_or_insects, pests_seen
q result choice:exempt/control; certificate_type, kind_of_certificate, es:resultado
a imo id; imo_number
a last date; last_inspection
a owner company; shipowner
a doctor person; ship_doctor, es:médico
l points; findings, spaces
c points.space phrase; area, compartment
c points.finding phrase; observation, deficiency
c points.temp unit:°C 2..25; temperature
c points.fix phrase; measure, corrective_action
c points.by date; deadline, fix_by
---
^ {authority}
# Inspección sanitaria a bordo
«{ship=Cap Finis|Estrella Polar|Nordwind|Santa Lucía}», bandera de {flag}, atracado en {port}. {day}
A bordo {crew}. Manda {master}; cocina {cook}. Agua dulce {water}.
%points 2..6
Espacio | Hallazgo | Temp. | Medida
{points.space=gambuza|cámara de carne|cocina|comedor|enfermería|lavandería} | {points.finding=limpio|hielo excesivo|junta rota|latas hinchadas|sin termómetro|grasa en campana} | {points.temp} | {points.fix=ninguna|descongelar|cambiar|desechar|comprar|limpiar}
{points.by=}
%%
{pests!Hay excrementos de roedor en la gambuza|Se ven cucarachas~Sin rastro de roedores ni insectos|No se hallan plagas}. {result?Se da certificado de exención~Se da certificado de control}: {cert}, hasta {valid}.
> {inspector}
~ Derechos {:money:90..400}. Consignatario {:company}. Pasarela {:time}.

== es remolque_parte
q company company:Remolcadores {}/Salvamento {}; tug_company
q tug phrase; tug, tugboat
q skipper person; tug_master, es:patrón
q ship phrase; assisted_ship, towed
q ship_master person; captain_of_ship
q pilot person; pilot, es:piloto
q day date; service_date
q called time; called_at, order
q fast time; line_fast, made_fast
q gone time; released, let_go
q pull unit:t 20..80; bollard_pull, force
q line unit:m 30..200; tow_line, line_length
q broke flag; line_parted, broken_line
q kind choice:berthing/rescue/shifting; service, manoeuvre
q agent company:Agencia {}/Marítima {}; agent, ordered_by
a fee money; charge, price
a engineer person; chief_engineer
a fuel unit:l 100..2000; fuel_used
a berth phrase; quay
a wind unit:kn 5..45; wind, es:viento
---
{company}
# Parte de remolque
Remolcador «{tug=Eliseo|Punta Mayor|Ibaizabal|Río Cruces}» · {day}
Pedido por {agent} a las {called}. {kind?Ayuda al atraque~Auxilio a buque sin gobierno~Cambio de muelle} del «{ship=Ocean Pearl|Monte Urgull|Nueva Era|Baltic Sun}», que manda {ship_master}; práctico {pilot}.
Firme a las {fast}, con {line} de cabo, tiro medio {pull}. {broke!Faltó el cabo y hubo que dar otro|Se partió la línea~El cabo aguantó|Sin novedad en el cabo}. Largado a las {gone}.
Patrón/a: {skipper}
~ Tripulación {:number:3..7}. Recibido por {:person}. Tarifa de {:date}.

== es garita_camiones
q plant company:Cementos {}/Puerto Seco {}/Azucarera {}; site, plant
q guard person; gatekeeper, es:portería
q shift phrase; shift, turn
q day date; date
q boss person; head_of_dispatch, logistics_head
q scale id:BAL-##; weighbridge, scale
q open time; gate_opened
q incident flag; incident, trouble
q queue number:2..30; trucks_waiting, queue
a closed time; gate_closed
a relief person; next_guard
a supplier company; security_firm
a visitors number; visitors
l trucks; entries, vehicles, passes
c trucks.plate id:@@-##-@@; tractor_plate, registration, es:matrícula
c trucks.trailer id:R-####; trailer_plate, trailer
c trucks.driver person; driver, es:conductor
c trucks.carrier company:Transportes {}/Fletes {}; haulier, company, es:transportista
c trucks.in time; entered, arrival
c trucks.out time; left, exit
c trucks.load phrase; cargo, goods
c trucks.seal id:######; seal_no
c trucks.weight unit:kg 9000..44000; gross, weighed, es:peso
---
# Libro de garita
{plant} || {day}, turno {shift=de mañana|de tarde|de noche}
Portería: {guard}. Abierto a las {open}. Báscula {scale}. [En cola al abrir: {queue}.]
%trucks 3..7 lines
{trucks.plate} / {trucks.trailer}, {trucks.carrier}
{trucks.driver}: {trucks.load=clínker|sacos|azúcar a granel|palés vacíos|yeso|chatarra}, precinto {trucks.seal}
Entra {trucks.in}, sale {trucks.out}
{trucks.weight=}
%%
{incident!Un remolque golpeó la barrera|Hubo roce con la caseta~Sin novedad|Turno tranquilo}.
Revisado: {boss}
~ Barrera revisada el {:date}. Llamar a {:person}, {:phone}

== es auditoria_no_conformidad
q body company:Certificadora {}/Calidad {}/Bureau {}; certification_body
q firm company:Envases {}/Conservera {}/Mecanizados {}; audited, company
q lead person; lead_auditor
q trainee person; observer, trainee_auditor
q manager person; quality_manager, es:responsable de calidad
q norm phrase; standard, norm
q from date; audit_start
q to date; audit_end
q ref id:AU-##-###; audit_number
q plan date; action_plan_by, corrective_plan_due
q keep flag; certificate_kept, recommended
q stage choice:initial/surveillance/renewal; audit_type, kind_of_audit
q people number:10..400; employees, staff
a expiry date; certificate_expires, es:caducidad
a fee money; audit_cost
a next date; next_audit
a ceo person; managing_director
l findings; nonconformities, remarks
c findings.no id:NC-##; number
c findings.clause id:#.#.#; clause, paragraph
c findings.what phrase; finding, evidence
c findings.grade phrase; severity, category
c findings.area phrase; department, process
c findings.owner person; responsible, assigned
c findings.close date; closing_date, closed
---
{body}
# Informe de auditoría {ref}
{firm}, {people} personas en plantilla. {norm=ISO 9001|ISO 22000|IATF 16949|ISO 14001}. Auditoría {stage?inicial~de seguimiento~de renovación}, del {from} al {to}.
Audita {lead}; observa {trainee}. Atiende {manager}.
%findings 2..6 lines
{findings.no} ({findings.grade=mayor|menor|observación}), apartado {findings.clause}
{findings.what=calibres sin etiqueta|registro sin firma|proveedor sin evaluar|formación no documentada|plano obsoleto en máquina|reclamación sin cerrar}. {findings.area=Almacén|Producción|Compras|Laboratorio|Expediciones}, {findings.owner}
{findings.close=}
%%
El plan de acciones se enviará antes del {plan}. {keep!Se propone mantener el certificado|El equipo recomienda la certificación~No se propone certificar hasta ver las pruebas|Se deja en suspenso el certificado}.
~ Muestreo: lo no visto no se da por bueno. Reunión final a las {:time}, {:person}.

== es tesis_codireccion
q uni company:Universidad de {}/Universidad Nacional de {}; university
q partner company:Université de {}/Universidad de {}/Politécnico de {}; partner_university, abroad
q student person; doctoral_student, es:doctorando
q director person; supervisor, thesis_director
q co person; co_supervisor, es:codirector
q title phrase; thesis_title, topic, es:título
q signed date; agreement_date
q enrol year; enrolled, first_year
q months number:6..24; months_abroad, stay
q lang language; thesis_language
q fees company:Universidad {}/Escuela de Doctorado {}; fees_paid_to, tuition_at
q dean person; dean, signs_for_university
q grant flag; scholarship, funded
q place choice:home/partner; defence_place, viva_at
a defence date; defence_date, viva
a amount money; scholarship_amount
a partner_dean person; signs_for_partner
a orcid id; orcid
a insurance company; health_insurance
---
# Convenio de cotutela de tesis
Entre {uni}, representada por {dean}, y {partner}.
1. {student}, con matrícula desde {enrol}, prepara la tesis «{title=Agua y conflicto en el altiplano|Morfología del quechua sureño|Hongos de la madera|Deuda y municipio}».
2. Dirige {director} y codirige {co}.
3. Pasará {months} meses en la otra universidad. La tesis se redacta en {lang}.
4. {place?La defensa tendrá lugar en la universidad de origen~La defensa tendrá lugar en la universidad asociada}, una sola vez.
5. Las tasas se pagan en {fees}. {grant!Cuenta con beca|Disfruta de una ayuda predoctoral~No tiene beca|Se costea los estudios}.
{:city}, {signed}
~ Ejemplares: {:number:2..5}. Comisión de {:date}. Gestor/a {:person}.

== es microscopio_turnos
q facility company:Servicio de Microscopía {}/Unidad de Imagen {}; facility, core
q tech person; operator, facility_technician
q head person; head_of_facility
q instrument phrase; microscope, equipment
q week number:1..52; week
q rate money:10..90; hourly_rate, price_hour
q ext_rate money:91..200; external_rate
q service date; maintenance_day, closed_on
q firm company:Óptica {}/Instrumentos {}; service_firm, maintained_by
q training flag; training_required
a filament date; filament_changed
a director person; institute_director
a email email; booking_email
a nitrogen unit:l 10..90; liquid_nitrogen
l slots; bookings, turns
c slots.day date; date
c slots.from time; start
c slots.to time; end
c slots.user person; user, booked_by
c slots.group company:Grupo {}/Laboratorio {}; research_group, charged_to
c slots.sample phrase; sample, specimen
c slots.cost money:20..500; cost
---
{facility}
# Turnos de {instrument=FESEM|TEM 120 kV|confocal espectral|AFM}
Semana {week}. Opera {tech}.
%slots 3..7
Día | De | A | Usuario | Grupo | Muestra
{slots.day} | {slots.from} | {slots.to} | {slots.user} | {slots.group} | {slots.sample=polen|aleación|tejido renal|nanotubos|cerámica|hoja}
{slots.cost=}
%%
La hora cuesta {rate} para la casa y {ext_rate} para los de fuera. {training!Sin el curso de iniciación no se puede reservar|Hay que tener el curso hecho~No hace falta curso, siempre hay operador|No se exige formación}. El {service} no hay turnos: viene {firm}.
> {head}
~ Anular con {:number:12..48} h. {:phone}

== es teatro_regiduria
q company company:Compañía {}/Teatro {}; company
q play phrase; show, play
q manager person; stage_manager, es:regidor
q director person; director
q venue company:Teatro Principal de {}/Sala {}; venue
q night date; performance
q up time; curtain, started
q down time; ended, final_curtain
q audience number:40..900; spectators, house
q calls number:1..7; curtain_calls, bows
q understudy person; understudy, stood_in
q late duration; delay, started_late
q hurt flag; injury, accident
q house choice:full/half/poor; how_full, occupancy
a box money; takings, box_office
a next date; next_show
a lighting person; lighting_operator
a author person; playwright, es:autor
l notes; faults, incidents
c notes.act number:1..4; act
c notes.what phrase; incident, event
c notes.who person; person, cast_member
c notes.todo phrase; remedy, action
c notes.min number:1..90; minute
---
# Parte de función
{company}: «{play=La casa vacía|El médico a palos|Tres sombreros|Noche de reyes}»
{venue}, {night}. Arriba {up}, abajo {down}. {house?Lleno~Media entrada~Cuatro gatos}: {audience} personas, {calls} saludos. [Empezamos con {late} de retraso.] [{understudy} salió en lugar de quien estaba enfermo.]
%notes 2..5
Acto | Qué pasó | Quién | Arreglar
{notes.act} | {notes.what=entrada tarde|puerta atascada|texto saltado|móvil en platea|peluca suelta|vaso roto} | {notes.who} | {notes.todo=repasar pie|engrasar|nada|aviso por megafonía|coser|otro de plástico}
{notes.min=}
%%
{hurt!Un actor se torció el tobillo en el mutis|Hubo una caída, con golpe~Nadie se hizo daño|Sin percances físicos}.
{manager}. Copia a {director}.
~ Camerinos cerrados a las {:time}. Bombero/a: {:person}

== es aviso_brote_residencia
q home company:Residencia {}/Hogar {}; care_home
q director person; home_director, signed_by
q doctor person; doctor, es:médico
q family person; relative, addressed_to
q resident person; resident
q first date; first_case, outbreak_began
q letter date; letter_date
q cases number:2..40; residents_ill, cases
q staff number:1..12; staff_ill
q germ phrase; infection, illness
q floor number:1..5; floor, wing
q review date; measures_reviewed, review
q visits choice:closed/limited/open; visits, visiting_rule
q well flag; resident_well, free_of_symptoms
q phone phone; information_line
a deaths number; deaths
a ended date; outbreak_over
a lab company; laboratory, es:laboratorio
a nurse person; head_nurse, es:enfermera
a authority person; public_health_officer
---
{home}
{letter}

Querida familia de {resident}, a la atención de {family}:
Desde el {first} tenemos casos de {germ=gripe A|sarna|gastroenteritis|covid} en la planta {floor}. Hasta hoy son {cases} residentes[ y {staff} trabajadores]. {well!Su familiar se encuentra bien|Su familiar no tiene síntomas~Su familiar es uno de los enfermos, con síntomas leves|Su familiar está enfermo y lo vigilamos}. Lleva el caso {doctor}.
{visits?Las visitas quedan suspendidas~Las visitas se limitan a una persona con mascarilla~Las visitas siguen como siempre}. Revisaremos las medidas el {review}. Para preguntar, {phone}.

Un abrazo,
{director}
~ Comunicado a Salud Pública, registro {:id:####/##}. Peluquería aplazada al {:date}.

== es comedor_beca
q office company:Consejería de Educación de {}/Junta de Becas {}/Delegación de {}; authority
q pupil person; pupil, child
q guardian person; applicant, guardian
q school company:CEIP {}/Escuela {}; school
q file id:BC######; file
q resolved date; decision_date
q year phrase; school_year
q share percent:50..100; covered_share, grant_share, es:porcentaje
q daily money:3..7; menu_price, price_per_day
q points number:2..20; points, score, es:puntos
q from date; from, starts
q signer person; head_of_service, signed_by
q cook company:Catering {}/Cocinas {}; caterer
q granted flag; granted, awarded
q diet choice:normal/no pork/gluten free; diet, menu_type
a income money; family_income
a total money; grant_total
a until date; ends
a allergies phrase; allergies
a siblings number; siblings
---
{office}
# Resolución de ayuda de comedor
Expediente {file}, curso {year=2024-2025|2025-2026|2026-2027}
Solicita {guardian} para {pupil}, de {school}. Baremo: {points} puntos. {granted!Se concede la ayuda|Resuelvo conceder lo pedido~Se deniega por agotarse el crédito|No se concede}. [Cubriría {share} del menú, que cuesta {daily} al día, desde el {from}.] Menú {diet?corriente~sin cerdo~sin gluten}. Sirve {cook}.
{:city}, {resolved}
> {signer}
~ Un mes para recurrir. Lista en el tablón desde {:date}. Registro {:number:1000..99999}.

== es columbario_concesion
q owner company:Cementerio {}/Parroquia {}; cemetery, grantor
q holder person; concession_holder, es:titular
q second person; beneficiary, may_succeed, es:beneficiario
q niche id:C-##-#; urn_niche, es:hueco
q row number:1..6; row, level_from_floor
q years number:10..75; concession_years, term
q granted date; granted_on, concession_start
q price money:300..3000; concession_price, es:precio
q upkeep money:10..60; yearly_upkeep, annual_maintenance
q urns number:1..4; urns_allowed, capacity
q clerk person; registrar, issued_by
q renew flag; renewable, may_be_renewed
q plaque choice:stone/metal/glass; plaque_material, tablet
a expires date; end_of_concession, lapses
a deceased person; person_resting, in_memory
a account iban; bank_account
a mason company; stonemason, plaque_maker
a deposited date; urn_deposited, interment
---
^ {owner}
# Título de concesión de columbario
Se concede a {holder} el uso de {niche}, fila {row}, por {years} años a contar del {granted}. Caben {urns} urnas. A su muerte podrá sucederle {second}.
Precio de la concesión {price}; conservación, {upkeep} al año. La lápida será {plaque?de piedra~de metal~de vidrio}. {renew!Al terminar podrá prorrogarse|Cabe prórroga~No cabe prórroga|Acabado el plazo, revierte sin prórroga}.
> {clerk}
~ Libro {:number:1..12}, folio {:number:1..200}. Horario de {:time} a {:time}. {:phone}

== es parto_casa_registro
q team company:Nacer en {}/Parteras de {}/Matronas {}; midwifery_practice, es:equipo
q midwife person; first_midwife, lead
q second person; second_midwife, assistant
g mother; woman, es:madre
q mother.name person; mother_name, gave_birth
q mother.age number:19..44; mother_age, es:edad
q mother.weeks number:37..42; weeks, gestation
g baby; newborn, es:recién nacido
q baby.name person; baby_name, named
q baby.weight unit:g 2500..4500; birth_weight, es:peso
q baby.length unit:cm 46..55; birth_length, height, es:longitud
q day date; birth_date, born_on
q born time; birth_time, hour_of_birth
q began time; labour_began, contractions_from
q water flag; born_in_water, water_birth
q transfer choice:none/mother/baby; taken_to_hospital, transfer
a father person; partner, other_parent, es:padre
a placenta time; placenta_delivered, afterbirth
a head unit:cm 31..38; head_circumference
a hospital company; back_up_hospital, es:hospital
a vitamin flag; vitamin_k
---
{team}
# Registro de parto en casa
{mother.name}, {mother.age} años, {mother.weeks} semanas. Contracciones seguidas desde las {began}; llegamos {midwife} y {second} una hora más tarde.
El {day}, a las {born}, nace {baby.name}. {water!Nace dentro de la piscina|Parto en el agua~Nace fuera del agua, de pie|Parto sobre la colchoneta}. Pesa {baby.weight} y mide {baby.length}. {transfer?Todos se quedan en casa~La madre va al hospital para sutura~El bebé va al hospital para observación}.
Visita de control el {:date} y llamada a las {:time}.
> {midwife}
~ Colegiada {:number:1000..9999}. Copia a {:person}, centro de salud.

== es inventario_botica_barco
q ship phrase; vessel, es:buque
q owner company:Armadora {}/Pesquera {}; shipowner, es:armador
q officer person; responsible_officer, keeper_of_medicines, es:responsable sanitario
q pharmacist person; checked_by, pharmacist
q pharmacy company:Farmacia {}/Botica {}; supplier, pharmacy
q type choice:A/B/C; chest_type, category
q checked date; inspection_date, es:fecha de revisión
q valid date; valid_until, es:válido hasta
q crew number:5..40; crew, people_aboard
q narcotics flag; opioids_aboard, morphine
q zone phrase; sailing_area, waters
a port city; port_of_registry
a cost money; restocking_cost
a doctor person; radio_doctor, es:médico
a imo id; registration
l drugs; medicines, contents, stock
c drugs.name phrase; medicine, drug
c drugs.form phrase; presentation, form
c drugs.stock number:1..40; quantity, on_board
c drugs.expiry month; expires, best_before
c drugs.lot id:@####; batch, lot
c drugs.min number:1..20; minimum, required_stock
---
# Revisión del botiquín de a bordo
{ship=Nuevo Pepita|Siempre Juan|Peixemar|Costa Rica II}, de {owner} || {checked}
Botiquín {type?tipo A, sin límite de zona~tipo B, hasta 150 millas~tipo C, junto a la costa}. Faena en {zone=Gran Sol|el caladero sahariano|el golfo|aguas interiores}, {crew} personas. Responde a bordo {officer}.
%drugs 3..8
Medicamento | Presentación | Hay | Caduca | Lote
{drugs.name=amoxicilina|paracetamol|adrenalina|suero fisiológico|diazepam|omeprazol|lidocaína} | {drugs.form=comprimidos|ampollas|jarabe|pomada|sobres} | {drugs.stock} | {drugs.expiry} | {drugs.lot}
{drugs.min=}
%%
{narcotics!La morfina va en caja con llave|Lleva estupefacientes, anotados en libro~No lleva estupefacientes|Sin opiáceos a bordo}. Repone {pharmacy}. Vale hasta {valid}.
> {pharmacist}
~ Guía sanitaria edición {:year}. Sello ISM. {:phone}

== es reparto_agua_cisterna
q utility company:Aguas de {}/Junta de Agua {}/Comité de Agua {}; water_utility, es:empresa
q driver person; tanker_driver, es:conductor
q helper person; mate, es:ayudante
q plate id:@@@-####; tanker_plate, es:placa
q capacity unit:l 6000..20000; tanker_volume, es:capacidad
q day date; delivery_day
q source phrase; filled_at, es:fuente
q chlorine unit:mg/l 0..2; chlorine
q chief person; dispatcher, es:despacho
q free flag; free_of_charge, es:gratuito
q cause choice:drought/burst/works; why_no_water, es:motivo del corte
a fuel unit:l 10..90; diesel
a next date; next_delivery, es:próxima entrega
a price money; price_per_tank, es:precio
a km unit:km 5..90; distance, es:kilómetros
l stops; deliveries, es:entregas, houses
c stops.order number:1..20; turn, order
c stops.name person; householder, es:jefe de hogar
c stops.street street; address, where
c stops.litres unit:l 200..2000; litres, delivered
c stops.at time; hour, delivered_at
c stops.people number:1..9; household_size, es:personas
c stops.tank phrase; container, stored_in
---
{utility}
# Planilla de reparto
{day}. Camión {plate}, {capacity}, cargado en {source=pozo 4|planta vieja|la represa|grifo municipal}; cloro {chlorine}. Maneja {driver}, ayuda {helper}. {cause?Por la sequía~Por rotura de la matriz~Por obras en la red}.
%stops 3..8
Orden | Jefe/a de hogar | Dirección | Litros | Hora | Depósito
{stops.order} | {stops.name} | {stops.street} | {stops.litres} | {stops.at} | {stops.tank=tinaco|tambor|pileta|bidones|cisterna}
{stops.people=}
%%
{free!El agua no se cobra|Entrega gratuita~Se cobra al recibir|Tiene costo, según ordenanza}.
Despachó: {chief}
~ Firma de dos vecinos: {:person}, {:person}. Hoja {:number:1..90}

== es libreta_fiado
q shop company:Abarrotes {}/Colmado {}/Minimarket {}; shop, es:tienda
q customer person; customer_on_credit, es:fiado
q keeper person; shopkeeper, es:tendero
q page number:1..200; page_of_book, es:hoja
q since date; account_opened, es:desde
q limit money:50..900; credit_limit
q last date; last_payment, es:último abono
q paid money:10..300; last_instalment, es:abono
q owes money:10..900; balance, debt, es:saldo
q sends person; errand_child, who_comes, es:recadero
q stopped flag; credit_stopped, no_more_credit
q pays choice:weekly/fortnightly/monthly; pays_when, es:forma de pago
a address address; customer_address
a phone phone; customer_phone
a interest percent; interest, es:interés
a guarantor person; vouches, es:fiador
l entries; purchases, es:compras
c entries.day date; date, bought
c entries.what phrase; goods, es:mercancía
c entries.qty number:1..12; quantity
c entries.sum money:2..90; amount, es:valor
c entries.who person; taken_by, fetched
c entries.unit money:1..20; unit_price
---
# Libreta de fiado
{shop} || Hoja {page}
A nombre de {customer}, abierta el {since}. Se le fía hasta {limit}. Paga {pays?cada semana~cada quincena~a fin de mes}. Puede mandar a {sends}.
%entries 3..8
Fecha | Qué llevó | Cant. | Quién | Valor
{entries.day} | {entries.what=arroz|aceite|huevos|gas|pan|leche|jabón|frijol} | {entries.qty} | {entries.who} | {entries.sum}
{entries.unit=}
%%
Abonó {paid} el {last}. Queda debiendo {owes}. {stopped!No fiarle más hasta que se ponga al día|Cuenta cerrada por ahora~Puede seguir llevando|La cuenta sigue abierta}.
> {keeper}
~ «Hoy no fío, mañana sí». Abierto desde las {:time}.

== es intercambio_semillas
q network company:Red de Semillas {}/Asociación {}/Guardianes de {}; network, es:organiza
q town city; held_in, es:lugar
q day date; fair_date
q table number:1..40; table, es:mesa
q host person; table_host, es:responsable de mesa
q agronomist person; adviser, agronomist
q visitors number:40..900; visitors, es:asistentes
q hall phrase; venue
q starts time; opens
q sale flag; sale_allowed, es:se permite vender
q rule choice:swap/gift/loan; how_given, es:modalidad
a closes time; ends, es:cierre
a next date; next_fair
a fee money; entry_fee
a mayor person; opened_by
l seeds; varieties, es:semillas
c seeds.name phrase; variety, es:variedad
c seeds.crop phrase; crop, species
c seeds.giver person; brought_by, es:guardián
c seeds.from city; origin
c seeds.year year; harvest_year, es:cosecha
c seeds.grams unit:g 5..500; quantity, es:cantidad
c seeds.germ percent:40..99; germination
---
# Feria de semillas de {town}
{network} · {day}, {starts} · {hall=frontón cubierto|plaza de abastos|salón comunal|patio de la escuela}
Mesa {table}, a cargo de {host}. Asesora {agronomist}.
{rule?Se cambia semilla por semilla~Se regala a quien pida~Se presta: quien lleva una, devuelve dos}. {sale!También se puede vender|Se admite venta de sobres~No se permite vender|Aquí no se vende nada}.
%seeds 3..8
Variedad | Cultivo | Trae | De | Año | Cantidad
{seeds.name=rosa de barbastro|ojo de cabra|morado|de la abuela|chino|mantequilla|cuarentena} | {seeds.crop=tomate|judía|maíz|ajo|pimiento|calabaza|lechuga} | {seeds.giver} | {seeds.from} | {seeds.year} | {seeds.grams}
{seeds.germ=}
%%
Pasaron {visitors} personas.
~ Limpias y secas, con etiqueta. {:email}

== es rectificacion_catastro
q office company:Gerencia del Catastro de {}/Catastro Municipal de {}; office, es:catastro
q owner person; applicant, es:titular
q ref id:#######@@####@; cadastral_reference, es:referencia catastral
q plot phrase; place, es:paraje
q old unit:m² 80..900; former_area, recorded_before
q new unit:m² 901..2000; corrected_area, es:superficie corregida
q value money:9000..300000; cadastral_value, es:valor catastral
q effect date; effective_from, es:efectos
q signed date; decision_date
q surveyor person; topographer, es:topógrafo
q chief person; manager, es:gerente
q neighbour person; adjoining_owner, es:colindante
q objected flag; neighbour_objected, es:alegaciones
q use choice:residential/industrial/farm; use, es:uso
q file id:####.##/##; file_number
a built year; year_built, es:año de construcción
a filed date; request_date, es:fecha de solicitud
a tax money; property_tax, ibi, es:impuesto
a notary person; notary, es:notario
a floors number; storeys, es:plantas
---
{office}
# Acuerdo de subsanación
Expediente {file} || {signed}
Interesado/a: {owner}. Finca {ref}, {plot=Las Heras|Camino Hondo|Polígono 9|Calle Nueva}. Uso {use?residencial~industrial~agrario}.
Según medición de {surveyor}, la superficie no es de {old} sino de {new}. {objected!Dado traslado, se presentaron alegaciones|La parte colindante se opuso~Nadie se opuso|No hubo alegaciones}. Colinda con {neighbour}.
El valor pasa a ser {value}, con efectos de {effect}.
> {chief}
~ Recurso de reposición en un mes. Plano {:number:1..9}. {:url}

== es bombas_fuente_ornamental
q town company:Ayuntamiento de {}/Municipio de {}; town, es:titular
q firm company:Fuentes {}/Hidráulica {}; maintenance_firm, es:mantenedor
q fountain phrase; fountain, es:fuente
q tech person; technician, es:operario
q day date; visit
q next date; next_visit, es:próxima visita
q ph number:6..8; ph
q legionella flag; legionella_sampled, es:muestra de legionela
q volume unit:m³ 5..200; water_volume, es:volumen
q refill unit:m³ 1..20; added_water, topped_up
q runs choice:running/stopped; state_on_leaving, es:estado final
q contact person; town_contact
q contract id:SER-##/##; contract
a architect person; designed_by, es:arquitecto
a built year; year_built
a lab company; laboratory, es:laboratorio
a power unit:kW 1..40; total_power
l pumps; pumps, jets, es:equipos
c pumps.no number:1..12; pump_no
c pumps.kind phrase; type, es:tipo
c pumps.hours unit:h 200..9000; running_hours, es:horas
c pumps.amps unit:A 2..20; current, es:consumo
c pumps.done phrase; work_done, es:trabajo
c pumps.since year; installed, es:instalada
---
{firm}
# Parte de mantenimiento
{fountain=Fuente de los Delfines|Surtidor del Parque|Fuente Luminosa|Pila del Mercado}, {town}. Contrato {contract}
{day}. {tech}. Vaso de {volume}, se repone {refill}. pH {ph}.
%pumps 2..6
N.º | Equipo | Horas | Intens. | Hecho
{pumps.no} | {pumps.kind=bomba sumergible|bomba de filtrado|chorro central|foco LED|dosificadora} | {pumps.hours} | {pumps.amps} | {pumps.done=limpieza|cambio de retén|nada|rodete nuevo|ajuste}
{pumps.since=}
%%
{legionella!Se coge muestra para legionela|Muestra de legionela tomada~Hoy no toca muestra|Sin toma de muestra}. {runs?Queda en marcha~Queda parada}. Avisado/a {contact}.
Próxima: {next}
~ Monedas recogidas: {:money:5..90}, para {:company}.

== es tarjeta_reparto_butano
q dealer company:Gas {}/Distribuidora {}/Butano {}; dealer, es:distribuidor
q customer person; customer, es:abonado
q contract id:G#######; contract, es:póliza
q home street; address
q bottles number:1..6; bottles_allowed, es:bombonas
q empty number:1..6; empties_returned, es:vacías
q price money:9..25; bottle_price, es:precio
q day date; delivery
q man person; delivery_man, es:repartidor
q hose month; hose_expires, es:caducidad de la goma
q inspected date; last_inspection, es:última revisión
q lift flag; lift, es:ascensor
q pay choice:cash/card; paid_how, es:forma de pago
q code id:##-##; route, es:ruta
a next date; next_delivery
a inspector company; inspection_company
a regulator month; regulator_expires
a tip money; tip
a floor number; floor, es:planta
---
{dealer}
# Hoja de reparto, ruta {code}
{customer}, {home}. Contrato {contract}. {lift!Hay ascensor|Edificio con ascensor~Sin ascensor|Se sube a pie}.
{day}. Se entregan {bottles} y se recogen {empty} vacías, a {price} cada una. Paga {pay?en metálico~con tarjeta}. La goma caduca en {hose}. [Instalación revisada el {inspected}.]
> {man}
~ Pedidos {:phone} antes de las {:time}. No se aceptan bombonas de {:company}.

== es acta_limpieza_playa
q group company:Mar Limpio {}/Asociación {}/Club de Buceo {}; organiser, es:entidad
q beach phrase; beach, es:playa
q day date; clean_up_date
q from time; started
q people number:10..200; volunteers, es:voluntarios
q divers number:2..20; divers, es:buzos
q length unit:m 200..3000; stretch, es:tramo
q total unit:kg 20..900; total_waste, es:peso total
q truck company:Limpiezas {}/Servicios {}; hauled_by, es:retira
q lead person; coordinator
q council person; council_contact, es:concejal
q odd phrase; strangest_find, es:hallazgo curioso
q hurt flag; injuries
q tide choice:low/high; tide, es:marea
a to time; ended, es:fin
a next date; next_clean_up
a sponsor company; sponsor, es:patrocinador
a cost money; cost
l waste; fractions, es:residuos
c waste.kind phrase; material, es:clase
c waste.pieces number:3..900; pieces, es:unidades
c waste.kg unit:kg 1..200; weight
c waste.origin phrase; likely_source, es:procedencia
c waste.bags number:1..30; bags, es:bolsas
---
# Recogida en la playa de {beach=Las Salinas|Bolonia|Cala Blanca|Zicatela|La Serena}
{group} · {day}, desde las {from}
Marea {tide?baja~alta}. {people} voluntarios en {length} de orilla[ y {divers} buzos]. Coordina {lead}; vino {council}, de la corporación.
%waste 3..7
Clase | Piezas | Peso | Vendrá de
{waste.kind=colillas|redes|botellas|bastoncillos|neumáticos|vidrio|latas} | {waste.pieces} | {waste.kg} | {waste.origin=bañistas|pesca|río|barcos|no se sabe}
{waste.bags=}
%%
En total {total}, que se llevó {truck}. Lo más raro: {odd=una lavadora|un buzón|media barca|un maniquí}. {hurt!Una persona se cortó con un vidrio|Hubo un corte leve~Nadie se lastimó|Sin heridos}.
~ Guantes de {:company}. Datos subidos el {:date}.

== es traslado_restos_fosil
q museum company:Museo Paleontológico de {}/Museo de Historia Natural {}; museum, es:depositario
q site phrase; dig_site, es:yacimiento
q leader person; dig_leader, es:director de excavación
q preparator person; preparator, es:preparador
q ranger person; permit_officer, authority_contact
q permit id:EXC-##/##; permit, es:autorización
q from date; campaign_start, es:inicio
q moved date; transported
q vehicle phrase; transported_by, es:vehículo
q owner person; landowner, es:dueño del terreno
q age phrase; geological_age, es:edad geológica
q new flag; new_species, es:especie nueva
q state choice:complete/partial/fragments; completeness, es:estado
a to date; campaign_end, es:fin de campaña
a funding money; budget
a journal company; published_in
a carrier person; driver, es:transportista
l bones; pieces, es:piezas, fossils
c bones.field id:@@-###; field_number, es:sigla
c bones.part phrase; bone, es:hueso
c bones.length unit:cm 4..180; length, es:longitud
c bones.jacket number:1..20; plaster_jacket, es:momia
c bones.kg unit:kg 1..300; weight
c bones.finder person; found_by, es:hallado por
---
{museum}
# Acta de traslado de material fósil
Yacimiento {site=Las Hoyas|Cañadón Grande|Cerro Ballena|Loma Colorada}, permiso {permit}, campaña abierta el {from}. Terreno de {owner}. Edad: {age=Cretácico inferior|Mioceno|Jurásico medio|Pleistoceno}.
El {moved} se llevan en {vehicle=camioneta|camión con grúa|helicóptero|remolque}:
%bones 3..7
Sigla | Pieza | Largo | Momia | Halló
{bones.field} | {bones.part=fémur|vértebra|mandíbula|costilla|placa|húmero} | {bones.length} | {bones.jacket} | {bones.finder}
{bones.kg=}
%%
{state?El esqueleto está casi entero~Falta la mitad delantera~Solo quedan fragmentos}. {new!Todo indica que es una especie sin describir|Parece especie nueva para la ciencia~Se trata de una especie ya conocida|No es nada nuevo para la ciencia}.
Dirige {leader}. Recibe {preparator}. Visto: {ranger}
~ Sala {:number:1..9}. {:time}

== es camping_ficha_entrada
q camp company:Camping {}/Cámping Playa {}; campsite, es:camping
q guest person; guest, es:titular de la reserva
q plot id:@##; pitch, es:parcela
q in date; arrival, es:entrada
q out date; departure, es:salida
q adults number:1..6; adults, es:adultos
q kids number:1..5; children, es:niños
q plate id:####@@@; car_plate, es:matrícula
q night money:15..70; price_per_night, es:precio por noche
q tax money:1..9; tourist_tax, es:tasa turística
q amps unit:A 4..16; electricity, es:amperios
q receptionist person; checked_in_by, es:recepción
q dog flag; dog_allowed_on_pitch, with_dog
q kind choice:tent/caravan/camper; accommodation, es:tipo
q barrier id:####; barrier_code, es:código de barrera
a total money; total_due, es:total
a passport id; document_number
a nationality country; nationality
a deposit money; deposit, es:fianza
a phone phone; guest_phone
---
{camp}
# Ficha de entrada
Parcela {plot} · {guest}, {plate}
Del {in} al {out}. {adults} adultos[, {kids} niños]. {kind?Tienda~Caravana~Autocaravana}, luz de {amps}. {dog!Viene con perro, atado en la parcela|Trae perro~Sin animales|No trae mascota}.
{night} la noche; tasa {tax} por persona. Barrera: {barrier}. Silencio de {:time} a {:time}.
> Atendió: {receptionist}
~ Agua caliente incluida. Socorrista en piscina desde el {:date}. {:phone}

== es subsidio_vivienda_chile
q office company:Serviu {}/Oficina de Vivienda de {}; housing_office, es:organismo
q family person; beneficiary, es:beneficiario
q committee company:Comité de Vivienda {}/Comité {}; housing_committee, es:comité
q chair person; committee_president, es:dirigente
q cert id:DS##-#####; certificate, es:certificado
q amount money:200..1400; subsidy, es:monto del subsidio
q saved money:10..90; own_savings, es:ahorro
q issued date; issue_date, es:fecha de emisión
q until date; use_before, es:vigencia
q town city; applies_in, es:comuna
q entity company:Entidad Patrocinante {}/Gestora {}; sponsor_entity
q disability flag; disability_bonus, es:bono por discapacidad
q kind choice:buy/build/repair; purpose, es:modalidad
q chief person; signs, es:director
a house address; property, es:vivienda
a builder company; construction_company, es:constructora
a delivered date; handover, es:entrega
a score number; social_score, es:puntaje
a spouse person; spouse, es:cónyuge
---
{office}
# Certificado de subsidio {cert}
{issued}
Se otorga a {family}, integrante de {committee}, que preside {chair}, un subsidio de {amount} UF {kind?para comprar vivienda~para construir en sitio propio~para reparar su casa}, aplicable en {town}. El ahorro exigido y enterado es de {saved} UF. {disability!Se agrega un aporte por discapacidad en el grupo familiar|Incluye bono por persona con discapacidad~No se aplica bono por discapacidad|Sin aportes adicionales}.
Debe usarse antes del {until}. [Acompaña el proceso {entity}.]
> {chief}
~ Intransferible. UF al {:date}. {:phone}

== es infonavit_aviso_retencion
q institute company:Instituto de Vivienda {}/Delegación {}; institute, es:acreedor
q worker person; worker, es:acreditado
q employer company:Maquiladora {}/Grupo {}/Ensambles {}; employer, es:patrón
q credit id:##########; credit_number, es:número de crédito
q nss id:##-##-##-####-#; social_security, nss
q factor number:10..60; discount_factor, es:factor
q from date; deduct_from, es:inicio de descuento
q notice date; notice_date
q hr person; hr_contact, es:recursos humanos
q officer person; issued_by
q suspended flag; earlier_suspended, es:suspensión previa
q kind choice:percentage/fixed/times minimum wage; deduction_kind, es:tipo de descuento
q bimester number:1..6; bimester, es:bimestre
a balance money; outstanding, es:saldo
a salary money; daily_wage, es:salario diario
a granted date; credit_granted, es:otorgamiento
a end date; last_deduction
a home address; house_bought
---
{institute}
# Aviso para retención de descuentos
A {employer}, atención {hr}
{notice}
Sírvase descontar a {worker}, NSS {nss}, crédito {credit}, a partir del {from} (bimestre {bimester}). {kind?Descuento en porcentaje~Descuento en cuota fija~Descuento en veces salario mínimo}, factor {factor}.
{suspended!Este aviso reanuda un descuento que estaba suspendido|El descuento se había suspendido~Es el primer aviso por este crédito|No hay suspensión anterior}.
> {officer}
~ Omitir la retención no libera al patrón. Registro patronal {:id:@##-#####-##}. {:phone}

== es caja_seguridad_banco
q bank company:Banco {}/Banca {}; bank
q holder person; box_holder, es:titular
q proxy person; authorised_person, es:autorizado
q box number:1..900; box_number, es:caja
q size phrase; box_size, es:tamaño
q rent money:60..500; yearly_rent, es:alquiler
q from date; contract_start, es:inicio
q keys number:1..3; keys_given, es:llaves
q branch phrase; branch, es:sucursal
q clerk person; vault_clerk, es:custodio
q joint flag; both_needed, es:firma conjunta
q access choice:key/fingerprint/code; access_method, es:acceso
a until date; contract_end, es:vencimiento
a insured money; insured_value, es:valor asegurado
a contents phrase; contents, es:contenido
a lost_key money; key_loss_fee
l visits; openings, es:accesos
c visits.day date; date
c visits.in time; entered, es:entrada
c visits.out time; left, es:salida
c visits.who person; visitor, es:persona
c visits.with person; accompanied_by, es:empleado
c visits.doc id:########@; document, es:dni
---
{bank}, {branch=oficina principal|agencia Centro|sucursal Norte}
# Caja de alquiler n.º {box}
Arrendada a {holder} desde el {from}. Tamaño {size=pequeño|mediano|grande}. Canon anual {rent}. Llaves entregadas: {keys}. Autoriza también a {proxy}. {joint!Han de venir los dos juntos|Se abre solo con ambas firmas~Puede abrir cualquiera de los dos|Basta una firma}. Se entra {access?con llave~con huella~con clave}.
%visits 2..7
Fecha | Entra | Sale | Visitante | Acompaña
{visits.day} | {visits.in} | {visits.out} | {visits.who} | {visits.with}
{visits.doc=}
%%
> {clerk}
~ El banco ignora lo que se guarda. Horario {:time} a {:time}.

== es censo_aves_humedal
q group company:Sociedad Ornitológica {}/Grupo {}/Aves de {}; group, es:entidad
q wetland phrase; wetland, es:humedal
q observer person; counter, es:censador
q second person; second_observer, es:acompañante
q coordinator person; coordinator
q day date; census_date
q start time; began, es:inicio
q end time; ended, es:fin
q cover percent:10..100; water_cover, es:superficie inundada
q sky phrase; weather, es:cielo
q disturbance flag; disturbed, es:molestias
q method choice:boat/foot/car; method, es:método
a area unit:ha 5..900; wetland_area, es:superficie
a total number; total_birds, es:total de aves
a next date; next_census
a wind unit:km/h 2..40; wind_speed, es:viento
l birds; species, es:especies
c birds.name phrase; bird, es:nombre
c birds.count number:1..2000; number, es:ejemplares
c birds.young number:0..90; young, es:pollos
c birds.where phrase; zone, es:sector
c birds.ring id:@##; ring, es:anilla
---
# Censo de acuáticas
{wetland=Laguna del Taray|Bahía Lomas|Lago de Texcoco|Laguna Fúquene|Bañado La Estrella} || {day}
{group}. Cuenta {observer}, anota {second}. De {start} a {end}, {method?en barca~a pie~desde el coche}. Cielo {sky=despejado|cubierto|con niebla|a ratos con lluvia}. Inundado {cover}.
%birds 3..8
Especie | N.º | Pollos | Sector
{birds.name=focha común|pato cuchara|flamenco|garza real|zampullín|cigüeñuela|cerceta} | {birds.count} | {birds.young} | {birds.where=norte|isla|carrizal|orilla sur|canal}
{birds.ring=}
%%
{disturbance!Dos perros levantaron el bando|Una avioneta espantó a las aves~Sin molestias|Nada las molestó}.
Datos a {coordinator} antes del {:date}.

== es bitacora_ballenas
q company company:Avistajes {}/Ecoturismo {}; operator, es:prestador
q boat phrase; boat, es:embarcación
q captain person; skipper, es:capitán
q guide person; naturalist, es:guía
q day date; trip_date
q sails time; departure, es:zarpe
q back time; return, es:regreso
q pax number:6..60; passengers, es:pasajeros
q sea phrase; sea_state, es:mar
q permit id:AV-###; permit, es:número de permiso
q approach unit:m 30..100; closest_distance, es:distancia mínima
q hydrophone flag; hydrophone_used, es:hidrófono
q kids choice:none/few/many; children_on_board
a ticket money; ticket_price, es:pasaje
a temp unit:°C 8..24; water_temperature
a photographer person; photographer
a next date; next_trip
l sightings; sightings, es:avistajes
c sightings.at time; hour
c sightings.kind phrase; species, es:especie
c sightings.adults number:1..9; adults, es:adultos
c sightings.calves number:0..4; calves, es:crías
c sightings.did phrase; behaviour, es:conducta
c sightings.pos id:##°##'; position, es:posición
---
{company} || Permiso {permit}
# Bitácora de avistaje
«{boat=Yubarta|Franca Austral|Tonina|Cetáceo III}», {day}. Zarpa {sails}, vuelve {back}. Capitán/a {captain}; guía {guide}. {pax} pasajeros, {kids?ningún niño~pocos niños~muchos niños}. Mar {sea=calma|rizada|de fondo|picada}.
%sightings 2..6
Hora | Especie | Adultos | Crías | Qué hacía
{sightings.at} | {sightings.kind=franca austral|jorobada|azul|delfín oscuro|orca|fin} | {sightings.adults} | {sightings.calves} | {sightings.did=saltos|amamanta|descansa|viaja al sur|golpea la cola}
{sightings.pos=}
%%
No nos acercamos a menos de {approach}. {hydrophone!Se bajó el hidrófono y se oyó canto|Usamos el hidrófono~No se usó hidrófono|El hidrófono quedó en tierra}.
~ Prefectura avisada a las {:time}. Cupo {:number:20..70}. {:person}, muelle.

== es embalse_parte_diario
q body company:Confederación {}/Embalses de {}/Junta de Aguas {}; dam_operator, es:titular
q dam phrase; dam, es:presa
q keeper person; dam_keeper, es:encargado
q engineer person; operations_engineer, es:jefe de explotación
q day date; reading_date
q at time; reading_hour
q level unit:m 400..900; water_level, es:cota
q volume unit:hm³ 5..900; stored, es:volumen
q full percent:5..100; fill_rate, es:llenado
q inflow unit:m³/s 1..300; inflow, es:caudal de entrada
q outflow unit:m³/s 1..300; outflow, es:caudal de salida
q rain unit:mm 0..90; rainfall, es:lluvia
q gates number:1..6; gates_open, es:compuertas abiertas
q alarm flag; alarm_level, es:preaviso
q trend choice:rising/steady/falling; trend, es:tendencia
a max unit:m 400..950; maximum_level, es:cota máxima
a seepage unit:l/s 1..20; seepage, es:filtraciones
a mayor person; mayor_warned
a evaporation unit:mm 1..9; evaporation
a inspection date; last_inspection
---
{body}
# Presa de {dam=Valdesoto|Ralco|El Cuchillo|Los Molinos|Peñarrubia}
Parte diario, {day}, {at}
Cota {level} || Volumen {volume}
Llenado {full} || Lluvia en coronación {rain}
Entran {inflow} y salen {outflow}. [Compuertas abiertas: {gates}.] {trend?Sigue subiendo~Se mantiene~Va bajando}.
{alarm!Se da preaviso a los pueblos de abajo|Situación de preaviso~Sin necesidad de preaviso|Situación normal, sin avisos}.
Leyó {keeper}. Enterado/a {engineer}.
~ Grupo electrógeno probado el {:date}. Sirena {:number:1..5}. {:phone}

== es taller_telar_encargo
q weaver person; weaver, es:tejedora
q client company:Posada {}/Hotel {}/Iglesia de {}; customer, es:cliente
q contact person; contact_at_client, es:encargado de compras
q piece phrase; piece, es:prenda
q ordered date; ordered_on
q ready date; ready_by, es:entrega
q width unit:cm 40..220; width, es:anchura
q long unit:cm 100..400; length
q wool phrase; yarn, es:fibra
q dyer person; dyer, es:tintorero
q price money:80..2000; price, es:precio
q advance money:20..600; paid_in_advance, es:adelanto
q design choice:own/traditional; design, es:diseño
q fringe flag; with_fringe, es:flecos
q pieces number:1..12; number_of_pieces, es:cantidad
a weight unit:kg 1..9; weight, es:peso
a delivered date; delivered_on
a loom phrase; loom_type, es:telar
a shearer person; wool_from
a rest money; balance_due, es:resto
---
# Encargo de tejido
{client}, por {contact} || {ordered}
{pieces} {piece=mantas|ponchos|pies de cama|alfombras|caminos de mesa} de {wool=alpaca|oveja|algodón|lino|llama}, {width} por {long}. {design?El dibujo lo trae el cliente~Dibujo de los de siempre, con rombos}. {fringe!Con flecos anudados|Lleva flecos~Sin flecos|Orilla cerrada, nada de flecos}. Tiñe {dyer}.
Trato en {price}; dejan {advance}. Para el {ready}.
> {weaver}
~ {:street}, {:city}. Nudos contados a mano: {:number:100..900}. Otra visita el {:date}.

== es venta_activos_concurso
q court company:Juzgado Mercantil de {}/Juzgado de {}; court, es:juzgado
q admin person; insolvency_administrator, es:administrador concursal
q bankrupt company:Muebles {}/Textiles {}/Hoteles {}; insolvent_company, es:concursada
q house company:Subastas {}/Lotes {}; auction_house, es:entidad especializada
q case id:CNA ###/##; case, es:procedimiento
q opens date; bidding_opens, es:apertura
q closes date; bidding_closes, es:cierre
q closes_at time; closing_hour
q viewing date; viewing_day, es:visita
q where address; where_goods_are, es:depósito
q premium percent:5..21; buyer_premium, es:comisión
q deposit money:100..9000; bidder_deposit, es:depósito para pujar
q vat flag; vat_added, es:iva aparte
q sale choice:lot by lot/whole; how_sold, es:forma de venta
a judge person; judge, es:juez
a debt money; total_debt, es:pasivo
a pickup date; collection_by, es:retirada
a account iban; account
l lots; lots, es:lotes
c lots.no number:1..99; lot, es:lote
c lots.what phrase; goods, es:bienes
c lots.units number:1..300; units
c lots.year year; made, es:antigüedad
c lots.start money:50..9000; starting_price, es:precio de salida
c lots.sold money; hammer_price, es:remate
---
{house}
# Venta de activos, {case}
Por encargo de {admin}, que administra el concurso de {bankrupt} ({court}). Pujas del {opens} al {closes}, a las {closes_at}. Visita: {viewing}, en {where}. {sale?Se vende lote por lote~Se vende todo junto}.
%lots 3..7
Lote | Bienes | Uds. | Año | Salida
{lots.no} | {lots.what=carretillas|máquinas de coser|camas|estanterías|furgoneta|televisores|telas} | {lots.units} | {lots.year} | {lots.start}
{lots.sold=}
%%
Para pujar, depósito de {deposit}. Comisión a cargo del comprador {premium}. {vat!A todo ello se suma el IVA|IVA no incluido~Los precios llevan el IVA dentro|IVA incluido}.
~ Se vende como está. {:person}, {:phone}

== es mercado_abastos_traspaso
q market company:Mercado Municipal de {}/Central de Abastos {}; market, es:mercado
q seller person; outgoing_stallholder, es:cedente
q buyer person; incoming_stallholder, es:cesionario
q stall id:P-###; stall, es:puesto
q trade phrase; trade, es:giro
q area unit:m² 4..40; stall_area
q price money:3000..90000; transfer_price, es:precio
q fee money:100..4000; transfer_duty, es:derechos
q rent money:50..600; monthly_canon, es:canon
q asked date; request_date, es:solicitud
q granted date; authorised_on, es:autorización
q manager person; market_manager, es:gerente
q kin flag; family_transfer, es:entre familiares
q change choice:same/changes; trade_changes, es:cambio de giro
q since year; seller_since, es:antigüedad
a until date; concession_ends, es:fin de concesión
a employees number; staff
a cold id; cold_room, es:cámara
a debt money; arrears, es:deuda
a opens date; reopening, es:reapertura
---
{market}
# Traspaso de puesto {stall}
{seller}, con puesto de {trade=fruta|pescado|encurtidos|flores|casquería} desde {since}, pidió el {asked} cederlo a {buyer}. {kin!Son padre e hija, tarifa reducida|Traspaso dentro de la familia~No hay parentesco entre ellos|Entre personas sin parentesco}. {change?El puesto seguirá vendiendo lo mismo~El puesto cambiará de género}.
= Superficie: {area}
= Precio declarado: {price}
= Derechos municipales: {fee}
= Canon mensual: {rent}
Autorizado el {granted}.
> {manager}
~ Comisión de mercado: {:person}, {:person}. Carga de {:time} a {:time}.

== es escuela_musica_audicion
q school company:Escuela de Música {}/Conservatorio {}/Academia {}; school
q hall phrase; hall, es:sala
q day date; recital_date
q starts time; begins
q teacher person; organising_teacher, es:profesor
q pianist person; accompanist, es:pianista acompañante
q director person; head_of_school
q free flag; free_entry, es:entrada libre
q level choice:beginner/middle/advanced; level, es:nivel
q rehearsal date; rehearsal, es:ensayo
a ends time; ends
a seats number; seats, es:aforo
a jury person; juror
a tuner person; piano_tuner, es:afinador
l pupils; performers, es:alumnos
c pupils.name person; pupil, es:alumno
c pupils.age number:6..17; age, es:edad
c pupils.plays phrase; instrument, es:instrumento
c pupils.piece phrase; piece, es:obra
c pupils.composer person; composer, es:compositor
c pupils.mins unit:min 1..9; length, es:duración
c pupils.year number:1..6; course_year, es:curso
---
# Audición de alumnos
{school} · {hall=salón de actos|auditorio|patio|sala de cámara} · {day}, {starts}
Nivel {level?inicial~medio~superior}. Prepara {teacher}. Al piano, {pianist}.
%pupils 3..8 lines
{pupils.name} ({pupils.age} años), {pupils.plays=violín|flauta|guitarra|clarinete|chelo|trompeta}
{pupils.piece=Minueto|Sonatina|Canción de cuna|Estudio 4|Vals|Pequeña marcha}, de {pupils.composer}. {pupils.mins}
{pupils.year=}
%%
Ensayo en la misma sala el {rehearsal}. {free!Entrada libre|Se entra sin pagar~Entrada con donativo|Hay que sacar entrada}.
> {director}
~ Móviles apagados. Retira las sillas {:person}.

== es mosaico_romano_extraccion
q museum company:Museo Arqueológico de {}/Patrimonio de {}; institution
q site phrase; villa, es:yacimiento
q restorer person; conservator_in_charge, es:restaurador
q archaeologist person; excavation_director, es:arqueólogo
q lifted date; lifting_date, es:fecha de arranque
q stored phrase; storage_place, es:almacén
q area unit:m² 2..60; mosaic_area, es:superficie
q glue phrase; adhesive, es:adhesivo
q firm company:Restauraciones {}/Arte y Piedra {}; restoration_firm
q scene phrase; motif, es:motivo
q back flag; will_return, es:vuelta al sitio
q method choice:blocks/roll; lifting_method, es:método
a cost money; cost, es:coste
a found year; year_found, es:año de hallazgo
a shown date; exhibited_from, es:exposición
a owner person; landowner, es:dueño
l panels; sections, es:fragmentos
c panels.no id:F-##; section_number, es:fragmento
c panels.width unit:cm 40..150; width, es:anchura
c panels.height unit:cm 40..150; height, es:altura
c panels.kg unit:kg 20..180; weight
c panels.state phrase; condition, es:conservación
c panels.crate number:1..30; crate, es:caja
---
{museum}
# Acta de arranque de mosaico
{site=Villa de los Caños|La Olmedilla|Casa del Pozo|Termas del Sur}: {scene=Orfeo con fieras|cabeza de Medusa|peces y nasas|geométrico en blanco y negro}, {area}. Dirige la excavación {archaeologist}; arranca {restorer}, de {firm}, el {lifted}, {method?por bloques~en rollo}, con tela y {glue=cola de conejo|resina acrílica|acetato}.
%panels 3..7
Fragm. | Ancho | Alto | Peso | Estado
{panels.no} | {panels.width} | {panels.height} | {panels.kg} | {panels.state=bueno|con lagunas|quemado|teselas sueltas|raíces}
{panels.crate=}
%%
Se guarda en {stored=la nave 2|los sótanos del museo|el antiguo silo|un depósito municipal}. {back!Volverá a su sitio sobre soporte nuevo|Se repondrá en la villa~No volverá al yacimiento|Queda en el museo para siempre}.
~ Gasas: {:number:20..200}. Testigo {:person}. {:date}

== es cuaderno_trashumancia
q family company:Hermanos {}/Ganaderos {}/Rebaño {}; flock_owners, es:dueños
q shepherd person; head_shepherd, es:mayoral
q second person; second_shepherd, es:zagal
q sheep number:300..3000; sheep, es:ovejas
q goats number:5..90; goats, es:cabras
q dogs number:2..9; dogs, es:perros
q leaves date; sets_out, es:salida
q road phrase; drove_road, es:cañada
q from city; winter_place, es:origen
q to city; summer_place, es:destino
q vet person; checked_by_vet, es:veterinario
q lost number:1..20; animals_lost, es:bajas
q wolves flag; wolf_attack, es:ataque de lobo
q weather choice:dry/rain/snow; weather, es:tiempo
a arrives date; arrives, es:llegada
a km unit:km 100..600; total_distance, es:distancia total
a truck company; trucked_by
a wages money; shepherd_pay
l days; stages, es:jornadas
c days.day date; day
c days.sleep phrase; night_place, es:majada
c days.km unit:km 8..26; distance, es:kilómetros
c days.water phrase; water_place, es:abrevadero
c days.note phrase; event, es:novedad
c days.host person; let_us_stay, es:quien acoge
---
# Cuaderno de trashumancia
{family}. {sheep} ovejas, {goats} cabras y {dogs} perros. De {from} a {to} por {road=la Cañada Real Conquense|el cordel de las Merinas|la vereda de la Sierra|la Cañada Soriana}. Salimos el {leaves}; va delante {shepherd}, detrás {second}. Vio el ganado {vet}.
%days 3..7
Día | Dormimos en | Anduvimos | Agua | Novedad
{days.day} | {days.sleep=la majada alta|el corral del puente|la era|raso|la venta|el descansadero} | {days.km} | {days.water=río|pilón|balsa|no hubo|fuente} | {days.note=ninguna|parió una|cojean dos|cortaron el paso|tormenta}
{days.host=}
%%
Tiempo {weather?seco~de lluvia~de nieve}. {wolves!El lobo entró una noche|Hubo ataque de lobos~El lobo no se dejó ver|Sin lobos}. [Bajas: {lost}.]
~ Guía en regla. Pan encargado a {:person}. {:phone}

== es resguardo_tintoreria
q shop company:Tintorería {}/Lavandería {}/Limpieza {}; dry_cleaner, es:tintorería
q customer person; customer
q ticket number:1000..99999; ticket, es:resguardo
q left date; handed_in, es:entrada
q ready date; ready_on, es:recogida
q after time; ready_after, es:a partir de
q total money:8..120; total, es:importe
q paid money:2..60; paid_in_advance, es:a cuenta
q clerk person; taken_by, es:atendido por
q stain phrase; stain, es:mancha
q risk flag; customer_accepts_risk, es:riesgo aceptado
q speed choice:normal/express; service, es:servicio
a phone phone; customer_phone
a collected date; collected_on, es:recogido el
a seamstress person; mended_by, es:costurera
a discount percent; discount
l clothes; garments, es:prendas
c clothes.what phrase; garment, es:prenda
c clothes.colour phrase; colour, es:color
c clothes.job phrase; treatment, es:tratamiento
c clothes.price money:3..40; price, es:precio
c clothes.mark id:@##; tag, es:marca
c clothes.fabric phrase; fabric, es:tejido
---
{shop}
# Resguardo {ticket}
{customer} || {left}
%clothes 1..6
Marca | Prenda | Color | Servicio | €
{clothes.mark} | {clothes.what=abrigo|traje|vestido|edredón|cortina|corbata|chaqueta} | {clothes.colour=negro|azul marino|beis|rojo|gris} | {clothes.job=limpieza en seco|planchado|quitamanchas|impermeabilizado} | {clothes.price}
{clothes.fabric=}
%%
[Mancha de {stain=vino|tinta|grasa|café}.] {risk!El cliente acepta que el color puede perder|Se avisa y consiente el riesgo~Sin riesgo para la prenda|No hace falta consentimiento}. Servicio {speed?normal~exprés}. Importe {total}, deja {paid}. Listo el {ready}, desde las {after}.
> {clerk}
~ Pasados {:number:30..120} días no respondemos. {:street}

== es apeo_deslinde_monte
q forest company:Servicio de Montes de {}/Comunidad de Montes de {}; forest_body, es:administración
q mountain phrase; forest, es:monte
q engineer person; operating_engineer, es:ingeniero operador
q guard person; forest_guard, es:agente forestal
q mayor person; local_mayor, es:alcalde pedáneo
q started date; survey_began, es:inicio del apeo
q published date; gazette_notice, es:anuncio
q cup number:1..300; catalogue_number, es:número de catálogo
q area unit:ha 20..3000; public_area, es:cabida
q inside unit:ha 1..40; private_enclaves, es:enclavados
q agreed flag; neighbours_agree, es:conformidad
q stage choice:first/second; phase, es:fase
a ended date; survey_ended, es:fin del apeo
a appeal date; claims_until
a surveyor person; topographer, es:topógrafo
a budget money; budget
l marks; boundary_stones, es:piquetes
c marks.no number:1..90; stone, es:piquete
c marks.x number:300000..700000; easting, x
c marks.y number:4000000..4800000; northing, y
c marks.kind phrase; mark, es:señal
c marks.next unit:m 20..400; distance_to_next, es:distancia
c marks.owner person; adjoining, es:colindante
c marks.height unit:m 200..1800; elevation, es:cota
---
^ {forest}
# Acta de apeo
Monte «{mountain=La Dehesa|Pinar Grande|El Robledal|Sierra Umbría}», n.º {cup} del catálogo, {area} públicas y {inside} de enclavados. {stage?Primera fase~Segunda fase}. Anunciado el {published}; se empieza el {started}. Opera {engineer}, con {guard} y {mayor}.
%marks 3..8
Piquete | X | Y | Señal | Al siguiente | Linda con
{marks.no} | {marks.x} | {marks.y} | {marks.kind=hito de piedra|cruz en peña|estaca|mojón antiguo} | {marks.next} | {marks.owner}
{marks.height=}
%%
{agreed!Los colindantes presentes se muestran conformes|Nadie protesta la línea~Un colindante protesta y se hace constar|Hay disconformidad con dos piquetes}.
~ Hojas {:number:2..9}. Se suspende a las {:time} por la noche.

== es club_lectura_correo
q library company:Biblioteca {}/Librería {}/Centro Cívico {}; host, es:organiza
q host person; moderator, es:coordinadora
q book phrase; book, es:libro
q writer person; author_of_book, es:autor
q next_book phrase; next_book, es:siguiente lectura
q proposed person; proposed_next, es:propone
q met date; last_meeting, es:última sesión
q next date; next_meeting, es:próxima sesión
q at time; hour
q came number:4..30; attendance, es:asistentes
q copies number:3..25; copies_available, es:ejemplares
q pages number:90..600; pages, es:páginas
q online flag; online_possible, es:en línea
q liked choice:liked/divided/disliked; opinion, es:opinión
a translator person; translator, es:traductor
a publisher company; publisher, es:editorial
a fee money; membership_fee, es:cuota
a visit date; author_visit, es:visita del autor
a room number; room
---
De: {host}
Para: club de lectura de {library}

Hola a todos:
El {met} fuimos {came} para hablar de «{book=La lluvia amarilla|Temporada de huracanes|Los ríos profundos|El llano en llamas}», de {writer}. {liked?Gustó mucho a casi todo el mundo~Hubo división de opiniones~A casi nadie le gustó}.
Lo próximo será «{next_book=Distancia de rescate|Nada|La vorágine|Los pazos|Formas de volver a casa}», que propuso {proposed}: {pages} páginas, con {copies} ejemplares en el mostrador. Quedamos el {next} a las {at}. {online!Quien no pueda venir, que se conecte|Habrá enlace para seguirlo desde casa~Esta vez solo en persona|No habrá conexión}.
Un saludo,
{host}
~ Devolved los libros antes del {:date}. El bizcocho era de {:person}.

== es torre_reloj_mantenimiento
q town company:Ayuntamiento de {}/Parroquia de {}; owner, es:propietario
q clockmaker person; clockmaker, es:relojero
q keeper person; winds_clock, es:encargado de darle cuerda
q maker company:Relojería {}/Fábrica {}; clock_maker, es:constructor
q built year; year_of_clock, es:año del reloj
q visit date; service
q drift unit:s 5..240; error_found, es:desvío
q weights unit:kg 20..300; driving_weight, es:pesas
q bell person; bell_founder, es:fundidor de la campana
q bell_year year; bell_cast, es:año de la campana
q steps number:40..220; steps, es:escalones
q price money:90..900; bill, es:minuta
q electric flag; electric_winding, es:remonte eléctrico
q strikes choice:hours/quarters/silent; striking, es:sonería
a next date; next_visit
a dial unit:cm 80..260; dial_diameter, es:esfera
a bell_weight unit:kg 80..2000; bell_weight, es:peso de la campana
a last date; previous_service
a insurer company; insurer, es:aseguradora
---
# Visita al reloj de torre
{town} || {visit}
Máquina de {maker}, de {built}; campana fundida por {bell} en {bell_year}. Subí los {steps} escalones con {keeper}. Lo encontré con {drift} de desvío y lo dejé en hora. Pesas de {weights}. {electric!Se remonta con motor|Tiene remonte eléctrico~Se le da cuerda a mano|Cuerda a manivela, sin motor}. {strikes?Da las horas~Da horas y cuartos~No suena, por queja de los vecinos}.
Son {price}.
> {clockmaker}
~ Aceite sintético, {:number:10..60} ml. Nido de grajillas retirado. {:phone}

== es permuta_vivienda_municipal
q office company:Empresa Municipal de Vivienda de {}/Instituto de la Vivienda {}; housing_office, es:organismo
q file id:PV-###/##; file
g first; first_tenant, es:primera parte
q first.name person; first_tenant_name
q first.flat street; first_flat, lives_now
q first.rooms number:1..5; first_rooms
g second; second_tenant, es:segunda parte
q second.name person; second_tenant_name
q second.rooms number:1..5; second_rooms
q second.reason phrase; why_second_moves, es:motivo
q filed date; request_date, es:solicitud
q move month; swap_month, es:mes del cambio
q officer person; case_worker, es:tramita
q approved flag; approved, es:autorizada
q works choice:none/first flat/second flat; repairs_needed, es:obras
a second_flat street; second_flat_address, es:domicilio de la segunda parte
a rent money; monthly_rent, es:renta
a moved date; swapped_on
a first_reason phrase; why_first_moves
---
{office}
# Permuta de viviendas {file}
Solicitada el {filed} por {first.name}, que vive en {first.flat} ({first.rooms} dormitorios), y por {second.name}, que tiene {second.rooms} dormitorios y pide el cambio por {second.reason=no poder subir escaleras|vivir cerca de su madre|el nacimiento de gemelos|trabajar en el otro barrio}.
Obras previas: {works?no hacen falta~en la casa de la primera parte~en la casa de la segunda parte}. {approved!Se autoriza la permuta|Visto bueno al cambio~No se autoriza mientras haya recibos pendientes|Se desestima}. [Se haría en {move}.]
> {officer}
~ Tel. {:phone}. Comisión de {:date}. Visitas hechas: {:number:1..4}.

== es contrato_feria_atracciones
q town company:Ayuntamiento de {}/Patronato de Ferias de {}; organiser, es:ayuntamiento
g showman; fairground_operator, es:feriante
q showman.name person; showman_name, es:nombre del feriante
q showman.nif id:########@; showman_tax_id
q showman.phone phone; showman_phone
g inspector; technical_inspector, es:técnico
q inspector.name person; engineer, certifies
q inspector.reg id:COL-####; engineer_registration, es:colegiado
q fair phrase; fair, es:feria
q opens date; fair_opens
q closes date; fair_closes
q fee money:200..9000; ground_fee, es:canon
q kw unit:kW 5..200; power, es:potencia
q quiet flag; quiet_hours, es:horas sin ruido
q councillor person; councillor, es:concejal
a policy id; insurance_policy, es:número de póliza
a mount date; set_up_from, es:montaje
a ticket money; ride_price
a inspector_phone phone; engineer_phone
l rides; attractions, es:atracciones
c rides.name phrase; ride, es:atracción
c rides.front unit:m 3..30; frontage, es:fachada
c rides.deep unit:m 3..30; depth, es:fondo
c rides.plot number:1..90; plot, es:parcela
c rides.made year; built, es:año
c rides.seats number:6..60; seats, es:plazas
---
{town}
# Adjudicación de parcelas. {fair=Feria de San Juan|Ferias y Fiestas|Feria de Septiembre|Fiesta Mayor}
Del {opens} al {closes}. Feriante: {showman.name}, {showman.nif}[, {showman.phone}].
%rides 1..5
Parcela | Atracción | Frente | Fondo | Año
{rides.plot} | {rides.name=noria|autos de choque|látigo|tómbola|tren bruja|camas elásticas|churrería} | {rides.front} | {rides.deep} | {rides.made}
{rides.seats=}
%%
Canon {fee}, potencia {kw}. Certifica el montaje {inspector.name} ({inspector.reg}). {quiet!De cinco a ocho se funciona sin música ni sirenas|Hay franja sin ruido~No hay franja sin ruido este año|Música permitida a toda hora}.
> {councillor}
~ Basura a las {:time}. Fianza devuelta desde el {:date}.

== es alquiler_disfraces
q shop company:Sastrería {}/Disfraces {}/Vestuario {}; rental_shop, es:tienda
g client; hirer, es:cliente
q client.name person; client_name
q client.group company:Colegio {}/Grupo de Teatro {}/Peña {}; on_behalf_of, es:entidad
q client.phone phone; client_phone
q out date; picked_up, es:salida
q back date; return_by, es:devolución
q total money:30..900; rental, es:alquiler
q deposit money:30..400; deposit, es:fianza
q fitter person; fitted_by, es:probador
q use phrase; occasion, es:motivo
q wash flag; cleaning_included, es:limpieza incluida
q penalty money:5..30; late_fee_per_day, es:recargo
a returned date; returned_on
a value money; replacement_value, es:valor
a client_email email; client_email
a driver person; delivered_by, es:conductor
l outfits; costumes, es:trajes
c outfits.what phrase; costume, es:traje
c outfits.size phrase; size, es:talla
c outfits.code id:D-###; code, es:código
c outfits.extra phrase; accessories, es:complementos
c outfits.wearer person; worn_by, es:quien lo lleva
c outfits.price money:8..60; price_each, es:precio
---
# Hoja de alquiler
{shop} || {out}
{client.name}, por {client.group}. [{client.phone}.] Para {use=una zarzuela|carnaval|un rodaje|la cabalgata|una boda temática}.
%outfits 2..7 lines
{outfits.code} {outfits.what=paje|húsar|gitana|monja|pirata|dama antigua|romano}, talla {outfits.size=S|M|L|XL|infantil}
Lo lleva {outfits.wearer}. Con {outfits.extra=sombrero|peluca|espada|guantes|mantilla}
{outfits.price=}
%%
Probó {fitter}. Alquiler {total}, fianza {deposit}. Devolver el {back}; cada día de retraso, {penalty}. {wash!La limpieza corre de nuestra cuenta|Lavado incluido~Se devuelve limpio por el cliente|Limpieza aparte}.
~ {:street}, {:city}. Sin plancha. De {:time} a {:time}.

== es acogida_temporal_menor
q body company:Servicio de Infancia de {}/Instituto del Menor {}; authority, es:entidad pública
g host; foster_family, es:familia acogedora
q host.one person; first_carer
q host.two person; second_carer
q host.town city; host_town
g child; minor, es:menor
q child.name person; child_name
q child.age number:1..16; child_age, es:edad
q child.school company:Colegio {}/Escuela {}; child_school
q worker person; social_worker, es:técnico de referencia
q from date; placement_start, es:inicio
q months number:1..24; planned_months, es:duración prevista
q aid money:200..900; monthly_aid, es:ayuda mensual
q visits phrase; visits_with_parents, es:visitas
q kind choice:emergency/temporary/permanent; placement_kind, es:modalidad
q kin flag; relatives, es:familia extensa
q act id:AC-####; resolution
a ends date; placement_end, es:fin
a mother person; birth_mother, es:madre
a birth date; child_birthdate, es:fecha de nacimiento
a judge person; judge, es:juez
a host_phone phone; carer_phone
---
{body}
# Documento de acogimiento {act}
{kind?Acogimiento de urgencia~Acogimiento temporal~Acogimiento permanente} de {child.name}, de {child.age} años, que asiste a {child.school}. Desde el {from} y por unos {months} meses vivirá con {host.one} y {host.two}, en {host.town}. {kin!Son tíos del menor|Hay parentesco con el menor~No hay parentesco|Es familia ajena}.
Visitas de los padres: {visits=una hora a la semana|sábados alternos|suspendidas|por videollamada}. [Ayuda de {aid} al mes.] Seguimiento: {worker}.
~ Oída la Fiscalía el {:date}. Copia para {:person}, pediatría. {:phone}

== es venta_moto_particulares
q signed date; contract_date, es:fecha
q at time; handover_hour, es:hora de entrega
g seller; vendor, es:vendedor
q seller.name person; seller_name
q seller.id id:########@; seller_document
q seller.home address; seller_address
g buyer; purchaser, es:comprador
q buyer.name person; buyer_name
q buyer.id id:########@; buyer_document
g bike; motorcycle, es:moto
q bike.model phrase; model
q bike.plate id:####@@@; plate, es:matrícula
q bike.km unit:km 900..90000; odometer
q bike.frame id:@@@##########; frame_number, es:bastidor
q price money:600..9000; price, es:precio
q liens flag; free_of_liens, es:libre de cargas
q pay choice:cash/transfer; paid_how, es:forma de pago
a buyer_home address; buyer_address, es:domicilio del comprador
a first date; first_registration, es:primera matriculación
a itv date; inspection_valid_until, es:itv
a insurer company; insurer, es:aseguradora
a power unit:kW 8..90; power, es:potencia
---
# Contrato de compraventa de motocicleta
En {:city}, {signed}, hora {at}
VENDE {seller.name}, {seller.id}, domicilio {seller.home}
COMPRA {buyer.name}, {buyer.id}
la moto {bike.model=Honda CB500|Vespa Primavera|Yamaha XMAX|BMW F 700|Bajaj Boxer}, {bike.plate}, bastidor {bike.frame}, con {bike.km}, por {price}, {pay?entregados en mano~pagados por transferencia}.
{liens!Quien vende asegura que no pesa embargo ni reserva sobre ella|Está libre de cargas~Tiene una reserva de dominio que se cancelará con este pago|Pesa sobre ella una financiación pendiente}.
Se entregan {:number:1..3} llaves.
{seller.name} || {buyer.name}
~ Gestoría: {:company}. Multas anteriores a la hora dicha, del vendedor.

== es cena_maridada_orden
q restaurant company:Restaurante {}/Casa {}/Asador {}; restaurant
g guest; host_of_dinner, es:anfitrión
q guest.name person; host_name
q guest.firm company:Grupo {}/Despacho {}/Laboratorios {}; invoiced_company, es:empresa
q guest.people number:4..30; diners, es:comensales
q sommelier person; sommelier, es:sumiller
q chef person; chef, es:jefe de cocina
q day date; dinner_date
q at time; arrival_time, es:llegada
q room phrase; dining_room, es:salón
q budget money:30..120; price_per_head, es:precio por persona
q allergy phrase; allergy, es:alergia
q corkage flag; own_wine, es:descorche
q service choice:plated/shared; service_style, es:servicio
a deposit money; deposit, es:señal
a waiter person; head_waiter
a ends time; ends
a guest_phone phone; host_phone
l courses; menu, es:platos
c courses.dish phrase; dish, es:plato
c courses.wine phrase; wine, es:vino
c courses.cellar company:Bodegas {}/Viña {}/Finca {}; winery, es:bodega
c courses.year year; vintage, es:añada
c courses.temp unit:°C 6..18; serving_temperature, es:temperatura
c courses.bottles number:1..9; bottles, es:botellas
---
{restaurant}
# Orden de servicio: cena maridada
{day}, llegan a las {at}. {guest.name}, de {guest.firm}; {guest.people} cubiertos en {room=el reservado|la bodega|la terraza|el salón azul}. {service?Emplatado individual~Todo al centro, para compartir}. {budget} por persona.
%courses 3..6
Pase | Vino | Elabora | Añada | Servir a
{courses.dish=gamba roja|canelón|rodaballo|cochinillo|quesos|tarta fina} | {courses.wine=albariño|cava brut|godello|mencía|ribera|moscatel} | {courses.cellar} | {courses.year} | {courses.temp}
{courses.bottles=}
%%
[Ojo: una persona no tolera {allergy=el marisco|los frutos secos|la lactosa|el gluten}.] {corkage!Traen dos botellas propias|Con descorche de vino suyo~No traen vino|Todo el vino es de la casa}.
Cocina: {chef}. Vinos: {sommelier}
~ Factura aparte del {:date}. Mantel {:number:1..9}.

== es hermanamiento_pueblos_visita
g home; host_town, es:pueblo anfitrión
q home.town city; host_town_name
q home.mayor person; host_mayor
g away; visiting_town, es:pueblo invitado
q away.town city; visiting_town_name
q away.country country; visitors_country
q away.people number:8..60; delegation_size
q arrives date; arrival, es:llegada
q leaves date; departure, es:despedida
q lodging phrase; lodging, es:alojamiento
q interpreter person; interpreter, es:intérprete
q organiser person; organiser, es:organiza
q gift phrase; gift, es:obsequio
q year year; twinned_since, es:hermanados desde
q school flag; schoolchildren_take_part, es:participan escolares
a away_mayor person; visiting_mayor, es:alcalde invitado
a cost money; budget
a return date; return_visit, es:visita de vuelta
a bus company; coach_company
l acts; programme, es:actos
c acts.day date; day
c acts.at time; hour
c acts.what phrase; act, es:acto
c acts.where phrase; place, es:lugar
c acts.who person; in_charge, es:encargado
c acts.people number:10..200; attendance
---
# Visita de hermanamiento
{home.town} recibe a {away.town} ({away.country})
Hermanados desde {year}. Llegan {away.people} personas el {arrives} y se van el {leaves}. Duermen en {lodging=casas de vecinos|el albergue|el hotel de la plaza|el internado}. Traduce {interpreter}. Organiza {organiser}.
%acts 3..7
Día | Hora | Acto | Lugar | Se ocupa
{acts.day} | {acts.at} | {acts.what=recepción|paella|visita a la bodega|partido|misa|baile|plantar un árbol} | {acts.where=ayuntamiento|polideportivo|ermita|plaza|río} | {acts.who}
{acts.people=}
%%
{school!Los niños de la escuela cantarán en la recepción|Participa la escuela~Los escolares no participan, por ser vacaciones|Sin actos con la escuela}. Se les regalará {gift=una talla|un libro firmado|aceite|una bandera bordada}.
> {home.mayor}
~ Pancarta encargada a {:company}. {:phone}

== es prueba_acceso_bomberos
q body company:Consorcio de Bomberos de {}/Cuerpo de Bomberos de {}; fire_service
q call id:OEP-##-##; competition, es:convocatoria
q day date; test_date
q place phrase; place, es:lugar
q chair person; board_chair, es:presidente del tribunal
q secretary person; board_secretary, es:secretaría
q doctor person; doctor_on_site, es:médico
q posts number:2..40; posts, es:plazas
g record; best_result, es:mejor marca
q record.name person; best_candidate
q record.time unit:s 9..70; best_time
q rope unit:m 5..8; rope_height, es:altura de cuerda
q appeals date; appeals_until, es:alegaciones
q filmed flag; filmed, es:grabado
q wind choice:indoor/outdoor; setting, es:recinto
a next date; next_test, es:siguiente prueba
a candidates number; candidates, es:aspirantes
a salary money; salary, es:sueldo
a starter person; timekeeper, es:cronometrador
l marks; results, es:marcas
c marks.code id:A-###; candidate_code, es:aspirante
c marks.rope unit:s 6..20; rope_time, es:cuerda
c marks.swim unit:s 28..60; swim_time, es:natación
c marks.run unit:s 160..260; run_time, es:carrera
c marks.verdict phrase; verdict, es:calificación
c marks.age number:19..40; age, es:edad
---
^ {body}
# Acta de pruebas físicas, {call}
{day}, {place=pista municipal|parque central|complejo deportivo|academia}, {wind?en recinto cubierto~al aire libre}. {posts} plazas. Cuerda lisa de {rope}. Tribunal: {chair}, con {secretary} en la secretaría. Asistencia médica, {doctor}.
%marks 3..8
Aspirante | Cuerda | Natación | Carrera | Calif.
{marks.code} | {marks.rope} | {marks.swim} | {marks.run} | {marks.verdict=apto|no apto|no presentado|lesionado}
{marks.age=}
%%
La mejor marca en la torre la hizo {record.name}, con {record.time}. {filmed!Todo se grabó en vídeo|Hay grabación de cada intento~No se grabó|Sin grabación}. Alegaciones hasta el {appeals}.
~ Dorsales {:number:1..20} a {:number:21..90}. Fin a las {:time}.

== es alquiler_barra_feria
q hall company:Caseta {}/Peña {}; association, es:caseta
q chair person; president_of_association, es:presidente
g caterer; bar_operator, es:hostelero
q caterer.name company:Hostelería {}/Bar {}; caterer_name
q caterer.rep person; caterer_representative
q caterer.staff number:4..30; waiters, es:camareros
q from date; opens, es:apertura
q to date; closes, es:cierre
q rent money:500..9000; bar_rent, es:canon de barra
q guarantee money:200..3000; guarantee, es:aval
q lunch money:8..20; members_menu_price, es:menú del socio
q exclusive flag; exclusive_brand, es:marca en exclusiva
q ice choice:association/caterer; who_pays_ice, es:hielo a cargo de
a beer company; brewery, es:cervecera
a signed date; signed_on
a licence id; food_licence
a insurer company; insurer, es:aseguradora
l prices; price_list, es:precios
c prices.what phrase; item, es:consumición
c prices.member money:1..15; member_price, es:precio socio
c prices.public money:2..25; public_price, es:precio público
c prices.size phrase; size, es:medida
c prices.cost money; cost_price
---
# Cesión de barra
{hall}, que preside {chair}, cede la barra a {caterer.name}, y en su nombre {caterer.rep}, del {from} al {to}, con {caterer.staff} camareros. Canon {rent}; en garantía deja {guarantee}. Menú para los de casa: {lunch}.
%prices 3..7
Consumición | Medida | Socios | Público
{prices.what=cerveza|rebujito|refresco|tortilla|pescaíto|caldo} | {prices.size=vaso|jarra|media|ración|botella} | {prices.member} | {prices.public}
{prices.cost=}
%%
{exclusive!Solo se servirá la marca que patrocina|Hay exclusiva de bebida~Se puede servir cualquier marca|Sin exclusivas}. El hielo lo paga {ice?la caseta~el hostelero}.
~ Cierre de cocina a las {:time}. Vajilla de {:company}. {:date}

== es ficha_voluntario_incendio
q corps company:Brigada Forestal {}/Cuadrilla {}/Bomberos Voluntarios de {}; brigade, es:brigada
q fire phrase; fire_name, es:incendio
q chief person; crew_chief, es:capataz
q director person; incident_commander, es:director de extinción
q alerted time; alerted, es:aviso
q on_site time; on_site, es:llegada al fuego
q day date; day_of_fire
q burned unit:ha 1..900; burned_area, es:superficie quemada
q water unit:l 500..20000; water_used, es:agua gastada
q sector id:S-#; sector
q cause choice:lightning/negligence/unknown; probable_cause, es:causa probable
q house flag; houses_threatened, es:viviendas en riesgo
q aircraft number:1..8; aircraft, es:medios aéreos
a controlled time; controlled_at, es:control
a extinguished date; extinguished, es:extinción
a reporter person; first_reporter, es:quien avisó
a wind unit:km/h 5..70; wind, es:viento
l crew; firefighters, es:componentes
c crew.name person; member
c crew.tool phrase; tool, es:herramienta
c crew.hours unit:h 2..14; hours_worked, es:horas
c crew.remark phrase; remark, es:observación
c crew.age number:18..60; age, es:edad
---
{corps}
# Parte de intervención
{fire=Cerro Pelado|Barranco del Lobo|Quebrada Honda|Las Encinillas}, {day}. Aviso {alerted}; en el sitio a las {on_site}. Dirige {director}; nos manda {chief}, {sector}. [Medios aéreos: {aircraft}.]
%crew 3..8
Nombre | Herramienta | Horas | Obs.
{crew.name} | {crew.tool=batefuegos|azada|motosierra|mochila|pulaski} | {crew.hours} | {crew.remark=bien|golpe de calor|ampollas|relevado|sin novedad}
{crew.age=}
%%
Ardieron {burned}; gastamos {water}. {house!El fuego amenazó dos casas|Hubo que desalojar una aldea~Ninguna casa corrió peligro|Lejos de toda vivienda}. {cause?Parece un rayo~Parece un descuido~No se sabe la causa}.
~ Radio canal {:number:1..9}. Bocadillos: {:company}. Regreso con {:person}.

== es carta_reclamo_agencia_novios
q agency company:Viajes {}/Lunas de Miel {}; travel_agency, es:agencia
g couple; travellers, es:pareja
q couple.one person; writer_of_letter, es:reclamante
q couple.two person; partner
q couple.city city; couple_home
g hotel; booked_hotel, es:hotel
q hotel.booked company:Hotel {}/Resort {}; hotel_booked
q hotel.given company:Hostal {}/Posada {}; hotel_given
q hotel.nights number:2..10; nights_affected
q travelled date; travel_start, es:salida
q written date; letter_date
q booking id:R#####; booking
q paid money:1500..9000; trip_price, es:precio del viaje
q claim money:200..4000; compensation_claimed, es:indemnización
q agent person; sold_by, es:vendedor
q reply number:7..30; days_to_reply, es:días para contestar
q photos flag; photos_enclosed, es:fotos
q fault choice:noise/dirt/works; main_fault, es:defecto
a return date; came_home, es:regreso
a wedding date; wedding_day, es:boda
a airline company; airline
a offered money; offered_compensation
a insurer company; travel_insurer, es:aseguradora
---
{couple.one} y {couple.two}
{:street}, {couple.city}
> {written}

A la dirección de {agency}
Reserva {booking}, que nos vendió {agent}

Señores:
Salimos el {travelled} habiendo pagado {paid} por un viaje con estancia en {hotel.booked}. Al llegar nos mandaron a {hotel.given}, donde pasamos {hotel.nights} noches. {fault?Ruido de discoteca hasta el alba~La habitación estaba sucia~Había obras en el pasillo}. {photos!Adjuntamos fotografías|Les mandamos las fotos~No tenemos fotografías, pero sí memoria|Sin fotos, pues nos robaron el móvil}.
Pedimos que se nos devuelvan {claim}. Esperamos respuesta en {reply} días; si no, iremos a Consumo.

{couple.one}
~ Copia a {:person}, oficina del consumidor. {:phone}

`
