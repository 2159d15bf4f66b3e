/** What is visited and what is certified. */
export const kindsOfVisits = `
# visit pump_station
t Site visit report|Visit note|Report of inspection; Begehungsbericht|Besichtigungsprotokoll; Rapport de visite|Compte rendu de contrôle; Informe de visita|Acta de inspección
o water board|drainage authority; Wasserverband|Entwässerungsbetrieb; syndicat des eaux|service d'assainissement; mancomunidad de aguas|consorcio de aguas; {} Water Board|{} Drainage District / Wasserverband {}|Entwässerung {} / Syndicat des eaux de {} / Mancomunidad de Aguas de {}
a inspector|water engineer; Prüfer|Wasserbauingenieur; inspecteur|hydraulicien; inspector|ingeniero hidráulico
s station keeper|operator; Pumpwart|Betreiber; gardien de la station|exploitant; encargado de la estación|operador
x pump station|lifting station; Pumpwerk|Hebeanlage; station de pompage|station de relevage; estación de bombeo; Pump station {C}|PS {##} {C}|{L} Lane lift station / Pumpwerk {C}|PW {##} {C}|Hebeanlage {L}grund / Station de pompage {C}|PR {##} {C} / Estación de bombeo {C}|EB {##} {C}
m delivery head|inflow; Förderhöhe|Zulauf; hauteur de refoulement; altura de impulsión; m

# visit playground
t Playground check|Annual main check; Spielplatzkontrolle|Jahreshauptuntersuchung; Contrôle d'aire de jeux; Revisión de parque infantil
o parks department|green spaces office; Grünflächenamt|Gartenamt; service des espaces verts; servicio de parques y jardines; {} Parks Department|City of {} Green Spaces / Grünflächenamt {}|Gartenamt {} / Espaces verts de {} / Parques y Jardines de {}
a playground inspector|examiner; Spielplatzprüfer|Kontrolleur; contrôleur d'aires de jeux; inspector de parques infantiles
s company owner|responsible body; Eigentümer|Träger; propriétaire|gestionnaire; titular|entidad gestora
x playground|play area; Spielplatz|Spielanlage; aire de jeux; parque infantil; {L} Green|Playground {C} Road|Castle of {W} / Spielplatz {L}wiese|Kletterburg {W}|Spielplatz {C}er Weg / Aire de jeux des {W}s|Square {L} / Parque {L}|Área de juegos {W}
m fall height; Fallhöhe; hauteur de chute; altura de caída; m

# visit reservoir_dam
t Dam safety visit|Surveillance report; Talsperrenbericht|Sicherheitsbegehung; Visite de sûreté du barrage|Rapport de surveillance; Informe de vigilancia de la presa
o dam safety office|hydropower authority; Talsperrenaufsicht|Wasserkraftbehörde; service de contrôle des barrages; servicio de seguridad de presas; Dam Safety Office {}|{} Hydro Authority / Talsperrenaufsicht {} / Contrôle des barrages {} / Seguridad de Presas {}
a dam engineer|dam warden; Talsperreningenieur|Sperrenwärter; ingénieur des barrages|garde-barrage; ingeniero de presas|guarda de la presa
s company dam operator|concession holder; Talsperrenbetreiber|Konzessionär; concessionnaire|exploitant du barrage; concesionario|explotador de la presa
x dam|reservoir; Talsperre|Staumauer; barrage|retenue; presa|embalse; {L} Dam|Upper {C} Reservoir|{W} Weir / {L}talsperre|Sperre {C}|Obersee {C} / Barrage de {C}|Retenue de la {W} / Presa de {C}|Embalse del {W}
m water level|seepage; Stauhöhe|Sickerwasser; cote de retenue|débit de fuite; cota de embalse|filtración; m

# visit cold_store
t Hygiene visit|Cold chain audit; Hygienekontrolle|Kühlhausbegehung; Visite d'hygiène|Audit chaîne du froid; Visita de higiene|Auditoría de frío
o food safety office|market surveillance; Lebensmittelüberwachung|Veterinäramt; service d'hygiène alimentaire; servicio de sanidad alimentaria; Food Safety {}|{} County Market Surveillance / Lebensmittelüberwachung {} / Hygiène alimentaire {} / Sanidad Alimentaria {}
a food inspector|auditor; Lebensmittelkontrolleur|Auditor; inspecteur sanitaire|auditeur; inspector sanitario|auditor
s company warehouse keeper|store operator; Lagerhalter|Kühlhausbetreiber; entrepositaire|exploitant de l'entrepôt; almacenista|operador del almacén
x cold store|deep-freeze hall; Kühlhaus|Tiefkühlhalle; entrepôt frigorifique|chambre froide; almacén frigorífico|cámara; Cold store {L}|Frost Hall {A}|{W} Ice House / Kühlhaus {L}|Frosthalle {A}|Eishaus {W} / Entrepôt {L}|Chambre froide {A}{#} / Frigorífico {L}|Cámara {A}{#}
m core temperature; Kerntemperatur; température à cœur; temperatura interior; °C

# visit climbing_wall
t Operational check|Wall inspection; Betriebsprüfung|Wandkontrolle; Vérification de la structure; Revisión del rocódromo
o alpine association|climbing federation; Alpenverein|Kletterverband; club alpin|fédération d'escalade; club alpino|federación de escalada; Alpine Club {}|{} Climbing Federation / Alpenverein {} / Club alpin de {} / Club Alpino {}
a wall inspector|route setter; Wandprüfer|Routensetzer; vérificateur|ouvreur; verificador|equipador
s company hall operator|gym owner; Hallenbetreiber|Betreiberin der Halle; gérant de la salle; gerente de la sala
x climbing wall|climbing hall; Kletterwand|Kletterhalle; mur d'escalade|salle d'escalade; rocódromo|muro de escalada; The {W} Wall|{L} Boulder Hall|Wall {A} / Wand {A}|Boulderhalle {W}|Kletterturm {L} / Mur {A}|Bloc {W}|Salle {L} / Muro {A}|Rocódromo {W}
m pull-out force; Auszugskraft; force d'arrachement; fuerza de extracción; kN

# visit substation
t Switchgear visit|Operations report; Anlagenbegehung|Betriebsbericht; Visite de poste|Rapport d'exploitation; Visita a subestación|Informe de explotación
o grid operator|transmission company; Netzbetreiber|Übertragungsnetzbetreiber; gestionnaire de réseau; gestor de red|transportista; {} Grid|{} Power Networks / Netz {}|Stromnetze {} / Réseau {} Énergie / Redes {}|Red Eléctrica de {}
a switching engineer|network technician; Schaltmeister|Netztechniker; chargé de conduite|technicien réseau; jefe de maniobra|técnico de red
s plant manager|duty holder; Anlagenverantwortlicher|Betriebsleiter; chargé d'exploitation; responsable de explotación
x substation|switching station; Umspannwerk|Schaltanlage; poste électrique|poste source; subestación|centro de maniobra; {C} North|Substation {L}|SS {###} / UW {C}|Umspannwerk {L}|Schaltanlage {C} Nord / Poste {C}|Poste source {L} / SE {C}|Subestación {L}
m oil temperature|busbar voltage; Öltemperatur|Sammelschienenspannung; température d'huile; temperatura del aceite; °C

# visit greenhouse
t Plant health visit|Crop walk note; Pflanzenschutzbegehung|Bestandsbericht; Visite phytosanitaire; Visita fitosanitaria
o plant protection service|growers' advisory service; Pflanzenschutzdienst|Anbauberatung; service de la protection des végétaux; servicio de sanidad vegetal; Plant Protection {}|{} Growers' Advice / Pflanzenschutzdienst {} / Protection des végétaux {} / Sanidad Vegetal {}
a crop adviser|plant health inspector; Anbauberater|Pflanzengesundheitsinspektor; conseiller de culture; asesor de cultivo|inspector fitosanitario
s grower|nursery owner; Gärtner|Betriebsinhaber; maraîcher|horticulteur; viverista|horticultor
x greenhouse|nursery; Gewächshaus|Gärtnerei; serre|pépinière; invernadero|vivero; Glasshouse {#}|{L} Nursery|House {A} {W} / Haus {#}|Gärtnerei {L}|Folientunnel {A} / Serre {#}|Pépinière {L} / Invernadero {#}|Vivero {L}
m relative humidity; Luftfeuchte; hygrométrie; humedad relativa; %

# visit stage_rigging
t Rigging examination|Stage safety note; Obermaschineriebericht|Bühnensicherheitsvermerk; Vérification de la cage de scène; Revisión de maquinaria escénica
o theatre inspectorate|stage safety service; Bühnenaufsicht|Theatertechnischer Dienst; contrôle des salles de spectacle; inspección de espectáculos; Stage Safety {}|{} Venue Inspectorate / Bühnenaufsicht {} / Contrôle scénique {} / Inspección Escénica {}
a rigging examiner|stage engineer; Sachkundiger für Bühnentechnik|Bühnenmeister; vérificateur scénique|régisseur; técnico verificador|maquinista
s technical director|house manager; technischer Direktor|Hausinspektor; directeur technique; director técnico
x stage|fly tower; Bühne|Schnürboden; scène|cintres; escenario|telar; Main stage|Studio {W}|{L} Playhouse / Große Bühne|Studio {W}|{L}-Theater / Grand plateau|Studio {W}|Théâtre {L} / Sala Grande|Estudio {W}|Teatro {L}
m load per bar; Stangenlast; charge par porteuse; carga por vara; kg

# visit fish_farm
t Farm visit|Stock health report; Betriebsbesuch|Bestandsgesundheitsbericht; Visite d'élevage aquacole; Visita a piscifactoría
o aquaculture inspectorate|fisheries office; Fischereiaufsicht|Fischgesundheitsdienst; inspection aquacole; inspección pesquera; Fisheries Office {}|{} Aquaculture Service / Fischereiamt {} / Service aquacole de {} / Oficina de Pesca de {}
a fish health officer|biologist; Fischgesundheitsbeauftragte|Biologe; pathologiste aquacole|biologiste; técnico acuícola|bióloga
s company fish farmer|pond owner; Teichwirt|Teichbesitzer; pisciculteur; piscicultor
x fish farm|pond; Fischzucht|Teichanlage; pisciculture|étang; piscifactoría|estanque; {W} Trout Farm|Pond {#} {C}|{L} Salmon / Forellenzucht {L}|Teich {#} {C} / Pisciculture {L}|Étang {#} de {C} / Piscifactoría {L}|Estanque {#}
m dissolved oxygen; Sauerstoffgehalt; oxygène dissous; oxígeno disuelto; mg/l

# visit data_centre
t Facility audit|Walk-through report; Standortaudit|Rundgangsbericht; Audit de site; Auditoría de instalaciones
o hosting provider|certification house; Rechenzentrumsbetreiber|Prüfhaus; hébergeur|organisme d'audit; proveedor de alojamiento|entidad auditora; {} Hosting|{} Assurance / {} Hosting|Prüfhaus {} / {} Hébergement|Audit {} / {} Alojamiento|Auditoría {}
a lead auditor|facility auditor; leitender Auditor|Standortprüfer; auditeur principal; auditor jefe
s site manager|facility manager; Standortleiter|Gebäudetechniker; responsable de site; responsable de sede
x data centre|server hall; Rechenzentrum|Serverraum; centre de données|salle serveurs; centro de datos|sala de servidores; DC {C} {#}|{W} Hall {A}|{L} Campus / RZ {C} {#}|Saal {A}|Campus {L} / DC {C} {#}|Salle {A} / CPD {C} {#}|Sala {A}
m inlet temperature|rack load; Zulufttemperatur; température d'entrée; temperatura de entrada; °C

# certificate mountain_guide
t Guide certificate|Certificate of aptitude; Bergführerausweis|Eignungszeugnis; Brevet d'accompagnateur|Certificat d'aptitude; Título de guía|Certificado de aptitud
o guides' association|mountain school; Bergführerverband|Bergschule; syndicat des guides|école de montagne; asociación de guías|escuela de montaña; {} Guides|{} Mountain School / Bergführer {}|Bergschule {} / Compagnie des guides de {} / Guías de {}
a course leader|guide instructor; Ausbildungsleiter|Lehrbergführer; chef de stage|instructeur; jefe de curso|instructor
s aspirant guide|holder; Aspirant|Inhaber; aspirant|titulaire; aspirante|titular
x training route|guide course; Ausbildungsabschnitt|Führerkurs; stage de guide; curso de guía; Winter Module {R}|Ice and Rock {Y}|Glacier Week {C} / Wintermodul {R}|Fels und Eis {Y}|Gletscherwoche {C} / Module hiver {R}|Glace et rocher {Y} / Módulo de invierno {R}|Hielo y roca {Y}
m height climbed; Höhenmeter; dénivelé; desnivel; m

# certificate welder
t Welder approval|Qualification record; Schweißerprüfbescheinigung|Befähigungsnachweis; Qualification de soudeur; Cualificación de soldador
o welding institute|testing body; schweißtechnische Anstalt|Prüfstelle; institut de soudure; instituto de soldadura; Welding Institute {}|{} Testing / Schweißtechnik {}|Prüfstelle {} / Institut de soudure {} / Instituto de Soldadura {}
a welding examiner|welding engineer; Schweißfachingenieur|Schweißprüfer; examinateur soudage; examinador de soldadura
s welder|tested person; Schweißer|Prüfling; soudeur|candidat; soldador|aspirante
x welding process|test piece; Schweißverfahren|Prüfstück; procédé de soudage|éprouvette; proceso de soldeo|probeta; TIG butt weld {##}|MAG fillet {A}{#}|Pipe {##} overhead / WIG-Stumpfnaht {##}|MAG-Kehlnaht {A}{#} / TIG bout à bout {##}|MAG angle {A}{#} / TIG a tope {##}|MAG en ángulo {A}{#}
m wall thickness; Wanddicke; épaisseur; espesor; mm

# certificate volunteer_year
t Certificate of service|Confirmation of voluntary service; Dienstzeugnis|Bescheinigung über den Freiwilligendienst; Attestation de service civique|Certificat de volontariat; Certificado de voluntariado
o volunteer agency|social service body; Freiwilligenagentur|Träger des Dienstes; agence du volontariat; agencia de voluntariado; {} Volunteers|Hands for {} / Freiwilligendienst {}|Helfende Hände {} / Volontaires de {} / Voluntarios de {}
a mentor|placement supervisor; Anleiter|Praxisbegleitung; tuteur|référent; tutora|responsable de acogida
s volunteer; Freiwilliger|Freiwillige; volontaire; voluntario|voluntaria
x project|placement; Projekt|Einsatzstelle; projet|mission; proyecto|destino; {W} Kitchen|House {L}|Meals for {C} / Tafel {C}|Haus {L}|Projekt {W} / Maison {L}|Projet {W} / Casa {L}|Proyecto {W}
m distance driven; gefahrene Strecke; distance parcourue; distancia recorrida; km

# certificate drone_pilot
t Remote pilot certificate|Proof of training; Fernpilotenzeugnis|Schulungsnachweis; Attestation de télépilote; Certificado de piloto a distancia
o aviation authority|flight school; Luftfahrtbehörde|Flugschule; autorité de l'aviation|école de pilotage; autoridad aeronáutica|escuela de vuelo; Aviation Office {}|{} Flight Academy / Luftfahrtamt {}|Flugschule {} / Aviation civile de {}|École {} / Aviación de {}|Escuela {}
a flight instructor|examiner; Fluglehrer|Prüfer; instructeur|examinateur; instructor de vuelo|examinadora
s remote pilot|licence holder; Fernpilot|Lizenzinhaber; télépilote|titulaire; piloto|titular
x aircraft class|course module; Geräteklasse|Kursbaustein; classe d'aéronef; clase de aeronave; Open category A{#}|Module Night Flight|C{#} class / Offene Kategorie A{#}|Modul Nachtflug|Klasse C{#} / Catégorie ouverte A{#}|Module vol de nuit / Categoría abierta A{#}|Módulo vuelo nocturno
m take-off mass; Abflugmasse; masse au décollage; masa al despegue; g

# certificate residence
t Certificate of residence|Registration confirmation; Meldebescheinigung|Wohnsitzbestätigung; Certificat de résidence|Attestation de domicile; Certificado de empadronamiento
o residents' registry|town hall; Einwohnermeldeamt|Bürgerbüro; mairie|service de la population; padrón municipal|ayuntamiento; Town Hall {}|{} Citizens' Office / Bürgerbüro {}|Einwohneramt {} / Mairie de {} / Ayuntamiento de {}
a registry clerk|officer; Standesbeamtin|Sachbearbeiterin; agent d'état civil; funcionaria del padrón
s registered person|resident; gemeldete Person|Einwohner; habitant|personne inscrite; persona empadronada|vecino
x residence status|entry; Meldestatus|Eintrag; inscription; inscripción; Main residence|Second home {C}|Entry {W} / Hauptwohnsitz|Nebenwohnung {C} / Résidence principale|Séjour à {C} / Vivienda habitual|Segunda residencia {C}
m living space; Wohnfläche; surface; superficie; m²

# certificate product_conformity
t Certificate of conformity|Type approval; Konformitätsbescheinigung|Baumusterbescheinigung; Certificat de conformité; Certificado de conformidad
o notified body|testing institute; benannte Stelle|Prüfinstitut; organisme notifié; organismo notificado; {} Testing Institute|{} Cert / Prüfinstitut {}|{} Zert / Institut d'essais {} / Instituto de Ensayos {}
a technical reviewer|certifier; Zertifizierer|Fachprüfer; certificateur; certificador
s company manufacturer|certificate holder; Hersteller|Zertifikatsinhaber; fabricant|titulaire; fabricante|titular
x certified product|type; zertifiziertes Produkt|Baumuster; produit certifié|type; producto certificado|modelo; {W} {###}|Ladder {L} {##}|Helmet {W} {R} / {W} {###}|Leiter {L} {##}|Helm {W} {R} / {W} {###}|Casque {W} {R} / {W} {###}|Casco {W} {R}
m permitted load; zulässige Last; charge admissible; carga admisible; kg

# certificate internship
t Internship certificate|Placement confirmation; Praktikumszeugnis|Praktikumsbestätigung; Attestation de stage; Certificado de prácticas
o host company|publishing house; Praktikumsbetrieb|Verlag; entreprise d'accueil|maison d'édition; empresa de acogida|editorial; {} Publishing|{} Studio / Verlag {}|Studio {} / Éditions {}|Studio {} / Editorial {}|Estudio {}
a supervisor|mentor; Betreuer|Betreuerin; maître de stage; tutor de empresa
s intern|trainee; Praktikant|Praktikantin; stagiaire; becario|persona en prácticas
x internship|department served; Praktikum|Einsatzbereich; stage|service d'affectation; prácticas|área; Editing desk|Picture archive|Project {W} / Lektorat|Bildarchiv|Projekt {W} / Service éditorial|Projet {W} / Redacción|Proyecto {W}
m pages proofread; gelesene Seiten; pages relues; páginas revisadas; pp.

# certificate lifeguard
t Lifesaving badge certificate|Rescue qualification; Rettungsschwimmzeugnis|Rettungsnachweis; Brevet de sauvetage; Título de socorrista
o lifesaving society|rescue association; Rettungsschwimmverband|Wasserwacht; société de sauvetage; sociedad de salvamento; {} Lifesaving Society|{} Water Rescue / Wasserwacht {}|Rettungsschwimmer {} / Sauvetage {} / Salvamento {}
a rescue instructor|trainer; Rettungsausbilder|Übungsleiter; moniteur de sauvetage; monitor de salvamento
s rescuer|badge holder; Rettungsschwimmer|Abzeicheninhaber; sauveteur|titulaire; socorrista|titular
x rescue course|badge; Rettungskurs|Abzeichen; cours de sauvetage|brevet; curso de rescate|insignia; Silver Badge|Open Water {R}|Course {W} / Abzeichen Silber|Freiwasser {R} / Brevet argent|Eau libre {R} / Insignia de plata|Aguas abiertas {R}
m distance swum; Schwimmstrecke; distance nagée; distancia nadada; m`
