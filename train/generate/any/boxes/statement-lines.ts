/** Statements to tick, which are not so where they are not ticked; written as the questions. */
export const statementLines = `
smoker|Smoker; Raucher; fumeur; fumador; smokes|tobacco_user|uses_tobacco ~ whether the person smokes; non_smoker|tobacco_free ~ true if they keep off cigarettes
diabetic|Diabetes; Diabetiker|Diabetes; diabétique; diabético; diabetes|sugar_disease|insulin_problem ~ whether sugar in the blood is a problem; no_diabetes
asthma; Asthma; asthme; asma; asthmatic|breathing_trouble ~ whether the lungs are ill; lungs_healthy
wheelchair user; Rollstuhlfahrer; en fauteuil roulant; usuario de silla de ruedas; uses_wheelchair|on_wheels|mobility_aid ~ whether the person cannot walk; can_walk
vegan; vegan; végétalien; vegano; eats_no_animal_products|plant_based ~ whether only plants are eaten; eats_animal_products
I have read the house rules.; Die Hausordnung habe ich gelesen.; J'ai lu le règlement intérieur.; He leído el reglamento interno.; rules_read|knows_rules|house_rules_accepted ~ whether they know what is allowed in the house; rules_unread
I confirm that the above is correct.; Ich bestätige die Richtigkeit der Angaben.; Je certifie l'exactitude des renseignements.; Confirmo que los datos son correctos.; declared_true|correctness_confirmed|attested ~ whether the person vouches for what is written; unattested
I agree to be contacted by telephone.; Ich bin mit Anrufen einverstanden.; J'accepte d'être appelé par téléphone.; Acepto que me llamen por teléfono.; calls_ok|phone_contact_allowed|may_call ~ whether one may ring them; do_not_call|no_calls ~ whether one must not ring them
I do not wish to receive advertising.; Ich wünsche keine Werbung.; Je ne souhaite pas de publicité.; No deseo recibir publicidad.; no_marketing|ad_opt_out|refuses_ads ~ whether they want to be left alone with offers; marketing_consent|ads_welcome ~ whether offers may be sent
I am over eighteen years of age.; Ich bin über achtzehn Jahre alt.; J'ai plus de dix-huit ans.; Soy mayor de dieciocho años.; of_age|is_adult|full_age ~ whether the person is grown up; underage|is_minor ~ whether a parent has to sign
I waive my right of withdrawal.; Ich verzichte auf mein Widerrufsrecht.; Je renonce à mon droit de rétractation.; Renuncio a mi derecho de desistimiento.; withdrawal_waived|gives_up_cancellation ~ whether they can no longer step back; may_withdraw|cancellation_right_kept ~ whether they can still step back
Please send me a paper copy.; Bitte senden Sie mir ein Exemplar auf Papier.; Veuillez m'envoyer une version papier.; Envíenme una copia en papel.; hard_copy|printed_version_wanted|by_post ~ whether it has to be printed for them; electronic_only|paperless ~ whether a file will do
I am a student.; Ich bin Studierender.; Je suis étudiant.; Soy estudiante.; studies|student_status|enrolled ~ whether they are at a university; not_student
I am disabled.|Disabled; schwerbehindert; en situation de handicap; con discapacidad; disability|has_disability|handicap ~ whether a card says that the body cannot do everything; able_bodied
I hold a first-aid certificate.; Ich habe einen Erste-Hilfe-Schein.; J'ai un brevet de secourisme.; Tengo certificado de primeros auxilios.; first_aider|trained_in_first_aid ~ whether they know what to do with wounds; not_first_aider
Invoice to the above address; Rechnung an obige Anschrift; Facture à l'adresse ci-dessus; Factura a la dirección indicada; bill_same_address|billing_equals_delivery ~ whether the bill goes where the goods go; separate_billing_address|bill_elsewhere ~ whether the bill goes elsewhere
Express delivery; Expresslieferung; Livraison express; Entrega urgente; rush|fast_shipping|express ~ whether it must come quicker than usual; normal_speed|standard_shipping ~ whether it has time
Saturday delivery; Samstagszustellung; Livraison le samedi; Entrega en sábado; weekend_delivery|deliver_saturday ~ whether it may come at the weekend; weekdays_only
Leave with a neighbour; Abgabe beim Nachbarn; Remise au voisin; Dejar al vecino; neighbour_ok|safe_place_neighbour ~ whether next door may take it; only_to_addressee ~ whether nobody else may take it
Cash on delivery; Nachnahme; Contre remboursement; Contra reembolso; cod|pay_at_door ~ whether the carrier takes the money; prepaid ~ whether nothing is to be paid at the door
Customs declaration attached; Zollerklärung liegt bei; Déclaration en douane jointe; Declaración de aduana adjunta; customs_form|declaration_enclosed ~ whether the paper for the border is with it; declaration_missing
Temperature controlled; temperaturgeführt; sous température dirigée; a temperatura controlada; reefer|temp_controlled|climate_cargo ~ whether warmth is watched on the way; ambient_transport
This side up; oben; haut; arriba; orientation_matters|keep_upright|no_tilting ~ whether it must not lie on its side; any_orientation ~ whether it may lie as one likes
Scaffold required; Gerüst erforderlich; Échafaudage nécessaire; Requiere andamio; needs_scaffold|scaffolding ~ whether one has to work high up on planks; ladder_enough
Road closure needed; Straßensperrung nötig; Fermeture de route nécessaire; Requiere corte de calle; close_road|traffic_stop|road_blocked ~ whether cars cannot pass meanwhile; traffic_flows
Hot work; Heißarbeiten; Travaux par point chaud; Trabajos en caliente; flame_work|welding_permit|sparks ~ whether there will be sparks; no_sparks|cold_work_only
Confined space; enger Raum; Espace confiné; Espacio confinado; narrow_entry|tank_entry|cramped ~ whether people climb into something tight; open_space
Scaffold tag checked; Gerüstfreigabe geprüft; Étiquette d'échafaudage vérifiée; Etiqueta del andamio revisada; scaffold_released|tag_ok ~ whether the planks were found safe; tag_unchecked
Lights off; Licht aus; Lumières éteintes; Luces apagadas; lights_out|dark_left ~ whether no lamp burns; lights_left_on|lamps_burning ~ whether a lamp burns
Windows closed; Fenster geschlossen; Fenêtres fermées; Ventanas cerradas; windows_shut|closed_up ~ whether no air comes in; windows_open ~ whether air can come in
Alarm set; Alarmanlage scharf; Alarme activée; Alarma conectada; armed|alarm_on|intruder_alarm_active ~ whether a burglar would be heard; alarm_off|disarmed ~ whether a burglar would not be heard
Oil level checked; Ölstand geprüft; Niveau d'huile vérifié; Nivel de aceite revisado; oil_checked|dipstick_read ~ whether somebody looked how much oil is in; oil_unchecked
Test drive made; Probefahrt durchgeführt; Essai routier effectué; Prueba en carretera hecha; road_tested|was_driven_after ~ whether it was tried on the street; untested_on_road
Brake fluid replaced; Bremsflüssigkeit erneuert; Liquide de frein remplacé; Líquido de frenos cambiado; brake_fluid_new|fluid_changed ~ whether what is in the brake lines is fresh; old_brake_fluid
Subtitled; mit Untertiteln; sous-titré; con subtítulos; subtitles|text_on_screen ~ whether one can read what is said; no_subtitles
Dubbed version; Synchronfassung; version doublée; versión doblada; dubbed|other_voices ~ whether actors are heard in another tongue; original_voices|original_version ~ whether one hears the actors themselves
World premiere; Uraufführung; création mondiale; estreno mundial; first_performance|never_shown_before ~ whether nobody has seen it before; shown_before
Recorded live; Live-Mitschnitt; enregistré en public; grabado en directo; live_recording|concert_take ~ whether people were in the hall; studio_recording ~ whether it was made without an audience
Peer reviewed; begutachtet; évalué par les pairs; revisado por pares; refereed|checked_by_peers ~ whether other scholars looked it over; unrefereed|preprint
Open access; frei zugänglich; accès libre; acceso abierto; free_to_read|open_licence ~ whether readers need not pay; paywalled|subscription_only ~ whether readers have to pay
Ethics approval obtained; Ethikvotum liegt vor; avis éthique obtenu; aprobación ética obtenida; ethics_ok|board_consented ~ whether the committee said that it may be done; ethics_pending
Placebo group included; mit Placebogruppe; avec groupe placebo; con grupo placebo; placebo|dummy_arm|controlled_trial ~ whether some got nothing real; no_placebo
First publication; Erstveröffentlichung; première parution; primera publicación; new_title|debut_edition ~ whether it has never been on the market; later_edition
Hardback; gebunden; relié; tapa dura; hard_cover|bound_in_boards ~ whether the book has stiff covers; paperback|soft_cover ~ whether the book bends
Machine washable; maschinenwaschbar; lavable en machine; lavable a máquina; wash_ok|can_go_in_machine ~ whether one may put it in the drum; hand_wash_only|no_machine_wash ~ whether the drum would ruin it
Lined; gefüttert; doublé; forrado; has_lining|inner_fabric ~ whether there is a second cloth inside; unlined ~ whether there is one cloth only
Wheel clamps fitted; Radkrallen angelegt; sabots posés; cepos colocados; clamped|immobilised ~ whether it cannot be driven away; free_to_roll
Seat belt worn; Gurt angelegt; ceinture attachée; cinturón puesto; belted|belt_on|strapped_in ~ whether the person was held in the seat; unbelted|not_strapped ~ whether nothing held the person
Cabin crew informed; Kabine informiert; équipage informé; tripulación informada; crew_told|cabin_knows ~ whether those on board know; crew_unaware
De-icing carried out; Enteisung durchgeführt; dégivrage effectué; deshielo realizado; deiced|ice_removed|wings_clear ~ whether the wings were freed of ice; ice_left|not_deiced
Signature verified; Unterschrift geprüft; signature vérifiée; firma comprobada; sign_checked|specimen_matched ~ whether the hand was compared; signature_unverified
Original seen; Original lag vor; original vu; original visto; saw_original|original_presented ~ whether the real paper was on the table; only_copy_seen ~ whether they had to do with a copy
Power of attorney attached; Vollmacht beigefügt; procuration jointe; poder adjunto; poa|authorised_in_writing|proxy_enclosed ~ whether a paper lets somebody else act; no_authority
Oath taken; vereidigt; serment prêté; juramento prestado; sworn|under_oath ~ whether they swore it; unsworn
Child under twelve; Kind unter zwölf; enfant de moins de douze ans; menor de doce años; young_child|under_12|half_fare ~ whether a reduced fare applies for age; twelve_or_older
Late check-out; späte Abreise; départ tardif; salida tardía; leaves_late|extended_stay_hours ~ whether the room is kept beyond noon; usual_checkout
Cot in the room; Kinderbett im Zimmer; lit bébé dans la chambre; cuna en la habitación; baby_bed|crib ~ whether something for a baby to sleep in is needed; no_cot
Balanced on the day; Tagesabschluss stimmt; caisse juste; caja cuadrada; till_balanced|books_match|no_difference ~ whether counted and booked sums are the same; cash_difference|till_off ~ whether counted and booked sums differ
Payment by standing order; Dauerauftrag; par ordre permanent; por orden permanente; standing_order|recurring_payment ~ whether the bank pays by itself again and again; single_payments
Joint account; Gemeinschaftskonto; compte joint; cuenta conjunta; two_holders|shared_account ~ whether two may take from it; sole_account|one_holder
Gift Aid|Tax relief on gift; Spende absetzbar; don déductible; donación deducible; relief_claimed|deductible_gift ~ whether the state adds to it or takes off tax; no_relief
`
