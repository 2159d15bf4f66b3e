/** What is analysed, judged by panels and reported on from time to time. */
export const kindsOfAnalyses = `
# analysis soil
t Soil report|Analysis sheet; Bodenbericht|Untersuchungsbefund; Bulletin d'analyse de sol|Rapport d'essai; Informe de suelo|Boletín de análisis
o agricultural laboratory|soil institute; landwirtschaftliches Labor|Bodeninstitut; laboratoire agronomique; laboratorio agrario; Soil Lab {}|{} Agri Analytics / Bodenlabor {}|LUFA {} / Laboratoire agronomique {} / Laboratorio Agrario {}
a soil chemist|analyst; Bodenchemikerin|Analytiker; chimiste|analyste; química de suelos|analista
s farmer|client; Landwirt|Auftraggeber; agriculteur|client; agricultor|cliente
x soil sample|field; Bodenprobe|Schlag; échantillon de sol|parcelle; muestra de suelo|parcela; Field {W} {##}|{L} Acre, 0–30 cm|Plot {A}{#} / Schlag {W} {##}|{L}acker, 0–30 cm / Parcelle {W} {##}|Champ {L}, 0–30 cm / Parcela {W} {##}|Campo {L}, 0–30 cm
m phosphate content; Phosphatgehalt; teneur en phosphate; contenido de fosfato; mg/kg

# analysis concrete
t Compressive strength report|Test certificate concrete; Druckfestigkeitsbericht|Betonprüfzeugnis; Procès-verbal d'essai béton; Acta de ensayo de hormigón
o materials testing institute|construction laboratory; Materialprüfanstalt|Baustofflabor; laboratoire de matériaux; laboratorio de materiales; Materials Testing {}|{} ConstructLab / Materialprüfanstalt {}|Baustofflabor {} / Labo matériaux {} / Laboratorio de Materiales {}
a laboratory technician|testing engineer; Laborant|Prüfingenieur; technicien d'essai; técnica de ensayos
s company contractor|client; Bauunternehmen|Auftraggeber; entreprise|donneur d'ordre; contratista|peticionario
x test cube|component; Probewürfel|Bauteil; éprouvette|ouvrage; probeta|elemento; Cube {##}{A}|Pier {R} {C} bridge|Slab level {#} / Würfel {##}{A}|Pfeiler {R} Brücke {C}|Decke {#}. OG / Cube {##}{A}|Pile {R} pont de {C} / Cubo {##}{A}|Pila {R} puente de {C}
m compressive strength; Druckfestigkeit; résistance à la compression; resistencia a compresión; MPa

# analysis textile
t Textile test report|Colour fastness report; Textilprüfbericht|Farbechtheitsbericht; Rapport d'essai textile; Informe de ensayo textil
o textile institute|fashion laboratory; Textilinstitut|Modelabor; institut textile; instituto textil; Textile Institute {}|{} FabricLab / Textilinstitut {}|{} Textillabor / Institut textile {} / Instituto Textil {}
a textile engineer|tester; Textilingenieurin|Prüfer; ingénieur textile; ingeniera textil
s company garment maker|buyer; Konfektionär|Einkäuferin; confectionneur|acheteur; confeccionista|comprador
x fabric|article; Stoff|Artikel; tissu|article; tejido|artículo; Twill {W} {##}|Style {L} {###}|Jersey {A}{##} / Köper {W} {##}|Modell {L} {###} / Sergé {W} {##}|Modèle {L} {###} / Sarga {W} {##}|Modelo {L} {###}
m shrinkage; Einlauf; retrait; encogimiento; %

# analysis drinking_water
t Drinking water report|Test report; Trinkwasserbefund|Prüfbericht; Bulletin d'eau potable; Informe de agua potable
o water laboratory|hygiene institute; Wasserlabor|Hygieneinstitut; laboratoire des eaux|institut d'hygiène; laboratorio de aguas|instituto de higiene; {} Water Lab|Hygiene Institute {} / Wasserlabor {}|Hygieneinstitut {} / Laboratoire des eaux {} / Laboratorio de Aguas {}
a microbiologist|lab manager; Mikrobiologin|Laborleiter; microbiologiste|responsable de laboratoire; microbióloga|jefe de laboratorio
s company waterworks|well owner; Wasserwerk|Brunnenbesitzer; régie des eaux|propriétaire du puits; empresa de aguas|dueño del pozo
x sample|tap; Probe|Zapfstelle; échantillon|robinet; muestra|grifo; Spring {L}|Tap {##} school kitchen|Tank {C} / Quelle {L}|Hahn {##} Schulküche|Hochbehälter {C} / Source {L}|Robinet {##} / Fuente {L}|Grifo {##}
m nitrate; Nitrat; nitrates; nitratos; mg/l

# analysis noise
t Noise measurement report|Acoustic report; Schallmessbericht|Lärmgutachten; Rapport de mesure acoustique; Informe acústico
o acoustics consultancy|environment office; Akustikbüro|Umweltamt; bureau d'acoustique; consultora acústica; {} Acoustics|Environment Office {} / Akustik {}|Umweltamt {} / Acoustique {} / Acústica {}
a acoustician|measuring engineer; Akustiker|Messingenieur; acousticien; técnica acústica
s neighbour|complainant; Anwohner|Beschwerdeführer; riverain|plaignant; vecino|reclamante
x source|measuring point; Lärmquelle|Messpunkt; source sonore|point de mesure; fuente sonora|punto de medida; Fan {#} roof {L}|Point {A}{#}|Club {W} / Lüfter {#} Dach {L}|Punkt {A}{#}|Club {W} / Ventilateur {#}|Point {A}{#} / Ventilador {#}|Punto {A}{#}
m sound level; Schallpegel; niveau sonore; nivel sonoro; dB(A)

# analysis coin_alloy
t Expert opinion|Authenticity report; Gutachten|Echtheitsbericht; Expertise|Rapport d'authenticité; Dictamen|Informe de autenticidad
o assay office|coin cabinet; Prüfamt für Edelmetalle|Münzkabinett; bureau de garantie|cabinet des médailles; oficina de contraste|gabinete numismático; Assay Office {}|Coin Cabinet {} / Münzkabinett {}|Prüfamt {} / Bureau de garantie {} / Gabinete Numismático de {}
a assayer|numismatist; Münzsachverständiger|Probierer; essayeur|numismate; ensayador|numismática
s collector|owner; Sammler|Besitzerin; collectionneur|propriétaire; coleccionista|propietaria
x coin|medal; Münze|Medaille; pièce|médaille; moneda|medalla; Thaler {C}|{L} medal {R}|Ducat {##} / Taler {C}|Medaille {L} {R}|Dukat {##} / Écu de {C}|Médaille {L} {R} / Escudo de {C}|Medalla {L} {R}
m fineness; Feingehalt; titre; ley; ‰

# analysis pollen
t Pollen analysis|Air sample report; Pollenanalyse|Luftprobenbericht; Analyse pollinique; Análisis polínico
o allergy centre|weather service; Allergiezentrum|Wetterdienst; centre d'allergologie|service météo; centro de alergias|servicio meteorológico; Allergy Centre {}|Weather Service {} / Allergiezentrum {}|Wetterdienst {} / Allergologie {}|Météo {} / Alergias {}|Meteo {}
a palynologist|counter; Palynologin|Auszähler; palynologue; palinóloga
s company health authority|client; Gesundheitsamt|Auftraggeber; agence de santé|client; consejería de sanidad|cliente
x trap|filter; Pollenfalle|Filter; capteur|filtre; captador|filtro; Trap {C} {##}|Roof filter {A}|Week {##} strip / Falle {C} {##}|Dachfilter {A} / Capteur {C} {##}|Filtre {A} / Captador {C} {##}|Filtro {A}
m grain density; Pollendichte; densité de grains; densidad de granos; /m³

# panel architecture
t Jury report|Record of the jury; Juryprotokoll|Preisgerichtsbericht; Procès-verbal du jury; Acta del jurado
o city building department|competition office; Hochbauamt|Wettbewerbsbüro; direction de l'architecture; concejalía de urbanismo; Building Department {}|{} Competitions / Hochbauamt {}|Wettbewerbe {} / Architecture {} / Urbanismo {}
a architect on the panel|specialist judge; Fachpreisrichterin|Architekt im Gremium; architecte du jury; arquitecta del jurado
s company competing office|author of the design; teilnehmendes Büro|Entwurfsverfasser; agence candidate|auteur du projet; estudio concursante|autor del proyecto
x competition|design; Wettbewerb|Entwurf; concours|projet; concurso|proyecto; School on {L} Square|Design {######}|“{W} House” / Schule am {L}platz|Entwurf {######}|»Haus {W}« / École {L}|Projet {######} / Escuela {L}|Proyecto {######}
m floor space; Geschossfläche; surface de plancher; superficie construida; m²

# panel professorship
t Report of the appointment board|Shortlisting record; Bericht der Berufungskommission|Auswahlvermerk; Rapport du comité de sélection; Acta de la comisión de selección
o university|faculty; Universität|Fakultät; université|faculté; universidad|facultad; University of {}|{} Faculty of Arts / Universität {}|Fakultät {} / Université de {} / Universidad de {}
a external assessor; auswärtige Gutachterin; rapporteur externe; evaluador externo
s candidate for the chair; Bewerberin um die Professur|Bewerber; candidat au poste; candidata a la plaza
x chair|post; Professur|Stelle; chaire|poste; cátedra|plaza; Chair of {W} Studies|Lecturer post {##}|{L} Professorship / Professur für {W}|Stelle {##}|{L}-Professur / Chaire {L}|Poste {##} / Cátedra {L}|Plaza {##}
m teaching load; Lehrdeputat; charge d'enseignement; carga docente; h

# panel ethics_board
t Vote of the board|Opinion; Votum|Stellungnahme der Kommission; Avis du comité; Dictamen del comité
o ethics committee|medical chamber; Ethikkommission|Ärztekammer; comité d'éthique|ordre des médecins; comité de ética|colegio de médicos; Ethics Committee {}|Medical Chamber {} / Ethikkommission {}|Ärztekammer {} / Comité d'éthique {} / Comité de Ética {}
a statistician on the board|lay member; Statistiker der Kommission|Laienmitglied; statisticien du comité; estadística del comité
s principal investigator; Studienleiterin|Prüfarzt; investigateur principal; investigadora principal
x study|protocol; Studie|Prüfplan; étude|protocole; estudio|protocolo; {W}-{##} trial|Study “{W}”|Protocol {L} / Studie »{W}«|Prüfplan {L}-{##} / Étude « {W} »|Protocole {L} / Estudio «{W}»|Protocolo {L}
m dose; Dosis; dose; dosis; mg

# panel film_festival
t Statement of the jury|Awards statement; Jurybegründung|Preisvermerk; Déclaration du jury; Fallo del jurado
o film festival|festival office; Filmfestival|Festivalbüro; festival de cinéma; festival de cine; {} Film Festival|Days of Film {} / Filmfest {}|Filmtage {} / Festival de {} / Festival de Cine de {}
a critic on the jury|guest juror; Kritikerin in der Jury|Gastjuror; critique du jury; crítica del jurado
s director of the film|film-maker; Regisseurin|Filmemacher; réalisatrice|cinéaste; directora de la película|cineasta
x film|entry; Film|Beitrag; film|œuvre; película|obra; “{W} Without End”|Letters to {C}|The {L}s / »{W} ohne Ende«|Briefe nach {C} / « {W} sans fin »|Lettres à {C} / «{W} sin fin»|Cartas a {C}
m running time; Laufzeit; durée du film; metraje; min

# panel street_naming
t Recommendation|Naming decision; Empfehlung|Benennungsbeschluss; Recommandation|Délibération de dénomination; Recomendación|Acuerdo de denominación
o district council|naming commission; Bezirksrat|Benennungskommission; conseil de quartier; junta de distrito; District Council {}|{} Naming Commission / Bezirksrat {}|Benennungskommission {} / Conseil de quartier {} / Junta de Distrito {}
a local historian; Ortshistorikerin|Heimatpfleger; historien local; cronista local
s proposer|citizen; Einreicherin|Bürger; proposant|citoyen; proponente|vecina
x street to be named|new street name; neue Straße|neuer Straßenname; voie à nommer|nouveau nom de rue; vía por nombrar|nuevo nombre de calle; {L} Street|Square of the {W}|Road {##} {C} / {L}straße|Platz der {W}|Planstraße {A} / Rue {L}|Place de la {W} / Calle {L}|Plaza de la {W}
m street length; Straßenlänge; longueur de voie; longitud de la calle; m

# panel bid_opening
t Record of bid opening|Award recommendation; Öffnungsniederschrift|Vergabevermerk; Procès-verbal d'ouverture des plis; Acta de apertura de ofertas
o procurement office|hospital trust; Vergabestelle|Klinikverbund; service des marchés publics|centre hospitalier; mesa de contratación|consorcio hospitalario; Procurement {}|{} Hospitals Trust / Vergabestelle {}|Klinikverbund {} / Marchés publics {} / Contratación {}|Consorcio Hospitalario {}
a technical evaluator|expert; technischer Bewerter; expert technique; evaluador técnico
s company tenderer|bidder; Bieterin|Bieter; soumissionnaire; licitadora
x contract lot|supply; Los|Lieferung; lot|fourniture; lote|suministro; Lot {#}: beds|Linen {Y}|Lot {A} {W} / Los {#}: Betten|Wäsche {Y}|Los {A} {W} / Lot {#} : lits|Linge {Y} / Lote {#}: camas|Lencería {Y}
m quantity; Menge; quantité; cantidad; t

# period lighthouse
t Station log summary|Quarterly report; Stationsbericht|Quartalsbericht; Rapport de station|Rapport trimestriel; Informe de estación|Informe trimestral
o maritime authority|lighthouse board; Seeamt|Leuchtfeuerbehörde; phares et balises|autorité maritime; autoridad marítima|servicio de faros; Maritime Office {}|{} Lighthouse Board / Seeamt {}|Leuchtfeuer {} / Phares et balises {} / Faros de {}
a keeper|station master; Leuchtturmwärter|Stationsleiter; gardien de phare|chef de station; farero|jefe de estación
s funding ministry|harbour board; Ministerium|Hafenverwaltung; ministère|capitainerie; ministerio|junta del puerto
x lighthouse|beacon; Leuchtturm|Bake; phare|balise; faro|baliza; {L} Point|{C} Light|Beacon {##} / Leuchtturm {L}|Feuer {C}|Bake {##} / Phare de {C}|Balise {##} / Faro de {C}|Baliza {##}
m range; Tragweite; portée; alcance; nm

# period solar_park
t Operating report|Yield statement; Betriebsbericht|Ertragsbericht; Rapport d'exploitation|Relevé de production; Informe de explotación|Informe de producción
o operations company|energy cooperative; Betriebsführungsgesellschaft|Energiegenossenschaft; société d'exploitation|coopérative d'énergie; gestora|cooperativa energética; {} Energy Operations|{} Citizens' Energy / Bürgerenergie {}|{} Betriebsführung / Énergie {}|Coopérative solaire {} / Energía {}|Cooperativa Solar {}
a plant supervisor|technical manager; technischer Betriebsführer|Anlagenwart; responsable technique; responsable técnica
s investor|plant owner; Investorin|Anlageneigentümer; investisseur|propriétaire de la centrale; inversora|propietaria de la planta
x solar park|plant; Solarpark|Anlage; parc solaire|centrale; parque solar|planta; Solar Park {C}|{L} Field {R}|PV {W} / Solarpark {C}|{L}feld {R}|PV {W} / Parc solaire {C}|Centrale {L} {R} / Parque solar {C}|Planta {L} {R}
m energy yield; Stromertrag; énergie produite; energía producida; MWh

# period ferry_line
t Service report|Traffic return; Linienbericht|Verkehrsmeldung; Rapport de ligne; Informe de línea
o ferry company|shipping line; Fährgesellschaft|Reederei; compagnie de bacs|armateur; naviera|compañía de transbordadores; {} Ferries|{} Line / Fähren {}|Reederei {} / Bacs de {}|Navigation {} / Naviera {}|Transbordadores {}
a port captain|line manager; Hafenkapitän|Linienleiter; capitaine d'armement|chef de ligne; capitán de puerto|jefe de línea
s transport authority|county; Verkehrsverbund|Landkreis; autorité des transports|département; consorcio de transportes|diputación
x line|crossing; Linie|Überfahrt; ligne|traversée; línea|travesía; {C}–{C}|Line {##}|MF {W} / {C}–{C}|Linie {##}|MF {W} / {C}–{C}|Ligne {##} / {C}–{C}|Línea {##}
m fuel used; Kraftstoffverbrauch; carburant consommé; combustible consumido; l

# period library_branch
t Activity report|Branch statistics; Tätigkeitsbericht|Zweigstellenstatistik; Rapport d'activité; Memoria de actividad
o city library|public library; Stadtbibliothek|Bücherei; bibliothèque municipale|médiathèque; biblioteca municipal; {} City Library|Public Library {} / Stadtbibliothek {}|Bücherei {} / Médiathèque de {} / Biblioteca de {}
a branch librarian|head of branch; Zweigstellenleiterin|Bibliothekar; responsable de l'annexe|bibliothécaire; responsable de sucursal|bibliotecaria
s city council|friends' association; Stadtrat|Förderverein; ville|association des amis; concejo|asociación de amigos
x branch|book bus; Zweigstelle|Bücherbus; annexe|bibliobus; sucursal|bibliobús; {C} Branch|{L} House|Book Bus {#} / Zweigstelle {C}|Haus {L}|Bücherbus {#} / Annexe {C}|Bibliobus {#} / Sucursal {C}|Bibliobús {#}
m shelf length; Regallänge; linéaire; metros de estantería; m

# period border_crossing
t Situation report|Monthly return; Lagebericht|Monatsmeldung; Rapport de situation; Parte de situación
o customs service|border guard; Zollverwaltung|Grenzschutz; douane|garde-frontière; aduanas|guardia de fronteras; Customs {}|Border Guard {} / Zollamt {}|Grenzschutz {} / Douane de {} / Aduana de {}
a post commander|duty officer; Postenführer|Dienstleiter; chef de poste|officier de service; jefe de puesto|oficial de servicio
s ministry|regional command; Ministerium|Regionalkommando; ministère|commandement régional; ministerio|mando regional
x crossing|checkpoint; Grenzübergang|Kontrollstelle; point de passage|poste de contrôle; paso fronterizo|control; {L} Pass|Crossing {C}|Post {##} / {L}pass|Übergang {C}|Posten {##} / Col de {L}|Poste {C} / Puerto de {L}|Paso {C}
m waiting time; Wartezeit; temps d'attente; tiempo de espera; min

# period food_bank
t Half-year report|Distribution report; Halbjahresbericht|Ausgabebericht; Rapport semestriel|Bilan de distribution; Informe semestral|Informe de reparto
o charity|food bank; Hilfswerk|Tafel; association caritative|banque alimentaire; entidad benéfica|banco de alimentos; {} Food Bank|Help for {} / Tafel {}|Hilfswerk {} / Banque alimentaire de {}|Secours {} / Banco de Alimentos de {}|Ayuda {}
a distribution lead|coordinator; Ausgabeleitung|Koordinatorin; responsable de distribution|coordinatrice; responsable de reparto|coordinador
s main donor|foundation; Hauptspenderin|Stiftung; principal donateur|fondation; principal donante|fundación
x distribution point|kitchen; Ausgabestelle|Küche; point de distribution|cuisine; punto de reparto|cocina; {L} Street Pantry|Kitchen {C}|Point {##} / Ausgabe {L}straße|Küche {C}|Stelle {##} / Point {L}|Cuisine de {C} / Punto {L}|Cocina de {C}
m food handed out; ausgegebene Ware; denrées distribuées; alimentos repartidos; t

# period tunnel_site
t Progress report|Weekly site report; Fortschrittsbericht|Bauwochenbericht; Rapport d'avancement|Rapport hebdomadaire; Informe de avance|Parte semanal
o tunnelling consortium|contractor; Tunnel-ARGE|Bauunternehmung; groupement|constructeur du tunnel; consorcio|constructora; JV {} Tunnel|{} Underground / ARGE {}|{} Untertagebau / Groupement {} / UTE {}|Túneles {}
a section engineer|tunnel foreman; Abschnittsbauleiter|Polier unter Tage; ingénieur de section|chef de poste; ingeniera de tramo|encargado de túnel
s client|railway company; Bauherrin|Bahngesellschaft; maître d'ouvrage|société ferroviaire; propiedad|compañía ferroviaria
x tunnel|drive; Tunnel|Vortrieb; tunnel|attaque; túnel|frente; {L} Tunnel East|Drive {R}|{C} Base / {L}tunnel Ost|Vortrieb {R}|Basis {C} / Tunnel {L} Est|Attaque {R} / Túnel {L} Este|Frente {R}
m metres driven; Vortriebsmeter; mètres creusés; metros excavados; m`
