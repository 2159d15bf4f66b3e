/** Full pages in English of works, ships, courts, herds and machines, with lists whose columns are named by letters and signs. */
export const englishFieldPapers = `
== en aircraft_base_check_work_order
q shop company:{} Aero Maintenance/{} Air Engineering/{} Aviation Services; maintenance_organisation, workshop
q approval id:UK.145.#####; approval_number, organisation_approval
q owner company:{} Aviation Ltd/{} Air Charter/{} Flying Club; operator, customer
q planner person; maintenance_planner, pack_prepared_by
q certifier person; certifying_staff, released_to_service_by
q licence id:UK.66.######@; certifier_licence, engineer_licence
q second person; independent_inspector, duplicate_inspection_by
q pilot person; test_pilot, check_flight_by
q reg id:G-@@@@; registration, aircraft
q type phrase; aircraft_type, model
q serial id:##-#####; airframe_serial, constructor_number
q order id:WO#####; work_order_number, job
q in_date date; arrived, into_hangar
q out_date date; released_on, out_of_hangar
q due date; next_check_due, next_check
q hours number:900..20000; airframe_hours, flight_hours
q cycles number:900..20000; landings, cycles
q manhours number:20..900; labour_hours, man_hours
q flown flag; test_flight_flown, check_flight; whether it was flown before release
q deferred flag; deferred_defects, open_defects; whether something was left for later
a price money:900..90000; invoice_amount, cost
a captain person; delivery_captain, ferried_by
a parts_supplier company; parts_supplier, spares_from
a weighed date; weighed_on, weighing_date
l tasks; task_cards, jobs, steps
c tasks.zone phrase; zone, area
c tasks.card id:##-##-##; task_card, ata
c tasks.what phrase; task, description
c tasks.found phrase; finding, defect
c tasks.part id:@@#####-#; part_number, fitted_part
c tasks.by person; mechanic, done_by
c tasks.on date; done_on, date
c tasks.h unit:h 1..30; hours, time_spent
c tasks.stamp id:S##; stamp, inspector_stamp
l swaps; component_changes, replaced_parts
c swaps.what phrase; component, part
c swaps.off id:@####; serial_removed, off
c swaps.on id:@####; serial_fitted, on
---
{shop} || {approval}
{order} || {reg}
= For: {owner}
= Type: {type=King Air|PA-28|DA42|Citation|ATR 72}
= MSN: {serial}
= In: {in_date}
= H / C: {hours} / {cycles}
# Pack for the base check
%tasks 5..11
Card | Task | Found | P/N | By | On | h
/ {tasks.zone=Wings|Tail|Cabin|Engine 1|Gear}
{tasks.card} | {tasks.what=lubricate hinges|NDT of spar|replace hose|check cables|borescope|functional test} | {tasks.found=nil|chafing|corrosion|play|leak} | {tasks.part} | {tasks.by} | {tasks.on} | {tasks.h}
{tasks.stamp=}
%%
%swaps 2..4 sentence
Changed were
{swaps.what=a starter|the beacon|a brake unit|a fuel pump} (off {swaps.off}, on {swaps.on})
%%
{deferred!Two small items are carried over in the log|Something had to be put off to the next visit~Nothing was put off|All was put right, nothing stays open}. {flown!It went up once round before we let it go|A check flight was flown without remark~No flight was needed before release|It was not flown by us}. Flight crew if called for: {pilot}.
Took {manhours} hours in all; come again by {due}.
Looked at twice by {second} || {out_date}, {certifier}, {licence}
~ Pack made by {planner}. Tools checked {:date}. Hangar {:number:1..9}, {:city}. Accountable manager {:person}. Paint by {:company}

== en trial_bundle_index
q court company:High Court, {}/County Court at {}/{} Tribunal; court, heard_in
q judge person; judge, before
q claimant company:{} Shipping/{} Holdings/{} Farms; claimant, who_sues
q defendant company:{} Builders/{} Insurance/{} Borough Council; defendant, who_is_sued
q sol_c company:{} Law/{} & Co Solicitors; claimants_solicitors, lawyers_of_claimant
q sol_d company:{} LLP/{} & {} Legal; defendants_solicitors, lawyers_of_defendant
q counsel_c person; claimants_counsel, barrister_claimant
q counsel_d person; defendants_counsel, barrister_defendant
q paralegal person; index_prepared_by, compiled_by
q claim id:@@-####-######; claim_number, case_number
q issued date; claim_issued, proceedings_began
q trial date; trial_begins, first_day_of_trial
q days number:1..20; trial_length_days, time_estimate
q lodged date; bundle_lodged, filed
q agreed date; index_agreed_on, agreed_between_parties
q pages number:200..4000; total_pages, page_count
q volumes number:2..20; volumes, files
q sum money:9000..900000; amount_claimed, value_of_claim
q paper flag; paper_copy_required, printed_bundle; whether the judge wants it on paper
q reading flag; reading_day, pre_reading; whether the judge reads a day beforehand
a judgment date; judgment_date, handed_down
a mediator person; mediator, mediation_by
a costs money:900..200000; costs_awarded, costs
a expert_fee money:900..9000; expert_fee, expert_cost
l documents; index, entries, contents
c documents.section phrase; section, tab_group
c documents.tab id:##; tab, no
c documents.what phrase; description, document
c documents.by person; author, made_by
c documents.dated date; dated, document_date
c documents.from number:1..900; first_page, starts_at
c documents.to number:901..1900; last_page, ends_at
c documents.side phrase; disclosed_by, side
---
{court} || Claim {claim}
{claimant}
> and
{defendant}
# Index to the bundle
Before {judge}, from {trial}, {days} days listed
%documents 6..12
Tab | Document | By | Dated | pp.
/ {documents.section=A Pleadings|B Statements|C Experts|D Letters|E Plans}
{documents.tab} | {documents.what=Particulars|Defence|First statement|Report on cracks|E-mail chain|Survey|Photographs|Minutes} | {documents.by} | {documents.dated} | {documents.from}–{documents.to}
{documents.side=}
%%
= Files: {volumes}
= Sheets: {pages}
= At stake: {sum}
= Begun: {issued}
Agreed between the parties on {agreed}, handed in on {lodged}. {paper!The judge asks for it printed, in lever arch files|A printed set goes to the judge~The judge works on the screen alone|Nothing is to be printed}. {reading!The day before is kept for reading|One day of reading comes first~No day is set aside for reading|There is no time for reading beforehand}.
For the first-named: {counsel_c}, instructed by {sol_c} || For the other: {counsel_d}, instructed by {sol_d}
~ Put together by {paralegal}, {:phone}. Copying {:company}. Order of {:person} dated {:date}. Usher {:first}, court {:number:1..30}

== en herd_health_plan_review
q practice company:{} Farm Vets/{} Veterinary Group/{} Livestock Health; veterinary_practice, vets
q vet person; vet, plan_written_by
q nutritionist person; nutritionist, feed_adviser
q farmer person; farmer, herd_owner
q stockman person; stockman, herdsman
q farm phrase; farm, farm_name
q holding id:##/###/####; holding_number, cph
q buyer company:{} Dairies/{} Cheese/{} Foods; milk_buyer, supplies
q scheme company:{} Assured/{} Farm Standards; assurance_scheme, scheme
q reviewed date; review_date, reviewed_on
q before date; previous_review, last_plan
q next date; next_review, due_again
q cows number:40..600; cows, herd_size
q deaths number:1..20; deaths_last_year, died
q calving unit:d 360..440; calving_interval, days_between_calvings
q lame percent; lameness, lame_share
q mastitis number:4..60; mastitis_cases, cases_per_hundred
q antibiotic unit:mg 4..40; antibiotic_use_per_kg, antibiotic_use
q closed flag; closed_herd, no_bought_in_stock; whether no animals are bought in
q tb flag; tb_restricted, tb_breakdown; whether the farm is shut up because of TB
a yield unit:l 5000..12000; milk_yield, litres_per_cow
a visit_cost money:60..600; visit_fee, cost
a hauler company; haulier, milk_collected_by
a bull phrase; bull, sire
l jabs; vaccinations, vaccines, programme
c jabs.group phrase; age_group, animals
c jabs.against phrase; disease, against
c jabs.with phrase; product, vaccine
c jabs.dose unit:ml 1..5; dose, volume
c jabs.month phrase; month, when
c jabs.batch id:@@####; batch, lot
c jabs.by person; given_by, operator
c jabs.wait number:1..60; withdrawal_days, withhold
l targets; goals, actions
c targets.what phrase; target, measure
c targets.who person; owner, responsible
c targets.by date; due, by_when
---
{practice} || {reviewed}
# Keeping the herd well at {farm=Church Farm|Lower Pits|Haggs|Windy Nook|Manor Dairy}
= Owner: {farmer}
= With the cows: {stockman}
= CPH: {holding}
= Sells to: {buyer}
= Under: {scheme}
{cows} in milk and dry, {deaths} lost in the year. Between calvings {calving}; {lame} go lame; per hundred {mastitis} bad quarters; {antibiotic} of antibiotic for each kilo. {closed!Nothing is bought in|No beast comes in from outside~Heifers are bought in each spring|Stock is bought at market}. {tb!Because of a reactor nothing may leave but for slaughter|The holding is under restriction after the last test~The last test was clear|No restriction lies on the holding}.
%jabs 4..9
Against | With | ml | When | Batch | By
/ {jabs.group=Calves|Heifers|Cows|Bulls}
{jabs.against=BVD|IBR|lepto|husk|scour|blackleg} | {jabs.with=Bovalis|Rispo|Huskine|Leptavoid|Scourgard} | {jabs.dose} | {jabs.month=March|at turnout|before calving|October} | {jabs.batch} | {jabs.by}
{jabs.wait=}
%%
%targets 3..5 lines
{targets.what=trim all feet|new rubber in the race|wean at nine weeks|test every buck|footbath thrice a week}: {targets.who}, {targets.by}
%%
We went through it last on {before} and shall again on {next}.
{vet} || {nutritionist} for the ration
~ Medicines book seen {:date}. Knackerman {:company}, {:phone}. Night cover {:person}. Plan software v{:number:2..9}

== en backup_job_summary_mail
q firm company:{} Managed Services/{} IT/{} Hosting; service_provider, sent_by_company
q client company:{} Logistics/{} Dental/{} Academy; customer, backed_up_for
q admin person; administrator, looked_at_by
q contact person; customer_contact, sent_to
q approver person; restore_approver, may_order_restore; who may ask for files to be brought back
q server phrase; backup_server, host
q vault city; offsite_location, second_copy_in
q ticket id:INC#######; ticket_number, incident
q sent date; mail_date, sent_on
q window_from time; window_start, began
q window_to time; window_end, finished
q restore date; last_restore_test, restore_proved_on
q next_test date; next_restore_test, next_proof
q retention number:14..400; retention_days, kept_days
q jobs number:5..60; jobs_total, number_of_jobs
q failed number:1..9; jobs_failed, failures
q size unit:GB 90..9000; data_protected, total_size
q growth percent; growth, increase
q free unit:GB 90..9000; free_space, space_left
q encrypted flag; encrypted, encryption_on; whether nobody without the key can read it
q tape flag; tape_rotated, offline_copy; whether a copy was taken off the net
a price money:90..900; monthly_fee, price
a rto unit:h 1..48; recovery_time, rto
a auditor company; auditor, audited_by
a licence_end date; licence_expiry, subscription_ends
l results; jobs_list, runs, job_results
c results.site phrase; site, office
c results.job phrase; job, machine
c results.start time; started, at
c results.took unit:min 1..240; duration, took
c results.gb unit:GB 1..900; transferred, size
c results.state phrase; status, result
c results.code id:E####; error_code, code
c results.owner person; system_owner, owner
c results.retry number:1..5; retries, attempts
---
From: {admin}, {firm}
To: {contact}, {client}
Date: {sent}
Subject: [{ticket}] last night
# What was saved
Between {window_from} and {window_to} on {server=bk01|vault-a|nas-keller|arch2} {jobs} jobs ran, {failed} of which did not finish.
%results 5..11
Job | Start | min | GB | R | Err | Own.
/ {results.site=Head office|Warehouse|Cloud|Branch north}
{results.job=mail|files|ERP db|phones|domain|cameras|web} | {results.start} | {results.took} | {results.gb} | {results.state=ok|warn|fail|skip} | {results.code} | {results.owner}
{results.retry=}
%%
= Held in all: {size}
= More than last month by: {growth}
= Room left: {free}
= Days kept: {retention}
{encrypted!Without our key it is only noise|Everything is scrambled before it leaves~It lies there in clear|The copies are not scrambled}. {tape!The cartridge was swapped and lies in the safe|A copy was pulled off the net~No copy was taken off the net|Nobody changed the cartridge}. A second set is in {vault}.
That it can be brought back was proved on {restore}, and will be on {next_test}. Files are brought back only if {approver} says so.
~ Sent by machine at {:time}. Duty desk {:phone}, {:person}. Patches on {:date}. {:company} looks after the line

== en ships_stores_declaration
q ship phrase; vessel, ship_name
q imo id:#######; imo_number, ship_id
q flag_state country; flag, nationality
q master person; captain, declared_by
q steward person; chief_steward, stores_kept_by
q agent company:{} Shipping/{} Agencies/{} Port Agents; agent, agency
q boarding person; boarding_officer, customs_officer
q office company:{} Customs House/Border Office {}; customs_office, lodged_with
q port city; arrival_port, port
q from city; arrived_from, last_port
q berth phrase; berth, quay
q ref id:SD/######; declaration_number, reference
q arrived date; arrival_date, came_in
q signed date; declared_on, signed_on
q sealed date; sealed_on, locker_sealed
q seal id:C######; seal_number, locker_seal
q stay number:1..20; days_in_port, length_of_stay
q crew number:6..40; crew, people_aboard
q passengers number:1..12; passengers, guests_aboard
q arms flag; weapons_aboard, firearms; whether there are weapons
q medicines flag; controlled_drugs, narcotics; whether strong drugs are in the chest
a next city; next_port, bound_for
a duty money:20..900; duty_charged, duty
a chandler company; ship_chandler, supplied_by
a departure date; departure_date, sails
l stores; articles, goods, provisions
c stores.place phrase; place, locker
c stores.what phrase; article, goods
c stores.qty number:1..900; quantity, amount
c stores.unit phrase; unit, measure
c stores.origin country; origin, made_in
c stores.use phrase; official_use, customs_note
c stores.strength percent; strength, alcohol
l personal; crew_effects, effects
c personal.no id:#; no, line
c personal.who last; name, family_name
c personal.rank phrase; rank, rating
c personal.goods phrase; dutiable_goods, effects
c personal.value money:20..900; value, worth
---
Arrival || Page 1
= 1 Ship: {ship=Baltic Ring|Hermia|Nordkap|Sea Lotus|Ibis}, {imo}
= 2 Port: {port}
= 3 Came in: {arrived}
= 4 Flag: {flag_state}
= 5 From: {from}
= 6 Lies at: {berth=Quay 4|the oil jetty|Berth 22 west|Inner basin}
= 7 Aboard: {crew} + {passengers}
= 8 Days meant to stay: {stay}
9 Under lock and in use
%stores 5..11
What | No. | | From | (customs)
/ {stores.place=Bonded locker|Galley|Slop chest|Engine store}
{stores.what=cigarettes|rum|beer|coffee|lubricant|meat, frozen|tinned milk} | {stores.qty} | {stores.unit=cartons|bottles|kg|drums|cases} | {stores.origin} | {stores.use=seen|left open|sealed|–}
{stores.strength=}
%%
10 What the men have
%personal 3..7
 | Name | Rank | Goods | Worth
{personal.no} | {personal.who} | {personal.rank=AB|Cook|2/O|Fitter|Oiler} | {personal.goods=watch|200 cigarettes|perfume|phone, new} | {personal.value}
%%
11 {arms!Two rifles are kept in the master's safe|There are arms aboard, listed apart~No arms or powder are aboard|Weapons, none}. 12 {medicines!The chest holds morphine under key|Strong drugs are in the medicine chest~The chest holds nothing that must be declared|No drugs under control}.
{master}, {signed} || Kept by {steward}
Lodged with {office} as {ref}. Locker closed on {sealed} with {seal}: {boarding}
~ Agent {agent}, {:person}, {:phone}. Form {:id:C###} of {:date}. Gangway watch {:time}. Tug {:company}

== en training_matrix_depot
q firm company:{} Couriers/{} Cold Store/{} Builders Merchants; employer, company
q depot city; depot, site
q manager person; depot_manager, released_by
q trainer person; in_house_trainer, taught_by
q hr person; training_coordinator, sheet_kept_by
q provider company:{} Training/{} Safety/{} Skills; external_provider, course_provider
q assessor person; external_assessor, examined_by
q rep person; safety_representative, rep
q sheet id:TM-###; matrix_number, document
q rev number:2..30; revision, version
q date date; matrix_date, as_of
q audit date; audit_date, client_audit_on
q next date; next_course_day, training_day
q room phrase; training_room, venue
q staff number:10..200; people, headcount
q ok percent; compliance, trained_share
q overdue number:1..20; overdue, expired_certificates
q spent money:90..9000; spent_this_year, training_spend
q left money:90..9000; budget_left, remaining
q wage flag; paid_time, trained_in_working_time; whether the hours are paid
q night flag; night_shift_covered, nights_included; whether the night shift is taught as well
a insurer company; insurer, employers_liability
a accident date; last_accident, accident_on
a client company; audited_by, client
a fee money:90..900; course_fee, price_per_head
l people; employees, matrix, records
c people.team phrase; team, shift
c people.no id:E####; payroll_number, staff_no
c people.name person; employee, name
c people.job phrase; role, job
c people.f date; forklift_until, fork
c people.a date; first_aid_until, aid
c people.m date; manual_handling_until, manual
c people.licence id:@@@@####; licence_number, licence
c people.since date; since, joined
c people.boots number:5..13; shoe_size, boots
l courses; planned_courses, bookings
c courses.what phrase; course, topic
c courses.on date; on, date
c courses.seats number:4..16; places, seats
---
{firm}, {depot} || {sheet} rev {rev}
# Who may do what, as of {date}
%people 6..12
No. | Name / job | F | A | M | Lic.
/ {people.team=Earlies|Lates|Nights|Yard}
{people.no} | {people.name}¶{people.job=picker|driver|loader|clerk|reach truck} | {people.f} | {people.a} | {people.m} | {people.licence}
{people.since=}{people.boots=}
%%
~ F truck ticket runs out. A first aid runs out. M lifting course runs out
Of {staff} people {ok} are up to date; {overdue} tickets have run out. {spent} gone, {left} to go. {wage!Hours on a course count as work|You are paid for sitting in the course~Courses are in your own time and unpaid|Hours on a course are not paid}. {night!Nights are taught too, at five in the morning|The night men get a course of their own~Nights are not catered for yet|There is nothing for the night men}.
%courses 2..4 sentence
Booked are
{courses.what=fire marshal|tail lift|first aid refresher|ADR} on {courses.on} ({courses.seats} seats)
%%
All of them with {provider}, tested by {assessor}, in {room=the canteen|Portakabin 2|the Railway Inn|Room 1}. In the house {trainer} teaches, next on {next}. The client's people come on {audit}.
{manager} || {hr}
~ Union side: {rep}. Old sheets kept {:number:3..6} years. Printed {:date}. First aid box {:company}. {:phone}

== en river_survey_sample_sheet
q agency company:Rivers Trust {}/{} Environment Agency/{} Freshwater Institute; agency, survey_by
q leader person; survey_leader, field_leader
q recorder person; recorder, sheet_filled_by
q analyst person; analyst, identified_by
q owner person; landowner, access_from
q funder company:{} Water/{} Foundation; funder, commissioned_by
q lab company:{} Laboratories/{} Analytical; laboratory, samples_to
q river phrase; river, watercourse
q site phrase; site, reach
q grid id:@@ #### ####; grid_reference, location
q code id:RS-####; survey_code, site_code
q day date; sampled_on, field_day
q sent date; samples_sent, dispatched
q reported date; results_reported, reported_on
q again date; repeat_survey, next_visit
q began time; started, from
q width unit:m 2..40; channel_width, width
q deep unit:cm 8..120; depth, water_depth
q temp unit:°C 3..22; water_temperature, temperature
q ph id:#.#; ph, acidity
q oxygen percent; dissolved_oxygen, oxygen
q score number:20..180; biotic_score, bmwp
q rain flag; rain_before, recent_rain; whether it had rained the day before
q cattle flag; cattle_access, livestock_in_water; whether cattle get to the water
a flow phrase; discharge, flow
a boat phrase; boat, craft
a permit id:P####; permit_number, licence
a cost money:90..4000; cost, budget
l taxa; species, animals, catch
c taxa.net phrase; sample, net
c taxa.family phrase; family, taxon
c taxa.count number:1..400; count, number_found
c taxa.stage phrase; life_stage, stage
c taxa.vial id:V##; vial, tube
c taxa.score number:1..10; score, points
c taxa.by person; checked_by, identified_by
c taxa.size unit:mm 1..40; length, size
---
{agency} || {code}
# {river=Skell|Teme|Upper Wharfe|Alwin|Afon Taf} at {site=Mill weir|Long Bridge|the gravel pit|Scar foot}
= When: {day}, {began}
= Where: {grid}
= Across: {width}
= Down: {deep}
= T: {temp}
= pH: {ph}
= O2: {oxygen}
{rain!It had poured the day before and the water was brown|Rain overnight had lifted the level~No rain had fallen for days|It had been dry}. {cattle!Cattle stand in it by the ford|Beasts come down to drink~It is fenced on either side|No stock can reach the water}. {leader} led; we thank {owner} for letting us through.
%taxa 5..12
Family | N | Stage | Tube | Pts | Det.
/ {taxa.net=Kick 1|Kick 2|Sweep|Stone search}
{taxa.family=Baetidae|Gammaridae|Heptageniidae|Chironomidae|Leuctridae|Hydropsychidae|Lymnaeidae} | {taxa.count} | {taxa.stage=larva|nymph|adult|case} | {taxa.vial} | {taxa.score} | {taxa.by}
{taxa.size=}
%%
The whole comes to {score}. Tubes went to {lab} on {sent}, and we heard on {reported}. We shall be back on {again}. Paid for by {funder}.
{recorder} || det. {analyst}
~ Meter set {:date}. Waders {:company}. Anglers' club: {:person}, {:phone}. Parking until {:time}. Map sheet {:number:80..199}
`
