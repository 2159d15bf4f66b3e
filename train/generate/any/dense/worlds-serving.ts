/** Houses that carry, teach, play, care, rule and write; how they are written says `own-worlds.ts`. */
export const worldsOfServing = `
# airfield
t Flight log extract|Hangar agreement; Flugbuchauszug|Hallenvertrag; Extrait de carnet de vol; Extracto del libro de vuelo
i airfield|aero club; Flugplatz|Luftsportverein; aérodrome|aéroclub; aeródromo|aeroclub; {} Airfield|{} Aero Club / Flugplatz {}|Luftsport {} / Aérodrome de {} / Aeródromo de {}; has a runway
c aircraft owner|pilot; Flugzeughalter|Pilotin; propriétaire de l'avion|pilote; propietario del avión|piloto; who flies it
w flight instructor|licensed mechanic; Fluglehrer|Prüfer von Luftfahrtgerät; instructeur de vol|mécanicien agréé; instructor de vuelo|mecánico habilitado; who sat behind
x glider|aircraft; Segelflugzeug|Flugzeug; planeur|avion; velero|avión; ; what flies

# tramway
t Depot sheet|Line disruption notice; Depotblatt|Störungsmeldung; Fiche de dépôt|Avis de perturbation; Parte de cochera|Aviso de incidencia
i tram operator|transit company; Straßenbahnbetrieb|Verkehrsbetriebe; exploitant du tramway|régie des transports; operador del tranvía|empresa de tranvías; {} Tramways|{} Transit / Verkehrsbetriebe {}|Tram {} / Tramways de {} / Tranvías de {}; runs the trams
c company city|transport association; Stadt|Verkehrsverbund; métropole|autorité organisatrice; ciudad|consorcio de transportes; for whom the trams run
w tram driver|depot foreman; Wagenführer|Depotmeister; wattman|chef de dépôt; tranviario|jefe de cochera; who drove the tram
x tram|tramcar; Straßenbahn|Triebwagen; tramway|rame; tranvía|coche; ; what runs on the rails

# pilotage
t Pilotage slip|Berthing order; Lotsenzettel|Liegeplatzanweisung; Bulletin de pilotage; Boleta de practicaje
i pilot station|harbour office; Lotsenstation|Hafenamt; station de pilotage|capitainerie; estación de prácticos|capitanía; {} Pilots|Port of {} / Lotsen {}|Hafen {} / Pilotage de {} / Prácticos de {}; brings ships in
c company shipping agent|line agency; Schiffsmakler|Linienagent; agent maritime|consignataire; agente marítimo; who looks after the ship ashore
w pilot on board|tug master; Lotse an Bord|Schlepperführer; pilote à bord|patron du remorqueur; práctico a bordo|patrón del remolcador; who stood on the bridge
x ship|vessel; Schiff|Frachter; navire|cargo; buque|carguero; MV {W}|{W} Express|Star of {C} / MS {W}|{W} Express / MV {W}|Étoile de {C} / MV {W}|Estrella de {C}; which was brought in

# removal
t Moving inventory|Removal order; Umzugsliste|Umzugsauftrag; Inventaire de déménagement; Inventario de mudanza
i removal firm|movers; Umzugsfirma|Möbelspedition; déménageur; empresa de mudanzas; {} Removals|{} Movers / Umzüge {}|Möbeltransport {} / Déménagements {} / Mudanzas {}; moves households
c household|family moving; Haushalt|Umziehende; ménage|famille; familia|quien se muda; whose things are moved
w crew leader|packer; Kolonnenführer|Packer; chef d'équipe|emballeur; jefe de cuadrilla|embalador; who carried and packed
x van|lorry; Möbelwagen|Lkw; fourgon|camion; furgón|camión; ; in which it all went

# theatre
t Performance report|Guest contract; Vorstellungsbericht|Gastvertrag; Rapport de représentation; Parte de función
i theatre|playhouse; Theater|Schauspielhaus; théâtre|scène nationale; teatro|sala de teatro; {} Playhouse|Theatre {} / Theater {}|Schauspiel {} / Théâtre {} / Teatro {}; puts on plays
c actor|guest artist; Schauspieler|Gastkünstlerin; comédien|artiste invité; actriz|artista invitado; who stands on the stage
w stage manager|prompter; Inspizient|Souffleuse; régisseur|souffleur; regidor|apuntadora; who gave the cues
x play|production; Stück|Inszenierung; pièce|mise en scène; obra|montaje; The {W} Garden|Night in {C}|{L}'s Daughter / Der {W}garten|Nacht in {C}|{L}s Tochter / La nuit de {C}|Le jardin {W} / La noche de {C}|El jardín {W}; what is played

# recording
t Session sheet|Track sheet; Sessionblatt|Aufnahmeprotokoll; Feuille de séance; Hoja de sesión
i recording studio|sound studio; Tonstudio|Aufnahmestudio; studio d'enregistrement; estudio de grabación; {} Studios|{} Sound / Tonstudio {}|{} Audio / Studio {} / Estudios {}; records music
c band|singer; Band|Sängerin; groupe|chanteuse; banda|cantante; whose songs they are
w sound engineer|mixer; Toningenieur|Tonmeisterin; ingénieur du son|mixeur; ingeniero de sonido|mezclador; who sat at the desk
x album|song; Album|Lied; album|chanson; álbum|canción; “{W} Road”|Live in {C}|{W} & {W} / „{W}weg“|Live in {C} / « Route {W} »|Live à {C} / «Camino {W}»|Directo en {C}; what was recorded

# publishing_rights
t Rights agreement|Royalty statement; Lizenzvertrag|Honorarabrechnung; Contrat de cession|Relevé de droits; Contrato de cesión|Liquidación de derechos
i literary agency|rights agency; Literaturagentur|Rechteagentur; agence littéraire; agencia literaria; {} Literary|{} & {} Agents / Agentur {}|Literatur {} / Agence {} / Agencia {}; sells the rights in books
c writer|author; Schriftsteller|Autorin; écrivain|autrice; escritora|autor; who wrote it
w agent in charge|rights manager; betreuende Agentin|Rechtemanager; agent chargé du dossier|responsable des droits; agente responsable|gestora de derechos; who found the house for it
x book|novel; Buch|Roman; livre|roman; libro|novela; The {W} Letters|A Winter in {C} / Die {W}-Briefe|Ein Winter in {C} / Les lettres {W}|Un hiver à {C} / Las cartas {W}|Un invierno en {C}; what can be read

# planetarium
t Visit booking|Show report; Besuchsbuchung|Vorführbericht; Réservation de visite; Reserva de visita
i planetarium|observatory; Planetarium|Sternwarte; planétarium|observatoire; planetario|observatorio; {} Planetarium|{} Observatory / Planetarium {}|Sternwarte {} / Planétarium de {} / Planetario de {}; shows the stars
c company visiting class|tour group; Schulklasse|Reisegruppe; classe|groupe de visiteurs; clase visitante|grupo; who comes to look
w presenter|astronomer; Vorführer|Astronomin; présentateur|astronome; presentador|astrónoma; who explained the sky
x projector|telescope; Projektor|Teleskop; projecteur|télescope; proyector|telescopio; ; through which one looks

# language_school
t Course certificate|Enrolment slip; Kursbescheinigung|Einschreibung; Attestation de cours; Certificado de curso
i language school|language institute; Sprachschule|Sprachinstitut; école de langues; academia de idiomas; {} Languages|{} Tongues / Sprachschule {}|{} Sprachen / Langues {} / Idiomas {}; teaches languages
c learner|course participant; Sprachschüler|Kursteilnehmerin; apprenant|participante; alumno de idiomas|cursillista; who learned
w language teacher|course tutor; Sprachlehrer|Kursleiterin; professeur de langue; profesora de idiomas; who taught
x course|class; Kurs|Lehrgang; cours|formation; curso|clase; Italian for {C}|Intensive B{#}|{W} Evenings / Italienisch {R}|Intensiv B{#} / Italien {R}|Intensif B{#} / Italiano {R}|Intensivo B{#}; what was taught

# flight_of_drones
t Drone mission report|Survey flight sheet; Drohnenflugbericht|Befliegungsblatt; Rapport de mission drone; Informe de vuelo de dron
i drone operator|aerial imaging company; Drohnenbetreiber|Luftbildfirma; exploitant de drones; operador de drones; {} Drones|SkyView {} / Drohnen {}|Luftbild {} / Drones {} / Drones {}; flies drones
c company land surveyor|estate; Vermessungsbüro|Gutsverwaltung; géomètre|domaine; topógrafo|finca; for whom it flew
w remote pilot|observer; Fernpilot|Luftraumbeobachter; télépilote|observateur; piloto remoto|observadora; who held the controls
x drone|aerial camera; Drohne|Luftbildkamera; drone|caméra aérienne; dron|cámara aérea; ; what flew

# blood_service
t Donation slip|Donor letter; Spendebeleg|Spenderbrief; Fiche de don; Comprobante de donación
i blood service|transfusion centre; Blutspendedienst|Transfusionszentrum; centre de transfusion|établissement du sang; banco de sangre|centro de transfusión; {} Blood Service|Lifeblood {} / Blutspende {} / Don du sang {} / Banco de Sangre {}; collects blood
c donor|blood donor; Spender|Blutspenderin; donneur|donneuse; donante; who gave blood
w phlebotomist|donor physician; Entnahmeschwester|Spenderarzt; préleveur|médecin du don; flebotomista|médico de donantes; who took it
x collection drive|mobile unit; Spendeaktion|Blutmobil; collecte|unité mobile; campaña de donación|unidad móvil; {C} Town Hall Drive|Bus {#} / Aktion {C}|Blutmobil {#} / Collecte de {C}|Car {#} / Campaña de {C}|Autobús {#}; where it was given

# hearing_aids
t Fitting record|Hearing aid passport; Anpassprotokoll|Hörgerätepass; Fiche d'appareillage; Ficha de adaptación
i hearing aid shop|hearing centre; Hörakustiker|Hörzentrum; audioprothésiste|centre auditif; centro auditivo|audioprotesista; {} Hearing|Hear {} / Hörakustik {}|Hören {} / Audition {} / Audífonos {}; sells hearing aids
c wearer|hard of hearing client; Träger|Hörgeräteträgerin; porteur|malentendant; usuario|portadora; who hears with it
w audiologist|fitter; Akustikermeister|Audiologin; audiologiste|régleur; audiólogo|adaptador; who set it
x hearing aid|device; Hörgerät|Gerät; appareil auditif|aide auditive; audífono|aparato; ; what sits in the ear

# mountain_rescue
t Rescue report|Call-out sheet; Einsatzbericht|Alarmblatt; Rapport de secours; Parte de rescate
i mountain rescue|rescue team; Bergrettung|Bergwacht; secours en montagne|peloton; rescate de montaña|grupo de rescate; {} Mountain Rescue|Rescue {} / Bergrettung {}|Bergwacht {} / Secours en montagne {} / Rescate {}; fetches people from the rocks
c climber|hiker; Kletterer|Wanderin; grimpeur|randonneuse; escalador|senderista; who was fetched
w rescue leader|winch operator; Einsatzleiter|Windenführer; chef de cordée|treuilliste; jefe de rescate|gruista; who led the search
x peak|route; Gipfel|Route; sommet|voie; pico|vía; {W} Ridge|Mount {L}|{C} Traverse / {W}grat|{L}spitze / Arête {W}|Pic {L} / Arista {W}|Pico {L}; where it happened

# fire_service
t Hydrant check|Fire watch sheet; Hydrantenprüfung|Brandwache; Contrôle de poteaux|Garde incendie; Revisión de hidrantes
i fire brigade|fire station; Feuerwehr|Feuerwache; sapeurs-pompiers|caserne; bomberos|parque de bomberos; {} Fire Brigade|Station {} / Feuerwehr {}|Wache {} / Pompiers de {} / Bomberos de {}; puts out fires
c company event hall|factory; Veranstaltungshalle|Fabrik; salle|usine; sala|fábrica; where they kept watch
w crew commander|pump operator; Gruppenführer|Maschinist; chef d'agrès|conducteur; jefe de dotación|conductor de bomba; who led the crew
x fire engine|pump; Löschfahrzeug|Pumpe; fourgon-pompe|motopompe; autobomba|motobomba; ; what brought the water

# patents
t Search report|Grant of a patent; Recherchenbericht|Patenterteilung; Rapport de recherche|Délivrance de brevet; Informe de búsqueda|Concesión de patente
i patent office|intellectual property office; Patentamt|Amt für geistiges Eigentum; office des brevets|institut de la propriété industrielle; oficina de patentes; Patent Office of {}|{} IP Office / Patentamt {} / Office des brevets de {} / Oficina de Patentes de {}; grants patents
c company patent applicant|patent holder; Anmelder|Patentinhaber; déposant|titulaire du brevet; solicitante de la patente|titular; to whom it is granted
w examiner|searcher; Prüfer|Rechercheurin; examinateur|documentaliste; examinador|documentalista; who looked for what is known
x invention|process; Erfindung|Verfahren; invention|procédé; invención|procedimiento; Valve with {W}|Process for {W} {##}|{L} coupling / Ventil mit {W}|Verfahren {W} {##} / Vanne à {W}|Procédé {W} {##} / Válvula con {W}|Proceso {W} {##}; what is new

# elections
t Polling record|Appointment of polling staff; Wahlniederschrift|Berufung in den Wahlvorstand; Procès-verbal de vote; Acta de mesa
i electoral office|returning office; Wahlamt|Wahlbehörde; bureau des élections|commission électorale; junta electoral|oficina electoral; {} Electoral Office|Returning Officer {} / Wahlamt {} / Élections {} / Junta Electoral de {}; holds elections
c candidate|nominated person; Bewerber|Kandidatin; candidat|candidate; candidato|candidata; who stands
w polling officer|teller; Wahlvorsteher|Stimmenzähler; président du bureau|scrutateur; presidente de mesa|escrutadora; who counted
x ward|constituency; Wahlkreis|Stimmbezirk; circonscription|bureau de vote; circunscripción|mesa; {C} North|Ward {##} / {C} Nord|Bezirk {##} / {C} Nord|Bureau {##} / {C} Norte|Mesa {##}; where people vote

# consulate
t Legalisation note|Consular certificate; Legalisation|Konsularbescheinigung; Acte consulaire|Légalisation; Certificado consular|Legalización
i consulate|embassy; Konsulat|Botschaft; consulat|ambassade; consulado|embajada; Consulate in {}|Embassy {} / Konsulat {}|Botschaft {} / Consulat à {} / Consulado en {}; stands for a country abroad
c citizen abroad|bearer; Staatsbürger|Inhaberin; ressortissant|porteur; ciudadano|portador; who holds the paper
w consul|consular officer; Konsul|Konsularbeamtin; consul|agent consulaire; cónsul|funcionaria consular; who put the seal on it
x certificate|deed; Urkunde|Bescheinigung; acte|attestation; acta|certificado; Deed {##} of {C}|Diploma {W} / Urkunde {##} {C}|Diplom {W} / Acte {##} de {C}|Diplôme {W} / Acta {##} de {C}|Diploma {W}; what was sealed

# arbitration
t Award|Order of the tribunal; Schiedsspruch|Verfügung; Sentence arbitrale|Ordonnance; Laudo|Orden procesal
i arbitration chamber|chamber of commerce; Schiedskammer|Handelskammer; chambre arbitrale|chambre de commerce; cámara de arbitraje|cámara de comercio; {} Chamber of Arbitration|Arbitration {} / Schiedskammer {} / Chambre arbitrale de {} / Cámara de {}; settles quarrels out of court
c company party|winning party; Partei|obsiegende Partei; partie|partie gagnante; parte|parte vencedora; who is in the quarrel
w sole arbitrator|tribunal secretary; Einzelschiedsrichter|Sekretärin; arbitre unique|secrétaire; árbitro único|secretaria; who decided
x case|dispute; Fall|Streitsache; affaire|litige; caso|controversia; {L} v. {L}|{W} Pipeline / {L} ./. {L}|Pipeline {W} / {L} c. {L}|Gazoduc {W} / {L} c. {L}|Gasoducto {W}; what the quarrel is about

# market_research
t Field report|Survey brief; Feldbericht|Studienbriefing; Rapport de terrain; Informe de campo
i market research institute|polling company; Marktforschungsinstitut|Umfrageinstitut; institut de sondage|société d'études; instituto de sondeos|empresa de estudios; {} Insights|{} Polls / {} Marktforschung|Umfragen {} / Sondages {} / Sondeos {}; asks people what they think
c company advertiser|study buyer; Werbetreibender|Studienkunde; annonceur|commanditaire; anunciante|comprador del estudio; who wants to know
w interviewer|field manager; Interviewer|Feldleiterin; enquêteur|chef de terrain; encuestador|jefa de campo; who asked the questions
x study|survey; Studie|Umfrage; étude|enquête; estudio|encuesta; {C} Barometer {Y}|{W} Monitor|Youth & {W} / {C}-Barometer {Y}|{W}-Monitor / Baromètre {C} {Y}|Jeunes et {W} / Barómetro {C} {Y}|Jóvenes y {W}; what was asked

# security_test
t Penetration test summary|Finding sheet; Zusammenfassung des Penetrationstests|Befundblatt; Synthèse de test d'intrusion; Resumen de prueba de intrusión
i security lab|hacking firm; Sicherheitslabor|IT-Sicherheitsfirma; laboratoire de sécurité; laboratorio de seguridad; {} Security Labs|Red {} / {} Sicherheit|{} Cyber / Sécurité {} / Seguridad {}; breaks into systems on request
c company system owner|tested company; Systemverantwortlicher|geprüftes Unternehmen; propriétaire du système|société testée; responsable del sistema|empresa probada; whose systems were tried
w tester|lead hacker; Tester|leitende Testerin; testeur|pirate éthique; probador|hacker ético; who broke in
x application|system; Anwendung|System; application|système; aplicación|sistema; {W} Portal {#}.{#}|{L}Pay|{W} Gateway / {W}-Portal {#}.{#}|{L}Pay / Portail {W} {#}.{#}|{L}Pay / Portal {W} {#}.{#}|{L}Pay; what was broken into

# translation
t Certified translation|Translation order; beglaubigte Übersetzung|Übersetzungsauftrag; Traduction certifiée; Traducción jurada
i translation bureau|language service; Übersetzungsbüro|Sprachdienst; bureau de traduction; agencia de traducción; {} Translations|Words of {} / Übersetzungen {} / Traductions {} / Traducciones {}; turns texts into other languages
c company text owner|law office ordering; Textinhaber|bestellende Kanzlei; cabinet donneur d'ordre; despacho solicitante; who needs the text
w sworn linguist|proofreader; beeidigte Sprachmittlerin|Korrektor; linguiste assermentée|correcteur; lingüista jurada|correctora; who found the words
x source text|text; Ausgangstext|Text; texte source|texte; texto original|texto; Statutes of {W}|Manual {L} {##} / Satzung {W}|Handbuch {L} {##} / Statuts de {W}|Manuel {L} {##} / Estatutos de {W}|Manual {L} {##}; what was put into another language

# ground_handling
t Turnaround sheet|Load sheet; Abfertigungsblatt|Ladeblatt; Fiche d'escale|Devis de masse; Hoja de escala|Hoja de carga
i ground handler|ramp agent company; Bodenabfertiger|Abfertigungsgesellschaft; agent d'escale|assistant en escale; agente de rampa|empresa de handling; {} Handling|{} Ramp / {} Bodendienste|Abfertigung {} / Escale {} / Handling {}; loads aeroplanes
c company airline|air carrier; Fluggesellschaft|Airline; compagnie aérienne; aerolínea|compañía aérea; whose aeroplane it is
w loadmaster|ramp supervisor; Lademeister|Vorfeldleiterin; chef avion|superviseur de piste; jefe de carga|supervisora de rampa; who saw to the loading
x aeroplane|aircraft type; Flugzeug|Flugzeugmuster; avion|appareil; avión|aeronave; ; what was loaded

# dredging
t Dredging day report|Sounding sheet; Baggertagesbericht|Peilblatt; Rapport journalier de dragage; Parte diario de dragado
i dredging company|waterways contractor; Nassbaggerei|Wasserbaufirma; entreprise de dragage; empresa de dragados; {} Dredging|{} Waterways / Nassbagger {}|Wasserbau {} / Dragages {} / Dragados {}; keeps channels deep
c company port authority|canal board; Hafenbehörde|Kanalverwaltung; port autonome|service de navigation; autoridad portuaria|junta del canal; whose channel it is
w dredge master|hydrographer; Baggermeister|Hydrografin; chef dragueur|hydrographe; jefe de draga|hidrógrafo; who held the pipe
x dredger|suction pump; Bagger|Saugpumpe; drague|pompe; draga|bomba; ; what sucks up the sand

# forestry
t Felling permit|Stand inventory; Fällgenehmigung|Bestandsaufnahme; Autorisation de coupe|Inventaire de peuplement; Permiso de corta|Inventario de rodal
i forest office|forest district; Forstamt|Forstrevier; office des forêts|district forestier; servicio forestal|distrito forestal; {} Forest District|Forestry {} / Forstamt {}|Revier {} / Forêts de {} / Montes de {}; looks after the woods
c forest owner|logging contractor; Waldbesitzer|Holzrücker; propriétaire forestier|exploitant; propietario forestal|maderista; whose trees they are
w forester|ranger; Förster|Revierleiterin; forestier|garde; guarda forestal|ingeniera de montes; who marked the trees
x stand|compartment; Bestand|Abteilung; parcelle forestière|peuplement; rodal|cantón; {W} Wood {##}|Compartment {#}{A} / {W}wald {##}|Abteilung {#}{A} / Bois de {C} {##}|Parcelle {#}{A} / Monte {W} {##}|Rodal {#}{A}; where trees are felled

# chess
t Tournament notice|Pairing sheet; Turnierausschreibung|Paarungsliste; Annonce de tournoi|Feuille d'appariement; Convocatoria de torneo
i chess federation|chess club; Schachverband|Schachklub; fédération d'échecs|cercle d'échecs; federación de ajedrez|club de ajedrez; {} Chess|Rook {} / Schach {}|Turm {} / Échecs {} / Ajedrez {}; plays chess
c player entered|entrant; Spieler|Gemeldeter; joueur inscrit|participant; jugador inscrito|participante; who sits down to play
w arbiter|tournament director; Turnierleiter|Schiedsrichterin; arbitre|directeur du tournoi; árbitro|directora del torneo; who keeps the clock
x tournament|open; Turnier|Open; tournoi|open; torneo|abierto; {C} Open {Y}|{L} Memorial|{W} Cup {R} / {C} Open {Y}|{L}-Gedenkturnier / Open de {C} {Y}|Mémorial {L} / Abierto de {C} {Y}|Memorial {L}; what is played
`
