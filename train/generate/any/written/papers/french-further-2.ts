/** Further papers in French: insurance, courts, offices, taxes, labour and housing. */
export const frenchFurtherPapers2 = `
== fr releve_sinistralite_flotte
q insurer company:Mutuelle {}/{} Assurances/La {} IARD; insurance_company, issuer, fr:assureur
q insured company:Transports {}/{} Livraison/Ambulances {}; policyholder, fr:souscripteur
q broker company:{} Courtage/Cabinet {}; intermediary, fr:courtier
q policy id:FL-#######; policy_no, fr:police
q from date; observation_start, covered_since, fr:date de début; first day looked at
q to date; observation_end, figures_as_of, fr:date de fin; dernier jour observé
q issued date; statement_date, delivered_on, fr:date d'émission
q vehicles number:4..300; vehicles_insured, fleet_size
q premiums money:3000..200000; premiums_paid, premium_volume; all premiums of the period
q cost money:1000..300000; total_cost, claims_cost; all losses, paid or reserved
q ratio percent; loss_ratio, fr:rapport sinistres a primes
q bonus percent; bonus_malus, coefficient
q open number:0..9; open_files, pending_claims
q terminated flag; cancelled_by_insurer, notice_by_insurer; whether the insurer itself gave notice
q ends date; policy_ends, cancellation_date, fr:date de fin; day the policy ends
q clerk person; underwriter, fr:redacteur; who drew up the statement
q excess money:200..1500; deductible_per_event, fr:franchise; what the insured bears in each event
a next_premium money; renewal_premium
a driver person; driver_at_fault, fr:conducteur
a plate id; plate_no, fr:immatriculation
a expert company; loss_adjuster
l events; claims, losses; event by event
c events.no id:##/#####; claim_no, file
c events.day date; loss_date, occurred
c events.kind phrase; type, cause
c events.fault phrase; liability, share_of_fault
c events.paid money:100..9000; paid, settled
c events.reserve money:100..20000; reserve, provision
c events.back money:50..4000; recovered, recourse
c events.state phrase; status, stage, fr:état
c events.person person; injured_person
---
{insurer} || {:city}, {issued}
?Par l'entremise de {broker}
# Relevé d'informations – flotte
= Souscripteur: {insured}
= Police: {policy}
= Période observée: du {from} au {to}
= Véhicules garantis: {vehicles}
= Coefficient: {bonus}
%events 3..9
N° | Survenu | Nature | Resp. | Payé | Provision | Recours | État
{events.no} | {events.day} | {events.kind=bris de glace|choc arrière|vol|stationnement|dommage corporel|incendie} | {events.fault=0|½|1|à fixer} | {events.paid} | {events.reserve} | {events.back} | {events.state=clos|ouvert|recours|clos}
{events.person=}
%%
Cotisations encaissées {premiums} ; charge totale {cost} ; rapport {ratio}. Restent en cours {open} dossiers. Chaque événement supporte une franchise de {excess}.
{terminated!Nous avons mis fin nous-mêmes au contrat à l'échéance|La résiliation émane de la compagnie~La résiliation émane du souscripteur|Le contrat a pris fin à la demande de l'assuré}. Effet : {ends}.
> Rédaction : {clerk}
~ Délivré en application de l'annexe à l'article A. 121-1. Valeur du parc {:money:90000..900000}. Relevé antérieur du {:date}.

== fr note_couverture_provisoire
q broker company:Cabinet {}/{} Assur/Courtage {}; intermediary, issued_by
q insurer company:{} Assurances/Mutuelle {}; risk_carrier, company_at_risk, fr:assureur
q insured company:Atelier {}/Brasserie {}/Garderie {}; insured_party, fr:assure
q note_no id:NC-####-##; cover_note_no
q risk_place address; insured_premises, location_of_risk; adresse des locaux assurés
q from date; cover_starts, effective, fr:date de début; day cover begins
q from_time time; cover_starts_at
q to date; cover_ends, provisional_until, fr:date de fin; last day of the provisional cover
q activity phrase; business, trade
q sum money:20000..900000; sum_insured, contents_value; worth of what stands in the rooms
q liability money:300000..900000; liability_limit, third_party_cover; most paid for damage to others
q premium money:100..3000; provisional_premium, price; price for the provisional cover
q excess money:100..1500; deductible, fr:franchise
q visit date; risk_survey_date, visit_planned; day the inspector comes
q surveyor person; risk_surveyor, visited_by
q clerk person; contact_at_broker, prepared_by; who signs at the intermediary's
q condition phrase; special_condition, requirement; what the insured must do
q flood flag; flood_covered; whether water from outside is paid for
a claim_no id; claim_number
a landlord company; building_owner, fr:bailleur
a final_policy id; policy_number
a area unit; floor_area, fr:superficie
a previous company; previous_insurer
l covers; guarantees, perils; what is covered
c covers.what phrase; peril, cover, fr:désignation
c covers.limit money:1000..300000; limit, maximum
c covers.excess money:50..1000; deductible, own_share
c covers.waiting number:0..30; waiting_days, waiting_period
c covers.in phrase; granted, state
c covers.price money; premium_part, fr:prix
---
{broker}
# Note de couverture {note_no}
^ valable du {from}, {from_time}, jusqu'à l'émission du contrat et au plus tard au {to}
{insured}, {activity=brasserie artisanale|accueil d'enfants|ébénisterie|salon de thé|réparation de cycles}, est garanti(e) par {insurer} pour les locaux sis {risk_place}.
Contenu : {sum} || Responsabilité civile : {liability}
Franchise générale : {excess} || Prime provisoire : {premium}
%covers 3..7
Garantie | Plafond | Franchise | Carence j | 
{covers.what=incendie|bris de machine|vol avec effraction|dégât des eaux|perte d'exploitation|bris de glaces} | {covers.limit} | {covers.excess} | {covers.waiting} | {covers.in=oui|à l'étude|oui|refusé}
{covers.price=}
%%
{flood!Les inondations et ruissellements sont compris|La crue de la rivière est garantie~La crue n'est pas prise en charge|Les eaux venant du dehors restent exclues}. Condition : {condition=pose d'une alarme sous un mois|extincteurs vérifiés|volet roulant fermé la nuit|pas de stockage au sous-sol}.
Notre inspecteur {surveyor} passera le {visit}.
> {clerk}
~ Proposition signée le {:date}. Cabinet immatriculé {:id:## ### ###}. Réclamations : {:person}, {:email}.

== fr garanties_sante_collective
q insurer company:Mutuelle {}/{} Prévoyance/Santé {}; health_insurer, fr:organisme
q employer company:{} Logistique/Groupe {}/Ateliers {}; subscriber, fr:entreprise
q member person; insured_employee, main_insured; employee who is insured
q member_no id:## ### ### ##; member_number
q national_no id:# ## ## ## ### ### ##; social_security_no
q contract id:SC-#####; group_contract_no, fr:numéro de contrat
q level phrase; plan_level, option
q from date; cover_from, fr:prise d'effet; first day of cover
q until date; card_valid_until, rights_end; day the card ends
q monthly money:20..180; monthly_contribution, total_contribution; cotisation totale par mois
q employer_part percent; employer_share; part of it the firm pays
q hospital money:30..120; private_room_per_day, daily_room_allowance; paid per day for a room of one's own
q optician_every number:1..3; years_between_glasses
q helpdesk phone; assistance_number, helpline
q manager person; hr_contact, fr:interlocuteur rh; whom to ask in the firm
q third flag; third_party_payment, no_advance; whether one need not advance the cost at the chemist's
q switch_by date; change_deadline, option_change_until; last day to ask for another level
a doctor person; family_doctor, fr:médecin; doctor of the family
a iban iban; refund_account, fr:compte bancaire
a refund money; last_refund
a broker company
l dependants; beneficiaries, family; who is covered too
c dependants.name person; dependant, person, fr:nom
c dependants.born date; birth_date
c dependants.tie phrase; relationship, link
c dependants.since date; covered_since, from
c dependants.own id; own_number
l benefits; cover_table, guarantees; what is refunded
c benefits.what phrase; care, item, fr:désignation
c benefits.base percent; rate_of_base, state_part_included
c benefits.max money:20..900; cap, yearly_limit
c benefits.note short; footnote
---
{insurer} || Contrat {contract}
Adhérent : {member} || N° {member_no}
N° de sécurité sociale : {national_no} || Employeur : {employer}
# Vos garanties, formule {level=Essentielle|Confort|Horizon|Plénitude}
Effet {from}, carte valable jusqu'au {until}. Cotisation mensuelle {monthly}, dont {employer_part} payés par l'employeur.
%dependants 1..4
Ayant droit | Né(e) le | Lien | Depuis
{dependants.name} | {dependants.born} | {dependants.tie=conjoint|enfant|partenaire|enfant à charge} | {dependants.since}
{dependants.own=}
%%
%benefits 4..8
Soins | % BR | Plafond | *
{benefits.what=consultation|couronne|verres complexes|prothèse auditive|kinésithérapie|orthodontie|cure|ostéopathie} | {benefits.base} | {benefits.max} | {benefits.note=1|2||3}
%%
~ 1 par an et par personne. 2 sur devis. 3 une paire tous les {optician_every} ans
Chambre particulière : {hospital} par jour. {third!Vous n'avancez rien à la pharmacie|Sur présentation de la carte, vous ne payez pas d'avance~Vous réglez d'abord, nous remboursons ensuite|Les frais sont à avancer}. Pour changer de formule l'an prochain, écrire avant le {switch_by}.
~ Aide et urgences : {helpdesk}. Service du personnel : {manager}, {:phone}. Notice remise le {:date}. Plafond mensuel de la sécurité sociale {:money:3000..4000}.

== fr certificat_prevoyance_suisse
q fund company:Fondation de prévoyance {}/Caisse de pensions {}/{} LPP; pension_fund, fr:institution
q employer company:{} SA/Manufacture {}/Clinique {}; employer, affiliated_company, fr:employeur
q insured person; insured_person, fr:personne assuree
q avs id:756.####.####.##; avs_no, social_insurance_no
q born date; birth_date, fr:date de naissance
q joined date; entry_into_fund, joined_on; jour d'entrée dans la caisse
q as_of date; certificate_date, status_as_of; day for which figures hold
q retire_on date; ordinary_retirement, retirement_date; day of ordinary retirement
q salary money:40000..160000; annual_salary, declared_salary; pay the employer announced
q insured_salary money:20000..120000; fr:salaire coordonne, pensionable_salary
q rate percent; activity_rate, working_rate
q capital money:9000..600000; savings_today, vested_benefit, fr:capital; savings today
q projected money:90000..900000; projected_capital, capital_at_retirement; savings on the day of retirement
q pension money:9000..60000; yearly_pension, expected_pension; yearly pension from that day
q conversion percent; conversion_rate
q disability money:8000..50000; disability_pension; yearly sum if the person can no longer work
q orphan money:1000..9000; orphan_pension, child_pension
q buy_in money:1000..200000; maximum_buy_in, possible_purchase; most that could be paid in
q pledged flag; pledged_for_home, pledge; whether the savings serve as security for a home
q advisor person; contact_at_fund, file_officer
a withdrawn money; early_withdrawal; taken out early for a home
a spouse person; partner_name
a iban iban; bank_account, account_number, fr:compte bancaire
a interest percent; interest_rate
l years; contributions, movements; how it grew
c years.what phrase; booking, kind, fr:désignation
c years.date date; value_date, fr:date
c years.own money:300..9000; employee_part, own
c years.firm money:300..12000; employer_part
c years.total money:600..90000; account_balance, credited
c years.tax money; tax
---
{fund} || Confidentiel
> {insured}
# Certificat de prévoyance au {as_of}
= N° AVS: {avs}
= Naissance: {born}
= Employeur: {employer}
= Affiliation dès le: {joined}
= Taux d'activité: {rate}
= Salaire annoncé: {salary}
= Salaire coordonné: {insured_salary}
= Âge ordinaire atteint le: {retire_on}
%years 3..6
Écriture | Valeur | Employé | Employeur | Avoir
{years.what=cotisations|intérêts|apport de libre passage|rachat|bonification} | {years.date} | {years.own} | {years.firm} | {years.total}
{years.tax=}
%%
Avoir à ce jour || {capital}
Avoir projeté à l'âge ordinaire || {projected}
Rente annuelle (conversion {conversion}) || {pension}
Rente d'invalidité || {disability}
Rente d'enfant || {orphan}
Rachat possible || {buy_in}
{pledged!Votre avoir est nanti en faveur de votre banque pour le logement|Un créancier hypothécaire tient votre avoir en gage~Votre avoir est libre de tout nantissement|Aucune mise en gage n'a été annoncée}.
~ Renseignements : {advisor}, {:phone}. Règlement du {:date}. Montant minimal LPP : {:money:9000..300000}. Ce document annule les précédents.

== fr avenant_rachat_assurance_vie
q insurer company:{} Vie/Mutuelle {} Épargne/{} Patrimoine; life_insurer, fr:assureur
q holder person; policyholder, subscriber
q contract id:AV ### ### ##; contract_no, fr:numéro de contrat
q opened date; contract_start, taken_out; day the contract began
q request date; request_received, asked_on; day the letter arrived
q done date; surrender_date, processed_on; jour de l'opération
q kind choice:partial/total; surrender_type, extent
q gross money:1000..60000; gross_surrender, amount_before_tax; before levies and tax
q gain_part money:50..9000; taxable_gain, interest_part; part of it that is interest
q social money:10..1500; social_levies, fr:prelevements sociaux
q tax money:5..1200; tax_withheld, flat_tax
q net money:900..58000; net_paid, amount_wired; what is sent to the client
q iban iban; credited_account, paid_to_account, fr:compte bancaire
q left money:1000..200000; value_after, remaining_value; value that stays in the contract
q manager person; signed_by, fr:gestionnaire
q adviser company:{} Patrimoine/Cabinet {}; financial_adviser
q pledged flag; pledge_holder_agreed, pledged_contract; whether a lender had to agree
a beneficiary person; death_beneficiary; who receives it on death
a premium money; next_premium
a rate percent; guaranteed_rate
a fee money; surrender_fee
l funds; supports, disinvestments; from which funds
c funds.name phrase; fund, support
c funds.isin id:LU##########; isin
c funds.units number:1..900; units_sold, units
c funds.price money:10..900; unit_value, nav, fr:prix
c funds.sum money:100..30000; amount, proceeds, fr:montant
c funds.date date; value_date, priced_on, fr:date
c funds.left number:1..2000; units_left
c funds.gain percent; performance
---
{insurer}
{holder} || Contrat {contract}
{:street}, {:zip} {:city} || souscrit le {opened}

# Opération sur votre contrat
Madame, Monsieur, votre demande nous est parvenue le {request}[, transmise par {adviser}]. Nous avons procédé le {done} {kind?au retrait d'une fraction de votre épargne~au dénouement complet de votre épargne, ce qui met fin au contrat}.
%funds 2..6
Support | Code | Parts | Cours | Cours du | Montant | Solde parts
{funds.name=Fonds en euros|Actions Monde|Obligations vertes|Immobilier|Petites valeurs|Marchés émergents} | {funds.isin} | {funds.units} | {funds.price} | {funds.date} | {funds.sum} | {funds.left}
{funds.gain=}
%%
Montant brut || {gross}
dont produits || {gain_part}
Prélèvements sociaux || {social}
Prélèvement forfaitaire || {tax}
Montant viré || {net}
Virement sur {iban}. Valeur de l'épargne restante : {left}. {pledged!La banque bénéficiaire du nantissement avait donné son accord|Nous avons recueilli la mainlevée du créancier~Aucun créancier n'avait à intervenir|Votre contrat n'est donné en garantie à personne}.
> {manager}
~ Vous disposez de {:number:14..30} jours pour renoncer. Dernier versement : {:money:100..9000} le {:date}. Médiateur : {:url}.

== fr etat_frais_commissaire_justice
q office company:SCP {}/Étude {}/SELARL {} et associés; bailiff_office, issued_by
q bailiff person; acting_bailiff, fr:commissaire de justice
q creditor company:Société {}/Syndicat des copropriétaires {}/Banque {}; claimant, instructing_party
q debtor person; fr:debiteur, against
q lawyer person; creditor_counsel, fr:avocat; counsel of the creditor
q court company:Tribunal judiciaire de {}/Tribunal de proximité de {}; deciding_court
q ruling date; judgment_date, title_dated; date du jugement
q rg id:RG ##/#####; court_docket, case_number
q file id:C####-##; office_file, our_reference
q served date; judgment_served_on, notified; day the judgment was handed over
q principal money:500..30000; principal_debt, main_sum; debt without interest and costs
q interest money:20..3000; accrued_interest
q article700 money:200..2000; costs_award, fr:article 700
q costs money:60..900; bailiff_costs_total, fr:depens
q received money:50..5000; payments_received, fr:acomptes; what the debtor has paid
q due money:400..35000; balance_due, amount_left; what is left to pay
q daily money:1..9; daily_interest, interest_per_day; interest added each day
q as_of date; calculated_to, statement_date; day up to which it is reckoned
q offer flag; instalments_offered, payment_plan_refused; whether the debtor proposed to pay in parts
q client_iban iban; client_account, pay_into
a employer company; garnished_employer, fr:employeur
a bank company; debtor_bank, fr:banque
a hearing date; hearing_date; day on which the court sits
a sale date; auction_date
l acts; steps, costs; act by act
c acts.date date; date, done_on, fr:date
c acts.what phrase; act, kind, fr:désignation
c acts.fixed money:10..120; fixed_fee, emolument
c acts.travel money:5..12; travel
c acts.tax money:5..20; flat_tax, tax
c acts.vat money:2..40; vat
c acts.total money:30..200; total, sum
c acts.place city; served_at
---
{office}
{:street}, {:zip} {:city} || Dossier {file} – {:phone}
# Décompte au {as_of}
{creditor} contre {debtor}
En vertu d'un jugement de {court} du {ruling} ({rg}), signifié le {served}. Conseil du créancier : Me {lawyer}.
%acts 3..9
Date | Acte | Émol. | Dépl. | Taxe | TVA | Total
{acts.date} | {acts.what=signification|commandement|saisie-attribution|dénonciation|requête Ficoba|procès-verbal|certificat} | {acts.fixed} | {acts.travel} | {acts.tax} | {acts.vat} | {acts.total}
{acts.place=}
%%
= Principal: {principal}
= Intérêts échus: {interest}
= Article 700: {article700}
= Dépens: {costs}
= À déduire, reçu: {received}
= Solde: {due}
Les intérêts continuent de courir à raison de {daily} par jour. {offer!Le débiteur nous a soumis un échéancier, sur lequel nous attendons vos instructions|Des versements mensuels nous ont été proposés~Le débiteur n'a fait aucune proposition|Aucun règlement amiable n'a été avancé}.
> {bailiff}
~ Règlement sur le compte affecté {client_iban}. Clerc : {:person}. Tarif arrêté le {:date}.

== fr bordereau_pieces_conclusions
q lawyer person; counsel, fr:avocat; counsel who files the list
q firm company:Cabinet {}/{} Avocats/SELAS {}; law_firm
q bar city; bar_association_of, fr:barreau
q box id:T ##; court_box, fr:toque
q client company:SCI {}/{} Bâtiment/SARL {}; represented_party, claimant, fr:client
q opponent company:{} Assurances/Entreprise {}/{} Promotion; opposing_party, defendant
q other_lawyer person; opposing_counsel, served_on; counsel of the other side
q third person; third_party, called_in_guarantee
q court company:Tribunal judiciaire de {}/Tribunal de commerce de {}/Cour d'appel de {}; court_seised
q chamber phrase; chamber, section
q docket id:##/#####; docket_no, rg_number
q hearing date; hearing_on, fr:audience; day the court hears the case
q served date; communicated_on, served_electronically; jour de la communication par voie électronique
q closing date; closure_order_on, fr:cloture; day after which nothing may be filed
q claim money:2000..200000; sum_claimed, main_claim; sum asked for
q expert person; court_expert, fr:expert judiciaire; who wrote the report for the court
q execution flag; provisional_enforcement; whether the ruling is to be carried out despite an appeal
a judge person; presiding_judge; who presides
a verdict_date date; judgment_expected
a fee money; lawyer_fee
a bailiff company; bailiff_office
l exhibits; documents, fr:pieces; exhibit by exhibit
c exhibits.no number:1..60; exhibit_no, number, fr:numéro
c exhibits.what phrase; title, description, fr:désignation
c exhibits.date date; document_date, dated, fr:date
c exhibits.pages number:1..40; pages
c exhibits.from phrase; author, origin
c exhibits.new short; new_mark, added
c exhibits.original phrase; original_held_by
---
{firm} || {court}
{lawyer}, barreau de {bar}, {box} || {chamber=3e chambre civile|référés|chambre des baux|pôle construction} – RG {docket}
# Bordereau de pièces
POUR : {client}
CONTRE : {opponent}, ayant pour avocat Me {other_lawyer}
?EN PRÉSENCE DE : {third}, appelé en garantie
Audience du {hearing} – clôture fixée au {closing}
%exhibits 4..12
N° | Pièce | Date | P. | Émanant de | +
{exhibits.no} | {exhibits.what=bail commercial|rapport d'expertise|courriel|devis de reprise|mise en demeure|constat|photographies|facture} | {exhibits.date} | {exhibits.pages} | {exhibits.from=l'expert|la partie adverse|le syndic|un tiers|la demanderesse} | {exhibits.new=+||}
{exhibits.original=}
%%
~ + pièce nouvelle
Il est demandé de condamner la défenderesse à payer {claim}, au vu du rapport de {expert}. {execution!L'exécution provisoire ne sera pas écartée|Le jugement sera assorti de l'exécution immédiate~Il est demandé d'écarter l'exécution provisoire|L'exécution attendra l'issue de l'appel}.
Communiqué par RPVA le {served}.
~ Sous toutes réserves. Assignation délivrée le {:date}. Collaboratrice : {:person}. Provision déjà allouée : {:money:500..9000}.

== fr declaration_creance_liquidation
q creditor company:{} Grossiste/Loueur {}/{} Énergie; fr:creancier, declaring_party
q signer person; signatory, declared_by, fr:signataire
q function job; signatory_function, capacity
q debtor company:{} Traiteur/Garage {}/{} Pressing; insolvent_company, fr:debiteur
q liquidator person; liquidator, addressee, fr:mandataire; to whom the letter is sent
q court company:Tribunal de commerce de {}/Tribunal des activités économiques de {}; court
q opened date; proceedings_opened, judgment_date; day of the court's decision
q gazette date; published_in_gazette, fr:bodacc; jour de la publication au journal officiel
q deadline date; filing_deadline, declare_before, fr:date limite; last day to declare
q sent date; sent_on, declaration_date; day of this letter
q kind choice:safeguard/reorganisation/liquidation; proceedings_type
q due money:500..60000; matured_part, claim_due; part that could already be asked for
q future money:100..20000; not_yet_due, future_part; part that falls due later
q interest money:10..900; interest
q total money:700..80000; total_declared, fr:montant total; everything declared
q rank choice:preferred/ordinary; priority, ranking
q security phrase; security, pledge
q goods flag; retention_of_title, goods_reclaimed; whether goods are asked back
q accountant company:Cabinet {}; certified_by
a admitted money; amount_admitted; sum the judge accepted
a dividend percent; expected_dividend
a judge person; supervising_judge
a siret_creditor id; creditor_siret
l items; claims, invoices; claim by claim
c items.doc id:#######; document_no, invoice
c items.what phrase; nature, ground, fr:désignation
c items.date date; issued, fr:date
c items.due date; due_date, fr:échéance
c items.sum money:50..9000; amount, fr:montant
c items.paid money:10..900; part_paid
c items.contract id:K-###; contract
c items.paid_on date; paid_on
---
> Maître {liquidator}, mandataire judiciaire
> {:street}, {:zip} {:city}
Lettre recommandée du {sent}
# Déclaration de créance
{creditor}, prise en la personne de {signer}, {function}, déclare au passif de {debtor}, objet d'une procédure {kind?qui protège l'entreprise avant toute cessation de paiements~de redressement avec période d'observation~mettant fin à l'activité, faute de toute issue}, ouverte par {court} le {opened} (BODACC du {gazette}, délai expirant le {deadline}) :
%items 2..8
Pièce | Cause | Émise | Échue | Montant | Réglé | Contrat
{items.doc} | {items.what=fourniture|location|entretien|avoir non imputé|indemnité|fourniture} | {items.date} | {items.due} | {items.sum} | {items.paid} | {items.contract}
{items.paid_on=}
%%
Échu {due} – à échoir {future} – intérêts {interest}. TOTAL : {total}.
{rank?À titre privilégié, en vertu de la sûreté ci-dessous~À titre chirographaire}. Sûreté : {security=nantissement de matériel|néant|gage sur stock|privilège du bailleur}. {goods!La déclarante revendique le matériel impayé encore en nature|Une demande de restitution des biens est jointe~Aucune revendication n'est formée|La déclarante ne réclame pas la restitution des biens}.
Certifié sincère || {signer}
~ Comptes attestés par {accountant}. Mise en demeure du {:date} restée vaine. Votre référence : {:id:LJ-####}.

== fr compte_gestion_curatelle
q ward person; protected_person, fr:majeur protege; person who is protected
q guardian person; curator, account_rendered_by; who manages the money
q body company:Association tutélaire de {}/UDAF de {}; guardianship_body, employer_of_guardian
q court company:Tribunal de proximité de {}/Juge des tutelles de {}; supervising_court
q measure choice:curatorship/guardianship/family authorisation; kind_of_measure, protection
q ordered date; measure_ordered, judgment_date; jour du jugement
q review date; measure_ends, review_due; day the measure ends unless renewed
q file id:@ ##/#####; court_file
q year year; accounting_year, fr:année
q opening money:500..30000; funds_at_start, opening_total; all accounts on the first of January
q closing money:500..30000; funds_at_end, closing_total; all accounts at the end of the year
q income money:9000..30000; total_income
q spending money:8000..30000; total_spending
q pocket money:20..120; weekly_allowance, pocket_money; handed over each week
q home company:EHPAD {}/Foyer {}/Résidence {}; residence, lives_at
q checker person; accounts_checked_by, verifier; who looked the account over
q filed date; account_filed; day the account reached the court
q debt flag; debts_left; whether the person still owes anything
q fee money:100..1500; guardian_fee, levy
a doctor person; medical_expert, fr:médecin
a heir person; next_of_kin
a house_sale money; sale_price
a insurer company; insurance_company, insured_with, fr:assureur
l accounts; bank_accounts, savings; account by account
c accounts.bank company; bank
c accounts.kind phrase; account_type
c accounts.no id:#######@; account_number
c accounts.start money:10..20000; balance_january, opening
c accounts.end money:10..20000; balance_december, closing
c accounts.rate percent; interest_rate, fr:taux
l flows; items, categories; income and spending
c flows.what phrase; category, item, fr:désignation
c flows.in money:100..15000; income, received
c flows.out money:50..15000; spending, paid
c flows.month money; monthly_average
---
{body} || {court}
# Compte de gestion {year}
{ward}, {measure?assisté(e) pour les actes importants par son curateur~représenté(e) en tout par son tuteur~représenté(e) par un proche habilité}, jugement du {ordered}, dossier {file}. Réside : {home}.
Comptes tenus par {guardian}
%accounts 1..5
Établissement | Nature | N° | 1er janv. | 31 déc.
{accounts.bank} | {accounts.kind=compte courant|livret A|LEP|assurance vie|compte titres} | {accounts.no} | {accounts.start} | {accounts.end}
{accounts.rate=}
%%
Ensemble || {opening} au 1er janvier, {closing} au 31 décembre
%flows 4..9
Poste | Recettes | Dépenses
{flows.what=retraite|allocation logement|hébergement|mutuelle|vêtements|coiffeur|impôts|argent de vie|obsèques} | {flows.in} | {flows.out}
{flows.month=}
%%
Total || {income} / {spending}
Argent remis chaque semaine : {pocket}. Prélèvement pour l'exercice de la mesure : {fee}. {debt!Un échelonnement reste à solder auprès du bailleur|Il demeure des sommes à rembourser~Aucune somme n'est due à quiconque|Le passif est entièrement apuré}.
Remis au greffe le {filed}. Vérifié par {checker}. La mesure arrive à échéance le {review}.
~ Inventaire initial du {:date}. Visite au domicile par {:person}, {:number:4..12} fois dans l'année.

== fr avertissement_role_belge
q taxpayer person; first_taxpayer, fr:contribuable
q partner person; second_taxpayer, spouse
q nn id:##.##.##-###.##; national_register_no
q office company:SPF Finances {}/Centre Particuliers {}/Centre PME {}; tax_centre
q article id:########; assessment_article, fr:article du role
q year year; tax_year, fr:exercice d'imposition; tax year, one after that of the income
q income_year year; income_year; année des revenus
q sent date; sent_on, date_of_dispatch; day of dispatch
q enforceable date; made_enforceable, fr:executoire; day the roll became binding
q pay_by date; payment_deadline, due_by, fr:date limite de paiement; last day to pay
q object_by date; objection_deadline, fr:reclamation; last day to complain
q taxable money:15000..120000; joint_taxable_income, taxable_total
q basic money:3000..50000; basic_tax, state_tax
q municipal_rate percent; municipal_surcharge; rate of the town's own tax
q town city; municipality, fr:commune
q withheld money:2000..40000; payroll_tax_withheld, fr:precompte
q to_pay money:50..9000; amount_payable, balance_due; what is due in the end
q comm id:+++###/####/#####+++; structured_reference, payment_reference
q iban iban; revenue_account, fr:compte bancaire
q expat flag; automatic_assessment, no_return_needed; whether the State had filled in the return by itself
q officer person; regional_adviser, signed_by
a child person; dependent_child
a employer company; wages_paid_by, payer_of_wages, fr:employeur; firm that paid the wages
a refund money; amount_refunded
a notary person; fr:notaire
l lines; codes, computation; code by code
c lines.code id:####-##; code
c lines.what phrase; heading, income, fr:désignation
c lines.one money:100..60000; taxpayer_1, first_column
c lines.two money:100..60000; taxpayer_2, second_column
c lines.rate percent; rate, fr:taux
---
{office} || Exercice {year} – revenus {income_year}
{taxpayer}[ et {partner}] || Art. {article}
Registre national : {nn} || Envoyé le {sent}
# Avertissement-extrait de rôle
Impôt des personnes physiques et taxe communale de {town} ({municipal_rate})
%lines 4..10
Code | Libellé | Contr. 1 | Contr. 2
{lines.code} | {lines.what=traitements|pécule de vacances|revenu cadastral|frais forfaitaires|épargne-pension|titres-services|garde d'enfants|libéralités} | {lines.one} | {lines.two}
{lines.rate=}
%%
Revenu imposable globalement || {taxable}
Impôt de base || {basic}
Précompte professionnel || – {withheld}
À PAYER || {to_pay}
Rôle rendu exécutoire le {enforceable}. Payer avant le {pay_by} sur {iban}, communication {comm}. Toute réclamation doit nous parvenir, motivée, au plus tard le {object_by}.
{expat!Vous avez reçu une proposition et n'aviez rien à remplir|Le calcul reprend la proposition que nous vous avions adressée~Le calcul reprend les données de la déclaration que vous avez rentrée|Il a été tenu compte de votre déclaration}.
> Le conseiller, {officer}
~ Infocenter {:phone}. Solde de l'exercice précédent, {:money:50..9000}, payé le {:date}. Bureau de recette : {:city}.

== fr bordereau_taxation_suisse
q canton region; canton, tax_authority_of
q office company:Office d'impôt de {}/Administration fiscale de {}; tax_office
q taxpayer person; taxpayer, fr:contribuable
q spouse person; joint_taxpayer, fr:conjoint
q no id:###.###.##; taxpayer_no
q town city; municipality_of_domicile, fr:commune
q period year; tax_period
q decided date; assessment_date, notified; day of the decision
q officer person; assessor, fr:taxateur; who taxed
q income money:30000..200000; taxable_income; income on which tax is raised
q rate_income money:30000..200000; rate_determining_income; revenu qui fixe le taux
q wealth money:10000..900000; taxable_wealth
q multiplier percent; municipal_multiplier, fr:coefficient communal; rate the town applies
q cantonal money:2000..30000; cantonal_tax
q communal money:1000..20000; communal_tax
q federal money:100..9000; federal_tax
q paid money:1000..30000; instalments_paid, already_paid
q balance money:20..9000; final_balance, left_to_pay; what is left to pay after instalments
q due date; pay_by, fr:échéance; day the balance is to be paid
q objection_days number:30..30; objection_days
q changed flag; differs_from_return, corrected_by_office; whether the office changed what was declared
q agent company:Fiduciaire {}; representative, tax_adviser; who acts for the taxpayer
a church money; church_tax
a iban iban; bank_account, account_number, fr:compte bancaire
a employer company; employing_firm, works_for, fr:employeur
a interest percent
l changes; corrections, differences; what the office changed or took over
c changes.code id:###; box, code
c changes.what phrase; item, heading, fr:désignation
c changes.declared money:100..90000; declared
c changes.taken money:100..90000; retained, assessed
c changes.why phrase; reason, ground
c changes.doc date; receipt_dated
---
{office} || N° {no}
Canton : {canton} || Commune : {town}
?Représentant : {agent}
# Décision de taxation – période {period}
{taxpayer}[, {spouse}]
%changes 2..7
Code | Rubrique | Déclaré | Retenu | Motif
{changes.code} | {changes.what=frais de déplacement|intérêts passifs|frais d'entretien d'immeuble|dons|frais médicaux|3e pilier A|valeur locative} | {changes.declared} | {changes.taken} | {changes.why=plafond|justificatif manquant|selon barème||forfait}
{changes.doc=}
%%
{:=Revenu imposable|Revenu retenu} || {income}
Revenu déterminant pour le taux || {rate_income}
Fortune imposable || {wealth}
Impôt cantonal || {cantonal}
Impôt communal, coefficient {multiplier} || {communal}
Impôt fédéral direct || {federal}
Acomptes || – {paid}
Solde payable au {due} || {balance}
{changed!Nous nous sommes écartés de votre déclaration sur les points ci-dessus|Certains chiffres n'ont pas pu être admis~Vos chiffres ont été repris sans modification|Votre déclaration a été admise telle quelle}. Réclamation écrite dans les {objection_days} jours.
{:city}, le {decided} || {officer}
~ Déclaration reçue le {:date}. Valeur fiscale de l'immeuble {:money:90000..900000}. Guichet de 8 h à 11 h 30, {:phone}.

== fr avis_cotisation_quebec
q person person; taxpayer, addressee
q nas id:### ### ###; social_insurance_no, fr:nas
q year year; taxation_year, fr:année
q notice date; notice_date, issued; date de l'avis
q notice_no id:@@##-####-####; notice_number
q net_income money:15000..120000; net_income, line_275; income before the last deductions
q taxable money:14000..110000; taxable_income; income that is taxed
q tax money:1000..25000; income_tax_and_contributions
q withheld money:1000..25000; tax_withheld_at_source; tax already taken from the pay
q solidarity money:50..1200; solidarity_credit, credit
q balance money:20..5000; refund_or_balance, result_amount; sum that goes one way or the other
q result choice:refund/balance due; outcome, fr:resultat
q pay_by date; payment_before, fr:date limite de paiement
q interest money:1..90; interest_charged
q rrsp money:500..30000; unused_rrsp_room, contribution_room; what may still be paid in for retirement
q officer person; assistant_deputy_minister, signed_by; who signs for the ministry
q changed flag; return_changed; whether the return was altered
q deposit flag; direct_deposit; whether money is sent to a bank account by itself
q objection_days number:90..90; objection_period_days
a employer company; wages_paid_by, workplace, fr:employeur; who paid the wages
a spouse person
a bank company; bank_name, banking_with, fr:banque
a previous_debt money; earlier_debt
l lines; summary, adjustments; line by line
c lines.no id:###; line
c lines.what phrase; description, fr:désignation
c lines.claimed money:10..40000; per_return, claimed
c lines.assessed money:10..40000; per_assessment, assessed
c lines.note short; note
c lines.date date; date, fr:date
---
{:=Direction générale des particuliers|Direction principale des cotisations} || Avis {notice_no}
{person} || NAS {nas}
{:street} || Date de l'avis : {notice}
# Avis de cotisation, année d'imposition {year}
%lines 3..8
Ligne | Description | Déclaré | Établi | N
{lines.no} | {lines.what=revenus d'emploi|frais de garde|cotisation au RRQ|dons|frais médicaux|prime d'assurance médicaments|crédit pour maintien à domicile} | {lines.claimed} | {lines.assessed} | {lines.note=1||2|}
{lines.date=}
%%
Revenu net : {net_income}. Revenu imposable : {taxable}. Impôt et cotisations : {tax}. Retenu à la source : {withheld}. Intérêts : {interest}. Crédit pour la solidarité : {solidarity}.
{result?Nous vous versons~Vous devez nous payer} {balance}. {deposit!La somme est déposée dans votre compte|Vous êtes inscrit au virement~Un chèque ou un bordereau de paiement accompagne cet avis|Les sommes transitent par la poste}.
{changed!Votre déclaration a dû être corrigée, voyez les notes|Nous avons rajusté certains montants~Nous avons accepté votre déclaration telle que produite|Rien n'a été modifié}. [S'il y a lieu, payer avant le {pay_by}.]
Droits REER inutilisés : {rrsp}. Pour vous opposer, vous avez {objection_days} jours.
> Le sous-ministre adjoint, {officer}
~ Dernière visite à votre dossier en ligne : {:date}. Acompte provisionnel suggéré {:money:100..2000}. {:phone}

== fr certificat_salaire_luxembourg
q employer company:{} S.à r.l./{} Luxembourg S.A./Fonds {}; employer, fr:employeur
q employee person; salaried_person, fr:salarie
q matricule id:############@; national_id, fr:matricule
q employer_no id:####-####-###; employer_registration_no; number of the firm at the social security
q class phrase; tax_class
q from date; employed_from, period_from, fr:date de début; first day covered
q to date; employed_to, period_to, fr:date de fin; dernier jour de la période
q gross money:30000..120000; gross_salary, gross_annual; all pay before deductions
q social money:3000..14000; social_contributions
q care money:300..1500; dependency_contribution
q travel money:200..2600; travel_allowance, fr:frais de deplacement
q exempt money:100..3000; exempt_overtime, tax_free_part
q taxable money:25000..100000; taxable_salary; pay on which tax is reckoned
q tax money:1000..30000; tax_withheld; tax kept back over the whole period
q credit money:100..1500; employee_tax_credit
q vouchers number:20..220; meal_vouchers, lunch_vouchers
q car money:50..900; company_car_benefit, benefit_in_kind_monthly; monthly worth of the car
q issued date; issued_on, fr:date d'émission; day of the certificate
q payroll company:Fiduciaire {}/{} Paie; payroll_bureau, prepared_by; firm that wrote the certificate
q signer person; signed_for_employer, fr:signataire
q frontier flag; cross_border_worker, lives_abroad; whether the person lives in another country
a spouse person
a pension money; company_pension
a refund money; tax_refund
a permit id; work_permit
l quarters; periods, cards; part of the year by part of the year
c quarters.card id:FR-######; tax_card_no, card
c quarters.from date; valid_from, from
c quarters.to date; valid_to, to
c quarters.rate percent; rate, fr:taux
c quarters.pay money:5000..40000; gross_paid, salary
c quarters.tax money:200..9000; tax, withheld
c quarters.bonus money; bonus
---
{employer} || N° employeur {employer_no}
# Certificat de salaire et de retenue d'impôt
^ période du {from} au {to}
{employee} || Matricule {matricule}
Classe d'impôt : {class=1|1a|2} || {frontier!Domicile : hors du Grand-Duché|Réside de l'autre côté de la frontière~Domicile : au Grand-Duché|Réside au pays}
%quarters 1..5
Fiche | Du | Au | Taux | Brut | Impôt
{quarters.card} | {quarters.from} | {quarters.to} | {quarters.rate} | {quarters.pay} | {quarters.tax}
{quarters.bonus=}
%%
1 Salaire brut || {gross}
2 Exemptions (heures supplémentaires) || {exempt}
3 Cotisations sociales || {social}
4 Frais de déplacement || {travel}
5 Salaire imposable || {taxable}
6 Retenue || {tax}
7 Assurance dépendance || {care}
8 Crédit d'impôt bonifié || {credit}
Chèques-repas remis : {vouchers}. Voiture mise à disposition, par mois : {car}.
Délivré le {issued} || {signer}
~ Établi par {payroll}, {:phone}. À joindre à la déclaration. Modèle du {:date}. Distance retenue : {:number:4..30} unités.

== fr attestation_fonciere_village
q office company:Commission foncière de {}/Conservation foncière de {}/Service domanial de {}; land_office
q holder person; recognised_holder, fr:detenteur; who is recognised on the land
q father person; holder_father, son_or_daughter_of; père du détenteur
q village city; village, place
q prefecture city; district, fr:sous-prefecture
q region region; region
q cert_no id:CF-####-###; certificate_no
q plot id:P ###; plot_no, parcel
q area unit:ha 1..40; surface, area, fr:superficie; size of the whole plot
q use phrase; land_use, cultivated_with
q chief person; village_chief, fr:chef de village; head of the village
q surveyor person; land_surveyor, measured_by; who measured
q chair person; committee_chair, signed_by; who signs for the committee
q enquiry date; enquiry_date, public_enquiry; day of the public enquiry
q validated date; validated_on, committee_session; day the committee confirmed it
q issued date; issued_on, fr:date d'émission; day the certificate was signed
q fee money:5..300; fees_paid
q receipt id:Q ######; receipt_no
q contested flag; objection_raised, opposition; whether anybody contested it
q inherited flag; inherited; whether it came down from the family
a buyer person; purchaser; to whom land was sold
a price money; sale_price, fr:prix
a born date; birth_date, fr:date de naissance
a expires date; valid_until
a bank company; mortgage_bank, fr:banque
l bounds; limits, neighbours; who borders it
c bounds.side phrase; side, direction
c bounds.neighbour person; neighbour, borderer
c bounds.length unit:m 20..900; length, distance
c bounds.mark phrase; marker, boundary_sign
c bounds.present short; was_present
c bounds.plot id; neighbouring_plot
l beacons; corners, coordinates; corner by corner
c beacons.no id:B#; beacon, point
c beacons.x number:300000..700000; x, easting
c beacons.y number:500000..900000; y, northing
---
^ {office}
^ Région : {region} – Sous-préfecture : {prefecture}
# Certificat foncier individuel {cert_no}
Vu l'enquête publique du {enquiry} et sa validation le {validated}, il est reconnu à {holder}, fils (fille) de {father}, la détention coutumière de la parcelle {plot}, sise à {village}, d'une superficie de {area}, portant {use=cacaoyers|anacardiers|mil et arachide|hévéas|vivriers}.
{inherited!La terre a été reçue des ancêtres|Elle lui vient de la succession paternelle~Elle a été acquise d'un tiers|Elle lui a été cédée par la communauté}. {contested!Une réclamation a été consignée au registre puis retirée|Un voisin avait fait connaître son désaccord~Nul ne s'est manifesté durant la publicité|Le registre est demeuré vierge}.
%bounds 3..5
Côté | Limitrophe | Longueur | Repère | P
{bounds.side=nord|sud|est|ouest|nord-est} | {bounds.neighbour} | {bounds.length} | {bounds.mark=fromager|borne béton|marigot|piste|haie} | {bounds.present=P|A}
{bounds.plot=}
%%
%beacons 3..6
Borne | X | Y
{beacons.no} | {beacons.x} | {beacons.y}
%%
Levé par {surveyor} || Chef de village : {chief}
{prefecture}, le {issued} || Le président du comité, {chair}
~ Droits perçus : {fee}, quittance {receipt}. Carte au 1/{:number:2000..5000}, mission du {:date}. À conserver ; aucun duplicata sans déclaration de perte.

== fr titre_recette_commune
q town company:Commune de {}/Ville de {}/Syndicat de {}; issuing_authority, creditor
q debtor person; debtor, fr:redevable; who must pay
q title_no id:####-T-###; title_no, claim_no
q bundle number:10..200; bundle_no, fr:bordereau
q year year; financial_year, fr:année
q issued date; issued_on, fr:date d'émission; jour d'émission du titre
q object phrase; subject, reason
q account id:70###; budget_account, imputation
q service phrase; department, originating_service
q total money:10..2000; total_due, fr:montant total; whole sum
q pay_by date; due_date, fr:date limite de paiement; last day to pay
q treasury company:Trésorerie de {}/Service de gestion comptable de {}; payable_to, collecting_office; office the money goes to
q iban iban; treasury_account, fr:compte bancaire
q pay_ref id:## ##### ########; payment_id, online_reference; what one types in to pay over the net
q mayor person; authorising_officer, fr:ordonnateur; who ordered the claim
q accountant person; public_accountant, fr:comptable; who collects for the State
q appeal_months number:2..2; appeal_months
q debited flag; paid_by_debit, direct_debit; whether the sum is taken from the account by itself
a child person; child_name; child for whom the service was given
a penalty money; late_surcharge
a vat money; vat_amount, tax_amount, fr:montant de la TVA
a paid date; paid_on
l lines; services_billed, items; what is charged
c lines.what phrase; service, designation, fr:désignation
c lines.month phrase; month
c lines.qty number:1..40; quantity, number
c lines.rate money:1..40; rate, unit_price
c lines.sum money:5..300; amount, fr:montant
c lines.cut percent; reduction, family_discount
c lines.date date; day, fr:date
---
{town} || Exercice {year}
# Avis des sommes à payer
Titre {title_no}, bordereau {bundle} || Émis et rendu exécutoire le {issued}
> {debtor}
> {:street}, {:zip} {:city}
Objet : {object=restauration et accueil du soir|occupation du domaine|école de musique|location de salle|redevance de mouillage}. Service : {service=affaires scolaires|culture|domaine public|port}. Imputation {account}.
%lines 2..6
Prestation | Mois | Nb | Tarif | Réd. | Montant
{lines.what=repas|garderie|étude|cours individuel|mètre linéaire|forfait} | {lines.month=octobre|novembre|décembre|janvier} | {lines.qty} | {lines.rate} | {lines.cut} | {lines.sum}
{lines.date=}
%%
Total à payer avant le {pay_by} : {total}
{debited!N'envoyez rien, votre compte sera débité|La somme sera prélevée comme convenu~À régler par vos soins selon l'un des moyens ci-dessous|Merci de payer en ligne ou par virement}.
= À l'ordre de: {treasury}
= Virement: {iban}
= En ligne, identifiant: {pay_ref}
L'ordonnateur, {mayor} || Le comptable, {accountant}
~ Contestation devant le tribunal administratif dans les {appeal_months} mois. Tarifs votés le {:date}. Acompte reçu : {:money:5..90}. Régie : {:person}, {:phone}.

== fr matrice_cadastrale_releve
q town city; municipality, commune, fr:commune
q region region; department
q year year; situation_year, fr:année
q account id:@#####; owner_account, fr:compte communal
q owner person; full_owner, fr:proprietaire; who holds the account
q bare person; bare_owner, fr:nu-proprietaire; who will own it when the use ends
q owner_address address; owner_address
q born date; owner_birth_date, fr:date de naissance; date de naissance du propriétaire
q total_area unit:a 10..900; total_area, surface; all parcels together
q base_built money:500..20000; built_tax_base; tax base of houses only
q base_land money:10..900; land_tax_base; tax base of land only
q printed date; extract_date, printed_on; day the extract was given
q asked_by person; applicant, requested_by; who wanted the extract
q purpose phrase; purpose_of_request, reason, fr:objet
q office company:Centre des impôts foncier de {}/Pôle topographique de {}; land_tax_office
q officer person; delivered_by, agent
q usufruct flag; split_ownership, usufruct; whether use and ownership lie with different people
a price money; sale_price, fr:prix; sum paid for the land
a deed date; deed_date
a notary person; fr:notaire
a tax money; property_tax_due
l plots; parcels, land; parcel by parcel
c plots.section id:@@; section
c plots.no number:1..900; parcel_no, number, fr:numéro
c plots.place phrase; locality, place_name
c plots.kind phrase; nature_of_culture, use
c plots.class short; class
c plots.area unit:a 1..300; area, content
c plots.base money:1..300; cadastral_income
c plots.from id; split_from
l houses; buildings, premises; building by building
c houses.id id:#######; invariant, local_no
c houses.street street; street, address
c houses.level phrase; level, floor
c houses.cat phrase; category
c houses.base money:200..5000; rental_value, base
c houses.exempt year; exempt_until
---
{region} – {town} || Situation {year}
{office} || Compte {account}
# Relevé de propriété
{owner}, né(e) le {born}, {owner_address}
?Nu-propriétaire : {bare}
{usufruct!La jouissance et la propriété sont partagées entre deux personnes|Droits démembrés~Pleine propriété|Droits entiers au nom du titulaire}
## Propriétés bâties
%houses 1..3
Invariant | Adresse | Niv. | Cat. | Revenu | Exo.
{houses.id} | {houses.street} | {houses.level=00|01|02} | {houses.cat=5|5M|6|7} | {houses.base} | {houses.exempt}
%%
Base : {base_built}
## Propriétés non bâties
%plots 3..9
Section | N° | Lieu-dit | Nature | Cl. | Contenance | Revenu
{plots.section} | {plots.no} | {plots.place=Le Clos|Les Vignes|La Bruyère|Pré Bas|Champ Rond} | {plots.kind=prés|terres|bois|jardin|landes|sol} | {plots.class=1|2|3} | {plots.area} | {plots.base}
{plots.from=}
%%
Contenance totale {total_area} – base {base_land}
Délivré à {asked_by} pour {purpose=une succession|un projet de vente|un bornage|un prêt} le {printed}, {officer}
~ Les revenus figurent à titre indicatif. Dernière mise à jour de la base : {:date}. Plan au 1/{:number:500..2500}.

== fr notification_subvention_association
q grantor company:Département de {}/Région {}/Fondation {}; funding_body, grantor
q grantee company:Association {}/Les Amis de {}/Collectif {}; beneficiary, recipient
q president person; grantee_president, addressee, fr:président
q project phrase; project, action_funded
q file id:SUB-##-####; application_no, file_no
q vote date; decided_on, voted_on; day the assembly decided
q asked money:2000..60000; amount_requested; what the association had asked for
q granted money:1000..50000; grant, amount_awarded; somme accordée
q budget money:5000..150000; project_budget, eligible_cost; cost that counts for the aid
q share percent; funding_rate; aid as a part of that cost
q first_part percent; advance_share, first_payment; part paid at once
q start date; project_start; first day of the action
q end date; project_end, spend_until; last day of the action
q report_by date; report_due, accounts_due; day the accounts must be in
q lost_if date; lapses_on, claim_before; day after which the rest is gone
q officer person; grant_officer, contact; who handles the file
q signer person; vice_president, signed_by, fr:signataire; who signs for the funder
q siret id:### ### ### #####; grantee_siret
q logo flag; logo_required, acknowledgement_required; whether the funder must be shown on posters
q multi flag; multi_year; whether more follows in later years
a iban iban; grantee_account, fr:compte bancaire
a paid date; first_payment_date
a auditor company; audit_firm, audited_by
a members number; member_count
l parts; payments, instalments; how it is paid
c parts.no number:1..4; instalment_no, fr:numéro
c parts.sum money:500..20000; amount, fr:montant
c parts.when phrase; condition, trigger
c parts.year year; budget_year
c parts.proof phrase; document_needed, proof
c parts.date date; paid_on, fr:date
l others; co_funders, other_sources; who else pays
c others.name company; funder, source
c others.sum money:300..20000; contribution, amount, fr:montant
c others.state phrase; state, certainty, fr:état
---
{grantor}
{:street}, {:zip} {:city} || Dossier {file}
> {grantee}
> à l'attention de {president}
# Notification de subvention
Par délibération du {vote}, une aide de {granted} vous est attribuée pour {project=un festival de rue|un jardin d'insertion|des ateliers d'écriture|l'achat d'un minibus|une tournée en milieu rural}, soit {share} d'une dépense éligible de {budget} (vous aviez sollicité {asked}). L'action se déroule du {start} au {end}.
%parts 2..3
N° | Montant | Exercice | Versé | Pièce
{parts.no} | {parts.sum} | {parts.year} | {parts.when=à la signature|à mi-parcours|au solde} | {parts.proof=convention signée|compte rendu|bilan et factures}
{parts.date=}
%%
%others 1..4 sentence
Autres financements annoncés :
{others.name}, {others.sum} ({others.state=acquis|demandé|espéré})
%%
Première part : {first_part}. Bilan à remettre avant le {report_by} ; passé le {lost_if}, le reliquat est perdu. {logo!Notre emblème figurera sur tous vos supports|Vous ferez état de notre soutien dans chaque annonce~Aucune mention de notre soutien n'est exigée|Vous êtes libres de citer ou non notre aide}. {multi!Le même montant est prévu les deux exercices suivants|Convention conclue pour trois exercices~Cette aide ne vaut que pour une fois|Aucun engagement n'est pris au-delà}.
> Le vice-président délégué, {signer}
~ Instruction : {officer}, {:phone}. SIRET {siret}. Commission préparatoire du {:date}. Enveloppe annuelle : {:money:90000..900000}.

== fr declaration_prealable_embauche
q body company:Urssaf {}/MSA {}; receiving_body
q employer company:{} Restauration/EARL {}/Boulangerie {}; employer, fr:employeur
q siret id:### ### ### #####; employer_siret
q employee person; hired_person, fr:salarie
q birth_name last; birth_surname
q born date; birth_date, fr:date de naissance
q born_in city; birthplace
q nn id:# ## ## ## ### ###; social_security_no
q hired date; hired_on, first_day; first day of work
q hired_at time; starts_at, hour_of_hiring; hour at which work begins
q contract choice:permanent/fixed-term/seasonal; contract_type
q ends date; contract_ends, fr:date de fin; last day where the contract has one
q trial number:5..90; trial_period_days; days in which either may leave freely
q pay money:1000..4000; gross_pay; monthly pay before deductions
q job phrase; position, job
q filed date; declared_on; jour de réception de la déclaration
q filed_at time; declared_at; hour it came in
q ack id:##############; acknowledgement_no
q doctor company:Santé au travail {}/Service de prévention {}; occupational_health_service
q abroad flag; foreign_worker_check, permit_checked; whether a permit to work had to be checked
q declarant person; declarant, filled_by; who sent it in
a hours number; weekly_hours
a phone phone; employee_phone
a iban iban; employee_account, fr:compte bancaire
a agreement phrase; collective_agreement
a manager person; line_manager
---
# Accusé de réception
{body}
Votre déclaration préalable à l'embauche nous est parvenue le {filed} à {filed_at}, sous le n° {ack}, transmise par {declarant}.
+++
## Employeur
= Nom: {employer}
= SIRET: {siret}
= Service de santé: {doctor}
+++
## Salarié
= Nom et prénom: {employee}
= Nom de naissance: {birth_name}
= Né(e) le: {born}
= À: {born_in}
= Sécurité sociale: {nn}
+++
## Embauche
= Prévue le: {hired}
= Heure: {hired_at}
= Emploi: {job=serveur|ouvrier viticole|vendeuse|plongeur|aide-pâtissier}
= Essai (jours): {trial}
= Brut mensuel: {pay}
{contract?Engagement sans terme fixé~Engagement à terme précis~Engagement pour la durée de la saison}[, fin au {ends}]. {abroad!L'autorisation de travail a été contrôlée auprès de la préfecture|Un titre autorisant le travail était nécessaire, il a été vérifié~Nationalité dispensant de titre|Aucune vérification de titre n'était requise}.
+++
~ À remettre au salarié avec le premier bulletin. Document édité le {:date}, {:time}. Gestionnaire {:person}. Toute embauche non déclarée expose à une pénalité de {:money:900..1200}.

== fr solde_tout_compte
q employer company:{} Textile/Hôtel {}/{} Conseil; employer, fr:employeur
q employee person; departing_employee, fr:salarie
q job phrase; position
q hired date; hired_on, entry_date; first day in the firm
q left date; contract_ended, exit_date; dernier jour dans l'entreprise
q notified date; notice_given_on; day the leaving was announced
q cause choice:resignation/dismissal/end of fixed term/retirement; reason_for_leaving
q gross money:1000..20000; gross_total; all parts before deductions
q net money:800..16000; net_paid, amount_received; what the person receives
q means phrase; payment_means
q signed date; receipt_signed, signed_on, fr:date de signature
q town city; signed_at, fr:commune
q contest_months number:6..6; contest_within_months; months in which it may still be disputed
q hr person; hr_manager, fr:pour l'employeur; who signs for the firm
q items_back flag; company_property_returned; whether laptop, badge and keys were handed in
q clause flag; non_compete_lifted; whether the person may go to a rival
q leave_days number:1..25; leave_days_paid, unused_leave; days of leave paid out
q advance money:50..900; advance_recovered, fr:acompte
q balance_hours number:2..60; overtime_hours_paid
a new_employer company
a pension money; pension_amount
a iban iban; bank_account, account_number, fr:compte bancaire
a union person; accompanying_person
a training_account money; training_credit
l items; payments, components; what the sum is made of
c items.what phrase; heading, component, fr:désignation
c items.base phrase; basis, unit
c items.gross money:50..9000; gross, amount_gross
c items.held money:5..2000; deductions, contributions
c items.net money:40..7000; net, amount_net
c items.tax short; taxable_mark
c items.month month; month
---
{employer}
# Reçu pour solde de tout compte
Je soussigné(e) {employee}, {job=réceptionniste|couturière|consultant|gouvernante|magasinier}, entré(e) le {hired} et sorti(e) le {left} {cause?sur ma démission~après licenciement~au terme de mon contrat~pour faire valoir mes droits à la retraite}, annoncé le {notified}, reconnais avoir reçu la somme de {net} par {means=virement|chèque barré|mandat}, détaillée ci-après :
%items 3..8
Élément | Base | Brut | Retenues | Net | I
{items.what=salaire du mois|congés payés|13e mois au prorata|indemnité légale|préavis non effectué|prime d'objectif|heures de récupération} | {items.base=1 mois|forfait|prorata|jours ouvrés} | {items.gross} | {items.held} | {items.net} | {items.tax=I|E}
{items.month=}
%%
Brut total {gross}, congés restants : {leave_days} jours, heures en plus : {balance_hours}, acompte repris : {advance}.
{items_back!Badge, ordinateur et clés ont été rendus|J'ai restitué tout le matériel confié~Le matériel confié doit encore être rendu|L'ordinateur reste à restituer}. {clause!La clause de non-concurrence est levée|Je puis travailler chez un concurrent~La clause de non-concurrence demeure|Je ne puis rejoindre un concurrent durant un an}.
Ce reçu peut être dénoncé dans les {contest_months} mois.
{town}, le {signed} || Pour l'employeur : {hr}
~ I imposable, E exonéré. Fait en deux exemplaires. Certificat de travail remis le {:date}. Portabilité : {:company}, {:number:1..12} mois.

== fr avertissement_disciplinaire_lettre
q employer company:{} Transport/Supermarché {}/Clinique {}; employer, fr:employeur
q employee person; addressee, fr:salarie
q staff_no id:M####; employee_no
q job phrase; function, post
q sent date; letter_date; day of the letter
q interview date; preliminary_interview, heard_on; jour de l'entretien préalable
q assisted person; assisted_by, companion; who came along with the employee
q heard_by person; interview_held_by; who led the talk for the firm
q signer person; site_director, signed_by, fr:signataire; who signs the letter
q fact_date date; incident_date, fault_on; day of the fault complained of most
q rule id:art. ##; rule_broken, article
q sanction choice:reproof/suspension without pay/transfer; measure_taken, sanction
q days number:1..5; days_of_suspension; days without work or pay
q kept_years number:3..3; years_on_file, not_used_after; years after which it may not be used any more
q prior flag; previous_sanction, repeated; whether there had been a measure before
q admits flag; facts_admitted; whether the person admitted it
q tracking id:1A ### ### ####; registered_letter_no
a fine money; pay_deducted
a union company; trade_union
a appeal date; appeal_deadline
a doctor person; physician, treated_by, fr:médecin
l facts; faults, incidents; what is held against the person
c facts.date date; day, date, fr:date
c facts.at time; time, hour, fr:heure
c facts.what phrase; fault, description, fr:désignation
c facts.seen person; witness, reported_by
c facts.late number:5..120; minutes_late, minutes
c facts.place phrase; place
---
{employer} || Lettre recommandée {tracking}
{:street} || {:city}, le {sent}

{employee}
{job=conducteur|chef de rayon|aide-soignant|caissière}, matricule {staff_no}

Objet : {:=suite à notre entretien|procédure disciplinaire}
Vous avez été reçu(e) le {interview} par {heard_by}[, en présence de {assisted} que vous aviez choisi(e)]. Nous vous reprochions notamment les faits du {fact_date}, contraires à {rule} du règlement intérieur :
%facts 1..5
Date | Heure | Fait | Min | Rapporté par
{facts.date} | {facts.at} | {facts.what=retard|poste abandonné|propos déplacés|consigne de sécurité non suivie|absence sans prévenir} | {facts.late} | {facts.seen}
{facts.place=}
%%
{admits!Vous n'avez pas contesté ces faits|Vous avez reconnu vos torts~Vous avez nié l'ensemble des griefs|Vous avez contesté ces griefs}. {prior!Une mesure vous avait déjà été notifiée dans les deux dernières années|Ce n'est pas la première fois que nous devons vous rappeler à l'ordre~Votre dossier ne comportait aucun antécédent|C'est la première fois qu'un tel courrier vous est adressé}.
{sanction?Nous vous adressons donc un blâme écrit~Nous prononçons une mise à pied, sans rémunération~Vous serez affecté(e) à un autre établissement}. [Durée en jours : {days}.] Cette mesure ne pourra être invoquée après {kept_years} ans.
> {signer}
~ Copie au dossier. Règlement intérieur déposé le {:date}. Convocation envoyée le {:date}. Rédigé par {:person}.

== fr accord_interessement_salaries
q company company:{} Plasturgie/{} Optique/Laiterie {}; company
q representative person; employer_signatory, signed_for_company; who signs for the firm
q delegate person; staff_signatory, fr:delegue; who signs for the staff
q union company:Syndicat {}/Union locale {}; trade_union
q signed date; signed_on, fr:date de signature; day it was signed
q filed date; filed_with_labour_office; day it was deposited
q file_no id:T0##########; filing_no
q from date; agreement_starts, fr:date de début; premier jour de l'accord
q to date; agreement_ends, fr:date de fin; last day of the agreement
q formula phrase; formula_basis, indicator
q cap percent; payroll_cap, ceiling; most that is shared out, as part of all wages
q individual_cap money:5000..35000; cap_per_person; most one person may get
q seniority number:1..3; months_of_service_required
q split_equal percent; equal_share
q split_wage percent; share_by_wage
q pay_by date; paid_before, fr:date limite de paiement; day by which it is paid
q saver company:{} Épargne/Banque {}; savings_manager, fund_manager
q employer_top_up percent; matching_contribution
q ratified flag; ratified_by_vote; whether the staff voted on it
q in_favour percent; votes_in_favour
a total money; total_distributed, fr:montant total; sum shared out this year
a employees number; headcount
a lawyer person; counsel, represented_by
a adviser company; consulting_firm
l goals; thresholds, criteria; by how much it grows
c goals.what phrase; criterion, indicator, fr:désignation
c goals.low phrase; minimum, threshold
c goals.high phrase; maximum, target
c goals.weight percent; weight
c goals.share percent; share_of_payroll
c goals.source phrase; data_source
c goals.date date; measured_on, fr:date
---
# Accord d'intéressement
Entre {company}, représentée par {representative}, et {union}, représenté par {delegate}
Article 1. L'accord prend effet le {from} et cesse le {to}. Il bénéficie à tout salarié ayant {seniority} mois d'ancienneté.
Article 2. L'intéressement est assis sur {formula=le résultat d'exploitation|la valeur ajoutée|le taux de service|l'énergie économisée}, dans la limite de {cap} de la masse salariale et de {individual_cap} par bénéficiaire.
%goals 2..6
Critère | Seuil | Maximum | Poids | % masse | Source
{goals.what=rebut|délai|sécurité|satisfaction|marge|eau par pièce} | {goals.low=3 %|92 %|12 jours|4,1/5} | {goals.high=1 %|98 %|0|4,7/5} | {goals.weight} | {goals.share} | {goals.source=qualité|logistique|enquête|comptabilité}
{goals.date=}
%%
Article 3. Répartition : {split_equal} à parts égales, {split_wage} selon le salaire. Versement avant le {pay_by} ou placement chez {saver}, abondé de {employer_top_up}.
Article 4. {ratified!Le texte a été soumis au personnel, qui l'a approuvé par bulletin secret|Les salariés se sont prononcés à la majorité des deux tiers~Le texte n'a pas été soumis au personnel, les signatures suffisant|Aucune consultation du personnel n'a été organisée}. [Suffrages favorables : {in_favour}.]
Fait le {signed} || Déposé le {filed}, récépissé {file_no}
~ L'accord précédent, du {:date}, est clos. Forfait social {:percent}. Commission de suivi : {:person}, {:person}.

== fr planning_conges_annuels
q company company:Pharmacie {}/{} Menuiserie/Étude {}; company, employer
q service phrase; department, unit
q year year; leave_year, fr:année
q approver person; approved_by, manager; who said yes
q planner person; prepared_by, leave_coordinator; who drew it up
q approved date; approved_on; jour de l'approbation
q posted date; posted_on, displayed; day it was pinned up
q closing period; closure_period, annual_closure; span in which the house is shut
q minimum number:2..9; minimum_presence, at_least_present
q carry_by date; carry_over_until, leftover_lapses; day after which unused days are lost
q wish_deadline date; wishes_until, requests_by; last day to hand in wishes
q bridge number:1..4; bridge_days, long_weekends_given
q swap flag; swaps_allowed; whether colleagues may exchange weeks
q substitute company:{} Intérim; temp_agency; firm asked for extra hands
a hr person; hr_director
a sick number; sick_days
a overtime number
a school_zone short
l people; staff, rows; person by person
c people.name person; employee, name, fr:nom
c people.job phrase; job, function
c people.right number:20..35; entitlement, days_due
c people.left number:0..15; days_left, balance
c people.from date; summer_from, leave_start
c people.to date; summer_to, leave_end
c people.winter phrase; winter_week, second_leave
c people.deputy first; replaced_by, stand_in
c people.note short; mark
c people.birth date; birth_date
---
{company} – {service=comptoir|atelier|secrétariat|accueil} || Affiché le {posted}
# Congés {year}
%people 4..10
Nom | Fonction | Droit | Du | Au | Hiver | Remplacé(e) par | Reste | 
{people.name} | {people.job=préparatrice|poseur|clerc|apprentie|secrétaire|contremaître} | {people.right} | {people.from} | {people.to} | {people.winter=S52|S1|S8|S9||} | {people.deputy} | {people.left} | {people.note=P||M|}
{people.birth=}
%%
~ P posé, M modifié à la demande du chef
Fermeture : {closing}. Toujours au moins {minimum} personnes présentes. Ponts offerts : {bridge}. Les jours non pris au {carry_by} sont perdus. {swap!Les échanges entre collègues sont possibles, après visa|On peut permuter ses semaines d'un commun accord~Aucune permutation ne sera admise|Les semaines attribuées ne s'échangent pas}.
Préparé par {planner} || Approuvé le {approved} : {approver}
~ Souhaits reçus jusqu'au {wish_deadline}. Renfort demandé à {substitute}. Ancien planning du {:date} annulé. Médecine du travail {:phone}.

== fr protocole_preelectoral_cse
q company company:{} Aéronautique/{} Distribution/Cliniques {}; company
q chair person; employer_representative, signed_for_employer
q round1 date; first_round, fr:premier tour; jour du premier tour
q round2 date; second_round; day of a second round if needed
q lists_by date; candidate_lists_due, nominations_until; last day for lists
q lists_time time; nominations_until_hour
q posted date; posted_on, notice_displayed; day it was hung up
q electorate number:30..900; number_of_voters, electorate; all who may vote
q seats number:2..20; seats_to_fill, members_to_elect; all seats of the committee
q women percent; share_of_women
q term number:2..4; mandate_years, term_years
q voting choice:ballot paper/electronic/post; voting_method
q provider company:{} Vote/Scrutin {}; voting_provider; firm that runs the vote
q office person; polling_station_chair; who leads the polling table
q open time; polls_open
q close time; polls_close
q signed date; protocol_signed, fr:date de signature; day of the protocol
q place phrase; polling_place, room
q split flag; separate_sites; whether each site elects by itself
q hours number:10..30; delegate_hours_month
a result number; votes_cast
a budget money; works_council_budget
a lawyer company; law_firm, counsel
a elected person; elected_secretary
l colleges; electoral_colleges, groups; college by college
c colleges.name phrase; college, group
c colleges.voters number:10..500; voters
c colleges.women number:5..300; women
c colleges.full number:1..10; full_seats, titular_seats
c colleges.deputies number:1..10; deputy_seats
c colleges.hours number; hours
l unions; signatories, trade_unions; who signed
c unions.name company:Syndicat {}/Fédération {}; union
c unions.person person; signatory, representative
c unions.state phrase; position, signed_or_not, fr:état
---
# Protocole préélectoral
{company}, représentée par {chair}, et les organisations ci-après sont convenues de ce qui suit.
%unions 2..5
Organisation | Mandataire | 
{unions.name} | {unions.person} | {unions.state=signé|refus|absent|signé}
%%
1. Le comité compte {seats} sièges, pour {term} ans ; {hours} heures de délégation par mois. {split!Chaque site vote pour son propre comité|Les établissements élisent séparément~Un seul comité représente tous les sites|Vote commun à l'ensemble des sites}.
2. Effectif électoral : {electorate}, femmes {women}.
%colleges 1..3
Collège | Inscrits | Dont F | Tit. | Suppl.
{colleges.name=ouvriers et employés|agents de maîtrise|cadres} | {colleges.voters} | {colleges.women} | {colleges.full} | {colleges.deputies}
{colleges.hours=}
%%
3. Premier tour le {round1}, second tour éventuel le {round2}, de {open} à {close}, {place=réfectoire|salle Jaurès|hall B}. Listes reçues jusqu'au {lists_by}, {lists_time}. Le scrutin se fait {voting?à l'urne, sous enveloppe~en ligne, avec code personnel~par courrier}[, confié à {provider}]. Bureau présidé par {office}.
Signé le {signed}, affiché le {posted}
~ Dernières élections : {:date}, participation {:percent}. Inspection du travail : {:city}, {:phone}.

== fr etat_dettes_locatives_echeancier
q landlord company:Habitat {}/{} Logis/Foyer {}; social_landlord, fr:bailleur
q tenant person; tenant, debtor, fr:locataire
q lease id:L/#####; lease_no
q flat address; rented_home
q officer person; debt_officer, fr:chargee de recouvrement; who signs for the landlord
q social person; social_worker; who helps the tenant
q debt money:300..9000; rent_debt, arrears; what was owed when it was added up
q as_of date; arrears_as_of; jour de l'arrêté de la dette
q agreed date; agreement_date, signed_on; day the plan was signed
q current money:200..900; current_rent, rent_going_on; rent that goes on
q extra money:20..200; monthly_repayment, on_top_of_rent; paid each month on top of the rent
q number number:6..36; number_of_instalments
q first date; first_payment; first day of payment
q last date; last_payment; last day of payment
q day number:1..28; day_of_month
q fund company:Fonds de solidarité de {}; aid_fund, housing_fund
q aid money:100..3000; fund_aid, aid_granted
q aid_paid flag; benefits_restored, housing_benefit_back; whether the housing benefit flows again
q breach number:1..2; missed_payments_allowed
q court_date date; hearing_suspended, postponed_hearing; hearing that is put off
a guarantor person; fr:caution
a income money; household_income
a eviction date; eviction_date
a surface unit
l plan; instalments, schedule; payment by payment
c plan.no number:1..36; rank, no, fr:numéro
c plan.due date; due_on, fr:échéance
c plan.rent money:200..900; rent
c plan.debt money:20..200; repayment, arrears_part
c plan.left money:50..8000; debt_left, remaining
c plan.how phrase; means
c plan.paid date; paid_on
---
{landlord} || Bail {lease}
# Plan d'apurement
Entre le bailleur et {tenant}, occupant {flat}
La dette arrêtée au {as_of} s'élève à {debt}. Elle sera remboursée en {number} fois, à raison de {extra} le {day} de chaque mois, en sus du loyer courant de {current}, du {first} au {last}.
%plan 4..10
N° | Échéance | Loyer | Dette | Par | Restera
{plan.no} | {plan.due} | {plan.rent} | {plan.debt} | {plan.how=prélèvement|mandat|carte|prélèvement} | {plan.left}
{plan.paid=}
%%
{fund} accorde {aid}. {aid_paid!L'aide au logement nous est de nouveau versée|La caisse a repris ses versements~La caisse maintient sa suspension|L'aide au logement demeure suspendue}. L'audience du {court_date} est renvoyée. Le plan tombe si {breach} échéances consécutives font défaut.
Signé le {agreed} || {officer}
~ Accompagnement : {social}, maison des solidarités de {:city}. Commandement du {:date}. Dépôt de garantie : {:money:200..900}. {:phone}

== fr regularisation_charges_locatives
q manager company:Régie {}/Gérance {}/{} Gestion; property_manager
q owner company:SCI {}/Fondation {}/{} Immobilier; owner, landlord
q tenant person; tenant, fr:locataire
q flat id:Apt ##; flat_no
q building street; building
q period period; accounting_period, fr:période; span the costs belong to
q total_building money:9000..90000; building_total; costs of the whole house
q share id:###/10000; tenant_shares, fr:tantiemes
q tenant_costs money:300..3000; tenant_share, costs_for_tenant; this tenant's part of the costs
q advances money:200..3000; advances_paid, fr:provisions; already paid by the tenant
q balance money:10..900; balance, difference; difference at the end, either way
q side choice:tenant pays/tenant gets back; balance_in_favour, direction
q due date; payable_by, settle_before, fr:échéance; last day to pay where the tenant owes
q next_advance money:20..250; new_monthly_advance; new monthly payment on account
q from date; new_advance_from, fr:nouvelle provision dès le; day from which that holds
q consult_days number:20..180; documents_viewable_days
q prepared person; prepared_by, accountant
q sent date; sent_on
q heating flag; individual_meters; whether each flat has its own heat counter
a rent money; net_rent, fr:loyer
a caretaker person; janitor
a iban iban; bank_account, account_number, fr:compte bancaire
a deposit money; security_deposit, caution_paid, fr:dépôt de garantie
l costs; cost_items, charges; cost by cost
c costs.what phrase; cost, heading, fr:désignation
c costs.firm company; supplier, provider
c costs.total money:200..20000; building_cost, total
c costs.key phrase; allocation_key, distribution
c costs.part money:10..900; tenant_part, share
c costs.before money:10..900; last_year
c costs.invoice id; invoice
---
{manager}, pour {owner} || {sent}
> {tenant}
> {flat}, {building}
# Décompte de charges
Période : {period} – vos millièmes : {share}
%costs 4..9
Poste | Fournisseur | Immeuble | Clé | Vous | An passé
{costs.what=eau froide|chauffage|ascenseur|nettoyage|espaces verts|électricité des communs|ramonage} | {costs.firm} | {costs.total} | {costs.key=tantièmes|compteur|surface|part égale} | {costs.part} | {costs.before}
{costs.invoice=}
%%
Ensemble de l'immeuble || {total_building}
À votre charge || {tenant_costs}
Provisions versées || {advances}
{side?Solde à nous régler~Solde à vous rembourser} || {balance}
[S'il nous revient, merci de payer avant le {due}.] À compter du {from}, la provision mensuelle passe à {next_advance}. {heating!Votre consommation a été relevée sur vos propres répartiteurs|Chaque logement dispose de son compteur de chaleur~La chaleur est répartie selon la surface|Il n'existe qu'un comptage pour tout l'immeuble}.
Pièces consultables {consult_days} jours durant. {prepared}
~ Relevé des compteurs fait le {:date} par {:company}. Fonds de réserve {:money:2000..90000}. Permanence le mardi, {:phone}.

== fr contrat_location_longue_duree
q lessor company:{} Lease/{} Mobilité/Auto {}; leasing_company, fr:loueur
q client company:{} Conseil/Pharmacie {}/{} Services; lessee, fr:locataire
q driver person; usual_driver, fr:conducteur; who drives the car most
q contract id:LLD-######; contract_no, fr:numéro de contrat
q vehicle phrase; vehicle_model
q plate id:@@-###-@@; registration, fr:immatriculation
q vin id:VF#@@##########; chassis_no
q delivered date; handed_over, delivery_date; jour de la remise du véhicule
q ends date; contract_ends, fr:date de fin; day it goes back
q months number:24..60; term_months
q km_allowed number:30000..200000; mileage_allowance
q rent money:200..1200; monthly_rent, fr:loyer; paid every month
q first_rent money:500..6000; increased_first_rent; bigger sum at the start
q extra_km money:0..1; price_per_extra_km; for each kilometre too many
q list_price money:15000..60000; catalogue_price
q excess money:200..1500; insurance_excess; what the client bears in a damage
q insurer company:{} Assurances; insurer, fr:assureur
q dealer company:Garage {}/Concession {}; delivering_dealer; who hands the car over
q signer person; signed_for_client, fr:signataire
q signed date; signed_on, fr:date de signature; day of the contract
q tyres flag; tyres_included; whether wheels are replaced at no further cost
q buy flag; purchase_option; whether the client may keep the car in the end
a residual money; residual_value; worth of the car at the end
a colour phrase
a iban iban; bank_account, account_number, fr:compte bancaire
a co2 unit; emissions
l services; options, included_services; what the rent holds
c services.what phrase; service, fr:désignation
c services.by company; provider
c services.sum money:5..200; monthly_price, fr:montant
c services.limit phrase; limit
c services.from date; from
c services.phone phone
---
{lessor}
Contrat {contract} || Signé le {signed}
# Location longue durée – conditions particulières
{client}, représenté(e) par {signer}
= Véhicule: {vehicle=berline diesel|utilitaire électrique|break hybride|fourgon L2H2}
= Immatriculation: {plate}
= Châssis: {vin}
= Prix catalogue: {list_price}
= Conducteur habituel: {driver}
= Livré par: {dealer}
= Livré le: {delivered}
= Fin: {ends}
= Durée (mois): {months}
= Kilométrage: {km_allowed}
%services 2..6
Service | Prestataire | Par mois | Limite | Dès le
{services.what=entretien|assistance|véhicule relais|carte carburant|gestion des amendes|télématique} | {services.by} | {services.sum} | {services.limit=–|50 km|5 jours|illimité} | {services.from}
{services.phone=}
%%
Premier loyer majoré || {first_rent}
Loyer mensuel || {rent}
Kilomètre au-delà || {extra_km}
{tyres!Les pneumatiques sont remplacés sans supplément|Le loyer couvre les gommes~Les pneumatiques restent à la charge du locataire|Le loyer ne couvre pas les gommes}. {buy!À l'échéance le locataire peut acquérir le véhicule|Une faculté d'achat est ouverte au terme~Le véhicule est rendu au terme, sans faculté d'achat|La restitution est obligatoire}. Assurance {insurer}, franchise {excess}.
~ Offre valable jusqu'au {:date}. Chargé de clientèle : {:person}, {:phone}. Remise constructeur {:percent}.

== fr avis_prelevements_rejetes
q bank company:Banque {}/Crédit {}; bank, fr:banque
q client company:Club {}/{} Assurances/Cantine {}; creditor, collecting_organisation, fr:client
q ics id:FR##ZZZ######; creditor_identifier
q account iban; account_debited_back
q notice id:RJ-######; notice_no
q day date; notice_date; date de l'avis
q batch id:LOT####; batch_no, fr:numéro de lot
q batch_date date; collection_date, batch_presented; day the debits were presented
q presented number:20..900; debits_presented; debits in the batch
q returned number:2..40; debits_returned; debits that came back
q amount money:50..9000; total_returned; all returned debits without fees
q fee money:1..15; fee_per_return; fee for one return
q fees money:5..300; fees_total; all fees together
q debited_on date; debited_on; day the bank took the money back
q officer person; bank_contact
q treasurer person; addressee, fr:trésorier
q represent flag; presented_again; whether the bank tries again by itself
q limit date; answer_before; last day to answer
a interest money
a manager person; branch_manager
a next_batch date
a law_firm company
l items; returns, rejected_debits; debit by debit
c items.mandate id:MD-#####; mandate_ref
c items.name person; debtor, fr:nom
c items.due date; due_date, fr:échéance
c items.sum money:10..400; amount, fr:montant
c items.code id:@@0#; reason_code
c items.why phrase; reason
c items.back date; returned_on
c items.old phrase; earlier_returns
c items.bic id
---
{bank} || Avis {notice}
{:street}, {:city} || {day}

{client}
À {treasurer}

# Prélèvements revenus impayés
ICS {ics} – remise {batch} du {batch_date}
%items 2..9
Mandat | Débiteur | Échéance | Montant | Code | Motif | Revenu le | Déjà
{items.mandate} | {items.name} | {items.due} | {items.sum} | {items.code} | {items.why=provision insuffisante|compte clos|opposition|mandat absent|contestation} | {items.back} | {items.old=1 fois||2 fois|}
{items.bic=}
%%
Sur {presented} opérations, {returned} nous sont revenues, pour {amount}. Ce montant, augmenté de {fees} de frais ({fee} par rejet), a été débité le {debited_on} du compte {account}.
{represent!Les opérations sans provision seront représentées une fois, sans démarche de votre part|Nous ferons une seconde tentative~Aucune nouvelle tentative ne sera faite sans votre ordre|Il vous revient de présenter à nouveau}. Merci de nous répondre avant le {limit}.
> {officer}
~ Débiteur : huit semaines pour contester. Convention du {:date}. Rejets du mois passé : {:number:2..40}, {:money:50..9000}. {:phone}

== fr ordre_virements_salaires
q employer company:{} Propreté/Scierie {}/Crèche {}; employer, ordering_party, fr:employeur
q bank company:Banque {}/Crédit {}; bank, fr:banque
q debit iban; account_to_debit; account the money comes from
q order_no id:VIR-####-##; order_no
q prepared date; prepared_on; jour de préparation
q execute date; execution_date; day the bank must act
q month month; salary_month, fr:mois
q total money:5000..200000; total_amount, fr:montant total; all transfers together
q count number:3..90; number_of_transfers; how many transfers
q prepared_by person; prepared_by
q first_signer person; first_signature; who signs first
q second_signer person; second_signature
q limit money:5000..300000; single_signature_limit; sum above which one signature is not enough
q file id:@@@@######; file_name
q urgent flag; same_day; whether the money must arrive on the very day
q cheque number:0..4; paid_by_cheque
q withheld person; held_back, not_to_be_paid; whose money is not to be sent this month|person who is to get nothing for now
a balance money; account_balance
a fee money
a pension company; pension_fund
a branch city
l transfers; payments, employees; person by person
c transfers.no number:1..90; rank, fr:numéro
c transfers.name person; payee, employee, fr:nom
c transfers.iban iban; account
c transfers.net money:700..4000; net_pay
c transfers.part money:50..900; advance, paid_earlier
c transfers.note phrase; remark, fr:remarque
c transfers.seized money:50..600; seized_for_creditor
c transfers.site city
---
{employer} || {prepared}
# Ordre de virements – salaires {month}
{bank}
Veuillez exécuter le {execute}, par le débit du compte {debit}, les {count} virements suivants, pour un total de {total}.
%transfers 3..10
N° | Bénéficiaire | IBAN | Net | Acompte | Saisie | Mention
{transfers.no} | {transfers.name} | {transfers.iban} | {transfers.net} | {transfers.part} | {transfers.seized} | {transfers.note=|solde de congés||nouveau compte|prime incluse}
{transfers.site=}
%%
Payés par chèque : {cheque}. En attente, ne rien envoyer à {withheld}. {urgent!Fonds à mettre à disposition le jour même|Virements instantanés~Exécution au délai habituel|Le délai ordinaire convient}. Fichier {file}, ordre {order_no}.
Préparé par {prepared_by} || Signatures : {first_signer} / {second_signer}
~ Au-delà de {limit}, deux signatures. Pouvoirs déposés le {:date}. Ordre du mois passé : {:money:5000..200000}. Rappel au {:phone} par {:person}.

== fr etat_liquidatif_divorce
q notary person; notary, fr:notaire
q office company:Étude {}/Notaires {} et associés; notary_office
q husband person; first_spouse
q wife person; second_spouse
q lawyer_h person; first_spouse_lawyer; counsel of the husband
q lawyer_w person; second_spouse_lawyer; counsel of the wife
q married date; married_on; jour du mariage
q married_in city; married_in
q regime choice:community/separation of property/participation; matrimonial_regime
q separated date; separated_since, effects_date; day from which each stands alone in money
q deed date; deed_signed; day the notary's act was signed
q deed_no id:RÉP-####; repertory_no
q home address; family_home
q home_value money:90000..600000; home_value; worth of the family home
q loan money:10000..300000; mortgage_left; what is still owed on the home
q lender company:Crédit {}/Banque {}; mortgage_bank
q balance money:5000..200000; equalisation_payment, fr:soulte; sum one pays the other
q balance_by date; equalisation_due; last day for that payment
q duty money:500..9000; sharing_duty
q fees money:1000..9000; notary_fees
q children number:0..4; children
q home_to choice:first spouse/second spouse/sold; home_goes_to
q agreed flag; agreed; whether both are of one mind
q allowance money:100..900; child_maintenance; monthly sum for each child
a judge person
a court company
a remarried date
a pension money; spousal_pension; monthly sum for the other spouse
l goods; assets, estate; thing by thing
c goods.what phrase; asset, fr:désignation
c goods.value money:500..200000; value
c goods.to phrase; allotted_to
c goods.origin phrase; origin
c goods.date date; valued_on, fr:date
c goods.id id:##-####; document
c goods.insured money
---
{office} || {deed_no}
# État liquidatif et partage
L'an indiqué ci-après, Me {notary} a reçu {husband}, assisté de Me {lawyer_h}, et {wife}, assistée de Me {lawyer_w}, mariés à {married_in} le {married} {regime?sous un régime où les acquêts sont mis en commun~en gardant chacun ses biens~en prévoyant de partager l'enrichissement}, parents de {children} enfant(s). Effets entre époux : {separated}.
%goods 3..8
Bien | Valeur | Attribué | Origine | Estimé le | Pièce
{goods.what=véhicule|meubles|parts de société|livret|tableau|bateau|terrain} | {goods.value} | {goods.to=Monsieur|Madame|moitié} | {goods.origin=achat|donation|avant mariage|succession} | {goods.date} | {goods.id}
{goods.insured=}
%%
Logement {home}, estimé {home_value}, grevé d'un solde de {loan} envers {lender}. {home_to?Il est attribué à l'époux~Il est attribué à l'épouse~Il sera mis en vente et le prix partagé}. Soulte {balance}, payable le {balance_by}. Contribution mensuelle par enfant : {allowance}.
{agreed!Les parties déclarent approuver l'ensemble|Les époux sont d'accord sur tout~Un désaccord subsiste et sera tranché|Les époux restent opposés sur un point}.
Droit de partage || {duty}
Émoluments et frais || {fees}
> {deed}
~ Projet adressé le {:date}. Clerc : {:person}. Agence ayant estimé : {:company}. Délai de réflexion de {:number:7..15} jours respecté. {:phone}
`
