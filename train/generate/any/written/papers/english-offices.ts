/** Full pages in English of offices, works, farms and clubs, where several people, bodies, days and sums stand close together. */
export const englishOfficePapers = `
== en grant_award_letter_research
q funder company:{} Research Council/{} Foundation/{} Trust for Science; awarding_body, grant_giver
q uni company:University of {}/{} College/{} Institute of Technology; host_institution, grantee
q lead person; principal_investigator, pi, awarded_to; who leads the research
q co person; co_investigator, second_applicant
q officer person; grants_officer, queries_to
q director person; programme_director, signed_for_funder
q finance person; university_finance_contact, claims_prepared_by
q title phrase; project_title, research_topic
q ref id:EP/@######/#; award_number, grant_reference
q panel date; panel_date, decided_on
q offered date; letter_date, offer_date
q accept date; accept_by, acceptance_deadline
q starts date; project_start, funded_from
q ends date; project_end, funded_to
q report date; final_report_due, report_by
q sum money:20000..900000; amount_awarded, funding_total
q asked money:20000..950000; amount_requested, applied_for; what had been asked for
q score number:3..10; panel_score, rating
q overheads percent; overheads, indirect_cost_rate
q open flag; open_access_required, must_publish_freely; whether results must be free for everybody to read
q ethics flag; ethics_approval_outstanding, ethics_needed; whether a committee must still agree
a reviewer person; reviewer, referee
a iban iban; bank_account, paid_to
a partner company; industrial_partner, cooperation_with
a first_payment date; first_payment, money_paid_on
l costs; budget_lines, headings, budget
c costs.head phrase; cost_heading, category
c costs.what phrase; item, description
c costs.who person; named_person, employed
c costs.months number:3..60; months, duration
c costs.sum money:900..200000; amount, allowed
c costs.share percent; share_funded, contribution
c costs.code id:@##; budget_code, code
l reports; milestones, deliverables
c reports.what phrase; report, deliverable
c reports.due date; due, by
---
{funder} || {offered}
{:street}, {:city} || Our reference {ref}
{lead}
{uni}
# {title=Slow earthquakes under the shelf|Memory in ant colonies|Lime mortars of the north|Quiet engines|Reading before school}
The panel that sat on {panel} gave your proposal {score} out of ten and I am glad to offer {sum}. You had asked for {asked}. {co} is named beside you.
%costs 4..8
Code | What | Who | Mo. | £ | %
/ {costs.head=Staff|Travel|Equipment|Consumables|Estates}
{costs.code} | {costs.what=postdoc|two conferences|mass spectrometer time|field season|technician|licences} | {costs.who} | {costs.months} | {costs.sum} | {costs.share}
%%
Work runs {starts} to {ends}; costs outside these days are not met. Indirect costs are met at {overheads}.
%reports 2..4 sentence
We look forward to
{reports.what=a note on staff|interim accounts|a data plan|a public talk} by {reports.due}
%%
The last account of the work reaches us by {report}. {open!What comes of it must be free to read for all|You must publish where nobody pays to read~You are free to publish wherever you like|We make no rule about where you publish}. {ethics!Nothing may be spent until the ethics committee has agreed|We still need to see the vote of your ethics committee~The ethics vote has reached us|No ethics vote is needed}.
Please return the signed form by {accept}, or the offer falls. Claims: {finance} for the university, {officer} here, {:phone}.
> {director}
~ {funder} is charity {:id:######}. Chair of trustees {:person}. Conditions of {:date}. Auditors {:company}

== en union_agreement_minute
q employer company:{} Docks/{} Bakeries/{} Bus Company; company, management_side
q union company:Union of {} Workers/{} Transport Union/{} Staff Association; trade_union, staff_side
q lead_m person; management_lead, hr_director
q lead_u person; union_lead, convenor, regional_officer
q conciliator person; mediator, conciliator; who stood between the sides
q conciliator_body company:{} Conciliation Service/{} Arbitration; mediation_body
q notes person; minutes_by, recorded_by
q met date; meeting_date, talks_on
q from date; rise_from, effective
q until date; agreement_ends, runs_until
q review date; review_date, reopened_on
q ballot date; ballot_closes, vote_until
q rise percent; pay_rise, increase
q offer_before percent; earlier_offer, first_offer
q claim percent; union_demand, claimed_rise; what the workers had asked for
q lump money:90..1500; one_off_payment, lump_sum
q hours number:34..40; weekly_hours, working_week
q holidays number:20..34; annual_leave_days, days_off
q people number:60..4000; staff_covered, employees_in_scope
q overtime_ban flag; overtime_ban_lifted, industrial_action_ended; whether the refusal of extra hours is over
q no_layoff flag; no_redundancies, job_guarantee; whether nobody may be sent away
a strike date; strike_date, walkout_on
a turnover money:900000..9000000; turnover, revenue
a lawyer company; lawyer, legal_adviser
a result percent; ballot_result, votes_in_favour
l grades; pay_scales, bands, rates
c grades.group phrase; department, section
c grades.grade id:@#; grade, band
c grades.job phrase; job, role
c grades.old money:9..30; old_rate, hourly_before
c grades.new money:10..33; new_rate, hourly_after
c grades.night percent; night_supplement, unsocial_hours
c grades.heads number:3..200; staff_in_grade, headcount
l points; agreed_points, clauses
c points.no id:#.#; clause, number
c points.what phrase; content, agreed
c points.who person; responsible, to_do_by
---
{employer} and {union}
# Heads of agreement, {met}
In the room: {lead_m}, {:person} (finance) | {lead_u}, {:person} (depot) | {conciliator}, {conciliator_body}; {notes} wrote.
The men and women had asked for {claim}, the firm had put {offer_before} on the table. It ends at {rise} from {from}, with {lump} for each of the {people} in scope.
%grades 5..10
 | Job | Was | Will be | Nt.
/ {grades.group=Yard|Office|Workshop|Catering}
{grades.grade} | {grades.job=Driver|Fitter|Clerk|Cleaner|Crane operator|Charge hand|Cook} | {grades.old} | {grades.new} | {grades.night}
{grades.heads=}
%%
* A week is {hours} hours, a year has {holidays} days off.
* {overtime_ban!Extra hours are worked again as from tonight|The refusal of overtime is called off~The refusal of overtime goes on until the vote|Nobody works over until the vote is in}.
* {no_layoff!Nobody will be sent away while this runs|Jobs are safe for the whole term~The firm gives no promise about jobs|Jobs are not guaranteed}.
%points 3..5 lines
{points.no} {points.what=lockers for both shifts|new uniforms|notice of rotas|canteen prices frozen|bicycle shed} – {points.who}
%%
It runs until {until} and is looked at again on {review}. Members vote up to {ballot}; both sides recommend it.
~ Not for the press before {:date}. Press office {:phone}, {:person}. Previous settlement of {:date} lapses.

== en dividend_voucher
q company company:{} Brewery plc/{} Trust plc/{} Mining plc; paying_company, issuer, dividend_paid_by
q registrar company:{} Registrars/{} Share Services; registrar, register_kept_by
q secretary person; company_secretary, signed_by
q holder person; shareholder, payee
q joint person; joint_holder, second_holder
q ref id:C##########; shareholder_reference, holder_number
q voucher id:V#######; voucher_number, warrant_number
q class phrase; share_class, security
q holding number:90..20000; shares_held, number_of_shares
q per_share id:#.##p; dividend_per_share, rate
q gross money:9..2000; amount_payable, dividend
q withheld money:1..300; tax_withheld, tax_deducted
q residue money:1..20; cash_brought_forward, residual_balance
q bought number:1..90; new_shares, reinvested_shares
q at money:1..40; reinvestment_price, price_per_new_share
q record date; record_date, register_closed
q ex date; ex_dividend, ex_date
q paid date; payment_date, paid_on
q bank iban; mandated_account, credited_account
q scheme flag; reinvestment_plan, drip; whether the money is used for more shares
q paper flag; paper_voucher, posted; whether it also comes by post
a isin id:GB##########; isin, security_code
a next date; next_dividend, next_payment
a broker company; stockbroker, broker
a agm date; general_meeting, agm
l history; past_dividends, earlier_payments
c history.kind phrase; type, dividend_type
c history.year year:201#; year, financial_year
c history.rate id:#.##p; rate, per_share
c history.held number:90..20000; holding, shares
c history.sum money:9..2000; amount, paid
c history.on date; paid_on, date
c history.tax money:1..200; tax, withheld
---
{company} || {voucher}
{holder}
{joint}
{:address}
# {class=Ordinary shares of 25p|B shares|Preference 6%|Ordinary shares of 1p} – notice
= On the register: {record}
= Ex: {ex}
= Sent to your account: {paid}
= Shares: {holding}
= Each: {per_share}
= Comes to: {gross}
= Less tax at source: {withheld}
{scheme!Under the plan we have bought more shares for you instead of paying out|Your payment was turned into shares~Your payment went out in money|You are not in the plan, so money was sent}. In the plan {bought} were bought at {at}; with {residue} carried over from last time. Account {bank}.
%history 4..8
Kind | For | p | Held | Paid | £
{history.kind=final|interim|special} | {history.year} | {history.rate} | {history.held} | {history.on} | {history.sum}
{history.tax=}
%%
{paper!A copy comes by post|This is also posted to you~Nothing is posted any more|You chose not to receive paper}. Holder {ref}. Questions to {registrar}, {:phone}, quoting it.
> {secretary}
~ Keep this for your tax return. Registered office {:address}. Chair {:person}. Beware of callers, see notice of {:date}

== en lifting_tackle_register_report
q firm company:{} Inspection/{} Lifting Services/{} Engineering Surveyors; inspection_body, examined_by_company
q surveyor person; examiner, competent_person
q checker person; countersigned_by, authenticated_by
q owner company:{} Steel Stockholders/{} Boatyard/{} Quarry; equipment_owner, employer
q host person; site_contact, shown_round_by
q site address; premises, examined_at
q report id:LT/####/##; report_number, document_no
q order id:PO#####; customer_order, purchase_ref
q seen date; examination_date, examined_on
q before date; previous_examination, last_examined
q next date; next_examination, due_by
q written date; report_date, issued
q told date; authority_notified_on, reported_to_authority
q weather phrase; weather, conditions
q months number:6..12; interval_months, examination_interval
q items number:8..90; items_presented, pieces_seen
q missing number:1..9; not_presented, items_missing
q danger flag; immediate_danger, imminent_risk; whether something could hurt people at once
q load_test flag; load_tested, proof_load; whether a weight was hung on it
a fee money:90..900; inspection_fee, price
a insurer company; insurer, insured_by
a repairer company; repaired_by, repair_firm
a bought date; purchase_date, acquired
l gear; equipment, tackle, items
c gear.place phrase; location, bay
c gear.id id:@@###; identification, plant_number
c gear.what phrase; description, type
c gear.swl unit:t 1..20; safe_working_load, swl
c gear.maker company:{} Hoists/{} Chains/{} Cranes; maker, manufacturer
c gear.made year:200#; year_made, built
c gear.fault phrase; defect, finding
c gear.by date; repair_by, remedy_by
c gear.cert id:EC####; certificate, declaration
---
{firm}
Report {report} || Issued {written}
= Belongs to: {owner}
= Seen at: {site}
= Shown by: {host}
= Your order: {order}
# Thorough examination
On {seen}, {weather=in rain|dry, cold|under cover|in bright sun}, {surveyor} was shown {items} pieces; {missing} could not be found. Last time was {before}.
%gear 5..11
ID | What | SWL | Maker, year | Found | By
/ {gear.place=Bay 1|Slipway|Stores|Crusher house|Yard}
{gear.id} | {gear.what=chain sling, two leg|shackle|hand hoist|beam clamp|jib crane|plate lifter|web sling} | {gear.swl} | {gear.maker}, {gear.made} | {gear.fault=nil|hook opened|label gone|nick in webbing|latch weak|guard loose} | {gear.by}
{gear.cert=}
%%
{danger!One piece could have hurt somebody at any moment and was cut through in front of us|We had one piece taken away at once~None of it was about to hurt anybody|Nothing posed a danger at once}. {load_test!A weight was hung on the jib and held|The crane was proved with blocks~No weights were hung|We did not hang a load}. A copy went to the authority on {told}.
Again by {next}, that is every {months} months.
{surveyor} || {checker}
~ Accredited {:id:####}. Branch {:city}, {:phone}. Procedures rev. {:number:3..20} of {:date}. Managing director {:person}

== en allotment_society_accounts_sheet
q society company:{} Allotment Society/{} Gardens Association/{} Leisure Gardens; association, whose_accounts
q treasurer person; treasurer, accounts_prepared_by
q examiner person; independent_examiner, accounts_checked_by
q chair person; chairperson, presented_by
q steward person; site_steward, plots_let_by
q landlord company:{} Borough Council/{} Estates/Diocese of {}; landowner, ground_rent_to
q year_end date; year_end, accounts_to
q agm date; general_meeting, shown_to_members_on
q checked date; examined_on, checked_on
q open money:90..9000; opening_balance, brought_forward
q close money:90..9000; closing_balance, carried_forward
q rent_in money:300..9000; plot_rents_received, member_rents
q rent_out money:90..4000; ground_rent_paid, rent_to_owner
q water money:90..900; water_charges, water_bill
q deposits money:20..900; key_deposits_held, deposits_owed
q plots number:20..200; plots_total, number_of_plots
q vacant number:1..20; empty_plots, vacant
q queue number:3..90; waiting_list, waiting
q rod money:5..20; rent_per_rod, plot_price
q raise flag; rent_increase, rents_go_up; whether members will pay more next year
q grant flag; grant_received, subsidy; whether money came from outside
a bank company; bank, account_held_at
a insurer company; insurer, liability_insurance
a secretary person; secretary, membership_secretary
a lease_end date; lease_expiry, lease_ends
l entries; transactions, income_and_expenses, ledger
c entries.side phrase; income_or_expense, section
c entries.on date; date, booked_on
c entries.who company:{} Skips/{} Tools/{} Seeds/{} Fencing; payee, counterparty
c entries.what phrase; purpose, item
c entries.sum money:4..900; amount, value
c entries.slip id:##/##; voucher, receipt_no
c entries.by person; approved_by, signed_by
l winners; prizes, best_plots
c winners.plot id:##@; plot, plot_number
c winners.name person; winner, holder
c winners.for phrase; prize, award
---
^ {society}
# Money in and out to {year_end}
{plots} plots, {vacant} of them empty, {queue} people in the queue, {rod} a rod
%entries 6..12
On | Whom | What | Slip | £
/ {entries.side=Came in|Went out|Set aside}
{entries.on} | {entries.who} | {entries.what=skip|hose union|raffle|manure|gate lock|plant stall|strimmer line} | {entries.slip} | {entries.sum}
{entries.by=}
%%
= At the start: {open}
= Members' rents: {rent_in}
= To the owner of the ground: {rent_out}
= Metered water: {water}
= Held for keys: {deposits}
= At the end: {close}
The ground belongs to {landlord}. {grant!A cheque came from the lottery for the path|We were given money by the ward fund~No money came from outside|All of it is our own money}. {raise!A rod will be dearer from spring|Rents go up next year~Rents stay as they are|Nobody will pay more next year}.
%winners 3..5 sentence
Cards this summer went to
{winners.name}, plot {winners.plot}, for {winners.for=leeks|tidiness|dahlias|best shed|the pond}
%%
{treasurer}, laid before members on {agm} by {chair}. Looked over on {checked} and found to agree: {examiner}
~ To get a plot speak to {steward}, {:phone}. Hut open {:time}. Hose ban from {:date}. Typed by {:first}

== en conveyancing_completion_statement
q firm company:{} & {} Solicitors/{} Law LLP/{} Conveyancing; solicitors, statement_from
q fee_earner person; handled_by, conveyancer
q partner person; supervising_partner, complaints_partner
q client person; buyer, acting_for
q client_two person; joint_buyer, second_client
q seller person; vendor, other_side
q seller_firm company:{} Legal/{} & {} LLP; sellers_solicitors, other_side_solicitors
q home address; property, purchased_home
q lender company:{} Building Society/{} Bank; lender, mortgage_from
q file id:@@@/####/#; matter_number, our_reference
q drawn date; statement_date, prepared
q exchanged date; exchange_date, contracts_exchanged
q completes date; completion_date, keys_on
q pay_by date; funds_needed_by, send_money_by; by when the buyer's money must be there
q price money:90000..900000; purchase_price, agreed_price
q deposit money:9000..90000; deposit_on_exchange, paid_on_exchange
q loan money:60000..700000; mortgage_advance, loan_received
q due money:900..90000; balance_required, still_needed_from_client
q stamp money:90..30000; stamp_duty, land_tax
q chattels money:50..4000; fixtures_price, extras_paid_to_seller
q gift flag; gifted_money, gift_from_family; whether relatives gave some of the money
q leasehold flag; leasehold, not_freehold; whether there is a landlord above
a agent company; estate_agent, sold_through
a surveyor company; surveyor, valued_by
a removal company; removers, removal_firm
a registered date; registration_completed, title_registered_on
l lines; charges, disbursements, items
c lines.group phrase; section, category
c lines.what phrase; item, description
c lines.to company:{} Council/Land Registry {}/{} Searches/{} Management; paid_to, payee
c lines.net money:3..1800; net_amount, amount
c lines.vat money:1..300; vat, tax
c lines.on date; paid_on, incurred_on
c lines.ref id:@####; search_reference, reference
---
{firm}
{:street}, {:city} || {drawn}
{client} and {client_two} || {file}
# {home}
bought from {seller}, for whom {seller_firm} act. Contracts were exchanged on {exchanged}; you get the keys on {completes}.
%lines 5..11
What | To | Net | VAT
/ {lines.group=Searches|Our charges|Registers|Other people}
{lines.what=local search|drainage|bank transfer|notice fee|title entry|acting for lender|identity check} | {lines.to} | {lines.net} | {lines.vat}
{lines.on=}{lines.ref=}
%%
= The house: {price}
= Curtains, cooker and shed: {chattels}
= Tax on the purchase: {stamp}
= Less handed over on exchange: {deposit}
= Less the loan: {loan}
= We need from you: {due}
to reach our client account by {pay_by}. The loan comes from {lender}. {gift!Part of it is given by your parents, who have signed the form|A relation gives some of it as a present~All of it is your own money|Nobody gives you any of the money}. {leasehold!Above you stands a landlord to whom ground rent is paid|You will hold it on a long lease~The ground is yours outright|There is no landlord above you}.
> {fee_earner}
~ Beware: our bank details never change by e-mail. Complaints {partner}. Offices also in {:city}. Regulated no. {:id:######}. {:person} is on leave until {:date}, {:phone}

== en museum_object_condition_list
q museum company:{} Museum/{} Gallery/Museum of {}; museum, lender_institution
q borrower company:{} Arts Centre/Kunsthalle {}/{} House; borrowing_institution, goes_to
q show phrase; exhibition, exhibition_title
q curator person; exhibition_curator, chosen_by
q registrar person; registrar, paperwork_by
q conservator person; conservator, checked_by
q courier person; courier, travels_with
q receiver person; received_by, countersigned_at_borrower
q haulier company:{} Fine Art/{} Art Handling; art_transport, carrier
q insurer company:{} Specie/{} Fine Art Insurance; insurer, cover_by
q loan id:L.####.##; loan_number, agreement
q checked date; checked_out, outgoing_check
q leaves date; leaves, collection_date
q arrived date; incoming_check, unpacked_on
q opens date; exhibition_opens, opening
q closes date; exhibition_closes, last_day
q home date; return_date, back_by
q value money:9000..9000000; total_value, insured_for
q lux number:50..200; light_limit, maximum_lux
q damp percent; humidity, relative_humidity
q indemnity flag; state_indemnity, government_cover; whether the state stands in for loss
q photos flag; photography_allowed, may_be_photographed; whether visitors may take pictures
a donor person; donor, given_by
a fee money:90..9000; loan_fee, charge
a previous company; previous_borrower, last_lent_to
a director person; museum_director, director
l objects; items, exhibits, works
c objects.case phrase; crate, packed_in
c objects.no id:####.###; accession_number, inventory_no
c objects.what phrase; object, title
c objects.maker person; artist, made_by
c objects.date year:188#; date_made, year
c objects.stuff phrase; material, medium
c objects.state phrase; condition, damage
c objects.value money:300..90000; value, insured_value
c objects.high unit:cm 8..200; height, size
---
{museum} || {loan}
# Going out to {borrower}
for "{show=Salt and Silver|The Long Table|Women at the Wheel|Ice}" ({opens} – {closes}), chosen by {curator}
%objects 5..11
No. | Object / maker | Of | Date | Cm | State
/ Crate {objects.case=1, red|2|3, lid marked|4, foam|5}
{objects.no} | {objects.what=Ewer|Skater's dress|Portrait of a sister|Loom model|Travelling desk|Map with whales}¶{objects.maker} | {objects.stuff=silver gilt|silk|oil on panel|oak|paper|tin} | {objects.date} | {objects.high} | {objects.state=sound|rubbed edge|old worm|craquelure|dent at foot|faded}
{objects.value=}
%%
Looked at before packing on {checked}: {conservator}. Fetched by {haulier} on {leaves}; {courier} rides along. Unpacked on {arrived} in the presence of {receiver}, no change seen.
= All together: {value}
= Cover: {insurer}
= Light not above: {lux}
= Air kept at: {damp}
= Back here: {home}
{indemnity!Should it be lost the state pays|Loss is borne by the government scheme~The state does not stand in for it|No government scheme applies}. {photos!Visitors may take pictures without flash|Pictures may be taken~Visitors may not take pictures|Cameras stay in the cloakroom}.
> {registrar}
~ Seals {:id:######} and {:id:######}. Alarm {:phone}. Night route by {:city}. Form of {:date}, {:person}

== en tree_nursery_availability_card
q nursery company:{} Trees/{} Nurseries/{} Forest Plants; grower, nursery_name
q sales person; sales_contact, orders_to
q grower person; head_grower, raised_by
q inspector person; plant_health_inspector, passport_inspector
q customer company:{} Landscapes/{} Estate/{} Woodland Trust; reserved_for, customer
q planner person; customer_contact, planting_manager
q passport id:GB-#####; plant_passport_number, grower_registration
q hold id:R#####; reservation_number, hold_ref
q listed date; stock_date, list_of
q held_until date; reserved_until, hold_expires
q lift_from date; lifting_starts, lifting_from
q lift_to date; lifting_ends, lifting_until
q min money:90..900; minimum_order, smallest_order
q carriage money:20..200; delivery_charge, carriage
q free_over money:500..4000; free_delivery_from, no_carriage_above
q deposit percent; deposit, part_payment
q guarantee percent; expected_take, survival_rate
q peat flag; peat_free, no_peat; whether they are grown without peat
q seed flag; own_seed, home_collected; whether seed is gathered by themselves
q yard time; yard_opens, loading_from
a planting date; planting_date, planted_on
a haulier company; haulier, delivered_by
a certificate company; certification_body, certified_by
a invoice id:INV####; invoice_number, bill
l stock; trees, plants, lots
c stock.group phrase; section, category
c stock.code id:@@##; code, article
c stock.latin phrase; species, botanical_name
c stock.form phrase; root_type, form
c stock.size id:##-##; size_cm, height_class
c stock.age id:#+#; age, years
c stock.origin id:###; provenance, region_of_origin
c stock.have number:20..9000; available, in_stock
c stock.price money:1..90; price_each, unit_price
c stock.bed id:B##; bed, field_row
---
{nursery} || {listed}
Passport holder {passport} || Yard from {yard}
# What is left for the season
%stock 6..12
 | Species | Form | cm | Age | Prov. | No. | £
/ {stock.group=Hedging|Feathered|Conifers|Fruit|Standards}
{stock.code} | {stock.latin=Quercus robur|Crataegus monogyna|Acer campestre|Pinus sylvestris|Malus sylvestris|Tilia cordata|Taxus baccata} | {stock.form=bare root|cell|3 l pot|root ball} | {stock.size} | {stock.age} | {stock.origin} | {stock.have} | {stock.price}
{stock.bed=}
%%
Lifted between {lift_from} and {lift_to}, frost allowing. {peat!There is no peat in any pot here|Not a spoon of peat is used~Our pots still hold some peat|Peat is part of the mix}. {seed!The seed we gather ourselves|Seed comes from our own stands~Seed is bought in|Seed is not of our own gathering}. Given good care {guarantee} should grow on.
+++
## Put by
For {customer}, attn {planner}: number {hold}, kept until {held_until}. {deposit} now, the rest before lifting.
+++
= Smallest order: {min}
= Carriage: {carriage}
= None above: {free_over}
Ask {sales}. Raised by {grower}; looked at by {inspector} for the ministry.
~ Traps checked {:date}. Staff of {:number:8..60}. Also at {:city} market. Old list of {:date} void. {:company} does our pallets

== en police_exhibit_list
q force company:{} Police/{} Constabulary; police_force, held_by
q officer person; officer_in_case, investigating_officer
q exhibits_officer person; exhibits_officer, list_kept_by
q store_clerk person; property_store_clerk, booked_in_by
q suspect person; defendant, accused
q victim person; complainant, loser
q address address; searched_premises, scene
q offence phrase; offence, charge
q crime_no id:##/#####/##; crime_number, crime_reference
q op phrase; operation_name, codename
q warrant id:W-####; warrant_number, search_warrant
q magistrate person; magistrate, warrant_granted_by
q searched date; search_date, seized_on
q began time; search_began, entered_at
q ended time; search_ended, left_at
q listed date; list_date, typed_on
q lab_back date; results_expected, lab_answer_due
q lab company:{} Forensics/{} Scientific Services; laboratory, sent_to
q cash money:20..9000; cash_found, money_seized
q forced flag; forced_entry, door_broken; whether the door had to be broken
q video flag; body_worn_video, filmed; whether it was filmed
a solicitor person; defence_solicitor, lawyer
a court company; court, tried_at
a bail date; bail_date, answer_bail_on
a witness person; independent_witness, neighbour_witness
l exhibits; items, seized_items, property
c exhibits.room phrase; room, found_in
c exhibits.mark id:@@@/##; exhibit_reference, mark
c exhibits.what phrase; description, item
c exhibits.spot phrase; exact_place, position
c exhibits.by person; found_by, finder
c exhibits.at time; time_found, at
c exhibits.bag id:B########; bag_seal, seal_number
c exhibits.test phrase; examination, forensic_test
c exhibits.back phrase; returned, disposal
---
{force} || OFFICIAL
# Exhibits, {op=Operation Linnet|Operation Harrow|Operation Tarn|no operation name}
= Crime: {crime_no}
= Matter: {offence=burglary|handling stolen goods|fraud by false representation|theft of plant}
= Against: {suspect}
= Reported by: {victim}
= OIC: {officer}
Under warrant {warrant}, given by {magistrate}, we went through {address} on {searched} from {began} to {ended}. {forced!The door gave way to the ram|We had to break the lock~A relative let us in|The door was opened to us}. {video!All of it is on camera|Cameras were worn~No camera was worn|It was not filmed}.
%exhibits 5..12
Mark | What / where | By | At | Seal | Test
/ {exhibits.room=Kitchen|Front bedroom|Garage|Loft|Van}
{exhibits.mark} | {exhibits.what=laptop, grey|roll of notes|watch|crowbar|ledger|two number plates|phone, cracked}¶{exhibits.spot=top shelf|under the bed|in the bin|behind a panel|glove box} | {exhibits.by} | {exhibits.at} | {exhibits.bag} | {exhibits.test=none|prints|download|DNA|paint}
{exhibits.back=}
%%
Notes counted twice: {cash}. Booked into the store by {store_clerk}; parts sent to {lab}, who answer by {lab_back}.
> {listed}
> {exhibits_officer}
~ Page {:number:1..2} of {:number:2..4}. Form {:id:MG##} of {:date}. Store open {:time}. Dog unit: {:person}. Duty inspector {:person}, {:phone}

== en care_agency_weekly_schedule
q agency company:{} Home Care/{} Care Partners/{} Support; care_agency, care_provider
q manager person; registered_manager, responsible_manager
q planner person; coordinator, rota_made_by
q client person; service_user, cared_for
q home address; client_address, visited_at
q kin person; next_of_kin, relative
q kin_phone phone; relative_phone, next_of_kin_phone
q gp company:{} Surgery/{} Health Centre; gp_practice, doctor
q funder company:{} Council/{} Health Board; funder, paid_by
q social person; social_worker, care_manager
q number id:SU####; client_number, user_id
q week date; week_commencing, first_day
q assessed date; last_assessment, needs_assessed_on
q review date; review_due, next_review
q hours number:4..40; weekly_hours, hours_funded
q rate money:18..34; hourly_rate, price_per_hour
q share money:5..120; client_contribution, pays_self; what the client pays
q safe id:####; key_safe_code, door_code
q oncall phone; on_call_phone, out_of_hours
q two flag; two_carers, double_handed; whether two people are needed at once
q pets flag; pets_at_home, animal_in_house; whether there is an animal
a pharmacist company; pharmacy, chemist
a birth date; date_of_birth, dob
a nurse person; district_nurse, nurse
a ended date; service_end, last_visit
l visits; calls, shifts, rota
c visits.day phrase; weekday, day
c visits.from time; starts, arrive
c visits.to time; ends, leave
c visits.carer person; carer, worker
c visits.second person; second_carer, with
c visits.task phrase; task, support
c visits.meal phrase; food, meal
c visits.note phrase; logged_note, remark
---
{agency}
Week of {week} || {number}
# {client}
{home} || key safe {safe}
%visits 6..12
In | Out | Who | With | What
/ {visits.day=Monday|Tuesday|Wednesday|Thursday|Friday|Weekend}
{visits.from} | {visits.to} | {visits.carer} | {visits.second} | {visits.task=wash and dress|tablets|lunch|shopping|bed|leg cream}, {visits.meal=toast|soup|none|sandwich}
{visits.note=}
%%
{two!Always two at a time, for the hoist|Nobody is to lift alone, come in pairs~One person is enough|One carer can manage}. {pets!Shut the dog in the kitchen|Mind the cat on the stairs~There are no animals|No animal lives there}.
= Ring first: {kin}, {kin_phone}
= Doctor: {gp}
= Pays: {funder}, {hours} h at {rate}
= From the client: {share} a week
Arranged with {social}. Needs were last looked at on {assessed} and will be again on {review}. Late or lost: {oncall}.
~ Made by {planner}; {manager} answers to the inspectorate. Rated {:=good|fair|outstanding} on {:date}. Gloves from {:company}. Training day {:date}, {:city}

== en wine_merchant_cellar_report
q merchant company:{} Wines/{} & Sons Wine Merchants/{} Cellars; merchant, stored_by
q owner person; customer, wine_owner
q keeper person; cellar_master, stock_counted_by
q adviser person; wine_adviser, account_manager
q warehouse company:{} Bond/{} Vaults/{} Warehousing; bonded_warehouse, kept_at
q insurer company:{} Insurance/{} Underwriting; insurer, covered_by
q account id:WC####; account_number, cellar_id
q date date; report_date, valued_on
q counted date; counted_on, stock_check
q before date; previous_report, last_valuation
q fee_due date; storage_due, rent_payable
q fee money:10..300; storage_charge, annual_rent
q worth money:900..200000; market_value, total_worth
q cost money:500..150000; purchase_cost, paid_in_all
q cases number:3..90; cases_total, boxes
q temp unit:°C 10..14; temperature, cellar_temp
q duty flag; in_bond, duty_unpaid; whether tax is still to be paid when taken out
q sell flag; advised_to_sell, sale_recommended; whether it is advised to sell some
q tasting date; tasting_date, customer_tasting
a delivery date; delivery_date, delivered_on
a auction company; auction_house, auctioneer
a heir person; nominee, beneficiary
a shipped date; shipped_on, landed
l wines; bottles, holdings, lots
c wines.region phrase; region, area
c wines.code id:@####; lot_number, rotation
c wines.name phrase; wine, label
c wines.maker company:Château {}/Domaine {}/Quinta {}; producer, estate
c wines.year year:200#; vintage, year
c wines.size phrase; bottle_size, format
c wines.count number:1..60; bottles, quantity
c wines.drink id:20##-20##; drinking_window, drink_between
c wines.paid money:20..900; price_paid, cost
c wines.now money:20..2000; current_value, value
c wines.score number:84..100; score, points
---
{merchant} || Cellar {account}
{owner}
{:address}
# What lies here for you, {date}
%wines 5..12
Lot | Wine / estate | Yr | | No. | Drink | Now
/ {wines.region=Rhône|Left bank|Douro|Burgundy|Mosel}
{wines.code} | {wines.name=Grand Vin|Vieilles Vignes|Clos du Puits|Reserva|Auslese|Les Perrières}¶{wines.maker} | {wines.year} | {wines.size=75 cl|magnum|half|37 cl} | {wines.count} | {wines.drink} | {wines.now}
{wines.paid=}{wines.score=}
%%
In all {cases} cases, bought for {cost} and today worth {worth}; when we last wrote ({before}) it was {:money:900..200000}. {duty!Tax falls due only when you take bottles out|It lies in bond, so duty is still to come~Duty has been paid on all of it|All of it is duty paid}. {sell!Some of it is past its best and should go now|We would let the older boxes go this year~We would not part with any of it yet|Leave everything where it is}.
= Kept at: {warehouse}, {temp}
= Counted: {counted}, {keeper}
= Cover: {insurer}
= Rent: {fee}, by {fee_due}
You are bidden to taste on {tasting}. {adviser} will gladly help.
~ Prices from {:company} as of {:date}. Directors {:person}, {:person}. Reg. {:id:########}. {:phone}

== en drainage_board_works_notice
q board company:{} Internal Drainage Board/{} Rivers Trust/{} Levels Board; drainage_board, issued_by
q engineer person; engineer, works_planned_by
q foreman person; site_foreman, works_led_by
q clerk person; clerk_to_the_board, signed_by
q farmer person; landowner, notice_to
q farm address; land_address, holding
q agent company:{} Land Agents/{} & {} Chartered Surveyors; land_agent, farmer_represented_by
q drain phrase; watercourse, drain
q notice id:N/##/###; notice_number, reference
q served date; notice_date, served_on
q start date; works_start, entry_from
q finish date; works_end, finished_by
q object date; objections_until, object_by
q survey date; survey_date, ecologist_visit
q ecologist person; ecologist, wildlife_survey_by
q strip unit:m 3..12; access_strip, width_needed
q length unit:m 90..4000; length_of_works, stretch
q pay money:20..900; compensation_per_acre, crop_compensation
q rate money:2..90; drainage_rate, annual_levy_per_acre
q pump flag; pumping_stopped, pumps_off; whether the pumps stand still meanwhile
q gate flag; gates_locked, gates_shut; whether gates are to be kept locked
a contractor company; contractor, machinery_hired_from
a cost money:900..90000; works_cost, total_cost
a minister person; minister, approved_by
a crop phrase; crop, grown_there
l reaches; sections, stretches, works
c reaches.no id:R#; reach, section
c reaches.from phrase; from_point, upstream_end
c reaches.to phrase; to_point, downstream_end
c reaches.m unit:m 40..900; length, metres
c reaches.work phrase; work, operation
c reaches.plant phrase; machine, plant
c reaches.week phrase; week, when
c reaches.side phrase; bank, side
c reaches.owner person; owner, occupier
c reaches.depth unit:m 1..3; depth, bed_level
---
^ {board}
{notice} || {served}
{farmer}, {farm}
by their agents {agent}
# Entry onto land along {drain=Sixteen Foot Drain|Cottage Dyke|Old Eau|Soak Lode|Main Cut}
Between {start} and {finish} our men, led by {foreman}, must bring machines along {length} of bank and need {strip} from the brink.
%reaches 4..9
 | From – to | m | Work | With | Side | Owner
/ {reaches.week=First week|Second week|After harvest|Before frost}
{reaches.no} | {reaches.from=pump house|culvert|bridge 4|the bend}–{reaches.to=sluice|road|old willow|bridge 5} | {reaches.m} | {reaches.work=desilt|cut weed|reprofile|pile toe} | {reaches.plant=long reach|weed boat|dozer|hand} | {reaches.side=north|south|both} | {reaches.owner}
{reaches.depth=}
%%
{pump!The pumps will be off by day|Pumping stops while we are in the bed~Pumping goes on throughout|The pumps run as always}. {gate!Gates are to be locked behind you|Keep the gates locked~Gates may be left unlocked|We ask that gates stay unlocked}. {ecologist} will look for voles on {survey}.
For crops spoiled {pay} an acre is given. If you object, write by {object} to the clerk.
> {clerk}
Plans: {engineer}, {:phone}
~ Rate for this year {rate} an acre. Chairman {:person}. Board meets {:date} in {:city}. Byelaws of {:date}. Printed by {:company}

== en theatre_season_contract_actor
q theatre company:{} Repertory/{} Playhouse/Theatre Royal {}; theatre, employer
q actor person; performer, engaged_person
q agent company:{} Artists/{} Talent/{} Management; actors_agent, represented_by
q agent_person person; agent_contact, negotiated_by
q producer person; producer, executive_producer
q director person; stage_director, directed_by
q lawyer company:{} Law/{} & {}; theatres_lawyers, contract_drawn_by
q play phrase; play, production
q part phrase; role, character
q cover phrase; understudy_of, covers
q no id:EQ-#####; contract_number, ref
q dated date; contract_date, agreed_on
q rehearse date; rehearsals_from, first_rehearsal
q opens date; press_night, opening
q closes date; last_performance, closes
q option date; option_until, extension_option
q weekly money:400..2500; weekly_wage, salary_per_week
q rehearsal money:300..1500; rehearsal_wage, pay_in_rehearsal
q holiday percent; holiday_pay, leave_pay
q commission percent; agents_commission, agents_share
q nude flag; nudity, undressed_scene; whether the actor must undress
q film flag; recording_allowed, may_be_filmed; whether it may be filmed
a author person; playwright, written_by
a digs money:90..400; digs_allowance, lodging
a union id:M######; union_number, membership
a designer person; costume_designer, designer
l weeks; schedule, engagements, stages
c weeks.what phrase; phase, stage
c weeks.where company:{} Studios/Theatre {}/{} Opera House; venue, house
c weeks.town city; town, city
c weeks.from date; from, start
c weeks.to date; to, end
c weeks.shows number:1..12; performances, shows
c weeks.pay money:200..2500; pay, wage
c weeks.travel money:9..90; travel, fare
---
{theatre} || {no}
# Engagement for {play=The Salt Wife|Three Sisters, again|A Winter's Ale|Loot and Lace}
made {dated} between us and {actor}, care of {agent} ({agent_person})
You play {part=Masha|the Constable|Old Nell|Second Lord|Fabian} and stand ready for {cover=the Captain|Irina|Lady Bracken|the Fool}. {director} directs.
%weeks 3..7
Stage | House, town | From | To | Sh.
{weeks.what=Rehearsal|Technical|Home run|Tour|Festival} | {weeks.where}, {weeks.town} | {weeks.from} | {weeks.to} | {weeks.shows}
{weeks.pay=}{weeks.travel=}
%%
= We meet first: {rehearse}
= Press night: {opens}
= Curtain for good: {closes}
= We may extend until: {option}
= A week in the run: {weekly}
= A week before it: {rehearsal}
Leave is paid with {holiday} on top. {agent} keep {commission} of the above. {nude!The second act asks for bare skin, see rider|There is a scene without clothes~You keep your clothes on throughout|Nothing has to be taken off}. {film!A camera may record two shows|It may be recorded for the archive~No recording of any kind|It may not be recorded}.
{producer} || {actor}
~ Drawn up by {lawyer}. Stage door {:phone}, {:person}. Insurance {:company}. House rules of {:date}. Deputy: {:person}

== en storage_unit_inventory_contract
q operator company:{} Self Storage/{} Storage/Store {}; storage_company, operator
q branch city; branch, site_town
q clerk person; signed_up_by, branch_staff
q manager person; branch_manager, site_manager
q customer person; renter, customer
q second person; authorised_person, second_keyholder
q home address; customer_address, renters_home
q unit id:@-###; unit_number, room
q contract id:SS######; contract_number, agreement_no
q signed date; signed_on, agreement_date
q from date; moved_in, rent_from
q notice number:7..30; notice_days, days_notice
q size unit:sqft 10..250; floor_space, unit_size
q rent money:20..400; rent_per_four_weeks, rent
q after money:30..500; rent_after_offer, later_rent; what it costs when the cheaper start is over
q offer_until date; offer_ends, cheaper_until
q bond money:20..300; refundable_bond, security
q cover money:500..20000; goods_value, cover_sum
q premium money:2..40; cover_charge, insurance_price
q lock id:####-##; lock_number, padlock
q hours choice:day/extended/always; access_hours, when_open
q drive flag; drive_up, ground_floor; whether one can drive up to it
q alarm flag; individual_alarm, own_alarm; whether it has an alarm of its own
a insurer company; insurer, underwriter
a vacated date; moved_out, left_on
a arrears money:20..900; arrears, overdue
a van company; removal_company, van_hire
l goods; inventory, stored_items
c goods.box id:##; box_number, label
c goods.what phrase; contents, item
c goods.room phrase; from_room, came_from
c goods.worth money:5..900; value, worth
c goods.state phrase; condition, state
c goods.weight unit:kg 2..60; weight, mass
---
{operator}, {branch}
Agreement {contract} || Unit {unit}
= Made with: {customer}
= Of: {home}
= May also come in: {second}
= Begins: {from}
= Room: {size}
= Padlock: {lock}
%goods 6..12
No. | What | Out of | Worth | State
{goods.box} | {goods.what=books|lamp|chairs, nested|records|crockery|rug|skis|files} | {goods.room=hall|attic|kitchen|study} | {goods.worth} | {goods.state=good|chipped|boxed|worn}
{goods.weight=}
%%
{hours?You may come in by day~You may come early and late, but not at night~You may come at any hour}. {drive!Reverse right up to the door|A van can stand at the door~It is upstairs, take the lift|Goods go up in the lift}. {alarm!A sensor guards this door alone|This door has a sensor of its own~Only the building is guarded|Single doors have no sensor}.
You pay {rent} every four weeks until {offer_until} and {after} from then. {bond} comes back to you at the end. Goods are covered for {cover} at {premium}. Give {notice} days before you leave.
{signed} || {clerk}
~ Site run by {manager}, {:phone}. Rates of {:date}. Owned by {:company}. Fire officer's visit {:date}: {:person}
`
