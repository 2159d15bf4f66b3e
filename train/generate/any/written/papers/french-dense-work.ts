/** Dense papers of work, crafts and industry in French: minutes with actions, registers, reports, and neighbours of the same form. */
export const frenchDenseWorkPapers = `
== fr note_frais_deplacements
q firm company:{} Conseil/{} Ingénierie/Groupe {}; employer, company_name
q claimant person; employee, traveller, submitted_by
q number id:NDF-####-##; report_no, expense_report_id
q manager person; approver, validated_by
q accountant person; controller, checked_in_accounting
q from date; period_start, trip_from
q to date; period_end, trip_to
q mission phrase; purpose, project_name, reason_of_trip
q advance money:50..600; cash_advance, already_received
q total money:200..3000; sum_claimed, total_expenses
q balance money:40..2400; to_be_reimbursed, net_payable
q km number:20..900; kilometres, distance_driven
q scale money:0..1; rate_per_km, mileage_rate
q plate id:@@-###-@@; private_car, vehicle
q receipts flag; all_receipts_attached, vouchers_complete; whether each line has its paper
q submitted date; handed_in, submission_date
q cost_centre id:CC####; analytic_code, charged_to
a paid date; reimbursed_on, payment_date
a account iban; employee_account, refund_account
a card id; company_card, credit_card_no
a client company; rebilled_to, customer
l lines; expenses, items; what was spent
c lines.date date; day, expense_date
c lines.place city; town, location
c lines.kind phrase; category, nature
c lines.with person; guest, invited
c lines.gross money:4..400; amount_incl_tax, ttc
c lines.vat money:1..60; tax, tva
c lines.way phrase; paid_with, means_of_payment
c lines.voucher number:1..40; receipt_no, piece
c lines.foreign money; foreign_amount, local_currency_amount
---
{firm} || Note n° {number}
# Note de frais
= Salarié: {claimant}
= Centre: {cost_centre}
= Objet: {mission=salon de Lyon|audit du site de Metz|mise en route chez un client|formation des revendeurs|visite de chantier}
= Période: du {from} au {to}
%lines 4..10
Date | Lieu | Nature | Invité | TTC | TVA | P. | Pièce
{lines.date} | {lines.place} | {lines.kind=déjeuner|hôtel|train|péage|taxi|parking|dîner|carburant} | {lines.with} | {lines.gross} | {lines.vat} | {lines.way=CB|esp.|perso.} | {lines.voucher}
{lines.foreign=}
%%
Véhicule personnel {plate}, {km} km à {scale}. {receipts!Tous les justificatifs sont agrafés|Chaque ligne a sa pièce~Deux justificatifs manquent, déclaration sur l'honneur jointe|Il manque des tickets}.
= Montant des dépenses: {total}
= Acompte perçu: {advance}
= Reste dû au salarié: {balance}
Remise le {submitted} || Visa du responsable : {manager}
> Contrôle comptable : {accountant}
~ Barème applicable depuis le {:date}. À transmettre avant le 5 du mois, {:email}.

== fr registre_personnel_page
q firm company:Brasserie {}/Menuiserie {}/Hôtel {}; employer, establishment
q siret id:### ### ### #####; company_number, registration
q manager person; kept_by, responsible
q inspector person; labour_inspector, visited_by
q visa date; inspector_visit, seen_on; day the inspector put a stamp
q opened date; register_opened, started_on
q page number:1..90; page_no, folio
q agreement phrase; collective_agreement, branch
q headcount number:3..60; staff_today, present_workforce
q trainees number:1..6; interns_present
q foreign number:1..9; foreign_workers
q doctor company:Santé au travail {}/ACMS {}; occupational_health_service
q union flag; staff_delegate_elected, has_delegate; whether the staff chose somebody to speak for it
q code id:##.##@; naf_code, activity_code
q retained number:5..10; years_kept, retention_years
a pension company; pension_fund, provident_body
a payroll money; total_wages, wage_bill
a owner person; company_owner, director
a contact phone; inspector_phone, labour_office_number
l staff; employees, workers, entries; who works there
c staff.no number:1..90; order_no, sequence
c staff.name person; worker, full_name
c staff.born date; birth_date
c staff.sex short; gender
c staff.nation country; nationality
c staff.job phrase; position, qualification
c staff.in date; entry_date, hired
c staff.out date; exit_date, left_on
c staff.contract phrase; contract_type, kind_of_contract
c staff.permit id; work_permit, authorisation
---
{firm} || Folio {page}
SIRET {siret} – APE {code} || Registre ouvert le {opened}
# Registre unique du personnel
%staff 4..10
N° | Nom et prénom | Né(e) le | S. | Nat. | Emploi | E | S | Contrat
{staff.no} | {staff.name} | {staff.born} | {staff.sex=M|F} | {staff.nation} | {staff.job=serveur|plongeuse|ébéniste|réceptionniste|apprentie|chef de rang} | {staff.in} | {staff.out} | {staff.contract=CDI|CDD|apprentissage|saisonnier}
{staff.permit=}
%%
Présents à ce jour : {headcount}, dont {foreign} de nationalité étrangère ; stagiaires à part : {trainees}.
= Convention: {agreement=HCR|bâtiment, moins de dix|ameublement|hôtellerie de plein air}
= Médecine du travail: {doctor}
{union!Une déléguée du personnel est élue|Le personnel a élu son délégué~Carence constatée aux dernières élections|Aucun délégué n'a été élu}.
Tenu par {manager}. Visa de {inspector}, le {visa}.
~ Mentions conservées {retained} ans. Imprimé du {:date}. Affichage obligatoire : secours {:phone}, défenseur des droits à {:city}.

== fr reunion_chantier_actions
q site phrase; project, construction_site
q owner company:Commune de {}/SCI {}/Foncière {}; client, building_owner
q architect company:Atelier {}/{} Architectes; design_office, lead_architect
q author person; minutes_by, written_by
q safety person; safety_coordinator, fr:coordonnateur_sps
q number number:2..60; meeting_number, report_no
q held date; meeting_date, visit_of
q next date; next_meeting, following_visit
q next_time time; next_meeting_time
q weather phrase; weather_of_week, conditions
q workers number:3..60; workers_on_site, headcount
q rain_days number:1..20; bad_weather_days, days_lost
q delay duration; delay_so_far, behind_schedule
q handover date; contract_completion, completion_due
q accident flag; accident_this_week, someone_hurt; whether anybody was hurt since the last visit
q penalty money:50..900; daily_penalty, penalty_per_day
a budget money; contract_sum, works_budget
a permit id; building_permit, permit_number
a controller company; technical_control, inspection_body
a started date; works_start, service_order_date
l present; attendance, participants; who was called, who came
c present.firm company; company, enterprise
c present.trade phrase; lot, trade
c present.person person; representative, attendee
c present.state short; presence, present_or_excused
c present.call date; next_summoned
l actions; tasks, decisions, to_do; who must do what until when
c actions.no id:#.##; item, reference
c actions.trade phrase; lot, package
c actions.what phrase; task, description
c actions.who person; responsible, in_charge
c actions.by date; due_date, deadline
c actions.since number:1..9; open_since_meeting, raised_in
c actions.cost money; extra_cost
---
{architect} || Compte rendu n° {number}
# Chantier {site=Maison de santé|Groupe scolaire Prévert|Halle du marché|18 logements rue Haute|Réhabilitation de la minoterie}
Maître d'ouvrage : {owner} || Réunion du {held}
CSPS : {safety} || Rédaction : {author}
%present 3..7
Entreprise | Lot | Représentée par | P/E/A
{present.firm} | {present.trade=gros œuvre|charpente|étanchéité|électricité|plomberie|plâtrerie|serrurerie} | {present.person} | {present.state=P|E|A}
{present.call=}
%%
~ P présent, E excusé, A absent
Effectif {workers}, météo {weather=gel le matin|pluie continue|beau temps|vent fort}, intempéries cumulées {rain_days} j, retard {delay}. Réception contractuelle le {handover} ; pénalité journalière {penalty}. {accident!Un compagnon s'est blessé à la cheville|Un accident sans gravité est à déplorer~Aucun accident depuis la dernière visite|Rien à signaler côté sécurité}.
## Points à traiter
%actions 4..10
Réf. | Action | Qui | Pour le | CR
/ Lot {actions.trade=01 maçonnerie|03 couverture|05 menuiseries|08 chauffage|09 électricité}
{actions.no} | {actions.what=reprendre l'appui de baie|fournir les fiches d'essai|poser le garde-corps|nettoyer la zone|percer la réservation oubliée|remettre le plan d'exécution} | {actions.who} | {actions.by} | n° {actions.since}
{actions.cost=}
%%
Prochaine réunion le {next} à {next_time}. Sans remarque sous huit jours, ce compte rendu vaut accord.
~ Diffusion : {:email}, {:email}. Base vie : {:phone}. Planning indice C du {:date}.

== fr fiche_atelier_moule
q foundry company:Plasturgie {}/Moulage {}/{} Injection; workshop, tool_keeper
q owner company:{} Automobile/{} Électroménager/{} Jouets; tool_owner, customer
q mould id:M-####-@; tool_number, mould_id
q part phrase; moulded_part, piece_name
q maker company:{} Outillage/Moules {}; toolmaker, built_by
q press number:50..900; press_tonnage, clamping_force
q cavities number:1..32; impressions, number_of_cavities
q steel id:1.####; steel_grade, material_number
q weight unit:kg 80..4000; tool_mass, mould_weight
q cycle unit:s 8..70; cycle_time, seconds_per_shot
q shots number:2000..900000; shot_counter, strokes_total
q limit number:500000..1000000; guaranteed_shots, life_expectancy
q resin phrase; material, plastic_used
q temp unit:°C 20..120; mould_temperature, tool_temp
q setter person; toolsetter, mounted_by
q keeper person; maintenance_lead, workshop_head
q stock phrase; storage_place, rack
q hot flag; hot_runner, heated_channel; whether the channel is heated
q next_at number:5000..900000; next_service_at_shots, due_at_strokes
a value money; book_value, insured_value
a built year; year_of_make, commissioned
a drawing id; drawing_number, plan_ref
a last_audit date; owner_audit, inventory_date
l jobs; interventions, maintenance_log; what was done to the tool
c jobs.date date; day, done_on
c jobs.at number:1000..900000; counter, shots_then
c jobs.kind phrase; nature, type
c jobs.what phrase; work_done, description
c jobs.hours unit:h 1..30; time_spent, duration
c jobs.by person; fitter, technician
c jobs.cost money; price
---
{foundry} || Outillage {mould}
# Carte d'identité moule
= Pièce: {part=coque d'aspirateur|poignée de porte|bouchon à vis|brique de jeu|grille de haut-parleur}
= Propriétaire: {owner}
= Fabricant de l'outil: {maker}
= Empreintes: {cavities}
= Acier: {steel}
= Masse: {weight}
= Presse: {press} t
= Cycle: {cycle}
= Matière: {resin=PP chargé talc|ABS noir|PA66 GF30|PE-HD|PC cristal}
= T° outil: {temp}
= Canaux: {hot!chauffants|bloc chaud~froids|carotte et canaux froids}
= Rangement: {stock=rack B4|travée 12 haut|plateau mobile|îlot sud}
Compteur : {shots} coups sur {limit} garantis. Entretien suivant à {next_at} coups.
%jobs 3..8
Date | Cpt | Type | Détail | h | Visa
{jobs.date} | {jobs.at} | {jobs.kind=préventif|casse|retouche|nettoyage} | {jobs.what=éjecteur remplacé|plan de joint repris|resserrage plaques|buse débouchée|joint torique changé|polissage} | {jobs.hours} | {jobs.by}
{jobs.cost=}
%%
Monté par {setter} || Atelier : {keeper}
~ Déplacement interdit sans anneaux contrôlés (validité {:date}). Gardien {:phone}.

== fr proces_verbal_essai_soudeur
q body company:Institut {} de soudure/{} Contrôle/Bureau {}; certifying_body, examiner_organisation
q examiner person; examiner, witnessed_by
q welder person; qualified_person, candidate
q stamp id:S##; welder_mark, stamp
q firm company:Chaudronnerie {}/{} Tuyauterie/Métal {}; employer, workshop
q cert id:QS-#####-##; certificate_no, qualification_id
q born date; birth_date
q standard phrase; code, norm
q procedure id:DMOS-###; wps, procedure_sheet
q process id:###; process_code, welding_process
q position short; welding_position
q thickness unit:mm 2..30; thickness, wall
q diameter unit:mm 20..400; outside_diameter, pipe_diameter
q filler phrase; filler_metal, electrode
q gas phrase; shielding_gas, gas_mix
q tested date; test_date, welded_on
q valid_from date; valid_from, qualified_since
q until date; valid_until, expires_on
q passed flag; qualified, test_passed; whether the welder passed
q theory flag; theory_tested, job_knowledge; whether what one knows was tested too
a birth_city city; place_of_birth, born_in
a hours number; training_hours, practice_time
a steelmaker company; plate_supplier, base_metal_maker
a price money; exam_fee, cost
l checks; examinations, tests; how the joint was looked at
c checks.kind phrase; method, type_of_test
c checks.norm id:ISO ####; standard, norm_ref
c checks.result phrase; outcome, finding
c checks.by company; lab, performed_by
c checks.report id:R-####; report_no
c checks.date date; tested_on
l range; validity_range, covers; for what it holds
c range.of phrase; parameter, variable
c range.tested phrase; as_tested, value_in_test
c range.valid phrase; range, qualified_range
c range.note phrase; footnote
---
{body} || Certificat {cert}
# Qualification de soudeur
= Soudeur: {welder}
= Poinçon: {stamp}
= Né le: {born}
= Employeur: {firm}
= Référentiel: {standard=EN ISO 9606-1|ASME IX|EN ISO 9606-2|ATG B 540-9}
= DMOS: {procedure}
Assemblage soudé le {tested} en présence de {examiner} : procédé {process}, position {position=PA|PF|H-L045|PC|PE}, épaisseur {thickness}, diamètre {diameter}, apport {filler=E 42 4 B|fil fourré rutile|baguette 316L|fil plein G3Si1}, gaz {gas=argon|Ar + 18 % CO2|sans objet|argon-hélium}.
%range 3..6
Variable | Éprouvette | Domaine
{range.of=matériau|type de produit|assemblage|position|détails|épaisseur} | {range.tested=FM1|tube|BW|PF|ss nb|8 mm} | {range.valid=FM1, FM2|tubes et tôles|BW et FW|PA, PB, PF|ss mb, bs|3 mm et au-delà}
{range.note=}
%%
%checks 2..5 lines
{checks.kind=visuel|radiographie|ressuage|texture|pliage|magnétoscopie} ({checks.norm}) : {checks.result=satisfaisant|conforme|soufflure isolée admise|sans indication} – {checks.by}, rapport {checks.report}
{checks.date=}
%%
{theory!Connaissances théoriques vérifiées|Le questionnaire a été réussi~Connaissances théoriques non vérifiées|Pas d'épreuve de théorie}. {passed!Le soudeur est qualifié dans le domaine ci-dessus|Qualification prononcée~Qualification refusée|Le soudeur n'est pas qualifié}.
Valable du {valid_from} au {until}, à confirmer par l'employeur tous les six mois.
~ Accréditation {:id:#-####} depuis le {:date}. {:street}, {:city}, {:phone}.

== fr planning_equipe_semaine
q shop company:Supermarché {}/Boulangerie {}/Pharmacie {}; employer, store
q week number:1..52; week_number, iso_week
q from date; monday, week_starts
q manager person; store_manager, drawn_up_by
q deputy person; deputy, replaces_manager
q posted date; displayed_on, posted_day
q changes date; change_requests_by, last_changes
q closing time; closing_hour, shop_closes
q total unit:h 100..900; total_hours, hours_planned
q budget unit:h 100..900; hours_budget, hours_allowed
q sunday flag; open_sunday, sunday_trading; whether the shop opens on Sunday
q temps number:1..6; agency_workers, temporary_staff
q delivery phrase; delivery_day, lorry_days
q inventory date; stocktaking, inventory_day
a payday date; wage_day, pay_date
a agency company; temp_agency, staffing_firm
a doctor person; occupational_doctor
a bonus money; sunday_premium, overtime_bonus
l shifts; staff, roster, rota; who works when
c shifts.team phrase; department, section
c shifts.name person; employee, worker
c shifts.mon phrase; monday_shift, lu
c shifts.tue phrase; tuesday_shift, ma
c shifts.wed phrase; wednesday_shift, me
c shifts.thu phrase; thursday_shift, je
c shifts.fri phrase; friday_shift, ve
c shifts.sat phrase; saturday_shift, sa
c shifts.hours number:7..42; weekly_hours, sum_of_hours
c shifts.badge id; badge_no
l leaves; absences, leave_list; who is away
c leaves.name person; absent_person, who
c leaves.why phrase; reason, kind_of_leave
c leaves.until date; back_on, ends
c leaves.cover person; replaced_by
---
{shop} || Semaine {week}
Du lundi {from} || Affiché le {posted}
# Horaires de l'équipe
%shifts 4..10
Nom | Lu | Ma | Me | Je | Ve | Sa | Σ
/ {shifts.team=Caisses|Fournil|Rayon frais|Réserve|Comptoir}
{shifts.name} | {shifts.mon=6-13|R|M|AM} | {shifts.tue=M|13-20|R|S} | {shifts.wed=AM|M|7-14|CP} | {shifts.thu=S|R|M|14-20} | {shifts.fri=M|AM|8-15|F} | {shifts.sat=R|M|9-19|AM} | {shifts.hours}
{shifts.badge=}
%%
~ M matin, AM après-midi, S soir, R repos, CP congé payé, F formation
= Heures posées: {total}
= Heures accordées: {budget}
= Renforts intérim: {temps}
Absents :
%leaves 1..4 lines
{leaves.name}, {leaves.why=congé parental|arrêt maladie|récupération|formation caces}, retour {leaves.until}
{leaves.cover=}
%%
Fermeture {closing}. Camion : {delivery=lundi et jeudi|mardi|tous les jours sauf mercredi|vendredi à 5 h}. Inventaire le {inventory}. {sunday!Ouvert dimanche matin, volontaires seulement|Nous ouvrons dimanche~Fermé dimanche|Pas d'ouverture le dimanche}.
Échanges de postes : voir {manager}, ou {deputy} en son absence, avant le {changes}.
~ Version 2, remplace celle du {:date}. Poste {:id:###}.

== fr audit_fournisseur_grille
q buyer company:{} Aéro/{} Cosmétiques/Laboratoires {}; customer, auditing_company
q supplier company:{} Décolletage/{} Verrerie/Câblage {}; audited_company, vendor
q plant city; audited_site, plant_location
q lead person; lead_auditor, head_of_audit
q second person; co_auditor, second_auditor
q host person; quality_manager, received_by
q ref id:AF-##-###; audit_no, report_ref
q from date; audit_start, first_day
q to date; audit_end, last_day
q scope phrase; perimeter, audited_process
q standard phrase; reference_standard, norm
q score percent:40..98; overall_score, mark
q previous percent:40..98; last_score, previous_mark
q rating choice:A/B/C/D; class, supplier_grade
q majors number:1..6; major_findings, critical_gaps
q minors number:1..14; minor_findings, small_gaps
q plan_by date; action_plan_due, answer_before
q block flag; orders_stopped, supply_suspended; whether no more is ordered for now
q staff number:12..600; employees, workforce
a next_audit date; next_audit, reaudit
a turnover money; annual_sales, revenue
a certificate id; certificate_number, iso_certificate
a owner person; company_owner, ceo
l points; questions, chapters, checklist; what was asked and how it did
c points.chapter phrase; chapter, theme
c points.no id:#.#; question_no, ref
c points.ask phrase; question, requirement
c points.mark number:1..4; points, level
c points.seen phrase; evidence, observation
c points.gap phrase; gap_class, type
c points.who person; owner, responsible
c points.due date; due_date, correct_by
c points.weight number; weighting
---
{buyer} || Rapport {ref}
# Audit de {supplier}, site de {plant}
Du {from} au {to}, {lead} et {second} ont audité {scope=l'usinage|le conditionnement|la traçabilité|le magasin et l'expédition} selon {standard=EN 9100|ISO 22716|IATF 16949|notre référentiel interne}. Accueil : {host}. Effectif du site : {staff}.
%points 4..10
N° | Question | Note | Constat | Éc. | Pilote | Délai
/ Chapitre {points.chapter=A – Direction|B – Production|C – Mesure|D – Logistique}
{points.no} | {points.ask=plans à jour au poste ?|étalonnages suivis ?|lots identifiés ?|formation tracée ?|rebuts isolés ?|retours analysés ?} | {points.mark} | {points.seen=indice périmé en zone 2|fiche vue|étiquettes absentes|registre complet|bac rouge non fermé} | {points.gap=-|m|M} | {points.who} | {points.due}
{points.weight=}
%%
~ M majeur, m mineur. Note de 1 (faible) à 4.
= Résultat: {score}
= Résultat précédent: {previous}
= Majeurs: {majors}
= Mineurs: {minors}
Classement {rating?A : partenaire~B : agréé~C : agréé sous réserve~D : non agréé}. {block!Les commandes sont gelées jusqu'à réponse|Plus aucun lot ne sera accepté pour l'instant~Les commandes se poursuivent|Pas de suspension des achats}. Plan d'actions à envoyer avant le {plan_by}.
~ Confidentiel. Diffusion {:person}, {:person}. Modèle du {:date}.

== fr consignation_nacelle_location
q lessor company:{} Location/Loc {}/{} Nacelles; rental_company, hirer_out
q branch city; depot, branch
q client company:{} Peinture/Toitures {}/{} Enseignes; customer, hired_by
q orderer person; ordered_by, client_contact
q operator person; operator, authorised_driver
q deliverer person; delivery_driver, brought_by
q machine phrase; equipment, model
q fleet id:N####; fleet_number, machine_no
q serial id:@@######; serial_number, chassis
q height unit:m 8..42; working_height, reach
q load unit:kg 120..450; basket_capacity, max_load
q out date; rental_start, handed_over
q back date; planned_return, rental_end
q hours_out number:10..4000; hour_meter_out, hours_at_start
q hours_back number:4010..9000; hour_meter_back, hours_at_return
q fuel choice:full/half/empty; fuel_level, tank_at_start
q day_rate money:60..480; daily_rate, price_per_day
q transport money:60..300; delivery_charge, haulage
q deposit money:500..4000; caution, security
q vgp date; last_inspection, periodic_check_date
q waiver flag; damage_waiver, breakage_cover; whether breakage is covered by a surcharge
q site street; delivered_to, site_address
q contract id:L#######; rental_no, contract_number
a purchase_no id; customer_order_no, order_reference
a caces date; licence_expiry, operator_certificate_until
a returned date; actual_return, came_back
a price_total money; total_charge, invoice_total
l marks; damages, condition_points; what was seen on the machine
c marks.part phrase; component, zone
c marks.out phrase; at_departure, state_out
c marks.back phrase; at_return, state_back
c marks.photo number:1..30; photo_no, picture
c marks.charge money:20..900; billed, amount
c marks.by person; noted_by
---
{lessor} || Contrat {contract}
Dépôt de {branch} – {:phone} || {out}
# Bon de mise à disposition et de retour
Client : {client} || Commande passée par {orderer}
Chantier : {site} || Conducteur désigné : {operator}
= Matériel: {machine=nacelle à ciseaux|télescopique 4x4|araignée sur chenilles|mât vertical}
= Parc: {fleet}
= Série: {serial}
= Hauteur de travail: {height}
= Charge panier: {load}
= Dernière VGP: {vgp}
## Départ
Compteur {hours_out} h – carburant {fuel?plein~mi-réservoir~vide} – livré par {deliverer}
## Retour prévu le {back}
Compteur {hours_back} h
%marks 2..7
Organe | Départ | Retour | Ph. | €
{marks.part=garde-corps|pneu avant gauche|boîtier de commande|capot moteur|feu à éclats|flexible|plancher} | {marks.out=bon|rayé|usé à moitié|neuf} | {marks.back=tordu|idem|crevé|fêlé|propre} | {marks.photo} | {marks.charge}
{marks.by=}
%%
= Jour: {day_rate}
= Transport A/R: {transport}
= Dépôt de garantie: {deposit}
{waiver!La renonciation à recours est souscrite|Option bris de machine prise~Le client assure lui-même le matériel|Pas de garantie bris de machine}.
~ Dépannage {:phone}, 7 j/7. Conditions de location du {:date}. Siège : {:address}.

== fr conseil_cse_budget
q firm company:{} Textiles/Papeteries {}/{} Robinetterie; employer, company
q secretary person; committee_secretary, minutes_by
q treasurer person; treasurer, accounts_by
q chair person; management_chair, presided_by
q union_rep person; union_representative, delegate_of_union
q held date; meeting_date, session_of
q next date; next_session, next_meeting
q opened time; started_at, opening_time
q closed time; closed_at, end_time
q titulars number:3..20; full_members, elected_members_present
q wage_bill money:400000..9000000; payroll_base, wage_bill
q operating money:800..20000; operating_budget, functioning_grant
q social money:4000..90000; welfare_budget, social_activities
q cash money:300..40000; cash_balance, treasury
q expert company:Cabinet {}/{} Expertise; accounting_expert, expert_appointed
q adopted flag; accounts_approved, accounts_adopted; whether the accounts were passed
q gift money:20..170; gift_voucher, christmas_gift
q votes number:2..20; votes_in_favour, yes_votes
a auditor person; statutory_auditor, external_auditor
a bank iban; committee_account
a elections date; next_elections, term_ends
a lawyer person; legal_adviser, counsel
l spendings; activities, budget_lines; what the money went to
c spendings.what phrase; activity, item
c spendings.planned money:300..20000; budgeted, forecast
c spendings.spent money:300..20000; actual, realised
c spendings.users number:3..300; beneficiaries, people_served
c spendings.supplier company; vendor, provider
c spendings.lead person; in_charge, organiser
c spendings.grant percent; share_paid
l asks; questions_from_staff, questions; what the members asked
c asks.by person; asked_by, member
c asks.topic phrase; question, subject
c asks.answer phrase; reply, management_answer
c asks.until date; follow_up
---
{firm} || Comité social et économique
# Séance du {held}
Ouverte à {opened} sous la présidence de {chair}. {titulars} titulaires présents. Syndicat : {union_rep}.
## 1. Comptes
Masse salariale de référence {wage_bill}. Fonctionnement : {operating}. Œuvres sociales : {social}. Trésorerie : {cash}. {adopted!Les comptes sont adoptés par|Le comité approuve les comptes par~L'adoption est repoussée malgré|Les comptes ne sont pas adoptés, malgré} {votes} voix pour.
%spendings 3..8
Poste | Prévu | Réel | Bénéf. | Prestataire | Réf.
{spendings.what=arbre de Noël|voyage à Rome|chèques-vacances|bibliothèque|tournoi de foot|places de cinéma|paniers garnis} | {spendings.planned} | {spendings.spent} | {spendings.users} | {spendings.supplier} | {spendings.lead}
{spendings.grant=}
%%
Bon d'achat de fin d'année : {gift} par salarié.
## 2. Questions
%asks 2..5 lines
{asks.by} : {asks.topic=chauffage de l'atelier B|places de parking|prime de panier|télétravail du vendredi|douches en panne} → {asks.answer=devis demandé|réponse en mars|refusé|accord de principe|voir le service paie}
{asks.until=}
%%
Expert désigné : {expert}. Levée à {closed}. Prochaine séance le {next}.
Secrétaire : {secretary} || Trésorier : {treasurer}
~ Local du comité : poste {:id:####}. Procès-verbal précédent affiché le {:date}.

== fr journal_bord_grue_port
q terminal company:Terminal {}/Manutention {}/{} Stevedoring; operator, stevedore_firm
q crane id:GR-##; crane_no, equipment
q ship phrase; vessel, ship_name
q agent company:Agence {}/{} Maritime; ship_agent, consignee_agent
q foreman person; shift_foreman, gang_boss
q driver person; crane_driver, operator_on_shift
q mate person; chief_officer, ship_mate
q tally person; tally_clerk, checker
q shift choice:morning/afternoon/night; shift, vacation
q day date; shift_date, worked_on
q from time; shift_start, began
q to time; shift_end, finished
q moves number:20..300; total_moves, containers_handled
q rate number:12..40; moves_per_hour, productivity
q wind unit:km/h 5..90; wind_max, gusts
q stop_time unit:min 5..200; downtime, minutes_stopped
q dockers number:4..20; gang_size, dockers_employed
q hurt flag; accident, injury; whether a docker was hurt
q berth phrase; quay, berth
q hold number:1..9; hold_worked, hatch
a eta time; ship_arrival, eta
a tonnage unit:t; tonnage_handled, total_weight
a tide time; high_water, tide
a price money; overtime_charge, cost_of_shift
l stops; interruptions, downtime_log; when and why work stood still
c stops.from time; stopped_at, start
c stops.to time; resumed_at, end
c stops.why phrase; cause, reason
c stops.blame short; charged_to, account_code
c stops.told person; informed, reported_to
c stops.part id; spare_part
l boxes; containers, damaged_containers, remarks; boxes with something to note
c boxes.no id:@@@U #######; container_no, box_number
c boxes.size short; type, size
c boxes.seal id:######; seal_number, seal
c boxes.note phrase; remark, damage
c boxes.bay id:######; position, slot
c boxes.weight unit; vgm
---
{terminal} || Feuille du {day}
# Portique {crane} – {ship=CMA Vela|MSC Lorena|Nordic Hanne|Baltic Tern}, {berth=quai de Rochefort|poste 6|môle d'escale|quai Bougainville}
Équipe {shift?du matin~d'après-midi~de nuit}, de {from} à {to}, cale {hold}. Agent : {agent}.
Chef de bord : {foreman} || Grutier : {driver}
Pointage : {tally} || Second du navire : {mate}
Main : {dockers} dockers. Mouvements : {moves}, cadence {rate}/h. Rafales à {wind}. Arrêts cumulés : {stop_time}.
%stops 2..6 lines
{stops.from} – {stops.to} : {stops.why=vent|panne de spreader|attente camions|relève|panneau de cale bloqué|ordre du bord} (imputation {stops.blame=A|B|C}), signalé à {stops.told}
{stops.part=}
%%
%boxes 2..7
Conteneur | T | Plomb | Baie | Remarque
{boxes.no} | {boxes.size=22G1|45R1|42G1|22T6} | {boxes.seal} | {boxes.bay} | {boxes.note=coin enfoncé|plomb absent|fuite|porte tordue|étiquette IMO arrachée}
{boxes.weight=}
%%
{hurt!Un docker s'est pris la main, pompiers appelés|Un blessé léger, déclaré à l'infirmerie~Pas de blessé|Vacation sans accident}.
~ Imputation : A navire, B terminal, C tiers. Tarif du {:date}. VHF canal {:number:8..16}. {:phone}

== fr essai_reception_ascenseur_monte_charge
q installer company:{} Ascenseurs/Élévation {}/{} Montage; installing_firm, lift_company
q notified company:Bureau {} Contrôle/{} Certification; notified_body, third_party_inspector
q body_no id:####; notified_body_number, body_id
q client company:Clinique {}/Entrepôts {}/Hôtel {}; building_owner, lift_owner
q inspector person; inspector, tested_by
q fitter person; site_fitter, installer_technician
q address street; lift_address, installed_at
q serial id:A#######; lift_number, installation_no
q load unit:kg 300..2500; rated_load, capacity
q persons number:4..33; number_of_persons, max_persons
q speed unit:m/s 1..3; rated_speed, nominal_speed
q travel unit:m 6..60; travel_height, rise
q stops number:2..20; landings, number_of_stops
q pit unit:m 1..3; pit_depth, pit
q headroom unit:m 2..5; overhead, clearance_top
q drive choice:traction/hydraulic/rack; drive_type, propulsion
q tested date; test_date, acceptance_test
q signed date; declaration_date, conformity_signed
q phone_line phone; car_phone, emergency_line
q fit flag; released_for_use, may_run; whether the lift may be used
q balance percent:40..50; counterweight_balance, balance_share
a contract date; maintenance_start, service_contract_from
a price money; contract_price, installation_cost
a architect person; building_architect
a next date; next_inspection, periodic_visit
l trials; tests, measurements; what was tried
c trials.no number:1..40; item, test_no
c trials.what phrase; test, organ
c trials.wanted phrase; requirement, expected
c trials.found phrase; measured, result
c trials.ok short; verdict, conform
c trials.tool phrase; instrument
---
{installer} || Installation {serial}
Organisme notifié : {notified} ({body_no}) || {tested}
# Procès-verbal d'examen final
Bâtiment : {client}, {address}. Essais conduits par {inspector}, aidé de {fitter}.
= Charge: {load}
= Personnes: {persons}
= Vitesse: {speed}
= Course: {travel}
= Niveaux: {stops}
= Cuvette: {pit}
= Hauteur sous dalle: {headroom}
= Entraînement: {drive?treuil à adhérence~vérin hydraulique~crémaillère}
= Équilibrage: {balance}
= Ligne cabine: {phone_line}
%trials 4..12
 | Essai | Exigé | Relevé | C/NC
{trials.no} | {trials.what=parachute cabine|limiteur|frein, une mâchoire|contact de porte|surcharge|isolation circuit de sécurité|réouverture au rideau|éclairage de secours} | {trials.wanted=moins de 1 m|1,15 × v|arrêt seul|ouverture coupe|alarme|0,5 MΩ|immédiate|1 h} | {trials.found=0,62 m|1,18 × v|tenu|coupe|1,1 × Q|2 MΩ|oui|1 h 20} | {trials.ok=C|NC}
{trials.tool=}
%%
{fit!L'appareil peut être mis à disposition du public|Mise en service autorisée~Mise en service refusée jusqu'à levée des écarts|L'appareil reste condamné}. Déclaration UE de conformité signée le {signed}.
~ Registre remis à {:person}. Directive 2014/33/UE. Maintenance : {:phone}, réclamations {:email}. Modèle {:id:PV-##}, du {:date}.

== fr inventaire_parc_informatique
q organisation company:Communauté de communes {}/Clinique {}/{} Transports; owner, organisation
q site city; site, location
q head person; it_manager, cio
q counted_by person; inventory_by, technician
q checker person; second_check, verified_by
q counted date; inventory_date, as_of
q previous date; previous_inventory, last_count
q total number:20..900; devices_total, number_of_assets
q missing number:1..20; missing_devices, not_found
q scrapped number:1..60; scrapped, written_off
q value money:4000..400000; residual_value, net_book_value
q tool phrase; inventory_tool, software_used
q encrypted flag; disks_encrypted, encryption_on; whether the disks are encrypted
q supplier company:{} Informatique/Bureautique {}; hardware_supplier, reseller
q contract id:MC-#####; maintenance_contract, contract_no
q support phone; helpdesk, support_line
a insurer company; equipment_insurer
a budget money; renewal_budget, budget_next_year
a renewal date; contract_end, maintenance_until
a recycler company; weee_recycler, disposed_by
l assets; devices, machines, equipment; the machines one by one
c assets.room phrase; office, room
c assets.tag id:IT#####; asset_tag, inventory_no
c assets.kind phrase; type, category
c assets.model phrase; brand_model, model
c assets.serial id:@##@####; serial_number, sn
c assets.user person; assigned_to, user
c assets.bought date; purchase_date, acquired
c assets.warranty date; warranty_end, guarantee_until
c assets.os phrase; operating_system, os_version
c assets.mac id; mac_address
---
{organisation} || Site de {site}
# Inventaire du parc au {counted}
Relevé par {counted_by} avec {tool=GLPI|un lecteur de codes-barres|un tableur|l'agent réseau}, contre-vérifié par {checker}. Le dernier remontait au {previous}.
%assets 4..12
Étiq. | Type | Modèle | S/N | Utilisateur | Achat | Gar. | OS
/ {assets.room=Accueil|Bureau 12|Salle serveurs|Réserve|Direction}
{assets.tag} | {assets.kind=portable|écran|imprimante|onduleur|serveur|tablette} | {assets.model=Latitude 5440|EB-24|LaserPro 400|Smart 1500|ThinkCentre M70|Tab A9} | {assets.serial} | {assets.user} | {assets.bought} | {assets.warranty} | {assets.os=W11|W10|Debian 12|-|iPadOS}
{assets.mac=}
%%
= Matériels: {total}
= Introuvables: {missing}
= Réformés: {scrapped}
= Valeur nette: {value}
{encrypted!Tous les disques sont chiffrés|Le chiffrement est actif partout~Le chiffrement n'est pas encore déployé|Des portables circulent sans chiffrement}. Fournisseur {supplier}, contrat {contract}. Assistance : {support}.
> {head}
~ Document interne. Prêts en cours : {:number:2..20}. Charte signée le {:date}, {:email}.

== fr compte_rendu_sauvegardes
q host company:{} Infogérance/{} Cloud/Datacenter {}; provider, managed_service_provider
q client company:Mairie de {}/Cabinet {}/{} Assurances; customer, covered_organisation
q month month; reporting_month, period
q engineer person; report_author, technician
q owner person; client_contact, service_owner
q sla percent:95..99; sla_target, contracted_rate
q reached percent:80..99; success_rate, rate_reached
q jobs number:100..4000; jobs_run, number_of_jobs
q failed number:1..60; failed_jobs, errors
q volume unit:TB 1..90; stored_volume, storage_used
q retention duration; retention, kept_for
q restore_tested date; last_restore_test, test_restore_on
q restore_time unit:min 10..400; restore_duration, time_to_restore
q offsite city; offsite_location, second_site
q immutable flag; immutable_copy, locked_copy; whether one copy cannot be altered
q ticket id:INC#######; main_ticket, incident_no
q phone phone; on_call_phone, duty_line
a credit money; service_credit, penalty
a next_test date; next_restore_test, next_drill
a licence id; software_licence, licence_key
a rpo duration; rpo, maximum_data_loss
l systems; servers, protected_systems, lines; machine by machine
c systems.group phrase; environment, group
c systems.name id:srv-@@##; hostname, server
c systems.last date; last_success, last_backup
c systems.at time; window, start_time
c systems.size unit:GB 10..4000; size, volume
c systems.fails number:1..9; failures, errors
c systems.kind phrase; method, backup_type
c systems.owner person; application_owner, owner
c systems.key phrase; encryption_key_ref
l incidents; failures, events; what went wrong
c incidents.when date; date, occurred
c incidents.what phrase; event, description
c incidents.fixed date; closed, resolved_on
c incidents.ref id:CHG####; change_ref, ref
c incidents.cost money; cost
---
{host} || {month}
# Rapport mensuel de sauvegarde – {client}
Établi par {engineer} pour {owner}. Engagement {sla}, obtenu {reached}. {jobs} tâches, {failed} en échec. Volume conservé : {volume}, pendant {retention}. Copie distante à {offsite}.
%systems 4..10
Hôte | Dernière OK | Début | Taille | KO | Mode | Propriétaire
/ {systems.group=Production|Recette|Bureautique|Messagerie}
{systems.name} | {systems.last} | {systems.at} | {systems.size} | {systems.fails} | {systems.kind=complète|incr.|diff.|instantané} | {systems.owner}
{systems.key=}
%%
Faits marquants :
%incidents 1..4 lines
{incidents.when} : {incidents.what=bande illisible|espace plein sur le dépôt|certificat périmé|lien coupé par un engin}, clos le {incidents.fixed} ({incidents.ref})
{incidents.cost=}
%%
Essai de restauration le {restore_tested}, réussi en {restore_time}. {immutable!Une copie verrouillée ne peut être modifiée par personne|Copie immuable en place~Aucune copie n'est verrouillée|La copie immuable reste à mettre en œuvre}.
~ Dossier principal {ticket}. Astreinte {phone}. Contrat signé le {:date}, annexe {:id:B#}.
`
