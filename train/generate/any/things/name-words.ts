import { type Variants, variants } from '../variants.ts'

/** Words from which names of things are made; `{L}` a surname, `{C}` a town, `{F}` a first name. */
export const petNames: readonly string[] =
  'Goliath|Hercules|Aurora|Bertha|Odin|Titan|Phoenix|Nemo|Atlas|Juno|Orion|Pegasus|Merlin|Vulcan|Isolde|Pallas|Samson|Minerva|Hektor|Ariadne|Zephyr|Kobold|Mammut|Calypso|Electra|Leo|Nova|Vega|Sirius|Triton|Argo|Fuego|Luna|Rex|Falko|Nike|Olymp|Kestrel|Puma|Condor|Gepard|Lynx|Delphin|Ursus'.split(
    '|',
  )

export const images = variants(
  'Silver Heron|Blue Anchor|Golden Hind|North Star|White Swan|Red Lion|Old Mill|Seven Stars|Green Valley|Wild Goose|Morning Dew|Winter Light|Copper Beech|Stone Circle|High Meadow|Black Swan|First Snow|Amber|Evergreen|Horizon|Lark Rise|Summit|Bright Water|Long Shadow|Fox Hollow|Harbour Light|Moonraker|Skylark|Thistle|Quiet Harbour|Sunflower|Kingfisher|Half Moon|Open Door|Three Oaks|Tidewater',
  'Silberreiher|Goldener Anker|Nordstern|Weißer Schwan|Roter Löwe|Alte Mühle|Siebenstern|Wildgans|Morgentau|Winterlicht|Blutbuche|Steinkreis|Hochwiese|Eisvogel|Erster Schnee|Bernstein|Immergrün|Horizont|Lerchenfeld|Gipfelblick|Sonnenblume|Mondfahrt|Distelfink|Stiller Hafen|Abendrot|Himmelsleiter|Kleeblatt|Regenbogen|Schwalbennest|Feldblume|Löwenzahn|Drei Eichen|Kompass|Wellenbrecher|Sternschnuppe|Zugvogel',
  "Héron d'Argent|Ancre Bleue|Étoile du Nord|Cygne Blanc|Lion d'Or|Vieux Moulin|Sept Étoiles|Oie Sauvage|Rosée du Matin|Lumière d'Hiver|Hêtre Pourpre|Hautes Herbes|Première Neige|Ambre|Horizon|Alouettes|Belle Vue|Eau Vive|Grand Large|Coquelicots|Martin-Pêcheur|Demi-Lune|Porte Ouverte|Trois Chênes|Brumes|Tournesols|Hirondelles|Mille Sources|Quatre Vents|Papillons|Rive Gauche|Soleil Levant|Boussole|Cerfs-Volants|Feu Follet|Marée Haute",
  'Garza de Plata|Ancla Azul|Estrella del Norte|Cisne Blanco|León de Oro|Molino Viejo|Siete Estrellas|Rocío|Luz de Invierno|Piedra Alta|Primera Nieve|Ámbar|Horizonte|Alondra|Buenavista|Agua Viva|Mar Abierto|Amapolas|Martín Pescador|Media Luna|Puerta Abierta|Tres Robles|Brumas|Girasoles|Golondrinas|Mil Fuentes|Cuatro Vientos|Mariposas|Sol Naciente|Brújula|Cometas|Marea Alta|Viento Sur|Tierra Llana|Almendros|Luciérnaga',
)

export const topics = variants(
  'Bread Baking|Bookbinding|Conflict Talks|First Aid|Welding|Timber Framing|Data Protection|Urban Farming|Sign Language|Fire Safety|Public Speaking|Sewing|Soil Health|Night Photography|Water Rights|Machine Learning|Stage Lighting|Accounting|Care at Home|Dry Stone Walling|Rail Freight|Battery Recycling|Choral Conducting|Cheese Making|Project Planning|Insulation|Child Safety|Marketing|Medieval History|Forest Fire|Ageing|Migration|Noise|Good Governance|Textile Dyeing|Working at Heights|Air Quality|Street Theatre|Statistics|Hygiene',
  'Brotbacken|Buchbinden|Konfliktgespräche|Erste Hilfe|Schweißen|Holzbau|Datenschutz|Stadtgrün|Gebärdensprache|Brandschutz|Rhetorik|Nähen|Bodengesundheit|Nachtfotografie|Wasserrecht|Maschinelles Lernen|Bühnenlicht|Buchführung|Pflege zu Hause|Trockenmauern|Schienengüterverkehr|Batterierecycling|Chorleitung|Käserei|Projektplanung|Wärmedämmung|Kindersicherheit|Marketing|Mittelalter|Waldbrand|Altern|Migration|Lärm|Gute Verwaltung|Textilfärben|Arbeiten in der Höhe|Luftqualität|Straßentheater|Statistik|Hygiene',
  'Boulangerie|Reliure|Gestion des conflits|Premiers secours|Soudage|Charpente|Protection des données|Agriculture urbaine|Langue des signes|Sécurité incendie|Prise de parole|Couture|Santé des sols|Photographie de nuit|Droit de l’eau|Apprentissage automatique|Éclairage scénique|Comptabilité|Aide à domicile|Pierre sèche|Fret ferroviaire|Recyclage des batteries|Direction de chœur|Fromagerie|Gestion de projet|Isolation|Sécurité des enfants|Marketing|Histoire médiévale|Feux de forêt|Vieillissement|Migrations|Bruit|Bonne gouvernance|Teinture|Travail en hauteur|Qualité de l’air|Théâtre de rue|Statistique|Hygiène',
  'Panadería|Encuadernación|Gestión de conflictos|Primeros auxilios|Soldadura|Construcción en madera|Protección de datos|Huertos urbanos|Lengua de signos|Seguridad contra incendios|Oratoria|Costura|Salud del suelo|Fotografía nocturna|Derecho de aguas|Aprendizaje automático|Iluminación escénica|Contabilidad|Cuidados en casa|Piedra seca|Transporte ferroviario|Reciclaje de baterías|Dirección coral|Quesería|Gestión de proyectos|Aislamiento|Seguridad infantil|Marketing|Historia medieval|Incendios forestales|Envejecimiento|Migraciones|Ruido|Buen gobierno|Tinte textil|Trabajos en altura|Calidad del aire|Teatro de calle|Estadística|Higiene',
)

export const workTitles = variants(
  'The Last Ferry|What the River Kept|A House Without Clocks|Nobody Waters the Roses|Letters to {F}|The {L} Affair|Tomorrow in {C}|Salt and Paper|Nine Ways to Leave|The Glassmaker’s Daughter|Before the Rain|All My Neighbours|How to Fold a Map|Silence for Two Voices|The Road to {C}|Small Fires|Under the Lime Trees|A Short Winter|The Man from {C}|Still Life with Ladder|Hollow Ground|Where {F} Slept|Borrowed Light|Night Train|Seven Coats',
  'Die letzte Fähre|Was der Fluss behielt|Ein Haus ohne Uhren|Niemand gießt die Rosen|Briefe an {F}|Der Fall {L}|Morgen in {C}|Salz und Papier|Neun Arten zu gehen|Die Tochter des Glasmachers|Vor dem Regen|Alle meine Nachbarn|Wie man eine Karte faltet|Stille für zwei Stimmen|Der Weg nach {C}|Kleine Feuer|Unter den Linden am Kanal|Ein kurzer Winter|Der Mann aus {C}|Stillleben mit Leiter|Hohler Grund|Wo {F} schlief|Geborgtes Licht|Nachtzug|Sieben Mäntel|Das Jahr der Krähen',
  'Le dernier bac|Ce que le fleuve a gardé|Une maison sans horloge|Personne n’arrose les roses|Lettres à {F}|L’affaire {L}|Demain à {C}|Sel et papier|Neuf façons de partir|La fille du verrier|Avant la pluie|Tous mes voisins|Comment plier une carte|Silence à deux voix|La route de {C}|Petits feux|Sous les tilleuls|Un hiver court|L’homme de {C}|Nature morte à l’échelle|Terre creuse|Là où dormait {F}|Lumière empruntée|Train de nuit|Sept manteaux|L’année des corneilles',
  'La última barca|Lo que guardó el río|Una casa sin relojes|Nadie riega las rosas|Cartas a {F}|El caso {L}|Mañana en {C}|Sal y papel|Nueve maneras de irse|La hija del vidriero|Antes de la lluvia|Todos mis vecinos|Cómo doblar un mapa|Silencio a dos voces|El camino de {C}|Fuegos pequeños|Bajo los tilos|Un invierno corto|El hombre de {C}|Bodegón con escalera|Tierra hueca|Donde dormía {F}|Luz prestada|Tren nocturno|Siete abrigos|El año de las cornejas',
)

/** What is invented or found out. */
export const headings = variants(
  'Device for Sorting Screws|Method of Drying Thin Sheets|Folding Ladder with Brake|Effects of Shade on Young Pines|Valve with Two Seats|Sensor Arrangement for Doors|Sleep and Shift Work|Process for Recovering Lithium|Hinge for Heavy Gates|Rural Bus Use after 2010|Bottle Closure|Self-Cleaning Filter',
  'Vorrichtung zum Sortieren von Schrauben|Verfahren zum Trocknen dünner Bahnen|Klappleiter mit Bremse|Wirkung von Schatten auf junge Kiefern|Ventil mit zwei Sitzen|Sensoranordnung für Türen|Schlaf und Schichtarbeit|Verfahren zur Rückgewinnung von Lithium|Scharnier für schwere Tore|Flaschenverschluss|Selbstreinigender Filter|Busverkehr auf dem Land',
  'Dispositif de tri de vis|Procédé de séchage de feuilles minces|Échelle pliante à frein|Effets de l’ombre sur les jeunes pins|Soupape à deux sièges|Capteur pour portes|Sommeil et travail posté|Procédé de récupération du lithium|Charnière pour portails lourds|Bouchon de bouteille|Filtre autonettoyant|Usages du car en milieu rural',
  'Dispositivo para clasificar tornillos|Procedimiento de secado de láminas|Escalera plegable con freno|Efectos de la sombra en pinos jóvenes|Válvula de doble asiento|Sensor para puertas|Sueño y trabajo por turnos|Procedimiento para recuperar litio|Bisagra para portones|Cierre de botella|Filtro autolimpiable|El autobús en el medio rural',
)

/** Where things stand: `{C}` a town, `{L}` a surname. */
export const spots = variants(
  '{C} yard|Hall {##}|Workshop {C}|{L} House, room {###}|the old depot in {C}|Building {@}|Bay {##}|Gate {#}, {C}|{L} Hall|{C} plant',
  'Hof {C}|Halle {##}|Werkstatt {C}|Haus {L}, Raum {###}|Altes Depot {C}|Gebäude {@}|Platz {##}|Tor {#}, {C}|{L}-Saal|Werk {C}',
  'Dépôt de {C}|Hall {##}|Atelier {C}|Maison {L}, salle {###}|Ancien dépôt de {C}|Bâtiment {@}|Quai {##}|Porte {#}, {C}|Salle {L}|Usine de {C}',
  'Depósito de {C}|Nave {##}|Taller {C}|Casa {L}, sala {###}|Antigua cochera de {C}|Edificio {@}|Muelle {##}|Puerta {#}, {C}|Sala {L}|Planta de {C}',
)

/** Words of attributes that are one of a few. */
export const valueLists: Record<string, Variants> = {
  material: variants(
    'oak|cast iron|stainless steel|brass|brick|walnut|bronze|wool|linen|aluminium|glass|granite|leather|beech|concrete|silk|carbon fibre|copper|sandstone|silver|cotton|porcelain',
    'Eiche|Gusseisen|Edelstahl|Messing|Backstein|Nussbaum|Bronze|Wolle|Leinen|Aluminium|Glas|Granit|Leder|Buche|Beton|Seide|Carbon|Kupfer|Sandstein|Silber|Baumwolle|Porzellan',
    'chêne|fonte|acier inoxydable|laiton|brique|noyer|bronze|laine|lin|aluminium|verre|granit|cuir|hêtre|béton|soie|carbone|cuivre|grès|argent|coton|porcelaine',
    'roble|hierro fundido|acero inoxidable|latón|ladrillo|nogal|bronce|lana|lino|aluminio|vidrio|granito|cuero|haya|hormigón|seda|carbono|cobre|arenisca|plata|algodón|porcelana',
  ),
  colour: variants(
    'dark green|navy blue|ivory|signal red|anthracite|sand|pale yellow|RAL 7016|black|white|silver grey|burgundy|orange|turquoise',
    'dunkelgrün|marineblau|elfenbein|signalrot|anthrazit|sandfarben|hellgelb|RAL 7016|schwarz|weiß|silbergrau|weinrot|orange|türkis',
    'vert foncé|bleu marine|ivoire|rouge vif|anthracite|sable|jaune pâle|RAL 7016|noir|blanc|gris argent|bordeaux|orange|turquoise',
    'verde oscuro|azul marino|marfil|rojo vivo|antracita|arena|amarillo pálido|RAL 7016|negro|blanco|gris plata|burdeos|naranja|turquesa',
  ),
  finish: variants(
    'matt|high-gloss|oiled|lacquered|brushed|powder-coated|polished|galvanised|waxed',
    'matt|hochglänzend|geölt|lackiert|gebürstet|pulverbeschichtet|poliert|verzinkt|gewachst',
    'mat|brillant|huilé|laqué|brossé|thermolaqué|poli|galvanisé|ciré',
    'mate|brillante|aceitado|lacado|cepillado|lacado al polvo|pulido|galvanizado|encerado',
  ),
  condition: variants(
    'as new|good|worn|overhauled|needing repair|fully restored|fair|very good',
    'neuwertig|gut|gebraucht|überholt|reparaturbedürftig|restauriert|mäßig|sehr gut',
    'comme neuf|bon|usé|révisé|à réparer|restauré|moyen|très bon',
    'como nuevo|bueno|usado|revisado|por reparar|restaurado|regular|muy bueno',
  ),
  genre: variants(
    'comedy|crime|drama|chamber music|jazz|science fiction|thriller|fairy tale|folk|satire|biography|adventure',
    'Komödie|Krimi|Drama|Kammermusik|Jazz|Science-Fiction|Thriller|Märchen|Folk|Satire|Biografie|Abenteuer',
    'comédie|policier|drame|musique de chambre|jazz|science-fiction|thriller|conte|folk|satire|biographie|aventure',
    'comedia|policíaco|drama|música de cámara|jazz|ciencia ficción|suspense|cuento|folk|sátira|biografía|aventuras',
  ),
  level: variants(
    'beginners|intermediate|advanced|A2|B1|C1|level 3|refresher',
    'Einsteiger|Mittelstufe|Fortgeschrittene|A2|B1|C1|Stufe 3|Auffrischung',
    'débutants|intermédiaire|avancé|A2|B1|C1|niveau 3|remise à niveau',
    'principiantes|intermedio|avanzado|A2|B1|C1|nivel 3|reciclaje',
  ),
  fuel: variants(
    'diesel|natural gas|electric|wood pellets|hydrogen|steam|battery|heating oil|hybrid',
    'Diesel|Erdgas|elektrisch|Holzpellets|Wasserstoff|Dampf|Akku|Heizöl|Hybrid',
    'diesel|gaz naturel|électrique|granulés de bois|hydrogène|vapeur|batterie|fioul|hybride',
    'diésel|gas natural|eléctrico|pellets|hidrógeno|vapor|batería|gasóleo|híbrido',
  ),
  licence: variants(
    'open source|single-user|enterprise|MIT|GPL|site|trial|per seat',
    'Open Source|Einzelplatz|Enterprise|MIT|GPL|Campus|Test|pro Nutzer',
    'libre|monoposte|entreprise|MIT|GPL|site|essai|par utilisateur',
    'libre|monopuesto|empresa|MIT|GPL|campus|prueba|por usuario',
  ),
  platform: variants(
    'Linux|Windows Server|Android|iOS|Kubernetes|web browser|macOS|PostgreSQL',
    'Linux|Windows Server|Android|iOS|Kubernetes|Webbrowser|macOS|PostgreSQL',
    'Linux|Windows Server|Android|iOS|Kubernetes|navigateur|macOS|PostgreSQL',
    'Linux|Windows Server|Android|iOS|Kubernetes|navegador|macOS|PostgreSQL',
  ),
  rank: variants(
    'first division|under 16|category B|three stars|class II|youth|masters|premium',
    'Oberliga|U16|Kategorie B|drei Sterne|Klasse II|Jugend|Senioren|Premium',
    'première division|moins de 16 ans|catégorie B|trois étoiles|classe II|jeunesse|vétérans|premium',
    'primera división|sub-16|categoría B|tres estrellas|clase II|juvenil|veteranos|premium',
  ),
  use: variants(
    'outdoor use|wet rooms|mountain roads|children|cooking|winter|floors|trail running',
    'den Außenbereich|Nassräume|Bergstraßen|Kinder|die Küche|den Winter|Böden|Gelände',
    'l’extérieur|pièces humides|routes de montagne|enfants|la cuisine|l’hiver|sols|la montagne',
    'exteriores|zonas húmedas|carreteras de montaña|niños|cocina|invierno|suelos|montaña',
  ),
}
