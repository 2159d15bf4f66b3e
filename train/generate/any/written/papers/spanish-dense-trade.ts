/** Dense papers of trade, farms, science, shipping and energy in Spanish: letters, sheets and reports full of neighbours of the same form. */
export const spanishDenseTradePapers = `
== es aviso_llegada_buque
q agency company:Agencia Marítima {}/{} Shipping/Consignataria {}; ship_agent, issuing_agent
q line company:{} Lines/Naviera {}/{} Container; shipping_line, carrier
q consignee company:Importadora {}/{} Comercial/Frutas {}; consignee, addressee
q shipper company:{} Exports Ltd/{} Trading/{} Co; shipper, sender_abroad
q notify company:Aduanas {}/Tránsitos {}; notify_party, also_notified
q clerk person; import_clerk, signed_by
q vessel phrase; vessel, ship
q voyage id:###@; voyage_no, trip
q bl id:@@@@#######; bill_of_lading, bl_number
q from_port city; port_of_loading, loaded_at
q to_port city; port_of_discharge, discharged_at
q eta date; expected_arrival, eta
q berth phrase; terminal, berth
q free_days number:3..21; free_days, days_without_charge
q demurrage money:20..200; demurrage_per_day, daily_detention
q freight money:600..9000; ocean_freight, freight
q local money:80..900; local_charges, terminal_charges
q total money:700..10000; total_to_pay, amount_due
q account iban; pay_into, agent_account
q prepaid flag; freight_prepaid, freight_already_paid; whether the freight was paid at the start
q original flag; originals_required, surrender_original_bl; whether the paper originals must be handed in
a customs_entry id; customs_entry, dua_number
a haulier company; haulier, carried_inland_by
a delivered date; delivered_on, gate_out
a value money; goods_value, invoice_value
a insurer company; cargo_insurer
l boxes; containers, equipment; the containers
c boxes.no id:@@@U #######; container_no, box
c boxes.kind short; size_type, type
c boxes.seal id:@@######; seal, seal_no
c boxes.goods phrase; goods, description
c boxes.packs number:10..900; packages, pieces
c boxes.kilos unit:kg 900..26000; gross_weight, weight
c boxes.m3 unit:m³ 10..66; volume, measurement
c boxes.temp number; set_temperature
l charges; costs, fees; what is charged
c charges.what phrase; charge, concept
c charges.per phrase; per, basis
c charges.sum money:10..900; amount, price
c charges.vat short; tax_code, vat
---
{agency} || {:street}, {:zip} {:city}
A la atención de {consignee} || {:date}
# Aviso de llegada
= Buque: {vessel=Monte Cervantes|Ever Loyal|Cap Ortegal|Maersk Salinas}
= Viaje: {voyage}
= B/L: {bl}
= Cargador: {shipper}
= Notificar: {notify}
= Puerto de carga: {from_port}
= Puerto de descarga: {to_port}
= ETA: {eta}
= Terminal: {berth=muelle Sur|TCV|muelle Príncipe Felipe|Noatum}
= Naviera: {line}
%boxes 1..6
Contenedor | T | Precinto | Mercancía | Bultos | Bruto | m³
{boxes.no} | {boxes.kind=40HC|20DV|40RF|20RF} | {boxes.seal} | {boxes.goods=plátano|muebles|repuestos|café verde|textil hogar} | {boxes.packs} | {boxes.kilos} | {boxes.m3}
{boxes.temp=}
%%
%charges 2..6
Concepto | Por | Importe
{charges.what=THC|entrega B/L|T3 mercancía|limpieza|ISPS|handling} | {charges.per=contenedor|B/L|tonelada} | {charges.sum}
{charges.vat=}
%%
= Flete: {freight}
= Gastos locales: {local}
= A pagar: {total}
{prepaid!El flete viene pagado en origen|Freight prepaid~Flete pagadero en destino|Freight collect}. {original!Deberán entregarnos un original endosado|Sin original no hay entrega~Entrega por express release, sin originales|No se precisa original}. Disponen de {free_days} días libres; después, {demurrage} por día y unidad. Ingresos en {account}.
> {clerk}
~ La fecha puede variar. Aviso anterior del {:date} sin efecto. Guardia {:phone}.

== es carta_indemnidad_sin_conocimiento
q shipper company:Exportadora {}/Frutícola {}/Minera {}; requesting_company, issuer_of_letter
q line company:Naviera {}/{} Ocean/{} Maritime; carrier, addressed_line
q bank company:Banco {}/Caja {}; guaranteeing_bank, countersigned_by
q signer person; legal_representative, signed_by
q bank_signer person; bank_officer, signed_for_bank
q receiver company:{} Import Inc/{} Gida AS/{} Handels GmbH; delivery_to, goods_to_be_given_to
q person_at_port person; local_contact, authorised_to_collect
q vessel phrase; vessel, ship
q voyage id:V-###; voyage
q bl id:BL-#######; bill_of_lading_no, bl
q bl_date date; bill_dated, shipped_on_board
q load city; loading_port, shipped_at
q planned city; original_destination, planned_port
q actual city; new_destination, changed_port
q goods phrase; cargo, goods
q units number:20..3000; packages, units
q tonnes unit:t 10..900; tonnage, weight
q worth money:9000..900000; cargo_value, invoice_value
q cover percent:100..200; guarantee_share, percentage_of_value
q lost flag; originals_lost, bl_missing; whether the originals were lost
q law choice:english/spanish/french; governing_law, law
q dated date; letter_date, issued_on
a expiry date; guarantee_expiry, valid_until
a insurer company; club, p_and_i
a notary person; notary
a courier id; courier_tracking, sent_with
a freight money; freight
---
{shipper} || {dated}
{:street}, {:city} || RUT {:id:##.###.###-#}

A: {line}
Ref.: {vessel=Río Blanco|Cabo Froward|Valparaíso Express|Don Diego}, viaje {voyage}, B/L {bl} de {bl_date}

Señores:
Las mercancías citadas ({goods=cerezas en cajas|cátodos de cobre|celulosa|harina de pescado|uva de mesa}, {units} bultos, {tonnes}) fueron embarcadas en {load} por nuestra cuenta para su entrega en {planned}. {lost!Los conocimientos originales se han extraviado en el correo|Los originales se perdieron~Los conocimientos originales no han llegado todavía|Los originales siguen en el banco}; por ello les pedimos que entreguen la carga en {actual} a {receiver}, en la persona de {person_at_port}, sin presentación del original.
En consideración a lo anterior:
1. Les mantendremos indemnes de toda responsabilidad, pérdida o gasto.
2. El valor de la carga es de {worth}; la garantía alcanza el {cover}.
3. Entregaremos los originales en cuanto obren en nuestro poder.
4. Esta carta se rige por el derecho {law?inglés~español~francés}.
Atentamente,
{shipper} || {bank}
{signer} || {bank_signer}
~ Texto estándar del club, edición de {:date}. Oficina exterior {:phone}. Firma verificada, folio {:number:10..900}.

== es hoja_pesaje_matadero_porcino
q plant company:Matadero {}/Cárnicas {}/Frigorífico {}; slaughterhouse, plant
q farm company:Granja {}/Porcino {}/Integradora {}; supplier_farm, origin_farm
q code id:ES##########; holding_code, rega
q driver person; haulier_driver, brought_by
q carrier company:Transportes {}/Ganado {}; livestock_haulier, transporter
q plate id:####@@@; lorry_plate, vehicle
q grader person; carcass_grader, classified_by
q vet person; official_vet, ante_mortem_by
q in date; received_on, unloading_date
q in_at time; unloading_time, arrived_at
q killed date; slaughter_date, killed_on
q head number:40..240; pigs_received, animals
q dead_road number:1..4; dead_on_arrival, died_in_transport
q dead_pen number:1..3; dead_in_lairage, died_in_pen
q condemned number:1..5; condemned_carcasses, seized
q live unit:kg 4000..28000; live_weight, live_total
q carcass unit:kg 3000..22000; carcass_weight, hot_weight
q lean percent:52..66; lean_meat_share, lean
q base money:1..3; base_price, price_per_kilo
q amount money:4000..60000; amount_payable, total
q fasted flag; fasted, empty_stomach; whether the pigs came fasted
q lot id:P##-####; lot_no, batch
a paid date; payment_date, paid_on
a breed phrase; breed, genetics
a farm_vet person; farm_vet, private_vet
a guide id; movement_permit, health_guide
l grades; classes, carcass_groups; class by class
c grades.class short; class, seurop
c grades.count number:2..90; carcasses, number
c grades.kilos number:200..9000; kilos, weight
c grades.fat number:10..30; backfat_mm, fat
c grades.price money:1..3; price, price_kilo
c grades.sum money:300..20000; amount, value
c grades.ph number; ph
l losses; findings, seizures; what was seized
c losses.tag number:1..240; carcass_no, tattoo
c losses.part phrase; part, organ
c losses.why phrase; cause, lesion
c losses.kilos number:1..90; kilos_lost, weight_lost
c losses.by person; inspector
---
{plant} || Partida {lot}
# Hoja de sacrificio y clasificación
{farm} (REGA {code}). Camión {plate} de {carrier}, conduce {driver}. Entrada el {in} a las {in_at}, sacrificio el {killed}.
= Cerdos: {head}
= Bajas en camión: {dead_road}
= Bajas en cuadra: {dead_pen}
= Decomisos: {condemned}
= Vivo: {live}
= Canal: {carcass}
= Magro: {lean}
= Precio base: {base}
%grades 3..6
Cl. | N.º | Kg | Toc. | €/kg | €
{grades.class=S|E|U|R|O|P} | {grades.count} | {grades.kilos} | {grades.fat} | {grades.price} | {grades.sum}
{grades.ph=}
%%
%losses 1..5 sentence
Decomisado:
canal {losses.tag}, {losses.part=hígado|pulmón|jamón izquierdo|canal entera|costillar}, por {losses.why=absceso|neumonía|ictericia|fractura|artritis} ({losses.kilos} kg)
{losses.by=}
%%
{fasted!Llegaron en ayunas|Los animales venían ayunados~Llegaron con el estómago lleno|No venían ayunados}.
= Importe: {amount}
Clasificó {grader} || Inspección {vet}
~ Báscula verificada el {:date}. Mercado de referencia {:city}. Reclamaciones en 24 h, {:phone}.

== es ficha_arbol_singular
q council company:Diputación de {}/Cabildo de {}/Consejería de {}; authority, body
q author person; author, surveyed_by
q climber person; climber, measured_at_height_by
q owner person; owner, landowner
q guard person; forest_guard, watched_by
q name phrase; tree_name, known_as
q species phrase; species, scientific_name
q code id:AS-###; catalogue_no, code
q town city; municipality
q place phrase; place, estate
q x number:200000..700000; utm_x, easting
q y number:4000000..4800000; utm_y, northing
q high unit:m 6..45; height, total_height
q girth unit:m 2..15; girth, trunk_perimeter
q crown unit:m 6..36; crown_diameter, spread
q age number:150..1800; estimated_age, years
q altitude unit:m 20..1900; altitude, elevation
q visited date; visit_date, surveyed_on
q listed date; listed_on, protected_since
q state choice:good/fair/declining; health, vitality
q hollow flag; hollow, trunk_hollow; whether the trunk is hollow
q visits flag; open_to_visitors, may_be_visited; whether anybody may go and see it
a planted year; planted, year_planted
a budget money; cost, works_budget
a next date; next_visit, next_survey
a photographer person; photographs_by
l works; treatments, proposed_works; what was or should be done
c works.when date; date, when
c works.what phrase; work, treatment
c works.firm company; firm, done_by
c works.branch phrase; part, where_on_tree
c works.urgent number:1..4; urgency, priority
c works.cost money; cost
l pests; damages, findings; what ails it
c pests.agent phrase; agent, pest
c pests.part phrase; part_affected, organ
c pests.share percent:5..80; share_affected, extent
c pests.trend phrase; trend, evolution
c pests.lab id; sample
---
{council} || Ficha {code}
# {name=El Abuelo|La Carrasca Milenaria|El Pino de las Tres Garras|Sabina del Cura|Tejo de la Ermita}
{species=Quercus ilex|Pinus nigra|Juniperus thurifera|Taxus baccata|Olea europaea}
{place=finca El Espinar|dehesa de abajo|junto a la ermita|barranco Hondo}, {town} · X {x} · Y {y} · {altitude} s. n. m.
= Altura: {high}
= Perímetro a 1,30: {girth}
= Copa: {crown}
= Edad (años): {age}
= Catalogado: {listed}
= Visitado: {visited}
= Propiedad: {owner}
= Guarda: {guard}
Estado {state?bueno~regular~en declive}. {hollow!El tronco está hueco|Hay una gran cavidad en la base~El tronco suena macizo|Sin cavidades}. {visits!Se puede visitar por sendero señalizado|Visita libre~Está en finca cerrada, no se visita|Sin acceso al público}.
%pests 1..5
Agente | Parte | % | Evol.
{pests.agent=Cerambyx|muérdago|hongos de pudrición|procesionaria|rayo} | {pests.part=ramas bajas|tronco|copa|raíz} | {pests.share} | {pests.trend=estable|a más|a menos}
{pests.lab=}
%%
%works 2..6 lines
{works.when}: {works.what=cableado|poda de seco|vallado|descompactado|apuntalado} en {works.branch=rama sur|cruz|base|guía}
{works.firm}, urgencia {works.urgent}
{works.cost=}
%%
Medido por {author}; en altura, {climber}.
~ Datum ETRS89, huso 30. Ficha anterior de {:date}. Denuncias al {:phone}.

== es cuaderno_ensayo_clinico_visita
q sponsor company:{} Pharma/Laboratorios {}/{} Biotech; sponsor, promoter
q site company:Hospital {}/Clínica {}/Instituto {}; trial_site, centre
q cro company:{} Research/{} Clinical; cro, monitor_company
q investigator person; principal_investigator, investigator
q coordinator person; study_coordinator, study_nurse
q monitor person; monitor, source_verified_by
q trial id:####-######-##; eudract, trial_number
q protocol phrase; protocol, study_title
q subject id:##-###; subject_no, patient_code
q initials id:@@@; initials
q visit number:1..14; visit_no, visit
q visit_date date; visit_date, seen_on
q consent date; consent_signed, informed_consent
q random id:R####; randomisation_no, kit_allocation
q arm choice:arm A/arm B/placebo; arm, treatment_arm
q weight unit:kg 45..110; weight
q pulse number:48..110; pulse, heart_rate
q bp id:1##/##; blood_pressure, bp
q returned number:0..60; tablets_returned, pills_left
q compliance percent:60..99; adherence, compliance
q next date; next_visit, next_appointment
q pregnant flag; pregnancy_test_positive, pregnant; whether the test for pregnancy was positive
q continues flag; continues_in_study, stays_in_trial; whether the person goes on in the trial
a born date; birth_date
a doctor person; family_doctor
a payment money; travel_refund, compensation
a last_visit date; end_of_study, final_visit
l events; adverse_events, ae; what went badly
c events.no number:1..9; event_no, ae_no
c events.what phrase; event, term
c events.from date; onset, start
c events.to date; resolved, end
c events.grade number:1..4; grade, intensity
c events.link phrase; relation, causality
c events.act phrase; action_taken, measure
c events.report date; reported_on
l meds; concomitant, other_medicines; what else is taken
c meds.name phrase; medicine, drug
c meds.dose phrase; dose
c meds.why phrase; indication, reason
c meds.since date; start, since
c meds.route phrase; route
---
{protocol=ESTUDIO ALBA-2|AURORA|NIEVE-301|Estudio MARES} || EudraCT {trial}
Promotor {sponsor} || CRO {cro}
# Visita {visit}
= Centro: {site}
= Sujeto: {subject}
= Iniciales: {initials}
= Fecha: {visit_date}
= Consentimiento: {consent}
= Aleatorización: {random}
= Rama: {arm?A~B~placebo}
= Peso: {weight}
= Pulso: {pulse}
= TA: {bp}
= Comprimidos devueltos: {returned}
= Cumplimiento: {compliance}
Prueba de embarazo: {pregnant!☒ positiva ☐ negativa|positiva~☐ positiva ☒ negativa|negativa}
%events 1..6
 | Acontecimiento | Inicio | Fin | G | Rel. | Medida
{events.no} | {events.what=cefalea|náuseas|erupción|mareo|insomnio|diarrea} | {events.from} | {events.to} | {events.grade} | {events.link=posible|improbable|probable|ninguna} | {events.act=ninguna|reducir dosis|suspender|tratar}
{events.report=}
%%
%meds 1..5 sentence
Medicación concomitante:
{meds.name=paracetamol|atorvastatina|omeprazol|salbutamol|metformina} {meds.dose=1 g|20 mg|a demanda|500 mg} por {meds.why=dolor|colesterol|acidez|asma|diabetes} desde {meds.since}
{meds.route=}
%%
{continues!El sujeto sigue en el estudio|Continúa según protocolo~El sujeto abandona el estudio|Se retira por decisión propia}. Próxima cita: {next}.
Investigadora: {investigator} || Coordinación: {coordinator}
Verificado con la fuente: {monitor}
~ Versión {:number:1..6} del CRD, {:date}. Urgencias del ensayo {:phone}.

== es informe_eolico_mensual_parque
q operator company:{} Renovables/Eólica {}/{} Operaciones; operator, om_firm
q owner company:Parque {} S.L.U./Fondo {}/Energías {}; owner, spv
q author person; author, report_by
q chief person; site_chief, wind_farm_manager
q safety person; safety_officer, hse
q farm phrase; wind_farm, park
q town city; municipality, nearest_town
q month month; month, period
q turbines number:5..60; turbines, number_of_turbines
q capacity unit:MW 8..150; capacity, installed_power
q output unit:MWh 900..40000; energy, net_production
q budget unit:MWh 900..40000; budgeted_energy, expected
q wind unit:m/s 3..12; mean_wind, wind_speed
q gust unit:m/s 18..45; max_gust, strongest_gust
q avail percent:88..99; availability
q contract_avail percent:95..98; guaranteed_availability, contract_level
q losses unit:MWh 5..900; curtailment, grid_losses
q price money:20..110; pool_price, price_mwh
q income money:20000..900000; income, revenue
q birds number:1..12; bird_strikes, collisions
q accident flag; accident, injury; whether anybody was hurt
q complaint flag; noise_complaint, neighbours_complained; whether neighbours complained
a rent money; land_rent, lease
a lender company; lender, bank
a maker company; turbine_maker, manufacturer
a next date; next_outage, planned_stop
l turbines_list; machines, wind_turbines; machine by machine
c turbines_list.row phrase; row, line
c turbines_list.no id:A##; turbine, machine
c turbines_list.mwh number:40..1400; energy, mwh
c turbines_list.hours number:200..744; hours, running_hours
c turbines_list.stop number:1..200; hours_stopped, downtime
c turbines_list.fault phrase; main_fault, cause
c turbines_list.tech person; technician, attended_by
c turbines_list.oil unit; oil_level
l jobs; works, pending_jobs; big jobs
c jobs.what phrase; job, work
c jobs.on id:A##; turbine
c jobs.from date; start, from
c jobs.to date; end, to
c jobs.crane flag; crane
c jobs.firm company; firm, contractor
---
{operator} || {month}
# Parque eólico {farm=Cerro del Viento|La Muela II|Sierra Pelada|Los Castillejos} – {town}
Titular: {owner}. {turbines} aerogeneradores, {capacity}.
= Energía neta: {output}
= Presupuesto: {budget}
= Viento medio: {wind}
= Racha: {gust}
= Disponibilidad: {avail}
= Garantizada: {contract_avail}
= Limitaciones de red: {losses}
= Precio: {price}
= Ingresos: {income}
%turbines_list 4..12
Aero | MWh | h | Par. | Avería | Técnico
/ Alineación {turbines_list.row=Norte|Sur|Collado|Este}
{turbines_list.no} | {turbines_list.mwh} | {turbines_list.hours} | {turbines_list.stop} | {turbines_list.fault=pitch|convertidor|yaw|sensor de viento|-|multiplicadora} | {turbines_list.tech}
{turbines_list.oil=}
%%
%jobs 1..5 lines
{jobs.on}: {jobs.what=cambio de pala|cambio de multiplicadora|repintado de torre|retrofit de control}, {jobs.firm}, del {jobs.from} al {jobs.to}
{jobs.crane=}
%%
{accident!Un técnico se lesionó el hombro|Hubo un accidente con baja~Mes sin accidentes|Nadie resultó herido}. Colisiones de aves: {birds}. {complaint!Dos vecinos se quejan del ruido nocturno|Se recibió una queja por ruido~No hay quejas de vecinos|Ningún vecino reclamó}.
Redacta {author} || Jefe de parque: {chief}
~ Seguridad: {safety}. Centro de control {:phone}, 24 h. Datos SCADA a {:date}.

== es guia_forestal_subasta_madera_lotes
q owner company:Ayuntamiento de {}/Junta Vecinal de {}/Comunal de {}; forest_owner, seller
q service company:Servicio de Montes de {}/Sección Forestal de {}; forest_service, technical_body
q engineer person; forest_engineer, technical_director
q ranger person; ranger, marked_by
q secretary person; secretary, bids_to
q mayor person; mayor, chairs_opening
q hill phrase; forest, hill
q hill_no number:1..600; public_utility_no, catalogue_number
q auction date; auction_date, opening_of_bids
q at time; opening_time, hour
q bids_by date; bids_until, deadline
q hall phrase; place_of_auction, hall
q deposit percent:2..10; provisional_bond, bid_deposit
q final percent:4..15; definitive_bond, final_guarantee
q fund percent:10..20; improvement_fund, share_for_improvements
q cut_from date; cutting_from, exploitation_starts
q cut_to date; cutting_until, exploitation_ends
q visit date; viewing_day, lots_shown_on
q phone phone; ranger_phone, call_to_visit
q fire flag; summer_ban, no_work_in_summer; whether work ceases in the fire season
q certified flag; certified, pefc; whether the wood is certified
a buyer company; awarded_to, buyer
a payment date; payment_due, pay_by
a road_fee money; road_fee, track_deposit
a sawmill company; sawmill
l lots; timber_lots, parcels; what is sold
c lots.no number:1..20; lot, no
c lots.stand phrase; stand, compartment
c lots.species phrase; species, wood
c lots.trees number:20..4000; trees, stems
c lots.m3 unit:m³ 20..3000; volume, cubic_metres
c lots.kind phrase; kind_of_cut, cut
c lots.price money:10..90; price_m3, unit_price
c lots.start money:900..90000; starting_price, minimum
c lots.index money:1000..180000; index_price, ceiling
c lots.bark percent; bark_share
---
{owner}
^ Anuncio de aprovechamientos maderables
# Monte «{hill=La Dehesa|Pinar Grande|Valdemoro|El Robledal}», n.º {hill_no} del catálogo
Se abrirán las plicas el {auction} a las {at}, {hall=en el salón de plenos|en la casa de la madera|en la biblioteca|en la casa consistorial}, ante {mayor}. Las ofertas se entregan a {secretary} hasta el {bids_by}.
%lots 3..9
L. | Rodal | Especie | Pies | m³ | Corta | €/m³ | Tasación | Índice
{lots.no} | {lots.stand=12 a|7 c|21|4 b|33} | {lots.species=pino silvestre|chopo|haya|eucalipto|roble} | {lots.trees} | {lots.m3} | {lots.kind=a hecho|clara|mejora|arrastre por viento} | {lots.price} | {lots.start} | {lots.index}
{lots.bark=}
%%
= Fianza provisional: {deposit}
= Fianza definitiva: {final}
= Fondo de mejoras: {fund}
= Corta desde: {cut_from}
= Corta hasta: {cut_to}
{fire!De julio a septiembre no se trabaja|Se para en época de incendios~Se puede trabajar también en verano|No hay parada estival}. {certified!Madera certificada PEFC|Monte certificado~Madera sin certificar|El monte no está certificado}. Los lotes se enseñan el {visit}; llamen a {ranger}, {phone}.
Informa {service}, dirección de {engineer}.
~ Modelo de proposición al dorso. Pliego aprobado el {:date}. Gastos de anuncio, {:money:60..400}.

== es solicitud_credito_agricola_evaluacion
q bank company:Banco {}/Caja Rural {}/Cooperativa de Crédito {}; lender, bank
q branch city; branch, office_town
q analyst person; credit_analyst, assessed_by
q officer person; loan_officer, visited_farm
q committee date; committee_date, decided_on
q client person; applicant, farmer
q doc id:##.###.###-#; applicant_id, identity_no
q spouse person; co_debtor, spouse_signing
q guarantor person; guarantor, surety
q farm phrase; farm, estate
q town city; farm_town, district
q hectares unit:ha 1..90; farm_area, surface
q crop phrase; crop, activity
q purpose phrase; purpose, use_of_loan
q asked money:3000..200000; amount_requested, asked
q granted money:2000..190000; amount_granted, approved_amount
q rate percent:6..24; interest_rate, annual_rate
q months number:12..84; term_months, duration_months
q grace number:3..18; grace_months, no_payment_months
q quota money:100..4000; instalment, periodic_payment
q income money:4000..90000; yearly_income, farm_income
q debt money:300..40000; existing_debt, other_loans
q insured flag; crop_insured, harvest_insurance; whether the harvest is insured
q mortgage flag; mortgage_taken, land_pledged; whether land is pledged
q visited date; farm_visit, visited_on
a account id; savings_account, account_no
a first_due date; first_payment, first_instalment_date
a born date; applicant_birth, birth_date
a fund company; guarantee_fund, state_guarantor
l assets; goods, property; what the applicant owns
c assets.what phrase; asset, item
c assets.count number:1..60; number, quantity
c assets.value money:200..90000; value, worth
c assets.since year; owned_since, year
c assets.pledge phrase; pledged_as, charge
c assets.serial id; serial
l harvests; seasons, production; what came in
c harvests.season phrase; season, campaign
c harvests.area number:1..90; hectares, area
c harvests.yield number:10..900; yield_qq, yield
c harvests.price money:3..90; price, price_qq
c harvests.buyer company; buyer, sold_to
c harvests.loss percent; loss
---
{bank}, agencia {branch} || Comité del {committee}
# Informe de crédito agropecuario
Solicita {client}, cédula {doc}, con {spouse}; garante, {guarantor}. Fundo {farm=La Esperanza|Santa Rosa|El Porvenir|Los Mangos}, {town}, {hectares}, dedicado a {crop=papa y haba|banano|ganado de leche|café|arroz}. {officer} visitó la finca el {visited}.
Destino: {purpose=riego por goteo|compra de novillas|galpón|semilla certificada|tractor usado}.
= Pide: {asked}
= Se aprueba: {granted}
= Tasa: {rate}
= Meses: {months}
= Gracia (meses): {grace}
= Cuota: {quota}
= Ingreso anual: {income}
= Otras deudas: {debt}
%harvests 2..6
Campaña | ha | qq | Precio | Vendió a
{harvests.season=verano 22|invierno 22|verano 23|invierno 23|2024 A|2024 B} | {harvests.area} | {harvests.yield} | {harvests.price} | {harvests.buyer}
{harvests.loss=}
%%
%assets 2..7 lines
{assets.count} {assets.what=vacas|bombas de agua|motocultores|hectáreas con título|silos|camionetas} ({assets.since}), {assets.value}, {assets.pledge=libre|en prenda|en hipoteca}
{assets.serial=}
%%
{insured!La cosecha está asegurada|Cuenta con seguro agrícola~Sin seguro de cosecha|La cosecha no está asegurada}. {mortgage!Se constituye hipoteca sobre el fundo|Entrega tierra en hipoteca~Solo garantía personal|No se hipoteca la tierra}.
> {analyst}
~ Central de riesgos consultada el {:date}. Vence la aprobación a los 60 días. {:phone}

== es ficha_tecnica_gira_rider
q artist company:{} Trío/Los {}/Compañía {}; band, artist
q venue company:Teatro {}/Sala {}/Auditorio {}; venue, theatre
q promoter company:{} Conciertos/Promotora {}/Ayuntamiento de {}; promoter, buyer_of_show
q manager person; tour_manager, road_manager
q manager_phone phone; tour_manager_phone, road_phone
q sound person; front_of_house, sound_engineer
q lights person; lighting_designer, lights_by
q stage person; stage_manager, venue_contact
q date date; show_date, day
q load_in time; load_in, get_in
q check time; sound_check
q doors time; doors, audience_in
q show time; show_time, starts
q curfew time; curfew, must_end
q length unit:min 50..150; show_length, duration
q party number:4..30; travelling_party, people
q vegetarians number:1..9; vegetarians, special_meals
q rooms number:2..16; hotel_rooms, singles
q fee money:800..40000; fee, cachet
q advance percent:20..60; advance_share, paid_before
q width unit:m 6..18; stage_width
q depth unit:m 5..14; stage_depth
q power unit:A 32..250; power_supply, amps
q support flag; support_act, opening_band; whether somebody plays before
q recording flag; filming_allowed, recording; whether filming is allowed
a ticket money; ticket_price, admission
a capacity number; capacity, seats
a hotel company; hotel, lodging
a agent person; booking_agent
a paid date; paid_on, payment_date
l inputs; channels, patch; channel by channel
c inputs.ch number:1..32; channel, ch
c inputs.src phrase; source, instrument
c inputs.mic phrase; microphone, mic
c inputs.stand short; stand
c inputs.mon short; monitor, mix
c inputs.who first; player, musician
c inputs.insert phrase; insert
l needs; backline, equipment; what the house provides
c needs.area phrase; area, department
c needs.what phrase; item, equipment
c needs.qty number:1..24; quantity, pieces
c needs.alt phrase; alternative, acceptable
c needs.cost money; rental
---
# {artist}
^ Rider técnico y de acogida – {date}, {venue}
Contrata {promoter}: {fee}, {advance} por adelantado. Gira: {manager}, {manager_phone}. Sonido: {sound}. Luces: {lights}. Por el teatro: {stage}.
= Montaje: {load_in}
= Prueba: {check}
= Puertas: {doors}
= Función: {show}
= Desalojo: {curfew}
= Duración: {length}
= Boca: {width}
= Fondo: {depth}
= Acometida: {power}
%inputs 4..12
Ch | Fuente | Micro | Pie | Mon. | Quién
{inputs.ch} | {inputs.src=bombo|caja|bajo DI|voz|guitarra|cajón|violín|coro} | {inputs.mic=D6|SM57|SM58|DI|KM184|Beta 52} | {inputs.stand=C|A|-} | {inputs.mon=1|2|3|in-ear} | {inputs.who}
{inputs.insert=}
%%
Aporta la sala:
%needs 3..8
 | Material | Cant. | Vale también
/ {needs.area=LUCES|SONIDO|ESCENARIO}
{needs.what=cabezas móviles|recortes|cuñas|tarimas 2x1|banquetas|mesa 32 ch} | {needs.qty} | {needs.alt=similar|LED|sin sustituto|otra marca}
{needs.cost=}
%%
Somos {party}; comen {vegetarians} sin carne; {rooms} habitaciones. {support!Abre un grupo local|Hay teloneros~Sin teloneros|No actúa nadie antes}. {recording!Se permite grabar tres canciones|Se puede filmar sin foco~Prohibido filmar|No se permite grabar}.
~ Rider de {:date}; anula los anteriores. Dudas a {:email}.
`
