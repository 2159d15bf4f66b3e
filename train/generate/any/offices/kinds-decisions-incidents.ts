/** What is decided on and what befalls people. */
export const kindsOfDecisions = `
# decision market_stall
t Stall permit|Notice of decision; Standgenehmigung|Bescheid; Autorisation d'emplacement|Décision; Autorización de puesto|Resolución
o market office|trade licensing office; Marktamt|Gewerbeamt; service des marchés|bureau du commerce; oficina de mercados|negociado de comercio; Market Office {}|{} Trade Licensing / Marktamt {}|Gewerbeamt {} / Service des marchés de {} / Oficina de Mercados de {}
a market officer|case worker; Marktmeister|Sachbearbeiterin; placier|instructeur du dossier; encargado de mercados|tramitadora
s stall holder|trader; Marktbeschicker|Händler; commerçant ambulant|exposant; vendedor|feriante
x stall|pitch; Marktstand|Standplatz; emplacement|étal; puesto|parada; Pitch {##} at {C} Market|{W} Stall|Stand {A}{#} / Stand {A}{#}|Platz {##} Markt {C} / Étal {##}|Emplacement {A}{#} / Puesto {##}|Parada {A}{#}
m frontage; Frontlänge; longueur de façade; metros de frente; m

# decision heavy_load
t Special transport permit|Route approval; Erlaubnis für Großraumtransport|Streckengenehmigung; Arrêté de transport exceptionnel; Permiso de transporte especial
o road authority|highways agency; Straßenverkehrsamt|Straßenbaubehörde; direction des routes; dirección de carreteras; Highways {}|{} Road Authority / Straßenverkehrsamt {} / Direction des routes {} / Carreteras de {}
a route officer|bridge clerk; Streckenprüfer|Brückensachbearbeiter; instructeur d'itinéraire; técnico de rutas
s company haulier|transport firm; Spediteur|Fuhrunternehmen; transporteur; transportista
x abnormal load|convoy; Schwertransport|Konvoi; convoi exceptionnel; transporte especial|convoy; Rotor blade {##}|Transformer to {C}|Convoy {W} / Rotorblatt {##}|Trafo nach {C}|Konvoi {W} / Pale {##}|Transformateur vers {C} / Pala {##}|Transformador a {C}
m total weight|axle load; Gesamtgewicht|Achslast; poids total; peso total; t

# decision street_filming
t Filming permission|Letter of consent; Drehgenehmigung|Zustimmungsschreiben; Autorisation de tournage; Permiso de rodaje
o film office|city administration; Filmbüro|Stadtverwaltung; bureau du cinéma|ville; oficina de rodajes|ayuntamiento; {} Film Office|City of {} / Filmbüro {}|Stadt {} / Bureau du film {} / Film Office {}|Ayuntamiento de {}
a location officer|permit clerk; Motivbetreuerin|Genehmigungssachbearbeiter; chargé des tournages; gestora de rodajes
s company production company|producer; Produktionsfirma|Filmproduktion; société de production; productora
x film|production; Film|Produktion; film|production; película|producción; “{W} Street”|The {L} Case|Night in {C} / »{W}straße«|Der Fall {L}|Nacht in {C} / L'affaire {L}|Nuit à {C} / El caso {L}|Noche en {C}
m closed road length; gesperrte Strecke; longueur fermée; tramo cortado; m

# decision radio_frequency
t Frequency assignment|Licence decision; Frequenzzuteilung|Zuteilungsbescheid; Attribution de fréquence; Asignación de frecuencia
o telecom regulator|spectrum agency; Regulierungsbehörde|Frequenzagentur; régulateur des télécoms|agence des fréquences; regulador|agencia del espectro; {} Spectrum Agency|Telecom Regulator {} / Frequenzagentur {} / Agence des fréquences {} / Agencia del Espectro {}
a spectrum manager|licensing officer; Frequenzplaner|Zuteilungsreferent; gestionnaire du spectre; gestor del espectro
s company broadcaster|network holder; Sendeanstalt|Netzinhaber; diffuseur|titulaire du réseau; emisora|titular de la red
x transmitter|radio service; Sender|Funkdienst; émetteur|service radio; emisor|servicio de radio; Radio {W}|{C} Hill transmitter|{L} FM / Radio {W}|Sender {C}berg / Radio {W}|Émetteur de {C} / Radio {W}|Emisor de {C}
m radiated power|bandwidth; Strahlungsleistung|Bandbreite; puissance rayonnée; potencia radiada; kW

# decision naturalisation
t Decision on citizenship|Notice; Bescheid über die Einbürgerung|Mitteilung; Décision de naturalisation; Resolución de nacionalidad
o citizenship office|ministry; Einbürgerungsbehörde|Ministerium; bureau des naturalisations|préfecture; registro civil|ministerio; Citizenship Office {}|{} Home Office / Einbürgerungsamt {} / Préfecture de {} / Registro Civil de {}
a desk officer|interviewer; Referentin|Sachbearbeiter; instructeur|agent chargé de l'entretien; instructora|funcionario
s applicant|petitioner; Antragsteller|Bewerber; postulant|demandeur; solicitante|interesado
x citizenship|status sought; Staatsbürgerschaft|angestrebter Status; nationalité demandée|statut; nacionalidad solicitada|estado; Citizenship by residence|Right of abode|Dual nationality / Einbürgerung nach Aufenthalt|Doppelstaatsangehörigkeit / Naturalisation par résidence|Double nationalité / Nacionalidad por residencia|Doble nacionalidad
m length of stay; Aufenthaltsdauer; durée de séjour; tiempo de residencia; years

# decision school_place
t Allocation letter|Placement decision; Zuweisungsbescheid|Aufnahmeentscheidung; Décision d'affectation; Resolución de admisión
o school board|education office; Schulamt|Schulbehörde; rectorat|inspection académique; delegación de educación|consejo escolar; {} School Board|Education Office {} / Schulamt {} / Académie de {} / Delegación de Educación de {}
a admissions officer|school adviser; Aufnahmereferentin|Schulrat; responsable des admissions; responsable de admisiones
s guardian|parent; Erziehungsberechtigte|Elternteil; responsable légal|parent; tutor|progenitor
x school|class applied for; Schule|Wunschklasse; établissement demandé|classe; centro solicitado|grupo; {L} Grammar School|Class {#}{A}|{W} Primary / {L}-Gymnasium|Klasse {#}{A}|Grundschule {W} / Collège {L}|Classe de {#}e{A} / Instituto {L}|{#}.º {A}
m way to school; Schulweg; trajet; trayecto; km

# decision water_abstraction
t Abstraction licence|Water right decision; Wasserrechtlicher Bescheid|Entnahmeerlaubnis; Autorisation de prélèvement; Concesión de aguas
o river authority|water agency; Wasserbehörde|Flussmeisterei; agence de l'eau|police de l'eau; confederación hidrográfica|agencia del agua; River Authority {}|{} Water Agency / Wasserbehörde {} / Agence de l'eau {} / Confederación Hidrográfica de {}
a hydrologist|licensing officer; Hydrologe|Genehmigungsreferent; hydrologue|instructeur; hidróloga|técnico de concesiones
s company abstractor|irrigator; Entnehmer|Beregner; préleveur|irrigant; regante|concesionario
x well|intake; Brunnen|Entnahmestelle; puits|prise d'eau; pozo|toma; Well {R}|{L} Borehole|Intake {W} / Brunnen {R}|Bohrung {L}|Entnahme {W} / Puits {R}|Forage {L} / Pozo {R}|Sondeo {L}
m yearly volume; Jahresmenge; volume annuel; volumen anual; m³

# decision sick_leave_fund
t Benefit decision|Letter of award; Leistungsbescheid|Bewilligungsschreiben; Notification de droits; Resolución de prestación
o social insurance fund|benefits office; Sozialkasse|Leistungsstelle; caisse sociale|service des prestations; caja social|oficina de prestaciones; {} Social Fund|Benefits Office {} / Sozialkasse {} / Caisse sociale de {} / Caja Social de {}
a benefits adviser|fund doctor; Leistungsberaterin|Vertrauensarzt; conseiller prestations|médecin-conseil; asesora de prestaciones|médico asesor
s insured person|beneficiary; Versicherte|Leistungsempfänger; assuré|bénéficiaire; asegurada|beneficiario
x benefit|allowance; Leistung|Zulage; prestation|allocation; prestación|ayuda; Home help|Travel allowance {Y}|Cure at {C} / Haushaltshilfe|Fahrtkostenzulage {Y}|Kur in {C} / Aide à domicile|Cure à {C} / Ayuda a domicilio|Cura en {C}
m daily hours; Tagesstunden; heures par jour; horas diarias; h

# incident power_cut
t Outage record|Fault report; Störungsprotokoll|Ausfallmeldung; Fiche d'incident réseau|Rapport de panne; Parte de avería|Informe de corte
o electricity company|control room; Stromversorger|Leitwarte; fournisseur d'électricité|dispatching; compañía eléctrica|centro de control; {} Power|{} Electricity / Stadtwerke {}|{} Strom / Électricité de {} / Eléctrica de {}
a shift leader|dispatcher; Schichtleiter|Leitwartenfahrer; chef de quart|dispatcher; jefe de turno|operador
s company main customer hit|affected plant; betroffener Großkunde|betroffener Betrieb; client touché|usine touchée; cliente afectado|planta afectada
x line|feeder; Leitung|Abgang; ligne|départ; línea|alimentador; Feeder {##} {C}|Line {L}–{C}|Cable {A}{##} / Abgang {##} {C}|Leitung {L}–{C}|Kabel {A}{##} / Départ {##} {C}|Ligne {L}–{C} / Línea {L}–{C}|Cable {A}{##}
m load lost; ausgefallene Last; puissance coupée; potencia perdida; MW

# incident warehouse_collision
t Accident sheet|Internal incident report; Unfallblatt|interner Vorfallbericht; Fiche d'accident interne; Hoja de accidente
o logistics company|safety department; Logistikfirma|Sicherheitsabteilung; société de logistique|service sécurité; empresa logística|departamento de seguridad; {} Logistics|{} Warehousing / {} Logistik|Lagerhaus {} / Logistique {} / Logística {}
a safety officer|shift supervisor; Sicherheitsfachkraft|Schichtführer; animateur sécurité|chef d'équipe; técnico de prevención|jefe de equipo
s injured worker|driver concerned; verletzter Mitarbeiter|betroffener Fahrer; salarié blessé|cariste; trabajador lesionado|conductor
x vehicle|rack; Fahrzeug|Regal; engin|rayonnage; vehículo|estantería; Truck {##}|Rack {A}{##}|Reach lift {W} / Stapler {##}|Regal {A}{##}|Schubmast {W} / Chariot {##}|Rack {A}{##} / Carretilla {##}|Estantería {A}{##}
m speed; Geschwindigkeit; vitesse; velocidad; km/h

# incident it_outage
t Post-incident review|Incident ticket; Störungsnachbericht|Vorfallticket; Bilan d'incident|Ticket d'incident; Revisión de incidencia
o IT department|software provider; IT-Abteilung|Softwareanbieter; direction informatique|éditeur; departamento de TI|proveedor de software; {} Systems|{} Cloud / {} Systeme|{} Cloud / {} Systèmes|{} Informatique / {} Sistemas|{} Nube
a on-call engineer|incident commander; Bereitschaftsingenieur|Einsatzleiter; ingénieur d'astreinte|pilote d'incident; ingeniera de guardia|responsable de la incidencia
s company customer|affected client; Kunde|betroffener Mandant; client touché; cliente afectado
x service|system; Dienst|System; service|système; servicio|sistema; {W} API|Mail cluster {#}|{W}-DB {##} / {W}-API|Mailcluster {#}|{W}-DB {##} / API {W}|Grappe mail {#} / API {W}|Clúster de correo {#}
m error rate|latency; Fehlerrate|Latenz; taux d'erreur|latence; tasa de error|latencia; ms

# incident ski_slope
t Piste accident record|Rescue sheet; Pistenunfallprotokoll|Rettungsbogen; Fiche de secours sur piste; Parte de accidente en pista
o ski patrol|lift company; Pistenrettung|Bergbahnen; service des pistes|remontées mécaniques; servicio de pistas|estación de esquí; {} Ski Patrol|{} Lifts / Pistenrettung {}|Bergbahnen {} / Service des pistes de {} / Estación de {}
a patroller|rescuer; Pistenretter|Patrouilleur; pisteur secouriste; pistero|socorrista
s injured skier|casualty; verletzter Skifahrer|Verunfallter; skieur blessé|victime; esquiador herido|accidentado
x slope|run; Piste|Abfahrt; piste; pista; Run {##} {W}|{L} Black|Slope {C} / Piste {##} {W}|{L}abfahrt / Piste {W}|La {L} / Pista {##} {W}|{L} Negra
m snow depth; Schneehöhe; hauteur de neige; espesor de nieve; cm

# incident lab_spill
t Spill report|Laboratory incident note; Austrittsmeldung|Laborvorfallvermerk; Rapport de déversement; Parte de derrame
o research institute|university laboratory; Forschungsinstitut|Universitätslabor; institut de recherche; instituto de investigación; {} Institute|{} Research Centre / Institut {}|Forschungszentrum {} / Institut {} / Instituto {}
a biosafety officer|lab head; Biosicherheitsbeauftragte|Laborleiter; responsable biosécurité|chef de laboratoire; responsable de bioseguridad
s researcher|exposed person; Forscherin|exponierte Person; chercheuse|personne exposée; investigadora|persona expuesta
x bench|vessel; Arbeitsplatz|Gefäß; paillasse|récipient; mesa de trabajo|recipiente; Bench {##}|Flask {W} {A}{#}|Hood {#} / Platz {##}|Kolben {A}{#}|Abzug {#} / Paillasse {##}|Hotte {#} / Mesa {##}|Campana {#}
m spilt volume; ausgetretene Menge; volume déversé; volumen derramado; ml

# incident airport_apron
t Apron occurrence report|Ramp incident form; Vorfeldmeldung|Rampenvorfall; Compte rendu d'événement piste; Parte de plataforma
o airport operator|ground handler; Flughafenbetreiber|Bodenabfertiger; exploitant d'aéroport|assistant en escale; gestor aeroportuario|agente de asistencia; {} Airport|{} Ground Services / Flughafen {}|Bodendienste {} / Aéroport de {} / Aeropuerto de {}
a apron controller|duty manager; Vorfeldlotse|Verkehrsleiter vom Dienst; contrôleur d'aire|chef d'escale; señalero|jefe de turno
s company airline; Fluggesellschaft; compagnie aérienne; aerolínea
x aircraft|ground vehicle; Flugzeug|Bodenfahrzeug; avion|engin de piste; avión|vehículo de rampa; {A}-{A}{W}|Tug {##}|Airbus “{C}” / Schlepper {##}|Airbus »{C}«|Stand {A}{##} / Tracteur {##}|Airbus « {C} » / Tractor {##}|Airbus «{C}»
m wind speed; Windgeschwindigkeit; vitesse du vent; velocidad del viento; kt

# incident theft_site
t Theft notification|Site theft record; Diebstahlmeldung|Baustellendiebstahl; Constat de vol|Déclaration de vol; Denuncia de robo|Parte de robo
o construction company|site security; Bauunternehmen|Objektschutz; entreprise de construction|gardiennage; constructora|vigilancia; {} Construction|{} Site Guard / Bau {}|Objektschutz {} / Constructions {} / Construcciones {}
a foreman|guard on duty; Polier|diensthabender Wachmann; chef de chantier|agent de garde; capataz|vigilante de turno
s company owner of the goods|robbed firm; bestohlene Firma|Eigentümer der Ware; propriétaire des biens|entreprise volée; empresa robada|propietaria de los bienes
x stolen goods|container; Diebesgut|Baucontainer; biens volés|conteneur; bienes robados|contenedor; Container {##}|Copper reel {W}|Generator {L} / Container {##}|Kupferrolle {W} / Conteneur {##}|Bobine de cuivre {W} / Contenedor {##}|Bobina de cobre {W}
m copper weight; Kupfergewicht; poids de cuivre; peso de cobre; kg`
