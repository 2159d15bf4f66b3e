/** Things that are answered on the same scale: `# id scales`, `t` what they stand under, `-` each of them; labels, names ~ what it is. */
export const choiceSheetLines = `
# lift_parts fault damage progress
t Parts of the lift|Lift inspection; Teile des Aufzugs; Organes de l'ascenseur; Partes del ascensor; lift|elevator_check|components ~ how each part of the lift fared
- Cabin door|Car door; Kabinentür; Porte de cabine; Puerta de cabina; car_door|door_of_cabin ~ what closes behind the riders
- Ropes; Seile; Câbles; Cables; suspension|hoisting_ropes ~ what it hangs on
- Overspeed governor; Geschwindigkeitsbegrenzer; Limiteur de vitesse; Limitador de velocidad; governor|speed_guard ~ what trips when it falls too fast
- Emergency call; Notruf; Appel d'urgence; Llamada de emergencia; alarm_button|help_call ~ how those inside can speak to somebody
- Pit; Grube; Fosse; Foso; shaft_bottom|pit_state ~ the hole below
- Machine room; Triebwerksraum; Local machinerie; Cuarto de máquinas; drive_room|upper_room ~ where the drive stands
# playground fault damage urgency
t Play equipment; Spielgeräte; Équipements de jeux; Juegos infantiles; equipment|playground|apparatus ~ what children climb on
- Swing; Schaukel; Balançoire; Columpio; swings|seat_on_chains ~ seats that hang on chains
- Slide; Rutsche; Toboggan; Tobogán; chute|sliding_board ~ what they glide down
- Climbing frame; Klettergerüst; Cage à grimper; Trepador; climber|bars ~ where they climb
- Sandpit; Sandkasten; Bac à sable; Arenero; sandbox|sand ~ where they dig
- Seesaw; Wippe; Tape-cul; Balancín; teeter|rocker ~ board for two
- Fall protection; Fallschutz; Sol amortissant; Suelo amortiguador; soft_ground|impact_surface ~ what catches a fall
# roof_parts fault damage moist
t Building envelope; Gebäudehülle; Enveloppe du bâtiment; Envolvente; envelope|shell|outer_parts ~ what keeps the weather out
- Roof tiles; Dachziegel; Tuiles; Tejas; covering|tiling ~ what lies on top
- Skylight; Oberlicht; Lucarne; Lucernario; roof_window|dome_light ~ glass in the top
- Downpipes; Fallrohre; Descentes d'eau; Bajantes; rain_pipes|drainage ~ where the rain runs off
- Cellar walls; Kellerwände; Murs de cave; Muros del sótano; basement_walls|underground_walls ~ walls below the ground
- Facade plaster; Fassadenputz; Enduit; Revoco; render|outer_plaster ~ skin of the walls
- Attic; Dachboden; Combles; Desván; loft|top_space ~ under the rafters
# service_marks grade4
t How was it?|Guest card; Wie war es?|Gästekarte; Votre avis; Su opinión; ratings|guest_feedback|scores ~ what guests thought
- Breakfast; Frühstück; Petit-déjeuner; Desayuno; morning_meal|breakfast_rating ~ first meal of the day
- Cleanliness; Sauberkeit; Propreté; Limpieza; tidiness|how_clean ~ whether all was swept
- Reception; Empfang; Accueil; Recepción; front_desk|welcome ~ those at the desk
- Bed; Bett; Lit; Cama; sleep|bed_comfort ~ how one slept
- Quiet; Ruhe; Calme; Silencio; noise_rating|calm ~ how little one heard
- Value for money; Preis-Leistung; Rapport qualité-prix; Calidad-precio; worth_it|price_quality ~ whether it was worth its price
# pupil_skills grade4 often trend
t Work and conduct; Arbeits- und Sozialverhalten; Travail et comportement; Trabajo y conducta; conduct|learning_behaviour|skills ~ how the pupil works with others
- Diligence; Fleiß; Assiduité; Aplicación; effort|hard_work ~ how much trouble they take
- Teamwork; Zusammenarbeit; Travail en groupe; Trabajo en equipo; cooperation|works_with_others ~ how they get on in a group
- Punctuality; Pünktlichkeit; Ponctualité; Puntualidad; on_time|timekeeping ~ whether they come when they should
- Reading aloud; Vorlesen; Lecture à voix haute; Lectura en voz alta; oral_reading|reads_out ~ how they read to the class
- Mental arithmetic; Kopfrechnen; Calcul mental; Cálculo mental; sums_in_head|quick_maths ~ how they reckon without paper
- Handwriting; Schrift; Écriture; Caligrafía; penmanship|legibility ~ how well one can read what they write
# proposal_review outcome grade4
t Assessment of the proposal; Begutachtung; Évaluation du projet; Evaluación de la propuesta; review|assessment|scoring ~ what the panel thought of it
- Novelty; Neuheit; Originalité; Novedad; originality|new_idea ~ whether nobody did it before
- Method; Methode; Méthode; Método; approach|methodology ~ how they mean to go about it
- Team; Mannschaft; Équipe; Equipo; applicants|crew_quality ~ those who would do it
- Budget plan; Finanzplan; Plan financier; Plan financiero; finances|cost_plan ~ whether the money is well reckoned
- Impact; Wirkung; Retombées; Impacto; benefit|effect ~ what the world gets from it
# site_risks level urgency
t Hazards on the site; Gefährdungen auf der Baustelle; Risques du chantier; Riesgos de la obra; risks|hazard_levels|exposure ~ how dangerous each thing is there
- Work at height; Arbeit in der Höhe; Travail en hauteur; Trabajo en altura; falls|high_work ~ danger of falling down
- Dust; Staub; Poussière; Polvo; fine_dust|airborne ~ what one breathes in
- Electric shock; Stromschlag; Choc électrique; Descarga eléctrica; current|live_parts ~ danger from wires
- Moving plant; Baumaschinen; Engins; Maquinaria; vehicles|machines_about ~ danger from diggers
- Heat; Hitze; Chaleur; Calor; heat_stress|sun ~ what the sun does
- Excavation; Baugrube; Fouille; Excavación; trench|pit_walls ~ danger of earth sliding
# patient_day often level grade4
t State of the patient; Befinden; État du patient; Estado del paciente; status|condition_today|observations ~ how they are today
- Appetite; Appetit; Appétit; Apetito; eats|hunger ~ whether they like to eat
- Pain; Schmerzen; Douleurs; Dolor; hurts|pain_level ~ whether something hurts
- Sleep; Schlaf; Sommeil; Sueño; nights|sleep_quality ~ how the nights are
- Mood; Stimmung; Humeur; Ánimo; spirits|frame_of_mind ~ how they feel inside
- Walking; Gehen; Marche; Marcha; gait|on_feet ~ how well they get about
- Cough; Husten; Toux; Tos; coughing|chest ~ what comes from the lungs
# cost_shares who_pays
t Who bears what; Kostentragung; Prise en charge; Reparto de costes; cost_split|bearing_of_costs|who_pays ~ whose purse it comes from
- Shipping; Versand; Transport; Envío; freight|carriage ~ bringing it there
- Insurance on the way; Transportversicherung; Assurance transport; Seguro de transporte; transit_cover|cargo_cover ~ cover while it travels
- Installation; Aufbau; Montage; Montaje; setup|assembly ~ putting it up
- Import duty; Einfuhrzoll; Droits de douane; Arancel; customs|duty ~ what the border takes
- Removal of the old one; Abholung des Altgeräts; Reprise de l'ancien; Retirada del viejo; take_back|old_unit ~ getting rid of what was there
- Training of staff; Einweisung; Formation; Formación; instruction|teaching ~ showing how it works
# work_packages progress outcome
t State of the work; Stand der Arbeiten; Avancement; Estado de los trabajos; milestones|work_packages|progress ~ how far each part has come
- Foundations; Fundamente; Fondations; Cimientos; groundwork|footing ~ what it all stands on
- Wiring; Verkabelung; Câblage; Cableado; electrics|cables ~ copper in the walls
- Data migration; Datenübernahme; Reprise des données; Migración de datos; import_of_data|old_records ~ bringing over the records
- Translation; Übersetzung; Traduction; Traducción; localisation|other_languages ~ putting it into other tongues
- Screed; Estrich; Chape; Solera; floor_base|subfloor ~ layer under the flooring
- User tests; Anwendertests; Tests utilisateurs; Pruebas de usuario; trials|uat ~ trying it with real people
# permissions consent
t Consents; Einwilligungen; Autorisations; Autorizaciones; consents|permissions|agreements ~ what somebody allows
- Photographs; Fotos; Photographies; Fotografías; pictures|image_use ~ taking and showing pictures
- Swimming; Schwimmen; Baignade; Baño; bathing|water ~ going into the water
- Medication by staff; Medikamentengabe; Prise de médicaments; Administración de fármacos; pills|give_medicine ~ handing out medicine
- Sharing with third parties; Weitergabe an Dritte; Transmission à des tiers; Cesión a terceros; third_parties|data_passing ~ passing on what is known
- Going home alone; Allein nach Hause; Rentrer seul; Volver solo; unaccompanied|walks_home ~ leaving without anybody
- Newsletter; Rundbrief; Lettre d'information; Boletín; mailing|news ~ getting post now and then
# market_view trend level
t Outlook; Ausblick; Perspectives; Perspectivas; outlook|trends|market_view ~ where each figure goes
- Orders; Aufträge; Commandes; Pedidos; order_book|demand ~ what customers want
- Freight rates; Frachtraten; Taux de fret; Fletes; shipping_prices|haulage ~ price of carrying
- Energy prices; Energiepreise; Prix de l'énergie; Precios de la energía; power_cost|energy ~ what current costs
- Staff turnover; Fluktuation; Rotation du personnel; Rotación; people_leaving|churn ~ how many leave
- Stocks; Lagerbestand; Stocks; Existencias; inventory|warehouse ~ what lies in the store
- Margin; Marge; Marge; Margen; profit_rate|spread ~ what is left of each sale
# soil_field moist level
t Field notes; Feldnotizen; Notes de terrain; Notas de campo; field|soil_notes|plot_state ~ how the ground was
- Topsoil; Oberboden; Terre arable; Capa arable; upper_soil|surface ~ the uppermost layer
- Subsoil; Unterboden; Sous-sol; Subsuelo; lower_soil|deep_layer ~ the layer below
- Ditch; Graben; Fossé; Zanja; trench_state|drain ~ where water runs off
- Weeds; Unkraut; Mauvaises herbes; Malas hierbas; weed_pressure|unwanted_plants ~ what grows unasked
- Pests; Schädlinge; Ravageurs; Plagas; insects|infestation ~ what eats the crop
# stage_check fault progress outcome
t Stage before opening; Bühne vor Einlass; Plateau avant ouverture; Escenario antes de abrir; stage|preshow|readiness ~ whether the house can open
- Curtain; Vorhang; Rideau; Telón; drape|main_curtain ~ cloth before the stage
- Fly system; Obermaschinerie; Cintres; Telar; hoists|flies ~ what hangs above
- Follow spot; Verfolger; Poursuite; Cañón; spotlight|tracking_light ~ light that goes with the singer
- Prompter; Souffleur; Souffleur; Apuntador; prompt|whisperer ~ who whispers the lines
- Iron curtain; Eiserner Vorhang; Rideau de fer; Telón cortafuegos; fire_curtain|safety_curtain ~ what keeps fire apart
- Sound desk; Tonpult; Console son; Mesa de sonido; audio|mixer ~ where it is made loud
# assets_held ownership
t How we hold it; Besitzverhältnisse; Mode de détention; Tenencia; tenure|holding|possession ~ whether it is theirs
- Premises; Räume; Locaux; Locales; building|space_tenure ~ where they sit
- Copiers; Kopierer; Copieurs; Fotocopiadoras; copy_machines|copier ~ what makes copies
- Company cars; Dienstwagen; Voitures de service; Coches de empresa; cars|fleet_tenure ~ what they drive
- Instruments; Instrumente; Instruments; Instrumentos; instruments|orchestra_gear ~ what they play or measure with
- Tents; Zelte; Tentes; Carpas; marquees|tents_held ~ roofs of cloth
# fitting fit
t Fitting; Anprobe; Essayage; Prueba; fitting|trying_on|fit ~ how the clothes sit
- Sleeves; Ärmel; Manches; Mangas; arms|sleeve_fit ~ where the arms go
- Waist; Taille; Taille; Cintura; middle|waist_fit ~ around the middle
- Shoulders; Schultern; Épaules; Hombros; shoulder_fit|upper ~ up there
- Collar; Kragen; Col; Cuello; neck|collar_fit ~ around the neck
- Trouser legs; Hosenbeine; Jambes; Perneras; legs|inseam ~ below the knee
# competences knows
t Skills; Kenntnisse; Compétences; Conocimientos; skills|abilities|knows ~ what somebody can do
- Spreadsheets; Tabellenkalkulation; Tableurs; Hojas de cálculo; excel|sheets_skill ~ figures in rows
- Public speaking; Reden halten; Prise de parole; Hablar en público; speaking|talks_skill ~ standing before people
- Forklift driving; Staplerfahren; Conduite de chariot; Manejo de carretilla; forklift|truck_skill ~ lifting pallets
- Sign language; Gebärdensprache; Langue des signes; Lengua de signos; signing|deaf_language ~ speaking by hand
- Soldering; Löten; Soudure; Soldadura; solder|electronics_skill ~ joining with tin
- Bookkeeping; Buchhaltung; Comptabilité; Contabilidad; accounts|ledger_skill ~ debit and credit
# rail_line fault trend urgency
t Line sections; Streckenabschnitte; Sections de ligne; Tramos; track|sections|line ~ how the line is
- Sleepers; Schwellen; Traverses; Traviesas; ties|wood_below ~ what the rails lie on
- Ballast; Schotterbett; Ballast; Balasto; stones|track_bed ~ stones below
- Points; Weichen; Aiguillages; Agujas; switches|turnouts ~ where tracks part
- Overhead line; Oberleitung; Caténaire; Catenaria; catenary|contact_wire ~ wire above
- Level crossing; Bahnübergang; Passage à niveau; Paso a nivel; crossing|road_crossing ~ where cars cross
- Signals; Signale; Signaux; Señales; lights|signalling ~ what tells the driver to stop
# food_safety fault outcome level
t Kitchen round; Küchenrundgang; Tour de cuisine; Ronda de cocina; hygiene|kitchen|round ~ how clean it was
- Cold room; Kühlraum; Chambre froide; Cámara frigorífica; chiller|cold_store ~ where it is kept cold
- Hand basin; Handwaschbecken; Lave-mains; Lavamanos; sink|washbasin ~ where hands are washed
- Extractor hood; Dunstabzug; Hotte; Campana; hood|fumes ~ what draws off the steam
- Pest traps; Schädlingsfallen; Pièges; Trampas; traps|rodent_boxes ~ what catches mice
- Chopping boards; Schneidbretter; Planches; Tablas; boards|cutting_surfaces ~ on what one cuts
- Allergen labels; Allergenkennzeichnung; Étiquettes d'allergènes; Etiquetas de alérgenos; allergens|warning_labels ~ what warns those who must not eat it
`
