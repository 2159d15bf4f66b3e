/** Papers with lists whose items have several parts, beside a head with people, days and numbers of the same form. */
export const listPapers = `
== en consultant_profile_sheet
q agency company:{} Interim Partners/{} & {} Executive Search/{} Talent Advisory; introduced_by, recruiter, intermediary; firm that puts the person forward
q candidate person; full_name, professional, consultant_name; whose career is shown
q client company:{} Foods plc/{} Chemicals/{} Water Group; prepared_for, hiring_company, recipient organisation; company that looks for somebody
q partner person; account_lead, relationship manager; who at the search firm looks after the mandate
q mandate id:M-####; search_ref, assignment number, reference; number of the search
q prepared date; issue_date, profile_date; day the sheet was drawn up
q free_from date; availability, can_start_on, earliest start; when the person could begin
q day_rate money:400..1400; rate, fee_per_day, cost; what a day costs
q home city; based_in, place of residence; where the person lives
q travels flag; willing_to_travel, mobility; whether the person will work away from home
q headline phrase; summary_title, profile_line; what the person is, in a few words
a date_of_birth date; born_on, birthday
a referee person; reference_contact, vouched_by; former superior who can be asked
a notice_period duration; notice, termination_period; how long the present employer must be told before
a last_salary money:50000..160000; current_pay, annual salary
a nationality country; citizenship, passport_country
l career; work_history, positions, employment; posts held so far
c career.employer company:{} Group/{} Brewery/{} Logistics/{} Dairies/{} Engineering; organisation, company, worked_at; for whom the person worked
c career.role phrase; position, job_title, function; what the person was there
c career.place city; location, town, workplace
c career.start date; from, begin_date, joined
c career.finish date; until, to_date, left
c career.deed phrase; achievement, what_was_done, contribution; what came of it
c career.boss person; line_manager, reported_to; superior in that post
l studies; education, training, qualifications; schools and courses
c studies.title phrase; degree, award, certificate
c studies.school company:University of {}/{} Polytechnic/{} Business School; institution, college, awarding_body
c studies.done year; graduation_year, year_awarded
---
{agency} || Search {mandate}
{:street}, {:city} || {prepared}

# {candidate}
{headline=Turnaround manager, process industries|Supply chain director|Plant manager with two start-ups behind her|Finance lead for difficult years|Interim head of operations}
Introduced in confidence to {client}. Lives in {home}. {travels!Weeks away from home are no difficulty|Has a bag packed and will go where the work is~Prefers to sleep at home and will not take a post away|Posts that mean nights away are out of the question}.
+++
## Where from
%career 2..5 lines
{career.employer}
{career.role=Operations director|Site manager|Head of procurement|Plant controller|Shift engineer|Planning manager}, {career.place}
{career.start} – {career.finish}
<There |Here |>{career.deed=cut the order backlog by a third|closed one warehouse and kept every customer|brought two bottling lines up in one summer|renegotiated the freight contracts|took the site through its first audit|merged three stores into one}.
{career.boss=}
%%
+++
## Learned
%studies 1..3 lines
{studies.title=BEng Chemical Engineering|MBA|Chartered accountant, final part|HND Mechanical|Diploma in purchasing|MSc Operations Research}, {studies.school}, {studies.done}
%%
+++
Could begin on {free_from}. Asks {day_rate} a day, expenses apart. Please speak to {partner} before you approach anybody, and not later than {:date}.
~ This sheet may not be passed on. {agency} is registered under {:id:########}.

== en vehicle_pool_cards
q depot company:{} Community Transport/{} Borough Fleet/{} Ambulance Trust; operator, fleet_owner, organisation; who runs the vehicles
q keeper person; fleet_manager, responsible, custodian; who looks after the vehicles
q compiled date; as_of, status_date; day the cards were written
q insurer company:{} Mutual/{} Motor Insurance/{} Fleet Cover; underwriter, insured_with
q policy id:FL-######; policy_number, cover_ref
q cover_ends date; insurance_expiry, insured_until; when the cover runs out
q garage company:{} Motors/{} Garage/{} & Sons Commercials; workshop, serviced_by, maintenance_provider; who repairs the vehicles
q yard phrase; parking_location, overnight_place; where the vehicles stand at night
q telematics flag; gps_fitted, tracking; whether the vehicles are followed by satellite
a fuel_card_supplier company; fuel_card_issuer, fuel_supplier
a purchase_date date; bought_on, acquisition_date
a total_mileage unit:miles 20000..400000; fleet_mileage, combined odometer
a inspector person; examined_by, tester; who examined the vehicles
l vehicles; fleet, cars, units; what stands in the pool
c vehicles.make phrase; model, type, manufacturer; what sort it is
c vehicles.plate id:@@## @@@; registration, reg_no, licence_plate
c vehicles.driver person; usual_driver, assigned_to, allocated; who mostly drives it
c vehicles.first date; first_registered, registration_date; when it first went on the road
c vehicles.mot date; test_due, next_inspection, mot_expiry; when it must be tested again
c vehicles.seats number:2..16; capacity, places, pax
c vehicles.mileage unit:miles 4000..120000; odometer, distance_run
c vehicles.colour phrase; paint, body_colour
c vehicles.vin id:@@@############; chassis_no, vin
---
# {depot}
## Pool vehicles, as they stood on {compiled}
%vehicles 2..5 lines
Vehicle {#}
Make: {vehicles.make=Tourneo Courier|Sprinter 316 high roof|Berlingo with ramp|Transit tail lift|Kangoo electric|Vivaro crew van}, {vehicles.colour=white|red and white|silver|dark blue|council green}
Reg: {vehicles.plate}, on the road since {vehicles.first}
Keys with {vehicles.driver}, seats {vehicles.seats}
Clock: {vehicles.mileage}. MOT runs out {vehicles.mot}
{vehicles.vin=}
%%
{:number:2..9} further vehicles are leased by the day and not shown here.
+++
= Looked after by: {keeper}
= Repairs: {garage}
= Cover: {insurer}, {policy}, to {cover_ends}
= At night: {yard=locked yard behind the depot|car park of the leisure centre|each driver's own drive|Unit 6, canal side|under the viaduct}
{telematics!Each one carries a box that reports where it is|All of them can be followed on the screen in the office~None of them carries a tracker|We do not follow them by satellite}.

== en cause_list_county_court
q court company:County Court at {}/{} Civil Justice Centre/{} Magistrates; tribunal, forum, hearing_body; court that sits
q judge person; presiding, sitting_judge, before_whom; who hears the cases
q day date; hearing_date, sitting_on; day of the sitting
q room phrase; courtroom, venue; where the hearings are
q clerk person; listing_officer, queries_to; who answers questions about the list
q enquiries phone; contact_phone, telephone
q list_no id:CL/####/##; reference, list_reference; number of the list
q published time; released_at, posted_time; when the list was put up
q private flag; closed_hearing, in_private; whether the public must stay outside
a next_sitting date; next_hearing_day, adjourned_to; when the court sits again
a interpreter person; interpreter, sworn_translator
a fee money:40..500; hearing_fee, court_fee
a usher person; court_usher, attendant
l cases; matters, hearings, docket; what is heard
c cases.at time; start, hearing_time, slot
c cases.number id:@##@@###; case_no, claim_number, file
c cases.claimant company:{} Housing Association/{} Finance/{} Builders Ltd/{} Leasing; plaintiff, applicant, brought_by; who brings the case
c cases.against person; defendant, respondent, sued; against whom it is brought
c cases.nature phrase; matter, type_of_hearing, subject; what it is about
c cases.counsel person; barrister, advocate, represented_by; who speaks for the claimant
c cases.estimate unit:min 10..90; length, time_estimate, expected_duration
c cases.value money:500..20000; amount_claimed, sum_in_dispute
---
^ {court}
# Daily cause list {list_no}
^ {day}
Before {judge}, sitting in {room=Court 3, second floor|the annexe, entrance from the yard|Court 1|the old council chamber|Hearing Room B}
{private!Members of the public will be asked to leave|The doors stay shut: nobody but the parties may come in~The public may sit at the back|Anybody may come and listen}.
%cases 3..7
Time | No. | Parties | Matter | For the claimant | Est.
{cases.at} | {cases.number} | {cases.claimant} v {cases.against} | {cases.nature=possession|small claim|application to set aside|disposal|allocation|stay of warrant|costs} | {cases.counsel} | {cases.estimate}
{cases.value=}
%%
~ Posted at {published}. {:number:2..6} matters in the name of {:company} were vacated and are not heard. Ask {clerk}[ on {enquiries}].

== en safety_tour_actions
q site company:{} Foundry/{} Packaging Works/{} Cold Stores; plant, location, workplace_owner; whose workplace was walked round
q leader person; toured_by, lead_auditor, author; who led the round
q rep person; worker_representative, accompanied_by, union_rep; who went along for the workforce
q walked date; tour_date, carried_out_on; day of the round
q next date; follow_up_date, next_round; when the round is repeated
q number id:ST-##/##; tour_no, report_id, reference
q area phrase; zone, part_of_site, scope; which part was walked
q stopped flag; work_stopped, operation_halted; whether something had to be shut down at once
q mood choice:good/mixed/poor; overall_rating, general_impression; how safe the place looked on the whole
a injured number:1..9; number_hurt, casualties
a external_auditor company; certification_body, outside_auditor
a last_tour date; previous_tour, last_round
a budget money:500..9000; approved_budget, funds
l actions; findings, observations, measures; what was found and what follows
c actions.seen phrase; finding, issue, observation; what was wrong
c actions.spot phrase; where, exact_location
c actions.todo phrase; measure, corrective_action, remedy; what is to be done
c actions.owner person; assigned_to, responsible, who; who must see to it
c actions.due date; deadline, by_when, target_date
c actions.risk choice:high/medium/low; severity, priority, risk_level
c actions.cost money:20..900; estimated_cost, price
---
{site}
# Safety tour {number}
We went round {area=the moulding hall|goods in and the ramp|bays 4 to 9|the boiler house and yard|the chill store} on {walked}: {leader} with {rep} for the shop floor. {mood?It was a pleasure, people work tidily and with care~Some corners are in order, others are not~We were alarmed by much of what we saw}. {stopped!One machine was switched off on the spot|We had a job halted there and then~Nothing had to be halted|No work was stopped}.
## What we noted
%actions 2..6 lines
{#}. {actions.seen=Guard tied open with wire|Pallets in front of the fire exit|Eyewash bottle out of date|Ladder with a split stile|Oil on the walkway|Extension lead through a puddle|Racking upright bent}, {actions.spot=line 2|by the east door|near the compactor|behind the oven|at the charging point|next to bay 7}
{actions.todo=replace and brief the shift|clear and mark the floor|order a new one|repair before use|put down matting|send for the rack engineer}
{actions.owner} – by {actions.due} – {actions.risk}
{actions.cost=}
%%
{:number:3..12} points from earlier are closed. We go round again on {next}.
> {leader}

== en chamber_concert_programme
q promoter company:{} Music Society/Friends of Music {}/{} Festival Trust; organiser, presented_by, host
q ensemble company:{} Quartet/{} Trio/{} Wind Ensemble; performers, group, artists; who plays
q place phrase; venue, hall, location; where it is played
q day date; concert_date, performance_day
q starts time; begin, start_time
q leader person; first_violin, artistic_leader; who leads the players
q turner person; page_turner, assistant; who turns the pages
q ticket money:8..40; admission, entry, price; what a seat costs
q sponsor company:{} Solicitors/{} Wines/{} Pianos; supported_by, patron; whose money made the evening possible
q recorded flag; broadcast, recording_made; whether microphones are on
a conductor person; conductor, musical_director
a interval_length duration; interval, break_length
a next_concert date; next_event, following concert
a box_office phone; box_office, ticket_line
l works; pieces, programme_items, repertoire; what is played
c works.title phrase; piece, composition, work
c works.by person; composer, written_by; who wrote the music
c works.written year; composed_in, year
c works.takes unit:min 6..44; duration, length, running_time
c works.key phrase; tonality, musical_key
c works.publisher company; edition, published_by
l players; musicians, members; who sits on the stage
c players.name person; musician, artist
c players.plays phrase; instrument, part
c players.since year; member_since, joined_in
c players.maker person; instrument_maker, built_by; who built the instrument
---
^ {promoter}
^ presents
# {ensemble}
^ {place=St Anne's, Long Row|The Pump Room|The Great Barn|Quaker meeting house|Upper hall of the Guildhall} · {day} · {starts}
%works 2..4 lines
{works.title=Quartet no. 2|Three Nocturnes|Fantasy on a Welsh tune|Serenade|Variations|Sonata a quattro|Six Bagatelles} in {works.key=C minor|F|D major|B flat|E minor|A}
{works.by} ({works.written})
{works.takes}
{works.publisher=}
%%
There is an interval after the <first|second> piece. {recorded!Please do not cough: the evening is being taped for the wireless|Microphones are on tonight~Nothing is taped tonight|No recording is made}.
+++
## On stage
%players 3..5 lines
{players.name} – {players.plays=violin|viola|cello|piano|clarinet|bassoon}, with us since {players.since}; instrument by {players.maker}
%%
{leader} leads. {turner} turns the pages.
+++
Seats at {ticket}, under eighteens free. We thank {sponsor} without whom none of this could be heard.

== en patent_family_table
q firm company:{} & {} Patent Attorneys/{} IP LLP/Marks & {}; attorney_firm, representative, prepared_by; attorneys who keep the file
q owner company:{} Sensors Ltd/{} Biotech/{} Valves; proprietor, applicant, assignee, client; whose rights these are
q attorney person; handled_by, responsible attorney; who writes
q inventor person; first_inventor, invented_by; who had the idea
q docket id:P#####; our_ref, file_ref, docket_number; number of the file at the attorneys
q subject phrase; invention_title, title; what the rights protect
q priority date; priority_date, first_filing; day from which the rights are counted
q reported date; status_date, letter_date; day of the report
q reply_by date; instructions_due, answer_needed_by; by when the client must answer
q opposed flag; opposition_pending, contested; whether somebody has objected
a opponent company; opponent, attacked_by; who has objected
a licensee company; licensee, licensed_to
a renewal_agent company; annuity_provider, renewals_handled_by
a total_cost money:900..20000; total_fees, cost_estimate
l members; family, filings, rights; the rights country by country
c members.land country; jurisdiction, territory, country
c members.app id:########.#; application_number, filing_no
c members.filed date; filing_date, lodged
c members.pub date; publication_date, laid_open
c members.grant date; granted_on, grant_date; when it was given
c members.due date; next_fee_due, annuity_due, renewal; when money must be paid next
c members.state phrase; status, phase
c members.agent company; local_agent, associate; attorneys abroad
---
{firm} || {reported}
Our file {docket}

{owner}
For the attention of {:person}

# Where the family stands
{subject=Valve with two seats|Sensor for moist grain|Peptide that survives the stomach|Method of drying veneer|Hinge without a pin}, invented by {inventor} and others, first filed on {priority}.
%members 2..6
 | Number | A | B | C | Fee | State
{members.land} | {members.app} | {members.filed} | {members.pub} | {members.grant} | {members.due} | {members.state=in force|granted|allowed|lapsing|examined|kept up}
{members.agent=}
%%
~ A: lodged. B: laid open. C: granted.
{opposed!A competitor has objected to one of them and we are preparing the defence|One right is under attack~Nobody has objected to any of them|The period for objections went by in silence}. Tell us by {reply_by} which of them you wish to keep. Fees fallen due before {:date} have been paid.
> {attorney}

== en apprentice_rotation_plan
q company company:{} Precision Ltd/{} Shipyard/{} Rail Works; employer, training_company; where the apprentice is employed
q apprentice person; trainee, learner, for_whom; whose plan it is
q trade phrase; occupation, apprenticeship, craft; what is being learned
q master person; training_officer, mentor, supervisor; who answers for the whole training
q college company:{} College/{} Technical Institute/{} Skills Centre; vocational_school, day_release_at
q began date; start_of_training, contract_start
q ends date; end_of_training, completion_date; when the training is over
q contract id:AP-####-@; contract_number, apprenticeship_id
q weekday phrase; college_day, release_day; when the apprentice is at college
q minor flag; under_18, underage; whether the apprentice is not yet of age
a guardian person; parent, legal_guardian
a wage money:800..1600; monthly_pay, training_allowance
a final_mark percent; final_grade, end_point_score
a hours_week number:30..42; weekly_hours, working_hours
l stations; rotations, departments, placements; where the apprentice goes
c stations.shop phrase; department, workshop, unit
c stations.under person; instructor, supervisor_there, guided_by; who teaches there
c stations.from date; start, begin
c stations.to date; end, until
c stations.learns phrase; skills, content, learning_goal; what is learned there
c stations.weeks number:2..20; duration_weeks, number_of_weeks
c stations.mark percent; grade, result, score
---
{company}
# Training plan {contract}
= For: {apprentice}
= Learning to be: {trade=toolmaker|marine fitter|welder|instrument mechanic|pattern maker}
= From: {began}
= To: {ends}
{weekday=Tuesdays|Thursdays|Mondays and every second Friday|Wednesdays} at {college}. {master} is in charge of the training throughout. {minor!Nights and overtime are not allowed until the eighteenth birthday|Not yet eighteen: no night work~Of age, so shifts are allowed|An adult in law: all shifts may be worked}.
%stations 3..7
 | With | In | Out | Wks | Learns
{stations.shop=Turning shop|Stores|Drawing office|Fitting bay|Foundry|Quality room|Maintenance} | {stations.under} | {stations.from} | {stations.to} | {stations.weeks} | {stations.learns=reading drawings|cutting threads|measuring to a hundredth|stock and issue|setting a machine|faults and records}
{stations.mark=}
%%
Changes are agreed with {:person} of the works council. The plan was last altered on {:date}.

== en film_festival_day
q festival company:{} Film Weekend/{} Documentary Festival/Short Films {}; organiser, event, presented_by
q director person; festival_director, programmed_by; who chose the films
q day date; screening_day, date
q cinema phrase; venue, house; where they are shown
q pass money:12..60; day_ticket, day_pass_price; what a ticket for everything costs
q seats number:60..400; capacity, house_size; how many people fit in
q late flag; latecomers_admitted, late_entry; whether one may come in after the start
q jury_head person; jury_president, chair_of_jury; who leads the jury
q prize money:500..5000; award_sum, prize_money
a projectionist person; projectionist, operator
a submissions number:100..900; films_submitted, entries_received
a closing_day date; closing_date, last_day
a distributor company; distributor, rights_holder
l films; screenings, programme, shows; what is shown
c films.at time; starts, screening_time
c films.title phrase; name, film
c films.by person; filmmaker, directed_by; who made it
c films.from country; origin, produced_in
c films.made year; production_year, year
c films.runs unit:min 5..140; length, running_time
c films.speech language; spoken_language, original_language
c films.subs language; subtitles, titles_in
c films.rating short; age_rating, certificate
---
^ {festival}
# {day} at {cinema=the Regal|Screen Two, Arts Centre|the Tram Shed|the Lido cinema}
Chosen by {director}. The house takes {seats}; a day pass is {pass}. {late!Come in late if you must, by the side door|Latecomers slip in at the back~Once the lights are down nobody gets in|The doors are locked at the start}.
%films 3..7 lines
{films.at} {films.title=The Salt Road|Nine Winters|My Uncle's Lorry|Low Water|Ask the Ferryman|Paper Moths|A Field in March}
{films.by}, {films.from} {films.made}, {films.runs}
{films.speech} with {films.subs} titles
{films.rating=}
%%
The jury under {jury_head} gives {prize} to the best of the day at {:time}.
== en roofing_defect_schedule
q surveyor_firm company:{} Building Surveyors/{} & {} Chartered Surveyors/{} Property Consultants; consultant, inspected_by_firm, author_company; practice that looked at the roof
q surveyor person; inspector, signed_by, author; who went up
q landlord company:{} Estates/{} Almshouse Charity/Diocese of {}; client, instructed_by, building_owner; for whom the roof was looked at
q building phrase; property, asset, premises; which building it is
q visited date; inspection_date, date_of_visit
q written date; report_date, issued; day the schedule was signed
q job id:R####/@; our_ref, project_number
q access choice:ladder/cherry picker/drone; means_of_access, how_reached; how the roof was reached
q urgent flag; immediate_action, dangerous_condition; whether something cannot wait
q sum money:2000..60000; total_estimate, budget_cost; what all of it will cost
q weather phrase; conditions, weather_on_day
a roofer company; roofing_contractor, installed_by; who laid the roof
a built year; year_built, construction_year
a next_visit date; reinspection_date, next_inspection
a area unit:m² 80..900; roof_area, surface
a tenant person; occupier, leaseholder
l items; defects, schedule, entries; what is wrong with the roof
c items.no id:#.##; item_number, ref
c items.part phrase; element, component, location; which part it is
c items.fault phrase; defect, condition, description
c items.remedy phrase; recommended_work, repair, action
c items.length unit:m 1..24; extent, quantity, size; how much of it
c items.price money:90..8000; cost, estimate, amount
c items.grade short; priority, condition_rating
c items.photo id:IMG_####; picture, photo_ref
c items.trade company; contractor, executing_firm
---
{surveyor_firm} || Job {job}
{:street} || {written}
{:city}

# Schedule of defects – {building=St Jude's Hall|Numbers 2 to 14, Weavers' Row|The Old Granary|Block C|The Infants' School}
Prepared for {landlord}. {surveyor} reached the roof {access?from a ladder footed by an assistant~in the basket of a hired platform~only by flying a camera over it} on {visited}, {weather=dry and bright|after heavy rain|in a cold wind|with frost in the shade}. {urgent!Loose coping stones hang over the pavement: act today|One matter will not wait until the spring~Nothing found is dangerous and all of it can wait for the spring|There is no cause for haste}.
%items 2..8
Item | Where | What | Work | Ext. | Cost | P | Photo
{items.no} | {items.part=valley gutter|north slope|ridge|parapet|flat roof over porch|chimney flashing|rooflight} | {items.fault=slipped slates|split lead|open joints|blistered felt|blocked with moss|cracked pane|rusted fixings} | {items.remedy=re-fix|renew|repoint|strip and re-lay|clear|patch} | {items.length} | {items.price} | {items.grade} | {items.photo}
{items.trade=}
%%
= All items: {sum}
~ Scaffold ({:money:900..6000}) and tax are not in the figure. Prices as known on {:date}.
> {surveyor}

== en coach_trip_passenger_list
q tour company:{} Travel Club/{} Coaches/Sunshine Tours {}; operator, carrier, organiser; who runs the trip
q guide person; tour_leader, escort; who goes along and looks after everybody
q driver person; chauffeur, at_the_wheel; who drives
q destination city; going_to, where_to
q leaves date; departure_date, outbound
q back date; return_date, home_on
q pick_time time; departure_time, leaves_at
q coach id:@@## @@@; vehicle_reg, bus
q trip id:TR###; booking_code, tour_number
q hotel company:Hotel {}/{} Arms/Grand Hotel {}; accommodation, stay_at; where they sleep
q full flag; sold_out, fully_booked; whether no seats are left
a price money:90..900; price_per_person, cost
a insurer company; travel_insurer, insured_by
a ferry time; ferry_departure, crossing_time
a second_driver person; relief_driver, co_driver
l passengers; travellers, guests, pax; who travels
c passengers.seat short; seat_no, place
c passengers.name person; traveller, full_name
c passengers.born date; date_of_birth, birth_date
c passengers.doc id:#########; passport_number, id_document
c passengers.expires date; passport_expiry, document_valid_until
c passengers.joins phrase; pick_up_point, boarding_place; where they get on
c passengers.tel phone; mobile, contact_number
c passengers.needs phrase; special_needs, remark, diet
c passengers.kin person; emergency_contact, next_of_kin
---
# {tour} – Passengers
Trip {trip} to {destination}, coach {coach}
= Away: {leaves}, {pick_time}
= Home: {back}
= Wheel: {driver}
= With you: {guide}
= Sleeping: {hotel}
%passengers 2..9
Seat | Name | Born | Passport | Exp. | Gets on | Phone | Note
{passengers.seat} | {passengers.name} | {passengers.born} | {passengers.doc} | {passengers.expires} | {passengers.joins=bus station|Market Cross|services, junction 9|depot|the school gate|Tesco car park} | {passengers.tel} | {passengers.needs=no nuts|walking frame|vegetarian|front seat please|insulin in cool box|window|two cases|hard of hearing}
{passengers.kin=}
%%
{full!Every seat is taken, turn late callers away|We cannot take another soul~There is still room for a few|Some seats are free}. {:number:1..4} children under two on laps are not on the list. Printed {:date}.

== en board_biographies_page
q body company:{} Building Society/{} Port Authority/{} Hospitals Trust; organisation, company, whose_board; which body they govern
q chair person; chairperson, president; who presides
q secretary person; company_secretary, clerk_to_board
q year year; financial_year, reporting_year
q meetings number:4..14; times_met, board_meetings_held; how often they sat
q women percent; female_share, share_of_women
q auditor company:{} LLP/{} & Co/{} Audit; external_auditor, accountants
q paid flag; remunerated, directors_paid; whether they get money for it
a agm date; annual_meeting, agm_date
a chief_executive person; ceo, managing_director
a turnover money:900000..90000000; revenue, turnover
a registered_office address; registered_office, legal_address
l members; directors, board, trustees; who sits on the board
c members.name person; director, full_name
c members.post phrase; position, role, office
c members.since date; appointed, joined_board
c members.until date; term_ends, appointed_until
c members.former phrase; background, previous_post, experience; what the person did before
c members.other company:{} Foundation/{} Museums/{} Insurance/{} Rail; other_directorship, also_serves; where else the person sits
c members.came number:2..14; attendance, meetings_attended
c members.fee money:4000..40000; remuneration, fees
---
{body}
# The board in {year}
The board sat {meetings} times. {women} of its members are women. {paid!Members receive a fee, shown in note 7|They are paid for their time~Nobody receives a penny for this|All serve without pay}.
%members 3..6 lines
{members.name}
{members.post=Independent member|Deputy chair|Member for the staff|Head of the audit committee|Member for the county|Treasurer}
On the board since {members.since}, term to {members.until}. Was {members.former=harbour master for twenty years|a partner in a law firm|head teacher of a large school|finance director in brewing|a professor of nursing|a trade union officer}. Also sits at {members.other}. Came to {members.came} sittings.
{members.fee=}
%%
= In the chair: {chair}
= Minutes kept by: {secretary}
= Books examined by: {auditor}
~ Two seats fell vacant on {:date} and are not filled.

== en bakery_batch_recipe
q bakery company:{} Bakehouse/{} Bread Co/The {} Oven; producer, made_by, firm
q product phrase; recipe_name, item, article; what is baked
q recipe_no id:BX-###; formula_number, recipe_id, code
q version number:2..30; revision, issue
q developer person; created_by, recipe_author; who worked the recipe out
q approver person; released_by, signed_off; who allowed it to be used
q approved date; release_date, effective_from
q pieces number:40..600; yield, units_per_batch; how many come out
q oven unit:°C 170..260; baking_temperature, oven_setting
q bake unit:min 12..60; time_in_oven, baking_time
q nuts flag; contains_nuts, nut_allergen; whether nuts are in it
q keeps duration; shelf_life, best_before
a mixer_operator person; made_on_shift_by, mixer
a cost_batch money:20..200; cost_per_batch, material_cost
a customer company; customer, made_for
a batch_date date; production_date, made_on
l ingredients; components, formula, raw_materials; what goes in
c ingredients.what phrase; material, name
c ingredients.amount unit:kg 1..40; quantity, weight
c ingredients.share percent; baker_percent, ratio
c ingredients.from company:{} Mill/{} Ingredients/{} Dairy/{} Trading; supplier, source
c ingredients.code id:####; article_number, sku
c ingredients.lot id:L######; lot_number, batch_no
l steps; method, process, operations; what is done
c steps.do phrase; operation, instruction
c steps.mins unit:min 2..90; time, duration
c steps.temp unit:°C 4..38; temperature, dough_temp
---
{bakery}
# {product=Rye sourdough 800 g|Fruit loaf|Cheese scone|Milk roll|Walnut wheel|Oat cob} – {recipe_no}, version {version}
Worked out by {developer}, released by {approver} on {approved}. {pieces} pieces. {nuts!Walnuts are used: mark every tray|Mind the almonds, allergic customers must be told~Free of nuts|No nuts go in or near it}.
%ingredients 3..8
 |  | kg | % | From
{ingredients.code} | {ingredients.what=strong white flour|dark rye|salt|malt extract|buttermilk|water|leaven|raisins|butter} | {ingredients.amount} | {ingredients.share} | {ingredients.from}
{ingredients.lot=}
%%
Total of dough {:unit:kg 60..180}, scale at {:unit:g 90..900}.
+++
## Method
%steps 2..5 lines
{#}) {steps.do=Mix on slow|Rest under a cloth|Divide and round|Prove|Fold twice|Chill}, {steps.mins} at {steps.temp}
%%
+++
Bake at {oven} for {bake}. Keeps {keeps}.

== en server_estate_inventory
q firm company:{} Hosting/{} Data Centres/{} Managed IT; provider, operator, run_by; who runs the machines
q customer company:{} Insurance Group/{} Retail/University of {}; client, tenant, belongs_to; whose machines they are
q admin person; system_administrator, prepared_by
q approver person; reviewed_by, checked_by; who went over the list
q taken date; inventory_date, snapshot
q hall phrase; data_centre, site, location
q rack short; rack_id, cabinet
q doc id:INV-####; document_id, record_number
q power unit:kW 2..20; power_draw, load; how much current the rack takes
q monitored flag; under_monitoring, alerts_on; whether alarms are sent
a contract_end date; contract_expiry, term_ends
a monthly_fee money:300..9000; fee_per_month, hosting_charge
a phone phone; hotline, noc_phone
a auditor company; audited_by, certifier
l machines; servers, hosts, assets; what is in the rack
c machines.name id:@@@-##; hostname, server
c machines.model phrase; type, hardware
c machines.serial id:@###@@##; serial_number, sn
c machines.address id:10.##.#.##; ip, ip_address
c machines.cores number:4..96; cpu_cores, cores
c machines.memory unit:GB 16..768; ram, memory_gb
c machines.disk unit:TB 1..48; storage, capacity
c machines.live date; in_service_since, installed
c machines.ends date; warranty_until, support_end
c machines.owner person; responsible, service_owner
c machines.os phrase; operating_system, os
---
{firm}
# Inventory {doc}
= For: {customer}
= Where: {hall=Hall 2, Eastgate|Room B-07|The bunker|Campus North, lower floor}, cabinet {rack}
= Taken: {taken}
= Draws: {power}
{admin} took the list, {approver} went over it.
%machines 2..8
Host | Kit | S/N | IP | C | RAM | TB | Live | Until | Owner
{machines.name} | {machines.model=1U dual|blade|2U storage|edge box|4U GPU} | {machines.serial} | {machines.address} | {machines.cores} | {machines.memory} | {machines.disk} | {machines.live} | {machines.ends} | {machines.owner}
{machines.os=}
%%
{monitored!Every host calls for help by itself|Alarms go to the duty desk day and night~None of these hosts is watched|No alarms are set for this cabinet}. {:number:1..5} empty units remain. Next count on {:date}.

== en horse_trials_entries
q club company:{} Riding Club/{} Hunt Branch Pony Club/{} Park Horse Trials; organiser, organising_body, held_by
q secretary person; entries_secretary, send_entries_to; who takes the entries
q held date; event_date, competition_day
q closes date; entry_deadline, closing_date; last day for entries
q ground phrase; venue, grounds
q vet person; veterinary_officer, horse_doctor
q steward person; chief_steward, in_charge
q class_no id:##; class_number, section
q height unit:cm 60..110; max_height, fence_height; how high the jumps are
q fee money:12..60; entry_fee, cost_to_enter
q hats flag; hat_check, hats_inspected; whether riding hats are looked at
a farrier person; farrier, blacksmith
a prize_fund money:50..900; prize_fund, total_prizes
a wet_date date; alternative_date, rain_date
a judge person; dressage_judge, judge
l entries; starters, competitors, riders; who has entered
c entries.bib number:1..160; start_number, number
c entries.horse phrase; mount, horse_name
c entries.rider person; jockey, ridden_by
c entries.owner person; horse_owner, belongs_to
c entries.age number:5..18; horse_age, years_old
c entries.colour phrase; coat, colour
c entries.start time; dressage_time, test_time
c entries.jump time; jumping_time, sj_time
c entries.breeder person; bred_by, breeder
---
^ {club}
# Class {class_no}, running order
{held} at {ground=Home Farm|Coldharbour Park|Lower Meadow|the racecourse|Priory Fields}. Fences to {height}. {hats!Hats are looked at before you go into the ring|Bring your hat to the tent to be tagged~Nobody will look at your hat, you ride at your own risk|Hats are no longer tagged}.
%entries 3..8 lines
{entries.bib} {entries.horse=Bramble Fox|Lady Oatcake|Tin Soldier|Moss|Kingfisher II|Dusty Answer|Half a Crown|Second Post} ({entries.colour=bay|chestnut|grey|piebald|dun}, {entries.age})
Rider {entries.rider}; owner {entries.owner}
Test {entries.start}, jumps {entries.jump}
{entries.breeder=}
%%
On the day: {steward} in charge, {vet} for the horses. Scores from {:time}.
~ Entries ({fee}) closed on {closes} with {secretary}. {:number:2..9} on the waiting list.

== en lighting_cue_sheet
q theatre company:{} Playhouse/{} Rep/Theatre Royal {}; venue, house
q show phrase; production, play, title
q designer person; lighting_designer, lit_by
q operator person; board_operator, at_the_desk; who presses the button
q caller person; deputy_stage_manager, called_by; who gives the word
q director person; directed_by, stage_director
q opens date; first_night, premiere, press_night
q focus date; focus_date, rig_day; day the lamps were pointed
q version short; revision, draft
q haze flag; smoke_used, haze; whether smoke is used
q desk phrase; console, lighting_desk
a hire_company company; equipment_hire, rented_from
a running_time unit:min 60..180; running_time, length
a closing date; last_night, final_performance
a electrician person; chief_electrician, head_lx
l cues; states, lx_cues; the changes of light
c cues.no id:##.#; cue_number, q_no
c cues.page number:1..120; script_page, page
c cues.on phrase; trigger, cue_line, called_on; on what word or deed it goes
c cues.up number:0..30; time_in, fade_up
c cues.down number:0..30; time_out, fade_down
c cues.what phrase; effect, description, state
c cues.level percent; intensity, level
c cues.follow id:##.#; follow_on, autofollow
---
{theatre}
# {show=The Ferryman's Wife|Cold Harbour|Twelve Chairs|The Understudy|A Room with No Door}: LX cues, draft {version}
= Lit by: {designer}
= Directed by: {director}
= Opens: {opens}
= Desk: {desk=Ion XE|old Strand|touring console|Eos at the back of the stalls}
Pointed on {focus}. {operator} runs the desk, {caller} gives the word. {haze!Smoke from the half: warn the front row|Both hazers on at the half~No smoke or haze in this show|We do without haze}.
%cues 3..9
Q | p | on | up | dn | state | %
{cues.no} | {cues.page} | {cues.on=door slams|"not tonight"|she sits|gunshot|curtain out|clock strikes|he lights the lamp} | {cues.up} | {cues.down} | {cues.what=dawn through blinds|blackout|street lamp only|warm general|blue wash|lightning|candle} | {cues.level}
{cues.follow=}
%%
~ Pre-set checked at {:time} nightly. {:number:90..240} lamps hung, {:number:2..9} spare.

== en clinical_visit_schedule
q sponsor company:{} Pharma/{} Therapeutics/{} Biosciences; trial_sponsor, funded_by, study_owner; who pays for and answers for the study
q site company:{} University Hospital/{} Infirmary/{} Clinic; study_centre, hospital, conducted_at
q investigator person; principal_investigator, study_doctor; doctor in charge
q nurse person; study_nurse, contact_for_questions; whom one may ring
q nurse_phone phone; contact_phone, call
q subject id:S-###-##; participant_id, subject_number
q protocol id:@@@-####; study_code, protocol_number
q consented date; consent_date, agreed_on; when the person agreed to take part
q arm choice:treatment/placebo/open label; study_arm, group, allocation
q travel money:10..90; travel_allowance, reimbursement; what is paid for each journey
q fasting flag; must_fast, fasting_required; whether one must come without breakfast
a ethics_no id; ethics_approval, rec_reference
a birth date; date_of_birth, dob
a gp person; family_doctor, general_practitioner
a end_of_study date; study_end, closure_date
l visits; appointments, schedule; when the person must come
c visits.label phrase; visit_name, visit
c visits.on date; appointment_date, day
c visits.at time; arrival_time, hour
c visits.room phrase; place, where
c visits.tests phrase; procedures, examinations, what_is_done
c visits.lasts unit:min 20..240; duration, time_needed
c visits.window number:1..7; tolerance_days, window
c visits.staff person; seen_by, examiner
---
{site} || Study {protocol}
{sponsor} || Participant {subject}

# Your visits
Thank you for agreeing on {consented} to take part. {arm?You are given the medicine itself, though neither of us should know~You are given tablets with nothing in them~You and we both know that you take the real medicine}. {fasting!Eat nothing from midnight before each visit|Please come without breakfast~You may eat as usual before you come|There is no need to go without breakfast}.
%visits 2..7 lines
{visits.label=Screening|Baseline|Week 2|Week 4|Month 3|Month 6|Farewell visit} – {visits.on}, {visits.at}
{visits.room=Room 4.11|Outpatients C|Research ward|Tower, level 6|X-ray, ground floor}: {visits.tests=blood and urine|walking test|heart trace|questionnaire and blood|scan|tablet count}
about {visits.lasts}, {visits.window} days earlier or later will do
{visits.staff=}
%%
= Doctor: {investigator}
= Ring: {nurse}, {nurse_phone}
For each journey you get {travel}. Bring the yellow card issued on {:date}.

== en reading_group_calendar
q library company:{} Library/{} Bookshop/{} Village Hall; host, venue, held_at
q organiser person; coordinator, group_leader; who runs the group
q begins time; start_time, hour
q weekday phrase; meeting_day, which_day
q season phrase; term, period_covered
q lender company:{} County Libraries/{} Reading Agency/{} Book Service; supplier_of_copies, books_from; where the copies come from
q deposit money:2..20; deposit, refundable_charge
q size number:6..20; members, group_size
q spoilers flag; must_have_finished, finish_book; whether one must have read to the end
a waiting number:1..9; waiting_list, on_hold
a treasurer person; treasurer, cashier
a summer_outing date; outing, excursion
a annual_fee money:5..40; membership_fee, annual_subscription
l books; titles, calendar, reading_list; what is read
c books.when date; discussed_on, date
c books.title phrase; book, work
c books.author person; written_by, writer
c books.translator person; translated_by, translation
c books.year year; first_published, year
c books.pages number:90..720; length, page_count
c books.host person; discussion_leader, introduced_by; who begins the talk
c books.home street; meeting_place, address
c books.isbn id:978##########; isbn
---
# What we read: {season=September to Easter|the light half of the year|our tenth winter|January to July}
We are {size} at {library}, {weekday=first Mondays|every fourth Thursday|last Sunday of the month|second Wednesdays}, {begins}. Copies come from {lender}; leave {deposit} with {organiser} and get it back with the book returned. {spoilers!Read to the last page: endings are talked about|We expect you to have finished~Come even if you are only half way|Nobody minds if you gave up on page ten}.
%books 2..7 lines
{books.when}: {books.title=The Ditch|Letters to a Lighthouse|Small Rain|A Cup of Ashes|The Weighing House|Hay|Mister Plum} by {books.author}, put into English by {books.translator} ({books.year}, {books.pages} pages). {books.host} begins; we sit at {books.home}.
{books.isbn=}
%%
~ No meeting on {:date}. Written by {:person}.

== en ferry_port_calls
q line company:{} Line/{} Ferries/{} Coastal Shipping; carrier, shipping_company, operator
q vessel phrase; ship, vessel_name
q imo id:IMO #######; imo_number, ship_id
q master person; captain, skipper, in_command
q agent company:{} Agencies/{} Port Agents/{} & Sons Shipping; port_agent, local_agent
q voyage id:V###@; voyage_number, trip
q flag_state country; flag, registered_in
q issued date; schedule_date, published
q cargo phrase; goods, freight, carries
q delayed flag; behind_schedule, delay; whether the ship is late
a draught unit:m 3..9; draught, draft
a pilot person; pilot, pilotage_by
a charterer company; charterer, chartered_by
a passengers number:10..900; passenger_count, souls
l calls; ports, port_calls, stops; where the ship goes
c calls.port city; harbour, place
c calls.berth short; quay, berth_no
c calls.arrives date; eta, arrival_date
c calls.in_at time; arrival_time, berthed_at
c calls.leaves date; etd, departure_date
c calls.out_at time; departure_time, sails_at
c calls.loads unit:t 20..900; loaded, tonnes_loaded
c calls.drops unit:t 20..900; discharged, tonnes_discharged
c calls.gang company; stevedore, terminal_operator
---
{line} || {issued}
# {vessel=Sea Thrift|Northern Plover|Maid of Skerry|Anna Petrea|Grey Seal} – rotation {voyage}
{imo}, registered in {flag_state}, {master} in command, carrying {cargo=timber and general goods|reefers|fish meal in bags|cars and trailers|salt in bulk}. {delayed!She is running late, times have been moved|Fog has put her behind, bear with us~She is on time|No delay so far}.
%calls 2..6
 | Q. | In |  | Out |  | + | –
{calls.port} | {calls.berth} | {calls.arrives} | {calls.in_at} | {calls.leaves} | {calls.out_at} | {calls.loads} | {calls.drops}
{calls.gang=}
%%
~ + goes aboard, – goes ashore. Bunkers {:unit:t 40..200} at the last port. Ask {agent}, {:phone}.

== en shareholder_register_extract
q company company:{} Brewing Company Ltd/{} Marine Holdings/{} Garden Centres Ltd; legal_entity, issuer, firm
q number id:########; company_number, registration_no
q secretary person; certified_by, company_secretary, signatory; who vouches for the extract
q applicant company:{} Bank/{} Solicitors/{} Credit; requested_by, extract_for; who asked for it
q as_at date; status_date, position_at; day the extract shows
q signed date; date_signed, certified_on
q capital money:1000..500000; share_capital, nominal_capital
q folio id:F##/##; register_page, folio
q one_class flag; single_class, only_ordinary_shares; whether all shares are alike
a auditor company; auditor, accounts_checked_by
a dividend_day date; dividend_date, paid_on
a director person; managing_director, director
a transfer_fee money:5..90; transfer_fee, charge
l holders; shareholders, members, owners; who owns the company
c holders.name person; shareholder, holder
c holders.at address; address, residence
c holders.shares number:10..90000; quantity, number_of_shares
c holders.first number:1..900; from_number, first_share
c holders.last number:901..9000; to_number, last_share
c holders.in date; entered_on, acquired
c holders.cert id:C####; certificate_number, certificate
c holders.paid money:10..90000; amount_paid, paid_up
c holders.part percent; stake, percentage
---
{company}
No. {number}
# Extract from the register, folio {folio}
Given to {applicant} at its request and showing the position on {as_at}. Capital {capital}. {one_class!All shares are alike|There is but one class~There are A and B shares with different votes|Not all shares carry the same rights}.
%holders 1..6 lines
{holders.name}, {holders.at}
{holders.shares} shares, numbered {holders.first} to {holders.last}, certificate {holders.cert}
entered {holders.in}; paid up {holders.paid}
{holders.part=}
%%
Holders who left before {:date} are on folio {:id:F##/##}.
I vouch for the above.
{secretary}, {signed}
== de lebenslauf_bauingenieurin
q name person; applicant, candidate, full_name; whose life it is
q born date; date_of_birth, birth_date, de:Geburtsdatum
q birthplace city; place_of_birth, born_in
q home address; residence, postal_address, de:Anschrift
q mail email; email_address, contact_mail
q applied_to company:{} Tiefbau/Ingenieurbüro {}/{} Brückenbau; addressee, prospective_employer; firm to which it is sent
q position phrase; applied_for, target_role; post that is wanted
q written date; signed_on, cv_date; day it was signed
q licence flag; driving_licence, may_drive; whether the person may drive
q start date; available_from, de:Eintrittstermin
a salary money:40000..90000; expected_salary, de:Gehaltsvorstellung
a marital phrase; marital_status, de:Familienstand
a citizenship country; nationality, de:Staatsangehörigkeit
a referee person; reference_person, de:Referenz
a retirement date; retirement_date, pension_start
l jobs; employment_history, work_experience, de:Berufserfahrung; posts so far
c jobs.firm company:{} Hochbau/{} & {} Ingenieure/Wasserwirtschaft {}/{} Beton; employer, company, de:Arbeitgeber
c jobs.role phrase; position, function, de:Tätigkeit
c jobs.town city; location, workplace
c jobs.since month; from, start, de:Beginn
c jobs.until month; to, end
c jobs.what phrase; responsibility, main_task, de:Aufgabe; what the person did there
c jobs.reason phrase; reason_for_leaving, why_left
l schools; education, de:Ausbildung; schools and degrees
c schools.name company:Hochschule {}/TU {}/Gymnasium {}/Berufsschule {}; institution, school
c schools.degree phrase; qualification, degree, de:Abschluss
c schools.year year; completed_in, graduation
c schools.mark id:#,#; grade, final_mark, de:Note
c schools.thesis phrase; thesis_topic, dissertation
l courses; further_training, certificates, de:Fortbildungen
c courses.title phrase; course, subject
c courses.held company:Akademie {}/{} Bildungswerk/Kammer {}; provider, de:Veranstalter
c courses.on date; date, taken_on
---
> {name}
> {home}
> {mail}
# Werdegang
Geboren am {born} in {birthplace}. {licence!Fährt Auto und Anhänger|Führerschein vorhanden~Fährt nicht selbst Auto|Ohne Führerschein}. Bewirbt sich bei {applied_to} als {position=Bauleiterin Brücken|Projektingenieurin|Leiterin Kalkulation|Statikerin|Gruppenleiterin Kanalbau}; kann am {start} anfangen.
## Im Beruf
%jobs 1..5 lines
{jobs.firm}
{jobs.role=Bauleiterin|Kalkulatorin|Projektingenieurin|Werkstudentin|Stellvertretende Abteilungsleiterin|Statikerin}, {jobs.town}
{jobs.since} bis {jobs.until}
{jobs.what=Kläranlagen geplant und abgerechnet|drei Talbrücken betreut|Angebote für Ausschreibungen gerechnet|Nachträge verhandelt|Baustellen mit bis zu 40 Leuten geführt|Bewehrungspläne geprüft}
{jobs.reason=}
%%
+++
## Schule und Studium
%schools 1..3 lines
{schools.year} {schools.degree=Diplom|Master Bauingenieurwesen|Bachelor|Abitur|Gesellenbrief Maurerin}, {schools.name} (Note {schools.mark})
{schools.thesis=}
%%
+++
## Sonst gelernt
%courses 1..3 lines
{courses.title=Schweißaufsicht|Vergaberecht|Brückenprüfung|Arabisch I|Sicherheit auf Baustellen} – {courses.held}, {courses.on}
%%
+++
{:city}, {written}
{name}

== de fuhrpark_karteikarten
q operator company:Stadtwerke {}/{} Pflegedienst/Bauhof {}; fleet_owner, holder, de:Halter; to whom the vehicles belong
q manager person; fleet_manager, responsible, de:Fuhrparkleiter
q as_of date; status_date, de:Stand
q insurer company:{} Versicherung/{} Assekuranz/Feuersozietät {}; insurance_company, covered_by
q contract id:KF-######; policy_no, contract_number
q renewal date; next_renewal, insured_until; when the cover must be renewed
q workshop company:Autohaus {}/Kfz-Werkstatt {}/{} Nutzfahrzeuge; garage, maintained_by
q private_use flag; private_use_allowed, de:Privatnutzung; whether staff may drive home with them
q logbook choice:paper/app/none; logbook_type, how_trips_are_recorded; how trips are written down
a dealer company; dealer, bought_from, de:Händler
a lease money:150..900; monthly_lease, leasing_rate
a fuel_cost money:900..9000; fuel_costs, de:Kraftstoffkosten
a deputy person; deputy, substitute, de:Stellvertretung
l cars; vehicles, fleet, de:Fahrzeuge
c cars.model phrase; make, type, de:Marke
c cars.plate id:@@-@@ ###; registration, licence_plate, de:Kennzeichen
c cars.first date; first_registration, on_road_since
c cars.hu month; inspection_due, next_mot, de:TÜV fällig
c cars.user person; driver, assigned_to, de:Nutzer
c cars.km unit:km 8000..240000; mileage, odometer
c cars.power unit:kW 44..150; engine_power, output
c cars.site phrase; parking_place, stationed_at
c cars.vin id:W@@############; chassis_number, vin
---
# {operator}
## Wagenkartei, Stand {as_of}
%cars 2..5 lines
Wagen {#}
Typ: {cars.model=Caddy Maxi|Pritsche mit Kran|Kangoo elektrisch|Sprinter Kasten|Polo|Unimog} ({cars.power})
Schild: {cars.plate}
Auf der Straße seit {cars.first}, zur Hauptuntersuchung {cars.hu}
Schlüssel bei {cars.user}, steht {cars.site=im Hof|in der Tiefgarage|an der Kläranlage|vor Tor 3|im Carport}
Zähler: {cars.km}
{cars.vin=}
%%
~ Zwei Anhänger und {:number:2..9} Fahrräder werden gesondert geführt.
+++
Für den Fuhrpark ist {manager} da, repariert wird bei {workshop}. Versichert bei {insurer} unter {contract}, neu zu verhandeln zum {renewal}. {private_use!Abends darf der Wagen mit nach Hause|Wer will, fährt damit heim~Nach Dienstschluss bleiben die Wagen stehen|Private Fahrten sind untersagt}. {logbook?Jede Fahrt kommt handschriftlich ins Heft~Fahrten tippt man ins Telefon~Aufgeschrieben wird nichts}. Nächste Durchsicht der Kartei am {:date}.

== de terminrolle_amtsgericht
q court company:Amtsgericht {}/Arbeitsgericht {}/Sozialgericht {}; court, tribunal, de:Gericht
q judge person; presiding_judge, heard_by, de:Richter
q day date; hearing_day, sitting_date
q hall phrase; courtroom, room, de:Saal
q clerk person; registrar, court_clerk, de:Geschäftsstelle; who keeps the office
q phone phone; office_phone, telephone
q chamber short; department, division, de:Abteilung
q public flag; open_to_public, de:öffentlich; whether anyone may come in
q posted date; notice_date, published_on; day it was put up
a interpreter person; interpreter, de:Dolmetscher
a lay_judge person; lay_judge, de:Schöffe
a adjourned date; adjourned_to, next_sitting
a costs money:50..900; court_costs, de:Gerichtskosten
l cases; hearings, docket, de:Sachen; what is heard
c cases.hour time; start_time, slot
c cases.file id:## @ ###/##; case_number, docket_no, de:Aktenzeichen
c cases.plaintiff person; claimant, applicant, de:Kläger; who sues
c cases.defendant company:{} Bau GmbH/Krankenkasse {}/{} Reisen/Wohnungsbau {}; respondent, sued_party, de:Beklagte
c cases.lawyer person; counsel, plaintiff_lawyer; who speaks for the one who sues
c cases.matter phrase; subject, about, de:Gegenstand
c cases.kind phrase; hearing_type, stage
c cases.value money:300..30000; value_in_dispute, de:Streitwert
---
{court} || Abteilung {chamber}
# Sitzung am {day}
Vorsitz: {judge}, {hall=Saal 12|Sitzungssaal E 04|Zimmer 207|Großer Saal}. {public!Zuhörer dürfen Platz nehmen|Jedermann hat Zutritt~Zuhörer müssen draußen bleiben|Verhandelt wird unter Ausschluss der Öffentlichkeit}.
%cases 2..7
Uhr | Nr. | A | B | Bev. A | Wegen | Art
{cases.hour} | {cases.file} | {cases.plaintiff} | {cases.defendant} | {cases.lawyer} | {cases.matter=Kündigung|Reisemangel|Nebenkosten|Lohn|Kaution|Zeugnis|Pflegestufe} | {cases.kind=Güte|Streit|Beweisaufnahme|Verkündung}
{cases.value=}
%%
~ A klagt gegen B. Aufgehoben: {:number:1..4} Sachen. Ausgehängt {posted}. Auskunft {clerk}, {phone}

== de begehung_massnahmen
q plant company:{} Gießerei/Brauerei {}/{} Holzwerke; company, site, de:Betrieb; whose works were walked round
q expert person; safety_engineer, led_by, de:Fachkraft; who led the round
q doctor person; company_doctor, de:Betriebsarzt
q council person; works_council, staff_representative, de:Betriebsrat
q walked date; date_of_inspection, de:Begehung am
q again date; follow_up, next_inspection; when it is looked at again
q number id:BG ##/##; protocol_no, report_number
q area phrase; zone, inspected_part, de:Bereich
q closed flag; area_closed, shut_down; whether something was shut
q duty_holder company:Berufsgenossenschaft {}/Gewerbeaufsicht {}/Unfallkasse {}; authority, sent_to, de:Träger; body that receives a copy
a accident date; last_accident, de:Unfalltag
a fine money:200..5000; penalty, de:Bußgeld
a headcount number:20..900; employees, de:Beschäftigte
a works_manager person; plant_manager, de:Werkleiter
l points; findings, defects, de:Feststellungen
c points.where phrase; location, spot, de:Ort
c points.what phrase; finding, deficiency, de:Mangel
c points.todo phrase; measure, corrective_action, de:Maßnahme
c points.who person; responsible, owner, de:Zuständig
c points.until date; deadline, due, de:Frist
c points.done date; completed, closed_on; when it was found in order
c points.basis id:§ ##; legal_basis, rule
---
{plant}
# Rundgang {number}
{expert}, {doctor} vom ärztlichen Dienst und {council} für die Belegschaft gingen am {walked} durch {area=die Lackiererei|das Sägewerk|den Versand|Halle 3 und 4|die Abfüllung}. {closed!Eine Presse wurde sofort stillgelegt|Die Bühne ist seither gesperrt~Gesperrt werden musste nichts|Stillgelegt wurde keine Maschine}.
%points 2..7 lines
{#}. {points.where=Tor 2|Säge B|Treppe zum Lager|Gefahrstoffschrank|Stapler 4|Sozialraum}: {points.what=Geländer locker|Kabel blank|Fluchtweg verstellt|Beschriftung fehlt|Not-Aus klemmt|Licht zu schwach} ({points.basis})
Zu tun: {points.todo=befestigen|austauschen|räumen|neu kennzeichnen|Fachfirma rufen|Leuchte ersetzen}
{points.who} bis {points.until}, gesehen und abgehakt {points.done}
%%
~ Offen aus früheren Rundgängen: {:number:1..9}. Wiedervorlage {again}. Abschrift an {duty_holder}.

== de volkshochschule_kursseite
q school company:Volkshochschule {}/Bildungshaus {}/Kulturwerk {}; organiser, provider, de:Träger
q head person; department_head, programme_manager, de:Fachbereichsleitung
q office_phone phone; registration_phone, booking_line
q term phrase; semester, season, de:Semester
q enrol_from date; registration_opens, booking_start; from when one may enrol
q cancel_until date; cancellation_deadline, free_withdrawal_until
q house phrase; main_venue, building
q discount percent; reduction, concession; how much less some people pay
q online flag; online_booking, can_book_online
a accounts_iban iban; iban, bank_account
a party date; end_of_term_party, de:Abschlussfest
a chair person; chairperson, de:Vorsitz
a participants number:100..9000; enrolments_last_year, total_participants
l courses; classes, offers, de:Kurse
c courses.code id:@###; course_number, de:Kursnummer
c courses.title phrase; subject, course_name
c courses.teacher person; instructor, tutor, de:Dozent
c courses.first date; starts_on, first_session
c courses.last date; ends_on, last_session
c courses.hour time; start_time, de:Uhrzeit
c courses.times number:1..15; sessions, number_of_meetings
c courses.room phrase; room, place, de:Raum
c courses.fee money:15..220; price, tuition, de:Gebühr
c courses.max number:6..30; max_participants, places
---
{school}
# Handwerk und Sprache, {term=Frühjahr|Herbst|Sommersemester|Winterhalbjahr}
Alle Kurse im {house=Alten Schlachthof|Haus am Ring|Bildungszentrum Süd|früheren Zollamt}, wenn nichts anderes dabeisteht. Fachbereich: {head}.
%courses 2..6 lines
{courses.code} {courses.title=Spanisch für die Reise|Stühle flechten|Nähen für Anfänger|Brot und Sauerteig|Polnisch A2|Fahrrad selbst flicken|Aquarell}
{courses.teacher}
{courses.first} bis {courses.last}, {courses.hour}, {courses.times} mal, {courses.room=Raum 12|Werkstatt|Küche|Saal|Raum 3.07}
{courses.fee}
{courses.max=}
%%
+++
Plätze werden ab {enrol_from} vergeben[, Telefon {office_phone}]. {online!Am bequemsten geht es im Netz|Im Netz können Sie rund um die Uhr buchen~Im Netz kann man noch nicht buchen, kommen Sie vorbei|Buchungen nehmen wir nur am Schalter an}. Wer sich bis {cancel_until} abmeldet, zahlt nichts. Schüler zahlen {discount} weniger.
~ Am {:date} bleibt das Haus geschlossen.

== de gesellschafterliste
q company company:{} Maschinenbau GmbH/{} Gastronomie GmbH/{} Solar GmbH; legal_entity, firm, de:Gesellschaft
q register id:HRB #####; register_number, commercial_register_no
q seat city; registered_seat, de:Sitz
q notary person; certified_by, de:Notar; who put the list together
q roll id:UVZ ###/####; deed_number, de:Urkundenrolle
q manager person; managing_director, de:Geschäftsführer
q dated date; list_date, submitted_on
q capital money:25000..500000; share_capital, de:Stammkapital
q change date; effective_date, change_took_effect; day from which the change holds
q court company:Amtsgericht {}/Registergericht {}; registry_court, filed_at
q first_list flag; first_list, initial_list; whether there was no list before
a tax_number id; tax_id, de:Steuernummer
a adviser company; tax_adviser, de:Steuerberater
a fee money:40..400; notary_fee, costs
a meeting date; shareholders_meeting, de:Gesellschafterversammlung
l partners; shareholders, owners, de:Gesellschafter
c partners.name person; shareholder, holder
c partners.born date; date_of_birth, birth_date
c partners.town city; residence, lives_in, de:Wohnort
c partners.nos id:# - ####; share_numbers, de:laufende Nummern
c partners.nominal money:1000..90000; nominal_amount, de:Nennbetrag
c partners.part percent; stake, share, de:Beteiligung
c partners.joined date; holder_since, acquired_on
---
{notary}
Notar in {:city}
# Liste der Gesellschafter
= Firma: {company}
= Sitz: {seat}
= Nummer: {register}, {court}
= Kapital: {capital}
%partners 1..6
Lfd. | Name | geb. | Ort |  | % 
{partners.nos} | {partners.name} | {partners.born} | {partners.town} | {partners.nominal} | {partners.part}
{partners.joined=}
%%
{first_list!Eine frühere Liste gibt es nicht|Es ist die erste Liste dieser Gesellschaft~Sie ersetzt eine ältere|Die vorige Liste ist damit überholt}. Alle Angaben nach den Ausweisen, die am {:date} vorlagen. Die Veränderung gilt seit {change} und folgt aus meiner Urkunde {roll}. Die Geschäfte führt {manager}.
{:city}, den {dated}

== de schluesselplan_ausgabe
q house company:{} Gymnasium/Klinikum {}/Rathaus {}; building_owner, institution, de:Gebäude
q caretaker person; janitor, issued_by, de:Hausmeister
q maker company:{} Schließtechnik/Sicherheit {}/{} Schlosserei; locksmith, system_supplier; who made the locks
q system id:SA-####; locking_system_no, de:Schließanlage
q card id:########; security_card, de:Sicherungskarte
q as_of date; status_date, de:Stand
q deposit money:10..60; deposit, de:Pfand; what is kept until the key comes back
q lost flag; keys_missing, key_lost; whether a key has disappeared
q auditor person; checked_by, reviewer; who went over the list
a insurer company; insurer, de:Schlüsselversicherung
a replace_cost money:90..5000; replacement_cost, cost_of_new_cylinder
a next_count date; next_stocktake, de:nächste Prüfung
a guard company; security_company, de:Wachdienst
l keys; issued_keys, handed_out, de:Schlüssel
c keys.no id:@##; key_number, stamp
c keys.door phrase; room, opens, de:Tür
c keys.holder person; issued_to, keyholder, de:Inhaber
c keys.unit phrase; department, de:Bereich
c keys.out date; issued_on, handed_over, de:Ausgabe
c keys.back date; returned_on, returned, de:Rückgabe
c keys.copies number:1..6; number_of_copies, quantity
c keys.sign person; witness, countersigned_by
---
{house}
# Schlüsselbuch {system}, Stand {as_of}
= Anlage von: {maker}
= Karte: {card}
= Geführt von: {caretaker}
%keys 2..8
Nr | Tür | Inhaber | Bereich | aus | zurück | St.
{keys.no} | {keys.door=Haupteingang|Turnhalle|Archiv|Serverraum|Keller West|Chemie|Dachboden} | {keys.holder} | {keys.unit=Reinigung|Sekretariat|Sport|EDV|Leitung|Küche} | {keys.out} | {keys.back} | {keys.copies}
{keys.sign=}
%%
Für jeden Schlüssel liegen {deposit} in der Kasse. {lost!Einer ist nicht mehr auffindbar, die Zylinder werden getauscht|Ein Schlüssel fehlt seit Wochen~Es fehlt keiner|Alle sind da}. Im Tresor liegen {:number:2..9} Reserveschlüssel.
~ Durchgesehen: {auditor}

== de ausflugsdampfer_gaesteliste
q line company:{} Personenschifffahrt/Weiße Flotte {}/Reederei {}; operator, shipping_line, de:Reederei
q ship phrase; vessel, de:Schiff
q skipper person; captain, master, de:Kapitän
q host company:{} Apotheken/Kegelclub {}/Sparkasse {}; charterer, ordered_by, de:Besteller; who hired the ship
q contact person; contact_on_board, de:Ansprechpartner; who speaks for the guests
q sails date; date_of_trip, de:Tag
q off time; departure, casts_off
q home time; return_time, lands_again
q pier phrase; landing_stage, boarding_place, de:Anleger
q price money:900..6000; charter_price, de:Miete
q band flag; live_music, music_on_board; whether somebody plays
q guests_max number:40..300; capacity, max_persons
a caterer company; caterer, food_by
a deposit money:100..900; deposit_paid, de:Anzahlung
a paid_by date; payment_due, de:zahlbar bis
a engineer person; engineer, machinist, de:Maschinist
l tables; seating, groups, de:Tische
c tables.no number:1..40; table_number, de:Tisch
c tables.name person; booked_for, table_host
c tables.heads number:2..12; persons, number_of_guests
c tables.kids number:1..5; children, minors
c tables.meal phrase; menu, food_choice, de:Essen
c tables.note phrase; remark, special_request
c tables.phone phone; mobile, contact
---
{line}
# Gästeliste {ship=MS Heidewasser|Dampfer Elster|MS Rosenthal|Salonschiff Undine}
Fahrt für {host} am {sails}, ab {pier=Steg 4|der Schlossbrücke|Anleger Mole|Hafen Ost} {off}, wieder fest um {home}. Es sprechen: {contact} für die Gäste, {skipper} für das Schiff. {band!Zwei Mann spielen am Heck|Eine Kapelle kommt mit an Bord~Musik ist nicht bestellt|Es wird nicht gespielt}.
%tables 3..8 lines
Tisch {tables.no}: {tables.name}, {tables.heads} Personen, davon {tables.kids} Kinder – {tables.meal=Zander|Braten|Gemüsestrudel|kalte Platte|nur Kuchen}. {tables.note=Rollstuhl|ohne Nüsse|am Fenster|Geburtstagstorte|ein Hund dabei|spät dran}
{tables.phone=}
%%
Mehr als {guests_max} dürfen wir nicht mitnehmen. Die Miete von {price} ist besprochen. Ausgedruckt {:date} von {:person}.

== de stationen_fahrplan_aushang
q carrier company:{} Verkehrsbetriebe/Kreisbahn {}/Omnibus {}; operator, transport_company, de:Verkehrsunternehmen
q line id:###; line_number, route, de:Linie
q valid_from date; timetable_start, de:gültig ab
q valid_to date; timetable_end, expires
q stop phrase; this_stop, posted_at, de:Haltestelle; where the sheet hangs
q zone short; tariff_zone, de:Zone
q ticket money:1..9; single_fare, de:Einzelfahrt
q hotline phone; passenger_info, info_phone
q planner person; responsible_planner, compiled_by
q bikes flag; bicycles_allowed, de:Fahrradmitnahme
q network company:Verkehrsverbund {}/Tarifverbund {}; transport_association, de:Verbund
a driver person; driver, de:Fahrer
a last_bus time; last_departure, de:letzte Fahrt
a vehicle phrase; vehicle_type, bus_model
a complaints email; complaints_mail, feedback
l stops; stations, halts, de:Haltestellen
c stops.name phrase; stop_name, station
c stops.arr time; arrival, arrives
c stops.dep time; departure, leaves
c stops.min number:1..60; travel_time, minutes_from_here
c stops.dist unit:km 1..30; distance, de:Entfernung
c stops.change phrase; connection, transfer_to, de:Umsteigen
c stops.lift phrase; step_free, accessibility
---
{carrier} || im {network}
# {line}
Hier: {stop=Alte Ziegelei|Krankenhaus|Markt|Siedlung Nord|Bahnhof, Steig 3}, Zone {zone}
%stops 4..9
 | an | ab | Min. | km | weiter mit
{stops.name=Mühlenweg|Am Friedhof|Schulzentrum|Rathaus|Sägewerk|Oberdorf|Forsthaus|Freibad|Gewerbepark} | {stops.arr} | {stops.dep} | {stops.min} | {stops.dist} | {stops.change=S 4|Bus 12|Fähre|Rufbus|Tram 7|Bus 40|RB 31|Nachtbus|Seilbahn}
{stops.lift=}
%%
Der Plan hängt ab {valid_from} und wird am {valid_to} abgenommen. Eine Fahrt kostet {ticket}. {bikes!Räder kommen an den Bügel hinter der zweiten Tür|Fahrräder nehmen wir mit, wenn Platz ist~Räder müssen draußen bleiben|Fahrräder können nicht mitgenommen werden}.
~ Zusammengestellt von {planner}. Fragen: {hotline}. An Feiertagen fährt der Bus nach Plan {:number:2..5}.

== de kammerkonzert_zettel
q host company:Kammermusikverein {}/Schlosskonzerte {}/Kantorei {}; organiser, de:Veranstalter
q group company:{} Quartett/Trio {}/Bläserensemble {}; performers, ensemble
q day date; concert_date, de:Termin
q begin time; start_time, de:Beginn
q hall phrase; venue, de:Saal
q speaker person; introduction_by, gives_the_talk; who says something beforehand
q tuner person; piano_tuner, instrument_prepared_by; who prepared the grand piano
q entry money:8..45; ticket_price, de:Eintritt
q patron company:Sparkasse {}/{} Stiftung/Bürgerstiftung {}; sponsor, supported_by, de:Förderer
q encore flag; encore_planned, encore; whether something more is played at the end
a conductor person; conductor, de:Dirigent
a next_date date; next_concert, de:nächstes Konzert
a recording company; broadcaster, de:Rundfunk
a phone phone; ticket_phone, de:Kartentelefon
l works; pieces, de:Programm
c works.by person; composer, de:Komponist
c works.name phrase; title, work
c works.year year; composed_in, de:entstanden
c works.min unit:min 5..45; duration, length
c works.first phrase; premiere_place, first_performed
l people; musicians, de:Mitwirkende
c people.who person; musician, name
c people.on phrase; instrument, de:Instrument
c people.from city; home_town, comes_from
c people.teacher person; studied_with, pupil_of; by whom the musician was taught
---
^ {host}
# {group}
^ {day}, {begin}, {hall=Spiegelsaal|Marienkirche|Aula der Realschule|Orangerie}
%works 2..5 lines
{works.by}
{works.name=Streichquartett Nr. 3|Drei Lieder ohne Worte|Divertimento|Trio in g|Suite im alten Stil|Nachtmusik} ({works.year}) – {works.min}
{works.first=}
%%
Vorab sagt {speaker} ein paar Worte. {encore!Wer lange klatscht, bekommt noch etwas zu hören|Ein Stückchen haben wir noch im Ärmel~Zugaben gibt es heute keine|Nach dem letzten Stück ist Schluss}.
+++
%people 3..5 lines
{people.who}, {people.on=Violine|Viola|Violoncello|Klavier|Flöte|Fagott}, aus {people.from}, Schüler von {people.teacher}
%%
+++
Der Eintritt kostet {entry}. Den Flügel hat {tuner} gestimmt. Dank an {patron}.

== de rechenzentrum_wartungsfenster
q provider company:{} Rechenzentrum/IT-Dienste {}/{} Hosting; service_provider, sent_by
q customer company:Stadt {}/{} Versand/Klinikverbund {}; client, recipient, de:Kunde
q manager person; change_manager, planned_by
q approver person; approved_by, de:Freigabe durch
q begin date; maintenance_start, window_opens
q end date; maintenance_end, window_closes
q change id:CHG######; change_number, ticket
q bridge phone; conference_number, dial_in; number one dials to listen in
q outage flag; downtime_expected, service_interrupted; whether users will notice
q reason phrase; purpose, why, de:Anlass
a vendor company; vendor, hardware_supplier
a previous date; last_maintenance, previous_window
a cost money:200..9000; cost, de:Kosten
a users number:50..9000; affected_users, user_count
l steps; tasks, plan, de:Schritte
c steps.do phrase; activity, task, de:Tätigkeit
c steps.host id:@@@##; system, server, target
c steps.who person; engineer, executed_by
c steps.standby person; deputy, backup_person, de:Vertretung
c steps.start time; begins, planned_start
c steps.stop time; planned_end, finishes
c steps.undo phrase; rollback, fallback
c steps.result phrase; outcome, actual_result
---
{provider} || {change}
An {customer}
# Ankündigung einer Wartung
<Wir arbeiten|Unsere Leute arbeiten> vom {begin} bis {end} an Ihren Systemen: {reason=neue Firmware der Speicher|Umzug in den zweiten Brandabschnitt|abgelaufene Zertifikate|Tausch der Netzteile|Sicherheitslücke im Mailserver}. {outage!Währenddessen sind die Dienste nicht erreichbar|Bitte rechnen Sie mit einem Ausfall~Sie werden davon nichts merken|Die Dienste laufen weiter}. Geplant hat das {manager}, freigegeben {approver}.
%steps 3..7
 | System | macht | sonst | von | bis | zurück durch
{steps.do=Sicherung ziehen|Dienste anhalten|Update einspielen|Neustart|Funktionsprobe|Monitoring scharf|Kabel umlegen} | {steps.host} | {steps.who} | {steps.standby} | {steps.start} | {steps.stop} | {steps.undo=Snapshot|altes Image|Umschalten auf B|Kabel zurück|entfällt}
{steps.result=}
%%
Mithören: {bridge}, Kennwort {:id:####}. Nächste Meldung am {:date}.

== de stammtafel_blatt
q compiler person; researched_by, author, de:Bearbeiter; who put it together
q ancestor person; progenitor, head_of_family, de:Stammvater; from whom all descend
q wife person; spouse, married_to
q wedding date; marriage_date, de:Trauung
q church phrase; place_of_marriage, de:Kirche
q farm phrase; homestead, property, de:Hof
q archive company:Landesarchiv {}/Kirchenkreisarchiv {}/Stadtarchiv {}; source_archive, records_held_by
q sheet id:T-##/#; sheet_number, de:Tafel
q done date; status_date, de:Stand
q noble flag; nobility, de:adelig
a crest year; coat_of_arms_granted, de:Wappen
a father person; father, de:Vater
a emigrated country; emigrated_to, de:Auswanderung
a occupation phrase; head_occupation, de:Beruf des Stammvaters
l children; descendants, offspring, de:Kinder
c children.name person; child, full_name
c children.born date; birth_date, de:Geburt
c children.in city; birthplace, de:Geburtsort
c children.died date; date_of_death, de:Tod
c children.trade phrase; occupation, de:Beruf
c children.spouse person; married_to, de:Ehepartner
c children.wed date; wedding_date, de:Heirat
c children.godparent person; godparent, de:Pate
---
# Familientafel {sheet}
{ancestor} auf {farm=dem Lindenhof|der Obermühle|Kotten 7|dem Vorwerk|der Schmiede}, getraut am {wedding} in {church=St. Nikolai|der Dorfkirche|der Kreuzkapelle|St. Marien} mit {wife}. {noble!Das Geschlecht wurde geadelt|Die Familie führte das kleine von~Von Adel war hier niemand|Es sind bürgerliche Leute}.
%children 2..7 lines
{#}. {children.name}
* {children.born} {children.in}, † {children.died}
{children.trade=Müller|Hebamme|Lehrer|Böttcher|Näherin|Pfarrer|Fuhrmann}; verh. {children.wed} mit {children.spouse}
{children.godparent=}
%%
Früh Verstorbene ({:number:1..3}) sind nicht aufgeführt.
~ Nach Büchern im {archive}. {compiler}, {done}
== fr cv_ingenieure_eau
q name person; candidate, applicant, fr:candidat; whose career it is
q born date; date_of_birth, fr:date de naissance
q home address; postal_address, residence
q mobile phone; phone, mobile_number
q target phrase; desired_position, applied_for; post that is wanted
q sent_to company:Régie des eaux de {}/{} Assainissement/Bureau d'études {}; recipient, employer_addressed, fr:destinataire
q free date; available_from, fr:disponibilité
q dated date; cv_date, written_on
q drives flag; driving_licence, fr:permis de conduire
a salary money:25000..70000; expected_salary, fr:prétentions
a referent person; reference, fr:référent
a family phrase; marital_status, fr:situation familiale
a nationality country; nationality, citizenship
l posts; work_experience, jobs, fr:expériences; posts so far
c posts.house company:Groupe {}/{} Environnement/Syndicat des eaux de {}/{} Ingénierie; employer, company, fr:employeur
c posts.job phrase; position, job_title, fr:fonction
c posts.town city; location, fr:lieu
c posts.since month; start, from, fr:début
c posts.until month; end, to, fr:fin
c posts.did phrase; achievement, tasks, fr:missions; what was done there
c posts.kind phrase; contract_type, fr:type de contrat
l degrees; education, studies, fr:formation
c degrees.title phrase; degree, diploma, fr:diplôme
c degrees.where company:Université de {}/École d'ingénieurs de {}/Lycée {}; school, institution
c degrees.in year; year, obtained_in
c degrees.grade phrase; honours, grade, fr:mention
---
{name} || {mobile}
{home}
# {target=Ingénieure réseaux|Cheffe d'exploitation|Responsable bureau d'études|Chargée d'affaires eau potable}
Née le {born}. {drives!Permis B et voiture|Conduit, y compris les fourgons~Ne conduit pas|Sans permis}. Libre à partir du {free}. À l'attention de {sent_to}.
## Parcours
%posts 2..5 lines
{posts.house}
{posts.job=Chargée d'études|Technicienne réseaux|Conductrice de travaux|Cheffe de projet|Stagiaire|Responsable d'usine}, {posts.town}
{posts.since} – {posts.until}
{posts.did=Recherche de fuites sur 200 km de réseau|Suivi de trois stations d'épuration|Rédaction des appels d'offres|Encadrement de douze agents|Modélisation des crues|Mise en service d'un réservoir}.
{posts.kind=}
%%
+++
## Études
%degrees 1..3 lines
{degrees.in} : {degrees.title=Diplôme d'ingénieur|Master sciences de l'eau|DUT génie civil|Baccalauréat scientifique|Licence de chimie}, {degrees.where}
{degrees.grade=}
%%
+++
> {:city}, le {dated}

== fr role_audience_tribunal
q court company:Tribunal judiciaire de {}/Conseil de prud'hommes de {}/Tribunal de commerce de {}; court, jurisdiction, fr:juridiction
q president person; presiding_judge, judge, fr:président
q clerk person; court_clerk, registrar, fr:greffier
q prosecutor person; public_prosecutor, fr:ministère public
q day date; hearing_date, fr:audience du
q room phrase; courtroom, fr:salle
q opens time; opening_time, start
q chamber short; division, fr:chambre
q desk phone; registry_phone, fr:greffe
q closed flag; in_camera, fr:huis clos; whether the public stays outside
a next date; next_hearing, fr:renvoi
a interpreter person; interpreter, fr:interprète
a bailiff person; usher, fr:huissier audiencier
a deposit money:50..900; security_deposit, fr:consignation
l cases; matters, docket, fr:affaires
c cases.at time; called_at, time_slot
c cases.rg id:RG ##/#####; docket_number, case_no
c cases.plaintiff company:SARL {}/Banque {}/Mutuelle {}/SCI {}; claimant, fr:demandeur; who sues
c cases.defendant person; respondent, fr:défendeur
c cases.counsel person; claimant_lawyer, fr:avocat; lawyer of the one who sues
c cases.about phrase; subject_matter, fr:objet
c cases.entered date; filed_on, fr:saisine
c cases.amount money:500..50000; amount_claimed, fr:montant
---
{court} || Chambre {chamber}
# Rôle du {day}
= Siège: {president}
= Parquet: {prosecutor}
= Plume: {clerk}
{room=Salle 3|Salle des criées|Bâtiment B, premier étage|Salle Cassin}, ouverture à {opens}. {closed!Le public sera prié de sortir|Portes fermées, parties seules~Le public est admis|Chacun peut assister aux débats}.
%cases 2..6
 | N° | Demande | Contre | Me | Cause | Saisi
{cases.at} | {cases.rg} | {cases.plaintiff} | {cases.defendant} | {cases.counsel} | {cases.about=loyers impayés|licenciement|malfaçons|prêt|bornage|vice caché} | {cases.entered}
{cases.amount=}
%%
~ {:number:1..5} affaires radiées ne sont pas appelées. Greffe : {desk}. Affiché le {:date}.

== fr fiche_recette_traiteur
q kitchen company:{} Traiteur/Maison {}/Les Cuisines de {}; producer, fr:laboratoire
q dish phrase; recipe, product_name, fr:plat
q sheet id:FT-###; sheet_number, recipe_code
q chef person; created_by, recipe_author, fr:auteur
q checked person; validated_by, fr:validation
q valid_since date; approved_on, effective_date
q covers number:10..200; portions, servings, fr:couverts
q price money:3..24; cost_per_portion, fr:coût portion
q core unit:°C 63..85; core_temperature, fr:température à cœur
q gluten flag; contains_gluten, fr:gluten
q client company:Mairie de {}/{} Assurances/Clinique {}; customer, made_for
a allergen_officer person; allergen_officer, food_safety_officer
a date_served date; served_on, event_date
a lot id; lot_number, batch
a selling money:9..60; selling_price, fr:prix de vente
l goods; ingredients, components, fr:denrées
c goods.what phrase; ingredient, fr:produit
c goods.gross unit:kg 1..20; gross_weight, fr:poids brut
c goods.net unit:kg 1..18; net_weight, fr:poids net
c goods.cost money:1..30; unit_price, fr:prix au kilo
c goods.from company:Primeur {}/{} Volailles/Fromagerie {}/{} Marée; supplier, fr:fournisseur
c goods.origin country; country_of_origin, fr:provenance
l steps; method, fr:étapes
c steps.do phrase; operation, instruction
c steps.who phrase; station, fr:poste
c steps.min unit:min 3..180; time, fr:durée
---
{kitchen}
# {dish=Parmentier de canard|Blanquette|Gratin de courge|Tourte aux poireaux|Lotte à l'armoricaine} – {sheet}
Écrite par {chef}, relue par {checked}, en usage depuis le {valid_since}. Pour {covers} couverts, commande de {client}. {gluten!Farine de blé dans la sauce, à signaler|Contient du blé~Sans trace de blé, d'orge ni de seigle|Convient aux cœliaques}.
%goods 3..8
Denrée | Brut | Net | € | Chez
{goods.what=carottes|crème|canard effiloché|beurre|poireaux|farine|échalotes|vin blanc|muscade} | {goods.gross} | {goods.net} | {goods.cost} | {goods.from}
{goods.origin=}
%%
Revient à {price} l'assiette.
+++
%steps 2..5 lines
{#}. {steps.do=Éplucher et tailler|Saisir|Mouiller et mijoter|Dresser en bacs|Refroidir en cellule|Gratiner} – {steps.who=froid|chaud|légumerie|pâtisserie|plonge} – {steps.min}
%%
Sortir à {core} au cœur.
~ Révision prévue le {:date}.

== fr programme_festival_conte
q association company:Contes en {}/Association {} en Voix/Foyer rural de {}; organiser, fr:organisateur
q director person; artistic_director, fr:direction artistique
q mayor person; welcomed_by, fr:maire; who opens the festival
q first date; opening_day, fr:début
q last date; closing_day, fr:fin
q pass money:15..80; festival_pass, fr:forfait
q office phone; booking_phone, fr:réservations
q tent phrase; main_venue, fr:lieu principal
q funder company:Département de {}/Fondation {}/Crédit {}; sponsor, funded_by, fr:mécène
q rain flag; moved_if_rain, fr:repli; whether there is a roof if it rains
a visitors number:300..9000; visitors_last_year, fr:fréquentation
a technician person; technical_director, fr:régisseur
a budget money:9000..90000; budget, total_cost
a deadline date; booking_deadline, fr:date limite
l shows; programme, events, fr:spectacles
c shows.day date; date, fr:jour
c shows.hour time; start, fr:heure
c shows.name phrase; title, fr:titre
c shows.teller person; performer, storyteller, fr:conteur
c shows.music person; musician, accompanied_by
c shows.place phrase; venue, fr:lieu
c shows.age number:3..14; minimum_age, from_age, fr:âge
c shows.fee money:3..18; ticket_price, fr:tarif
c shows.length unit:min 25..110; duration, running_time
---
^ {association}
# Les nuits du conte
^ du {first} au {last}, {tent=sous le chapiteau du pré|cour du château|à la grange dîmière|au lavoir}
Mots d'accueil de {mayor}. Choix des voix : {director}. {rain!Par mauvais temps, tout se replie au gymnase|En cas de pluie on se serre dans la salle~S'il pleut, on annule|Aucun repli n'est prévu s'il pleut}.
%shows 3..7 lines
{shows.name=La fille du meunier|Sept soupes|Le loup qui lisait|Paroles d'étang|L'ogre végétarien|Grand-mère neige}
{shows.teller}, avec {shows.music} à la musique
{shows.day}, {shows.hour}, {shows.place=halle|école|bord du lac|chapelle|bibliothèque}
dès {shows.age} ans – {shows.fee}
{shows.length=}
%%
Forfait tous spectacles {pass}, à retenir au {office}. Avec l'aide de {funder}. Marché des éditeurs le {:date}.

== fr releve_defauts_pont
q office company:{} Ouvrages d'art/Bureau {} Structures/{} Expertise; consultant, inspecting_firm, fr:bureau de contrôle
q owner company:Département de {}/Métropole de {}/Commune de {}; bridge_owner, client, fr:maître d'ouvrage
q inspector person; inspected_by, fr:inspecteur
q reviewer person; checked_by, fr:vérificateur
q bridge phrase; structure, asset, fr:ouvrage
q visit date; inspection_date, fr:visite
q prior date; previous_inspection, last_inspection; when it was looked at before
q ref id:OA-####; report_number, structure_id
q class choice:sound/to be watched/to be closed; condition_class, overall_state; state of the bridge on the whole
q load unit:t 3..44; weight_limit, permitted_load
q diver flag; divers_used, underwater_inspection; whether somebody went under water
a built year; year_built, fr:construction
a contractor company; repair_contractor, fr:entreprise de travaux
a total money:3000..90000; total_repair_cost, fr:montant des travaux
a traffic number:200..20000; vehicles_per_day, fr:trafic
l defects; findings, damage, fr:désordres
c defects.part phrase; element, fr:partie
c defects.what phrase; damage, fr:désordre
c defects.size unit:mm 1..90; extent, width, fr:ouverture
c defects.before unit:mm 1..90; previous_size, last_measurement
c defects.mark short; severity, fr:gravité
c defects.photo id:P####; photo_number, picture
c defects.act phrase; recommended_action, fr:suite à donner
c defects.date date; to_be_done_by, fr:échéance
c defects.cost money:100..9000; repair_cost, fr:coût
---
{office} || {ref}
# Relevé – {bridge=Pont de la Tuilerie|Passerelle du moulin|Viaduc des Aulnes|Pont vieux}
Pour {owner}. Vu par {inspector} le {visit}, la fois d'avant remontant au {prior} ; relu par {reviewer}. {diver!Deux plongeurs ont vu les pieds de pile|Les fondations ont été vues sous l'eau~Personne n'a plongé|Les parties immergées n'ont pas été vues}.
%defects 2..8
Partie | Constat | mm | av. | G | Ph. | Suite | Pour le
{defects.part=pile 2|culée rive droite|tablier|garde-corps|appui nord|voûte|mur en aile} | {defects.what=fissure|épaufrure|acier apparent|joint ouvert|affouillement|bombement|rouille} | {defects.size} | {defects.before} | {defects.mark} | {defects.photo} | {defects.act=à surveiller|injecter|rejointoyer|purger|remplacer|poser témoin} | {defects.date}
{defects.cost=}
%%
{class?L'ouvrage se porte bien~Rien de grave, mais il faut revenir souvent~Plus personne ne doit passer dessus}. Charge admise {load}. Panneaux posés le {:date}.
> {inspector}

== fr registre_associes_coop
q coop company:Coopérative {}/Scop {}/{} Scic; cooperative, entity, fr:société
q siren id:### ### ###; company_number, fr:SIREN
q president person; chairperson, fr:président
q keeper person; register_kept_by, fr:teneur du registre
q closed date; as_at, status_date, fr:arrêté au
q capital money:2000..300000; share_capital, fr:capital
q par money:10..100; share_value, fr:valeur de la part
q bank company:Banque {}/Crédit {}/Caisse {}; bank, deposited_with, fr:banque
q open flag; accepts_new_members, membership_open; whether others may join
a meeting date; general_meeting, fr:assemblée générale
a accountant company; accountant, fr:expert-comptable
a dividend percent; dividend_rate, interest_on_shares
a founded year; founded_in, fr:création
l members; shareholders, fr:associés
c members.name person; member, holder, fr:associé
c members.college phrase; category, fr:collège
c members.in date; joined, fr:entrée
c members.out date; left, withdrawn_on, fr:sortie
c members.parts number:1..900; shares, fr:nombre de parts
c members.first number:1..900; first_share_number, from
c members.last number:901..4000; last_share_number, to
c members.mail email; email_address, fr:courriel
---
{coop}
{siren}
# Registre arrêté au {closed}
= Présidence: {president}
= Tenu par: {keeper}
= Capital: {capital}
= Part: {par}
%members 2..7
Nom | Coll. | E | S | Q | de | à
{members.name} | {members.college=salariés|usagers|collectivités|soutiens|producteurs} | {members.in} | {members.out} | {members.parts} | {members.first} | {members.last}
{members.mail=}
%%
~ E entrée, S sortie, Q quantité. Fonds déposés chez {bank}. {open!On peut encore entrer : s'adresser au bureau|De nouveaux venus sont bienvenus~Le capital est fermé pour l'heure|On n'admet plus personne}. Feuille précédente : {:date}.

== fr tournee_bibliobus
q network company:Médiathèque de {}/Bibliothèque départementale de {}/Réseau de lecture {}; operator, library_service, fr:réseau
q driver person; driver, fr:chauffeur
q librarian person; librarian, on_board, fr:bibliothécaire
q bus id:@@-###-@@; vehicle_registration, fr:immatriculation
q from date; valid_from, fr:à partir du
q to date; valid_until, fr:jusqu'au
q books number:900..6000; stock_on_board, number_of_books
q loan number:2..12; max_loans, items_per_reader; how many one may take
q phone phone; contact_phone, fr:téléphone
q free flag; free_of_charge, no_fee; whether it costs nothing
a garage company; garage, maintained_by
a mayor person; mayor, fr:maire
a inaugurated date; inauguration, in_service_since
a readers number:100..4000; registered_readers, fr:inscrits
l halts; stops, route, fr:arrêts
c halts.town city; village, fr:commune
c halts.spot phrase; stopping_place, fr:emplacement
c halts.arr time; arrival, fr:arrivée
c halts.dep time; departure, fr:départ
c halts.next date; next_visit, fr:prochain passage
c halts.after date; following_visit, visit_after_next
c halts.contact person; local_contact, fr:correspondant
c halts.school phrase; class_received, fr:école
---
{network}
# Le bibliobus passe chez vous
Feuille valable du {from} au {to}. À bord, {books} livres, {librarian} pour les conseils et {driver} au volant ({bus}). {free!On ne paie rien|L'emprunt est gratuit pour tous~Une carte payante est demandée|L'abonnement se règle à bord}. On emporte {loan} titres au plus.
%halts 3..8
 |  | de | à | puis le | et le | demander
{halts.town} | {halts.spot=place de l'église|devant l'école|parking de la salle|au lavoir|arrêt de car|mairie} | {halts.arr} | {halts.dep} | {halts.next} | {halts.after} | {halts.contact}
{halts.school=}
%%
~ Pas de passage le {:date}. Un livre perdu ? {phone}

== fr cartes_outillage_atelier
q workshop company:Ateliers {}/{} Mécanique/Lycée professionnel {}; owner, fr:atelier
q storeman person; storekeeper, fr:magasinier
q checked date; inventory_date, fr:inventaire du
q controller company:{} Contrôle/Apave {}/Bureau {}; inspection_body, verified_by
q report id:VG-#####; inspection_report, fr:rapport
q next date; next_verification, fr:prochaine vérification; when everything is checked again
q place phrase; storage_location, fr:emplacement
q value money:900..40000; total_value, fr:valeur du parc
q lending flag; may_be_lent, fr:prêt; whether the tools may leave the house
a buyer person; purchaser, fr:acheteur
a insurer company; insurer, fr:assureur
a scrapped number:1..20; items_scrapped, fr:réformés
a opening time; opening_hours, fr:ouverture
l tools; equipment, machines, fr:outils
c tools.name phrase; designation, tool, fr:désignation
c tools.brand company:{} Outillage/{} France/{} Tools; manufacturer, fr:marque
c tools.serial id:@@######; serial_number, fr:numéro de série
c tools.bought date; purchase_date, fr:achat
c tools.seen date; last_check, fr:dernier contrôle
c tools.holder person; assigned_to, fr:détenteur
c tools.state phrase; condition, fr:état
c tools.price money:30..3000; purchase_price, fr:prix
---
{workshop}
# Fiches d'outillage, {place=armoire 4|mezzanine|local clos|container du fond}
Comptées le {checked} par {storeman}.
%tools 2..5 lines
Fiche {#} – {tools.name=meuleuse|perceuse à colonne|palan 500 kg|poste à souder|clé dynamométrique|cric hydraulique}
Marque : {tools.brand}, n° {tools.serial}
Entrée le {tools.bought}, vue le {tools.seen}
Chez {tools.holder}, {tools.state=bon|câble à changer|usée mais sûre|à réformer|comme neuve}
{tools.price=}
%%
L'ensemble vaut {value}. {controller} a tout vérifié (rapport {report}) et reviendra le {next}. {lending!On peut emporter un outil chez soi contre signature|Le prêt à domicile est permis~Rien ne sort des murs|Aucun prêt à l'extérieur}.
== es curriculo_enfermera
q name person; candidate, applicant, es:aspirante; whose career it is
q born date; date_of_birth, es:fecha de nacimiento
q home address; residence, es:domicilio
q mail email; email_address, es:correo
q college_no id:#######; professional_licence, registration_number, es:colegiada
q sent_to company:Hospital {}/Clínica {}/Residencia {}; recipient, employer_addressed, es:destinatario
q wanted phrase; desired_position, es:puesto
q dated date; cv_date, signed_on
q nights flag; accepts_night_shifts, es:noches; whether the person will work nights
q free date; available_from, es:incorporación
a salary money:18000..50000; expected_salary, es:salario
a referee person; reference, es:referencias
a nationality country; nationality, es:nacionalidad
a licence date; driving_licence_date, es:carné
l posts; work_experience, employment, es:experiencia
c posts.centre company:Hospital {}/Centro de salud {}/Mutua {}/Clínica {}; employer, workplace, es:centro
c posts.role phrase; position, es:cargo
c posts.town city; location, es:localidad
c posts.since month; start, from, es:desde
c posts.until month; end, to, es:hasta
c posts.did phrase; duties, achievement, es:funciones; what was done there
c posts.chief person; supervisor, es:responsable
l studies; education, training, es:formación
c studies.title phrase; degree, course, es:título
c studies.where company:Universidad de {}/Escuela {}/Instituto {}; school, institution
c studies.year year; year, completed
c studies.hours number:20..600; hours, course_hours
---
# {name}
{home}
{mail}
Enfermera colegiada {college_no}, nacida el {born}. Me dirijo a {sent_to} para el puesto de {wanted=supervisora de planta|enfermera de quirófano|enfermera de urgencias|coordinadora de cuidados}. {nights!Las noches no me importan|Hago noches sin problema~No puedo hacer noches|Descarto el turno nocturno}. Podría empezar el {free}.
## Dónde he trabajado
%posts 1..5 lines
{posts.centre}
{posts.role=Enfermera de UCI|Supervisora|Enfermera de planta|Refuerzo de verano|Enfermera escolar|Coordinadora}, {posts.town}
{posts.since} – {posts.until}
{posts.did=Puse en marcha la consulta de heridas|Atendí a pacientes trasplantados|Formé a las nuevas|Organicé los turnos de veinte personas|Vacuné en once pueblos|Llevé el carro de paradas}.
{posts.chief=}
%%
+++
## Qué he estudiado
%studies 1..4 lines
{studies.year}. {studies.title=Grado en Enfermería|Máster en cuidados críticos|Experto en heridas|Bachillerato|Curso de triaje}, {studies.where} ({studies.hours} horas)
%%
+++
{:city}, {dated}

== es senalamientos_juzgado
q court company:Juzgado de lo Social de {}/Juzgado de Primera Instancia de {}/Audiencia de {}; court, es:órgano judicial
q judge person; judge, presiding, es:magistrado
q clerk person; court_clerk, es:letrado judicial
q prosecutor person; prosecutor, es:fiscal
q day date; hearing_date, es:día
q room phrase; courtroom, es:sala
q posted date; published_on, posted; day it was hung up
q phone phone; office_phone, es:teléfono
q behind flag; closed_doors, es:puerta cerrada
q list_no id:S-###/##; list_number, reference
a interpreter person; interpreter, es:intérprete
a resumed date; resumed_on, next_session
a fee money:50..700; court_fee, es:tasa
a expert person; expert_witness, es:perito
l cases; hearings, docket, es:vistas
c cases.at time; time_slot, es:hora
c cases.number id:###/####; case_number, es:autos
c cases.actor person; plaintiff, claimant, es:demandante
c cases.against company:Construcciones {}/{} Seguros/Limpiezas {}/Banco {}; defendant, es:demandado
c cases.lawyer person; plaintiff_lawyer, es:abogado; who defends the one who sues
c cases.about phrase; subject, es:materia
c cases.filed date; filed_on, es:presentada
c cases.sum money:300..40000; amount_claimed, es:cuantía
---
{court} || {list_no}
# Señalamientos del {day}
Preside {judge}; fe pública, {clerk}; por el ministerio público, {prosecutor}. {room=Sala 4|Sala de vistas 2, planta baja|Edificio B|Sala multiusos}. {behind!El público deberá abandonar la sala|A puerta cerrada~Puede entrar quien quiera|Las vistas son públicas}.
%cases 2..7
H. | Nº | Demanda | Frente a | Defiende | Por | Entró
{cases.at} | {cases.number} | {cases.actor} | {cases.against} | {cases.lawyer} | {cases.about=despido|cantidad|vicios ocultos|desahucio|vacaciones|lindes} | {cases.filed}
{cases.sum=}
%%
~ Suspendidas: {:number:1..4}. Colgado el {posted}. Consultas: {phone}.

== es fichas_maquinaria_cooperativa
q coop company:Cooperativa {}/SAT {}/Agrícola {}; owner, es:titular
q manager person; manager, es:gerente
q mechanic person; mechanic, es:mecánico
q date date; as_of, es:a fecha
q insurer company:Seguros {}/Mutua {}/{} Aseguradora; insurer, es:aseguradora
q policy id:M-#######; policy_number, es:póliza
q until date; cover_ends, es:vencimiento
q shed phrase; storage, es:nave
q rent flag; rented_to_others, hire_out; whether outsiders may hire them
a dealer company; dealer, es:concesionario
a subsidy money:900..30000; grant, es:subvención
a diesel number:900..20000; litres_per_year, es:gasóleo
a auditor person; audited_by, es:auditor
l machines; equipment, fleet, es:máquinas
c machines.kind phrase; machine, type, es:tipo
c machines.brand company:{} Maquinaria/{} Tractores/Talleres {}; manufacturer, es:marca
c machines.plate id:E #### @@@; registration, es:matrícula
c machines.year year; built_in, es:año
c machines.hours number:100..12000; operating_hours, es:horas
c machines.oil date; last_oil_change, es:aceite
c machines.itv date; inspection_due, es:ITV
c machines.who person; driver, assigned_to, es:conductor
c machines.price money:3000..90000; purchase_price, es:precio
---
# {coop}
## Fichas de máquinas a {date}
%machines 2..5 lines
Máquina {#}
{machines.kind=Tractor|Vendimiadora|Empacadora|Remolque|Pulverizador|Cosechadora}, casa {machines.brand}, año {machines.year}
Matrícula: {machines.plate}
Reloj: {machines.hours}. Aceite cambiado: {machines.oil}. Pasa revisión: {machines.itv}
La lleva {machines.who}
{machines.price=}
%%
Se guardan en {shed=la nave vieja|el cobertizo del río|la era|el almacén dos}. {manager} decide, {mechanic} repara. Seguro con {insurer}, número {policy}, hasta el {until}. {rent!También se alquilan a vecinos que no son socios|Quien no es socio puede alquilarlas~No salen de la cooperativa|Solo las usan los socios}. Hay además {:number:2..9} aperos sin ficha.

== es programa_fiestas_barrio
q committee company:Comisión de Fiestas {}/Asociación de Vecinos {}/Peña {}; organiser, es:organiza
q president person; chairperson, es:presidencia
q crier person; opening_speaker, es:pregonero; who gives the opening speech
q first date; starts_on, es:empieza
q last date; ends_on, es:termina
q council company:Ayuntamiento de {}/Junta municipal de {}/Concejalía de {}; supported_by, es:colabora
q phone phone; info_phone, es:información
q square phrase; main_venue, es:lugar principal
q raffle money:50..2000; raffle_prize, es:premio del sorteo
q fireworks flag; fireworks, es:fuegos
a insurance company; insurer, es:seguro
a queen person; festival_queen, es:reina
a budget money:3000..90000; budget, es:presupuesto
a founded year; first_held, es:desde
l acts; events, programme, es:actos
c acts.day date; date, es:día
c acts.hour time; start_time, es:hora
c acts.what phrase; event, es:acto
c acts.where phrase; location, es:sitio
c acts.by company:Orquesta {}/Charanga {}/Grupo {}/Club {}; performed_by, es:a cargo de
c acts.lead person; responsible, es:encargado
c acts.pays money:1..15; entry_price, es:entrada
c acts.age number:3..18; minimum_age, es:edad mínima
---
^ {committee}
# Fiestas del {first} al {last}
El pregón lo da {crier} en {square=la plaza de abajo|el parque|la explanada del mercado|la calle Mayor}. {fireworks!A medianoche se queman castillos|Habrá cohetes la última noche~Este año no hay cohetes, por los perros|Se suprime la pólvora}.
%acts 3..8 lines
{acts.day}, {acts.hour}: {acts.what=Paella popular|Verbena|Carrera de sacos|Misa cantada|Cine al fresco|Torneo de mus|Chocolatada|Baile de mayores}
{acts.where=frontón|polideportivo|iglesia|patio de la escuela|bajo los soportales}, con {acts.by}. Lo lleva {acts.lead}; se pagan {acts.pays}
{acts.age=}
%%
Se sortea un lote de {raffle}. Papeletas hasta el {:date}. Pregunten a {president}, {phone}. Con ayuda de {council}.

== es plan_tareas_mudanza_oficina
q firm company:{} Consultores/Editorial {}/Gestoría {}; organisation, es:empresa
q coordinator person; project_lead, es:coordina
q director person; approved_by, es:visto bueno
q mover company:Mudanzas {}/Transportes {}/{} Logística; moving_contractor, es:transportista
q move_day date; moving_date, es:traslado
q handover date; handover_date, old_premises_returned; when the old rooms are given back
q new_home address; new_address, es:nueva sede
q version short; version, es:versión
q budget money:2000..60000; budget, es:presupuesto
q open flag; open_during_move, es:abierto; whether clients are served that day
a landlord company; landlord, es:arrendador
a rent money:900..9000; new_rent, es:alquiler
a boxes number:40..900; number_of_boxes, es:cajas
a inauguration date; inauguration, es:inauguración
l tasks; to_do, activities, es:tareas
c tasks.what phrase; task, description, es:tarea
c tasks.owner person; responsible, assigned_to, es:responsable
c tasks.helper person; supports, backup, es:apoyo
c tasks.start date; begin, es:inicio
c tasks.due date; deadline, es:límite
c tasks.done percent; progress, es:avance
c tasks.needs phrase; depends_on, prerequisite, es:depende de
c tasks.cost money:50..4000; cost, es:coste
---
{firm}
# Mudanza: quién hace qué ({version})
Nos vamos el {move_day} a {new_home} y entregamos lo viejo el {handover}. Coordina {coordinator}, autoriza {director}, carga {mover}. {open!Ese día atendemos como siempre|No se cierra al público~Ese día no se atiende a nadie|Cerramos al público durante el traslado}.
%tasks 3..8
 | Quién | Con | De | A | % | Antes
{tasks.what=Embalar archivo|Cambiar la fibra|Avisar a clientes|Rotular puerta|Pintar|Desmontar mesas|Cambiar señas en Hacienda} | {tasks.owner} | {tasks.helper} | {tasks.start} | {tasks.due} | {tasks.done} | {tasks.needs=llaves|permiso|nada|cajas|plano|línea}
{tasks.cost=}
%%
= Tope de gasto: {budget}
~ Repasado el {:date} con {:person}.

== es pasajeros_vuelo_charter
q airline company:Aerolíneas {}/{} Charter/Vuelos {}; carrier, es:compañía
q flight id:@@ ####; flight_number, es:vuelo
q agency company:Viajes {}/{} Tours/Peregrinaciones {}; tour_operator, charterer, es:agencia
q captain person; pilot, es:comandante
q handler person; ground_agent, prepared_by, es:agente de rampa
q day date; flight_date, es:fecha
q gate short; boarding_gate, es:puerta
q takeoff time; departure_time, es:salida
q from city; departure_airport, es:origen
q to city; arrival_airport, es:destino
q delay flag; delayed, es:retraso
q weight unit:kg 900..4000; baggage_weight, es:equipaje; what all the bags weigh
a aircraft id; aircraft_registration, es:matrícula
a return date; return_flight, es:vuelta
a doctor person; doctor_on_board, es:médico
a fuel unit:kg 2000..9000; fuel, es:combustible
l people; passengers, es:pasajeros
c people.seat short; seat, es:asiento
c people.name person; passenger, es:nombre
c people.doc id:@@#######; document_number, es:documento
c people.born date; birth_date, es:nacimiento
c people.valid date; document_expiry, es:caducidad
c people.bags number:1..4; checked_bags, es:bultos
c people.kilos unit:kg 8..40; bag_weight, es:peso
c people.help phrase; special_assistance, es:asistencia
c people.meal phrase; meal, es:menú
---
{airline}
# {flight} · {from} – {to}
= Fecha: {day}
= Sale: {takeoff}
= Puerta: {gate}
= Al mando: {captain}
Fletado por {agency}. {delay!Sale con retraso, avisen en sala|No despegará a su hora~Va en hora|Sin demoras}.
%people 2..9
 | Nombre | Doc. | N. | C. | B | kg | Nota
{people.seat} | {people.name} | {people.doc} | {people.born} | {people.valid} | {people.bags} | {people.kilos} | {people.help=silla de ruedas|menor solo|bebé|ninguna|perro guía|pasillo}
{people.meal=}
%%
Bodega en total {weight}. No presentados: {:number:1..6}. Cerrado por {handler} a las {:time}.
~ N. nacido, C. caduca.

== es aulas_horario_centro
q school company:IES {}/Colegio {}/Conservatorio de {}; school, es:centro
q head person; head_teacher, es:dirección
q planner person; timetable_made_by, head_of_studies, es:jefatura de estudios
q course phrase; school_year, es:curso
q group short; class_group, es:grupo
q tutor person; class_tutor, es:tutor
q pupils number:12..34; number_of_pupils, es:alumnos
q starts date; valid_from, es:desde
q canteen company:Comedores {}/{} Catering/Cocinas {}; canteen_provider, es:comedor
q bilingual flag; bilingual, es:bilingüe
a delegate person; class_representative, es:delegado
a holidays date; holidays_begin, es:vacaciones
a fee money:20..300; school_fee, es:cuota
a grading date; grading_day, es:evaluación
l lessons; timetable, classes, es:clases
c lessons.subject phrase; subject, es:asignatura
c lessons.teacher person; teacher, es:profesor
c lessons.room phrase; classroom, es:aula
c lessons.weekday phrase; day, es:día
c lessons.begin time; start, es:empieza
c lessons.end time; end, es:acaba
c lessons.substitute person; substitute, es:sustituto
c lessons.book phrase; textbook, es:libro
---
{school}
# Grupo {group}, {course=primer trimestre|curso completo|segundo cuatrimestre|turno de tarde}
{pupils} alumnos con {tutor} como tutoría. Vale desde el {starts}. {bilingual!La mitad de las materias se da en inglés|Se enseña en dos lenguas~Todo se da en castellano|No es grupo bilingüe}.
%lessons 3..9
 |  |  | de | a |  | si falta
{lessons.weekday=lunes|martes|miércoles|jueves|viernes} | {lessons.subject=Física|Dibujo|Lengua|Coro|Historia|Filosofía|Gimnasia|Latín} | {lessons.room=A-12|Laboratorio|Gimnasio|Salón|B-03} | {lessons.begin} | {lessons.end} | {lessons.teacher} | {lessons.substitute}
{lessons.book=}
%%
Hecho por {planner} y aprobado por {head} el {:date}. Come a las {:time} con {canteen}.

== es catalogo_subasta_libros
q house company:Subastas {}/Sala {}/Librería anticuaria {}; auction_house, es:sala
q auctioneer person; auctioneer, es:subastador
q expert person; catalogued_by, es:experto
q owner person; consignor, collection_of, es:propietario; whose books they were
q sale date; auction_date, es:subasta
q view date; viewing_day, es:exposición
q hour time; starts_at, es:hora
q sale_no id:###; sale_number, es:subasta número
q premium percent; buyers_premium, es:comisión
q online flag; online_bidding, es:puja en línea
a carrier company; shipping_company, es:transporte
a collect date; collection_deadline, es:recogida
a total money:9000..90000; total_estimate, es:valor total
a bidder person; winning_bidder, es:comprador
l lots; items, books, es:lotes
c lots.no number:1..400; lot_number, es:lote
c lots.title phrase; work, es:título
c lots.author person; author, es:autor
c lots.printed city; place_of_printing, es:lugar
c lots.year year; year_of_printing, es:año
c lots.printer company:Imprenta {}/Tipografía {}/Viuda de {}; printer, es:impresor
c lots.low money:50..400; estimate_low, es:estimación mínima
c lots.high money:401..3000; estimate_high, es:estimación máxima
c lots.binding phrase; binding, es:encuadernación
c lots.sold money:50..4000; hammer_price, es:remate
---
^ {house}
# Subasta {sale_no}: la biblioteca de {owner}
{sale}, {hour}. Los libros pueden verse el {view}. Catálogo de {expert}; lleva el martillo {auctioneer}. {online!Se puede pujar desde casa|También se admite la puja por internet~Solo se puja en sala|No se puja por internet}.
%lots 2..6 lines
{lots.no}. {lots.author}
{lots.title=Tratado de relojes|Poesías varias|Arte de cocina|Viaje a la sierra|Sermones|Fábulas}. {lots.printed}, {lots.printer}, {lots.year}. {lots.binding=Pergamino|Media piel|Holandesa|En rústica|Tela}.
{lots.low} – {lots.high}
{lots.sold=}
%%
Al remate se suma {premium}. Entre los lotes hay un descanso de {:number:10..30} minutos.
== en translator_profile_page
q bureau company:{} Language Services/{} Translations/Words by {}; agency, platform, listed_by
q person person; linguist, freelancer, name; whose profile it is
q tongue language; native_language, mother_tongue
q town city; based_in, location
q member id:ITI-#####; membership_number, association_no
q joined date; listed_since, member_since
q updated date; last_change, profile_updated
q rate money:0..1; price_per_word, word_rate
q daily number:1200..4000; daily_output, words_per_day
q sworn flag; certified_translator, court_sworn; whether a court has sworn the person in
q tool phrase; cat_tool, software
a vat id; vat_number, tax_id
a agent person; account_manager, contact_at_agency
a rating percent; client_rating, satisfaction
a minimum money:20..60; minimum_charge, minimum_fee
l pairs; language_pairs, combinations
c pairs.from language; source_language, from
c pairs.to language; target_language, into
c pairs.field phrase; specialism, subject_area
c pairs.years number:1..30; experience_years, years
c pairs.test date; test_passed_on, tested
l work; projects, references, assignments; what the person has done
c work.client company:{} Pharma/{} Publishing/{} Turbines/Ministry of {}; customer, commissioned_by
c work.job phrase; assignment, what_was_translated
c work.when month; delivered, period
c work.size number:4000..300000; word_count, volume
c work.editor person; revised_by, reviser
---
{bureau}
# {person}
= Mother tongue: {tongue}
= Lives in: {town}
= No.: {member}
{sworn!Sworn in before a court, stamps included|May certify copies for the courts~Not sworn: cannot certify for the courts|Has never been sworn in}. Works with {tool=Trados|a pencil and memoQ|OmegaT|Wordfast}; {daily} words on a good day, {rate} each.
+++
## Into and out of
%pairs 1..5 lines
{pairs.from} > {pairs.to}, {pairs.field=patents|cookery|medical devices|contracts|wind power|poetry}, for {pairs.years} years
{pairs.test=}
%%
+++
## Some work
%work 2..5 lines
{work.client}
{work.job=Instructions for a dialysis machine|Novel, 412 pages|Tender documents|Website and app|Annual report|Safety film script}
{work.when}, {work.size} words, read over by {work.editor}
%%
~ On our list since {joined}. Page changed {updated}. {:number:3..40} clients have asked for this page.

== en site_foreman_resume
q name person; jobseeker, candidate, cv_of
q home address; address, lives_at
q phone phone; mobile, telephone
q card id:CSCS ########; site_card, card_number
q expires date; card_expiry, card_valid_until; when the site card runs out
q wants phrase; objective, post_sought
q free date; available_from, can_start
q drives flag; own_transport, driver; whether the person comes in an own vehicle
q tested date; last_medical, health_check; when a doctor last saw the person
a born date; date_of_birth, dob
a union company; trade_union, union
a rate money:15..40; hourly_rate, pay_wanted
a convictions phrase; convictions, criminal_record
l jobs; employment, work_history, experience
c jobs.builder company:{} Construction/{} Civils/{} & Sons Builders/{} Homes; employer, worked_for, contractor
c jobs.as phrase; role, capacity, position
c jobs.site phrase; project, site_name
c jobs.place city; location, town
c jobs.from date; start, began
c jobs.to date; end, finished
c jobs.men number:3..60; team_size, people_led
c jobs.did phrase; what_was_done, duties
c jobs.manager person; site_manager, reported_to; superior on that site
l tickets; certificates, qualifications, cards
c tickets.what phrase; certificate, ticket
c tickets.by company:{} Training/{} College/{} Plant School; issued_by, training_provider
c tickets.got date; issued, obtained
c tickets.till date; expires, valid_until
---
# {name}
{home} · {phone}
Looking for: {wants=general foreman on housing|groundworks gaffer|site manager, small jobs|working foreman}. Free from {free}. {drives!Comes in his own van|Own car, any site within an hour~Needs a lift or a bus|No car}.
## Jobs
%jobs 2..5 lines
{jobs.builder} – {jobs.as=ganger|foreman|chargehand|setting-out man|assistant site manager|banksman}
{jobs.site=Canal basin, phase 2|School extension|Bypass culverts|120 houses|Hospital car park|Sewer renewal}, {jobs.place}
{jobs.from} to {jobs.to}, gang of {jobs.men}
{jobs.did=Kept the pour going through two winters|Set out all drains|Finished nine days early|No accident in the whole job|Ran the crane rota|Dealt with neighbours}.
{jobs.manager=}
%%
+++
## Tickets
%tickets 1..4
 | from | on | to
{tickets.what=360 digger|First aid|SMSTS|Slinger|Confined space|Dumper} | {tickets.by} | {tickets.got} | {tickets.till}
%%
Site card {card}, good until {expires}. Doctor saw me on {tested}.
+++
References on request. Sheet typed on {:date}.

== en fire_door_register
q landlord company:{} Homes/{} Hotels/{} Care Group; responsible_person, building_owner, client
q building phrase; premises, property
q surveyor person; inspector, examined_by
q firm company:{} Fire Protection/{} Door Services/{} Compliance; contractor, inspection_company
q seen date; inspection_date, surveyed_on
q next date; next_due, reinspect_by
q cert id:FD/####/@; certificate_number, report_ref
q doors number:4..200; total_doors, doors_in_building; how many doors there are in all
q failed number:1..60; failures, doors_failed
q wedges flag; doors_wedged_open, propped_open; whether doors were found held open
q warden person; premises_contact, shown_round_by; who showed the inspector round
a brigade company; fire_service, fire_authority
a built year; year_built, age_of_building
a cost money:200..9000; repair_cost, quotation
a alarm_test date; alarm_tested, last_alarm_test
l doors_seen; findings, register, doors; doors that were looked at
c doors_seen.tag id:D-###; door_number, tag
c doors_seen.where phrase; location, floor
c doors_seen.rating phrase; fire_rating, class
c doors_seen.gap unit:mm 1..9; gap, clearance
c doors_seen.hinges number:2..4; hinge_count, hinges
c doors_seen.fault phrase; defect, remark
c doors_seen.fix phrase; action, remedy
c doors_seen.by date; fix_by, deadline
c doors_seen.maker company; door_manufacturer, made_by
---
{firm}
# Door register {cert}
{building=Marlow Court|Harbour View Hotel|The Limes|Tower 2|Annexe and stores}, for {landlord}. Walked on {seen} by {surveyor}, let in by {warden}. Of {doors} doors {failed} did not pass. {wedges!Several stood propped with extinguishers|We pulled out a number of wedges~None was held open|We found no wedges}.
%doors_seen 2..8
Tag | Place |  | mm | H | Note | Do | Till
{doors_seen.tag} | {doors_seen.where=stair 1, ground|flat 12|boiler room|corridor B|kitchen|lift lobby 3|linen store} | {doors_seen.rating=FD30|FD30S|FD60|none marked} | {doors_seen.gap} | {doors_seen.hinges} | {doors_seen.fault=closer weak|seal painted over|glass cracked|drops on latch|fine|letter plate loose} | {doors_seen.fix=adjust|renew|replace leaf|none|repack|swap closer} | {doors_seen.by}
{doors_seen.maker=}
%%
We are due back by {next}. Doors already replaced since {:date} are not shown.
> {surveyor}

== en thesis_contents_page
q university company:University of {}/{} Institute of Technology/{} College; institution, submitted_to, awarding_body
q author person; student, candidate, written_by
q title phrase; thesis_title, work_title
q supervisor person; advisor, supervised_by, first_supervisor
q second person; second_supervisor, co_advisor
q handed date; submission_date, handed_in
q matric id:########; student_number, matriculation
q degree phrase; degree_sought, award
q pages number:90..420; length, page_total
q locked flag; embargo, restricted_access; whether readers must wait
q funder company:{} Trust/{} Research Council/{} Foundation; funded_by, scholarship_from
a oral date; oral_defence, viva_date
a mark percent; grade, mark
a printer company; printed_by, bindery
a external person; external_reader, outside_reader
l chapters; contents, parts; the chapters
c chapters.no number:1..12; chapter_number, no
c chapters.head phrase; heading, chapter_title
c chapters.page number:1..400; starts_on_page, page
c chapters.with person; co_author, written_with
c chapters.out phrase; published_in, journal
c chapters.year year; publication_year, year
c chapters.doi id:10.####/@@####; doi
---
^ {university}
# {title=Sediment in tidal creeks|The grammar of asking|Steel after fire|Markets without money|Sleep in shift workers}
^ by {author} ({matric})
^ for the degree of {degree=Doctor of Philosophy|Master of Science|Doctor of Engineering|MPhil}
^ {handed}
Guided by {supervisor} with {second}. Paid for by {funder}. {locked!Not to be read by others until three years have passed|Kept under lock until the patents are filed~May be read by anyone from today|No embargo is asked for}.
## Contents
%chapters 3..8 lines
{chapters.no} {chapters.head=Why it matters|What others found|Methods|Field work|Results|A second look|What follows|Loose ends} ... {chapters.page}
with {chapters.with}, appeared in {chapters.out=Marine Letters|Steel Quarterly|Proc. Rural Econ.|Sleep Notes|the Yearbook} {chapters.year}
{chapters.doi=}
%%
~ {pages} pages. Appendix A ({:number:9..40} sheets) on disc. Accepted by the registry {:date}.

== en incident_log_shopping_centre
q centre company:{} Shopping Centre/{} Arcade/The {} Mall; site, premises
q guard_firm company:{} Guarding/{} Security Services/{} Protect; security_company, contractor
q supervisor person; duty_supervisor, shift_leader
q relieved person; handed_over_to, next_supervisor; who took over
q day date; shift_date, log_date
q on time; shift_start, on_duty_from
q off time; shift_end, off_duty_at
q sheet id:DL-####; log_number, sheet_no
q radios number:4..30; radios_counted, handsets
q cctv flag; cameras_working, cctv_ok; whether all cameras showed a picture
q visitors number:900..40000; footfall, people_counted
a manager person; centre_manager, general_manager
a damage money:50..5000; damage_total, losses
a drill date; evacuation_drill, last_drill
a insurer company; insurer, underwriter
l events; incidents, entries, log; what happened
c events.at time; time, occurred_at
c events.what phrase; incident, description
c events.where phrase; location, unit
c events.guard person; attended_by, officer
c events.shop company:{} Shoes/{} Phones/Café {}/{} Books; reported_by, tenant, shop
c events.police id:CR/####/##; crime_number, police_reference
c events.done time; closed_at, resolved
c events.result phrase; outcome, action_taken
c events.person person; person_involved, suspect
---
{guard_firm} at {centre}
# Log {sheet}, {day}
On at {on}, off at {off}: {supervisor}. {radios} radios counted and charged. {cctv!All cameras gave a picture|No camera was down~Two cameras are dark|The car park camera gives no picture}.
%events 2..7 lines
{events.at} {events.what=Child lost and found|Shoplifter stopped|Fall on escalator|Smell of burning|Fight|Alarm without cause|Bag left alone}, {events.where=level 1|north doors|food hall|car park C|by the fountain}
Called by {events.shop}; {events.guard} went. {events.result=Parent came|Police took over|First aid, walked off|Fan switched off|Both sent out|Reset}, done {events.done}. Ref {events.police}
{events.person=}
%%
Doors counted {visitors} in. Handed to {relieved}. Lost property: {:number:1..9} things, see the other book of {:date}.

== en licence_portfolio_pub_group
q group company:{} Taverns/{} Pub Company/{} Inns; licence_holder, owner, company
q solicitor person; lawyer, prepared_by
q firm company:{} Licensing LLP/{} & {} Solicitors/{} Law; law_firm, advisers
q council company:{} City Council/{} Borough/{} District Council; licensing_authority, issuing_authority
q as_at date; position_at, status_date
q file id:LIC/####; matter_number, our_ref
q annual money:100..2000; annual_fees, yearly_charge; what the licences cost each year
q pay_by date; fees_due, payment_deadline
q review flag; under_review, review_pending; whether any licence is being looked into
q officer person; licensing_officer, council_contact
a police person; police_officer, police_contact
a capacity number:60..900; capacity, max_people
a rateable money:3000..90000; rateable_value, rates
a hearing date; hearing_date, committee_date
l licences; premises, permits, houses; the houses and what they may do
c licences.house phrase; premises_name, pub
c licences.at street; address, street
c licences.no id:PL####; licence_number, licence
c licences.from date; granted, in_force_since
c licences.boss person; designated_supervisor, dps
c licences.badge id:PA/#####; personal_licence, supervisor_licence_no
c licences.till time; closing_time, terminal_hour
c licences.music phrase; entertainment, permitted_music
c licences.variation date; last_varied, variation_date
---
{firm} || {file}
For {group}
# Licences as they stood on {as_at}
All granted by {council}, where {officer} answers.
%licences 2..6
House | Road | No. | Since | In charge | Badge | Till | Music
{licences.house=The Plough|Three Tuns|Railway Tap|The Otter|Cat and Fiddle|New Inn} | {licences.at} | {licences.no} | {licences.from} | {licences.boss} | {licences.badge} | {licences.till} | {licences.music=none|live|recorded|both, indoors|karaoke}
{licences.variation=}
%%
{review!One house has been called in and may lose its permission|Residents have asked the council to look again at one of them~None is being looked into|No reviews are open}. The yearly charge of {annual} falls due on {pay_by}. Leave out the {:number:1..4} sold on {:date}.
> {solicitor}

== en pilot_logbook_extract
q holder person; pilot_name, licence_holder, logbook_of
q licence id:GBR.PPL.#####; licence_number, licence
q school company:{} Flying Club/{} Aviation/{} Flight Training; flying_school, operator
q instructor person; certified_by, chief_instructor; who vouches for the page
q medical date; medical_expiry, medical_valid_until
q page number:1..90; page_number, sheet
q total unit:h 20..900; total_time, hours_total
q home phrase; home_airfield, base
q rated flag; night_rating, may_fly_at_night; whether the pilot may fly in the dark
q checked date; last_check_flight, proficiency_check
a radio id; radio_licence, frtol
a birth date; date_of_birth, dob
a owner company; aircraft_owner, registered_owner
a landings number:10..900; total_landings, landings_in_all
l flights; entries, sectors, legs; what was flown
c flights.on date; date, flown_on
c flights.craft phrase; aircraft_type, type
c flights.reg id:G-@@@@; registration, tail_number
c flights.from phrase; departure_airfield, from
c flights.to phrase; arrival_airfield, to
c flights.off time; take_off, airborne
c flights.on_at time; landing, landed
c flights.captain person; pilot_in_command, commander
c flights.land number:1..9; landings, number_of_landings
c flights.note phrase; remarks, exercise
c flights.fuel unit:l 20..120; fuel_used, fuel
---
# Page {page}
{holder}, {licence}, flying from {home=Compton Abbas|Sleap|the grass strip|Sandtoft|Old Warden} with {school}
%flights 2..8
 | Type | Reg | From | To | Off | Down | PIC | L | 
{flights.on} | {flights.craft=C152|PA28|DR400|Robin|Cub} | {flights.reg} | {flights.from=Sleap|Caernarfon|Barton|Wellesbourne|Shobdon} | {flights.to=Tatenhill|Halfpenny Green|Welshpool|Duxford|Cosby} | {flights.off} | {flights.on_at} | {flights.captain} | {flights.land} | {flights.note=circuits|navigation|passengers|stalls|diversion}
{flights.fuel=}
%%
= In the air so far: {total}
= Doctor's paper good to: {medical}
= Check flight: {checked}
{rated!May fly after sunset|Night flying is allowed~On the ground by sunset|May not fly in the dark}. I vouch for this page. {instructor}, {:date}

== en choir_tour_rooming_list
q choir company:{} Singers/{} Chamber Choir/Cantores {}; group, guest_group
q hotel company:Hotel {}/{} Lodge/Pension {}; accommodation, hotel
q manager person; tour_manager, group_contact
q reception person; hotel_contact, reservations_contact
q arrives date; check_in, arrival
q leaves date; check_out, departure
q booking id:GR######; booking_number, confirmation
q rate money:30..140; price_per_night, room_rate
q city city; city, destination
q breakfast flag; breakfast_included, breakfast; whether the morning meal is in the price
q coach_place phrase; coach_parking, bus_parking
a conductor person; conductor, musical_director
a deposit money:100..900; deposit, prepayment
a concert date; concert_date, performance
a agent company; travel_agent, booked_through
l rooms; room_list, allocation
c rooms.no number:101..640; room_number, room
c rooms.floor number:1..6; floor, storey
c rooms.kind phrase; room_type, beds
c rooms.first person; first_guest, guest_1
c rooms.second person; second_guest, shares_with, guest_2
c rooms.in date; own_arrival, arrives
c rooms.out date; own_departure, leaves
c rooms.wish phrase; request, note
c rooms.voice phrase; voice, section
---
{hotel} || Group {booking}
# Rooms for {choir}
In on {arrives}, out on {leaves}. Ask for {reception}; for the guests speaks {manager}. Each room {rate} a night, {breakfast!the buffet in the morning is part of it|with the morning meal thrown in~the morning meal is extra|without breakfast}. The coach stands {coach_place=behind the church|at the north car park|on the quay|in Lindenstrasse}.
%rooms 2..9
Rm | Fl |  | A | B | in | out | Wish
{rooms.no} | {rooms.floor} | {rooms.kind=twin|double|twin, shower|attic twin} | {rooms.first} | {rooms.second} | {rooms.in} | {rooms.out} | {rooms.wish=quiet|low floor|near lift|cot|no feathers|away from tenors}
{rooms.voice=}
%%
The driver {:person} has room {:number:1..20} in the annexe. List closed {:date}. We sing in {city} and travel on.

== en approved_supplier_list
q buyer company:{} Aerospace/{} Medical Devices/{} Foods; purchasing_company, list_owner
q manager person; quality_manager, maintained_by
q released person; approved_by, released_by
q issue number:2..40; revision, issue_number
q dated date; issue_date, effective
q doc id:QP-##-##; document_number, form_no
q review date; next_review, list_reviewed_on
q site city; site, plant
q standard phrase; quality_standard, norm
q waivers flag; exceptions_allowed, waiver_possible; whether one may buy elsewhere
a auditor company; certifier, certification_body
a spend money:90000..9000000; annual_spend, purchasing_volume
a buyer_phone phone; purchasing_phone, phone
a delisted number:1..20; suppliers_removed, delisted
l suppliers; vendors, approved_vendors
c suppliers.name company:{} Castings/{} Plastics/{} Fasteners/{} Coatings/{} Springs; vendor, supplier_name
c suppliers.code id:V####; vendor_code, supplier_number
c suppliers.makes phrase; scope, supplies, commodity
c suppliers.town city; location, town
c suppliers.contact person; sales_contact, contact
c suppliers.since date; approved_since, first_approved
c suppliers.audit date; last_audit, audited
c suppliers.until date; approval_expires, approved_until
c suppliers.score percent; rating, delivery_score
c suppliers.bank iban; bank_account, iban
---
{buyer}, {site}
# Who we may buy from – {doc}, issue {issue}
Kept by {manager}, let out by {released} on {dated}, in line with {standard=ISO 13485|AS 9100|BRC grade A|ISO 9001}. {waivers!With a signed slip you may go elsewhere|Exceptions can be had from the quality desk~There are no exceptions|Nobody may buy elsewhere}.
%suppliers 3..8
No. |  | For |  | Ask | In | Aud. | Out | %
{suppliers.code} | {suppliers.name} | {suppliers.makes=die castings|O-rings|plating|labels|springs|heat treatment|cartons} | {suppliers.town} | {suppliers.contact} | {suppliers.since} | {suppliers.audit} | {suppliers.until} | {suppliers.score}
{suppliers.bank=}
%%
~ Looked through again {review}. {:number:2..9} names on trial stand on sheet B, dated {:date}.

== en garden_planting_plan
q designer company:{} Garden Design/{} Landscapes/Studio {}; designed_by, practice
q client person; garden_owner, customer
q author person; drawn_by, planner
q garden address; site_address, location
q drawing id:L-###-@; drawing_number, plan_no
q drawn date; drawing_date, date
q plant_week month; planting_time, when_to_plant
q nursery company:{} Nurseries/{} Plants/{} Trees; supplier, plants_from
q area unit:m² 20..900; bed_area, surface
q soil phrase; soil_type, ground
q watering flag; irrigation, watering_system; whether pipes bring water
a contractor company; landscaper, planted_by
a price money:400..9000; total_price, cost
a lawn unit:m² 30..900; lawn_area, turf
a visit date; next_visit, aftercare_visit
l plants; planting_list, schedule
c plants.mark short; key, code
c plants.latin phrase; botanical_name, species
c plants.name phrase; common_name, english_name
c plants.count number:1..60; quantity, number
c plants.pot unit:l 1..35; pot_size, container
c plants.apart unit:cm 15..200; spacing, distance
c plants.tall unit:cm 20..400; height, final_height
c plants.flowers phrase; flowering_time, in_flower
c plants.each money:2..90; unit_price, price_each
---
{designer} || {drawing}
# Planting for {client}
{garden}. {soil=Heavy clay|Sand over chalk|Good loam|Builder's rubble, improved}, {area} of beds. Drawn by {author}, {drawn}. {watering!Leaky pipes run under the mulch|Water comes through hoses by itself~Everything must be watered by can|There is no watering system}.
%plants 3..8
 |  |  | n | Pot | Apart | Up to | 
{plants.mark} | {plants.latin=Salvia nemorosa|Geranium Rozanne|Stipa gigantea|Cornus alba|Sedum telephium|Hydrangea paniculata} | {plants.name=sage|cranesbill|golden oats|dogwood|ice plant|hydrangea} | {plants.count} | {plants.pot} | {plants.apart} | {plants.tall} | {plants.flowers=May–July|June to frost|late summer|spring|autumn}
{plants.each=}
%%
To go in: {plant_week}. All from {nursery}. {:number:100..900} bulbs to follow by {:date}.

== en model_railway_show_guide
q club company:{} Model Railway Society/{} Miniature Engineers/{} Gauge Group; organiser, club
q manager person; exhibition_manager, show_manager
q day date; show_date, open_day
q hall phrase; venue, building
q opens time; opening_time, doors_open
q closes time; closing_time, doors_close
q entry money:3..15; admission, adult_ticket
q charity company:{} Hospice/Air Ambulance {}/{} Lifeboat; proceeds_to, beneficiary
q caterer company:{} Catering/{} WI/Scouts of {}; food_by, refreshments
q shuttle flag; free_bus, shuttle_bus; whether a bus brings visitors
q judge person; judge, prize_judge
a sponsor company; sponsor, main_sponsor
a next date; next_show, next_exhibition
a stewards number:5..60; stewards, volunteers
a child money:1..8; child_ticket, junior_price
l layouts; exhibits, stands
c layouts.stand number:1..60; stand_number, stand
c layouts.name phrase; layout_name, exhibit
c layouts.owner person; builder, exhibitor
c layouts.from city; home_town, comes_from
c layouts.scale phrase; gauge, scale
c layouts.era year; period_modelled, set_in
c layouts.long unit:m 1..12; length, layout_length
c layouts.story phrase; description, about
c layouts.price money:90..9000; asking_price, value
---
^ {club}
# Model railways on show
^ {hall=Corn Hall|the leisure centre|Memorial Hall|St Paul's school}, {day}, {opens} to {closes}
Grown-ups pay {entry}; what is left over goes to {charity}. Tea by {caterer}. {shuttle!An old bus runs from the station for nothing|You will be fetched from the station free of charge~There is no bus this year|We cannot lay on a bus}.
%layouts 3..7 lines
{layouts.stand}. {layouts.name=Little Muddle|Ironstone Wharf|Port Dewi|Hintertal|Sugar Beet Sidings|Gasworks Lane}
{layouts.owner}, {layouts.from}
{layouts.scale=OO|N|7 mm|HOm|EM}, set in {layouts.era}, {layouts.long} long. {layouts.story=A fish quay in the rain|What if the branch had lived|A brewery with its own engines|Snow and a rack line|Quarry tramway}.
{layouts.price=}
%%
The cup is given by {judge} at {:time}. {manager} wishes you a happy day.
~ {:number:12..40} traders upstairs.

== en blood_pressure_home_diary
q clinic company:{} Surgery/{} Health Centre/{} Medical Practice; practice, surgery
q patient person; patient_name, whose_readings
q doctor person; physician, requested_by
q nurse person; reviewed_by, nurse; who looks through the readings
q nhs id:### ### ####; patient_number, nhs_no
q device phrase; monitor, instrument
q lent date; lent_on, device_lent
q back date; return_by, bring_back_by
q arm choice:left/right; arm_used, which_arm
q target id:1##/##; target_value, goal
q tablets flag; on_medication, takes_tablets; whether medicine is taken against it
a weight unit:kg 50..120; weight, body_weight
a born date; date_of_birth, dob
a pharmacy company; pharmacy, chemist
a next date; next_appointment, follow_up
l readings; measurements, diary
c readings.on date; date, day
c readings.at time; time, taken_at
c readings.upper number:98..190; systolic, upper_value
c readings.lower number:55..110; diastolic, lower_value
c readings.pulse number:48..110; heart_rate, pulse
c readings.felt phrase; remark, how_felt
c readings.temp unit:°C 35..39; temperature, body_temp
---
{clinic}
# Readings at home
= Who: {patient}, {nhs}
= For: {doctor}
= Monitor: {device=Omron, no. 14|arm cuff, large|the blue one|practice set B}
Lent {lent}, to be back {back}. {arm?Cuff on the side of the heart~Cuff on the side you write with, if you are right-handed}. {tablets!Took the pills as usual before each|On medicine for it~Takes nothing for it so far|No tablets as yet}.
%readings 3..9
 |  | S | D | P | 
{readings.on} | {readings.at} | {readings.upper} | {readings.lower} | {readings.pulse} | {readings.felt=rested|after stairs|cross|fine|headache|just up|dizzy}
{readings.temp=}
%%
~ Mean of all: {:id:1##/##}. We aim at {target}. Gone through by {nurse} on {:date}.

== en repair_cafe_record
q host company:Repair Café {}/{} Fixers/{} Makers; organiser, held_by
q lead person; coordinator, in_charge
q day date; date_of_session, held_on
q hall phrase; venue, place
q from time; opened, started_at
q visitors number:10..90; visitors, people_who_came
q mended number:5..60; successes, items_repaired
q saved unit:kg 10..200; waste_avoided, weight_saved; how much was kept off the tip
q donations money:20..300; donations, collected
q tester person; electrical_tester, pat_tester; who made sure plugs were safe
q insured flag; insured, liability_cover; whether the hosts are covered
a next date; next_session, next_date
a caterer person; cake_by, kitchen
a treasurer person; treasurer, cash_counted_by
a waiting unit:min 5..90; waiting_time, average_wait
l things; items, jobs, repairs
c things.no number:1..90; ticket, number
c things.what phrase; item, object
c things.make company:{} Electric/{} Home/{} Audio; brand, maker
c things.owner person; brought_by, visitor
c things.fixer person; repairer, volunteer
c things.fault phrase; problem, complaint
c things.end phrase; outcome, result
c things.age number:1..60; age_years, how_old
c things.part money:1..30; parts_cost, spares
---
# {host}: {day}
{hall=Methodist hall|Unit 3|The Old Bakery|Library foyer}, doors at {from}, {lead} at the desk, {tester} with the tester. {visitors} came, {mended} things went home whole, {saved} kept off the tip. {insured!Our policy covers what we touch|We are covered if something goes wrong~You leave things at your own risk, we hold no policy|We carry no insurance}.
%things 3..8 lines
{things.no} {things.what=toaster|cassette deck|lamp|chair|sewing machine|kettle|trousers|mantel clock} ({things.make}, {things.age} years old) of {things.owner}: {things.fault=dead|hums|leg loose|skips|torn|slow|trips the fuse}. {things.fixer}: {things.end=mended|needs a part|given up|better than new|advice only}.
{things.part=}
%%
In the tin: {donations}. Written up {:date} by {:person}.
== de arztprofil_klinikseite
q clinic company:Klinikum {}/Krankenhaus {}/Herzzentrum {}; hospital, employer, de:Klinik
q doctor person; physician, profile_of, de:Arzt; whose page it is
q field phrase; speciality, de:Fachgebiet
q function phrase; current_position, de:Funktion
q since date; in_post_since, de:seit
q office person; secretary, de:Sekretariat; who makes the appointments
q phone phone; appointment_phone, de:Telefon
q hours phrase; consultation_hours, de:Sprechstunde
q private flag; private_patients_only, de:Privatsprechstunde; whether only private patients are seen
q society company:Gesellschaft für {}/Ärztekammer {}/{} Akademie; member_of, de:Mitgliedschaft
a born date; date_of_birth, de:Geburtsdatum
a deputy person; deputy, de:Vertretung
a operations number:100..9000; number_of_operations, de:Eingriffe
a languages language; foreign_language, de:Fremdsprache
l career; posts, de:Werdegang
c career.house company:Universitätsklinik {}/Kreiskrankenhaus {}/St.-{}-Hospital/Reha {}; hospital, employer
c career.as phrase; position, de:Stellung
c career.town city; location, de:Ort
c career.from year; from, de:von
c career.to year; to, de:bis
c career.focus phrase; focus, main_work, de:Schwerpunkt
c career.chief person; head_of_department, de:Chefarzt; who led the department there
c career.grade phrase; contract_type, share_of_post
l titles; qualifications, de:Abschlüsse
c titles.what phrase; qualification, title
c titles.year year; obtained, year
c titles.place city; obtained_at, place
---
{clinic}
# {doctor}
{function=Leitende Oberärztin|Chefarzt|Oberarzt|Sektionsleitung}, {field=Gefäßchirurgie|Kinderheilkunde|Kardiologie|Altersmedizin|Augenheilkunde}, im Amt seit {since}
## Stationen
%career 2..5 lines
{career.from} – {career.to} {career.house}
{career.as=Assistenzarzt|Facharzt|Oberärztin|Funktionsoberarzt|Gastärztin}, {career.town}
unter {career.chief}; vor allem {career.focus=Bypässe|Frühgeborene|Schrittmacher|Stürze im Alter|Netzhaut|Notaufnahme}
{career.grade=}
%%
+++
## Abschlüsse
%titles 1..4 lines
{titles.what=Approbation|Promotion|Facharztanerkennung|Habilitation|Zusatz Notfallmedizin} ({titles.place}, {titles.year})
%%
+++
Sprechstunde {hours=dienstags 9–12 Uhr|nach Vereinbarung|Mo und Do nachmittags|freitags früh}, Termine über {office}, {phone}. {private!Kassenpatienten können wir hier nicht annehmen|Nur für Privatversicherte~Alle Kassen sind willkommen|Gesetzlich wie privat Versicherte werden gesehen}. Mitglied: {society}.
~ Seite geändert {:date}

== de mieterliste_hausverwaltung
q manager_firm company:{} Hausverwaltung/Immobilien {}/{} Wohnbau; property_manager, prepared_by_firm, de:Verwaltung
q owner person; landlord, de:Eigentümer
q house address; property_address, de:Objekt
q clerk person; case_handler, de:Sachbearbeitung
q as_of date; status_date, de:Stichtag
q object id:OBJ ####; object_number, de:Objektnummer
q flats number:2..60; number_of_flats, de:Wohneinheiten
q total money:900..40000; monthly_rent_total, de:Sollmiete
q lawsuit flag; litigation_pending, de:Rechtsstreit
q caretaker person; janitor, de:Hausmeister
a bank iban; rent_account, de:Mietkonto
a built year; year_built, de:Baujahr
a heating company; heating_supplier, de:Wärmelieferant
a sold date; date_of_sale, de:Verkauf
l tenants; rent_roll, de:Mieter
c tenants.flat short; unit, de:Wohnung
c tenants.name person; tenant, lessee
c tenants.area unit:m² 24..140; living_area, de:Wohnfläche
c tenants.since date; lease_start, de:Mietbeginn
c tenants.raised date; last_increase, de:letzte Erhöhung
c tenants.rent money:200..1600; net_rent, de:Kaltmiete
c tenants.extra money:40..400; service_charge, de:Nebenkosten
c tenants.deposit money:400..4800; deposit, de:Kaution
c tenants.people number:1..6; occupants, de:Personen
c tenants.notice date; notice_given, de:gekündigt zum
---
{manager_firm}
# Mieterliste {object}
{house}, {flats} Wohnungen, Eigentum von {owner}
Stichtag {as_of}
%tenants 2..8
Whg | Wer | m² | seit | erh. | kalt | NK | Kt. | P
{tenants.flat} | {tenants.name} | {tenants.area} | {tenants.since} | {tenants.raised} | {tenants.rent} | {tenants.extra} | {tenants.deposit} | {tenants.people}
{tenants.notice=}
%%
= Soll im Monat: {total}
{lawsuit!Mit einer Partei liegen wir vor Gericht|Eine Räumungsklage läuft~Streit vor Gericht gibt es keinen|Kein Verfahren ist anhängig}. Im Haus hilft {caretaker}. Stellplätze ({:number:2..12}) stehen auf Blatt 2.
~ {clerk}, gedruckt {:date}

== de pruefplan_ergebnisse_labor
q lab company:{} Materialprüfung/Prüflabor {}/Institut {}; laboratory, tested_by, de:Labor
q client company:{} Seile/{} Kunststoffe/Federn {}; customer, ordered_by, de:Auftraggeber
q engineer person; test_engineer, de:Prüfer
q head person; signed_off, lab_manager, de:Laborleitung
q order id:A ##-####; order_number, de:Auftrag
q sample phrase; specimen, test_item, de:Probe
q received date; sample_received, de:Eingang
q reported date; report_date, de:Bericht vom
q climate unit:°C 18..26; room_temperature, de:Prüfklima
q passed flag; passed, de:bestanden
q kept duration; retention, de:Aufbewahrung; how long the rest of the sample stays
a accreditation id; accreditation_number, de:Akkreditierung
a cost money:200..4000; price, de:Preis
a courier company; courier, delivered_by
a made date; production_date, de:Herstelldatum
l tests; trials, de:Versuche
c tests.name phrase; test, method_name, de:Versuch
c tests.norm id:DIN #####; standard, de:Norm
c tests.machine phrase; equipment, de:Maschine
c tests.on date; tested_on, de:Tag
c tests.target unit:N 100..900; required, limit, de:Soll
c tests.found unit:N 100..900; measured, result, de:Ist
c tests.pieces number:3..20; specimens, de:Anzahl
c tests.who person; operator, carried_out_by
c tests.dev percent; uncertainty, de:Messunsicherheit
---
{lab} || Auftrag {order}
An {client}
# Prüfbericht: {sample=Stahlseil 8 mm|Gurtband blau|Zugfeder|Folie 120 µm|Schraubhaken}
Angekommen {received}, geprüft bei {climate}.
%tests 2..6 lines
{tests.name=Zugversuch|Kerbschlag|Dauerlauf|Knicktest|Weiterreißen|Kugelfall} nach {tests.norm}, {tests.machine=Presse 3|Zwick 50|Fallturm|Pulser}, {tests.on}
{tests.pieces} Stück; verlangt {tests.target}, erreicht {tests.found}
{tests.who}
{tests.dev=}
%%
{passed!Die Ware hält, was sie soll|Alle Forderungen sind erfüllt~Die Ware genügt den Forderungen nicht|Nicht alle Werte reichen aus}. Reste bleiben {kept} im Haus. Verantwortlich {head}, geprüft {engineer}, {reported}.
~ Vorversuche vom {:date} sind nicht enthalten.

== de ausstellerverzeichnis_handwerkermesse
q fair company:Messe {}/{} Ausstellungen/Kreishandwerkerschaft {}; organiser, de:Veranstalter
q manager person; project_manager, de:Messeleitung
q patron person; patron, opened_by, de:Schirmherr
q first date; opens, de:Beginn
q last date; closes, de:Ende
q hall phrase; venue, de:Gelände
q ticket money:4..18; day_ticket, de:Tageskarte
q parking money:2..9; parking_fee, de:Parkgebühr
q stands number:20..300; number_of_exhibitors, de:Aussteller
q kids flag; childcare, de:Kinderbetreuung
q press phone; press_phone, de:Presse
a builder company; stand_builder, de:Messebau
a visitors number:900..40000; expected_visitors, de:Besucher
a next date; next_fair, de:nächste Messe
a guard company; security, de:Sicherheitsdienst
l firms; exhibitors, de:Verzeichnis
c firms.name company:{} Treppen/Ofenbau {}/{} Dach/Schreinerei {}/{} Fenster; exhibitor, firm
c firms.stand id:@-##; stand_number, de:Stand
c firms.offer phrase; products, de:Angebot
c firms.who person; contact_at_stand, de:Ansprechpartner
c firms.town city; based_in, de:Sitz
c firms.demo time; demonstration_at, de:Vorführung
c firms.tel phone; phone, telephone
c firms.area unit:m² 6..60; stand_area, floor_space
---
^ {fair}
# Bauen und Heizen
^ {first} bis {last}, {hall=Viehhalle|Messegelände West|Stadthalle|Alte Werft}
{stands} Betriebe stellen aus, {patron} eröffnet. Karte {ticket}, Auto {parking}. {kids!Die Kleinen werden im Foyer gehütet|Für Kinder gibt es eine betreute Ecke~Auf Kinder müssen Sie selbst achten|Eine Kinderecke gibt es nicht}.
%firms 3..8 lines
{firms.name}
{firms.stand} – {firms.offer=Kachelöfen|Wendeltreppen|Schieferdächer|Haustüren|Wärmepumpen|Lehmputz|Fensterläden}
{firms.who}, {firms.town}, {firms.tel}
Zum Zusehen um {firms.demo}
{firms.area=}
%%
~ Änderungen vorbehalten, Druckstand {:date}. {manager}. Presse: {press}

== de dienstplan_freibad
q operator company:Bäder {}/Stadtwerke {}/Freibad {}; operator, de:Betreiber
q planner person; rota_made_by, de:Einsatzleitung
q boss person; pool_manager, de:Badleitung
q week month; week, de:Woche
q posted date; published, de:Aushang
q opens time; opening_time, de:Einlass
q closes time; closing_time, de:Badeschluss
q water unit:°C 18..28; water_temperature, de:Wasser
q ambulance phone; emergency_number, de:Rettung
q rain flag; closed_if_rain, de:Schlechtwetter; whether it stays shut in bad weather
a kiosk company; kiosk, de:Kioskpächter
a season_end date; end_of_season, de:Saisonende
a guests number:100..4000; visitors, de:Badegäste
a chemist company; water_lab, de:Wasserlabor
l shifts; rota, de:Dienste
c shifts.day date; date, de:Tag
c shifts.lead person; shift_leader, de:Aufsicht
c shifts.second person; second_guard, de:zweite Kraft
c shifts.cash person; cashier, de:Kasse
c shifts.from time; start, de:von
c shifts.to time; end, de:bis
c shifts.pool phrase; area, de:Becken
c shifts.sick person; replaced_for, absent_person; who is off ill
c shifts.hours number:4..10; hours, de:Stunden
---
{operator}
# Aufsicht {week}
Einlass {opens}, Schluss {closes}, Wasser {water}. {rain!Bei Regen bleibt das Tor zu|Gewitter und Regen: Bad geschlossen~Wir öffnen bei jedem Wetter|Auch bei Regen ist offen}.
%shifts 3..8
 | A | 2. | Kasse | von | bis | 
{shifts.day} | {shifts.lead} | {shifts.second} | {shifts.cash} | {shifts.from} | {shifts.to} | {shifts.pool=Sprungturm|Nichtschwimmer|Rutsche|Sportbecken}
{shifts.sick=}{shifts.hours=}
%%
Getauscht wird nur über {planner}, Streitfälle klärt {boss}. Im Notfall {ambulance}.
~ Aushang {posted}. Nächster Plan am {:date}.

== de handschriften_verzeichnis
q library company:Stiftsbibliothek {}/Landesbibliothek {}/Ratsbücherei {}; library, holding_institution
q curator person; curator, catalogued_by, de:Bearbeiter
q donor person; donor, de:Stifter; who gave the collection
q given date; date_of_gift, de:Schenkung
q shelf id:Hs ##; shelfmark, de:Signaturgruppe
q restorer person; restorer, de:Restaurator
q funder company:Stiftung {}/{} Kulturfonds/Freundeskreis {}; funded_by, de:Förderer
q entered date; recorded_on, de:Aufnahme
q pieces number:2..90; number_of_volumes, de:Bände
q digital flag; digitised, de:digitalisiert
a insured money:9000..900000; insured_value, de:Versicherungswert
a reader person; last_user, de:Benutzer
a found year; discovered_in, de:Fundjahr
a exhibited date; exhibition, de:ausgestellt
l books; manuscripts, entries, de:Handschriften
c books.no id:##/@; number, signature
c books.title phrase; title, de:Inhalt
c books.scribe person; scribe, written_by, de:Schreiber
c books.place city; place_of_origin, de:Entstehungsort
c books.year year; dated, de:Jahr
c books.leaves number:12..400; leaves, de:Blätter
c books.high unit:mm 90..420; height, de:Höhe
c books.cover phrase; binding, de:Einband
c books.damage phrase; damage, de:Schaden
c books.owner person; previous_owner, de:Vorbesitzer
---
{library}
# Gruppe {shelf}
Gabe von {donor} vom {given}; {pieces} Bände, aufgenommen durch {curator} am {entered}. {digital!Bilder aller Blätter stehen im Netz|Alles ist abfotografiert und frei zu sehen~Fotografiert ist noch nichts|Bilder im Netz gibt es nicht}.
%books 2..6 lines
{books.no} {books.title=Stundenbuch|Rezeptarium|Predigten|Stadtrecht|Arzneibuch|Reisetagebuch}
{books.place}, {books.year}, Hand des {books.scribe}. {books.leaves} Bl., {books.high} hoch, {books.cover=Schweinsleder|Halbpergament|Pappband|Holzdeckel|Samt}
Schaden: {books.damage=Wurmfraß|Tintenfraß|Wasserrand|Rücken lose|keiner|Schimmel}
{books.owner=}
%%
Gefestigt von {restorer}, bezahlt von {funder}. Einsicht nach Anmeldung[, zuletzt geändert {:date}].

== de reisekader_expedition
q institute company:Polarinstitut {}/Geozentrum {}/Universität {}; institute, sent_by, de:Institut
q leader person; expedition_leader, de:Fahrtleitung
q doctor person; doctor, de:Arzt
q ship phrase; vessel, de:Schiff
q leg id:PS ###/#; leg, voyage_number, de:Fahrtabschnitt
q sails date; departure, de:Auslaufen
q home date; return, de:Einlaufen
q harbour city; port_of_departure, de:Ausgangshafen
q depth unit:m 200..5000; greatest_depth, de:Tiefe
q theme phrase; research_topic, de:Thema
q helicopter flag; helicopter_on_board, de:Hubschrauber
a captain person; captain, de:Kapitän
a cost money:90000..900000; cost, de:Kosten
a satellite phone; satellite_phone, de:Satellitentelefon
a fuel unit:t 100..900; fuel, de:Treibstoff
l people; participants, de:Teilnehmende
c people.name person; participant, de:Name
c people.from company:Universität {}/Institut {}/{} Museum/Wetterdienst {}; institution, de:Einrichtung
c people.task phrase; task, discipline, de:Aufgabe
c people.cabin number:101..460; cabin, de:Kammer
c people.on date; boards_on, de:an Bord ab
c people.off date; leaves_on, de:von Bord
c people.born date; date_of_birth, de:geboren
c people.suit short; clothing_size, de:Anzug
c people.kin phone; emergency_phone, de:Notfallnummer
---
{institute}
# Fahrt {leg}: wer mitfährt
{theme=Methan im Schelf|Strömung unter dem Eis|Vulkane am Meeresgrund|Plastik im Sediment}, mit {ship=FS Aurora|FS Nordstern|FS Kormoran}, ab {harbour} {sails}, zurück {home}. Gelotet wird bis {depth}. {helicopter!Zwei Hubschrauber sind dabei|Das Deck trägt einen Hubschrauber~Ohne Hubschrauber|Geflogen wird nicht}.
%people 3..9
Name | Haus | tut | K. | geb. | auf | ab | Gr.
{people.name} | {people.from} | {people.task=Bohrkern|Wetter|Plankton|Technik|Chemie|Vögel|Akustik} | {people.cabin} | {people.born} | {people.on} | {people.off} | {people.suit}
{people.kin=}
%%
Leitung {leader}, ärztlich {doctor}. {:number:1..5} Plätze sind noch frei, Meldung bis {:date}.

== de bauteilkatalog_rueckbau
q dealer company:Bauteilbörse {}/{} Rückbau/Altes Holz {}; seller, de:Anbieter
q house address; dismantled_building, de:Rückbauobjekt
q owner company:Stadt {}/{} Immobilien/Kirche {}; previous_owner, de:Bauherr
q contact person; contact, de:Ansprechpartner
q planner person; recorded_by, de:Aufnahme durch; who listed the parts
q removed date; dismantling_date, de:Ausbau
q pick_until date; collect_by, de:Abholung bis
q list id:BK-###; catalogue_number, de:Katalog
q built year; year_built, de:Baujahr
q delivery flag; delivery_possible, de:Lieferung
a pollutant company; pollutant_survey_by, de:Schadstoffgutachter
a total money:900..90000; total_value, de:Gesamtwert
a permit date; demolition_permit, de:Abbruchgenehmigung
a crane company; crane_company, de:Kran
l parts; components, de:Bauteile
c parts.no number:1..300; item, de:Nr.
c parts.what phrase; component, de:Bauteil
c parts.count number:1..90; quantity, de:Stück
c parts.wide unit:cm 20..300; width, de:Breite
c parts.high unit:cm 20..400; height, de:Höhe
c parts.stuff phrase; material, de:Werkstoff
c parts.state phrase; condition, de:Zustand
c parts.price money:5..900; unit_price, de:Preis
c parts.floor phrase; storey, de:Geschoss
---
{dealer}
# Katalog {list}
Aus dem Haus {house} (erbaut {built}), zuletzt {owner}. Aufgenommen von {planner}, ausgebaut ab {removed}.
%parts 2..8
 | Teil | St. | B | H | aus | Zustand | je
{parts.no} | {parts.what=Zimmertür|Fenster|Treppenwange|Ziegel|Heizkörper|Waschtisch|Dielen} | {parts.count} | {parts.wide} | {parts.high} | {parts.stuff=Eiche|Gusseisen|Kiefer|Ton|Stahl|Keramik} | {parts.state=gut|gestrichen|ein Riss|wie neu|zum Abbeizen} | {parts.price}
{parts.floor=}
%%
{delivery!Gegen Aufpreis bringen wir es Ihnen|Wir liefern im Umkreis~Sie holen selbst ab, gefahren wird nicht|Lieferung ist ausgeschlossen}. Holen Sie bis {pick_until}. Fragen an {contact}. Bereits vergeben: {:number:2..30} Stück seit {:date}.

== de schaeden_hagel_gemeinde
q town company:Gemeinde {}/Stadt {}/Markt {}; municipality, reported_by, de:Gemeinde
q insurer company:{} Sachversicherung/Kommunalversicherer {}/{} Brandkasse; insurer, addressed_to, de:Versicherer
q clerk person; clerk, de:Kämmerei
q adjuster person; loss_adjuster, de:Gutachter
q storm date; date_of_loss, de:Schadentag
q hour time; time_of_event, de:Uhrzeit
q claim id:SN-######; claim_number, de:Schadennummer
q told date; reported_on, de:Meldung vom
q stones unit:cm 1..7; hailstone_size, de:Korngröße
q excess money:250..5000; deductible, de:Selbstbehalt
q hurt flag; people_injured, de:Verletzte
a total money:9000..900000; total_loss, de:Gesamtschaden
a payment date; payout_date, de:Auszahlung
a fire person; fire_chief, de:Kommandant
a policy id; policy_number, de:Versicherungsschein
l losses; damaged_objects, de:Schäden
c losses.house phrase; object, building, de:Objekt
c losses.part phrase; damaged_part, de:Bauteil
c losses.area unit:m² 2..900; affected_area, de:Fläche
c losses.firm company:Dachdecker {}/{} Glas/Spenglerei {}; craftsman, de:Firma
c losses.offer money:200..40000; quoted, de:Angebot
c losses.covered date; made_safe_on, de:Notsicherung
c losses.fix date; repair_planned, de:Instandsetzung
c losses.keeper person; person_in_charge, de:Zuständig
c losses.age number:1..90; age_of_part, de:Alter
---
{town} || Schaden {claim}
An {insurer}
# Hagel am {storm}
Gegen {hour} fielen Körner bis {stones}. Gemeldet haben wir das am {told}. {hurt!Zwei Leute mussten verbunden werden|Es gab Verletzte~Zum Glück wurde niemand verletzt|Menschen kamen nicht zu Schaden}. {adjuster} hat sich die Häuser angesehen.
%losses 2..7 lines
{losses.house=Turnhalle|Rathaus|Kindergarten|Bauhof|Aussegnungshalle|Feuerwehrhaus}: {losses.part=Lichtkuppeln|Ziegel|Blechdach|Rollläden|Fenster Westseite|Solarplatten}, {losses.area}
Abgedichtet {losses.covered}, gerichtet wird {losses.fix} durch {losses.firm} für {losses.offer}
Vor Ort: {losses.keeper}
{losses.age=}
%%
~ Vom Ersatz gehen je Fall {excess} ab. {:number:2..9} Fahrzeuge meldet der Fuhrpark gesondert bis {:date}. {clerk}

== de inventur_schullabor
q school company:{} Gymnasium/Gesamtschule {}/Berufskolleg {}; school, de:Schule
q head person; head_teacher, de:Schulleitung
q keeper person; collection_manager, de:Sammlungsleitung
q room short; room, de:Raum
q counted date; stocktake_date, de:Inventur
q disposal company:Sondermüll {}/{} Entsorgung/Umweltdienst {}; disposal_company, de:Entsorger
q fetched date; disposal_date, de:Abholung
q cabinet phrase; cabinet, de:Schrank
q ordinance flag; locked, de:verschlossen; whether the cupboard is locked
a supplier company; supplier, de:Lieferant
a budget money:200..5000; budget, de:Etat
a inspector person; inspector, de:Aufsicht
a accident date; accident, de:Unfall
l jars; chemicals, de:Stoffe
c jars.name phrase; substance, de:Stoff
c jars.cas id:###-##-#; cas_number, cas
c jars.amount unit:g 5..900; quantity, de:Menge
c jars.pure percent; purity, de:Reinheit
c jars.opened date; opened_on, de:Anbruch
c jars.until date; best_before, de:verwendbar bis
c jars.signal phrase; signal_word, de:Signalwort
c jars.shelf short; shelf, de:Fach
c jars.maker company; manufacturer, de:Hersteller
---
{school}
# Bestand {cabinet=Säureschrank|Giftschrank|Regal Salze|Kühlschrank}, Raum {room}
Gezählt am {counted} von {keeper}. {ordinance!Der Schrank war abgesperrt|Zu, den Schlüssel hat nur die Leitung~Der Schrank stand offen|Abgeschlossen war nicht}.
%jars 3..9
 | CAS | Menge | % | auf | bis |  | F
{jars.name=Kupfersulfat|Kaliumnitrat|Borax|Zinkpulver|Natriumacetat|Jod|Harnstoff|Oxalsäure} | {jars.cas} | {jars.amount} | {jars.pure} | {jars.opened} | {jars.until} | {jars.signal=Achtung|Gefahr} | {jars.shelf}
{jars.maker=}
%%
Abgelaufenes ({:number:1..9} Flaschen) holt {disposal} am {fetched}.
~ Gesehen: {head}, {:date}
== en museum_volunteer_rota_week
q museum company:{} Heritage Railway/{} Mill Trust/{} Castle; site, organisation
q planner person; rota_organiser, made_by
q warden person; duty_manager, site_manager
q week month; week, period
q sent date; circulated_on, sent
q opens time; opening_time, open_from
q reply_by date; changes_by, reply_deadline
q coach company:{} Coaches/Year 5 of {} Primary/{} History Circle; group_visit, visiting_party; who comes as a party
q badges flag; badges_required, wear_badge; whether name tags must be worn
q kettle phrase; tea_room, break_place
a curator person; curator, collections_manager
a takings money:100..4000; takings, income
a training date; training_day, next_training
a shop phone; shop_phone, shop
l duties; shifts, rota, roster
c duties.on date; day, date
c duties.post phrase; position, place, role
c duties.first person; morning_volunteer, am
c duties.second person; afternoon_volunteer, pm
c duties.spare person; reserve, standby
c duties.from time; starts, begins
c duties.to time; ends, finishes
c duties.key id:K#; key_set, keys
c duties.mileage unit:miles 2..60; mileage, miles_driven
---
# {museum}: who stands where, {week}
We open at {opens}. {coach} come as a party, be kind to them. {badges!Tags with your name, please, every day|Wear your tag~You need no tags, visitors know you|Name tags are no longer worn}. Kettle in {kettle=the signal box|the undercroft|the old ticket office|the loom shed}.
%duties 3..8
 | Post | a.m. | p.m. | or else | from | to | Key
{duties.on} | {duties.post=gate|shop|engine shed|tower stairs|tea urn|car park} | {duties.first} | {duties.second} | {duties.spare} | {duties.from} | {duties.to} | {duties.key}
{duties.mileage=}
%%
Swaps to {planner} before {reply_by}. On site ask {warden}. Sent {sent}[, corrected {:date}].

== en quarry_vehicle_weigh_day_sheet
q quarry company:{} Aggregates/{} Stone/{} Quarries; site, supplier
q clerk person; weighbridge_clerk, weighed_by
q foreman person; quarry_foreman, pit_manager
q day date; date, loading_day
q sheet id:W/#####; sheet_no, day_sheet
q project phrase; destination_project, delivered_to
q customer company:{} Roads/{} Civil Engineering/{} Asphalt; customer, buyer
q total unit:t 100..900; total_net, tonnes_in_all
q bridge id:WB#; weighbridge_number, scale
q stamped date; last_verified, scale_verified; when the scale was last tested
q dust flag; dust_suppression, water_sprayed; whether the road was wetted
a price money:8..40; price_per_tonne, rate
a haulage company; haulier, transport_firm
a blast time; blast_time, blasting
a moisture percent; moisture, water_content
l loads; tickets, lorries, weighings
c loads.ticket id:####; ticket_number, no
c loads.lorry id:@@## @@@; registration, truck
c loads.driver person; driver, at_the_wheel
c loads.stone phrase; material, product
c loads.in time; arrived, time_in
c loads.out time; left, time_out
c loads.full unit:t 20..44; gross, loaded_weight
c loads.empty unit:t 8..18; tare, empty_weight
c loads.net unit:t 10..30; net, payload
c loads.axles number:2..6; axles, axle_count
---
{quarry}
# Day sheet {sheet}
{day}, all for {customer}, {project=northern bypass|sea wall|car park|runway repairs}
Scale {bridge}, tested {stamped}. {dust!The bowser went round twice|Haul road wetted all day~No water was put down|The road was left dry}.
%loads 3..9
No | Lorry | Driver |  | In | Out | G | T | N
{loads.ticket} | {loads.lorry} | {loads.driver} | {loads.stone=type 1|40 mm|dust|rip-rap|sub-base|scalpings} | {loads.in} | {loads.out} | {loads.full} | {loads.empty} | {loads.net}
{loads.axles=}
%%
= Went out: {total}
~ {:number:1..4} lorries turned away, overweight. {clerk} at the window, {foreman} in the pit. Bridge closed {:time}.

== en radio_playlist_return
q station company:Radio {}/{} FM/{} Community Radio; broadcaster, station
q show phrase; programme, show
q presenter person; host, presented_by
q producer person; producer, filled_in_by
q aired date; broadcast_date, on_air
q from time; start, on_air_from
q till time; end, on_air_until
q society company:{} Rights/Performing Right {}/{} Music Licensing; rights_society, returned_to
q return_no id:RT-#####; return_number, report_id
q due date; return_due, to_be_sent_by
q repeat flag; repeat, is_repeat; whether it had been heard before
a listeners number:900..90000; audience, listeners
a fee money:20..900; royalty, amount
a engineer person; engineer, sound
a sponsor company; sponsor, sponsored_by
l tracks; playlist, songs, music
c tracks.at time; played_at, time
c tracks.title phrase; song, track
c tracks.artist company:The {} Band/{} Trio/DJ {}/{} Sisters; performer, artist
c tracks.writer person; composer, written_by
c tracks.label company:{} Records/{} Sounds/{} Music; record_label, label
c tracks.year year; released, year
c tracks.secs number:90..420; seconds, duration
c tracks.code id:GB@@@#######; isrc, recording_code
c tracks.lyric person; lyricist, words_by
---
{station}
# Music return {return_no}
= Show: {show=Late Kettle|Attic Tapes|Folk on Friday|Needle Time|Slow Train}
= Voice: {presenter}
= On air: {aired}, {from} to {till}
= To: {society}
{repeat!Heard before, this was a second airing|A repeat~A first airing|Never put out before}.
%tracks 3..9
 | Track | By | Writer | Label |  | s | Code
{tracks.at} | {tracks.title=Harbour Lights Out|Rosemary|No Change Given|Seven Gates|Tin Roof|Letter from June|Drift} | {tracks.artist} | {tracks.writer} | {tracks.label} | {tracks.year} | {tracks.secs} | {tracks.code}
{tracks.lyric=}
%%
~ Jingles ({:number:4..20}) are not listed. {producer} filled this in; it must be in by {due}.

== en kennel_club_litter_sheet
q kennel phrase; kennel_name, affix
q breeder person; breeder, bred_by
q club company:{} Kennel Club/{} Spaniel Society/{} Breed Club; registered_with, club
q sire phrase; father, sire
q dam phrase; mother, dam
q whelped date; date_of_birth, born_on
q mated date; mating_date, served_on
q litter id:L#####; litter_number, registration
q checker person; inspected_by, club_officer; who looked at the puppies
q price money:300..2500; price_per_puppy, price
q insured flag; insurance_included, free_insurance; whether cover comes with each puppy
a stud_owner person; stud_owner, owner_of_sire
a vaccine phrase; vaccine, vaccine_brand
a hips id; hip_score, hip_result
a food company; food_supplier, food_brand
l puppies; pups, litter, dogs
c puppies.name phrase; registered_name, puppy
c puppies.sex phrase; sex, gender
c puppies.coat phrase; colour, markings
c puppies.chip id:9560000########; microchip, chip_number
c puppies.birth unit:g 120..500; birth_weight, weight_at_birth
c puppies.now unit:kg 2..8; current_weight, weight_now
c puppies.goes date; leaves_on, collection_date
c puppies.to person; buyer, new_owner
c puppies.town city; going_to, home_town
c puppies.wormed date; last_wormed, wormed_on
---
{kennel=Thornybank|Of the Two Brooks|Saltmarsh|Windlestone} · {breeder}
# Litter {litter}
{dam=Thornybank Hazel|Saltmarsh Wren|Two Brooks Clover} to {sire=Ch. Old Harry|Marl of Redgate|Sergeant Pepperpot}, put together {mated}, born {whelped}. Entered with {club}; looked over by {checker}.
%puppies 2..8 lines
{puppies.name=Bracken|Teasel|Sorrel|Burdock|Yarrow|Fennel|Dock|Vetch}, {puppies.sex=dog|bitch}, {puppies.coat=liver and white|black|roan|tan points|golden}
chip {puppies.chip}; {puppies.birth} at birth, {puppies.now} today
to {puppies.to}, {puppies.town}, on {puppies.goes}
{puppies.wormed=}
%%
Each is {price}. {insured!Four weeks of cover go with every puppy|The first month is insured for you~Please arrange your own cover|No insurance goes with them}. {:number:1..2} did not live. Sheet of {:date}.

== en school_library_order_form
q school company:{} Academy/{} Primary School/{} High School; ordering_school, customer
q librarian person; ordered_by, librarian
q head person; authorised_by, budget_holder; who allowed the money
q shop company:{} Books/{} Educational Supplies/{} & Co Booksellers; supplier, vendor
q rep person; sales_rep, account_manager
q order id:PO-####; order_number, purchase_order
q sent date; order_date, ordered_on
q needed date; wanted_by, deliver_by
q total money:50..2000; order_total, total_amount
q discount percent; discount, reduction
q covers flag; covered, protective_covers; whether the books come wrapped in film
a budget money:500..9000; remaining_budget, budget_left
a phone phone; phone, school_phone
a delivered date; delivered_on, received
a governor person; governor, link_governor
l books; titles, items, order_lines
c books.qty number:1..30; copies, quantity
c books.title phrase; book, title
c books.by person; author, writer
c books.house company:{} Press/{} House/{} & Daughters; publisher, imprint
c books.isbn id:978##########; isbn
c books.age number:4..16; reading_age, from_age
c books.each money:3..30; unit_price, price
c books.for phrase; department, requested_by_class
c books.shelf id:###.#; shelfmark, dewey
---
{school} || {order}
{:street} || {sent}
To {shop}, attention {rep}
# Books, please
%books 2..8
No | Title | Author | From | ISBN | Age | Each | For
{books.qty} | {books.title=Otter Summer|Maths for Pirates|The Tin Moon|Who Ate the Map?|Volcano!|Six Small Giants|Rivers} | {books.by} | {books.house} | {books.isbn} | {books.age} | {books.each} | {books.for=Year 2|Y9 science|reading corner|geography|nurture group}
{books.shelf=}
%%
= Comes to: {total}
Less our usual {discount}. We need them by {needed}. {covers!Please wrap them in film as always|In plastic jackets, please~No jackets, we do that ourselves|Leave them without film}.
{librarian}
Money allowed by {head}, {:date}

== en harbour_mooring_register
q harbour company:{} Harbour Commissioners/{} Yacht Haven/{} Boat Club; harbour_authority, operator
q master person; harbour_master, signed_by
q diver company:{} Diving/{} Marine Contractors/{} Subsea; inspected_by, diving_contractor
q checked date; last_inspection, moorings_lifted; when the chains were last seen
q next date; next_inspection, next_lift
q season year; season, year
q trot short; trot, row
q fee money:90..900; annual_fee, mooring_fee
q paid_by date; fees_due, pay_by
q wait number:3..90; waiting_list, people_waiting
q vhf number:6..80; radio_channel, vhf
q visitors flag; visitors_allowed, visitor_moorings; whether strangers may tie up
a insurer company; insurer, liability_insurer
a depth unit:m 1..6; depth, depth_at_low_water
a dredged date; dredged, last_dredging
a warden person; river_warden, launch_driver
l moorings; berths, register
c moorings.no id:@##; mooring_number, buoy
c moorings.boat phrase; boat_name, vessel
c moorings.kind phrase; boat_type, type
c moorings.owner person; boat_owner, holder
c moorings.phone phone; phone, mobile
c moorings.long unit:m 4..14; length, loa
c moorings.weight unit:t 1..12; displacement, weight
c moorings.chain unit:mm 10..32; chain_size, chain
c moorings.since year; holder_since, since
c moorings.note phrase; condition, remark
c moorings.sail id:@###; sail_number, sail_no
---
^ {harbour}
# Moorings {season}, row {trot}
{diver} lifted and looked at every chain on {checked} and will be back {next}. {visitors!Strangers may lie on any free buoy for a night|Passing boats may pick up a free one~No strangers on these buoys|Not for passing boats}. Listening on {vhf}.
%moorings 2..8
 | Boat |  | Owner | Tel | m | t | mm | since | 
{moorings.no} | {moorings.boat=Wee Dram|Curlew|Misty|Second Wind|Pintail|Gannet} | {moorings.kind=sloop|launch|gaffer|dinghy|ketch} | {moorings.owner} | {moorings.phone} | {moorings.long} | {moorings.weight} | {moorings.chain} | {moorings.since} | {moorings.note=new shackle|worn, watch|good|swivel stiff}
{moorings.sail=}
%%
~ {fee} each, by {paid_by} at the latest. {wait} people wait. Removed since {:date}: {:number:1..5} wrecks.
> {master}

== en software_test_campaign
q vendor company:{} Software/{} Systems/{} Digital; developer, supplier
q client company:{} Bank/{} Health Board/{} Airports; customer, acceptance_by
q product phrase; system_under_test, product
q build id:#.##.#; build, version
q lead person; test_lead, author
q signoff person; accepted_by, product_owner; who said yes or no
q began date; campaign_start, started
q ended date; campaign_end, finished
q env phrase; environment, test_environment
q plan id:TP-###; test_plan, plan_number
q release flag; released, go_live_approved; whether it may go to the users
q open number:1..60; open_defects, bugs_left
a live date; go_live_date, release_date
a hours number:40..900; effort_hours, hours_spent
a auditor company; auditor, independent_tester
a prior id; previous_version, last_release
l tests; cases, results
c tests.id id:TC-###; test_case, test_id
c tests.what phrase; title, objective
c tests.data phrase; input, test_data
c tests.expect phrase; expected, expected_result
c tests.got phrase; actual, observed
c tests.who person; tester, executed_by
c tests.on date; executed_on, run_date
c tests.bug id:BUG-####; defect, ticket
c tests.grade choice:passed/failed/blocked; verdict, status
c tests.mins unit:min 1..60; execution_time, minutes
---
{vendor}
# Test campaign {plan}: {product=Till app|Bed booking|Gate control|Mobile signing|Claims desk} {build}
For {client}. Run from {began} to {ended} in {env=the staging cloud|the mirror of live|rack 4|the lab}. {release!It may go out to users|Good enough to ship~It must not go out yet|Not fit to ship}: {signoff}.
%tests 2..7 lines
{tests.id} {tests.what=Log in twice|Pay by card|Lost network|Wrong PIN three times|Print a label|Change of name|Leap day}
Given {tests.data=user A|a card out of date|500 rows|an empty basket|29 February}, should {tests.expect=warn|lock|save|print once|refuse}; did {tests.got=warn late|lock|save twice|nothing|print}
{tests.who}, {tests.on}: {tests.grade} – {tests.bug}
{tests.mins=}
%%
{open} faults are still open, {:number:2..40} were put right on the way. Written by {lead}, {:date}

== en village_show_stall_plan
q committee company:{} Village Show/{} Fete Committee/{} Agricultural Society; organiser, held_by
q chair person; chairperson, show_chair
q planner person; stalls_organiser, plan_by
q day date; show_day, date
q field phrase; venue, showground
q setup time; set_up_from, access_from
q clear time; clear_by, off_field_by
q first_aid company:St John {}/{} First Responders/Red Cross {}; first_aid, medical_cover
q vet person; vet_on_call, vet
q rent money:5..60; pitch_fee, stall_price
q power flag; electricity, power_available; whether there are sockets
q wet phrase; wet_weather_plan, if_it_rains
a insurer company; insurer, public_liability
a attendance number:300..9000; attendance, visitors
a president person; president, patron
a marquee company; marquee_hire, tent_hire
l stalls; pitches, stands
c stalls.pitch id:@#; pitch, place
c stalls.name company:{} Honey/{} Bakes/{} Plants/{} Toys/{} Pottery; stallholder, trader
c stalls.sells phrase; goods, what_is_sold
c stalls.who person; contact, person_on_stall
c stalls.tel phone; mobile, phone
c stalls.wide unit:m 2..9; frontage, width
c stalls.car id:@@## @@@; vehicle, registration
c stalls.paid date; paid_on, payment_received
c stalls.hygiene number:1..5; hygiene_rating, rating
---
^ {committee}
# Stall plan, {day}
{field=Rectory Field|the common|Home Meadow|behind the Crown}. On from {setup}, off by {clear}. {power!Sockets along the hedge|There is current, bring a long lead~No current anywhere, bring gas|We cannot offer sockets}. If it pours: {wet=village hall|we carry on|barn at Home Farm|a week later}.
%stalls 3..8 lines
{stalls.pitch} {stalls.name} – {stalls.sells=honey|scones|perennials|wooden toys|mugs|jam|candles}
{stalls.who}, {stalls.tel}, car {stalls.car}
{stalls.wide} wide, paid {stalls.paid}
{stalls.hygiene=}
%%
Each pays {rent}. Plasters: {first_aid}. For animals: {vet}. Trouble on the day: {planner}; praise: {chair}.
~ Empty pitches ({:number:1..6}) given out on {:date}.

== en train_consist_sheet
q operator company:{} Rail Freight/{} Trains/Freight {}; train_operator, carrier
q train id:#@##; headcode, train_number
q driver person; driver, train_driver
q shunter person; prepared_by, shunter; who put the train together
q brake person; brake_test_by, examiner; who tried the brakes
q from city; origin, from
q to city; destination, to
q day date; running_date, date
q off time; booked_departure, leaves
q loco id:66###; locomotive, engine
q length unit:m 80..700; train_length, length
q weight unit:t 200..2400; trailing_load, train_weight
q speed unit:mph 30..75; max_speed, speed_limit
q danger flag; dangerous_goods, hazardous; whether anything on it is dangerous
a guard person; guard, conductor
a arrival time; arrival_time, due_in
a signaller person; signaller, signal_box
a path id; path_number, train_path
l wagons; vehicles, consist
c wagons.pos number:1..40; position, place_in_train
c wagons.no id:## ## #### ###; wagon_number, vehicle_number
c wagons.kind phrase; wagon_type, type
c wagons.goods phrase; load, contents
c wagons.owner company:{} Wagons/{} Leasing/{} Tank Hire; keeper, owner
c wagons.for company:{} Steel/{} Cement/{} Ports; consignee, customer
c wagons.tare unit:t 12..30; tare, empty_weight
c wagons.load unit:t 10..70; payload, net_weight
c wagons.exam date; examination_due, next_overhaul
c wagons.seal id:S######; seal_number, seal
---
{operator}
# {train}, {day}
{from} to {to}, off {off}, behind {loco}
= Length: {length}
= Behind the engine: {weight}
= Not over: {speed}
%wagons 2..9
# | Number | Kind | With | Keeper | For | T | L | Exam
{wagons.pos} | {wagons.no} | {wagons.kind=flat|hopper|tank|box|well} | {wagons.goods=coil|cement|clay|boxes|grain|scrap} | {wagons.owner} | {wagons.for} | {wagons.tare} | {wagons.load} | {wagons.exam}
{wagons.seal=}
%%
{danger!Mind the placards: acid aboard|Carries goods on the danger list~Nothing on it is dangerous|No goods of the danger list}. Put together by {shunter}, brakes tried by {brake}, taken over by {driver} at {:time}.

== en neighbourhood_tree_inventory
q council company:{} Town Council/{} Parish Council/Borough of {}; owner, tree_owner
q arborist person; surveyed_by, arboriculturist
q practice company:{} Tree Consultants/{} Arboriculture/{} Woodland; consultant, practice
q surveyed date; survey_date, done_on
q again date; next_survey, resurvey_due
q place phrase; location, site
q report id:TS-####; report_number, survey_ref
q officer person; tree_officer, commissioned_by
q bats flag; bats_found, bat_roost; whether bats live there
q protected choice:whole area/single trees/none; protection, tpo_status
a felling_cost money:90..5000; felling_cost, price
a contractor company; tree_surgeon, contractor
a planted year; planted_in, planting_year
a complaint date; complaint_date, complaint
l trees; inventory, entries
c trees.tag id:####; tag_number, tree_no
c trees.kind phrase; species, tree
c trees.high unit:m 4..30; height, tall
c trees.girth unit:cm 20..400; girth, stem
c trees.spread unit:m 2..18; crown_spread, canopy
c trees.age phrase; age_class, maturity
c trees.state phrase; condition, health
c trees.do phrase; recommendation, work
c trees.by date; work_by, deadline
c trees.life number:5..80; remaining_years, life_expectancy
c trees.price money:50..3000; price_of_work, cost
---
{practice} || {report}
# Trees at {place=the Green|Station Road|the old cemetery|Priory Park}
For {council}, asked by {officer}. {arborist} walked round on {surveyed}. {protected?Every tree inside the line is under an order~Some of them, marked by a star, are under orders~None is under an order}. {bats!Droppings show that bats sleep in at least one|Bats have moved in~No sign of bats|We looked for bats and saw none}.
%trees 3..8
Tag | Kind | H | G | S |  | State | Do | By | yrs
{trees.tag} | {trees.kind=lime|ash|horse chestnut|yew|hornbeam|plane|oak} | {trees.high} | {trees.girth} | {trees.spread} | {trees.age=young|mature|veteran|middle} | {trees.state=fair|good|dieback|cavity|leaning} | {trees.do=none|deadwood|crown lift|fell|climb and look} | {trees.by} | {trees.life}
{trees.price=}
%%
~ Groups of fewer than {:number:3..9} stems were left out. Back by {again}. Weather on {:date} delayed us.
== fr profil_avocate_cabinet
q firm company:Cabinet {}/{} & {} Avocats/SELARL {}; law_firm, employer, fr:cabinet
q lawyer person; lawyer, profile_of, fr:avocate; whose page it is
q bar city; bar, fr:barreau
q oath date; sworn_in, fr:prestation de serment; when the oath was taken
q field phrase; practice_area, fr:spécialité
q joined date; joined_firm, fr:arrivée
q assistant person; assistant, fr:secrétariat; who makes the appointments
q phone phone; phone, fr:ligne directe
q insurer company:{} Assurances/Mutuelle {}/{} Prévoyance; liability_insurer, fr:assureur
q legal_aid flag; accepts_legal_aid, fr:aide juridictionnelle
a fee money:90..500; hourly_rate, fr:honoraires
a born date; date_of_birth, fr:naissance
a partner person; managing_partner, fr:associé gérant
a ruling date; latest_judgment, fr:dernière décision
l path; career, posts, fr:parcours
c path.house company:Cabinet {}/Étude {}/Banque {}/Ministère {}; employer, firm, fr:structure
c path.role phrase; position, fr:qualité
c path.town city; place, fr:ville
c path.from year; from, fr:de
c path.to year; until, fr:à
c path.did phrase; work_done, fr:activité
c path.mentor person; senior_lawyer, fr:maître de stage
l texts; publications, articles, fr:publications
c texts.title phrase; title, fr:titre
c texts.review phrase; journal, fr:revue
c texts.year year; published_in, fr:parution
c texts.with person; co_author, fr:coauteur
c texts.pages number:2..60; pages, length
---
{firm}
# Maître {lawyer}
Barreau de {bar}, serment du {oath}. {field=Droit du travail|Droit rural|Construction|Famille|Propriété intellectuelle}. Chez nous depuis le {joined}.
## Avant
%path 2..4 lines
{path.from} - {path.to} : {path.house}, {path.town}
{path.role=Collaboratrice|Juriste|Stagiaire|Élève avocate|Chargée de mission}
{path.did=Défense de salariés dans deux plans sociaux|Baux et fermages|Rédaction de statuts|Litiges de voisinage|Brevets mécaniques}
{path.mentor=}
%%
+++
## À lire
%texts 1..3 lines
« {texts.title=Le bail en désordre|Qui répond du mur ?|Partager sans casser|La preuve par l'écran} », {texts.review=Gazette du Midi|Revue rurale|Cahiers du prétoire|Lettre des juristes}, {texts.year}, avec {texts.with}
{texts.pages=}
%%
+++
Rendez-vous : {assistant}, {phone}. {legal_aid!Les dossiers aidés par l'État sont acceptés|Si vous ne pouvez payer, l'aide de l'État joue ici aussi~Nous ne prenons pas les dossiers aidés|L'aide juridictionnelle n'est pas acceptée}. Responsabilité couverte par {insurer}.
~ Mise à jour : {:date}

== fr passagers_navette_ile
q carrier company:Vedettes de {}/Compagnie {}/{} Maritime; operator, fr:transporteur
q boat phrase; vessel, fr:bateau
q skipper person; captain, fr:patron
q agent person; agent, fr:agent d'embarquement; who counted the people
q day date; crossing_date, fr:traversée
q off time; departure, fr:appareillage
q pier phrase; quay, fr:embarcadère
q sheet id:NV####; sheet_number, fr:feuille
q seats number:12..190; capacity, fr:places
q wind unit:nds 5..40; wind, fr:vent
q freight flag; freight_on_board, fr:fret; whether goods travel too
q tide number:40..110; tide_coefficient, fr:coefficient
a return time; return_crossing, fr:retour
a fare money:8..40; fare, fr:tarif
a mate person; deckhand, fr:matelot
a insurer company; insurer, fr:assureur
l aboard; passengers, fr:passagers
c aboard.no number:1..190; number, fr:numéro
c aboard.name person; passenger, fr:nom
c aboard.born date; birth_date, fr:né le
c aboard.from city; home_town, fr:domicile
c aboard.ticket id:T#####; ticket, fr:billet
c aboard.back date; return_date, fr:retour le
c aboard.bags number:1..6; luggage, fr:bagages
c aboard.note phrase; remark, fr:observation
c aboard.phone phone; phone, fr:téléphone
---
{carrier}
# Feuille de traversée {sheet}
{boat=La Belle Hermine|Korrigan II|Mouette|Stella}, {pier=cale des Pêcheurs|ponton B|môle nord}, {day} à {off}. Patron {skipper}. Vent {wind}, coefficient {tide}. {freight!Deux palettes voyagent sur le pont|On emporte aussi des marchandises~Pas de marchandises à ce tour|Aucun fret}.
%aboard 2..9
 | Nom | Né | De | Billet | Ret. | B | 
{aboard.no} | {aboard.name} | {aboard.born} | {aboard.from} | {aboard.ticket} | {aboard.back} | {aboard.bags} | {aboard.note=vélo|fauteuil|chien|résident|classe|poussette}
{aboard.phone=}
%%
~ {seats} places au plus ; {:number:1..5} enfants de bras non comptés. Compté par {agent} à {:time}.

== fr plan_actions_ecole
q school company:Collège {}/Lycée {}/École {}; school, fr:établissement
q head person; head_teacher, fr:direction
q pilot person; coordinator, fr:pilote; who watches over the plan
q academy company:Académie de {}/Rectorat de {}/Inspection de {}; authority, fr:autorité
q adopted date; adopted_on, fr:vote
q ends date; end_of_plan, fr:fin du plan
q goal phrase; main_goal, fr:objectif
q pupils number:90..1400; pupils, fr:effectif
q grant money:500..20000; grant, fr:subvention
q parents flag; parents_consulted, fr:parents consultés
a inspector person; inspector, fr:inspecteur
a score percent; success_rate, fr:taux de réussite
a cook company; caterer, fr:cantine
a review date; midterm_review, fr:bilan
l actions; measures, fr:actions
c actions.what phrase; action, fr:intitulé
c actions.lead person; responsible, fr:référent
c actions.class phrase; target_group, fr:public
c actions.from date; start, fr:début
c actions.to date; end, fr:fin
c actions.sign phrase; indicator, fr:indicateur
c actions.cost money:50..4000; cost, fr:coût
c actions.state percent; progress, fr:avancement
c actions.partner company:Association {}/Théâtre {}/Club {}; partner, fr:partenaire
c actions.room phrase; room, fr:salle
---
{school}
# Plan d'actions
Voté le {adopted}, valable jusqu'au {ends}. But : {goal=lire mieux|moins d'absences|un climat plus calme|des sciences pour toutes}. {pupils} élèves. {parents!Les familles ont donné leur avis|On a entendu les parents~Les familles n'ont pas été entendues|On n'a pas consulté les parents}.
%actions 2..6 lines
{#}. {actions.what=Quart d'heure lecture|Tutorat|Jardin|Chorale|Médiation|Atelier radio} ({actions.class=6e|tous|internes|3e|volontaires})
{actions.lead}, avec {actions.partner}
du {actions.from} au {actions.to} – {actions.cost} – on regarde : {actions.sign=livres empruntés|retards|notes|présence|sourires}
fait à {actions.state}
{actions.room=}
%%
Suivi : {pilot}. {academy} verse {grant}. Pour la direction, {head}, le {:date}.

== fr catalogue_vente_mobilier
q house company:Étude {}/{} Enchères/Hôtel des ventes de {}; auction_house, fr:maison de vente
q auctioneer person; auctioneer, fr:commissaire-priseur
q expert person; expert, fr:expert
q estate person; estate_of, fr:succession; whose furniture it was
q sale date; sale_date, fr:vente
q hour time; start, fr:heure
q show date; viewing, fr:exposition
q fees percent; buyers_fees, fr:frais
q number id:V-###; sale_number, fr:vacation
q room phrase; saleroom, fr:salle
q cheque flag; cheques_accepted, fr:chèques
a notary person; notary, fr:notaire
a carrier company; carrier, fr:transporteur
a total money:2000..90000; total, fr:produit
a collect date; collect_by, fr:enlèvement
l lots; objects, fr:lots
c lots.no number:1..400; lot, fr:numéro
c lots.what phrase; object, fr:désignation
c lots.wood phrase; material, fr:matière
c lots.maker person; maker, fr:ébéniste
c lots.year year; made_in, fr:époque
c lots.high unit:cm 30..240; height, fr:hauteur
c lots.wide unit:cm 20..260; width, fr:largeur
c lots.low money:30..400; estimate_low, fr:estimation basse
c lots.high_est money:401..4000; estimate_high, fr:estimation haute
c lots.state phrase; condition, fr:état
c lots.sold money:30..5000; hammer_price, fr:adjudication
---
^ {house}
# Vente {number}
^ {sale}, {hour}, {room=salle des carmes|salle 2|au château|rue du Port}
Meubles venant de la maison de {estate}. Maître {auctioneer}, assisté de {expert}. On peut les voir le {show}. {cheque!On prend les chèques avec une pièce d'identité|Chèque accepté~Pas de chèque|Les chèques sont refusés}.
%lots 2..7 lines
{lots.no} – {lots.what=Commode|Fauteuil|Miroir|Secrétaire|Table à jeux|Pendule}
{lots.wood=noyer|acajou|bois doré|merisier|chêne}, par {lots.maker}, {lots.year}. H. {lots.high}, L. {lots.wide}. {lots.state=Petits manques|Bel état|Pied recollé|Marbre fendu|Tapisserie usée}.
{lots.low} / {lots.high_est}
{lots.sold=}
%%
~ En sus : {fees}. Les lots {:number:1..40} et suivants passent le {:date}.

== es perfil_arquitecta_estudio
q studio company:Estudio {}/{} Arquitectos/Taller {}; firm, es:estudio
q architect person; architect, profile_of, es:arquitecta
q college id:COA-#####; registration_number, es:colegiada
q city city; based_in, es:ciudad
q joined date; partner_since, es:socia desde
q mail email; contact_email, es:correo
q award phrase; award, es:premio
q award_year year; award_year, es:año del premio
q assistant person; assistant, es:secretaría
q teaches flag; teaches, es:docencia; whether the person also teaches
a born date; date_of_birth, es:nacimiento
a fee money:40..200; hourly_rate, es:honorarios
a insurer company; insurer, es:seguro
a partner person; co_founder, es:cofundador
l works; projects, es:obras
c works.name phrase; project, es:obra
c works.client company:Ayuntamiento de {}/Fundación {}/Bodegas {}/Promotora {}; client, es:promotor
c works.place city; location, es:lugar
c works.begun date; start, es:inicio
c works.done date; completed, es:fin
c works.area unit:m² 80..9000; floor_area, es:superficie
c works.cost money:90000..9000000; budget, es:presupuesto
c works.with person; collaborator, es:colaborador
c works.builder company; contractor, es:constructora
l jobs; career, es:trayectoria
c jobs.firm company:Estudio {}/{} Ingeniería/Gabinete {}; employer, es:empresa
c jobs.as phrase; role, es:cargo
c jobs.from year; from, es:desde
c jobs.to year; to, es:hasta
c jobs.town city; town, es:localidad
---
{studio}
# {architect}
Colegiada {college}, {city}. Socia desde el {joined}. {award=Premio Ladrillo|Mención FAD|Medalla de la Bienal|Premio de Rehabilitación} en {award_year}. {teaches!Da clase los jueves en la Escuela|También enseña a los de primero~No da clases|Ha dejado la enseñanza}.
+++
## Obras
%works 2..5 lines
{works.name=Biblioteca del puerto|Doce viviendas|Bodega nueva|Guardería|Mercado|Centro de día}, {works.place}
Para {works.client}; {works.area}, {works.cost}
{works.begun} – {works.done}, con {works.with}
{works.builder=}
%%
+++
## Antes
%jobs 1..4 lines
{jobs.firm}: {jobs.as=delineante|jefa de proyecto|becaria|arquitecta júnior}, {jobs.town}, de {jobs.from} a {jobs.to}
%%
+++
Citas con {assistant}, {mail}. Texto revisado el {:date}.

== es averias_parque_atracciones
q park company:Parque {}/{} Aventura/Tívoli {}; park, es:parque
q chief person; head_of_maintenance, es:jefe de mantenimiento
q doctor person; doctor_on_duty, es:médico de guardia
q day date; report_date, es:jornada
q opened time; opening, es:apertura
q visitors number:900..30000; visitors, es:visitantes
q sheet id:AV-####; report_number, es:parte
q maker company:Atracciones {}/{} Rides/Talleres {}; manufacturer, es:fabricante
q hurt flag; injured, es:heridos
q director person; received_by, es:director; to whom the sheet goes
a insurer company; insurer, es:aseguradora
a audit date; annual_inspection, es:inspección anual
a refunds money:50..4000; refunds, es:devoluciones
a weather phrase; weather, es:tiempo
l faults; breakdowns, es:averías
c faults.ride phrase; ride, es:atracción
c faults.what phrase; fault, es:avería
c faults.stop time; stopped_at, es:parada
c faults.back time; restarted_at, es:marcha
c faults.mins unit:min 3..240; downtime, es:duración
c faults.tech person; technician, es:técnico
c faults.keeper person; operator, es:operador; who ran the ride
c faults.part phrase; part_replaced, es:repuesto
c faults.people number:1..40; riders_on_board, es:viajeros
c faults.cost money:5..900; cost, es:coste
---
{park}
# Parte {sheet}
{day}, puertas a las {opened}, {visitors} entradas. {hurt!Un visitante fue atendido de una contusión|Hubo que curar a una persona~Nadie se hizo daño|Sin heridos}.
%faults 1..7 lines
{faults.ride=Noria|Barco pirata|Tren de la mina|Tiovivo|Látigo|Rápidos}: {faults.what=sensor mudo|puerta floja|cadena caliente|motor parado|fuga|ruido}. La llevaba {faults.keeper} con {faults.people} a bordo. Paró a las {faults.stop} y volvió a las {faults.back} ({faults.mins}); fue {faults.tech}, que puso {faults.part=un relé|una junta|una pila|un rodamiento|un muelle}.
{faults.cost=}
%%
Guardia médica: {doctor}. Lo firma {chief}, pasa a {director}. Piezas pedidas a {maker} el {:date}.

== es hoja_catas_queso
q contest company:Feria de {}/Concurso {}/Consejo {}; organiser, es:organiza
q president person; jury_president, es:preside
q notary person; scrutineer, es:secretario; who counts the points
q day date; tasting_day, es:cata
q place phrase; venue, es:sede
q table short; table, es:mesa
q samples number:5..60; samples, es:muestras
q prize money:100..3000; first_prize, es:premio
q hall_temp unit:°C 16..24; room_temperature, es:temperatura
q blind flag; blind_tasting, es:a ciegas
q sponsor company:Caja {}/Quesos {}/Diputación de {}; sponsor, es:patrocina
a winner company; winner, es:ganador
a deadline date; entry_deadline, es:plazo
a lab company; laboratory, es:laboratorio
a ceremony date; ceremony, es:entrega
l cheeses; entries, es:quesos
c cheeses.code id:Q##; sample_code, es:clave
c cheeses.milk phrase; milk, es:leche
c cheeses.made date; made_on, es:elaborado
c cheeses.cut date; opened_on, es:abierto
c cheeses.days number:20..400; age_days, es:maduración
c cheeses.look number:1..20; appearance, es:aspecto
c cheeses.smell number:1..30; aroma, es:olor
c cheeses.taste number:1..50; taste, es:sabor
c cheeses.by person; taster, es:catador
c cheeses.note phrase; remark, es:nota
c cheeses.dairy company; producer, es:quesería
---
^ {contest}
# Mesa {table}
{place=Claustro viejo|Pabellón 2|Escuela de hostelería|Lonja}, {day}, a {hall_temp}. Preside {president}; cuenta los puntos {notary}. {samples} muestras en total. {blind!Nadie sabe de quién es cada pieza|Se cata sin etiquetas~Se cata con la etiqueta a la vista|El jurado conoce las marcas}.
%cheeses 2..8
 | Leche | Hecho | Abierto | d. | V | O | G | Cata | 
{cheeses.code} | {cheeses.milk=oveja|cabra|vaca|mezcla} | {cheeses.made} | {cheeses.cut} | {cheeses.days} | {cheeses.look} | {cheeses.smell} | {cheeses.taste} | {cheeses.by} | {cheeses.note=picante|suave|cueva|amargo|mantequilla}
{cheeses.dairy=}
%%
~ V vista, O olfato, G gusto. Máximo {:number:90..100}. El primero se lleva {prize}, que pone {sponsor}. Acta del {:date}.

== es relacion_acogidas_refugio_animal
q shelter company:Protectora {}/Refugio {}/Arca de {}; shelter, es:protectora
q president person; president, es:presidencia
q vet person; veterinarian, es:veterinario
q month month; month_covered, es:mes
q issued date; issue_date, es:fecha
q council company:Ayuntamiento de {}/Cabildo de {}/Mancomunidad {}; sent_to, es:destinatario
q agreement id:CONV-###; agreement_number, es:convenio
q food money:100..4000; food_cost, es:pienso
q cages number:10..120; places, es:plazas
q full flag; overcrowded, es:saturado
a donor company; donor, es:donante
a fair date; adoption_day, es:jornada de adopción
a warden person; municipal_officer, es:técnico municipal
a fee money:30..200; adoption_fee, es:tasa de adopción
l homes; foster_homes, placements, es:acogidas
c homes.animal phrase; animal, es:animal
c homes.name first; animal_name, es:nombre
c homes.chip id:9410000########; microchip, es:chip
c homes.found date; found_on, es:recogido
c homes.street street; found_at, es:lugar
c homes.family person; foster_carer, es:acogedor
c homes.town city; carer_town, es:población
c homes.from date; placed_on, es:desde
c homes.ill phrase; health, es:salud
c homes.age number:1..15; age, es:edad
---
{shelter}
# Acogidas de {month}
Para {council}, según {agreement}. {full!No cabe uno más|Estamos por encima de lo que podemos~Aún tenemos sitio|Hay jaulas libres}: {cages} plazas.
%homes 2..7 lines
{homes.name}, {homes.animal=gata|podenco|conejo|mastín|gato tuerto|hurón}
Chip {homes.chip}. Recogido el {homes.found} en {homes.street}
Con {homes.family} en {homes.town} desde el {homes.from}. {homes.ill=Sano|Cojea|En cura|Leishmania|Recién parida}.
{homes.age=}
%%
Gasto en pienso: {food}. Revisa {vet}, firma {president}, {issued}. Devueltos a su dueño: {:number:1..9}.
== en expert_witness_statement_cv
q court company:High Court, {} District Registry/Employment Tribunal {}/{} Crown Court; filed_with, tribunal
q expert person; expert, witness, author
q claimant person; instructed_for, claimant
q defendant company:{} Scaffolding/{} NHS Trust/{} Haulage; defendant, opponent
q solicitors company:{} & Co Solicitors/{} Legal/{} {} LLP; instructing_solicitors, instructed_by
q claim id:@@-####-######; claim_number, case_ref
q asked date; instructed_on, letter_of_instruction
q signed date; statement_date, signed
q subject phrase; expertise, field
q fee money:90..400; hourly_fee, rate
q conflict flag; conflict_of_interest, knows_parties; whether the expert knows one of the parties
a judge person; judge, before
a trial date; trial_date, hearing
a counsel person; barrister, counsel
a insurer company; indemnity_insurer, insurer
l posts; career, appointments, positions
c posts.at company:{} Institute/{} University/{} Engineering/{} Laboratories; employer, organisation
c posts.as phrase; role, title
c posts.city city; place, town
c posts.from month; from, began
c posts.to month; until, ended
c posts.work phrase; work, what_was_done
c posts.staff number:2..60; staff_led, team
l cases; previous_instructions, earlier_cases
c cases.name company:{} v {}/R v {}/Re {} Ltd; case_name, title
c cases.year year; year
c cases.side phrase; instructed_by_side, acted_for
c cases.about phrase; issue, subject
c cases.outcome phrase; outcome, result
---
{court} || Claim {claim}
{claimant} v {defendant}
# Statement of {expert}
I am asked by {solicitors}, in their letter of {asked}, about {subject=slips on wet floors|metal fatigue|handwriting|crowd flow|old brickwork}. {conflict!I must disclose that I once worked beside one of the parties|I know one of the parties, and say so~I have never met either party|Neither side is known to me}. I charge {fee} an hour.
## My working life
%posts 2..5 lines
{posts.at}, {posts.city}
{posts.as=Senior lecturer|Principal engineer|Research fellow|Head of section|Consultant}, {posts.from} to {posts.to}
{posts.work=Measured grip on four hundred floors|Ran the fatigue rigs|Looked at letters for three police forces|Wrote the guidance on stairs|Taught young engineers}.
{posts.staff=}
%%
+++
## Where I gave evidence before
%cases 1..4 lines
{cases.name} ({cases.year}), for the {cases.side=claimant|defence|Crown|court}, on {cases.about=a broken ladder|a forged will|a cracked axle|a crush at a gate}
{cases.outcome=}
%%
+++
I believe what I have said to be true.
{expert}, {signed}

== en estate_letter_beneficiaries
q firm company:{} Solicitors/{} & {} Notaries/{} Trust Corporation; law_firm, administering_firm
q solicitor person; signed_by, probate_solicitor
q dead person; deceased, testator
q died date; date_of_death, died
q will date; date_of_will, will_made
q executor person; executor, personal_representative
q ref id:@@@/####; file_ref, our_ref
q estate money:20000..900000; net_estate, value_of_estate
q written date; letter_date, date
q tax_paid flag; tax_settled, inheritance_tax_paid; whether the tax has been paid
q pay_from date; first_payment, distribution_from; when the first money goes out
a witness person; witness, will_witness
a probate date; probate_granted, grant_date
a bank company; bank, held_with
a house address; house, last_address
l heirs; beneficiaries, legatees, gifts
c heirs.name person; beneficiary, legatee
c heirs.kin phrase; relationship, relation
c heirs.gets phrase; bequest, legacy
c heirs.worth money:100..90000; value, amount
c heirs.town city; lives_in, residence
c heirs.part percent; share, fraction
c heirs.age number:4..95; age, years
c heirs.iban iban; bank_account, iban
---
{firm} || {ref}
{:street} || {written}
{:city}

Dear friends and family of {dead},
{dead} died on {died}. By a will of {will}, proved by {executor}, the following are remembered:
%heirs 2..7 lines
{heirs.name} of {heirs.town}, {heirs.kin=niece|godson|old neighbour|sister|stepson|friend|cousin}, aged {heirs.age}, receives {heirs.gets=the piano|a clock and a sum|the stamp albums|shares in the brewery|the allotment tools|the silver} (put at {heirs.worth}) and {heirs.part} of what is left.
{heirs.iban=}
%%
After debts there remains {estate}. {tax_paid!The Revenue has had its due|All tax has been settled~The Revenue is still waiting for its money|The tax remains to be paid}. Nothing can leave our account before {pay_from}. A codicil found on {:date} changes nothing, nor does the claim of {:person}.
Yours sincerely
{solicitor}

== en weather_station_summary_letter
q society company:{} Weather Watchers/{} Naturalists/{} Field Club; society, publisher
q observer person; observer, readings_by
q editor person; editor, compiled_by
q month month; month, period
q station phrase; station, where_measured
q above unit:m 5..400; altitude, height_above_sea
q sun unit:h 20..300; sunshine, sunshine_hours
q rain_total unit:mm 5..240; total_rain, rainfall
q normal unit:mm 20..140; normal_rain, long_term_mean
q snow flag; snow, snow_fell; whether any snow fell
q out date; published, issued
a pressure unit:hPa 970..1040; air_pressure, barometer
a thunder number:1..9; thunder_days, storms
a sponsor company; sponsor, funded_by
a since year; records_began, since
l days; notable_days, highlights
c days.on date; date, day
c days.high unit:°C 4..34; maximum, high
c days.low unit:°C 0..18; minimum, low
c days.rain unit:mm 0..60; rain, precipitation
c days.gust unit:mph 8..80; gust, wind
c days.from phrase; wind_direction, direction
c days.said phrase; remark, what_happened
c days.seen person; reported_by, seen_by
c days.cloud number:1..8; cloud_cover, oktas
---
{society}
# {month} at {station=Mill House|the vicarage garden|Top Lock|the school roof}
{above} up. {rain_total} of rain, against {normal} as a rule; {sun} of sun. {snow!A little snow lay for an hour|It snowed twice~No snow at all|Not a flake fell}. Days worth a line:
%days 2..6 lines
{days.on}: between {days.low} and {days.high}, {days.rain} in the gauge, gusts of {days.gust} from the {days.from=west|north-east|south|north-west}. {days.said=Hail broke panes|A double rainbow|Fog until noon|The brook came over|First swallows|Barn roof lost}, says {days.seen}.
{days.cloud=}
%%
Readings by {observer}, put together by {editor}, {out}. The gauge was moved on {:date}.

== en workshop_attendance_certificate_list
q trainer_firm company:{} Academy/{} Training/{} Learning; training_provider, organiser
q trainer person; trainer, led_by
q client company:{} Council/{} Logistics/{} Hotels; client, commissioned_by
q title phrase; course, subject
q day date; held_on, course_date
q place phrase; venue, room
q from time; start, began
q to time; end, finished
q hours number:2..16; credit_hours, cpd_hours
q code id:CR-####; course_code, code
q valid duration; validity, valid_for
q test flag; test_held, assessed; whether there was a test
q hr person; booked_by, client_contact
a price money:90..2000; price, course_fee
a next date; next_course, repeat_on
a accredited company; accreditation_body, accredited_by
a caterer company; caterer, lunch_from
l people; attendees, participants
c people.name person; attendee, participant
c people.job phrase; job, role
c people.unit phrase; department, team
c people.no id:######; staff_number, personnel_no
c people.in time; arrived, signed_in
c people.out time; left, signed_out
c people.score percent; score, result
c people.cert id:C-####; certificate, certificate_no
c people.born date; date_of_birth, born
---
{trainer_firm}
# Who came: {title=Lifting safely|Difficult conversations|Food allergies|First steps in Excel|Safeguarding} ({code})
= For: {client}
= On: {day}, {from} to {to}
= In: {place=Committee room 2|the canteen|Unit 9 upstairs|online and in room 4}
= Led by: {trainer}
{test!There was a short paper at the end|All sat a test~No test was set|Nobody was tested}. Counts for {hours} hours and holds for {valid}.
%people 2..9
Name | Job | Team | No | In | Out | % | Cert
{people.name} | {people.job=porter|planner|chef|cleaner|driver|clerk} | {people.unit=nights|north|kitchens|yard|desk} | {people.no} | {people.in} | {people.out} | {people.score} | {people.cert}
{people.born=}
%%
~ {:number:1..5} did not come. Booked through {hr}. List typed {:date}.

== en allotment_plot_holders_notice
q association company:{} Allotments/{} Plot Holders/{} Gardens Association; association, landlord
q secretary person; secretary, contact
q inspector person; inspected_by, walked_by
q site phrase; site, location
q walked date; inspection_date, walked_on
q rent_day date; rent_due, rent_date
q rent money:15..90; annual_rent, plot_rent
q water company:{} Water/{} Valley Water/{} Water Board; water_supplier, water_company
q prize person; best_plot, prize_winner
q bonfires flag; bonfires_allowed, fires; whether one may burn things
q gate id:####; gate_code, lock_code
a auditor person; auditor, accounts_checked_by
a skip date; skip_day, skip_delivery
a vacancies number:1..12; vacant_plots, free_plots
a meeting date; annual_meeting, agm
l plots; holders, findings
c plots.no id:##@; plot_number, plot
c plots.holder person; tenant, plot_holder
c plots.size unit:m² 60..300; size, area
c plots.since year; tenant_since, since
c plots.state phrase; condition, finding
c plots.ask phrase; request, what_to_do
c plots.till date; deadline, by_when
c plots.helper person; co_worker, shares_with
c plots.phone phone; phone, mobile
---
# {association}
{site=Railway Lane|Pit Field|Back of the church|South Bank}, walked on {walked} by {inspector}
* Padlock now {gate}. * Rent {rent}, by {rent_day}. * {bonfires!Fires after dusk are fine|You may burn dry stuff~No fires, ever|Burning is forbidden}. * Cup for the best: {prize}. * Water cut off by {water} on {:date}.
%plots 2..7 lines
{plots.no} – {plots.holder} with {plots.helper}, {plots.size}, since {plots.since}: {plots.state=couch grass|shed leaning|splendid|half dug|glass lying about|path blocked}. Please {plots.ask=clear it|prop it up|carry on|dig the rest|take it away|move the heap} by {plots.till}.
{plots.phone=}
%%
Anything unclear? {secretary}, most mornings.

== en ambulance_fleet_equipment_check
q service company:{} Ambulance Service/{} First Response/St Luke's {}; service, operator
q medic person; checked_by, paramedic
q second person; second_crew, witnessed_by
q station city; station, base
q callsign id:@###; callsign, unit
q day date; check_date, date
q time time; check_time, time
q odo unit:miles 2000..190000; mileage, odometer
q fuel percent; fuel_level, fuel
q store company:{} Medical/{} Supplies/{} Healthcare; supplier, restocked_from
q ready flag; ready_for_service, on_the_run; whether it may go out
q seal id:######; drug_seal, seal_number
a patient person; patient, last_patient
a cleaned date; deep_clean, last_deep_clean
a mot date; mot_due, mot
a manager person; station_manager, team_leader
l kit; equipment, items, checklist
c kit.what phrase; item, equipment
c kit.where phrase; location, cupboard
c kit.want number:1..20; required, par_level
c kit.have number:1..20; counted, found
c kit.lot id:LT####; lot_number, batch
c kit.use_by date; expiry, use_by
c kit.serviced date; last_service, serviced
c kit.did phrase; action, note
c kit.cost money:2..900; price, value
---
{service}, {station}
# Check of {callsign}
{day} {time}, {medic} with {second}. Clock {odo}, tank {fuel}, pouch sealed {seal}. {ready!Fit to go|On the run~Off the road until put right|Not to be sent out}.
%kit 3..8
Kit | In | Want | Have | Lot | Exp | Serv. | 
{kit.what=oxygen mask|suction|splint|giving set|monitor|scoop|dressing|torch} | {kit.where=left 1|rear door|bag A|roof|right 3} | {kit.want} | {kit.have} | {kit.lot} | {kit.use_by} | {kit.serviced} | {kit.did=ok|restocked|swapped|reported}
{kit.cost=}
%%
~ Restocked from {store}. Missing last time ({:date}): {:number:1..4}.

== en garden_wedding_supplier_sheet
q planner_firm company:{} Weddings/{} & Rose/{} Events; planner_company, organiser
q planner person; planner, contact_on_day
q bride first; bride, partner_one
q groom first; groom, partner_two
q day date; wedding_date, day
q venue phrase; venue, where
q vows time; ceremony_time, ceremony
q guests number:20..220; guest_count, guests
q registrar person; registrar, officiant
q wet_plan phrase; rain_plan, if_wet
q paid flag; all_paid, fully_paid; whether nothing is owed any more
a budget money:5000..60000; budget, total_cost
a honeymoon country; honeymoon, travel_to
a best_man person; best_man, witness
a insurer company; insurer, wedding_insurance
l helpers; suppliers, vendors
c helpers.firm company:{} Flowers/{} Marquees/{} Catering/{} Strings/{} Photography/{} Cakes; supplier, company
c helpers.does phrase; service, brings
c helpers.who person; contact, name
c helpers.tel phone; mobile, phone
c helpers.here time; arrives, arrival
c helpers.gone time; leaves, departure
c helpers.due money:50..4000; balance, still_owed
c helpers.booked date; booked_on, contract_date
c helpers.gate phrase; entrance, access
c helpers.meal phrase; crew_meal, food
---
{planner_firm}
# {bride} and {groom}, {day}
{venue=Orchard at Lower Barn|The walled garden|Boathouse lawn|Old Rectory}, vows at {vows} before {registrar}, {guests} at table. If it rains: {wet_plan=the barn|clear umbrellas|the long gallery|a bigger tent}. {paid!Nothing is owed to anyone|Everybody has had their money~Some still wait for money, see below|Not everyone has been paid}.
%helpers 3..7 lines
{helpers.firm} – {helpers.does=arches and buttonholes|tent and floor|three courses|quartet|pictures|four tiers|lights}
{helpers.who}, {helpers.tel}, taken on {helpers.booked}
Here {helpers.here}, gone {helpers.gone}, by {helpers.gate=back lane|main drive|field gate|the stables}. Left to pay: {helpers.due}
{helpers.meal=}
%%
On the day ring {planner} only.
~ Final numbers were given on {:date}.

== en lab_fridge_sample_box_map
q unit company:{} Research Unit/{} Biobank/{} Laboratories; laboratory, biobank
q manager person; biobank_manager, responsible
q student person; box_owner, belongs_to; whose samples they are
q freezer id:F-##; freezer, unit
q box id:BX###; box_number, box
q shelf short; shelf, rack
q temp unit:°C -86..-20; storage_temperature, temperature
q made date; map_date, recorded_on
q clear date; discard_after, keep_until
q study phrase; study, project
q consent flag; consent_covered, consent_for_reuse; whether the donors agreed to later use
q alarm phone; alarm_number, alarm_phone
a volume unit:ml 1..50; total_volume, volume
a courier company; courier, shipped_by
a ethics id; ethics_number, approval
a service date; freezer_service, last_service
l tubes; samples, vials
c tubes.at id:@#; position, well
c tubes.label id:S#####; sample_id, barcode
c tubes.what phrase; material, sample_type
c tubes.donor id:D###; donor, subject
c tubes.drawn date; collected, drawn_on
c tubes.froze date; frozen_on, stored
c tubes.ul number:50..2000; microlitres, amount
c tubes.thaws number:1..6; freeze_thaw, thaw_cycles
c tubes.by person; processed_by, technician
c tubes.site company; collection_site, clinic
---
{unit}
# {freezer}, shelf {shelf}, {box}
{study=Sleep and sugar|Twins at forty|Ice lake fish|Bone after sixty}, tubes of {student}. Kept at {temp}. {consent!Donors agreed to further work|May be used again, donors said yes~Only for this study, donors did not agree to more|No further use without asking the donors}.
%tubes 3..9
 | Label | Of | Don. | Drawn | Frozen | µl | T | By
{tubes.at} | {tubes.label} | {tubes.what=serum|plasma|DNA|saliva|muscle} | {tubes.donor} | {tubes.drawn} | {tubes.froze} | {tubes.ul} | {tubes.thaws} | {tubes.by}
{tubes.site=}
%%
~ Map of {made}; throw out after {clear}. If it beeps: {manager}, {alarm}. Empty holes: {:number:3..70}.
== de bewerberprofil_zeitarbeit
q agency company:{} Personal/Zeitarbeit {}/{} Fachkräfte; staffing_agency, lent_by, de:Verleiher
q worker person; temp_worker, candidate, de:Bewerber; who is offered
q client company:{} Metallbau/{} Lager/Molkerei {}; offered_to, hirer, de:Entleiher
q adviser person; consultant, de:Disponent; who places the person
q profile id:P-#####; profile_number, de:Profilnummer
q made date; profile_date, de:erstellt
q free date; available_from, de:verfügbar ab
q rate money:14..48; hourly_charge, de:Verrechnungssatz
q town city; residence, de:Wohnort
q shifts flag; shift_work, de:Schichtbereitschaft
q forklift flag; forklift_licence, de:Staplerschein
a born date; date_of_birth, de:Geburtsdatum
a wage money:11..30; hourly_wage, de:Stundenlohn
a union company; collective_agreement_with, de:Tarifpartner
a permit date; work_permit_until, de:Arbeitserlaubnis
a doctor person; company_doctor, de:Betriebsarzt
l jobs; employment_history, placements, de:Einsätze
c jobs.firm company:{} Guss/{} Verpackung/Spedition {}/{} Elektro/Bäckerei {}; employer, hirer, de:Firma
c jobs.as phrase; position, de:Tätigkeit
c jobs.town city; place, de:Ort
c jobs.from date; start, de:von
c jobs.to date; end, de:bis
c jobs.what phrase; tasks, de:Aufgaben
c jobs.boss person; supervisor, de:Vorgesetzter
c jobs.paid money:11..30; wage_there, de:Lohn
l skills; knowledge, abilities, de:Kenntnisse
c skills.what phrase; skill, de:Kenntnis
c skills.level phrase; level, de:Stufe
c skills.since year; acquired_in, de:seit
---
{agency} || Profil {profile}
# {worker}, {town}
Wir bieten {client} an: frei ab {free}, je Stunde {rate}. {shifts!Früh, spät und nachts|Drei Schichten sind kein Hindernis~Nur tagsüber|Schichten gehen nicht}. {forklift!Darf Stapler fahren|Mit Staplerschein~Ohne Staplerschein|Darf keinen Stapler fahren}.
## Bisher eingesetzt
%jobs 1..5 lines
{jobs.firm}
{jobs.as=Kommissionierer|Löter|Maschinenführer|Verpacker|Schweißer|Fahrer}, {jobs.town}
{jobs.from}[ bis {jobs.to}]
{jobs.what=Ware nach Liste zusammengestellt|Leiterplatten bestückt|Abfüllung überwacht|Paletten gewickelt|Rahmen geheftet}[, angeleitet von {jobs.boss}]
{jobs.paid=}
%%
+++
%skills 2..5
-
{skills.what=Lesen von Zeichnungen|Kran bis 5 t|Polnisch|Lagersoftware|WIG|Hygiene} | {skills.level=sicher|Grundlagen|gut|mit Prüfung} | {skills.since}
%%
+++
~ Erstellt {made}. Es berät Sie {adviser}. Das Angebot gilt bis {:date}.

== de sprechzettel_ausschuss_anfragen
q council company:Kreistag {}/Stadtrat {}/Gemeinderat {}; council, body, de:Gremium
q chair person; committee_chair, de:Vorsitz
q department phrase; department, de:Amt
q writer person; written_by, de:Verfasser
q session date; session_date, de:Sitzung
q deadline date; answers_due, de:Abgabe
q paper id:DS ##/###; paper_number, de:Drucksache
q hall phrase; meeting_room, de:Sitzungssaal
q press flag; press_admitted, de:Presse zugelassen
a mayor person; mayor, de:Bürgermeister
a budget money:9000..900000; budget, de:Haushaltsansatz
a next date; next_session, de:nächste Sitzung
a clerk phone; office_phone, de:Geschäftsstelle
l queries; questions, requests, de:Anfragen
c queries.by person; asked_by, councillor, de:Fragesteller
c queries.group phrase; parliamentary_group, party, de:Fraktion
c queries.about phrase; subject, de:Thema
c queries.came date; received_on, de:Eingang
c queries.who person; answered_by, de:Berichterstatter
c queries.answer phrase; answer, de:Antwort
c queries.cost money:200..90000; cost, de:Kosten
c queries.street street; location, de:Ort
---
{council}
# Anfragen zur Sitzung am {session}
{hall=Kleiner Saal|Bürgerhaus|Zimmer 114|Feuerwache, Schulungsraum}, Leitung {chair}. {press!Die Zeitung darf zuhören|Journalisten sind eingeladen~Ohne Journalisten|Die Presse bleibt draußen}.
%queries 2..6 lines
{queries.by} ({queries.group=Freie Liste|Bürgerblock|Die Bunten|Wählergruppe Land}), eingegangen {queries.came}: {queries.about=Schlaglöcher|Licht am Spielplatz|Badezeiten|leere Läden|Buslinie|Lärm} in der {queries.street}. Es antwortet {queries.who}: {queries.answer=wird im Herbst erledigt|dafür fehlt das Geld|ist geprüft und abgelehnt|liegt beim Land|ist bestellt}.
{queries.cost=}
%%
Vermerk {paper}, {department=Tiefbauamt|Ordnungsamt|Kämmerei|Schulverwaltung}, {writer}. Spätere Anfragen als {deadline} kommen nicht mehr dran; {:number:1..4} wurden zurückgezogen.

== de zutaten_kantinenrezept
q kitchen company:Betriebsküche {}/Mensa {}/Großküche {}; kitchen, producer, de:Küche
q dish phrase; dish, recipe, de:Gericht
q cook person; recipe_by, de:Rezept von
q diet person; dietician, checked_by, de:Diätassistenz
q no id:RZ-####; recipe_number, de:Rezeptnummer
q since date; valid_from, de:gültig ab
q portions number:20..900; portions, de:Portionen
q energy unit:kcal 200..900; calories, de:Brennwert
q price money:2..12; selling_price, de:Abgabepreis
q vegan flag; vegan, de:vegan
q day phrase; weekday, de:Wochentag
a supplier company; main_supplier, de:Hauptlieferant
a tested date; tasting, de:Verkostung
a cost money:1..5; cost_price, de:Wareneinsatz
a allergen phrase; allergen_code, de:Allergene
l goods; ingredients, de:Zutaten
c goods.what phrase; ingredient, de:Zutat
c goods.amount unit:kg 1..60; amount, de:Menge
c goods.prep phrase; preparation, de:Vorbereitung
c goods.art id:######; article_number, de:Artikel
c goods.price money:1..20; price_per_kilo, de:Kilopreis
l steps; method, de:Schritte
c steps.do phrase; step, instruction
c steps.at unit:°C 60..220; temperature, de:Temperatur
c steps.for unit:min 5..150; time, de:Dauer
c steps.in phrase; equipment, de:Gerät
c steps.by person; done_by, de:Koch
---
{kitchen}
# {dish=Linseneintopf|Gemüselasagne|Fischpfanne|Grünkohl|Kartoffelgulasch} ({no})
Für {portions} Teller, immer {day=dienstags|am Donnerstag|mittwochs|freitags}, seit {since}. {vegan!Kein Tier ist drin|Ohne alles vom Tier~Enthält Tierisches|Nicht für Veganer}.
%goods 3..8
-
{goods.amount} | {goods.what=Linsen|Möhren|Sellerie|Kartoffeln|Öl|Brühe|Zwiebeln|Majoran} | {goods.prep=gewürfelt|geputzt|eingeweicht|in Scheiben|gerebelt} | {goods.art}
{goods.price=}
%%
+++
%steps 2..5 lines
{#}. {steps.do=Anschwitzen|Aufgießen|Garen|Abschmecken|Überbacken|Warmhalten} im {steps.in=Kipper|Dämpfer|Kessel|Ofen 2}: {steps.for} bei {steps.at}
{steps.by=}
%%
+++
Der Teller hat {energy} und kostet {price}. Rezept {cook}, gegengelesen von {diet}. Ersetzt das Blatt vom {:date}.

== de hundehalter_vorfaelle_anhoerung
q office company:Ordnungsamt {}/Veterinäramt {}/Stadt {}; authority, issued_by, de:Behörde
q officer person; officer, de:Sachbearbeiter
q holder person; dog_owner, addressee, de:Halter
q ref id:OA ##.##-###; reference, de:Aktenzeichen
q written date; letter_date, de:Datum
q hearing_until date; comment_by, de:Anhörung bis; by when the owner may answer
q fee money:25..250; fee, de:Gebühr
q muzzle flag; muzzle_required, de:Maulkorbpflicht
q expert person; expert, de:Gutachter
q tested date; temperament_test, de:Wesenstest
a insurer company; liability_insurer, de:Haftpflicht
a breeder person; breeder, de:Züchter
a chip id; microchip, de:Chipnummer
a tax money:50..300; dog_tax, de:Hundesteuer
l events; incidents, bites, de:Vorfälle
c events.on date; date, de:Tag
c events.at time; time, de:Uhrzeit
c events.where street; place, de:Ort
c events.hurt person; injured_person, de:Geschädigter
c events.what phrase; what_happened, de:Hergang
c events.seen person; witness, de:Zeuge
c events.filed date; reported_on, de:Anzeige vom
c events.doctor person; doctor, de:behandelnder Arzt
---
{office} || {ref}
{:street} || {written}
{holder}
# Ihr Hund <Rex|Bella|Arko>
uns sind folgende Vorfälle bekannt geworden:
%events 1..5 lines
Am {events.on} um {events.at}, {events.where}: {events.what=Jogger angesprungen|in die Wade gebissen|Katze gehetzt|Radfahrer gestellt|Kind umgerannt}. Betroffen {events.hurt}[, gesehen von {events.seen}]. Gemeldet {events.filed}.
{events.doctor=}
%%
{expert} hat das Tier am {tested} beurteilt. {muzzle!Draußen muss es von nun an einen Korb tragen|Ohne Korb darf es nicht mehr auf die Straße~Ein Korb ist nicht nötig|Von einem Maulkorb sehen wir ab}. Bis {hearing_until} können Sie sich äußern. Für diesen Bescheid fallen {fee} an. Das Schreiben vom {:date} ist erledigt.
Im Auftrag
{officer}

== de bibliographie_ehrendoktor
q university company:Universität {}/Hochschule {}/Akademie {}; university, awarding_body, de:Universität
q honoured person; honorary_doctor, laureate, de:Geehrte; who gets the title
q dean person; dean, de:Dekan
q speaker person; laudator, de:Laudatio
q day date; ceremony_date, de:Festakt
q hall phrase; venue, de:Ort
q faculty phrase; faculty, de:Fakultät
q decided date; resolution_date, de:Beschluss
q music company:{} Quartett/Hochschulchor {}/Kammerorchester {}; music_by, de:Musik
q dress flag; formal_dress, de:Talar
a born date; date_of_birth, de:geboren
a prize money:1000..50000; prize_money, de:Preisgeld
a reply date; reply_by, de:Antwort erbeten
a rector person; rector, de:Rektor
l posts; career, de:Lebensweg
c posts.house company:Universität {}/Institut {}/{} Verlag/Museum {}; institution, employer
c posts.as phrase; position, de:Stellung
c posts.from year; from, de:von
c posts.to year; to, de:bis
c posts.town city; town, de:Stadt
l books; publications, works, de:Schriften
c books.title phrase; title, de:Titel
c books.house company:{} Verlag/Edition {}/{} Presse; publisher, de:Verlag
c books.year year; year, de:Jahr
c books.pages number:60..900; pages, de:Seiten
c books.with person; co_editor, de:Mitherausgeber
c books.edition number:2..9; edition, de:Auflage
---
^ {university}
^ {faculty=Philosophische Fakultät|Fakultät für Geowissenschaften|Theologische Fakultät|Fakultät Informatik}
# Ehrenpromotion {honoured}
{day}, {hall=Aula|Großer Hörsaal|Alte Kapelle|Senatssaal}. Beschlossen am {decided}. Die Urkunde überreicht {dean}, das Lob spricht {speaker}, es spielt {music}. {dress!Talar erwünscht|Wir bitten um den Talar~Kommen Sie, wie Sie mögen|Ein Talar ist nicht nötig}.
+++
## Lebensweg
%posts 2..5
-
{posts.from} | {posts.to} | {posts.as=Assistent|Professur|Lektorat|Direktion|Gastdozentur} | {posts.house} | {posts.town}
%%
+++
## Schriften
%books 2..5 lines
{books.title=Die Stille der Archive|Karten ohne Norden|Kleine Grammatik des Zweifels|Stein und Wetter|Maschinen, die lesen}. {books.house}, {books.year}. {books.pages} S.[, hrsg. mit {books.with}]
{books.edition=}
%%
+++
~ Einlass {:time}. Programmstand {:date}.

== de hoefe_direktvermarkter_verzeichnis
q county company:Landkreis {}/Bauernverband {}/Region {}; publisher, de:Herausgeber
q editor person; editor, de:Redaktion
q tel phone; contact_phone, de:Telefon
q year year; edition_year, de:Ausgabe
q printed date; printed_on, de:Druck
q printer company:Druckerei {}/{} Druck/Offset {}; printer, de:Druckerei
q copies number:500..20000; print_run, de:Auflage
q market phrase; market_place, de:Wochenmarkt
q free flag; free_of_charge, de:kostenlos
a mayor person; district_administrator, de:Landrat
a sponsor company; sponsor, de:Förderer
a deadline date; entry_deadline, de:Meldeschluss
a area unit:km² 50..900; area, de:Fläche
l farms; entries, producers, de:Höfe
c farms.name phrase; farm_name, de:Hof
c farms.owner person; farmer, de:Betriebsleiter
c farms.at address; address, de:Anschrift
c farms.sells phrase; products, de:Erzeugnisse
c farms.open phrase; opening_hours, de:geöffnet
c farms.since year; since, de:seit
c farms.tel phone; phone, de:Ruf
c farms.site url; website, de:Internet
c farms.bio id:DE-ÖKO-###; organic_code, de:Kontrollnummer
c farms.ha unit:ha 3..300; farm_size, de:Hektar
---
^ {county}
# Frisch vom Hof {year}
{free!Dieses Heft liegt gratis aus|Nehmen Sie es mit, es kostet nichts~Das Heft kostet eine Kleinigkeit|Bezahlt wird an der Kasse}. Alle Höfe stehen auch samstags auf dem {market=Kirchplatz|Viehmarkt|Marktplatz|Alten Hafen}.
%farms 3..7 lines
{farms.name=Eichenhof|Ziegenhof am Bruch|Obsthof Süd|Mühlenhof|Hof Sonnental|Gärtnerei Wall}
{farms.owner}, {farms.at}
{farms.sells=Ziegenkäse|Äpfel und Saft|Kartoffeln|Eier, Nudeln|Lammfleisch|Salat} – {farms.open=täglich|Fr 14–18 Uhr|Selbstbedienung|nach Anruf}
seit {farms.since}[, Ruf {farms.tel}][, {farms.site}][, {farms.bio}]
{farms.ha=}
%%
~ {copies} Stück, gedruckt {printed} bei {printer}. Fehler bitte an {editor}, {tel}. Weitere {:number:3..30} Höfe ohne Laden.

== fr livret_stages_interne
q hospital company:CHU de {}/Hôpital {}/Clinique {}; hospital, fr:établissement
q intern person; intern, fr:interne; whose booklet it is
q tutor person; tutor, fr:tuteur
q dean person; dean, fr:doyen
q number id:INT-####; intern_number, fr:matricule
q speciality phrase; speciality, fr:spécialité
q began date; residency_start, fr:début d'internat
q ends date; residency_end, fr:fin d'internat
q thesis phrase; thesis_subject, fr:thèse
q nights number:10..200; night_shifts, fr:gardes
q leave flag; on_leave, fr:disponibilité; whether the training was interrupted
a born date; date_of_birth, fr:naissance
a salary money:1400..3000; salary, fr:salaire
a defence date; defence_date, fr:soutenance
a union company; union, fr:syndicat
l terms; rotations, placements, fr:stages
c terms.ward phrase; ward, fr:service
c terms.house company:Hôpital {}/Clinique {}/CHU de {}; hospital, fr:établissement d'accueil
c terms.chief person; head_of_ward, fr:chef de service
c terms.from date; start, fr:du
c terms.to date; end, fr:au
c terms.did phrase; acts, fr:actes
c terms.mark phrase; assessment, fr:appréciation
c terms.beds number:8..60; beds, fr:lits
l courses; training, fr:cours
c courses.what phrase; course, fr:intitulé
c courses.hours number:4..90; hours, fr:heures
c courses.on date; validated_on, fr:validé
---
{hospital}
# Livret {number}
{intern}, {speciality=pédiatrie|anesthésie|gériatrie|chirurgie viscérale}, du {began} au {ends}. Tuteur {tutor}. Travail en vue : {thesis=la douleur du nouveau-né|chutes et tapis|opérer sans ouvrir|dormir à l'hôpital}. {leave!Une année a été suspendue|Il y a eu une interruption~Sans interruption|Le cursus n'a pas été suspendu}.
%terms 2..5 lines
{terms.ward=Urgences|Réanimation|Maternité|Bloc B|Médecine 3|SMUR}, {terms.house}
chez {terms.chief}, {terms.from} – {terms.to}
{terms.did=quarante intubations|sutures et plâtres|consultations|échographies|visites du soir}. {terms.mark=Très bien|Assidu|À l'aise|Peut mieux faire}.
{terms.beds=}
%%
+++
%courses 1..4
-
{courses.on} | {courses.what=Éthique|Antibiotiques|Anglais|Simulation} | {courses.hours}
%%
+++
Gardes de nuit : {nights}. Vu, {dean}, le {:date}.

== fr annuaire_artisans_quartier
q union company:Union commerçante {}/Association {}/Maison de quartier {}; publisher, fr:éditeur
q president person; president, fr:présidence
q author person; compiled_by, fr:rédaction
q printed date; printed_on, fr:imprimé
q area phrase; area, fr:quartier
q office phone; office_phone, fr:permanence
q next date; next_edition, fr:prochaine édition
q copies number:300..9000; print_run, fr:tirage
q paid flag; paid_entries, fr:payant; whether one pays to be listed
a printer company; printer, fr:imprimeur
a mayor person; mayor, fr:maire
a fair date; open_day, fr:portes ouvertes
a founded year; founded, fr:fondée
l makers; artisans, entries, fr:artisans
c makers.name company:Atelier {}/{} & Fils/Maison {}/Chez {}; business, fr:enseigne
c makers.who person; craftsman, fr:artisan
c makers.craft phrase; craft, fr:métier
c makers.street street; address, fr:rue
c makers.open phrase; opening_hours, fr:horaires
c makers.since year; since, fr:depuis
c makers.tel phone; phone, fr:téléphone
c makers.mail email; email, fr:courriel
c makers.staff number:1..12; employees, fr:salariés
---
^ {union}
# Nos mains, {area=faubourg Saint-Jean|les Docks|la Butte|Vieux-Port}
%makers 3..8 lines
{makers.name}
{makers.craft=Luthier|Relieuse|Ferronnier|Tapissier|Cordonnière|Verrier|Vannier} – {makers.who}, depuis {makers.since}
{makers.street}, {makers.open=l'après-midi|sur rendez-vous|tous les jours sauf lundi|le matin}[, {makers.tel}][, {makers.mail}]
{makers.staff=}
%%
{paid!Chaque maison règle sa ligne|Figurer ici se paie~Personne ne paie pour figurer ici|L'inscription ne coûte rien}. {copies} exemplaires, sortis le {printed} ; le suivant paraîtra le {next}. Recueilli par {author}. Permanence : {president}, {office}, le {:=mardi|jeudi|samedi}.

== es historial_jugador_veterano
q club company:CD {}/Atlético {}/Unión {}; current_club, es:club
q player person; player, es:jugador
q coach person; coach, es:entrenador
q agent person; agent, es:representante
q licence id:F-######; licence, es:ficha
q born date; date_of_birth, es:nacimiento
q signed date; signed_on, es:firma
q until date; contract_until, es:contrato hasta
q position phrase; position, es:demarcación
q height unit:cm 165..202; height, es:talla
q captain flag; captain, es:capitán
a salary money:9000..900000; salary, es:sueldo
a debut date; debut, es:debut
a sponsor company; kit_sponsor, es:patrocinador
a injury phrase; injury, es:lesión
l clubs; career, es:trayectoria
c clubs.team company:CF {}/Real {}/Sporting {}/Juventud {}; team, es:equipo
c clubs.town city; town, es:ciudad
c clubs.from year; from, es:desde
c clubs.to year; to, es:hasta
c clubs.games number:1..240; appearances, es:partidos
c clubs.goals number:1..90; goals, es:goles
c clubs.boss person; coach_there, es:técnico
c clubs.fee money:900..900000; transfer_fee, es:traspaso
l awards; honours, es:palmarés
c awards.what phrase; award, es:título
c awards.year year; year, es:año
c awards.by company:Federación {}/Diario {}/Liga {}; given_by, es:otorgado por
---
{club}
# {player}
Ficha {licence}. {position=Lateral|Portera|Extremo|Central|Pivote}, {height}. Nació el {born}. Firmó el {signed} y está ligado hasta el {until}. Lo dirige {coach}; negocia por él {agent}. {captain!Lleva el brazalete|Manda en el campo con el brazalete~El brazalete lo lleva otro|No es capitán}.
+++
%clubs 2..6
-
{clubs.from} | {clubs.to} | {clubs.team} | {clubs.town} | {clubs.games} | {clubs.goals} | {clubs.boss}
{clubs.fee=}
%%
~ Por orden: años, equipo, lugar, partidos, goles y quién mandaba.
+++
%awards 1..3 lines
{awards.what=Bota de plata|Juego limpio|Copa de la región|Mejor debutante} ({awards.by}, {awards.year})
%%
+++
~ Hoja puesta al día el {:date}.

== es etapas_marcha_cicloturista
q club company:Peña Ciclista {}/Club {}/Bicicletas {}; organiser, es:organiza
q director person; race_director, es:dirección
q doctor person; doctor, es:médico
q first date; starts_on, es:salida
q last date; ends_on, es:llegada
q fee money:40..400; entry_fee, es:inscripción
q close date; registration_closes, es:cierre
q van company:Talleres {}/Transportes {}/Autos {}; support_vehicle, es:coche de apoyo
q phone phone; emergency_phone, es:emergencias
q limit number:30..300; max_riders, es:plazas
q timed flag; timed, es:cronometrada
a insurer company; insurer, es:seguro
a winner person; last_winner, es:ganador
a hotel company; hotel, es:alojamiento
a total unit:km 200..900; total_distance, es:recorrido total
l stages; route, es:etapas
c stages.from city; start, es:sale de
c stages.to city; finish, es:llega a
c stages.on date; date, es:día
c stages.km unit:km 40..190; distance, es:distancia
c stages.up unit:m 200..3900; climbing, es:desnivel
c stages.off time; start_time, es:hora
c stages.food phrase; feed_station, es:avituallamiento
c stages.boss person; stage_marshal, es:responsable
c stages.sleep phrase; overnight, es:pernocta
c stages.rain phrase; alternative, es:alternativa
---
^ {club}
# Por etapas, {first} – {last}
{timed!Se toma el tiempo a todos|Hay reloj y clasificación~Nadie lleva reloj|Es un paseo, no se cronometra}. Hasta {limit} ciclistas, a {fee} cada uno, mientras no se cierre el {close}.
%stages 2..6 lines
{stages.on}. De {stages.from} a {stages.to}
{stages.km}, {stages.up} de subida, a las {stages.off}
Se come en {stages.food=la fuente|el puerto|la ermita|el kilómetro 60|el molino}; se duerme en {stages.sleep=polideportivo|albergue|casas del pueblo|tiendas}. Pregunten a {stages.boss}
{stages.rain=}
%%
Manda {director}, cura {doctor}, recoge {van}. Si pasa algo: {phone}. Charla previa el {:date}.

== en oral_history_tape_index
q archive company:{} Sound Archive/{} Memory Project/{} Records Office; archive, held_by
q project phrase; project, collection
q interviewer person; interviewer, asked_by
q teller person; interviewee, narrator
q born year; year_of_birth, born_in
q taped date; recorded_on, interview_date
q place street; recorded_at, where
q tape id:OH/###/##; tape_number, accession
q minutes unit:min 20..180; total_length, running_time
q typist person; transcribed_by, typist
q open flag; open_to_public, access_open; whether anyone may listen
q funder company:{} Heritage Fund/{} Trust/{} Union; funder, paid_by
a died date; date_of_death, died
a copyright person; rights_holder, copyright
a format phrase; file_format, carrier
a photo id; photograph, picture_no
l parts; index, topics, contents
c parts.at id:#:##:##; timestamp, begins
c parts.about phrase; topic, subject
c parts.named person; person_mentioned, who_is_named
c parts.where phrase; place_mentioned, place
c parts.year year; year_spoken_of, year
c parts.quote phrase; quotation, words
c parts.key phrase; keyword, tag
l jobs; working_life, employers
c jobs.at company:{} Mill/{} Colliery/{} Laundry/{} Buses; employer, worked_at
c jobs.as phrase; job, role
c jobs.from year; from, started
c jobs.to year; to, left
---
{archive}
# {tape}: {teller}
{project=Voices from the weaving shed|Underground lives|Conductors and clippies|Steam and starch}. Born {born}. Taped at {place} on {taped} by {interviewer}, {minutes}. {open!Anyone may hear it|Free to all~Closed for now at the family's wish|Not to be heard without leave}.
+++
## Worked at
%jobs 1..4
-
{jobs.at} | {jobs.as=doffer|clippie|lamp man|ironer|fitter's mate} | {jobs.from} | {jobs.to}
%%
+++
## What is on it
%parts 3..7 lines
{parts.at} {parts.about=The strike|First wages|A flood|Courting|The foreman|Last day}, {parts.where=the canteen|Dock Street|the pit head|the tram shed} in {parts.year}; speaks of {parts.named}: "{parts.quote=we never told mother|it was that cold|he could sing, mind|I would go back tomorrow|nobody asked us}"
{parts.key=}
%%
+++
~ Typed out by {typist}. With money from {funder}. Catalogued {:date}.

== en lorry_drivers_week_plan
q haulier company:{} Haulage/{} Transport/{} Distribution; haulier, operator
q planner person; transport_planner, planned_by
q manager person; transport_manager, signed_off
q licence id:OB#######; operator_licence, o_licence
q week month; week, period
q depot city; depot, base
q issued date; issued, plan_date
q hotline phone; planner_phone, night_number
q agency company:{} Drivers/{} Staffing/{} People; driver_agency, relief_drivers_from
q sunday flag; sunday_work, works_sunday; whether anybody drives on Sunday
a accident date; last_accident, accident
a fuel money:900..20000; fuel_cost, diesel
a insurer company; insurer, insured_by
a auditor person; auditor, checked_by
l runs; trips, duties, plan
c runs.driver person; driver, who
c runs.mate person; second_driver, mate
c runs.unit id:@@## @@@; tractor, vehicle
c runs.trailer id:T###; trailer, trailer_no
c runs.from city; loads_at, origin
c runs.to city; delivers_to, destination
c runs.out date; leaves, out
c runs.home date; back, home
c runs.load phrase; cargo, load
c runs.customer company:{} Paper/{} Feeds/{} Drinks/{} Steel; customer, for
c runs.hours number:6..15; driving_hours, hours
---
{haulier}, {depot}
# Who drives what, {week}
Licence {licence}. {sunday!Two of you are out on Sunday|Sunday is a working day this time~Nobody drives on Sunday|Sunday is free for all}.
%runs 2..8 lines
{runs.driver}[ with {runs.mate}]: {runs.unit} and trailer {runs.trailer}, {runs.load=reels|pellets|pallets of cider|coil|tinned peas} for {runs.customer}
{runs.from} to {runs.to}, out {runs.out}[, home {runs.home}]
{runs.hours=}
%%
Sick? Ring {hotline} before {:time}; {agency} will send somebody. Planned by {planner}, passed by {manager}, {issued}.
== en chef_application_resume
q name person; applicant, chef, candidate
q phone phone; mobile, contact_number
q mail email; email, contact_email
q town city; lives_in, current_city
q post phrase; position_applied_for, role_sought
q house company:The {} Arms/Hotel {}/{} Brasserie; restaurant_applied_to, prospective_employer
q trial date; trial_shift, day_of_trial; day the person will cook on trial
q start date; available_from, could_start
q written date; letter_date, dated
q knife flag; own_knives, brings_knives; whether the person brings tools
q style phrase; cooking_style, cuisine
a wage money:22000..60000; salary_expected, pay
a born date; date_of_birth, birthday
a referee person; reference, referee
a star number:1..3; michelin_stars, stars
a agency company; recruitment_agency, sent_by
l kitchens; work_experience, jobs, employment
c kitchens.role phrase; position, job_title, rank
c kitchens.house company:The {} Hotel/Bistro {}/{} Catering/Restaurant {}/HMS {}; employer, restaurant, workplace
c kitchens.place city; location, city
c kitchens.from month; start, began
c kitchens.to month; end, left
c kitchens.covers number:30..400; covers_per_day, guests
c kitchens.did phrase; achievement, responsibility, description
c kitchens.chef person; head_chef, worked_under
c kitchens.pay money:9..40; hourly_pay, wage
l papers; certificates, education
c papers.what phrase; certificate, award
c papers.where company:{} College/{} Catering School/{} Council; issued_by, college
c papers.when year; year, obtained
---
# {name}
{post=Sous chef|Pastry chef|Chef de partie|Head chef}, {style=plain English|Basque|vegetable-led|old French}
{town} · {phone} · {mail}
> {written}
To {house}: I cook for you on {trial} as agreed and could begin on {start}. {knife!My knives come with me|I bring my own roll of knives~I have no knives of my own|Please lend me knives}.
## Kitchens
%kitchens 2..6 lines
{kitchens.role=Commis|Sous chef|Chef de partie, sauce|Pastry|Breakfast cook|Galley hand} | {kitchens.from} – {kitchens.to}
{kitchens.house} ({kitchens.place})
{kitchens.covers} covers a day[ under {kitchens.chef}]. {kitchens.did=Wrote the winter menu|Baked for three sites|Cut waste by half|Trained two apprentices|Ran Sunday lunch alone|Set up the smokehouse}.
{kitchens.pay=}
%%
+++
## Papers
%papers 1..4 lines
{papers.when} {papers.what=Food hygiene level 3|City & Guilds 7061|Wine, first stage|Allergen course|Butchery week}, {papers.where}
%%
+++
~ Off sick for {:number:2..9} days since {:date}; otherwise never.

== en academic_cv_panel_copy
q university company:University of {}/{} University/{} Institute; hiring_university, panel_of
q panel_chair person; chair_of_panel, panel_head
q candidate person; applicant, cv_of
q present company:{} College/{} Observatory/Max {} Institute; current_employer, now_at
q vacancy id:VAC-#####; vacancy_number, job_ref
q interview date; interview_date, seen_on
q received date; application_received, came_in
q orcid id:0000-000#-####-####; orcid, researcher_id
q chairname phrase; chair_applied_for, post
q papers number:4..160; publication_count, papers
q shortlisted flag; shortlisted, on_short_list
a start date; possible_start, start_date
a spouse person; partner, dual_career
a external person; external_assessor, referee
a salary money:40000..120000; salary_offer, salary
l posts; appointments, academic_career, positions
c posts.from year; from, start
c posts.to year; until, end
c posts.title phrase; position, rank
c posts.at company:University of {}/{} Polytechnic/{} Laboratory/ETH {}; institution, employer
c posts.dept phrase; department, faculty
c posts.land country; country
c posts.load number:2..14; teaching_hours, teaching_load
l grants; funding, awards
c grants.name phrase; grant, title
c grants.giver company:{} Research Council/{} Foundation/{} Academy; funder, awarded_by
c grants.sum money:5000..900000; amount, value
c grants.year year; awarded_in, year
c grants.with person; co_investigator, with
c grants.no id:GR/@####; grant_number
l students; supervised, doctoral_students
c students.name person; student, doctoral_candidate
c students.topic phrase; thesis_topic, subject
c students.year year; finished, completed
c students.now company; now_working_at, later_employer
---
{university} || {vacancy}
Copy for {panel_chair}
# {candidate}
For: {chairname=Chair of Soil Physics|Lectureship in Dutch|Professorship of Optics|Readership in Ethics}. Now at {present}. Papers came in on {received}; {papers} publications; {orcid}. {shortlisted!On the short list|Among the four to be seen~Not on the short list|Did not reach the short list}.
+++
## Appointments
%posts 2..6
-
{posts.from} | {posts.to} | {posts.title=Research fellow|Lecturer|Postdoc|Visiting professor|Group leader} | {posts.at} | {posts.dept=Earth Sciences|Languages|Physics|Philosophy} | {posts.land}
{posts.load=}
%%
+++
## Money won
%grants 1..4 lines
{grants.name=Wet Soils|Words at Sea|Slow Light|Fair Shares} ({grants.giver}, {grants.year}), {grants.sum}[, with {grants.with}]
{grants.no=}
%%
+++
## Doctors made
%students 1..4 lines
{students.name}, {students.year}: {students.topic=roots and rain|loanwords|mirrors|promises}
{students.now=}
%%
+++
~ To be seen on {interview}. Please return this copy by {:date}.

== en ward_candidate_leaflet
q party company:{} Independents/{} First/Residents of {}; party, standing_for
q candidate person; candidate, who_stands
q agent person; election_agent, printed_for; who answers for the leaflet
q printer company:{} Print/{} Press/{} Litho; printed_by, printer
q polling date; polling_day, election_date
q ward phrase; ward, constituency
q home street; lives_at, street
q surgery time; street_surgery, meet_at
q meet date; public_meeting, meeting_date
q hall phrase; meeting_place, venue
q served flag; sitting_councillor, incumbent; whether the person sits on the council already
q mail email; email, contact
a opponent person; opponent, rival
a majority number:10..900; majority, last_majority
a donor company; donor, funded_by
a age number:20..80; age, years_old
l life; career, biography_entries
c life.from year; from
c life.to year; until
c life.what phrase; role, what_did
c life.at company:{} Hospital/{} School/{} Docks/{} Foods; employer, organisation
c life.place city; place, town
c life.proud phrase; achievement, proud_of
c life.boss person; superior, manager
l pledges; promises, aims
c pledges.what phrase; promise, aim
c pledges.where phrase; place, location
c pledges.by year; by_when, target_year
c pledges.cost money:900..90000; cost, price
---
# {candidate} for {ward=Canal ward|St Olave's|Northfields|The Wells}
^ {party}
Your vote on {polling}. {served!I have sat for you these four years and ask to go on|Your councillor already~I have never sat on the council|New to the council}. I live in {home}. Come and argue: {hall=Scout hut|the Bull|school canteen}, {meet}, {surgery}.
+++
## Who I am
%life 2..5 lines
{life.from} – {life.to}: {life.what=porter|maths teacher|crane driver|union rep|shift manager} at {life.at}, {life.place}. {life.proud=Got the night bus back|Won the hot-meal fight|Started the breakfast club|Kept the ward open}.
{life.boss=}
%%
+++
## What I will do
%pledges 2..4 lines
{pledges.what=Crossing with lights|A warm room|Toilets that open|Trees again}, {pledges.where=Mill Lane|the library|the market|Station Road}, by {pledges.by}
{pledges.cost=}
%%
+++
Write: {mail}
~ Printed by {printer} for {agent}, {:street}. {:number:900..9000} copies.

== en soloist_agency_biography
q agency company:{} Artists/{} Concert Management/{} & Partners; management, represented_by
q artist person; artist, soloist, biography_of
q manager person; artist_manager, bookings
q voice phrase; discipline, billed_as
q home city; based_in, lives_in
q instrument phrase; instrument_played, plays_on
q lent_by company:{} Foundation/{} Bank/{} Trust; instrument_owner, on_loan_from
q season phrase; season, for_season
q dated date; biography_date, issued
q label company:{} Records/{} Classics/{} Audio; record_label, records_for
q cut flag; may_be_cut, shortening_allowed; whether the text may be shortened
a fee money:900..20000; fee, engagement_fee
a born date; date_of_birth, born
a spouse person; spouse, married_to
a dress phrase; concert_dress, dress
l studies; training, teachers
c studies.school company:{} Conservatoire/{} Academy of Music/Hochschule {}; school, institution
c studies.with person; teacher, studied_with
c studies.from year; from
c studies.to year; to
c studies.degree phrase; diploma, degree
l dates; engagements, coming_concerts
c dates.on date; date, concert_on
c dates.with company:{} Philharmonic/{} Sinfonia/Orchestra of {}; orchestra, with
c dates.under person; conductor, under
c dates.city city; city, where
c dates.work phrase; work, plays
c dates.pay money:900..20000; fee, engagement_fee
l prizes; awards, competitions
c prizes.name phrase; prize, competition
c prizes.rank phrase; place, rank
c prizes.year year; year
c prizes.city city; city, place_held
---
{agency}
# {artist}
{voice=Violist|Oboist|Harpist|Pianist}, {season=season 2025/26|the coming season|summer and autumn}
Lives in {home} and plays {instrument=a viola of 1743|an old French oboe|a gilded harp|an upright on tour}, lent by {lent_by}. Records for {label}. {cut!You may shorten this text|Cuts are welcome~Print it whole or not at all|Please do not cut}.
+++
%studies 1..3 lines
Studied with {studies.with} at {studies.school}, {studies.from} to {studies.to}
{studies.degree=}
%%
+++
%prizes 1..4
-
{prizes.year} | {prizes.name=Young Strings|Lake Prize|Golden Reed|City Competition} | {prizes.rank=first|second|finalist|audience prize} | {prizes.city}
%%
+++
## To be heard
%dates 2..6 lines
{dates.on}, {dates.city}
{dates.work=Concerto in D|Songs of the Hours|Double concerto|Elegy|Fantasia}
{dates.with} / {dates.under}
{dates.pay=}
%%
+++
~ Bookings: {manager}. Text of {dated}, replaces that of {:date}.

== de beraterprofil_it_projekte
q house company:{} Consulting/{} IT-Beratung/Systemhaus {}; consulting_firm, offered_by, de:Anbieter
q expert person; consultant, profile_of, de:Berater
q client company:{} Versicherung/Landesamt {}/{} Energie; offered_to, de:Anfrage von
q sales person; sales_contact, de:Vertrieb
q profile id:BP-####; profile_number, de:Profil
q as_of date; profile_date, de:Stand
q free date; available_from, de:verfügbar
q rate money:600..1600; daily_rate, de:Tagessatz
q base city; home_base, de:Einsatzort
q role phrase; role_title, de:Rolle
q remote flag; remote_only, de:nur remote; whether the person works only from home
q degree phrase; degree, de:Abschluss
a born year; year_of_birth, de:Jahrgang
a employer_since date; employed_since, de:angestellt seit
a reference person; reference_contact, de:Referenzgeber
a limit percent; utilisation, de:Auslastung
l projects; assignments, project_history, de:Projekte
c projects.from month; start, de:von
c projects.to month; end, de:bis
c projects.client company:{} Bank/{} Bahn/{} Handel/Stadtwerke {}; customer, de:Kunde
c projects.trade phrase; industry, de:Branche
c projects.role phrase; role, de:Funktion
c projects.what phrase; task, de:Inhalt
c projects.tools phrase; technology, de:Werkzeuge
c projects.team number:2..60; team_size, de:Team
c projects.lead person; project_manager, de:Projektleiter
c projects.rate money:500..1500; rate_charged, de:Satz
l certs; certificates, de:Zertifikate
c certs.name phrase; certificate, de:Zertifikat
c certs.on date; obtained, de:erworben
c certs.until date; valid_until, de:gültig bis
c certs.by company:{} Akademie/{} Institut/TÜV {}; issued_by, de:Aussteller
---
{house} || {profile}
# {expert}
{role=Testmanager|Datenarchitektin|Projektleiter|Entwicklerin Backend}, {degree=Diplom-Informatik|Bachelor Wirtschaft|Physik, Promotion|Fachinformatiker}, sitzt in {base}. Für {client}: frei ab {free}, am Tag {rate}. {remote!Arbeitet ausschließlich von zu Hause|Reist nicht, alles aus der Ferne~Kommt gern zu Ihnen ins Haus|Reist an, so oft Sie mögen}.
+++
## Projekte
%projects 2..6 lines
{projects.from} – {projects.to}
{projects.client} ({projects.trade=Banken|Verkehr|Handel|Energie|Verwaltung})
{projects.role=Testleitung|Entwickler|Teilprojektleitung|Architektur|Coach}, {projects.team} Leute[, Leitung {projects.lead}]
{projects.what=Ablösung des Altsystems|Abnahmetests geplant|Schnittstellen neu gebaut|Daten umgezogen|Betrieb übergeben} – {projects.tools=Java, Oracle|Python|Jira, Xray|SAP|Kubernetes}
{projects.rate=}
%%
+++
## Nachweise
%certs 1..4
-
{certs.name=ISTQB|PRINCE2|Scrum Master|Cloud Architect|ITIL} | {certs.by} | {certs.on} | {certs.until}
%%
+++
~ Stand {as_of}. Rückfragen an {sales}. Angebot bindend bis {:date}.

== de lehrkraft_personalbogen
q school company:{} Grundschule/Gymnasium {}/Realschule {}; school, de:Schule
q authority company:Schulamt {}/Bezirksregierung {}/Landesschulamt {}; school_authority, de:Behörde
q teacher person; teacher, de:Lehrkraft
q number id:PN ######; personnel_number, de:Personalnummer
q head person; head_teacher, de:Schulleitung
q clerk person; case_handler, de:Sachbearbeiter
q taken date; appointed_on, de:Ernennung; day of the appointment for life
q hours number:8..28; weekly_hours, de:Wochenstunden
q subjects phrase; subjects, de:Fächer
q written date; form_date, de:ausgefüllt
q disabled flag; severely_disabled, de:schwerbehindert
q home address; private_address, de:Anschrift
a born date; date_of_birth, de:geboren
a spouse person; spouse, de:Ehepartner
a grade id; pay_grade, de:Besoldungsgruppe
a leave date; end_of_service, de:Ruhestand
l schools; previous_posts, service_history, de:Dienststellen
c schools.name company:{} Schule/Gymnasium {}/Internat {}/Kolleg {}; school, de:Dienststelle
c schools.town city; place, de:Ort
c schools.from date; from, de:von
c schools.to date; until, de:bis
c schools.share percent; part_time_share, de:Umfang
c schools.as phrase; function, de:Funktion
c schools.head person; head_there, de:Schulleiter dort
l leaves; absences, de:Beurlaubungen
c leaves.why phrase; reason, de:Grund
c leaves.from date; from, de:ab
c leaves.to date; until, de:bis
l trainings; further_training, de:Fortbildungen
c trainings.title phrase; title, de:Thema
c trainings.on date; date, de:am
c trainings.days number:1..10; days, de:Tage
c trainings.cost money:20..400; fee, de:Kosten
---
{authority}
# Personalbogen {number}
= Lehrkraft: {teacher}
= Wohnt: {home}
= An: {school}
= Lehrt: {subjects=Deutsch, Musik|Mathe, Sport|Biologie|Latein, Geschichte}
= Stunden: {hours}
Auf Lebenszeit ernannt {taken}. {disabled!Ein Schwerbehindertenausweis liegt vor|Schwerbehindert, Ausweis in Kopie~Eine Behinderung ist nicht angegeben|Nicht schwerbehindert}.
+++
## Vorher
%schools 1..5
Wo | Ort | von | bis | % | als
{schools.name} | {schools.town} | {schools.from} | {schools.to} | {schools.share} | {schools.as=Referendarin|Klassenleitung|Aushilfe|Fachleitung|Konrektorat}
{schools.head=}
%%
+++
## Nicht im Dienst
%leaves 1..3 lines
{leaves.from} bis {leaves.to}: {leaves.why=Elternzeit|Sabbatjahr|Pflege der Mutter|Auslandsdienst}
%%
+++
## Gelernt
%trainings 1..4 lines
{trainings.title=Lesen üben|Streit schlichten|Tafel am Netz|Erste Hilfe|Stimme schonen}, {trainings.on}, {trainings.days} Tage
{trainings.cost=}
%%
+++
Richtig und vollständig: {head}, {written}
~ Geprüft {clerk}, {:date}

== de kandidatin_wahlheft
q group company:Freie Wähler {}/Bürgerliste {}/Zukunft {}; party, list, de:Wählergruppe
q candidate person; candidate, de:Kandidatin
q agent person; responsible_for_content, de:V.i.S.d.P.; who answers for the leaflet
q place_no number:1..30; list_position, de:Listenplatz
q vote date; election_day, de:Wahltag
q talk date; public_event, de:Gesprächsabend
q inn phrase; event_venue, de:Lokal
q mail email; email, de:Mail
q hometown city; lives_in, de:Wohnort
q printer company:Druckhaus {}/{} Medien/Offset {}; printer, de:Druck
q sits flag; already_in_council, de:Mitglied im Rat
a born date; date_of_birth, de:geboren
a spouse person; spouse, de:verheiratet mit
a donation iban; donation_account, de:Spendenkonto
a rival person; opponent, de:Gegenkandidat
l life; career, de:Lebenslauf
c life.from year; from, de:von
c life.to year; to, de:bis
c life.as phrase; occupation, de:Beruf
c life.at company:{} Klinik/{} Werke/Kita {}/Sparkasse {}; employer, de:Arbeitgeber
c life.town city; town, de:Ort
c life.thing phrase; achievement, de:Ergebnis
l posts; honorary_posts, de:Ehrenämter
c posts.what phrase; office, de:Amt
c posts.club company:TSV {}/Feuerwehr {}/Musikverein {}; club, de:Verein
c posts.since year; since, de:seit
c posts.before person; predecessor, de:Vorgänger
---
^ {group}
# {candidate}
^ Platz {place_no} – am {vote}
Ich wohne in {hometown}. {sits!Seit vier Jahren sitze ich für Sie im Rat|Im Rat kennt man mich schon~Im Rat saß ich noch nie|Ich trete zum ersten Mal an}. Reden wir: {talk}, {inn=Gasthof Krone|Sportheim|Alte Post|Pfarrsaal}.
+++
%life 2..5 lines
{life.from} – {life.to} {life.as=Krankenpflegerin|Schlosser|Erzieherin|Bankkauffrau|Meister}
{life.at}, {life.town}
{life.thing=Den Betriebsrat gegründet|Eine zweite Gruppe geöffnet|Die Lehrwerkstatt gerettet|Nachtdienste neu geregelt}
%%
+++
Ehrenamtlich:
%posts 1..4 lines
{posts.what=Kassenführung|Jugendwart|Zweite Vorsitzende|Notenwart}, {posts.club}, seit {posts.since}
{posts.before=}
%%
+++
~ Verantwortlich: {agent}, {:street}. Druck {printer}. Schreiben Sie mir: {mail}

== fr notice_candidat_prudhomie
q list company:Union {}/Liste {} Ensemble/Collectif {}; list, party, fr:liste
q candidate person; candidate, fr:candidat
q proxy person; agent, fr:mandataire; who answers for the leaflet
q vote date; election_date, fr:scrutin
q rank number:1..40; list_position, fr:rang
q town city; home_town, fr:commune
q meeting date; public_meeting, fr:réunion publique
q hall phrase; meeting_place, fr:salle
q printer company:Imprimerie {}/{} Impression/Repro {}; printer, fr:imprimeur
q elected flag; already_elected, fr:sortant; whether the person already sits
q mail email; email, fr:courriel
a born date; date_of_birth, fr:naissance
a rival person; opponent, fr:adversaire
a account iban; bank_account, fr:compte de campagne
a result percent; last_result, fr:dernier score
l life; career, fr:parcours
c life.as phrase; job, fr:emploi
c life.at company:{} Textiles/Hôpital {}/Port de {}/{} Transports; employer, fr:employeur
c life.place city; place, fr:lieu
c life.from year; from, fr:depuis
c life.to year; to, fr:jusqu'en
c life.did phrase; achievement, fr:action
c life.contract phrase; contract, fr:contrat
l duties; mandates, fr:mandats
c duties.what phrase; mandate, fr:mandat
c duties.where company:Association {}/Mutuelle {}/Syndicat {}; organisation, fr:organisme
c duties.since date; since, fr:depuis le
c duties.until date; until, fr:échéance
---
^ {list}
# {candidate}, {town}
Rang {rank}. On vote le {vote}. {elected!Je siège déjà et demande à continuer|Élue sortante~Je n'ai jamais siégé|C'est ma première candidature}. Venez en parler {hall=salle des fêtes|au café du Quai|à la Bourse du travail}, le {meeting}.
+++
%life 2..5 lines
{life.as=Cariste|Aide-soignante|Couturière|Docker|Conductrice de bus}, {life.at} ({life.place})
{life.from} – {life.to}[. {life.did=Obtenu des vestiaires chauffés|Créé la caisse d'entraide|Fait rouvrir la cantine|Gagné deux procès}]
{life.contract=}
%%
+++
%duties 1..3
-
{duties.what=Trésorière|Déléguée|Administratrice} | {duties.where} | {duties.since} | {duties.until}
%%
+++
~ Écrire : {mail}. Vu, {proxy}, mandataire. {printer}, {:number:900..9000} exemplaires.

== es curriculo_camarero_temporada
q name person; applicant, candidate, es:candidato
q phone phone; phone, es:teléfono
q town city; lives_in, es:residencia
q nif id:########@; national_id, es:NIF
q hotel company:Hotel {}/Chiringuito {}/Parador {}; applied_to, es:establecimiento
q post phrase; position_wanted, es:puesto
q from date; available_from, es:desde
q to date; available_until, es:hasta
q handler date; food_handler_card, es:carné de manipulador
q room flag; needs_accommodation, es:alojamiento; whether a bed is needed
q speaks language; foreign_language, es:idioma
a born date; date_of_birth, es:nacimiento
a wage money:900..2400; expected_wage, es:sueldo
a referee person; reference, es:referencia
a affiliation id; social_security_number, es:afiliación
l jobs; experience, es:experiencia
c jobs.as phrase; position, es:puesto
c jobs.bar company:Bar {}/Restaurante {}/Cafetería {}/Catering {}; employer, es:local
c jobs.town city; town, es:localidad
c jobs.start date; start, es:alta
c jobs.end date; end, es:baja
c jobs.tables number:4..40; tables_served, es:mesas
c jobs.did phrase; duties, es:tareas
c jobs.boss person; manager, es:encargado
c jobs.tips money:5..90; tips, es:propinas
---
# {name}
{town} · {phone} · {nif}
Me ofrezco a {hotel} como {post=camarero|jefa de rango|barman|ayudante de cocina}, libre del {from} al {to}. {room!Necesito cama|Vengo de fuera y me haría falta un cuarto~Duermo en mi casa|No me hace falta alojamiento}. Hablo {speaks}. Manipulador de alimentos desde el {handler}.
%jobs 1..6 lines
{jobs.start} – {jobs.end}: {jobs.bar}, {jobs.town}
{jobs.as=Camarero de terraza|Barra|Extra de bodas|Ayudante|Maître} ({jobs.tables} mesas)[, con {jobs.boss}]
{jobs.did=Cerraba la caja|Llevaba los vinos|Montaba el desayuno|Atendía a extranjeros}.
{jobs.tips=}
%%
~ Entregado en mano el {:date} a {:person}.
== en drainage_manhole_schedule
q consultant company:{} Drainage Surveys/{} CCTV/{} Civil Consultants; surveyor, survey_company
q client company:{} Developments/{} Water/{} School Trust; client, ordered_by
q operator person; surveyed_by, camera_operator
q checker person; checked_by, reviewer
q site address; site, location
q job id:DS#####; job_number, project_ref
q surveyed date; survey_date, on_site
q issued date; issue_date, report_date
q datum unit:m 10..200; benchmark, site_datum
q rain flag; raining, wet_weather; whether it rained during the survey
q camera phrase; equipment, camera
a adopted date; adoption_date, taken_over
a cost money:300..9000; survey_cost, price
a drawing id; drawing_number, plan
a tenant person; occupier, resident
l holes; manholes, chambers, schedule
c holes.ref id:MH##; manhole_ref, chamber
c holes.cover unit:m 20..90; cover_level, lid_level
c holes.invert unit:m 18..88; invert_level, bottom_level
c holes.deep unit:m 1..6; depth
c holes.in unit:mm 100..450; inlet_diameter, pipe_in
c holes.out unit:mm 100..600; outlet_diameter, pipe_out
c holes.flow phrase; flow, carries
c holes.lid phrase; cover_type, lid
c holes.note phrase; condition, finding
c holes.built year; year_built, built
---
{consultant} || {job}
For {client}
# Manholes at {site}
Lifted and looked into on {surveyed} by {operator} with {camera=a push rod|a tractor camera|a pole mirror}. Levels from a mark at {datum}. {rain!It poured, so flows are high|Rain fell all day~Dry day|No rain on the day}.
%holes 3..8
Ref | CL | IL | D | In | Out | F | Lid | 
{holes.ref} | {holes.cover} | {holes.invert} | {holes.deep} | {holes.in} | {holes.out} | {holes.flow=foul|storm|mixed} | {holes.lid=round|double|sealed|light} | {holes.note=roots|clean|cracked ring|silt|steps gone|fat}
{holes.built=}
%%
~ CL lid, IL bottom. {:number:1..4} could not be lifted. Gone over by {checker}, {issued}. A second visit was offered for {:date}.

== en election_count_declaration
q council company:{} Council/{} Borough/{} District; authority, council
q officer person; returning_officer, declared_by
q deputy person; deputy, assisted_by
q ward phrase; ward, constituency
q held date; election_date, poll
q declared time; declared_at, time_of_declaration
q hall phrase; count_venue, counted_at
q electorate number:900..90000; electorate, registered_voters
q turnout percent; turnout, participation
q spoilt number:3..400; spoilt_papers, rejected_ballots
q recount flag; recount, recounted; whether the papers were counted twice
q seats number:1..3; seats, places_to_fill
a next date; next_election, term_ends
a cost money:900..90000; cost_of_election, cost
a observer person; observer, monitor
a printer company; ballot_printer, printer
l names; candidates, results
c names.who person; candidate, name
c names.list company:{} Party/{} Independents/{} Alliance/Residents of {}; party, affiliation
c names.votes number:20..9000; votes, votes_received
c names.before number:20..9000; votes_last_time, previous_votes
c names.home street; address, home
c names.agent person; agent, election_agent
c names.fate phrase; result, outcome
c names.age number:18..90; age
---
^ {council}
# Declaration, {ward=Riverside|Hilltop|Old Town|Eastmoor}
I, {officer}, with {deputy} beside me, declare at {declared} in {hall=the sports hall|the Guildhall|the ice rink} what was polled on {held}:
%names 2..7
-
{names.who} | {names.list} | {names.home} | {names.votes} | {names.before} | {names.agent} | {names.fate=not elected|lost deposit|elected}
{names.age=}
%%
~ Columns: name, for whom, home, polled, polled last time, agent.
{electorate} could vote, {turnout} did; {spoilt} papers were void. {seats} to be filled. {recount!The bundles were gone through twice|We counted again at the request of two agents~One count was enough|Nobody asked for a second count}. Papers are sealed until {:date}.

== en letterpress_workshop_typecase_list
q press company:{} Press/The {} Printing Office/{} Letterpress; workshop, owner
q printer person; master_printer, keeper
q listed date; inventory_date, listed_on
q donor company:{} Newspapers/{} College/{} Chapel; given_by, donor
q given date; gift_date, donated_on
q room phrase; room, kept_in
q cases number:4..200; total_cases, number_of_cases
q valuer person; valued_by, valuer
q value money:300..20000; total_value, valuation
q lend flag; may_be_borrowed, lent_out; whether others may borrow type
a insurer company; insurer, policy_with
a ink company; ink_supplier, ink
a course date; next_course, workshop_date
a apprentice person; apprentice, helper
l faces; type, founts, cases
c faces.name phrase; typeface, fount
c faces.size unit:pt 6..72; size, point_size
c faces.foundry company:{} Foundry/{} & Sons Typefounders/Schriftgießerei {}; foundry, cast_by
c faces.year year; cast_in, year
c faces.drawer id:@#; drawer, case_no
c faces.weight unit:kg 2..30; weight
c faces.lack phrase; missing_sorts, lacks
c faces.last person; last_used_by, user
c faces.price money:20..900; price, value
---
{press}
# What type we hold
Kept in {room=the cellar|the back shop|the loft|bay 2}, gone through on {listed} by {printer}. {cases} cases, a gift of {donor} on {given}.
%faces 2..7 lines
{faces.drawer}: {faces.name=Caslon Old Face|Grotesque 9|Gill Light|Clarendon|Old English|Egyptian}, {faces.size}, cast by {faces.foundry} in {faces.year}, {faces.weight}, short of {faces.lack=lower-case e|figures|ampersands|the Q|full stops|w}. Last set by {faces.last}.
{faces.price=}
%%
{valuer} put the lot at {value}. {lend!Friends may carry a case home|You may borrow if you sign~No type leaves the shop|We never lend}. Wood letter ({:number:2..40} drawers) not yet done. Next look {:date}.

== en night_sky_observing_log
q club company:{} Astronomers/{} Star Party/{} Observatory Friends; club, society
q observer person; observer, log_kept_by
q guest person; visitor, with_guest
q night date; night, observed_on
q site phrase; site, observed_from
q scope phrase; telescope, instrument
q lender company:{} Optics/{} University/{} School; telescope_owner, lent_by
q from time; started, from
q till time; ended, packed_up
q cold unit:°C -8..16; air_temperature, temperature
q moon percent; moon_phase, moon_lit
q dew flag; dew, dew_problem; whether the glass fogged up
q sheet id:OL-###; sheet_number, log_no
a next date; next_session, next_night
a fee money:2..20; fee, entry
a finder person; discoverer, found_by
a darkness id; sky_quality, sqm
l objects; observations, targets
c objects.name id:M##; catalogue_number, designation
c objects.kind phrase; type, class
c objects.sign phrase; constellation, where_in_sky
c objects.at time; time, seen_at
c objects.power number:20..300; magnification, power
c objects.high unit:° 12..85; altitude, elevation
c objects.piece phrase; eyepiece, lens
c objects.saw phrase; description, impression
c objects.who person; seen_by, who_looked
c objects.mag id:#.#; magnitude, brightness
---
{club}
# Log {sheet}
{night}, {site=Beacon Hill|the cricket field|behind the barn|school roof}, {from} to {till}, {cold}, moon {moon} lit. {scope=Ten-inch Dobsonian|Old brass refractor|Binoculars on a pole}, lent by {lender}. {dew!The glass fogged up by midnight|Dew stopped us twice~The glass stayed dry|No dew at all}.
%objects 2..8
 |  | In |  | x | Alt | Lens | By | Looked like
{objects.name} | {objects.kind=galaxy|open cluster|globular|nebula} | {objects.sign=Lyra|Orion|Leo|Hercules|Cygnus} | {objects.at} | {objects.power} | {objects.high} | {objects.piece=25 mm|10 mm|zoom|15 mm} | {objects.who} | {objects.saw=smudge|sugar on velvet|ring|two arms|faint}
{objects.mag=}
%%
Kept by {observer}; {guest} came along. Clouds for {:number:10..90} minutes. Sent in on {:date}.

== de streuobst_baumpaten
q group company:Streuobstverein {}/Obstfreunde {}/NABU {}; association, de:Verein
q chair person; chairperson, de:Vorsitz
q warden person; orchard_warden, de:Baumwart
q meadow phrase; orchard, de:Wiese
q owner company:Gemeinde {}/Kloster {}/Stiftung {}; landowner, de:Eigentümer
q lease date; lease_until, de:Pacht bis
q drawn date; list_date, de:Stand
q fee money:15..80; sponsorship_fee, de:Patenbeitrag
q trees number:10..400; number_of_trees, de:Bäume
q press_day date; juice_day, de:Mosttag
q free flag; trees_available, de:Bäume frei; whether trees are still to be had
a nursery company; nursery, de:Baumschule
a yield unit:kg 100..9000; yield, de:Ertrag
a insurer company; insurer, de:Versicherung
a cashier person; treasurer, de:Kasse
l sponsors; tree_sponsors, de:Paten
c sponsors.tree number:1..400; tree_number, de:Baum
c sponsors.kind phrase; variety, de:Sorte
c sponsors.planted year; planted_in, de:gepflanzt
c sponsors.name person; sponsor, de:Pate
c sponsors.for person; gift_for, de:geschenkt an; for whom it was taken
c sponsors.since date; since, de:seit
c sponsors.until date; until, de:bis
c sponsors.cut date; last_pruned, de:Schnitt
c sponsors.state phrase; condition, de:Zustand
c sponsors.phone phone; phone, de:Telefon
---
{group}
# Wer hat welchen Baum? {meadow=Hangwiese|Pfarrgarten|Am Galgenberg|Untere Au}
Stand {drawn}. {trees} Bäume auf Grund von {owner}, gepachtet bis {lease}. {free!Einige suchen noch jemanden|Es sind noch Bäume zu haben~Alle sind vergeben|Kein Baum ist mehr frei}.
%sponsors 2..8 lines
Nr. {sponsors.tree} {sponsors.kind=Gravensteiner|Boskoop|Gute Graue|Mostbirne|Hauszwetsche|Kaiser Wilhelm} ({sponsors.planted}), {sponsors.state=gesund|Krebs|hohl|wüchsig|Mistel}
{sponsors.name}[ für {sponsors.for}], {sponsors.since} bis {sponsors.until}, geschnitten {sponsors.cut}
{sponsors.phone=}
%%
Der Beitrag ist {fee}. Gepresst wird am {press_day}. Fragen zum Schnitt: {warden}. Für den Verein: {chair}. Nächster Aufruf {:date}.

== de schiedsrichter_ansetzung_wochenende
q union company:Kreisfachausschuss {}/Handballkreis {}/Bezirk {}; association, de:Verband
q setter person; appointed_by, de:Ansetzer
q appeal person; complaints_to, de:Obmann
q weekend date; weekend, de:Spieltag
q sent date; sent_on, de:versandt
q return_by date; decline_by, de:Absage bis
q phone phone; emergency_phone, de:Notruf
q mileage money:0..1; mileage_rate, de:Kilometergeld
q number id:AN-##/##; notice_number, de:Rundschreiben
q observe flag; observers_present, de:Beobachter
a course date; next_course, de:Lehrgang
a fine money:10..100; fine, de:Ordnungsgeld
a doctor person; doctor, de:Arzt
a president person; president, de:Präsident
l games; fixtures, appointments, de:Spiele
c games.no id:####; game_number, de:Spielnummer
c games.day date; date, de:Tag
c games.at time; throw_off, de:Anwurf
c games.home company:TV {}/SG {}/HSG {}; home_team, de:Heim
c games.away company:TSV {}/SV {}/HC {}; away_team, de:Gast
c games.first person; first_referee, de:Schiedsrichter 1
c games.second person; second_referee, de:Schiedsrichter 2
c games.time person; timekeeper, de:Zeitnehmer
c games.hall phrase; hall, de:Halle
c games.km unit:km 4..140; distance, de:Anfahrt
c games.fee money:15..80; fee, de:Gebühr
---
{union}
# Ansetzungen {number}, {weekend}
%games 2..8
Nr |  |  | H | G | 1 | 2 | Uhr | Halle | km
{games.no} | {games.day} | {games.at} | {games.home} | {games.away} | {games.first} | {games.second} | {games.time} | {games.hall=Ost|Sportpark|Schule|Dreifach|Alte Halle} | {games.km}
{games.fee=}
%%
Wer nicht kann, meldet sich bis {return_by} bei {setter}, danach nur noch {phone}. {observe!Auf der Tribüne wird mitgeschrieben|Ihr werdet beobachtet~Beobachtet wird diesmal nicht|Beobachter kommen keine}. Je Kilometer {mileage}. Beschwerden: {appeal}. Versandt {sent}. {:number:1..4} Spiele sind verlegt auf {:date}.

== de wohnbereich_zimmerliste
q home company:Seniorenhaus {}/Pflegeheim {}/Haus {}; care_home, de:Einrichtung
q manager person; home_manager, de:Heimleitung
q floor_head person; ward_manager, de:Wohnbereichsleitung
q wing phrase; wing, de:Wohnbereich
q as_of date; status_date, de:Stand
q night phone; night_phone, de:Nachtdienst
q doctor person; visiting_doctor, de:Heimarzt
q round date; doctor_visit, de:Visite
q beds number:8..60; beds, de:Plätze
q cook company:{} Menü/Küche {}/{} Catering; caterer, de:Küche
q visitors flag; visitors_allowed, de:Besuch erlaubt
a chaplain person; chaplain, de:Seelsorge
a pharmacy company; pharmacy, de:Apotheke
a inspection date; inspection, de:Heimaufsicht
a price money:1500..4500; monthly_price, de:Heimentgelt
l rooms; residents, de:Bewohner
c rooms.no number:1..60; room, de:Zimmer
c rooms.name person; resident, de:Bewohner
c rooms.born date; date_of_birth, de:geboren
c rooms.in date; moved_in, de:Einzug
c rooms.carer person; primary_nurse, de:Bezugspflege
c rooms.kin person; relative, de:Angehörige
c rooms.kin_phone phone; relative_phone, de:Telefon Angehörige
c rooms.diet phrase; diet, de:Kost
c rooms.aid phrase; mobility_aid, de:Hilfsmittel
c rooms.level number:1..5; care_level, de:Pflegegrad
---
{home}
# Zimmer und Leute, {wing=Rosengang|Parkseite|Dachgarten|Haus B}
Stand {as_of}, {beds} Plätze, Leitung vor Ort {floor_head}. {visitors!Besuch ist zu jeder Zeit willkommen|Kommen Sie, wann Sie mögen~Zurzeit darf niemand zu Besuch kommen|Besuche ruhen wegen der Grippe}.
%rooms 2..7 lines
Zimmer {rooms.no}: {rooms.name}, geb. {rooms.born}, bei uns seit {rooms.in}
isst {rooms.diet=püriert|ohne Zucker|alles|vegetarisch|weich}, geht mit {rooms.aid=Rollator|Stock|Rollstuhl|Begleitung}; zuständig {rooms.carer}
anzurufen: {rooms.kin}, {rooms.kin_phone}
{rooms.level=}
%%
{doctor} kommt am {round}. Essen von {cook}. Nachts: {night}. Für das Haus {manager}. Zwei Gäste der Kurzzeitpflege sind nicht aufgeführt.
~ gedruckt {:date}

== fr releve_sources_randonnee
q club company:Spéléo-club {}/Amis des sources {}/Club alpin de {}; club, fr:association
q author person; compiled_by, fr:auteur
q guide person; guide, fr:accompagnateur
q walk date; date_of_walk, fr:sortie
q map id:IGN ####; map_sheet, fr:carte
q valley phrase; valley, fr:vallée
q lab company:Laboratoire {}/{} Analyses/Institut {}; laboratory, fr:laboratoire
q sent date; samples_sent, fr:envoi
q weather phrase; weather, fr:temps
q drink flag; drinkable, fr:potable
a owner person; landowner, fr:propriétaire
a result date; results_due, fr:résultats
a cost money:30..900; analysis_cost, fr:coût
a members number:10..200; members, fr:adhérents
l springs; sources, fr:points d'eau
c springs.name phrase; spring, fr:source
c springs.town city; municipality, fr:commune
c springs.high unit:m 200..2400; altitude, fr:altitude
c springs.cold unit:°C 4..16; water_temperature, fr:température
c springs.flow unit:l/min 1..90; flow, fr:débit
c springs.last unit:l/min 1..90; previous_flow, fr:débit précédent
c springs.at time; measured_at, fr:heure
c springs.by person; measured_by, fr:mesureur
c springs.look phrase; condition, fr:état
c springs.ph id:#.#; ph
---
{club}
# Sources de {valley=la haute combe|la Vernière|Valsenestre|l'Ubac}
Sortie du {walk}, {weather=ciel clair|brume|petite pluie|grand vent}, carte {map}, menée par {guide}.
%springs 2..8
 | Comm. | Alt. | °C | Q | Q–1 | h | Par | 
{springs.name=Fontfroide|la Goulotte|Trois-Pierres|Source du Loup|Font du Curé|la Pisse} | {springs.town} | {springs.high} | {springs.cold} | {springs.flow} | {springs.last} | {springs.at} | {springs.by} | {springs.look=captée|boueuse|limpide|tuyau cassé|à nettoyer}
{springs.ph=}
%%
{drink!On peut en boire sans crainte|L'eau est bonne à boire~Ne buvez à aucune|L'eau n'est pas bonne à boire}. Flacons remis à {lab} le {sent}. Relevé mis au propre par {author}. À sec : {:number:1..4}, déjà vues le {:date}.

== fr ordre_passage_concours_piano
q school company:Conservatoire de {}/École de musique {}/Académie {}; organiser, fr:organisateur
q president person; jury_president, fr:président du jury
q secretary person; secretary, fr:secrétariat
q tuner person; piano_tuner, fr:accordeur
q day date; competition_date, fr:épreuve
q hall phrase; hall, fr:salle
q level phrase; category, fr:niveau
q starts time; start, fr:début
q prize money:50..2000; first_prize, fr:premier prix
q donor company:Fondation {}/Pianos {}/Rotary de {}; prize_donor, fr:donateur
q public flag; open_to_public, fr:public admis
a results time; results_at, fr:résultats
a final date; final_round, fr:finale
a fee money:20..150; entry_fee, fr:droits
a broadcaster company; broadcaster, fr:radio
l players; candidates, fr:candidats
c players.no number:1..80; number, fr:numéro
c players.name person; candidate, fr:candidat
c players.born date; date_of_birth, fr:né le
c players.land country; nationality, fr:pays
c players.teacher person; teacher, fr:professeur
c players.piece phrase; set_piece, fr:œuvre imposée
c players.free phrase; free_choice, fr:œuvre libre
c players.warm time; warm_up, fr:chauffe
c players.at time; plays_at, fr:passage
c players.mark number:5..20; mark, fr:note
---
^ {school}
# Ordre de passage, {level=niveau excellence|cycle 2|diplôme|amateurs}
^ {day}, {hall=salle Cortot|auditorium|chapelle|foyer}, dès {starts}
Jury mené par {president}. {public!On peut entrer entre deux candidats|Le public est le bienvenu~Portes closes pendant les épreuves|Le public n'entre pas}.
%players 2..7 lines
{players.no}. {players.name} ({players.land}), élève de {players.teacher}, né le {players.born}
chauffe {players.warm}, joue {players.at}
{players.piece=Prélude|Étude n° 4|Rondo|Arabesque} puis {players.free=une valse|sonate, 1er mouvement|un nocturne|pièce récente}
{players.mark=}
%%
Au premier, {prize} de la part de {donor}. Piano réglé par {tuner}. Retards : voir {secretary} avant {:time}.

== es lonja_subasta_pescado
q market company:Lonja de {}/Cofradía de {}/Puerto pesquero {}; fish_market, es:lonja
q head person; market_manager, es:patrón mayor
q auctioneer person; auctioneer, es:subastador
q vet person; veterinary_inspector, es:inspector
q day date; auction_day, es:subasta
q starts time; start, es:hora
q sheet id:LS-####; sheet_number, es:hoja
q total unit:kg 200..9000; total_weight, es:total
q ice money:0..1; ice_price, es:hielo; what a kilo of ice costs
q rejected flag; fish_rejected, es:rechazo
q bank company:Caja {}/Banco {}/Caixa {}; settlement_bank, es:banco
a tide time; high_tide, es:pleamar
a quota unit:kg 900..9000; quota_left, es:cuota
a next date; next_auction, es:próxima
a guard person; fisheries_officer, es:vigilante
l lots; boxes, es:lotes
c lots.no number:1..300; lot, es:lote
c lots.boat phrase; boat, es:barco
c lots.skipper person; skipper, es:patrón
c lots.fish phrase; species, es:especie
c lots.boxes number:1..40; boxes, es:cajas
c lots.kilos unit:kg 5..400; weight, es:peso
c lots.ask money:2..30; starting_price, es:salida
c lots.paid money:2..30; final_price, es:remate
c lots.buyer company:Pescados {}/Mariscos {}/Restaurante {}; buyer, es:comprador
c lots.size short; size_class, es:talla
c lots.zone id:FAO ##; catch_area, es:zona
---
{market}
# Hoja {sheet}
{day}, {starts}. Canta {auctioneer}, mira el género {vet}. {rejected!Se apartó una partida en mal estado|Dos cajas se fueron al muladar~No se apartó nada|Todo el género era bueno}.
%lots 3..9
L | Barco | Patrón |  | C | kg | De | A | Para | T
{lots.no} | {lots.boat=Nuevo Amanecer|Virgen del Mar|Hermanos Pazos|Rompeolas} | {lots.skipper} | {lots.fish=merluza|sargo|pulpo|besugo|jurel|cigala} | {lots.boxes} | {lots.kilos} | {lots.ask} | {lots.paid} | {lots.buyer} | {lots.size}
{lots.zone=}
%%
= En total: {total}
~ Hielo a {ice}. Se paga por {bank}. Firma {head}. Devueltas {:number:1..9} cajas del {:date}.

== es talleres_artesania_inscritos
q centre company:Casa de Cultura {}/Centro Cívico {}/Ateneo {}; organiser, es:centro
q director person; director, es:dirección
q desk person; registered_by, es:secretaría
q term phrase; term, es:trimestre
q first date; starts_on, es:comienzo
q last date; ends_on, es:final
q fee money:10..120; fee, es:cuota
q phone phone; phone, es:teléfono
q show date; final_exhibition, es:exposición
q full flag; full, es:completo
a insurer company; insurer, es:seguro
a room phrase; room, es:aula
a councillor person; councillor, es:concejal
a materials money:5..90; materials_cost, es:materiales
l groups; workshops, es:talleres
c groups.craft phrase; workshop, es:taller
c groups.teacher person; teacher, es:monitor
c groups.day phrase; weekday, es:día
c groups.from time; starts, es:de
c groups.to time; ends, es:a
c groups.places number:4..24; places, es:plazas
c groups.min number:3..8; minimum, es:mínimo
l people; enrolled, es:inscritos
c people.name person; participant, es:nombre
c people.born date; date_of_birth, es:nacimiento
c people.craft phrase; workshop_chosen, es:taller elegido
c people.paid date; paid_on, es:pago
c people.mail email; email, es:correo
c people.since year; member_since, es:socio desde
c people.hand phrase; handedness, es:mano
---
{centre}
# Talleres, {term=otoño|primer trimestre|verano|de enero a marzo}
Del {first} al {last}. Cuesta {fee}. {full!No queda ni una silla|Está todo lleno~Quedan huecos, anímense|Aún hay plazas}.
%groups 2..5 lines
{groups.craft=Cestería|Esmalte|Telar|Talla|Encuadernación}: {groups.teacher}, {groups.day=lunes|martes|jueves|sábados}, de {groups.from} a {groups.to}, {groups.places} plazas
{groups.min=}
%%
+++
%people 2..8
-
{people.name} | {people.born} | {people.craft=Cestería|Esmalte|Telar|Talla} | {people.paid} | {people.mail} | {people.since}
{people.hand=}
%%
+++
Apuntó {desk}; pregunten en {phone}. Lo hecho se enseña el {show}. Por el centro, {director}, {:date}.
`
