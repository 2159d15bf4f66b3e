/** Whole papers in Spanish on which the reader is never trained: confidences are fitted on them. */
export const heldOutSpanishPapers = `
== es alquiler_contenedor_escombros
q firm company:Contenedores {}/Áridos {}/Reciclajes {}; es:empresa, skip_company, hire_company
q client person; es:cliente, customer, ordered_by
q builder company:Reformas {}/Obras {}/Construcciones {}; es:constructora, building_firm
q driver person; es:chofer, lorry_driver
q order id:CT-#####; es:num pedido, order_no
q skip_no id:C###; es:num contenedor, container_number
q put date; es:fecha colocacion, placed_on, drop_date
q pick date; es:fecha retirada, collected_on, removal_date
q place street; es:lugar colocacion, site_street
q permit id:OVP/####/##; es:licencia ocupacion, street_permit
q volume unit:m³ 3..9; es:capacidad, skip_size
q rent money:90..280; es:precio servicio, hire_price
q extra_day money:6..22; es:dia adicional, extra_day_rate
q days number:3..15; es:dias incluidos, included_days
q waste choice:rubble/mixed/garden; es:tipo residuo, waste_type
q lights flag; es:baliza nocturna, night_lights; whether lamps must stand on it at night
a weight unit:t; es:peso residuo, net_weight
a paid_on date; es:fecha pago, payment_date
a fax phone; es:fax, fax_number
a hourly_rate money; es:precio hora, hourly_rate
---
{firm} || Hoja de servicio {order}
{:street}, {:zip} {:city} || Tel. {:phone}

# Contenedor {skip_no}
= Solicita: {client}, NIF {:id:########@}
= Para la obra de: {builder}
= Se deja en: {place}, {:city}, junto al número {:number:2..90}
= Puesto: {put}, {:time}
= Se recoge: {pick}, antes de las {:time}
+++
Cabida {volume}. Admite {waste?solo cascote limpio~mezcla de obra, sin yeso ni pintura~restos de poda y césped}. {lights!Debe llevar luces ámbar desde el anochecer|Balizado luminoso obligatorio por la noche~No precisa luces, queda dentro del solar|Sin balizas: no ocupa calzada}. Autorización municipal {permit} de fecha {:date}.
El servicio vale {rent} más IVA e incluye {days} días; cada día de más, {extra_day}. Viaje en falso: {:money:30..80}. Desplazamiento fuera del término: {:money:1..3} por km.
?Tonelada que exceda de {:number:5..8}: {:money:15..50}.
Conduce {driver}, camión {:id:#### @@@}. Planta de destino: {:company}, NIMA {:id:##########}.
> Conforme, {:date}
~ Gestor autorizado {:id:@-####}. Administración: {:person}, {:email}. No llenar por encima del borde.

== es contrato_renting_vehiculo
q lessor company:Renting {}/{} Movilidad/Flotas {}; es:arrendadora, leasing_company
q lessee company:Distribuciones {}/Clínica {}/Asesoría {}; es:arrendataria, lessee, client_company
q signer person; es:apoderada, signatory_lessee, legal_rep
q user person; es:conductor habitual, main_driver
q dealer company:Automóviles {}/Concesionario {}/Motor {}; es:concesionario, supplying_dealer
q contract id:R-######; es:num contrato, contract_no
q model phrase; es:modelo, make_and_model
q plate id:#### @@@; es:matricula, registration
q delivered date; es:fecha entrega, delivery_date
q months number:24..60; es:plazo meses, term_months
q quota money:220..780; es:cuota, monthly_payment
q km_year number:10000..45000; es:km anuales, annual_mileage
q km_over money:0.03..1; es:km exceso, excess_mileage_charge
q excess money:150..600; es:franquicia, deductible
q co2 number:0..180; es:emisiones, co2_g_km
q replacement flag; es:coche sustitucion, courtesy_car
q fuel choice:petrol/hybrid/electric; es:combustible, powertrain
a return date; es:fecha devolucion, return_date
a purchase money; es:opcion compra, buyout_price
a deposit money; es:fianza, security_deposit
a tyres number; es:neumaticos incluidos, tyre_sets
---
{lessor}
{:street}, {:zip} {:city} – CIF {:id:@########}

# Condiciones particulares {contract}
Arrendatario: {lessee}, CIF {:id:@########}, {:street}, {:city}; actúa {signer}, con poder otorgado el {:date}.
## Vehículo
= Coche: {model=Seat León Sportstourer|Toyota Corolla 125H|Renault Kangoo E-Tech|Peugeot 308|Kia Niro}, {fuel?gasolina~híbrido~eléctrico puro}
= Placa: {plate}
= CO₂ homologado: {co2} g/km
= Lo entrega: {dealer}, {:city}
= Al volante: {user}, permiso desde {:year}
## Economía
Se recibe el {delivered} y se disfruta {months} meses a {quota} cada uno, sin IVA, cargo el día {:number:1..10}. Recorrido contratado: {km_year} kilómetros al año; por cada uno que sobre, {km_over}; por cada uno que falte, abono de {:money:0.01..1}.
Seguro con {:company}, póliza {:id:########}; en daños propios paga usted los primeros {excess}. {replacement!Si la avería pasa de un día, se presta otro coche|Coche de cortesía desde el segundo día~No se presta otro coche durante la reparación|Sin vehículo de cortesía}. Multas: gestión {:money:15..40} cada una.
?Cancelación anticipada: {:percent} de lo que quede.
> {:city}, {:date}
~ Asistencia en carretera {:phone}. Gestor de cuenta: {:person}, {:email}. Registro de Venta a Plazos, modelo de {:date}.

== es densitometria_osea
q clinic company:Clínica {}/Centro {}/Diagnóstico {}; es:centro, clinic, performed_at
q patient person; es:paciente, patient_name
q requester person; es:medico peticionario, ordered_by, referring_doctor
q reader person; es:radiologa informante, reported_by
q tech person; es:tecnico, technician
q done date; es:fecha prueba, scan_date
q born date; es:nacimiento, date_of_birth
q menopause number:38..57; es:edad menopausia, menopause_age
q hip_t id:-#.#; es:t score cadera, femoral_t_score
q spine_t id:-#,##; es:t score columna, lumbar_t_score
q bmd number:600..1200; es:densidad mineral, bone_density; milligrams in a square centimetre of the spine
q height unit:cm 145..190; es:talla, stature
q weight unit:kg 42..105; es:peso, body_weight
q risk percent:1..32; es:riesgo fractura, frax_major, ten_year_risk
q diagnosis choice:normal/osteopenia/osteoporosis; es:categoria oms, diagnosis
q fracture flag; es:fractura previa, prior_fracture
a next date; es:proximo control, next_scan
a price money; es:precio, exam_price
a dose number; es:dosis radiacion, effective_dose
a policy id; es:num poliza, insurance_policy
---
{clinic} || Unidad de metabolismo óseo
{:street}, {:city} || Cita {:phone}

= Nombre: {patient}
= Historia: {:id:######}
= F. nac.: {born}
= Solicita: Dr. {requester}, {:=ginecología|reumatología|atención primaria}
= Estudio: {done}, {:time}

# Absorciometría de doble energía
Talla {height}, peso {weight}. Retirada de la regla a los {menopause} años. {fracture!Se rompió la muñeca tras una caída leve|Consta aplastamiento vertebral antiguo~Nunca se ha roto un hueso|Niega fracturas}. Estudio anterior de {:date}, otro aparato.
## Resultado
= L1-L4: {bmd} mg/cm², T {spine_t}, Z {:id:-#.#}
= Cuello femoral: {:number:500..900} mg/cm², T {hip_t}
= Radio distal: {:number:400..700} mg/cm²
= TBS: {:id:1.###}
+++
Probabilidad a diez años de rotura mayor, {risk}; de cadera, {:percent}. Valoración: {diagnosis?masa ósea dentro de lo esperable~pérdida moderada de masa ósea~hueso claramente descalcificado, conviene tratar}.
Adquirido por {tech}, equipo {:=Lunar iDXA|Horizon W}, control con maniquí de las {:time}, variación {:percent}.
> Dra. {reader}, col. {:id:########}
~ Firmado electrónicamente el {:date}. Entrega de imágenes: {:email}. Director médico: {:person}. Reg. sanitario {:id:CS####}.

== es vacunacion_internacional_viajero
q centre company:Centro de Vacunación {}/Sanidad Exterior {}; es:centro, vaccination_centre
q traveller person; es:viajera, traveller, patient
q doctor person; es:medico, prescribing_doctor
q nurse person; es:enfermero, administered_by
q destination country; es:pais destino, destination
q transit country; es:pais escala, transit_country
q attended date; es:fecha consulta, visit_date
q departs date; es:fecha salida, departure_date
q second date; es:segunda dosis, next_dose
q stay number:6..120; es:dias estancia, days_of_stay
q lot id:@###@##; es:lote fiebre amarilla, yellow_fever_batch
q cert id:ES-#######; es:num certificado, certificate_no
q fee money:15..60; es:tasa, fee_paid
q passport id:@@@######; es:pasaporte, passport_no
q malaria choice:none/daily/weekly; es:profilaxis malaria, malaria_prophylaxis
q pregnant flag; es:embarazo, pregnancy
a return date; es:fecha regreso, return_date
a flight id; es:num vuelo, flight_no
a hotel company; es:alojamiento, accommodation
a insurance company; es:seguro viaje, travel_insurer
---
{centre}
{:street}, {:zip} {:city} · Cita previa {:phone}

# Hoja de consejo al viajero
{attended}, {:time}, consulta {:number:1..9}
{traveller}, {:number:19..74} años, pasaporte {passport}, expedido el {:date}. {pregnant!Gestante de 21 semanas|Refiere estar encinta~No está embarazada|Descarta embarazo}. Alergias: {:=ninguna|huevo|penicilina}.
= Va a: {destination}, zona {:=rural|costera|de montaña}
= Cambia de avión en: {transit}
= Sale: {departs}
= Permanece: {stay} días
## Puesto hoy
Fiebre amarilla, lote {lot}, caduca {:date}; hepatitis A, brazo izquierdo, lote {:id:@@####}. Aplicó {nurse}. Libreto amarillo {cert}.
## Falta
Rabia, vuelva el {second}. Tifoidea oral: {:number:3..4} cápsulas en días alternos.
## Paludismo
{malaria?No hay riesgo en la ruta, basta repelente~Un comprimido cada día, desde la víspera~Un comprimido por semana, siempre el mismo día}, hasta {:number:7..28} días tras dejar la zona.
?Mal de altura: por encima de {:number:2500..3500} m, subir despacio.
Abonado en ventanilla {fee}, modelo {:number:700..900}. Repelente: unos {:money:6..15} en farmacia.
> Dr. {doctor}, col. {:id:########}
~ Urgencias a la vuelta: {:person}, Unidad de Medicina Tropical, {:phone}. Datos tratados según el aviso de {:date}.

== es alta_censal_autonomo
q adviser company:Gestoría {}/Asesores {}/Despacho {}; es:gestoria, tax_adviser, filed_by_firm
q person person; es:autonoma, self_employed, taxpayer
q handler person; es:gestora, case_handler
q spouse person; es:colaborador familiar, family_helper
q nif id:########@; es:nif, tax_id
q heading number:400..980; es:epigrafe iae, activity_code
q activity phrase; es:actividad, trade, business_activity
q starts date; es:inicio actividad, activity_start
q filed date; es:fecha presentacion, filed_on
q premises address; es:local, business_premises
q area unit:m² 15..240; es:superficie local, premises_area
q base money:950..2100; es:base cotizacion, contribution_base
q quota money:80..520; es:cuota mensual, monthly_contribution
q fee money:45..140; es:honorarios gestoria, adviser_fee
q staff number:0..6; es:empleados, employees
q flat_rate flag; es:tarifa plana, reduced_rate; whether the low start-up contribution applies
q vat_scheme choice:general/simplified/surcharge; es:regime iva, vat_scheme
a income money; es:rendimiento previsto, expected_income
a birth date; es:fecha nacimiento, dob
a csv id; es:codigo verificacion, verification_code
a licence date; es:licencia apertura, opening_licence
---
{adviser}
{:street}, {:city} – {:phone} – {:email}

> {person}
> {:street}
> {:zip} {:city}

# Resumen de trámites hechos
Estimada clienta, estimado cliente: el {filed}, a las {:time}, presentamos por usted (NIF {nif}) el modelo 036, justificante {:id:#############}. Copia del poder firmado el {:date} en su carpeta.
= Va a ejercer como: {activity=taller de encuadernación|venta de plantas|estudio de yoga|reparación de bicicletas|pastelería por encargo}
= Epígrafe: {heading}
= Empieza: {starts}
= Dónde: {premises}, {area}, propietario {:person}
= Gente a su cargo: {staff}
+++
En el IVA queda en {vat_scheme?el sistema común, declaración cada trimestre~módulos~el recargo de equivalencia, sin declaraciones}. IRPF: pago a cuenta del {:percent}. {spouse} figura de alta como familiar que ayuda, número {:id:## ########## ##}.
Ante la Seguridad Social eligió una base de {base}. {flat_rate!Entra en la bonificación de inicio, durante doce meses|Se beneficia de la cuota reducida de arranque~No entra en la bonificación de inicio|Ya fue autónomo hace poco: sin rebaja}; pagará {quota} cada fin de mes en la cuenta acabada en {:id:####}.
Nuestra minuta por el alta: {fee}. Llevanza posterior: {:money:40..90} al mes, {:number:0..60} facturas.
Lo lleva {handler}, mesa {:number:1..8}.
~ Gestor colegiado {:id:####}. Primer vencimiento fiscal: {:date}. Notificaciones en buzón electrónico, plazo {:number:10..10} días.

== es autorizacion_vado
q council company:Ayuntamiento de {}/Concello de {}/Alcaldía de {}; es:ayuntamiento, town_council
q holder person; es:titular, permit_holder
q community company:Comunidad {}/Garajes {}/Edificio {}; es:comunidad propietarios, owners_association
q officer person; es:tecnica movilidad, traffic_officer
q councillor person; es:concejal, signed_by
q plate_no id:V-####; es:num placa, sign_number
q asked date; es:fecha solicitud, requested_on
q granted date; es:fecha resolucion, granted_on
q inspected date; es:fecha inspeccion, inspected_on
q address street; es:ubicacion, driveway_address
q width unit:m 2..6; es:ancho, driveway_width
q cars number:1..60; es:plazas garaje, car_spaces
q fee money:60..900; es:tasa anual, annual_fee
q sign_price money:18..60; es:precio placa, sign_cost
q file id:####/####/VD; es:expediente, file_ref
q schedule choice:permanent/daytime/night; es:horario, time_regime
q kerb flag; es:rebaje acera, dropped_kerb; whether the kerb may be lowered
a expiry date; es:caducidad, expiry_date
a deposit money; es:fianza, deposit
a cadastral id; es:referencia catastral, cadastral_ref
a paid date; es:fecha pago, paid_on
---
{council} || Área de Movilidad
{:street} || Expediente {file}

# DECRETO
Antecedentes. {holder}, en nombre de {community}, pidió el {asked} reserva de paso ante el inmueble de {address}. {officer} visitó el lugar el {inspected} a las {:time} e informó que caben {cars} turismos y que la puerta mide {:unit:m 2..4}. La Policía Local no vio inconveniente el {:date}.
Fundamentos. Ordenanza fiscal {:number:3..30}, art. {:number:5..20}; ordenanza de circulación de {:date}.
RESUELVO
Primero. Conceder el paso, {schedule?a cualquier hora del día y de la noche~solo en días laborables, de mañana y tarde~solo en horas nocturnas}, con un frente de {width}.
Segundo. {kerb!Se permite rebajar el bordillo, a costa del interesado|El bordillo podrá rebajarse conforme al plano~No se permite tocar el bordillo|La acera queda como está}; la raya amarilla la pinta el interesado.
Tercero. Placa {plate_no}, que se retira en el depósito previo abono de {sign_price}. La tasa asciende a {fee} por año natural; quien la deje impagada {:number:1..2} ejercicios la pierde. Recargo: {:percent}.
> {:city}, {granted}
> {councillor}
> Doy fe, la secretaria: {:person}
~ Recurso de reposición: un mes. Grúa municipal {:phone}; enganche {:money:60..140}. Registro de salida {:id:#####}.

== es reconocimiento_creditos
q university company:Universidad de {}/Universidad {}/Universidad Politécnica de {}; es:universidad, university
q faculty company:Facultad de {}/Escuela {}; es:facultad, faculty
q origin company:Instituto {}/Universidad del {}/Escuela Superior {}; es:centro origen, previous_institution
q student person; es:estudiante, student
q chair person; es:presidente comision, committee_chair
q secretary person; es:secretaria, committee_secretary
q tutor person; es:tutor academico, academic_adviser
q niu id:#######; es:num expediente, student_no
q requested date; es:fecha solicitud, request_date
q met date; es:fecha comision, committee_date
q asked_ects number:12..90; es:creditos solicitados, credits_requested
q given_ects number:6..84; es:creditos reconocidos, credits_granted
q fee money:20..260; es:precio publico, charge
q degree phrase; es:titulacion, degree_programme
q grade number:5..9; es:nota media, average_grade
q outcome choice:full/partial/denied; es:resultado, decision
q work_counted flag; es:experiencia laboral, work_experience_counted
a appeal date; es:limite recurso, appeal_deadline
a birth date; es:fecha nacimiento, dob
a transcript id; es:num certificado, transcript_no
a scholarship money; es:beca, scholarship_amount
---
{university}
{faculty} · {:street}, {:zip} {:city}

> {student}
> N.º {niu}

# Acuerdo sobre estudios anteriores
Vista la instancia de {requested}, con la que pedía trasladar {asked_ects} ECTS cursados en {origin} ({:city}) entre {:year} y {:year} al plan de {degree=Grado en Geografía|Grado en Óptica|Grado en Turismo|Grado en Ingeniería Naval|Grado en Logopedia}, la Comisión, reunida el {met} a las {:time} bajo la presidencia de {chair}, con {:number:4..7} vocales,
ACUERDA {outcome?admitir cuanto pide~admitir una parte~no admitir lo pedido}.
= Se anotan: {given_ects} ECTS
= Media de lo anotado: {grade}
= Le restan: {:number:60..180} ECTS
= Idioma acreditado: {:=B1|B2|C1}
+++
{work_counted!Lo trabajado en la empresa se computa como prácticas|Se ha tenido en cuenta su vida laboral~Lo trabajado no se computa|No cabe valorar la vida laboral alegada}. Dos asignaturas, códigos {:id:#####} y {:id:#####}, quedan para cursar con {:person}.
Para que figure en su expediente ha de ingresar {fee} ({:percent} del precio del crédito) antes de {:number:15..30} días. Si duda qué matricular, acuda a {tutor}, despacho {:id:#.##}, {:time}.
> La secretaria, {secretary}
> {:city}, {:date}
~ Alzada ante el Rectorado. Secretaría: {:phone}, {:email}. Publicado en tablón el {:date}. Familia numerosa: {:percent} menos.

== es transferencia_embarcacion
q seller person; es:vendedor, previous_owner
q buyer person; es:compradora, new_owner
q broker company:Náutica {}/Yates {}/Barcos {}; es:intermediario, yacht_broker
q witness person; es:testigo, witness
q surveyor person; es:perito naval, marine_surveyor
q marina company:Marina {}/Club Náutico {}/Puerto {}; es:puerto base, marina
q name phrase; es:nombre barco, vessel_name
q reg id:#ª-@@-#-###-##; es:matricula, registration_mark
q hull id:ES-@@@#####@###; es:num casco, hull_id
q length unit:m 4..14; es:eslora, length_overall
q beam unit:m 2..4; es:manga, beam
q built year; es:anyo construccion, year_built
q price money:4000..95000; es:precio, sale_price
q signal money:300..5000; es:senal, earnest_money
q signed date; es:fecha firma, contract_date
q handover date; es:fecha entrega, delivery_date
q engine_hours number:60..4200; es:horas motor, engine_hours
q charged flag; es:cargas, encumbered; whether a debt lies on the boat
q engine choice:outboard/inboard/sail; es:propulsion, propulsion
a engine_no id; es:num motor, engine_number
a insurance company; es:aseguradora, insurer
a mooring_fee money; es:precio amarre, berth_fee
a commission percent; es:comision, broker_commission
---
# CONTRATO PRIVADO
En {:city}, {signed}, ante {witness}, que firma también, y con la mediación de {broker}, {:street}.
De una parte {seller}, DNI {:id:########@}, vecino de {:city}. De otra {buyer}, DNI {:id:########@}, con domicilio en {:address}.
## Objeto
La embarcación «{name=Brisa|Mar de Fondo|Luna Nueva|Tramontana|La Perla}», folio {reg}, {:=Beneteau|Quicksilver|Rodman|Astondoa}, botada en {built}, casco {hull}.
= Eslora: {length}
= Manga: {beam}
= Calado: {:unit:m 0.3..2}
= Impulsión: {engine?motor fueraborda~motor interior diésel~vela, con auxiliar}, {engine_hours} horas
= Plazas: {:number:4..12}
## Trato
Se fija en {price}, de los que {signal} ya obran en poder de quien vende. El resto, contra llaves, el {handover} en {marina}, pantalán {:id:@-##}. {charged!Sobre el barco pesa una hipoteca inscrita que se cancelará antes|Existe un embargo pendiente de levantar~El barco se transmite libre de toda carga|Nada se debe sobre él}.
{surveyor} lo vio varado el {:date}; ósmosis {:=leve|ninguna}, zinc gastado. Certificado de navegabilidad hasta {:date}. Balsa: revisión {:money:150..400}.
?Impuesto de transmisiones, {:percent}, de cuenta de quien compra. Gestoría {:money:90..250}.
> El vendedor || > La compradora
~ Capitanía Marítima de {:city}, {:phone}. Lista séptima. Radio MMSI {:id:#########}. Página {:number:1..3}.

== es billete_grupo_tren
q railway company:Ferrocarriles {}/Trenes {}/Renfe {}; es:operadora, rail_operator
q group company:Coro {}/Instituto {}/Peña {}; es:grupo, group_name
q leader person; es:responsable grupo, group_leader
q agent person; es:agente ventas, booking_agent
q locator id:@@#@##; es:localizador, booking_ref, pnr
q train_out number:100..9900; es:tren ida, outbound_train
q train_back number:100..9900; es:tren vuelta, return_train
q out_date date; es:fecha ida, outbound_date
q back_date date; es:fecha vuelta, return_date
q dep time; es:hora salida, departs_at
q from city; es:origen, departure_station
q to city; es:destino, arrival_station
q adults number:4..60; es:adultos, adult_passengers
q minors number:0..50; es:menores, children
q price money:180..3200; es:importe total, total_fare
q paid money:60..900; es:pago a cuenta, deposit_paid
q names_by date; es:limite nombres, names_deadline
q bikes flag; es:bicicletas, bicycles_allowed
q class choice:second/first/bed; es:clase, travel_class
a balance date; es:fecha pago resto, balance_due_date
a arrival time; es:hora llegada, arrives_at
a platform number; es:anden, platform_no
a refund percent; es:reembolso, refund_rate
---
{railway} || Grupos y colectivos
{:street}, {:city} || {:phone}, {:time}–{:time}

# Reserva {locator}
Solicitada el {:date} por {leader} para {group}, {:street}, {:city}. Atiende {agent}.
= Ida: {out_date}, tren {train_out}, {from} – {to}, sale {dep}
= Vuelta: {back_date}, tren {train_back}, sale {:time}
= Coches: {:number:1..3} y {:number:4..8}
= Acomodación: {class?turista, asientos de cuatro enfrentados~preferente, con periódico~cama en cabina}
## Viajeros
{adults} mayores de 14 años y {minors} por debajo de esa edad; {:number:0..3} gratuidades para conductores del grupo. {bikes!Se pueden subir unas pocas bicicletas plegadas|Bicis admitidas en el furgón~Las bicicletas no viajan en este tren|No se admiten bicis}. Sillas de ruedas: avisar {:number:12..48} h antes a {:person}.
## Importe
Asciende a {price}, descuento del {:percent} incluido; recibidos {paid} por transferencia el {:date}. Cambio de un nombre: {:money:3..10}. Lista nominal a más tardar el {names_by}; pasada esa fecha, las plazas sin nombre se liberan.
?Cesta de comida: {:money:7..14} por persona, encargo mínimo {:number:10..20}.
~ Anular cuesta {:percent} hasta {:number:7..15} días antes. Reclamaciones {:email}. CIF {:id:@########}. Seguro obligatorio de viajeros: {:company}.

== es surtidor_verificacion
q lab company:Metrología {}/Verificaciones {}/Entidad {}; es:organismo verificador, inspection_body
q station company:Estación de Servicio {}/Gasolinera {}/Carburantes {}; es:titular instalacion, fuel_station
q inspector person; es:inspector, verified_by
q attendant person; es:encargada, station_manager, present
q repairer company:Técnicas {}/{} Surtidores; es:reparador autorizado, last_repairer
q serial id:WM######; es:num serie, serial_no
q maker phrase; es:fabricante, manufacturer
q verified date; es:fecha verificacion, verification_date
q previous date; es:verificacion anterior, previous_verification
q seals number:2..9; es:precintos, seals_placed
q low id:+#,## %; es:error caudal minimo, error_low_flow
q high id:-#,## %; es:error caudal maximo, error_high_flow
q tolerance id:0,# %; es:error admisible, max_permissible_error
q max_flow unit:L/min 35..130; es:caudal maximo, max_flow
q temp unit:°C 4..36; es:temperatura ambiente, ambient_temperature
q fee money:60..240; es:precio verificacion, inspection_fee
q passed flag; es:apto, passed, in_tolerance
q fuel choice:diesel/petrol/gas; es:producto, fuel_grade
a valid date; es:valida hasta, valid_until
a installed year; es:anyo instalacion, installed_in
a tank number; es:capacidad tanque, tank_capacity
a price money; es:precio litro, price_per_litre
---
{lab}
Acreditación {:id:##/EI###} · {:street}, {:zip} {:city}

# Acta {:id:VP-#####-##}
{station}, carretera {:id:@-###} km {:number:1..90}, {:city}, CIF {:id:@########}
= Aparato: {maker=Wayne|Gilbarco|Tokheim|Cetil}, {serial}, isla {:number:1..4}
= Boquerel: {:number:1..12}, {fuel?gasóleo A~gasolina 95~GLP}
= Caudal mayor: {max_flow}
= Vez pasada: {previous}, {:company}
= Esta vez: {verified}, {:time}
+++
## Ensayo con recipiente de {:number:10..50} L, certificado {:id:CC-####} de {:date}
A caudal lento se obtiene {low}; a pleno caudal, {high}; la norma tolera {tolerance}. Tres vertidos cada uno, a {temp}. Cuenta previa del totalizador: {:number:100000..900000} L; gastados {:number:60..200} L, devueltos al tanque.
{passed!El aparato puede seguir dando servicio|Cumple, se pega la etiqueta verde~El aparato se deja fuera de servicio|No cumple: boquerel condenado}. Se ponen {seals} precintos, del {:id:P####} en adelante; los rotos eran de {repairer}, intervención de {:date}.
Asiste {attendant}, que no formula reparos. Tasa: {fee} más IVA ({:percent}); desplazamiento {:money:20..60}, {:number:10..120} km.
> {inspector}
~ Oficina de Industria de {:city}, {:phone}. Orden ICT/155/2020. Revisado por {:person} el {:date}. Original para el titular.

== es contrato_soporte_software
q vendor company:Sistemas {}/{} Software/Informática {}; es:proveedor, software_vendor
q client company:Almacenes {}/Bodegas {}/Cerámicas {}; es:cliente, customer
q pm person; es:jefe servicio, service_manager
q sponsor person; es:responsable cliente, client_owner
q lawyer person; es:asesora juridica, legal_reviewer
q product phrase; es:aplicacion, software_product
q version id:v#.#; es:version, release
q contract id:SOP-####-##; es:num contrato, contract_id
q starts date; es:inicio vigencia, start_date
q ends date; es:fin vigencia, end_date
q fee money:900..24000; es:cuota anual, annual_fee
q users number:5..400; es:usuarios, named_users
q hours number:10..120; es:bolsa horas, hours_included
q reply number:1..8; es:respuesta critica horas, critical_response_hours
q penalty percent:2..15; es:penalizacion, sla_penalty
q uptime percent:95..99; es:disponibilidad, uptime
q weekend flag; es:atencion fin semana, weekend_support
q channel choice:phone/ticket/onsite; es:canal, support_channel
a hour_price money; es:precio hora, hourly_rate
a licence_key id; es:clave licencia, licence_key
a renewal date; es:fecha preaviso, notice_deadline
a backup time; es:hora copia, backup_time
---
{vendor} || {contract}
{:street}, {:city} || CIF {:id:@########}

# Anexo de mantenimiento
Cliente: {client}, {:street}, {:zip} {:city}, por quien responde {sponsor}.
= Objeto: {product=Gestor de almacén Nexo|Nómina Clara|Trazalote|Aula Viva|Tesorería Plus}, {version}
= Rige desde: {starts}
= Rige hasta: {ends}
= Cuentas con nombre propio: {users}
= Canal ordinario: {channel?centralita~portal de avisos~visita de un consultor en sus oficinas}
## Niveles
Si el programa se para, contestamos en {reply} horas; si estorba pero deja trabajar, en {:number:8..24}; dudas, en {:number:2..5} días. Servicio en pie el {uptime} del mes; por debajo, se abona {penalty} de la mensualidad. {weekend!Hay guardia sábados y domingos|También se atiende en festivos~No se atiende en sábado ni domingo|Fuera de los días laborables no hay guardia}. Horario: {:time} – {:time}.
## Precio
{fee} cada año, IVA aparte, a 30 días. Dentro caben {hours} horas de consultoría; no gastadas, caducan. Viajes: {:money:0.2..1} por km y {:money:30..60} de dieta. Subida por IPC, tope {:percent}.
?Formación inicial el {:date}: {:number:4..16} asistentes.
Actualización mayor en {:month}, ventana de {:number:2..6} h.
> Por el proveedor: {pm}
> Visto bueno jurídico: {lawyer}
~ Firmado en {:city} el {:date}. Incidencias {:phone}. Encargado de protección de datos: {:email}. Pág. {:number:1..4}.

== es instalacion_aire_acondicionado
q firm company:Clima {}/Fríos {}/Instalaciones {}; es:instaladora, installer
q client person; es:clienta, homeowner
q tech person; es:tecnico, lead_fitter
q helper person; es:ayudante, assistant_fitter
q seller company:Electro {}/Hogar {}/Tiendas {}; es:tienda, retailer
q indoor id:SN-#######; es:serie interior, indoor_serial
q outdoor id:SX-#######; es:serie exterior, outdoor_serial
q bought date; es:fecha compra, purchase_date
q fitted date; es:fecha instalacion, installed_on
q power unit:kW 2..8; es:potencia frigorifica, cooling_power
q gas choice:R32/R410A/R290; es:refrigerante, refrigerant
q charge unit:kg 0.4..2; es:carga gas, gas_charge
q pipe unit:m 2..14; es:longitud tuberia, pipe_length
q price money:190..760; es:precio instalacion, installation_price
q extras money:20..190; es:extras, additional_work
q warranty number:1..5; es:garantia anyos, warranty_years
q licence id:RITE-#####; es:num habilitacion, installer_licence
q facade flag; es:unidad en fachada, on_facade
q drain choice:gravity/pump; es:desague, drain_type
a next date; es:proxima revision, next_service
a equipment_price money; es:precio equipo, equipment_price
a noise unit:dB; es:nivel sonoro, noise_level
a permit id; es:permiso comunidad, building_permit
---
{firm} || Parte {:id:I-####}
{:street}, {:zip} {:city} || {:phone}

# Certificado de montaje
En casa de {client}, {:street}, {:city}, {:number:1..9}.º {:=A|B|C}. Equipo adquirido en {seller} el {bought}, pedido {:id:########}.
= Interior: {:=salón|dormitorio|despacho}, {indoor}
= Exterior: {outdoor}
= Frío nominal: {power}; calor {:unit:kW 2..9}
= Fluido: {gas?R-32~R-410A~propano R-290}, {charge}
+++
Tendidos {pipe} de tubo; vacío {:number:20..45} min hasta {:number:100..400} micras. {facade!La máquina cuelga de la fachada a patio|Se ancló a la fachada con soportes de goma~La máquina apoya en la terraza, sin tocar fachada|Va en cubierta}. El agua sale {drain?por su propio peso al bajante~con una bomba pequeña}. Salto de temperatura a los {:number:10..20} min: {:unit:°C 8..16}. Magnetotérmico {:number:10..25} A.
Cobrado: {price}, y además {extras} por canaleta y medios de elevación. Hora de grúa no necesaria. Tarjeta, recibo {:id:####}.
La mano de obra se garantiza {warranty} años; el compresor, el fabricante {:number:3..10}.
> {fitted}, {:time}
> {tech} (habilitación {licence}), con {helper}
~ Carné de gases {:id:GF-####} de {:date}. Empresa RITE de {:city}. Averías: {:email}. Recogida del viejo aparato: {:money:0..40}.

== es desatasco_parte_urgente
q firm company:Desatascos {}/Pocería {}/Saneamientos {}; es:empresa, drain_company
q caller person; es:avisante, caller, reported_by
q worker person; es:operario, technician
q manager company:Fincas {}/Administraciones {}; es:administrador, property_manager
q called time; es:hora aviso, call_time
q arrived time; es:hora llegada, arrived_at
q day date; es:fecha servicio, job_date
q depth unit:m 1..9; es:profundidad atasco, blockage_depth
q cause choice:roots/grease/object; es:causa, blockage_cause
q base money:80..190; es:salida urgente, callout_charge
q camera money:40..150; es:inspeccion camara, camera_survey
q total money:150..640; es:importe total, amount_due
q broken flag; es:tubo roto, pipe_damaged; whether the pipe itself has given way
a left time; es:hora fin, finished_at
a hour_price money; es:precio hora, hourly_rate
a policy id; es:num poliza, insurance_policy
a paid date; es:fecha cobro, paid_on
---
{firm} · 24 horas · {:phone}
{:street}, {:city} · CIF {:id:@########}
# Parte {:id:####}
Aviso de {caller}, portera de {:street}, a las {called} del {day}. Nos presentamos a las {arrived} con camión {:id:#### @@@}; trabaja {worker}, ayuda {:person}.
= Lugar del tapón: {:=bajante de cocinas|arqueta del patio|colector general}, a {depth} de la boca
= Qué había: {cause?raíces de un olmo~grasa dura~un trapo y un juguete}
= Presión empleada: {:number:90..180} bar durante {:number:15..70} min
{broken!El tubo está partido y habrá que abrir el suelo|Se ve el tubo hundido en la grabación~El tubo se ve entero en la grabación|No hay rotura}.
## Cuenta
= Por acudir de noche: {base}
= Cámara con grabación: {camera}
= Lodos retirados: {:number:1..4} m³ a {:money:30..70}
= Suma con IVA: {total}
Se factura a {manager}, a la atención de {:person}, vencimiento {:date}. Kilómetros: {:money:0.4..1} cada uno.
~ Garantía {:number:1..3} meses en el mismo punto. Gestor de lodos n.º {:id:@-###}. Quejas: {:email}. Último limpiado: {:date}.

== es jardineria_comunidad_contrato
q gardener company:Jardines {}/Viveros {}/Verde {}; es:empresa jardineria, contractor
q community company:Urbanización {}/Residencial {}/Parque {}; es:comunidad, homeowners_association
q president person; es:presidenta comunidad, association_president
q foreman person; es:encargado, foreman
q agronomist person; es:tecnica agronoma, agronomist
q starts date; es:inicio, start_date
q agreed date; es:fecha junta, approved_on
q monthly money:380..2600; es:cuota mensual, monthly_price
q lawn number:300..9000; es:superficie cesped, lawn_area; square metres of grass
q palms number:2..60; es:palmeras, palm_trees
q visits number:1..5; es:visitas semana, weekly_visits
q palm_price money:25..90; es:precio poda palmera, per_palm_price
q notice number:15..90; es:preaviso dias, notice_days
q pool flag; es:piscina incluida, pool_included
q watering choice:drip/sprinkler/hose; es:riego, irrigation_type
a ends date; es:vencimiento, end_date
a hourly money; es:precio hora, hourly_rate
a water_cost money; es:consumo agua, water_cost
---
{gardener}
{:street}, {:zip} {:city} — {:phone}
# Contrato de conservación
{president}, por {community} ({:city}), según acuerdo tomado el {agreed} con {:number:20..90} votos, encarga a la empresa el cuidado de sus zonas verdes desde el {starts}, por años naturales; cualquiera puede dejarlo avisando {notice} días antes.
= Pradera: {lawn} m²
= Palmeras: {palms}, {:number:1..20} de ellas de más de {:number:6..12} m
= Seto: {:number:60..900} m lineales
= Riego: {watering?por goteo~por aspersión, de noche~con manguera, a mano}
= Presencia: {visits} días por semana, de {:time} a {:time}
+++
Se pagan {monthly} cada mes, más {:percent} de IVA. No entran: reposición de planta, tratamiento del picudo ({:money:8..20} por ejemplar y pase) ni poda de palmeras, a {palm_price} cada una. {pool!El mismo operario limpia el vaso y mide el cloro|Se incluye el mantenimiento del vaso y la playa~El vaso y su playa no son cosa nuestra|La piscina la lleva otra empresa}.
Al frente de la cuadrilla está {foreman}; {agronomist} pasa una vez al trimestre, la próxima el {:date}, y deja informe. Daños a terceros cubiertos hasta {:money:150000..900000} por {:company}.
> {:city}, {:date}
~ ROPO {:id:##########/#}. Administrador: {:person}, {:email}. Restos a planta autorizada, {:number:1..4} contenedores al mes.

== es entrada_pienso_granja
q mill company:Piensos {}/Nutrición {}/Cooperativa {}; es:fabrica pienso, feed_mill
q farm company:Granja {}/Porcino {}/Avícola {}; es:granja, farm
q farmer person; es:ganadera, farmer
q driver person; es:conductor, driver
q vet person; es:veterinario, prescribing_vet
q haulier company:Transportes {}/Cisternas {}; es:transportista, haulier
q formula phrase; es:producto, feed_type
q lot id:L#####; es:lote, batch
q made date; es:fecha fabricacion, produced_on
q came date; es:fecha entrega, delivered_on
q kilos number:3000..26000; es:kilos, delivered_kg
q ton_price money:260..480; es:precio tonelada, price_per_tonne
q protein percent:12..23; es:proteina, crude_protein
q silo number:1..8; es:silo, silo_no
q medicated flag; es:medicado, medicated
q form choice:pellet/meal/crumb; es:presentacion, physical_form
a best_before date; es:caducidad, best_before
a silo_capacity number; es:capacidad silo, silo_capacity
a animals number; es:censo, herd_size
a total money; es:total, invoice_total
---
{mill} || Albarán {:id:A-######}
ES-{:id:########} || {:city}, {came}
{:street} || Pedidos {:phone}

Para {farm}, REGA {:id:ES###########}, {:street}, {:city}. Pedido del {:date} tomado por {:person}.
= Fórmula: {formula=Cerdas lactación|Lechones 2|Cebo final|Ponedoras inicio|Gestación}, {form?granulado de 3 mm~harina~migaja}
= Mezclado el: {made}
= Partida: {lot}
= Al silo: {silo}, altura previa {:percent}
= Báscula: {kilos} kg; camión vacío {:number:13000..16000}
+++
PB {protein}, fibra {:percent}, cenizas {:percent}, lisina {:id:0,##} %. {medicated!Lleva amoxicilina según receta|Medicado con amoxicilina~Sin medicamento}.
{haulier} pone la cisterna, que conduce {driver}; desinfectada en {:city} a las {:time}, precinto {:id:######}. Hizo cola {:number:5..50} min.
La tonelada vale {ton_price} puesta en granja, pago a {:number:30..90} días; portes {:money:8..20}. Descuento por camión completo: {:percent}.
?Próximo viaje previsto: {:date}, {:number:6..14} t.
Firmado por {farmer}; receta de {vet}, colegiado {:id:####}.
~ Muestra guardada {:number:3..12} meses. Responsable de calidad: {:person}. Transporte: {:money:1..2} / km. No apto para rumiantes.

== es invernadero_cuaderno_clima
q coop company:Hortícola {}/Agrupación {}/SAT {}; es:cooperativa, growers_coop
q grower person; es:agricultor, grower
q adviser person; es:tecnica campo, crop_adviser
q foreman person; es:encargado, crew_leader
q nursery company:Semilleros {}/Plantas {}; es:semillero, seedling_supplier
q variety phrase; es:variedad, cultivar
q planted date; es:fecha trasplante, transplanted_on
q visited date; es:fecha visita, visit_date
q first_cut date; es:primer corte, first_harvest
q area number:3000..26000; es:superficie, greenhouse_area; square metres under plastic
q plants number:6000..52000; es:numero plantas, plant_count
q min_temp unit:°C 6..16; es:temperatura minima, night_low
q max_temp unit:°C 26..41; es:temperatura maxima, day_high
q ec number:1..6; es:conductividad, electrical_conductivity
q price money:0.4..3; es:precio kilo, price_per_kg
q shaded flag; es:blanqueado, shade_paint; whether the roof has been whitened
q pollination choice:bumblebees/bees/manual; es:polinizacion, pollination
a yield number; es:produccion kg, yield_kg
a water number; es:consumo agua, water_used
a harvest_end date; es:fin campana, season_end
a wages money; es:jornales, labour_cost
---
{coop} · Visita n.º {:number:2..30}
Finca {:id:@-##}, paraje {:=Las Norias|El Solanillo|La Mojonera}, {:city}
# Hoja de cultivo
Visita del {visited}, {:time}. Titular: {grower}; presente {foreman}.
= Cultivo: {variety=tomate Ventero|pimiento Palermo|pepino Litoral|calabacín Sinatra|berenjena Black Nun}
= Planta de: {nursery}, bandeja de {:number:96..240}
= Puesto en tierra: {planted}
= Matas: {plants} en {area} m²
= Empieza a cortarse: {first_cut}
## Clima de la semana
Bajó de noche a {min_temp}; al mediodía marcó {max_temp}; humedad {:percent}. Ventanas {:percent}. {shaded!El techo está encalado|Se ha dado blanco a la cubierta~El techo sigue sin encalar|Ya se lavó el blanco}.
## Riego
CE del gotero {ec} dS/m, pH {:number:5..7}, {:number:1..6} riegos de {:number:6..20} min. Drenaje {:percent}.
## Bichos
Mosca blanca en {:number:1..30} placas; Nesidiocoris {:number:1..6} por planta. Cuajan las flores con {pollination?colmenas de abejorros~abejas~vibrado a mano}; se repusieron el {:date}.
La subasta de ayer cerró a {price} el kilo, categoría {:=I|II}. Envase: {:money:0.1..1} la caja.
> {adviser}, col. {:id:####}
~ Próxima cita {:date}. Jefa de campo: {:person}, {:phone}. Protocolo Integrada, versión {:id:#.#}. Seguro con {:company}.

== es compraventa_colmenas
q seller person; es:vendedor, seller
q buyer person; es:compradora, buyer
q vet person; es:veterinaria, certifying_vet
q association company:Apicultores {}/Mieles {}/Colmenares {}; es:asociacion, beekeepers_association
q signed date; es:fecha contrato, contract_date
q collect date; es:fecha retirada, collection_date
q hives number:5..220; es:colmenas, hive_count
q queens year; es:anyo reinas, queen_year
q unit money:90..190; es:precio colmena, price_per_hive
q advance money:200..3000; es:anticipo, down_payment
q combs number:5..10; es:cuadros cria, brood_frames
q varroa percent:0..6; es:varroa, mite_load
q code id:ES##########; es:codigo explotacion, holding_code
q boxes_in flag; es:cajas incluidas, boxes_included; whether the wooden boxes go to the buyer as well
q model choice:Layens/Langstroth/Dadant; es:tipo colmena, hive_model
a honey number; es:kilos miel, honey_yield
a transporter company; es:transportista, haulier
a total money; es:importe total, total_price
a inspection date; es:proxima inspeccion, next_inspection
---
# Trato sobre abejas
En {:city}, {signed}.
{seller}, apicultor desde {:year}, registro {code}, cede a {buyer}, NIF {:id:########@}, domicilio {:address}, {hives} enjambres en producción asentados en el monte {:=La Umbría|El Robledal|Cerro Pelado}, polígono {:number:1..40}, parcela {:number:1..900}.
= Cajas: {model?Layens de doce~Langstroth~Dadant}, {boxes_in!que se quedan en poder de quien compra|pasan con las abejas al nuevo dueño~que se devuelven vacías antes del verano|no entran en el trato}
= Cada una con: al menos {combs} cuadros de cría
= Reinas: nacidas en {queens}, marcadas
= Cada una vale: {unit}
+++
Se entregan ahora {advance}; lo demás al cargar. Se cargan el {collect}, de noche, a partir de las {:time}, con piquera cerrada. Portes: {:money:1..2} por km, a medias. Si mueren más del {:percent} en {:number:10..30} días, se reponen.
{vet} examinó el asentamiento el {:date}: {varroa} de varroa en abeja adulta, sin loque; certificado {:id:SA-####}. Último tratamiento, {:=timol|oxálico|amitraz}, el {:date}.
Media de los dos últimos años, a juicio de las partes, buena. Alzas aparte: {:number:0..60} a {:money:8..20}.
> Vende || > Compra
~ Modelo facilitado por {association}, {:street}, {:city}, {:phone}. Discrepancias: arbitraje de {:person}. Guía de traslado {:id:######} pendiente.

== es acta_pesaje_boxeo
q federation company:Federación {} de Boxeo/Comisión {} de Boxeo; es:federacion, sanctioning_body
q promoter company:Promociones {}/{} Boxing/Veladas {}; es:promotora, promoter
q red person; es:boxeador rincon rojo, red_corner
q blue person; es:boxeador rincon azul, blue_corner
q supervisor person; es:supervisor, supervisor
q doctor person; es:medico, ringside_doctor
q trainer person; es:entrenador azul, blue_trainer
q weighed date; es:fecha pesaje, weigh_in_date
q fight date; es:fecha velada, fight_date
q red_kg unit:kg 48..91; es:peso rojo, red_weight
q blue_kg unit:kg 48..91; es:peso azul, blue_weight
q limit unit:kg 48..91; es:limite categoria, weight_limit
q rounds number:4..12; es:asaltos, rounds
q purse money:1200..24000; es:bolsa, fighter_purse
q licence id:P-####; es:licencia rojo, red_licence
q fit flag; es:aptos, both_fit
q gloves choice:8 oz/10 oz; es:guantes, glove_size
a referee person; es:arbitro, referee
a bell time; es:hora combate, first_bell
a tickets number; es:aforo, seats_sold
a record id; es:palmares, win_loss_record
---
{federation}
# Acta
Pesaje público, {:=hotel Los Olivos|gimnasio municipal|plaza Mayor}, {:city}, {weighed}, de {:time} a {:time}. Velada del {fight} organizada por {promoter}, con {:number:5..9} combates, {:=polideportivo|plaza de toros}.
## Combate principal
= Rincón rojo: {red}, licencia {licence}
= Romana: {red_kg}
= Rincón azul: {blue}, lo lleva {trainer}
= Romana: {blue_kg}
= Tope: {limit}
= Pactado a: {rounds} asaltos de tres minutos
= Cuero: {gloves?ocho onzas~diez onzas}
+++
Segunda subida a la báscula concedida a las {:time} ({:number:100..900} gramos). {fit!Pueden combatir los dos|Reconocidos ambos sin objeción~Uno de ellos no puede combatir|El reconocimiento aparta a uno de ellos}, dice {doctor}, col. {:id:#########}; tensión {:id:12#/7#}. Analítica caduca el {:date}.
Cobrará el del rincón rojo {purse}, de lo que se retiene el {:percent}; multa por sobrepeso {:money:200..900}. Depósito de la promotora: {:money:2000..9000}, ingresado el {:date}. Ambulancia de {:company}, presente una hora antes.
> Supervisa: {supervisor}
> Da fe: {:person}
~ Federado bajo número {:id:###}. Reclamación en {:number:1..3} h, {:money:60..150}. Control de guantes y vendas: {:person}. {:phone}

== es concurso_pesca_plica
q society company:Sociedad de Pescadores {}/Club {} de Pesca/Peña {}; es:sociedad, angling_club
q angler person; es:participante, angler
q controller person; es:control, bank_steward
q judge person; es:juez, chief_judge
q water phrase; es:tramo, stretch, fishing_water
q day date; es:fecha manga, match_date
q peg number:1..80; es:puesto, peg_number
q licence id:PC-######; es:licencia pesca, fishing_licence
q pieces number:0..60; es:capturas, fish_caught
q weight number:200..14000; es:peso gramos, total_weight_g
q biggest unit:cm 14..72; es:pieza mayor, biggest_fish
q points number:1..900; es:puntos, score
q place number:1..40; es:puesto clasificacion, final_rank
q fee money:10..40; es:inscripcion, entry_fee
q released flag; es:devueltas, fish_released
q style choice:float/fly/spinning; es:modalidad, technique
a birth date; es:fecha nacimiento, dob
a prize money; es:premio, prize_money
a second person; es:segundo clasificado, runner_up
a finish time; es:hora final, ends_at
---
{society} || Plica {:number:1..90}
Fundada en {:year} || {:street}, {:city}

# Manga {:number:1..4} del social
= Se pescó el: {day}
= Aguas: {water=embalse de El Pardal, cola norte|río Aranda, coto bajo|canal de Castilla, esclusa 9|río Tera, playa fluvial}
= Estaca: {peg}
= Pescador: {angler}, {:=sénior|veterano|juvenil}
= Papel en regla: {licence}, hasta {:date}
= Arte: {style?boya e inglesa~mosca~lance ligero}
Toque de salida a las {:time}; cebado pesado {:number:5..15} min.
## Lo pescado
{pieces} peces, {weight} g en la balanza de {controller}. El mejor midió {biggest}, a las {:time}. Descuento por enredo: {:number:0..50}. Tanteo de la manga: {points}; con ello sube al {place}.º lugar de {:number:20..80}.
{released!Todo ha vuelto vivo al agua|Los peces se soltaron tras el pesaje~Los peces se llevaron a la mesa|No se soltaron}. Rejón de {:number:2..3} m, conforme.
Abonó {fee} al apuntarse, seguro aparte ({:money:3..9}). Comida de hermandad: {:number:30..90} cubiertos.
> El juez, {judge}
> Conforme, el pescador
~ Reclamar en media hora ante {:person}. Guarda del coto {:phone}. Siguiente manga: {:date}. Permiso {:id:####/##} de la Confederación.

== es contrato_comisariado_exposicion
q museum company:Museo {}/Fundación {}/Centro de Arte {}; es:museo, institution
q curator person; es:comisaria, curator
q director person; es:director museo, museum_director
q coordinator person; es:coordinadora, project_coordinator
q designer company:Estudio {}/{} Montajes; es:montaje, exhibition_designer
q title phrase; es:titulo exposicion, exhibition_title
q signed date; es:fecha firma, signed_on
q list_by date; es:entrega lista obras, checklist_due
q text_by date; es:entrega textos, essay_due
q opens date; es:inauguracion, opening_date
q closes date; es:clausura, closing_date
q fee money:3000..24000; es:honorarios, curator_fee
q budget money:20000..240000; es:presupuesto, exhibition_budget
q words number:2000..9000; es:extension texto, essay_words
q works number:20..140; es:obras, number_of_works
q tours flag; es:itinerancia, touring
q tax_kind choice:resident/foreign/company; es:regime fiscal, tax_status
a insurance money; es:valor seguro, insured_value
a visitors number; es:visitantes previstos, expected_visitors
a catalogue_price money; es:precio catalogo, catalogue_price
a second_venue company; es:segunda sede, second_venue
---
{museum}
{:street}, {:zip} {:city} — Expte. {:id:EXP-##/###}
# Encargo de comisariado
{director} y {curator} acuerdan en {:city}, {signed}, la preparación de «{title=El aire pesa|Manos anónimas|Tinta y sal|Cartografías del sueño|Ruido blanco}», salas {:number:1..3} y {:number:4..6}, {:number:300..1200} m².
## Trabajo
* Relación cerrada de {works} piezas, en poder del museo el {list_by}.
* Ensayo de {words} palabras, el {text_by}; galeradas, {:number:5..10} días.
* Presencia en el montaje de {designer}, que empieza el {:date}.
## Calendario
= Se abre al público: {opens}, {:time}
= Se desmonta tras el: {closes}
## Dinero
Quien comisaría percibe {fee} en tres partes: {:percent}, {:percent} y el resto al abrir; {tax_kind?retención española ordinaria~no residente, con certificado fiscal~factura su sociedad, sin retención}. El conjunto no puede pasar de {budget}. Viajes: {:money:600..3000}, clase turista; dieta {:money:40..90}.
{tours!La muestra viajará después por otras dos ciudades|Habrá otra sede~La muestra no viajará|Sede única}. Derechos del texto: {:number:3..10} años, no exclusivos.
Se entiende con {coordinator}, {:email}.
~ Registro {:id:####} de {:date}. Asesoría jurídica: {:person}. Jurisdicción de {:city}. Fotografía de sala: {:company}, {:phone}.

== es alquiler_partituras_orquesta
q publisher company:Ediciones {}/Editorial {}/Música {}; es:editorial, music_publisher
q orchestra company:Orquesta {}/Sinfónica de {}/Filarmónica {}; es:orquesta, hirer
q librarian person; es:archivera, orchestra_librarian
q conductor person; es:director, conductor
q composer person; es:compositor, composer
q hire_clerk person; es:responsable alquiler, hire_manager
q work phrase; es:obra, work_title
q sent date; es:fecha envio, shipped_on
q return_by date; es:fecha devolucion, return_due
q concert date; es:fecha concierto, performance_date
q performances number:1..8; es:funciones, performances
q fee money:140..1900; es:precio alquiler, hire_fee
q late money:4..30; es:recargo dia, late_fee_per_day
q duration number:8..75; es:duracion minutos, work_minutes
q set id:M-####; es:num material, set_number
q recorded flag; es:grabacion, recording_allowed
q use choice:concert/stage/study; es:uso, purpose
a soloist person; es:solista, soloist
a hall company; es:auditorio, venue
a deposit money; es:fianza, deposit
a received date; es:fecha recepcion, received_on
---
{publisher} || Alquiler {:id:AL-#####}
{:street}, {:zip} {:city} || {:phone}

> {orchestra}
> A/A {librarian}

# Albarán y condiciones
Atendiendo su petición del {:date}, remitimos el {sent} por {:company}, guía {:id:##########}:
{composer}, «{work=Suite del agua|Tres nocturnos|Cantata de otoño|Concierto grosso|Obertura festiva}» ({:year}), material {set}, unos {duration} minutos.
= Cuerda: {:number:6..8}-{:number:5..7}-{:number:4..6}-{:number:3..5}-{:number:2..4}
= Viento y percusión: {:number:12..28} papeles
= Partitura grande: {:number:1..3}
+++
Lo dirige {conductor}, {use?en concierto~con escena~solo para lectura en ensayo}, {performances} veces, la primera el {concert}. {recorded!Pueden grabarlo para radio|Autorizada la toma de sonido~Ninguna toma de sonido está permitida|No se concede grabación}. Derechos de ejecución aparte, {:percent} de taquilla, en la sociedad de autores.
Por el préstamo, {fee} más portes ({:money:15..60}); IVA {:percent}. Ha de estar de vuelta el {return_by}; cada día que pase, {late}. Papel perdido: {:money:20..50}; anotaciones a tinta, {:money:40..120}.
?Goma y lápiz del 2: gracias. Arcos revisados por {:person}.
> {hire_clerk}
~ Fotocopia prohibida. Reposiciones en {:number:3..10} días. Próximo inventario {:date}. {:email}

== es abono_teatro_butacas
q theatre company:Teatro {}/Auditorio {}/Coliseo {}; es:teatro, theatre
q subscriber person; es:abonada, subscriber
q companion person; es:acompanante, second_seat_holder
q clerk person; es:taquillero, box_office_clerk
q pass id:AB-####; es:num abono, subscription_no
q seats id:F#-B##/##; es:butacas, seat_numbers
q zone choice:stalls/circle/box; es:zona, seating_area
q shows number:4..14; es:funciones, number_of_shows
q opener phrase; es:primera obra, first_show
q first_night date; es:primera funcion, first_performance
q last_night date; es:ultima funcion, last_performance
q bought date; es:fecha compra, purchase_date
q renew_by date; es:limite renovacion, renewal_deadline
q price money:90..420; es:precio abono, subscription_price
q saving percent:10..40; es:descuento, discount
q swaps number:0..3; es:cambios, exchanges_allowed
q transferable flag; es:transferible, transferable; whether somebody else may sit there
a curtain time; es:hora inicio, curtain_time
a director person; es:director escena, stage_director
a parking money; es:aparcamiento, parking_price
a birth date; es:nacimiento, dob
---
^ {theatre}
^ {:street} · {:city}
# Su temporada, {subscriber}
Gracias por venir otro año. El {bought} le atendió {clerk} en ventanilla y quedó todo apuntado:
= Tarjeta: {pass}
= Asientos: {seats}, {zone?patio~anfiteatro~palco de proscenio}
= Al lado: {companion}
= Títulos: {shows}
= Pagado: {price}, un {saving} menos que suelto
## Programa
Abrimos el {first_night} con «{opener=La gaviota|Yerma|El mercader|Luces de bohemia|Fuenteovejuna}», de {:=la compañía nacional|una compañía invitada}; {:number:90..150} minutos sin pausa. Cerramos el {last_night}. Entre medias, danza el {:date} y charla con {:person} el {:date}, entrada libre.
{transferable!Si no puede venir, preste su tarjeta a quien quiera|Cualquiera puede usar su sitio~La tarjeta es personal y se pide el DNI|Nadie más puede ocupar su sitio}. Cambios de día: {swaps}, con {:number:24..72} h; el siguiente cuesta {:money:2..6}.
Para conservar los mismos asientos dígalo antes del {renew_by}. Suplemento ópera: {:money:10..40}.
~ Taquilla {:time}–{:time}, {:phone}. Menores de {:number:4..8} años, no. Dirección artística: {:person}. Patrocina {:company}. Rampa por la calle lateral.

== es ayuda_alquiler_joven
q agency company:Agencia de Vivienda de {}/Consejería de Vivienda de {}; es:organismo, housing_agency
q tenant person; es:inquilina, applicant, tenant
q flatmate person; es:conviviente, cohabitant
q landlord person; es:casero, landlord
q officer person; es:instructora, case_officer
q head person; es:jefe servicio, signed_by
q file id:BAJ/#####/##; es:expediente, file_no
q applied date; es:fecha solicitud, application_date
q lease date; es:fecha contrato, lease_date
q resolved date; es:fecha resolucion, decision_date
q rent money:350..900; es:renta mensual, monthly_rent
q subsidy money:120..250; es:ayuda mensual, monthly_subsidy
q months number:6..24; es:mensualidades, months_granted
q income money:6000..24000; es:ingresos, yearly_income
q age number:18..35; es:edad, age
q shared flag; es:vivienda compartida, shared_flat
q result choice:granted/denied/waiting list; es:sentido, decision
a iban iban; es:cuenta, bank_account
a payment date; es:fecha pago, payment_date
a birth date; es:fecha nacimiento, dob
a area unit:m²; es:superficie, floor_area
---
{agency} || Expediente {file}
{:street}, {:zip} {:city} || Inf. {:phone}

> {tenant}
> {:address}

# Resolución individual
Primero. El {applied}, a las {:time}, tuvo entrada su petición, registro {:id:############}. Requerida el {:date}, aportó el padrón en {:number:3..10} días.
Segundo. Tiene {age} años; declara {income} en {:year}, {:number:1..3} veces el IPREM. Contrato de {lease} firmado con {landlord}, {:number:1..5} años, fianza de {:money:350..900}. {shared!Reparte el piso con otra persona|Comparten el piso~No comparte el piso con nadie más que su pareja|El piso es solo suyo}. Consta además {flatmate}, sin ingresos.
Tercero. Propuesta de {officer}, {:date}.
Se resuelve {result?estimar la petición~desestimar la petición~dejarla en lista, a falta de crédito}.
= Lo que paga de piso: {rent}
= Lo que se le reconoce: {subsidy} al mes
= Durante: {months} meses, desde {:month}
= Justificar: recibos cada {:number:2..6} meses
+++
Debe comunicar mudanzas en {:number:5..15} días. Reintegro con interés del {:percent} si no lo hace. Tope de renta en su municipio: {:money:600..900}.
> {:city}, {resolved}
> {head}
~ Recurso de alzada, un mes. Partida {:id:####.###.##}. Convocatoria de {:date}. Dudas: {:person}, {:email}.

== es titulo_familia_numerosa
q office company:Consejería de Familia de {}/Junta de {}/Generalitat de {}; es:organismo, issuing_office
q mother person; es:madre, mother, first_holder
q father person; es:padre, father, second_holder
q eldest first; es:hijo mayor, eldest_child
q youngest first; es:hijo menor, youngest_child
q official person; es:jefa seccion, signed_by
q title_no id:FN/##/#####; es:num titulo, certificate_no
q asked date; es:fecha solicitud, application_date
q issued date; es:fecha expedicion, issue_date
q valid date; es:caducidad, valid_until
q children number:3..8; es:numero hijos, children_count
q fee money:5..20; es:tasa, fee
q class choice:general/special; es:categoria, category
q disability flag; es:discapacidad, disabled_child; whether one of the children counts twice
a income money; es:ingresos, family_income
a renewal date; es:fecha renovacion, renew_from
a phone phone; es:telefono familia, family_phone
a discount percent; es:descuento transporte, transport_discount
---
{office} || Registro {:id:####-E-######}
Dirección Territorial de {:city}, {:street} || {:phone}

# Reconocimiento de la condición
A la vista de la instancia recibida el {asked}, del libro abierto en {:city} el {:date} y del certificado de convivencia de {:date}, se expide el documento {title_no} a favor de:
= Titular 1: {mother}, {:id:########@}
= Titular 2: {father}, {:id:########@}
= Descendencia: {children}, de {eldest} ({:number:14..24} años) a {youngest} ({:number:0..4} años)
= Grado: {class?general~especial}
{disability!Uno de ellos cuenta por dos, por su minusvalía|Consta minusvalía de uno de los hermanos, que suma por dos~Ninguno suma por dos|Sin minusvalías acreditadas}.
Se entrega el {issued}, con tarjeta para cada uno; vale hasta el {valid}, día en que {:=un hijo cumple la edad límite|vence la residencia}. Satisfecha en el banco la suma de {fee}, modelo {:number:30..800}, el {:date}. Duplicado de tarjeta: {:money:3..9}.
El estudiante mayor de {:number:21..26} años ha de traer la matrícula antes del {:date} de cada curso.
> {official}
~ Contra esto cabe alzada ante la Secretaría General. Lo tramitó {:person}. Cita: {:email}, de {:time} a {:time}. Asociación {:company} colabora en la difusión.

== es canje_permiso_extranjero
q office company:Jefatura de Tráfico de {}/Jefatura Provincial de {}; es:jefatura, traffic_office
q driver person; es:interesado, licence_holder
q official person; es:funcionaria, clerk
q chief person; es:jefe provincial, signatory
q medic person; es:medico, examining_doctor
q med_centre company:Centro Médico {}/Reconocimientos {}/Psicotécnico {}; es:centro reconocimiento, medical_centre
q origin country; es:pais expedicion, issuing_country
q foreign_no id:@@ #######; es:permiso extranjero, foreign_licence_no
q nie id:@#######@; es:nie, foreigner_number
q first_issued date; es:primera expedicion, first_issued
q foreign_expiry date; es:caducidad extranjero, foreign_expiry
q filed date; es:fecha presentacion, filed_on
q drive_until date; es:autorizacion provisional, provisional_until
q fee money:28..30; es:tasa, fee_paid
q class choice:car/motorcycle/lorry; es:clase, licence_class
q glasses flag; es:gafas, needs_glasses; whether the driver may only drive with lenses
a points number; es:puntos, points_balance
a new_no id; es:permiso nuevo, new_licence_no
a exam date; es:fecha examen, practical_test
a birth date; es:fecha nacimiento, dob
---
{office}
{:street}, {:zip} {:city} · Ventanilla {:number:1..20}
# Resguardo
Se presenta {driver}, {nie}, con domicilio {:address}, el {filed} a las {:time}, y entrega su carné de {origin}, n.º {foreign_no}, {class?que habilita para turismos~que habilita para motocicletas~que habilita para camiones}, obtenido por vez primera el {first_issued} y bueno hasta el {foreign_expiry}. Traducción de {:person}, de {:date}.
= Reconocimiento: {med_centre}, Dr. {medic}, informe {:id:######} de {:date}
= Vista: {glasses!ha de llevar lentes correctoras|código 01.01, gafas~no precisa gafas|sin código de lentes}
= Tasa: {fee}, autoliquidación {:id:############}
= Fotografía: {:number:1..2}, fondo liso
+++
Con este papel puede conducir dentro de España hasta el {drive_until}. El carné entregado se devuelve a su país. Si la consulta a aquel registro no se contesta en {:number:1..6} meses, se archivará. El plástico se remite por correo a casa; si no llega en {:number:4..8} semanas, llame al {:phone}.
Recogió la documentación {official}. La residencia se comprobó el {:date} en el padrón de {:city}.
> El jefe provincial, {chief}
~ Falsear datos se sanciona con {:money:200..500}. Autoescuela colaboradora: {:company}. Consejo: {:url}. Impreso {:id:##-##/#}.

== es estudio_pisada_podologia
q clinic company:Clínica del Pie {}/Podología {}/Centro {}; es:clinica, clinic
q patient person; es:paciente, patient
q podiatrist person; es:podologo, podiatrist
q coach person; es:entrenadora, coach
q lab company:Ortesis {}/Plantillas {}/Laboratorio {}; es:laboratorio, insole_lab
q seen date; es:fecha estudio, assessment_date
q pickup date; es:fecha entrega, pickup_date
q review date; es:revision, review_date
q shoe number:34..48; es:talla calzado, shoe_size
q left_angle unit:° 1..14; es:angulo izquierdo, left_heel_angle
q right_angle unit:° 1..14; es:angulo derecho, right_heel_angle
q leg_gap unit:mm 1..18; es:dismetria, leg_length_gap
q km number:10..110; es:km semana, weekly_km
q price money:120..290; es:precio plantillas, insole_price
q study_price money:40..90; es:precio estudio, assessment_price
q surgery flag; es:cirugia, surgery_advised
q type choice:neutral/pronator/supinator; es:tipo pisada, foot_type
a weight unit:kg; es:peso, body_weight
a birth date; es:fecha nacimiento, dob
a discount percent; es:descuento club, club_discount
a iban iban; es:cuenta, account
---
{clinic}
{:street}, {:city} · {:phone} · Reg. {:id:C-#-####}
# Informe para {patient}
Acude el {seen} a las {:time} por dolor bajo el talón desde {:month}. Corre {km} km por semana a las órdenes de {coach}; última carrera el {:date}, {:number:10..42} km. Calza un {shoe}. Antecedentes: esguince en {:year}.
## En la cinta
Vídeo a {:number:8..13} km/h, {:number:100..300} cuadros. La huella es {type?equilibrada~de las que caen hacia dentro~de las que apoyan por fuera}.
= Retropié izq.: {left_angle}
= Retropié der.: {right_angle}
= Diferencia entre piernas: {leg_gap}
= Apoyo de antepié: {:percent} / {:percent}
= Dorsiflexión: {:number:5..20} grados
## Qué haremos
Molde en espuma; {lab} fresa un par en EVA de {:number:25..50} shore, alza de {:number:2..6} mm. {surgery!A mi juicio hay que operar el espolón|Le remito a quirófano~No hay nada que operar|Descarto la intervención}. Estirar {:number:2..4} veces al día, {:number:20..60} s.
Cobrado hoy {study_price}; el par importa {price}, se deja una señal de {:money:30..80}. Se recoge el {pickup}. Quiero verle otra vez el {review}.
> {podiatrist}, col. {:id:####}
~ Ajustes sin coste durante {:number:2..6} meses. Fisioterapia: {:person}. Factura con exención de IVA. Cita: {:email}, de {:time} a {:time}.

== es pruebas_alergia_cutaneas
q hospital company:Hospital {}/Policlínica {}/Centro de Alergia {}; es:hospital, hospital
q patient person; es:paciente, patient
q allergist person; es:alergologa, allergist
q nurse person; es:enfermero, tested_by
q gp person; es:medico cabecera, family_doctor
q done date; es:fecha prueba, test_date
q sent date; es:fecha derivacion, referral_date
q vaccine_start date; es:inicio vacuna, immunotherapy_start
q history id:NHC ######; es:historia clinica, record_no
q grass unit:mm 0..14; es:papula gramineas, grass_wheal
q olive unit:mm 0..14; es:papula olivo, olive_wheal
q control unit:mm 3..8; es:histamina, histamine_control
q ige number:20..1800; es:ige total, total_ige
q years number:3..5; es:duracion vacuna anyos, treatment_years
q adrenaline flag; es:autoinyector, adrenaline_pen
q severity choice:mild/moderate/severe; es:gravedad, severity
a asthma_since year; es:asma desde, asthma_since
a weight unit:kg; es:peso, weight
a next_dose date; es:proxima dosis, next_injection
a price money; es:precio vacuna, vaccine_price
---
{hospital} || Servicio de Alergología
{:street}, {:city} || {history}

> A la atención del Dr. {gp}, CS {:city}

Nos envía el {sent} a {patient}, {:number:6..70} años, {:job}, por estornudos cada {:=mayo|abril|primavera} y ahogo al correr. Gato en casa desde {:year}. Antihistamínico retirado {:number:5..10} días antes.
# Intradermorreacción en prick, {done}
Puncionó {nurse} a las {:time}, lectura a los {:number:15..20} minutos:
= Testigo positivo: {control}
= Phleum: {grass}
= Olea: {olive}
= Ácaros: {:unit:mm 0..6}
= Alternaria: {:unit:mm 0..4}
= Látex: {:=negativo|no hecho}
Suero: IgE {ige} kU/L; eosinófilos {:percent}. Soplo: FEV1 {:percent}, óxido nítrico {:number:10..80} ppb.
## Juicio y plan
Rinoconjuntivitis {severity?leve~moderada~grave} por pólenes. Vacuna subcutánea de {:company}, comienza el {vaccine_start}, {years} años; aquí las tres primeras, luego con ustedes, esperando {:number:30..45} min. {adrenaline!Se le entrena y receta pluma de adrenalina|Llevará siempre dos autoinyectores~No precisa pluma de adrenalina|No se receta autoinyector}. Colutorio nasal {:number:1..2} veces al día.
Evitará el campo con más de {:number:50..200} granos/m³.
> Dra. {allergist}, {:date}
~ Consulta no presencial {:phone}. Revisa: {:person}. Extractos lote {:id:@####}, caducan el {:date}. Copia: {:email}.

== es silla_ruedas_ortopedia
q shop company:Ortopedia {}/Ayudas {}/Técnica {}; es:ortopedia, orthopaedic_shop
q user person; es:usuaria, wheelchair_user
q carer person; es:cuidador, carer
q fitter person; es:tecnica ortopeda, fitter
q doctor person; es:medico rehabilitador, prescriber
q authority company:Servicio de Salud de {}/Mutua {}; es:financiador, funding_body
q code id:SRM ###@; es:codigo catalogo, catalogue_code
q serial id:##@@####; es:num serie, serial_no
q prescribed date; es:fecha prescripcion, prescription_date
q delivered date; es:fecha entrega, delivered_on
q seat unit:cm 34..52; es:ancho asiento, seat_width
q depth unit:cm 36..50; es:fondo asiento, seat_depth
q weight unit:kg 8..42; es:peso silla, chair_weight
q covered money:300..4200; es:importe financiado, amount_funded
q own money:0..900; es:aportacion usuario, user_contribution
q life number:24..72; es:vida util meses, renewal_months
q electric flag; es:electrica, powered
q use choice:indoor/outdoor/both; es:uso, usage
a warranty date; es:fin garantia, warranty_end
a birth date; es:fecha nacimiento, dob
a user_weight unit:kg; es:peso usuaria, user_weight
a repair_rate money; es:precio hora taller, workshop_rate
---
{shop} || Lic. sanitaria {:id:PS-####}
{:street}, {:city} || {:phone}

# Hoja de adaptación y entrega
Para {user}, {:address}. Receta del Dr. {doctor}, {prescribed}, visada por {authority} el {:date}, n.º {:id:##########}.
= Artículo: {code}, chasis {:=plegable|rígido}, color {:=azul|negro|rojo}
= Chasis n.º: {serial}
= Asiento: {seat} de ancho, {depth} de fondo
= Respaldo: {:unit:cm 30..48}
= En la balanza: {weight}
= Ruedas: {:number:22..26}" macizas
+++
{electric!La mueven dos motores con mando a la derecha|Se maneja con palanca y batería de gel~Se impulsa con los brazos, por los aros|No lleva motor}. Está pensada para {use?casa~la calle~casa y calle}. Cojín antiescaras clase {:number:1..3}, {:money:60..300}, en otra receta.
Paga {authority} la cantidad de {covered}, directamente; la familia pone {own} por las mejoras. No se renueva antes de {life} meses. Préstamo de otra mientras se arregla: {:money:2..8} al día.
Probada el {:date} con {:person}, terapeuta. {carer} aprende a plegarla y frenarla; entregada el {delivered} a las {:time}, con manual.
> {fitter}, col. {:id:###}
~ Revisión gratuita al cabo de {:number:1..6} meses. Recogida a domicilio {:number:5..30} km. Devolver al fondo si no se usa. Reclamaciones {:email}.

== es confirming_aviso_proveedor
q bank company:Banco {}/Caja {}/Banca {}; es:banco, bank
q buyer company:Constructora {}/Supermercados {}/Automoción {}; es:cliente pagador, paying_company
q supplier company:Talleres {}/Pinturas {}/Rótulos {}; es:proveedor, supplier
q clerk person; es:gestora confirming, confirming_officer
q owner person; es:administrador proveedor, supplier_director
q order id:CF-########; es:num orden, payment_order_no
q invoice id:F##/####; es:num factura, invoice_no
q sent date; es:fecha aviso, notice_date
q invoice_date date; es:fecha factura, invoice_date
q due date; es:vencimiento, maturity
q nominal money:1200..94000; es:nominal, face_value
q rate percent:3..9; es:tipo descuento, discount_rate
q fee money:6..240; es:comision, handling_fee
q advance money:1100..93000; es:liquido anticipo, advance_net
q answer_by date; es:limite aceptacion, accept_by
q recourse flag; es:recurso, with_recourse; whether the supplier must pay back when the buyer fails
q way choice:transfer/cheque/account; es:forma cobro, payout_method
a paid_on date; es:fecha cobro, paid_on
a fax phone; es:fax, fax_no
a limit money; es:linea, credit_line
a guarantor person; es:avalista, guarantor
---
{bank} || Pago a proveedores
{:street}, {:city} || {sent}

> {supplier}
> A/A {owner}
> {:street}, {:zip} {:city}

# Orden {order}
Por encargo de {buyer}, pagaremos a ustedes {nominal} el {due}, correspondientes a su documento {invoice} de {invoice_date}, descontado ya un abono de {:money:20..300}. Pago mediante {way?transferencia~cheque al portador cruzado~abono en cuenta de la casa}.
## Si lo prefieren antes
= Recibirían: {advance}
= Descuento: {rate} anual, sobre {:number:20..110} días
= Gastos: {fee}, mínimo {:money:3..9}
= Correo: {:money:0.5..3}
= Conteste antes de: {answer_by}, {:time}
{recourse!Si el deudor no atendiera, les reclamaríamos lo anticipado|El impago volvería a ustedes~El impago del deudor corre de nuestra parte|Nunca les reclamaríamos lo anticipado}. Para aceptar basta firmar al pie o entrar en {:url} con clave {:id:@@####}. La operación de {:date} quedó cerrada sin incidencias.
Impuesto sobre documentos, {:percent}, no aplica.
> {clerk}, centro de empresas de {:city}
~ Reclamaciones: {:person}, Servicio de Atención, {:phone}. Registro B.E. {:id:####}. Tarifa de {:date}. Cesión notificada a {:company}.

== es insercion_publicidad_prensa
q paper company:Diario de {}/El Correo de {}/La Voz de {}; es:periodico, newspaper
q advertiser company:Colchones {}/Academia {}/Feria {}; es:anunciante, advertiser
q agency company:{} Publicidad/{} Creativos/Medios {}; es:agencia, ad_agency
q seller person; es:comercial, ad_sales_rep
q buyer person; es:compradora medios, media_buyer
q designer person; es:maquetador, layout_artist
q order id:OI-#####; es:num orden, insertion_order
q ordered date; es:fecha orden, order_date
q first date; es:primera insercion, first_insertion
q last date; es:ultima insercion, last_insertion
q art_by date; es:entrega original, artwork_due
q times number:1..24; es:inserciones, insertions
q modules number:2..40; es:modulos, modules
q page number:3..48; es:pagina, page_number
q unit money:90..1900; es:precio insercion, price_per_insertion
q rebate percent:3..30; es:rappel, agency_discount
q colour flag; es:color, in_colour
q spot choice:odd page/back page/classified; es:emplazamiento, placement
a circulation number; es:tirada, circulation
a total money; es:total, total_amount
a web money; es:precio web, online_price
a payment date; es:fecha pago, payment_date
---
{paper} || Departamento comercial
{:street}, {:zip} {:city} || {:phone}

# Orden {order} – {ordered}
= Por cuenta de: {advertiser}
= A través de: {agency}, {buyer}
= Nos lo vendió: {seller}
= Mancha: {modules} módulos, {:number:50..250} × {:number:50..350} mm
= Sitio: {spot?impar, con recargo~contraportada~anuncios por palabras}, pág. {page}
= Sale: {times} veces, del {first} al {last}, en {:=lunes|jueves|domingo}
+++
{colour!Impreso a cuatro tintas|Va en cuatricromía~Va solo en negro|Una tinta, negra}. El PDF debe llegar el {art_by} antes de las {:time} a {designer}, {:email}; perfil ISO, sangre {:number:3..5} mm. Correcciones posteriores: {:money:15..60} cada una.
Cada aparición se cobra a {unit}, menos {rebate} por intermediación. Recargo por esquela o política: {:percent}. IVA {:percent}. Giro a {:number:30..90} días.
?Regalo: banner {:number:300..970} px durante {:number:3..10} días.
Anular con menos de {:number:48..96} horas no da derecho a devolución. Error imputable al diario: se repite gratis.
> Conforme la agencia: ______
~ Tarifas vigentes desde {:date}. Director: {:person}. OJD {:year}. Depósito legal {:id:@-###-####}. Imprime {:company}.

== es lavanderia_industrial_parte
q laundry company:Lavandería {}/Textil {}/Limpiezas {}; es:lavanderia, laundry
q hotel company:Hotel {}/Residencia {}/Balneario {}; es:cliente, hotel_customer
q housekeeper person; es:gobernanta, head_housekeeper
q driver person; es:repartidor, driver
q shift_head person; es:jefa turno, shift_supervisor
q note id:LV######; es:num parte, docket_no
q picked date; es:fecha recogida, collected_on
q back date; es:fecha entrega, returned_on
q sheets number:20..600; es:sabanas, sheets
q towels number:40..1200; es:toallas, towels
q missing number:0..30; es:piezas faltantes, missing_pieces
q torn number:0..25; es:piezas rotas, damaged_pieces
q kilos number:60..1900; es:kilos lavados, kilos_washed
q kilo_price money:0.7..2; es:precio kilo, price_per_kilo
q temp unit:°C 40..90; es:temperatura lavado, wash_temperature
q express flag; es:urgente, express
q trolley choice:cage/bag/crate; es:envase, container_type
a total money; es:total, amount_due
a contract id; es:num contrato, contract_no
a iron_price money; es:precio plancha, ironing_price
a arrival time; es:hora entrega, delivered_at
---
{laundry} || Parte {note}
Nave {:number:1..40}, {:street}, {:city} || {:phone}

De {hotel}, {:street}, {:city}, {:number:20..180} habitaciones.
= Se lo llevó: {driver}, {picked}, {:time}
= Se devuelve: {back}
= Viene en: {trolley?jaulas con ruedas~sacos~cajas apilables}, {:number:2..20} bultos
= Túnel: {temp}, aclarado con {:=peracético|ozono}, pH {:number:6..7}
## Recuento en mesa
= Bajeras y encimeras: {sheets}
= Rizo: {towels}
= Albornoces: {:number:0..60}
= Mantelería: {:number:0..200}
= No aparecen: {missing}
= Con roturas: {torn}
= Báscula: {kilos}
+++
{express!Trabajo para el mismo día, con recargo|Pedido con prisa: turno de noche~Plazo normal|Sin prisas, ruta ordinaria}. Se factura a {kilo_price} el kilo, más {:money:3..15} de ruta; recargo por mancha de vino {:percent}. Rechazo admitido hasta {:number:24..72} h.
Última reposición de lencería: {:date}, {:number:20..200} piezas. Auditoría de higiene RABC superada el {:date}.
Firmó la salida {shift_head}; la recibió {housekeeper}, que anota: {:=falta el turno azul|todo bien|toallas húmedas}.
~ Planificación: {:person}, {:email}. Precio revisable cada {:month}. Detergente de {:company}. Vale de fianza por jaula: {:money:60..200}.

== es liquidacion_orden_bolsa
q broker company:Bolsa {} S.V./{} Valores/Inversiones {}; es:intermediario, broker
q investor person; es:inversora, investor, account_holder
q co_holder person; es:cotitular, joint_holder
q adviser person; es:asesor, adviser
q isin id:ES##########; es:isin, security_id
q issuer company:Energías {}/Telecom {}/Hoteles {}; es:emisor, issuer
q order id:##########; es:num orden, order_no
q traded date; es:fecha operacion, trade_date
q settled date; es:fecha liquidacion, settlement_date
q shares number:20..4000; es:titulos, shares
q price money:2..90; es:cambio, price_per_share
q gross money:900..90000; es:efectivo bruto, gross_amount
q brokerage money:3..120; es:corretaje, commission
q market_fee money:1..20; es:canon bolsa, exchange_fee
q at time; es:hora ejecucion, executed_at
q account id:V-######-##; es:cuenta valores, custody_account
q partial flag; es:ejecucion parcial, partially_filled
q side choice:buy/sell; es:sentido, direction
a net money; es:importe neto, net_amount
a dividend date; es:fecha dividendo, dividend_date
a limit money; es:precio limite, limit_price
a tax_id id; es:nif, tax_id
---
{broker}
{:street}, {:zip} {:city} · CNMV {:id:###}

> {investor}
> {:street}, {:city}

# Comunicación de operación {order}
Cuenta {account}, indistinta con {co_holder}, abierta el {:date}.
Recibida su instrucción por {:=teléfono|la aplicación|escrito} el {:date} a las {:time}, hemos {side?comprado~vendido} por usted acciones de {issuer} ({isin}), Mercado Continuo.
= Casada: {traded}, {at}
= Con valor: {settled}
= Títulos: {shares}
= A: {price} cada uno
= Efectivo: {gross}
= Nuestro servicio: {brokerage}
= Sociedad rectora: {market_fee}
= Transacciones financieras: {:percent}
{partial!Solo pudo cruzarse una fracción de lo pedido|Queda un resto vivo en el libro~Se cruzó todo lo pedido|Ejecutada de una sola vez}. Cambio máximo del día {:money:2..95}, mínimo {:money:2..60}. Saldo de títulos antes: {:number:0..900}. Custodia semestral: {:money:5..30}.
La idoneidad se evaluó el {:date}; perfil {:=prudente|dinámico}. Cotizará en el informe fiscal de {:year}.
> {adviser}, oficina de {:city}
~ Contrapartida: {:company}. Discrepancias en {:number:3..10} días, {:phone}. Fondo de garantía de inversiones: {:money:100000..100000}. Defensor del cliente: {:person}.

== es parada_horno_cemento
q plant company:Cementos {}/Calizas {}/Cal {}; es:fabrica, cement_plant
q contractor company:Refractarios {}/Montajes {}/Mecánica {}; es:contrata, main_contractor
q manager person; es:jefa produccion, production_manager
q safety person; es:tecnico prevencion, safety_officer
q foreman person; es:encargado contrata, contractor_foreman
q operator person; es:panelista, control_room_operator
q kiln phrase; es:equipo, unit
q stopped date; es:fecha parada, shutdown_date
q fire_on date; es:fecha encendido, restart_date
q cool number:18..60; es:horas enfriamiento, cooling_hours
q metres unit:m 4..32; es:metros ladrillo, brick_lining_renewed
q brick_cost money:20000..190000; es:coste refractario, lining_cost
q people number:12..160; es:personas contrata, contractor_headcount
q shell unit:°C 180..420; es:temperatura virola, shell_temperature
q lost number:1500..24000; es:toneladas perdidas, lost_tonnes
q order id:OT######; es:orden trabajo, work_order
q accident flag; es:accidente, accident_occurred
q reason choice:planned/breakdown/market; es:motivo, reason
a clinker money; es:precio clinker, clinker_price
a next date; es:proxima parada, next_shutdown
a crane company; es:empresa grua, crane_company
a hour_rate money; es:precio hora contrata, hourly_rate
---
{plant} || {order}
Centro de {:city} || Edición {:number:1..4}, {:date}

# Acta de parada: {kiln=horno 2|horno de clínker|línea vía seca|intercambiador norte}
Motivo: {reason?revisión prevista en el plan anual~rotura imprevista~silos llenos, sin salida}. Se corta llama el {stopped} a las {:time}, en panel {operator}. Virado durante {cool} horas hasta bajar de {:unit:°C 35..60}; antes, la virola llegó a {shell} en el metro {:number:8..50}.
= Empresa: {contractor}, {people} operarios, {:number:2..3} turnos
= La dirige: {foreman}
= Ladrillo puesto: {metres}, magnesia-espinela
= Cuesta el revestimiento: {brick_cost}
= Otros gastos: andamio {:money:2000..9000}, oxicorte {:money:500..3000}
= Toneladas dejadas de hacer: {lost}
+++
Rodillo {:number:1..6} girado {:number:2..9} mm; sello cambiado. {accident!Un operario se cortó la mano y fue evacuado|Hubo un herido leve en el desmontaje~Nadie resultó herido|Sin daños personales}, informa {safety}, que dio {:number:40..300} permisos y paró el tajo {:number:0..4} veces.
Calentamiento {:number:18..40} h, rampa de {:number:20..40} grados por hora. Llama de nuevo el {fire_on}. Coque en parque: {:number:900..9000} t.
> {manager}
~ Distribución: {:person}, {:person}. Botiquín {:phone}. Inspección de virola por {:company} el {:date}. Archivo {:number:5..10} años.

== es almacenamiento_frio_contrato
q store company:Frigoríficos {}/Frío {}/Cámaras {}; es:depositario, cold_store
q depositor company:Congelados {}/Pescados {}/Frutas {}; es:depositante, depositor
q agent person; es:apoderado depositante, depositor_signatory
q manager person; es:jefe almacen, warehouse_manager
q vet person; es:veterinario oficial, official_vet
q contract id:FR-###/##; es:num contrato, contract_no
q signed date; es:fecha firma, signed_on
q from date; es:fecha inicio, storage_from
q goods phrase; es:mercancia, stored_goods
q pallets number:20..900; es:palets, pallet_positions
q temp id:-## °C; es:temperatura, storage_temperature
q pallet_week money:2..9; es:tarifa semana, weekly_rate
q handling money:3..12; es:entrada salida, handling_charge
q blast money:60..220; es:congelacion, blast_freezing_price
q loss percent:0..2; es:merma, shrinkage_allowed
q chamber number:1..14; es:camara, chamber_no
q bonded flag; es:deposito aduanero, bonded
q access choice:weekdays/always/appointment; es:acceso, access_hours
a until date; es:fecha fin, storage_until
a value money; es:valor mercancia, goods_value
a insurer company; es:aseguradora, insurer
a hour_rate money; es:precio hora, labour_rate
---
{store}
Polígono {:=El Puerto|La Dehesa|Las Salinas}, {:street}, {:city} · R.G.S.E.A.A. {:id:40.#####/@}
# Contrato {contract}
{depositor}, por medio de {agent}, confía a esta casa {goods=langostino crudo|guisante ultracongelado|bonito en lomos|pulpa de mango|pan precocido}, en cajas de {:number:5..20} kg.
= Sitio: cámara {chamber}, {pallets} huecos, altura {:number:2..6}
= Grados: {temp}, registro cada {:number:10..30} min
= Comienza: {from}
= Se entra: {access?de lunes a viernes~a cualquier hora~con cita previa}
## Precio
El hueco se cobra a {pallet_week} por semana empezada; mover cada palet, {handling}, y si es fuera de {:time}–{:time}, {:percent} más. Túnel: {blast} la tonelada. Film: {:money:1..4}. Se gira a {:number:15..60} días.
## Responsabilidad
Se tolera {loss} de merma. Cuando la cámara suba de {:id:-##} durante {:number:2..8} h se avisa a {:person}. {bonded!La nave está habilitada para género sin despachar|Tiene régimen aduanero~La nave no admite género sin despachar|No es depósito aduanero}.
Lo visita {vet} cada {:number:1..4} semanas. Responde de la nave {manager}. Impago de {:number:2..3} recibos: derecho de retención.
> {:city}, {signed}
~ Muelle {:number:1..20}, {:phone}. Luz repercutida si pasa de {:money:0.1..0.4} el kWh. Certificado IFS hasta {:date}. Plagas: {:company}.

== es informe_disponibilidad_hosting
q host company:Hosting {}/Nube {}/Centro de Datos {}; es:proveedor, hosting_provider
q client company:Librería {}/Viajes {}/Ayuntamiento de {}; es:cliente, customer
q engineer person; es:ingeniera guardia, on_call_engineer
q contact person; es:contacto cliente, client_contact
q reporter person; es:autor informe, report_author
q period month; es:mes, reporting_month
q issued date; es:fecha informe, issued_on
q outage date; es:fecha caida, outage_date
q began time; es:inicio caida, outage_start
q minutes number:3..310; es:minutos caida, downtime_minutes
q uptime percent:95..99; es:disponibilidad, uptime
q promised percent:98..99; es:compromiso, sla_target
q credit money:5..240; es:compensacion, service_credit
q disk percent:20..97; es:disco, disk_usage
q tickets number:1..60; es:incidencias, tickets
q server id:vps-####; es:servidor, server_id
q breach flag; es:incumplimiento, sla_breached
q cause choice:power/software/attack; es:causa, root_cause
a ended time; es:fin caida, outage_end
a fee money; es:cuota, monthly_fee
a backup date; es:ultima copia, last_backup
a ip id; es:direccion ip, ip_address
---
{host}
Sala {:number:1..4}, {:city} · Guardia {:phone}
# Servicio prestado en {period}
Destinatario: {contact}, {client}. Máquina {server}, {:number:2..16} núcleos, {:number:4..64} GB.
= En pie: {uptime}
= Pactado: {promised}
= Avisos abiertos: {tickets}, cerrados {:number:1..50}
= Ocupación del volumen: {disk}
= Tráfico: {:number:80..4000} GB, tope {:number:1000..9000}
= Respuesta media: {:unit:ms 40..400}
## El corte
El {outage}, a las {began}, la web dejó de contestar durante {minutes} minutos. Origen: {cause?doble fallo de alimentación en el bastidor~un parche del núcleo mal aplicado~avalancha de peticiones maliciosas}. Lo atendió {engineer}, que despertó a {:person}; primer mensaje a ustedes {:number:4..30} min después.
{breach!Quedamos por debajo de lo firmado y corresponde descuento|No se llegó a lo pactado~Se mantuvo lo pactado; el descuento es de cortesía|Pese a todo se respetó lo firmado}: {credit} en el próximo recibo ({:percent}).
## Por hacer
* Fuente de repuesto, pedido {:id:P#####} a {:company}, {:date}.
* Cambio de certificado, hora prevista {:time}.
?* Subir de plan: {:money:10..90} más.
> {reporter}, {issued}
~ Mantenimiento programado: {:date}, {:time}–{:time}. Contrato de {:year}. Versión del panel {:id:##.#}. {:email}
`
