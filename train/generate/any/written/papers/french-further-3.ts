/** Further papers in French: medicine, farming, energy, building, computing, science and industry. */
export const frenchFurtherPapers3 = `
== fr carnet_anticoagulant
q patient person; patient, holder, fr:patient; à qui est le carnet
q born date; birth_date, fr:date de naissance
q doctor person; prescriber, general_practitioner, fr:médecin; family doctor
q cardiologist person; cardiologist, specialist; heart specialist
q nurse person; home_nurse, blood_drawn_by; who comes home to take blood
q lab company:Laboratoire {}/Biologie {}; laboratory
q drug phrase; medicine, anticoagulant; name of the medicine
q reason phrase; indication, treated_for
q started date; treatment_started; day the treatment began
q until phrase; planned_duration, treatment_length
q low number:2..2; target_low, inr_min
q high number:3..4; target_high, inr_max
q dose_time time; taken_at, hour_of_intake
q weight unit:kg 40..110; body_weight, fr:poids
q contact person; emergency_contact, person_to_warn; who is to be told in an emergency
q contact_phone phone; emergency_phone
q next date; next_blood_test, next_check, fr:prochaine date; day of the next blood test
q bleeding flag; bleeding_history, bled_before; whether the person has had a haemorrhage
a blood_group short; blood_group
a allergy phrase; allergy
a pharmacist company; pharmacy
a kidney number; creatinine
l checks; inr_readings, controls; test by test
c checks.date date; day, sampled_on, fr:date
c checks.inr number:1..5; inr, value
c checks.dose phrase; dose, tablets
c checks.change phrase; decision, adjustment
c checks.by person; decided_by, doctor
c checks.next date; next_test
c checks.bleed phrase; incident
---
# Carnet de suivi – {drug=Préviscan|Coumadine|Sintrom}
= Titulaire: {patient}
= Né(e) le: {born}
= Poids: {weight}
= Motif: {reason=fibrillation auriculaire|valve mécanique|phlébite|embolie pulmonaire}
= Débuté le: {started}
= Durée: {until=à vie|6 mois|3 mois|jusqu'à l'opération}
INR à maintenir entre {low} et {high}. Prise chaque jour à {dose_time}.
%checks 3..9
Date | INR | Dose | Décision | Par | Prochain
{checks.date} | {checks.inr} | {checks.dose=¼ cp|½ cp|¾ cp|1 cp|1¼ cp} | {checks.change=inchangé|+ ¼|– ¼|sauter une prise|contrôler} | {checks.by} | {checks.next}
{checks.bleed=}
%%
{bleeding!Saignement digestif dans les antécédents|A déjà saigné sous traitement~N'a jamais présenté de saignement|Aucun épisode hémorragique connu}. Prochaine prise de sang, à domicile par {nurse} : {next}. Analyses : {lab}.
Médecin traitant : {doctor} || Cardiologue : {cardiologist}
Prévenir {contact}, {contact_phone}
~ Ne prenez ni aspirine ni anti-inflammatoire. Brochure de {:month}. Carnet remis le {:date} par {:person}. Urgences {:phone}.

== fr compte_rendu_polysomnographie
q centre company:Centre du sommeil {}/Clinique {}/CHU de {}; sleep_centre
q patient person; patient, fr:patient
q referrer person; referred_by, requested_by; who sent the patient
q reader person; scored_by, interpreting_doctor; who read the recording
q technician person; night_technician, set_up_by; who fitted the wires
q night date; recording_night, recorded_on; nuit de l'enregistrement
q report_date date; report_date; day of the report
q lights_off time; lights_out
q lights_on time; final_awakening
q bmi number:20..45; body_mass_index, fr:imc
q latency unit:min 3..90; sleep_latency
q efficiency percent; sleep_efficiency; share of the night really slept
q ahi number:2..80; apnoea_index, fr:iah; stops of breath in an hour
q lowest percent; lowest_saturation, minimum_spo2; lowest oxygen
q snoring percent; snoring_share
q severity choice:none/mild/moderate/severe; apnoea_severity
q mask phrase; proposed_treatment, device; what is proposed as treatment
q driving flag; may_drive; whether the person may sit at the wheel
q epworth number:2..22; sleepiness_score
a provider company; equipment_provider
a pressure unit; mask_pressure
a next date; follow_up, fr:prochaine date
a weight unit; mass, total_weight, fr:poids
l stages; sleep_stages, hypnogram; stage by stage
c stages.name phrase; stage
c stages.minutes number:5..300; minutes, duration
c stages.share percent; share_of_sleep
c stages.events number:0..90; respiratory_events, events
c stages.awake number:0..40; arousals
c stages.norm percent; normal_share
---
{centre} || Adressé(e) par {referrer}
# Enregistrement du sommeil
{patient}, nuit du {night}. IMC {bmi}, score d'Epworth {epworth}/24. Pose : {technician}. Extinction à {lights_off}, lever à {lights_on}.
%stages 3..5
Stade | Min | % | Évts | Éveils
{stages.name=N1|N2|N3|paradoxal|éveil} | {stages.minutes} | {stages.share} | {stages.events} | {stages.awake}
{stages.norm=}
%%
Latence || {latency}
Efficacité || {efficiency}
Index apnées-hypopnées || {ahi}
SpO2 la plus basse || {lowest}
Ronflement || {snoring}
Conclusion. {severity?Respiration nocturne normale~Les arrêts respiratoires sont peu nombreux~Syndrome d'apnées intermédiaire~Syndrome d'apnées très marqué, à traiter sans attendre}. Proposition : {mask=orthèse mandibulaire|pression positive continue|règles d'hygiène|avis ORL}. {driving!La conduite reste possible|Rien ne s'oppose à la conduite automobile~La conduite est suspendue jusqu'à contrôle|Le volant est déconseillé pour l'heure}.
> {report_date}, {reader}
~ Logiciel {:=SomnoLab|NoxTurn|Hypnos}, cotation AASM. Validé à {:time}. Secrétariat {:phone}. SpO2 moyenne {:percent}.

== fr fiche_vaccination_voyage
q centre company:Centre de vaccinations {}/Institut {}/Clinique du voyageur {}; vaccination_centre
q traveller person; traveller, vaccinated_person
q born date; birth_date, fr:date de naissance
q nationality country; nationality
q passport id:##@@#####; passport_no
q destination country; destination
q leaves date; departure; first day of the journey
q back date; return_date; day of return
q doctor person; advising_doctor, fr:medecin; who gave the advice
q nurse person; injected_by, fr:infirmiere; who gave the jabs
q visit date; consultation_date; jour de la consultation
q fee money:20..90; consultation_fee; price of the advice alone
q total money:40..400; total_paid, fr:montant total; everything paid
q malaria phrase; malaria_prophylaxis, tablets; tablets against malaria
q allergy phrase; known_allergy
q pregnant flag; pregnancy; whether a child is expected
q fever flag; yellow_fever_required; whether the country asks for proof of a jab at the border
q next date; next_appointment, fr:prochaine date; day of the next visit
a insurer company; travel_insurer, fr:assureur
a guide company; tour_operator
a blood_group short
a hospital company; hospital_abroad
l jabs; vaccines, injections; what was given
c jabs.disease phrase; disease, against
c jabs.brand phrase; product
c jabs.batch id:@##@###; batch, lot
c jabs.dose phrase; dose_no, dose
c jabs.site phrase; injection_site, where
c jabs.given date; given_on, date
c jabs.until phrase; valid_until, protects_until
c jabs.price money:10..90; price, fr:prix
c jabs.vet person; checked_by
---
{centre}
{:street}, {:zip} {:city} || Consultation du {visit}
# Conseil et vaccinations avant voyage
{traveller}, né(e) le {born}, {nationality}, passeport {passport}
Destination : {destination}, du {leaves} au {back}
%jabs 2..6
Contre | Produit | Lot | Dose | Site | Le | Protège | Prix
{jabs.disease=fièvre jaune|hépatite A|typhoïde|rage|méningite|tétanos|encéphalite} | {jabs.brand=Stamaril|Havrix|Typhim|Rabipur|Nimenrix} | {jabs.batch} | {jabs.dose=1|2|rappel} | {jabs.site=bras g.|bras dr.|cuisse} | {jabs.given} | {jabs.until=à vie|10 ans|3 ans|1 an} | {jabs.price}
{jabs.vet=}
%%
Paludisme : {malaria=atovaquone-proguanil|doxycycline|aucun comprimé, moustiquaire|méfloquine}. Allergie signalée : {allergy=œuf|néant|néomycine|gélatine}. {pregnant!La patiente attend un enfant|Grossesse en cours, deuxième trimestre~Pas de grossesse en cours|Sans objet quant à une grossesse}. {fever!Le carnet jaune sera exigé à la frontière|Sans preuve de l'injection, l'entrée est refusée~Aucune preuve d'injection n'est demandée à l'entrée|Le pays n'exige rien à l'arrivée}.
Consultation {fee} – réglé en tout {total}
Prochain rendez-vous : {next} || Injections : {nurse}
> Dr {doctor}
~ Carte conforme au règlement sanitaire international, {:year}. Dernier rappel antérieur noté : {:date}. Permanence {:phone}.

== fr rapport_intervention_smur
q base company:SMUR de {}/SAMU {}/Secours médicaux {}; emergency_unit
q file id:##/######; mission_no, file_no
q patient person; patient, casualty, fr:patient
q age number:2..95; age
q caller person; called_by; who rang
q doctor person; emergency_physician, fr:médecin; doctor on board
q nurse person; nurse_on_board
q driver person; ambulance_driver, fr:ambulancier
q regulator person; dispatcher, fr:regulateur; who took the decision to send a team
q called time; call_received; hour of the call
q left time; unit_left_base; hour the team set out
q on_scene time; arrived_at_scene; heure d'arrivée sur place
q hospital_at time; arrived_at_hospital; hour at the hospital
q day date; mission_date
q place street; scene, address_of_intervention
q town city; town, fr:commune
q reason phrase; reason_for_call, complaint
q finding phrase; diagnosis_on_scene, suspected_diagnosis; what the team thinks it is
q hospital company:CH {}/Hôpital {}/Clinique {}; receiving_hospital, destination
q receiver person; handed_over_to, receiving_doctor; who took the patient over
q helicopter flag; by_air; whether the patient was flown
q refused flag; refused_care; whether the person did not want to be treated
a insurer company; insurance_company, insured_with, fr:assureur
a born date; date_of_birth, fr:date de naissance
a km number; kilometres
a family_doctor person
l vitals; readings, observations; how the patient was
c vitals.at time; time, fr:heure
c vitals.pulse number:40..160; pulse, heart_rate
c vitals.high number:80..200; systolic
c vitals.low number:40..110; diastolic
c vitals.spo2 number:80..100; oxygen
c vitals.gcs number:3..15; coma_scale, glasgow
c vitals.pain number:0..10; pain_score
c vitals.temp unit; temperature
l drugs; medicines, treatments_given; what was given
c drugs.at time; time, fr:heure
c drugs.what phrase; drug, fr:désignation
c drugs.dose phrase; dose
c drugs.way short; route
---
{base} || Intervention {file}
{day} || Régulation : {regulator}
# Fiche médicale d'intervention
{patient}, {age} ans – {place}, {town}
Appel de {caller} à {called} pour {reason=douleur thoracique|chute d'échelle|malaise|gêne respiratoire|convulsions}. Départ {left}, sur les lieux {on_scene}, hôpital {hospital_at}.
Équipage : {doctor}, médecin ; {nurse}, infirmière ; {driver}, au volant.
%vitals 2..6
h | FC | TAS | TAD | SpO2 | GCS | EVA
{vitals.at} | {vitals.pulse} | {vitals.high} | {vitals.low} | {vitals.spo2} | {vitals.gcs} | {vitals.pain}
{vitals.temp=}
%%
Diagnostic évoqué : {finding=syndrome coronarien|fracture du fémur|crise d'asthme|accident vasculaire|hypoglycémie}
%drugs 1..5 sentence
Administré :
{drugs.what=aspirine|morphine|salbutamol|glucose 30 %|paracétamol} {drugs.dose=250 mg|3 mg|5 mg|2 ampoules|1 g} {drugs.way=IV|PO|NEB} à {drugs.at}
%%
{refused!L'intéressé n'a pas voulu être pris en charge et a signé une décharge|La personne s'est opposée aux soins proposés~Les soins ont été acceptés|La personne a consenti à la prise en charge}. {helicopter!Transport par Dragon depuis le stade|Évacuation par voie aérienne~Transport par la route|Évacuation en véhicule terrestre}. Remis à {receiver}, {hospital}.
~ Heure de fin {:time}. Matériel vérifié le {:date}. Double à la régulation. Second moyen engagé : {:company}.

== fr liste_bloc_operatoire_jour
q hospital company:Clinique {}/Polyclinique {}/CH {}; hospital
q day date; operating_day; day of the operations
q issued date; list_printed, version_date, fr:date d'émission; jour de l'édition
q version number:1..6; version
q head_nurse person; theatre_manager, fr:cadre de bloc; who runs the theatres
q coordinator person; anaesthesia_coordinator
q oncall person; surgeon_on_call; surgeon one can reach out of hours
q oncall_phone phone; on_call_number
q rooms number:2..8; open_theatres; theatres in use
q closed phrase; closed_theatre, room_out_of_use; theatre not in use
q first_cut time; first_incision
q last_end time; planned_end; hour at which it should be over
q recovery number:4..12; recovery_beds
q isolation flag; isolation_case; whether somebody must be kept apart because of germs
q blood number:1..8; blood_units_reserved
q rep company:{} Medical/{} Ortho; implant_supplier_present
a director person
a cleaner company; cleaning_firm
a sterilisation company
a next_list date
l cases; operations, patients; operation by operation
c cases.room short; theatre, room
c cases.at time; start, fr:heure
c cases.patient person; patient
c cases.age number:3..92; age
c cases.what phrase; procedure, operation, fr:désignation
c cases.side short; side
c cases.surgeon person; surgeon
c cases.anaes phrase; anaesthesia
c cases.mins number:20..240; planned_minutes, duration
c cases.bed phrase; stay, ward
c cases.allergy phrase; allergy
---
{hospital} – bloc || Version {version}, {issued}
# Programme opératoire du {day}
%cases 4..11
Salle | h | Patient | Âge | Geste | C | Anesth. | min | Séjour
/ Opérateur : {cases.surgeon}
{cases.room=1|2|3|4|C} | {cases.at} | {cases.patient} | {cases.age} | {cases.what=cholécystectomie|prothèse de hanche|cataracte|hernie|arthroscopie|amygdales|canal carpien} | {cases.side=D|G||} | {cases.anaes=AG|rachi|locale|bloc} | {cases.mins} | {cases.bed=ambu|B12|chir. 2|USC}
{cases.allergy=}
%%
Première incision {first_cut}, fin prévue {last_end}. {rooms} salles ouvertes ; hors service : {closed=salle 5, climatisation|salle C, travaux|aucune|salle 7, nettoyage}. Réveil : {recovery} places. Sang réservé : {blood} poches.
{isolation!Un patient porteur d'un germe résistant passe en dernier|Précautions contact pour l'un des opérés~Aucune précaution particulière d'hygiène|Pas de patient à isoler}. Présence du fournisseur : {rep}.
Cadre : {head_nurse} || Anesthésie : {coordinator}
~ Astreinte chirurgicale {oncall}, {oncall_phone}. Réunion de programmation du {:date}. Panne : {:phone}. Tout ajout après {:time} passe par le cadre.

== fr protocole_arthrose_essai_participant
q sponsor company:{} Pharma/Laboratoires {}/Institut {}; sponsor, fr:promoteur
q study id:@@@-####; study_code, protocol_no
q eudract id:20##-######-##; registry_no
q investigator person; principal_investigator; doctor who leads the study here
q coordinator person; study_nurse, study_coordinator; who took the signature
q participant id:##-###; subject_no, participant_id
q centre company:CHU de {}/Hôpital {}; site, study_centre
q title phrase; study_topic, treatment_tested
q version id:v#.#; form_version
q version_date date; version_dated; date de la version du formulaire
q ethics_date date; ethics_approved_on; day the ethics body said yes
q committee company:Comité de protection {}/Commission d'éthique {}; ethics_committee
q insurer company:{} Assurances; study_insurer, fr:assureur
q policy id:RC######; insurance_policy
q payment money:50..900; compensation, payment_to_participant; all the participant gets
q duration number:4..36; months_in_study; months for one participant
q participants number:20..900; planned_participants
q consent date; consent_given, signed_on; day the participant signed
q consent_at time; consent_time
q samples flag; samples_stored; whether blood may be kept for later research
q placebo flag; placebo_possible, control_without_drug; whether one may get a pill without any agent
q hotline phone; emergency_number; number that answers day and night
a gp person; family_doctor
a result date; results_expected
a age number
a dose unit; daily_dose
l visits; schedule, appointments; visit by visit
c visits.name short; visit, code
c visits.week number:0..80; week
c visits.date date; planned_on, fr:date
c visits.hours unit:h 1..6; length
c visits.what phrase; examinations, content, fr:désignation
c visits.fasting short; fasting
c visits.paid money:10..90; visit_payment
c visits.room phrase; room
---
{sponsor} || {study} – {eudract}
{centre} || Formulaire {version} du {version_date}
# Information et consentement
Étude sur {title=un gel anti-inflammatoire|une injection articulaire|un exercice guidé par appli|un complément de collagène}. Investigatrice : {investigator}. Participant n° {participant}.
Vous êtes l'une des {participants} personnes attendues ; votre participation dure {duration} mois.
%visits 3..8
V | Sem. | Prévue | Durée | Contenu | J | Indemnité
{visits.name=V0|V1|V2|V3|V4|VF} | {visits.week} | {visits.date} | {visits.hours} | {visits.what=sélection|IRM|prise de sang|questionnaires|injection|bilan} | {visits.fasting=J||} | {visits.paid}
{visits.room=}
%%
{placebo!Le tirage au sort peut vous attribuer un produit sans substance active|Une personne sur deux reçoit un comprimé inerte~Tous les participants reçoivent le produit actif|Chacun reçoit le traitement étudié}. {samples!Vos prélèvements pourront être gardés pour d'autres recherches|J'accepte que mon sang soit conservé en biobanque~Les prélèvements sont détruits à la fin de l'étude|Je m'oppose à toute conservation de mon sang}. Indemnité globale : {payment}.
Assurance : {insurer}, police {policy}. Avis favorable : {committee}, {ethics_date}.
Signé par le participant le {consent} à {consent_at}
> Recueilli par la coordinatrice, {coordinator}
~ J : à jeun. Numéro d'appel jour et nuit {hotline}. Délégué à la protection des données : {:email}. Autorisation de l'agence du {:date}.

== fr compte_rendu_orthoptique
q orthoptist person; orthoptist, examined_by
q patient person; patient, child, fr:patient
q born date; birth_date, fr:date de naissance
q prescriber person; ophthalmologist, prescribed_by; eye doctor who asked for it
q rx_date date; prescription_date; date de l'ordonnance
q exam date; exam_date; day of the test
q school company:École {}/Collège {}; school
q complaint phrase; reason, complaint
q right_va number:4..10; right_eye_acuity
q left_va number:4..10; left_eye_acuity
q stereo number:40..400; stereo_vision, seconds_of_arc
q deviation number:2..30; deviation_prism, dioptres
q sessions number:6..20; sessions_proposed; how many sittings are proposed
q fee money:20..120; assessment_fee; what the test cost
q patch phrase; patching, occlusion; what is covered and how long
q dominant choice:right/left; dominant_eye
q glasses flag; wears_glasses; whether spectacles are worn already
q cyclo flag; drops_used; whether drops were put in to widen the pupil
q next date; re_examination, fr:prochaine date; day it is tested again
a parent person; accompanying_parent
a optician company
a pressure unit; eye_pressure
a diagnosis_year year
l tests; measurements; test by test
c tests.what phrase; test, fr:désignation
c tests.far id:##; far, at_distance
c tests.near id:##; near
c tests.norm phrase; norm, expected
c tests.note phrase; observation, fr:remarque
c tests.eye short; eye
c tests.date date; done_on, fr:date
l exercises; home_exercises; what to do at home
c exercises.what phrase; exercise, fr:désignation
c exercises.times number:1..4; times_a_day
c exercises.minutes number:2..15; minutes
---
{orthoptist}, orthoptiste || {exam}
{:street}, {:city} || Prescription du Dr {prescriber}, {rx_date}
# Bilan orthoptique
{patient}, né(e) le {born}[, élève à {school}] – motif : {complaint=maux de tête à la lecture|saute des lignes|vision double|fatigue devant l'écran}
AV : OD {right_va}/10, OG {left_va}/10. Stéréoscopie {stereo}". Angle {deviation} dioptries. L'œil directeur est {dominant?du côté de la main droite~celui de gauche}. {glasses!Correction optique portée en permanence|L'examen a été fait avec ses verres~Sans correction optique à ce jour|Aucune correction n'est portée}. {cyclo!Examen répété sous cycloplégie|Un collyre dilatateur a été instillé~Sans dilatation pupillaire|Aucun collyre n'a été instillé}.
%tests 3..7
Épreuve | Œil | Loin | Près | Norme | Observation
{tests.what=convergence|divergence|poursuite|saccades|fusion|amplitude} | {tests.eye=ODG|OD|OG} | {tests.far} | {tests.near} | {tests.norm=25|6|40|10 cm} | {tests.note=lente|faible||fatigable|}
{tests.date=}
%%
%exercises 1..3 lines
{exercises.what=pouce au nez|crayon|labyrinthe|cordelette à perles} : {exercises.times} fois par jour, {exercises.minutes} minutes
%%
Occlusion : {patch=aucune|2 h par jour|filtre partiel|œil droit le matin}. Je propose {sessions} séances ; bilan de contrôle le {next}.
~ Honoraires {fee}, réglés. Compte rendu adressé au prescripteur. ADELI {:id:## # #####}. Examen précédent : {:date}, {:person}.

== fr contrat_integration_porcs
q group company:Groupement {}/Coopérative {}/{} Élevage; producer_group, integrator
q farm company:GAEC {}/EARL {}/SCEA {}; farm
q farmer person; farmer, signatory
q vet person; group_vet, fr:vétérinaire; vet of the group
q technician person; field_technician; who follows the farm for the group
q slaughterhouse company:Abattoirs {}/{} Viandes; slaughterhouse
q feed_mill company:Aliments {}/Minoterie {}; feed_supplier
q contract id:INT-####; contract_no, fr:numéro de contrat
q signed date; signed_on, fr:date de signature; jour de la signature
q term number:3..9; years, contract_years
q places number:200..3000; places, pig_places; pigs that can stand there at once
q batches number:2..4; batches_per_year; batches in a year
q base money:8..25; pay_per_pig, base_fee; paid for each pig
q bonus money:1..6; bonus_per_pig; paid on top for good feed use
q mortality percent; tolerated_losses, loss_ceiling; part that may die without penalty
q feed_ratio number:2..3; feed_conversion_target
q insurer company:{} Mutuelle; livestock_insurer, fr:assureur; who insures house and herd
q straw flag; on_straw, bedding; whether the animals lie on litter
q owner_pigs flag; group_owns_animals; whether the animals belong to the group
q notice number:6..24; notice_months
a price money; price_per_kilo, fr:prix
a bank company; lender, fr:banque
a building_year year
a manure_plan id
l deliveries; batches_placed, placements; batch by batch
c deliveries.no number:1..20; batch, fr:numéro
c deliveries.in date; placed_on, arrival
c deliveries.heads number:100..900; heads, piglets
c deliveries.weight unit:kg 7..30; weight_at_arrival
c deliveries.out date; sent_on, departure
c deliveries.dead number:1..30; dead, losses
c deliveries.avg unit:kg 85..125; average_weight_out
c deliveries.paid money:900..20000; paid, fee_paid
c deliveries.litter phrase; origin
---
# Contrat d'engraissement {contract}
Entre {group} et {farm}, représentée par {farmer}, pour {places} places, {batches} bandes par an, durée {term} ans.
{owner_pigs!Les porcelets restent la propriété du groupement jusqu'à l'abattage|L'éleveur n'acquiert pas les animaux~L'éleveur achète les porcelets et les revend|Les animaux appartiennent à l'exploitation}. {straw!Logement sur litière paillée|Les cases sont paillées~Caillebotis intégral|Logement sur caillebotis}.
Aliment : {feed_mill} || Abattage : {slaughterhouse}
Vétérinaire : {vet} || Suivi : {technician}
Rémunération par porc || {base}
Prime d'indice || {bonus}
Pertes admises || {mortality}
Indice de consommation visé || {feed_ratio}
%deliveries 2..6
Bande | Entrée | Têtes | Poids | Sortie | Morts | Poids s. | Payé
{deliveries.no} | {deliveries.in} | {deliveries.heads} | {deliveries.weight} | {deliveries.out} | {deliveries.dead} | {deliveries.avg} | {deliveries.paid}
{deliveries.litter=}
%%
Résiliation : {notice} mois de préavis. Bâtiment et cheptel couverts par {insurer}.
Fait à {:city}, le {signed}
~ Avenant tarifaire du {:date} : {:money:8..25}. Charte sanitaire signée par {:person}. Surface utile {:unit:m² 200..2000}.

== fr bulletin_pesee_betail_marche
q market company:Marché aux bestiaux de {}/Foirail de {}/Marché au cadran de {}; market
q day date; market_day
q seller company:GAEC {}/EARL {}/Élevage {}; seller, consignor, fr:vendeur; who brought the animals
q buyer company:{} Bétail/Ets {}/{} Viandes; buyer, fr:acheteur; acheteur des animaux
q ticket id:PB-#####; ticket_no
q seller_no id:FR ## ### ###; herd_no, holding_no
q weigher person; weigher; who stood at the scales
q auctioneer person; auctioneer, market_manager
q haulier company:{} Transports/Bestiaux {}; haulier
q plate id:@@-###-@@; lorry, fr:immatriculation
q heads number:2..40; heads_sold; animals sold
q live unit:kg 900..20000; live_weight_total
q gross money:1000..60000; gross_sale; before any deduction
q fee money:10..400; market_fee, commission; what the market keeps
q levy money:5..200; interprofessional_levy
q vat money:50..3300; vat, fr:montant de la TVA
q net money:900..58000; net_to_seller; what the seller gets
q pay_by date; paid_by_market_on, fr:date limite de paiement; day of payment
q pen number:1..90; pen
q guaranteed flag; payment_guaranteed; whether the market stands in when the buyer does not pay
q unsold number:0..6; unsold_heads; animals taken home
a vet person; official_vet, fr:vétérinaire
a slaughter date; slaughter_date
a iban iban; bank_account, account_number, fr:compte bancaire
a insurer company; insurance_company, insured_with, fr:assureur
l animals; heads, lots; animal by animal
c animals.ear id:FR##########; ear_tag
c animals.breed phrase; breed
c animals.cat phrase; category
c animals.months number:5..90; age_months
c animals.kg unit:kg 250..950; weight
c animals.price money:2..6; price_per_kg, fr:prix
c animals.sum money:700..4500; amount, fr:montant
c animals.passport id; passport
---
{market} || Case {pen} – {day}
# Bulletin {ticket}
= Vendeur: {seller}
= N° de cheptel: {seller_no}
= Acheteur: {buyer}
= Enlèvement: {haulier}, {plate}
%animals 2..8
Boucle | Race | Cat. | Mois | kg vif | Prix/kg | Montant
{animals.ear} | {animals.breed=limousine|charolaise|salers|blonde|montbéliarde} | {animals.cat=broutard|génisse|vache|taurillon} | {animals.months} | {animals.kg} | {animals.price} | {animals.sum}
{animals.passport=}
%%
{heads} têtes, {live} ; retirées faute d'enchère : {unsold}.
Produit brut || {gross}
Droit de place || {fee}
Cotisation interprofessionnelle || {levy}
TVA || {vat}
Net vendeur || {net}
{guaranteed!Le marché se porte garant du règlement|La caisse de compensation paie quoi qu'il arrive~Le vendeur fait son affaire du recouvrement|Aucune caisse ne couvre un acheteur défaillant}. Versement le {pay_by}.
Peseur : {weigher} || Cadran : {auctioneer}
~ Bascule vérifiée le {:date}, précision {:number:1..5} kg. Cours moyen affiché {:money:2..6}. {:phone}

== fr carnet_estive_troupeau
q group company:Groupement pastoral {}/Alpage de {}/Syndicat d'estive {}; pastoral_group
q shepherd person; shepherd, fr:berger
q president person; president, fr:président
q owner company:Commune de {}/ONF {}; land_owner; to whom the land belongs
q pasture phrase; mountain_pasture, fr:alpage
q area unit:ha 40..900; area, fr:superficie
q altitude unit:m 1200..2400; hut_altitude; height of the hut
q up date; driven_up_on, season_start; jour de la montée
q down date; driven_down_on, season_end; day the flock came down
q heads number:200..2500; flock_size
q dogs number:1..8; guard_dogs
q kills number:0..20; animals_killed, predation_losses; animals lost to beasts of prey
q wage money:1500..3000; monthly_wage; monthly pay of the shepherd
q rent money:500..9000; grazing_rent, fr:loyer; paid for the grass
q helicopter date; supplies_flown_in, fr:heliportage; day goods were flown up
q vet person; vet, fr:vétérinaire
q salt unit:kg 50..900; salt_carried
q water flag; water_short, drought; whether water ran short
q wolf flag; wolf_proven; whether it was shown to be the wolf
a phone phone; hut_phone
a subsidy money; predation_compensation; paid for animals killed
a cheese unit; cheese_made
a insurer company; insurance_company, insured_with, fr:assureur
l members; owners, flocks; whose animals
c members.name person; owner, breeder, fr:nom
c members.brand short; mark, brand
c members.ewes number:20..600; ewes
c members.lambs number:5..300; lambs
c members.bill money:100..4000; share_due
c members.town city; fr:ville
l days; diary, log; what happened
c days.date date; day, fr:date
c days.quarter phrase; sector, quarter
c days.what phrase; event, fr:désignation
c days.lost number:1..9; animals_lost
c days.seen person; reported_to
---
# Carnet d'estive – {pasture=La Grande Combe|Les Arpettes|Soum Blanc|Plan des Vaches}
{group}, présidé par {president} ; terrains de {owner}, {area}, loyer {rent}
Berger : {shepherd}, {wage} par mois. Cabane à {altitude}. Montée le {up}, descente le {down}. Troupeau de {heads} têtes, {dogs} chiens de protection.
%members 2..6
Éleveur | Marque | Brebis | Agneaux | Dû
{members.name} | {members.brand} | {members.ewes} | {members.lambs} | {members.bill}
{members.town=}
%%
%days 4..9
Date | Quartier | Fait | Têtes | Signalé à
{days.date} | {days.quarter=bas|Aiguille|lac|couchade haute|crête} | {days.what=orage, clôture à terre|attaque de nuit|boiteries, pédiluve|brouillard, recherche|soins|RAS} | {days.lost} | {days.seen}
%%
Pertes par prédation retenues : {kills}. {wolf!Le constat conclut au grand prédateur|Les traces relevées désignent bien le loup~L'origine n'a pu être établie|Le constat conclut à des chiens errants}. {water!Deux sources ont tari en août|On a dû monter de l'eau par tuyau~Les sources ont tenu tout l'été|L'abreuvement n'a jamais manqué}. Sel : {salt}, monté le {helicopter}.
~ Vétérinaire : {vet}. Réunion de bilan du {:date}, refuge de {:city}. Effectif de l'an passé : {:number:200..2500}.

== fr contrat_fourniture_bois_energie
q supplier company:{} Bois/Forêts {}/{} Biomasse; supplier, fr:fournisseur
q client company:Commune de {}/Lycée {}/Réseau de chaleur {}; client, heat_plant_owner, fr:client
q plant phrase; boiler_house, delivered_to
q power unit:kW 150..4000; boiler_power
q contract id:BE-##-##; contract_no, fr:numéro de contrat
q from date; contract_from, fr:date de début
q to date; contract_to, fr:date de fin
q volume unit:t 100..9000; yearly_quantity; tonnes per year
q flex percent; quantity_tolerance; by how much the year may differ
q price money:20..45; price_per_mwh, fr:prix; price of the fuel at the start
q moisture percent; maximum_moisture
q ash percent; maximum_ash
q ash_to company:{} Compost/GAEC {}; ash_taken_by; who takes the ash
q notice number:24..96; order_hours_before; heures entre commande et livraison
q stock number:3..20; days_of_stock, silo_autonomy; days the silo lasts
q penalty money:50..900; penalty_per_day; for each day too late
q index phrase; price_index
q operator company:{} Énergie/{} Thermique; plant_operator, fr:exploitant; who runs the boiler
q manager person; supplier_contact; contact at the supplier
q signer person; signed_for_client, fr:signataire; who signs for the client
q radius unit:km 20..150; supply_radius; how far away the wood may grow
q certified flag; certified_wood; whether the wood bears a forest label
q meter flag; paid_by_heat, billed_by_heat_meter; whether one pays for heat that came out and not for what was tipped
a subsidy money
a carrier company; haulier, transported_by, fr:transporteur
a deposit money; security_deposit, caution_paid, fr:dépôt de garantie
a saved unit; co2_saved
l blends; fuels, mixes; what the fuel is made of
c blends.what phrase; fuel, assortment, fr:désignation
c blends.share percent; share
c blends.size id:P##; particle_class, size
c blends.moist percent; moisture
c blends.kwh number:2000..4500; heating_value
c blends.origin region; origin
c blends.price money; price, fr:prix
---
{supplier} – {client}
Contrat {contract} || du {from} au {to}
# Fourniture de combustible bois
1. Objet. Le fournisseur alimente {plant=la chaufferie des Prés|la chaufferie du lycée|le réseau du bourg|la piscine}, {power}, exploitée par {operator}, à raison de {volume} par an, à {flex} près.
%blends 1..4
2. Assortiment | % | Classe | H max. | kWh/t | Provenance
{blends.what=plaquettes forestières|connexes de scierie|bois d'emballage broyé|écorces} | {blends.share} | {blends.size} | {blends.moist} | {blends.kwh} | {blends.origin}
{blends.price=}
%%
3. Humidité du mélange au plus {moisture}, cendres au plus {ash} ; rayon de {radius}. {certified!Le bois provient de forêts portant un label de gestion durable|Toute la ressource est labellisée~Aucun label n'est exigé sur la ressource|Le bois n'est pas labellisé}.
4. Prix {price}, indexé sur {index=le gazole et les salaires|CEEB|l'indice bois déchiqueté}. {meter!La facture suit le compteur de chaleur en sortie de chaudière|On paie la chaleur produite~La facture suit la pesée des camions|On paie à la tonne livrée}.
5. Commande {notice} heures d'avance ; le silo garde {stock} jours. Retard : {penalty}. Cendres reprises par {ash_to}.
Interlocuteur du fournisseur : {manager} || Pour le client : {signer}
~ Conseil municipal du {:date}. Consommation moyenne des trois dernières années : {:number:300..9000} MWh. Ancien fournisseur : {:company}.

== fr rapport_arret_turbine_hydro
q plant company:Centrale de {}/Usine hydroélectrique {}/Forces motrices {}; power_station
q operator company:{} Hydro/{} Énergie; operator, fr:exploitant
q unit_no number:1..6; turbine_no, group
q type phrase; turbine_type
q stopped date; stopped_on; day the set stopped
q stopped_at time; stopped_at
q restarted date; restarted_on; jour du recouplage
q restarted_at time; restarted_at
q cause phrase; cause_of_stop
q lost unit:MWh 5..900; lost_output, energy_lost; energy not made
q head unit:m 4..400; gross_head
q flow unit:m³/s 1..90; design_flow
q hours number:9000..200000; running_hours
q lockout id:CO-####; lockout_no, permit
q locked_by person; lockout_officer; who locked the set out
q manager person; outage_manager; who led the outage
q contractor company:{} Mécanique/{} Turbines; contractor
q diver company:{} Travaux sous-marins; diving_firm; firm that looked under water
q cost money:5000..300000; repair_cost; what the work cost
q residual unit:l/s 20..900; ecological_flow; water that always flows on for the fish
q planned flag; planned_outage; whether the stop had been planned
q injured flag; accident; whether anybody was hurt
q next date; next_major_overhaul, fr:prochaine date; next big overhaul
a owner company; concession_holder; who holds the concession
a price money; price_per_mwh, fr:prix
a fish number; fish_counted
a concession date; concession_expiry
l works; tasks, jobs; job by job
c works.no id:#.#; task_no
c works.part phrase; component
c works.what phrase; work_done, fr:désignation
c works.who company; done_by
c works.hours number:2..90; hours
c works.play unit:mm 0..3; clearance, measured_play
c works.ok short; accepted
c works.photo id; photo
---
{operator} – {plant}
# Rapport d'arrêt, groupe {unit_no}
Turbine {type=Kaplan|Francis|Pelton|bulbe}, chute {head}, débit {flow}, {hours} heures de marche
Arrêté le {stopped} à {stopped_at}, recouplé le {restarted} à {restarted_at}. Cause : {cause=fuite au joint d'arbre|vibrations du palier|grille colmatée|défaut d'isolement}. {planned!L'arrêt figurait au programme annuel|Travaux prévus de longue date~Le groupe s'est arrêté de lui-même|Déclenchement inopiné}.
Consignation {lockout} par {locked_by}
%works 3..9
Réf. | Organe | Travail | Par | h | Jeu | R
{works.no} | {works.part=palier guide|directrices|roue|vanne de tête|excitatrice|grille} | {works.what=rechargé|remplacé|contrôle ressuage|nettoyé|réglé} | {works.who} | {works.hours} | {works.play} | {works.ok=R|N|–}
{works.photo=}
%%
Production perdue || {lost}
Coût des travaux || {cost}
Débit réservé maintenu || {residual}
Entreprise principale : {contractor}. Inspection noyée : {diver}. {injured!Un monteur a été blessé à la main|Un accident avec soins est à déplorer~Personne n'a été blessé|Travaux achevés sans accident}. Prochaine révision générale : {next}.
> Chef d'arrêt : {manager}
~ Niveau amont relevé le {:date} : {:number:200..900}. Astreinte {:phone}. Dernier arrêt de même cause : {:year}.

== fr attestation_conformite_installation_electrique
q installer company:Électricité {}/{} Élec/{} Énergies; installer; firm that did the wiring
q electrician person; responsible_electrician
q owner person; customer, owner
q site address; installation_address
q cert_no id:JA######; certificate_no
q inspector person; inspector, fr:inspecteur; who checked
q body company:Contrôle {}/Organisme {}/Comité {}; inspection_body
q inspected date; inspected_on; jour du contrôle
q works_from date; works_began; day work began
q works_to date; works_finished; day work ended
q power unit:kVA 3..36; connected_power
q earth unit:Ω 5..90; earth_resistance; resistance of the earth rod
q breaker unit:mA 30..500; main_rcd, differential; sensitivity of the first protection
q meter id:##############; metering_point
q standard phrase; standard
q rooms number:1..12; rooms
q fee money:80..400; inspection_fee; what the check cost
q new flag; new_installation; whether everything was built anew
q defect flag; defects_open; whether something remains to be put right
q fix_by date; defects_to_be_fixed_by; last day to mend what is wrong
a supplier company; electricity_supplier, fr:fournisseur; firm that sells the power
a tenant person; fr:locataire
a cost money; works_cost
a architect company; architects, designed_by, fr:architecte
l circuits; distribution_board, circuits_tested; circuit by circuit
c circuits.no number:1..20; circuit, fr:numéro
c circuits.use phrase; use, feeds
c circuits.amps unit:A 10..32; rating
c circuits.section unit:mm² 1..10; wire_section
c circuits.points number:1..12; outlets, points
c circuits.insul unit:MΩ 1..500; insulation
c circuits.trip unit:ms 10..200; trip_time
c circuits.ok short; verdict
c circuits.rail phrase; row
---
{body} || Attestation {cert_no}
# Attestation de conformité
Installateur : {installer}, {electrician}[, {:phone}]
Maître d'ouvrage : {owner} || Chantier : {site}
Point de livraison : {meter} || Puissance : {power}
Travaux du {works_from} au {works_to}. {new!Installation entièrement neuve|Tout a été créé à neuf~Rénovation partielle d'une installation existante|Le tableau seul a été repris}, {rooms} pièces, norme {standard=NF C 15-100|RGIE|NIBT 2020|CSA C22.10}.
%circuits 4..10
N° | Usage | Cal. | Section | Pts | Isol. | ms | 
{circuits.no} | {circuits.use=éclairage|prises|plaque|four|lave-linge|chauffe-eau|volets|borne auto} | {circuits.amps} | {circuits.section} | {circuits.points} | {circuits.insul} | {circuits.trip} | {circuits.ok=C|NC|C}
{circuits.rail=}
%%
Prise de terre {earth} – dispositif de tête {breaker}
{defect!Des réserves sont à lever|Une non-conformité subsiste~Aucune réserve|Tout est conforme, rien ne reste à reprendre}[, délai : {fix_by}].
Contrôle du {inspected} || {inspector}
~ C conforme, NC non conforme. Redevance {fee}. Demande reçue le {:date}. Code d'accès {:id:####}. Mise sous tension par le gestionnaire de {:city}.

== fr rapport_etude_sol_maison
q office company:Géotechnique {}/{} Sols/Bureau {}; geotechnical_office
q client person; client, builder_owner, fr:client; who asked for the study
q builder company:Maisons {}/Constructions {}; house_builder
q site address; plot
q parcel id:@@ ###; cadastral_parcel
q mission phrase; mission_type, study_level
q report id:G-##-###; report_no, fr:numéro de rapport
q visit date; field_work_date; day holes were drilled
q issued date; report_date, fr:date d'émission; date du rapport
q engineer person; engineer, author; who led the field work
q checker person; checked_by; who read it again
q driller person; driller; who drilled
q water unit:m 1..9; groundwater_depth; depth at which water stands
q clay choice:low/medium/high; shrink_swell_risk, clay_hazard
q seismic number:1..5; seismic_zone
q frost unit:cm 40..120; frost_depth; depth frost reaches
q footing unit:m 0..3; foundation_depth, anchoring_depth; depth at which the house must stand
q pressure unit:MPa 0..2; allowable_pressure; most the ground bears
q slope percent; slope
q basement flag; basement_advised; whether a cellar can be built
q slab flag; ground_bearing_slab; whether the floor may lie on the soil
q valid number:1..5; validity_years
a price money; study_price, fr:prix
a permit id; building_permit
a insurer company; liability_insurer, fr:assureur
a trees number
l borings; soundings, boreholes; borehole by borehole
c borings.name id:S#; borehole, name
c borings.kind phrase; kind, method
c borings.depth unit:m 2..12; depth
c borings.water phrase; water_met
c borings.refusal phrase; refusal, end
c borings.level unit; ground_level
l layers; strata, soils; layer by layer
c layers.from unit:m 0..2; top
c layers.to unit:m 2..10; bottom
c layers.what phrase; soil, nature, fr:désignation
c layers.pl unit:MPa 0..4; limit_pressure
c layers.em unit:MPa 2..60; modulus
c layers.sample id:E#; sample
---
{office}
Rapport {report} || {issued}
# Étude de sol, mission {mission=G2 AVP|G1 PGC|G2 PRO}
Demandeur : {client} || Constructeur : {builder}
Terrain : {site}, parcelle {parcel}, pente {slope}
Sondages exécutés le {visit} par {driller}, sous la conduite de {engineer} :
%borings 2..4
Sondage | Mode | Prof. | Eau | Arrêt
{borings.name} | {borings.kind=tarière|pressiomètre|pénétromètre|pelle} | {borings.depth} | {borings.water=néant|venue|humide} | {borings.refusal=refus|volontaire|blocs}
{borings.level=}
%%
%layers 2..5
De | À | Nature | pl | EM | Éch.
{layers.from} | {layers.to} | {layers.what=terre végétale|limon brun|argile plastique|marne raide|calcaire altéré|remblai} | {layers.pl} | {layers.em} | {layers.sample}
%%
Nappe stabilisée à {water}. L'aléa retrait-gonflement est {clay?négligeable sur ce terrain~à prendre en compte, d'ampleur moyenne~très prononcé, avec dispositions constructives renforcées}. Zone sismique {seismic}. Hors gel : {frost}.
Fondations : semelles ancrées à {footing}, contrainte {pressure}. {slab!Un dallage sur terre-plein convient|Le plancher bas peut reposer sur le sol~Un plancher porté sur vide sanitaire s'impose|Le dallage sur terre-plein est exclu}. {basement!Un sous-sol est réalisable avec drainage|Rien ne s'oppose à un niveau enterré~Nous déconseillons tout niveau enterré|Un sous-sol est à proscrire}.
> Contrôle interne : {checker}
~ Valable {valid} ans. Carte d'aléa consultée le {:date}. Essais : {:company}. Commande {:id:C####} du {:date}.

== fr fiche_autocontrole_etancheite_toiture
q roofer company:{} Étanchéité/Toitures {}/{} Couverture; contractor; firm that laid the roof
q foreman person; foreman, checked_by; who led the gang
q supervisor person; works_supervisor; who runs the works for the firm
q controller company:Bureau {}/{} Contrôle; control_office; to whom it was handed
q site phrase; building, site
q town city; town, fr:commune
q lot number:3..12; lot_no
q area unit:m² 100..4000; surface, fr:superficie
q complex phrase; waterproofing_system
q maker company:{} Membranes/{} Bitume; membrane_maker
q batch id:L######; roll_batch, fr:numéro de lot; number on the rolls
q insulation unit:mm 80..240; insulation_thickness
q test date; flood_test_date; jour de la mise en eau
q test_hours number:24..72; flood_test_hours
q guarantee number:10..20; guarantee_years; years promised
q slope percent; slope
q outlets number:2..20; rain_outlets
q leak flag; leak_found; whether water came through
q access flag; roof_walkable; whether people may walk on it
q handed date; handed_over_on; day the sheet was handed over
a cost money; price
a owner company; building_owner; to whom the house belongs
a weather phrase
a permit id; hot_work_permit
l points; checks, control_points; point by point
c points.no number:1..30; point, fr:numéro
c points.what phrase; checked_item, fr:désignation
c points.zone short; zone, area_code
c points.want phrase; requirement, expected
c points.found phrase; measured, result
c points.ok short; conform
c points.date date; checked_on, fr:date
c points.fixed date; corrected_on
c points.photo id
---
{roofer} || Lot {lot}
# Autocontrôle étanchéité
{site=Gymnase Colette|Halle C|Résidence du Lac|Crèche des Tilleuls}, {town} – {area}, pente {slope}
= Complexe: {complex=bicouche élastomère|PVC fixé mécaniquement|EPDM collé|asphalte}
= Fabricant: {maker}
= Lot des rouleaux: {batch}
= Isolant: {insulation}
= Entrées d'eau: {outlets}
%points 4..10
N° | Point | Zone | Exigé | Constaté | Vu le | C | Repris le
{points.no} | {points.what=recouvrement|relevé|joint de dilatation|platine|pare-vapeur|acrotère|lanterneau} | {points.zone} | {points.want=10 cm|15 cm|soudé|continu|collé} | {points.found=11 cm|9 cm|15 cm|à reprendre|bon} | {points.date} | {points.ok=C|NC|C} | {points.fixed}
{points.photo=}
%%
Mise en eau le {test}, durant {test_hours} heures : {leak!une auréole est apparue au plafond du couloir|une infiltration a été relevée~aucune trace en sous-face|le plafond est resté sec}. {access!Toiture ouverte à la circulation piétonne|On peut y marcher librement~Circulation réservée à l'entretien, sur les seuls chemins|Terrasse inaccessible}. Garantie {guarantee} ans.
Chef d'équipe : {foreman} || Conducteur : {supervisor}
> Remis à {controller} le {handed}
~ Avis technique n° {:id:5.2/##-####} valable jusqu'au {:date}. Température de pose {:number:5..28} °C. {:phone}

== fr revue_acces_logiciel
q company company:{} Assurances/Groupe {}/{} Santé; company
q system phrase; application, system_reviewed
q owner person; application_owner, fr:proprietaire metier; who answers for the application
q reviewer person; reviewer, reviewed_by; who led the review
q auditor company:{} Audit/Cabinet {}; external_auditor
q from date; review_opened, fr:date de début; first day of the review
q to date; review_closed, fr:date de fin; last day of the review
q due date; removals_due_by, fr:échéance; day by which accounts must be gone
q accounts number:20..900; accounts_reviewed
q removed number:2..90; accounts_removed; accounts taken away
q changed number:1..60; rights_changed
q orphan number:1..30; orphan_accounts; accounts of nobody
q admins number:1..12; privileged_accounts; accounts with special rights
q ticket id:CHG#######; change_ticket
q previous date; previous_review; jour de la revue d'avant
q shared flag; shared_accounts_found; whether several people used the same login
q mfa percent; accounts_with_second_factor
q version id:#.#.#; software_version
a ciso person; security_officer
a vendor company; software_vendor
a licence money; licence_cost
a next date; next_review, fr:prochaine date
l users; accounts, entitlements; account by account
c users.login id:@@@@@##; login, user_id
c users.name person; holder, user, fr:nom
c users.unit phrase; department
c users.role phrase; role, profile
c users.last date; last_login
c users.decision phrase; decision, outcome
c users.by person; decided_by, approver
c users.why phrase; comment, reason
c users.email email
---
# Revue des habilitations – {system=GestSin|PaieWeb|Orion RH|Dossier patient|Tréso+}
{company} || v{version}
Campagne ouverte le {from}, close le {to}[ (précédente : {previous})]
Responsable de l'application : {owner} || Revue menée par {reviewer}
%users 4..12
Compte | Titulaire | Service | Profil | Dernier accès | Décision | Décidé par | Motif
{users.login} | {users.name} | {users.unit=sinistres|paie|comptabilité|accueil|DSI} | {users.role=lecture|saisie|validation|administrateur} | {users.last} | {users.decision=maintenu|retiré|réduit|maintenu} | {users.by} | {users.why=départ|mutation||cumul|inactif|}
{users.email=}
%%
Comptes examinés || {accounts}
Retirés || {removed}
Modifiés || {changed}
Sans titulaire || {orphan}
À privilèges || {admins}
Double facteur actif || {mfa}
{shared!Deux identifiants servaient à plusieurs personnes|Un même identifiant était utilisé par toute une équipe~Chaque identifiant correspond à une seule personne|Aucun identifiant collectif n'a été relevé}. Les retraits seront faits avant le {due}, demande {ticket}.
~ Communiqué à {auditor}. Extraction du {:date}, {:time}. Politique des accès v{:id:#.#}, {:person}. Comptes techniques exclus : {:number:5..60}.

== fr rapport_test_intrusion
q firm company:{} Sécurité/Cyber {}/{} Labs; testing_firm
q client company:Banque {}/Mutuelle {}/{} Commerce; client, fr:client
q lead person; lead_tester; first of the two testers
q second person; second_tester; second tester
q contact person; client_contact, report_to; who gets the report
q ref id:PT-####-##; report_ref
q from date; tests_began, fr:date de début; first day of tests
q to date; tests_ended, fr:date de fin; dernier jour des tests
q issued date; report_issued, fr:date d'émission; day the report was handed over
q retest date; retest_planned; day it will be tested again
q scope phrase; scope, target
q mode choice:black box/grey box/white box; test_mode, knowledge_given
q hosts number:2..200; hosts_in_scope; machines looked at
q critical number:0..5; critical_findings; flaws of the worst sort
q days number:3..25; person_days
q level choice:good/fair/poor; overall_level
q admin flag; domain_taken, full_control_gained; whether the testers got hold of everything
q destroyed flag; data_destroyed, client_data_deleted; whether what was collected has been wiped
q classification phrase; confidentiality, marking
a price money; fee, fr:prix
a hoster company; hosting_company
a insurer company; cyber_insurer, fr:assureur
a breach date; breach_date; day of a real break-in
l flaws; findings, vulnerabilities; flaw by flaw
c flaws.id id:V##; finding_no
c flaws.what phrase; vulnerability, title, fr:désignation
c flaws.where phrase; asset, affected
c flaws.score number:3..10; cvss, score
c flaws.ease phrase; exploitability, ease
c flaws.fix phrase; recommendation, remedy
c flaws.who phrase; to_be_fixed_by, owner
c flaws.by date; due, fr:délai
c flaws.state phrase; retest_state, status, fr:état
c flaws.cve id
---
{firm} || {classification=TLP:AMBER|Confidentiel client|Diffusion restreinte}
# Test d'intrusion {ref}
Pour {client}, à l'attention de {contact} || Remis le {issued}
Périmètre : {scope=portail clients|application mobile|réseau interne|API partenaires}, {hosts} hôtes. {mode?Nos auditeurs ne disposaient d'aucune information~Un compte utilisateur simple nous avait été remis~Le code source et les schémas nous étaient ouverts}. Travaux du {from} au {to}, {days} jours-hommes, par {lead} et {second}.
{admin!Nous avons obtenu les droits les plus élevés sur le domaine|L'ensemble du système est tombé entre nos mains~Nous n'avons pas pu élever nos droits jusqu'au bout|Le cœur du système a résisté}. Le niveau de protection est {level?satisfaisant~moyen, avec des efforts à poursuivre~insuffisant et demande une action immédiate}.
%flaws 3..9
N° | Faille | Où | Note | Facilité | Remède | À charge de | Avant le | Contre-test
{flaws.id} | {flaws.what=injection SQL|mot de passe par défaut|XSS stocké|version obsolète|partage ouvert|jeton sans expiration} | {flaws.where=portail|annuaire|messagerie|API v2|serveur de fichiers} | {flaws.score} | {flaws.ease=aisée|moyenne|ardue} | {flaws.fix=filtrer|changer|mettre à jour|restreindre|renouveler} | {flaws.who=développement|réseau|éditeur|hébergement} | {flaws.by} | {flaws.state=corrigée|–|persistante|–}
{flaws.cve=}
%%
Dont critiques : {critical}. Contre-test convenu pour le {retest}. {destroyed!Toutes les données recueillies ont été effacées de nos postes|Un procès-verbal atteste l'effacement~Les données sont gardées jusqu'au contre-test|L'effacement interviendra après la restitution}.
~ Lettre de mission du {:date}, signée par {:person}. Échelle CVSS 3.1. Joindre l'astreinte : {:phone}.

== fr plan_reprise_exercice_it
q company company:{} Banque/Hôpital {}/Groupe {}; company
q site city; main_site; town that was given up
q backup_site city; backup_site, recovery_site; town that took over
q date date; exercise_date
q started time; started_at
q ended time; ended_at
q leader person; exercise_leader; who led the exercise
q observer person; observer; who watched
q decided_by person; crisis_director; who took the decisions
q scenario phrase; scenario
q rto number:1..48; target_hours, rto; hours within which all should run
q actual number:1..60; hours_actually_needed; heures réellement nécessaires
q loss number:1..120; data_loss_minutes, rpo_reached; minutes of data lost
q host company:{} Datacenter/{} Hébergement; hosting_provider
q score number:40..100; score
q users number:5..200; users_who_tested
q passed flag; objective_met; whether the aim was reached
q announced flag; announced_beforehand; whether staff knew of it
q next date; next_exercise, fr:prochaine date; date of the next exercise
q report_due date; report_due; day the report is due
a cost money; exercise_cost
a auditor company; audit_firm, audited_by
a insurer company; insurance_company, insured_with, fr:assureur
a phone phone; crisis_line
l steps; timeline, log; step by step
c steps.no number:1..30; step, fr:numéro
c steps.what phrase; action, fr:désignation
c steps.who person; done_by, fr:responsable
c steps.planned time; planned_at
c steps.real time; done_at, actual
c steps.ok short; result
c steps.issue phrase; incident, difficulty
c steps.ticket id
l gaps; actions, follow_up; what must be mended
c gaps.what phrase; action, fr:désignation
c gaps.who person; owner, fr:responsable
c gaps.by date; deadline, fr:délai
c gaps.prio short; priority
---
# Exercice de reprise informatique
{company}, {site} vers {backup_site} ({host})
{date}, de {started} à {ended} – scénario : {scenario=incendie de la salle|rançongiciel|coupure fibre|panne de baie|crue}
Direction de crise {decided_by}, conduite {leader}, observation {observer}. {announced!Les équipes étaient prévenues depuis un mois|Chacun connaissait la date~Les équipes ont été prises au dépourvu|Personne n'avait été averti}.
%steps 4..10
N° | Action | Par | Prévu | Réel | R | Difficulté
{steps.no} | {steps.what=bascule réseau|restauration base|DNS|messagerie|tests métier|annuaire|retour arrière} | {steps.who} | {steps.planned} | {steps.real} | {steps.ok=OK|KO|OK} | {steps.issue=mot de passe absent||lenteur|procédure périmée|}
{steps.ticket=}
%%
= Reprise visée (h): {rto}
= Reprise obtenue (h): {actual}
= Données perdues (min): {loss}
= Utilisateurs testeurs: {users}
= Note: {score}
{passed!Le but fixé est atteint|L'essai est concluant~Le but fixé n'est pas atteint|L'essai n'est pas concluant}.
%gaps 1..4 lines
{gaps.what=mettre à jour l'annuaire de crise|doubler le lien|former les remplaçants|revoir l'ordre de redémarrage} – {gaps.who}, pour le {gaps.by}, priorité {gaps.prio=1|2|3}
%%
~ Rapport attendu le {report_due}. Nouvel exercice : {next}. Le précédent datait du {:date} (note {:number:40..100}). Rédaction : {:person}.

== fr releve_incubateur_labo_microbio
q lab company:Laboratoire {}/{} Analyses/Institut {}; laboratory
q device phrase; incubator, equipment
q device_no id:ET-###; device_no
q room phrase; room
q week phrase; week
q target unit:°C 20..45; set_temperature; temperature that is set
q tolerance unit:°C 0..2; tolerance; by how much it may differ
q probe id:S-####; probe_no
q probe_due date; probe_calibration_due; day by which the probe must be tested again
q responsible person; responsible_for_device; who looks after the device
q reviewer person; reviewed_by, quality_officer; who countersigned
q reviewed date; reviewed_on; jour de la relecture
q maximum unit:°C 25..50; highest_reading; warmest moment of the period
q minimum unit:°C 15..40; lowest_reading
q deviation id:FNC-##-##; deviation_no; file opened for being out of range
q alarm flag; alarm_sounded; whether the alarm went off
q cleaned date; cleaned_on; day it was cleaned
q humid percent; humidity
a supplier company; device_maker, fr:fournisseur
a cost money; costs, amount_spent
a serial id; serial_no, fr:numéro de série
a next_service date; service_due
l readings; records, temperatures; reading by reading
c readings.date date; day, fr:date
c readings.am unit:°C 20..46; morning
c readings.pm unit:°C 20..46; evening
c readings.water short; water_topped_up
c readings.init id:@@; initials
c readings.note phrase; remark, fr:remarque
c readings.load phrase; contents
---
{lab} || {room=labo 2|salle milieux|couloir B|sous-sol}
# Relevé de température – {device=étuve 37|étuve CO2|bain-marie|incubateur réfrigéré}
N° {device_no}, sonde {probe} (à réétalonner avant le {probe_due}) – {week=semaine 12|semaine 31|semaine 40|semaine 5}
Consigne {target} ± {tolerance}, humidité {humid}. Responsable : {responsible}
%readings 4..7
Jour | 8 h | 17 h | Eau | Visa | Remarque
{readings.date} | {readings.am} | {readings.pm} | {readings.water=x||} | {readings.init} | {readings.note=porte ouverte|||dégivrage|charge pleine}
{readings.load=}
%%
Maximum {maximum}, minimum {minimum}. {alarm!L'avertisseur a retenti dans la nuit|La télésurveillance nous a appelés~L'avertisseur est resté muet|Aucun déclenchement de la télésurveillance}. [Écart traité sous {deviation}.] Nettoyage le {cleaned}.
> Vu {reviewed}, {reviewer}
~ Formulaire {:id:EN-LAB-##} version du {:date}. À archiver {:number:3..10} ans. Remplaçante : {:person}.

== fr rapport_campagne_chauve_souris
q group company:Groupe Chiroptères {}/Conservatoire {}/Naturalistes de {}; society
q author person; report_author
q permit id:DDT-##-###; capture_permit
q permit_until date; permit_valid_until; jusqu'à quand la dérogation vaut
q site phrase; site, roost
q town city; municipality, fr:commune
q night date; survey_night; night of the catch
q sunset time; sunset; hour the sun went down
q started time; started_at; hour nets were opened
q ended time; ended_at; hour nets were closed
q temp unit:°C 4..26; starting_temperature
q wind unit:km/h 0..20; wind
q nets number:1..8; nets_set
q net_length unit:m 12..120; net_length
q detectors number:1..6; recorders
q captured number:2..90; animals_caught; all animals caught
q species number:1..12; species_count; how many kinds
q retrap number:0..5; recaptured; animals that already bore a ring
q rare phrase; notable_species
q owner person; landowner, access_given_by; who let the team in
q vet person; vet_present, fr:vétérinaire; vet who could be called
q breeding flag; breeding_proven; whether young were shown to be raised there
q dead flag; casualty; whether an animal died
a funder company; funded_by
a budget money
a next date; next_survey, fr:prochaine date
a altitude unit
l animals; captures, catches; animal by animal
c animals.at time; time, fr:heure
c animals.kind phrase; species
c animals.sex short; sex
c animals.age short; age
c animals.arm unit:mm 30..68; forearm
c animals.mass unit:g 4..30; weight
c animals.state phrase; breeding_state, fr:état
c animals.ring id:@#####; ring_no
c animals.net number:1..8; net
c animals.by person; handled_by
c animals.para phrase; parasites
---
{group}
# Nuit de capture – {site=grotte des Fées|grange Morel|pont de la Dive|ancienne tuilerie}, {town}
{night}, de {started} à {ended} (coucher du soleil {sunset}) ; {temp}, vent {wind}. {nets} filets, soit {net_length}, et {detectors} enregistreurs. Accès permis par {owner}. Dérogation {permit}, valable jusqu'au {permit_until}.
%animals 4..12
h | Espèce | S | Âge | AB | g | État | Bague | F | Par
{animals.at} | {animals.kind=Petit Rhinolophe|Pipistrelle commune|Murin de Daubenton|Oreillard gris|Barbastelle|Noctule} | {animals.sex=M|F} | {animals.age=ad|juv} | {animals.arm} | {animals.mass} | {animals.state=allaitante|–|post-lactante|testicules gonflés} | {animals.ring} | {animals.net} | {animals.by}
{animals.para=}
%%
Total {captured} animaux, {species} espèces, {retrap} contrôle(s). À noter : {rare=Grand Murin|Minioptère|Murin de Bechstein|Sérotine bicolore}. {breeding!La présence de femelles allaitantes prouve la mise bas sur place|Des jeunes à peine volants ont été pris~Rien ne montre que des jeunes y naissent|Aucun indice de mise bas}. {dead!Un individu n'a pas survécu|Un animal est mort au filet~Tous les individus ont été relâchés vivants|Aucune perte à déplorer}.
> {author}
~ Vétérinaire joignable : {vet}. Protocole validé le {:date}. Nuit précédente : {:date}, {:number:2..90} captures. Centre de soins {:phone}.

== fr fiche_prelevement_radon
q lab company:{} Mesures/Radiolab {}/Laboratoire {}; laboratory
q client company:École {}/Mairie de {}/Crèche {}; client, building_user, fr:client
q technician person; technician, placed_by; who put them up
q collected_by person; collected_by; who took them down
q building phrase; building
q town city; town, fr:commune
q built year; year_of_construction
q zone number:1..3; radon_zone
q placed date; placed_on; day detectors were put up
q removed date; removed_on; day they were taken down
q days number:60..120; days_of_measurement
q report id:RN-#####; report_no, fr:numéro de rapport
q report_date date; report_date; date du rapport
q accreditation id:1-####; accreditation_no
q reference number:300..300; reference_level; value one should stay below
q mean number:40..1200; building_mean; mean over the building
q highest number:50..2500; highest_value; worst room
q works flag; action_needed; whether something must be done to the building
q remeasure date; new_measurement_before; day by which to measure again
q signer person; signed_by, fr:signataire; who signs the report
a cost money; price
a floor_area unit
a architect company; architects, designed_by, fr:architecte
a teacher person
l sensors; detectors, dosimeters; detector by detector
c sensors.no id:D######; detector_no
c sensors.room phrase; room
c sensors.level phrase; floor, level
c sensors.floor phrase; under_floor, ground_contact
c sensors.value number:20..2500; result, activity
c sensors.plus number:5..200; uncertainty
c sensors.over short; above_reference
c sensors.lost phrase; incident
c sensors.height unit
---
{lab}, accréditation {accreditation} || Rapport {report}
# Mesure du radon
{client} – {building=bâtiment A|pavillon|logement de fonction|préfabriqué}, {town}, construit en {built}, zone {zone}
Pose le {placed} par {technician}, dépose le {removed} par {collected_by}, soit {days} jours.
%sensors 2..8
Détecteur | Local | Niveau | Sous-face | Bq/m³ | ± | > | Incident
{sensors.no} | {sensors.room=classe 1|dortoir|bureau|cave|salle de jeux|cuisine} | {sensors.level=RDC|sous-sol|R+1} | {sensors.floor=terre-plein|vide sanitaire|cave} | {sensors.value} | {sensors.plus} | {sensors.over=x||} | {sensors.lost=déplacé|||}
{sensors.height=}
%%
Référence {reference}. Moyenne du bâtiment {mean}, plus forte valeur {highest}. {works!Des travaux de ventilation ou d'étanchement du sol s'imposent|Il convient d'agir sans délai sur le bâti~Aucune mesure corrective n'est requise|Le bâti peut rester en l'état}. Nouvelle mesure à prévoir avant le {remeasure}.
> {report_date}, {signer}
~ Zone homogène décrite en annexe. Détecteurs lus le {:date} à {:city}. Norme ISO 11665-{:number:4..8}. {:email}

== fr dossier_lot_pharmaceutique
q maker company:Laboratoires {}/{} Pharma/Galénique {}; manufacturer
q product phrase; product, medicine
q strength unit:mg 5..1000; strength
q batch id:@####; batch_no, fr:numéro de lot
q size number:9000..300000; batch_size, units; tablets in the batch
q made_from date; production_began; first day of making
q made_to date; production_ended; last day of making
q expiry date; expiry; day up to which it may be used
q formula id:FM-###/##; master_formula
q pharmacist person; qualified_person, released_by; who releases it
q production person; production_manager; head of making
q quality person; quality_control_manager; head of testing
q released date; released_on; jour de la libération
q line phrase; line, packaging_line
q yield_rate percent; output_rate, fr:rendement; part that came out in the end
q line_clear time; line_cleared_at
q deviations number:0..4; deviations
q storage unit:°C 15..25; storage_below
q market country; destined_for
q kept number:5..15; record_kept_years; years the papers are kept
q rework flag; reprocessed; whether part of it went through again
q sampled number:20..200; retained_samples
a price money; price_paid, purchase_price, fr:prix
a customer company; wholesaler
a complaint id
a recall date
l steps; operations, stages; step by step
c steps.no id:#.#; step
c steps.what phrase; operation, fr:désignation
c steps.machine id:M-##; equipment
c steps.start time; start
c steps.end time; end
c steps.by id:@@@; done_by
c steps.check id:@@@; checked_by
c steps.value phrase; reading, recorded_value
c steps.room phrase; room
l materials; ingredients, weighing; what went in
c materials.code id:MP####; material_code
c materials.what phrase; substance, fr:désignation
c materials.lot id:@@#####; material_batch
c materials.kg unit:kg 1..400; weighed
c materials.assay percent; potency
---
{maker} || Formule {formula}
# Dossier de lot {batch}
{product=Paracétal|Doxylane|Ferrinol|Calmaran} {strength}, {size} comprimés, péremption {expiry}, marché : {market}
Fabriqué du {made_from} au {made_to}, {line=ligne 3|ligne blisters|atelier secs}
%materials 2..6
Code | Matière | Lot | Pesé | Titre
{materials.code} | {materials.what=principe actif|lactose|amidon|stéarate|talc|povidone} | {materials.lot} | {materials.kg} | {materials.assay}
%%
Vide de ligne prononcé à {line_clear}
%steps 4..9
Ét. | Opération | Équip. | Début | Fin | Fait | Vérif. | Valeur
{steps.no} | {steps.what=pesée|granulation|séchage|mélange|compression|pelliculage|mise en blister} | {steps.machine} | {steps.start} | {steps.end} | {steps.by} | {steps.check} | {steps.value=12 min|58 °C|2,1 %|conforme|95 N}
{steps.room=}
%%
= Rendement: {yield_rate}
= Écarts: {deviations}
= Échantillothèque: {sampled}
{rework!Une fraction a été recompactée puis remise en cycle|Une partie du lot est repassée en compression~Le lot n'a subi aucun retraitement|Rien n'a été repris en cours de fabrication}. À conserver au-dessous de {storage}.
Production {production} || Contrôle {quality}
Certifié et libéré le {released} : {pharmacist}
~ Dossier archivé {kept} ans. Nettoyage validé le {:date}. Lot précédent sur la ligne : {:id:@####}. Audit de {:company} le {:date}.

== fr rapport_essai_fosse_elinguage
q body company:{} Inspection/Contrôle {}/Vérif {}; inspection_body
q client company:Fonderie {}/Chantiers {}/Carrières {}; client, fr:client
q inspector person; inspector, fr:inspecteur; who checked
q guide person; accompanied_by, client_representative; who went along for the firm
q visit date; inspection_date; day of the check
q report id:LEV-#####; report_no, fr:numéro de rapport
q next date; next_inspection_before, fr:prochaine date; day by which to check again
q place phrase; workshop
q items number:5..200; items_seen; pieces shown
q scrapped number:0..20; items_scrapped; pieces thrown out
q missing number:0..20; items_not_presented; pieces nobody could show
q decree phrase; legal_basis
q dynamometer id:DY-###; dynamometer_no
q dyn_due date; dynamometer_valid_until; day up to which the test device is good
q colour phrase; tag_colour
q register flag; register_shown; whether the book of gear was shown
q stop flag; immediate_stop; whether something had to be taken out of use at once
q fee money:90..2000; inspection_fee; honoraires du contrôle
a manufacturer company
a accident date; accident_date
a director person; client_director
a crane_hours number
l gear; lifting_gear, accessories; item by item
c gear.no id:E-###; item_no, marking
c gear.kind phrase; kind, accessory
c gear.load unit:t 0..20; working_load, capacity
c gear.length unit:m 1..12; length
c gear.year year; year_in_service
c gear.wear percent; wear
c gear.finding phrase; finding
c gear.verdict short; verdict
c gear.owner phrase; assigned_to
---
{body}
# Vérification des accessoires de levage
= Rapport: {report}
= Établissement: {client}
= Atelier: {place=halle de coulée|expédition|parc à blocs|maintenance}
= Visite: {visit}, avec {guide}
= Texte: {decree=arrêté du 1er mars 2004|règlement général, titre III|OTConst}
%gear 4..12
Repère | Accessoire | CMU | Long. | Mise en service | Usure | Constat | A
{gear.no} | {gear.kind=élingue chaîne 2 brins|élingue textile|manille|palonnier|crochet|pince à tôles} | {gear.load} | {gear.length} | {gear.year} | {gear.wear} | {gear.finding=RAS|linguet absent|maillon allongé|étiquette illisible|coupure|RAS} | {gear.verdict=B|R|S}
{gear.owner=}
%%
~ B bon, R à réparer, S à rebuter
Présentés : {items}. Rebutés : {scrapped}. Non présentés : {missing}. Bague de l'année : {colour=verte|bleue|jaune|rouge}. {stop!Un palonnier a été consigné sur-le-champ|Nous avons fait retirer un appareil du service séance tenante~Aucun retrait immédiat n'a été nécessaire|Tout a pu rester en service durant la visite}. {register!Le registre nous a été présenté|Le carnet des accessoires est tenu et nous l'avons visé~Le registre n'a pu être produit|Aucun carnet ne nous a été montré}.
Prochaine vérification avant le {next}
> {inspector}
~ Dynamomètre {dynamometer} étalonné jusqu'au {dyn_due}. Honoraires {fee}. Commande du {:date}. Visite précédente : {:person}, {:date}.

== fr dossier_amdec_machine
q company company:{} Conditionnement/Sucrerie {}/{} Automatismes; company
q machine phrase; machine, analysed_system
q machine_no id:@@-##; machine_no
q leader person; session_leader, facilitator; who led the meetings
q author person; written_by; who wrote it
q version id:#@; revision
q first date; first_issued; date de la première édition
q revised date; revised_on; day of this version
q threshold number:80..140; criticality_threshold; figure above which something must be done
q highest number:150..400; highest_criticality; worst figure found
q modes number:8..90; failure_modes; ways of failing looked at
q over number:1..20; modes_above_threshold; ways of failing above the limit
q line phrase; production_line
q supplier company:{} Machines/{} Packaging; machine_builder, fr:fournisseur
q availability percent; availability
q approved person; approved_by; who accepted it
q safety flag; safety_risk, danger_to_people; whether somebody could be hurt
q next date; next_review, fr:prochaine date; day of the next review
a cost money; downtime_cost
a warranty date; warranty_until
a operator person
a serial id; serial_number, fabrication_no, fr:numéro de série
l failures; failure_failures, analysis; mode by mode
c failures.no number:1..40; row, fr:numéro
c failures.part phrase; component
c failures.mode phrase; failure_mode
c failures.cause phrase; cause
c failures.effect phrase; effect
c failures.g number:1..5; severity, g
c failures.o number:1..5; frequency, o
c failures.d number:1..5; detection, d
c failures.c number:1..125; criticality, c
c failures.act phrase; action
c failures.who person; action_by, fr:responsable
c failures.by date; due_date, fr:délai
c failures.spare id; spare_part
l team; participants; who took part
c team.name person; participant, fr:nom
c team.job phrase; function
---
{company} || Rév. {version}, {revised}
# AMDEC moyen de production
{machine=encaisseuse|étiqueteuse|four tunnel|palettiseur} {machine_no}, {line=ligne 1|ligne sachets|ligne bocaux} – constructeur {supplier}, disponibilité {availability}
%team 2..5 sentence
Groupe de travail :
{team.name} ({team.job=maintenance|production|méthodes|qualité|sécurité})
%%
Animation {leader}, rédaction {author}. Première édition le {first}.
%failures 4..10
N° | Organe | Mode | Cause | Effet | G | O | D | C | Action | Qui | Quand
{failures.no} | {failures.part=vérin|capteur|courroie|réducteur|variateur|pince} | {failures.mode=bloqué|rompu|dérive|fuite} | {failures.cause=usure|choc|poussière|surcharge} | {failures.effect=arrêt|rebut|ralenti} | {failures.g} | {failures.o} | {failures.d} | {failures.c} | {failures.act=graissage|stock|capteur double||contrôle hebdo} | {failures.who} | {failures.by}
{failures.spare=}
%%
Modes étudiés : {modes}, dont {over} au-dessus du seuil de {threshold} ; le plus élevé atteint {highest}. {safety!Un mode expose l'opérateur à une blessure|Deux modes mettent en jeu la sécurité des personnes~Aucun mode ne met en jeu la sécurité des personnes|Nul ne court de risque corporel}.
Approuvé : {approved} || Revue suivante : {next}
~ Grille de cotation du {:date}. Arrêts des douze mois : {:number:5..90}. Diffusion : {:first}, {:first}, {:first}.

== fr avis_maintenance_scada_eau
q utility company:Eaux de {}/Régie {}/Syndicat {} des eaux; water_utility
q contractor company:{} Automatisme/{} Télégestion; contractor
q engineer person; engineer, done_by; who does it
q requester person; requested_by; who asked for it
q approver person; approved_by; who allowed it
q change id:CHG-###; change_no
q site phrase; station
q from date; work_date, fr:date de début
q start time; window_start; hour it begins
q end time; window_end; hour it ends
q back_by time; rollback_at_latest; heure limite du retour arrière
q software phrase; software
q old id:v#.#; version_before; version until now
q new id:v#.#; version_after; version afterwards
q impact phrase; impact
q population number:500..90000; people_supplied
q tank unit:m³ 50..5000; reserve_volume
q autonomy number:4..36; autonomy_hours; hours the reserve lasts
q manual_by person; manual_operation_by; who keeps things going by hand
q backup flag; backup_taken; whether a copy was made beforehand
q cut flag; supply_interrupted; whether taps run dry
q hotline phone; on_call_phone
a cost money; costs, amount_spent
a chlorine unit
a mayor person
a next date; next_window, fr:prochaine date
l assets; devices, stations; device by device
c assets.tag id:@@##-##; tag
c assets.what phrase; device, fr:désignation
c assets.ip id:10.##.##.#; ip_address
c assets.order number:1..20; order
c assets.minutes number:5..60; minutes
c assets.test phrase; test
c assets.result short; result
c assets.risk short; risk
c assets.serial id
---
{utility}
# Avis d'intervention {change}
= Site: {site=usine du Moulin|réservoir haut|station de La Motte|forage F2}
= Date: {from}
= Plage: {start} – {end}
= Retour arrière au plus tard: {back_by}
= Demandeur: {requester}
= Approuvé par: {approver}
= Exécution: {engineer}, {contractor}
Mise à niveau de {software=TopView|AquaScada|Lerne|HydroCom} de {old} à {new}. Incidence : {impact=perte de la télémesure|marche locale|pas d'alarmes SMS|historiques suspendus}. {cut!Les abonnés seront privés d'eau durant l'opération|Une coupure d'eau est inévitable~La distribution n'est pas affectée|Les abonnés ne remarqueront rien}.
%assets 3..9
Ordre | Repère | Équipement | Adresse | min | Essai | R | Risque
{assets.order} | {assets.tag} | {assets.what=automate|modem|serveur|pupitre|débitmètre|analyseur} | {assets.ip} | {assets.minutes} | {assets.test=ping|alarme test|marche pompe|lecture} | {assets.result=OK||KO|} | {assets.risk=f|m|é}
{assets.serial=}
%%
Population desservie {population}, réserve {tank}, soit {autonomy} h. Marche manuelle assurée par {manual_by}. {backup!Une copie complète a été prise la veille|Configurations sauvegardées et vérifiées~La copie reste à faire avant de commencer|Aucune sauvegarde n'est encore disponible}. Astreinte {hotline}.
~ Risque f faible, m moyen, é élevé. Avis diffusé le {:date} à {:number:3..30} destinataires. ARS prévenue par {:person}.

== fr liste_colisage_export
q shipper company:{} Machines/Verrerie {}/{} Optique; exporter, shipper
q consignee company:{} Trading/{} Industries/Hôpital {}; consignee; who receives the goods
q notify company:{} Transit/{} Logistics; notify_party; who is told of the arrival
q list_no id:PL-#####; packing_list_no
q invoice id:EXP#####; commercial_invoice, fr:numéro de facture
q order id:@@####; customer_order
q date date; drawn_up_on; day the list was drawn up
q ready date; ready_for_collection; jour de mise à disposition
q origin country; origin
q destination country; destination
q port city; port_of_loading
q packages number:2..60; packages_total
q gross unit:kg 100..20000; gross_total; all cases with packing
q net unit:kg 80..18000; net_total; all cases without packing
q volume unit:m³ 1..70; volume_total
q marks phrase; shipping_marks
q packer person; packed_by; who packed
q checker person; checked_by; who checked
q wood flag; wood_treated; whether the wood has been heated against pests
q stack flag; stackable; whether one may put others on top
q incoterm phrase; incoterm
a vessel phrase; ship, fr:navire; ship that carries it
a value money
a container id
a carrier company; haulier, transported_by, fr:transporteur
l cases; packages, crates; case by case
c cases.no number:1..60; case_no, fr:numéro
c cases.kind phrase; packaging
c cases.what phrase; contents, fr:désignation
c cases.qty number:1..300; quantity
c cases.dims id:###x###x###; dimensions
c cases.net unit:kg 5..900; net
c cases.gross unit:kg 8..990; gross
c cases.serial id:SN#####; serial_no
c cases.seal id
---
# Liste de colisage {list_no}
Expéditeur : {shipper} || Destinataire : {consignee}
{:street}, {:zip} {:city} || À aviser : {notify}
Facture {invoice} – commande {order} – établie le {date}
Origine {origin}, destination {destination}, embarquement {port}, {incoterm=CIF|FCA|CPT|DAP}
^ Marques : {marks=LOT A / FRAGILE|HAUT – BAS|SITE 4 / N° 1-UP|MED – KEEP DRY}
%cases 3..9
N° | Emballage | Contenu | Qté | Série | Dim. cm | Net | Brut
{cases.no} | {cases.kind=caisse|palette|carton|fût|fardeau} | {cases.what=moteur|pupitre|flacons|lentilles|accessoires|câbles|notices} | {cases.qty} | {cases.serial} | {cases.dims} | {cases.net} | {cases.gross}
{cases.seal=}
%%
= Colis: {packages}
= Net: {net}
= Brut: {gross}
= Volume: {volume}
{wood!Bois chauffé selon NIMP 15, marqué|Les caisses portent la marque de traitement à chaud~Emballages sans bois traité, contreplaqué seulement|Bois brut non traité}. {stack!Deux niveaux admis au gerbage|Les colis peuvent être superposés~Ne rien poser dessus|Gerbage interdit}. Disponible le {ready}.
Emballé par {packer} || Contrôlé par {checker}
~ Crédit documentaire {:id:LC######} du {:date}. Poids pris sur la bascule n° {:number:1..6}. Assistante export : {:person}, {:phone}.

== fr rapport_inventaire_tournant
q company company:{} Distribution/Grossiste {}/{} Pièces; company
q site city; warehouse
q zone short; zone
q date date; counted_on; day of this count
q previous date; previous_count; jour du comptage d'avant
q first person; first_counter; who counted first
q second person; second_counter; who counted after
q manager person; stock_manager; who answers for the stock
q controller person; approved_by; who released the corrections
q approved date; adjustments_booked; day corrections were booked
q refs number:20..900; references_counted
q wrong number:1..60; references_wrong
q accuracy percent; accuracy
q target percent; target_accuracy; accuracy aimed at
q plus money:10..5000; surplus_value; worth of what was found too much
q minus money:10..9000; shortage_value; worth of what was missing
q net money:10..6000; net_difference; what remains when both are set against each other
q value money:9000..400000; stock_value
q device id:TRM-##; scanner
q theft flag; theft_suspected; whether somebody may have helped himself
q frozen flag; movements_frozen; whether nothing was moved during the count
a auditor company; audit_firm, audited_by
a next date; fr:prochaine date
a insurer company; insurance_company, insured_with, fr:assureur
a total_refs number; references_in_warehouse
l lines; differences, counts; line by line
c lines.slot id:@#-##-#; location
c lines.ref id:######; reference
c lines.what phrase; article, fr:désignation
c lines.book number:1..300; book_quantity
c lines.one number:1..300; first_count
c lines.two number:1..300; second_count
c lines.gap id:-#; difference
c lines.value money:1..900; value
c lines.cause phrase; cause
c lines.lot id
---
{company} – dépôt de {site}
# Inventaire tournant, zone {zone=A|B|C|froid|picking}
{date}[ ; comptage antérieur {previous}] – terminal {device}
1er comptage : {first} || 2e comptage : {second}
%lines 3..9
Empl. | Réf. | Article | Théo. | C1 | C2 | Écart | Valeur | Cause
{lines.slot} | {lines.ref} | {lines.what=filtre|roulement|ampoule|courroie|bougie|joint|pompe} | {lines.book} | {lines.one} | {lines.two} | {lines.gap} | {lines.value} | {lines.cause=mauvais casier|unité de vente|casse|à chercher|saisie en retard}
{lines.lot=}
%%
{refs} références comptées, {wrong} en écart ; justesse {accuracy}, objectif {target}.
Valeur du stock || {value}
Écarts positifs || {plus}
Écarts négatifs || {minus}
Écart net || {net}
{frozen!Aucun mouvement n'a eu lieu pendant le comptage|Le dépôt était figé~Les sorties ont continué pendant le comptage|Le dépôt n'était pas figé}. {theft!Un emballage vide fait craindre un prélèvement illicite|Deux manques paraissent suspects et sont signalés à la direction~Tous les manques s'expliquent|Aucun manque ne paraît suspect}.
{manager} || Ajustements passés le {approved}, visa {controller}
~ Procédure {:id:PR-##} du {:date}. Tolérance {:percent} sur les vracs. Inventaire général : {:month}. Renfort de {:company}.

== fr rapport_visite_commerciale
q company company:{} Hygiène/{} Emballages/Cafés {}; own_company
q seller person; sales_rep, visited_by
q client company:Hôtel {}/Restaurant {}/Traiteur {}; customer, prospect, fr:client
q contact person; person_met; who was met
q role job; role_of_person_met
q absent person; decision_maker_absent; qui décide et n'était pas là
q day date; visit_date; day of the visit
q at time; visit_time
q written date; report_date; day the report was entered
q town city; town, fr:commune
q code id:PR####; customer_code
q rival company:{} Pro/{} Services; competitor, present_supplier; who delivers now
q rival_until date; competitor_contract_until; end of that firm's contract
q potential money:500..60000; yearly_potential; what could be sold in a year
q last_year money:100..40000; sales_last_year; what was billed last year
q discount percent; discount_asked; what the customer wants off
q sample phrase; samples_left
q next date; next_visit, fr:prochaine date; day of the next visit
q chance percent; chance_of_success
q km number:5..300; kilometres
q order flag; order_taken; whether something was sold on the spot
q complaint flag; complaint; whether the customer was displeased with something
a email email; contact_email
a payment number; payment_days
a iban iban; bank_account, account_number, fr:compte bancaire
a manager person; sales_manager; boss of the seller
l needs; products_discussed, offers; what was talked about
c needs.what phrase; product, fr:désignation
c needs.volume number:5..900; yearly_quantity
c needs.price money:1..90; price_offered, fr:prix
c needs.rival money:1..90; competitor_price
c needs.react phrase; reaction
c needs.ref id
l todo; actions, follow_up; what remains to be done
c todo.what phrase; action, fr:désignation
c todo.who person; by_whom, fr:responsable
c todo.by date; deadline, fr:délai
---
# Compte rendu de visite
{company} || {seller}
Client : {client} ({code}), {town} || Le {day} à {at}, {km} km
Rencontré : {contact}, {role}. {absent}, qui décide, était en déplacement.
%needs 2..6
Produit | Vol./an | Notre prix | En place | Réaction
{needs.what=gobelets|essuie-mains|café grains|détergent|sacs|serviettes} | {needs.volume} | {needs.price} | {needs.rival} | {needs.react=intéressé|trop cher|à tester|satisfait de l'existant}
{needs.ref=}
%%
Fournisseur en place : {rival}, engagé jusqu'au {rival_until}. Potentiel {potential} ; facturé l'an passé {last_year}. Remise demandée : {discount}. Chances : {chance}. Laissé à l'essai : {sample=un carton de serviettes|2 kg de grains|un bidon|rien}.
{order!Une première commande a été signée|Je repars avec un bon signé~Rien n'a été signé|Pas de bon ce jour}. {complaint!On nous reproche deux livraisons tardives|Le client s'est plaint de la facturation~Le client n'a aucun reproche à nous faire|Aucun mécontentement exprimé}.
%todo 1..4 lines
{todo.what=envoyer l'offre|rappeler|livrer un échantillon|préparer une démonstration} : {todo.who}, {todo.by}
%%
Prochain passage : {next}
~ Saisi le {written} à {:time}. Dernière visite d'un collègue : {:person}, {:date}. Tournée suivante : {:city}.

== fr pv_recette_usine_machine
q maker company:{} Machines/{} Robotique/Ateliers {}; machine_builder
q client company:{} Alimentaire/Laboratoires {}/{} Cosmétique; buyer, fr:client
q machine phrase; machine
q serial id:##-####; serial_no, fr:numéro de série
q order id:CDE-#####; order_no
q date date; test_date; day of the trial
q report id:FAT-###; report_no, fr:numéro de rapport
q maker_lead person; builder_project_manager; project head of the builder
q client_lead person; client_project_manager; project head of the buyer
q operator person; test_operator; who ran the machine
q product phrase; test_product
q rate_wanted number:20..300; contractual_rate; speed in the contract
q rate_found number:18..320; measured_rate; speed reached
q scrap percent; scrap_rate
q run_hours number:2..24; test_run_hours
q noise unit:dB 60..90; noise
q price money:40000..900000; machine_price, fr:prix; whole price
q share percent; instalment_due; part of the price now due
q ships date; shipping_date; jour d'expédition prévu
q install date; installation_start; day mounting begins
q spec id:CDC v#.#; specification_version
q accepted choice:accepted/accepted with reservations/refused; outcome
q guards flag; guards_complete; whether one cannot reach into moving parts
q manual flag; manual_supplied; whether the book of use was there
a warranty number; warranty_months
a carrier company; haulier, transported_by, fr:transporteur
a training date
a insurer company; insurance_company, insured_with, fr:assureur
l tests; checks, test_points; test by test
c tests.no id:#.#; test_no
c tests.what phrase; test, fr:désignation
c tests.want phrase; required
c tests.got phrase; measured
c tests.ok short; result
c tests.by person; witnessed_by
c tests.file id
l reserves; open_points, punch_list; what remains
c reserves.no number:1..20; item, fr:numéro
c reserves.what phrase; point, fr:désignation
c reserves.who phrase; responsible
c reserves.by date; due, fr:délai
c reserves.block short; blocking
---
{maker} || {report}
# Réception en usine
= Machine: {machine=remplisseuse 12 becs|cellule de palettisation|ensacheuse|thermoformeuse}
= N° de série: {serial}
= Client: {client}
= Commande: {order}
= Cahier des charges: {spec}
= Essai du: {date}
Présents : {maker_lead} pour le constructeur, {client_lead} pour l'acheteur, {operator} aux commandes. Produit d'essai : {product=eau colorée|pots 125 g|sachets 1 kg|tubes vides}, marche continue de {run_hours} h.
%tests 3..8
N° | Essai | Exigé | Obtenu | R | Témoin
{tests.no} | {tests.what=arrêt d'urgence|changement de format|dosage|étanchéité|redémarrage|traçabilité} | {tests.want=< 1 s|15 min|± 1 %|0 fuite|sans perte} | {tests.got=0,6 s|22 min|± 0,8 %|1 fuite|conforme} | {tests.ok=C|NC|C} | {tests.by}
{tests.file=}
%%
Cadence : {rate_found} obtenus pour {rate_wanted} au contrat. Rebut {scrap}. Bruit {noise}. {guards!Tous les carters sont en place et verrouillés|Aucune partie mobile n'est accessible~Un carter manque côté sortie|On peut encore atteindre la chaîne}. {manual!La notice complète a été remise|La documentation nous a été présentée~La notice n'était pas prête|La documentation suivra}.
%reserves 1..5
Pt | Réserve | À lever par | Pour le | B
{reserves.no} | {reserves.what=étiquette de voyant|vitesse du convoyeur|traduction d'écran|fuite raccord} | {reserves.who=constructeur|client|sous-traitant} | {reserves.by} | {reserves.block=B||}
%%
Conclusion : {accepted?machine bonne à expédier en l'état~machine admise, les points ci-dessus restant à lever~machine non admise, essai à refaire}. Départ prévu le {ships}, montage sur site dès le {install}. Terme dû : {share} de {price}.
~ B bloquant pour l'expédition. Revue de conception du {:date}. Contrôle CE : {:company}. Câblage : {:person}.
`
