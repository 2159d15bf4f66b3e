/** Further papers of sea and air, travel, arts, sports, charities, media, the forces and households in Spanish. */
export const spanishFurtherPapers4 = `
== es rooming_list_grupo
q hotel company:Hotel {}/Hostal {}/Gran Hotel {}; establishment, es:establecimiento; house where the group sleeps
q agency company:Viajes {}/{} Tours/Turismo {}; es:agencia; who sends the list
q group phrase; group_name, es:grupo
q leader person; tour_leader, es:acompañante; who travels with the guests all the way
q driver person; coach_driver, es:chófer; who sleeps in the free single room
q local_guide person; es:guía local; who joins only for the town walk
q locator id:@@####@; booking_ref, es:localizador
q arrives date; check_in, es:entrada; first night
q leaves date; check_out, es:salida; day on which the rooms are given back
q arrives_at time; expected_arrival_time, es:hora prevista
q dinner_at time; dinner_time, es:hora de la cena
q board choice:breakfast/half/full; es:régimen; meals that are included
q doubles number:4..25; double_rooms, es:dobles
q singles number:1..9; single_rooms, es:individuales
q free number:1..3; free_places, es:gratuidades; places the hotel does not charge
q price money:30..140; price_per_person_night, es:precio por persona y noche
q release date; release_date, es:fecha límite de cancelación; last day rooms may be dropped without cost
q deposit money:200..3000; es:depósito
q reception person; hotel_contact, reservations_manager; person at the hotel who handles groups
q luggage flag; porterage_included, es:maleteros; whether the cases are carried up
a triples number; triple_rooms, es:triples
a bus_plate id; coach_plate, es:matrícula del autocar
a deposit_paid date; deposit_paid_on; when the deposit was received
a flight id; flight_no, es:vuelo
a insurer company; travel_insurer
l rooms; rooming, es:habitaciones; who sleeps where
c rooms.no number:1..60; line_no
c rooms.kind phrase; room_type, es:tipo
c rooms.guest person; first_guest, es:huésped
c rooms.other person; second_guest, roommate, es:acompañante
c rooms.doc id:@@######; passport, es:documento
c rooms.diet phrase; es:dieta
c rooms.note phrase; request, es:observación
c rooms.key id; room_number
---
{agency} || Localizador {locator}
A: {hotel}, a la atención de {reception}
# Rooming list · {group=Amigos del Románico|Promoción del 74|Coro Santa Ana|Senderistas del Duero}
Entrada {arrives}, sobre las {arrives_at} || Salida {leaves}
Cena a las {dinner_at} || Régimen: {board?alojamiento y desayuno~media pensión~pensión completa}
%rooms 4..10
N.º | Hab. | Huésped | Comparte con | Documento | Dieta | Obs.
{rooms.no} | {rooms.kind=DBL|TWIN|SGL|DUI} | {rooms.guest} | {rooms.other} | {rooms.doc} | {rooms.diet=–|celíaca|vegetariana|sin sal|diabético|} | {rooms.note=planta baja|cama grande|–|junto al ascensor|aniversario}
{rooms.key=}
%%
= Dobles: {doubles}
= Individuales: {singles}
= Gratuidades: {free}
= Precio por persona y noche: {price}
= Depósito: {deposit}
Viajan con el grupo {leader} y el chófer, {driver}; la visita de la ciudad la hace {local_guide}. {luggage!Maleteros incluidos a la llegada y a la salida|El equipaje se sube a las habitaciones~Cada cliente sube su equipaje|Sin servicio de maleteros}. Reducciones sin gasto hasta el {release}.
~ Lista anterior del {:date} sin efecto. Tasa turística de {:money:1..4} a pagar en recepción. Emergencias agencia {:phone}.

== es hoja_carga_vuelo
q airline company:Aerolíneas {}/{} Air/Líneas Aéreas {}; operator
q flight id:@@ ####; flight_no, es:vuelo
q reg id:EC-@@@; aircraft_registration, es:matrícula
q type phrase; aircraft_type, es:tipo de aeronave
q from_city city; departure_airport, es:origen; where it takes off
q to_city city; destination_airport, es:destino; where it is to land
q alternate city; alternate_airport, es:alternativo; where it goes if it cannot land
q day date; flight_date
q std time; scheduled_departure, es:hora programada; time in the timetable
q printed time; printed_at, es:hora de emisión; when the sheet came out of the printer
q captain person; commander, es:comandante; who signs for the load
q agent person; load_controller, es:despachador; who made the sheet
q loader person; ramp_supervisor, es:capataz de rampa; who was in charge of the holds
q dow unit:kg 20000..45000; dry_operating_weight, es:peso operativo seco
q zfw unit:kg 30000..60000; zero_fuel_weight, es:peso sin combustible; actual weight without fuel
q tow unit:kg 35000..78000; take_off_weight, es:peso al despegue
q mtow unit:kg 60000..79000; maximum_take_off_weight, es:peso máximo al despegue; limit that must not be passed
q fuel unit:kg 3000..18000; take_off_fuel, block_fuel
q trip unit:kg 2000..12000; trip_fuel, es:combustible de viaje; what is burnt on the way
q pax number:20..189; passengers_total, es:pasajeros
q infants number:0..6; es:bebés
q bags number:10..250; bags_loaded, es:maletas
q cg percent:15..38; centre_of_gravity, mac
q trim short; stabiliser_trim
q edition number:1..4; edition_no
q dangerous flag; dangerous_goods_aboard, notoc; whether dangerous goods are in the holds
a gate short; es:puerta
a holding unit; holding_fuel, es:combustible de espera
a landed time; arrival_time
a first_officer person; es:copiloto
a crew number; cabin_crew
l holds; compartments, es:bodegas; what lies in which hold
c holds.no short; hold, es:bodega
c holds.kind phrase; load_type, es:carga
c holds.pieces number:1..120
c holds.kilos number:20..4000; weight_kg, es:peso
c holds.dest id:@@@; destination_code
c holds.uld id:AKE#####@@; container
c holds.note phrase; remark
c holds.height unit
---
{airline} || LOADSHEET / HOJA DE CARGA, ed. {edition}
{flight} · {day} · {reg} · {type=A320|E195|B737-800|ATR 72|A319}
De {from_city} a {to_city} (alternativo {alternate}) || STD {std} · impresa {printed}
DOW {dow} || Pax {pax} + {infants} bebés
ZFW {zfw} || Maletas {bags}
FUEL {fuel} || TRIP {trip}
TOW {tow} || MÁX. {mtow}
CG {cg} || TRIM {trim=0.4 UP|1.2 UP|0.8 DN|0.0}
%holds 3..7
Bodega | Carga | Piezas | kg | Dest. | ULD | Nota
{holds.no=1|2|3|4|5|11P|12P} | {holds.kind=equipaje|correo|carga|equipaje en conexión|vacío} | {holds.pieces} | {holds.kilos} | {holds.dest} | {holds.uld} | {holds.note=–|PRIO|frágil|perecedero|AVI}
{holds.height=}
%%
{dangerous!Ver NOTOC adjunta: baterías de litio en bodega|Se transportan mercancías peligrosas~NOTOC nula|No hay mercancías peligrosas}.
Despachador {agent} || Rampa {loader}
> Acepto la carga: {captain}
~ Peso máximo sin combustible {:unit:kg 55000..62000}. Tablas revisadas el {:date}. Cambio de última hora: ninguno.

== es statement_of_facts_buque
q agency company:Agencia {}/Consignatarios {}/{} Marítima; port_agent, es:agente; who wrote the record
q ship phrase; vessel, es:buque
q flag country; flag_state, es:bandera
q master person; es:capitán; commands the ship
q port city
q berth phrase; es:muelle
q charterer company:{} Grain/{} Trading/Fletamentos {}; es:fletador; who hired the ship
q owner company:Armadores {}/{} Bulkers; shipowner, es:armador
q receiver company:Harinera {}/Fábrica de Piensos {}; es:receptor; for whom the cargo is
q stevedore company:Estibadora {}/{} Estiba; es:estibadora
q cargo phrase; es:carga
q quantity unit:t 2000..60000; quantity_bl, es:cantidad según B/L
q shore unit:t 2000..60000; quantity_shore_scale, es:cantidad según báscula; what the shore scale showed
q arrived date; arrived_roads_on, es:llegada a rada
q nor_day date; notice_of_readiness, es:carta de alistamiento; day the readiness was tendered
q nor_time time; nor_tendered_at, es:hora de la carta
q accepted date; nor_accepted_on; day the readiness was accepted, not when it was handed in
q berthed date; berthed_on, es:atraque
q began date; discharge_began
q ended date; discharge_completed, es:fin de operaciones
q sailed date; sailed_on, es:salida
q laytime number:20..240; laytime_hours, es:plancha en horas
q rate unit:t 1000..12000; rate_per_day
q protest flag; signed_under_protest, es:protesta del capitán; whether the ship's command signed with a reservation
q supervisor person; cargo_superintendent, es:supercargo; who watched for those who hired the ship
q agent person; boarding_agent, es:agente de abordaje; who went on board for the agency
a demurrage money; demurrage_rate, es:demora
a next_port city
a bl id; bill_of_lading
a draft unit; arrival_draft, es:calado
a tugs number; tugs_used
l log; time_sheet, es:cronología; what happened when
c log.day date; date
c log.start time; from, es:desde
c log.finish time; to, es:hasta
c log.what phrase; event, es:suceso
c log.gangs number:0..4; es:manos
c log.holds phrase
c log.counts phrase; counts_as_laytime, es:computa
c log.tonnes unit
---
{agency}, {port}
# ESTADO DE HECHOS / STATEMENT OF FACTS
= Buque / bandera: {ship=Castillo de Ponte|Nordvik|Cerro Azul|Helena K}, {flag}
= Capitán: {master}
= Armador: {owner}
= Fletador: {charterer}
= Receptor: {receiver}
= Estibadora: {stevedore}
= Carga: {cargo=maíz a granel|clínker|harina de soja|urea|trigo}
= Según B/L: {quantity}
= Según báscula de tierra: {shore}
= Muelle: {berth=Adossat norte|Silos 2|Exterior|Alfonso XIII}
= Plancha: {laytime} horas a {rate} por día
+++
Llegada a rada || {arrived}
Carta de alistamiento || {nor_day}, {nor_time}
Aceptada || {accepted}
Atraque || {berthed}
Inicio descarga || {began}
Fin de descarga || {ended}
Desatraque y salida || {sailed}
+++
%log 4..10
Fecha | De | A | Suceso | Manos | Bodegas | Computa
{log.day} | {log.start} | {log.finish} | {log.what=descarga|lluvia|avería de grúa|cambio de turno|espera de camiones|festivo local} | {log.gangs} | {log.holds=1 y 3|2|4|todas|–} | {log.counts=sí|no|mitad}
{log.tonnes=}
%%
{protest!El capitán firma con protesta, ver carta|Firmado bajo protesta del buque~Firmado sin reservas|Sin observaciones del buque}.
{master} || Por la agencia: {agent}
Supercargo: {supervisor}
~ Horas locales. Póliza de fletamento de {:date}. Prácticos a las {:time}. Remolcadores {:company}.

== es aviso_navegantes_temporal
q institute company:Instituto Hidrográfico de {}/Capitanía de Puerto de {}/Autoridad Portuaria de {}; issuing_body, es:organismo
q number id:###/##; notice_no, es:aviso
q area phrase; sea_area, es:zona
q subject phrase; es:asunto
q issued date; issued_on, es:fecha de emisión
q from_day date; in_force_from, es:en vigor desde; first day the warning counts
q until_day date; in_force_until, es:vigente hasta; last day the warning counts
q cancels id:###/##; cancels_notice, es:anula; earlier notice that no longer counts
q chart id:###@; chart_affected, es:carta náutica
q ship phrase; working_vessel, es:buque de trabajo
q firm company:Dragados {}/Cables Submarinos {}/Obras Marítimas {}; contractor, es:empresa ejecutora; who does the work at sea
q client company:Puertos {}/Cables {}/Energía {}; ordered_by, es:promotor; for whom the work is done
q channel number:6..77; vhf_channel, es:canal de trabajo
q guard unit:millas 1..3; distance_to_keep, es:resguardo; how far others must stay away
q depth unit:m 5..400; es:profundidad
q officer person; signed_by, es:jefe de sección
q contact person; contact_on_board, es:jefe de campaña; whom one may call on the ship
q night flag; work_at_night, es:trabajo nocturno; whether they work through the dark hours
q divers flag; divers_down, es:buceadores
a speed unit; ship_speed, es:velocidad
a cost money
a captain person; master
a permit id; permit_no
l spots; positions, es:posiciones; points that bound the area
c spots.no short; point, es:punto
c spots.lat id:##° ##,## N; latitude, es:latitud
c spots.lon id:00#° ##,## O; longitude, es:longitud
c spots.mark phrase; buoy, es:balizamiento
c spots.light phrase; light_character, es:luz
c spots.depth unit; depth_at_point
---
{institute}
> AVISO A LOS NAVEGANTES {number}
{area=Golfo de Cádiz|Ría de Vigo|Estrecho, aproches|Costa de Garraf|Bahía de Concepción} — {subject=tendido de cable|dragado del canal|fondeo de boyas oceanográficas|ejercicio de salvamento|retirada de pecio}
Emitido el {issued}. Anula el {cancels}. Afecta a la carta {chart}.
+++
Desde el {from_day} hasta el {until_day}, ambos incluidos, el buque «{ship=Ciudad de Tarragona|Atlantic Layer|Dragasur|Punta Candor}», de {firm}, trabajará por cuenta de {client} con capacidad de maniobra restringida en el área que forman:
%spots 3..7
Punto | Latitud | Longitud | Señal | Luz
{spots.no=A|B|C|D|E|F} | {spots.lat} | {spots.lon} | {spots.mark=boya amarilla|boya especial|sin balizar|baliza virtual} | {spots.light=Fl Y 5 s|Q Y|–|Fl(4) Y 12 s}
{spots.depth=}
%%
Fondos de hasta {depth}. Se pide un resguardo de {guard} y escucha en el canal {channel}.
{night!Las obras continúan de noche|Se trabaja las veinticuatro horas~Solo se trabaja con luz del día|De noche el buque queda fondeado}. {divers!Habrá personas bajo el agua, pasar a poca máquina|Buceadores en inmersión~No hay buceadores|Sin inmersiones}.
A bordo: {contact}, {:phone}
> {officer}
~ Dátum WGS 84. Próxima edición del grupo el {:date}. Radioaviso costero a las {:time}. Jefe de guardia {:person}.

== es conocimiento_pase_temporal_caballo_exposicion
q owner company:Yeguada {}/Ganadería {}/Haras {}; horse_owner, lender, es:cedente; to whom the horse belongs
q centre company:Centro Ecuestre {}/Doma {}/Hípica {}; borrower, es:cesionario; who keeps the horse meanwhile
q owner_rep person; signs_for_owner, es:por la cedente
q centre_rep person; signs_for_centre, es:por la cesionaria
q rider person; es:jinete; the only one who may ride in shows
q groom person; es:mozo
q horse phrase; horse_name, es:nombre del caballo
q breed phrase; es:raza
q chip id:7240##########; microchip, es:microchip
q passport id:ES-#######; horse_passport, es:DIE
q born year; year_of_birth
q coat phrase; es:capa
q from_day date; loan_from, es:inicio de la cesión
q until_day date; loan_until, es:fin de la cesión
q signed date; signed_on
q value money:3000..90000; agreed_value, es:valor convenido; sum to be paid if the horse is lost
q monthly money:100..900; monthly_keep, es:pupilaje
q insurer company:Seguros {}/Mutua Ganadera {}
q prize_share percent; prize_share_owner, es:parte de premios; share of the winnings that goes to the owner
q breeding flag; covering_allowed, es:cubriciones; whether the horse may be bred
q abroad flag; may_leave_country, es:salida al extranjero
q return choice:owner/centre; return_transport_paid_by, es:portes de vuelta
a vet person; es:veterinario
a sire phrase; es:padre
a purchase_option money; option_to_buy
a height unit; height_at_withers, es:alzada
l shows; planned_events, es:concursos; where the horse is to be shown
c shows.day date; date
c shows.place city; es:lugar
c shows.class phrase; es:prueba
c shows.organiser company; es:organiza
c shows.fee money:20..400; entry_fee, es:matrícula
c shows.result phrase
l tack; equipment_lent, es:arreos; what goes with the horse
c tack.item phrase; es:prenda
c tack.count number:1..4
c tack.state phrase; condition, es:estado
c tack.value money
---
# Contrato de cesión temporal de equino
En {:city}, el {signed}, {owner}, por medio de {owner_rep}, cede a {centre}, por la que firma {centre_rep}:
Nombre || {horse=Lucero III|Capitán del Sur|Zafia|Duende MR|Almirante}
Raza y capa || {breed=PRE|hispano-árabe|anglo-árabe|criollo}, {coat=tordo|castaño|alazán|negro}
Año || {born}
Microchip || {chip}
Documento || {passport}
del {from_day} al {until_day}.
+++
Monta solo {rider}; cuida {groom}. Pupilaje de {monthly} al mes. De los premios, el {prize_share} es para la cedente. {breeding!Puede cubrir yeguas con acuerdo escrito|Se permiten cubriciones~No podrá destinarse a la cría|Prohibido usarlo como semental}. {abroad!Puede competir fuera del país|Se admite la salida al extranjero~No saldrá del territorio nacional|Sin salidas al extranjero}. La vuelta la paga {return?la propietaria~el centro que lo recibe}.
%shows 2..5
Fecha | Lugar | Prueba | Organiza | Matrícula
{shows.day} | {shows.place} | {shows.class=doma media|morfología|alta escuela|enganche|salto 1,20} | {shows.organiser} | {shows.fee}
{shows.result=}
%%
%tack 1..4 sentence
Se entrega con
{tack.count} × {tack.item=cabezada|silla mixta|manta de cuadra|vendas|cincha} ({tack.state=nueva|usada|buena|gastada})
{tack.value=}
%%
+++
Valor convenido {value}, asegurado en {insurer}.
{owner_rep} || {centre_rep}
~ Cesión anterior terminada el {:date}. Distancia máxima sin descanso {:number:4..8} horas. Testigo {:person}.

== es rider_catering_camerinos_festival
q festival phrase; event_name, es:festival
q promoter company:Promotora {}/{} Producciones/{} Live; es:promotora; who pays and receives the list
q caterer company:Catering {}/Cocina {}; es:empresa de catering
q artist phrase; act, es:artista
q manager person; tour_manager, es:mánager de gira; who travels with the band and wrote the list
q hospitality person; hospitality_contact, es:responsable de camerinos; who looks after the rooms on site
q venue phrase; es:recinto
q day date; show_date, es:fecha del concierto
q load_in time; es:entrada de equipo
q check time; soundcheck, es:prueba de sonido
q doors time; doors_open, es:apertura de puertas
q show time; stage_time, es:salida a escena; when the act goes on
q curfew time; es:hora límite; when all sound must stop
q people number:6..40; party_size, es:personas
q rooms number:1..5; dressing_rooms, es:camerinos
q towels number:10..60; es:toallas
q buyout money:10..40; buyout_per_head, es:dieta sustitutoria; money each gets where no hot meal is served
q parking number:1..6; parking_spaces
q wifi phrase; wifi_password, es:clave wifi
q confirm_by date; es:confirmar antes de
q alcohol flag; alcohol_wanted, es:alcohol; whether strong drinks are asked for
q glass flag; glass_allowed, es:vidrio permitido; whether bottles of glass may be used on stage
q sent date; sent_on
a fee money; artist_fee, es:caché
a hotel company
a bus_arrival date; arrival_date
a security person; head_of_security
l meals; meal_times, es:comidas
c meals.meal phrase; es:comida
c meals.hour time; time, es:hora
c meals.people number:4..40; covers, es:cubiertos
c meals.veg number:0..9; vegetarians
c meals.where phrase; place, es:lugar
c meals.price money
l stuff; dressing_room_items, es:peticiones; what is to stand in the rooms
c stuff.room phrase; es:camerino
c stuff.item phrase; es:artículo
c stuff.qty number:1..48; quantity, es:cantidad
c stuff.when phrase
c stuff.shop company; supplier
---
{festival=Noches del Faro|Ribera Sonora|Vendimia Rock|Plaza Viva} · {venue=Auditorio del Parque|Explanada del puerto|Plaza de toros|Recinto ferial}
# Hospitalidad: {artist=Los Inviernos|Mara Duero|La Orquesta Lunar|Cuarteto Salitre}
De: {manager} || Para: {promoter}
Catering: {caterer} || Camerinos: {hospitality}
Concierto del {day}, somos {people}
= Entrada de equipo: {load_in}
= Prueba: {check}
= Puertas: {doors}
= A escena: {show}
= Silencio: {curfew}
+++
%meals 2..4
Comida | Hora | Cubiertos | Veget. | Lugar
{meals.meal=desayuno técnico|almuerzo|cena|recena} | {meals.hour} | {meals.people} | {meals.veg} | {meals.where=carpa|camerino 1|restaurante|escenario}
{meals.price=}
%%
%stuff 3..8 lines
{stuff.room=Camerino 1|Camerino 2|Oficina|Escenario}: {stuff.qty} × {stuff.item=agua sin gas|fruta cortada|té de jengibre|pan sin gluten|cerveza local|zumo natural|frutos secos} ({stuff.when=a la llegada|tras la prueba|al terminar})
{stuff.shop=}
%%
+++
Camerinos {rooms} || Toallas {towels}
Plazas de aparcamiento {parking} || Wifi {wifi=ribera2024|CamerinoNorte|faro-9981|salitre77}
Sin comida caliente se abonan {buyout} por cabeza. {alcohol!Se pide una botella de ron y otra de vino|Hay peticiones de licor en la lista~Nada de alcohol en camerinos|La banda no bebe, no pongan alcohol}. {glass!Se puede usar vidrio en escena|Las botellas de vidrio no molestan~Solo plástico o lata en escena|Nada de vidrio sobre el escenario}.
Confirmad antes del {confirm_by}.
~ Enviado el {sent}. Ruta: ayer en {:city}, mañana en {:city}. Técnico {:person}, {:phone}.

== es programa_mano_teatro_liquidacion_taquilla
q theatre company:Teatro {}/Sala {}/Auditorio {}; es:sala
q company company:Compañía {}/{} Teatro/Producciones {}; theatre_company, es:compañía
q play phrase; title, es:obra
q author person; es:autor; who wrote the play
q director person; es:dirección
q box person; box_office_manager, es:taquillero; who counted the tickets
q rep person; company_representative, es:representante de la compañía
q sgae percent; author_rights, es:derechos de autor
q day date; performance_date, es:función del
q hour time; performance_time
q capacity number:90..1200; es:aforo
q sold number:40..1100; tickets_sold, es:entradas vendidas
q invites number:2..60; complimentary, es:invitaciones
q gross money:500..30000; gross_takings, es:recaudación bruta
q vat money:50..3000
q rights money:50..3000; rights_amount, es:importe de derechos
q net money:400..26000; net_takings, es:recaudación neta; what is left to be shared
q share percent; company_share, es:porcentaje de la compañía
q company_sum money:200..20000; amount_for_company, es:para la compañía
q house_sum money:100..9000; amount_for_theatre, es:para la sala
q paid date; payment_date, es:fecha de pago
q minimum money:300..5000; guaranteed_minimum, es:mínimo garantizado
q full flag; sold_out, es:lleno; whether no seat was left
q joint_count flag; counted_together, es:recuento conjunto
a fee money; rental_fee
a next_day date; next_performance
a actors number; cast_size
a stage_manager person; es:regidor
l prices; ticket_types, es:entradas; tickets by sort
c prices.zone phrase; es:zona
c prices.kind phrase; type, es:tarifa
c prices.price money:5..60; es:precio
c prices.count number:2..400; sold, es:vendidas
c prices.channel phrase; es:canal
c prices.sum money:50..9000; amount, es:importe
c prices.first id; first_ticket_no
---
{theatre} || Función del {day}, {hour}
# Hoja de taquilla
«{play=La casa del pozo|Tres inviernos|El último tranvía|Bodas de trigo}», de {author} · dirección {director}
{company}
%prices 3..8
Zona | Tarifa | Precio | Vendidas | Canal | Importe
{prices.zone=platea|anfiteatro|palco|gallinero} | {prices.kind=general|joven|jubilados|grupo|abono} | {prices.price} | {prices.count} | {prices.channel=taquilla|web|teléfono} | {prices.sum}
{prices.first=}
%%
Aforo {capacity} || Vendidas {sold}
Invitaciones {invites} || Recaudación {gross}
IVA {vat} || Derechos de autor ({sgae}) {rights}
A repartir {net} || Compañía ({share}) {company_sum}
Sala {house_sum} || Mínimo pactado {minimum}
{full!No quedó una butaca libre|Se colgó el cartel de completo~Quedaron butacas libres|Hubo asientos vacíos}. {joint_count!Contaron juntos ambos firmantes|Arqueo hecho por las dos partes~La compañía no asistió al recuento|Contó solo la sala}. Se abonará el {paid}.
{box} || {rep}
~ Estreno {:date}. Talonario {:id:@-####}. Técnico de sala {:person}. Redondeo de {:money:0..1}.

== es liquidacion_derechos_autor_edicion
q publisher company:Editorial {}/Ediciones {}/Libros de {}; es:editorial
q author person; es:autora
q agent company:Agencia Literaria {}/{} Agencia; literary_agency, es:agencia; who receives the money for the writer
q translator person; es:traductora
q editor person; es:editora
q title phrase; es:título
q isbn id:978-84-####-###-#
q contract_date date; es:fecha del contrato
q period period; settlement_period, es:periodo liquidado
q issued date; statement_date
q pay_on date; payment_date, es:fecha de abono
q print_run number:800..20000; es:tirada
q edition number:1..9; es:edición
q opening number:50..9000; opening_stock, es:existencias iniciales
q closing number:50..9000; closing_stock, es:existencias finales
q given number:10..200; free_copies, es:ejemplares gratuitos; copies that bear no royalty
q returned number:5..900; returns, es:devoluciones
q price money:8..32; retail_price, es:PVP sin IVA
q advance money:500..9000; advance_paid, es:anticipo; paid when the contract was made
q recovered money:100..9000; advance_recovered, es:anticipo amortizado
q gross money:200..9000; royalties_earned, es:derechos devengados
q withheld money:20..900; tax_withheld, es:retención
q net money:100..8000; net_payable, es:líquido a percibir
q out_of_print flag; es:descatalogado; whether the book is no longer offered
q audiobook flag; audio_edition
a iban iban; author_account, es:cuenta de abono
a tax_id id; author_tax_id, es:NIF de la autora
a next_date date; next_statement
a prize money
l formats; formats_sold, es:formatos; copies and royalty by form
c formats.form phrase; format, es:formato
c formats.sold number:5..9000; copies_sold, es:ejemplares
c formats.price money:3..32; es:precio
c formats.rate percent:5..40; royalty_rate, es:porcentaje
c formats.sum money:10..6000; royalty, es:derechos
c formats.country country
l sub; subsidiary_rights, es:derechos cedidos; rights sold to others
c sub.firm company; licensee, es:cesionario
c sub.right phrase; es:derecho
c sub.income money:100..5000; es:ingreso
c sub.share percent; author_share
c sub.signed date
---
{publisher}
Departamento de derechos || {issued}
A: {agent}
# Liquidación de derechos de autor
{title=Sal en los zapatos|La hora quieta|Cuaderno de Ulía|Las afueras del mapa}, de {author} (trad. {translator}). ISBN {isbn}, {edition}.ª edición, tirada {print_run}. Contrato de {contract_date}. Periodo: {period}.
= Existencias al empezar: {opening}
= Devoluciones: {returned}
= Gratuitos: {given}
= Existencias al cierre: {closing}
= PVP sin IVA: {price}
%formats 2..5
Formato | Ejemplares | Precio | % | Derechos
{formats.form=rústica|tapa dura|electrónico|bolsillo|club} | {formats.sold} | {formats.price} | {formats.rate} | {formats.sum}
{formats.country=}
%%
?Cesiones a terceros:
%sub 1..3 lines
{sub.firm}, {sub.right=traducción al portugués|edición argentina|opción audiovisual|antología}: {sub.income}, corresponde el {sub.share}
{sub.signed=}
%%
Devengado {gross} || Anticipo entregado {advance}
A cuenta del anticipo {recovered} || Retención {withheld}
> A percibir {net}, el {pay_on}
{out_of_print!El título ya no figura en catálogo|La obra queda descatalogada~El título sigue en catálogo|La obra sigue a la venta}. {audiobook!Existe versión en audio|Se ha grabado el audiolibro~No se ha grabado audiolibro|Sin versión en audio}.
{editor}
~ Depósito legal de {:date}. Distribuye {:company}. Consultas: {:email}. Liquidación previa: {:money:50..3000}.

== es plan_medios_campana
q agency company:{} Medios/Central {}/Agencia {}; media_agency, es:agencia de medios
q advertiser company:Yogures {}/Seguros {}/Muebles {}; client, es:anunciante; whose goods are advertised
q planner person; media_planner, es:planificadora; who drew up the plan
q brand_manager person; approved_by_client, es:jefe de marca
q creative company:{} Creativos/Estudio {}; creative_agency, es:agencia creativa; who made the spots
q campaign phrase; es:campaña
q target phrase; target_audience, es:público objetivo
q start date; campaign_start
q finish date; campaign_end, es:fin de campaña
q version number:1..9; plan_version
q dated date; plan_date
q materials_by date; materials_deadline, es:entrega de materiales; when the finished spots must be there
q cancel_by date; cancel_without_cost_until, es:cancelación sin coste
q gross money:20000..900000; gross_cost, es:inversión bruta
q discount percent; agency_discount, es:descuento
q net money:10000..700000; net_cost, es:inversión neta
q fee percent; agency_fee, es:honorarios
q reach percent; es:cobertura; share of the audience that sees it at least once
q freq number:2..12; average_frequency
q grp number:100..900; grp_total
q purchase_no id:OC-######; client_po
q approved flag; plan_approved, es:aprobado; whether the client has agreed to the plan
q kids flag; shown_in_childrens_slots
a invoice_no id
a pay_by date; payment_due
a results number; clicks_total
a photographer person
l slots; insertions, es:inserciones; what runs where
c slots.medium phrase; es:medio
c slots.support phrase; outlet, es:soporte
c slots.format phrase; es:formato
c slots.count number:1..90; insertions, es:pases
c slots.from date; first_day, es:primer día
c slots.until date; last_day
c slots.rate money:50..9000; unit_price, es:tarifa
c slots.total money:300..90000; cost, es:coste
c slots.grp number
---
{agency} || Plan v{version}, {dated}
# {campaign=Vuelta al cole|Noviembre redondo|Tu casa de siempre|Verano ligero}
Anunciante {advertiser} · creatividad {creative} · pedido {purchase_no}
Público: {target=mujeres 25-44|familias con niños|mayores de 55|jóvenes urbanos}. Del {start} al {finish}.
%slots 3..9
Medio | Soporte | Formato | Pases | Desde | Hasta | Tarifa | Coste
{slots.medium=TV|radio|prensa|exterior|digital|cine} | {slots.support=Canal Sierra|Radio Plaza|El Heraldo Norte|metro|portal de recetas|Cines Lux} | {slots.format=20 s|cuña 30 s|página|mupi|vídeo 6 s|robapáginas} | {slots.count} | {slots.from} | {slots.until} | {slots.rate} | {slots.total}
{slots.grp=}
%%
+++
= Bruto: {gross}
= Descuento: {discount}
= Neto: {net}
= Honorarios: {fee}
+++
Cobertura {reach} || Frecuencia {freq}
GRP {grp} || Materiales antes del {materials_by}
{kids!Parte de los pases cae en franja infantil|Se emite también en horario infantil~Nada en franja infantil|Se evita el horario de niños}. Puede anularse sin coste hasta el {cancel_by}. {approved!Conforme del cliente recibido|El cliente ha dado su visto bueno~Pendiente del visto bueno del cliente|A la espera de conformidad}.
{planner} || Cliente: {brand_manager}
~ Datos de audiencia, oleada de {:date}. Recargos por posición de {:percent}. Campaña anterior: {:money:9000..90000}.

== es certificado_donativos_anual
q charity company:Fundación {}/Cáritas {}/Asociación {}; recipient_charity, es:entidad donataria; who got the gifts
q charity_id id:G########; charity_tax_id, es:NIF de la entidad
q donor person; es:donante
q donor_id id:########@; donor_tax_id, es:NIF del donante
q donor_no number:100..60000; donor_number, es:número de colaborador
q year year; tax_year, es:ejercicio
q total money:50..6000; total_donated, es:total donado
q kind_value money:10..900; gifts_in_kind, es:valor de lo donado en especie
q deductible percent; deduction_rate, es:porcentaje de deducción
q since date; donor_since, es:colabora desde
q issued date; issued_on
q treasurer person; es:tesorero
q president person; es:presidenta
q contact person; donor_care, es:atención al colaborador
q registry_no number:10..2000; foundation_register_no, es:número de registro
q declared_by date; reported_to_tax_office_by, es:plazo modelo 182
q irrevocable flag; es:irrevocable; whether the gift can be asked back
q recurrent flag; same_amount_three_years, es:donante recurrente; whether he has given no less in the years before
q project phrase; main_project, es:destino principal
a iban iban; donor_account, es:cuenta del donante
a next_debit date; es:próximo cargo
a birth date; donor_born
a spouse person; co_donor
l gifts; donations, es:donaciones
c gifts.day date; date
c gifts.how phrase; way_of_payment, es:medio
c gifts.what phrase; purpose, es:finalidad
c gifts.sum money:5..900; amount, es:importe
c gifts.receipt id:R-#####; receipt_no, es:recibo
c gifts.campaign phrase
---
{charity}
NIF {charity_id} · Registro de fundaciones n.º {registry_no}
> {issued}
{donor}
{:address}

Estimado colaborador n.º {donor_no}:
{treasurer}, en su condición de tesorero, con el visto bueno de {president}, CERTIFICA que en {year} esta entidad ha recibido de {donor}, con NIF {donor_id}, que colabora desde el {since}, las siguientes aportaciones:
%gifts 2..8
Fecha | Medio | Finalidad | Recibo | Importe
{gifts.day} | {gifts.how=recibo|transferencia|bizum|en especie|tarjeta} | {gifts.what=becas comedor|sin destino fijo|emergencias|pozos|residencia} | {gifts.receipt} | {gifts.sum}
{gifts.campaign=}
%%
Total: {total} [(de ello, en especie, {kind_value})]
Destino principal: {project=comedor escolar|casa de acogida|pozos en Sahel|ropero}. {irrevocable!Las donaciones se hicieron sin posibilidad de reclamarlas|Son puras, simples y definitivas~La entrega está sujeta a una condición que permite recuperarla|Son revocables si no se cumple el fin}. {recurrent!Ha dado lo mismo o más en los tres años anteriores|Donante fiel a efectos de la ley~No consta la misma aportación en años previos|Sin condición de donante fiel}. Tipo de deducción: {deductible}.
Se comunicará a Hacienda antes del {declared_by}.
{treasurer} || V.º B.º {president}
~ Dudas: {contact}, {:phone}. Memoria auditada el {:date}. Cuota actual {:money:5..60}.

== es reparto_alimentos_entidad
q bank company:Banco de Alimentos de {}/Cruz Solidaria {}; food_bank, es:banco de alimentos
q entity company:Parroquia {}/Comedor {}/Asociación {}; receiving_entity, es:entidad beneficiaria
q entity_no number:10..900
q note_no id:SAL-#####; delivery_note, es:albarán
q families number:10..300; es:familias atendidas
q people number:20..900; persons_served, es:personas
q babies number:0..40
q day date; pick_up_date, es:fecha de recogida
q slot time; pick_up_time, es:hora asignada
q next date; next_pick_up, es:próxima recogida
q volunteer person; prepared_by, es:voluntario de almacén; who put the goods together
q collector person; collected_by, es:recoge
q coordinator person; warehouse_coordinator
q social person; social_worker, es:trabajadora social; who keeps the list of families
q kilos unit:kg 50..4000; total_weight, es:peso total
q fresh unit:kg 10..900; fresh_food_weight
q fund phrase; programme, es:programa
q list_by date; family_list_due, es:listado antes de
q van flag; own_vehicle, es:vehículo propio; whether the entity came with a van of its own
q cold flag; cold_chain_kept, es:cadena de frío
a value money; value_of_food
a audit date; inspection_date
a donor company; main_donor
a surplus unit; returned_weight
l food; products, es:productos
c food.what phrase; product, es:producto
c food.origin phrase; source, es:procedencia
c food.units number:2..400; es:unidades
c food.kilos number:5..600
c food.best date; best_before, es:consumo preferente
c food.lot id:L####; es:lote
c food.temp unit; temperature
---
{bank}
Albarán de salida {note_no} || {day}, {slot}
= Entidad n.º: {entity_no}
= Nombre: {entity}
= Familias: {families}
= Personas: {people}
= Menores de dos años: {babies}
= Programa: {fund=excedentes|ayuda europea|gran recogida|mixto}
%food 3..9
Producto | Procedencia | Uds. | Kg | Consumir antes | Lote
{food.what=arroz|leche entera|tomate frito|legumbre cocida|aceite|galletas|potitos|patata} | {food.origin=donación|compra|fondo europeo|operación kilo} | {food.units} | {food.kilos} | {food.best} | {food.lot}
{food.temp=}
%%
Peso total {kilos}, del que es fresco {fresh}. {van!Vino con furgoneta de la entidad|Cargan en su propio vehículo~Se lo llevó nuestro camión|Sin vehículo, se les sirve en ruta}. {cold!Lo refrigerado viajó en isotermo|Frío comprobado a la salida~Lo fresco viajó sin nevera|No se pudo mantener el frío}.
Preparó {volunteer} || Recoge {collector}
Almacén: {coordinator} || Trabajo social: {social}
Listado de familias antes del {list_by}; próxima recogida {next}.
~ No vender ni canjear. Visita de control anual. Formación de voluntarios el {:date} en {:city}. {:phone}

== es orden_movilizacion_reservista
q unit company:Regimiento {}/Brigada {}/Base {}; es:unidad de destino
q office company:Subdelegación de Defensa de {}/Comandancia de {}; issuing_office, es:órgano emisor
q reservist person; es:reservista
q rank phrase; es:empleo
q tim id:RV-######-@; military_id, es:tarjeta militar
q speciality phrase; es:especialidad
q start date; activation_from, es:incorporación
q until date; activation_until, es:fin de la activación
q days number:7..60; active_days, es:días de activación
q report_at time
q place address; report_to_place, es:lugar de presentación
q report_to person; es:presentarse a; officer who receives the reservist
q chief person; unit_commander, es:jefe de la unidad; who asked for the reservist
q signer person; signed_by, es:por delegación
q order_no id:AR-####/####
q issued date; order_date
q employer company:Talleres {}/Clínica {}/Instituto {}; civil_employer, es:empresa; where the reservist works in civil life
q told date; employer_informed_on, es:comunicación a la empresa
q pay money:40..150; daily_pay, es:retribución diaria
q exercise phrase; es:ejercicio
q medical date; medical_valid_until, es:reconocimiento válido hasta; when the last examination stops counting
q voluntary flag; voluntary_activation, es:activación voluntaria
q abroad flag; es:zona de operaciones
a weapon id; weapon_no
a blood short; blood_group
a discharge date; left_reserve
a wage money; civil_salary
l gear; equipment_to_bring, es:equipo
c gear.item phrase; es:prenda
c gear.qty number:1..4; quantity
c gear.size short; es:talla
c gear.source phrase; provided_by, es:lo aporta
c gear.ref id; stock_no
l days_plan; training_plan, es:programa
c days_plan.day date; date
c days_plan.hour time; time, es:hora
c days_plan.what phrase; activity, es:actividad
c days_plan.boss person; instructor, es:instructor
c days_plan.where phrase; place, es:lugar
c days_plan.dress phrase
---
{office}
> {order_no}
> {issued}
# Orden de activación
{rank=Alférez|Sargento|Cabo|Teniente} {reservist} ({tim}), {speciality=Sanidad|Ingenieros|Comunicaciones|Jurídica}
A petición de {chief}, jefe de {unit}, se le activa del {start} al {until} ({days} días) para {exercise=el ejercicio Lince|instrucción continuada|apoyo a emergencias|curso de mandos}. {voluntary!Usted prestó su conformidad|Activación con su consentimiento~La activación es obligatoria|No se requiere su consentimiento}. {abroad!Parte del periodo se desarrolla fuera de territorio nacional|Incluye despliegue exterior~Todo en territorio nacional|Sin salida al exterior}.
Preséntese a las {report_at} en {place}, ante {report_to}.
%gear 2..6
Prenda | Cant. | Talla | Aporta
{gear.item=uniforme árido|botas|casco|saco de dormir|cantimplora|guerrera} | {gear.qty} | {gear.size=M|L|XL|42|44|única} | {gear.source=la unidad|usted|almacén}
{gear.ref=}
%%
+++
%days_plan 2..6
Fecha | Hora | Actividad | Instructor | Lugar
{days_plan.day} | {days_plan.hour} | {days_plan.what=presentación|tiro|marcha|primeros auxilios|topografía|entrega de material} | {days_plan.boss} | {days_plan.where=patio|campo de tiro|aula 2|monte|botiquín}
{days_plan.dress=}
%%
+++
= Retribución por día: {pay}
= Reconocimiento médico en vigor hasta: {medical}
= Empresa: {employer}
= Comunicado a la empresa: {told}
{signer}
~ Plan anual aprobado el {:date}. Seguro de {:money:20000..60000}. Oficina de información {:phone}.

== es relevo_guardia_naval
q ship phrase; es:buque
q base city; port, es:puerto base
q log_no number:1..400; es:parte
q day date; date
q from_hour time; watch_from, es:inicio de guardia
q to_hour time; watch_until, es:fin de guardia
q outgoing person; outgoing_officer, es:oficial saliente; who gives up the watch
q incoming person; incoming_officer, es:oficial entrante; who takes the watch over
q commander person; commanding_officer, es:comandante
q engineer person; engine_watch, es:guardia de máquinas
q corporal person; gangway_corporal, es:cabo de portalón
q berth phrase
q next_sail date; next_departure, es:próxima salida
q water unit:t 10..300; fresh_water, es:agua dulce
q fuel unit:t 50..900; es:combustible
q aboard number:20..230; persons_aboard, es:personal a bordo
q ashore number:1..90
q sick number:0..6; es:rebajados
q keys number:5..60; keys_handed_over, es:llaves
q weapons number:4..60; weapons_counted, es:armas
q shore_power flag; on_shore_power, es:corriente de tierra
q hot_work flag; hot_work_going_on, es:trabajos en caliente; whether somebody welds or cuts on board
q alert choice:alfa/bravo/charlie; alert_level, es:nivel de alerta
q lines number:4..12; mooring_lines
a speed unit
a position id
a captain_of_port person; harbour_master
a fuel_date date; last_refuelling
l rounds; inspection_rounds, es:rondas
c rounds.hour time; time, es:hora
c rounds.who person; made_by, es:ronda hecha por
c rounds.where phrase; place, es:zona
c rounds.seen phrase; finding, es:novedad
c rounds.told person; reported_to
l visits; visitors, es:visitas
c visits.who person; visitor, es:visitante
c visits.firm company; es:empresa
c visits.came time; came_at, es:entra
c visits.went time; left_at, es:sale
c visits.card number:1..60; pass_no, es:tarjeta
c visits.escort person
---
{ship=Patrullero Isla Tabarca|Fragata Almansa|Remolcador Mahón|BAP Chimbote} · {berth=muelle 14|dársena sur|boya 3|La Curra}, {base}
Parte de guardia n.º {log_no} || {day}
De {from_hour} a {to_hour} || Alerta {alert?ALFA~BRAVO~CHARLIE}
Sale {outgoing} || Entra {incoming}
Máquinas {engineer} || Portalón {corporal}
+++
A bordo {aboard} · en tierra {ashore} · rebajados {sick}
Agua {water} · combustible {fuel} · estachas {lines}
Armas contadas {weapons} · llaves {keys}
{shore_power!Corriente de tierra|El barco está enchufado al muelle~Generador propio en marcha|Sin toma de tierra, con diésel auxiliar}. {hot_work!Soldadura en el pañol de proa, con vigía|Hay trabajos en caliente autorizados~Ningún trabajo en caliente|Sin soldaduras}.
+++
%rounds 2..6
Hora | Por | Zona | Novedad
{rounds.hour} | {rounds.who} | {rounds.where=sentinas|puente|pañoles|cubierta|cocina} | {rounds.seen=sin novedad|agua en sentina 2|luz fundida|puerta sin trincar}
{rounds.told=}
%%
%visits 1..4 lines
{visits.who} ({visits.firm}), tarjeta {visits.card}, de {visits.came} a {visits.went}
{visits.escort=}
%%
+++
Próxima salida a la mar: {next_sail}.
{outgoing} || {incoming}
> Enterado, {commander}
~ Último ejercicio contra incendios el {:date}. Pleamar a las {:time}. Segundo comandante: {:person}.

== es traspaso_jugador_acuerdo
q seller company:{} C.F./Club Deportivo {}/Unión {}; releasing_club, es:club de origen
q buyer company:Real {}/Atlético {}/Deportivo {}; acquiring_club, es:club de destino
q player person; es:jugador
q player_agent person; es:agente del jugador
q seller_pres person; president_of_releasing_club, es:presidente del club de origen
q buyer_pres person; president_of_acquiring_club
q licence id:FL-#######; federation_licence, es:licencia federativa
q position phrase; es:demarcación
q kind choice:sale/loan/loan with option; transfer_type, es:tipo de operación
q signed date; signed_on
q effective date; effective_from, es:efectos
q until date; new_contract_until, es:contrato hasta
q fee money:20000..900000; transfer_fee, es:precio del traspaso
q bonus money:5000..90000; promotion_bonus, es:prima por ascenso
q resale percent; sell_on_share, es:porcentaje de futura venta; share of a later sale that goes to the first club
q training money:1000..60000; training_compensation, es:derechos de formación
q clause money:200000..900000; release_clause, es:cláusula de rescisión
q commission percent; agent_commission, es:comisión del agente
q medical date; medical_date, es:reconocimiento médico
q fear flag; may_play_against_former_club, es:cláusula del miedo; whether he may line up against his old team
q court phrase; arbitration_body, es:sometimiento
q registered_by date; registration_deadline, es:fecha límite de inscripción
a salary money; player_salary, es:ficha
a number number; shirt_number, es:dorsal
a birth date; player_born
a coach person; es:entrenador
l pays; instalments, es:plazos; how the price is paid
c pays.no number:1..6
c pays.due date; due_date, es:vencimiento
c pays.sum money:5000..300000; amount, es:importe
c pays.cond phrase; condition, es:condición
c pays.security phrase; es:garantía
c pays.paid date; paid_on
---
# Acuerdo de transferencia de derechos federativos
<Entre|De una parte> {seller} (presidente {seller_pres}) y {buyer} (presidente {buyer_pres}), con intervención de {player}, {position=lateral|portero|pívot|extremo|central}, licencia {licence}, asistido por {player_agent}:
Primera. {kind?Se transmiten los derechos de forma definitiva~Se ceden los derechos de forma temporal~Se ceden temporalmente con opción de compra} desde el {effective}. El jugador queda ligado al club de destino hasta el {until}.
Segunda. El precio de {fee} se paga así:
%pays 1..5
N.º | Vence | Importe | Condición | Garantía
{pays.no} | {pays.due} | {pays.sum} | {pays.cond=a la firma|con el tránsito|permanencia|25 partidos|–} | {pays.security=aval|pagaré|ninguna|derechos de TV}
{pays.paid=}
%%
Tercera. Si el club asciende se añaden {bonus}; de una venta posterior, el {resale} será para el club de origen. Derechos de formación: {training}. Cláusula de rescisión: {clause}.
Cuarta. {fear!Podrá jugar contra su antiguo equipo|No hay impedimento para enfrentarse al club de origen~No podrá alinearse contra el club de origen|Si juega contra su antiguo equipo se pagará penalización}. Supeditado al reconocimiento médico del {medical} y a la inscripción antes del {registered_by}. Comisión del agente: {commission}.
Quinta. Las partes se someten a {court=el Comité Jurisdiccional|arbitraje deportivo|los tribunales ordinarios}.
{:city}, {signed}
{seller_pres} || {buyer_pres}
> {player}
~ Mercado abierto hasta {:date}. Ofertas rechazadas: {:money:9000..90000}. Director deportivo {:person}.

== es campeonato_natacion_series
q federation company:Federación {} de Natación/Federación Territorial {}; organiser, es:federación
q club company:C.N. {}/Club Natación {}; host_club, es:club anfitrión
q meet phrase; competition, es:campeonato
q pool phrase; es:piscina
q day date; date
q session number:1..6; es:jornada
q warm time; warm_up, es:calentamiento
q start time; start_time, es:comienzo
q event phrase; es:prueba
q event_no number:1..44; es:número de prueba
q category phrase; age_group
q referee person; es:juez árbitro
q starter person; es:juez de salida
q director person; meet_director, es:director de competición
q record id:#:##.##; championship_record, es:récord del campeonato
q record_holder person; es:plusmarquista; who holds the record of this meeting
q minimum id:#:##.##; qualifying_time, es:mínima
q entered number:8..80; swimmers_entered, es:inscritos
q heats number:1..9; es:series
q lanes number:6..10; es:calles
q length choice:25/50; pool_length, es:vaso
q touch flag; electronic_timing, es:cronometraje electrónico; whether time is taken by touch plates
q single_start flag; one_start_rule
q withdraw_by time; withdrawals_until, es:bajas hasta
a prize phrase
a entry_fee money; es:cuota de inscripción
a doctor person
a spectators number
l swimmers; lanes_list, es:serie; who swims in which lane
c swimmers.heat number:1..9; es:serie
c swimmers.lane number:1..10; es:calle
c swimmers.who person; swimmer, es:nadador
c swimmers.born year; year_of_birth, es:año
c swimmers.club company
c swimmers.entry id:#:##.##; entry_time, es:tiempo de inscripción
c swimmers.final id:#:##.##; final_time, es:marca
c swimmers.place number:1..10; es:puesto
c swimmers.points number
---
{federation}
# {meet=Campeonato Infantil de Invierno|Trofeo Ciudad|Copa de Clubes|Open Máster}
{pool=Piscina Municipal Norte|Centro Acuático|Complejo Las Norias} · organiza {club} · vaso de {length?25 m~50 m}
{day}, jornada {session} || Calentamiento {warm} · Comienzo {start}
Prueba {event_no}: {event=100 m mariposa femenino|200 m estilos masculino|1500 m libre|4x100 libre mixto} ({category=infantil|júnior|absoluto|máster +40})
= Récord: {record}, de {record_holder}
= Mínima: {minimum}
= Inscritos: {entered}
= Series: {heats}
= Calles: {lanes}
= Bajas hasta las: {withdraw_by}
%swimmers 4..10
/ Serie {swimmers.heat}
Calle | Nombre | Año | Club | Inscr. | Marca | Puesto
{swimmers.lane} | {swimmers.who} | {swimmers.born} | {swimmers.club} | {swimmers.entry} | {swimmers.final} | {swimmers.place}
{swimmers.points=}
%%
{touch!Tiempos de placa|Cronometraje electrónico homologado~Tiempos tomados a mano|Cronometraje manual de tres jueces}. {single_start!Se aplica salida única|Una sola salida, sin repetición~Se permite una salida nula|Se repite la salida nula}.
Árbitro {referee} || Salidas {starter}
> Dirección: {director}
~ Resultados provisionales a las {:time}. Próxima jornada el {:date} en {:city}. Jueces de viraje {:number:6..10}.

== es contrato_empleada_hogar
q employer person; household_employer, es:empleadora; person who hires
q worker person; domestic_worker, es:empleada de hogar
q employer_id id:########@; es:DNI de la empleadora
q worker_id id:@#######@; es:NIE de la trabajadora
q cared person; cared_for_person, es:persona cuidada; who is looked after
q substitute person; es:sustituta
q home address; workplace, es:domicilio de trabajo
q start date; start_date, es:alta
q until date; contract_end, es:vencimiento
q signed date; signed_on
q trial number:1..60; trial_days, es:periodo de prueba
q hours number:4..40; weekly_hours, es:horas semanales
q nights number:0..3; nights_on_call, es:noches de presencia
q gross money:300..1800; monthly_gross, es:salario bruto
q kind_pay percent; pay_in_kind, es:salario en especie
q extras number:2..2; extra_payments, es:pagas extraordinarias
q holiday number:22..30; holiday_days, es:vacaciones
q presence money:5..15; on_call_hour_price, es:hora de presencia; what an hour of mere presence is paid
q lives_in flag; es:interna; whether she sleeps in the house
q drives flag; must_drive, es:conduce
q contract_type choice:permanent/temporary
q adviser company:Gestoría {}/Asesoría {}; filed_by, es:gestoría
q notice number:7..20; notice_days, es:preaviso en días
a iban iban; worker_account, es:cuenta de la trabajadora
a ssn id; social_security_no, es:número de afiliación
a birth date; worker_born
a agency company; placement_agency
l days; schedule, es:horario; which days and hours she works
c days.day phrase; weekday, es:día
c days.from time; es:entrada
c days.to time; es:salida
c days.rest number:0..60; break_minutes, es:descanso
c days.task phrase; main_task, es:tarea
c days.place phrase
---
CONTRATO DE TRABAJO DEL SERVICIO DEL HOGAR FAMILIAR
Empleadora: {employer}, DNI {employer_id} || Trabajadora: {worker}, NIE {worker_id}
Lugar: {home}
1. Contrato {contract_type?indefinido~temporal}, desde el {start} [hasta el {until}], con {trial} días de prueba.
2. Atenderá la casa y a {cared}. {lives_in!Pernocta en el domicilio|Régimen interno~Vuelve cada día a su casa|Régimen externo}. {drives!Llevará el coche de la familia|Debe conducir para los recados~No tendrá que conducir|Sin conducción de vehículos}.
3. Jornada de {hours} horas por semana:
%days 2..6
Día | De | A | Descanso min | Tarea
{days.day=lunes|martes|miércoles|jueves|viernes|sábado} | {days.from} | {days.to} | {days.rest} | {days.task=cocina|aseo personal|compra|plancha|paseo|limpieza general}
{days.place=}
%%
Noches de presencia al mes: {nights}, a {presence} la hora.
4. Salario mensual {gross}, con {extras} pagas, del que el {kind_pay} se abona en especie. Vacaciones: {holiday} días. Preaviso {notice} días.
5. En ausencias la reemplaza {substitute}.
Alta tramitada por {adviser}.
{:city}, {signed}
{employer} || {worker}
~ Modelo oficial revisado el {:date}. Testigo {:person}. Prestación farmacéutica no incluida. Seguro de accidentes {:money:10000..30000}.

== es reforma_cocina_contrato_obra
q client person; homeowner, es:promotora; who has the work done
q builder company:Reformas {}/{} Obras/Cocinas {}; contractor, es:contratista
q foreman person; site_foreman, es:encargado
q designer person; es:interiorista; who drew the plans
q signer person; signs_for_contractor, es:administrador
q site address; es:vivienda
q contract_no id:OB-####
q signed date; signed_on
q start date; start_of_works, es:inicio de obra
q end date; completion_date, es:entrega; by when all must be done
q price money:4000..40000; contract_price, es:precio cerrado
q vat percent; vat_rate
q penalty money:20..150; penalty_per_day, es:penalización por día
q warranty number:12..36; warranty_months, es:garantía en meses
q retained percent; retention, es:retención; kept back until the faults are mended
q licence id:OM/####/##; works_notice, es:declaración responsable
q noise_from time; noisy_work_from, es:ruido desde
q noise_to time; noisy_work_until
q rubble flag; rubble_removed, es:escombros incluidos; whether the rubble is taken away for the price
q live_in flag; house_occupied, es:vivienda ocupada
q changes choice:written/email/oral; form_of_changes, es:modificaciones
q material phrase; worktop, es:encimera
a iban iban; contractor_account, es:cuenta de pago
a insurer company; liability_insurer, es:seguro de responsabilidad
a architect person; es:arquitecta
a accepted date; accepted_on, es:recepción
l works; chapters, es:capítulos; the work by chapter
c works.no number:1..12; chapter
c works.what phrase; work, es:partida
c works.firm company; subcontractor, es:subcontrata
c works.days number:1..15
c works.sum money:200..9000; amount, es:importe
c works.note phrase; remark
l pays; payments, es:pagos; when what is paid
c pays.when phrase; milestone, es:hito
c pays.share percent; es:porcentaje
c pays.sum money:500..20000; amount, es:importe
c pays.due date; es:fecha
---
# Contrato de reforma {contract_no}
Promotora: {client} || Contratista: {builder}
Obra: {site} || Diseño: {designer}
= Firma: {signed}
= Comienzo: {start}
= Entrega: {end}
= Encargado: {foreman}
= Comunicación al ayuntamiento: {licence}
%works 3..8
Cap. | Partida | Ejecuta | Días | Importe
{works.no} | {works.what=demolición|fontanería|electricidad|alicatado|muebles|pintura|carpintería} | {works.firm} | {works.days} | {works.sum}
{works.note=}
%%
Precio cerrado {price}, más IVA del {vat}. Encimera de {material=granito|cuarzo|porcelánico|madera}. {rubble!La retirada de escombros va incluida|El contratista se lleva los restos~Los escombros los retira la propiedad|La bajada de escombros no está en el precio}.
%pays 2..5
Hito | % | Importe | Fecha
{pays.when=firma|inicio|instalaciones|montaje de muebles|entrega} | {pays.share} | {pays.sum} | {pays.due}
%%
+++
* Ruido solo de {noise_from} a {noise_to}
* Cada día de retraso, {penalty}
* Garantía de {warranty} meses; se retiene el {retained} hasta repasar
* {live_in!La familia seguirá viviendo en la casa|Vivienda habitada durante las obras~La casa estará vacía|Nadie vivirá allí mientras tanto}
* Los cambios se acuerdan {changes?por escrito firmado~por correo electrónico~de palabra}
+++
{client} || {signer}
~ Visita previa el {:date}. Presupuesto inicial {:money:3000..30000}, sin efecto. Administrador de la finca: {:person}.

== es cierre_parroquia_cuentas
q parish phrase; es:parroquia
q diocese company:Diócesis de {}/Arzobispado de {}
q priest person; parish_priest, es:párroco
q treasurer person; es:ecónoma
q councillor person; council_member, es:consejero de asuntos económicos
q bursar person; diocesan_bursar, es:ecónomo diocesano; who receives the accounts
q year year
q done date; closed_on, es:fecha de cierre
q handed date; handed_in_on, es:presentadas al obispado
q opening money:500..30000; opening_balance, es:saldo inicial
q income money:3000..90000; total_income, es:ingresos
q spending money:3000..90000; total_spending, es:gastos
q closing money:500..40000; closing_balance, es:saldo final
q share money:300..9000; diocesan_share, es:aportación al fondo diocesano
q charity money:200..9000; charity_spending, es:Cáritas
q works money:1000..60000; works_planned, es:obras previstas
q loan money:1000..50000; loan_outstanding, es:préstamo pendiente
q masses number:50..900; mass_stipends, es:estipendios
q members number:20..900; regular_givers, es:suscripciones
q roof_campaign flag; roof_campaign_open, es:campaña del tejado; whether people are still asked to give for the roof
q published flag; shown_at_door, es:expuestas en el cancel
a iban iban; parish_account
a auditor company
a baptisms number
a bishop person; es:obispo
l receipts; income_by_source, es:capítulos de ingresos
c receipts.what phrase; source, es:concepto
c receipts.sum money:100..20000; amount, es:importe
c receipts.prev money:100..20000; previous_year, es:año anterior
c receipts.change percent
l expenses; spending_by_item, es:capítulos de gastos
c expenses.what phrase; expense, es:concepto
c expenses.payee company; paid_to, es:pagado a
c expenses.sum money:50..20000; amount, es:importe
c expenses.invoice id:F-####; invoice_no, es:factura
c expenses.share percent
---
^ {diocese}
^ Parroquia de {parish=San Millán|Santa María la Real|Nuestra Señora de la Paz|San Pedro Apóstol}
# Cuentas del año {year}
Saldo al empezar: {opening}
%receipts 2..6
Ingresos | Importe | Año anterior
{receipts.what=colectas|suscripciones|estipendios|lampadarios|donativos|alquiler del salón} | {receipts.sum} | {receipts.prev}
{receipts.change=}
%%
> Suman {income}
%expenses 2..7
Gastos | Pagado a | Factura | Importe
{expenses.what=calefacción|flores y cera|limpieza|seguro|catequesis|reparación del órgano} | {expenses.payee} | {expenses.invoice} | {expenses.sum}
{expenses.share=}
%%
> Suman {spending}
> Saldo al cierre {closing}
+++
Al fondo diocesano se entregaron {share} y a Cáritas {charity}. Queda por devolver un préstamo de {loan}. Obras previstas: {works}. Suscriptores {members}; estipendios {masses}. {roof_campaign!Sigue abierta la colecta para el tejado|Todavía se piden donativos para la cubierta~La colecta del tejado ha terminado|Ya no se pide para la cubierta}. {published!Se cuelgan en el cancel para quien quiera verlas|Las cuentas están a la vista en la entrada~No se exponen en la puerta|Solo se leen en el consejo}.
+++
Cerradas el {done} y entregadas el {handed} a {bursar}.
{priest} || {treasurer}
> Por el consejo, {councillor}
~ Visita pastoral prevista el {:date}. Inventario de bienes en {:year}. Despacho {:phone}.

== es difusion_medios_seguimiento
q agency company:{} Comunicación/Seguimiento {}/{} Clipping; monitoring_firm, es:empresa de seguimiento
q client company:Ministerio {}/Bodega {}/Festival {}
q topic phrase; es:tema
q from_day date; monitored_from, es:desde
q until_day date; monitored_until, es:hasta
q delivered date; report_date
q analyst person; es:analista
q reviewer person; reviewed_by
q recipient person; report_for, es:jefa de prensa; who gets the report at the client
q spokesperson person; most_quoted_person, es:portavoz más citado
q rival company:Grupo {}/Casa {}; most_mentioned_competitor, es:competidor más citado
q mentions number:5..900; es:impactos
q reach number:10000..900000; audience, es:audiencia
q value money:500..300000; advertising_value, es:valor publicitario
q positive percent; positive_share
q negative percent; negative_share, es:negativas
q peak date; busiest_day, es:día de más impactos
q headline text; most_shared_headline, es:titular más difundido
q crisis flag; crisis_alert, es:alerta; whether the firm warns of trouble coming up
q paid_items flag; paid_content_included, es:incluye contenido pagado
q report_no id:SM-####-##
a fee money
a followers number
a next date; next_report, es:próximo informe
a editor person; newspaper_editor
l clips; items, es:noticias
c clips.day date; date
c clips.outlet phrase; es:medio
c clips.author person; journalist, es:firma
c clips.title phrase; headline, es:titular
c clips.tone phrase; es:tono
c clips.page short; es:página
c clips.reach number:900..90000; audience, es:difusión
c clips.worth money; value
---
{agency}
# Seguimiento de medios: {topic=la nueva ley del vino|la programación de otoño|el retraso de las obras|el premio anual}
Cliente {client} · para {recipient} || {report_no}
Del {from_day} al {until_day} || Entregado {delivered}
Impactos {mentions} || Audiencia {reach}
Valor publicitario {value} || Día con más impactos {peak}
Positivas {positive} || Negativas {negative}
%clips 3..9
Fecha | Medio | Firma | Titular | Tono | Pág. | Difusión
{clips.day} | {clips.outlet=El Correo Serrano|Radio Litoral|Canal Plaza|La Hoja|portal Enclave|Diario del Valle} | {clips.author} | {clips.title=Vino sin prisa|Otoño con sorpresas|Vecinos hartos|Un premio discutido|Cifras récord|Se aplaza otra vez} | {clips.tone=positivo|neutro|negativo} | {clips.page=1|14|32|web|min. 12|C4} | {clips.reach}
{clips.worth=}
%%
Lo más compartido: «{headline}». Quien más aparece citado por el cliente es {spokesperson}; entre los competidores, {rival}. {crisis!Aconsejamos preparar respuesta, el tono empeora|Se prevé una escalada en los próximos días~No se espera escalada|Sin señales de crisis}. {paid_items!Se han contado también los contenidos pagados|Incluye publirreportajes~Los contenidos pagados no se cuentan|Sin publirreportajes}.
{analyst} || Revisó {reviewer}
~ Fuentes leídas: {:number:50..400}. Alerta previa enviada el {:date}. Servicio nocturno {:phone}.

== es parte_guarda_coto_caza
q hunt company:Coto {}/Sociedad de Cazadores {}/Club de Caza {}; hunting_ground, es:coto
q code id:@@-#####; ground_code, es:matrícula del coto
q guard person; gamekeeper, es:guarda
q captain person; hunt_captain, es:capitán de montería; who leads the day
q president person
q vet person; game_vet, es:veterinario; who looks at the carcasses
q owner person; land_owner, es:propietaria
q town city; municipality
q beat phrase; es:mancha
q day date; hunt_date
q reserve date; alternative_date, es:fecha de reserva
q notified date; notified_on, es:comunicada el; when the office was told
q meet_at time; meeting_time, es:hora de reunión
q release time; dogs_released_at, es:suelta
q gather time; end_of_hunt, es:recogida
q posts number:10..90; es:puestos
q packs number:3..30; packs_of_dogs, es:rehalas
q dogs number:40..500
q area unit:ha 100..900
q shots number:20..400; shots_fired
q price money:50..900; price_per_post, es:precio del puesto
q hurt number:0..6; dogs_injured, es:perros heridos
q accident flag; person_injured, es:accidente; whether a person was hurt
q trichina flag; trichina_sampled, es:muestras de triquina
q buyer company:Carnes de Caza {}/Monte {}; game_buyer
a insurer company
a quota number
a weather phrase; es:tiempo
a income money; total_income
l bag; game_taken, es:resultado
c bag.kind phrase; species, es:especie
c bag.sex phrase; es:sexo
c bag.count number:1..60; number, es:piezas
c bag.seal id:P-######; first_seal, es:precinto
c bag.kilos unit:kg 20..2000; weight, es:peso
c bag.trophy phrase; es:trofeo
c bag.unfit number
l lines; post_lines, es:armadas; rows of posts
c lines.name phrase; line, es:armada
c lines.posts number:3..20; es:puestos
c lines.leader person; line_leader, es:postor
c lines.start time; leaves_at, es:sale
c lines.car id; vehicle
---
{hunt} ({code})
# Parte de resultados de montería
Mancha «{beat=Los Jarales|Umbría de Navalta|El Chaparral|Barranco del Lobo}», {town}, {area}, propiedad de {owner}
Celebrada {day} || Reserva {reserve}
Comunicada {notified} || Capitán {captain}
Reunión {meet_at} · suelta {release} · recogida {gather}
%lines 2..6
Armada | Puestos | Postor | Sale
{lines.name=Cuerda alta|Traviesa|Cierre norte|Sopié|Collado} | {lines.posts} | {lines.leader} | {lines.start}
{lines.car=}
%%
Puestos {posts} || Rehalas {packs}
Perros {dogs} || Heridos {hurt}
Disparos {shots} || Precio del puesto {price}
%bag 2..5
Especie | Sexo | Piezas | Precinto desde | Peso | Trofeo
{bag.kind=jabalí|ciervo|gamo|muflón|corzo} | {bag.sex=macho|hembra|ambos} | {bag.count} | {bag.seal} | {bag.kilos} | {bag.trophy=–|bronce|homologable|navajas}
{bag.unfit=}
%%
{accident!Un postor fue atendido por un rebote|Hubo una persona herida leve~Ninguna persona resultó herida|Jornada sin desgracias personales}. {trichina!Se tomaron muestras para triquina|Lenguas y diafragmas enviados a analizar~No se tomaron muestras|Sin toma de muestras}. Las reses las retira {buyer}.
Guarda {guard} || Veterinario {vet}
> {president}
~ Plan técnico aprobado el {:date}. Batida anterior suspendida por niebla. Tablilla n.º {:number:1..90}. {:phone}

== es crucero_hoja_reserva_camarote
q line company:Cruceros {}/{} Cruises/Navegación {}; cruise_line, es:naviera
q agency company:Viajes {}/{} Travel; travel_agency, es:agencia vendedora
q seller person; sold_by, es:vendedora; who took the booking
q holder person; booking_holder, es:titular
q emergency person; emergency_contact, es:contacto en tierra; whom to call at home
q booking id:@######; booking_no
q ship phrase
q deck phrase; es:cubierta
q cabin number:1000..9999; cabin_no, es:camarote
q category phrase; cabin_category
q sail date; embarkation_date, es:embarque
q back date; disembarkation_date, es:desembarque
q board_until time; boarding_until, es:cierre de embarque; the latest time to go aboard
q port city; embarkation_port
q booked date; booked_on
q deposit money:100..900; deposit_paid, es:señal
q balance money:500..6000; balance_due, es:resto
q balance_by date; balance_due_on, es:fecha del resto
q total money:800..8000; total_price
q taxes money:50..400; port_taxes, es:tasas portuarias
q tips money:8..20; gratuities_per_day, es:propinas
q shift choice:first/second/open; dining_time, es:turno de cena
q drinks flag; drinks_package, es:paquete de bebidas; whether drinks are paid for beforehand
q insured flag; cancellation_cover, es:seguro de cancelación
q points number:100..9000; loyalty_points
a captain person
a flight id; flight_no, es:vuelo de enlace
a table number; table_no
a visa phrase
l guests; passengers, es:pasajeros
c guests.who person; passenger, es:pasajero
c guests.born date; date_of_birth, es:nacimiento
c guests.doc id:@@@######; document_no, es:pasaporte
c guests.expires date; document_expires, es:caduca
c guests.fare money:300..3000; es:tarifa
c guests.phone phone
l calls; itinerary, es:escalas
c calls.day number:1..14; es:día
c calls.port city; es:puerto
c calls.arrives_at time; arrives, es:llega
c calls.leaves_at time; leaves, es:zarpa
c calls.trip phrase; excursion, es:excursión
c calls.pier phrase
---
{line} || Reserva {booking}
# Su crucero a bordo del {ship=Brisa del Egeo|Costa Alegre|Reina de los Canales|Aurora Austral}
Titular {holder} · vendido por {agency} ({seller}) el {booked}
Camarote {cabin}, cubierta {deck=Atlántida|Lido|Verandah|Sol}, {category=interior|exterior con ventana|balcón|suite}. Embarca en {port} el {sail}, antes de las {board_until}; regreso el {back}.
%guests 1..4
Pasajero | Nacido | Documento | Caduca | Tarifa
{guests.who} | {guests.born} | {guests.doc} | {guests.expires} | {guests.fare}
{guests.phone=}
%%
+++
%calls 3..8
Día | Puerto | Llega | Zarpa | Excursión
{calls.day} | {calls.port} | {calls.arrives_at} | {calls.leaves_at} | {calls.trip=casco antiguo|ninguna|glaciar|viñedos|playa|navegación}
{calls.pier=}
%%
+++
= Precio total: {total}
= Incluye tasas de puerto: {taxes}
= Señal: {deposit}
= Resto: {balance}, antes del {balance_by}
= Propinas por noche: {tips}
= Cena: {shift?primer turno~segundo turno~horario libre}
= Puntos: {points}
{drinks!Las bebidas van pagadas de antemano|Paquete de bebidas contratado~Las bebidas se pagan a bordo|Sin paquete de bebidas}. {insured!Cubierta la anulación por enfermedad|Con seguro de anulación~No se contrató seguro de anulación|Sin cobertura de cancelación}. En tierra avisar a {emergency}, {:phone}.
~ Folleto de {:date}. Gastos de gestión {:money:10..40}. Equipaje hasta {:number:20..40} kg. Delegación {:city}.

== es albaran_alquiler_audiovisual
q rental company:Sonido {}/{} Audiovisual/Luz y Sonido {}; rental_firm, es:empresa de alquiler
q client company:Eventos {}/Productora {}/Congresos {}; hirer, es:cliente
q producer person; hirer_contact, es:productora; who ordered for the client
q picked_by person; collected_by, es:recoge
q returned_by person; brought_back_by, es:devuelve
q store person; warehouse_clerk, es:almacén; who counted out the goods
q checker person; checked_on_return, es:revisó la devolución
q note id:ALQ-#####; note_no
q event phrase
q venue phrase; es:lugar
q out_day date; out_on, es:salida
q due_back date; es:devolución prevista
q really date; returned_on, es:devolución real; when it truly came back
q out_hour time; out_at
q days number:1..15; days_charged, es:jornadas
q rental_sum money:100..9000; rental_price, es:importe alquiler
q extra money:20..900; late_charge, es:recargo por retraso
q broken_sum money:10..2000; damage_charge, es:cargo por daños
q deposit money:100..3000; es:fianza
q back_sum money:50..2900; deposit_refunded, es:fianza devuelta
q insured money:2000..90000; replacement_value, es:valor de reposición
q tech_hours number:0..24; technician_hours
q van flag; delivered_by_us, es:transporte incluido; whether the firm brought it itself
q complete flag; all_returned, es:completo
a invoice_no id; es:factura
a pay_by date; payment_due
a technician person; es:técnico
a plate id; van_plate
l gear; equipment, es:material
c gear.code id:@@@-##; es:código
c gear.what phrase; item, es:equipo
c gear.pieces_out number:1..24; out, es:sale
c gear.pieces_back number:0..24; back, es:vuelve
c gear.price money:5..300; day_rate, es:jornada
c gear.serial id:#######; serial_no
c gear.damage phrase; es:incidencia
c gear.case short
---
{rental} || Albarán {note}
= Cliente: {client}
= Contacto: {producer}
= Evento: {event=gala benéfica|congreso de urología|rodaje publicitario|boda|mitin}
= Lugar: {venue=Palacio de Ferias|Finca Las Palmas|plató 2|Teatro Circo}
= Salida: {out_day}, {out_hour}
= Devolución prevista: {due_back}
= Jornadas: {days}
%gear 3..9
Código | Equipo | Sale | Vuelve | Jornada | Serie | Incidencia
{gear.code} | {gear.what=micro inalámbrico|foco LED|mesa 16 canales|trípode|pantalla 3x2|proyector|cable 20 m} | {gear.pieces_out} | {gear.pieces_back} | {gear.price} | {gear.serial} | {gear.damage=–|óptica rayada|falta clavija|golpe|}
{gear.case=}
%%
Entrega {store} || Recoge {picked_by}
Devuelto el {really} por {returned_by} || Revisó {checker}
{van!Lo llevó y montó la casa|Transporte a cargo nuestro~El cliente lo retiró en almacén|Sin transporte, lo recogen ellos}. {complete!No falta nada|Vuelve todo~Faltan piezas|La devolución no está completa}.
Alquiler {rental_sum} || Recargo por retraso {extra}
Daños {broken_sum} || Horas de técnico {tech_hours}
Fianza {deposit} || Se devuelve {back_sum}
~ Valor de reposición {insured}. Tarifa de {:date}. Guardia fin de semana {:phone}, {:person}.

== es junta_compensacion_reparto_gastos
q board company:Junta de Compensación {}/Entidad Urbanística {}; body, es:junta
q sector phrase; es:sector
q town city; municipality
q president person; chair
q secretary person; es:secretario
q manager company:Gestión Urbana {}/Urbanismo {}; managing_firm, es:gerencia
q works_firm company:Obras {}/Viales {}/Excavaciones {}; contractor, es:contratista
q certificate number:1..40; works_certificate_no, es:certificación de obra
q works_sum money:20000..900000; works_certificate_amount
q call_no number:1..30; call_for_funds_no, es:derrama número
q total money:30000..900000; total_called, es:importe de la derrama
q agreed date; agreed_on, es:acuerdo del consejo
q sent date; sent_on
q pay_by date; es:plazo voluntario
q surcharge percent; late_surcharge, es:recargo
q iban iban; account
q owner person; addressee, es:propietario; to whom this copy goes
q owner_share percent; share_of_addressee, es:cuota del propietario
q owner_sum money:300..60000; amount_for_addressee, es:su parte
q owner_old money:10..9000; arrears_of_addressee, es:deuda anterior
q progress percent; works_progress, es:avance de obra
q finish date; works_end_planned, es:fin previsto
q mortgage flag; plots_answer_for_debt, es:afección real; whether the land itself stands for the debt
q appeal flag; appeal_open, es:recurso
a council person; council_representative
a notary person
a licence date; building_licence_date
a area unit; sector_area
l shares; distribution, es:reparto
c shares.plot id:P-##.#; es:parcela
c shares.owner person; es:titular
c shares.quota percent:1..40; es:cuota
c shares.sum money:300..60000; amount, es:importe
c shares.old money:0..9000; arrears, es:atrasos
c shares.vote phrase
l items; costs, es:conceptos
c items.what phrase; item, es:concepto
c items.firm company; payee, es:proveedor
c items.sum money:500..90000; amount, es:importe
c items.vat money
---
{board}
Sector {sector=UZ-3 El Olivar|SUS-7 Las Eras|PP-12 Camino Real|R-5 La Estación}, {town} || Derrama n.º {call_no}
{sent}
A: {owner}

El consejo rector acordó el {agreed} girar una derrama de {total} para atender:
%items 2..5
Concepto | Proveedor | Importe
{items.what=obra civil|red eléctrica|dirección de obra|notaría y registro|gerencia} | {items.firm} | {items.sum}
{items.vat=}
%%
Incluye la certificación {certificate} de {works_firm}, de {works_sum}; la obra lleva un avance del {progress} y debe acabar el {finish}.
%shares 3..9
Parcela | Titular | Cuota | Importe | Atrasos
{shares.plot} | {shares.owner} | {shares.quota} | {shares.sum} | {shares.old}
{shares.vote=}
%%
+++
Su cuota || {owner_share}
Su parte || {owner_sum}
Deuda anterior || {owner_old}
Cuenta || {iban}
Plazo || {pay_by}
+++
Pasado el plazo, recargo del {surcharge} y vía de apremio. {mortgage!Las fincas responden con carga real|La deuda grava la parcela~La deuda es solo personal|Las parcelas no quedan gravadas}. {appeal!Cabe alzada ante el Ayuntamiento|Puede recurrirse en un mes~El acuerdo es ya firme|No cabe recurso}.
{president} || {secretary}
~ Gerencia: {manager}, {:phone}. Estatutos inscritos el {:date}. Asistente técnico {:person}.

== es plan_emergencia_simulacro_informe
q site company:Residencia {}/Centro Comercial {}/Planta Química {}; es:centro
q consultant company:Autoprotección {}/Seguridad {}; es:consultora
q chief person; emergency_chief, es:jefe de emergencia
q deputy person; intervention_chief, es:jefe de intervención
q observer person; es:observadora; who only looked on and timed
q fire_officer person; fire_service_officer, es:mando de bomberos
q drill_no number:1..40
q day date; drill_date
q previous date; previous_drill, es:simulacro anterior
q reported date; report_date
q alarm time; alarm_at, es:hora de la alarma
q out time; evacuated_at, es:evacuación completa
q end_hour time; end_of_drill, es:fin del simulacro
q called time; emergency_services_called_at, es:aviso al 112
q minutes number:2..25; evacuation_minutes, es:minutos de evacuación
q target number:3..15; target_minutes, es:objetivo en minutos
q people number:20..3000; people_evacuated
q staff number:5..300; staff_taking_part
q scenario phrase; es:supuesto
q place phrase; start_of_fire, es:foco
q meeting phrase; assembly_point, es:punto de encuentro
q score number:1..10; overall_score, es:valoración
q announced flag; es:avisado; whether people knew of it beforehand
q headcount_ok flag; headcount_complete, es:recuento correcto; whether everyone was found at the count
q next date; next_drill
a cost money
a plan_date date; plan_approved_on
a injured number
a insurer company
l events; timeline, es:cronograma
c events.hour time; time, es:hora
c events.who person; actor, es:interviene
c events.what phrase; event, es:acción
c events.ok phrase; correct, es:correcto
c events.delay number; seconds_late
l faults; deficiencies, es:deficiencias
c faults.what phrase; deficiency, es:deficiencia
c faults.where phrase; place, es:zona
c faults.fix phrase; measure, es:medida
c faults.who person; responsible, es:responsable
c faults.until date; deadline, es:plazo
c faults.cost money
---
{consultant}
# Informe de simulacro n.º {drill_no}
{site} · {day} || Anterior: {previous}
Supuesto: {scenario=incendio con humo|fuga de amoníaco|amenaza de bomba|inundación}. Foco: {place=cocina|muelle 3|cuadro eléctrico|lavandería}. {announced!Los ocupantes estaban advertidos|Se anunció la víspera~Nadie fue advertido|Se hizo por sorpresa}.
Jefe de emergencia {chief} || Jefe de intervención {deputy}
Observa {observer} || Bomberos: {fire_officer}
Alarma {alarm} || Aviso al 112 {called}
Edificio vacío {out} || Fin {end_hour}
+++
%events 3..8
Hora | Quién | Acción | Bien
{events.hour} | {events.who} | {events.what=pulsa alarma|corta gas|llama al 112|barre planta 2|abre portón|hace recuento} | {events.ok=sí|no|a medias}
{events.delay=}
%%
%faults 1..6
Deficiencia | Zona | Medida | Responsable | Antes de
{faults.what=puerta bloqueada|megafonía débil|faltan chalecos|plano antiguo|ascensor usado} | {faults.where=planta 1|salida B|garaje|talleres} | {faults.fix=despejar|comprar|formar|rotular} | {faults.who} | {faults.until}
{faults.cost=}
%%
+++
= Evacuadas: {people}
= Personal: {staff}
= Minutos: {minutes}
= Objetivo: {target}
= Punto de encuentro: {meeting=aparcamiento norte|plaza|campo de deportes|acera de enfrente}
= Valoración sobre diez: {score}
{headcount_ok!En el punto de encuentro estaban todos|El recuento cuadró~En el recuento faltaban personas|No cuadró el recuento}. Próximo simulacro: {next}.
> {reported}
~ Registro autonómico {:id:AUT-#####} de {:date}. Director del plan: {:person}. Extintores gastados {:number:0..4}.

== es deposito_guardamuebles_inventario
q firm company:Guardamuebles {}/Trasteros {}/Depósitos {}; storage_firm, es:depositaria
q owner person; depositor, es:depositante
q authorised person; authorised_person, es:autorizado; who else may take things out
q clerk person; received_by, es:recibe
q carrier company:Transportes {}/Portes {}; brought_by, es:porteador
q unit short; storage_unit, es:trastero
q floor number:0..4
q contract id:GM-####; contract_no
q entered date; stored_from, es:fecha de entrada
q paid_to date; paid_until, es:pagado hasta
q signed date; signed_on
q volume unit:m³ 2..60
q rent money:30..400; monthly_rent, es:cuota mensual
q deposit money:30..400; es:fianza
q declared money:500..30000; declared_value, es:valor declarado
q premium money:3..40; insurance_premium, es:prima de seguro
q insurer company:Seguros {}/Mutua {}
q open_from time; access_from, es:acceso desde
q open_to time; access_until
q notice number:5..30; notice_days, es:preaviso
q debts number:1..4; unpaid_months_until_sale, es:meses de impago; after how many unpaid months the goods may be sold
q lock choice:own/firm; lock_provided_by, es:candado
q climate flag; climate_controlled, es:climatizado; whether warmth and damp are kept even
q perishables flag; food_stored
q from_home address; brought_from, es:procedencia
a leaves date; removed_on, es:fecha de retirada
a new_home address; delivery_address, es:destino
a iban iban; account, es:cuenta
a phone2 phone; authorised_phone
l goods; stored_goods, es:enseres
c goods.no number:1..120; label_no, es:etiqueta
c goods.what phrase; object, es:objeto
c goods.count number:1..12; es:unidades
c goods.state phrase; condition, es:estado
c goods.pack phrase; packing, es:embalaje
c goods.worth money:10..3000; value, es:valor
c goods.taken_on date; taken_out
---
# Contrato de depósito e inventario {contract}
{firm} recibe de {owner}, con domicilio en {from_home}, los enseres siguientes, traídos por {carrier} el {entered}:
%goods 4..10
Etiq. | Objeto | Uds. | Estado | Embalaje | Valor
{goods.no} | {goods.what=sofá|cajas de libros|lavadora|cómoda|bicicleta|colchón|lámpara|cuadro} | {goods.count} | {goods.state=bueno|usado|rayado|cojo} | {goods.pack=manta|film|caja|ninguno} | {goods.worth}
{goods.taken_on=}
%%
Trastero {unit=B12|C03|A27|D5} · planta {floor} || Volumen {volume}
Cuota mensual {rent} || Fianza {deposit}
Pagado hasta {paid_to} || Acceso de {open_from} a {open_to}
+++
{climate!Nave con temperatura y humedad constantes|Sala climatizada~Nave sin climatizar|La nave no tiene control de clima}. {perishables!Declara guardar conservas|Se guarda comida envasada~Declara no guardar comida|Ningún alimento}. El candado lo pone {lock?el cliente~la casa}. Puede retirar cosas también {authorised}.
Valor declarado {declared}, asegurado en {insurer} por {premium} al mes. Con {debts} meses sin pagar, la casa podrá vender. Baja con {notice} días de aviso.
{signed}
{owner} || Por la casa, {clerk}
~ Lista de precios de {:date}. Alarma conectada con {:company}. Mudanza aparte {:money:100..900}.

== es concurso_belenes_bases_inscripcion
q organiser company:Asociación Belenista {}/Peña {}/Ayuntamiento de {}; es:organiza
q edition number:3..70; es:edición
q entrant person; es:concursante
q partner person; helper, es:colaboradora
q entry_no number:1..200; es:inscripción
q title phrase; es:título de la obra
q category choice:family/school/shop/parish; es:categoría
q technique phrase
q size phrase; es:medidas
q entered date; entered_on, es:fecha de inscripción
q deadline date; entries_until, es:fin de inscripción; last day one could enter
q visit date; jury_visit, es:visita del jurado
q visit_at time; visit_time
q open_from date; open_to_public_from
q open_to date; open_to_public_until, es:expuesto hasta
q awards date; prize_giving, es:entrega de premios
q site address; place_of_nativity, es:lugar
q chair person; jury_chair, es:presidenta del jurado
q first_prize money:50..900; es:primer premio
q hours number:20..400; hours_of_work
q figures number:10..300
q water flag; running_water, es:agua corriente; whether water moves in it
q children flag; made_with_children, es:participan niños
a winner person; es:ganador
a fee money; entry_fee, es:cuota
a sponsor company; es:patrocinador
a visitors number
l marks; criteria, es:puntuación; how the jury marked
c marks.what phrase; criterion, es:criterio
c marks.max number:5..30; maximum, es:máximo
c marks.got number:1..30; given, es:obtenido
c marks.who person; juror, es:jurado
c marks.note phrase; comment, es:comentario
c marks.year year; last_year
l prizes; further_prizes, es:premios
c prizes.place phrase; prize, es:premio
c prizes.sum money:20..600; amount, es:dotación
c prizes.gift phrase; es:obsequio
c prizes.giver company; given_by, es:cortesía de
---
{organiser}
# {edition}.º concurso de belenes · hoja de inscripción n.º {entry_no}
= Concursante: {entrant}
= Con ayuda de: {partner}
= Título: {title=La posada de Aldea Vieja|Noche en el molino|Bajo el puente|Camino de Belén}
= Técnica: {technique=corcho y barro|escayola tallada|poliestireno|figuras de lienzo}
= Medidas: {size=3 x 2 m|120 x 80 cm|5 x 2,5 m|diorama 60 cm}
= Horas de trabajo: {hours}
= Figuras: {figures}
= Lugar: {site}
Categoría {category?familiar~escolar~comercio~parroquias}. {water!Lleva río con agua en movimiento|Tiene fuente que mana~No lleva agua|El río es de espejo, sin agua}. {children!Los pequeños de la casa han modelado las ovejas|Hecho con niños~Obra solo de adultos|Sin participación infantil}.
Inscrito el {entered} (plazo hasta el {deadline}). El jurado, que preside {chair}, pasará el {visit} a las {visit_at}. Abierto al público del {open_from} al {open_to}.
%marks 3..6
Criterio | Máx. | Obtenido | Jurado | Comentario
{marks.what=composición|luz|perspectiva|originalidad|figuras} | {marks.max} | {marks.got} | {marks.who} | {marks.note=notable|algo plano|muy fino|–|repite el del año pasado}
{marks.year=}
%%
%prizes 2..4 sentence
Premios:
{prizes.place=segundo|tercero|accésit|popular}, {prizes.sum} y {prizes.gift=diploma|cesta|figura|placa}, cortesía de {prizes.giver}
%%
Primer premio: {first_prize}. Se entregan el {awards}.
~ Las bases se aprobaron el {:date}. Fotografías: {:person}. Información en {:street}, {:phone}.

== es protocolo_entrega_llaves_finca_rustica_aparcero
q owner person; landowner, es:propietaria
q grower person; sharecropper, es:aparcero; who works the land from now on
q leaving person; former_sharecropper, es:aparcero saliente; who worked the land before
q expert person; agronomist, es:perito agrónomo
q witness person
q estate phrase; es:finca
q town city; municipality
q handed date; handed_over_on, es:fecha de entrega
q contract_date date; es:fecha del contrato
q first_harvest year; es:primera cosecha
q share percent; owners_share, es:parte de la propiedad; part of the crop that goes to the owner
q area unit:ha 5..300
q trees number:50..9000
q well unit:m³ 500..60000; water_allowed, es:dotación de agua
q meter number:100..90000; pump_reading, es:lectura del contador
q keys number:2..20; keys_handed, es:llaves
q diesel unit:l 50..2000; diesel_in_tank
q standing phrase; standing_crop, es:cosecha pendiente
q standing_sum money:300..20000; standing_crop_value, es:valor de la cosecha pendiente; what the one who leaves is paid
q repair_by date; repairs_by, es:reparaciones antes de
q fence flag; fences_sound, es:vallado en buen estado
q hunting flag; hunting_reserved, es:caza reservada; whether the owner keeps the hunting for herself
q copies number:2..4
a rent money; es:renta
a insurer company
a until date; contract_ends, es:fin del contrato
a subsidy money; es:ayuda PAC
l tools; machinery, es:aperos; what is handed over with the land
c tools.what phrase; machine, es:apero
c tools.plate id:E-####-@@@; registration, es:matrícula
c tools.year year; built
c tools.hours number:100..9000; engine_hours, es:horas
c tools.state phrase; condition, es:estado
c tools.value money:200..20000; es:valor
c tools.tyre phrase; tyres
l plots; parcels, es:parcelas
c plots.no number:1..60; parcel, es:parcela
c plots.crop phrase; es:cultivo
c plots.area unit:ha 1..60; es:superficie
c plots.work phrase; last_work, es:última labor
c plots.day date; last_work_date, es:fecha de la labor
---
# Acta de entrega de la finca «{estate=Los Quejigos|La Cartuja|Hacienda San Blas|El Pizarroso}»
En {town}, el {handed}, {owner} pone en posesión a {grower}, conforme al contrato de aparcería de {contract_date}, de la finca que hasta hoy llevaba {leaving}. Perito: {expert}. Testigo: {witness}.
%plots 2..7
Parc. | Cultivo | Sup. | Última labor | Hecha el
{plots.no} | {plots.crop=olivar|almendro|cereal|viña|barbecho} | {plots.area} | {plots.work=poda|abonado|grada|siembra|desvareto} | {plots.day}
%%
Superficie {area} || Pies de árbol {trees}
Agua anual {well} || Contador de la bomba {meter}
Llaves {keys} || Gasóleo en depósito {diesel}
+++
%tools 1..6 cards
{tools.what=Tractor frutero|Remolque basculante|Vibrador|Cuba de 2000 l|Desbrozadora}
Matrícula: {tools.plate}
Año: {tools.year}
Horas: {tools.hours}
Estado: {tools.state=bueno|regular|para revisar}
Valor: {tools.value}
{tools.tyre=}
%%
+++
Queda en pie {standing=la aceituna|el cereal sembrado|la almendra|nada salvo la viña}, que se paga al saliente en {standing_sum}. La propiedad lleva el {share} de los frutos desde la cosecha de {first_harvest}. {fence!La cerca está entera|Vallado sin faltas~Hay tramos de valla caídos|La cerca necesita arreglo}. {hunting!La caza se la queda la propiedad|Los derechos de caza no pasan al aparcero~El aparcero podrá cazar|La caza va con la finca}. Arreglos pendientes, antes del {repair_by}.
{owner} || {grower}
> {expert}
~ Hecho en {copies} ejemplares. Visita previa el {:date}. Linda con {:person}. Riego desde las {:time}.
`
