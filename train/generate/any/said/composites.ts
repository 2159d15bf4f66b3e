/** What stands with others in one expression, as the vocabulary writes its concepts. */
export const composites = `
ayes_count number:11..60; Votes in favour|Ayes; Ja-Stimmen|dafür; Voix pour; Votos a favor; votes_for|in_favour|yes_votes|ayes ~ how many said yes|number of those who agreed
noes_count number:1..10; Votes against|Noes; Nein-Stimmen|dagegen; Voix contre; Votos en contra; votes_against|opposed|no_votes ~ how many said no
votes_abstained number:1..9; Abstentions|Abstained; Enthaltungen; Abstentions; Abstenciones; abstained|abstentions|neither_vote ~ how many did not want to decide
points_won number:2..120; Points won|Points for; Gewonnene Punkte; Points gagnés; Puntos ganados; points_for|scored|own_points ~ what they got themselves
points_lost number:0..99; Points lost|Points against; Verlorene Punkte; Points perdus; Puntos perdidos; points_against|conceded ~ what the others got against them
sets_won number:2..4; Sets won|Frames won; Gewonnene Sätze; Manches gagnées; Sets ganados; sets_for|frames_for ~ how many parts of the game the first won
sets_lost number:0..3; Sets lost|Frames lost; Verlorene Sätze; Manches perdues; Sets perdidos; sets_against|frames_against ~ how many parts of the game the second won
opens_at time; Opening time|Opens at; Öffnet um|Öffnung; Ouverture|Ouvre à; Apertura|Abre a las; opens_at|opening|open_from|doors ~ from which hour one may come in
closes_at time; Closing time|Closes at; Schließt um|Schluss; Fermeture|Ferme à; Cierre|Cierra a las; closes_at|closing|open_until|shut_at ~ after which hour nobody is let in
shift_start time; Shift start|On duty from; Schichtbeginn; Prise de service; Inicio de turno; clock_in|duty_from|starts_work ~ hour at which the work begins
shift_end time; Shift end|On duty until; Schichtende; Fin de service; Fin de turno; clock_out|duty_until|stops_work ~ hour at which the work is over
break_minutes number:10..60; Break (min); Pause (Min.); Pause (min); Descanso (min); pause|rest_min|break_length ~ how long they rested
day_of_week choice:Monday/Tuesday/Wednesday/Thursday/Friday/Saturday/Sunday=Montag/Dienstag/Mittwoch/Donnerstag/Freitag/Samstag/Sonntag=lundi/mardi/mercredi/jeudi/vendredi/samedi/dimanche=lunes/martes/miércoles/jueves/viernes/sábado/domingo; Weekday; Wochentag; Jour de la semaine; Día de la semana; weekday|dow|which_day ~ which of the seven days it is
station_from city; Departure station|Origin; Abgangsbahnhof|Start; Gare de départ|Origine; Estación de origen|Origen; origin|leaves_from|start_point|von_ort ~ where the way begins
station_to city; Destination station|Destination; Zielbahnhof|Ziel; Gare d'arrivée|Destination; Estación de destino|Destino; destination|goes_to|end_point|nach_ort ~ where the way ends
station_via city; Via; über; Via; Vía; via|change_at|stopover ~ through which place one passes
route_km number:12..900; Distance (km); Entfernung (km); Distance (km); Distancia (km); how_far|km_total|way_length ~ how long the way is
temp_min number:1..14; Minimum temperature; Mindesttemperatur; Température minimale; Temperatura mínima; temp_low|coldest|not_below ~ how cold it may get
temp_max number:15..60; Maximum temperature; Höchsttemperatur; Température maximale; Temperatura máxima; temp_high|hottest|not_above ~ how warm it may get
load_min number:5..90; Minimum load; Mindestlast; Charge minimale; Carga mínima; least_load|load_from ~ smallest weight
load_max number:100..4000; Maximum load; Höchstlast; Charge maximale; Carga máxima; top_load|load_up_to|carries ~ largest weight it bears
age_from number:3..15; Minimum age; Mindestalter; Âge minimum; Edad mínima; youngest|age_min|from_age ~ how old one must be
age_to number:16..99; Maximum age; Höchstalter; Âge maximum; Edad máxima; oldest|age_max|up_to_age ~ how old one may be
players_min number:1..3; Minimum players; Mindestspielerzahl; Joueurs minimum; Jugadores mínimo; fewest_players|players_from ~ how few can play
players_max number:4..12; Maximum players; Höchstspielerzahl; Joueurs maximum; Jugadores máximo; most_players|players_to ~ how many can play at most
pay_from money:1800..2900; Salary from; Gehalt ab; Salaire à partir de; Sueldo desde; wage_min|pay_from|lowest_pay ~ least they pay for the job
pay_to money:3000..6500; Salary up to; Gehalt bis; Salaire jusqu'à; Sueldo hasta; wage_max|pay_to|top_pay ~ most they pay for the job
estimate_low money:100..900; Low estimate; Schätzwert unten; Estimation basse; Estimación baja; lower_estimate|est_from ~ smaller of the two guesses at the value
estimate_high money:1000..9000; High estimate; Schätzwert oben; Estimation haute; Estimación alta; upper_estimate|est_to ~ larger of the two guesses at the value
price_before money:60..900; Old price|Previous price; Alter Preis|bisher; Ancien prix; Precio anterior; was_price|old_amount|formerly ~ what it cost until now
price_after money:20..700; New price|Reduced price; Neuer Preis|jetzt; Nouveau prix; Precio nuevo; now_price|new_amount|sale_price ~ what it costs from now on
level_before number:100..999; Value before; Wert vorher; Valeur avant; Valor antes; before|initially|prior_value ~ the figure in the beginning
level_after number:1..99; Value after; Wert nachher; Valeur après; Valor después; after|finally|resulting_value ~ the figure in the end
name_old company; Former name; Früherer Name; Ancien nom; Nombre anterior; previously_called|old_name|formerly_known ~ what it was called before
name_new company; New name; Neuer Name; Nouveau nom; Nuevo nombre; now_called|new_name|renamed_to ~ what it is called now
rate_old percent; Previous rate; Bisheriger Satz; Ancien taux; Tipo anterior; rate_before|old_pct ~ percentage that held until now
rate_new percent; New rate; Neuer Satz; Nouveau taux; Tipo nuevo; rate_from_now|new_pct ~ percentage that holds from now on
panel_width number:200..1200; Width|Width (mm); Breite|Breite (mm); Largeur (mm); Ancho (mm); width_mm|how_broad|w ~ the first measure, from side to side
panel_height number:1300..2600; Height|Height (mm); Höhe|Höhe (mm); Hauteur (mm); Alto (mm); height_mm|how_tall|h ~ from bottom to top
panel_depth number:10..190; Depth|Depth (mm)|Thickness (mm); Tiefe (mm)|Stärke (mm); Profondeur (mm); Fondo (mm); depth_mm|thick|d ~ from front to back
bore_diameter number:3..80; Diameter|Diameter (mm); Durchmesser (mm); Diamètre (mm); Diámetro (mm); diameter_mm|how_thick|dia ~ across the round
bore_length number:90..900; Length|Length (mm); Länge|Länge (mm); Longueur (mm); Longitud (mm); length_mm|how_long_mm ~ along the piece
intended_value number:10..400; Nominal value|Target; Sollwert|Nennmaß; Valeur nominale; Valor nominal; nominal|should_be|set_point ~ figure it ought to have
tolerance_plus_minus number:1..5; Tolerance; Toleranz; Tolérance; Tolerancia; deviation_allowed|plus_minus|may_differ_by ~ by how much it may be off
gauged_value number:10..400; Measured value|Actual; Istwert|Messwert; Valeur mesurée; Valor medido; actual|found_value|measured ~ figure that was found
present_count number:3..40; Present|Attended; Anwesend; Présents; Presentes; came|showed_up|attendance ~ how many were there
invited_count number:41..90; Invited|Eligible; Eingeladen|Berechtigt; Invités; Convocados; asked_to_come|eligible|of_total ~ how many could have been there
correct_count number:3..19; Correct answers; Richtige Antworten; Réponses justes; Respuestas correctas; right_ones|hits|answered_well ~ how many were right
questions_count number:20..60; Questions; Fragen; Questions; Preguntas; out_of|questions_total|asked ~ how many there were to answer
delivered_part number:2..30; Delivered so far; bisher geliefert; Livré à ce jour; Entregado hasta hoy; came_already|qty_delivered|received_qty ~ how many have come
ordered_part number:31..90; Ordered in all; insgesamt bestellt; Commandé au total; Pedido en total; wanted|qty_ordered ~ how many were asked for
copy_number number:1..40; Copy number; Exemplar; Exemplaire; Ejemplar; edition_copy|numbered|which_copy ~ which one of the series it is
edition_size number:50..500; Edition size|Print run; Auflage; Tirage; Tirada; run_size|copies_made|edition ~ how many were made
page_number number:1..9; Page; Seite; Page; Página; page_no|this_page ~ which sheet this is
page_total number:10..60; Pages in total; Seiten gesamt; Pages au total; Páginas en total; pages|sheet_count ~ how many sheets there are
instalment_number number:1..6; Instalment no.; Rate Nr.; Échéance n°; Cuota n.º; which_instalment|nth_payment ~ which of the payments this is
instalment_total number:7..48; Number of instalments; Anzahl Raten; Nombre d'échéances; Número de cuotas; payments_in_all|instalments ~ how many payments there are
price_per_kg money:1..40; Price per kg; Preis je kg; Prix au kg; Precio por kg; per_kg|kilo_price|unit_cost_kg ~ what a thousand grams cost
price_per_sqm money:5..90; Price per m²; Preis je m²; Prix au m²; Precio por m²; per_sqm|sqm_price ~ what one square metre costs
price_per_night money:40..300; Price per night; Preis pro Nacht; Prix par nuit; Precio por noche; per_night|night_rate ~ what it costs to sleep there once
price_per_person money:10..200; Price per person; Preis pro Person; Prix par personne; Precio por persona; per_head|pp|each_pays ~ what every one pays
price_per_km money:1..3; Price per km; Preis je km; Prix au km; Precio por km; per_km|km_rate ~ what a thousand metres cost
price_per_100 money:10..90; Price per 100; Preis je 100; Prix pour 100; Precio por 100; per_hundred|price_100 ~ what a hundred of them cost
litres_bought number:5..90; Litres; Liter; Litres; Litros; volume_l|how_many_litres|filled ~ how much went in
kilos_bought number:1..50; Kilograms; Kilogramm; Kilogrammes; Kilogramos; kg_bought|mass|how_many_kilos ~ how heavy it was
mix_part_one number:1..9; Parts of the first; Teile des ersten; Parts du premier; Partes del primero; ratio_left|first_share ~ how much of the first goes in
mix_part_two number:10..50; Parts of the second; Teile des zweiten; Parts du second; Partes del segundo; ratio_right|second_share ~ how much of the second goes in
map_scale number:500..50000; Scale; Maßstab; Échelle; Escala; scale_1_to|reduction|map_scale ~ how many times smaller the drawing is
gear_teeth number:8..90; Teeth; Zähne; Dents; Dientes; teeth|cogs ~ how many cogs there are
floor_number number:1..20; Floor; Etage; Étage; Planta; on_floor|storey_no ~ how high up
floors_total number:21..40; Number of floors; Geschosszahl; Nombre d'étages; Número de plantas; storeys|floors_in_house ~ how high the house is
page_from number:1..200; First page; Von Seite; De la page; Desde la página; starts_on_page|pages_from ~ where the text begins
page_to number:201..600; Last page; Bis Seite; À la page; Hasta la página; ends_on_page|pages_to ~ where the text ends
volume_number number:1..40; Volume; Band; Tome|Volume; Tomo|Volumen; vol|volume ~ which of the books of the row
issue_number number:1..12; Issue; Heft; Numéro; Número; issue|booklet_no ~ which booklet of the year
year_from year:18##; Year from; Jahr von; Année de début; Año desde; born_year|begin_year ~ year in which it began
year_to year:19##; Year to; Jahr bis; Année de fin; Año hasta; died_year|end_year ~ year in which it ended
resolution_x number:640..3840; Horizontal resolution; Horizontale Auflösung; Résolution horizontale; Resolución horizontal; px_wide|pixels_x|res_w ~ how many dots lie beside each other
resolution_y number:360..2160; Vertical resolution; Vertikale Auflösung; Résolution verticale; Resolución vertical; px_high|pixels_y|res_h ~ how many dots lie above each other
memory_gb number:4..128; Memory (GB)|RAM; Arbeitsspeicher (GB); Mémoire vive (Go); Memoria (GB); ram_gb|working_memory ~ how much it can keep in mind
storage_gb number:128..4000; Storage (GB); Speicherplatz (GB); Stockage (Go); Almacenamiento (GB); disk_gb|drive_size ~ how much it can store
voltage number:12..400; Voltage; Spannung; Tension; Tensión; volts|v|mains_voltage ~ electric pressure
current_amps number:1..63; Current; Stromstärke; Intensité; Intensidad; amps|a|draws ~ how much electricity flows
frequency_hz number:50..60; Frequency; Frequenz; Fréquence; Frecuencia; hz|mains_frequency ~ how often it swings in a second
download_speed number:50..1000; Download speed; Download; Débit descendant; Velocidad de bajada; down_mbit|mbps_down ~ how fast things come in
upload_speed number:5..49; Upload speed; Upload; Débit montant; Velocidad de subida; up_mbit|mbps_up ~ how fast things go out
latitude short:##.####; Latitude; Breitengrad; Latitude; Latitud; lat|north|geo_lat ~ how far north
longitude short:#.####; Longitude; Längengrad; Longitude; Longitud; lon|east|geo_lng ~ how far east
seats_taken number:10..90; Occupied seats; Belegte Plätze; Places occupées; Plazas ocupadas; occupied|taken|booked_seats ~ how many sit there
seats_total number:100..400; Capacity|Seats; Kapazität|Sitzplätze; Capacité; Aforo total|Capacidad; capacity|all_seats|max_people ~ how many could sit there
adults_count number:1..6; Adults; Erwachsene; Adultes; Adultos; grown_ups|adults ~ how many are of age
children_count number:1..5; Children; Kinder; Enfants; Niños; kids|under_age|minors ~ how many little ones
done_tasks number:1..19; Completed; Erledigt; Terminées; Completadas; finished|done|closed_items ~ how many are over with
open_tasks number:1..19; Still open; Noch offen; Restantes; Pendientes; remaining|to_do|left_over ~ how many are still to be done
failed_tasks number:0..9; Failed; Fehlgeschlagen; Échouées; Fallidas; broken_ones|errors|went_wrong ~ how many did not work
male_count number:2..90; Men|Male; Männer|männlich; Hommes; Hombres; men|m|boys ~ how many of them are men
female_count number:2..90; Women|Female; Frauen|weiblich; Femmes; Mujeres; women|f|girls ~ how many of them are women
sequence_start id; First serial; Von Nummer; Premier numéro; Primer número; serial_from|range_start|first_no ~ lowest number of the row
sequence_end id; Last serial; Bis Nummer; Dernier numéro; Último número; serial_to|range_end|last_no ~ highest number of the row
buy_rate number:1..3; Buying rate|Bid; Ankauf|Geldkurs; Cours acheteur; Tipo comprador; bid|we_buy_at ~ at what they buy
sell_rate number:4..9; Selling rate|Ask; Verkauf|Briefkurs; Cours vendeur; Tipo vendedor; ask|we_sell_at|offer ~ at what they sell
share_price money:2..400; Price per share; Kurs je Anteil; Cours du titre; Precio por título; quote|unit_value ~ what one part is worth
lead_weeks number:1..3; Shortest lead time (weeks); Lieferzeit mindestens (Wochen); Délai minimum (semaines); Plazo mínimo (semanas); soonest|weeks_min ~ how soon at the earliest
lead_weeks_max number:4..16; Longest lead time (weeks); Lieferzeit höchstens (Wochen); Délai maximum (semaines); Plazo máximo (semanas); latest|weeks_max ~ how late at the latest
discount_rate percent; Discount (%); Skonto (%); Escompte (%); Descuento (%); early_pay_pct|rebate_pct ~ what one may take off for paying soon
discount_days number:5..14; Discount days; Skontofrist (Tage); Délai d'escompte (jours); Días para descuento; pay_within|rebate_days ~ how soon one must pay to take something off
net_days number:20..90; Payment term (days); Zahlungsziel (Tage); Délai de paiement (jours); Plazo de pago (días); days_net|due_in_days ~ how many days one has to pay all`
