/** Dense papers of everyday life in French: care, school, homes, clubs and churches; letters, cards and programmes full of neighbours of the same form. */
export const frenchDenseLifePapers = `
== fr protocole_chimiotherapie
q hospital company:Institut {} de cancérologie/CHU de {}/Clinique {}; hospital, treating_centre
q ward phrase; unit, day_hospital
q patient person; patient, treated_person
q ipp id:########; patient_number, ipp
q born date; birth_date, dob
q oncologist person; oncologist, responsible_physician
q nurse person; coordinating_nurse, contact_nurse
q gp person; family_doctor, general_practitioner
q pharmacist person; pharmacist, validated_by
q protocol phrase; regimen, protocol_name
q cycle number:1..8; cycle_no, course
q of_cycles number:9..16; cycles_planned, total_cycles
q weight unit:kg 42..110; weight, body_mass
q height unit:cm 148..198; height, size
q area number:1..2; body_surface, bsa
q white number:2000..9000; neutrophils, white_cells
q device date; port_inserted, catheter_date
q next date; next_course, next_session
q nurse_phone phone; nurse_line, ward_phone
q allergy flag; known_allergy, allergic; whether an allergy is known
q shift flag; postponed, delayed_cycle; whether this course had to be put off
a relapse date; relapse_date, recurrence
a trial id; clinical_trial, study_no
a surgeon person; surgeon, operated_by
a scan date; next_scan, control_imaging
a transport company; ambulance, medical_transport
l drugs; medicines, infusions; what is given and how
c drugs.day short; day, treatment_day
c drugs.at time; start_time, hour
c drugs.name phrase; medicine, molecule
c drugs.dose unit:mg 20..3000; dose, amount
c drugs.in phrase; solvent, diluent
c drugs.over unit:min 5..240; infusion_time, duration
c drugs.via phrase; route, access
c drugs.cut percent:70..99; dose_intensity, share_of_full_dose
c drugs.batch id; batch_number
---
{hospital} || {ward=Hôpital de jour, 2e étage|Unité mobile Ouest|Secteur B|Pavillon Curie}
Dr {oncologist} || Ligne infirmière {nurse_phone}
{:street}, {:zip} {:city} || Infirmière de coordination : {nurse}
# Feuille de traitement {protocol=FOLFOX 6|R-CHOP 21|AC-T|carboplatine-pemetrexed|FEC 100}
Cure {cycle} sur {of_cycles}
= Patient: {patient}
= IPP: {ipp}
= Né(e) le: {born}
= Poids: {weight}
= Taille: {height}
= SC (m²): {area}
= PNN: {white}
Chambre implantable posée le {device}. {allergy!Allergie connue, voir bandeau rouge|Allergique à la pénicilline~Pas d'allergie connue|Aucune allergie signalée}. {shift!Cure reportée d'une semaine|Report pour neutropénie~Cure donnée à la date prévue|Pas de report}.
%drugs 4..9
h | Molécule | Dose | % | Diluant | Durée | Voie
/ {drugs.day=J1|J2|J3|J8}
{drugs.at} | {drugs.name=Oxaliplatine|5-FU|Rituximab|Ondansétron|Dexaméthasone|Acide folinique|Doxorubicine} | {drugs.dose} | {drugs.cut} | {drugs.in=G5 250 ml|NaCl 100 ml|bolus|pompe 46 h} | {drugs.over} | {drugs.via=PAC|IV|per os}
{drugs.batch=}
%%
Validé en pharmacie par {pharmacist}. Retour le {next}. Copie au Dr {gp}, médecin traitant.
~ Bilan sanguin 48 h avant. Fièvre au-dessus de 38 °C : appeler aussitôt {:phone}. Version du logiciel {:id:#.#.#}, {:date}.

== fr lettre_consultation_anesthesie
q anaesthetist person; anaesthetist, consultant
q hospital company:Clinique {}/Hôpital {}/Centre hospitalier de {}; clinic, hospital
q surgeon person; surgeon, will_operate
q patient person; patient, person_seen
q born date; birth_date
q seen date; consultation_date, seen_on
q operation phrase; planned_operation, procedure
q on date; operation_date, surgery_planned
q arrive time; arrival_time, admission_hour
q side choice:left/right; side_operated, laterality
q fasting_solid duration; fasting_solids, no_food_before
q asa number:1..4; asa_score, risk_class
q kind choice:general/spinal/local; anaesthesia_type, technique
q pulse number:48..100; heart_rate, pulse
q pressure id:##/#; blood_pressure, bp
q trusted person; trusted_person, emergency_contact
q trusted_phone phone; contact_phone, relative_number
q outpatient flag; day_surgery, goes_home_same_day; whether one sleeps at home
q smoker flag; smoker, tobacco; whether the person smokes
a blood_group short; blood_type, rhesus
a discharge date; discharge_date, leaves_hospital
a fee money; extra_fee, surcharge
a gp person; family_doctor, referring_doctor
l meds; usual_treatment, medicines; what is taken as a rule and what to do with it
c meds.name phrase; medicine, drug
c meds.dose phrase; dose, strength
c meds.why phrase; indication, taken_for
c meds.do phrase; instruction, before_surgery
c meds.last date; last_dose, stop_on
c meds.who person; prescriber
l past; operations_before, history; what happened before
c past.year year; year, when
c past.what phrase; operation, event
c past.where city; place, hospital_town
c past.note phrase; anaesthesia_remark
---
{hospital} || {seen}
Département d'anesthésie || Dr {anaesthetist}, n° RPPS {:id:###########}

Cher confrère {surgeon},
J'ai vu {patient}, né(e) le {born}, en vue de {operation=cure de hernie inguinale|arthroscopie du genou|cataracte|cholécystectomie|prothèse de hanche}, côté {side?gauche~droit}, que vous prévoyez le {on}.
Le patient {smoker!fume un paquet par jour|est fumeur~ne fume pas|n'a jamais fumé}. À l'examen : pouls {pulse}, tension {pressure}, ASA {asa}.
%past 1..4 sentence
Antécédents :
{past.what=appendicectomie|césarienne|fracture du poignet opérée|ablation des amygdales} à {past.where} en {past.year}
{past.note=}
%%
%meds 2..6
Traitement | Posologie | Pour | Consigne | Dernière prise
{meds.name=Kardégic|Metformine|Ramipril|Lévothyrox|Éliquis|Oméprazole} | {meds.dose=75 mg|1 g x 2|5 mg|50 µg|20 mg} | {meds.why=cœur|diabète|tension|thyroïde|reflux} | {meds.do=continuer|arrêter|sauter le matin|relais} | {meds.last}
{meds.who=}
%%
Je propose une anesthésie {kind?générale~rachidienne~locale}. {outpatient!Retour à domicile le soir même, accompagné|Prise en charge ambulatoire~Une nuit au moins dans le service|Hospitalisation complète}. À jeun depuis {fasting_solid} ; arrivée à {arrive}.
Personne à prévenir : {trusted}, {trusted_phone}.
Bien confraternellement.
~ Consultation valable jusqu'au {:date}. Rendez-vous : {:phone}, {:time} – {:time}.

== fr passeport_implant_cardiaque
q maker company:{} Medical/Cardio{}/{} Rythmologie; manufacturer, device_maker
q hospital company:CHU de {}/Clinique {}/Hôpital {}; implanting_centre, hospital
q cardiologist person; implanting_doctor, implanter
q follower person; follow_up_cardiologist, followed_by
q patient person; bearer, patient
q born date; date_of_birth
q model phrase; device_model, model
q serial id:@@@######@; device_serial, serial_no
q kind choice:single chamber/dual chamber/triple chamber; device_type, chambers
q implanted date; implant_date, implanted_on
q battery duration; battery_life, expected_longevity
q base number:40..80; base_rate, lower_rate
q max number:110..150; upper_rate, max_sensor_rate
q mode short; pacing_mode, programmed_mode
q mri flag; mri_safe, mri_conditional; whether a magnetic scan is allowed
q remote flag; home_monitoring, remote_follow_up; whether it is watched from afar
q hotline phone; technical_hotline, maker_line
q reason phrase; indication, reason
a replaced date; replacement_date, device_changed
a weight unit; device_weight
a price money; device_price
a gp person; family_doctor
l leads; electrodes, wires; the leads
c leads.site phrase; position, chamber
c leads.model id:####; lead_model, model
c leads.serial id:@@#######; lead_serial, serial
c leads.length unit:cm 45..110; length
c leads.threshold unit:V 1..3; pacing_threshold, threshold
c leads.ohm unit:Ω 300..900; impedance, resistance
c leads.date date; lead_implanted, since
c leads.maker company; lead_maker
l visits; controls, follow_ups; when it was checked
c visits.date date; control_date, seen_on
c visits.by person; seen_by, doctor
c visits.battery percent:20..99; battery_left, remaining
c visits.changed phrase; reprogramming, what_changed
c visits.next date; next_control, next_visit
c visits.fee money; fee
---
^ CARTE EUROPÉENNE DE PORTEUR DE STIMULATEUR
= 1 Porteur: {patient}
= 2 Né(e): {born}
= 3 Centre: {hospital}
= 4 Implanteur: {cardiologist}
= 5 Suivi par: {follower}
= 6 Fabricant: {maker}
= 7 Modèle: {model=Azure S SR|Edora 8 DR-T|Accolade MRI|Reply DR}
= 8 N° de série: {serial}
= 9 Date: {implanted}
= 10 Type: {kind?simple chambre~double chambre~triple chambre}
= 11 Indication: {reason=BAV III|dysfonction sinusale|syncopes|FA lente}
= 12 Mode: {mode=DDD|VVI|AAI|DDDR}
= 13 Fréquence de base: {base}
= 14 Fréquence maximale: {max}
{mri!IRM possible sous conditions|Compatible IRM 1,5 T~IRM contre-indiquée|Ne pas passer d'IRM}. {remote!Télésuivi actif|Un boîtier au chevet transmet les données~Pas de télésuivi|Sans surveillance à distance}. Longévité estimée {battery}.
## Sondes
%leads 1..3
Site | Mod. | N° | L | Seuil | Z | Posée
{leads.site=OD|VD|VG} | {leads.model} | {leads.serial} | {leads.length} | {leads.threshold} | {leads.ohm} | {leads.date}
{leads.maker=}
%%
## Contrôles
%visits 2..6 lines
{visits.date} – Dr {visits.by} – pile {visits.battery} – {visits.changed=sortie abaissée|aucune modification|fréquence relevée|hystérésis activée} – revoir le {visits.next}
{visits.fee=}
%%
~ Portiques : passer sans s'arrêter. Assistance {hotline}. Carte éditée le {:date}. En cas de perte : {:email}.

== fr plan_soins_infirmiers_domicile
q service company:SSIAD {}/Cabinet infirmier {}/ADMR de {}; home_care_service, provider
q coordinator person; coordinator, head_nurse
q nurse person; referring_nurse, usual_nurse
q patient person; beneficiary, patient
q born date; birth_date
q address street; home_address, address
q code id:##@##; door_code, entry_code
q key phrase; key_holder_place, where_key
q daughter person; main_carer, close_relative
q daughter_phone phone; carer_phone, relative_phone
q doctor person; prescribing_doctor, gp
q pharmacy company:Pharmacie {}/Pharmacie de la {}; pharmacy, chemist
q gir number:1..6; dependency_level, gir
q weight unit:kg 40..98; weight
q started date; care_started, first_visit
q review date; plan_review, reassessment
q diet phrase; diet, food_texture
q alone flag; lives_alone, alone_at_home; whether nobody else lives there
q oxygen flag; oxygen_at_home, on_oxygen; whether oxygen stands in the house
q alarm company:{} Téléassistance/Présence {}; telecare, alarm_provider
a hospital date; last_hospital_stay, hospitalised
a guardian person; legal_guardian, curator
a funding money; monthly_allowance, apa
a meals company; meals_on_wheels, meal_provider
l visits; passages, schedule, tasks; who comes when and for what
c visits.day phrase; weekday, days
c visits.at time; hour, arrival
c visits.who person; carer, worker
c visits.what phrase; task, act
c visits.mins number:10..60; minutes, duration
c visits.with phrase; equipment, aid
c visits.km number; distance
---
{service} || Tél. {:phone}
Coordination : {coordinator} || Référente : {nurse}
# Plan d'aide et de soins
{patient}, né(e) le {born}, {address} – code {code} – clés : {key=boîte à clés à droite|chez la gardienne|sous le compteur|voisine du 2e}. {alone!Vit seul(e)|Personne d'autre au domicile~Vit avec un proche|N'est pas seul(e) à la maison}.
Aidante : {daughter} ({daughter_phone}). Médecin : Dr {doctor}. {pharmacy} livre le mardi. GIR {gir}, {weight}, alimentation {diet=mixée|sans sel|normale|enrichie}. {oxygen!Oxygène au domicile : pas de flamme|Un concentrateur d'oxygène est branché~Pas d'oxygène|Aucun oxygène au domicile}. Téléassistance : {alarm}.
%visits 4..10
h | Intervenant | Acte | min | Matériel
/ {visits.day=Lundi, mercredi, vendredi|Mardi et jeudi|Samedi|Dimanche|Tous les soirs}
{visits.at} | {visits.who} | {visits.what=toilette au lit|pilulier|pansement talon|bas de contention|glycémie|lever|collyre} | {visits.mins} | {visits.with=lève-personne|drap de glisse|-|gants|verticalisateur}
{visits.km=}
%%
= Début: {started}
= Réévaluation: {review}
~ Classeur de liaison sur le buffet. Week-end : {:phone}. Plan précédent du {:date} à retirer.

== fr bilan_ergotherapie_logement
q therapist person; occupational_therapist, author
q practice company:Cabinet {}/Centre de rééducation {}/SAVS {}; practice, centre
q client person; beneficiary, visited_person
q asked_by company:MDPH de {}/Caisse {}/Conseil départemental de {}; commissioned_by, funding_body
q file id:##-######; file_no, beneficiary_no
q visited date; visit_date, home_visit
q written date; report_date, signed_on
q landlord company:{} Habitat/SCI {}; owner_of_dwelling, landlord
q floor number:0..9; floor, storey
q lift flag; lift, building_has_lift; whether a lift goes up
q door unit:cm 62..93; entrance_door_width, narrowest_door
q step unit:cm 2..22; threshold_height, highest_step
q aid phrase; mobility_aid, walking_aid
q arm unit:cm 40..90; reach, arm_reach
q wheelchair unit:cm 55..72; wheelchair_width, chair_width
q fell number:1..12; falls_in_year, falls
q cost money:800..20000; total_cost, estimate_total
q share money:300..12000; requested_grant, financing_asked
q tenant flag; tenant, rents_home; whether the person rents the home
a born date; birth_date
a mason company; building_firm, contractor
a start date; works_start
a doctor person; prescribing_doctor
l rooms; recommendations, adaptations, works; room by room
c rooms.room phrase; room, area
c rooms.problem phrase; difficulty, obstacle
c rooms.fix phrase; solution, adaptation
c rooms.height unit:cm 40..110; mounting_height, height
c rooms.ref id:T-###; product_ref, reference
c rooms.price money:20..4000; price, cost
c rooms.rank number:1..3; priority, rank
c rooms.payer phrase; funded_by
---
> {practice}
> {written}
# Compte rendu de visite à domicile
À l'attention de {asked_by}, dossier {file}

Le {visited}, j'ai rencontré {client} chez lui, {:street}, {:city}, {floor}e étage. {lift!Un ascenseur dessert le palier|L'immeuble a un ascenseur~L'immeuble n'a pas d'ascenseur|Il faut prendre l'escalier}. {tenant!Il est locataire de|Le logement est loué à~Il est propriétaire, le syndic étant|Le logement lui appartient, gestion par} {landlord}. Il se déplace avec {aid=un déambulateur|un fauteuil manuel|deux cannes|un fauteuil électrique}, et est tombé {fell} fois en un an.
= Porte d'entrée, passage utile: {door}
= Seuil: {step}
= Fauteuil, hors tout: {wheelchair}
= Préhension: {arm}
%rooms 3..9 lines
{rooms.room=Salle de bains|Cuisine|WC|Chambre|Entrée|Balcon|Couloir} – {rooms.problem=baignoire infranchissable|ressaut|espace de giration trop court|lit trop bas|poignée ronde}
Je préconise {rooms.fix=une douche de plain-pied|une barre coudée|un siège rabattable|un plan incliné|des pieds rehausseurs|une porte coulissante}, à {rooms.height} (réf. {rooms.ref}), {rooms.price}, priorité {rooms.rank}
{rooms.payer=}
%%
L'ensemble est chiffré à {cost} ; la demande porte sur {share}.
> {therapist}
~ Plans cotés en annexe. Diplôme d'État n° {:id:#####}. Étude valable jusqu'au {:date}.

== fr contrat_etudes_erasmus
q home company:Université de {}/École {}/Haute école de {}; sending_institution, home_university
q host company:Universidad de {}/Universität {}/University of {}; receiving_institution, host_university
q student person; student, mobile_student
q number id:E#######; student_number, student_id
q home_coordinator person; home_coordinator, departmental_coordinator
q host_coordinator person; host_coordinator, receiving_contact
q host_mail email; host_email, receiving_contact_email
q field phrase; subject_area, field_of_study
q field_code id:####; isced_code, field_code
q cycle choice:bachelor/master/doctorate; study_cycle, level
q from month; mobility_start, planned_from
q to month; mobility_end, planned_to
q lang language; teaching_language, main_language
q lang_level choice:A2/B1/B2/C1; language_level, competence
q country country; host_country, destination
q ects number:20..60; ects_total, credits_abroad
q signed date; student_signed, signature_date
q grant money:150..700; monthly_grant, scholarship
q changed flag; changed_during_mobility, amended; whether the plan was altered after arrival
a born date; birth_date
a nationality country; nationality
a housing phrase; accommodation, dormitory
a host_student_no id; host_student_number
a insurance company; travel_insurer
l courses; components_abroad, table_a; courses there
c courses.code id:@@####; course_code, component_code
c courses.title phrase; course_title, component
c courses.term short; semester, term
c courses.ects number:2..12; ects, credits
c courses.teacher person; lecturer, taught_by
c courses.exam date; exam_date
l replaced; components_home, table_b; what they count for at home
c replaced.code id:UE##; home_code, unit
c replaced.title phrase; home_course, unit_title
c replaced.ects number:2..12; home_ects, credits_recognised
c replaced.auto phrase; recognition, automatic_recognition
c replaced.grade number; grade
---
# Contrat pédagogique – mobilité d'études
{home} → {host}, {country}
= Étudiant(e): {student}
= N°: {number}
= Domaine: {field=droit|génie civil|lettres modernes|biologie|gestion}
= Code CITE: {field_code}
= Cycle: {cycle?licence~master~doctorat}
= De: {from}
= À: {to}
= Langue d'enseignement: {lang}
= Niveau: {lang_level?A2~B1~B2~C1}
= Bourse par mois: {grant}
## Tableau A – dans l'établissement d'accueil
%courses 3..7
Code | Intitulé | Sem. | ECTS | Resp.
{courses.code} | {courses.title=Contract Law|Soil Mechanics|Weltliteratur|Ecología marina|Corporate Finance|Projet d'atelier|Statistics II} | {courses.term=S1|S2|A} | {courses.ects} | {courses.teacher}
{courses.exam=}
%%
## Tableau B – reconnu à l'université d'origine
%replaced 2..5
UE | Intitulé | Cr. | Rec.
{replaced.code} | {replaced.title=Droit des obligations|Géotechnique|Littérature comparée|Écologie|Finance|Option libre} | {replaced.ects} | {replaced.auto=auto|oui|sous réserve}
{replaced.grade=}
%%
Somme du tableau A : {ects}. {changed!Le contrat a été modifié pendant la mobilité|Des cours ont été échangés sur place~Contrat initial, sans modification|Aucun changement depuis le départ}.
Coordination : {home_coordinator} (origine) – {host_coordinator}, {host_mail} (accueil)
> Signé le {signed}
~ Charte {:id:#####-EPP-1-####}. Date limite d'inscription sur place : {:date}. Bureau mobilité {:phone}.

== fr emploi_du_temps_classe
q school company:Collège {}/Lycée {}/École {}; school, establishment
q class short; class, division
q head person; form_teacher, main_teacher
q headmaster person; headteacher, principal
q counsellor person; school_life_counsellor, cpe
q delegate_a first; class_delegate, first_delegate
q delegate_b first; deputy_delegate, second_delegate
q from date; valid_from, in_force
q pupils number:18..38; pupils, class_size
q hours number:22..36; weekly_hours, hours_per_week
q room short; main_room, class_room
q meeting date; parents_evening, parent_meeting
q meeting_at time; parents_evening_time
q gate time; gate_closes, latest_arrival
q canteen time; canteen_slot, lunch_at
q support phrase; homework_help, study_support
q trip date; class_trip, outing
q phones flag; phones_allowed, mobile_allowed; whether mobile phones may be used
q website url; school_portal, website
a holidays date; next_holidays
a nurse person; school_nurse
a bus short; bus_line
a fee money; canteen_price
l lessons; timetable, slots; lesson by lesson
c lessons.day phrase; weekday, day
c lessons.from time; starts, from
c lessons.to time; ends, to
c lessons.subject phrase; subject, course
c lessons.teacher person; teacher, taught_by
c lessons.room short; room, place
c lessons.week short; week_type, alternate_week
c lessons.group short; group, half_class
c lessons.book phrase; textbook
---
{school} || Valable à partir du {from}
# Emploi du temps de la {class=6e B|4e C|2de 7|Tle G3|CM2 A}
Professeur principal : {head} || {pupils} élèves, {hours} h
%lessons 5..12
De | À | Matière | Prof. | S. | Sem. | Gr.
/ {lessons.day=LUNDI|MARDI|MERCREDI|JEUDI|VENDREDI}
{lessons.from} | {lessons.to} | {lessons.subject=Maths|Français|SVT|EPS|Anglais|Histoire-géo|Techno|Musique} | {lessons.teacher} | {lessons.room=B12|gymnase|labo 2|A03|CDI} | {lessons.week=A|B|A/B} | {lessons.group=1|2|-}
{lessons.book=}
%%
Salle habituelle {room=B14|A02|C21|D8}. Déjeuner à {canteen}. Portail fermé à {gate}. Devoirs faits : {support=lundi et jeudi|mardi soir|tous les jours sauf mercredi|jeudi}. Délégués : {delegate_a}, suppléant {delegate_b}.
{phones!Les téléphones sont admis dans la cour|Le portable est toléré à la pause~Téléphones interdits dans toute l'enceinte|Le portable reste éteint au fond du sac}.
Réunion avec les familles : {meeting} à {meeting_at}. Sortie au musée le {trip}.
CPE : {counsellor} || Direction : {headmaster}
~ Espace numérique : {website}. Vie scolaire {:phone}. Version 4, celle du {:date} est caduque.

== fr convention_classe_verte
q centre company:Centre {}/La Ferme de {}/Maison {}; host_centre, lodging
q school company:École {}/Groupe scolaire {}; school
q teacher person; class_teacher, responsible_teacher
q second_adult person; accompanying_adult, helper
q director person; centre_director, signed_for_centre
q mayor person; mayor, signed_for_town
q coach company:Autocars {}/Cars {}; coach_company, carrier
q plate id:@@-###-@@; coach_plate
q from date; arrival_date, stay_from
q to date; departure_date, stay_until
q leave_at time; departure_from_school, bus_leaves
q back_at time; return_to_school, bus_back
q pupils number:16..60; pupils, children
q adults number:2..8; adults
q price money:40..400; price_per_child, cost_each
q total money:1500..20000; stay_total, amount_due
q deposit money:300..4000; deposit, arrhes
q deposit_by date; deposit_due, arrhes_until
q approval id:@@###-##; approval_no, agreement_number
q insured flag; cancellation_insured, cancellation_cover; whether calling it off is covered
q night phone; night_phone, emergency_at_night
a menu date; menu_date
a doctor person; doctor, nearest_doctor
a bed_linen flag; linen_provided, sheets
a balance_by date; balance_due, final_payment_date
l days; programme, schedule; what is done day by day
c days.day phrase; day, weekday
c days.morning phrase; morning_activity, am
c days.afternoon phrase; afternoon_activity, pm
c days.leader person; instructor, animator
c days.place phrase; place, site
c days.evening phrase; evening, vigil
c days.gear phrase; clothing
l groups; rooms, dormitories; who sleeps where
c groups.room phrase; dormitory, room
c groups.beds number:4..12; beds, places
c groups.adult person; adult_in_charge, supervisor
c groups.girls number; girls
---
# Convention de séjour
Entre {centre}, agrément {approval}, représenté par {director}, et {school}, représentée par {mayor}, maire.
1. Le séjour a lieu du {from} au {to} pour {pupils} élèves et {adults} adultes, dont {teacher}, responsable, et {second_adult}.
2. Départ de l'école à {leave_at}, retour vers {back_at}, par {coach}, véhicule {plate}.
3. Le prix est de {price} par enfant, soit {total}. Arrhes de {deposit} à verser avant le {deposit_by}. {insured!L'annulation est assurée|Une assurance annulation est comprise~Aucune assurance annulation n'est comprise|L'annulation n'est pas couverte}.
4. Programme :
%days 3..5
 | Matin | Après-midi | Lieu | Veillée | Avec
{days.day=lundi|mardi|mercredi|jeudi|vendredi} | {days.morning=traite|pêche à l'épuisette|pain|orientation} | {days.afternoon=land art|ânes|cabanes|moulin} | {days.place=prairie|étang|fournil|forêt} | {days.evening=contes|boum|étoiles|jeux} | {days.leader}
{days.gear=}
%%
5. Couchage :
%groups 2..5 lines
{groups.room=Les Mésanges|Les Hérissons|Grenier|Dortoir bleu}, {groups.beds} lits, veillé par {groups.adult}
{groups.girls=}
%%
~ La nuit, appeler {night}. PMI passée le {:date}. Toute allergie est signalée par écrit. {:street}, {:city}.

== fr pv_assemblee_generale_club
q club company:Amicale {}/Union sportive de {}/Cercle nautique {}; association, club
q president person; outgoing_president, chaired_by
q new_president person; president_elected, new_chair
q secretary person; secretary, minutes_by
q treasurer person; treasurer, accounts_presented_by
q verifier person; accounts_checker, auditor
q mayor_deputy person; town_guest, deputy_mayor
q held date; meeting_date, held_on
q opened time; opened_at
q closed time; closed_at
q hall phrase; venue, place
q members number:30..400; membership, members_total
q present number:12..150; members_present, attendance
q proxies number:1..60; proxies, represented
q quorum number:10..100; quorum_needed, quorum
q income money:3000..90000; income, receipts
q outgo money:3000..90000; expenditure, spending
q result money:50..4000; surplus, year_result
q fee money:20..300; new_fee, fee_next_season
q grant money:200..9000; town_grant, subsidy
q discharge flag; discharge_given, accounts_approved; whether the accounts were passed
q next date; next_assembly
a auditor_firm company; chartered_accountant, audit_firm
a statutes date; statutes_changed, new_statutes
a rna id; association_number, rna
a insurer company; insurer
l votes; resolutions, motions; what was voted
c votes.no number:1..9; resolution_no, no
c votes.what phrase; motion, text
c votes.yes number:10..150; for, yes
c votes.no_votes number:1..40; against, no_votes
c votes.blank number:1..20; abstentions, blank
c votes.by person; proposed_by
l board; committee, elected; who sits on the board
c board.name person; name, member
c board.job phrase; office, function
c board.until year; term_until, mandate_ends
c board.votes number:10..150; votes_received, votes
c board.mail email; email
---
{club}
# Assemblée générale ordinaire du {held}
{hall=Salle des fêtes|Club-house|Foyer rural|Gymnase Est}, ouverture à {opened} par {president}. Adhérents : {members} ; présents {present}, pouvoirs {proxies}, quorum {quorum}. Invitée : {mayor_deputy}, adjointe aux sports. Secrétaire de séance : {secretary}.
## Rapport financier
{treasurer} présente {income} de produits et {outgo} de charges, soit un excédent de {result}, subvention communale de {grant} comprise. {verifier} a vérifié les pièces. {discharge!Quitus est donné|L'assemblée approuve les comptes~Le quitus est refusé|Les comptes ne sont pas approuvés}.
%votes 2..6
 | Résolution | P | C | A
{votes.no} | {votes.what=rapport moral|tarif jeunes|achat d'un minibus|changement de bureau|adhésion à la ligue|travaux du vestiaire} | {votes.yes} | {votes.no_votes} | {votes.blank}
{votes.by=}
%%
## Nouveau comité
%board 3..8 lines
{board.name}, {board.job=trésorier|secrétaire|entraîneur|matériel|communication|vice-présidente} jusqu'en {board.until} ({board.votes} voix)
{board.mail=}
%%
{new_president} prend la présidence. Cotisation de la saison qui vient : {fee}. Clôture à {closed}. Rendez-vous le {next}.
~ Récépissé préfectoral du {:date}. Siège : {:street}, {:city}. {:phone}

== fr programme_pelerinage_diocese
q diocese company:Diocèse de {}/Hospitalité {}/Paroisse {}; diocese, organiser
q director person; pilgrimage_director, head
q bishop person; presiding_bishop, bishop
q chaplain person; chaplain, spiritual_guide
q doctor person; accompanying_doctor, physician
q treasurer person; registrations_to, registered_by
q shrine city; destination, shrine
q theme phrase; theme, motto
q from date; outbound_date, leaves
q to date; return_date, comes_home
q gather time; gather_at, meeting_time
q gather_place phrase; departure_place, meeting_point
q train id:TER ######; train_no, special_train
q hotel company:Hôtel {}/Accueil {}/Foyer {}; lodging, hotel
q price_double money:200..900; price_double_room, per_person_shared
q single money:40..200; single_supplement, extra_single
q deposit money:50..200; deposit
q register_by date; registration_deadline, register_until
q pilgrims number:30..900; pilgrims, participants
q sick number:5..120; sick_pilgrims, malades
q wheelchair flag; wheelchairs_available, chairs_lent; whether wheelchairs are lent
q sos phone; emergency_on_site, mobile_of_guide
a balance_by date; balance_due
a insurance company; travel_insurer
a cardinal person; preacher, guest_speaker
a bus company; coach_company
l steps; celebrations, programme; hour by hour
c steps.day phrase; day, weekday
c steps.at time; time, hour
c steps.what phrase; celebration, event
c steps.where phrase; place, church
c steps.who person; led_by, celebrant
c steps.bring phrase; bring_along, needed
c steps.song number; hymn_number
---
^ {diocese}
^ « {theme=Avance au large|Heureux les doux|Venez boire à la source|Lève-toi} »
# Pèlerinage à {shrine}
^ du {from} au {to}
Sous la présidence de {bishop}, avec {director}, directeur, et {chaplain}, aumônier. {pilgrims} inscrits, dont {sick} malades suivis par le Dr {doctor}.
Rendez-vous {gather_place=quai 3|parvis de la cathédrale|parking du séminaire|gare routière} à {gather} ; train {train}. Nous logeons à {hotel}.
%steps 4..11 lines
/ {steps.day=Vendredi|Samedi|Dimanche|Lundi}
{steps.at} – {steps.what=messe d'ouverture|chemin de croix|procession aux flambeaux|sacrement des malades|temps libre|vêpres} – {steps.where=basilique|crypte|grotte|prairie|chapelle Saint-Joseph} – {steps.who}[ – prendre {steps.bring=cierge|foulard|carnet de chants|imperméable}]
{steps.song=}
%%
## Conditions
En chambre double {price_double}, supplément individuel {single}, acompte {deposit}. Bulletin à rendre à {treasurer} jusqu'au {register_by}. {wheelchair!Des fauteuils roulants sont prêtés sur place|Demandez un fauteuil, nous en prêtons~Apportez votre fauteuil, il n'en est pas prêté|Aucun fauteuil n'est disponible}.
~ Sur place : {sos}. Immatriculation {:id:IM###########}. Réunion d'information le {:date} à {:time}.

== fr dossier_locataire_candidat
q agency company:Agence {}/{} Immobilier/Régie {}; letting_agent, agency
q agent person; agent, file_received_by
q flat street; flat_address, dwelling
q rent money:380..1500; rent, monthly_rent
q charges money:30..200; service_charges, charges
q deposit money:380..1500; security_deposit, caution
q area unit:m² 16..110; area, living_space
q available date; free_from, available_on
q visit date; viewing_date, visited_on
q tenant person; first_applicant, applicant
q tenant_job phrase; applicant_job, occupation
q tenant_firm company; applicant_employer, employer_of_applicant
q tenant_pay money:1200..4000; applicant_income, net_pay
q partner person; co_applicant, second_applicant
q partner_pay money:1000..3500; co_applicant_income
q guarantor person; guarantor, stands_surety
q guarantor_pay money:1800..6000; guarantor_income
q children number:0..4; children, dependants
q pets flag; pets, animals; whether an animal will live there
q visale flag; visale_guarantee, state_guarantee; whether the state scheme vouches
q ref id:LOC-####; listing_ref, offer_number
a owner person; landlord, flat_owner
a entry date; move_in_date, lease_start
a guarantor_phone phone; guarantor_phone
a partner_firm company; co_applicant_employer
a fee money; agency_fee, letting_fee
l papers; documents, checklist; what was handed in
c papers.whose phrase; person, belongs_to
c papers.what phrase; document, paper
c papers.date date; issued_on, document_date
c papers.ok short; status, received
c papers.note phrase; remark, comment
c papers.pages number; pages
l homes; previous_dwellings, former_homes; where they lived
c homes.place city; town, place
c homes.from month; from, since
c homes.to month; to, until
c homes.landlord person; landlord_then, former_landlord
c homes.rent money; former_rent
---
{agency} || Réf. {ref}
# Fiche de candidature
Logement : {flat}, {area}, libre le {available}
= Loyer: {rent}
= Charges: {charges}
= Garantie: {deposit}
= Visite: {visit}
## Candidat 1
{tenant}, {tenant_job=infirmier|développeuse|chauffeur|professeure des écoles|apprenti boucher}, chez {tenant_firm}, {tenant_pay} nets
## Candidat 2
{partner}, {partner_pay} nets, {:job}
## Caution
{guarantor}, {guarantor_pay} nets
Enfants : {children}. {pets!Un chien vivra dans le logement|Animal : oui, un chat~Animal : non|Sans animal}. {visale!Visa Visale obtenu|La garantie Visale est acquise~Pas de garantie Visale|Visale refusé}.
%homes 1..3 sentence
Logements précédents :
{homes.place}, de {homes.from} à {homes.to}, bailleur {homes.landlord}
{homes.rent=}
%%
%papers 4..9
Pièce | Du | Reçue | Obs.
/ {papers.whose=Candidat 1|Candidat 2|Caution}
{papers.what=pièce d'identité|avis d'impôt|quittance|contrat de travail|RIB|attestation d'hébergement} | {papers.date} | {papers.ok=X|-|copie} | {papers.note=illisible|à jour|recto seul|RAS}
{papers.pages=}
%%
> Reçu par {agent}
~ Carte T {:id:CPI ####}. Données gardées trois mois. Garantie financière {:company}. Permanence {:time} – {:time}, {:phone}.

== fr assurance_scolaire_attestation_famille
q insurer company:Mutuelle {}/MAE {}/{} Assurances; insurer
q adviser person; adviser, signed_by
q branch city; agency, branch
q policy id:#######@; contract_no, policy
q parent person; policyholder, parent
q second_parent person; other_parent, second_parent
q address street; family_address, home_address
q school_year phrase; school_year, season
q from date; cover_from, effective
q to date; cover_until, expires
q paid money:10..90; premium, contribution
q formula choice:essential/24 hours/international; formula, product
q excess money:15..90; deductible, franchise
q hotline phone; assistance_24h, emergency_line
q claims_days number:5..15; days_to_report, report_within_days
q abroad flag; valid_abroad, covers_foreign_trips; whether it holds abroad
q civil money:1000000..9000000; liability_limit, civil_liability
q issued date; issued_on, certificate_date
a school company; school, establishment
a iban iban; debit_account
a claim id; claim_no
a doctor person; family_doctor
l children; insured_children, pupils; who is insured
c children.first first; first_name, given_name
c children.last last; family_name, surname
c children.born date; birth_date, born
c children.class phrase; class, level
c children.sport phrase; sport, activity
c children.number id:##-####; insured_no, number
c children.school company; school_name
l covers; guarantees, benefits; what is paid
c covers.what phrase; benefit, guarantee
c covers.limit money:50..90000; limit, ceiling
c covers.per phrase; per, basis
c covers.share percent; share
---
{insurer}, agence de {branch} || {issued}
{:street}, {:zip} {:city} || Contrat {policy}

# Attestation – année scolaire {school_year=2023-2024|2024-2025|2025-2026}
Nous certifions que {parent} et {second_parent}, {address}, ont souscrit la formule {formula?Essentielle~24 h sur 24~Monde} pour :
%children 1..4
Prénom | Nom | Né(e) | Classe | Activité | N°
{children.first} | {children.last} | {children.born} | {children.class=CE1|6e|maternelle|2de|CM2} | {children.sport=judo|danse|foot|escalade|aucune} | {children.number}
{children.school=}
%%
Du {from} au {to} minuit. {abroad!Les voyages à l'étranger sont compris|La garantie suit l'enfant dans le monde entier~Hors de France la garantie cesse|Les séjours à l'étranger ne sont pas compris}.
%covers 3..7
 | Plafond | Par
{covers.what=lunettes brisées|prothèse dentaire|invalidité|vélo|frais de recherche|instrument de musique|rattrapage scolaire} | {covers.limit} | {covers.per=sinistre|an|enfant|jour}
{covers.share=}
%%
= Responsabilité civile: {civil}
= Franchise: {excess}
= Cotisation réglée: {paid}
Tout accident est à déclarer sous {claims_days} jours. Assistance : {hotline}.
> {adviser}
~ Conditions générales de {:date}. Société régie par le code de la mutualité, n° {:id:### ### ###}.

== fr catalogue_brocante_emplacements
q organiser company:Comité des fêtes de {}/Les Amis de {}/Lions club de {}; organiser, committee
q chair person; president, committee_chair
q placing person; placing_officer, pitch_manager
q placing_phone phone; placing_phone, pitch_phone
q town city; town, held_in
q date date; fair_date, day
q order id:AM-##-##; municipal_order, order_no
q setup time; setup_from, exhibitors_from
q open time; opens_to_public, opening
q close time; closes, end
q metre money:2..12; price_per_metre, pitch_price
q caution money:10..60; waste_deposit, cleaning_deposit
q pitches number:30..400; pitches, stands
q visitors number:500..9000; visitors_expected, visitors_last_time
q parking phrase; car_park, parking
q snack company:Friterie {}/Buvette {}/Traiteur {}; catering, snack_bar
q rain flag; held_in_rain, whatever_the_weather; whether it takes place in rain
q pros flag; professionals_admitted, dealers_allowed; whether dealers may sell
a register date; register_by, registration_deadline
a police person; police_officer
a insurer company; insurer
a rain_date date; fallback_date, postponed_to
a toilet phrase; toilets, wc
l stands; exhibitors, plan, allocations; who stands where
c stands.street phrase; street, row
c stands.no number:1..400; pitch_no, stand
c stands.name person; exhibitor, seller
c stands.metres number:2..12; metres, frontage
c stands.goods phrase; goods, sells
c stands.paid money:5..120; paid, amount
c stands.id id:##@@#####; identity_document, id_no
c stands.plate id:@@-###-@@; vehicle, plate
c stands.seen flag; checked_in
---
^ {organiser}
# Vide-greniers de {town} – plan des emplacements
^ {date}, de {open} à {close}
Arrêté {order}. Déballage dès {setup}. {pitches} emplacements à {metre} le mètre, caution propreté {caution}. {pros!Les professionnels sont admis rue Basse|Brocanteurs acceptés sur carte~Particuliers uniquement|Les professionnels ne sont pas admis}. {rain!Maintenu même s'il pleut|Par tous les temps~Annulé en cas de pluie|Pas de repli si le temps est mauvais}.
%stands 4..12
N° | Exposant | m | Vend | Réglé | Pièce | Immat.
/ {stands.street=Rue Haute|Place du marché|Mail|Cour de l'école|Quai}
{stands.no} | {stands.name} | {stands.metres} | {stands.goods=jouets|vaisselle|outils|livres|vêtements|disques|vélos} | {stands.paid} | {stands.id} | {stands.plate}
{stands.seen=}
%%
Placement : {placing}, {placing_phone}. Stationnement {parking=pré du stade|parking du collège|champ Martin|gare}. Restauration : {snack}. L'an passé, {visitors} visiteurs.
> {chair}
~ Registre remis en mairie sous huit jours. Édition précédente le {:date}. Objets trouvés : {:person}.

== fr contrat_bapteme_parachute_groupe
q centre company:Parachutisme {}/École {}/Centre {}; jump_centre, school
q chief person; technical_director, chief_instructor
q pilot person; pilot
q clerk person; registered_by, desk
q client person; group_leader, booked_by
q client_mail email; booker_email, contact_email
q occasion phrase; occasion, event
q date date; jump_date, booked_day
q at time; report_at, be_there_at
q fallback date; alternative_date, fallback
q airfield phrase; airfield, aerodrome
q plane id:F-@@@@; aircraft, registration
q height unit:m 2500..4500; exit_altitude, height
q fall unit:s 20..60; free_fall_time, free_fall
q price money:180..340; price_per_jump, jump_price
q video money:50..120; video_price, film_option
q deposit money:50..600; deposit_paid, advance
q left money:100..2500; left_to_pay, balance
q limit unit:kg 85..110; weight_limit, max_weight
q refund flag; refundable, money_back_bad_weather; whether money comes back in bad weather
q minors flag; minors_in_group, under_18; whether somebody is under age
a doctor person; doctor, certificate_by
a licence id; federation_licence, school_licence
a insurer company; insurer
a landing time; landing_time, back_on_ground
l jumpers; participants, passengers; who jumps
c jumpers.name person; jumper, name
c jumpers.born date; birth_date, born
c jumpers.kilos unit:kg 45..110; weight, kilos
c jumpers.tall unit:cm 150..200; height, size
c jumpers.with person; instructor, tandem_pilot
c jumpers.lift number:1..6; rotation, plane_load
c jumpers.film phrase; option, media
c jumpers.call person; emergency_contact, to_be_called
c jumpers.jumped number; earlier_jumps
---
{centre} – {airfield=Aérodrome du Plan|terrain des Essarts|piste de la Vèze|Aérodrome Sud}
Bonjour {client},

nous avons bien noté {occasion=l'enterrement de vie de garçon|l'anniversaire|la sortie du comité|le cadeau de retraite} pour le {date}, présentation à {at} (date de repli : {fallback}). Largage à {height}, chute de {fall}, avion {plane}, aux commandes {pilot}.
%jumpers 2..7
Passager | Né(e) | kg | cm | Moniteur | Rot. | Opt. | Prévenir
{jumpers.name} | {jumpers.born} | {jumpers.kilos} | {jumpers.tall} | {jumpers.with} | {jumpers.lift} | {jumpers.film=V|P|V+P|-} | {jumpers.call}
{jumpers.jumped=}
%%
~ V vidéo, P photos. Limite {limit} tout équipé.
Le saut est à {price}, la vidéo à {video}. Reçu {deposit}, reste {left} sur place. {refund!Si le vent l'interdit, vous êtes remboursés|Mauvais temps : nous rendons l'argent~En cas de mauvais temps nous reportons, sans remboursement|Pas de remboursement, un report seulement}. {minors!L'un de vous est mineur : autorisation des deux parents|Pensez à l'accord parental pour le plus jeune~Vous êtes tous majeurs|Aucun mineur parmi vous}.
À bientôt, {clerk}
Direction technique : {chief}
~ Confirmation envoyée à {client_mail} le {:date}. Secrétariat {:phone}, {:time} – {:time}.
`
