/** What is measured: `# id`, `t` what the figures stand under, `-` labels; names ~ what it is; unit and range. */
export const measureLines = `
# hall
t Dimensions of the hall; Maße der Halle; Dimensions de la halle; Medidas de la nave; hall|building_size|dimensions ~ how large the building is
- Clear height|H; Lichte Höhe|H; Hauteur libre|H; Altura libre|H; height|headroom|clearance|inside_height ~ how tall one can build inside; m 2..14
- Span|Width|W; Spannweite|Breite|B; Portée|Largeur|l; Luz|Ancho|A; width|span|across|breadth ~ from wall to wall; m 5..60
- Length|L; Länge|L; Longueur|L; Largo|L; length|depth|long|end_to_end ~ from gable to gable; m 8..140
- Floor load; Bodenlast; Charge au sol; Carga del suelo; load|bearing|floor_capacity|per_area ~ what the ground carries; t 1..9
- Illuminance; Beleuchtungsstärke; Éclairement; Iluminancia; light|brightness|lux_level|lighting ~ how bright it is; lx 80..900
# pump_data
t Duty point; Betriebspunkt; Point de fonctionnement; Punto de trabajo; duty|operating_point|performance ~ what the pump does
- Flow|Flow rate; Förderstrom|Durchfluss; Débit; Caudal; throughput|rate|delivery|volume_flow ~ how much goes through; l/min 4..900
- Pressure; Druck; Pression; Presión; head|at_pressure|outlet_pressure|force ~ how hard it pushes; bar 1..40
- Speed; Drehzahl; Vitesse; Velocidad; revolutions|turns|rotation|spin ~ how fast it turns; rpm 400..3600
- Power draw|Input; Leistungsaufnahme; Puissance absorbée; Potencia absorbida; consumption|input_power|draw|motor ~ what it takes from the mains; kW 1..75
- Fluid temperature; Medientemperatur; Température du fluide; Temperatura del fluido; liquid_temp|warmth|medium_temp|t_in ~ how warm the liquid is; °C 4..120
- Suction lift; Saughöhe; Hauteur d'aspiration; Altura de aspiración; lift|draws_from|intake_depth|below ~ from how deep it draws; m 1..8
# fabric
t Cloth; Stoff; Tissu; Tejido; cloth|fabric|textile ~ what the cloth is like
- Basis weight; Flächengewicht; Grammage; Gramaje; grammage|weight|density|heaviness ~ how heavy one square is; g/m² 80..520
- Roll width; Rollenbreite; Laize; Ancho de rollo; width|usable_width|wide|breadth ~ from selvedge to selvedge; cm 70..320
- Shrinkage; Einlauf; Retrait; Encogimiento; shrinks|loss|after_wash|shrink_rate ~ how much smaller it gets; % 1..9
- Roll length; Rollenlänge; Métrage; Metraje; length|on_roll|metres|yardage ~ how much is on the roll; m 20..200
# power_line
t Electrical data; Elektrische Daten; Données électriques; Datos eléctricos; electrical|ratings|nameplate ~ what the plate says of the current
- Rated voltage; Nennspannung; Tension nominale; Tensión nominal; voltage|tension|supply|mains ~ pressure of the current; V 12..690
- Rated current; Nennstrom; Courant nominal; Corriente nominal; current|amps|load_current|ampacity ~ how much flows; A 1..400
- Output; Leistung; Puissance; Potencia; output|rating|power|capacity ~ what it gives; kW 1..900
- Insulation resistance; Isolationswiderstand; Résistance d'isolement; Resistencia de aislamiento; insulation|resistance|leak_test|megger ~ how well it is shut in; Ω 100..900
- Yearly consumption; Jahresverbrauch; Consommation annuelle; Consumo anual; annual_use|per_year|usage|yearly ~ what it eats in twelve months; kWh/a 90..9000
# well
t Borehole; Bohrung; Forage; Sondeo; borehole|well|drilling ~ what was found in the ground
- Depth; Tiefe; Profondeur; Profundidad; depth|how_deep|down_to|reached ~ how far down it goes; m 8..400
- Water level; Wasserspiegel; Niveau d'eau; Nivel de agua; static_level|water_at|table|rest_level ~ where the water stands; m 2..60
- Casing diameter; Rohrdurchmesser; Diamètre du tubage; Diámetro de entubado; casing|bore|pipe_size|diameter ~ how wide the pipe is; mm 90..600
- Yield; Ergiebigkeit; Rendement; Aforo; yield|supply|gives|output ~ how much it gives; m³/h 1..90
- Nitrate; Nitrat; Nitrates; Nitratos; nitrate|no3|content|pollution ~ what fertiliser left in it; mg/l 1..60
# field
t Field data; Schlagdaten; Données de parcelle; Datos de parcela; field|plot|parcel ~ figures of the field
- Area under crop; Anbaufläche; Surface cultivée; Superficie cultivada; area|size|cropped|acreage ~ how much is sown; ha 1..90
- Seed rate; Saatstärke; Dose de semis; Dosis de siembra; seed|sown|sowing_rate|seed_amount ~ how much goes in the ground; kg 20..220
- Yield per hectare; Hektarertrag; Rendement à l'hectare; Rendimiento por hectárea; crop_yield|per_hectare|brought_in|return ~ what each hectare gives; t/ha 1..14
- Grain moisture; Kornfeuchte; Humidité du grain; Humedad del grano; moisture|wetness|water_content|damp ~ how wet the grain is; % 9..24
- Row spacing; Reihenabstand; Écartement; Distancia entre líneas; spacing|rows|row_distance|gap ~ how far the rows are apart; cm 12..75
# parcel_size
t Parcel; Paket; Colis; Paquete; parcel|package|piece ~ how large and heavy it is
- Gross weight; Bruttogewicht; Poids brut; Peso bruto; weight|gross|mass|heavy ~ what the scales show; kg 1..68
- Girth; Gurtmaß; Périmètre; Contorno; girth|around|strap_length|circumference ~ once around; cm 40..300
- Volume; Volumen; Volume; Volumen; volume|cubic|space|room ~ how much room it takes; l 2..400
- Declared thickness; Dicke; Épaisseur; Grosor; thickness|thick|flatness|gauge ~ how thick it is; mm 2..90
# run
t Performance test; Leistungstest; Test d'effort; Prueba de esfuerzo; test|effort|trial ~ what the body did
- Resting pulse; Ruhepuls; Pouls au repos; Pulso en reposo; pulse|heart_rest|beats|hr ~ beats while sitting; bpm 40..90
- Distance run; Laufstrecke; Distance courue; Distancia recorrida; distance|covered|ran|way ~ how far they ran; km 1..42
- Top speed; Höchsttempo; Vitesse maximale; Velocidad máxima; speed|max_speed|fastest|pace ~ fastest moment; km/h 9..32
- Body mass; Körpermasse; Masse corporelle; Masa corporal; weight|body|mass|scales ~ what they weigh; kg 38..120
- Grip strength; Griffkraft; Force de préhension; Fuerza de agarre; grip|hand_force|squeeze|strength ~ how hard they squeeze; kg 12..70
# service_level
t System figures; Systemwerte; Chiffres du système; Cifras del sistema; metrics|figures|system ~ how the service runs
- Response time; Antwortzeit; Temps de réponse; Tiempo de respuesta; latency|answers_in|delay|roundtrip ~ how long one waits; ms 8..900
- Memory used; Speicherbelegung; Mémoire utilisée; Memoria usada; memory|ram|used|footprint ~ how much it keeps in mind; GB 1..128
- Log size; Protokollgröße; Taille du journal; Tamaño del registro; log|log_file|written|size ~ how much it wrote down; MB 2..900
- Processor load; Prozessorlast; Charge du processeur; Carga del procesador; cpu|load|busy|utilisation ~ how busy it is; % 2..98
- Backup window; Sicherungsfenster; Fenêtre de sauvegarde; Ventana de copia; backup|window|copy_time|nightly ~ how long the copying takes; min 5..400
# print_job
t Print data; Druckdaten; Données d'impression; Datos de impresión; print|job|press ~ how the sheets are made
- Paper weight; Papiergewicht; Grammage du papier; Gramaje del papel; paper|stock|grammage|sheet_weight ~ how heavy a sheet is; g/m² 70..350
- Bleed; Beschnitt; Fond perdu; Sangrado; bleed|trim|margin|overhang ~ how much is cut off; mm 2..8
- Resolution; Auflösung; Résolution; Resolución; resolution|fineness|dots|density ~ how many dots an inch has; dpi 72..2400
- Spine; Rücken; Dos; Lomo; spine|back|thickness|book_back ~ how thick the book is; mm 3..48
- Ink film; Farbschicht; Film d'encre; Capa de tinta; ink|layer|film|coat ~ how thick the colour lies; µm 1..9
# weather
t Weather; Wetter; Météo; Tiempo; weather|conditions|met ~ what it was like outside
- Air temperature; Lufttemperatur; Température de l'air; Temperatura del aire; outside_temp|air|degrees|warmth ~ how warm it was outside; °C 1..38
- Wind; Wind; Vent; Viento; wind|breeze|wind_speed|gust ~ how hard it blew; m/s 1..24
- Rain; Niederschlag; Précipitations; Precipitación; rain|rainfall|fell|wet ~ how much fell; mm 1..60
- Air pressure; Luftdruck; Pression atmosphérique; Presión atmosférica; pressure|barometer|qnh|air_p ~ what the barometer said; mbar 960..1040
- Humidity; Luftfeuchte; Humidité; Humedad; humidity|moisture|rh|damp ~ how much water is in the air; % 20..98
# weld
t Joint; Verbindung; Assemblage; Unión; joint|weld|seam ~ figures of the seam
- Sheet thickness; Blechdicke; Épaisseur de tôle; Espesor de chapa; thickness|plate|gauge|sheet ~ how thick the metal is; mm 1..40
- Tensile strength; Zugfestigkeit; Résistance à la traction; Resistencia a la tracción; strength|tensile|breaks_at|pull ~ at what it tears; N/mm² 200..900
- Tightening torque; Anzugsmoment; Couple de serrage; Par de apriete; torque|tightened|moment|screw ~ how hard the screws are turned; Nm 4..400
- Holding force; Haltekraft; Force de maintien; Fuerza de sujeción; force|holds|load|grip ~ what it can hold; kN 1..90
- Preheating; Vorwärmung; Préchauffage; Precalentamiento; preheat|warm_up|before_weld|temp ~ how hot it was before; °C 60..300
# truck
t Vehicle data; Fahrzeugdaten; Données du véhicule; Datos del vehículo; truck|vehicle|lorry ~ figures of the vehicle
- Kerb weight; Leergewicht; Poids à vide; Tara; empty_weight|tare|unladen|bare ~ what it weighs with nothing in it; t 1..18
- Payload; Nutzlast; Charge utile; Carga útil; payload|may_carry|load_limit|useful_load ~ what it may carry; t 1..26
- Tank; Tank; Réservoir; Depósito; tank|fuel_volume|holds|tank_size ~ how much fuel goes in; l 40..900
- Wheelbase; Radstand; Empattement; Distancia entre ejes; wheelbase|axles_apart|base|axle_gap ~ from axle to axle; mm 2200..6400
- Range; Reichweite; Autonomie; Autonomía; range|gets_far|reach|per_charge ~ how far it gets; km 90..1400
- Turning circle; Wendekreis; Rayon de braquage; Radio de giro; turning|circle|turns_in|u_turn ~ room it needs to turn; m 8..24
# kiln_run
t Firing; Brand; Cuisson; Cocción; firing|run|burn ~ how the oven was run
- Peak temperature; Spitzentemperatur; Température maximale; Temperatura máxima; peak|top_temp|max_heat|hottest ~ the hottest it got; °C 600..1300
- Holding time; Haltezeit; Palier; Meseta; soak|hold|kept_for|plateau ~ how long it was kept there; min 5..240
- Heating rate; Aufheizrate; Montée en température; Rampa; ramp|rate|per_hour|rise ~ how fast it got hot; °C 40..300
- Gas used; Gasverbrauch; Gaz consommé; Gas consumido; gas|fuel_used|burnt|gas_volume ~ how much was burnt; m³ 2..90
- Batch weight; Chargengewicht; Poids de la charge; Peso de la carga; batch|charge|in_oven|lot_weight ~ what was in it; kg 20..900
# plot_of_land
t The plot; Das Grundstück; Le terrain; La parcela; plot|land|ground ~ figures of the land
- Plot area; Grundstücksfläche; Surface du terrain; Superficie; area|plot_size|land_area|ground_area ~ how large it is; m² 200..9000
- Frontage; Straßenfront; Façade sur rue; Frente; frontage|street_side|along_road|front ~ how much lies at the road; m 6..90
- Slope; Neigung; Pente; Pendiente; slope|incline|gradient|steepness ~ how steep it is; % 1..35
- Distance to the sewer; Abstand zum Kanal; Distance à l'égout; Distancia al alcantarillado; sewer_distance|to_drain|drain_gap|pipe_way ~ how far the pipes are; m 2..120
- Price per square metre; Quadratmeterpreis; Prix au mètre carré; Precio por metro; sqm_price|per_m2|land_price|unit_price ~ what one square costs; €/m² 20..900
# bottle
t Filling; Abfüllung; Mise en bouteille; Envasado; filling|bottle|fill ~ what is in each bottle
- Nominal volume; Nennvolumen; Volume nominal; Volumen nominal; volume|content|fill_volume|per_bottle ~ how much is in it; ml 100..1500
- Alcohol; Alkohol; Alcool; Alcohol; alcohol|abv|strength|spirit ~ how strong it is; % 1..48
- Residual sugar; Restzucker; Sucre résiduel; Azúcar residual; sugar|sweetness|residual|sweet ~ how sweet it stayed; g 1..90
- Storage temperature; Lagertemperatur; Température de garde; Temperatura de guarda; store_at|cellar_temp|keep_at|keeping ~ how cool it should lie; °C 4..18
- Shelf life; Haltbarkeit; Durée de conservation; Vida útil; keeps|lasts|days_good|best_for ~ how long it stays good; h 24..900
# antenna
t Radio data; Funkdaten; Données radio; Datos de radio; radio|antenna|mast ~ figures of the mast
- Mast height; Masthöhe; Hauteur du mât; Altura del mástil; mast|tall|height|tip ~ how tall it is; m 6..120
- Transmit power; Sendeleistung; Puissance d'émission; Potencia de emisión; tx_power|sends|output|erp ~ how strong it sends; W 1..900
- Safety distance; Sicherheitsabstand; Distance de sécurité; Distancia de seguridad; keep_off|safety|stay_away|clear_zone ~ how far one must stay away; m 1..24
- Feeder length; Kabellänge; Longueur du câble; Longitud del cable; feeder|cable|line_length|coax ~ how long the cable is; m 4..140
# shift_figures
t Shift figures; Schichtzahlen; Chiffres du poste; Cifras del turno; shift|output|production ~ what the shift brought
- Running time; Laufzeit; Temps de marche; Tiempo de marcha; ran|uptime|running|on_time ~ how long the machine ran; min 20..480
- Downtime; Stillstand; Arrêt; Parada; downtime|stood|lost_time|idle ~ how long it stood; min 2..240
- Scrap rate; Ausschussquote; Taux de rebut; Tasa de rechazo; scrap|rejects|bad_share|waste_rate ~ how much was bad; % 1..12
- Ore hauled; Gefördertes Erz; Minerai extrait; Mineral extraído; ore|hauled|tonnage|brought_up ~ how much came up; t 20..900
- Energy used; Energieverbrauch; Énergie consommée; Energía consumida; energy|used|power_taken|electricity ~ what it took; kWh 40..4000
`
