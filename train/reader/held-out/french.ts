/** Whole papers in French on which the reader is never trained: confidences are fitted on them. */
export const heldOutFrenchPapers = `
== fr fontaine_bureau_contrat
q lessor company:Source {}/Aqua {}/Fontaines {}; fr:bailleur, provider, supplier_name; firm that owns the dispenser
q client company:Cabinet {}/Ateliers {}/Imprimerie {}; fr:locataire, customer, subscriber_company; where the dispenser is put
q site_contact person; on_site_contact, fr:interlocuteur sur place, contact_client; who lets the technician in
q rep person; sales_agent, fr:commerciale, account_manager; who signed for the firm that owns it
q serial id:FB-######; serial_no, fr:num serie, asset_tag
q start date; effective_date, fr:debut, begins_on; from when rent is due
q rent money:18..75; monthly_fee, fr:loyer, mensualite
q deposit money:40..200; security_deposit, fr:caution, guarantee_amount
q term unit:mois 12..60; contract_length, fr:duree engagement, lock_in
q notice number:1..6; notice_months, fr:preavis mois; how many months before the end one must write
q cooling flag; chilled, fr:eau froide, has_cooling; whether it cools the water
q hookup choice:mains/bottle; water_source, fr:alimentation, feed_type; how the dispenser gets its water
a hourly_rate money; labour_rate, fr:tarif horaire; price of an hour of work
a end_date date; contract_end, fr:date fin; last day of the hire
a fax phone; fax_number, fr:telecopie
a vat percent; tax_rate, fr:taux tva
---
{lessor} || Agence de {:city}
{:street}, {:zip} {:city} || Tél. {:phone}

# Mise à disposition d'un appareil de désaltération
Entre la société ci-dessus, représentée par {rep}, et {client}, {:street}, {:city}, il est convenu de ce qui suit.
= Appareil: Modèle {:=Oasis|Névé|Torrent|Lagune}, n° {serial}
= Emplacement: {:=cuisine du 2e|hall d'entrée|salle de pause|couloir nord}, demander {site_contact}
= Prise d'effet: {start}
+++
Il est {hookup?piqué directement sur le réseau de l'immeuble~servi par des bonbonnes consignées}. {cooling!Un groupe froid descend à 6 °C|Distribution tempérée et réfrigérée~Délivrance à température ambiante uniquement|Le modèle n'a pas de groupe froid}.
Redevance perçue chaque mois : {rent} HT. Versement restituable au retrait : {deposit}. Frais de déplacement hors visite annuelle : {:money:35..90} par trajet.
Engagement ferme de {term}, reconduit tacitement sauf courrier recommandé envoyé {notice} mois à l'avance.
?Visite sanitaire : {:number:1..4} fois par an, cartouche {:money:20..60} comprise.
Fait à {:city}, le {:date}
~ SAS au capital de {:money:10000..90000}, RCS {:id:### ### ###}. Réclamations : {:email}. Conditions générales du {:date}.

== fr affiliation_mutuelle_famille
q fund company:Mutuelle {}/Harmonie {}/Solidaire {}; insurer, fr:organisme, mutual_society; body that covers the family
q member person; fr:adherent, policyholder, main_insured; who holds the contract
q spouse person; fr:conjoint, partner_insured, second_adult
q child first; fr:enfant, dependent_child, youngest; the child that is covered
q employer company:Transports {}/Laboratoire {}/Scierie {}; fr:employeur, company_name; firm through which they are covered
q member_no id:M#######; fr:num adherent, membership_id, policyNo
q ssn id:# ## ## ## ### ### ##; nir, social_security_no, fr:num secu
q effect date; cover_start, fr:date effet, insured_from
q monthly money:60..260; fr:cotisation, monthly_premium, premium_total
q employer_share percent:50..80; fr:part patronale, employer_pct, employer_contribution
q level choice:basic/comfort/premium; fr:formule, plan, tier
q hospital_room money:30..90; private_room_daily, fr:chambre particuliere; paid for each day of a room alone
q direct_debit flag; fr:prelevement, autopay, sepa; whether the money is taken from the account
a agent person; adviser, fr:conseiller, case_handler
a ends date; fr:date fin, coverage_end, expires_on
a optical money; glasses_allowance, fr:forfait optique; paid towards glasses
a bank company; fr:banque, account_bank; house at which the account is kept
---
{fund}
{:street}, {:zip} {:city}

> {member}
> {:street}
> {:zip} {:city}

Adhérent {member_no} – Sécurité sociale {ssn}
Le {:date}
# Votre tableau de garanties
Bonjour, votre affiliation par {employer} est enregistrée avec effet au {effect}. Sont couverts à vos côtés {spouse}, marié(e) avec vous, et {child}, né(e) le {:date}.
Vous avez retenu {level?le socle, sans renfort~la formule médiane~le niveau le plus étendu}. L'entreprise supporte {employer_share} de la somme de {monthly} appelée tous les mois.
## Ce que nous versons
= Hospitalisation seul en chambre: {hospital_room} / jour
= Prothèse dentaire: {:percent} de la base
= Médecine douce: {:number:2..6} séances par an
= Cure: {:money:80..300}
{direct_debit!Le 5 du mois, votre compte est débité automatiquement|Prélèvement SEPA actif, rien à faire de votre part~Vous réglez par chèque à réception de l'appel|Pas de mandat SEPA à ce jour : un titre de paiement vous parviendra}.
Le service adhérents répond au {:phone}, de {:time} à {:time}.
~ Organisme régi par le livre II, SIREN {:id:### ### ###}. Médiation : {:city}.

== fr releve_peage_autoroute
q operator company:Autoroutes du {}/Réseau {}/Liaison {} Mobilité; fr:concessionnaire, toll_company, issuer
q holder company:Messagerie {}/Froid {}/Déménagements {}; account_holder, fr:titulaire, subscriber
q badge id:## ### ### ###; tag_number, fr:telebadge, transponder_id; number of the box behind the windscreen
q plate id:@@-###-@@; licence_plate, fr:immatriculation, vehicle_reg
q class choice:car/van/lorry; vehicle_class, fr:classe, veh_type
q entered phrase; entry_point, fr:gare entree, from_station; where the dearest trip began
q left phrase; exit_point, fr:gare sortie, to_station; where the dearest trip ended
q trips number:4..96; nb_passages, passage_count, fr:trajets
q km unit:km 120..9000; distance_travelled, fr:distance, total_km
q gross money:60..900; before_discount, fr:brut, total_tolls
q discount money:4..55; rebate, fr:remise, reduction_amount
q charged date; debit_date, fr:date prelevement, collected_on; day the bank is charged
q blocked flag; tag_disabled, fr:badge bloque, is_suspended; whether the box has been switched off
a driver person; fr:conducteur, chauffeur_name
a due date; payment_deadline, fr:echeance, pay_before
a fuel money; fr:carburant, fuel_spend
a iban iban; bank_account, fr:compte bancaire
---
{operator} || Relevé {:id:T-####-##}
Service abonnés, {:street}, {:city} || Édité le {:date}

# {holder}
= Support: {badge}
= Véhicule: {plate}, {class?tourisme, hauteur sous 2 m~utilitaire entre 2 et 3 m~poids lourd, trois essieux et plus}
= Abonnement: Temps libre, {:money:1..9} de frais de gestion
+++
Au cours de la période nous avons compté {trips} passages, soit {km} parcourus. Le plus onéreux relie {entered=Vienne-Sud|Beaune|Langon|Fleury|Arlay} à {left=Orange-Nord|Mâcon|Dozulé|Villefranche|Séméac} pour {:money:20..80}, un {:=lundi|mardi|jeudi|samedi} à {:time}.
{gross} de péages, moins {discount} d'avantage fidélité. Le solde sera présenté à votre banque le {charged}.
{blocked!Votre boîtier a été mis hors service à la suite d'un rejet|Le télébadge n'ouvre plus les voies~Votre boîtier reste actif|Aucune restriction sur votre télébadge}.
Parkings partenaires : {:number:0..9} stationnements, {:money:3..60}.
~ Réclamation dans les {:number:30..90} jours. Assistance {:phone}. RCS {:id:### ### ###}, TVA {:id:FR## ### ### ###}.

== fr honoraires_architecte_mission
q practice company:Atelier {}/{} Architectes/Agence {} & Associés; fr:agence, architect_firm, designer; practice that draws
q client person; fr:maitre ouvrage, building_owner, commissioned_by
q architect person; project_lead, fr:architecte responsable, signatory; who follows the project
q engineer company:Structures {}/BET {}/Bureau {}; fr:bureau etudes, structural_consultant
q project phrase; fr:operation, works_title, job_name; what is to be built
q budget money:90000..900000; works_estimate, fr:enveloppe travaux, construction_cost
q fee_rate percent:7..13; fr:taux honoraires, fee_pct, remuneration_rate
q advance money:1500..9000; retainer, fr:acompte, initial_payment
q sketch_by date; fr:remise esquisse, first_drawings_due, concept_deadline
q permit_by date; fr:depot permis, planning_submission, application_due
q area unit:m² 60..600; floor_area, fr:surface plancher, usable_area
q liability id:DEC ######; fr:num police, pi_policy_no, insurance_ref
q site_supervision flag; fr:suivi chantier, oversees_works; whether the practice also follows the works
a hourly money; fr:taux horaire, hourly_rate; price of an hour
a builder company; fr:entreprise generale, main_contractor
a handover date; fr:reception, completion_date, delivery_of_works
a insurer company; fr:assureur, liability_carrier
---
^ {practice}
^ {:street} – {:zip} {:city} – Ordre {:id:S#####}
# Lettre de mission
{client} nous confie {project=la surélévation de sa maison|la transformation d'une grange en logements|un pavillon de bois sur pilotis|la rénovation lourde d'un presbytère|l'extension d'un cabinet vétérinaire}, {:street} à {:city}, sur une parcelle cadastrée {:id:@@ ###}, pour environ {area}.
+++
## Enveloppe
Le coût prévisionnel de l'ouvrage s'établit à {budget}, aléas de {:percent} en sus. Nous sommes rémunérés à hauteur de {fee_rate} de ce coût, après un premier versement de {advance} à la signature. Déplacements : {:money:1..2} le kilomètre.
## Calendrier
Esquisses sur table le {sketch_by}. Dossier en mairie au plus tard le {permit_by}. Visite du terrain faite le {:date}.
## Intervenants
{architect} reste votre interlocuteur du début à la fin. {engineer} dimensionne charpente et fondations, sous contrat séparé de {:money:2000..9000}. [Le relevé a été dressé par {:person}.]
{site_supervision!Nous dirigeons ensuite les travaux, avec une réunion par semaine|Direction de l'exécution comprise, jusqu'à la levée des réserves~Notre tâche s'arrête à l'arrêté de permis|La direction des travaux n'entre pas dans la présente mission}.
Responsabilité professionnelle couverte, police {liability}, attestation jointe.
> {:city}, le {:date}
~ Litiges : conseil régional de l'Ordre. Téléphone {:phone}.

== fr livraison_fioul_cuve
q dealer company:Combustibles {}/Énergies {}/Fiouls {}; fr:fournisseur, vendor, fuel_company
q customer person; fr:client, delivered_to, householder
q driver person; fr:chauffeur livreur, delivery_person, tanker_driver
q truck id:@@-###-@@; fr:immat camion, tanker_plate
q ordered date; fr:date commande, order_date
q delivered date; fr:date livraison, supplied_on
q litres number:500..3000; fr:volume livre, qty_l, quantity_delivered
q before unit:cm 5..40; gauge_before, fr:jauge avant, initial_level
q after unit:cm 60..140; gauge_after, fr:jauge apres, final_level
q ppl money:1..2; price_per_litre, fr:prix litre, unit_price
q total money:700..4500; amount_ttc, fr:montant total, grand_total
q grade choice:standard/winter/biofuel; fr:qualite, fuel_grade, product_type
q paid flag; fr:regle, settled, payment_received; whether the customer has paid already
q meter_no id:CPT-####; fr:num compteur camion, flow_meter; number of the counter on the lorry
a tank_size number; fr:capacite cuve, tank_capacity; how much the tank holds
a payment_due date; fr:echeance paiement, due_date
a heating_engineer company; fr:chauffagiste, boiler_service
a next_delivery date; fr:prochaine livraison, next_drop
---
{dealer} || BON {:id:L-######}
Dépôt de {:city} || {delivered}

= Destinataire: {customer}, {:street}, {:zip} {:city}
= Commande: par {:=téléphone|le site|courriel} le {ordered}
= Citerne: {truck}, compteur {meter_no} vérifié le {:date}
## Dépotage
Arrivée {:time}, départ {:time}. Hauteur lue à la pige {before}, puis {after} une fois le flexible fermé. Température du produit {:unit:°C 4..22}.
= Litres à 15 °C: {litres}
= Produit: {grade?fioul domestique ordinaire~fioul grand froid, additivé~F30, part végétale de colza}
= Le litre: {ppl}
= Remise groupée: {:money:10..60}
= Total TTC: {total}
{paid!Réglé par carte au livreur|Acquitté ce jour en chèque~À régler sur facture à suivre|Reste dû, facture par courrier}.
?Trappe difficile d'accès, {:number:20..60} m de tuyau déroulés.
> Pour la livraison : {driver}
~ Astreinte {:phone}. Accises : {:money:90..300} inclus. Établissement {:id:### ### ### #####}.

== fr verif_technique_rallye
q organiser company:Écurie {}/Team {} Sport/ASA {}; fr:organisateur, organizing_club, host_club
q driver person; fr:pilote, competitor, at_the_wheel
q codriver person; fr:copilote, navigator, second_crew_member
q scrutineer person; fr:commissaire technique, inspected_by, examiner
q race_no number:1..140; fr:num course, start_number, door_number
q car phrase; fr:voiture, vehicle_model, make_model
q weight unit:kg 780..1400; fr:poids, measured_mass, kerb_weight
q min_weight unit:kg 760..1200; fr:poids minimum, weight_limit, regulation_mass
q harness_exp year; fr:validite harnais, belts_valid_until; year until which the belts may be used
q cage id:CAGE-####; fr:num arceau, rollbar_certificate
q checked_at time; fr:heure verification, inspection_time
q passed flag; fr:admis au depart, may_start, scrutineering_ok
q group choice:stock/modified/historic; fr:groupe, category, car_class
q fine money:50..400; fr:amende, penalty_fee, fine_amount
a start_time time; fr:heure de depart, starts_at
a entry_fee money; fr:droits engagement, registration_fee
a licence id; fr:num licence, driver_licence
a engine number; fr:cylindree, displacement, engine_cc
---
{organiser} || Parc fermé, {:city}
# Fiche de contrôle avant départ
^ Épreuve régionale du {:date} – {:number:4..12} spéciales, {:number:90..240} km

= Équipage: {driver} / {codriver}
= Portière: {race_no}
= Auto: {car=Peugeot 205 Rallye|Renault Clio R3|Citroën C2|Alpine A110|Simca 1000}, {group?série, sans préparation~préparée selon le règlement~ancienne, avec passeport FIA}
## Relevés
Sur balance {weight}, pour une limite de {min_weight} sans équipage. Sangles bonnes jusqu'en {harness_exp}. Arceau plaqué {cage}. Extincteur pesé, {:number:2..6} kg. Casques de 20{:number:18..25}. Bruit à l'échappement {:unit:dB 88..102}.
Passage à {checked_at}, table {:number:1..4}.
{passed!Bon pour le départ|Macaron posé, rien à redire~Départ refusé en l'état|À représenter : la voiture ne peut partir}.
?Retard à la convocation : {fine} à verser au secrétariat.
> {scrutineer}, commissaire
> Directeur de course : {:person}
~ Secrétariat {:phone}, ouvert dès {:time}. Médecin-chef : {:person}. Permis d'organisation {:id:R-###} du {:date}.

== fr spirometrie_compte_rendu
q clinic company:Centre de pneumologie {}/Clinique {}/Hôpital {}; fr:etablissement, facility, provider_org
q patient person; fr:patient, subject, examinee
q gp person; fr:medecin traitant, referring_physician, requested_by; doctor who sent the patient
q lung_doc person; fr:pneumologue, reporting_physician, specialist
q nurse person; fr:infirmiere, technician, performed_by; who held the device during the blows
q exam_day date; fr:date examen, test_date
q birth date; fr:naissance, dob, date_of_birth
q height unit:cm 148..196; fr:taille, stature
q fev1 unit:L 1..4; fr:vems, forced_expiratory_volume_1s
q fvc unit:L 2..6; fr:cvf, forced_vital_capacity
q ratio percent:45..90; fr:rapport tiffeneau, fev1_fvc
q packs number:1..60; fr:paquets annees, pack_years, smoking_load
q reversible flag; fr:reversibilite, bronchodilator_response; whether the spray opened the airways
q severity choice:normal/mild/severe; fr:severite, obstruction_grade
a weight unit:kg; fr:poids, body_mass
a next_visit date; fr:prochain rdv, follow_up
a oxygen percent; fr:saturation, spo2
a fee money; fr:tarif consultation, consultation_price
---
{clinic} || Unité d'explorations fonctionnelles
{:street}, {:city} || Secrétariat {:phone}

> Dr {gp}
> {:street}, {:city}

# Souffle et volumes
Examen du {exam_day} chez {patient}, né(e) le {birth}, {height}, dossier {:id:P######}. Tabac : {packs} PA, sevré(e) depuis {:year}. Profession : {:job}.
Manœuvres conduites par {nurse}, trois courbes reproductibles sur {:number:3..8} essais ; étalonnage de l'appareil le {:date} à {:time}.
= VEMS: {fev1}
= CVF: {fvc}
= VEMS/CVF: {ratio}
= DEM 25-75: {:percent} de la théorique
= Capacité pulmonaire totale: {:unit:L 4..8}
{reversible!Après 400 µg de salbutamol, gain net de 310 ml : le test est franchement positif|Amélioration significative sous bronchodilatateur~Aucun gain notable après salbutamol|L'inhalation n'y change rien}.
Au total, {severity?courbe sans anomalie~discret syndrome obstructif~trouble ventilatoire obstructif marqué}.
Le scanner du {:date} sera relu en réunion par {:person}.
Bien à vous,
> Dr {lung_doc}
~ Copie au patient par {:email}. Finess {:id:#########}. Document saisi le {:date}.

== fr decision_apa_domicile
q county company:Département de {}/Conseil départemental de {}; fr:collectivite, issuing_authority, local_authority
q elder person; fr:beneficiaire, recipient, claimant
q assessor person; fr:evaluatrice medico sociale, social_worker, home_assessor; who came to the home
q provider company:Aide {}/ADMR de {}/Services {}; fr:structure aide, home_care_agency
q file_no id:APA-#####-##; fr:num dossier, case_ref, application_no
q applied date; fr:date demande, application_date
q from date; fr:date ouverture droits, entitled_from
q visit date; fr:date visite, assessment_date
q gir number:1..4; fr:niveau gir, dependency_level
q plan_amount money:300..1700; fr:montant plan, care_plan_total, monthly_plan
q copay percent:2..60; fr:ticket moderateur, user_contribution, participation_rate
q hours number:8..70; fr:heures aide, helper_hours, monthly_hours
q alarm flag; fr:teleassistance incluse, pendant_included; whether an alarm at the wrist is paid too
q signatory person; fr:signataire, signed_by, vice_president
a expires date; fr:date fin droits, valid_until
a hour_price money; fr:tarif horaire, hourly_cost
a child person; fr:aidant, family_caregiver, relative
a income money; fr:revenus, annual_income
---
{county} || Direction de l'autonomie
{:street} || Dossier {file_no}
{:zip} {:city} || Le {:date}

> {elder}
> {:street}, {:city}

# Notification d'attribution
Vous avez déposé le {applied} une demande d'allocation. {assessor}, de notre équipe de {:city}, s'est rendue chez vous le {visit} et vous situe en GIR {gir}.
La commission réunie le {:date} a décidé :
* ouverture de vos droits au {from} ;
* plan mensuel arrêté à {plan_amount} pour {hours} heures auprès de {provider} ;
* {copay} de ce plan demeurent à votre charge, compte tenu de votre avis d'imposition {:year} ;
* portage de repas : {:number:8..30} par mois, aide de {:money:2..6} l'unité.
{alarm!Un bracelet d'appel relié à notre plateau est pris en charge|La téléassistance entre dans votre plan~La téléassistance n'est pas retenue|Aucun dispositif d'appel n'est financé}.
?Protections : forfait de {:money:20..90}.
Recours : deux mois devant le président, puis tribunal de {:city}.
> Pour le président, par délégation
> {signatory}
~ Votre instructrice : {:person}, {:phone}, de {:time} à {:time}. Payeur : paierie de {:city}.

== fr mouvement_ovins_notification
q origin company:Bergerie {}/EARL {}/GAEC de {}; fr:exploitation depart, source_holding, sender_farm
q dest company:Élevage {}/Ferme {}/Centre {}; fr:exploitation arrivee, receiving_holding, to_farm
q haulier company:Bétail {}/Transports {}; fr:transporteur, livestock_carrier
q driver person; fr:conducteur, lorry_driver
q shepherd person; fr:eleveur, keeper, farmer_name; who signs for the farm that sends them
q origin_no id:FR ## ### ###; fr:edé depart, holding_no_from, source_id
q dest_no id:EDE ########; fr:num exploitation arrivee, holding_no_to
q head number:4..180; fr:nb tetes, animal_count, heads
q lambs number:1..60; fr:agneaux, of_which_lambs
q loaded time; fr:heure chargement, loading_time
q moved date; fr:date mouvement, movement_date
q lorry id:@@-###-@@; fr:immatriculation camion, truck_plate
q disinfected flag; fr:vehicule desinfecte, cleaned_before; whether the lorry was washed out before
q reason choice:sale/slaughter/grazing; fr:motif, movement_reason
a arrival time; fr:heure arrivee, unloaded_at
a price money; fr:prix vente, sale_amount
a vet person; fr:veterinaire, attending_vet
a weight unit:kg; fr:poids vif, live_weight
---
DOCUMENT DE CIRCULATION || Feuillet {:number:1..4}
Petits ruminants || n° {:id:DC-#######}

## 1. D'où
{origin}, {:street}, {:city} – indicatif {origin_no}
## 2. Vers
{dest}, {:city} – indicatif {dest_no}
## 3. Animaux
{head} ovins au total, [dont {lambs} de moins de six mois]; boucles de {:id:#####} à {:id:#####}. Béliers : {:number:0..4}. Ils partent {reason?vendus pour l'élevage~pour l'abattoir~à l'estive, retour prévu à l'automne}.
## 4. Transport
{haulier}, agrément {:id:TA-####} du {:date}, camion {lorry}, {driver} au volant. Chargement le {moved} à {loaded}, durée estimée {:number:1..9} h, distance {:number:20..400} km.
{disinfected!Caisse lavée et désinfectée le matin même, attestation au dossier|Désinfection faite avant de charger~Lavage non attesté avant chargement|La bétaillère n'avait pas été désinfectée}.
Dernier traitement antiparasitaire : {:date}. Statut sanitaire {:=indemne|qualifié|en cours d'acquisition}.
> Le détenteur au départ : {shepherd}
> Visa à l'arrivée : ______
~ À notifier sous {:number:3..7} jours à l'établissement de l'élevage, {:phone}, {:email}. Exemplaire jaune : groupement {:company}.

== fr un_pour_cent_artistique
q client company:Rectorat de {}/Université de {}/Région {}; fr:commanditaire, contracting_body, commissioning_authority
q artist person; fr:artiste laureat, selected_artist, author
q runner_up person; fr:deuxieme classe, second_place
q building phrase; fr:batiment, site_building, host_building; house for which the work is made
q work phrase; fr:titre oeuvre, artwork_title
q budget money:20000..180000; fr:enveloppe, art_budget, total_amount
q loser_fee money:500..4000; fr:indemnite, compensation_unsuccessful, rejection_fee
q chosen date; fr:date jury, decision_date, selected_on
q install_by date; fr:date pose, installation_deadline
q candidates number:12..160; fr:candidatures, applications_received
q jury_head person; fr:president jury, chair_of_jury
q architect person; fr:architecte, building_designer
q medium choice:sculpture/mural/light; fr:discipline, art_form
q unanimous flag; fr:unanimite, all_votes; whether all of the jury agreed
a unveiled date; fr:devoilement, unveiling_day
a foundry company; fr:fondeur, fabricator
a advance money; fr:avance, first_instalment
a dimensions unit:m; fr:hauteur, artwork_height
---
{client}
Service des constructions, {:street}, {:city}

# Avis d'attribution – obligation de décoration
Opération : {building=lycée hôtelier des Deux-Rives|bibliothèque de sciences|internat de la cité scolaire|maison des étudiants}, {:city}, livrée par {architect}. Mise en service du bâtiment : {:date}.
{candidates} dossiers reçus à la clôture du {:date}, {:number:3..5} retenus pour remettre une maquette. Le comité, sous la présidence de {jury_head}, s'est prononcé le {chosen}[, en présence de {:person}, conseillère de la DRAC].
Est désigné(e) : {artist}, pour « {work=Lignes de crue|Le pas suspendu|Chœur|Nuée claire|Mille seuils} », {medium?un volume en acier posé dans la cour~une peinture murale du hall au troisième étage~une installation lumineuse du préau}. {unanimous!Le vote est unanime|Tous les membres se sont ralliés à ce choix~La décision est prise à la majorité|Trois voix se sont portées ailleurs}.
{runner_up} arrive ensuite. Les concurrents évincés perçoivent chacun {loser_fee}.
= Montant toutes dépenses comprises: {budget}
= Pose achevée au plus tard: {install_by}
= Entretien: visite tous les {:number:2..5} ans, {:money:200..900}
Les maquettes se retirent avant le {:date}, bureau {:id:B###}.
~ Recours : tribunal administratif de {:city}. Renseignements {:phone} – {:email}.

== fr bourse_lycee_notification
q school company:Lycée {}/Lycée professionnel {}/Lycée agricole de {}; fr:etablissement, high_school, enrolled_at
q authority company:Académie de {}/Direction académique de {}; fr:autorite, education_authority
q pupil person; fr:eleve, student_name, beneficiary
q parent person; fr:responsable legal, guardian, applicant
q head person; fr:proviseur, principal, head_teacher
q ine id:##########@; fr:identifiant national, student_id
q step number:1..6; fr:echelon, grant_band, tier
q yearly money:400..1100; fr:montant annuel, annual_grant
q merit money:200..900; fr:bourse au merite, merit_supplement
q decided date; fr:date decision, awarded_on
q year_income number:8000..39000; fr:revenu fiscal reference, reference_income
q children number:1..6; fr:enfants a charge, dependents
q boarding flag; fr:interne, is_boarder, prime_internat; whether the pupil sleeps at school
q outcome choice:granted/refused/pending; fr:sens decision, decision_outcome
a bank iban; fr:rib, payout_account
a paid_on date; fr:date versement, payment_date
a birth date; fr:date naissance eleve, dob
a canteen money; fr:demi pension, lunch_fee
---
{authority} || Bourses nationales
{:street}, {:zip} {:city} || Réf. {:id:BN-####-####}

> {parent}
> {:street}
> {:zip} {:city}

{:city}, le {decided}
# Suite donnée à votre demande
Madame, Monsieur, pour {pupil} (INE {ine}), scolarisé(e) en {:=seconde|première|terminale} au {school}, {outcome?votre demande est accueillie~nous ne pouvons donner une suite favorable~une pièce manque encore et l'examen est suspendu}.
Ont été retenus : un revenu de référence de {year_income} au titre de {:year} et {children} enfants au foyer. Plafond applicable : {:number:18000..42000}.
= Échelon: {step}
= Pour l'année: {yearly}, en trois parts égales
?= Complément au vu de la mention au brevet: {merit}
{boarding!La prime d'internat s'y ajoute, l'élève étant hébergé sur place|Élève interne, prime due~L'élève rentre chez lui chaque soir : pas de prime d'internat|Externe, sans prime d'internat}.
Tout changement se signale à {head}, chef d'établissement, avant le {:date}. La gestionnaire {:person} vous reçoit au bureau {:number:1..30}, tél. {:phone}.
~ Recours administratif dans les huit jours. Tableau des échelons au BO du {:date}. Équipement : {:money:100..400} pour certaines filières.

== fr autopartage_etat_vehicule
q coop company:Coop {}/Partage {}/Roule {}; fr:operateur, carshare_company, provider
q member person; fr:adherent, user_name, renter
q prev person; fr:utilisateur precedent, previous_driver; who had the car before
q handler person; fr:charge de dossier, agent, case_worker
q car id:@@-###-@@; fr:plaque, vehicle_reg
q station phrase; fr:station, pickup_station, parking_spot
q booked date; fr:date reservation, rental_date
q out time; fr:heure depart, pickup_time
q back time; fr:heure retour, return_time
q km number:4..420; fr:kilometres, trip_km
q km_rate money:0.2..1; fr:tarif km, per_km
q excess money:150..900; fr:franchise, deductible
q damage phrase; fr:dommage, damage_found
q late flag; fr:retour tardif, overdue; whether the car came back after its time
q fault choice:member/previous/unknown; fr:responsable, liable_party
a hour_rate money; fr:tarif horaire, hourly_price
a repair_cost money; fr:devis reparation, estimate
a garage company; fr:garage, repair_shop
a police_ref id; fr:num plainte, police_report
---
{coop} || Sinistre {:id:S##-####}
{:street}, {:city} || {:date}

Bonjour {member},
Vous avez pris la {:=Zoé|Yaris|Kangoo|C3} {car} à la station {station=Gare Ouest|Halles|Pont-Vieux|Faculté|Piscine} le {booked}, de {out} à {back}. {late!La fin prévue était passée et le membre suivant a attendu|Le créneau était dépassé d'une demi-heure~Le créneau a été respecté|Restitution dans les temps, merci}.
# Ce que nous avons constaté
Nos photos montrent {damage=une aile enfoncée à l'arrière droit|un rétroviseur cassé|une jante rayée|un pare-chocs fendu}. {prev}, qui roulait avant vous, n'avait rien signalé à {:time}. {fault?Le choc s'est produit pendant votre trajet~Les images prouvent que le dégât existait avant vous~Nous ne savons pas à qui l'attribuer}.
## Décompte du trajet
= Parcours: {km} km à {km_rate}
= Carburant avancé: {:money:5..60}
= Nettoyage: {:money:0..40}
Selon vos conditions, {excess} au plus peuvent rester à votre charge ; le rachat à {:money:3..9} par mois n'était pas souscrit. Prélèvement prévu le {:date}.
Répondez avant le {:date}, en joignant le constat si un tiers est en cause.
> {handler}
~ Astreinte 24 h/24 {:phone}. Société coopérative, {:id:### ### ###} RCS {:city}. Assureur de la flotte : {:company}.

== fr parking_aeroport_longue_duree
q carpark company:Parc {}/Aéroport de {}/Stationnement {}; fr:exploitant, parking_operator, carpark
q customer person; fr:client, booked_by, traveller
q ref id:PK@@####; fr:reference, booking_no, confirmation_code
q plate id:@@-###-@@; fr:immatriculation, number_plate
q arrive date; fr:date entree, check_in, drop_off_date
q leave date; fr:date sortie, check_out, pickup_date
q out_flight id:@@####; fr:vol aller, outbound_flight
q back_flight id:@@ ###; fr:vol retour, inbound_flight_no
q price money:39..260; fr:prix, amount_paid, total_cost
q options money:5..40; fr:supplements, extras_total
q zone short; fr:zone, area, section
q days number:2..30; fr:nb jours, stay_length, parking_days
q keys_left flag; fr:cles deposees, valet, leaves_keys; whether the car is handed over to be parked
q cover choice:outdoor/covered/underground; fr:type place, space_type
a cancel_by date; fr:annulation avant, free_cancellation_until
a height unit:m; fr:hauteur max, clearance
a passengers number; fr:nb passagers, people_count
a invoice_no id; fr:num facture, invoice_number
---
^ {carpark}
^ Navette toutes les {:number:5..15} min – {:phone}

# Votre place vous attend, {customer}
Conservez ce message : le code {ref} ouvre la barrière, à défaut de lecture de la plaque {plate}.
= Vous arrivez: {arrive}, à partir de {:time}
= Vous repartez: {leave}, jusqu'à {:time}
= Décollage: {out_flight}, terminal {:number:1..3}
= Atterrissage: {back_flight}
= Emplacement: zone {zone}, {cover?à ciel ouvert, gardé~sous ombrière photovoltaïque~niveau -2, à l'abri}
{keys_left!Un voiturier prend vos clés au dépose-minute et gare l'auto|Vous confiez vos clés à l'accueil~Vous vous garez vous-même et gardez vos clés|Pas de voiturier : la clé reste avec vous}.
## Détail
{days} jours, {price} déjà débités, dont {options} de services choisis (lavage, gonflage). Toute journée entamée au-delà : {:money:8..30}. Ticket perdu : {:money:30..60}.
?Fauteuil roulant : prévenir {:person} au moins {:number:12..48} h avant.
~ Vous avez réservé le {:date}. Remboursement partiel sur demande, {:email}. TVA {:percent} incluse. SIRET {:id:### ### ### #####}.

== fr nom_domaine_certificat
q registrar company:Hébergeur {}/{} Hosting/Registre {}; fr:bureau enregistrement, registrar, reseller
q owner company:Biscuiterie {}/Gîtes {}/Association {}; fr:titulaire, registrant, domain_owner
q admin person; fr:contact administratif, admin_c, administrative_contact
q tech person; fr:contact technique, tech_c, technical_contact
q billing email; fr:courriel facturation, billing_email
q domain url; fr:domaine, domain_name, fqdn
q created date; fr:date creation, registered_on
q expires date; fr:date expiration, renewal_due, expiry
q updated date; fr:derniere modification, last_changed
q auth id:@@##-@##@-##@@; fr:code transfert, epp_code, auth_info
q dns_count number:2..6; fr:nb serveurs noms, nameservers_count
q fee money:6..40; fr:tarif renouvellement, renewal_price
q locked flag; fr:verrouille, transfer_lock; whether it is protected against being moved
q auto_renew flag; fr:renouvellement automatique, autorenew
q state choice:active/suspended/redemption; fr:statut, lifecycle_status
a owner_phone phone; fr:telephone titulaire, registrant_phone
a ssl_expiry date; fr:fin certificat tls, ssl_valid_until
a mailbox_count number; fr:boites mail, mail_accounts
a transfer_fee money; fr:frais transfert, transfer_price
---
{registrar} || {:url}
Accrédité n° {:id:####} || Support {:phone}

# Fiche de votre nom
{domain}, détenu par {owner}, {:street}, {:city}.
= Enregistré: {created}
= À reconduire avant: {expires}
= Touché pour la dernière fois: {updated}
= Gestion: {admin}
= Zone et réseau: {tech}
= Factures vers: {billing}
+++
{state?Le nom répond normalement~Le nom est gelé, aucune page ne s'affiche~Le nom est échu et peut encore être racheté pendant trente jours}. {dns_count} serveurs le desservent, dont {:id:ns#.dns-@@##}. TTL {:number:300..3600} s.
{locked!Aucun départ vers un concurrent n'est possible tant que le cadenas est fermé|Verrou anti-vol posé~Le cadenas est ouvert : un départ peut être lancé|Verrou retiré à votre demande}. Clé à remettre au repreneur : {auth}.
Prix de l'année suivante : {fee}. {auto_renew!Nous le reconduirons sans démarche de votre part|À l'échéance, votre carte sera débitée d'office~Sans geste de votre part, il sera perdu|Reconduction à faire vous-même en ligne}.
?Boutique liée : offre Essentiel, {:money:5..30} par mois.
~ Édité le {:date} à {:time} par {:person}. Litiges : procédure de l'office, {:money:250..900}.

== fr essai_charge_site
q client company:Billetterie {}/Boutique {}/Courses {}; fr:client, site_owner, commissioned_by
q lab company:{} Numérique/{} Perf/Studio {}; fr:prestataire, tested_by, vendor
q engineer person; fr:ingenieur essai, test_engineer, author
q approver person; fr:valideur, signed_off_by, client_approver
q run_on date; fr:date campagne, executed_at, test_date
q version id:#.##.#; fr:version logicielle, release_tested, build
q peak number:800..24000; fr:utilisateurs simultanes, max_concurrent_users
q rps number:120..4800; fr:requetes seconde, throughput
q p95 unit:ms 180..2600; fr:latence p95, response_time_p95
q errors percent:0..9; fr:taux erreur, error_rate
q target unit:ms 300..1500; fr:seuil accepte, sla_latency, latency_goal
q cpu percent:35..99; fr:charge processeur, cpu_usage
q bottleneck choice:database/network/application; fr:goulot, limiting_factor
q passed flag; fr:objectif atteint, goal_met; whether the site may open as it is
q duration duration; fr:duree palier, steady_state_time
a cost money; fr:cout campagne, test_price
a memory percent; fr:memoire, ram_usage
a retest date; fr:prochain essai, retest_date
a go_live date; fr:mise en ligne, launch_date
---
{lab}
{:street}, {:city} – SIREN {:id:### ### ###}
# Tir de montée en charge
Pour {client}. Lot {version}, plateforme de préproduction, {:number:2..12} nœuds. Campagne du {run_on}, de {:time} à {:time}.
## Scénario
Accueil, recherche, panier, paiement simulé. Montée de {:number:50..200} visiteurs par minute, puis plateau de {duration}. Injection depuis {:city} et {:city}.
## Mesures
= Visiteurs en même temps, au plus fort: {peak}
= Appels servis par seconde: {rps}
= 95 % des pages en moins de: {p95}
= Moyenne: {:unit:ms 60..400}
= Réponses 5xx: {errors}
= Processeurs occupés: {cpu}
= Disque: {:percent}
+++
Vous demandiez {target}. {passed!Le contrat est rempli|L'ouverture peut se faire sans réserve~Le compte n'y est pas|Nous déconseillons d'ouvrir ainsi}. Ce qui freine : {bottleneck?les verrous sur la table des stocks~le lien vers le centre voisin, saturé~la sérialisation dans le code du panier}.
?Piste : mettre en cache le catalogue, gain espéré {:percent}. Charge de travail {:number:2..9} jours à {:money:450..800}.
> Rédaction : {engineer}
> Pour {client} : {approver}
~ Rapport n° {:id:TC-####} remis le {:date}. Version du gabarit {:id:#.#}. Confidentiel.

== fr entretien_adoucisseur
q firm company:Eaux {}/{} Traitement/Thermique {}; fr:entreprise, service_company
q tech person; fr:technicien, serviced_by, field_engineer
q owner person; fr:proprietaire, customer, householder
q tenant person; fr:present sur place, met_by, occupant; who was at home
q serial id:AD-#####; fr:num serie, serial_number
q visited date; fr:date passage, service_date
q installed year; fr:annee pose, year_installed
q raw number:22..48; fr:durete entree, hardness_in, raw_water_hardness; hardness of the water that comes in, in degrees
q soft number:5..14; fr:durete sortie, hardness_out, treated_hardness
q salt unit:kg 10..50; fr:sel ajoute, salt_added
q resin_age number:2..15; fr:age resine, resin_years
q cost money:80..260; fr:montant intervention, service_cost
q leak flag; fr:fuite, leak_found
q verdict choice:good/worn/replace; fr:etat appareil, condition
a next date; fr:prochaine visite, next_service
a contract_no id; fr:num contrat, contract_number
a pressure unit:bar; fr:pression, water_pressure
a hourly money; fr:taux horaire, labour_rate
---
{firm} || Fiche {:id:####/##}
{:street}, {:city} || {:phone}

# Passage annuel
= Chez: {owner}, {:street}, {:zip} {:city}
= Reçu par: {tenant}
= Matériel: {:=AquaDoux 18|Limpide S|CalcStop 22}, plaque {serial}, en place depuis {installed}
= Jour: {visited}, {:time} – {:time}
+++
Mesure au robinet du compteur : {raw} °f. Après l'appareil : {soft} °f, vanne de mixage réglée. Compteur interne {:number:90..900} m³, soit {:number:4..40} régénérations depuis le relevé du {:date}. Bac complété de {salt} de pastilles ; résine âgée de {resin_age} ans.
{leak!Suintement au niveau du by-pass, joint à changer|Une goutte perle sous le raccord de sortie~Raccords secs|Rien ne coule, raccords resserrés}.
Avis : {verdict?fonctionnement irréprochable~pièces fatiguées, on peut attendre~appareil à remplacer sans tarder}. [Devis possible auprès de {:person}, bureau d'études.]
Règlement : {cost} TTC, dont pièces {:money:10..60} et trajet {:money:15..45}. Payé ce jour en {:=chèque|carte|espèces}.
> {tech}
~ Attestation de capacité {:id:###-##}. Garantie pièces {:number:6..24} mois. Pastilles : commande à {:email}, {:money:8..15} le sac.

== fr pose_cuisine_bon
q shop company:Cuisines {}/Maison {}/{} Agencement; fr:magasin, kitchen_studio, retailer
q buyer person; fr:acheteuse, client_name, customer
q designer person; fr:concepteur vendeur, kitchen_planner, sold_by
q fitter company:Menuiserie {}/Pose {}/{} Frères; fr:poseur, installer, fitting_company
q fitter_lead person; fr:chef equipe, lead_fitter
q order id:CUI-#####; fr:num commande, order_ref
q delivered date; fr:livraison meubles, delivery_date
q begins date; fr:debut pose, installation_start
q worktop phrase; fr:plan de travail, countertop, worktop_material
q units number:7..28; fr:nb meubles, cabinet_count
q order_total money:4500..28000; fr:total commande, contract_price
q balance money:500..6000; fr:solde, remaining_due
q fitting_cost money:700..3500; fr:cout pose, installation_fee
q hood choice:recirculating/ducted/none; fr:hotte, extractor_type
q power_cut flag; fr:coupure electrique, electricity_off; whether the current must be off on that day
a ends date; fr:fin de pose, completion_date
a warranty number; fr:garantie annees, warranty_years
a plumber company; fr:plombier, plumbing_company
a deposit_date date; fr:date acompte, down_payment_date
---
{shop}
Salle d'exposition : {:street}, {:zip} {:city}

# Ordre de montage {order}
Chez {buyer}, {:street}, {:city}, étage {:number:0..6}, ascenseur {:=large|étroit|absent}. Vente conclue le {:date} avec {designer}.
= Caissons: {units}, façades {:=chêne clair|laque mate|grès|vert sauge}
= Dessus: {worktop=quartz gris|granit noir|stratifié hêtre|inox brossé|bois massif}, {:number:2..6} m linéaires
= Électroménager: {:number:3..7} appareils, four {:id:@@-####}
= Aspiration: {hood?à recyclage, filtre à charbon~raccordée au conduit extérieur~aucune, le client s'en passe}
+++
Les colis arrivent le {delivered} entre {:time} et {:time}. {fitter} commence le {begins} ; {fitter_lead} mène l'équipe de {:number:2..4}. {power_cut!Prévoyez de rester sans courant toute la matinée|Le disjoncteur sera abaissé pendant le raccordement~Le courant reste en service|Aucune interruption du courant n'est à prévoir}. La dépose de l'ancien mobilier coûte {:money:150..600} et n'est pas commandée.
La vente s'élève à {order_total}, hors montage facturé {fitting_cost}. Reste {balance} à remettre à la fin, contre procès-verbal. Éco-participation {:money:10..60}.
Retouches de peinture : non comprises. SAV auprès de {:person}, {:phone}.
> {:city}, le {:date}
~ Médiateur : {:company}. Assurance décennale {:id:#######}. Exemplaire atelier.

== fr methanisation_apport_intrants
q plant company:Biogaz {}/Méthane {}/Énergie verte de {}; fr:site methanisation, digester_operator, plant
q supplier company:SCEA {}/Laiterie {}/GAEC {}; fr:apporteur, feedstock_supplier, delivered_from
q driver person; fr:chauffeur, haulier_driver
q operator person; fr:exploitant du pont, received_by, weighbridge_operator
q feed phrase; fr:nature intrant, feedstock, material
q ticket id:IN-######; fr:num ticket pesee, weigh_ticket
q came date; fr:date apport, delivery_date
q gross unit:t 18..44; fr:poids brut, gross_weight
q tare unit:t 8..16; fr:poids a vide, tare_weight
q dry percent:4..38; fr:matiere seche, dry_matter
q ph number:4..9; fr:ph, acidity
q price_t money:2..28; fr:prix tonne, price_per_tonne
q gas number:20..180; fr:potentiel methanogene, methane_potential; cubic metres of gas from a tonne
q pit choice:hopper/tank/silo; fr:point vidange, unloading_point
q accepted flag; fr:lot accepte, load_accepted
a net unit:t; fr:poids net, net_weight
a nitrogen percent; fr:azote, nitrogen_content
a arrived time; fr:heure arrivee, gate_in
a settlement date; fr:date reglement, settlement_date
---
{plant} || Agrément sanitaire {:id:FR ## ### ###}
{:street}, {:city} || Pont-bascule {:number:1..2}

# Réception {ticket}
{came}. {supplier}, parcelle ou atelier {:id:@-##}, {:city}. Benne {:id:@@-###-@@} conduite par {driver}.
= Chargé: {gross}
= Vidé: {tare}
= Matière: {feed=lisier bovin|marc de pommes|graisses de flottation|seigle ensilé|fumier pailleux|lactosérum}
= Distance depuis l'apporteur: {:number:2..60} km
+++
Échantillon {:id:E###} pris par {:person}, lu à {:time} : sec {dry}, pH {ph}, indésirables {:percent}. Selon table, {gas} Nm³ de CH₄ la tonne brute.
Déchargé {pit?dans la trémie~dans la cuve liquide nord~au silo couloir 3}. {accepted!Rien ne s'oppose à l'incorporation|Charge reçue sans remarque~Charge refusée, repart chez l'apporteur|Renvoyée : trop de plastique}.
Valorisé à {price_t} la tonne, transport à {:money:1..3} du kilomètre au-delà de {:number:15..25} km. Digestat repris : {:unit:m³ 8..24}, le {:date}.
> Au poste : {operator}
~ Registre ICPE rubrique 2781, arrêté du {:date}. Astreinte {:phone}. Directrice du site : {:person}.

== fr couvoir_livraison_poussins
q hatchery company:Couvoir {}/Accouvage {}/Poussins {}; fr:couvoir, hatchery_name, chick_supplier
q farm company:Élevage {}/EARL {}/Volailles de {}; fr:elevage, rearing_farm, receiving_farm
q farmer person; fr:eleveuse, poultry_farmer, receiver
q driver person; fr:livreur, delivery_driver
q vet person; fr:veterinaire sanitaire, flock_vet
q breed phrase; fr:souche, strain, genetic_line
q count number:4000..32000; fr:effectif livre, chicks_delivered
q free number:80..600; fr:gratuits, free_extra_chicks
q dead number:2..90; fr:morts transport, doa_count
q hatched date; fr:date eclosion, hatch_date
q delivered date; fr:date livraison, placed_on
q price money:0.3..1; fr:prix poussin, unit_price, price_each
q weight unit:g 36..46; fr:poids moyen, average_weight
q house id:INUAV @###@@@; fr:num batiment, poultry_house_id
q vaccinated flag; fr:vaccine gumboro, gumboro_done, in_ovo_vaccinated
q sexing choice:males/females/mixed; fr:sexage, sex_of_batch
a slaughter date; fr:date abattage prevue, slaughter_date
a feed company; fr:fabricant aliment, feed_mill
a invoice_total money; fr:total facture, invoice_total
a egg_flock id; fr:lot parental, parent_flock_no
---
{hatchery} || Bordereau {:id:####-##}
{:street}, {:zip} {:city} || {:phone}

^ Livré à {farm}, {:city}
## Lot
= Génétique: {breed=Ross 308|JA 757|Sasso T451|Cobb 500|Hubbard Red}
= Composition: {sexing?mâles seulement~femelles seulement~non sexés}
= Œufs éclos: {hatched}, taux {:percent}
= Descente du camion: {delivered}, {:time}
= Bâtiment: {house}, {:number:400..1800} m², paille broyée
## Comptage
{count} sujets à payer, {free} offerts, {dead} trouvés sans vie dans les caisses. Pesée de {:number:50..100} sujets : {weight} l'un. Température de caisse {:unit:°C 24..32}.
{vaccinated!Gumboro injecté dans l'œuf au dix-huitième jour|Protection Gumboro faite au couvoir~Gumboro reste à faire par vos soins|Aucune injection Gumboro avant départ}. Bronchite nébulisée le {:date}. Contrôle salmonelle {:id:LAB-#####} négatif du {:date}.
Tarif : {price} l'unité, remise fidélité {:percent}. Mise à sec suivante conseillée {:number:14..21} jours.
Visite de démarrage par {vet}. Réserves de {farmer} : {:=néant|litière froide|quelques nombrils mal fermés}.
> Le livreur, {driver}
~ Lavage du camion {:time}, aire de {:city}. TVA {:percent}. Réclamer avant 72 h à {:person}.

== fr record_natation_homologation
q club company:Cercle des nageurs de {}/Dauphins de {}/{} Natation; fr:club, swim_club, team
q swimmer person; fr:nageuse, athlete, record_holder
q coach person; fr:entraineur, trainer
q referee person; fr:juge arbitre, meet_referee
q starter person; fr:starter, start_judge
q old_holder person; fr:ancien detenteur, previous_holder
q event phrase; fr:epreuve, race, distance_stroke
q swum_on date; fr:date performance, achieved_on
q mark id:#:##.##; fr:temps realise, new_time, record_time
q old_mark id:#:##.#; fr:ancien temps, previous_record
q pool city; fr:ville bassin, venue_city
q lane number:1..8; fr:ligne eau, lane_no
q length choice:25 m/50 m; fr:bassin, pool_length, course
q electronic flag; fr:chrono electronique, automatic_timing
q suit_ok flag; fr:combinaison conforme, suit_approved; whether the swimwear is on the list
a birth date; fr:date de naissance, dob
a licence id; fr:num licence, licence_number
a doping_test date; fr:controle antidopage, anti_doping_date
a spectators number; fr:spectateurs, attendance
---
FÉDÉRATION – Ligue {:region} || Formulaire R{:number:1..9}
# Demande d'inscription au tableau des meilleures performances
{swimmer}, de {club}, catégorie {:=minime|cadette|junior|senior}, encadrée par {coach}.
= Course: {event=200 m papillon|100 m dos|400 m quatre nages|50 m brasse|800 m nage libre}
= Jour: {swum_on}, série {:number:1..9}, vers {:time}
= Piscine: {pool}, couloir {lane}
= Nouveau chrono: {mark}
= Chrono à battre: {old_mark}, {old_holder}, {:year}
Passage aux 50 m : {:id:##.##}. Eau à {:unit:°C 25..28}.
{length?Petit bassin~Grand bassin}, mesuré au laser par un géomètre le {:date}. {electronic!Plaques de touche en service, impression jointe|Mesure automatique, bande agrafée~Trois chronométreurs à la main, fiches jointes|Chronométrage manuel}. {suit_ok!Le maillot porte le code de la liste agréée|Tenue reconnue réglementaire~Le maillot ne figure pas sur la liste|Tenue à vérifier : code illisible}.
Officiels : {referee} pour le jury, {starter} au départ, {:person} et {:person} aux virages.
Pièces : résultats complets, {:number:1..3} feuilles de ligne. Droit de dossier {:money:15..40}, par virement.
> Envoyé le {:date} par le secrétariat du club
~ Commission sportive, {:street}, {:city}, {:phone}. Réponse sous {:number:15..60} jours. Indice de cotation : {:number:800..1290} points.

== fr inscription_monument_historique
q region_pref company:Préfecture de {}/Préfecture de région {}; fr:autorite, issuing_prefecture
q prefect person; fr:prefet, signed_by
q owner company:SCI {}/Commune de {}/Fondation {}; fr:proprietaire, building_owner
q deed_notary person; fr:notaire, notary
q architect person; fr:architecte batiments france, heritage_architect
q building phrase; fr:edifice, protected_building
q parts phrase; fr:parties protegees, protected_parts
q town city; fr:commune, located_in
q parcel id:@@ ###; fr:parcelle, cadastral_ref
q area number:120..9000; fr:contenance, parcel_area; size of the ground in square metres
q built phrase; fr:epoque, century, construction_period
q board date; fr:avis commission, committee_meeting
q ordered date; fr:date arrete, order_date
q deed date; fr:date acte, title_deed_date
q whole flag; fr:protection totale, entire_building; whether all of it is protected
q grade choice:listed/classified; fr:niveau protection, protection_level
a works_cost money; fr:cout travaux, restoration_cost
a grant percent; fr:subvention, state_share
a published date; fr:publication hypotheques, land_registry_date
a visitors number; fr:visiteurs par an, annual_visitors
---
RÉPUBLIQUE FRANÇAISE
{region_pref}
Direction régionale des affaires culturelles

# ARRÊTÉ n° {:id:##-###}
{:=Le préfet|La préfète}, officier de la Légion d'honneur,
VU le code du patrimoine, notamment le titre II du livre VI ;
VU l'avis émis par la commission régionale lors de sa séance du {board} ;
CONSIDÉRANT que {building=la halle aux grains|le moulin de la Roche|l'hôtel des Voyageurs|la chapelle des Pénitents|la cité ouvrière} à {town} offre, par {:=sa charpente|ses décors peints|la rareté de son plan}, un intérêt suffisant ;
ARRÊTE
Art. 1 – {grade?Est inscrit~Est classé} parmi les monuments, {whole!l'ensemble, bâti et sol, sans exception|en totalité, dépendances comprises~pour partie seulement|à l'exclusion du reste}, en particulier {parts=les façades et toitures|l'escalier et sa rampe|la salle haute|le mur de clôture}, ouvrage {built=du XVe siècle|de la fin du XIXe siècle|élevé sous Louis XV|des années 1930}, sur la parcelle {parcel} de {area} m², à {owner} par acte du {deed} reçu par Me {deed_notary}, à {:city}.
Art. 2 – Toute intervention est annoncée {:number:2..6} mois à l'avance à {architect}, {:street}, {:city}.
Art. 3 – L'arrêté du {:date} relatif aux abords est abrogé.
Fait à {:city}, le {ordered}
> {prefect}
~ Recours : deux mois. Dossier suivi par {:person}, {:phone}, {:email}. Base Mérimée {:id:PA########}.

== fr bordereau_recettes_cinema
q cinema company:Cinéma {}/Le {}/Studio {}; fr:salle, theatre, exhibitor
q distributor company:{} Distribution/{} Films/Pyramide {}; fr:distributeur, film_distributor
q manager person; fr:directrice salle, cinema_manager, declared_by
q buyer person; fr:programmateur, booker, film_booker
q film phrase; fr:titre, movie, feature_title
q visa number:100000..170000; fr:num visa, licence_no
q screen id:##-###; fr:num ecran, screen_id, auditorium_no
q week number:1..52; fr:semaine cinematographique, week_no
q shows number:7..35; fr:nb seances, screenings
q entries number:60..3400; fr:entrees, tickets_sold, admissions
q gross money:400..24000; fr:recette brute, box_office, gross_takings
q tax money:40..2500; fr:taxe speciale, tsa, levy
q rental percent:35..50; fr:taux location, rental_rate, distributor_share
q three_d flag; fr:relief, shown_in_3d
q language choice:dubbed/subtitled/original; fr:version, audio_version
a net money; fr:recette nette, net_base
a average money; fr:prix moyen, avg_ticket_price
a released date; fr:sortie nationale, release_date
a director person; fr:realisateur, film_director
---
{cinema} || Exploitant {:id:######}
{:street}, {:zip} {:city} || {:phone}

# Déclaration de la semaine {week}
Du mercredi {:date} au mardi {:date} ; clôture de caisse à {:time}.
= Œuvre: {film=Les Grands Départs|Nuit polaire|La Part du jardinier|Mes trois voisines|Zéro de conduite en mer}
= Visa: {visa}
= Écran: {screen}, {:number:60..400} fauteuils
= Pour: {distributor}, à l'attention de {buyer}
## Billetterie
{shows} projections, {entries} spectateurs payants, {:number:0..40} exonérés, premier billet {:id:######}, dernier billet {:id:######}. Caisse : {gross}. Prélèvement au profit du fonds : {tax}. Sacem {:percent}.
Conditions de location : {rental}, minimum garanti {:money:60..200}. Copie {:=DCP reçu par fibre|disque dur}, clé ouverte jusqu'au {:date}. {language?Doublage français~Son d'origine, sous-titres~Film tourné en français, sans doublage}, {three_d!lunettes distribuées, supplément perçu|projection en relief~image plate, pas de lunettes|projection 2D seulement}.
?Ciné-débat du {:date} animé par {:person} : {:number:20..120} personnes.
> {manager}
~ Télétransmis le {:date}. TVA {:percent}. Contrôle CNC : {:person}, {:email}.

== fr recensement_jdc_attestation
q town company:Mairie de {}/Mairie annexe de {}; fr:mairie, town_hall, issued_by
q youth person; fr:interesse, young_person, registered_person
q father person; fr:pere, father_name
q mother person; fr:mere, mother_name
q clerk person; fr:officier etat civil, registrar_clerk, signed_by
q birth date; fr:date naissance, dob
q birthplace city; fr:lieu naissance, place_of_birth, born_in
q registered date; fr:date recensement, census_date, registration_date
q day date; fr:date jdc, defence_day, session_date
q site phrase; fr:lieu session, session_venue
q at time; fr:heure convocation, report_at
q nsn id:##########; fr:identifiant defense, service_number
q allowance money:10..20; fr:indemnite transport, travel_allowance
q exempt flag; fr:exemption, excused; whether the young person need not come
q nationality choice:French/dual/pending; fr:nationalite, citizenship_status
a phone phone; fr:telephone interesse, mobile
a school company; fr:etablissement scolaire, attended_school
a certificate date; fr:date certificat participation, certificate_issued
a transport_ticket id; fr:num billet train, ticket_number
---
{town} || Affaires générales
{:street}, {:zip} {:city} || Standard {:phone}

# Attestation
Nous certifions que {youth}, né(e) le {birth} à {birthplace}, fils ou fille de {father} et de {mother}, demeurant {:street}, s'est présenté(e) en ces lieux le {registered} et a satisfait à l'obligation prévue à l'article L. 113-1. Pièce produite : {:=carte d'identité|livret de famille} {:id:############}, délivrée le {:date}.
= N° national: {nsn}
= Au regard de la loi: {nationality?de nationalité française~possède aussi un autre passeport~déclaration de nationalité en cours}
## Suite
{exempt!Pour raison médicale, sa présence à la journée n'est pas requise|Dispense accordée par le centre~Sa présence à la journée est obligatoire|Aucune dispense n'a été accordée} ; la session est fixée au {day}, {at}, {site=quartier Foch|base aérienne, porte B|centre Lecourbe|caserne du Château}, {:city}. Repas servi à {:time}. Une somme forfaitaire de {allowance} couvre le trajet. Report à demander avant le {:date}.
Délivré pour servir à l'inscription aux examens jusqu'à l'âge de {:number:18..25} ans.
> L'agent délégué, {clerk}
~ Centre du service national de {:city}, {:email}, ouvert de {:time} à {:time}. Aucun duplicata ne sera remis.

== fr agrement_assistante_familiale
q county company:Département de {}/Conseil départemental de {}; fr:departement, licensing_authority
q carer person; fr:assistante familiale, foster_carer, licensee
q partner person; fr:conjoint, household_partner
q visitor person; fr:evaluatrice, home_visitor, assessed_by
q doctor person; fr:medecin pmi, medical_examiner
q head person; fr:cheffe de service, signatory
q number id:AF-##-###; fr:num agrement, licence_number
q applied date; fr:date depot, application_received
q visit date; fr:date entretien, interview_date
q valid_from date; fr:effet, licence_start
q until date; fr:fin agrement, licence_end, expires
q places number:1..3; fr:places, children_allowed, capacity
q training number:60..300; fr:heures formation, training_hours
q bedrooms number:2..6; fr:chambres, bedroom_count
q pets flag; fr:animaux, has_pets
q care_type choice:permanent/intermittent/emergency; fr:type accueil, placement_kind
a pay money; fr:remuneration, monthly_pay
a child first; fr:enfant accueilli, placed_child
a renewal date; fr:date renouvellement, renewal_request_by
a police_check date; fr:date casier, criminal_record_checked
---
{county} || Enfance et famille
{:street} || Décision {number}
{:zip} {:city} ||

> Madame, Monsieur {carer}
> {:street}, {:city}

# Agrément
Votre demande nous est parvenue complète le {applied}. {visitor} s'est entretenue avec vous et avec {partner} le {visit}, puis seule à domicile. Le certificat de {doctor}, médecin, date du {:date}.
Le logement compte {bedrooms} chambres, dont {:number:1..2} à l'étage ; {pets!un chien et deux chats y vivent|des animaux partagent la maison~aucun animal n'y vit|pas d'animal au foyer}. Vaccinations vérifiées. Permis de conduire {:id:##########}.
DÉCIDE
* Vous pouvez recevoir {places} mineurs à la fois, âgés de {:number:0..6} à {:number:12..21} ans, {care_type?à titre continu~certains week-ends et vacances~dans l'urgence, pour quelques nuits}.
* L'autorisation court du {valid_from} au {until}.
* Vous suivrez {training} heures de cours, dont une part avant le premier accueil, auprès de {:company}.
?* Une indemnité d'entretien de {:money:12..20} par jour et par mineur est versée.
Toute absence de plus de {:number:2..5} jours est à signaler à {:person}, référente, {:phone}.
> Fait à {:city}, le {:date}
> {head}
~ Commission consultative paritaire : {:number:6..10} membres. Recours au tribunal administratif.

== fr regroupement_familial_decision
q prefecture company:Préfecture de {}/Préfecture du {}; fr:prefecture, deciding_authority
q applicant person; fr:demandeur, sponsor, resident
q wife person; fr:epouse, joining_spouse, beneficiary
q children number:0..5; fr:nb enfants, children_included
q officer person; fr:instructeur, case_officer
q signatory person; fr:signataire, signed_by, secretary_general
q investigator person; fr:enqueteur logement, housing_inspector
q filed date; fr:date depot, filing_date
q visited date; fr:enquete logement, home_inspected_on
q decided date; fr:date decision, decision_date
q agdref id:##########; fr:num etranger, foreigner_id
q income money:1300..3200; fr:ressources mensuelles, average_monthly_income
q required money:1300..2200; fr:seuil ressources, income_threshold
q area unit:m² 28..110; fr:surface logement, living_space
q country country; fr:pays, country_of_spouse
q outcome choice:accepted/rejected/adjourned; fr:issue, ruling
q housing_ok flag; fr:logement conforme, housing_adequate
a visa date; fr:date visa, visa_issued
a employer company; fr:employeur, works_for
a fee money; fr:taxe, stamp_duty
a rent money; fr:loyer, monthly_rent
---
{prefecture}
Direction de l'immigration – bureau {:id:#@}
Affaire suivie par {officer}, {:phone}

> {applicant}
> {:street}
> {:zip} {:city}

{:city}, le {decided}
Recommandé {:id:1A ### ### #### #}
# Objet : demande enregistrée le {filed} à l'OFII de {:city}
N° {agdref}, titre de dix ans délivré le {:date}
Vous souhaitez faire venir {wife}, votre épouse, résidant au {country}, avec {children} enfants mineurs ; mariage célébré le {:date}.
La moyenne perçue sur {:number:12..12} mois atteint {income}, pour un minimum de {required} exigé d'un foyer de {:number:2..7} personnes. {investigator} s'est déplacé chez vous le {visited} : {area}, {:number:1..5} pièces, zone {:=A|B|C}. {housing_ok!L'habitation répond aux normes|Rien à redire sur l'hygiène et la taille~L'habitation est trop petite pour la famille attendue|L'humidité relevée empêche de la retenir}.
Avis du maire rendu le {:date}, favorable par défaut de réponse.
En conséquence, {outcome?j'autorise leur venue en France~je ne puis accueillir cette démarche~je sursois à statuer, des pièces manquant}. Validité de la présente : {:number:3..8} mois.
?Vous veillerez à présenter les originaux au consulat de {:city}, dossier {:id:RF-####}.
> Pour le préfet, {signatory}
~ Voies de recours au verso : {:person}, pôle contentieux. Tribunal administratif, {:street}, {:city}.

== fr irm_genou
q centre company:Imagerie {}/Scanner {}/Centre radiologique {}; fr:centre imagerie, radiology_centre
q patient person; fr:patient, examined_person
q radiologist person; fr:radiologue, read_by
q surgeon person; fr:chirurgien prescripteur, referrer, ordering_physician
q manip person; fr:manipulatrice, radiographer
q done date; fr:date examen, scan_date
q injured date; fr:date traumatisme, injury_date
q born date; fr:naissance, birth_date
q side choice:left/right; fr:cote, laterality
q cyst unit:mm 4..48; fr:taille kyste, cyst_size
q cartilage number:0..4; fr:grade cartilage, chondropathy_grade
q tear flag; fr:rupture lca, acl_torn; whether the front cross ligament is torn
q contrast flag; fr:injection, gadolinium_given
q field unit:T 1..3; fr:intensite aimant, field_strength
q price money:60..260; fr:forfait technique, exam_price
q acc id:IR########; fr:num examen, accession_no
a weight unit:kg; fr:poids, body_weight
a previous_scan date; fr:examen anterieur, prior_imaging
a surgery date; fr:date operation, planned_surgery
a sport phrase; fr:sport pratique, activity
---
{centre} || {:street}, {:city}
Appareil {:=Siemens Vida|GE Artist|Philips Ingenia} || Rendez-vous {:phone}

= Examen: {acc} du {done}
= Adressé par: Dr {surgeon}
= Patient: {patient}, {born}
= Appareillage: {field}, antenne dédiée {:number:8..18} canaux, mis en service le {:date}

# Genou {side?gauche~droit}
Indication : douleur et blocage depuis un choc le {injured}. Séquences T1, T2 et densité de protons dans trois plans, réalisées par {manip} ; durée {:number:12..30} min. {contrast!Injection de 12 ml de produit paramagnétique|Produit de contraste passé au pli du coude~Sans injection|Aucun produit de contraste n'a été utilisé}.
+++
{tear!Le pivot central est rompu en plein corps|LCA discontinu, fibres rétractées~Ligaments croisés continus et bien tendus|Le pivot central est intact}. Ménisque interne : languette de {:number:3..9} mm. Cartilage fémoral médial grade {cartilage} ; rotule centrée. Kyste poplité de {cyst} de grand axe. Épanchement {:=minime|moyen|abondant}. Plica sans épaississement.
Conclusion à confronter à l'examen clinique ; je reste joignable au poste {:number:1000..9999}.
> Dr {radiologist}
~ Forfait technique {price}, part obligatoire {:percent}. Relu par {:person} le {:date} à {:time}. Images : {:url}, code {:id:@@####}.

== fr bilan_orthoptique
q practice company:Cabinet d'orthoptie {}/Pôle vision {}/Maison de santé {}; fr:cabinet, practice
q orthoptist person; fr:orthoptiste, examined_by, therapist
q child person; fr:enfant, patient_name
q parent person; fr:parent accompagnant, accompanied_by
q doctor person; fr:ophtalmologue prescripteur, prescriber
q teacher person; fr:enseignante, school_teacher
q seen date; fr:date bilan, assessment_date
q prescribed date; fr:date ordonnance, prescription_date
q right_eye id:#/10; fr:acuite od, right_acuity
q left_eye id:0,# ; fr:acuite og, left_acuity
q angle number:2..35; fr:angle deviation, deviation_prism; how far the eyes part, in prisms
q stereo unit:" 40..400; fr:vision stereoscopique, stereo_acuity
q sessions number:6..20; fr:nb seances, sessions_planned
q act_price money:24..60; fr:tarif acte, fee
q patch flag; fr:occlusion, eye_patch; whether one eye shall be covered
q deviation choice:inward/outward/none; fr:type strabisme, squint_type
a birth date; fr:date naissance, dob
a school company; fr:ecole, school_name
a next_appointment date; fr:prochain rdv, next_visit
a glasses_since date; fr:port lunettes depuis, wears_glasses_since
---
{practice}
{:street}, {:zip} {:city} – {:phone} – Adeli {:id:#########}

> Au Dr {doctor}

# Compte rendu
Chère consœur, cher confrère, vous m'avez adressé {child} par ordonnance du {prescribed}. J'ai reçu l'enfant le {seen} avec {parent}. {teacher}, qui fait classe au CE{:number:1..2}, dit qu'il ou elle saute des lignes ; fatigue après {:number:10..30} min de lecture.
## Mesures
= De loin, droite: {right_eye}
= De loin, gauche: {left_eye}
= De près: Parinaud {:number:2..4}
= Test de Lang et TNO: {stereo}
Sous écran, {deviation?l'œil file en dedans~l'œil s'échappe en dehors~aucun mouvement de refixation}, {angle} dioptries de près, {:number:1..12} de loin. PPC {:number:4..18} cm. Saccades {:number:20..60} en 30 s.
## Projet
{patch!Cache deux heures par jour sur le meilleur œil, après l'école|Je propose de masquer un œil le soir~Pas de cache pour l'instant|Je ne retiens pas de pansement}. Rééducation de {sessions} séances de {:number:20..40} min, deux par semaine à {:time}. Acte coté AMY {:number:8..30} : {act_price}.
?Photocopies agrandies à {:percent} demandées à l'école.
> {orthoptist}
~ Demande d'accord préalable envoyée le {:date} à la caisse de {:city}. Remplaçante en août : {:person}.

== fr affichage_publicitaire_bail
q billboard company:Affichage {}/{} Média/Panneaux {}; fr:afficheur, advertising_company, lessee
q owner person; fr:bailleur, landowner, lessor
q rep person; fr:negociateur, sales_agent, represented_by
q manager company:Syndic {}/Gestion {}/Immobilière {}; fr:mandataire, managing_agent
q spot address; fr:adresse emplacement, site_address
q number id:AFF-##-####; fr:num contrat, contract_ref
q start date; fr:prise effet, lease_start
q rent money:600..9000; fr:redevance annuelle, annual_rent
q sides number:1..2; fr:faces, number_of_faces
q surface unit:m² 2..12; fr:surface affiche, panel_area
q height unit:m 3..6; fr:hauteur, mounting_height
q years number:3..9; fr:duree annees, lease_years
q notice number:2..6; fr:preavis, notice_months
q index percent:1..4; fr:revalorisation, yearly_increase
q lit flag; fr:eclaire, illuminated; whether lamps shine on it
q mount choice:wall/post/roof; fr:type support, structure_type
a end date; fr:fin bail, lease_end
a power_cost money; fr:cout electricite, electricity_cost
a permit_no id; fr:num autorisation, planning_permit
a deposit money; fr:depot garantie, security_deposit
---
{billboard}, représentée par {rep} || Contrat {number}
{:street}, {:zip} {:city} || RCS {:id:### ### ###}

# Louage d'emplacement
Le bailleur, {owner}, né(e) le {:date}, dont les biens sont suivis par {manager}, consent à la société l'usage d'un support visible de la {:=route nationale|gare|rocade}.
Lieu : {spot}
= Dispositif: {mount?fixé au pignon~sur pied, scellé~posé sur toiture-terrasse}, {sides} face(s)
= Affiche: {surface}
= Bas du cadre: {height} au-dessus du sol
= Recul de la chaussée: {:number:4..20} m
+++
Le contrat prend cours le {start} et dure {years} années ; chacun peut y renoncer {notice} mois avant le terme, par pli recommandé. Le propriétaire perçoit {rent} l'an, en deux fois, les {:number:1..28} janvier et juillet, {index} de plus à chaque anniversaire. Retard : {:percent} d'intérêts.
{lit!Une rampe de LED l'éclaire, coupée la nuit|Des projecteurs l'éclairent le soir~Sans éclairage d'aucune sorte|Ni lampe ni raccordement}.
?Dommages couverts à hauteur de {:money:50000..500000} par {:company}, police {:id:#######}.
Dépose à nos frais sous {:number:15..60} jours. Entretien par l'équipe de {:person}, {:phone}.
> {:city}, le {:date}
~ Taxe locale due par l'afficheur : {:money:15..50} / m². Règlement communal adopté le {:date}. Exemplaire {:number:1..2}/2.

== fr mission_expert_comptable
q firm company:Cabinet {}/{} Conseil/Fiduciaire {}; fr:cabinet, accounting_firm, adviser
q client company:Boulangerie {}/Garage {}/Menuiserie {}; fr:client, client_company, taxpayer
q director person; fr:gerante, managing_director, legal_representative
q partner person; fr:associe signataire, engagement_partner, chartered_accountant
q assistant person; fr:collaborateur, bookkeeper, day_to_day_contact
q siren id:### ### ###; fr:num siren, company_reg_no
q order_no id:##-#######; fr:inscription ordre, membership_no
q first_year date; fr:premier exercice clos, first_year_end
q fee money:1400..9800; fr:honoraires annuels, annual_fee
q payroll_fee money:12..35; fr:prix bulletin, price_per_payslip
q slips number:1..40; fr:nb salaries, headcount
q cap money:50000..900000; fr:plafond responsabilite, liability_cap
q notice number:1..6; fr:preavis, notice_months
q audit flag; fr:commissariat inclus, audit_included; whether the accounts are also audited
q vat choice:monthly/quarterly/exempt; fr:regime tva, vat_regime
a hourly money; fr:taux horaire, hourly_rate
a turnover money; fr:chiffre affaires, revenue
a bank company; fr:banque, bank_name
a signed_client date; fr:date signature client, countersigned_on
---
{firm} || Membre de l'Ordre, région de {:city}, n° {order_no}
{:street}, {:zip} {:city} || {:phone}

> {client}
> À l'attention de {director}
> {:street}, {:city}

# Lettre de mission
Madame, Monsieur, à la suite de notre entretien du {:date}, nous confirmons les termes de notre intervention pour votre société ({siren}), à partir des comptes arrêtés le {first_year}.
* Tenue et présentation des comptes ; visite {:number:2..4} fois l'an par {assistant}, votre interlocuteur quotidien.
* Paie : {slips} personnes, {payroll_fee} par bulletin, {:money:40..120} par départ.
* TVA : {vat?déclarée tous les mois~déclarée chaque trimestre~franchise, rien à déclarer}.
* {audit!La certification légale est menée en parallèle par un confrère du groupe|Un contrôle légal des comptes complète la mission~La présente mission n'est ni un audit ni un examen limité|Aucune certification n'est délivrée}.
+++
Rémunération : {fee} HT par an, en douze appels, dont forfait juridique de {:money:200..700}. Déplacement : {:money:0.4..1} / km. Logiciel de dépôt : {:money:10..40} par mois.
Notre responsabilité ne saurait excéder {cap}. Chacun peut mettre fin au contrat {notice} mois avant la clôture, par lettre recommandée. Les pièces doivent nous parvenir avant le {:number:5..15} de chaque mois, {:email}.
> {:city}, le {:date}
> {partner}
~ Identité vérifiée au titre de la lutte antiblanchiment par {:person} le {:date}. Assuré auprès de {:company}. Exemplaire à retourner paraphé.

== fr affacturage_decompte
q factor company:Factor {}/Créances {}/{} Affacturage; fr:factor, factoring_company, financier
q seller company:Textile {}/Emballages {}/Mécanique {}; fr:adherent, assignor, client_company
q debtor company:Grande Distribution {}/Chantiers {}/Hôtels {}; fr:plus gros debiteur, main_debtor
q manager person; fr:gestionnaire, account_manager
q treasurer person; fr:tresoriere, finance_contact, addressed_to
q number id:AD######; fr:num adherent, client_number
q day date; fr:date valeur, value_date
q remitted money:20000..480000; fr:total cede, invoices_assigned, assigned_total
q invoices number:3..90; fr:nb factures, invoice_count
q retained money:2000..48000; fr:retenue garantie, reserve, holdback
q commission money:90..2200; fr:commission, service_fee
q interest money:60..1900; fr:agios, financing_charge, interest_amount
q rate percent:2..8; fr:taux financement, discount_rate
q limit money:30000..400000; fr:encours autorise, credit_limit
q recourse flag; fr:avec recours, recourse; whether unpaid invoices come back to the seller
q status choice:funded/partial/blocked; fr:etat remise, funding_status
a available money; fr:disponible, available_balance
a due date; fr:echeance moyenne, average_due_date
a bic id; fr:bic, swift_code
a insurer company; fr:assureur credit, credit_insurer
---
{factor}
Agence Entreprises, {:street}, {:zip} {:city}

= Bordereau: {:id:R-####-###}
= Adhérent: {number}
= Valeur: {day}
= Interlocuteur: {manager}, {:phone}

> {seller}
> {treasurer}

# Quittance subrogative traitée
Nous avons pris en charge {invoices} pièces remises le {:date}, pour {remitted} au total. {:number:0..4} ont été écartées faute de bon de livraison ({:money:300..9000}).
## Mouvements
= Fonds de garantie constitué: {retained}
= Rémunération du service: {commission}, soit {:percent}
= Coût de l'avance: {interest}, calculé à {rate} sur {:number:20..75} jours
= Frais de dossier: {:money:10..60}
+++
{status?L'avance a été portée à votre compte~Une fraction seulement a pu vous être avancée~Rien n'a pu être versé, l'analyse se poursuit}. Votre premier acheteur, {debtor}, concentre {:percent} du poste ; sa ligne est fixée à {limit} jusqu'au {:date}.
{recourse!Toute pièce impayée soixante jours après terme vous est reprise|Le défaut de l'acheteur reste à votre risque~La défaillance de l'acheteur est à notre charge|Nous renonçons à nous retourner contre vous}.
Litiges ouverts : {:number:0..5}. Relances confiées à {:person}.
~ Établissement de crédit agréé, capital {:money:1000000..9000000}. Imprimé le {:date} à {:time}. Taxe au taux de {:percent}.

== fr location_wagon_citerne
q owner company:Wagons {}/{} Rail/Compagnie {}; fr:detenteur, keeper, wagon_lessor
q hirer company:Chimie {}/Sucrerie {}/Amidonnerie {}; fr:locataire, hirer, lessee_company
q signatory person; fr:signataire detenteur, lessor_signatory
q logistics person; fr:responsable logistique, hirer_contact
q workshop company:Ateliers {}/Réparation {}; fr:atelier entretien, maintenance_workshop
q wagon id:33 87 ### # ###-#; fr:num wagon, wagon_number, uic_no
q product phrase; fr:produit transporte, commodity, cargo
q capacity unit:m³ 40..98; fr:volume cuve, tank_volume
q tare unit:t 20..27; fr:tare, empty_weight
q rent money:18..60; fr:loyer jour, daily_rent
q from date; fr:debut location, hire_from
q tank_test date; fr:epreuve citerne, tank_tested_on
q revision year; fr:annee revision, overhaul_year
q mileage unit:km 5000..90000; fr:kilometrage annuel autorise, yearly_mileage
q clean flag; fr:restitution propre, returned_clean; whether it must be washed before it is given back
q empty_by choice:rail/road/none; fr:retour vide, empty_return_mode
a to date; fr:fin location, hire_until
a max_speed number; fr:vitesse max, top_speed
a deposit money; fr:caution, security_deposit
a siding city; fr:embranchement, home_siding
---
{owner}
Bureau de {:city}, {:street} – {:phone} – VKM {:id:@@@@}

# Conditions particulières n° {:id:LW-####}
Preneur : {hirer}, {:street}, {:zip} {:city}, ici {logistics}.
## Matériel
= Immatriculation: {wagon}
= Construit en: {:year}, révisé {revision}
= Cuve: {capacity}, acier revêtu, {:number:2..4} bar
= À vide: {tare}; charge D {:unit:t 55..68}
= Épreuve hydraulique: {tank_test}, suivante dans {:number:2..4} ans
## Usage
{product=Glucose liquide|Alcool éthylique|Soude caustique à 50 %|Mélasse|Huile de colza} exclusivement[, code danger {:number:30..90}]. Parcours compris : {mileage} par an ; au-delà {:money:0.1..1} le kilomètre.
+++
Mise à disposition le {from} à {:city}, constat contradictoire. {rent} sont dus par jour, y compris immobilisation de moins de {:number:5..15} jours. Révision assurée par {workshop} ; roues à charge du preneur passé {:percent} d'usure.
{clean!La cuve revient lavée, certificat à l'appui|Lavage par le preneur avant restitution~La cuve peut revenir non lavée|Le nettoyage final reste à notre charge}. Renvoi à vide : {empty_by?par le fer~par la route~rien n'est prévu}. Assurance du preneur : {:money:1000000..5000000} par sinistre.
Avarie : prévenir {:person} sous {:number:12..48} h.
> {signatory}, le {:date}
~ Contrat uniforme d'utilisation, édition du {:date}. For : {:city}. TVA {:percent}.

== fr rejets_cheminee_mesure
q plant company:Papeterie {}/Fonderie {}/Verrerie {}; fr:exploitant, plant_operator, tested_site
q lab company:Bureau {}/Contrôle {}/{} Environnement; fr:organisme, testing_body, laboratory
q tester person; fr:intervenant, measured_by, field_tester
q reviewer person; fr:verificateur, checked_by
q host person; fr:accompagnateur site, site_escort
q stack phrase; fr:conduit, stack_id, emission_point
q measured date; fr:date mesure, sampled_on
q issued date; fr:date rapport, report_date
q flow number:3000..90000; fr:debit, gas_flow; cubic metres of gas in an hour
q temp unit:°C 60..240; fr:temperature fumees, flue_temperature
q dust number:1..48; fr:poussieres, particulates, dust_concentration
q dust_limit number:10..50; fr:valeur limite poussieres, dust_elv
q nox number:40..480; fr:oxydes azote, nitrogen_oxides
q nox_limit number:100..500; fr:limite nox, nox_elv
q o2 percent:3..15; fr:teneur oxygene, oxygen_content
q compliant flag; fr:conforme, within_limits
q fuel choice:gas/wood/oil; fr:combustible, fuel_type
a height unit:m; fr:hauteur cheminee, stack_height
a cost money; fr:prix prestation, test_cost
a next date; fr:prochaine mesure, next_test
a inspector person; fr:inspecteur dreal, state_inspector
---
{lab} || Rapport {:id:AIR-##-####} rév. {:number:0..2}
{:street}, {:zip} {:city} || Cofrac {:id:#-####}

# Contrôle réglementaire des émissions
Site : {plant}, {:street}, {:city}. Arrêté du {:date}, article {:number:3..9}.
{stack=Four 2|Chaudière nord|Sécheur|Conduit C4|Ligne d'émaillage}, alimentation {fuel?au gaz naturel~en plaquettes de bois~au fioul lourd}, charge {:percent} pendant les prélèvements. {host} nous a ouvert la plateforme, section {:number:1..2} m².
= Intervention: {measured}, de {:time} à {:time}
= Par: {tester}
= Fumées: {temp}, humidité {:percent}
= Débit sec: {flow} Nm³/h
= O₂: {o2}
## Teneurs (mg/Nm³, moyenne de trois essais)
= Poussières: {dust} pour {dust_limit} admis
= NOx: {nox} pour {nox_limit} admis
= SO₂: {:number:2..40} pour {:number:60..200} admis
= CO: {:number:10..90}
+++
{compliant!Toutes les grandeurs restent sous le plafond fixé|Aucun dépassement, incertitude comprise~Au moins une grandeur excède le plafond fixé|Un dépassement est établi}. Essai à blanc {:number:0..1}. Vitesse au col {:unit:m/s 6..22}.
?Écart à la norme : point {:id:#.#}, longueur droite trop courte.
> Vérifié par {reviewer}
> {:city}, le {issued}
~ Matériel étalonné le {:date}. Échantillons gardés {:number:1..6} mois. Reproduction intégrale seulement. {:phone}

== fr secheresse_fissures_expertise
q insurer company:Assurances {}/La {} Mutuelle/Prévoyance {}; fr:assureur, insurance_company
q owner person; fr:assuree, insured, homeowner
q expert person; fr:expert, loss_adjuster
q claims person; fr:gestionnaire sinistre, claims_handler
q soil_firm company:Géotechnique {}/Sols {}/{} Sondages; fr:bureau etude sol, soil_engineer
q builder company:Maçonnerie {}/{} Constructions; fr:entreprise chiffrage, quoted_by, contractor
q claim_no id:#### ### ###; fr:num sinistre, claim_number
q policy id:HAB######; fr:num contrat, policy_no
q decree date; fr:arrete catastrophe, decree_date
q declared date; fr:date declaration, claim_reported
q visited date; fr:visite expert, survey_date
q built year; fr:annee construction, year_built
q crack unit:mm 1..14; fr:ouverture fissure, crack_width
q depth unit:m 1..4; fr:profondeur fondations, foundation_depth
q excess money:1520..3050; fr:franchise legale, deductible
q repair money:9000..120000; fr:cout reparation, repair_estimate
q covered flag; fr:garantie acquise, claim_accepted; whether the insurer takes the claim on
q cause choice:drought/leak/settlement; fr:cause, cause_of_damage
a paid_on date; fr:date indemnisation, payout_date
a house_value money; fr:valeur maison, property_value
a works_start date; fr:debut travaux, repair_start
a lawyer person; fr:avocat, legal_counsel
---
{insurer} || Sinistre {claim_no}
Service événements naturels || Contrat {policy}

> {owner}
> {:street}, {:zip} {:city}
> {:city}, le {:date}

# Conclusions après passage de l'expert
Madame, Monsieur, vous nous avez signalé le {declared} des désordres sur votre pavillon, élevé en {built}. Votre commune figure à l'arrêté du {decree}, publié le {:date}, pour la période de {:=juillet à septembre|l'été|janvier à juin}.
{expert}, mandaté par nos soins, s'est rendu sur les lieux le {visited} à {:time}.
= Lézarde la plus large: {crack}, façade {:=sud|ouest|nord}
= Assise des fondations: {depth}
= Argiles: retrait-gonflement {:=moyen|fort}, essais de {soil_firm}, {:number:2..4} sondages
= Arbre le plus proche: {:number:2..15} m
+++
Origine retenue : {cause?dessiccation du sol d'argile~fuite ancienne d'une canalisation~tassement du remblai, sans lien avec le climat}. {covered!Nous prenons donc en charge vos dommages|La garantie joue pour l'ensemble constaté~Nous ne pouvons intervenir au titre de votre contrat|La garantie ne joue pas}.
{builder} évalue la remise en état à {repair}, micropieux compris ; un second devis se montait à {:money:9000..90000}. {excess} demeurent dus par tout assuré, en vertu de la loi. Vétusté {:percent}.
?Relogement envisagé : {:number:1..6} mois à {:money:500..1200}.
Vous pouvez désigner votre propre technicien ; honoraires couverts jusqu'à {:money:500..2500}.
> {claims}, {:phone}
~ Médiation : {:email}. Prescription de {:number:2..5} ans. Société régie par le code des assurances, {:street}, {:city}.

== fr foyer_jeunes_travailleurs_sejour
q house company:Résidence {}/Foyer {}/Habitat Jeunes {}; fr:gestionnaire, hostel, residence_name
q resident person; fr:resident, occupant, young_tenant
q director person; fr:directrice, manager, signed_for_house
q social person; fr:referente sociale, support_worker
q guarantor person; fr:garant, guarantor
q employer company:Brasserie {}/Usine {}/Coiffure {}; fr:employeur, employer_name
q room id:@###; fr:num logement, room_no
q moves_in date; fr:entree, move_in_date
q until date; fr:terme, contract_ends
q area unit:m² 12..28; fr:surface, room_size
q fee money:330..560; fr:redevance, monthly_charge
q apl money:60..290; fr:aide logement estimee, housing_benefit
q deposit money:200..500; fr:depot de garantie, security_deposit
q keys number:1..3; fr:badges remis, keys_handed
q notice number:8..30; fr:preavis jours, notice_days
q furnished flag; fr:meuble, furnished
q status choice:apprentice/trainee/employee; fr:situation, occupation_status
a income money; fr:revenu mensuel, monthly_income
a birth date; fr:date naissance, dob
a parking id; fr:place parking, parking_space
a guarantor_phone phone; fr:telephone garant, guarantor_phone
---
^ {house}
^ Association loi 1901 – {:street}, {:zip} {:city}

# Contrat de séjour
Entre l'association, représentée par {director}, et {resident}, {status?en apprentissage~en stage rémunéré~en contrat salarié} chez {employer}, {:city}. {guarantor} s'engage à sa place en cas d'impayé, acte du {:date}.
## Le logement
Studio {room}, {:number:1..5}e étage, {area}. {furnished!Lit, table, plaque et réfrigérateur sont fournis|Il est remis avec ses meubles, inventaire annexé~Il est remis vide|Aucun mobilier n'est fourni}. {keys} badge(s) remis, {:money:10..40} par perte. Visite le {:date}.
## La durée
Entrée le {moves_in} à {:time}. Le séjour s'achève le {until}, sauf avenant ; le résident peut partir en prévenant {notice} jours plus tôt, l'association {:number:1..3} mois plus tôt.
## Les sommes
= Redevance tout compris: {fee}
= Aide attendue de la caisse: {apl}
= Versé à l'entrée, rendu à la sortie: {deposit}
= Adhésion: {:money:5..25} par an
= Blanchisserie: {:money:2..5} le jeton
= Petit-déjeuner: {:money:1..4}
Échéance le {:number:1..10} du mois. Toute question se règle d'abord avec {social}, bureau {:number:1..9}, permanence de {:time} à {:time}.
?Visiteurs jusqu'à {:time} ; {:number:1..3} nuits au plus.
> Fait à {:city}, le {:date}
~ Conseil de vie sociale : {:person}. Veilleur de nuit {:phone}. Règlement intérieur voté le {:date}. Médiateur : {:company}.

== fr epicerie_sociale_carte
q shop company:Épicerie {}/Le Panier de {}/Entraide {}; fr:epicerie solidaire, social_shop, charity
q holder person; fr:beneficiaire, card_holder
q referrer person; fr:travailleuse sociale, referring_social_worker, sent_by
q office company:CCAS de {}/Maison des solidarités de {}; fr:organisme orienteur, referring_body
q volunteer person; fr:benevole referent, assigned_volunteer
q chair person; fr:presidente, chairperson
q card id:ES-####; fr:num carte, card_number
q decided date; fr:date commission, committee_date
q first date; fr:premier passage, first_visit
q last date; fr:fin acces, access_until
q people number:1..8; fr:personnes au foyer, household_size
q left_to_live number:2..11; fr:reste a vivre, residual_income; euros that each has for a day
q ceiling money:30..180; fr:plafond achats mensuel, monthly_cap
q share percent:10..30; fr:participation, share_of_shelf_price
q project phrase; fr:projet budgetaire, saving_goal; for what the money saved is meant
q weekday choice:Tuesday/Thursday/Saturday; fr:jour passage, visit_day
q delivery flag; fr:livraison domicile, home_delivery
a birth date; fr:date naissance, date_of_birth
a debts money; fr:dettes, total_debt
a rent money; fr:loyer, monthly_rent
a renewed number; fr:nb renouvellements, renewal_count
---
{shop} || Carte {card}
{:street}, {:city} || {:phone}

# Bienvenue
Bonjour {holder}, la commission du {decided}, où siégeaient {chair} et {:number:3..7} membres, a ouvert votre accès sur proposition de {referrer} ({office}), dont la fiche date du {:date}.
= Foyer: {people} personnes, dont {:number:0..4} de moins de {:number:3..16} ans
= Par jour et par personne: {left_to_live} €
= Vous pouvez choisir: jusqu'à {ceiling} de marchandise par mois, aux prix affichés
= Vous payez: {share} de ces prix
= Premières courses: {first}
= Dernières courses: {last}
+++
Venez le {weekday?mardi~jeudi~samedi} entre {:time} et {:time}, cabas à la main ; {volunteer} vous accueille et tient votre carnet. {delivery!Comme vous ne pouvez vous déplacer, on vous porte vos courses|Un chauffeur bénévole déposera les produits chez vous~Nous ne portons pas les courses à domicile|Tout se retire sur place}.
Ce que vous économisez servira à {project=réparer la voiture|solder la facture d'eau|passer le permis|acheter un lave-linge|payer la cantine}. Nous en reparlons le {:date}, avec {:person}, autour d'un café. Atelier cuisine : {:number:6..12} places, {:money:1..3}.
?Deux absences sans prévenir et l'accès est suspendu {:number:2..4} semaines.
~ Colis d'urgence : {:person}, {:email}. Association reconnue, récépissé {:id:W#########} du {:date}. Dons déductibles à {:percent}.
`
