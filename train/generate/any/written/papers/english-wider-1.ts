/** Papers in English of offices, courts, legal practice, police, elections, taxes and the forces. */
export const englishWiderPapers1 = `
== en income_tax_refund_computation
q tax_office company:{} Tax Office/Revenue Centre {}/{} District Revenue; issuing_authority, assessed_by; the office that worked out the tax
q taxpayer person; assessed_person, refund_to
q case_worker person; handled_by, assessing_officer
q notice_date date; issued_on, dated
q ref id:##/###/#####; taxpayer_reference, file_no
q tax_year id:20##/##; assessment_year, year_concerned
q filed date; return_received, return_filed_on; day the return reached the office
q income money:18000..90000; total_income, gross_income
q allowances money:4000..13000; personal_allowance, deductions_total
q tax_due money:2000..20000; tax_charged, liability; tax on the year before what was already paid
q withheld money:2000..22000; tax_already_paid, deducted_at_source
q refund money:40..2000; amount_refunded, repayment; what the taxpayer gets back
q refund_by date; repayment_expected_by, paid_out_by
q appeal_until date; objection_deadline, last_day_to_appeal
q interest flag; interest_added, carries_interest; whether interest is paid on top
a spouse person; partner_name, jointly_assessed_with
a bank company; bank_name, refund_bank
a account iban; iban, refund_account
a advisor company; tax_adviser, accountant_firm
a birth date; dob, date_of_birth
l sources; income_lines, earnings, entries; where the income came from
c sources.payer company; paid_by, employer_or_payer
c sources.kind phrase; income_type, category
c sources.gross money:900..40000; amount, gross
c sources.tax money:10..8000; tax_deducted, withheld_amount
c sources.code id:@##; source_code, box
---
{tax_office}
{:street}, {:zip} {:city} || <Your reference|Ref> {ref}
{taxpayer} || {notice_date}
# How your tax for {tax_year} was worked out
We had your return on {filed}. <The figures below replace any estimate sent before {:date}|What follows is based on it>.
%sources 2..6
Cd | Received from | Nature | Gross | Tax taken off
{sources.code} | {sources.payer} | {sources.kind=salary|interest|company pension|letting|dividends|casual work} | {sources.gross} | {sources.tax}
%%
= Sum of all income: {income}
= Less allowances: {allowances}
= Tax on the rest: {tax_due}
= Taken off during the year: {withheld}
= In your favour: {refund}
{interest!The sum bears a supplement at the official rate for the months you waited|A supplement for late repayment is paid with it~The time taken was too short for a supplement|Nothing is paid for the waiting time}. You should have it not later than {refund_by}.
+++
If you disagree, write to us so that your letter is here by {appeal_until}. Instalments for the coming year ({:money:200..900} each) fall due on {:date} and {:date}.
> {case_worker}
~ Counter hours {:time} to {:time}. Switchboard {:phone}. Complaints: {:person}, area manager

== en vat_registration_confirmation
q business company; registered_trader, taxable_person
q trading_as company:{} Deli/{} Motors/{} Interiors/Studio {}; trade_name, known_as
q owner person; sole_proprietor, legal_owner
q vat_number id:### #### ##; vat_no, tax_registration_number
q effective date; registration_effective_from, liable_since; day from which tax must be charged
q issued date; certificate_date, issue_day
q application_received_on date; application_received_on, applied_on
q first_return_end date; first_period_ends, first_return_to; last day of the first return period
q first_return_due date; first_filing_deadline, return_due_by
q stagger choice:monthly/quarterly/yearly; filing_frequency, return_interval
q scheme phrase; accounting_scheme, special_scheme
q activity phrase; main_activity, nature_of_business
q threshold money:50000..95000; registration_threshold, turnover_limit
q voluntary flag; registered_by_choice, voluntary_registration; whether the firm registered without having to
q unit_office company:Registration Unit {}/{} VAT Centre; registering_office, issued_by
a accountant company; tax_agent, filing_agent
a deregistered date; cancelled_on, registration_end
a eori id:GB############; eori_number, customs_number
a turnover money:50000..900000; annual_turnover, taxable_sales
l partners; owners, responsible_persons, members; people behind the business
c partners.name person; full_name, partner
c partners.role phrase; capacity, position
c partners.since date; joined_on, since
c partners.share percent; share, stake
---
{unit_office} || {issued}
# Certificate of registration for value added tax
{business} || Reg. no. {vat_number}
trading as {trading_as}
{:street}
{:city}
= Proprietor: {owner}
= What you do: {activity=retail of baked goods|car repair|interior design|software for schools|wholesale of plants|wedding photography}
= Liable from: {effective}
= Returns: {stagger?every calendar month~every three months~once in twelve months}
= First period closes: {first_return_end}
= To be with us by: {first_return_due}
= Way of accounting: {scheme=cash accounting|standard|flat rate|margin scheme|annual accounting}
Your application arrived on {application_received_on}. The limit of sales is {threshold} at present. {voluntary!Yours lie below it, and you asked to be entered all the same|You need not have registered, being under it, but wished to~Yours had gone over it, so you had to be entered|You are above it and were bound to register}.
%partners 2..4 lines
{partners.name}, {partners.role=managing partner|limited partner|partner|silent partner}, since {partners.since}{partners.share=}
%%
~ Keep this certificate. Form VC-{:number:4..40}, revised {:date}. Helpline {:phone}; ask for {:person}.

== en case_management_directions
q court company:County Court at {}/{} Tribunal/High Court, {} Registry; tribunal, court_name
q claim_no id:@##@@###; case_number, docket
q judge person; made_by, judicial_officer; who made the order
q claimant company; party_suing, plaintiff
q defendant company; sued_party, respondent
q claimant_counsel person; counsel_for_claimant, appeared_for_claimant
q defendant_counsel person; counsel_for_defendant, appeared_for_respondent
q hearing_date date; hearing_date, order_made_on; day the parties were heard
q sealed date; sealed_on, drawn_up_on
q trial_from date; trial_window_opens, trial_window_start
q trial_to date; trial_window_closes, trial_window_end
q estimate unit:days 1..12; trial_length, time_estimate
q expert person; joint_expert, single_expert
q expert_cap money:1500..9000; expert_fee_limit, cap_on_expert_fee
q costs phrase; costs_order, who_bears_costs
q vary flag; parties_may_vary, extensions_by_agreement; whether the parties may move the days among themselves
q track choice:small claims/fast/multi; case_track, allocated_track
a value money:10000..900000; claim_value, amount_claimed
a issued date; claim_issued_on, proceedings_started
a judgment_sum money:9000..90000; judgment_amount, awarded
a mediator person; mediator, neutral
a witness person; witness_name, factual_witness
l steps; directions, deadlines, timetable; what has to be done and by when
c steps.no id:#; paragraph, step_number
c steps.party phrase; who_must_act, responsible_party
c steps.deed phrase; action, what_to_do
c steps.by date; deadline, due
c steps.hour time; hour, not_later_than
---
IN THE {court} || Claim {claim_no}
BETWEEN
^ {claimant}
> Claimant
^ and
^ {defendant}
> Defendant
# ORDER
Before {judge} sitting on {hearing_date}
UPON hearing {claimant_counsel} for the one side and {defendant_counsel} for the other
IT IS ORDERED THAT
%steps 5..9 lines
{steps.no}. By {steps.hour} on {steps.by} {steps.party=each side|the claimant|the defendant|both solicitors} must {steps.deed=serve a list of documents|exchange statements of fact|file a costs budget|agree a schedule of issues|lodge the trial bundle|put questions to the expert|serve a skeleton argument}.
%%
The matter is placed on the {track?small claims track~fast track~multi-track}. It will be tried in a window from {trial_from} to {trial_to} with {estimate} allowed.
There shall be one expert for both, {expert}, whose charges may not go above {expert_cap} without leave.
{vary!Days in this order may be moved by up to four weeks in writing if no hearing is put at risk|The sides may agree other days between them, hearing dates excepted~No day in this order may be moved without an application|The timetable stands whatever the parties agree}.
Costs: {costs=in the case|reserved|claimant's in any event|no order|defendant to pay the day}
~ Drawn and sealed {sealed}. Listing officer {:person}, {:phone}. Previous order of {:date} ({:person}) is set aside.

== en attachment_of_earnings_order
q employer company; ordered_to_deduct, addressed_employer
q debtor person; judgment_debtor, employee_concerned
q creditor company; judgment_creditor, owed_to
q court company:{} County Court/Magistrates' Court {}; issuing_court, court
q payroll_no id:#####; works_number, staff_id
q order_no id:AE ######; order_reference, order_number
q total money:400..9000; balance_owed, outstanding_sum
q normal_deduction money:20..300; normal_deduction, deduction_rate
q protected_earnings money:200..1500; protected_earnings, must_keep; what the debtor must be left with
q pay_period choice:week/month; pay_period, deducted_each
q starts date; first_deduction_on, deduct_from
q served date; served_on, delivered_to_employer
q fee money:1..2; admin_charge, employer_may_keep; what the employer may keep for the trouble
q office company:Central Collection {}/{} Payments Office; pay_to_office, money_sent_to
q officer person; court_officer, signed_by
q judgment_day date; judgment_date, judgment_entered
q dependants number:1..5; dependants, persons_supported
a bank_account iban; pay_into, iban
a wage money:900..4000; current_wage, net_pay
a solicitor company; creditors_solicitor, acting_firm
a ends date; final_deduction, order_ends
a second_employer company; second_job, other_employer
---
{court} || No. {order_no}
To the wages department, {employer}
{:street}, {:city}
## What you have to do
{debtor} (works no. {payroll_no}) owes {total} to {creditor} under a judgment of {judgment_day}. Until that sum is cleared you must take money from the pay of this person and send it on.
Money is to be taken {pay_period?from each weekly wage~from each monthly salary}.
= Take each time: {normal_deduction}
= But leave at least: {protected_earnings}
= Start with the pay of: {starts}
= Send it to: {office}
= You may keep each time: {fee}
+++
<The rates above|These rates> take account of {dependants} persons who depend on the debtor, rent of {:money:300..900} and the statement of means sworn on {:date}.
If the person leaves, tell us within ten days. [A firm that does not comply may be fined up to {:money:250..500}.]
> {officer}
> for the court manager
~ Served by post, deemed {served}. Questions: {:phone}, {:time} to {:time}. Bailiff: {:person}.

== en bail_conditions_record
q station company:{} Police Station/{} Custody Suite; custody_location, bailed_from
q suspect person; bailed_person, released_person
q custody_sergeant person; authorised_by, custody_officer
q investigator person; officer_in_case, investigating_officer
q solicitor person; legal_representative, duty_solicitor
q surety person; guarantor, surety_name; who stands for the person with money
q surety_sum money:200..5000; surety_amount, recognisance
q offence phrase; alleged_offence, suspected_of
q custody_no id:@@##/####/##; custody_reference, detention_number
q arrested date; arrest_date, detained_on
q released_on date; released_on, bail_granted_on
q released_at time; release_time, left_custody_at
q answer_on date; return_date, must_report_back_on
q answer_at time; return_time, must_report_at
q electronic_monitoring flag; electronic_monitoring, tagged; whether a tag is worn
q passport flag; passport_surrendered, travel_document_held; whether the passport is held by the police
q curfew phrase; curfew_hours, must_stay_in
a victim person; complainant, injured_party
a charge_date date; charged_on, date_of_charge
a court company; court_name, appears_before
a address address; bail_address, must_live_at
a interpreter person; interpreter, language_help
l conditions; restrictions, terms, bail_terms; what the person must or must not do
c conditions.letter id:(@); letter, item
c conditions.text phrase; condition, requirement
c conditions.why phrase; reason, purpose
c conditions.until date; applies_until, ends
l contacts; no_contact_list, protected_persons; who may not be spoken to
c contacts.name person; person, name
c contacts.link phrase; relation, connection
---
{station} || {custody_no}
# Notice of release on bail
I, {suspect}, was arrested on {arrested} on suspicion of {offence=handling stolen goods|common assault|theft from employer|criminal damage|fraud by false representation}. I leave custody on {released_on} at {released_at} and understand that I must come back to this station on {answer_on} at {answer_at}.
%conditions 3..6
 | Condition | Because | Until
{conditions.letter} | {conditions.text=live and sleep where you told us|not go within 100 m of the shop|report each Tuesday|not enter the town centre|hand in car keys|not use the internet save at work} | {conditions.why=so that you return|to prevent more offences|to protect witnesses|public order} | {conditions.until}
%%
%contacts 1..4 sentence
You may not get in touch, directly or through others, with
{contacts.name} ({contacts.link=neighbour|former partner|witness|colleague|cousin of a witness})
%%
= Indoors: {curfew=9 pm to 6 am|10 pm to 5 am|at all times save for work|from dusk}
= Tag: {electronic_monitoring!fitted to the left ankle today|unit fitted before release~not required|none fitted}
= Passport: {passport!kept here, receipt given|handed in at the desk~left with the holder|not asked for}
+++
{surety} binds {:=himself|herself} in {surety_sum} to see that I come. [A breach may lead to arrest without warrant.]
Custody sergeant {custody_sergeant} || Case officer {investigator}
Advised by {solicitor}
~ Review by Insp. {:person} on {:date} at {:time}. Drawn up on form B-{:number:2..60}. Desk {:phone}

== en police_custody_log_extract
q detainee person; person_held, detained_person
q custody_id id:CR/#####/##; custody_record_no, record_number
q facility company:{} Custody Suite/{} Central Police Station; custody_suite, held_at
q arrested_by id:PC ####; arresting_officer_no, collar_number_arrest
q grounds phrase; arrest_grounds, reason_for_arrest
q arrival time; arrived_at, brought_in_at
q authorised time; detention_authorised_at, detention_clock_from
q day date; custody_date, log_date
q nurse person; healthcare_professional, seen_by_nurse
q adult person; appropriate_adult, accompanying_adult
q lawyer person; solicitor, legal_adviser
q rights_declined flag; refused_someone_informed, nobody_told; whether the person wanted nobody told
q risk choice:low/medium/high; risk_level, assessed_risk
q observation unit:min 15..60; observation_interval, checked_every
q disposal phrase; outcome, how_it_ended
q cell id:@#; cell_number, held_in
q property number:2..14; items_of_property, sealed_items
a dna id:########; dna_sample_no, swab_barcode
a birth date; date_of_birth, born
a address address; home_address, residence
a fine money:40..300; fixed_penalty, penalty
l log; entries, events, detention_log; what was written down, one line each
c log.at time; time, entry_time
c log.what phrase; event, entry
c log.by id:####; officer_no, made_by
c log.where phrase; location, place
l reviews; detention_reviews, inspector_reviews
c reviews.due time; review_due, due_at
c reviews.done time; review_held, carried_out_at
c reviews.inspector person; reviewing_officer, inspector
c reviews.how phrase; method, manner
---
{facility} || {custody_id}
## {detainee}
= Day: {day}
= Through the gate: {arrival}
= Clock runs from: {authorised}
= Held for: {grounds=being drunk and disorderly|burglary of a garage|breach of an order|taking a bicycle|affray}
= By: {arrested_by}
= Cell: {cell}
{rights_declined!Does not want anyone to be told|Nobody to be informed, at own wish~Sister informed by telephone|Wants the mother told; done}. <Risk|Risk on arrival>: {risk?low~medium~high}, look in every {observation}. {property} items under seal {:id:S######}.
%log 6..14
Time | Entry | Where | No.
{log.at} | {log.what=meal given|asleep, breathing normal|asked for blanket|exercise offered, refused|taken to interview|returned to cell|water given|call from family|cell search} | {log.where=cell|yard|room 2|desk|corridor} | {log.by}
%%
Seen by nurse {nurse}; adult present: {adult}; advised by {lawyer}.
+++
%reviews 1..3
Review due | Held | Inspector | How
{reviews.due} | {reviews.done} | {reviews.inspector} | {reviews.how=in person|by telephone|by video|while asleep}
%%
Disposal: {disposal=released, no further action|charged and kept|bailed to return|conditional caution|released under investigation}
~ Printed {:date} {:time} by {:id:####}. Sgt. {:person}. Camera {:id:C##} working.

== en search_warrant_return
q court company:{} Magistrates' Court/{} District Court; issuing_court, warrant_granted_by_court
q magistrate person; granted_by, justice
q applicant person; applying_officer, sworn_by
q leader person; search_leader, officer_in_charge
q occupier person; occupant_present, person_at_premises
q owner company:{} Estates/{} Lettings/{} Housing Trust; landlord, premises_owner
q premises address; searched_address, place_searched
q warrant_date date; warrant_date, issued_on
q executed date; search_date, executed_on
q returned_to_court date; returned_to_court, return_date
q entry_time time; entry_time, went_in_at
q exit_time time; exit_time, finished_at
q warrant id:W/####/##; warrant_number, warrant_ref
q act phrase; legal_basis, enactment
q forced_entry flag; forced_entry, door_forced; whether they had to break in
q damage phrase; damage_caused, broken_items
q officers number:3..16; officers_present, size_of_team
a arrested person; arrested_person, taken_into_custody
a locksmith company; locksmith, door_repaired_by
a dog person; dog_handler, canine_unit
a value money:100..9000; value_of_goods, estimated_value
l seized; exhibits, items_taken, property; what was taken away
c seized.ref id:@@@/#; exhibit_ref, exhibit
c seized.what phrase; description, object
c seized.room phrase; found_in, location
c seized.by id:####; found_by, officer_number
c seized.bag id:B#######; bag_number, seal
c seized.at time; found_at, time_found
c seized.returned date; given_back_on, returned
---
Warrant {warrant} || {court}
Granted {warrant_date} by {magistrate} on the oath of {applicant} under {act=section 8|section 26 of the Theft Act|section 23|the Gambling Act}
# Endorsement after search
On {executed} between {entry_time} and {exit_time} {officers} officers led by {leader} searched {premises}. The tenant, {occupier}, was [there and was] given a copy. Landlord: {owner}.
{forced_entry!Nobody answered and the door was opened with a ram|Entry was gained by forcing the lock~The door was opened to us|Entry was by consent after the paper had been shown}. Damage: {damage=frame split|one pane|none seen|lock to be replaced|skirting lifted}
%seized 3..10
Exh. | Item | Room | Time | Found by | Bag
{seized.ref} | {seized.what=laptop, grey|bundle of letters|mobile phone|cash box|scales|notebook, red|three watches|memory stick} | {seized.room=kitchen|loft|rear bedroom|hall|garage} | {seized.at} | {seized.by} | {seized.bag}
{seized.returned=}
%%
Nothing else was removed.
> Sent back to the court office {returned_to_court}
~ Clerk {:person}. Store: {:company:{} Evidence Store}. Copy to {:person}, {:date}.

== en legal_costs_statement_summary
q firm company:{} LLP/{} & {} Solicitors/{} Law; solicitors, law_firm
q client company; party_claiming_costs, receiving_party
q opponent company; paying_party, costs_against
q partner person; supervising_partner, certified_by
q court company:{} County Court/High Court {}; court, tribunal
q claim id:@@####@###; claim_no, action_number
q hearing date; hearing_date, for_hearing_on
q signed date; signature_date, certified_on
q counsel person; barrister, counsel_instructed
q brief money:400..4000; brief_fee, counsel_fee
q court_fee money:50..900; issue_fee, fee_paid_to_court
q other_disbursements money:20..400; other_disbursements, sundry_expenses
q profit money:900..20000; profit_costs, time_charges_total
q vat money:200..4000; vat_amt, tax
q total money:2000..30000; grand_total, total_claimed
q indemnity flag; exceeds_client_liability, over_indemnity; whether more is claimed than the client owes
q basis choice:standard/indemnity; costs_basis, basis_of_assessment
a allowed money:900..20000; amount_allowed, costs_awarded
a paid_by date; pay_within, payment_date
a expert money:400..4000; expert_fees, experts_charges
a success percent; success_fee, uplift
a judge person; assessed_by, costs_judge
l earners; fee_earners, staff, rates; who worked on it at what rate
c earners.name person; name, fee_earner
c earners.grade short; grade, band
c earners.years number:1..30; years_qualified, pqe
c earners.rate money:110..400; hourly_rate, rate
l work; time_spent, work_done, items; what was done
c work.kind phrase; activity, description_of_work
c work.hours id:#.#; hours, time
c work.grade short; done_by_grade, grade
c work.sum money:90..4000; amount, cost
c work.day date; done_on, date
---
{court}, claim {claim}
# Statement of costs for the hearing on {hearing}
{client} || against {opponent}
Solicitors: {firm}, {:street}, {:city}
## 1 Those who worked
%earners 2..5
Name | Gr. | Yrs | Per hour
{earners.name} | {earners.grade=A|B|C|D} | {earners.years} | {earners.rate}
%%
## 2 What was done
%work 4..9
Work | Gr. | Hrs | Sum
{work.kind=attendances on client|letters out|telephone, other side|attendance at hearing|drafting statement|work on documents|travel and waiting|conference} | {work.grade=A|B|C|D} | {work.hours} | {work.sum}
{work.day=}
%%
= Time: {profit}
= Paper fee of the same counsel for an advice: {:money:100..900}
= Fee on brief: {brief}
= Paid into court: {court_fee}
= Other outlay: {other_disbursements}
= Tax: {vat}
= In all: {total}
The sums are claimed on the {basis?standard basis~indemnity basis}. {indemnity!They are higher than what our client has to pay us, for the reasons attached|Our client owes us less than this, see note~They do not go beyond what our client has to pay us|Our client is liable to us for at least as much}.
> {partner}, {signed}
~ Counsel: {counsel}, chambers of {:person}. Form N-{:number:100..300} ({:date}). Queries {:phone}

== en estate_administration_accounts
q deceased person; estate_of, testator
q executor person; personal_representative, accounting_party
q co_executor person; second_executor, acting_with
q solicitors company:{} & {} Solicitors/{} Wills LLP; acting_firm, prepared_by
q died date; date_of_death, death_on
q will date; will_dated, last_will_of
q grant date; grant_of_probate, probate_granted
q accounts_to date; accounts_made_up_to, closing_date
q approved_on date; approved_on, beneficiaries_signed
q gross money:90000..900000; gross_estate, assets_total
q debts money:2000..60000; liabilities_total, debts_and_costs
q tax money:900..90000; inheritance_tax, death_duty
q residue money:20000..400000; net_residue, for_distribution
q residuary person; residuary_beneficiary, residue_goes_to
q held_back money:500..5000; retention, reserve_kept; kept for late bills
q house_sold_on date; property_completion, house_sale_date
q dispute flag; claim_against_estate, contested; whether somebody has made a claim
a age number:50..99; age_at_death, age
a domicile country; domiciled_in, residence_country
a guardian person; guardian_of_minors, trustee_for_children
a funeral company; funeral_director, undertaker
a stamp id:######; probate_number, grant_no
l assets; holdings, estate_assets; what was there
c assets.what phrase; description, asset
c assets.value money:400..300000; value_at_death, probate_value
c assets.got money:400..300000; realised, sum_received
c assets.day date; realised_on, received
l legacies; gifts, bequests, specific_gifts
c legacies.to person; beneficiary, legatee
c legacies.what phrase; gift, what_is_left
c legacies.paid date; handed_over_on, satisfied
---
> {solicitors}
# Estate of {deceased}
Died {died}; will of {will}; grant {grant}
Executors: {executor} (keeping these accounts) and {co_executor}
## Estate
%assets 4..10
Asset | At death | Realised | On
{assets.what=house|current account|premium bonds|car|shares|furniture|building society|paintings|garden tractor} | {assets.value} | {assets.got} | {assets.day}
%%
= Together: {gross}
= Debts, funeral and costs: {debts}
= Tax on the estate: {tax}
[The house passed to its buyer on {house_sold_on} after an earlier sale, agreed on {:date}, had fallen through.]
## Gifts
%legacies 2..6 lines
{legacies.what=the long-case clock|a sum of money|all books|the boat|jewellery as listed|the piano} to {legacies.to}, done {legacies.paid}
%%
+++
What remains, {residue}, goes to {residuary}. Of it {held_back} stays with us for bills that may still come. {dispute!A step-child has written through a firm and asks for a share|A claim was notified within the six months~Nobody has come forward with a claim|No claim was made in time}.
> Accounts to {accounts_to}, approved {approved_on}
~ Ledger {:id:L####}. Fee earner {:person}; costs draftsman {:person}. Client account at {:company:{} Bank}. {:phone}

== en proof_of_debt_form
q company_insolvent company; insolvent_company, debtor_company
q creditor company; claimant, submitted_by
q creditor_address address; creditor_address, claimant_address
q office_holder person; liquidator, insolvency_practitioner; who winds the company up
q firm company:{} Recovery LLP/{} Insolvency/{} Restructuring; practitioner_firm, liquidators_firm
q liquidation_date date; insolvency_date, winding_up_began
q sign_date date; signed_on, claim_dated
q lodge_by date; last_day_for_proving, claims_bar_date
q amount money:900..90000; claim_total, debt_incl_interest
q interest money:10..900; uncapitalised_interest, interest_part
q vat money:50..9000; vat_included, tax_within_claim
q signer person; signed_for_creditor, authorised_signatory
q capacity phrase; signatory_position, relation_to_creditor
q security phrase; security_held, collateral
q security_value money:400..30000; value_of_security, collateral_value
q security_given date; security_date, charge_created
q retention flag; reservation_of_title, goods_still_owned; whether the creditor still claims the goods
q preferential flag; preferential_claim, ranks_first
a dividend percent; dividend_rate, pence_in_pound
a paid date; dividend_paid_on, distribution_date
a admitted money:900..90000; admitted_amount, agreed_claim
a court company; court, supervising_court
l bills; invoices, claim_items, debts; of what the claim is made up
c bills.no id:######; invoice_number, document
c bills.day date; invoice_date, billed_on
c bills.for phrase; goods_or_services, particulars
c bills.sum money:90..9000; amount, sum
c bills.delivered date; delivered_on, supply_date
---
# PROOF OF DEBT
{company_insolvent} – in liquidation since {liquidation_date}
1 | Name of creditor: {creditor}
2 | Address: {creditor_address}
3 | Whole of the claim, with tax and with interest not yet capitalised, at the day the company went into liquidation: {amount}
4 | of this, tax {vat}; interest {interest}
5 | How the debt came about, with papers
%bills 2..8
Bill | Of | For | Sum
{bills.no} | {bills.day} | {bills.for=cleaning of premises|paper|carriage|hire of plant|repairs|temporary staff} | {bills.sum}
{bills.delivered=}
%%
6 | Security: {security=charge on a press|lien on tools|deposit held|pledge of stock}, worth {security_value}, given {security_given}
7 | Title: {retention!the goods remain ours until paid, see clause 9|we claim back what is still in the store~no goods are claimed back|property has passed}
8 | Rank: {preferential!part of it comes before the others|ranks ahead~ordinary creditor|no priority is claimed}
+++
Signed {signer}, {capacity=director of the creditor|credit controller|owner|solicitor} || {sign_date}
Send to {office_holder}, {firm}, {:street}, {:city}, to be there by {lodge_by}. First meeting was held {:date}.
~ Admitted to vote for ______  by ______. Case administrator {:person}, {:email}. Petition by {:company}

== en liquidator_annual_report
q company_name company; company, subject_company
q liquidator person; office_holder, report_author
q joint_liquidator person; joint_liquidator, second_office_holder
q firm company:{} Advisory/{} Recovery; firm, practice
q appointment_date date; appointment_date, in_office_since
q period_start date; period_from, report_from
q period_end date; period_to, report_to
q replaced person; previous_liquidator, removed_office_holder
q realised money:9000..400000; total_realisations, receipts_total
q spent money:900..90000; total_payments, expenses_total
q balance money:900..90000; cash_in_hand, balance_held
q fee money:900..60000; remuneration_drawn, fees_taken
q rate percent; fee_percentage, fee_on_realisations
q unsecured number:4..300; number_of_unsecured, creditor_count
q dividend percent; expected_dividend, pence_per_pound
q solicitor company:{} Law/{} Solicitors; legal_advisers, lawyers_used
q agent company:{} Auctions/{} Valuers; selling_agent, asset_sale_agent
q secured company:{} Bank/{} Invoice Finance; charge_holder, secured_lender
q conduct_report_filed flag; conduct_report_filed, directors_reported; whether a report on the directors has gone in
a petitioner company; petitioning_creditor, petitioner
a closing date; final_meeting, dissolution_date
a director person; director, former_director
a employees number:4..90; employees_made_redundant, staff_number
l receipts; realisations, assets_sold; money that came in
c receipts.what phrase; asset, source
c receipts.expected money:400..60000; estimated_value, statement_of_affairs_value
c receipts.got money:400..60000; received, realised
c receipts.buyer company; purchaser, bought_by
l payments; disbursements, costs_paid
c payments.to company; payee, paid_to
c payments.for phrase; purpose, nature
c payments.sum money:90..9000; amount, sum
---
{firm}
# {company_name} – progress from {period_start} to {period_end}
Liquidators: {liquidator} and {joint_liquidator}, in office since {appointment_date} [in place of {replaced}, who retired on {:date}]
## What came in
%receipts 3..7
 | Hoped for | Got | Bought by
{receipts.what=stock|book debts|two vans|plant|goodwill|website and names|rates refund} | {receipts.expected} | {receipts.got} | {receipts.buyer}
%%
Sales were run by {agent}. <All told|Altogether> {realised}.
## What went out
%payments 3..6 sentence
Paid were
{payments.to} {payments.sum} for {payments.for=storage|advertising|insurance|legal advice|valuation|bond}
%%
Outgoings to date are {spent}, so that {balance} is left. We have drawn {fee}, being {rate} of what was realised. Lawyers: {solicitor}.
## Outlook
{secured} holds a charge and will be paid in part. For the {unsecured} others we expect {dividend} of their claims. {conduct_report_filed!What we had to say about the directors has been sent in|The report on those who ran the company was filed~The report on the directors is still to be written|Nothing has yet been sent in about the directors}.
~ A creditor may within {:number:14..28} days ask for more detail. Regulator: {:company:Institute of {}}. Signed {:date}. {:phone}

== en written_parliamentary_answer
q asker person; asked_by, questioner, member
q constituency region; seat_of_asker, constituency
q minister person; answered_by, answering_minister
q department company:Ministry of {}/Department for {}; answering_department, ministry
q number id:######; question_number, uin
q tabled_on date; tabled_on, question_laid
q due date; answer_due, due_for_answer
q answered_on date; answered_on, reply_date
q subject phrase; heading, topic
q budget money:9000..900000; budget_named, total_spend
q consultant company:{} Consulting/{} Advisory; contractor_named, awarded_to
q holding flag; interim_reply, holding_answer; whether a first reply without content was given
q corrected flag; correction_made, answer_corrected; whether a figure had to be put right
q contact person; desk_officer, drafted_by
q library flag; placed_in_library, deposited
a next_question id:######; follow_up_number, related_question
a committee company; select_committee, referred_to
a speaker person; speaker, presiding
a end date; contract_end, expires
l figures; data, table_rows, years; figures given in the answer
c figures.year year; year, period
c figures.region region; region, area
c figures.cases number:10..4000; cases, count
c figures.cost money:900..90000; expenditure, cost
c figures.change percent; change_on_year, growth
---
{department} || {number}
# {subject=Flood barriers|Driving examiners|Dental training|School roofs|Rural buses|Empty barracks}
{asker} ({constituency}), laid {tabled_on} for answer on {due}:
To ask the minister how many cases were dealt with in each region since records began, what was spent, and to whom the review of {:month} was given.
{minister}: <The figures asked for are these|What the office holds is set out below>.
%figures 4..10
Year | Region | Cases | Spent | +/−
{figures.year} | {figures.region} | {figures.cases} | {figures.cost} | {figures.change}
%%
The review was carried out by {consultant}; {budget} was set aside for it. [An earlier tender, won by {:company}, was dropped.]
{library!A copy of it now lies in the library of the House|Members may read it in the library~It will not be deposited|It has not been placed in the library}.
> {answered_on}
{holding!We had first written that more time was needed|A first reply said only that the matter was being looked into~No reply had been given before this one}. {corrected!One of the figures replaces a wrong one given last week|This version mends a slip in the table~The text is as first given}.
~ Drafted: {contact}, ext. {:id:####}. Cleared by {:person}. Print run {:number:2..90}.

== en candidate_expenses_return
q candidate person; candidate_name, stood_for_election
q agent person; election_agent, return_made_by
q treasurer person; party_treasurer, local_treasurer
q party company:{} Party/{} Residents/Alliance for {}; party_name, political_party
q constituency region; electoral_area, ward_contested
q returning_officer person; return_delivered_to, returning_officer
q poll_day date; polling_day, election_date
q signed date; declaration_date, signed_on
q received date; received_stamp, lodged_on
q limit money:4000..20000; spending_limit, legal_maximum
q spent money:900..18000; total_spent, expenses_total
q unpaid money:10..900; unpaid_claims, outstanding_bills
q disputed money:10..400; disputed_claims, contested_bills
q donations_total money:900..15000; donations_total, donations_sum
q electors number:4000..80000; electorate, voters_on_register
q personal money:10..600; candidates_own_expenses, personal_expenses
q filed_late flag; filed_late, after_deadline; whether the return came too late
a votes number:100..20000; votes_received, votes
a winner person; elected_person, winner
a auditor company; auditor, audited_by
a bank company; campaign_bank, bank
l spending; expenses, payments, costs; what was bought for the campaign
c spending.no id:##; voucher, number
c spending.day date; incurred_on, date
c spending.to company; supplier, paid_to
c spending.head phrase; category, heading
c spending.sum money:10..2000; amount, cost
c spending.split percent; share_of_notional, split
l gifts; donations, donors, contributions
c gifts.from person; donor, given_by
c gifts.sum money:50..2000; amount, value
c gifts.day date; accepted_on, received
c gifts.kind phrase; nature, form
---
Election on {poll_day} || {constituency}
# Return as to election spending
{candidate} for {party} || Agent: {agent}
There were {electors} electors on the register, which gives a ceiling of {limit}.
## Part A  Money laid out
%spending 4..12
V. | Date | To | Under | Sum
{spending.no} | {spending.day} | {spending.to} | {spending.head=leaflets|posters|hall|office|transport|website|stamps} | {spending.sum}
{spending.split=}
%%
Laid out in all {spent}; besides the candidate's own {personal}. Not yet paid: {unpaid}. In dispute: {disputed}.
## Part B  Given to us
%gifts 2..6 lines
{gifts.from}: {gifts.sum} ({gifts.kind=by cheque|in cash|use of a van|printing at cost|by transfer}), taken on {gifts.day}
%%
Sum of part B: {donations_total}
+++
I declare that this is complete. {agent}, {signed}
> In at the office of {returning_officer} on {received}
{filed_late!It reached us after the last day; leave of the court has been asked for|Out of time by two days~In good time|Within the days allowed}.
~ Open to the public for two years at {:street}. Copy fee {:money:1..5} a side. Party treasurer {treasurer}. Clerk {:person}, {:phone}

== en poll_clerk_appointment_letter
q council company:{} Borough Council/{} District Council; appointing_council, authority
q clerk person; appointed_person, addressee
q presiding person; presiding_officer, reports_to
q returning_officer person; returning_officer, appointed_by
q station company:{} Primary School/{} Village Hall/{} Scout Hut; polling_place, station_venue
q station_no number:1..140; station_number, polling_station_no
q poll_day date; polling_day, date_of_duty
q training date; training_session_on, briefing_day
q training_at time; training_starts, briefing_time
q reply_by date; accept_by, answer_until
q arrive_at time; arrive_at, on_duty_from
q fee money:150..300; fee_for_the_day, duty_fee
q training_fee money:20..60; training_allowance, paid_for_training
q travel money:5..30; travel_allowance, mileage_cap
q payment_on date; payment_on, fee_paid_out
q electors number:300..2600; voters_at_station, electors_allotted
q relative flag; may_work_for_candidate, campaigning_allowed; whether the clerk may have helped a candidate
a opening time; polls_open, doors_open
a colleague person; second_clerk, other_clerk
a count company; count_venue, counting_place
a pension percent; pension_contribution, pension
---
{council} · Elections
{clerk} || {:date}
{:street}
{:city}
Dear {:=colleague|poll clerk|Sir or Madam}
I appoint you to serve on {poll_day} at {station} (no. {station_no}; {electors} voters) under {presiding}.
* Be there by {arrive_at}. You may not leave before the box is sealed.
* There is a session on {training} at {training_at} in {:=the council chamber|committee room 2|the library}. Nobody serves without it.
* {relative!It does not matter if you have delivered leaflets for somebody|Help given to a candidate in the past is no bar~You must not have done anything for a candidate in this election|Nobody who has canvassed may serve}.
= For the day: {fee}
= For coming to the session: {training_fee}
= Towards fares, not more than: {travel}
The money will be with your account on {payment_on}, less tax. [Last year's rate was {:money:140..200}.]
Please return the slip so that I have it by {reply_by}.
> {returning_officer}
> Returning Officer
~ Ask for {:person}, {:phone}. In an emergency on the day: {:phone}. Postal votes close {:date}.

== en business_rates_bill
q council company:{} City Council/{} Borough; billing_authority, levied_by
q ratepayer company; liable_party, billed_to
q premises address; property_address, rated_premises
q use phrase; property_description, used_as
q account id:########; account_no, rates_account
q bill_date date; issued, date_of_bill
q year_from date; charge_from, liable_from
q year_to date; charge_to, liable_until
q rateable_value money:4000..90000; rv, rateable_value
q multiplier id:0.4##; multiplier, poundage
q gross money:2000..45000; charge_before_reliefs, gross_charge
q net money:900..40000; amount_payable, total_due
q brought money:20..900; arrears_from_last_year, brought_forward
q valued_by company:Valuation Office {}/{} Valuation Agency; valuing_body, assessed_by
q appeal_ref id:CHG########; challenge_reference, list_appeal
q officer person; revenue_manager, head_of_revenues
q method choice:direct debit/cheque/standing order; payment_method, pay_by
q empty flag; unoccupied, vacant; whether the premises stand empty
a floor_area unit:sqm 20..900; floor_area, size
a landlord company; landlord, freeholder
a iban iban; council_account, bank_account
a next_revaluation date; next_revaluation, new_list_date
l instalments; payment_plan, payments_due
c instalments.due date; due_on, date
c instalments.sum money:90..4000; amount, instalment
c instalments.paid date; paid_on, received
l reliefs; reductions, discounts
c reliefs.name phrase; relief, kind
c reliefs.from date; since, granted_from
c reliefs.percent percent; rate, share
c reliefs.sum money:50..4000; amount, reduction
---
{council} · Revenues || {bill_date}
{ratepayer} || Account {account}
# Rates on business premises
Premises: {premises}
= Described as: {use=shop and premises|workshop|office, first floor|warehouse|café|nursery}
= From: {year_from}
= To: {year_to}
= Value in the list: {rateable_value}
= Times: {multiplier}
= Makes: {gross}
{empty!Our visitor found nobody in occupation|No one trades there at present~You are in occupation|The premises are in use}.
%reliefs 1..3
Less | Since | % | 
{reliefs.name=small business|rural|charity|transitional|retail scheme|hardship} | {reliefs.from} | {reliefs.percent} | {reliefs.sum}
%%
Left over from last year: {brought}
^ To pay: {net}
%instalments 3..10
Due | Sum
{instalments.due} | {instalments.sum}
{instalments.paid=}
%%
{method?Taken from your bank by us on these days~Please send cheques to the cash office~Your bank sends the money on your order}.
~ The value is set by {valued_by}, not by us; your challenge {appeal_ref} of {:date} does not put off payment. {officer}. {:phone}, until {:time}

== en tax_residence_certificate
q authority company:{} Tax Administration/Inland Revenue {}/Fiscal Office {}; issuing_body, certified_by_authority
q resident company; certified_taxpayer, resident_person
q foreign_state country; treaty_partner, certificate_for_country
q home_state country; country_of_residence, resident_in
q foreign_payer company; income_paid_by, foreign_debtor
q income choice:dividends/interest/royalties; kind_of_income, income_category
q tin id:##########; tax_id, taxpayer_number
q official person; signing_official, signed_by
q rank phrase; official_title, position
q request date; requested_on, application_date
q issued date; issue_date, given_on
q certified_from date; certified_from, resident_from
q certified_to date; certified_to, resident_until
q treaty date; treaty_date, convention_signed
q article number:10..22; treaty_article, article_number
q permanent flag; foreign_branch, permanent_establishment; whether the taxpayer has a branch in the other state
q serial id:RC-####-####; certificate_no, serial
a rate percent; reduced_rate, withholding_rate
a amount money:900..90000; income_amount, gross_dividend
a adviser person; tax_adviser, representative
a address address; registered_address, seat
---
{authority}
^ {home_state}
# Certificate of residence
> No. {serial}
For the purposes of the convention of {treaty} with {foreign_state}
It is hereby <certified|confirmed> that
^ {resident}
^ tax number {tin}
was, from {certified_from} to {certified_to}, a resident within the meaning of article {:number:3..5} and subject to tax here on all its income.
This is given at the request, dated {request}, of the person named, to be laid before {foreign_payer} as payer of {income?shares in profits~sums paid on loans~fees for the use of rights} falling under article {article}.
{permanent!The applicant has stated that it keeps an office in the other state|A fixed place of business abroad has been declared~The applicant has stated that it keeps no office in the other state|No fixed place of business abroad has been declared}.
> {issued}
> {official}
> {rank=Deputy inspector|Head of unit|Senior officer|Principal inspector}
~ Not valid without seal. Check at {:url} with code {:id:@@@@-####}. Printed by {:company:{} Security Print}. In force since {:date}.

== en controlled_goods_agreement
q agent_firm company:{} Enforcement/{} Bailiffs/{} Recovery; enforcement_company, bailiff_firm
q agent person; enforcement_agent, bailiff
q certificate_court company:County Court at {}; certifying_court, agent_certified_at
q debtor person; debtor_name, signed_by_debtor
q creditor company:{} Council/{} Water/{} Finance; creditor, on_behalf_of
q debt money:200..9000; original_debt, sum_adjudged
q compliance money:75..80; compliance_fee, fee_stage_one
q visit money:230..240; enforcement_stage_fee, visit_fee
q total money:500..9500; sum_outstanding, amount_now_due
q agreement_date date; agreement_date, goods_taken_on
q visit_time time; visit_time, time_of_entry
q sale date; sale_not_before, earliest_removal
q warrant id:LO######; liability_order, writ_no
q frequency choice:weekly/fortnightly/monthly; payment_frequency, instalment_interval
q instalment money:10..400; instalment_amount, agreed_payment
q first_payment_on date; first_payment_on, payments_begin
q vulnerable flag; vulnerable_person, vulnerability_noted; whether somebody in need of care lives there
q goods_third person; third_party_owner, claimed_by_other; person to whom some of the goods are said to belong
a auction company; auction_house, auctioneer
a key person; keyholder, neighbour
a vehicle id:@@## @@@; vehicle_reg, car_plate
a complaint date; complaint_deadline, complain_by
l goods; inventory, listed_items, items; what may not be removed
c goods.no id:##; item_no, line
c goods.what phrase; description, item
c goods.make company; make, brand
c goods.serial id:@@######; serial_number, identification
c goods.room phrase; room, where
c goods.worth money:10..900; estimated_value, auction_value
---
{agent_firm}
# Agreement over goods, {agreement_date}
Made at {:street} at {visit_time}
I, {debtor}, have been shown {warrant} in favour of {creditor}. I agree that the goods in the list stay where they are and pass under the control of the agent named, and that I will not sell or move them.
= Sum ordered: {debt}
= First stage: {compliance}
= Visit: {visit}
= Now owing: {total}
%goods 4..10
No. | Item | Make | Serial | Where
{goods.no} | {goods.what=television|bicycle|sofa|games console|lawn mower|dining table|drill set|watch} | {goods.make} | {goods.serial} | {goods.room=living room|shed|hall|bedroom 1|garage}
{goods.worth=}
%%
I will pay {instalment} {frequency?every week~every second week~every month}, the first on {first_payment_on}. If I miss a payment the goods may be fetched, though not before {sale}.
{goods_third} is said to own the item marked with a cross.
{vulnerable!An elderly parent with dementia lives in the house and the file was marked|A person who needs care lives here~No one in the house seemed to need special care|Nobody here was found to be vulnerable}.
+++
Debtor: {debtor} || Agent: {agent}, certified at {certificate_court}
~ Office: {:phone}. Your agent's manager: {:person}. Certificate runs to {:date}.

== en child_maintenance_calculation
q service company:Child Support Office {}/{} Maintenance Service; agency, calculated_by
q payer person; paying_parent, liable_parent
q receiver person; receiving_parent, parent_with_care
q case id:############; case_number, case_ref
q effective date; effective_date, payable_from
q letter_date date; decision_date, dated
q gross money:200..900; gross_weekly_income, weekly_income
q pension money:10..90; pension_contributions, pension_taken_off
q nights number:52..170; shared_care_nights, nights_with_payer
q reduction money:5..60; shared_care_reduction, care_deduction
q result money:20..190; weekly_amount, maintenance_due
q other_children number:1..3; other_children, relevant_other_children; children who live with the payer
q arrears money:40..4000; arrears_owed, backlog
q arrears_rate money:5..40; arrears_instalment, paid_towards_arrears
q source company:Tax Office {}/{} Revenue; income_source, income_told_by
q tax_year id:20##-##; income_year, historic_year
q collection_type choice:direct pay/collect and pay; collection_type, how_paid
q review date; annual_review, next_review
q mediation date; change_by, report_changes_until; last day to tell of changes
a employer company; employer, pays_wages
a fee percent; collection_fee, charge
a court company; court, order_made_by
a school company; school, childs_school
l children; qualifying_children, minors; for whom money is paid
c children.name person; child, name
c children.born date; date_of_birth, dob
c children.share money:10..90; weekly_share, amount
c children.until date; support_ends, payable_until
---
{service} || {letter_date}
{payer} || Case {case}
# What you have to pay
From {effective} you pay <maintenance|money> of {result} a week to {receiver}.
## How we got there
We were told by {source} that in {tax_year} you had {gross} a week. From this come off {pension} paid into a pension, and a share for {other_children} other children in your home. As the children spend {nights} nights a year with you, a further {reduction} is taken off.
%children 1..4
Child | Born | A week | Until
{children.name} | {children.born} | {children.share} | {children.until}
%%
+++
{collection_type?You pay straight to the other parent and we keep no account~We collect the money and pass it on}. You also owe {arrears} from before; {arrears_rate} a week goes towards that.
Tell us of any change of income by {mediation}. We look at the case again on {review}.
> {:person}
~ This takes the place of our letter of {:date}, in which {:money:20..190} was named. Lines open {:time} to {:time}, {:phone}

== en juror_allowance_claim
q juror person; claimant, juror_name
q juror_no id:#########; juror_number, pool_no
q court company:Crown Court at {}/{} Assizes; court, served_at
q first_day date; service_began, attended_from
q last_day date; service_ended, attended_until
q days number:2..25; days_served, attendance_days
q employer company; employer, loss_certified_by
q payroll person; employer_signatory, loss_signed_by
q loss money:30..130; daily_loss, lost_wage_per_day
q cap money:60..130; daily_cap, maximum_loss
q childcare money:20..90; childcare_cost, minder_charge
q minder person; childminder, carer_name
q fare money:2..30; return_fare, daily_fare
q means_of_travel choice:train/car/bicycle; means_of_travel, came_by
q miles number:2..60; daily_mileage, miles_per_day
q sum money:90..3000; claim_total, total_claimed
q signed date; signed_on, claim_signed
q officer person; checked_by, jury_officer
q parking_authorised flag; parking_authorised, parking_agreed; whether parking was allowed beforehand
a judge person; trial_judge, judge
a case phrase; trial_name, case_name
a account iban; iban, pay_into
a paid date; paid_on, remitted
l attendance; days_list, daily_record; day by day
c attendance.day date; date, day
c attendance.in time; arrived, signed_in
c attendance.out time; left, released
c attendance.meal money:5..13; subsistence, meal_allowance
c attendance.travel money:2..30; travel, fares
---
{court}
# Claim for loss and outlay of jurors
= Juror: {juror}
= Number: {juror_no}
= From: {first_day}
= To: {last_day}
= Days: {days}
I came by {means_of_travel?rail~motor car~cycle}. [Out and back is {miles} miles.] A day return costs {fare}. {parking_authorised!Parking was agreed with the jury office in advance|I had leave to park~I did not ask about parking beforehand|No parking was agreed}.
%attendance 3..10
Day | In | Out | Meal | Fares
{attendance.day} | {attendance.in} | {attendance.out} | {attendance.meal} | {attendance.travel}
%%
## B  To be filled by the employer
We confirm that the above loses {loss} for each day of service. {payroll} for {employer}. (Not more than {cap} can be met.)
## C  Care of children
{minder} was paid {childcare} a day to look after {:number:1..3} children.
+++
^ Claimed in all: {sum}
I have been paid by nobody else for these days. {signed}
~ Checked: {officer}. Keyed by {:person}, {:date}. Send to {:street}, {:city}. Do not send tickets under {:money:1..5}.

== en apostille_certificate_covering
q country country; issuing_state, state
q signatory person; document_signed_by, original_signatory
q capacity phrase; acting_as, signatory_capacity
q seal_of company:{} Registry Office/Notary Chamber {}/University of {}; seal_bearer, stamp_of
q place city; certified_at, place_of_certification
q certified_on date; apostille_date, certified_on
q doc_date date; document_date, date_of_original
q authority company:Legalisation Office {}/{} Foreign Office; competent_authority, certified_by
q number id:APO-######; apostille_number, register_entry
q officer person; apostille_signed_by, certifying_officer
q doc_kind phrase; document_type, nature_of_document
q target country; for_use_in, destination_state
q fee money:20..90; legalisation_fee, fee_per_document
q pages number:1..30; page_count, number_of_pages
q sender company; applicant, submitted_by
q courier company:{} Couriers/{} Express; returned_by, courier_firm
q returned_on date; returned_on, sent_back
q electronic flag; electronic_apostille, e_apostille; whether it was done without paper
a translator person; sworn_translator, translated_by
a expiry date; valid_until, expires
a holder person; document_holder, person_named_in_document
a consulate company; consulate, embassy
---
> {sender}
> Our job {:id:J####}, your letter of {:date}
# APOSTILLE
^ (Convention de La Haye du 5 octobre 1961)
= 1. Country: {country}
This public document
= 2. has been signed by: {signatory}
= 3. acting in the capacity of: {capacity=notary public|registrar|deputy head of records|commissioner for oaths|dean}
= 4. bears the seal of: {seal_of}
Certified
= 5. at: {place}
= 6. the: {certified_on}
= 7. by: {authority}
= 8. No.: {number}
10. Signature: {officer}
+++
The paper underneath is {:=a|one} {doc_kind=power of attorney|diploma|certificate of incorporation|extract of accounts|certificate of no impediment}, {pages} pages, made on {doc_date}, for use in {target}. {electronic!It was certified as a signed file; no paper exists|Issued in electronic form only~It was bound with ribbon and wafer|The slip is glued to the last page}.
Fee {fee} for each. Goes back with {courier} on {returned_on}.
~ This only vouches for the signature, not for what the paper says. Public register: {:url}. Supervisor {:person}

== en army_posting_order
q soldier person; posted_person, service_member
q rank phrase; rank, grade
q service_no id:########; service_number, army_no
q old_unit company:{} Rifles/{} Signal Regiment/{} Logistic Battalion; losing_unit, posted_from
q new_unit company:{} Engineers/{} Field Hospital/{} Training Regiment; gaining_unit, posted_to
q appointment phrase; appointment, new_post
q report_on date; reporting_date, assume_duty_on
q leave_from date; relief_date, releases_on
q tour_end date; tour_expires, future_availability_date
q order_no id:PO/####/##; posting_order_no, authority_number
q issued date; issue_date, order_dated
q officer person; career_manager, issued_by
q relieved person; replaces, predecessor; who held the post before
q commander person; new_commanding_officer, reports_to
q station city; duty_station, garrison
q quarters choice:family/single; accommodation, quarters_kind
q accompanied flag; accompanied_tour, family_moves; whether the family comes along
q kit unit:kg 50..900; removal_entitlement, baggage_allowance
q clearance phrase; security_clearance, vetting_level
a pay money:1500..4000; pay_rate, monthly_pay
a successor person; successor, relieved_by
a promoted date; promotion_date, promoted_on
a flight id:@@####; flight_number, flight
a blood short; blood_group, blood_type
l courses; training, pre_posting_courses; to be done before arrival
c courses.name phrase; course, title
c courses.place city; location, held_at
c courses.start date; starts, begins
c courses.end date; ends, finishes
c courses.serial id:@@@-###; serial, course_code
---
~ PERSONAL – STAFF
{order_no} || {issued}
# Assignment order
= No., rank, name: {service_no} {rank=Cpl|Sgt|Capt|LCpl|Maj|WO2} {soldier}
= From: {old_unit}
= To: {new_unit}, {station}
= As: {appointment=section commander|chief clerk|troop commander|instructor|quartermaster's assistant}
= Vice: {relieved}
= Report: {report_on}
= Relieved of present duty: {leave_from}
= Available again: {tour_end}
1. {soldier} reports to {commander}. {accompanied!Spouse and children may move at public cost|The family goes too~The family stays at the old station|Dependants do not move}. {quarters?A house on the patch is kept~A room in the mess block is kept}.
2. Up to {kit} of effects may be moved. Vetting: {clearance=basic|SC held|DV to be sought|none needed}.
%courses 1..4
Course | Serial | At | From | To
{courses.name=instructors' basic|range management|language, colloquial|driver, all wheel|first aid trainer} | {courses.serial} | {courses.place} | {courses.start} | {courses.end}
%%
+++
> {officer}
> for the military secretary
~ Copies: paymaster ({:person}), dental centre, {:company:{} Removals}. Cancels order of {:date}. Tel. {:phone}

== en firing_range_day_instruction
q firing_unit company:{} Cadets/{} Yeomanry/{} Reserve Company; firing_unit, using_unit
q range company:{} Ranges/{} Training Area; range_complex, venue
q conducting_officer person; range_conducting_officer, exercise_led_by
q safety_officer person; safety_supervisor, senior_safety
q medic person; medic, first_aider
q warden person; range_warden, keys_from
q day date; firing_date, range_day
q booking_number id:RB-#####; booking_number, range_booking
q range_opens time; range_opens, firing_from
q range_closes time; range_closes, firing_until
q firers number:8..60; firers, persons_shooting
q weapon phrase; weapon_type, weapon
q targets number:4..24; lanes, targets_up
q hospital company:{} General Hospital/{} Infirmary; nearest_hospital, casualty_hospital
q radio id:Ch. ##; radio_channel, safety_net
q night flag; night_firing, firing_in_dark; whether shots are fired after dark
q flag_red flag; flags_flown, red_flags; whether red flags must fly
q reconnaissance date; reconnaissance, range_visited_on
q signed date; instruction_dated, signed
a landowner person; landowner, farmer
a helicopter phrase; helicopter_site, landing_grid
a score number:20..100; best_score, top_shot
a ammunition_lot id:L####; lot_number, batch_of_ammunition
l details; shoots, practices, serials; what is fired in which order
c details.no id:#; detail, number
c details.at time; starts, time
c details.distance unit:m 25..600; distance, range
c details.position phrase; firing_position, position
c details.rounds number:5..60; rounds, ammunition
c details.coach person; coach, detail_commander
---
^ {firing_unit}
# Instruction for firing at {range}, {day}
Booking {booking_number} || {range_opens} – {range_closes}
= Conducting: {conducting_officer}
= Safety: {safety_officer}
= Medical cover: {medic}
= Keys: {warden}
## Practices
{firers} will fire, {weapon=cadet rifle|small-bore|air rifle|service rifle|pistol}, {targets} targets.
%details 3..8
 | From | m | Pos. | Rds | Coach
{details.no} | {details.at} | {details.distance} | {details.position=prone|kneeling|standing|sitting, supported|trench} | {details.rounds} | {details.coach}
%%
+++
## Safety
* {flag_red!Red flags go up at both ends before the first shot|Hoist the flags on both mounds~No flags on this indoor range|Flags are not needed here}.
* {night!The last detail shoots by lamp|One practice follows after dark~All shooting is over by daylight|Nothing is fired after dusk}.
* Casualties to {hospital}. Net: {radio}.
* The ground was walked on {reconnaissance}; last year's hold-up of {:date} must not happen again.
> {signed}
~ Bus leaves barracks {:time}; driver {:person}. Haversack rations by {:company:{} Catering}. Brasses back to stores by {:time}.

== en service_medal_assessment
q office company:{} Medal Office/Medals Bureau {}; medal_office, assessed_by
q applicant person; applicant, letter_to
q veteran person; entitled_person, served_person; who earned the medals
q relation phrase; relation_to_veteran, applicant_is
q service_no id:#######; service_number, regimental_no
q corps company:{} Fusiliers/{} Light Infantry/{} Artillery; regiment, served_with
q enlistment_date date; enlistment_date, joined
q discharge_date date; discharge_date, left_service
q ref id:MO/#####; case_ref, our_reference
q application_date date; application_date, applied_on
q letter_date date; letter_date, decided_on
q duplicate flag; replacement_charged, duplicates; whether the medals are replacements that must be paid for
q price money:10..90; charge_per_medal, replacement_price
q engraving phrase; naming_style, engraved_with
q despatch_date date; despatch_date, medals_sent_on
q assessor person; assessing_clerk, assessor
a death date; date_of_death, died_on
a birthplace city; place_of_birth, born_in
a wounded date; wounded_on, injury_date
a rank phrase; highest_rank, final_rank
a citation text; citation, deed
l medals; awards, entitlement, decorations; what the veteran is entitled to
c medals.name phrase; medal, award
c medals.clasp phrase; clasp, bar
c medals.for phrase; theatre, qualifying_service
c medals.from date; qualifying_from, service_from
c medals.to date; qualifying_to, service_to
c medals.gazette date; gazetted, gazette_date
l refused; not_entitled, rejected_awards; what was asked for in vain
c refused.name phrase; medal, award
c refused.why phrase; reason, ground
---
{office} || {ref}
{applicant}, {relation=grand-daughter|nephew|widow|son|executor} of the late {veteran}
Your application of {application_date} || {letter_date}
# Entitlement
We have gone through the record of {service_no} {veteran}, {corps}, who joined on {enlistment_date} and left on {discharge_date}.
%medals 2..6
Medal | Clasp | For | From | To
{medals.name=General Service Medal|Campaign Star|Defence Medal|Long Service Medal|Coronation Medal|Polar Medal} | {medals.clasp=–|North|Desert|Coast} | {medals.for=the mountain campaign|home guard duty|12 years without a stain|convoy work|garrison duty} | {medals.from} | {medals.to}
{medals.gazette=}
%%
%refused 1..3 sentence
We cannot issue the
{refused.name=Atlantic Bar|Border Medal|Air Crew Clasp|Reserve Decoration}, since {refused.why=eight days were missing|the unit was not in the area|it was never claimed in time|it went to officers only}
%%
Copies of medals issued before cost {price} apiece. {duplicate!The first set was sent out long ago, so this applies to you|As a set was already issued, you have to pay that for each of them~They have never been claimed, so yours cost nothing|This does not touch you, as these are the first ones}. The rim will read {engraving=number, name and corps|initials and name|name only}. They go out on {despatch_date}.
> {assessor}
~ Ribbons from {:company:{} Ribbons}. Office hours {:time}–{:time}. Archive box {:id:B-####}; last lent {:date} to {:person}.

== en lost_passport_statement
q holder person; passport_holder, declarant
q born date; date_of_birth, dob
q birthplace city; place_of_birth, born_at
q passport id:#########; lost_passport_number, document_no
q issued_by company:{} Passport Office/Consulate General {}; passport_issued_by, issuing_office
q issued date; passport_issue_date, issued_on
q expires date; passport_expiry, valid_until
q lost_on date; loss_date, noticed_missing
q place phrase; place_of_loss, lost_at
q statement_date date; statement_date, reported_on
q police_ref id:PS/######; police_reference, crime_or_loss_no
q police company:{} Police Station/{} Gendarmerie; police_station, reported_to_police
q officer person; receiving_official, taken_by
q stolen flag; stolen, theft_suspected; whether it was taken by somebody
q earlier_losses number:1..3; earlier_losses, times_lost_before
q countersign person; countersigned_by, guarantor
q travel date; travel_date, intends_to_travel
q fee money:20..120; replacement_fee, fee
a new_passport id:#########; replacement_number, new_passport_no
a mother person; mothers_name, mother
a visa phrase; visa_in_passport, visa
a employer company; employer, works_for
---
# Declaration of loss of a passport
{issued_by} || received {statement_date}
= Name: {holder}
= Born: {born}, {birthplace}
= Passport: {passport}
= Of: {issued}
= Running to: {expires}
## What happened
I last had it on {:date}. On {lost_on} I found it was gone; I had been {place=on the night bus|at the beach|in a hotel lobby|moving house|at the market|in a taxi}. {stolen!My bag had been cut open|A man on a scooter took the bag it was in~I must have left it lying|It fell out of my coat, I think}. I have lost a passport {earlier_losses} times before.
The matter is with {police} under {police_ref}.
+++
I know that the book is void from now on and that I must hand it in if it turns up. I mean to travel on {travel}.
{holder} || Vouched for by {countersign}, {:=dentist|teacher|bank clerk}
~ For the office: fee {fee} taken; entered {:time}; {officer}; cancelled in the system by {:person} on {:date}

== en residence_permit_grant
q authority company:Immigration Office {}/{} Aliens Authority; issuing_authority, granted_by
q holder person; permit_holder, foreign_national
q nationality country; nationality, citizen_of
q sponsor company; sponsor, employer_sponsor
q sponsor_contact person; sponsor_contact, hr_contact
q file id:##-######; file_number, alien_no
q permit id:RP#######; permit_number, card_no
q decision_date date; decision_date, granted_on
q valid_from date; valid_from, stay_begins
q valid_until date; valid_until, stay_ends
q apply_by date; renewal_not_later_than, extension_deadline
q card_collection_from date; card_collection_from, ready_for_pickup
q purpose choice:work/study/family; purpose_of_stay, ground
q any_employer flag; any_employer, free_access_to_work; whether work for others is allowed
q fee money:80..900; issue_fee, amount_due
q officer person; decided_by, case_officer
q insurer company:{} Health/{} Insurance; health_insurer, insured_with
q min_pay money:20000..60000; minimum_salary, salary_threshold
q absent unit:months 3..12; max_absence, absence_limit
a passport id:@#######; passport_no, travel_document
a entry date; entered_on, arrival_date
a lawyer person; lawyer, representative
a refusal phrase; refusal_reason, grounds_of_refusal
l family; dependants, accompanying_family; who may stay as well
c family.name person; name, family_member
c family.link phrase; relationship, relation
c family.born date; born, dob
c family.permit id:RP#######; permit_number, card
c family.until date; valid_until, expires
---
{authority} || File {file}
{holder} || {decision_date}
{:street}, {:city}
# You may stay
On your request of {:date} we have decided to give you leave to stay from {valid_from} to {valid_until} for {purpose?gainful employment~attending a course of study~living with your family}. Nationality: {nationality}.
= Card: {permit}
= Sponsor: {sponsor} ({sponsor_contact})
= Insured with: {insurer}
= Pay not below: {min_pay} a year
{any_employer!You may take up any job|You are free to change your employer~You may work for the sponsor only|A change of employer needs our leave}. If you are away for more than {absent} the leave lapses.
%family 1..4
Family | Relation | Born | Card | To
{family.name} | {family.link=wife|husband|son|daughter|mother} | {family.born} | {family.permit} | {family.until}
%%
+++
Pay {fee} before you fetch the card, which lies ready from {card_collection_from}, room {:number:100..420}. To stay longer, apply by {apply_by}.
> {officer}
~ Appeals: {:company:Administrative Court {}}, within {:number:14..30} days. Bring a photo not older than {:date}. {:phone}

== en vehicle_impound_release_form
q pound company:{} Recovery/{} Vehicle Pound; pound_operator, stored_at
q police company:{} Constabulary/{} Traffic Unit; seized_for, police_force
q keeper person; registered_keeper, vehicle_keeper
q collector person; collected_by, released_to
q driver person; driver_when_seized, stopped_driver
q vehicle phrase; make_and_model, vehicle
q plate id:@@## @@@; registration, plate
q seized date; seizure_date, taken_on
q seized_at time; seizure_time, stopped_at
q release_date date; release_date, handed_out_on
q dispose date; disposal_after, will_be_crushed_after
q notice id:V/#####; notice_number, seizure_ref
q reason phrase; reason_for_seizure, why_seized
q removal money:150..300; removal_charge, recovery_fee
q daily money:15..40; storage_per_day, daily_charge
q nights number:1..20; days_stored, nights_in_pound
q total money:180..900; total_paid, charges_total
q insurer company:{} Motor/{} Insurance; insurer_shown, cover_from
q policy id:@@########; policy_no, insurance_number
q damage flag; damage_claimed, complaint_made; whether the collector complained about the state of the car
a mileage number:100..190000; odometer, mileage
a key_count number:1..3; keys_handed_over, keys
a mot date; test_expiry, roadworthiness_until
a court date; court_date, hearing
l docs; documents_shown, papers_seen; what was shown at the hatch
c docs.kind phrase; document, type
c docs.no id:@@#####; number, reference
c docs.of date; dated, valid_from
c docs.ok flag; accepted, in_order
---
{pound} || Notice {notice}
Acting for {police}
## Vehicle
{vehicle=Blue hatchback|White van|Black estate|Silver saloon|Red motor cycle}, {plate} || Keeper: {keeper}
Taken on {seized} at {seized_at} from {driver}: {reason=no cover|no licence|driven against the order|left in a dangerous place}. If not claimed it is disposed of after {dispose}.
## Papers at the hatch
%docs 2..5
 | No. | Of | OK
{docs.kind=licence|log book|certificate of cover|council tax letter|passport} | {docs.no} | {docs.of} | {docs.ok}
%%
Cover: {insurer}, {policy}
## To pay
= Lifting and transport: {removal}
= Storage: {nights} at {daily}
= Paid: {total}
+++
Let out on {release_date} to {collector}, {:=who has authority from the keeper|letter seen|photograph compared}.
{damage!Says that a wing was scratched on our lorry|Noted on leaving: mirror broken in our yard, so the customer~Leaves without remark about its state|Had nothing to say about its state}.
~ Gate {:time}. Hatch clerk {:person}. Lorry {:id:R-##}, driver {:person}, {:date}. Card slip {:id:######}.

== en land_charges_search_result
q registry company:{} Land Charges Department/Registry of Title {}; registry, searched_at
q applicant company:{} Conveyancing/{} & {} Solicitors; requested_by, search_applicant
q contact person; applicant_contact, attention_of
q client_ref id:@@@/####; applicants_reference, your_ref
q name person; name_searched, searched_against
q district region; county_searched, area
q years_from year; years_from, search_start_year
q years_to year; years_to, search_end_year
q cert id:##########; certificate_number, search_no
q day date; certificate_date, result_dated
q protection_ends date; protection_ends, priority_until; last day on which the result protects
q key id:#######; key_number, account_key
q fee money:2..20; fee_debited, charge
q total number:1..6; entries_found, number_of_entries
q bankrupt flag; bankruptcy_entry, insolvency_found; whether a bankruptcy is entered
q clerk person; registrar_clerk, issued_by_clerk
a title id:@@######; title_number, title
a price money:90000..600000; purchase_price, price
a surveyor company; surveyor, surveyed_by
a map id:@@####; map_sheet, plan_reference
l entries; charges, registrations; what stands in the register
c entries.kind phrase; type_of_charge, class
c entries.no id:#####; registration_number, number
c entries.of date; registered_on, date
c entries.by company; in_favour_of, chargee
c entries.land address; land_affected, property
c entries.sum money:900..90000; amount_secured, sum
---
{registry}
# Certificate of the result of search
= Certificate: {cert}
= Dated: {day}
= Cover ends: {protection_ends}
= Key: {key}
{applicant} || Your ref. {client_ref}
{:street} || For {contact}
{:city} || Fee debited {fee}
Name: {name}; {district}, {years_from} to {years_to}
The search reveals {total} subsisting entries. <Please compare the addresses|It does not show that they concern the same person>.
%entries 1..6 lines
({entries.no}) {entries.kind=C(i) puisne mortgage|F home rights|C(iv) estate contract|D(ii) restrictive covenant|pending action}, {entries.of}
for {entries.by}; {entries.land}
{entries.sum=}
%%
{bankrupt!An order in bankruptcy stands against this name|One of the entries is a bankruptcy petition~No bankruptcy is entered against this name|As to bankruptcy the search is clear}.
> {clerk}
~ Issued under the act of {:year}. Printed {:time}, batch {:id:B###}. Enquiries {:phone} ({:person}). Not a guarantee of title.

== en expert_joint_statement_schedule
q claimant person; claimant_party, injured_party
q defendant company; defendant_party, respondent
q expert_a person; claimants_expert, expert_for_claimant
q expert_b person; defendants_expert, expert_for_defendant
q field phrase; discipline, field_of_expertise
q firm_a company:{} Forensics/{} Engineering; firm_of_claimants_expert, expert_a_firm
q firm_b company:{} Consulting/{} Associates; firm_of_defendants_expert, expert_b_firm
q court_order date; ordered_on, order_requiring_meeting
q discussion_date date; discussion_date, experts_met_on
q meeting_form phrase; meeting_form, how_met
q lasted unit:min 30..240; discussion_length, met_for
q signed date; statement_signed, agreed_on
q site date; site_inspection, site_visited_on
q claim id:@@-20##-######; claim_number, action_no
q agreed_count number:2..9; points_agreed, agreed_items
q open_count number:1..8; points_not_agreed, disputed_items
q further_tests_needed flag; further_tests_needed, more_work; whether more tests are wanted
q lawyers_absent flag; lawyers_present, solicitors_there; whether lawyers sat in
a judge person; judge, judge_name
a trial date; trial_date, hearing
a damages money:9000..900000; damages_claimed, quantum
a fee money:900..9000; expert_fee, charges
l issues; points, questions, items; point by point
c issues.no id:#.#; number, issue_no
c issues.topic phrase; issue, question
c issues.a phrase; view_of_claimant_expert, position_a
c issues.b phrase; view_of_defendant_expert, position_b
c issues.agreed choice:yes/no/in part; agreed, agreement
c issues.source phrase; document_relied_on, evidence
---
Claim {claim}
{claimant} v. {defendant}
# What the experts ({field=structural engineering|accountancy|orthopaedics|fire investigation|drainage}) agree and do not agree
1. The order of {court_order} asked us to talk and to write down the outcome. We did so on {discussion_date} {meeting_form=by video|by telephone|at the site hut|in chambers} for {lasted}. {lawyers_absent!The solicitors of both sides listened|Those instructing us sat in~No lawyer took part|We were alone}.
2. We are {expert_a} of {firm_a}, called by the claimant, and {expert_b} of {firm_b}, called by the other side. Both of us had been to the place on {site}. [{:person}, who reported on {:date}, is no longer retained.]
%issues 4..9
 | Issue | A says | B says | Agr. | From
{issues.no} | {issues.topic=cause of the crack|age of the pipe|likely cost|need for surgery|origin of the fire|loss of profit|standard of care} | {issues.a=load was too high|older than ten years|full amount|faulty wiring|below standard} | {issues.b=ground moved|about six years|two thirds|cannot be told|as usual then} | {issues.agreed} | {issues.source=survey|photo 12|ledger|core sample|witness 2}
%%
3. That makes {agreed_count} points on which we are of one mind and {open_count} on which we are not. {further_tests_needed!Both of us think that a trial pit should be dug|One more test would settle point 3~We do not think that more tests would help|No further work is wanted}.
Signed {signed}
{expert_a} || {expert_b}
~ Our duty is to the court. Sent to {:company:{} LLP} and {:company:{} & {}} on {:date}.

== en tender_clarification_log
q authority company:{} City Council/Ministry of {}/{} Water Authority; contracting_authority, buyer
q tender_title phrase; contract_title, procurement
q tender_no id:20##/S ###-######; tender_reference, notice_number
q buyer_contact person; procurement_officer, questions_to
q lawyer person; legal_adviser, cleared_by
q edition number:2..9; log_version, circular_no
q issued date; circular_date, sent_to_bidders_on
q question_deadline date; last_questions, clarification_deadline; last day for putting questions
q old_closing date; original_closing_date, former_submission_deadline
q new_closing date; submission_deadline, bids_due; day by which bids have to be in now
q closing_hour time; submission_time, bids_in_by_hour
q site_visit date; site_visit, inspection_of_site
q portal url; submission_portal, upload_at
q bond money:2000..40000; bid_bond, tender_security
q validity unit:days 60..180; bid_validity, offers_bind_for
q variants flag; variants_accepted, alternative_bids; whether other solutions than the one described may be offered
q lots_allowed number:1..4; max_lots_per_bidder, lots_one_may_win
a award date; award_date, decision_on_award
a estimate money:90000..900000; estimated_value, contract_value
a winner company; successful_bidder, awarded_to
a bidders number:2..20; bids_received, number_of_bidders
l questions; clarifications, q_and_a; what bidders asked and what they were told
c questions.no id:Q##; question_no, ref
c questions.asked date; received_on, asked_on
c questions.doc phrase; document, refers_to
c questions.text phrase; question, asked
c questions.answer phrase; answer, reply
c questions.changes choice:yes/no; documents_amended, leads_to_change
---
{authority}
CIRCULAR {edition} to all who hold the papers || {issued}
# {tender_title=Street lamps, north|Pumping station 4|School bus routes|Hospital linen|Bridge painting}
^ {tender_no}
What was asked so far is answered below; who asked is not told.
%questions 3..6 cards
Question {questions.no}
In: {questions.asked}
On: {questions.doc=annex C|drawing 12|price sheet|draft contract, clause 9|form 4}
Asked: {questions.text=May two firms bid together?|Is night work paid?|Who supplies the poles?|Is the index capped?|Are used parts allowed?}
Told: {questions.answer=yes, with one leader|no|the authority does|see annex D, new|yes, at 3 %}
Papers changed: {questions.changes}
%%
The hour for bids moves: in place of {old_closing} they are due on {new_closing} at {closing_hour}, through {portal} only. Nothing may be asked after {question_deadline}. The walk over the ground takes place on {site_visit}[; the one of {:date} was poorly attended].
= Security to be lodged: {bond}
= Offers bind for: {validity}
= One firm may win: {lots_allowed} lots
{variants!Another way of doing it may be put forward beside the main bid|You may also offer a solution of your own~Only what is described may be priced|Bids that depart from the description are put aside}.
> {buyer_contact}
~ Read by {lawyer}. Technical questions are not taken on {:phone}. Earlier circular: {:date}. Consultant {:company:{} Engineers}

== en prison_adjudication_record
q prison company:HMP {}/{} Prison/{} Remand Centre; prison, establishment
q prisoner person; prisoner, accused
q prison_no id:@####@@; prisoner_number, inmate_no
q adjudicator person; governor_hearing, adjudicator
q reporter person; reporting_officer, charge_laid_by
q witness person; witness_called, spoke_for_prisoner
q doctor person; fitness_certified_by, doctor
q wing short; wing, location
q charge_no id:######; charge_number, case
q offence phrase; offence, charge
q happened date; incident_date, date_of_offence
q happened_at time; incident_time, time_of_offence
q notice_at time; notice_given_at, form_handed_over
q opened_on date; first_hearing, hearing_opened
q concluded_on date; final_hearing, concluded_on
q plea choice:guilty/not guilty/no plea; plea, answer_to_charge
q finding choice:proved/dismissed; finding, outcome
q legal flag; wanted_legal_advice, asked_for_lawyer; whether the prisoner asked for a lawyer
q damages money:5..200; compensation_ordered, to_pay_for_damage
a release_date date; release_date, conditional_release
a sentence duration; sentence_length, serving
a cellmate person; cellmate, shares_cell_with
a appeal_by date; review_deadline, appeal_until
l punishments; awards, sanctions; what was imposed
c punishments.what phrase; punishment, loss_of
c punishments.days number:1..42; days, length_in_days
c punishments.from date; starts, from
c punishments.to date; ends, until
c punishments.suspended choice:at once/suspended; effect, suspended
---
{prison} || Charge {charge_no}
{prisoner}, {prison_no}, {wing=A|B|C|D|E} wing
^ RECORD OF HEARING
Charged that on {happened} at {happened_at} {offence=had a telephone|refused an order|broke a cell window|fought at the servery|brewed drink}. Laid by Officer {reporter}; the form was handed over at {notice_at} [on {:date}].
Fit to be heard: {doctor}
{legal!Asked to speak to a lawyer first, so the matter was put off|Said that a solicitor should be asked~Did not want a lawyer|Was content to go on without advice}. Opened {opened_on}. To the charge: {plea?“I did it.”~“I did not.”~kept silent}
{witness} was called for the prisoner and said that the cell had been empty.
## Found
{finding?The charge is made out beyond reasonable doubt~There is not enough; the charge falls}. Done on {concluded_on}. Should damage have to be made good, the sum is {damages}.
%punishments 1..4
Loss of / what | Days | From | To | 
{punishments.what=canteen|television|association|work pay|cellular confinement} | {punishments.days} | {punishments.from} | {punishments.to} | {punishments.suspended}
%%
> {adjudicator}
~ DIS {:number:3..9}. Tape {:id:T####}. Interpreter {:person}, on line from {:time}. Earlier charge {:id:######} of {:date} not taken into account

== en noise_abatement_notice_text
q council company:{} District Council/{} Borough Council; serving_authority, council
q recipient person; addressee_of_notice, person_responsible
q officer person; authorised_officer, signed_by
q neighbour_officer person; log_kept_by, visiting_officer
q premises address; premises, source_of_noise
q complainant_street street; complainants_street, heard_in
q notice_no id:AN/##/####; notice_number, notice_ref
q act_year year; statute_year, act_of
q served_on date; service_date, handed_over
q comply_by date; abate_by, comply_before
q appeal_days number:14..28; appeal_days, days_to_appeal
q court company:{} Magistrates' Court; appeal_court, court
q max_fine money:2000..20000; maximum_fine, fine_up_to
q daily_fine money:50..500; further_fine_per_day, daily_penalty
q decibels unit:dB 45..92; measured_level, loudest_reading
q measured_on date; measurement_date, readings_taken
q source phrase; cause_of_noise, nuisance
q quiet_from time; silent_from, quiet_hours_start
q quiet_to time; silent_until, quiet_hours_end
q suspended flag; appeal_suspends_notice, on_hold_during_appeal; whether an appeal puts the notice on hold
q equipment flag; equipment_may_be_seized, seizure_threatened
a landlord company; landlord, building_owner
a complainants number:1..12; number_of_complainants, complaints
a case_date date; trial_date, prosecution_hearing
a business company; business_name, trading_as
---
^ {council}
^ Environmental Protection Act {act_year}
# ABATEMENT NOTICE {notice_no}
To {recipient}, of {premises}
TAKE NOTICE that the Council, being satisfied of the likely recurrence of a nuisance at the above premises, arising from {source=amplified music|the barking of dogs|a compressor|a cockerel|drum practice|an air-conditioning unit},
HEREBY REQUIRE YOU to abate the same before {comply_by} and forbid its recurrence, and for that purpose to let none of it be heard in {complainant_street} between {quiet_from} and {quiet_to}.
IF without reasonable excuse you fail to comply you will be guilty of an offence and liable to a fine of up to {max_fine}, with a further {daily_fine} for each day on which it goes on. {equipment!The Council may also come in and carry off what makes the sound|What makes the noise may be taken away~Nothing will be carried off under this paper|The Council does not mean to take anything away}.
You may appeal to {court} within {appeal_days} days of service. {suspended!Until that court has spoken you need not comply|An appeal halts the effect of this paper~An appeal does not halt the effect of this paper|You must comply even while an appeal runs}.
Served by hand: {served_on}
> {officer}
~ Grounds: {neighbour_officer} took readings on {measured_on}, the loudest being {decibels}; a visit on {:date} found silence. Mediation is offered by {:company:{} Mediation}, {:phone}. Ask for {:person} about diary sheets.

== en legal_hold_notice_mail
q sender person; general_counsel, hold_issued_by
q company company; company, holding_company_records
q opponent company; adverse_party, claim_brought_by
q outside_firm company:{} LLP/{} & {} Law; outside_counsel, external_lawyers
q outside_lawyer person; lead_outside_lawyer, external_contact
q it_lead person; it_contact, copies_made_by
q hold_no id:LH-##-###; hold_number, matter_id
q sent_on date; notice_sent, mail_date
q confirm_by date; acknowledge_by, confirm_until
q records_from date; records_since, period_start; first day from which papers must be kept
q records_to date; records_up_to, period_end
q copy_day date; imaging_date, laptops_copied_on
q subject phrase; dispute, matter_concerns
q deletion_off flag; auto_delete_stopped, deletion_switched_off; whether automatic deletion was stopped already
q private_phones flag; private_devices_covered, own_phones_included
q earlier_hold id:LH-##-###; replaced_hold, supersedes
a court company; court, tribunal
a amount money:9000..900000; amount_in_dispute, claim
a hearing date; hearing_date, trial
a insurer company; liability_insurer, insurer
l custodians; people_concerned, recipients; who must keep what
c custodians.name person; name, custodian
c custodians.unit phrase; department, unit
c custodians.keep phrase; records, what_to_keep
c custodians.confirmed date; confirmed_on, acknowledged
---
From: {sender}
To: see below
Sent: {sent_on}
Subject: {hold_no} – please do not delete anything
Colleagues,
{opponent} has told us that it will sue {company} over {subject=the cracked tanks|the 2nd phase of the roof|a licence for software|late trains|the sale of the bakery}. From this minute nothing that may bear on this is to be thrown away, altered or tidied: mails, chats, drawings, paper slips. What counts is whatever was made between {records_from} and {records_to}. [The trouble is said to have begun on {:date}.]
%custodians 3..8 lines
{custodians.name} ({custodians.unit=sales|plant 2|buying|finance|design}) – {custodians.keep=mails with the customer|test sheets|chat channel|price files|minutes and drafts}; confirmed {custodians.confirmed}
%%
{deletion_off!The clean-up that runs each Sunday has been turned off for your mailboxes|Nothing is wiped from the server by itself any longer~The weekly clean-up still runs, so save what you have now|The server still wipes old mail by itself}. {private_phones!What is on your own telephone counts as well|This goes for phones you bought yourself, too~Your own telephones are left out of this|Devices that belong to you are not meant}. {it_lead} comes round on {copy_day} to copy your laptops.
Reply “kept” by {confirm_by}. Talk to nobody about it save me or {outside_lawyer} at {outside_firm}.
{sender}
~ Replaces {earlier_hold}. Privileged. Floor warden {:person}; desk {:phone}. Mail footer of {:date}

== en archive_reading_room_order
q archive company:{} Record Office/{} State Archive/{} County Archives; archive, record_office
q reader person; reader, ordered_by
q ticket id:R-#####; reader_ticket, ticket_no
q archivist person; duty_archivist, advice_from
q porter person; fetched_by, produced_by
q seat id:##@; seat, table
q visit_day date; visit_date, reading_day
q ordered_on date; order_date, ordered_on
q ordered_at time; order_time, ordered_at
q expires_on date; ticket_expires, ticket_valid_until
q limit number:3..12; daily_limit, max_items
q copies number:2..90; copies_ordered, images_wanted
q copy_price money:1..3; price_per_copy, copy_fee
q purpose phrase; research_topic, purpose
q camera flag; camera_allowed, own_photographs; whether the reader may photograph
q published flag; for_publication, to_be_printed
a deposit money:5..50; deposit, locker_deposit
a university company; university, institution_of_reader
a supervisor person; supervisor, professor
a return_by date; loan_return, return_by
l items; documents, orders; what was ordered
c items.ref id:@@ ##/###; reference, shelfmark
c items.what phrase; description, title
c items.year year; year, of
c items.place phrase; strongroom, location
c items.out time; handed_out, issued_at
c items.back time; handed_back, returned_at
c items.state phrase; restriction, remark
---
{archive} || seat {seat}
{reader} · {ticket} (to {expires_on})
Day of visit {visit_day} || ordered {ordered_on}, {ordered_at}
%items 2..8
Ref. | | Of | From | Out | Back | 
{items.ref} | {items.what=tithe map|quarter sessions|burial book|mill accounts|letters of a vicar|school log|ship plan} | {items.year} | {items.place=SR1|SR4|outstore|safe} | {items.out} | {items.back} | {items.state=|closed||gloves|film only||}
%%
No more than {limit} a day. For: {purpose=family history|a house history|a book on canals|court case|degree work}. {camera!A day badge for the camera was handed out|May take pictures without flash~Has no badge for a camera|Pictures are to be made by us alone}. {published!Some of it is to appear in print|Means to print two of the images~For private study, nothing goes into print|Not meant for print}.
{copies} images wanted at {copy_price} each
~ Brought up by {porter}; advice {archivist}. Closed {:date} for counting. Lost cards: {:person}, {:phone}. Pencils only.

== en council_petition_debate_notice
q council company:{} Council/{} Town Council; council, petitioned_body
q organiser person; lead_petitioner, petition_organiser
q mayor person; mayor, debate_chaired_by
q speaker_for person; member_in_favour, proposer
q speaker_against person; member_against, opposing_member
q clerk person; democratic_services_officer, written_by
q petition_no id:P/####; petition_number, reference
q subject phrase; petition_subject, asks_for
q handed_in date; presented_on, handed_in
q checked_until date; signatures_checked_by, verification_done
q debated_on date; debate_date, council_meeting
q debate_at time; debate_starts, item_called_at
q speak_minutes unit:min 3..15; speaking_time, organiser_may_speak_for
q register_by date; register_to_speak_by, speaking_deadline
q signatures number:400..9000; signatures_handed_in, names_in_all
q valid number:300..8500; valid_signatures, accepted_names
q needed number:250..3000; threshold, signatures_needed
q venue company:{} Town Hall/{} Civic Centre/{} Guildhall; venue, place_of_meeting
q streamed flag; broadcast_live, can_be_watched_online; whether one can watch from home
q binding flag; vote_is_binding, council_bound
a outcome phrase; decision, vote_result
a cost money:900..90000; cost_of_proposal, price
a website url; petition_page, web_address
a second_petition id:P/####; counter_petition, related_petition
---
{council}
{organiser} || {petition_no}
{:street}
Dear {:=organiser|friend of the town}
Your petition “{subject=Save the Lido|Trees for Mill Street|20 is plenty|Open the old baths|A bus on Sundays}”, which you handed in on {handed_in}, bore {signatures} names. When we had gone through them, by {checked_until}, {valid} were left: the rest lived elsewhere or stood there twice. As {needed} are enough, the full council will talk about it.
This will be on {debated_on}, item {:number:4..14}, at about {debate_at}, in {venue}, with {mayor} in the chair. You have {speak_minutes} to put your case, if you let me know by {register_by}. After you {speaker_for} speaks for it and {speaker_against} against. {streamed!Whoever cannot come may follow it on a screen at home|It is sent out over the net as it happens~There is no picture on the net, so do come|It will not be sent out}. {binding!What is voted that evening must be carried out|The vote ties the hands of the cabinet~The vote is advice and no more|The cabinet is free to do otherwise}.
> {clerk}
~ A petition of {:date} ({:person}, {:number:100..2000} names) fell short. Doors open {:time}. Step-free entry from {:street}. {:phone}
`
