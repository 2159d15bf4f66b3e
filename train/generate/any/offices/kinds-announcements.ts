/** What people are invited to, what stands in registers and what is complained of. */
export const kindsOfAnnouncements = `
# invitation vernissage
t Invitation|Private view; Einladung|Vernissage; Invitation|Vernissage; Invitación|Inauguración
o gallery|art space; Galerie|Kunstraum; galerie|espace d'art; galería|espacio de arte; Gallery {}|{} Projects / Galerie {}|Kunstraum {} / Galerie {} / Galería {}
a artist|sculptor; Künstlerin|Bildhauer; artiste|sculptrice; artista|escultor
s collector|friend of the house; Sammler|Freund des Hauses; collectionneur|ami de la maison; coleccionista|amigo de la casa
x exhibition|show; Ausstellung|Schau; exposition; exposición|muestra; “{W} and Ash”|Lines from {C}|{L}: Late Works / »{W} und Asche«|Linien aus {C}|{L}: Spätwerk / « {W} et cendre »|{L} : œuvres tardives / «{W} y ceniza»|{L}: obra tardía
m hung surface; Hängefläche; surface d'accrochage; superficie de muestra; m²

# invitation concert
t Programme note|Concert announcement; Konzertankündigung|Programmzettel; Annonce de concert|Programme; Anuncio de concierto|Programa de mano
o orchestra society|concert association; Orchesterverein|Konzertgesellschaft; société de concerts; sociedad de conciertos; {} Philharmonic Society|Concerts {} / Konzertgesellschaft {}|Philharmonie {} / Concerts {} / Sociedad de Conciertos de {}
a soloist|conductor; Solistin|Dirigent; soliste|chef d'orchestre; solista|directora de orquesta
s subscriber|season ticket holder; Abonnent|Abonnentin; abonné; abonado
x concert|evening; Konzert|Konzertabend; concert|soirée; concierto|velada; Night of the {W}|{L} Variations|Spring in {C} / Nacht der {W}|{L}-Variationen|Frühling in {C} / Nuit de la {W}|Variations {L} / Noche de la {W}|Variaciones {L}
m playing time; Spieldauer; durée du concert; duración del concierto; min

# invitation general_assembly
t Notice of assembly|Convening letter; Einberufung|Ladung; Convocation; Convocatoria
o housing cooperative|shareholders' company; Wohnungsgenossenschaft|Aktiengesellschaft; coopérative|société anonyme; cooperativa|sociedad anónima; {} Cooperative|{} Holding / Genossenschaft {}|{} AG / Coopérative {}|{} SA / Cooperativa {}|{} S.A.
a board speaker|treasurer; Vorstandssprecher|Kassiererin; porte-parole du conseil|trésorière; portavoz del consejo|tesorera
s shareholder|cooperative member; Aktionär|Genosse; actionnaire|sociétaire; accionista|cooperativista
x assembly|gathering; Hauptversammlung|Mitgliedertreffen; assemblée|réunion; junta|asamblea; Assembly {Y}|Extraordinary gathering {R}|Members' Day {C} / Versammlung {Y}|Außerordentliches Treffen {R} / Assemblée {Y}|Réunion extraordinaire {R} / Junta {Y}|Asamblea extraordinaria {R}
m share capital represented; vertretenes Kapital; capital représenté; capital presente; %

# invitation trade_seminar
t Seminar flyer|Course announcement; Seminarankündigung|Kursblatt; Annonce de séminaire; Anuncio de seminario
o chamber of crafts|training centre; Handwerkskammer|Bildungszentrum; chambre des métiers|centre de formation; cámara de oficios|centro de formación; Chamber of Crafts {}|{} Training / Handwerkskammer {}|Bildungszentrum {} / Chambre des métiers {} / Cámara de Oficios de {}
a speaker|lecturer; Referentin|Dozent; intervenante|conférencier; ponente|docente
s company member firm; Mitgliedsbetrieb; entreprise adhérente; empresa asociada
x seminar|workshop; Seminar|Werkstattkurs; séminaire|atelier; seminario|taller; Solder and Seal {R}|“{W} in Practice”|Lime Plaster {Y} / Löten und Dichten {R}|»{W} in der Praxis«|Kalkputz {Y} / Souder et sceller {R}|« {W} en pratique » / Soldar y sellar {R}|«{W} en la práctica»
m course length; Kurslänge; durée du cours; duración del curso; h

# invitation village_run
t Call for entries|Race notice; Ausschreibung|Laufausschreibung; Règlement de la course|Annonce de course; Convocatoria de carrera
o athletics club|running club; Leichtathletikverein|Lauftreff; club d'athlétisme; club de atletismo; {} Runners|AC {} / LG {}|Lauftreff {} / AC {}|Foulées de {} / CA {}|Corredores de {}
a race director|starter; Rennleiterin|Starter; directeur de course; directora de carrera|juez de salida
s runner|entrant; Läuferin|Teilnehmer; coureur|inscrit; corredor|inscrita
x race|run; Lauf|Rennen; course|foulée; carrera; {C} Hill Run|Three Lakes Race|{L} Mile / {C}er Berglauf|Drei-Seen-Lauf|{L}-Meile / Montée de {C}|Course des trois lacs / Subida a {C}|Carrera de los tres lagos
m distance; Streckenlänge; distance; distancia; km

# invitation field_day
t Field day notice|Open day; Feldtagseinladung|Tag des offenen Hofs; Journée technique|Portes ouvertes; Jornada de campo|Puertas abiertas
o farmers' union|experimental station; Bauernverband|Versuchsstation; syndicat agricole|station expérimentale; unión de agricultores|estación experimental; Farmers' Union {}|{} Station / Bauernverband {}|Versuchsgut {} / Station de {} / Estación {}
a agronomist|trial manager; Agronomin|Versuchsleiter; agronome|responsable d'essais; agrónoma|responsable de ensayos
s member farmer|visitor; Mitglied|Besucherin; adhérent|visiteur; socio|visitante
x demonstration|trial plot; Vorführung|Versuchsfläche; démonstration|parcelle d'essai; demostración|parcela de ensayo; Drills of {C}|Plot {##} {W}|Cover Crops {Y} / Sätechnik {C}|Fläche {##} {W}|Zwischenfrucht {Y} / Semoirs {C}|Parcelle {##} {W} / Siembra {C}|Parcela {##} {W}
m trial area; Versuchsfläche; surface d'essai; superficie de ensayo; ha

# extract aircraft_register
t Register extract|Certificate of entry; Registerauszug|Eintragungsschein; Extrait de registre|Certificat d'inscription; Extracto del registro|Certificado de inscripción
o civil aviation register|aviation office; Luftfahrzeugrolle|Luftfahrtamt; registre de l'aviation civile; registro de aeronaves; Civil Aviation {}|{} Aircraft Register / Luftfahrtamt {} / Aviation civile {} / Aviación Civil {}
a registrar|keeper of the roll; Registerführer|Rollenführerin; conservateur du registre; registrador
s company owner|operator entered; Eigentümer|eingetragener Halter; propriétaire|exploitant inscrit; propietaria|operador inscrito
x aircraft|glider; Luftfahrzeug|Segelflugzeug; aéronef|planeur; aeronave|planeador; “Spirit of {C}”|{W} {###}|Glider {L} {R} / »Geist von {C}«|{W} {###}|Segler {L} {R} / « Esprit de {C} »|{W} {###} / «Espíritu de {C}»|{W} {###}
m maximum mass; Höchstmasse; masse maximale; masa máxima; kg

# extract trademark
t Trade mark extract|Register copy; Markenregisterauszug|Abschrift; Extrait de marque; Extracto de marca
o patent office|intellectual property office; Patentamt|Markenamt; office des brevets|institut de la propriété industrielle; oficina de patentes; Patent Office {}|{} IP Office / Patentamt {}|Markenamt {} / Office des brevets {} / Oficina de Patentes de {}
a examiner of the register|clerk; Registerprüferin|Urkundsbeamter; greffier du registre; funcionario del registro
s company proprietor of the mark|brand owner; Markeninhaberin|Inhaber; titulaire de la marque; titular de la marca
x trade mark|brand; Marke|Wortmarke; marque|marque verbale; marca|marca denominativa; {W}ISSIMO|{W} & {L}|CAFÉ {C} / {W}ISSIMO|{W} & {L} / {W}ISSIMO|{W} & {L} / {W}ISSIMO|{W} & {L}
m protected classes; Klassenzahl; classes protégées; clases protegidas; cl.

# extract vineyard_register
t Land book extract|Cadastral sheet; Rebflächenauszug|Katasterblatt; Extrait du casier viticole; Extracto del registro vitícola
o wine authority|vineyard registry; Weinbauamt|Rebenkataster; office viticole; registro vitícola; Wine Authority {}|Vineyard Registry {} / Weinbauamt {} / Office viticole de {} / Registro Vitícola de {}
a registry officer|surveyor of vines; Katasterführerin|Rebmesser; agent du casier; técnico del registro
s grower|vineyard owner; Winzer|Rebbesitzer; vigneron|propriétaire; viticultor|propietario
x vineyard|site; Weinberg|Lage; vigne|lieu-dit; viña|pago; {L}berg|Old {W} Slope|Clos {C} / {C}er {L}berg|Alte {W}|Steillage {R} / Clos de {C}|Les {W}s / Viña {L}|Pago de {C}
m planted area; bestockte Fläche; surface plantée; superficie plantada; ha

# extract association_register
t Chronological extract|Certified copy; chronologischer Auszug|beglaubigte Abschrift; Extrait chronologique|Copie certifiée; Extracto cronológico|Copia certificada
o register court|registry of associations; Registergericht|Vereinsregister; greffe des associations; registro de asociaciones; Registry Court {}|Register of Associations {} / Registergericht {}|Amtsgericht {} / Greffe de {} / Registro de Asociaciones de {}
a court clerk|registrar; Rechtspflegerin|Urkundsbeamter; greffière; secretaria judicial
s person in office|president entered; amtierende Vorsitzende|eingetragener Vorstand; président en exercice; presidenta en ejercicio
x association|club; Verein|Club; association|club; asociación|club; Friends of the {W}|{C} Chess Circle|{L} Society / Freunde der {W}|Schachkreis {C}|{L}-Gesellschaft / Amis de la {W}|Cercle d'échecs de {C} / Amigos de la {W}|Círculo de ajedrez de {C}
m yearly contribution; Jahresbeitrag; cotisation annuelle; cuota anual; EUR

# extract mine_claim
t Claim sheet|Mining register extract; Bergbauberechtigungsauszug|Feldesblatt; Extrait du registre minier; Extracto del registro minero
o mining office|geological survey; Bergamt|geologischer Dienst; service des mines; servicio de minas; Mining Office {}|{} Geological Survey / Bergamt {}|Geologischer Dienst {} / Service des mines {} / Servicio de Minas de {}
a claims recorder|mine surveyor; Berechtsamsführer|Markscheider; conservateur minier|géomètre des mines; registradora minera|topógrafo minero
s company claim holder|mining company; Feldesinhaber|Bergwerksgesellschaft; titulaire du permis|société minière; titular de la concesión|compañía minera
x claim|mine; Grubenfeld|Bergwerk; concession|mine; concesión|mina; {L} Claim {R}|Mine “Good {W}”|Field {C} / Grubenfeld {L} {R}|Zeche »{W}«|Feld {C} / Concession {L} {R}|Mine de {C} / Concesión {L} {R}|Mina {C}
m claim area; Feldesgröße; superficie concédée; superficie; km²

# complaint hotel_stay
t Reply to your complaint|Our answer; Antwort auf Ihre Beschwerde|Unsere Antwort; Réponse à votre réclamation; Respuesta a su queja
o hotel group|guest house; Hotelgruppe|Gasthaus; groupe hôtelier|auberge; grupo hotelero|hostal; {} Hotels|Inn {} / Hotels {}|Gasthof {} / Hôtels {}|Auberge {} / Hoteles {}|Hostal {}
a guest relations manager|front office head; Gästebetreuerin|Empfangschef; responsable clientèle; responsable de huéspedes
s guest|traveller; Gast|Reisende; hôte|voyageuse; huésped|viajera
x stay|room; Aufenthalt|Zimmer; séjour|chambre; estancia|habitación; Weekend “{W}”|Room {###}|Suite {L} / Wochenende »{W}«|Zimmer {###}|Suite {L} / Week-end « {W} »|Chambre {###} / Fin de semana «{W}»|Habitación {###}
m room temperature; Raumtemperatur; température de la chambre; temperatura de la habitación; °C

# complaint railway_delay
t Passenger rights decision|Reply; Fahrgastrechte: Antwort|Antwortschreiben; Réponse du service voyageurs; Respuesta del servicio al viajero
o railway company|passenger service; Bahngesellschaft|Fahrgastservice; compagnie ferroviaire|service voyageurs; compañía ferroviaria|atención al viajero; {} Railways|{} Trains / Bahn {}|{} Züge / Chemins de fer {} / Ferrocarriles {}
a claims agent|service agent; Fahrgastrechtereferentin|Servicemitarbeiter; agent des réclamations; agente de reclamaciones
s traveller|ticket holder; Reisender|Fahrscheininhaber; voyageur; viajero|titular del billete
x train|connection; Zug|Verbindung; train|liaison; tren|enlace; {C} Express|Train {###}|Night {W} / {C}-Express|Zug {###}|Nachtzug {W} / {C} Express|Train {###} / {C} Exprés|Tren {###}
m delay; Verspätung; retard; retraso; min

# complaint furniture
t Complaint settlement|Answer to notice of defect; Reklamationsbescheid|Antwort auf Mängelrüge; Suite donnée à la réclamation; Resolución de reclamación
o furniture maker|furniture store; Möbelhersteller|Möbelhaus; fabricant de meubles|magasin de meubles; fabricante de muebles|tienda de muebles; {} Furniture|{} Interiors / Möbel {}|{} Wohnen / Meubles {} / Muebles {}
a after-sales clerk|quality manager; Reklamationsbearbeiterin|Qualitätsleiter; agent après-vente; agente posventa
s buyer|customer; Käuferin|Kunde; acheteuse|client; compradora|cliente
x piece of furniture|wardrobe; Möbelstück|Schrank; meuble|armoire; mueble|armario; Sofa “{W}”|Table {L} {##}|Wardrobe {W} {R} / Sofa »{W}«|Tisch {L} {##}|Schrank {W} {R} / Canapé « {W} »|Table {L} {##} / Sofá «{W}»|Mesa {L} {##}
m missing length; fehlende Länge; longueur manquante; longitud que falta; cm

# complaint telecom_line
t Case closure letter|Fault answer; Abschlussschreiben|Störungsantwort; Lettre de clôture; Carta de cierre
o telephone company|broadband provider; Telefongesellschaft|Breitbandanbieter; opérateur téléphonique|fournisseur d'accès; compañía telefónica|proveedor de banda ancha; {} Telecom|{} Fibre / {} Telekom|{} Glasfaser / {} Télécom|Fibre {} / {} Telecom|Fibra {}
a complaint officer|network adviser; Beschwerdebeauftragter|Netzberaterin; chargé de réclamations; responsable de reclamaciones
s subscriber|line holder; Anschlussinhaber|Teilnehmerin; abonné; abonado
x connection|tariff; Anschluss|Tarif; raccordement|forfait; conexión|tarifa; {W} Fibre {###}|Line {######}|Tariff {W} L / {W} Glasfaser {###}|Anschluss {######}|Tarif {W} L / Fibre {W} {###}|Ligne {######} / Fibra {W} {###}|Línea {######}
m download speed; Downloadrate; débit descendant; velocidad de bajada; Mbit/s`
