/** Woods, fields, food, parishes, houses, travel, fire and police. */
export const natureAndTowns = `
# timber_sale
t Timber sale contract|Sale of standing timber; Holzkaufvertrag|Holzverkauf auf dem Stock; Vente de bois sur pied; Venta de madera en pie
s forester buyer
@ owner company; forest owner; Waldbesitzer; propriétaire forestier; propietario forestal; whose wood it is;{} Estate / Forstbetrieb {}|Waldgenossenschaft {} / Groupement forestier de {} / Montes de {}
@ buyer company; timber buyer|sawmill; Holzkäufer|Sägewerk; acheteur|scierie; comprador|aserradero; who takes the trunks;{} Sawmill / Sägewerk {} / Scierie {} / Aserradero {}
@ forester person*; forester; Förster; garde forestier; guarda forestal; who marked the trees
@ haulier company*; timber haulier; Holzfuhrunternehmen; débardeur; transportista de madera; who drags the trunks out
- stand phrase; forest compartment; Waldabteilung; parcelle forestière; rodal; where_in_wood ~ in which part of the wood
- species phrase; tree species; Baumart; essence; especie; tree ~ what kind of tree
- volume unit:m³; volume; Holzmenge; volume; volumen; cubic_metres ~ how much wood
- unit_price money; price per cubic metre; Preis je Festmeter; prix au mètre cube; precio por metro cúbico; per_m3 ~ for one cubic metre
- bail money; deposit; Anzahlung; arrhes; señal; first_payment ~ paid before the first tree falls
- clear_by date; removal deadline; Abfuhrfrist; vidange avant le; plazo de saca; out_by ~ until when all must be out of the wood
- felled_from date; felling from; Einschlag ab; abattage dès le; tala desde; saws_start ~ first day of felling
en {owner} sells to {buyer} {volume} of {species=spruce|oak|beech|larch} standing in {stand=compartment 7b|Hollow Wood|the upper slope}, marked by {forester}. Felling may begin on {felled_from}; by {clear_by} {haulier} must have dragged out the last trunk.
en {unit_price} is asked for each cubic metre[, and {bail} before the first tree falls].
de {owner} verkauft {buyer} {volume} {species=Fichte|Eiche|Buche|Lärche} in {stand=Abteilung 7b|der Hohlen Gasse|dem Oberhang}, angezeichnet von {forester}. Gefällt wird ab {felled_from}; bis {clear_by} muss {haulier} den letzten Stamm herausgezogen haben.
de Für jeden Festmeter werden {unit_price} verlangt[, {bail} davon, bevor der erste Baum fällt].
fr {owner} vend à {buyer} {volume} de {species=chêne|hêtre|épicéa|mélèze} dans {stand=la parcelle 7b|le Bois creux|le versant haut}, marqués par {forester}. On abat dès le {felled_from} ; {haulier} aura sorti le dernier tronc avant le {clear_by}.
fr Chaque mètre cube coûte {unit_price}[, {bail} étant versés avant le premier arbre].
es {owner} vende a {buyer} {volume} de {species=roble|haya|pino|alerce} en {stand=el rodal 7b|la Hondonada|la ladera alta}, marcados por {forester}. Se tala desde el {felled_from}; {haulier} sacará el último tronco antes del {clear_by}.
es Cada metro cúbico se paga a {unit_price}[, con {bail} antes de caer el primer árbol].

# fishing_licence
t Fishing permit|Angling licence; Fischereierlaubnisschein|Angelkarte; Permis de pêche|Carte de pêche; Licencia de pesca
h water_owner
s bailiff
@ water_owner company; fishery owner|angling association; Fischereiberechtigter|Angelverein; association de pêche; sociedad de pescadores; whose water it is;{} Anglers / Angelverein {}|Fischereiverein {} / Gaule de {} / Sociedad de Pesca {}
@ angler person*; angler; Angler; pêcheur; pescador; who may fish
@ bailiff person*; water bailiff; Fischereiaufseher; garde-pêche; guarda de pesca; who watches over the bank
- water phrase; water; Gewässer; eaux; tramo; river_or_lake ~ where one may fish
- rods number:1..4; rods allowed; erlaubte Ruten; lignes autorisées; cañas permitidas; how_many_rods ~ how many at once
- bag number:1..12; daily catch limit; Fangbegrenzung pro Tag; prises par jour; capturas por día; per_day ~ how many one may keep
- min_size unit:cm; minimum size; Mindestmaß; taille minimale; talla mínima; not_smaller ~ shorter ones go back
- from_d date; valid from; gültig ab; valable du; válido desde; first_day ~ when one may begin
- to_d date; valid until; gültig bis; valable au; válido hasta; last_day ~ when it is over
- price money; price of the permit; Kartenpreis; prix de la carte; precio; paid ~ what it costs
- night flag; night fishing allowed; Nachtangeln erlaubt; pêche de nuit; pesca nocturna; after_dark ~ whether one may sit there by night
en {angler}, of {angler.address}, may cast {rods} rods in {water=Mill Pond|the Upper Tarn|the Ash above the weir} between {from_d} and {to_d}, for which {price} was paid. Sitting out by night is {night!welcome~forbidden}.
en No more than {bag} fish a day go home, none under {min_size}. {bailiff} must be shown the catch.
de {angler}, {angler.address}, darf von {from_d} bis {to_d} mit {rods} Ruten in {water=den Mühlteich|den oberen See|die Aue oberhalb des Wehrs} auswerfen und hat dafür {price} bezahlt. Nachts ist das {night!gestattet~verboten}.
de Mehr als {bag} Fische am Tag nimmt niemand mit, keinen unter {min_size}. {bailiff} ist der Fang zu zeigen.
fr {angler}, {angler.address}, peut jeter {rods} lignes dans {water=l'étang du Moulin|le lac d'en haut|la Vère} du {from_d} au {to_d}, moyennant {price}. La nuit, c'est {night!permis~interdit}.
fr Pas plus de {bag} poissons par jour, aucun sous {min_size}. {bailiff} contrôle les prises.
es {angler}, de {angler.address}, puede echar {rods} cañas en {water=la charca del Molino|el lago alto|el Aliso} del {from_d} al {to_d}, por {price}. De noche está {night!permitido~prohibido}.
es No más de {bag} peces al día, ninguno de menos de {min_size}. {bailiff} revisa la captura.

# fire_report
t Fire brigade report|Incident report; Einsatzbericht der Feuerwehr; Rapport d'intervention; Parte de intervención de bomberos
h brigade
s commander
@ brigade company; fire brigade; Feuerwehr; sapeurs-pompiers; bomberos; who put it out;{} Fire and Rescue / Feuerwehr {} / Sapeurs-pompiers de {} / Bomberos de {}
@ commander person*; incident commander; Einsatzleiter; commandant des opérations; mando de la intervención; who led the men
@ caller person*; caller|who raised the alarm; Anrufer; appelant; persona que avisa; who rang
@ occupant person; rescued occupant; gerettete Person; personne secourue; persona rescatada; who was brought out
@ constable person*; police officer on site; Polizist vor Ort; policier présent; agente de policía; to whom the place was handed over
- called time; time of call; Alarmzeit; heure d'appel; hora del aviso; rang_at ~ when the alarm came
- there time; time of arrival; Eintreffen; arrivée; llegada; arrived ~ when the first engine was there
- out time; fire out at; Feuer aus; feu éteint; extinción; over_at ~ when it was out
- scene address; scene; Einsatzort; lieu d'intervention; lugar del siniestro; where ~ where it burned
- burned phrase; object on fire; Brandobjekt; objet en feu; lo que ardía; what_burned ~ what stood in flames
- men number:3..90; crew deployed; eingesetzte Kräfte; effectif engagé; efectivos; how_many ~ how many came
- engines number*:1..14; engines; Fahrzeuge; engins; vehículos; trucks ~ how many trucks
- damage money; estimated damage; geschätzter Schaden; dégâts estimés; daños estimados; lost ~ what was destroyed
en At {called} {caller} rang: {burned=a hay barn|a chip pan|a van|the roof of the bakery} stood in flames at {scene}. {men} of us left with {engines} engines and were there at {there}; {occupant} was brought out unhurt.
en At {out} nothing glowed any more. About {damage} is gone. {commander} handed the place over to {constable}.
de Um {called} rief {caller} an: {burned=eine Scheune|eine Pfanne|ein Lieferwagen|das Dach der Bäckerei} stand in {scene} in Flammen. {men} Leute rückten mit {engines} Wagen aus und waren um {there} da; {occupant} kam unverletzt heraus.
de Um {out} glomm nichts mehr. Verloren sind rund {damage}. {commander} übergab die Stelle an {constable}.
fr À {called}, {caller} a téléphoné : {burned=une grange|une poêle|une camionnette|le toit de la boulangerie} brûlait au {scene}. {men} hommes et {engines} engins étaient là à {there} ; {occupant} est sorti indemne.
fr À {out}, plus rien ne rougeoyait. Environ {damage} perdus. {commander} a laissé les lieux à {constable}.
es A las {called} llamó {caller}: ardía {burned=un pajar|una sartén|una furgoneta|el tejado de la panadería} en {scene}. {men} de los nuestros, con {engines} vehículos, llegaron a las {there}; {occupant} salió ileso.
es A las {out} ya nada brillaba. Se han perdido unos {damage}. {commander} dejó el lugar a {constable}.

# lost_property
t Receipt for lost property|Found item record; Fundanzeige|Fundbescheinigung; Déclaration d'objet trouvé; Acta de objeto perdido
h office
s clerk
@ office company; lost property office; Fundbüro; bureau des objets trouvés; oficina de objetos perdidos; where it lies;{} Lost Property Office / Fundbüro {} / Objets trouvés de {} / Objetos Perdidos de {}
@ finder person; finder; Finder; inventeur|trouveur; halladora|descubridor; who picked it up
@ loser person*; loser|rightful owner; Verlierer; perdant|propriétaire; dueño legítimo; who lost it
@ clerk person; receiving clerk; annehmender Mitarbeiter; agent d'accueil; empleado receptor; who took it in
- item phrase; found item; Fundsache; objet trouvé; objeto hallado; thing ~ what was found
- found_at phrase; place found; Fundort; lieu de découverte; lugar del hallazgo; picked_up ~ where it lay
- found_on date; date found; Fundtag; date de découverte; fecha del hallazgo; when_found ~ when it was picked up
- cash money; cash inside; enthaltenes Bargeld; argent contenu; dinero que contiene; money_in_it ~ how much money was in it
- reward money; finder's reward; Finderlohn; récompense; recompensa; thanks ~ what the honest one gets
- kept_until date; kept until; aufbewahrt bis; conservé jusqu'au; se guarda hasta; storage_ends ~ last day it can be fetched
- shelf id*; storage number; Lagernummer; numéro de casier; número de estante; bin ~ where on the shelf
en {finder} picked up {item=a brown wallet|a flute in its case|a child's rucksack|a silver ring} {found_at=on the number 4 bus|by the fountain|in the waiting room|under a park bench} on {found_on}; inside was {cash}. {clerk} put it on {shelf}.
en It is kept until {kept_until}. {loser}, whose name was on a card inside, has been written to; {reward} would be due to the one who brought it.
de {finder} hob am {found_on} {item=eine braune Geldbörse|eine Flöte im Kasten|einen Kinderrucksack|einen Silberring} {found_at=im Bus der Linie 4|am Brunnen|im Wartesaal|unter einer Parkbank} auf; darin waren {cash}. {clerk} legte es auf {shelf}.
de Es bleibt bis {kept_until} hier. {loser}, dessen Karte darin steckte, hat Post bekommen; {reward} stünden dem Ehrlichen zu.
fr {finder} a ramassé le {found_on} {item=un portefeuille brun|une flûte|un sac d'enfant|une bague} {found_at=dans le bus 4|près de la fontaine|dans la salle d'attente|sous un banc} ; dedans, {cash}. {clerk} l'a rangé en {shelf}.
fr On le garde jusqu'au {kept_until}. {loser}, dont la carte s'y trouvait, est averti ; {reward} reviendraient à l'honnête main.
es {finder} recogió el {found_on} {item=una cartera marrón|una flauta|una mochila de niño|un anillo} {found_at=en el autobús 4|junto a la fuente|en la sala de espera|bajo un banco}; dentro había {cash}. {clerk} lo dejó en {shelf}.
es Se guarda hasta el {kept_until}. A {loser}, cuya tarjeta estaba dentro, se le ha escrito; {reward} serían para la mano honrada.

# baptism_entry
t Certificate of baptism|Extract from the parish register; Taufschein|Auszug aus dem Taufregister; Certificat de baptême|Extrait du registre; Partida de bautismo
h parish
s priest
@ parish company; parish; Pfarrei|Kirchengemeinde; paroisse; parroquia; which church;Parish of St {} / Pfarrei St. {}|Kirchengemeinde {} / Paroisse Saint-{} / Parroquia de San {}
@ priest person*; officiating priest; taufender Pfarrer; prêtre|célébrant; párroco; who poured the water
@ child person; baptised child; Täufling; baptisé; bautizado; who was received
@ godfather person*; godfather; Taufpate; parrain; padrino; the man who promised to stand by
@ godmother person*; godmother; Taufpatin; marraine; madrina; the woman who promised to stand by
@ mother person; mother; Mutter; mère; madre; the female parent
@ father person; father; Vater; père; padre; the male parent
- christened date; date of baptism; Tauftag; date du baptême; fecha del bautismo; baptised_on ~ when the water was poured
- church phrase; church; Kirche; église; iglesia; where ~ in which building
- book id*; register volume and page; Band und Seite; volume et page; libro y folio; entered_at ~ where it is written down
en In {church=the chapel on the hill|St Anne's|the old abbey} on {christened} {priest} received {child}, born {child.birth_date} to {mother} and {father}. {godfather} and {godmother} promised to stand by. [Written down at {book}.]
en This extract agrees with what stands in our book at {book}.
de In {church=der Kapelle am Berg|St. Anna|der alten Abtei} nahm {priest} am {christened} {child} auf, geboren am {child.birth_date}, Kind von {mother} und {father}. {godfather} und {godmother} versprachen beizustehen. [Niedergeschrieben unter {book}.]
de Dieser Auszug stimmt mit dem überein, was unter {book} in unserem Buch steht.
fr En {church=la chapelle|l'église Sainte-Anne|l'abbatiale}, le {christened}, {priest} a accueilli {child}, né le {child.birth_date} de {mother} et de {father}. {godfather} et {godmother} ont promis de veiller. [Porté sous {book}.]
fr Cet extrait est conforme à ce qui figure sous {book}.
es En {church=la ermita|Santa Ana|la vieja abadía}, el {christened}, {priest} recibió a {child}, nacido el {child.birth_date}, de {mother} y {father}. {godfather} y {godmother} prometieron velar. [Anotado en {book}.]
es Este extracto concuerda con lo que figura en {book}.

# restaurant_licence
t Premises licence|Alcohol licence; Gaststättenerlaubnis|Schankerlaubnis; Licence de débit de boissons; Licencia de actividad: hostelería
h council
s licensing_officer
@ council company; licensing authority; Ordnungsamt; autorité de police|préfecture; autoridad municipal; which office allows it;{} Licensing Board / Ordnungsamt {} / Préfecture de {} / Ayuntamiento de {}
@ licensee person; licensee|publican; Gastwirt|Erlaubnisinhaber; exploitant; titular de la licencia; who may pour drinks
@ landlord person; landlord of the premises; Verpächter der Räume; bailleur des murs; dueño del local; whose rooms they are
@ licensing_officer person*; licensing officer; zuständiger Beamter; agent instructeur; técnico de licencias; who signs for the office
- pub phrase; name of the premises; Name der Gaststätte; enseigne; nombre del local; called ~ what stands above the door
- premises address; premises; Betriebsstätte; adresse de l'établissement; dirección del local; at ~ where it is
- closing time; closing time; Sperrstunde; heure de fermeture; hora de cierre; shut_at ~ when the last guest must go
- inside number:10..200; indoor seats; Innenplätze; places intérieures; plazas interiores; seats_in ~ how many sit within
- outside number:4..120; outdoor seats; Außenplätze; places en terrasse; plazas de terraza; seats_out ~ how many sit in the open
- fee money; licence fee; Gebühr; droit; tasa; charged ~ what the office asks
- music flag*; live music allowed; Livemusik erlaubt; musique vivante permise; música en vivo; band ~ whether bands may play
- renew date; renewal due; Verlängerung bis; renouvellement; renovación; again_by ~ when it must be asked for anew
en {licensee}, born {licensee.birth_date}, may serve drink at {pub=The Hare and Bell|Café Linden|Bar Nautilus|The Tin Whistle}, {premises}, rooms let by {landlord}. {inside} may sit within and {outside} in the open; at {closing} the doors shut. Bands {music!may play~may not play}.
en {fee} is charged. The licence must be asked for anew by {renew}. Signed, {licensing_officer}.
de {licensee}, geboren am {licensee.birth_date}, darf in {pub=Zum Goldenen Hasen|Café Linde|Bar Nautilus|Alte Post}, {premises}, ausschenken; die Räume gehören {landlord}. Drinnen sitzen {inside}, draußen {outside}; um {closing} ist zu. Kapellen {music!dürfen spielen~dürfen nicht spielen}.
de Erhoben werden {fee}. Bis {renew} ist neu zu fragen. Im Auftrag {licensing_officer}.
fr {licensee}, né le {licensee.birth_date}, peut servir à boire à l'enseigne {pub=Au Lièvre d'or|Café des Tilleuls|Le Nautilus}, {premises}, dans les murs de {landlord}. {inside} assis dedans, {outside} dehors ; on ferme à {closing}. Les groupes {music!peuvent jouer~ne peuvent jouer}.
fr Droit perçu : {fee}. À redemander avant le {renew}. {licensing_officer}.
es {licensee}, nacido el {licensee.birth_date}, puede servir bebidas en {pub=La Liebre de Oro|Café Los Tilos|Bar Nautilus}, {premises}, local de {landlord}. Dentro {inside}, fuera {outside}; se cierra a las {closing}. Los grupos {music!pueden tocar~no pueden tocar}.
es Se cobran {fee}. Debe renovarse antes del {renew}. {licensing_officer}.

# package_tour
t Travel confirmation|Itinerary {trip*}; Reisebestätigung {trip*}|Reiseplan; Programme de voyage {trip*}|Confirmation de voyage; Programa de viaje {trip*}
h agency
@ agency company; tour operator; Reiseveranstalter; voyagiste; mayorista de viajes; who sells the journey;{} Tours|{} Travel / {} Reisen|Reisedienst {} / Voyages {} / Viajes {}
@ traveller person; lead traveller; Reisender|Anmelder; voyageur principal; viajero titular; who booked
@ companion person; travel companion; Mitreisender; accompagnant; acompañante; who goes along
@ guide person*; tour guide; Reiseleiter; guide accompagnateur; guía; who leads the group
@ hotel company; hotel; Hotel; hôtel; hotel; where they sleep;Hotel {}|The {} Inn / Hotel {}|Gasthof {} / Hôtel {} / Hotel {}|Hostal {}
- trip phrase; name of the tour; Name der Reise; nom du circuit; nombre del circuito; journey ~ what the journey is called
- goal country; destination; Reiseziel; destination; destino; goes_to ~ which country
- leaves date; departure; Abreise; départ; salida; sets_out ~ first day
- home date; return; Heimkehr; retour; regreso; back ~ last day
- nights number:2..25; nights; Übernachtungen; nuitées; noches; sleeps ~ how many nights
- price money; price per person; Preis pro Person; prix par personne; precio por persona; each ~ what everybody pays
- single money; single supplement; Einzelzimmerzuschlag; supplément individuel; suplemento individual; alone_extra ~ more for a room alone
- meet time; meeting time; Treffzeit; heure de rendez-vous; hora de encuentro; be_there_at ~ when to be at the gate
- visa flag*; visa required; Visum nötig; visa requis; visado necesario; need_visa ~ whether one needs a stamp in the passport
en {traveller} and {companion} travel with us to {goal} on {trip*}, setting out on {leaves} and home again on {home}. {guide} waits at the gate from {meet}. A visa {visa!is needed~is not needed}.
en {nights} nights are spent at {hotel}. Each pays {price}; whoever wants a room alone adds {single}.
de {traveller} und {companion} reisen mit uns nach {goal}: {trip*}, los geht es am {leaves}, heim am {home}. {guide} wartet ab {meet} am Schalter. Ein Visum {visa!wird gebraucht~braucht man nicht}.
de Geschlafen wird {nights} Mal in {hotel}. Jeder zahlt {price}; wer allein wohnen will, legt {single} dazu.
fr {traveller} et {companion} partent avec nous : {goal}, {trip*}, du {leaves} au {home}. {guide} attend au guichet dès {meet}. Un visa {visa!est exigé~n'est pas exigé}.
fr {nights} nuits à {hotel}. Chacun verse {price} ; pour une chambre seul, {single} de plus.
es {traveller} y {companion} viajan con nosotros a {goal}, {trip*}, del {leaves} al {home}. {guide} espera en el mostrador desde las {meet}. {visa!Hace falta visado~No hace falta visado}.
es Se duerme {nights} noches en {hotel}. Cada uno paga {price}; quien quiera cuarto solo añade {single}.

# owners_assembly_notice
t Notice to owners|Convocation of the owners; Einladung an die Eigentümer|Umlagebeschluss; Convocation des copropriétaires; Convocatoria de la comunidad
h manager
s managing_agent
@ manager company; property manager; Hausverwaltung; syndic; administrador de fincas; who looks after the house;{} Property / Hausverwaltung {} / Syndic {} / Fincas {}
@ managing_agent person; managing agent; Verwalter; gestionnaire; administrador; who signs for them
@ council_head person*; head of the owners' board; Beiratsvorsitzender; président du conseil syndical; presidente de la comunidad; who speaks for those who own
@ roofer company*; roofing firm; Dachdecker; couvreur; empresa de tejados; who mends the roof;{} Roofing / Dachdeckerei {} / Couverture {} / Tejados {}
@ proxy person; proxy holder; Stimmrechtsvertreter; mandataire; delegado de voto; who votes for the absent
- house address; building; Objekt; immeuble; finca; which_house ~ which house it is about
- gather date; date of assembly; Versammlungstag; date d'assemblée; fecha de la junta; come_on ~ when they come together
- at_hour time; time; Uhrzeit; heure; hora; at ~ at what hour
- repair_sum money; cost of the repair; Kosten der Instandsetzung; coût des travaux; coste de la reparación; roof_cost ~ what mending comes to
- reserve money; reserve fund; Rücklage; fonds de réserve; fondo de reserva; in_the_pot ~ what is saved for such things
- each_owner money; special contribution per flat; Sonderumlage je Wohnung; appel de fonds par lot; derrama por vivienda; levy ~ what every flat adds
- flats number:4..120; number of flats; Wohneinheiten; nombre de lots; viviendas; units ~ how many homes there are
en The {flats} owners of {house} are asked to come on {gather} at {at_hour}. Those who cannot come give their vote to {proxy}. {council_head} will report.
en {roofer} wants {repair_sum} for the roof; as only {reserve} is in the pot, each flat would have to add {each_owner}. Yours, {managing_agent}.
de Die {flats} Eigentümer von {house} werden für {gather} um {at_hour} gebeten. Wer nicht kann, gibt {proxy} seine Stimme. Es berichtet {council_head}.
de {roofer} will für das Dach {repair_sum}; da nur {reserve} im Topf sind, müsste jede Wohnung {each_owner} dazulegen. Ihr {managing_agent}.
fr Les {flats} propriétaires du {house} sont attendus le {gather} à {at_hour}. Les absents donnent leur voix à {proxy}. {council_head} fera le point.
fr {roofer} demande {repair_sum} pour le toit ; la caisse n'ayant que {reserve}, chaque lot ajouterait {each_owner}. {managing_agent}.
es Se cita a los {flats} dueños de {house} el {gather} a las {at_hour}. Quien no pueda delega en {proxy}. Informará {council_head}.
es {roofer} pide {repair_sum} por el tejado; como solo hay {reserve} en la caja, cada piso pondría {each_owner}. {managing_agent}.

# police_statement
t Witness statement|Record of interview; Zeugenvernehmung|Vernehmungsprotokoll; Procès-verbal d'audition; Acta de declaración
h station
s officer witness
@ station company; police station; Polizeidienststelle; commissariat; comisaría; where it was taken down;{} Police Station / Polizeiinspektion {} / Commissariat de {} / Comisaría de {}
@ officer person*; interviewing officer; vernehmender Beamter; officier de police; agente instructor; who asked the questions
@ witness person; witness; Zeuge; témoin; testigo; who tells what was seen
@ suspect person*; suspect; Beschuldigter; suspect; sospechoso; who may have done it
@ victim person; victim; Geschädigter; victime; víctima; to whom it was done
@ interpreter person*; interpreter; Dolmetscher; interprète; intérprete; who put it into the other language
- seen_on date; date of the offence; Tattag; date des faits; fecha de los hechos; happened ~ when it was done
- seen_at phrase; place of the offence; Tatort; lieu des faits; lugar de los hechos; scene ~ where it was done
- stolen phrase; stolen goods; Diebesgut; objets volés; lo sustraído; taken ~ what was carried off
- worth money; value of the stolen goods; Wert der Beute; valeur du butin; valor de lo sustraído; loot ~ what the things are worth
- began time; start of interview; Beginn der Vernehmung; début de l'audition; inicio; from_hour ~ when the questions began
- ended time; end of interview; Ende der Vernehmung; fin de l'audition; fin; until_hour ~ when the questions ended
en Between {began} and {ended} {officer} heard {witness}, {witness.occupation}, living at {witness.address}[, with the help of {interpreter}].
en "On {seen_on} I saw {suspect} come out of {seen_at=the back door of the shop|the underpass|the garages|the swimming pool} carrying {stolen=two bicycles|a cash box|a fur coat|copper pipes}." These belong to {victim} and are worth {worth}.
de Von {began} bis {ended} befragte {officer} {witness}, {witness.occupation}, {witness.address}[, mit Hilfe von {interpreter}].
de „Am {seen_on} kam {suspect} aus {seen_at=der Hintertür des Ladens|der Unterführung|den Garagen|dem Schwimmbad} und trug {stolen=zwei Fahrräder|eine Geldkassette|einen Pelzmantel|Kupferrohre}.“ Das gehört {victim} und ist {worth} wert.
fr De {began} à {ended}, {officer} a entendu {witness}, {witness.occupation}, demeurant {witness.address}[, avec l'aide de {interpreter}].
fr « Le {seen_on}, j'ai vu {suspect} sortir {seen_at=par l'arrière du magasin|du passage|des garages|de la piscine} avec {stolen=deux vélos|une caisse|un manteau|des tuyaux de cuivre}. » Cela appartient à {victim} et vaut {worth}.
es De {began} a {ended}, {officer} oyó a {witness}, {witness.occupation}, vecino de {witness.city}[, con ayuda de {interpreter}].
es «El {seen_on} vi salir a {suspect} {seen_at=por detrás de la tienda|del paso subterráneo|de los garajes|de la piscina} con {stolen=dos bicicletas|una caja|un abrigo|tubos de cobre}.» Son de {victim} y valen {worth}.

# organic_certificate
t Organic certificate|Certificate of conformity; Bio-Zertifikat|Bescheinigung; Certificat biologique; Certificado ecológico
h certifier
s certifier_head
@ certifier company; certification body; Kontrollstelle; organisme certificateur; organismo de control; who certifies it;{} Organic Certifiers / Öko-Kontrolle {} / Certif {} / Certificación {}
@ certifier_head person; head of certification; Zertifizierungsleiter; responsable de certification; responsable de certificación; who signs
@ farm company; certified farm; zertifizierter Betrieb; exploitation certifiée; explotación certificada; who passed;{} Farm / Hof {}|Biohof {} / Ferme {} / Finca {}
@ auditor person; auditor on site; Kontrolleur vor Ort; contrôleur; inspector; who went to see it
- scope phrase; certified products; zertifizierte Erzeugnisse; produits certifiés; productos certificados; covers ~ for which goods it counts
- visited date; date of audit; Kontrolltag; date d'audit; fecha de la visita; looked_on ~ when they went to see
- valid_to date; valid until; gültig bis; valable jusqu'au; válido hasta; expires ~ last day it counts
- land unit:ha; certified area; zertifizierte Fläche; surface certifiée; superficie certificada; hectares ~ how much ground
- rule phrase; regulation; Verordnung; règlement; reglamento; by_which_rule ~ rule it follows
- code id; control number; Kontrollnummer; numéro de contrôle; número de control; on_label ~ code printed on the packs
en {auditor} saw {farm}, {farm.address}, on {visited} and found that {scope=milk and cheese|apples|lentils and wheat|eggs} from its {land} are made as {rule=Regulation (EU) 2018/848|the Organic Standard|our private rules} asks.
en Packs may bear {code} until {valid_to}.
de {auditor} war am {visited} bei {farm}, {farm.address}, und fand {scope=Milch und Käse|Äpfel|Linsen und Weizen|Eier} von {land} so erzeugt, wie es {rule=die Verordnung (EU) 2018/848|der Verbandsstandard} will.
de Packungen dürfen {code} bis {valid_to} tragen.
fr {auditor}, venu le {visited} à {farm}, {farm.address}, a trouvé {scope=lait et fromage|pommes|lentilles et blé|œufs}, sur {land}, conformes à {rule=le règlement (UE) 2018/848|la charte}.
fr Les emballages portent {code} jusqu'au {valid_to}.
es {auditor} estuvo el {visited} en {farm}, {farm.address}, y halló que {scope=leche y queso|manzanas|lentejas y trigo|huevos}, de {land}, cumplen {rule=el Reglamento (UE) 2018/848|la norma privada}.
es Los envases pueden llevar {code} hasta el {valid_to}.

# twinning
t Twinning agreement|Charter of partnership; Partnerschaftsurkunde; Charte de jumelage; Acuerdo de hermanamiento
s first_mayor second_mayor
@ first_town company; first twin town; erste Partnerstadt; première ville jumelée; primera ciudad; one of the two towns;Town of {} / Stadt {} / Ville de {} / Ciudad de {}
@ second_town company; second twin town; zweite Partnerstadt; seconde ville jumelée; segunda ciudad; the other of the two towns;City of {} / Gemeinde {} / Commune de {} / Villa de {}
@ first_mayor person; mayor of the first town; Bürgermeister der ersten Stadt; maire de la première ville; alcalde de la primera; who signs for the one
@ second_mayor person; mayor of the second town; Bürgermeister der zweiten Stadt; maire de la seconde ville; alcalde de la segunda; who signs for the other
@ promoter person*; initiator of the friendship; Begründer der Freundschaft; initiateur du jumelage; impulsor; who had the idea
- since year; contacts since; Kontakte seit; contacts depuis; contactos desde; friends_since ~ year the friendship began
- sworn date; date of the oath; Tag des Gelöbnisses; date du serment; fecha del juramento; promised_on ~ when they promised it
- meet_every duration; interval of visits; Abstand der Besuche; intervalle des visites; intervalo; how_often ~ how often they visit each other
- fund money; common fund; gemeinsamer Fonds; fonds commun; fondo común; pot ~ what both put aside each year
- square phrase*; named square; benannter Platz; place baptisée; plaza nombrada; called_after ~ spot that bears the other's name
en What {promoter} began in {since} shall last: {first_town} and {second_town} promised on {sworn} to be friends. Every {meet_every} one visits the other; {fund} a year is put aside.
en {square=The square before the station|The new footbridge|The park by the river} shall bear the other's name. {first_mayor} and {second_mayor} put their hands to it.
de Was {promoter} {since} begann, soll dauern: {first_town} und {second_town} gelobten am {sworn} Freundschaft. Alle {meet_every} besucht man einander; {fund} im Jahr werden zurückgelegt.
de {square=Der Platz vor dem Bahnhof|Der neue Steg|Der Park am Fluss} trägt fortan den Namen der anderen. {first_mayor} und {second_mayor} setzen ihre Hand darunter.
fr Ce que {promoter} entreprit en {since} durera : {first_town} et {second_town} se sont promis amitié le {sworn}. Tous les {meet_every} on se rend visite ; {fund} par an sont mis de côté.
fr {square=La place de la gare|La passerelle|Le parc} portera le nom de l'autre. {first_mayor} et {second_mayor} y apposent leur main.
es Lo que {promoter} empezó en {since} ha de durar: {first_town} y {second_town} se prometieron amistad el {sworn}. Cada {meet_every} una visita a la otra; se apartan {fund} al año.
es {square=La plaza de la estación|La pasarela|El parque} llevará el nombre de la otra. Lo firman {first_mayor} y {second_mayor}.
`
