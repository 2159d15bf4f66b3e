/** What letters tell in sentences and in lines of several facts. */
export const told = `
visit_day date; Appointment|Date of visit; Termin|Besuchstermin; Rendez-vous|Date de passage; Cita|Fecha de la visita; appointment_date|visit_on|coming_on|scheduled_for ~ day on which somebody comes|when the visit takes place|the day that was agreed
visit_from time; Time window from|Earliest arrival; Zeitfenster ab|frühestens; Créneau à partir de|Au plus tôt; Franja desde|Como pronto; window_start|earliest_time|from_hour|arrival_from ~ hour before which nobody comes|begin of the time slot
visit_until time; Time window until|Latest arrival; Zeitfenster bis|spätestens; Créneau jusqu'à|Au plus tard; Franja hasta|Como tarde; window_end|latest_time|until_hour|arrival_until ~ hour after which nobody comes any more|end of the time slot
fetch_day date; Collection date|Pick-up date; Abholtermin|Abholdatum; Date d'enlèvement|Date de retrait; Fecha de recogida|Recogida; collected_on|pickup_day|fetched_on|ready_on ~ day on which it is fetched|when somebody comes for it
reply_by date; Reply by|Answer requested by; Antwort bis|Rückmeldung bis; Réponse avant le|Retour souhaité; Respuesta antes del|Plazo de respuesta; answer_deadline|respond_until|rsvp_by|feedback_due ~ until when they want to hear something|last day for an answer
last_seen_on date; Last visit|Last appointment; Letzter Besuch|Letzter Termin; Dernière visite|Dernier rendez-vous; Última visita|Última cita; previous_visit|seen_before_on|last_time_here ~ the time before this one|when somebody was there before
ready_by date; Completion|Expected completion; Fertigstellung|Voraussichtlich fertig; Achèvement|Fin prévue; Finalización|Fin previsto; done_by|finished_on|completion_day|ready_date ~ when the work will be over|day by which it is done
paid_on date; Payment received|Paid on; Zahlungseingang|Bezahlt am; Paiement reçu le|Payé le; Pago recibido|Pagado el; money_in_on|settled_on|payment_day|received_money_on ~ day on which the money came|when it was settled
cancelled_on date; Cancelled on|Cancellation date; Storniert am|Gekündigt am; Annulé le|Résilié le; Cancelado el|Baja el; called_off_on|cancellation_day|withdrawn_on ~ day on which it was called off|when they said they no longer want it
contract_runs_until date; Contract end|Term ends; Vertragsende|Laufzeit bis; Fin du contrat|Échéance du contrat; Fin del contrato|Vigencia hasta; runs_until|contract_over_on|term_end ~ last day of the agreement|until when they are bound
written_on date; Letter dated|Date of letter; Schreiben vom|Briefdatum; Lettre du|Date du courrier; Carta de fecha|Fecha de la carta; letter_of|your_letter_date|their_letter_on ~ day of the letter that is answered here|of when is the letter they got
guarantee_ends date; Warranty until|Guarantee expires; Garantie bis|Gewährleistung bis; Garantie jusqu'au|Fin de garantie; Garantía hasta|Fin de garantía; covered_until|warranty_over|guarantee_until ~ last day on which they mend it for nothing|until when one can complain
begins_on date; Start|Begins on; Beginn|Start am; Début|Commence le; Inicio|Comienza el; first_day|start_day|opening_day|kicks_off ~ the day on which it begins|when does it start
closes_on date; Registration closes|Closing date; Anmeldeschluss|Annahmeschluss; Clôture des inscriptions|Date limite; Cierre de inscripción|Fecha límite; sign_up_until|last_day_to_register|entries_close ~ last day to put one's name down|until when one can sign up
session_time time; Time|Starts at; Uhrzeit|Beginn um; Heure|Début à; Hora|Hora de inicio; at_what_time|start_hour|hour_of_day|clock_time ~ at which hour it begins|what time to be there
agreed_price money:40..4000; Agreed price|Fixed price; Vereinbarter Preis|Festpreis; Prix convenu|Forfait; Precio acordado|Precio cerrado; lump_sum|price_agreed|flat_price|cost_all_in ~ what it costs all together as agreed|sum for everything
deposit_asked money:20..900; Deposit|Down payment; Anzahlung; Acompte|Arrhes; Señal|Anticipo; paid_in_advance|part_payment|up_front ~ part that has to be paid before|money wanted beforehand
call_out_fee money:20..150; Call-out charge|Travel charge; Anfahrt|Anfahrtspauschale; Frais de déplacement|Déplacement; Desplazamiento|Gastos de desplazamiento; travel_fee|journey_cost|callout ~ what coming to the place costs|money for the way
late_fee money:5..90; Late fee|Dunning charge; Mahngebühr|Säumniszuschlag; Frais de retard|Pénalité; Recargo|Gastos de demora; reminder_fee|penalty_for_delay|overdue_charge ~ extra money since it was late
hourly_rate money:20..150; Hourly rate|Rate per hour; Stundensatz|Stundenlohn; Taux horaire|Tarif horaire; Tarifa por hora|Precio hora; per_hour|price_of_an_hour|hour_rate ~ what one hour costs
persons_count number:2..60; Number of persons|Party size; Personenzahl|Teilnehmerzahl; Nombre de personnes|Effectif; Número de personas|Aforo; how_many_people|group_size|pax|heads ~ how many people come
child_age number:3..17; Age|Age of child; Alter|Alter des Kindes; Âge|Âge de l'enfant; Edad|Edad del niño; years_old|how_old|age_years ~ how many years old
lessons_count number:2..40; Number of lessons|Units; Anzahl Stunden|Unterrichtseinheiten; Nombre de leçons|Séances; Número de clases|Sesiones; how_many_lessons|sessions_total|units_booked ~ how often one comes
lesson_length unit:min; Lesson length|Duration; Dauer je Stunde|Länge; Durée d'une leçon|Durée; Duración de la clase|Duración; minutes_each|length_of_lesson|unit_minutes ~ how long one lesson takes
doses_daily number:1..4; Times a day|Daily doses; Mal täglich|Gaben pro Tag; Prises par jour; Tomas al día; how_often_daily|times_per_day|intakes ~ how many times in a day
dose_amount unit:mg; Dose|Single dose; Dosis|Einzeldosis; Dose|Dose unitaire; Dosis|Dosis única; mg_each|single_dose_mg|amount_each_time ~ how much at one time
course_length duration; Course of treatment|Duration of intake; Einnahmedauer|Kurdauer; Durée du traitement; Duración del tratamiento; for_how_long|days_of_intake|length_of_course ~ for how many days it is taken
pv_power unit:kWp; System size|Installed capacity; Anlagenleistung|Nennleistung; Puissance installée|Puissance crête; Potencia instalada|Potencia pico; kwp|peak_power|plant_size ~ how strong the whole plant is
module_count number:8..80; Number of modules|Panels; Anzahl Module|Modulzahl; Nombre de panneaux|Modules; Número de módulos|Paneles; panels|how_many_panels|modules ~ how many plates are on the roof
module_power unit:W; Module power|Power per panel; Modulleistung|Leistung je Modul; Puissance unitaire|Puissance par panneau; Potencia del módulo; watt_each|panel_watt|wp_per_module ~ how strong one plate is
room_label short:##; Room|Room number; Zimmer|Raum; Chambre|Salle; Habitación|Sala; which_room|room_number|room ~ in which room
storey short:#; Floor|Storey|Level; Etage|Stockwerk|Geschoss; Étage|Niveau; Planta|Piso; which_floor|level|floor_no ~ how many stairs up
space_size unit:m²; Area|Size; Fläche|Größe; Surface|Superficie; Superficie|Tamaño; square_metres|sqm|how_large ~ how much room there is
tyre_width number:155..295; Tyre width|Width; Reifenbreite|Breite; Largeur|Largeur de pneu; Anchura|Ancho; width_mm|tread_width ~ how broad the tyre is
rim_size number:14..21; Rim size|Rim diameter; Felgengröße|Zoll; Diamètre de jante; Diámetro de llanta; inches|rim_inch|wheel_size ~ how large the wheel is in inches
engine_size unit:ccm; Engine size|Displacement; Hubraum; Cylindrée; Cilindrada; ccm|cubic_capacity|displacement ~ how much room the cylinders have
engine_power unit:kW; Engine power|Output; Motorleistung|Leistung; Puissance|Puissance moteur; Potencia|Potencia del motor; kw|motor_strength|how_strong ~ strength of the engine
item_length unit:cm; Length; Länge; Longueur; Longitud|Largo; long|length_cm|how_long_is_it ~ how long the thing is
item_width unit:cm; Width; Breite; Largeur; Ancho|Anchura; wide|width_cm|how_wide ~ how wide the thing is
item_height unit:cm; Height; Höhe; Hauteur; Alto|Altura; tall|height_cm|how_high_is_it ~ how high the thing is
item_weight unit:kg; Weight; Gewicht; Poids; Peso; heavy|kg|how_heavy ~ how heavy the thing is
bottle_count number:1..48; Bottles|Number of bottles; Flaschen|Anzahl Flaschen; Bouteilles|Nombre de bouteilles; Botellas|Número de botellas; how_many_bottles|bottles ~ how many bottles there are
bottle_size unit:ml; Bottle size|Content; Flascheninhalt|Inhalt; Contenance; Contenido|Capacidad; ml_each|content_each|bottle_ml ~ how much is in one bottle
alcohol percent; Alcohol|Alcohol by volume; Alkoholgehalt|Alkohol; Alcool|Degré d'alcool; Alcohol|Grado alcohólico; abv|vol_percent|strength_of_drink ~ how strong the drink is
places_left number:0..30; Places left|Vacancies; Freie Plätze|Restplätze; Places restantes|Places libres; Plazas libres|Plazas disponibles; free_places|seats_left|open_spots ~ how many can still come
table_no number:1..60; Table|Table number; Tisch|Tischnummer; Table|Numéro de table; Mesa|Número de mesa; which_table|table_number ~ where one sits
shelf_mark short:@@ ###; Shelf mark|Location; Signatur|Standort; Cote|Emplacement; Signatura|Ubicación; where_on_the_shelf|call_number|shelf ~ where the book stands
first_reading number:100..40000; Reading at start; Anfangsstand; Index de départ; Lectura inicial; start_count|count_before|reading_then ~ figure at the beginning
last_reading number:40000..90000; Reading at end; Endstand; Index de fin; Lectura final; end_count|count_after|reading_now ~ figure at the end
team_size number:2..12; Crew|Men on the job; Mannstärke|Arbeiter; Ouvriers|Équipe; Operarios|Equipo; workers_sent|hands|crew_size ~ how many people worked
hours_worked number:1..40; Hours worked; Arbeitsstunden; Heures travaillées; Horas trabajadas; hours_spent|man_hours|time_worked ~ how many hours it took
lens_right short:-#.#5; Right eye|Sphere right; rechtes Auge|Sph R; œil droit|OD; ojo derecho|OD; right_sphere|od|sph_right ~ strength of the glass on the right
lens_left short:-#.#5; Left eye|Sphere left; linkes Auge|Sph L; œil gauche|OG; ojo izquierdo|OI; left_sphere|os|sph_left ~ strength of the glass on the left
leak_found flag; Leakage|Leak found; Undichtigkeit|Leck gefunden; Fuite constatée|Fuite; Fuga detectada|Fuga; leaking|is_leaky|leakage ~ whether water or gas comes out|true if it is not tight
damage_found flag; Damage found|Damaged; Schäden festgestellt|beschädigt; Dommages constatés|Endommagé; Daños detectados|Dañado; has_damage|is_damaged|broken ~ whether something was broken
mould_found flag; Mould; Schimmelbefall|Schimmel; Moisissures; Moho; mouldy|has_mould|fungus ~ whether there were black spots on the walls
invoice_settled flag; Paid|Settled; bezahlt|beglichen; Réglé|Payé; Pagado|Liquidado; is_paid|all_paid|nothing_owed ~ whether all the money has come
key_handed_over flag; Key handed over; Schlüssel übergeben; Clé remise; Llave entregada; keys_given|got_key|keys_returned ~ whether the key changed hands
parking_available flag; Parking available|Parking; Parkplatz vorhanden|Parkplätze; Parking disponible|Stationnement; Aparcamiento|Parking; has_parking|car_park|can_park ~ whether one can leave the car there
step_free flag; Step-free access|Wheelchair access; barrierefrei|stufenloser Zugang; Accès PMR|Accès de plain-pied; Accesible|Sin barreras; accessible|wheelchair_ok|barrier_free ~ whether one gets in without stairs
meal_included flag; Meals included|Lunch included; Verpflegung inklusive|mit Essen; Repas compris; Comida incluida; food_included|lunch_provided|with_meals ~ whether one gets something to eat for the price
licence_needed flag; Permit required; genehmigungspflichtig|Genehmigung nötig; Autorisation nécessaire; Requiere permiso; needs_permit|permit_required ~ whether one has to ask the authorities
accident_free flag; Accident-free; unfallfrei; Non accidenté; Sin accidentes; never_crashed|no_accident ~ whether it never had a crash
repair_needed flag; Repair needed; Reparatur nötig|reparaturbedürftig; Réparation nécessaire; Necesita reparación; must_be_mended|needs_repair ~ whether something must be mended
follow_up_needed flag; Follow-up needed|Return visit needed; Nachkontrolle nötig|Folgetermin nötig; Suivi nécessaire|Nouveau passage; Requiere revisión|Nueva visita necesaria; come_again|second_visit|recheck ~ whether one has to come again
insured_flag flag; Insured; versichert; Assuré; Asegurado; is_insured|cover_exists|has_insurance ~ whether an insurance would pay
smoker flag; Smoker; Raucher|Raucherin; Fumeur; Fumador; smokes|tobacco|is_smoker ~ whether the person smokes
swims_alone flag; Can swim|Swimmer; Schwimmer|kann schwimmen; Sait nager; Sabe nadar; able_to_swim|can_swim ~ whether the child keeps itself above water
photos_permitted flag; Photo permission; Fotoerlaubnis erteilt; Autorisation photo; Permiso de fotos; pictures_ok|may_be_photographed ~ whether pictures may be taken
vaccinated_flag flag; Vaccinated; geimpft; Vacciné; Vacunado; has_shots|is_vaccinated|jab_given ~ whether the needed jabs were given
refundable flag; Refundable; erstattbar|stornierbar; Remboursable; Reembolsable; money_back|can_be_refunded ~ whether one gets the money back
emergency_exit_clear flag; Emergency exit clear|Escape route free; Fluchtweg frei|Notausgang frei; Issue de secours dégagée; Salida de emergencia libre; exits_free|escape_ok ~ whether one could get out in a fire
first_aid_trained flag; First aid training; Erste-Hilfe-Kurs vorhanden|Ersthelfer; Secouriste formé; Formación en primeros auxilios; knows_first_aid|first_aider ~ whether somebody learnt how to help the injured
urgent_flag flag; Urgent; dringend|eilig; Urgent; Urgente; in_a_hurry|is_urgent|rush ~ whether it cannot wait
vehicle_drivable flag; Roadworthy|Drivable; fahrbereit|verkehrssicher; En état de rouler; Apto para circular; can_be_driven|runs|still_moves ~ whether one could still drive with it
minor_flag flag; Under age|Minor; minderjährig; Mineur; Menor de edad; under_18|is_minor|not_of_age ~ whether the person is younger than eighteen
return_possible flag; Right of return|Returnable; Rückgabe möglich; Retour possible; Devolución posible; can_send_back|returns_ok ~ whether one may give it back`
