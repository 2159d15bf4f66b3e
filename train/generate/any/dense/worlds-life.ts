/** More houses of towns, science, food, sport and law; how they are written says `own-worlds.ts`. */
export const worldsOfLife = `
# weather
t Weather statement|Storm certificate; Wettergutachten|Sturmbescheinigung; Certificat d'intempéries; Certificado meteorológico
i weather service|meteorological office; Wetterdienst|Wetteramt; service météorologique|station météo; servicio meteorológico|observatorio del tiempo; {} Weather|Met Office {} / Wetterdienst {} / Météo {} / Meteo {}; watches the sky
c company farmer union|building site; Bauernverband|Baustelle; chantier|union agricole; obra|unión de agricultores; who wants to know how the wind blew
w meteorologist|weather observer; Meteorologe|Wetterbeobachterin; météorologue|observateur; meteoróloga|observador; who read the sky
x storm|depression; Sturm|Tief; tempête|dépression; tormenta|borrasca; Storm {W}|{L} Low / Sturm {W}|Tief {L} / Tempête {W}|Dépression {L} / Borrasca {W}|Tormenta {L}; what blew

# archive
t Reading room slip|Accession record; Lesesaalzettel|Zugangsprotokoll; Bulletin de communication|Fiche d'entrée; Ficha de consulta|Registro de ingreso
i archive|record office; Archiv|Stadtarchiv; archives|service d'archives; archivo|archivo histórico; {} Archive|Record Office {} / Archiv {}|Stadtarchiv {} / Archives de {} / Archivo de {}; keeps old papers
c reader|depositor; Benutzer|Einlieferin; lecteur|déposant; investigador|depositante; who leafs through them
w archivist|strongroom keeper; Archivar|Magazinerin; archiviste|magasinier; archivera|encargado del depósito; who fetched it from the shelves
x collection|fonds; Bestand|Nachlass; fonds|collection; fondo|legado; {L} Papers|Maps of {C}|Estate {L} / Nachlass {L}|Karten {C} / Fonds {L}|Cartes de {C} / Fondo {L}|Mapas de {C}; what lies in the boxes

# seed_bank
t Germination report|Deposit of seed; Keimbericht|Saatgutübernahme; Rapport de germination|Dépôt de semences; Informe de germinación|Depósito de semillas
i seed bank|gene bank; Saatgutbank|Genbank; banque de semences; banco de semillas|banco de germoplasma; {} Seed Bank|Seeds of {} / Genbank {}|Saatgut {} / Semences {} / Semillas {}; keeps seeds for later
c company plant breeder|growers' association; Züchter|Anbauverband; obtenteur|groupement de producteurs; obtentor|asociación de cultivadores; from whom the seed came
w seed analyst|curator of the cold store; Saatgutprüfer|Kühlhauskuratorin; analyste de semences; analista de semillas; who counted the sprouts
x variety|accession; Sorte|Akzession; variété|accession; variedad|accesión; {W} Emmer|{C} Red {##}|{L}'s Bean / {W}-Emmer|{C}er Rote {##} / Blé {W}|Rouge de {C} {##} / Trigo {W}|Rojo de {C} {##}; what will sprout

# coffee
t Roast card|Cupping sheet; Röstkarte|Verkostungsbogen; Fiche de torréfaction|Fiche de dégustation; Ficha de tueste|Hoja de cata
i coffee roaster|roastery; Kaffeerösterei|Rösterei; torréfacteur|brûlerie; tostadero|tostador de café; {} Roasters|{} Coffee / Rösterei {}|Kaffee {} / Torréfaction {} / Cafés {}; roasts coffee
c company café|coffee shop; Café|Kaffeebar; café|salon de café; cafetería|barra de café; where it is drunk
w roast master|cupper; Röstmeister|Verkosterin; maître torréfacteur|dégustateur; maestro tostador|catadora; who smelled and tasted it
x coffee|blend; Kaffee|Mischung; café|mélange; café|mezcla; {C} Natural|House {W}|{W} No. {#} / {C} Natur|Haus{W} / {C} nature|Maison {W} / {C} natural|Casa {W}; what is in the cup

# cheese
t Ripening log|Wheel passport; Reifeprotokoll|Laibpass; Carnet d'affinage; Libro de maduración
i dairy|cheese dairy; Molkerei|Käserei; laiterie|fromagerie; quesería|lechería; {} Dairy|{} Creamery / Käserei {}|Molkerei {} / Fromagerie {} / Quesería {}; makes cheese
c company delicatessen|cheesemonger; Feinkostladen|Käsehändler; épicerie fine|crémier; tienda gourmet|quesero minorista; who sells it over the counter
w cheesemaker|affineur; Käsermeister|Affineurin; maître fromager|affineur; maestro quesero|afinadora; who turned the wheels
x cheese|wheel; Käse|Laib; fromage|meule; queso|rueda; {W} Blue|Old {C}|{L} Tomme / {W}blau|Alter {C}er / Bleu {W}|Vieux {C} / Azul {W}|Viejo {C}; what ripens

# pest
t Treatment note|Trap map; Behandlungsnachweis|Köderplan; Bon de traitement|Plan d'appâtage; Parte de tratamiento|Plano de cebos
i pest controller|exterminator; Schädlingsbekämpfer|Kammerjäger; désinsectiseur|entreprise de dératisation; empresa de control de plagas|fumigadora; {} Pest Control|{} Hygiene / Schädlingsbekämpfung {} / Hygiène {} / Plagas {}; gets rid of vermin
c company bakery|restaurant kitchen; Bäckerei|Gaststättenküche; boulangerie|cuisine; panadería|cocina; who had the visitors
w exterminator on duty|trap setter; Schädlingsbekämpferin vor Ort|Köderleger; applicateur|piégeur; aplicador|colocadora de trampas; who set the traps
x trap|bait station; Falle|Köderstation; piège|poste d'appâtage; trampa|estación de cebo; ; in which they were caught

# locksmith
t Key card|Opening record; Schließkarte|Öffnungsprotokoll; Carte de propriété|Procès-verbal d'ouverture; Tarjeta de llaves|Acta de apertura
i locksmith|lock company; Schlüsseldienst|Schließtechnik; serrurier|serrurerie; cerrajero|cerrajería; {} Locks|{} Keys / Schlüssel {}|Schließtechnik {} / Serrurerie {} / Cerrajería {}; opens doors
c occupant|flat owner; Bewohner|Wohnungseigentümerin; occupant|copropriétaire; ocupante|dueño del piso; who stood before the door
w lock fitter|door opener; Schlossmonteur|Türöffnerin; poseur de serrures; montador de cerraduras; who had the door open
x lock|cylinder; Schloss|Zylinder; serrure|cylindre; cerradura|bombín; ; into which the key goes

# data_centre
t Rack handover|Incident ticket; Rackübergabe|Störungsticket; Remise de baie|Ticket d'incident; Entrega de rack|Tique de incidencia
i colocation centre|server farm; Rechenzentrumsbetreiber|Serverfarm; centre de colocation|ferme de serveurs; centro de colocación|granja de servidores; {} Colo|{} Racks / {} Rechenzentrum|Serverpark {} / Colo {} / Colo {}; has rooms for servers
c company tenant of the rack|cloud company; Rackmieter|Cloudanbieter; locataire de baie|société cloud; inquilino del rack|empresa de nube; whose machines hum there
w remote hands|facility engineer; Remote Hands|Haustechnikerin; technicien sur site; técnico de sala; who plugged the cable
x server|switch; Server|Switch; serveur|commutateur; servidor|conmutador; ; what hums

# rigging
t Rigging plot|Load release; Hängeplan|Lastfreigabe; Plan d'accroche|Levée de charge; Plano de colgado|Liberación de carga
i rigging company|stage builder; Riggingfirma|Bühnenbauer; société d'accroche|constructeur de scènes; empresa de rigging|montador de escenarios; {} Rigging|{} Stages / Rigging {}|Bühnen {} / Accroche {} / Escenarios {}; hangs lights over stages
c company promoter|tour management; Konzertveranstalter|Tourleitung; tourneur|producteur de spectacle; promotor|oficina de gira; whose show it is
w head rigger|rope technician; Chefrigger|Seiltechniker; chef accrocheur|cordiste; jefe de rigging|técnico de cuerdas; who hung the motors
x show|tour; Show|Tournee; spectacle|tournée; espectáculo|gira; {W} Tour {Y}|{L} Live|{W} on Ice / {W}-Tour {Y}|{L} Live / {W} Tour {Y}|{L} en scène / Gira {W} {Y}|{L} en vivo; what people come to see

# costume
t Costume hire slip|Fitting list; Kostümleihschein|Anprobenliste; Bon de location de costumes|Liste d'essayage; Vale de alquiler de trajes|Lista de pruebas
i costume house|wardrobe hire; Kostümverleih|Fundus; loueur de costumes|costumier; sastrería teatral|alquiler de vestuario; {} Costumes|Wardrobe {} / Kostüme {}|Fundus {} / Costumes {} / Vestuario {}; lends clothes for the stage
c company film company|opera; Filmfirma|Oper; société de films|opéra; compañía de cine|ópera; on whose stage they are worn
w wardrobe mistress|cutter; Gewandmeisterin|Zuschneider; cheffe habilleuse|coupeur; jefa de vestuario|cortador; who took the measure
x costume|gown; Kostüm|Robe; costume|robe; traje|vestido; {W} Coat|Gown of {L}|Hussar {#} / {W}-Mantel|Robe {L} / Manteau {W}|Robe {L} / Abrigo {W}|Vestido {L}; what is worn

# casting_agency
t Call sheet|Booking of an extra; Disposition|Komparsenbuchung; Feuille de service|Engagement de figurant; Citación|Contratación de figurante
i casting agency|model agency; Castingagentur|Modelagentur; agence de casting|agence de mannequins; agencia de casting|agencia de modelos; {} Casting|Faces {} / Casting {}|Gesichter {} / Casting {} / Casting {}; finds faces
c extra|model booked; Komparse|gebuchtes Model; figurant|mannequin; figurante|modelo contratada; who stands before the camera
w casting director|booker; Castingleiterin|Bookerin; directeur de casting|bookeur; directora de casting|agente de reservas; who picked the face
x film|series; Film|Serie; film|série; película|serie; “{W} Harbour”|The {L} Files / „{W}hafen“|Die Akte {L} / « Le port {W} »|Le dossier {L} / «Puerto {W}»|El expediente {L}; what is shot

# radio
t Broadcast log|Airtime booking; Sendeprotokoll|Sendezeitbuchung; Relevé d'antenne|Réservation d'antenne; Parte de emisión|Reserva de antena
i radio station|broadcasting house; Radiosender|Funkhaus; station de radio|maison de la radio; emisora de radio|casa de la radio; Radio {}|{} FM / Radio {}|Funkhaus {} / Radio {} / Radio {}|Onda {}; is heard on the air
c company advertiser on air|record company; Werbekunde|Plattenfirma; annonceur radio|maison de disques; anunciante de radio|discográfica; whose spot is played
w presenter on air|newsreader; Moderator am Mikrofon|Nachrichtensprecherin; animateur à l'antenne|présentatrice; locutor|presentadora de noticias; whose voice is heard
x programme|broadcast; Sendung|Programm; émission|programme; programa|emisión; {W} at Six|Good Morning {C} / {W} um Sechs|Guten Morgen {C} / {W} à six heures|Bonjour {C} / {W} a las seis|Buenos días {C}; what is listened to

# diving
t Dive log|Course card; Tauchprotokoll|Brevetkarte; Carnet de plongée|Carte de niveau; Registro de inmersión|Tarjeta de curso
i diving school|dive centre; Tauchschule|Tauchbasis; école de plongée|centre de plongée; escuela de buceo|centro de buceo; {} Divers|Blue {} / Tauchschule {}|Tauchbasis {} / Plongée {} / Buceo {}; takes people under water
c diver|dive student; Taucher|Tauchschülerin; plongeur|élève plongeur; buceadora|alumno de buceo; who went down
w dive leader|diving instructor; Tauchguide|Tauchlehrerin; guide de palanquée|moniteur de plongée; guía de buceo|instructora de buceo; who went down with them
x dive site|reef; Tauchplatz|Riff; site de plongée|récif; punto de inmersión|arrecife; {W} Reef|Wreck {L}|{C} Wall / {W}riff|Wrack {L} / Récif {W}|Épave {L} / Arrecife {W}|Pecio {L}; where they went down

# running
t Finisher certificate|Start number letter; Zielurkunde|Startnummernbrief; Diplôme d'arrivée|Lettre de dossard; Diploma de llegada|Carta de dorsal
i race organiser|athletics club; Laufveranstalter|Leichtathletikverein; organisateur de course|club d'athlétisme; organizador de carrera|club de atletismo; {} Runners|Athletics {} / Laufclub {}|LG {} / Course {} / Atletismo {}; lets people run
c runner|finisher; Läufer|Finisherin; coureur|finisseuse; corredor|finalista; who ran
w timekeeper|race doctor; Zeitnehmer|Rennärztin; chronométreur|médecin de course; cronometrador|médica de carrera; who stopped the watch
x race|marathon; Lauf|Marathon; course|marathon; carrera|maratón; {C} Marathon {Y}|{W} Trail|Night Run {C} / {C}-Marathon {Y}|{W}-Trail / Marathon de {C} {Y}|Trail {W} / Maratón de {C} {Y}|Trail {W}; what was run

# ski_school
t Lesson card|Group list of the week; Kurskarte|Gruppenliste; Carte de cours|Liste de groupe; Tarjeta de clases|Lista de grupo
i ski school|snow sports school; Skischule|Schneesportschule; école de ski; escuela de esquí; {} Ski School|Snow {} / Skischule {} / École de ski {} / Escuela de Esquí {}; teaches on snow
c skier|child in the group; Skifahrer|Kurskind; skieur|enfant inscrit; esquiador|niño inscrito; who learns to turn
w ski instructor|snowboard teacher; Skilehrer|Snowboardlehrerin; moniteur de ski|monitrice de snowboard; profesor de esquí|monitora de snowboard; who skied ahead
x slope|course group; Piste|Kursgruppe; piste|groupe de cours; pista|grupo de clase; {W} Piste {#}|Blue {L} / {W}piste {#}|Blaue {L} / Piste {W} {#}|Bleue {L} / Pista {W} {#}|Azul {L}; where they learned

# towing
t Recovery order|Breakdown slip; Bergeauftrag|Pannenzettel; Bon de remorquage|Fiche de dépannage; Orden de grúa|Parte de avería
i towing company|breakdown service; Abschleppdienst|Pannendienst; dépanneur|société de remorquage; servicio de grúa|auxilio en carretera; {} Recovery|{} Towing / Abschleppdienst {}|Pannenhilfe {} / Dépannage {} / Grúas {}; fetches cars from the road
c motorist|stranded driver; Autofahrer|Liegengebliebene; automobiliste; automovilista|conductora parada; who stood by the road
w tow truck driver|patrolman; Abschleppfahrer|Pannenhelfer; conducteur de dépanneuse|patrouilleur; gruista|patrullero; who hooked it up
x car|broken-down vehicle; Auto|Pannenfahrzeug; voiture|véhicule en panne; coche|vehículo averiado; ; what would not go on

# charging
t Charge point acceptance|Session receipt; Ladepunktabnahme|Ladebeleg; Réception de borne|Reçu de recharge; Recepción de cargador|Recibo de recarga
i charging network|charge point operator; Ladenetz|Ladesäulenbetreiber; réseau de recharge|opérateur de bornes; red de recarga|operador de puntos de recarga; {} Charge|Volt {} / Ladenetz {}|Strom {} / Recharge {} / Recarga {}; has poles where cars drink current
c company car park owner|supermarket; Parkhausbetreiber|Supermarkt; parking|supermarché; aparcamiento|supermercado; on whose ground the pole stands
w charging technician|commissioning electrician; Ladetechniker|Inbetriebnehmerin; technicien de recharge; técnico de recarga; who switched it on
x charger|wallbox; Ladesäule|Wallbox; borne|chargeur; cargador|punto de recarga; ; where cars drink current

# rail_workshop
t Wheelset card|Overhaul release; Radsatzkarte|Revisionsfreigabe; Fiche d'essieu|Libération de révision; Ficha de eje|Liberación de revisión
i railway workshop|rolling stock works; Bahnwerkstatt|Ausbesserungswerk; atelier ferroviaire|technicentre; taller ferroviario|taller de material rodante; {} Rail Works|{} Rolling Stock / Bahnwerk {}|Ausbesserungswerk {} / Ateliers de {} / Talleres de {}; overhauls trains
c company train operator|wagon keeper; Bahnunternehmen|Wagenhalter; entreprise ferroviaire|détenteur de wagons; empresa ferroviaria|poseedor de vagones; whose train it is
w bogie fitter|brake inspector; Drehgestellschlosser|Bremsprüferin; ajusteur de bogies|visiteur; ajustador de bogies|visitador; who lay under the train
x locomotive|railcar; Lokomotive|Triebzug; locomotive|automotrice; locomotora|automotor; ; what pulls

# container_depot
t Gate ticket|Interchange receipt; Torschein|Übergabebeleg; Bon d'entrée|Bon d'échange; Vale de puerta|Recibo de intercambio
i container depot|inland terminal; Containerdepot|Inlandterminal; dépôt de conteneurs|terminal intérieur; depósito de contenedores|puerto seco; {} Depot|{} Terminal / Depot {}|Terminal {} / Dépôt {} / Depósito {}; stacks containers
c company container line|box owner; Reederei|Containereigner; armement|propriétaire de la boîte; naviera|dueño del contenedor; whose box it is
w gate clerk|reach stacker driver; Torposten|Staplerfahrerin; pointeur|cariste; controlador de puerta|maquinista de grúa; who let it through
x container|box; Container|Box; conteneur|boîte; contenedor|caja; ; what is stacked

# mint
t Coin certificate|Die release; Münzzertifikat|Stempelfreigabe; Certificat de monnaie|Libération de coin; Certificado de moneda|Liberación de cuño
i mint|coin works; Münzprägeanstalt|Münze; hôtel des monnaies|atelier monétaire; casa de la moneda|ceca; {} Mint|Mint of {} / Münze {} / Monnaie de {} / Ceca de {}; strikes coins
c company coin dealer|central bank department; Münzhändler|Zentralbankabteilung; numismate|service de banque centrale; numismática|departamento emisor; who takes the coins
w engraver|die cutter; Graveur|Stempelschneiderin; graveur|tailleur de coins; grabadora|tallista de cuños; who cut the die
x coin|medal; Münze|Medaille; pièce|médaille; moneda|medalla; {W} Crown {Y}|{C} Thaler|{L} Medal / {W}krone {Y}|{C}er Taler / Couronne {W} {Y}|Médaille {L} / Corona {W} {Y}|Medalla {L}; what was struck

# bailiff
t Record of service|Seizure list; Zustellungsprotokoll|Pfändungsliste; Acte de signification|Procès-verbal de saisie; Diligencia de notificación|Acta de embargo
i bailiff's office|enforcement office; Gerichtsvollzieherbüro|Vollstreckungsstelle; étude d'huissier|office d'exécution; oficina ejecutora|servicio de embargos; Bailiffs {}|Enforcement {} / Gerichtsvollzieher {} / Étude {} / Procuraduría {}; brings papers and takes things away
c debtor|person served; Schuldner|Zustellungsempfänger; débiteur|personne signifiée; deudor|notificado; at whose door they rang
w bailiff|process server; Gerichtsvollzieherin|Zusteller; huissier|clerc; agente judicial|notificadora; who rang at the door
x seized item|pledge; Pfandsache|gepfändeter Gegenstand; bien saisi|gage; bien embargado|prenda; ; what was taken

# lost_property
t Found item slip|Release of lost property; Fundanzeige|Herausgabe; Fiche d'objet trouvé|Restitution; Ficha de hallazgo|Devolución
i lost property office|found items desk; Fundbüro|Fundstelle; bureau des objets trouvés; oficina de objetos perdidos; Lost & Found {}|{} Lost Property / Fundbüro {} / Objets trouvés {} / Objetos Perdidos {}; keeps what people lose
c loser|claimant of the item; Verlierer|Abholerin; perdant|réclamant; perdedor|reclamante del objeto; who lost it
w counter clerk|storekeeper; Schalterkraft|Lageristin; guichetier|magasinier; empleada de ventanilla|almacenero; who gave it back
x umbrella|suitcase; Regenschirm|Koffer; parapluie|valise; paraguas|maleta; ; what was lost

# botanical
t Plant passport|Loan of a plant; Pflanzenpass|Pflanzenleihe; Passeport végétal|Prêt de plante; Pasaporte fitosanitario|Préstamo de planta
i botanical garden|arboretum; botanischer Garten|Arboretum; jardin botanique|arboretum; jardín botánico|arboreto; {} Gardens|Arboretum {} / Botanischer Garten {}|Arboretum {} / Jardin botanique de {} / Jardín Botánico de {}; grows plants from all over
c company tree nursery|garden centre; Baumschule|Gartencenter; pépinière|jardinerie; vivero|centro de jardinería; where it goes
w head gardener|botanist; Obergärtner|Botanikerin; chef jardinier|botaniste; jardinero mayor|botánica; who knows its Latin name
x plant|tree; Pflanze|Baum; plante|arbre; planta|árbol; {W} Magnolia|{L}'s Oak|Palm {##} / {W}-Magnolie|{L}-Eiche / Magnolia {W}|Chêne {L} / Magnolia {W}|Roble {L}; what grows

# concrete
t Pour ticket|Mix certificate; Betonlieferschein|Mischungsnachweis; Bon de béton|Certificat de formule; Albarán de hormigón|Certificado de mezcla
i concrete plant|ready-mix works; Betonwerk|Transportbetonwerk; centrale à béton; planta de hormigón|hormigonera; {} Concrete|{} Ready-Mix / Beton {}|Betonwerk {} / Béton {} / Hormigones {}; mixes concrete
c company builder|formwork crew; Baufirma|Schalungskolonne; maçon|entreprise de coffrage; constructor|empresa de encofrado; who pours it
w mixer operator|concrete tester; Mischmeister|Betonprüferin; centralier|essayeur de béton; mezclador|ensayadora; who mixed it
x truck mixer|concrete pump; Fahrmischer|Betonpumpe; camion-toupie|pompe à béton; camión hormigonera|bomba de hormigón; ; what brings it

# glass
t Furnace log|Pane certificate; Ofenbuch|Scheibenzertifikat; Journal de four|Certificat de vitrage; Libro de horno|Certificado de vidrio
i glassworks|glazier; Glashütte|Glaserei; verrerie|vitrier; vidriería|cristalería; {} Glass|{} Glassworks / Glashütte {}|Glas {} / Verrerie {} / Vidrios {}; makes glass
c company lamp maker|window builder; Leuchtenhersteller|Fensterbauer; fabricant de lampes|menuisier; fabricante de lámparas|ventanero; who builds it in
w glassblower|furnace man; Glasbläser|Schmelzerin; souffleur de verre|fondeur; soplador de vidrio|hornera; who blew it
x vase|pane; Vase|Scheibe; vase|vitre; jarrón|luna; {W} Vase {##}|Pane {A}{##} / Vase {W} {##}|Scheibe {A}{##} / Vase {W} {##}|Vitre {A}{##} / Jarrón {W} {##}|Luna {A}{##}; what came out of the fire

# crane_hire
t Lift plan|Crane hire note; Hebeplan|Kranmietschein; Plan de levage|Bon de location de grue; Plan de izado|Parte de alquiler de grúa
i crane hire company|heavy lift firm; Kranverleih|Schwerlastfirma; loueur de grues|levageur; alquiler de grúas|empresa de izado; {} Cranes|{} Heavy Lift / Krane {}|Autokrane {} / Levage {} / Grúas {}; lifts heavy things
c company steel erector|hirer; Stahlbauer|Mieter des Krans; monteur d'acier|locataire de la grue; montador de acero|arrendatario de la grúa; for whom it lifts
w crane operator|banksman; Kranführer|Einweiser; grutier|chef de manœuvre; operador de grúa|señalista; who sat in the cab
x crane|mobile crane; Kran|Autokran; grue|grue mobile; grúa|grúa móvil; ; what lifts

# prosthetics
t Fitting note|Delivery of a prosthesis; Anprobebericht|Prothesenübergabe; Compte rendu d'essayage|Remise de prothèse; Nota de prueba|Entrega de prótesis
i orthopaedic workshop|limb maker; Orthopädiewerkstatt|Sanitätshaus; orthoprothésiste|atelier d'orthopédie; ortopedia|taller ortopédico; {} Limbs|Ortho {} / Orthopädietechnik {} / Orthopédie {} / Ortopedia {}; builds legs and arms
c amputee|wearer of the limb; Amputierter|Prothesenträgerin; amputé|appareillé; amputado|usuaria de la prótesis; who walks on it
w orthotist|prosthetist; Orthopädietechniker|Orthopädiemechanikerin; orthésiste|prothésiste; ortesista|protésico; who shaped the socket
x prosthesis|knee joint; Prothese|Kniegelenk; prothèse|genou; prótesis|rodilla; ; what one walks on

# ethics
t Ethics vote|Approval of a study; Ethikvotum|Studiengenehmigung; Avis éthique|Autorisation d'étude; Dictamen ético|Autorización de estudio
i ethics committee|review board; Ethikkommission|Prüfungsausschuss; comité d'éthique; comité de ética; Ethics Committee {}|{} Review Board / Ethikkommission {} / Comité d'éthique de {} / Comité de Ética de {}; decides what may be tried on people
c company study sponsor|drug maker; Studiensponsor|Arzneimittelhersteller; promoteur de l'étude|laboratoire pharmaceutique; promotor del estudio|farmacéutica; who wants to try it
w principal investigator|study physician; Prüfarzt|Studienärztin; investigateur principal|médecin de l'étude; investigadora principal|médico del estudio; who leads the trial
x trial|protocol; Studie|Prüfplan; essai|protocole; ensayo|protocolo; {W}-{##}|The {L} Trial|CARE {R} / {W}-{##}|{L}-Studie / {W}-{##}|Essai {L} / {W}-{##}|Ensayo {L}; what is tried

# lottery
t Prize notice|Draw record; Gewinnmitteilung|Ziehungsprotokoll; Avis de gain|Procès-verbal de tirage; Aviso de premio|Acta de sorteo
i lottery company|prize draw office; Lotteriegesellschaft|Losbüro; société de loterie|bureau des tirages; empresa de lotería|administración de loterías; {} Lotto|Fortune {} / Lotto {}|Glück {} / Loterie {} / Lotería {}; draws the numbers
c ticket holder|lucky player; Losinhaber|Glückliche; porteur du billet|heureux joueur; poseedor del boleto|afortunada; who bought the ticket
w drawing supervisor|ball boy; Ziehungsleiterin|Losfee; superviseur du tirage; supervisora del sorteo; who drew the balls
x draw|game; Ziehung|Spiel; tirage|jeu; sorteo|juego; {W} Millions|Super {C} {#} / {W}-Millionen|Super {C} {#} / {W} Millions|Super {C} {#} / {W} Millones|Super {C} {#}; what was played for
`
