/** People and bodies with their parts, shares and places, and plain lists of names: lists of who is in it. */
export const listsOfPeople = `
# exhibits
l Evidence|Exhibits; Beweismittel|Asservate; Pièces à conviction|Preuves; Pruebas|Piezas de convicción; evidence|seized_items|proofs ~ what was taken to prove it
c no id:@##; No.|Exh.; Nr.|Asservat; N°|Scellé; N.º|Pieza; exhibit_no|tag|mark ~ under which number it is kept
c what phrase=kitchen knife|two mobile phones|ledger|torn ticket|white powder, 3 bags|video of the till|glove|forged stamp / Küchenmesser|zwei Handys|Kassenbuch|zerrissene Karte|weißes Pulver, 3 Beutel|Video der Kasse|Handschuh|falscher Stempel / couteau de cuisine|deux téléphones|registre|billet déchiré|poudre blanche, 3 sachets|vidéo de la caisse|gant|faux tampon / cuchillo|dos móviles|libro de cuentas|billete roto|polvo blanco, 3 bolsas|vídeo de la caja|guante|sello falso; Description|Object; Bezeichnung|Gegenstand; Désignation|Objet; Descripción|Objeto; item|object|thing ~ what it is
c found phrase=in the boot|under the bed|at the counter|in the bin|on the stairs|in a locker / im Kofferraum|unter dem Bett|am Tresen|im Müll|auf der Treppe|im Spind / dans le coffre|sous le lit|au comptoir|dans la poubelle|dans l'escalier|dans un casier / en el maletero|bajo la cama|en el mostrador|en la basura|en la escalera|en una taquilla; Found; Fundort; Lieu; Hallado; location|where_found|taken_from ~ where it lay
c by person; Seized by; Gesichert durch; Saisi par; Incautó; officer|secured_by|collector ~ who took it
en {no}: {what}, {found} ({by})|{no} {what}|{what} ({found})|{by} found {what} {found}; it is kept as {no}.|{what} lay {found}.
de {no}: {what}, {found} ({by})|{no} {what}|{what} ({found})|{by} fand {found}: {what}, verwahrt als {no}.|{what} lag {found}.
fr {no} : {what}, {found} ({by})|{no} {what}|{what} ({found})|{by} a trouvé {found} : {what}, sous le n° {no}.|{what} se trouvait {found}.
es {no}: {what}, {found} ({by})|{no} {what}|{what} ({found})|{by} halló {found}: {what}, guardado como {no}.|{what} estaba {found}.
# heirs_shares
l Partners|Shares in the firm; Gesellschafter|Anteile; Associés|Parts; Socios|Participaciones; owners|shareholders|stakes ~ to whom the firm belongs
c who person; Name|Partner; Name|Gesellschafter; Nom|Associé; Nombre|Socio; holder|owner|partner ~ who owns a part
c share percent; Share|%; Anteil|%; Part|%; Parte|%; stake|percentage|ownership_pct ~ how large a part
c paid money:500..60000; Paid in; Einlage; Apport; Aportación; capital|contribution|put_in ~ what they put in
c home city; Of|Town; Wohnort|Aus; Domicile|De; Vecino de|Ciudad; residence|lives_in|town ~ where they live
en {who} of {home}: {share}, {paid}|{who} ({share})|{who}, {home}|{who}: {paid} ({share})|{who}, who lives in {home}, put in {paid} and holds {share}.|{who} holds {share}.
de {who} aus {home}: {share}, {paid}|{who} ({share})|{who}, {home}|{who}: {paid} ({share})|{who}, wohnhaft in {home}, legte {paid} ein und hält {share}.|{who} hält {share}.
fr {who} de {home} : {share}, {paid}|{who} ({share})|{who}, {home}|{who} : {paid} ({share})|{who}, demeurant à {home}, a apporté {paid} et détient {share}.|{who} détient {share}.
es {who}, de {home}: {share}, {paid}|{who} ({share})|{who}, {home}|{who}: {paid} ({share})|{who}, vecino de {home}, aportó {paid} y tiene {share}.|{who} tiene {share}.
# roles_on_stage
l Cast; Besetzung; Distribution; Reparto; cast|performers|parts ~ who plays whom
c part phrase=The Miller|Queen of the Lake|First Watchman|A Stranger|The Twin|Voice from below|The Notary|Two Birds / Der Müller|Königin vom See|Erster Wächter|Ein Fremder|Der Zwilling|Stimme von unten|Der Notar|Zwei Vögel / Le Meunier|La Reine du lac|Premier garde|Un étranger|Le Jumeau|Voix d'en bas|Le Notaire|Deux oiseaux / El molinero|Reina del lago|Primer guardia|Un extraño|El gemelo|Voz de abajo|El notario|Dos pájaros; Part|Role; Rolle|Partie; Rôle; Papel; character|role|figure ~ whom they play
c who person; Played by|Artist; Darsteller|Spielt; Interprète; Intérprete; actor|singer|performer ~ who stands on the stage
c second person; Understudy|Cover; Zweitbesetzung; Doublure; Suplente; cover|stand_in|replacement ~ who steps in
en {part}: {who} (cover: {second})|{part} – {who}|{who} as {part}|{who} plays {part}; should they fall ill, {second} steps in.|{who} plays {part}.
de {part}: {who} (Ersatz: {second})|{part} – {who}|{who} als {part}|{who} spielt: {part}, bei Krankheit springt {second} ein.|{who} spielt: {part}.
fr {part} : {who} (doublure : {second})|{part} – {who}|{who} : {part}|{who} joue {part} ; en cas de maladie, {second} le remplace.|{who} joue {part}.
es {part}: {who} (suplente: {second})|{part} – {who}|{who}: {part}|{who} hace de {part}; si enferma, entra {second}.|{who} hace de {part}.
# stops
l Stops|Route; Halte|Route; Arrêts|Itinéraire; Paradas|Ruta; route|waypoints|calling_points|legs ~ where it calls on the way
c place city; Stop|Place; Halt|Ort; Arrêt|Lieu; Parada|Lugar; station|town|location ~ where it stops
c in time; Arr.; An; Arr.; Lleg.; arrival|arrives|in ~ when it gets there
c out time; Dep.; Ab; Dép.; Sal.; departure|leaves|out ~ when it goes on
c load number:1..40; Units|Load; Menge|Ladung; Unités|Charge; Unidades|Carga; quantity|drops|units_left ~ how much is left there
en {place} {in} / {out}, {load} units|{place} ({in} – {out})|{place} {in}|{place}: {load}|{place} is reached at {in}; after {load} units it goes on at {out}.|At {in} it reaches {place}.
de {place} {in} / {out}, {load} Einheiten|{place} ({in} – {out})|{place} {in}|{place}: {load}|{place} wird um {in} erreicht, nach {load} Einheiten geht es um {out} weiter.|Um {in} ist man in {place}.
fr {place} {in} / {out}, {load} unités|{place} ({in} – {out})|{place} {in}|{place} : {load}|On atteint {place} à {in} ; après {load} unités, départ à {out}.|À {in} on est à {place}.
es {place} {in} / {out}, {load} unidades|{place} ({in} – {out})|{place} {in}|{place}: {load}|Se llega a {place} a las {in}; tras {load} unidades se sigue a las {out}.|A las {in} se está en {place}.
# open_bills
l Still open|Outstanding; Offen|Rückstände; Impayés|Restent dus; Pendiente de pago|Impagados; overdue|open_items|arrears|unpaid ~ what has not been paid
c no id; No.|Our ref.; Nr.|Beleg; N°|Réf.; N.º|Ref.; invoice|bill_no|document ~ which paper it is about
c day date; Of|Date; Vom|Datum; Du|Date; De|Fecha; billed_on|dated|issued ~ when it was written
c sum money:20..9000; Sum|Due; Betrag|Offen; Montant|Dû; Importe|Debe; amount|balance|owed ~ what is still wanted
c late number:3..180; Days|Late; Tage|Verzug; Jours|Retard; Días|Retraso; days_late|overdue_days|age ~ for how long it has been late
en {no} of {day}: {sum}, {late} days late|{no} ({sum})|{no} of {day}|{sum} since {day}|For {no} of {day} we still wait for {sum}, {late} days too long.|On {no} there are {sum} to pay.
de {no} vom {day}: {sum}, seit {late} Tagen|{no} ({sum})|{no} vom {day}|{sum} seit {day}|Auf {no} vom {day} warten wir seit {late} Tagen auf {sum}.|Aus {no} sind {sum} offen.
fr {no} du {day} : {sum}, {late} jours de retard|{no} ({sum})|{no} du {day}|{sum} depuis le {day}|Pour {no} du {day}, nous attendons {sum} depuis {late} jours.|Sur {no}, il reste {sum}.
es {no} del {day}: {sum}, {late} días de retraso|{no} ({sum})|{no} del {day}|{sum} desde el {day}|Por {no} del {day} esperamos {sum} desde hace {late} días.|De {no} quedan {sum}.
# prizes
l Prizes|Winners; Preise|Ausgezeichnet; Prix|Lauréats; Premios|Premiados; awards|laureates|winners ~ who won what
c rank phrase=gold|silver|bronze|special mention|audience prize / Gold|Silber|Bronze|Lobende Erwähnung|Publikumspreis / or|argent|bronze|mention spéciale|prix du public / oro|plata|bronce|mención especial|premio del público; Prize; Preis; Prix; Premio; award|distinction|medal ~ which one they got
c who person; Winner|To; Geht an|Preisträger; Lauréat|À; Ganador|Para; laureate|recipient|name ~ who got it
c for phrase=Tower of reeds|Blue bread|Two-stroke harp|Paper dam|Moss clock|Folding sauna / Turm aus Schilf|Blaues Brot|Zweitaktharfe|Damm aus Papier|Moosuhr|Faltsauna / Tour de roseaux|Pain bleu|Harpe à deux temps|Barrage en papier|Horloge de mousse|Sauna pliant / Torre de juncos|Pan azul|Arpa de dos tiempos|Presa de papel|Reloj de musgo|Sauna plegable; For|Work; Für|Werk; Pour|Œuvre; Por|Obra; work|entry|title ~ what they got it for
c sum money:100..20000; Sum; Dotierung; Dotation; Dotación; prize_money|amount|worth ~ what goes with it
en {rank}: {who}, {for}, {sum}|{rank} – {who}|{who} ({for})|{rank}: {for}|{rank} goes to {who} for {for} and brings {sum}.|{who} takes {rank}.
de {rank}: {who}, {for}, {sum}|{rank} – {who}|{who} ({for})|{rank}: {for}|{rank} geht an {who} für {for} und bringt {sum}.|{who} bekommt {rank}.
fr {rank} : {who}, {for}, {sum}|{rank} – {who}|{who} ({for})|{rank} : {for}|{rank} : revient à {who} pour {for}, avec {sum}.|{who} reçoit {rank}.
es {rank}: {who}, {for}, {sum}|{rank} – {who}|{who} ({for})|{rank}: {for}|{rank} es para {who} por {for} y trae {sum}.|{who} recibe {rank}.
# drugs
l Medication|To be taken; Medikation|Einzunehmen; Traitement|À prendre; Medicación|Tomar; medicines|prescribed|treatment_plan ~ what has to be swallowed
c name phrase=Ramolin|Pantavor|Cefidal|Toramax|Ibusan|Metorin|Vitalux D / Ramolin|Pantavor|Cefidal|Toramax|Ibusan|Metorin|Vitalux D / Ramolin|Pantavor|Céfidal|Toramax|Ibusan|Métorine|Vitalux D / Ramolín|Pantavor|Cefidal|Toramax|Ibusán|Metorina|Vitalux D; Drug|Name; Mittel|Name; Médicament|Nom; Fármaco|Nombre; medicine|substance|product ~ what it is called
c dose unit:mg 5..800; Dose|Strength; Dosis|Stärke; Dose|Dosage; Dosis; strength_mg|mg|amount ~ how much at a time
c when phrase=in the morning|1-0-1|at bedtime|with meals|every 8 hours|only when it hurts / morgens|1-0-1|zur Nacht|zum Essen|alle 8 Stunden|nur bei Schmerzen / le matin|1-0-1|au coucher|aux repas|toutes les 8 heures|si douleur / por la mañana|1-0-1|al acostarse|con las comidas|cada 8 horas|solo si duele; When; Wann; Quand; Cuándo; schedule|frequency|timing ~ at which times of the day
c till date; Until; Bis; Jusqu'au; Hasta; stop_on|last_day|end ~ how long
en {name} {dose} {when} until {till}|{name} {dose}, {when}|{name} ({when})|Take {name}, {dose}, {when}, until {till}.|Take {name} {when}.
de {name} {dose} {when} bis {till}|{name} {dose}, {when}|{name} ({when})|{name}, {dose}, {when} bis {till} nehmen.|{name} {when} nehmen.
fr {name} {dose} {when} jusqu'au {till}|{name} {dose}, {when}|{name} ({when})|Prendre {name}, {dose}, {when}, jusqu'au {till}.|Prendre {name} {when}.
es {name} {dose} {when} hasta el {till}|{name} {dose}, {when}|{name} ({when})|Tome {name}, {dose}, {when}, hasta el {till}.|Tome {name} {when}.
# copies_to
l Copies to|cc|Distribution; Verteiler|Kopie an; Copie à|Diffusion; Copia a|Distribución; cc|distribution_list|also_sent_to|recipients ~ who else gets it
c who person; Name; Name; Nom; Nombre; person|recipient|name ~ who gets one
en {who}
de {who}
fr {who}
es {who}
# firms_asked
l Firms approached|Suppliers; Angefragte Firmen|Lieferanten; Fournisseurs|Sociétés consultées; Proveedores|Empresas consultadas; suppliers|vendors|companies|firms ~ which firms are in it
c firm company; Firm; Firma; Société; Empresa; company|vendor|name ~ which one
en {firm}
de {firm}
fr {firm}
es {firm}
# countries_list
l Valid in|Countries; Gültig in|Länder; Valable en|Pays; Válido en|Países; countries|territories|where_valid|markets ~ in which lands it counts
c land country; Country; Land; Pays; País; country|land|territory ~ which one
en {land}
de {land}
fr {land}
es {land}
# tools_list
l Tools used|Equipment; Werkzeug|Benutzt wurde; Outils|Matériel employé; Herramientas|Material usado; tools|instruments|gear|equipment_used ~ with what they worked
c tool phrase=torque wrench|heat gun|spirit level|chain hoist|endoscope|multimeter|chisel|laser pointer|angle grinder / Drehmomentschlüssel|Heißluftpistole|Wasserwaage|Kettenzug|Endoskop|Multimeter|Meißel|Laser|Winkelschleifer / clé dynamométrique|décapeur thermique|niveau|palan|endoscope|multimètre|burin|laser|meuleuse / llave dinamométrica|pistola de calor|nivel|polipasto|endoscopio|multímetro|cincel|láser|amoladora; Tool; Werkzeug; Outil; Herramienta; tool|instrument|device ~ which one
en {tool}|At hand was: {tool}.
de {tool}|Zur Hand war: {tool}.
fr {tool}|Sous la main : {tool}.
es {tool}|A mano: {tool}.
# topics
l Contents|What it is about; Inhalte|Worum es geht; Contenus|De quoi il s'agit; Contenidos|De qué trata; topics|modules|units|subjects_covered ~ what is taught there
c topic phrase=reading a balance|first aid at sea|pruning in winter|knots|voice and breath|soldering|law of tenancy|writing grants / Bilanzen lesen|Erste Hilfe auf See|Winterschnitt|Knoten|Stimme und Atem|Löten|Mietrecht|Anträge schreiben / lire un bilan|secours en mer|taille d'hiver|nœuds|voix et souffle|soudure|droit du bail|écrire un dossier / leer un balance|primeros auxilios en el mar|poda de invierno|nudos|voz y aliento|soldadura|arrendamientos|escribir proyectos; Topic; Thema; Sujet; Tema; topic|module|subject ~ which one
c hours number:1..40; h|Hours; Std.|Stunden; h|Heures; h|Horas; hours|duration_h|lessons ~ how long it takes
c who person; With|Teacher; Mit|Dozent; Avec|Formateur; Con|Docente; trainer|lecturer|led_by ~ who teaches it
en {topic} ({hours} h, {who})|{topic}, {hours} h|{topic} – {who}|{who} needs {hours} hours for {topic}.|{topic} takes {hours} hours.
de {topic} ({hours} Std., {who})|{topic}, {hours} Std.|{topic} – {who}|{who} braucht {hours} Stunden für: {topic}.|{topic} dauert {hours} Stunden.
fr {topic} ({hours} h, {who})|{topic}, {hours} h|{topic} – {who}|{who} a besoin de {hours} heures pour : {topic}.|{topic} : il faut {hours} heures.
es {topic} ({hours} h, {who})|{topic}, {hours} h|{topic} – {who}|{who} necesita {hours} horas para: {topic}.|{topic} lleva {hours} horas.
# species_seen
l Seen|Counted; Gesehen|Gezählt; Vus|Comptés; Vistos|Contados; sightings|species|counts ~ which creatures were seen
c kind phrase=kingfisher|grey heron|red deer|otter|stag beetle|peregrine|brown hare|lynx / Eisvogel|Graureiher|Rothirsch|Fischotter|Hirschkäfer|Wanderfalke|Feldhase|Luchs / martin-pêcheur|héron cendré|cerf|loutre|lucane|faucon pèlerin|lièvre|lynx / martín pescador|garza real|ciervo|nutria|ciervo volante|halcón peregrino|liebre|lince; Species|Kind; Art; Espèce; Especie; animal|creature|taxon ~ which creature
c n number:1..90; No.; Anz.; Nb; N.º; count|individuals|number ~ how many of it
c at time; Time; Zeit; Heure; Hora; seen_at|hour|clock ~ when
c spot phrase=reed bed|old weir|clearing|hedge 4|gravel pit|north shore / Schilf|altes Wehr|Lichtung|Hecke 4|Kiesgrube|Nordufer / roselière|vieux barrage|clairière|haie 4|gravière|rive nord / carrizal|presa vieja|claro|seto 4|gravera|orilla norte; Spot; Stelle; Endroit; Sitio; place|habitat|location ~ where
en {n} x {kind}, {at}, {spot}|{kind}: {n}|{kind} ({spot})|{n} {kind} at {at}|At {at} we saw {n} x {kind} near the {spot}.|We counted {n} x {kind}.
de {n} x {kind}, {at}, {spot}|{kind}: {n}|{kind} ({spot})|{n} {kind} um {at}|Um {at} sahen wir {n} x {kind}, Stelle: {spot}.|Gezählt: {n} x {kind}.
fr {n} x {kind}, {at}, {spot}|{kind} : {n}|{kind} ({spot})|{n} {kind} à {at}|À {at} nous avons vu {n} x {kind} ({spot}).|Comptés : {n} x {kind}.
es {n} x {kind}, {at}, {spot}|{kind}: {n}|{kind} ({spot})|{n} {kind} a las {at}|A las {at} vimos {n} x {kind} ({spot}).|Contados: {n} x {kind}.
`
