/** More of what is visited, certified, decided on and befalls people. */
export const moreKinds = `
# visit school_kitchen
t Kitchen visit|Visit record; Küchenbegehung|Besuchsvermerk; Visite de cuisine|Relevé de visite; Visita a cocina|Acta de visita
o public health office|nutrition service; Gesundheitsamt|Ernährungsdienst; service de santé publique; servicio de salud pública; Public Health {}|{} Nutrition Service / Gesundheitsamt {}|Ernährungsdienst {} / Santé publique {} / Salud Pública {}
a hygienist|health officer; Hygienikerin|Amtsarzt; hygiéniste|agent de santé; higienista|técnico de salud
s head cook|caterer; Küchenchefin|Caterer; chef de cuisine|traiteur; jefa de cocina|cáterin
x kitchen|canteen; Küche|Mensa; cuisine|cantine; cocina|comedor; {L} School canteen|Kitchen {C}|Mensa {W} / Mensa {L}-Schule|Küche {C}|Mensa {W} / Cantine {L}|Cuisine de {C} / Comedor {L}|Cocina de {C}
m holding temperature; Warmhaltetemperatur; température de maintien; temperatura de mantenimiento; °C

# visit level_crossing
t Track walk report|Safety visit; Streckengangbericht|Sicherheitsbesuch; Tournée de voie|Visite de sécurité; Recorrido de vía|Visita de seguridad
o railway infrastructure company|rail safety authority; Eisenbahninfrastrukturgesellschaft|Eisenbahnaufsicht; gestionnaire de voies ferrées; administrador ferroviario; {} Rail Infrastructure|Rail Safety {} / Bahnnetz {}|Eisenbahnaufsicht {} / Réseau ferré {} / Infraestructura Ferroviaria {}
a track inspector|permanent way engineer; Streckenläufer|Bahnmeister; surveillant de voie|chef de district; vigilante de vía|ingeniera de vía
s company signalling contractor|road keeper; Straßenbaulastträger|Signalbaufirma; gestionnaire de la route; titular de la carretera
x level crossing|signal; Bahnübergang|Signal; passage à niveau|signal; paso a nivel|señal; LC {##} {L} Road|Crossing {C} West|Signal {A}{##} / BÜ {##} {L}weg|Übergang {C} West / PN {##} {C}|Signal {A}{##} / PN {##} {C}|Señal {A}{##}
m closing time; Schließzeit; temps de fermeture; tiempo de cierre; s

# visit forest_stand
t Stand assessment|Forest walk record; Bestandesaufnahme|Waldbegang; Visite de peuplement|Tournée forestière; Visita al rodal
o forestry office|forest service; Forstamt|Waldservice; office des forêts|service forestier; servicio forestal; Forest Service {}|{} Forestry Office / Forstamt {} / Office des forêts {} / Servicio Forestal {}
a forester|district ranger; Försterin|Revierleiter; forestier|agent patrimonial; forestal|guarda mayor
s forest owner|commoner; Waldbesitzer|Waldbauer; propriétaire forestier; propietario forestal|comunero
x forest stand|compartment; Waldbestand|Abteilung; peuplement|parcelle forestière; rodal|cantón; Compartment {##} {W}|{L} Wood|Oak stand {C} / Abteilung {##} {W}|{L}wald|Eichenbestand {C} / Parcelle {##} {W}|Bois {L} / Cantón {##} {W}|Monte {L}
m growing stock; Vorrat; volume sur pied; existencias; m³

# visit ski_jump
t Facility approval visit|Homologation report; Abnahmebesuch|Homologierungsbericht; Visite d'homologation; Visita de homologación
o ski federation|sports authority; Skiverband|Sportamt; fédération de ski|office des sports; federación de esquí|oficina de deportes; {} Ski Federation|Sports Office {} / Skiverband {}|Sportamt {} / Fédération de ski {} / Federación de Esquí de {}
a technical delegate|homologation inspector; technischer Delegierter|Homologierungsinspektor; délégué technique; delegado técnico
s company host club|venue owner; ausrichtender Verein|Anlagenbesitzer; club hôte|propriétaire du site; club anfitrión|dueño de la instalación
x ski jump|track; Schanze|Loipe; tremplin|piste de fond; trampolín|pista de fondo; {L} Hill K{##}|{C} Track|{W} Jump / {L}schanze K{##}|Loipe {C} / Tremplin {L} K{##}|Piste de {C} / Trampolín {L} K{##}|Pista de {C}
m in-run length; Anlauflänge; longueur d'élan; longitud de impulso; m

# certificate first_responder
t Training record|Certificate of instruction; Unterweisungsnachweis|Schulungszertifikat; Attestation d'instruction; Certificado de instrucción
o relief organisation|ambulance service; Hilfsorganisation|Rettungsdienst; organisme de secours|service d'ambulances; organización de socorro|servicio de ambulancias; {} Relief|Ambulance {} / Rettungsdienst {}|{} Hilfe / Secours {}|Ambulances {} / Socorro {}|Ambulancias {}
a paramedic trainer|instructor; Ausbilderin|Notfallsanitäter; formatrice|secouriste formateur; formadora|instructor
s trained person|participant; geschulte Person|Teilnehmer; personne formée|participant; persona formada|participante
x course|skill; Lehrgang|Fertigkeit; formation|compétence; curso|destreza; Bleeding Control {R}|First Minutes {Y}|Module {W} / Blutstillung {R}|Erste Minuten {Y}|Modul {W} / Gestes d'urgence {R}|Module {W} / Primeros minutos {Y}|Módulo {W}
m compression depth; Drucktiefe; profondeur de compression; profundidad de compresión; cm

# certificate cheese_maker
t Master craft certificate|Diploma; Meisterbrief|Diplom; Brevet de maîtrise|Diplôme; Título de maestría|Diploma
o dairy school|guild; Molkereischule|Innung; école de laiterie|corporation; escuela lechera|gremio; {} Dairy School|Guild of {} / Molkereischule {}|Innung {} / École de laiterie {} / Escuela Lechera {}|Gremio de {}
a master examiner|senior master; Obermeisterin|Meisterprüfer; maître examinateur; maestro examinador
s new master|candidate; neuer Meister|Kandidatin; nouveau maître|candidate; nuevo maestro|candidata
x craft|masterpiece; Handwerk|Meisterstück; métier|chef-d'œuvre; oficio|obra maestra; Alpine wheel “{W}”|Brie {L}|Blue of {C} / Alplaib »{W}«|Brie {L}|Blauer aus {C} / Meule « {W} »|Bleu de {C} / Rueda «{W}»|Azul de {C}
m wheel weight; Laibgewicht; poids de la meule; peso de la rueda; kg

# certificate host_family
t Confirmation of stay|Exchange certificate; Aufenthaltsbestätigung|Austauschzertifikat; Attestation de séjour|Certificat d'échange; Confirmación de estancia
o exchange organisation|language school; Austauschorganisation|Sprachschule; organisme d'échange|école de langues; organización de intercambio|escuela de idiomas; {} Exchange|{} Languages / Austausch {}|Sprachschule {} / Échanges {}|Langues {} / Intercambio {}|Idiomas {}
a group leader|language teacher; Gruppenleiter|Sprachlehrerin; accompagnatrice|professeur de langue; monitora|profesor de idioma
s exchange student|guest pupil; Austauschschüler|Gastschülerin; élève invité|correspondant; alumna de intercambio|visitante
x language stay|exchange; Sprachaufenthalt|Austausch; séjour linguistique|échange; estancia lingüística|intercambio; {C} Autumn Stay|Exchange {Y}|Programme {W} / Herbst in {C}|Austausch {Y} / Automne à {C}|Échange {Y} / Otoño en {C}|Intercambio {Y}
m distance travelled; Reiseweg; distance parcourue; distancia recorrida; km

# decision import_of_plants
t Import permit|Phytosanitary decision; Einfuhrgenehmigung|Pflanzengesundheitlicher Bescheid; Permis d'importation; Permiso de importación
o plant quarantine service|customs office; Pflanzenquarantäne|Zollamt; quarantaine végétale|bureau des douanes; cuarentena vegetal|aduana; Plant Quarantine {}|Customs {} / Pflanzenquarantäne {}|Zollamt {} / Quarantaine {}|Douane de {} / Cuarentena {}|Aduana de {}
a quarantine officer|customs examiner; Quarantänebeauftragter|Zollbeamtin; agent de quarantaine; agente de cuarentena
s company importer|nursery; Einführer|Baumschule; importateur|pépinière; importador|vivero
x consignment|plants; Sendung|Pflanzen; envoi|végétaux; envío|plantas; Palms from {C}|Tulip lot {W}|Consignment {##} / Palmen aus {C}|Tulpenposten {W} / Palmiers de {C}|Lot de tulipes {W} / Palmas de {C}|Lote de tulipanes {W}
m number of plants|gross weight; Bruttogewicht; poids brut; peso bruto; kg

# decision night_work
t Exemption|Labour inspectorate decision; Ausnahmebewilligung|Bescheid der Arbeitsaufsicht; Dérogation; Exención
o labour inspectorate|work safety office; Arbeitsaufsicht|Gewerbeaufsicht; inspection du travail; inspección de trabajo; Labour Inspectorate {}|{} Work Safety / Gewerbeaufsicht {} / Inspection du travail {} / Inspección de Trabajo de {}
a labour inspector|case officer; Arbeitsinspektorin|Aufsichtsbeamter; inspectrice du travail; inspectora de trabajo
s company employer|factory; Arbeitgeberin|Werk; employeur|usine; empleadora|fábrica
x shift|production line; Schicht|Fertigungslinie; poste|ligne de production; turno|línea de producción; Night shift {R}|Line {W} {##}|Sunday bake {C} / Nachtschicht {R}|Linie {W} {##} / Poste de nuit {R}|Ligne {W} {##} / Turno de noche {R}|Línea {W} {##}
m shift length; Schichtlänge; durée du poste; duración del turno; h

# decision patent_extension
t Extension decision|Examination result; Verlängerungsbescheid|Prüfungsbescheid; Décision de prolongation; Resolución de prórroga
o patent office|examination division; Patentamt|Prüfungsabteilung; office des brevets|division d'examen; oficina de patentes|división de examen; Patent Office {}|{} IP Office / Patentamt {} / Office des brevets de {} / Oficina de Patentes de {}
a patent examiner; Patentprüferin|Prüfer; examinatrice de brevets; examinador de patentes
s company patent holder|applicant; Patentinhaber|Anmelderin; titulaire du brevet|déposant; titular de la patente|solicitante
x invention|patent; Erfindung|Patent; invention|brevet; invención|patente; Hinge for {W}|Valve {L} {##}|Method “{W}” / Scharnier für {W}|Ventil {L} {##} / Charnière pour {W}|Valve {L} {##} / Bisagra para {W}|Válvula {L} {##}
m claimed pressure; beanspruchter Druck; pression revendiquée; presión reivindicada; bar

# incident theatre_fall
t Stage accident note|Evening report; Bühnenunfallvermerk|Abendbericht; Note d'accident de scène|Rapport de soirée; Nota de accidente|Parte de función
o theatre|opera; Theater|Oper; théâtre|opéra; teatro|ópera; {} Theatre|Opera {} / Theater {}|Oper {} / Théâtre de {}|Opéra de {} / Teatro de {}|Ópera de {}
a stage manager|evening director; Inspizientin|Abendspielleiter; régisseur de scène; regidora
s performer|injured actor; Darstellerin|verletzter Schauspieler; interprète|comédien blessé; intérprete|actor herido
x set piece|trapdoor; Kulissenteil|Versenkung; décor|trappe; pieza de decorado|escotillón; Staircase {A}|Wagon {#}|Trap {W} / Treppe {A}|Wagen {#}|Versenkung {W} / Escalier {A}|Chariot {#} / Escalera {A}|Carro {#}
m fall height; Fallhöhe; hauteur de chute; altura de caída; m

# incident gas_smell
t Call-out record|Gas alarm sheet; Einsatzprotokoll|Gasalarmbogen; Fiche d'intervention|Fiche d'alerte gaz; Parte de intervención|Hoja de alarma de gas
o gas network company|fire brigade; Gasnetzgesellschaft|Feuerwehr; gestionnaire du gaz|sapeurs-pompiers; distribuidora de gas|bomberos; {} Gas Networks|Fire Brigade {} / Gasnetz {}|Feuerwehr {} / Gaz de {}|Pompiers de {} / Gas de {}|Bomberos de {}
a crew leader|network fitter; Truppführer|Netzmonteurin; chef d'équipe|monteur réseau; jefe de dotación|instaladora de red
s occupant|house owner; Bewohnerin|Hausbesitzer; occupant|propriétaire; ocupante|dueña de la casa
x gas main|service pipe; Gasleitung|Hausanschluss; conduite de gaz|branchement; conducción de gas|acometida; Main {L} Street|Pipe {##}|Regulator {C} / Leitung {L}straße|Rohr {##}|Regler {C} / Conduite {L}|Tuyau {##} / Conducción {L}|Tubo {##}
m gas concentration; Gaskonzentration; concentration de gaz; concentración de gas; ppm

# agreement roaming
t Interconnection agreement|Roaming contract; Zusammenschaltungsvereinbarung|Roamingvertrag; Accord d'interconnexion; Acuerdo de interconexión
o network operator|telecom company; Netzbetreiber|Telekommunikationsfirma; opérateur de réseau; operador de red; {} Mobile|{} Networks / {} Mobil|{} Netze / {} Mobile|Réseaux {} / {} Móvil|Redes {}
a wholesale director|carrier manager; Leiterin Wholesale|Carriermanager; directrice wholesale; directora mayorista
s visiting operator|partner network; Gastbetreiber|Partnernetz; opérateur visiteur; operador visitante
x network|exchange point; Netz|Übergabepunkt; réseau|point d'échange; red|punto de intercambio; Exchange {C}|Network {W} {#}G|Node {A}{##} / Übergabe {C}|Netz {W} {#}G / Point {C}|Réseau {W} {#}G / Punto {C}|Red {W} {#}G
m traffic volume; Verkehrsvolumen; volume de trafic; volumen de tráfico; TB

# agreement choreography
t Commissioning contract|Stage rights agreement; Kompositionsauftrag|Aufführungsvertrag; Contrat de commande|Cession de spectacle; Contrato de encargo
o dance company|festival; Tanzkompanie|Festival; compagnie de danse|festival; compañía de danza|festival; {} Dance|Festival {} / Tanz {}|Festival {} / Ballet de {}|Festival {} / Danza {}|Festival {}
a artistic director|company manager; künstlerische Leiterin|Kompaniemanager; directrice artistique; directora artística
s receiving theatre|producer; Gastspielhaus|Produzentin; théâtre d'accueil|producteur; teatro receptor|productora
x choreography|piece; Choreografie|Stück; chorégraphie|pièce; coreografía|pieza; “{W}, Falling”|Solo for {L}|Trio {C} / »{W}, fallend«|Solo für {L} / « {W}, tombant »|Solo pour {L} / «{W}, cayendo»|Solo para {L}
m length of the piece; Dauer des Stücks; durée de la pièce; duración de la pieza; min

# period hydro_plant
t Shift book summary|Generation report; Schichtbuchauszug|Erzeugungsbericht; Rapport de production; Informe de generación
o power company|municipal works; Kraftwerksgesellschaft|Stadtwerke; société hydroélectrique|régie; empresa hidroeléctrica|empresa municipal; {} Hydro|{} Power / Kraftwerke {}|Stadtwerke {} / Hydro {}|Régie de {} / Hidroeléctrica {}
a plant operator|shift engineer; Maschinist|Schichtingenieurin; opérateur|ingénieur de quart; operadora|ingeniero de turno
s grid company|balancing group; Netzgesellschaft|Bilanzkreis; société de réseau; compañía de red
x power station|turbine; Kraftwerk|Turbine; centrale|turbine; central|turbina; {L} Falls|Turbine {R}|{C} Station / Kraftwerk {L}|Turbine {R}|Werk {C} / Centrale de {C}|Turbine {R} / Central de {C}|Turbina {R}
m power generated; erzeugte Arbeit; énergie livrée; energía generada; GWh

# analysis feed
t Feed analysis|Test sheet; Futtermittelanalyse|Prüfblatt; Analyse d'aliment|Fiche d'essai; Análisis de pienso|Hoja de ensayo
o feed laboratory|agricultural chamber; Futtermittellabor|Landwirtschaftskammer; laboratoire d'alimentation animale|chambre d'agriculture; laboratorio de piensos|cámara agraria; Feed Lab {}|Chamber of Agriculture {} / Futterlabor {}|Landwirtschaftskammer {} / Chambre d'agriculture {} / Cámara Agraria de {}
a feed chemist|analyst; Futtermittelchemikerin|Analytiker; chimiste|analyste; química|analista
s company feed mill|trader; Futtermühle|Händlerin; meunerie|négociant; fábrica de piensos|comercial
x feed lot|silo; Futterpartie|Silo; lot d'aliment|silo; partida de pienso|silo; Maize silage {A}|Silo {##} {C}|Pellets {W} / Maissilage {A}|Silo {##} {C}|Pellets {W} / Ensilage {A}|Silo {##} / Ensilado {A}|Silo {##}
m crude protein; Rohprotein; protéines brutes; proteína bruta; g/kg`
