/** Pages in English that hold several lists beside single facts: cards, entries, minutes, timetables, lists in sentences and below headings. */
export const englishListPapers = `
== en ferry_timetable_leaflet
q line company:{} Ferries/{} Sea Link/{} Island Lines; operator, carrier, run_by; who runs the boats
q ship phrase; vessel_on_route, boat_name
q from city; home_pier, mainland_port; where the boats start
q to city; island_pier, far_port; where the boats go
q valid_from date; timetable_starts, effective; first day of these times
q valid_to date; timetable_ends, runs_until; last day of these times
q crossing unit:min 15..120; sailing_time, passage_length; how long one is on the water
q desk phone; booking_phone, reservations
q manager person; port_manager, complaints_to; who answers complaints
q foot money:3..30; foot_passenger_fare, adult_single
q car money:20..120; car_fare, vehicle_single
q close unit:min 5..45; check_in_closes, latest_arrival_before; how long before leaving the gate shuts
q bikes flag; bicycles_free, bike_free; whether a bicycle costs nothing
q winter flag; winter_service, runs_all_year; whether boats go in the cold months as well
q dock_date date; refit_date, vessel_off_from; day from which the ship is away for repairs
a captain person; master, skipper
a season_ticket money:50..900; season_ticket, annual_pass
a capacity number:40..900; passenger_capacity, max_passengers
a bus company; connecting_bus_operator, bus_company
l sailings; departures, crossings, timetable; when boats go
c sailings.days phrase; operating_days, weekday_group
c sailings.out time; leaves_mainland, outward_departure
c sailings.there time; arrives_island, outward_arrival
c sailings.back time; leaves_island, return_departure
c sailings.home time; arrives_mainland, return_arrival
c sailings.note short; remark, footnote_sign
c sailings.freight phrase; freight_only, cargo
l stops; calls, piers, halts; where it calls on the way
c stops.pier city; pier, stop_name
c stops.mins number:5..50; minutes_after_departure, offset
---
# {line}
^ {from} – {to} and back, m.v. {ship=Isle of Stroma|Guillemot|Lady Jean|Saint Ninian}
Good from {valid_from} to {valid_to}
%sailings 6..12
Pier d | a | Isle d | a | *
/ {sailings.days=Mondays to Fridays|Saturdays|Sundays|School holidays}
{sailings.out} | {sailings.there} | {sailings.back} | {sailings.home} | {sailings.note=a|b|–|F|x}
{sailings.freight=}
%%
~ a not in fog. b by request, ring before. F carries fuel, no passengers. x from {:date} only
%stops 2..4 sentence
On the way she calls at
{stops.pier} (after {stops.mins} minutes)
%%
You are about {crossing} on the water; the gate shuts {close} before. {winter!Boats go right through the winter|There is a boat in January too~From November the boats are laid up|No boats in the cold months}. From {dock_date} she goes into dock and a smaller boat takes over.
= On foot: {foot}
= Car and driver: {car}
= Dog: {:money:1..6}
{bikes!Wheel your bicycle on at no charge|Bicycles ride for nothing~A bicycle pays half of what you pay|Bicycles need a ticket as well}. Bookings {desk}.
~ Grumbles to {manager}, {:street}. Printed {:date}, copies {:number:2000..9000}. Lifejackets by {:company}.

== en band_tour_production_sheet
q promoter company:{} Live/{} Concerts/{} Presents; concert_promoter, show_put_on_by
q act phrase; artist, band, headliner
q support phrase; support_act, opening_band
q hall phrase; venue, house
q day date; show_date, concert_day
q tour_manager person; tour_manager, band_contact; who leads the travelling party
q stage person; stage_manager, stage_boss
q sound person; front_of_house_engineer, foh
q lights person; lighting_designer, ld
q rep person; promoter_rep, local_contact; who is there for the promoter
q rep_phone phone; local_contact_phone, rep_mobile
q doors time; doors_open, audience_in
q curfew time; curfew, hard_stop
q fee money:900..40000; guarantee, artist_fee
q sold number:90..2000; tickets_sold, advance_sales
q merch percent; merchandise_commission, venue_cut; share of the shirts that the house keeps
q power unit:A 32..400; power_supply, amps
q vegan number:1..9; vegan_meals, plant_based_catering
q barrier flag; crowd_barrier, barricade; whether a barrier stands before the stage
a hotel company; hotel, accommodation
a settled money:900..40000; settlement_amount, paid_out
a next_show city; next_city, next_stop
a security company; security_firm, guards_from
a agent person; booking_agent, agent
l calls; schedule, running_order, day_sheet; what happens when
c calls.at time; time, from
c calls.what phrase; activity, item
c calls.who person; responsible, led_by
c calls.where phrase; location, spot
c calls.mins number:10..120; duration, minutes
l party; touring_party, crew, travellers; who travels along
c party.name person; person, full_name
c party.job phrase; function, role
c party.room id:###; hotel_room, room_no
c party.diet phrase; dietary_need, food
---
{promoter} || Day sheet
# {act=The Cold Frames|Ada Quill|Harbour Dogs|Nine Mile Choir} + {support=Tin Parade|Lowland|Miss Ferrous}
^ {hall=The Assembly|Pavilion Theatre|Barrowland 2|Town Hall, big room}, {day}
= TM: {tour_manager}
= Stage: {stage}
= FOH: {sound}
= LX: {lights}
= For us: {rep}, {rep_phone}
%calls 6..11
At | What | With | Where | '
{calls.at} | {calls.what=Load in|Line check|Sound check|Dinner|Support on|Changeover|Headline on|Load out|Interview} | {calls.who} | {calls.where=dock|stage|upstairs|monitor world|foyer} | {calls.mins}
%%
Audience in at {doors}. Nothing may be heard after {curfew}. {barrier!The rail goes in before noon|We build a rail along the front~No rail in front of the stage|The crowd stands right up at the stage}. Power {power} three phase, stage left.
+++
## Who travels
%party 4..8 cards
{party.name}
Does: {party.job=drums|bass|monitors|shirts|guitars tech|keys|driver}
Eats: {party.diet=anything|no nuts|vegan|no pork}
{party.room=}
%%
+++
## Money
Guaranteed {fee}. In advance {sold} gone. The house takes {merch} of shirts. Kitchen: {vegan} without anything from animals, {:number:8..20} with.
~ Doctor on call {:phone}. Noise limit set on {:date} by {:company:{} Council}. Runner: {:first}.

== en exam_candidate_timetable
q school company:{} Academy/{} Sixth Form College/{} High School; centre, institution, exam_centre
q centre_no id:#####; centre_number, site_code
q pupil person; candidate, student, entered_person
q cand_no id:####; candidate_number, index_number
q uci id:#############@; unique_identifier, learner_id
q tutor person; form_tutor, class_teacher
q officer person; exams_officer, examinations_contact
q extra percent; extra_time, additional_time
q reader flag; reader_provided, reading_help; whether somebody reads the questions aloud
q laptop flag; word_processor, types_answers; whether answers may be typed
q clash phrase; clash_arrangement, supervised_break
q printed date; printed_on, run_date
q results date; results_day, grades_available
q appeal date; review_deadline, remark_until; last day to ask for marks to be looked at again
q season phrase; exam_series, session
a fee money:20..300; entry_fee, exam_fees
a parent person; guardian, parent_name
a birth date; date_of_birth, dob
a university company; chosen_university, offer_holder
l papers; exams, sittings, entries; which exams are sat
c papers.day date; date, sat_on
c papers.slot phrase; session, am_or_pm
c papers.starts time; start, begins
c papers.code id:####/#@; paper_code, component
c papers.subject phrase; subject, title
c papers.mins number:45..180; duration, minutes
c papers.room phrase; venue, room
c papers.seat id:@##; seat, desk
c papers.board phrase; awarding_body, board
c papers.invig person; invigilator, supervisor
---
{school}, centre {centre_no} || {season=Summer series|January resits|November series}
# {pupil}
= Cand.: {cand_no}
= UCI: {uci}
= Tutor: {tutor}
%papers 5..10
Half | Starts | Paper / subject | Mins | Room, seat
/ {papers.day}
{papers.slot=AM|PM|eve} | {papers.starts} | {papers.code}¶{papers.subject=Chemistry 2|French listening|Further maths|History: Tudors|Music appraising|English language|Geography fieldwork} ({papers.board=AQR|Northern|OCX}) | {papers.mins} | {papers.room=Sports hall|Gym|B12|Library annexe}, {papers.seat}
{papers.invig=}
%%
Add {extra} to every length above. {reader!Somebody will sit with you and read the paper out|A reader is booked for you~Nobody will read the paper to you|You read the paper yourself}. {laptop!You may type in room L3|Answers may be typed~Answers are written by hand|No typing}. Where two fall together: {clash=you stay with Mr Lowe over lunch|second one at two|kept apart in the library}.
Grades may be fetched on {results} from {:time}. If you want a paper looked at again, ask not later than {appeal}.
~ Run {printed}. Exams office: {officer}, ext. {:id:###}. Phones off. Lockers by {:company}. Bus at {:time}.

== en regatta_results_sheet
q club company:{} Sailing Club/Royal {} Yacht Club/{} Boat Club; organising_authority, host_club
q cup phrase; trophy, event_name
q day date; race_day, sailed_on
q officer person; race_officer, principal_race_officer
q protest person; protest_committee_chair, jury_chair
q boat person; safety_boat_helm, rescue_driver; who drove the rescue boat
q donor company:{} Chandlery/{} Sails/{} Marine; prize_sponsor, prizes_given_by
q wind phrase; wind_direction, wind_from
q knots unit:kn 4..28; wind_strength, wind_speed
q first_gun time; warning_signal, first_start
q shortened flag; course_shortened, shortened; whether the course was cut
q discards number:1..2; discards_allowed, races_dropped
q entries number:9..80; boats_entered, entry_count
q protest_until time; protest_time_limit, protests_until
q prizegiving time; prizegiving_at, ceremony
q handicap phrase; handicap_system, rating_rule
a fee money:9..60; entry_fee, cost
a measurer person; class_measurer, measured_by
a tide time; high_water, tide_time
a next date; next_race, following_event
l boats; results, finishers, crews; how they came in
c boats.rank id:#; position, place
c boats.sail id:@@@ ####; sail_number, number
c boats.name phrase; boat_name, yacht
c boats.helm person; helm, steered_by
c boats.crew person; crew, second_hand
c boats.class phrase; class, type
c boats.elapsed id:1:##:##; elapsed_time, time_taken
c boats.points id:##.#; points, score
c boats.home company:{} SC/{} YC; home_club, sails_for
l penalties; protests, disqualifications; who was punished
c penalties.sail id:@@@ ####; sail_number, boat
c penalties.rule id:RRS ##; rule, rule_broken
c penalties.sign phrase; abbreviation, score_code
---
^ {club}
# {cup=Harbour Bowl|Commodore's Tankard|Frostbite Series, day 3|Nore Race}
{day} || {wind=NW|SSW|E, backing|W} {knots}
First gun {first_gun}. {entries} came to the line under {handicap=PY|IRC|club numbers|NHC}. {shortened!S was flown at the second mark|The course was cut for want of wind~All legs were sailed|The full course was sailed}. {discards} to drop.
%boats 5..12
 | Sail | Boat / class | Helm / crew | h:m:s | Pts
{boats.rank} | {boats.sail} | {boats.name=Skua|Second Wind|Mrs Beeton|Gull|Ripple|Overdraft|Teal}¶{boats.class=Laser|Solo|Albacore|Wayfarer|Squib} | {boats.helm}¶{boats.crew} | {boats.elapsed} | {boats.points}
{boats.home=}
%%
%penalties 2..4 sentence
Punished:
{penalties.sign=DSQ|OCS|DNF|RET} {penalties.sail}, {penalties.rule}
%%
+++
= Race officer: {officer}
= Protests heard by: {protest}
= Rescue: {boat}
Protests until {protest_until}. Silver handed out at {prizegiving}; glasses given by {donor}.
~ Board taken down {:date}. Galley: {:person}. Results typed by {:first}, corrected at {:time}. Berths {:phone}.

== en change_advisory_board_minutes
q firm company:{} Bank/{} Airways/{} Health Group; organisation, company, it_owner
q chair person; change_manager, meeting_led_by
q minutes person; minute_taker, noted_by
q absent_member person; sent_apologies, excused; who could not come
q stand_in person; deputy, sat_in_for; who came for the absent one
q met date; meeting_date, session_on
q number id:CAB-###; session_number, meeting_id
q next date; next_meeting, next_session
q freeze_from date; freeze_starts, lockdown_from; first day on which nothing may be changed
q freeze_to date; freeze_ends, lockdown_until
q failed id:CHG######; failed_change, rolled_back_change; number of the one that went wrong
q cause phrase; root_cause, why_failed
q outage unit:min 4..240; downtime, outage_length
q total number:9..90; changes_since_last, change_count
q success percent; success_rate, successful_share
q emergency flag; emergency_change, urgent_change; whether something went in outside the rules
a budget money:900..90000; change_budget, cost
a vendor company; software_vendor, supplier
a auditor company; auditor, audit_firm
a room phrase; meeting_room, dial_in
l changes; requests, rfcs, approvals; what was laid before the meeting
c changes.id id:CHG######; change_number, rfc
c changes.system phrase; service, configuration_item
c changes.what phrase; summary, description
c changes.owner person; requester, implementer
c changes.start date; window_date, scheduled_for
c changes.from time; window_opens, start_time
c changes.to time; window_closes, end_time
c changes.risk choice:low/medium/high; risk, impact
c changes.verdict phrase; decision, outcome
c changes.tester person; tested_by, tester
l actions; todos, follow_ups
c actions.who person; owner, assigned_to
c actions.todo phrase; action, task
c actions.due date; due, by
---
{firm} · {number}
# Change meeting, {met}
Chair {chair}; notes {minutes}; {stand_in} for {absent_member}; also {:person}, {:person}
Since we last met {total} went in, {success} of them clean. {emergency!One was pushed through at night without the usual papers|An urgent fix was let in by telephone~Nothing was let in outside the rules|No urgent ones this time}. {failed} had to be taken out again after {outage}: {cause=full disk on the standby|wrong certificate|script ran twice|firewall rule missing}.
%changes 4..8
Ref | CI | Text | By | On | Win | R | 
{changes.id} | {changes.system=Mail relay|Core switch 2|Payroll DB|Web front|Print queue|SAN B} | {changes.what=patch level|swap of cards|index rebuild|new certificate|move to VM|quota} | {changes.owner} | {changes.start} | {changes.from}–{changes.to} | {changes.risk} | {changes.verdict=agreed|sent back|agreed, with watch|withdrawn}
{changes.tester=}
%%
Nothing moves between {freeze_from} and {freeze_to} because of the year end.
%actions 3..6 lines
{actions.who}: {actions.todo=write up the cause|ask the vendor for a fix|update the diagram|train the night shift|check the backups} – {actions.due}
%%
We sit again on {next}.
~ Template v{:number:2..9} of {:date}. Records kept in {:=the portal|the share|the tool}. Process owner {:person}, {:phone}.

== en crew_list_immigration
q ship phrase; vessel_name, ship
q call id:@@@@#; call_sign, radio_sign
q flag_state country; ship_nationality, registered_under
q master person; captain, in_command
q agent company:{} Shipping Agency/{} Port Services; port_agent, local_agent
q agent_person person; boarding_clerk, agent_contact
q port city; port_reported_to, arrival_or_departure_port
q last_port city; arrived_from, previous_call
q day date; arrival_date, came_in_on
q sign_date date; signed_on, declared_on
q way choice:arrival/departure; direction, list_is_for; whether the list is for coming in or going out
q total number:8..30; number_of_crew, souls
q stowaways flag; stowaways_found, hidden_persons; whether hidden persons were found
q officer person; immigration_officer, cleared_by
q shore flag; shore_leave_granted, may_go_ashore; whether they may go ashore
a owner company; shipowner, owner
a next_port city; next_port, bound_for
a cargo phrase; cargo, loaded_with
a tonnage number:900..90000; gross_tonnage, gt
a doctor person; ship_doctor, medical_officer
l crew; seafarers, crew_members, persons; who is aboard
c crew.no id:##; number, sequence
c crew.last last; family_name, surname
c crew.first first; given_names, forename
c crew.rank phrase; rank, rating
c crew.nation country; nationality, citizen_of
c crew.born date; date_of_birth, birth
c crew.place city; place_of_birth, birthplace
c crew.book id:@#######; seamans_book, identity_document
c crew.joined date; signed_on_ship, embarked
c crew.expiry date; passport_expiry, document_expiry
---
IMO CREW LIST || Page 1 of {:number:1..2}
{way?☒ Arrival  ☐ Departure~☐ Arrival  ☒ Departure}
= 1. Name of ship: {ship=Corvus J|Eastern Hope|Mekong Pearl|Tramontana|Fjordbulk}
= 1.3 Call sign: {call}
= 2. Port: {port}
= 3. Date: {day}
= 4. Flag: {flag_state}
= 5. Last called at: {last_port}
%crew 6..12
6. | 7. Family name | Given | 8. Rank | 9. Nat. | 10. Born | in | 11. Doc.
{crew.no} | {crew.last} | {crew.first} | {crew.rank=Ch. Off.|2/E|AB|OS|Bosun|Cook|Oiler|ETO|Fitter} | {crew.nation} | {crew.born} | {crew.place} | {crew.book}
{crew.joined=}{crew.expiry=}
%%
12. {master}, {sign_date} || Souls: {total}
+++
For official use
{stowaways!Two persons without papers were found in hold 3|A search brought a hidden person to light~A search found nobody hidden|No hidden persons}. {shore!Leave ashore is given until midnight|They may go ashore~Nobody may leave the ship|Leave ashore refused}. {officer}
~ Agents: {agent}, {agent_person}, {:phone}. Pilot {:person} at {:time}. Form of {:date}.

== en royalty_statement_author
q house company:{} Books/{} Press/{} & {} Publishers; publisher, royalty_paid_by
q writer person; author, royalty_recipient
q agency company:{} Literary Agency/{} Associates; literary_agent, payment_goes_to
q clerk person; royalties_manager, statement_prepared_by
q account id:R####; account_number, payee_code
q from date; period_start, sales_from
q to date; period_end, sales_until
q sent date; statement_date, issued
q pay_on date; payment_due, money_sent_on; day the money is to go out
q earned money:90..9000; total_earnings, royalties_earned
q advance money:500..20000; unearned_advance, still_to_be_earned
q reserve money:10..900; returns_reserve, held_for_returns
q payable money:10..4000; net_payable, to_be_paid
q rights money:10..4000; subsidiary_income, foreign_rights_share
q rights_buyer company:Editions {}/{} Verlag/{} Editores; foreign_publisher, licensee
q audit flag; audit_right, books_open; whether the writer may have the books looked at
q vat flag; vat_applies, tax_added; whether tax is put on top
a editor person; editor, commissioning_editor
a iban iban; bank_account, paid_to
a contract date; contract_date, agreement_signed
a next_book date; delivery_of_next_manuscript, manuscript_due
l titles; books, editions, sales; what was sold
c titles.isbn id:978-#-###-#####-#; isbn, ean
c titles.name phrase; title, book
c titles.form phrase; format, binding
c titles.home number:10..4000; home_sales, copies_home
c titles.abroad number:1..900; export_sales, copies_export
c titles.back number:1..300; returns, copies_returned
c titles.rate percent; royalty_rate, percentage
c titles.sum money:4..4000; amount_earned, royalty
c titles.price money:5..40; list_price, cover_price
---
{house} · Royalties || Account {account}
{writer}
c/o {agency}, {:street}, {:city}
# Sales from {from} to {to}
%titles 4..9
ISBN | Title / form | H | X | Ret. | % | £
{titles.isbn} | {titles.name=The Lamp Trimmer|Salt Pans|Uncle Ferdinand|How Hedges Work|Cold Harbour|A Year of Soup}¶{titles.form=hb|pb|e-book|audio} | {titles.home} | {titles.abroad} | {titles.back} | {titles.rate} | {titles.sum}
{titles.price=}
%%
~ H: sold here. X: sold abroad. Ret.: came back from shops
= Earned in the period: {earned}
= From abroad: {rights}, by {rights_buyer}
= Kept against books that may come back: {reserve}
= Of the advance not yet covered: {advance}
= To you: {payable}
This goes out on {pay_on} to your agents. {vat!Tax is added on top since you are registered|We add the tax to the sum~No tax is added|You are not registered, so nothing is added for tax}. {audit!Once a year an accountant of yours may look through our books|You may send your accountant to us~Our books are not open to inspection|The agreement gives no right to look at our books}.
> {sent}
> {clerk}
~ Warehouse: {:company}. Queries {:phone} before {:date}. Registered {:id:########}. Chair: {:person}

== en clinic_letter_cardiology
q hospital company:{} Heart Centre/{} Infirmary/{} University Hospital; clinic, hospital_name
q consultant person; cardiologist, head_of_clinic; under whose name the clinic runs
q writer person; dictated_by, letter_author; doctor who saw the patient and writes
q gp person; family_doctor, addressed_to
q surgery company:{} Surgery/{} Medical Practice; gp_practice, addressed_practice
q patient person; subject, seen_person
q born date; date_of_birth, dob
q nhs id:### ### ####; nhs_number, patient_id
q seen date; clinic_date, appointment_on
q typed date; letter_date, typed_on
q scan date; echo_date, echocardiogram_on
q review date; next_clinic_date, follow_up
q systolic number:100..190; systolic_pressure, upper_bp
q diastolic number:55..110; diastolic_pressure, lower_bp
q pulse number:44..120; heart_rate, beats_per_minute
q weight unit:kg 48..130; body_weight, mass
q ef percent; ejection_fraction, lvef
q smoker flag; smokes, tobacco; whether the patient smokes
q drive flag; fit_to_drive, may_drive; whether driving is allowed
q nurse person; specialist_nurse, heart_failure_nurse
q nurse_phone phone; nurse_phone, advice_line
a surgeon person; cardiac_surgeon, operation_by
a admission date; admitted_on, hospital_admission
a next_of_kin person; next_of_kin, relative
a height unit:cm 148..198; height, body_height
a cholesterol unit:mmol/l 3..8; cholesterol, lipids
l problems; diagnoses, conditions; what the patient has
c problems.what phrase; diagnosis, condition
c problems.since year:201#; since, diagnosed_in
l drugs; medication, tablets, prescriptions; what the patient takes
c drugs.name phrase; drug, medicine
c drugs.dose phrase; strength, dose
c drugs.how phrase; frequency, when_taken
c drugs.change phrase; change, action
c drugs.by person; started_by, prescriber
---
{hospital} || {typed}
Cardiology, Consultant {consultant} || Our ref {:id:@@/######}
{gp}, {surgery}, {:street}, {:city}
Re: {patient}, {born}, {nhs}
%problems 2..5 lines
{problems.what=Atrial fibrillation|Hypertension|Mild mitral regurgitation|Type 2 diabetes|Previous inferior infarct}, {problems.since}
%%
Dear doctor,
I saw this pleasant patient on {seen}. {smoker!The cigarettes have not been given up|Still gets through ten a day~Never smoked|Gave up years ago and has kept to it}. Pressure {systolic}/{diastolic}, pulse {pulse}, {weight} on our scales. The echo of {scan} shows an ejection fraction of {ef}.
Tablets after today
%drugs 4..9
 | | | 
{drugs.name=bisoprolol|ramipril|apixaban|furosemide|atorvastatin|metformin|spironolactone} | {drugs.dose=2.5 mg|5 mg|40 mg|500 mg|20 mg} | {drugs.how=mornings|at night|twice a day|with food} | {drugs.change=same|new|doubled|halved|stop in a month}
{drugs.by=}
%%
{drive!There is no objection to driving|The licence need not be given up~No driving until I have seen the monitor|The wheel must be left alone for now}. {nurse}, our specialist nurse, will ring within {:number:7..21} days and answers {nurse_phone}. I have asked for another visit on {review}.
> {writer}
~ Clinic of {consultant}, with {:person} and {:person}. Secretary {:first}, {:phone}. Not signed to avoid delay. Chief executive {:person}.

== en fleet_fuel_card_statement
q issuer company:{} Fuel Cards/{} Energy Retail/{} Oil; card_company, billed_by
q client company:{} Couriers/{} Plumbing/{} Taxis; customer, account_holder
q contact person; fleet_contact, attention_of; person at the customer to whom it goes
q manager person; account_manager, looked_after_by
q account id:FC######; account_number, customer_number
q bill id:S-#######; statement_number, document_number
q from date; period_start, transactions_from
q to date; period_end, transactions_to
q date date; statement_date, issued_on
q debit_day date; direct_debit_date, collected_on; day the sum is taken
q iban iban; debited_account, taken_from_account
q net money:90..9000; net_total, sum_before_tax
q vat money:20..2000; tax_total, vat
q gross money:100..9900; amount_collected, total_with_tax
q litres unit:l 90..4000; total_volume, fuel_total
q limit money:500..20000; credit_limit, account_limit
q blocked id:#### ## ##; blocked_card, stopped_card
q discount percent; discount_per_litre, rebate
q suspicious flag; unusual_use, misuse_suspected; whether something looks odd
a driver_phone phone; driver_phone, mobile
a co2 unit:kg 90..9000; co2, emissions
a last_payment date; last_payment_received, previous_payment
a contract_end date; contract_end, agreement_expires
l fills; transactions, refuellings, purchases; every time a card was used
c fills.card id:#### ## ##; card_number, card
c fills.plate id:@@## @@@; registration, vehicle
c fills.driver person; driver, used_by
c fills.day date; date, on
c fills.at time; time, hour
c fills.place city; site, station
c fills.what phrase; product, fuel
c fills.l unit:l 10..90; quantity, volume
c fills.sum money:12..160; amount, cost
c fills.miles number:9000..99000; odometer, mileage
---
{issuer} || {date}
Statement {bill} || Account {account}
{client}, attn. {contact}
# Use of cards {from} – {to}
%fills 5..12
Card | On | At | Site | Type | Qty | Value
/ {fills.plate}, {fills.driver}
{fills.card} | {fills.day} | {fills.at} | {fills.place} | {fills.what=Diesel|Unleaded|AdBlue|Wash|Oil} | {fills.l} | {fills.sum}
{fills.miles=}
%%
= Volume: {litres}
= Goods: {net}
= VAT: {vat}
= We will take: {gross}
= On: {debit_day}
= From: {iban}
= Your ceiling: {limit}
Rebate worked in at {discount}. Card {blocked} is stopped at your wish. {suspicious!Two fills within ten minutes should be looked into|Please check the fill made far from any round~Nothing in the pattern is out of the ordinary|Our checks found nothing odd}.
~ Your account manager is {manager}, {:phone}. Lost cards at night {:phone}. Prices as on {:date}. Sites run by {:company} do not give points.

== en estate_agent_viewing_log
q agency company:{} & {} Estate Agents/{} Homes/{} Property; agents, selling_agent, firm
q negotiator person; handled_by, sales_negotiator; who sells the house for the firm
q branch person; branch_manager, office_head
q seller person; vendor, owner
q home address; property, for_sale_address
q asking money:90000..900000; asking_price, guide
q reduced_from money:90000..990000; previous_price, price_before
q listed date; on_market_since, first_advertised
q report date; report_date, written_on
q commission percent; agents_fee, commission
q viewings number:3..40; viewings_total, people_through
q clicks number:90..9000; online_views, clicks
q best money:80000..890000; highest_offer, best_bid
q bidder person; best_bidder, highest_offeror
q bidder_chain flag; bidder_in_chain, must_sell_first; whether the highest bidder must sell first
q key_holder phrase; keys_with, key_location
q solicitor company:{} Law/{} & {} Solicitors; sellers_solicitor, vendor_lawyer
q board flag; for_sale_board, sign_outside; whether a sign stands outside
a completion date; completion_date, moving_in
a tax_band short; council_tax_band, band
a surveyor company; surveyor, survey_by
a lender company; buyers_lender, mortgage_from
a sold_for money:90000..900000; sale_price, price_achieved
l visits; viewings, appointments; who came to look
c visits.day date; date, on
c visits.at time; time, hour
c visits.who person; viewer, applicant
c visits.with person; accompanied_by, shown_by
c visits.stage phrase; buying_position, circumstances
c visits.said phrase; feedback, opinion
c visits.offer money:90000..800000; offer, bid
c visits.phone phone; viewer_phone, mobile
---
{agency} || {report}
{seller}
{home}
# What has happened so far
On the market since {listed}, first at {reduced_from} and now at {asking}. {clicks} have opened the page and {viewings} have been through the door. {board!Our sign is up by the gate|A sign stands in the hedge~As you wished there is no sign outside|No sign has been put up}.
%visits 5..10
When | Who | With | Stage | Said
{visits.day}¶{visits.at} | {visits.who} | {visits.with} | {visits.stage=first buyer|sold, chain of two|cash|letting|house not yet up} | {visits.said=loved the kitchen|garden too small|road noise|wants to come again|too dear|stairs steep}
{visits.offer=}{visits.phone=}
%%
The best so far is {best} from {bidder}. {bidder_chain!Their own house has to go first|They have yet to find a buyer for theirs~They have nothing to sell|They are in rented rooms and free to move}.
+++
Our fee stays at {commission} plus tax. Keys: {key_holder=in our safe|with the neighbour at 14|under your care}. If it comes to a deal, papers go to {solicitor}.
> {negotiator}
~ {branch} runs this office, open until {:time}. Redress through {:company}. Photographs taken {:date} by {:person}. {:phone}

== en bee_inspector_report
q office company:{} Bee Unit/Plant and Bee Health {}; inspectorate, issued_by
q inspector person; bee_inspector, looked_through_by
q keeper person; beekeeper, hives_owned_by
q assoc company:{} Beekeepers/{} Honey Society; association, member_of
q helper person; assistant, held_smoker; who helped with the smoker
q apiary phrase; apiary_site, stand
q grid id:@@ ### ###; grid_reference, location_code
q visit date; inspection_date, visited
q again date; revisit_date, second_visit
q lab date; sample_result_due, lab_answer_by
q notice id:SN-####; standstill_notice, order_number
q colonies number:2..60; colonies_kept, hives_total
q foul flag; foulbrood_confirmed, notifiable_disease; whether foul brood is certain
q moved flag; moved_recently, migratory; whether the hives were moved lately
q treatment phrase; varroa_treatment, mite_treatment
q honey unit:kg 9..900; honey_harvested, crop
q neighbour person; adjacent_beekeeper, nearby_keeper; who keeps bees close by
a queen_breeder company; queen_supplier, queens_bought_from
a compensation money:20..900; compensation, insurance_paid
a burn date; destroyed_on, burning_date
a last_visit date; previous_inspection, last_seen
l hives; colonies, boxes, inspected_hives
c hives.no id:##; hive_number, box
c hives.queen year:201#; queen_year, marked_year
c hives.frames number:2..11; brood_frames, frames_of_brood
c hives.mites number:1..60; mite_count, mites_fallen
c hives.seen phrase; finding, observation
c hives.sample id:B/###; sample_id, specimen
c hives.temper phrase; temperament, mood
c hives.stores unit:kg 2..20; stores, food_left
---
{office}
Visit of {visit} || {notice}
= Keeper: {keeper}
= Belongs to: {assoc}
= Stand: {apiary=Long Meadow|Roof of the library|Behind the chapel|Orchard, lower end}
= Grid: {grid}
= Boxes: {colonies}
# Report
{inspector} went through every box, {helper} at the smoker.
%hives 4..12
Box | Q | Br. | Var. | Seen | Tube
{hives.no} | {hives.queen} | {hives.frames} | {hives.mites} | {hives.seen=chalk brood|sunken caps|all well|no eggs|drone layer|spotty brood} | {hives.sample}
{hives.temper=}{hives.stores=}
%%
{foul!The field kit was positive and no box may leave the place|Foul brood it is, the order above applies~Nothing that must be reported was found|There is no foul brood here}. {moved!They came back from the heather this month|The boxes stood elsewhere until lately~They have stood here for years|Nothing was brought in or out}. Against mites: {treatment=oxalic acid in winter|thymol strips|formic acid|drone brood cut out}. Crop {honey}.
Tubes go to the laboratory and we hear by {lab}; I shall be back on {again}. {neighbour}, whose boxes stand within three miles, has been told.
~ Field guide of {:date}. Suits by {:company}. Office hours {:time} to {:time}, {:phone}, ask for {:first}

== en restaurant_recipe_costing
q house company:The {} Kitchen/{} Brasserie/{} Catering; restaurant, kitchen_of
q dish phrase; dish_name, recipe_title
q chef person; recipe_by, head_chef
q costed person; costed_by, calculated_by; who worked out the cost
q date date; costing_date, prices_of; day on which prices were taken
q menu date; on_menu_from, launch
q portions number:4..40; yield, number_of_servings
q portion unit:g 120..480; portion_size, serving_weight
q cost money:1..9; cost_per_portion, food_cost_each
q price money:9..38; selling_price, menu_price
q margin percent; gross_margin, profit_share
q oven unit:°C 120..250; oven_temperature, bake_at
q hold unit:h 1..48; shelf_life, keep_for
q nuts flag; contains_nuts, nut_allergen; whether nuts are inside
q freeze flag; can_be_frozen, freezable; whether it may be frozen
q station phrase; station, section
q version number:2..12; version, revision
a calories number:200..1200; calories, kcal
a wine phrase; wine_pairing, goes_with
a waiter person; served_by, waiter
a prep_time unit:min 10..120; preparation_time, prep
l goods; ingredients, components, what_goes_in
c goods.name phrase; ingredient, item
c goods.qty unit:g 5..4000; gross_quantity, amount
c goods.waste percent; trim_loss, waste
c goods.from company:{} Produce/{} Dairy/{} Fish/{} Butchers; supplier, bought_from
c goods.unit_price money:1..40; price_per_kilo, unit_cost
c goods.cost money:1..30; line_cost, cost
c goods.code id:####; article_code, sku
l steps; method, instructions; how it is made
c steps.text phrase; step, instruction
c steps.mins number:2..90; minutes, takes
---
{house} || {dish=Smoked haddock pie|Braised shin, barley|Leek and walnut tart|Pumpkin dumplings|Lamb with anchovy} / v{version}
= Makes: {portions}
= On the plate: {portion}
= Section: {station=sauce|pass|pastry|larder}
= Oven: {oven}
%goods 5..12
 | g | Trim | From | /kg | £
{goods.name=haddock|potato|cream|leek|butter|walnut|flour|onion|stock|parsley} | {goods.qty} | {goods.waste} | {goods.from} | {goods.unit_price} | {goods.cost}
{goods.code=}
%%
%steps 3..6 lines
{#}. {steps.text=sweat the onion without colour|poach, lift and flake|reduce by half|line and chill|glaze and bake|rest under foil}, {steps.mins}'
%%
{nuts!Warn guests, there are nuts in it|Not for people who cannot eat nuts~No nuts go in|Free of nuts}. {freeze!Takes well to the freezer|May go into the freezer raw~Never put it in the freezer|It does not survive freezing}. Keeps {hold} in the walk-in.
= Costs us each: {cost}
= Goes out at: {price}
= Leaves: {margin}
On the card from {menu}. Recipe {chef}; sums {costed}, with prices of {date}.
~ Tasted by {:person} and {:person}. Scales checked {:date}. Orders before {:time}

== en dog_show_agility_results
q club company:{} Canine Club/{} Agility Society; organiser, show_society
q judge person; judge, judged_by
q manager person; show_manager, run_by
q secretary person; show_secretary, entries_to
q vet company:{} Vets/{} Veterinary Surgery; vet_on_call, on_call_practice
q day date; show_date, held
q closing date; entries_close, closing_date
q field phrase; showground, venue
q course unit:m 90..220; course_length, distance
q standard id:##; standard_course_time, sct_seconds; seconds within which the course must be run
q jumps number:12..22; obstacles, number_of_jumps
q surface choice:grass/sand/carpet; surface, ground
q sponsor company:{} Pet Foods/{} Feeds; rosettes_by, sponsor
q caution flag; dog_sent_home, excluded_dog; whether a dog had to leave
q licence id:KC/####; licence_number, permit
q clear number:1..30; clear_rounds, faultless
a prize money:5..200; prize_money, winnings
a fee money:4..20; entry_fee, cost_per_run
a spectators number:20..900; spectators, visitors
a next date; next_show, next_event
l runs; results, placings, dogs
c runs.height phrase; height_class, category
c runs.place id:#; place, rank
c runs.dog phrase; dog, called
c runs.breed phrase; breed, kind
c runs.handler person; handler, owner
c runs.faults id:#; faults, penalties
c runs.secs id:##.##; time, seconds
c runs.grade id:#; grade, level
c runs.chip id:############; microchip, chip
---
^ {club}
# Agility at {field=Low Farm|the county ground|Beech Park|the old airfield}, {day}
Licence {licence} || Judge {judge}
%runs 6..12
Pl | Dog | Breed | With | F | s
/ {runs.height=Large|Medium|Small|Micro}
{runs.place} | {runs.dog=Zip|Bess|Mouse|Fly|Toffee|Nell|Rook} | {runs.breed=collie|terrier|sheltie|cross|spaniel|poodle} | {runs.handler} | {runs.faults} | {runs.secs}
{runs.grade=}{runs.chip=}
%%
{jumps} pieces over {course}, to be done in {standard} seconds, on {surface?grass, cut the day before~sand, watered~carpet, indoors}. {clear} went round without fault. {caution!One dog was sent off for snapping|A dog had to leave the ground~All dogs behaved|Nobody had to be sent off}.
= Run by: {manager}
= Papers: {secretary}
= Called out if hurt: {vet}
Entries shut on {closing}. Rosettes from {sponsor}.
~ Scrimers: {:person}, {:person}. Timer lent by {:company}. Rings open {:time}. Camping until {:date}, {:phone}

== en bill_of_sale_boat
q seller person; vendor, sold_by
q seller_home address; vendor_address, sellers_home
q buyer person; purchaser, new_owner
q buyer_home address; purchaser_address, buyers_home
q broker company:{} Yachts/{} Boat Sales; brokerage, broker
q broker_man person; broker_contact, handled_by
q witness person; witness, witnessed_by
q boat phrase; yacht_name, boat_called
q maker company:{} Boats/{} Yards; builder, shipyard
q built year:198#; year_built, launched
q hull id:GB-@@@#####@###; hull_identification, hin
q register id:SSR ######; registry_number, ship_registration
q length unit:m 5..18; length_overall, loa
q engine id:@#####; engine_number, motor_serial
q price money:2000..90000; agreed_price, sum
q deposit money:200..9000; deposit_paid, part_paid
q balance_day date; balance_due, rest_payable_on
q surveyed date; survey_date, looked_at_by_surveyor
q signed date; signed_on, agreement_date
q handover date; handover, boat_taken_over
q vat flag; vat_paid_status, tax_paid; whether tax on her was once paid
q loan flag; mortgage_on_boat, encumbered; whether somebody has a claim on her
a surveyor person; marine_surveyor, surveyor_name
a insurer company; insured_with, insurer
a berth phrase; mooring, berth
a previous person; previous_owner, former_owner
a hours number:90..4000; engine_hours, running_hours
l gear; inventory, equipment, included_items
c gear.what phrase; item, equipment
c gear.maker company; brand, made_by
c gear.serial id:@@######; serial_number, sn
c gear.year year:201#; year, bought_in
c gear.state phrase; condition, state
c gear.due date; service_due, next_service
c gear.worth money:20..900; value, worth
---
# Agreement for sale of a boat
Between {seller}, {seller_home} || and {buyer}, {buyer_home}
through {broker} ({broker_man})
"{boat=Windflower|Sula|Marguerite|Kittiwake|Old Peter}", {length}, built {built} by {maker}
= HIN: {hull}
= Registry: {register}
= Engine: {engine}
1. She is sold for {price}. {deposit} has been handed to the brokers; the rest falls due on {balance_day}.
2. The purchaser had her looked at ashore on {surveyed} and takes her as she lies. Keys change hands on {handover}.
3. {loan!A finance house still has a claim on her, which is settled from the price|A loan secured on her is paid off first~Nobody has any claim on her|She is free of loans}. {vat!The receipt for the tax of her first sale goes with her|Tax on her was paid when new~No proof that tax was paid can be given|The tax position is not known}.
4. With her go
%gear 4..10
 | By | No. | Yr | State | Service
{gear.what=Liferaft|Outboard|Genoa|Radio|Plotter|Dinghy|Stove|EPIRB} | {gear.maker} | {gear.serial} | {gear.year} | {gear.state=good|worn|as new|untested} | {gear.due}
{gear.worth=}
%%
{signed} || In front of {witness}
~ Form {:id:YB-##} of {:date}. Brokers' account {:iban}. Yard manager {:person}, {:phone}. Disputes: {:company}
`
