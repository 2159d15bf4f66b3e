/** Workshops, fashion, shops, boats of goods, gardens, games, houses and everything else that people put on paper. */
export const worksAndDays = `
# fashion_show
t Run of show {show*}|Collection presentation; Ablaufplan {show*}|Kollektionsvorstellung; Conducteur du défilé {show*}; Escaleta del desfile {show*}
h label
@ label company; fashion label; Modehaus; maison de mode; firma de moda; whose clothes they are;Atelier {}|House of {} / Atelier {}|Modehaus {} / Maison {} / Casa {}
@ designer person; fashion designer; Modedesigner; créateur; diseñador; who drew the clothes
@ opening_model person*; opening model; erstes Model; mannequin d'ouverture; modelo que abre; who walks first
@ closing_model person*; closing model; letztes Model; mannequin de clôture; modelo que cierra; who walks last
@ stylist person*; make-up artist; Visagist; maquilleur; maquillador; who paints the faces
- show phrase; collection; Kollektion; collection; colección; theme ~ what the clothes of the season are called
- hall phrase; venue; Ort; lieu; lugar; where ~ in which building
- on_day date; date of the show; Tag der Schau; date du défilé; fecha; when ~ on which day
- doors time; doors open; Einlass; ouverture des portes; apertura; let_in ~ when guests come in
- looks number*:10..80; number of looks; Zahl der Looks; nombre de silhouettes; número de salidas; outfits ~ how many things are shown
- guests number:40..900; invited guests; geladene Gäste; invités; invitados; seats ~ how many are asked
- budget money; production budget; Budget; budget; presupuesto; costs ~ what the evening may cost
en {label} shows {show*}, drawn by {designer}, on {on_day} in {hall=the old tram depot|the glass hall|Pier 9}. {guests} guests come in from {doors}; {looks} looks go by, {opening_model} at the front, {closing_model} last.
en Faces are in the hands of {stylist}. The evening must stay below {budget}.
de {label} zeigt am {on_day} {show*} nach Entwürfen von {designer} {hall=im alten Depot|in der Glashalle|am Pier 9}. {guests} Gäste kommen ab {doors}; {looks} Stücke ziehen vorbei, vorneweg {opening_model}, zuletzt {closing_model}.
de Die Gesichter macht {stylist}. Der Abend darf nicht über {budget} kommen.
fr {label} montre {show*}, dessiné par {designer}, le {on_day} {hall=à l'ancien dépôt|sous la verrière|au quai 9}. {guests} invités dès {doors} ; {looks} passages, {opening_model} en tête, {closing_model} pour finir.
fr Les visages sont à {stylist}. La soirée ne dépassera pas {budget}.
es {label} muestra {show*}, de {designer}, el {on_day} en {hall=las viejas cocheras|la sala de cristal|el muelle 9}. {guests} invitados desde las {doors}; {looks} salidas, primero {opening_model}, al final {closing_model}.
es Las caras son cosa de {stylist}. La noche no pasará de {budget}.

# apprenticeship
t Apprenticeship contract|Training contract; Ausbildungsvertrag|Lehrvertrag; Contrat d'apprentissage; Contrato de aprendizaje
s master apprentice parent
@ workshop company; training company; Ausbildungsbetrieb; entreprise d'accueil; empresa formadora; where the young one learns
@ master person; instructor|master craftsman; Ausbilder|Meister; maître d'apprentissage; maestro; who teaches
@ apprentice person; apprentice; Auszubildender|Lehrling; apprenti; aprendiz; who learns the trade
@ parent person; parent; Erziehungsberechtigter; représentant légal; padre o madre; who agrees as the young one is under age
@ college company*; vocational school; Berufsschule; centre de formation; centro de formación; where they go two days a week;{} Technical College / Berufsschule {} / CFA de {} / Centro de FP {}
- trade phrase; trade; Ausbildungsberuf; métier; oficio; learns ~ what the young one will be
- begin date; start; Ausbildungsbeginn; début; inicio; first_day ~ when it starts
- finish date; end; Ausbildungsende; fin; fin; last_day ~ when it is over
- first_year money; pay in the first year; Vergütung im ersten Jahr; salaire de première année; paga del primer año; at_first ~ what they get at the start
- third_year money; pay in the third year; Vergütung im dritten Jahr; salaire de troisième année; paga del tercer año; later ~ what they get at the end
- probation duration; probation; Probezeit; période d'essai; periodo de prueba; may_leave ~ time to find out
- leave_days number:20..35; holiday days; Urlaubstage; jours de congé; días de vacaciones; days_off ~ free days in a year
en {workshop} takes on {apprentice}, born {apprentice.birth_date}, to become {trade=a joiner|a pastry cook|an optician|a locksmith}, from {begin} to {finish}. {master} teaches at the bench, {college} two days a week. [{parent} agrees.]
en {first_year} a month at first, {third_year} in the third year; {leave_days} days off. For {probation} either may walk away.
de {workshop} nimmt {apprentice}, geboren am {apprentice.birth_date}, vom {begin} bis {finish} auf, um {trade=Tischler|Konditor|Optiker|Schlosser} zu werden. An der Werkbank lehrt {master}, zwei Tage in der Woche {college}. [{parent} ist einverstanden.]
de Zuerst gibt es {first_year} im Monat, im dritten Jahr {third_year}; frei sind {leave_days} Tage. In {probation} kann jeder gehen.
fr {workshop} accueille {apprentice}, né le {apprentice.birth_date}, du {begin} au {finish}, pour en faire {trade=un menuisier|un pâtissier|un opticien|un serrurier}. {master} enseigne à l'établi, {college} deux jours par semaine. [{parent} consent.]
fr {first_year} par mois d'abord, {third_year} la troisième année ; {leave_days} jours libres. Pendant {probation}, chacun peut s'en aller.
es {workshop} admite a {apprentice}, nacido el {apprentice.birth_date}, del {begin} al {finish}, para hacerse {trade=carpintero|pastelero|óptico|cerrajero}. Enseña {master} en el banco y {college} dos días por semana. [{parent} lo permite.]
es {first_year} al mes al principio, {third_year} el tercer año; {leave_days} días libres. Durante {probation} cualquiera puede irse.

# auction_consignment
t Consignment agreement|Auction entry; Einlieferungsvertrag; Mandat de vente aux enchères; Contrato de depósito para subasta
h house
s consignor auctioneer
@ house company; auction house; Auktionshaus; maison de ventes; casa de subastas; who sells it;{} Auctions / Auktionshaus {} / Hôtel des ventes de {} / Subastas {}
@ consignor person*; consignor; Einlieferer; déposant|vendeur; cedente; who brings the piece
@ auctioneer person*; auctioneer; Auktionator; commissaire-priseur; subastador; who holds the hammer
@ maker person; artist|maker of the piece; Künstler|Urheber; auteur de l'œuvre; autor de la pieza; who made the piece
@ previous person; previous owner; Vorbesitzer; ancien propriétaire; propietario anterior; to whom it belonged before
- piece phrase; piece; Stück|Objekt; objet; pieza; lot_title ~ what is to be sold
- low money; low estimate; untere Taxe; estimation basse; estimación baja; at_least ~ lower end of what is hoped for
- high money; high estimate; obere Taxe; estimation haute; estimación alta; at_best ~ upper end of what is hoped for
- reserve money*; reserve price; Limit; prix de réserve; precio de reserva; not_below ~ below this it is not sold
- commission percent; seller's commission; Abgeld; commission vendeur; comisión; house_keeps ~ what the house keeps
- sale_day date; date of sale; Auktionstag; date de vente; fecha de la subasta; under_hammer ~ when it is sold
- view_from date; viewing from; Besichtigung ab; exposition dès le; exposición desde; see_it_from ~ when one can look at it
en {consignor}, of {consignor.address}, brings {piece=an oak chest|a winter landscape|a pair of candlesticks|a clock with two bells} by the hand of {maker}, once in the house of {previous}. It comes under the hammer of {auctioneer} on {sale_day} and can be seen from {view_from}.
en We hope for {low} to {high}; under {reserve} it goes home again. The house keeps {commission}.
de {consignor}, {consignor.address}, bringt {piece=eine Eichentruhe|eine Winterlandschaft|ein Paar Leuchter|eine Uhr mit zwei Glocken} von der Hand von {maker}, einst bei {previous}. Am {sale_day} kommt es unter den Hammer von {auctioneer}, zu sehen ist es ab {view_from}.
de Erhofft werden {low} bis {high}; unter {reserve} geht es wieder heim. Das Haus behält {commission}.
fr {consignor}, demeurant {consignor.address}, apporte {piece=un coffre de chêne|un paysage d'hiver|une paire de chandeliers|une pendule} de la main de {maker}, jadis chez {previous}. Sous le marteau de {auctioneer} le {sale_day} ; visible dès le {view_from}.
fr On espère de {low} à {high} ; sous {reserve}, retour au foyer. La maison garde {commission}.
es {consignor}, de {consignor.address}, trae {piece=un arcón de roble|un paisaje de invierno|un par de candelabros|un reloj} de mano de {maker}, antes de {previous}. Irá al martillo de {auctioneer} el {sale_day}; se ve desde el {view_from}.
es Se esperan de {low} a {high}; por menos de {reserve} vuelve a casa. La casa se queda el {commission}.

# warranty_transfer
t Certificate of origin and guarantee|Instrument certificate; Herkunfts- und Garantieschein|Instrumentenzertifikat; Certificat d'authenticité; Certificado de autenticidad
h maker
s luthier
@ maker company; workshop; Werkstatt; atelier; taller; where it was built;{} Pianos|{} Violins / Geigenbau {}|Klavierbau {} / Lutherie {} / Luthería {}
@ luthier person*; instrument maker; Instrumentenbauer; luthier; luthier; who built it by hand
@ first_owner person; first owner; Erstbesitzer; premier acquéreur; primer dueño; for whom it was built
@ appraiser person*; appraiser; Schätzer; estimateur; tasador; who put a value on it
- instrument phrase; instrument; Instrument; instrument; instrumento; piece ~ what it is
- opus id; opus|serial number; Opusnummer; numéro d'opus; número de opus; built_as ~ number burned into it
- made year; year built; Baujahr; année; año; from ~ when it was built
- wood phrase; wood; Holz; bois; madera; made_of ~ of which tree
- value money; insured value; Versicherungswert; valeur d'assurance; valor asegurado; worth ~ what one would get if it were lost
- sold_for money; sale price; Verkaufspreis; prix de vente; precio de venta; paid ~ what was paid for it
- guarantee duration; guarantee; Garantie; garantie; garantía; stands_for ~ how long the workshop answers for it
en {luthier} built this {instrument=violin|lute|cello|harpsichord} of {wood=maple|pear|walnut|cherry} in {made} as {opus} for {first_owner}, who paid {sold_for}. We answer for cracks for {guarantee}.
en {appraiser} puts it at {value} today.
de {luthier} baute {instrument=diese Geige|diese Laute|dieses Cello|dieses Cembalo} aus {wood=Ahorn|Birnbaum|Nussbaum|Kirsche} {made} als {opus} für {first_owner}, der {sold_for} zahlte. Für Risse stehen wir {guarantee} ein.
de {appraiser} setzt es heute mit {value} an.
fr {luthier} a fait {instrument=ce violon|ce luth|ce violoncelle|ce clavecin} en {wood=érable|poirier|noyer|cerisier}, en {made}, sous {opus}, pour {first_owner}, qui donna {sold_for}. Contre les fentes : {guarantee}.
fr {appraiser} l'estime à {value}.
es {luthier} hizo {instrument=este violín|este laúd|este violonchelo|este clave} de {wood=arce|peral|nogal|cerezo} en {made} como {opus} para {first_owner}, que pagó {sold_for}. Contra grietas, {guarantee}.
es {appraiser} lo valora en {value}.

# film_credits
t Festival entry|Film data {film*}; Festivalanmeldung {film*}|Filmdaten; Fiche d'inscription {film*}; Ficha de inscripción {film*}
h festival
@ festival company; film festival; Filmfestival; festival; festival; where it is shown;{} Film Festival / Filmtage {} / Festival de {} / Festival de Cine de {}
@ director person; director; Regie|Regisseur; réalisateur; director; who made the film
@ writer person*; screenwriter; Drehbuchautor; scénariste; guionista; who wrote the script
@ camera person*; cinematographer; Kameramann; chef opérateur; director de fotografía; who held the camera
@ composer person*; composer; Komponist; compositeur; compositor; who wrote the music
@ lead person; leading actor; Hauptdarsteller; acteur principal; protagonista; who plays the main part
@ distributor company*; distributor; Verleih; distributeur; distribuidora; who brings it to cinemas;{} Distribution / {} Verleih / {} Distribution / {} Distribución
- film phrase; film title; Filmtitel; titre du film; título; picture ~ what the film is called
- made_in country; country of production; Produktionsland; pays de production; país de producción; from ~ where it was made
- minutes number:4..210; running time in minutes; Länge in Minuten; durée en minutes; duración en minutos; length ~ how long it runs
- shown date; screening; Vorführung; projection; proyección; on_screen ~ when it is shown
- entry_fee money; entry fee; Anmeldegebühr; frais d'inscription; cuota de inscripción; to_enter ~ what taking part costs
- age number:6..18; age rating; Altersfreigabe; âge conseillé; edad recomendada; not_under ~ how old one must be
en {film*} ({made_in}, {minutes} min) tells of a summer by the sea. {director} made it from a script of {writer}; {camera} stood behind the lens, {composer} wrote the music and {lead} is in nearly every picture.
en Shown on {shown}, not for those under {age}. {distributor} brings it to the cinemas; {entry_fee} was paid to take part.
de {film*} ({made_in}, {minutes} Min.) erzählt von einem Sommer am Meer. {director} drehte nach einem Buch von {writer}; hinter der Linse stand {camera}, die Musik schrieb {composer}, und {lead} ist fast in jedem Bild.
de Zu sehen am {shown}, nicht für Menschen unter {age}. In die Kinos bringt es {distributor}; fürs Mitmachen wurden {entry_fee} bezahlt.
fr {film*} ({made_in}, {minutes} min) raconte un été en bord de mer. Tourné par {director} d'après {writer}, image de {camera}, musique de {composer}, avec {lead} dans presque chaque plan.
fr Projeté le {shown}, pas avant {age} ans. {distributor} le sort en salles ; {entry_fee} réglés pour concourir.
es {film*} ({made_in}, {minutes} min) cuenta un verano junto al mar. Lo rodó {director} con guion de {writer}, imagen de {camera} y música de {composer}; {lead} sale en casi cada plano.
es Se ve el {shown}, no apto para menores de {age}. Lo lleva a los cines {distributor}; se pagaron {entry_fee} por participar.

# road_closure
t Road closure order|Traffic order; Verkehrsrechtliche Anordnung|Straßensperrung; Arrêté de circulation; Orden de corte de tráfico
h authority
s traffic_officer
@ authority company; traffic authority; Straßenverkehrsbehörde; autorité de voirie; autoridad de tráfico; which office closes it;{} Highways Dept / Straßenverkehrsamt {} / Ville de {}, voirie / Tráfico de {}
@ traffic_officer person; signing officer; Unterzeichner; signataire; firmante; who signs
@ contractor company; contractor; Baufirma; entreprise de travaux; contratista; who digs
@ foreman person*; site foreman on call; Polier|Verantwortlicher vor Ort; chef de chantier; encargado de obra; whom to ring by night
- road phrase; road closed; gesperrte Straße; voie fermée; vía cortada; street ~ which road cannot be used
- reason phrase; reason; Grund; motif; motivo; because ~ why it is closed
- shut date; closed from; gesperrt ab; fermé dès le; cortado desde; starts ~ first day
- open_again date; reopened on; Freigabe; réouverture; reapertura; ends ~ when cars may pass again
- detour phrase*; diversion; Umleitung; déviation; desvío; go_round ~ which way to go instead
- width unit*:m; remaining width; Restbreite; largeur restante; anchura libre; gap ~ what is left to pass
- fee money; fee; Gebühr; redevance; tasa; charged ~ what the office asks
en {road=Mill Lane|Station Road|the B 104 at the lock} is closed to cars from {shut} until {open_again} because of {reason=a new gas main|the street fair|tree felling|a sunken drain}. Go round by {detour=Church Street|the ring road|the harbour}. {width} stays free for those on foot.
en {contractor} pays {fee} for this; at night ring {foreman}, {foreman.phone}. By order, {traffic_officer}.
de {road=Die Mühlgasse|Die Bahnhofstraße|Die B 104 an der Schleuse} ist von {shut} bis {open_again} wegen {reason=einer neuen Gasleitung|des Straßenfests|Baumfällung|eines Kanaleinbruchs} für Autos zu. Ausweichen über {detour=die Kirchstraße|den Ring|den Hafen}. {width} bleiben für Fußgänger frei.
de {contractor} zahlt dafür {fee}; nachts ist {foreman} unter {foreman.phone} zu erreichen. Im Auftrag {traffic_officer}.
fr {road=La rue du Moulin|L'avenue de la Gare|La D 104} est fermée aux autos du {shut} au {open_again} en raison {reason=d'une conduite de gaz|de la fête|d'un abattage|d'un effondrement}. Passer par {detour=la rue de l'Église|la rocade|le port}. {width} restent aux piétons.
fr {contractor} s'acquitte de {fee} ; la nuit, appeler {foreman} au {foreman.phone}. {traffic_officer}.
es {road=La calle del Molino|La avenida de la Estación|La B 104} se cierra a coches del {shut} al {open_again} por {reason=una tubería de gas|la fiesta|una tala|un hundimiento}. Se va por {detour=la calle Mayor|la ronda|el puerto}. Quedan {width} para peatones.
es {contractor} paga {fee}; de noche, {foreman}, tel. {foreman.phone}. {traffic_officer}.

# donation_in_kind
t Deed of gift|Acknowledgement of a gift; Schenkungsvertrag|Dankesurkunde; Acte de donation; Escritura de donación
s giver receiver_rep
@ giver person; donor; Schenker; donateur; donante; who gives it away
@ receiver company; recipient of the gift|donee; Beschenkte; donataire; donataria; who gets it for nothing;{} Library|{} Archive / Bibliothek {}|Archiv {} / Bibliothèque de {} / Biblioteca de {}
@ receiver_rep person; head of the receiving institution; Leiter der beschenkten Einrichtung; directeur de l'institution; director de la institución; who says thank you
@ valuer person*; valuer; Schätzer; expert; tasador; who put a price on it
- gift phrase; gift; Geschenk|Gegenstand der Schenkung; objet du don; objeto donado; given_thing ~ what is given away
- pieces number:1..9000; number of items; Stückzahl; nombre de pièces; número de piezas; how_many ~ of how many things it consists
- worth money; estimated value; Schätzwert; valeur estimée; valor estimado; priced ~ what it could bring
- handed date; handover; Übergabe; remise; entrega; passes_on ~ when it changes hands
- closed_until date*; closed until|embargo; gesperrt bis; non communicable avant; reservado hasta; nobody_sees ~ until when nobody may read it
- named flag*; donor to be named; Nennung des Schenkers; mention du donateur; mención del donante; name_shown ~ whether the name is shown
en {giver}, of {giver.address}, gives {receiver} {gift=the letters of the family|a library on birds|glass negatives|old maps}, {pieces} items in all, on {handed}. {valuer} thinks them worth {worth}.
en Until {closed_until} nobody may read them. The giver's name {named!is to be shown~is to be kept back}. {receiver_rep} says thank you.
de {giver}, {giver.address}, überlässt {receiver} am {handed} unentgeltlich {gift=die Briefe der Familie|eine Bücherei|Glasnegative|alte Karten}, zusammen {pieces} Stück. {valuer} schätzt sie auf {worth}.
de Vor {closed_until} darf niemand hineinsehen. Der Name {named!wird gezeigt~bleibt verborgen}. {receiver_rep} dankt.
fr {giver}, demeurant {giver.address}, offre à {receiver}, le {handed}, {gift=les lettres de famille|une bibliothèque|des plaques de verre|des cartes}, soit {pieces} pièces. {valuer} les estime à {worth}.
fr Nul ne les lira avant le {closed_until}. Le nom {named!sera affiché~restera caché}. {receiver_rep} remercie.
es {giver}, de {giver.address}, regala a {receiver}, el {handed}, {gift=las cartas de familia|una biblioteca|placas de vidrio|mapas}, {pieces} piezas en total. {valuer} las valora en {worth}.
es Nadie las leerá antes del {closed_until}. El nombre {named!se mostrará~no se mostrará}. {receiver_rep} da las gracias.

# franchise
t Franchise agreement; Franchisevertrag; Contrat de franchise; Contrato de franquicia
s chain_rep operator
@ chain company; franchisor; Franchisegeber; franchiseur; franquiciador; whose name may be used;{} Coffee|{} Burgers / {} Backstube / {} Café / {} Café
@ chain_rep person; expansion manager; Expansionsleiter; responsable du développement; director de expansión; who signs for the chain
@ operator person; franchisee; Franchisenehmer; franchisé; franquiciado; who runs the shop
@ trainer person*; trainer; Trainer; formateur; formador; who teaches the newcomers
- shop address; shop; Laden; boutique; local; outlet ~ where it is run
- area region; protected area; Gebietsschutz; zone exclusive; zona exclusiva; alone_in ~ where nobody else of them may open
- entry money; entry fee; Eintrittsgebühr; droit d'entrée; canon de entrada; once ~ paid once to begin
- share percent; ongoing royalty; laufende Gebühr; redevance; royalty; of_sales ~ share of the takings
- ads percent*; advertising levy; Werbeumlage; redevance publicitaire; canon de publicidad; for_ads ~ share for advertising
- opens date; opening; Eröffnung; ouverture; apertura; first_guest ~ when the first guest comes
- years duration; term; Laufzeit; durée; duración; for ~ how long it runs
en {chain}, acting by {chain_rep}, lets {operator} trade under its name at {shop} for {years}, the doors opening on {opens}. No other may open in {area}. {trainer} stays for the first fortnight.
en {entry} is paid to begin with, then {share} of the takings and {ads} for advertising.
de {chain}, vertreten durch {chain_rep}, lässt {operator} in {shop} für {years} unter ihrem Namen arbeiten; die Türen öffnen am {opens}. Kein anderer darf in {area} aufmachen. {trainer} bleibt die ersten zwei Wochen.
de Zum Anfang sind {entry} zu zahlen, danach {share} der Einnahmen und {ads} für Werbung.
fr {chain}, par {chain_rep}, laisse {operator} travailler sous son nom au {shop} pour {years} ; on ouvre le {opens}. Nul autre en {area}. {trainer} reste quinze jours.
fr {entry} au départ, puis {share} des recettes et {ads} pour la publicité.
es {chain}, por {chain_rep}, deja a {operator} trabajar con su nombre en {shop} por {years}; se abre el {opens}. Nadie más en {area}. {trainer} se queda dos semanas.
es {entry} al empezar, luego el {share} de lo ingresado y el {ads} para publicidad.

# weather_warning
t Weather warning|Severe weather notice; Unwetterwarnung|Amtliche Warnung; Vigilance météo|Bulletin d'alerte; Aviso meteorológico
h service
@ service company; weather service; Wetterdienst; service météorologique; servicio meteorológico; who warns;{} Met Office / Wetterdienst {} / Météo {} / Meteorología {}
@ forecaster person*; duty forecaster; diensthabender Meteorologe; prévisionniste; meteorólogo de guardia; who wrote it
@ mayor person; head of the crisis team; Leiter des Krisenstabs; responsable de la cellule de crise; jefe del comité de crisis; who decides on the spot
- danger phrase; hazard; Gefahr; phénomène; fenómeno; what_comes ~ what is coming
- where region; region; Gebiet; zone; zona; area ~ where it strikes
- begins time; from; Beginn; début; inicio; starts_at ~ hour it begins
- day date; date; Tag; jour; día; on ~ day it strikes
- gust unit:km/h; gusts; Böen; rafales; rachas; wind_speed ~ how fast the wind gets
- rain unit:mm; rainfall; Regenmenge; pluie; lluvia; falls ~ how much water falls
- colour choice:yellow/orange/red=gelb/orange/rot=jaune/orange/rouge=amarillo/naranja/rojo; warning level; Warnstufe; niveau; nivel; stage ~ how grave it is
- schools flag*; schools closed; Schulen geschlossen; écoles fermées; colegios cerrados; no_school ~ whether children stay at home
- update time; next update; nächste Meldung; prochain bulletin; próximo aviso; news_at ~ when there is more news
en {danger=A thunderstorm|Black ice|A storm from the west|Heavy snow} will reach {where} on {day} from {begins}, with gusts up to {gust} and {rain} of water. {forecaster} has set the level to {colour?yellow~orange~red}; more at {update}.
en {mayor} has decided that schools {schools!stay shut~open as usual}.
de {danger=Ein Gewitter|Glatteis|Ein Sturm von Westen|Starker Schneefall} erreicht am {day} ab {begins} {where}, mit Böen bis {gust} und {rain} Wasser. {forecaster} hat auf {colour?Gelb~Orange~Rot} gestellt; mehr um {update}.
de {mayor} hat entschieden, dass die Schulen {schools!zubleiben~öffnen wie immer}.
fr {danger=Un orage|Du verglas|Une tempête d'ouest|De fortes neiges} touchera {where} le {day} dès {begins}, rafales à {gust}, {rain} d'eau. {forecaster} passe au {colour?jaune~orange~rouge} ; suite à {update}.
fr {mayor} a décidé que les écoles {schools!restent closes~ouvrent}.
es {danger=Una tormenta|Hielo|Un temporal del oeste|Nieve intensa} llegará a {where} el {day} desde las {begins}, con rachas de {gust} y {rain} de agua. {forecaster} pone el nivel {colour?amarillo~naranja~rojo}; más a las {update}.
es {mayor} ha decidido que los colegios {schools!no abran~abran}.

# sponsorship
t Sponsorship agreement|Sponsoring of {event*}; Sponsoringvertrag|Sponsoring {event*}; Contrat de parrainage {event*}; Contrato de patrocinio {event*}
s sponsor_rep organiser_rep
@ sponsor company; sponsor; Sponsor; parrain; patrocinador; who gives money to be seen
@ sponsor_rep person; marketing head of the sponsor; Marketingleiter des Sponsors; responsable marketing; jefe de marketing; who signs for those who pay
@ organiser company; organiser; Veranstalter; organisateur; organizador; who holds the event
@ organiser_rep person; director of the event; Leiter der Veranstaltung; directeur de l'événement; director del evento; who signs for those who hold it
@ rival company*; excluded competitor; ausgeschlossener Wettbewerber; concurrent exclu; competidor excluido; who may not appear beside them
- event phrase; event; Veranstaltung; événement; evento; occasion ~ what is supported
- held date; date of the event; Tag der Veranstaltung; date de l'événement; fecha del evento; takes_place ~ when it is held
- cash money; sponsorship fee; Sponsoringsumme; montant du parrainage; importe; given ~ money that is given
- goods_worth money; contribution in kind; Sachleistung; apport en nature; aportación en especie; things_worth ~ what the things given besides are worth
- tickets number*:2..200; free tickets; Freikarten; billets offerts; entradas; passes ~ how many may come for nothing
- logo phrase; logo placement; Logoplatzierung; emplacement du logo; lugar del logo; seen_on ~ where the sign is shown
- pay_on date; payable on; zahlbar am; payable le; pagadero el; money_by ~ when the money must be there
en {sponsor} supports {event*} on {held}, held by {organiser}, with {cash} and things worth {goods_worth}; the money must be there by {pay_on}. [{rival} may not appear.]
en Its sign is shown on {logo=the goal posts|all posters|the stage curtain|the runners' shirts}, and {tickets} of its people come in free. {sponsor_rep} for the one, {organiser_rep} for the other.
de {sponsor} unterstützt {event*} am {held}, ausgerichtet von {organiser}, mit {cash} und Sachen für {goods_worth}; das Geld muss bis {pay_on} da sein. [{rival} darf nicht auftreten.]
de Das Zeichen steht auf {logo=den Torpfosten|allen Plakaten|dem Vorhang|den Hemden}, {tickets} Leute kommen umsonst hinein. {sponsor_rep} für die einen, {organiser_rep} für die anderen.
fr {sponsor} soutient {event*}, le {held}, porté par {organiser}, avec {cash} et des biens valant {goods_worth} ; l'argent arrive avant le {pay_on}. [{rival} n'y paraîtra pas.]
fr Son signe figure sur {logo=les buts|les affiches|le rideau|les maillots} ; {tickets} des siens entrent sans payer. {sponsor_rep} pour l'un, {organiser_rep} pour l'autre.
es {sponsor} apoya {event*}, el {held}, de {organiser}, con {cash} y cosas por {goods_worth}; el dinero estará antes del {pay_on}. [{rival} no aparecerá.]
es Su signo va en {logo=las porterías|los carteles|el telón|las camisetas}; {tickets} de los suyos entran gratis. {sponsor_rep} por uno, {organiser_rep} por otro.

# new_head
t Notice of appointment|Announcement of a new head; Personalmitteilung|Bekanntgabe der Berufung; Avis de nomination; Anuncio de nombramiento
h body
s board_chair
@ body company; appointing body; berufende Einrichtung; organisme; organismo; where it happens
@ board_chair person; chair of the board; Vorsitz des Aufsichtsrats; président du conseil; presidente del consejo; who makes it known
@ appointee person; appointee|new office holder; Berufener|neue Leitung; personne nommée; persona nombrada; who takes over
@ outgoing person; outgoing office holder; Ausscheidender; titulaire sortant; titular saliente; who steps down
@ interim person*; interim head; kommissarische Leitung; intérimaire; responsable interino; who bridges the gap
- post phrase; post; Posten; poste; cargo; job ~ which job
- came_from phrase; previous post; frühere Stellung; poste précédent; cargo anterior; was_before ~ what they did until now
- takes_over date; takes office; Amtsantritt; prise de fonctions; toma de posesión; begins ~ first day
- leaves date; last day of the predecessor; letzter Tag des Vorgängers; départ du prédécesseur; salida del antecesor; goes ~ last day of the other
- served number*:1..35; years served by the predecessor; Amtsjahre des Vorgängers; années du prédécesseur; años del antecesor; stayed ~ how long the other was there
- staff number:5..4000; staff; Beschäftigte; effectif; plantilla; leads ~ how many people there are to lead
en {outgoing} steps down on {leaves} after {served} years. From {takes_over} {appointee}, until now {came_from=head of sales in Leeds|professor of physics|deputy conductor}, will be {post=managing director|chief medical officer|head of the archive} and lead {staff} people. [In between {interim} minds the house.]
de {outgoing} hört am {leaves} nach {served} Jahren auf. Ab {takes_over} ist {appointee}, bisher {came_from=Vertriebsleiter in Kassel|Professor für Physik|zweiter Kapellmeister}, {post=Geschäftsführer|Ärztlicher Direktor|Leiter des Archivs} und führt {staff} Menschen. [Dazwischen hütet {interim} das Haus.]
fr {outgoing} se retire le {leaves} après {served} ans. Dès le {takes_over}, {appointee}, jusqu'ici {came_from=chef des ventes à Lille|professeur de physique|second chef}, sera {post=directeur général|médecin-chef|conservateur} à la tête de {staff} personnes. [Entre-temps, {interim} garde la maison.]
es {outgoing} se retira el {leaves} tras {served} años. Desde el {takes_over}, {appointee}, hasta ahora {came_from=jefe de ventas en Vigo|profesor de física|segundo director}, será {post=director general|jefe médico|director del archivo} y mandará a {staff} personas. [Entretanto, {interim} cuida la casa.]
en {board_chair} thanks {outgoing} and wishes {appointee} well.
de {board_chair} dankt {outgoing} und wünscht {appointee} Glück.
fr {board_chair} remercie {outgoing} et souhaite bonne chance à {appointee}.
es {board_chair} da las gracias a {outgoing} y desea suerte a {appointee}.

# cheese_sheet
t Product sheet|Declaration of the producer; Produktpass|Erzeugererklärung; Fiche produit|Déclaration du producteur; Ficha de producto|Declaración del productor
h dairy
s dairy_master
@ dairy company; dairy; Käserei|Molkerei; fromagerie; quesería; who makes it;{} Dairy / Käserei {} / Fromagerie {} / Quesería {}
@ dairy_master person*; cheesemaker; Käsemeister; maître fromager; maestro quesero; who made it by hand
@ farmer person*; milk supplier; Milchlieferant; éleveur; ganadero; whose milk it is
@ merchant company; exclusive distributor; Alleinvertrieb; distributeur exclusif; distribuidor exclusivo; who alone sells it
- cheese phrase; name of the product; Produktname; nom du produit; nombre del producto; called ~ what stands on the label
- milk phrase; kind of milk; Milchart; type de lait; tipo de leche; from_which_animal ~ from which animal
- fat percent*; fat in dry matter; Fett i. Tr.; matière grasse; grasa; how_fat ~ share of fat
- aged duration; ripening time; Reifezeit; affinage; maduración; lay_for ~ how long it lay in the cellar
- made_on date; made on; hergestellt am; fabriqué le; elaborado el; born ~ when it was made
- eat_by date; best before; haltbar bis; à consommer avant le; consumo preferente; good_until ~ until when it is good
- kilo_price money; price per kilo; Kilopreis; prix au kilo; precio por kilo; per_kg ~ what a kilo costs
en {cheese=Blue Ash|Old Shepherd|Moonrind|Hay Wheel} is made by {dairy_master} from {milk=sheep's milk|raw cow's milk|goat's milk} of the herd of {farmer}. This wheel dates from {made_on}, lay {aged} in the cellar and is good until {eat_by}.
en It holds {fat} fat. A kilo costs {kilo_price}; {merchant} alone sells it.
de {cheese=Blaue Esche|Alter Hirte|Mondrinde|Heurad} macht {dairy_master} aus {milk=Schafmilch|roher Kuhmilch|Ziegenmilch} vom Hof von {farmer}. Dieser Laib stammt vom {made_on}, lag {aged} im Keller und ist gut bis {eat_by}.
de Er hat {fat} Fett. Das Kilo kostet {kilo_price}; verkaufen darf ihn nur {merchant}.
fr {cheese=Bleu du Frêne|Vieux Berger|Lune rousse} est fait par {dairy_master} avec {milk=du lait de brebis|du lait cru de vache|du lait de chèvre} de chez {farmer}. Cette meule est du {made_on}, a dormi {aged} en cave et se mange avant le {eat_by}.
fr Elle tient {fat} de gras. Le kilo vaut {kilo_price} ; seul {merchant} la vend.
es {cheese=Azul del Fresno|Viejo Pastor|Luna Llena} lo hace {dairy_master} con {milk=leche de oveja|leche cruda de vaca|leche de cabra} de {farmer}. Esta pieza es del {made_on}, durmió {aged} en la cueva y se come antes del {eat_by}.
es Tiene {fat} de grasa. El kilo vale {kilo_price}; solo la vende {merchant}.
`
