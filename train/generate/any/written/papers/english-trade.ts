/** Papers of work and trade, in English. */
export const englishTradePapers = `
== en notice_of_readiness
q vessel phrase; ship_name, tanker; name of the ship that is ready
q master person; tendered_by, captain; who signs for the ship
q receiver person; accepted_by, terminal_representative; who took the notice on shore
q charterer company:{} Commodities/{} Trading SA/{} Grain; addressee, to_company; firm to which the ship reports
q agents company:{} Shipping Agency/{} & Co Shipbrokers/Port Agents {}; local_agent, copied_to; firm that acts for the ship in the port
q port city; load_port, place_of_tender; where the ship has come
q charterparty_date date; contract_date, cp_dated; day the contract between owner and charterer bears
q tendered date; notice_date, nor_date; day the notice was handed in
q tendered_at time; nor_time, hour_tendered; hour the notice was handed in
q accepted_at time; time_accepted; hour it was taken on shore
q cargo product; commodity, goods_to_load; what is to be put on board
q quantity unit:mt 8000..62000; tonnage, intended_cargo; how much is to be loaded
q free_pratique flag; health_clearance, pratique_granted; whether the health officer has cleared the ship
q berthed choice:alongside/at anchor/drifting outside limits; position, where_lying; where the ship lay when notice was given
a laytime_ends date; laytime_expiry, end_of_laytime; when the time for loading runs out
a demurrage_rate money; daily_demurrage; what delay costs a day
a owner company; shipowner, registered_owner; to whom the ship belongs
a imo id; imo_number, hull_id; seven-figure number of the ship
a pilot person; pilot_name, who brought her in
a discharge_port city; destination, unloading_port; where the cargo will be landed
a sailed date; departure_date, left_port; day the ship leaves
---
m.v. {vessel=Northern Petrel|Alba Star|Ocean Thistle|Grand Heron|Stella Ridge}
at {port}, {tendered}

To: {charterer}
[cc: {agents}]

# NOTICE OF READINESS
Gentlemen,
This is to advise you that the vessel under my command arrived at the pilot station at {:time} today and is in every respect ready to load {quantity} of {cargo=yellow maize in bulk|milling wheat|soya meal pellets|urea, prilled|wood chips}, 5 per cent more or less at owner's option, under the terms of the charter party of {charterparty_date}.
She is {berthed?fast to the quay with gangway down~riding to her hook in the outer roads~making slow way in open water, no room being left at the anchorage}. {free_pratique!The port doctor has passed all hands|Pratique was had by radio on the way in~The port doctor has not yet been on board|Pratique is still awaited}. Holds 1 to {:number:3..7} were swept and washed, and are dry.
Notice tendered at {tendered_at}. Kindly sign the copy as a sign of receipt.
+++
= Master: {master}
?= Accepted for the terminal: {receiver}, at {accepted_at}

== en bunker_delivery_note
q supplier company:{} Marine Fuels/{} Bunkering/{} Oil Trading; seller, fuel_supplier; who sold the fuel
q barge phrase; bunker_vessel, delivered_by_craft; craft that brought the fuel
q ship phrase; receiving_vessel, customer_ship; ship that took the fuel
q imo id:#######; imo_number, ship_number; number of the ship that took the fuel
q note_no id:BDN-#####; reference, document_number; number of this note
q chief person; chief_engineer, received_by; who signed for the ship
q bargemaster person; delivered_by, supplier_signatory; who signed for the seller
q surveyor person; independent_surveyor, quantity_checker; who gauged the tanks for neither side
q port city; delivery_port, place; where it was handed over
q delivered_on date; delivered_on, bunkering_date; when it was handed over
q started time; pumping_started, commenced; when the pump was set going
q stopped time; pumping_completed, hose_off; when the last of it had come over
q product choice:very low sulphur fuel oil/marine gas oil/high sulphur fuel oil; product, fuel_type; what kind of fuel
q quantity unit:t 90..1400; delivered_mass, metric_tons; how much was taken
q sulphur percent; sulfur_content, s_content; share of sulphur
q seal id:#######; marpol_sample_seal, ship_sample; seal on the bottle that the ship keeps
q protest flag; letter_of_protest, disputed; whether the ship objects to the figure
a price money; unit_price, price_per_tonne; what a tonne costs
a viscosity unit:cSt 80..380; kinematic_viscosity
a payment_due date; payment_due, credit_term_ends; when the fuel must be paid
a next_port city; bound_for, destination
a broker company; fuel_broker, intermediary; who arranged the deal
a lab company; testing_laboratory, analysed_by; who will test the sample
a flash_date date; test_date, sample_analysed_on
---
{supplier} || {note_no}
Licensed supplier, port of {port} || {delivered_on}

# Bunker delivery note
= Taken by: {ship=MV Kestrel Bay|Pacific Marigold|Lady Brenda|Hansa Lark|Cape Amity} (IMO {imo})
= Brought by barge: {barge=Tidewater 6|Fuelmaid|Harbour Nellie|Petrobel II|Dordrecht 9}
= Pumping: from {started} to {stopped}
{product?The new low-sulphur residual, meeting the 0.50 limit~Distillate, clear and bright, DMA~Heavy residual for ships with a scrubber}. Mass in air {quantity}; density at 15 degrees {:unit:kg/m3 840..990}; flash point above {:unit:°C 60..80}; sulphur {sulphur} m/m.
+++
Four bottles were drawn by drip at the ship's manifold. The ship's own, to be kept for twelve months, bears {seal}; the barge keeps {:id:#######}.
[{surveyor} gauged both sides before and after, engaged jointly.]
{protest!The ship has handed over a protest: her figures are lower than ours|Received under protest as to quantity~No remarks from the ship|The figure is agreed by both}.
+++
{bargemaster} || {chief}
For the barge || Chief engineer, with ship's stamp

== en noon_report_vessel
q vessel phrase; ship, reporting_ship; ship that reports
q sender person; master, reported_by; who sends the report
q manager company:{} Ship Management/{} Maritime/{} Tankers; manager, technical_manager, recipient; who runs the ship from ashore
q charterer company:{} Chartering/{} Energy Trading/{} Bulk; hirer, time_charterer; who has hired the ship
q voyage id:V##-###; voyage_no, trip_number
q report_date date; report_date, noon_of; day of the noon
q eta date; expected_arrival, arrival_date; when she should get there
q destination city; next_port, bound_for; where she is going
q last_port city; last_port, departed_from; where she came from
q distance unit:nm 180..390; miles_run, logged_distance; how far since yesterday's noon
q remaining unit:nm 400..5200; distance_to_go, to_run; how far is left
q speed unit:kn 9..17; average_speed, sog; how fast over the day
q fuel unit:t 12..48; consumption, daily_bunkers; burnt since yesterday's noon
q rob unit:t 200..1900; remaining_on_board, fuel_left; left in the tanks
q wind phrase; weather, sea_state; what wind and sea there were
q weather_day flag; excluded_from_warranty, bad_weather_claimed; whether the day should not count for the promised speed
q stoppage phrase; reason_for_stop, delay_cause; why the engine was stopped
a cargo product; cargo_on_board, commodity; what she carries
a sick person; ill_crew_member, patient; who of the crew is ill
a warranted_speed unit:kn 11..15; charter_speed, promised_speed
a bunker_port city; refuelling_place, next_bunkering
a departed date; sailing_date, left_on; when she left
a pilot_time time; pilot_booking, pilot_on_board_at
a agent company; port_agent, destination_agent; who looks after her on arrival
---
From: Master, {vessel=Golden Whimbrel|Nordic Juno|Sea Harrier II|Amber Coast|Blue Fulmar}
To: {manager}, operations
Copy: {charterer}
Subject: NOON {report_date} / {voyage}

Good day,
Noon position 36-{:number:10..59} N, 014-{:number:10..59} W, under way {last_port} to {destination}.
= Run noon to noon: {distance}
= Mean speed: {speed}
= Still to run: {remaining}
= Burnt: {fuel}
= R.O.B.: {rob}
= Wind and sea: {wind=NW 6, rough, heavy swell on the bow|light airs, smooth|SE 4, moderate|W 8, very rough, seas over the deck|NE 5, following sea}
?Engine stopped {:duration} for {stoppage=a leaking fuel valve on unit 4|cleaning the scavenge space|changing an exhaust valve|a false oil mist alarm}; fitters under {:person}.
{weather_day!Above the limit in the charter party for more than six hours: please leave this day out of the speed reckoning~Nothing today stands in the way of counting the full day}.
With this weather I expect the pilot station on {eta}. Next report tomorrow as usual.
Brgds
{sender}

== en letter_of_protest_cargo
q ship phrase; vessel, issuing_ship; ship from which the letter comes
q master person; signatory, captain; who signs the letter
q terminal company:{} Terminals/{} Stevedoring/{} Bulk Handling; addressee, stevedore; who is held to blame
q foreman person; received_by, acknowledged_by; who signed for having got it
q owner company:{} Navigation/{} Shipping Lines/{} Bulkers; shipowner, on_behalf_of; for whom the letter is written
q insurer company:{} Mutual P&I/{} Marine Club; liability_club, notified_insurer; who covers the ship's liability
q berth phrase; quay, where; place in the harbour
q port city; harbour, port_of_discharge
q happened date; incident_date, damage_date; day of the harm
q written date; letter_date, dated; day of the letter
q hour time; time_of_incident, when_hit; what time it happened
q damage phrase; harm, what_was_broken; what was damaged
q cause phrase; reason, how_it_came_about; what did it
q repair_cost money:1500..48000; estimate, claim_amount; what mending it will probably cost
q cargo_hit flag; cargo_affected, goods_damaged; whether goods suffered too
q repair_due choice:before sailing/at next dry-docking/by ship's crew; repair_plan, when_mended; how and when it is put right
a injured person; casualty, hurt_person; who was hurt
a crane_driver person; operator, who drove the crane
a sailing date; departure, etd; when the ship leaves
a policy id; policy_number, insurance_ref
a classification_society company; classification_society, class; whose surveyor must see it
a received_on date; acknowledged_date, receipt_day; when the letter was signed for
a imo id; imo_no, ship_id
---
{ship=m.v. Solent Dawn|m.v. Ardent Grace|m.v. Clyde Rover|m.v. Boreas|m.v. Tamar Queen}
{port}, {berth=Berth 14, north quay|Coal pier B|Silo berth 2|Eastern basin, berth 7|Jetty 3}

To the superintendent, {terminal}
{written}

# Letter of protest
Sir,
On behalf of {owner} I hold your company liable for the following. On {happened} at about {hour}, while No. {:number:1..5} hold was being worked, {damage=the ladder and 4 m of coaming rail|two hydraulic pipes on deck|the tank top plating, dented over 2 m|a hatch cover wheel and its track|the gangway and its winch} came to harm because {cause=the grab was swung before it was clear|the bulldozer was lowered with its blade down|the driver took no heed of the deck man's signals|the shore hose parted under pressure}.
{cargo_hit!Oil ran over part of the goods, several tonnes of which must be sorted out|Part of the cargo was spoilt by it~The cargo itself came to no harm|No goods were touched}. My chief mate {:person} showed the place to your shift leader at {:time}.
{repair_due?The port state will not let us leave unless it is welded here~With consent of the surveyor it can stay so till she next stands on the blocks~Our own fitters can put it right with what is on board}. The outlay is put at {repair_cost}, for which I ask your written undertaking.
[{insurer} has been told and will send a correspondent.]
+++
{master} || {foreman}
Master || For receipt only, without admission

== en sea_service_testimonial
q company company:{} Offshore/{} Ferries/{} Tanker Management; employer, issued_by, ship_manager; firm that gives this paper
q seafarer person; holder, officer, about_whom; whose service is confirmed
q discharge_book id:@@######; seaman_book_no, document_of_seafarer; number of the book the officer carries
q ship phrase; served_on, vessel; where the time was served
q capacity job; capacity, position_held; what post was held
q joined date; signed_on, service_start; first day on board
q signed_off date; signed_off, service_end; last day on board
q watch_months number:3..18; months_watchkeeping, bridge_time; months spent keeping watch
q tonnage number:900..88000; gross_tonnage, gt; size of the ship
q power unit:kW 2200..24000; propulsion_power, engine_output; strength of the main engine
q trading_area choice:unlimited/near-coastal/inland; trading_area, voyage_limits; where the ship traded
q conduct phrase; behaviour, assessment; how the officer did
q sober flag; sobriety_confirmed, no_alcohol_issue; whether the officer was found sober at all times
q master person; captain, recommending_master; who commanded the ship
q signed_by person; crewing_manager, signatory; who signs for the firm ashore
q date_of_issue date; date_of_issue, paper_date; day of this paper
a birth date; date_of_birth, born_on; when the officer was born
a licence id; certificate_of_competency, coc_number
a nationality country; citizenship, nationality
a medical date; medical_expiry, fitness_valid_until
a wage money; monthly_wage, salary
a next_ship phrase; next_vessel, reassigned_to
a imo id; imo_number, ship_id
---
{company} || Crewing department
{:street}, {:city} || {date_of_issue}

# Testimonial of sea service
We confirm that {seafarer}, holder of discharge book {discharge_book}, served as {capacity=second officer|third engineer|chief mate|junior engineer|deck cadet|electro-technical officer} on board {ship=Lady Ailsa|Forth Provider|Stena Lark|Eastern Curlew|Baltic Rose} of {tonnage} gross tons, <main engine|main propulsion> {power}, from {joined} until {signed_off}.
In that time {watch_months} months were spent keeping a watch of not less than eight hours in every twenty-four. The ship was engaged {trading_area?in ocean trade without limit~on coastal runs, never more than 200 miles off~on rivers and sheltered waters only}. [She spent {:duration} in dry dock, not counted above.]
= Master in command: {master}
= Remarks on conduct: {conduct=steady, careful, well liked|keen to learn, at times hasty|very good in every way|satisfactory|fit for promotion}
{sober!At no time was drink or any drug a matter of concern~On one occasion the officer was logged for having had drink taken}.
+++
> {signed_by}
> Crewing manager
~ This paper is given for the examiners and is not a contract. Queries: {:phone}.

== en aircraft_loadsheet
q airline company:{} Airways/Air {}/{} Regional; operator, carrier; who flies the aircraft
q flight id:@@####; flight_no, service; number of the flight
q registration id:G-@@@@; tail_number, aircraft_reg; letters on the aircraft
q departure_airport city; departure_airport, origin; where it takes off
q arrival_airport city; arrival_airport, destination; where it goes
q flight_date date; flight_date, operating_day; day of the flight
q std time; scheduled_departure, off_blocks; when it is due to leave
q captain person; commander, accepted_by; who accepted the load
q loader person; loading_supervisor, ramp_lead; who saw to the holds
q prepared person; load_controller, made_by; who worked out the figures
q passengers number:38..186; pax, total_passengers; how many travel, babies not counted
q infants number:1..6; babies, lap_children; little ones without a seat
q zfw unit:kg 39000..61000; zero_fuel_mass, zfm; weight without fuel
q fuel unit:kg 4200..14800; takeoff_fuel, ramp_fuel; fuel in the tanks at take-off
q tow unit:kg 45000..76000; takeoff_mass, actual_tow; weight as it leaves the ground
q trim number:3..7; stabiliser_setting, trim_units; what the stabiliser is set to
q edition choice:preliminary/final; version, status; whether this is the last word
q dangerous flag; dangerous_goods_on_board, notoc; whether there is anything hazardous in the holds
a arrival time; sta, expected_landing
a cabin_senior person; purser, senior_cabin_crew; who leads the cabin
a first_officer person; copilot, second_pilot
a gate id; gate_number, departure_gate
a alternate city; alternate_airport, diversion_field
a bags number; bags_loaded, hold_bags
a mtow unit:kg 60000..79000; maximum_takeoff_mass, structural_limit; heaviest it may be at take-off
---
{airline} || LOADSHEET
{flight} / {flight_date} || {registration}

{departure_airport} – {arrival_airport} || off {std}
= ZFM: {zfw}
= Fuel at brakes release: {fuel}
= TOM: {tow}
= Seats filled: {passengers}
?= Lap: {infants}
= Stab: {trim} up
{edition?Figures may still change until doors close~Closed and final, no changes accepted after this}. Hold 1 {:unit:kg 200..1800}, hold 4 {:unit:kg 200..1800}, bulk {:unit:kg 20..400}. {dangerous!Captain has the notice for dry ice in hold 4|See the special load notice, signed separately~Nothing hazardous in the holds|NOTOC: nil}.
+++
Worked out by {prepared}, central load office, {:city}. Holds loaded as instructed: {loader}.
Last minute change: {:=none|one off, minus 84 kg|two off|crew bag in bulk}
+++
> Accepted: {captain}
~ Keep one copy at the station for {:duration}.

== en flight_diversion_report
q airline company:{} Airways/{} Air/Fly {}; operator, carrier; whose flight it was
q report_no id:OCC-####; reference, report_id
q flight id:@@ ####; flight_number, service
q commander person; captain, pilot_in_command; who was in charge of the aircraft
q copilot person; first_officer, pilot_monitoring; second pilot
q purser person; senior_cabin_crew, cabin_lead; who led the cabin
q patient person; ill_passenger, taken_ill; who fell ill
q doctor person; medical_volunteer, physician_on_board; who helped among the travellers
q planned city; intended_destination, original_arrival; where it should have landed
q landed city; diversion_airport, actual_landing; where it did land
q occurrence_date date; occurrence_date, date_of_flight
q decision_at time; diverted_at, time_of_decision; when they made up their mind
q touchdown time; landing_time, on_ground; when the wheels touched
q reason_category choice:medical/weather/technical; reason_category, diversion_reason; why it did not go where it should
q fuel_left unit:kg 1800..9000; landing_fuel, remaining_fuel; what was in the tanks on the ground
q overweight flag; overweight_landing, above_max_landing; whether it landed too heavy
q delay duration; total_delay, lateness; how late it was in the end
q filed date; submitted_on, report_date; day the report was sent in
a registration id; tail_number, aircraft_registration
a hospital company; admitted_to, clinic; where the patient was taken
a passengers number; pax_on_board, souls
a handling company; ground_handler, handling_agent
a hotel company; overnight_accommodation, hotel
a cost money; diversion_cost, extra_cost
a replacement_crew person; relief_captain, new_commander; who took over
---
{airline}, flight safety || {report_no}

# Captain's report: flight not completed as planned
Flight {flight} of {occurrence_date}, bound for {planned}, came down instead at {landed}. {reason_category?Somebody in the cabin needed a hospital~The field ahead was shut in by fog with no sign of lifting~A fault light stayed on after the checklist was done}.
The choice was made at {decision_at} in cruise, after a word with operations ({:person}). {copilot} flew, {commander} handled the radio. The cabin was made ready by {purser} and the team.
?{patient}, seat {:number:2..30}C, was looked after by {doctor}, a physician travelling privately.
+++
= On the ground: {touchdown}
= Fuel then: {fuel_left}
{overweight!We were heavier than the book allows for landing and have asked for an inspection|The touchdown was above the permitted mass and is in the tech log~Mass at touchdown lay within the limit|No limit was exceeded}.
After refuelling we went on at {:time}; in the end everybody was {delay} late.
+++
> {commander}
> filed {filed}
~ This report serves safety and is not used for discipline.

== en deicing_record
q handler company:{} Ground Services/{} Ramp/Winter Ops {}; provider, contractor; who sprayed the aircraft
q airline company:{} Airlines/{} Air/{} Jet; customer, aircraft_owner; whose aircraft it is
q registration id:@@-@@@; tail, aircraft; letters on the aircraft
q flight id:@@###; flight_number, service
q airport city; station, place
q treatment_date date; treatment_date, date
q truck id:DI-##; rig, vehicle; vehicle that was used
q operator person; sprayer, basket_operator; who stood in the basket
q driver person; truck_driver, at_the_wheel; who drove the rig
q informed person; crew_member_informed, told_to; who on the flight deck took the code
q started time; final_step_start, holdover_start; when the last coat was begun
q method choice:one-step/two-step; procedure, treatment_type; whether it was done in one go or in two
q fluid phrase; fluid_type, agent; what was sprayed on last
q mix percent; concentration, fluid_share; share of fluid in the last coat
q litres unit:l 60..1900; volume_used, quantity; how much was used altogether
q oat unit:°C -18..2; outside_temperature, air_temperature
q check_ok flag; post_treatment_check, clean_confirmed; whether the surfaces were found clean afterwards
a price money; charge, treatment_price
a departure time; takeoff_time, off_block
a batch id; fluid_batch, lot_number
a holdover_limit duration; holdover_time, protection_time; how long the coat protects
a captain_signature date; signed_on, countersigned_date
a stand id; parking_position, stand_number
a foreman person; shift_supervisor, duty_manager
---
{handler} || {airport}, {treatment_date}
# De-icing slip
= Aircraft: {registration}
= Operating: {flight} for {airline}
= Rig: {truck}
= Air: {oat}
{method?Cleaned and protected in one pass~First hot water to clear, then a second coat to protect}. Last coat: {fluid=Type IV, green|Type II, straw|Type I, orange|Type III, yellow} at {mix}, begun {started}. All in all {litres} went out of the tank, {:number:20..90} of them on the tail.
{check_ok!Walked round and felt by hand: no ice left|Leading edges and tail clean~Clear ice still felt at the left wing root, crew told, sprayed again|Found patches on the stabiliser; treatment to be repeated}.
+++
Basket {operator}, wheel {driver}. Code given by headset to {informed}.
~ White copy: flight deck. Pink copy: accounts. Fluid to be topped up when below {:unit:l 200..600}.

== en unruly_passenger_report
q airline company:{} Airways/{} Express Air/Air {}; carrier, operator; on whose flight it happened
q flight id:@@####; flight_number, service
q passenger person; offender, disruptive_person; who misbehaved
q seat id:##@; seat_number, sat_in; where that person sat
q reporter person; purser, completed_by; who wrote the report
q witness person; other_traveller, statement_from; traveller who saw it
q captain person; commander, warned_by; who gave the written warning
q officer person; police_officer, handed_to; who met the aircraft
q incident_date date; incident_date, flight_day
q incident_time time; incident_time, when_it_started; when it began
q arrival city; landed_at, destination; where the police came on board
q phase choice:boarding/cruise/descent; stage, flight_phase; in which part of the flight
q trigger phrase; cause, what_it_was_about; what set it off
q severity number:1..4; severity, threat_level; how grave it was
q restrained flag; handcuffed, physical_restraint; whether the person was tied
q alcohol flag; intoxicated, drunk; whether drink played a part
q damage money:60..900; cost_of_damage, broken_items_value; what was broken is worth
q ban_until date; no_fly_until, ban_ends; how long the person may not fly with the airline
a nationality country; citizenship, passport_country
a passport id; passport_number, document_id
a injured person; hurt_crew, victim; who was hurt
a booking id; booking_reference, pnr
a departure city; origin, boarded_at
a fine money; penalty, fine_amount
a lawyer person; counsel, legal_representative
---
{airline} cabin services
Form 12 – conduct on board || Level {severity} of 4

Flight {flight}, {incident_date}. {phase?Before the doors were shut~Some two hours out, at altitude~On the way down, belts already on}, at {incident_time}, {passenger} (seat {seat}) began to shout and push because of {trigger=being refused another whisky|a smoke in the lavatory|a reclined seat|the armrest|being asked to put a phone away|a mask over the mouth}.
{alcohol!The breath smelt of it and two duty-free bottles lay empty|Own spirits had been drunk since the gate~There was no sign of drink or of anything else taken}. A calm word by {reporter} did nothing; {captain} signed the yellow card, which was read out.
{restrained!With help from the row in front the hands were tied until landing|Cuffs were put on~It was not needed to lay hands on anyone|No cuffs were used}. [Broken: one screen and a tray, about {damage}.]
At {arrival} {officer} came on board and took over. [A traveller, {witness}, is willing to speak to the police.]
+++
?The airline has told the person not to book again before {ban_until}.
> {reporter}
> Purser

== en component_release_tag
q shop company:{} Aero Repair/{} Avionics/{} Landing Gear Services; repair_station, issued_by; workshop that did the work
q customer company:{} Airways/{} Helicopters/Air {}; sent_in_by, owner; who sent the part
q approval id:UK.145.#####; approval_number, station_licence; under which leave the workshop works
q tracking id:FTN-######; form_tracking_number, certificate_no; number of this tag
q work_order id:WO#####; job_no, order
q description product; description, component; what part it is
q part_no id:###-####-##; p_n, manufacturer_part_number
q serial id:SN####; s_n, serial_number; number of this very piece
q status choice:overhauled/repaired/inspected; work_done, condition; what was done with it
q removed_for phrase; reason_for_removal, reported_fault; why it had been taken off
q replaced phrase; new_parts, what_was_renewed; what was put in new
q hours number:120..18900; time_since_new, tsn; hours it has flown in all
q tested_by person; test_technician, bench_tester; who ran it on the bench
q certifier person; certifying_staff, authorised_signature; who releases it
q stamp id:@@##; stamp_no, inspector_stamp
q released date; release_date, signed_on; when it was passed
q arrived date; received_date, date_in; when it came to the workshop
q shelf_life date; use_before, storage_limit; by when it must be fitted
q directive_done flag; ad_complied, airworthiness_directive; whether the directive was worked in
a price money; repair_cost, amount
a aircraft id; removed_from, tail_number; aircraft it came from
a warranty duration; guarantee_period, warranty
a fitted_on date; installation_date, installed
a cycles number; cycles_since_new, csn
a carrier company; shipped_with, forwarder
a manufacturer company; oem, maker
---
{shop} || Approval {approval}
# RELEASE TAG {tracking}
= Item: {description=hydraulic pump|main wheel assembly|pitot probe|starter generator|fuel control unit|cabin outflow valve}
= P/N: {part_no}
= S/N: {serial}
= Job: {work_order}
Sent in by {customer}, to hand {arrived}, taken off because of {removed_for=low pressure|worn brake side|erratic reading|a weeping shaft seal|chattering|time limit reached}. {status?Stripped to the last screw and built up as new to the manual~The fault was put right and the rest left as it was~Looked over and tried on the bench, nothing renewed}. Flown since new: {hours} h.
?Put in new: {replaced=shaft seal and bearing|O-ring kit|two brushes|heater element|bellows}
{directive_done!The directive on the retaining ring is embodied~The directive on the retaining ring does not apply to this number and was not worked in}. 
+++
Bench run by {tested_by}, sheet {:id:T-####}, {:number:2..6} runs.
[Not to be fitted after {shelf_life} without a new check.]
+++
{certifier} || {released}
Certifying staff, stamp {stamp} ||

== en wagon_defect_label
q operator company:{} Rail Freight/{} Cargo Rail/{} Intermodal; undertaking, train_operator; who runs the train
q keeper company:{} Wagon Leasing/{} Rail Leasing/{} Tank Wagons; wagon_owner, lessor; to whom the wagon belongs
q workshop company:{} Wagon Works/{} Rail Repair; repairer, sent_to; who is to mend it
q wagon id:## ## #### ###-#; vehicle_number, car_no; number painted on the wagon
q train id:#@##; train_id, headcode; train it was in
q finder person; examiner, found_by; who noticed the fault
q driver person; train_driver, told_driver; who drove the train
q planner person; controller, informed_control; who was told in the control office
q yard city; location, found_at; where it was taken out
q found date; date_of_finding, labelled_on; when the fault was seen
q time time; time_found, hour
q fault phrase; defect, finding; what is wrong
q defect_code id:#.#.#; defect_code, catalogue_code; figure of the fault in the catalogue
q load product; goods, laden_with; what is in it
q label_colour choice:may run to workshop/must not be moved/may run after unloading; label_colour, restriction; whether it may still roll
q speed unit:km/h 30..80; max_speed, limited_to; how fast it may still go
q dangerous flag; hazardous_load, rid_goods; whether the load is hazardous
a consignee company; receiver, customer_waiting; who waits for the load
a repaired_on date; repair_date, back_in_service
a last_overhaul date; last_revision, overhaul_date
a cost money; repair_estimate, cost
a weight unit:t 20..90; gross_weight, load_weight
a insurer company; insurance, insurer
a track id; siding_number, track_no
---
{operator}
# WAGON {wagon}
{label_colour?To be worked to the shop under its own wheels~Stop! Not to be shifted by anyone~Empty first, then to the shop}
= Taken out of: {train}, driver {driver}
= At: {yard}, {found}, {time}
= What: {fault=flat on the second wheelset, 70 mm|broken leaf in spring 3|brake block missing|buffer without grease, cracked collar|hot axle box|door will not latch} (catalogue {defect_code})
= Laden with: {load=gravel|scrap|malt|sodium lye|paper reels|steel coil}
{dangerous!Orange plates are on: call the works fire brigade before anything is opened|Hazard plates displayed~Nothing hazardous inside|No plates needed}. [Not above {speed}.]
+++
Found by {finder}, wagon examiner. Told to {planner} in control by phone, {:phone}. The keeper, {keeper}, gets a copy; the job goes to {workshop}.
~ Tie on both sides. Take off only by the one who mended it. Form {:id:K-##}.

== en signal_passed_report
q operator company:{} Trains/{} Rail/{} Railways; train_company, employer; who ran the train
q infrastructure company:{} Rail Infrastructure/Network {}; track_owner, infrastructure_manager; who owns the line
q reference id:SPAD-####; reference, occurrence_no
q driver person; train_driver, person_concerned; who drove
q manager person; driver_manager, interviewed_by; who spoke with the driver afterwards
q signaller person; box_operator, reported_by; who saw it in the signal box
q signal_number id:@@##; signal_number, passed_signal
q train id:#@##; headcode, train_number
q location phrase; location, where; where on the line
q event_date date; event_date, date
q event_time time; event_time, clock_time
q overrun unit:m 3..240; distance_past, overrun_distance; how far beyond the signal it stopped
q speed unit:km/h 8..70; passing_speed, speed_at_signal; how fast it was at the signal
q severity choice:low/medium/high; severity, risk_ranking; how great the danger was
q immediate_cause phrase; immediate_cause, why; what brought it about
q stopped_by_system flag; protection_intervened, tpws_brake; whether the equipment braked the train
q test_positive flag; drug_alcohol_test_positive, positive_test; whether the test showed something
q back_on date; return_to_duty, driving_again; when the driver may take a train again
q experience number:1..31; years_driving, service_years; for how many years the driver has driven
a conductor person; guard, train_manager
a passengers number; passengers_on_board, people_on_train
a last_assessed date; last_assessment, previous_ride
a regulator company; notified_authority, safety_authority
a damage money; damage_cost, cost
a delay duration; delay_caused, minutes_lost
a second_train id; conflicting_train, other_train
---
{operator} – operations standards || {reference}

# Signal passed without authority: first findings
On {event_date} at {event_time} train {train} went past {signal_number} at <danger|red>, {location=at the throat of the goods loop|outside the junction, up line|platform end, bay 2|at the foot of the bank|approach to the tunnel}, at {speed} and came to rest {overrun} beyond it. {stopped_by_system!The equipment on the track threw the brake in before the driver did|It was the train protection that stopped it~The driver had braked by hand before the loop could act|The protection played no part}. {signaller} in the box saw the track circuit change and put all other signals back; {infrastructure} was told.
At the controls was {driver}, {experience} years in the job. {manager} rode to the place and took the account the same day: {immediate_cause=read the signal of the next track|expected it to clear as it does every day|was looking at the timetable|rails greasy with leaves|took the starting bell for leave to go}.
{test_positive!The breath test was not clear and the blood has gone to the lab~Breath and urine were clear|Nothing was found in the usual tests}.
+++
= Ranking: {severity?nothing could have come the other way~a clash was thinkable but a long way off~had it gone on, it would have met another train}
?= Fit to drive from: {back_on}, with a ride-along by {:person}
~ Preliminary. May change when the data recorder has been read.

== en track_inspection_sheet
q company company:{} Rail Maintenance/{} Permanent Way/{} Tramways; maintainer, department; who looks after the track
q walker person; patroller, inspected_by; who walked the line
q lookout person; safety_person, guarded_by; who watched for trains
q supervisor person; section_manager, reviewed_by; who read the sheet afterwards
q route phrase; route, stretch; which line
q from_km unit:km 2..80; start_chainage, from; where the walk began
q to_km unit:km 81..160; end_chainage, to; where it ended
q patrol_date date; patrol_date, walked_on; day of the walk
q next_patrol date; next_patrol, next_inspection; by when it must be walked again
q sheet id:TI/####; reference, sheet_no
q rail_temp unit:°C 2..51; rail_temperature, steel_temperature
q restriction flag; speed_restriction_imposed, slowed; whether trains must go slower because of the walk
q weather phrase; conditions, weather
l faults; findings, defects, observations; what was noticed
c faults.chainage unit:km 81..160; chainage, position; where it is
c faults.defect phrase; defect, description; what is wrong
c faults.days number:1..90; deadline_days, fix_within; in how many days it must be put right
a ballast_date date; last_tamping, tamped_on
a contractor company; repair_contractor, who will mend it
a cost money; budget, repair_cost
a train id; first_train, train_held
a injured person; hurt, casualty
a gauge unit:mm 1430..1450; track_gauge, measured_gauge
a reviewed_on date; review_date, read_on; when the sheet was read afterwards
---
{company} || {sheet}
# Foot patrol: {route=branch line, down track|main line, up slow|harbour line|tram line 6, outbound|quarry siding}
Walked on {patrol_date} by {walker}, {lookout} keeping watch. From {from_km} to {to_km}. {weather=Dry, bright|Drizzle|Hard frost|Hot and still|Windy, leaves down}, the rail itself at {rail_temp}.
%faults 2..5
At | Seen | Days
{faults.chainage} | {faults.defect=loose fishplate bolt|cracked sleeper|wet bed|squat on the head|missing clip, three in a row|vegetation in the sight line|broken stock rail heater} | {faults.days}
%%
{restriction!A slow order was asked for by phone and boards are out|Trains are to pass the wet bed at walking pace until packed~Nothing found that calls for a lower speed|Line speed stays as it is}.
+++
To be walked again not later than {next_patrol}.
Read and passed on: {supervisor}, section manager
~ Boots, vest, horn. Not alone. Emergency number of the box: {:phone}
== en variation_order_site
q employer company:{} Developments/{} Housing Association/{} Estates; client, building_owner; who pays for the building
q builder company:{} Construction/{} Builders/{} Contracting; contractor, addressee, main_contractor; who must carry it out
q architect company:{} Architects/Studio {}/{} Design Partnership; contract_administrator, issued_by; practice that gives the order
q signed_by person; signed_by, authorised_signatory; who signs for the practice
q agent person; site_agent, contractor_representative; who gets it on the site
q asked_by person; requested_by, origin_of_change; who wanted the change
q number id:VO ##; order_no, variation_number; number of this order
q contract id:C-####/##; contract_ref, main_contract
q project phrase; works, scheme, building; what is being built
q order_date date; order_date, date_of_issue
q quote_by date; price_deadline, quotation_due; by when the price must be handed in
q completion date; completion_date_now, revised_end; when the works must now be finished
q addition money:900..38000; estimated_cost, provisional_sum; what it will probably add to the price
q extra_days number:1..21; time_effect, extension_days; days added for it
q proceed flag; start_at_once, proceed_before_price; whether the work goes on before the price is settled
q cause_of_change choice:client wish/error in drawings/site conditions; cause_of_change, origin; why it is changed
l items; changes, instructions; what is to be done
c items.drawing id:A-###; drawing, drawing_number; drawing that shows it
c items.instruction phrase; instruction, description; what must be done
a contract_sum money; original_sum, contract_price; price in the contract
a engineer company; structural_engineer, consultant
a commencement_date date; commencement_date, works_began; when the works began
a penalty money; liquidated_damages, weekly_damages
a paid_on date; payment_date, settled_on
a invoice id; invoice_no, bill_number
a safety_officer person; safety_coordinator, principal_designer
---
{architect} || {number}
{:street}, {:city} || {order_date}

To {builder}, for the attention of {agent}

# Order to vary the works
{project=Mill Lane, 14 flats|New sports hall|Extension of the health centre|Warehouse and offices, plot 9|Refurbishment of the old library} – contract {contract}
Under clause 3.10 and in the name of {employer} you are to make these changes:
%items 2..4 lines
* {items.instruction=omit the timber screen and build a half-height wall|move the duct riser 600 mm to the east|fit laminated glass in place of toughened|deepen the footing at grid C to sound ground|add two double sockets in every room|change the roof light to an opening one} ({items.drawing})
%%
{cause_of_change?The owners have thought again~Our sheets did not agree with one another~What came to light in the ground leaves no choice}. [First raised by {asked_by}.]
{proceed!Start now, the figure can follow|Do not wait for the figure to be agreed~Touch nothing until the figure is agreed in writing|Not to be begun before we accept your price}.
+++
= Likely addition: {addition}
= Time allowed: {extra_days} days, so that the whole is to be ready on {completion}
?= Your price to reach us by: {quote_by}

> {signed_by}
> for the practice

== en daywork_sheet
q builder company:{} Groundworks/{} Civil Engineering/{} Drainage; contractor, issued_by; who did the work
q customer company:{} Homes/{} Water/{} Highways; client, charged_to; who will be asked to pay
q sheet id:DW ###; sheet_number, reference
q instruction id:AI-###; instruction, authority; by which instruction it was done
q clerk_of_works person; clerk_of_works, agreed_by; who signed for the client
q foreman person; ganger, submitted_by; who signed for the builder
q task phrase; description, work_done; what was done
q week_ending date; period_end, week
q agreed_on date; agreed_on, countersigned; when the client's person signed
q plant_item product; machine, equipment; machine that was used
q plant_hours number:2..38; machine_hours, hours_of_plant
q only_record flag; for_record_only, no_liability_admitted; whether the signature only confirms the hours
l men; labour, workers; who worked
c men.name person; worker, operative; who it was
c men.trade job; occupation, skill; what he does
c men.hours number:2..44; time_worked, hrs; how long
a hourly_rate money; hourly_rate, labour_rate
a amount money; amount, total_price
a overhead percent; percentage_addition, markup
a invoice id; bill_no, invoice
a work_started date; start_date, first_day
a architect person; architect_name, designer
a phone phone; contact_phone, mobile
---
{builder} || Sheet {sheet}
# DAYWORK, week to {week_ending}
For: {customer}
By instruction {instruction}: {task=hand dig round unknown cable|pump out after the storm and reform the trench|break out an old foundation|stand by while the crane was down|clear tipped rubbish from the verge}
%men 2..5
Name | Trade | Hrs
{men.name} | {men.trade=labourer|pipelayer|banksman|carpenter|machine driver|steel fixer} | {men.hours}
%%
?= Plant: {plant_item=3 t excavator|road breaker|150 mm pump|dumper|plate compactor}, {plant_hours} hours
Materials: {:number:2..9} m3 of type 1, one roll of tape, see tickets.
+++
{only_record!Signed as a true record of time only; whether it is payable is another matter~Signed and accepted as work to be paid for}.
{clerk_of_works}, {agreed_on} || {foreman}
Clerk of works || Foreman

== en dig_permit
q owner company:{} Chemicals/{} Airport/{} University Estates; site_owner, granted_by; whose ground it is
q digger company:{} Excavations/{} Utilities/{} Civils; excavating_firm, holder; who may dig
q permit id:PTD-####; permit_no, reference
q issuer person; authorised_by, permit_officer; who gave leave
q supervisor person; person_in_charge, holder_name; who leads the digging
q scanner person; cable_locator_operator, scanned_by; who went over it with the locator
q scan_day date; scanned_on, survey_date; day of the locator survey
q valid_from date; start, permitted_from
q valid_to date; expiry, permitted_until; last day on which to dig
q spot phrase; location, place_of_excavation; where
q purpose phrase; reason, work; what the hole is for
q depth unit:m 0.6..4; max_depth, dig_depth; how deep it may go
q nearest phrase; closest_service, buried_service; nearest thing in the ground
q clearance unit:mm 300..1500; hand_dig_zone, safety_distance; how near no machine may come
q machine choice:hand digging only/mini excavator/vacuum excavator; means, dig_method; what they may dig with
q rescanned flag; repeat_scan_required, rescan; whether the locator must be used again
q hospital phrase; emergency_room, nearest_hospital
a backfilled date; filled_in_on, closed_on
a soil phrase; ground_type, soil_class
a archaeologist person; watching_archaeologist, heritage_officer
a cost money; permit_fee, charge
a trench_length unit:m 4..90; length, run; how long the trench is
a utility company; cable_owner, network_operator; whose cable it is
a gas_reading percent; gas_test, lel
---
{owner} || {permit}
# Leave to break ground
Granted to {digger}; in charge at the hole: {supervisor}.
= Where: {spot=verge beside gate 2|behind the boiler house|car park P4, bays 11-20|between taxiway and fence|lawn in front of block C}
= Why: {purpose=new drain run|trial pit|post for a camera|duct for fibre|repair of a burst main}
= From: {valid_from}
= To: {valid_to}
= Not deeper than: {depth}
The ground was gone over with locator and generator on {scan_day} by {scanner}. Nearest find: {nearest=11 kV cable, painted red|gas main, yellow paint|fire main, blue paint|fibre to the control room|old clay drain}. Within {clearance} of it nothing but insulated spades.
{machine?Spades and picks only, no machine of any sort~A small digger with a toothless bucket~The suction lorry} may be used. {rescanned!After each half metre the locator goes over it again~One pass with the locator is held to be enough here}.
+++
?Nearest casualty: {hospital=General, north entrance|St Anne's|County infirmary|Royal, gate C}
Drawings handed over: {:number:2..8} sheets, <revision|issue> {:number:1..9}. Call {:phone} if anything is struck, even if only scratched.
> {issuer}
> for the estate

== en asbestos_clearance
q analyst_firm company:{} Analytical/{} Environmental/{} Air Testing; inspection_body, issued_by; laboratory that checked
q analyst person; inspected_by, air_tester; who tested
q remover company:{} Asbestos Removal/{} Environmental Services/{} Strip-Out; licensed_contractor, removal_firm; who took it out
q foreman person; removal_supervisor, contractor_signatory; who signed for the strippers
q client company:{} Council/{} Hospital Trust/{} Properties; building_owner, commissioned_by; who ordered the work
q cert id:CR######; certificate_no, reference
q address address; site, building; where it was
q room phrase; enclosure, area_cleared; which part of the building
q material phrase; asbestos_product, removed_material; what was taken out
q removed date; removal_finished, stripped_on; when the stripping ended
q tested date; clearance_date, tested_on; when the air was tested
q passes number:1..4; attempts, visual_inspections; how often they had to look
q result unit:f/ml 0.001..0.01; fibre_count, air_result; fibres found in the air
q volume unit:l 480..960; air_sampled, sample_volume; how much air was drawn
q fit flag; reoccupation_allowed, cleared; whether people may go back in
q method choice:enclosure/glovebag/open area; method, work_type; how it was closed off
a licence id; removal_licence, licence_no
a waste_site company; landfill, disposal_site
a weight unit:kg 20..900; waste_weight, mass_removed
a next_survey date; reinspection_due, next_survey
a started date; work_began, removal_start
a notified id; notification_number, authority_ref
a price money; fee, cost
---
{analyst_firm} || {cert}
Accredited for fibre counting || {tested}

# Certificate for going back in
= Building: {address}
= Part: {room=plant room, basement|lift shaft, floors 2 to 5|ceiling void over ward 6|garage roof|classroom 11 and corridor}
= Ordered by: {client}
{remover} took out {material=lagging on two calorifiers|ceiling tiles, about 60|sprayed coating on beams|cement sheet|rope seals of an old boiler}, finishing on {removed}. {method?The place was tented in sheet with three airlocks~Pipe by pipe in a bag with gloves~Without a tent, on damped sheet}.
I looked over every ledge with a torch. It took {passes} <visits|goes> until no dust was to be seen. Then {volume} of air were drawn through filters while the floor was swept with a dry brush. Count: {result}; the limit stands at 0.01.
{fit!The place may be used again by anyone from now on|Sheets can come down and doors be opened~The place must stay shut; it will be cleaned and tested once more|I cannot hand it back}.
+++
{analyst} || {foreman}
Analyst || Seen for the remover
~ Pump checked with flowmeter {:id:FM-##}, slide {:number:100..999}.

== en pile_driving_log
q firm company:{} Piling/{} Foundations/{} Geotechnics; piling_contractor, driven_by; who drove the piles
q client company:{} Marine/{} Bridges/{} Ports; main_contractor, for_whom; for whom
q rig phrase; machine, hammer; what they were driven with
q operator person; rig_driver, hammer_operator; who worked the hammer
q counter person; blow_counter, logged_by; who kept the tally
q engineer person; resident_engineer, witnessed_by; who watched for the client
q project phrase; structure, job; what it is for
q driving_date date; driving_date, date
q set_limit unit:mm 10..40; required_set, set_per_ten; how little ten blows must drive it at the end
q vibration unit:mm/s 1..9; peak_velocity, measured_vibration; shaking at the nearest house
q complaint flag; neighbour_complaint, objections; whether anyone nearby complained
q stopped phrase; interruption, standstill_reason; why work stood still
l piles; piles_driven, elements; what was driven
c piles.pile_ref id:P##; pile_ref, mark
c piles.length unit:m 9..28; pile_length, delivered_length; how long it is
c piles.toe unit:m 8..27; penetration, embedded; how far it is in the ground
c piles.blows number:180..2200; blow_count, total_blows
a load unit:kN 300..2400; design_load, capacity; what a pile should bear
a supplier company; pile_maker, precast_supplier
a next_test date; load_test_date, test_due
a drop unit:m 0.3..1.5; hammer_drop, stroke
a cost money; rate_per_metre, price
a neighbour person; complainant, resident
a drawing id; drawing_no, layout_plan
---
{firm} || Daily log, {driving_date}
For {client} – {project=quay wall, section 4|north abutment|footbridge|silo foundation|jetty head}
Machine: {rig=hydraulic hammer, 7 t|diesel hammer D30|vibrator 28 kNm|drop hammer 5 t}, driven by {operator}. Tally: {counter}. For the client: {engineer}.
%piles 3..6
Pile | Brought | In ground | Blows
{piles.pile_ref} | {piles.length} | {piles.toe} | {piles.blows}
%%
All were taken down until ten blows gave no more than {set_limit}.
?Stood still from {:time} to {:time}: {stopped=burst hose|a boulder|waiting for welding|tide too low for the barge|survey point lost}
+++
Gauge at the nearest house, No. {:number:3..60}: {vibration}. {complaint!A lady came to the gate about cracked plaster; the matter was passed on|There was a call about rattling cups~Nobody round about had anything to say|No one complained}.
~ Cut-off level to be set out tomorrow by {:person}.

== en stop_work_notice
q issuer company:{} Building Control/Borough of {} Surveyors/City of {} Inspections; authority, issued_by; office that gives the order
q officer person; inspector, building_official; who gives it
q builder company:{} Builders/{} Renovations/{} Carpentry; addressee, contractor; who must stop
q owner person; property_owner, owner_of_premises; to whom the house belongs
q address address; premises, site; where
q order_no id:SW-##-###; notice_number, reference
q served date; date_served, handed_over; when it was put in their hands
q inspection_date date; inspection_date, visited_on; when the place was looked at
q ground phrase; reason, breach; why they must stop
q section id:s. ###; legal_basis, section_of_code
q scope choice:all work/structural work only/roof work only; extent, what_must_stop; how much must stop
q fee money:150..900; reinspection_fee, charge; to be paid before somebody comes again
q appeal_days number:7..30; appeal_period, days_to_object; how long one may object
q board company:{} Board of Appeals/{} Review Tribunal; appeal_body, where_to_object; where one may object
q secure flag; make_safe_allowed, emergency_measures; whether they may still make it safe
q hander person; served_on, received_by; who took the paper on the site
a permit id; building_permit, permit_number; leave that was once given
a fine money; daily_fine, penalty; what it costs to go on
a architect person; designer, plan_author
a lifted date; order_lifted, work_may_resume
a complaint person; complainant, reported_by
a engineer company; engineering_firm, structural_consultant
a hearing date; hearing_date, appeal_heard_on
---
^ {issuer}
# STOP WORK
{order_no} || Served {served}

Premises: {address}
Owner of record: {owner}
To: {builder}

When I called on {inspection_date} I found {ground=a bearing wall taken out with nothing to hold the floor|a third storey where two are allowed|foundation poured before anyone had looked at the trench|open wiring behind finished board|work going on with no card on display}. Under {section} of the code you are told to lay down tools. This covers {scope?everything on the plot, inside and out~whatever bears load, the rest may go on~what is done on the roof and nothing besides}.
{secure!You may, and should, prop and cover what would otherwise fall or get wet~Not even props may be set without one of us standing by}.
+++
A new visit is made once {fee} has been paid at the counter. Who thinks the order wrong may write to the {board} within {appeal_days} days.
+++
Handed on the site to {hander}, who [would not sign|signed below].
> {officer}
> Inspector
~ Tearing down this notice is an offence. Office hours {:time} to {:time}, tel. {:phone}

== en airtightness_test
q tester_firm company:{} Building Physics/{} Energy Assessors/Blowerdoor {}; testing_company, issued_by
q tester person; technician, carried_out_by; who ran the fan
q builder company:{} Timber Homes/{} Construction/{} Developments; client, ordered_by
q assessor person; energy_assessor, report_to; who needs the figure for the energy papers
q plot address; dwelling, tested_building; which house
q certificate_number id:AT######; certificate_number, test_ref
q test_date date; test_date, date
q volume unit:m3 180..900; internal_volume, building_volume
q envelope unit:m2 160..620; envelope_area, surface
q target unit:m3/hm2 3..8; design_value, limit; what it should not exceed
q result unit:m3/hm2 1..9; measured_permeability, air_leakage; what came out
q wind unit:m/s 0.5..6; wind_speed, wind_outside
q passed flag; meets_target, compliant; whether it is tight enough
q building_stage choice:finished/before plastering/shell only; building_stage, stage; how far the house was built
q equipment id:BD-####; fan_serial, instrument
l leaks; leakage_points, weak_spots; where air came in
c leaks.where phrase; place, location; where it was felt
c leaks.remedy phrase; remedy, advice; what to do about it
a retest date; repeat_test, next_visit
a calibrated date; fan_calibrated_on, calibration_due
a price money; fee, cost
a architect company; designer, practice
a heat_loss unit:W 2000..9000; heat_loss, heating_load
a floor unit:m2 60..260; floor_area, living_area
a owner person; future_owner, buyer
---
{tester_firm}
# Air test {certificate_number}
House: {plot}
For {builder}; figure goes to {assessor} for the energy rating
= Inside volume: {volume}
= Envelope: {envelope}
= Wind: {wind}
= Fan: {equipment}
On {test_date} the fan was set in the front door. {building_stage?All was done down to the paint~Boards were up but no plaster yet~Walls and roof stood, nothing within}. At 50 Pa the house lost {result}; drawn for was {target}.
{passed!That is good enough and can be filed|The house does what was promised~That will not do; it must be sealed and tried again|Too leaky to be passed as it stands}.
+++
Where the smoke moved:
%leaks 2..4 lines
* {leaks.where=behind the kitchen units|loft hatch|soil pipe in the bathroom|sill of the big window|meter cupboard|fireplace}: {leaks.remedy=foam and tape|new rubber all round|mastic after drying|board out and seal|fit a collar}
%%
> {tester}
~ Outside {:unit:°C 1..24}, inside {:unit:°C 15..25}, barometer {:unit:hPa 985..1030}.

== en site_induction_card
q site_company company:{} Build/{} Infrastructure/{} Major Projects; principal_contractor, site_operator; who runs the site
q worker person; inducted_person, cardholder; who was shown round
q employer company:{} Scaffolding/{} Electrical/{} Drylining; subcontractor, works_for; for whom that person works
q trade job; occupation, craft
q inductor person; given_by, safety_trainer; who explained the rules
q line_supervisor person; line_supervisor, reports_to; to whom the worker must answer on the site
q kin person; emergency_contact, next_of_kin; whom to call if something happens
q kin_phone phone; emergency_phone, ice_number
q card id:I-#####; induction_no, card_number
q skills_card id:########; competence_card, trade_card_no; card that shows the trade was learnt
q card_expiry date; competence_valid_until, skills_card_expires
q induction_date date; induction_date, first_day
q site phrase; project, place_of_work
q condition flag; medical_condition_declared, health_issue; whether an illness was named
q quiz number:6..20; test_score, right_answers; answers right in the quiz
q access choice:all areas/ground floor only/escorted; clearance, zone; where the person may go
q locker id:L##; locker_number, cupboard
a birth date; date_of_birth, born
a ni id; national_insurance, social_security_no
a wage money; hourly_pay, rate
a doctor person; gp, family_doctor
a valid_until date; induction_expires, card_end; until when this card itself is good
a blood phrase; blood_group, blood_type
a car id; registration_plate, vehicle
---
{site_company} || {card}
# Welcome to {site=Riverside Towers|the new depot|Station Quarter, phase 2|Lot 7, data hall|the hospital wing}
= Name: {worker}
= Sent by: {employer}
= As: {trade=scaffolder|electrician|dry liner|plumber|painter|banksman}
= Skills card: {skills_card}, good to {card_expiry}
On {induction_date} I was told by {inductor} about gates, hoists, dust, drink and the siren, and had {quiz} of 20 right. I take my orders here from {line_supervisor}.
{access?I may go wherever my work takes me~I may not go above street level~I may go nowhere without somebody of the site team}. {condition!I have said what I suffer from and where my tablets are|An ailment has been noted in a closed envelope~I know of nothing that hinders me in my work|I have no illness to declare}.
+++
?Should I come to harm, ring {kin}, {kin_phone}.
?Locker {locker}. Deposit {:money:5..20}.
~ Sirens are tried every {:=Monday|Wednesday|Friday} at {:time}. First-aider: {:person}.

== en asphalt_laying_record
q paver_firm company:{} Surfacing/{} Asphalt/{} Road Works; contractor, laid_by
q plant company:{} Quarry/{} Coating Plant/{} Aggregates; mixing_plant, material_supplier; where the mix came from
q authority company:{} County Highways/City of {} Roads/{} Shire Council; road_owner, client; to whom the road belongs
q foreman person; paving_foreman, crew_leader; who led the gang
q inspector person; client_inspector, checked_by; who watched for the road owner
q road phrase; street, road_name; which road
q sheet_no id:AL-####; sheet_no, ref
q laid_on date; laid_on, working_day
q layer choice:base course/binder course/surface course; course, which_layer
q mix phrase; mixture, recipe; what was laid
q thickness unit:mm 30..120; layer_thickness, laid_depth
q tonnes unit:t 60..980; total_laid, quantity; laid in the day
q opened time; opened_to_traffic, reopened_at; when cars were let on again
q rain flag; rain_stopped_work, weather_interruption; whether rain held it up
l loads; lorries, deliveries; loads brought
c loads.ticket id:######; ticket_no, delivery_ticket
c loads.arrived time; arrival_time, tipped_at
c loads.temp unit:°C 138..178; temperature, mix_temp; how hot it was
a density percent; compaction, air_voids
a price money; price_per_tonne, cost
a guarantee date; guarantee_ends, defects_period_end
a roller_driver person; roller_operator, who rolled
a lab company; core_testing_lab, laboratory
a cores date; cores_taken, drilling_date
a length unit:m 90..2400; stretch_length, length_laid
---
{paver_firm} || Sheet {sheet_no}
# {road=High Street, west side|A-road bypass, lane 2|Church Road|Station approach|Ring road, junction 4} – {laid_on}
Owner of the road: {authority}, on the spot {inspector}. Gang: {foreman} and nine.
{layer?Lowest of the three, on the stone~Middle one~Top one, what the tyres run on}: {mix=AC 20 dense|SMA 10|AC 32 HDM|hot rolled with chips|porous 11}, {thickness} after rolling, from {plant}.
%loads 3..6
Ticket | Here | Heat
{loads.ticket} | {loads.arrived} | {loads.temp}
%%
In all {tonnes} went down. {rain!A shower at noon sent the lorries back and cost us an hour~Dry the whole day|No rain to speak of}. Below {:unit:°C 130..138} a load is turned away.
+++
Cones off and traffic on at {opened}.
~ Joint painted, {:number:2..6} ironworks raised.

== en material_submittal
q contractor company:{} Interiors/{} Mechanical/{} Facades; submitted_by_firm, offering_firm
q reviewer_firm company:{} Consulting/{} Engineers/{} Architects; reviewing_consultant, reviewed_by_firm
q owner company:{} Hotels/{} Airport Authority/{} Medical Center; end_client, building_owner
q sender person; submitted_by, document_controller; who sent it in
q reviewer person; checked_by, reviewing_engineer; who looked at it
q number id:SUB-####; submittal_no, transmittal
q revision number:1..5; rev, submission_round; for the how-manieth time it is sent
q spec id:## ## ##; specification_section, csi_section
q product product; material, item; what is offered
q maker company:{} Industries/{} Manufacturing/{} GmbH; manufacturer, brand; who makes it
q origin country; country_of_origin, made_in
q submitted_on date; submitted_on, date_in; when it was sent in
q returned date; returned_on, reviewed_date; when it was sent back
q need_by date; required_on_site, needed_by; when it must be on the site
q lead_time duration; lead_time, delivery_time; how long it takes to get it
q verdict choice:approved/approved as noted/revise and resubmit; action_code, outcome; what came of it
q substitute flag; substitution, deviates_from_specified; whether it is not what was asked for
q remark phrase; comment, reviewer_note; what the reviewer wrote
a price money; unit_cost, cost
a quantity number; qty, pieces
a warranty duration; guarantee, warranty_term
a fire_rating phrase; fire_class, reaction_to_fire
a ordered date; po_date, order_placed
a inspector person; site_inspector, city_inspector
a permit id; permit_no, building_permit
---
{contractor} || {number} rev {revision}
To: {reviewer_firm} || {submitted_on}
Job for {owner}

# Submittal
= Section: {spec}
= Offered: {product=acoustic ceiling tile 600|fire damper, blade type|unitised glazing panel|porcelain floor tile R11|roof membrane 1.8 mm|chilled beam}
= By: {maker}, {origin}
= Takes: {lead_time} from order
= On site by: {need_by}
{substitute!We know another make is written; this one is, we believe, as good, see comparison sheet~It is the very make that is written}. Samples: {:number:1..3}. Pages: {:number:4..60}. Sent by {sender}.
+++
## Consultant's stamp
{verdict?No objection, go ahead~Go ahead but mind what is pencilled in~Not like this: change it and send it once more}
?"{remark=colour to match sample B|give test report for smoke|fixings must be stainless|show the edge detail|too thin at the corners}"
{reviewer} || {returned}
~ Our look does not free the builder from his duty to build right.
== en daily_drilling_report
q operator company:{} Petroleum/{} Geothermal/{} Energy; well_owner, oil_company; for whom the well is drilled
q contractor company:{} Drilling/{} Rigs/{} Well Services; rig_contractor, rig_owner
q well phrase; well_name, borehole; name of the well
q rig phrase; rig_name, unit
q supervisor person; company_man, drilling_supervisor; who stands for the oil company on the rig
q pusher person; toolpusher, rig_manager; who leads the rig's people
q geologist person; wellsite_geologist, mud_logger
q report_no number:3..94; report_number, day_count; which report since the start
q report_date date; report_date, midnight_of
q spud date; spud_date, well_begun; day the well was begun
q depth unit:m 400..4600; depth_at_midnight, measured_depth
q progress unit:m 12..420; metres_made, drilled_today; made in the day
q mud unit:sg 1.05..1.9; mud_weight, fluid_density
q formation phrase; rock, lithology; what they are drilling through
q lost_time duration; downtime, npt; hours lost
q downtime_reason phrase; downtime_reason, trouble; why hours were lost
q plan phrase; forecast, next_24_hours; what comes next
q injury flag; lost_time_injury, accident; whether anyone was hurt
q daily_cost money:18000..240000; cost_today, day_cost
a total_depth unit:m 2500..5200; planned_depth, target_depth
a budget money; afe, approved_budget
a bit id; bit_serial, bit_number
a cementer company; cementing_company, cement_contractor
a casing unit:in 7..20; casing_size, last_casing
a completion_date date; completion_date, rig_release
a medic person; rig_medic, doctor
---
{operator} || Morning report {report_no}
{well=Larkfield 3|Moor End A-1|Saltpan 12H|Thornby Deep|Kestrel 2 ST1} || {report_date}

Rig {rig=Pioneer 41|Ensign 7|Blue Heron|Borealis 2} ({contractor}), turning since {spud}.
= Depth at midnight: {depth}
= Made: {progress}
= Mud: {mud}
= Rock: {formation=grey shale with stringers of sand|chalk, flinty|anhydrite|red marl|coarse sandstone, traces of gas}
?{lost_time} lost to {downtime_reason=a washed-out joint of pipe|a leaking swivel|waiting on weather|a stuck logging tool|pump repairs}.
{injury!One hand was hurt at the tongs and sent ashore|A roustabout slipped and is off work~Nobody came to harm|Safe day, no one hurt}. Drill with the gas alarm held at {:time}, everyone mustered in {:number:3..9} minutes.
+++
Spent on the day {daily_cost}. People on board {:number:48..110}.
To follow: {plan=drill on to section depth|pull out and run casing|circulate clean, log|change bit, go back in|pressure test the stack}
+++
{supervisor} for the operator, {pusher} for the rig, rock seen by {geologist}.

== en ev_charger_commissioning
q installer company:{} Electrical/{} Charge/{} Power Services; fitted_by_company, contractor
q site_host company:{} Supermarkets/{} Car Parks/{} Leisure; site_host, client; on whose ground it stands
q network company:{} Networks/{} Power Grid/{} Distribution; grid_operator, dno; who feeds the place
q backend company:{} Mobility/ChargeHub {}/{} Roaming; platform, charge_point_operator; who bills the drivers
q electrician person; commissioned_by, fitter
q accepted person; accepted_by, site_manager; who took it over for the host
q serial id:EVC########; charger_serial, unit_number
q evse_id id:GB*@@@*####; evse_id, public_id; number drivers see on it
q site address; location, installed_at
q power unit:kW 7..350; rated_output, charging_power
q earth unit:ohm 0.2..90; earth_resistance, ra; what the earth rod measured
q commissioned_on date; commissioned_on, test_date
q public_from date; public_from, go_live; when drivers may use it
q warranty date; warranty_until, guarantee_end
q socket choice:type 2/ccs/chademo; connector, plug; which plug it has
q payment_card flag; contactless_fitted, card_reader; whether one can pay with a card at the post
q fault phrase; open_point, outstanding_item; what is left to do
q firmware id:#.##.#; software_version, fw
a tariff money; price_per_kwh, tariff
a meter id; meter_serial, mpan
a cable unit:m 5..80; cable_run, cable_length
a grant id; subsidy_ref, grant_number
a first_driver person; first_user, test_driver
a inspection date; next_inspection, periodic_check
a cost money; installation_cost, price
---
{installer} || {commissioned_on}
# Charge point set to work
= Post: {serial}
= Shown to drivers as: {evse_id}
= At: {site}
= Gives: {power}
= Earth rod: {earth}
= Running: {firmware}
{socket?Seven-pin socket, no tied cable~Fixed lead with the combined plug~Fixed lead of the older Japanese sort}. {payment_card!A bank card can be held against the screen|Card reader tried and found working~Drivers need the app, there is no reader|One cannot pay at the post itself}.
The main was released by {network} under {:id:CON-####}. Sessions are seen and billed by {backend}; public from {public_from}.
+++
?Still open: {fault=bay marking|bollard on the left|lamp over the screen|seal of the cabinet|sign at the entrance}
Parts are guaranteed until {warranty}.
+++
{electrician} || {accepted}
Tested and left in order || For {site_host}

== en curtailment_notice
q grid company:{} Grid/{} Transmission/National {} System; system_operator, issued_by; who orders the cut
q plant_owner company:{} Wind/{} Solar/{} Renewables; generator, addressee; who must turn down
q plant phrase; generating_station, unit_name
q notice id:CN-######; notice_id, message_no
q issuer person; control_engineer, dispatcher; who gave the order
q receiver person; acknowledged_by, duty_operator; who took it
q effective_date date; effective_date, delivery_day
q from time; start, begin_at
q release_at time; end, release_at
q output_before unit:MW 20..480; output_before, available_power; what it was giving
q limit unit:MW 0..120; setpoint, allowed_output; how much it may still give
q bottleneck phrase; constraint, line_affected; which part of the grid is too full
q reason choice:congestion/maintenance/system emergency; cause, grounds
q compensated flag; compensated, payment_due; whether the loss is made good
q claim_by date; claims_deadline, submit_claim_until; by when to ask for the money
q market_ref id:BM##-####; settlement_ref, bid_id
a price money; price_per_mwh, strike_price
a lost unit:MWh 10..900; lost_energy, curtailed_energy
a regulator company; energy_regulator, authority
a previous date; last_curtailment, earlier_notice
a wind unit:m/s 4..24; wind_speed, forecast_wind
a contract date; contract_signed, connection_agreement_date
a turbine id; turbine_number, machine
---
{grid} control room
Message {notice}

To {plant_owner}, for {plant=Black Hill wind farm|Meadow Lane solar|Cairn Edge|Long Sands array|Fenside park}
Following our call you are to hold your output at no more than {limit} on {effective_date}, {from} until {release_at}. When we rang you were giving {output_before}.
Where it pinches: {bottleneck=the northern double circuit|supergrid transformer 2|the line over the estuary|busbar section B|the cable to the island}. {reason?There is more power than the wires can carry~A circuit is out so that men can work on it~The frequency is running away and all must help}.
{compensated!You will be made good under the connection agreement|Loss of output is paid~The agreement gives you nothing for this|No payment is made for hours like these}. [Settlement runs under {market_ref}, claims until {claim_by}.]
+++
Given by {issuer}. Taken by {receiver} at {:time}.
~ Do not go up again of your own accord. Ring {:phone} first.

== en heat_pump_commissioning
q installer company:{} Heating/{} Renewables/{} Plumbing & Heat; fitted_by_company, contractor
q engineer person; commissioned_by, technician
q customer person; householder, homeowner; whose home it is
q address address; property, installed_at
q maker company:{} Thermal/{} Climate/{} Heat Technology; manufacturer, brand
q serial id:HP-#######; serial_number, unit_id
q scheme id:MCS-#######; certificate_no, scheme_ref; number in the scheme's register
q commissioned date; commissioned, start_up_date
q service_due date; first_service, service_due
q output unit:kW 4..17; rated_heat, capacity
q flow unit:°C 32..55; flow_temperature, design_flow
q loss unit:kW 3..15; heat_loss, design_loss; heat the house needs on a cold day
q noise unit:dB 32..58; sound_level, noise_at_neighbour; how loud at the next window
q refrigerant choice:propane/R32/R410A; working_fluid, gas
q charge unit:kg 0.8..3.6; refrigerant_charge, fill
q cylinder unit:l 150..300; hot_water_store, tank_size
q old_kept flag; boiler_retained, hybrid; whether the old boiler stays
q explained_to person; shown_to, user_instructed; to whom the controls were explained
q password id:######; installer_code, access_code
a price money; total_price, cost
a grant money; subsidy, voucher_value
a electricity company; energy_supplier, supplier
a cop number; efficiency, scop
a surveyor person; designed_by, heat_loss_surveyor
a warranty duration; guarantee_period, warranty_years
a phone phone; emergency_number, service_line
---
{installer} || {commissioned}
# Start-up sheet, air source
{customer}
{address}
= Unit: {serial} by {maker}
= Gives at minus 3: {output}
= House needs: {loss}
= Set to: {flow} flow
= Store: {cylinder}
Filled with {refrigerant?R290, so no sparks within a metre~the single-blend gas with the lower warming figure~the old blend that is being phased out}, {charge}. At the neighbour's window {noise} were read.
{old_kept!The oil burner has been left in for the coldest days~The burner was taken out and its flue capped|Nothing of the old plant remains}. Water pressure {:unit:bar 1..2}, pump at {:percent}.
+++
The panel was gone through with {explained_to}. [Level two opens with {password}.] 
Entered in the register as {scheme}. To be serviced for the first time by {service_due}.
> {engineer}

== en pipeline_pig_run
q owner company:{} Pipelines/{} Gas Transport/{} Midstream; pipeline_operator, asset_owner
q service company:{} Inspection/{} Pipe Integrity/SmartPig {}; tool_vendor, inspection_company
q pipeline phrase; pipeline, section; which pipe
q length unit:km 12..180; section_length, run_length
q tool phrase; pig_type, inspection_tool
q launched date; launch_date, run_start
q received date; received_on, trapped_at_end; when it came out
q trap_from city; launch_station, sent_from
q trap_to city; receiving_station, ended_at
q team_leader person; team_leader, tool_supervisor; who led the crew of the tool
q control person; pipeline_controller, owner_contact; who steered the flow
q speed unit:m/s 0.4..4; mean_speed, velocity
q contract_ref id:PO-#####; contract_ref, purchase_order
q data_ok flag; run_accepted, data_usable; whether the data can be used
q debris unit:kg 2..190; dirt_removed, debris_weight
q damage phrase; tool_damage, wear; what the tool had suffered
l finds; anomalies, features; what was seen at once
c finds.position unit:km 1..180; position, distance
c finds.feature_type phrase; feature_type, description
c finds.depth percent; wall_loss, depth
a pressure unit:bar 30..90; operating_pressure, pressure
a wall unit:mm 6..20; wall_thickness, nominal_wall
a report_due date; final_report, report_due
a built year; year_of_construction, laid_in
a repair company; repair_contractor, digging_firm
a last_run date; previous_inspection, last_pigging
a price money; contract_value, fee
---
{service} || Field note
{owner}, order {contract_ref}

# Run through {pipeline=the 24-inch trunk|line 7, north leg|the crude feeder|the jet fuel line|branch to the works}
In at {trap_from} on {launched}, out at {trap_to} on {received}; {length} at {speed} on the mean. Tool: {tool=magnetic, high resolution|calliper with 40 arms|ultrasonic crack tool|gauge plate and brushes}. {team_leader} led our crew of {:number:3..7}, {control} held the flow steady from the control room.
With it came {debris} of wax and rust.
?On the tool: {damage=two cups torn|odometer wheel seized|one sensor ring dead|plate bent at 5 o'clock|nothing but scratches on the nose}
{data_ok!First look: signal complete, the run counts~The signal breaks off and the run will have to be made again|Too many gaps; not to be used}.
+++
Seen at a glance, to be sized later:
%finds 2..4
km | Kind | Loss
{finds.position} | {finds.feature_type=metal loss outside|dent at the top|girth weld oddity|cluster of pits|metal object near the pipe} | {finds.depth}
%%
~ Batteries {:number:8..30} h of spare. Next crew change {:date}.

== en hydro_gate_inspection
q owner company:{} Hydro/{} Rivers Authority/{} Water & Power; dam_operator, asset_owner
q inspector person; dam_engineer, examined_by
q keeper person; damkeeper, attended_by; who lives at the dam and opened up
q dam phrase; structure, dam_name
q river phrase; watercourse, river
q report_no id:DG/##/###; report_no, file_ref
q visit date; inspection_date, visited_on
q previous_visit date; previous_visit, last_inspected
q fix_by date; remedy_deadline, to_be_done_by
q reservoir_level unit:m 92..640; reservoir_level, water_level
q discharge unit:m3/s 2..340; flow_released, release
q gate_no number:1..6; gate, which_gate
q hoist_time duration; opening_time, full_stroke_time
q finding phrase; defect, observation
q condition choice:good/fair/poor; rating, overall_condition
q moved flag; gate_tested, opened_fully; whether it was run all the way
q battery unit:V 22..28; standby_battery, backup_voltage
q downstream company:{} Town Council/{} Fishery/{} Canoe Club; warned_party, informed_downstream; who was warned before water was let go
a built year; year_built, construction_year
a volume unit:m3 200000..9000000; storage, reservoir_capacity
a cost money; repair_budget, cost
a diver person; diver, underwater_inspector
a contractor company; repair_firm, hoist_maker
a next_inspection date; next_inspection, due_again
a authority company; dam_safety_office, regulator
---
{owner} || {report_no}
# {dam=Upper Glen dam|Stonebeck weir|Millpool dam|Ferry barrage} on the {river=Arle|Tarn Water|Little Esk|Wend}, gate {gate_no}
Seen on {visit}, last seen {previous_visit}. With me: {keeper}, who has the keys.
= Lake at: {reservoir_level}
= Let go: {discharge}
= Standby cells: {battery}
{moved!The gate was taken right up and down again~Only lifted by a hand's breadth, the river being too low to spare more}. Going up alone needs {hoist_time}. {downstream} had been told beforehand.
?What I noted: {finding=seal torn over 40 cm at the left|rust through the drain hole|grease dried in the bearings|limit switch sticking|wire rope with broken strands}
In a word it is {condition?as one could wish~serviceable but wearing~not to be trusted in a flood}.
[To be put right not later than {fix_by}.]
> {inspector}
~ Siren tried at {:time}, heard at {:number:2..5} posts.

== en feed_complaint_reply
q mill company:{} Feeds/{} Mill/{} Animal Nutrition; manufacturer, from_company
q farm company:{} Farm/{} Dairies/{} Poultry; complainant, customer
q quality_manager person; quality_manager, signed_by
q farmer person; contact, addressed_to
q rep person; field_adviser, took_sample; who took the sample at the farm
q lab company:{} Analytical/{} Agri Laboratory/{} Testing; tested_by, laboratory
q complaint_no id:CC-####; complaint_no, case_id
q product product; feed, article
q batch id:B######; batch_code, lot
q delivered date; delivery_date, came_on
q complained date; complaint_date, raised_on
q answered date; letter_date, reply_date
q claim phrase; complaint, alleged_fault
q protein percent; crude_protein, found_protein
q declared percent; label_protein, stated_protein
q moisture percent; water_content, moisture
q upheld flag; complaint_justified, accepted; whether the mill admits the fault
q remedy choice:credit/collection of goods/nothing; outcome, action
q credit money:80..2400; credit_note_amount, refund
q animals number:12..900; animals_fed, herd_size
a vet person; veterinarian, farm_vet
a dead number; deaths, losses
a haulier company; carrier, delivered_by
a insurer company; liability_insurer, insurer
a tonnes unit:t 2..30; quantity_delivered, load
a price money; price_per_tonne, feed_price
a best_before date; use_by, shelf_life
---
{mill}
{:street}, {:zip} {:city}
{answered}

{farm}
attn. {farmer}

Our {complaint_no}: {product=dairy nuts 18|layers mash|calf rearer pencils|ewe rolls|pig grower meal}, batch {batch}

Dear {farmer},
you wrote to us on {complained} that {claim=the cows left half of it|it smelt of mould|the nuts fell to dust|there was wire in it|laying had dropped at once}. The load came on {delivered} and was being fed to {animals} head. {rep} called on you and drew a sample from the bin, which {lab} has now looked into.
= Protein found: {protein}
= Protein on the label: {declared}
= Water: {moisture}
{upheld!We have to own that you are right and beg your pardon|The fault lies with us~The figures show nothing amiss, and we cannot find that the feed was to blame|We do not accept that the batch was at fault}. {remedy?You will get a note over part of the price~A lorry will fetch what is left~We therefore leave the matter there}. 
?The sum put to your account is {credit}.
+++
Should you wish to talk it over, the kept sample {:id:S-###} stays on our shelf for {:duration}.
Yours sincerely
{quality_manager}
Quality manager

== en seed_germination_result
q station company:{} Seed Station/{} Seed Testing/Official Seed Lab {}; laboratory, issued_by
q sender company:{} Seeds/{} Grain Merchants/{} Agri; applicant, submitted_by
q grower person; producer, grown_by; who grew the crop
q sampler person; drawn_by, sampling_officer; who filled the sample bag
q analyst person; analyst, signed_by
q test_number id:ST##-####; test_number, report
q lot id:@@####@; lot_ref, seal_mark; mark on the sacks
q species phrase; crop, kind; what plant
q variety phrase; cultivar, variety_name
q sampled date; sampling_date, drawn_on
q received date; date_received, arrived
q ended date; test_completed, end_of_test
q normal percent; germination, normal_seedlings
q abnormal percent; abnormal_seedlings, deformed
q purity percent; pure_seed, analytical_purity
q tkw unit:g 2..58; thousand_seed_weight, tsw
q weed phrase; other_seed, contaminant; what else was in it
q standard choice:certified/standard/below standard; category_met, grade
q treated flag; dressed, seed_treatment; whether the seed had been dressed
a price money; seed_price, cost
a weight unit:t 1..25; lot_weight, quantity
a sow_by date; valid_until, expiry
a field phrase; field_name, grown_in
a vigour percent; vigour, cold_test
a breeder company; breeder, variety_owner
a inspector person; crop_inspector, field_inspector
---
{station} || {test_number}
# Result for {species=winter wheat|spring barley|field beans|oilseed rape|perennial ryegrass} "{variety=Marlow|Tessa|Graf|Bluebell|Amarillo}"
Sent in by {sender}, sacks marked {lot}, grown by {grower}. Drawn on {sampled} by {sampler}; here since {received}; counted out on {ended}.
= Normal: {normal}
= Misshapen: {abnormal}
= Pure seed: {purity}
= Weight of 1000: {tkw}
{treated!The grains came with a coat of red dressing~The grains were bare, as threshed}. [Also in it: {weed=three wild oats|cleavers, 2|a few barley grains|dock, 1|sclerotia, 4 pieces}.]
{standard?Fit to be sold with the blue label~Good enough for ordinary trade, no more~Falls short and may not be sold for sowing}.
+++
> {analyst}
~ Four times {:number:50..100} seeds between paper at {:unit:°C 15..25}, {:number:7..14} days. Holds for the sample as received, not for the whole heap.

== en sprayer_test_sheet
q centre company:{} Sprayer Testing/{} Agri Engineers/{} Farm Machinery; test_station, issued_by
q examiner person; tester, inspected_by
q owner person; machine_owner, farmer
q driver person; operator, brought_by; who brought the machine
q maker company:{} Sprayers/{} Machinery/{} Agri Tech; manufacturer, make
q serial id:SP######; machine_serial, frame_number
q sticker id:NS#####; sheet_no, certificate, reference; number of this sheet
q width unit:m 12..36; boom_width, working_width
q tank unit:l 800..6000; tank_size, capacity
q tested_on date; tested_on, test_date
q valid_until date; valid_until, next_test_by
q pressure unit:bar 1.5..5; test_pressure, working_pressure
q spread percent; distribution_cv, unevenness; how uneven the pattern was
q nozzles_new number:1..20; nozzles_replaced, tips_changed
q build choice:mounted/trailed/self-propelled; build, carriage
q passed flag; pass, sticker_granted; whether it got its sticker
q fault phrase; defect, reason
q test_place city; test_place, held_at
a fee money; test_fee, price
a year year; build_year, year_made
a licence id; operator_licence, spraying_certificate
a chemical product; last_product, product_in_tank
a previous date; last_test, previous_inspection
a hectares unit:ha 20..900; treated_area, annual_area
a insurer company; insurer, insurance
---
{centre} || {test_place}, {tested_on}
# Sprayer test
{owner}'s {build?machine on the three-point linkage~machine drawn behind the tractor~machine that runs on its own engine}, by {maker}, frame {serial}, brought along by {driver}.
= Boom: {width}
= Tank: {tank}
= Run at: {pressure}
= Unevenness over the bench: {spread} (not above {:percent})
?{nozzles_new} tips were changed on the spot.
?Noted: {fault=hose rubbing on the boom joint|gauge reads high|anti-drip valve leaks|filter basket cracked|boom droops to the left}
{passed!A sticker was put on beside the pump~No sticker today; come again within a month at no cost|Sent home without a sticker}.
+++
= To be tested again by: {valid_until}
~ {sticker}
> {examiner}
~ Rinse before you come. Bring the shaft guard. Next days in {:city}: {:date}, {:date}.
== en vulnerability_advisory
q vendor company:{} Software/{} Systems/{} Networks; product_owner, published_by; whose product has the hole
q finder person; researcher, credited_to; who found the hole
q finder_org company:{} Security/{} Labs/{} Research; researcher_employer, finder_company; for whom the finder works
q product product; affected_product, software
q cve id:CVE-20##-#####; cve_id, vulnerability_id
q advisory id:SA-##-###; advisory_no, bulletin
q score number:3.1..9.9; cvss, severity_score
q weakness phrase; weakness, vulnerability_type
q affected id:#.#.#; last_vulnerable_version, affected_up_to; newest version that still has the hole
q fixed id:#.#.#; patched_version, fixed_in; version in which it is mended
q reported date; reported_on, disclosed_to_vendor; day the vendor was told
q released date; fix_released, patch_date; day the mended version came out
q published date; publication_date, public_since; day of this paper
q attack choice:network/local/physical; attack_vector, access_needed; from where it can be used
q exploited flag; exploited_in_wild, known_attacks; whether somebody has used it already
q workaround phrase; mitigation, interim_measure
q security_contact email; security_contact, report_to
q handler person; incident_manager, psirt_lead; who handled it for the vendor
a bounty money; reward, bug_bounty
a customers number; affected_customers, installations
a end_of_support date; support_ends, eol_date
a discovered date; found_on, discovery_date; day the hole was found
a exploit url; exploit_link, proof_of_concept
a victim company; breached_company, victim
a phone phone; hotline, phone
---
{vendor} product security
# Advisory {advisory} ({cve})
First published {published}

## What is the matter
{weakness=A buffer overflow in the parser|A missing check of rights in the export page|A fixed key in the update service|Path traversal in the file upload|SQL injection in the search box} of {product=TallyDesk Server|Fleetline Gateway|MapleVPN|DocuVault|Ironbark Router OS} lets an outsider do what he should not. {attack?It can be used from anywhere the service can be reached~One needs an account on the very machine~One must have hands on the device}. Score {score} out of 10.
{exploited!We have seen it used against real sites|Attacks are under way~We know of no case in which it was used|So far nobody seems to have made use of it}.
+++
## What to do
All versions up to and including {affected} have the hole. Go to {fixed}, out since {released}. [Those who cannot: {workaround=switch off the export page|allow the admin port from inside only|rename the temp folder|turn off guest login}.]
+++
## Thanks
Found by {finder} of {finder_org}, who told us on {reported} and kept silent till now. On our side {handler} saw to it. Write to {security_contact}, key {:id:0x########}.

== en phishing_alert_mail
q company company:{} Group/{} University/{} Insurance; organisation, warned_staff_of; whose people are warned
q sender person; security_officer, alert_author; who sends the warning
q pretended company:{} Payroll/{} Post/{} Bank; impersonated_brand, spoofed_company; as whom the swindlers pose
q reporter person; first_reporter, thanked_employee; who noticed it first
q ticket id:SEC-#####; incident_number, case
q wave date; attack_date, mails_received_on; when the false mails came
q alert_date date; alert_date, mail_date; when this warning was sent
q first_at time; first_seen, earliest_mail
q subject phrase; bait_subject, false_subject_line
q spoofed_sender email; spoofed_sender, sender_address; address the false mails bear
q domain url; malicious_link, fake_site; where the link leads
q recipients number:12..2400; mails_delivered, targets; how many got it
q clicked number:1..60; clickers, followed_link; how many fell for it
q what_they_want choice:passwords/money transfer/malware; aim, what_they_want
q blocked flag; link_blocked, neutralised; whether the link is already shut off
q reset_by date; password_change_deadline, change_until; till when those concerned must change
q helpdesk phone; call_number, helpdesk_phone
a loss money; financial_damage, stolen_amount
a attacker person; culprit, suspect
a police id; crime_reference, police_report
a victim person; employee_who_clicked, who fell for it
a server id; ip_address, source_ip
a training date; awareness_training, next_training
a previous date; last_wave, earlier_attack
---
From: {sender}, information security
To: all staff at {company}
Date: {alert_date}
Subject: WARNING – false mails ({ticket})

Dear colleagues,
on {wave}, from {first_at} on, {recipients} of us got a mail that looks as if it came from {pretended}. It did not. You know it by
= Subject: "{subject=Your salary slip has changed|Parcel held at depot|Unusual sign-in|Voicemail waiting|Bonus letter attached}"
= Sender: {spoofed_sender}
= Link to: {domain}
{what_they_want?Whoever follows is asked to type in the login~Whoever answers is talked into paying a bill at once~Whoever opens the file lets a program in}. So far {clicked} did.
{blocked!The address is shut off in our house since this morning|The link no longer works from any of our machines~We could not yet shut off the address, so be on your guard|The link is still live}.
+++
?Anyone who typed in anything must take a new password before {reset_by}.
Unsure? Ring {helpdesk}. Do not pass the mail on. Our thanks go to {reporter}, who was the first to wonder.
Kind regards
{sender}

== en data_breach_notification
q controller company:{} Clinics/{} Travel/{} Stores; sender_company, responsible_body; who lost the data
q processor company:{} Hosting/{} Cloud Services/{} Mailing; service_provider, where_it_happened; helper at whose place it happened
q authority company:Data Protection Office {}/{} Privacy Commissioner; supervisory_authority, reported_to
q person person; data_subject, addressee; to whom the letter goes
q dpo person; privacy_officer, contact_person; whom one can ask
q signatory person; signed_by, managing_director
q incident_ref id:DB-####-##; incident_ref, file_number
q authority_ref id:IC-######-@; regulator_ref, notification_number
q happened date; breach_date, occurred_on; when the data got out
q noticed date; discovered, became_aware; when it came to light
q reported_on date; reported_on, authority_informed; when the authority was told
q letter_date date; letter_date, notified_on; day of this letter
q data phrase; categories, data_affected; what got out
q people_affected number:140..98000; people_affected, records
q how choice:theft/misdirected mail/hacking; cause, breach_type
q card_data flag; payment_data_affected, bank_details; whether means of payment are among it
q advice phrase; recommended_step, what_to_do
q mail email; contact_email, reply_to
a compensation money; damages, compensation
a fine money; penalty, fine
a culprit person; offender, responsible_employee
a forensic company; investigator_firm, forensic_company
a account id; customer_number, your_account
a police date; police_report_date, reported_to_police
a monitoring duration; free_monitoring, protection_period
---
{controller}
{:street}, {:zip} {:city}

{person}
{:street}
{:zip} {:city}

{letter_date}
Our ref. {incident_ref}

# About your data with us
Dear {person},
we are sorry to have to tell you that on {happened} data about you came into the wrong hands. {how?A laptop was taken from a parked car~A list was sent to somebody who should not have had it~Strangers broke into a server}; it happened at {processor}, who work for us. We learnt of it on {noticed}. In all {people_affected} people are concerned.
What it is about: {data=name, address and date of birth|e-mail addresses and booking dates|phone numbers and notes|names and appointment times}. {card_data!Card numbers were among it, without the code on the back|Bank details too were in the file~No card or bank details were in the file|Nothing with which one could pay was touched}.
+++
[We advise you to {advice=change your password with us|be wary of calls in our name|watch your post|ask for a new customer card}.] The {authority} has known since {reported_on} ({authority_ref}).
For questions {dpo} is there for you: {mail}.
+++
Yours faithfully
{signatory}
Managing director

== en escrow_deposit_receipt
q agent company:{} Escrow/{} Trust Services/Codevault {}; escrow_agent, issued_by; who keeps the code
q owner company:{} Software/{} Technologies/{} Apps; depositor, licensor; whose code it is
q beneficiary company:{} Bank/{} Water/{} Rail; licensee, protected_party; who may get it one day
q agreement id:ESC-#####; contract_no, agreement_ref
q deposit number:1..24; deposit_no, update_number; which delivery it is
q product product; software, program
q version id:#.#.##; release, version
q received date; deposit_date, received_on
q checked date; verified_on, verification_date
q next_due date; next_deposit_due, update_due
q delivered_by person; delivered_by, uploaded_by; who sent it
q keeper person; vault_officer, received_by; who took it in
q verifier person; tester, verified_by; who tried whether it can be built
q size unit:GB 0.4..180; deposit_size, volume
q hash id:@@##@##@##@#; checksum, fingerprint
q medium choice:encrypted upload/hard disk/optical disc; carrier, delivery_method
q builds flag; compiles, verification_passed; whether a working program came out
q missing phrase; gap, omission; what was not there
q vault city; storage_location, kept_in
a fee money; annual_fee, price
a released date; release_date, handed_to_beneficiary
a insolvency date; insolvency_filed, bankruptcy_date
a key_holder person; key_holder, password_holder
a lawyer person; notary, legal_counsel
a agreement_date date; agreement_date, contract_signed
a users number; licensed_users, seats
---
{agent} || Agreement {agreement}
# Deposit {deposit} received
We have taken in from {owner}, for the benefit of {beneficiary}:
= Program: {product=TrackPlan dispatch|HydraSCADA|LedgerLine core|Sentinel ticketing|Quarry ERP}, release {version}
= Came in: {received}, by hand of {delivered_by}
= As: {medium?ciphered transfer to our server~a sealed disk in a pouch~two discs in a jewel case}
= Size: {size}
= Fingerprint: {hash}
It lies in {vault}, taken in by {keeper}.
On {checked} {verifier} tried to build it on a bare machine. {builds!It worked and the result started as it should|What came out is the same as the program in use~It broke off and nothing came out that runs|The attempt failed}. [Not found: {missing=the licence file of a library|the schema of the database|the build notes|the test data}.]
+++
The owner is to send the next one before {next_due}.
~ We do not look into the contents beyond what is written here. Files: {:number:900..48000}.

== en bug_report_ticket
q product product; application, component
q reporter person; raised_by, submitted_by; who noticed it
q customer company:{} Logistics/{} Clinics/{} Retail; affected_customer, account; at whose place it shows
q assignee person; developer, assigned_to; who is to mend it
q tester person; reproduced_by, qa_engineer; who saw it happen again
q ticket_number id:BUG-#####; ticket_number, issue_key
q duplicate id:BUG-#####; duplicate_of, related_issue; older ticket about the same
q found_in id:##.#.#; affected_version, found_version
q fix_for id:##.#.#; target_version, fix_version
q opened date; created, raised_on
q due_date date; due_date, promised_for
q severity choice:blocker/major/minor; priority, severity
q symptom phrase; summary, actual_result; what goes wrong
q browser phrase; environment, client_software
q regression flag; worked_before, regression; whether it once worked
q workaround_exists flag; workaround_available, can_work_around; whether users can help themselves
l steps; reproduction_steps, how_to_reproduce
c steps.action phrase; action, step; what one does
a resolved_on date; resolved_on, closed
a commit id; commit_hash, revision
a manager person; product_owner, project_lead
a hours number; effort, estimate_hours
a server phrase; database, server_version
a lost money; damage, lost_revenue
a users number; affected_users, user_count
---
# {ticket_number} {symptom=Totals are doubled after printing|Screen stays white after login|Umlauts turn into question marks|Report ends after page 9|Save button does nothing|Time is an hour off}
{product=Dockside TMS|WardRound|ShelfScan|PayDay web|RotaMaker}, seen in {found_in}, with {browser=Firefox 128|Chrome|Safari, iPad|Edge|the old desktop client}
Put in {opened} by {reporter} on behalf of {customer}.
{severity?Nobody can go on working~Work goes on but a main thing is broken~A blemish, no more}. {regression!It was fine before the last update|Used to work until a few weeks ago~It has never worked, as far as we can tell|This has been so from the start}. {workaround_exists!Going by way of the menu does the trick~We found no other way to get there|There is no way round it}.
+++
How to get there:
%steps 3..5 lines
* {steps.action=log in as a clerk|open any order of last month|tick two lines|press print|go back with the arrow|switch the language|wait for the clock to turn}
%%
+++
?{tester} had the same on the test machine.
?See also {duplicate}.
Goes to {assignee}, wanted in {fix_for}[, promised for {due_date}].
~ Attachments: {:number:1..6}. Watchers: {:number:1..9}.

== en domain_transfer_confirm
q registrar company:{} Domains/{} Registrar/Name{}; gaining_registrar, sender; who now looks after the name
q losing_registrar company:{} Hosting/{} Web/{} Internet Services; losing_registrar, previous_provider
q holder company:{} Bakery/{} Tours/{} Joinery; registrant, domain_owner
q admin person; admin_contact, addressee
q asked_by person; requested_by, who started it
q domain url; domain_name, website
q transfer_id id:TR-######; transfer_id, order_number
q auth_code id:@@##@@##; auth_code, transfer_code
q requested_on date; requested_on, started
q completed date; completed, transferred_on
q expires date; expiry_date, renewal_due; when the name runs out
q locked_until date; transfer_lock_until, lock_end; till when it cannot be moved again
q years_added number:1..10; years_added, renewal_years
q dns choice:kept/moved/parked; nameservers, dns_status; what became of the records
q private flag; whois_privacy, hidden_owner; whether the owner is hidden
q autorenew flag; renews_automatically, auto_renew
q support email; support_address, help
a price money; transfer_price, fee
a password id; account_password, login
a tech person; technical_contact, webmaster
a registered date; first_registered, creation_date
a certificate date; ssl_expiry, certificate_valid_until
a ip id; ip_address, server
a phone phone; support_phone, hotline
---
{registrar}
Transfer {transfer_id}

Dear {admin},
good news: {domain}, held by {holder}, has been with us since {completed}. {asked_by} had asked for the move on {requested_on} with the code {auth_code}; {losing_registrar} let it go without objection.
{dns?The records stay as they were, mail and page go on without a break~The records now lie on our servers; look them through~For now the name points to a holding page}. By the move {years_added} more years were added, and it is good until {expires}. {autorenew!We then go on by ourselves unless you say no~If you do nothing it will lapse then|It is not renewed unless you tell us}.
+++
= May not be moved again before: {locked_until}
{private!Who looks the name up sees our name and not yours~Your name and town can be seen by anyone who looks it up}.
+++
Questions? {support}. Quote the number above.
~ {registrar} is accredited for {:number:40..600} endings. Sent {:time}.

== en datacentre_visit_request
q provider company:{} Data Centres/{} Colocation/{} Hosting; datacentre_operator, facility; whose building it is
q tenant company:{} Payments/{} Games/{} Broadcasting; customer, rack_owner; whose machines stand there
q visitor_firm company:{} Networks/{} Cabling/{} Storage Systems; visiting_company, contractor
q sponsor person; requested_by, authorised_contact; who asks for entry
q escort person; remote_hands, accompanied_by; who goes with them
q approver person; approved_by, duty_manager
q ticket id:ACC######; access_ticket, request_no
q site city; facility_location, building
q rack id:R##-@##; rack, cabinet
q visit_date date; visit_date, planned_for
q entry_from time; entry_from, arrival
q leave_by time; leave_by, exit_until
q purpose phrase; reason, work
q kit id:SN-######; equipment_serial, device_brought
q equipment_leaves flag; equipment_leaves, takes_out_device; whether something is carried out
q decision choice:approved/approved with escort/refused; decision, status
q requested date; request_date, submitted
l people; visitors, persons; who wants to come in
c people.name person; full_name, visitor
c people.id_document id:@#######; id_document, passport_no
c people.role job; function, job_title
a badge id; badge_number, visitor_card
a car id; licence_plate, car
a cage id; cage_number, suite
a cost money; escort_fee, charge
a phone phone; mobile, visitor_phone
a last_visit date; last_visit, previous_visit
a signed_out time; signed_out, actual_exit
---
{provider}, {site}
# Request to enter {ticket}
Put in on {requested} by {sponsor} for {tenant}, rack {rack}.
= When: {visit_date}, {entry_from} to {leave_by}
= Why: {purpose=change a power supply|pull a fibre to row 12|swap two disks|audit of labels|fit a new switch}
= Sent from: {visitor_firm}
%people 1..4 lines
{people.name}, {people.role=technician|cabling engineer|auditor|account manager|trainee}
document {people.id_document}
%%
They bring {kit} with them. {equipment_leaves!On leaving they take a machine away, see the pass~Nothing leaves the building|They carry nothing out}.
+++
{decision?They may come and go on their own~They may come in if somebody of ours stays beside them~They may not come in}.
?At their side: {escort}
> {approver}
> Duty manager
~ No food, no photos. Floor loads up to {:unit:kg 600..1500}.

== en service_level_report
q provider company:{} Managed IT/{} Cloud/{} Services; supplier, reported_by_company
q client company:{} Foods/{} County Council/{} Assurance; customer, report_for
q manager person; service_manager, prepared_by
q recipient person; customer_contact, addressed_to
q contract id:MSA-####; agreement, contract_no
q month month; reporting_month, covered_period
q report_date date; report_date, issued_on
q meeting date; review_meeting, to_be_discussed_on
q uptime percent; availability, achieved_availability
q promised percent; target_availability, agreed_level
q tickets number:120..2900; tickets_opened, requests_received
q backlog number:3..140; backlog, unresolved
q first_fix percent; first_contact_resolution, solved_at_once
q average_response duration; average_response, mean_reply_time
q worst phrase; biggest_incident, main_outage
q credit money:200..9000; service_credit, penalty
q met flag; sla_met, target_reached; whether the promise was kept
q trend choice:better/same/worse; compared_with_previous, direction
a satisfaction number; csat, satisfaction_score
a renewal date; contract_end, renewal_date
a fee money; monthly_fee, contract_price
a users number; users_supported, headcount
a outage_start time; outage_began, start_of_outage
a engineer person; on_call_engineer, fixed_by
a root phrase; root_cause, why it failed
---
{provider} || {report_date}
# How we did in {month}
For {recipient}, {client} (agreement {contract})
= Up: {uptime}
= Agreed: {promised}
= New requests: {tickets}
= Not yet done: {backlog}
= Solved on the first call: {first_fix}
= Answered on the average after: {average_response}
{met!We kept what we had promised|The agreed mark was reached~We fell short of what we had promised|The agreed mark was missed}. {trend?It was a better month than the one before~Much as the month before~The month before had been better}.
?What hurt most: {worst=mail down on a Monday morning|the branch line dead for half a day|printing stood still|a full disk in the archive}
?We therefore set {credit} to your good.
+++
Let us go through it on {meeting}, {:time}, your house.
> {manager}
~ Counted from {:time} to {:time} on working days. Planned work is left out.

== en end_of_life_notice
q vendor company:{} Instruments/{} Networks/{} Automation; manufacturer, sender
q dealer company:{} Supply/{} Distribution/{} Technical; distributor, addressee
q product_manager person; product_manager, ask_for
q addressed_to person; addressed_to, purchasing_contact
q notice id:EOL-####; notice_no, reference
q product product; discontinued_item, article
q part_number id:@@-####-#; part_number, sku
q heir product; successor, replacement
q heir_part id:@@-####-#; replacement_part, successor_sku
q announced date; notice_date, letter_date
q last_order date; last_time_buy, final_orders
q last_ship date; last_shipment, final_delivery
q support_end date; repairs_until, support_ends
q reason phrase; cause, why
q compatible choice:drop-in/with adapter/needs new software; compatibility, interchangeability
q cancel flag; orders_cancellable, can_be_cancelled; whether last orders can be taken back
q minimum number:10..500; moq, minimum_quantity
a price money; last_price, unit_price
a stock number; stock_left, remaining_pieces
a factory city; production_site, made_at
a launched year; launch_year, introduced
a warranty duration; warranty, guarantee
a phone phone; phone, hotline
a heir_from date; successor_available, available_from
---
{vendor} || {notice}
{:city}, {announced}

{dealer}
attn. {addressed_to}

# We are giving up the {product=TL-20 level sensor|Orbit 8 switch|KX recorder|Panel 400 display|MiniDrive 3}
Dear {addressed_to},
after many years we shall stop making {part_number}, because {reason=a chip can no longer be had|the tool is worn out|hardly anyone asks for it|a new law forbids the solder|the works is moving}.
= Orders taken until: {last_order}
= Last parcels leave: {last_ship}
= Mending goes on until: {support_end}
Not less than {minimum} at a time. {cancel!You may take such an order back up to a month before~An order once placed cannot be taken back}.
+++
In its place we offer {heir=TL-30|Orbit 9|KX II|Panel 450|MiniDrive 5} ({heir_part}). {compatible?It fits in the same holes and plugs, you need do nothing~A small plate is needed between them~The program of the machine has to be changed}.
+++
{product_manager} will gladly say more. Thank you for your trust.
~ {vendor}, {:phone}

== en server_decommission_form
q org company:{} Hospital/{} University/{} Utilities; organisation, institution
q recycler company:{} Recycling/{} Refurb/{} Asset Recovery; disposal_firm, collected_by
q requester person; raised_by, asked_by
q owner person; system_owner, business_owner; who had to agree
q admin person; performed_by, shut_down_by
q hostname id:srv-@@##; hostname, machine_name
q asset id:A#####; asset_tag, inventory_number
q form_no id:DEC-####; form_no, change
q room phrase; location, room
q bought year; purchase_year, bought_in
q shut_down_on date; shut_down_on, switched_off
q gone date; collected, removed_on
q keep_until date; data_retained_until, backup_kept_until
q purpose phrase; purpose, served_as; what it was for
q successor id:srv-@@##; replaced_by, new_host
q disks number:2..24; disks_removed, drives
q wiped choice:overwritten/shredded/kept; disk_treatment, sanitisation
q monitoring_off flag; removed_from_monitoring, alerts_off
q book_value money:0..4000; residual_value, book_value
a ip id; ip_address, address
a licence id; licence_key, licence
a weight unit:kg 8..60; weight, mass
a vendor company; maker, supplier
a cert id; destruction_certificate, proof_no
a warranty date; warranty_end, support_expired
a phone phone; extension, phone
---
{org} – IT operations || {form_no}
# Taking a machine out of use
= Name: {hostname}
= Tag: {asset}
= Stands in: {room=cellar, row 2|computer room A|ward office 3|old library, cupboard|plant building}
= Bought: {bought}
= Was for: {purpose=the old intranet|print queues|x-ray archive|door cards|mail gateway}
Asked for by {requester}; {owner}, to whom the data belong, has agreed. The work has gone over to {successor}.
{admin} switched it off on {shut_down_on}. {monitoring_off!It no longer shows on the alarm board~It still shows red on the alarm board, to be taken off}. Its {disks} disks were {wiped?written over three times~torn to shreds in the yard~put in the safe, marked}. [The last copy of what was on it lies on tape until {keep_until}.]
+++
?Fetched on {gone} by {recycler}.
?Still in the books at {book_value}.
~ Cables to be pulled by {:person}. Rack units freed: {:number:1..8}.
== en number_porting_letter
q new_provider company:{} Mobile/{} Telecom/{} Connect; gaining_operator, sender
q old_provider company:{} Wireless/{} Phone/{} Talk; losing_operator, previous_operator
q customer person; subscriber, account_holder
q case_handler person; case_handler, porting_clerk
q number phone; ported_number, msisdn; number that is kept
q temp phone; temporary_number, interim_number; number used till then
q port_reference id:NP-#######; port_reference, order
q pac id:@@@######; pac_code, porting_code
q requested_on date; requested_on, order_date
q ports date; porting_date, switch_day; day the number moves
q code_until date; code_expiry, pac_valid_until
q window_start time; window_start, earliest
q window_end time; window_end, latest
q status choice:scheduled/rejected/completed; state, progress
q rejection_reason phrase; rejection_reason, remark
q voicemail_lost flag; messages_lost, mailbox_deleted; whether the old mailbox goes
q sim id:8944##############; sim_number, iccid
a contract_end date; old_contract_ends, notice_end
a price money; monthly_price, tariff
a birth date; date_of_birth, dob
a fee money; exit_fee, early_termination_charge
a device product; handset, phone_model
a email email; customer_email, e_mail
a compensation money; delay_compensation, credit
---
{new_provider} customer care || {port_reference}

{customer}
{:street}, {:zip} {:city}

Dear {customer},
you told us on {requested_on} that you would like to bring {number} with you from {old_provider}. {status?All is arranged, see the day below~They have sent our request back~It is done and you can be reached under it}.
= Code you gave us: {pac}, good until {code_until}
= Day of the move: {ports}
= Between: {window_start} and {window_end}
[Until then you are reached under {temp}.] Put in the new card ({sim}) when the old one says "no service".
?{old_provider} noted: {rejection_reason=name spelt differently|code already used|number in arrears|account under another name}
{voicemail_lost!Whatever lies in your old mailbox cannot be taken along: listen to it first~Your old messages come over by themselves}.
+++
{case_handler}
Porting desk, weekdays {:time} to {:time}
~ Calls to the desk are free from our network. Form {:id:P#}.

== en sim_fraud_case
q operator company:{} Mobile/{} Cellular/{} Telecom; network, handled_by
q bank company:{} Bank/{} Savings/{} Credit Union; informed_bank, where_money_was
q victim person; customer, account_holder
q agent person; shop_employee, issued_by; who handed out the false card
q investigator person; fraud_analyst, case_owner
q officer person; police_contact, detective
q case_id id:FR-######; case_id, file
q crime id:CR/#####/##; police_reference, crime_number
q number phone; hijacked_number, msisdn
q shop phrase; store, where_swapped
q swapped date; swap_date, new_card_issued
q swapped_at time; swap_time, card_activated_at
q reported date; reported_on, complaint_date
q restored date; restored_on, number_returned
q loss money:400..38000; stolen_amount, damage
q document phrase; id_shown, proof_used; what the swindler showed
q channel choice:in store/by phone/online; how_requested, channel
q liable flag; company_accepts_liability, refund_granted; whether the network pays
q cctv flag; footage_secured, video_available
a suspect person; offender, swindler
a imei id; imei, device_id
a account iban; bank_account, receiving_account
a case_closed date; case_closed, closed_on
a new_number phone; replacement_number, second_number
a lawyer person; legal_counsel, attorney
a prior date; previous_swap, earlier_fraud
---
{operator} || Fraud desk
Case {case_id}

# False card for {number}
{victim} rang us on {reported} because the phone had gone dead. On {swapped} at {swapped_at} somebody had got a new card for the number, {channel?over the counter, at~by ringing our line, booked for~through the web shop, fetched at} {shop=the Broad Street branch|our kiosk in the mall|the station shop|the outlet in Harbour Parade}. Shown was {document=a forged driving licence|a photo of a passport|a utility bill|a false police report}. It was {agent} who handed it out.
With the number the strangers got into an account at {bank} and took {loss}.
{cctv!The pictures of the counter have been put aside~The pictures had been wiped when we asked|No pictures are left}.
+++
= Given back to the owner: {restored}
?= Police: {officer}, {crime}
{liable!Our rules were broken, so we make good the loss|We bear the loss~We kept to the rules and pay nothing|The loss cannot be laid at our door}.
> {investigator}

== en subsea_cable_repair
q owner company:{} Subsea/{} Cable Consortium/{} Ocean Networks; cable_owner, client
q repairer company:{} Marine Services/{} Cable Ships/{} Offshore; ship_operator, contractor
q ship phrase; cable_ship, vessel
q chief person; mission_chief, expedition_leader; who leads the work on board
q rep person; owner_representative, client_on_board
q cable phrase; system, cable_name
q segment id:S##; segment, section
q repair_order id:RO-####; repair_order, job
q fault_day date; fault_date, broken_since
q sailed date; departure_date, left_port
q finished date; repair_completed, joined_on
q port city; base_port, loaded_at
q depth unit:m 20..4800; water_depth, depth
q spare unit:km 0.4..14; spare_used, cable_inserted
q fault_cause choice:anchor/fishing gear/seabed slide; fault_cause, reason
q pairs number:2..24; fibre_pairs, fibres
q buried flag; reburied, buried_again
q weather_days number:1..12; weather_standby, days_lost
q culprit phrase; suspected_ship, suspect_vessel
a cost money; repair_cost, day_rate
a capacity phrase; traffic_lost, capacity
a permit id; permit_no, coastal_permit
a landing city; landing_point, cable_station
a insurer company; insurer, underwriter
a laid year; laid_in, ready_for_service_year
a loss unit:dB 0.1..3; splice_loss, attenuation
---
{repairer} || Final report, order {repair_order}
# {cable=Emerald Link|North Arc|Coral 2|Saga Strait|Pearl Express}, {segment}
For {owner}
The line went dark on {fault_day}. {ship=C/S Guillemot|Cable Tern|Ocean Splice|Lady Faraday} took on spare and men at {port} and left on {sailed}. {weather_days} days were spent waiting for the sea to go down.
At {depth} the ends were found and brought up. {fault_cause?The armour was bent and torn as by a fluke dragged over it~A trawl door hung in it~A landslip had buried and stretched it}. [At that hour the plot shows {culprit=a bulk carrier drifting|two trawlers|a coaster with no signal|a dredger} above the spot.]
{spare} were let in; all {pairs} pairs read well from both sides. The last joint went down on {finished}. {buried!A robot has jetted it a metre under~It lies on the bottom, which is rock, and could not be put under}.
+++
{chief} || {rep}
In charge on board || Watched for the owner
~ Position held secret. Joints made: {:number:2..3}. Crew {:number:48..70}.

== en location_release_film
q producer company:{} Pictures/{} Films/{} Television; production_company, licensee; who wants to film
q owner person; property_owner, licensor
q manager person; location_manager, contact
q signed_for_production person; signed_for_production, line_producer
q insurer company:{} Insurance/{} Underwriting; liability_insurer, cover_by
q title phrase; working_title, production
q property address; location, premises
q rooms phrase; areas_allowed, parts; which parts they may use
q agreement_date date; agreement_date, dated
q shoot_start date; shoot_start, first_day
q shoot_end date; shoot_end, last_day
q prep number:1..6; prep_days, rigging_days
q fee money:400..9000; location_fee, payment
q deposit money:200..3000; damage_deposit, security
q sum_insured money:1000000..9000000; sum_insured, liability_limit
q name_shown flag; may_show_name, real_name_used
q animals flag; animals_allowed, pets_on_set
q rights choice:one film/series and sequels/advertising; rights, permitted_use
q wrap time; finish_by, nightly_end
a crew number; crew_size, people_on_set
a director person; director, film_director
a broadcaster company; broadcaster, commissioned_by
a scene id; scene_number, scene
a bank iban; account, pay_to
a overtime money; overtime_rate, extra_hour
a premiere date; release_date, broadcast_date
---
# Leave to film
made on {agreement_date} between {owner}, who owns {property}, and {producer}, for a picture with the working title "{title=Salt Road|The Ninth Guest|Low Water|Bramble|Two for the Ferry}".

1. The company may use {rooms=the kitchen, hall and front garden|all of the ground floor|the barn and yard|roof and stairwell|the shop front only} from {shoot_start} to {shoot_end}, and {prep} days before that to build. Each night the lamps go out by {wrap}.
2. It pays {fee}, and lays down {deposit} against breakage, given back within {:number:7..30} days.
3. {rights?The pictures are for this one work and its trailers~The pictures may be used for every later part as well~The pictures serve to sell goods and may run in any medium}. {name_shown!The house may be shown under its own name~The name over the door is to be covered and not spoken}. {animals!Horses and dogs may come on the land~No beasts of any kind are to be brought}.
4. Harm to people and things is covered up to {sum_insured} with {insurer}.
+++
Day-to-day matters: {manager}, {:phone}
+++
{owner} || {signed_for_production}
Owner || for the company

== en film_progress_report
q producer company:{} Productions/{} Features/{} Studios; production_company, company
q title phrase; picture, film_title
q director person; director, directed_by
q ad person; first_assistant, compiled_by; who filled in the sheet
q approved person; upm, production_manager; who passed the sheet
q late person; latecomer, late_arrival; who came late
q day_no number:2..48; shooting_day, day_count
q scheduled_days number:49..70; scheduled_days, total_days
q shooting_date date; shooting_date, date
q location phrase; location, set
q unit_call time; unit_call, crew_call
q first_shot time; first_take, camera_rolled
q wrap time; wrapped_at, end_of_day
q lunch time; meal_break, lunch_from
q pages number:1..7; pages_shot, script_pages
q cards number:3..14; memory_cards, media_used
q behind choice:on schedule/ahead/behind; schedule_status, state
q accident flag; injury_on_set, accident
q catering company:{} Catering/{} Location Kitchens; caterer, fed_by
l scenes; scenes_shot, slates; what was shot
c scenes.scene id:##@; scene, scene_no
c scenes.description phrase; description, action
c scenes.takes number:2..19; takes, number_of_takes
a budget money; cost_to_date, overspend
a medic person; unit_medic, nurse
a next_call time; tomorrow_call, next_day_call
a broadcaster company; commissioner, channel
a weather phrase; weather, conditions
a end_of_shoot date; end_of_shoot, wrap_date
a extras number; extras, background
---
{producer} || Day {day_no} of {scheduled_days}
"{title=The Lockkeeper|Hazel|Night Ferry|Paper Moths|Under Oath}" || {shooting_date}
Director {director}
= Set: {location=quay, warehouse 3|stage 2, kitchen|moor above the village|police station corridor}
= Unit call: {unit_call}
= First shot: {first_shot}
= Ate: {lunch}, from {catering}
= Wrap: {wrap}
%scenes 2..5
Sc. | Action | Takes
{scenes.scene} | {scenes.description=she finds the letter|the chase on foot|breakfast, silent|he sells the boat|the call from home|rain on glass, insert} | {scenes.takes}
%%
{pages} pages done, {cards} cards handed to the lab runner. {behind?We are where we should be~We have half a day in hand~We owe half a day}. {accident!A spark was burnt on the wrist, see first-aid book~Nobody was hurt|No accidents}.
?{late} came in {:number:10..50} minutes after the call, tram.
+++
{ad} || {approved}
1st AD || Seen

== en music_cue_sheet
q producer company:{} Documentary/{} TV/{} Media; production_company, programme_maker
q channel company:Channel {}/{} Television/{} Broadcasting; broadcaster, aired_by
q society company:{} Performing Rights/{} Music Rights; collecting_society, sent_to
q programme phrase; title, show
q episode number:1..24; episode_no, part
q aired date; broadcast_date, first_aired
q sheet_date date; sheet_date, prepared_on
q supervisor person; music_supervisor, prepared_by
q editor person; film_editor, cut_by
q length duration; running_time, programme_length
q number id:CS-#####; cue_sheet_no, reference
q genre choice:drama/documentary/quiz show; genre, programme_type
q library flag; library_music_used, production_music
l cues; music, tracks; music that is heard
c cues.title phrase; piece, track_title
c cues.composer person; composer, author
c cues.secs number:8..190; seconds, cue_length
c cues.usage phrase; usage, how_heard; what part it plays
a publisher company; music_publisher, label
a fee money; licence_fee, royalty
a singer person; performer, vocalist
a isrc id; isrc, recording_code
a repeat date; repeat_date, rerun
a viewers number; audience, viewers
a share percent; writer_share, split
---
{producer} || {number}
To {society} || {sheet_date}

# Music heard in "{programme=Coasts of Iron|Who Keeps the Key|The Lamp Room|Half Past Nine|Hidden Gardens}", part {episode}
First shown {aired} on {channel}. {genre?Fiction~Factual film~A game with questions}, {length}. Cut by {editor}.
%cues 3..6 lines
{cues.title=Slow Tide|Brass for Monday|Ferrum|Lullaby No. 2|Corner Shop|Ice on the Line} – {cues.composer}
{cues.secs} sec, {cues.usage=under speech|over the opening|sung in picture|closing roll|from a radio in the scene}
%%
{library!Part of it comes from a mood music catalogue~All of it was written for the film or is sung in it; nothing from a catalogue}.
+++
> {supervisor}
> Music supervisor
~ Lengths measured in the mix of {:date}. Errors to {:email}.

== en photo_licence_terms
q agency company:{} Images/{} Picture Library/{} Photo; licensor, issued_by
q client company:{} Publishing/{} Magazine/{} Advertising; licensee, customer
q photographer person; taken_by, credit
q buyer person; picture_editor, ordered_by
q model person; person_shown, depicted
q seller person; account_manager, agency_contact
q image id:IMG######; picture_number, asset
q licence id:L-#####-@; licence_no, reference
q motif phrase; caption, what_is_shown
q taken_in city; taken_in, place_of_picture
q picture_date date; picture_date, shot_on
q licence_date date; licence_date, granted
q licence_end date; licence_end, use_until
q print_run number:2000..250000; circulation, copies
q fee money:60..2400; licence_fee, price
q usage choice:book cover/inside page/billboard; permitted_use, use
q exclusive flag; exclusive, sole_use
q release flag; model_release, consent_signed
q territory country; territory, valid_in
a size phrase; pixel_size, resolution
a late money; fee_without_credit, penalty
a isbn id; isbn, book_number
a camera phrase; camera, lens
a publication date; publication_date, appears_on
a vat percent; vat_rate, tax
a bank iban; iban, account
---
{agency} || {licence}
# What you may do with picture {image}
{client}, {buyer}
= Shows: {motif=fishing boat in fog|girl with goose|empty platform at night|hands kneading dough|old man reading}
= Taken: {taken_in}, {picture_date}
= By: {photographer}
You may use it {usage?on the front of one title~within the text, not larger than half a sheet~on hoardings and shelters}, up to {print_run} copies, in {territory}, until {licence_end}. {exclusive!Until then nobody else gets it~We may give it to others as well|You are not the only one who may have it}.
{release!The person shown, as far as there is one, has given leave in writing~There is no signed leave from anyone shown; not for use with touchy matters}. [In the picture: {model}.]
+++
= Fee: {fee}
= Granted: {licence_date}
Beside the picture must stand the photographer's name. Anything beyond this, ask {seller}.
~ No reworking by machine. Deleted from your store within {:duration} after the end.

== en newspaper_correction_request
q complainant company:{} Holdings/{} Charity/{} Clinic; complainant, affected_party
q signed_by person; signed_by, spokesperson
q paper company:{} Gazette/{} Courier/The {} Echo; newspaper, publisher
q editor person; addressee, editor_in_chief
q journalist person; journalist, byline
q quoted person; misquoted_person, wrongly_named; who was quoted wrongly
q article_title phrase; article_title, piece
q page_number number:2..32; page_number, printed_on_page
q publication_date date; publication_date, article_date
q letter_date date; letter_date, dated
q reply_by date; deadline, answer_expected
q wrong_figure money:10000..900000; wrong_figure, printed_amount
q correct_figure money:10000..900000; correct_figure, true_amount
q demand choice:correction/apology/right of reply; demand, remedy
q online flag; also_online, on_website
q council company:Press Council {}/{} Press Standards; next_instance, complaints_body
q contacted flag; was_asked_before, given_chance_to_comment
a damages money; compensation, damages
a lawyer person; solicitor, counsel
a circulation number; copies, readers
a complaint_number id; complaint_number, reference
a phone phone; phone, direct_line
a first_answer date; earlier_reply, first_reply
a photographer person; photo_by, picture_credit
---
{complainant} || {letter_date}
{:street}, {:city}

The editor
{paper}
For {editor}

"{article_title=Millions gone astray|Ward shut without a word|Who pays the piper?|Neighbours in fear|The secret deal}", page {page_number}, {publication_date}

Dear {editor},
in the piece named above {journalist} writes that our deficit stood at {wrong_figure}. It was {correct_figure}, as anyone can read in the accounts we file. Moreover words are put into the mouth of {quoted} that were never said.
{contacted!True, we were rung up beforehand, but what we answered was left out~Nobody thought of asking us first|We were not asked before it went to print}. {online!The same text can still be read on your web page~As far as we see it was not put on the web}.
We ask of you {demand?that the figures be put right in the same place~a word of regret, signed by you~room for two hundred words of our own}, and to hear from you by {reply_by}. [Failing that we shall turn to the {council}.]
+++
Yours sincerely
{signed_by}
for {complainant}
~ Enclosed: {:number:2..5} sheets

== en subtitle_qc_report
q studio company:{} Localisation/{} Captions/Subtitle House {}; vendor, subtitling_company
q client company:{} Streaming/{} Films/{} Distribution; customer, platform
q translator person; subtitler, translated_by
q checker person; qc_operator, reviewed_by
q coordinator person; project_manager, assigned_by
q title phrase; programme, film
q source_language language; source_language, original_language
q target_language language; target_language, subtitle_language
q job id:QC#####; job_no, report
q delivered date; file_delivered, received_from_translator
q checked date; qc_date, checked_on
q redelivery_due date; redelivery_due, corrected_file_by
q lines number:400..1900; subtitle_count, events
q speed number:12..21; reading_speed, cps
q errors number:2..90; total_errors, error_count
q verdict choice:pass/pass with fixes/fail; result, outcome
q machine flag; machine_translated, mt_suspected
l notes; findings, issues
c notes.timecode time; timecode, position
c notes.error phrase; error, description
c notes.suggestion phrase; suggestion, correction
a fee money; rate_per_minute, price
a length duration; runtime, film_length
a premiere date; release_date, launch
a dubbing company; dubbing_studio, dub
a director person; film_director, directed_by
a fps number; frame_rate, fps
a second_checker person; second_checker, proofreader
---
{studio} || {job}
For {client}
# "{title=The Salt Line|Marrow|Three Bridges|The Visitor's Book|Wolf Winter}": {source_language} into {target_language}
File came in {delivered} from {translator}, gone through on {checked} by {checker}. {lines} titles, {speed} signs a second at most.
{verdict?Can go out as it is~Can go out once these small things are done~Goes back, too much is wrong}. Counted: {errors} slips. {machine!It reads as though a machine had done it and nobody had looked~It is plainly the work of a human hand}.
%notes 2..5 lines
{notes.timecode} – {notes.error=title runs over a cut|name spelt in two ways|joke lost|sir and madam mixed up|number wrong|line left in the source tongue}
Better: {notes.suggestion=end it 3 frames earlier|keep the first spelling|see note|swap|check with list|translate}
%%
+++
Corrected file to {coordinator} by {redelivery_due}.
~ Sheet after house style, issue {:number:2..9}.

== en banquet_event_order
q hotel company:{} Hotel/Grand {}/The {} Inn; venue, issued_by
q client company:{} Pharma/{} Rotary Club/{} Lawyers; client, organiser
q client_contact person; client_contact, ordered_by
q manager person; banquet_manager, event_manager
q chef person; head_chef, kitchen_lead
q speaker person; guest_of_honour, after_dinner_speaker
q beo id:BEO ####; order_no, event_id
q event_date date; event_date, function_date
q final date; final_numbers_due, headcount_deadline
q doors time; guests_arrive, reception_from
q dinner time; served_at, seated
q music_off time; music_off, bar_closes
q room phrase; function_room, hall
q guaranteed number:30..420; guaranteed_covers, minimum_guests
q expected number:30..440; expected_guests, estimate
q price money:38..140; per_head, menu_price
q setup choice:round tables/long tables/theatre rows; seating, layout
q cash_bar flag; guests_pay_drinks, cash_bar
q wifi_code id:@@@@##; network_password, wifi
l menu; courses, dishes
c menu.course phrase; course, part
c menu.dish phrase; dish, food
a deposit money; deposit_paid, advance
a music_by company; band, music_by
a florist company; florist, flowers_by
a vegetarians number; vegetarian_meals, special_diets
a parking number; parking_spaces, cars
a rooms number; bedrooms, overnight_guests
a contract_signed date; contract_signed, confirmed_on
---
{hotel} – banqueting || {beo}
# {event_date}: {client}
= Room: {room=Orangery|Ballroom, east half|Terrace Suite|Old Cellar|Library}
= From: {doors}, drinks on the landing
= At table: {dinner}
= Lights up: {music_off}
{guaranteed} will be charged whoever comes; we lay for {expected}. {setup?Rounds of ten~Three long boards as in a college~Chairs only, in rows}. {price} a head[, wireless word {wifi_code}].
%menu 3..4 lines
{menu.course=To begin|Between|Main|Sweet}: {menu.dish=smoked trout, horseradish|lamb shoulder, beans|lemon tart|leek terrine|sorbet of pear|sea bass, fennel}
%%
{cash_bar!Wine with the meal is on the host, everything else guests settle at the counter~All drinks go on the host's bill|Nobody pays at the bar}.
+++
Numbers can still be changed until {final}; ring {client_contact} ({:phone}) with questions.
[{speaker} speaks after the sweet, {:number:10..25} minutes, wants a lectern.]
+++
Kitchen: {chef} || Floor: {manager}
== en hotel_incident_log
q hotel company:{} Hotel/{} Lodge/Hotel {} Palace; property, venue; where it happened
q guest person; guest_name, person_affected
q room id:###; room_number, room
q night_manager person; night_manager, logged_by
q attended person; first_aider, attended_by; who helped first
q witness person; seen_by, witness_name
q gm person; general_manager, escalated_to
q contractor company:{} Lifts/{} Plumbing/{} Electrical; called_out_firm, tradesman
q incident_number id:IR-#####; incident_number, log_entry
q incident_date date; incident_date, occurred_on
q occurred_at time; occurred_at, incident_time
q checkout date; departure_date, guest_leaves
q spot phrase; exact_location, where
q description phrase; description, event
q category choice:injury/theft/damage; category, incident_type
q police flag; police_called, police_involved
q ambulance flag; ambulance_called, medical_help
q gesture phrase; goodwill, compensation_offered; what the hotel offered
q value money:40..2600; estimated_value, amount
a arrival date; check_in, arrived_on
a crime_no id; crime_reference, police_number
a phone phone; guest_phone, contact
a insurer company; insurer, claims_handler
a nationality country; nationality, home_country
a closed_on date; closed_on, resolved
a room_rate money; room_rate, nightly_rate
---
{hotel} || Duty log
Entry {incident_number} || {incident_date}

Guest: {guest}, room {room} (staying until {checkout})
= Time: {occurred_at}
= Place: {spot=pool deck|lift lobby, 3rd floor|car park level -1|breakfast room|spa changing area|main staircase}
= Type: {category?guest hurt~property taken~something broken}
What we were told: {description=slipped on wet tiles|handbag gone from the chair|water through the ceiling|lift door closed on arm|phone missing after housekeeping}.
{attended} was on the scene within minutes. {ambulance!Paramedics were called and arrived after 15 minutes~The guest declined medical help|No medical help was needed}. {police!Reported to the police by the front desk~The guest did not want the police involved|Police not contacted}.
?Statement taken from {witness}.
?{contractor} called out at {:time}, engineer expected within the hour.
+++
Estimated value {value}. [Offered: {gesture=late check-out|dinner for two|a free night|spa voucher}.]
Handed over to {gm} with the morning report.
> {night_manager}
> Night manager

== en room_damage_letter
q hotel company:{} Hotel/{} Resort/{} Suites; sender, property
q guest person; addressee, former_guest
q signed_by person; signed_by, front_office_manager
q finder person; housekeeper, discovered_by
q repairer company:{} Joinery/{} Glass/{} Upholstery; quote_from, repair_firm
q booking id:RES######; reservation, confirmation_no
q letter_date date; letter_date, dated
q arrived date; check_in, stay_from
q check_out date; check_out, stay_until
q deadline date; reply_by, object_until
q room id:###; room_no, room
q damage phrase; damage, what_was_damaged
q cost money:90..1900; repair_cost, amount_claimed
q nights_lost number:1..6; nights_out_of_order, unsold_nights
q lost money:120..1500; lost_revenue, room_loss
q card id:####; card_last_digits, card_on_file
q charge choice:charge card/send bill/claim on insurance; collection_method, how_paid
q photos flag; photos_enclosed, evidence_attached
q admitted flag; guest_admitted, owned_up; whether the guest had owned up
a police id; police_report, crime_no
a companion person; second_guest, accompanying_person
a deposit money; deposit, deposit_held
a policy id; policy_number, insurance_no
a phone phone; phone, direct_line
a repaired date; repair_date, room_back_in_service
a company company; employer, corporate_account
---
{hotel}
{:street}, {:zip} {:city}

{guest}
{:street}
{:zip} {:city}

{letter_date}
Re: {booking}, room {room}, {arrived} to {check_out}

Dear {guest},
Thank you for staying with us. Unfortunately, when {finder} from housekeeping entered the room after your departure, the following was found: {damage=a burn in the carpet, 30 cm|cracked shower screen|red wine over the sofa|broken door frame|TV screen smashed}. {photos!Pictures are attached to this letter~We have no pictures, but two colleagues confirm the condition}. {admitted!You mentioned the mishap yourself at the desk, which we appreciate~It was not mentioned at check-out|Nobody told us about it}.
{repairer} has quoted {cost} for putting it right. In addition the room could not be sold for {nights_lost} nights ({lost}).
{charge?The total will be debited from your card~You will receive a bill by post~We are passing this to our insurer and will come back to you}. The card we hold ends in {card}.
If you see this differently, please let me have your account by {deadline}.
+++
Kind regards,
{signed_by}
Front office manager

== en kitchen_temperature_log
q business company:{} Catering/{} Bistro/Café {}; food_business, operator
q chef person; head_chef, reviewed_by
q recorder person; recorded_by, shift_cook
q fridge_no id:FR-##; fridge_no, appliance
q week date; week_beginning, week_of
q target unit:°C 1..5; target_temperature, limit
q action phrase; corrective_action, what_was_done
q discarded phrase; food_thrown_away, waste_item
q engineer company:{} Refrigeration/{} Cooling/{} Coldroom Services; service_firm, repair_called
q probe id:PR-##; thermometer, probe_id
q probe_checked date; probe_check, ice_test_date
q alarm flag; limit_exceeded, breach; whether it was ever too warm
q location phrase; location, kitchen_area
l readings; measurements, checks
c readings.weekday phrase; weekday, day
c readings.am unit:°C 1..9; morning, first_reading
c readings.pm unit:°C 1..9; evening, second_reading
c readings.initials first; initials, checked_by; who read it
a delivery date; delivery_date, goods_received
a inspector person; food_inspector, environmental_health_officer
a serviced date; last_service, serviced_on
a rating number; hygiene_rating, score
a serial id; serial_number, model
a humidity percent; humidity, rh
a cost money; repair_cost, callout_charge
---
{business}
# Fridge record {fridge_no}
= Where: {location=main kitchen, left|pastry|bar|cold store|staff canteen}
= Week beginning: {week}
= Keep at or below: {target}
= Probe: {probe} (tried in ice {probe_checked})
%readings 4..7
Day | a.m. | p.m. | Who
{readings.weekday=Mon|Tue|Wed|Thu|Fri|Sat|Sun} | {readings.am} | {readings.pm} | {readings.initials}
%%
{alarm!The limit was passed once this week, see note~Within the limit all week|No reading too high}.
?Note: {action=moved stock to FR-02|door seal cleaned|thermostat turned down|unit emptied and switched off}
?Thrown out: {discarded=4 kg chicken thigh|two trays of custard|all open dairy|cooked rice}
[{engineer} rung on {:phone}.]
+++
Sheet kept by {recorder}. Checked at the week's end by {chef}.
~ If above 8 for more than {:number:2..4} hours, ask before serving. Keep for {:duration}.

== en allergen_incident_form
q venue company:{} Restaurant/{} Kitchen/The {} Arms; restaurant, food_business
q supplier company:{} Foods/{} Bakery/{} Sauces; ingredient_supplier, traced_to
q authority company:{} Environmental Health/{} Food Safety Office; reported_to, enforcement_body
q guest person; affected_customer, diner
q server person; waiter, order_taken_by
q cook person; prepared_by, chef
q manager person; completed_by, duty_manager
q form_number id:ALG-###; form_number, ref
q incident_date date; incident_date, meal_date
q authority_informed_on date; authority_informed_on, reported_on
q symptoms_from time; symptoms_from, time_of_reaction
q table number:1..60; table_number, table
q dish product; dish_eaten, meal
q allergen choice:nuts/milk/gluten; allergen, substance
q declared flag; allergy_mentioned, guest_told_staff; whether the guest had said so beforehand
q hospital flag; taken_to_hospital, hospitalised
q root_cause phrase; root_cause, how_it_happened
q measure phrase; corrective_measure, change_made
q batch id:L####@; batch_code, lot
a hospital_name company; hospital_name, admitted_to_clinic
a birth date; date_of_birth, dob
a phone phone; customer_phone, contact
a solicitor person; solicitor, legal_rep
a compensation money; settlement, compensation
a training date; last_training, staff_trained_on
a covers number; guests_served, covers
---
{venue} || Form {form_number}
# Allergic reaction – internal report
Date of meal: {incident_date}, table {table}
Customer: {guest}
Ordered: {dish=pesto linguine|carrot cake|chicken satay|fish pie|onion bhaji}
{declared!The customer informed us before ordering|The allergy was written on the booking~We had not been told of any allergy|The customer only mentioned it afterwards}.
Symptoms from {symptoms_from}. {hospital!Ambulance took the customer away~The customer recovered after own medication and stayed|Went home, no ambulance}.
+++
= Order taken by: {server}
= Plate prepared by: {cook}
= Substance: {allergen?traces of almond and cashew~dairy, in the sauce~wheat flour}
Our finding: {root_cause=same spoon used for two pans|new recipe not on the chart|supplier changed the blend|garnish added by habit|label torn off}. [Ingredient from {supplier}, code {batch}.]
What changes: {measure=purple boards and tongs|second ticket for allergies|chart reprinted each Monday|manager carries the plate}
?{authority} was informed on {authority_informed_on}.
> {manager}
> Duty manager
~ Plate and sauce kept frozen, bag {:number:10..99}.

== en shoplifting_incident_report
q store company:{} Department Store/{} Supermarket/{} Pharmacy; retailer, shop
q guard_firm company:{} Security/{} Guarding/{} Protection; security_company, guarding_contractor
q suspect person; offender, detained_person
q officer person; store_detective, stopped_by
q manager person; store_manager, decision_by
q constable person; police_officer, attending_officer
q witness person; employee_witness, cashier
q incident_no id:SL######; incident_no, report_id
q crime id:##/####/##; crime_number, police_ref
q incident_date date; incident_date, date
q seen_at time; observed_at, first_seen
q stopped_at time; detained_at, stop_time
q area_of_store phrase; area_of_store, department
q value money:12..900; goods_value, value_of_goods
q method phrase; modus_operandi, how_concealed
q ban duration; exclusion_period, ban_length
q outcome choice:police/ban only/no action; result, disposal
q resaleable flag; back_on_shelf, can_be_resold; whether the goods can still be sold
q force flag; force_used, physical_contact
l goods; items, stolen_goods
c goods.item product; article, product
c goods.qty number:1..6; quantity, count
c goods.each money:4..180; unit_price, price
a birth date; date_of_birth, dob
a address address; home_address, suspect_address
a cctv id; camera_number, footage_ref
a accomplice person; second_person, accomplice
a licence id; guard_licence, badge_no
a court date; court_date, hearing
a fee money; civil_recovery, handling_fee
---
{guard_firm} on behalf of {store}
# Incident {incident_no}
{incident_date} || Branch {:city}

I was on plain-clothes duty in {area_of_store=cosmetics|electrical|menswear|spirits|baby care} when at {seen_at} I saw a person, later giving the name {suspect}, {method=put goods under a coat|cut off tags in the fitting room|walk out with a full basket|swap price stickers|use a lined bag}. I followed past the tills and stopped the person outside at {stopped_at}. {force!I had to hold the arm because the person tried to run~The person came along without being touched|No force of any kind was needed}.
%goods 1..4
Item | No. | Each
{goods.item=perfume 50 ml|razor blades|whisky 70 cl|jeans|headphones|formula milk} | {goods.qty} | {goods.each}
%%
Total selling value {value}. {resaleable!All of it went back on the shelf~Opened or spoilt, cannot be sold any more}. Cashier {witness} saw part of it.
+++
{manager} decided: {outcome?handed over to officers~told not to come back, nothing further~let go after a talk, first time and elderly}.
?Attending: {constable}, reference {crime}
?Not to enter any branch for {ban}.
> {officer}

== en product_return_authorisation
q seller company:{} Direct/{} Electronics/{} Outdoor; vendor, issued_by
q buyer company:{} Cycles/{} Camping/{} Hi-Fi; customer, returning_party
q requested_by person; requested_by, customer_contact
q handler person; returns_clerk, approved_by
q carrier company:{} Parcel/{} Freight/{} Couriers; return_carrier, collected_by
q rma id:RMA-######; authorisation_no, return_number
q original_order id:SO#####; original_order, sales_order
q authorised_on date; authorised_on, issue_date
q bought date; purchase_date, order_date
q expires date; valid_until, send_back_by
q depot address; return_address, send_to
q return_reason phrase; return_reason, fault_stated
q restock percent; restocking_fee, deduction
q remedy choice:refund/exchange/repair; resolution, outcome_wanted
q label flag; prepaid_label, free_return; whether the sender has to pay nothing for the parcel
q test_first flag; subject_to_inspection, inspection_required
l items; goods, articles
c items.sku id:@@###; sku, article_no
c items.name product; description, product
c items.qty number:1..12; quantity, pieces
a invoice id; invoice_number, bill
a amount money; refund_amount, credit
a tracking id; tracking_number, parcel_no
a weight unit:kg 1..40; parcel_weight, weight
a received date; goods_received, arrived_back
a warranty date; warranty_end, guarantee_until
a phone phone; phone, helpline
---
{seller} returns desk || {rma}
{authorised_on}

To: {requested_by}, {buyer}
Your order {original_order} of {bought}

You may send back the following:
%items 1..4
Code | Article | Pcs
{items.sku} | {items.name=rear light set|two-man tent|turntable belt|bottle cage|sleeping mat|bluetooth speaker} | {items.qty}
%%
Reason as stated: {return_reason=not as described|arrived too late|does not switch on|ordered twice|seam torn}
{remedy?Money back once the goods are here~A new one is sent out in exchange~We mend it and return it to you}. {test_first!We look at everything first and decide then~No check is made, you have our word}. [{restock} will be kept back for handling.]
+++
Write the number large on the box and send it to {depot} by {expires}; after that the number is void.
{label!A label is enclosed, the journey costs you nothing~Carriage is at your expense}. Parcels are fetched by {carrier} on weekdays.
> {handler}

== en mystery_shopper_report
q agency company:{} Insight/{} Research/ShopCheck {}; research_agency, carried_out_by
q brand company:{} Coffee/{} Opticians/{} Fuel; client, chain
q branch phrase; outlet, store_visited
q town city; town, place
q shopper person; assessor, visitor
q editor person; checked_by, quality_editor
q served person; staff_member, served_by; who served
q manager person; branch_manager, manager_on_duty
q visit id:MS-#####; visit_number, report_ref
q visit_date date; visit_date, visited_on
q entered time; entered, arrival_time
q out time; left, departure_time
q waiting_time duration; waiting_time, queue_time
q score percent; overall_score, result
q previous_score percent; previous_score, last_time
q spent money:3..80; purchase_amount, spent
q greeted flag; greeted, welcomed
q upsell flag; extra_offered, upselling
q toilets choice:clean/acceptable/dirty; washroom_condition, toilets
q highlight phrase; best_point, praise
q complaint phrase; weak_point, criticism
a fee money; shopper_fee, payment
a next_visit date; next_visit, next_round
a till_number id; till_number, receipt_no
a age number; age, shopper_age
a region region; region, area
a average percent; network_average, benchmark
a companion person; accompanied_by, second_shopper; who came along on the visit
---
{agency}
Report {visit} for {brand}
Branch: {branch=Market Square|Retail park north|Station concourse|Motorway east|Arcade}, {town}
Visit: {visit_date}, in {entered}, out {out}

^ {score} (previous round {previous_score})

I queued for {waiting_time} and was then served by {served} (name badge). {greeted!I was wished good morning straight away and with a smile|A friendly hello came first~Nobody said hello|I was not greeted}. {upsell!I was asked whether I would like something with it~Nothing further was suggested to me|No extra was offered}. I paid {spent}.
= Toilets: {toilets?spotless~passable~in a bad state}
+++
?What was good: {highlight=knew the menu by heart|helped a lady with a pram|floor freshly mopped|quick with change}
?What was not: {complaint=tables sticky|music too loud|two tills closed|phone in hand}
The manager on duty, {manager}, was seen at the door.
+++
Shopper: {shopper} || Edited: {editor}
~ Not to be used for disciplinary purposes.

== en cctv_release_form
q holder company:{} Shopping Centre/{} Transport/{} Housing; data_controller, released_by_body
q requester company:{} Police/{} Insurance/{} Solicitors; requesting_body, released_to
q applicant person; requested_by, applicant_name
q operator person; cctv_operator, copied_by
q approver person; data_protection_officer, authorised_by
q collector person; collected_by, handed_to
q form_no id:VR-####; form_no, release_no
q their_ref id:@@##/####; requester_ref, case_ref
q camera id:CAM ##; camera, camera_number
q event date; date_of_event, footage_date
q footage_from time; footage_from, start
q footage_to time; footage_to, end
q request_date date; request_date, received_on
q released date; release_date, handed_over_on
q subject phrase; reason, incident
q medium choice:usb stick/secure link/disc; format, carrier
q seal id:S######; evidence_bag, seal_no
q blurred flag; faces_masked, redacted
q original_kept flag; master_retained, kept_by_us
a fee money; charge, fee
a suspect person; suspect, person_in_footage
a plate id; vehicle_registration, number_plate
a delete date; deletion_date, overwritten_on
a court date; court_date, trial
a size unit:GB 1..60; file_size, size
a phone phone; phone, contact_number
---
{holder} control room || {form_no}
# Release of recorded images
= Asked for by: {applicant}, {requester}
= Their reference: {their_ref}
= Request received: {request_date}
= About: {subject=collision at the barrier|theft of a pedal cycle|fall on the escalator|assault outside unit 12|damage to a shutter}
= Camera: {camera}
= Footage of: {event}, {footage_from} to {footage_to}
Copied by {operator}. {blurred!Other people's faces have been made unrecognisable~Nothing was masked, the pictures are as recorded}. {medium?Saved on a stick~Placed on a server, the password follows by phone~Burnt to disc}[, bag {seal}]. {original_kept!The master stays in our safe~We keep no copy; the system has since written over it}.
+++
Basis: prevention or detection of crime, legal claims. Approved: {approver}.
+++
Handed over {released} || Received: {collector}
~ Not to be shown to the press. Clock of the system checked, {:number:1..50} s fast.

== en guard_assignment_instructions
q firm company:{} Security Services/{} Guarding/{} Watch; security_company, issued_by
q client company:{} Pharma/{} Data/{} Distribution; customer, protected_site_of
q contracts_manager person; contracts_manager, written_by
q client_contact person; client_contact, client_representative
q keyholder person; out_of_hours_contact, keyholder
q keyholder_phone phone; out_of_hours_phone, night_number
q site address; site, location
q document_no id:AI/###; document_no, ref
q issue number:2..14; version, issue
q effective date; in_force_from, effective_date
q review_due date; review_due, to_be_reviewed
q shift_start time; shift_start, on_duty_from
q shift_end time; shift_end, off_duty
q patrols number:3..9; patrols_per_shift, rounds
q gap duration; patrol_interval, at_least_every
q guards number:1..6; officers_on_duty, headcount
q dogs flag; dog_patrol, dog_handler
q search choice:everyone/random/none; search_policy, bag_checks
q dress phrase; uniform, dress
l duties; tasks, orders
c duties.time time; time, at
c duties.task phrase; duty, what
a hourly_rate money; hourly_rate, charge_rate
a radio phrase; call_sign, radio_channel
a licence id; licence_no, sia_number
a contract_end date; contract_expiry, contract_ends
a alarm company; alarm_receiving_centre, monitoring_station
a alarm_code id; alarm_code, gate_code
a police phone; police_number, station_phone
---
{firm} || {document_no} issue {issue}
# Assignment instructions
{client}, {site}
In force from {effective}. To be gone over again on {review_due}.
= Cover: {shift_start} to {shift_end}, {guards} on the post
= Rounds: {patrols} a shift, never more than {gap} apart
= Dress: {dress=dark suit, tie|hi-vis over uniform|polo and fleece|full uniform with cap}
{dogs!A handler with dog walks the fence at night~No dogs are used here}. Bags: {search?of every person who leaves, without exception~of those picked by the button~are not looked into}.
+++
By the clock:
%duties 3..6 lines
{duties.time} {duties.task=unlock main gate|read freezer display|lights in car park on|test panic button|lock rear stair|hand over log}
%%
+++
In office hours ask {client_contact}. At night ring {keyholder}, {keyholder_phone}.
Never leave the post unmanned. Smoking only at the shelter.
> {contracts_manager}
> Contracts manager

== en exhibitor_space_contract
q organiser company:{} Fairs/{} Exhibitions/{} Events; organiser, issued_by
q exhibitor company:{} Tools/{} Pumps/{} Organics; exhibitor, stand_holder
q builder company:{} Stands/{} Expo Build/{} Displays; stand_builder, contractor
q exhibitor_contact person; exhibitor_contact, responsible_person
q seller person; sales_manager, sold_by
q fair phrase; exhibition, event_name
q venue phrase; hall, venue
q city city; host_city, town
q contract id:EX-##-####; contract_number, reference
q stand id:@##; stand_number, booth
q floor_space unit:m2 9..240; floor_space, stand_area
q contract_date date; contract_date, signed_on
q opens date; first_day, opening
q closes date; last_day, closing
q build date; build_up_from, access_from
q balance_due date; second_instalment, balance_due
q price money:900..48000; stand_price, total
q deposit money:300..12000; first_instalment, deposit
q stand_type choice:row stand/corner stand/island; stand_type, open_sides
q shell flag; shell_scheme_included, walls_included
q passes number:2..40; exhibitor_passes, badges
a power unit:kW 2..40; power_connection, kw
a visitors number; expected_visitors, attendance
a cancel percent; cancellation_fee, penalty
a insurance money; insurance_cover, liability
a vat id; vat_number, tax_id
a dismantle date; dismantling, cleared_by
a coexhibitor company; co_exhibitor, shares_stand_with
---
{organiser} || {contract}
# Space at {fair=AgriNext|Pump & Valve Days|Natural Living|Toolex|CoastBuild}
{venue=Hall 4|Pavilion B|Exhibition Centre, north|Harbour Arena}, {city}, {opens} to {closes}

Exhibitor: {exhibitor}, represented by {exhibitor_contact}
Space: {stand}, {floor_space}, {stand_type?one side to the aisle~two sides open~free on all four sides}
{shell!Walls, carpet and name board are part of the price~Bare floor; walls are up to you}. {passes} passes are free, each further one {:money:10..45}.
= Price: {price}
= On signing: {deposit}
= Remainder by: {balance_due}
?Your stand is put up by {builder}, who must send drawings to us six weeks ahead.
Lorries may drive in from {build}, {:time}.
+++
{exhibitor_contact} || {seller}
{contract_date} || For the organiser
~ Noise up to {:number:65..75} dB. No balloons. House rules on the web.
== en interview_feedback_form
q company company:{} Engineering/{} Biotech/{} Media; employer, hiring_company
q agency company:{} Recruitment/{} Talent/{} Search; recruiter, agency
q candidate person; applicant, interviewee
q hiring_manager person; hiring_manager, chair; who led the talk
q second_interviewer person; second_interviewer, panel_member
q consultant person; agency_contact, put_forward_by
q position job; role, job_title
q vacancy id:REQ-####; requisition, job_ref
q interview_date date; interview_date, interviewed_on
q answer_by date; decision_promised_by, feedback_due
q available date; can_start, available_from
q score number:8..25; total_score, points
q salary money:28000..96000; salary_expectation, asks_for
q notice duration; notice_period, notice
q strength phrase; strength, impressed_by
q concern phrase; concern, weakness
q verdict choice:second interview/offer/decline; recommendation, next_step
q visa flag; needs_visa, sponsorship_needed
q remote flag; wants_remote, remote_work
a birth date; date_of_birth, dob
a current company; current_employer, works_at
a budget money; salary_budget, max_salary
a fee percent; agency_fee, commission
a referee person; reference, referee
a second_date date; second_interview_on, next_meeting
a degree phrase; degree, education
---
{company}
# Interview notes – confidential
= Candidate: {candidate}
= Vacancy: {position=Test engineer|Lab technician|Picture researcher|Payroll specialist|Site planner} ({vacancy})
= Put forward by: {consultant}, {agency}
= Seen on: {interview_date}
The conversation was led by {hiring_manager}; {second_interviewer} asked the technical part. {score} of 25 points.
We liked: {strength=clear thinking under pressure|knows our tools inside out|honest about gaps|asked the right questions}. [Less convincing: {concern=little experience of leading|vague on numbers|has moved jobs a lot|talks over others}.]
Expects {salary} a year, has to give {notice} and could begin on {available}. {visa!We would have to sponsor a work permit~Free to work here without any permit|No permit is required}. {remote!Would like to work from home most of the week~Is happy to be in the office every day}.
+++
{verdict?Invite again, this time with the director~Make an offer now, before somebody else does~Thank and say no}
We promised to let the agency know by {answer_by}.
> {hiring_manager}
~ Destroy six months after the post is filled. Other candidates seen: {:number:2..7}.

== en temp_assignment_confirmation
q agency company:{} Staffing/{} Temps/{} Personnel; employment_business, issued_by
q client company:{} Packaging/{} Warehousing/{} Care Homes; hirer, assigned_to
q worker person; temp, assigned_worker
q report_to person; report_to, on_site_supervisor
q consultant person; agency_consultant, signed_by
q replaced person; covers_for, absent_employee; whose place is filled
q assignment_no id:ASG#####; assignment_no, booking
q role job; job, role
q site address; place_of_work, workplace
q first_day date; first_day, start_date
q expected_end date; expected_end, last_day
q date_of_letter date; date_of_letter, confirmed_on
q shift_start time; shift_start, begins
q shift_end time; shift_end, ends
q hourly_pay money:9..38; hourly_pay, pay_rate
q charge money:14..58; charge_rate, billed_to_client
q parity date; equal_treatment_from, twelve_week_date; from when the same terms as the regular staff hold
q cause choice:holiday cover/peak season/sick leave; reason, why_needed
q ppe flag; ppe_provided, client_supplies_gear
q renew flag; may_be_extended, extension_possible
a birth date; date_of_birth, dob
a bank iban; bank_account, iban
a bonus money; bonus, overtime_pay
a hours number; weekly_hours, hours_per_week
a id_doc id; passport, right_to_work_doc
a notice duration; notice, notice_period
a phone phone; worker_phone, mobile
---
{agency} || {assignment_no}
{date_of_letter}

Dear {worker},
we are pleased to confirm your booking with {client} as {role=packer|forklift driver|night carer|receptionist|picker}.
= Where: {site}
= Report to: {report_to}
= From: {first_day}, daily {shift_start} to {shift_end}
= Likely until: {expected_end}
= You receive: {hourly_pay} an hour
{cause?You are standing in while a regular is away on leave~It is their busiest time of year~You are standing in for somebody who is unwell}[; your predecessor on the bench is {replaced}]. {renew!If all goes well it can go on beyond that~It ends then without further ado|There is no prospect of it being longer}. {ppe!Boots and gloves are handed out at the gate~Bring boots and gloves of your own}.
+++
From {parity} on you have the same basic terms as those employed there directly.
[For the hirer's copy only: {charge} an hour plus tax.]
+++
Good luck!
{consultant}
~ Send your time sheet by Monday {:time}.

== en right_to_work_check
q employer company:{} Hotels/{} Logistics/{} Care; employer, checked_by_company
q worker person; employee, checked_person
q checker person; hr_officer, carried_out_by
q manager person; line_manager, hiring_manager
q national country; nationality, citizen_of
q born date; date_of_birth, dob
q employment_start date; employment_start, first_day
q checked date; check_date, verified_on
q recheck date; follow_up_due, check_again_by
q doc_no id:@@#######; document_number, document
q document_type choice:passport/residence card/visa; document_type, shown
q doc_expiry date; document_expiry, valid_until
q share id:@@@ ### @@@; share_code, online_code
q hours number:10..40; weekly_hours_limit, max_hours
q form_no id:RTW-####; form_no, file_ref
q original flag; original_seen, original_document
q limited flag; time_limited, limited_right
q role job; post, job
a address address; home_address, residence
a entry_date date; entry_date, arrived_in_country
a ni id; ni_number, tax_number
a salary money; salary, pay
a sponsor id; sponsor_licence, certificate_of_sponsorship
a previous company; previous_employer, last_job
a phone phone; phone, mobile
---
{employer} – people team || {form_no}
# Check before employment
= Name: {worker}
= Born: {born}
= Citizen of: {national}
= Job: {role=room attendant|driver|carer|night porter|kitchen porter}, for {manager}
= Starts: {employment_start}
On {checked} I looked at the {document_type?travel document~biometric card for foreigners~sticker in the travel document} {doc_no}, which runs out on {doc_expiry}. {original!I held the real thing in my hands and the holder was in front of me~Only a scan was available, so the government page was used instead}. [Online code {share}.]
{limited!Leave to work comes to an end at some point, so a new look is needed by the date below~The right to work has no end date|No second check will ever be needed}.
?Not more than {hours} hours a week in term time.
?Diary: {recheck}
+++
> {checker}
~ Copy to be kept for two years after leaving. Page {:number:1..3}.

== en secondment_agreement
q employer company:{} Bank/{} Council/{} Airlines; employer, seconding_company
q receiving_body company:{} Ministry/{} Ventures/{} Museum Trust; host, receiving_body
q person person; secondee, employee
q home_boss person; home_manager, signed_for_employer
q host_boss person; host_manager, reports_to
q role_at_host job; role_at_host, position
q current_position job; current_position, substantive_post
q agreement_no id:SEC/####; agreement_no, reference
q secondment_start date; secondment_start, from
q secondment_end date; secondment_end, until
q agreement_date date; agreement_date, signed_on
q midterm_review date; midterm_review, review
q place_of_work city; place_of_work, based_in
q share percent; cost_share, reimbursed_share
q salary money:34000..118000; annual_salary, salary
q notice duration; notice_to_end, early_end_notice
q leave_days number:22..35; leave_days, holiday
q return flag; guaranteed_return, right_to_return
q payer choice:employer/host/shared; salary_paid_by, who_pays
q project phrase; purpose, project
a birth date; birth_date, dob
a bonus money; bonus, allowance
a union person; union_rep, staff_side
a housing money; housing_allowance, rent
a visa id; work_permit, visa_number
a successor person; cover, fills_in
a email email; email, contact
---
# Secondment agreement {agreement_no}
Parties: {employer} ("Employer") and {receiving_body} ("Host"). Made {agreement_date}.

1. {person}, at present {current_position=risk analyst|planning officer|cabin services trainer|branch lead} with the Employer, will work for the Host as {role_at_host=policy adviser|programme manager|head of visitor services|digital lead} in {place_of_work} from {secondment_start} until {secondment_end}, in connection with {project=the new payment rules|the move to the harbour site|opening the east wing|the citizens' portal}.
2. {payer?The Employer goes on paying as before and asks nothing back~Pay comes from the Host alone during this time~The Employer pays and recovers part of it}. The annual figure is {salary}[; the part recovered is {share}]. {leave_days} days of holiday.
3. Day to day {host_boss} gives directions. A conversation of all three takes place on {midterm_review}.
4. Either side may bring it to an end with {notice}. {return!Afterwards the old desk is waiting|The former post is kept open~The former post cannot be promised; a comparable one will be looked for}.
+++
{home_boss} || {host_boss}
For the Employer || For the Host

== en redundancy_consultation_letter
q employer company:{} Ceramics/{} Publishing/{} Motors; employer, sender
q employee person; addressee, employee_at_risk
q hr_director person; hr_director, signed_by
q rep person; elected_representative, staff_rep
q companion_union company:{} Workers Union/United {} Trades; trade_union, union
q job job; post_at_risk, current_role
q site city; site, workplace
q reference id:HR-##-###; reference, letter_ref
q letter_date date; letter_date, dated
q announced date; announcement, staff_told_on
q meeting date; first_meeting, consultation_meeting
q meeting_time time; meeting_time, hour
q earliest_dismissal date; earliest_dismissal, proposed_end
q pool number:4..90; people_in_pool, affected_staff
q cuts number:1..40; posts_to_go, redundancies
q business_reason phrase; business_reason, why
q redundancy_pay money:1200..38000; redundancy_pay, estimated_payment
q years number:2..32; years_of_service, service
q room phrase; meeting_place, room
q voluntary flag; volunteers_sought, voluntary_redundancy
q decided flag; final_decision, already_decided
q criteria choice:skills/length of service/interview; selection_criteria, chosen_by
a notice duration; notice_period, notice
a joined date; joined_on, start_of_employment
a appeal date; appeal_deadline, appeal_by
a salary money; salary, annual_pay
a new_job job; alternative_role, vacancy
a tribunal company; tribunal, labour_court
a email email; email, contact_mail
---
{employer} || {reference}
{site}, {letter_date}

Private – to be opened by addressee
{employee}

Dear {employee},
as announced on {announced}, we have to reduce our costs because of {business_reason=falling orders from abroad|the loss of our largest customer|the move to digital printing|energy prices|the merger}. Of the {pool} people in your group {cuts} posts may have to go. Yours as {job=kiln operator|sub-editor|paint sprayer|dispatch clerk} is among those looked at. {decided!I am sorry to say that this has now been settled~Nothing has been settled; this is a proposal|No final decision has been taken}.
If it comes to it, selection would be by {criteria?what each person can do, marked on a grid~who came last~a talk with a panel}, and nobody would leave before {earliest_dismissal}. With {years} years behind you the payment is put at {redundancy_pay}. {voluntary!Anyone who would like to go of their own free will should tell us~We are not looking for volunteers}.
+++
Please come to a first talk on {meeting}, {meeting_time}, {room=meeting room 2|canteen annexe|training centre|my office}. You may bring {rep}, whom your shift elected, or somebody from {companion_union}.
+++
Yours sincerely
{hr_director}
Director of human resources

== en credit_limit_letter
q supplier company:{} Steel/{} Wholesale/{} Timber; creditor, sender
q buyer company:{} Joinery/{} Stores/{} Metalwork; customer, account_holder
q insurer company:{} Credit Insurance/{} Trade Cover; credit_insurer, cover_by
q agency company:{} Credit Reports/{} Business Information; rating_agency, source_of_rating
q credit_controller person; credit_controller, signed_by
q addressee person; addressee, finance_contact
q rep person; sales_rep, account_manager
q account id:C#####; customer_no, account_number
q letter_date date; letter_date, date
q effective date; valid_from, new_limit_from
q next_review date; next_review, reviewed_again
q accounts_by date; accounts_requested_by, submit_accounts_until
q credit_limit money:2000..90000; credit_limit, new_limit
q previous_limit money:2000..90000; previous_limit, former_limit
q balance money:500..60000; outstanding_balance, owed_today
q terms number:7..90; payment_terms, days_to_pay
q score number:12..96; credit_score, rating
q direction choice:raised/lowered/unchanged; change, decision
q on_stop flag; on_stop, deliveries_suspended
q guarantee flag; guarantee_required, director_guarantee
a discount percent; early_payment_discount, skonto
a interest percent; late_interest, interest_rate
a overdue money; overdue_amount, arrears
a bank iban; bank_account, iban
a last_payment date; last_payment, paid_on
a opened date; account_opened, customer_since
a order_on_hold id; order_on_hold, order_no
---
{supplier}, credit control
{letter_date}

{buyer}
attn. {addressee}
Account {account}

Dear {addressee},
we go through all open accounts once a year. {direction?I am glad to tell you that you may now owe us more than before~I am afraid we have to bring your line down~All stays as it was}: from {effective} the figure is {credit_limit}, having been {previous_limit}. What stands open today is {balance}. Bills are to be settled within {terms} days, as ever.
We were guided by {agency}, who give you {score} out of 100[, and by what {insurer} is ready to cover]. {guarantee!We should also need a personal undertaking from a director~We do not ask for any security}. {on_stop!Until the account is below the line nothing can leave our yard~Goods continue to leave our yard as usual}.
+++
?If you let us have your latest accounts by {accounts_by} we shall look at it again at once.
Otherwise the next round is on {next_review}. Orders are still taken by {rep}.
Yours sincerely
{credit_controller}

== en documentary_credit_discrepancy
q bank company:{} Bank/{} Trade Finance Bank/Bank of {}; presenting_bank, nominated_bank, sender
q issuer company:{} Commercial Bank/{} National Bank; issuing_bank, opened_by
q seller company:{} Exports/{} Machinery/{} Textiles; beneficiary, exporter
q buyer company:{} Imports/{} Trading/{} Retail; applicant, importer
q document_checker person; document_checker, examiner
q exporter_contact person; exporter_contact, addressed_to
q credit id:LC########; credit_number, lc_no
q ours id:OUR###/##; bank_reference, our_ref
q presented date; presentation_date, documents_received
q advice_date date; advice_date, letter_date
q expiry date; credit_expiry, expires
q latest_ship date; latest_shipment, ship_by
q shipped date; shipment_date, on_board_date
q amount money:9000..480000; drawing, amount_presented
q available money:9000..500000; credit_amount, lc_value
q port city; port_of_loading, shipped_from
q fee money:40..180; discrepancy_fee, charge
q action choice:corrected documents/approval of issuing bank/return; next_step, way_forward
q pay_now flag; paid_under_reserve, advance_paid
l faults; discrepancies, objections
c faults.document phrase; document, in_which_paper
c faults.discrepancy phrase; discrepancy, objection
a vessel phrase; ship, vessel_name
a insurer company; insurance_company, insurer
a goods product; goods, merchandise
a iban iban; account, beneficiary_account
a confirming company; confirming_bank, confirmed_by
a dest city; destination, port_of_discharge
a opened date; issue_date, credit_opened
---
{bank}
Trade services || {ours}
{advice_date}

{seller}, {exporter_contact}

Credit {credit} of {issuer} for account of {buyer}
Amount of the credit {available}, valid until {expiry}, goods to be shipped by {latest_ship}

On {presented} you handed in papers for {amount}, shipped ex {port} on {shipped}. We are sorry that they do not agree with the terms:
%faults 2..4 lines
* {faults.document=Bill of lading|Packing list|Certificate of origin|Insurance policy|Draft}: {faults.discrepancy=not signed|weight differs|wrong date|one original missing|name of buyer misspelt|endorsement lacking}
%%
{action?Please let us have papers put right while there is time~We shall ask the opening bank to take them as they are~The papers go back to you with this}. {pay_now!The money is credited already, under reserve~No money can be paid out before that is settled|Nothing is credited for now}.
+++
For each set with faults {fee} is deducted.
> {document_checker}
~ Subject to the uniform rules, publication {:number:500..600}.

== en performance_bond_text
q surety company:{} Surety/{} Guarantee/{} Insurance; guarantor, issued_by
q contractor company:{} Tunnelling/{} Bridge Builders/{} Dredging; principal, for_whose_work
q owner company:{} Water Board/{} Port Authority/{} Motorways; beneficiary, obligee
q broker company:{} Brokers/{} Risk; broker, arranged_by
q signed_for_surety person; signed_for_surety, attorney_in_fact
q witness person; witness, attested_by
q director person; contractor_director, signed_for_principal
q bond id:PB-#######; bond_no, guarantee_no
q contract id:K/####; contract_no, underlying_contract
q works phrase; contract_works, project
q place_of_works city; place_of_works, location
q contract_date date; contract_signed, contract_date
q bond_date date; bond_date, issued_on
q expires date; bond_expiry, valid_until
q value money:300000..9000000; contract_price, contract_value
q amount money:30000..900000; bond_amount, guaranteed_sum
q share percent; percentage, share_of_price
q law country; governing_law, law_of
q on_demand flag; payable_on_demand, no_proof_needed
q reduces choice:stays the same/halved at completion/falls monthly; reduction, change_over_time
a premium money; premium, cost_of_bond
a counter person; counter_guarantor, indemnitor
a claim date; claim_date, called_on
a bank iban; account, pay_to
a completion_date date; completion_date, works_finished_by
a engineer company; engineer, consultant
a rating phrase; rating, credit_rating
---
^ {surety}
# Bond {bond}
Whereas {contractor} has by contract {contract} of {contract_date} undertaken towards {owner} the {works=relining of the northern sewer|new quay wall|flyover at junction 9|deepening of the channel|service tunnel} at {place_of_works} for {value}, we stand good for the due fulfilment up to {amount}, that is {share} of the price.
{on_demand!We pay on the first written call without asking for reasons~We pay only what a court or arbitrator has found to be owed|Payment supposes that the breach and the loss are shown}. The sum {reduces?remains in full to the last day~goes down by half once the works are taken over~shrinks from month to month as stages are signed off}.
Our promise ends on {expires} whether or not this paper comes back to us. The law of {law} applies.
+++
Given on {bond_date}[, arranged by {broker}].
{signed_for_surety} || {director}
for the surety || for the contractor
In the presence of {witness}, clerk

== en audit_confirmation_request
q auditor company:{} Audit/{} & Partners Accountants/{} Assurance; audit_firm, reply_to
q client company:{} Foods/{} Shipping/{} Plastics; audited_company, on_whose_behalf
q debtor company:{} Stores/{} Marine/{} Packaging; addressee, third_party; firm that is asked
q partner person; audit_partner, engagement_partner
q senior person; audit_senior, send_reply_to
q cfo person; finance_director, signed_by
q replier person; confirmed_by, replied_by
q confirmation_no id:AC-####; confirmation_no, ref
q balance_date date; balance_sheet_date, as_at
q letter_date date; letter_date, sent_on
q reply_by date; reply_deadline, answer_by
q replied date; reply_date, answered_on
q balance money:1200..390000; balance_in_books, amount_stated
q differs money:10..9000; difference, discrepancy
q reason_for_difference phrase; reason_for_difference, explanation
q agrees choice:agreed/not agreed/no records; reply, response
q mail email; reply_email, send_to
q payment flag; payment_requested, demand_for_payment
l entries; open_items, items
c entries.document id:######; document, item_no
c entries.item_date date; item_date, dated
c entries.sum money:90..40000; amount, value
a vat id; vat_id, tax_number
a bank company; bank, main_bank
a loan money; loan, bank_loan
a lawyer company; law_firm, lawyers
a phone phone; phone, number
a fee money; audit_fee, fee
a audit_report_date date; audit_report_date, opinion_date
---
{client} || {letter_date}
To {debtor}

# Please confirm – {confirmation_no}
Our accounts are being examined by {auditor} ({partner}). Please tell them straight, not us, whether you agree that on {balance_date} you owed us {balance}, made up of
%entries 2..5
Item | Of | Amount
{entries.document} | {entries.item_date} | {entries.sum}
%%
{payment!Kindly take this also as a reminder to pay what is due~This is not a request to pay|We are not asking for money here}. Answers by {reply_by} to {senior}, {mail}.
> {cfo}
> Finance director
+++
## Reply
{agrees?The above is right~The above is not right~We cannot say, the papers are gone}
?Differs by {differs}: {reason_for_difference=cheque in the post|credit note not booked|goods sent back|another price agreed}
?{replied} || {replier}

== en factoring_assignment_notice
q factor company:{} Factoring/{} Receivables/{} Invoice Finance; factor, assignee
q seller company:{} Fashion/{} Components/{} Transport; assignor, supplier
q debtor company:{} Group/{} Chain/{} Retail; addressee, customer
q signed_for_supplier person; signed_for_supplier, managing_director
q manager person; factor_contact, client_manager
q agreement_number id:FA-#####; agreement_number, reference
q iban iban; new_account, pay_to
q former_account iban; former_account, no_longer_pay_to
q notice_date date; notice_date, letter_date
q assigned_from date; assigned_from, effective
q agreed date; agreement_date, factoring_contract
q outstanding money:2000..190000; outstanding, assigned_balance
q advance percent; advance_rate, financed_share
q scope choice:all invoices/export invoices/listed invoices; scope, which_claims
q silent flag; previously_undisclosed, silent_before
q discharge flag; payment_to_seller_discharges, may_pay_seller
q ack_by date; sign_copy_by, acknowledge_until
q phone phone; enquiries, phone
a fee percent; factoring_fee, charge
a insurer company; credit_insurer, insurer
a limit money; debtor_limit, limit
a payment_due date; payment_due, next_due
a accounts_payable person; accounts_payable, debtor_contact
a agreement_ends date; agreement_ends, termination
a vat id; vat_no, tax_id
---
{seller} || {notice_date}
To the accounts department
{debtor}

# Change of payee
Dear customer,
under an agreement of {agreed} ({agreement_number}) we have assigned to {factor} {scope?everything you owe or will owe us~what concerns deliveries across the border~the bills on the sheet attached, no others}, with effect from {assigned_from}. At present this comes to {outstanding}.
Please pay from now on to
^ {iban}
and no longer to {former_account}. {discharge!Should you by mistake pay us, that still counts~Money sent to us would not free you from the debt}. {silent!The arrangement has been running for some time without your having been told~The arrangement is new}.
+++
Questions are answered by {manager} at the factor, {phone}.
?Kindly sign the copy and return it before {ack_by}.
+++
> {signed_for_supplier}
> Managing director
~ The factor advances us up to {advance}. Your terms of payment do not change: {:number:14..60} days.
== en lab_spill_report
q institute company:{} Institute/{} Pharma Research/University of {} Chemistry; organisation, laboratory_owner
q reporter person; reported_by, filled_in_by
q exposed person; exposed_person, contaminated_person
q safety person; safety_officer, reviewed_by
q cleaner company:{} Hazmat/{} Environmental Response; clean_up_contractor, disposal_firm
q report_number id:SP-##-##; report_number, incident_id
q spill_date date; spill_date, occurred_on
q time_of_spill time; time_of_spill, time
q reopened date; lab_reopened, back_in_use
q reviewed_on date; reviewed_on, closed_out
q room id:@#.##; room, lab_number
q substance product; chemical, agent
q volume unit:ml 20..4000; spilled_volume, amount
q cas id:####-##-#; cas_number, registry_no
q cause phrase; cause, how
q shower flag; emergency_shower_used, decontaminated
q evacuated flag; evacuation, building_cleared
q hazard choice:flammable/corrosive/toxic; hazard, hazard_class
q lesson phrase; preventive_measure, lesson
a doctor person; occupational_physician, doctor
a supplier company; chemical_supplier, manufacturer
a cost money; cost, damage
a lot id; lot_number, bottle_batch
a supervisor person; principal_investigator, group_leader
a trained date; last_training, training_date
a conc percent; concentration, strength
---
{institute} || {report_number}
# Spill report
= Room: {room}
= When: {spill_date}, {time_of_spill}
= What: {substance=acetonitrile|nitric acid|phenol in chloroform|diethyl ether|formaldehyde solution}, CAS {cas}
= How much: about {volume}
What happened: {cause=bottle slipped from a wet glove|tubing came off the pump|waste can overfilled|flask cracked in the bath|bench knocked by trolley}. Main danger: {hazard?could have caught fire~eats skin and metal~poisonous if breathed in or swallowed}.
?Splashed: {exposed}
{shower!The shower in the corridor was used for fifteen minutes~Nobody had to go under the shower}. {evacuated!The whole floor went out and waited at point B~It was enough to close the door; nobody else had to leave}. 
+++
Absorbent and drums: [taken away by {cleaner},] {:number:1..5} kg.
Room given back on {reopened}.
To be done: {lesson=fit clips on all tubing|smaller bottles at the bench|carry in buckets|replace old glassware}
+++
{reporter} || {safety}, {reviewed_on}
Filled in by || Safety officer

== en cell_line_certificate
q bank company:{} Cell Bank/{} Culture Collection/{} Biorepository; supplier, authenticated_by
q customer company:{} University/{} Therapeutics/{} Hospital; recipient_institute, ordered_by
q scientist person; recipient, addressee
q analyst person; tested_by, analyst
q approver person; quality_head, released_by
q donor phrase; origin, tissue_of_origin
q cell_line phrase; cell_line, name
q catalogue id:CC-####; catalogue_number, article
q lot id:##@####; lot, batch
q order_no id:#######; order_no, order
q passage number:3..40; passage, passage_number
q vial number:1..8; vials, ampoules_sent
q viability percent; viability, living_cells
q frozen date; freezing_date, frozen_on
q tested date; test_date, profiled_on
q released date; released_on, certificate_date
q match percent; str_match, profile_match
q myco flag; mycoplasma_found, contaminated
q biosafety_level choice:BSL-1/BSL-2/BSL-3; biosafety_level, containment
q shipped phrase; transport, shipped_in
a price money; price, cost
a courier company; courier, carrier
a expiry date; expiry, use_before
a mta id; mta_number, transfer_agreement
a sex phrase; donor_sex, sex
a medium product; culture_medium, medium
a arrived date; arrival, received_on
---
{bank} || Lot {lot}
# Certificate of identity: {cell_line=KR-12|HeLu 3|Bove-1|MKT-7|OVC 44} ({catalogue})
For {scientist}, {customer}, order {order_no}
= From: {donor=lung, human|kidney, green monkey|ovary, hamster|skin, mouse|colon, human}
= Passage: {passage}
= Frozen: {frozen}
= Alive after thawing: {viability}
= Sent: {vial} vials {shipped=on dry ice|in vapour of nitrogen|as a growing culture at room temperature}
Sixteen markers were read on {tested} by {analyst}; {match} agree with the reference profile. {myco!The DNA stain shows mycoplasma, so use in quarantine only~Stain and PCR for mycoplasma were negative|Free of mycoplasma}. {biosafety_level?May be handled on an open bench with good practice~Work in a cabinet, door closed, trained hands~Only behind airlocks and with filtered exhaust}.
+++
Released on {released}
> {approver}
> Head of quality
~ For research only. Not for use in man. Thaw within {:number:1..3} minutes at {:unit:°C 36..38}.

== en material_transfer_letter
q giver company:University of {}/{} Institute of Plant Science/{} Medical School; provider, sending_institution
q taker company:{} Biotech/{} University/{} Research Centre; recipient, receiving_institution
q giver_pi person; provider_scientist, sent_by
q taker_pi person; recipient_scientist, principal_investigator
q giver_sign person; technology_transfer_officer, signed_for_provider
q taker_sign person; authorised_signatory, signed_for_recipient
q mta id:MTA-####-##; agreement_no, mta_number
q material phrase; material, what_is_given
q purpose phrase; research_purpose, allowed_use
q effective date; effective_date, in_force
q end_date date; end_date, agreement_ends
q shipped date; shipping_date, sent_on
q fee money:50..600; handling_fee, transmittal_fee
q prior duration; manuscript_review, preview_period; how long ahead a draft must be shown
q law country; governing_law, jurisdiction
q end_of_use choice:destroy/return/ask; end_of_use, leftovers; what becomes of what is left
q humans flag; human_use_allowed, clinical_use
q pass_on flag; may_share, third_parties_allowed
q funder company:{} Foundation/{} Research Council; funder, sponsor
a patent id; patent_number, application_no
a weight unit:g 5..900; weight, mass_sent
a royalty percent; royalty, revenue_share
a courier company; courier, shipper
a ethics id; ethics_approval, approval_no
a email email; email, contact
a collected date; collection_date, material_obtained
---
# {mta}
Between {giver} and {taker}

Dear {taker_pi},
we are glad to let you have {material=twelve wheat lines from the drought trial|plasmid pKM4|frozen serum of forty sheep|antibody 7D2|seed of three wild beets}, sent by {giver_pi} on {shipped}, on these terms, which hold from {effective} to {end_date}:
(a) You use it for {purpose=studies on rust resistance|work on ion channels|testing a blood assay|root imaging} and nothing else. {humans!Use in people is allowed where your ethics board agrees~It must never be used in people}.
(b) {pass_on!You may give some of it to others who sign the same~You give none of it to anyone else}.
(c) Let us see a draft {prior} before it goes to a journal, and name us. [Your work on it is paid for by {funder}, as we understand.]
(d) At the end you are to {end_of_use?burn or autoclave whatever remains~send back whatever remains~inquire of us what should be done with it}.
(e) {fee} for packing; the law of {law}.
+++
{giver_sign} || {taker_sign}
Technology transfer || Authorised to sign
Read and understood: {taker_pi}

== en proficiency_test_result
q organiser company:{} Proficiency/{} Quality Assessment/{} Ring Tests; scheme_organiser, issued_by
q lab company:{} Laboratory/{} Water Testing/{} Diagnostics; participant, laboratory
q manager person; lab_contact, quality_manager
q adviser person; scheme_adviser, signed_by
q lab_code id:L-###; participant_code, lab_code
q scheme phrase; scheme, programme
q round_number number:11..99; round, round_number
q samples_dispatched date; samples_dispatched, dispatch_date
q results_deadline date; results_deadline, report_by
q got date; result_received, reported_on
q report_date date; report_date, issued_on
q labs number:14..160; participants, number_of_labs
q next_round date; next_round, next_dispatch
q overall choice:satisfactory/questionable/unsatisfactory; performance, assessment
q action flag; corrective_action_required, action_required
l results; analytes, determinations
c results.analyte phrase; analyte, parameter
c results.reported_value number:2..240; reported_value, your_result
c results.assigned_value number:2..240; assigned_value, target
c results.z number:0.1..4; z_score, z
a fee money; fee, participation_fee
a method phrase; method, technique
a analyst person; analyst, technician
a accreditation id; accreditation_no, iso_number
a position number; rank, position
a instrument id; instrument, serial
a homogeneity date; homogeneity_test, stability_checked
---
{organiser} || Round {round_number}
{scheme=Metals in drinking water|Food microbiology|Clinical chemistry, serum|Soil nutrients|Mycotoxins in feed} || {report_date}

Participant {lab_code}: {lab}, {manager}
Samples left us on {samples_dispatched}; results were wanted by {results_deadline}, yours came on {got}. {labs} laboratories took part.
%results 2..5
Determination | Yours | Assigned | z
{results.analyte=lead|nitrate|cadmium|glucose|phosphate|zearalenone} | {results.reported_value} | {results.assigned_value} | {results.z}
%%
Taken together: {overall?nothing to worry about~somewhere between 2 and 3 standard deviations, keep an eye on it~outside three standard deviations}. {action!Please tell us within a month what you have done about it~You need do nothing|Nothing is asked of you}.
+++
Next samples go out on {next_round}.
> {adviser}
> Scheme adviser
~ A z between -2 and 2 counts as good. Results are not passed to third parties.

== en freezer_failure_report
q institute company:{} Biobank/{} Medical School/{} Vaccine Institute; organisation, owner_of_freezer
q service company:{} Cryogenics/{} Refrigeration/{} Lab Services; service_company, repaired_by
q finder person; discovered_by, found_by
q oncall person; on_call, alarm_receiver
q owner person; sample_owner, group_leader
q engineer person; engineer, technician
q freezer id:ULT-##; freezer, unit_id
q backup id:ULT-##; moved_to, backup_freezer
q report_no id:FF###; report_no, case
q failed date; failure_date, failed_on
q alarm_at time; alarm_time, alarm_sounded
q moved_at time; rescue_time, samples_moved_at
q repaired date; repaired_on, back_in_service
q warmest unit:°C -62..-8; highest_temperature, peak_temperature
q boxes number:6..420; boxes_affected, sample_boxes
q lost number:1..90; boxes_lost, discarded
q fault choice:compressor/power cut/door left open; cause, fault
q usable flag; samples_usable, quality_ok
q alarm_worked flag; remote_alarm_worked, text_message_sent
q contents phrase; contents, material_stored
a value money; value, insured_value
a bought year; purchase_year, year_bought
a serial id; serial_no, model
a insurer company; insurer, insurance
a ambient unit:°C 18..35; room_temperature, ambient
a serviced date; last_service, last_maintenance
a trial id; study_number, trial_id
---
{institute} || {report_no}
# Freezer {freezer} warm – what happened
On {failed} {finder} found the display flashing. The log shows the alarm from {alarm_at}. {alarm_worked!A text went out to the phone on call as it should~The text to the phone on call never went out|Nobody outside the building was alerted}.
On call was {oncall}. By {moved_at} everything had been carried over to {backup}.
= Inside: {boxes} boxes of {contents=plasma|tumour tissue|bacterial stocks|RNA|vaccine reference}
= Warmest: {warmest}
= Cause: {fault?the second-stage pump gave out~no mains for some hours~not latched after the last use}
{usable!A test thaw of ten tubes showed no harm, so they remain in use~A test thaw went badly and they must not be used for analysis|The material cannot be relied on any longer}. [{lost} boxes were thrown away.] {owner}, whose work it is, has been told.
+++
{service} sent {engineer}; running again since {repaired}.
~ Battery of the alarm box to be changed every {:number:1..3} years.

== en dosimetry_statement
q service company:{} Dosimetry/{} Radiation Protection/{} Monitoring; dosimetry_service, issued_by
q employer company:{} Radiography/{} Hospital/{} Cyclotron; employer, customer
q rpo person; radiation_protection_officer, sent_to
q head_of_service person; head_of_service, signed_by
q statement id:DS-######; statement_no, report
q site id:S-####; site_code, customer_code
q wear_period_start date; wear_period_start, worn_from
q wear_period_end date; wear_period_end, worn_to
q received date; badges_received, arrived
q statement_date date; statement_date, issued
q limit unit:mSv 1..20; annual_limit, dose_limit
q dosimeter_type choice:film/thermoluminescence/electronic; dosimeter_type, badge_type
q exceeded flag; limit_exceeded, investigation_level
q missing number:1..5; badges_not_returned, missing_badges
l wearers; persons, badges
c wearers.name person; wearer, name
c wearers.badge id:B####; badge_number, dosimeter
c wearers.dose unit:mSv 0.05..3; dose, period_dose
c wearers.year unit:mSv 0.1..9; year_to_date, cumulative
a birth date; date_of_birth, dob
a fee money; price, charge
a physician person; appointed_doctor, physician
a isotope phrase; source, isotope
a licence id; licence_no, permit
a lifetime unit:mSv 10..200; lifetime_dose, career_dose
a next_exchange date; next_exchange, change_due
---
{service} || {statement}
To {rpo}, {employer} ({site}) || {statement_date}

# Dose statement
Worn {wear_period_start} to {wear_period_end}, back with us on {received}. {dosimeter_type?Film behind filters~Crystal chips, read by heating~Direct reading badges with a chip}. Figures are deep dose.
%wearers 3..6
Name | Badge | This period | This year
{wearers.name} | {wearers.badge} | {wearers.dose} | {wearers.year}
%%
{exceeded!One value is above the level at which you have to look into the cause~All values lie far below the level that calls for action|No value gives cause for action}. The law allows {limit} in twelve months.
?{missing} badges did not come back; a notional dose will be entered.
+++
> {head_of_service}
> Head of service
~ Below {:number:30..60} microsievert we print nothing. Do not wash badges.

== en beamtime_allocation
q facility company:{} Synchrotron/{} Neutron Source/{} Light Source; facility, issued_by
q institution company:University of {}/{} Institute of Technology/{} Materials Centre; home_institution, proposer_institution
q proposer person; principal_investigator, main_proposer
q local person; local_contact, beamline_scientist
q officer person; user_office, signed_by
q co_proposer person; co_proposer, co_investigator
q proposal id:MX-####; proposal_number, experiment_no
q title phrase; experiment_title, subject
q beamline id:I##; beamline, instrument
q shifts number:3..21; shifts_awarded, allocated_shifts
q shifts_requested number:3..30; shifts_requested, requested
q beamtime_start date; beamtime_start, first_shift
q beamtime_end date; beamtime_end, last_shift
q start_at time; first_beam, start_time
q confirm_by date; confirm_by, acceptance_deadline
q samples_by date; sample_registration, safety_form_by
q decision choice:accepted/reserve list/rejected; decision, outcome
q travel flag; travel_paid, expenses_covered
q users number:1..5; supported_users, team_size
q comment phrase; panel_comment, referee_remark
a score number; score, panel_grade
a deadline date; next_call, next_proposal_deadline
a energy unit:keV 4..40; photon_energy, energy
a hostel company; accommodation, guest_house
a cost money; value, cost
a publication url; publication, report_link
a sample_count number; number_of_samples, samples
---
{facility} user office
{proposal}: "{title=Strain in welded rail steel|How enzymes fold in ice|Pores in old mortar|Lithium paths in new cells|Pigments under varnish}"

Dear {proposer},
The panel has met. {decision?We are pleased to offer you time~Your project stands in the queue should somebody withdraw~We are sorry that no time can be given in this round}. You had applied for {shifts_requested} shifts; the figure entered is {shifts}, on {beamline}.
= First shift: {beamtime_start}, {start_at}
= Last shift: {beamtime_end}
= Your contact at the instrument: {local}
[The panel remarks: "{comment=tell us more about the standards|join forces with the Leeds group|a strong case|start with two samples}".]
{travel!We pay for journeys and beds~We cannot pay for journeys or beds this time|Costs of travel are your own}. Not more than {users} people may come.
+++
Please say yes or no by {confirm_by}. The sheet on samples must be in by {samples_by}; without it nobody gets past the gate. {co_proposer} has been sent a copy of this letter at {institution}.
+++
{officer}
User office
~ Dosimeters are handed out from {:time}.

== en invention_disclosure
q university company:University of {}/{} Polytechnic/{} Research Institute; institution, submitted_to
q inventor person; lead_inventor, submitted_by
q co_inventor person; co_inventor, second_inventor
q officer person; technology_officer, received_by
q head_of_department person; head_of_department, countersigned_by
q partner company:{} Motors/{} Semiconductors/{} Pharma; industry_partner, collaborator
q funder company:{} Research Fund/{} Science Foundation; sponsor, funded_by
q disclosure_number id:ID-##-###; disclosure_number, file
q grant id:@@/#######; funding_number, project_code
q title phrase; title, subject
q conceived date; conceived_on, date_of_idea
q built date; first_working, reduced_to_practice
q submitted date; submitted_on, disclosure_date
q public_on date; planned_publication, talk_date
q meeting city; conference_place, to_be_shown_at
q share percent; lead_share, inventor_share
q stage choice:idea/prototype/in use; maturity, stage
q already_public flag; already_disclosed, published_before
q open_source flag; uses_open_source, third_party_code
q decide_by date; claim_deadline, decision_by; by when the institution must say if it wants it
a patent id; application_number, patent_no
a value money; value, expected_revenue
a attorney company; patent_attorney, law_firm
a notebook id; notebook_page, lab_book
a competitor company; competitor, rival
a examiner person; examiner, reviewer
a filed date; filing_date, priority_date
---
{university} – knowledge transfer
# Notice of invention {disclosure_number}
= Called: {title=Seal that heals itself|Faster test for rot in seed potatoes|Quiet blade for drones|Lens grown in gel|Way to sort mixed glass}
= From: {inventor} ({share}), with {co_inventor} (the rest)
= Handed in: {submitted}
The thought first came on {conceived}; it first worked on {built}. {stage?So far it exists on paper~A first piece stands on the bench~It is already running at a pilot user}. {open_source!Code by others under a free licence is part of it~No code by third parties is in it}.
{already_public!A poster showed the main point last year~Nobody outside has been told|Not a word has been published}. [A talk is planned on {public_on} in {meeting}: please hurry.]
The work was done with money of {funder} ({grant})[ and together with {partner}].
+++
Seen by the head of department: {head_of_department}
For the office: {officer}. If we do not claim it by {decide_by} it belongs to the inventors.
~ Keep silent until you hear from us. Pages: {:number:2..9}

== en telescope_observing_log
q observatory company:{} Observatory/{} Astronomical Station/Mount {} Telescope; observatory, facility
q observer person; observer, astronomer
q assistant person; night_assistant, operator
q proposer person; principal_investigator, programme_owner
q programme id:P###.@##; programme, proposal
q institute company:University of {}/{} Institute for Astronomy; home_institute, proposer_affiliation
q night date; night_of, date
q log_sheet number:20..990; log_sheet, sheet
q instrument phrase; instrument, camera
q opened time; dome_opened, opened
q dome_closed time; dome_closed, closed
q seeing number:0.5..3; seeing, seeing_arcsec
q lost duration; time_lost, downtime
q reason_lost phrase; reason_lost, trouble
q moon percent; moon_illumination, moon
q sky choice:clear/thin cloud/overcast; sky, conditions
q programme_completed flag; programme_completed, all_targets_done
l targets; objects, exposures
c targets.name id:NGC ####; object, target
c targets.at time; start, begun_at
c targets.secs number:10..1800; exposure, seconds
c targets.filter phrase; filter, band
a focus number; focus_value, focus
a humidity percent; humidity, rh
a next_night date; next_night, continues_on
a reduced person; data_reduced_by, analyst
a disk unit:GB 1..400; data_volume, size
a wind unit:km/h 2..70; wind, wind_speed
a altitude unit:m 400..4200; altitude, elevation
---
{observatory} || Sheet {log_sheet}
Night of {night}
Programme {programme} for {proposer}, {institute}. At the screen {observer}; on the dome {assistant}.
= Instrument: {instrument=wide field camera|long slit, grating 3|fibre spectrograph|polarimeter}
= Slit open: {opened}
= Slit shut: {dome_closed}
= Seeing: {seeing}
= Moon: {moon}
{sky?Stars sharp to the horizon~Veils passing, no good for photometry~Closed in, nothing to be seen for most of it}. 
%targets 3..6
Object | UT | s | Filter
{targets.name} | {targets.at} | {targets.secs} | {targets.filter=R|V|B|H-alpha|open|I}
%%
?Lost {lost}: {reason_lost=dome stuck at south|computer froze twice|fog from the valley|guide star lost|ice on the rails}
{programme_completed!With this the list is finished~Some of the list is left for another night|The list could not be got through}.
~ Flats at dusk {:number:5..15}, bias {:number:10..30}.

== en biosafety_cabinet_test
q tester_firm company:{} Cleanroom/{} Validation/{} Airflow; test_company, issued_by
q lab company:{} Hospital Pharmacy/{} Virology/{} Vaccines; customer, cabinet_owner
q tester person; technician, tested_by
q lab_manager person; lab_manager, accepted_by
q maker company:{} Laminar/{} Scientific Air; manufacturer, make
q cabinet id:BSC-###; cabinet, equipment_no
q serial id:#######; serial, serial_number
q sheet id:KI######; report_number, certificate
q room phrase; room, location
q test_date date; test_date, tested_on
q next_test date; next_test, retest_due
q gassed date; fumigated_on, decontaminated
q inflow unit:m/s 0.35..0.7; inflow, inward_velocity
q downflow unit:m/s 0.25..0.5; downflow, downward_velocity
q leak percent; filter_penetration, leakage
q noise unit:dB 48..66; noise, sound_level
q hours number:900..28000; hours_run, operating_hours
q cabinet_class choice:class I/class II/class III; class, cabinet_class
q passed flag; passed, fit_for_use
q changed phrase; part_replaced, replaced
a price money; price, charge
a built year; year_built, installed
a virus phrase; agent, organism
a anemometer id; instrument, anemometer_serial
a contract id; contract, service_contract
a light number; lux, light_level
a safety person; biosafety_officer, safety_officer
---
{tester_firm} || {sheet}
{lab}, {room=category 3 suite, left|aseptic room|teaching lab|sample reception} || {test_date}

# Cabinet {cabinet}
Made by {maker}, No. {serial}. {cabinet_class?Open front, air drawn away from the user only~Open front with a clean curtain of air over the work~Closed box with gloves}. Run so far: {hours} h. [Gassed on {gassed} before the panels came off.]
= Air in at the front: {inflow}
= Air down: {downflow}
= Through the filter: {leak}
= Noise: {noise}
?Put in new: {changed=exhaust filter|lamp|sash counterweight|fan motor|alarm battery}
{passed!May be used; green label on the front~Must not be used; red label and tape across the front|Out of use until the filter has been seen to}.
Smoke was watched with the sash at {:unit:mm 180..220}.
+++
{tester} || {lab_manager}
Tested || Told of the outcome
To be tested again: {next_test}
== en lockout_isolation_sheet
q site company:{} Cement/{} Sugar/{} Board Mills; plant_owner, facility; whose plant it is
q contractor company:{} Mechanical/{} Conveyors/{} Millwrights; outside_firm, working_party_employer; firm whose people go into the machine
q isolator person; isolated_by, authorised_electrician; who switched off and hung the locks
q holder person; key_holder, person_in_charge; who keeps the key of the lock box during the job
q verifier person; independently_checked_by, second_person; who tried the start button afterwards
q restorer person; energised_by, de_isolated_by; who brought the power back
q sheet id:LOTO-####; document_number, reference; number of this sheet
q job_number id:WO-#####; job_number, maintenance_order; order for the repair
q machine phrase; equipment, asset; what is made safe
q task phrase; work_scope, reason_for_isolation; why it has to stand still
q locked date; isolation_date, applied_on; day the locks went on
q locked_at time; applied_at, isolation_time; hour the locks went on
q freed date; removal_date, handed_back; day the locks came off
q box id:BX##; group_lock_box, lockbox; box in which the keys lie
q stored flag; residual_energy_found, stored_energy; whether anything was still under pressure or tension
q shift choice:days/back shift/nights; crew, working_shift; in which part of the day the job is done
l points; isolation_points, energy_sources; where the energy was cut
c points.tag id:@@-###; valve_or_breaker, device_tag; number on the device
c points.energy_type phrase; energy_type, medium; what kind of energy
c points.lock id:L###; padlock, lock_number; number of the padlock
a permit id; work_permit, permit_number; permit that goes with it
a engineer person; shift_engineer, area_manager; who runs the area
a injured person; casualty, hurt_worker
a voltage unit:V 230..690; voltage, supply_voltage
a next_maintenance date; next_maintenance, next_shutdown; when it will be stopped again
a lost number; lost_tonnes, production_loss
a extension phone; control_room_phone, extension
---
{site} || Isolation sheet {sheet}

Equipment: {machine=raw mill 2|bucket elevator E4|bagging line|rotary kiln drive|pulper 1|screw conveyor 17}
Job: {task=change of gearbox oil and seal|liner replacement|belt splice|clearing a blockage|coupling alignment} (order {job_number})
Working party from: {contractor}
Isolated {locked} at {locked_at} by {isolator}, {shift?between six and two~between two and ten~after ten in the evening}.
%points 2..5
Device | Energy | Padlock
{points.tag} | {points.energy_type=electrical|compressed air|steam|hydraulic oil|gravity, counterweight|cooling water} | {points.lock}
%%
Keys are in {box}; the box key is with {holder} until the work is finished. {verifier} pressed start at the local panel and nothing moved. {stored!Pressure was still found in one line and was let off through the bleed~All lines were found dead and empty|Nothing was left under pressure}.
+++
?Locks off, guards back on, power restored {freed} by {restorer}.
~ Cutting off somebody else's lock means instant dismissal. Spare key: safe of the plant manager, {:person}.

== en engineering_change_notice
q company company:{} Appliances/{} Pumps/{} Medical Devices; manufacturer, issuing_company
q customer company:{} Automotive/{} Healthcare/{} Agricultural; customer_to_agree, notified_customer; buyer who had to say yes
q supplier company:{} Castings/{} Plastics/{} Springs; part_supplier, vendor; who makes the part
q originator person; originator, raised_by; who asked for the change
q designer person; drawn_by, design_engineer; who altered the drawing
q approver person; chief_engineer, released_by
q ecn id:ECN-#####; change_number, notice_no
q part_number id:###-###-###; part_number, item
q name product; part_name, component
q old_rev phrase; superseded_revision, from_revision; letter before
q new_rev phrase; new_revision, to_revision; letter after
q raised date; request_date, raised_on
q released date; release_date, approved_on
q effective date; implementation_date, cut_in; from when parts are made the new way
q first_serial id:SN######; first_unit, effective_from_serial; first machine with the new part
q driver choice:cost saving/safety/field failures; driver, justification
q description_of_change phrase; description_of_change, what_changes
q stock choice:use up/rework/scrap; old_stock, disposition; what happens to the parts on the shelf
q saving money:0.2..9; saving_per_unit, cost_effect
q refit flag; retrofit_required, field_retrofit; whether machines in the field get it too
a tool_cost money; tooling_cost, one_off_cost
a quantity number; stock_quantity, parts_on_shelf
a weight unit:kg 0.1..9; part_weight, mass
a drawing id; drawing_no, cad_file
a quality person; quality_manager, inspector
a validation date; test_completed, validated_on
a patent id; patent, patent_number
---
{company} || {ecn}
ENGINEERING CHANGE NOTICE || Released {released}

= Part: {part_number}, {name=impeller|door latch|hinge bracket|valve spring|bearing cap|drip tray}
= Rev: {old_rev=A|B|C} becomes {new_rev=D|E|F}
= Made by: {supplier}
Raised {raised} by {originator}. Altered by {designer}.
What is different: {description_of_change=fillet radius up from 1.5 to 3 mm|stainless in place of zinc-plated|two holes instead of four|wall 0.4 mm thicker|new drain slot}.
Why: {driver?to bring the cost down~somebody could have been hurt~too many came back broken}.
Shelf: {stock?finish what is there first~drill and use~throw away what is there}.
{refit!Service will fit the new part at the next visit to every machine already sold~Machines already sold are left as they are|No action on units in the field}.
+++
[Agreed with {customer} in writing.] Effect on cost: {saving} a piece.
Cut-in {effective}, starting with {first_serial}.
+++
> {approver}
> Chief engineer

== en packaging_line_clearance
q plant company:{} Pharmaceuticals/{} Packaging/{} Nutrition; manufacturer, site
q brand_owner company:{} Healthcare/{} Labs/{} Consumer; client, packed_for; for whom it is packed
q packing_line id:PL##; packing_line, line_no
q record_no id:LC-######; record_no, document
q out_product product; previous_product, product_before; what ran before
q in_product product; next_product, product_to_run; what runs now
q out_batch id:@#####; previous_batch, batch_before
q in_batch id:@#####; new_batch, batch_to_run
q operator person; cleared_by, line_operator; who cleared away
q qa person; qa_inspector, released_by; who said the line may start
q super person; shift_supervisor, second_check
q clearance_date date; clearance_date, performed_on
q expiry month; expiry_printed, use_by_month; what will be stamped on the packs
q begun time; started, clearing_from
q ended time; finished, released_at
q found phrase; item_found, left_over; what was found of the old batch
q carton id:C-####-##; carton_code, packaging_code
q counted number:900..90000; cartons_issued, cartons_received; how many new cartons were brought
q vision flag; camera_challenged, code_reader_tested; whether the camera was tried
q clean choice:dry/wet/none needed; cleaning_type, cleaning_level
a yield percent; yield, output
a rejects number; rejects, waste
a dose phrase; strength, dosage
a fixed date; line_serviced, last_maintenance
a process_order id; process_order, order_number
a market country; market, destination_country
a temp unit:°C 15..25; room_temperature, temperature
---
{plant}
# Line clearance {packing_line}
> {record_no}
{clearance_date}, from {begun} to {ended}
Out: {out_product=Calmex tablets|zinc lozenges|cough syrup|vitamin C sachets}, {out_batch}
In: {in_product=Renol capsules|iron drops|throat spray|magnesium sticks}, {in_batch}, to be printed with expiry {expiry}
* Hoppers, rails and bins empty – {operator}
* Old leaflets and foil back to store – {operator}
* {clean?Blown off and vacuumed, no water~Washed down and dried~Same product family, so not cleaned}
* {counted} cartons {carton} brought for {brand_owner} and counted in
* {vision!Camera shown three wrong packs, threw out all three~Camera not tried, packs will be checked by eye}
?Found under the belt: {found=one blister|two loose cartons|a leaflet|three tablets}; destroyed.
+++
Looked at a second time by {super}.
> {qa}
> may start
~ Not valid after a stop of more than {:number:2..8} hours.

== en metal_detector_check
q bakery company:{} Bakery/{} Meats/{} Ready Meals; producer, food_company
q retailer company:{} Supermarkets/{} Foodhall; customer, code_of_practice_owner; whose rules are followed
q detector id:MD-##; detector, machine_id
q tester person; checked_by, line_operative
q verifier person; verified_by, quality_controller
q product product; product_on_line, running_product
q batch id:######@; batch, lot
q check_date date; check_date, date
q fe unit:mm 1..2.5; ferrous, iron_test_piece
q nonfe unit:mm 1.5..3; non_ferrous, brass_test_piece
q steel unit:mm 2..4.5; stainless, stainless_test_piece
q packs_held number:20..900; packs_held, packs_quarantined
q since time; last_good_check, good_until; last check that was in order
q engineer company:{} Detection/{} Inspection Systems; service_engineer_firm, called_out
q outcome choice:all detected/one missed/machine stopped; result, check_outcome
q rescreened flag; product_rechecked, rescreened
l checks; tests, entries
c checks.time time; time, when
c checks.speed number:12..48; belt_speed, metres_per_minute
c checks.initials first; initials, who
a found phrase; metal_found, foreign_body
a serial id; serial_no, serial
a calibrated date; calibrated_on, last_service
a complaint id; complaint_no, customer_complaint
a manager person; site_manager, technical_manager
a use_by date; use_by, best_before
a weight unit:g 100..900; pack_weight, weight
---
{bakery} || {detector}
Running: {product=seeded loaf|beef lasagne|pork pies, 4-pack|chicken wraps|flapjacks} {batch} || {check_date}

Test pieces: Fe {fe}, non-Fe {nonfe}, SS {steel}. Rules of {retailer}: at start, every hour, at the end.
%checks 3..6
Time | m/min | Sign
{checks.time} | {checks.speed} | {checks.initials}
%%
Outcome: {outcome?every piece was thrown off the belt~the steel one got through once~the belt did not stop by itself, line taken out of use}
?Last time in order: {since}. Set aside since then: {packs_held} packs.
{rescreened!They went through a second machine and were let go~They have not been looked at again so far}.
?{engineer} called.
+++
{tester} || {verifier}
Line || Quality

== en improvement_suggestion_slip
q company company:{} Gears/{} Brewery/{} Textiles; employer, company
q worker person; submitted_by, idea_from
q scheme_coordinator person; scheme_coordinator, received_by
q assessor person; evaluated_by, assessor; who judged whether it is worth it
q doer person; implemented_by, put_into_practice_by
q suggestion_no id:KVP ####; suggestion_no, slip
q dept phrase; department, area
q personnel id:P#####; staff_number, employee_id
q idea phrase; suggestion, proposal
q submitted_on date; submitted_on, received
q decided date; decision_date, decided_on
q implemented_on date; implemented_on, in_use_since
q saving money:300..28000; annual_saving, yearly_benefit
q reward money:25..2500; award, bonus
q cost money:20..6000; implementation_cost, outlay
q verdict choice:accepted/tried out first/turned down; decision, outcome
q reason_for_decision phrase; reason_for_decision, why
q team flag; group_suggestion, joint_idea; whether several people had it together
q anonymous flag; name_withheld, keep_name_secret
a paid_on date; paid_on, payout_date
a council person; works_council_member, union_member
a patent id; patent_file, invention_no
a phone phone; extension, phone
a machine id; machine_number, machine
a co_author person; co_author, second_author
a payback duration; payback, payback_period
---
{company} ideas scheme
Slip {suggestion_no}

From: {worker} ({personnel}), {dept=spinning room|bottling|heat treatment|stores|dispatch}
Handed in: {submitted_on}, taken by {scheme_coordinator}

MY IDEA: {idea=hang the gauges on a board by the door|use the warm water of the chiller for washing|turn the pallet so that two fit|label both ends of the box|switch off the third compressor at night}
{team!Several of us thought of it at lunch~It is mine alone}. {anonymous!Please do not put my name on the board~You may put my name on the board}.
+++
FOR THE OFFICE
Looked into by {assessor}. {verdict?Will be done~Trial for three months, then we shall see~Will not be done}, {decided}.
?Because: {reason_for_decision=pays for itself in weeks|safety comes first|was already planned|customer would not accept it|good, cheap, simple}
= Worth a year: {saving}
= Would cost: {cost}
= To the sender: {reward}
?Done by {doer}, in use since {implemented_on}
~ Every slip is answered within {:number:3..8} weeks.

== en apprentice_progress_review
q employer company:{} Fabrications/{} Dairy/{} Avionics; employer, company
q college company:{} College/{} Technical Institute/{} Training Group; training_provider, college
q apprentice person; apprentice, learner
q mentor person; workplace_mentor, supervisor_at_work
q coach person; assessor, tutor; who came from the college
q guardian person; parent, also_informed
q learner_ref id:APR-####; learner_ref, file
q trade job; occupation, trade_learnt
q apprenticeship_level number:2..5; level, apprenticeship_level
q review_date date; review_date, meeting_held
q previous date; last_review, previous_meeting
q next_review date; next_review, next_meeting
q planned_end date; planned_end, apprenticeship_end
q hours number:80..900; off_job_hours, training_hours
q owed number:1..120; hours_short, behind_by
q english flag; english_maths_passed, functional_skills
q progress choice:ahead/on track/behind; progress, pace
q went_well phrase; went_well, achievement
q target phrase; target, goal_until_next
q concern phrase; concern, difficulty
a birth date; date_of_birth, dob
a wage money; wage, hourly_wage
a started date; start_date, apprenticeship_began
a exam date; exam_date, gateway
a mark percent; mark, score
a absence number; days_absent, absence
a phone phone; phone, mobile
---
{college}
# Review of progress
= Learner: {apprentice} ({learner_ref})
= Trade: {trade=toolmaker|dairy technologist|welder|avionics fitter|maintenance electrician}, level {apprenticeship_level}
= At: {employer}, under {mentor}
= Held: {review_date} (the one before: {previous})
Present were the learner, {mentor} and {coach}. {progress?Further than the plan asks~Where the plan says~Not as far as the plan asks}. Away from the bench {hours} hours have been logged[, which is {owed} fewer than there should be].
Good since last time: {went_well=read a full drawing alone|ran the filler for a whole shift|passed the coded test|taught a newcomer}. 
?Not so good: {concern=often late on Mondays|log book empty for weeks|rushes measuring|shy of asking}
By next time: {target=three write-ups|first job without help|catch up with the log|book the maths lesson}
{english!English and maths are both in the bag~English and maths have still to be passed}.
+++
We meet again on {next_review}. Planned end of training: {planned_end}.
[Copy to {guardian}, as the learner is under age.]
> {coach}

== en foundry_pour_sheet
q foundry company:{} Foundry/{} Iron/{} Bronze Casters; foundry, producer
q customer company:{} Valves/{} Bells/{} Marine Propellers; customer, ordered_by
q melter person; furnaceman, melted_by
q pourer person; poured_by, ladle_man
q tester person; lab_technician, analysed_by
q heat id:H####; heat_number, melt
q job id:J-####; job, order
q pattern id:PT-###; pattern_no, model
q metal phrase; alloy, grade
q pour_date date; pour_date, cast_on
q knock date; knock_out, shaken_out_on
q tapped time; tapping_time, furnace_tapped
q temp unit:°C 690..1580; pouring_temperature, temp_at_pour
q weight unit:kg 12..2800; poured_weight, charge
q boxes number:1..24; moulds, boxes_poured
q scrap number:1..6; misruns, castings_lost
q cause_of_scrap phrase; cause_of_scrap, defect
q carbon percent; carbon, c_content
q sand choice:green sand/resin sand/investment; moulding, mould_type
q bar_kept flag; test_bar_cast, test_bar
q analysis_ok flag; within_range, chemistry_ok; whether the first sample was in range
a price money; price, metal_price
a furnace id; furnace, furnace_no
a hardness number; hardness, brinell
a delivery_due date; delivery_due, promised
a inspector company; third_party, inspection_body
a machining company; machine_shop, sent_to
a yield percent; yield, return_rate
---
{foundry}
HEAT {heat} || {pour_date}
Job {job} for {customer}, pattern {pattern}
= Metal: {metal=EN-GJL-250|aluminium bronze AB2|ductile 400-15|gunmetal LG2|LM25}
= Charge: {weight}
= Tapped: {tapped}
= At the lip: {temp}
= Carbon: {carbon}
Moulds: {boxes}, in {sand?damp clay-bonded sand~sand set with resin~ceramic shells on wax}. {melter} had the furnace, {pourer} the ladle. {tester} read the chill sample: {analysis_ok!good to pour~out of range, corrected with a bag of alloy and poured on the foreman's word}. {bar_kept!A bar was cast from the same ladle and marked~No bar was wanted from this one}.
+++
Knocked out {knock}.
?{scrap} lost: {cause_of_scrap=cold shut at the thin end|sand washed in|core shifted|gas holes under the skin}
~ Mind the pit. Slag to bay {:number:1..5}.

== en lab_dip_approval
q mill company:{} Dyeworks/{} Textiles/{} Knits; dyehouse, submitted_by
q brand company:{} Fashion/{} Sportswear/{} Uniforms; brand, customer
q colourist person; dyehouse_technician, dyed_by
q buyer person; colour_manager, decided_by
q merch person; merchandiser, contact_at_brand
q dip id:LD-####; lab_dip, submission
q season phrase; season, collection
q colour phrase; colour_name, shade
q std id:##-####; standard, colour_code
q cloth phrase; fabric, quality
q chosen choice:option A/option B/none; selected_option, option_approved
q delta number:0.2..2.4; delta_e, colour_difference
q submitted date; submitted_on, sent
q answered date; decision_date, answered
q bulk date; bulk_due, bulk_delivery
q metres unit:m 300..18000; bulk_quantity, order_length
q lamp phrase; light_source, viewed_under
q resubmit flag; new_dip_needed, resubmission
q comment phrase; comment, remark
q attempt number:1..5; attempt, submission_round
a price money; price_per_metre, cost
a fastness number; wash_fastness, fastness
a dyestuff product; dyestuff, recipe
a weight unit:g/m2 90..420; weight, gsm
a factory company; garment_factory, cmt
a purchase_order id; purchase_order, po
a lot id; dye_lot, lot
---
{mill} to {brand}
# Dip {dip} – round {attempt}
Sent {submitted} to {merch}
= Shade: {colour=Heron|Brick dust|Deep lagoon|Oat|Signal plum} (standard {std})
= For: {season=autumn, women|school 2|spring basics|staff wear}
= On: {cloth=cotton jersey|poly twill|linen mix|fleece|rib 2x2}
= Dyed by: {colourist}
To follow if all is well: {metres} for {bulk}
+++
ANSWER of {answered}
{chosen?The left-hand cutting is the one~The right-hand cutting is the one~Neither will do}. Seen under {lamp=daylight D65|shop light TL84|a tungsten bulb|north sky}; instrument says {delta}.
?"{comment=a touch too red|flat in daylight|very close, thank you|watch the handle|greener, please}"
{resubmit!Please dye again and let us see~Go on with this; nothing further need be shown}.
> {buyer}

== en supplier_audit_report
q customer company:{} Aerospace/{} Rail Systems/{} Foods; auditing_company, customer
q supplier company:{} Machining/{} Coatings/{} Ingredients; audited_company, auditee
q lead_auditor person; lead_auditor, written_by
q second_auditor person; second_auditor, co_auditor
q quality_manager_of_supplier person; quality_manager_of_supplier, received_by
q supplier_director person; supplier_director, attended_closing
q audit_no id:SA-##-##; audit_no, report
q standard phrase; standard, criteria
q audit_place city; audit_place, plant_visited
q audit_start date; audit_start, first_day
q audit_end date; audit_end, last_day
q answer_by date; corrective_plan_due, response_due
q approval_valid_until date; approval_valid_until, approved_till
q score percent; score, audit_score
q majors number:1..5; major_findings, majors
q minors number:1..14; minor_findings, minors
q result choice:approved/approved with conditions/not approved; result, supplier_status
q followup flag; follow_up_visit, second_visit_needed
q praise phrase; strength, good_practice
l findings; nonconformities, findings
c findings.clause id:#.#.#; clause, requirement
c findings.finding phrase; finding, observation
a price money; turnover, contract_value
a previous percent; previous_score, last_result
a employees number; employees, staff
a certificate id; certificate_number, iso_certificate
a product product; product_audited, main_product
a next_audit date; next_audit, next_visit
a email email; email, contact
---
{customer} – supplier quality || {audit_no}
# Audit of {supplier}
Plant {audit_place}, {audit_start} to {audit_end}, against {standard=AS 9100|our code, issue 7|ISO 22000|EN 15085|IATF 16949}
Team: {lead_auditor} (lead), {second_auditor}. Received by {quality_manager_of_supplier}; at the closing talk also {supplier_director}.
Result {score}. {majors} grave and {minors} slight findings, the main ones being
%findings 2..4 lines
{findings.clause} – {findings.finding=gauges past their date|operators work from old drawings|no split between good and bad stock|training not recorded|allergen cleaning not proven|sub-supplier never visited}
%%
[We were taken with {praise=the visual boards|the tool crib|open talk with the shop floor|the way complaints are handled}.]
{result?We go on buying from this plant~We go on buying provided that the points are closed~We shall place no orders with this plant}. {followup!We come back to see with our own eyes~Papers will be enough, nobody needs to come again}.
+++
Your plan: to us by {answer_by}. Entry in our list runs to {approval_valid_until}.
> {lead_auditor}

== en machine_downtime_log
q plant company:{} Bottlers/{} Tissue/{} Extrusions; plant, manufacturer
q vendor company:{} Robotics/{} Packaging Machines/{} Drives; machine_supplier, remote_support
q operator person; reported_by, machine_operator
q fitter person; maintenance_fitter, repaired_by
q vendor_technician person; vendor_technician, remote_technician; who helped by phone
q leader person; shift_leader, signed_off
q machine phrase; line, machine
q log_entry id:DT#####; log_entry, ticket
q date date; date, stopped_on
q stopped_at time; stopped_at, down_from
q restarted_at time; restarted_at, running_again
q lost unit:min 6..420; minutes_lost, downtime
q output number:200..48000; units_lost, lost_output
q error_code id:E###; error_code, fault_code
q symptom phrase; symptom, observed
q root phrase; root_cause, actual_cause
q spare_used product; spare_used, part_replaced
q stock_left number:0..5; spares_left, stock_remaining
q category choice:mechanical/electrical/operator; category, fault_type
q repeat flag; recurring, happened_before
q temporary flag; temporary_fix, provisional
a cost money; repair_cost, cost
a serial id; serial, machine_serial
a final date; permanent_repair, final_fix
a spare_order id; spare_order, purchase_order
a warranty date; warranty_until, guarantee
a temperature unit:°C 20..90; bearing_temperature, temperature
a next_service date; next_service, preventive_maintenance
---
{plant}
Stoppage {log_entry}
{machine=Filler 3|Rewinder B|Extruder 6|Palletiser|Shrink tunnel} || {date}
= Down: {stopped_at}
= Up: {restarted_at}
= Lost: {lost}, about {output} pieces
= Panel shows: {error_code}
Noticed by {operator}: {symptom=smell of rubber|bottles tipping at the star|drive trips on start|film tears on the left|grinding noise}.
{fitter} found {root=a worn toothed belt|a loose terminal|a sensor pushed out of place|dry chain|wrong recipe loaded}. {category?A thing of metal and wear~A thing of wires~A thing of handling}.
?{vendor_technician} of {vendor} looked in over the line.
?Fitted: {spare_used=proximity switch|toothed belt 1200|relay 24 V|suction cup|bearing 6205}, {stock_left} more in stores.
{temporary!This will hold for a few days only and must be done properly~It is properly mended|Nothing further to do}. {repeat!The third time this month~We have not had this before|First time}.
> {leader}
== en press_release_embargo
q company company:{} Energy/{} Biotech/{} Robotics; issuer, announcing_company
q partner company:{} Capital/{} Ministry of Economy/{} Ventures; investor, partner; who puts money in
q chief_executive person; chief_executive, quoted_ceo
q second_quote person; second_quote, partner_spokesperson
q press person; media_contact, press_officer
q press_phone phone; press_phone, media_line
q press_mail email; press_email, media_email
q city city; dateline_city, place_of_release
q distributed_on date; distributed_on, sent_out
q lifts date; embargo_until, free_for_publication; from when it may be printed
q lifts_at time; embargo_time, hour_of_release
q news phrase; headline_subject, announcement
q amount money:200000..9000000; investment, sum
q jobs number:12..900; new_jobs, positions_created
q opens year; opening_year, operational_in
q event date; press_event, opening_ceremony
q photos flag; pictures_available, images
q type_of_news choice:new plant/takeover/new product; type_of_news, category
a turnover money; turnover, revenue
a founded year; founded, year_of_foundation
a share phrase; ticker, stock_symbol
a staff number; employees, headcount
a architect company; architect, builder
a stake percent; stake, shareholding
a lawyer company; legal_adviser, law_firm
---
^ NOT FOR PUBLICATION BEFORE {lifts}, {lifts_at}
{company}
Media information

# {news=A second furnace for the valley|Hydrogen from the harbour|Hearing restored by light|Robots that pick soft fruit|Two old rivals join}
{city}, {distributed_on} – {company} today made known that, together with {partner}, it is putting {amount} into what it calls its largest step so far. {type_of_news?A works will rise on a green field~It is buying up a competitor~Something never sold before comes on the market}. {jobs} people will find work, and things should be up and running in {opens}.
"We have waited long for this," says {chief_executive}, chief executive. {second_quote} of {partner} adds: "The region deserves it."
?On {event} journalists are invited to a tour, {:time}, hard hats provided.
{photos!Pictures in print quality can be had on request, free of charge~There are no pictures yet}.
+++
Contact for editors only: {press}, {press_phone}, {press_mail}
~ About us: see the web. {:number:300..900} words.

== en ad_insertion_order
q agency company:{} Media/{} Advertising/{} Communications; media_agency, ordered_by
q client company:{} Kitchens/{} Tours/{} Insurance; advertiser, on_behalf_of
q paper company:{} Weekly/{} Magazine/The {} Post; publication, publisher
q planner person; media_planner, signed_by
q rep person; ad_sales, addressed_to
q designer person; artwork_from, design_contact
q insertion_order id:IO-#####; insertion_order, order_no
q campaign phrase; campaign, motif
q ordered date; order_date, dated
q art_due date; artwork_deadline, copy_due
q cancel date; cancellation_deadline, can_cancel_until
q size phrase; format, ad_size
q position choice:right-hand page/back cover/anywhere; position, placement
q gross money:800..24000; rate_card_price, gross
q discount percent; discount, rebate
q net money:500..20000; net_price, to_pay
q proof_required flag; proof_required, proof_wanted
q online flag; digital_included, also_online
l dates; insertions, issues
c dates.issue_date date; issue_date, appears_on
c dates.issue number:1..52; issue_number, issue
a circulation number; circulation, copies
a vat percent; vat, tax
a phone phone; phone, mobile
a commission percent; agency_commission, commission
a iban iban; bank, account
a approved person; client_approver, approved_by
a printer company; printer, printed_by
---
{agency} || {insertion_order}
To: {rep}, {paper} || {ordered}

Please place for {client}
"{campaign=Soft closing drawers|Sun from 399|Covered, come what may|Spring refit}", {size=half page across|full page bleed|strip 60 mm|double spread}, {position?on a right-hand page in the first third~at the very back, outside~wherever there is room}:
%dates 2..4 lines
No. {dates.issue}, out {dates.issue_date}
%%
= By your card: {gross}
= Less: {discount}
= Agreed: {net}
{online!The same goes on your page for a month~On paper only, nothing on the web}. Artwork comes from {designer} by {art_due}. {proof_required!Let us see a proof before it runs~We do not need to see a proof}.
+++
Either of us may step back until {cancel}.
> {planner}
~ Our terms apply. Voucher copies: {:number:1..5}

== en prop_hire_sheet
q house company:{} Props/{} Prop House/{} Furniture Hire; hire_company, lent_by
q production company:{} Films/{} Theatre/{} Television; hirer, production_company
q buyer person; production_buyer, ordered_by
q checked_out_by person; checked_out_by, hire_clerk
q returner person; returned_by, brought_back_by
q title phrase; production_title, show
q sheet id:PH-####; contract, sheet_no
q hire_from date; hire_from, goes_out
q due_back date; due_back, return_date
q returned date; actually_returned, came_back_on
q weeks number:1..12; charged_weeks, weeks
q hire_total money:90..4800; hire_total, hire_charge
q insured money:2000..90000; replacement_value, insured_for
q insurer company:{} Media Insurance/{} Entertainment Cover; insurer, policy_with
q period choice:victorian/1950s/contemporary; period, era
q damage flag; returned_damaged, damage_found
l props; items, articles
c props.stock_number id:#####; stock_number, tag
c props.article phrase; article, description
c props.weekly_rate money:8..260; weekly_rate, per_week
a deposit money; deposit, security_deposit
a shoot date; shoot_date, filming_on
a van id; van, registration
a scene phrase; set, scene
a director person; director, designer
a repair money; repair_charge, damage_cost
a phone phone; phone, contact
---
{house} || {sheet}
Lent to {production} for "{title=The Orchard|Low Season|A Fine Mess|Marsh House}", ordered by {buyer}
= Out: {hire_from}, counted by {checked_out_by}
= To come back: {due_back}
= Charged: {weeks} weeks
All of the {period?old queen's time, gaslight and mahogany~years after the war, formica and chrome~present day}.
%props 2..6
Tag | What | A week
{props.stock_number} | {props.article=roll-top desk|pram, navy|wireless set|oil painting, stag|hat stand|brass bed|typewriter} | {props.weekly_rate}
%%
Together {hire_total}. To be covered for {insured}[, hirer's policy with {insurer}].
+++
?RETURN {returned}, by {returner}.
{damage!One leg broken, to be charged~Everything as it went out|No marks on anything}.
~ Never paint, saw or screw into anything. Quarter day {:date}.

== en stage_technical_rider
q artist company:{} Quartet/The {} Band/{} Dance Theatre; act, performer
q promoter company:{} Concerts/{} Arts Centre/{} Festival; promoter, presented_by
q manager person; tour_manager, day_contact
q sound person; sound_engineer, front_of_house
q light person; lighting_designer, lights
q house person; venue_technician, agreed_by
q show_date date; show_date, performance
q version number:1..9; version, issue
q updated date; last_updated, rider_date
q getin time; get_in, load_in
q soundcheck time; soundcheck, line_check
q show time; show_time, stage_time
q stage unit:m 6..16; stage_width, minimum_width
q channels number:8..48; channels, inputs
q people number:4..30; touring_party, travelling_party
q veg number:1..12; vegetarians, meat_free_meals
q power phrase; power, supply
q monitors choice:wedges/in-ear/none; monitoring, monitors
q haze flag; haze_used, smoke
q parking flag; truck_parking_needed, parking
q phone phone; tour_phone, on_the_road
a fee money; fee, guarantee
a capacity number; capacity, seats
a hotel company; hotel, accommodation
a length duration; set_length, show_length
a support company; support_act, opening_act
a curfew time; curfew, must_end_by
a travel city; previous_show, coming_from
---
# {artist}
Technical rider, version {version}, {updated}
For {promoter}, {show_date}

We are {people} on the road. Everything below has been talked over with your {house}; what cannot be met, tell {manager} ({phone}) in good time.
* Doors for the truck {getin}, try-out {soundcheck}, on stage {show}
* Clear width {stage}, black floor, no steps in the middle
* {channels} lines to the desk; {sound} brings microphones
* On stage we hear ourselves {monitors?through boxes on the floor~through plugs in the ear, own system~not at all, we need nothing}
* Light plan by {light}; {haze!a fine mist is used, so isolate your detectors~no fog or mist of any kind}
* Current: {power=63 A three phase, stage left|32 A for sound alone|two clean 16 A circuits}
* {parking!Room for one lorry overnight, watched~We come by train and need no parking}
+++
Kitchen: hot food for all, {veg} of them eat no meat. Water, {:number:12..48} bottles, no plastic.
Towels {:number:4..20}.

== en markdown_notice_stores
q chain company:{} Fashion/{} Home/{} Garden; retailer, issued_by
q merchandise_manager person; merchandise_manager, author
q asker person; contact, questions_to
q approver person; approved_by, buying_director
q memo id:MD ##-##; memo_no, notice
q stores phrase; applies_to, stores_concerned
q sent_on date; sent_on, memo_date
q valid_from date; valid_from, price_change_date
q to date; ends, valid_until
q done_by time; done_by, finish_before; hour by which the shelf must be changed
q display phrase; display, where_shown
q labels choice:red stickers/new price cards/till only; marking, how_marked
q staff flag; staff_discount_applies, stacks_with_staff_discount
q returns flag; exchange_allowed, refundable
q target percent; sell_through_target, goal
l goods; articles, lines
c goods.sku id:######; sku, article_number
c goods.description product; description, article
c goods.was money:12..190; old_price, before
c goods.now money:5..120; new_price, reduced_to
a stock number; stock, pieces_left
a supplier company; supplier, vendor
a loss money; markdown_cost, margin_loss
a next_markdown date; next_markdown, second_reduction
a phone phone; phone, extension
a warehouse city; warehouse, send_back_to
a manager person; store_manager, area_manager
---
{chain} head office || {memo}
{sent_on}
To: {stores=all branches except outlets|city branches|south region|branches with a garden yard}

PRICE CHANGE from {valid_from} to {to}
Please have everything done before {done_by} on the first morning.
%goods 3..6
Code | Article | Was | Now
{goods.sku} | {goods.description=linen shirt|table lamp|parasol base|door mat|rain boots|quilt cover} | {goods.was} | {goods.now}
%%
Show them {display=on the table by the entrance|at the till|on the end bay|in the window}. {labels?Red dots on every piece~Swap the cards on the shelf~Nothing on the goods, the till knows}. {staff!Your own reduction comes on top~Your own reduction does not come on top of this}. {returns!Customers may bring them back as usual~What is sold at these prices is not taken back}.
We hope to clear {target}.
+++
Questions: {asker}
{merchandise_manager} || {approver}
Merchandise || Agreed

== en alarm_activation_report
q centre company:{} Monitoring/{} Alarm Receiving/{} Response; alarm_receiving_centre, issued_by
q client company:{} Jewellers/{} School/{} Storage; subscriber, protected_premises_of
q operator person; operator, handled_by
q keyholder person; keyholder, person_called
q patrol person; responder, patrol_officer; who drove there
q patrol_firm company:{} Patrols/{} Mobile Security; response_company, patrol_company
q installer company:{} Alarms/{} Fire & Security; maintenance_company, installer
q address address; premises, site
q account id:A-######; account, transmitter
q event id:EV########; event_no, incident
q date date; date, activation_date
q signal_received time; signal_received, first_signal
q keyholder_called time; keyholder_called, call_made
q on_site time; on_site, arrived
q reset_at time; reset_at, set_again
q zone phrase; zone, detector
q finding choice:break-in/fault/user error; cause, finding
q police flag; police_attended, police_response
q confirmed_alarm flag; confirmed_alarm, sequential_confirmation; whether a second detector went as well
q damage phrase; damage, condition_found
a urn id; police_urn, police_number
a charge money; callout_charge, fee
a second_key person; second_keyholder, other_keyholder
a stolen money; value_stolen, loss
a password id; password, code_word
a serviced date; last_service, serviced
a insurer company; insurer, underwriter
---
{centre}
# Activation {event}
{client}, {address}
Transmitter {account} || {date}

{signal_received} – signal from {zone=rear door contact|zone 4, cellar movement|shutter 2|shock sensor, window|panic button, office}. {confirmed_alarm!A second sensor followed within minutes~No second sensor followed}.
{keyholder_called} – {operator} rang {keyholder}, who answered.
{on_site} – {patrol} of {patrol_firm} on the spot. {police!Officers came as well~Officers were not sent}.
Found: {finding?door forced, somebody had been inside~detector faulty, nobody had been there~a cleaner had come without knowing the code}. [{damage=Glass on the floor|Door would not close|Drawer open|Nothing out of place}.]
{reset_at} – system on again.
+++
{installer} has been asked to look at it in the morning.
~ This report is sent automatically to {:email}. Calls are recorded and kept {:duration}.

== en relocation_offer_letter
q company company:{} Chemicals/{} Software/{} Retail Group; employer, sender
q employee person; employee, addressee
q hr person; global_mobility, signed_by
q new_manager person; new_manager, reports_to
q mover company:{} Removals/{} Relocation/{} Movers; removal_company, mover
q agent company:{} Homefinders/{} Relocation Services; relocation_agent, home_search
q current_location city; current_location, old_place
q new_location city; new_location, destination
q role job; new_role, position
q letter_date date; letter_date, offer_date
q start_at_new_site date; start_at_new_site, effective
q accept date; accept_by, reply_deadline
q lump money:1500..25000; lump_sum, relocation_allowance
q salary money:32000..140000; new_salary, annual_salary
q temp number:2..16; weeks_of_temporary_housing, temporary_housing_weeks
q clawback number:6..36; repayment_period, clawback_months
q trips number:1..4; home_search_trips, visits_paid
q family flag; family_included, dependants_covered
q school flag; school_fees_paid, schooling
q basis choice:permanent/fixed term/trial; basis, duration_type
a spouse person; spouse, partner
a rent money; rent, housing_budget
a flight date; flight_date, travel_day
a visa id; visa, permit
a old_salary money; current_salary, present_salary
a children number; children, dependants
a volume unit:m3 5..60; volume, goods_volume
---
{company}
{letter_date}

{employee}
{current_location} office

Dear {employee},
following our conversations I am delighted to offer you a move to our {new_location} site as {role=head of packaging|senior developer|country buyer|process engineer}, from {start_at_new_site}, reporting to {new_manager}. {basis?This is meant to be for good~This is meant for three years~We would both try it for half a year first}. Your pay will be {salary} a year.
What we do for you:
* {mover} packs and carries your household, at our cost
* {lump} paid once, for everything nobody thinks of
* {temp} weeks in a furnished flat; {trips} journeys to look for a home with {agent}
* {family!The same holds for those who live with you~This covers you alone, not those who live with you}
* {school!School fees are met by the firm~We cannot contribute to school fees}
Should you leave us of your own accord within {clawback} months, a part has to be paid back.
+++
Please let me know by {accept} whether you will come.
With best wishes
{hr}
Global mobility

== en payment_plan_letter
q creditor company:{} Energy/{} Water/{} Furniture; creditor, sender
q collector company:{} Collections/{} Credit Services; collection_agency, handled_by_agency
q debtor person; customer, debtor
q case_handler person; case_handler, agent
q adviser person; debt_adviser, third_party; who speaks for the customer
q charity company:{} Advice Centre/Debt Help {}; advice_body, charity
q account id:####-####; account_number, customer_no
q plan_reference id:PP#####; plan_reference, case
q letter_date date; letter_date, agreed_on
q first_instalment date; first_instalment, starts_on
q last_instalment date; last_instalment, ends_on
q review_date date; review_date, looked_at_again
q debt money:200..9000; total_debt, amount_owed
q instalment money:10..300; instalment, monthly_payment
q number_of_instalments number:3..48; number_of_instalments, instalments
q frozen flag; interest_frozen, interest_stopped
q reported_to_bureau flag; reported_to_bureau, credit_file
q how choice:direct debit/standing order/card by phone; payment_method, how_paid
q hardship_reason phrase; hardship_reason, circumstances
a iban iban; bank_account, iban
a fee money; admin_fee, fee
a court id; court_case, claim_number
a income money; income, monthly_income
a birth date; dob, date_of_birth
a arrears_since date; arrears_since, unpaid_since
a settlement money; settlement_offer, reduced_sum
---
{creditor} || {plan_reference}
[Handled by {collector}]
{letter_date}

{debtor}
{:street}, {:zip} {:city}

Account {account}

Dear {debtor},
thank you for telling us about {hardship_reason=your illness|the loss of your job|the birth of your child|the separation|shorter hours at work}. [We have also spoken with {adviser} of {charity}.] We are happy to agree to the following:
You owe {debt}. You pay {number_of_instalments} times {instalment}, the first on {first_instalment}, the last on {last_instalment}. {how?We take it from your account ourselves~You give your bank a lasting order~You ring us each month and read out your card}.
{frozen!While you keep to this nothing is added~Please note that interest goes on being added}. {reported_to_bureau!The credit bureau will be told of the arrangement~The credit bureau is not told}.
+++
On {review_date} we ask you how things are. If you cannot pay one month, ring us before, not after: {:phone}.
Yours sincerely
{case_handler}

== en purchase_order_amendment
q buyer company:{} Shipyard/{} Hospital/{} Breweries; buyer, ordering_company
q vendor company:{} Valves/{} Linen/{} Malt; supplier, vendor
q purchaser person; purchasing_agent, issued_by
q vendor_contact person; vendor_contact, attention
q requester person; requisitioner, wanted_by
q po id:PO#######; purchase_order, original_order
q amendment number:1..9; amendment_no, change_number
q ordered date; original_date, po_date
q amended date; amendment_date, issued
q old_due date; former_delivery, old_delivery_date
q new_due date; new_delivery, delivery_now
q deliver_to address; deliver_to, ship_to
q old_total money:500..80000; former_total, old_value
q new_total money:500..90000; new_total, order_value_now
q terms phrase; delivery_terms, incoterm
q subject_of_change choice:quantity/date/specification; subject_of_change, what_changed
q confirmation_required flag; confirmation_required, must_confirm
q others flag; other_terms_unchanged, rest_unchanged
l lines; changed_lines, items
c lines.pos number:10..90; position, line
c lines.item product; item, description
c lines.old_quantity number:1..400; old_quantity, before
c lines.new_quantity number:1..400; new_quantity, after
a budget id; cost_centre, budget_code
a penalty percent; late_penalty, penalty
a invoice id; invoice, bill
a carrier company; carrier, forwarder
a quote id; quotation_no, offer
a phone phone; phone, direct
a paydays number; payment_days, net_days
---
{buyer} || Amendment {amendment} to {po}
Purchasing || {amended}

To {vendor}, {vendor_contact}
We refer to our order of {ordered}. {subject_of_change?We need other numbers than ordered~We need it at another time than ordered~We need it made differently}:
%lines 1..4
Pos. | Article | Was | Is now
{lines.pos} | {lines.item=gate valve DN 80|bed sheet 160|pilsner malt, sack|gasket set|theatre gown} | {lines.old_quantity} | {lines.new_quantity}
%%
= Delivery: {new_due} (before: {old_due})
= To: {deliver_to}, {terms=DAP|free at works|ex works|FCA}
= Value: {new_total} in place of {old_total}
{others!Everything else stands as it was~The conditions printed overleaf now hold in place of the former ones}. {confirmation_required!Let us have your written yes within two days~Without word from you we take it as agreed|You need not confirm}.
Wanted by {requester}, stores.
+++
> {purchaser}

== en share_allotment_letter
q company company:{} Brewing plc/{} Solar Cooperative/{} Football Club plc; issuer, company
q registrar company:{} Registrars/{} Share Services; registrar, share_register
q holder person; shareholder, allottee
q secretary person; company_secretary, signed_by
q joint person; joint_holder, second_holder
q bank company:{} Bank/{} Trust Bank; receiving_bank, paid_into
q cert id:########; certificate_number, certificate
q shareholder_ref id:SR@######; shareholder_ref, investor_code
q share_class choice:ordinary/preference/non-voting; share_class, kind
q applied number:100..9000; shares_applied_for, applied
q allotted number:50..8000; shares_allotted, number_of_shares
q price money:0.5..12; issue_price, per_share
q amount_paid money:200..20000; amount_paid, subscription
q refund money:10..4000; refund, returned_amount
q board date; board_resolution, allotted_on
q letter_date date; letter_date, posted
q trading date; dealing_starts, first_trading_day
q sell_from date; lock_up_until, may_sell_from
q fully_satisfied flag; fully_satisfied, got_all; whether the whole wish was met
q perk phrase; shareholder_perk, extra
a dividend money; dividend, last_dividend
a nominal money; nominal_value, par
a broker company; broker, stockbroker
a tax id; tax_number, tax_id
a agm date; general_meeting, agm
a iban iban; refund_account, iban
a capital money; share_capital, total_raised
---
{company}
{letter_date}

{holder}
[jointly with {joint}]
Code {shareholder_ref}

# Your shares
Dear {holder},
You had asked for {applied}. {fully_satisfied!You get every one of them~So many wanted to join in that each could have only a part}. On {board} the directors gave you
^ {allotted}
at {price} each. They are {share_class?common shares with one vote apiece~shares that come first when profits are shared~shares without a vote}. You had paid {amount_paid} into {bank}[; {refund} comes back to you by cheque].
= Certificate: {cert}, enclosed
= Dealing begins: {trading}
?= Not to be sold before: {sell_from}
[As an owner you also get {perk=a tenth off in the shop|a case of ale a year|a seat at the opening match|free entry}.]
+++
Changes of address go to {registrar}, {:phone}.
{secretary}
Company secretary
== en vibration_survey_report
q consultant company:{} Reliability/{} Condition Monitoring/{} Rotating Equipment; service_provider, prepared_by_firm; firm whose analyst measured
q plant company:{} Refinery/{} Pulp/{} Desalination; asset_owner, customer; whose machines were measured
q analyst person; surveyor, measured_by; who walked round with the probe
q engineer person; recipient, plant_contact; to whom the report goes
q planner person; maintenance_planner, to_schedule; who is to fit the repair into the plan
q document_ref id:VS-####; document_ref, report_number
q route_date date; route_date, survey_date; day of the measurements
q report_date date; report_date, issue_date; day the paper was written
q next_route date; next_route, next_survey; when the probe comes round again
q machines number:12..240; points_measured, machines_covered; how many machines were on the round
q worst id:P-###@; critical_asset, worst_machine; machine in the poorest state
q overall_vibration unit:mm/s 4..28; overall_vibration, highest_reading; reading at that machine
q limit unit:mm/s 2..7; alarm_limit, acceptable_level; what is still held to be good
q speed unit:rpm 740..3580; shaft_speed, running_speed
q fault choice:unbalance/misalignment/bearing wear; diagnosis, fault_type; what is wrong with it
q advice phrase; recommendation, action
q days number:2..60; act_within_days, urgency_days; in how many days something must be done
q immediate_stop flag; immediate_stop, shutdown_advised; whether the machine should be stopped at once
q standard phrase; reference_standard, evaluated_to
a cost money; repair_cost, quotation; what mending it costs
a power unit:kW 15..900; motor_power, rating
a installed year; year_installed, commissioned_in
a bearing id; bearing_type, bearing_number
a previous unit:mm/s 2..9; last_reading, previous_level; reading of the round before
a insurer company; insurer, machinery_insurer
a repaired date; repaired_on, last_overhaul
---
{consultant}
Report {document_ref} || {report_date}

Attention: {engineer}, {plant}

# Vibration round of {route_date}
{analyst} covered {machines} machines with the handheld collector. All but a few are within {limit} ({standard=ISO 20816-3|API 610|house rule MR-12|ISO 10816-7}). The one that gives concern is {worst}, where we read {overall_vibration} at the drive end with the shaft turning at {speed}.
The pattern points to {fault?weight off centre: strong at once per turn, little else~shafts not in line: strong at twice per turn, axial as well~worn rolling elements: high-frequency hash with sidebands}.
{immediate_stop!Please take it out of service now; we would not run it another night~It can go on running under observation|There is no need to stop it today}. Within {days} days: {advice=re-balance in place|laser-align after hot check|fit new bearings both ends|check foundation bolts}.
[{planner} has been asked to find a slot.]
+++
Next round: {next_route}. Oil samples taken from {:number:3..12} gearboxes are with the laboratory.
~ Temperature of housings {:unit:°C 35..80}; ambient noise did not permit ultrasound.

== en ultrasonic_weld_report
q lab company:{} NDT/{} Inspection/{} Testing Services; inspection_company, issued_by
q fabricator company:{} Steelworks/{} Vessels/{} Structures; manufacturer, customer; whose welds were tested
q enduser company:{} Petrochem/{} Rail Bridges/{} Wind Towers; end_user, final_customer; for whom the piece is made
q inspector person; technician, examined_by; who moved the probe
q witness person; third_party_witness, witnessed_by; who looked on for the buyer
q approver person; level_three, reviewed_by; who checked the report
q report_no id:UT-#####; report_no, document
q cert id:UT2-####; operator_certificate, qualification_no; number of the inspector's papers
q job id:FAB###; works_order, job
q examination_date date; examination_date, tested_on
q certificate_expiry date; certificate_expiry, qualification_valid_until; till when the inspector's papers are good
q item phrase; component, test_object
q steel phrase; material, base_metal
q thick unit:mm 8..90; wall_thickness, plate_thickness
q probe phrase; probe, search_unit
q standard phrase; acceptance_standard, evaluated_against
q weldcount number:2..40; welds_tested, number_of_welds
q result choice:accepted/repair/rejected; verdict, overall_result
q coupling phrase; couplant, coupling_medium
q access flag; full_coverage, whole_weld_scanned; whether every part could be reached
l finds; indications, flaws
c finds.weld id:W##; weld_no, seam
c finds.distance_from_datum unit:mm 10..900; distance_from_datum, start
c finds.len unit:mm 3..60; length, extent
c finds.deep unit:mm 2..40; depth, depth_below_surface
a welder person; welder, welded_by
a heat id; heat_number, plate_number
a price money; price, rate
a repaired date; repaired_on, retest
a serial id; instrument_serial, set_number
a drawing id; drawing, drawing_number
a temp unit:°C 5..60; surface_temperature, temperature
---
{lab} || {report_no}
# Ultrasonic examination
= Customer: {fabricator} (job {job}, for {enduser})
= Object: {item=shell course 3|bottom chord, span B|tower can 12|nozzle N4|ring beam}
= Steel: {steel=S355 J2|P265GH|1.4571|S460 ML}, {thick}
= Probe: {probe=45 degrees, 4 MHz|60 degrees, 2 MHz|70 degrees, 4 MHz|twin crystal, straight}
= Couplant: {coupling=wallpaper paste|oil|water|gel}
= To: {standard=EN ISO 17640, level B|AWS D1.1|ASME V art. 4}
{weldcount} seams were gone over on {examination_date}. {access!All of them could be reached along the whole length and from both sides~Behind the stiffeners the probe could not be set, so part of the length is untested}.
%finds 1..4
Seam | From datum | Long | Deep
{finds.weld} | {finds.distance_from_datum} | {finds.len} | {finds.deep}
%%
Outcome: {result?meets the requirements~to be gouged out and welded again, then retested~not fit, the piece cannot be saved}
+++
{inspector}, {cert} (to {certificate_expiry}) || {approver}
Examined || Level 3
?Witnessed: {witness}

== en hydrotest_certificate
q contractor company:{} Piping/{} Pipework/{} Process Systems; tested_by_firm, contractor
q owner company:{} Gas Storage/{} Dairy/{} Power Station; plant_owner, client
q tester person; test_engineer, conducted_by; who ran the pump
q clientrep person; client_witness, accepted_for_owner; who watched on behalf of the plant
q authority_man person; authorised_inspector, notified_body_inspector
q body company:{} Inspectorate/{} Technical Inspection; inspection_body, notified_body
q cert id:HT-###/##; certificate, certificate_no
q pack id:TP-####; test_pack, package
q system phrase; system, line_tested
q test_date date; test_date, tested
q drained date; drained_on, dried
q design unit:bar 6..64; design_pressure, rated_pressure; what it is built for
q test_pressure unit:bar 9..96; test_pressure, pressure_applied; to what it was pumped up
q holding_time unit:min 10..240; holding_time, hold
q water_temperature unit:°C 6..28; water_temperature, medium_temperature
q start_of_hold time; start_of_hold, pressure_reached
q gauge1 id:PG-###; gauge, first_gauge
q medium choice:water/air/nitrogen; test_medium, filled_with
q tight flag; no_leak, passed; whether it held
q leak phrase; leak_found, leak_location; where something came out
a calibrated date; gauge_calibrated, calibration_date
a volume unit:m3 1..90; volume, filled_volume
a drop unit:bar 0.1..2; pressure_drop, loss
a reinstated date; reinstated, back_in_service
a welds number; welds, joints
a drawing id; isometric, drawing_no
a next_test date; next_test, retest_due
---
{contractor} || {cert}
PRESSURE TEST CERTIFICATE
Test pack {pack}, {system=cooling water header|steam main to bottling|condensate return|LNG transfer line|CIP ring}
Owner: {owner} || {test_date}

= Built for: {design}
= Pumped to: {test_pressure}
= Filled with: {medium?mains water with inhibitor~dry air from the compressor~gas from bottles, oxygen-free} at {water_temperature}
= Hold: {holding_time} from {start_of_hold}
= Gauge: {gauge1} (and {:id:PG-###} at the far end)
{tight!The needle did not move and every joint was dry~The pressure fell and the test has to be made again|It did not hold}. [Seen: {leak=weep at flange 7|drop at the vent plug|damp patch under the support|hiss at the valve gland}.]
The system was emptied and blown dry on {drained}.
+++
{tester} || {clientrep}
Conducted by || For the owner
?Witnessed by {authority_man} of {body}
~ Blinds removed: {:number:2..14} of {:number:15..20}, see list.

== en mates_receipt_cargo
q ship phrase; vessel, ship
q mate person; chief_officer, signed_by; officer who took the goods on board
q shipper company:{} Exports/{} Timber/{} Steel Trading; shipper, delivered_by; who brought the goods
q receiver company:{} Import/{} Construction Supplies/{} Trading; consignee, intended_receiver; for whom the goods are meant
q carrier company:{} Line/{} Shipping/{} Carriers; carrier, shipping_line
q tally company:{} Tally/{} Checkers; tally_company, counted_by_firm; who counted on the quay
q tallyman person; tally_clerk, counted_by
q receipt_no id:MR ####; receipt_no, number
q voyage id:###@; voyage, voyage_no
q loaded_at city; port_of_loading, loaded_in
q port_of_discharge city; port_of_discharge, destination
q received_on_board date; received_on_board, loaded_on
q stowed_in number:1..7; hold, stowed_in
q marks id:@@@ ###; marks, shipping_marks; what is painted on the packages
q packages number:8..940; packages, pieces
q goods product; description, goods
q weight unit:t 4..1900; gross_weight, weight
q under choice:under deck/on deck/in the tween deck; stowage, where_stowed
q clean flag; clean_receipt, no_remarks; whether everything was in order
q remark phrase; exception, remark; what was wrong with the goods
q short_shipped number:1..20; short_shipped, pieces_missing; how many did not come
a bl id; bill_of_lading, bl_number
a freight money; freight, freight_charge
a sailed date; sailed, departure
a agent company; agent, port_agent
a master person; master, captain
a crane id; crane, gear
a value money; value, cargo_value
---
{carrier} || {receipt_no}
RECEIVED on board {ship=m.v. Oakland Trader|m.v. Sirius P|m.v. Lady Maud|m.v. Han Jiang} ({voyage}) at {loaded_at}, {received_on_board}
from {shipper}
= Marks: {marks}
= Pieces: {packages}
= Said to be: {goods=bundles of sawn pine|steel coils|bagged cement|crated machinery|wire rod}
= Said to weigh: {weight}
= For: {receiver}, {port_of_discharge}
Put {under?below, in hold~on top of the hatch of hold~on the middle deck of hold} {stowed_in}. {clean!In apparent good order, no remarks~With the following reserve, which must go into the bill}.
?Reserve: {remark=outer bands broken|rust on all coils|bags wet and torn|crate corner stove in|ends split}
?{short_shipped} pieces short, in dispute; if on the quay to be delivered.
+++
{mate} || {tallyman}
Chief officer || for {tally}

== en draught_survey_report
q surveyor_firm company:{} Marine Surveyors/{} Superintendents/{} Cargo Control; survey_company, issued_by
q principal company:{} Coal/{} Fertiliser/{} Ore Trading; principal, instructed_by; who sent the surveyor
q surveyor person; surveyor, attended_by
q mate person; chief_officer, ship_representative; who read the marks together with the surveyor
q supercargo person; port_captain, charterer_representative
q ship phrase; vessel, ship
q terminal phrase; berth, terminal
q port city; port, survey_place
q report_no id:DS/####/##; report_no, file
q initial_survey date; initial_survey, first_reading; day of the reading before loading
q final_survey date; final_survey, second_reading; day of the reading after loading
q cargo product; cargo, commodity
q density unit:t/m3 1..1.03; dock_water_density, water_density
q light_displacement unit:t 3000..14000; light_displacement, initial_displacement; weight of the ship before
q loaded_displacement unit:t 20000..70000; loaded_displacement, final_displacement; weight of the ship after
q quantity unit:t 8000..58000; cargo_by_draught, quantity_found; what was put in according to the marks
q shore unit:t 8000..58000; shore_figure, belt_scale; what the shore's scale says
q ballast flag; ballast_pumped_out, ballast_empty; whether all ballast was out at the end
q sea choice:calm/slight swell/choppy; water_condition, sea_state
q dispute flag; figures_disputed, protest_lodged
a bl unit:t 8000..58000; bill_of_lading_weight, bl_weight; figure in the bill of lading
a constant unit:t 100..400; ships_constant, constant
a fee money; survey_fee, fee
a master person; master, captain
a imo id; imo, imo_number
a moisture percent; moisture, moisture_content
a sailed date; sailing, departed
---
{surveyor_firm} || {report_no}
{ship=M/V Ardmore|M/V Golden Ibis|M/V Patience|M/V Skagen Bulk} – {cargo=steam coal|phosphate rock|iron ore fines|petcoke|bauxite}
{terminal=Coal jetty 2|Bulk pier north|Ore dock|Anchorage, floating crane}, {port}

At the request of {principal}, {surveyor} read the six marks with {mate}[ in the presence of {supercargo}], first on {initial_survey} and again on {final_survey}. {sea?The water was like glass~A long low swell made readings a mean of several~Short waves, reading doubtful to a few centimetres}. Water of {density}.
= Ship before: {light_displacement}
= Ship after: {loaded_displacement}
= Cargo by difference, less stores and water: {quantity}
= Scale on the belt: {shore}
{ballast!All tanks that can be pumped had been pumped dry~Some ballast remained and was measured by sounding}.
{dispute!The ship has put in a protest over the gap between the two~Both sides sign without protest}.
~ Trim {:unit:m 0.1..2}; fuel consumed meanwhile {:unit:t 2..30}. Without prejudice.

== en port_state_inspection
q authority company:{} Maritime Authority/{} Coast Guard/{} Harbour Safety; port_state, inspecting_authority
q owner company:{} Shipping/{} Reefer/{} Tankers; company, ship_manager
q classification_society company:{} Register/Bureau {}/{} Classification; classification_society, class
q inspector person; inspector, boarding_officer
q master person; master, received_by
q super person; superintendent, company_representative; who came from the ship's firm
q ship phrase; ship, vessel
q flag country; flag_state, flag
q imo id:#######; imo_number, imo
q report_number id:PSC-######; report_number, inspection_id
q port city; place_of_inspection, port
q inspection_date date; inspection_date, boarded_on
q released date; release_date, detention_lifted; when she was free to go
q built year; year_of_build, keel_year
q tons number:900..92000; gross_tonnage, gt
q inspection_type choice:initial/more detailed/expanded; inspection_type, depth_of_inspection
q detained flag; detained, held_in_port
q last_port city; last_port, arrived_from
l defects; deficiencies, findings
c defects.deficiency_code id:#####; deficiency_code, code
c defects.deficiency phrase; deficiency, nature
c defects.act phrase; action, to_be_rectified; when it must be put right
a crew number; crew, people_on_board
a cargo product; cargo, on_board
a fine money; fine, penalty
a next_inspection date; next_inspection, window_opens
a callsign id; call_sign, callsign
a deadline date; appeal_by, appeal_deadline
a expiry date; certificate_expiry, safety_certificate_until
---
{authority}
Report of inspection {report_number}
= Ship: {ship=Ocean Verity|Kaliope|North Sea Trader|Blue Harmony} (IMO {imo}), flag {flag}
= Built: {built}, {tons} GT
= Company: {owner}
= Class: {classification_society}
= Boarded: {port}, {inspection_date}, coming from {last_port}
{inspection_type?A look at papers and a walk round~Closer, because there was ground for it~From bow to stern, as her age and kind demand}.
%defects 2..5
Code | What | By when
{defects.deficiency_code} | {defects.deficiency=lifeboat engine will not start|fire door held open by wire|rest hours not kept|oily water separator dirty|charts out of date|emergency light dead} | {defects.act=before leaving|within 14 days|at next port|at once}
%%
{detained!She may not leave this port until the grave points are made good~She may leave|There is no ground to keep her here}.
?Free since {released}, after {super} had come on board.
+++
{inspector} || {master}
For the authority || A copy was handed to me

== en slot_coordination_reply
q coordinator company:{} Airport Coordination/Slot Office {}; slot_coordinator, issued_by
q airline company:{} Airlines/Air {}/{} Charter; carrier, applicant
q handler company:{} Handling/{} Ground; handling_agent, ground_handler
q officer person; coordinator_name, decided_by
q planner person; schedule_planner, addressed_to
q airport city; airport, coordinated_airport
q season phrase; season, scheduling_period
q msg id:SCR####; message_number, reference
q flight id:@@###; flight, service
q plane phrase; aircraft_type, equipment
q seats number:48..380; seats, capacity
q requested_time time; requested_time, wanted
q offered_time time; offered_time, slot_given
q first_operation date; first_operation, from
q last_operation date; last_operation, until
q handback date; slot_return_date, hand_back_by; last day to give it back without penalty
q answer_by date; accept_by, answer_until
q decision choice:confirmed/offered/refused; outcome, status
q limiting_factor phrase; limiting_factor, bottleneck; what is short
q historic flag; historic_rights, grandfather_rights; whether the airline has a claim for next year
q night flag; night_slot, in_night_quota
a fee money; slot_fee, charge
a stand id; stand, parking_stand
a dest city; destination, to_airport
a waitlist number; waitlist_position, position_in_list
a reg id; registration, aircraft_reg
a utilisation percent; utilisation, slot_use
a runway id; runway, runway_in_use
---
{coordinator}
{msg} – {airport}, {season=summer|winter|northern winter|summer peak}

Dear {planner},
your {airline} service {flight} ({plane=A320|B738|E195|AT76}, {seats} seats), days 1 to 5, {first_operation} until {last_operation}:
you wished {requested_time}; on our sheet stands {offered_time}. {decision?You have it~It is an offer which you may take or leave~There is nothing free within two hours of your wish, the time shown is for information only}.
What is short is {limiting_factor=terminal space in the morning peak|stands|runway movements|passport control}. {night!The movement counts against the night budget~The movement does not touch the night budget}. {historic!If you fly four in five you may claim it again next year~It carries no claim for the year to come}.
+++
Take it by {answer_by}. Whatever you do not need, give back by {handback}. Your agent {handler} sees the same list.
Regards
{officer}
~ Times are UTC. Office hours {:time} to {:time}.

== en line_check_pilot
q airline company:{} Airways/{} Air/{} Cargo Airlines; operator, airline
q authority company:{} Aviation Authority/Civil Aviation {}; licensing_authority, authority
q pilot person; examinee, pilot_checked
q examiner person; check_captain, examiner
q other_pilot person; other_pilot, second_crew_member; who sat in the other seat
q manager person; training_manager, filed_by
q form_number id:LC-####; form_number, check_no
q licence id:@@.FCL.#####; licence_number, licence
q aircraft_type phrase; aircraft_type, type_rating
q reg id:@-@@@@; registration, tail_number
q check_date date; check_date, flown_on
q valid_until date; valid_until, next_check; till when the check counts
q medical date; medical_expiry, medical_valid
q departure city; departure, first_airport
q arrival city; arrival, second_airport
q hours number:400..18000; total_hours, flying_experience
q role choice:captain/first officer/cruise relief; seat, function; as what the pilot flew
q passed flag; passed, result
q retrain phrase; extra_training, point_to_improve
q sectors number:1..4; sectors, legs
a sim date; last_simulator, simulator_check
a birth date; birth_date, date_of_birth
a fee money; fee, cost
a pax number; passengers, load
a first_issue date; licence_issued, first_issue
a delay duration; delay, late_by
a cabin person; purser, cabin_chief
---
{airline} training || {form_number}
# Line check
= Pilot: {pilot}, licence {licence}
= Type: {aircraft_type=A321|B767F|Dash 8-400|E175}, flown {reg}
= Medical runs to: {medical}
= Hours in all: {hours}
On {check_date}, {sectors} sectors, {departure} to {arrival}. The pilot {role?sat on the left and was in command~sat on the right as second in command~stood in during the cruise}; beside was {other_pilot}.
Briefing, set-up, climb, approach: see grades overleaf. [To work on: {retrain=speed control below 1000 ft|reading back clearances|planning the descent|sharing thoughts with the crew}.]
{passed!Up to the standard we ask~Not up to the standard we ask; not to fly until trained and seen again}.
The check counts until {valid_until}.
+++
> {examiner}
> Check captain, nominated by the {authority}
~ Filed by {manager}. Grade 3 is the mean; {:number:1..3} points were raised in the cruise.

== en milk_tanker_rejection
q dairy company:{} Dairy/{} Creameries/{} Cheese; processor, rejected_by
q haulier company:{} Tankers/{} Milk Haulage/{} Transport; haulier, carrier
q producer company:{} Farms/{} & Sons/{} Dairy Farm; producer, source_farm; farm from which the bad milk came
q driver person; driver, tanker_driver
q tester person; intake_technician, tested_by
q manager person; intake_manager, decided_by
q farmer person; farmer, informed_producer
q rejection_no id:REJ####; rejection_no, slip
q tanker id:@@## @@@; tanker, registration
q route id:R##; route, collection_round
q silo id:S#; silo_planned, destined_silo
q rejection_date date; rejection_date, date
q arrived time; arrived, at_gate
q tested time; test_time, tested_at
q litres unit:l 4000..28000; volume, litres_rejected
q temp unit:°C 3..11; milk_temperature, temperature
q farms number:2..12; farms_on_load, stops
q cause choice:antibiotics/too warm/taint; reason, cause
q confirmed flag; confirmed_by_second_test, confirmed
q disposal phrase; disposal, what_became_of_it
q cost money:800..14000; value_of_load, loss
a insurer company; insurer, policy_with
a cow id; cow_number, ear_tag
a vet person; vet, prescribed_by
a fat percent; fat, butterfat
a resume date; collection_resumes, next_pick_up
a cell number; cell_count, scc
a sample id; sample_bottle, sample_no
---
{dairy} – milk intake || {rejection_no}
= Tanker: {tanker} ({haulier}), driver {driver}
= Round: {route}, {farms} farms
= At the gate: {rejection_date}, {arrived}
= On board: {litres} at {temp}, meant for {silo}
The strip test at {tested} was done by {tester}. {cause?It shows residues of a drug~The load is warmer than we may take it~It smells of onion and feed}. {confirmed!The second test says the same~A second test could not be done in time}.
The load was {disposal=tipped into the slurry store of a digester|sent back|spread under licence|taken for calf feed}. It was worth {cost}.
+++
From the farm samples the trail leads to {producer}. {farmer} was rung at {:time} and will hold back the tank.
> {manager}
> Intake manager
~ Tanker washed and rinsed twice, seal {:id:######}.

== en grain_contract_note
q broker company:{} Grain Brokers/{} Commodities/{} Agri Brokers; broker, issued_by
q seller company:{} Farms/{} Growers/{} Agricultural; seller, sold_by
q buyer company:{} Milling/{} Maltings/{} Feeds; buyer, bought_by
q trader person; broker_contact, arranged_by
q sellerman person; seller_contact, agreed_for_seller; with whom it was agreed on the selling side
q buyerman person; buyer_contact, agreed_for_buyer; with whom it was agreed on the buying side
q contract_no id:GC#####; contract_no, note
q dealt date; deal_date, agreed_by_phone_on
q movement_from date; movement_from, first_collection
q movement_to date; movement_to, last_collection
q payment_days number:7..45; payment_days, days_to_pay
q crop phrase; commodity, crop
q harvest year; crop_year, harvest
q tonnes unit:t 29..3000; quantity, tonnage
q price money:120..410; price_per_tonne, price
q collected_from phrase; collected_from, delivery_point
q moisture percent; max_moisture, moisture
q protein percent; min_protein, protein
q weight unit:kg/hl 60..80; min_hectolitre, bushel_weight
q basis choice:ex farm/delivered/fob; delivery_basis, terms
q arbitration flag; arbitration_agreed, disputes_to_arbitration
q haulier company:{} Haulage/{} Bulk; haulier, carried_by
a total_value money; total_value, contract_value
a commission money; brokerage, commission
a loaded date; loaded_on, collected
a store id; store_number, bin
a vat id; vat_number, tax_no
a variety phrase; variety, cultivar
a passport id; passport_no, assurance_number
---
{broker} || Contract note {contract_no}
We confirm what was agreed by telephone on {dealt}:
= Sold by: {seller} ({sellerman})
= Bought by: {buyer} ({buyerman})
= What: {tonnes} of {crop=milling wheat|malting barley|feed oats|field beans|rapeseed}, harvest {harvest}
= At: {price} a tonne, {basis?taken from the store at the buyer's cost~brought to the buyer's intake~loaded on the ship}
= Where: {collected_from=old grain store, north yard|mill intake 2|quay 4|the co-op silo}
= Moving: between {movement_from} and {movement_to}
Not wetter than {moisture}; protein not under {protein}; not lighter than {weight}. Money within {payment_days} days of the last load. [Lorries: {haulier}.]
{arbitration!Quarrels go before the trade's own arbitrators and not to court~Quarrels go before the ordinary courts; no arbitration is agreed}.
+++
> {trader}
> for the brokers, as agents only
~ Object within {:number:24..72} hours or be bound. Sampling at the store by {:person}.
== en sub_processor_notice_mail
q vendor company:{} Cloud/{} Software/{} Analytics; data_processor, sender_company; firm that works with the data
q newcomer company:{} Hosting/{} AI Services/{} Support; new_sub_processor, added_party; helper that will get access
q leaver company:{} Mail/{} Storage/{} Telephony; removed_sub_processor, party_leaving
q customer company:{} Health/{} Schools/{} Finance; controller, customer
q privacy_counsel person; privacy_counsel, sent_by
q recipient person; recipient, customer_contact
q contract id:DPA-####; agreement, contract_ref
q notification_date date; notification_date, mail_sent
q takes_effect date; takes_effect, processing_starts; when the newcomer begins
q object date; objection_deadline, object_by; last day to say no
q agreement_date date; agreement_date, contract_of
q task phrase; processing_purpose, service_provided; what the newcomer does
q data phrase; data_categories, kinds_of_data
q processing_country country; processing_country, location_of_data; where the data will lie
q safeguard choice:standard clauses/adequacy decision/none needed; transfer_basis, safeguard; what allows the data to go there
q action flag; action_required, must_respond; whether the customer must do something
q mail email; objections_to, contact_email
a users number; data_subjects, affected_users
a dpo person; data_protection_officer, dpo
a price money; price_change, cost
a cert id; iso_certificate, certification
a audit date; last_audit, audited_on
a contract_end date; contract_end, terminates
a phone phone; phone, hotline
---
From: {privacy_counsel} (privacy), {vendor}
To: {recipient}, {customer}
Sent: {notification_date}
Subject: Update to our list of sub-processors ({contract})

Hi {recipient},

Under section 7 of the data processing agreement we signed on {agreement_date}, we're letting you know about a change. Starting {takes_effect}, {newcomer} will be {task=hosting our backup copies|transcribing support calls|sending text messages|running the search index} for us. They will see {data=names and e-mail addresses|call recordings|mobile numbers|document titles}. The servers are in {processing_country}. {safeguard?We have put the usual contract clauses in place for that~That country has been found to protect data well enough~Nothing leaves the area, so no extra paper is called for}.
[At the same time we are parting with {leaver}; all they held has been erased.]
+++
{action!Please send us your yes or no, we cannot go ahead without it~If you're fine with this there's nothing for you to do}. Should you have concerns on reasonable grounds, write to {mail} no later than {object}.

Thanks,
{privacy_counsel}

== en access_rights_review
q company company:{} Insurance/{} Pharma/{} Logistics; organisation, company
q auditor company:{} Audit/{} Assurance; external_auditor, requested_by_firm; outsiders who wanted the list
q owner person; application_owner, reviewer; who had to go through the list
q admin person; system_administrator, list_drawn_by
q officer person; security_officer, closed_by
q system phrase; application, system
q review_id id:UAR-##-##; review_id, campaign
q quarter period; review_period, quarter
q drawn date; extract_date, list_as_of; day the list was taken
q review_due date; review_due, finish_by
q completed_on date; completed_on, signed_off
q accounts_reviewed number:20..900; accounts_reviewed, accounts
q revoked number:1..60; accounts_removed, rights_withdrawn
q orphan number:1..20; orphan_accounts, leavers_found; accounts of people who had left
q role choice:read only/standard/administrator; most_common_role, role_reviewed; what kind of account was looked at
q late flag; overdue, completed_late
q sod flag; conflicting_rights_found, segregation_breach
l users; changed_accounts, decisions
c users.name person; user, account_holder
c users.login id:@@####; login, user_id
c users.decision phrase; decision, action
a ticket id; ticket_no, change_ticket
a next_review date; next_review, next_campaign
a manager person; line_manager, department_head
a score number; risk_score, rating
a licence money; licence_saving, saving
a vendor company; software_vendor, vendor
a password date; last_password_change, password_changed
---
{company} information security
{review_id} – {system=Payroll core|Claims desk|Warehouse manager|Batch records}
Covers {quarter}
{admin} pulled the list on {drawn}; {owner} was asked to go through it by {review_due}. {role?Accounts that can look but not touch~Accounts with everyday rights~Accounts that may do anything} were in scope, {accounts_reviewed} of them. {auditor} had asked for this.
Of these {revoked} lost their rights; {orphan} belonged to people no longer with us. Among the changes:
%users 2..5 lines
{users.name} ({users.login})
{users.decision=removed|kept, reason noted|reduced to viewing|moved to other group}
%%
{sod!In one case a person could both enter and release a payment, which must not be~Nobody held two rights that must be kept apart}.
{late!It was finished after the date set~It was finished in good time}: {completed_on}.
+++
> {officer}
> Information security officer

== en open_source_exception
q company company:{} Robotics/{} Automotive Software/{} Devices; company, organisation
q requester person; requested_by, developer
q lawyer person; legal_counsel, reviewed_by
q approver person; approver, engineering_director
q maintainer person; project_maintainer, copyright_holder; who wrote the outside code
q request_no id:OSS-####; request_no, exception_id
q product product; product, used_in
q lib phrase; library, component
q version id:#.##.#; version, component_version
q licence phrase; licence, license
q requested_on date; requested_on, submitted
q decided date; decision_date, decided
q until date; exception_ends, valid_until
q release id:##.#; product_release, first_release_with_it
q linkage choice:static/dynamic/separate process; linkage, how_linked
q changed flag; modified_by_us, code_modified
q shipped flag; distributed_to_customers, leaves_the_house
q verdict choice:granted/granted with conditions/denied; decision, verdict
q condition phrase; condition, obligation
q business_reason phrase; business_reason, justification
a cost money; licence_cost, price
a cve id; known_vulnerability, cve
a repo url; repository, source_url
a alternative phrase; alternative, replacement
a lines number; lines_of_code, loc
a customer company; customer, ordered_by
a audit date; scan_date, last_scan
---
{company} – request {request_no}
Component: {lib=libcrane|zipfold|meshlite|quartz-json|nanodb} {version}, licence {licence=GPL-3.0|AGPL|LGPL-2.1|EPL-2.0}, written by {maintainer}
Wanted in: {product=Gripper OS|Dash unit|Base station|Sorter control}, from release {release}
Asked by {requester} on {requested_on}, because {business_reason=no other parser copes with the old format|rewriting would take half a year|customer uses the same one|it is three times faster}.

{linkage?Built right into our binary~Loaded at run time as a shared file~Runs on its own and is spoken to over a pipe}. {changed!We had to alter some of its source~Its source is untouched}. {shipped!It goes out to buyers with the device~It stays on our own servers and goes to nobody}.
+++
Decision of {decided}
{verdict?Go ahead~Go ahead if the following is kept to~Not allowed, find another way}
?{condition=publish our changes|ship the text of the licence|keep it behind the pipe|offer the source for three years}
?This holds until {until}.
{lawyer} || {approver}
Legal || Engineering

== en level_crossing_misuse
q railway company:{} Rail/{} Railways/{} Light Rail; railway, infrastructure_owner
q police company:{} Transport Police/{} Constabulary; police_force, reported_to
q haulier company:{} Transport/{} Farms/{} Deliveries; vehicle_owner, keeper_of_vehicle
q driver person; road_user, vehicle_driver; who drove over
q traindriver person; train_driver, reported_by; who braked
q signaller person; signaller, log_by
q manager person; level_crossing_manager, follow_up
q report_id id:LX-####; report_id, log
q crossing phrase; crossing, location
q train id:#@##; train, headcode
q plate id:@@## @@@; number_plate, registration
q date date; date, occurred
q time time; time, occurred_at
q warning_letter_date date; warning_letter_date, letter_sent
q speed unit:mph 20..90; train_speed, speed_before_braking
q margin unit:s 1..12; time_margin, missed_by; by how little they missed each other
q kind choice:zigzag round barriers/ignored lights/stopped on track; type, behaviour
q collision flag; collision, train_hit_vehicle
q camera flag; camera_evidence, recorded
q delay unit:min 2..90; delay, train_delay
a fine money; fine, penalty
a passengers number; passengers, people_on_train
a injured person; injured, casualty
a court date; court_date, hearing
a insurer company; insurer, motor_insurer
a built year; barrier_installed, upgraded
a phone phone; crossing_phone, phone
---
{railway} || {report_id}
# Misuse of a crossing
= Where: {crossing=Mill Lane|Station Road half barriers|Holme farm crossing|Canal Street}
= When: {date}, {time}
= Train: {train} at {speed}, {traindriver} at the controls
The train driver told the box over the radio, {signaller} wrote it down. A van marked {haulier}, plate {plate}, {kind?drove round the lowered arms~went over while the red lamps were flashing~stood still between the rails in a queue}. {collision!It was struck at the rear and pushed aside~It got clear and was not touched|There was no impact}.
[The recorder puts the margin at {margin}.] The train stood for {delay}.
{camera!The whole thing is on film~No film exists, the unit was out of order}. At the wheel was {driver}, as the firm has told us.
+++
Passed to {police}. [{manager} wrote to the firm on {warning_letter_date}.]
~ Sightings this year at the same spot: {:number:2..20}

== en storm_roof_inspection
q surveyor_firm company:{} Roofing Surveyors/{} Building Consultants/{} Drone Surveys; prepared_by, survey_firm
q owner company:{} Cathedral Chapter/{} Schools Trust/{} Retail Park; building_owner, client
q insurer company:{} Insurance/{} Mutual; insurer, report_also_to
q roofer company:{} Roofing/{} Slates/{} Leadwork; emergency_contractor, made_safe_by
q surveyor person; surveyor, inspected_by
q caretaker person; let_in_by, caretaker; who opened up
q adjuster person; loss_adjuster, insurer_contact
q claim id:CL#######; claim_number, insurer_ref
q report_no id:RS-###; report_no, report
q building address; building, premises
q storm date; storm_date, date_of_damage
q visit date; visited, inspection_date
q sheeted date; made_safe_on, temporary_cover
q wind unit:km/h 70..150; gust, wind_speed
q area_affected unit:m2 4..900; area_affected, damaged_area
q cost money:900..120000; repair_estimate, estimate
q roof choice:slate/metal sheet/flat membrane; covering, roof_type
q access phrase; access, how_inspected
q wear flag; pre_existing_wear, worn_before
q water_ingress flag; water_ingress, inside_wet
l damage; damage_items, defects
c damage.part_of_roof phrase; part_of_roof, location
c damage.damage phrase; damage, description
a policy id; policy_number, policy
a excess money; excess, deductible
a built year; year_built, roof_laid
a repairs_start date; repairs_start, works_begin
a tenant company; tenant, occupier
a fee money; fee, survey_cost
a last_inspection date; last_inspection, previous_survey
---
{surveyor_firm} || {report_no}
{owner}; copy to {adjuster}, {insurer}, claim {claim}

# After the storm of {storm}
{building}
The nearest station measured gusts of {wind}. On {visit} {caretaker} let me in and I looked at the roof {access=from a cherry picker|by drone|from the parapet|through the hatch}. It is covered with {roof?natural stone laid in courses~folded zinc~bitumen felt in two layers}, of which some {area_affected} are gone or loose:
%damage 2..4 lines
* {damage.part_of_roof=north slope|ridge|valley by the tower|plant deck|eaves, street side}: {damage.damage=stripped to the battens|lifted and torn|flashing gone|two holes|gutter hanging}
%%
{wear!Much of what went had been failing for years~The covering had been sound before|I saw no sign that upkeep had been neglected}. {water_ingress!Below, ceilings are stained and floors wet~Inside it has stayed dry}. {roofer} sheeted it over on {sheeted}.
Putting it right will cost about {cost}, scaffold {:money:500..9000} of that.
> {surveyor}

== en schedule_of_condition
q surveyor_firm company:{} Surveyors/{} & Partners Surveyors/{} Party Wall; surveying_practice, prepared_by
q developer company:{} Developments/{} Basement Builders/{} Homes; building_owner, whose_works; who is going to build
q neighbour person; adjoining_owner, neighbour
q surveyor person; surveyor, inspected_by
q neighbour_surveyor person; neighbour_surveyor, adjoining_surveyor; who acts for the other side
q address address; property_inspected, adjoining_property
q works phrase; proposed_works, works
q file_no id:PW/####; file_no, reference
q award date; award_date, award_of
q visit date; inspection_date, inspected_on
q works_start date; works_start, not_before
q photos number:20..190; photographs, pictures_taken
q weather phrase; weather, conditions
q monitor flag; crack_gauges_fitted, monitoring
q access choice:full/partly/outside only; access, extent_of_access
l rooms; rooms, entries
c rooms.room phrase; room, space
c rooms.wall phrase; element, part
c rooms.condition phrase; condition, remark
a fee money; surveyor_fee, fee
a works_end date; works_end, completion
a engineer company; structural_engineer, engineer
a depth unit:m 1..6; excavation_depth, depth
a built year; year_built, age_of_house
a security money; security_sum, deposit
a tenant person; tenant, occupier
---
{surveyor_firm} || {file_no}
# State of the house before building begins next door
House looked at: {address} (owner {neighbour})
On account of: {works=a new cellar|raising the party wall|piling for an annexe|removal of a chimney breast} by {developer}, not to begin before {works_start}
Under the award of {award}
Visit: {visit}, {weather=dry|showers|overcast|bright sun}. Present {surveyor} and, for the neighbour, {neighbour_surveyor}. {access?Every room could be entered~Two rooms were locked and could not be entered~We were not let in and saw it from the street}.
%rooms 3..6
Room | Part | What we saw
{rooms.room=Hall|Front room|Kitchen|Stairs|Bedroom 1|Cellar} | {rooms.wall=ceiling|party wall|chimney breast|floor|window head|cornice} | {rooms.condition=hairline 40 cm|sound|old patch, painted over|slopes to the left|two cracks, 1 mm|blown plaster}
%%
{photos} pictures are on the stick. {monitor!Small gauges were glued across the wider cracks~Nothing was fixed to the walls}.
+++
{surveyor} || {neighbour_surveyor}
~ Not a report on value. Torch and rule only; carpets not lifted.

== en grout_anchor_pull_test
q tester company:{} Anchors/{} Fixings/{} Ground Engineering; testing_firm, issued_by
q contractor company:{} Facades/{} Rockfall/{} Tunnels; customer, installer
q maker company:{} Chemical Anchors/{} Fastening/{} Bolts; anchor_manufacturer, brand
q technician person; tested_by, technician
q foreman person; installer_foreman, installed_by; who set the anchors
q engineer person; structural_engineer, results_to
q project phrase; project, structure
q test_report id:PT####; test_report, report
q installed_on date; installed_on, anchors_set; day they were put in
q test_date date; test_date, pulled_on
q load unit:kN 4..120; test_load, proof_load
q design unit:kN 2..80; working_load, design_load
q hold_time unit:min 1..15; hold_time, held_for
q bolts number:3..24; anchors_tested, tested_count
q anchors_installed number:30..900; anchors_installed, anchors_on_job
q base choice:concrete/brick/rock; substrate, base_material
q failed number:1..4; failures, failed_count
q movement unit:mm 0.1..3; movement, displacement
q passed flag; passed, satisfactory
q more_tests_required flag; more_tests_required, increase_sample
a resin id; resin_batch, cartridge_batch
a gauge id; gauge_no, jack_serial
a depth unit:mm 60..300; embedment, hole_depth
a temp unit:°C -2..30; temperature, ambient
a price money; price, charge
a client company; building_owner, end_client
a inspector person; inspector, building_control
---
{tester}
# Pull test {test_report}
{contractor} – {project=balcony rail, block D|slope above the road|cladding, east face|cable tray, tunnel 2}
For {engineer}
{foreman} and two men set {anchors_installed} anchors of {maker}, the last of them on {installed_on}. On {test_date} {technician} pulled {bolts} of them, chosen by chance. They sit in {base?poured slabs and beams~old masonry with soft joints~natural stone face}.
= Meant to carry: {design}
= Pulled with: {load}
= For: {hold_time}
= Most movement: {movement}
?{failed} came out or slipped.
{passed!All in all the anchors do what they should~The anchors do not do what they should}. {more_tests_required!A further tenth must be pulled before the rails go on~No more need be pulled}.
> {technician}
~ Bridge stood on legs clear of the cone. Next free day: {:date}.

== en catering_tasting_notes
q caterer company:{} Catering/{} Kitchen/{} Events; caterer, from_company
q client company:{} Law/{} Museum/{} Charity; client, host
q planner person; event_planner, client_contact
q chef person; chef, cooked_by
q sent_by person; sent_by, account_manager
q guest person; also_tasted, second_taster; who else came to taste
q event date; event_date, dinner_on
q tasted date; tasting_date, tasted_on
q menu_confirmation date; menu_confirmation, confirm_by
q guests number:40..600; guests, covers
q price money:32..160; price_per_head, per_person
q venue phrase; venue, event_place
q wine phrase; wine_chosen, drink
q second_tasting flag; second_tasting, taste_again
q service choice:plated/buffet/bowl food; service_style, how_served
q allergy phrase; allergy, dietary_need
l dishes; dishes, plates
c dishes.name phrase; dish, plate
c dishes.comment phrase; comment, verdict; what they thought
c dishes.to_alter phrase; change, to_alter
a deposit money; deposit, prepayment
a staff number; waiters, staff_needed
a phone phone; phone, mobile
a dinner_time time; dinner_time, serving_time
a quote_number id; quote_number, reference
a florist company; florist, decorator
a vat percent; vat, service_charge
---
Hi {planner},

Lovely to see you and {guest} at the kitchen on {tasted}. Here is what I wrote down for {client}'s dinner at {venue=the glass pavilion|the boathouse|Hall of Maps|the old brewery} on {event}, so that {chef} can get going:

%dishes 3..4 lines
{dishes.name=cured trout|celeriac fondant|short rib|sea bream|rhubarb trifle|goat curd tart} – {dishes.comment=loved it|too salty|nice but small|perfect|a bit heavy}
Will do: {dishes.to_alter=less dill|bigger plate|swap the sauce|leave as is|add something crisp}
%%

{service?Everything brought to the table on plates~Guests help themselves at two long tables~Small dishes carried round, eaten standing up}. We're reckoning with {guests} people at {price}. [For the wine you settled on the {wine=Picpoul|Rioja|dry Riesling|English sparkling}.] [One of your party: {allergy=no shellfish|coeliac|nut allergy|no pork}.]
{second_tasting!Come by again, I'd like you to try the changes~I don't think we need to meet again over food}. Could you give me the final yes by {menu_confirmation}?

All best,
{sent_by}
{caterer}

== en hotel_rate_agreement
q hotel company:{} Hotel/{} Inn/{} Residence; hotel, property
q firm company:{} Consulting/{} Engineering/{} Pharma; corporate_client, company
q agency company:{} Business Travel/{} Travel Management; booking_agency, travel_agent
q seller person; sales_manager, signed_for_hotel
q buyer person; travel_manager, signed_for_company
q rate_code id:@@@##; rate_code, booking_code
q agreement id:CR-####; agreement, contract
q city city; location, town
q valid_from date; valid_from, start
q valid_to date; valid_to, end
q signed_on date; signed_on, agreement_date
q single_rate money:70..260; single_rate, single_room
q double_rate money:90..320; double_rate, double_room
q nights number:40..1800; committed_nights, volume
q actual number:20..1700; nights_last_year, previous_volume; how many there were the year before
q cancel time; cancel_until, cancellation_hour
q parking money:5..40; parking_fee, garage
q breakfast flag; breakfast_included, breakfast
q blackouts flag; blackout_dates, not_valid_at_fairs; whether there are days on which the price does not hold
q availability choice:last room/limited/on request; availability, room_availability
q upgrade phrase; extra, benefit
a tax money; city_tax, tax
a commission percent; agency_commission, commission
a phone phone; reservations_phone, phone
a email email; reservations_email, email
a rooms number; rooms_in_hotel, rooms
a suite money; suite_rate, suite
a gm person; general_manager, director
---
{hotel}, {city} || {agreement}
# Rates for {firm}
From {valid_from} to {valid_to} your people stay with us at
= One person: {single_rate}
= Two persons: {double_rate}
= Car in the garage: {parking}
{breakfast!A full breakfast is part of it~Breakfast is extra and paid on the spot}. {availability?As long as a single bed is free, you get it at this price~A handful of rooms a night, then the day's price~We look each time and let you know}. {blackouts!It does not hold during the big trade shows~It holds on every night of the year}. No charge if called off by {cancel} on the day.
We count on {nights} nights; last year it came to {actual}. [On top: {upgrade=free sauna|late leaving till 4 pm|a better room when free|shirts pressed}.]
+++
Book under {rate_code}, direct or by way of {agency}.
{seller} || {buyer}
For the house, {signed_on} || For the company

== en store_opening_handover
q retailer company:{} Stores/{} Sports/{} Toys; retailer, tenant
q landlord company:{} Properties/{} Mall/{} Centres; landlord, centre_owner
q fitter company:{} Shopfitters/{} Interiors; shopfitter, contractor
q pm person; project_manager, handed_over_by
q manager person; store_manager, taken_over_by
q centre person; centre_manager, landlord_rep
q area_manager person; area_manager, copied_to
q shop_number id:U-###; unit, shop_number
q branch id:####; branch_number, store_code
q town city; town, location
q handover_date date; handover_date, handed_over
q stock date; stock_arrives, first_delivery
q opens date; opening_day, opens_on
q opens_at time; opening_hour, doors_open
q snags_done_by date; snags_done_by, remedy_deadline
q area_m unit:m2 60..2400; sales_area, floor_area
q keys number:2..14; keys, keys_handed
q alarm flag; alarm_working, alarm_live
q trading choice:full opening/soft opening/postponed; opening_type, opening
l snags; snags, open_items
c snags.location phrase; location, where
c snags.snag phrase; snag, item
c snags.responsible_firm company:{} Electrical/{} Signs/{} Floors; responsible_firm, by_whom
a rent money; rent, annual_rent
a lease date; lease_end, lease_expires
a staff number; staff, team_size
a alarm_code id; alarm_code, safe_code
a cost money; fit_out_cost, budget
a meter number; meter_reading, electricity_reading
a mayor person; guest_of_honour, opened_by
---
{retailer} – new branch {branch}
Unit {shop_number}, {town} || {area_m} to sell on

Handed over on {handover_date} by {pm} ({fitter}) to {manager}. For the centre ({landlord}): {centre}. {keys} keys. {alarm!The alarm is on and was tried with the station~The alarm is not on yet: a guard stays overnight}.
Not quite right yet:
%snags 2..5
Where | What | Who
{snags.location=window left|till 2|fitting rooms|stockroom|entrance} | {snags.snag=spot lamp dead|socket missing|curtain rail loose|floor scratched|sign crooked} | {snags.responsible_firm}
%%
All to be done by {snags_done_by}.
+++
Goods come {stock}. {trading?Big opening with band and balloons~We open quietly and celebrate later~The opening is put off, the date shown is the new one}: {opens}, {opens_at}.
[cc {area_manager}]
== en research_cruise_station_sheet
q institute company:{} Oceanographic Institute/{} Marine Research/University of {} Marine Station; institution, cruise_owner
q funder company:{} Research Council/{} Ocean Fund; sponsor, paid_for_by
q chief person; chief_scientist, cruise_leader; who leads the science on board
q winch person; winch_operator, winch_driver
q logger person; watch_leader, filled_in_by; who kept the sheet
q captain person; master, captain
q ship phrase; research_vessel, ship
q cruise id:@@##/##; cruise_number, expedition
q station number:1..140; station_number, station
q station_date date; station_date, date
q port city; sailed_from, home_port_of_leg
q on_station time; on_station, gear_in_water
q off_station time; off_station, gear_on_deck
q depth unit:m 18..5400; water_depth, echo_depth
q wire_out unit:m 10..5300; wire_out, cable_paid_out
q gear choice:bottle rosette/grab/trawl; gear, equipment; what was let down
q bottom phrase; seabed, sediment
q cast_successful flag; cast_successful, sample_good; whether the haul was any use
q trouble phrase; problem, gear_trouble
l samples; samples, bottles
c samples.sample_number id:S####; sample_number, label
c samples.sampling_depth unit:m 2..5000; sampling_depth, taken_at
c samples.goes_to person; goes_to, scientist; who gets it
a lat phrase; latitude, position
a salinity number; salinity, psu
a returns date; end_of_cruise, back_in_port
a sea phrase; sea_state, weather
a next_station number; next_station, following_station
a budget money; ship_cost, day_rate
a species phrase; species, catch
---
{institute} || Cruise {cruise}
R.V. {ship=Guillemot|Alder|Southern Swift|Challis} (Capt. {captain}), out of {port}. Science: {chief}. Paid for by {funder}.

STATION {station} || {station_date}
= Gear in: {on_station}
= Gear out: {off_station}
= Under the keel: {depth}
= Wire: {wire_out}, {winch} at the winch
{gear?Frame with twenty-four bottles, sensors on~Steel jaws for mud~Net with doors}. Ground: {bottom=grey mud|shell sand|gravel with stones|soft ooze}. {cast_successful!Came up full and in good order~Came up empty or spoilt, cast not counted}.
?Trouble: {trouble=bottle 7 did not close|jaw held open by a stone|wire off the sheave|cable noise}
%samples 2..6
Label | Depth | For
{samples.sample_number} | {samples.sampling_depth} | {samples.goes_to}
%%
> {logger}
~ Freezer 2, shelf {:number:1..6}. Drift {:unit:kn 0.1..2}.

== en dataset_deposit_confirmation
q archive company:{} Data Archive/{} Repository/Open Data {}; repository, issued_by
q university company:University of {}/{} Institute of Health/{} Survey Centre; affiliation, depositor_institution
q funder company:{} Science Fund/{} Research Council; funder, financed_by
q depositor person; depositor, creator; who made the data
q curator person; data_curator, checked_by
q contributor person; contributor, co_creator
q doi id:10.####/@@###; doi, persistent_id
q grant id:@@-######; award_number, project_no
q title phrase; dataset_title, title
q deposited date; deposited_on, submitted
q published date; published_on, available_since
q embargo date; embargo_until, closed_until; before that nobody may have the data
q collected period; collection_period, data_from
q files number:2..900; file_count, files
q size unit:GB 0.1..900; size, volume
q licence choice:cc0/cc-by/restricted; licence, terms_of_use
q persons flag; personal_data, contains_people; whether people could be recognised in it
q version number:1..6; version, edition
q format phrase; file_format, format
q mail email; contact, help
a paper id; article_doi, related_publication
a fee money; deposit_fee, cost
a ethics id; ethics_number, ethics_approval
a downloads number; downloads, views
a country country; country, coverage
a next_review date; next_review, retention_review
a software phrase; software, tool_needed
---
{archive}
Dear {depositor},

thank you for entrusting us with "{title=Birdsong at forty street corners|Household water use by the hour|Soil moisture, hill plots|Speech of three-year-olds|Night trains and sleep}" (edition {version}), which you uploaded on {deposited} together with {contributor}. {curator} has looked it over.
= Lasting address: {doi}
= Contents: {files} files, {size}, {format=csv|netCDF|wav and text|SPSS}
= Gathered: {collected}
= Visible since: {published}
{licence?Anyone may do anything with it~Anyone may use it who names you~Only those may use it whom you let}. {persons!As people could be recognised, access goes through our safe room~Nobody can be recognised in it}. [The files themselves stay closed until {embargo}.]
Please thank {funder} ({grant}) and {university} wherever you cite it.
+++
Questions: {mail}
~ We check the bits every {:number:3..12} months.

== en lab_sample_rejection
q lab company:{} Pathology/{} Clinical Laboratory/{} Diagnostics; laboratory, issued_by
q clinic company:{} Surgery/{} Clinic/{} Health Centre; sender, requesting_practice
q patient person; patient, sample_from
q doctor person; requesting_doctor, ordered_by
q taker person; phlebotomist, collected_by; who drew it
q reception_clerk person; reception_clerk, rejected_by
q informed person; informed, spoken_to; who at the practice was rung
q lab_no id:##@######; lab_number, accession
q request id:R-#######; request_form, order_number
q born date; date_of_birth, dob
q collected_on date; collected_on, drawn_on
q received date; received_on, arrived
q taken_at time; collection_time, drawn_at
q phoned_at time; phoned_at, time_of_call
q test_requested phrase; test_requested, investigation
q tube phrase; container, tube
q rejection_reason choice:unlabelled/clotted/too old; rejection_reason, fault
q kept flag; sample_kept, stored
q urgent flag; urgent, priority
q partial phrase; tests_still_done, reported_anyway; what could be done all the same
a result number; result, value
a ward phrase; ward, department
a nhs id; patient_number, health_number
a courier company; courier, transport
a redo date; repeat_by, new_sample_due
a diagnosis phrase; diagnosis, clinical_details
a volume unit:ml 1..20; volume, amount
---
{lab}, specimen reception
To {doctor}, {clinic}

We are sorry that we cannot examine the specimen below.
= Patient: {patient}, born {born}
= Form: {request}
= Our number: {lab_no}
= Asked for: {test_requested=potassium|full blood count|clotting screen|thyroid|glucose}
= Container: {tube=purple top|gold top|blue top|grey top}, drawn {collected_on} at {taken_at} by {taker}
= Came in: {received}
Why: {rejection_reason?there is no name on the tube~the blood has set solid~more time has gone by than the test allows}. {urgent!As it was marked pressing we rang at once~It was not marked pressing}. {informed} took our call at {phoned_at}.
?Done all the same: {partial=lipids|CRP|kidney values|none but iron}
{kept!The tube stays in the rack for three days~The tube has been thrown away}.
+++
Please send another.
{reception_clerk}
~ Handbook page {:number:4..60}. Do not refrigerate before spinning.

== en aircraft_fuel_uplift
q supplier company:{} Aviation Fuels/{} Jet Fuel/{} Into-Plane; supplier, fuel_company
q airline company:{} Airways/{} Air Charter/{} Cargo; customer, operator
q payer company:{} Fuel Card/{} Contract Fuel; billed_to, card_issuer; who settles the bill
q fueller person; refueller, delivered_by
q pilot person; received_by, crew_member; who signed for the aircraft
q sampler person; quality_checked_by, water_check_by
q ticket id:F-######; ticket_no, slip
q reg id:@@-@@@; registration, tail
q flight id:@@@####; flight, flight_number
q truck id:BW##; bowser, fuelling_vehicle
q airport city; airport, place
q stand id:@##; stand, parking_position
q date date; date, fuelled_on
q begin time; start, started
q completed time; finish, completed
q litres number:300..48000; litres, volume
q density unit:kg/l 0.78..0.83; density, specific_gravity
q temp unit:°C -4..32; fuel_temperature, temperature
q product choice:jet A-1/avgas/sustainable blend; grade, product
q water_found flag; water_found, contamination
q pax flag; passengers_on_board, fuelled_with_passengers
a price money; price_per_litre, amount
a batch id; batch, tank_batch
a dest city; destination, next_airport
a fuel_before number; fuel_before, remaining_fuel
a licence id; driver_permit, airside_permit
a ordered number; ordered_quantity, requested_litres
a serviced date; filter_changed, filter_date
---
{supplier}, {airport}
DELIVERY TICKET {ticket} || {date}
{airline} {reg}, {flight}, stand {stand}
Vehicle {truck}
= On: {begin}
= Off: {completed}
= Litres: {litres}
= kg/l: {density} at {temp}
Grade: {product?kerosene, plain~petrol for piston engines, blue~kerosene with a share made from waste oil}. Clear-and-bright test by {sampler}: {water_found!drops seen, drained and drawn again~no trace of water}. {pax!People were seated; fire crew standing by, doors open~The cabin was empty}.
Charge to {payer}, meter {:number:10000..99999} to {:number:10000..99999}.
+++
{fueller} || {pilot}
Fueller || For the aircraft

== en cargo_lashing_certificate
q firm company:{} Lashing/{} Cargo Securing/{} Marine Rigging; lashing_company, issued_by
q shipper company:{} Turbines/{} Cranes/{} Yachts; shipper, cargo_owner
q carrier company:{} Heavy Lift/{} Ro-Ro/{} Project Carriers; carrier, ship_operator
q surveyor_firm company:{} Warranty Surveyors/{} Marine Consultants; warranty_surveyor, approved_by_firm
q rigger person; rigging_supervisor, secured_by
q mate person; chief_officer, accepted_on_board
q surveyor person; surveyor, attended_surveyor
q ship phrase; vessel, loaded_on
q cert id:LSH-####; certificate, certificate_no
q cargo product; cargo, item_secured
q weight unit:t 8..420; cargo_weight, mass
q port city; loaded_at, port
q destination city; destination, bound_for
q secured_on date; secured_on, lashing_completed
q sails date; sailing, departure_date
q chains number:4..60; chains, lashings
q strength unit:kN 50..200; breaking_load, mbl
q deck phrase; stowage_position, where_on_board
q stoppers flag; welded_stoppers, sea_fastening_welded
q retension_after unit:h 4..24; retension_after, recheck_interval
q method choice:chains/wires/webbing; lashing_material, means
a value money; cargo_value, insured_value
a price money; price, charge
a insurer company; cargo_insurer, insurer
a wave unit:m 2..9; design_wave, wave_height
a bl id; bill_of_lading, bl
a length unit:m 4..80; length, cargo_length
a arrives date; eta, arrival
---
{firm} || {cert}
{port}, {secured_on}

# Secured for sea
We have fastened on board {ship=m.v. Thorhild|Ro-Ro Sandpiper|HLV Atlas Dawn|m.v. Coralie}, {deck=hatch cover 2|main deck, lane 4|tween deck, forward|weather deck aft}, for {carrier}:
= Piece: {cargo=generator stator|mobile crane|motor yacht on cradle|transformer|tower section}
= Of: {shipper}
= Weighs: {weight}
= Bound for: {destination}, sailing {sails}
Held by {chains} {method?chains with lever binders~steel wires with turnbuckles~flat straps with ratchets}, each good for {strength}. {stoppers!Plates were welded to the deck round its feet~No welding was done}. To be gone over and tightened {retension_after} after leaving and then daily.
+++
{rigger} || {mate}
For us || Taken over on board
?Seen and found good: {surveyor}, {surveyor_firm}

== en letter_of_indemnity_cargo
q giver company:{} Trading/{} Metals/{} Oil; indemnifier, issued_by; who promises to stand for the damage
q owner company:{} Shipping/{} Tankers/{} Bulk Carriers; shipowner, addressed_to
q receiver company:{} Refining/{} Smelters/{} Foods; receiver, deliver_to; who is to get the goods
q bank company:{} Bank/{} Commercial Bank; countersigning_bank, joined_by_bank
q signed_by person; signed_by, director
q banker person; bank_signatory, signed_for_bank
q ship phrase; ship, vessel
q voyage id:V-###; voyage, trip
q bl id:BL#######; bill_of_lading, lost_document
q bl_date date; bill_date, bill_dated
q letter_date date; letter_date, issued_on
q lapses date; expires, ends_unless_claimed
q loaded_at city; loaded_at, load_port
q discharge_at city; discharge_at, delivery_port
q cargo product; cargo, goods
q quantity unit:t 400..90000; quantity, cargo_quantity
q value money:90000..9000000; cargo_value, market_value
q occasion choice:bill not arrived/change of port/lost bill; occasion, why_requested
q law country; law, governing_law
q liability_capped flag; liability_capped, limited_amount
a agent company; port_agent, agent
a claim money; claim, damages
a master person; master, captain
a arrived date; arrival_date, berthed
a invoice id; invoice, commercial_invoice
a imo id; imo, ship_number
a arbitrator person; arbitrator, umpire
---
{giver}
{letter_date}

To {owner}, owners of {ship=Celtic Pride|Astra Horizon|Lorna B|Sunda Pearl}

Dear Sirs,
Voyage {voyage}, {loaded_at} to {discharge_at}, {quantity} of {cargo=copper cathodes|gasoil|raw sugar|palm oil|zinc concentrate}, bill {bl} of {bl_date}

The above goods were shipped on your vessel. {occasion?The bill has not yet reached us through the banks~The goods are wanted at a port other than the one in the bill~The bill has gone astray in the post}, and we ask you to hand the goods to {receiver} without its being shown.
In return we promise to hold you, your servants and agents harmless, to put up bail should the ship be arrested, and to give you the bill as soon as we have it. {liability_capped!We are bound up to twice the value and no further~Our promise knows no upper limit}. The goods are worth {value}. Unless you have claimed by then it ends on {lapses}. The law of {law} holds.
+++
{signed_by} || {banker}
for the requestor || We join in the above: {bank}

== en trade_credit_claim
q insurer company:{} Credit Insurance/{} Export Cover/{} Trade Indemnity; insurer, addressed_to
q insured company:{} Seafood/{} Furniture/{} Machinery; policyholder, claimant
q buyer company:{} Imports/{} Stores/{} Wholesale; defaulting_buyer, debtor
q lawyer company:{} Collections/{} Attorneys; collection_lawyer, recovery_agent
q filer person; submitted_by, credit_manager
q handler person; claims_handler, received_by
q director person; buyer_director, signed_orders; who runs the firm that does not pay
q policy id:TCI-######; policy_number, policy
q claim id:CLM-#####; claim_no, claim
q buyer_country country; buyer_country, country_of_debtor
q shipped date; shipment_date, goods_sent
q payment_due date; payment_due, original_due_date
q filed date; claim_date, filed_on
q insolvent date; insolvency_date, buyer_insolvent_since
q owed money:4000..400000; amount_owed, gross_loss
q limit money:5000..400000; buyer_limit, cover_limit
q insured_percentage percent; insured_percentage, cover_share
q paid_part money:200..40000; part_payment, received_from_buyer
q cause_of_loss choice:insolvency/late payment/political event; cause_of_loss, risk
q dispute flag; buyer_disputes, goods_disputed
q retained flag; retention_of_title, title_reserved
a premium money; premium, annual_premium
a iban iban; claimant_account, iban
a payout date; payout_date, claim_paid
a goods product; goods, merchandise
a receiver person; insolvency_administrator, trustee
a excess money; excess, first_loss
a order_number id; order_number, contract
---
{insured}
{filed}

{insurer}, claims
attn. {handler}

Policy {policy} – notice of loss [(your {claim})]
Dear {handler},
we delivered goods to {buyer}, {buyer_country}, on {shipped}. Payment was to be made on {payment_due}. {cause_of_loss?The buyer has gone under~The buyer simply does not pay, waiting time is over~The government has stopped all transfers abroad}. [The petition was lodged on {insolvent}.]
= Open: {owed}
= Limit you gave us: {limit}
= Your share: {insured_percentage}
?= Came in since: {paid_part}
{dispute!The buyer says that the goods were faulty, which we deny~The buyer has never found fault with the goods}. {retained!By our terms the goods are ours until paid~Our terms do not reserve ownership}. {director}, who runs the firm, signed the orders. {lawyer} is chasing on the spot.
+++
Sincerely
{filer}
Credit manager
~ Enclosed: {:number:3..14} copies

== en expense_claim_query
q company company:{} Consulting/{} Charity/{} Broadcasting; employer, company
q hotel company:{} Hotel/{} Inn; hotel, where_stayed
q client company:{} Foods/{} Bank/{} Ministry; client_visited, project_client
q accounts_clerk person; accounts_clerk, sender
q traveller person; claimant, employee
q approver person; approver, approved_by
q companion person; dinner_guest, entertained; who was invited to dinner
q claim id:EXP-#####; claim_number, report
q project id:P##-###; project_code, cost_code
q trip city; destination, travelled_to
q trip_start date; trip_start, out
q trip_end date; trip_end, home
q mail_date date; mail_date, query_date
q reply date; reply_by, answer_until
q claimed_total money:90..4000; claimed_total, total
q amount_queried money:12..600; amount_queried, questioned_amount
q km number:40..900; mileage, kilometres
q item phrase; queried_item, what_is_questioned
q missing flag; receipt_missing, no_receipt
q payment_status choice:paid in part/on hold/refused; payment_status, status
q policy id:T#.#; policy_section, rule
a iban iban; bank_account, pay_to
a pay_date date; pay_date, will_be_paid
a mileage_rate money; mileage_rate, per_km
a card id; card_number, company_card
a staff id; staff_number, employee_id
a flight id; flight_number, ticket
---
From: {accounts_clerk}, accounts
To: {traveller}
Cc: {approver}
Date: {mail_date}
Re: {claim}, {trip}

Hi {traveller},

I've been through your claim for the visit to {client} ({trip_start} to {trip_end}, project {project}), {claimed_total} in all, which {approver} signed off. It's mostly fine. One thing: {item=the minibar|a second taxi at night|dinner for two|laundry|a train upgrade}, {amount_queried}. Rule {policy} lets me pass that only with a reason. {missing!I also can't find any slip for it~The slip for it is there, thanks}. [Was that the evening with {companion}?] The night at {hotel} and the {km} km by car are OK.

{payment_status?I've released the rest and kept this one back~Nothing goes out until this is cleared up~I'm afraid this one can't be paid at all}. Could you get back to me by {reply}? After that the month is closed.

Cheers
{accounts_clerk}
~ {company} finance, desk hours {:time} to {:time}

== en racking_inspection_report
q inspector_firm company:{} Rack Safety/{} Storage Inspection/{} SafeRack; inspection_company, issued_by
q operator company:{} Logistics/{} Cash & Carry/{} Tyres; warehouse_operator, client
q maker company:{} Racking/{} Storage Systems; rack_manufacturer, make
q inspector person; inspector, inspected_by
q prrs person; person_responsible_for_racking, accompanied_by; who is answerable for the racks on the site
q warehouse_manager person; warehouse_manager, received_by
q report_no id:RI-####; report_no, report
q site address; site, warehouse
q inspected_on date; inspected_on, inspection_date
q next_inspection date; next_inspection, due_again
q repaired date; previous_repairs_done, last_repairs; when the damage of the year before was mended
q bays number:30..2400; bays_inspected, bays
q red number:1..12; red_risks, unload_at_once; damage so bad that the bay must be emptied
q amber number:1..40; amber_risks, repair_soon
q load unit:kg 1000..4000; bay_load, max_load_per_level
q signs flag; load_signs_present, notices_displayed
q overall choice:good/acceptable/poor; overall_condition, rating
l damage; damage, findings
c damage.bay id:@##-#; bay, position
c damage.component phrase; component, part
c damage.bend unit:mm 3..40; deformation, bend
a cost money; repair_quote, cost
a installed year; year_installed, installed
a truck phrase; truck_type, forklift
a accident date; last_accident, collapse
a driver person; driver, who_hit_it
a height unit:m 4..14; rack_height, height
a insurer company; insurer, underwriter
---
{inspector_firm} || {report_no}
{operator}, {site}

{inspector} walked the aisles on {inspected_on} with {prrs}. {bays} bays, make {maker}, {load} a level. What we noted last year was mended on {repaired}.
Red {red} – empty now. Amber {amber} – mend within four weeks.
%damage 3..6
Bay | Part | Bent by
{damage.bay} | {damage.component=front upright|beam, level 1|bracing|footplate|rear upright|guard} | {damage.bend}
%%
{signs!Load boards hang at the end of each aisle~Load boards are missing at several aisles|No load boards were found}. On the whole {overall?the racks are well kept~the racks will do~the racks are in a sorry state}.
+++
Handed to {warehouse_manager}. To be walked again by {next_inspection}.
~ Spring gauge, level, {:number:1..3} m rule. Not a check of the floor.

== en interpreter_booking
q agency company:{} Languages/{} Interpreting/{} Translations; agency, issued_by
q client company:{} Court/{} Hospital/{} Engineering; booked_by, customer
q interpreter person; interpreter, linguist
q booking_clerk person; booking_clerk, arranged_by
q on_site_contact person; on_site_contact, ask_for; for whom to ask on arrival
q speaker person; non_english_speaker, person_needing_help; for whom it is interpreted
q booking id:INT#####; booking_no, job
q their_ref id:@@/####; client_reference, customer_ref
q language language; language, interpreted_language
q venue address; venue, place
q appointment_date date; appointment_date, date
q booked date; booked_on, booking_date
q start time; start, from
q expected_end time; expected_end, until
q arrive_at time; arrive_at, be_there_by
q fee money:30..400; interpreter_fee, fee
q travel money:5..90; travel_expenses, travel
q cancel unit:h 12..72; cancellation_notice, free_cancellation
q mode choice:face to face/by phone/by video; mode, how
q sworn flag; sworn_required, oath
q subject phrase; subject, topic
q gender flag; female_requested, woman_wanted
a dialect phrase; dialect, variant
a hours number; minimum_hours, paid_hours
a case_type phrase; case_type, offence
a phone phone; interpreter_phone, mobile
a id id; registration_number, licence
a invoice date; invoice_by, payment_on
a second_interpreter person; second_interpreter, backup
---
{agency} || {booking}
Confirmed {booked}

Dear {interpreter},
thank you for taking this on:
= For: {client} (their {their_ref})
= When: {appointment_date}, {start} to about {expected_end}; be there by {arrive_at}
= Where: {venue}
= Ask for: {on_site_contact}
= Language: {language}
{mode?You sit in the room with them~You are rung up at the start~You get a link to a video room}. It is about {subject=a hearing on care|a knee operation|a factory visit|a contract|a school place}, and {speaker} needs your help. {sworn!You will be asked to take the oath~No oath is taken}. {gender!They asked that it be a woman~It does not matter to them whether a man or a woman comes}.
We pay {fee}, plus {travel} for the way. If they call off later than {cancel} before, you are paid in full.
+++
Kind regards
{booking_clerk}
~ Say nothing of what you hear. Badge with photo. Form back by {:date}.
== en mast_rent_review_letter
q operator company:{} Mobile/{} Towers/{} Telecom; tenant, site_operator; who has the mast on the land
q landlord person; landowner, addressee; on whose land the mast stands
q agent company:{} Land Agents/{} Surveyors/{} Estates; landowner_agent, acting_for_owner
q agentman person; agent_contact, surveyor_for_owner
q estates_manager person; estates_manager, signed_by
q site id:CS-#####; site_number, cell_site
q site_name phrase; site_name, location
q lease date; lease_date, lease_signed
q rent_review_date date; rent_review_date, new_rent_from
q lease_end date; lease_end, term_ends
q letter_date date; letter_date, dated
q counter_notice_by date; counter_notice_by, reply_within
q current_rent money:800..14000; current_rent, passing_rent
q proposed_rent money:400..16000; proposed_rent, offered_rent
q index percent; index_increase, inflation
q height unit:m 12..60; mast_height, height
q direction choice:increase/decrease/no change; change_proposed, direction
q share flag; site_shared, other_operators_present
q expert company:{} Chartered Surveyors/{} Valuers; independent_expert, who_decides; who decides if they do not agree
a arrears money; arrears, unpaid_rent
a power id; meter_number, supply_number
a access phone; access_line, phone
a plot_area unit:m2 20..400; plot_area, compound
a solicitor person; solicitor, lawyer
a removal date; removal_date, decommissioned
a capital money; lump_sum, buyout_price
---
{operator}, estates
{letter_date}

{landlord}
[care of {agentman}, {agent}]

Mast {site}, {site_name=Beacon Hill|Low Farm|Quarry Bank|water tower field|Gorse Common} ({height})
Lease of {lease}, running to {lease_end}

Dear {landlord},
under clause 5 the rent falls to be looked at again with effect from {rent_review_date}. At present we pay {current_rent} a year. {direction?In view of what is paid round about we are ready to pay more~In view of the new law we believe less is due~We see no ground to alter it}; our figure is {proposed_rent}. Prices in general have moved by {index} since the last time. {share!Two other networks hang on the same mast, which we have taken into account~No other network is on the mast}.
If you are of another mind, let us have your notice by {counter_notice_by}. Should we then not agree, the matter goes to {expert}, whose word is final.
+++
Yours sincerely
{estates_manager}
Estates manager

== en focus_group_invitation
q agency company:{} Research/{} Opinion/{} Insight; research_agency, organiser
q recruiter person; recruiter, invited_by
q moderator person; moderator, led_by
q guest person; participant, invitee
q study id:FG-####; study_number, project
q group phrase; group, session
q session_date date; session_date, date
q confirm_by date; confirm_by, reply_by
q wrote date; invitation_date, letter_date
q begins time; begins, start
q end time; ends, end
q venue address; venue, place
q room phrase; room, where_in_building
q gift money:20..120; incentive, thank_you
q people number:5..12; group_size, participants
q topic phrase; topic, subject
q payout choice:cash/voucher/bank transfer; paid_as, form_of_payment
q film flag; recorded, video
q behind flag; client_watching, observers; whether the firm that pays looks on
q bring phrase; bring_along, homework
q phone phone; recruiter_phone, cancel_number
a client company; commissioning_client, brand; who ordered the study
a age number; age, age_group
a travel money; travel_costs, travel_refund
a parking phrase; parking, car_park
a second_session date; second_session, follow_up
a email email; email, contact_email
a delete date; recording_deleted, data_deleted_on
---
{agency}
{wrote}

Dear {guest},
how nice that you'll join us! Here are the details of the talk about {topic=breakfast habits|electric bikes|banking by phone|garden tools|streaming}:
= When: {session_date}, {begins} to {end}
= Where: {venue}, {room=2nd floor, Blue Room|studio 1|above the café|room 14}
= With: {moderator} and {people} others, {group=parents|evening group A|new drivers|pensioners}
As a thank-you you get {gift}, {payout?in notes when you leave~as a card for many shops~sent to your account within a week}. {film!We film so that nobody has to take notes~There is no camera or tape}. {behind!People of the firm that pays for it sit behind the mirror~Nobody looks on from outside}. [Please bring {bring=your reading glasses|a photo of your fridge|your last phone bill|ID}.]
+++
Let me know by {confirm_by} that you are coming; if you can't, ring me on {phone} so I can ask somebody else.
{recruiter}
~ Study {study}. Nothing is sold to you. Please be {:number:5..15} minutes early.

== en broadcast_fault_report
q broadcaster company:{} Radio/{} Television/Channel {}; broadcaster, station
q carrier company:{} Transmission/{} Broadcast Services/{} Satellite; transmission_provider, carrier
q duty person; duty_engineer, logged_by
q announcer person; presenter, on_air_person
q editor person; duty_editor, editorial_decision
q carrier_engineer person; carrier_engineer, repaired_by
q fault_number id:BF-####; fault_number, log
q programme phrase; programme, programme_affected
q site phrase; transmitter, studio
q date date; date, fault_date
q off_air_at time; off_air_at, fault_from
q back_on_air time; back_on_air, restored_at
q gap unit:s 4..1900; seconds_lost, gap
q standby phrase; standby_material, filler_played; what went out instead
q calls number:1..240; listener_calls, complaints
q symptom choice:silence/black picture/wrong sound; symptom, fault_type
q root_cause phrase; cause, root_cause
q ads flag; advertising_lost, commercials_missed
q repeat date; programme_repeated, rerun_date
q regulator flag; reported_to_regulator, regulator_informed
a audience number; audience, listeners
a value money; lost_revenue, credit
a circuit id; circuit_id, line
a maintenance_date date; maintenance_date, next_check
a head person; head_of_technology, station_manager
a serial id; equipment_serial, serial
a freq number; frequency, mhz
---
{broadcaster} technical log
Fault {fault_number} || {date}

"{programme=Breakfast Hour|Evening Report|Farm Week|Late Jazz|Midday News}" with {announcer}, {site=hill transmitter|studio 3|playout 2|northern relay}
Off {off_air_at}, on {back_on_air}, {gap} lost.
What was heard or seen: {symptom?nothing at all on the air~sound without a picture~the right picture with another programme's sound}. {editor} had {standby=a record|the station film|yesterday's report|a caption and music} put on. {calls} people rang.
Why: {root_cause=fuse in the line amplifier|card pulled by mistake|water in the feeder|clock jump after update|fibre dug up}. {carrier} sent {carrier_engineer}.
{ads!A block of paid spots went missing and must be made good~No paid spots were touched}. {regulator!The authority was told, as the gap was long enough~It was too short to have to be told to the authority}.
?The whole will be run again on {repeat}.
> {duty}
> Duty engineer

== en festival_lost_child_log
q organiser company:{} Festival/{} Country Show/{} Fair; organiser, event
q charity company:{} Scouts/{} First Aid/{} Family Support; welfare_team, tent_run_by
q child first; child, first_name
q mother person; parent, collected_by
q finder person; finder, brought_in_by
q steward person; steward, looked_after_by
q control person; event_control, radio_contact
q log_number id:LC##; log_number, entry
q age number:2..12; age, years
q date date; date, day
q brought time; found_at, brought_in
q control_informed time; control_informed, radioed_at
q reunited_at time; reunited_at, handed_back
q where_found phrase; where_found, place
q clothes phrase; clothing, description
q tent phrase; welfare_point, tent
q identity_check choice:photo id/wristband number/child recognised; identity_check, proof
q wristband id:W####; wristband, band_number
q police flag; police_involved, police_told
q hurt flag; injured, first_aid_needed
q announce flag; announced_over_speakers, public_address
a phone phone; parent_phone, mobile
a address address; home_address, address
a surname last; surname, family_name_of_child
a birth date; date_of_birth, birthday
a sibling first; sibling, brother_or_sister
a ticket id; ticket_number, ticket
a lost time; last_seen, missing_since
---
{organiser}
Lost and found children – {tent=tent by gate B|yellow bus|first-aid field|information hut} (run by {charity})
{date} || No. {log_number}

{child}, about {age}, {clothes=red wellies, dinosaur shirt|blue dress, no shoes|yellow cap|football kit}, brought in at {brought} by {finder}, who had come across the child {where_found=by the ice-cream van|at the sheep pens|behind stage 2|near the river path}. [Band {wristband}.]
Radioed to {control} at {control_informed}. {announce!Called out over the loudspeakers, without the name~Not called out over the loudspeakers}. {steward} sat with the child and drew pictures. {hurt!A scraped knee was washed and plastered~Not a scratch}.
+++
Fetched at {reunited_at} by {mother}. {identity_check?Showed a card with a picture~Gave the number on the arm~The child ran into the open arms}. {police!An officer was in the tent and has the details~It was not passed on to the police}.
~ Never leave a child with one adult alone. Sheets are shredded {:date}.

== en concrete_delivery_ticket
q supplier company:{} Ready-Mix/{} Concrete/{} Premix; producer, supplied_by
q buyer company:{} Builders/{} Civil/{} Foundations; customer, ordered_by
q tester company:{} Materials Testing/{} Site Labs; sampling_lab, tested_by; who took the samples
q batcher person; batched_by, plant_operator
q driver person; mixer_driver, driver
q received_by person; received_by, signed_on_site
q ticket id:########; ticket_number, ticket
q truck id:@@## @@@; truck, registration
q contract id:OC-#####; order, contract
q plant city; plant, batching_plant
q site address; delivered_to, site
q pour phrase; element, used_for
q delivery_date date; delivery_date, date
q batched time; loaded_at, batched
q arrived time; on_site, arrived
q emptied time; discharged, finished_unloading
q volume unit:m3 1..9; volume, load
q strength phrase; strength_class, grade
q slump unit:mm 40..220; slump, measured_slump
q water_added unit:l 5..60; water_added, added_on_site; poured in on the site
q water_responsibility choice:driver/customer/plant; water_responsibility, at_whose_risk; at whose bidding water was put in
q cubes flag; cubes_made, samples_taken
q load_no number:1..40; load_number, lorry_of_the_day
a price money; price, cost_per_cube
a ordered_total unit:m3 10..300; ordered_total, total_volume
a cement phrase; cement_type, cement
a temp unit:°C 5..30; concrete_temperature, temperature
a pump company; pump_company, pump_hire
a waiting_charge money; waiting_charge, standing_time
a result unit:N/mm2 20..60; cube_strength, result
---
{supplier}, {plant} || {ticket}
{delivery_date} || Load {load_no} of the day
To {buyer}, {site}
Order {contract} – for {pour=ground slab, bay 3|pile caps|stair core|column C4-C7|retaining wall}
= Mix: {strength=C25/30|C32/40|RC35|GEN3|C40/50}
= In the drum: {volume}
= Batched: {batched}, {batcher}
= On site: {arrived}
= Drum empty: {emptied}
Lorry {truck}, {driver} driving. Slump by cone {slump}. {water_responsibility?The driver made it wetter of his own accord~The site wanted it wetter and takes the blame~The plant told the lorry by radio to make it wetter}[; {water_added} by the meter]. {cubes!Six cubes were filled from this one~No cubes were filled from this one}. [On the spot for the tests: {tester}.]
> Received: {received_by}
~ Wet concrete burns: wash it off. Wait over {:number:20..40} minutes is charged.

== en franchise_visit_report
q franchisor company:{} Pizza/{} Cleaning/{} Fitness; franchisor, brand
q partner person; franchisee, owner
q manager person; shift_manager, in_charge_at_visit; who was in charge when the visitor came
q coach person; field_consultant, visited_by
q director person; franchise_director, copied_to
q outlet id:F-###; outlet_number, store
q town city; town, outlet_location
q company company:{} Trading Ltd/{} Enterprises/{} Hospitality; operating_company, legal_entity
q visit date; visit_date, visited_on
q previous_visit date; previous_visit, last_visit
q action_deadline date; action_deadline, put_right_by
q agreement_ends date; agreement_ends, franchise_until
q score percent; score, result
q sales money:8000..140000; weekly_sales, turnover
q growth percent; growth, against_last_year
q royalty percent; royalty, fee_rate
q rating choice:green/amber/red; grade, rating
q announced flag; announced_visit, agreed_beforehand; whether the outlet knew of the visit
q notice flag; breach_notice, formal_notice
l points; action_points, tasks
c points.issue phrase; issue, point
c points.action phrase; action, remedy
c points.responsible first; responsible, by_whom
a rent money; rent, lease
a staff number; employees, team_size
a arrears money; arrears, royalties_owed
a next_visit date; next_visit, revisit
a supplier company; approved_supplier, supplier
a opened date; opened, opening_date
a phone phone; phone, contact
---
{franchisor} field team
Outlet {outlet}, {town} (run by {company}, owner {partner})

{coach} called on {visit}; the time before was {previous_visit}. {announced!The day had been agreed~Nobody knew of it beforehand}. In charge was {manager}.
^ {score}
{rating?Fine, keep going~Several things to mend~Serious, we need to talk}
Takings {sales} a week, {growth} up on the year before. Of this {royalty} is due to us.
%points 2..4 lines
{points.issue=fridge seal torn|old logo on the van|uniforms mixed|no log of complaints|changing room cold}
-> {points.action=replace|repaint|order new|start a book|call the engineer} ({points.responsible})
%%
By {action_deadline}, please, with pictures.
{notice!This counts as a first notice under clause 14~It is friendly advice, no formal step is meant by it}. Your agreement runs until {agreement_ends}.
+++
> {coach}
cc {director}

== en film_stunt_clearance
q production company:{} Pictures/{} Drama/{} Films; production_company, film_company
q stuntfirm company:{} Stunts/{} Action/{} Rigging; stunt_company, contractor
q insurer company:{} Media Insurance/{} Film Cover; insurer, cover_confirmed_by
q coordinator person; stunt_coordinator, responsible
q stunt_performer person; stunt_performer, performs
q actor person; actor_doubled, stands_in_for; whose place the performer takes
q medic person; medic, first_aid_on_set
q producer person; line_producer, approved_by
q document id:ST-###; document, clearance_no
q scene id:##@; scene, scene_number
q stunt phrase; stunt, action
q location phrase; location, set
q shooting_day date; shooting_day, planned_for
q rehearsed date; rehearsal, rehearsed_on
q approved_on date; approved_on, signed
q height unit:m 2..40; fall_height, height
q takes number:1..6; maximum_takes, attempts_allowed
q risk choice:low/medium/high; risk_level, risk
q ambulance flag; ambulance_on_set, ambulance
q wind unit:km/h 10..40; wind_limit, max_wind
a fee money; stunt_fee, adjustment
a director person; director, film_director
a policy id; policy_number, policy
a call_time time; call_time, start
a hospital phrase; nearest_hospital, hospital
a licence id; grading_card, licence
a vehicle phrase; vehicle, car
---
{production} || {document}
Scene {scene}: {stunt=fall from a roof into boxes|jump between barges|roll down stairs|burn, ten seconds|being dragged by a horse}
To be done on {shooting_day}, {location=old gasworks|canal lock|stage 4|cliff path|stairwell, bank}

{stunt_performer} will do it in place of {actor}, led by {coordinator} of {stuntfirm}. Tried out on {rehearsed}. {height} at the highest. Not more than {takes} goes, and none if the wind is over {wind}.
We hold the danger to be {risk?slight~middling~considerable}. {medic} stands ready at the edge of the picture. {ambulance!An ambulance with crew waits at the gate~No ambulance will be kept waiting; the medic has a car}.
+++
{insurer} has said yes by mail.
{coordinator} || {producer}, {approved_on}
Stunts || For the company

== en translation_job_order
q agency company:{} Translations/{} Language Services/{} Text; agency, ordered_by
q client company:{} Machinery/{} Pharma/{} Tourism; end_client, for_client
q translator person; translator, addressee
q reviser person; reviser, proofread_by
q pm person; project_manager, sent_by
q author_of_text person; author_of_text, questions_to_author
q job id:TJ-##-####; job_number, order
q source_language language; source_language, from
q target_language language; target_language, into
q title phrase; document, text
q words number:300..48000; word_count, words
q repeats percent; repetitions, matches
q rate_per_word money:0.05..0.3; rate_per_word, word_rate
q fee money:60..6000; total_fee, agreed_price
q order_date date; order_date, sent
q delivery_date date; delivery_date, due
q due_at time; delivery_hour, due_time
q style phrase; tone, style
q certified flag; certified_translation, stamp_needed
q machine flag; machine_translation_allowed, mt_allowed
q payment_terms number:14..60; payment_terms, days
q delivery choice:word file/online tool/print-ready layout; delivery_format, hand_in_as
a pages number; pages, page_count
a penalty percent; late_penalty, deduction
a iban iban; account, iban
a publish date; publication, goes_to_print
a glossary url; glossary, termbase_link
a phone phone; phone, mobile
a second_translator person; second_translator, shares_job
---
{agency} || {job}
{order_date}

Hello {translator},
could you take this on, as agreed on the phone?
= Text: {title=manual for a baler|leaflet for eye drops|hotel brochure|tender papers|exhibition labels} ({client})
= Out of: {source_language}
= Into: {target_language}
= Words: {words}, of which {repeats} have been done before
= At: {rate_per_word} each, {fee} altogether
= Wanted: {delivery_date}, {due_at}
{delivery?Hand it in as a plain text document~Work in our web editor, nothing to send~Type over the layout so that it can go to the printer}. Tone: {style=plain, short sentences|warm|strictly technical|formal you}. {machine!You may start from a machine draft~Please no machine, the client has forbidden it}. {certified!It needs your stamp and oath formula~No stamp needed}.
{reviser} reads it after you. [Doubts about the matter itself: {author_of_text} at the client's.]
+++
We pay {payment_terms} days after your bill.
Thanks a lot
{pm}
`
