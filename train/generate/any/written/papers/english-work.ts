export const englishWorkPapers = `
== en hot_work_permit
q site_owner company:{} Refining Ltd/{} Paper Mills/{} Malt & Grain/Port of {} Terminals; occupier, facility_operator; whose premises the work is done on | body that grants the permission
q contractor company:{} Fabrications/{} Welding Services/{} & Sons Steelwork; executing_firm, vendor, service company; firm that carries out the job
q permit_no id:HW-#####; reference, document_number, doc_id; number of this permit
q issuer person; authorising_officer, approved_by, signatory; who allowed the work to begin
q welder person; operative, performed_by, tradesperson; who holds the torch
q fire_watch person; lookout, watchman, safety_attendant; who stands by in case something catches light
q location phrase; place, work_area, where; spot on the premises
q task phrase; scope, job_description, activity; what is to be done
q issued date; valid_on, work_date, day; day for which permission is given
q expires time; valid_until, end_time, cutoff; when the permission lapses
q watch_period unit:minutes 30..120; cooling-down time, post_work_monitoring; how long someone must stay once the flame is out
q detectors_off flag; alarm_isolated, detection_disabled; whether the smoke heads were switched off for the job
q method choice:welding/grinding/flame cutting; process, type_of_work; how the metal is worked
a insurer company; insurance company, underwriter; who insures the building
a gas_reading percent; lel, gas_test_result; flammable gas found in the air
a supervisor_phone phone; contact number, mobile
---
{site_owner} || No. {permit_no}
Safety, Health & Environment || {issued}

# PERMIT: WORK WITH SPARKS OR NAKED FLAME
This sheet is good for one shift only and must hang <beside the job|at the place of work> until signed off.
= Area: {location=conveyor gallery 3, west end|boiler house mezzanine|loading bay 7|pump room under the silo|roof plant deck|dryer hood, machine 2}
= Job: {task=replace two cracked brackets|cut out seized flange bolts|fit a new handrail|patch the chute liner|remove redundant pipework}
= Carried out by: {contractor}
The men will be {method?joining steel with the arc set~using the angle grinder|running a disc grinder~burning through with oxy-propane}. {welder} is the only one named to do it; {fire_watch} stays within five metres with two extinguishers and leaves for nothing, and goes on looking for {watch_period} after the last spark.
{detectors_off!Heads in zone 5 have been isolated at the panel and must be put back|The panel shows this zone disabled~The smoke heads stay live, so screen the job well|No isolation was needed at the panel}.
?= To stop at: {expires}
+++
## Before starting
* Combustibles cleared for {:unit:m 8..15} round about
* Drains and cable slots covered with blankets
* Nearest call point tried at {:time} by {:person}, gatehouse

{issuer} || {welder}
For the site (shift manager) || I have read and understood

== en tower_crane_erection_report
q hirer company:{} Construction/{} Building Group/Built by {}; client, customer, principal_contractor; who has the crane on hire
q lessor company:{} Crane Hire/{} Tower Cranes/Highline {}; owner, supplier, rental_company; to whom the crane belongs
q examiner person; inspector, competent_person, surveyor; who examined the crane | engineer who signs
q erector person; rigging_foreman, chief_erector; who led the gang that put it up
q serial id:TC######; machine number, asset_id, fabrication_number; maker's number of the crane
q report_no id:##-####/E; reference, certificate_no; number of this paper
q model phrase; type, make_and_model; what crane it is
q hook_height unit:m 28..90; height under hook, clearance
q jib unit:m 35..75; radius, boom_length, reach; how far it reaches out
q test_load unit:kg 1200..9000; proof_weight, overload; weight hung on the hook in the test
q address address; site, location, erected_at; where it stands
q erected date; assembly_date, completed_on; day on which it went up
q examined date; inspection_date, date_of_visit; day of the examination
q next_due date; valid_until, re-examination, expiry; by when it must be looked at again
q fit_for_use flag; passed, safe_to_operate, approved; whether it may be put to work
q defect phrase; finding, observation, remark; what was wrong
a operator person; crane driver, cab_operator; who will drive it
a hire_rate money; weekly rental, price; what the hire costs
a wind_limit unit:km/h 40..80; out-of-service wind speed
---
# Report of thorough examination {report_no}
~ Independent engineers to the lifting trade. Not employed by hirer or owner.

On {examined} I attended <the works at|the building site at> {address}, at the wish of {hirer}, to examine a {model=saddle jib SJ 142|luffer L 180-12|flat-top FT 6015|self-erector SE 33|flat-top FT 7022} bearing maker's number {serial}, property of {lessor}. The crane was put up by {erector} and a gang of five, who finished on {erected}.

= Under the hook: {hook_height}
= Jib as rigged: {jib}
= Weight lifted in overload test: {test_load}
= Wind at the time: {:unit:km/h 5..25}

?Noted: {defect=slew ring bolts 7 and 8 not torqued|trolley limit switch loose|paint worn from step edges|ladder guard missing at section 4|earth strap corroded}.
{fit_for_use!I see no reason why the crane should not start work|It can go into service at once~It must not lift until the above has been put right and I have seen it|I cannot release the crane in this condition}. 
The next examination falls not later than {next_due}.

> {examiner}
> Chartered engineer, {:city}
~ Copies: {:person} (site agent), the owner's depot, file.

== en near_miss_warehouse
q company company:{} Distribution/{} Logistics Park/{} Cold Stores; employer, organisation, site operator; in whose warehouse it happened
q reporter person; reported_by, witness, submitted_by; who filled in the card
q driver person; truck_operator, person_involved; who was at the wheel
q endangered person; at_risk_person, pedestrian; who might have been hurt
q manager person; reviewed_by, closed_out_by; who looked into it and signed it off
q happened date; incident_date, occurred_on, event_date; day it came about
q event_time time; time_of_event, hour
q reviewed date; closed_on, completion_date; day the file was shut
q card_no id:NM####; case, report_id, ref; number of the card
q aisle phrase; location, where, spot; where in the building
q cause phrase; root_cause, reason, why; what led to it
q measure phrase; corrective_action, remedy, follow_up; what will be done about it
q injury flag; anyone_hurt, harm; whether a person was hurt
q severity choice:low/medium/high; potential, rating, risk_level; how bad it could have been
q truck id:FLT-##; vehicle, equipment_number; which machine
q agency company:{} Staffing/{} People/Temps of {}; labour provider, actual_employer; who sends the driver
a damage_cost money; loss, cost_of_damage; what the damage came to
a first_aider person; first aider, treated_by; who gave first aid
a lost_days number:1..20; days off, absence
---
{company} || Near miss card {card_no}
It nearly happened. Tell us, nobody gets blamed.

= What day: {happened}
= About what time: {event_time}
= Whereabouts: {aisle=aisle 14, pick face|cross-aisle by the charging bay|goods-in door 3|mezzanine stairs|returns cage}
= Truck: {truck}

In your own words
I was taking a trolley to packing when {driver} (from {agency}, second week here) came round the end of the racking with the forks up. {endangered} had just stepped off the walkway and <had to jump|was pulled back by the sleeve>. {injury!Twisted an ankle getting clear and went to see the nurse|A knee was grazed and needed a plaster~Nobody got so much as a scratch|Luckily it ended with a fright and no more}. The truck stopped maybe {:unit:cm 20..90} short.
> {reporter}
+++
## Office use
Had it gone wrong we would have been looking at {severity?a bruise at worst~a broken bone or a few weeks off work~someone killed or maimed}.
= Why: {cause=mirror at the corner broken|blue spot lamp not working|stock stacked across the sight line|driver not shown the one-way plan|wet floor after defrost}
= So we: {measure=fit a new convex mirror|paint the crossing|put in a swing gate|move the battery rack|repeat the induction for all temps}
?Shut on {reviewed}, {manager}, operations.

== en rail_possession_notice
q infrastructure company:{} Rail Infrastructure/Network {}/{} Valley Railway; track_authority, publisher, owner; who runs the line and grants the closure
q contractor company:{} Trackworks/{} Civil Engineering/{} Rail Plant; main works company, possession_user; who does the engineering
q number id:P####-##; reference, closure_no, item; number of the possession
q line phrase; route, section, line_of_route; which piece of line is shut
q start_date date; closed_from, first_day, begins; day the line shuts
q start time; begins_at, taken_at; hour at which it shuts
q end_date date; reopens_on, handed_back, last_day; day trains run again
q end time; reopens_at, handback_time; hour trains run again
q person_in_charge person; picop, responsible_person, controller; who is in charge on the ground
q planner person; author, drawn_up_by, prepared_by; who wrote the notice
q protection_phone phone; emergency_contact, hotline; number to ring when something goes wrong on the track
q work phrase; reason, purpose, nature_of_work; why the line is shut
q power_off flag; isolation, overhead_line_dead, traction_current_off; whether the wires are made dead
q speed unit:km/h 20..80; tsr, temporary_limit, restriction; how fast the first trains may go afterwards
q published date; issue_date, notice_date; when this sheet came out
q buses company:{} Coaches/{} Travel/Green {} Buses; replacement_transport_provider, coach_operator; who carries passengers meanwhile
a signaller person; signal box operator, signaller; who works the box
a train_operator company; toc, train company; whose trains run here
a cost money; budget, contract_value
l machines; plant, rolling_equipment, on_track_plant; what will be brought on to the track
c machines.kind phrase; type, description
c machines.number id:99 70 9### ###; fleet_no, vehicle_id; number of the machine
c machines.weight unit:t 12..96; mass, gross_weight
---
{infrastructure}
Engineering notice {number} || Out: {published}

# <Line closed|Blockade|Possession>: {line=Up Main, 41 m 20 ch to 44 m 05 ch|both tracks between the tunnel and the viaduct|branch from the junction to the quarry siding|platforms 2 and 3 and the east throat|single line, km 18.4 to km 26.0}
From {start_date}, {start}, to {end_date}, {end}. No train may enter without the word of {person_in_charge}.
= For: {work=sleeper renewal|replacing the crossing at the east end|drainage and new ballast|bridge bearing lift|rail grinding}
= Done by: {contractor}
{power_off!The wires will be dead and earthed throughout|Traction supply is cut off and earthed at both ends~The wires remain live, keep three metres clear at all times|There is no cut of traction supply}.
The first {:number:2..6} trains pass at {speed} or less.
?Passengers are taken round by road with {buses}.
+++
%machines 2..4
On track | No. | Mass
{machines.kind=tamper|ballast regulator|road-rail digger|rail crane|flat wagon with sleepers|stoneblower} | {machines.number} | {machines.weight}
%%
+++
?If anything goes amiss: {protection_phone} (day and night).
~ Drawn up in the planning office, {:city}, by {planner}; burn older copies dated before {:date}.

== en aircraft_defect_entry
q operator company:{} Air/{} Airways/Air {}/{} Regional; airline, carrier, aoc_holder; who flies the aircraft
q maintenance company:{} Aero Engineering/{} Line Maintenance/{} Aviation Technics; part_145, repair_station, mro; approved firm that dealt with the fault
q registration id:@@-@@@; tail_number, aircraft, reg
q page_no id:TLP ######; log_page, sequence_number, reference; number of the page
q captain person; raised_by, reported_by, commander; who wrote the fault into the book
q engineer person; certifying_staff, released_by, technician; who signed the aircraft off
q licence id:UK.66.######@; authorisation_no, stamp, certifier_id
q flight id:@@ ####; leg, flight_no, sector
q fault phrase; defect, complaint, symptom; what the crew saw
q station city; airport, place_of_entry, location; where the aircraft stood
q part_off id:####-###-##; removed_serial, unserviceable_part; serial of the unit taken out
q part_on id:####-###-##; installed_serial, replacement_part; serial of the unit put in
q deferred flag; mel_applied, carried_forward, hold_item; whether the repair was put off
q rectified date; release_date, action_date; date of the release to service
q reported date; entry_date, raised_on; date on which the fault was found
q hours number:4000..52000; total_time, airframe_hours, tsn; how long the airframe has flown
q limit date; rectification_deadline, due_by; by when the fault must be cured for good
a first_officer person; co-pilot, first officer
a next_check date; c-check, heavy maintenance date; when the aircraft goes to the hangar
a fuel unit:kg 2000..9000; fuel uplift, refuelled; fuel taken on
---
{operator} || {page_no}
Technical log || {registration}

= Sector: {flight}
= Landed: {station}, {reported}
= Airframe: {hours} h / {:number:3000..30000} ldgs

## Crew
{fault=Pack 2 trips off in the climb|Left wing landing lamp inoperative|Cabin altitude creeping up above FL 310|Nose wheel shimmy on roll-out|Captain's ND blank for ten seconds|Toilet aft left will not flush}. Happened twice. — {captain}
+++
## Action taken
{maintenance}, base {:city}. Troubleshooting i.a.w. AMM {:id:##-##-##}. {deferred!Spares not held here. Item carried under MEL category C|No part available, entered in the hold list~Unit changed, test run, found good|Cured, ops check satisfactory}.
?= Out S/N: {part_off}
?= In S/N: {part_on}
?To be cleared by {limit} at the latest.
The work recorded above has been carried out and in respect to that work the aircraft is fit for release to service.
{engineer} || {licence}
{rectified} || {:time} UTC

== en berth_allocation
q port company:Port of {}/{} Harbour Board/{} Port Company; harbour_authority, issuer; who gives out the berths
q vessel phrase; ship, ship_name, vsl; name of the ship
q agent company:{} Shipping Agencies/{} Maritime/{} & Co Shipbrokers; local_representative, addressee, ship_agent; who acts for the ship ashore
q stevedore company:{} Stevedoring/{} Cargo Handling/Quayside {}; terminal_operator, cargo_handler; who works the cargo
q harbour_master person; signed_by, issuing_officer; officer who signs
q contact person; attn, recipient, clerk; person at the agency the letter is meant for
q berth short; quay, place, mooring; where the ship will lie
q eta date; arrival, expected_on; day the ship should come in
q pilot_time time; pilot_boarding, pob; when the pilot goes aboard
q sails date; departure, must_leave_by, latest_departure; by when the quay must be free again
q draught unit:m 5..14; max_draft, depth_limit; how deep the ship may lie
q length unit:m 80..300; loa, overall_length
q imo id:#######; imo_no, ship_identifier
q tugs number:1..4; towage, number_of_tugs; how many boats assist
q shore_power flag; cold_ironing, ops_available; whether the ship can plug in
q cargo choice:dry bulk/containers/liquid; cargo_type, trade; what sort of goods
q letter_ref id:HM/####; our_ref, file
a master person; captain, master of the vessel
a dues money; port dues, tonnage charge, fee
a owner company; shipowner, registered owner
a last_port city; previous port, port of departure
---
{port} || Marine Department
{:street} || {:phone}

{agent} || {letter_ref}
Attn {contact} || {:date}

# m.v. {vessel=Northern Teal|Baltic Osprey|Sea Linnet|Coral Strand|Amber Tern|Ganga Star} — where and when
Further to your nomination we expect her (length {length}, number {imo}) on {eta}. The pilot will climb aboard <two miles off the fairway buoy|at the outer anchorage> at {pilot_time}, with {tugs} tug<s|boats> in attendance. She goes to {berth=4 North|Coal Jetty|Quay 12|Basin B, inner|East 2|Dolphins 7-9}, port side to, and may not draw more than {draught} at any state of tide.
{stevedore} have been told to stand by with {cargo?grabs and hoppers~two gantries and straddle carriers~hoses and a vapour line}.
{shore_power!There is a cable on the quay and we ask you to use it|Auxiliaries can be shut down as a 60 Hz supply is laid on~There is no supply from ashore at this quay, so generators will have to run}.
?The quay is promised to another ship; ours must be away by {sails}.
Should she be late tell the duty officer <on VHF 12|by radio>, not this office.

Yours faithfully
{harbour_master}
Harbour Master

== en customs_examination_notice
q office phrase; customs_station, authority, issuing_body; post that ordered the check
q importer company; consignee, buyer, trader; firm bringing the goods in
q broker company:{} Clearing & Forwarding/{} Customs Brokers/{} CHA Services; clearing_agent, declarant, representative; who lodged the entry for the trader
q entry id:BE #######; declaration_no, entry_number, mrn; number under which the goods were declared
q container id:@@@U #######; box, equipment, unit_number
q officer person; examiner, inspecting_officer, appraiser; official who will look at the goods
q superior person; assistant_commissioner, approved_by, signatory; official who signs
q goods phrase; cargo_description, commodity, merchandise; what was declared
q hs id:####.##.##; tariff_code, commodity_code, classification
q declared money:2000..90000; customs_value, invoice_amount, worth; value stated by the trader
q exam_date date; appointment, inspection_day; day on which the box is opened
q exam_time time; hour, report_at
q lodged date; declaration_date, filed_on; day the entry was lodged
q place phrase; examination_site, shed, venue; where the box is opened
q origin country; country_of_origin, made_in
q samples flag; sampling, lab_test_required; whether something is taken to be tested
q reason choice:random/valuation/classification; grounds, selection_reason, trigger; why this one was picked
a duty money; duty payable, tax_due; what has to be paid
a vessel phrase; ship, vessel name
a arrival date; landed on, arrival date; day the goods came in
---
^ {office=Custom House, Import Shed|Inland Container Depot, Group IV|Border Inspection Post|Air Cargo Complex, Examination Wing|Sea Customs, Docks}
^ NOTICE TO PRODUCE GOODS

To: {broker}
acting for {importer}

Sir/Madam,
Entry {entry}, filed <by you|electronically> on {lodged}, has not been given out of charge. {reason?The system picked it by lot and no suspicion attaches to your principal~The price appears low against like goods of the same month~We doubt that the heading you chose is the right one}. You are called upon to have box {container} opened before {officer}, Inspector, at {place=bay 6 of the scanning yard|Warehouse K|the bonded shed behind gate 2|the reefer point|platform 3} on {exam_date} at {exam_time} sharp, with labour to unstuff it at your cost.
= Stated to be: {goods=ceramic floor tiles|LED lamp drivers|used textile machinery|frozen squid rings|bicycle frames, alloy|polyester yarn}
= Under: {hs}
= From: {origin}
= Priced at: {declared}
{samples!A drawn portion will go to the chemist, so bring sealing wax and two bags|Two specimens will be taken for the laboratory~Nothing will be drawn for test|No specimens are to be taken}.
Should nobody appear, storage at {:money:20..90} a day runs on to your account.

{:date}
{superior}
Assistant Commissioner
~ Help desk {:phone}

== en quarry_blast_letter
q quarry company:{} Quarries/{} Aggregates/{} Limestone; operator, sender, company; who blasts
q shotfirer company:{} Drill & Blast/{} Explosives Services; blasting_contractor, explosives_firm; who charges and fires for the quarry
q manager person; signed_by, quarry_manager, sender_name; who wrote to the neighbours
q neighbour person; addressee, recipient, householder; to whom the letter goes
q liaison person; complaints_contact, community_officer; whom to ring
q liaison_phone phone; helpline, complaints_number
q blast_date date; event_date, firing_day; day of the shot
q fallback date; alternative_date, reserve_day; day in case of bad weather
q window phrase; time_window, between, firing_hours; hours within which it is fired
q bench phrase; face, location, part of quarry; where in the pit
q limit unit:mm/s 4..12; vibration_limit, ppv_max; shaking allowed at houses by the planning consent
q last_reading unit:mm/s 1..4; previous_ppv, measured_vibration; what was measured the last time
q consent id:MIN/####/##; planning_permission, permit_ref; consent under which the quarry works
q road_shut flag; traffic_stopped, closure; whether the lane will be closed
q siren choice:one long/three short/continuous; warning_signal, sound; sound before the shot
q council company:{} County Council/{} Shire Council/{} District; planning_authority, regulator; body that set the conditions
a tonnage unit:t 5000..30000; rock brought down, yield
a charge unit:kg 500..4000; explosive_quantity, explosive used
a end_year year; end of extraction, when the quarry closes
---
{quarry}
{:street}, {:city} || {:date}

{neighbour}
{:street}

Dear <neighbour|Mr or Mrs>,
# Blasting on {blast_date}
As promised at the <spring|autumn> open day we write before each shot. We mean to fire {bench=on the lower bench, north face|at the back wall beside the old crusher|in the eastern extension|on bench 3 near the lagoon} between {window=noon and half past one|eleven and twelve|10.00 and 10.30|2 and 4 in the afternoon|1 pm and 1.45 pm}. If fog or thunder stop us we shall try again on {fallback}.
You will hear {siren?a single drawn-out note on the siren~the siren go three times, briefly~the siren sounding without a break until all is over}. {road_shut!Our people will hold cars on the lane for about ten minutes|The lane has to be barred for a little while~You can use the lane as usual|There is no need to stop anyone on the lane}. Holes are drilled and loaded by {shotfirer}, who have been with us for {:duration}.
Consent {consent} from {council} lets us shake the nearest house by no more than {limit}. At the <last shot|shot before this> the box in the chapel garden showed {last_reading}.
?Please ring {liaison} ({liaison_phone}) if a picture falls or a dog takes fright; every call is written down.

With kind regards
{manager}
== en timber_felling_instruction
q estate company:{} Estate/{} Forest Trust/{} Woodlands; landowner, principal, client; whose trees they are
q harvester company:{} Forestry Contracting/{} Timber Harvesting/{} Logging; felling_contractor, contractor, executing_party; who fells
q mill company:{} Sawmills/{} Timber/{} Board Mill; purchaser, buyer, destination; where the logs are sold to
q forester person; instructed_by, issuer, manager; who gave the order
q machine_driver person; operator, harvester_operator; who sits in the machine
q compartment id:##@; stand, block, parcel; piece of forest to be cut
q licence id:FL/###/####; felling_permission, consent_no; permission from the forest office
q species phrase; tree_kind, crop
q start date; commence, start_on, work_begins; first day of cutting
q finish date; complete_by, deadline; when all timber must be off the ground
q volume unit:m³ 120..2400; estimated_yield, cubic_metres; how much timber is expected
q price money:22..68; rate, per_m3, stumpage; paid for each cubic metre at the road
q method choice:clearfell/thinning/windblow; operation, treatment; sort of cutting
q nests flag; wildlife_constraint, protected_species_found; whether a protected animal was found
q rendezvous short; grid_reference, meeting_point, rv; where an ambulance is to be met
q hospital company:{} General Hospital/{} Infirmary/Royal {} Hospital; nearest_a_and_e, emergency_department; where the injured are taken
a haulier company; transport company, lorry firm; who drives the logs away
a replant_year year; restocking year, planted again
a insurance_no id; policy number, liability_policy
l products; assortments, cutting_list, log_grades; what the stems are to be cut into
c products.grade phrase; assortment, product
c products.length unit:m 2..6; cut_length
c products.top unit:cm 7..30; min_diameter, small_end
---
{estate} || Works order, compartment {compartment}
Forest office || Licence {licence}

To {harvester}
Please <cut|work> as marked on the map: {method?everything goes, edge to edge~take out one stem in three and leave the best~clear what the storm has thrown and nothing that stands}. The crop is {species=Sitka spruce, planted 1979|larch with some birch|Scots pine|Douglas fir|Norway spruce and beech}, about {volume} by our reckoning. Begin no sooner than {start}. All stacks are to be at roadside by {finish}.
%products 2..4
Grade | Length | Top not under
{products.grade=green sawlog|red log|bars|pallet wood|chipwood|fencing} | {products.length} | {products.top}
%%
{mill} take the lot and pay {price} a cube, weighed in and turned by their own factor.
{nests!A goshawk is sitting in the north corner, keep 200 m off|We found a badger sett, taped off in orange~The ecologist walked the ground and met with nothing to worry about|No nest or den was found}.
+++
## If somebody is hurt
= Meet the ambulance: {rendezvous=NN 871 402|layby at the white gate|NY 335 119|forest road 4, barrier|SO 552 076}
= Casualty ward: {hospital}
= On the machine: {machine_driver}, {:phone}

{forester}
{:date}

== en combine_service_report
q dealer company:{} Farm Machinery/{} Tractors/{} Agri/{} Ag Services; workshop, service_provider, issuer; who did the repair
q farm company:{} Farms/{} Pastoral Co/{} Grange Farm; customer, account_holder; whose machine it is
q technician person; mechanic, fitter, serviced_by; who mended the machine
q farmer person; accepted_by, client_contact, countersigned_by; who took the machine back
q job id:J#####; work_order, job_card, so_no
q serial id:C#########; pin, chassis, machine_id; number stamped on the frame
q model phrase; machine, make_model
q engine_hours number:300..6200; clock, hour_meter; hours the engine has run
q drum_hours number:200..4200; threshing_hours, separator_hours; hours with crop going through
q called date; reported_on, request_date; when the farm rang
q attended date; service_date, visit; when the mechanic was there
q complaint phrase; fault_reported, symptom, issue; what the farm said was wrong
q cause phrase; diagnosis, finding, root_cause; what it turned out to be
q travel unit:km 8..190; mileage, distance
q warranty flag; covered, goodwill, claimable; whether the maker pays
q field phrase; location, paddock, where; where the machine stood
q follow_up phrase; recommendation, advice, next_step; what should be done in the winter
a price money; total, amount_due; what the repair costs
a next_service number:100..900; next service at
a yield phrase; harvest, crop yield
l parts; materials, spares_used, items; what was fitted
c parts.number id:## ### ###; part_no, sku
c parts.name phrase; description, component
c parts.qty number:1..6; quantity, count
---
{dealer} || Field service report
{:city} branch, {:phone} || {job}

{farm} rang on {called} to say: {complaint=straw walkers stop under load|grain tank auger squeals|header will not level|engine down on power uphill|returns elevator blocks all the time}.
= Machine: {model=Cervus 680 hybrid|Trebbia 5-walker|Aurochs 7200 axial|Cervus 540|Kestrel 9 rotor}
= Frame: {serial}
= Engine / drum: {engine_hours} / {drum_hours}
= Stood in: {field=forty acre behind the silo|the river paddock|machinery shed|Top Ley|block 7, headland}
{technician} went out on {attended}, {travel} there and back, and found {cause=a stretched drive belt|a cracked sensor bracket|the wrong chain link fitted last year|a chafed loom under the cab|a bearing running dry}. Put right on the spot, run for {:unit:minutes 15..90} in crop, no more trouble.
{warranty!Nothing to pay, we shall claim it from the factory|Still inside the two years, so the maker bears it~The cover ran out last season, so this goes on the account|Wear and tear, hence not one for the factory}.
%parts 1..4
No. | Part | Qty
{parts.number} | {parts.name=belt HB 3150|sealed bearing|roller chain 1 in|sensor, speed|hydraulic hose|shear bolt set|filter, cab} | {parts.qty}
%%
?Over winter: {follow_up=renew all rasp bars|have the rotor balanced|replace the feeder floor|change the gearbox oil|look at the unloading auger}.

Machine received in working order: {farmer}

== en fibre_fault_ticket
q provider company:{} Telecom/{} Broadband/{} Networks; carrier, isp, from; whose network it is
q customer company; subscriber, end_client, affected_party; firm without a line
q ticket id:INC########; case_number, reference, incident_id
q circuit id:@@@/@@@@/######; service_id, line_no; which connection is down
q opened date; logged_on, created, raised
q opened_time time; created_at, start_time; when the call was logged
q restored time; fixed_at, resolution_time; when the light came back
q agent person; handled_by, desk_agent, case_owner; who looks after the ticket
q caller person; reporter, contact_name, raised_by; who at the customer reported it
q splicer person; field_engineer, technician; who mended the fibre
q cause phrase; reason_for_outage, rfo, root_cause
q spot phrase; fault_location, break_point, where; where the break was
q culprit company:{} Groundworks/{} Utilities/{} Paving; third_party, liable_party, responsible_contractor; who did the damage
q distance unit:m 350..9800; otdr_reading, distance_to_fault; how far from the exchange the break lies
q sla_met flag; within_target, on_time; whether the promised repair time was kept
q credit money:40..600; compensation, service_credit, refund; what is given back
q impact choice:total loss/degraded/intermittent; severity, service_status; how bad it was for the customer
q downtime unit:hours 2..40; length_of_outage, ttr, time_lost; how long the line was out
a backup_provider company; secondary carrier, backup isp
a account_manager person; account manager, sales contact
a contract_end date; contract expiry, term ends
---
From: service desk, {provider}
To: {caller}
Subject: {ticket} – closed

Hello,
thank you for bearing with us. You told us on {opened} at {opened_time} that {circuit} at {customer} {impact?was as dead as a doornail~was up but crawling~kept dropping and coming back}. Here is what happened.
The trace from the exchange showed a break at {distance}. {splicer} opened the chamber {spot=outside the post office|at the level crossing|under the car park ramp|by the canal bridge|in the verge of the ring road} and found {cause=the duct crushed by a digger|a pinched tray|rats had been at the sheath|a drill right through the cable|water frozen in the joint}. [It was {culprit} who had been digging there; they did not ask for our plans.] {:number:12..96} fibres were joined again and yours lit up at {restored}, so all in all you were off for {downtime}.
{sla_met!That is inside what we promise in your contract|We were quick enough to keep to the target~That is longer than we promise, and we are sorry|We missed the target we set ourselves}.
?A sum of {credit} will be knocked off the bill for {:month}.
No need to answer; if it fails again within {:number:3..14} days just reply and the case opens itself.

{agent}
~ {provider}, {:street}, {:city}. Desk open round the clock, {:phone}. Chamber plans: {:url}

== en incident_postmortem
q company company:{} Cloud/{} Payments/{} Labs/Stack{}; organisation, service_owner; who runs the service
q incident id:SEV-####; postmortem_id, reference, number
q service phrase; affected_system, component, product; what broke
q author person; written_by, prepared_by; who wrote this up
q commander person; incident_lead, ic, coordinator; who led the response
q deployer person; change_author, pushed_by; who rolled out the change
q outage_date date; occurred_on, event_date, day; day users were hit
q began time; impact_start, started_at; when users were first hit
q detected time; alert_fired, noticed_at, first_alert; when somebody or something noticed
q mitigated time; resolved_at, impact_end; when users were well again
q trigger phrase; cause, root_cause, what_caused_it; what set it off
q affected percent; share_of_users, failed_requests, error_rate; how many requests failed
q data_lost flag; loss_of_data, durability_impact; whether records are gone for good
q detected_by choice:monitoring/customer/employee; detection_source, found_through; how it came to light
q vendor company:{} CDN/{} Hosting/{} DNS; upstream_provider, third_party; outside firm involved
q status choice:draft/in review/final; state, document_status
q review_date date; debrief, readout_on, meeting_date; when it is talked over
a revenue_loss money; lost revenue, financial impact
a ticket_count number:10..900; support tickets, complaints received
a region region; data centre region, availability zone
l actions; follow_ups, todo, remediation_items; what is to be done
c actions.what phrase; task, description
c actions.owner person; assignee, responsible
c actions.due date; deadline, target
---
# {incident}: {service=checkout API|login|search index|push notifications|image resizing|webhooks} down
{company} engineering, blameless write-up by {author}. {status?Still being written, do not quote~Out for comment until the readout~Agreed by all, no more edits}.

## What happened
On {outage_date} at {began} UTC {trigger=a config flag with a typo|an expired certificate on the proxy|a migration that locked the orders table|a retry storm after a cache flush|a full disk on the queue leader} reached production. It went out with an ordinary release by {deployer}. Roughly {affected} of requests came back with 5xx. {detected_by?The error-budget alarm paged the on-call~A merchant rang the hotline before any alarm did~Somebody in sales saw it during a demo and shouted}, at {detected}. {commander} took the lead, had the release rolled back and called it over at {mitigated}.
[{vendor} had a wobble the same morning; we looked and it had nothing to do with ours.]
{data_lost!About four minutes of writes could not be brought back|Some orders are gone and cannot be replayed~Every write was replayed from the log, nothing is missing|No record was lost}.
+++
## What we will do
%actions 2..4
Item | Who | By
{actions.what=lint flags in CI|page on certificate age|lock timeout for migrations|jitter in the client retry|runbook for rollback|canary at one percent} | {actions.owner} | {actions.due}
%%
+++
?We go through this together on {review_date}, room <Turing|Kelvin|Bose>. [{:person} takes notes.]

== en concrete_cube_report
q laboratory company:{} Materials Testing/{} Geotechnical/{} Construction Labs; testing_house, lab; who tested the cubes
q client company:{} Civils/{} Homes/{} Infra Projects; customer, requested_by_firm, prepared_for; who ordered the test
q supplier company:{} Readymix/{} Concrete/{} RMC; producer, batching_plant; who delivered the concrete
q report_no id:CT/##/####; certificate_no, ref
q sampler person; sampled_by, taken_by; who made the cubes on site
q analyst person; tested_by, technician; who crushed them
q approver person; authorised_signatory, checked_by; who signed for the laboratory
q cast date; sampling_date, pour_date, made_on; day the concrete was placed in the moulds
q crushed date; test_date, tested_on; day the cubes were broken
q received date; arrival_in_lab, lab_receipt; day the cubes came to the laboratory
q element phrase; structure_part, poured_member, location; part of the building
q grade short; strength_class, specified_grade, mix
q slump unit:mm 40..180; consistence, workability
q mean_strength unit:N/mm² 22..58; average, result, compressive_strength
q required unit:N/mm² 20..50; characteristic, spec_minimum, target
q truck id:@@## @@@@; vehicle, transit_mixer
q complies flag; pass, conforms, accepted; whether the concrete is as strong as asked
q cement choice:portland/slag blend/fly ash blend; binder, cement_type
a age28 unit:N/mm² 25..60; 28-day strength, later strength
a batch_volume unit:m³ 4..9; load size, volume
a engineer person; resident engineer, structural engineer
l cubes; specimens, results, samples
c cubes.mark id:@##; specimen_id, cube_no
c cubes.mass unit:g 7900..8500; weight
c cubes.load unit:kN 480..1290; failure_load, max_load
---
{laboratory} || {report_no}
{:street}, {:city} || Page 1 of 1

# Hardened concrete: crushing of cubes
= For: {client}
= Poured in: {element=pile cap P14|ground slab, grid C-F|retaining wall, lift 2|column line 7, level 3|deck span 2|lift pit base}
= Mix: {grade=M30|C32/40|RC40|M25|N32|C28/35}
= Plant: {supplier}
= Mixer: {truck}
= Slump on site: {slump}
The {:number:3..6} cubes were cast on {cast} by {sampler}, kept under wet hessian overnight and reached us on {received}. They were crushed on {crushed}. The binder is {cement?plain OPC with nothing added~OPC with ground furnace slag~OPC part-replaced by power-station ash}.
%cubes 3..6
Mark | Mass in air | At failure
{cubes.mark} | {cubes.mass} | {cubes.load}
%%
Taken together the set came to {mean_strength}, against {required} asked for at this age. {complies!The engineer need not worry: the set is good|In our view the requirement is met~The set falls short and cores should be thought of|In our view the requirement is not met}.
+++
{analyst} || {approver}
at the press || for the laboratory, {:date}
~ Results speak only for the cubes tested. Samples are kept for {:unit:days 14..90}.

== en nonconformance_report
q plant company:{} Castings/{} Precision/{} Components/{} Auto Parts; manufacturer, site, raised_at; factory where the fault was found
q vendor company:{} Forge/{} Plating/{} Fasteners/{} Alloys; supplier, source, sub-supplier; who delivered the faulty goods
q ncr id:NCR-##-###; report_no, number, ref
q finder person; detected_by, raised_by, inspector; who noticed the fault
q owner person; assigned_to, action_owner, responsible_engineer; who has to follow it up
q closer person; verified_by, approved_by, quality_manager; who declared the matter finished
q found date; detected_on, opened, raised_date; day the fault came to light
q due date; response_deadline, answer_by; by when the supplier must answer
q part id:##-####-@; item_no, drawing, part_number
q lot id:L######; batch, heat
q defect phrase; nonconformity, deviation, problem; what is wrong with the parts
q inspected number:50..800; sample_size, checked_qty; pieces looked at
q bad number:2..49; rejected_qty, defective_count; pieces not good
q disposition choice:rework/scrap/use as is/return; decision, verdict; what becomes of the parts
q shipped flag; escaped, reached_customer; whether faulty parts got out to the customer
q stage phrase; detection_point, where_found, process_step; where in the works it was noticed
q po id:45########; purchase_order, order_ref
a cost money; cost_of_poor_quality, charge_back
a customer company; end customer, oem
a recurrence number:1..5; times before, repeat count
---
{plant} || Quality
Non-conformance {ncr} || Raised {found}

= Part / issue: {part}
= Lot: {lot}
= Source: {vendor}, on order {po}
= Seen at: {stage=goods inward|final gauge|assembly cell 2|paint line entry|packing|spline rolling}

{finder} was checking {inspected} off the pallet when {bad} turned up with {defect=bore oversize by 0.04|porosity on the sealing face|threads not gauging|coating thin at the edges|burrs in the cross hole|hardness below drawing}. Stock was put behind the red tape the same hour.
{shipped!Two boxes had already gone out and the receiving works has been told|Some of the lot is with our customer by now~Dispatch confirms that none has left the building|We are sure that no piece got past the gate}.
## What we do with them
{disposition?They go round again through the machine at our cost~They are to be cut up and skipped~The designer accepts them as they stand, under a one-off concession~They go back on the vendor's own lorry}.
Further steps are with {owner}. The vendor is to write back, with an 8D, before {due}.
?= Checked and shut: {closer}
~ Form QF-{:number:10..99} issue {:number:2..9}

== en print_job_ticket
q printer company:{} Press/{} Print Works/{} Litho/Printed by {}; print_shop, supplier, producer; who prints the job
q client company; customer, account, ordered_for; for whom it is printed
q job id:#####-@; job_number, docket, ticket
q title phrase; product, publication, description; what is being printed
q run number:250..40000; quantity, copies, print_run
q proof_by person; approved_by, signed_off_by, client_contact; who passed the proof
q planner person; csr, account_handler, estimator; who looks after the job inside the shop
q pressman person; machine_minder, press_operator; who ran the press
q proof_ok date; approval_date, passed_on; day the customer agreed to the proof
q delivery date; due, ship_date, needed_by; by when the copies must be there
q stock phrase; paper, substrate, material; paper it is printed on
q weight unit:g/m² 80..350; gsm, grammage
q colours short; inks, colour_spec
q finish choice:saddle stitched/perfect bound/folded; binding, finishing_method
q binder company:{} Bindery/{} Finishers/{} Print Finishing; outworker, subcontractor; outside shop that does the finishing
q reprint flag; repeat_job, existing_plates; whether it was printed before
q waste percent; overs, spoilage; extra sheets allowed for
q drop address; deliver_to, ship_to, destination
a price money; quote, job value
a courier company; carrier, delivery company
a isbn id; isbn, book number
---
{printer} || JOB {job}
Works ticket – stays with the job || Opened {:date}

# {title=Spring seed catalogue|Parish magazine|Safety handbook, pocket|Menu cards, winter|Gallery guide|Annual review|Timetable booklet}
= A/c: {client}
= Run: {run}
= Sheet: {stock=silk coated|uncoated offset|recycled bulky|gloss art|cream wove}, {weight}
= Inks: {colours=4/4|2/1 black + PMS 485|1/1|4/0 + seal|5/5}
= Overs: {waste}
{reprint!We have had this one before, hang last year's plates|Same as the previous order, plates in rack 9~New work, plates to be made|First time through the shop}. Proof was passed on {proof_ok} by {proof_by}. Any queries go to {planner}, ext. {:number:200..299}, and not straight to the client.
+++
## After the press
{finish?Gather, two wires through the spine, trim three sides~Mill the backs and glue on a drawn-on cover~Letter fold, no wire, no glue}[; work goes out to {binder}]. Pack in {:number:25..100}s, kraft.
?Send to {drop}, on the dock not later than {delivery}.
+++
= On the press: {pressman}
= Make-ready: {:unit:minutes 20..90}

== en night_guard_report
q security company:{} Security/{} Guarding/Sentinel {}/{} Protective Services; guarding_company, contractor, provider; firm that sends the guard
q premises company:{} Business Park/{} Distribution Centre/{} Chemicals/{} Studios; client, site, protected_site; place that is guarded
q guard person; officer_on_duty, patrol_officer, written_by; who kept watch and wrote this
q relieved_by person; next_shift, taken_over_by; who came on in the morning
q supervisor person; control_room_contact, duty_manager; whom the guard rang
q found_person person; intruder, individual_encountered, person_stopped; who was met on the premises
q shift date; night_of, duty_date; night the sheet is about
q start time; start_of_duty, booked_on; when the watch began
q finish time; end_of_duty, booked_off; when the watch ended
q event_time time; incident_time, discovered_at; when the trouble was noticed
q event phrase; occurrence, incident, what_happened; what the trouble was
q door phrase; location, point, where_found; where the trouble was
q badge id:SIA-####-####; licence, officer_no
q police flag; law_enforcement_called, 999_call; whether the police were sent for
q control_ref id:##/#####/##; event_id, incident_no; number under which control filed the event
q keys number:8..40; keys_handed_over, key_count
q weather choice:dry/rain/snow; conditions
a value_stolen money; loss, value of goods taken
a vehicle_reg id:@@## @@@; number plate, vehicle registration
a alarm_company company; alarm receiving centre, alarm monitoring
l rounds; patrols, tours, checkpoints_log
c rounds.time time; clocked_at, started
c rounds.what phrase; remark, observation
---
{security}
# Occurrence sheet – {premises}
Night of {shift} || Officer {guard}
{weather?Clear and no wet all night~Pouring most of the night~Snow lying, more from midnight} || Licence {badge}

Booked on at {start} by phone, took over {keys} keys, torch, two radios (one flat).
%rounds 3..6 lines
{rounds.time} – {rounds.what=all secure|light left on in the canteen, put out|lorry parked at gate B, driver asleep|fox at the bins|boiler house door stiff but locked|water dripping at stair 2}
%%
?At {event_time} {event=the side door stood open|a pane was found smashed|someone was on the roof|the fence had been cut|a fire hose was running}, {door=east fire exit|cycle shed|bottle store|loading dock 4|the old lodge}. I met a person who gave the name of {found_person} and said it was a short cut. Rang {supervisor} at control. {police!Two constables came within the half hour|The police were asked to attend and did~It was thought not worth troubling the police|No call was made to the police}.
?Control put it down as {control_ref}.

Off at {finish}, keys counted with {relieved_by}. <Nothing further.|Quiet otherwise.>
== en cleaning_audit
q auditor person; assessed_by, inspector, scored_by; who walked round
q cleaner company:{} Cleaning/{} Facilities/Bright {}/{} Hygiene Services; contractor, service_provider; firm that cleans
q site company:{} House/{} Shopping Centre/{} College/{} Terminal; premises, audited_site, client; building that was looked at
q supervisor person; team_leader, accompanied_by; who went along for the cleaners
q client_rep person; facility_manager, report_sent_to, recipient; who gets a copy for the client
q date date; visit_date, audit_day; day of the inspection
q next_visit date; follow_up_on, re-audit; day of the next inspection
q score percent; overall, result, total_mark
q target percent; threshold, pass_mark, kpi
q ref id:CA-####; audit_no, reference
q worst phrase; weakest_area, lowest_scoring; place that did worst
q action phrase; corrective_measure, to_do; what must be put right
q staff number:3..28; headcount, operatives_on_shift; cleaners there that day
q penalty flag; deduction, fee_reduced; whether money is held back
q shift choice:morning/evening/night; time_of_day, turn
q chemical_issue flag; coshh_breach, labelling_problem; whether something was wrong with the chemicals
a contract_value money; annual_fee, contract sum
a contract_end date; contract expiry, tender date
a last_score percent; previous score, former result
l areas; zones, rooms, scores; parts of the building and how they did
c areas.name phrase; area, zone
c areas.mark number:1..10; score, points
c areas.note phrase; comment, remark
---
# Walk-round {ref}
{site} || {date}

Walked by {auditor}, {supervisor} of {cleaner} coming along. {shift?We started before the doors opened, at first light~We went round after office hours, while the crew was in~It was past midnight and the building was empty}; {staff} people were on.
%areas 3..6
Where | out of 10 | Seen
{areas.name=main stairs|lobby glass|washrooms 1st floor|kitchenette|lift cars|bin store|meeting rooms} | {areas.mark} | {areas.note=dust on ledges|spotless|streaks|limescale on taps|bins not emptied|good|floor sticky}
%%
That makes {score} all in all. The contract asks for {target}. {penalty!Under clause 9 something will come off this month's fee|The shortfall costs the firm part of its fee~Nothing is held back this time|The fee is paid in full}.
Least good was {worst=the ground-floor gents|the goods lift|the smokers' shelter|the back stairs|the staff canteen}.
?Put right by next time: {action=descale all taps|steam the grout|replace worn mop heads|train two new starters|move the bin round to 6 pm}.
{chemical_issue!Two spray bottles bore no name and were taken away|Bleach stood open beside acid, which must never happen again~Bottles were all marked and locked up|The store was in order and sheets were to hand}.
+++
?We shall be back on {next_visit}. A copy goes to {client_rep}.

== en cold_delivery_rejection
q kitchen company:{} Catering/{} Contract Kitchens/{} Event Dining/{} Mess; buyer, rejecting_party, receiver; who sent the goods back
q wholesaler company:{} Foodservice/{} Fresh Produce/{} Provisions/{} Seafoods; supplier, vendor, consignor; who sold the goods
q haulage company:{} Chilled/{} Haulage/{} Refrigerated Transport; carrier, logistics_firm; who drove the goods there
q chef person; refused_by, decision_maker, received_by; who turned the goods away
q driver person; delivered_by, carrier_rep; who brought the goods
q office person; complaint_handler, addressee; person at the supplier the slip is sent to
q delivery_note id:DN######; despatch_no, dn, consignment_ref
q order id:PO-####; purchase_order, our_order
q arrived date; delivery_date, received_on; day the goods came to the door
q clock time; arrival_time, probed_at; when the goods came to the door
q measured unit:°C 6..14; core_temperature, probe_reading, actual_temp
q allowed unit:°C 1..5; limit, maximum_temp; warmest that the kitchen takes
q vehicle id:@@##@@@; lorry, van_reg, plate
q remedy choice:replacement/credit/none; settlement, compensation; what the kitchen asks for
q logger flag; data_logger_fitted, temperature_record; whether the van kept a record of its temperature
q event phrase; occasion, needed_for; what the food was ordered for
q needed date; required_by, event_date; day for which the food was meant
a price money; value_of_goods, invoice_amount
a batch id; lot code, batch number
a vet_mark id; approval number, health mark
l goods; rejected_items, lines, products
c goods.name phrase; product, description
c goods.qty unit:kg 2..60; weight, amount
c goods.expiry date; use_by, best_before
---
{kitchen} || Goods refused
{:city} unit, back door || {arrived}, {clock}

To {wholesaler}, for {office}
We did not take in the following off your note {delivery_note} (our {order}):
%goods 1..4
What | How much | Use by
{goods.name=chicken thighs|diced lamb|soft cheese|cooked prawns|cream 35 %|salmon sides|mince} | {goods.qty} | {goods.expiry}
%%
The probe between two packs stood at {measured}. We go no higher than {allowed}, as you know from the terms. The van, {vehicle}, belongs to {haulage}; at the wheel was {driver}, who saw the reading and put initials beside it. {logger!The recorder printed a strip for us, stapled behind|A logger sat in the load and its curve is attached~There was no recorder on board, so nobody can say for how long|The van had nothing that keeps a curve}.
?All this was meant for {event=the mess dinner|a wedding for 140|the directors' lunch|Founders' Day|the regatta buffet} on {needed}.
{remedy?Please send the same again on the early run~We have bought elsewhere, so just take it off the account~We ask for nothing, only that it does not happen again}.
+++
> {chef}
> Kitchen

== en stock_count_variance
q depot company:{} Stores/{} Warehousing/{} Fulfilment/{} Spares; warehouse, counted_site, location; where the goods are stored
q depositor company; stock_owner, account, client; whose goods lie there
q counter person; first_count, counted_by; who counted first
q checker person; second_count, recounted_by, verifier; who counted the second time
q approver person; authorised_by, adjustment_approved_by; who agreed to the correction
q count_no id:CC####; session, count_id
q counted date; stocktake_date, count_day; day of the count
q booked date; adjusted_on, posting_date; day the books were corrected
q locations number:40..900; bins_counted, positions
q accuracy percent; hit_rate, inventory_accuracy
q net money:20..4000; adjustment_value, write_off, difference_in_money
q reason phrase; explanation, cause; why stock was out
q frozen flag; movements_stopped, stock_locked; whether picking was stopped meanwhile
q direction choice:shortage/surplus; sign, over_or_under; which way it was out
q zone phrase; area, section_of_store; part of the warehouse that was counted
q method choice:scanner/paper; how_counted, capture
a insurer company; insurance company, cover with
a next_count date; next stocktake, next cycle
a value money; total inventory value, stock value
l differences; variances, discrepancies, lines
c differences.sku id:@@-#####; article, item
c differences.book number:20..400; expected, system_qty
c differences.found number:20..400; actual, counted_qty
---
{depot} || Cycle count {count_no}
for the account of {depositor} || {counted}

= Part of store: {zone=rack rows A to F|bulk floor|mezzanine shelving|cold room 2|bonded cage}
= Places visited: {locations}
= Right first time: {accuracy}
{frozen!Orders were held back until the last bin was done|No picks were let through during the count~Picking went on around the counters|The store worked as usual meanwhile}. {method?Every label was read by gun~The sheets were filled in with a pencil and typed up after}. First round {counter}, second round {checker}, who did not see the first figures.
%differences 2..5
Article | On the books | On the shelf
{differences.sku} | {differences.book} | {differences.found}
%%
Put together we are {direction?down~up} by {net} at standard cost. [As far as can be told it comes from {reason=two returns never booked|cartons of 12 taken for 10|a label swapped at goods-in|pilferage cannot be ruled out|picks confirmed twice}.]
?The books were brought into line on {booked}.
Agreed: {approver}
~ Copy to the depositor, {:email}

== en forklift_authorisation
q school company:{} Lift Truck Training/{} Skills/{} Plant Training; training_provider, awarding_body, issuer; who trained the driver
q employer company; sponsor, company, works_for; for whom the driver works
q trainee person; holder, operator, candidate; who may drive
q trainer person; instructor, taught_by; who gave the lessons
q examiner person; tested_by, assessor; who judged the driving
q cert id:LT######; certificate_no, card_number
q born date; date_of_birth, dob; birthday of the holder
q tested date; exam_date, passed_on; day of the driving test
q expires date; valid_until, refresher_due; when a refresher is due
q truck choice:counterbalance/reach/side loader; category, machine_type, class
q capacity unit:kg 1500..8000; max_load, rated_capacity
q lift unit:m 3..12; max_lift_height, mast_height
q faults number:0..38; penalty_points, marks_lost; points lost in the driving test
q theory percent; written_score, knowledge_result
q spectacles flag; glasses_required, eyesight_condition; whether the holder must wear glasses
q venue city; place_of_training, location
q days unit:days 1..6; course_length, taught_for
a fee money; course fee, price
a site_signoff person; supervisor, familiarisation signed by
a licence id; driving licence number
---
^ {school}
^ This is to say that

^ {trainee}
^ born {born}

has been taught for {days} in {venue} and has been found able to handle {truck?trucks with the load in front and a weight behind~trucks whose mast runs out between the legs, for narrow aisles~trucks that carry long goods along their flank} lifting not over {capacity} to not over {lift}.

= Practice: {faults} points lost (41 fails)
= Paper: {theory}
= Taught by: {trainer}
= Put to the test by: {examiner}, on {tested}
= Sent by: {employer}
{spectacles!Must drive with glasses|Lenses to be worn at the controls~No condition as to eyesight|May drive without glasses}.
?To be freshened up before {expires}.
> {cert}
~ This card does not of itself allow anyone to drive; the employer must say so in writing. Lost cards: {:phone}.

== en boiler_examination
q insurer company:{} Engineering Insurance/{} Mutual Inspection/{} Surveyors; inspection_body, issuer; body that sent the surveyor
q user company:{} Laundry/{} Dairy/{} Brewing/{} Hosiery; owner, policyholder, operator; who uses the boiler
q surveyor person; examined_by, engineer; who examined the boiler and signs
q attendant person; boilerman, boiler_operator; who minds the boiler
q boiler id:B-####/##; vessel_no, equipment, tag
q maker company:{} Boilers/{} Thermal/{} Steam; manufacturer; who made the boiler
q built year; year_of_manufacture, construction_year
q pressure unit:bar 6..16; max_working_pressure, safe_pressure; highest pressure allowed
q valve_lifted unit:bar 6..17; safety_valve_set, blow_off; pressure at which the valve opened
q policy id:EP ######; contract, cover_ref
q exam_date date; examined_on, inspection_date; day it was examined
q next_exam date; due, valid_until; day by which it must be examined again
q kind choice:cold/working; type_of_examination, condition_examined
q finding phrase; defect, observation, condition; what was noticed
q repair_first flag; must_be_repaired, immediate_danger; whether it must be mended before use
q plate unit:mm 8..18; wall_thickness, thinnest_reading
q deadline date; repair_by, remedy_due; by when the fault must be mended
a output unit:kg/h 500..8000; steam output, evaporation
a fee money; inspection fee
a chimney_height unit:m 8..40; stack height
---
{insurer} || Policy {policy}
# Examination of a steam boiler
= Kept by: {user}
= At: {:street}, {:city}
= Boiler: {boiler}, by {maker}, {built}
= Minded by: {attendant}

The boiler was seen on {exam_date} {kind?opened up, cleaned and cold, both manholes off~under steam and at its usual load}. Thinnest place met with the gauge, {plate}. Valve blew at {valve_lifted}. Not to be pressed above {pressure}.
Found: {finding=slight pitting at the water line|fusible plug overdue|scale on the tube plate|gauge glass cock leaking|nothing worth writing down|lagging wet at the rear}.
{repair_first!It may not be lit until that has been seen to|Steam must not be raised before it is mended~This does not stand in the way of its use|It can go on in service}.
?Have it seen to before {deadline}.
Next look not later than {next_exam}; have it cool and open by eight in the morning.

{surveyor}, engineer surveyor || {:date}

== en lift_entrapment_report
q lift_firm company:{} Lifts/{} Elevators/{} Vertical Transport; maintenance_company, service_provider; who looks after the lift
q building phrase; property, site, premises
q manager company:{} Property Management/{} Estates/{} Housing Association; customer, managing_agent, landlord; who runs the building
q mechanic person; attended_by, engineer, released_by; who got the person out
q caller person; raised_by, alarm_given_by; who telephoned
q passenger person; trapped_person, occupant; who was stuck in the car
q lift_no id:@#-####; unit, equipment_id
q callout id:CO#######; job_no, ticket
q date date; incident_date, day; day of the breakdown
q call_time time; call_received, alarm_at; when help was called
q freed_time time; released_at, rescue_time; when the person got out
q cause phrase; reason_for_stop, fault, diagnosis; why the lift stopped
q floor phrase; stuck_at, car_position, position; where the car hung
q back_in_service flag; running_again, returned_to_use; whether the lift was left running
q fire_service flag; fire_brigade_attended, emergency_services; whether firemen were called in
q cause_class choice:equipment/misuse/power; category, fault_group
q part phrase; spare_needed, material_on_order; what has to be bought
q part_due date; part_expected, repair_date; when the spare should come
a load unit:kg 320..1600; rated load, capacity
a last_service date; last maintenance visit
a trapped_count number:1..8; people trapped, number of passengers
---
{lift_firm} || Call-out {callout}
For {manager} || {date}

= Where: {building=Linden Court, rear core|Harbour Point, lift B|Nirmal Towers, wing C|Old Mill Apartments|Station Arcade}
= Unit: {lift_no}
= Rang us: {caller}, {call_time}

{passenger} was shut in {floor=between 3 and 4|just below the ground floor|at level 7, doors jammed|a foot above the basement|between the lobby and 1}. Talked to through the car phone all the while. I wound the car by hand and the doors were open at {freed_time}; {fire_service!the fire crew, who had been sent for, stood by|firemen were on the landing when I came~the fire crew was not needed|nobody else had to come}.
{cause_class?Worn out on our side of things~Somebody had forced or blocked it~The mains had gone, the lift itself was sound}: {cause=door lock contact burnt|pushchair wheel in the sill|street supply failed|brake relay welded|landing door kicked in|phase missing at the intake}.
{back_in_service!Tried up and down a dozen times and left on|Working again when I went~Left off and barriered on all floors|Switched off at the isolator until mended}.
?Wants a {part=lock contact|door shoe set|phase relay|brake coil|car door panel}, promised for {part_due}.

Signed on the tablet: {mechanic}
~ In a hurry: {:phone}. Inspectorate number {:id:LI-####}.

== en scaffold_handover
q scaffolder company:{} Scaffolding/{} Access/{} Staging; supplier, subcontractor; who put it up
q hirer company:{} Builders/{} Roofing/{} Restoration; client, handed_to_company, user; who will use it
q foreman person; scaffold_inspector, handed_over_by, signatory; who handed it over for the scaffolders
q taker person; accepted_by, received_by, site_manager; who took it over for the builders
q tag id:SC-###; scaffold_no, tag_number
q place address; site, location
q part phrase; elevation, structure, purpose; what has been put up
q height unit:m 4..42; top_lift, overall_height
q lifts number:2..18; boarded_levels, platforms
q class choice:light/general/heavy; duty, load_class; what may be put on the boards
q bay_load unit:kg 150..600; max_per_bay, safe_load
q sheeted flag; debris_netting, wrapped; whether it is clad
q handed date; handover_date, accepted_on; day it was handed over
q first_check date; inspection_due, next_inspection; day of the first inspection
q ties number:12..120; anchors, tie_count
q tie_test unit:kN 4..9; pull_test, tie_load
q hire_ends date; off_hire, hire_until; last day of the rental
q alteration_ban text; restriction, condition_of_use
a drawing id; design drawing number, drawing_ref
a rent money; weekly hire charge, extra hire
a neighbour person; adjoining owner
---
{scaffolder}
# Handing over {tag}
To: {hirer} || {handed}

We have put up at {place}: {part=access to rear elevation|temporary roof over the nave|loading tower, gate side|bridge over the footpath|stair tower, block B}.
= Top boards: {height}
= Boarded lifts: {lifts}
= Ties in the wall: {ties}, pulled to {tie_test}
= On one bay: {bay_load}, spread

It is meant for {class?looking, painting and cleaning, with no stacked goods~bricklayers and plasterers with what they need for the day~masons, and stone or blocks in quantity}. {sheeted!Nets and sheets are on all faces, which the design allows for|It has been wrapped from top to bottom~Hang no sheets or nets: it is not made for wind on them|It is bare, without net or sheet}.
{alteration_ban=No tie may be taken out by anyone but us.|Ladders are to be drawn up at night.|Do not move boards from one lift to another.|Keep the gate at the foot locked.}
First look-over falls on {first_check}, after that weekly and after storms, by somebody trained.
?The hire runs out on {hire_ends}.

Left by {foreman} || Taken over by {taker}

== en planned_outage_card
q utility company:{} Power/{} Electricity/{} Energy Networks/{} Vidyut; distributor, network_operator, sender; who cuts the current
q customer person; addressee, occupier, account_holder; who gets the card
q supply_no id:## #### #### ###; mpan, supply_point, consumer_no
q off_date date; interruption_date, outage_day; day without current
q off_time time; start, power_off_at; when the current goes
q on_time time; restored_by, end, power_back_at; when the current returns
q reserve date; alternative_day, rain_date; other day if the weather is bad
q reason phrase; work, purpose, why; why the current is cut
q contractor company:{} Line Services/{} Electrical/{} Powerlines; crew; who does the work on the spot
q engineer person; project_lead, responsible_engineer; who is in charge of the works
q helpline phone; enquiries, contact_number
q job id:@@######; reference, work_order
q homes number:6..640; customers_affected, properties
q generator flag; temporary_supply, backup_provided; whether current is laid on meanwhile
q medical_contact person; priority_services_officer, vulnerable_customer_contact; whom people on machines at home should ring
q medical_phone phone; priority_line
q network choice:overhead/underground; line_type, asset_type
a compensation money; payment for outage, goodwill
a meter_reading number:1000..90000; reading, index
a tree_firm company; tree surgeon
---
{utility} || Ref {job}

{customer}
{:street}, {:city} || Supply {supply_no}

# We have to switch you off
on {off_date}, from {off_time} until about {on_time}.
<So sorry to bother you.|We know this is a nuisance.> The reason: {reason=a new transformer|changing rotten poles|joining a housing estate to the network|moving a cable for the tram|trimming and re-stringing}. {network?It concerns the wires on the poles along your road~It concerns the cable beneath the pavement}, on which {homes} homes and shops hang. The crew comes from {contractor}; {engineer} from our {:city} depot is answerable for the work.
{generator!We bring a set on wheels so that you should hardly notice|A mobile set will feed you, bar two short blinks~We cannot feed you from elsewhere, so fill a flask beforehand|There will be no current at all in those hours}.
?Should the weather be foul, it will be {reserve} instead, same hours.
+++
* Ask us: {helpline}
?* Breathing machine, stair lift, insulin in the fridge? Ring {medical_contact} on {medical_phone} now, not on the day.
* Leave one lamp on and you will see when we are done.
== en blade_repair_report
q repairer company:{} Rope Access/{} Blade Services/{} Wind Repair; service_company, contractor, author_company; who mended it
q park company:{} Wind Farm/{} Moor Wind/{} Offshore Wind; owner, asset_owner, client; to whom the turbine belongs
q maker company:{} Turbines/{} Wind Systems; oem, turbine_manufacturer; who built the turbine
q lead person; team_lead, lead_technician, repaired_by; who led the repair
q mate person; second_technician, rope_partner; who helped on the ropes
q accepted_by person; client_representative, signed_for_owner; who took the work over for the owner
q turbine id:WTG-##; tower, unit, machine
q blade id:@-#####; blade_serial, component
q found_on date; inspection_date, damage_reported; day the damage was noticed
q repaired_on date; repair_date, completion; day it was mended
q damage phrase; defect, finding, damage_type; what was broken
q cause choice:lightning/erosion/impact; origin, damage_cause
q distance unit:m 4..62; position_from_root, radius
q size unit:cm 5..160; damage_length, extent
q category number:1..5; severity, grade
q wind unit:m/s 2..11; wind_speed, conditions
q stopped unit:hours 5..90; downtime, standstill, lost_time
q restart flag; released, turbine_running; whether the turbine was started again
q report id:BR##-###; ref, doc_no
a lost_energy unit:MWh 2..80; production loss
a cost money; repair cost, day rate
a drone_pilot person; drone operator
---
{repairer} || {report}
Repair record for {park}

= Machine: {turbine} (made by {maker})
= Blade: {blade}
= Metres out: {distance}
= How long: {size}
= Grade: {category} of 5
The {damage=split along the trailing edge|bare laminate at the leading edge|hole in the tip shell|burnt down-conductor block|crack beside the web} was first seen on {found_on}, <from the ground|by drone>. {cause?A strike went to earth through the shell~Years of rain and sand have worn it through~Something hit it, a bird or thrown ice}.
{lead} and {mate} went down on ropes on {repaired_on}, in {wind} of wind and {:unit:°C 8..24}. Ground back to sound glass, {:number:2..6} plies, filler, top coat, cured with a blanket for {:unit:hours 2..9}. The machine stood still for {stopped}.
{restart!We took off the locks and she turned before we left the field|Handed back spinning~She stays locked until the coat is hard; your own people will start her|Not put back on; the rotor lock is in}.
?Taken over for the owner: {accepted_by}

== en dangerous_goods_note
q shipper company:{} Chemicals/{} Coatings/{} Paints/{} Industrial Gases; consignor, sender; who sends the goods
q receiver company; consignee, recipient, deliver_to; who gets the goods
q carrier company:{} Freight/{} Tank Haulage/{} Road Lines; haulier, transporter; who drives the goods to the ship
q signatory person; declared_by, person_responsible; who vouches for the description
q driver person; driven_by, vehicle_crew; who took the goods along
q emergency person; emergency_contact, 24h_contact; whom to ring if it leaks
q emergency_phone phone; 24h_number, hotline
q note_no id:DG######; document_no, consignment_note
q loaded date; date_of_loading, packed_on; day it was packed
q container id:@@@U######-#; unit, trailer, box_no
q port city; port_of_loading, shipped_from
q discharge city; port_of_discharge, destination_port
q marine_pollutant flag; environmentally_hazardous, dangerous_for_water; whether it harms water life
q packing choice:great danger/medium danger/minor danger; packing_group, pg, hazard_degree
q gross unit:kg 400..23000; gross_mass, total_weight
q net unit:kg 300..22000; net_mass, contents_weight
q vessel phrase; ship, carried_on; ship that carries it
q seal id:######; seal_no, closed_with
a price money; freight charge, cargo value
a insurer company; cargo insurer
a arrival date; eta, arrival
l substances; goods, dangerous_items
c substances.un id:UN ####; un_number
c substances.name phrase; proper_shipping_name, product
c substances.class number:2..9; hazard_class, adr_class
c substances.drums number:1..60; packages, count
---
{shipper} || {note_no}
{:street}, {:city} || Dangerous goods note

= For: {receiver}
= Taken by: {carrier}
= Box: {container}, seal {seal}
= Out of: {port}
= To: {discharge}
?= Aboard: {vessel=Nordic Plover|MV Sagar Lata|Irish Wren|Tasman Heron}
%substances 1..4
UN | Name | Cl. | Drums
{substances.un} | {substances.name=PAINT|RESIN SOLUTION|ETHANOL|SODIUM HYPOCHLORITE SOLUTION|ADHESIVES|CORROSIVE LIQUID, N.O.S.} | {substances.class} | {substances.drums}
%%
Weighs {gross} with drums and pallets, {net} without. {packing?Group I throughout~Group II throughout~Group III throughout}. {marine_pollutant!Harms fish: the dead-fish-and-tree mark is on all four sides|Carries the fish and tree mark~Not harmful to waters, hence no fish and tree mark|None of it is a danger to rivers or sea}.
I declare that all this is fully and truly described, packed, marked and fit to travel.
{signatory} || {loaded}
For the sender || packed and closed in my sight
+++
Received in apparent good order, {driver}
?Day and night, should it leak: {emergency}, {emergency_phone}
~ Sheet 1 white: ship. Sheet 2 pink: haulier.

== en arrival_notice_sea
q forwarder company:{} Forwarding/{} Global Logistics/{} Sea & Air; delivery_agent, sender; who writes the notice
q consignee company; importer, cargo_owner, addressee; who gets the goods
q shipper company:{} Exports/{} Trading/{} Industries; exporter, supplier_abroad, sender_of_goods; who sent the goods from abroad
q bill id:@@@@########; bill_of_lading, bl_no, house_bill
q vessel phrase; ship, carrier_vessel; ship that carries the goods
q voyage id:###@; voyage_no, trip
q arrives date; eta, expected_arrival, due_in; when the ship should be in
q free_until date; last_free_day, demurrage_starts_after; last day without storage charge
q load_port city; port_of_loading, pol
q shed phrase; terminal, discharge_place, where_to_collect; where the goods can be fetched
q packages number:4..900; pieces, number_of_packages
q volume unit:m³ 2..66; cbm, measurement
q weight unit:kg 300..24000; gross_weight
q clerk person; contact, handled_by, import_clerk; who deals with it at the forwarder
q clerk_email email; contact_email, reply_to
q buyer person; attention, for_the_attention_of; person at the importer it is addressed to
q charges money:120..2200; amount_due, local_charges
q originals flag; original_bill_required, paper_bl; whether paper originals must be handed in
q terms choice:prepaid/collect; freight_terms, who_pays_freight
q goods phrase; commodity, contents; what is in the cartons
a customs_entry id; import entry number, mrn
a demurrage money; daily demurrage rate
a trucker company; delivery haulier
---
{forwarder} || ARRIVAL NOTICE
{:street}, {:city} || {:date}

{consignee}
Attn: {buyer}

Dear customer,
please note that the goods below are on their way to you.
= From: {shipper}
= B/L: {bill}
= Ship: {vessel=Ocean Curlew|MSV Petrel|Cape Dunlin|Pacific Avocet|Eastern Shrike} / {voyage}
= Left: {load_port}
= Due: {arrives}
= Lies at: {shed=Terminal 3, shed 12|Westgate CFS|Inland depot, row K|Dock Road warehouse|Berth 9 groupage hall}
= Said to hold: {packages} ctns {goods=kitchen scales|cotton towels|garden chairs|stainless fittings|toys, wooden|coir mats}
= Measures: {weight} / {volume}
{terms?The sea leg was settled by the sender and nothing is owed for it~The sea leg is for your account and stands in the sum below}. For handling and papers we need {charges} before we let go. {originals!One of the three signed paper bills, endorsed, must reach our counter|We release only against a stamped paper bill~An express release has come through; no paper need be shown|The bill was surrendered abroad, so nothing has to be handed in}.
?You may leave the goods there free of rent up to and including {free_until}.

{clerk}
Import desk, {clerk_email}

== en lost_baggage_report
q airline company:{} Air/{} Airlines/Fly{}; carrier, last_carrier; with whom the traveller flew
q handler company:{} Ground Services/{} Airport Handling; handling_agent, desk_operator, completed_by_company; who runs the desk on behalf of others
q passenger person; claimant, owner, traveller; who lost the bag
q agent person; taken_by, clerk, desk_agent; who took down the report
q file id:@@@@@#####; pir, file_reference, world_tracer
q tag id:0### ######; bag_tag, label_number
q flight id:@@ ###; flight_no, arrived_on
q travel_date date; date_of_flight, arrival_date; day of the flight
q airport city; station, where_reported
q from city; origin, departed_from
q colour phrase; bag_colour, appearance
q type choice:suitcase/rucksack/box; bag_type, kind_of_bag
q weight unit:kg 8..32; checked_weight
q hotel address; temporary_address, local_address
q stay_until date; at_address_until, leaving_on; until when the traveller is at that place
q home_phone phone; mobile, telephone
q locked flag; padlocked, has_lock; whether the bag can be opened without a key
q contents phrase; distinctive_item, content_clue; something inside by which it can be known
q allowance money:40..150; advance, immediate_needs, cash_paid
a seat short; seat number
a value money; value of contents, claim_amount
a home_address address; permanent address
---
{handler} for {airline} || {airport} airport
# Bag not come – {file}

{passenger} came to the desk on {travel_date}, off {flight}, having begun the journey in {from}, and went without this bag:
= Label: {tag}
= Looks: {colour=dark green, hard|black with red strap|grey canvas|blue with stickers|brown leather, old}
= Weighed in at: {weight}
It is {type?a case on wheels~a pack with straps for the back~a carton tied with cord}, {locked!fastened with a small brass lock|shut with a number lock~not locked|without any lock}. Inside near the top: {contents=a child's blue raincoat|climbing shoes|a tin of tea|two cameras in foam|a wedding sari|a violin book}.
?Until {stay_until} the bag should go to {hotel}[; ring {home_phone} first].
?For a toothbrush and a shirt the desk gave {allowance}, against signature.
We search for {:number:5..21} days. After that please write to the carrier, not to us.
> {agent}
> Arrivals desk, {:time}

== en bus_breakdown_log
q operator company:{} Buses/{} Transport Corporation/{} City Lines; bus_company, fleet_owner; whose bus it is
q driver person; reported_by, at_the_wheel; who drove the bus
q controller person; control_room, logged_by; who kept the log
q fitter person; mechanic, attended_by; who came to mend it
q bus id:####; fleet_number, vehicle
q plate id:@@## @@ ####; registration, licence_plate
q route short; line, service
q date date; day, event_date; day of the breakdown
q reported time; call_time, radioed_at; when the driver called in
q fitter_there time; arrival_on_scene, response_time; when help came
q stop phrase; location, where; where the bus stood
q symptom phrase; defect_reported, complaint; what the driver complained of
q repair phrase; work_done, remedy; how it was mended
q passengers number:2..78; people_on_board, load
q odometer unit:km 22000..780000; mileage, distance_run
q outcome choice:repaired on road/towed/changed over; resolution, how_ended
q lost_trips number:1..6; trips_cancelled, missed_journeys
q hurt flag; injuries, passenger_harmed; whether a person came to harm
q tow_firm company:{} Recovery/{} Towing/{} Breakdown; recovery_company; who took the bus away
q depot phrase; garage, home_depot
a cost money; recovery bill, repair cost
a last_inspection date; last safety inspection, mot
a replacement id:####; replacement bus number, substitute vehicle
---
{operator} || Control room log, {date}
Depot: {depot=Mill Lane|Charminar Road|Eastfield|Ringsend|Harbour|Sector 17}

{reported} Route {route=14|X5|220A|7 express|C3} bus {bus} ({plate}) to control: {symptom=no air in the brakes|temperature in the red|doors will not shut|loud knock from the back axle|smell of burning, no flame|lost drive}. Stands {stop=at the fire station stop, near side|on the flyover|outside the market|by the bridge, blocking one lane|in the terminus}. {driver} driving, {passengers} aboard.
{hurt!An elderly lady fell in the stop and was taken off by ambulance|One rider complains of the neck~Everyone got down unharmed|All well on board}.
{fitter_there} {fitter} on the spot with the van. {outcome?Got it going where it stood~Hopeless, taken away on the hook~Driver and riders went on with another one}.
?Lifted by {tow_firm}.
?What was done: {repair=burst air pipe renewed|belt replaced|door motor fuse|radiator hose clip|injector line tightened}.
+++
= Clock: {odometer}
= Runs that fell out: {lost_trips}
= Next due at the stop: {:time}
Log kept by {controller}

== en hgv_defect_card
q haulier company:{} Transport/{} Bulk Haulage/{} Distribution; operator, fleet, company; whose lorry it is
q driver person; checked_by, reported_by; who walked round the lorry
q workshop company:{} Commercials/{} Truck Centre/{} Garage; repairer, garage; where it was mended
q fitter person; rectified_by, mechanic; who mended it
q manager person; transport_manager, released_by; who allowed it out again
q tractor id:@@## @@@; vehicle_reg, truck
q trailer id:T###; trailer_no, semi
q date date; check_date, walkaround_on; day of the check
q fixed date; rectified_on, repair_date; day it was mended
q km number:40000..940000; odometer, reading
q defect phrase; fault, item_failed; what was wrong
q remedy phrase; work_done, repair; how it was put right
q roadworthy flag; fit_to_drive, safe_to_use; whether the lorry could go out as it was
q tread unit:mm 1..9; tyre_tread, lowest_tread
q job id:WS#####; workshop_job, repair_order
q load choice:empty/part/full; load_state, laden
q card id:######; report_no, pad_number
a customer company; consignee, delivering to
a test_due date; mot expiry, annual test
a fine money; prohibition fine, penalty
l checks; items_checked, walkaround
c checks.item phrase; point, component
c checks.state phrase; result, condition
---
{haulier} || Daily walk-round card {card}
Before you turn the key.

= Unit: {tractor}
= Trailer: {trailer}
= Clock: {km}
= Day: {date}
%checks 4..7
-
{checks.item=lamps|mirrors|tyres|wheel nuts|air lines|number plate|horn|coupling|curtain} | {checks.state=ok|dirty, wiped|one out|worn|ok, retightened|rubbing}
%%
Shallowest groove anywhere: {tread}. {load?Nothing on the bed~Half the bed taken~Loaded to the doors}.
Found: {defect=near-side marker lamp dead|air leaking at the red line|crack in mirror glass|spray flap torn|fifth wheel dry}. {roadworthy!Not serious, went out with it|Could run till the evening with that~Keys handed in, stays in the yard|Not to be driven}.
Signed by the driver: {driver}
+++
## Workshop
{workshop}, job {job}
{remedy=new bulb and holder|line replaced, tested|glass changed|flap riveted|greased and adjusted} on {fixed}
{fitter} did it. {manager} put it back on the road.

== en data_destruction_certificate
q destroyer company:{} Secure Recycling/{} Data Shred/{} IT Disposal; service_provider, processor; who made the data unreadable
q owner company; client, data_controller, customer; whose data it was
q witness person; observed_by, client_witness; who watched for the client
q operative person; performed_by, technician; who worked the machine
q signer person; authorised_by, certifying_officer; who signs for the firm
q number id:CD-######; certificate_no
q collected date; pick_up, uplift_date; day the devices were picked up
q destroyed date; destruction_date, completed_on; day the devices were made unusable
q count number:4..640; devices, media_count, quantity
q weight unit:kg 12..900; mass, total_weight
q method choice:shredding/degaussing/overwriting; technique, sanitisation_method
q particle unit:mm 2..20; shred_size, residue_size
q on_site flag; at_customer_premises, mobile_service; whether it was done at the client's
q missing number:1..6; discrepancy, not_found; pieces on the list that did not turn up
q van id:@@@-###; vehicle, truck
q smelter company:{} Metals/{} Smelting/{} Refiners; downstream_recycler, residue_to; who got the remains
q order id:SO#####; job, order_no
a price money; amount, fee
a insurance money; liability cover
a policy id; security policy number, standard
l media; devices_list, serials
c media.kind phrase; device_type, description
c media.serial id:@@##########; serial_number, s_n
---
^ {destroyer}
^ CERTIFICATE {number}

We confirm to {owner}, order {order}, that the carriers of data listed overleaf are gone beyond recall.
= Fetched: {collected}, locked van {van}
= Done away with: {destroyed}
= How many: {count}
= Weight: {weight}
{method?Cut to flakes by rotating knives~Passed through a coil that leaves no magnetism~Written over three times and read back as zeros}. {on_site!The machine came to your car park and ran there|All was done in your own yard~It was done behind our own fence|The cages were opened only in our works}. [No flake is wider than {particle}.] {operative} ran the machine; {witness} stood by on your behalf.
?Please note that {missing} of those on your list never reached us.
%media 2..5
What | S/N
{media.kind=laptop disk|SSD 2.5 in|backup tape|phone|USB stick|server disk} | {media.serial}
%%
?What was left went to {smelter}.

> {signer}
> {:date}

== en certificate_renewal_email
q host company:{} Hosting/{} Web/{} Systems/Net{}; provider, sender_company; for whom the writer works
q client company; customer, account; whose site it is
q admin person; recipient, technical_contact; to whom the mail goes
q sender person; support_engineer, written_by; who wrote the mail
q domain url; site, hostname, common_name
q expiry date; not_after, expires_on; last day the present one is good
q change_date date; maintenance_date, swap_planned_for; day the new one is put in
q change_time time; window_start, at; when the new one is put in
q ca company:{} Trust/{} Certification/Secure{} CA; issuer, certificate_authority; who would issue the new one
q ticket id:#####-@@@; case_id, reference
q validation choice:dns/email/file; proof_of_control, method
q validity unit:months 3..36; term, lifetime
q price money:20..400; annual_cost, charge
q downtime flag; interruption_expected, outage; whether users will be disturbed
q key_size number:2048..4096; bits, key_length
q wildcard flag; covers_subdomains, all_hosts; whether every subdomain is covered
q approver person; authorised_contact, billing_contact; who must agree to the expense
a serial id; certificate serial number
a ip short; server address, ip
a registrar company; domain registrar
---
From: {sender} at {host}
To: {admin}
Re: ({ticket}) your certificate runs out

Hi there,
the certificate on {domain} is good until {expiry} and not a day longer. Nobody at {client} has renewed it so far, so here is what we suggest.
We order one from {ca}, {key_size} bit RSA, for {validity}. {wildcard!It takes in whatever you put in front of the name|All hosts below the name are included~It holds for that one name, anything in front of it needs its own|Subdomains are left out}. The cost is {price}; {approver} has to say yes, as the bill goes there.
{validation?You add one record to the zone and they look it up~They write to the postmaster box and someone must click~You put a small text under the well-known folder and they fetch it}.
We would swap it on {change_date} at {change_time}. {downtime!Visitors will see an error for a minute or so|Expect the shop to be away briefly~Visitors will not notice a thing|The site stays up all along}.
Can you let me know this week? <Cheers|Many thanks>

{sender}
~ {host}, support {:phone}, status page {:url}
== en key_holding_response
q responder_firm company:{} Keyholding/{} Response/{} Alarm Response; keyholding_company, service_provider; who sends out the guard
q premises company:{} Pharmacy/{} Motors/{} Jewellers/{} Primary School; customer, alarmed_site, client; where the alarm went off
q monitoring company:{} Monitoring/{} Alarm Centre/{} Signals; arc, alarm_receiving_centre; who watches the signals
q officer person; attended_by, responder; who went there
q informed person; client_contact, told, person_notified; who was told afterwards
q operator person; arc_operator, dispatcher; who passed on the alarm
q slip id:AR-#####; visit_no, response_id
q when_called time; activation_time, dispatched_at; when the alarm was passed on
q when_there time; on_site, arrival; when the guard arrived
q left time; departure, off_site; when the guard drove off
q day date; attendance_date; day of the visit
q zone phrase; detector, sensor_triggered; what gave the alarm
q cause choice:genuine/false/fault; outcome, alarm_type; what set it off
q finding phrase; observation, what_was_found; what was seen on the spot
q reset flag; alarm_rearmed, system_set; whether the alarm was switched on again
q keyset id:K###; key_number, key_bunch
q glazier company:{} Glass/{} Boarding Up/{} Locksmiths; contractor_called, emergency_trade; tradesman who closed the hole
a police_ref id; crime reference, police log number
a charge money; call-out fee, price
a stolen phrase; items taken, loss
---
{responder_firm} || {slip}
Attendance slip – left on the counter for you

= Premises: {premises}
= Day: {day}
= Rung by: {monitoring} ({operator}) at {when_called}
= On the spot: {when_there}
= Away: {left}
= Bunch: {keyset}
The signal came from {zone=rear fire door contact|PIR, stock room|shock sensor, front glass|panic button 2|roof hatch}. I walked all round, then inside. {cause?Someone had been in or tried to~Nobody had been near; it was set off by something harmless~The kit itself is to blame and not a person}: {finding=lock drilled|a balloon drifting under the sensor|battery flat in the contact|cat in the office|pane starred by a stone|cable chewed}.
{reset!Put the alarm back on and pulled the door to|System went on again without complaint~Could not set it again, so the shop stands unguarded by it|The panel would not take the code and stays off}.
?{glazier} came and made the opening good.
?I told {informed} by phone from the car.
> {officer}

== en sample_chain_of_custody
q lab company:{} Analytical/{} Environmental Laboratories/{} Assay; laboratory, receiving_lab; who analyses
q client company; project_owner, bill_to; who pays
q consultant company:{} Consulting/{} Geoscience/{} Environmental; sampled_for, engineer_firm; firm that took the samples for the client
q sampler person; collected_by, field_technician; who filled the containers
q courier person; transported_by, relinquished_to; who carried them
q receiver person; received_by, sample_reception; who took them in at the laboratory
q coc id:COC#####; form_no, chain_id
q project phrase; site, job_name
q sampled date; collection_date, field_date; day they were filled
q got_in date; received_on, lab_date; day they reached the laboratory
q got_time time; time_received, logged_at; when they reached the laboratory
q temp unit:°C 2..12; arrival_temperature, cooler_temp
q seal_intact flag; custody_seal_ok, tamper_free; whether nobody had opened them
q turnaround choice:standard/urgent/same day; priority, tat
q due date; results_by, report_due; by when figures are wanted
q quote id:Q-####; quotation, price_agreement
q matrix choice:soil/water/air; medium, sample_type
a batch id; lab batch number, work order
a analyst person; analysed by, chemist
a total money; cost of analysis, price
l samples; containers, items
c samples.label id:@@-##; sample_id, field_id
c samples.depth unit:m 1..9; sampling_depth
c samples.tests phrase; analyses, parameters
---
{lab} || Chain of custody {coc}
{:street}, {:city} || Quote {quote}

= On account of: {client}
= Field work: {consultant}
= Job: {project=former gasworks|tailings pond 2|river intake|Depot Road plots 4-9|airfield fire pit}
We send you {matrix?jars of earth~bottles of water~tubes drawn through a pump}, filled on {sampled} by {sampler}.
%samples 2..6
Label | At | Wanted
{samples.label} | {samples.depth} | {samples.tests=metals suite|TPH, BTEX|pH, sulphate|VOC|PFAS short list|asbestos screen|nutrients}
%%
{turnaround?There is no hurry, the usual ten days will do~We need this ahead of the queue~Figures tonight please, at whatever surcharge}. [Let us have them on {due} at the latest.]
+++
## Passed from hand to hand
Given up by the sampler to {courier}, sealed with tape {:id:######}.
Taken in at the lab by {receiver} on {got_in}, {got_time}; ice water {temp}. {seal_intact!Tape whole|Tape unbroken on all lids~Tape slit on one lid, client told|Tape had come off on the way}.

== en component_recall_letter
q maker company:{} Hydraulics/{} Couplings/{} Brakes/{} Electric Tools; manufacturer, sender; who made the faulty thing
q dealer company; recipient, addressee, distributor; who sells it on and gets the letter
q product product; item, article, model
q from_serial id:@######; first_affected, serial_from
q to_serial id:@######; last_affected, serial_to
q made period; production_period, manufactured_between
q hazard phrase; danger, risk, defect; what can go wrong
q remedy choice:repair/replace/refund; action, what_is_offered
q sold number:200..90000; units_affected, quantity
q injuries flag; harm_reported, accidents_known; whether anybody has been hurt so far
q head person; signed_by, quality_director; who signs the letter
q contact person; case_handler, recall_desk; who answers questions
q hotline phone; helpline, freephone
q authority company:Office for Product Safety {}/{} Trading Standards/{} Market Surveillance; regulator, notified_body; office that has been told
q campaign id:R##/###; recall_number, action_code
q letter_date date; issued, dated; day the letter was written
q stop_by date; return_by, response_deadline; by when the dealer must answer
q kit id:KT-####; repair_kit, spare_part_no
a test_lab company; testing laboratory
a cost money; purchase price, retail price
a importer company; importer, agent
---
{maker} || {letter_date}

To: {dealer}
# IMPORTANT: please read before selling another one (campaign {campaign})
Dear partner,
in the {product=quick coupling QK 40|torque wrench TW-3|trailer brake chamber|cordless grinder G18|lifting eye M24|ratchet lashing 50 mm} made {made}, numbers {from_serial} to {to_serial}, we have come upon a fault: {hazard=the latch can open under load|the battery may catch fire|a weld can crack|the guard may come off|the spring tires too soon}. About {sold} went out. {injuries!Two people have been hurt|We know of one broken finger~Nobody has come to harm as far as we know|No accident has been reported to us}.
{remedy?Your workshop fits the enclosed part and puts a green dot on it~We swap every one for a new one, free~Send it in and the buyer gets the money back}. [The set to order is {kit}.] Take what you have off the shelf now and return the list to us by {stop_by}.
{authority} has been told and follows the matter.
?Anything unclear? {contact} sits at {hotline} from eight to six.

We are sorry for the trouble.
{head}

== en welder_test_record
q yard company:{} Shipyard/{} Engineering/{} Pipelines/{} Steel; employer, works; for whom the welder works
q body company:{} Certification/{} Marine Register/{} Inspection; examining_body, certifier, third_party; independent body that approves
q welder person; candidate, qualified_person; who passed the test
q stamp id:W##; welder_id, symbol
q examiner person; witnessed_by, surveyor; who watched the test
q foreman person; supervised_by, confirmed_by_employer; who confirms the practice every six months
q wps id:WPS-###; procedure, welding_procedure
q process choice:stick/mig/tig; welding_process
q position short; test_position, posn
q thickness unit:mm 3..30; plate_thickness, material_thickness
q diameter unit:mm 25..600; pipe_diameter, od
q material phrase; parent_metal, steel_grade
q tested date; test_date, welded_on; day of the test
q valid date; expiry, revalidate_by; last day it counts
q bend flag; bend_test_passed, no_cracks; whether the bent strips stayed whole
q retest flag; second_attempt, repeated_test; whether it was not the first try
q cert id:Q/####/##; approval_no, certificate
q filler phrase; consumable, electrode
a birth date; date of birth
a hardness number:150..380; hardness, hv10
a lab company; test laboratory
---
{body} || {cert}
# Approval of a welder

{welder}, who strikes the mark {stamp} and works for {yard}, welded a test piece on {tested} in the presence of {examiner}.
= Sheet followed: {wps}
= Metal: {material=S355J2|P265GH pipe|AISI 316L|E36 plate|X52}
= Thick: {thickness}
?= Round: {diameter}
= Held: {position=PF|6G|3G up|H-L045|PC}
= Rod or wire: {filler=E7018, 3.2|ER308L|G3Si1, 1.2|E6010 root}
The arc was {process?drawn with coated rods held in the hand~fed with bare wire off a reel under gas~struck with tungsten, the rod dipped in beside it}. Looked at: good. X-rayed: level B. {bend!Four strips bent round the former without opening|Nothing opened when bent~Two strips cracked when bent|The root opened on bending}.
{retest!This was a repeat after a first failure|An earlier piece had been turned down~It was the first piece laid before us|No earlier attempt was made}.
?Good until {valid}, if {foreman} confirms every half year overleaf that the welder has not been idle.
> {:city}, {:date}

== en paper_mill_shift_handover
q mill company:{} Paper/{} Board/{} Tissue; company, plant; whose machine it is
q outgoing person; handed_over_by, previous_shift_leader; who goes home
q incoming person; taken_over_by, next_shift_leader; who takes charge
q fitter person; maintenance_on_call, mechanic; who will repair it
q date date; shift_date, day; day of the shift
q shift choice:early/late/night; turn, shift_name
q machine short; line, pm
q grade phrase; product_running, quality
q speed unit:m/min 400..1600; machine_speed
q output unit:t 60..420; tonnage, production
q breaks number:0..9; web_breaks, stops
q longest unit:minutes 6..95; longest_stop, worst_downtime
q trouble phrase; main_problem, issue; what went wrong most
q moisture percent; final_moisture
q change_at time; grade_change, next_change_time; when another paper is put on
q order id:######-##; production_order, running_order
q injury flag; accident, safety_event; whether a person came to harm
q visitor company:{} Felts/{} Controls/{} Chemicals; supplier_on_site, external_firm; outside firm at work there
a manager person; mill manager, superintendent
a customer company; customer of the order, client
a energy unit:MWh 50..300; power used, energy
---
{mill} || Machine {machine=PM 2|BM 1|TM 4|PM 5}
# From one crew to the next – {date}
{shift?Six till two~Two till ten~Ten till six}

Running {grade=80 g offset|white-top liner|towel 2-ply|fluting 112|label base}, order {order}, at {speed}. Made {output}, which is what the plan asked for give or take. Moisture at the reel {moisture}.
The sheet came down {breaks} times; the worst kept us standing for {longest}. Reason as far as we see: {trouble=edge cracks at the press|slime spots|felt plugged|broke pulper level|vacuum pump 3 hunting}. {fitter} has been told and will look at it on days.
{injury!One of ours burned a hand on the dryer, see the book|A cut finger, dressed at the gate~Nobody hurt|No mishap on our watch}.
?Next grade at {change_at}; slice lip is set already.
?{visitor} have a man in the basement, keep him out of the pit.
Housekeeping done down to the wet end. <Coffee is finished, sorry.|Kettle broken again.>

{outgoing} out || {incoming} in

== en borehole_log
q driller company:{} Drilling/{} Boreholes/{} Water Wells; drilling_company, contractor; who drilled
q client company; landowner, customer; for whom the hole was drilled
q geologist person; logged_by, described_by; who described the layers
q rigman person; rig_operator, lead_driller; who ran the rig
q hole id:BH-##; borehole_no, hole_id
q place phrase; location, site_name; where the hole is
q begun date; spud_date, started; first day of drilling
q ended date; completed, finish_date; last day of drilling
q depth unit:m 12..240; final_depth, total_depth
q struck unit:m 3..90; water_strike, first_water
q rest unit:m 1..40; static_level, standing_water_level
q yield unit:l/s 1..28; flow_rate, pump_test
q bore unit:mm 100..450; diameter, hole_size
q elevation unit:m 5..900; ground_level, altitude
q casing choice:steel/plastic/none; lining, casing_material
q drinkable flag; potable, fit_for_drinking; whether people may drink it
q licence id:GW/##/####; permit, abstraction_licence
a pump phrase; pump type, pump installed
a cost money; cost per metre, price
a regulator company; water authority
l strata; layers, lithology, profile
c strata.to unit:m 2..200; base, bottom_depth
c strata.rock phrase; description, material
---
{driller} || Hole {hole}
# Log of the ground
= For: {client}
= At: {place=Hill Paddock|Plot 14, Industrial Estate|behind the dairy|Gate 3, quarry lane|Temple Road school}
= Ground stands at: {elevation}
= Width: {bore}
= Permit: {licence}
Set up on {begun} with {rigman} on the rig, pulled off on {ended}. Samples bagged each metre, written up by {geologist}.
%strata 3..7
Down to | Ground met
{strata.to} | {strata.rock=topsoil|stiff brown clay|gravel, wet|weathered basalt|grey limestone, fissured|sandstone, red|shale, black}
%%
Stopped at {depth}. First damp at {struck}; left overnight the water rose to {rest} below the lid. Blown with air it gave {yield}.
The hole is lined with {casing?welded tube of mild steel~screwed PVC tube~nothing at all, the rock stands by itself}. {drinkable!The bottle sent away came back good to drink|It may be drunk as it is~The bottle came back with too much nitrate, use it for stock only|Not for the table without treatment}.

== en lift_plan
q crane_firm company:{} Crane Hire/{} Heavy Lift/{} Cranes; crane_supplier, lifting_contractor; who brings the crane
q client company:{} Construction/{} Process/{} Substations; principal, customer; for whom the lift is made
q appointed person; appointed_person, planner, drawn_up_by; who thought the lift out
q driver person; crane_operator; who works the crane
q slinger person; slinger_signaller, banksman; who gives the hand signals
q supervisor person; lift_supervisor, in_charge_of_lift; who oversees the lift on the day
q plan id:LP-####; document_no, plan_no
q rev number:1..7; revision, version
q lift_date date; date_of_lift, operation_date; day of the lift
q load phrase; item_lifted, object; what hangs on the hook
q load_weight unit:t 2..88; weight_of_load
q gear_weight unit:kg 120..1900; rigging_weight, accessories
q radius unit:m 6..44; max_radius, working_radius
q capacity unit:t 4..140; swl_at_radius, chart_capacity
q usage percent; utilisation, percentage_of_capacity
q wind unit:m/s 6..14; wind_limit, stop_above
q crane phrase; machine, crane_type; which crane is used
q over_people flag; over_occupied_area, public_exclusion_problem; whether the load passes above occupied ground
q lift_type choice:basic/standard/complex; category, class_of_lift
q mats unit:m² 1..9; outrigger_mats, mat_area
a hire_cost money; crane hire cost
a road_permit id; road closure permit, street permit
a ground_engineer person; geotechnical engineer
---
{crane_firm} || {plan} rev {rev}
For {client}, works at {:city}

# How we mean to lift the {load=transformer|chiller|footbridge span|precast stair|press frame|tank shell}
Day: {lift_date}. Machine: {crane=60 t all-terrain|city crane|220 t telescopic|crawler, lattice boom}.
= On the hook: {load_weight}
= Chains, shackles, beam: {gear_weight}
= Furthest out: {radius}
= Chart allows there: {capacity}
= That is: {usage}
= Under each leg: {mats}
Down tools if the cup on the boom head shows {wind} or more. {lift_type?Known weight, clear ground, one crane; nothing out of the way~Some hazards nearby that call for a written sequence~Two hooks, tight clearances: every step rehearsed first}. {over_people!For part of the slew it hangs above offices, which are to be emptied|The load must cross the public path, closed meanwhile~At no time is anyone beneath|It swings over empty ground only}.
+++
## Who does what
* {driver} sits in the cab and obeys one pair of hands
* Those hands are {slinger}'s
* {supervisor} stands by and can stop it all
?Thought out by {appointed}; no one else may change it.

== en street_works_permit
q council company:{} City Council/{} Corporation/{} County Council/Shire of {}; highway_authority, permitting_body; who grants leave to dig
q promoter company:{} Water/{} Gas/{} Telecoms/{} Fibre; utility, works_promoter; who asked to have the road opened
q contractor company:{} Civils/{} Groundworks/{} Reinstatement; works_contractor, digging_firm; who does the digging
q officer person; granted_by, streetworks_officer; who granted it
q applicant person; applied_by, contact_person; who asked for it
q foreman person; site_contact, on_site_supervisor; whom to reach on the spot
q foreman_phone phone; site_phone, out_of_hours
q permit id:@@###-########; permit_ref, works_reference
q street street; location, road
q start date; works_start, permitted_from; first day of digging
q end date; works_end, permitted_to; last day of digging
q hours phrase; working_hours, permitted_hours; time of day when work is allowed
q width unit:m 1..4; footway_left, clear_width; what must stay open for people on foot
q traffic choice:lights/stop-go boards/full closure; traffic_management, control
q bus_moved flag; stop_relocated, bus_stop_affected; whether the bus halts elsewhere
q fee money:60..950; permit_charge, amount
q reason phrase; purpose, description_of_works; why the road is dug up
q overrun money:250..2500; daily_penalty, charge_per_day_late
q guarantee duration; maintenance_period, reinstatement_guarantee
a trench unit:m 2..80; length of trench
a police person; police officer, traffic liaison
a reinstated date; reinstatement completed
---
{council} || PERMIT {permit}
Streetworks desk || {:date}

To {promoter} (asked for by {applicant})
You may open {street} for {reason=a burst main|a new gas service|cabinet and duct|moving a valve|a sewer lateral}, from {start} up to {end}, between {hours=8 and 18|7.30 am and 5 pm|nine and half past three|10 pm and 5 am|9.30 and 16.00}, no Sundays.
= Digging: {contractor}
= Paid: {fee}
* Traffic: {traffic?signals on three approaches~a person with a board at either end~nothing gets through, signed way round}.
* At least {width} of pavement stays free.
* {bus_moved!The stop outside no. 40 goes fifty metres down the road meanwhile|Buses call at a temporary pole~Buses go on calling where they do|The stop is left as it is}.
?* {foreman} is to be within reach at {foreman_phone}, day and night.
* Each day beyond the last costs {overrun}.
* You answer for the patched surface for {guarantee}.

{officer}
for the Head of Roads

== en pest_control_visit
q pest_firm company:{} Pest Control/{} Environmental/{} Hygiene; contractor, service_provider; who fights the vermin
q factory company:{} Biscuits/{} Mills/{} Foods/{} Bakery; customer, site; where the vermin were
q technician person; visited_by, biologist; who made the visit
q hygienist person; site_contact, accompanied_by, quality_contact; who went along for the factory
q visit id:V######; visit_no, report
q visited date; visit_date, service_date; day of the visit
q next date; next_visit, due; day of the visit after this
q kind choice:routine/call-out/follow-up; visit_type
q points number:20..180; stations_checked, bait_points
q takes number:0..9; bait_takes, activity_count
q species phrase; pest, infestation; which animal
q where phrase; area, location; where traces were seen
q cause phrase; proofing_gap, how_they_get_in; how they come in
q product phrase; biocide, substance; what was put out against them
q amount unit:g 10..400; quantity_used, dose
q risk_to_food flag; product_contaminated, food_risk; whether goods were spoilt
q antidote short; poison_antidote, first_aid_note
q retailer company:{} Supermarkets/{} Stores; audited_for, retail_customer; shop chain whose rules apply
a contract id; contract number, agreement no
a price money; visit price, charge
a fumigator company; fumigation company
---
{pest_firm} || Visit {visit}
{factory}, {:city} || {visited}

{kind?One of the eight in the yearly plan~You rang, we came~Back to see whether the last treatment had worked}. Went round with {hygienist}. {points} boxes opened, {takes} nibbled.
= Signs of: {species=house mice|German cockroach|flour moth|brown rat|stored-product beetle}
= At: {where=flour intake|oven end, line 3|staff lockers|pallet store|drain by the egg room}
?= Gets in by: {cause=gap under roller door|broken drain lid|torn strip curtain|pallets from outside|hole round a pipe}
?Laid: {product=difenacoum blocks|gel bait|pheromone lures|non-toxic paste}, {amount} in all, mapped on the plan. If swallowed: {antidote=vitamin K1|rinse, see doctor|milk, then doctor|none needed}.
{risk_to_food!Two pallets have been set aside as gnawed|Droppings lay on open goods, which were thrown out~Nothing edible has been touched|The goods themselves are sound}.
?The sheet follows the code of {retailer}, fifth edition.
Back on {next}. Please let no one shift the boxes.

{technician}
== en gearbox_warranty_claim
q claimant company:{} Drives/{} Motor Works/{} Plant Repairs; repair_shop, dealer, submitting_party; workshop that asks to be paid back
q factory company:{} Gears/{} Transmissions/{} Axles; manufacturer, warrantor, addressee; maker that is to bear the cost
q claim_no id:WC-######; case, reference, claim_id; number the workshop gave its request
q assessor person; decided_by, warranty_clerk, adjudicator; who at the maker settled the matter
q writer person; submitted_by, service_manager; who wrote on behalf of the workshop
g machine; unit, equipment, vehicle
q machine.serial id:GX#######; serial_no, identification; number of the gearbox
q machine.sold date; in_service_since, delivery_date, start_of_cover; day the buyer got it
q machine.hours number:90..3900; operating_hours, running_time; how long it had run
q user company:{} Quarries/{} Farms/{} Ports; end_customer, machine_owner; who runs the machine
q failed date; failure_date, breakdown_on; day it broke
q symptom phrase; complaint, defect_description; how it showed
q cause phrase; failure_mode, finding; what was seen when it was opened
q labour unit:hours 2..30; time_claimed, man_hours; work asked for
q asked money:400..9000; claimed_amount, total_requested; what the workshop wants
q granted money:200..4000; approved_amount, credit; what the maker gives
q decision choice:accepted/partly accepted/refused; outcome, ruling; what came of it
q parts_back flag; return_parts, parts_to_be_sent_in; whether the broken pieces must go to the maker
q decided date; decision_date, settled_on; day the maker answered
a oil phrase; oil grade, lubricant
a invoice_no id; repair invoice number
a warranty_end date; warranty expires, end of cover
---
{claimant} || {:date}
To {factory}, after-sales

# Gearbox gone at {machine.hours} hours – our {claim_no}
Dear colleagues,
{user} bought the machine with box {machine.serial} new from us and had it on the yard on {machine.sold}. On {failed} {symptom=third went with a bang|it jumped out under load|oil ran from the bell housing|it locked solid in reverse}. We opened it up and saw {cause=a cage broken in the layshaft bearing|teeth sheared off the idler|a circlip never seated|blue, dry bushes}. {labour} of bench work went into it and with the parts we come to {asked}, which we ask you to bear.
Photographs and the oil sample are in the crate.
> {writer}
+++
## Reply, written below by the maker
{decision?We take this on in full~We meet you some of the way~We cannot help you with this one}.
?Booked to your account, carriage and goodwill included: {granted}
{parts_back!Kindly ship us the shafts and bearings within a month|We want to see the broken pieces here~You may scrap the pieces|There is no need to send us anything}.
{assessor}, {decided}

== en tool_loan_agreement
q lender company:{} Mouldings/{} Plastics/{} Pressings; owner, tool_owner; to whom the mould belongs
q borrower company:{} Injection/{} Toolroom/{} Packaging; holder, moulder; who keeps and runs the mould
q tool id:M-####-#; mould_no, asset_tag; number cut into the tool
q part product; moulded_part, article, product_made; what the tool makes
q cavities number:1..64; impressions, cavity_count; pieces made per shot
q weight unit:kg 180..4800; tool_mass
q worth money:8000..190000; insured_value, replacement_cost; sum to insure it for
q lent_on date; handover, loan_start; day it changes hands
q back_by date; return_date, loan_end; when it has to be home again
q shots number:12000..900000; counter, cycles_run; strokes on the clock when handed over
q keeper person; storekeeper, custodian_name; who answers for it at the borrower's
q lender_sign person; signed_for_owner, authorised_by; who signed for the owner
q borrower_sign person; signed_for_borrower, accepted_by; who signed for the moulder
q repairs choice:owner/borrower/shared; who_repairs, repair_cost_bearer; who pays when it breaks
q copy_ban flag; third_parties_excluded, exclusive_use; whether it may be used for the lender alone
q steel phrase; material, tool_steel
q court city; jurisdiction, venue
a price money; price per part, piece_price
a drawing id; drawing number
a press unit:t 80..1200; clamping force, machine size
---
# Agreement about a tool
between {lender}, {:city}, who own it, and {borrower}, {:city}, who will run it.

1. The tool bears the number {tool}, makes {part=the lid of the 5 l pail|cable gland M20|crate corners|seat shell|filter cage} in {cavities} impressions, is cut in {steel=1.2311|H13|P20|stainless 420}, weighs {weight} and showed {shots} strokes on {lent_on}, when it was handed over.
2. It stays ours wherever it stands. {copy_ban!Not one piece is to be made for anybody else|You will run it for our orders only~Outside our orders you may use it as you like, at a royalty|Other buyers may be served from it too}.
3. {repairs?Whatever wears or breaks is put right at our cost~Whatever wears or breaks you put right at your cost~Wear falls on us, mishaps on you}.
4. You insure it against fire and theft for {worth} and show us the slip.
5. {keeper} looks after it in your stores, greased and dry.
?6. It comes back not later than {back_by}, with the last shot left in it.
7. If we fall out, the courts of {court} decide.

{lender_sign} || {borrower_sign}
(owner) || (moulder)

== en pallet_return_advice
q pool company:{} Pallet Pool/{} Returnables/{} Pallets; pooling_company, equipment_owner; body whose pallets they are
q depot company:{} Cash & Carry/{} Grocers/{} Beverages; returning_site, sender; where the pallets were lying
q carrier company:{} Backhaul/{} Haulage/{} Road Freight; collector, haulier; who drove them away
q advice id:PR#######; docket, return_no
q driver person; picked_up_by, collected_by; who took them away
q yardman person; handed_over_by, loader; who counted them on to the lorry
q clerk person; account_clerk, posted_by; who booked them
q collected date; pick_up_date, movement_date; day they were taken away
q posted date; booking_date, credited_on; day they were entered in the books
q account id:GLN #### #####; pool_account, ledger
q balance number:120..4800; remaining_balance, still_owed; pallets the depot still has on its books
q gate phrase; dock, pick_up_point; where they were loaded
q disputed flag; count_contested, discrepancy_claimed; whether the two sides disagree
q trailer id:TR-###; trailer_no
q condition choice:good/mixed/poor; state, quality_grade
q deposit money:4..19; value_each, deposit_per_unit; what one pallet is worth
a next_pickup date; next collection
a washing money; cleaning charge
a weight unit:kg 200..9000; gross weight
l kinds; pallet_types, lines; sorts that were taken
c kinds.type phrase; description, pallet_type
c kinds.count number:4..330; quantity, pieces
c kinds.broken number:0..20; damaged, rejects
---
{pool} || Return advice {advice}
Account {account} || {collected}

{carrier} fetched the following from {depot}, {gate=dock 4|rear yard|bay C|the bottle bank gate}, trailer {trailer}:
%kinds 1..4
Sort | Number | Of these broken
{kinds.type=blue 1200 x 1000|Euro 1200 x 800|half pallet|plastic, nestable|keg pallet} | {kinds.count} | {kinds.broken}
%%
{condition?Clean and whole, hardly a splinter~Some nice, some not~A sorry lot, many fit for the fire only}. Counted on by {yardman}, signed for by {driver}. {disputed!The two do not agree on the number and a claim is open|Driver counted fewer and wrote so on the sheet~Both came to the same number|Neither side had anything to object}.
?Entered on {posted} by {clerk}. After this the books show {balance} still out with you, at {deposit} each.
~ Speak up within {:number:5..21} days, or the figures stand.

== en demurrage_notice
q line company:{} Container Line/{} Shipping/{} Ocean; carrier, creditor, sender; who claims the money
q debtor company; consignee, liable_party; who has to pay
q depot company:{} Empty Park/{} Container Depot/{} Terminal; return_place, empty_depot; where the empty box goes
q box id:@@@U#######; container, equipment_no
q size choice:20 ft/40 ft/45 ft; container_size, length_type
q discharged date; landed, off_vessel; day the box came off the ship
q out date; gate_out, full_out; day the box left the quay
q returned date; gate_in, empty_in; day the empty came back
q free_days number:3..14; free_time, days_allowed
q over_days number:2..60; chargeable_days, excess
q rate money:20..190; per_diem, daily_rate
q sum money:200..9000; amount_due, total_claimed
q pay_by date; due_date, payment_deadline; last day for payment
q clerk person; handled_by, case_owner; who wrote for the line
q addressee person; attention, contact_at_customer; person at the customer it is meant for
q bill id:@@@@#######; bl, transport_document
q notice id:DEM/#####; notice_no, ref
q discount flag; waiver_granted, reduction; whether the line lets part of it go
q reason phrase; cause_of_delay, customer_reason; why the customer says it took so long
a bank company; bank, paying bank
a vessel phrase; ship name
a broker company; customs broker
---
{line} || {notice}
Equipment control || {:date}

{debtor}
For {addressee}

# Box {box} kept too long
Dear customer,
the box named above ({size?a short one, six metres~a long one, twelve metres~the extra long sort}, bill {bill}) was set ashore on {discharged} and driven off on {out}. You had {free_days} days to empty it. It came back to {depot} only on {returned}. That is {over_days} days over, at {rate} a day:
> {sum}
?You let us know that {reason=customs held it for X-ray|the ramp was out of order|rain stopped unloading|your warehouse was full|the papers came late}.
{discount!We have already knocked off a third out of goodwill|For old friendship's sake part of it has been let go~We see no ground for letting any of it go|To our regret nothing can be taken off}.
?Please see that the money is here by {pay_by}. Afterwards no more boxes leave on your word alone.

{clerk}
{:email}

== en airside_driving_permit
q airport company:{} Airport/{} International Airport/{} Aerodrome; aerodrome_operator, authority, issuing_body; who grants it
q employer company:{} Ground Handling/{} Aviation Fuel/{} Catering; company, sponsor; firm the driver works for
q holder person; driver, permit_holder, named_person; who may drive
q assessor person; examined_by, tester; who went along on the test drive
q duty person; airside_manager, granted_by, authorising_officer; who signed for the airport
q number id:ADP #####; permit_no, card
q licence id:@@@@@######; driving_licence, dl_no; number of the ordinary road licence
q area choice:apron/manoeuvring area/perimeter road; scope, zone_allowed; how far the driver may go
q issued date; valid_from, granted_on; first day it counts
q ends date; expiry, valid_to; last day it counts
q tested date; practical_test, test_date; day of the test drive
q mark percent; theory_result, score
q radio flag; rt_endorsed, may_use_radio; whether the driver may talk to the tower
q night flag; low_visibility, darkness_allowed; whether driving after dark is allowed
q speed unit:km/h 15..50; limit, max_speed
q points number:0..9; penalty_points, offences
q vehicle_types phrase; vehicles, classes
a birth date; date of birth, dob
a plate id; vehicle registration
a fee money; permit fee
---
^ {airport}
^ PERMIT TO DRIVE AIRSIDE
^ {number}

= Name: {holder}
= Works for: {employer}
= Road licence: {licence}
= From: {issued}
?= Up to: {ends}
= May drive: {vehicle_types=tugs and dollies|fuel bowser|high-lift truck|car and van|belt loader, steps}
{area?Stands and the roads between them, never past the red line~Taxiways and runways too, when told so from the tower~Along the fence only}. Not faster than {speed}. {night!Dark and fog are no bar|May also go out by night~By daylight only|Not between dusk and dawn}. {radio!Carries the radio ticket and answers for himself or herself|May speak to the tower~Has no radio ticket and must be led|Must not call the tower}.
+++
Paper test {mark}; out on the field with {assessor} on {tested}. Points so far: {points} of 12.
> {duty}
> Airside operations
~ To be worn on the outer garment. Found cards to gate {:number:1..9}, {:phone}.

== en bird_strike_form
q airline company:{} Air/{} Airways/{} Cargo Air; operator, carrier; whose aircraft it was
q aerodrome company:{} Airport/{} Airfield; airport, nearest_airport; airfield close by
q pilot person; commander, reported_by; who was in command
q finder person; remains_found_by, runway_inspector; who picked up what was left
q ornithologist person; identified_by, expert; who told the species
q form_no id:BS/##/###; report_no, ref
q struck_on date; occurrence_date, date_of_strike; day of the collision
q clock time; local_time, time_of_strike; when they collided
q phase choice:take-off/approach/taxi; phase_of_flight, stage
q height unit:ft 10..4500; altitude, height_agl
q speed unit:kt 60..240; ias, airspeed
q species phrase; bird, animal; which animal was hit
q number_hit number:1..12; birds_struck, count_hit
q part phrase; part_struck, area_hit; where on the aircraft
q damage flag; aircraft_damaged, harm_to_aircraft; whether the aircraft needs repair
q warned flag; pilot_warned, advised_of_birds; whether the crew had been told of birds
q registration id:@@-@@@; aircraft, tail
q off_service unit:hours 1..70; time_out_of_service, delay
q museum company:{} Natural History Museum/{} Bird Observatory/{} University Zoology; laboratory, identified_at; where the feathers were examined
a cost money; repair cost, other cost
a passengers number:10..300; people on board, pax
a engine_type phrase; engine make
---
# Wildlife strike {form_no}
{airline}, {registration} || {struck_on}, {clock}

Near {aerodrome}, {phase?just after the wheels had left the ground~coming down with gear and flaps out~rolling to the stand}, at {height} and {speed}, we ran into {number_hit} {species=lapwings|black kites|gulls|starlings|pigeons|fruit bats}. Felt as a thud on {part=the nose|the left engine|the windscreen|the right wing root|the gear leg}. {warned!ATIS had spoken of flocks beside the runway|Tower had told us to look out for them~Nobody had mentioned birds|There had been no word of it on the radio}.
{damage!Two fan blades bent and a dent as long as a hand|The radome has cracked~Wiped off, not a mark left|Nothing found but a smear}.
?She did not fly again for {off_service}.
> {pilot}
+++
## For the wildlife office
{finder} found feathers on the strip.
?They went to {museum}, where {ornithologist} put a name to them.
~ Send within {:number:24..96} hours. Answers to {:email}.

== en seed_drill_hire
q ring company:{} Machinery Ring/{} Farm Hire/{} Agri Contractors; lessor, hire_company, owner_of_machine; to whom the machine belongs
q farmer person; hirer, renter, customer; who rents the machine
q machine phrase; equipment, implement; what is rented
q fleet id:SD##; fleet_no, machine_id
q out date; collection_date, hire_from; day it leaves
q back date; return_date, hire_to; day it returns
q acres unit:ha 6..240; area_sown, hectares
q rate money:9..48; per_hectare, hire_rate
q minimum money:120..600; minimum_charge, least_payable
q deposit money:100..900; security, bond
q width unit:m 3..9; working_width
q tractor number:90..360; horsepower_needed, min_hp
q yardman person; handed_out_by, checked_out_by; who handed the machine out
q checker person; checked_in_by, return_inspector; who looked at it on return
q insurer company:{} Farmers Mutual/{} Rural Insurance; insurance_company, covered_with; who pays if it is wrecked
q excess money:250..1500; deductible, own_share; what the hirer bears himself in a mishap
q damaged flag; returned_damaged, fault_on_return; whether it came back broken
q seed choice:cereals/grass/rape; crop, sown_with
q contract id:H-#####; agreement_no, hire_no
q coulters number:0..6; worn_parts, coulters_replaced
a operator person; driver supplied, contractor driver
a total money; total hire charge, amount payable
a field phrase; field name
---
{ring} || Hire {contract}
{:street}, {:city}

{farmer}, of {:city}, takes from us the {machine=3 m disc drill|power harrow combination|strip-till drill|air seeder|direct drill, tined} no. {fleet}, which sows {width} at a go and wants a tractor of {tractor} hp or more.
= Off the yard: {out}
= Home again: {back}
= Each hectare: {rate}
= But at least: {minimum}
= Left with us as a pledge: {deposit}
It goes out set for {seed?wheat, barley or oats~a new ley~oilseed}. Insured with {insurer}; in a mishap the first {excess} is yours. Greased, counted and shown to the hirer by {yardman}.
+++
## On return
Clock says {acres}. {damaged!One arm bent and the marker gone|Came home with a torn hopper lid~Clean and straight, as it went out|No harm to be seen}.
?{coulters} coulters were below the line and have been changed.
?Looked over by {checker}.

== en sprinkler_impairment
q occupier company:{} Furniture/{} Storage/{} Print/{} Textiles; insured, site_owner, premises; whose building it is
q insurer company:{} Property Insurance/{} Underwriting/{} Fire Office; underwriter, notified_party; whom the notice is sent to
q fitter company:{} Fire Protection/{} Sprinklers/{} Fire Systems; contractor, sprinkler_company; who repairs the system
q sender person; notified_by, site_contact; who gave notice
q engineer person; sprinkler_engineer, shut_by; who closed the valve
q handler person; acknowledged_by, risk_engineer; who at the insurer's took note
q policy id:PF########; policy_no, cover
q valve id:V-##; control_valve, system_no
q area phrase; part_unprotected, affected_zone; part of the building without protection
q off_date date; shut_down_on, impairment_start; day protection was lost
q off_time time; closed_at, start_time; when protection was lost
q on_date date; expected_back, planned_restoration; day protection should be back
q reason phrase; purpose, why_shut; why it was shut
q planned flag; foreseen, scheduled; whether the shut-down was intended
q heads number:20..1600; sprinkler_heads, heads_out
q patrol unit:minutes 15..60; patrol_interval, watch_every; how often someone walks round
q brigade flag; fire_service_informed, brigade_told; whether the fire service knows
q hot_work choice:banned/allowed with permit; welding_rule, hot_work_rule
q tag id:####-@; tag_no, red_tag
a pump unit:l/min 900..6000; pump flow, pump duty
a premium money; extra premium
a last_test date; last flow test
---
From: {sender}, {occupier}
To: {insurer}
Policy {policy}
# Sprinklers off – please take note

Good morning,
{planned!As announced last week|As agreed beforehand~Without any warning|Quite out of the blue}, valve {valve} had to be closed on {off_date} at {off_time}. Red tag {tag} hangs on it. Reason: {reason=a main split by frost|six new heads over the mezzanine|forklift hit a riser|re-piping of the paint store|alarm valve gasket}. Without water: {area=high bay, aisles 1 to 9|finishing shop|basement archive|dispatch|the whole of block C}, {heads} heads in all.
{fitter} are on it; {engineer} turned the wheel and keeps the key. Meanwhile somebody walks the area every {patrol}. {hot_work?No flame, no grinder, no exception~Flame and grinder only with a signed slip from me}. {brigade!The brigade has been rung and knows|Station 4 was told at once~The brigade has not been told so far|We saw no need to ring the brigade}.
?We hope to have water back on {on_date}.
Regards

?Noted for the company: {handler}

== en toolbox_talk_record
q contractor company:{} Contractors/{} Civils/{} Marine Works; employer, company; for whom the listeners work
q site phrase; project, location
q speaker person; presenter, delivered_by; who gave the talk
q writer person; safety_officer, recorded_by; who keeps the record
q topic phrase; subject, title; what the talk was about
q held date; talk_date, day; day of the talk
q began time; start, start_time
q lasted unit:minutes 5..40; duration, length
q trigger phrase; occasion, reason_for_talk; why it was held
q language_help flag; interpreter_used, translated; whether it was put into another language
q question phrase; point_raised, concern; what was asked
q raiser person; raised_by, questioner; who put a question
q promised phrase; agreed_action, follow_up; what will be done
q action_by date; action_due, deadline; by when the promise is to be kept
q talk_no number:2..190; serial_number, talk_number
q weather choice:dry/wet/windy; conditions
q client company:{} Harbour/{} Rail/{} Roads; principal, employer_of_contractor; for whom the works are built
a manager person; project manager
a next_talk date; next talk
a accident date; date of the accident
l people; attendees, present, signatures
c people.name person; attendee
c people.trade phrase; occupation, role
---
{contractor} || Talk no. {talk_no}
{site=Pier 4 extension|Culvert 12|Depot roof|Bypass section B|Pump station}, for {client}

# {topic=Working near water|Reversing lorries|Dust from cutting kerbs|Lifting by hand|Heat and drinking|Cables underground}
{held}, {began}, in the <lee of the cabins|canteen>. {weather?Bone dry~Everyone soaked before we started~Hard to hear for the gusts}. {speaker} spoke for {lasted}. Why today: {trigger=a near miss on Monday|new gang on site|client's campaign|change of method|a fine at a neighbouring job}.
{language_help!A colleague put it into Polish and Hindi as we went|It was said twice, the second time in Portuguese~All followed without anyone translating|Nobody needed it in another tongue}.
?{raiser} asked about {question=the missing lifebuoy|gloves in wet weather|who pays for boots|the blind corner|first aid at weekends}. Agreed: {promised=order two more|paint the edge|put a man at the gate|ask the doctor|change the rota}, by {action_by}.
%people 3..7
Name | Trade
{people.name} | {people.trade=steel fixer|ganger|digger driver|joiner|apprentice|diver|banksman}
%%
~ Filed by {writer}

== en request_for_information
q builder company:{} Construction/{} Building/{} Contractors; main_contractor, asked_by_firm, from; who puts the question
q architect company:{} Architects/{} Design/Studio {}; designer, addressee, answer_from; who has to answer
q employer company:{} Health Trust/{} University/{} Developments; client, building_owner; who will own the building
q rfi id:RFI-####; number, query_no
q asker person; raised_by, site_engineer; who put the question
q answerer person; answered_by, project_architect; who replied
q copied person; cc, quantity_surveyor; who else gets it
q asked date; date_raised, query_date; day the question was put
q wanted date; response_needed, reply_by; by when an answer is needed
q replied date; answer_date, closed; day of the reply
q drawing id:A-####-##; drawing_no, sheet
q revision short; rev, drawing_revision
q subject phrase; topic, regarding; what is unclear
q room phrase; location, area; where in the building
q answer text; reply, resolution, instruction
q cost flag; cost_impact, extra_money; whether it makes the job dearer
q delay number:0..21; days_lost, programme_impact; days the job stands still
q priority choice:low/normal/critical; urgency
a spec id; specification clause
a price money; variation_amount, price_of_change
a subcontractor company; subcontractor affected
---
{builder} || {rfi}
{employer}: <new wing|laboratory block|halls of residence>

= To: {architect}
= Raised: {asked}, {asker}
= Sheet: {drawing}, rev {revision=C|P3|T2|C01|4}
= Whereabouts: {room=stair 2, landing|plant room|reading room ceiling|dock leveller pit|east parapet}
Question
{subject=Door swings into the handrail|Beam and duct want the same space|No fall shown to the gully|Two fire ratings for one wall|Socket behind the radiator}. Which is right? {priority?When you have a moment~In the ordinary run of things, please~The gang stands idle until we hear from you}. We need word by {wanted}.
We reckon with {delay} days lost. {cost!It will not come for nothing; a price follows|There is extra money in this~It costs no more either way|We ask no money for it}.
+++
Answer
?{answer=Turn the door round, hinges left.|Drop the duct by 150 and box it in.|Follow the structural sheet.|Take the stricter of the two.|Move the socket to the window side.} {answerer}, {replied}.
Copy: {copied}
== en completion_certificate_works
q employer company:{} Council/{} Developments/{} Housing Trust/{} Schools; building_owner, client, paying_party; for whom the building was put up
q builder company:{} Construction/{} Builders/{} Infrabuild; main_contractor, constructor; who put it up
q certifier_firm company:{} Architects/{} Surveyors/{} Consult; contract_administrator, issuing_practice; office that issues the paper
q certifier person; signed_by, issuing_person; who puts the name under it
q agent person; contractor_representative, site_agent; who spoke for the builder at the walk-through
q works phrase; project, scheme, description_of_works; what was built
q contract_date date; date_of_contract, agreement_date; day the contract was made
q complete date; practical_completion, substantially_finished_on; from which day the building counts as done
q issued date; certificate_date, dated; day of this paper
q defects_end date; end_of_defects_period, rectification_until; until when the builder must come back for faults
q sum money:90000..4000000; contract_sum, contract_price; price agreed at the start
q released money:2000..90000; retention_released, half_retention; money set free now
q late number:0..140; days_late, overrun_days; days past the agreed end
q damages flag; liquidated_damages, penalty_deducted; whether the builder has to pay for being late
q partial flag; part_only, sectional; whether only a piece of the works is meant
q number id:PC/###; certificate_no, ref
q outstanding phrase; snag, incomplete_item; what is still to be done
q form choice:fixed price/remeasured/cost plus; contract_type, pricing
a insurance company; building insurer
a gross_area unit:m² 120..9000; floor area
a planning id; planning reference
---
{certifier_firm} || Certificate {number}
{:street}, {:city} || {issued}

# The works are complete for all practical ends
= Works: {works=six-classroom block|24 flats and a laundry|sewage lift station|village library|cold store extension}
= For: {employer}
= By: {builder}
= Contract of: {contract_date}, {form?a lump sum agreed beforehand~paid by what was measured on the ground~actual outlay with a percentage on top}
= Sum: {sum}
Having walked the building with {agent} I certify that {partial!the part edged red on the plan, and no more,|one section, the rest being still in hand,~the whole of it|everything under the contract} was fit to be taken over on {complete}. That is {late} days after the agreed end. {damages!The sum laid down for each week of delay is to be taken off|Delay money falls due~The time was extended, so nothing is owed for delay|No money is due for delay}.
The builder gets back {released} of what was held. Faults that show themselves until {defects_end} are to be made good free of charge.
?Left over: {outstanding=second coat in the stair|turf on the bank|one fire door|keys for the riser|lightning tape}.

> {certifier}

== en mill_test_certificate
q mill company:{} Steel/{} Rolling Mills/{} Tubes/{} Ispat; producer, manufacturer, works; who made the steel
q buyer company:{} Stockholders/{} Steel Trading/{} Structures; purchaser, customer, sold_to; who bought it from the works
q user company:{} Fabricators/{} Boilers/{} Bridges; end_user, final_customer; for whom the buyer ordered
q cert id:MTC######; document_no, certificate
q heat id:H#####; cast, melt_no
q order id:PO/####/##; purchase_order, customer_order
q grade phrase; steel_grade, material
q product phrase; shape, item
q yield unit:MPa 235..520; yield_strength, rp02
q tensile unit:MPa 370..690; uts, ultimate_strength
q stretch percent; elongation, a5
q impact unit:J 27..210; charpy, notch_energy
q impact_temp unit:°C 5..25; test_temperature, charpy_temp
q weight unit:t 2..88; net_weight, tonnage
q inspector person; works_inspector, issued_by_person; who signs for the works
q witness person; third_party_inspector, witnessed_by; outsider who watched the tests
q shipped date; despatch_date, left_works; day the goods left
q dated date; date_of_issue, certificate_date; day of the paper
q radioactive flag; radioactivity_found, contamination_found; whether anything radioactive was found in the melt
q treatment choice:as rolled/normalised/quenched; heat_treatment, delivery_condition
a hardness number:120..300; brinell, hardness
a price money; price per tonne
a length unit:m 6..18; bar length
l chemistry; analysis, elements, composition
c chemistry.element phrase; symbol, constituent
c chemistry.share percent; content, mass_fraction
---
{mill} || {cert}
Works inspection || {dated}

= Sold to: {buyer}
= Their order: {order}
= Meant for: {user}
= Melt: {heat}
= What: {product=plate 20 mm|seamless tube 168 x 11|hot rolled coil|angle 90 x 90|round bar 60}, {grade=S355J2+N|E350 BR|A106 Gr B|S275JR|20MnCr5}
= Left us: {shipped}, {weight}
%chemistry 3..6
Element | Ladle
{chemistry.element=C|Mn|Si|P|S|Cr|Ni} | {chemistry.share}
%%
Pulled apart at {tensile} after giving way at {yield}; stretched {stretch}. Notched bar, at {impact_temp}: {impact}. {treatment?Sold just as it came off the stands~Heated through once more and cooled in still air~Plunged in water from red heat, then tempered}.
{radioactive!The gate counter spoke up and two pieces were set aside|A trace of cobalt was measured~The gate counter stayed silent|Counted at the gate, nothing above background}.
?In the presence of {witness}.
> {inspector}
> Inspector, independent of production

== en linen_exchange_sheet
q laundry company:{} Laundry/{} Textile Service/{} Linen Hire; service_provider, supplier; who washes
q hotel company:Hotel {}/The {} Arms/{} Lodge/{} Nursing Home; customer, house; whose linen is changed
q driver person; delivered_by, route_driver; who brought and fetched
q housekeeper person; received_by, signed_for_house; who signed for the house
q manager person; complaint_to, account_manager; who should hear of the complaint
q round id:R##-###; route_no, sheet_no
q date date; exchange_date, delivery_day; day of the exchange
q clock time; arrival_time, delivered_at
q next_date date; next_exchange, following_delivery; day of the next exchange
q cages number:1..12; trolleys_left, cages_delivered
q cages_back number:0..12; trolleys_returned, empties
q weight unit:kg 40..900; soiled_weight, dirty_linen
q complaint phrase; quality_remark, issue; what was not in order
q short flag; shortfall, incomplete_delivery; whether something was missing
q extra flag; additional_order, extra_linen; whether more is wanted next time
q cause choice:stained/torn/damp; defect_kind, fault_category
a price money; charge per kilo, price
a contract id; contract number
a rooms number:10..300; rooms, bedrooms
l linen; articles, items, lines
c linen.item phrase; article, description
c linen.clean number:10..240; delivered, brought
c linen.dirty number:10..240; collected, taken
---
{laundry} || Round {round}
{hotel} || {date}, {clock}

%linen 3..6
Article | Brought | Taken
{linen.item=single sheet|double sheet|pillow case|bath towel|hand towel|duvet cover|table cloth|kitchen cloth} | {linen.clean} | {linen.dirty}
%%
Cages left {cages}, cages fetched {cages_back}, dirty weighed {weight}.
{short!Not all was there; the rest is promised for tomorrow|We miss a pack of towels~The count was right to the last cloth|Nothing was wanting}.
?Came back {cause?with marks that had not washed out~with holes and ripped hems~wet to the touch}: {complaint=eleven pillow cases|the blue table cloths|a stack of bath mats|two duvet covers}. Please tell {manager}.
{extra!Wedding on Saturday: double everything next time|Please put twenty more sets on the lorry~Same again next time|No more than usual is needed}.
?We call again on {next_date}.

{driver} (lorry) || {housekeeper} (house)

== en gate_pass_vehicle
q plant company:{} Cement/{} Petrochem/{} Motors/{} Sugar Mills; factory, issuing_site; works whose gate it is
q transporter company:{} Roadlines/{} Carriers/{} Transport; haulage_company, carrier; to whom the lorry belongs
q vendor company:{} Traders/{} Enterprises/{} Engineering; party, supplier, whose_goods; with whom the goods are dealt
q driver person; driver_name, chauffeur; who drives the lorry
q helper person; cleaner, second_person; who rides along
q guard person; security_in, gate_officer; who let it through
q officer person; allowed_by, department_head; who gave leave
q truck id:@@ ## @@ ####; vehicle_no, lorry
q pass id:GP/######; pass_no, token
q in_time time; entry, time_in; when it came
q out_time time; exit, time_out; when it left
q day date; entry_date, date; day it came
q tare unit:kg 4000..14000; empty_weight
q gross unit:kg 15000..49000; loaded_weight
q goods phrase; material, load; what is on the lorry
q returnable flag; to_come_back, returnable_material; whether the goods must come back
q seal_ok flag; seals_intact, seal_checked; whether the seals were unbroken
q purpose choice:delivery/collection/repair; reason, visit_purpose
q dl id:@@##-###########; driving_licence, licence
a invoice id; invoice number, challan
a puc date; pollution certificate expiry
a phone phone; driver's mobile
---
^ {plant}
^ SECURITY – GATE 2
{pass} || {day}

= Lorry: {truck}
= Of: {transporter}
= Driving: {driver} (lic. {dl})
?= With: {helper}
= Party: {vendor}
= Goods: {goods=angle iron|empty drums|motor for rewinding|bagged clinker|scrap turnings|spare rolls}
= Came in: {in_time}
?= Went out: {out_time}
= Bridge empty: {tare}
= Bridge full: {gross}
{purpose?Brings stores into the works~Takes goods out of the works~Takes a machine to be mended outside}. {returnable!Has to be brought back, see register R|To come home within a month~Need not come back|Gone for good, strike off}. {seal_ok!Wax and wire found whole|Seals looked at and right~One seal found cut, Security Officer called|Wire was broken on the near side}.
Let pass by order of {officer}, Stores.
> {guard}
> Head guard
~ Engine off at the barrier. No smoking. Helmet, boots, flame arrestor.

== en release_notes_mail
q vendor company:{} Software/{} Systems/{} Apps/{}soft; publisher, software_house; who makes the program
q product product; application, software
q version id:#.#.#; release, build_version
q previous id:#.#.#; upgrade_from, oldest_supported; earliest version one can come from
q released date; release_date, available_from; day it became available
q sunset date; end_of_support, eol; day on which help for the old line stops
q lead person; release_manager, sent_by; who sent the mail
q reporter person; vulnerability_reporter, credited_researcher; who found the weakness
q cve id:CVE-20##-#####; vulnerability, advisory
q severity choice:low/high/critical; rating, threat_level
q restart flag; reboot_needed, downtime; whether users are interrupted
q breaking flag; incompatible_changes, migration_needed; whether existing scripts must be changed
q size unit:MB 20..900; download_size, package_size
q database phrase; minimum_database, required_backend
q feature phrase; headline_feature, main_novelty; most wanted novelty
q support_mail email; support_address, questions_to
q partner company:{} Cloud/{} Identity/{} Maps; integration_partner, third_party_service; firm that helped with the new feature
q licence_change flag; terms_changed, new_licence; whether the legal terms differ from before
a price money; upgrade price, licence fee
a checksum id; hash, sha256
a next_release date; next version due
l fixes; bugs, resolved_issues, changelog
c fixes.id id:#####; issue, ticket
c fixes.what phrase; summary, description
---
From: {lead}, {vendor}
Subject: {product=Ledgerline|Dockside WMS|Routewise|Fieldbook|Shiftplan|Labtrack} {version} is out

Dear administrators,
since {released} you can fetch the new version ({size}). What most of you waited for: {feature=single sign-on|offline scanning|dark mode|bulk import|a map view|audit trail export}, built together with {partner}.
?It also shuts a hole, {cve}, that was shown to us by {reporter}. {severity?Hard to use and of little harm~Worth doing this week~Drop everything and install it now}.
You can go straight to it from {previous} or anything later. The server underneath must be at least {database=PostgreSQL 13|MariaDB 10.6|SQL Server 2019|Oracle 19c}. {restart!Plan for a short stop, the service has to be started afresh|Users are thrown out once~It loads while people work|Nobody has to log off}. {breaking!Scripts against the old interface will fail, see the guide|Two calls are gone, adapt your scripts first~Your scripts go on working|Nothing you have built will break}. {licence_change!Mind the new wording of the terms|The terms have been rewritten, please read~The terms stay what they were|No word of the terms has changed}.
%fixes 2..6 lines
{fixes.id}: {fixes.what=wrong total on page two|crash on empty file|umlauts in labels|slow search|lost filter after login|time zone off by one|printer not found}
%%
?The old line gets no more care after {sunset}.
Questions to {support_mail}.

== en pentest_summary_letter
q tester_firm company:{} Security/{} Cyber/Red {}/{} Assurance; testing_company, assessor_firm; who tried to break in
q client company; customer, tested_organisation, prepared_for; who ordered the attempt
q lead person; lead_tester, author; who led the test
q second person; reviewer, quality_checked_by; who read it over
q recipient person; addressee, ciso; to whom it is written
q from_day date; test_start, began; first day of the test
q to_day date; test_end, finished; last day of the test
q letter_day date; report_date, dated; day of the letter
q retest_day date; retest, verification_on; day they tried again
q target url; scope, system_tested, asset
q style choice:black box/grey box/white box; approach, knowledge_given
q critical number:0..4; critical_findings, severe_count
q total number:5..48; findings_total, all_findings
q worst phrase; top_finding, most_serious; most dangerous weakness
q data_seen flag; personal_data_accessed, breach_of_data; whether the testers got at records of real people
q fixed flag; remediated, critical_closed; whether the worst has been closed since
q report_id id:PT-####-@@; document, report_no
q hoster company:{} Hosting/{} Datacentres/{} Cloud; infrastructure_provider, consent_given_from; on whose machines the target runs
q days number:3..20; person_days, effort
q valid date; letter_valid_until, expires; last day the letter may be shown
a price money; fee, cost
a ip short; source ip address
a insurer company; cyber insurer
---
{tester_firm} || {letter_day}
{:city}

{recipient}
{client}

# Letter of attestation {report_id}
Dear <colleague|reader>,
you asked us to try to break into {target}. We did so from {from_day} to {to_day}, {days} days of work in all, with the knowledge of {hoster}, on whose machines it runs. {style?We were told nothing but the name~We were given two ordinary log-ins and no more~We had the source code and the plans on the table}.
We wrote up {total} points, {critical} of which we would lose sleep over. The gravest: {worst=an order of someone else can be opened by changing a number|passwords kept without salt|the admin page answers from the street|old upload script runs what it is fed|tokens never run out}. {data_seen!In doing so we came to see names and addresses of customers, and have wiped them since|Real customer records lay open to us~At no time did we get to see a real person's record|No record of any real person was reached}.
?We looked once more on {retest_day}. {fixed!The hole has been closed|What was open then is shut now~The hole is still there|It can still be done}.
This letter may be shown to your own customers[, though not after {valid}].

{lead} || {second}
for the test || second pair of eyes

== en backup_restore_test
q firm company:{} Logistics/{} Clinics/{} Insurance Brokers/{} Retail; organisation, company; whose data it is
q provider company:{} Backup/{} Managed Services/{} Datacentre; service_provider, msp; who keeps the copies
q tester person; performed_by, sysadmin; who ran the restore
q owner person; application_owner, business_owner; who judged the result for the users
q auditor person; reviewed_by, internal_audit; who read the record
q test_no id:DR-##-##; exercise, record_no
q system phrase; application, system_restored
q day date; test_date, exercise_day; day of the exercise
q copy_date date; backup_taken, restore_point; from which day the copy was
q started time; start, begin; when the restore began
q up_time time; service_up, finished; when people could work again
q target_hours number:1..24; rto, recovery_time_objective; hours within which it had to be back
q size unit:GB 40..9000; data_volume, restored_size
q missing number:0..90; records_lost, files_missing
q source choice:tape/disk/cloud; medium, backup_medium
q success flag; passed, test_result; whether the exercise went well
q encrypted flag; encryption, ciphered; whether a key was needed to read the copy
q problem phrase; obstacle, issue_met; what held it up
q next_test date; next_exercise, repeat_on; day of the next exercise
q server id:srv-@@@-##; host, restored_to
a cost money; cost of the exercise
a tape id; tape label, cartridge
---
# We tried to get it back – {test_no}
{firm}, IT || {day}

What: {system=payroll|order desk|image archive|mailboxes|stock ledger}, {size}, as it stood on {copy_date}. Where to: {server}. From: {source?cartridges out of the safe~the array in the cellar~a bucket on the internet}, kept for us by {provider}. {encrypted!It had to be unlocked with the key from the sealed envelope|The copy was scrambled and the key worked~The copy was readable as it lay, which should change|No key was asked for, the copy is in clear}.

= First command: {started}, {tester}
= Users back in: {up_time}
= Allowed: {target_hours} hours
= Not found again: {missing} records
?Held up by {problem=a driver too new|a full volume|the wrong password list|slow line|a missing licence}.
{success!In good time and complete enough: we call it passed|It did what it should~Too slow, we have to call it failed|Not good enough, to be done over}.
{owner} logged in, opened three cases at random and was content with what was seen.
?To be done again on {next_test}.
~ Read by {auditor}, internal audit. Kept for {:number:3..10} years.

== en train_delay_attribution
q network company:{} Rail Network/{} Infrastructure/{} Tracks; infrastructure_manager, issuer; who runs the track
q operator company:{} Trains/{} Rail/{} Railfreight; train_operator, undertaking; whose train it was
q disputed_with company:{} Signalling/{} Track Maintenance/{} Rail Contractors; responsible_party, blamed_company; to whom the minutes are charged
q clerk person; attributed_by, delay_clerk; who put the minutes down
q driver person; train_driver; who drove the train
q objector person; disputed_by, operator_representative; who asks for evidence
q train id:#@##; headcode, train_no
q day date; date, running_day; day of the run
q place phrase; location, where_delayed; where it was held
q minutes number:4..190; delay_minutes, lost_time
q knock_on number:0..640; reactionary_minutes, secondary_delay; minutes other trains lost through it
q cause phrase; cause_text, reason; what held it
q code short; cause_code, delay_code
q cancelled flag; train_cancelled, terminated_short; whether it did not finish its run
q accepted flag; agreed, liability_accepted; whether the blamed firm agrees
q rate money:9..90; per_minute, price_of_minute
q incident id:######; incident_no, event
q answer_by date; dispute_deadline, reply_until; last day to reply
q weather choice:fair/storm/heat; conditions
a passengers number:50..900; passengers affected
a signaller person; signaller on duty
a compensation money; total payment, compensation
---
{network} || Delay desk
Incident {incident} || {day}

Train {train}, {operator}, {driver} in the cab, stood {place=outside the junction|at signal W 114|in the loop|short of the station throat|on the viaduct} and lost {minutes} minutes. Others behind it lost {knock_on} between them. {cancelled!It went no further than the next station|It was taken off there~It ran through to the end|It did reach its goal}.
= Why: {cause=points would not lie|tree on the wire|door fault|trespasser|wheel slip|track circuit failed}
= Code: {code=IB|TO|M8|XA|FZ}
{weather?Ordinary weather~Half a gale and branches down~Rails near fifty degrees}. The minutes are put down to {disputed_with}, at {rate} a minute. {accepted!They have said yes to that|This has been taken on without argument~They will not have it|This is contested}.
?{objector} wants the log and the photograph; an answer is due by {answer_by}.

> {clerk}
~ Closed files go to {:city}, box {:number:10..99}.
== en extension_of_time_notice
q contractor company:{} Construction Ltd/{} Civil Engineering/{} Infrastructure; claimant, sender, notifying_party; party that asks for more time
q employer company:{} Water Authority/{} Port Authority/Department of Works {}; client, principal, paying_party; party for whom the works are built
q engineer_firm company:{} Consulting Engineers/{} & Partners/{} Associates; contract_administrator, addressee_firm; firm to which the letter is sent
q addressee person; resident_engineer, attention_of, recipient; individual the letter is meant for
q signatory person; signed_by, contracts_manager; who signs
q planner person; programme_author, delay_analyst; who worked out the delay
q letter id:@@@/L/####; our_reference, correspondence_no; number of this letter
q contract id:C-####-##; contract_no, agreement_ref
q project phrase; works, scheme, contract_title
q event phrase; delay_event, cause_of_delay, ground; what holds the works up
q event_start date; delay_began, event_date, aware_on; when the hindrance set in
q sent date; letter_date, dated; day of the letter
q original_end date; completion_date, contractual_completion; end as agreed so far
q new_end date; revised_completion, requested_completion; end the contractor asks for
q days number:5..140; extension_requested, calendar_days; how much more time is asked for
q clause short; contract_clause, legal_basis
q money_claimed flag; cost_claimed, compensation_sought; whether money is asked for as well
q status choice:interim/final; kind_of_claim, notice_stage; whether particulars are complete
q overheads money:4000..800000; monthly_running_cost, preliminaries; what the site costs each month
a arbitrator person; adjudicator, dispute board member
a contract_sum money; contract price
a insurer company; bond issuer, surety
---
{contractor}
{:address}
Our ref: {letter} || {sent}

{engineer_firm}
For the attention of {addressee}

# Contract {contract} – {project=Northern Outfall Tunnel|Berth 7 Strengthening|Ring Road Package 3|Treatment Works Upgrade|Airport Taxiway Rehabilitation}
Dear <Sir or Madam|Engineer>,
Pursuant to {clause=Clause 20.1|Clause 8.4(b)|Sub-Clause 61.3|Clause 44|Section 5.2} we hereby give notice that progress is being impeded by {event=unforeseen rock at chainage 410|late release of the access road|exceptional rainfall|an unmarked high-voltage cable|a ban on night working}. We first became aware of it on {event_start}. Time for Completion presently expires on {original_end}. On the analysis prepared by {planner} of our planning department, {days} calendar days are attributable to the event and we request that the date be moved to {new_end}.
{status?The effects are continuing and further particulars will follow monthly~The effects have ceased and this letter contains everything we intend to rely on}. {money_claimed!We are also entitled to reimbursement, for which details are set out in Annex B|Additional payment is sought under the same provision~No additional payment is sought|We make no claim to payment on this occasion}.
?For the record, our time-related site overheads presently run at {overheads} per month.
Nothing herein waives our rights. A copy has been sent to {employer} as owner of the works.

Yours faithfully,
{signatory}
Contracts Manager

== en cable_strike_report
q contractor company:{} Groundworks/{} Utilities/{} Paving; excavating_company, employer_of_operative; whose gang hit the cable
q asset_owner company:{} Power Distribution/{} Electricity/{} Grid; utility, damaged_party, cable_owner; to whom the cable belongs
q client company:{} County Council/{} Homes/{} Retail Parks; works_client, principal; for whom the gang was working
q operative person; digger_operator, person_on_tool; who hit the cable
q supervisor person; site_supervisor, statement_taken_from; who was in charge of the gang
q investigator person; report_author, hse_adviser; who wrote the report
q manager person; approved_by, operations_director; who agreed to close it
q report id:INC-20##-###; incident_no, document
q occurred date; incident_date, strike_date; day of the accident
q occurred_at time; incident_time, time_of_strike; when it happened
q report_date date; issued, completed_on; day the report came out
q location address; site_address, where
q voltage unit:kV 1..33; cable_voltage, rating
q depth unit:mm 150..900; cable_depth, cover
q tool choice:excavator/breaker/hand tool; equipment_in_use, plant
q drawings_held flag; utility_plans_on_site, records_available; whether plans of the services were there
q scanned flag; cat_scan_done, detected_before_dig; whether the ground was searched with a locator
q customers number:2..1900; properties_off_supply, affected_customers
q injury phrase; harm, injury_description; how the worker fared
q root phrase; root_cause, underlying_cause; why it could happen
q permit id:PTD-####; permit_to_dig, authorisation
a repair_cost money; repair bill, damage cost
a restored time; supply restored, power back
a regulator company; enforcing authority, inspectorate
l recommendations; actions, lessons, improvements
c recommendations.text phrase; action, measure
c recommendations.lead person; action_owner, responsible
c recommendations.by date; target_date, due
---
{contractor} || {report}
# Underground service strike: investigation

= Site: {location}
= Client: {client}
= Date and time: {occurred}, {occurred_at}
= Permit to dig: {permit}
= Service owner: {asset_owner}
= Rating: {voltage}
= Depth of cover found: {depth}

## Sequence of events
The gang was trimming for a kerb foundation under {supervisor}. {operative} was working with {tool?a 1.5-tonne mini digger~a pneumatic breaker~an insulated spade} when there was a flash and the substation tripped, leaving {customers} premises without supply. Outcome for the operative: {injury=flash burns to forearm|no injury, shaken|temporary ringing in ears|minor burns to hand|eye irritation}.
{drawings_held!Record drawings were in the cabin and dated within the last month|A current set of plans was attached to the permit~Nobody had obtained record drawings|No plans of buried services could be produced}. {scanned!The area had been swept in two directions that morning|Markings from the locator were visible on the surface~The locator stayed in the van|The ground was not swept beforehand}.
Underlying reason: {root=permit issued for a different trench|pressure to finish before the surfacing crew|locator out of battery|trial hole not extended|change of supervisor mid-shift}.
+++
%recommendations 2..4
Recommendation | Lead | Target
{recommendations.text=two-person permit check|spare locator per gang|refresher for supervisors|vacuum excavation near joints|stop-work card} | {recommendations.lead} | {recommendations.by}
%%
+++
Prepared by {investigator}, HSE || Issued {report_date}
?Approved for closure: {manager}

== en tank_cleaning_certificate
q station company:{} Tank Wash/{} Cleaning Station/{} Tanktainer Services; cleaning_station, facility; where it was washed
q haulier company:{} Bulk Liquids/{} Tankers/{} Food Haulage; customer, ordering_party, transport_company; who ordered the wash
q receiver company:{} Juices/{} Oils/{} Dairy Ingredients; next_loading_at, loading_site; where the tank loads next
q cleaner person; cleaned_by, operator; who washed it
q inspector person; checked_by, released_by; who released it
q driver person; driver_name, tank_presented_by; who brought it
q doc id:ECD ### ###; certificate_no, document_number
q tank id:@@@@ ######-#; tank_no, container
q tractor id:@@-###-@@; truck_plate, towing_vehicle
q prev_product phrase; last_cargo, previous_load; what was in it before
q method choice:hot water/steam/solvent; cleaning_process, procedure
q temp unit:°C 50..95; water_temperature, wash_temperature
q in_time time; arrival, check_in
q out_time time; finish, release_time
q date date; cleaning_date, washed_on; day it was washed
q valid unit:hours 12..96; validity, valid_for
q compartments number:1..5; chambers, compartment_count
q dry flag; dry_on_inspection, no_residual_water; whether no water was left
q odour flag; smell_detected, odour_present; whether it still smells
q kosher flag; religious_certification, kosher_status; whether it was done under religious supervision
q seal id:S#######; manlid_seal, seal_number
a price money; amount, cleaning price
a next_product phrase; next cargo, product to be loaded
a effluent unit:l 200..3000; waste water, effluent volume
---
{station} || {doc}
{:street} – {:zip} {:city}

= Principal: {haulier}
= Tank / chassis: {tank}
= Tractor: {tractor}
= Driver: {driver}
= Chambers: {compartments}
= Last carried: {prev_product=rapeseed oil|glucose syrup|latex|liquid chocolate|orange concentrate|wine}
= Arrived: {in_time}
= Released: {out_time}
Treatment on {date}: {method?rotating jets, fresh water close to the boil~saturated vapour, 40 minutes, hoses included~caustic pre-rinse followed by alcohol wipe}. Maximum temperature recorded {temp}. Manlids closed with {seal}.
{dry!Interior free of moisture when opened again|No residual water was found~Some residual moisture remains in chamber 1|Not fully dried at the haulier's request}. {odour!A faint trace of the former cargo can be noticed|Slight smell remains, haulier advised~Odourless|No smell could be perceived}. {kosher!Cleaned under rabbinical supervision, stamp overleaf|Status K maintained~Not supervised for religious purposes|No kosher status is claimed}.
?Loading point as declared by the driver: {receiver}.
This document may be relied on for {valid} provided the seal is unbroken.

Cleaner: {cleaner} || Quality release: {inspector}

== en fumigation_certificate
q fumigator company:{} Fumigation/{} Pest Management/{} Quarantine Services; treatment_provider, licensed_operator; who applied the gas
q exporter company:{} Exports/{} Handicrafts/{} Timber Products; shipper, consignor; who sends the goods
q importer company; consignee, buyer, notify_party; who gets the goods
q number id:FC/@@/#####; certificate_no, treatment_certificate
q licence id:NPPO-###; accreditation, registration_no
q operator person; accredited_fumigator, signed_by; who carried out the treatment
q officer person; endorsed_by, quarantine_officer; official who countersigned
q treated date; fumigation_date, treatment_started; day the gas was put in
q issued date; date_of_issue, certificate_date; day of the paper
q gas choice:methyl bromide/phosphine/sulfuryl fluoride; fumigant, chemical
q dose unit:g/m³ 16..80; dosage, concentration
q exposure unit:hours 16..96; exposure_time, duration
q temp unit:°C 10..35; minimum_temperature, ambient
q residue unit:ppm 1..5; clearance_reading, tlv
q container id:@@@U#######; container_no, enclosure
q place city; place_of_treatment, performed_at
q destination country; importing_country, bound_for
q goods phrase; commodity, description_of_goods; what was sent
q quantity number:20..900; packages, number_of_packages
q packing_only flag; dunnage_only, goods_not_treated; whether just the packing was treated
q marked flag; ispm15_mark, stamp_applied; whether the wood bears the wheat-ear stamp
a vessel phrase; vessel, ship
a invoice id; commercial invoice
a cost money; treatment charge
---
^ {fumigator}
^ Accreditation {licence}
# FUMIGATION CERTIFICATE {number}

This is to certify that the consignment described below was treated at {place} on {treated} in accordance with the rules of {destination}.
= Description: {goods=carved wooden screens|jute bags|bamboo furniture|rice, 25 kg bags|slate tiles on pallets}
= Number of packages: {quantity}
= Unit: {container}
= Exporter: {exporter}
= Consignee: {importer}
= Rate applied: {dose}
= Held under gas: {exposure}
= Lowest temperature: {temp}
= Level at opening: {residue}
{gas?Fumigant: CH3Br 98 %, chloropicrin 2 %~Fumigant: PH3 generated from aluminium phosphide plates~Fumigant: SO2F2}. {packing_only!Only the pallets and battens were exposed, the cargo being loaded afterwards|Treatment covers packaging and not the goods themselves~Cargo and packaging were exposed together|The goods were under the sheet along with their packaging}. {marked!The IPPC symbol has been branded on two opposite sides|Each pallet carries the stamp~No symbol has been applied|The stamp was not required and is absent}.
{operator} || {issued}
Licensed fumigator || Date
?Endorsed: {officer}, Plant Quarantine Station

== en container_repair_estimate
q depot company:{} Container Services/{} Depot/{} Repairs; repair_depot, estimator_company; who would repair it
q owner company:{} Leasing/{} Container Line/{} Box; equipment_owner, lessor; to whom the box belongs
q lessee company:{} Shipping/{} Feeder/{} Logistics; last_user, party_liable; who had the box last
q unit_no id:@@@U ###### #; container_number, equipment
q estimate id:EST######; quotation, estimate_no
q surveyor person; inspected_by, estimator; who looked at the box
q approver person; approved_by, owner_representative; who agreed for the owner
q in_date date; gate_in, returned_on; day the box came in
q surveyed date; inspection_date, estimated_on; day it was looked at
q approved date; authorisation_date, go_ahead; day the repair was allowed
q built month; manufacture_date, year_built
q hours number:1..19; labour_hours, man_hours
q labour_rate money:12..65; hourly_rate
q total money:120..2900; repair_total, estimate_sum
q limit money:200..900; threshold, no_ask_limit; sum up to which no leave is needed
q wear flag; fair_wear, owner_cost; whether it is put down to age and use
q csc flag; csc_valid, safety_plate_in_date; whether the safety approval still counts
q position phrase; stack_location, where_stored
q grade choice:cargo worthy/as is/scrap; condition, category
a tax money; vat, gst
a vessel phrase; arrived on vessel
a sale_price money; resale value
l damages; repair_lines, items
c damages.part phrase; component, location
c damages.fault phrase; damage, damage_type
c damages.cost money:15..480; material_cost, price
---
{depot} || {estimate}
Survey of {surveyed}

= Unit: {unit_no}
= Built: {built}
= Owner: {owner}
= Off-hired from: {lessee}
= In depot since: {in_date}
= Stack: {position=B-14-3|reefer row 2|wash bay|K-02-1|blocked, under 4 high}
%damages 2..5
Part | Damage | Material
{damages.part=left door|roof panel 4|corner post RH|floor board 7|cross member|front header|locking bar} | {damages.fault=bent|holed|cut|delaminated|cracked weld|missing gasket|oil stained} | {damages.cost}
%%
Labour {hours} h at {labour_rate}. Everything together {total}. Standing authority under the agreement goes to {limit}.
{wear!Our surveyor regards this as wear and tear|To be borne as ordinary deterioration~Impact damage, chargeable to the last user|In our opinion not ordinary deterioration}. {csc!Safety plate in date|The approval plate remains current~Safety plate lapsed, re-examination needed|The approval plate has run out}. {grade?May carry freight once repaired~Offered in its present state without repair~Beyond economic repair, for cutting up}.

{surveyor}, depot surveyor
?Go-ahead received {approved} from {approver}.

== en plant_hire_docket
q hire_company company:{} Plant Hire/{} Earthmoving/{} Machinery Hire; supplier, owner; to whom the machine belongs
q hirer company:{} Civil/{} Constructions/{} Mining; customer, site_company; who uses the machine
q operator person; driver, plant_operator; who drove the machine
q site_sign person; client_signature, foreman; who signed for the hirer
q office person; invoicing_clerk, processed_by; who typed it in
q docket id:#####; docket_no, daywork_sheet
q machine phrase; plant_item, equipment
q fleet id:EX-###; asset_no, plant_no
q date date; work_date, shift_date; day of the work
q start time; on_site, commenced
q finish time; knocked_off, ended
q smu_start number:1000..9000; hour_meter_start, opening_hours
q smu_end number:1000..9000; hour_meter_end, closing_hours
q standby number:0..5; idle_hours, downtime_hours
q fuel unit:l 20..420; diesel, refuelled
q float flag; mobilisation_charged, transport_on_low_loader; whether the machine was brought on a float that day
q rate money:85..290; hourly_rate, wet_rate
q order id:PO ######; purchase_order, hirer_order
q location phrase; worksite, place
q hire choice:wet/dry; hire_type, with_or_without_operator
q prestart flag; prestart_completed, checks_done; whether the machine was checked first
a total money; amount due, invoice total
a off_hire date; off-hire date, end of hire
a serial id; chassis number
l tasks; activities, work_done
c tasks.what phrase; description, activity
c tasks.hours number:1..8; time, h
---
{hire_company} || DOCKET {docket}
ABN / reg. no. {:number:10000000..99999999}

= Hirer: {hirer}
= Order: {order}
= Job: {location=Lot 9 subdivision|Pit 3 haul road|Creek crossing|School oval|Rail siding}
= Item: {machine=20 t excavator|grader 140|D6 dozer|watercart|padfoot roller}, {fleet}
= Date: {date}
= Start / finish: {start} / {finish}
= SMU: {smu_start} to {smu_end}
= Fuel put in: {fuel}
= Waiting: {standby} h
{hire?Rate includes our operator and diesel~Machine only, hirer supplies operator and diesel}: {rate} per hour. {float!Float in charged, one way|Low loader today, see transport docket~No float today|Machine already on site, no transport}. {prestart!Prestart book filled in, all green|Daily checks complete~Prestart book not sighted|Daily checks were left undone}.
%tasks 1..4
Work | h
{tasks.what=strip topsoil|trench for sewer|load trucks|trim batter|spread road base|clear scrub} | {tasks.hours}
%%
Operator {operator} || For hirer {site_sign}
?~ Entered by {office}

== en out_of_spec_investigation
q manufacturer company:{} Pharma/{} Nutrition/{} Cosmetics/{} Laboratories; company, site; who made the lot
q customer company:{} Healthcare/{} Brands/{} Wellness; marketing_client, product_owner; for whom the lot was made
q contract_lab company:{} Bioanalytics/{} Testing/{} QC Services; external_laboratory, second_lab; outside laboratory that tested again
q analyst person; tested_by, original_analyst; who got the first value
q reviewer person; investigation_lead, qc_supervisor; who looked into it
q qp person; batch_decision_by, qualified_person, released_by; who decided about the lot
q oos id:OOS/##/###; investigation_no, deviation_ref
q batch id:@######; lot, batch_no
q product product; item, preparation
q test phrase; parameter, analysis
q result percent; initial_result, found_value
q spec phrase; acceptance_limit, specification; what the value ought to be
q retest percent; repeat_result, second_result
q instrument id:HPLC-##; equipment, system
q opened date; detected_on, start_date; day of the first value
q closed date; completed, closure_date; day it was settled
q manufactured date; production_date, made_on; day the lot was produced
q lab_error flag; analytical_error, laboratory_cause; whether the laboratory itself was to blame
q cause phrase; root_cause, explanation; why the value was off
q fate choice:released/rejected/reworked; disposition, batch_decision
q notified flag; authority_informed, regulator_notified; whether officials were told
q yield number:8000..900000; batch_size, units
a expiry date; expiry date, use by
a complaint id; complaint number
a supplier company; raw material supplier
---
{manufacturer} – Quality Control || {oos}
# Laboratory investigation report

= Product: {product=Ascorbic acid 500 mg tablets|Zinc cream 15 %|Paracetamol syrup|Iron drops|Antiseptic gel}
= Lot: {batch} ({yield} units, made {manufactured})
= Made for: {customer}
= Test: {test=assay by HPLC|dissolution, stage 1|preservative content|related substances|water content}
= Limit: {spec=95.0 to 105.0 %|not less than 80 %|90 to 110 %|not more than 2.0 %}
= Initial value: {result}
= System: {instrument}

Phase I. On {opened} {analyst} obtained the value above. {reviewer} interviewed the analyst, checked weighings, dilution and integration and examined the retained solutions. {lab_error!An assignable cause within the laboratory was established|The deviation originated at the bench~No assignable cause was found in the laboratory|The bench work was found to be free of error}.
Phase II. A fresh sample sent to {contract_lab} gave {retest}. Explanation: {cause=standard weighed before equilibration|blend segregation at end of discharge|filter adsorption|column past its life|granule too wet}.
{notified!The competent authority was informed within three days|A notification has been filed with the inspectorate~Notification of the authority was not considered necessary|No report to the authority was called for}.
Decision: {fate?the lot may go to market~the lot is to be destroyed~the lot is to be reprocessed under protocol}.

?{qp}, Qualified Person || {closed}

== en change_request_it
q organisation company:{} Bank/{} Energy/{} Council/{} Insurance; company, business; whose systems are changed
q supplier company:{} Networks/{} Consulting/{} Managed IT; implementing_firm, vendor; outside firm that does the work
q change id:CHG#######; change_no, rfc
q title phrase; summary, short_description
q requester person; raised_by, initiator; who asked for it
q implementer person; assigned_to, engineer; who carries it out
q approver person; change_manager, authorised_by; who allowed it
q tester person; verification_by, post_check_by; who checked afterwards
q raised date; created, submitted; day it was asked for
q window_date date; scheduled_for, planned_date; day it is done
q window_start time; start, planned_start
q window_end time; end, planned_end
q ci id:@@@-@@##; configuration_item, device
q environment choice:production/staging/development; target_environment, stage
q risk choice:low/medium/high; risk_rating
q outage flag; service_interruption, user_impact; whether users are cut off
q backout phrase; rollback_plan, fallback; what to do if it goes wrong
q backout_time unit:minutes 5..90; rollback_duration, time_to_revert
q users number:8..4200; affected_users, impacted
q result flag; successful, implemented_ok; whether it worked
q reason phrase; justification, business_reason; why it is needed
a cost money; cost, budget
a problem id; related problem, linked incident
a vendor_ticket id; vendor case number
---
{organisation} || Change record {change}
= Title: {title=Replace core switch|Upgrade mail gateway|New firewall rule set|Patch ERP database|Move file shares|Renew VPN concentrator}
= Raised: {raised} by {requester}
= Item: {ci}
= Carried out by: {implementer}, {supplier}
= Window: {window_date}, {window_start} to {window_end}

Why: {reason=end of vendor support|audit finding|capacity exhausted|security advisory|office relocation}. {environment?Touches the live estate that customers use~Touches the rehearsal copy before go-live~Touches the sandbox of the programmers}. {risk?Routine, done many times before~Some uncertainty, vendor on standby~Could bring down core business if it goes wrong}.
{outage!Access will be lost during the window|The service is unavailable meanwhile~Nobody should notice|The service remains available throughout}. Accounts concerned: {users}.
If it fails: {backout=restore snapshot|re-cable to old unit|re-import saved rules|switch DNS back|fail over to secondary}, which takes {backout_time}.
+++
Board decision: approved by {approver}, conditions none.
?Closure: {result!everything went to plan|implemented, all checks green~withdrawn halfway and reverted|did not work, old state restored}. Verified by {tester}.
== en subcontract_order_letter
g buyer; ordering_party, main_contractor, principal
q buyer.name company:{} Construction/{} Shopfitting/{} Projects; company, legal_name; firm that places the order
q buyer.contact person; project_manager, contact_person; whom the subcontractor should deal with day to day
q buyer.phone phone; direct_line, mobile
g seller; subcontractor, supplier, party_b
q seller.name company:{} Glazing/{} Electrical/{} Flooring/{} Joinery; company, firm_name; firm that is to do the work
q seller.contact person; estimator, addressed_to, attn; person whose quotation is accepted
q order_no id:SC/####/##; subcontract_number, order_reference
q quote_ref id:Q#####; quotation, offer_no; offer that is taken up
q quote_date date; offer_dated, quotation_date; day of the offer
q order_date date; letter_date, placed_on; day of this letter
q start date; commence_on_site, start_on_site; first day on site
q weeks number:2..26; programme_duration, weeks_on_site
q scope phrase; works, trade_package; what is to be built
q site address; project_address, place_of_work
q price money:6000..480000; subcontract_sum, order_value
q discount percent; main_contractor_discount, mcd
q retention percent; held_back, retention_rate
q pay_days number:14..60; payment_terms, days_to_pay
q bond flag; performance_bond, guarantee_required; whether a security has to be put up
q final_client company:{} Hotels/{} Health Board/{} Academy Trust; employer, end_client; for whom the building is meant
q signer person; signed_by, commercial_director; who signed for the buyer
a defects unit:months 6..24; defects period
a damages money; weekly damages for delay
a insurer company; liability insurer
---
{buyer.name}
{:address} || {order_date}

{seller.name}
Attn. {seller.contact}

# Subcontract {order_no}: {scope=curtain walling|small power and lighting|screeds and vinyl|reception joinery|fire doors}
Dear <all|Sirs>,
We refer to your quotation {quote_ref} dated {quote_date} and our subsequent telephone calls, and are pleased to place this order on you for the above at {site}, a project we are delivering for {final_client}.
The agreed lump sum is {price}, excluding tax and after deduction of {discount}. We retain {retention} of each payment. Applications fall on the last Friday of the month and are paid within {pay_days} days. {bond!You will furnish a bank guarantee for ten per cent before starting|A performance bond in our standard wording is a condition of this order~You need not provide any bond|We waive the guarantee mentioned in the tender documents}.
You are to start on site on {start} and have {weeks} weeks. On site you will take instructions from {buyer.contact}[, who can be reached on {buyer.phone}].
Kindly sign and return the duplicate within seven days; starting work counts as acceptance.

For and on behalf of the company
{signer}
Commercial Director

== en oncall_handover_mail
q team phrase; squad, group_name; team that looks after the system
q company company:{} Mobile/{} Streaming/{} Fintech/{} Maps; employer, organisation; for whom they all work
q outgoing person; previous_oncall, sender; who had the duty until now
q incoming person; next_oncall, addressee, takes_over; who has the duty next
q backup person; secondary, escalation_contact; whom to call for help
q backup_phone phone; escalation_number, secondary_phone
q manager person; cc, engineering_manager; who gets a copy
q week_from date; rotation_start, shift_begins; first day of duty
q week_to date; rotation_end, shift_ends; last day of duty
q pages number:0..60; alerts_count, times_paged
q night_pages number:0..12; out_of_hours_alerts, pages_at_night
q noisiest phrase; top_alert, most_frequent_alert; alert that came most often
q open_ticket id:OPS-####; unresolved_incident, carry_over
q open_what phrase; open_issue_summary, pending_problem; what is not solved yet
q freeze flag; deployment_freeze, no_deploys; whether releases are halted
q vendor company:{} Telecom/{} Cloud/{} Data; third_party, supplier_with_issue; outside firm with a fault of its own
q vendor_case id:####-#####; supplier_ticket, external_case
q maintenance date; planned_maintenance, vendor_window; day the supplier will do works
q slo percent; availability, uptime
q mood choice:quiet/normal/rough; week_rating, how_it_went
a salary money; on-call allowance, compensation
a runbook url; runbook link, documentation
a customer company; affected customer
---
From: {outgoing}
To: {incoming}
Cc: {manager}
Subject: on-call handover, {team=platform core|payments edge|search infra|mobile backend|data ingest}

Hey, you have the pager from {week_from} until {week_to}. <Here is what you need to know.|Short summary below.>
{mood?Hardly anything happened~An ordinary week, no drama~Honestly one of the worst weeks in a long while}: {pages} pages, {night_pages} of them while I was asleep. Most of the noise was {noisiest=disk pressure on the log nodes|flapping health check in zone c|queue depth warning|certificate probe|replica lag}; feel free to mute it. Availability stands at {slo} for the quarter.
Still open: {open_ticket}, {open_what=memory leak in the exporter|duplicate callbacks|slow failover|stale DNS entries|missing metrics after the upgrade}. Workaround is a restart.
?{vendor} are looking into packet loss on their side, quote {vendor_case}. They have announced works for {maintenance}.
{freeze!No deploys please until the audit is over|Releases are on hold for everyone~Releases go out as usual|There is no freeze at the moment}.
If you cannot cope alone wake {backup}[ on {backup_phone}].
Good luck!
~ {company} internal – do not forward

== en solar_site_survey
q installer company:{} Solar/{} Renewables/{} Sun Energy; survey_company, proposer; who would build it
q owner company:{} Dairy/{} Cold Storage/{} Textiles/{} Garage; building_owner, customer; whose roof it is
q surveyor person; assessed_by, site_engineer; who looked at the roof
q caretaker person; met_on_site, building_contact; who let the surveyor in
q designer person; system_designer, drawing_by; who drew the layout
q survey_no id:SV-#####; survey_ref, visit_id
q visited date; survey_date, inspected_on; day of the visit
q valid_until date; offer_valid_until, proposal_expires; last day of the offer
q roof choice:pitched tile/flat membrane/metal sheet; roof_type, covering
q tilt number:3..45; inclination, roof_angle
q area unit:m² 40..2400; usable_area, roof_area
q size unit:kWp 8..480; proposed_capacity, system_size
q output unit:MWh 7..460; annual_yield, expected_generation
q tariff money:1..9; export_rate, feed_in_tariff
q price money:9000..420000; quoted_price, investment
q asbestos flag; hazardous_roof, asbestos_suspected; whether dangerous fibres are feared
q shading phrase; obstruction, shading_source; what throws a shadow
q grid company:{} Grid/{} Electricity Board/{} Networks; network_operator, dno; to whose lines it would be connected
q limit unit:kW 5..300; export_limit, grid_cap
q structure_ok flag; structural_approval, roof_strong_enough; whether the building can bear it
q consumer id:###-######-#; consumer_number, meter_account
a payback number:4..15; payback years
a inverter product; inverter model
a lender company; financing bank
---
{installer} || Survey {survey_no}
Prepared for {owner}
{:address}

# Rooftop assessment
Visited {visited} by {surveyor}, met on site by {caretaker}.
= Usable area: {area}
= Tilt: {tilt}°
= Consumer no.: {consumer}
The building has {roof?clay tiles on timber battens, sloping both ways~a level deck with a welded sheet on insulation~trapezoidal steel cladding on purlins}. {asbestos!The older bay appears to contain asbestos cement and has to be sampled first|Fibre-cement sheets of the old sort were seen~No fibre-cement materials were encountered|Nothing on the roof gives cause for concern about asbestos}. Shade falls from {shading=a water tank|the neighbouring silo|two poplars|a lift overrun|a telecom mast} in the afternoon. {structure_ok!The trusses can take the added 15 kg per square metre|Checked by calculation, the frame is sufficient~The purlins are too weak without strengthening|The frame does not carry the extra weight as it stands}.
+++
## Proposal
Array of {size}, producing about {output} a year. {grid} will accept no more than {limit} at the connection point and credits {tariff} per unit exported. Turnkey price {price}.
?This proposal lapses on {valid_until}.
Layout drawn by {designer}.

== en transformer_oil_report
q laboratory company:{} Oil Analysis/{} Power Laboratories/{} Diagnostics; lab, analysing_company; who tested the oil
q utility company:{} Transmission/{} Power/{} Smelters; asset_owner, customer; whose transformer it is
q maker company:{} Transformers/{} Electric/{} Switchgear; manufacturer, equipment_make; who built the transformer
q sampler person; sample_taken_by, field_technician; who filled the bottle
q chemist person; analyst, tested_by; who ran the tests
q reviewer person; approved_by, diagnosis_by; who interpreted the values
q report id:DGA-#####; report_no, lab_ref
q transformer id:T@##; unit_id, equipment_number
q substation phrase; location, installed_at
q rating unit:MVA 2..240; power_rating, capacity
q built year; year_made, commissioning_year
q drawn date; sampled_on, sampling_date; day the bottle was filled
q arrived date; received_on, sample_received; day the bottle came in
q reported date; report_date, issue_date; day of the report
q breakdown unit:kV 22..80; dielectric_strength, breakdown_voltage
q water unit:ppm 4..48; moisture_content, water_in_oil
q oil_temp unit:°C 20..75; oil_temperature, temp_at_sampling
q diagnosis choice:normal/overheating/arcing; condition, fault_type
q resample flag; repeat_sample_needed, resampling; whether another sample is wanted soon
q resample_in unit:weeks 1..26; resample_interval, next_sample
q pcb flag; pcb_present, polychlorinated_biphenyls; whether the banned substance is in the oil
a load percent; loading, load at sampling
a price money; test fee
a oil_volume unit:l 900..40000; oil quantity
l gases; dissolved_gases, results
c gases.gas phrase; substance, name
c gases.ppm number:1..900; concentration, value
c gases.before number:1..900; previous_value, last_result
---
{laboratory} || Report {report}
{:street}, {:city}, {:country} || {reported}

= Customer: {utility}
= Unit: {transformer}, {rating}, make {maker}, {built}
= Substation: {substation=Eastgate 110 kV|Rolling mill no. 2|Windermere Road|Pump house B|Harbour 33/11}
= Sample drawn: {drawn}, by {sampler}, oil at {oil_temp}
= Sample received: {arrived}
%gases 3..6
Gas | ppm | last time
{gases.gas=hydrogen|methane|ethane|ethylene|acetylene|carbon monoxide|carbon dioxide} | {gases.ppm} | {gases.before}
%%
Breakdown voltage {breakdown}; moisture {water}. {pcb!PCB above 50 ppm, handle as hazardous|Contaminated with PCB~PCB not detected|Free of PCB to the limit of the method}.
Interpretation: {diagnosis?values are typical of a healthy unit of this age~the ratio points to a hot spot above 300 °C in the winding~the pattern is that of discharges of high energy}. {resample!We advise drawing another sample|Please let us have a further bottle~No further sample is needed before the yearly one|There is no reason to draw another bottle early}.
?Recommended interval: {resample_in}.

Analysis: {chemist} || Assessment: {reviewer}

== en drone_flight_log
q operator company:{} Aerial/{} Drones/{} Imaging; uas_operator, flying_company; who flies on behalf of others
q client company:{} Bridges Authority/{} Forestry/{} Broadcasting/{} Solar Parks; commissioning_party, customer; for whom the pictures were taken
q pilot person; remote_pilot, flown_by; who steered
q observer person; visual_observer, spotter; who watched the sky
q landowner person; permission_from, land_owner; who let them use the ground
q atc person; controller_spoken_to, tower_contact; who cleared the flight by phone
q op_id id:GBR-OP-########; operator_id, registration
q drone phrase; aircraft, model
q serial id:#@@##@######; airframe_serial, drone_id
q flight number:3..480; flight_number, log_entry
q date date; flight_date, flown_on; day of the flight
q takeoff time; airborne, take_off
q landing time; landed, touch_down
q max_height unit:m 20..120; maximum_height, altitude
q wind unit:m/s 1..11; wind_speed
q battery percent; battery_at_landing, remaining_charge
q purpose phrase; mission, reason_for_flight; what the flight was for
q category choice:open/specific/certified; operating_category, rule_class
q incident flag; occurrence, anything_unusual; whether something went wrong
q site phrase; location, launch_point
q insured money:500000..5000000; liability_cover, insurance_sum
q authorised date; authorisation_expires, permission_valid_until; last day of the permission
a images number:40..1900; photos taken, number of images
a fee money; flight fee, price
a insurer company; insurance company
---
# Flight record no. {flight}
{operator} || {op_id}

= Date: {date}
= Up: {takeoff}
= Down: {landing}
= Aircraft: {drone=Swift 4 quad|Heron X6|Mapper RTK|Kite fixed-wing|Osprey Mini}, {serial}
= Launch point: {site=layby A 38 north|football field|quarry rim|car park, level 5|river meadow}
= Job: {purpose=deck inspection|stockpile volumes|storm damage mapping|filming of a regatta|thermal scan of modules}, for {client}
= Greatest height above ground: {max_height}
= Wind: {wind}
= Charge left: {battery}
Controls: {pilot}. Eyes on the aircraft: {observer}. {category?Low-risk flying within sight, no authorisation needed~Flown under an operational authorisation with risk assessment~Flown under full type and crew certification}. [Leave to use the field was given by {landowner}.] [Before launch I rang the zone and spoke to {atc}, who cleared us not above the mast.]
{incident!A gull attacked and we broke off early|Link was lost for six seconds, return-to-home worked, reported~Uneventful|Nothing out of the ordinary occurred}.
?~ Third-party cover {insured}. Authorisation runs until {authorised}.

== en wheel_lathe_job
q works company:{} Rolling Stock Works/{} Depot/{} Rail Engineering; workshop, depot; where the wheels were machined
q fleet_owner company:{} Trains/{} Metro/{} Leasing; vehicle_owner, customer; to whom the vehicle belongs
q vehicle id:### ###; unit_number, coach
q job id:WL####; order_no, job_card
q turner person; lathe_operator, machinist; who machined the wheels
q measurer person; measured_by, gauge_reader; who took the sizes
q controller person; released_by, fleet_controller; who put it back into service
q arrived date; in_date, stopped_on; day it was taken out of service
q turned date; machining_date, done_on; day it was machined
q out date; back_in_traffic, release_date; day it went back into service
q reason choice:flats/profile wear/cracks; cause, turning_reason
q mileage unit:km 40000..900000; distance_since_last_turning, run
q limit unit:mm 760..840; minimum_diameter, scrap_limit
q removed unit:mm 2..18; cut_depth, material_removed
q difference unit:mm 1..3; axle_difference, diameter_mismatch
q more_turns flag; further_turning_possible, life_left; whether the wheels can be turned once more
q ultrasonic flag; ut_passed, axle_test_ok; whether the axles are sound
q road phrase; track, pit_road
q stamp id:@##; inspector_stamp, qc_mark
a cost money; job price, labour cost
a next_exam date; next exam
a driver person; driver, reported by
l axles; wheelsets, measurements
c axles.number number:1..8; axle, position
c axles.before unit:mm 800..920; diameter_before, old_diameter
c axles.after unit:mm 770..900; diameter_after, new_diameter
---
{works} || Wheel lathe card {job}
Vehicle {vehicle} of {fleet_owner}

= Stopped: {arrived}
= Turned: {turned}
= Road: {road=lathe pit|road 7|shed 2 west|underfloor lathe B}
= Run since last turning: {mileage}
Why: {reason?sliding had left flat spots~flanges thin and tread hollow~shelling and hairline cracks on the tread}. Greatest cut {removed}; worst mismatch across an axle {difference}; not to go below {limit}.
%axles 2..4
Axle | Before | After
{axles.number} | {axles.before} | {axles.after}
%%
{more_turns!There is enough metal for another visit|Can be turned again~These have reached their end, order new sets|Cannot be turned another time}. {ultrasonic!Axles sounded, no echo|Ultrasonic check clear~Echo at the seat of axle 2, set withdrawn|Ultrasonic check not passed}.
= At the lathe: {turner}
= Gauge: {measurer}, stamp {stamp}
?= Given back to traffic: {out}, {controller}

== en container_slot_booking
q terminal company:{} Container Terminal/{} Gateway/{} Port Terminals; terminal_operator, booking_with; where the truck has to go
q haulier company:{} Haulage/{} Trucking/{} Road Transport; trucking_company, booked_for; whose truck comes
q line company:{} Line/{} Shipping/{} Feeders; shipping_line, carrier; whose container it is
q booking id:VBS########; appointment_no, confirmation
q pin id:######; release_pin, pick_up_code
q driver person; driver_name, presenting_person; who will come to the gate
q booker person; booked_by_person, transport_planner; who made the booking
q truck id:@@@ ###@; registration, tractor
q slot_date date; appointment_date, slot_day; day to come
q from time; window_opens, earliest; earliest hour
q to time; window_closes, latest; latest hour
q made_on date; booking_date, created; day it was booked
q lane phrase; gate, entrance
q box id:@@@U#######; container, unit
q move choice:import pick-up/export drop-off/empty return; transaction, movement_type
q weight unit:kg 4000..30400; vgm, gross_mass
q temp unit:°C 2..18; reefer_setpoint, temperature
q hazardous flag; dangerous_cargo, imo_cargo; whether dangerous goods are inside
q fee money:8..90; slot_fee, booking_charge
q noshow money:25..150; no_show_penalty, missed_slot_fee
q change_until time; amend_until, cut_off_change
a seal id; seal number
a vessel phrase; vessel, ship
a consignee company; consignee, importer
---
{terminal}
Vehicle booking confirmed || {booking}

= Slot: {slot_date}, {from} to {to}
= Enter by: {lane=Gate 3, lanes 5-8|North gate|Autogate 2|Rail road entrance}
= Unit: {box}
= Line: {line}
= Truck: {truck}
= Driver: {driver}
?= Code for the kiosk: {pin}
Purpose of call: {move?fetch a laden unit off the stack~deliver a laden unit for loading aboard~bring back an unladen unit}. Declared mass {weight}. {hazardous!Placarded cargo, go to the inspection bay first|Contains classed goods, papers to be shown~No classed goods declared|Nothing hazardous inside}.
?Set point {temp}, plug in on arrival.
Charge for this slot {fee}; should the truck not appear, {noshow} instead. Changes are possible until {change_until} on the day.
~ Booked {made_on} by {booker} for {haulier}. Hi-vis and hard hat beyond the barrier. Questions: {:phone}.

== en ppe_issue_record
q employer company:{} Foundry/{} Sawmill/{} Recycling/{} Galvanizing; company, issuing_company; who provides the things
q worker person; employee, issued_to, wearer; who got the things
q storekeeper person; issued_by, stores; who handed them out
q trainer person; instructed_by, fit_tester; who tested the mask
q payroll id:E#####; staff_no, employee_id
q department phrase; section, work_area
q job job; position, trade
q issued date; issue_date, handed_out; day they were handed out
q fit_test date; face_fit_date, mask_test; day the mask was tried
q renewal date; replacement_due, next_issue; when new ones are due
q size short; clothing_size
q boots number:36..48; shoe_size, boot_size
q own_cost flag; employee_pays, deduction_from_wages; whether the worker is charged
q replaced choice:first issue/worn out/lost; issue_reason, why_issued
q supplier company:{} Safety Supplies/{} Workwear/{} Protective; vendor, ppe_supplier; where the things were bought
q beard flag; facial_hair, beard_present; whether hair on the face spoils the fit
q form id:PPE-####; form_no, record
a price money; value of items
a birth date; date of birth
a locker number:1..300; locker number
l items; equipment, articles
c items.what phrase; description, article
c items.standard id:EN #####; norm, standard
c items.qty number:1..6; quantity, pieces
---
{employer} || {form}
# Personal protective equipment – record of issue
= Name: {worker}
= Number: {payroll}
= Works as: {job=furnace hand|saw operator|sorter|crane slinger|dipper|forklift driver}
= In: {department=melt shop|green chain|picking hall|jigging|yard}
= Overall: {size=M|L|XL|42 regular|S tall}
= Boots: {boots}
%items 2..6
Item | Norm | Pcs
{items.what=helmet|ear defenders|heat gloves|half mask P3|visor|chain-saw trousers|cut sleeves|goggles} | {items.standard} | {items.qty}
%%
{replaced?Starter, nothing held before~The old set had had its day and was handed in~The old set could not be found any more}. {own_cost!A share is taken from the next wage|The wearer bears half the cost~Free of charge to the wearer|Nothing is taken from wages}. Goods from {supplier}.
?Mask tried on {fit_test} under {trainer}. {beard!Does not seal over the beard, hood ordered|Unshaven, test stopped~Clean shaven, seals well|No facial hair, passed}.
?Due again {renewal}.
I have been shown how to wear, clean and store the above.
{worker} || {storekeeper}, stores, {issued}
== en underground_shift_report
q mine company:{} Mine/{} Coal/{} Gold/{} Potash; operation, colliery, site_name; mine the report is about
q contractor company:{} Raise Boring/{} Mining Services/{} Shaft Sinkers; outside_firm, third_party_crew; outside firm at work below ground
q shift_boss person; supervisor, report_author, overman; who led the shift and wrote this
q relief person; next_supervisor, handed_to; who takes the section over
q ventilation_officer person; gas_tester, air_measured_by; who measured the air
q absent_man person; missing_worker, no_show; who did not turn up
q date date; shift_date, worked_on; day of the shift
q section phrase; district, panel, workplace; part of the mine
q crew number:6..48; headcount_below, men_underground; how many went down
q advance unit:m 1..14; face_advance, metres_gained; how far the heading was driven
q tonnes unit:t 90..2400; production, ore_hoisted; rock brought out
q methane percent; gas_level, ch4_reading; firedamp in the return air
q airflow unit:m³/s 8..90; ventilation_rate, air_quantity; air passing through
q stop_time time; power_cut_at, halted_at; when the electricity was taken off
q delay unit:minutes 10..240; production_lost, standstill; how long work stood still
q cause phrase; reason_for_stop, delay_reason; why work stood still
q roof choice:sound/drummy/falling; ground_condition, hanging_wall; how the roof behaved
q evacuated flag; withdrawn, men_pulled_out; whether people were taken out of the workings
q report_no number:100..9900; serial, sheet_number; running number of the sheet
q inspector_due date; inspectorate_visit, government_inspection; when the state inspector comes
a explosives unit:kg 20..900; powder used, explosives fired; explosive used on the shift
a rescue_station phone; rescue station phone
a temperature unit:°C 18..39; wet bulb, temperature below
---
{mine} || Shift report {report_no}
Section {section=North 4 panel|3400 level, drive 7|East incline|Stope 12B|Tailgate 205} || {date}

{crew} persons below. {absent_man} failed to report at the lamp room and was not replaced.
= Advance: {advance}
= Tonnes: {tonnes}
= CH4 in the return: {methane}
= Air at the station: {airflow} (taken by {ventilation_officer})

Remarks. {roof?Hanging solid when sounded, bolts to pattern~Hanging hollow when sounded near the crosscut, extra bolts set~Slabs coming down at the face, props brought in}. At {stop_time} power was taken off because of {cause=a torn cable on the shuttle car|a belt fire detector tripping|a blocked ore pass|gas over the limit at the face|a flooded sump} and we lost {delay}. {evacuated!All hands were brought to the fresh-air base and counted|The panel was cleared of people until the all-clear~It was not necessary to withdraw anyone|Nobody had to leave the panel}.
?{contractor} continue reaming the vent raise; keep clear of the bottom.
?Note that the Inspector of Mines is expected on {inspector_due}.

{shift_boss} || Taken over: {relief}
~ Original to the mine manager, copy in the lamp room

== en cooling_tower_legionella
q lab company:{} Microbiology/{} Water Testing/{} Analytical; laboratory, testing_lab; where the bottle was cultured
q treatment_firm company:{} Water Treatment/{} Water Care/{} Hygiene; water_treatment_contractor, service_company; firm that looks after the water
q site company:{} Hospital/{} Brewery/{} Data Centre/{} Hotel; premises, building_operator; where the tower stands
q sampler person; sampled_by, technician; who filled the bottle
q microbiologist person; analysed_by, report_signatory; who answers for the count
q duty_holder person; responsible_person, addressee; who answers for the water on site
q report id:LEG######; lab_report, report_no; number of the laboratory's paper
q tower id:CT-##; asset, outlet; which tower
q sampled date; sample_date, taken_on; day the bottle was filled
q reported date; issued_on, result_date; day the result came out
q retest date; resample_by, follow_up_sample; by when another bottle is wanted
q count number:100..90000; cfu_per_litre, colony_count, result; bacteria counted per litre
q limit number:100..1000; action_level, threshold; count above which something must be done
q water_temp unit:°C 18..38; temperature_at_sampling, basin_temp; how warm the water was
q biocide unit:mg/l 1..8; free_halogen, disinfectant_residual; disinfectant found in the water
q ph number:6..9; ph_value, acidity
q action choice:none/dose and resample/shut down; required_action, response; what the result calls for
q notify flag; authority_notification, reportable; whether the health office has to be told
q serogroup phrase; species, strain; which kind was found
q drift flag; drift_eliminator_damaged, eliminator_fault; whether the spray catchers are broken
a cost money; analysis fee, cost of test
a cleaned date; last cleaned, last disinfection; when the tower was last cleaned
a engineer_phone phone; emergency phone, call-out number
---
{lab} || {report}
Accredited testing || Reported {reported}

To: {duty_holder}, {site}
c/o {treatment_firm}

# Legionella – culture result
= Sample point: {tower}
= Drawn: {sampled}, by {sampler}
= Water at sampling: {water_temp}
= pH: {ph}
= Residual: {biocide}
= Colonies: {count} cfu/l
= Action level in your scheme: {limit} cfu/l
?= Typed as: {serogroup=L. pneumophila sg 1|L. pneumophila sg 2-14|L. anisa|L. bozemanii}
{action?Keep to the normal programme~Increase the dose at once and draw a fresh bottle~Switch off the fans, isolate and disinfect before restart}. {notify!This count must be reported to the public health office without delay|You are obliged to inform the authority~There is no duty to report this count|The authority need not be informed}.
Field note of the technician: {drift!packs on the east side have slipped and droplets escape|two eliminator blades are broken~eliminators in place and undamaged|no fault on the eliminators}.
?Next bottle not later than {retest}.
> {microbiologist}
> Head of microbiology

== en factory_acceptance_protocol
q builder company:{} Machinery/{} Automation/{} Packaging Systems; manufacturer, supplier, machine_builder; who built the machine
q buyer company:{} Foods/{} Pharma/{} Beverages/{} Snacks; customer, purchaser, end_user; who is to get the machine
q place city; test_location, held_at; where the trial took place
q machine product; equipment, asset_description; what was tried out
q serial id:@@-####-##; serial_number, machine_no; number on the rating plate
q order id:45######; purchase_order, contract_no; the buyer's order
q test_date date; fat_date, trial_date; day of the trial
q ship_date date; dispatch_planned, delivery_date; when it is to leave the works
q site_test date; sat_date, commissioning_planned; when it is to be tried at the buyer's
q project_lead person; project_manager_supplier, builder_representative; who speaks for the builder
q buyer_engineer person; customer_representative, witnessed_for_buyer; who watched on behalf of the buyer
q safety person; safety_assessor, ce_responsible; who looked at guards and stops
q promised_rate number:40..600; contract_speed, guaranteed_output; pieces per minute promised
q reached_rate number:40..600; measured_speed, achieved_output; pieces per minute reached
q efficiency percent; oee, performance_index
q run unit:hours 1..24; endurance_run, trial_length; how long it ran without a break
q noise unit:dB 65..92; sound_level, noise_measured
q verdict choice:accepted/accepted with points/not accepted; outcome, decision; how the trial ended
q payment_due percent; milestone, instalment_released; share of the price that falls due
q estop_ok flag; emergency_stop_passed, safety_circuit_ok; whether the stop buttons did their work
a warranty unit:months 12..36; warranty period
a price money; machine price
a weight unit:kg 500..9000; machine weight
l points; open_items, punch_list; what is left to do
c points.what phrase; item, remark
c points.who phrase; responsible, party
c points.until date; deadline, due
---
{builder} || FAT protocol
{place}, {test_date}

= Equipment: {machine=tray sealer TS 4|case packer VP-200|blister line B3|pouch filler|rinser-filler 24 heads}
= Plate: {serial}
= For: {buyer}, order {order}
Present for the buyer: {buyer_engineer}. For the works: {project_lead}. Guarding and stops were gone through separately by {safety}.
The line ran {run} on the buyer's own film. Guaranteed {promised_rate} a minute, reached {reached_rate}. Efficiency {efficiency}. Noise at the operator's place {noise}. {estop_ok!Every emergency stop brought it to rest inside the limit|All stop circuits responded~Stop no. 3 did not latch and has to be rewired|One stop circuit failed to respond}.
%points 2..5
Open point | Party | Until
{points.what=label sensor bracket|German manual|spare belt set|guard hinge|recipe backup|paint touch-up|HMI translation} | {points.who=works|buyer|both|works, electrical} | {points.until}
%%
Result: {verdict?the equipment may be shipped without reservation~the equipment may be shipped once the list above is cleared~the trial must be repeated at the works}. [On signature {payment_due} of the price becomes payable.]
?Planned loading {ship_date}. Trial in the buyer's plant {site_test}.

{project_lead} || {buyer_engineer}

== en weighbridge_ticket_biomass
q bridge company:{} Weighbridge/{} Biomass Terminal/{} Bioenergy; weighing_site, facility; where the lorry was weighed
q supplier company:{} Woodfuels/{} Forest Products/{} Chips; vendor, source, seller; whose chips they are
q haulier company:{} Haulage/{} Timber Transport/{} Bulk; carrier, transport_company; whose lorry it is
q driver person; lorry_driver, tipped_by; who drove the lorry
q operator person; weighman, weighed_by; who worked the scale
q sampler person; moisture_tested_by, sample_taken_by; who tested the wetness
q ticket id:#######; ticket_no, docket
q contract id:WF-###; supply_contract, agreement
q date date; weighed_on, delivery_date; day of the weighing
q in_time time; first_weighing, time_in; when it was weighed full
q out_time time; second_weighing, time_out; when it was weighed empty
q gross unit:kg 28000..44000; gross_weight, first_weight; lorry and load
q tare unit:kg 12000..17000; empty_weight, second_weight; lorry without load
q net unit:kg 12000..29000; net_weight, load; what was tipped
q moisture percent; water_content, mc
q plate id:@@## @@@; registration, vehicle
q material phrase; product, fuel_type
q origin phrase; forest, source_site; where the wood grew
q certified choice:certified/controlled/uncertified; chain_of_custody, sustainability_claim; standing of the wood under the label scheme
q rejected flag; load_refused, turned_away; whether the load was sent back
q bay number:1..9; tipping_bay, discharge_point
a price money; price per tonne, value
a energy unit:MWh 20..90; energy content, calorific value
a inspector person; trading standards officer
---
{bridge} || TICKET {ticket}
Public weighing machine, verified until {:date}

= Date: {date}
= Vehicle: {plate}, {haulier}
= Driver: {driver}
= Account: {supplier}, contract {contract}
= Material: {material=wood chip G50|forest residue|bark|sawdust|recycled wood grade A}
?= Origin: {origin=Black Moss compartment 9|Upper Glen thinning|sawmill yard|State Forest coupe 14}
= Weight 1: {gross} at {in_time}
= Weight 2: {tare} at {out_time}
= Net: {net}
= Moisture: {moisture} (tested by {sampler})
{certified?Delivered as 100 % label wood~Delivered as wood from known, low-risk sources~Delivered without any label claim}. {rejected!Over the moisture limit, load returned to sender|Stones in the load: not accepted, went back~Tipped and accepted|Load taken in} – bay {bay}.
> Weighman: {operator}

== en gas_danger_notice
q firm company:{} Heating/{} Gas Services/{} Plumbing & Heating; gas_business, attending_company; firm whose engineer was there
q owner person; responsible_person, householder, gas_user; who answers for the appliance
q landlord company:{} Lettings/{} Properties/{} Homes; managing_agent, property_owner; to whom the premises belong
q engineer person; registered_engineer, issued_by; who found the fault
q card id:#######; engineer_licence, id_card; number of the engineer's card
q notice id:WN-#####; serial_no, warning_notice; number of this notice
q address address; premises, location_of_appliance
q appliance phrase; equipment, device; what must not be used
q make phrase; manufacturer_model, model
q fault phrase; defect, unsafe_situation, reason; what is wrong with it
q class choice:at risk/immediately dangerous/not to current standard; classification, severity; how grave the fault is
q cut_off flag; disconnected, turned_off, made_safe; whether the gas was shut
q refused flag; permission_refused, owner_declined; whether the occupier would not have it shut
q found date; date_of_visit, issued_on; day of the visit
q clock time; time_of_visit, issued_at; when the visit took place
q co_reading unit:ppm 10..400; co_level, carbon_monoxide
q network company:{} Gas Networks/{} Pipelines/{} Gas; gas_transporter, supplier_informed, emergency_provider; who was telephoned about it
q job_ref id:GE########; incident_reference, transporter_ref; number given on the telephone
q call_taker person; spoken_to, informed_person; to whom the fault was reported
a repair_price money; cost of repair, quote
a last_service date; last serviced
a installer company; installed by firm, original installer
---
{firm} || {notice}
# WARNING NOTICE – DO NOT USE

= Premises: {address}
= Owner or agent: {landlord}
= Handed to: {owner}
= Appliance: {appliance=back boiler|flueless fire|combi boiler|catering range|water heater}, {make=Solace 24|Hearthglow D|Aquafine 11|Chefmaster 6|Calora ECO}
= Visit: {found}, {clock}
The following was found: {fault=flue joint open in the loft|no flame failure device|ventilation grille sealed with tape|scorching on the case|gas escape at the union}. Carbon monoxide in the room {co_reading}.
This is classed as {class?a situation that could become a danger to life or property~a situation that is a danger to life or property now~a shortcoming that does not of itself endanger anyone}. {cut_off!The supply to it has been capped and a label tied on|The appliance has been isolated and labelled~The appliance was left connected|The supply was left on}. {refused!The occupier would not allow it to be turned off|Consent to isolate was withheld~Nobody objected|Consent was readily given}.
?Reported by telephone to {network}, {call_taker}, who gave the number {job_ref}.
Using it again before repair may be an offence.

{engineer}, card {card} || Received: {owner}

== en mast_access_request
q tower_company company:{} Towers/{} Infrastructure/{} Masts; site_owner, grantor; who owns the mast and lets people in
q operator company:{} Mobile/{} Telecom/{} Wireless; requester_company, tenant; whose aerials hang there
q contractor company:{} Rigging/{} Riggers/{} Antenna Services; working_company, vendor; who sends the climbers
q landlord person; landowner, farmer_to_inform; on whose land the mast stands
q lead person; team_leader, lead_climber; who leads the party
q second person; team_member, second_climber; who goes along
q coordinator person; access_desk, approved_by; who allowed it
q requester person; applied_by, submitted_by; who asked for it
q request id:AR-########; access_request, ticket
q site_code id:@@@####; site_id, cell_id
q name phrase; site_name, location
q from date; access_from, work_starts; first day
q to date; access_until, work_ends; last day
q start time; arrival_time, daily_start
q height unit:m 8..110; working_height, antenna_height
q work phrase; scope, description_of_work; what will be done
q power_down choice:none/one sector/whole site; rf_shutdown, emission_reduction; how much of the transmitters must be off
q climbing flag; work_at_height, climb_needed; whether people leave the ground
q crane flag; crane_required, mewp; whether lifting gear is brought
q key_code id:####; keysafe_code, gate_code
q rams id:MS-####; method_statement, rams_ref
q noc phone; noc_number, call_before_entry; number to ring before going in
a rent money; access fee, landlord charge
a plate id; vehicle registration
a insurer company; contractor's insurer
---
{tower_company} – access desk || {request}

= Site: {site_code} {name=Windy Ridge|Town Hall roof|Abattoir Lane|Cricket ground|Water tower}
= Tenant: {operator}, asked for by {requester}
= On the mast: {contractor}
= From / to: {from} – {to}, daily from {start}
= Method statement: {rams}
Your request to {work=swap two panel antennas|realign the dish|replace the obstruction light|inspect guys and bolts|install remote radio units} is GRANTED.
The party is {lead} (leading) and {second}; no one else may enter. {climbing!Harness and helmet: people will leave the ground|The party will climb~Nobody climbs, all is reached from the ladder platform below|There is no climbing}. Level of the work {height}. {crane!A crane or platform lift will be brought, mind the soft ground|Lifting platform agreed~No crane may be brought|Without crane or platform}. {power_down?Transmitters stay on throughout~The sector facing the work is to be silenced, the others stay on~All carriers are to be silenced for the duration}.
?Ring {noc} before opening and after closing the gate. Key safe {key_code}.
?Kindly greet {landlord} at the farmhouse first; there are lambs in the field.

{coordinator}

== en air_cargo_irregularity
q handler company:{} Cargo Handling/{} Air Cargo/{} Freight Services; warehouse_operator, report_from; whose shed noticed it
q airline company:{} Air/{} Airways/{} Cargo; carrier, airline_name; who flew it in
q shipper company:{} Instruments/{} Seafood/{} Flowers/{} Semiconductors; consignor, sender; who sent it
q consignee company; receiver, recipient; who should get it
q forwarder company:{} Forwarding/{} Airfreight/{} Logistics; agent, freight_agent; who arranged the transport
q finder person; discovered_by, warehouse_agent; who noticed it
q informed person; notified, forwarder_contact; who was told
q supervisor person; duty_supervisor, signed_off_by; who was in charge of the shift
q awb id:###-########; air_waybill, awb_no
q report id:CDR/####; irregularity_no, cargo_damage_report
q flight id:@@ ####; arrived_flight, flight_no
q arrived date; flight_date, arrival; day of the flight
q discovered time; time_found, noticed_at; when it was noticed
q pieces number:3..120; pieces_on_awb, total_pieces; pieces there should be
q affected number:1..12; pieces_affected, damaged_pieces; pieces concerned
q weight unit:kg 20..4000; chargeable_weight, awb_weight
q reweighed unit:kg 10..3900; actual_weight, weight_now
q kind choice:wet/crushed/missing/pilfered; irregularity_type, category
q where phrase; place_discovered, position; on what occasion or spot it was noticed
q packing phrase; packaging, outer_packing
q survey flag; survey_requested, surveyor_called; whether an expert is to look at it
q perishable flag; temperature_sensitive, urgent_goods; whether it can spoil
a value money; declared value, claim amount
a customs id; customs reference
a truck id; delivery truck
---
{handler} || {report}
# Cargo irregularity

= AWB: {awb}
= Flight: {flight}, {arrived}
= Airline: {airline}
= Shipper / consignee: {shipper} / {consignee}
= Agent: {forwarder}
= Pieces / weight on the waybill: {pieces} / {weight}
Found at {discovered} by {finder} {where=while breaking down the pallet|in the rain on the apron|on the X-ray belt|at build-up position 6|during the stock check}. Concerned: {affected} pc, {kind?soaked through~flattened on one corner~not in the shed nor on any list~opened and taped up again}. Outer packing: {packing=double-wall carton|plywood crate|polystyrene box|steel drum|shrink-wrapped pallet}. Put on the scale again: {reweighed}.
{perishable!Goods will spoil and have been moved to the cool room|Needs 2 to 8 °C, placed in the fridge at once~Goods keep at any temperature|Nothing that spoils}. {survey!The agent wants a surveyor to see it before release|A joint survey has been asked for~No survey has been asked for|The agent takes it as it is, without survey}.
?Told by e-mail: {informed}.
Duty supervisor {supervisor}

== en leaver_access_form
q company company:{} Media/{} Aerospace/{} Legal/{} Biotech; organisation, employer; whom the person leaves
q it_provider company:{} IT/{} Helpdesk/{} Managed Services; service_desk, outsourced_it; who closes the accounts
q leaver person; employee, account_holder, person_leaving; who goes
q line_manager person; requested_by, manager; who asked for the removal
q heir person; mailbox_delegate, successor; who gets to read the mail from now on
q admin person; processed_by, technician; who carried it out
q hr person; hr_contact, hr_officer; who deals with it in personnel
q ticket id:REQ#######; request_no, ticket_number
q staff_id id:@####; employee_number, user_id
q last_day date; termination_date, leaving_on; last day at work
q disable_on date; access_ends, account_disabled_on; day the log-ins stop working
q disable_at time; disable_time, lock_time
q delete_on date; mailbox_deleted_on, purge_date; day the mailbox is erased
q job job; position, role
q office city; site, work_location
q forward flag; mail_forwarding, redirect_mail; whether new mail goes to somebody else
q kind choice:resignation/retirement/dismissal; reason, leaving_type
q laptop id:NB-#####; device, asset_tag
q laptop_back flag; equipment_returned, device_handed_in; whether the computer was returned
q phone_kept flag; number_ported, keeps_mobile_number; whether the person takes the mobile number along
a salary money; final salary
a new_employer company; next employer
a private_mail email; private e-mail
l systems; accounts, permissions, access_rights
c systems.name phrase; application, system
c systems.account id:@@@####; login, username
---
{company} || {ticket}
# Leaver: removal of access
Handled by {it_provider}

= Name: {leaver} ({staff_id})
= Position: {job=layout editor|stress engineer|paralegal|lab manager|sound technician}
= Office: {office}
= Last working day: {last_day}
= Requested: {line_manager}; HR: {hr}
{kind?Goes at own wish~Goes on pension~Has been let go by the company}. Log-ins are to be locked on {disable_on} at {disable_at}.
%systems 2..6
System | Login
{systems.name=mail|CRM|source control|door badge|VPN|payroll portal|CAD vault} | {systems.account}
%%
{forward!Incoming mail is passed on automatically|New messages go straight on to a colleague~Nothing is passed on, senders get a notice|Incoming mail is not redirected}. [{heir} may read the old mailbox.] [It is wiped on {delete_on}.] Computer {laptop}: {laptop_back!is back on the shelf|was handed in with charger~has not come back yet|still outstanding}. {phone_kept!The SIM number moves to a private contract|Takes the number along~The number stays with us|The number goes back into the pool}.

Done: {admin}
== en snag_list_flat
q developer company:{} Homes/{} Living/{} Developments; builder, seller, responsible_company; firm that has to put the faults right
q inspector_firm company:{} Snagging/{} Property Inspections/{} Surveys; inspection_company, author_company; firm that looked the flat over
q inspector person; surveyed_by, author; who went through the rooms
q buyer person; purchaser, client, prepared_for; who is going to live there
q site_manager person; present_for_builder, shown_round_by; who opened the door for the builder
q plot short; unit, apartment; number of the dwelling
q scheme phrase; development, estate_name; name of the whole scheme
q inspected date; survey_date, visit; day of the inspection
q handover date; completion_date, keys_on; day the keys change hands
q deadline date; rectify_by, fix_until; by when the faults must be gone
q warranty_body company:{} Warranty/{} Homecover/{} Structural; warranty_provider, cover_from; who stands behind the ten-year cover
q policy id:HB#######; warranty_number, cover_no; number of that cover
q defects number:8..140; snag_count, items_found; faults in all
q serious number:0..6; major_items, critical_count; faults of the graver sort
q area unit:m² 38..160; floor_area, size; how big the dwelling is
q humidity percent; moisture_reading, wall_moisture; damp measured in the wall
q meter_seen flag; utilities_live, services_connected; whether power and water were on
q reinspect choice:free/charged/not offered; revisit_terms, second_visit; on what terms they come a second time
q worst phrase; gravest_defect, priority_item; fault that matters most
a price money; purchase price, price of the flat
a architect company; architect, designer
a solicitor person; conveyancer, solicitor
l snags; faults, defects_list; what was found, room after room
c snags.room phrase; location, room
c snags.what phrase; description, defect
c snags.trade phrase; trade, responsible_trade
---
{inspector_firm} || Report to {buyer}
{inspected}

# {plot=Plot 17|Flat 4B|Unit 302|House 9|Apartment 11}, {scheme=Weavers Yard|Lakeside Rise|The Granary|Palm Residency|Foundry Quarter}
{inspector} inspected the dwelling ({area}) in the company of {site_manager}, who represented {developer}. {meter_seen!All services were connected, so taps, heating and sockets could be tried|Water and electricity were live~Neither water nor current was available, so nothing could be run|The services had not been connected yet}. In all {defects} items were noted, {serious} of them serious. Above all we would want this one dealt with: {worst=no fall on the balcony|cracked lintel over the bay|fire door without closer|cold bridge at the eaves|leaking shower tray}. The plaster beside the entrance read {humidity}.
%snags 3..7
Room | Item | Trade
{snags.room=hall|kitchen|bath|bedroom 1|balcony|living room} | {snags.what=paint run on door|tile hollow|socket crooked|sealant missing|scratch in worktop|handle loose|window drags} | {snags.trade=painter|tiler|electrician|plumber|joiner|glazier}
%%
+++
The keys are to be handed over on {handover}. Under the purchase contract the builder has until {deadline} to make good. {reinspect?We come back once without further payment~A second look can be booked at half the fee~We do not carry out second visits}.
?Long-term cover: {warranty_body}, {policy}.

== en refrigerant_leak_log
q service_firm company:{} Refrigeration/{} Cooling/{} Climate; contractor, maintenance_company; firm that checked the plant
q store company:{} Supermarket/{} Fish Market/{} Ice Rink/{} Cold Store; operator, owner, customer; whose plant it is
q engineer person; certified_technician, checked_by; who went looking for the leak
q manager person; operator_signature, store_manager; who signed for the owner
q cert id:F#####-@; technician_certificate, licence; number of the technician's ticket
q company_cert id:REF-####; company_registration, firm_licence; number under which the firm is registered
q system id:RF-##; plant_no, unit, circuit; which plant
q gas phrase; refrigerant, coolant; what circulates in it
q charge unit:kg 4..380; system_charge, filled_weight; how much it holds when full
q added unit:kg 1..60; refilled, top_up; how much was put in
q recovered unit:kg 1..40; reclaimed, taken_out; how much was drawn off
q tco2 unit:t 5..1400; co2_equivalent, gwp_tonnes; warming effect of the filling
q checked date; inspection_date, leak_check; day of the check
q repaired date; repair_date, fixed_on; day the leak was closed
q followup date; recheck_date, next_check; day it must be looked at again
q leak flag; leak_found, loss_detected; whether gas was getting out
q place phrase; leak_position, source_of_loss; where it got out
q method choice:electronic/bubbles/uv dye; detection_method, how_checked; how it was looked for
q reclaimer company:{} Gases/{} Reclaim/{} Recycling; recovery_facility, sent_to; who takes the gas drawn off
q bottle id:CYL######; cylinder, bottle_no
a alarm flag; automatic_detection, gas_alarm_installed; whether the plant has a fixed detector
a price money; refill cost, price of gas
a installed year; year of installation
---
{service_firm} || Reg. {company_cert}
# Record of refrigerant – plant {system}
= Operator: {store}
= Filling: {gas=R-448A|R-404A|R-744|R-32|R-134a}, {charge}
= Equivalent: {tco2} CO2
= Checked: {checked}
= By: {engineer}, {cert}
{method?Every joint was gone over with a sniffer~Every joint was brushed with soapy water~A tracer was added and the lamp brought round}. {leak!Gas was escaping|A loss was established~Nothing was escaping|The circuit proved tight}.
?Position: {place=Schrader valve, rack B|flare nut, evaporator 3|shaft seal|pinhole in the liquid line|sight glass}; closed on {repaired}.
= Put in: {added}
= Drawn off: {recovered}
?Bottle {bottle} was sent to {reclaimer}.
To be gone over again on {followup}.
For the operator: {manager}

== en fire_extinguisher_service
q service_firm company:{} Fire/{} Fire Safety/{} Extinguishers; service_company, contractor; firm that did the round
q premises company:{} Motel/{} School/{} Timber/{} Clinic; customer, site, building; place that was visited
q technician person; serviced_by, engineer; who did the round
q contact person; fire_warden, accepted_by; who signed on site
q dispatcher person; office_contact, booked_with; with whom one makes appointments
q report id:FX#####; service_report, visit_no; number of the visit
q serviced date; service_date, done_on; day of the round
q next_due month; next_service, due_month; month of the next round
q hydro_due year; pressure_test_due, hydrostatic_test; year in which the bottles need a pressure test
q total number:4..160; extinguishers_on_site, units; bottles on the premises
q condemned number:0..14; scrapped, failed_units; bottles taken out of use
q refilled number:0..20; recharged, refills; bottles filled again
q standard id:AS ####; code, norm; code that was followed
q missing flag; units_missing, not_found; whether bottles could not be found
q blocked phrase; obstructed_location, access_problem; place that could not be reached
q signs choice:complete/faded/absent; signage, signs_condition; state of the signs on the wall
q quote_follows flag; quotation_to_follow, offer_pending; whether an offer for new ones comes
q brigade company:{} Fire and Rescue/{} Fire Brigade/{} Rural Fire Service; authority, recipient_of_copy; authority that gets a copy
q abn id:## ### ### ###; business_number, tax_id
a price money; amount, service charge
a insurer company; insurer
a evacuation date; last fire drill
l bottles; extinguishers, units_list
c bottles.type phrase; agent, kind
c bottles.size unit:kg 1..9; capacity, weight
c bottles.at phrase; location, position
c bottles.result phrase; status, outcome
---
{service_firm} || ABN {abn}
Service report {report} || {serviced}

For {premises}, {:street}, {:city}
Carried out in line with {standard}. Of {total} bottles {refilled} were filled afresh and {condemned} were condemned and taken away. {missing!Two on the old plan could not be located|We were unable to find three of those listed~Every one on the plan was found|None on the plan was wanting}.
%bottles 3..7
Type | Size | Where | Result
{bottles.type=dry powder|CO2|foam|wet chemical|water} | {bottles.size} | {bottles.at=kitchen|foyer|plant room|workshop door|corridor 2|switchboard|stage} | {bottles.result=ok|refilled|replaced|seal renewed|pin bent, fixed}
%%
?No way through to: {blocked=hose reel behind pallets|cabinet in the laundry|roof plant|stage left}.
Signs: {signs?all there and legible~bleached by the sun, please renew~none on the walls}. {quote_follows!You will hear from us with a price for new units|An offer is on its way~No offer is needed|Nothing needs to be bought}.
+++
= Next round: {next_due}
?= Pressure test: {hydro_due}
Technician {technician}; on site {contact}. To change the date ask for {dispatcher}.
?~ Copy: {brigade}

== en pilotage_slip
q pilots company:{} Pilots/{} Pilotage/{} Marine Pilots; pilotage_service, issuing_body; body to which the pilot belongs
q vessel phrase; ship_name, vessel_name; ship that was brought in or out
q agent company:{} Agencies/{} Shipping/{} Maritime; bill_to, ship_agent; who pays for the ship
q pilot person; pilot_name, conducted_by; who conned the ship
q master person; captain, countersigned_by; who commands the ship and signed
q trainee person; pilot_trainee, observer; who was there to learn
q slip id:#####/##; job_no, slip_number
q flag_state country; flag, registered_in; country under whose flag the ship sails
q gt number:900..98000; gross_tonnage, gt_size; size by which the charge is reckoned
q draft_fwd unit:m 4..13; draught_forward, bow_draught; depth at the bow
q draft_aft unit:m 4..14; draught_aft, stern_draught; depth at the stern
q date date; job_date, performed_on; day of the pilotage
q boarded time; pilot_on_board, boarding_time; when the pilot stepped aboard
q away time; pilot_off, disembarked_at; when the pilot left the ship
q from phrase; start_position, from_place; where it began
q to phrase; end_position, to_place; where it ended
q tugs number:0..4; tug_count, towage_units; tugs made fast
q direction choice:inward/outward/shift; movement, job_type; which way the ship was going
q waiting unit:minutes 10..150; detention, waiting_time; time the pilot was kept
q ladder_ok flag; ladder_compliant, boarding_safe; whether the ladder was fit to climb
q cancelled flag; order_cancelled, extra_call; whether the first order had been called off
a dues money; pilotage charge, amount payable
a cargo phrase; cargo on board
a next_port city; next port
---
{pilots} || {slip}
^ PILOT'S SLIP

= m.v.: {vessel=Arctic Whimbrel|Jade Sanderling|Clan Fulmar|Sindhu Kiran|Bay Gannet}
= Flag: {flag_state}
= GT: {gt}
= Fwd / aft: {draft_fwd} / {draft_aft}
= Agent: {agent}
= Date: {date}
= Embarked: {boarded}
= Disembarked: {away}
= From: {from=Fairway buoy|Outer roads|Berth 3|Lock entrance|Oil jetty}
= To: {to=Town quay|Swinging basin|Berth 11|Sea buoy|Layby wharf}
{direction?Came up from sea~Went down to sea~Moved within the harbour}, {tugs} tugs fast.
?Kept waiting {waiting} for the berth to clear.
{ladder_ok!Ladder and lighting as they should be|Boarding arrangements proper~Ladder with worn side rope, reported to port state control|Steps broken, reported to the coastguard}. {cancelled!An earlier order for the same job had been called off|This replaces an order cancelled at short notice~No order was cancelled beforehand|Carried out as first ordered}.
?Under instruction: {trainee}

{pilot}, Pilot || {master}, Master
~ The Master remains in command. Complaints within {:number:7..30} days.

== en first_article_report
q maker company:{} Precision/{} Machining/{} Turned Parts/{} Sheetmetal; manufacturer, supplier, vendor; who made the part
q customer company:{} Aerospace/{} Medical Devices/{} Rail Systems; buyer, approving_customer; for whom it is made
q plater company:{} Anodising/{} Surface Treatment/{} Heat Treatment; special_process_supplier, outside_processor; outside shop that treated the surface
q report id:FAI-####; fai_number, report_no
q part id:######-###; part_number, item
q name phrase; part_name, description
q drawing_rev short; revision, issue
q order id:PO#######; purchase_order, customer_order
q serial id:SN-###; serial_no, piece_inspected
q inspector person; measured_by, quality_inspector; who took the measurements
q approver person; customer_approval, accepted_by; who said yes for the customer
q programmer person; cnc_programmer, process_engineer; who set the machine up
q measured date; inspection_date, measured_on; day it was measured
q approved date; approval_date, customer_signoff; day the customer agreed
q reason choice:new part/design change/new location; fai_reason, why_required; why a first piece had to be measured
q scope flag; full_inspection, all_features_measured; whether every feature was measured
q characteristics number:12..240; feature_count, dimensions_checked; features on the drawing
q failed number:0..9; out_of_tolerance, nonconforming; features that were not right
q machine id:CMM-#; measuring_machine, equipment
q material phrase; raw_material, stock
q certificate id:MC#####; material_cert, mill_certificate
a price money; unit price
a lot_size number:10..900; batch quantity, lot size
a delivery date; delivery date, ship by
l features; characteristics_list, results
c features.no number:1..90; balloon, item_no
c features.nominal unit:mm 2..220; requirement, drawing_value
c features.actual unit:mm 2..220; measured_value, result
---
{maker} || First article {report}
= Part: {part}, {name=bracket, hinge LH|valve body|spacer ring|bone plate|cover, gearbox}
= Issue: {drawing_rev=B|03|D1|A|F}
= Piece: {serial}
= Customer: {customer}, {order}
= Stock: {material=7075-T6 bar|316L plate|Ti-6Al-4V|17-4PH|PEEK rod}, cert {certificate}
= Outside work: {plater}
Reason: {reason?never produced before~the drawing has moved up an issue~production has been moved to another hall}. {scope!All features on the sheet were measured|The whole drawing was ballooned and checked~Only what the change touches was measured|A partial check, limited to the altered features}. {characteristics} features, {failed} of them out.
%features 3..6
No. | Called for | Found
{features.no} | {features.nominal} | {features.actual}
%%
Set up and programmed by {programmer}. Measured on {machine}, {measured}, {inspector}.
?Customer release: {approver}, {approved}

== en visitor_safety_pass
q site company:{} Refinery/{} Brewery/{} Sawmills/{} Terminal; host_company, premises; place that is visited
q visitor person; guest, visitor_name, bearer; who comes in from outside
q visitor_firm company; visitor_company, from_company; where the visitor comes from
q host person; host, escort, person_visited; who answers for the visitor
q receptionist person; issued_by, gate_clerk; who wrote the pass
q nurse person; first_aider, medical_contact; to whom to turn when hurt
q pass id:V-####; badge, pass_number
q day date; visit_date, valid_on; day of the visit
q arrived time; signed_in, entry_time; when the guest came
q latest time; valid_until, leave_by; when the pass runs out
q plate id:@@@ ###; car_registration, vehicle
q purpose phrase; reason_for_visit, business; why the guest came
q area phrase; permitted_area, zone; where the guest may go
q colour choice:escorted/unescorted/contractor; access_level, pass_type; with how much freedom the visitor may move
q photos flag; photography_allowed, camera_permit; whether pictures may be taken
q allergy flag; medical_note, allergy_declared; whether the visitor told of an illness or allergy
q emergency phone; emergency_number, site_emergency
q muster phrase; assembly_point, evacuation_point; where to gather in an alarm
q wifi short; guest_password, wifi_code
q parking number:1..240; parking_bay, space
a birth date; date of birth
a id_doc id; passport number, id document
a induction date; induction valid until
---
^ {site}
^ VISITOR {pass}

= Bearer: {visitor}
= From: {visitor_firm}
= To see: {host}
= About: {purpose=annual audit|quotation for pumps|school project|servicing the lift|delivery of samples|interview}
= Day: {day}, in at {arrived}
= Car: {plate}, bay {parking}
= May go to: {area=offices only|brewhouse gallery|jetty 2|control room|sorting line}
?Give this back before {latest}.
{colour?Red edge: stay with your host at all times~Green edge: you may walk by yourself inside the area named~Yellow edge: working under a permit, report to the control room}. {photos!You may use your camera|Pictures are fine, without flash~Leave cameras and phones in the locker|Pictures are forbidden}. {allergy!You have told us of a condition; the nurse has a note|Wasp-sting allergy noted at the desk~You have told us of no condition|No condition was declared}.
+++
## If the siren sounds
Walk to {muster=the flagpole|car park C|the oak by gate 1|the canteen lawn}. Number inside the fence: {emergency}. First aid: {nurse}.
?~ Guest network code {wifi=barley-77|HARBOUR24|oak-tree-9|visit2us}.
> {receptionist}, reception

== en tyre_roadside_report
q tyre_firm company:{} Tyres/{} Tyre Services/{} Truck Tyres; service_provider, attending_company; firm that changed the tyre
q fleet company:{} Logistics/{} Coaches/{} Milk Haulage; customer, account, fleet_operator; whose vehicle it was
q network company:{} Assist/{} Breakdown Network/{} Roadside; dispatching_network, authorised_via; hotline that sent the fitter
q fitter person; technician, fitted_by; who changed it
q driver person; driver_signature, vehicle_driver; who was stranded
q operator person; call_handler, authoriser; who gave the go-ahead on the phone
q job id:JB########; job_number, reference
q auth id:AU####; authorisation_code, approval_no; code that allows the expense
q plate id:@@## @@@; registration, vehicle_reg
q odometer number:40000..990000; mileage, clock
q called time; call_received, logged_at; when help was asked for
q arrived time; on_scene, arrival_time; when help came
q rolling time; vehicle_mobile, completed_at; when the vehicle was on its way again
q date date; job_date, breakdown_day; day of the puncture job
q place phrase; location, roadside_position; where the vehicle stood
q position short; wheel_position, axle_position
q size short; tyre_size, dimension
q old_tread unit:mm 1..9; removed_tread, tread_left; tread on the tyre taken off
q pressure unit:bar 6..9; inflation, pressure_set
q cause choice:puncture/blowout/worn; failure_reason, damage
q torque unit:Nm 400..700; wheel_nut_torque, tightened_to
q casing_kept flag; casing_returned, carcass_kept; whether the old casing goes back to the fleet
q police flag; police_present, traffic_officers; whether police stood by
a price money; total, charge
a new_serial id; dot code, new tyre serial
a next_stop city; destination
---
{tyre_firm} || {job}
Sent by {network}, go-ahead {auth} ({operator})

= Fleet: {fleet}
= Vehicle: {plate}, {odometer} on the clock
= Where: {place=M 6 northbound, J 14 hard shoulder|services, lorry park|NH 44, km 212|ferry queue|farm track off the R 445}
= Date: {date}
= Rang / there / away: {called} / {arrived} / {rolling}
= Wheel: {position=N/S/R outer|front right|trailer axle 2 left|drive inner}
= Size: {size=315/80 R22.5|385/65 R22.5|295/60 R22.5|11R22.5}
{cause?Nail through the crown~Burst at speed, sidewall gone~Down to the cords, no injury}. Left on the old one: {old_tread}. New one put up to {pressure}, nuts to {torque}; check again after 50 km. {casing_kept!Old casing strapped on the trailer for the depot|Casing left with the driver~Casing taken along for disposal|We kept the casing}. {police!A patrol car covered us from behind|Traffic officers closed lane one~No patrol was needed|Worked without police}.

{fitter} || {driver}, driver

== en standing_order_change
q caterer company:{} Canteens/{} Schools Catering/{} Care Homes; customer, ordering_party; who gets the goods
q wholesaler company:{} Foods/{} Cash & Carry/{} Dairy/{} Bakers; supplier, addressee; who delivers the goods
q sender person; ordered_by, kitchen_manager; who wrote
q recipient person; sales_contact, telesales; to whom it was written
q substitute person; deputy, holiday_cover; who is to be asked while the writer is away
q account id:A/C ######; customer_number, account_no
q order id:SO-####; standing_order, template_no
q sent date; message_date, written_on; day of the mail
q effective date; change_from, first_delivery; from which delivery the change counts
q pause_from date; closed_from, suspension_start; when deliveries are to stop for a while
q pause_to date; reopening, suspension_end; when they are to start again
q drop_time time; delivery_before, latest_delivery; by when the lorry should have been
q meals number:30..900; covers, people_fed; mouths to feed each day
q door phrase; delivery_point, entrance; where to bring the goods
q substitutions choice:never/ask first/allowed; replacement_policy, subs; what to do when something is out of stock
q allergen phrase; allergen_excluded, free_from; what the goods must not hold
q minimum money:40..300; minimum_order, min_drop; least sum per delivery
q crates_owed number:2..60; crates_to_return, empties; crates that wait to be fetched
q organic flag; organic_required, bio; whether only organic goods will do
q confirm flag; confirmation_wanted, reply_requested; whether an answer is asked for
a price money; monthly value, total price
a driver person; delivery driver
a contract_end date; contract ends
l changes; lines, amendments; what is altered
c changes.item phrase; product, article
c changes.old number:2..60; previous_quantity, was
c changes.new number:2..60; quantity, becomes
---
From: {sender}, {caterer}
To: {recipient}, {wholesaler}
Date: {sent}
Re: account {account}, standing order {order}

Morning! With {meals} dinners a day now we need to alter things, starting with the drop on {effective}:
%changes 2..6
Item | was | now
{changes.item=semi-skimmed 2 l|sliced wholemeal|potatoes 10 kg|natural yogurt 5 kg|eggs tray|frozen peas|basmati 20 kg} | {changes.old} | {changes.new}
%%
* Lorry round the back, {door=blue door by the bins|ramp, ring twice|playground gate|lift 2}, not after {drop_time}.
* Out of stock? {substitutions?Leave it off, we take nothing instead~Ring before you send anything else~Send the nearest thing, we are not fussy}.
* Strictly no {allergen=peanut|sesame|lupin|mustard|celery}. {organic!Milk and veg have to be organic from now on|Only goods with the organic leaf please~Conventional goods are fine|We no longer need organic}.
?* We are shut from {pause_from}; start again on {pause_to}.
?* I am off for a bit, {substitute} knows everything.
We know about your {minimum} minimum. There are {crates_owed} of your crates in the shed. {confirm!Drop me a line so I know you have it|Please write back to confirm~No need to answer|You need not reply}.
Ta, {sender}
== en tender_rejection_letter
q authority company:{} Transport Authority/{} City Council/{} University/{} Hospitals; contracting_body, purchaser, sender; body that invited the offers
q loser company:{} Cleaning/{} Coaches/{} Catering/{} Security; unsuccessful_bidder, addressee_firm, recipient; firm that is turned down
q winner company:{} Services/{} Group/{} Solutions; successful_bidder, awarded_to, preferred_supplier; firm that gets the contract
q contact_loser person; addressee, bid_manager; person the letter is written to
q buyer person; procurement_officer, signatory; who signs for the body
q debriefer person; feedback_contact, debrief_with; who explains the marks
q reference id:ITT-####/##; tender_no, procurement_ref; number of the procurement
q subject phrase; contract_title, lot, services; what was to be bought
q letter_date date; dated, decision_notified; day of the letter
q submitted date; bid_date, tender_submitted; day the offer was handed in
q standstill date; standstill_ends, earliest_award; last day on which the award can still be challenged
q start date; contract_start, service_begins; day the new contract begins
q own_score number:40..88; bidder_score, your_points; points of the firm that lost
q best_score number:80..99; winning_score, top_points; points of the firm that won
q rank number:2..7; position, placing; place among all offers
q bids number:3..12; offers_received, number_of_tenders; how many offers came in
q weak phrase; weakest_criterion, main_shortcoming; where most points were lost
q late flag; offer_excluded, formally_invalid; whether the offer was thrown out on formal grounds
q value money:40000..3000000; contract_value, award_amount; worth of the contract that was awarded
q basis choice:lowest price/best value/fixed budget; award_criterion, evaluation_basis; how the winner was picked
a appeal_fee money; review fee, cost of appeal; what a challenge costs
a court company; review body, tribunal; where a challenge is lodged
a term unit:months 12..60; contract length
---
{authority}
Procurement || {letter_date}

{loser}
For {contact_loser}

# {reference}: {subject=evening cleaning of 14 depots|school transport, northern routes|canteen services|guarding of two campuses}
Dear <bidder|colleague>,
Thank you for the offer you handed in on {submitted}. I am sorry to tell you that it has not been successful. {bids} offers were received and yours came {rank} in order. The contract, worth {value}, will go to {winner}.
{basis?Of the compliant offers the cheapest had to be taken~Quality and price were weighed together~The sum was given and bidders competed on what they would do for it}. {late!Yours had to be left out of the evaluation because a signed form was lacking|It could not be admitted since it arrived after the closing hour~It met all formal demands and was evaluated in full|There was no formal objection to it}. You were given {own_score} points against {best_score} for the best. Most of the gap lies in {weak=staff training|the mobilisation plan|carbon reduction|vehicle age|complaint handling}.
The contract will not be concluded before the end of {standstill}. It is meant to begin on {start}.
?If you would like to talk the marks through, {debriefer} will gladly make time ({:phone}).

Yours sincerely
{buyer}
Head of Procurement

== en odour_incident_statement
q plant company:{} Rendering/{} Chemicals/{} Compost/{} Paper; operator, publisher, responsible_company; works the smell came from
q regulator company:{} Environment Agency/{} Pollution Control Board/EPA {}; authority, notified_authority; office that watches over the works
q consultant company:{} Air Quality/{} Environmental/{} Acoustics; independent_expert, investigating_firm; outside experts who look into it
q manager person; site_manager, quoted_person; who apologises for the works
q spokesperson person; press_contact, media_contact; whom journalists may ring
q councillor person; local_representative, politician; who spoke for the residents
q press_phone phone; media_phone, press_number
q happened date; incident_date, release_date; day it smelt
q published date; statement_date, issued; day of this statement
q started time; release_began, first_noticed; when it set in
q stopped time; release_ended, under_control; when it was over
q meeting date; public_meeting, residents_evening; evening for the neighbours
q hall phrase; venue, meeting_place; where the neighbours are invited
q complaints number:4..320; calls_received, complaint_count; people who complained
q cause phrase; reason, technical_cause; why it happened
q fix phrase; remedy, corrective_step; what is being changed
q cost money:9000..900000; investment, spend; what the change costs
q harmful flag; health_risk, danger_to_health; whether people's health was at stake
q permit id:EPR/@@####@@; permit_number, licence; permit under which the works run
q wind choice:north/south/east/west; wind_direction, wind_from; where the wind blew from
q compensation flag; payment_offered, compensation_offered; whether neighbours get money
a fine money; penalty, fine imposed
a distance unit:km 1..9; distance to the nearest house
a workers number:20..900; number of employees
---
{plant} || {published}
# Statement to our neighbours

Between {started} and {stopped} on {happened} a strong smell came from our site. {complaints} of you rang us or the council, and {councillor} has passed on what many feel. "That should not have happened, and I apologise for it," says {manager}, who runs the works.
What went wrong: {cause=a scrubber pump tripped unnoticed|a lorry tipped with the doors open|a biofilter dried out|a seal on tank 4 gave way}. With the wind {wind?coming down from the north~blowing up from the south~out of the east~in from the west}, it drifted over the houses. {harmful!People with asthma should see a doctor if they feel unwell, as irritant gas was present|Measurements show levels at which health may suffer~Measurements show that nobody's health was in danger|It was unpleasant and at no point harmful}.
We reported it under permit {permit} to {regulator} within the hour and have asked {consultant} to find out how to keep it from happening again. In the meantime we put in {fix=a second pump with alarm|fast-closing doors|a weather mast|continuous monitoring}, for {cost}. {compensation!Households in the affected streets will be offered a payment|We will make good laundry and car-wash bills~We do not intend to make payments|There will be no payments}.
?Come and ask us: {meeting}, 7 pm, {hall=Methodist Hall|school gym|Community Centre|works canteen}.
?~ Press: {spokesperson}, {press_phone}

== en licence_audit_letter
q vendor company:{} Software/{} CAD/{} Databases/{} Systems; licensor, publisher, claimant; whose software it is
q auditor company:{} Audit/{} Advisory/{} Compliance; audit_firm, appointed_auditor; firm that counts on the maker's behalf
q customer company; licensee, audited_company, addressee_firm; firm whose computers are counted
q it_head person; addressee, it_director; to whom the letter goes
q lead person; audit_lead, lead_auditor; who leads the count
q signer person; signed_by, compliance_director; who signs for the maker
q reseller company:{} IT Trade/{} Reseller/{} Distribution; sold_through, dealer; through whom the licences were bought
q agreement id:LA-######; licence_agreement, contract_no; contract the count is based on
q clause short; audit_clause, legal_basis; passage that allows it
q letter_date date; dated, notice_date; day of the letter
q begins date; audit_start, fieldwork_begins; first day of the count
q data_by date; data_due, upload_deadline; by when the lists must be handed in
q bought number:20..900; entitlements, licences_owned; licences paid for
q suspected number:30..1400; installations_estimated, assumed_usage; copies the maker believes are in use
q product product; software, application; program that is counted
q on_site flag; visit_on_site, physical_inspection; whether somebody comes to the offices
q discount flag; amnesty, settlement_discount; whether an early settlement is made cheaper
q confidential choice:mutual nda/existing terms/none; secrecy, confidentiality_basis; what keeps the findings secret
q portal url; upload_address, portal_link; where to put the lists
q shortfall money:2000..400000; estimated_shortfall, exposure; sum that may have to be paid
a case_phone phone; hotline, telephone
a court city; jurisdiction, place of court
a version id; software version
---
{vendor} || {letter_date}

{customer}
{it_head}

# Review of your use of {product=Draftwise Pro|Quanta DB Enterprise|Rendercore|Flowplan Suite}
Dear <customer|Sir or Madam>,
{clause=Section 9.3|Clause 14|Article 7(2)|Schedule B, point 4} of agreement {agreement} entitles us to verify once a year that our programs are used within the licences held. According to our books you own {bought}, purchased through {reseller}. Telemetry leads us to assume that some {suspected} are running. Should that prove right, list-price fees of about {shortfall} would be owing.
We have appointed {auditor}; the engagement is led by {lead} and begins on {begins}. {on_site!The team will spend two days on your premises|An inspection at your head office is part of it~Everything is done remotely and nobody will visit you|No visit to your offices is planned}. Kindly upload the inventory to {portal} by {data_by}. {confidential?Both sides are to sign the enclosed secrecy agreement beforehand~The secrecy rules of the agreement apply unchanged~The findings are not covered by any secrecy undertaking}.
{discount!Whoever settles within thirty days pays half|We are ready to reduce the fees if matters are settled early~Early settlement does not lower the fees|We regret that no reduction can be granted}.

{signer}
Licence Compliance

== en warehouse_risk_letter
q insurer company:{} Insurance/{} Mutual/{} Underwriters; underwriter, sender; who carries the risk
q insured company:{} Tyres/{} Paper Storage/{} E-Commerce/{} Spirits; policyholder, customer, site_operator; whose warehouse it is
q broker company:{} Brokers/{} Risk Partners/{} Insurance Services; intermediary, copied_firm; go-between who gets a copy
q engineer person; risk_engineer, surveyor; who looked at the warehouse
q host person; site_contact, accompanied_by; who showed the engineer round
q underwriter person; signatory, account_underwriter; who signs the letter
q policy id:PR/######/##; policy_number, contract
q surveyed date; survey_date, visit_date; day of the visit
q reply_by date; response_due, answer_before; by when an answer is expected
q renewal date; policy_renewal, cover_ends; day the present cover runs out
q sum money:900000..60000000; sum_insured, exposure; for how much stock and building are covered
q height unit:m 4..14; storage_height, stack_height; how high goods are stacked
q allowed unit:m 3..9; permitted_height, design_limit; how high the sprinklers are made for
q grade choice:good/average/poor; risk_grade, rating; overall judgement
q main_worry phrase; ignition_source, main_concern; what worries the engineer most
q condition flag; binding_requirement, warranty_condition; whether cover hangs on it
q cigarettes flag; evidence_of_smoking, smoking_found; whether people smoke inside
q deductible money:5000..250000; excess, own_share; what the customer bears himself
a premium money; annual premium, premium
a last_loss date; last claim, date of last fire
a area unit:m² 900..40000; floor area
l advice; recommendations, requirements; what the engineer wants done
c advice.no id:R#; number, ref
c advice.text phrase; recommendation, measure
c advice.by date; deadline, target_date
---
{insurer} || Policy {policy}
{:street}, {:city}

To {insured}
Copy: {broker}

# Our engineer's visit of {surveyed}
Dear policyholder,
{engineer} was shown round by {host}, whom we thank. The site is covered for {sum}, with {deductible} to be borne by yourselves in any loss. Our overall view: {grade?better than most of its kind~neither better nor worse than most~well below what we see elsewhere}.
Goods were stacked to {height}, whereas the sprinklers are designed for {allowed}. Chief worry: {main_worry=battery charging beside cartons|idle pallets against the wall|roof lights of plastic|aerosols among general stock|a workshop without partition}. {cigarettes!Cigarette ends lay behind the racks|Staff were seen smoking in bay 4~No trace of smoking was found indoors|The smoking ban is plainly kept}.
%advice 2..5
Ref | What we ask for | Until
{advice.no} | {advice.text=cage for aerosols|two-hour wall to workshop|lower the stacks|thermal camera twice a year|yard storage 10 m off|hydrant test} | {advice.by}
%%
{condition!Cover for fire is subject to these being carried out|These are binding and cover depends on them~These are advice and cover does not depend on them|You are free to follow them or not}. Let us hear from you before {reply_by}.
?The present cover ends on {renewal}.

{underwriter}
Property underwriting

== en machinery_auction_notice
q auctioneer company:{} Auctions/{} Valuers/{} Asset Sales; auction_house, selling_agent; who holds the sale
q bankrupt company:{} Joinery/{} Foundry/{} Farms/{} Printers; debtor, owner_of_goods, former_owner; whose things are sold
q liquidator person; insolvency_practitioner, instructed_from, trustee; who ordered the sale
q liquidator_firm company:{} Recovery/{} Insolvency/{} & Partners; insolvency_firm, practice; office of that person
q viewer person; viewing_contact, site_contact; whom to ask for on the spot
q viewer_phone phone; viewing_phone, site_mobile
q sale id:SALE ###; sale_number, catalogue_no
q address address; location, where_lots_lie; where the things stand
q view_date date; viewing, inspection_day; day one may look
q opens date; bidding_opens, start_of_bidding; first day for bids
q closes date; bidding_ends, end_of_auction; last day for bids
q close_time time; first_lot_closes, ending_at; hour at which the first lot is knocked down
q collect_by date; clearance_deadline, removal_until; by when everything must be gone
q premium percent; buyers_premium, surcharge; what comes on top of the bid
q lots number:40..900; lot_count, number_of_lots; how many lots there are
q deposit money:100..2000; bidder_deposit, registration_deposit; sum to be left before bidding
q loading choice:free/charged/own arrangement; loading_help, loading_terms; who puts things on the lorry and at what price
q reserve flag; minimum_prices, reserve_price_set; whether things are kept back below a certain sum
q site url; website, bidding_page; where bids are placed
q weekend flag; open_at_weekends, saturday_collection; whether one can fetch on a Saturday
a estimate money; total estimate, expected proceeds
a court company; court
a vat percent; tax rate
l highlights; main_lots, featured; best things in the sale
c highlights.lot number:1..900; lot_no
c highlights.what phrase; description, item
c highlights.year year; year_made, built
---
{auctioneer} || {sale}
^ By order of {liquidator}, {liquidator_firm}
# {lots} lots, formerly {bankrupt}

Online only at {site}
= Bids from: {opens}
= First lot falls: {closes}, {close_time}
= To be seen: {view_date}, nine to four
= Standing at: {address}
= On top of the bid: {premium}
= Before you bid: {deposit}
%highlights 3..6
Lot | Item | Year
{highlights.lot} | {highlights.what=panel saw|four-colour press|CNC lathe|combine header|fork truck 2.5 t|screw compressor|edge bander} | {highlights.year}
%%
{reserve!Some lots are held back unless a certain figure is reached|Figures have been fixed below which nothing goes~Everything goes to the highest bid, whatever it is|Sold without reserve}. {loading?Our riggers load for nothing~Our riggers load at a tariff shown online~Bring your own crane and people, we do not load}. {weekend!Fetching is possible on Saturdays as well|The gate is open at weekends too~The gate stays shut at weekends|Fetching on working days only}.
?All must be off the floor by {collect_by}; what is left is forfeit.
?Ask for {viewer} at the gate[ or ring {viewer_phone}].
== en supplier_price_letter
q supplier company:{} Packaging/{} Resins/{} Fasteners/{} Flour Mills; vendor, sender, seller; who asks for more money
q customer company; buyer, addressee_firm, recipient; who is to pay more
q buyer person; purchasing_contact, addressee; person the letter is written to
q director person; signed_by, sales_director; who signs
q rep person; account_manager, contact_for_talks; who will come for talks
q letter_date date; dated, written_on; day of the letter
q effective date; valid_from, price_change_date; from which day the new prices count
q order_until date; last_order_at_old_price, cutoff; last day to order at the old price
q increase percent; price_rise, surcharge_rate; by how much prices go up
q last_rise year; previous_increase, last_adjustment; year prices went up before this
q grounds phrase; reason, cost_driver; why prices go up
q raw company:{} Petrochem/{} Metals/{} Grain; upstream_supplier, raw_material_source; where the stuff is bought in
q contract id:FC-####; framework_agreement, contract_no; agreement the prices rest on
q clause short; price_clause, legal_basis; passage on which the change rests
q freight flag; freight_included, delivered_price; whether carriage is in the price
q negotiable flag; open_to_talks, room_for_negotiation; whether the sender is ready to bargain
q group choice:all products/some products/new orders only; scope, affected_range; what the change applies to
q minimum money:150..900; minimum_order, smallest_order; least sum per order from now on
a discount percent; volume rebate, bonus
a payment number:14..90; payment days
a bank company; bank
---
{supplier} || {letter_date}

{customer}
{buyer}

# Adjustment of prices under {contract}
Dear <customer|business partner>,
we have put off this step for as long as we could; the last one dates back to {last_rise}. Meanwhile {grounds=energy has doubled|resin is scarce|the freight market has tightened|wages were raised twice|steel duty came in} and our own source, {raw}, has passed its costs on to us in full. Relying on {clause=clause 6|section 4.2|paragraph 11|annex C} we therefore raise prices by {increase} with effect from {effective}. {group?No item is exempt~Only the items marked in the enclosed list are concerned~Orders already confirmed stay as they are and later ones are concerned}. [Whatever reaches us by {order_until} is still billed as before.]
{freight!As before we deliver carriage paid|Our prices remain inclusive of delivery~Delivery is charged on top from now on|Carriage is no longer included}. The smallest order we can accept becomes {minimum}.
{negotiable!We are open to talking about it|If you see another way we shall gladly listen~We ask you to understand that these figures are not open to discussion|There is no room for talks this time}.
?{rep} will call on you in the next fortnight.

With best regards
{director}

== en depot_duty_roster_change
q depot company:{} Tramways/{} Bus Depot/{} Ferries/{} Ambulance Transport; employer, operating_company; for whom the crews work
q union company:{} Transport Union/{} Workers' Association/{} Crew Federation; staff_body, consulted_party; body that speaks for the staff
q planner person; roster_clerk, drawn_up_by; who drew the plan up
q affected person; employee, crew_member; whose duty is changed
q swapped_with person; swap_partner, takes_over_duty; who works in that person's place
q steward person; union_representative, agreed_with; who agreed for the staff
q manager person; approved_by, depot_manager; who allowed it
q notice id:RN/###; notice_number, reference
q old_date date; original_duty_date, released_day; day that is taken off the plan
q new_date date; new_duty_date, replacement_day; day that is worked instead
q posted date; notice_posted, put_up_on; day this was pinned up
q old_duty id:D###; previous_duty, former_turn; number of the duty given up
q new_duty id:D###; assigned_duty, new_turn; number of the duty taken on
q sign_on time; duty_starts, report_time; when to report
q sign_off time; duty_ends, finish_time; when the duty is over
q rest unit:hours 8..14; rest_period, rest_between; pause before the next duty
q place phrase; reporting_point, sign_on_place; where to report
q reason phrase; ground, cause_of_change; why the plan was changed
q overtime flag; paid_extra, overtime_due; whether it is paid above the ordinary
q voluntary choice:volunteered/ordered/swap; basis, how_arranged; how the change came about
q vehicle short; line, route; which line is worked
a salary money; overtime rate, hourly pay
a holiday period; annual leave, holiday dates
a phone phone; employee phone
---
{depot} || Notice {notice}
Pinned up {posted}

# Change of duty: {affected}
= Instead of: {old_duty} on {old_date}
= Now: {new_duty} on {new_date}
= Line: {vehicle=9|42 night|Harbour loop|T3|Unit 6}
= Report: {sign_on}, {place=signing-on room|east gate|pier office|canteen}
= Finish: {sign_off}
= Pause before the next turn: {rest}
Why: {reason=a colleague in hospital|extra cars for the fair|rail works|training day|two crews short}. {voluntary?Offered of one's own accord~Directed by the company under the roster rules~Traded between two colleagues}. [The turn given up is worked by {swapped_with}.] {overtime!Counts as extra hours and is paid so|The overtime rate applies~Falls within ordinary hours|No extra pay arises}.
?Talked over with {steward}, {union}.
= Plan: {planner}
= Allowed: {manager}

== en lab_glassware_complaint
q lab company:{} Laboratories/{} Institute/{} Assay Office/{} Research; customer, complainant, sender; who complains
q dealer company:{} Scientific/{} Labware/{} Instruments; supplier, seller, addressee_firm; who sold the goods
q maker company:{} Glass/{} Glassworks/{} Precision Glass; manufacturer, brand_owner; who made the goods
q courier company:{} Couriers/{} Parcels/{} Express; carrier, delivery_company; who brought the parcel
q writer person; sent_by, lab_manager; who wrote the mail
q addressee person; recipient, customer_service_contact; to whom the mail goes
q hurt person; injured_person, affected_employee; who was cut or burnt
q opener person; unpacked_by, discovered_by; who opened the parcel
q order id:L-#####; order_no, our_order; order of the goods
q delivery id:DN-######; delivery_note, shipment; note that came with the parcel
q lot id:##@###; lot_number, batch; maker's lot
q ordered date; order_date, ordered_on; day the goods were ordered
q delivered date; received, arrival_date; day the parcel came
q noticed date; fault_noticed, discovered_on; day the fault was seen
q item product; article, goods; what was bought
q bought number:6..240; quantity_ordered, pieces_delivered; how many were bought
q faulty number:1..30; defective_pieces, broken_count; how many are no good
q fault phrase; defect, complaint_reason; what is wrong
q wish choice:replacement/refund/explanation; remedy_wanted, request; what the sender wants
q kept flag; samples_kept, evidence_available; whether the bad pieces were kept
q parcel_ok flag; packaging_intact, parcel_undamaged; whether the parcel looked sound
q answer_by date; reply_deadline, response_wanted; by when an answer is wanted
a price money; price paid, value
a invoice id; invoice number
a doctor person; doctor, treated by
---
From: {writer}, {lab}
To: {addressee}, {dealer}
Subject: {item=volumetric flasks 250 ml|vacuum desiccator|burettes class A|centrifuge tubes|reaction vessel 2 l} – lot {lot}

Dear <customer service|team>,
on {ordered} we ordered {bought} of the above (our {order}), made by {maker}. {courier} brought them on {delivered} with note {delivery}. {parcel_ok!The box showed no sign of rough handling|Outside everything looked fine~One corner of the box was crushed|The box was wet and torn}. {opener} unpacked and shelved them.
On {noticed} it turned out that {faulty} of them are no good: {fault=hairline cracks at the neck|graduation off by a line|ground joint does not seal|bubbles in the wall|cloudy after one autoclave run}.
?One burst in use and {hurt} had to have a hand bandaged.
{kept!The pieces are in a box here should you want them|We have put the bad ones aside for you~The pieces went into the glass bin before anyone thought of it|Unfortunately nothing was kept}. {wish?Please send the same number again~Please give us our money back~We want nothing but to know how this could happen}.
?I should like to hear from you by {answer_by}.
Kind regards
{writer}
~ {lab}, {:street}, {:city}
`
