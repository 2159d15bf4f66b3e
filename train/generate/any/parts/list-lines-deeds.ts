/** People, steps, visits, findings and what was agreed: lists of what somebody did, saw or promised. */
export const listsOfDeeds = `
# present
l Present|On site were|There were; Zugegen|Vor Ort waren|Beteiligte; Sur place|Étaient là; Estaban|En el lugar; people_there|attending|party_list|who_came ~ everybody who was there|who stood by when it happened
c who person; Name|Who; Name|Wer; Nom|Qui; Nombre|Quién; person|full_name|individual ~ who it was
c firm company; For|Firm|From; Für|Firma|Von; Pour|Société; Por|Empresa; employer|on_behalf_of|sent_by|organisation ~ for whom they came
c part phrase=site manager|electrician|safety officer|owner's agent|trainee|photographer|translator|driver / Polier|Elektriker|Sicherheitsbeauftragter|Vertreter des Eigners|Lehrling|Fotografin|Dolmetscher|Fahrer / chef de chantier|électricien|agent de sécurité|mandataire|apprenti|photographe|interprète|chauffeur / jefe de obra|electricista|técnico de seguridad|apoderado|aprendiz|fotógrafa|intérprete|conductor; As|Function; Als|Funktion; En tant que|Fonction; Como|Función; capacity|job_there|role|what_as ~ in which part they were there
en {who} ({firm}, {part})|{who}, {part}, {firm}|{who} – {firm}|{who} ({part})|{who} came for {firm} as {part}.|{firm} had sent {who}, {part}.|{who} was there for {firm}.|{who} took part as {part}.
de {who} ({firm}, {part})|{who}, {part}, {firm}|{who} – {firm}|{who} ({part})|{who} kam für {firm} als {part}.|{firm} hatte {who} geschickt, {part}.|Für {firm} war {who} da.|{who} nahm als {part} teil.
fr {who} ({firm}, {part})|{who}, {part}, {firm}|{who} – {firm}|{who} ({part})|{who} est venu pour {firm} comme {part}.|{firm} avait envoyé {who}, {part}.|{who} était là pour {firm}.|{who} y a pris part comme {part}.
es {who} ({firm}, {part})|{who}, {part}, {firm}|{who} – {firm}|{who} ({part})|{who} vino por {firm} como {part}.|{firm} envió a {who}, {part}.|{who} estuvo por {firm}.|{who} participó como {part}.
# steps
l Work carried out|What was done|Steps; Ausgeführte Arbeiten|Was gemacht wurde|Schritte; Travaux effectués|Ce qui a été fait; Trabajos realizados|Pasos; tasks_done|actions_taken|work_log|activities ~ everything they did, one after the other
c deed phrase=drained the tank|replaced the drive belt|greased both bearings|cleaned the nozzles|reset the counter|tightened the flange bolts|ran it empty for ten minutes|swapped the control board|sealed the cover|took a sample of the oil / Tank entleert|Antriebsriemen ersetzt|beide Lager geschmiert|Düsen gereinigt|Zähler zurückgestellt|Flanschschrauben nachgezogen|zehn Minuten leer laufen lassen|Steuerplatine getauscht|Deckel verplombt|Ölprobe genommen / vidangé la cuve|remplacé la courroie|graissé les deux paliers|nettoyé les buses|remis le compteur à zéro|resserré les brides|essai à vide de dix minutes|changé la carte|plombé le capot|prélevé de l'huile / vaciado el depósito|cambiada la correa|engrasados ambos cojinetes|limpiadas las boquillas|contador a cero|apretadas las bridas|diez minutos en vacío|cambiada la placa|precintada la tapa|tomada muestra de aceite; Work|Task|Step; Arbeit|Tätigkeit; Opération|Tâche; Tarea|Operación; action|activity|description|what ~ what they did
c by person; By|Hand; Durch|Wer; Par|Qui; Por|Quién; worker|technician|done_by|assignee ~ whose hands did it
c mins number:5..180; Min.|Minutes; Min.|Minuten; Min.|Durée; Min.|Minutos; duration_min|time_spent|minutes_taken|effort_min ~ how long it took
en {deed}, {by}, {mins} min|{deed} ({by}, {mins} min)|{deed} ({mins} min)|{deed} – {by}|{by} spent {mins} minutes on this: {deed}.|For {mins} minutes: {deed}.|{by}: {deed}.
de {deed}, {by}, {mins} Min.|{deed} ({by}, {mins} min)|{deed} ({mins} Min.)|{deed} – {by}|{by} brauchte {mins} Minuten: {deed}.|In {mins} Minuten: {deed}.|{by}: {deed}.
fr {deed}, {by}, {mins} min|{deed} ({by}, {mins} min)|{deed} ({mins} min)|{deed} – {by}|{by} y a passé {mins} minutes : {deed}.|En {mins} minutes : {deed}.|{by} : {deed}.
es {deed}, {by}, {mins} min|{deed} ({by}, {mins} min)|{deed} ({mins} min)|{deed} – {by}|{by} tardó {mins} minutos: {deed}.|En {mins} minutos: {deed}.|{by}: {deed}.
# findings
l Findings|What we found|Observations; Feststellungen|Befunde|Was auffiel; Constats|Observations; Hallazgos|Lo observado; issues|defects|observations|problems_noted ~ all that was not as it should be
c what phrase=paint flaking at the gate|hose perished|label unreadable|fence leaning|switch loose in its box|gutter blocked|hinge worn through|glass cracked at the edge|cable without clamp|rust under the step / Lack am Tor blättert|Schlauch spröde|Schild unlesbar|Zaun steht schief|Schalter sitzt lose|Rinne verstopft|Scharnier ausgeschlagen|Glas am Rand gesprungen|Kabel ohne Schelle|Rost unter der Stufe / peinture écaillée au portail|flexible craquelé|étiquette illisible|clôture penchée|interrupteur branlant|gouttière bouchée|charnière usée|verre fêlé au bord|câble sans collier|rouille sous la marche / pintura levantada en la verja|manguera reseca|etiqueta ilegible|valla inclinada|interruptor suelto|canalón atascado|bisagra gastada|cristal rajado|cable sin abrazadera|óxido bajo el escalón; Finding|Defect|Observation; Befund|Mangel; Constat|Défaut; Hallazgo|Defecto; issue|description|problem|defect ~ what is wrong
c where phrase=north yard|hall 2|roof|stairwell B|pump room|loading bay|platform 4|greenhouse 7 / Nordhof|Halle 2|Dach|Treppenhaus B|Pumpenraum|Laderampe|Gleis 4|Gewächshaus 7 / cour nord|hall 2|toiture|escalier B|local des pompes|quai de chargement|voie 4|serre 7 / patio norte|nave 2|cubierta|escalera B|sala de bombas|muelle de carga|andén 4|invernadero 7; Where|Place|Loc.; Wo|Ort|Stelle; Où|Lieu|Endroit; Dónde|Lugar; location|spot|position|area ~ at which spot
c grade phrase=cosmetic only|must be mended soon|at once|can wait|watch it / nur Optik|bald beheben|sofort|kann warten|beobachten / esthétique|à réparer bientôt|tout de suite|peut attendre|à surveiller / solo estético|reparar pronto|de inmediato|puede esperar|vigilar; Urgency|Grade; Dringlichkeit|Stufe; Urgence|Degré; Urgencia|Grado; severity|priority|how_bad|class ~ how bad it is
c until date; By|Until; Bis|Frist; Avant le|Délai; Antes del|Plazo; due|deadline|fix_by|mend_before ~ when it must be put right
en {what}, {where}: {grade}, by {until}|{where}: {what} ({grade})|{what} ({where})|{what} – {grade} – {until}|In the {where} we saw: {what}. To be judged: {grade}, by {until}.|Seen at {where}: {what} ({grade}).|Noted: {what}, at {where}.
de {what}, {where}: {grade}, bis {until}|{where}: {what} ({grade})|{what} ({where})|{what} – {grade} – {until}|Ort {where}: {what}; einzustufen als {grade}, Erledigung bis {until}.|Gesehen, {where}: {what} ({grade}).|Vermerkt: {what}, {where}.
fr {what}, {where} : {grade}, avant le {until}|{where} : {what} ({grade})|{what} ({where})|{what} – {grade} – {until}|Vu ({where}) : {what}, {grade}, avant le {until}.|À noter, {where} : {what} ({grade}).|Relevé : {what}, {where}.
es {what}, {where}: {grade}, antes del {until}|{where}: {what} ({grade})|{what} ({where})|{what} – {grade} – {until}|Visto ({where}): {what}, {grade}, antes del {until}.|Consta en {where}: {what} ({grade}).|Anotado: {what}, {where}.
# visits
l Visits|Calls made|Rounds; Besuche|Rundgänge|Einsätze; Visites|Passages|Tournées; Visitas|Rondas; calls|appointments|trips|rounds ~ each time somebody came
c day date; Date|On|Day; Datum|Am|Tag; Date|Le|Jour; Fecha|Día; visited_on|when|date_of_call ~ on which day they came
c who person; By|Visitor; Durch|Besucher; Par|Visiteur; Por|Visitante; caller|came|nurse|agent ~ who came
c from time; From|Arrival; Von|Ankunft; De|Arrivée; De|Llegada; arrived_at|started|in_time ~ hour at which they came
c aim phrase=wound dressing|reading lesson|pruning|night watch|delivery of seed|shopping|tuning the organ|snow clearing / Verbandwechsel|Lesestunde|Rückschnitt|Nachtwache|Saatgut gebracht|Einkauf|Orgel stimmen|Schneeräumen / pansement|leçon de lecture|taille|garde de nuit|livraison de semences|courses|accord de l'orgue|déneigement / cura|clase de lectura|poda|guardia nocturna|entrega de semilla|compra|afinar el órgano|retirar nieve; Purpose|Reason; Zweck|Anlass; Objet|Motif; Motivo|Objeto; reason|what_for|type_of_call ~ why they came
en {day} {from}, {who}, {aim}|{day}: {aim} ({who})|{day}, {who}|{day} – {aim}|On {day} at {from} {who} came for this: {aim}.|{who} came on {day} ({aim}).|{day} brought {who} to us.
de {day} {from}, {who}, {aim}|{day}: {aim} ({who})|{day}, {who}|{day} – {aim}|Am {day} um {from} kam {who} wegen: {aim}.|{who} kam am {day} ({aim}).|Am {day} war {who} da.
fr {day} {from}, {who}, {aim}|{day} : {aim} ({who})|{day}, {who}|{day} – {aim}|Le {day} à {from}, {who} est passé pour : {aim}.|{who} est venu le {day} ({aim}).|Le {day} est passé {who}.
es {day} {from}, {who}, {aim}|{day}: {aim} ({who})|{day}, {who}|{day} – {aim}|El {day} a las {from} vino {who} para: {aim}.|{who} vino el {day} ({aim}).|El {day} estuvo {who}.
# conditions
l Conditions|This is granted provided that|Terms; Auflagen|Bedingungen|Dies gilt unter; Conditions|Réserves; Condiciones|Requisitos; requirements|terms|obligations|provisos ~ what they have to keep to
c rule phrase=music stops at 22:00|a steward at each gate|no open fire|the path stays free|the ground is restored afterwards|two extinguishers within reach|dogs on the lead|the neighbours are told in writing|no lorries before seven / Musik endet um 22:00|je Tor ein Ordner|kein offenes Feuer|der Weg bleibt frei|der Boden wird hergerichtet|zwei Löscher in Reichweite|Hunde an der Leine|Nachbarn schriftlich unterrichten|keine Laster vor sieben / musique jusqu'à 22:00|un agent à chaque porte|pas de feu ouvert|le chemin reste libre|remise en état du sol|deux extincteurs à portée|chiens en laisse|voisins avertis par écrit|pas de camions avant sept heures / música hasta las 22:00|un vigilante por puerta|sin fuego abierto|el camino queda libre|se repone el suelo|dos extintores a mano|perros con correa|avisar a los vecinos|sin camiones antes de las siete; Condition|Item; Auflage|Punkt; Condition|Point; Condición|Punto; requirement|text|obligation|rule ~ what is asked of them
en {rule}|It is a must: {rule}.
de {rule}|Verlangt wird: {rule}.
fr {rule}|Il est exigé : {rule}.
es {rule}|Se exige: {rule}.
# promises
l Agreed|To do|Next steps; Vereinbart|Offene Punkte|Nächste Schritte; Convenu|À faire|Suites; Acordado|Pendiente|Próximos pasos; follow_ups|to_dos|open_points|commitments ~ who promised what until when
c task phrase=send the drawings|order spare seals|ask the insurer|book the hall|update the price list|call the printer|check the figures|write to the members|renew the domain / Pläne schicken|Ersatzdichtungen bestellen|Versicherer fragen|Saal buchen|Preisliste ändern|Druckerei anrufen|Zahlen prüfen|Mitglieder anschreiben|Domain verlängern / envoyer les plans|commander des joints|interroger l'assureur|réserver la salle|revoir les prix|appeler l'imprimeur|vérifier les chiffres|écrire aux membres|renouveler le domaine / enviar los planos|pedir juntas|preguntar al seguro|reservar la sala|actualizar precios|llamar a la imprenta|revisar cifras|escribir a los socios|renovar el dominio; Task|What; Aufgabe|Was; Tâche|Quoi; Tarea|Qué; action|todo|what|item ~ what has to be done
c owner person; Who|Owner; Wer|Zuständig; Qui|Responsable; Quién|Responsable; responsible|assigned_to|in_charge ~ who takes care of it
c due date; When|By; Wann|Bis; Quand|Pour le; Cuándo|Para el; deadline|until|due_date|target_date ~ when it has to be ready
en {owner}: {task} by {due}|{task} ({owner}, {due})|{task} – {owner}|{owner} will {task} by {due}.|{owner} will {task}.
de {owner}: {task} bis {due}|{task} ({owner}, {due})|{task} – {owner}|{owner} übernimmt bis {due}: {task}.|{owner} übernimmt: {task}.
fr {owner} : {task} pour le {due}|{task} ({owner}, {due})|{task} – {owner}|{owner} se charge pour le {due} de : {task}.|{owner} doit {task}.
es {owner}: {task} para el {due}|{task} ({owner}, {due})|{task} – {owner}|{owner} se encarga para el {due} de {task}.|{owner} va a {task}.
# events
l Course of events|Log|Timeline; Ablauf|Verlauf|Protokoll des Tages; Déroulement|Journal; Cronología|Desarrollo; timeline|log_entries|history|sequence ~ what happened, hour by hour
c at time; Time|At; Zeit|Um; Heure|À; Hora|A las; clock|hour|happened_at|t ~ at which hour
c what phrase=alarm from line 3|signal box informed|traffic stopped|engine on the scene|area roped off|power back|first train passed|all clear given|crew relieved / Alarm von Linie 3|Stellwerk verständigt|Verkehr gesperrt|Fahrzeug vor Ort|Bereich abgesperrt|Strom wieder da|erster Zug durch|Entwarnung|Mannschaft abgelöst / alarme de la ligne 3|poste prévenu|circulation arrêtée|engin sur place|zone balisée|courant rétabli|premier train passé|fin d'alerte|équipe relevée / alarma de la línea 3|avisado el puesto|tráfico cortado|vehículo en el lugar|zona acotada|vuelve la luz|pasa el primer tren|fin de la alerta|relevo del equipo; Event|What; Ereignis|Was; Événement|Fait; Suceso|Hecho; event|description|happening|entry ~ what happened then
c by person; Reported by|By; Gemeldet von|Durch; Signalé par|Par; Avisó|Por; reporter|source|noted_by|caller ~ from whom one knows it
en {at} {what} ({by})|{at}: {what}|{at} – {what} – {by}|At {at}: {what}, says {by}.|At {at}: {what}.
de {at} {what} ({by})|{at}: {what}|{at} – {what} – {by}|Um {at}: {what}, so {by}.|Um {at}: {what}.
fr {at} {what} ({by})|{at} : {what}|{at} – {what} – {by}|À {at} : {what}, selon {by}.|À {at} : {what}.
es {at} {what} ({by})|{at}: {what}|{at} – {what} – {by}|A las {at}: {what}, según {by}.|A las {at}: {what}.
# offers_made
l Bids received|Offers opened; Eingegangene Angebote|Geöffnete Gebote; Offres reçues|Plis ouverts; Ofertas recibidas|Pliegos abiertos; bids|tenders|competitors|quotes_received ~ everybody who wanted the job and for how much
c bidder company; Bidder|Firm; Bieter|Firma; Candidat|Entreprise; Licitador|Empresa; company|tenderer|name ~ who would like to do it
c sum money:800..90000; Sum|Bid; Summe|Gebot; Montant|Offre; Importe|Oferta; price|amount|offered|bid_amount ~ what they want for it
c rank number:1..9; Rank|Pl.; Rang|Platz; Rang|Cl.; Puesto|N.º; place|ranking|position ~ which place they got
c days number:5..160; Days|Time; Tage|Frist; Jours|Délai; Días|Plazo; lead_time_days|duration|promised_days ~ how many days they need
en {bidder}: {sum}, {days} days, place {rank}|{bidder} ({sum})|{bidder} – {sum} – {days} days|{bidder} asks {sum} and needs {days} days; that makes place {rank}.|{bidder} would do it for {sum}.
de {bidder}: {sum}, {days} Tage, Platz {rank}|{bidder} ({sum})|{bidder} – {sum} – {days} Tage|{bidder} verlangt {sum} und braucht {days} Tage, das ist Platz {rank}.|{bidder} macht es für {sum}.
fr {bidder} : {sum}, {days} jours, rang {rank}|{bidder} ({sum})|{bidder} – {sum} – {days} jours|{bidder} demande {sum} et {days} jours, soit le rang {rank}.|{bidder} le ferait pour {sum}.
es {bidder}: {sum}, {days} días, puesto {rank}|{bidder} ({sum})|{bidder} – {sum} – {days} días|{bidder} pide {sum} y {days} días: puesto {rank}.|{bidder} lo haría por {sum}.
# shifts
l Duty roster|On duty; Dienstplan|Dienst haben; Tableau de service|De garde; Cuadrante|De turno; roster|rota|assignments|staffing ~ who works when
c day date; Date; Datum; Date; Fecha; on|shift_date|calendar_day ~ which day
c who person; Name|Who; Name|Wer; Nom|Qui; Nombre|Quién; employee|staff_member|on_call ~ who has to be there
c from time; From; Von; De; De; start|begins_at|clock_in ~ hour of the beginning
c to time; To; Bis; À; A; end|ends_at|clock_out ~ hour of the end
c post phrase=gate|control desk|ward 3|night desk|tower|kitchen|box office|ferry slip / Pforte|Leitstand|Station 3|Nachtdienst|Turm|Küche|Kasse|Anleger / portail|salle de contrôle|unité 3|accueil de nuit|tour|cuisine|caisse|embarcadère / portería|sala de control|planta 3|turno de noche|torre|cocina|taquilla|embarcadero; Post|Place; Posten|Platz; Poste; Puesto; station|where|assigned_post|location ~ where they stand
en {day}: {who}, {from}–{to}, {post}|{day} {who} {from} – {to}|{who} ({post})|On {day} {who} is at the {post} from {from} to {to}.|{who} works on {day} from {from} till {to}.
de {day}: {who}, {from}–{to}, {post}|{day} {who} {from} – {to}|{who} ({post})|Am {day} ist {who} von {from} bis {to} hier: {post}.|{who} arbeitet am {day} von {from} bis {to}.
fr {day} : {who}, {from}–{to}, {post}|{day} {who} {from} – {to}|{who} ({post})|Le {day}, {who} est en poste ({post}) de {from} à {to}.|{who} travaille le {day} de {from} à {to}.
es {day}: {who}, {from}–{to}, {post}|{day} {who} {from} – {to}|{who} ({post})|El {day}, {who} está en {post} de {from} a {to}.|{who} trabaja el {day} de {from} a {to}.
# payments_made
l Instalments|Paid so far; Raten|Bisher gezahlt; Échéances|Déjà versé; Plazos|Ya abonado; instalments|money_received|partial_payments|payment_plan ~ each sum that came in
c day date; On|Date; Am|Datum; Le|Date; El|Fecha; paid_on|value_date|when ~ on which day it came
c sum money:20..4000; Sum|Amount; Betrag|Summe; Somme|Montant; Importe|Cantidad; amount|paid|value ~ how much came
c way phrase=by transfer|in cash|by card|by cheque|set off / per Überweisung|bar|mit Karte|per Scheck|verrechnet / par virement|en espèces|par carte|par chèque|compensé / por transferencia|en efectivo|con tarjeta|con cheque|compensado; How|Way; Wie|Art; Comment|Mode; Cómo|Forma; method|means|paid_with ~ in which way it was paid
en {day}: {sum} {way}|{sum} on {day}|{sum} ({way})|On {day} {sum} came in {way}.|{sum} came in on {day}.
de {day}: {sum} {way}|{sum} am {day}|{sum} ({way})|Am {day} kamen {sum} {way}.|{sum} kamen am {day}.
fr {day} : {sum} {way}|{sum} le {day}|{sum} ({way})|Le {day}, {sum} ont été reçus {way}.|{sum} sont arrivés le {day}.
es {day}: {sum} {way}|{sum} el {day}|{sum} ({way})|El {day} entraron {sum} {way}.|{sum} llegaron el {day}.
# speakers
l Programme|Contributions|Talks; Programm|Beiträge|Vorträge; Programme|Interventions; Programa|Ponencias; sessions|talks|agenda_slots|contributions ~ who speaks of what
c at time; Time|At; Zeit|Um; Heure|À; Hora|A las; starts|slot|begin ~ when it begins
c who person; Speaker|By; Redner|Von; Orateur|Par; Ponente|Por; presenter|lecturer|given_by ~ who speaks
c what phrase=Bridges that sing|Soil and memory|A short history of salt|Why trains are late|Glass in the desert|Maps of the night sky|Bread without haste|Small grids, big storms / Brücken, die singen|Boden und Gedächtnis|Kleine Geschichte des Salzes|Warum Züge zu spät kommen|Glas in der Wüste|Karten des Nachthimmels|Brot ohne Eile|Kleine Netze, große Stürme / Des ponts qui chantent|Sol et mémoire|Brève histoire du sel|Pourquoi les trains tardent|Du verre au désert|Cartes du ciel|Le pain sans hâte|Petits réseaux, grandes tempêtes / Puentes que cantan|Suelo y memoria|Breve historia de la sal|Por qué tardan los trenes|Vidrio en el desierto|Mapas del cielo|Pan sin prisa|Redes pequeñas, grandes tormentas; Title|Subject; Titel|Thema; Titre|Sujet; Título|Tema; topic|talk_title|about ~ what it is about
en {at} {who}: {what}|{who}: {what}|{at} – {what}|At {at} {who} speaks on “{what}”.|{who} speaks on “{what}”.
de {at} {who}: {what}|{who}: {what}|{at} – {what}|Um {at} spricht {who} über „{what}“.|{who} spricht über „{what}“.
fr {at} {who} : {what}|{who} : {what}|{at} – {what}|À {at}, {who} parle de « {what} ».|{who} parle de « {what} ».
es {at} {who}: {what}|{who}: {what}|{at} – {what}|A las {at}, {who} habla de «{what}».|{who} habla de «{what}».
# reasons
l Reasons|Grounds; Gründe|Begründung; Motifs|Raisons; Motivos|Razones; grounds|arguments|why|justification ~ what speaks for it
c why phrase=the form was late|a signature is missing|the plot lies in a flood area|two neighbours objected|the fee was never paid|the plans show no second exit|income above the limit|the licence had lapsed / der Antrag kam zu spät|eine Unterschrift fehlt|das Grundstück liegt im Überflutungsgebiet|zwei Nachbarn widersprachen|die Gebühr ging nie ein|den Plänen fehlt ein zweiter Ausgang|Einkommen über der Grenze|die Lizenz war abgelaufen / demande tardive|il manque une signature|le terrain est inondable|deux voisins s'opposent|la taxe n'a pas été payée|pas de seconde issue au plan|revenus au-dessus du plafond|licence échue / la solicitud llegó tarde|falta una firma|la parcela es inundable|dos vecinos se oponen|no se pagó la tasa|el plano no muestra segunda salida|ingresos sobre el límite|la licencia había caducado; Reason; Grund; Motif; Motivo; ground|cause|explanation ~ what was said for it
en {why}|First of all: {why}.
de {why}|Vor allem: {why}.
fr {why}|Avant tout : {why}.
es {why}|Ante todo: {why}.
# hazards
l Dangers|Take care of; Gefahren|Achtung bei; Dangers|Attention à; Peligros|Cuidado con; risks|threats|warnings|dangers ~ what can go wrong there
c danger phrase=slippery floor|falling stones|moving rollers|hot steam|acid vapour|deep water|low beams|live rails|blades|crossing lorries / glatter Boden|Steinschlag|laufende Walzen|heißer Dampf|Säuredämpfe|tiefes Wasser|niedrige Balken|Stromschiene|Klingen|querende Laster / sol glissant|chute de pierres|rouleaux en marche|vapeur brûlante|vapeurs acides|eau profonde|poutres basses|rail électrifié|lames|camions / suelo resbaladizo|caída de piedras|rodillos en marcha|vapor caliente|vapores ácidos|agua profunda|vigas bajas|carril electrificado|cuchillas|camiones; Danger; Gefahr; Danger; Peligro; risk|threat|hazard_type ~ what may hurt somebody
en {danger}|Beware of this: {danger}.
de {danger}|Zu beachten: {danger}.
fr {danger}|Gare à ceci : {danger}.
es {danger}|Ojo con: {danger}.
`
