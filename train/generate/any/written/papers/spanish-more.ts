/** More whole papers in Spanish, of all fields of life and work. */
export const moreSpanishPapers = `
== es derecho_peticion_respuesta
q agency company:Personería Municipal de {}/Secretaría de Movilidad de {}/Empresa de Acueducto de {}; answering_body, respondent, public_entity; body that gives the answer
q petitioner person; citizen, asked_by, requester, es:peticionario; person who put the question
q radicado id:20##-#######; tracking_number, intake_id, docket; number the request was given on arrival
q received_on date; intake_date, filed; day the request came in
q answered_on date; letter_date, reply_date; day this answer was written
q subject phrase; matter, topic, what_is_asked; what the citizen wants
q official person; undersigned, replying_officer, signatory; who answers for the body
q official_role job; title, position_of_signatory; office the signer holds
q granted choice:yes/partly/no; outcome, decision; how the request was met
q extension flag; more_time_needed, term_extended; whether the body asks for additional days
q inspection_day date; visit_date, site_visit; when an official goes to see the place
q copy_fee money:1000..40000; cost_of_copies, reproduction_charge; what the copies cost
q place street; location, spot; street the request is about
a appeal_deadline date; last_day_to_appeal, appeal_by; until when the answer can be contested
a petitioner_id id; national_id, cedula; identity number of the citizen
a contractor company; works_contractor, executing_firm; firm charged with the repair
a budget money; allocated_funds, cost_of_works, es:presupuesto; money set aside for it
a works_end date; completion_date, finished_by; when the repair will be finished
a lawyer person; attorney, legal_counsel, es:abogado; lawyer acting for the citizen
a affected number; households_affected, people_concerned; how many neighbours are concerned
---
{agency}
{:street} · {:city}, Colombia || {answered_on}

Señor(a)
{petitioner}
Ciudad

= Asunto: Respuesta a su derecho de petición, radicado {radicado}

Cordial saludo:
El pasado {received_on} recibimos su escrito sobre {subject=el hundimiento del andén|la falta de alumbrado en la cancha|los cobros duplicados del servicio|el semáforo que no funciona|la poda de los samanes|el ruido de una bodega}, frente al inmueble de {place}. Revisado el caso, le informamos lo siguiente:
* {granted?Accedemos a todo lo pedido y ya se dio la orden a la cuadrilla~Accedemos a la primera parte de lo pedido, no a la segunda, que depende de otra entidad~No resulta posible acceder a lo que usted pide}.
* {extension!Nos acogemos a la ampliación de términos prevista en la ley para completar la respuesta|Requerimos diez días más para contestarle de fondo~Con lo dicho la respuesta queda completa y no hace falta prórroga|No pedimos plazo adicional}.
?* Un funcionario irá a mirar el sitio el {inspection_day}.
?* Las copias que solicitó tienen un valor de {copy_fee}, que se consigna antes de retirarlas.

Atentamente,
{official}
{official_role=Profesional universitario|Jefe de atención al usuario|Director técnico|Secretaria de despacho|Asesora jurídica}
~ Proyectó: {:person} · Línea gratuita {:phone} · Folios: {:number:1..6}

== es constancia_junta_vecinos
q body company:Junta de Vecinos {}/Junta de Vecinos Villa {}/Unidad Vecinal {}; issuing_association, community_body, issued_by; neighbourhood body that certifies
q legal_no id:PJ-####; registration_of_body, legal_personality_no; number under which the body is registered
q resident person; person_certified, holder, es:vecino; who lives there according to this paper
q rut id:##.###.###-#; tax_id, national_id; identity number of the resident
q home street; dwelling, where_they_live; street of the dwelling
q since year; living_there_since, resident_from; year from which the person has lived there
q chair person; president, signed_by; head of the body
q secretary person; keeper_of_records, countersigned_by, es:secretaría; who keeps the body's book
q issued_on date; date_of_issue, dated; day of the paper
q use choice:school/bank/pension; purpose, to_be_shown_to; what the paper is wanted for
q folio number:10..400; page_in_register, register_page; page of the book on which it is entered
q contribution money:500..4000; fee, voluntary_payment; what was paid for the paper
q member flag; belongs_to_body, is_member; whether the resident has joined the body
q household number:1..8; persons_in_home, family_size; how many live in the dwelling
a expiry date; valid_until, expires; day until which the paper can be used
a owner person; landlord, property_owner; owner of the dwelling
a birth date; date_of_birth, born_on, es:fecha de nacimiento; when the resident was born
a treasurer person; treasurer_name, cash_keeper; who looks after the money
a phone phone; resident_phone, mobile; number of the resident
a rent money; monthly_rent, housing_cost; what is paid for living there
a next_assembly date; next_meeting, assembly_day; when the neighbours meet next
---
^ {body}
^ Personalidad jurídica {legal_no} · Comuna de {:city}, Chile
~ Sede: {:street}

# Certificado de residencia
La directiva que suscribe deja constancia de que {resident}, cédula {rut}, vive en {home}, dentro de los límites de esta unidad, desde {since}, en un hogar de {household} personas.
{member!Figura como socio activo en nuestro libro|Está inscrito entre los socios de la junta~No está inscrito entre los socios, lo que no impide extender este papel|A la fecha no se ha hecho socio}.
Se extiende a petición del interesado para {use?matricular a un hijo en el liceo~abrir una cuenta vista~tramitar la pensión garantizada}. Queda anotado a fojas {folio} del libro.
?Aporte recibido: {contribution}.

En {:city}, {issued_on}

{chair} || {secretary}
Presidencia || Secretaría
~ La declaración falsa de domicilio se castiga según la ley. Atención: {:=lunes y jueves|martes|miércoles y viernes}, de {:time} a {:time}.

== es habilitacion_comercial
q town company:Municipalidad de {}/Municipio de {}/Partido de {}; authority, granted_by, licensing_body; body that lets the shop open
q file id:EX-####-#####; case_no, expediente_no; number of the administrative file
q trader person; licence_holder, operator; person who may run the shop
q cuit id:##-########-#; tax_number, fiscal_id; tax number of the holder
q shop_name company:Almacén {}/Despensa {}/Kiosco {}/Panificados {}; trade_name, fantasy_name; what the shop is called
q premises street; shop_address, location; where the shop stands
q activity phrase; line_of_business, trade, es:rubro; what may be sold or done
q area unit:m² 18..240; floor_space, usable_surface, es:superficie; how large the shop is
q capacity number:6..60; max_occupancy, people_allowed; how many people may be inside at once
q inspector person; visited_by, site_inspector, es:inspector actuante; who saw the premises
q visit_on date; inspected, inspection_day; day on which the premises were seen
q granted_on date; decision_date, licensed_on; day of the decision
q valid_to date; expiry, lapses_on, es:fecha de caducidad; last day of the licence
q firemen flag; fire_certificate, anti_fire_ok; whether the fire brigade's approval is there
q secretary person; signs_for_the_town, official, es:secretaría; official who signs
a owner_premises person; landlord, owner_of_building; who owns the building
a opening_day date; first_trading_day, opens_on; when the shop opens to the public
a staff number; employees, headcount; how many people work there
a rate money; annual_fee, safety_rate; what has to be paid for the licence
a previous company; former_business, predecessor; shop that was there before
a accountant person; bookkeeper, tax_adviser; accountant of the holder
a closing time; closing_hour, shuts_at; until what time the shop may be open
---
{town} || {file}
Dirección de Comercio e Industria || Disposición N.º {:number:100..900}

# Disposición de habilitación
VISTO lo solicitado por {trader} (CUIT {cuit}) para el local de {premises}, y
CONSIDERANDO que la inspección practicada por {inspector} el {visit_on} no mereció observaciones; que el salón mide {area}; que {firemen!obra agregado el certificado final de Bomberos|Bomberos expidió su conformidad~Bomberos aún no expidió su conformidad, que deberá agregarse en treinta días|falta agregar la constancia de Bomberos};

EL DIRECTOR DISPONE:
Art. 1.º Habilítase el comercio denominado "{shop_name}" en el rubro {activity=venta de pan y facturas|almacén y fiambrería|librería escolar|reparación de calzado|venta de artículos de limpieza|rotisería sin consumo en el lugar}.
Art. 2.º Fíjase en {capacity} personas el factor de ocupación.
Art. 3.º La presente caduca el {valid_to} si antes no se pide la renovación.
?Art. 4.º Exhíbase en lugar visible y a no menos de {:unit:m 1..2} del piso.

> {:city}, {granted_on}
> {secretary}, Secretaría de Gobierno
~ Copias: contribuyente, archivo, inspección. Reclamos al {:phone}.

== es expropiacion_finca
q authority company:Demarcación de Carreteras de {}/Confederación Hidrográfica del {}/Consorcio de Aguas de {}; expropriating_body, acquiring_authority; body that takes the land
q beneficiary company:Autovía {} S.A./Canal de {} S.A./Concesionaria {}; who_profits, concession_holder; firm for whose works the land is taken
q project phrase; works, scheme; what is going to be built
q parcel id:P-###/##; plot, land_reference; number of the plot in the plan
q owner person; expropriated_party, titleholder; who loses the land
q tenant person; farmer_in_occupation, lessee; who works the land today
q village city; municipality, lies_in; municipality where the plot lies
q taken unit:m² 120..4800; surface_taken, area_expropriated; how much is taken for good
q temporary unit:m² 40..900; surface_borrowed, temporary_occupation; how much is occupied only during the works
q crop choice:olives/cereal/vineyard; land_use, planted_with, es:cultivo; what grows on it
q act_on date; appointment, day_of_record; day on which the record is drawn up on site
q act_at time; hour, meeting_time; hour on site
q deposit money:600..9000; sum_deposited, advance_payment; sum lodged before taking the land
q well flag; water_source_affected, has_well; whether a well is touched
q official person; representative, acts_for_authority; who comes for the body
q expert person; valuer, owner's_expert, es:perito; expert the owner brings along
a price_m2 money; unit_price, price_per_metre; price per square metre
a final_price money; just_price, compensation_total; final compensation agreed
a works_start date; start_of_works, beginning; when the works start
a mayor person; mayor_present, local_representative; mayor who attends
a registry_no id; land_registry_no, title_no; number of the plot in the land registry
a trees number; trees_counted, number_of_trees; how many trees stand on the part taken
a mortgage company; mortgage_bank, lender; bank with a charge on the land
---
{authority}
Servicio de Expropiaciones · {:street}, {:zip} {:city}

# Cédula de citación al levantamiento de acta previa
= Obra: {project=desdoblamiento de la comarcal|balsa de regulación|variante de población|conducción de agua en alta|tercer carril}
= Finca: {parcel}
= Término municipal: {village}
= Beneficiaria: {beneficiary}

Se cita a {owner}, como titular que consta en los archivos fiscales, para el {act_on} a las {act_at}, al pie de la finca. [Se cita igualmente a {tenant}, que la lleva en arriendo.] El terreno está dedicado a {crop?olivar de secano~trigo y cebada~cepas en vaso}.
Afección: {taken} en pleno dominio y, mientras dure la obra, otros {temporary} para acopios y paso de maquinaria. {well!El pozo de la linde queda dentro de lo afectado|La traza pasa por encima del sondeo existente~No hay pozo ni sondeo dentro de la traza|El pozo de la finca queda fuera y no se toca}.
En la Caja de Depósitos se ha consignado la cantidad de {deposit}.
Por la Administración acudirá {official}. [La propiedad ha comunicado que vendrá con su perito, {expert}.]
~ Anuncio en el boletín provincial de {:date}. Plano parcelario, hoja {:number:2..30}. Las alegaciones a errores se admiten por escrito hasta el momento del acta.

== es licencia_perro_peligroso
q town company:Ayuntamiento de {}/Ajuntament de {}/Concejo de {}; issuing_council, local_body; council that grants it
q holder person; keeper, licence_holder, owner; who may keep the dog
q licence_no id:PPP-###/##; permit_number, licence_reference; number of the licence
q dog first; animal_name, pet; what the dog is called
q breed phrase; race, kind_of_dog; breed of the animal
q chip id:941#########; microchip, transponder; number of the implanted chip
q insurer company:Seguros {}/Mutua {}/{} Aseguradora; liability_insurer, cover_from, es:aseguradora; firm that covers damage done by the dog
q cover money:120000..300000; insured_sum, liability_limit; sum insured
q psychologist company:Centro Médico {}/Reconocimientos {}; aptitude_test_by, medical_centre; where the keeper was examined
q issued date; granted_on, issue_date; day it was granted
q lapses date; valid_until, renewal_by; last day of validity
q second_walker person; other_handler, also_authorised; another person who may walk the dog
q muzzle flag; muzzle_duty, must_wear_muzzle; whether the dog must wear a muzzle in the street
q housing choice:flat/house with yard/kennel; kept_in, accommodation; where the animal lives
q clerk person; certifying_officer, secretary; official who attests
a vet person; veterinarian, vet_name, es:veterinario; vet of the animal
a dog_birth date; animal_birth, whelped_on; when the dog was born
a policy_no id; policy, insurance_number; number of the insurance policy
a fine money; penalty, sanction_amount; fine for breach of the rules
a breeder company; kennel_of_origin, bought_from; where the dog was bought
a rabies date; last_vaccination, rabies_shot; when it was last vaccinated
a trainer person; dog_trainer, instructor; trainer of the dog
---
{town} || LICENCIA {licence_no}
Negociado de Salud Pública y Animales

# Tenencia de animales potencialmente peligrosos
= Titular: {holder}
= Domicilio: {:street}
= Animal: {dog}, {breed=american stafford|rottweiler|dogo argentino|akita|cruce de presa|tosa}
= Microchip: {chip}
= Seguro: {insurer}, hasta {cover} por siniestro
= Certificado de aptitud: {psychologist}, expedido el {:date}

El animal se aloja en {housing?un piso, sin terraza~una vivienda con patio cerrado de dos metros~una perrera de obra en finca rústica}. {muzzle!Fuera de ella llevará siempre bozal y correa corta|En la calle es obligado el bozal~Por informe etológico queda dispensado del bozal, no de la correa|No se le exige bozal mientras siga la terapia}.
?También queda autorizado para pasearlo {second_walker}.
Concedida el {issued} y con efectos hasta {lapses}; el titular comunicará en {:duration} la venta, robo, muerte o extravío.

> Da fe, {clerk}, Secretaría General
~ Registro municipal de animales, hoja {:number:10..900}. Policía Local: {:phone}

== es notificacion_brecha_datos
q controller company:Clínica {} S.L./Gestoría {}/Viajes {} S.A./Academia {}; data_controller, affected_company; firm that lost the data
q processor company:Nube {} Sistemas/{} Hosting/Datos {} S.L.; data_processor, supplier_where_it_happened; supplier in whose systems it happened
q dpo person; data_protection_officer, privacy_contact; person to be asked about privacy
q dpo_mail email; contact_email, privacy_mailbox; where questions can be sent
q incident_no id:BR-##-###; case_id, breach_reference; number of the incident
q began_on date; breach_start, first_access; when outsiders first got in
q detected_on date; found_on, discovery_date; when it was noticed
q reported_on date; authority_notified, sent_to_agency; when the supervisory authority was told
q people number:80..24000; data_subjects, affected_persons; how many people are concerned
q kind choice:loss/unauthorised access/alteration; breach_type, nature; what happened to the data
q data phrase; categories_of_data, what_leaked; which data are concerned
q passwords flag; credentials_exposed, passwords_leaked; whether passwords were among them
q cause phrase; root_cause, how_it_happened, es:causa; how it came about
q analyst person; investigated_by, forensic_lead, es:analista; who looked into it
q told flag; subjects_informed, people_notified; whether the people concerned were told
a fine money; penalty, sanction; fine imposed
a ransom money; ransom_demand, amount_demanded; sum the attackers want
a attacker company; threat_actor, intruder; who is behind the attack
a closed_on date; case_closed, closure_date; day on which the case was closed
a insurer company; cyber_insurer, insurance, es:aseguradora; insurer of cyber risks
a police_ref id; police_report_no, complaint_number; number of the police report
a server id; host, affected_server; name of the machine concerned
---
{controller} || Incidente {incident_no}
# Comunicación de violación de seguridad de datos personales
## Qué ha ocurrido
{kind?Se ha extraviado un soporte con ficheros que no teníamos en otro sitio~Terceros sin permiso consultaron nuestros ficheros~Alguien cambió datos en nuestros ficheros sin dejar constancia}. El origen está en {cause=una clave de proveedor reutilizada|un correo engañoso abierto en recepción|una copia sin cifrar en un portátil|un puerto abierto por descuido|una actualización sin aplicar}, en los sistemas de nuestro proveedor {processor}. Según el análisis de {analyst}, el primer acceso data del {began_on}; nosotros lo advertimos el {detected_on}.
+++
## A quién y a qué afecta
Unas {people} personas. Los datos: {data=nombres y teléfonos|historias de citas|copias de documentos de identidad|direcciones y fechas de viaje|cuentas de cargo}. {passwords!Entre ellos hay contraseñas, que hemos anulado|También quedaron expuestas las claves de acceso~Las contraseñas no se guardaban allí y están a salvo|No hay contraseñas entre lo expuesto}.
+++
## Qué hemos hecho
La Agencia recibió nuestro aviso el {reported_on}. {told!Todos los interesados han recibido ya una carta|Se ha escrito a cada persona~Por ahora no se ha avisado a los interesados, al ser bajo el riesgo|Todavía no se ha comunicado a las personas}. Se han renovado {:number:3..60} equipos.

Delegación de protección de datos: {dpo}, {dpo_mail}
~ Versión {:number:1..4} del formulario. Conservar {:duration}.

== es pase_a_produccion
q client company:Banco {}/Caja {}/Supermercados {} S.A.; system_owner, customer, es:cliente; whose system is changed
q vendor company:{} Software/Consultores {} S.A.S./{} Tecnología; delivering_firm, development_house; firm that wrote the software
q release id:v#.##.#; version, build; version that goes live
q ticket id:CHG######; change_number, request_id; number of the change
q app phrase; application, system; which program it is about
q window_day date; go_live, deployment_date; night of the change
q from time; window_opens, start; when work may begin
q until time; window_closes, latest_end; when it must be over
q operator person; executed_by, deployer; who carries it out
q approver person; change_manager, approved_by; who allowed it
q tester person; qa_lead, verified_by; who checks the system afterwards
q tested_on date; acceptance_test_date, qa_passed; day the tests were passed
q rollback choice:restore snapshot/reinstall previous/none; fallback, back_out_plan; how to go back if it fails
q downtime flag; outage, service_interrupted; whether users are cut off
q fixes number:2..40; defects_fixed, corrected_bugs; how many faults are mended
l steps; tasks, runbook, procedure; what is done, in order
c steps.what phrase; action, task; what is done
c steps.who first; responsible, owner; who does it
c steps.minutes number:3..45; estimated_time, length_min; how long it takes
a cost money; budget, price_of_change; what the change costs
a next_release date; following_release, next_version_date; when the next version comes
a incident id; incident_ref, linked_incident; incident that led to the change
a users number; user_count, people_affected; how many people use the program
a dba person; database_admin, data_steward; administrator of the database
a server id; host, target_server; machine on which it runs
---
{client} · Gestión de cambios || {ticket}
# Pase a producción: {app=núcleo de pagos|portal de proveedores|app de clientes|motor de precios|gestor de turnos} {release}
= Entregado por: {vendor}
= Ventana: {window_day}, de {from} a {until}
= Ejecuta: {operator}
= Comprueba después: {tester}

La versión corrige {fixes} defectos y quedó aceptada en preproducción el {tested_on}. {downtime!Los usuarios no podrán entrar mientras dure|Habrá corte del servicio~El servicio sigue en pie durante el cambio|No se prevé corte para los usuarios}. Si algo va mal, {rollback?se recupera la imagen tomada antes de empezar~se vuelve a instalar la versión anterior~no existe marcha atrás: se corrige en caliente}.

## Secuencia
%steps 3..6
N.º | Acción | Responsable | Min
{:number:1..9} | {steps.what=parar colas|copiar esquema|desplegar paquete|vaciar caché|abrir balanceador|lanzar pruebas de humo|avisar a soporte} | {steps.who} | {steps.minutes}
%%
Visto bueno del comité: {approver}, {:date}
~ Puente telefónico durante la noche: {:phone}

== es aviso_mantenimiento_plataforma
q provider company:{} Telecom/Red {} S.A./{} Datos; service_provider, issuer; who runs the platform
q customer company:Hospital {}/Universidad de {}/Cámara de Comercio de {}; recipient, client; who is told
q notice_no id:MNT-####; reference, notification_id; number of the notice
q day date; maintenance_date, when; day on which the work is done
q start time; begins_at, from; hour at which it starts
q length duration; expected_duration, how_long; how long it will take
q reason phrase; purpose, work_done, es:motivo; what is done
q service phrase; affected_service, impacted; what will not work
q site city; data_centre_city, location; town of the data centre
q engineer person; technical_lead, on_site; who leads the work
q manager person; account_manager, signed_by; who writes to the client
q hotline phone; support_line, emergency_number; number to call on the night
q impact choice:full outage/slow/none expected; severity, effect; what users will notice
q postponable flag; can_be_moved, reschedule_possible; whether the client may ask for another day
q object_by date; objection_deadline, reply_until; last day to object
a contract_no id; contract, agreement_number; number of the service contract
a compensation money; credit, service_credit; money given back for the outage
a last_outage date; previous_maintenance, last_time; when the last one was
a subcontractor company; third_party, outside_firm; firm hired for the work
a end time; ends_at, finish_time; clock time at which it ends
a circuit id; line_id, circuit_number; number of the line
a availability percent; uptime, sla_level; availability agreed
---
De: {manager} <{:email}>
Para: Sistemas, {customer}
Asunto: [{notice_no}] Trabajos programados en nuestro centro de {site}

Estimados clientes:
Les avisamos de que el {day}, a partir de las {start} y durante unas {length}, vamos a {reason=cambiar las baterías del sistema ininterrumpido|actualizar los cortafuegos|trasladar dos bastidores|sustituir un conmutador troncal|renovar la refrigeración}. Queda afectado: {service=correo y calendario|copias nocturnas|acceso remoto|telefonía fija|la intranet}.
{impact?El servicio caerá por completo mientras trabajamos~Notarán lentitud, nada más~En principio no notarán nada gracias al segundo camino}. Estará al frente {engineer}, y aquella noche contestará en el {hotline}.
{postponable!Si la fecha les viene mal, podemos buscar otra|Cabe aplazarlo si así lo prefieren~Esta vez no podemos ofrecer otra fecha|La fecha no admite cambio}. Las alegaciones, hasta el {object_by} inclusive.

Un saludo,
{manager}
{provider}
~ Recibe este correo porque figura como contacto técnico desde {:year}. Centralita: {:phone}

== es sancion_comite_deportivo
q federation company:Federación {} de Fútbol/Liga Barrial {}/Asociación {} de Baloncesto; governing_body, issued_by; body whose committee decides
q case_no id:CD-###/##; ruling_number, file; number of the decision
q player person; sanctioned_person, offender; who is punished
q club company:Club Deportivo {}/Atlético {}/Deportivo {}; team, player's_club; club of the punished person
q rival company:Unión {}/Racing {}/Juventud {}; opponent, other_team; club they were playing against
q game_on date; fixture_date, played_on; day of the game
q referee person; match_official, reported_by; whose report the ruling rests on
q minute number:3..90; when_in_game, minute_of_incident; minute in which it happened
q offence phrase; infringement, what_was_done; what the person did
q games number:1..8; matches_suspended, length_of_ban; how many games the person misses
q fine money:15..300; pecuniary_penalty, club_fine, es:cuantía de la multa; what the club has to pay
q judge person; single_judge, decided_by, es:juez; who decides
q decided_on date; ruling_date, dated; day of the decision
q heard flag; statement_submitted, club_was_heard; whether the club put forward its view
q prior choice:none/one/several; record, earlier_offences; whether there were earlier punishments
a appeal_fee money; deposit_for_appeal, appeal_cost; what an appeal costs
a return_on date; back_on, ban_ends; day on which the person may play again
a licence id; player_licence, licence_number, es:número de licencia; number of the player's licence
a ground company; venue, stadium; where the game was played
a coach person; trainer, team_manager; coach of the team
a score id; result, final_score; how the game ended
a injured person; victim, hurt_player; player who was hurt
---
{federation}
Comité de Disciplina || Resolución {case_no}

## Antecedentes
En el acta del encuentro {club} – {rival}, disputado el {game_on}, hace constar {referee}: "En el minuto {minute} expulsé a {player} por {offence=insultarme a viva voz|empujar a un rival con el balón parado|retirarse la camiseta por segunda vez|dar una patada sin opción de jugar el balón|escupir hacia el banquillo}". {heard!El club presentó escrito dentro de plazo|Se recibieron descargos del club, que no convencen~El club no ha presentado escrito alguno|Nadie alegó en el plazo dado}.
## Fundamentos
Los hechos están probados. {prior?No constan castigos anteriores, lo que se valora a favor~Consta un castigo anterior esta temporada~Es ya reincidente, con varios castigos este año}.
## Fallo
Se suspende a la persona citada por {games} partidos oficiales[, con multa accesoria al club de {fine}].
La presente puede recurrirse ante el Comité de Apelación en {:number:3..10} días hábiles.

> {:city}, {decided_on}
> El Juez Único: {judge}
~ Comuníquese a los clubes y al colegio de árbitros. Acta n.º {:number:100..999}

== es huerto_urbano_asignacion
q council company:Ayuntamiento de {}/Distrito de {}/Junta Municipal de {}; landowner, granted_by; who gives the plot
q group company:Asociación Hortelanos de {}/Vecinos de {} en Verde/Red {} Ecológica; managing_association, run_by; association that looks after the garden
q gardener person; plot_holder, allocated_to; who gets the plot
q plot id:H-##; bed_number, parcel; number of the plot
q size unit:m² 20..80; area, surface; how big it is
q from date; starts, use_begins; first day of use
q term duration; length_of_use, allocation_period; for how long
q quota money:15..70; yearly_fee, contribution; what it costs a year
q deposit money:20..60; bail, key_deposit; sum given back at the end
q water choice:drip/hand/communal channel; irrigation, watering; how it is watered
q tutor person; mentor, guiding_gardener; experienced neighbour who helps at first
q coordinator person; contact, garden_manager; who coordinates the garden
q coordinator_phone phone; call, contact_number; number of the coordinator
q fires flag; burning_allowed, bonfires; whether waste may be burnt
q draw_no number:1..120; lot_number, position_in_draw; place in the draw
l tools; lent_items, equipment; what is lent with the plot
c tools.item phrase; article, what; tool
c tools.pieces number:1..4; count, quantity; how many
a previous person; former_user, predecessor; who had the plot before
a first_crop date; first_harvest, picking; when the first picking is expected
a inspection date; visit, control_date; when the plot is inspected
a insurance company; insurer, covered_by; insurer of the garden
a soil_ph number; acidity, ph; acidity of the soil
a waiting number; waiting_list, people_waiting; how many are waiting
---
^ {council}
^ en colaboración con {group}
# Tarjeta de hortelano
= Parcela: {plot}
= Hortelano/a: {gardener}
= Superficie: {size}
= Número en el sorteo: {draw_no}

¡Enhorabuena! Desde el {from} y por {term} la parcela es tuya para cultivarla. La aportación es de {quota} al año y al recoger la llave dejas {deposit} que se te devuelven al marcharte.
Se riega {water?por goteo, con programador~con regadera o manguera, al caer la tarde~de la acequia común, por turno}. {fires!En invierno se pueden quemar restos en el bidón del fondo|Las quemas se hacen en el bidón, con aviso~Nada de hogueras: los restos van a la compostera|Está prohibido quemar restos}.
?Los primeros meses te echará una mano {tutor}, de la parcela {:number:1..40}.
+++
Con la llave te llevas:
%tools 2..4 lines
{tools.pieces} x {tools.item=azada|rastrillo|regadera|carretilla|horca|almocafre|cubo}
%%
+++
Cualquier cosa, {coordinator}, {coordinator_phone}.
~ La parcela abandonada {:duration} pasa a la siguiente persona. Puerta abierta de {:time} a {:time}.

== es banco_tiempo_ficha
q bank company:Banco del Tiempo {}/Trueque {}/Red de Ayuda {}; association, run_by; association that keeps the account of hours
q giver person; service_provider, helper; who gives the time
q taker person; beneficiary, helped_person; who receives the help
q voucher id:BT####; cheque_number, slip_no; number of the slip
q done_on date; service_date, day; when the help was given
q hours number:1..6; time_given, hours_debited; how many hours were exchanged
q service phrase; what_was_done, favour; what the help was
q place choice:at home/at the seat/outdoors; location, where; where it took place
q materials money:3..45; expenses, material_costs; money paid for material
q balance number:2..30; hours_left, new_balance; hours the helped person has left afterwards
q secretary person; recorded_by, entered_by, es:secretaría; who noted it in the books
q recorded_on date; booked, entry_date; when it was noted
q repeat flag; will_be_repeated, follow_up; whether they agreed on another time
q rating choice:very pleased/pleased/with remarks; satisfaction, feedback; how content the person was
a joined date; member_since, joined_on; since when the helper belongs
a next_on date; next_appointment, next_time; date of the next time
a member_no id; membership_number, user_no; number of the helper
a giver_balance number; provider_balance, credit; hours the helper has on account
a street street; address, home_address; where the helped person lives
a expiry date; valid_until, lapses; until when the slip can be used
a sponsor company; funded_by, supporting_body; who pays for the association
---
{bank} || Talón {voucher}
{:=Casa de la Cultura|Centro Cívico|Local parroquial}, {:city}

# Talón de horas
= Presta: {giver}
= Recibe: {taker}
= Fecha del favor: {done_on}
= Horas: {hours}

En qué consistió: {service=arreglar un grifo y una persiana|acompañar al médico|dar clase de inglés|coser unas cortinas|pasear al perro|instalar el móvil}. Se hizo {place?en su casa~en nuestra sede~al aire libre}.
?Material abonado en mano: {materials} (lo único que se paga en dinero).
{rating?"Encantada, mil gracias"~"Bien, todo correcto"~"Bien, aunque llegó tarde y quedó algo por hacer"}. {repeat!Han quedado en repetir|Volverán a verse para seguir~De momento no habrá segunda vez|Con una vez ha bastado}.

Anotado en el libro el {recorded_on} por {secretary}. A quien recibe le quedan {balance} horas.
~ Una hora vale una hora, sea cual sea el trabajo. Hoja {:number:1..90} del cuaderno {:year}.

== es carrera_popular_dorsal
q organiser company:Club Atletismo {}/Asociación {} Corre/Peña Runner {}; organised_by, host_club, es:entidad organizadora; who organises the race
q race phrase; event, race_name; what the race is called
q runner person; participant, athlete; who runs
q bib number:12..2800; dorsal_no, race_number; number worn on the chest
q race_day date; event_date, held_on; day of the race
q gun time; start_time, starting_shot; when they set off
q box id:@-#; start_pen, corral; pen at the start
q distance unit:km 5..42; length, course_length; how far it is
q pickup_place street; kit_collection, where_to_collect; where the bib is handed out
q pickup_until time; collection_closes, latest_pickup; hour until which it is handed out
q chip choice:in the bib/on the shoe/own; timing, timing_chip; how the time is taken
q shirt choice:S/M/L; size, t_shirt_size; size of the shirt
q sponsor company:Panadería {}/Grupo {}/Talleres {}; backer, main_sponsor; who gives the money
q charity company:Fundación {}/Cruz de {}/Asociación {} contra el Cáncer; beneficiary, proceeds_go_to; who gets part of the money
q share money:1..5; donation_per_runner, solidarity_part; part of each entry that is given away
q transferable flag; can_be_passed_on, bib_transfer; whether another person may run with it
q doctor person; medical_lead, physician, es:médico; who is in charge of medical help
a fee money; entry_fee, price; what the entry cost
a prize money; winner's_prize, prize_money; what the winner gets
a previous_time duration; personal_best, last_result; the runner's time in the past
a emergency phone; emergency_contact, ice_number; whom to call if something happens to the runner
a birth date; date_of_birth, born, es:fecha de nacimiento; when the runner was born
a record duration; course_record, best_time; fastest time on this course
a director person; race_director, head_of_race, es:persona que dirige; who directs the race
---
# {race=Media de la Vendimia|Diez mil del Puerto|San Silvestre del Barrio|Subida a la Ermita|Milla del Mercado}
^ {organiser}
^ con el apoyo de {sponsor}

¡Hola, {runner}! Tu inscripción está confirmada.
= Dorsal: {bib}
= Cajón: {box}
= Camiseta: talla {shirt?pequeña~mediana~grande}
= Salida: {race_day}, {gun}
= Recorrido: {distance}

Recoge la bolsa en {pickup_place}, la víspera, antes de las {pickup_until}, con tu documento. El tiempo se toma {chip?con el chip pegado detrás del dorsal, no lo dobles~con un chip que se ata a la zapatilla y se devuelve en meta~con tu propio chip amarillo}.
{transferable!Si no puedes venir, otra persona puede correr con tu número avisando antes|Puedes ceder tu plaza a un amigo~El número es personal y no se cede|Nadie más puede correr con él}.
De cada inscripción, {share} van a {charity}. Habrá {:number:2..6} avituallamientos y un equipo médico a cargo de {doctor}.
~ Dudas: {:email}. Cortes de tráfico a partir de las {:time}.

== es cerrajero_parte_apertura
q firm company:Cerrajería {}/Llaves {} 24 h/Cerrajeros {}; locksmith, service_company; who opened the door
q job id:A-#####; order_number, slip; number of the job
q caller person; requested_by, customer; who called for help
q door street; address_opened, location; where the door is
q called_at time; call_received, phone_call_at; when the call came
q arrived_at time; on_site, arrival; when the technician was there
q technician person; opened_by, worker; who opened
q on date; day, job_date; day of the job
q reason phrase; why, cause_of_call, es:motivo; why the door had to be opened
q proof choice:identity card/lease/neighbour's word; identification, proof_of_right; how the caller showed the right to enter
q method choice:without damage/drilled cylinder/forced frame; how_opened, technique; how it was opened
q new_lock product; cylinder_fitted, replacement; lock fitted afterwards
q keys number:2..6; keys_given, sets_delivered; how many keys were handed over
q paid money:70..480; amount_charged, total; what was paid
q night_extra flag; surcharge, out_of_hours; whether a night rate was charged
q police flag; police_present, officers_attended; whether police were there
a insurer company; home_insurer, covered_by, es:aseguradora; insurance that pays
a guarantee duration; warranty, guarantee_period, es:garantía; how long the lock is guaranteed
a owner person; landlord, flat_owner; owner of the flat
a left_at time; departure, finished_at; when the technician left
a key_code id; key_card_number, code; code of the key card
a neighbour person; witness, neighbour_name; neighbour who saw it
a next_visit date; return_visit, second_visit; when they come back
---
{firm} || Parte {job}
{:phone} · {:city}

# Parte de apertura de puerta
= Día: {on}
= Aviso: {called_at}
= Llegada: {arrived_at}
= Puerta: {door}, {:=2.º izq.|bajo B|5.º 3.ª|ático}
= Llama: {caller}

Motivo: {reason=se dejó la llave puesta por dentro|llave partida en el bombín|bolso robado en el mercado|la cerradura giraba en falso|el niño cerró desde dentro}. Justificó que vivía allí {proof?enseñando el DNI con esas señas~con el contrato de alquiler~con la palabra de la vecina de enfrente}. {police!Estuvo presente una patrulla|La policía presenció la apertura~No hizo falta que viniera la policía|Sin presencia policial}.
Se abrió {method?con lámina, sin romper nada~taladrando el bombín~apalancando el marco, que queda tocado}.
?Se coloca {new_lock=bombín Ferrolux 30x40|cerradura Castel 3 puntos|cilindro Antibump K6|cerrojo Sello doble|bombín Nortek 35x35} y se entregan {keys} llaves.
Cobrado con tarjeta: {paid}. {night_extra!Incluye tarifa nocturna|Lleva recargo por festivo o noche~Tarifa de día, sin recargo|No se aplicó recargo alguno}.

Técnico: {technician} || Conforme, el cliente
~ Desplazamiento hasta {:unit:km 10..30} incluido. Precios a la vista en furgoneta y web.

== es tapiceria_encargo
q shop company:Tapicería {}/Tapizados {} e Hija/Taller {} de Tapicería; upholsterer, workshop; who does the work
q slip id:###-@; order_no, job; number of the order
q client person; customer, ordered_by, es:cliente; who ordered it
q client_phone phone; contact, mobile; number of the client
q piece phrase; furniture, item; what is to be covered anew
q fabric product; cloth, material; cloth that was chosen
q metres unit:m 2..18; cloth_needed, length_of_fabric; how much cloth it takes
q mill company:Tejidos {}/Textil {} S.A./Hilaturas {}; fabric_supplier, cloth_from; where the cloth is ordered
q fetched date; collected_on, picked_up; when the piece was fetched
q back_on date; delivery_date, returned_by; when it comes back
q filling choice:foam/feather/horsehair; stuffing, padding; what it is stuffed with
q wood flag; frame_repair, carpentry_needed; whether the frame must be mended
q quote money:180..2400; price, agreed_price; price agreed
q advance money:60..170; down_payment, paid_so_far; what was paid already
q maker person; craftsman, assigned_to; who will do it
q fabric_by choice:client/workshop; fabric_supplied_by, who_brings_cloth; who provides the cloth
a balance money; outstanding, left_to_pay; what is still owed
a pattern_no id; fabric_code, colour_code; colour code of the cloth
a year_made year; age_of_piece, made_in; when the piece was made
a decorator person; interior_designer, recommended_by; decorator who sent the client
a delivery_street street; deliver_to, destination; where it must be taken
a guarantee duration; warranty, guarantee, es:garantía; how long the work is guaranteed
a floor number; storey, floor_number; on which floor the client lives
---
{shop}
{:street}, {:city} || Encargo {slip}

Para {client} ({client_phone})

Retapizar {piece=sofá chéster de tres plazas|butaca orejera|seis sillas de comedor|diván de consulta|cabecero capitoné|banco de barco}, recogido en casa el {fetched}.
= Tela: {fabric=lino Arena|terciopelo Musgo|chenilla Tormenta|loneta Marinera|polipiel Cuero viejo}
= Hacen falta: {metres}
= Relleno: {filling?espuma de alta densidad~plumón~crin, como estaba}
= Presupuesto: {quote}, IVA incluido

{fabric_by?La tela la trae la clienta~La tela la ponemos nosotros}[; sale de {mill}, tarda unas dos semanas]. {wood!Antes hay que encolar el bastidor y cambiar un larguero|La madera está tocada: va primero a la ebanistería~El armazón está sano y no se toca|De madera está perfecto}.
?Ha dejado a cuenta {advance}.
Lo hará {maker} y la entrega será el {back_on}, por la tarde.
~ Muebles sin recoger: {:money:2..6} por día de almacén a partir de {:duration}.

== es joyeria_encargo_alianzas
q jeweller company:Joyería {}/Platería {}/Orfebres {}; shop, goldsmith; who makes the rings
q order id:J-####; order_number, envelope; number on the envelope
q bride person; first_partner, partner_a; first of the couple
q groom person; second_partner, partner_b; second of the couple
q wedding date; ceremony_date, wanted_for; day of the wedding
q try_on date; fitting, trial_date; when the rings are tried on
q ordered date; commissioned_on, order_date; when the order was taken
q metal choice:yellow gold/white gold/platinum; material, alloy; what they are made of
q size_a number:8..16; ring_size_1, first_size; size of the first ring
q size_b number:17..28; ring_size_2, second_size; size of the second ring
q weight unit:g 4..14; total_weight, grams; weight of both
q engraving phrase; inscription, text_inside; what is engraved inside
q stones flag; diamonds, has_stones; whether stones are set
q old_gold flag; melts_own_gold, reuse_of_gold; whether the couple's old gold is melted in
q total money:500..3200; price, cost; price of the pair
q smith person; bench_jeweller, made_by; who makes them at the bench
q seller person; attended_by, order_taken_by, es:parte vendedora; who took the order
a church company; venue, wedding_place; where they marry
a hallmark id; assay_mark, hallmark_no; number of the assay
a deposit money; down_payment, prepaid; what was paid in advance
a couple_phone phone; couple_phone; number of the couple
a gold_price money; price_per_gram, gold_rate; price of a gram
a width unit; ring_width, band_width; how broad the rings are
a witness person; best_man, ring_bearer; who carries the rings
---
{jeweller} || Sobre {order}
{:street} · {:city} · {:phone}

# Encargo de alianzas
Novios: {bride} y {groom}. Se casan el {wedding}.
= Encargado: {ordered}
= Material: {metal?oro de ley, color de siempre~oro blanco rodiado~platino 950}
= Talla de ella: {size_a}
= Talla de él: {size_b}
= Peso del par: {weight}
= Grabado: {engraving=nuestras iniciales y el año|"siempre, contigo"|"al norte de todo"|coordenadas del faro|"hoy y mañana"}

{stones!La de ella lleva tres brillantes en carril|Con un brillante embutido por dentro~Lisas las dos, sin piedras|No llevan piedra}. {old_gold!Se funde la pulsera de la abuela que han traído|Aportan oro viejo, que se aprovecha~Todo el metal es nuevo, de la casa|No aportan oro propio}.
Precio cerrado: {total}. En el taller las hace {smith}; prueba el {try_on}, a las {:time}.

Atendió: {seller}
~ Primer ajuste de talla gratuito dentro de {:duration}.

== es peluqueria_ficha_color
q salon company:Peluquería {}/Estilistas {}/Salón {}; hairdresser, shop; where the hair is done
q client person; customer, cliente_name, es:cliente; whose hair it is
q card number:12..980; file_no, client_number; number of the card
q stylist person; colourist, done_by; who did it
q assistant first; washed_by, helper; who washed the hair
q visit date; appointment, day; day of the visit
q formula phrase; colour_mix, tint_recipe; mixture used
q oxidant unit:vol 10..40; developer, peroxide; strength of the oxidant
q exposure unit:min 15..50; processing_time, acting_time; how long it stayed on
q brand company:Laboratorios {}/Cosmética {}/{} Profesional; product_maker, tint_brand; whose tint it is
q patch flag; allergy_test, skin_test_done; whether the skin was tested beforehand
q grey percent:10..90; white_hair, share_of_grey; how much of the hair is white
q result choice:as wanted/too dark/too light; outcome, how_it_came_out, es:resultado; how it turned out
q price money:28..140; charged, cost, es:precio; what it cost
q next date; return_visit, next_appointment; when the client comes again
q bought product; sold_product, take_home; product the client took home
a birthday date; date_of_birth, birthday_of_client, es:fecha de nacimiento; birthday of the client
a tip money; gratuity, extra; tip given
a mobile phone; telephone, client_phone; number of the client
a medication phrase; medicines, drugs_taken; medicines the client takes
a length unit; cut_length, centimetres_cut; how much was cut off
a former_salon company; previous_hairdresser, came_from; where the client went before
a voucher id; gift_card, voucher_number; gift card used
---
{salon} · ficha {card}
# {client}
?Alergias: ver reverso.
## Visita del {visit}
Color {stylist}, lavado {assistant}.
= Mezcla: {formula=6.3 + 7.0 a partes iguales|5N con punta de 0.11|8.1 y medio tubo de 9|4.62 puro en raíz|7.44 con corrector azul}
= Oxidante: {oxidant}
= Exposición: {exposure}
= Marca: {brand}
= Canas: {grey}

{patch!Prueba de alergia hecha dos días antes, negativa|Se le probó el tinte tras la oreja, sin reacción~Sin prueba previa: ya conoce el producto y firma la renuncia|No se hizo prueba de piel}. Resultado: {result?justo lo que pedía~ha salido más oscuro de lo hablado, se lavará con champú fuerte~ha quedado demasiado claro, habrá que matizar}.
Cobrado {price}[, aparte un {bought=champú violeta|sérum de puntas|mascarilla de karité|espray térmico}].
?Vuelve el {next}.
~ Aseo de peines y capas conforme a norma. Horario {:time}-{:time}, lunes cerrado.

== es tatuaje_consentimiento
q studio company:Estudio {} Tattoo/Tinta {}/{} Body Art; shop, establishment; where it is done
q licence id:SAN-####-##; sanitary_licence, health_permit; number of the studio's health permit
q client person; person_tattooed, signer, es:cliente; who gets the tattoo
q artist person; tattooist, performed_by; who does it
q guardian person; parent, legal_representative; parent who consents for a minor
q motif phrase; design, drawing; what is drawn
q body_part phrase; area, where_on_body; where on the body
q on date; session_date, day; day of the session
q touch_up date; retouch, second_session; day of the retouching
q needle_lot id:N######; needle_batch, batch_number; batch of the needles
q ink company:Pigmentos {}/{} Ink/Colores {}; ink_maker, pigment_brand; who makes the ink
q price money:60..700; cost, agreed_price, es:precio; price of the work
q allergy flag; known_allergies, reports_allergy; whether the person has allergies
q hours number:1..7; session_length, hours_in_chair; how long it takes
q aftercare choice:film/cream only/dry; healing, wound_care; how the wound is looked after
q photo flag; image_rights, may_be_published; whether photos may be shown
a age number; age_of_client, years, es:edad; age of the person
a dni id; identity_number, id_card, es:documento de identidad; identity number of the person
a deposit money; reservation_fee, prepaid; sum paid to reserve
a ink_lot id; ink_batch, pigment_lot; batch of the ink
a doctor person; physician, family_doctor, es:médico; doctor of the person
a previous_on date; last_tattoo, former_session; when the last one was done
a insurance company; liability_insurer, insurer; insurer of the studio
---
{studio}
Autorización sanitaria {licence}
# Consentimiento para tatuaje
Yo, {client}, he sido informado/a por {artist} de que el tatuaje es permanente y de sus riesgos, y acepto que me realice en {body_part=el antebrazo izquierdo|el gemelo|la espalda alta|el hombro derecho|las costillas} el siguiente dibujo: {motif=una golondrina|la firma de mi abuelo|un mapa antiguo|tres líneas finas|una rama de olivo}.
?Por ser menor de edad, firma también {guardian}, madre, padre o tutor.
= Sesión: {on}, unas {hours} horas
= Agujas, lote: {needle_lot}
= Pigmentos de: {ink}
= Importe: {price}

{allergy!Declaro ser alérgico/a (níquel, látex u otros, ver anexo)|He comunicado mis alergias al estudio~No tengo alergias conocidas|Ninguna alergia que declarar}. Cuidados: {aftercare?film transparente cinco días, sin mojarlo~crema fina tres veces al día, sin tapar~dejarlo secar al aire, sin nada}. {photo!Pueden publicar fotos del trabajo|Doy permiso para enseñar imágenes~Prefiero que no se publiquen fotos|No autorizo imágenes en redes}.
?Repaso de líneas: {touch_up}, sin coste.

El cliente || El tatuador
~ Guardar esta hoja {:duration}. No donar sangre en {:duration}.

== es marmoleria_encimera
q works company:Mármoles {}/Piedra {} S.L./Granitos {}; stonemason, fabricator; who cuts the stone
q order_no id:M##-###; job_number, reference; number of the order
q kitchen_shop company:Cocinas {}/Muebles {}/Interiores {}; ordering_shop, dealer; shop that ordered it
q end_client person; homeowner, final_customer; in whose home it is fitted
q site address; installation_address, fitted_at; where it is fitted
q stone product; material, slab; stone that was chosen
q slab_no id:T-####; slab_id, board_number; number of the slab
q thickness unit:cm 2..4; depth_of_stone, gauge; how thick it is
q length unit:cm 120..380; run, total_length; how long the top is
q measured_on date; templating, survey_date; when it was measured
q measured_by person; surveyor, template_by; who measured
q fit_on date; installation, fitting_date; when it is fitted
q fitters number:2..4; crew_size, men_needed; how many come to fit it
q sink choice:undermount/on top/none; basin, sink_type; how the basin sits
q edge phrase; edge_profile, finish_of_edge; how the edge is cut
q lift flag; crane_needed, hoist; whether it must be lifted through the window
l holes; cut_outs, openings; holes to be cut
c holes.for phrase; purpose, what_for; what the hole is for
c holes.mm number:28..600; diameter_mm, size; size in millimetres
a price money; total, cost; what it costs
a plumber person; plumber, reconnects_tap; who connects the tap
a quarry company; origin, quarried_by; quarry the stone comes from
a guarantee duration; warranty, stain_guarantee, es:garantía; how long it is guaranteed
a weight unit; mass, total_weight; how heavy it is
a old_top flag; removal_of_old, takes_old_away; whether the old top is taken away
---
{works} || Pedido {order_no}
Taller: {:street}, {:city}

# Hoja de corte
= Cliente: {kitchen_shop}
= Vivienda de: {end_client}, {site}
= Piedra: {stone=Granito Gris Serena|Cuarzo Blanco Alba|Mármol Crema Ronda|Porcelánico Basalto|Pizarra Noche}, tabla {slab_no}
= Grueso: {thickness}
= Largo: {length}
= Canto: {edge=recto pulido|bisel de 3 mm|romo|inglete|media caña}

Plantilla tomada por {measured_by} el {measured_on}. Fregadero: {sink?pegado por debajo~apoyado encima~no lleva}.
%holes 2..4
Hueco para | mm
{holes.for=grifo|placa|dosificador|enchufe escamoteable|pasacables|válvula} | {holes.mm}
%%
Montaje: {fit_on}, van {fitters} personas. {lift!Sube por la ventana con elevador: pedir permiso|Hay que contratar montamuebles~Cabe por la escalera, sin elevador|No hace falta medio de elevación}.
~ Zócalo aparte, {:unit:cm 5..9} de alto. No se aceptan cambios después de cortar.

== es bloqueo_lote_calidad
q plant company:Conservas {} S.A./Lácteos {}/Embutidos {} S.L.; factory, manufacturer; plant that stops the goods
q notice id:BLQ-##-###; hold_number, reference; number of the hold
q product product; article, goods; what is held back
q lot id:L#####@; batch, lot_number; batch concerned
q made_on date; production_date, packed_on; day it was made
q held_on date; hold_date, blocked_on; day it was stopped
q cause phrase; defect, reason_for_hold, es:causa; what is wrong with it
q found_by person; detected_by, raised_by; who noticed it
q quantity number:40..3200; units_held, cases; how many boxes are stopped
q store phrase; kept_in, warehouse_position; where they stand
q supplier company:Envases {}/Latas {}/Plásticos {}; packaging_supplier, origin_of_fault, es:proveedor; supplier whose material is at fault
q qa_head person; decided_by, quality_manager; who decides about it
q decide_by date; decision_due, deadline; until when the decision must be taken
q fate choice:release/rework/destroy; disposition, proposed_outcome; what is proposed
q shipped flag; already_delivered, left_the_plant; whether part has already gone out
q customer company:Supermercados {}/Cadena {}/Distribuciones {}; buyer, intended_for; for whom the goods were made
a cost money; loss, cost_of_hold; what it costs
a best_before date; expiry, use_by; best-before date of the goods
a line id; machine, production_line; line on which it was made
a lab company; outside_laboratory, tested_at; laboratory that tests it
a claim_no id; complaint_reference, customer_claim; number of a customer's complaint
a released_on date; lifted_on, hold_lifted; when the hold was lifted
a shift_lead person; foreman, shift_manager; who led the shift
---
{plant} || BLOQUEO {notice}
# PRODUCTO RETENIDO – NO EXPEDIR
= Producto: {product=Mejillón en escabeche 115 g|Yogur natural pack 4|Chorizo cular|Pimiento asado frasco|Batido de cacao 1 L|Paté de campaña}
= Lote: {lot}
= Elaborado: {made_on}
= Cajas: {quantity}
= Ubicación: {store=cámara 3, fondo|muelle norte, calle 12|jaula roja|almacén de tránsito|pasillo 7 bis}
= Destinado a: {customer}

El {held_on}, {found_by} advirtió {cause=tapas sin vacío|etiqueta sin alérgenos|fecha ilegible|peso por debajo del mínimo|restos de cartón en la tapa|color anómalo}. El fallo apunta al material de {supplier}. {shipped!Dos palés ya habían salido y se han pedido de vuelta|Parte de la partida está ya en la calle~Nada de la partida ha salido de fábrica|No llegó a cargarse ninguna caja}.
Se propone {fate?dar salida, visto que no afecta al consumo~reprocesar: abrir, revisar y volver a envasar~destruir todo ante testigo}. Resuelve {qa_head}, Calidad, a más tardar el {decide_by}.
~ Pegar en las cuatro caras. Copias: almacén, expediciones, producción. Muestras testigo: {:number:3..12}.

== es informe_vibraciones_maquina
q service company:{} Mantenimiento Predictivo/Vibra {} S.L./Diagnosis {}; consultant, measured_by_firm; firm that measured
q plant company:Papelera {}/Azucarera {}/Cementos {} S.A.; customer, plant_owner; whose machine it is
q report id:V-####/##; report_number, ref; number of the report
q machine phrase; equipment, asset; which machine
q tag id:@@-###; asset_tag, position_code; code of the machine in the plant
q analyst person; technician, measured_by, es:analista; who took the readings
q host person; plant_contact, accompanied_by; who went along on the plant's side
q measured date; survey_date, readings_taken; when it was measured
q level unit:mm/s 10..14; vibration, overall_value; highest value found
q limit unit:mm/s 15..18; alarm_threshold, allowed_max; value from which it must be stopped
q speed unit:rpm 740..2980; rotation, running_speed; how fast it turned
q finding phrase; diagnosis, fault_found, es:hallazgo; what is wrong with it
q grade choice:good/watch/act now; condition, severity; state of the machine
q stop_before date; intervene_by, repair_deadline; until when it should be mended
q grease flag; relubricated, greased_on_visit; whether it was greased on the visit
q next date; next_survey, remeasure_on; when they come again
l points; readings, measuring_points; points measured
c points.where phrase; position, point; where it was measured
c points.value unit:mm/s 1..9; reading, rms; value there
a bearing id; bearing_type, part_no; type of bearing
a cost money; repair_cost, estimate; cost of the repair
a power unit; rated_power, motor_power; power of the motor
a hours number; running_hours, hour_meter; hours the machine has run
a last_survey date; previous_reading, prior_visit; when it was measured last
a installed year; year_built, commissioned; when it was set up
---
{service}
Informe {report} || Para: {plant}

# Medición de vibraciones: {machine=ventilador de tiro|bomba de pasta|molino de crudo|centrífuga 2|soplante de aire} {tag}
Tomas hechas el {measured} por {analyst}, acompañado en planta por {host}, con la máquina a {speed}.
%points 3..5
Punto | Lectura
{points.where=motor lado libre|motor lado acople|rodete|caja, eje lento|soporte delantero|bancada} | {points.value}
%%
Pico global registrado: {level}. Umbral de parada de este grupo: {limit}.

Diagnóstico: {finding=desalineación entre ejes|rodamiento con pista exterior picada|desequilibrio por suciedad|holgura en la bancada|correa destensada}. Estado: {grade?bueno, se sigue con la ronda normal~en observación, acortar la ronda~grave, hay que actuar ya}.
?Conviene intervenir antes del {stop_before}.
{grease!Durante la visita se engrasaron los soportes|Se repuso grasa sobre la marcha~No se engrasó nada en esta visita|El engrase se deja a la planta}.
Próxima toma: {next}.
~ Equipo empleado: colector n.º {:number:1000..9999}. Temperatura de nave {:unit:°C 14..38}.

== es consignacion_bloqueo_maquina
q site company:Aluminios {}/Química {} S.A./Reciclados {}; plant, employer; where the machine stands
q permit id:LB-####; lockout_number, permit_no; number of the lockout
q machine phrase; equipment, what_is_locked; machine put out of action
q worker person; maintenance_worker, job_holder; who will work on it
q firm company:Montajes {}/Electricidad {}/Mecánicas {} S.L.; contractor, outside_firm; firm the worker belongs to
q isolator person; locked_by, authorised_person; who switched off and locked
q checker person; verified_by, zero_energy_check; who checked that it was dead
q locked_at time; lockout_time, isolated_at; when it was locked
q planned_end time; expected_release, until; when it should be free again
q day date; date_of_work, valid_on; day of the work
q task phrase; work, job; what is done on it
q padlocks number:1..6; locks_fitted, number_of_padlocks; how many padlocks hang there
q energy choice:electric/pneumatic/hydraulic; energy_source, type_of_energy; what energy was cut
q pressure flag; residual_pressure, pressure_left; whether pressure was left in it
q box id:C-##; key_box, lock_box; box in which the keys are
a released_at time; unlocked_at, returned_to_service; when it was really given back
a voltage unit; tension, supply_voltage; voltage of the supply
a order_no id; work_order, sap_order; number of the work order
a injured person; casualty, hurt_person; who got hurt
a next_service date; next_maintenance, next_due; when it is serviced next
a trainer person; trained_by, instructor; who trained the worker
a phone phone; emergency_number, radio; number for emergencies
---
{site}
# Consignación {permit}
^ PELIGRO · NO ACCIONAR · PERSONAL TRABAJANDO
= Equipo: {machine=prensa de balas|cinta de alimentación|reactor R2|sierra de tochos|elevador de cangilones}
= Fecha: {day}
= Trabajo: {task=cambio de rodillos|soldar la tolva|sustituir el sello|ajuste de cuchillas|limpieza interior}
= Lo ejecuta: {worker} ({firm})

Corte de energía {energy?en el cuadro eléctrico, seccionador abajo~cerrando y purgando el aire comprimido~cerrando la central de aceite y bajando los cilindros} a las {locked_at}, por {isolator}. Candados puestos: {padlocks}; llaves en la caja {box}.
Comprobada la ausencia de energía por {checker}: {pressure!queda presión en un tramo, señalado con cinta roja|ojo, el acumulador conserva presión~sin presión residual en ningún tramo|todo a cero}.
Fin previsto: {planned_end}. Nadie retira un candado ajeno.

Firma del trabajador || Firma de quien consigna
~ Impreso {:number:10..99}, rev. {:number:1..9}. Se archiva {:duration}.

== es recepcion_materia_prima
q buyer company:Galletas {}/Harinas {} S.A./Cervezas {}; receiving_plant, consignee, es:comprador; plant that takes the goods in
q supplier company:Cooperativa {}/Cereales {} S.L./Almidones {}; sender, vendor, es:proveedor; who delivers
q haulier company:Transportes {}/Logística {}/Cisternas {}; carrier, transport_firm, es:transportista; who brings it
q driver person; truck_driver, delivered_by, es:conductor; who drove
q plate id:@@@-####; truck_plate, registration; plate of the truck
q entry id:E######; receipt_number, intake_no; number of the entry
q came_on date; arrival_date, received; day of arrival
q material phrase; goods, raw_material; what was brought
q gross unit:kg 20000..40000; weight_in, loaded_weight; weight of the loaded truck
q net unit:kg 9000..19000; accepted_weight, goods_weight; weight of the goods
q moisture percent:9..16; humidity, water_content; how damp it was
q insects flag; live_pests, infestation; whether live insects were found
q sampler person; sampled_by, analyst; who took the sample
q silo id:S-##; bin, destination; where it was put
q verdict choice:accepted/accepted with discount/refused; decision, result; what was decided
q discount money:40..900; price_reduction, allowance; sum taken off the price
a contract id; purchase_contract, order_ref; number of the purchase contract
a tare unit; empty_weight, weight_out; weight of the empty truck
a protein percent; protein_content, proteins; share of protein
a harvest year; crop_year, grown_in; year of the crop
a unloading_end time; finished_unloading, left_at; when unloading was over
a farm city; origin, grown_at; place where it was grown
a quality_chief person; approved_by, quality_manager; who approved the decision
---
{buyer} · Báscula y recepción || Entrada {entry}
= Llega: {came_on}, {:time}
= Proveedor: {supplier}
= Transporte: {haulier}
= Matrícula: {plate}
= Conductor: {driver}

# Control de entrada: {material=trigo blando|malta pálida|sémola de maíz|azúcar a granel|harina de fuerza|avena}
= Bruto: {gross}
= Neto: {net}
= Humedad: {moisture}
= Muestra tomada por: {sampler}

{insects!Se ven gorgojos vivos en la criba|Hay insectos vivos en la muestra~Criba limpia, sin insectos|No se encontró ningún insecto}. Olor {:=normal|algo rancio|a silo}. {verdict?Se admite sin reparo~Se admite, pero con descuento por calidad~No se admite, el camión vuelve cargado}.
?Rebaja aplicada: {discount}.
?Descarga en silo {silo}.
~ Muestra duplicada, precinto {:number:10000..99999}, guardada {:duration}.

== es parte_turno_fundicion
q foundry company:Fundiciones {}/Aceros {} S.A./Hornos {}; works, company; where the metal is cast
q shift choice:morning/afternoon/night; turn, part_of_day; which shift
q day date; shift_date, date; day of the shift
q foreman person; shift_leader, signed_by, es:encargado; who led the shift
q relief person; incoming_leader, taken_over_by; who takes over
q furnace id:H-#; furnace_no, oven; furnace used
q charges number:3..14; heats, melts; how many charges were melted
q tapped unit:t 12..160; output, metal_poured; how much metal was poured
q temp unit:°C 1380..1650; tapping_temperature, pour_temp; temperature at tapping
q scrap percent:1..9; rejects, rejected_share; share of bad castings
q stop_cause phrase; downtime_reason, stoppage; why it stood still
q stop_min unit:min 10..190; minutes_lost, downtime; how long it stood still
q accident flag; injury, anyone_hurt; whether somebody was hurt
q absent person; missing_worker, did_not_come; who did not come to work
q customer company:Motores {}/Válvulas {}/Ferroviaria {}; order_for, client; for whom the pieces were cast
q alloy phrase; metal_grade, material; what metal was cast
a energy unit; power_used, kwh; energy used
a lining date; relined_on, last_lining; when the furnace was lined anew
a order_no id; production_order, works_order; number of the order
a crew number; headcount, people_on_shift; how many worked
a sample_no id; test_piece, lab_sample; number of the sample sent to the laboratory
a maint person; repaired_by, maintenance_worker; who repaired it
a resume time; restart, started_again; when it ran again
---
{foundry}
# Parte de turno – {shift?mañana~tarde~noche}, {day}
= Horno: {furnace}
= Cargas: {charges}
= Colado: {tapped}
= Temp. de sangrado: {temp}
= Aleación: {alloy=gris GJL-250|nodular GJS-400|bronce al estaño|acero al manganeso|aluminio AS7}
= Pedido de: {customer}
= Rechazo: {scrap}

Parados {stop_min} por {stop_cause=cuchara con costra|falta de arena|grúa sin freno|corte de agua de refrigeración|molde abierto}. {accident!Un peón con quemadura leve en la mano, atendido en botiquín|Hubo un golpe en el pie, parte hecho~Sin accidentes|Nadie se hizo daño}.
?No se presentó {absent}.
Pendiente para los que entran: limpiar canal y pedir {:number:2..20} sacos de inoculante.

Sale: {foreman} || Entra: {relief}
~ Ficha de turno, conservar {:duration}

== es informe_colonoscopia
q clinic company:Clínica {}/Hospital {}/Sanatorio {}; hospital, centre; where it was done
q patient person; examined_person, subject, es:paciente; who was examined
q record id:HC-######; history_number, chart_no; number of the patient's record
q done_on date; examination_date, procedure_date; day of the examination
q endoscopist person; performed_by, examiner; doctor who did it
q anaesthetist person; sedation_by, sedated_by; who gave the sedation
q referrer person; referring_doctor, requested_by; doctor who asked for it
q reason phrase; indication, why, es:motivo; why it was done
q reach phrase; extent, furthest_point; how far they got
q prep choice:good/fair/poor; bowel_preparation, cleanliness; how clean the bowel was
q polyps number:1..5; lesions_removed, polyps_taken; how many polyps were taken out
q biggest unit:mm 3..24; largest_polyp, max_size; size of the biggest
q bleeding flag; complication, bled; whether it bled
q lab company:Laboratorio {}/Patología {}/Instituto {} de Patología; sent_to, histology_lab, es:laboratorio; where the tissue was sent
q again year; next_colonoscopy, repeat_in; year in which it should be repeated
q drug phrase; sedative, medication_given; what was given to sleep
a birth date; date_of_birth, born, es:fecha de nacimiento; birthday of the patient
a result_day date; histology_due, result_date; when the tissue result will be there
a insurer company; health_insurer, payer, es:aseguradora; who pays for it
a nurse person; assisting_nurse, nurse_name; nurse who helped
a duration duration; length_of_procedure, minutes; how long it took
a scope id; endoscope_no, device_serial; number of the instrument
a companion person; accompanied_by, escort; who took the patient home
---
{clinic}
Unidad de Endoscopia · {:phone}

# Videocolonoscopia
= Paciente: {patient}
= Historia: {record}
= Fecha: {done_on}
= Solicita: Dr./Dra. {referrer}
= Motivo: {reason=sangre oculta positiva|control a los cinco años|diarrea crónica|anemia sin causa clara|antecedente del padre}

Sedación con {drug=propofol|midazolam y fentanilo|propofol y remifentanilo} a cargo de {anaesthetist}. Preparación {prep?buena, mucosa bien visible~regular, con restos líquidos que se aspiran~mala, con heces sólidas}. Se progresa hasta {reach=ciego|íleon terminal|ángulo hepático|colon ascendente}.
Se extirpan con asa {polyps} pólipos, el mayor de {biggest}. {bleeding!Sangrado en babeo tras una resección, controlado con clip|Hubo sangrado, resuelto con adrenalina~Sin sangrado ni otra complicación|El procedimiento transcurrió sin complicaciones}. Piezas a {lab}.
?Conviene repetir la exploración en {again}.
No conducir en {:number:8..24} horas.

> {endoscopist}, Aparato Digestivo
~ Col. {:number:10000..49999}. Avise si hay fiebre o dolor en los días siguientes.

== es anatomia_patologica
q lab company:Laboratorio de Patología {}/Instituto {}/Histología {}; laboratory, reported_by_lab, es:laboratorio; laboratory that reports
q specimen_no id:B##-#####; biopsy_number, case; number of the sample
q patient person; patient_name, whose_tissue, es:paciente; whose tissue it is
q sender person; requesting_physician, submitted_by; doctor who sent it
q hospital company:Hospital {}/Policlínico {}/Clínica {}; referring_centre, from_hospital; where it comes from
q taken date; collected, removal_date; when it was taken
q arrived date; received, logged_in; when it reached the laboratory
q signed date; reported, report_date; day of the report
q site phrase; organ, body_site; where on the body it was taken
q size unit:mm 4..60; greatest_dimension, specimen_size; greatest measure of the piece
q cassettes number:1..9; blocks, number_of_blocks; how many blocks were made
q diagnosis phrase; conclusion, histological_diagnosis, es:diagnóstico; what it is
q nature choice:benign/malignant/uncertain; behaviour, kind_of_lesion; whether it is harmless
q margins flag; margins_clear, completely_removed; whether it was taken out whole
q second person; reviewed_by, second_opinion; colleague who looked too
q pathologist person; author, reporting_doctor; who makes the diagnosis
a age number; patient_age, years_old, es:edad; age of the patient
a stage id; tnm, staging; stage of the disease
a surgeon person; operated_by, surgeon_name; surgeon
a cost money; fee, price; price of the study
a next_check date; follow_up, control_date; next control
a slides number; stained_slides, preparations; how many slides were made
a marker percent; ki67, proliferation; share of dividing cells
---
{lab} || Biopsia {specimen_no}
= Paciente: {patient}
= Procedencia: {hospital}
= Remite: {sender}
= Extracción: {taken}
= Entrada: {arrived}

# Informe anatomopatológico
## Macroscopía
Se recibe en formol una pieza rotulada "{site=piel de espalda|nódulo de mama derecha|cuello de útero|ganglio axilar|encía inferior|antro gástrico}", pardusca, cuyo eje mayor mide {size}. Se incluye entera en {cassettes} bloques.
## Microscopía
Tejido con {:=atipia leve|arquitectura conservada|infiltrado linfoide|fibrosis}, sin otros hallazgos.
## Diagnóstico
{diagnosis=Nevus compuesto|Fibroadenoma|Carcinoma basocelular nodular|Hiperplasia linfoide|Gastritis crónica con metaplasia|Lesión melanocítica displásica}. {nature?Proceso benigno~Proceso maligno~Comportamiento por determinar, se aconseja seguirlo}. {margins!Bordes libres|La lesión está extirpada por completo~Llega al borde profundo|Los bordes están tomados}.
?Caso visto también por {second}, que coincide.

> {pathologist}, {signed}
~ Bloques y portas se archivan {:duration}. Página {:number:1..2}.

== es consentimiento_cirugia
q hospital company:Hospital {}/Clínica {}/Fundación {} Salud; institution, centre; where the operation is done
q patient person; person_operated, signer, es:paciente; who is operated on
q surgeon person; operating_doctor, informed_by, es:cirujano; who explains and operates
q operation phrase; procedure, intervention; what is done
q side choice:left/right/both; laterality, which_side; on which side
q surgery_on date; operation_date, scheduled; day of the operation
q signed_on date; consent_date, signed; day of the signature
q anaesthesia choice:general/spinal/local; anaesthetic, kind_of_anaesthesia; how pain is taken away
q risk percent:1..8; complication_rate, risk_of_complication; how often something goes wrong
q stay number:1..9; nights, days_in_hospital; how many nights in hospital
q blood flag; accepts_transfusion, transfusion; whether the patient accepts blood
q witness person; attesting_person, witnessed_by, es:testigo; who saw the signature
q proxy person; representative, signs_for_patient; who decides if the patient cannot
q alternative phrase; other_option, instead_of_surgery; what else could be done
q room id:Q-##; theatre, operating_room; room of the operation
a anaesthetist person; anaesthesiologist, sedation_doctor; doctor who puts the patient to sleep
a discharge date; leaves_on, going_home; day of discharge
a blood_group id; blood_type, group; blood group
a policy id; insurance_no, membership; number of the insurance
a revoked_on date; withdrawn, revocation; day consent was withdrawn
a cost money; price, fee; what it costs
a weight unit; body_weight, kg; weight of the patient
---
{hospital}
Servicio de {:=Traumatología|Cirugía General|Oftalmología|Urología}

# Documento de consentimiento informado
Intervención: {operation=prótesis de rodilla|hernia inguinal con malla|catarata con lente|varices por láser|artroscopia de hombro|túnel carpiano}, {side?lado izquierdo~lado derecho~ambos lados}.
Programada para el {surgery_on}, quirófano {room}, con anestesia {anaesthesia?total, dormido con tubo~de cintura para abajo, por punción en la espalda~solo de la zona}. Ingreso previsto: {stay} noches.
{surgeon} me ha explicado en qué consiste, que en torno al {risk} de los casos hay complicaciones y que otra opción sería {alternative=seguir con rehabilitación|esperar y vigilar|llevar faja o media|infiltrar|no operar}.
{blood!Acepto que se me transfunda si hace falta|Doy permiso para recibir sangre~No acepto sangre de otros, por convicción|Rechazo cualquier transfusión}.
?Si no pudiera decidir, que lo haga por mí {proxy}.

Firmo en {:city}, el {signed_on}.
{patient} || Testigo: {witness}
~ Puede retirar este permiso en cualquier momento sin explicar por qué. Impreso {:number:100..999}.

== es hoja_dialisis
q unit company:Centro de Diálisis {}/Nefrología {}/Unidad Renal {}; centre, dialysis_unit; where it is done
q patient person; person_treated, patient_name, es:paciente; who is treated
q session number:12..980; treatment_no, session_number; number of the session
q on date; day, treatment_date; day of the session
q chair number:1..24; post, place; place in the room
q start time; connected_at, begins; when the blood began to flow
q end time; disconnected_at, ends; when it was over
q dry unit:kg 45..90; target_weight, dry_weight; weight aimed at
q before unit:kg 91..99; weight_in, predialysis_weight; weight on arrival
q drawn unit:ml 900..3800; ultrafiltration, fluid_removed; fluid taken out
q access choice:fistula/catheter/graft; vascular_access, access_type; how the blood is reached
q nurse person; connected_by, nurse_in_charge, es:personal de enfermería; nurse who looked after it
q doctor person; nephrologist, physician, es:médico; doctor of the shift
q incident phrase; event, what_happened; what happened during it
q heparin flag; anticoagulant, heparin_given; whether the blood was thinned
q machine id:HD-##; monitor, device; machine used
q transport company:Ambulancias {}/Traslados {}; brought_home_by, ambulance; who takes the patient home
a next date; next_session, following, es:próxima fecha; next session
a transplant flag; waiting_list, on_transplant_list; whether on the list for a kidney
a potassium number; k_value, blood_potassium; potassium in the blood
a filter id; dialyser, filter_lot; batch of the filter
a birthday date; born, date_of_birth, es:fecha de nacimiento; birthday of the patient
a after unit; weight_out, postdialysis_weight; weight on leaving
a relative phone; family_phone, next_of_kin; number of the family
---
{unit} || Sesión {session}
= Paciente: {patient}
= Fecha: {on}
= Puesto: {chair}
= Monitor: {machine}
= Peso seco: {dry}
= Peso al llegar: {before}

# Registro de la sesión
Conexión a las {start} por {access?fístula del brazo, dos agujas~catéter en el cuello~prótesis de goretex}, a cargo de {nurse}. {heparin!Heparina en bolo al inicio|Con heparina según pauta~Sin heparina, por la extracción dental reciente|Hoy no se pone heparina}. Presión de entrada {:number:110..160}/{:number:60..90}.
?En la segunda hora, {incident=calambres en las piernas|bajada de tensión con mareo|alarma por burbuja|sangrado al pinchar|náuseas}.
Retirado: {drawn}. Desconexión: {end}. Vuelve a casa con {transport}.

Médico de guardia: {doctor}
~ Agua de red, dureza {:number:1..9}. Enfermería firma en papel y en pantalla.

== es nutricion_plan
q practice company:Nutrición {}/Consulta {}/Centro {} Dietética; consulting_practice, clinic; where advice is given
q client person; patient, advised_person, es:cliente; who gets the plan
q dietitian person; nutritionist, prepared_by; who made it
q first date; first_visit, came_on; day of the visit
q review date; check_up, next_consultation; when the plan is looked at again
q weight unit:kg 52..118; current_weight, weighs; weight today
q aim unit:kg 45..51; goal, target_weight; weight aimed at
q kcal number:1200..2400; daily_energy, calories; energy per day
q reason phrase; objective, motive, es:motivo; why the person came
q intolerance phrase; food_intolerance, must_avoid; what the person cannot eat
q water unit:l 1..3; fluid, daily_liquid; how much to drink a day
q sent_by person; referring_doctor, referred_by; doctor who sent the person
q supplement flag; takes_vitamins, supplements; whether vitamins are recommended
q sport choice:walking/swimming/gym; exercise, activity; exercise advised
q fee money:25..80; price, visit_cost, es:coste; what the visit cost
l meals; menu, day_plan; what to eat
c meals.when phrase; moment, meal; which meal
c meals.dish phrase; food, what; what is eaten
c meals.kcal number:90..700; energy, calories_of_meal; energy of it
a height unit; stature, body_height; how tall the person is
a fat percent; body_fat, fat_share; share of fat
a age number; years, age_of_client, es:edad; age
a phone phone; client_phone, mobile; number of the person
a bloodtest date; lab_date, analysis_on; day of the blood test
a insurer company; health_insurance, paid_by, es:aseguradora; who pays
---
{practice}
{:street}, {:city}
# Pauta de alimentación de {client}
Visita del {first}. Motivo: {reason=bajar de peso antes de una operación|colesterol alto|preparar un maratón|embarazo|cansancio y anemia}[, por consejo de {sent_by}, su médico]. Hoy pesa {weight} y nos ponemos como meta {aim}.
= Energía al día: {kcal} kcal
= Beber: {water}
?= No tolera: {intolerance=lactosa|gluten|fructosa|marisco|frutos secos}

%meals 3..5
Toma | Plato | kcal
{meals.when=desayuno|media mañana|comida|merienda|cena} | {meals.dish=tostada con aceite|yogur y nueces|lentejas con verdura|merluza y ensalada|tortilla de calabacín|pollo con arroz|fruta} | {meals.kcal}
%%
{supplement!Tome además vitamina D en gotas|Le añado hierro con zumo~No necesita vitaminas añadidas|Sin suplementos por ahora}. Muévase: {sport?andar a paso vivo tras cada comida~piscina, tres tardes~pesas y máquinas con monitor}.
Nos vemos el {review}.
> {dietitian}, dietista-nutricionista
~ Honorarios de hoy: {fee}. Cancelaciones con {:number:12..48} horas.

== es parte_convivencia_escolar
q school company:Colegio {}/IES {}/Liceo {}/Escuela {}; institution, educational_centre; school where it happened
q pupil person; student, involved_pupil, es:alumno; who behaved badly
q group id:#.º@; class, year_group; class of the pupil
q teacher person; reporting_teacher, noted_by, es:docente; who writes the report
q tutor person; form_teacher, class_tutor; teacher responsible for the class
q head person; headteacher, director; who decides on the measure
q family person; parent, called_relative; relative who was called
q on date; incident_date, day; day it happened
q at time; hour, time_of_incident; hour it happened
q where phrase; location, place; where it happened
q what phrase; conduct, facts; what the pupil did
q serious choice:minor/serious/very serious; level, gravity; how grave it is
q days number:1..5; days_of_suspension, exclusion; how many days the pupil stays away
q from date; measure_starts, effective; first day of the measure
q sorry flag; apologised, regret; whether the pupil said sorry
q damage money:8..240; cost_of_damage, to_be_paid; what the damage costs
a victim person; harmed_pupil, injured_party; pupil who was harmed
a birth date; date_of_birth, born_on, es:fecha de nacimiento; birthday of the pupil
a previous number; earlier_reports, number_of_reports; how many reports there were before
a return date; back_at_school, returns; day the pupil comes back
a counsellor person; school_counsellor, psychologist; counsellor
a family_phone phone; parent_phone, contact; number of the family
a meeting date; parents_meeting, appointment; day on which the family comes to talk
---
{school} || Jefatura de Estudios
# Parte de incidencia
= Alumno/a: {pupil}
= Grupo: {group}
= Día y hora: {on}, {at}
= Lugar: {where=patio de abajo|aula de música|pasillo del segundo piso|comedor|autobús|vestuario}

Hechos, según {teacher}: {what=lanzó una silla contra el armario|grabó a un compañero con el móvil|se marchó sin permiso|contestó con insultos|rompió el cristal de la puerta|copió el trabajo de otro y lo negó}. {sorry!Después pidió perdón|Se disculpó por escrito~No ha querido disculparse|No mostró arrepentimiento alguno}.
La conducta se considera {serious?leve~grave~muy grave}.
?Hay que reponer lo roto: {damage}.
Se llamó a casa y atendió {family}; queda enterado también el tutor, {tutor}.

Medida: no asistirá a clase durante {days} días, contados desde el {from}, con tarea para casa.
> {head}, Dirección
~ Devolver firmado. Registro {:number:10..300} del curso {:year}.

== es circular_ampa
q ampa company:AMPA {}/Asociación de Familias {}/Cooperadora {}; parents_association, sender; association that writes
q school company:CEIP {}/Colegio {}/Escuela {}; educational_centre, for_school; school it belongs to
q written date; dated, letter_date; day of the circular
q event phrase; activity, what_is_planned; what is going to be held
q day date; event_date, takes_place; day of it
q gather time; meeting_time, starts; when people come
q place phrase; venue, where; where it is held
q quota money:10..60; membership_fee, yearly_fee; what a family pays a year
q ticket money:2..9; price_per_person, entry; what each person pays for the day
q helpers number:4..25; volunteers_needed, hands_wanted; how many helpers are wanted
q sign_up email; registration, reply_to; where to put one's name down
q close date; registration_closes, deadline; last day to put one's name down
q president person; chair, signed_by, es:presidencia; who signs
q treasurer person; collects_money, money_to; to whom money is given
q rain choice:moved indoors/postponed/cancelled; bad_weather, if_it_rains; what happens in bad weather
q nonmembers flag; open_to_all, outsiders_welcome; whether families outside the association may come
q caterer company:Churrería {}/Catering {}/Asados {}; food_by, supplier; who makes the food
a head person; headteacher, director; head of the school
a iban iban; account, bank_account, es:cuenta bancaria; account of the association
a end time; ends_at, until; when it is over
a families number; members, families_registered; how many families belong
a insurer company; insurance, covered_by, es:aseguradora; insurer of the day
a rain_date date; alternative_date, fallback; other date if it rains
a phone phone; contact_number, call; number for questions
---
{ampa}
{school} · {:city} || {written}

Queridas familias:
Ya tenemos fecha para {event=la fiesta de fin de curso|el mercadillo de libros usados|la paella solidaria|la noche de astronomía|la merienda de otoño}: será el {day}, desde las {gather}, en {place=el patio cubierto|la pista del polideportivo|el parque de la Fuente|el gimnasio|la plaza de arriba}. De la comida se ocupa {caterer}. Cuesta {ticket} por persona; los menores de {:number:3..5} años no pagan.
{nonmembers!Podéis venir aunque no seáis socios|Están invitadas todas las familias, socias o no~Esta vez es solo para familias socias|Quien no sea socio no podrá apuntarse}. La cuota anual sigue en {quota} y se le entrega a {treasurer}.
Si llueve, {rain?nos metemos dentro~lo dejamos para más adelante~se suspende sin más}.
¡Nos faltan manos! Buscamos {helpers} personas para montar y recoger. Apuntaos en {sign_up} hasta el {close}.

Un abrazo,
{president}, presidencia
~ Esta hoja está impresa en papel usado. Curso {:year}.

== es adaptacion_curricular
q school company:CEIP {}/Colegio {}/Instituto {}; centre, educational_institution; school that makes the plan
q pupil person; student, child, es:alumno; for whom it is
q born date; date_of_birth, birthday; when the child was born
q level phrase; course, school_year; year the child is in
q subject phrase; area, subject_adapted; subject that is adapted
q need choice:reading difficulty/hearing/high ability; type_of_need, special_need; what need it answers
q specialist person; therapist, support_teacher; specialist who works with the child
q teacher person; subject_teacher, taught_by, es:docente; teacher of the subject
q counsellor person; orientation, assessed_by; who assessed the child
q assessed date; evaluation_date, report_of; day of the assessment
q start date; in_force_from, begins; day the plan begins
q hours number:1..6; weekly_support, sessions_per_week; hours of support a week
q parent person; family_agreed, signed_by_family; who agreed at home
q device flag; technical_aid, uses_device; whether a technical aid is used
q extra_time percent:20..50; more_time_in_tests, time_extension; how much more time in tests
l goals; targets, objectives; what is aimed at
c goals.goal phrase; target, aim; what the child should learn
c goals.by month; due, until; month in which it is looked at
a medication phrase; medicine, treatment; medicine the child takes
a iq number; iq_score, test_score; result of an intelligence test
a next_school company; moves_to, future_school; school after this one
a end date; plan_ends, valid_until; day the plan ends
a inspector person; school_inspector, approved_by; inspector who approved it
a grant money; aid_amount, allowance; money given for it
---
{school}
# Adaptación curricular individual
= Alumno/a: {pupil}
= Nacimiento: {born}
= Curso: {level=3.º de Primaria|1.º de ESO|5.º de Primaria|2.º básico|4.º de secundaria}
= Área: {subject=Lengua|Matemáticas|Ciencias Naturales|Inglés|Historia}

## Punto de partida
La valoración hecha por {counsellor} el {assessed} señala {need?dislexia: lee despacio y cambia letras~pérdida de oído del lado derecho~altas capacidades: se aburre y va por delante}. {device!En clase usa un equipo propio (emisora o lector)|Se le presta una tableta con voz~No precisa aparatos|Por ahora sin ayudas técnicas}.
## Medidas
Desde el {start}, {hours} horas por semana con {specialist}, dentro del aula de {teacher}. En los controles dispone de un {extra_time} más de tiempo.
%goals 2..4 lines
{goals.goal=leer en voz alta un párrafo sin pausas|resumir un texto de diez líneas|seguir un dictado corto|resolver problemas de dos pasos|presentar un tema propio}; se mira en {goals.by}
%%
Conforme por la familia: {parent}
~ Se guarda en el expediente. Ejemplar {:number:1..3}.

== es homologacion_titulo
q ministry company:Ministerio de Educación de {}/Dirección General de {}/Consejo de Universidades de {}; authority, deciding_body; body that decides
q applicant person; graduate, title_holder; whose degree it is
q degree phrase; foreign_title, diploma; degree from abroad
q university company:Universidad de {}/Universidad Nacional {}/Instituto Tecnológico {}; awarding_institution, studied_at; where it was earned
q country country; country_of_study, origin; country it comes from
q awarded year; graduation_year, year_of_degree; year it was earned
q filed date; application, applied_on; day of the application
q decided date; resolution_date, dated; day of the decision
q file id:HOM-####-#####; case_number, docket; number of the file
q equals phrase; spanish_title, declared_equivalent; degree it is put on a level with
q condition choice:none/aptitude test/supervised practice; requirement, still_to_do; what is still asked
q credits number:12..60; missing_credits, credit_gap; credits that are missing
q translator person; sworn_translator, translated_by; who translated the papers
q expert person; rapporteur, opinion_by, es:perito; who gave the expert opinion
q signer person; director_general, signed_by; who signs
q regulated flag; regulated_profession, gives_access; whether it opens a regulated profession
a grade number; average_mark, gpa; average mark
a fee money; tax, application_fee; fee paid
a birth date; born, date_of_birth, es:fecha de nacimiento; birthday of the applicant
a passport id; passport_no, identity_document, es:pasaporte; passport of the applicant
a exam_day date; test_date, exam_on; day of the test
a employer company; works_for, employer_name; where the applicant works
a apostille id; apostille_number, legalisation; number of the apostille
---
{ministry}
Subdirección de Títulos || {file}

# Resolución
Vista la solicitud que {applicant} presentó el {filed} en relación con el título de {degree=Licenciada en Enfermería|Ingeniero Civil|Médico Cirujano|Abogado|Odontóloga|Arquitecto}, obtenido en {awarded} en {university} ({country}), aportado con traducción de {translator};
Visto el dictamen de {expert}, que echa en falta {credits} créditos;
Esta Dirección ha resuelto:
Primero. Declarar que equivale a {equals=Grado en Enfermería|Máster en Ingeniería de Caminos|Grado en Medicina|Grado en Derecho|Grado en Odontología|Grado en Fundamentos de la Arquitectura}. {condition?No se exige nada más~Antes deberá superar una prueba de aptitud~Antes deberá completar prácticas tuteladas}.
Segundo. {regulated!El título faculta para ejercer la profesión, que está regulada|Con él se accede a profesión regulada~No se trata de profesión regulada|La resolución no abre el acceso a profesión regulada}.
Cabe recurso en el plazo de {:number:1..2} meses.

> {:city}, {decided}
> {signer}
~ Código de verificación {:number:100000..999999}. Atención ciudadana {:phone}.

== es tribunal_tfg
q university company:Universidad de {}/Universidad {}/Facultad de {}; institution, academic_centre; where it is defended
q student person; candidate, author; who wrote it
q title phrase; thesis_title, work; title of the work
q supervisor person; tutor, directed_by; teacher who guided it
q co_supervisor person; second_tutor, external_tutor; second guide
q partner company:Talleres {} S.A./Estudio {}/Laboratorios {}; host_company, done_at; firm where the work was done
q chair person; panel_president, head_of_panel; who chairs the panel
q secretary person; panel_secretary, writes_record, es:secretaría; who writes the record
q member person; panel_member, vocal; third of the panel
q defence date; viva_date, presented_on; day of the defence
q hour time; time, begins; hour of the defence
q room id:A-#.##; classroom, hall; room
q mark number:5..10; grade, final_mark; mark given
q honours flag; distinction, proposed_for_honours; whether honours are proposed
q mode choice:in person/by video/mixed; format, how_held; how it was held
q language language; language_of_defence, spoken; language it was given in
a deposit date; submitted, handed_in; day it was handed in
a pages number; length, page_count; number of pages
a plagiarism percent; similarity, match_rate; share of copied text
a degree_code id; degree_plan, plan_code; code of the degree
a student_no id; enrolment_number, student_id; number of the student
a publication date; public_from, embargo_until; when it may be read by all
a dean person; head_of_faculty, dean_name; dean
---
^ {university}
# Acta de defensa de Trabajo Fin de Grado
En el aula {room}, a las {hour} del {defence}, se reúne la comisión para juzgar el trabajo de {student}, titulado
^ "{title=Control de un brazo articulado con cámaras|La prensa obrera entre dos guerras|Estudio de un firme con neumático reciclado|Hábitos de sueño en enfermería|Diseño de una app para comedores}"
{mode?Los presentes comparecen todos en la sala~Todo se celebra por videollamada~El estudiante está en la sala y parte de la comisión en pantalla}. Se expone en {language}. Hablan {:number:15..25} minutos y siguen las preguntas.
= Preside: {chair}
= Vocal: {member}
= Secretaría: {secretary}
= Dirigido por: {supervisor}
?= Codirige: {co_supervisor}
?= Realizado en: {partner}

La comisión acuerda la calificación de {mark}. {honours!Propone además matrícula de honor|Y lo eleva a la comisión de honores~No propone matrícula de honor|Sin mención de honor}.
~ Acta en {:number:2..3} ejemplares. Reclamaciones ante la coordinación en {:number:3..7} días.

== es intercambio_alumno_acogida
q agency company:Intercambios {}/{} Idiomas/Fundación {} Joven; exchange_agency, organiser; who arranges the stay
q guest person; visiting_pupil, exchange_student; who comes
q guest_country country; comes_from, home_country; where the guest comes from
q host_father person; host, host_parent; adult who takes the guest in
q host_child first; host_sibling, child_of_host; child of the host family
q host_city city; stays_in, town; town of the stay
q arrives date; arrival, begins; day of arrival
q leaves date; departure, ends; day of leaving
q flight id:@@####; flight_number, arrives_on_flight; flight of arrival
q lands time; landing_time, eta; when it lands
q school company:Instituto {}/Colegio {}/Liceo {}; attends, host_school; school the guest goes to
q diet phrase; food_restrictions, does_not_eat; what the guest does not eat
q pets flag; animals_at_home, has_pets; whether there are animals in the home
q room choice:own/shared/sofa bed; sleeping, bedroom; how the guest sleeps
q pocket money:20..60; weekly_allowance, spending_money; money for the week
q local_contact person; coordinator, tutor_in_town; who helps on the spot
q local_phone phone; coordinator_phone, call; number of that person
a insurer company; travel_insurer, covered_by, es:aseguradora; insurance of the guest
a passport id; passport_number, document, es:pasaporte; passport of the guest
a age number; years, age_of_guest, es:edad; age of the guest
a price money; programme_fee, cost_of_stay; price of the stay
a return_flight id; homeward_flight, flight_back; flight home
a guest_parent person; parents_at_home, mother_of_guest; parent of the guest
a doctor person; family_doctor, physician, es:médico; doctor
---
{agency}
# ¡Ya tenéis huésped!
Querida familia de {host_father}:
Os confirmamos que {guest} ({guest_country}) vivirá con vosotros en {host_city} entre el {arrives} y el {leaves}. Llega en el vuelo {flight}, que aterriza a las {lands}; vais a buscarlo vosotros.
* Clases: con {host_child}, en {school}.
* Dormirá {room?en cuarto propio~con vuestro hijo, en litera~en el sofá cama del salón}.
* {pets!Sabe que tenéis animales y le parece bien|Le hemos contado lo de vuestros gatos~Nos decís que no hay animales en casa, perfecto|Casa sin mascotas, como pedía}.
?* No come {diet=cerdo|carne|frutos secos|lácteos|pescado}.
* Trae {pocket} a la semana para sus gastos.
Cualquier duda, día o noche: {local_contact}, {local_phone}.

Gracias de corazón,
{:person}, {:=Programas escolares|Acogidas|Oficina central}
~ Registro de entidades {:number:100..999}. Reunión de familias el {:date}.

== es rechazo_siniestro_seguro
q insurer company:Seguros {}/{} Aseguradora/Mutua {}; insurance_company, sender, es:aseguradora; who refuses
q insured person; policyholder, claimant; who had claimed
q policy id:H-########; policy_number, contract; number of the policy
q claim id:S##/######; claim_number, file; number of the claim
q happened date; loss_date, date_of_event; day of the damage
q reported date; notified_on, declared; day it was reported
q letter date; dated, refusal_date; day of this letter
q event phrase; damage, what_happened; what had happened
q ground choice:excluded/late/unpaid premium; reason_for_refusal, ground; why nothing is paid
q clause id:art.##.#; clause, condition_ref; clause relied on
q adjuster person; loss_adjuster, assessed_by; expert who went to see
q adjuster_firm company:Gabinete Pericial {}/Peritos {}/Tasaciones {}; expert_firm, assessor_company; firm of the expert
q estimate money:300..7000; damage_estimate, assessed_damage; damage found by the expert
q goodwill money:50..290; ex_gratia, courtesy_payment; sum paid without obligation
q handler person; claims_handler, signed_by; who writes
q appeal flag; can_be_reviewed, review_possible; whether new evidence will be looked at
a broker company; intermediary, agent; broker
a premium money; annual_premium, price_of_policy; price of the policy
a excess money; deductible, own_share; part the insured bears
a expiry date; policy_ends, renewal; end of the policy
a repairer company; repair_firm, fixed_by; who repairs it
a neighbour person; third_party, damaged_neighbour; neighbour who suffered damage
a visit_on date; inspection, expert_visit; day the expert came
---
{insurer}
Centro de Siniestros · Apartado {:number:100..9000} || {letter}

{insured}
{:street}
{:zip} {:city}

= Póliza: {policy}
= Siniestro: {claim}

Muy señor/a nuestro/a:
Nos referimos a {event=la rotura del cristal de la galería|el robo de dos bicicletas del trastero|la caída del toldo|el daño eléctrico en la caldera|la mancha de humo en el techo}, con fecha {happened}, de lo que tuvimos noticia el {reported}. Tras la visita de {adjuster}, de {adjuster_firm}, que cifró el daño en {estimate}, lamentamos comunicarle que no podemos hacernos cargo.
{ground?Las condiciones dejan fuera de cobertura esta clase de daño~El parte llegó fuera del plazo de siete días~El recibo estaba impagado y la cobertura en suspenso} ({clause}).
?Como atención comercial y sin reconocer obligación, le abonaremos {goodwill}.
{appeal!Si tiene fotos o facturas nuevas, las estudiaremos con gusto|Cabe revisar el caso si aporta otras pruebas~La decisión es definitiva por nuestra parte|No se reabrirá el expediente en esta compañía}.

Atentamente,
{handler}
~ Defensor del Asegurado: {:email}. Capital social {:money:9000000..90000000}.

== es suplemento_poliza
q insurer company:Seguros {}/Compañía {} de Seguros/{} Vida y Hogar; insurance_company, issued_by, es:aseguradora; who issues it
q policy id:##-#######-#; policy_number, contract_no; policy that is changed
q supplement number:1..14; endorsement_no, amendment; number of the change
q holder person; policyholder, taker; who has the contract
q agent person; intermediary, mediator; who looks after the contract
q effect date; takes_effect, valid_from; day from which the change holds
q issued date; issue_date, made_on; day of the paper
q change phrase; modification, what_changes; what is changed
q object phrase; insured_risk, thing_insured; what is insured
q old_sum money:20000..90000; previous_capital, sum_before; sum insured until now
q new_sum money:91000..300000; capital_now, sum_after; sum insured from now
q extra money:9..180; additional_premium, surcharge; what has to be paid more
q pay choice:direct debit/card/transfer; payment_method, how_paid; how it is paid
q beneficiary person; payee, gets_the_money; who gets the money in case of loss
q bank company:Banco {}/Caja Rural {}/Crédito {}; mortgagee, lender; bank with a right to the money
q alarm flag; alarm_fitted, burglar_alarm; whether there is an alarm
a expiry date; end_of_policy, renewal_date; when the contract ends
a birthday date; date_of_birth, born, es:fecha de nacimiento; birthday of the holder
a total money; annual_premium, whole_premium; price for the whole year
a claim id; claim_number, last_claim; number of a claim
a excess money; deductible, retention; part borne by the holder
a iban iban; account, debit_account, es:cuenta bancaria; account that is charged
a surveyor person; inspected_by, risk_surveyor; who looked at the thing
---
{insurer} || Suplemento n.º {supplement}
# Modificación del contrato {policy}
= Tomador: {holder}
= Mediador: {agent}
= Efecto: {effect}
= Riesgo: {object=vivienda de veraneo|nave de aperos|contenido de la oficina|velero de siete metros|colección de relojes}

Por el presente, que forma parte inseparable de la póliza, se hace constar: {change=se amplía la cobertura de robo|se incluye la piscina|se corrige el domicilio|se añade responsabilidad civil|se sube el continente}.
El capital, que era de {old_sum}, pasa a ser de {new_sum}. El aumento supone {extra}, que se paga {pay?por recibo en cuenta~con tarjeta en la web~por transferencia}. {alarm!El tomador declara alarma conectada a central|Hay alarma en servicio~No existe alarma, lo que se ha tenido en cuenta|El lugar carece de alarma}.
?En caso de siniestro cobrará {beneficiary}.
?Con derecho preferente a favor de {bank}.

Hecho por duplicado, {issued}
El tomador || La compañía
~ Oficina {:number:100..999}. Teléfono de asistencia {:phone}.

== es siniestro_pedrisco
q pool company:Agromutua {}/Seguros Agrarios {}/Agroseguro {}; insurer, crop_insurer; who insures the crop
q farmer person; grower, insured, es:titular de la explotación; whose crop it is
q estate phrase; farm, holding; name of the farm
q village city; municipality, lies_in; where it lies
q hail date; storm_date, loss_date; day of the hail
q declared date; claim_sent, reported; day it was reported
q inspected date; field_visit, appraisal_date; day the expert came
q expert person; appraiser, loss_adjuster, es:perito; expert
q witness person; companion, present_for_farmer, es:testigo; who went along for the farmer
q crop choice:stone fruit/vines/tomato; culture, plant, es:cultivo; what was growing
q variety product; cultivar, sort; variety
q area unit:ha 1..40; surface, hectares, es:superficie; how much land
q damage percent:15..95; loss_rate, harm; share lost
q expected unit:kg 8000..60000; normal_yield, yield_expected; harvest without the hail
q pay money:1500..48000; indemnity, compensation; what is paid
q agreed flag; farmer_agrees, accepted; whether the farmer agrees
q line id:LN-###; insurance_line, product_code; line of the insurance
a premium money; price_of_insurance, cost; what the insurance cost
a pay_by date; payment_date, paid_on; when it is paid
a excess percent; deductible, franchise; share borne by the farmer
a second_visit date; final_appraisal, next_visit; day of a second visit
a iban iban; account, pay_to, es:cuenta bancaria; account of the farmer
a coop company; cooperative, sells_to; cooperative the farmer belongs to
a planted year; year_planted, planted_in; year of planting
---
{pool}
# Hoja de tasación en campo
= Asegurado: {farmer}
= Finca: {estate=Los Almendros|La Dehesilla|Vega Baja|El Carrascal|Cuesta Blanca}, {village}
= Línea: {line}
= Cultivo: {crop?melocotón y nectarina~viña en espaldera~tomate de industria}, variedad {variety=Catalina|Tempranal|Roja del Ebro|Albina|Perla}
= Superficie: {area}

El pedrisco cayó el {hail}, de {:time} a {:time} aproximadamente; el parte entró el {declared}. Girada visita el {inspected} por {expert}, en presencia de {witness} por la parte asegurada, se cuentan {:number:40..200} frutos en {:number:4..12} puntos.
Producción que cabía esperar: {expected}. Daño: {damage}. Indemnización resultante: {pay}.
{agreed!El asegurado está conforme|Firma sin reservas~El asegurado no está conforme y pedirá tasación contradictoria|Firma solo para dejar constancia, en desacuerdo}.

El perito || Por el asegurado
~ Coordenadas y fotos en anexo. Hoja {:number:1..5}.

== es poliza_viaje_certificado
q insurer company:{} Assistance/Europa {} Seguros/Viaje {} S.A.; insurance_company, covered_by, es:aseguradora; who covers the journey
q traveller person; insured, passenger; who travels
q seller company:Agencia {}/Viajes {}/Turismo {}; sold_by, travel_agency; agency that sold it
q cert id:CV-#######; certificate_no, voucher; number of the paper
q to country; destination, country_visited; where the journey goes
q out date; departure, cover_starts; first day
q home date; return, cover_ends; last day
q medical money:30000..300000; medical_limit, health_cover; most that is paid for doctors
q bags money:500..2500; baggage_limit, luggage_cover; most that is paid for bags
q hotline phone; assistance_number, emergency_line; number to call for help
q partner person; second_insured, accompanying; who else is covered
q relation choice:spouse/child/friend; relationship, kind_of_companion; what that person is to the traveller
q ski flag; winter_sports, sports_cover; whether winter sports are covered
q corona phrase; exclusion, not_covered; what is not covered
q bought date; purchase_date, issued; day it was bought
q visa flag; consulate_accepts, valid_for_visa; whether it serves to get a visa
a price money; premium, cost; what it cost
a passport id; passport_no, travel_document, es:pasaporte; passport of the traveller
a birth date; date_of_birth, born, es:fecha de nacimiento; birthday
a hotel company; accommodation, stays_at; hotel
a flight id; flight_no, flight_out; flight
a claim_days number; days_to_claim, reporting_days; days to report a claim
a doctor person; treating_doctor, physician, es:médico; doctor
---
{insurer} || Certificado {cert}
Contratado en {seller}, {bought}

# Certificado de asistencia en viaje
A quien corresponda: {traveller} está cubierto/a en {to} del {out} al {home}, ambos incluidos.
?También lo está {partner}, {relation?con quien está casado/a~hijo/a suyo/a~amigo/a sin parentesco}.
= Gastos médicos, hasta: {medical}
= Equipaje, hasta: {bags}
= Repatriación: sin límite
= Llamadas de auxilio: {hotline}, a cualquier hora

{ski!Se incluyen esquí y nieve|Cubre también deportes de invierno~Quedan fuera esquí y nieve|Los deportes de invierno no entran}. No se cubre {corona=lo ocurrido bajo efectos del alcohol|la participación en carreras|las dolencias anteriores al viaje|el rescate por encima de 5.000 metros}. {visa!Cumple lo que piden los consulados para el visado|Válido para tramitar visado~No sirve para pedir visado|No reúne los requisitos de visado}.
~ Consulte las condiciones, edición {:year}, págs. {:number:4..40}. Oficinas: {:street}, {:city}.

== es analisis_leche_cruda
q lab company:Laboratorio Interprofesional {}/Lactoanálisis {}/Laboratorio {}; testing_lab, laboratory, es:laboratorio; who tested
q dairy company:Quesos {}/Lácteos {} S.L./Central Lechera {}; buyer, collecting_dairy; who buys the milk
q farmer person; producer, supplier, es:titular de la explotación; whose milk it is
q farm_code id:ES########; holding_code, farm_id; code of the farm
q sample id:ML-######; bottle_no, sample_code; number of the bottle
q picked date; sampled_on, collected; when it was taken
q tested date; analysis_date, tested_on; when it was tested
q tanker person; sampler, milk_collector; who took the sample
q fat percent:3..6; fat_content, butterfat; fat in it
q cells number:90..900; somatic_cells, cell_count; cells, thousands per ml
q germs number:8..140; bacteria, germ_count; germs, thousands per ml
q antibiotics flag; inhibitors_found, residues; whether medicine was found
q temp unit:°C 2..9; tank_temperature, milk_temperature; how cold the tank was
q animal choice:cow/goat/sheep; species, milk_of; whose milk
q consequence choice:pay in full/reduced price/no collection; effect, what_follows; what follows for the farmer
q chemist person; signed_by, validated_by; who answers for the result
a litres unit; volume, litres_delivered; how much was delivered
a price money; price_per_litre, milk_price; price of a litre
a protein percent; protein_content, proteins; protein in it
a next date; next_sample, next_control, es:próxima fecha; when the next sample is taken
a vet person; veterinarian, farm_vet, es:veterinario; vet of the farm
a herd number; animals, herd_size; how many animals
a tank id; tank_number, tank_code; number of the tank
---
{lab}
Acreditado n.º {:number:100..999}
# Boletín de leche cruda {sample}
= Productor: {farmer} ({farm_code})
= Comprador: {dairy}
= Especie: {animal?vacuno~caprino~ovino}
= Toma: {picked}, por {tanker}, con el tanque a {temp}
= Ensayo: {tested}

= Grasa: {fat}
= Células (miles/ml): {cells}
= Gérmenes (miles/ml): {germs}

Inhibidores: {antibiotics!positivo, hay restos de medicamento|se detectan residuos~negativo|no se detectan}. {consequence?Se paga íntegra~Se paga con rebaja este mes~Queda suspendida la recogida hasta nueva muestra}.
> Validado: {chemist}
~ Media de la zona: {:number:150..400} células. Los límites legales figuran al dorso. Atención a ganaderos {:phone}

== es ensayo_germinacion
q lab company:Estación de Ensayo {}/Laboratorio de Semillas {}/Semillas {} I+D; seed_lab, laboratory, es:laboratorio; who tested
q client company:Vivero {}/Cooperativa {}/Semilleros {} S.L.; submitted_by, customer, es:cliente; who sent the seed
q species phrase; plant, crop; what seed
q variety product; cultivar, sort; variety
q lot id:SE-####-@; seed_lot, batch; batch of seed
q report id:####-G; report_number, certificate; number of the result
q got date; received, sample_in; when the sample came
q sown date; test_started, set_up; when the test began
q counted date; final_count, test_ended; when they were counted last
q rate percent:52..99; germination, normal_seedlings; share that came up
q dead percent:1..20; dead_seeds, not_alive; share that was dead
q purity percent:90..100; pure_seed, cleanness; share of pure seed
q seeds number:200..400; seeds_tested, test_size; how many seeds were laid out
q temp unit:°C 15..30; test_temperature, chamber; temperature of the chamber
q bed choice:paper/sand/soil; substrate, medium; on what they were laid
q weeds flag; foreign_seeds, weed_found; whether other seeds were found
q analyst person; tested_by, seed_analyst, es:analista; who did it
q head person; lab_manager, released_by; who answers for it
a harvest year; crop_year, year_grown; year the seed was grown
a weight unit; thousand_seed_weight, tsw; weight of a thousand seeds
a price money; fee, test_price; price of the test
a treated phrase; seed_treatment, dressing; what the seed was treated with
a valid date; valid_until, expires; how long the result holds
a grower person; farmer, seed_grower; who grew it
a moisture percent; humidity, seed_moisture; water in the seed
---
^ {lab}
# Resultado {report}
Muestra remitida por {client}, recibida el {got}.
= Especie: {species=trigo duro|lechuga|alfalfa|garbanzo|cebolla|festuca}
= Variedad: {variety=Don Ramiro|Maravilla|Aragón 2|Pedrosilla|Grano de Oro|Verdial}
= Lote: {lot}
= Pureza: {purity}

Se pusieron a germinar {seeds} semillas {bed?entre papel húmedo~sobre arena lavada~en tierra de bandeja} a {temp}, desde el {sown}; último recuento el {counted}, por {analyst}.
= Plántulas normales: {rate}
= Muertas: {dead}
= Anormales: {:percent:1..6}

{weeds!Aparecieron semillas ajenas (ver relación)|Se hallaron semillas de malas hierbas~Sin semillas ajenas en la porción estudiada|No se halló ninguna semilla extraña}.
> {head}, responsable del laboratorio
~ El resultado vale solo para la muestra recibida. Se guarda {:duration}. Hoja {:number:1..2}

== es prueba_paternidad
q lab company:Genética {}/ADN {} S.L./Instituto {} de Genética; laboratory, testing_lab, es:laboratorio; who tested
q court company:Juzgado de Familia de {}/Juzgado n.º 3 de {}/Tribunal de {}; ordered_by, commissioning_court; court that ordered it
q docket id:###/20##; case_number, proceedings; number of the court case
q code id:GP-#####; lab_code, test_number; number of the test
q father person; alleged_father, man_tested; man whose fatherhood is asked
q mother person; mother_name, woman_tested; mother
q child first; minor, child_tested; child
q taken date; sampling_date, swabs_taken; when samples were taken
q by person; sampled_by, swab_taken_by; who took them
q reported date; report_date, signed; day of the report
q markers number:15..24; loci, markers_studied; how many markers were looked at
q mismatches number:2..9; exclusions, incompatible; how many do not fit
q probability percent:99..100; likelihood, w_value; probability found
q result choice:confirmed/excluded/not conclusive; conclusion, outcome, es:resultado; what the test says
q sample choice:saliva/blood/hair; material, specimen; what was taken
q geneticist person; expert, signed_by; who answers for it
q contested flag; objection, party_objected; whether a party objected to the sampling
a hearing date; trial_date, hearing_on; day in court
a birth date; child_birth, born_on, es:fecha de nacimiento; birthday of the child
a lawyer person; counsel, attorney, es:abogado; lawyer
a cost money; price, fee; what it costs
a judge person; judge_name, magistrate, es:juez; judge
a father_id id; identity_number, national_id; identity number of the man
a second_lab company; counter_test, other_lab; another laboratory
---
{lab} || Informe {code}
Por encargo de: {court}, autos {docket}

# Informe pericial biológico
Se estudian muestras de {sample?saliva con hisopo~sangre en tarjeta~cabello con raíz} tomadas el {taken} por {by}, con identificación y firma de los presentes, a {father}, a {mother} y al menor {child}. {contested!Una de las partes hizo constar su protesta por la forma de la toma|Hubo reparos de una parte a la toma~Nadie puso reparos a la toma|Las partes no objetaron nada}.
Analizados {markers} marcadores[, {mismatches} resultan incompatibles].
?La probabilidad calculada es de {probability}.

CONCLUSIÓN. {result?El varón estudiado es, en la práctica, el padre biológico~El varón estudiado no puede ser el padre biológico~Con los datos reunidos no cabe pronunciarse}.

> {:city}, {reported}
> {geneticist}, perito
~ Las muestras se destruirán pasados {:duration}. El laboratorio está inscrito con el n.º {:number:100..900}.

== es control_antidopaje
q agency company:Agencia Antidopaje de {}/Comisión {} Antidopaje/Autoridad Deportiva de {}; testing_authority, ordered_by; body that orders the control
q athlete person; sportsperson, tested_person; who is tested
q sport phrase; discipline, modality; sport
q event phrase; competition, where_tested; event at which it takes place
q form_no id:DC-######; form, control_number; number of the form
q kit id:K#######; sample_code, bottle_number; number of the bottles
q told_at time; notified, notification_time; when the person was told
q sealed_at time; sample_sealed, closed_at; when the bottles were closed
q on date; control_date, day; day of the control
q officer person; doping_officer, collector; who takes the sample
q escort person; chaperone, stayed_with; who stayed with the person
q delegate person; athlete's_representative, companion; who came with the person
q volume unit:ml 90..180; amount_of_urine, quantity; how much was given
q density number:1..2; specific_gravity, gravity; density measured
q remarks flag; has_comments, athlete_objects; whether the person had remarks
q kind choice:urine/blood/both; sample_type, matrix; what is taken
q medicines phrase; declared_medication, drugs_taken; what the person says to have taken
q lab company:Laboratorio de Control {}/Laboratorio {}; sent_to, analysing_lab, es:laboratorio; where it is sent
a birth date; date_of_birth, born, es:fecha de nacimiento; birthday
a coach person; trainer, coach_name; coach
a licence id; licence_no, federation_number, es:número de licencia; number of the licence
a result_on date; result_expected, result_date; when the result is there
a rank number; place, final_position; place in the event
a club company; team, club_name; club
a phone phone; athlete_phone, mobile; number of the person
---
{agency} || Formulario {form_no}
# Acta de control
= Deportista: {athlete}
= Modalidad: {sport=ciclismo en ruta|halterofilia|remo|atletismo, fondo|natación|boxeo}
= Prueba: {event=Vuelta a la Ribera|Campeonato de clubes|Trofeo de Primavera|Copa del Interior|fuera de competición}
= Fecha: {on}
= Aviso: {told_at}
= Cierre de frascos: {sealed_at}
= Kit: {kit}

Se toma {kind?orina~sangre de la vena~orina y también sangre}; cantidad {volume}, densidad {density}. Desde el aviso le acompañó {escort}. [Por parte del deportista asistió {delegate}.]
?Declara haber tomado {medicines=ibuprofeno|un inhalador para el asma|hierro en ampollas|vitaminas y cafeína|colirio}.
{remarks!Hace constar que esperó demasiado|Anota en observaciones su queja por el frasco~Sin observaciones|No desea anotar nada}.
Envío refrigerado a {lab}, termógrafo {:number:100..999}.

Agente de control: {officer} || El deportista
~ Copia rosa para el laboratorio, sin nombre.

== es microbiologia_superficies
q lab company:Higiene {} Laboratorios/Microlab {}/Laboratorios {}; laboratory, tested_by, es:laboratorio; who tested
q kitchen company:Cocina Central {}/Restaurante {}/Obrador {}; client, establishment; place that was tested
q report id:MS-####-##; report_number, bulletin; number of the report
q taken date; sampling_day, swabs_taken; when the samples were taken
q done date; issued, report_date; day of the report
q sampler person; sampled_by, technician; who took them
q present person; received_by, kitchen_manager; who was there for the kitchen
q limit number:10..100; max_allowed, threshold_cfu; count that may not be passed
q listeria flag; pathogen_found, listeria_present; whether the dangerous germ was found
q cleaner product; disinfectant, cleaning_agent; what they clean with
q overall choice:satisfactory/improvable/unsatisfactory; assessment, verdict; how it is judged
q advice phrase; recommendation, corrective_action, es:recomendación; what should be done
q repeat date; recheck, next_sampling; when they come again
q director person; technical_director, signed_by; who signs
l swabs; samples, spots; spots that were swabbed
c swabs.spot phrase; surface, where; which surface
c swabs.count number:1..480; colonies, cfu; germs counted
c swabs.ok phrase; judgement, result; whether it is within the limit
a price money; cost, fee; price
a outbreak date; food_poisoning, illness_on; day people fell ill
a inspector person; health_inspector, official; inspector from the authority
a staff number; workers, kitchen_staff; how many work there
a water percent; chlorine, residual_chlorine; chlorine in the water
a contract id; agreement_no, contract_number; number of the contract
---
{lab} || {report}
Cliente: {kitchen}
Emitido: {done}

# Control de superficies
Toma del {taken} por {sampler}, antes de empezar el servicio; recibió {present}. Se admite hasta {limit} colonias por placa. Se limpia con {cleaner=Desinfex Plus|Clorosan 20|Quatermil|Higiespuma|Lejía alimentaria Ola}.
%swabs 3..6
Superficie | Recuento | Juicio
{swabs.spot=tabla de corte verde|cuchillo jamonero|mesa de emplatado|cámara, tirador|cortafiambres|grifo del lavamanos|bandeja de horno} | {swabs.count} | {swabs.ok=conforme|no conforme|repetir}
%%
Listeria: {listeria!presencia en una de las placas|detectada~ausencia|no detectada en ninguna}.
En conjunto: {overall?buen estado de limpieza~puede mejorar~limpieza deficiente}. Se aconseja {advice=desmontar el cortafiambres a diario|renovar las tablas|dejar actuar más el producto|secar con papel|formar de nuevo al turno de noche}.
?Volveremos el {repeat}.
> {director}
~ Incubación {:number:24..72} h. Los ensayos marcados no están dentro del alcance.

== es compensacion_vuelo
q airline company:Aerolíneas {}/Vuelos {}/Air {}; carrier, operating_airline; who ran the flight
q passenger person; traveller, claimant; who complains
q locator id:@@@###; booking_code, pnr; code of the booking
q flight id:@@####; flight_no, service; flight
q from city; origin, departure_city; where it left from
q to city; destination, arrival_city; where it went
q day date; flight_date, travelled_on; day of the flight
q delay unit:min 185..900; late_by, lateness; how late it came in
q cause phrase; reason_given, what_happened, es:causa; reason the airline gives
q claim_no id:RC-#####; case, claim_reference; number of the complaint
q claimed money:250..600; amount_requested, demanded; what the passenger wants
q offered money:60..240; offer, proposed_amount; what the airline offers
q form choice:voucher/cash/miles; payment_form, kind_of_offer; in what form
q until date; offer_expires, accept_by; last day to accept
q agent person; customer_agent, written_by; who writes for the airline
q fault flag; liability_admitted, own_fault; whether the airline admits it was its fault
q hotel money:40..170; expenses_refunded, accommodation_cost; night paid back
a seat id; seat_number, seat; seat
a fare money; ticket_price, price_paid; price of the ticket
a ticket id; ticket_number, e_ticket; number of the ticket
a lawyer person; representative, attorney, es:abogado; lawyer of the passenger
a complained date; claim_date, complaint_received; day the complaint came in
a captain person; pilot, captain_name; captain
a distance unit; route_length, kilometres; length of the route
---
{airline}
Relaciones con Clientes || Caso {claim_no}

Hola, {passenger}:
Sentimos lo ocurrido con el vuelo {flight} del {day}, de {from} a {to} (reserva {locator}), que llegó con {delay} de retraso por {cause=niebla en el aeropuerto de salida|una avería en el tren de aterrizaje|la huelga de controladores|falta de tripulación|un impacto de ave}.
{fault!Reconocemos que la causa fue nuestra|La responsabilidad es nuestra y no la discutimos~Se trata de un hecho ajeno a nosotros, que no nos obliga a indemnizar|La causa escapa a nuestro control}. Usted nos pide {claimed}. Para cerrar el asunto le ofrecemos {offered}, {form?en un vale para volar durante un año~en dinero, a su tarjeta~en puntos de nuestro programa}.
?Le devolvemos además la noche de hotel: {hotel}.
Si le parece bien, responda antes del {until}. Si no, puede acudir a la autoridad de aviación.

Un saludo cordial,
{agent}
~ No conteste a este buzón. Oficina: {:street}, {:city}. Recibirá una encuesta de {:number:3..9} preguntas.

== es multa_transporte_publico
q company company:Metro de {}/Tranvías de {}/Transportes Urbanos {}; operator, issued_by; who runs the line
q notice id:BD######; ticket_number, penalty_notice; number of the penalty
q person person; fare_dodger, penalised; who had no ticket
q doc id:########@; identity_document, id_number; identity number of the person
q line id:L##; route, line_number; line
q stop phrase; station, boarding_stop; where it was found
q on date; date_of_check, day; day: date of check
q at time; time_of_check, hour; hour: time of check
q inspector number:100..999; inspector_no, agent_badge; badge of the inspector
q amount money:50..200; full_penalty, fine; full amount
q reduced money:20..49; early_payment, discounted; amount if paid soon
q pay_by date; discount_until, early_deadline; last day for the smaller amount
q reason choice:no ticket/expired/someone else's card; irregularity, ground; what was wrong
q excuse phrase; statement, explanation; what the person said
q card_taken flag; card_withheld, confiscated; whether the card was kept
q paid flag; paid_on_the_spot, settled; whether it was paid at once
q guard person; security_guard, witness; who was present
a birth date; date_of_birth, born, es:fecha de nacimiento; birthday
a guardian person; parent, tutor; parent of a minor
a card id; card_number, pass_no; number of the card
a vehicle id; car_number, unit; number of the vehicle
a appeal date; objection_deadline, appeal_by; last day to object
a fare money; single_fare, ticket_price; price of a ticket
a employer company; workplace, employer; where the person works
---
{company} || Boletín {notice}
# Percepción mínima por viajar sin título válido
= Viajero/a: {person}
= Documento: {doc}
= Línea: {line}, {stop=Plaza Mayor|Hospital Norte|Estación Vieja|Puerta del Río|Universidad|Las Acacias}
= Fecha y hora: {on}, {at}

Causa: {reason?no llevaba billete alguno~el billete había caducado~usaba el abono de otra persona}. Dijo: "{excuse=la máquina no me daba cambio|creí que valía dos horas|lo dejé en otra chaqueta|bajo en la siguiente|el móvil se quedó sin batería}". {card_taken!Se le retira la tarjeta, que podrá reclamar en oficinas|La tarjeta queda en nuestro poder~Conserva su tarjeta|No se le retiró nada}.
Importe: {amount}. Queda en {reduced} si lo abona hasta el {pay_by}. {paid!Abonado en el acto con tarjeta|Pagó allí mismo~No paga en el acto|Queda pendiente de pago}.

Agente n.º {inspector} [ante {guard}, vigilante]
~ Puntos de pago: {:street}; {:url}. Hoja amarilla para el viajero.

== es orden_carga_camion
q shipper company:Azulejos {}/Bodegas {}/Muebles {} S.L.; loading_firm, sender; where it is loaded
q broker company:Fletes {}/Cargas {}/Operador Logístico {}; freight_broker, ordered_by; who arranges the trip
q haulier company:Transportes {} e Hijos/Camiones {}/Ruta {} S.L.; carrier, truck_company, es:transportista; who drives
q order id:OC-######; load_order, trip_number; number of the order
q driver person; trucker, conductor_name, es:conductor; driver
q mobile phone; driver_phone, call; number of the driver
q tractor id:####-@@@; truck_plate, tractor_unit; plate of the tractor
q trailer id:R-####-@@@; trailer_plate, semitrailer; plate of the trailer
q load_on date; loading_date, pick_up; day of loading
q load_at time; loading_slot, from; hour of loading
q unload_on date; delivery_date, unloading; day of unloading
q unload_city city; destination, drop_city; where it goes
q consignee company:Almacenes {}/Constructora {}/Hipermercados {}; receiver, delivered_to; who gets it
q pallets number:6..33; pallet_count, units; pallets
q weight unit:kg 4000..24000; load_weight, gross; weight
q price money:280..2400; freight, agreed_rate, es:precio; what the haulier gets
q body choice:tarpaulin/refrigerated/box; trailer_type, bodywork; what trailer is needed
q exchange flag; pallet_exchange, pallets_swapped; whether empty pallets are exchanged
q planner person; dispatcher, signed_by; who signs for the one that orders
a payment_days number; payment_term, days_to_pay; days until it is paid
a insurer company; cargo_insurer, insured_with, es:aseguradora; insurer of the load
a km unit; distance, kilometres; length of the trip
a forklift person; warehouse_contact, loaded_by; who loads
a seal id; seal_number, precinto_no; number of the seal
a return_load city; backload, return_from; where the truck loads for the way back
a toll money; tolls, motorway_cost; tolls
---
{broker} || ORDEN {order}
A la atención de: {haulier}

= Tractora: {tractor}
= Remolque: {trailer}
= Conductor: {driver} ({mobile})

## Carga
{shipper}, {:city}. {load_on}, a las {load_at}, muelle {:number:1..30}. {pallets} palés, {weight}. Caja: {body?lona corredera con cinchas~frigorífica, a temperatura fijada~cerrada, con puertas}.
+++
## Descarga
{consignee}, en {unload_city}, el {unload_on}. {exchange!Se devuelven los palés vacíos uno por uno|Hay que canjear palés~Palés perdidos: no se canjean|Sin intercambio de palés}.
+++
## Condiciones
Precio convenido: {price} más IVA, todo incluido. Retrasos de más de {:number:2..3} horas, avisar. Prohibido subcontratar.

Por la ordenante, {planner}
~ Enviar el albarán sellado a {:email}.

== es bicicleta_publica_incidencia
q operator company:Bici{}/Pedalea {}/{} en Bici; bike_share, operator; who runs the bikes
q town company:Ayuntamiento de {}/Municipio de {}/Intendencia de {}; on_behalf_of, contracting_authority; town that pays for the service
q user person; rider, member; who rode
q user_no number:10000..99999; account, member_number; number of the account
q bike number:100..2999; bike_number, unit; number of the bike
q station phrase; start_station, taken_from; where it was taken
q end_station phrase; returned_to, drop_station; where it should have been given back
q on date; trip_date, day; day of the ride
q out time; taken_at, unlocked; when it was taken
q fault phrase; defect, problem; what was wrong
q charged money:3..60; billed, amount_charged; what had been charged
q refund money:1..2; refunded, given_back; what is given back
q agent person; support_agent, replied_by; who answers
q case_no id:INC-#####; ticket, case; number of the case
q hurt flag; injury, rider_hurt; whether the rider was hurt
q bike_now choice:in workshop/back in service/missing; bike_status, current_state; where the bike is now
q blocked flag; account_suspended, user_blocked; whether the account is blocked
a returned time; given_back_at, locked; when it was given back
a plan money; yearly_fee, subscription; price of the subscription
a card id; payment_card, card_no; card used to pay
a mechanic person; repaired_by, mechanic_name; who repairs it
a distance unit; kilometres, ridden; how far it was ridden
a witness person; passer_by, seen_by; who saw it
a renewal date; subscription_ends, renews_on; when the subscription ends
---
{operator} · servicio de {town}
Caso {case_no}

Hola, {user} (usuario {user_no}):
Hemos revisado tu viaje del {on}. Sacaste la bici {bike} a las {out} en {station=Alameda|Museo|Estación Norte|Mercado|Malecón} y nos cuentas que en {end_station=Biblioteca|Parque Sur|Facultades|Hospital|Muelle 4} no pudiste anclarla por {fault=el cierre atascado|la rueda pinchada|la cadena suelta|la base sin luz|el freno flojo}.
Es verdad: el sistema siguió contando y te cobró {charged}. Te devolvemos todo, y {refund} más por las molestias. La bici está {bike_now?en el taller~rodando otra vez~sin localizar todavía}. {hurt!Nos alegra que el golpe quedara en un susto y te mandamos el parte de lesiones|Sentimos la caída; abre parte con el seguro~Menos mal que no te pasó nada|Nos alegra que salieras ileso}.
{blocked!Tu cuenta sigue bloqueada unas horas|De momento no podrás sacar otra bici~Tu cuenta funciona con normalidad|Puedes seguir usando el servicio}.

{agent}, Atención al usuario
~ {:phone}, de {:time} a {:time}. Valóranos del 1 al {:number:5..5}.

== es inspeccion_tacografo
q authority company:Inspección de Transporte de {}/Guardia de Tráfico de {}/Policía de Caminos de {}; inspecting_body, control_by; who checks
q officer number:1000..9999; agent_number, badge; badge of the officer
q record id:ACT-#######; report_no, record_number; number of the report
q driver person; trucker, checked_driver, es:conductor; driver
q firm company:Transportes {}/Autocares {}/Logística {}; employer, haulier; firm of the driver
q plate id:####@@@; registration, vehicle_plate; plate
q road phrase; place_of_check, where; road
q on date; day_of_check, checked_on; day: day of check
q at time; time_of_check, stopped_at; hour: time of check
q driven unit:h 5..13; driving_time, at_the_wheel; how long the driver had driven without a break
q rest unit:h 3..4; daily_rest, rest_taken; how long the driver had rested
q breach choice:driving too long/rest too short/card misuse; infringement, violation; what rule was broken
q fine money:200..2000; penalty, proposed_fine, es:cuantía de la multa; fine
q halted flag; immobilised, vehicle_stopped; whether the truck may not go on
q cargo phrase; goods, load; what it carried
q bound city; heading_to, destination; where it was going
q days number:7..56; days_checked, period_reviewed; how many days were looked at
q liable choice:driver/company; responsible, who_pays; who has to answer
a workshop company; tachograph_workshop, device_checked_by; workshop that checked the device
a card_no id; driver_card, card_number; number of the driver's card
a speed unit; max_speed, top_speed; highest speed
a origin city; loaded_at, departure; where it came from
a second_driver person; co_driver, other_driver; second driver
a pay_by date; payment_deadline, due; last day to pay
a km number; odometer, kilometres; mileage
---
{authority}
# Boletín de control {record}
= Lugar: {road=A-4, km 212|N-340, área de servicio|Ruta 9, peaje|autopista al puerto|acceso al polígono}
= Día: {on}
= Hora: {at}
= Vehículo: {plate}
= Empresa: {firm}
= Conductor: {driver}
= Transporta: {cargo=cerámica|naranjas|piezas de automóvil|pasajeros|pienso|electrodomésticos}, con destino a {bound}

Descargados {days} días de la memoria. Se aprecia: {driven} al volante sin pausa; último descanso de {rest}. Hecho que se denuncia: {breach?pasarse del tiempo de conducción~no llegar al descanso mínimo~llevar metida la tarjeta de otro}.
Multa propuesta: {fine}, de la que responde {liable?quien conduce~la empresa titular}. {halted!El vehículo queda parado hasta cumplir el descanso|Se inmoviliza en el arcén habilitado~Puede continuar viaje|No se inmoviliza}.
Manifestaciones del conductor: {:=ninguna|"no había dónde parar"|"me lo mandó tráfico"}.

Agente {officer} || El conductor (recibí)
~ Copia para la empresa en {:number:5..15} días.

== es contrato_pastos
q commons company:Ayuntamiento de {}/Junta Vecinal de {}/Sociedad de Ganaderos de {}; landowner, lessor; who lets the pasture
q shepherd person; grazier, lessee; who takes it
q pasture phrase; meadow, land; name of the pasture
q hectares unit:ha 20..480; area, size; how large
q from date; first_day, turnout; first day of grazing
q to date; last_day, clear_by; day it must be empty
q head number:20..400; animals_allowed, stocking; how many animals
q species choice:sheep/cattle/horses; kind_of_animal, livestock, es:especie; what animals
q rent money:300..6000; price, lease_sum; what is paid
q half_on date; second_payment, second_half_due; when the second half is paid
q guarantor person; surety, guarantee_by; who answers for the payment
q hut flag; hut_included, may_use_hut; whether the hut goes with it
q dogs number:1..6; mastiffs, dogs_allowed; how many dogs
q signer person; mayor, signs_for_owner; who signs for the owner
q signed date; contract_date, agreed_on; day of the contract
q burn flag; burning_allowed, scrub_burning; whether scrub may be burnt
a holding id; farm_code, holding_code; code of the farm
a vet person; veterinarian, vet_name, es:veterinario; vet
a bail money; deposit, security; deposit
a home city; shepherd_lives_in, comes_from; where the grazier lives
a water unit; water_supply, trough_volume; water in the trough
a previous person; former_lessee, last_year's_lessee; who had it before
a insurance id; policy, liability_policy; insurance policy
---
^ {commons}
# Contrato de pastos
De una parte {signer}, en nombre de la entidad propietaria; de otra, {shepherd}, ganadero/a. Acuerdan:
1. Se cede el aprovechamiento de hierbas del puerto llamado {pasture=La Collada|Vega Redonda|Peña Lobera|Majada Nueva|El Hoyo}, de {hectares}, para {head} cabezas de {species?ovino~vacuno~caballar}, con {dogs} mastines como mucho.
2. El ganado subirá el {from} y el puerto quedará libre el {to}.
3. El precio es de {rent}: la mitad a la firma y el resto el {half_on}. [Responde del pago {guarantor}.]
4. {hut!El arrendatario puede usar el chozo y lo dejará limpio|El chozo entra en el trato~El chozo no entra en el trato|Queda excluido el uso del chozo}. {burn!Podrá quemar matorral con permiso del guarda|Se consienten quemas controladas~No se permite quema alguna|Toda quema queda prohibida}.
5. Las reses ajenas que entren pagarán {:money:2..9} por cabeza y día.

Y lo firman en {:city}, a {signed}.
El arrendatario || Por la entidad
~ Ejemplar {:number:1..2}. Se anota en el libro de montes, hoja {:number:3..90}.

== es control_lechero
q association company:Asociación de Criadores {}/Control Lechero {}/Federación Frisona de {}; recording_body, breeders_association; who records
q farmer person; herd_owner, breeder, es:titular de la explotación; whose herd
q controller person; recorder, visited_by; who came to the farm
q on date; test_day, visit; day of the visit
q morning unit:l 200..900; morning_milk, first_milking; milk in the morning
q evening unit:l 901..1500; evening_milk, second_milking; milk in the evening
q cows number:12..90; animals_in_milk, milking_cows; cows in milk
q dry number:2..20; dry_cows, not_milked; cows not milked at the moment
q left phrase; culled_reason, why_sold; why an animal left
q feed phrase; ration, fed_on; what they eat
q parlour choice:robot/parlour/pipeline; milking_system, milked_with; how they are milked
q lame flag; lameness, lame_animals; whether lame animals were seen
q lab company:Laboratorio Lechero {}/Laboratorio {}; samples_to, laboratory, es:laboratorio; where samples go
l tops; best_cows, animals; animals listed
c tops.ear id:####; ear_tag, animal_no; number in the ear
c tops.name first; animal, called; name of the animal
c tops.kg unit:l 22..58; yield, daily_milk; milk that day
c tops.calved date; last_calving, calved_on; when it last calved
a next date; next_visit, next_test, es:próxima fecha; next visit
a bull id; sire, bull_code; bull used
a price money; milk_price, price; price of the milk
a fat percent; fat_content, butterfat; fat
a vet person; herd_vet, veterinarian, es:veterinario; vet
a calves number; births, calves_born; calves born since the last visit
---
{association}
# Visita de control
= Ganadería de: {farmer}
= Fecha: {on}
= Controlador/a: {controller}
= En ordeño: {cows}
= Secas: {dry}
= Ordeño: {parlour?robot~sala en espina~conducción directa en plaza}

Mañana {morning}; tarde {evening}. Ración: {feed=silo de maíz y alfalfa|unifeed con bagazo|pasto y pienso|heno y cebada}. {lame!Se ven cojeras: avisar al podólogo|Hay animales cojos~Ninguna cojera a la vista|Sin cojeras}.
?Una baja: {left=mamitis repetida|no quedó preñada|vendida a otra granja|caída en el foso}.

## Las mejores del día
%tops 3..5
Crotal | Nombre | Litros | Parto
{tops.ear} | {tops.name} | {tops.kg} | {tops.calved}
%%
Muestras enviadas a {lab} en {:number:1..4} gradillas.
~ Hoja {:number:1..20}. Datos sujetos a revisión.

== es nota_venta_lonja
q market company:Lonja de {}/Cofradía de Pescadores de {}/Rula de {}; fish_market, auction_house; where it is sold
q vessel phrase; boat, fishing_boat; boat that caught it
q skipper person; master, boat_captain; who commands the boat
q buyer company:Pescados {}/Mariscos {} S.L./Exportadora {}; purchaser, bought_by, es:comprador; who bought
q bidder number:10..190; buyer_number, bidding_no; number of the buyer in the hall
q sale id:VT-######; sale_note, lot_sale; number of the sale
q on date; auction_date, sold_on; day of the sale
q caught date; catch_date, fished_on; day of the catch
q zone id:27.@.#; fishing_area, catch_zone; area of the catch
q gear choice:trawl/longline/traps; fishing_method, caught_with; how it was caught
q auctioneer person; sold_by, called_by; who ran the auction
q total money:90..6800; amount, sale_total; what was paid in all
q share percent:2..9; commission, market_fee; what the market keeps
q vet flag; rejected_by_vet, part_condemned; whether the vet took part of it away
l lots; boxes, species_sold; what was sold
c lots.fish phrase; species, kind; which fish
c lots.kg unit:kg 4..190; weight, quantity; weight
c lots.price money:2..38; price_per_kilo, rate; price of a kilo
a temp unit; temperature, ice_temp; temperature
a owner company; shipowner, armador; owner of the boat
a plate id; registration, boat_number; number of the boat
a truck company; carrier, transport; who takes it away
a landed time; landing_time, docked_at; when it was landed
a quota unit; remaining_quota, quota_left; quota left
a pay_by date; payment_date, due_on; when it must be paid
---
{market} || Nota {sale}
Subasta del {on}, cantó {auctioneer}
= Barco: {vessel=Nuevo Amanecer|Virgen del Mar|Hermanos Unidos|Punta Norte|La Gaviota}
= Patrón: {skipper}
= Zona: {zone}
= Arte: {gear?arrastre de fondo~palangre~nasas}
= Captura: {caught}

%lots 2..5
Especie | Peso | Remate/kg
{lots.fish=merluza|pulpo|rape|bonito|cigala|congrio|jurel} | {lots.kg} | {lots.price}
%%
Adjudicado al comprador {bidder}, {buyer}. Suma: {total}. Para la casa, el {share}.
{vet!El veterinario apartó una caja|Parte del género fue retirada por el veterinario~Todo apto, nada apartado|El veterinario no retiró nada}.
~ Canastas a devolver: {:number:2..40}. Fianza {:money:1..5} por canasta.

== es programa_riego_finca
q firm company:Asesoría Agraria {}/AgroSonda {}/Riegos {} S.L.; advisory_firm, consultant; who advises
q farm phrase; estate, holding; farm
q owner person; grower, client; who runs the farm
q agronomist person; adviser, prepared_by; who made the advice
q crop choice:almond/citrus/avocado; plantation, culture, es:cultivo; what grows
q week period; valid_for, programme_dates; days it is for
q made date; issued, written; day it was written
q rain unit:mm 1..40; rainfall, fell; rain of the last days
q eto unit:mm 20..60; evapotranspiration, water_demand; water the plants used up
q probe id:SD-##; sensor, soil_probe; probe read
q soil percent:12..38; soil_moisture, probe_reading; water in the soil
q well unit:m 18..160; water_table, pump_depth; depth of the water in the well
q stress flag; signs_of_thirst, plants_suffer; whether the plants show thirst
q fert phrase; fertiliser, nutrient; what is added to the water
l sectors; zones, blocks; parts of the farm
c sectors.name phrase; block, sector; which part
c sectors.hours unit:min 20..240; watering_time, length; how long
c sectors.at time; starts, opening; when it starts
a cost money; energy_cost, water_price; price of the water
a harvest date; picking, harvest_date; harvest day
a visit date; next_visit, field_visit; next visit
a flow unit; flow_rate, litres_per_hour; flow
a foreman person; irrigator, opens_valves; who opens the valves
a quota number; water_right, allocation; water right
---
{firm}
Para {owner} · finca {farm=El Palmeral|Las Norias|La Umbría|Cortijo Alto|Santa Rita}

# Programa de riego, {week}
El cultivo ({crop?almendro~naranjo y limonero~aguacate}) gastó {eto} y llovieron {rain}. La sonda {probe} da un {soil}. {stress!Las hojas se abarquillan a mediodía: hay sed|Se nota falta de agua en los brotes~Las plantas no muestran sed|Sin síntomas de falta de agua}. El agua del pozo está a {well}.
%sectors 2..5 lines
{sectors.name=Sector de arriba|Bancales|Junto al camino|Cabezal viejo|La hoya}: abrir a las {sectors.at}, durante {sectors.hours}.
%%
?Inyectar {fert=nitrato potásico|ácido fosfórico|quelato de hierro|ácidos húmicos} en la última parte.

> {agronomist}, {made}
~ Purgue los filtros cada {:number:2..7} días. Servicio técnico {:phone}

== es montanera_cerdos
q do_body company:Consejo Regulador {}/Denominación {}/Certificadora {}; certifier, control_body; who certifies
q farmer person; pig_farmer, owner_of_pigs, es:titular de la explotación; whose pigs
q estate phrase; dehesa, farm; oak wood where they feed
q landlord person; landowner, owner_of_wood; who owns the wood
q buyer company:Ibéricos {}/Jamones {} S.L./Secadero {}; ham_maker, purchaser, es:comprador; who will buy
q pigs number:30..280; animals, head; how many
q in_on date; entered, start_of_acorns; when they went in
q out_on date; leaves, slaughter_from; when they go out
q in_weight unit:kg 92..118; entry_weight, average_in; mean weight going in
q out_weight unit:kg 140..175; exit_weight, average_out; mean weight coming out
q purity choice:100/75/50; breed_share, iberian_percent; share of the breed
q seal id:@@######; seal_series, first_seal; first of the seals
q inspector person; visited_by, controller, es:inspector actuante; who came to see
q visit date; inspection, inspected_on; day of the visit
q feed flag; extra_feed, fed_besides; whether other feed was found
q acorns choice:scarce/fair/plentiful; mast, acorn_crop; how many acorns
q wood_ha unit:ha 40..600; area_of_wood, hectares; size of the wood
a price money; price_per_arroba, price; price: price per arroba
a slaughterhouse company; abattoir, killed_at; slaughterhouse
a born date; birth_of_pigs, farrowed, es:fecha de nacimiento; when the pigs were born
a vet person; veterinarian, vet, es:veterinario; vet
a holding id; farm_code, rega; code of the farm
a hams number; hams, pieces; number of hams
a next_visit date; second_inspection, next_control; next visit
---
{do_body}
# Aforo de montanera
= Ganadero: {farmer}
= Dehesa: {estate=Los Rasos|Valdeloba|El Encinar Viejo|La Jarilla|Campo Hondo} ({wood_ha})
= Propiedad de: {landlord}
= Comprador: {buyer}

Visita del {visit}, hecha por {inspector}. Entraron {pigs} animales el {in_on}, con {in_weight} de media; saldrán a partir del {out_on}, y se espera que den {out_weight}. Raza ibérica: {purity?madre y padre puros~madre pura y padre cruzado~madre pura y padre de otra raza}.
Bellota {acorns?poca: muchas encinas vacías~regular~abundante, suelo cubierto}. {feed!Se hallaron sacos de pienso junto al comedero|Hay restos de pienso: se levanta nota~No hay rastro de pienso|Comen solo hierba y bellota}.
Precintos desde {seal}.

El inspector || El ganadero
~ Densidad máxima {:number:1..2} cerdo por hectárea. Campaña {:year}.

== es certamen_literario_fallo
q organiser company:Ateneo de {}/Casa de Cultura {}/Fundación {}; convened_by, host, es:entidad organizadora; who holds the contest
q prize phrase; award_name, contest; name of the prize
q edition number:3..48; edition_no, year_count; how many times it has been held
q winner person; laureate, first_prize; who won
q work phrase; title, winning_text; title of the winning work
q motto phrase; pseudonym, alias; name under which it was sent in
q runner_up person; finalist, second; who came second
q sum money:500..9000; prize_money, endowment; money for the winner
q sent number:60..980; entries, works_received; how many were sent in
q chair person; jury_president, head_of_jury; who chaired the jury
q secretary person; jury_secretary, without_vote, es:secretaría; who kept the record, with no vote
q genre choice:poetry/short story/novel; kind, category; what kind of text
q unanimous flag; unanimity, all_agreed; whether all agreed
q decided date; verdict_date, decided_on; day of the decision
q gala date; ceremony, award_day; day the prize is given
q hall phrase; venue, ceremony_place; where it is given
q publisher company:Editorial {}/Ediciones {}/Libros {}; will_publish, published_by; who will print it
a age number; winner_age, years, es:edad; age of the winner
a deadline date; submission_deadline, entries_until; last day to send texts
a pages number; length, page_count; length of the text
a release date; publication_date, out_on; when the book comes out
a sponsor company; backer, paid_by; who pays the prize
a special person; special_mention, local_prize; who got a special mention
a birthplace city; born_in, winner_from; town of the winner
---
^ {organiser}
# {edition}.º {prize=Premio Rosa de los Vientos|Certamen Pluma de Plata|Premio Ciudad Abierta|Concurso Tinta y Sal|Premio Las Dos Orillas}
## Acta del fallo
Reunido el {decided} el jurado que preside {chair}, con {:person} y {:person} como vocales y {secretary} en la secretaría, con voz y sin voto, y leídos los {sent} originales recibidos de {:number:5..30} países, acuerda {unanimous!por unanimidad|sin un solo voto en contra~por mayoría|tras larga discusión y con un voto en contra}:
* Dar el premio de {genre?poesía~cuento~novela}, dotado con {sum}, a la obra "{work=Cuaderno del deshielo|La casa sin reloj|Hermanas de sal|El oficio de la lluvia|Última estación}", presentada bajo el lema "{motto=Alondra|Nemo 7|Tierra roja|Candil|Sombra larga}". Abierta la plica, resulta ser de {winner}.
?* Reconocer como finalista a {runner_up}.
La entrega será el {gala} en {hall=el Teatro Viejo|el salón de plenos|la biblioteca|el claustro}. [El texto saldrá en {publisher}.]
~ Los originales no premiados se destruyen. Prensa: {:email}

== es residencia_artistica
q house company:Centro de Arte {}/Casa {}/Espacio {}; host_institution, residency; place that invites
q artist person; resident, invited_artist; who comes
q field choice:painting/sound/dance; discipline, art_form; what art
q project phrase; proposal, work_planned; what the artist will do
q from date; arrival, starts; first day
q to date; departure, ends; last day
q fee money:600..4000; stipend, grant, es:honorarios; money for the artist
q material money:100..590; material_budget, production_money; money for material
q studio id:E#; workspace, studio_no; room to work in
q open date; open_studio, shown_on; day it is shown to people
q curator person; accompanied_by, mentor; who goes along with the work
q director person; signed_by, head; who signs
q backer company:Fundación {}/Caja {}/Diputación de {}; funder, supported_by; who gives the money
q family flag; family_allowed, may_bring_family; whether family may come too
q leave phrase; donation, work_left; what the artist leaves to the house
q city city; takes_place_in, town; town
a travel money; travel_costs, flight_paid; money for the journey
a born year; birth_year, artist_born; year of birth
a gallery company; represented_by, gallery_name; gallery
a insurance company; insurer, accident_cover; insurance
a applicants number; applications, candidates; how many had applied
a next_call date; next_deadline, next_open_call; next call
a phone phone; artist_phone, mobile; number of the artist
---
{house}
{:street}, {city}

# Acuerdo de residencia
Nos alegra invitar a {artist} a trabajar con nosotros del {from} al {to}, en el estudio {studio}, para desarrollar {project=un archivo de voces del puerto|una serie sobre patios|una pieza para seis cuerpos|un mural con tierra local|un mapa sonoro del mercado}, dentro de la línea de {field?pintura~arte sonoro~danza}.
* Honorarios: {fee}, en dos pagos. Aparte, hasta {material} para materiales, contra justificante.
* Vivienda en la planta alta. {family!Puede venir con su familia|Pareja e hijos son bienvenidos~No hay sitio para acompañantes|La vivienda es individual, sin familia}.
* Le acompañará en el proceso {curator}. El {open} abriremos el estudio al público, a las {:time}.
?* Al marcharse dejará a la casa {leave=una obra a su elección|una copia de la grabación|dos dibujos|un taller para vecinos}.
Todo ello gracias a {backer}.

{director}, dirección || El/la artista
~ Limpieza los {:=lunes|jueves}. Silencio a partir de las {:time}.

== es donacion_archivo_personal
q archive company:Archivo Municipal de {}/Biblioteca {}/Museo {} de Historia; receiving_institution, donee; who receives
q donor person; giver, donated_by; who gives
q creator person; fonds_of, papers_of; whose papers they were
q relation choice:widow/child/grandchild; kinship, donor_is; what the giver is to that person
q ref id:DON-##/##; accession, entry_no; number of the entry
q given date; handed_over, donation_date; day of the handing over
q boxes number:2..60; containers, box_count; how many boxes
q metres unit:m 1..12; shelf_length, linear_metres; length on the shelf
q years period; date_range, covers; years they cover
q content phrase; description, what_it_is; what it is
q embargo year; closed_until, open_from; year from which they may be read
q digit flag; digitisation_agreed, may_be_scanned; whether they may be scanned
q archivist person; received_by, archivist_name; who received them
q director person; signed_for_archive, head; who signs for the house
q condition choice:good/damp/fragile; state, preservation; state of the papers
q return_copy flag; copies_for_family, family_gets_copies; whether the family gets copies
a value money; estimated_value, appraisal; what they are worth
a notary person; notary_name, deed_before, es:notario; notary
a death date; died_on, date_of_death; day that person died
a buyer company; offered_to, other_interested; who else wanted them
a catalogued date; catalogue_ready, listed_by; when the list will be ready
a insurer company; insured_with, insurer, es:aseguradora; insurance
a carrier company; transport, moved_by; who moved the boxes
---
{archive} || Ingreso {ref}
# Acta de donación
El {given}, {donor}, {relation?viuda~hijo/a~nieto/a} de {creator}, entrega sin contrapartida los papeles de este, que comprenden {content=cartas y diarios|negativos de vidrio|planos y libretas de obra|partituras manuscritas|recortes y carteles}, {years}, en {boxes} cajas ({metres} de estante).
Estado: {condition?bueno~con humedad en varias cajas~muy frágil, no abrir sin guantes}. Los recibe {archivist}.

Condiciones:
* {digit!La casa podrá digitalizarlos y ponerlos en la red|Se permite escanearlos~No se digitalizarán|Queda excluido el escaneo}.
?* No se consultarán antes de {embargo}.
* {return_copy!La familia recibirá copia de lo que pida|Se harán copias para los parientes~La familia no desea copias|No se prevén copias para la familia}.

La parte donante || {director}, por la institución
~ Ejemplar {:number:1..2} de 2. Sala de consulta: {:time} a {:time}. Depósito {:number:1..9}.

== es cesion_instrumento_banda
q band company:Banda Municipal de {}/Sociedad Musical {}/Unión Musical {}; lender, owner; who lends it
q player person; borrower, musician; who plays it
q parent person; guardian, signs_for_minor; adult who signs
q instrument product; item, what_is_lent; instrument
q serial id:@######; serial_number, instrument_no; number on it
q value money:200..4800; replacement_value, worth; what it is worth
q from date; lent_on, handed_out; day it was given out
q back date; due_back, to_be_returned; day it must be back
q teacher person; instructor, taught_by, es:docente; who teaches
q keeper person; instrument_keeper, archivist; who looks after the instruments
q state choice:new/used good/worn; condition, shape; what state it is in
q defect phrase; damage_noted, scratch, es:anomalía detectada; what was noted on it
q insured flag; insurance_included, covered; whether it is insured
q fee money:5..30; quarterly_fee, contribution, es:coste; what is paid a quarter
q workshop company:Luthería {}/Taller {}/Vientos {}; repair_shop, serviced_by; who repairs
q travel flag; may_travel, leave_town; whether it may leave the town
a birth date; born, player_birth, es:fecha de nacimiento; birthday of the player
a bought year; purchase_year, acquired; year it was bought
a concert date; next_concert, first_performance; day of the concert
a conductor person; director, band_leader; conductor
a phone phone; contact, family_phone; number: family phone
a deposit money; bail, security; deposit
a serviced date; last_service, overhauled; day of the last overhaul
---
{band}
# Cesión de instrumento
= Instrumento: {instrument=Clarinete Sonora B12|Trombón Vega T3|Flauta Arión|Bombardino Luz|Saxo alto Marín|Oboe Cadenza}
= Número: {serial}
= Valor: {value}
= Estado: {state?por estrenar~usado, bien cuidado~gastado}
?= Se observa: {defect=abolladura en la campana|una llave floja|estuche sin cierre|corcho reseco}

Se entrega el {from} a {player}, alumno/a de {teacher}[, y firma por ser menor {parent}]. Volverá a la casa el {back}.
* Aportación al trimestre: {fee}.
* {insured!Va asegurado por la sociedad|Está cubierto por nuestro seguro~No está asegurado: quien lo usa responde|Sin seguro a cargo de la banda}.
* Si se estropea, solo se lleva a {workshop}.
* {travel!Puede llevarse de viaje avisando|Se puede sacar del pueblo en vacaciones~No puede salir del pueblo sin la banda|Prohibido llevarlo de viaje}.

Entrega: {keeper} || Recibe
~ Ensayos {:=martes y viernes|lunes y jueves}, {:time}. Libro de inventario, pág. {:number:2..60}.

== es asignacion_isbn
q agency company:Cámara del Libro de {}/Agencia {} del Libro/Agencia ISBN de {}; assigning_agency, issued_by; who gives the number
q publisher company:Ediciones {}/Editorial {}/{} Libros; imprint, requested_by; who brings the book out
q author person; writer, written_by, es:autoría; who wrote it
q translator person; translated_by, translator_name; who put it into the language
q illustrator person; drawings_by, artist; who drew
q title phrase; book_title, work; title
q isbn id:978-##-####-###-#; book_number, isbn13; number of the book
q assigned date; issue_date, given_on; day it was given
q release date; publication_date, on_sale; day the book comes out
q pages number:48..720; page_count, extent; number of pages
q price money:6..48; retail_price, list_price, es:precio; price in shops
q language language; language_of_text, text_language; language of the text
q binding choice:paperback/hardcover/ebook; format, edition_type; how it is made
q copies number:200..5000; print_run, copies_printed; how many are printed
q printer company:Gráficas {}/Imprenta {}/Talleres {}; printing_house, printed_by; who prints
q first flag; first_edition, new_title; whether it is the first edition
a deposit id; legal_deposit, deposit_number; number of the legal deposit
a series phrase; collection, series_title; series
a editor person; editor_name, edited_by; editor
a fee money; cost_of_number, agency_fee; price of the number
a distributor company; distribution, sold_through; who distributes
a original year; first_published, original_year; year of the first edition abroad
a age number; reader_age, from_age, es:edad; age of the readers
---
{agency}
# Constancia de asignación
= Editor: {publisher}
= Título: {title=Los inviernos del valle|Manual de la abeja inquieta|Cocina de cuatro mares|Historia breve de los puentes|El perro que contaba trenes}
= ISBN: {isbn}
= Autoría: {author}
?= Traducción: {translator}
?= Ilustraciones: {illustrator}
= Lengua: {language}
= Páginas: {pages}
= Formato: {binding?rústica~tapa dura~libro electrónico}
= Precio de venta: {price}

Número asignado el {assigned}. {first!Es primera edición|Título nuevo~Es una reedición|No es la primera edición}. El editor declara una tirada de {copies}, impresa por {printer}, que estará en librerías el {release}.
El código de barras se descarga en {:url}.
~ Prefijo editorial con {:number:10..900} números libres. Consultas: {:email}

== es acta_replanteo_obra
q promoter company:Ayuntamiento de {}/Diputación de {}/Consejería de Obras de {}; owner, contracting_authority; for whom it is built
q contractor company:Construcciones {} S.A./UTE {}/Obras {} S.L.; builder, main_contractor, es:empresa ejecutora; who builds
q work phrase; project, works; what is built
q code id:OB-##/###; contract_code, project_no; number of the work
q on date; record_date, staked_on; day of the record
q director person; site_director, works_director; who directs the work
q manager person; site_manager, contractor's_agent; who leads for the builder
q safety person; safety_coordinator, health_and_safety; who watches over safety
q start date; works_begin, starts; first day of work
q term duration; time_allowed, completion_time; how long it may take
q budget money:60000..4000000; contract_price, awarded_sum; price of the contract
q land flag; land_available, plot_free; whether the ground is free to be built on
q service choice:gas pipe/power line/none; obstacle, affected_service; what lies in the way
q level unit:m 12..900; benchmark, reference_height; height of the reference point
q remark phrase; observation, note; what is remarked
q town city; located_in, municipality; where
a end date; completion_date, finish; day it must be finished
a penalty money; delay_penalty, daily_penalty; penalty per day
a licence id; permit_no, licence_number, es:número de licencia; number of the permit
a architect person; designer, project_author; who drew it
a lab company; testing_lab, quality_lab; laboratory
a awarded date; award_date, contract_awarded; day it was awarded
a workers number; crew, workforce; how many work
---
{promoter}
# Acta de comprobación del replanteo
= Obra: {work=centro de día|pasarela peatonal|colector de la calle Mayor|ampliación del consultorio|depósito de agua}
= Clave: {code}
= Lugar: {town}
= Contratista: {contractor}
= Importe de adjudicación: {budget}

Reunidos sobre el terreno el {on}, {director}, por la dirección facultativa, {manager}, por la empresa, y {safety}, en materia de seguridad y salud, comprueban:
1. Que {land!los terrenos están libres y a disposición|se dispone de todo el suelo~falta por ocupar una parte de los terrenos|no todo el suelo está disponible}.
2. Que {service?cruza la parcela una tubería de gas~pasa por encima un tendido eléctrico~no hay servicios que estorben}.
3. Que la base de replanteo queda clavada a cota {level}.
?4. Observación: {remark=hay un nido protegido en el muro|el acceso debe hacerse por la trasera|conviene vallar la escuela|el plano 7 tiene una errata}.
En vista de ello se autoriza el comienzo: los trabajos empezarán el {start} y no durarán más de {term}.
~ Firmado por triplicado. Hoja {:number:1..3}. Anexos: {:number:1..6} planos.

== es precios_contradictorios
q owner company:Inmobiliaria {}/Cooperativa de Viviendas {}/Hotel {} S.A.; developer, client; for whom it is built
q builder company:Constructora {}/Obras {}/Edificaciones {} S.L.; contractor, main_contractor; who builds
q site phrase; works, project; what is built
q record id:PC-##; minute_no, record; number of the paper
q on date; agreed_on, date; day of the agreement
q arch person; works_management, architect; who directs the works
q foreman person; site_manager, for_builder, es:encargado; who signs for the builder
q cause phrase; reason, why_new_items, es:causa; why new prices are needed
q before money:100000..900000; contract_sum, previous_total; contract until now
q rise percent:1..9; increase, overrun; by how much it grows
q time_more number:3..40; extra_days, days_added; days added
q ok choice:accepted/pending/refused; owner_decision, client_position; what the client says
q advance flag; work_started, already_done; whether the work has been begun
l items; new_prices, units; new prices
c items.what phrase; description, item; what
c items.unit phrase; measure, unit_of_measure; measured in
c items.price money:8..420; unit_price, rate; price
a total money; amount_of_items, sum_of_items; sum of the new items
a finish date; completion, new_end; new day of completion
a supplier company; bought_from, supplier; who delivers
a owner_rep person; client_signatory, for_owner; who signs for the client
a invoice id; certificate_no, billed_in; certificate in which it is billed
a bank company; lender, financing_bank; bank
---
Obra: {site=24 viviendas en la Ronda|reforma del ala sur|aparcamiento bajo la plaza|nave 3|spa y piscina}
Propiedad: {owner} || Contratista: {builder}

# Acta {record} de precios nuevos
El {on}, por {cause=haber aparecido roca a dos metros|cambio de carpintería pedido por la propiedad|un muro medianero sin cimiento|nueva norma de incendios|humedad en la losa}, la dirección ({arch}) y la empresa ({foreman}) fijan estos precios, que no estaban en el contrato:
%items 2..5
Partida | Ud. | Precio
{items.what=excavación en roca|micropilote|ventana de aluminio|puerta cortafuegos|impermeabilización|demolición a mano} | {items.unit=m²|m³|ml|ud|kg} | {items.price}
%%
El contrato, que estaba en {before}, crece un {rise}, y el plazo {time_more} días. {advance!Los trabajos ya se han empezado, por urgencia|Ya se está ejecutando~Nada se ejecutará antes de la firma|Aún no se ha empezado}.
Postura de la propiedad: {ok?de acuerdo~lo está estudiando~no lo acepta}.
~ Base de precios {:year}, con {:percent:10..19} de gastos generales.

== es libro_incidencias_obra
q site phrase; works, building; which site
q promoter company:Promociones {}/Viviendas {} S.L./Residencial {}; developer, owner; for whom it is built
q builder company:Construcciones {}/Estructuras {}/Obras {} S.A.; main_contractor, contractor; who builds
q sub company:Ferrallas {}/Yesos {}/Cubiertas {} S.L.; subcontractor, concerned_firm; firm at fault
q sheet number:2..60; page, sheet_no; number of the sheet
q on date; entry_date, day; day: entry date
q at time; hour, visited_at; hour: visited at
q coordinator person; safety_coordinator, written_by; who writes
q told person; notified_person, received_by; who is told
q lack phrase; finding, infringement; what is wrong
q floor phrase; location, spot; where on the site
q stop flag; work_halted, stopped; whether work is stopped there
q fix_by date; remedy_deadline, to_be_fixed; until when it must be put right
q workers number:1..9; exposed_workers, people_at_risk; how many were in danger
q risk choice:fall/burial/electric shock; hazard, danger; what could happen
q inspect flag; labour_inspectorate_told, authority_informed; whether the authority was told
a fine money; sanction, penalty; fine
a injured person; victim, hurt_worker; who was hurt
a phone phone; site_phone, contact; number: site phone
a plan id; safety_plan_no, plan_number; number of the safety plan
a next date; next_visit, follow_up, es:próxima fecha; next visit
a architect person; works_director, architect_name; architect
a insured company; insurer, liability_insurer; insurer
---
Libro de incidencias || Hoja {sheet}
= Obra: {site=edificio de 12 plantas, solar 4|colegio, fase II|rehabilitación de fachada|nave logística|residencia}
= Promotor: {promoter}
= Empresa principal: {builder}
= Fecha: {on}, {at}

En visita de hoy observo en {floor=la planta tercera, hueco de ascensor|la zanja norte|la cubierta|el patio de luces|el cuadro de obra} {lack=que faltan barandillas|talud vertical sin entibar|cables pelados por el suelo|andamio sin base|personal sin arnés}, con {workers} operarios de {sub} expuestos a {risk?caer al vacío~quedar sepultados~recibir una descarga}.
{stop!Ordeno parar el tajo de inmediato|Se paraliza ese trabajo~No paro el tajo, pero se corregirá|El tajo puede seguir con las medidas dichas}. Debe quedar arreglado a más tardar el {fix_by}. {inspect!Doy traslado a la Inspección de Trabajo en 24 horas|Se comunica a la Inspección~No es preciso dar cuenta a la Inspección|Sin traslado a la Inspección por ahora}.

{coordinator}, coordinación de seguridad || Enterado: {told}
~ Hojas por duplicado. Oficina de obra, caseta {:number:1..4}. Visado {:number:1000..9999}.

== es plan_demolicion_aviso
q demolisher company:Derribos {}/Demoliciones {} S.L./Excavaciones {}; contractor, demolition_firm; who pulls it down
q owner company:Inmuebles {}/Patrimonio {}/Banco {}; property_owner, ordered_by; to whom the house belongs
q house street; building, address_of_building; house that is pulled down
q begin date; starts, first_day; first day
q weeks number:1..9; weeks_of_work, duration_weeks; how long in weeks
q from time; noise_from, daily_start; hour from which there is noise
q till time; noise_until, daily_end; hour until which there is noise
q engineer person; technical_director, signed_plan; who made the plan
q boss person; site_foreman, on_site; who leads on the spot
q boss_phone phone; neighbours_call, contact; number for neighbours
q method choice:by hand/by machine/blast; technique, how; how it is pulled down
q licence id:DR-####/##; permit, licence_no; number of the permit
q asbestos flag; asbestos_found, contains_asbestos; whether dangerous fibre was found
q cars phrase; closed_to_parking, no_parking; where one may not park
q survey_on date; crack_survey, neighbour_survey; when neighbouring walls are looked at
q surveyor company:Peritos {}/Gabinete {}/Estudio {}; survey_by, surveying_firm; who looks at the walls
q dust phrase; dust_measure, against_dust; what is done against dust
a volume unit; rubble, debris_volume; how much rubble
a cost money; price, demolition_cost; price: demolition cost
a new_build date; new_building_starts, construction_start; when the new house is begun
a built year; year_built, building_age; year the house was built
a insurer company; insured_with, insurer, es:aseguradora; insurer
a floors number; storeys, levels; how many floors
a tenant person; last_tenant, former_occupant; who lived there last
---
{demolisher}
# Aviso a los vecinos
Por encargo de {owner} vamos a derribar el edificio de {house} (licencia {licence}). Empezaremos el {begin} y calculamos {weeks} semanas. Se trabajará {method?a mano, planta por planta~con retroexcavadora de brazo largo~con una voladura, tras vaciarlo}, y habrá ruido de {from} a {till}, de lunes a viernes.
{asbestos!Hay uralita con amianto: la retirará antes personal especializado|Se encontró amianto, que saldrá aparte y sellado~No se ha encontrado amianto|El estudio descarta amianto}. Contra el polvo, {dust=cañón de agua|lonas en las cuatro caras|riego continuo|malla doble}.
?No se podrá aparcar en {cars=los números pares|la acera del parque|el tramo hasta la farmacia|la esquina}.
Antes, el {survey_on}, {surveyor} pasará por las casas que tocan para fotografiar paredes y grietas; les pedimos que abran.
El proyecto lo firma {engineer}. En la obra pregunten por {boss}, {boss_phone}.
~ Perdonen las molestias. Información municipal: {:phone}. Imprime {:=copistería|imprenta} de {:city}.

== es parte_cuadrilla_asfalto
q firm company:Asfaltos {}/Firmes {} S.A./Pavimentos {}; contractor, paving_firm; who lays it
q client company:Diputación de {}/Vialidad {}/Ayuntamiento de {}; road_owner, for, es:cliente; for whom
q road phrase; stretch, road_section; which road
q on date; working_day, date; day: working day
q foreman person; crew_leader, chargehand, es:encargado; who leads
q inspector person; supervisor, client's_inspector, es:inspector actuante; who watches for the client
q crew number:4..14; workers, men; how many worked
q tons unit:t 80..1400; laid, tonnes; how much was laid
q width unit:m 3..12; width_laid, breadth; how broad
q thick unit:cm 3..9; layer, depth; how thick
q temp unit:°C 130..175; mix_temperature, on_arrival; how hot it came
q air unit:°C 4..38; air_temperature, ambient; how warm the air was
q mixing company:Planta {}/Áridos {}/Aglomerados {}; asphalt_plant, mixed_by; where it was mixed
q first time; first_truck, began; when the first truck came
q mix choice:surface/binder/base; layer_type, kind_of_layer; which layer
q rain flag; rained, interrupted_by_rain; whether rain stopped the work
q broken phrase; breakdown, machine_trouble; what broke down
a last time; last_truck, ended; when the last truck came
a price money; price_per_ton, cost; price: price per ton
a open date; opened_to_traffic, traffic_from; when cars may drive again
a length unit; length_laid, metres; how long
a lab company; core_samples_by, laboratory; laboratory
a roller id; roller_no, machine_number; number of the roller
a next date; continues_on, next_day, es:próxima fecha; next working day
---
{firm}
# Parte diario de extendido
= Para: {client}
= Tramo: {road=CV-31, p.k. 4 al 7|avenida de la Estación|acceso al polígono sur|Ruta 40, empalme|camino del cementerio}
= Día: {on}
= Encargado: {foreman}
= Personal: {crew}

Primer camión a las {first}, de {mixing}. Capa {mix?de rodadura~intermedia~de base}; {tons} extendidas a {width} de ancho y {thick} de grueso. La mezcla llegó a {temp}; aire a {air}. {rain!Paramos por lluvia a media tarde|El agua nos obligó a parar~No llovió|Día seco, sin paradas por agua}.
?Avería: {broken=tornillo de la extendedora|latiguillo del compactador|regadora sin presión|cinta del alimentador}.
Gasoil repostado: {:unit:l 60..400}.

Encargado || Vigilante de la propiedad: {inspector}
~ Vales adjuntos: {:number:4..50}. Señalización nocturna revisada.

== es lista_bodas_tienda
q store company:Almacenes {}/Casa {}/Hogar {}; shop, retailer; shop that keeps the list
q list_no id:LB#####; list_number, registry; number of the list
q a person; bride, first_partner; first of the couple
q b person; groom, second_partner; second of the couple
q wedding date; ceremony, wedding_date; day of the wedding
q closes date; list_closes, open_until; last day to buy
q adviser person; assistant, looked_after_by; who looks after them in the shop
q ext number:100..999; extension, internal_number; extension to call
q deliver address; delivery_address, send_to; where presents go
q bonus percent:3..12; gift_from_shop, reward; what the shop gives back
q collected money:300..9000; spent_so_far, total_given; what friends have bought so far
q guests number:40..260; invited, number_of_guests; how many guests
q cards choice:by post/e-mail/none; notification, how_told; how the couple learn of a present
q exchange flag; can_be_exchanged, swap; whether presents may be changed
l gifts; presents, items; presents
c gifts.what phrase; article, item; what
c gifts.from person; giver, bought_by; who gave it
c gifts.price money:20..690; value, price; price
a church company; venue, church; where they marry
a honeymoon country; trip_to, honeymoon_in; where they go afterwards
a phone phone; couple_phone, mobile; number of the couple
a opened date; list_opened, registered_on; day the list was opened
a card_no id; shop_card, loyalty_number; number of the shop card
a missing number; items_left, not_yet_bought; how many presents are left
---
{store} · Listas de boda
Lista {list_no}

# {a} y {b}
Enlace: {wedding} · {guests} invitados
Esta semana os han regalado:
%gifts 2..6
Regalo | De parte de | Importe
{gifts.what=vajilla de 56 piezas|juego de sartenes|robot de cocina|toallas bordadas|lámpara de pie|maleta|cubertería} | {gifts.from} | {gifts.price}
%%
Lleváis reunidos {collected}. Al cerrar la lista, el {closes}, os abonamos un {bonus} en compras. {exchange!Podéis cambiar lo que queráis por otra cosa|Los regalos se pueden cambiar~Los regalos no admiten cambio|No se cambian los regalos grabados ni los demás}.
Os avisamos de cada compra {cards?con una tarjeta en el buzón~por correo electrónico~solo si preguntáis}. Todo se enviará a {deliver}.

Vuestra asesora: {adviser}, ext. {ext}
~ Horario {:time}-{:time}. Aparcamiento gratuito {:number:1..3} horas.

== es deposito_venta_anticuario
q dealer company:Antigüedades {}/Almoneda {}/Galería {}; consignee, shop; shop that sells it
q owner person; consignor, depositor; whose thing it is
q slip id:DV-####; deposit_no, slip; number of the paper
q item phrase; object, what; what is left
q period phrase; age, style; of what time it is
q left_on date; deposited, received; day it was left
q until date; return_date, deposit_ends; day it is given back if not sold
q min money:200..2500; reserve, lowest_price; lowest price
q tag money:2600..7000; asking_price, shop_price; price on the label
q cut percent:15..45; commission, dealer's_share; share of the shop
q flaw phrase; damage, defect; what is wrong with it
q expert person; appraised_by, valuer, es:perito; who put a value on it
q export flag; export_permit_needed, may_leave_country; whether a permit is needed to take it abroad
q store choice:window/inside/warehouse; displayed, kept_where; where it stands
q insurer company:Seguros {}/{} Arte/Mutua {}; insured_with, cover, es:aseguradora; who insures it meanwhile
q clerk person; received_by, for_shop; who took it in
a buyer person; purchaser, sold_to; who bought it
a sold date; sold_on, sale_date; day it was sold
a maker person; artist, made_by; who made it
a iban iban; account, pay_to, es:cuenta bancaria; account of the owner
a height unit; dimensions, height; height
a origin company; provenance, came_from; where it came from
a phone phone; owner_phone, contact; number of the owner
---
{dealer} || Depósito {slip}
{:street}, {:city}

Recibimos de {owner}, el {left_on}, para su venta por cuenta ajena:
^ {item=cómoda de nogal|reloj de sobremesa|par de candeleros|espejo cornucopia|arca tallada|jarrón de loza}, {period=época isabelina|siglo XVIII|hacia 1900|estilo imperio|años veinte}
?Defectos vistos: {flaw=falta una bocallave|restauración en el pie|azogue picado|esmalte saltado|carcoma antigua}.
Tasó la pieza {expert}. Saldrá con precio de {tag}; no se dará por menos de {min}. De lo que se cobre, la casa retiene el {cut}.
{store?Se pone en el escaparate~Se expone dentro de la tienda~Espera en el almacén, se enseña a quien pregunte}. Entretanto la asegura {insurer}. {export!Para sacarla del país hace falta permiso|Necesita licencia de exportación~Puede salir del país sin permiso|No precisa licencia para el extranjero}.
Si el {until} no se ha vendido, el dueño la recoge.

Por la casa, {clerk} || El depositante
~ Almacenaje tras el plazo: {:money:1..9} diarios.

== es cesion_franquicia_aviso
q franchisor company:{} Café/Grupo {}/Panaderías {} S.A.; brand_owner, chain; chain that owns the brand
q leaving person; outgoing_franchisee, transferor; who gives up the shop
q coming person; incoming_franchisee, transferee; who takes it over
q shop_no id:T-###; store_number, unit; number of the shop
q place address; shop_address, location; where it is
q takeover date; transfer_date, handover_day; day of the change
q asked date; request_date, asked_on; day it was asked for
q price money:20000..160000; transfer_price, goodwill, es:precio; what the new one pays the old one
q fee money:1000..9000; transfer_fee, chain_fee, es:coste; what the chain takes for it
q royalty percent:3..9; monthly_royalty, turnover_share; share of sales for the chain
q staff number:3..18; employees_kept, workers; how many workers stay
q training number:5..30; training_days, course_length; days of training
q ok choice:approved/approved with conditions/refused; decision, consent; what the chain says
q condition phrase; requirement, subject_to; on what condition
q expansion person; network_manager, signed_by; who signs
q landlord_ok flag; landlord_consents, lease_transferred; whether the owner of the premises agrees
q years number:3..12; contract_years, new_term; years of the new contract
a sales money; turnover, yearly_sales; sales of the shop
a rent money; rent, monthly_rent; rent
a bank company; financing, lender; bank
a opened year; shop_opened, since; year the shop was opened
a landlord person; owner_of_premises, landlord_name; owner of the premises
a lawyer person; counsel, lawyer, es:abogado; lawyer
a audit date; stock_count, inventory_day; day the stock is counted
---
{franchisor}
Departamento de Expansión

Estimada {coming}, estimado {leaving}:
En contestación a la petición recibida el {asked}, sobre el traspaso de la tienda {shop_no} ({place}), les comunicamos que la central {ok?da su conformidad sin reservas~da su conformidad, con condiciones~no puede dar su conformidad}.
?Condición: {condition=reformar la fachada|aval de un banco|cambiar los hornos|no abrir otra tienda cercana|mantener el horario}.
Datos de la operación, según ustedes: precio entre las partes {price}; fecha de relevo {takeover}; se quedan {staff} empleados. La central cobra {fee} por el cambio de titular. El contrato nuevo dura {years} años, con un canon del {royalty} sobre ventas, y antes hay que hacer {training} días de formación.
{landlord_ok!El dueño del local acepta el cambio de inquilino|Consta el visto bueno del propietario del local~El dueño del local todavía no ha aceptado|Falta el acuerdo del propietario}.

Reciban un saludo,
{expansion}
~ Confidencial. Versión {:number:1..4}. Sede: {:street}, {:city}.

== es cestas_navidad_pedido
q seller company:Gourmet {}/Ibéricos {}/Lotes {} S.L.; supplier, hamper_firm; who makes the baskets
q buyer company:Talleres {} S.A./Ayuntamiento de {}/Clínica {}; customer, ordering_company, es:comprador; who orders them
q order id:CN-####; order_no, ref; number of the order
q contact person; ordered_by, person_at_customer; who ordered
q salesman person; sales_rep, sold_by; who sold
q taken date; order_date, ordered_on; day of the order
q deliver date; delivery_day, delivered_on; day they come
q slot time; delivery_time, at; hour they come
q gate phrase; drop_point, where_to_unload; where to unload
q baskets number:15..400; quantity, number_of_hampers; how many
q each money:25..140; unit_price, per_basket; price of one
q veggie number:1..14; vegetarian_ones, without_meat; how many without meat
q logo flag; branded, printed_logo; whether the firm's sign is on it
q pay choice:before/on delivery/30 days; payment_term, when_paid; when it is paid
q card_text phrase; greeting, message; what the card says
q alcohol flag; contains_alcohol, with_wine; whether there is wine in it
l content; items, what_is_inside; what is inside
c content.item phrase; product, article; what
c content.n number:1..4; pieces, count; how many
a total money; order_total, sum; sum of the order
a discount percent; rebate, reduction; discount
a carrier company; transport, brought_by; who brings them
a weight unit; basket_weight, kg; weight
a party date; christmas_party, dinner_on; day of the dinner
a vat id; tax_number, vat_no; tax number
---
{seller} || Pedido {order}
Comercial: {salesman}
= Cliente: {buyer}
= Pide: {contact}
= Tomado el: {taken}
= Cestas: {baskets}
= Precio por cesta: {each} + IVA

Cada cesta lleva:
%content 3..6 lines
{content.n} {content.item=tableta de turrón|queso curado|lata de espárragos|botella de aceite|caña de lomo|caja de polvorones|tarro de miel}
%%
De ellas, {veggie} sin carne, con lazo verde. {alcohol!Incluye dos botellas de tinto|Va con cava~Sin vino ni licores, por deseo del cliente|No lleva alcohol}. {logo!Caja con el logotipo del cliente|Impresa con su marca~Caja neutra|Sin logotipo}. Tarjeta: "{card_text=Gracias por un año más|Felices fiestas, equipo|Salud y buena mesa|Que el año venga dulce}".
Entrega: {deliver}, {slot}, en {gate=muelle 2|portería|el comedor de personal|garaje, rampa norte}. Pago {pay?por adelantado~al descargar~a un mes}.
~ Producto sustituible por otro igual. Reclamaciones en {:number:24..72} horas: {:phone}

== es agente_comercial_visita
q maker company:Calzados {}/Cerámicas {}/Textiles {} S.A.; represented_firm, principal; firm for which the agent sells
q agent person; sales_agent, visited_by; who went there
q shop company:Zapatería {}/Tienda {}/Comercial {}; visited_customer, client; shop visited
q buyer person; met_with, purchasing_contact, es:comprador; who was met
q town city; visited_in, place; town
q on date; visit_date, day; day of the visit
q next date; follow_up, next_visit; next visit
q order money:400..9000; order_value, sold; value of the order
q complaint phrase; grievance, customer_complaint; what the shop complains of
q rival company:{} Import/Casa {}/Marcas {}; competitor, also_buys_from; other firm the shop buys from
q rival_price percent:3..20; competitor_discount, rival_offer; discount the other firm gives
q interest choice:high/some/none; interest_level, mood; how interested
q debt money:100..390; overdue, outstanding; what the shop owes
q samples number:1..12; samples_left, models_left; samples left there
q boss person; sales_manager, report_to; to whom the report goes
q new_owner flag; changed_hands, ownership_change; whether the shop has a new owner
q season phrase; collection, range_shown; collection shown
a commission percent; agent_commission, commission; agent's share
a km unit; driven, kilometres; how far the agent drove
a expenses money; meals_and_fuel, travel_costs; expenses
a deliver date; delivery_wanted, ship_by; delivery day
a phone phone; shop_phone, contact; number of the shop
a code id; customer_number, client_code; number of the customer
a staff number; employees, shop_staff; staff of the shop
---
Para: {boss}, ventas, {maker}
De: {agent}
# Informe de visita: {shop} ({town})
Estuve el {on}. Me recibió {buyer}. {new_owner!Ojo, la tienda ha cambiado de dueños|El negocio tiene nueva propiedad~Siguen los dueños de siempre|No hay cambio de propiedad}. Enseñé {season=otoño-invierno|la línea de novia|el catálogo de terraza|la serie básica|la cápsula de lino} y el interés fue {interest?grande: lo miraron todo dos veces~regular~nulo, ni abrieron la maleta}. [Dejé {samples} muestras.]
= Pedido: {order}
?= Vencido sin pagar: {debt}
Se quejan de {complaint=cajas rotas|retrasos en las reposiciones|tallas mal marcadas|un tono distinto del catálogo|que nadie coge el teléfono}. También trabajan con {rival}, que les hace un {rival_price} de descuento.
Vuelvo el {next}.
{agent}
~ Ruta {:number:1..9}, visita {:number:2..8} de la semana. Tiempo: {:=lluvia|bueno|viento}.

== es ejido_asignacion_parcela
q ejido company:Ejido {}/Ejido Nuevo {}/Comunidad Agraria {}; community, land_owner; community that gives the land
q state region; federal_state, located_in_state; state of Mexico
q act id:AE-###/##; record_number, assembly_record; number of the record
q held date; assembly_date, meeting_day; day of the assembly
q call number:1..2; convocation, which_call; whether first or second call
q present number:41..190; attendees, members_present; how many members came
q favour number:21..40; votes_for, in_favour; votes in favour
q chair person; commissioner, president_of_commissariat; head of the community
q watch person; oversight_president, supervisory_council; head of the council that watches
q delegate person; agrarian_visitor, government_delegate; person sent by the land office
g taker; assignee, new_holder, beneficiary
q taker.name person; full_name, who; who gets the land
q taker.curp id:@@@@######@@@@@@##; population_code, id; personal code
q taker.status choice:member/neighbour/heir; quality, standing; what the person is in the community
q plot number:3..220; parcel_number, plot_no; number of the plot
q area unit:ha 1..14; surface, extent, es:superficie; how large
q use phrase; destination, land_use; what it is for
q irrigated flag; has_water, with_irrigation; whether there is water
a price money; price, consideration; what is paid for it
a previous person; former_holder, predecessor; who had it before
a certificate id; parcel_certificate, certificate_no; number of the certificate
a notary person; notary_public, notary, es:notario; notary
a next date; next_assembly, next_meeting, es:próxima fecha; next assembly
a against number; votes_against, opposed; votes against
a registered date; registry_entry, registered_on; day it was registered
---
^ {ejido}
^ {:city}, {state}, México
# Acta de asamblea {act}
Siendo las {:time} del {held}, en la casa ejidal, en {:=primera|segunda} lectura de lista y por convocatoria número {call}, se reunieron {present} ejidatarios. Preside {chair}, por el comisariado; vigila {watch}, por el consejo de vigilancia. Asiste como visitador {delegate}.
Punto único: asignar la parcela {plot}, de {area}, destinada a {use=maíz y frijol|agave|potrero|huerta de limón|monte}. {irrigated!Cuenta con toma del canal|Es tierra de riego~Es de temporal, sin agua|No tiene derecho de agua}.
Con {favour} votos a favor se asigna a {taker.name}, CURP {taker.curp}, quien es {taker.status?ejidatario en activo~avecindado reconocido~heredero del titular fallecido}.
No habiendo más asuntos, se cierra el acta y firman los que saben hacerlo.
~ Sello. Libro {:number:1..9}, foja {:number:10..190}.

== es comparendo_transito
q office company:Secretaría de Tránsito de {}/Inspección de Movilidad de {}/Dirección de Tránsito de {}; authority, issued_by; authority
q number id:############; ticket_number, comparendo_no; number of the ticket
q agent person; traffic_officer, written_by; who wrote it
q plaque number:1000..9999; badge, officer_number; badge of the officer
g driver; offender, motorist
q driver.name person; full_name, driver_name; who drove
q driver.licence id:########; licence_number, driving_licence; number of the licence
q driver.address address; home, lives_at; where the driver lives
q owner person; vehicle_owner, registered_keeper; to whom the vehicle belongs
q plate id:@@@###; registration, plate_number; plate
q code id:C##; violation_code, infraction; code of the offence
q what phrase; conduct, description; what was done
q where street; place, location; where
q on date; date, day_of_offence; day: day of offence
q at time; hour, time_of_offence; hour: time of offence
q value money:90000..900000; fine, amount; fine
q course_by date; discount_deadline, course_until; last day for the course with discount
q towed flag; immobilised, taken_to_yard; whether the vehicle was towed
q vehicle choice:motorcycle/car/truck; type_of_vehicle, class; what vehicle
a hearing date; hearing_date, appear_on; day to appear
a speed unit; measured_speed, speed; speed
a insurer company; compulsory_insurer, soat, es:aseguradora; insurer
a passenger person; passenger, accompanied_by; passenger
a yard company; tow_yard, taken_to; yard
a test number; breath_test, alcohol; alcohol found
a discount percent; reduction, discount_rate; discount
---
{office} || COMPARENDO {number}
República de Colombia
= Fecha y hora: {on}, {at}
= Lugar: {where}
= Infracción: {code}, {what=no respetar el semáforo en rojo|estacionar en sitio prohibido|transitar sin la revisión al día|adelantar en curva|usar el celular al conducir}
= Placa: {plate}
= Clase: {vehicle?moto~automóvil~camión}

Conductor: {driver.name}, licencia {driver.licence}, con domicilio en {driver.address}. [El vehículo figura a nombre de {owner}.]
{towed!Se inmoviliza y se lleva en grúa a patios|El vehículo va a patios~No se inmoviliza, pues llega otra persona a conducirlo|El vehículo no fue inmovilizado}.
Valor: {value}. Si hace el curso antes del {course_by}, paga menos.

Agente {agent}, placa {plaque} || Firma del conductor
~ Testigo: {:person}. Consulte en {:url}. Original para el infractor.

== es licencia_medica
q issuer company:Consultorio {}/Centro Médico {}/Clínica {}; practice, medical_centre; where it was written
q folio id:#-########; folio_no, form_number; number of the form
g worker; employee, patient, insured_person
q worker.name person; full_name, patient_name; who is ill
q worker.rut id:##.###.###-@; national_id, rut; identity number
q worker.age number:19..64; years, age; age
q doctor person; physician, signed_by, es:médico; doctor
q speciality phrase; field, doctor's_speciality; field of the doctor
q from date; rest_starts, leave_from; first day of rest
q days number:2..30; days_of_rest, length; days of rest
q written date; issue_date, granted_on; day it was written
q kind choice:ordinary illness/maternity/accident at work; type_of_leave, ground; kind of leave
q rest choice:full/half day; type_of_rest, rest_regime; whether whole days
q home street; rest_address, place_of_rest; where the person rests
q employer company:Comercial {} Ltda./Minera {} S.A./Colegio {}; employer_name, works_for, es:empresa contratante; employer
q filed date; received_by_employer, employer_got_it; day the employer got it
q fund company:Isapre {}/Caja {}/Fondo {} de Salud; health_insurer, pays; who pays
q outings flag; may_leave_home, going_out_allowed; whether the person may go out
a diagnosis phrase; illness, diagnosis; illness
a back date; returns_to_work, back_on; day of return
a salary money; wage, monthly_pay; pay
a phone phone; worker_phone, contact; number: worker phone
a previous number; earlier_days, days_before; days of earlier leave
a review date; medical_check, control; day of the check
a boss person; supervisor, manager; chief
---
{issuer}, Chile || Folio {folio}
# Licencia médica
## A. Trabajador
= Nombre: {worker.name}
= RUT: {worker.rut}
= Edad: {worker.age}
= Reposo en: {home}
+++
## B. Profesional
{doctor}, {speciality=medicina general|traumatología|psiquiatría|ginecología|medicina interna}. Otorgada el {written}: {days} días desde el {from}, por {kind?enfermedad común~descanso maternal~accidente en el trabajo}, con reposo {rest?todo el día~solo media jornada}. {outings!Puede salir del domicilio|Se permiten salidas~No debe salir del domicilio|Reposo estricto en casa, sin salidas}.
+++
## C. Empleador
{employer}, recibida el {filed}. Contrato desde {:year}. La tramita y paga {fund}.
~ Los datos de salud van en sobre cerrado. N.º de empleados {:number:10..900}. Plazo de envío {:number:2..3} días hábiles.

== es carta_consorcio_expensas
q manager company:Administración {}/Consorcios {} S.R.L./Estudio {}; administrator, sender; who manages the house
q building street; building_address, house; house
q owner person; flat_owner, addressee; who owes
q unit id:#-@; flat, functional_unit; flat
q month month; unpaid_month, arrears_of; month that is unpaid
q debt money:20000..400000; arrears, amount_owed; what is owed
q interest percent:2..9; monthly_interest, late_rate; interest a month
q letter date; dated, letter_date; day of the letter
q pay_by date; deadline, payment_term; last day to pay
q lawyer person; attorney, legal_counsel; lawyer who would go to court
q plan number:2..6; instalments, payments_offered; payments offered
q signer person; account_manager, signed_by; who signs
q previous flag; reminded_before, earlier_notice; whether there was a notice before
q channel choice:bank counter/online/doorman; how_to_pay, payment_channel; where to pay
q caretaker person; doorman, building_caretaker; caretaker
q works phrase; extraordinary_works, repair_planned; work in the house
a iban iban; account, bank_account, es:cuenta bancaria; account
a area percent; share, ownership_share; share in the house
a tenant person; occupant, tenant_name; who lives in the flat
a meeting date; assembly, owners_meeting; day of the meeting
a contractor company; works_firm, repairs_by; who does the work
a reserve money; reserve_fund, fund_balance; reserve fund
a court_date date; lawsuit_filed, claim_filed; day it goes to court
---
{manager}
Matrícula RPA {:number:1000..15000} || {letter}

Sr./Sra. {owner}
U.F. {unit}, {building}

De nuestra consideración:
Nos dirigimos a usted en nombre del consorcio porque no registramos el pago de las expensas de {month}. La deuda asciende hoy a {debt}, con un interés del {interest} mensual. {previous!Ya le habíamos escrito por este motivo|Este es el segundo aviso~Es la primera vez que le escribimos por esto|No le habíamos mandado antes ningún aviso}.
Le pedimos cancelar antes del {pay_by}, {channel?por ventanilla del banco, con el talón~por la web, con su clave~en portería}. [Si le resulta difícil, podemos dividirla en {plan} cuotas.] De lo contrario pasaremos el tema a {lawyer}, letrado del consorcio.
?Le recordamos que está por empezar {works=la impermeabilización de la terraza|el cambio de cañerías|el arreglo del portero eléctrico|la pintura del frente}.
El encargado, {caretaker}, puede darle copia de la liquidación.

Saludamos atte.,
{signer}
~ Atención de {:time} a {:time}. Emergencias: {:phone}

== es paz_y_salvo
q entity company:Universidad de {}/Cooperativa {}/Fondo de Empleados {}; issued_by, creditor; who certifies
q person person; holder, certified_person; who owes nothing
q cc id:##.###.###; citizen_id, national_id; identity number
q left date; retirement_date, relation_ended; day the relation ended
q joined date; relation_began, member_since; day the relation began
q issued date; issue_date, dated; day of the paper
q valid number:30..90; days_valid, validity_days; days it is good for
q reason phrase; purpose, needed_for, es:motivo; what it is for
q loan money:500000..9000000; loan_settled, last_credit; credit that was paid off
q books flag; library_cleared, returned_books; whether borrowed things are back
q treasurer person; treasury, signed_by; who signs
q checker person; reviewed_by, prepared_by; who checked
q code id:PS-#####; certificate_no, verification_code; number of the paper
q balance choice:zero/in favour/small remainder; account_state, account_result; how the account stands
q refund money:10000..400000; refund_due, to_be_returned; what is given back to the person
a iban iban; account, refund_account, es:cuenta bancaria; account
a address address; home_address, residence; address
a degree phrase; degree, programme; degree
a guarantor person; co_debtor, guarantor; who stood surety
a paid_on date; last_payment, loan_paid_on; day of the last payment
a holder_phone phone; phone_of_holder, debtor_phone; telephone of the person certified
a birth date; born, date_of_birth, es:fecha de nacimiento; birthday
---
{entity}
Tesorería || {code}
# PAZ Y SALVO
Hacemos constar que {person}, identificado(a) con C.C. {cc}, vinculado(a) con nosotros desde el {joined} y retirado(a) el {left}, se encuentra a paz y salvo por todo concepto a la fecha de expedición.
?El crédito de {loan} fue pagado en su totalidad.
{books!Devolvió los libros y equipos prestados|No tiene préstamos de biblioteca por devolver~Le falta devolver un equipo prestado, que se trata aparte|Aún tiene un libro sin devolver, asunto que se sigue por separado}. Su cuenta queda {balance?en ceros~con saldo a su favor~con un saldo menor que se condona}.
?Se le reintegrarán {refund}.
Se expide a solicitud del interesado para {reason=cambiar de entidad|trámite de grado|compra de vivienda|nuevo empleo}, válido por {valid} días.

{:city}, {issued}
{treasurer}, Tesorería
~ Revisó: {checker}. Línea {:phone}. Sin tachones ni enmiendas.

== es tutela_fallo
q court company:Juzgado Segundo Civil de {}/Juzgado Promiscuo de {}/Juzgado Laboral de {}; court, deciding_court; court
q docket id:20##-#####-00; radicado, case_number; number of the case
q plaintiff person; claimant, petitioner; who asked for protection
q defendant company:EPS {}/Secretaría de Educación de {}/Salud {} S.A.; respondent, accused_body; against whom
q linked company:Clínica {}/Hospital {}/Alcaldía de {}; third_party, also_summoned; also called into the case
q judge person; judge_name, decided_by, es:juez; judge
q filed date; claim_date, lodged; day it was filed
q decided date; ruling_date, decision_date; day of the ruling
q right choice:health/petition/education; fundamental_right, right_at_stake; right in question
q need phrase; what_is_claimed, request; what was asked for
q result choice:granted/denied/moot; ruling, outcome, es:resultado; what the court says
q hours number:24..72; hours_to_comply, compliance_time; hours to obey
q interim flag; provisional_measure, interim_relief; whether a measure was ordered meanwhile
q agent person; acts_for_claimant, next_friend; who acts for the claimant
q secretary person; court_clerk, clerk, es:secretaría; clerk
a appeal_date date; appeal_deadline, challenged_by; last day to appeal
a age number; claimant_age, years, es:edad; age
a fine money; contempt_fine, sanction; fine
a hearing date; hearing, heard_on; hearing
a doctor person; treating_physician, doctor, es:médico; doctor
a cost money; legal_costs, cost_of_treatment; costs
a id_no id; identity_number, cedula; identity number
---
REPÚBLICA DE COLOMBIA
{court}
# Sentencia de tutela
= Radicado: {docket}
= Accionante: {plaintiff}
?= Obra por la accionante: {agent}
= Accionada: {defendant}
= Vinculada: {linked}

{:city}, {decided}
I. HECHOS. En escrito del {filed} se narra que se ha pedido sin éxito {need=una silla de ruedas|la cita con especialista|la respuesta a un escrito|un cupo escolar cercano|la entrega de un medicamento}. {interim!Como medida provisional se ordenó atender el caso mientras se decidía|El despacho dictó medida provisional~No se decretó medida provisional|La medida provisional fue negada}.
II. CONSIDERACIONES. Está en juego el derecho a {right?la salud~obtener respuesta de la autoridad~la educación}. La accionada guardó silencio y la vinculada dijo no tener competencia.
III. DECISIÓN. {result?AMPARAR el derecho invocado y ordenar lo pedido~NEGAR el amparo~DECLARAR que ya no hay objeto, pues lo pedido se cumplió en el curso del trámite}. Lo que corresponda se hará en {hours} horas.
Notifíquese por el medio más ágil.

{judge}, Juez || {secretary}, Secretaría
~ Folio {:number:10..90}. Si no se impugna, remítase a la Corte.

== es edicto_herederos
q court company:Juzgado de Primera Instancia de {}/Juzgado Civil y Comercial de {}/Notaría de {}; authority, published_by; who publishes
q dead person; deceased, estate_of; who died
q died date; date_of_death, death; day of death
q death_town city; died_in, place_of_death; where the person died
q last_home address; last_residence, domicile; where the person last lived
q applicant person; petitioner, started_by; who asked for it
q kin choice:nephew/sibling/widower; kinship_of_applicant, relation; what that person was to the dead one
q days number:15..60; days_to_appear, term_days; days to come forward
q file id:S-####/##; case, file_no; number of the file
q will flag; left_will, testament; whether there was a will
q paper company:Diario de {}/Boletín Oficial de {}/El Heraldo de {}; newspaper, published_in; where it is printed
q times number:1..3; publications, how_often; how often it is printed
q asset phrase; estate_asset, property; what was left
q clerk person; secretary, signed_by; who signs
q judge person; judge_name, magistrate, es:juez; judge
q signed date; dated, edict_date; day of the edict
a born date; birth_date, born_on, es:fecha de nacimiento; birthday of the dead
a lawyer person; lawyer_of_applicant, attorney, es:abogado; lawyer
a value money; estate_value, value; value
a published date; publication_date, printed_on; day it is printed
a heirs number; number_of_heirs, heirs; how many heirs
a bank company; bank_of_deceased, held_at; bank
a executor person; executor_name, executor_of_will; executor named in the will
---
^ EDICTO
{court} || {file}
{judge}, titular de este órgano, HACE SABER:
Que se tramita declaración de herederos de {dead}, que falleció en {death_town} el {died} y tuvo su último domicilio en {last_home}. {will!Dejó testamento, que se discute|Consta testamento ológrafo~No consta testamento|Murió sin testar}. La pide {applicant}, {kin?por ser hijo/a de un hermano suyo~como hermano/a~como viudo/a}.
?Forma parte del caudal {asset=una casa con huerto|un local alquilado|depósitos y acciones|dos fincas de secano}.
Se llama a quienes se crean con igual o mejor derecho para que comparezcan en {days} días, con los papeles que lo acrediten.
Publíquese {times} veces en {paper}.

> {:city}, {signed}
> {clerk}, Secretaría
~ Exento de tasas. Anuncio n.º {:number:1000..9000}. Telf. {:phone}

== es laudo_arbitral_consumo
q board company:Junta Arbitral de Consumo de {}/Tribunal Arbitral de {}/Cámara Arbitral {}; tribunal, arbitration_body; who decides
q consumer person; claimant, complainant; who complains
q firm company:Muebles {}/Telefonía {}/Reformas {} S.L.; respondent, trader; against whom
q case_no id:###/####; case, award_number; number of the case
q heard date; hearing_date, hearing; day of the hearing
q awarded date; award_date, decided; day of the decision
q chair person; presiding_arbitrator, president; who presides
q arb_c person; consumers_arbitrator, for_consumers; arbitrator for the consumers
q arb_b person; business_arbitrator, for_traders; arbitrator for the traders
q thing phrase; object, subject_matter; what it is about
q bought date; purchase_date, contract_date; day it was bought
q paid money:120..5000; price_paid, purchase_price; what was paid
q give money:20..110; award_amount, to_be_paid; what the firm must pay
q comply number:10..30; days_to_comply, term; days to obey
q firm_came flag; trader_attended, respondent_present; whether the firm came
q expert company:Peritaciones {}/Gabinete {}; expert_opinion, technical_report; expert
q view choice:upheld/partly upheld/dismissed; outcome, decision; how it was decided
a lawyer person; counsel, lawyer, es:abogado; lawyer
a appeal date; annulment_deadline, appeal_by; last day to contest
a complaint date; complaint_filed, filed_on; day the complaint was filed
a serial id; serial_number, product_code, es:número de serie; number of the thing
a costs money; arbitration_costs, fees; costs
a secretary person; secretary, clerk; secretary
a delivery date; delivered_on, delivery; day it was delivered
---
{board}
# Laudo {case_no}
Colegio arbitral: {chair}, que preside; {arb_c}, a propuesta de los consumidores; {arb_b}, a propuesta de los empresarios.
Parte reclamante: {consumer}. Parte reclamada: {firm}.

La reclamante compró el {bought} {thing=un sofá cama que se hunde|un teléfono que se apaga|una puerta que no ajusta|un horno con golpes|una bicicleta eléctrica sin fuerza} por {paid} y pide que se le devuelva el dinero. En la audiencia del {heard} {firm_came!la empresa acudió y ofreció reparar|compareció también la empresa~la empresa no acudió ni escribió|la empresa no compareció}.
?Informó como perito {expert}.

El colegio, por {:=unanimidad|mayoría}, {view?da la razón a la reclamante en todo~da la razón solo en parte~desestima la reclamación, sin perjuicio de un gesto comercial aceptado}. La empresa abonará {give} en {comply} días.
Este laudo obliga a las partes.

> {:city}, {awarded}
~ Cabe pedir aclaración en {:number:5..10} días. Procedimiento gratuito.

== es queja_defensor_pueblo
q office company:Defensor del Pueblo de {}/Sindicatura de {}/Valedor de {}; ombudsman, sender; who writes
q citizen person; complainant, complaining_person; who complains
q target company:Servicio de Salud de {}/Instituto de la Vivienda de {}/Universidad de {}; investigated_body, accused_authority; body complained of
q no id:Q##/#####; complaint_number, file; number: complaint number
q came date; complaint_received, came_in; day the complaint came
q asked date; report_requested, asked_body_on; day the body was asked
q letter date; dated, written_on; day of the letter
q theme phrase; subject, matter; what it is about
q waited number:3..30; months_waiting, delay_months; months the person had waited
q finding choice:body at fault/no fault/still open; conclusion, result; what was found
q advice phrase; recommendation, suggested, es:recomendación; what the body should do
q answer_days number:15..60; reply_days, days_for_body; days the body has to answer
q deputy person; signed_by, deputy_ombudsman; who signs
q adviser person; case_worker, contact; who works on it
q adviser_mail email; contact_mail, write_to; where to write
q cooperated flag; body_answered, body_cooperated; whether the body answered
a lawyer person; lawyer, attorney, es:abogado; lawyer
a compensation money; damages, compensation; money
a child first; child, minor; child
a court company; court, pending_before; court
a visit date; visit, inspected_on; visit
a next date; next_letter, follow_up, es:próxima fecha; next letter
a phone phone; citizen_phone, mobile; number of the citizen
---
{office} || {no}
{letter}

Estimado/a {citizen}:
El {came} recibimos su queja sobre {theme=la lista de espera de una prueba|una ayuda al alquiler sin resolver|la negativa a ver su expediente|el ruido de un local|el transporte de su hijo}, después de {waited} meses esperando. El {asked} pedimos explicaciones a {target}. {cooperated!Nos contestó a tiempo y con detalle|El organismo respondió~No nos ha contestado, pese a dos recordatorios|El organismo ha guardado silencio}.
Visto todo, {finding?creemos que se actuó mal con usted~no vemos actuación incorrecta~todavía no podemos concluir}.
?Hemos sugerido {advice=resolver de inmediato|pedir disculpas por escrito|cambiar el impreso|dar cita preferente}; tienen {answer_days} días para decir si lo aceptan.
Lleva su asunto {adviser} ({adviser_mail}).

Reciba un cordial saludo,
{deputy}, Adjuntía Segunda
~ La institución no cobra por sus servicios. Registro de salida {:number:1000..9999}.

== es dictamen_discapacidad
q centre company:Centro Base de {}/Centro de Valoración de {}/Equipo de Valoración {}; assessment_centre, assessed_at; who assesses
q authority company:Consejería de Bienestar de {}/Departamento Social de {}/Dirección de Mayores de {}; deciding_authority, granted_by; who decides
g person; applicant, assessed_person
q person.name person; full_name, who; who was assessed
q person.born date; birthday, date_of_birth; birthday
q person.dni id:########-@; national_id, identity_number; identity number
q applied date; application_date, requested; day of the application
q assessed date; examination, assessed_on; day of the assessment
q degree percent:33..92; degree_of_disability, rate; degree
q mobility flag; mobility_reduced, parking_card; whether moving about is hard
q review year; to_be_reviewed, review_year; year it is looked at again
q doctor person; medical_assessor, physician, es:médico; doctor
q psych person; psychologist, psychological_assessor; psychologist
q social person; social_worker, social_assessor; social worker
q limit phrase; limitation, impairment; what the person cannot do well
q permanence choice:permanent/temporary; type, lasting; whether it is for good
q points number:1..15; social_points, social_factors; points for social factors
q head person; signed_by, director; who signs
a carer person; carer, helper; who cares
a pension money; allowance, benefit; money
a person_phone phone; applicant_phone, phone_of_assessed; telephone of the person assessed
a card_no id; card_number, disability_card; number of the card
a resolved date; resolution_date, decision_day; day of the decision
a diagnosis phrase; illness, disease; illness
a previous percent; former_degree, earlier_rate; degree before
---
{authority}
{centre}
# Dictamen técnico facultativo
= Persona: {person.name}
= Nacimiento: {person.born}
= DNI: {person.dni}
= Solicitud de: {applied}

Reconocida el {assessed} por el equipo que forman {doctor} (medicina), {psych} (psicología) y {social} (trabajo social), presenta {limit=limitación para caminar largas distancias|dificultad para oír en ambos oídos|visión muy reducida|limitación de la mano dominante|cansancio que impide el esfuerzo}.
= Grado total: {degree}
= De ellos, puntos sociales: {points}
{mobility!Alcanza el baremo de movilidad reducida|Se aprecian dificultades para usar el transporte~No alcanza el baremo de movilidad|Sin dificultad para el transporte colectivo}. Carácter {permanence?definitivo~provisional}.
?Se volverá a valorar en {review}.

> {head}, dirección del centro
~ Contra el dictamen cabe reclamación previa en {:number:20..30} días. Cita por {:phone}.

== es bando_fiestas
q town company:Ayuntamiento de {}/Concejo de {}/Ajuntament de {}; local_authority, issued_by; who proclaims
q mayor person; alcalde, signed_by; who signs
q feast phrase; festivity, occasion; what is celebrated
q from date; festivities_begin, first_day; first day
q to date; festivities_end, last_day; last day
q crier person; opening_speaker, pregonero; who gives the opening speech
q band company:Banda {}/Orquesta {}/Charanga {}; musicians, plays; who plays
q fireworks time; fireworks_at, castle_at; when the fireworks are
q pyro company:Pirotecnia {}/Fuegos {} S.L.; fireworks_firm, pyrotechnician; who makes the fireworks
q closed phrase; streets_closed, no_traffic; where cars may not go
q noise time; music_until, quiet_from; until when music may play
q fine money:60..750; penalty, fine_for_breach, es:cuantía de la multa; fine for those who break the rule
q glass flag; glass_forbidden, no_glass; whether glass is forbidden
q edict number:3..40; edict_number, proclamation_no; number of the proclamation
q signed date; dated, proclaimed; day it was signed
q councillor person; festivities_councillor, questions_to; who answers questions
l acts; programme, events; what takes place
c acts.what phrase; event, act; what
c acts.at time; hour, begins; when
c acts.where phrase; place, venue; where
a cost money; budget, expense; cost
a queen person; festival_queen, queen; queen of the feast
a police number; officers, police_on_duty; how many police
a doctor person; doctor_on_call, doctor, es:médico; doctor
a rain date; rain_date, postponed_to; other day
a insurer company; insurer, insured_with, es:aseguradora; insurance
---
^ {town}
# BANDO N.º {edict}
{mayor}, titular de la Alcaldía, HAGO SABER:
Que con motivo de {feast=la Virgen de Agosto|San Roque|la Vendimia|los Santos Patronos|el Carnaval}, que celebraremos del {from} al {to}, quedan cortadas al tráfico {closed=la plaza y sus bocacalles|la calle Real|el paseo del río|la cuesta del castillo}. La música cesará a las {noise}. {glass!Queda prohibido sacar vidrio a la calle|No se permiten vasos ni botellas de cristal~Por esta vez no se prohíbe el vidrio|Se podrá usar vidrio en las terrazas}. Quien no cumpla pagará {fine}.
+++
## Para no perderse
%acts 3..5 lines
{acts.at} – {acts.what=pasacalles de gigantes|misa y procesión|concurso de tortillas|carrera de sacos|baile de disfraces|suelta de globos}
en {acts.where=la plaza|la ermita|el frontón|el parque|la era}
%%
El pregón lo dirá {crier}. Amenizará las noches {band}. El castillo de fuegos, de {pyro}, a las {fireworks}.
+++
Para cualquier duda, {councillor}, concejalía de Festejos. ¡Felices fiestas a todos!

> {:city}, {signed}
~ Imprenta {:=municipal|provincial}. Objetos perdidos: {:phone}

== es cedula_habitabilidad
q body company:Agencia de la Vivienda de {}/Consell de {}/Dirección de Vivienda de {}; authority, issuing_body; who issues it
q cert id:CH###########; certificate_number, cedula_no; number: certificate number
q home address; dwelling, flat_address; the dwelling
q cadastre id:#######@@####@; cadastral_reference, cadastre; number in the cadastre
q useful unit:m² 30..160; usable_area, floor_area; usable surface
q rooms number:1..6; habitable_rooms, bedrooms; rooms
q people number:2..12; max_occupants, occupancy; how many may live there
q kind choice:first occupation/second occupation/major renovation; type_of_certificate, ground; which kind
q owner person; requested_by, applicant; who asked for it
q tech person; architect, inspected_by, es:técnico responsable; who looked at it
q college number:1000..60000; membership_no, college_number; number of that person in the college
q seen date; inspection_date, visited; day it was looked at
q issued date; issue_date, granted; day it was issued
q ends date; expiry, valid_until; last day
q built year; year_of_construction, built; year it was built
q kitchen flag; equipped_kitchen, kitchen_complete; whether the kitchen is complete
q lacking phrase; defect, shortcoming; what should be mended
a energy id; energy_rating, energy_label; energy class
a fee money; tax, fee; fee
a price money; price, value; price
a tenant person; tenant, occupant; tenant
a lift flag; has_lift, lift; whether there is a lift
a renewed date; renewed_on, last_renewal; day an earlier certificate had been renewed
a builder company; built_by, developer; who built it
---
{body}
# Cédula de habitabilidad
^ {cert}
= Vivienda: {home}
= Referencia catastral: {cadastre}
= Superficie útil: {useful}
= Habitaciones: {rooms}
= Ocupación máxima: {people} personas
= Año de construcción: {built}
= Clase: {kind?vivienda nueva~vivienda usada~vivienda rehabilitada a fondo}

A petición de {owner}, y según el certificado de {tech}, colegiado/a {college}, que la visitó el {seen}, la vivienda reúne las condiciones exigidas. {kitchen!La cocina dispone de fregadero, cocción y campana|Cocina completa~La cocina carece de aparato de cocción, que deberá instalarse|La cocina está sin terminar}.
?Se recomienda corregir {lacking=la ventilación del baño|la altura de la barandilla|el escalón de la entrada|la humedad del dormitorio}.
Expedida el {issued}. Caduca el {ends}.
~ Documento firmado por medios electrónicos, huella {:number:100000..999999}. Página {:number:1..1}.

== es nombramiento_interino
q body company:Consejería de Educación de {}/Ayuntamiento de {}/Servicio de Salud de {}; employer, appointing_authority; who appoints
q person person; appointee, new_official; who is appointed
q post job; position, post_title; what post
q code id:RPT-####; post_code, position_number; code of the post
q workplace company:IES {}/Centro de Salud {}/Biblioteca {}; unit, assigned_to; where the person works
q instead person; replaced_person, substitutes; whom the person replaces
q reason choice:illness/vacancy/maternity; ground, reason_for_need; why
q start date; takes_office, first_day; first day
q appoint date; decision_date, appointed_on; day of the decision
q list number:1..900; place_on_list, list_position; place on the waiting list
q group id:@#; pay_group, grade; pay group
q hours number:15..38; weekly_hours, working_time; hours a week
q trial flag; probation, trial_period; whether there is a trial time
q chief person; signed_by, head_of_personnel; who signs
q days number:2..10; days_to_accept, acceptance_term; days to say yes
q contact phone; personnel_phone, call; number of the personnel office
a pay money; salary, gross_pay; pay
a end date; contract_end, ends; last day
a union person; union_delegate, union_rep; union
a exam date; competition_date, exam; exam
a dni id; identity_number, national_id, es:documento de identidad; identity number
a boss person; line_manager, direct_superior; chief at the workplace
a bonus money; seniority_pay, supplement; extra pay
---
{body}
Dirección de Recursos Humanos · {contact}

# Resolución de nombramiento
Por necesidad del servicio ({reason?baja por enfermedad del titular~plaza sin cubrir~permiso por nacimiento}) [y para sustituir a {instead}], se nombra a {person}, que ocupa el puesto {list} de la bolsa, para desempeñar:
= Plaza: {post=Auxiliar administrativo|Profesora de Física|Enfermero de familia|Trabajadora social|Técnico de biblioteca}
= Código: {code}
= Destino: {workplace}
= Grupo: {group}
= Jornada: {hours} horas por semana
= Incorporación: {start}

{trial!Habrá un periodo de prueba de un mes|Se somete a prueba durante las primeras semanas~Queda dispensado/a del periodo de prueba|No hay periodo de prueba}. La persona nombrada aceptará en {days} días; si no, se llamará a la siguiente.

> {:city}, {appoint}
> {chief}
~ Recurso potestativo ante el mismo órgano. Anuncio en tablón {:number:1..9}.

== es resolucion_extranjeria
q office company:Oficina de Extranjería de {}/Subdelegación de {}/Dirección de Migración de {}; authority, immigration_office; who decides
g foreigner; applicant, person_concerned
q foreigner.name person; full_name, holder; who asks
q foreigner.nie id:@-#######-@; foreigner_number, nie; number of the foreigner
q foreigner.from country; nationality, citizen_of; country of the person
q kind choice:family reunion/work/study; permit_type, ground; kind of permit
q sponsor person; relative, reunited_with; family member who lives here
q employer company:Hostelería {}/Cuidados {} S.L./Agrícola {}; hiring_firm, employer, es:empresa contratante; who hires
q applied date; application, filed_on; day of the application
q decided date; decision_date, resolved; day of the decision
q from date; permit_starts, valid_from; first day
q until date; permit_expires, valid_to; last day
q result choice:granted/refused/withdrawn; outcome, decision, es:resultado; decision
q work flag; may_work, work_allowed; whether the person may work
q fee_form id:790-0##; fee_form, tax_form; form for the fee
q lawyer person; representative, filed_by; who filed it
q official person; signed_by, head; who signs
q card_days number:15..45; days_to_get_card, card_term; days to ask for the card
a passport id; passport, travel_document, es:pasaporte; passport
a appointment date; fingerprints, appointment; day for the fingerprints
a address address; home, residence; address
a born date; birth_date, born, es:fecha de nacimiento; birthday
a fee money; fee_amount, cost; fee: fee amount
a children number; minors, children; children
a interpreter person; interpreter, translated_by; interpreter
---
{office}
Expediente {:number:100000..999999}/{:year}
# Resolución
= Interesado/a: {foreigner.name}
= NIE: {foreigner.nie}
= Nacionalidad: {foreigner.from}

Examinada la solicitud presentada el {applied} por {lawyer}, en representación, de autorización por {kind?reagrupación familiar~trabajo por cuenta ajena~estudios},
?constando como familiar residente {sponsor},
?constando como empleadora {employer},
esta Oficina RESUELVE {result?CONCEDER lo solicitado~DENEGAR lo solicitado~tener por DESISTIDA a la parte}. Periodo que se examina: del {from} al {until}. {work!La autorización habilita para trabajar|Podrá trabajar en todo el territorio~La autorización no habilita para trabajar|No podrá ejercer trabajo alguno}.
En su caso, la tarjeta se pedirá en {card_days} días, con el modelo {fee_form} abonado.

{:city}, {decided}
{official}, Jefatura de la Oficina
~ Recurso de alzada en un mes. Cita previa en {:url}.

== es ayuda_emergencia_social
q service company:Servicios Sociales de {}/Centro Social {}/Mancomunidad de {}; granting_body, social_services; who helps
q family person; applicant, helped_person; who is helped
q worker person; social_worker, caseworker; who looks after the family
q file id:SS-#####; case_number, file; number: case number
q asked date; requested, application; day it was asked for
q granted date; decided_on, approval; day it was granted
q what phrase; purpose, concept; what it is for
q sum money:80..1400; amount_granted, aid; money: amount granted
q pay_to company:Energía {}/Inmobiliaria {}/Farmacia {}/Ortopedia {}; paid_directly_to, payee; who gets the money
q members number:1..8; household_size, people_at_home; people in the home
q minors number:1..5; children, under_18; children
q income money:200..790; monthly_income, family_income; income a month
q how choice:supplier/transfer/voucher; payment_mode, way_of_payment; how it is paid
q repeat flag; had_help_before, earlier_aid; whether there was help before
q proof date; justify_by, receipts_due; last day to show receipts
q head person; coordinator, approved_by; who approves
q plan phrase; commitment, agreed_plan; what the family will do
a rent money; rent, monthly_rent; rent
a debt money; debt, arrears; debt
a iban iban; account, bank_account, es:cuenta bancaria; account
a phone phone; family_phone, contact; number: family phone
a birth date; birthday, born, es:fecha de nacimiento; birthday
a school company; school, children_attend; school
a visit date; home_visit, visited_on; home visit
---
{service}
# Informe-propuesta {file}
Persona solicitante: {family}. Unidad de convivencia: {members} personas, [{minors} de ellas menores,] con ingresos de {income} al mes. Pidió ayuda el {asked} en la entrevista con {worker}, trabajadora social.
Se propone una ayuda de {sum} para {what=pagar la luz atrasada|dos meses de alquiler|gafas para el hijo|una nevera|medicación}. {repeat!Ya recibió ayuda el año pasado|No es la primera vez que se la ayuda~Es la primera ayuda que recibe|Nunca había pedido ayuda}. El pago se hace {how?directamente a quien suministra~por transferencia a la familia~con un vale canjeable}[, en este caso {pay_to}].
La familia se compromete a {plan=acudir al taller de empleo|llevar a los niños a diario|ordenar los recibos con la educadora|pedir el bono social}. Justificantes: hasta el {proof}.

Conforme, {head}, coordinación || Aprobado el {granted}
~ Partida {:number:100..900}.{:number:10..90}. Información reservada.

== es inspeccion_vertido
q agency company:Confederación Hidrográfica de {}/Agencia del Agua de {}/Corporación Ambiental de {}; inspecting_authority, agency; who inspects
q firm company:Curtidos {}/Almazara {} S.L./Galvanizados {}; inspected_company, discharger; firm
q river phrase; water_body, receiving_water; where it flows
q record id:AV-###-##; record_no, inspection_report; number: inspection report
q on date; inspection, inspected_on; day: inspected on
q at time; hour, sampled_at; hour: sampled at
q guard person; river_guard, inspector; who inspects
q present person; company_representative, attended_by; who was there for the firm
q job_present job; role_in_company, position; what that person does
q permit id:V-####; discharge_permit, authorisation; permit
q ph number:3..11; acidity, ph_value; pH
q temp unit:°C 9..38; water_temperature, temperature; temperature
q flow unit:m³/h 2..90; flow_rate, discharge; how much flows
q look phrase; appearance, colour; how it looks
q bottles number:2..4; samples_taken, containers; bottles filled
q lab company:Laboratorio {}/Aguas {} Análisis; sent_to, laboratory, es:laboratorio; laboratory
q fish flag; dead_fish, fish_kill; whether dead fish were seen
q source choice:process drain/broken pipe/overflow; origin, came_from; where it came from
q measure phrase; ordered_measure, must_do; what is ordered
a fine money; penalty, fine; fine
a complaint person; reported_by, complainant; who complained
a cod number; chemical_oxygen_demand, cod; oxygen demand
a expiry date; permit_expires, valid_until; permit ends
a result date; results_due, analysis_ready; results
a previous date; last_inspection, previous_visit; inspection before
a workers number; employees, staff; workers
---
{agency}
Guardería Fluvial || Acta {record}

# Toma de muestras de vertido
= Empresa: {firm}
= Autorización: {permit}
= Cauce: {river=arroyo del Molino|río Blanco|acequia Mayor|barranco Seco|laguna de los Patos}
= Día: {on}
= Hora: {at}

Actúa {guard}. Por la empresa asiste {present}, {job_present=jefa de planta|encargado de depuradora|gerente|técnica de calidad}. El vertido, {look=turbio y de olor a huevo|con espuma blanca|oscuro, aceitoso|rojizo|claro, sin olor}, procede de {source?un sumidero de proceso sin tratar~una tubería rota~el rebose de la balsa}. Caudal estimado {flow}; pH {ph}; {temp}.
{fish!Aguas abajo se ven peces muertos|Hay mortandad de peces~No se observan peces muertos|Sin daños visibles en la fauna}. Se llenan {bottles} frascos, que van a {lab}; otro queda en poder de la empresa.
Se ordena {measure=cerrar la compuerta|vaciar la balsa con camión|sellar el sumidero|presentar plan en diez días}.

El guarda || La empresa
~ Precintos {:number:1000..9999} y siguientes. Nevera a {:unit:°C 2..5}.

== es nota_calificacion_registral
q registry company:Registro de la Propiedad de {}/Registro Mercantil de {}/Conservador de {}; registry, issued_by; registry
q registrar person; registrar_name, signed_by; who decides
q deed_by person; notary, deed_authorised_by; notary of the deed
q deed_no number:100..4000; protocol_number, deed_number; number of the deed
q deed_on date; deed_date, executed; day of the deed
q entry number:1..2900; journal_entry, diary_entry; entry in the journal
q filed date; presented_on, lodged; day it was brought
q decided date; note_date, decided_on; day of the note
q presenter person; lodged_by, presenter; who brought it
q firm company:Gestoría {}/Inmobiliaria {}/Promotora {} S.L.; party, buyer_company; firm that wants to be entered
q act choice:sale/mortgage/appointment; kind_of_act, transaction; what it is about
q plot number:1000..30000; estate_number, finca; number of the estate
q result choice:registered/suspended/refused; outcome, decision, es:resultado; decision
q flaw phrase; defect, reason; what is missing
q fixable flag; curable, can_be_remedied; whether it can be put right
q until date; entry_expires, protected_until; day until which the entry protects
a price money; price, purchase_price; price: purchase price
a seller person; vendor, seller; who sells
a tax money; tax_paid, tax; tax
a fee money; registry_fee, fees; fees
a address street; property_address, street; where the estate lies
a bank company; lender, mortgagee; bank
a substitute person; substitute_registrar, alternative; substitute
---
{registry}
# Nota de calificación
= Asiento: {entry} del Diario {:number:40..190}
= Presentado: {filed}, por {presenter}
= Documento: escritura {deed_no} de {deed_by}, {deed_on}
= Finca: {plot}
= Interesada: {firm}

El documento contiene {act?una compraventa~una hipoteca~el nombramiento de un cargo}. Examinado, {result?se inscribe hoy~se suspende la inscripción~se deniega la inscripción}.
?Motivo: {flaw=no consta el pago del impuesto|el poder no está vigente|la superficie no coincide|falta el certificado del secretario|el titular es otro}.
{fixable!Lo señalado puede subsanarse aportando el papel que falta|El defecto tiene arreglo~Lo señalado no tiene arreglo|El defecto es insubsanable}, en su caso. El asiento protege hasta el {until}.

{:city}, {decided}
{registrar}
~ Se puede pedir calificación sustitutoria en {:number:10..15} días. Horario: {:time} a {:time}.

== es visita_tecnica_gas
q company company:Gas {} S.A./Distribuidora {}/Gasnor {}; distributor, network_company; who owns the network
q inspector company:Instalaciones {}/Servigas {}/Calor {} S.L.; inspection_firm, subcontractor; firm that comes
q tech person; technician, inspected_by, es:técnico responsable; who came
q card id:IG-@-####; technician_card, professional_card; card of that person
q client person; account_holder, customer, es:cliente; customer
q home address; supply_address, dwelling; where
q cups id:ES################@@; supply_point, cups_code; code of the supply
q on date; inspection_date, visit; day: inspection date
q next year; next_inspection, due_again; year of the next one
q result choice:no defects/minor/major; result, outcome, es:resultado; what was found
q defect phrase; anomaly, finding, es:anomalía detectada; what is wrong
q fix_by date; repair_deadline, correct_by; last day to mend
q cut flag; supply_cut, gas_cut; whether the gas was cut
q co number:2..90; co_ppm, carbon_monoxide; carbon monoxide
q boiler product; appliance, boiler_model; boiler
q meter number:1000..9000; meter_reading, reading; reading
q cost money:30..70; inspection_fee, charge; what it costs
q home_by choice:holder/tenant/caretaker; received_by, who_opened; who opened the door
a repairer company; repair_company, mended_by; who repairs
a customer_phone phone; customer_phone; telephone of the customer
a meter_no id; meter_number, meter_serial; number of the meter
a last date; previous_inspection, last_visit; inspection before
a boiler_year year; boiler_age, installed; year of the boiler
a email email; customer_mail, mail; mail
a contract id; contract, contract_number; contract
---
{company} || Inspección periódica
Realiza: {inspector}
= Titular: {client}
= Suministro: {home}
= CUPS: {cups}
= Fecha: {on}
= Lectura: {meter}
= Aparato: {boiler=caldera Termia 24|calentador Junco 11|caldera Nórdica Eco|cocina Brasa 4F|caldera Lumen Condens}

Atiende {home_by?la persona titular~quien vive de alquiler~el portero de la finca}. CO en ambiente: {co} ppm.
Resultado: {result?correcto, sin anomalías~anomalía secundaria~anomalía principal}.
?Se observa: {defect=goma de cocina caducada|rejilla tapada|conducto de humos suelto|fuga en una llave|tiro insuficiente}.
{cut!Se cierra y precinta la llave|El suministro queda cortado por seguridad~El suministro sigue abierto|No se corta el gas}. En su caso se corregirá antes del {fix_by}. Próxima inspección: {next}.
El cobro, {cost}, irá en la factura: no pague nada al técnico.

{tech}, carné {card} || Recibí
~ Urgencias 24 h: {:phone}

== es aviso_corte_arbol_linea
q utility company:Eléctrica {}/Redes {} S.A./Energía {}; power_company, network_operator; who owns the line
q contractor company:Forestal {}/Podas {} S.L./Desbroces {}; work_done_by, forestry_firm, es:empresa ejecutora; who cuts
q owner person; landowner, addressee; whose land
q line phrase; power_line, line_name; line
q plot number:1..190; parcel, cadastral_parcel; plot
q polygon number:1..40; polygon, cadastral_polygon; polygon of the cadastre
q place city; municipality, lies_in; municipality
q from date; works_from, starts; first day
q to date; works_until, ends; last day
q trees number:2..60; trees_to_cut, number_of_trees; how many trees
q species choice:pine/eucalyptus/poplar; kind_of_tree, species, es:especie; what trees
q strip unit:m 6..30; corridor, width_of_strip; width to be cleared
q pay money:30..900; compensation, paid_for_trees; what the owner gets
q wood choice:left to owner/taken away/chipped; wood_goes, timber; what happens with the wood
q reply date; object_by, answer_until; last day to object
q officer person; signed_by, environment_officer; who signs
q mobile phone; foreman_phone, contact; number of the one who leads the work
q foreman person; foreman, crew_leader, es:encargado; who leads the work
q access flag; enters_land, needs_access; whether machines must enter
a voltage unit; line_voltage, tension; voltage
a permit id; permit_no, authorisation; permit
a tenant person; farmer, tenant; tenant
a last_cut year; last_cleared, previous_clearing; last time
a fire_risk phrase; fire_risk, fire_level; danger of fire
a cut_power time; power_cut_at, outage; when there is no power
a ranger person; forest_ranger, ranger; ranger
---
{utility}
Mantenimiento de líneas || {:date}
{owner}
{:city}

= Línea: {line=La Vega – El Salto|Norte II|derivación a Fuentes|anillo del valle}
= Finca: polígono {polygon}, parcela {plot}, {place}

Muy señor/a nuestro/a:
La ley nos obliga a mantener libre una franja de {strip} bajo los cables. En su finca hay {trees} {species?pinos~eucaliptos~chopos} que la invaden y que cortará {contractor} entre el {from} y el {to}. Recibirá por ellos {pay}. La madera {wood?quedará apilada para usted~se la lleva la empresa~se tritura y se esparce}.
{access!Será preciso entrar con un tractor por su camino|Las máquinas tendrán que atravesar la finca~No hará falta entrar con máquinas|Se trabajará desde la pista pública, sin entrar}.
Si algo no le parece bien, escríbanos hasta el {reply}. Sobre el terreno manda {foreman}, {mobile}.

Un saludo,
{officer}
~ Responsabilidad ambiental. Foto aérea de {:year}. Oficina: {:street}.

== es ficha_guarderia_canina
q kennel company:Residencia Canina {}/Guardería {}/Huellas de {}; boarding_kennel, host; where the animal stays
q owner person; dog_owner, left_by; whose animal
q owner_phone phone; phone_of_owner, call; number: phone of owner
q pet first; animal, pet_name; name of the animal
q breed phrase; race, kind; breed
q in date; arrival, check_in; day it came
q out date; pick_up, check_out; day it is fetched
q box id:B##; cage, place; place
q food phrase; feeding, eats; what it eats
q times number:1..4; meals_a_day, feedings; meals a day
q pill phrase; medication, medicine; medicine
q vet company:Clínica Veterinaria {}/Hospital Animal {}/Veterinaria {}; veterinary_clinic, vet; vet to call
q fetch person; collected_by, picked_up_by; who may fetch it
q rate money:9..35; price_per_day, daily_rate; price a day
q advance money:40..120; prepaid, deposit; paid in advance
q sociable flag; gets_on_with_dogs, friendly; whether it may be with others
q limit money:150..600; vet_limit, spending_limit; most that may be spent at the vet without asking
q size choice:small/medium/large; size_of_dog, size; size
q carer person; received_by, looked_after_by; who took it in
a chip id; microchip, chip_number; chip
a age number; age, years, es:edad; age
a weight unit; weight, kilos; weight
a rabies date; vaccinated, last_shot; vaccination
a total money; total_price, sum; sum
a bath date; bath, groomed_on; bath
a holiday city; owner_is_in, holiday_place; where the owner is
---
{kennel} || Plaza {box}
# Ficha de estancia: {pet}
= Raza: {breed=podenco|mestiza de labrador|bodeguero|caniche|border collie|teckel}, {size?pequeño~mediano~grande}
= Entra: {in}
= Sale: {out}
= Dueño/a: {owner}, {owner_phone}

Come {food=pienso de cordero|dieta renal|latas y arroz|pienso sin cereal}, {times} veces al día. [Toma {pill=media pastilla para el corazón|gotas en el oído|jarabe para la tos|un comprimido antiinflamatorio}.] {sociable!Juega con los demás en el patio|Puede salir con el grupo~Solo, por favor: no se lleva bien con otros|Debe estar separado del resto}.
Si enferma, llamar a {vet}; hasta {limit} se puede gastar sin preguntar.
?Vendrá a buscarlo {fetch}, con autorización.
Tarifa: {rate} al día. Dejado a cuenta: {advance}.

Recibe: {carer} || El dueño
~ Trae cama, juguete y {:number:1..3} correas. Entregas de {:time} a {:time}.

== es alta_usuario_sistemas
q org company:Hospital {}/Diputación de {}/Seguros {}; organisation, employer; where
q ticket id:REQ#######; request_number, ticket; number: request number
g user; new_user, account_holder, employee
q user.name person; full_name, who; new colleague
q user.login id:@@@@####; username, account; name for the system
q user.role job; job_title, function; what the person does
q user.starts date; first_day, joins_on; first day
q boss person; manager, requested_by; who asks for it
q approver person; security_officer, approved_by; who allows it
q doer person; executed_by, administrator; who did it
q asked date; request_date, opened; day it was asked
q done date; completed_on, closed; day it was done
q ends date; access_expires, expires; day the access ends
q laptop id:PT-#####; device, asset_tag; computer
q vpn flag; remote_access, vpn_granted; whether work from outside is possible
q kind choice:staff/external/trainee; contract_type, user_type; what kind of colleague
q supplier company:Consultora {}/{} Servicios/Soluciones {}; external_company, sent_by, es:proveedor; firm the person comes from
l rights; permissions, accesses; what the person may use
c rights.app phrase; application, system; program
c rights.level phrase; permission, level; how far
a phone number; extension, phone_extension; extension
a room id; office, room; room
a birthday date; born, birth_date, es:fecha de nacimiento; birthday
a mobile phone; mobile, cell; mobile number
a replaced person; predecessor, replaces; whom the person replaces
a cost id; cost_centre, charge_to; cost centre
---
{org} · Centro de Usuarios || {ticket}
# Alta de usuario
Pide {boss}, el {asked}, el alta de {user.name}, que se incorpora el {user.starts} como {user.role=analista de datos|auxiliar de admisión|técnica de nóminas|gestor de siniestros|jefa de proyecto}. Es {kind?personal propio~personal de fuera~estudiante en prácticas}[ y viene de {supplier}].
= Usuario: {user.login}
= Equipo: {laptop}
?= Caduca: {ends}

%rights 2..5
Aplicación | Nivel
{rights.app=historia clínica|registro de entrada|contabilidad|intranet|gestor de pólizas|carpeta de grupo|correo} | {rights.level=solo consulta|consulta y cambios|administración total|consulta|todo}
%%
{vpn!Podrá conectarse desde casa|Se le da acceso remoto~Sin acceso desde fuera|No se concede acceso remoto}.
Visto bueno de seguridad: {approver}. Hecho por {doer} el {done}.
~ La clave inicial caduca en {:number:1..7} días. Copia al responsable.

== es informe_vulnerabilidad
q tester company:{} Ciberseguridad/Hacking Ético {}/Seguridad {} S.L.; reported_by_firm, finder; who found it
q owner company:Tienda {}/Ayuntamiento de {}/Banca {}; system_owner, affected_party; whose system
q ref id:VUL-##-###; finding_id, reference; number: finding id
q researcher person; found_by, analyst; who found it
q contact person; security_contact, reported_to; who was told
q found date; discovery_date, found_on; day it was found
q told date; reported_on, disclosure_date; day it was told
q public date; publication_date, embargo_ends; day it is made public
q site url; affected_url, address; web address
q score number:2..10; cvss, severity_score; severity
q weakness phrase; vulnerability, type_of_flaw; what is wrong
q impact phrase; consequence, what_could_happen; what could happen
q version id:#.#.##; affected_version, version; version affected
q state choice:fixed/being fixed/ignored; status, remediation_state; what has been done
q exploited flag; used_by_attackers, exploited_in_wild; whether it was used
q reward money:100..4000; bounty, reward; reward
q advice phrase; mitigation, recommended_fix, es:recomendación; what should be done
a cve id; cve_number, cve; number in the public list
a fixed_on date; patch_date, repaired; day it was mended
a ip id; ip_address, source_ip; address of the attacker
a developer company; vendor, software_maker; who wrote the program
a users number; users_affected, accounts; how many users
a retest date; retest, verified_on; day it was tested again
a lawyer person; legal_contact, counsel, es:abogado; lawyer
---
{tester}
# Aviso de vulnerabilidad {ref}
= Sistema: {site}
= Titular: {owner}
= Versión: {version}
= Gravedad (sobre 10): {score}
= Descubierta: {found}, por {researcher}
= Comunicada: {told}, a {contact}

## Qué hemos visto
{weakness=El formulario de búsqueda acepta órdenes de base de datos|La sesión no caduca al salir|Se pueden adivinar los números de pedido|Los archivos subidos se ejecutan|La clave viaja sin cifrar}. Con ello {impact=se leen datos de otros clientes|cualquiera entra como administrador|se descargan facturas ajenas|se puede cambiar la portada}.
## Cómo está
{state?El titular ya lo ha corregido~El titular está en ello~El titular no ha reaccionado}. {exploited!Hay señales de que alguien la ha aprovechado|Nos consta su uso por atacantes~No hay indicios de que se haya usado|Nadie la ha aprovechado, que sepamos}.
Recomendamos {advice=validar las entradas|cambiar las claves|actualizar el marco|limitar los intentos}.
?Recompensa acordada: {reward}.
Lo haremos público el {public}.
~ Clave PGP en la web. Prueba hecha con {:number:1..3} cuentas propias.

== es acta_migracion_datos
q client company:Cámara de {}/Mutua {}/Universidad {}; customer, data_owner, es:cliente; whose data
q supplier company:{} Consulting/Datos {} S.A./Integra {}; contractor, migration_firm, es:proveedor; who moves them
q old phrase; source_system, from; old system
q new product; target_system, to; new system
q act id:MIG-##; record_no, act; number: record no
q night date; migration_date, moved_on; day of the move
q began time; started, start; when it began
q ended time; finished, end; when it ended
q read number:50000..990000; records_read, source_rows; records read
q loaded number:10000..49999; records_loaded, target_rows; records that went in
q lost number:3..900; records_rejected, failed_rows; records that did not go in
q cause phrase; reason_for_rejects, why_failed, es:causa; why they failed
q lead person; project_lead, supplier_lead; who led for the supplier
q owner person; data_steward, accepted_by; who accepts for the customer
q ok choice:accepted/accepted with reservations/rejected; verdict, acceptance; decision
q backup flag; backup_taken, copy_made; whether a copy was made before
q old_off date; old_system_off, switch_off; day the old system is switched off
q next phrase; open_point, pending; what is still to be done
a price money; price, cost; price
a contract id; contract_no, order; contract
a users number; users, accounts; users
a go_live date; opened_to_users, go_live; day users begin
a size unit; volume, gigabytes; size
a rehearsal date; rehearsal, trial_run; trial run
a auditor person; auditor, external_check; auditor
---
{client} || Acta {act}
# Migración a {new=Gestiona 5|Nexo Cloud|Aula Plus|Carpeta Única|Faro ERP}
Desde {old=la base de 1998|hojas de cálculo sueltas|el programa de caja|un AS antiguo|el gestor anterior}. Trabajos de {supplier}.
La noche del {night}, de {began} a {ended}, el equipo de {lead} hizo el traslado. {backup!Antes se guardó copia completa|Se hizo copia previa, comprobada~No se hizo copia previa, por falta de espacio|Faltó la copia previa}.
= Registros leídos: {read}
= Registros cargados: {loaded}
= Rechazados: {lost}

Los rechazos se deben a {cause=fechas imposibles|documentos repetidos|códigos postales vacíos|acentos mal guardados}. Queda por hacer: {next=revisar los duplicados|cargar los adjuntos|avisar a las sedes|cuadrar los saldos}.
Decisión de {owner}, por la parte usuaria: {ok?conforme~conforme con reservas~no conforme, se repite}. El sistema viejo se apagará el {old_off}.
~ Puente en sala {:number:1..9}. Muestra comprobada a mano: {:number:50..300} fichas.

== es baja_socio_club
q club company:Club Náutico {}/Casino {}/Sociedad Deportiva {}; club, sender; club
q member person; leaving_member, ex_member; who leaves
q number number:100..9000; member_number, membership; number of the member
q asked date; resignation_received, letter_of; day the letter came
q effect date; leaves_on, effective; day it takes effect
q since year; member_since, joined; year the member joined
q reason phrase; motive, why, es:motivo; why
q due money:20..400; still_to_pay, outstanding; what is still owed
q share money:500..6000; share_refund, entry_capital; share given back
q locker number:1..300; locker, locker_number; locker
q empty_by date; clear_by, locker_deadline; last day to empty it
q return choice:free return/new entry fee/not possible; readmission, coming_back; how to come back
q secretary person; club_secretary, signed_by, es:secretaría; who signs
q family flag; family_stays, relatives_remain; whether the family stays
q heir person; takes_over_membership, transfers_to; who takes over the place
q card_back flag; card_returned, card_handed_in; whether the card is back
a iban iban; account, refund_to, es:cuenta bancaria; account
a president person; president, chair; president
a fee money; yearly_fee, quota; fee: yearly fee
a birth date; birthday, born, es:fecha de nacimiento; birthday
a boat phrase; boat, boat_name; boat
a waiting number; waiting_list, waiting; waiting list
a meeting date; next_assembly, general_meeting; meeting
---
{club}
{:street}, {:city} || {:date}

Apreciado/a {member} (carné {number}):
Con pena hemos leído su carta del {asked}, en la que nos dice que se da de baja por {reason=traslado a otra ciudad|motivos de salud|falta de tiempo|desacuerdo con la obra|la subida de tarifas}. Lleva con nosotros desde {since} y se le echará de menos.
La baja será efectiva el {effect}. Hasta entonces quedan por abonar {due}. [Le devolveremos su aportación de {share}.] {card_back!Ya nos ha entregado la tarjeta, gracias|La tarjeta obra en nuestro poder~Le rogamos que nos devuelva la tarjeta|Falta que entregue la tarjeta}.
La taquilla {locker} debe quedar vacía no después del {empty_by}. {family!Su familia conserva la condición de socia|Los suyos siguen en el club~La baja incluye a su familia|También causan baja sus familiares}. [Su plaza pasa a {heir}.]
Si un día quiere volver, {return?tendrá la puerta abierta sin coste~habrá de pagar otra vez la entrada~los estatutos, por desgracia, no lo permiten}.

Cordialmente,
{secretary}, Secretaría
~ Teléfono {:phone}. Bar abierto desde las {:time}.

== es coral_intercambio
q host company:Coral {}/Orfeón {}/Coro {}; host_choir, invites; choir that invites
q guest company:Schola {}/Voces de {}/Agrupación Coral {}; visiting_choir, invited; choir that comes
q host_lead person; conductor_of_hosts, host_director; conductor of the hosts
q guest_lead person; conductor_of_guests, guest_director; conductor of the guests
q comes date; arrival, arrives; day they come
q concert date; performance, concert_date; day of the concert
q goes date; leave, departure; day they leave
q church phrase; venue, concert_hall; where they sing
q starts time; begins, concert_time; when it begins
q singers number:18..70; visitors, number_of_singers; how many come
q homes number:6..30; host_families, homes; families that take them in
q work phrase; joint_piece, sung_together; piece sung together
q organist person; accompanist, plays_organ; who plays
q entry choice:free/ticket/donation; admission, entry; how one gets in
q bus company:Autocares {}/Viajes {}/Buses {}; coach_company, brought_by; who brings them
q treasurer person; handles_money, money_matters; who looks after the money
q dinner flag; dinner_together, shared_meal; whether there is a dinner
l pieces; programme, repertoire; what is sung
c pieces.title phrase; title, piece; title
c pieces.by last; composer, written_by; composer
a cost money; budget, costs; costs
a return_visit date; return_visit, visit_back; day of the visit back
a rehearsal time; rehearsal, rehearse_at; rehearsal
a president person; chair, president; president
a sponsor company; sponsor, supported_by; who pays
a soloist person; soloist, solo; soloist
---
{host}
# Plan del intercambio con {guest}
Queridas y queridos:
Nuestros amigos llegan el {comes} con {bus} y se marchan el {goes}. Son {singers}; ya tenemos {homes} casas para alojarlos, ¡gracias! Los dirige {guest_lead}; a nosotros, como siempre, {host_lead}.
El concierto es el {concert}, a las {starts}, en {church=la colegiata|la parroquia del Carmen|el auditorio viejo|la capilla del hospital}. Al órgano, {organist}. Entrada {entry?libre~con localidad numerada en taquilla~a cambio de la voluntad}. Cantaremos juntos {work=el Ave verum|la jota final|un villancico antiguo|el Gloria}.
Antes, ellos harán:
%pieces 2..5 lines
{pieces.title=Noche clara|Tres canciones de mar|Salve|El molinero|Madrigal del agua|Canción de cuna} ({pieces.by})
%%
{dinner!Después cenamos todos en el local|Habrá cena de hermandad~Esta vez no hay cena conjunta|No se organiza cena, cada cual con sus huéspedes}. Los gastos, con factura, a {treasurer}.
~ Ropa: negro y carpeta azul. Móvil del autocar: {:phone}

== es sorteo_vivienda_protegida
q body company:Empresa Municipal de Vivienda de {}/Instituto de Vivienda de {}/Consorcio de Vivienda {}; housing_body, awarding; who gives the flats
q notary person; notary_public, draw_before, es:notario; before whom the draw was held
q person person; winner, awarded_to; who got it
q app_no number:1000..90000; application_number, registration; number of the application
q drawn date; draw_date, held_on; day of the draw
q letter date; dated, notified; day of the letter
q building phrase; development, housing_block; house
q flat id:#.º-@; dwelling, flat_number; flat
q area unit:m² 40..95; floor_area, usable, es:superficie; surface
q beds number:1..4; bedrooms, rooms; bedrooms
q regime choice:rent/purchase/rent with option; tenure, regime; how it is held
q price money:200..790; monthly, monthly_payment, es:precio; what is paid a month
q accept date; accept_by, answer_until; last day to accept
q papers phrase; missing_documents, must_bring; papers to bring
q visit time; visit_time, viewing; hour of the viewing
q manager person; allocation_officer, contact; who helps
q garage flag; parking_included, garage; whether a parking place goes with it
q reserve number:1..90; reserve_position, place_on_reserve; place on the reserve list of the next one
a income money; income_limit, max_income; income limit
a keys date; key_handover, move_in; day of the keys
a builder company; builder, built_by; builder
a deposit money; deposit, guarantee; deposit
a faces phrase; orientation, windows_face; which way the windows of the flat look
a dni id; national_id, identity, es:documento de identidad; identity number
a children number; children, minors; children
---
{body}
{letter}

{person}
{:address}

Solicitud n.º {app_no}
# Ha resultado adjudicatario/a
Nos es grato comunicarle que en el sorteo celebrado el {drawn} ante {notary}, fedatario público, le ha correspondido la vivienda {flat} de {building=Mirador del Sur|Las Cigüeñas|Huerta Nueva|Puerta de Levante}, de {area} y {beds} dormitorios, en régimen de {regime?alquiler~compra~alquiler con derecho a comprarla después}. La cuota es de {price} al mes. {garage!Incluye plaza de garaje|Lleva garaje vinculado~No incluye garaje|El garaje no va con la vivienda}.
Puede verla el {:=martes|jueves|sábado} a las {visit}. Conteste antes del {accept}, aportando {papers=la declaración de renta|el libro de familia|la vida laboral|el certificado de no tener vivienda}. Si renuncia, se llamará a quien ocupa el lugar {reserve} de la lista de reserva.
Le atiende {manager}.
~ {:phone} · {:street}. Sorteo emitido en directo. Participaron {:number:900..9000} solicitudes.

== es transporte_adaptado_solicitud
q service company:Transporte Adaptado {}/Movilidad {}/Puerta a Puerta {}; transport_service, operator; who drives
q rider person; passenger, user; who travels
q aid choice:wheelchair/walker/guide dog; mobility_aid, travels_with; what the person uses
q companion person; escort, accompanied_by; who goes along
q card id:TA-####; user_card, membership; card
q pickup address; pick_up_address, from; where from
q goes company:Hospital {}/Centro de Día {}/Universidad {}; destination, to; where to
q days phrase; weekdays, runs_on; which days
q out time; pick_up_time, leaves; hour out
q back time; return_time, way_back; hour back
q start date; service_starts, first_trip; first day
q stop date; service_ends, last_trip; last day
q fare money:1..6; fare_per_trip, ticket; price of a trip
q driver person; driver_assigned, driver, es:conductor; driver
q granted choice:yes/part of the days/waiting list; decision, reply; answer
q stairs flag; stairs_help, needs_stair_help; whether there are stairs
q clerk person; coordinator, answered_by; who answers
q notice number:2..24; hours_notice, cancel_hours; hours before, to call off
a doctor person; doctor, certified_by, es:médico; doctor
a degree percent; disability_degree, degree; degree
a vehicle id; van, plate; van
a birth date; born, birthday, es:fecha de nacimiento; birthday
a km unit; distance, kilometres; distance
a user_phone phone; user_phone; number of the user
a applied date; application_date, asked_on; day it was asked for
---
{service}
Tarjeta {card}
# Respuesta a su petición de viajes fijos
Hola, {rider}:
{granted?Le confirmamos el servicio tal como lo pidió~Podemos llevarle, aunque solo algunos de los días que pidió~De momento queda en lista de espera; le guardamos los datos que siguen}.
= Recogida: {pickup}, {out}
= Destino: {goes}
= Vuelta: {back}
= Días: {days=lunes, miércoles y viernes|de lunes a jueves|martes y jueves|solo los viernes}
= Desde: {start}
= Hasta: {stop}

Viaja {aid?en silla de ruedas, que irá anclada~con andador~con perro guía}[ y con {companion}, que no paga]. {stairs!Hay escalones: subirán dos personas a ayudarle|Le ayudaremos con la escalera~En su portal no hay escalones|No necesita ayuda con escaleras}. Cada viaje cuesta {fare}. Le recogerá {driver}.
Si un día no va, avise {notice} horas antes.

{clerk}, coordinación de rutas
~ {:phone}, de {:time} a {:time}. Puede retrasarse hasta {:number:10..20} minutos.

== es permiso_pesca_marisqueo
q guild company:Cofradía de {}/Agrupación de Mariscadoras de {}/Caleta {}; guild, local_body; guild
q authority company:Consellería do Mar de {}/Subsecretaría de Pesca de {}/Servicio de Pesca de {}; licensing_authority, granted_by; who grants it
q holder person; shellfish_gatherer, licence_holder; who may gather
q permit id:PM-#####; permit_number, licence; number: permit number
q bank phrase; shellfish_bed, zone; where
q species choice:clam/cockle/razor shell; target_species, shellfish, es:especie; what
q cap unit:kg 3..15; daily_limit, max_per_day; most a day
q size unit:mm 25..100; minimum_size, smallest; smallest size
q opens date; season_opens, from; first day
q closes date; season_closes, until; last day
q days number:2..5; days_per_week, weekly_days; days a week
q point phrase; landing_point, checkpoint; where it is weighed
q tool phrase; tool, gear; tool
q watch person; guard, beach_warden; who watches
q chair person; guild_head, patron_mayor; head of the guild
q toxin flag; closed_by_toxin, biotoxin_closure; whether it is closed because of poison
q buyer company:Depuradora {}/Mariscos {}/Conservas {}; purification_plant, sold_to, es:comprador; where it goes
q fee money:10..90; yearly_fee, licence_fee, es:coste; fee: licence fee
a price money; price_per_kilo, price; price: price per kilo
a boat phrase; boat, vessel; boat
a last_test date; water_test, last_analysis; water test
a fine money; fine, penalty; fine
a born date; born, birthday, es:fecha de nacimiento; birthday
a medical date; medical_check, aptitude; medical check
a helper person; assistant, substitute; helper
---
{authority}
# Permiso de marisqueo a pie {permit}
A favor de {holder}, inscrito/a en {guild}.
= Banco: {bank=O Areal|Playa Larga|Ensenada Chica|Bajo del Medio|La Lengua}
= Especie: {species?almeja~berberecho~navaja}
= Talla mínima: {size}
= Tope diario: {cap}
= Temporada: del {opens} al {closes}, {days} días por semana
= Útil: {tool=rastrillo corto|azada|sal y mano|raño}

Lo recogido se pesa en {point=la caseta del muelle|la lonja|el varadero|la rampa norte} ante {watch} y se lleva a {buyer}. {toxin!Ahora la zona está cerrada por toxina: espere aviso|Cierre cautelar por biotoxinas en vigor~La zona está abierta, sin toxinas|No hay cierre por toxinas}.
Tasa del año: {fee}.

Conforme, {chair}, por la cofradía
~ Marea de referencia {:time}. Personal e intransferible. Sello {:number:100..999}.

== es poda_vina_cuaderno
q winery company:Bodegas {}/Viñedos {} S.L./Finca {}; estate, winery; whose vines
q contractor company:Servicios Agrícolas {}/Cuadrillas {} S.L./Campo {}; labour_contractor, crew_firm, es:empresa ejecutora; who sends the workers
q foreman person; crew_leader, foreman, es:encargado; who leads
q manager person; vineyard_manager, agronomist; who gives orders
q plot phrase; vineyard, plot; which vineyard
q grape product; variety, grape; grape
q year year; planting_year, planted; year of planting
q from date; began, pruning_start; first day
q to date; finished, pruning_end; last day
q vines number:900..20000; vines_pruned, plants; how many vines
q buds number:6..16; buds_left, buds_per_vine; buds left on a vine
q style choice:cordon/bush/guyot; pruning_system, training; how it is pruned
q disease phrase; disease_seen, wood_disease; disease seen
q marked number:3..120; sick_vines, marked_plants; vines marked
q wood choice:burnt/shredded/taken away; prunings, cut_wood; what happens with the cut wood
q pay money:55..120; day_wage, wage; pay for a day
q paste flag; wound_paste, cuts_sealed; whether cuts were sealed
a yield unit; expected_yield, kilos; harvest
a area unit; area, hectares; area
a workers number; crew_size, workers; workers
a frost date; last_frost, frost_on; frost
a rootstock id; rootstock, stock; rootstock
a harvest date; harvest, picking; harvest
a next phrase; next_task, next_job; next task
---
{winery}
Cuaderno de labores
## Poda – {plot=Viña del Cura|Las Pedreras|Alto del Moro|La Revuelta|Cuatro Caminos}
= Uva: {grape=Tinta de Sierra|Albilla Fina|Graciela|Moscatera|Verdeja Vieja}, plantada en {year}
= Cuadrilla: {contractor}, con {foreman} al frente
= Orden de: {manager}
= Fechas: del {from} al {to}

Sistema: {style?cordón doble sobre alambre~vaso, sin alambre~vara y pulgar}. Se dejan {buds} yemas por cepa. Hechas {vines} cepas. [Se ve {disease=yesca|eutipia|brazo muerto|agalla} y se marcan {marked} con cinta roja.] {paste!Los cortes gordos se sellan con pasta|Se untaron las heridas~No se han sellado los cortes|Sin pasta en las heridas}. Los sarmientos {wood?se queman en la linde~se trituran en la calle~se los llevan para asar}.
Jornal acordado: {pay}.
~ Tijeras desinfectadas cada {:number:5..40} cepas. Viento del {:=norte|este|oeste}.

== es entrega_uniformes
q company company:Limpiezas {}/Supermercados {}/Seguridad {} S.A.; employer, company; who gives
q maker company:Vestuario {}/Confecciones {}/Textil {}; supplier, made_by; who made them
q worker person; employee, receives; who gets
q code number:100..9900; employee_number, staff_no; number of the worker
q post job; job, function; job
q place city; work_centre, workplace; where the person works
q given date; handed_over, issue_date; day: handed over
q next year; renewal, next_issue; year of the next ones
q keeper person; storekeeper, handed_out_by; who hands out
q rep person; union_rep, works_council; who signs for the staff
q wash choice:company/worker/laundry service; washing, who_washes; who washes
q size_top id:T-##; jacket_size, top_size; size above
q shoe number:35..47; shoe_size, footwear; shoe size
q deposit money:10..60; withheld, deposit; money kept until return
q name_on flag; embroidered_name, name_badge; whether the name is on it
q return_old flag; old_returned, gave_back_old; whether the old ones were given back
l items; garments, clothes; what is given
c items.what phrase; garment, article; what
c items.n number:1..5; pieces, quantity; how many
c items.colour phrase; colour, shade; colour
a price money; value, cost; price
a birth date; birthday, born, es:fecha de nacimiento; birthday
a locker number; locker, locker_no; locker
a hired date; hired_on, start; day of hiring
a order id; purchase_order, order_number; order
a size_leg number; trouser_size, leg; trouser size
---
{company} · Almacén de vestuario
# Entrega de ropa de trabajo
= Persona: {worker} ({code})
= Puesto: {post=limpiador|cajera|vigilante|reponedor|conductora}
= Centro: {place}
= Fecha: {given}
= Talla superior: {size_top}
= Calzado: {shoe}

%items 2..5
Prenda | Uds. | Color
{items.what=polo|pantalón|chaleco|forro polar|zapato cerrado|delantal|gorra} | {items.n} | {items.colour=azul marino|gris|burdeos|verde|negro}
%%
Fabrica {maker}. {name_on!Lleva el nombre bordado|Con nombre en el pecho~Sin nombre bordado|El nombre no figura}. Lava {wash?la empresa~cada cual en casa~una lavandería contratada}. {return_old!Ha devuelto la ropa anterior|Entrega las prendas usadas~No ha devuelto la ropa anterior|Le falta devolver lo usado}.
?Se retienen {deposit} hasta la devolución.
Próxima renovación: {next}.

Entrega: {keeper} || Recibe
~ Visto por {rep}, delegado/a de personal. Impreso {:number:10..90}.

== es carta_consulado_cita
q consulate company:Consulado General en {}/Sección Consular de {}/Consulado Honorario de {}; consular_office, issued_by; office that writes
q citizen person; applicant, summoned; who has to come
q matter choice:passport/birth registration/life certificate; procedure, kind_of_matter; what it is about
q on date; appointment_date, come_on; day to come
q at time; appointment_hour, hour; hour to come
q booking id:CC-####-@@; booking_code, appointment_code; code of the appointment
q window number:1..12; counter, desk; counter
q where street; consulate_address, location; where to come
q bring phrase; document_missing, bring_along; paper to bring
q copies number:1..4; photocopies, copies_needed; copies
q fee money:15..120; consular_fee, charge, es:coste; what it costs
q pay choice:cash/card/money order; payment_method, how_to_pay; how it is paid
q companion flag; may_bring_companion, escort_allowed; whether somebody may come along
q official person; chancellor, signed_by; who signs
q written date; dated, letter_date; day of the letter
q previous date; missed_appointment, earlier_appointment; earlier appointment that was missed
q ready number:5..40; days_to_ready, waiting_days; days until it is ready
a expires date; passport_expires, expiry; day the passport ends
a passport id; passport_number, travel_document, es:pasaporte; number of the passport
a born date; date_of_birth, born_on, es:fecha de nacimiento; birthday of the citizen
a spouse person; husband_or_wife, spouse_name, es:cónyuge; spouse
a consul person; head_of_mission, consul_name; consul
a home address; residence_abroad, home_address; where the citizen lives
a birthplace city; born_in, place_of_birth; where the citizen was born
---
{consulate}
{where}, {:city} || {written}

A: {citizen}
Cita {booking}

Estimado/a compatriota:
Le esperamos el {on} a las {at}, ventanilla {window}, para {matter?renovar su pasaporte~inscribir el nacimiento de su hijo~la fe de vida de su pensión}. [Como no pudo venir el {previous}, le rogamos que esta vez no falte.]
Traiga {bring=el documento anterior|una partida literal|dos fotografías recientes|un recibo de domicilio|la tarjeta de residencia} y {copies} fotocopias. El trámite cuesta {fee}, que se pagan {pay?en efectivo, importe exacto~con tarjeta~con giro postal}. {companion!Puede venir con un acompañante|Se admite a una persona que le acompañe~Por aforo, venga sin compañía|No se permite la entrada de acompañantes}. Estará listo en unos {ready} días.

Le saluda,
{official}, Cancillería
~ Emergencias fuera de horario: {:phone}. Los {:=viernes|lunes} no hay registro civil.

== es reserva_espacio_coworking
q space company:{} Coworking/La Fábrica de {}/Espacio {}; operator, host; who lets the desks
q client company:Estudio {}/{} Diseño/Consultora {}; member_company, tenant, es:cliente; firm that takes them
q person person; contact_person, signed_for_client; who signs for the firm
q desks number:1..14; places, workstations; desks
q from date; starts, first_day; first day
q min number:1..12; minimum_months, commitment; months at least
q price money:90..2400; monthly_rate, price_month, es:precio; price a month
q bail money:50..89; deposit, security; deposit
q room phrase; area, zone; where they sit
q hours choice:always/office hours/weekends only; access, access_hours; when they may come in
q meeting number:2..30; meeting_hours, room_hours; hours of meeting room included
q card_nos id:TJ-###; access_card, card; card for the door
q notice number:15..60; notice_days, days_to_leave; days to give notice
q mail flag; postal_address, mail_service; whether post may come there
q host person; community_manager, signed_for_space; who signs for the house
q referred person; recommended_by, referral; who sent them
q signed date; contract_date, agreed; day of signature
a wifi id; network_key, wifi_password; key of the network
a end date; ends, contract_end; last day
a tax_id id; tax_number, cif; tax number
a floor number; floor_number, storey; floor
a guests number; visitors_allowed, guests; guests a day
a parking money; parking_fee, garage; price of parking
a insurer company; insurer, liability_insurer, es:aseguradora; insurer
---
{space}
# Acuerdo de uso
Entre la casa, representada por {host}, y {client}, representada por {person}.
* Puestos: {desks}, en {room=la galería|la sala grande, junto al patio|la zona tranquila|el altillo}
* Desde el {from}, con permanencia de {min} meses
* Entrada {hours?a cualquier hora del día y de la noche~en horario de oficina~solo sábados y domingos} con la tarjeta {card_nos}
* {meeting} horas de sala de reuniones al mes, sin coste

Se pagan {price} cada mes, por adelantado, y se dejan {bail} en garantía. {mail!Podéis recibir aquí el correo y poner nuestra dirección|Se incluye domicilio postal~El correo no se recibe aquí|Sin servicio de correo ni domicilio}. Para marcharse basta avisar {notice} días antes.
?Gracias a {referred} por hablaros de nosotros: los dos tenéis una semana gratis.

{:city}, {signed}
~ El café está incluido; el ruido no. Lavavajillas a las {:time}. Averías: {:email}

== es parte_socorrista_playa
q town company:Ayuntamiento de {}/Municipalidad de {}/Mancomunidad de {}; beach_owner, authority; whose beach
q firm company:Socorrismo {}/Salvamento {} S.L./Azul {}; lifeguard_company, service_by; who sends the guards
q beach phrase; beach_name, location; beach
q post number:1..9; tower, watch_post; post
q on date; day, date; day
q lead person; head_lifeguard, shift_leader; who leads
q rescuer person; rescued_by, went_in; who went into the water
q victim person; rescued_person, bather; who was rescued
q age number:4..88; age_of_victim, years; age
q nation country; nationality, comes_from; country of that person
q at time; alarm_time, rescue_at; when it happened
q flag_colour choice:green/yellow/red; flag, sea_flag; flag that day
q cause phrase; cause, how_it_happened, es:causa; why help was needed
q distance unit:m 10..200; distance_from_shore, offshore; how far out
q hospital company:Hospital {}/Centro de Salud {}/Clínica {}; taken_to, hospital; where the person was taken
q breathing flag; breathing, was_breathing; whether the person was breathing
q cures number:2..60; minor_treatments, first_aid_cases; small treatments that day
q jelly choice:none/some/many; jellyfish, jellyfish_seen; jellyfish
a water unit; water_temperature, sea_temp; temperature of the water
a ambulance time; ambulance_arrived, ambulance_at; when the ambulance came
a doctor person; doctor, physician, es:médico; doctor
a relative person; family_member, accompanied_by; relative
a hotel company; staying_at, hotel; hotel
a bathers number; people_on_beach, bathers; bathers
a season date; season_ends, last_day; end of the season
---
{town}
Servicio prestado por {firm}
# Parte diario de playa
= Playa: {beach=Las Conchas|Arenal Grande|Cala Honda|La Caleta|Punta Sur}
= Puesto: {post}
= Día: {on}
= Jefe/a de turno: {lead}
= Bandera: {flag_colour?verde~amarilla~roja}
= Medusas: {jelly?ninguna~alguna suelta~muchísimas, se avisa por megafonía}
= Curas: {cures}

## Rescate
A las {at} entra al agua {rescuer} a por {victim}, de {age} años, de {nation}, que estaba a {distance} por {cause=corriente de resaca|un calambre|una colchoneta a la deriva|un golpe con una roca|un mareo}. Al llegar a la orilla {breathing!respiraba y hablaba|respira por sí solo/a~no respiraba: se hace reanimación hasta recuperarlo|estaba sin respiración y se inicia masaje}.
?Trasladado/a a {hospital}.
Material gastado: {:number:1..9} gasas, {:number:1..3} mascarillas.

~ Cierre del puesto {:time}. Viento {:=levante|poniente|norte}. Firma en el original.

== es inscripcion_campamento
q camp company:Campamento {}/Granja Escuela {}/Albergue {}; organiser, run_by; who runs it
q child person; camper, participant; child
g parent; guardian, responsible_adult, family_contact
q parent.name person; full_name, who; adult
q parent.phone phone; emergency_phone, call; number of the adult
q parent.mail email; mail, contact_email; mail of the adult
q age number:6..16; years_old, age; age
q from date; first_day, arrival; first day
q to date; last_day, pick_up; last day
q group phrase; tent_group, group_name; group
q monitor person; counsellor, group_leader; who leads the group
q allergy phrase; allergies, must_avoid; what the child cannot have
q swim choice:well/a little/not at all; swimming_ability, can_swim; how the child swims
q price money:180..690; fee, cost, es:precio; price
q paid money:30..120; deposit_paid, paid_so_far; what was paid already
q photos flag; photos_allowed, image_consent; whether photos may be taken
q bus flag; comes_by_bus, uses_coach; whether the child comes by bus
q fetch person; collected_by, may_pick_up; who else may fetch the child
q bus_stop phrase; bus_stop, boarding_point; where the bus stops
a health_card id; health_card, insurance_number; health card
a doctor person; paediatrician, doctor, es:médico; doctor
a school company; school, attends; school
a siblings first; sibling, brother_sister; sibling
a sponsor company; grant_from, subsidised_by; who pays part
a director person; camp_director, head, es:persona que dirige; head of the camp
a balance_due date; pay_rest_by, balance_due; last day for the rest
---
{camp}
# Hoja de inscripción
= Acampado/a: {child}, {age} años
= Turno: del {from} al {to}
= Grupo: {group=Linces|Vencejos|Tritones|Jinetas|Alcotanes}, con {monitor}

Persona responsable: {parent.name} – {parent.phone} – {parent.mail}
?También puede recogerle {fetch}.
Sabe nadar: {swim?sí, con soltura~se defiende, sin cubrir~no}. [Alergia a {allergy=penicilina|nueces|picadura de avispa|leche|polvo}.]
{photos!Doy permiso para fotos del grupo|Pueden salir fotos suyas en la web~No quiero que aparezca en fotos|Sin fotografías, por favor}. {bus!Irá en el autocar|Viaja en nuestro autobús~Lo llevaremos nosotros en coche|No usará el autocar}.
?Parada del autocar: {bus_stop=Plaza de Toros|estación de trenes|gasolinera norte|polideportivo}.
Precio del turno {price}; entregado a cuenta {paid}.

Firma
~ Traer saco, linterna y {:number:2..3} bañadores. No móviles. Secretaría {:phone}, de {:time} a {:time}.

== es certificado_eficiencia_energetica
q techfirm company:Certifica {}/Ingeniería {}/Arquitectura {}; certifying_firm, issued_by; firm that certifies
q tech person; certifier, technician, es:técnico responsable; who certifies
q owner person; property_owner, requested_by; who asked
q building address; property_address, building; which house
q built year; year_built, construction_year; year it was built
q kind choice:flat/detached house/shop; building_type, use; what it is
q area unit:m² 40..380; floor_area, surface, es:superficie; surface
q grade id:@; rating, energy_class; letter
q consumption unit:kWh/m² 40..390; consumption, primary_energy; energy a year
q emissions unit:kg/m² 8..39; co2, emissions; gas a year
q visited date; visit_date, inspected; day of the visit
q registered date; registration_date, entered_on; day it was registered
q until date; expiry, valid_until; last day
q reg id:REG-####-######; registration_number, register_entry; number: registration number
q heating phrase; heating_system, heated_by; heating
q tool product; software, calculation_tool; program
q solar flag; renewables, has_solar; whether there are panels
q best phrase; best_improvement, recommended_measure; what would help most
q saves percent:5..40; saving, expected_saving; what it would save
a cost money; investment, cost_of_measure; what it would cost
a price money; fee, certificate_price; price of the certificate
a cadastre id; cadastral_reference, cadastre; number in the cadastre
a neighbours number; flats_in_building, dwellings; flats in the house
a agent company; estate_agent, sold_by; estate agent
a previous id; previous_rating, former_class; earlier letter
a boiler year; boiler_year, boiler_installed; year of the boiler
---
{techfirm}
# Certificado de eficiencia energética
= Inmueble: {building}
= Tipo: {kind?piso en bloque~casa aislada~local}
= Año: {built}
= Superficie: {area}
= Encarga: {owner}
= Programa: {tool=Calener Fácil|CE-Sol|Edificia 4|Termo Cert}

^ CALIFICACIÓN {grade}
= Consumo anual: {consumption}
= Emisiones anuales: {emissions}

Visitado el {visited} por {tech}. Calefacción con {heating=caldera de gasóleo|radiadores eléctricos|bomba de calor|estufa de leña|gas natural}. {solar!Dispone de placas solares|Tiene captadores en cubierta~Sin placas solares|No hay aporte renovable}. La mejora más útil sería {best=aislar la cubierta|cambiar ventanas|forrar la fachada por fuera|sustituir la caldera}, con la que se ahorraría un {saves}.
Inscrito con el número {reg} el {registered}; válido hasta el {until}.
~ Colegiado/a {:number:1000..9999}. Temperatura exterior durante la visita {:unit:°C 4..30}.

== es reclamacion_proveedor_8d
q customer company:Automoción {}/Electrodomésticos {} S.A./Ascensores {}; complaining_customer, buyer; who complains
q supplier company:Plásticos {}/Tornillería {}/Cableados {} S.L.; supplier, answering_firm, es:proveedor; who answers
q claim id:8D-#####; complaint_number, report; number: complaint number
q part product; component, part; what part
q part_no id:##.###.###; part_number, article_number; number of the part
q found date; detected_on, complaint_date; day it was noticed
q answered date; report_date, answered; day of the answer
q bad number:3..400; defective_parts, nok; bad pieces
q stock number:401..9000; pieces_blocked, quarantined; pieces kept back
q fault phrase; defect, problem; what is wrong
q root phrase; root_cause, why; why it came about
q quick phrase; containment, immediate_action; what was done at once
q final phrase; corrective_action, permanent_fix; what will be done for good
q due date; action_due, implemented_by; day it will be in place
q leader person; team_leader, led_by; who leads the team
q buyer_q person; supplier_quality, customer_contact; who is in charge at the customer
q stopped flag; line_stopped, customer_line_down; whether the customer's line stood still
q sorting company:Selección {}/Control {} S.L./Calidad {}; sorting_firm, sorted_by; firm that sorts
q repeat choice:first time/second time/often; recurrence, repeated; whether it had happened before
a cost money; cost_charged, chargeback; what is charged
a operator person; operator, made_by; who made the pieces
a lot id; batch, lot_number; batch
a machine id; machine, press; machine
a audit date; audit_date, process_audit; day of an audit
a delivery id; delivery_note, shipment; delivery note
a closed date; closed_on, closure; day the customer closed it
---
{supplier} || Informe {claim}
Para: {customer}, a la atención de {buyer_q}
= Pieza: {part=Tapa lateral Q3|Tornillo M6 cincado|Mazo de cables puerta|Clip de moldura|Soporte motor} ({part_no})
= Reclamada: {found}
= Contestada: {answered}
= Equipo dirigido por: {leader}

D2. Problema: {fault=rebaba en el borde|rosca pasada|color distinto|terminal suelto|grieta en la esquina}, {bad} piezas malas. {stopped!La línea del cliente estuvo parada|Causó parada en casa del cliente~No se paró la línea del cliente|Sin parada de línea}. {repeat?Es la primera vez~Ya pasó una vez~Viene pasando con frecuencia}.
D3. Contención: {quick=revisión al cien por cien|cambio de lote|envío urgente|marca verde en cada caja}; bloqueadas {stock} piezas. [Selecciona {sorting}.]
D4. Causa: {root=molde gastado|plantilla mal puesta|turno sin formar|sensor desconectado}.
D5. Acción definitiva: {final=molde nuevo|galga automática|doble control|cámara en la salida}, en marcha el {due}.
~ Plantilla rev. {:number:1..12}. Contestar en {:number:24..72} h.

== es arras_compraventa
q agency company:Inmobiliaria {}/Fincas {}/{} Propiedades; estate_agent, intermediary; agency
q seller person; vendor, selling_party, es:parte vendedora; who sells
q buyer person; purchaser, buying_party, es:comprador; who buys
q home address; property, property_address; what is sold
q registry number:1000..60000; registry_number, finca_no; number in the registry
q price money:80000..480000; sale_price, total_price, es:precio; whole price
q token money:3000..20000; earnest_money, paid_now; paid now
q signed date; contract_date, signing; day of the paper
q deed_by date; deed_deadline, notarise_by; last day for the notary
q notary person; notary_chosen, deed_before, es:notario; notary
q type choice:penitential/confirmatory/penal; kind_of_deposit, legal_type; kind of payment
q loan flag; subject_to_mortgage, mortgage_condition; whether it depends on a loan
q bank company:Banco {}/Caja {}/Crédito {}; existing_mortgage, charge_holder; bank with a charge on it
q debt money:21000..79000; mortgage_left, charge; what is still owed to it
q keys choice:at the deed/before/later; possession, key_handover; when the keys are given
q furniture phrase; included_items, furniture; what stays
q fee percent:1..5; agency_fee, commission; share of the agency
q tenant flag; occupied, has_tenant; whether somebody lives there
a area unit; area, surface; surface
a energy id; energy_class, energy_certificate; energy letter
a iban iban; account, paid_into, es:cuenta bancaria; account
a spouse person; spouse_of_seller, wife, es:cónyuge; spouse
a lawyer person; buyer's_lawyer, counsel, es:abogado; lawyer
a community money; community_fee, monthly_fee; monthly fee of the house
a garage number; parking_space, garage; parking place
---
{agency}
# Contrato de arras
En {:city}, el {signed}, {seller}, que vende, y {buyer}, que compra, acuerdan:
PRIMERO. Objeto: la vivienda sita en {home}, finca registral {registry}. {tenant!Está alquilada y el comprador lo acepta|Vive en ella un inquilino, que seguirá~Se entrega libre de ocupantes|No hay inquilinos}. [Quedan en ella {furniture=la cocina completa|los aparatos de aire|los armarios|las lámparas}.]
SEGUNDO. Precio: {price}. Hoy se entregan {token}, como arras {type?de desistimiento: quien se eche atrás las pierde o las devuelve dobladas~a cuenta, como prueba del trato~en concepto de pena si se incumple}.
?TERCERO. Pesa una hipoteca de {bank}, de la que restan {debt} que se cancelarán con el precio.
CUARTO. La escritura se firmará antes del {deed_by}, ante {notary}. Las llaves se dan {keys?ese mismo día~desde ahora~un mes después de escriturar}. {loan!Si al comprador le niegan el préstamo, se le devuelve todo|El trato depende de que le den hipoteca~El trato no depende de préstamo alguno|La falta de hipoteca no libera al comprador}.
QUINTO. La agencia percibe el {fee} del vendedor.

El vendedor || El comprador
~ Dos hojas. Impuestos según ley. Tel. {:phone}

== es programa_visitas_bodega
q winery company:Bodegas {}/Pagos de {}/Viña {}; winery, host; who receives
q group company:Peña {}/Colegio de Médicos de {}/Asociación {}; visiting_group, guests; who comes
q leader person; group_leader, booked_by; who booked
q guide person; guide, shown_by; who shows the place
q code id:VB####; booking, reservation; number
q on date; visit_date, day; day: visit date
q arrive time; arrival, starts; hour of arrival
q people number:8..50; visitors, group_size; how many
q price money:12..60; price_per_person, rate, es:precio; price each
q language language; tour_language, spoken; language
q lunch flag; lunch_included, meal; whether they eat there
q bus choice:own coach/cars/train; arrival_by, transport; how they come
q confirm date; confirm_numbers_by, final_count; last day to say how many
q shop percent:5..20; shop_discount, discount; discount in the shop
q sommelier person; tasting_by, taster; who leads the tasting
q access flag; step_free, wheelchair_access; whether wheelchairs can pass
l wines; tasting, wines_tasted; wines tasted
c wines.name product; wine, label; name
c wines.year year; vintage, year; year
c wines.with phrase; paired_with, bite; what is eaten with it
a deposit money; deposit, prepayment; deposit
a end time; ends, leaves_at; when it ends
a owner person; owner, winemaker; owner
a phone_leader phone; leader_phone, phone_of_group; telephone of the one who booked
a restaurant company; caterer, restaurant; who cooks
a bottles number; bottles_bought, bottles; bottles bought
---
{winery}
Enoturismo || Reserva {code}

Estimado/a {leader}:
¡Será un placer recibir a {group} el {on}! Esperamos a {people} personas a las {arrive}; vienen ustedes {bus?en su autobús, que cabe en el patio~en coches particulares~en tren, y les recogemos en la estación}. La visita la hará {guide}, en {language}, y dura unos {:number:60..120} minutos. {access!Todo el recorrido se hace sin escalones|Se puede ir en silla de ruedas~Hay escaleras: no es apto para sillas de ruedas|La cava tiene muchos peldaños y no hay ascensor}.
En la cata, con {sommelier}:
%wines 2..4 lines
{wines.name=Cuesta del Aire|Roble Viejo|Flor de Enero|Doña Brisa|Seis Barricas|Clarete del Abuelo}, {wines.year}
con {wines.with=queso de oveja|almendras|cecina|chocolate|pan y aceite}
%%
El precio es de {price} por persona. {lunch!Después comen con nosotros, está incluido|Incluye almuerzo en el lagar~No incluye comida|La comida corre por su cuenta, en el pueblo}. En la tienda tendrán un {shop} de descuento. Confírmenos cuántos son antes del {confirm}.
~ {:street}, {:city}. Calzado cómodo. No se admiten perros. {:phone}

== es acuerdo_divorcio_visitas
q centre company:Punto de Encuentro {}/Centro de Mediación {}/Servicio {} de Familia; mediation_centre, drawn_up_by; where it was drawn up
q court company:Juzgado de Familia de {}/Juzgado de {}/Tribunal de Familia de {}; approving_court, court; court that approves it
q mother person; mother_name, first_parent; mother
q father person; father_name, second_parent; father
q child first; minor, child; child
q born date; child_born, date_of_birth; birthday of the child
q mediator person; mediator, led_by; who led the talks
q signed date; agreement_date, signed_on; day it was signed
q from date; takes_effect, starts; day from which it holds
q weekend choice:every second/every/none; weekends, weekend_rhythm; weekends with the other parent
q fetch time; handover_time, pick_up_at; hour of the handing over
q where phrase; handover_place, exchange_point; where the child is handed over
q alim money:120..690; maintenance, monthly_support; money a month
q payday number:1..9; payment_day, due_day; day of the month it is paid
q summer phrase; summer_holidays, summer_share; how the summer is shared
q abroad flag; travel_abroad_allowed, may_travel; whether one may travel abroad with the child without asking
q granny person; other_collector, may_also_fetch; who else may fetch the child
q school company:Colegio {}/Escuela {}/CEIP {}; school, attends; school
a married date; marriage_date, wedding; day of the wedding
a lawyer person; lawyer, counsel, es:abogado; lawyer
a judge person; judge, judge_name, es:juez; judge
a iban iban; account, maintenance_account, es:cuenta bancaria; account
a divorced date; divorce_date, divorced_on; day of the divorce
a house address; family_home, home; home
a psych person; psychologist, child_psychologist; psychologist
---
{centre}
# Plan de convivencia
{mother} y {father}, padres de {child} (nacido/a el {born}), han llegado, con ayuda de {mediator}, a estos acuerdos, que pedirán que apruebe {court} y que rigen desde el {from}:
1. {child} vive con su madre y estará con su padre {weekend?los fines de semana alternos~todos los fines de semana~entre semana, pero no los fines de semana}.
2. La entrega se hará en {where=la puerta del colegio|casa de los abuelos|la plaza|este centro} a las {fetch}. [También puede recogerle {granny}.]
3. Verano: {summer=julio con uno y agosto con otro|por quincenas|tres semanas con cada uno|mitad y mitad, a sorteo}.
4. El padre ingresará {alim} al mes, antes del día {payday}. Los gastos de {school} van a medias.
5. {abroad!Cualquiera de los dos puede viajar con el niño fuera del país con solo avisar|Se permite viajar al extranjero sin pedir permiso~Para salir del país hará falta el permiso escrito del otro|No se viajará al extranjero sin acuerdo}.

Lo firman en {:city}, el {signed}.
~ Sesiones celebradas: {:number:2..9}. Se revisará si cambia la situación. {:phone}

== es registro_visitas_geriatrico
q home company:Residencia {}/Hogar {}/Geriátrico {}; care_home, institution; home
q resident person; elderly_person, resident; who lives there
q room number:101..340; room_number, room; room
q moved date; admission, moved_in; day of moving in
q ref person; reference_carer, key_worker; carer in charge
q nurse person; nurse_on_duty, reported_by, es:personal de enfermería; who writes
q child person; family_informed, relative; relative told
q link choice:daughter/son/niece; relation, kinship; what the relative is
q on date; event_date, fall_date; day of the fall
q at time; time_of_fall, found_at; hour: time of fall
q where phrase; location, where_fell; where
q injury phrase; injury, consequence; what it did
q seen flag; witnessed, someone_saw; whether somebody saw it
q doctor person; doctor_called, examined_by, es:médico; doctor
q pressure id:##0/##; blood_pressure, bp; blood pressure
q aid phrase; footwear_or_aid, was_using; what the person had on or used
q measure phrase; prevention, new_measure; what is done so that it does not happen again
q review date; reassessment, review_on; day it is looked at again
q hospital flag; sent_to_hospital, transferred; whether the person went to hospital
a birth date; born, birthday, es:fecha de nacimiento; birthday
a weight unit; weight, kilos; weight
a falls number; previous_falls, fall_count; earlier falls
a medication phrase; medication, pills; medicines
a director person; director, head, es:persona que dirige; head of the home
a insurer company; insurer, health_insurer, es:aseguradora; insurer
a phone_rel phone; relative_phone, family_phone; telephone of the relative
---
{home}
# Registro de caída
= Residente: {resident}, hab. {room}
= Ingreso en la casa: {moved}
= Auxiliar de referencia: {ref}
= Caída: {on}, {at}
= Lugar: {where=baño|pasillo del ala B|jardín|junto a la cama|comedor}

{seen!La vio caer una compañera|Ocurrió delante del personal~Nadie lo presenció, se encontró en el suelo|Caída no presenciada}. Llevaba {aid=zapatillas abiertas|andador|bastón|calcetines sin suela|las gafas quitadas}. Lesión: {injury=hematoma en la cadera|herida en la ceja|ninguna visible|dolor de muñeca|rasguño}. Tensión {pressure}. La miró {doctor}. {hospital!Se manda al hospital para radiografía|Traslado a urgencias~No hizo falta llevarla al hospital|Se queda en la residencia}.
Avisada la familia: {child} ({link?hija~hijo~sobrina}).
Medida: {measure=barandilla nocturna|luz de noche|calzado cerrado|ejercicios de equilibrio|timbre más cerca}. Se revisa el {review}.

> {nurse}, enfermería
~ Turno de {:number:2..6} personas. Hoja para la carpeta azul.

== es correo_cambio_proveedor_limpieza
q school company:Colegio {}/Instituto {}/Centro {}; customer, site; whose rooms are cleaned
q old company:Limpiezas {}/Brillo {} S.L./Servicios {}; outgoing_firm, former_supplier; firm that leaves
q new company:{} Facility/Higiene {}/Aseo {} S.A.; incoming_firm, new_supplier; firm that comes
q writer person; sender, written_by; who writes
q writer_job job; position_of_sender, role; what that person does
q chief person; supervisor, new_contact; who is in charge on the side of the new firm
q chief_mail email; contact_mail, write_to; where to reach that person
q last date; last_day_of_old, contract_ends; last day of the old firm
q first date; first_day_of_new, contract_starts; first day of the new firm
q staff number:3..30; cleaners_taken_over, staff_transferred; cleaners that go over to the new firm
q reason choice:price/quality/tender; why_changed, reason; why they change
q keys number:4..40; keys_to_return, key_count; keys to be given back
q keys_to person; keys_returned_to, key_receiver; to whom the keys are given
q from time; cleaning_from, starts_at; hour at which cleaning starts
q windows phrase; window_cleaning, glass; how often windows are cleaned
q products flag; products_included, materials_included; whether soap and the like are included
a price money; monthly_price, contract_value; what it costs
a years number; contract_years, term; years of the contract
a union person; union_delegate, staff_rep; who speaks for the cleaners
a inventory date; stocktaking, inventory_on; day the stores are counted
a mobile phone; supervisor_mobile, chief_phone; telephone of the supervisor
a old_chief person; former_supervisor, old_contact; who was in charge at the old firm
a area unit; floor_area, square_metres; surface to be cleaned
---
De: {writer}
Para: todo el personal
Asunto: la limpieza cambia de manos

Buenos días:
Como algunos ya sabéis, {old} deja de trabajar con nosotros; su último día será el {last}. Desde el {first} se encarga {new}. El cambio se debe {reason?a que nos salía demasiado caro~a las quejas por cómo quedaban las aulas~a que tocaba sacar el servicio a concurso}. Tranquilos por las personas: {staff} de las de siempre pasan a la nueva empresa.
Algunas cosas prácticas:
* Se empezará cada tarde a las {from}, así que dejad las sillas subidas.
* Los cristales, {windows=una vez al trimestre|cada mes|solo en verano|dos veces al año}.
* {products!Jabón y papel los ponen ellos|Los productos van incluidos~El jabón y el papel los seguimos comprando nosotros|No ponen productos: eso es cosa nuestra}.
* Quien tenga llaves de la empresa saliente (faltan {keys}) que se las dé a {keys_to}.
Para lo demás, {chief}, {chief_mail}.

Gracias por la paciencia,
{writer}
{writer_job=Secretaria|Administrador|Jefa de servicios|Director gerente}
{school}
~ Antes de imprimir, piense si hace falta. Centralita {:phone}

== es etiqueta_muestra_museo_ciencias
q museum company:Museo de Ciencias {}/Jardín Botánico de {}/Herbario {}; institution, collection_owner; whose collection
q sheet id:HB-######; sheet_number, specimen_no; number of the sheet
q species phrase; scientific_name, taxon; name of the plant
q common phrase; common_name, vernacular; what people call it
q collector person; collected_by, gatherer; who picked it
q determiner person; identified_by, determined_by; who said what it is
q picked date; collection_date, gathered; day it was picked
q named date; identification_date, determined_on; day it was named
q place phrase; locality, found_at; where it grew
q province region; province, region; province
q height unit:m 20..2900; altitude, elevation; height above the sea
q habitat phrase; habitat, surroundings; among what it grew
q state choice:flower/fruit/neither; phenology, stage; what stage it was in
q type flag; type_specimen, is_type; whether the name rests on this one
q dup company:Universidad de {}/Real Jardín de {}/Instituto {}; duplicate_sent_to, second_sheet; where a second one went
q old_name phrase; synonym, former_name; name it had before
q expedition phrase; campaign, expedition; journey on which it was picked
a gps id; coordinates, grid_reference; coordinates
a cabinet id; cabinet, shelf; where it is kept
a donor person; donor, given_by; who gave it
a dna id; dna_sample, genbank; number of a genetic sample
a borrowed date; last_loan, lent_on; day it was lent
a price money; insured_value, value; value
a photo person; photographer, photo_by; who took the photograph
---
^ {museum}
= Pliego: {sheet}
= Nombre: {species=Narcissus serranus|Quercus humilior|Thymus albicans|Orchis rupestris|Festuca gredensis|Saxifraga lopezii}
?= Antes: {old_name=Narcissus minor var. alta|Quercus pusilla|Thymus niveus|Orchis saxatilis}
= Vulgar: {common=campanilla|roble enano|tomillo blanco|zapatito|berceo|rompepiedras}

{place=Barranco de la Umbría|Puerto Viejo, cara norte|Laguna Chica|Camino del Monasterio}, {province}, a {height}. Entre {habitat=canchales|pastos húmedos|grietas de caliza|matorral quemado|pinar claro}. {state?En flor~Con frutos maduros~Sin flor ni fruto}.
Leg. {collector}, {picked}[, campaña {expedition=Sierra Alta II|Ríos del Sur|Atlas Botánico|Cien Cumbres}]
Det. {determiner}, {named}
{type!Ejemplar tipo: sobre él se describió la especie|HOLOTIPO, no prestar~No es tipo|Material corriente, no tipo}.
?Duplicado en {dup}.
~ Planta envenenada con {:=alcohol|frío}. Pliego {:number:1..3} de {:number:3..4}. No doblar.

== es plan_vuelo_rescate_montana
q team company:Grupo de Rescate {}/Socorro Andino {}/Unidad de Montaña {}; rescue_team, unit; who went
q service id:RM-##-####; service_number, mission; number of the mission
q caller person; reported_by, gave_alarm; who gave the alarm
q called time; alarm_at, call_received; when the call came
q reached time; reached_victim, on_scene; when they reached the person
q on date; mission_date, day; day: mission date
q victim person; rescued, injured_person; who was rescued
q age number:14..79; years, age; age
q peak phrase; location, where; where
q height unit:m 900..5800; altitude, elevation; height
q activity choice:hiking/climbing/skiing; activity, was_doing; what the person was doing
q injury phrase; injury, condition; what is wrong with the person
q pilot person; helicopter_pilot, pilot; who flew
q leader person; mission_leader, in_command; who commanded
q heli id:EC-@@@; aircraft, helicopter; helicopter
q hospital company:Hospital {}/Clínica {}/Policlínico {}; taken_to, delivered_to; where the person was taken
q wind unit:km/h 5..90; wind_speed, wind; wind
q insured flag; federation_licence, rescue_insured; whether the person had a mountain insurance
q rescuers number:2..12; rescuers, team_size; how many went
q companions number:1..7; party_size_unhurt, others_in_party; others who were there, unhurt
a cost money; cost, charged; what it costs
a temp unit; temperature, air_temperature; temperature
a doctor person; doctor, flight_doctor, es:médico; doctor
a landed time; landed_at, back_at_base; when they were back
a guide company; guide_company, guided_by; guide firm
a car id; car_plate, parked_car; plate of the car
a next_kin phone; family_phone, relative_phone; telephone of the family
---
{team}
# Parte de rescate {service}
= Fecha: {on}
= Aviso: {called}
= Llegada al herido: {reached}
= Lugar: {peak=canal de la Nevera|collado de los Vientos|glaciar Chico|aguja Norte|cascada del Salto}, {height}
= Manda: {leader}
= Aparato: {heli}, a los mandos {pilot}

Alerta por teléfono {caller}, que iba en el grupo. {victim}, de {age} años, {activity?bajaba andando por el sendero~escalaba de primero~esquiaba fuera de pista} cuando {injury=se rompió el tobillo|cayó y quedó inconsciente|sufrió un golpe de calor|se clavó un piolet en el muslo|se quedó enriscado, con hipotermia}. Acuden {rescuers} especialistas. Viento de {wind}; primera pasada fallida, segunda con grúa. Los otros {companions} bajan por su pie.
Entregado/a en {hospital}. {insured!Estaba federado/a, con seguro de rescate|Tenía licencia de montaña en vigor~No tenía seguro ni licencia|Sin seguro de montaña}.
~ Material dejado en pared: {:number:1..5} clavos. Combustible {:unit:l 100..400}.

== es acta_junta_electoral_sindical
q company company:Fábricas {}/Hospital {}/Autobuses {} S.A.; employer, company; where people vote
q board company:Comité Electoral {}/Mesa Central {}/Oficina Pública de {}; registered_with, labour_office; where the result is entered
q on date; election_day, voted_on; day of the vote
q chair person; table_president, chair; who led the table
q secretary person; record_keeper, table_secretary, es:secretaría; who wrote the record
q observer person; employer_observer, company_representative; who watched for the employer
q voters number:300..900; electoral_roll, entitled; who might vote
q cast number:120..299; votes_cast, turnout; who voted
q blank number:1..15; blank_votes, blanks; empty papers
q void number:16..30; invalid_votes, spoilt; papers that do not count
q seats number:5..17; seats, delegates_elected; seats
q open time; polls_open, opened; when it began
q close time; polls_close, closed; when it ended
q place phrase; polling_place, where_voted; where the votes are cast
q dispute flag; complaint_made, objection; whether somebody objected
q how choice:secret ballot/postal/electronic; voting_method, method; how they voted
l lists; candidacies, unions; lists
c lists.name phrase; union, list_name; which list
c lists.votes number:31..110; votes, votes_received; votes
c lists.head person; top_candidate, leads_list; first on the list
a term number; years_of_term, mandate; years
a next date; next_election, next_vote, es:próxima fecha; next vote
a called date; election_called, notice_date; day it was announced
a women percent; women, share_of_women; share of women
a workers number; total_workers, workforce; workers
a president person; committee_chair, new_chair; chair of the new committee
---
{company}
# Acta de escrutinio
^ Elecciones a representantes del personal
Constituida la mesa el {on}, con {chair} en la presidencia y {secretary} como secretario/a, y presente {observer} por la empresa, se abre la votación a las {open} y se cierra a las {close}. Se vota {how?en urna, con sobre cerrado~por correo~desde el ordenador, con clave}.
= Censo: {voters}
= Votantes: {cast}
= En blanco: {blank}
= Nulos: {void}

%lists 2..4
Candidatura | Votos | Encabeza
{lists.name=Unión de Talleres|Independientes|Plataforma Obrera|Sindicato Blanco|Alternativa} | {lists.votes} | {lists.head}
%%
La urna estuvo en {place=el comedor|la sala de formación|cocheras|la entrada de personal|la biblioteca}. Se reparten {seats} puestos. {dispute!Un interventor deja constancia de su protesta|Hay una reclamación, que se adjunta~Nadie formula reclamación|Sin protestas}.
Se remite a {board} para su registro.
~ Papeletas custodiadas {:duration}. Mesa {:number:1..6}. Ejemplares: {:number:3..6}.

== es ficha_pasantia_cocina
q restaurant company:Restaurante {}/Mesón {}/Asador {}; host_restaurant, trains; where
q school company:Escuela de Hostelería {}/Instituto {}/CFP {}; cooking_school, sent_by; school
q trainee person; trainee, apprentice; who learns
q chef person; head_chef, tutor_in_kitchen; who teaches in the kitchen
q teacher person; school_tutor, school_contact, es:docente; who follows it at school
q from date; starts, first_day; first day
q to date; ends, last_day; last day
q hours number:120..480; total_hours, hours; hours in all
q station choice:cold/grill/pastry; kitchen_station, section; part of the kitchen
q shift time; shift_starts, begins_daily; hour each day
q off phrase; day_off, free_day; free day
q meals flag; meals_included, eats_there; whether meals are given
q mark number:1..10; mark, grade; mark at the end
q strong phrase; strength, does_well; what goes well
q weak phrase; to_improve, weakness; what should be better
q card id:MA-#####; food_handler_card, hygiene_card; hygiene card
q job_offer flag; offered_job, hired; whether the person is offered work
q allowance money:100..490; allowance, monthly_pay; money a month
a insurer company; insurer, accident_insurance, es:aseguradora; insurer
a knife money; tools_deposit, knife_set; money for tools
a birth date; born, birthday, es:fecha de nacimiento; birthday
a phone phone; trainee_phone, phone_of_trainee; telephone of the trainee
a absences number; days_absent, absences; days missed
a uniform id; uniform_size, size; size of the uniform
a visit date; school_visit, visited_on; day the school came
---
{restaurant}
# Ficha de prácticas
Alumno/a: {trainee}, de {school}. Tutoriza allí {teacher}; aquí, en cocina, {chef}.
= Periodo: {from} – {to}
= Total: {hours} horas
= Partida: {station?cuarto frío~parrilla~postres}
= Entra a las: {shift}
= Libra: {off=lunes|domingo noche y lunes|martes|miércoles}
= Carné de manipulador: {card}

{meals!Come y cena con el equipo|Tiene las comidas incluidas~No tiene comidas incluidas|Trae su comida de casa}. [Recibe {allowance} al mes.]
## Al terminar
Nota: {mark}. Lo mejor: {strong=limpieza y orden|buena mano con el pescado|no se arruga con mucho trabajo|aprende a la primera}. A mejorar: {weak=el ritmo|probar antes de servir|el corte fino|preguntar más}. {job_offer!Le hemos ofrecido quedarse|Se queda contratado/a~Por ahora no podemos ofrecerle trabajo|No habrá contrato después}.

El jefe de cocina || El alumno
~ Hoja {:number:1..2}. {:phone}. Servicio de {:number:40..120} cubiertos.

== es reclamo_banco_fraude_tarjeta
q bank company:Banco {}/Caja {}/Financiera {}; bank, card_issuer; bank
q client person; cardholder, complainant, es:cliente; who complains
q case_no id:RF-#######; claim, case; number
q card_end number:1000..9999; last_four, card_ending; last digits of the card
q noticed date; noticed_on, discovered; day it was noticed
q blocked time; blocked_at, card_blocked; hour the card was blocked
q letter date; dated, reply_date; day of the letter
q decision choice:refunded/refused/provisional credit; decision, outcome; what the bank does
q sum money:80..4000; disputed_amount, claimed_total; sum in dispute
q police company:Comisaría de {}/Comandancia de {}/Fiscalía de {}; complaint_filed_at, police; where it was reported
q agent person; fraud_analyst, signed_by; who answers
q pin flag; pin_was_used, code_entered; whether the secret number was used
q shop_country country; country_of_merchant, bought_in; country where it was used
q new_card date; new_card_arrives, replacement_sent; day the new card is there
q branch street; branch_address, branch; where it can be fetched
l moves; transactions, charges; payments in dispute
c moves.day date; transaction_date, charged_on; day
c moves.shop company:Tienda {}/{} Online/Viajes {}; merchant, shop; shop
c moves.sum money:5..790; amount, charged; sum
a iban iban; account, account_number, es:cuenta bancaria; account
a limit money; card_limit, limit; limit of the card
a phone phone; client_phone, phone_of_client; telephone of the client
a police_no id; complaint_no, police_report; number of the police report
a suspect person; suspect, used_by; who did it
a answer_by date; appeal_by, answer_until; last day to answer
a insurer company; card_insurer, insurer, es:aseguradora; insurer
---
{bank}
Prevención del Fraude || {letter}

{client}
Asunto: su reclamo {case_no}, tarjeta terminada en {card_end}

Estimado cliente:
El {noticed} usted nos avisó de pagos que no reconoce y bloqueamos la tarjeta a las {blocked}. Son estos:
%moves 2..4 lines
{moves.day}, {moves.shop}, {moves.sum}
%%
En total, {sum}, hechos desde {shop_country}. Revisamos los registros: {pin!en las operaciones se digitó la clave secreta|fueron autorizadas con la clave~en ninguna se usó la clave secreta|se hicieron sin clave}. Por ello {decision?le devolvemos la totalidad~no podemos devolverle el dinero~le abonamos el importe de forma provisional mientras seguimos investigando}.
Agradecemos la copia de la denuncia puesta en {police}. Su tarjeta nueva estará en la oficina de {branch} a partir del {new_card}.

Cordialmente,
{agent}
~ Defensor del cliente financiero: {:email}. Nunca le pediremos su clave. Radicación {:number:1000..9999}.

== es informe_ruido_medicion
q lab company:Acústica {}/Sonido {} Ingenieros/Audiotec {}; measuring_firm, laboratory, es:laboratorio; who measured
q town company:Ayuntamiento de {}/Municipalidad de {}/Alcaldía de {}; commissioned_by, authority; who asked for it
q bar company:Bar {}/Gimnasio {}/Taller {}; source, noisy_place; where the noise comes from
q neighbour person; complainant, affected_neighbour; who complains
q flat address; measured_in, receiver_address; where it was measured
q report id:AC-###/##; report_no, reference; number: report no
q on date; measured_on, measurement_date; day: measurement date
q at time; measured_at, start; hour: measured at
q level unit:dB 28..58; measured_level, result; noise found
q limit unit:dB 25..27; limit, allowed; most allowed
q back unit:dB 18..24; background_noise, background; noise without the source
q room phrase; room, measuring_room; which room
q noise choice:music/machines/voices; kind_of_noise, noise_type; what noise
q over flag; exceeds_limit, above_limit; whether it is too loud
q tech person; technician, measured_by, es:técnico responsable; who measured
q police number:100..900; officer_badge, accompanied_by_officer; badge of the officer who came along
q device product; sound_meter, instrument; device
q sig person; engineer, signed_by; who signs
q issued date; report_date, issued_on; day of the report
a fine money; fine, penalty; fine
a owner person; owner_of_bar, manager; who owns the place
a licence id; activity_licence, licence, es:número de licencia; licence of the place
a distance unit; distance, metres; distance
a second date; second_measurement, remeasure; second measurement
a cal date; device_checked, last_check; day the device was checked
a closes time; closing_time, bar_closes; hour the place closes
---
{lab}
# Informe de medición {report}
Encargo: {town}
= Foco: {bar}
= Recinto medido: {room=dormitorio principal|salón|cuarto del bebé|despacho}, {flat}
= Día y hora: {on}, {at}
= Equipo: {device=Sonómetro Larsa 2|Decibel Pro 40|Acusta S1|Norsón 118}
= Técnico/a: {tech}

A petición de {neighbour}, que vive allí, y con el agente {police}, se hicieron {:number:3..9} lecturas con ventanas cerradas. Lo que se oye es {noise?música con graves~maquinaria~gente hablando y gritando}.
= Nivel con el foco en marcha: {level}
= Fondo, foco parado: {back}
= Tope según ordenanza: {limit}

{over!El resultado rebasa lo permitido|Se incumple el tope~Con la incertidumbre del método no se aprecia incumplimiento|Descontada la corrección, el resultado se tiene por admisible}.

> {:city}, {issued}
> {sig}, ingeniería acústica
~ Tiempo atmosférico: {:=seco|lluvia fina}. Humedad {:percent:30..80}. Página {:number:1..4}.

== es carta_padrino_becado
q ngo company:Fundación {}/Manos de {}/Asociación {} Solidaria; ngo, organisation; who writes
q sponsor person; sponsor, donor; who gives
q child first; sponsored_child, child; child
q age number:6..17; years, age_of_child; age
q village city; village, lives_in; where the child lives
q land country; country, country_of_project; country
q grade phrase; school_year, class; class
q school company:Escuela {}/Colegio {}/Liceo {}; school, attends; school
q field person; field_officer, written_by; who visited the child
q visited date; visited_on, last_visit; day of the visit
q letter date; dated, written_on; day of the letter
q monthly money:12..60; monthly_gift, sponsorship; what is given each month
q bought phrase; bought_with, spent_on; what was bought
q likes phrase; favourite, hobby; what the child likes
q wants phrase; dream_job, wants_to_be; what the child wants to become
q well flag; healthy, in_good_health; whether the child is well
q mother person; mother, child's_mother; mother
q share percent:70..92; goes_to_project, share_to_project; part that goes to the project
q gift choice:letters only/parcels too/neither; may_send, what_to_send; what may be sent
a since date; sponsor_since, sponsor_from; since when the giver gives
a born date; birthday, child_birthday, es:fecha de nacimiento; birthday of the child
a siblings number; siblings, brothers_sisters; siblings
a next date; next_letter, next_report, es:próxima fecha; next letter
a code id; child_code, sponsorship_no; number of the child
a trip date; visit_trip, travel_date; journey of the sponsor
a teacher person; teacher, class_teacher; teacher
---
{ngo}
{letter}

Querido/a {sponsor}:
¡Saludos desde {village}, {land}! Estuve el {visited} en casa de {child}, que ya tiene {age} años y va a {grade=tercer grado|quinto de primaria|primero de secundaria|sexto grado} en {school}. {well!Está sano y ha crecido mucho|Se encuentra muy bien de salud~Ha estado enfermo y sigue en tratamiento|No anda bien de salud, le duele el pecho}. Su mamá, {mother}, le manda un abrazo.
Con su ayuda de {monthly} al mes compramos {bought=un pupitre y cuadernos|unos lentes|uniforme y zapatos|semillas y una cabra}. Le encanta {likes=jugar fútbol|dibujar peces|la matemática|cantar} y de grande quiere ser {wants=enfermera|maestro|mecánico|piloto|veterinaria}.
De cada aporte, el {share} llega al proyecto. {gift?Puede escribirle cartas, pero no mandar paquetes~Puede mandarle cartas y también paquetes pequeños~Le pedimos no enviar ni cartas ni paquetes por ahora}.

Con gratitud,
{field}
~ Cuentas auditadas en {:url}. Oficina: {:street}, {:city}. Visitó con {:person}.

== es ensayo_no_destructivo_soldadura
q lab company:Inspecciones {}/END {} S.L./Control {}; inspection_firm, tested_by, es:laboratorio; who tested
q client company:Calderería {}/Astilleros {}/Montajes {} S.A.; customer, fabricator, es:cliente; for whom
q final company:Refinería {}/Naviera {}/Central {}; end_user, plant_owner; who will use it
q report id:UT-#####; report_number, ref; number: report number
q piece phrase; component, object; what was tested
q drawing id:PL-####-#; drawing_number, drawing; drawing
q on date; test_date, examined; day: test date
q inspector person; inspector, examined_by, es:inspector actuante; who tested
q level choice:I/II/III; certification_level, qualification; level of that person
q welder id:S-##; welder_stamp, welder; stamp of the welder
q method choice:ultrasound/penetrant/radiography; technique, method; how
q metres unit:m 2..90; length_tested, weld_length; how much was tested
q thick unit:mm 6..60; wall_thickness, thickness; thickness
q flaw phrase; indication, defect; what was found
q depth unit:mm 2..5; depth_of_flaw, depth; how deep
q result choice:acceptable/repair/scrap; verdict, evaluation, es:resultado; decision
q witness person; client_witness, witnessed_by, es:testigo; who watched for the customer
q heat flag; post_weld_treatment, heat_treated; whether it had been heat treated
q probe product; probe, equipment; device
a norm id; standard, acceptance_code; standard
a repair date; repair_due, repaired_on; day of the repair
a probe_no id; serial_number, equipment_serial; number of the device
a pressure unit; test_pressure, pressure; pressure
a order id; order_number, purchase_order; order
a steel id; material_grade, steel; steel
a welded date; welded_on, weld_date; day it was welded
---
{lab} || {report}
Cliente: {client}
Destino: {final}

# Examen de uniones soldadas
= Pieza: {piece=virola 3|colector de vapor|mamparo de popa|soporte de tubería|boca de hombre}
= Plano: {drawing}
= Fecha: {on}
= Soldador: {welder}
= Espesor: {thick}
= Examinado: {metres}
= Aparato: {probe=Sonda Kraft 4|Ultra 60|Eco Plus|Roja 3000}

Método: {method?haz de ultrasonidos desde ambas caras~líquidos que penetran y revelador~placas con fuente de iridio}. {heat!La pieza había pasado ya por el horno de distensión|Examinada tras tratamiento térmico~Sin tratamiento térmico previo|No se había tratado térmicamente}.
?Indicaciones: {flaw=falta de fusión en la raíz|poros agrupados|escoria alineada|grieta en el cráter}, a {depth} de la superficie.
Resultado: {result?admisible~a reparar y volver a examinar~inservible}.

{inspector}, nivel {level?primero~segundo~tercero} || Por el cliente: {witness}
~ Luz en la zona {:number:500..2000} lux. Temperatura de la pieza {:unit:°C 8..40}.

== es hoja_encargo_gestor_fiscal
q office company:Gestoría {}/Asesores {}/Despacho {}; tax_office, adviser; who does the work
q client person; client, taxpayer, es:cliente; client
q partner person; spouse, files_with; who files together with the client
q adviser person; assigned_to, tax_adviser; who does it
q year year; tax_year, fiscal_year; year it is for
q kind choice:income tax/inheritance tax/self-employed; service, type_of_return; what return
q signed date; engagement_date, signed_on; day of the paper
q docs date; papers_by, documents_due; last day to bring papers
q file_by date; filing_deadline, statutory_deadline; last day with the tax office
q fee money:40..600; fee, price, es:coste; price
q missing phrase; missing_document, still_needed; paper that is missing
q refund flag; refund_expected, money_back; whether money is expected back
q power flag; power_of_attorney, represents; whether the office may act with the tax authority
q pays choice:now/half now/at the end; payment_terms, when_paid; when the price is paid
q keep number:4..10; years_kept, retention_years; years the papers are kept
q sent_by person; recommended_by, referral; who sent the client
q ref id:E-####; file_number, engagement_no; number: engagement no
a nif id; tax_number, nif; tax number
a amount money; tax_due, amount; what is to be paid to the state
a iban iban; account, refund_account, es:cuenta bancaria; account
a children number; children, dependants; children
a phone phone; client_phone, phone_of_client; telephone of the client
a employer company; employer, works_for; employer
a fine money; surcharge, penalty; penalty
---
{office}
Hoja de encargo {ref} || {signed}

{client} nos encarga {kind?la declaración de la renta~el impuesto por una herencia~los modelos trimestrales de autónomo} de {year}[, conjunta con {partner}]. Lo llevará {adviser}. [Nos conoció por {sent_by}.]
Qué necesitamos: los papeles, a más tardar el {docs}, porque Hacienda cierra el {file_by}. [Falta {missing=el certificado del banco|el recibo de la contribución|la escritura de la casa|la factura de la guardería}.]
Qué cuesta: {fee}, IVA aparte, que se paga {pays?al firmar~mitad al firmar y mitad al presentar~cuando esté presentado}.
{refund!A primera vista saldrá a devolver|Esperamos que le devuelvan~A primera vista no habrá devolución|No contamos con que salga a devolver}. {power!Nos autoriza a actuar en su nombre ante la Agencia|Firma también el poder de representación~No nos da poder: presentará usted con su clave|Sin representación ante la Agencia}.
Guardaremos copia {keep} años.

El cliente || Por el despacho
~ Colaborador social n.º {:number:1000..9999}. {:phone}. Agosto cerrado.

== es directorio_guardias_pueblo
q body company:Mancomunidad {}/Ayuntamiento de {}/Junta Local de {}; published_by, issuing_body; who publishes the sheet
q from date; valid_from, week_starts; first day of the sheet
q until date; valid_until, week_ends; last day of the sheet
q doctor person; doctor_on_call, physician, es:médico; doctor one can call
q doctor_phone phone; doctor_phone, medical_line; number of the doctor
q pharmacy company:Farmacia {}/Botica {}; duty_pharmacy, open_pharmacy; pharmacy that is open
q pharmacy_street street; pharmacy_address, where_pharmacy; where the pharmacy is
q plumber company:Fontanería {}/Aguas {}/Instalaciones {}; water_emergency, burst_pipe; whom to call when a pipe bursts
q mayor person; councillor_on_duty, representative; member of the council on duty
q bus phrase; bus_change, timetable_note; what changes with the bus
q bank phrase; bank_van, mobile_bank; when the bank comes
q library flag; library_open, reading_room_open; whether the library is open
q water choice:drinkable/boil/do not use; tap_water, water_status; how the tap water is
q editor person; compiled_by, editor; who put the sheet together
l masses; services, services_held; church services
c masses.place phrase; village, where; where
c masses.at time; hour, begins; when
c masses.priest person; celebrant, priest; who holds it
a vet person; vet_on_call, veterinarian, es:veterinario; vet
a dentist person; dentist, dental_emergency; dentist
a police phone; police_phone, police; number of the police
a market date; market_day, fair; market
a baker company; bread_van, bakery; who sells bread
a waste date; bulky_waste, rubbish_day; day big rubbish is fetched
---
^ {body}
# Hoja de la semana
Del {from} al {until}
+++
## Salud
Consultorio: {doctor}, {doctor_phone} (solo urgencias). Botica abierta: {pharmacy}, {pharmacy_street}.
+++
## Avisos
Si revienta una tubería, llamad a {plumber}. El agua del grifo {water?se puede beber sin problema~hay que hervirla~no debe usarse ni para fregar}. {library!La biblioteca abre por las tardes|Hay sala de lectura toda la semana~La biblioteca está cerrada por obras|Esta semana no abre la biblioteca}. Autobús: {bus=no para en la plaza|sale media hora antes|sin servicio el lunes|como siempre}. Banco móvil: {bank=miércoles por la mañana|no viene|jueves a mediodía|viernes}.
De guardia en el concejo, {mayor}.
+++
## Misas
%masses 2..4 lines
{masses.place=Iglesia de arriba|Ermita|Residencia|Barrio del Río|Santa Ana}
{masses.at}, {masses.priest}
%%
~ Recopila {editor}. Se reparte en {:number:20..90} buzones. Erratas: {:email}

== es equipo_proyecto_contactos
q project phrase; project, project_name; name of the project
q client company:Puertos de {}/Universidad de {}/Grupo {} S.A.; client, contracting_party, es:cliente; for whom
q lead_firm company:Ingeniería {}/{} Arquitectos/Consultores {}; lead_consultant, coordinator_firm; firm that coordinates
q version number:2..19; revision, version; version of the sheet
q issued date; issue_date, revised_on; day of this version
q kickoff date; kick_off, project_start; day the project began
q office address; project_office, office; where the team sits
q meet phrase; weekly_meeting, regular_meeting; when the team meets
q boss person; project_director, in_charge; who directs the project
q left person; no_longer_in_team, left_team; who has left the team
q docs url; document_server, shared_folder; where the files are
q language choice:Spanish/English/both; working_language, language; language of the team
q secret flag; confidential, must_not_be_shared; whether the sheet is secret
l people; team, contacts; people
c people.name person; full_name, who; name
c people.job job; function, discipline; what the person does
c people.firm company:Estructuras {}/Instalaciones {}/Geotecnia {}/Paisaje {}; employer, company; firm
c people.phone phone; telephone, mobile; number
c people.mail email; e_mail, mail; mail
a budget money; budget, project_cost, es:presupuesto; cost
a end date; project_end, completion; end
a lawyer person; legal_counsel, lawyer, es:abogado; lawyer
a code id; project_code, project_number; number of the project
a next date; next_meeting, next_session, es:próxima fecha; date of the next meeting
a site city; site_town, place_of_works; where it is built
---
{lead_firm} || Rev. {version}, {issued}
# Equipo del proyecto {project=Muelle Norte|Aulario 5|Parque del Silo|Torre Agua|Nuevo Archivo}
Para {client}. En marcha desde el {kickoff}. Dirige {boss}.
Oficina: {office}. Reunión {meet=los lunes a primera hora|cada jueves|el primer martes del mes|a diario, diez minutos}. Archivos en {docs}. Se trabaja {language?en castellano~en inglés~en castellano y en inglés}.

%people 3..5 lines
{people.name}
{people.job=Cálculo de estructuras|Climatización|Estudio del suelo|Jardinería|Mediciones|Seguridad y salud}, {people.firm}
{people.phone} · {people.mail}
%%
?Ya no está con nosotros {left}: quitadla de vuestras listas.
{secret!Esta hoja no debe salir del equipo|Uso interno, no reenviar~La hoja puede repartirse a quien la pida|No es confidencial}.
~ Sustituye a la rev. anterior. Impresa en {:number:1..2} caras. Centralita {:phone}

== es historial_mantenimiento_caldera_comunidad
q community company:Comunidad {}/Edificio {}/Residencial {}; building_community, owner; whose boiler
q keeper company:Calefacciones {}/Térmica {} S.L./Clima {}; maintenance_firm, serviced_by; who maintains
q admin company:Fincas {}/Administración {}; property_manager, managed_by; who manages the house
q boiler product; boiler_model, equipment; boiler
q serial id:@@-######; serial_number, serial; number of the boiler
q power unit:kW 60..900; output, rated_output; power
q set_up year; installed_in, year_installed; year it was set up
q site street; boiler_room, location; where it stands
q contract id:MC-####; contract_number, contract; contract
q ends date; contract_ends, contract_until; end of the contract
q engineer person; responsible_engineer, signed_by; who signs
q chair person; community_president, contact_resident; neighbour who speaks for the house
q fuel choice:gas/oil/pellets; fuel, burns; what it burns
q replace flag; replacement_advised, should_be_replaced; whether a new one is advised
q bill money:200..2000; yearly_cost, cost_last_year; what maintenance cost last year
l jobs; interventions, visits; what was done
c jobs.on date; visit_date, done_on; day
c jobs.what phrase; work_done, intervention; what
c jobs.who person; technician, done_by; who
c jobs.cost money:20..190; cost, charged; what it cost
a next date; next_service, next_visit, es:próxima fecha; next visit
a flats number; flats_heated, dwellings; flats
a leak date; leak_test, tightness_tested; day it was tested for leaks
a consumption unit; fuel_used, consumption; fuel used
a insurer company; insurer, liability_insurer, es:aseguradora; insurer
a warranty date; warranty_until, guarantee_end; end of the guarantee
---
{keeper}
# Historial de la sala de calderas
= Comunidad: {community}, {site}
= Administra: {admin}
= Por los vecinos: {chair}
= Caldera: {boiler=Vulcano 300|Térmica Roja G5|Calorex B|Norte CT|Brasa Industrial}, n.º {serial}
= Potencia: {power}
= Instalada en: {set_up}
= Combustible: {fuel?gas~gasóleo~pellets de madera}
= Contrato: {contract}, hasta el {ends}

%jobs 3..5 lines
{jobs.on}. {jobs.what=Cambio de quemador|Limpieza de hollín|Sustitución de bomba|Fuga en colector|Ajuste de combustión|Vaso de expansión nuevo}.
Hecho por {jobs.who}, {jobs.cost}
%%
El mantenimiento del último año sumó {bill}. {replace!Por su estado aconsejamos cambiarla|Convendría pensar en una caldera nueva~Puede seguir varios años más|No vemos necesario cambiarla}.

> {engineer}
~ Libro de la instalación, hoja {:number:2..40}. Averías {:phone}

== es voluntarios_turnos_festival
q fest phrase; festival, event; name of the festival
q org company:Asociación {}/Colectivo {}/Producciones {}; organiser, run_by; who organises
q town city; town, held_in; where
q from date; festival_starts, first_day; first day
q to date; festival_ends, last_day; last day
q brief date; briefing, training_day; day of the talk before
q brief_at time; briefing_time, talk_at; hour of the talk
q brief_where street; briefing_place, talk_where; where the talk is
q coord person; volunteer_coordinator, contact; who coordinates
q coord_mob phone; coordinator_phone, whatsapp; number of that person
q shirt phrase; clothing, what_to_wear; what to wear
q meal choice:voucher/canteen/none; food, meals; what there is to eat
q age number:16..21; minimum_age, youngest; lowest age
q camp flag; free_camping, may_camp; whether one may camp there
q pass id:VOL-####; pass_number, badge; number of the pass
q sponsor company:Cervezas {}/Radio {}/Caja {}; main_sponsor, supported_by; who pays
l shifts; slots, duties; shifts
c shifts.on date; shift_date, day; day
c shifts.start time; from, starts; begin
c shifts.end time; until, ends; end
c shifts.job phrase; task, duty; what is done
c shifts.boss first; team_leader, reports_to; who leads
a pay money; allowance, pay; money
a insurer company; insurer, insurance, es:aseguradora; insurer
a headliner phrase; headliner, main_act; main band
a tickets money; ticket_price, price; price of a ticket
a doctor person; first_aid, medic, es:médico; doctor
a volunteers number; volunteers, helpers; how many helpers
---
# {fest=Sonidos del Río|Luna Llena Folk|Feria del Títere|Noches de Corto|Huerta Rock}
{org} · {town}, del {from} al {to}
Tu pase: {pass}

¡Gracias por echar una mano! Tus turnos:
%shifts 2..4 lines
{shifts.on}, de {shifts.start} a {shifts.end}
{shifts.job=barra 2|puerta de artistas|limpieza de campo|punto violeta|guardarropa|aparcamiento}, con {shifts.boss}
%%
Antes nos vemos todos el {brief} a las {brief_at} en {brief_where}. Trae {shirt=la camiseta naranja|calzado cerrado|chaleco|ropa oscura}. {meal?Te daremos un vale para los puestos~Comerás en la cantina del equipo~Esta vez no hay comida: trae bocadillo}. {camp!Puedes acampar gratis detrás del escenario|Hay zona de tiendas para el equipo~No se puede acampar en el recinto|No hay sitio para tiendas}. Solo mayores de {age}.
Líos, dudas, bajas: {coord}, {coord_mob}.
~ Con el apoyo de {sponsor}. Punto de encuentro perdido: torre {:number:1..4}. Puertas {:time}.

== es relacion_meritos_docente
q centre company:Universidad de {}/Conservatorio {}/Escuela Superior {}; institution, call_by; who holds the competition
q person person; candidate, applicant; candidate
q plaza id:DL-###; post_number, plaza; number of the post
q dept phrase; department, area; department
q call date; call_published, call_date; day the call was published
q rated date; assessed_on, evaluation_date; day it was rated
q total number:41..98; total_score, points; points in all
q cut number:30..40; minimum_score, cut_off; points needed
q chair person; committee_chair, president; who chairs
q sec person; committee_secretary, secretary; who keeps the record
q first person; ranked_first, best_candidate; who came first
q rank number:2..9; rank, position; place of the candidate
q interview flag; interview_held, interviewed; whether there was an interview
q claim number:3..15; days_to_claim, objection_days; days to object
q degree phrase; highest_degree, degree; degree of the candidate
l posts; experience, career; posts held
c posts.where company:Instituto {}/Universidad de {}/Academia {}/Colegio {}; institution, employer; where
c posts.as job; position, role; as what
c posts.time period; dates, from_to; from when to when
c posts.pts number:1..12; points, score; points for it
a salary money; salary, pay; pay
a start date; starts, joins; first day
a birth date; born, birthday, es:fecha de nacimiento; birthday
a thesis phrase; thesis, thesis_title; thesis
a dni id; identity_number, dni, es:documento de identidad; identity number
a articles number; publications, articles; publications
---
{centre}
Comisión de Selección || Plaza {plaza}
# Valoración de méritos de {person}
= Área: {dept=Historia del Arte|Violonchelo|Física Aplicada|Didáctica|Restauración}
= Convocatoria: {call}
= Título más alto: {degree=Doctorado|Máster|Grado superior|Licenciatura}

%posts 2..4 lines
{posts.as=Profesor ayudante|Investigadora|Docente de secundaria|Pianista acompañante|Monitor de laboratorio}
{posts.where}, {posts.time}
Puntos: {posts.pts}
%%
{interview!Se le hizo entrevista|Fue llamado/a a entrevista~No hubo entrevista|Se prescindió de la entrevista}. Suma total: {total}, con un mínimo exigido de {cut}. Ocupa el lugar {rank}; encabeza la lista {first}.
Se puede reclamar en {claim} días.

{chair}, preside || {sec}, levanta acta
{:city}, {rated}
~ Tablón de anuncios {:number:1..9}. Firma electrónica.

== es lote_subasta_catalogo
q house company:Subastas {}/Sala {}/Casa {} Arte; auction_house, house; who auctions
q sale_no number:20..400; sale_number, auction_no; number of the auction
q on date; auction_date, sale_date; day: auction date
q at time; starts, hour; hour
q view_from date; viewing_from, exhibition_starts; first day one can look
q view_to date; viewing_until, exhibition_ends; last day one can look
q where street; saleroom, address; where
q auctioneer person; auctioneer, conducts; who conducts
q expert person; specialist, catalogued_by; who wrote the catalogue
q premium percent:12..28; buyer's_premium, premium; added to the price for the buyer
q collection person; former_collection, from_collection_of; whose collection it was
q online flag; online_bids, internet_bidding; whether one can bid by internet
q pick date; collect_by, pick_up_until; last day to fetch what was bought
q ship company:Transportes {}/Embalajes {}/Mudanzas {}; shipper, transport_by; who ships
q pay choice:transfer/card/cash; payment, payment_method; how to pay
l lots; items, objects; lots
c lots.no number:1..499; lot, lot_number; number
c lots.what phrase; object, description; what
c lots.size unit:cm 8..190; height, measure; size
c lots.start money:50..9000; starting_price, opening_bid; first price
a sold money; hammer_price, sold_for; price reached
a buyer person; buyer, purchaser; who bought
a deposit money; bidding_deposit, deposit; deposit for bidding
a insurer company; insurer, insured_with, es:aseguradora; insurer
a next date; next_auction, next_sale, es:próxima fecha; next auction
a artist person; artist, painter; artist
---
{house}
# Subasta {sale_no}
{on}, {at} · {where}
Exposición: del {view_from} al {view_to}, de {:time} a {:time}
Dirige la puja {auctioneer}. Catálogo de {expert}. [Piezas que fueron de {collection}.]

%lots 3..5 lines
{lots.no}. {lots.what=Paisaje con molino, óleo|Cristo de marfil|Bargueño con taquillón|Plato de reflejo|Reloj de bolsillo en caja|Talla de san Antón|Mapa grabado}
Alto {lots.size}. Salida: {lots.start}
%%
## Condiciones
Al precio de remate se añade un {premium}. {online!Se puede pujar por internet|Admitimos pujas en línea~No se puja por internet, solo en sala o por escrito|Sin puja en línea}. Se paga {pay?por transferencia~con tarjeta~en efectivo}. Lo comprado se recoge hasta el {pick}; si lo prefiere, se lo lleva {ship}.
~ Los estados de conservación se dan por teléfono: {:phone}. Errores u omisiones salvados.

== es carta_baja_maternidad_sustituta
q firm company:Laboratorios {}/Editorial {}/Transportes {} S.A.; employer, company; employer
q agency company:Trabajo Temporal {}/{} Selección/Empleo {} ETT; temp_agency, supplied_by; agency that sends the substitute
q absent person; employee_on_leave, replaced; who is away
q sub person; substitute, temp_worker; who comes instead
q boss person; department_head, reports_to; who leads the department
q hr person; hr_officer, signed_by; who writes
q post job; position, job; post
q leave date; leave_starts, last_working_day; day the leave begins
q start date; substitute_starts, first_day; day the substitute begins
q overlap number:2..12; overlap_days, handover_days; days both work side by side
q hourly money:9..38; hourly_rate, rate; what an hour costs
q hours number:20..40; weekly_hours, hours; hours a week
q task phrase; most_urgent_task, priority; what is most urgent
q remote choice:office/home/mixed; workplace_mode, where_works; where the work is done
q car flag; needs_car, driving_licence; whether a car is needed
q ref id:ST-#####; order_reference, assignment; number: order reference
a end date; assignment_ends, return_of_employee; day the leave ends
a birth date; due_date, baby_due, es:fecha de nacimiento; day the child is due
a total money; total_cost, budget; cost in all
a consultant person; agency_consultant, recruiter; who looks after it at the agency
a extension phone; direct_line, phone_of_substitute; telephone of the substitute
a trial number; trial_days, probation; days of trial
a previous company; former_employer, previous_job_at; where the substitute worked before
---
{firm}
Personas y Cultura
Para: {agency} || Ref. {ref}

Buenas tardes:
Confirmamos el encargo que hablamos por teléfono. {absent}, {post=responsable de compras|correctora|jefa de tráfico|técnica de registro|contable}, empieza su permiso el {leave}. En su lugar vendrá {sub}, a quien ya hemos entrevistado. Empieza el {start}, de modo que coincidirán {overlap} días para el traspaso. Dependerá de {boss}.
Lo más urgente será {task=cerrar el inventario|las galeradas de otoño|renovar los seguros de flota|el expediente de la agencia|la auditoría}. Se trabaja {remote?en la oficina~desde casa~unos días en la oficina y otros en casa}, {hours} horas por semana. {car!Hace falta coche|Debe tener carné y vehículo~No necesita coche|No hace falta vehículo}.
La tarifa pactada es de {hourly} por hora, todo comprendido.

Un saludo,
{hr}
~ Registro de jornada obligatorio. Comedor {:money:3..6}. Recepción {:phone}

== es autorizacion_recogida_farmacia_hospital
q hospital company:Hospital {}/Complejo {}/Instituto {}; hospital, issued_by; hospital
q patient person; patient, authorises, es:paciente; who is ill
q hist id:NHC#######; history_number, record; number of the record
q collector person; authorised_person, collected_by; who may fetch the medicine
q doc id:########@; id_of_collector, identity_document; identity number of that person
q link choice:relative/neighbour/carer; relation, link_to_patient; what that person is to the patient
q drug product; medicine, drug; medicine
q boxes number:1..6; boxes, packs; boxes
q doctor person; prescriber, doctor, es:médico; doctor
q pharmacist person; dispensed_by, pharmacist; who hands it out
q signed date; authorised_on, signed; day it was signed
q given date; dispensed_on, handed_out; day it was handed out
q again date; next_dispensing, come_again; day to come again
q fridge flag; keep_cold, refrigerated; whether it must be kept cold
q months number:1..12; months_valid, validity; months the paper holds
q window number:1..9; counter, window; window
q effect phrase; side_effect_reported, complaint; trouble that was reported
a dose id; dose, posology; dose
a lot id; batch, lot; batch
a price money; price, copayment; price
a birth date; born, birthday, es:fecha de nacimiento; birthday
a ward id; ward, bed; ward
a nurse person; nurse, nurse_name; nurse
a patient_phone phone; phone_of_patient, contact_patient; telephone of the patient
---
{hospital}
Farmacia · Pacientes externos
# Autorización para recoger medicación
Yo, {patient} ({hist}), autorizo a {collector}, con documento {doc}, que es {link?familiar mío~vecino/a~la persona que me cuida}, a recoger en mi nombre lo que me recete {doctor}. Vale por {months} meses.
Firmado el {signed}.

## Para rellenar en ventanilla {window}
= Entregado: {given}
= Medicamento: {drug=Adalina 40|Metrexol pluma|Ibrusan|Colvir 200|Leflumil}
= Cajas: {boxes}
= Entrega: {pharmacist}
= Volver el: {again}

{fridge!Guardar en nevera|Llévelo en bolsa fría~No necesita frío|Se conserva a temperatura ambiente}.
?Refiere {effect=picor|náuseas por la mañana|sueño|manchas en la piel}; se avisa al médico.
~ Traiga la tarjeta sanitaria. De {:time} a {:time}. Sobrantes: devuélvalos. {:phone}

== es contrato_alquiler_maquinaria_andamio
q lessor company:Alquileres {}/Andamios {} S.L./Maquinaria {}; rental_company, owner; who lets it
q lessee company:Reformas {}/Pinturas {}/Fachadas {} S.L.; customer, hirer; who takes it
q contract id:AL-######; contract_no, hire_number; number: contract no
q thing phrase; hired_equipment, item; what is let
q units number:1..40; quantity, units; how many
q site street; site_address, used_at; where it is used
q out date; hire_starts, delivered; first day
q back date; hire_ends, collected; last day
q rate money:6..190; daily_rate, price_per_day; price a day
q deposit money:200..900; security, bail; deposit
q driver person; delivered_by, lorry_driver, es:conductor; who brings it
q taker person; received_by, site_contact; who takes it over
q sales person; rented_by, sales_person; who let it
q damage phrase; existing_damage, noted_damage, es:desperfectos; damage noted
q insured flag; damage_cover, insurance_taken; whether damage is covered
q fuel choice:full to full/empty/not applicable; fuel_rule, fuel_return; how the tank must come back
q late money:191..199; late_fee, overrun_per_day; what each day too late costs
q manual flag; instructed, instructions_given; whether its use was explained
a operator person; operator, driver_of_machine; who works with it
a hours number; hour_meter, running_hours; hours on the counter
a serial id; serial_number, machine_no, es:número de serie; number of the machine
a total money; total_hire, amount; sum
a permit id; street_permit, permit_no; permit for the street
a inspection date; last_inspection, checked_on; day it was last checked
a vat id; tax_number, cif; tax number
---
{lessor} || {contract}
# Contrato de alquiler
= Cliente: {lessee}
= Material: {units} x {thing=torre móvil de aluminio|módulo de andamio europeo|plataforma de tijera|martillo neumático|hormigonera 250 l}
= Obra: {site}
= Salida: {out}
= Devolución: {back}
= Tarifa diaria: {rate}
= Fianza: {deposit}

Cada día de retraso se cobra a {late}. {insured!El cliente contrata cobertura de daños|Con seguro de roturas~El cliente renuncia a la cobertura de daños|Sin seguro: los daños los paga el cliente}. Combustible: {fuel?se entrega lleno y se devuelve lleno~se devuelve vacío~no lleva motor}. [Golpes ya anotados: {damage=rueda con fisura|barandilla doblada|carcasa rota|faltan dos pasadores}.] {manual!Se explicó el manejo al recibirlo|El personal fue instruido~No se dio explicación por conocer ya el equipo|Sin instrucción: el cliente declara experiencia}.
Atendió {sales}.

Llevó: {driver} || Recibió: {taker}
~ Limpieza aparte {:money:20..60}. Horario {:time}-{:time}. Copia blanca cliente.

== es resumen_entrevista_padron_historico
q archive company:Archivo Histórico de {}/Archivo Diocesano de {}/Registro Civil de {}; archive, researched_at; where the search was made
q asker person; client, requested_by; who wants to know
q asker_from country; country_of_client, lives_in; country that person lives in
q ancestor person; ancestor, person_sought; who was sought
q born year; birth_year, year_of_birth; year that person was born
q parish phrase; parish, church; church
q book number:3..60; book, volume; book
q folio number:61..290; folio, page; page
q father person; father_of_ancestor, father; father
q mother person; mother_of_ancestor, mother; mother
q godfather person; godfather, sponsor_at_font; who stood godfather
q left year; emigrated_in, year_of_emigration; year of leaving the country
q ship phrase; ship, vessel; ship
q searcher person; researcher, searched_by; who searched
q hours number:2..16; hours_of_search, time_spent; hours of search
q fee money:20..160; fee, cost, es:coste; price
q found choice:found/found in part/not found; result, outcome; how it went
q copy flag; certified_copy, copy_enclosed; whether a copy is enclosed
q letter date; dated, reply_date; day of the letter
q damage phrase; state_of_book, damage, es:desperfectos; what hinders reading
a died year; year_of_death, died_in; year of death
a married date; marriage, wedding_date; wedding
a asked date; request_date, asked_on; day of the request
a spouse person; spouse, wife_or_husband, es:cónyuge; spouse
a siblings number; siblings, brothers; siblings
a port city; port_of_departure, sailed_from; port
a director person; head_of_archive, director, es:persona que dirige; head of the archive
---
{archive}
{letter}

Estimado/a {asker}:
Gracias por escribirnos desde {asker_from}. Sobre su antepasado/a {ancestor} le cuento el resultado: {found?hemos dado con todo lo que pedía~hemos dado con una parte~no hemos dado con la partida, solo con noticias indirectas}.
En los libros de {parish=San Miguel|Santa Eulalia|la Asunción|San Juan de la Cuesta}, libro {book}, folio {folio}, consta que nació en {born}, que su padre se llamaba {father} y su madre {mother}. [Lo apadrinó {godfather}.] [La hoja está {damage=comida por el ratón|manchada de humedad|cortada por abajo|muy desvaída}.]
?Las listas de pasajeros dicen que se marchó en {left}, a bordo del {ship=Reina Victoria|Ciudad de Cádiz|Alfonso|Nueva Esperanza}.
{copy!Le adjunto copia compulsada|Va dentro una copia sellada~No le adjunto copia, pues el libro no se puede fotografiar|Por ahora no hay copia}.
La búsqueda llevó {hours} horas y son {fee}.

Con un saludo afectuoso,
{searcher}
~ Sala cerrada en agosto. {:street}, {:city}. Signatura antigua {:number:100..999}.

`
