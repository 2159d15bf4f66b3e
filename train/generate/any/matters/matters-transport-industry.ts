/** Transport, energy, factories, building sites, goods and ships. */
export const transportAndIndustry = `
# rail_incident
t Incident report|Occurrence report; Ereignismeldung|Betriebsbericht; Rapport d'incident ferroviaire; Parte de incidencia
h railway
s signaller
@ railway company; railway company|operator; Bahnunternehmen|Betreiber; exploitant ferroviaire; empresa ferroviaria; whose train it was;{} Rail|Great {} Railway / {}bahn|Regionalbahn {} / Chemins de fer de {} / Ferrocarriles de {}
@ train_driver person*; train driver; Lokführer|Triebfahrzeugführer; conducteur de train; maquinista; who was at the controls
@ guard person*; guard|train conductor; Zugbegleiter|Schaffner; contrôleur|chef de train; revisor|interventor; who looked after the passengers
@ signaller person; signaller|reporting signaller; Fahrdienstleiter; aiguilleur; jefe de circulación; who set the signals and reported it
- train id; train number; Zugnummer; numéro de train; número de tren; service ~ under which number it ran
- from_city city; origin; Startbahnhof; origine; origen; came_from ~ where the train had set out
- to_city city; destination; Zielbahnhof; destination; destino; bound_for ~ where the train was to go
- stopped_at time; time of stop; Uhrzeit des Halts; heure d'arrêt; hora de la parada; stood_at ~ when it came to a stand
- resumed_at time; resumed at; Weiterfahrt um; reprise à; reanudación; went_on_at ~ when it moved again
- cause phrase; cause; Ursache; cause; causa; why ~ what brought it to a stand
- aboard number:5..700; passengers on board; Reisende; voyageurs à bord; viajeros a bordo; people ~ how many sat in it
- delay duration; delay; Verspätung; retard; retraso; late_by ~ how much later it arrived
en Train {train}, on its way from {from_city} to {to_city} with {aboard} people, came to a stand at {stopped_at} because of {cause=a fallen tree|a broken wire|cattle on the line|smoke in the second coach}. {train_driver} gave the alarm[; {guard} led the passengers forward].
en At {resumed_at} the line was clear again and the train reached its goal {delay} late. Reported by {signaller}.
de {train} von {from_city} nach {to_city}, besetzt mit {aboard} Menschen, blieb um {stopped_at} wegen {cause=eines umgestürzten Baums|eines gerissenen Drahts|Kühen im Gleis|Rauch im zweiten Wagen} stehen. {train_driver} schlug Alarm[; {guard} führte die Fahrgäste nach vorn].
de Um {resumed_at} ging es weiter, das Ziel wurde mit {delay} Rückstand erreicht. Gemeldet von {signaller}.
fr Le train {train}, parti de {from_city} pour {to_city} avec {aboard} personnes, s'est immobilisé à {stopped_at} à cause {cause=d'un arbre tombé|d'un fil rompu|de vaches sur la voie|de fumée en voiture 2}. {train_driver} a donné l'alerte[ ; {guard} a conduit les gens vers l'avant].
fr Il est reparti à {resumed_at}, arrivant {delay} après l'heure. Signalé par {signaller}.
es El tren {train}, de {from_city} a {to_city} con {aboard} personas, quedó parado a las {stopped_at} por {cause=un árbol caído|un cable roto|vacas en la vía|humo en el segundo coche}. {train_driver} dio la alarma[; {guard} llevó a la gente adelante].
es A las {resumed_at} siguió y llegó con {delay} de demora. Comunica {signaller}.

# flight_briefing
t Flight order|Charter confirmation; Flugauftrag|Charterbestätigung; Ordre de vol; Orden de vuelo
h airline
s dispatcher
@ airline company; air carrier|operator; Luftfahrtunternehmen; compagnie aérienne; compañía aérea; who flies;{} Air|Air {} / {}flug|Luftverkehr {} / Air {} / Aerolíneas {}
@ captain person*; captain|pilot in command; Flugkapitän; commandant de bord; comandante; who commands the aircraft
@ copilot person*; first officer|co-pilot; Erster Offizier|Copilot; copilote; copiloto; who sits on the right
@ dispatcher person; flight dispatcher; Flugdienstberater; agent d'opérations; despachador de vuelo; who planned the route
@ charterer company; charterer; Charterer|Auftraggeber; affréteur; fletador; who hired the aircraft
- tail id:@-@@@@; aircraft registration; Kennzeichen des Flugzeugs; immatriculation; matrícula; tail_number ~ letters painted on the aircraft
- departs_from city; departure airport; Abflugort; départ; aeropuerto de salida; takes_off_at ~ where it starts
- lands_in city; destination airport; Zielflughafen; arrivée; aeropuerto de llegada; lands_at ~ where it is to land
- alternate city*; alternate airport; Ausweichflughafen; dégagement; aeropuerto alternativo; if_closed ~ where to go if it cannot land
- takeoff time; take-off time; Startzeit; décollage; despegue; off_blocks ~ hour at which it leaves
- fuel unit:kg; fuel on board; Treibstoff; carburant; combustible; tanked ~ how much is in the tanks
- pax number:1..220; passengers; Fluggäste; passagers; pasajeros; souls ~ how many fly along
- hire money; charter price; Charterpreis; prix de l'affrètement; precio del chárter; costs ~ what is paid for the aircraft
en {charterer} has hired {tail} for {pax} guests at {hire}. It leaves {departs_from} at {takeoff} for {lands_in}; should the field there be closed, {alternate} is ready.
en {captain} is in command, with {copilot} on the right. {dispatcher} worked out the route and had {fuel} put in.
de {charterer} hat {tail} für {pax} Gäste zu {hire} bestellt. Start ist um {takeoff} in {departs_from}, Ziel {lands_in}; falls dort nichts geht, steht {alternate} bereit.
de Das Kommando hat {captain}, rechts sitzt {copilot}. {dispatcher} hat die Strecke gerechnet und {fuel} tanken lassen.
fr {charterer} a loué {tail} pour {pax} invités, au prix de {hire}. Décollage de {departs_from} à {takeoff} vers {lands_in} ; si la piste est fermée, on ira à {alternate}.
fr {captain} commande, {copilot} est à sa droite. {dispatcher} a tracé la route et fait mettre {fuel}.
es {charterer} ha contratado {tail} para {pax} invitados por {hire}. Sale de {departs_from} a las {takeoff} hacia {lands_in}; si estuviera cerrado, espera {alternate}.
es Manda {captain}, con {copilot} a la derecha. {dispatcher} calculó la ruta e hizo cargar {fuel}.

# bill_of_lading
t Bill of lading|Sea waybill; Konnossement|Seefrachtbrief; Connaissement; Conocimiento de embarque
h line
s master
@ line company; shipping line|ocean carrier; Reederei; compagnie maritime|armateur; naviera; whose ship it is;{} Line|{} Shipping / Reederei {} / Compagnie maritime {} / Naviera {}
@ shipper company; shipper|consignor; Ablader|Verlader; chargeur; cargador; who hands the goods over for the voyage
@ consignee company; consignee; Empfänger der Ware; destinataire; consignatario; who takes the goods on arrival
@ notify company; notify party; Meldeadresse; partie à notifier; notificar a; whom to tell when the ship comes in
@ master person*; ship's master|captain of the vessel; Kapitän des Schiffes; capitaine du navire; capitán del buque; who signs aboard
- vessel phrase; vessel; Schiff; navire; buque; ship_name ~ name on the bow
- load_port city; port of loading; Ladehafen; port de chargement; puerto de carga; shipped_at ~ where it was put on board
- discharge_port city; port of discharge; Löschhafen; port de déchargement; puerto de descarga; unloaded_at ~ where it is taken off
- goods phrase; goods; Ware; marchandise; mercancía; cargo ~ what is carried
- packages number:1..900; packages; Packstücke; colis; bultos; pieces ~ how many pieces
- weight unit:kg; gross weight; Bruttogewicht; poids brut; peso bruto; mass ~ how heavy with packing
- freight money; freight; Fracht; fret; flete; carriage_charge ~ what the voyage costs
- prepaid flag*; freight prepaid; Fracht vorausbezahlt; fret payé d'avance; flete pagado; paid_before ~ whether the voyage was paid beforehand
- onboard date; shipped on board date; an Bord genommen am; mis à bord le; embarcado el; loaded_on ~ day the goods came on the ship
en Received from {shipper} in {load_port} and put aboard the {vessel=Maria Grace|Northern Star|Cap Verde|Esperanza II} on {onboard}: {packages} pieces said to contain {goods=coffee in bags|machine parts|ceramic tiles|frozen peas}, {weight} in all, to be taken off in {discharge_port} and handed to {consignee}.
en On arrival {notify} is to be told. The voyage costs {freight}, which {prepaid!has been paid by the sender~is still to be paid by the receiver}.
de Von {shipper} in {load_port} übernommen und am {onboard} an Bord der {vessel=Maria Grace|Nordstern|Cap Verde|Hoffnung II} gebracht: {packages} Stück, angeblich {goods=Kaffee in Säcken|Maschinenteile|Fliesen|gefrorene Erbsen}, zusammen {weight}, in {discharge_port} zu löschen und {consignee} auszuhändigen.
de Bei Ankunft ist {notify} zu verständigen. Die Reise kostet {freight}; das {prepaid!ist schon bezahlt~zahlt, wer empfängt}.
fr Reçu de {shipper} à {load_port} et chargé le {onboard} sur le {vessel=Maria Grace|Étoile du Nord|Cap Vert|Espérance II} : {packages} colis déclarés contenir {goods=du café en sacs|des pièces de machines|du carrelage|des pois surgelés}, soit {weight}, à décharger à {discharge_port} et remettre à {consignee}.
fr À l'arrivée, prévenir {notify}. Le voyage coûte {freight}, {prepaid!déjà réglés au départ~à régler à l'arrivée}.
es Recibido de {shipper} en {load_port} y embarcado el {onboard} en el {vessel=Maria Grace|Estrella del Norte|Cabo Verde|Esperanza II}: {packages} bultos que dicen contener {goods=café en sacos|piezas de máquinas|azulejos|guisantes congelados}, en total {weight}, a descargar en {discharge_port} y entregar a {consignee}.
es A la llegada se avisará a {notify}. El viaje cuesta {freight}, {prepaid!ya pagados en origen~a pagar en destino}.

# works_acceptance
t Certificate of completion|Acceptance of works; Abnahmeprotokoll|Bauabnahme; Procès-verbal de réception des travaux; Acta de recepción de obra
s client_rep builder_rep engineer
@ client company; employer of the works|client; Auftraggeber|Bauherr; maître d'ouvrage; propiedad|promotor; for whom it was built
@ client_rep person; client's representative; Vertreter des Auftraggebers; représentant du maître d'ouvrage; representante de la propiedad; who walked round for those who ordered it
@ builder company; building contractor; Bauunternehmen|Auftragnehmer; entreprise; contratista|constructora; who built it
@ builder_rep person; site manager of the contractor; Bauleiter; conducteur de travaux; jefe de obra; who ran the site
@ engineer person; supervising engineer; bauüberwachender Ingenieur; maître d'œuvre; director facultativo; who checked the work for quality
- works phrase; works accepted; Leistung; ouvrage réceptionné; obra recibida; what_was_built ~ what was put up
- contract_no id; contract number; Vertragsnummer; numéro de marché; número de contrato; order_no ~ number of the paper by which it was ordered
- ordered_on date; contract date; Vertrag vom; date du marché; fecha del contrato; commissioned ~ when it was ordered
- inspected_on date; date of acceptance; Tag der Abnahme; date de réception; fecha de recepción; walked_round ~ when they looked at it together
- defects number:0..40; number of defects; Zahl der Mängel; nombre de réserves; número de defectos; snags ~ how many things are not right
- cure_by date; defects to be remedied by; Mängelbeseitigung bis; levée des réserves; subsanación antes del; fix_until ~ until when they must be put right
- retained money; retention; Einbehalt; retenue de garantie; retención; held_back ~ money kept until all is right
- guarantee duration; warranty period; Gewährleistungsfrist; délai de garantie; plazo de garantía; answers_for ~ how long the builder answers for it
en By contract {contract_no} of {ordered_on}, {client} had {builder} put up {works=a footbridge|the new gym hall|a pumping house|the south wing}. On {inspected_on} {client_rep} for the owner, {builder_rep} for the builders and {engineer} as supervisor went round together and took it over.
en {defects} things were found wanting and must be put right by {cure_by}; until then {retained} is kept back. The builder answers for the work for {guarantee}.
de Mit Vertrag {contract_no} vom {ordered_on} ließ {client} durch {builder} {works=eine Fußgängerbrücke|die neue Turnhalle|ein Pumpenhaus|den Südflügel} errichten. Am {inspected_on} gingen {client_rep} für den Auftraggeber, {builder_rep} für die Baufirma und {engineer} als Überwachung gemeinsam durch; das Werk gilt als übernommen.
de {defects} Punkte sind bis {cure_by} nachzubessern, so lange bleiben {retained} stehen. Für das Werk wird {guarantee} eingestanden.
fr Par le marché {contract_no} du {ordered_on}, {client} a fait élever par {builder} {works=une passerelle|le nouveau gymnase|une station de pompage|l'aile sud}. Le {inspected_on}, {client_rep} pour le client, {builder_rep} pour l'entreprise et {engineer} pour la surveillance en ont fait le tour ; l'ouvrage est accepté.
fr {defects} points restent à reprendre avant le {cure_by} ; {retained} sont gardés jusque-là. L'ouvrage est garanti {guarantee}.
es Por el contrato {contract_no} de {ordered_on}, {client} encargó a {builder} {works=una pasarela|el nuevo gimnasio|una estación de bombeo|el ala sur}. El {inspected_on} la recorrieron {client_rep} por la propiedad, {builder_rep} por la constructora y {engineer} como director y se dio por recibida.
es {defects} cosas quedan por corregir antes del {cure_by}; entretanto se guardan {retained}. La obra se garantiza por {guarantee}.

# wind_park
t Use agreement for a wind turbine|Option agreement; Nutzungsvertrag Windenergie|Gestattungsvertrag; Convention d'exploitation éolienne; Contrato de cesión para parque eólico
s landowner operator_agent
@ operator company; wind farm operator; Windparkbetreiber; exploitant du parc éolien; promotora eólica; who will run the turbines;{} Wind|{} Renewables / {} Windenergie|Bürgerwind {} / Éole {} / Eólica {}
@ operator_agent person; signatory of the operator; Prokurist des Betreibers; signataire de l'exploitant; firmante de la promotora; who signs for those who run it
@ landowner person; landowner; Grundstückseigentümer; propriétaire foncier; propietario del suelo; who gives the ground for it
@ grid company*; grid operator; Netzbetreiber; gestionnaire de réseau; distribuidora eléctrica; whose lines take the current;{} Grid|{} Networks / Netz {} / Réseau {} / Red {}
- park phrase; name of the wind farm; Name des Windparks; nom du parc; nombre del parque; project ~ what the whole is called
- turbines number*:1..30; number of turbines; Anzahl Anlagen; nombre d'éoliennes; aerogeneradores; how_many ~ how many towers
- power unit:MW; installed power; Nennleistung; puissance; potencia; megawatts ~ what they can give at best
- hub unit:m; hub height; Nabenhöhe; hauteur du moyeu; altura de buje; how_tall ~ how high the middle of the rotor sits
- yearly money; annual land payment; jährliches Nutzungsentgelt; redevance annuelle; canon anual; per_year ~ what the ground brings each year
- dismantle money; dismantling security; Rückbaubürgschaft; garantie de démantèlement; aval de desmantelamiento; for_removal ~ set aside for taking it all down
- feed_from date; grid connection date; Netzanschluss; raccordement; conexión; current_flows ~ when power first goes into the lines
en {landowner} gives ground for {turbines} towers of {park*}, their rotors turning {hub} above the field and yielding up to {power}. {operator}, acting by {operator_agent}, pays {yearly} every January.
en {grid} takes the current from {feed_from}. So that nothing is left standing one day, {dismantle} is set aside.
de {landowner} stellt Boden für {turbines} Türme von {park*} bereit, deren Rotoren sich in {hub} drehen und bis zu {power} bringen. {operator}, handelnd durch {operator_agent}, zahlt jeden Januar {yearly}.
de {grid} nimmt den Strom ab {feed_from} auf. Damit einst nichts stehen bleibt, werden {dismantle} zurückgelegt.
fr {landowner} offre le sol pour {turbines} mâts de {park*}, dont les pales tournent à {hub} et donnent jusqu'à {power}. {operator}, par {operator_agent}, verse {yearly} chaque janvier.
fr {grid} prend le courant dès le {feed_from}. Pour que rien ne reste un jour, {dismantle} sont mis de côté.
es {landowner} cede suelo para {turbines} torres de {park*}, cuyas palas giran a {hub} y dan hasta {power}. {operator}, por medio de {operator_agent}, paga {yearly} cada enero.
es {grid} toma la corriente desde el {feed_from}. Para que un día no quede nada en pie, se apartan {dismantle}.

# machine_recall
t Safety notice|Product recall; Sicherheitshinweis|Rückruf; Avis de rappel|Rappel de produit; Aviso de retirada|Alerta de producto
h maker
s quality_head
@ maker company; manufacturer; Hersteller; fabricant; fabricante; who made the thing
@ quality_head person; head of quality; Qualitätsleiter; responsable qualité; responsable de calidad; who signs for the maker
@ authority company; market surveillance authority; Marktaufsicht; autorité de surveillance; autoridad de vigilancia; which office was told;Office for Product Safety {} / Gewerbeaufsicht {} / DGCCRF {} / Consumo {}
@ hurt person*; injured person; verletzte Person; personne blessée; persona herida; who came to harm
- product phrase; product concerned; betroffenes Produkt; produit concerné; producto afectado; item|recalled ~ the thing one should no longer use
- batch id; batch|lot; Charge; lot; lote; serials ~ which ones of them
- sold_from date; sold from; verkauft ab; vendu à partir du; vendido desde; first_sold ~ first day they were in the shops
- units number:100..90000; units sold; verkaufte Stück; unités vendues; unidades vendidas; how_many ~ how many are out there
- hazard phrase; hazard; Gefahr; danger; peligro; risk ~ what can happen
- refund money; refund; Erstattung; remboursement; reembolso; money_back ~ what one gets for it
- return_by date; return deadline; Rückgabe bis; retour avant le; devolución antes del; bring_back_by ~ last day to bring it back
- hotline phone; hotline; Servicenummer; numéro vert; teléfono de atención; call ~ whom to ring
en Please stop using {product=the kettle K-40|our stair gate|the drill DX|the lamp Luna} from {batch}: {hazard=the handle can break|it can catch fire|the lid may fly off|it may give a shock}. {units} were sold since {sold_from}. [{hurt} was hurt by one of them.] {authority} has been told.
en Take it back to any shop by {return_by} and you get {refund}. Questions? {hotline}.
de Bitte verwenden Sie {product=den Wasserkocher K-40|unser Treppengitter|die Bohrmaschine DX|die Lampe Luna} aus {batch} nicht mehr: {hazard=der Griff kann brechen|Brandgefahr|der Deckel kann abspringen|Stromschlag}. Seit {sold_from} gingen {units} Stück über den Tisch. [{hurt} wurde dabei verletzt.] {authority} weiß Bescheid.
de Wer das Gerät bis {return_by} in einen Laden bringt, bekommt {refund}. Fragen: {hotline}.
fr Cessez d'utiliser {product=la bouilloire K-40|notre barrière d'escalier|la perceuse DX|la lampe Luna} issue de {batch} : {hazard=la poignée peut casser|risque d'incendie|le couvercle peut sauter|choc électrique}. {units} exemplaires écoulés depuis le {sold_from}. [{hurt} a été blessé.] {authority} est avertie.
fr Rapportez-la avant le {return_by} pour toucher {refund}. Questions : {hotline}.
es Dejen de usar {product=el hervidor K-40|nuestra barrera de escalera|el taladro DX|la lámpara Luna} de {batch}: {hazard=el asa puede romperse|riesgo de incendio|la tapa puede saltar|descarga eléctrica}. Desde el {sold_from} se vendieron {units}. [{hurt} resultó herido.] {authority} está avisada.
es Llévenlo a la tienda antes del {return_by} y recibirán {refund}. Dudas: {hotline}.

# mine_shift
t Underground shift report|Blasting record; Schichtbericht unter Tage|Sprengprotokoll; Rapport de poste|Carnet de tir; Parte de turno|Registro de voladura
h mine
s shift_boss
@ mine company; mine|mining company; Bergwerk; mine; mina; which pit it is;{} Mine|{} Colliery / Grube {}|Zeche {} / Mine de {} / Mina {}
@ shift_boss person; shift boss|foreman; Steiger; chef de poste; capataz; who led the shift
@ blaster person*; shotfirer|blaster; Sprengmeister|Schießmeister; boutefeu; artillero; who fired the charge
@ relieved person; relieved foreman|previous shift boss; abgelöster Steiger; chef de poste précédent; capataz saliente; who led the shift before
- level phrase; level; Sohle; niveau; nivel; how_deep ~ on which floor below ground
- fired_at time; time of blast; Sprengzeit; heure du tir; hora de la voladura; charge_at ~ when it was set off
- explosive unit:kg; explosive used; Sprengstoffmenge; explosif; explosivo; charge ~ how much was set off
- hauled unit:t; ore hauled; geförderte Menge; minerai extrait; mineral extraído; tons ~ how much came up
- men number:2..90; men underground; Belegschaft; hommes au fond; hombres en interior; crew ~ how many were below
- gas percent*; methane reading; Methangehalt; teneur en méthane; metano; firedamp ~ share of gas in the air
en {shift_boss} took over from {relieved} and went down to {level=level 4|the 320 m level|the lower drift} with {men} men. At {fired_at} {blaster} set off {explosive}.
en {hauled} came up by the end of the shift; the air held {gas} of gas.
de {shift_boss} löste {relieved} ab und fuhr mit {men} Mann auf {level=Sohle 4|die 320-m-Sohle|die untere Strecke} ein. Um {fired_at} zündete {blaster} {explosive}.
de Bis Schichtende kamen {hauled} herauf; in der Luft waren {gas} Gas.
fr {shift_boss} a relevé {relieved} et est descendu avec {men} hommes au {level=niveau 4|niveau 320|fond de la galerie}. À {fired_at}, {blaster} a fait partir {explosive}.
fr {hauled} sont remontées en fin de poste ; l'air contenait {gas} de gaz.
es {shift_boss} relevó a {relieved} y bajó con {men} hombres al {level=nivel 4|nivel 320|frente inferior}. A las {fired_at}, {blaster} hizo estallar {explosive}.
es Al acabar habían subido {hauled}; en el aire había {gas} de gas.

# bridge_inspection
t Bridge inspection|Record of structural inspection; Brückenprüfung|Bauwerksprüfung; Visite d'ouvrage|Procès-verbal de visite; Inspección de puente
h roads_office
s inspecting_engineer
@ roads_office company; road authority; Straßenbauamt; direction des routes; demarcación de carreteras; who owns the bridge;{} Highways / Straßenbauamt {} / Direction des routes de {} / Carreteras de {}
@ inspecting_engineer person; inspecting engineer; Prüfingenieur; ingénieur inspecteur; ingeniero inspector; who looked at the structure
@ diver person*; diver; Taucher; plongeur; buzo; who looked below the water
- bridge phrase; bridge|structure; Bauwerk|Brücke; ouvrage; puente; structure_name ~ what was looked at
- river phrase; river crossed; überquerter Fluss; cours d'eau; río; over_what ~ what runs underneath
- built year; year of construction; Baujahr; année de construction; año de construcción; stands_since ~ since when it stands
- span unit:m; span; Spannweite; portée; luz; reach ~ how far from bank to bank
- last_check date; previous inspection; letzte Prüfung; visite précédente; inspección anterior; before_that ~ when somebody looked the time before
- next_check date; next inspection; nächste Prüfung; prochaine visite; próxima inspección; again_on ~ when somebody has to look again
- grade short*; condition grade; Zustandsnote; indice d'état; índice de estado; mark ~ how good its state is
- load unit*:t; load limit; Traglast; charge limite; carga máxima; heaviest ~ how heavy a vehicle may be
- cost money; estimated repair cost; geschätzte Kosten; coût estimé; coste estimado; would_cost ~ what putting it right would come to
en {bridge=Mill Bridge|the King's Viaduct|Overbridge 17|Stony Ford Bridge}, which has carried the road over {river=the Ash|the Little Wye|the canal} since {built}, spans {span}. {inspecting_engineer} looked it over from a boat[ while {diver} went below]; the time before was {last_check}.
en Its state is put at {grade}. No vehicle over {load} may cross. Mending the bearings would come to {cost}. We come again on {next_check}.
de {bridge=Die Mühlbrücke|Der Königsviadukt|Überführung 17|Die Furtbrücke} trägt seit {built} die Straße über {river=die Aue|den Mühlbach|den Kanal} und misst {span}. {inspecting_engineer} besah sie vom Boot aus[, {diver} unter Wasser]; zuvor war man am {last_check} da.
de Ihr Zustand: {grade}. Schwerer als {load} darf kein Fahrzeug sein. Die Lager zu richten käme auf {cost}. Wiederkommen werden wir am {next_check}.
fr {bridge=Le pont du Moulin|Le viaduc du Roi|Le pont 17|Le pont du Gué} porte depuis {built} la route sur {river=l'Aune|le canal|la Vère} d'une volée de {span}. {inspecting_engineer} l'a examiné en barque[, {diver} sous l'eau] ; on était venu avant cela le {last_check}.
fr État : {grade}. Aucun véhicule de plus de {load}. Reprendre les appuis coûterait {cost}. Retour prévu le {next_check}.
es {bridge=El puente del Molino|El viaducto del Rey|El paso 17} lleva desde {built} la carretera sobre {river=el Aliso|el canal|el arroyo Seco} con {span}. {inspecting_engineer} lo revisó en barca[ y {diver} bajo el agua]; la vez anterior fue el {last_check}.
es Estado: {grade}. No pasará vehículo de más de {load}. Arreglar los apoyos costaría {cost}. Se volverá el {next_check}.

# customs_decision
t Customs decision|Notice of duty; Zollbescheid|Einfuhrabgabenbescheid; Avis de mise en recouvrement|Décision douanière; Liquidación de aduana
h customs
s customs_officer
@ customs company; customs office; Zollamt|Hauptzollamt; bureau de douane; aduana; which office decided;HM Customs {}|Customs House {} / Hauptzollamt {} / Douanes de {} / Aduana de {}
@ importer company; importer; Einführer; importateur; importador; who brings the goods in
@ declarant company*; declarant|customs agent; Anmelder|Zollagent; déclarant en douane; declarante; who filled in the papers for somebody else
@ customs_officer person; customs officer; Zollbeamter; agent des douanes; funcionario de aduanas; who signed the decision
- goods phrase; goods; Waren; marchandises; mercancías; what_came_in ~ what was brought over the border
- origin country; country of origin; Ursprungsland; pays d'origine; país de origen; made_in ~ where the goods were made
- customs_value money; customs value; Zollwert; valeur en douane; valor en aduana; worth ~ what the goods are worth at the border
- duty money; import duty; Zoll; droits; derechos de importación; tariff_sum ~ what is charged for bringing them in
- import_vat money; import VAT; Einfuhrumsatzsteuer; TVA à l'importation; IVA a la importación; tax_on_top ~ tax beside the duty
- declaration id; declaration number; Anmeldenummer; numéro de déclaration; número de declaración; mrn ~ number of the paper handed in
- presented date; goods presented on; gestellt am; présenté le; presentado el; shown_on ~ when they were shown at the border
- pay_by date; payable by; zahlbar bis; à payer avant le; pagar antes del; settle_until ~ until when to pay
en On {presented} {declarant} declared for {importer}, under {declaration}, {goods=240 bicycles|shoes of leather|green coffee|glass beads} made in {origin}, worth {customs_value}. <This gives rise to|Hence are owed> {duty} in duty and {import_vat} in tax, to be settled by {pay_by}.
de Am {presented} hat {declarant} für {importer} unter {declaration} {goods=240 Fahrräder|Lederschuhe|Rohkaffee|Glasperlen} aus {origin} im Wert von {customs_value} angemeldet. Daraus ergeben sich {duty} Zoll und {import_vat} Steuer, zu begleichen bis {pay_by}.
fr Le {presented}, {declarant} a déclaré pour {importer}, sous {declaration}, {goods=240 vélos|des souliers de cuir|du café vert|des perles de verre} de fabrication {origin}, valant {customs_value}. D'où {duty} de droits et {import_vat} de taxe, payables avant le {pay_by}.
es El {presented}, {declarant} declaró por cuenta de {importer}, con el número {declaration}, {goods=240 bicicletas|zapatos de piel|café verde|cuentas de vidrio} hechos en {origin}, por valor de {customs_value}. Resultan {duty} de arancel y {import_vat} de impuesto, a pagar antes del {pay_by}.

# work_accident_report
t Accident at work: report|Accident record; Unfallanzeige|Bericht über einen Arbeitsunfall; Déclaration d'accident du travail; Parte de accidente de trabajo
s safety_officer
@ employer company; employer; Arbeitgeber; employeur; empresa; for whom the hurt person works
@ injured person; injured worker; Verletzter; victime|salarié blessé; trabajador accidentado; who came to harm
@ eyewitness person*; eyewitness; Augenzeuge; témoin oculaire; testigo presencial; who saw it happen
@ first_aider person*; first aider; Ersthelfer; secouriste; socorrista; who helped first
@ safety_officer person; safety officer; Sicherheitsbeauftragter; préventeur; técnico de prevención; who wrote it down
- happened date; date of accident; Unfalltag; date de l'accident; fecha del accidente; on_day ~ when it happened
- hour time; time of accident; Uhrzeit; heure; hora; at_hour ~ at what hour
- spot phrase; place of accident; Unfallort; lieu; lugar; where ~ in which part of the works
- injury phrase; injury; Verletzung; lésion; lesión; harm ~ what is wrong with the person
- hospital_name phrase; hospital; Krankenhaus; hôpital; hospital; taken_to ~ where they were brought
- off number:1..90; days off work; Ausfalltage; jours d'arrêt; días de baja; absent_days ~ how long they cannot work
- fatal flag*; machine stopped|machine taken out of use; Maschine stillgelegt; machine arrêtée; máquina parada; shut_down ~ whether the machine was put out of use
en {injured}, {injured.occupation} with {employer}, slipped in {spot=the packing hall|bay 3|the boiler room|the yard} at {hour} on {happened} and suffered {injury=a broken wrist|a cut hand|burns to the arm|a sprained ankle}. {eyewitness} stood close by; {first_aider} put on a dressing.
en An ambulance drove to {hospital_name=St Mary's|the General|County Hospital}; {off} days of absence are expected. The machine {fatal!was taken out of use~runs on}. Taken down by {safety_officer}.
de {injured}, {injured.occupation} bei {employer}, rutschte am {happened} um {hour} in {spot=der Packhalle|Halle 3|dem Kesselraum|dem Hof} aus und zog sich {injury=einen Handgelenkbruch|eine Schnittwunde|Verbrennungen am Arm|eine Zerrung} zu. {eyewitness} stand daneben; {first_aider} legte einen Verband an.
de Der Wagen fuhr ins {hospital_name=Marienhospital|Klinikum|Kreiskrankenhaus}; mit {off} Fehltagen ist zu rechnen. Die Maschine {fatal!wurde abgestellt~läuft weiter}. Aufgenommen: {safety_officer}.
fr {injured}, {injured.occupation} chez {employer}, a glissé le {happened} à {hour} dans {spot=la halle d'emballage|l'atelier 3|la chaufferie|la cour} : {injury=poignet cassé|main coupée|brûlures au bras|cheville foulée}. {eyewitness} était tout près ; {first_aider} a posé un pansement.
fr Conduite à {hospital_name=Sainte-Marie|l'hôpital général|la clinique du Parc} ; {off} jours d'absence prévus. La machine {fatal!est arrêtée~tourne encore}. Noté par {safety_officer}.
es {injured}, {injured.occupation} en {employer}, resbaló el {happened} a las {hour} en {spot=la nave de envasado|el taller 3|la sala de calderas|el patio}: {injury=muñeca rota|corte en la mano|quemaduras|esguince}. {eyewitness} estaba al lado; {first_aider} le puso una venda.
es Lo llevaron al {hospital_name=Hospital General|Santa María|hospital comarcal}; faltará {off} días. La máquina {fatal!se ha parado~sigue en marcha}. Anotado por {safety_officer}.
`
