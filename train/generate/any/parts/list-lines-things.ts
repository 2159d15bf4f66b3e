/** Things handed over, measured, counted, enclosed, ordered or left: lists of what there is. */
export const listsOfThings = `
# handed_over
l Handed over|Items returned|Received; Übergeben|Ausgehändigt|Erhalten; Remis|Matériel rendu|Reçu; Entregado|Material devuelto; items_handed_over|returned_things|inventory|received_items ~ what changed hands
c thing phrase=laptop|badge|fuel card|safety shoes|cash box|hard hat|tablet|radio|gate remote|tool bag / Laptop|Ausweis|Tankkarte|Sicherheitsschuhe|Kasse|Helm|Tablet|Funkgerät|Torsender|Werkzeugtasche / ordinateur|badge|carte carburant|chaussures de sécurité|caisse|casque|tablette|radio|télécommande|sacoche d'outils / portátil|tarjeta|tarjeta de combustible|botas de seguridad|caja|casco|tableta|emisora|mando|bolsa de herramientas; Item|Thing; Gegenstand|Sache; Objet|Article; Objeto|Artículo; object|article|what|description ~ what it is
c n number:1..9; Qty|No.|Pcs; Anz.|Stk.|Menge; Qté|Nb; Cant.|Uds.; count|quantity|pieces|how_many ~ how many of them
c mark id; Serial|ID|Mark; Serie|Kennung; Série|Repère; Serie|Marca; serial|asset_tag|identifier ~ what is written on it
c state phrase=like new|scratched|works|battery weak|missing a strap|used / neuwertig|zerkratzt|funktioniert|Akku schwach|Riemen fehlt|gebraucht / comme neuf|rayé|fonctionne|batterie faible|sangle manquante|usagé / como nuevo|rayado|funciona|batería floja|falta una correa|usado; State|Remarks; Zustand|Bemerkung; État|Remarque; Estado|Nota; condition|quality|remark ~ how it looked
en {n} x {thing} ({mark}), {state}|{n} {thing}|{thing}, no. {mark}, {state}|{thing}: {state}|{thing} ({mark})|We got back {n} x {thing} with the mark {mark}: {state}.|There was also the {thing}: {state}.
de {n} x {thing} ({mark}), {state}|{n} {thing}|{thing}, Nr. {mark}, {state}|{thing}: {state}|{thing} ({mark})|Zurück kamen {n} x {thing} mit der Kennung {mark}: {state}.|Dazu {thing}: {state}.
fr {n} x {thing} ({mark}), {state}|{n} {thing}|{thing}, n° {mark}, {state}|{thing} : {state}|{thing} ({mark})|Nous avons repris {n} x {thing}, repère {mark} : {state}.|Et aussi : {thing}, {state}.
es {n} x {thing} ({mark}), {state}|{n} {thing}|{thing}, n.º {mark}, {state}|{thing}: {state}|{thing} ({mark})|Recogimos {n} x {thing}, marca {mark}: {state}.|Y además: {thing}, {state}.
# readings
l Measurements|Values taken|Readings; Messwerte|Gemessen; Mesures|Relevés; Mediciones|Lecturas; measurements|data_points|values|test_results ~ what the instruments showed
c point phrase=inlet|outlet|bearing A|bearing B|top of stack|basin 1|control room|north wall|probe 5|test lane / Einlass|Auslass|Lager A|Lager B|Kaminkopf|Becken 1|Leitstand|Nordwand|Sonde 5|Prüfstrecke / entrée|sortie|palier A|palier B|haut du conduit|bassin 1|salle de contrôle|mur nord|sonde 5|piste d'essai / entrada|salida|cojinete A|cojinete B|boca|balsa 1|sala de control|muro norte|sonda 5|pista de ensayo; Point|Pos.; Stelle|Messpunkt; Point|Pos.; Punto|Pos.; location|where|position|spot ~ where it was taken
c temp unit:°C 4..95; Temp.|T; Temp.|T; Temp.|T; Temp.|T; temperature_c|temp_c|degrees|heat ~ how warm it was
c noise unit:dB 30..110; Noise|Level; Lärm|Pegel; Bruit|Niveau; Ruido|Nivel; sound_db|loudness|noise_level_db ~ how loud it was
c at time; Time; Zeit; Heure; Hora; taken_at|clock|when ~ at which hour
en {point}: {temp}, {noise} at {at}|{point} {temp}|{point}: {temp} / {noise}|{point} ({at}): {temp}|At {at} the {point} stood at {temp} and {noise}.|The {point} had {temp}.
de {point}: {temp}, {noise} um {at}|{point} {temp}|{point}: {temp} / {noise}|{point} ({at}): {temp}|Um {at} zeigte {point} {temp} und {noise}.|{point} hatte {temp}.
fr {point} : {temp}, {noise} à {at}|{point} {temp}|{point} : {temp} / {noise}|{point} ({at}) : {temp}|À {at}, {point} : {temp} et {noise}.|{point} indiquait {temp}.
es {point}: {temp}, {noise} a las {at}|{point} {temp}|{point}: {temp} / {noise}|{point} ({at}): {temp}|A las {at}, {point}: {temp} y {noise}.|{point} marcaba {temp}.
# samples
l Samples|Specimens; Proben|Prüflinge; Échantillons|Prélèvements; Muestras|Probetas; specimens|probes|material_taken ~ each bit that went to the test bench
c tag id:@-##; No.|Tag; Nr.|Probe; N°|Repère; N.º|Ref.; sample_id|label|specimen ~ what is written on the bottle
c stuff phrase=river sand|olive oil|yarn|flour|steel plate|soil 0-30 cm|rubber|milk powder / Flusssand|Olivenöl|Garn|Mehl|Stahlblech|Boden 0-30 cm|Gummi|Milchpulver / sable de rivière|huile d'olive|fil|farine|tôle d'acier|sol 0-30 cm|caoutchouc|lait en poudre / arena de río|aceite de oliva|hilo|harina|chapa de acero|suelo 0-30 cm|caucho|leche en polvo; Material; Material|Stoff; Matière; Materia|Material; substance|matrix|what_it_is ~ what it consists of
c mass unit:g 5..900; Mass|Wt.; Masse|Gew.; Masse|Poids; Masa|Peso; weight_g|grams|amount_g ~ how heavy it is
c ok phrase=accepted|not accepted|passed with remarks|repeat / angenommen|nicht angenommen|bestanden mit Anmerkung|wiederholen / accepté|refusé|admis avec réserves|à refaire / aceptada|no aceptada|apta con reservas|repetir; Verdict|Result; Urteil|Ergebnis; Verdict|Résultat; Dictamen|Resultado; outcome|decision|pass_fail ~ what the laboratory made of it
en {tag} {stuff}, {mass}: {ok}|{tag}: {stuff} ({mass})|{tag} – {ok}|{stuff} ({tag})|Bottle {tag} held {mass} of {stuff}; the verdict: {ok}.|On {tag} we say: {ok}.
de {tag} {stuff}, {mass}: {ok}|{tag}: {stuff} ({mass})|{tag} – {ok}|{stuff} ({tag})|Flasche {tag} enthielt {mass} {stuff}, Urteil: {ok}.|Zu {tag} sagen wir: {ok}.
fr {tag} {stuff}, {mass} : {ok}|{tag} : {stuff} ({mass})|{tag} – {ok}|{stuff} ({tag})|Le flacon {tag} contenait {mass} de {stuff} ; verdict : {ok}.|Pour {tag} : {ok}.
es {tag} {stuff}, {mass}: {ok}|{tag}: {stuff} ({mass})|{tag} – {ok}|{stuff} ({tag})|El frasco {tag} tenía {mass} de {stuff}; dictamen: {ok}.|Sobre {tag}: {ok}.
# enclosures
l Enclosures|Attached|Encl.; Anlagen|Beigefügt; Pièces jointes|Annexes|P.J.; Anexos|Se adjunta; attachments|annexes|appended|enclosed_papers ~ what lies in the same envelope
c paper phrase=site plan|copy of passport|power of attorney|photos|extract from the register|price list|proof of payment|curriculum|expert opinion|floor plan / Lageplan|Passkopie|Vollmacht|Fotos|Registerauszug|Preisliste|Zahlungsbeleg|Lebenslauf|Gutachten|Grundriss / plan de situation|copie du passeport|procuration|photos|extrait du registre|tarif|preuve de paiement|CV|expertise|plan d'étage / plano de situación|copia del pasaporte|poder|fotos|nota registral|tarifa|justificante de pago|currículum|peritaje|plano de planta; Document; Unterlage; Pièce; Documento; file|paper|attachment_name ~ which paper it is
en {paper}|With this you get: {paper}.
de {paper}|Dabei liegt: {paper}.
fr {paper}|Ci-joint : {paper}.
es {paper}|Va con esto: {paper}.
# trees
l Trees|Stock; Bäume|Bestand; Arbres|Peuplement; Árboles|Masa; trees|stems|inventory|plants_counted ~ each stem with its size
c kind phrase=beech|spruce|sessile oak|larch|maple|Scots pine|lime|ash / Buche|Fichte|Traubeneiche|Lärche|Ahorn|Kiefer|Linde|Esche / hêtre|épicéa|chêne sessile|mélèze|érable|pin sylvestre|tilleul|frêne / haya|abeto rojo|roble albar|alerce|arce|pino silvestre|tilo|fresno; Kind|Species; Art|Baumart; Essence|Espèce; Especie; species|tree_type|sort ~ which kind of tree
c no number:1..400; No.; Nr.; N°; N.º; tag_no|tree_number|id ~ figure on the plate at its foot
c girth unit:cm 20..380; Girth|Ø; Umfang|Ø; Circonf.|Ø; Perímetro|Ø; circumference_cm|trunk_cm|thickness ~ how thick it is
c tall unit:m 4..42; H|Height; H|Höhe; H|Hauteur; H|Altura; height_m|size_m|tall_m ~ how tall it is
c stay phrase=keep|fell|prune|look again next year / bleibt|fällen|auslichten|im nächsten Jahr prüfen / conserver|abattre|élaguer|revoir l'an prochain / conservar|talar|podar|revisar el año próximo; To do|Measure; Maßnahme|Was tun; Action|Mesure; Medida|Acción; measure|decision|action ~ what becomes of it
en No. {no}: {kind}, {girth}, {tall}: {stay}|{no} {kind} {girth} {tall}|{kind} ({no}) – {stay}|Stem {no}, a {kind}, measures {girth} round and {tall} up: {stay}.|The {kind} with plate {no}: {stay}.
de Nr. {no}: {kind}, {girth}, {tall}: {stay}|{no} {kind} {girth} {tall}|{kind} ({no}) – {stay}|Stamm {no}, {kind}, misst {girth} rundum und {tall} hinauf: {stay}.|{kind} mit Schild {no}: {stay}.
fr N° {no} : {kind}, {girth}, {tall} : {stay}|{no} {kind} {girth} {tall}|{kind} ({no}) – {stay}|Le n° {no}, {kind}, fait {girth} de tour et {tall} de haut : {stay}.|{kind}, plaque {no} : {stay}.
es N.º {no}: {kind}, {girth}, {tall}: {stay}|{no} {kind} {girth} {tall}|{kind} ({no}) – {stay}|El n.º {no}, {kind}, mide {girth} de contorno y {tall} de alto: {stay}.|{kind} con placa {no}: {stay}.
# costs
l Costs|What it comes to; Kosten|Was es kostet; Frais|Coûts; Gastos|Costes; expenses|cost_items|budget_lines|outlay ~ what money goes where
c for phrase=hall hire|posters|insurance|stage light|catering|guard|licence fees|travel|cleaning|printing / Saalmiete|Plakate|Versicherung|Bühnenlicht|Bewirtung|Wache|Lizenzen|Reise|Reinigung|Druck / location de salle|affiches|assurance|éclairage|traiteur|gardien|droits|voyage|nettoyage|impression / alquiler de sala|carteles|seguro|iluminación|catering|vigilante|derechos|viaje|limpieza|imprenta; Item|For; Posten|Für; Poste|Pour; Concepto|Para; purpose|description|budget_item|category ~ what the money is for
c plan money:50..9000; Planned|Budget; Plan|Soll; Prévu|Budget; Previsto|Plan; budgeted|estimate|planned_amount ~ what they had thought
c real money:50..9000; Actual|Spent; Ist|Ausgegeben; Réel|Dépensé; Real|Gastado; spent|actual_amount|final_cost ~ what it was in the end
en {for}: {real} (planned {plan})|{for} {real}|{for} – {plan}|{for} {plan} / {real}|We had put down {plan} for {for}; it became {real}.|The {for} took {real}.
de {for}: {real} (geplant {plan})|{for} {real}|{for} – {plan}|{for} {plan} / {real}|Angesetzt waren {plan} für {for}, es wurden {real}.|{for} verschlang {real}.
fr {for} : {real} (prévu {plan})|{for} {real}|{for} – {plan}|{for} {plan} / {real}|On avait prévu {plan} pour {for} ; ce fut {real}.|{for} a pris {real}.
es {for}: {real} (previsto {plan})|{for} {real}|{for} – {plan}|{for} {plan} / {real}|Se previeron {plan} para {for}; fueron {real}.|{for} se llevó {real}.
# checks
l Checklist|Points checked; Prüfliste|Geprüfte Punkte; Liste de contrôle|Points vérifiés; Lista de control|Puntos revisados; checklist|inspection_points|checks|control_items ~ each point they went through
c point phrase=emergency stop|belt guard|oil level|warning light|first-aid box|door lock|horn|tyre pressure|fire blanket|seat belt / Not-Aus|Riemenschutz|Ölstand|Warnleuchte|Verbandkasten|Türschloss|Hupe|Reifendruck|Löschdecke|Gurt / arrêt d'urgence|carter|niveau d'huile|voyant|trousse de secours|serrure|avertisseur|pression des pneus|couverture anti-feu|ceinture / parada de emergencia|protector|nivel de aceite|testigo|botiquín|cerradura|bocina|presión|manta ignífuga|cinturón; Point|Item; Punkt|Was; Point|Élément; Punto|Elemento; item|subject|check_item|what ~ what they looked at
c ok flag=OK|ok|✓|x|n.i.O.|-|✗|yes|no / i. O.|ok|✓|x|n. i. O.|-|✗|ja|nein / OK|✓|x|NOK|-|✗|oui|non / OK|✓|x|NOK|-|✗|sí|no; OK; i. O.; OK; OK; passed|in_order|is_ok ~ whether it was all right
c note phrase=replaced|refilled|to be watched|new since spring|dusty|second notice / ersetzt|nachgefüllt|beobachten|neu seit Frühjahr|staubig|zweite Mahnung / remplacé|complété|à suivre|neuf depuis le printemps|poussiéreux|deuxième rappel / cambiado|rellenado|vigilar|nuevo desde primavera|con polvo|segundo aviso; Note|Remark; Notiz|Anm.; Note|Rem.; Nota|Obs.; comment|remark|observation ~ what they wrote beside it
en {point}: {ok} ({note})|{point} {ok}|{point} – {note}
de {point}: {ok} ({note})|{point} {ok}|{point} – {note}
fr {point} : {ok} ({note})|{point} {ok}|{point} – {note}
es {point}: {ok} ({note})|{point} {ok}|{point} – {note}
# releases
l Changes|Versions; Änderungen|Versionen; Changements|Versions; Cambios|Versiones; releases|change_log|versions|revisions ~ what was changed when
c ver id:#.#.#; Version|Rev.; Version|Rev.; Version|Rév.; Versión|Rev.; release|revision|v ~ its number
c day date; Date; Datum; Date; Fecha; released_on|published|when ~ when it came out
c what phrase=faster search|new export|login fixed|dark colours|fewer crashes|two more languages|smaller download|new licence text / schnellere Suche|neuer Export|Anmeldung repariert|dunkle Farben|weniger Abstürze|zwei Sprachen mehr|kleinerer Download|neuer Lizenztext / recherche plus rapide|nouvel export|connexion corrigée|couleurs sombres|moins de pannes|deux langues de plus|téléchargement réduit|nouvelle licence / búsqueda más rápida|nueva exportación|acceso corregido|colores oscuros|menos fallos|dos idiomas más|descarga menor|nueva licencia; Change|What's new; Änderung|Neu; Changement|Nouveau; Cambio|Novedad; summary|description|changed ~ what is different now
c who person; Author|By; Autor|Von; Auteur|Par; Autor|Por; editor|changed_by|committer ~ who did it
en {ver} ({day}): {what}, {who}|{ver}: {what}|{day} {ver} {what}|{ver} – {day}|On {day} {who} brought out {ver}: {what}.|With {ver} came: {what}.
de {ver} ({day}): {what}, {who}|{ver}: {what}|{day} {ver} {what}|{ver} – {day}|Am {day} gab {who} {ver} heraus: {what}.|Mit {ver} kam: {what}.
fr {ver} ({day}) : {what}, {who}|{ver} : {what}|{day} {ver} {what}|{ver} – {day}|Le {day}, {who} a sorti {ver} : {what}.|Avec {ver} : {what}.
es {ver} ({day}): {what}, {who}|{ver}: {what}|{day} {ver} {what}|{ver} – {day}|El {day}, {who} sacó {ver}: {what}.|Con {ver} llegó: {what}.
# tracks
l Pieces|To be heard; Stücke|Zu hören; Morceaux|À entendre; Piezas|Se oirá; works_played|titles|set_list|pieces ~ what is played
c title phrase=Nocturne for two|The ferryman|Winter road|Song of the loom|Nine bells|Dance of the cranes|Salt|Evening train / Nocturne zu zweit|Der Fährmann|Winterstraße|Lied vom Webstuhl|Neun Glocken|Tanz der Kraniche|Salz|Abendzug / Nocturne à deux|Le passeur|Route d'hiver|Chant du métier|Neuf cloches|Danse des grues|Sel|Train du soir / Nocturno para dos|El barquero|Camino de invierno|Canto del telar|Nueve campanas|Danza de las grullas|Sal|Tren de la tarde; Title|Piece; Titel|Stück; Titre|Morceau; Título|Pieza; name|work|track_title ~ what it is called
c by person; Composer|By; Komponist|Von; Compositeur|De; Compositor|De; composer|written_by|author ~ who wrote it
c len time; Length|min; Dauer|Min.; Durée|min; Duración|min; duration|runtime|playing_time ~ how long it lasts
en {title} ({by}), {len}|{by}: {title}|{title} – {len}|Then comes “{title}” by {by} ({len}).|Then comes “{title}” by {by}.
de {title} ({by}), {len}|{by}: {title}|{title} – {len}|Dann folgt „{title}“ von {by} ({len}).|Dann folgt „{title}“ von {by}.
fr {title} ({by}), {len}|{by} : {title}|{title} – {len}|Puis « {title} » de {by} ({len}).|Puis « {title} » de {by}.
es {title} ({by}), {len}|{by}: {title}|{title} – {len}|Luego «{title}» de {by} ({len}).|Luego «{title}» de {by}.
# tongues
l Languages; Sprachen; Langues; Idiomas; languages_spoken|speaks|tongues ~ which tongues are understood there
c tongue phrase=Polish|Greek|Arabic|Dutch|Turkish|Czech|Finnish|Hindi / Polnisch|Griechisch|Arabisch|Niederländisch|Türkisch|Tschechisch|Finnisch|Hindi / polonais|grec|arabe|néerlandais|turc|tchèque|finnois|hindi / polaco|griego|árabe|neerlandés|turco|checo|finés|hindi; Language; Sprache; Langue; Idioma; tongue|lang ~ which one
en {tongue}|They also speak {tongue}.
de {tongue}|Man spricht dort auch {tongue}.
fr {tongue}|On y parle aussi {tongue}.
es {tongue}|También se habla {tongue}.
# keywords
l Keywords|Key terms; Schlagwörter|Stichworte; Mots-clés; Palabras clave|Descriptores; tags|subject_terms|topics ~ under which words one finds it
c term phrase=peat|sea level|weaving|tariffs|copper|school meals|fermentation|night buses|pollen|hydrogen|bridges|archives / Torf|Meeresspiegel|Weben|Zölle|Kupfer|Schulessen|Gärung|Nachtbusse|Pollen|Wasserstoff|Brücken|Archive / tourbe|niveau de la mer|tissage|droits de douane|cuivre|cantines|fermentation|bus de nuit|pollen|hydrogène|ponts|archives / turba|nivel del mar|tejido|aranceles|cobre|comedores|fermentación|autobuses nocturnos|polen|hidrógeno|puentes|archivos; Keyword; Schlagwort; Mot-clé; Término; term|tag|topic ~ one word for the index
en {term}
de {term}
fr {term}
es {term}
# ingredients
l Ingredients|You need; Zutaten|Man nehme; Ingrédients|Il faut; Ingredientes|Hace falta; components|recipe_items|what_goes_in ~ what is in it
c stuff phrase=rye flour|yeast|sea salt|butter|barley malt|hazelnuts|honey|cream|lemon peel|pepper / Roggenmehl|Hefe|Meersalz|Butter|Gerstenmalz|Haselnüsse|Honig|Sahne|Zitronenschale|Pfeffer / farine de seigle|levure|sel de mer|beurre|malt d'orge|noisettes|miel|crème|zeste de citron|poivre / harina de centeno|levadura|sal marina|mantequilla|malta de cebada|avellanas|miel|nata|piel de limón|pimienta; Ingredient; Zutat; Ingrédient; Ingrediente; ingredient|substance|item ~ what it is
c much unit:g 5..900; Amount|g; Menge|g; Quantité|g; Cantidad|g; grams|amount_g|quantity ~ how much of it
c share percent; Share|%; Anteil|%; Part|%; Parte|%; percentage|proportion|pct ~ how large a part of the whole
en {much} {stuff} ({share})|{stuff} {share}|{much} {stuff}|Add {much} of {stuff}, that is {share}.|Add {much} of {stuff}.
de {much} {stuff} ({share})|{stuff} {share}|{much} {stuff}|{much} {stuff} zugeben, das sind {share}.|{much} {stuff} zugeben.
fr {much} {stuff} ({share})|{stuff} {share}|{much} {stuff}|Ajouter {much} de {stuff}, soit {share}.|Ajouter {much} de {stuff}.
es {much} {stuff} ({share})|{stuff} {share}|{much} {stuff}|Añadir {much} de {stuff}, es decir, {share}.|Añadir {much} de {stuff}.
# fleet
l Vehicles|Our fleet; Fahrzeuge|Fuhrpark; Véhicules|Parc; Vehículos|Flota; fleet|cars|rolling_stock|machines ~ which wheels they have
c plate id:@@ ####; Reg.|Plate; Kennz.; Immat.; Matrícula; registration|licence_plate|number_plate ~ letters and figures on the tin
c kind phrase=tipper|van|tractor|road sweeper|minibus|trailer|tanker / Kipper|Transporter|Traktor|Kehrmaschine|Kleinbus|Anhänger|Tankwagen / benne|fourgon|tracteur|balayeuse|minibus|remorque|citerne / volquete|furgoneta|tractor|barredora|microbús|remolque|cisterna; Kind|Type; Art|Typ; Genre|Type; Clase|Tipo; category|body_type|what_kind ~ which sort it is
c km number:900..400000; km; km; km; km; odometer|mileage_km|distance_driven ~ how far it has gone
c next date; Next test; Nächste HU; Prochain contrôle; Próxima ITV; inspection_due|mot_due|next_test ~ when it must be shown again
en {kind} {plate}, {km} km, next test {next}|{plate}: {kind}|{plate} ({km} km)|The {kind} {plate} has done {km} km and goes to the test on {next}.|{plate} is a {kind}.
de {kind} {plate}, {km} km, HU {next}|{plate}: {kind}|{plate} ({km} km)|{kind} {plate} hat {km} km und muss am {next} vorfahren.|{plate} ist ein {kind}.
fr {kind} {plate}, {km} km, contrôle {next}|{plate} : {kind}|{plate} ({km} km)|{kind} {plate} a fait {km} km et passe au contrôle le {next}.|{plate} : c'est un {kind}.
es {kind} {plate}, {km} km, ITV {next}|{plate}: {kind}|{plate} ({km} km)|{kind} {plate} lleva {km} km y pasa la ITV el {next}.|{plate} es un {kind}.
# crates
l Packages|Loaded; Packstücke|Geladen; Colis|Chargé; Bultos|Cargado; parcels|cargo_units|load_items|cases ~ each piece of the load
c box phrase=crate|pallet|drum|bale|sack|roll|container / Kiste|Palette|Fass|Ballen|Sack|Rolle|Container / caisse|palette|fût|balle|sac|rouleau|conteneur / caja|palé|bidón|bala|saco|rollo|contenedor; Unit|Type; Einheit|Art; Unité|Type; Unidad|Tipo; packaging|kind|unit_type ~ what it is packed in
c what phrase=ball bearings|tiles|printing ink|cotton|coffee|wire|seed potatoes|glassware / Kugellager|Fliesen|Druckfarbe|Baumwolle|Kaffee|Draht|Saatkartoffeln|Glaswaren / roulements|carreaux|encre|coton|café|fil de fer|plants de pommes de terre|verrerie / rodamientos|azulejos|tinta|algodón|café|alambre|patata de siembra|cristalería; Contents|Goods; Inhalt|Ware; Contenu|Marchandise; Contenido|Mercancía; goods|content|commodity ~ what is in it
c kg unit:kg 3..1200; Gross|kg; Brutto|kg; Brut|kg; Bruto|kg; gross_kg|weight_kg|mass ~ how heavy with its wrapping
c m3 unit:m³ 0.1..9; Volume|m³; Volumen|m³; Volume|m³; Volumen|m³; volume_m3|cbm|space ~ how much room it takes
en 1 {box} {what}, {kg}, {m3}|{box} of {what} ({kg})|{what}, {kg}|{box}: {what}|One {box} with {what} weighs {kg} and takes {m3}.|One {box} holds {what}.
de 1 {box} {what}, {kg}, {m3}|{box} {what} ({kg})|{what}, {kg}|{box}: {what}|{box} mit {what} wiegt {kg} und braucht {m3}.|{box} enthält {what}.
fr 1 {box} {what}, {kg}, {m3}|{box} de {what} ({kg})|{what}, {kg}|{box} : {what}|{box} de {what} : pèse {kg} et prend {m3}.|{box} avec {what}.
es 1 {box} {what}, {kg}, {m3}|{box} de {what} ({kg})|{what}, {kg}|{box}: {what}|{box} con {what}: pesa {kg} y ocupa {m3}.|{box} lleva {what}.
# rooms
l Rooms|Spaces; Räume|Flächen; Pièces|Locaux; Salas|Espacios; rooms|spaces|areas ~ each space with its size
c room phrase=foyer|workshop|archive|server room|library|kitchen|wardrobe|rehearsal room|cold store / Foyer|Werkstatt|Archiv|Serverraum|Bibliothek|Küche|Garderobe|Probenraum|Kühlraum / hall|atelier|archives|salle des serveurs|bibliothèque|cuisine|vestiaire|salle de répétition|chambre froide / vestíbulo|taller|archivo|sala de servidores|biblioteca|cocina|guardarropa|sala de ensayo|cámara fría; Room|Use; Raum|Nutzung; Pièce|Usage; Sala|Uso; name|space|usage ~ what it is used for
c size unit:m² 6..400; Area|m²; Fläche|m²; Surface|m²; Superficie|m²; area_m2|sqm|floor_area ~ how large it is
c seats number:2..300; Seats|Pers.; Plätze|Pers.; Places|Pers.; Plazas|Pers.; capacity|persons|max_people ~ how many it holds
en {room}: {size}, {seats} seats|{room} ({size})|{room} {seats}|The {room} has {size} and {seats} seats.|The {room} has {size}.
de {room}: {size}, {seats} Plätze|{room} ({size})|{room} {seats}|{room}: dort sind {size} mit {seats} Plätzen.|{room} hat {size}.
fr {room} : {size}, {seats} places|{room} ({size})|{room} {seats}|{room} offre {size} et {seats} places.|{room} : on y trouve {size}.
es {room}: {size}, {seats} plazas|{room} ({size})|{room} {seats}|{room} tiene {size} y {seats} plazas.|{room} tiene {size}.
`
