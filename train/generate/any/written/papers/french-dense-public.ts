/** Dense papers of authorities and courts in French: numbered boxes, letterheads, sections, and neighbours of the same form. */
export const frenchDensePublicPapers = `
== fr declaration_import_dau
q sender company:{} Trading Ltd/{} Export GmbH/{} Foods Inc; exporter, consignor, shipper_name; firm abroad that sends the goods
q receiver company:{} Import SARL/Comptoir {}/{} Distribution SAS; importer, consignee_name, goods_recipient; firm for which the goods come in
q broker company:{} Transit/Douane {} Services/Transitaires {} réunis; customs_agent, declarant_rep, filed_by_firm; who files the declaration for another
q office city; entry_office, customs_office, border_point; where the goods are cleared
q mrn id:##FR@@##########@#; declaration_number, movement_reference; number given by customs
q accepted date; acceptance_date, lodged_on; day customs took the declaration in
q dispatch country; country_of_export, shipped_from_country; country the goods left
q origin country; country_of_origin, made_in_country; country where they were made
q incoterm choice:ex works/free on board/cost insurance freight/delivered duty paid; terms_of_delivery, delivery_terms; who bears transport and risk
q invoice_total money:2000..90000; invoiced_amount, total_invoice; sum of the seller's invoices
q duty money:50..6000; customs_duty, import_duty_amount; duty levied on the goods
q vat money:300..18000; import_vat, tax_at_import; value added tax at the border
q gross unit:kg 200..24000; gross_mass, total_gross_weight; weight with packing
q net unit:kg 150..22000; net_mass, weight_without_packing; weight without packing
q vessel phrase; means_of_transport, transport_id; on what the goods arrived
q controlled flag; physical_inspection, goods_examined; whether officers looked into the load
q officer person; customs_officer, released_by; who let the goods go
a paid date; payment_date, duty_paid_on; when the duty was paid
a warehouse company; bonded_warehouse, storage_keeper; where the goods are stored under seal
a guarantee money:500..40000; security_amount, bond; sum left as security
a arrival date; arrived_on, date_of_entry; day the goods reached the port
a insurer company; cargo_insurer, insured_with
l goods; articles, tariff_lines, positions; the goods line by line
c goods.code id:#### ## ##; hs_code, commodity_code, tariff_code; number in the customs tariff
c goods.what phrase; description, article_name; what it is
c goods.packs number:2..240; packages, number_of_colli; how many parcels
c goods.mass unit:kg 20..4000; line_weight, net_weight
c goods.value money:200..20000; statistical_value, line_value
c goods.rate percent:2..14; duty_rate, tariff_rate; share levied on this line
c goods.licence id; import_licence, permit_no; licence for this line
---
RÉPUBLIQUE FRANÇAISE || DGDDI – Bureau : {office}
# Déclaration en douane – IM 4
= 2 Expéditeur: {sender}
= 8 Destinataire: {receiver}
= 14 Représentant: {broker}
= 15 Pays d'expédition: {dispatch}
= 16 Pays d'origine: {origin}
= 18 Identité du moyen de transport: {vessel=MV Santa Lucia|camion 44 t bâché|vol AF 6712|MSC Aurora, voyage 311W|wagon 33 87 784}
= 20 Conditions de livraison: {incoterm?EXW~FOB~CIF~DDP}
= 22 Monnaie et montant facturé: {invoice_total}
= 35 Masse brute: {gross}
= 38 Masse nette: {net}
= A MRN: {mrn}
Admis le {accepted} – liste de chargement du {:date} – 3 documents joints
%goods 2..6
31 | 33 | Col. | 38 | 46 | Tx
{goods.what=thé vert en vrac|moulinets de pêche|carreaux de grès|robinets laiton|noix de cajou|lampes frontales|toile de coton} | {goods.code} | {goods.packs} | {goods.mass} | {goods.value} | {goods.rate}
{goods.licence=}
%%
## 47 Calcul des impositions
= A00: {duty}
= B00: {vat}
{controlled!Marchandise visitée, scellés remplacés|Conteneur ouvert et vérifié par échantillon~Admis pour conforme sans visite|Circuit vert, aucun contrôle de la marchandise}.
> Bon à enlever : {officer}
~ Crédit d'enlèvement n° {:id:#####} de {:company}, échéance au 25. Renseignements {:phone}.

== fr plan_surendettement
q commission company:Commission de surendettement de {}/Secrétariat de la commission de {}; issuing_body, debt_board; body that draws up the measures
q debtor person; over_indebted_person, applicant, fr:deposant; who cannot pay any more
q co_debtor person; joint_applicant, second_debtor; who asks with the first one
q file id:0##-######; case_number, file_ref
q filed date; application_date, lodged; day the case was brought in
q admissible date; admissibility_date, declared_admissible; day the case was found worthy of treatment
q starts date; plan_start, takes_effect; day the measures begin
q months number:12..84; plan_length_months, duration; how many months the plan runs
q income money:900..3200; monthly_resources, household_income; what comes in each month
q outgo money:700..2600; monthly_charges, living_costs; what goes out each month
q capacity money:40..700; monthly_capacity, repayment_capacity; what can be paid back each month
q debts money:6000..90000; total_debt, liabilities; all that is owed
q dependants number:1..5; children_at_home, persons_in_charge; who lives on that income
q manager person; case_handler, contact_name; who handles the case
q home flag; keeps_home, owner_occupier_protected; whether the dwelling need not be sold
q judge_delay duration; appeal_period, time_to_contest; how long one may go before the judge
a bailiff person; enforcement_officer, fr:huissier; who had seized the account
a employer company; works_for, debtor_employer; for whom the debtor works
a end date; plan_end, last_instalment_date; day of the last payment
a bank_card flag; cheque_ban, banking_prohibition
a lawyer person; counsel, represented_by
l claims; creditors, debts_listed, repayment_lines; who is owed what
c claims.creditor company:{} Finance/Crédit {}/{} Banque/Cofi {}; lender, owed_to
c claims.kind phrase; nature, type_of_debt; what sort of debt
c claims.ref id:########; contract_no, loan_reference
c claims.due money:200..20000; outstanding, remaining_debt; what is still owed
c claims.rate percent; new_rate, interest_applied
c claims.step1 money:10..300; instalment_first_stage, payment_phase_1; monthly sum in the first stage
c claims.step2 money:10..300; instalment_second_stage, payment_phase_2; monthly sum in the second stage
c claims.waived money:0..900; written_off, cancelled_amount
---
{commission} || Dossier {file}
{:street}, {:zip} {:city} || Affaire suivie par {manager}

# Mesures imposées
{debtor} et {co_debtor} ont déposé le {filed} une demande dont la recevabilité a été prononcée le {admissible}. Foyer de {dependants} personne(s) à charge.
= Ressources: {income}
= Charges: {outgo}
= Mensualité supportable: {capacity}
= Endettement: {debts}
Le plan court sur {months} mois à partir du {starts}.
%claims 3..8
Créancier | Nature | Réf. | Restant dû | Tx | P1 | P2
{claims.creditor} | {claims.kind=prêt personnel|renouvelable|loyers|découvert|santé|prêt auto|énergie} | {claims.ref} | {claims.due} | {claims.rate} | {claims.step1} | {claims.step2}
{claims.waived=}
%%
~ P1 : premier palier. P2 : second palier, après apurement du premier.
{home!Le logement est conservé et sa vente n'est pas exigée|La résidence principale reste hors du plan~La vente amiable du logement est imposée sous un an|Le bien devra être cédé}.
Ces mesures peuvent être contestées devant le juge dans un délai de {judge_delay} à compter de leur notification du {:date}.
~ Banque de France, {:city}. Ligne d'accueil {:phone}, le matin.

== fr carnet_ata_volet
q chamber company:CCI de {}/Chambre de commerce de {}; issuing_chamber, issued_by; body that gave out the booklet
q holder company:Orchestre de {}/{} Événement/Galerie {}; carnet_holder, owner_of_goods; to whom the goods belong
q bearer person; represented_by, carried_by; who travels with the goods
q number id:FR ##/######; carnet_no, document_number
q issued date; issue_date, date_of_issue
q expires date; valid_until, expiry; last day of validity
q use choice:exhibition/professional equipment/samples; purpose, intended_use; for what the goods travel
q exit_office city; departure_customs, left_via; customs post of leaving
q entry_office city; import_customs, entered_via; customs post of the country visited
q left date; exit_date, re_export_start; day the goods left
q reexport_by date; final_date_reexport, must_leave_by; until when they must be out of the country visited
q plate id:@@-###-@@; vehicle, van_registration
q total money:3000..200000; total_value, sum_of_values
q guarantor company:{} Caution/Assurances {}; surety, guaranteeing_body; who vouches for duty
q complete flag; all_items_seen, list_verified; whether the officer saw every piece
q sheets number:1..6; continuation_sheets, extra_pages
a returned date; reimport_date, came_home; day the goods were back
a duty money; duties_claimed, customs_debt
a officer person; customs_inspector, stamped_by
a carrier company; haulier, transported_by
a destination country; country_visited, temporary_import_country
l items; general_list, objects, inventory; the goods one by one
c items.no number:1..90; item_number, serial_position
c items.what phrase; trade_description, object
c items.marks id:@@-####; serial_number, marks; what is engraved on it
c items.pieces number:1..12; quantity, count
c items.weight unit:kg 1..90; mass
c items.value money:100..30000; item_value
c items.origin country; made_in, country_of_origin
c items.year year; year_of_make, built
---
^ CARNET DE PASSAGES EN DOUANE POUR L'ADMISSION TEMPORAIRE
{chamber} || N° {number}
= A. Titulaire: {holder}
= B. Représenté par: {bearer}
= C. Utilisation: {use?foire et exposition~matériel professionnel~échantillons commerciaux}
= D. Transport: fourgon {plate}
= G. Délivré: {issued}
= H. Utilisable jusqu'au: {expires}
= P. Garant: {guarantor}
## Liste générale
%items 3..9
1 | 2 | 3 | 4 | 5 | 6 | 7
{items.no} | {items.what=console lumière|clavecin|flycase micros|vitrine démontable|sculpture bronze|caméra|projecteur} ¶{items.marks} | {items.pieces} | {items.weight} | {items.value} | {items.origin} | 
{items.year=}
%%
~ 1 n° d'ordre, 2 désignation et marques, 3 pièces, 4 poids, 5 valeur, 6 pays d'origine, 7 réservé à la douane
= Valeur d'ensemble: {total}
= Feuillets supplémentaires: {sheets}
+++
## Souche d'exportation
Sortie par {exit_office} le {left}. {complete!Toutes les lignes ont été reconnues|Les objets de la liste ont tous été présentés~Reconnaissance partielle, les lignes manquantes sont rayées|Une partie seulement des objets a été présentée}.
+++
## Souche d'importation
Bureau de {entry_office}. À réexporter au plus tard le {reexport_by}, sauf prorogation demandée avant le {:date}.

== fr releve_carriere_retraite
q fund company:Caisse de retraite {}/CARSAT {}/Mutualité {}; pension_fund, issued_by; body that keeps the account
q insured person; pensioner, account_holder; whose working life it is
q nir id:# ## ## ## ### ### ##; social_security_number, insured_number
q born date; birth_date, date_of_birth
q edited date; statement_date, as_of; day the sheet was drawn up
q quarters number:20..172; total_quarters, validated_trimesters; quarters counted so far
q needed number:160..172; quarters_required, target_trimesters; quarters for a full pension
q legal_age date; earliest_retirement, can_leave_from; first day one may stop
q full_rate date; full_pension_date, without_reduction_from; day from which nothing is taken off
q estimate money:600..2600; projected_pension, monthly_estimate; what would be paid each month
q points number:300..9000; complementary_points, supplementary_points
q children number:1..5; children_counted, number_of_kids
q military flag; military_service_counted, national_service; whether service under arms counts
q adviser person; contact, file_manager
q reply date; correct_by, objection_deadline; until when mistakes can be reported
q gap flag; missing_periods, gaps_found; whether some years lack data
a first_job date; entered_workforce, started_work
a spouse person; partner_insured, fr:conjoint
a bank iban; pension_account, account_for_payment
a disability percent; disability_rate, incapacity
a phone phone; insured_phone, private_number; number of the insured
l years; career, periods, work_history; what counts year by year
c years.year year; calendar_year
c years.employer company:{} SA/Garage {}/Mairie de {}/Hôpital {}; company, employer_name
c years.kind phrase; activity_type, nature_of_period
c years.pay money:2000..38000; income_reported, wages
c years.quarters number:1..4; trimesters, quarters_that_year
c years.points number:10..200; points_that_year
c years.place city; workplace
---
{fund} || Édité le {edited}
{:street}, {:zip} {:city}
# Relevé de carrière
= Assuré: {insured}
= N° de sécurité sociale: {nir}
= Naissance: {born}
= Conseiller: {adviser}
%years 4..10
Année | Employeur | Nature | Revenus | T | Pts
{years.year} | {years.employer} | {years.kind=salarié|chômage|maladie|apprenti|indépendant|congé parental} | {years.pay} | {years.quarters} | {years.points}
{years.place=}
%%
Total tous régimes : {quarters} T sur {needed}. Points complémentaires : {points}. Majoration pour {children} enfant(s). {military!Votre service national est repris|Douze mois de service militaire sont validés~Aucune période militaire n'est enregistrée|Le service national n'a pas été retenu}.
{gap!Certaines années sont vides : contrôlez-les|Des périodes manquent à notre fichier~Votre relevé ne comporte pas de trou|Aucune année n'est incomplète}. Corrections à nous signaler jusqu'au {reply}.
## Estimation
= Départ possible dès: {legal_age}
= Sans décote dès: {full_rate}
= Montant brut mensuel: {estimate}
~ Barème du {:date}. Ces montants ne nous engagent pas. Serveur vocal {:phone}, prix d'un appel local.

== fr bordereau_suivi_dechets
q producer company:Clinique {}/Imprimerie {}/Garage {}; waste_producer, emitter; where the waste came from
q collector company:{} Collecte/Transports {}/{} Environnement; transporter, waste_carrier; who drives it
q treater company:{} Recyclage/Centre de traitement {}/Incinération {}; treatment_plant, final_facility; who destroys or recovers it
q trader company:Négoce {}/{} Courtage; broker, intermediary; who sold the service without touching the waste
q slip id:BSD-########-@@@; form_number, tracking_no
q siret_p id:### ### ### #####; producer_registration, emitter_siret; registration of the producer
q waste phrase; designation, waste_name; what sort of waste
q code id:## ## ##*; ewc_code, waste_code; number in the list of wastes
q adr id:UN ####; un_number, dangerous_goods_no
q packing choice:drums/containers/bulk/big bags; packaging, container_type
q parcels number:1..40; number_of_packages, colli
q tonnes unit:t 1..24; quantity, weight_declared; weight on the road
q weighed unit:t 1..24; weight_received, accepted_quantity; weight on the plant's scales
q removed date; pickup_date, taken_over
q received date; arrival_date, presented_on
q treated date; treatment_date, processed_on
q method id:@ ##; operation_code, d_r_code; code of what is done with it
q refused flag; load_rejected, refusal; whether the plant sent it back
q signer person; producer_signatory, signed_for_producer
q driver person; chauffeur, driver_name
a receiver person; plant_signatory, received_by; who signed at the plant
a licence id; transport_permit, carrier_authorisation
a price money; treatment_price, cost_per_tonne
a expiry date; permit_valid_until, acceptance_expiry
---
# Bordereau de suivi – {slip}
^ articles R. 541-42 et suivants
## 1. Émetteur
= Raison sociale: {producer}
= SIRET: {siret_p}
= Contact: {:person}, {:phone}
## 2. Installation de destination prévue
{treater}, {:street}, {:city}. Certificat d'acceptation {:id:CAP-####}. Traitement prévu {method}.
## 3. Dénomination
{waste=solvants usagés|filtres à huile|déchets d'activités de soins|boues d'encres|batteries au plomb|eaux de rinçage}, rubrique {code}
## 4. Conditionnement
{parcels} × {packing?fût~conteneur~vrac~grand récipient souple}[, mention ADR {adr}]
## 5. Quantité
☒ réelle ☐ estimée : {tonnes}
## 7. Négociant
{trader}, récépissé {:id:##-###} du {:date}
+++
## 8. Collecteur-transporteur
{collector} – conducteur {driver} – pris en charge le {removed}
+++
## 9. Déclaration de l'émetteur
Nom : {signer}, cachet et signature
+++
## 10. Expédition reçue
Présentée le {received}, poids {weighed}. {refused!☒ Lot refusé, retour à l'émetteur|Lot non conforme, refusé en totalité~☒ Lot accepté|Accepté sans réserve}.
## 11. Réalisation de l'opération
Le {treated}
~ Feuillet 4 à renvoyer sous un mois. Cerfa 12571.

== fr etat_date_copropriete
q syndic company:Cabinet {}/{} Gestion/Syndic {}; managing_agent, property_manager; who manages the building
q seller person; vendor, outgoing_owner; who sells
q buyer person; purchaser, incoming_owner; who buys
q notary person; fr:notaire, deed_drafter; who draws up the deed
q building phrase; residence, property_name; which building
q lot number:1..180; main_lot, unit_number; number of the flat in the rules
q shares number:20..900; thousandths, ownership_share; part in the common parts
q sale_date date; planned_signing, transfer_date; day of the sale foreseen
q drawn date; statement_date, prepared_on
q budget money:8000..190000; annual_budget, forecast_budget; budget of the building for the year
q quarter money:150..1400; quarterly_call, provision; what the flat pays each quarter
q owed_seller money:20..3000; arrears, due_by_seller; what the seller still owes the building
q works_fund money:100..4000; works_reserve, alur_fund; share in the fund for works
q advance money:50..900; treasury_advance, working_advance; what the buyer gives back to the seller
q lawsuit flag; litigation_pending, court_case; whether the building is before a court
q fee money:150..380; statement_fee, agent_fee; what the agent takes for this paper
q caretaker flag; has_caretaker, staff_employed; whether somebody is employed in the house
q insurer company:{} Assurances/Mutuelle {}; building_insurer, underwriter
q policy id:##-#######; policy_no, insurance_contract
a price money:90000..700000; sale_price, purchase_price
a area unit:m²; carrez_area, living_space
a next_meeting date; next_general_assembly, agm
a tenant person; occupant, lessee
a mortgagee company; bank_with_lien, lender
l works; voted_works, decisions, pending_works; works decided and not all paid
c works.what phrase; description, works_kind
c works.voted date; meeting_date, decided_on
c works.total money:4000..200000; total_cost, amount_voted
c works.share money:100..6000; lot_share, part_of_the_flat
c works.called money:50..5000; already_called, amount_called
c works.payer choice:seller/buyer; borne_by, who_pays
c works.firm company; contractor, executed_by
---
{syndic} || {drawn}
{:street} || Carte professionnelle {:id:CPI #### ####}
{:zip} {:city} || À Maître {notary}

# État daté
Mutation {seller} / {buyer}, lot {lot} ({shares}/10 000), {building=résidence Les Amandiers|12 quai Perrache|Le Clos des Lys|tour Bellevue, escalier C}. Signature envisagée le {sale_date}.
## Première partie – sommes dues par le cédant
= Charges impayées: {owed_seller}
= Honoraires du présent état: {fee}
## Deuxième partie – sommes dont le syndicat est débiteur
= Avance de trésorerie: {advance}
## Troisième partie – sommes à la charge du nouveau copropriétaire
= Appel trimestriel: {quarter}
= Fonds de travaux attaché au lot: {works_fund}
%works 2..5
Travaux | Voté le | Coût | Part du lot | Appelé | Débiteur
{works.what=ravalement côté cour|ascenseur|chaudière|toiture-terrasse|colonnes d'eau|portail} | {works.voted} | {works.total} | {works.share} | {works.called} | {works.payer=vendeur|acquéreur}
{works.firm=}
%%
Budget de l'exercice : {budget}. Multirisque {insurer}, police {policy}. {caretaker!Un gardien est logé sur place|Le syndicat emploie une gardienne~Le syndicat n'a pas de salarié|Aucun gardien, ménage sous-traité}. {lawsuit!Une procédure est en cours contre le promoteur|Le syndicat est assigné par un voisin~Pas de contentieux autre que des impayés|Aucune procédure en cours}.
~ Fonds mandants garantis par {:company}. TVA {:id:FR ## ### ### ###}. Ouvert de {:time} à {:time}.

== fr arrete_circulation_chantier
q town company:Ville de {}/Commune de {}; authority, municipality
q mayor person; signatory, signed_by
q number id:AT-####-###; order_no, arrete_ref
q applicant company:{} Travaux publics/{} Réseaux/Terrassement {}; requested_by, contractor; who asked for the measure
q client company:Régie des eaux de {}/{} Gaz/Syndicat {} Énergie; works_owner, on_behalf_of; for whom the works are done
q foreman person; site_contact, responsible_on_site
q mobile phone; site_phone, on_call_number; number that is answered at night
q road street; street, affected_road
q from date; start_date, measures_begin
q until date; end_date, measures_end
q hours phrase; daily_hours, working_window
q limit unit:km/h 20..50; speed_limit, max_speed
q works phrase; nature_of_works, reason
q lane choice:closed/alternating/narrowed; traffic_regime, restriction_kind; how traffic is restricted
q buses flag; bus_rerouted, public_transport_affected; whether buses run elsewhere
q parking flag; parking_banned, no_parking; whether cars may not stand there
q requested date; application_date, request_of
a signed date; order_date, adopted_on; day the order was signed
a police person; police_officer, in_charge_at_police
a fee money; occupation_fee, charge
a phone phone; town_hall_phone, municipality_number
a restored date; surface_restored_by, reinstatement_date
l detours; diversions, alternative_routes; how traffic goes round
c detours.who phrase; vehicle_class, for_whom
c detours.via phrase; route, streets
c detours.length unit:m 200..4000; extra_distance, detour_length
c detours.signs number:2..20; sign_count, panels
c detours.from date; starts, valid_from
c detours.to date; ends, valid_to
---
{town} || Arrêté temporaire {number}
# Réglementation de la circulation – {road}
Vu la demande reçue le {requested} de {applicant}, agissant pour {client} ;
Considérant que {works=la pose d'une conduite d'eau|le remplacement d'un câble 20 kV|la reprise d'un branchement gaz|la réfection des trottoirs|le levage d'une grue} impose des mesures de sécurité ;
ARRÊTE
Article 1. Du {from} au {until}, {hours=de 8 h à 17 h|jour et nuit|de 21 h à 5 h|hors heures de pointe}, {lane?la rue est barrée~la circulation se fait par alternat~la chaussée est rétrécie}, vitesse plafonnée à {limit}. {parking!Le stationnement y est interdit et gênant|Tout stationnement est retiré des deux côtés~Le stationnement reste autorisé|Les places restent utilisables}.
Article 2. {buses!Les bus sont déviés et leurs arrêts reportés|La ligne emprunte un autre itinéraire~Les bus continuent de passer|Les lignes régulières ne sont pas touchées}. Déviations :
%detours 2..4
 | Par | Long. | Pann. | Du | Au
{detours.who=poids lourds|voitures|cycles|piétons} | {detours.via=rue de l'Hôpital, quai Nord|avenue Foch|chemin des Prés|passage Thiers|boulevard Est} | {detours.length} | {detours.signs} | {detours.from} | {detours.to}
%%
Article 3. Signalisation posée et tenue par l'entreprise. Chef de chantier {foreman}, joignable jour et nuit au {mobile}.
Article 4. Recours possible devant le tribunal administratif sous deux mois. Un précédent arrêté du {:date} est abrogé.
> Le maire, {mayor}

== fr etat_collocation_faillite
q office company:Office des faillites de {}/Administration {} de la masse; bankruptcy_office, administrator_body
q bankrupt company:{} Sàrl en liquidation/Boulangerie {} SA/{} Bois SA; debtor_company, failed_firm
q official person; administrator, case_officer
q opened date; bankruptcy_opened, opening_date
q closed date; claims_deadline, production_deadline; until when claims could be sent in
q deposited date; available_from, laid_open_on; day from which the list can be looked at
q contest_by date; challenge_deadline, action_until; last day to bring an action
q number id:F-####-###; file_no
q assets money:4000..300000; estate_assets, realised; what the estate brought in
q liabilities money:20000..900000; admitted_total, sum_of_claims
q dividend percent; expected_dividend, payout_share; share that simple creditors will get
q summary flag; summary_procedure, simplified; whether the short procedure applies
q fees money:800..20000; costs_of_proceedings, administration_fees
q judge person; bankruptcy_judge, ordered_by
q room phrase; where_to_inspect, counter
a meeting date; creditors_meeting, assembly
a director person; company_director, former_manager
a buyer company; assets_bought_by, acquirer
a auction date; auction_date, sale_day
a employees number; staff_dismissed, workforce
l claims; admitted_claims, creditors; who claims what, class by class
c claims.rank phrase; class, priority_rank; class in which they are paid
c claims.no number:1..80; entry_number, order_no
c claims.creditor company:{} Treuhand/Caisse {}/{} Matériaux/Garage {}; claimant, creditor_name
c claims.cause phrase; title, ground
c claims.asked money:300..90000; amount_claimed, produced
c claims.granted money:300..90000; amount_admitted, accepted
c claims.remark phrase; note, official_remark
c claims.lawyer person; represented_by, agent
---
^ {office}
# État de collocation
Faillite {bankrupt} – {number} – ouverte le {opened} par {judge}
Les productions étaient reçues jusqu'au {closed}. {summary!La liquidation suit la forme sommaire|Procédure sommaire selon l'art. 231 LP~La liquidation suit la forme ordinaire|Procédure ordinaire avec assemblée}. Déposé à {room=guichet 4|la salle de consultation|bureau 212|l'étage, porte B} dès le {deposited} ; action en contestation jusqu'au {contest_by}.
%claims 4..10
N° | Créancier | Cause | Produit | Admis | Obs.
/ {claims.rank=Première classe|Deuxième classe|Troisième classe|Créances garanties par gage}
{claims.no} | {claims.creditor} | {claims.cause=salaires|livraisons|loyers|cotisations|prêt|impôts} | {claims.asked} | {claims.granted} | {claims.remark=réduit|pièces au dossier|retenue|-|sous réserve}
{claims.lawyer=}
%%
= Actif réalisé: {assets}
= Passif admis: {liabilities}
= Frais de masse: {fees}
= Dividende probable, dernière classe: {dividend}
> {official}
~ {:street}, {:zip} {:city}. Feuille officielle du {:date}. Compte {:iban}.

== fr formulaire_visa_long_sejour
q consulate company:Consulat général de {}/Ambassade à {}; mission, visa_office
q surname last; family_name, last_name
q birth_name last; maiden_name, name_at_birth; name before marriage
q given first; first_names, given_name
q born date; birth_date
q birth_city city; place_of_birth, born_in
q birth_country country; country_of_birth
q nationality country; citizenship, current_nationality
q sex choice:female/male; gender
q status choice:single/married/widowed; marital_status, civil_status
q passport id:##@@#####; travel_document_no, passport_number
q issued_on date; passport_issue_date, document_issued
q valid_to date; passport_expiry, document_expires
q job phrase; occupation, current_profession
q purpose choice:study/work/family; reason_of_stay, purpose_of_travel
q arrival date; intended_arrival, entry_date
q stay duration; length_of_stay, intended_duration
q host company:Université de {}/Lycée {}/{} Ingénierie; inviting_body, receiving_organisation
q sponsor person; funded_by, pays_for_stay
q resides_abroad flag; lives_elsewhere, resident_third_country; whether one lives in a land not one's own
q mail email; applicant_email, contact_email
a father person; father_name, name_of_father
a host_phone phone; inviting_body_phone, host_number
a previous_visa id; earlier_visa, last_visa_no
a fee money; visa_fee, charge_paid
a departure date; leaves_on, intended_departure; day one means to leave again
a employer company; current_employer, works_at
---
{consulate} || Cadre réservé à l'administration
> Déposé le {:date} – guichet {:number:1..9}
# Demande de visa pour un long séjour
= 1. Nom: {surname}
= 2. Nom de naissance: {birth_name}
= 3. Prénom(s): {given}
= 4. Date de naissance: {born}
= 5. Lieu de naissance: {birth_city}
= 6. Pays de naissance: {birth_country}
= 7. Nationalité actuelle: {nationality}
= 8. Sexe: {sex?☐ M ☒ F~☒ M ☐ F}
= 9. État civil: {status?☒ célibataire ☐ marié(e) ☐ veuf(ve)~☐ célibataire ☒ marié(e) ☐ veuf(ve)~☐ célibataire ☐ marié(e) ☒ veuf(ve)}
= 12. Numéro du document de voyage: {passport}
= 13. Délivré le: {issued_on}
= 14. Expire le: {valid_to}
= 17. Courriel: {mail}
= 18. Résidence dans un autre pays: {resides_abroad!☒ oui ☐ non~☐ oui ☒ non}
= 19. Activité professionnelle: {job=infirmière|ingénieur civil|étudiante|cuisinier|pianiste|doctorant}
= 21. Motif: {purpose?études~travail salarié~rejoindre son conjoint}
= 22. Organisme d'accueil: {host}
= 24. Entrée prévue en France: {arrival}
= 25. Durée: {stay}
= 27. Moyens d'existence pris en charge par: {sponsor}
Je certifie exactes les indications ci-dessus.
~ Biométrie relevée le {:date}. Récépissé {:id:RCP-######}. Informations : {:phone}, {:url}.

== fr commission_attribution_logements
q landlord company:{} Habitat/Office {} de l'habitat/Foyer {}; housing_body, social_landlord
q chair person; presided_by, chairperson
q clerk person; secretary, minutes_by
q held date; meeting_date, session_day
q next date; next_session, following_meeting
q began time; opened_at, start_time
q ended time; closed_at, end_time
q quorum flag; quorum_reached, valid_session; whether enough members came
q voters number:3..9; voting_members, votes_present
q prefect person; prefecture_representative, state_delegate
q mayor_rep person; town_representative, municipal_delegate
q session id:CAL-##-##; session_no
q files number:10..60; cases_examined, applications_seen
q refused number:1..9; refusals, rejected_count
q vacant number:2..20; dwellings_offered, empty_flats
q seal flag; minutes_approved, previous_minutes_adopted; whether the last minutes were approved
a tenant_rep person; tenants_representative, elected_tenant
a deposit money; security_deposit, guarantee_sum
a appeal_by date; appeal_deadline, objection_until
a entry date; move_in, tenancy_start
l awards; attributions, allocations; which flat to whom
c awards.estate phrase; residence, site, housing_estate; estate where the flats stand
c awards.flat id:@###; dwelling_no, unit
c awards.rooms short; type, number_of_rooms
c awards.rent money:280..900; monthly_rent, rent_without_charges
c awards.first person; rank_1, chosen_household, awarded_to; who gets it
c awards.second person; rank_2, substitute; who gets it if the first declines
c awards.income money:900..3000; household_income, monthly_income
c awards.quota phrase; contingent, reserved_for; who had the right to propose
c awards.energy short; energy_class, epc
---
{landlord} || Séance {session}
# Procès-verbal – commission d'attribution
Le {held} à {began}, sous la présidence de {chair}. Voix délibératives : {voters}. {quorum!Le quorum est atteint|La commission peut valablement délibérer~Le quorum n'étant pas atteint, les avis sont consultatifs|Faute de quorum, les décisions seront confirmées}. Pour la préfecture : {prefect}. Pour la ville : {mayor_rep}. Excusée : {:person}.
{seal!Le procès-verbal de la séance précédente est adopté|Le compte rendu précédent est approuvé~L'adoption du procès-verbal précédent est reportée}.
{files} dossiers ont été vus pour {vacant} logements ; {refused} rejets.
%awards 3..9
Logt | Type | Loyer | Rang 1 | Rang 2 | Ress. | Cont.
/ Résidence {awards.estate=Les Tilleuls|Jean-Moulin|Bel-Air|La Forge|Les Rives}
{awards.flat} | T{awards.rooms=2|3|4|1 bis|5} | {awards.rent} | {awards.first} | {awards.second} | {awards.income} | {awards.quota=ville|préfet|1 %|bailleur|département}
{awards.energy=}
%%
Prochaine séance le {next}. Levée à {ended}.
> Secrétariat : {clerk}
~ Plafonds de ressources au {:date}. {:phone}

== fr recu_fiscal_don
q charity company:Fondation {}/Les Amis de {}/Secours {}; beneficiary, charity_name, recipient_body
q purpose phrase; object, mission_of_body; what the body is for
q approved date; recognised_on, decree_date; day the body was recognised
q siren id:### ### ###; registration, body_number
q receipt id:RF-####-####; receipt_no, order_number
q donor person; giver, donor_name
q donor_street street; donor_address, giver_street
q donor_zip zip; postcode_of_donor
q donor_city city; town_of_donor
q amount money:20..5000; gift_amount, sum_given
q words phrase; amount_in_words
q given date; gift_date, received_on
q form choice:cash/deed/shares; nature_of_gift, form_of_gift
q mode choice:cheque/transfer/direct debit; payment_method, how_paid
q rate choice:66 percent/75 percent; tax_reduction, deduction_rate
q treasurer person; signed_by, signatory_name
q issued date; receipt_date, date_of_receipt
q monthly flag; regular_donor, recurring; whether the giver gives every month
a president person; chair_of_body, president_name
a donor_tax_no id; tax_number, fiscal_id
a bank iban; charity_account, account_number
a project phrase; earmarked_for, gift_purpose
a mail email; donor_email
---
# Reçu au titre des dons
^ N° d'ordre {receipt} – article 200 du code général des impôts
## Bénéficiaire des versements
{charity}
{:street}, {:zip} {:city}
Objet : {purpose=aide alimentaire|recherche sur les maladies rares|sauvegarde du littoral|bourses d'étudiants|accueil de réfugiés}
☒ Reconnue d'utilité publique par décret du {approved} – SIREN {siren}
☐ Association cultuelle ou de bienfaisance
## Donateur
= Nom: {donor}
= Adresse: {donor_street}
= Code postal: {donor_zip}
= Commune: {donor_city}
Le bénéficiaire reconnaît avoir reçu la somme de ***{amount}***[ (en lettres : {words=cent vingt euros|deux cents euros|soixante euros|mille euros})]
Date du versement : {given}
Forme du don : {form?☒ don manuel ☐ acte authentique ☐ titres~☐ don manuel ☒ acte authentique ☐ titres~☐ don manuel ☐ acte authentique ☒ titres}
Mode de versement : {mode?chèque~virement~prélèvement}
{monthly!Merci de votre fidélité mois après mois|Ce reçu réunit vos dons mensuels~Ce reçu vaut pour un don unique|Don ponctuel}. Ouvre droit à réduction {rate?de 66 %~de 75 %}.
> Fait le {issued}
> {treasurer}, trésorier
~ Comptes certifiés par {:company} le {:date}. Service donateurs {:phone}.

== fr inventaire_scelles_gendarmerie
q unit company:Brigade de {}/Compagnie de gendarmerie de {}/Section de recherches de {}; police_unit, force
q officer person; drawn_up_by, fr:opj, sealing_officer
q assisting person; second_officer, assistant; who helped the officer
q suspect person; person_searched, in_presence_of
q witness person; required_witness, bystander
q file id:#####/####/####; procedure_no, pv_number
q offence phrase; alleged_offence, charge
q began time; search_began, started
q ended time; search_ended, finished
q day date; search_date, seized_on
q place street; searched_address, premises
q prosecutor person; public_prosecutor, informed_magistrate
q keeper company:Greffe du tribunal de {}/Dépôt {}; stored_at, custodian
q consent flag; consent_given, written_agreement; whether the occupant agreed in writing
q photos number:4..90; photographs, pictures_taken
a lawyer person; defence_counsel, attorney
a returned date; returned_on, restitution_date
a expert person; forensic_expert, examined_by
a born date; suspect_birth_date, date_of_birth
a value money; estimated_value, total_worth
l seals; exhibits, sealed_items; what was put under seal
c seals.no short; seal_number, exhibit_id
c seals.what phrase; object, description
c seals.where phrase; found_in, location
c seals.qty number:1..30; pieces, quantity
c seals.by person; discovered_by, finder
c seals.at time; found_at, hour
c seals.lab phrase; sent_to, laboratory
---
GENDARMERIE NATIONALE || PV n° {file}
{unit} || Pièce {:number:2..40}
# Procès-verbal de perquisition et inventaire des scellés
Nous, {officer}, officier de police judiciaire, assisté de {assisting}, agissant pour {offence=vol en réunion|recel|trafic de cartes grises|faux et usage|contrebande de tabac}, instructions de {prosecutor}, procureur.
Le {day} à {began}, nous présentons {place}, en présence de {suspect} et de {witness}, requis. {consent!L'occupant nous remet son assentiment écrit de sa main|Assentiment exprès donné par écrit~Agissant en flagrance, l'assentiment n'est pas requis|L'occupant refuse de donner son accord écrit}.
%seals 3..9 lines
Scellé {seals.no} – {seals.at} – {seals.what=ordinateur portable|liasse de billets|téléphone sans carte|trois plaques minéralogiques|carnet manuscrit|cartouches de cigarettes|clé USB}
découvert par {seals.by}, {seals.where=tiroir du bureau|coffre du véhicule|sous l'évier|cave n° 6|dans un sac de sport}, {seals.qty} pièce(s)
{seals.lab=}
%%
{photos} clichés joints. Opération close à {ended}. Lecture faite, l'intéressé persiste et signe. Scellés déposés à {keeper}.
~ Copie numérique transmise le {:date}. Permanence {:phone}.

== fr enquete_parcellaire_riverain
q developer company:{} Autoroutes/SNCF Réseau {}/Société {} du canal; project_owner, expropriating_body
q project phrase; scheme, operation_name
q prefect company:Préfecture de {}/Sous-préfecture de {}; prefecture, ordering_authority
q order date; order_date, prefectoral_order
q opens date; inquiry_start, from
q closes date; inquiry_end, until
q inspector person; commissioner, inquiry_officer
q owner person; landowner, addressee
q co_owner person; joint_owner, second_owner
q return_by date; form_due, questionnaire_deadline; until when the form must come back
q agent person; land_agent, negotiator; who speaks for the developer
q agent_phone phone; land_agent_phone, contact_of_agent
q leased flag; farmed_by_tenant, land_let; whether somebody else works the land
q total unit:m² 800..30000; total_taking, area_needed
q sheet id:EP-###; dossier_no, owner_sheet
q sitting date; hearing_day, commissioner_present_on; when the commissioner receives
q hall phrase; where_received, hearing_place
a compensation money; indemnity, price_offered
a works_start date; construction_begins, works_from
a judge person; expropriation_judge, magistrate
a farmer person; tenant_farmer, operator_of_land
a notary person; deed_notary, fr:notaire
l plots; parcels, cadastral_lines; the pieces of land
c plots.section short; cadastral_section, sheet
c plots.no number:1..900; plot_number, parcel_no
c plots.locality phrase; place_name, lieu_dit
c plots.use phrase; land_use, nature
c plots.area unit:m² 300..40000; total_area, plot_size
c plots.taken unit:m² 50..9000; area_taken, taking
c plots.left unit:m² 50..30000; remainder, area_left
c plots.slope percent; gradient
---
{developer} || Fiche propriétaire {sheet}
Opération : {project=déviation nord|doublement de la voie 2|élargissement du canal|échangeur des Quatre-Vents} || Lettre recommandée

# Notification individuelle
{owner}
{:street}
{:zip} {:city}

Par arrêté du {order}, {prefect} a prescrit une enquête du {opens} au {closes}, conduite par {inspector}, qui recevra le public le {sitting}, {hall=salle du conseil|maison des associations|mairie annexe|salle polyvalente}. Vous figurez au cadastre avec {co_owner} pour :
%plots 2..7
S. | N° | Lieu-dit | Nat. | Cont. | Empr. | Reste
{plots.section=ZA|B|ZK|AE|C} | {plots.no} | {plots.locality=Les Longues Raies|Pré Bonnet|La Combe|Sous-le-Bois|Champ du Puits} | {plots.use=terre|pré|bois|friche|jardin} | {plots.area} | {plots.taken} | {plots.left}
{plots.slope=}
%%
= Emprise en tout: {total}
{leased!D'après nos informations ces terres sont affermées|Un fermier exploite ces parcelles~Vous exploitez vous-même ces terres|Les parcelles sont libres de tout bail}. Le questionnaire joint est à rendre au plus tard le {return_by}. Votre interlocuteur : {agent}, {agent_phone}.
~ Copie affichée en mairie. Plans établis par {:company}, géomètre, le {:date}.

== fr detachement_a1
q institution company:Caisse {} d'assurance/URSSAF de {}/Office {} de sécurité sociale; issuing_institution, competent_body
q worker person; posted_person, employee
q pin id:# ## ## ## ### ###; personal_id_number, insurance_number
q born date; date_of_birth
q nationality country; citizenship
q home street; address_in_home_state, residence
q employer company:{} Montage/{} Échafaudages/{} Spectacles; home_employer, posting_company
q employer_no id:### ### ### #####; employer_number, company_id
q host company:{} Bau GmbH/Chantier {}/{} NV; host_company, place_of_work; where the person works meanwhile
q host_city city; host_town, workplace_city
q host_country country; state_of_work, country_of_stay
q from date; start_date, posting_from
q to date; end_date, posting_until
q law country; applicable_legislation, member_state_legislation; whose social law applies
q basis choice:posted/self-employed/several states; status, legal_ground
q fixed flag; fixed_address_abroad, stable_place; whether there is one set place of work
q officer person; issued_by_person, stamp_officer
q issued date; date_of_issue, certificate_date
a wage money; gross_pay, salary_abroad
a health_card id; ehic, health_insurance_card
a replaced person; predecessor, person_replaced
a visa id; work_permit, permit_number
a hired date; hire_date, employment_start
---
^ Coordination des systèmes de sécurité sociale
# A1 – Législation applicable au titulaire
## 1. Renseignements concernant le titulaire
= 1.1 Numéro d'identification personnel: {pin}
= 1.2 Nom et prénom: {worker}
= 1.4 Date de naissance: {born}
= 1.5 Nationalité: {nationality}
= 1.7 Adresse dans l'État de résidence: {home}
## 2. Législation applicable
= 2.1 État membre: {law}
= 2.2 Date de début: {from}
= 2.3 Date de fin: {to}
## 3. Situation
{basis?☒ 3.1 salarié détaché ☐ 3.3 non-salarié détaché ☐ 3.2 actif dans plusieurs États~☐ 3.1 salarié détaché ☒ 3.3 non-salarié détaché ☐ 3.2 actif dans plusieurs États~☐ 3.1 salarié détaché ☐ 3.3 non-salarié détaché ☒ 3.2 actif dans plusieurs États}
## 4. Employeur
= 4.1 Raison sociale: {employer}
= 4.2 Numéro: {employer_no}
= 4.3 Adresse: {:address}
## 5. Lieu d'activité
= 5.1 Entreprise: {host}
= 5.2 Ville: {host_city}
= 5.3 Pays: {host_country}
= 5.4 Adresse fixe: {fixed!☒ oui ☐ non~☐ oui ☒ non, changements fréquents}
## 6. Institution compétente
{institution}, {:address}, tél. {:phone}
Date : {issued} – Nom : {officer}
~ Demande du {:date}. À présenter lors de tout contrôle. Page 1/2

== fr pv_conciliation_prudhommes_minute
q court company:Conseil de prud'hommes de {}/Bureau de conciliation de {}; labour_court, tribunal
q section choice:industry/commerce/agriculture/management; division, court_section
q docket id:F ##/#####; rg_number, list_no
q worker person; claimant, employee
q firm company:{} Propreté/Hôtel {}/{} Sécurité; respondent, employer
q worker_side person; claimant_counsel, assisted_by; who stands by the employee
q firm_side person; employer_representative, respondent_counsel; who appears for the firm
q president person; chair, presiding_councillor
q councillor person; assessor, second_councillor
q clerk person; fr:greffiere, court_clerk
q held date; hearing_date, session_of
q seized date; claim_filed, referral_date; day the claim came in
q hired date; start_of_employment, joined_on
q dismissed date; end_of_employment, dismissal_date
q agreed flag; settlement_reached, conciliation_total; whether they came to terms
q lump money:800..24000; settlement_sum, agreed_indemnity
q pay_by date; payment_deadline, due_on; until when it must be paid
q papers phrase; documents_to_hand_over, papers_due
a trial date; judgment_hearing, referred_to
a wage money; average_salary, monthly_pay
a paid date; payment_date, paid_on
a union company; trade_union, represented_by_union
a bailiff person; enforcement, fr:commissaire_de_justice
l heads; claims, requests, heads_of_claim; what the employee asked for
c heads.what phrase; claim, head
c heads.asked money:200..12000; amount_claimed
c heads.law phrase; legal_basis, article
c heads.offered money:100..6000; amount_offered, employer_offer
c heads.kept money; amount_granted, settled_at
---
{court} || RG {docket}
Section {section?industrie~commerce~agriculture~encadrement} || Minute {:number:100..900}
# Procès-verbal de conciliation
Audience du {held}. Bureau : {president}, président, {councillor}, assesseur, {clerk}, greffière.
{worker}, assistée de {worker_side} || {firm}, représentée par {firm_side}
Entrée le {hired}, licenciée le {dismissed}, la demanderesse a saisi le conseil le {seized} des chefs suivants :
%heads 2..6
Chef | Demandé | Texte | Offre
{heads.what=heures supplémentaires|préavis|congés payés|dommages-intérêts|prime d'ancienneté|travail dissimulé} | {heads.asked} | {heads.law=L. 3171-4|L. 1234-1|L. 3141-28|L. 1235-3|L. 8223-1} | {heads.offered}
{heads.kept=}
%%
{agreed!Les parties se rapprochent et transigent sur l'ensemble|Un accord met fin au litige~Les parties ne se sont accordées que sur une partie|Aucun accord complet n'a pu être trouvé}. L'employeur s'engage à verser {lump} au plus tard le {pay_by} et à remettre {papers=un certificat de travail corrigé|l'attestation destinée à France Travail|les bulletins rectifiés}.
Renvoi antérieur du {:date} pour pièces. Chaque partie garde ses frais.
~ Copies exécutoires délivrées. {:street}, {:city}, accueil {:phone}
`
