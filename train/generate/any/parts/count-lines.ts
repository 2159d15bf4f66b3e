/** What is counted: `# id`, `t` what it stands under, `y` sentences around the counts, `-` words in the plural; names ~ what it is; range. */
export const countLines = `
# handover
t Contents; Inhalt; Contenu; Contenido; contents|counts|handed_out ~ how many of each
y You receive {}.|The envelope holds {}.|We hand out {}.; Sie erhalten {}.|Im Umschlag sind {}.|Wir händigen aus: {}.; Vous recevez {}.|L'enveloppe contient {}.|Sont remis : {}.; Recibe {}.|El sobre contiene {}.|Se entregan {}.; -
- copies; Ausfertigungen; exemplaires; ejemplares; copies|n_copies|number_of_copies|duplicates ~ how often the same paper is there; 2..12
- photographs; Fotografien; photographies; fotografías; pictures|n_photos|photo_count|images ~ how many pictures; 2..40
- drawings; Zeichnungen; dessins; dibujos; plans|n_drawings|sheets_drawn ~ how many were drawn; 2..12
- access cards; Zugangskarten; cartes d'accès; tarjetas de acceso; cards|badges|n_cards|card_count ~ how many open the door; 2..12
- annexes; Anhänge; annexes; anexos; appendices|attachments_count|n_annexes ~ how much hangs behind it; 2..12
# household
t Household; Haushalt; Foyer; Hogar; household|family|home ~ who and what lives there
y The household has {}.|There are {}.|I have {}.; Zum Haushalt gehören {}.|Es gibt {}.|Ich habe {}.; Le foyer compte {}.|Il y a {}.|J'ai {}.; El hogar tiene {}.|Hay {}.|Tengo {}.; -
- children; Kinder; enfants; hijos; kids|dependants|n_children|offspring ~ how many sons and daughters; 2..7
- cats; Katzen; chats; gatos; cats|n_cats|felines ~ how many mice-catchers; 2..6
- bicycles; Fahrräder; vélos; bicicletas; bikes|n_bikes|two_wheelers ~ how many things to pedal; 2..6
- rooms; Zimmer; pièces; habitaciones; rooms|n_rooms|room_count ~ how many one can sleep and sit in; 2..9
- cars; Autos; voitures; coches; cars|n_cars|vehicles_owned ~ how many stand in the drive; 2..4
# team
t Crew and gear; Team und Gerät; Équipe et matériel; Equipo y material; crew|resources|deployment ~ who and what went out
y We came with {}.|Sent out were {}.|On duty: {}.; Wir kamen mit {}.|Im Einsatz waren {}.|Ausgerückt: {}.; Nous sommes venus avec {}.|Engagés : {}.|De sortie : {}.; Fuimos con {}.|Salieron {}.|De servicio: {}.; -
- firefighters; Feuerwehrleute; pompiers; bomberos; firefighters|n_firefighters|crew_size ~ how many with hoses; 3..60
- ladders; Leitern; échelles; escaleras; ladders|n_ladders ~ how many things to climb; 2..9
- hoses; Schläuche; tuyaux; mangueras; hoses|n_hoses|lines_laid ~ how many lines of water; 2..12
- volunteers; Freiwillige; bénévoles; voluntarios; helpers|n_volunteers|unpaid ~ how many worked for nothing; 2..90
- trucks; Lastwagen; camions; camiones; lorries|n_trucks|heavy_vehicles ~ how many big wheels; 2..12
# edition
t Extent; Umfang; Étendue; Extensión; extent|size|make_up ~ what the work consists of
y The work has {}.|It is made up of {}.; Das Werk hat {}.|Es umfasst {}.; L'ouvrage compte {}.|Il comprend {}.; La obra tiene {}.|Consta de {}.; -
- chapters; Kapitel; chapitres; capítulos; chapters|n_chapters|parts_of_book ~ how many parts with a heading; 3..40
- maps; Karten; cartes; mapas; maps|n_maps|charts ~ how many show land; 2..12
- volumes; Bände; volumes; tomos; volumes|n_volumes|books_in_set ~ how many books it fills; 2..12
- illustrations; Abbildungen; illustrations; ilustraciones; figures|n_figures|pictures_inside ~ how many pictures; 2..120
- acts; Akte; actes; actos; acts|n_acts|stage_parts ~ how often the curtain falls; 2..5
# night
t Booking; Buchung; Réservation; Reserva; booking|stay|reserved ~ how much was booked
y We hold {} for you.|Booked: {}.|Set aside are {}.; Für Sie reserviert: {}.|Gebucht sind {}.; Nous vous gardons {}.|Réservé : {}.; Le guardamos {}.|Reservado: {}.; -
- tables; Tische; tables; mesas; tables|n_tables ~ how many to sit at; 2..12
- single rooms; Einzelzimmer; chambres simples; habitaciones individuales; singles|n_single_rooms|rooms_for_one ~ how many for one person; 2..30
- parking spaces; Stellplätze; places de stationnement; plazas de aparcamiento; parking|n_parking|bays ~ how many cars can stand; 2..20
- cots; Kinderbetten; lits bébé; cunas; cots|n_cots|baby_beds ~ how many for the smallest; 2..4
- lunch boxes; Lunchpakete; paniers-repas; almuerzos para llevar; packed_lunches|n_lunches|food_bags ~ how many get food to take along; 2..50
# plant_stock
t Delivered plants; Gelieferte Pflanzen; Plantes livrées; Plantas entregadas; plants|nursery_order|stock ~ how many grow there
y We set {}.|Delivered were {}.|The bed takes {}.; Gepflanzt wurden {}.|Geliefert wurden {}.; Nous avons planté {}.|Ont été livrés {}.; Plantamos {}.|Se entregaron {}.; -
- roses; Rosen; rosiers; rosales; roses|n_roses ~ how many with thorns; 2..60
- hedge plants; Heckenpflanzen; plants de haie; plantas de seto; hedging|n_hedge|hedge_count ~ how many for the green wall; 2..90
- bulbs; Zwiebeln; bulbes; bulbos; bulbs|n_bulbs ~ how many lie in the earth till spring; 2..400
- sacks of soil; Sack Erde; sacs de terreau; sacos de tierra; soil_bags|n_sacks|bags ~ how many bags of earth; 2..40
- fruit trees; Obstbäume; arbres fruitiers; frutales; fruit_trees|n_fruit_trees ~ how many will bear apples; 2..30
# court_file
t The file; Die Akte; Le dossier; El expediente; file|case_file|dossier ~ what the file holds
y The file holds {}.|We heard {}.|Before us lay {}.; Die Akte umfasst {}.|Uns lagen vor: {}.; Le dossier comprend {}.|Nous avions {}.; El expediente contiene {}.|Teníamos {}.; -
- witnesses; Zeugen; témoins; testigos; witnesses|n_witnesses|heard_people ~ how many told what they saw; 2..12
- hearings; Verhandlungstage; audiences; vistas; hearings|n_hearings|court_days ~ how often they met before the judge; 2..12
- expert reports; Gutachten; rapports d'expertise; peritajes; reports|n_reports|expert_papers ~ how many experts wrote; 2..6
- letters; Schreiben; lettres; cartas; letters|n_letters|correspondence_count ~ how much was written to and fro; 2..40
# software_items
t Release content; Inhalt der Version; Contenu de la version; Contenido de la versión; release|content|numbers ~ how much is in it
y This release brings {}.|Since last time: {}.; Diese Version bringt {}.|Seit dem letzten Mal: {}.; Cette version apporte {}.|Depuis la dernière fois : {}.; Esta versión trae {}.|Desde la última vez: {}.; -
- new features; neue Funktionen; nouvelles fonctions; funciones nuevas; features|n_features|additions ~ how much is new; 2..12
- fixed bugs; behobene Fehler; bogues corrigés; errores corregidos; fixes|n_fixes|bugs_closed ~ how much was mended; 2..60
- open issues; offene Punkte; points ouverts; puntos abiertos; open|n_open|known_issues ~ how much is left; 2..40
- languages; Sprachen; langues; idiomas; locales|n_languages|translations ~ into how many tongues it was put; 2..20
# ward
t On the ward; Auf Station; Dans le service; En planta; ward|census|today ~ how many were there
y Today we have {}.|The ward counts {}.; Heute haben wir {}.|Auf Station sind {}.; Aujourd'hui : {}.|Le service compte {}.; Hoy hay {}.|La planta tiene {}.; -
- admissions; Aufnahmen; admissions; ingresos; admissions|n_admitted|came_in ~ how many came in; 2..12
- discharges; Entlassungen; sorties; altas; discharges|n_discharged|went_home ~ how many went home; 2..12
- free beds; freie Betten; lits libres; camas libres; beds_free|n_free_beds|vacancies ~ how many more can come; 2..12
- transfers; Verlegungen; transferts; traslados; transfers|n_transfers|moved_on ~ how many went to another house; 2..9
`
