/** Things that are so or not: `# id`, `t` what they stand under, `y` and `n` what stands before those that are and those that are not, `-` each of them. */
export const flagSheetLines = `
# campsite
t Facilities; Ausstattung; Équipements; Instalaciones; facilities|amenities|on_the_ground ~ what there is for guests
y On the ground|You will find|Included; Auf dem Platz|Vorhanden|Dabei; Sur place|Compris|Vous trouverez; Disponible|Incluido|Hay; -
n Not here|You will look in vain for|Extra; Nicht vorhanden|Fehlt|Gegen Aufpreis; Absent|Non compris|En supplément; No hay|No incluido|Aparte; -
- Hot showers; Warmduschen; Douches chaudes; Duchas calientes; warm_water|showers_hot ~ whether one can wash warm
- Wi-Fi; WLAN; Wi-Fi; Wifi; wireless|internet_access ~ whether one gets online
- Laundry; Waschküche; Laverie; Lavandería; washing_machine|clothes_wash ~ whether clothes can be washed
- Shade trees; Schattenbäume; Arbres d'ombrage; Árboles de sombra; shady|tree_cover ~ whether one is out of the sun
- Dog bath; Hundedusche; Douche pour chiens; Ducha para perros; pet_wash|for_dogs ~ whether animals can be rinsed
- Power at the pitch; Strom am Platz; Électricité à l'emplacement; Luz en la parcela; hookup|electricity ~ whether one can plug in
- Bread service; Brötchendienst; Dépôt de pain; Servicio de pan; fresh_bread|bakery ~ whether rolls come in the morning
# application_papers
t Documents submitted; Eingereichte Unterlagen; Pièces fournies; Documentos aportados; submitted|documents|file_check ~ which papers have come
y Received|On file|Handed in; Liegt vor|Eingegangen|Abgegeben; Reçu|Au dossier|Fourni; Recibido|En el expediente|Aportado; -
n Still missing|Not received|To follow; Fehlt noch|Nicht eingegangen|Wird nachgereicht; Manque encore|Non reçu|À fournir; Falta|No recibido|Pendiente; -
- Birth certificate; Geburtsurkunde; Acte de naissance; Partida de nacimiento; birth_cert|proof_of_birth ~ paper on where and when they were born
- Police clearance; Führungszeugnis; Casier judiciaire; Certificado de penales; criminal_record|clearance ~ paper that says they did no wrong
- Bank statement; Kontoauszug; Relevé bancaire; Extracto bancario; account_proof|money_proof ~ paper on what is in the account
- Passport photo; Passbild; Photo d'identité; Foto de carné; portrait|photo_supplied ~ picture of the face
- Health certificate; Gesundheitszeugnis; Certificat médical; Certificado médico; medical_cert|doctor_paper ~ paper by a doctor
- School report; Schulzeugnis; Bulletin scolaire; Boletín escolar; marks_paper|transcript ~ paper with marks
- Letter of motivation; Motivationsschreiben; Lettre de motivation; Carta de motivación; cover_letter|why_letter ~ in which they say why
# van_equipment
t Equipment on board; Ausrüstung an Bord; Équipement à bord; Equipo a bordo; equipment|on_board|carried ~ what the vehicle carries
y On board|Fitted|With; An Bord|Eingebaut|Mit; À bord|Monté|Avec; A bordo|Montado|Con; -
n Not fitted|Lacking|Without; Nicht eingebaut|Es fehlt|Ohne; Non monté|Manque|Sans; No montado|Falta|Sin; -
- Reversing camera; Rückfahrkamera; Caméra de recul; Cámara trasera; rear_camera|backup_cam ~ whether one sees what is behind
- Tow bar; Anhängerkupplung; Attelage; Gancho de remolque; hitch|towing ~ whether it can pull something
- Roof rack; Dachträger; Galerie; Baca; rack_on_top|roof_bars ~ whether one can load the top
- Snow chains; Schneeketten; Chaînes; Cadenas; winter_chains|chains ~ whether it gets up a white road
- Warning triangle; Warndreieck; Triangle; Triángulo; triangle|breakdown_sign ~ red thing for the roadside
- Parking heater; Standheizung; Chauffage autonome; Calefacción estática; aux_heater|warm_when_parked ~ whether it is warm with the engine off
- Tail lift; Ladebordwand; Hayon élévateur; Plataforma elevadora; loading_lift|rear_lift ~ whether pallets get up by themselves
# contract_clauses
t Clauses; Vertragsklauseln; Clauses; Cláusulas; clauses|contract_terms|provisions ~ what the contract provides for
y Agreed|Applies|Part of the contract; Vereinbart|Gilt|Vertragsbestandteil; Convenu|Applicable|Au contrat; Pactado|Se aplica|En el contrato; -
n Not agreed|Struck out|Does not apply; Nicht vereinbart|Gestrichen|Gilt nicht; Non convenu|Rayé|Sans objet; No pactado|Tachado|No se aplica; -
- Penalty for delay; Vertragsstrafe; Pénalité de retard; Penalización por demora; late_penalty|fine_if_late ~ whether being late costs
- Right of first refusal; Vorkaufsrecht; Droit de préemption; Derecho de tanteo; preemption|first_refusal ~ whether one is asked before others
- Automatic renewal; Automatische Verlängerung; Tacite reconduction; Renovación automática; auto_renew|rolls_over ~ whether it goes on by itself
- Non-compete; Wettbewerbsverbot; Non-concurrence; No competencia; no_rivalry|competition_ban ~ whether they must not work for rivals
- Arbitration; Schiedsgericht; Arbitrage; Arbitraje; arbitral_clause|no_courts ~ whether quarrels stay out of court
- Price adjustment; Preisgleitklausel; Révision des prix; Revisión de precios; index_clause|price_moves ~ whether the price follows something
- Retention of title; Eigentumsvorbehalt; Réserve de propriété; Reserva de dominio; title_stays|ownership_kept ~ whether it stays theirs until paid
# house_rules
t Allowed here; Hausordnung; Règlement; Normas; rules|allowed|permitted_things ~ what one may do there
y Allowed|You may; Erlaubt|Gestattet; Permis|Autorisé; Permitido|Se puede; -
n Forbidden|Please refrain from; Verboten|Nicht gestattet; Interdit|Défendu; Prohibido|No se puede; -
- Barbecue; Grillen; Barbecue; Barbacoa; grilling|open_grill ~ whether one may cook over coals
- Music after ten; Musik nach zehn; Musique après dix heures; Música tras las diez; late_music|night_noise ~ whether one may be loud at night
- Cycling; Radfahren; Vélo; Bicicleta; bikes|riding ~ whether one may come on two wheels
- Flash photography; Blitzlicht; Flash; Flash; flash|camera_light ~ whether one may light up for pictures
- Eating; Essen; Manger; Comer; food_inside|snacks ~ whether one may bring a bite
- Ball games; Ballspiele; Jeux de ballon; Juegos de pelota; football|games ~ whether one may kick about
- Overnight stay; Übernachten; Nuitée; Pernoctar; sleeping_there|stay_night ~ whether one may sleep there
# symptoms
t Complaints; Beschwerden; Symptômes; Síntomas; symptoms|complaints|signs ~ what the person feels
y Reports|Suffers from|Positive; Berichtet über|Klagt über|Positiv; Signale|Se plaint de|Présent; Refiere|Se queja de|Presente; -
n Denies|No sign of|Negative; Verneint|Kein Anhalt für|Negativ; Nie|Pas de|Absent; Niega|Sin|Ausente; -
- Fever; Fieber; Fièvre; Fiebre; high_temperature|febrile ~ whether they are too hot
- Dizziness; Schwindel; Vertiges; Mareo; vertigo|giddy ~ whether the room turns
- Rash; Ausschlag; Éruption; Erupción; skin_spots|exanthema ~ whether the skin is red
- Nausea; Übelkeit; Nausées; Náuseas; feels_sick|queasy ~ whether the stomach turns
- Shortness of breath; Atemnot; Essoufflement; Disnea; dyspnea|breathless ~ whether air is scarce
- Weight loss; Gewichtsverlust; Perte de poids; Pérdida de peso; lost_weight|thinner ~ whether they became thinner
- Night sweats; Nachtschweiß; Sueurs nocturnes; Sudores nocturnos; sweats_at_night|wet_sheets ~ whether they wake up wet
# server
t Security settings; Sicherheitseinstellungen; Réglages de sécurité; Ajustes de seguridad; settings|hardening|controls ~ how the machine is guarded
y Enabled|Switched on|On; Aktiv|Eingeschaltet|An; Activé|En marche|Actif; Activado|Encendido|Sí; -
n Disabled|Switched off|Off; Inaktiv|Abgeschaltet|Aus; Désactivé|À l'arrêt|Inactif; Desactivado|Apagado|No; -
- Two-factor login; Zwei-Faktor-Anmeldung; Double authentification; Doble factor; mfa|second_factor ~ whether a password alone is not enough
- Disk encryption; Festplattenverschlüsselung; Chiffrement du disque; Cifrado de disco; encrypted_disk|data_at_rest ~ whether a thief could read it
- Automatic updates; Automatische Updates; Mises à jour automatiques; Actualizaciones automáticas; auto_update|self_patching ~ whether it mends itself
- Guest access; Gastzugang; Accès invité; Acceso de invitados; visitors_in|anonymous ~ whether strangers get in
- Remote desktop; Fernzugriff; Bureau à distance; Escritorio remoto; rdp|from_afar ~ whether one can steer it from elsewhere
- Audit log; Prüfprotokoll; Journal d'audit; Registro de auditoría; logging|trail ~ whether it notes who did what
- Screen lock; Bildschirmsperre; Verrouillage d'écran; Bloqueo de pantalla; auto_lock|idle_lock ~ whether it closes when nobody types
# product_marks
t Properties; Eigenschaften; Propriétés; Propiedades; properties|claims|labels ~ what is said of the product
y Is|Yes|With; Ist|Ja|Mit; Est|Oui|Avec; Es|Sí|Con; -
n Is not|No|Without; Ist nicht|Nein|Ohne; N'est pas|Non|Sans; No es|No|Sin; -
- Recyclable; Recycelbar; Recyclable; Reciclable; can_be_reused|for_recycling ~ whether it may be used again
- Vegan; Vegan; Végane; Vegano; plant_based|animal_free ~ whether no beast was needed
- Dishwasher-safe; Spülmaschinenfest; Lave-vaisselle; Apto para lavavajillas; dishwasher|machine_washable ~ whether it may go in the machine
- Flammable; Brennbar; Inflammable; Inflamable; burns|catches_fire ~ whether a spark is dangerous
- Stackable; Stapelbar; Empilable; Apilable; can_be_stacked|piles_up ~ whether one goes on top of the other
- Frost-proof; Frostfest; Résistant au gel; Resistente a heladas; winterproof|takes_frost ~ whether it may stay out in winter
- Child-proof; Kindersicher; Sécurité enfants; A prueba de niños; child_safe|kid_lock ~ whether little hands cannot open it
# event_needs
t We need; Bedarf; Besoins; Necesidades; needs|requirements|requests ~ what those who come ask for
y Needed|Please provide; Benötigt|Bitte stellen; Nécessaire|À prévoir; Hace falta|Prever; -
n Not needed|We bring ourselves; Nicht benötigt|Bringen wir mit; Pas nécessaire|Nous l'apportons; No hace falta|Lo traemos; -
- Projector; Beamer; Vidéoprojecteur; Proyector; beamer|slides ~ whether pictures are thrown on a wall
- Interpreter booth; Dolmetschkabine; Cabine d'interprétation; Cabina de interpretación; booth|simultaneous ~ whether somebody says it in another tongue
- Grand piano; Flügel; Piano à queue; Piano de cola; piano|keys_instrument ~ whether somebody plays
- Cloakroom; Garderobe; Vestiaire; Guardarropa; coats|wardrobe_needed ~ whether coats must be hung
- Stage; Bühne; Scène; Tarima; podium|raised_floor ~ whether they stand higher
- First aiders; Sanitäter; Secouristes; Sanitarios; medics|paramedics ~ whether somebody is there for falls
- Parking for coaches; Busparkplatz; Parking autocars; Aparcamiento de autocares; coach_bays|bus_parking ~ whether large vehicles come
# machine_guards
t Safeguards; Schutzeinrichtungen; Protections; Protecciones; safeguards|guards|protection ~ what keeps hands off the danger
y In place|Works; Vorhanden|Wirkt; En place|Fonctionne; Colocado|Funciona; -
n Removed|Missing; Entfernt|Fehlt; Retiré|Manquant; Retirado|Falta; -
- Light curtain; Lichtvorhang; Barrière immatérielle; Barrera óptica; light_barrier|beam_guard ~ beam that stops it
- Two-hand control; Zweihandbedienung; Commande bimanuelle; Mando a dos manos; both_hands|two_hand ~ whether both hands must push
- Interlock; Verriegelung; Verrouillage; Enclavamiento; door_interlock|locks_itself ~ whether it stops when opened
- Guard rail; Geländer; Garde-corps; Barandilla; railing|handrail ~ whether nobody falls off
- Non-slip floor; Rutschfester Boden; Sol antidérapant; Suelo antideslizante; grip_floor|antislip ~ whether feet hold
- Emergency lighting; Notbeleuchtung; Éclairage de secours; Alumbrado de emergencia; backup_light|exit_light ~ whether one sees when the power fails
# animal_home
t About the animal; Über das Tier; L'animal; Sobre el animal; traits|about|checks ~ what one should know of it
y Yes|Known; Ja|Bekannt; Oui|Connu; Sí|Conocido; -
n No|Not so; Nein|Trifft nicht zu; Non|Pas le cas; No|No es así; -
- Neutered; Kastriert; Stérilisé; Esterilizado; castrated|fixed ~ whether it can have no young
- Chipped; Gechippt; Pucé; Con chip; microchip|has_chip ~ whether a reader finds a number under the skin
- Used to traffic; Verkehrssicher; Habitué au trafic; Acostumbrado al tráfico; traffic_safe|calm_on_road ~ whether cars do not scare it
- Barks a lot; Bellt viel; Aboie beaucoup; Ladra mucho; noisy|loud_dog ~ whether the neighbours hear it
- Rides in the car; Fährt im Auto mit; Voyage en voiture; Viaja en coche; car_travel|goes_by_car ~ whether it likes the back seat
- Needs medicine; Braucht Medizin; Sous traitement; Toma medicación; on_meds|daily_pills ~ whether it gets pills
# school_trip
t On the trip; Auf der Fahrt; Pendant le voyage; En el viaje; trip|included|covered ~ what the price covers
y In the price|We take care of; Im Preis|Wir stellen; Dans le prix|Nous fournissons; En el precio|Ponemos; -
n Please bring|To be paid apart; Bitte mitbringen|Extra zu zahlen; À apporter|À payer en plus; Hay que traer|Se paga aparte; -
- Packed lunch; Lunchpaket; Pique-nique; Comida para llevar; lunch_bag|food_for_way ~ whether there is a bite for the way
- Entrance fees; Eintritte; Entrées; Entradas; admission|tickets_in ~ whether one gets in without paying
- Bed sheets; Bettwäsche; Draps; Sábanas; linen|sheets_given ~ whether beds are made
- Boat ride; Bootsfahrt; Tour en bateau; Paseo en barco; boat|on_the_lake ~ whether they go on the water
- Rain gear; Regenzeug; Vêtements de pluie; Ropa de lluvia; raincoat|wet_clothes ~ whether one stays dry
- Travel insurance; Reiseversicherung; Assurance voyage; Seguro de viaje; cover|trip_cover ~ whether mishaps are paid
# heat_pump_works
t Scope; Leistungsumfang; Étendue; Alcance; scope|works_included|deliverables ~ what the price is for
y Included|We do; Enthalten|Wir erledigen; Compris|Nous faisons; Incluido|Hacemos; -
n Not included|Done by others; Nicht enthalten|Bauseits; Non compris|À la charge d'autrui; No incluido|Por cuenta de otros; -
- Core drilling; Kernbohrung; Carottage; Perforación; drilling|holes_in_wall ~ whether they make the holes
- Scaffolding; Gerüst; Échafaudage; Andamio; scaffold|platform ~ whether they bring what to stand on
- Disposal of rubble; Schuttentsorgung; Évacuation des gravats; Retirada de escombros; rubble|debris_removal ~ whether they take the dirt away
- Commissioning; Inbetriebnahme; Mise en service; Puesta en marcha; start_up|switching_on ~ whether they make it run
- Plastering; Verputzen; Enduits; Enlucido; plaster|smoothing ~ whether walls are made smooth
- Permits; Genehmigungen; Permis; Licencias; permit_paper|approvals ~ whether they deal with the office
# cargo_marks
t Handling marks; Handhabung; Marques de manutention; Marcas de manipulación; handling|marks|care ~ how the load must be treated
y Applies; Zutreffend; Applicable; Aplicable; -
n Does not apply; Nicht zutreffend; Sans objet; No aplicable; -
- This side up; Oben; Haut; Este lado arriba; upright|keep_upright ~ whether it must stand one way
- Keep dry; Vor Nässe schützen; Craint l'humidité; Proteger de la humedad; no_rain|dry_goods ~ whether rain hurts it
- Do not stack; Nicht stapeln; Ne pas gerber; No apilar; no_stacking|nothing_on_top ~ whether nothing may stand on it
- Perishable; Verderblich; Périssable; Perecedero; spoils|fresh_goods ~ whether it goes off
- Dangerous; Gefährlich; Dangereux; Peligroso; hazmat|adr ~ whether it can burn or poison
- Live plants; Lebende Pflanzen; Plantes vivantes; Plantas vivas; green_goods|plants_inside ~ whether it grows
# loan_checks
t Checks made; Geprüft; Vérifications; Comprobaciones; checks|due_diligence|verified ~ what the bank looked at
y Done|Seen by us; Erledigt|Lag vor; Fait|Vu; Hecho|Visto; -
n Waived|Not done; Verzichtet|Nicht erfolgt; Dispensé|Non fait; Dispensado|No hecho; -
- Identity; Identität; Identité; Identidad; id_check|who_they_are ~ whether they are who they say
- Credit record; Bonitätsauskunft; Historique de crédit; Historial de crédito; credit_score|past_debts ~ whether they paid before
- Land register; Grundbuch; Livre foncier; Registro de la propiedad; registry|title_check ~ whether the land is theirs
- Site visit; Ortsbesichtigung; Visite sur place; Visita; inspected|went_there ~ whether somebody went to look
- Employer confirmation; Arbeitgeberbestätigung; Attestation de l'employeur; Confirmación de la empresa; employer_says|job_proof ~ whether the firm vouched
- Source of funds; Mittelherkunft; Origine des fonds; Origen de fondos; money_origin|funds_source ~ whether one knows where the money is from
# flat_features
t Features; Merkmale; Caractéristiques; Características; features|extras|has ~ what the place has
y With; Mit; Avec; Con; -
n Without; Ohne; Sans; Sin; -
- Balcony; Balkon; Balcon; Balcón; balcony|outside_space ~ whether one can sit outside
- Cellar; Keller; Cave; Trastero; cellar|storage_below ~ whether there is room below
- Fitted kitchen; Einbauküche; Cuisine équipée; Cocina amueblada; kitchen_in|built_in_kitchen ~ whether one can cook at once
- Fireplace; Kamin; Cheminée; Chimenea; fireplace|open_fire ~ whether logs can burn
- Guest toilet; Gäste-WC; WC invités; Aseo; second_wc|guest_wc ~ whether visitors have their own
- Underfloor heating; Fußbodenheizung; Chauffage au sol; Suelo radiante; warm_floor|floor_heating ~ whether feet are warm
- Bicycle room; Fahrradraum; Local à vélos; Cuarto de bicicletas; bike_room|cycle_store ~ whether wheels have a place
# research_study
t Study conduct; Durchführung; Conduite de l'étude; Realización; conduct|ethics|design ~ how the study was done
y Yes|Given; Ja|Gegeben; Oui|Donné; Sí|Dado; -
n No|Not given; Nein|Nicht gegeben; Non|Pas donné; No|No dado; -
- Randomised; Randomisiert; Randomisé; Aleatorizado; by_lot|random_groups ~ whether lots were drawn
- Blinded; Verblindet; En aveugle; Ciego; blind|nobody_knew ~ whether nobody knew who got what
- Ethics approval; Ethikvotum; Avis éthique; Aval ético; ethics|board_ok ~ whether a board said yes
- Data published; Daten veröffentlicht; Données publiées; Datos publicados; open_data|data_out ~ whether others can look at the figures
- Industry funding; Industriefinanziert; Financement industriel; Financiación industrial; sponsored|paid_by_firms ~ whether firms paid for it
- Control group; Kontrollgruppe; Groupe témoin; Grupo de control; controls|compared ~ whether some got nothing
`
