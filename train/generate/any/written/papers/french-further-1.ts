/** Further papers in French: trade, banks, freight and accounts. */
export const frenchFurtherPapers1 = `
== fr confirmation_livraison_toles
q seller company:Aciéries {}/{} Métaux/Négoce {}; vendor, supplier, fr:vendeur; who confirms and will deliver
q customer company:Ateliers {}/Chaudronnerie {}/{} Tôlerie; buyer, fr:client; who had ordered
q confirmation_no id:AR######; our_reference, acknowledgement_id; number the seller gave to this confirmation
q buyer_ref id:@@-####; customer_order_no, their_reference; number under which the customer had ordered
q confirmed_on date; date_of_confirmation, document_date; day the seller wrote the confirmation
q ordered_on date; order_received, fr:date_commande; day the order reached the seller
q clerk person; sales_assistant, handled_by; who takes care of the order at the seller's|inside sales person named as the one to talk to|interlocutrice chez le vendeur
q buyer_contact person; purchaser, ordered_by; who ordered at the customer's
q rep person; field_sales, outside_representative; seller's person who travels in the region
q incoterm phrase; delivery_terms, trade_term; who bears the carriage, in the words of the confirmation
q place city; delivered_to, destination; town up to which the carriage is paid or where the goods are taken over
q payment_days number:10..75; net_days, credit_period; days of credit counted from the end of the month
q surcharge percent; alloy_surcharge, fr:supplement; addition for scrap or alloy
q net_sum money:900..90000; total_net, amount_before_tax; whole order without tax|total hors taxes de la commande confirmée
q weight unit:t 1..60; theoretical_weight, order_weight, fr:poids; tonnes of the whole order as calculated
q split flag; deliveries_split, several_drops; whether the goods come in more than one delivery
q certificate phrase; material_certificate, test_document; kind of paper that goes with the metal
a vat money; vat_amount, tax, fr:montant de la TVA
a carrier company; haulier, forwarder, fr:transporteur; who drives the goods|firm whose lorry brings it
a plate id; truck_plate, fr:immatriculation
a discount percent; rebate, trade_discount
a invoice_no id; bill_number, fr:facture; number of the bill, not of the order or confirmation
l positions; order_lines, items; what is confirmed
c positions.pos number:10..90; line_no, pos
c positions.grade phrase; steel_grade, quality
c positions.format id:####x####; dimensions, sheet_size
c positions.thick unit:mm 1..40; thickness, gauge
c positions.pieces number:1..90; sheets, qty
c positions.price money:700..2900; price_per_tonne, unit_price, fr:prix
c positions.ready date; ready_on, promised_for; day the line is to leave the works
c positions.cut phrase; processing, finishing
---
{seller} || {customer}
{:street}, {:zip} {:city} || À l'attention de {buyer_contact}
?Téléphone {:phone} || Votre commande {buyer_ref}, <reçue|enregistrée> le {ordered_on}

# Confirmation {confirmation_no}
Nous <vous remercions de votre commande et la confirmons|confirmons votre ordre> ce jour, {confirmed_on}, aux conditions suivantes :
%positions 3..8
Pos. | Nuance | Format | Ép. | Nb | Prix/t | Façon | Départ usine
{positions.pos} | {positions.grade=S235JR|S355J2+N|DC01|304L|HARDOX 450|DD11} | {positions.format} | {positions.thick} | {positions.pieces} | {positions.price} | {positions.cut=brut|grenaillé|découpe laser|huilé|–|} | {positions.ready}
%%
= Poids théorique: {weight}
= Supplément alliage: {surcharge}
= Total hors taxes: {net_sum}
= Conditions: {incoterm=franco|EXW|DAP|départ dépôt} {place}
= Règlement: {payment_days} jours fin de mois
= Document matière: {certificate=3.1 selon EN 10204|2.2|3.2 avec organisme tiers|relevé de coulée}
{split!Les lignes vous parviendront au fur et à mesure de leur disponibilité|Nous livrerons en plusieurs fois~Le tout arrivera par un seul camion|La marchandise sera groupée sur un seul départ}. Tolérance de quantité : ± {:number:2..10} %.
Votre interlocutrice : {clerk} || Commercial de secteur : {rep}
~ Sauf avis contraire sous 48 heures, la présente vaut accord. Offre n° {:id:OF#####} du {:date}. Réserve de propriété. RCS {:city} {:id:### ### ###}. {:email}

== fr releve_stock_consignation
q owner company:{} Visserie/Outillage {}/{} Fixations; goods_owner, consignor, supplier; to whom the goods still belong
q keeper company:Garage {}/Concession {}/Ateliers {}; consignee, stockist, fr:depositaire; who holds the goods and pays when used
q counted_on date; stocktake_date, count_day; day of the count this sheet reports
q previous_count date; last_count, earlier_stocktake; jour du comptage précédent
q counter person; counted_by, supplier_rep; who counted for the owner
q witness person; storekeeper, fr:magasinier; who was present for the holder
q contract id:DEP-###; deposit_agreement, contract_no, fr:numéro de contrat; agreement under which the goods lie there
q value_kept money:800..40000; stock_value, value_on_site; value of what is still there
q to_invoice money:50..9000; consumption_value, bill_amount; value of what was used and will be billed
q insured_by company:{} Assurances/Mutuelle {}; insurer; who pays if the goods burn
q expired flag; out_of_date_items, perished_goods; whether goods past their date were found
q shelf phrase; storage_place, where_kept; where in the holder's house the goods lie
q next_count date; following_count, fr:prochain comptage; when goods will be counted again
a invoice id; invoice_number, fr:facture
a due date; pay_by, payment_deadline, fr:échéance; day by which the used goods must be paid
a manager person; director, site_manager
a supplied date; last_refill, replenished_on; day of the latest refill
l lines; items, stock_lines; article by article
c lines.code id:##-####; article_no, sku
c lines.what phrase; designation, article, fr:désignation
c lines.opening number:10..90; before, opening_stock
c lines.added number:1..60; receipts, refilled
c lines.found number:0..80; counted, stock_found
c lines.used number:1..50; consumed, taken
c lines.price money:1..90; unit_price, price, fr:prix
c lines.note phrase; remark, observation, fr:remarque
c lines.min number; reorder_point, minimum_stock
---
# Stock en dépôt – comptage
{owner} <chez|en dépôt chez> {keeper}
Contrat {contract} || Rayonnage : {shelf=allée C|mezzanine|armoire rouge|atelier 2, mur nord}
%lines 4..10
Code | Article | Av. | Entré | Trouvé | Sorti | PU | Obs.
{lines.code} | {lines.what=vis TF 6x60|écrou frein M8|foret 8 mm|bague conique|colle filet fort|joint cuivre|collier 32|rivet 4,8} | {lines.opening} | {lines.added} | {lines.found} | {lines.used} | {lines.price} | {lines.note=boîte ouverte|RAS|mal rangé||à retourner|}
{lines.min=}
%%
Compté le {counted_on} par {counter}, en présence de {witness}. Comptage d'avant : {previous_count} ; le suivant est retenu pour le {next_count}.
= Reste en rayon (valeur): {value_kept}
= À facturer: {to_invoice}
{expired!Deux tubes de colle périmés ont été mis de côté|Des produits dont la date est passée ont été retirés~Toutes les dates sont bonnes|Aucun produit dépassé n'a été trouvé}.
~ Les marchandises restent propriété du déposant jusqu'à leur prélèvement ; elles sont couvertes auprès de {insured_by}. Formulaire du {:date}, tarif {:year}. {:phone}

== fr bordereau_escompte_effets
q bank company:Banque {}/Crédit {}/Caisse {}; discounting_bank, fr:banque
q client company:Établissements {}/{} Distribution/Tissages {}; remitter, drawer, customer, fr:client; who hands the bills in
q branch city; agency, branch_office; town of the bank's office
q account id:#####.###.##; account_to_credit, account_no
q remitted date; handed_in_on, fr:date_de_remise; day the bills were handed in
q value_date date; credited_as_of, fr:date de valeur; day from which the money counts on the account|date de valeur du crédit
q slip id:ESC-#####; slip_number, remittance_no
q gross money:4000..90000; nominal_total, face_value; sum of the bills before anything is taken off
q rate percent; discount_rate, fr:taux
q interest money:20..900; discount_interest, fr:agios; amount kept back for the days still to run, without commission
q handling money:4..90; handling_commission, per_bill_fees
q tax money:1..40; vat, fr:tva
q net money:3000..89000; net_credited, proceeds; what reaches the account|what is left after interest, commission and tax
q ceiling money:20000..200000; discount_line, authorised_ceiling; most the bank will discount for this client
q advisor person; account_manager, fr:conseiller
q accountant person; signed_for_client, remitted_by; who handed the bills in for the client
q recourse flag; with_recourse, recourse; whether the client answers when a drawee does not pay
a unpaid money; unpaid_bills, returned_sum; sum of bills that came back
a iban iban; bank_details, fr:compte bancaire
a guarantor person; guarantor, fr:aval; who vouches with his own money
a line_expiry date; line_valid_until, review_date
l bills; drafts, effects, fr:effets; bill by bill
c bills.no number:1..30; seq, rank, fr:numéro
c bills.drawee company; drawee, debtor, fr:tire
c bills.town city; domicile, payable_at, fr:ville
c bills.due date; maturity, fr:echeance
c bills.days number:10..90; days_to_run, days
c bills.sum money:300..9000; amount, face_amount, fr:montant
c bills.kind phrase; type, instrument
c bills.accepted short; accepted, acceptance_sign
c bills.refused date; refused_on
---
{bank} – agence de {branch}
> {client}
> Compte {account}
# Bordereau d'escompte {slip}
Remis le {remitted} par {accountant} ; valeur {value_date}
%bills 3..9
N° | Tiré | Domicile | Nature | Échéance | J. | Montant | A
{bills.no} | {bills.drawee} | {bills.town} | {bills.kind=LCR|BOR|traite|billet} | {bills.due} | {bills.days} | {bills.sum} | {bills.accepted=A|N}
{bills.refused=}
%%
Total brut || {gross}
– Intérêts ({rate}) || {interest}
– Commission par effet || {handling}
– TVA sur commission || {tax}
Net porté à votre crédit || {net}
~ A : accepté, N : non accepté. Plafond accordé {ceiling}, utilisé au {:date} : {:money:2000..19000}.
{recourse!Tout effet impayé sera débité de votre compte|En cas d'impayé, nous nous retournons contre vous~La banque supporte seule le défaut des tirés|Un impayé ne vous sera pas réclamé}.
> Votre conseiller : {advisor}

== fr avis_opere_titres
q broker company:{} Bourse/Banque privée {}/{} Gestion; intermediary, issuer_of_notice, fr:intermediaire
q holder person; client, account_holder
q joint person; co_holder, joint_holder; second person on the account
q dossier id:T#######; securities_account, custody_no
q traded date; execution_date, fr:date d'execution; day the deal was done|jour où l'ordre a été exécuté
q at time; execution_time, executed_at
q settled date; settlement_date, delivery_versus_payment; day on which money and shares change hands
q notice id:AO########; notice_number, contract_note_no
q side choice:buy/sell; direction, deal_type; whether the client bought or sold
q security company:{} SA/Groupe {}/{} Industries; stock, fr:valeur, instrument
q isin id:FR00########; isin, security_code
q market phrase; venue, place_of_execution
q quantity number:5..900; shares, number_traded; shares in this deal
q price money:4..300; unit_price, executed_price, fr:prix; price of one share at which it was done
q limit money:4..320; order_limit, limit_price; worst price the client had allowed
q gross money:200..90000; gross_amount, consideration
q commission money:4..300; brokerage, fr:courtage; the intermediary's own fee
q duty money:1..200; stamp_duty, transaction_tax
q net money:200..91000; net_amount, total_debited_or_credited
q after number:5..2000; position_after, new_holding; shares held once it is done
q discretionary flag; under_mandate, managed_account; whether the bank decides by itself for the client
a dividend money; dividend, coupon
a gain money; capital_gain, fr:plus-value; profit made on the sale
a manager person; portfolio_manager, advisor
a given date; order_placed_on, instructed_on; day the client gave the order|day the client placed the order
---
{broker} || Avis {notice}
{:street}, {:zip} {:city} || Dossier-titres {dossier}

{holder}
?ou {joint}

# Avis d'opéré
Nous avons {side?acquis pour votre compte|acheté d'ordre et pour compte~cédé pour votre compte|vendu d'ordre et pour compte} :
= Valeur: {security}
= ISIN: {isin}
= Quantité: {quantity}
= Place: {market=Euronext Paris|Euronext Bruxelles|SIX|gré à gré|BRVM Abidjan}
= Exécuté: {traded}, {at}
= Cours: {price}
?= Limite de l'ordre: {limit}
= Brut: {gross}
= Courtage: {commission}
= Taxe sur les opérations: {duty}
= Net: {net}
Le règlement-livraison interviendra le {settled}. Après cette opération vous détenez {after} titres de cette ligne, contre {:number:1..900} au {:date}.
{discretionary!Opération décidée par nos soins dans le cadre du mandat|Vous nous avez confié le choix des valeurs~Opération passée sur votre seule instruction|Aucun mandat de gestion n'existe entre nous}.
~ Réclamation sous {:number:2..8} jours ouvrés, {:email}. Agrément {:id:####-##}. Cours de la veille : {:money:4..300}.

== fr appel_fonds_vefa
q developer company:SCCV {}/{} Promotion/Les Résidences {}; seller, promoter, fr:promoteur
q buyer person; purchaser, fr:acquereur
q co_buyer person; second_buyer, spouse
q programme company:Résidence {}/Le Clos {}/Villa {}; scheme, development
q lot id:@##; flat_no, lot
q parking id:P-###; parking_space, car_space; number of the place for the car
q stage phrase; milestone, works_stage; stage of building that makes this call due
q reached date; stage_reached_on, milestone_date; day the architect says the stage was reached
q certified_by person; certifying_architect, architect
q share percent; call_percentage, part_due_now; part of the price called this time|part of the price asked for by this letter alone
q cumulative percent; cumulative_percentage, called_so_far; part of the price called including this letter
q price money:140000..500000; purchase_price, total_price, fr:prix; whole price in the deed
q called money:7000..120000; amount_due, this_call; amount to be paid now
q due date; payable_until, pay_before, fr:échéance
q notary company:Étude {}/Notaires {} et associés; notary_office, fr:notaire
q deed_date date; deed_signed, sale_signed_on; jour de la signature de l'acte
q lender company:Crédit {}/Banque {}; mortgage_bank, financing_bank; who pays out the loan
q loan_no id:PR-######; loan_reference
q iban iban; account_to_pay, developer_account, fr:compte bancaire
q late_rate percent; default_interest, fr:interet de retard; what is added for each month of delay
q delay flag; behind_programme, handover_postponed; whether the flat will be ready later than promised
a handover date; delivery_date, keys_on; when the keys are given|day on which the flat is given over
a surface unit; floor_area, living_space
a guarantor company; completion_guarantor, fr:garant d'achevement
a contractor company; builder, main_contractor
a floor number; storey, fr:etage
l calls; earlier_calls, payment_history; calls made so far
c calls.no number:1..6; call_no, rank, fr:numéro
c calls.stage phrase; stage, milestone
c calls.part percent; percentage, share
c calls.sum money:7000..90000; amount, called, fr:montant
c calls.paid date; paid_on, received
c calls.fee money; interest_charged
---
{developer}
Programme {programme} || Lot {lot}, stationnement {parking}
> {buyer}[ et {co_buyer}]

# Appel de fonds
Par acte du {deed_date} reçu par {notary}, vous avez acquis en l'état futur d'achèvement pour {price}. {certified_by}, architecte, atteste que le stade « {stage=achèvement des fondations|plancher bas du rez-de-chaussée|mise hors d'eau|mise hors d'air|cloisons posées} » a été atteint le {reached}.
Nous appelons donc {share} du prix, soit {called}, exigibles au plus tard le {due}. Vous aurez ainsi versé {cumulative} du prix.
## Rappel des appels antérieurs
%calls 1..4
N° | Stade | % | Montant | Encaissé
{calls.no} | {calls.stage=réservation|signature|terrassement|fondations|dalle basse} | {calls.part} | {calls.sum} | {calls.paid}
{calls.fee=}
%%
{delay!Les intempéries repoussent la remise de votre appartement d'un trimestre|Le calendrier annoncé ne pourra être tenu~Le chantier avance comme prévu|Le calendrier annoncé est tenu}.
Vous pouvez transmettre cet appel à {lender} (prêt {loan_no}) qui virera sur {iban}.
~ Passé l'échéance, {late_rate} par mois de retard. Permis délivré le {:date}, {:id:PC ### ### ## #####}. Bureau de vente : {:phone}. Assistante : {:person}.

== fr bordereau_cession_dailly
q assignor company:{} Industrie/Transports {}/{} Services; seller_of_claims, fr:cedant; who gives the claims up
q bank company:Banque {}/Crédit {}; assignee, fr:cessionnaire
q act_date date; dated_by_bank, assignment_date; day the bank put on the form
q number id:DY-####/##; form_no, assignment_no; number of this form
q signer person; signatory, signed_for_assignor, fr:signataire; who signs for the company that gives up its claims
q capacity phrase; signatory_capacity, fr:qualite; in what role that person signs
q total money:9000..300000; sum_of_claims, total_assigned, fr:montant total; sum of all claims given up
q advance percent; advance_rate, funded_share; part of the claims the bank pays out
q notified flag; debtors_notified, notice_given; whether the debtors are told to pay the bank
q transfer flag; full_ownership, outright_transfer; whether claims pass fully and not just as a pledge
q file_manager person; bank_officer, handled_at_bank
q credit_line id:LC####; facility, credit_line; ligne sur laquelle la cession est imputée
q siren id:### ### ###; company_no
a limit money; facility_limit, ceiling; most that may be outstanding
a due date; overall_due_date, repayment_day, fr:échéance
a rate percent; interest_rate
a guarantee company; surety, fr:caution
l claims; receivables, fr:creances; claim by claim
c claims.debtor company; debtor, fr:debiteur
c claims.site city; place_of_payment, town
c claims.invoice id:F-#####; invoice, document
c claims.issued date; invoice_date, issued_on
c claims.due date; due_date, fr:echeance
c claims.sum money:500..40000; amount, value, fr:montant
c claims.market id:M##-###; public_contract, order_ref
c claims.disputed date; disputed_since
---
# Acte de cession de créances professionnelles
~ articles L. 313-23 et suivants du code monétaire et financier
= Cédant: {assignor}
= SIREN: {siren}
= Cessionnaire: {bank}
= Bordereau: {number}
= Ligne utilisée: {credit_line}
%claims 3..8
Débiteur cédé | Lieu | Pièce | Émise | Échéance | Montant | Marché
{claims.debtor} | {claims.site} | {claims.invoice} | {claims.issued} | {claims.due} | {claims.sum} | {claims.market}
{claims.disputed=}
%%
Soit au total {total}, financés à hauteur de {advance}.
{transfer!Le cédant transfère la pleine propriété des créances|La présente cession n'est pas consentie à titre de garantie~Les créances sont remises en garantie seulement|Le cédant conserve la propriété sous réserve du nantissement}. {notified!Chaque débiteur recevra avis de régler directement la banque|Les cédés seront informés par lettre recommandée~Le cédant encaisse pour compte de la banque|Les débiteurs continuent de payer le cédant}.
Pour le cédant, {signer}, {capacity=gérant|directrice financière|président|fondée de pouvoir} || Cadre réservé à la banque : {act_date}
> Suivi : {file_manager}
~ À dater exclusivement par le cessionnaire. Préparé le {:date}, imprimé {:id:IM-###}. Convention-cadre du {:date}.

== fr attestation_caution_retenue_garantie
q guarantor company:{} Cautions/Compagnie {} de garantie/Mutuelle {}; surety, issuer, fr:caution
q contractor company:Menuiserie {}/{} Étanchéité/Électricité {}; principal, fr:titulaire, company_backed
q owner company:Commune de {}/Office HLM de {}/Hôpital de {}; beneficiary, contracting_authority
q works phrase; subject_of_contract, project; what the contract is about
q lot phrase; work_package, trade; trade within the contract
q contract id:20##-####; contract_no, fr:marche
q contract_sum money:20000..900000; contract_value, value_incl_tax; value of the building contract with tax
q retained percent; retention_rate, share_covered; part of the contract that is replaced by this bond
q cap money:1000..45000; maximum_liability, guaranteed_sum; most the guarantor would ever pay
q issued date; issued_on, effective, fr:date d'émission
q accepted_works date; works_accepted_on, start_of_defect_period; jour de la réception des travaux
q ends date; lapses_on, expiry, fr:date de fin; last day of the guarantor's promise
q bond id:CA########; bond_number, guarantee_no
q signer person; signed_by, authorised_signatory, fr:signataire
q premium money:50..900; annual_fee, commission; yearly charge for the bond, borne by the contractor
q on_demand flag; payable_on_demand, autonomous; whether the guarantor must pay without arguing
q amendment number:1..4; amendment_no, rider
a claim money; amount_called, claimed_sum; sum the owner has called
a bank_iban iban; account
a architect company; engineer, fr:maitre d'oeuvre
a site city; works_location, place
a released date; released_on, discharge_date
---
{guarantor} || Acte n° {bond}
{:street}, {:zip} {:city} || avenant {amendment}

# Caution personnelle et solidaire remplaçant la retenue de garantie
Nous soussignés, représentés par {signer}, nous portons caution de {contractor}, au profit de {owner}, dans la limite de {cap}, représentant {retained} du marché {contract} d'un montant de {contract_sum} TTC.
Objet du marché : {works=réfection de la toiture du gymnase|extension du groupe scolaire|rénovation de 40 logements|mise aux normes du service de radiologie}, lot {lot=charpente|courants forts|menuiseries extérieures|étanchéité}.
La réception ayant été prononcée le {accepted_works}, notre engagement cesse le {ends}, sauf opposition motivée du maître d'ouvrage notifiée avant cette date par lettre recommandée.
{on_demand!Nous paierons à première réquisition, sans pouvoir soulever d'exception|Le paiement interviendra sans discussion~Nous pourrons opposer toutes les exceptions appartenant au titulaire|Le paiement suppose une défaillance constatée}.
Fait à {:city}, le {issued}
> {signer}
~ Commission annuelle {premium}, à charge du titulaire. Avance forfaitaire non couverte : {:money:1000..20000}. Société agréée par décision du {:date}. Courtier : {:company}, {:phone}.

== fr certificat_avarie_cargaison
q surveyor company:Cabinet {} Expertises maritimes/Commissariat d'avaries {}/{} Survey; survey_firm, issuer
q expert person; attending_surveyor, fr:expert; who saw the goods for the survey firm
q applicant company:{} Import/Comptoir {}/{} Trading; requested_by, instructing_party; who asked for the survey
q insurer company:{} Assurances/Lloyd {}; cargo_underwriter, fr:assureur; on whose account the survey was made
q report id:AV/####/##; certificate_no, report_number, fr:numéro de rapport
q vessel company:MV {}/{} Express/Cap {}; ship, fr:navire; navire qui a porté la marchandise
q voyage id:###@; voyage_no
q bl id:@@@@#######; bill_of_lading, fr:connaissement
q container id:@@@U #######; container_no, unit
q seal id:SL######; seal_found, fr:plomb
q loaded_at city; port_of_loading
q arrived date; arrival_date, discharged_on; day the container came off the ship
q surveyed date; survey_date, inspected_on; day the expert saw the goods
q goods phrase; commodity, fr:marchandise
q cause phrase; cause_of_damage, origin
q seal_ok flag; seal_intact; whether the seal was as it had been put
q loss money:500..60000; assessed_loss, damage_amount; damage before anything is taken off for salvage
q salvage money:100..9000; residual_value, sale_of_damaged_goods; what the damaged goods still bring
q carrier_rep person; carrier_representative, present_for_carrier; who was there for the carrier
q reserves date; reserves_sent_on, notice_to_carrier; day the complaint went to the carrier
q fee money:200..2000; survey_fee, honoraria
a sum_insured money; insured_value, policy_sum; value for which the goods were insured
a policy id; policy_no, certificate_of_insurance
a freight money; freight_paid
a master person; captain, ship_master
a paid date; settled_on
l found; damage_lines, packages; what was found
c found.marks id:@@ ###; marks, package_no
c found.what phrase; contents, article, fr:désignation
c found.packages number:1..400; packages, count
c found.hurt number:1..200; damaged, affected
c found.lossrate percent; depreciation, loss_share
c found.state phrase; condition, damage, fr:état
c found.destroyed date; destroyed_on
---
^ {surveyor}
^ Certificat {report}
# Certificat d'avarie
À la requête de {applicant}, pour compte de {insurer}, {expert} s'est rendu le {surveyed} au terminal de {:city}, en présence de {carrier_rep} pour le transporteur.
= Navire / voyage: {vessel} / {voyage}
= Connaissement: {bl}
= Conteneur: {container}
= Plomb relevé: {seal}
= Embarqué à: {loaded_at}
= Déchargé le: {arrived}
= Marchandise: {goods=café vert en sacs|carreaux de grès|lait en poudre|bobines de papier|pneus}
{seal_ok!Le scellement était conforme et non rompu à l'ouverture|Le plomb, entier, a été coupé devant nous~Le plomb était forcé|Le scellement ne correspondait pas au document}.
%found 2..6
Marque | Contenu | Colis | Avariés | État | Dép.
{found.marks} | {found.what=sacs 60 kg|palettes filmées|cartons|bobines|fûts} | {found.packages} | {found.hurt} | {found.state=mouillé eau de mer|éventré|moisi|écrasé|souillé} | {found.lossrate}
{found.destroyed=}
%%
Cause probable : {cause=entrée d'eau par le toit|mauvais arrimage|condensation de cale|choc à la manutention}. Dommage arrêté à {loss}, sous déduction d'un sauvetage de {salvage}. Réserves adressées au transporteur le {reserves}.
~ Nos honoraires : {fee}. Échantillons gardés jusqu'au {:date}. Température relevée {:number:4..30} °C. Standard {:phone}. Délivré sans préjudice.

== fr quittance_loyer_gerance
q manager company:Régie {}/Agence {}/{} Immobilier; managing_agent, issued_by, fr:regie; firm that collects for the landlord
q landlord person; owner, fr:bailleur
q tenant person; paid_by, fr:locataire
q flatmate person; second_tenant, co_tenant
q property address; let_premises, fr:logement
q lease id:B-####; lease_no, contract_ref
q month month; rental_month, period_covered, fr:mois
q rent money:300..1800; base_rent, net_rent, fr:loyer; rent without anything added
q charges money:30..300; service_charges, utilities_advance
q parking money:20..150; garage_rent, parking_charge
q allowance money:50..400; housing_benefit, paid_by_state; part that the benefits office pays to the agent|part that came from the benefits office
q total money:400..2200; total_received, amount_paid, fr:montant total; everything received for the month
q received date; payment_received_on, paid_on; jour où le paiement est arrivé
q means phrase; payment_method, paid_how
q issued date; receipt_date, fr:date d'émission; day the receipt was written
q arrears flag; debt_remaining, in_arrears; whether the tenant still owes something
q accountant person; rental_accountant, signed_by; who signs the receipt
q benefits_office company:CAF de {}/Caisse d'allocations de {}; benefits_office, third_party_payer
a deposit money; security_deposit, fr:depot de garantie; sum held as security
a index number; rent_index, fr:indice
a lease_end date; lease_ends
a landlord_iban iban
a surface unit; floor_area
---
{manager}
{:street}, {:zip} {:city} || Carte professionnelle {:id:CPI #### #### ###}
> {tenant}
> {property}
# Quittance – {month}
Bail {lease}[, conclu avec {tenant} et {flatmate}]
Agissant pour {landlord}, nous reconnaissons avoir reçu le {received}, par {means=prélèvement|virement|chèque|mandat}, la somme de {total}, qui se décompose ainsi :
= Loyer nu: {rent}
= Provision pour charges: {charges}
?= Garage: {parking}
À déduire, versé par {benefits_office} : {allowance}.
{arrears!Un solde demeure impayé sur les termes précédents|Il vous reste à régler un arriéré~Votre compte est à jour|Rien ne reste dû à ce jour}.
Dont quittance, sous réserve de tous droits.
{issued} || Le service comptable, {accountant}
~ Cette quittance annule tout reçu antérieur. Prochaine échéance appelée le {:date}. Montant du prochain avis : {:money:400..2200}. Gestionnaire technique : {:person}, {:phone}.

== fr tableau_amortissement_pret
q lender company:Crédit {}/Banque {}/Caisse {}; bank, creditor
q borrower company:SARL {}/{} SAS/EARL {}; borrower, debtor
q loan id:PR########; loan_no, contract
q purpose phrase; financed_object, use_of_funds, fr:objet; what the money serves for
q principal money:10000..400000; amount_lent, capital; amount lent
q rate percent; nominal_rate, interest_rate; interest rate without insurance and fees
q apr percent; effective_rate, fr:teg; taux tout compris
q term number:12..240; months, number_of_instalments
q released date; drawdown, funds_released; day the money was paid out
q first_due date; first_instalment, fr:premiere echeance; day of the first repayment
q last_due date; final_instalment, ends_on; day of the last repayment
q instalment money:200..6000; monthly_payment, regular_instalment; regular payment without insurance
q total_interest money:400..90000; interest_over_term, cost_of_interest
q insurance_cost money:100..9000; insurance_over_term, cover_cost
q file_fee money:50..900; arrangement_fee, fr:frais de dossier
q pledge phrase; security_given, collateral
q officer person; relationship_manager, fr:charge d'affaires
q issued date; printed_on, table_date, fr:date d'émission
q fixed flag; rate_fixed; whether the rate stays the same to the end
a insurer company; insurance_company, fr:assureur
a early_fee money; prepayment_penalty; charge for paying back early
a guarantor person; fr:caution
a debit_account iban; repayment_account
l rows; schedule, instalments; instalment by instalment
c rows.no number:1..240; number, rank, fr:numéro
c rows.due date; due_date, payable, fr:échéance
c rows.capital money:100..4000; principal_part, repaid
c rows.interest money:5..900; interest_part, interest
c rows.cover money:2..90; insurance_part, premium
c rows.pay money:150..5000; instalment, to_pay
c rows.left money:1000..300000; balance_after, outstanding
c rows.note phrase; remark, fr:remarque
---
{lender} || Dossier {loan}
# Tableau d'amortissement
Emprunteur {borrower} || Édité le {issued}
Objet : {purpose=four rotatif|rachat du fonds|tracteur 120 ch|travaux de la salle|flotte de trois utilitaires} || Sûreté : {pledge=nantissement du fonds|gage sans dépossession|hypothèque|caution mutuelle}
= Capital: {principal}
= Taux nominal: {rate}
= TEG: {apr}
= Durée en mois: {term}
= Déblocage: {released}
= Première échéance: {first_due}
= Dernière échéance: {last_due}
= Échéance hors assurance: {instalment}
%rows 5..12
N° | Date | Capital | Intérêts | Assur. | À payer | Reste dû | 
{rows.no} | {rows.due} | {rows.capital} | {rows.interest} | {rows.cover} | {rows.pay} | {rows.left} | {rows.note=différé|–||palier|}
%%
Sur la durée : intérêts {total_interest}, assurance {insurance_cost}, frais de dossier {file_fee}. {fixed!Ces montants ne varieront pas jusqu'au terme|Le taux est arrêté pour toute la durée~Les montants suivront l'Euribor à chaque anniversaire|Le taux sera revu chaque année}.
> {officer}
~ Offre acceptée le {:date}. Ce tableau remplace celui du {:date}. Agence {:city}, {:phone}. ORIAS {:id:## ### ###}.

== fr declaration_tva_mensuelle
q company company:{} SARL/Ateliers {}/{} Négoce; taxable_person, declarant
q vat_no id:FR## #########; vat_identification, tax_number
q office company:SIE de {}/Centre des impôts de {}; tax_office, fr:service
q month month; tax_period, declared_month, fr:mois
q filed date; filed_on, submitted; day the return was received
q ack id:TLR-########; acknowledgement_no, receipt_no
q deadline date; filing_deadline, due_by, fr:date limite; day by which it had to be in
q sales money:9000..400000; taxable_turnover, domestic_sales; taxable sales at home, without tax
q exports money:500..90000; exports, sales_outside_eu
q eu_purchases money:300..40000; intra_eu_acquisitions, reverse_charge_base
q output_tax money:1000..80000; vat_due, tax_on_sales; tax on all operations before deduction
q input_goods money:300..40000; input_tax_goods, deductible_on_goods
q input_assets money:50..20000; input_tax_fixed_assets, deductible_on_assets; TVA déductible sur immobilisations
q carried money:50..9000; credit_brought_forward, fr:report
q payable money:100..40000; net_payable, vat_to_pay; what goes to the treasury in the end
q debited date; direct_debit_date, collected_on; day the tax is taken from the account
q accountant company:Cabinet {}/{} Expertise; filed_through, adviser
q contact person; responsible, fr:interlocuteur; person in the firm the office may ask
q refund flag; refund_requested; whether money is asked back
a turnover_year money; annual_turnover
a penalty money; late_fee, surcharge; sum added for lateness
a bank company; debited_bank, fr:banque
a regime_since date; regime_since
l lines; return_lines, boxes; line by line
c lines.box id:##; box, line_no
c lines.label phrase; heading, operation
c lines.base money:100..90000; base, net_amount
c lines.rate phrase; rate
c lines.tax money:10..18000; tax
c lines.fix money; correction
---
{office}
# Taxe sur la valeur ajoutée – {month}
^ régime réel normal
= Entreprise: {company}
= N° TVA: {vat_no}
= Télétransmis par: {accountant}
= Interlocuteur: {contact}
= Date limite: {deadline}
A. Montant des opérations : ventes et prestations {sales} – exportations {exports} – acquisitions intracommunautaires {eu_purchases}
B. Décompte
%lines 3..7
L. | Opération | Base HT | Taux | Taxe
{lines.box} | {lines.label=taux normal|taux intermédiaire|taux réduit|autoliquidation bâtiment|achats UE|régularisation} | {lines.base} | {lines.rate=20|10|5,5|8,5} | {lines.tax}
{lines.fix=}
%%
TVA brute || {output_tax}
Déductible – immobilisations || {input_assets}
Déductible – autres biens et services || {input_goods}
Report du crédit antérieur || {carried}
Net à payer || {payable}
{refund!Le formulaire 3519 est joint pour la restitution de l'excédent|Nous sollicitons le versement du crédit~Aucune restitution n'est sollicitée|L'excédent éventuel sera imputé}.
~ Reçu le {filed} sous {ack}. Le télérèglement sera présenté le {debited}. Période précédente déposée le {:date} pour {:money:100..40000}. Assistance {:phone}.

== fr declaration_honoraires_tiers
q declarant company:{} Promotion/Clinique {}/{} Édition; payer, declaring_company
q siret id:### ### ### #####; registration_no
q year year; calendar_year, fiscal_year, fr:année; year in which the fees were paid
q filed date; filing_date, sent_on; day it was sent
q made_by person; prepared_by, fr:responsable; who drew it up in the firm
q auditor company:{} Audit/Cabinet {}; bookkeeper, fr:expert-comptable
q beneficiaries number:2..30; number_of_payees, count
q grand_total money:5000..200000; total_declared, sum_of_fees; all fees together in this filing
q withheld money:200..9000; tax_withheld, fr:retenue; tax kept back from the fees
q threshold money:1200..2400; declaration_threshold, minimum_per_payee; yearly sum below which payees are left out
q corrected flag; replaces_earlier, rectified; whether an earlier filing is put right
q payroll_no id:D########; file_number
a penalty money; fine_per_omission
a paid date; paid_on
a office company; tax_office
a director person; managing_director
l payees; recipients, fr:beneficiaires; who was paid
c payees.name person; payee, recipient, fr:nom
c payees.job phrase; profession, activity
c payees.id id:### ### ###; siren, business_id
c payees.town city; place, commune, fr:ville
c payees.fees money:1200..30000; fees, gross_fees
c payees.costs money:50..3000; expenses_refunded, expenses
c payees.kind phrase; benefit_in_kind, kind
c payees.vat money:100..6000; vat
c payees.rights money; royalties
---
# Déclaration des honoraires, commissions et droits d'auteur
Exercice {year} || Fichier {payroll_no}
{declarant}, SIRET {siret}
%payees 3..8 lines
{payees.name}, {payees.job=architecte|traductrice|conseil en recrutement|géomètre|graphiste|apporteur d'affaires}, {payees.town} – SIREN {payees.id}
honoraires {payees.fees}, remboursements {payees.costs}, TVA {payees.vat} ; avantages : {payees.kind=néant|logement|véhicule|nourriture}
{payees.rights=}
%%
Nombre de bénéficiaires : {beneficiaries}. Total général : {grand_total}, retenue à la source comprise pour {withheld}. Les sommes inférieures à {threshold} par an ne sont pas reprises.
{corrected!Cet envoi annule et remplace le fichier transmis en janvier|Il s'agit d'un dépôt rectificatif~Premier et unique dépôt de l'exercice|Aucun dépôt antérieur pour cet exercice}.
Établi par {made_by}, contrôlé par {auditor}, transmis le {filed}.
~ Total déclaré l'an passé {:money:5000..200000} pour {:number:2..30} personnes. Notice du {:date}. {:phone}

== fr tableau_immobilisations
q company company:{} Mécanique/Imprimerie {}/Hôtel {}; entity, business
q year_end date; balance_sheet_date, closing_date; last day of the year reported
q prior_end date; previous_year_end, opening_date; dernier jour de l'exercice d'avant
q accountant person; chartered_accountant, prepared_by
q checked person; reviewed_by, fr:reviseur; who read the accountant's work again
q firm company:Fiduciaire {}/Cabinet {}; accounting_firm
q gross money:50000..900000; total_gross, cost_total; cost of everything owned
q acquisitions money:2000..90000; additions_of_year, bought_this_year
q disposals money:500..40000; disposals_of_year, sold_this_year
q depreciation money:3000..90000; charge_for_year, fr:dotation; charge of this year alone
q accumulated money:20000..500000; accumulated_depreciation; all charges so far
q net money:20000..400000; net_book_value, carrying_amount; value left in the books
q gain money:100..9000; gain_on_disposal, profit_on_sale; profit on what was sold
q pledged flag; assets_pledged, encumbered; whether some serve a lender as security
q method phrase; depreciation_method, method
a turnover money; revenue
a tax money; corporate_tax
a approved date; accounts_approved_on
a insured money; insured_value
l assets; fixed_assets, equipment; asset by asset
c assets.code id:###-##; asset_no, code
c assets.name phrase; description, item
c assets.bought date; acquired, in_service
c assets.cost money:500..90000; purchase_value, cost, fr:coût
c assets.years number:3..20; useful_life, years
c assets.charge money:50..9000; year_charge, depreciation_of_year
c assets.rest money:0..60000; book_value, residual
c assets.class phrase; category, class_of_asset
c assets.sold date; sold_on
---
{company} || Exercice clos le {year_end}
{firm} || Exercice précédent : {prior_end}
# Immobilisations et amortissements
%assets 4..10
Code | Désignation | Entrée | Valeur | Ans | Dotation | VNC
/ {assets.class=Matériel et outillage|Mobilier|Véhicules|Agencements}
{assets.code} | {assets.name=tour numérique|four mixte|fourgon|comptoir|serveur|presse deux couleurs|climatisation|chariot élévateur} | {assets.bought} | {assets.cost} | {assets.years} | {assets.charge} | {assets.rest}
{assets.sold=}
%%
= Valeur brute: {gross}
= Entrées de l'exercice: {acquisitions}
= Sorties: {disposals}
= Plus-value de cession: {gain}
= Dotation: {depreciation}
= Cumul des amortissements: {accumulated}
= Valeur nette: {net}
Mode : {method=linéaire|dégressif pour l'outillage|linéaire prorata temporis|par composants}. {pledged!La presse et le four sont affectés en gage au prêteur|Une partie du parc garantit un emprunt~Aucun bien n'est donné en garantie|Les biens sont libres de toute sûreté}.
{accountant} || Relu : {checked}
~ Seuil d'immobilisation {:money:200..900}. Inventaire physique fait le {:date} par {:person}.

== fr balance_agee_clients
q company company:{} Packaging/Laiterie {}/{} Pièces auto; creditor, our_company
q as_of date; cut_off, fr:arretee au; day to which the figures refer
q printed date; run_date, printed_on; day the list was run
q analyst person; credit_manager, prepared_by; who sends the list
q cfo person; reported_to, finance_director; to whom the list is sent
q total money:20000..900000; total_receivables, open_total, fr:montant total
q overdue money:2000..300000; total_overdue, past_due; what is past its day, all customers together
q dso number:20..90; dso, average_days; délai moyen de règlement en jours
q doubtful money:500..40000; doubtful_debts, fr:creances douteuses; claims taken out of the table because hardly anyone believes in them
q provision money:300..30000; bad_debt_provision, allowance
q insurer company:{} Crédit/Assurance-crédit {}; credit_insurer, fr:assureur
q litigation number:1..9; cases_in_court, lawsuits
q improved flag; better_than_before, improved; whether things look better than a month ago
q worst company:Enseignes {}/{} Bazar/Galeries {}; largest_overdue, main_late_payer; customer with the biggest delay
a turnover money; sales_total
a collector company; debt_collection_agency
a next date; next_meeting, fr:prochaine date; when the list is talked about
a bank company; bank_name, banking_with, fr:banque
l customers; debtors, accounts; customer by customer
c customers.code id:C####; code, account
c customers.name company; customer, debtor
c customers.cover money:2000..60000; insured_limit, cover
c customers.due money:100..40000; not_yet_due, current
c customers.d30 money:50..20000; up_to_30_days, bucket_1
c customers.d60 money:50..9000; days_31_to_60, bucket_2
c customers.d90 money:50..9000; over_60_days, oldest
c customers.step phrase; action, next_step
c customers.rep person; salesperson
c customers.promise date; promised_for, payment_promise
---
{company}
# Balance âgée arrêtée au {as_of}
À {cfo}, de la part de {analyst}
%customers 4..10
Code | Client | Garanti | Non échu | < 30 | 31-60 | > 60 | Suite | Promis
{customers.code} | {customers.name} | {customers.cover} | {customers.due} | {customers.d30} | {customers.d60} | {customers.d90} | {customers.step=relance 2|appel|blocage|avocat||échéancier|litige qualité} | {customers.promise}
{customers.rep=}
%%
Total || {total}
Dont échu || {overdue}
Douteux, sorti du tableau || {doubtful}
Déprécié à hauteur de || {provision}
Le plus gros retard vient de {worst}. Le délai moyen s'établit à {dso} jours. {litigation} dossiers sont devant le tribunal. {improved!La situation s'est redressée depuis la dernière édition|On respire mieux qu'il y a un mois~Les retards se sont encore alourdis|La situation se dégrade depuis le mois passé}. Nos encours sont garantis par {insurer}.
~ Édition du {printed}. Garantie renouvelée le {:date}. Mois précédent : total {:money:20000..900000}, délai {:number:20..90} jours.

== fr rapprochement_bancaire
q entity company:Association {}/{} SARL/Mutuelle {}; account_owner, organisation
q bank company:Banque {}/Crédit {}; bank, fr:banque
q account id:FR## #### ####; account_no
q day date; reconciled_as_of, closing_day
q bookkeeper person; reconciled_by, fr:comptable; who ticked the entries off
q treasurer person; approved_by, fr:tresorier
q approved date; approved_on, fr:visa; day the treasurer looked at it
q bank_balance money:500..90000; statement_balance, balance_per_bank; balance on the bank's paper
q book_balance money:500..90000; ledger_balance, balance_per_books; solde selon la comptabilité
q outstanding money:50..9000; cheques_not_cashed, outstanding_cheques; cheques sent out and not yet cashed
q in_transit money:50..9000; deposits_in_transit
q gap money:1..300; unexplained_difference, gap; what nobody could explain yet
q statement number:1..60; statement_no, extract
q ledger id:512###; ledger_account, gl_code
q stale flag; stale_cheques; whether some cheques are too old to be cashed
a overdraft money; overdraft_limit
a rate percent; interest
a auditor company; audit_firm
a next date; next_reconciliation, fr:prochaine date
l pending; open_entries, reconciling_items; what is in one place only
c pending.date date; entry_date, date, fr:date
c pending.what phrase; description, wording, fr:désignation
c pending.ref id:######; piece, cheque_no
c pending.out money:20..3000; debit, outgoing
c pending.in money:20..3000; credit, incoming
c pending.side phrase; missing_in, side
c pending.cleared date; cleared_on
---
{entity}
État de rapprochement au {day} || Compte {ledger}
# {bank}, n° {account}
Relevé {statement}
Solde du relevé || {bank_balance}
Chèques émis non présentés || {outstanding}
Remises en cours || {in_transit}
Solde comptable || {book_balance}
Écart restant à justifier || {gap}
%pending 3..9
Date | Libellé | Pièce | Débit | Crédit | Absent
{pending.date} | {pending.what=chèque fournisseur|remise CB|frais de tenue|virement CPAM|prélèvement eau|cotisations|don en ligne} | {pending.ref} | {pending.out} | {pending.in} | {pending.side=banque|livre|banque|livre}
{pending.cleared=}
%%
{stale!Trois formules datent de plus d'un an et huit jours|Certaines formules sont prescrites et seront annulées~Aucune formule n'a dépassé son délai|Toutes les formules peuvent encore être encaissées}.
Pointé par {bookkeeper} || Vu par {treasurer} le {approved}
~ Dernier rapprochement sans écart : {:date}. Pièces classées au bureau {:id:###}. Interlocuteur bancaire : {:person}, {:phone}.

== fr facture_avoir_retour
q supplier company:{} Luminaires/Vaisselle {}/{} Textile; issuer, vendor, fr:fournisseur
q customer company:Boutique {}/Restaurant {}/{} Décoration; credited_party, client
q credit_no id:AV-#####; credit_note_no, fr:avoir
q issued date; credit_date, document_date, fr:date d'émission; day of the credit note
q invoice id:FA-######; original_invoice, refers_to, fr:numéro de facture; number of the bill that is corrected
q invoice_date date; original_invoice_date, billed_on; jour de la facture d'origine
q return_no id:RT####; return_authorisation, rma
q returned date; goods_back_on, returned_on; day the goods came back
q cause phrase; reason, motive
q net money:20..4000; net_credit, amount_before_tax
q vat money:4..800; vat_amount, fr:montant de la TVA
q total money:25..4800; credit_total, amount_credited, fr:montant total; credit with tax
q fee money:5..90; restocking_fee, deduction; kept back for putting the goods on the shelf again
q set_off flag; set_off_next_invoice, offset; whether the sum is taken off the next bill and not paid out
q clerk person; issued_by, customer_service
q inspector person; goods_checked_by, received_by, fr:inspecteur; who looked at the returned goods
q valid date; usable_until, expires, fr:fin de validité; last day on which it may be used
a iban iban; refund_account, fr:compte bancaire
a transport company; carrier
a order id; order_no; number of the customer's order
a reg_no id; customer_vat_no
l items; lines, returned_goods; what came back
c items.ref id:@@###; ref, sku
c items.what phrase; article, designation, fr:désignation
c items.qty number:1..60; returned_qty, quantity
c items.kept number:1..40; accepted_qty, accepted
c items.price money:3..120; unit_price, fr:prix
c items.state phrase; condition, finding, fr:état
c items.serial id; serial_no
---
{supplier} || Avoir {credit_no}
{:street}, {:zip} {:city} || {issued}

{customer}
{:street}
{:zip} {:city}

Concerne : facture {invoice} du {invoice_date}[, retour {return_no}]
%items 2..7
Réf. | Article | Rendu | Admis | PU | État
{items.ref} | {items.what=suspension laiton|assiette plate|nappe lin|applique|bol grès|coussin|verre à pied} | {items.qty} | {items.kept} | {items.price} | {items.state=neuf|ébréché|sans emballage|défaut de fil|intact}
{items.serial=}
%%
La marchandise nous est revenue le {returned} et a été examinée par {inspector}. Motif : {cause=erreur de coloris|défaut de fabrication|livraison en double|casse au transport}.
= Avoir hors taxes: {net}
= Frais de remise en stock déduits: {fee}
= TVA: {vat}
= Montant de l'avoir: {total}
{set_off!Cette somme viendra en moins de votre prochaine facture|À déduire de votre prochain règlement~Cette somme vous sera remboursée par virement|Un virement vous parviendra}. Utilisable jusqu'au {valid}.
> {clerk}
~ Conditions de retour du {:date}. Minimum de commande {:money:50..300}. SAV {:phone}. Capital {:money:5000..90000}.

== fr facture_cartes_carburant
q issuer company:{} Énergies/Réseau {}/{} Fleet; fuel_company, card_issuer
q client company:Ambulances {}/Messagerie {}/{} Paysage; fleet_owner, billed_company, fr:client
q client_no id:## ## ####; customer_no
q number id:CB-######; invoice_no, bill
q period period; billing_period, consumption_period, fr:période; span in which the fuel was bought
q issued date; invoice_date, fr:date d'émission; day of the bill
q due date; direct_debit_on, collected_on, fr:échéance; day the sum is taken from the account
q litres number:200..9000; total_litres, volume; all litres of the period
q fuel_sum money:300..14000; fuel_total_net, fuel_cost
q toll_sum money:20..900; tolls, fr:peages
q fees money:5..120; card_fees, service_fees
q vat money:60..2800; vat_amount, fr:montant de la TVA
q deductible money:40..2500; deductible_vat, recoverable_vat; tax the client may claim back
q payable money:400..17000; amount_due, total_incl_tax; montant à prélever
q cards number:2..60; active_cards
q blocked number:1..6; blocked_cards, stopped_cards; cards that no longer work
q rebate money:5..400; volume_rebate, fr:remise; taken off for buying much
q contact person; account_manager, fr:conseillere
q abuse flag; anomaly_seen, suspicious_use; whether something odd was noticed with a card
a mandate id; mandate_ref, sepa_mandate
a iban iban; bank_account, account_number, fr:compte bancaire
a co2 unit; emissions
a fleet_manager person
l fills; transactions, purchases; purchase by purchase
c fills.card id:#### ##; card, card_end
c fills.plate id:@@-###-@@; vehicle, registration
c fills.driver person; driver, user
c fills.date date; day, transaction_date, fr:date
c fills.at city; station, place
c fills.product phrase; product, fuel
c fills.litres unit:l 8..90; quantity, litres_taken
c fills.sum money:10..160; amount_incl_tax, price, fr:montant
c fills.km number:9000..300000; mileage, odometer
c fills.code phrase; cost_centre
---
{issuer} || Client {client_no}
# Relevé-facture {number}
{client} || Émis le {issued}
Consommations : {period}
%fills 5..14
Carte | Date | Station | Produit | Qté | TTC | km
/ {fills.plate} – {fills.driver}
{fills.card} | {fills.date} | {fills.at} | {fills.product=gazole|SP95-E10|AdBlue|péage|lavage|E85} | {fills.litres} | {fills.sum} | {fills.km}
{fills.code=}
%%
Litres || {litres}
Carburants HT || {fuel_sum}
Péages HT || {toll_sum}
Frais de carte || {fees}
Remise de volume || – {rebate}
TVA, dont récupérable {deductible} || {vat}
À prélever le {due} || {payable}
{cards} cartes actives, {blocked} en opposition. {abuse!Une prise dépasse la capacité du réservoir, merci de vérifier|Deux pleins à dix minutes d'écart nous ont alertés~Nos contrôles n'ont rien relevé|Aucune alerte sur la période}.
~ Votre conseillère {contact}, {:phone}. Perte ou vol, 24 h/24 : {:phone}. Prix affichés du {:date}. Mois précédent : {:money:400..17000}.

== fr decompte_affacturage
q factor company:{} Factor/Affacturage {}/{} Créances; factoring_company, paid_by
q member company:Papeterie {}/{} Intérim/Confection {}; client, seller_of_invoices, fr:adherent
q contract id:AF-#####; factoring_contract, fr:numéro de contrat
q statement number:1..90; statement_no
q day date; statement_date, calculated_on
q wired date; transfer_date, money_sent_on; jour du virement
q purchased money:9000..200000; invoices_bought, assigned_total; claims the factor bought
q reserve money:500..20000; guarantee_fund, holdback, fr:retenue; kept back as security
q reserve_rate percent; holdback_rate
q commission money:50..2000; factoring_fee; fee for the service, without interest
q financing money:20..1500; financing_charge, interest; interest on money paid early
q refused money:200..20000; not_accepted, excluded_sum; claims left out
q available money:4000..150000; available, drawable; what the client could draw
q paid_out money:1000..140000; transferred, drawn; sum sent to the client
q manager person; file_manager, fr:gestionnaire
q member_contact person; addressee, fr:destinataire
q silent flag; confidential, debtors_unaware; whether the debtors do not know of it
a iban iban; member_account, fr:compte bancaire
a limit money; overall_limit
a notice duration; notice_period; how long before the end one must give notice
a auditor person
l lots; batches, assigned_invoices; invoice by invoice
c lots.debtor company; buyer, debtor
c lots.no id:F#####; invoice, number
c lots.date date; invoice_date, issued, fr:date
c lots.due date; due_date, maturity, fr:échéance
c lots.sum money:200..20000; face_amount, amount, fr:montant
c lots.ok money:100..18000; accepted, approved_sum
c lots.reason phrase; reason_for_cut, cut_reason
c lots.collected date; collected_on
---
{factor}
Contrat {contract} || Décompte {statement}
> {member}
> {member_contact}
# Décompte de financement du {day}
%lots 3..9
Acheteur | Pièce | Émise | Échéance | Nominal | Retenu | Motif
{lots.debtor} | {lots.no} | {lots.date} | {lots.due} | {lots.sum} | {lots.ok} | {lots.reason=plafond|litige|hors UE|–||}
{lots.collected=}
%%
Créances achetées || {purchased}
Écartées || {refused}
Fonds de garantie ({reserve_rate}) || {reserve}
Commission d'affacturage || {commission}
Commission de financement || {financing}
Disponible || {available}
Viré le {wired} || {paid_out}
{silent!Vos acheteurs ignorent notre intervention|La gestion reste confidentielle vis-à-vis des tiers~Chaque facture porte mention de la subrogation|Vos acheteurs sont invités à nous régler}.
> Gestion du contrat : {manager}
~ Taux de référence du {:date} : {:percent}. Solde du fonds au décompte précédent {:money:500..20000}. {:email}

== fr certificat_circulation_eur1
q exporter company:Fromagerie {}/{} Cosmétiques/Coutellerie {}; exporter, seller
q recipient company:{} Handels AG/{} Import Ltd/Comptoir {}; consignee, addressee
q number id:@ ######; certificate_no, movement_certificate
q from_country country; country_of_origin, origin
q to_country country; country_of_destination
q transport phrase; means_of_transport, conveyance; how the goods travel
q customs company:Bureau de douane de {}/Douanes de {}; customs_office, endorsing_office
q officer person; endorsed_by, customs_officer; customs officer who stamped
q endorsed date; endorsed_on, stamped; day the customs office stamped it
q declared date; exporter_declaration_date, signed_on; jour de la déclaration de l'exportateur
q signer person; declarant, exporter_signatory, fr:signataire; who signs for the exporter
q export_doc id:EX A ######; export_document
q gross unit:kg 40..9000; total_gross_mass, gross_weight; mass of all goods
q later flag; issued_retrospectively, after_the_fact; whether it was given only after the goods had gone
q verified flag; verification_requested, check_asked; whether the other side asks to check it
a value money; invoice_value; worth of the goods
a forwarder company; customs_agent, broker
a plate id; truck_no, fr:immatriculation
a tariff id; hs_code, commodity_code
a expiry date; valid_until
l goods; items, packages; what is covered
c goods.no number:1..20; item_no, fr:numéro
c goods.marks id:@@@/##; marks, numbers
c goods.packs number:1..90; packages, number
c goods.kind phrase; packaging, kind_of_package
c goods.what phrase; description, designation, fr:désignation
c goods.mass unit:kg 4..900; gross_mass, weight
c goods.invoice id:####/##; invoice
c goods.proof phrase; proof_of_origin
---
1. Exportateur || EUR.1 n° {number}
{exporter} || Voir notes au verso avant de remplir
3. Destinataire || 2. Échanges préférentiels entre
{recipient} || {from_country} et {to_country}
6. Transport : {transport=camion frigorifique|fret aérien|conteneur maritime|rail}
# Certificat de circulation des marchandises
%goods 2..6
8. N° | Marques | Nombre, nature | Désignation | 9. Masse | 10. Facture
{goods.no} | {goods.marks} | {goods.packs} {goods.kind=cartons|fûts|palettes|caisses bois} | {goods.what=crème de soin|couteaux pliants|fromage affiné|savons|cuir fini} | {goods.mass} | {goods.invoice}
{goods.proof=}
%%
Masse totale brute : {gross}
11. Visa de la douane : {customs}, document d'exportation {export_doc}, le {endorsed}, {officer}
12. Je soussigné {signer} déclare que les marchandises remplissent les conditions requises. {:city}, le {declared}
13. {verified!Prière de contrôler l'authenticité du présent certificat|Le contrôle du certificat est sollicité~Néant|Sans demande de contrôle}
{later!Délivré a posteriori|Mention apposée après le départ des marchandises~Délivré à l'exportation|Visé avant le départ de l'envoi}
~ Modèle conforme à l'accord du {:date}. Imprimé par {:company}, {:year}. Les ratures doivent être approuvées.

== fr accord_promotion_enseigne
q retailer company:{} Marché/Centrale {}/Hyper {}; distributor, fr:enseigne
q brand company:Biscuits {}/Eaux de {}/Confitures {}; manufacturer, fr:fournisseur
q deal id:NIP-##-###; promo_ref, deal_no
q buyer person; category_buyer, fr:acheteur
q key_account person; fr:compte-cle, supplier_negotiator
q signed date; signature_date, agreed_on, fr:date de signature; day the deal was signed
q from date; promo_starts, in_store_from, fr:date de début; first day in the shops
q to date; promo_ends, in_store_until, fr:date de fin; last day in the shops
q order_by date; orders_until, pre_order_deadline; last day for orders placed before the start
q mechanism phrase; promotion_type, offer
q budget money:2000..90000; supplier_contribution, promo_budget; all the maker pays for the action
q leaflet_fee money:500..20000; leaflet_fee, advertising_charge; part of that sum for the printed leaflet
q stores number:4..300; stores_taking_part, shops
q volume number:500..90000; forecast_units, expected_volume; pieces expected to be sold
q unsold flag; unsold_taken_back, returns_accepted; whether the maker takes back what is not sold
q penalty percent; shortage_penalty, service_penalty; part of the value charged for goods not delivered
q display phrase; display_type, placement
a margin percent; retail_margin
a turnover money; annual_sales
a warehouse city; delivery_warehouse
a invoice_due date; fee_invoice_due
l products; promoted_items, references; which goods
c products.ean id:3############; barcode, gtin
c products.name phrase; product, designation
c products.pack number:4..24; units_per_case, pack_size
c products.list money:1..9; list_price, tariff
c products.promo money:1..7; promotional_price, deal_price
c products.share percent; discount, reduction
c products.units number:100..9000; volume, forecast
c products.date date; best_before, fr:date
---
# Accord promotionnel {deal}
Entre {brand}, représentée par {key_account}, et {retailer}, représentée par {buyer}
Opération « {:=Rentrée|Foire d'automne|Pâques|Prix ronds|Anniversaire} » – en magasin du {from} au {to}
%products 3..8
EAN | Produit | Colis | Tarif | Promo | Remise | Unités
{products.ean} | {products.name=sablés 200 g|eau 6x1,5 l|confiture fraise|gaufrettes|tisane|compote} | {products.pack} | {products.list} | {products.promo} | {products.share} | {products.units}
{products.date=}
%%
= Mécanique: {mechanism=2 achetés, 1 offert|34 % de remise immédiate|lot de 3|carte de fidélité}
= Mise en avant: {display=tête de gondole|box palette|rayon|îlot d'entrée}
= Magasins: {stores}
= Volume prévu: {volume}
= Participation du fournisseur: {budget}
= Dont prospectus: {leaflet_fee}
Les précommandes sont closes le {order_by}. {unsold!Les invendus retournent chez le fournisseur, à ses frais|Le solde sera repris~Le distributeur garde à sa charge ce qui reste|Aucun retour n'est admis}. Toute rupture est sanctionnée de {penalty} de la valeur manquante.
{signed} || {buyer} – {key_account}
~ Convention annuelle du {:date}. Taux de service visé {:percent}. Litiges : {:email}

== fr releve_commissions_agent
q principal company:{} Mobilier/Vins {}/{} Outdoor; company_represented, fr:mandant
q agent person; commercial_agent, paid_to
q agent_no id:AG-###; agent_code
q territory region; sales_area, fr:secteur
q quarter phrase; period, settlement_quarter
q made_on date; statement_date; date de l'établissement du relevé
q paid_on date; payment_day, transfer_on; day of the transfer
q sales money:9000..300000; invoiced_sales, commission_base
q commission money:500..20000; commission_total, earned; earned before anything is taken off
q advance money:200..4000; advance_deducted, fr:acompte; already paid during the quarter
q clawback money:20..2000; cancelled_orders_deduction, clawback; taken back because orders fell through
q vat money:80..4000; vat_amt, fr:montant de la TVA
q net money:300..18000; net_payable, balance; what is transferred
q director person; sales_director, approved_by; who releases the payment
q clerk person; calculated_by, fr:etabli par
q exclusive flag; exclusive_territory, sole_agent; whether nobody else may sell there for the firm
q bonus_rate percent; extra_rate, bonus_above_target
q target money:20000..400000; quarterly_target, quota; sales above which the better rate counts
a iban iban; agent_account, fr:compte bancaire
a contract_date date; mandate_since, contract_signed; day the mandate was signed
a indemnity money; termination_indemnity
a siret id; business_registration
l sales_lines; orders, commission_lines; sale by sale
c sales_lines.invoice id:#####; invoice_no
c sales_lines.customer company; customer, buyer
c sales_lines.town city; place, fr:ville
c sales_lines.date date; invoice_date, fr:date
c sales_lines.net money:200..20000; net_sale, base
c sales_lines.rate percent; commission_rate, fr:taux
c sales_lines.due money:10..2000; commission, earned_on_line
c sales_lines.remark short; note_sign
c sales_lines.split person; shared_with
---
{principal} || Agent {agent_no}
{agent} || Secteur {territory}
# Relevé de commissions – {quarter=1er trimestre|2e trimestre|3e trimestre|4e trimestre}
%sales_lines 4..11
Facture | Client | Ville | Date | HT | Taux | Commission | R
{sales_lines.invoice} | {sales_lines.customer} | {sales_lines.town} | {sales_lines.date} | {sales_lines.net} | {sales_lines.rate} | {sales_lines.due} | {sales_lines.remark=a|b||}
{sales_lines.split=}
%%
~ a : impayé à ce jour. b : première commande
Chiffre facturé {sales}, pour un objectif de {target} ; au-delà, le taux passe à {bonus_rate}.
Commissions || {commission}
Commandes annulées || – {clawback}
Acompte déjà versé || – {advance}
TVA || {vat}
Solde viré le {paid_on} || {net}
{exclusive!Aucun autre représentant n'intervient sur ce secteur|Vous y êtes seul à visiter la clientèle~Le secteur est partagé avec la vente en ligne|D'autres agents visitent la même clientèle}.
{made_on}, {clerk} || Bon à payer : {director}
~ Contestation dans le mois. Relevé précédent du {:date} : {:money:300..18000}. {:phone}

== fr releve_droits_auteur_editeur
q publisher company:Éditions {}/Librairie {}/Les Presses de {}; publisher, payer
q author person; fr:auteur, rights_holder
q agent company:Agence {}/{} Littéraire; literary_agent, paid_through
q title phrase; work, book
q isbn id:978-2-####-####-#; isbn
q contract date; publishing_contract_date, contract_signed; day the contract was signed
q period period; accounting_period, fr:exercice
q printed number:500..9000; copies_printed, fr:tirage; copies made
q sold number:100..8000; copies_sold_net, net_sales; exemplaires vendus après retours
q returned number:10..900; copies_returned, fr:retours; copies that came back from shops
q stock number:50..4000; copies_in_stock
q pulped number:10..900; copies_destroyed; copies destroyed
q reserve percent; returns_provision
q earned money:200..9000; royalties_earned
q advance money:500..6000; fr:a-valoir, advance_paid; paid when the contract was signed
q balance money:50..5000; balance_to_pay; what the author now receives
q carried flag; balance_negative, advance_not_recouped; whether the author has not yet earned what was paid beforehand
q editor person; series_editor, fr:directrice de collection
q rights_manager person; rights_department, prepared_by; who signs the statement
q sent date; statement_sent, issued; day this statement went out
a translator person; translator; who put the book into another language
a price_film money; film_option
a next date; next_statement, fr:prochaine date
a printer company; fr:imprimeur
a bank iban
l channels; formats, sales_by_format; how it sold
c channels.format phrase; edition, format
c channels.price money:3..30; public_price, retail_price, fr:prix
c channels.copies number:10..4000; units, copies
c channels.rate percent; royalty_rate, fr:taux
c channels.due money:10..4000; royalty, amount
c channels.dealer company; wholesaler
l licences; subsidiary_rights, sub_licences; rights sold to others
c licences.what phrase; right, kind_of_licence, fr:désignation
c licences.to company; licensee, acquirer
c licences.share percent; author_share
c licences.sum money:50..3000; author_amount, fr:montant
c licences.date date; contract_date, fr:date
---
{publisher} || {sent}
# Reddition de comptes
{author}[, aux bons soins de {agent}]
Titre : {title=La Rive grise|Traité du sel|Un été à Ouagadougou|Les Heures lentes|Petite grammaire du vent} – {isbn}
Contrat du {contract} || Période : {period}
Tirage {printed} – vendus nets {sold} – retours {returned} – pilonnés {pulped} – en stock {stock}
%channels 2..5
Édition | Prix public | Ex. | Taux | Droits
{channels.format=grand format|poche|numérique|club|audio} | {channels.price} | {channels.copies} | {channels.rate} | {channels.due}
{channels.dealer=}
%%
## Droits annexes
%licences 1..4 lines
{licences.what=traduction|adaptation radiophonique|extrait scolaire|bande dessinée} cédée à {licences.to} le {licences.date} : part de l'auteur {licences.share}, soit {licences.sum}
%%
= Droits acquis: {earned}
= Provision pour retours: {reserve}
= À-valoir: {advance}
= Solde: {balance}
{carried!L'à-valoir n'est pas encore amorti par les ventes|Les droits n'ont pas encore couvert l'avance~L'à-valoir est entièrement couvert|Les ventes ont dépassé l'avance consentie}.
> {rights_manager}
~ Collection dirigée par {editor}. Dépôt légal {:date}. Comptes vérifiables au siège, {:street}, {:city}. Ventes de l'exercice précédent : {:number:100..8000}.

== fr pv_ouverture_plis
q authority company:Commune de {}/Syndicat des eaux de {}/Communauté de communes de {}; contracting_authority, buyer
q subject phrase; contract_subject, fr:objet
q ref id:##-TX-###; tender_no, procedure_ref
q procedure phrase; tender_procedure, procedure_type
q published date; notice_published, advertised_on; day the call was published
q deadline date; submission_deadline, offers_due, fr:date limite; last day for offers
q deadline_time time; deadline_hour
q opened date; opened_on, session_date; day the envelopes were opened
q opened_at time; session_time
q chair person; chaired_by, fr:president; who led the session
q secretary person; minutes_by, session_secretary, fr:secrétaire; who wrote the minutes
q accountant person; public_accountant, treasury_representative
q estimate money:30000..900000; cost_estimate, administration_estimate; what the authority itself reckoned
q received number:2..15; offers_received, envelopes
q late number:1..3; late_offers, out_of_time; offers that came too late
q weight_price percent; price_weight, price_criterion
q weight_tech percent; technical_weight
q unanimous flag; unanimous; whether all agreed
q next date; award_session, next_session, fr:prochaine date; day the commission meets to choose
a winner company; awarded_to, successful_bidder; bidder to whom the contract goes
a contract_sum money; award_value
a start date; works_start
a appeal duration; standstill
l bids; offers, tenders; offer by offer
c bids.rank number:1..20; order_of_arrival, no
c bids.firm company; bidder, candidate
c bids.town city; seat, fr:ville
c bids.in time; received_at, arrival_time
c bids.sum money:20000..900000; price, amount_tendered, fr:montant
c bids.variant money:20000..900000; variant_price
c bids.admitted phrase; admissibility, decision
c bids.score number; score
l members; commission_members, present; who sat
c members.name person; member, fr:nom
c members.role phrase; function, quality
---
{authority}
# Procès-verbal d'ouverture des plis
{ref} – {subject=réfection du réseau d'eau rue Basse|restauration scolaire|éclairage public|construction d'une halle}
Procédure : {procedure=appel d'offres ouvert|procédure adaptée|procédure avec négociation}, annoncée le {published} ; date limite {deadline}, {deadline_time}.
La commission s'est réunie le {opened} à {opened_at}, sous la présidence de {chair}. <Étaient présents|Siégeaient> :
%members 2..5 sentence
-
{members.name}, {members.role=titulaire|suppléant|voix consultative|directrice technique}
%%
Secrétariat : {secretary} ; pour le comptable public : {accountant}.
Plis reçus : {received}, dont {late} hors délai. Estimation de l'administration : {estimate}.
%bids 3..8
N° | Candidat | Siège | Reçu à | Offre de base | Variante | Avis
{bids.rank} | {bids.firm} | {bids.town} | {bids.in} | {bids.sum} | {bids.variant} | {bids.admitted=recevable|pièce à compléter|irrégulière|recevable}
{bids.score=}
%%
Critères : prix {weight_price}, valeur technique {weight_tech}, délai {:percent}. {unanimous!Aucun membre ne s'est opposé ni abstenu|Toutes les voix se sont portées sur cet avis~Une voix contre a été enregistrée|L'avis est adopté malgré une abstention}. La commission se retrouve le {next} pour le choix.
~ Registre de dépôt clos par {:person}. Plateforme {:url}. Validité des offres {:number:90..180} jours.

== fr attestation_vigilance_cotisations
q issuer company:Urssaf {}/Caisse sociale de {}/Caisse générale {}; issuing_body, collecting_agency
q company company:{} Nettoyage/{} Sécurité/Bâtiment {}; declared_company, requester
q siret id:### ### ### #####; establishment_no
q code id:################; verification_code, security_code; code with which anyone may check the paper
q issued date; issued_on, delivered, fr:date d'émission; jour de délivrance
q period_end date; contributions_paid_up_to, up_to_date_at; day up to which everything is paid
q staff number:2..90; employees_declared, headcount; all employees declared for the last month
q payroll money:4000..200000; wage_base, remuneration_declared; all wages declared for the last month
q officer person; signed_by, fr:directeur
q contract_min money:5000..5000; contract_threshold
q valid number:3..9; validity_months, months_valid
q instalments flag; payment_plan, pays_by_instalments; whether the firm pays off what it owed bit by bit
q ref id:AV-##########; attestation_ref
a debt money; amount_owed; sum still owed
a client company; principal, ordering_party, fr:client
a rate percent; contribution_rate
a inspected date; last_inspection
l sites; establishments, places; where people work
c sites.siret id:### ### ### #####; establishment_number
c sites.town city; place, commune, fr:ville
c sites.staff number:1..60; employees, workers
c sites.wages money:1000..90000; wages, payroll_of_site
c sites.activity phrase; activity
c sites.closed date; closed_on
---
{issuer}
Réf. {ref} || {:city}, {issued}
# Attestation de fourniture des déclarations sociales et de paiement des cotisations
{company} – {siret}
Le directeur certifie que l'employeur ci-dessus est à jour de ses obligations au {period_end} et qu'il a déclaré, pour le dernier mois exigible, {staff} salariés et {payroll} de rémunérations.
%sites 1..4
Établissement | Commune | Activité | Effectif | Masse
{sites.siret} | {sites.town} | {sites.activity=siège|agence|chantier permanent|dépôt} | {sites.staff} | {sites.wages}
{sites.closed=}
%%
{instalments!Un échéancier a été accordé et il est respecté|Les sommes arriérées font l'objet de délais régulièrement honorés~Aucun délai de paiement n'est en cours|Le compte ne fait l'objet d'aucun échéancier}.
Valable {valid} mois. Exigée pour tout contrat d'au moins {contract_min}.
> {officer}
~ Contrôler l'authenticité : {:url}, code {code}. Document demandé en ligne le {:date}. Données déclarées par le tiers {:company}.

== fr extrait_registre_commerce
q court company:Greffe de {}/Tribunal de commerce de {}; registry, issuing_registry
q company company:{} SARL/{} & Fils SAS/Société {}; registered_name, entity; name under which it is registered
q trade_name phrase; trading_name, fr:enseigne; name over the shop
q reg id:### ### ###; registration_no, siren
q registered date; registered_on, fr:immatriculation; day of entry in the register
q started date; activity_started, trading_since; day business began
q form phrase; legal_form
q capital money:1000..400000; share_capital, fr:capital
q seat address; registered_office, fr:siege; address of the head office
q activity phrase; main_activity, object
q manager person; legal_representative, fr:gerant
q manager_birth date; manager_born, date_of_birth; date de naissance du gérant
q manager_town city; manager_birthplace
q auditor company:{} Audit/Cabinet {}; statutory_auditor, fr:commissaire aux comptes
q term number:50..99; years_of_existence, duration_years
q year_end phrase; financial_year_end, closes_on
q drawn date; extract_date, as_of; day on which the extract is up to date
q clerk person; registrar, fr:greffier; who signs the extract
q origin phrase; origin_of_business, how_acquired; how the business was come by
q leased flag; lessee_managed, fr:location-gerance; whether the business is run by somebody who rents it
a vat id; vat_id
a employees number; staff
a turnover money
a shareholder person; partner, fr:associe; somebody who owns shares
l entries; annotations, later_entries; changes written since
c entries.no number:1..40; mention_no, fr:numéro
c entries.date date; entered_on, date, fr:date
c entries.what phrase; change, content, fr:désignation
c entries.file id:####@###; file_no, deposit_no
c entries.effect date; effective, takes_effect
c entries.struck date; deleted_on
l sites; branches, secondary_establishments; other places of business
c sites.town city; town, fr:ville
c sites.activity phrase; activity
c sites.since date; open_since
---
{court} || à jour au {drawn}
# Extrait d'immatriculation
= Numéro: {reg}
= Immatriculée le: {registered}
= Dénomination: {company}
= Enseigne: {trade_name=Le Fournil|Pix & Co|Au Bon Rabot|Les Deux Rives}
= Forme: {form=société à responsabilité limitée|société par actions simplifiée|société en nom collectif}
= Capital: {capital}
= Siège: {seat}
= Activité: {activity=boulangerie, pâtisserie|travaux de menuiserie|conseil informatique|transport de marchandises}
= Durée (ans): {term}
= Clôture: {year_end=31 décembre|30 juin|30 septembre|31 mars}
= Début d'exploitation: {started}
= Origine du fonds: {origin=création|achat|apport|donation}
{leased!Le fonds est exploité par un locataire-gérant|L'exploitation est confiée à un tiers qui verse redevance~La société exploite elle-même son fonds|Exploitation directe}.
Gérance : {manager}, né(e) le {manager_birth} à {manager_town} || Contrôle : {auditor}
%sites 1..3 sentence
Établissements secondaires :
{sites.town}, {sites.activity=dépôt|vente|atelier}, depuis le {sites.since}
%%
%entries 2..5
Mention | Portée le | Objet | Dépôt | Effet
{entries.no} | {entries.date} | {entries.what=transfert du siège|changement de gérant|augmentation de capital|extension d'objet|fusion} | {entries.file} | {entries.effect}
{entries.struck=}
%%
> Le greffier, {clerk}
~ Coût de l'extrait {:money:2..12}. Précédent gérant : {:person}. Publication du {:date}. Fin de l'extrait.

== fr decompte_surestaries
q owner company:{} Bulk/Armement {}/{} Shipping; shipowner, disponent_owner
q charterer company:{} Grains/Négoce {}/{} Phosphates; charterer, fr:affreteur
q vessel company:MV {}/{} Pearl; ship
q cp_date date; charter_party_date, fixture_date; day of the charter contract
q port city; discharging_port, place
q cargo phrase; commodity, cargo
q tonnes unit:t 3000..40000; quantity, cargo_tonnage
q rate unit:t/jour 1000..9000; discharge_rate, contractual_rate
q arrived date; nor_tendered, fr:avis de pret; day the notice of readiness was handed in|jour de la remise de l'avis de prêt
q arrived_at time; nor_time
q laytime_starts date; laytime_commences; day from which time counts
q allowed id:#j ##h ##; time_allowed; time free of charge
q used id:##j ##h ##; time_used; time that counted
q excess id:#j ##h ##; time_on_demurrage; time over what was free
q dem_rate money:4000..30000; demurrage_per_day
q claim money:3000..200000; demurrage_due, amount_claimed; sum due for the delay
q paid money:1000..50000; on_account, already_paid; already received on account
q agent company:Agence {}/{} Maritime; port_agent; who signed the time sheet in port
q calculator person; calculated_by, prepared_by
q broker company:{} Chartering/{} Courtage; broker
q weekends flag; sundays_excluded, shinc_or_shex; whether Sundays and holidays do not count
a master person; captain
a freight money; freight
a dispatch money; despatch_rate
a iban iban; bank_account, account_number, fr:compte bancaire
a eta date; eta
l facts; time_sheet, events; what happened when
c facts.day date; day, date
c facts.from time; from
c facts.to time; until
c facts.what phrase; event, remark, fr:désignation
c facts.counts short; counts, share_counted
c facts.lost phrase; time_counted, net
c facts.by person; noted_by
---
{owner} || à {charterer}
# Décompte de staries
m/v {vessel} || Charte-partie du {cp_date}
Déchargement à {port} de {tonnes} de {cargo=blé tendre|phosphate|clinker|tourteaux de soja}, cadence {rate}
Avis de prêt remis le {arrived} à {arrived_at} ; les staries courent du {laytime_starts}. {weekends!Les dimanches et fêtes ne sont pas décomptés|Repos hebdomadaire exclu du calcul~Tous les jours comptent sans exception|Dimanches et fêtes inclus}.
%facts 5..12
Jour | De | À | Événement | C | Temps
{facts.day} | {facts.from} | {facts.to} | {facts.what=pluie|panne de grue 2|déchargement|attente camions|grève|fête légale|changement d'équipe} | {facts.counts=1|½|0} | {facts.lost=–|2h10|0h45|6h00|11h30}
{facts.by=}
%%
= Alloué: {allowed}
= Utilisé: {used}
= Dépassement: {excess}
= Taux journalier: {dem_rate}
= Surestaries: {claim}
= Reçu en acompte: {paid}
Relevé contresigné par {agent} || Calcul : {calculator}
~ Courtier : {broker}, commission {:percent}. Cote d'alerte du port révisée le {:date}. Réclamation à présenter sous {:number:30..90} jours.

== fr bon_a_delivrer_conteneur
q line company:{} Lines/Compagnie {}/{} Container; shipping_line, carrier
q agent company:Agence {}/{} Shipping; line_agent, issued_by
q holder company:{} Import/Quincaillerie {}/{} Meubles; consignee, release_to; who may take the goods
q forwarder company:Transit {}/{} Logistique; forwarder, fr:transitaire; who acts for the holder
q order_no id:BAD#######; delivery_order_no
q pin id:######; release_pin, pickup_code
q bl id:@@@@########; bl_no, bill_of_lading
q vessel company:{} Star/CMA {}/MS {}; ship
q eta date; arrival, vessel_arrived; jour d'arrivée du navire
q terminal phrase; terminal, place_of_collection
q free_until date; free_time_ends, last_free_day; last day without charge at the terminal
q return_depot phrase; empty_return_place, depot; where the empty box goes
q detention money:20..120; detention_per_day; charged for each day the box is kept too long
q deposit money:100..900; container_deposit, fr:dépôt de garantie; paid as security for the box
q charges money:80..900; local_charges, terminal_charges
q customs id:##FR##########; customs_mrn, clearance_no
q issued date; issued_on, fr:date d'émission
q clerk person; import_desk, signed_by
q valid date; order_valid_until, fr:fin de validité; day after which the order is worth nothing
q original flag; original_surrendered, bl_surrendered; whether the paper bill was handed in
a haulier company; trucking_company; firm that fetches the box
a driver person; driven_by, chauffeur, fr:conducteur
a slot time; pickup_slot
a value money; cargo_value
l boxes; containers, units; unit by unit
c boxes.no id:@@@U #######; container, unit_no
c boxes.type phrase; size_type
c boxes.seal id:######; seal
c boxes.mass unit:kg 4000..28000; gross_weight
c boxes.temp id:-##; set_temperature
c boxes.note phrase; instruction, note, fr:remarque
c boxes.out date; gate_out
---
{agent}, agent de {line}
# Bon à délivrer {order_no}
^ code de retrait : {pin}
Navire {vessel}, arrivé le {eta} || Connaissement {bl}
Délivrer à {holder} ou à son représentant {forwarder}, contre remise du présent, les unités ci-après :
%boxes 1..5
Conteneur | Type | Plomb | Brut | Consigne
{boxes.no} | {boxes.type=20' DC|40' HC|40' RF|20' OT} | {boxes.seal} | {boxes.mass} | {boxes.note=visite douane|pesée||scanner|}
{boxes.temp=}
{boxes.out=}
%%
Enlèvement : {terminal=terminal Nord|quai de Moselle|TC3|terminal de l'Océan}, franchise jusqu'au {free_until}. Vide à rendre propre au {return_depot=dépôt de la Zone 4|parc Gironde|dépôt Sud, porte B}.
= Détention par jour: {detention}
= Caution: {deposit}
= Frais locaux réglés: {charges}
= Dédouanement: {customs}
{original!L'original endossé nous a été remis|Le connaissement négociable est rentré dans nos mains~Libération par télex, sans présentation du papier|Livraison sur lettre de garantie bancaire}.
Établi le {issued}, caduc après le {valid}. {clerk}
~ Surestaries terminal non comprises ({:money:20..120}). Escale suivante : {:city}. Astreinte {:phone}.
`
