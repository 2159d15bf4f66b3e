/** Whole papers in English, each with things that one could take for what is asked and that are something else. */
export const englishNearPapers = `
== en chimney_sweep_certificate
q sweep company:{} Chimney Services/{} & Son Sweeps/{} Flue Care; contractor, swept_by, de:Schornsteinfeger; firm that did the sweeping
q operative person; engineer_name, technician, who_swept; who stood at the hearth with the brushes
q householder person; customer, occupier, client; for whom it was done
q house address; property, premises_address, site; home in which the flue stands
q cert_no id:CS-#####; certificate_number, reference, doc_id; number of the certificate
q visit date; swept_on, service_date, date_of_work; day the flue was cleaned
q appliance phrase; stove_type, heating_appliance; what is fired at the bottom of the flue
q flues number:1..6; flues_swept, chimney_count; how many were cleaned
q soot unit:kg 1..9; debris_removed, amount_of_soot; what was carried out of the house
q smoke_test flag; draw_ok, smoke_test_passed; whether smoke went up as it should
q nest flag; bird_nest_found, blockage; whether birds had built in it
q charge money:55..160; price, fee, amount_paid; what the visit cost
a next_due date; next_sweep, due_again; when the flue should be swept again
a installed date; stove_installation_date, fitted_on; when the appliance was put in
a landlord person; property_owner, landlord_name; who owns the house if it is let
a insurer company; home_insurer, underwriter; company that insures the house
a height unit:m 4..15; flue_height, chimney_height; how tall the chimney is
---
# {sweep}
^ Members of the {:=Guild of Sweeps|National Association of Sweeps|Sweep Safe Scheme} since {:year}
Certificate {cert_no} || {:phone}

This is to say that on {visit} our {operative} attended at {house} for {householder} and swept {flues} <flues|chimney flues> serving {appliance=an open grate|a multi-fuel stove|an inset log burner|a kitchen range|a pellet boiler}.
{nest!Twigs and a jackdaw's nest were taken out of the pot|A nest had to be pulled down before the brush would pass~The brush went through freely from end to end|No nest or other obstruction was met}. About {soot} was bagged and taken away.
{smoke_test!A smoke pellet drew cleanly and none came back into the room|The pellet's smoke rose without spillage~Smoke spilled from the throat and the fire must not be lit|Some smoke came back into the room, so please do not burn until a builder has looked at it}.
[Received with thanks: {charge}.]
~ The carbon monoxide alarm bears the date {:date} and is not part of our service. Certificate drawn up by {:first} in the office.

== en farrier_visit_note
q farrier person; blacksmith, shod_by, tradesperson; who trimmed and shod
q yard company:{} Livery/{} Riding School/{} Equestrian Centre; stable_yard, location, premises; where the horses stand
q contact person; yard_manager, person_on_site, de:Ansprechpartner; who held the horses and is to be called
q came date; visit_date, shoeing_date; day of the visit
q again date; return_visit, next_appointment, booked_for; day on which the smith will be back
q sheet id:F##-###; docket_number, visit_ref; number of the note
q due money:120..900; total_charge, amount_payable, sum_due; what the yard owes for this visit
q vat flag; vat_registered, tax_charged; whether tax is added
q lame flag; lameness_seen, vet_needed; whether a horse went unsound
a registration id:####; registration_number, council_number; number under which the smith is registered
a vet person; veterinary_surgeon, vet_name; who looks after the horses medically
a paid date; payment_date, settled_on; when the yard paid
a previous date; last_visit, previous_shoeing; when they were last shod
l horses; animals, shod_horses, jobs; which were seen to
c horses.name phrase; horse, animal_name, called; how it is called
c horses.owner person; belongs_to, keeper, client; whose horse it is
c horses.work phrase; treatment, job_done, service; what was done to the feet
c horses.price money:30..140; charge, cost, fee
c horses.age number:3..28; years_old, age_years; how old the horse is
c horses.next_shoes date; reshoe_on, due_date; when this horse is due
---
{farrier}, registered farrier || Note {sheet}
{:street}, {:city} || {:phone}

To {yard}, attn. {contact}
Called {came} <from eight|before breakfast|after the school run>.
%horses 2..6
Horse | Who pays | Done | Money
{horses.name=Bramble|Captain|Duchess|Merlin|Tinker|Foxglove|Major} | {horses.owner} | {horses.work=full set, hot|fronts only|trim|refit near hind|remedial bar shoes|pads and full set} | {horses.price}
{horses.age=}{horses.next_shoes=}
%%
All told {due}. {vat!The tax is already in these figures|VAT has been put on top of each line~No VAT, I am below the limit|I do not charge the tax}.
{lame!One of them was sore on the off fore and ought to be seen before it is ridden|I did not like how one trotted up, please ring the practice~All of them trotted up sound|Nothing to report, all level}.
?Pencilled in for {again}. The one that was absent on {:date} can be fitted in then.

== en septic_pumpout_record
q hauler company:{} Septic Service/{} Pumping LLC/{} Drain & Septic; pumping_company, contractor, serviced_by; firm that emptied the tank
q driver person; truck_operator, technician, performed_by; who ran the truck
q owner person; homeowner, property_owner, customer; to whom the place belongs
q parcel id:##-###-###; tax_parcel, parcel_number, lot_id; number of the land at the county
q location address; site_address, tank_location, service_address; where the tank lies
q manifest id:M######; load_manifest, ticket_number; number under which the load travels
q pumped date; service_date, emptied_on; day the tank was emptied
q gallons unit:gal 500..2500; volume_removed, quantity_pumped; how much was taken out
q plant company:{} Wastewater Plant/{} Regional Treatment/{} Sewer District; disposal_site, receiving_facility; where the load was taken
q material choice:concrete/plastic/steel; tank_material, built_of; what the tank is made of
q baffle flag; baffles_intact, inlet_outlet_ok; whether the baffles are whole
q filter flag; effluent_filter_cleaned, filter_serviced; whether the filter was washed
q charge money:250..800; price, amount_charged; what the owner pays
a bedrooms number:2..6; bedroom_count, number_of_bedrooms; on how many bedrooms the system is laid out
a installed date; installation_date, system_installed; when the system was built
a capacity unit:gal 750..3000; tank_capacity, tank_size; what the tank holds when full
a next_service date; pump_again_by, next_pumping; when it should be emptied again
a inspector person; county_inspector, sanitarian; officer of the health department
---
^ {hauler}
^ Licensed by the State Board of Health, permit {:id:SH-####}
# Pump-out record
= Owner: {owner}
= Served at: {location}
= Parcel: {parcel}
= Manifest: {manifest}
On {pumped} {driver} opened both lids and drew off {gallons} with truck {:number:2..19}. The contents went to {plant}, where they were weighed in at {:time}.
## What we saw
* The vessel is {material?poured concrete with a little spalling at the waterline~a molded poly tank, the ribs are true~an old steel one and rust is showing at the seam}.
* {baffle!Inlet and outlet tees are both whole|Baffles are sound at either end~The outlet tee has dropped off and should be replaced|One baffle has crumbled}.
* {filter!The filter was hosed off and put back|We pulled the filter and rinsed it~There is no filter in this system that could be cleaned|The filter was stuck and we left it alone}.
[Paid at the truck: {charge}.]
~ Records were last copied to the county on {:date}. Questions: ask for {:first} at {:phone}.

== en luthier_intake_ticket
q shop company:{} Violins/{} & {} Stringed Instruments/Atelier {}; workshop, repairer, luthier_business; house that takes the instrument in
q bench person; craftsman, assigned_luthier, worked_on_by; who will do the work
q owner person; customer, brought_in_by, client; who left the instrument
q ticket id:T-####; intake_number, job_ticket, claim_check; number by which it is collected
q taken date; received_on, intake_date, dropped_off; day it came over the counter
q ready date; promised_for, collection_date, ready_by; when it may be fetched
q instrument choice:violin/viola/cello; type, instrument_kind, what_was_left; which sort it is
q label phrase; maker_label, inscription, attributed_to; what is written inside
q year year; year_on_label, made_in; year that the label gives
q estimate money:60..1800; cost_estimate, expected_price; what the work is thought to cost
q value money:800..24000; declared_value, insured_for; what the owner says it is worth
q bow flag; bow_included, bow_left; whether a bow was left too
q case_note phrase; case_condition, container; in what it came
q rush flag; express_job, urgent; whether it must be done ahead of others
a deposit money:20..300; down_payment, prepaid; what the owner has paid already
a teacher person; teacher, recommended_by; who teaches the owner
a serial id:########; serial_number, instrument_number; number on the instrument
a bought date; purchase_date, acquired_on; when the owner bought it
a final_price money:60..1900; amount_billed, invoice_total; what it came to in the end
---
{shop} || Ticket {ticket}
{:street}, {:city} || keep this half
# {instrument?A fiddle, full size~A viola, sixteen inch~A cello, wheel on the case}
Left by {owner} on {taken}. The label reads "{label=Carlo Bergonzi fece|Neuner & Hornsteiner|School of Mirecourt|Copy of Maggini|no legible name}", {year}. {bow!One bow came along with it|Bow in the lid, hair worn~The bow stayed at home|Left without a bow}. It is in {case_note=a canvas bag|an oblong case, one catch broken|a shaped case with humidity gauge|a blanket}.
## To do
{:=Crack beside the bass bar to be cleated|New bridge and post adjustment|Pegs bushed, open seam at the lower bout|Neck reset} – {bench} has it on the bench list.
We think {estimate}; should it come to more we ring first[ on {:phone}]. For our insurance the owner names {value}.
{rush!There is an audition, so this goes before the others|Ahead of the queue please, promised for a concert~Takes its turn|No hurry, the owner has another one to play}.
?It can be picked up from {ready}.
~ Instruments not fetched within a year may be sold. The shop is closed from {:date} to {:date}.

== en tailor_alteration_ticket
q tailor company:{} Alterations/{} Tailoring/Stitch & {}; workshop, business, altered_by; where the sewing is done
q customer person; client, garment_owner, left_by; whose clothes they are
q fitter person; pinned_by, measured_by, staff_member; who put the pins in
q number id:A####; ticket_no, tag, collection_number; number on the tag
q left_on date; handed_in, date_in, received; day the clothes were brought
q pick_up date; ready_on, collect_from, promised; day they may be fetched
q phone_no phone; customer_phone, call_when_ready; number to ring when it is done
q total money:15..260; price_total, amount; what everything costs
q paid flag; settled, paid_in_advance; whether the money has already been given
q event flag; needed_for_occasion, deadline_event; whether the clothes are wanted for a special day
a seamstress person; sewn_by, who_sews; who does the sewing
a wedding_day date; event_date, occasion_on; day of the occasion
a deposit money:5..60; part_payment, on_account; what was paid down
a delivery_address address; ship_to, delivered_to; where the clothes are sent
a bought_at company; store_of_purchase, bought_from; shop that sold the clothes
l garments; items, pieces, clothes; what was left
c garments.piece phrase; item, garment, what; piece of clothing
c garments.job phrase; alteration, work_required, instruction; what is to be done to it
c garments.change unit:cm 1..12; amount_of_change, take_off, measure; by how much
c garments.price money:8..60; cost, charge
c garments.fabric phrase; material, cloth
---
# {tailor}
^ {:street} · open until {:time}
{number} || in {left_on}
{customer} || {phone_no}
%garments 1..5 lines
{garments.piece=grey trousers|school blazer|evening dress|leather jacket|kilt|sari blouse|winter coat}: {garments.job=shorten|take in at the waist|let out the side seams|lift the shoulders|new lining and shorten sleeves}, {garments.change} – {garments.price}
{garments.fabric=}
%%
Pinned by {fitter}. {event!It is for a party, so please not a day late|Wanted for a wedding, mind the time~Everyday wear|No occasion, when it suits}.
Together {total}. {paid!All paid, nothing to take at the counter|Card went through when the bag was handed over~To pay when fetched|Money at collection}.
?Ready {pick_up} after noon.
~ Not collected after ninety days: given to {:company}.

== en carpet_fitting_sheet
q shop company:{} Carpets/{} Flooring Centre/Floors by {}; retailer, supplier, sold_by; shop that sold the floor
q fitter person; installer, laid_by, subcontractor; who lays it
q estimator person; measured_by, surveyor; who took the sizes
q customer person; householder, client, delivered_to; for whom it is laid
q site address; fitting_address, job_address; where it is laid
q job id:J/#####; job_number, order_reference; number of the job
q fit_day date; fitting_date, installation_date; day of the laying
q arrive time; start_time, expected_at; when the fitter is at the door
q furniture flag; rooms_cleared, furniture_moved_by_customer; whether the rooms will be empty
q uplift flag; old_carpet_removed, take_away_old; whether the old floor is pulled up and taken
q owed money:80..1500; balance_due, to_collect; what the fitter must collect
q parking phrase; parking_note, where_to_park; where the van may stand
a sold_on date; order_date, date_of_sale; when it was ordered
a measured_on date; survey_date, measuring_visit; when the sizes were taken
a paid money:100..3000; deposit_paid, already_paid; what was paid before
a warranty duration; guarantee_period, warranty_length; how long the floor is guaranteed
a finished time; completed_at, end_time; when the fitter was done
l rooms; areas, spaces, floors; where what goes
c rooms.room phrase; area, name, space; which room
c rooms.goods phrase; product, material, range; what is laid there
c rooms.width unit:m 2..5; roll_width, breadth
c rooms.length unit:m 2..9; cut_length, run
c rooms.underlay phrase; underlay, layer_below; what goes beneath
c rooms.price money:90..900; line_price, cost_per_room
---
{shop} || Fitter's copy
# Job {job}
For {customer}, {site}. Be there {fit_day} at {arrive}. Van: {parking=permit in the envelope|on the drive|bay opposite the chapel|yard behind, ring bell 3}.
%rooms 2..5
Where | Goods | W | Cut | Under
{rooms.room=hall and landing|front room|back bedroom|box room|stairs, 13 treads|study} | {rooms.goods=twist, oatmeal|loop, slate|saxony, dove|sheet vinyl, limed oak|sisal} | {rooms.width} | {rooms.length} | {rooms.underlay=9 mm foam|felt|crumb rubber|none, stick down}
{rooms.price=}
%%
{furniture!Customer has promised bare rooms|Everything will be out of the way when you come~You will have to shift wardrobes, two men|Furniture is still in there, allow an hour}. {uplift!Lift what is down and bring it back to the yard|Old stuff comes up and goes in the van~Leave what is there, you lay on top|Nothing to take up}.
[Take {owed} before you leave.] Sizes are by {estimator}; lines to {fitter} if a cut is short, spare roll from {:company} by {:date}.

== en sharpening_service_ticket
q works company:{} Saw Works/{} Grinding/{} Edge Tools; sharpening_shop, service_provider; who sharpens
q joiner company:{} Joinery/{} Timber Products/{} Kitchens & Doors; customer, sent_in_by, account_holder; whose tools they are
q driver person; collected_by, van_driver; who fetched the tools
q grinder person; operator, machinist, sharpened_by; who ground them
q docket id:SD-#####; ticket, docket_number; number of the docket
q fetched date; collected_on, pickup_date; day they left the customer
q back date; returned_on, delivery_date; day they were brought back
q scrapped number:1..5; scrap_count, beyond_repair; how many were not worth grinding
q box phrase; transit_box, container_mark; in what they travel
q account flag; on_account, monthly_billing; whether it goes on the monthly bill
q checked flag; runout_checked, balance_tested; whether they were spun and measured afterwards
a inspected_by person; quality_inspector, signed_off_by; who checked them after grinding
a total money:40..600; total_price, amount_due; what it all costs
a ordered date; order_date, requested_on; when the customer asked for it
a next_round date; next_collection, following_pickup; when the van calls again
l tools; blades, cutters, items; what was ground
c tools.kind phrase; tool, description, type; what sort of tool
c tools.size unit:mm 80..450; diameter, size_mm
c tools.teeth number:12..96; tooth_count, z, number_of_teeth
c tools.work phrase; operation, treatment, done; what was done
c tools.mark id:@#-##; engraving, tool_id, serial; what is scratched on it
c tools.price money:6..80; unit_price, charge
---
# {works}
{docket} || box: {box=red steel box|two plywood crates|grey tub with lid|customer's own rack}
Fetched from {joiner} by {driver}, {fetched}.
%tools 2..6
Tool | Ø | Z | Marked | Work
{tools.kind=rip blade|panel saw blade|trenching head|spindle cutter|scoring blade|planer knife|mortise bit} | {tools.size} | {tools.teeth} | {tools.mark} | {tools.work=face and top|two tips renewed|hollow ground|levelled, set and sharpened|top only}
{tools.price=}
%%
[{scrapped} more not worth the stone, returned as they came.] At the wheel: {grinder}.
{checked!Each was spun up and its run-out taken|All were put on the balancer afterwards~They were not put on the balancer this time|Run-out could not be measured, the gauge is away}.
{account!Goes on the bill at the end of the month|To account~Cash to the driver please|Pay on return, no account}.
?Dropped off again {back}.
~ Diamond tools are sent out to {:company} and take until {:date}.

== en sign_artwork_approval
q maker company:{} Signs/{} Sign & Display/Signcraft {}; sign_company, producer; who will make the sign
q designer person; artworker, drawn_by, studio_contact; who drew it
q client company:{} Bakery/{} Dental/{} Estate Agents/{} Brewing Co; customer, approved_by_company, shop; for whom it is
q approver person; client_signatory, approved_by, contact_at_client; who must say yes for the customer
q proof id:P####-#; proof_number, artwork_ref; number of the drawing
q version number:1..7; revision, iteration; how often it has been drawn by now
q sent date; proof_date, issued_on; day the drawing went out
q reply date; respond_by, approval_deadline; by when an answer is wanted
q width unit:mm 600..5200; overall_width, sign_length; how wide the sign is
q height unit:mm 200..1400; overall_height, letter_panel_height; how high it is
q finish phrase; material, construction, build; what it is made of
q lit flag; illuminated, lighting; whether it shines at night
q consent flag; advertisement_consent_held, permission_obtained; whether the council has agreed
q colour phrase; background_colour, main_colour; colour of the panel
a fitting_date date; installation_date, fixed_on; when it goes up on the wall
a price money:200..4000; cost, contract_price; what the sign costs
a landlord company; freeholder, building_owner; to whom the building belongs
a approved_on date; approval_date, signed_off_on; when the drawing was agreed to
a weight unit:kg 5..90; sign_weight, mass; how heavy it is
---
{maker}
{:street}, {:city} || {:phone}
# Proof {proof}, drawing no. {version} of this job
Sent {sent} to {approver} at {client}
+++
The panel measures {width} across by {height}. {finish=Folded aluminium tray|Oak board, letters cut in|Acrylic on stand-offs|Built-up steel letters|Vinyl on dibond}, ground in {colour=RAL 6005|cream|charcoal|post office red|heritage blue}. {lit!Letters glow from behind by LED|Trough light above, switched by a timer~No light in or on it|Unlit}.
{consent!You tell us the town hall has already said yes|Permission is in hand, copy on our file~The council has not yet been asked, and we cannot fix without it|Consent still has to be applied for, that is for you to do}.
+++
Look at every letter. What you pass is what we cut; corrections after that are charged by the hour. Please answer by {reply}.
Drawn by {designer}[, who is away from {:date}].
Approved ....................  Date ....................
~ The letter shapes are licensed from {:company} and may not be passed on.

== en bicycle_service_ticket
q shop company:{} Cycles/The {} Bike Shed/{} Wheelworks; workshop, repair_shop; where the bike is mended
q mechanic person; technician, repaired_by, assigned_to; who works on it
q rider person; customer, bike_owner, dropped_by; whose bike it is
q tag id:W-###; ticket_number, hook, job_no; number hung on the handlebar
q frame_no id:@@########; frame_number, serial_number; number stamped under the bracket
q brought date; date_in, received_on; day it was brought
q promised date; ready_date, collect_on; day it should be done
q make phrase; bike_model, brand, description; which bike it is
q limit money:60..300; spending_cap, authorised_up_to; how much may be spent without asking
q labour money:25..140; labour_charge, workshop_time_cost; cost of the work alone
q electric flag; e_bike, motor_assisted; whether it has a motor
q cracked flag; frame_damage, unsafe_to_ride; whether the frame is hurt
a parts_total money:10..200; parts_cost, materials; cost of the parts alone
a purchased date; date_of_purchase, bought_on; when the bike was bought
a insurer company; cycle_insurer, claim_with; who insures it
a collected_by person; picked_up_by, released_to; who took the bike away
a mileage unit:miles 100..9000; odometer, distance_ridden; how far it has been ridden
l jobs; tasks, work_items, repairs; what was asked for or found
c jobs.what phrase; task, work, description
c jobs.part phrase; part_fitted, component, spare
c jobs.state choice:done/waiting/declined; status, progress
c jobs.minutes number:5..90; time_taken, minutes_spent
---
{shop} || tag {tag}
# {make=Ridgeback commuter, blue|Carbon road bike, 56|Tandem, green|Child's 20-inch|Cargo bike with box|Steel tourer, drop bars}
{rider}, in on {brought}. Frame {frame_no}. {electric!Motor in the hub, key is with us|Battery taken off and put on the shelf~Pedals only|No motor}.
May spend up to {limit} without a call.
%jobs 2..6
To do | Fitted | State
{jobs.what=brakes drag|gears slip under load|wheel buckled|creak from the bottom|tyre cut|headset loose} | {jobs.part=cable and outer|cassette 11-32|two spokes|bracket UN300|28 mm tyre|none} | {jobs.state}
{jobs.minutes=}
%%
{cracked!There is a crack at the seat cluster and we ask you not to ride it|Hairline behind the head tube: do not ride~Frame and fork are sound|We looked for cracks and found none}.
[Work on its own comes to {labour}.] {mechanic} has it, promised for {promised}.
~ Loan bikes go back by {:time}. Stored free until {:date}.

== en stained_glass_condition_report
q studio company:{} Glass Studio/{} Leaded Lights/Conservation Glass {}; conservator_firm, report_by; workshop that looked at the window
q author person; conservator, surveyed_by, written_by; who wrote the report
q church company:St {}'s Church/{} Minster/Chapel of St {}; building, owner_site, location; building in which the window is
q warden person; churchwarden, commissioned_by, client_contact; who asked for it
q window id:@##; window_number, opening_ref; number of the window in the plan
q looked date; inspection_date, surveyed_on; day of the look
q subject phrase; scene, iconography, depicts; what is shown
q artist company:{} & Co./Studio of {}/{} of London; glazier, attributed_maker; who made the window
q made year; year_of_making, dated; when the window was made
q panels number:2..24; number_of_panels, lights_sections; of how many parts it consists
q cracked number:1..40; broken_pieces, cracked_quarries; how many pieces are broken
q donor person; given_by, memorial_donor; who gave the window to the church
q bulge unit:mm 5..60; bowing, deflection; how far the leads have come forward
q urgent choice:now/within five years/leave; priority, recommended_timing; how soon something should be done
q guard flag; external_protection, wire_guard_fitted; whether something outside keeps stones off
a cost money:2000..40000; estimated_cost, repair_budget; what the work would cost
a restored date; previous_restoration, last_releaded; when it was last repaired
a architect person; church_architect, quinquennial_architect; who advises the church on the building
a faculty id; faculty_number, permission_ref; number of the leave to do the work
a width unit:mm 400..1800; window_width, opening_width; how wide the opening is
---
# Window {window}, {church}
{studio} for {warden}, churchwarden

Seen from a tower scaffold on {looked}, dry and bright. The window shows {subject=the Good Shepherd|St Martin and the beggar|the raising of Lazarus|four angels with scrolls|Ruth gleaning}. A scroll in the corner tells that {donor} gave it in memory of {:person}. From the palette we take it for work of {artist}, {made}.
{panels} panels make up the lights. {cracked} pieces are cracked, mostly along the ferramenta. The leads have come forward by {bulge} at the worst place. {guard!Polycarbonate sheets outside keep off stones|A wire guard is fixed in front of it~Nothing protects it from outside|It stands open to stones and hail}.
In our view {urgent?this cannot wait, the second panel may fall in the next gale~it should be taken in hand in the next few years, not today~nothing need be done for a generation but watching}.

{author}
~ Other windows were noted in passing on {:date}; {:person} kindly held the ladder. Photographs {:number:12..60}.

== en well_pump_service_slip
q firm company:{} Well Drilling/{} Pump & Water/{} Water Systems; contractor, service_company; who came
q tech person; technician, serviceman, performed_by; who did the work
q ranch company:{} Ranch/{} Farms/{} Orchards; customer, site_owner, well_owner; whose well it is
q well_id id:WR-#####; state_well_number, well_tag; number of the well
q called date; call_received, reported_on; day they rang for help
q came date; service_date, on_site; day the work was done
q depth unit:ft 80..620; well_depth, total_depth; how deep the hole goes
q level unit:ft 20..200; static_water_level, standing_water; at what depth water stands at rest
q flow unit:gpm 3..60; yield, pumping_rate; how much it gives in a minute
q horsepower number:1..10; motor_hp, pump_power; strength of the motor
q fault choice:motor burnt/pipe holed/control box; cause_of_failure, diagnosis; why no water came
q chlorinated flag; shock_chlorinated, disinfected; whether the well was disinfected
q labor money:150..900; labor_charge, work_cost; what the work costs without parts
q warranty flag; under_warranty, covered; whether the maker pays for the part
a set_depth unit:ft 60..500; pump_setting, pump_depth; how deep the pump hangs
a drilled date; drilling_date, well_completed; when the well was drilled
a parts money:100..3000; parts_charge, material_total; what the parts cost
a drawdown unit:ft 2..80; drawdown, water_drop; how far the water falls while pumping
a pump_serial id; serial_of_pump, pump_number; number of the pump
---
^ {firm}
^ 24 hr {:phone}
# Service slip
Ranch: {ranch} || Well {well_id}
They rang on {called}: no water at the house and stock tanks dry. {tech} was there {came} with the small rig.
Hole goes down {depth}. Water stands at {level} when the pump rests. {fault?Windings open to ground, the motor is gone~Found a hole in the drop pipe, water was running straight back~Start relay in the box on the wall had welded shut}. After the repair a {horsepower} hp unit gave {flow} into a barrel.
{chlorinated!We poured bleach down and let it stand overnight|Shocked with chlorine before leaving~Nothing was added to the water|We did not chlorinate}.
{warranty!The maker stands good for the part|Part is inside its guarantee, no charge for it~The guarantee ran out, so the part is on you|Not covered by the maker any more}. [Our time: {labor}.]
~ Thank you. Neighbor's well {:id:WR-#####} was looked at on {:date} and is on a slip of its own.
== en dental_treatment_plan
q practice company:{} Dental Practice/{} Smile Clinic/{} Orthodontics; surgery, dental_office, provider; where the teeth are treated
q dentist person; treating_dentist, clinician, plan_by; who will do the work
q hygienist person; hygienist_name, cleaning_by; who cleans the teeth
q patient person; patient_name, treated_person; whose teeth they are
q chart id:PT####; chart_number, patient_id; number of the patient's file
q examined date; exam_date, seen_on; day the mouth was looked at
q valid date; plan_valid_until, fees_held_until; day until which the fees hold
q fee_total money:150..4200; total_fee, overall_cost; what the whole plan comes to
q insurer_share money:50..1500; plan_pays, covered_amount; what the insurance is thought to take
q xray flag; radiographs_taken, xrays; whether pictures were made
q nervous flag; sedation_wanted, anxious_patient; whether the patient wants to be put at ease with a drug
q next_visit date; first_appointment, treatment_starts; when the work begins
a birth date; date_of_birth, dob; when the patient was born
a patient_share money:50..2500; out_of_pocket, copay; what is left for the patient to pay
a insurer company; dental_insurer, benefit_carrier; company that insures the teeth
a last_cleaning date; previous_cleaning, last_hygiene_visit; when the teeth were last cleaned
a referrer person; referring_dentist, sent_by; who sent the patient
l steps; procedures, treatments, items; what is to be done
c steps.tooth number:11..48; tooth_number, position, location; which tooth
c steps.work phrase; procedure, treatment, description
c steps.visit number:1..5; appointment_no, sitting; at which sitting
c steps.fee money:40..900; cost, price
c steps.code id:#####; procedure_code, billing_code
---
^ {practice}
# Treatment plan
{patient}, chart {chart}
I examined you on {examined}. {xray!Two bitewings were taken and are on the screen|We took pictures of both sides~No pictures were needed|We agreed to do without radiographs this time}.
%steps 2..6
Tooth | What | Sitting | Fee
{steps.tooth} | {steps.work=composite filling|root canal|porcelain crown|extraction|sealant|bridge, three units} | {steps.visit} | {steps.fee}
{steps.code=}
%%
In all {fee_total}[, of which your insurance should meet {insurer_share}]. These fees stand until {valid}.
{nervous!As you asked, you will be given something to make you drowsy|You would rather be half asleep, and that is arranged~You are content with a local injection|No sedation is wanted}.
?{hygienist} will see you for a scale and polish in between.
?We begin on {next_visit}.
> {dentist}
~ Printed {:date} by reception.

== en vet_discharge_note
q clinic company:{} Veterinary Hospital/{} Vets/{} Animal Clinic; vet_practice, hospital; where the animal was treated
q vet person; veterinarian, attending_vet, surgeon; who operated
q nurse person; discharging_nurse, handed_over_by; who gave the animal back
q owner person; client, keeper, pet_parent; who takes it home
q pet phrase; animal_name, patient, called; name of the animal
q species choice:dog/cat/rabbit; kind, animal_type; what sort of animal it is
q in_date date; admitted_on, admission; day it was brought in
q home_date date; discharged_on, released; day it went home
q stitches date; suture_removal, stitches_out; day the stitches come out
q weight unit:kg 1..45; body_weight, weighs; how heavy it was
q procedure phrase; operation, surgery, what_was_done; what was done to it
q dose unit:ml 1..4; medicine_dose, each_time; how much of the medicine is given each time
q collar flag; cone_required, buster_collar; whether it must wear a cone
q eating flag; appetite_back, ate_before_leaving; whether it took food again
q emergency phone; out_of_hours, night_number; number to ring at night
a chip id:###############; microchip_number, chip; number of the chip
a bill money:90..2400; invoice_total, cost; what the treatment cost
a age number:1..16; age_years, how_old; how old the animal is
a insurer company; pet_insurer, insured_with; company that insures the animal
a anaesthetist person; anaesthetist, sedated_by; who kept it asleep
a target_weight unit:kg 1..40; ideal_weight, goal_weight; what it ought to weigh
---
{clinic} || {:street}
{:phone} || {:city}
# Going home: {pet=Biscuit|Shadow|Willow|Rufus|Mittens|Clover|Banjo}
Dear {owner},
{species?Your dog~Your cat~Your rabbit} came to us on {in_date} and goes home today, {home_date}. {vet} carried out the following: {procedure=repair of a torn cruciate|removal of a lump on the flank|dental with three extractions|spay|stitching of a bite wound}. The scales said {weight}.
* Medicine: {dose} by mouth, morning and night, for {:number:4..10} days.
* {collar!The cone stays on day and night, however sorry the face|Please leave the plastic collar on~No cone is needed|It may go without a collar, the wound is out of reach}.
* {eating!Had a small breakfast with us and asked for more|Has eaten since the operation~Would not touch the bowl yet, try chicken tonight|Has not taken food so far}.
?* Stitches come out on {stitches}.
?If you are worried at night ring {emergency}.
> {nurse}, for the ward
~ The waiting room is being painted from {:date}.

== en pacemaker_check_letter
q hospital company:{} General Hospital/{} Heart Centre/Royal {} Infirmary; clinic_site, cardiac_department, sender; where the device was looked at
q physiologist person; cardiac_physiologist, checked_by, tester; who ran the check
q consultant person; cardiologist, under_care_of; doctor in charge
q patient person; device_wearer, patient_name; who carries the device
q number id:### ### ####; patient_number, health_number; number of the patient
q device phrase; model, implant, generator; what is implanted
q implanted date; implant_date, fitted; day it was put in
q checked date; check_date, interrogated_on; day of this check
q battery duration; battery_life, longevity, remaining; how long the battery will still last
q pacing percent; paced_share, ventricular_pacing; how often the device had to step in
q threshold unit:V 0.4..2.4; capture_threshold, output_needed; smallest pulse that makes the heart answer
q episodes number:1..40; fast_rhythms, recorded_episodes; how many odd rhythms were stored
q reprogrammed flag; settings_changed, adjusted; whether something was altered
q driving flag; may_drive, fit_to_drive; whether the patient may sit at the wheel
q gp person; family_doctor, copy_to; who gets a copy
a next_check date; next_appointment, follow_up; when the device is looked at again
a impedance unit:ohm 300..900; lead_impedance, resistance; resistance of the lead
a serial id; serial_number, device_serial; number of the device
a lead_date date; lead_implanted, lead_replacement; when the lead was put in
a surgeon person; implanting_surgeon, operated_by; who put it in
---
{hospital}
Cardiac rhythm clinic || {:phone}
Dear {patient},
# Your device check
Number {number} || typed {:date}
Thank you for coming on {checked}. {physiologist} read out the {device=single chamber pacemaker|dual chamber pacemaker|biventricular device|leadless capsule} that you have had since {implanted}.
It worked {pacing} of the time. A pulse of {threshold} is enough. The memory held {episodes} spells of fast beating, none longer than {:number:5..40} seconds. We reckon that the battery has {battery} left in it.
{reprogrammed!I turned the lower rate down a little|Two settings were altered so that it saves current~Everything was left as it was|No setting had to be touched}. {driving!Nothing we saw need keep you from driving|You may go on driving your car~Please do not drive until we have spoken|For the present you must leave the car at home}.
Yours sincerely
{consultant}
?Copy: {gp}, {:street}

== en radiotherapy_session_plan
q centre company:{} Cancer Centre/{} Oncology Institute/{} Radiation Clinic; treating_centre, facility; where the rays are given
q oncologist person; prescribing_doctor, consultant, prescribed_by; who prescribed the course
q physicist person; planned_by, dosimetrist; who worked out the plan
q patient person; person_treated, name_of_patient
q folder id:RT-##-####; record_number, course_id; number of the course
q site phrase; treated_area, target, body_part; part of the body
q dose unit:Gy 8..66; total_dose, prescribed_dose; dose over the whole course
q fractions number:1..33; number_of_sessions, fraction_count; in how many portions it is given
q planned date; planning_scan, ct_date; day of the planning scan
q first date; starts, first_session, course_begin; day of the first session
q machine id:LA#; linac, treatment_unit; at which machine
q consent flag; consent_signed, patient_agreed; whether the patient has put a name to it
q chemo flag; concurrent_chemo, drugs_alongside; whether drugs are given at the same time
q radiographer person; lead_radiographer, contact_on_unit; whom to ask on the unit
a last_session date; course_end, finishes; day of the last session
a per_fraction unit:Gy 1..8; dose_per_fraction, daily_dose; dose at each session
a diagnosis_date date; diagnosed_on, date_of_diagnosis
a surgeon person; surgeon, operated_by; who operated before
a transport phone; transport_number, ambulance_booking; number to book the ride
l slots; appointments, sessions, visits; first sessions booked
c slots.day date; on, date, session_date
c slots.time time; at, slot_time
c slots.with phrase; review, also_that_day; what else happens that day
c slots.room id:@#; waiting_area, bay
---
# {centre}
Plan {folder} || {machine}
{patient}
= Area: {site=left breast|prostate bed|larynx|right lung, upper|pelvis}
= Prescribed: {dose} in {fractions}
= By: {oncologist}
= Plan: {physicist}, from the scan of {planned}
{consent!The form is signed and in the folder|Patient has put a name to the consent~The form has still to be signed before anything is switched on|Consent is outstanding}. {chemo!Tablets run alongside, bloods each week|Given together with weekly cisplatin~Nothing else is given during these weeks|Rays alone, no drugs}.
The course opens on {first}.
%slots 2..6 lines
{slots.day}, {slots.time}: {slots.with=treatment only|treatment and nurse|treatment, doctor's review|treatment and dietitian|new mask check}
{slots.room=}
%%
Ask {radiographer} if the time cannot be kept.
~ Machine service on {:date}: no patients.

== en swab_count_sheet
q hospital company:{} Hospital/{} Surgical Centre/{} Day Surgery; site, institution; where the operation took place
q theatre id:OT#; operating_room, theatre_number; in which theatre
q surgeon person; operating_surgeon, lead_surgeon; who operated
q scrub person; scrub_nurse, instrument_nurse; who handed the instruments
q circulator person; circulating_nurse, runner, counted_with; who counted along outside the sterile field
q operation phrase; procedure, surgery_name; what was done
q day date; operation_date, performed_on; day of the operation
q started time; knife_to_skin, incision_time; when the first cut was made
q blood_loss unit:ml 20..1400; estimated_loss, ebl; how much blood was lost
q agreed flag; counts_correct, final_count_ok; whether the last count tallied
q xray flag; xray_taken, radiograph_for_missing; whether a picture was made to look for something left behind
q wrist id:H######; wristband, patient_identifier; number on the patient's band
a closed time; skin_closed, end_time, finish; when the wound was closed
a anaesthetist person; anaesthetic_doctor, gas_doctor; who kept the patient asleep
a assistant person; first_assistant, assisting_surgeon; who helped the surgeon
a patient person; patient_name, operated_person; who was operated on
a admitted date; admission_date, came_in; when the patient came to hospital
l counts; items, counted, materials; what was counted
c counts.thing phrase; item, article, name
c counts.opened number:2..40; start_count, initial; how many were there at first
c counts.added number:1..20; added_later, extra; how many came during the operation
c counts.final number:2..60; end_count, closing_count; how many at the end
c counts.lot id:L####; batch, lot_number
---
{hospital} || Band {wrist}
# Count sheet, {theatre}
{operation=Open appendicectomy|Hip hemiarthroplasty|Hernia repair, left|Caesarean section|Laparotomy}, {day}. Knife at {started}.
%counts 3..6
 Article | First | Added | Last
{counts.thing=swabs 10 x 10|packs, large|needles|blades|tapes|clips, bulldog|vessel loops} | {counts.opened} | {counts.added} | {counts.final}
{counts.lot=}
%%
Operator {surgeon}. At the table {scrub}, on the floor {circulator}. Suction and packs make {blood_loss}.
{agreed!Both of us found the same at the end, nothing is missing|Final count tallied and was called out~At the end one was short|The last count did not tally}. {xray!A film was taken on the table|The image intensifier was brought in to search~No picture was called for|Nobody asked for a film}.
~ Form revised {:date}. Tray checked by {:person} before use.

== en blood_issue_slip
q bank company:{} Blood Bank/{} Transfusion Service/{} Regional Blood Centre; issuing_laboratory, dispatched_by; who gives out the bags
q ward phrase; destination, requesting_unit, location; where the bags go
q doctor person; requesting_clinician, ordered_by; who asked for them
q scientist person; issued_by, technologist; who let them go
q porter person; carried_by, courier, collected_by; who took them away
q patient person; recipient, for_whom; who is to receive them
q group choice:O/A/B; blood_group, abo; group of the patient
q positive flag; rhesus_positive, rhd; whether the patient is Rh positive
q request id:X#######; request_number, crossmatch_ref; number of the request
q issued time; time_out, issue_time; when the bags left
q return_by time; use_or_return, back_before; when unused bags must be back
q emergency flag; uncrossmatched, emergency_issue; whether they went out without a full match
a received time; arrived_on_ward, time_received; when the bags reached the ward
a given_by person; transfused_by, nurse_giving; who hung them up
a haemoglobin unit:g/l 50..120; hb, haemoglobin_level; value that led to the request
a born date; date_of_birth, dob; when the patient was born
l bags; units, components, packs; what went out
c bags.number id:G### ### ### ###; donation_number, unit_number, pack_id; number on the bag
c bags.kind phrase; component, product, type
c bags.expires date; expiry, use_before, best_before
c bags.volume unit:ml 180..420; contents, amount
c bags.started time; start_of_transfusion, hung_at
---
# {bank}
Issue slip {request}
For {patient}, group {group?O~A~B}, {positive!Rh positive|D antigen present~Rh negative|lacking the D antigen}
Asked for by {doctor}, {ward=Ward 7 West|Maternity theatre|Intensive care|Emergency, bay 2|Haematology day unit}
%bags 1..5
Bag | Kind | Keep until | Vol.
{bags.number} | {bags.kind=red cells|platelets, pooled|fresh frozen plasma|cryoprecipitate} | {bags.expires} | {bags.volume}
{bags.started=}
%%
Out of the fridge at {issued}, let go by {scientist}, taken by {porter}. {emergency!There was no time for a full match, the clinician bears the risk|Sent unmatched, life at stake~Fully matched|All matched in the usual way}.
What is not hung must be back by {return_by}.
~ Fridge chart changed {:date}. Queries {:phone}.

== en prosthesis_fitting_note
q centre company:{} Limb Centre/{} Prosthetics/{} Rehabilitation Unit; clinic, fitting_centre; where the limb is made
q prosthetist person; fitted_by, limb_maker, clinician; who fitted it
q physio person; physiotherapist, gait_trainer; who teaches the walking
q user person; patient, wearer, client; who wears it
q case_no id:PR-####; file_number, case_reference; number of the file
q fitted date; fitting_date, delivered; day the limb was handed over
q side choice:left/right; which_side, laterality; on which side it is worn
q level phrase; amputation_level, type_of_limb; where the limb ends
q liner phrase; liner_type, suspension; what sits between skin and socket
q mass unit:kg 1..5; weight_of_limb, limb_weight; how heavy the new limb is
q socks number:1..6; ply, stump_socks; how many socks are worn in it
q wear unit:h 1..8; daily_wear, hours_per_day; how long it should be worn each day for now
q sore flag; skin_red, pressure_mark; whether the skin showed marks
q stairs flag; can_do_stairs, manages_stairs; whether steps are managed
q review date; next_visit, check_up; when the wearer comes back
a amputated date; surgery_date, operation_on; when the leg was taken off
a body_weight unit:kg 45..120; weight_of_user, patient_weight; how heavy the wearer is
a surgeon person; operated_by, surgeon_name
a cost money:1500..30000; price, cost_of_limb
a cast date; casting_date, plaster_taken; when the mould was taken
---
{centre}
Note in file {case_no}
# Fitting of {fitted}
{user} walked out on a new limb today, {side?worn on the left~worn on the right}, {level=below the knee|above the knee|through the knee|partial foot}. Held by {liner=a pin and silicone sleeve|suction|a vacuum pump|a strap over the knee}, with {socks} ply of sock. On the scales the limb comes to {mass}.
{sore!After twenty minutes the shin was red over the bone and I ground the socket there|There was a pressure mark, to be watched~The skin was as before when we took it off|No mark was left on the skin}. {stairs!Steps are taken foot over foot with one rail|Went up and down the training stairs~Stairs are still too much|Steps must wait, the knee gives way}.
For the first fortnight no more than {wear} a day. {physio} has the walking in hand[ and will see the family on {:date}].
?We look at it again {review}.
> {prosthetist}

== en needlestick_report
q employer company:{} University Hospital/{} Care Homes/{} Waste Services; organisation, workplace; where it happened
q injured person; staff_member, employee_hurt, affected; who was pricked
q reporter person; reported_by, supervisor, form_filled_by; who wrote the report
q source person; source_patient, blood_from; whose blood was on it
q oh_nurse person; occupational_health, seen_by; who looked at the person afterwards
q when date; incident_date, happened_on; day it happened
q at time; incident_time, clock_time
q place phrase; where, location, spot
q device phrase; instrument, sharp, object; what pricked
q gloved flag; gloves_worn, ppe; whether gloves were on
q bled flag; made_to_bleed, first_aid_given; whether the wound was squeezed and washed
q risk choice:low/medium/high; exposure_risk, assessment; how bad it is thought to be
q ref id:SH/###/##; report_number, incident_ref
q hours number:1..30; hours_until_seen, delay; how long it took until the person was seen
a vaccinated date; hepatitis_b_date, last_booster; when the person was last vaccinated
a result date; test_result_date, results_due; when the blood results come
a witness person; seen_happening_by, witness_name
a returned date; back_at_work, return_to_work; when the person was back at work
a batch id; batch_number, device_lot; batch of the instrument
---
# Sharps injury {ref}
{employer}
On {when} at about {at} {injured} was pricked by {device=a hollow needle left in a tray|a lancet in a bin bag|a suture needle|a cannula stylet|broken glass from a tube} in {place=treatment room 2|the sluice|the back of the collection lorry|resident's room 14|theatre recovery}. The blood on it came from {source}.
{gloved!Two pairs of gloves were on|Gloves were worn~The hands were bare|No gloves had been put on}. {bled!The finger was squeezed under the tap at once|It was made to bleed and washed with soap~Nothing was done until the shift ended|The wound was only covered}.
After {hours} hours {oh_nurse} in occupational health saw the person. Judged there: {risk?hardly anything to fear~some cause for care, bloods in a month~serious, tablets begun straight away}.
Written by {reporter}, {:date}
~ Bins are emptied by {:company}. Copy to {:person}.

== en school_vision_screening
q district company:{} School District/{} Public Schools/{} County Schools; school_board, authority; body that runs the screening
q school company:{} Elementary/{} Middle School/{} Primary School; school_attended, campus; where the child goes
q nurse person; school_nurse, screened_by; who tested
q child person; student, pupil; who was tested
q parent person; guardian, addressed_to; who gets the letter
q teacher person; homeroom_teacher, class_teacher; who teaches the class
q tested date; screening_date, test_day
q right_eye id:20/#0; acuity_right, od; what the right eye saw
q left_eye id:20/#5; acuity_left, os; what the left eye saw
q passed flag; within_limits, vision_ok; whether all is well
q glasses flag; wore_glasses, corrected; whether glasses were on during the test
q student_id id:######; pupil_number, school_id
q reply_by date; return_form_by, deadline; when the doctor's slip must be back
q grade number:1..8; year_level, class_grade
a doctor person; eye_doctor, optometrist; who examines the eyes next
a hearing date; hearing_test_date, audiometry; when the hearing was tested
a dob date; date_of_birth, born
a last_screening date; previous_screening, tested_before
a insurer company; vision_plan, insurance
---
{district}
{school} · Health office || {:phone}

To {parent}
# Vision screening
{child}, no. {student_id}, is in grade {grade} with {teacher}. On {tested} I looked at every child in the class.
The right eye read {right_eye} and the left one {left_eye}. {glasses!Glasses were on the nose at the time|The test was done with the usual glasses~No glasses were worn|The test was done without lenses}.
{passed!This is what we expect at that age and nothing need be done|All is well~This is short of what we expect and an eye doctor should have a look|Please have the eyes examined soon}.
?Send the slip below back by {reply_by}.
{nurse}, RN
~ Lice checks are on {:date}. Help with the cost may be asked of {:company}.

== en feeding_plan_dietitian
q service company:{} Community Dietetics/{} Health Trust/{} Nutrition Service; provider, department; who wrote the plan
q dietitian person; planned_by, clinician; who worked the plan out
q patient person; person_fed, client; who is fed
q carer person; caregiver, trained_person; who gives the feed at home
q feed phrase; formula, product_name, nutrition
q rate unit:ml/h 30..150; pump_rate, speed; how fast the pump runs
q volume unit:ml 500..2000; daily_volume, total_feed; how much in a day
q flush unit:ml 20..80; water_flush, rinse; water after each feed
q start time; feed_starts, pump_on; when the pump is switched on
q tube choice:nose/stomach; route, access; by which way the feed goes in
q starts date; plan_from, effective; day from which the plan holds
q pump_no id:P-#####; pump_number, device
q mouth flag; oral_intake_allowed, may_eat; whether something may be eaten by mouth
q weight unit:kg 30..95; current_weight, weighs_now
q supplier company:{} Homecare/{} Medical Delivery/{} Nutrition Direct; delivered_by, home_delivery
a stop time; feed_ends, pump_off; when the pump is switched off
a energy unit:kcal 800..2600; calories, daily_energy
a tube_changed date; last_tube_change, tube_replaced
a target_weight unit:kg 35..90; goal_weight, aim
a gp person; family_doctor, general_practitioner
a next_review date; review_date, next_visit
---
# Feeding plan
{service} || {:phone}
For {patient}, from {starts}
{tube?Given by the fine tube through the nose~Given by the button in the stomach}.
= Feed: {feed=standard, 1.0 with fibre|peptide 1.5|high protein|soya based}
= In a day: {volume}
= Pump: {pump_no}, {rate}
= On at: {start}
= Water after: {flush}
{mouth!Small tastes of soft food are welcome|May eat and drink whatever is fancied~Nothing at all by mouth, not even ice|The mouth is only to be wiped}.
Weighed {weight} at the visit. {carer} has been shown how to clear a blockage and did it twice unaided.
[Feed and syringes come from {supplier}, the first box on {:date}.]
> {dietitian}

== en first_aid_post_record
q charity company:St John {}/{} First Aid Society/{} Red Cross Branch; provider, first_aid_organisation
q event phrase; occasion, event_name; at what it happened
q aider person; treated_by, first_aider; who helped
q casualty person; patient, injured_person; who was hurt
q companion person; next_of_kin_present, came_with; who was with the hurt person
q when time; time_seen, arrival_time; when the person came to the tent
q left time; discharged_at, left_post; when the person went
q pulse number:52..140; heart_rate, bpm
q complaint phrase; injury, problem; what was wrong
q treatment phrase; given, done; what was done
q hospital flag; sent_to_hospital, onward_referral; whether an ambulance took the person
q allergy flag; allergies_known, allergic; whether something is not tolerated
q form id:PRF#####; record_number, form_no
q post id:Post #; station, tent
a dob date; date_of_birth, born
a day date; event_date, day_of_event
a doctor person; doctor_on_duty, medic_in_charge
a temperature unit:°C 35..40; body_temperature, temp
a hospital_name company; receiving_hospital, taken_to
a oxygen percent; saturation, spo2
---
{charity} || {form}
# Patient record, {post}
At {event=the county show|the half marathon|a carol concert|the air display|the ploughing match}
{casualty} walked in at {when} with {companion}. Complains of {complaint=a twisted ankle|a bee sting on the lip|feeling faint|a cut shin|sand in the eye}. Pulse {pulse}.
{allergy!Says that plasters and penicillin bring a rash|Allergic, wears a bracelet~Nothing known that is not tolerated|Denies allergies}.
Done: {treatment=rest and water|cold pack and bandage|wound cleaned, strips|eye rinsed|blanket, sugar}.
{hospital!Went on by ambulance|The crew took over and drove off with blue lights~Was well enough to go back to the field|Left on foot, advised to see a doctor if worse}.
?Left the post at {left}.
Signed {aider}
~ Blank forms: {:number:20..60} in the box. Radio check {:time}.

== en fertility_storage_reminder
q clinic company:{} Fertility/{} Reproductive Medicine/The {} Clinic; storage_centre, sender
q counsellor person; counselling_contact, talk_to
q embryologist person; lab_head, scientist, signed_by; who signs
g partner_one; first_partner, patient_a
q partner_one.name person; first_patient, patient_one; who is named first in the letter
q partner_one.id id:A#####; patient_no_a, first_id; number of the person named first
g partner_two; second_partner, patient_b
q partner_two.name person; second_patient, partner_name; who is named second
q partner_two.id id:B#####; patient_no_b, second_id; number of the person named second
q straws number:1..9; items_stored, how_many; how many are kept
q tank id:D#-C##; storage_position, canister; where they are kept
q stored date; frozen_on, placed_in_storage
q ends date; consent_expires, storage_until; day on which the permission runs out
q fee money:180..420; annual_fee, yearly_charge
q reply_by date; decide_by, answer_needed
q both flag; both_must_sign, joint_consent; whether two signatures are needed
q transfer_paid flag; account_clear, fees_paid; whether all earlier years are paid
a collected date; egg_collection, retrieval_date
a doctor person; consultant, treating_doctor
a thawed number:1..5; already_used, number_thawed
a other_clinic company; transfer_clinic, moved_from
---
^ {clinic}
{partner_one.name} ({partner_one.id})
{partner_two.name} ({partner_two.id})
{:street}, {:city} || {:date}
# What you have in storage with us
Dear both,
{straws} of yours have been in our nitrogen store, place {tank}, since {stored}. Your written permission covers them until {ends}. After that day the law does not let us keep them.
{both!We need the names of the two of you under the form|Neither of you can decide this alone~One signature is enough in your case|Only the first of you has to sign}. {transfer_paid!Nothing is owing for the years gone by|Your account is clear~There are still years unpaid|We have not had the money for last year}. For each further year we ask {fee}.
Let us have your answer by {reply_by}. [If you would like to talk it over, {counsellor} keeps an hour free most days.]
{embryologist}
~ The phones are down on {:date} from {:time}.
== en school_bus_route_sheet
q carrier company:{} School Bus Co./{} Transit/{} Student Transportation; bus_company, operator; firm that drives the children
q school company:{} Elementary School/{} High School/{} Academy; destination_school, served_school; where the children are taken
q driver person; regular_driver, bus_driver; who sits at the wheel
q aide person; monitor, attendant, bus_aide; who rides along to help
q dispatcher person; route_planner, prepared_by; who drew up the route
q route id:R-##; route_number, run_code
q bus number:10..380; bus_number, vehicle_no; number painted on the bus
q effective date; valid_from, in_force_since; first day of this route
q leaves time; depot_departure, pull_out; when the bus leaves the yard
q arrives time; bell_arrival, drop_off_time; when it must be at the school
q distance unit:miles 4..48; route_length, total_miles
q wheelchair flag; lift_equipped, accessible; whether a wheelchair can be taken
q crossing flag; children_cross_road, crossing_needed; whether children walk over the road to get on
a substitute person; relief_driver, stand_in; who drives when the regular one is ill
a afternoon time; return_departure, afternoon_run; when the bus goes home again
a capacity number:20..78; seats, seating
a replaced date; previous_route_date, supersedes; date of the sheet before this one
a plate id; licence_plate, registration
l stops; pickup_points, halts; where children get on
c stops.corner phrase; location, stop, place
c stops.at time; pickup_time, due
c stops.riders number:1..14; students, children_boarding
c stops.side choice:left/right; side_of_road, door_side
c stops.phone phone; parent_phone, contact
---
{carrier} || Bus {bus}
# Route {route}, mornings
For {school}. In force from {effective}. {driver} drives[, {aide} rides along].
Out of the yard {leaves}, at the school doors by {arrives}, {distance} in all.
%stops 3..7
Stop | Time | Kids | Side
{stops.corner=Elm and 4th|Mill Pond trailer park|Route 9 at the feed store|County line church|Birch Court|Lakeview Dr, mailbox cluster|Quarry Rd turnaround} | {stops.at} | {stops.riders} | {stops.side}
{stops.phone=}
%%
{wheelchair!The rear lift is to be tried before every run|One place is kept for a chair, use the lift~This bus has no lift|A wheelchair cannot be taken on this one}. {crossing!Some walk over in front of the bus: arm out, count them|Children cross, so wait for the all clear~Nobody has to cross the road|All board on the near side}.
~ Drawn by {dispatcher}. Snow days are called before {:time}; last fire drill {:date}.

== en tow_truck_ticket
q tower company:{} Towing/{} Recovery/{} Auto Haul; towing_company, hauled_by; firm that took the car
q operator person; tow_driver, truck_driver; who drove the truck
q requester phrase; called_by, authority; who asked for the tow
q officer person; police_officer, badge_holder; policeman at the scene
q owner person; registered_owner, vehicle_owner; to whom the car is registered
q ticket id:#######; ticket_number, tow_no
q plate id:@@@ ####; licence_plate, tag
q car phrase; vehicle, make_and_model
q from_place phrase; tow_from, scene, picked_up_at
q lot address; storage_yard, impound_address; where the car now stands
q hooked time; hook_up_time, loaded_at
q odometer unit:miles 9000..190000; mileage, clock_reading
q hook_fee money:90..240; hook_up_charge, base_fee
q daily money:20..60; storage_per_day, daily_rate
q keys flag; keys_with_vehicle, keys_present; whether the keys are there
q damage flag; prior_damage, damaged_before_tow; whether it was dented before it was lifted
a dropped time; arrived_at_lot, dropped_at; when it was set down in the yard
a tow_date date; date_of_tow, towed_on; day of the tow
a released date; released_on, claimed; day it was given back
a total money:100..900; total_due, amount_to_pay
a insurer company; owner_insurer, insurance_company
a vin id; vehicle_identification, chassis
---
# {tower}
^ Tow ticket {ticket}
{car=Silver Corolla sedan|Black F-150|White Transit van|Red Civic hatch|Blue Outback}, tag {plate}, shown at the DMV for {owner}.
Hooked {hooked} at {from_place=a fire hydrant on 6th|mile 214 northbound shoulder|the permit lot behind the clinic|a flooded underpass}, on the word of {requester=city police|the property manager|highway patrol|the owner's auto club}[ (Officer {officer})].
Clock read {odometer}. {keys!Keys hang on our board|The keys were in it~No keys came with it|Locked, keys not to be had}. {damage!Rear bumper and one lamp were already broken, see photo|It had dents before we touched it~Not a scratch on it when we lifted it|No earlier damage seen}.
Now at {lot}. Hook-up {hook_fee}, then {daily} for each day or part of one.
> {operator}
~ Gate open till {:time}. Rates filed with the city on {:date}. Cash, no checks.

== en autorickshaw_permit
q office company:Regional Transport Office, {}/{} Transport Authority/District Transport Office {}; authority, issued_by; office that grants the permit
q officer person; registering_officer, signatory
q holder person; permit_holder, owner, licensee; who may run the vehicle
q nominee person; nominated_heir, nominee_name; who takes over if the holder dies
q permit id:@@/AR/####/##; permit_number, permit_id
q vehicle id:@@ ## @ ####; registration_mark, vehicle_no
q chassis id:MD#@##########; chassis_number, frame
q granted date; issue_date, date_of_grant
q expires date; valid_upto, expiry
q zone phrase; area_of_operation, permitted_area; where passengers may be carried
q fuel choice:petrol/gas/electric; fuel_type, drive; what it runs on
q seats number:3..6; seating_capacity, passengers_allowed
q fee money:200..2500; permit_fee, fee_received
q meter flag; meter_sealed, fare_meter_tested; whether the fare meter has been sealed
q badge flag; badge_required, driver_badge; whether the driver must wear a badge
a engine id; engine_number, motor_no
a fitness_until date; fitness_valid_upto, fitness_expiry; until when the fitness certificate runs
a insurer company; insurance_company, policy_with
a financier company; hypothecated_to, loan_from
a father person; father_name, son_of
a born date; date_of_birth, dob
---
^ FORM P.Co.P.
# {office}
Contract carriage permit {permit}
= Holder: {holder}
= Residing at: {:address}
= Mark: {vehicle}
= Chassis: {chassis}
This permit is granted on {granted} under section 74 of the Act and holds good up to {expires}. The vehicle, {fuel?run on petrol~run on compressed gas~driven by battery}, may carry {seats} persons apart from the driver within {zone=the municipal limits|a radius of 16 km from the station|the taluk|wards 1 to 40}.
{meter!The meter was tested and bears our seal|A sealed meter is fitted~The meter is yet to be sealed, till then no hire|No seal has been put to the meter so far}. {badge!Whoever drives shall display the badge|Khaki and badge are compulsory~No badge is called for in this town|A badge need not be worn}.
?Should the holder die, the permit passes for three months to {nominee}.
Received {fee} by challan dated {:date}.
> {officer}

== en toll_violation_notice
q agency company:{} Turnpike Authority/{} Expressway/{} Bridge District; toll_agency, sender
q owner person; registered_owner, addressee
q plate id:@@@-####; license_plate, tag
q state region; plate_state, registered_in; where the plate comes from
q notice id:V#########; notice_number, violation_id
q sent date; mailed_on, notice_date
q pay_by date; due_date, payment_deadline
q tolls money:2..40; unpaid_tolls, toll_amount; tolls without any penalty
q penalty money:10..75; fine, added_fee
q contest flag; can_dispute_online, online_dispute; whether one may object over the net
q first flag; first_violation, first_notice; whether it is the first such letter
q hearing person; hearing_officer, appeals_to
a total money:10..120; total_due, amount_to_pay; tolls and penalty together
a account id; transponder_account, tag_account
a driver person; who_drove, driver_name
a photo_date date; photographed_on, image_date
a court_date date; hearing_date, court_day
l passages; crossings, transactions; where the car went through
c passages.plaza phrase; toll_plaza, location
c passages.lane number:1..14; lane_no, lane
c passages.at time; time, passage_time
c passages.on date; date, passed_on
c passages.toll money:1..9; amount, toll_due
c passages.axles number:2..6; axle_count, class
---
{agency} || Notice {notice}
{:street}, {:city} || mailed {sent}
{owner}
# Unpaid tolls, {plate} ({state})
Our cameras read your plate and no payment followed. {first!You have not had such a letter before|This is the first time we write~We have written to you about this car before|This is not the first such letter}.
%passages 1..5
Plaza | Lane | Day | Hour | Toll
{passages.plaza=North Span|Mile 42|Harbor Tunnel|Airport Spur|West Gate} | {passages.lane} | {passages.on} | {passages.at} | {passages.toll}
{passages.axles=}
%%
Tolls alone: {tolls}. Added under our rules: {penalty}. Pay by {pay_by} or the plate will be held at renewal.
{contest!You may object at our web page with the number above|Objections can be typed in online~Objections are taken by mail only|You cannot object online}. [They are decided by {hearing}.]
~ Offices closed {:date}. Call {:phone}.

== en abnormal_load_notification
q haulier company:{} Heavy Haulage/{} Transport/{} Specialist Moves; carrier, moved_by
q contact person; transport_planner, notified_by; who sends the notice
q police company:{} Constabulary/{} Police/{} Roads Policing; notified_force, addressee; to whom the notice goes
q client company:{} Transformers/{} Marine/{} Wind; on_behalf_of, load_owner; whose load it is
q reference id:AL-#####; movement_reference, notice_no
q load phrase; cargo, what_is_moved
q moves date; date_of_movement, travel_day
q start time; departure_time, sets_off
q origin city; from, loading_place
q dest city; to, destination
q width unit:m 3..6; overall_width, load_width
q length unit:m 18..60; overall_length, train_length
q gross unit:t 44..180; gross_weight, total_weight
q axles number:5..16; number_of_axles, axle_count
q escort flag; police_escort_needed, escorted; whether the police must drive along
q bridges flag; bridge_owners_agreed, structures_cleared; whether those who own the bridges have agreed
q escort_phone phone; crew_phone, attendant_number
a height unit:m 3..6; overall_height, load_height
a net unit:t 20..120; load_weight, weight_of_load_alone
a driver person; driver_name, lorry_driver
a arrival time; arrival_time, expected_arrival
a sent date; notice_date, notified_on
a plate id; tractor_registration, plate
---
# Notice of abnormal load
{haulier} to {police} || {reference}
We give notice that on {moves}, setting off at {start}, we shall take {load=a transformer|two bridge beams|a lock gate|the hull of a lifeboat|a tunnelling shield} for {client} from {origin} to {dest}.
= Width: {width}
= Length with tractor: {length}
= All up: {gross}
= Axles: {axles}
By way of {:=A1, A46, B1190|M6 junction 38, A685|A9 and the old bridge road}; we lie up at {:city}.
{escort!We ask for a police car in front, the load takes both lanes|An escort by your officers is needed~Our own vans go with it, no officers are called for|No police escort is asked for}. {bridges!All who own bridges on the way have said yes|Structures are cleared along the route~One bridge owner has not yet answered|We still wait for leave over a structure}.
[The crew answers {escort_phone}.]
{contact}
~ Indemnity held with {:company} since {:date}.

== en footplate_turn_sheet
q railway company:{} Valley Railway/{} Steam Railway/{} & {} Light Railway; line, heritage_line
q driver person; engine_driver, in_charge_of_engine
q fireman person; stoker, second_man; who shovels
q cleaner person; trainee, third_person
q guard person; train_guard, conductor
q engine phrase; locomotive, loco_name
q turn id:T#; turn_number, duty
q day date; running_day, on
q book_on time; sign_on, start_of_duty
q off_shed time; leaves_shed, engine_leaves
q coal unit:cwt 8..60; coal_used, coal_taken
q trips number:2..7; round_trips, runs
q washout flag; due_for_washout, boiler_wash; whether the boiler must be cleaned now
q defect phrase; fault, booked_defect
a book_off time; sign_off, end_of_duty
a water unit:gal 300..4000; water_used, water_taken
a passengers number:20..600; passenger_count, carried
a inspector person; boiler_inspector, locomotive_inspector
a signalman person; signaller, box_man
---
{railway}
# Turn {turn}, {day}
= Engine: {engine=No. 7 Sir Gerald|1450|the Andrew Barclay|Pannier 6412|Linda}
= Driver: {driver}
= Firing: {fireman}
?= Riding to learn: {cleaner}
= Book on: {book_on}
= Off shed: {off_shed}
= Train in charge of: {guard}
{trips} trips were run. {coal} came off the stage. {washout!She must be washed out before she is lit again|Due for her washout after today~She is good for some more days in steam|No washout is called for yet}.
Booked: {defect=left injector blows back|regulator stiff|nothing|whistle valve weeping|cab lamp out}.
~ Detonators counted {:date}. Volunteers' lunches from {:time}. Roster by {:person}.
== en courier_missed_call_card
q courier company:{} Parcels/{} Express/Swift {}; carrier, delivery_company
q driver first; driver_name, left_by
q addressee person; recipient, for_whom
q sender company:{} Books/{} Garden/{} Outdoor/{} Pharmacy; shipper, sent_by; from whom the parcel comes
q neighbour person; left_with, accepted_by; who took it in
q parcel id:@@#########@@; tracking_number, consignment
q card id:C-######; card_number, slip_no
q called date; attempted_on, first_attempt
q at time; attempt_time, rang_at
q depot address; collection_point, pick_up_from
q held_until date; kept_until, last_day; day after which it goes back
q charge money:2..30; to_pay, customs_due
q left flag; parcel_left, delivered_elsewhere; whether the parcel is no longer in the van
q sign flag; signature_needed, must_sign; whether somebody has to sign
a again date; next_attempt, redelivery_date; when the van comes again
a sent date; dispatch_date, shipped_on
a weight unit:kg 1..30; parcel_weight, weighs
a opens time; depot_opens, opening_hour
a depot_phone phone; depot_number, call_depot
---
# Sorry we missed you
{courier} · card {card}
{addressee}
I rang at {at} on {called}. The parcel is {parcel}, from {sender}.
{left!It is no longer with me, see below|I did not want to take it away again~I have taken it back with me|It is still in the van}.
?Ask next door: {neighbour} has been so kind.
{sign!Somebody must put a name on my screen|A signature is wanted~Nobody need sign|It may be left without a signature}.
[Have {charge} ready, it is owed to customs.]
From tomorrow at {depot}, with this card and something that shows who you are, no later than {held_until}.
> {driver}
~ {courier} is a trading name of {:company}. Terms of {:date}.

== en taxi_association_membership
q association company:{} Taxi Association/{} Long Distance Taxi/Greater {} Drivers; body, association_name
q chair person; chairperson, signed_by
q marshal person; rank_marshal, queue_marshal; who keeps order at the rank
q member person; operator, admitted_person; who joins
q driver person; employed_driver, drives_for_member; who drives for the member
q card id:M/###; membership_number, member_no
q plate id:@@ ## @@ GP; vehicle_registration, taxi_plate
q route phrase; approved_route, line; where the member may drive
q joined date; admission_date, accepted_on
q fee money:5000..30000; joining_fee, entry_fee
q weekly money:100..500; weekly_levy, rank_fee
q permit flag; operating_licence_held, licensed; whether the state has licensed the vehicle
q voting flag; may_vote, voting_right
q seats number:15..22; passengers, capacity
a vehicles number:1..9; number_of_vehicles, fleet_size
a expires date; valid_until, membership_ends
a secretary person; secretary, minutes_by
a licence id; operating_licence_number, permit_number
a treasurer person; treasurer, money_kept_by
---
^ {association}
# Admission of an operator
Meeting of {joined}, {:number:20..140} members being present
The house accepts {member}, card {card}, with one vehicle, {plate}, {seats} seats, on {route=the town rank to the mall|the hospital line|the cross-border rank|the coast road}. {driver} will drive it.
{permit!The operating licence was shown and copied|A state licence for the vehicle lies before us~The licence has been applied for and is not there yet|No operating licence could be shown}.
{voting!From today there is a voice and a vote|The new member votes like any other~In the first year there is a voice but no vote|Voting is only for those with two years behind them}.
To be paid: {fee} once and {weekly} each Friday to the marshal, {marshal}.
> {chair}
~ The dispute of {:date} with {:company} is not touched by this.

== en anchor_watch_log
q vessel phrase; ship, boat_name
q skipper person; master, captain
q bay phrase; anchorage, position_name
q anchored time; anchor_down, dropped_at
q date_in date; log_date, night_of
q depth unit:m 4..25; water_depth, sounding
q chain unit:m 20..90; chain_out, scope_veered
q forecast phrase; weather_forecast, expected_wind
q dragged flag; anchor_dragged, moved; whether the anchor gave way
q light flag; anchor_light_on, riding_light; whether the lamp was lit
q crew number:2..9; persons_on_board, souls
q swing unit:m 20..120; swinging_circle, alarm_radius; distance at which the alarm rings
a weighed time; anchor_up, left_at
a tide unit:m 1..7; tidal_range, rise_of_tide
a harbour_master person; harbour_master, port_officer
a draught unit:m 1..4; draft, keel_depth
a barometer unit:hPa 970..1035; pressure, glass
l watches; hours, turns; who watched when
c watches.from time; start, begins
c watches.who person; watchkeeper, on_watch
c watches.wind phrase; wind, conditions
c watches.depth unit:m 4..25; sounding, depth_read
c watches.bearing id:###°; bearing, compass
c watches.to time; end, relieved_at
---
# Anchor watch, {vessel=Kittiwake|Samphire|Ocean Lass|Mary Ellen|Polaris}
{date_in}, {bay=Loch Spelve|Helford, Ponsence Cove|Roundstone Bay|Pender Harbour|Refuge Cove}
Skipper {skipper}, {crew} aboard. Let go at {anchored} in {depth} and veered {chain}. The wireless promised {forecast=south-west 6, rain|variable 3|a northerly gale by morning|nothing over 4}. Alarm set to {swing}.
%watches 3..6
From | Watch | Wind | Sounding | Church bears
{watches.from} | {watches.who} | {watches.wind=SW 4|S 5 gusting|calm|W 3|NW 6} | {watches.depth} | {watches.bearing}
{watches.to=}
%%
{light!The riding light burned all night|Lamp hung in the forestay and lit~The lamp failed and a torch had to do|No light was shown, the bulb had gone}. {dragged!She dragged towards the shore and we laid a second anchor|In a gust she came adrift and had to be laid again~She lay where she was put|The anchor held without a murmur}.
~ Gas off at night. Next oil change {:date}.

== en railcar_release_note
q railway company:{} Northern Railway/{} & Pacific/{} Central Railway; carrier, rail_company
q shipper company:{} Pulp/{} Potash/{} Lumber/{} Grain Co-op; consignor, released_by_company; who loaded the cars
q consignee company:{} Terminals/{} Paper Mills/{} Feeds; receiver, going_to
q clerk person; released_by, yard_clerk; who let them go
q conductor person; train_conductor, pulled_by
q station city; origin_station, loading_point
q junction city; interchange, handed_over_at
q bill id:WB ######; waybill, bill_of_lading
q released date; release_date, available_from
q seal_check flag; seals_intact, seals_ok; whether the seals were whole
q hazard flag; dangerous_goods, placarded; whether plates for dangerous goods hang on them
q track id:Track ##; spur, siding
a pulled date; pulled_on, pickup_date; when the engine took them
a arrival date; expected_arrival, eta
a freight money:900..9000; freight_charge, rate
a broker company; customs_broker, broker
l cars; wagons, railcars, equipment; which cars
c cars.number id:@@@@ ######; car_number, initials_and_number, reporting_mark
c cars.goods phrase; commodity, contents, lading
c cars.weight unit:t 40..98; load, net_tonnes; weight of what is in it
c cars.seal id:#######; seal_number, seal
c cars.tare unit:t 22..34; empty_weight, light_weight
---
{shipper} to {railway}
# Cars released for movement
{released} · {station}, {track}
Waybill {bill}, to {consignee}, by way of {junction}
%cars 2..6
Car | What | Loaded | Seal
{cars.number} | {cars.goods=bleached pulp|muriate of potash|2x6 spruce|canola meal|oats} | {cars.weight} | {cars.seal}
{cars.tare=}
%%
{seal_check!All the seals were tried and hold|Seals are whole~One seal was found cut and has been renewed|A seal had been broken}. {hazard!Placards are up on both sides|These cars carry plates for dangerous goods~No placards are required|Nothing dangerous in them}.
?To be lifted by {conductor}'s train.
> {clerk}
~ Empties billed back to {:company} since {:date}. Demurrage after {:number:24..72} hours.

== en air_ambulance_mission_sheet
q service company:{} Air Ambulance/Royal Flying Doctors {}/{} Helimed; operator, charity
q pilot person; commander, flown_by
q doctor person; flight_doctor, physician
q paramedic person; flight_paramedic, crew_medic
q mission id:HM-####; mission_number, job_id
q tasked time; called_at, alert_time
q airborne time; take_off, lifted_at
q scene phrase; incident_place, landed_at
q patient_age number:2..90; age, years
q injury phrase; condition, what_was_wrong
q hospital company:{} Trauma Centre/{} Base Hospital/Royal {} Hospital; taken_to, receiving_hospital
q aircraft id:@-@@@@; registration, tail
q fuel unit:kg 90..500; fuel_at_landing, remaining_fuel
q winch flag; winch_used, hoisted; whether somebody was lifted on the wire
q asleep flag; anaesthetised_on_scene, intubated; whether the patient was put to sleep there
a on_scene time; arrived_at_scene, landed_time
a patient person; patient_name, casualty
a flown_on date; mission_date, day
a distance unit:km 10..400; flown_distance, km
a handover time; handed_over_at, hospital_arrival
a fuel_uplift unit:kg 50..400; fuel_loaded, uplift
---
{service} || {aircraft}
# Mission {mission}
Tasked at {tasked}, off the ground {airborne}. In front {pilot}, in the back {doctor} and {paramedic}.
Put down at {scene=a paddock near the homestead|the hard shoulder|the school oval|a beach below the cliff|the quarry floor}. One person of {patient_age} years, {injury=crushed by a quad bike|burns to both arms|fall from scaffold|chest pain|hit by a boom}.
{asleep!Put to sleep and tubed on the spot|Anaesthetic given at the roadside~Stayed awake throughout|Did not need to be put under}. {winch!The wire was needed, two lifts|Brought up by winch~The stretcher was carried to the door|The wire stayed on its drum}.
To {hospital}. On shutdown {fuel} were left in the tanks.
~ Medical bag resealed by {:person}. Duty ends {:time}. Aircraft check due {:date}.

== en first_solo_endorsement
q school company:{} Flying Club/{} Aviation Academy/{} Flight Training; flight_school, club
q instructor person; endorsed_by, flight_instructor
q student person; pilot_trainee, soloed
q examiner person; progress_check_by, stage_checker; who flew the check before
q field phrase; airfield, aerodrome
q soloed date; solo_date, first_solo
q plane id:@@-@@@; aircraft_registration, flown_in
q hours unit:h 9..40; dual_hours, time_with_instructor; flown with an instructor until then
q circuits number:1..5; landings, solo_circuits
q wind unit:kt 2..14; wind_speed, surface_wind
q medical date; medical_expires, medical_until
q written flag; theory_passed, exam_passed; whether the paper has been sat and passed
q radio flag; radio_licence, rt_certificate; whether the student may use the radio alone
q limits phrase; restriction, condition
a licence id; licence_number, student_licence
a total unit:h 10..60; total_time, hours_in_all
a born date; date_of_birth, dob
a runway id; runway_used, runway
a started date; training_began, first_lesson
---
# {school}
I, {instructor}, let {student} go alone in {plane} at {field=the grass strip|the municipal field|Wellcamp|the old air base} on {soloed}.
Before that {hours} had been flown with one of us in the right-hand seat and {examiner} had flown the check. {circuits} circuits were made by the student alone with {wind} on the nose.
{written!The paper on air law lies behind this sheet with its pass mark|Theory is behind us~The air law paper has still to be sat|Theory has not been passed yet}. {radio!May speak to the tower without us|Holds the radio ticket~Radio only under our ear|Has no ticket for the radio yet}. The medical runs to {medical}.
From now on: {limits=within 10 miles of the field|only with my word on the day|no more wind than today|circuits only}.
~ Entered in the book on {:date} by {:person}.

== en bike_share_dispute_reply
q operator company:{} Cycle Hire/{} Bikeshare/{} Wheels; scheme, sender
q agent person; answered_by, customer_care
q rider person; member, account_holder
q ticket id:#-########; case_number, request_id
q bike number:1000..9999; bike_number, cycle_id
q dock_out phrase; start_station, taken_from
q dock_in phrase; end_station, returned_to
q taken time; hire_start, unlocked_at
q minutes number:31..900; charged_minutes, duration_billed
q charged money:3..90; amount_charged, overage
q refund money:2..90; amount_refunded, given_back
q ridden date; ride_date, day_of_hire
q faulty flag; dock_fault_found, our_fault; whether the dock was to blame
q blocked flag; account_blocked, suspended; whether the member can still ride
a returned time; hire_end, locked_at
a card id; card_number, last_digits
a refund_day date; refund_date, credited_on
a distance unit:km 1..30; distance_ridden, km
a mechanic person; checked_by, technician
---
{operator}
Re: {ticket}
Hello {rider},
you wrote to us about the ride of {ridden} on bike {bike}. It was unlocked at {taken} at {dock_out=Castle Green|Union Station|Quay Street|Library}; we have it locked in at {dock_in=Market Hall|University Gate|Ferry Pier|Southbank} and {minutes} minutes were counted, for which you paid {charged}.
{faulty!We looked at the dock and its latch had not reported, so the fault was ours|The dock did not register your return~The dock worked before and after you, so we take it the bike was not pushed home|We found nothing wrong with the dock}.
[We are giving you {refund} back.] {blocked!Until this is settled the account stays shut|You cannot hire for the moment~You can go on riding as before|Your membership is open}.
Ride safely
{agent}
~ New fares from {:date}. {:company} pays for the bikes.

== en tram_stop_closure_notice
q operator company:{} Trams/{} Light Rail/{} Metro; transport_company, issued_by
q contractor company:{} Civil/{} Rail Works/{} Track; works_by, builder
q stop phrase; closed_stop, affected_stop
q line id:Line #; route, tram_line
q shut date; closed_from, works_start
q open date; reopens, service_restored
q instead phrase; nearest_stop, alternative
q walk unit:min 3..15; walking_time, on_foot
q bus id:TB#; replacement_bus, shuttle
q every number:6..20; bus_interval, headway_minutes; how many minutes lie between two buses
q lift flag; step_free_alternative, lift_available; whether one gets to the other stop without steps
q night flag; night_work, noisy_at_night; whether it will be loud at night
q enquiries phone; information_line, call
q manager person; project_manager, contact_for_neighbours
a last_tram time; last_service, final_departure
a cost money:100000..900000; works_cost, project_value
a previous date; last_closure, closed_before
a passengers number:200..9000; daily_passengers, users
---
# {stop=Market Street|Botanic Gardens|Docklands North|St Vincent's Place|Showground} is closed
^ {line}, {operator}
From {shut} no tram will call here. {contractor} is renewing the rails and raising the kerb. We hope to be back on {open}.
* Go to {instead=Town Hall|Cathedral|Elizabeth Road|Ferry Terminal}, {walk} on foot.
* Or take {bus}, each {every} minutes.
* {lift!There is a ramp, prams and wheelchairs get there without a step|A lift takes you up to it~There are steps and no other way|Mind the steps, we have no lift there}.
* {night!Grinding will go on after midnight for some days|It will be loud at night at first~We shall work by day only|Nights stay quiet}.
[Neighbours may speak to {manager}.] Ring {enquiries}.
~ Notice put up {:date}. Byelaws of {:year}.
== en lambing_scan_report
q scanner person; scanning_operator, scanned_by
q farm company:{} Farm/{} Hill/{} Mains; holding, flock_owner
q shepherd person; farm_contact, helped_by
q scanned date; scan_date, visit_date
q lambing date; lambing_starts, due_from
q ewes number:60..900; ewes_scanned, total_ewes; how many went through the crate
q lambs number:90..1500; lambs_counted, total_lambs
q rate percent; scanning_percentage, lambs_per_ewe
q price money:40..600; charge, fee
q sheet id:SC###; report_number, docket
q fluke flag; liver_damage_suspected, poor_condition; whether the ewes looked in poor order
q repeat flag; rescan_needed, second_visit; whether somebody must come again
a tups number:2..25; rams_used, number_of_rams
a tupped date; tupping_date, rams_in
a vet person; vet, veterinary_adviser
a born number:90..1400; lambs_born, live_lambs; how many lambs were born in the end
a holding_no id; holding_number, cph
l lots; groups, mobs; how each group did
c lots.mark phrase; colour, group, spray_mark
c lots.empty number:1..20; barren, not_in_lamb
c lots.single number:5..120; singles, carrying_one
c lots.twin number:20..300; twins, carrying_two
c lots.triplet number:1..30; triplets, carrying_three
c lots.losses number:1..9; died, deaths
---
{scanner}, sheep scanning || {sheet}
# {farm}
Through the crate on {scanned}: {ewes} ewes, {shepherd} penning up. {lambs} lambs seen, which makes {rate}.
%lots 2..5
Mark | Empty | One | Two | Three
{lots.mark=red, mules|blue, Texel cross|green, gimmers|no mark, hill ewes|orange, bought in} | {lots.empty} | {lots.single} | {lots.twin} | {lots.triplet}
{lots.losses=}
%%
{fluke!A good many are lean and I would have the livers looked at|They are thin, something is taking it out of them~In good order, hard on the back|Fit ewes throughout}. {repeat!Some are too early to tell and want another look|I must come again for the late ones~All could be told, no need to come back|None left over for a second day}.
[First lambs about {lambing}.] My charge is {price}.
~ Booked next: {:company}, {:date}. Please have a dry pen and a socket.

== en shearing_tally_sheet
q station company:{} Downs/{} Station/{} Pastoral Co; property, wool_grower
q contractor company:{} Shearing/{} Contracting/{} Wool Services; shearing_contractor, team_supplier
q overseer person; shed_boss, kept_by; who keeps the tally
q classer person; wool_classer, classed_by
q cook person; shed_cook, meals_by
q day date; tally_date, run_date
q mob phrase; sheep_shorn, class_of_sheep
q total number:300..1400; day_total, sheep_shorn_today
q rate money:3..5; rate_per_head, paid_each
q bales number:6..40; bales_pressed, pressed
q wet flag; sheep_wet, vote_lost; whether work stopped because of wet wool
q shed id:Shed #; woolshed, shed_no
a presser person; wool_presser, pressed_by
a yield percent; wool_yield, clean_yield
a started date; shearing_began, first_day
a bale_weight unit:kg 150..204; weight_per_bale, bale_kg
a remaining number:100..4000; still_to_shear, left
l shearers; stands, team, board; who shore how many
c shearers.stand number:1..8; stand_no, place
c shearers.name person; shearer, worker
c shearers.morning number:30..70; first_runs, before_dinner
c shearers.afternoon number:30..70; later_runs, after_dinner
c shearers.cuts number:1..5; sheep_cut, stitched
c shearers.pay money:120..480; earnings, paid
---
{station} || {shed}
# Tally, {day}
Team of {contractor}. On the board: {mob=merino wethers|crossbred ewes|hoggets|rams and stragglers}.
%shearers 3..6
Stand | Shearer | To dinner | To knock-off
{shearers.stand} | {shearers.name} | {shearers.morning} | {shearers.afternoon}
{shearers.cuts=}{shearers.pay=}
%%
All up {total} at {rate}. {bales} bales out of the press, brands {:id:@@/##}. Fleeces on the table by {classer}.
{wet!The team voted and the wool was wet, so we stopped|Called off for wet sheep~Dry all day|No vote was taken, wool was dry}.
?Smoko and tea by {cook}.
> {overseer}
~ Ute to town {:time}. Rep of {:company} calls {:date}.

== en orchard_spray_diary
q grower company:{} Orchards/{} Fruit/{} & Sons Growers; farm, orchard_business
q foreman person; spray_manager, diary_kept_by
q adviser person; agronomist, recommended_by
q buyer company:{} Supermarkets/{} Juice/{} Packhouse; customer, diary_for
q season year; crop_year, harvest_year
q block phrase; block_name, part_of_orchard
q area unit:ha 1..18; block_area, hectares
q sprayer id:SPR-##; machine, sprayer_no
q tested date; sprayer_test, machine_tested
q drift flag; drift_complaint, neighbour_complained; whether somebody near by complained
q bees flag; beekeepers_told, warned_beekeepers
q cert id:GG#######; scheme_number, assurance_id
a harvest date; picking_starts, harvest_date
a inspector person; auditor, scheme_inspector
a sown date; planted, planting_date
a yield unit:t 5..60; expected_crop, yield
a tank unit:l 600..3000; tank_size, sprayer_capacity
l sprays; applications, treatments; what went on
c sprays.on date; applied, date
c sprays.product phrase; chemical, agent, material
c sprays.dose unit:l/ha 0.2..2; rate, dosage
c sprays.why phrase; target, against, reason
c sprays.driver person; operator, applied_by
c sprays.wait number:3..42; days_to_harvest, withholding_days, phi
c sprays.wind unit:km/h 2..15; wind_speed, wind
---
# Spray diary {season}
{grower} · scheme no. {cert} || kept for {buyer}
= Block: {block=Home Piece|Gala, rows 1–44|Braeburn north|River block|Old pears}
= Extent: {area}
= Machine: {sprayer}, tested {tested}
%sprays 3..7
Day | Product | Rate | Against | At the wheel | Wait
{sprays.on} | {sprays.product=copper hydroxide|captan 80|sulphur|spirotetramat|kaolin|Bt} | {sprays.dose} | {sprays.why=scab|mildew|codling moth|aphid|canker} | {sprays.driver} | {sprays.wait}
{sprays.wind=}
%%
{bees!The beekeepers on the list had a text the evening before|Hive owners were told each time~Nobody with hives stands within reach, so none were told|No beekeeper was rung}. {drift!A neighbour rang about the smell and was visited|One complaint came from over the hedge~Nobody has complained|No word from the neighbours}.
Advice: {adviser}. Kept by {foreman}.
~ Empty cans to {:company}, {:date}.

== en ai_service_receipt
q company_ai company:{} Genetics/{} Breeders/{} AI Services; breeding_company, service_provider
q technician person; inseminator, served_by
q farm company:{} Dairy/{} Farm/{} Holsteins; herd_owner, customer
q stockman person; cow_spotted_by, herdsman
q docket id:AI######; receipt_number, docket_no
q cow id:@@ ### ####; cow_tag, ear_number
q bull phrase; sire, bull_name
q straw id:###-@@###; straw_code, semen_batch
q served date; service_date, inseminated_on
q time_in time; time_of_service, at
q fee money:12..60; service_charge, cost_per_service
q sexed flag; sexed_semen, female_only; whether the straw gives only heifers
q repeat number:1..4; service_number, which_service; how often she has been served by now
q heat choice:strong/weak; signs_of_heat, standing_heat
a due date; calving_due, expected_calving
a calved date; last_calving, calved_on
a flask id; flask_number, nitrogen_flask
a vet person; vet_name, veterinarian
a bull_price money:10..90; straw_price, semen_cost
---
{company_ai}
# Receipt {docket}
For {farm}. {stockman} had her tied. Cow {cow}, this being service no. {repeat}.
She was {heat?bulling hard and stood to be ridden~hardly showing, I had to go by the chart}. One straw of {bull=Moorland Captain|Rosebank Titan|Delta Prince|Corrie Red|Ballymore Jupiter}, {straw}, put in on {served} at {time_in}. {sexed!It is from the sorted tank and should give a heifer|Sorted straw~Plain straw, bull or heifer as it comes|Not sorted}.
For the visit {fee}; straws are on the monthly bill.
> {technician}
~ Flask topped up {:date}. {:number:2..8} other cows seen and left. Night line {:phone}.

== en tb_test_chart
q authority company:{} Animal Health Office/Veterinary Service {}/{} Agricultural Department; ordered_by, authority
q vet person; tester, testing_vet
q farmer person; keeper, herd_keeper
q holding id:##/###/####; holding_number, herd_number
q injected date; day_one, first_visit; day of the injection
q read date; day_two, read_on; day the skin was measured
q animals number:12..400; number_tested, animals_tested
q reactors number:1..9; positive_animals, failed
q clear flag; herd_free, status_kept; whether the herd keeps its clean standing
q moved flag; may_sell, movements_allowed; whether animals may leave
q valuer person; valuer, compensation_valuer
q batch id:PPD-####; tuberculin_batch, lot
a next_test date; retest_date, test_again
a last_test date; previous_test, tested_before
a slaughter date; slaughter_date, removed_on
a compensation money:400..9000; compensation, value_paid
a laboratory company; lab, tested_at
l readings; animals_read, skin_results; what was measured
c readings.tag id:UK######; ear_tag, animal
c readings.top unit:mm 5..14; upper_before, avian_start; first fold above at the start
c readings.after unit:mm 5..32; lower_after, bovine_reading; fold below at the reading
c readings.verdict choice:pass/doubtful/fail; result, outcome
c readings.born date; date_of_birth, age_date
c readings.breed phrase; breed, type
---
{authority} || herd {holding}
# Skin test chart
Keeper {farmer}. Injected {injected} with {batch}, read {read}. {animals} went through the crush.
%readings 2..6
Tag | Breed | Top, day 1 | Bottom, day 4 | Verdict
{readings.tag} | {readings.breed=Friesian|Limousin cross|Angus|Hereford|Simmental} | {readings.top} | {readings.after} | {readings.verdict}
{readings.born=}
%%
?{reactors} must go. [{valuer} will come and say what they are worth.]
{clear!The herd stays free|Its good standing is untouched~The good standing is withdrawn from today|The herd loses its free status}. {moved!Animals may be sold as before|Nothing stands against moving stock~Nothing may leave except straight to slaughter|All movement off the place is stopped}.
> {vet}
~ Crush lent by {:company}. Form of {:date}.

== en egg_packing_return
q station company:{} Eggs/{} Packing/{} Poultry Products; packing_station, graded_at
q producer company:{} Free Range/{} Farm Eggs/{} Poultry; egg_producer, supplier
q grader person; grading_supervisor, graded_by
q driver person; lorry_driver, collected_by
q house id:House #; shed, laying_house
q collected date; collection_date, picked_up
q graded date; grading_date, packed_on
q received number:4000..40000; eggs_received, eggs_in
q seconds percent; second_quality, downgraded
q cracked number:20..900; cracks, broken_eggs
q code id:#UK#####; producer_code, stamp
q paid money:300..5000; payment, amount_due
q salmonella flag; test_certificate_current, tested_clear; whether a clean salmonella paper is held
q dirty flag; warning_dirty, dirt_complaint; whether the station complains about dirt
a hens number:2000..32000; birds, flock_size
a hatched date; hatch_date, placed
a feed unit:kg 200..4000; feed_used, feed
a best_before date; best_before, use_by
a vet person; flock_vet, veterinarian
l sizes; grades, weight_bands; how they graded
c sizes.size phrase; grade, band
c sizes.eggs number:100..9000; count, number_of_eggs
c sizes.rate money:0.6..1.6; per_dozen, price_dozen
c sizes.value money:40..1500; amount, sum
---
# {station}
Return to {producer}, {house}, stamp {code}
Fetched {collected} by {driver} · over the machine {graded}
%sizes 3..5
Size | Eggs | A dozen
{sizes.size=very large|large|medium|small|peewee} | {sizes.eggs} | {sizes.rate}
{sizes.value=}
%%
In: {received}. Cracked: {cracked}. Seconds: {seconds}.
{salmonella!Your clean paper is in date|We hold a clear certificate for this house~The paper for this house has run out|We have no valid salmonella paper from you}. {dirty!Too many were dirty, please see to the belts|We must ask for cleaner eggs~The eggs came clean|Nothing to say against the cleanliness}.
We pay {paid} on {:date}.
> {grader}

== en grape_harvest_docket
q winery company:{} Estate Winery/{} Wines/{} Cellars; cellar, received_by_company
q grower company:{} Vineyards/{} Family Trust/{} Vines; vineyard, delivered_by_company
q weighman person; received_by, weighbridge_operator
q carter person; truck_driver, carrier
q winemaker person; winemaker, accepted_by
q docket id:V##-####; delivery_docket, docket
q picked date; harvest_date, picked_on
q tipped time; tipping_time, unloaded
q variety choice:shiraz/chardonnay/chenin blanc; grape, cultivar
q gross unit:t 8..38; gross_weight, full_weight
q net unit:t 2..22; grape_weight, fruit_weight
q sugar unit:Bé 10..15; baume, sugar_level
q ph number:3..4; acidity_ph, ph
q rot percent; botrytis, rotten_share
q machine flag; machine_picked, mechanical; whether a machine picked
q accepted flag; fruit_accepted, taken; whether the cellar took the load
a tare unit:t 5..16; tare_weight, empty_truck
a price money:300..2500; price_per_tonne, rate
a delivered date; delivery_date, received_on
a block_area unit:ha 1..12; block_area, hectares
a tank id; tank, vessel
---
{winery} || {docket}
# Fruit in
{grower} · {variety?black grapes, Syrah~white, the Burgundian one~white, known here as Steen} · picked {picked}[, block {:id:@#}]
{carter} drove over the scale with {gross}; in fruit that is {net}. Tipped {tipped}.
Crusher sample: {sugar}, pH {ph}, rot {rot}.
{machine!Shaken off by machine in the night|Machine fruit~Cut by hand into bins|Hand picked}. {accepted!In it goes|The cellar took it~Sent back to the gate|The load was refused}.
> {weighman}
?Seen by {winemaker}.
~ Scale stamped {:date}. Bins belong to {:company}.

== en agistment_agreement
q landholder person; land_owner, provides_grass; whose grass it is
q stock_owner company:{} Pastoral/{} Cattle Co/{} Grazing; agistor, cattle_owner; whose animals they are
q agent company:{} Rural/{} Livestock Agents/{} & Co Stock; broker, arranged_by
q property phrase; paddock, land
q area unit:ha 40..3000; area, hectares
q head number:20..600; number_of_cattle, head_count
q class phrase; class_of_stock, kind_of_animals
q rate money:4..15; per_head_week, weekly_rate
q start date; from, agistment_begins
q review date; rate_review, looked_at_again
q water phrase; water_supply, water
q fences choice:landholder/stock owner; fences_kept_by, fence_repairs; who mends the fences
q insured flag; stock_insured, cover_in_place
q bulls flag; bulls_allowed, entire_males
q pic id:Q@@@####; property_identification, pic
a end date; until, agistment_ends
a bond money:500..9000; security, deposit
a vet person; vet, veterinary_contact
a drench date; drenched_on, last_drench
a brand id; brand, earmark
---
# Agistment
between {landholder} (the Landholder) and {stock_owner} (the Owner), through {agent}
1. The Owner may run {head} {class=steers|cows with calves at foot|heifers|weaners} on {property=Long Paddock|the river country|Ten Mile|Top Block and Horse Paddock}, {area}, PIC {pic}.
2. They come on {start}. The price is {rate} a head each week, looked at anew on {review}.
3. Water is {water=from two dams|a bore and troughs|the creek|piped from the homestead}.
4. {fences?The Landholder keeps the fences up at no cost to the Owner~Wire and posts are the Owner's affair, labour included}.
5. {bulls!Entire males may come too|Bulls may run with them~No bulls|Entire males are kept off}.
6. {insured!The Owner has cover for the animals and has shown it|The stock is insured~Nobody insures the animals, they stand at the Owner's risk|No insurance is held}.
Signed {:date}
~ The neighbour, {:person}, shares the yards.

== en water_allocation_statement
q authority company:{} Irrigation Trust/{} Water/{} Rural Water Corporation; issued_by, water_body
q holder company:{} Almonds/{} Citrus/{} Rice Growers; account_holder, irrigator
q contact person; customer_officer, account_manager
q account id:WA#######; account_number, water_account
q season period; water_year, season
q date_of date; statement_date, as_at
q share percent; allocation_percent, opening_allocation
q entitlement unit:ML 50..4000; entitlement_volume, licence_volume
q used unit:ML 10..2000; water_used, metered_use
q carry unit:ML 1..300; carryover, brought_forward
q zone id:Zone #@; trading_zone, zone
q trade_open flag; trading_allowed, may_trade; whether water may be sold to others at the moment
q over flag; overused, exceeded; whether more was taken than allowed
a balance unit:ML 10..2000; remaining, balance_left
a fee money:300..9000; annual_fee, charges
a next_announcement date; next_allocation, next_announcement
a meter id; meter_number, meter_serial
l trades; transfers, movements; water bought and sold
c trades.on date; date, traded_on
c trades.other company:{} Farms/{} Vineyards/{} Dairies; counterparty, with
c trades.way choice:in/out; direction, bought_or_sold
c trades.volume unit:ML 2..200; amount, megalitres
c trades.price money:40..600; price_per_ml, paid
---
{authority}
# Where your water stands
{holder} · {account} || {date_of}
Season {season}. You hold {entitlement} in {zone}; so far {share} of that has been let to you, and {carry} came over from last season. Through your wheel went {used}.
%trades 1..4
Day | With | Way | How much
{trades.on} | {trades.other} | {trades.way} | {trades.volume}
{trades.price=}
%%
{over!You have drawn more than was yours and must make it good|The account is overdrawn~You are within what is yours|You have not drawn too much}. {trade_open!The gate for trade is open both ways|You may buy and sell with other zones~Trade with other zones is shut for now|No water may be traded at present}.
[Ask {contact}.]
~ Channel closed {:date} for weed. Rain at the weir {:unit:mm 1..40}.
== en tea_plucking_return
q garden company:{} Tea Estate/{} Tea Garden/{} Plantations; estate, garden_name
q manager person; garden_manager, countersigned_by
q sardar person; gang_leader, overseer, supervised_by
q clerk person; weighment_clerk, written_by
q division phrase; section, division
q day date; plucking_date, return_for
q flush choice:first/second/autumn; season_flush, harvest_period
q leaf unit:kg 400..6000; green_leaf, total_leaf
q made unit:kg 90..1400; made_tea, factory_output
q task unit:kg 16..28; daily_task, required_each; what everybody must bring
q absent number:1..40; workers_absent, missing
q rain flag; rained, rain_during_day
q factory company:{} Tea Factory/{} Bought Leaf Factory; leaf_sent_to, processed_at
q fine_leaf percent; fine_leaf_share, leaf_quality
a workers number:20..300; workers_present, pluckers
a wage money:150..300; daily_wage, wage
a sprayed date; last_sprayed, spray_date
a doctor person; garden_doctor, medical_officer
a rainfall unit:mm 1..90; rain_amount, rainfall
l pluckers; workers_listed, top_pluckers; those who brought most
c pluckers.name person; worker, plucker
c pluckers.token id:T-###; token_number, worker_no
c pluckers.leaf unit:kg 20..60; weight, brought
c pluckers.extra money:10..120; incentive, extra_pay
---
{garden}
# Plucking return, {day}
{division=Upper division|Section 14|Lower Fall|Bungalow side} under {sardar}. {flush?The first leaf after winter~The early summer leaf~The leaf after the rains}.
Green leaf {leaf}, fine leaf {fine_leaf}. Task {task} a head; {absent} did not come. {rain!It rained and the leaf came in wet|Showers from noon~Dry throughout|Not a drop fell}.
## Above the task
%pluckers 3..6
Token | Name | Brought
{pluckers.token} | {pluckers.name} | {pluckers.leaf}
{pluckers.extra=}
%%
?Sent to {factory}, made tea {made}.
Weighed and written by {clerk} || {manager}, Manager
~ Shade trees lopped {:date}. Lorry of {:company}.

== en grain_elevator_ticket
q elevator company:{} Grain/{} Pool/{} Inland Terminal; buyer, elevator_company
q producer company:{} Farms Ltd/{} Bros./{} Acres; farmer, delivered_by
q operator person; graded_by, elevator_operator
q hauler person; trucker, truck_driver
q ticket id:PE######; ticket_number, cash_ticket
q permit id:B#####-#; permit_book, delivery_permit
q day date; delivery_date, hauled
q grain choice:wheat/canola/barley; crop, commodity
q gross unit:t 20..62; loaded_weight, gross_weight
q tare unit:t 10..22; empty_weight, truck_empty
q dockage percent; dockage, foreign_matter
q moisture percent; moisture_content, water_content
q bin id:Bin ##; stored_in, bin
q tough flag; tough, too_damp; whether it is damp
q deferred flag; payment_deferred, paid_next_year
a net unit:t 10..42; net_weight, unload_weight
a protein percent; protein, protein_content
a price money:180..800; price_per_tonne, board_price
a pay_date date; payment_date, cheque_date
a seeded date; seeding_date, sown
a plate id; truck_plate, licence
---
# {elevator}
{ticket} || permit {permit}
{producer} hauled in {grain?red spring, first grade~oilseed, black and dry to the hand~two-row, for feed} on {day}; {hauler} at the wheel.
= On: {gross}
= Off: {tare}
= Dockage: {dockage}
= Moisture: {moisture}
= Put in: {bin}
{tough!It is tough and goes to the dryer at your cost|Damp, must be dried~Straight grade, dry|Dry enough to keep}. {deferred!Hold the money until after New Year, the producer says|Cheque is put off to next year~Pay at once|To be paid out now}.
> {operator}
~ Scale inspected {:date}. Sample kept {:number:2..6} weeks.

== en oyster_bag_register
q grower company:{} Oysters/{} Shellfish/{} Sea Farms; harvester, shellfish_farm
q manager person; responsible, farm_manager
q officer person; fisheries_officer, sampled_by
q area phrase; growing_area, harvest_area
q class choice:A/B; classification, water_class
q sampled date; last_water_sample, sample_date
q registered id:IE-##-@@; approval_number, registration
q tank_hours number:36..60; purification_hours, hours_in_tank
q temp unit:°C 4..16; tank_temperature, water_temp
q closed flag; area_closed, harvesting_banned
q toxin flag; biotoxin_found, toxin_present
q month month; register_month, for_month
a ecoli number:20..4000; e_coli_count, bacteria
a salinity number:20..36; salinity, salt
a planted date; seed_laid, relaid_on
a skipper person; boat_skipper, skipper
a licence_ends date; licence_expiry, licence_until
l bags; consignments, batches; what left
c bags.tag id:HT#####; tag_number, health_tag
c bags.out date; dispatched, sent_on
c bags.to company:{} Fish Merchants/{} Restaurant/{} Seafoods; customer, buyer
c bags.count number:50..1200; pieces, oysters
c bags.weight unit:kg 5..110; weight, kg
c bags.grade phrase; size_grade, grade
---
{grower} || {registered}
# Dispatch register, {month}
Beds: {area=Inner Carlingford|Dungarvan, east trestles|Clew Bay|Lough Foyle, bank 3}, water class {class?A, straight to table~B, by way of the tank}. Last sampled by {officer} on {sampled}.
%bags 2..6
Tag | Out | To | Pieces | Grade
{bags.tag} | {bags.out} | {bags.to} | {bags.count} | {bags.grade=No. 2|No. 3|specials|cocktail}
{bags.weight=}
%%
Tank: {tank_hours} h at {temp}. {toxin!Poison from algae was found in the flesh|The flesh showed biotoxin~The flesh was free of algae poison|No toxin in the flesh}. {closed!Nothing may be lifted until further word|The bay is shut~The bay is open|Lifting goes on}.
> {manager}
~ Ice from {:company}. UV lamp changed {:date}.

== en game_capture_permit
q department company:{} Parks Board/{} Nature Conservation/Department of Environment {}; issued_by, authority
q reserve company:{} Game Reserve/{} Private Nature Reserve/{} Wildlife; land, capture_property
q buyer company:{} Safaris/{} Game Ranch/{} Lodge; receiving_property, destination
q vet person; wildlife_vet, darted_by
q helicopter_pilot person; pilot, flown_by
q official person; permit_officer, signed_by
q permit id:CP-####/##; permit_number
q from_day date; valid_from, capture_starts
q to_day date; valid_to, capture_ends
q species choice:impala/buffalo/giraffe; game, kind
q animals number:4..60; number_allowed, quota
q drug phrase; immobilising_drug, agent
q hours phrase; permitted_hours, time_of_day
q disease_free flag; tested_free, disease_tested
q truck id:@@@ ### @@; transport_vehicle, truck_plate
a caught number:2..50; number_caught, animals_taken
a died number:1..5; mortality, deaths
a price money:2000..90000; price_per_animal, sale_price
a capture_team company; capture_company, contractor
a tested_on date; blood_test_date, sampled
---
^ {department}
# Permit {permit}
Leave is given to catch {animals} {species?impala~buffalo~giraffe} on {reserve} and carry them to {buyer}, between {from_day} and {to_day}, {hours=from first light to ten|not in the heat of the day|at night only}.
{vet} does the darting with {drug=etorphine and azaperone|thiafentanil|haloperidol after netting} [from a machine flown by {helicopter_pilot}].
{disease_free!Blood was drawn and all are clean|They come from a clean herd, papers attached~The bloods are still out, so they stay in the boma|Freedom from disease has not been shown}.
Only truck {truck} may carry them.
> {official}
~ Fee received {:date}, {:money:200..2000}. Report back within {:number:7..30} days.

== en maple_grading_slip
q packer company:{} Maple/Érablière {}/{} Sugarworks; sugarhouse, packed_by
q grader person; inspector, graded_by
q producer person; sugar_maker, tapped_by
q lot id:L##-###; lot_number, barrel_lot
q boiled date; boiling_date, made_on
q graded date; grading_date, classified
q color choice:golden/amber/dark; colour_class, grade
q light percent; light_transmission, transmittance
q brix unit:°Bx 66..69; density, sugar_content
q barrels number:1..30; barrels, drums
q volume unit:l 40..4000; quantity, litres
q taps number:200..9000; tap_count, taps
q off_flavour flag; off_flavour, taint
q organic flag; organic, bio
a price money:4..9; price_per_kg, paid
a season_end date; last_run, season_end
a weight unit:kg 50..6000; net_weight, kilos
a buyer company; buyer, sold_to
a tapped date; tapping_date, trees_tapped
---
{packer}
# Grade slip, lot {lot}
From the bush of {producer}, {taps} taps, boiled {boiled}. {barrels} drums, {volume}.
Read on {graded}: {light} of light comes through, so {color?golden, delicate~amber, rich~dark, robust}. Sugar {brix}.
{off_flavour!It tastes of bud and goes to the industry barrel|A woody note, put aside~Clean to nose and tongue|No fault of taste}. {organic!Certified without chemicals|May carry the organic leaf~Ordinary, not certified|Not organic}.
> {grader}
~ Drums rinsed by {:person}. Refractometer set {:date}.

== en seed_potato_label
q agency company:{} Seed Certification/Crop Inspection {}/{} Plant Health; certified_by, authority
q grower company:{} Seed Potatoes/{} Farms/{} Highland Seeds; produced_by, seed_grower
q merchant company:{} Potatoes/{} Produce/{} Agri; sold_by, distributor
q inspector person; crop_inspector, field_inspector
q variety phrase; cultivar, sort
q crop id:C-####-#; crop_number, certificate_no
q class id:@@#; grade, seed_class
q size phrase; tuber_size, riddle
q weight unit:kg 25..1250; bag_weight, net_weight
q packed date; packing_date, sealed_on
q inspected date; field_inspection, inspected_on
q treated flag; chemically_treated, dressed; whether something was put on the tubers
q wart flag; wart_resistant, immune
q country country; origin, grown_in
a lifted date; harvest_date, lifted
a planted date; planting_date, sown_on
a price money:200..900; price_per_tonne, cost
a dressing_firm company; store, dressed_at
a gross unit:kg 26..1300; gross_weight, weight_with_bag
---
^ {agency}
# {variety=Maris Piper|Kennebec|Desiree|Charlotte|Kerr's Pink|Record}
^ Seed potatoes · class {class}
Grown in {country} by {grower}, crop {crop}
Riddle {size=28 x 55 mm|35 x 45 mm|30 x 60 mm} || {weight}
Walked by {inspector} on {inspected}; seal put on {packed}.
{treated!Dressed with a fungicide, not to be eaten|Treated, wash your hands~Nothing has been put on them|Untreated}. {wart!Immune to wart|Field immune~Not immune to wart, do not plant where it has been|Susceptible to wart}.
?Brought to you by {merchant}.
~ Void without the seal. Label stock {:id:########}, printed {:date}.

== en consignment_farm_shop
q shop company:{} Farm Shop/{} Country Store/The {} Larder; retailer, sold_at
q maker company:{} Preserves/{} Cheese/{} Honey/{} Candles; supplier, consignor
q shopkeeper person; shop_manager, counted_by
q maker_name person; maker_contact, delivered_by
q note id:SR-##; statement_no, note_number
q upto date; statement_date, counted_on
q share percent; commission, shop_keeps
q pays money:30..700; payable, maker_gets; what the maker receives
q by phrase; payment_method, paid_by
q shelf phrase; position, shelf
q again flag; more_wanted, restock
q waste flag; goods_spoiled, spoilage
a gross money:50..1200; total_sales, takings; what the customers paid in all
a delivered date; delivery_date, brought
a paid_on date; payment_date, transferred
a vat_no id; vat_number, tax_id
l goods; lines, products; what was on the shelf
c goods.thing phrase; product, article
c goods.sold number:1..60; units_sold, sold
c goods.left number:1..40; remaining, unsold
c goods.each money:2..14; retail_price, shelf_price
c goods.batch id:B##; batch, lot
---
{shop}
# Note {note} to {maker}
{maker_name}, we counted on {upto}; your things stand {shelf=by the till|on the oak dresser|in the cold case|at the door}.
%goods 2..6
What | Gone | There | At
{goods.thing=damson jam|soft cheese, 150 g|set honey|beeswax candle|piccalilli|oatcakes} | {goods.sold} | {goods.left} | {goods.each}
{goods.batch=}
%%
We keep {share}; to you go {pays} by {by=bank transfer|cheque in the post|cash at the next drop}.
{waste!A few jars leaked and were thrown away|Some went off and had to go~Nothing spoiled|Nothing was lost}. {again!Please bring more, people ask|Fill us up again~We have enough for now|No need for more at present}.
{shopkeeper}
~ Closed {:date}. Autumn fair with {:company}.
== en mediation_settlement_terms
q centre company:{} Mediation Centre/{} Dispute Resolution/{} Small Claims Mediation; mediation_body, held_at
q mediator person; neutral, conducted_by
g claimant; plaintiff, claiming_party
q claimant.name company:{} Plumbing/{} Catering/{} Design; claimant_name, who_claims; who wanted money
q claimant.by person; claimant_representative, spoke_for_claimant; who spoke for the claiming side
g defendant; respondent, other_party
q defendant.name person; defendant_name, who_pays; from whom money was wanted
q case_no id:##SC####; claim_number, case
q session date; mediation_date, held_on
q claimed money:500..9000; amount_claimed, sum_sought
q agreed money:200..6000; settlement_sum, to_be_paid
q first_pay date; first_instalment, begins
q parts number:2..12; instalments, number_of_payments
q costs choice:each own/defendant/claimant; costs_borne_by, who_bears_costs
q secret flag; confidential, secrecy
q withdrawn flag; claim_withdrawn, case_ended
a last_pay date; last_instalment, paid_off_by
a judge person; district_judge, judge
a lawyer person; defendant_lawyer, solicitor_for_defendant; who spoke for the defendant
a fee money:50..500; mediator_fee, cost_of_mediation
a interest percent; interest_rate, default_interest
---
^ {centre}
# Terms agreed
Case {case_no}, {claimant.name} and {defendant.name}
At the meeting of {session}, held by telephone with {mediator} in the middle and {claimant.by} speaking for the firm, it was settled:
1. Of the {claimed} asked for, {agreed} will be paid, in {parts} equal parts.
2. The first of them is due {first_pay}.
3. {costs?Each side carries what it has spent~What the firm has spent on the court comes on top and falls on the other side~What the other side has spent is made good by the firm}.
4. {withdrawn!With this paper the claim is at an end|The firm takes its claim back today~The claim stays on the court's list until the last part is in|The claim is only stayed}.
5. {secret!Neither side will speak of it|What was said and settled stays in the room~Either may tell whom it likes|Nothing here is secret}.
~ Recorded {:date}. The centre is run by {:company}.

== en trademark_opposition_notice
q office company:{} Intellectual Property Office/Trade Marks Registry {}/IP {}; registry, filed_at
q opponent company:{} Beverages/{} Apparel/{} Cosmetics; opposing_party, objector; who objects
q applicant company:{} Foods/{} Streetwear/{} Beauty; mark_applicant, filed_by; who wants the mark
q attorney company:{} & {} IP/{} Trade Mark Attorneys; opponent_representative, agent; who acts for the objector
q examiner person; case_officer, hearing_officer
q mark phrase; contested_mark, sign
q earlier phrase; earlier_mark, relied_on
q app_no id:UK########; application_number, contested_application
q opp_no id:OP########; opposition_number
q published date; publication_date, journal_date
q filed date; opposition_filed, notice_date
q defence date; defence_due, counterstatement_by
q class number:1..45; nice_class, goods_class
q fee money:100..600; opposition_fee, fee_paid
q use flag; proof_of_use_required, must_prove_use
q settle flag; cooling_off, negotiations; whether the sides want time to talk
a applied date; application_date, filed_on
a applicant_agent company; applicant_attorney, represented_by; who acts for the one who wants the mark
a hearing date; hearing_date, heard_on
a registered date; earlier_mark_registered, registration_date
a costs money:200..2000; costs_awarded, award
---
{office} || {opp_no}
# Notice of opposition
Against application {app_no}, {mark=LUMO|BRIGHT OAK|Zestify|NORTHPAW|Velura}, class {class}, in the name of {applicant}, published {published}.
{opponent}, by its agents {attorney}, filed this notice on {filed} and paid {fee}. It says that the sign comes too near to its own, {earlier=LUMINO|OAKBRIGHT|ZEST|North Paw & Co|Velour}.
{use!The earlier sign is old enough that its owner must show it has been used|Use of the earlier sign will have to be shown~The earlier sign is young and use need not be shown|No proof of use is called for}.
{settle!Both sides have asked for time to talk|Time was granted so that they may come to terms~Nobody has asked for time to talk|There are no talks}.
The other side must answer by {defence}.
For the registrar
{examiner}
~ Journal no. {:number:6000..7900}. The office is shut on {:date}.

== en statutory_declaration_lost_item
q declarant person; declared_by, person_declaring
q witness person; before_whom, authorised_witness
q witness_as phrase; witness_capacity, qualification
q item phrase; lost_thing, subject
q lost date; lost_on, date_of_loss
q place phrase; where_lost, location
q doc_no id:@#######; number_of_lost_item, document_number
q made date; declared_on, signed_on
q town city; declared_at, place_of_signing
q for company:{} Credit Union/{} Insurance/{} Roads Department; addressed_to, required_by
q police flag; reported_to_police, police_told
q found flag; since_found, turned_up
q occupation job; job, trade
q value money:50..4000; worth, declared_value
a issued date; issue_date_of_item, issued
a police_no id; police_report_number, event_number
a born date; date_of_birth, dob
a interpreter person; interpreter, translated_by
a reward money:20..500; reward, finder_reward
---
# Statutory declaration
I, {declarant}, {occupation}, of {:address}, do solemnly declare:
1. Until {lost} I had in my keeping {item=a passport|a share scrip|a savings book|a boat licence|a gold watch}, no. {doc_no}.
2. On that day I missed it at {place=the ferry terminal|a laundromat|the racecourse|my daughter's house}. I put its worth at {value}.
3. {police!I went to the station and had it written down|The constable on duty took my report~I have not been to the police|No report was made to any station}.
4. {found!It has since come to light|I have found it again~It has not come to light|To this day it is missing}.
5. I make this for {for}.
Declared at {town} on {made}, before me
{witness}, {witness_as=Justice of the Peace|pharmacist|Commissioner for Declarations|police sergeant}
~ Whoever declares what is untrue may be imprisoned. Form of {:date}.

== en legal_aid_certificate
q agency company:{} Legal Aid/Legal Aid Board {}/{} Justice Fund; funder, granted_by
q client person; assisted_person, applicant
q solicitor person; solicitor_in_charge, acting_lawyer
q firm company:{} & {} Solicitors/{} Law/{} Advocates; law_firm, provider
q opponent person; other_side, against
q caseworker person; decided_by, case_officer
q cert id:LA/##/#####; certificate_number
q granted date; issue_date, granted_on
q covers choice:advice only/one hearing/whole case; scope, extent_of_cover
q limit money:500..9000; cost_limit, ceiling
q pays money:10..160; monthly_contribution, client_pays
q matter phrase; subject, type_of_case
q emergency flag; emergency_grant, urgent
q home flag; home_at_risk, statutory_charge; whether the client's house may have to pay it back
q court company:{} County Court/{} Family Court/District Court of {}; court
a applied date; application_date, applied_on
a income money:400..2500; monthly_income, client_income
a expires date; valid_until, certificate_ends
a counsel person; barrister, advocate_briefed
a savings money:100..9000; capital, client_savings
---
{agency}
# Certificate {cert}
{granted} || caseworker {caseworker}
We will pay for {client} to be helped by {solicitor} of {firm} against {opponent} in {matter=contact with children|a claim for possession|an injunction|a debt action|care proceedings}[, before {court}].
{covers?Advice and letters are covered, nothing in court~One hearing is covered and what leads up to it~All steps to the end of the case are covered}. No more than {limit} may be spent without asking.
{emergency!This was granted the same day because harm was feared|Given in haste, the means are still to be looked into~It was granted in the ordinary course|No emergency was shown}.
{home!If a house is kept or won, our outlay comes out of it|We may take a charge on the home~Your home is not touched|Nothing will be asked back out of the house}.
?The client pays {pays} each month.
~ Phone {:phone}. Rates as of {:date}.

== en process_server_affidavit
q server person; process_server, served_by
q agency company:{} Process/{} Legal Support/{} Investigations; server_company, employer_of_server
q plaintiff company:{} Bank/{} Holdings LLC/{} Credit; plaintiff, suing_party
q defendant person; defendant, party_to_be_served
q taken_by person; accepted_by, handed_to; who took the papers
q relation phrase; relationship, capacity_of_recipient
q court company:Superior Court of {}/{} District Court/Circuit Court, {} County; court
q case_no id:CV-##-#####; case_number, docket
q served date; date_of_service, delivered_on
q at time; time_of_service, hour
q where address; place_of_service, served_at
q attempts number:1..6; attempts, tries
q papers phrase; documents_served, what_was_served
q military flag; in_military, on_active_duty
q described flag; description_given, appearance_noted
q fee money:45..200; service_fee, charge
a filed date; filing_date, case_filed
a notary person; notary, sworn_before
a hearing date; hearing_date, court_date
a attorney person; plaintiff_attorney, lawyer
a received date; papers_received, received_on; when the server got the papers
---
{court}
{plaintiff}, Plaintiff, v. {defendant}, Defendant || No. {case_no}
# Affidavit of service
I, {server}, of {agency}, over eighteen and no party, say under oath:
After {attempts} <tries|visits> I handed {papers=the summons and complaint|a subpoena|an order to show cause|the petition} on {served} at {at}, at {where}, to {taken_by}, {relation=who said she was the spouse|a co-worker|the building's doorman|an adult son living there}.
{described!The person was of middle height, grey, with glasses|About fifty, tall, red jacket~I did not note how the person looked|No description was taken down}. {military!I was told the defendant serves in the armed forces|The party is on active duty~I asked, and the party is not in the service|No one in the house is in uniform}.
[My fee was {fee}.]
Signed {:date}
~ License {:id:PS-####}.

== en will_deposit_receipt
q keeper company:{} Will Registry/{} & {} Solicitors/{} Trust Company; custodian, held_by
q clerk person; received_by, receipt_signed_by
q testator person; will_maker, made_by
q executor person; executor, carries_out
q reserve person; substitute_executor, second_executor
q box id:W-#####; packet_number, deposit_no
q will_date date; date_of_will, will_signed
q deposited date; deposit_date, received
q sealed flag; envelope_sealed, sealed
q codicil flag; codicil_included, amendment
q pages number:2..18; number_of_pages, sheets
q fee money:15..90; storage_fee, charge
q fetch phrase; who_may_collect, release_rule
q vault phrase; storage_place, strongroom
a witness person; witness_to_will, attested_by
a drawn_by company; drafted_by, will_drafter
a birth date; date_of_birth, born
a previous date; previous_will, revoked_will_date
a estate money:9000..900000; estate_value, worth
---
# {keeper}
Receipt {box}
We took from {testator} on {deposited} a paper said to be a last will of {will_date}, {pages} sheets, {sealed!in an envelope closed with wax|sealed by the bringer~in an open folder|not sealed}. {codicil!With it is a later addition|A codicil lies beside it~No later addition lies with it|Nothing was added to it}.
It lies in {vault=the strongroom at head office|a salt mine store|the basement safe}. As executor is named {executor}[, and should that fail {reserve}].
To be given out {fetch=to the maker in person only|on sight of a death certificate|to the executor against signature}. Paid once: {fee}.
> {clerk}
~ Copies are not kept. Registry audited {:date} by {:company}.

== en parole_hearing_notice
q board company:{} Parole Board/Board of Pardons {}/{} Release Authority; board, hearing_body
q prisoner person; inmate, offender
q panel_chair person; panel_chair, presiding
q officer person; parole_officer, report_by
q lawyer person; legal_representative, acts_for_prisoner
q prison company:HM Prison {}/{} Correctional Centre/{} Institution; held_at, prison
q number id:A####@@; prison_number, inmate_no
q hearing date; hearing_date, heard_on
q at time; hearing_time
q served duration; time_served, already_served
q reports date; reports_due, dossier_by
q video flag; by_video, remote_hearing
q victim flag; victim_statement, victim_will_speak
q type choice:release/open conditions/recall; purpose, question_before_board
a sentenced date; sentence_date, convicted
a eligible date; eligibility_date, parole_eligibility
a judge person; sentencing_judge, trial_judge
a sentence duration; sentence_length, term
a released date; release_date, freed
---
{board}
# Notice of hearing
{prisoner}, {number}, now at {prison}
You will be heard on {hearing} at {at}. {panel_chair} and two others will sit. {video!They will see you on a screen|By video from the visits hall~They come to the prison|You will sit in one room with them}.
The question is {type?whether you can be let out~whether you can go to an open prison~whether you were rightly brought back}. By then you will have done {served}.
Papers must be in by {reports}; {officer} writes the main one. [{lawyer} has told us of acting for you.]
{victim!The person harmed has asked to speak|A statement by the victim will be read out~The victim does not wish to take part|Nothing has been received from the victim}.
~ Sent {:date}, {:person} for the board.

== en lease_assignment_licence
q landlord company:{} Estates/{} Properties/{} Land; landlord, consent_given_by
q outgoing company:{} Shoes/{} Travel/{} Cafe; present_tenant, assignor
q incoming company:{} Opticians/{} Vapes/{} Books; new_tenant, assignee
q guarantor person; guarantor, surety
q surveyor person; managing_agent_contact, landlord_surveyor
q unit phrase; premises, shop
q lease_date date; date_of_lease, original_lease
q consent date; licence_date, consent_given
q by date; complete_by, must_complete
q rent money:8000..90000; annual_rent, passing_rent
q costs money:400..2500; landlord_costs, legal_costs
q aga flag; outgoing_guarantees, authorised_guarantee
q change_use flag; change_of_use_allowed, other_use
q deposit money:1000..20000; rent_deposit, security
a term duration; lease_length, term_of_lease
a review date; rent_review, review_date
a break_date date; break_clause, may_end_on
a premium money:1000..90000; premium_paid, paid_for_lease
a area unit:sq ft 300..4000; floor_area, size
---
# Licence to assign
Dated {consent}
{landlord} (Landlord) · {outgoing} (Tenant) · {incoming} (Assignee)[ · {guarantor} (Guarantor)]
The lease of {unit=14 High Street|Unit 6, the Arcade|the ground floor shop|Kiosk 2} was made on {lease_date}; {rent} a year is paid under it.
1. The Landlord lets the Tenant hand the lease to the Assignee, if that is done by {by}.
2. {aga!The Tenant stands good for the Assignee|The Tenant guarantees whoever follows~The Tenant is free once it has handed over|No guarantee is asked of the Tenant}.
3. {change_use!The shop may be put to another trade|The Assignee may sell what it likes~The trade must stay as the lease has it|No other use is allowed}.
4. The Tenant pays {costs} towards the Landlord's lawyers.
?5. The Assignee leaves {deposit} with the Landlord.
For the Landlord: {surveyor}
~ Insurance rent last set {:date}. Centre managed by {:company}.

== en deposition_notice
q plaintiff person; plaintiff, suing
q defendant company:{} Trucking Inc./{} Stores/{} Medical Group; defendant, sued
q witness person; deponent, to_be_questioned
q attorney person; noticing_attorney, examined_by
q reporter company:{} Reporting/{} Court Reporters/{} Transcripts; court_reporter, recorded_by
q case_no id:#:##-cv-#####; case_number
q court company:District Court of {}/{} Superior Court; court
q day date; deposition_date, taken_on
q at time; start_time, begins
q place address; location, held_at
q bring phrase; documents_to_bring, duces_tecum
q video flag; videotaped, filmed
q remote flag; remote_allowed, by_link
q sent date; service_date, notice_sent
a end time; end_time, finish
a judge person; judge, assigned_judge
a defense person; defense_attorney, lawyer_for_defendant
a trial date; trial_date, trial
a fee money:40..400; witness_fee, paid_to_witness
---
{court} || {case_no}
{plaintiff} v. {defendant}
# Notice of deposition
To all counsel: {witness} will be asked questions under oath on {day} from {at} at {place}, by {attorney} for the plaintiff.
The witness is to bring {bring=the driver logs for the week|all texts with the dispatcher|the incident file|the training records}.
{video!A camera will run beside the stenographer|It will be filmed~No camera will be used|It is not filmed}. {remote!Whoever wishes may join by link|A link will be sent~Everybody must come in person|There is no link}.
Taken down by {reporter}.
Served {sent}
~ If an interpreter is wanted, tell {:person} by {:date}.

== en company_strike_off_notice
q registrar company:Registrar of Companies {}/Companies Office {}/{} Corporate Registry; registry, issued_by
q firm company:{} Trading Ltd/{} Ventures Ltd/{} Imports Ltd; company_to_be_struck, company
q number id:########; company_number, registration
q director person; director, applicant
q creditor company:{} Revenue/{} Bank/{} Supplies; informed_creditor, notified; body that was told of it
q registered_on date; incorporation_date, formed
q notice_day date; notice_date, gazetted
q struck date; strike_off_date, will_be_dissolved
q reason choice:own wish/no accounts; ground, why
q traded flag; traded_recently, still_trading
q objected flag; objection_received, somebody_objected
q office address; registered_office, address
q fee money:8..60; fee, filing_fee
q assets phrase; remaining_assets, left_over
a secretary person; company_secretary, secretary
a last_accounts date; last_accounts, accounts_made_up_to
a shares number:1..1000; share_count, shares_issued
a liquidator person; liquidator, insolvency_practitioner
a debts money:100..90000; debts, owed
---
^ {registrar}
# Gazette notice
{notice_day}
{firm}, no. {number}, formed on {registered_on}, at {office}.
{reason?Those who run it ask for this~No accounts have been handed in in spite of reminders}.
{traded!It has sold goods within the last three months|Business was still done of late~It has done no business for a long while|It has not traded of late}. Left in it: {assets=nothing|a bank balance|one van|a web address}, which will fall to the Crown.
{objected!A letter against it has come in|Somebody has objected~Nobody has written against it so far|No objection has come in}. [Told of it: {creditor}.]
?Form signed by {director}.
Unless cause is shown it will be taken off the register on {struck}.
~ Objections to {:email}. Fee {fee}.
== en museum_loan_receipt
q museum company:{} Museum/{} Gallery of Art/{} Heritage Centre; borrower, received_by_museum
q lender company:{} Collection/{} Trust/{} Family Foundation; lender, owner
q registrar person; registrar, signed_for_museum
q courier person; accompanied_by, courier
q curator person; curator, show_curator
q shipper company:{} Fine Art/{} Art Logistics; art_shipper, transported_by
q show phrase; exhibition, shown_in
q loan id:L.####.##; loan_number
q came date; received_on, arrived
q opens date; exhibition_opens, on_view_from
q due date; return_date, loan_ends
q insured money:5000..900000; total_insured, valuation
q lux number:50..200; light_limit, max_lux
q damaged flag; damage_found, new_damage
q photo flag; photography_allowed, visitors_may_photograph
a closes date; exhibition_closes, on_view_until
a lender_sign person; signed_for_lender, lender_representative
a insurer company; insurer, underwriter
a humidity percent; relative_humidity, rh
l objects; works, pieces; what came
c objects.title phrase; work, object
c objects.maker person; artist, made_by
c objects.year year; made_in, date_made
c objects.size unit:cm 10..220; height, size
c objects.crate id:K#; crate, case
c objects.value money:900..90000; value, insured_value
---
{museum}
# Receipt for loan {loan}
From {lender}, in through the goods door {came}, carried by {shipper} with {courier} beside the driver.
%objects 1..5 lines
{#}. {objects.title=The Ferryman|Untitled (salt)|Bowl with hares|Portrait of a surveyor|Harbour at noon|Loom weight}, {objects.maker}, {objects.year}
h. {objects.size}, crate {objects.crate}
{objects.value=}
%%
{damaged!One corner has a fresh chip, photographed at once|Something had shifted and scratched a frame~All as in the papers that came with it|Nothing had suffered on the way}.
Shown in "{show=Tides|The Long Field|Hands at Work|Paper Cities}", which opens {opens}[, put together by {curator}]. Not above {lux} lux. Insured wall to wall for {insured}. {photo!Visitors may take pictures without flash|Cameras are welcome~No cameras|Visitors may not take pictures}.
To go home by {due}.
> {registrar}
~ Crates kept by {:company}. Pest trap changed {:date}.

== en dance_exam_report
q board company:{} Academy of Dance/Royal {} Ballet Board/{} Dance Teachers; examining_board, exam_body
q examiner person; examiner, marked_by
q candidate person; pupil, dancer
q teacher person; entered_by, dance_teacher
q school company:{} School of Dance/{} Stage Academy; dance_school
q pianist person; accompanist, pianist
q grade number:1..8; grade, level
q id_no id:#######; candidate_number, member_id
q day date; exam_date, taken_on
q total number:40..100; total_marks, score
q result choice:pass/merit/distinction; award, outcome
q hall phrase; venue, studio
q nervous flag; seemed_nervous, nerves
q resit flag; should_resit, try_again
a born date; date_of_birth, dob
a fee money:40..150; entry_fee, exam_fee
a pass_mark number:30..60; pass_mark, minimum
a certificate id; certificate_number
l parts; sections, marks; how each part went
c parts.part phrase; section, element
c parts.mark number:3..10; score, points
c parts.note phrase; comment, remark
c parts.max number:10..20; out_of, maximum
---
^ {board}
# Report, Grade {grade}
{candidate} ({id_no}) · {school} · entered by {teacher}
Danced {day} in {hall=the church hall|Studio 2|the school gym|the ballroom}[ to the playing of {pianist}].
%parts 3..6
Part | Mark | Said
{parts.part=barre|centre practice|allegro|free movement|character dance|musicality} | {parts.mark} | {parts.note=well placed|light jumps|mind the arms|sings with the music|hurried|good line}
{parts.max=}
%%
Together {total}. {result?This reaches the pass~This reaches the middle award~This reaches the highest award}. {nervous!You were a little frightened at first|Nerves showed~You were at your ease|No nerves at all}. {resit!I would dance it again next term|Another try will do you good~Go on to the next one|No need to take it again}.
> {examiner}
~ Marks are final. Results sheet {:date}. Enquiries to {:person}.

== en film_print_check
q archive company:{} Film Archive/National Screen {}/{} Cinematheque; archive, holder
q checker person; inspected_by, film_technician
q borrower company:{} Film Festival/{} Picturehouse/{} Film Society; borrowed_by, screening_venue
q title phrase; film, title
q director person; director, film_by
q year year; production_year, made
q can id:FA-#####; inventory_number, print_id
q gauge choice:16 mm/35 mm/70 mm; film_gauge, format
q checked date; check_date, inspected
q out date; shipped_on, sent
q back date; returned, return_date
q splices number:2..90; splices, joins
q colour flag; in_colour, colour
q shrunk percent; shrinkage, shrinkage_rate
q subtitles flag; subtitled, subtitles
a runtime unit:min 40..190; running_time, duration
a rights company; rights_holder, distributor
a reels_total number:2..12; total_reels, number_of_reels
a fee money:100..900; loan_fee, hire
a shown date; screening_date, shown_on
l reels; parts, cans; each reel
c reels.no number:1..9; reel, reel_no
c reels.feet unit:ft 400..2000; length, footage
c reels.head phrase; leader, start_condition
c reels.harm phrase; damage, fault
c reels.edge id:@@##; edge_code, stock_code
---
{archive}
# Print check {can}
{title=The Quiet Weir|Salt Road|Night Ferry|Two for Dundalk|Harvest Moon}, {director}, {year}. {gauge?Narrow gauge~The usual cinema gauge~The wide roadshow gauge}, {colour!in colour, somewhat faded|a colour print~black and white|without colour}.
On the bench {checked}, {checker}
%reels 2..6
Reel | Run | Head | Seen
{reels.no} | {reels.feet} | {reels.head=full leader|short leader|no leader|academy} | {reels.harm=edge nicks|oil, light scratches|torn perfs at 300|none|warped}
{reels.edge=}
%%
{splices} joins in all, shrunk by {shrunk}. {subtitles!Words run along the bottom in English|English titles burnt in~No titles on the picture|Not subtitled}.
Out to {borrower} on {out}[, home again {back}].
~ Do not plate up. Carrier {:company}, seal {:id:#####}, bench lamp {:date}.

== en poetry_prize_shortlist_letter
q prize company:The {} Poetry Prize/{} Award for Verse/{} Literary Trust; prize, awarding_body
q administrator person; administrator, writes
q poet person; shortlisted_author, addressee
q judge person; chair_of_judges, head_judge
q patron person; patron, named_patron
q title phrase; book, collection
q publisher company:{} Press/{} Books/{} Editions; publisher
q sum money:500..25000; winner_receives, prize_money
q runner money:100..1500; shortlist_sum, each_shortlisted
q entered number:40..900; entries, books_entered
q public date; announcement_of_list, list_public
q evening date; award_evening, ceremony
q hall phrase; venue, ceremony_place
q read_minutes number:3..9; reading_minutes, read_for
q secret flag; keep_secret, embargo
q travel flag; travel_paid, fare_paid
a winner person; winner, won_by
a published date; publication_date, book_out
a editor person; editor, book_editor
a deadline date; entry_deadline, submissions_by
a pages number:40..120; pages, page_count
---
{prize}
Dear {poet},
# Your book is on the shortlist
{judge} and the other judges have read {entered} books and yours, {title=Small Weather|Rope Songs|The Lodger's Atlas|Tin Saints|Kelp}, from {publisher}, is among the {:number:4..6} that remain.
The list is given out on {public}. {secret!Please tell nobody until then but your editor|Keep it to yourself for now~You may tell whom you like|It is no secret}. Each poet on it has {runner}; the one who is chosen has {sum}.
On {evening} all of you read for {read_minutes} minutes in {hall=the Round Room|St Ann's|the old library|the Playhouse bar}. {travel!We pay the train and a night in town|Your fare is on us~I am afraid that we cannot pay fares|Travel is at your own cost}.
?{patron} will say a few words.
{administrator}
~ Supported by {:company}. Office closed from {:date}.

== en brass_band_contest_sheet
q association company:{} Brass Band Association/{} Bands Federation/{} Band League; organiser, contest_body
q adjudicator person; adjudicator, judged_by
q controller person; contest_controller, in_charge
q timekeeper person; timekeeper
q day date; contest_day, held_on
q hall phrase; venue, hall
q section choice:first/second/fourth; section, division
q piece phrase; test_piece, set_work
q composer person; composer, piece_by
q best person; best_soloist, soloist_prize
q instrument phrase; soloist_instrument, plays
q draw time; draw_time, order_drawn_at
q protest flag; protest_lodged, objection
q prize money:100..2000; first_prize, winner_gets
a results time; results_announced, results_time
a next date; next_contest, following_contest
a entry_fee money:20..120; entry_fee
a trophy phrase; trophy, shield
l bands; results, placings; how the bands came
c bands.place number:1..9; place, rank
c bands.band company:{} Colliery Band/{} Silver/{} Temperance Band/{} Town Band; band, name
c bands.conductor person; conductor, directed_by
c bands.drawn number:1..14; playing_order, drawn
c bands.points number:165..196; points, score
c bands.players number:20..28; players, number_of_players
---
# {association}
^ {section?First~Second~Fourth} section, {hall=Winter Gardens|Civic Hall|Town Hall|Leisure Centre}, {day}
Set work: {piece=Coventry Variations|Diogenes|The Land of the Mountain|Rhapsody in Brass}, by {composer}. Order drawn at {draw}.
%bands 3..7
Pl. | Band | Under | Drew | Pts
{bands.place} | {bands.band} | {bands.conductor} | {bands.drawn} | {bands.points}
{bands.players=}
%%
Soloist of the day: {best}, {instrument=flugel|euphonium|tenor horn|E flat bass|cornet}. First prize {prize}.
{protest!One band has objected to another's player, the placing stands for now|A protest lies with the committee~No band objected|No protest was handed in}.
Heard from the tent by {adjudicator}; in charge {controller}[, at the watch {timekeeper}].
~ Registry cards checked. Lost mute to {:person} by {:date}.

== en radio_contributor_agreement
q station company:Radio {}/{} FM/{} Public Broadcasting; broadcaster, station
q producer person; producer, arranged_by
q guest person; contributor, interviewee
q presenter person; presenter, talks_to
q programme phrase; programme, show
q recorded date; recording_date, taped
q airs date; first_broadcast, aired
q fee money:40..600; contributor_fee, paid
q minutes number:3..55; expected_length, minutes
q repeats number:1..6; repeats_allowed, repeats
q contract id:RC/#####; contract_number
q podcast flag; podcast_use, online_use
q live flag; live, goes_out_live
q studio phrase; studio, place
a paid_by date; payment_date, paid_on
a agent company; agent, represented_by
a editor person; editor, commissioning_editor
a repeat_fee money:10..200; repeat_fee, per_repeat
a ends date; licence_ends, rights_until
---
{station} || {contract}
# Talk contribution
Dear {guest},
thank you for saying yes to {producer}. You will talk with {presenter} in "{programme=Open Country|The Late Desk|Ask a Botanist|Second Thoughts}", <about|some> {minutes} minutes, from {studio=Studio 4B|our van at the harbour|a line from your home|the Maida room}.
{live!It goes out as you speak|There is no tape, it is live~We tape it beforehand|It is recorded and cut}. We meet on {recorded}; listeners hear it on {airs}.
You receive {fee}, for which we may play it again {repeats} times. {podcast!It will also stand on the net for download|It goes into the podcast too~It will not be put on the net|No download, only on the air}.
Sign and send back
~ Hearing loops fitted {:date}. Taxi with {:company}.

== en busking_permit
q council company:{} City Council/City of {}/{} Town Centre BID; issued_by, council
q busker person; performer, permit_holder
q second person; second_performer, partner
q warden person; street_warden, contact_officer
q permit id:BSK-####; permit_number
q act phrase; performance, act
q from_date date; valid_from, begins
q to_date date; valid_to, expires
q pitch phrase; pitch, allowed_place
q minutes number:30..120; max_minutes, time_on_pitch
q amp flag; amplifier_allowed, amplification
q cds flag; may_sell, selling_allowed
q fee money:5..80; permit_fee, fee
q decibel unit:dB 60..85; noise_limit, loudness
q phone_no phone; warden_phone, ring
a audition date; audition_date, heard
a insurer company; public_liability, insurer
a issued date; issue_date, issued_on
a age number:16..70; age, performer_age
a quiet time; must_stop_at, finish_time; hour after which no music may be made
---
{council}
# Street performance permit {permit}
{busker}[ with {second}], {act=guitar and voice|juggling|steel pan|living statue|string quartet}
Good from {from_date} to {to_date} at {pitch=the market cross|outside the old bank|Pier Street, north end|the band circle}. After {minutes} minutes move on.
* {amp!A small battery amplifier may be used|One amplifier is allowed~No amplifiers|Unplugged only}, and never louder than {decibel} at ten paces.
* {cds!Discs may be sold for a set price|You may sell your recordings~Nothing may be sold, only given for|Selling is not allowed}.
Paid {fee}. If a shop complains, {warden} comes[, or ring {phone_no}].
~ Carry this card. Fairs on {:date} and {:date} come first. Organised with {:company}.

== en mural_commission_letter
q client company:{} Housing Trust/{} Business Improvement/{} Schools; commissioner, client
q artist person; muralist, painter
q officer person; project_officer, contact
q owner company:{} Bakery/{} Motors/{} Stores; wall_owner, building_owner
q wall address; location, wall
q theme phrase; theme, subject
q height unit:m 3..14; height, wall_height
q width unit:m 5..40; width, wall_width
q fee money:2000..25000; artist_fee, fee
q first money:500..8000; first_payment, on_signing
q sketch date; sketch_due, design_by
q paint date; painting_starts, begins
q lift flag; lift_provided, platform_supplied
q helpers number:2..30; local_helpers, young_people
q years number:3..15; kept_for_years, maintained
q rights choice:artist/client; copyright_with, copyright
a finish date; completion, painted_by
a paint_cost money:300..4000; paint_budget, materials
a unveiled date; unveiling, opening
a planning id; planning_number, permission
a engineer person; surveyor, wall_checked_by
---
{client}
Dear {artist},
# The wall at {wall}
we should like you to paint {theme=the river and its birds|women of the mill|the strike|planets|the old market}. The wall is {height} high and {width} long and belongs to {owner}, who agrees.
Your fee is {fee}, of which {first} on signing. Bring a sketch by {sketch}; the brush goes on from {paint}. {helpers} young people will help on two afternoons. {lift!We hire the platform|A lift is provided by us~The platform is yours to find|You bring your own scaffold}.
{rights?The picture stays yours in law, we may show it~The rights in the picture pass to us}. We shall not paint it over for {years} years.
{officer}
~ Trustees met {:date}; {:person} sends regards. Anti-graffiti coat by {:company}.
== en herbarium_sheet_label
q herbarium company:{} Herbarium/Botanic Garden {}/University of {} Herbarium; collection, kept_at
q collector person; collected_by, gathered_by
q determiner person; identified_by, determined_by; who gave it its name
q companion person; with, second_collector
q species phrase; taxon, scientific_name
q family phrase; plant_family, family
q number id:@@ ####; collection_number, field_number
q sheet id:K########; barcode, sheet_number
q gathered date; collection_date, gathered_on
q named date; determination_date, identified_on
q altitude unit:m 20..3400; elevation, height_above_sea
q place phrase; locality, where_found
q soil phrase; substrate, grows_on
q flower flag; in_flower, flowering
q duplicate flag; duplicates_sent, shared
q height unit:cm 5..240; plant_height, tall
a mounted date; mounted_on, pressed_on
a mounter person; mounted_by, prepared_by
a coordinates id; coordinates, gps
a colour phrase; flower_colour, colour
a published year; published, cited_in
---
^ {herbarium}
{sheet} || {family=Asteraceae|Ericaceae|Proteaceae|Fabaceae|Orchidaceae}
# {species=Leucadendron salignum|Erica cinerea|Banksia serrata|Vicia orobus|Cirsium heterophyllum}
{place=Wet flush below the crag|Roadside bank, 3 km N of the pass|Coastal heath|Edge of rooibos field|Old railway cutting}, on {soil=peat|sandstone gravel|shale|limestone scree}, {altitude}
Plants to {height}. {flower!Full bloom|Flowers open~Only fruit and leaf|Past flowering}.
Coll. {collector} {number}[, with {companion}] || {gathered}
Det. {determiner}, {named}
{duplicate!A second piece went to another house|Duplicates shared out~No duplicate|Single sheet, nothing given away}.
~ Frozen against beetle {:date}. Stamp of {:company}.

== en core_box_list
q company_mine company:{} Gold/{} Lithium/{} Minerals; exploration_company, owner
q geologist person; logged_by, geologist
q driller company:{} Drilling/{} Boreholes/{} Diamond Core; drilling_contractor, drilled_by
q fieldie person; photographed_by, field_assistant
q hole id:@@DD###; drill_hole, hole_id
q logged date; logging_date, logged_on
q end_depth unit:m 80..900; end_of_hole, total_depth
q dip number:45..90; dip_angle, inclination
q azimuth number:1..359; azimuth, direction
q store phrase; core_shed, stored_in
q lab company:{} Assay/{} Laboratories; samples_sent_to, assay_lab
q oriented flag; oriented_core, orientation_marked
q visible flag; visible_gold, ore_seen
q despatch id:DS-####; despatch_number, sample_batch
a collar unit:m 10..900; collar_elevation, rl
a drilled date; drilling_finished, drilled_on
a grade number:1..30; assay_grade, grams_per_tonne
a cost money:90..400; cost_per_metre, drilling_cost
l boxes; trays, core_boxes; what lies in each tray
c boxes.box number:1..200; tray_number, box
c boxes.from unit:m 1..400; depth_from, top
c boxes.to unit:m 2..410; depth_to, bottom
c boxes.rock phrase; lithology, rock_type
c boxes.recovery percent; core_recovery, recovered
c boxes.sample id:S#####; sample_number, sample
c boxes.weight unit:kg 10..30; tray_weight, mass
---
{company_mine}
# Core trays, {hole}
Drilled by {driller} to {end_depth}, dip {dip}, towards {azimuth}. Logged {logged} by {geologist}.
%boxes 3..7
Tray | From | To | Rock | Rec. | Cut
{boxes.box} | {boxes.from} | {boxes.to} | {boxes.rock=basalt, pillowed|black shale|quartz vein|felsic tuff|saprolite|dolerite} | {boxes.recovery} | {boxes.sample}
{boxes.weight=}
%%
{oriented!The bottom line is drawn on every piece|Marked for orientation~Not oriented, the tool failed|No orientation line}. {visible!Specks of metal can be seen with the naked eye|Free gold in one tray~Nothing to see with the lens|No metal visible}.
Trays lie in {store=rack 12 east|the shed at the old mill|container 3}. [Half core goes to {lab}, {despatch}.]
?Photographs by {fieldie}.
~ Water cart {:time}. Rig moved {:date}.

== en mosquito_trap_return
q district company:{} Mosquito Control/{} Public Health Unit/{} Vector Program; agency, district
q trapper person; field_technician, set_by
q entomologist person; identified_by, counted_by
q week id:W##; week_number, surveillance_week
q set date; traps_set, put_out
q fetched date; traps_collected, collected
q pools number:1..30; pools_tested, pools_sent
q virus flag; virus_found, positive_pool
q spray flag; spraying_ordered, fogging
q lab company:{} State Laboratory/{} Virology; testing_lab, sent_to
q rain unit:mm 1..120; rainfall_week, rain
q chief person; program_manager, reported_to
a next date; next_round, next_collection
a cases number:1..20; human_cases, people_ill
a result_date date; results_on, lab_result_date
a spray_date date; sprayed_on, spray_night
l traps; sites, stations; what was caught where
c traps.site phrase; location, trap_site
c traps.kind choice:light/gravid/sentinel; trap_type, type
c traps.females number:3..900; females, count
c traps.main phrase; dominant_species, mostly
c traps.battery unit:V 4..7; battery_voltage, voltage
c traps.temp unit:°C 12..34; night_temperature, temp
---
{district}
# Trap return {week}
Put out {set} by {trapper}, brought in {fetched}. Under the lens: {entomologist}. Rain over the week {rain}.
%traps 3..7
Site | Trap | Females | Mostly
{traps.site=golf course pond|sewage lagoon|tire yard|cemetery|bird sanctuary|dairy} | {traps.kind} | {traps.females} | {traps.main=Culex pipiens|Aedes vexans|Culex annulirostris|Aedes albopictus}
{traps.battery=}{traps.temp=}
%%
{pools} pools went to {lab}. {virus!One came back with virus|The lab found virus in a pool~None carried virus|All pools came back clean}. {spray!The truck goes out tonight|Fogging has been ordered~We see no cause to fog|No spraying for now}.
For {chief}
~ Larvicide from {:company}. Calls from residents {:number:2..40}. CO2 refill {:date}.

== en camera_trap_log
q project company:{} Leopard Project/{} Wildlife Trust/{} Conservation Society; project, run_by
q ranger person; checked_by, ranger
q analyst person; pictures_read_by, tagged_by
q landowner person; land_of, landowner
q camera id:CT-##; camera_id, station
q set date; deployed, set_up
q checked date; checked_on, card_changed
q nights number:8..90; trap_nights, nights
q pictures number:40..9000; image_count, pictures
q battery percent; battery_left, charge
q height unit:cm 25..120; mounted_height, above_ground
q stolen flag; tampered, stolen_or_damaged
q bait flag; baited, lure_used
q place phrase; location, placed_at
a serial id; serial_number, camera_serial
a card unit:GB 8..128; memory_card, card_size
a next_check date; next_visit, next_check
a permit id; research_permit, permit_number
a species_total number:3..30; species_count, number_of_species
l sightings; animals, records; what walked past
c sightings.on date; date, seen_on
c sightings.at time; hour, time
c sightings.what phrase; species, animal
c sightings.how_many number:1..12; count, individuals
c sightings.frame id:IMG_####; image, file
c sightings.sex choice:male/female/unknown; sex
---
# {camera}
{project} || {place=saddle above the weir|waterhole 2|fence gap|old logging track|termite mound}
On the land of {landowner}. Strapped up {set} at {height}; visited {checked} by {ranger}, {nights} nights, {pictures} pictures, battery {battery}.
{bait!A little sardine oil was put down|Lure was used~Nothing was put down to draw them|No bait}. {stolen!Somebody had turned it to the trunk and cut the strap|The housing was smashed~It hung as we left it|Nobody had touched it}.
%sightings 2..6
Day | Hour | Seen | No. | File
{sightings.on} | {sightings.at} | {sightings.what=caracal|bushpig|honey badger|duiker|porcupine|stray dog|genet} | {sightings.how_many} | {sightings.frame}
{sightings.sex=}
%%
?Tagged by {analyst}.
~ {:company} lends the vehicle. Rain gauge read {:date}.

== en whale_stranding_report
q network company:{} Stranding Network/{} Marine Mammal Rescue/{} Whale Response; organisation, reported_by_body
q reporter person; first_reported_by, finder
q lead person; team_leader, attended_by
q vet person; vet, examined_by
q species choice:pilot whale/common dolphin/porpoise; species, animal
q beach phrase; beach, location
q found date; found_on, stranding_date
q call time; call_received, reported_at
q length unit:m 1..9; body_length, length
q alive flag; alive_when_found, live
q refloated flag; refloated, put_back
q helpers number:4..120; volunteers, helpers
q code id:SW####/###; stranding_number, case
q sex choice:male/female; sex
q landowner company:{} Council/{} Estate/National Trust {}; informed, land_owner
a weight unit:kg 40..2500; weight, mass
a arrived time; team_arrived, on_site_at
a cause phrase; cause_of_death, cause
a buried date; disposal_date, buried
a postmortem person; pathologist, necropsy_by
---
{network}
# Stranding {code}
{found}, {beach=Back Strand|Farewell Bay|Long Reef|Kilmore|Pebble Cove}
{reporter}, out with the dog, rang at {call}. {lead} went with {helpers} helpers. It was {species?a long-finned pilot whale~a common dolphin~a harbour porpoise}, {sex?a male~a female}, {length} from tip to notch.
{alive!It breathed and beat its tail|Found living, kept wet with sheets~It was dead before anybody came|No breath when found}. {refloated!On the tide it was carried out on the pontoon and swam off|It went back into the sea~It could not be put back|The sea did not get it back}.
?{vet} looked it over and took a skin sample.
?Told: {landowner}.
~ Gannets noted too. Pontoon serviced {:date}. Press to {:person}.

== en balance_calibration_sheet
q lab company:{} Calibration/{} Metrology/{} Weighing Services; calibration_house, done_by_company
q engineer person; calibrated_by, engineer
q approver person; approved_by, authorised
q customer company:{} Pharma/{} Jewellers/{} Dairy; customer, owner
q cert id:C-######; certificate_number
q serial id:B########; serial_number, balance_serial
q model phrase; make_model, instrument
q done date; calibration_date, carried_out
q room unit:°C 17..25; room_temperature, ambient
q capacity unit:g 120..6200; maximum_load, capacity
q adjusted flag; adjusted, set_right
q within flag; within_tolerance, passed
q weights id:W-##; reference_weights, mass_set
q place phrase; place, where_done
a due date; next_calibration, recalibrate_by
a received date; received_on, arrived
a humidity percent; humidity, relative_humidity
a last date; previous_calibration, last_calibrated
a price money:60..400; price, charge
l loads; points, readings; what it showed
c loads.load unit:g 1..6000; nominal, put_on
c loads.before unit:g 1..6000; as_found, before
c loads.after unit:g 1..6000; as_left, reading_after
c loads.error unit:mg 1..90; error, deviation
c loads.uncertainty unit:mg 0.2..2; uncertainty, u
---
# Certificate {cert}
{lab} for {customer}
{model=Analytical balance, four place|Precision top-pan|Bench scale|Carat balance}, {serial}, up to {capacity}. At {place=your packing room|our own bench|the QC lab}, {done}, {room} in the air. Set {weights}.
%loads 3..6
Put on | Found | Left | Off by
{loads.load} | {loads.before} | {loads.after} | {loads.error}
{loads.uncertainty=}
%%
{adjusted!It was set right between the two columns|The span was trimmed~It was left as it was|Nothing was trimmed}. {within!All points lie inside what you allow|Inside the limits~One point lies outside what you allow|Outside the limits}.
At the balance: {engineer} || Released: {approver}
~ Mass set compared {:date}. This sheet may be copied only whole.

== en field_camp_sitrep
q institute company:{} Antarctic Survey/{} Polar Institute/{} Geological Survey; institute, sent_to
q leader person; camp_leader, written_by
q doctor person; doctor, medic
q mechanic person; mechanic, engineer
q camp phrase; camp, location
q number number:3..60; report_number, sitrep_no
q day date; report_date, for_day
q people number:4..24; people_in_camp, heads
q temp unit:°C 2..34; temperature_below_zero, cold
q wind unit:kt 5..45; wind, wind_speed
q fuel unit:l 200..4000; fuel_left, fuel
q drilled unit:m 2..120; drilled_today, progress
q flight date; next_flight, plane_due
q ill flag; anybody_ill, injury
q vehicle flag; vehicles_ok, all_running
q food number:8..60; food_days, rations_days
a total_depth unit:m 20..900; total_depth, depth_so_far
a pilot person; pilot, flown_by
a snow unit:cm 2..90; snowfall, fresh_snow
a home date; camp_closes, return_home
a cargo unit:kg 100..2000; cargo_weight, freight
---
SITREP {number} || {day}
To: {institute}
# {camp=Ridge Camp|Blue Ice|Site J|Moraine|Skiway North}
{people} of us here. Minus {temp} at breakfast, wind {wind}. {drilled} more drilled since last night.
{ill!One is in the bunk with a fever|A hand was frostbitten and is bandaged~All well|Nobody is ill}. {vehicle!Both machines start|Everything runs~One skidoo is dead until a belt comes|A machine is down}[, {mechanic} is on it].
Fuel {fuel}, food for {food} days.
?The aeroplane is hoped for on {flight}.
?{doctor} asks for more eye drops.
{leader}
~ Morning sked {:time}. Mail of {:date} received. Greetings to {:person}.

== en instrument_booking_confirmation
q facility company:{} Imaging Facility/{} Core Facility/{} Microscopy Centre; facility, run_by
q user person; booked_by, user
q head person; group_leader, principal_investigator
q operator person; operator, staff_scientist
q instrument phrase; instrument, machine
q booking id:BK-#####; booking_number
q day date; session_date, booked_for
q from_time time; start, from
q to_time time; end, until
q rate money:15..180; hourly_rate, per_hour
q code id:R#####; cost_code, charged_to
q samples number:1..48; sample_count, samples
q trained flag; user_trained, may_work_alone
q hazard flag; hazardous_samples, biohazard
q cancel number:12..72; cancel_hours, free_cancellation
a total money:30..1500; total_cost, amount
a booked_on date; booked_on, request_date
a training date; training_date, trained_on
a room id; room, lab_room
a backup person; second_user, backup
---
{facility}
Hello {user},
# {instrument=Confocal 2|Cryo-SEM|600 MHz NMR|Flow sorter|Micro-CT} is yours
{booking}: {day}, {from_time} to {to_time}. {samples} samples, put to {code} of the group of {head}, at {rate} an hour.
{trained!You are trained and may sit at it alone|No staff needed, you know the machine~You are not trained yet, so one of us must be there|You may not start it alone}[; {operator} will be about]. {hazard!Since your material can infect, bring it fixed and double boxed|Marked as hazardous, wear gloves~Nothing dangerous was declared|Your samples are harmless}.
Cancel {cancel} hours ahead or pay.
~ Lasers serviced {:date} by {:company}. Data wiped after {:number:20..60} days.

== en variety_trial_plot_results
q station company:{} Research Station/{} Crop Trials/{} Agricultural College; trial_station, run_by
q agronomist person; trial_manager, agronomist
q host person; host_farmer, farm_of
q sponsor company:{} Seeds/{} Plant Breeding/{} Levy Board; funded_by, sponsor
q trial id:WW##-##; trial_code, trial
q sown date; sown, drilled
q cut date; harvested, combined_on
q rate number:150..450; seeds_per_square_metre, seed_rate
q plot unit:m² 10..48; plot_size, plot_area
q lsd number:1..9; least_significant_difference, lsd
q nitrogen unit:kg/ha 60..240; nitrogen, n_rate
q fungicide flag; fungicide_used, sprayed
q lodged flag; lodging, laid_flat
q soil phrase; soil, ground
a control phrase; control_variety, standard
a moisture percent; grain_moisture, moisture
a price money:100..300; grain_price, price
a previous phrase; previous_crop, after
a published date; published, report_date
l plots; varieties, entries; how each did
c plots.sort phrase; variety, name
c plots.yield unit:t/ha 4..13; yield, t_ha
c plots.height unit:cm 50..120; straw_height, height
c plots.disease number:1..9; disease_score, septoria
c plots.breeder company:{} Breeding/{} Genetics; breeder, bred_by
---
# Trial {trial}
{station} at {host}'s, on {soil=silty clay|chalk|red loam|blowing sand}; paid for by {sponsor}
Sown {sown} at {rate} seeds, cut {cut}. Plots of {plot}, {nitrogen} of N.
%plots 3..7
Sort | Yield | Straw | Leaf
{plots.sort=Skyfall|Gleam|Costello|Extase|Dawsum|Typhoon} | {plots.yield} | {plots.height} | {plots.disease}
{plots.breeder=}
%%
Differences under {lsd} mean nothing. {fungicide!Sprayed three times against leaf disease|Full fungicide~Left without spray|No fungicide was used}. {lodged!The July storm laid half of it flat|Some plots went down~All stood to the end|Nothing lodged}.
{agronomist}
~ Open day {:date}. Bird nets by {:company}.

== en meteorite_classification_letter
q institute company:{} Planetary Institute/Museum of {}/{} Meteorite Laboratory; institute, classified_at
q scientist person; classified_by, analyst
q finder person; finder, found_by
q owner person; present_owner, owner
q name phrase; meteorite_name, proposed_name
q found date; find_date, found_on
q mass unit:g 20..9000; total_mass, mass
q piece unit:g 5..60; deposited_mass, type_specimen; what stays at the institute
q class choice:ordinary chondrite/iron/achondrite; class, type
q weathering id:W#; weathering_grade, weathering
q magnet flag; magnetic, attracted
q fall flag; seen_falling, witnessed_fall
q place phrase; find_site, where
q number id:MB-####; submission, file
q fee money:50..500; fee, analysis_cost
a fell date; date_of_fall, fell_on
a price money:100..9000; value, price
a seller person; bought_from, dealer
a density unit:g/cm³ 2..8; density
a approved date; approved_on, name_approved
---
{institute} || {number}
Dear {finder},
# Your stone
the piece that you picked up on {found} at {place=a dry lake bed|the edge of a wheat field|the blue ice|a gravel plain} has been cut and looked at. It does come from space. It weighs {mass}; {piece} stay here, the rest goes back to {owner}.
{class?It is an ordinary chondrite, with round chondrules~It is an iron, the etched face shows the pattern~It is an achondrite, once molten}. Weathering {weathering}. {magnet!A magnet clings to it|It draws the magnet~It hardly moves a magnet|The magnet does not care for it}. {fall!Since it was seen to come down it counts as a fall|People saw the fireball that brought it~Nobody saw it come down|It is a find, not a fall}.
We shall hand in the name {name=Dry Creek 004|Nullarbor 061|Kilbride|Acfer Ridge}. [For the thin section {fee} were charged.]
{scientist}
~ Saw blade {:date}. Paid by {:company}.
== en dive_log_card
q centre company:{} Divers/{} Dive Centre/{} Sub-Aqua Club; dive_centre, club
q diver person; diver, logged_by
q buddy person; buddy, dived_with
q guide person; dive_guide, led_by
q site phrase; dive_site, site
q dive_no number:4..900; dive_number, no
q day date; dive_date, dived_on
q in_time time; time_in, went_down
q depth unit:m 6..42; maximum_depth, deepest
q bottom unit:min 15..70; bottom_time, dive_time
q start_bar unit:bar 180..230; start_pressure, air_in
q temp unit:°C 6..29; water_temperature, water
q vis unit:m 1..30; visibility, vis
q nitrox flag; nitrox, enriched_air
q stop flag; safety_stop_made, stopped
q weight unit:kg 2..14; lead, weights
a out_time time; time_out, surfaced
a end_bar unit:bar 30..110; end_pressure, air_out
a average unit:m 4..25; average_depth, mean_depth
a boat phrase; boat, vessel
a certificate id; certification_number, card_no
---
{centre}
# Dive {dive_no}
{day}, {site=the Breda wreck|Fish Rock|Scapa, gun turret|Aliwal Shoal|Browning Pass}
{diver} with {buddy}[, led by {guide}]. Went down at {in_time} with {start_bar} in the cylinder and {weight} on the belt. {nitrox!Gas was enriched|Nitrox in a yellow cylinder~Plain air|Ordinary air}. Deepest {depth}, {bottom} under.
Water {temp}, could see {vis}. {stop!We hung three minutes at five metres|Waited at the bar before coming up~Came straight up, the swell was too bad|No stop was made}.
Saw {:=a conger|two rays|nothing but kelp|a seal}.
~ Compressor filter {:date}. Tea by {:person}.

== en bowls_fixture_card
q club company:{} Bowls Club/{} Bowling Green/{} Park Bowls; club, issued_by
q captain person; captain, club_captain
q secretary person; fixture_secretary, matches_by
q greenkeeper person; greenkeeper, keeps_green
q season year; season, year
q opening date; opening_day, green_opens
q fee money:20..180; subscription, membership
q phone_no phone; secretary_phone, ring
q dress phrase; dress, clothing
q visitors flag; visitors_welcome, guests
q licensed flag; bar_licensed, bar
q rinks number:4..8; rinks, playing_strips
a closing date; closing_day, green_closes
a president person; president, club_president
a match_fee money:1..8; match_fee, per_match
a treasurer person; treasurer
l matches; fixtures, games; who plays whom
c matches.on date; date, day
c matches.against company:{} Bowls/{} Railway BC/{} Legion/{} Ladies; opponent, versus
c matches.where choice:home/away; venue, home_or_away
c matches.at time; start, time
c matches.rinks number:2..6; rinks, teams
c matches.score id:##-##; score, result
---
# {club}
^ Card for {season}
The green opens on {opening}. Captain {captain}; the grass is in the hands of {greenkeeper}.
%matches 4..8
Day | Against | H/A | Start | Rinks
{matches.on} | {matches.against} | {matches.where} | {matches.at} | {matches.rinks}
{matches.score=}
%%
Wear {dress=whites|greys below the waist|club shirt}. Subscription {fee}. {visitors!Strangers may try a hand on Tuesdays|Guests are always welcome~Members only|No guests on the green}. {licensed!The bar opens after play|Drinks at the bar~Tea only, we have no licence|No bar}. {rinks} rinks.
Cannot play? Tell {secretary}[, {phone_no}].
~ Raffle {:date}. Sponsored by {:company}.

== en cricket_match_report
q league company:{} Cricket League/{} & District Cricket/{} Premier Grade; league
q home company:{} CC/{} Gymkhana/{} Wanderers; home_team, home_side
q away company:{} Colts/{} Police/{} Old Boys; away_team, visitors
q scorer person; scorer, scored_by
q umpire person; umpire, stood
q second_umpire person; other_umpire, square_leg_umpire
q best person; man_of_the_match, best_player
q played date; match_date, played_on
q ground phrase; ground, venue
q toss choice:home/away; won_toss, toss
q home_runs number:90..320; home_total, home_runs
q away_runs number:80..310; away_total, away_runs
q overs number:20..50; overs_per_side, overs
q rain flag; rain_interrupted, rain
q points number:2..30; points_to_winner, points
a away_captain person; away_captain, visiting_captain
a wickets number:1..10; wickets_lost, home_wickets
a crowd number:20..4000; crowd, spectators
a started time; start_time, first_ball
l batting; batters, innings; the home side's innings
c batting.name person; batter, batsman
c batting.how phrase; dismissal, how_out
c batting.runs number:1..120; runs, score
c batting.balls number:2..130; balls_faced, balls
c batting.fours number:1..14; fours, boundaries
---
{league}
# {home} v {away}
{played}, {ground=the Maidan|Church Meadow|Oval No. 2|Railway Ground}, {overs} overs a side. {toss?The home captain called rightly and batted~The visitors called rightly and put the others in}.
%batting 3..8
Batting | How out | Runs | Balls
{batting.name} | {batting.how=bowled|caught behind|lbw|run out|not out|stumped} | {batting.runs} | {batting.balls}
{batting.fours=}
%%
The hosts made {home_runs}, the guests {away_runs}; {points} points to the winner. {rain!An hour was lost to a shower|Rain drove them off~Not a cloud|Play was never held up}.
Prize of the day to {best}.
Umpires {umpire} and {second_umpire}. Book kept by {scorer}.
~ Tea by {:company}. Nets from {:time}. Return game {:date}.

== en escape_room_booking_mail
q venue company:{} Escape Rooms/Locked In {}/{} Puzzle House; venue, operator
q booker person; booked_by, customer
q host first; game_master, host
q room phrase; room, game
q booking id:ESC####; booking_code
q day date; play_date, booked_for
q arrive time; arrival, be_there
q start time; game_starts, play_starts
q players number:2..8; players, group_size
q price money:40..240; price, paid
q address_of address; address, where
q difficulty choice:easy/medium/hard; level, difficulty
q private flag; private_game, only_us
q child flag; children_allowed, kids
a end time; game_ends, end
a min_age number:6..16; minimum_age, age_limit
a deposit money:10..60; deposit, part_paid
a birthday person; birthday_person, for_whom
a phone_no phone; venue_phone, call_us
---
{venue}
# See you soon, {booker}!
{booking}: {room=The Lighthouse Keeper|Vault 9|Curse of the Mill|Submarine|Professor's Attic}, {players} of you, {day}.
Be at {address_of} by {arrive}; the door falls shut at {start}.
{difficulty?Good for a first try~Some find it tricky~Only one group in five gets out}. {private!Nobody else will be put with you|The room is yours alone~Others may be put with you to fill the room|You may share with strangers}. {child!Children are fine with a grown-up|Bring the kids~Not for children|Leave children at home}.
Paid: {price}. Free to move until {:date}.
{host} will lock you in.
~ A house of {:company}. Lost phones {:email}.

== en caravan_pitch_licence
q park company:{} Holiday Park/{} Sands Caravans/{} Bay Leisure; park, site_owner
q manager person; park_manager, signed_for_park
q owner person; caravan_owner, licensee
q joint person; joint_owner, second_owner
q pitch id:@##; pitch_number, plot
q model phrase; caravan, model
q serial id:########; serial_number, chassis
q from_date date; licence_starts, from
q to_date date; licence_ends, until
q season phrase; open_season, open
q fee money:2500..9000; pitch_fee, yearly_fee
q due date; fee_due, pay_by
q sublet flag; letting_allowed, may_let
q dogs flag; dogs_allowed, pets
q gas date; gas_checked, gas_test
a bought date; purchase_date, bought
a year year; year_of_make, built
a deposit money:100..1500; deposit
a insurer company; insurer, insured_by
a commission percent; sale_commission, commission
a rates money:100..600; rates, council_rates
---
# Licence for pitch {pitch}
{park} to {owner}[ and {joint}]
For {model=Willerby Rio|Swift Burgundy|ABI Trieste|Delta Nordstar}, {serial}.
1. From {from_date} to {to_date}, {season=March to October|all but February|Easter to half term}; the van is not a home.
2. {fee} a year, by {due}.
3. {sublet!You may let it through our desk|Guests may pay you for a week~You may not let it to others|No letting}.
4. {dogs!Two dogs on leads|Dogs may come~No dogs|Animals stay away}.
5. The gas was looked at on {gas}[ and must be again].
> {manager}
~ Park rules of {:date}. Barge pole and steps by {:company}.

== en riding_assessment_card
q school company:{} Riding School/{} Equestrian/{} Pony Centre; riding_school
q instructor person; instructor, assessed_by
q rider person; rider, pupil
q parent person; parent, emergency_contact
q horse phrase; horse, ridden
q day date; assessment_date, ridden_on
q height unit:cm 110..195; rider_height, tall
q weight unit:kg 25..95; rider_weight, weighs
q lesson number:1..60; lessons_so_far, lesson_no
q level choice:beginner/novice/capable; level, standard
q hat flag; own_hat, brought_hat
q fell flag; fell_off, fall
q group id:G#; group, class
q price money:20..70; lesson_price, price
a next date; next_lesson, booked
a hand unit:hh 10..17; horse_height, hands
a owner person; horse_owner, owned_by
a course money:100..500; course_price, block_price
a doctor person; doctor, gp
---
# {school}
Card of {rider} || group {group}
{height}, {weight}. To ring: {parent}, {:phone}
{day} on {horse=Toffee|Sultan|Misty|Duke|Pepper}, lesson {lesson}. {level?Is led and learns to sit~Walks and trots alone~Canters and jumps small fences}. {fell!Came off at the corner, nothing hurt|Had a tumble~Stayed on|Kept the saddle}. {hat!Wears a hat of her own, checked|Brought a hat~Borrowed one of our hats|Used a school hat}.
[{price} taken at the desk.]
> {instructor}
~ Farrier {:date}. Hats replaced {:year}.

== en pigeon_race_result
q club company:{} Homing Society/{} Flying Club/{} RPC; club
q liberator person; convoyer, liberated_by
q clockman person; clock_setter, clocks_by
q secretary person; race_secretary, result_by
q point city; race_point, liberated_at
q race id:R##; race_number
q day date; race_date, flown
q libbed time; liberation_time, released
q birds number:40..2000; birds_sent, birds
q lofts number:5..90; members_sending, lofts
q wind phrase; wind, line_of_flight
q pool money:40..900; pool_money, prize_pool
q held flag; held_over, delayed
q lost flag; heavy_losses, many_lost
a basketed date; marking_night, basketed
a average unit:miles 50..500; distance, flown_distance
a transporter company; transporter, carrier
a next city; next_race_point, next_race
l places; results, winners; who came home first
c places.place number:1..12; position, place
c places.fancier person; member, fancier
c places.ring id:GB##@#####; ring_number, ring
c places.velocity number:900..1900; yards_per_minute, velocity
c places.clocked time; clocked_at, home
c places.colour phrase; colour, bird_colour
---
{club}
# {race} from {point}
{day}, {birds} birds of {lofts} lofts. Up at {libbed} with {wind=a light westerly|wind on the beak|a tail wind|haze}, let go by {liberator}. {held!They sat a day in the baskets for fog|Held over once~Let go as planned|No hold-over}.
%places 3..8
Pl. | Fancier | Ring | Y.p.m. | In
{places.place} | {places.fancier} | {places.ring} | {places.velocity} | {places.clocked}
{places.colour=}
%%
Pools {pool}. {lost!Many have not come home, look out for strays|A bad race, half are missing~Nearly all were home by dark|Good returns}.
Clocks {clockman}, result {secretary}
~ Show on {:date}. Corn from {:company}.

== en karate_grading_sheet
q federation company:{} Karate Federation/{} Martial Arts/{} Budokan; federation, body
q grader person; chief_examiner, graded_by
q sensei person; club_instructor, sensei
q club company:{} Dojo/{} Karate Club; dojo, club
q day date; grading_date, held
q hall phrase; hall, venue
q sheet id:GR###; sheet_number
q fee money:15..60; grading_fee, fee_each
q entered number:6..60; candidates, entered
q insured flag; all_insured, licences_ok
q injury flag; injuries, anyone_hurt
q assistant person; assistant_examiner, second_examiner
a next date; next_grading, next
a passed number:4..50; passed, number_passed
a belts money:5..20; belt_price, price_of_belt
a first_aider person; first_aider
l students; candidates_list, results; how each did
c students.name person; student, name
c students.from phrase; old_belt, present_grade
c students.to phrase; new_belt, awarded
c students.kata number:3..10; kata_mark, form
c students.spar number:3..10; kumite_mark, sparring
c students.licence id:L#####; licence, licence_no
---
^ {federation}
# Grading {sheet}
{club}, brought by {sensei} · {day}, {hall=Scout hut|Sports hall B|Church room}
{entered} stepped up, {fee} each.
%students 3..8
Name | Has | Gets | Form | Sparring
{students.name} | {students.from=white|yellow|orange|green|blue|brown} | {students.to=yellow|orange|green|blue|purple|brown II} | {students.kata} | {students.spar}
{students.licence=}
%%
{insured!Every licence book was in date|All are insured~Two books had lapsed and were put right|Not all licences were in date}. {injury!One bloody nose|A toe was hurt~Nobody was hurt|No injuries}.
{grader}[ with {assistant}]
~ Mats from {:company}. Winter camp {:date}.

== en skydive_load_manifest
q dropzone company:{} Skydive/{} Parachute Centre/{} Dropzone; dropzone, operator
q pilot person; pilot, flown_by
q manifestor person; manifest_by, manifestor
q controller person; drop_zone_controller, dz_safety
q plane id:@-@@@@; aircraft, tail
q load number:1..30; load_number, load
q day date; jump_date, day
q take_off time; take_off, off
q altitude unit:ft 3500..15000; exit_altitude, height
q fuel unit:l 60..400; fuel_on_board, fuel
q cloud flag; cloud_hold, held_for_cloud
q reserve flag; reserve_used, reserve_ride
q wind unit:kt 2..22; ground_wind, wind
a landed time; landed, plane_down
a price money:20..60; ticket_price, jump_price
a jumpers number:4..20; number_of_jumpers, jumpers
a next_load time; next_load, next_take_off
l slots; jumpers_list, passengers; who is on the load
c slots.name person; jumper, name
c slots.kind choice:tandem/student/solo; jump_type, type
c slots.jumps number:1..4000; jump_count, experience
c slots.canopy id:@@-###; canopy, rig
c slots.weight unit:kg 50..105; exit_weight, weight
---
# Load {load}, {plane}
{dropzone} · {day}
Off {take_off}, out at {altitude}; {pilot} flies with {fuel}.
%slots 3..8
Name | As | Jumps | Rig
{slots.name} | {slots.kind} | {slots.jumps} | {slots.canopy}
{slots.weight=}
%%
Wind on the ground {wind}. {cloud!We sat an hour waiting for a hole|Held for cloud~Sky clear|No hold}. {reserve!One came down under the reserve|A reserve was pulled~All mains opened|No reserve was needed}.
{controller} on the ground[, paper by {manifestor}].
~ Packing loft check {:date}. Fuel from {:company}.

== en holiday_cottage_handover
q agency company:{} Cottages/{} Holiday Lets/{} Retreats; agency, letting_agency
q owner person; cottage_owner, owner
q keeper person; caretaker, changeover_by
q guest person; lead_guest, guest
q cottage phrase; cottage, house
q ref id:HC-#####; booking_reference
q arrive date; arrival, from
q depart date; departure, until
q out_by time; leave_by, check_out
q key_code id:####; key_safe_code, key_code
q people number:2..12; party_size, people
q wifi id:@@@@-####; wifi_password, wireless
q logs flag; logs_included, firewood
q dog flag; dog_coming, dog
q bond money:50..300; damage_bond, bond
a in_from time; check_in, arrive_after
a price money:300..3000; rent, price
a keeper_phone phone; caretaker_phone, ring_keeper
a bedrooms number:1..6; bedrooms
a booked date; booked_on, booking_date
---
# {cottage=Curlew|The Old Forge|Tigh na Mara|Rosebank|Boathouse}
{agency}, {ref}
Dear {guest},
the house is yours from {arrive} to {depart}, for {people}. The key hangs in the small safe by the door: {key_code}. Wireless: {wifi}.
* {logs!A basket of logs is there for you|Wood for the stove is on us~Please bring wood for the stove|Logs are not included}.
* {dog!Your dog is expected, towel on the hook|The dog may come, as agreed~No dog was booked|You come without a dog}.
* On the last day be out by {out_by}, {keeper} comes to clean.
?We hold {bond} until then.
{owner} wishes you fair weather.
~ Bins {:date}. Septic tank: nothing but paper. Shop shuts {:time}.
== en desk_move_plan
q company_name company:{} Insurance/{} Media/{} Consulting; company, employer
q planner person; facilities_planner, planned_by
q mover company:{} Removals/{} Office Moves; removal_firm, moved_by
q it_lead person; it_contact, it_lead
q floor phrase; new_floor, moving_to
q plan id:MV-##; plan_number
q move_day date; moving_day, move_on
q pack_by date; packed_by, pack_deadline
q crates number:10..300; crates, boxes
q desks number:8..120; desk_count, new_desks
q home flag; work_from_home_that_day, stay_home
q plants flag; plants_moved, personal_plants
a back date; back_at_work, first_day_there
a cost money:500..20000; cost_of_move, budget
a old_floor phrase; old_floor, moving_from
a crates_back date; crates_returned, crates_collected
a fire_warden person; fire_warden
l people; staff, seats; who sits where
c people.name person; employee, name
c people.team phrase; team, department
c people.desk id:@-##; new_desk, seat
c people.screens number:1..3; monitors, screens
c people.phone id:####; extension, phone
---
{company_name}
# Move {plan} to {floor=the third floor|Wing B|the annexe|Level 9}
On {move_day} {mover} carries everything over. {crates} crates stand by the lift; please have them closed by {pack_by}. {desks} desks are ready.
%people 3..8
Name | Team | Desk | Screens
{people.name} | {people.team=claims|design|payroll|sales desk|legal} | {people.desk} | {people.screens}
{people.phone=}
%%
{home!Work from home that day|Nobody need come in while it goes on~Come in as usual, there will be tables|Please be there to unpack}. {plants!Plants go along if they have a label|The men take your plants too~Carry your plants yourselves|Plants are not taken}.
Cables: {it_lead}. All else: {planner}
~ Lift certificate {:date}. Parking by {:company}.

== en long_service_award_letter
q employer company:{} Bus Company/{} Hospital Trust/{} Steel; employer
q director person; managing_director, signed_by
q manager person; line_manager, put_forward_by
q worker person; employee, honoured
q post job; job, position
q years number:10..45; years_of_service, years
q joined date; joined, started
q party date; ceremony_date, lunch_on
q venue phrase; venue, place
q gift phrase; gift, award
q bonus money:100..2000; bonus, payment
q leave number:1..5; extra_leave_days, days_off
q guest flag; may_bring_guest, guest
q taxed flag; taxable, tax_due
q staff_no id:E#####; staff_number
a retires date; retirement_date, leaves
a salary money:20000..60000; salary, pay
a rsvp date; reply_by, rsvp
a spouse person; guest_name, partner
a bonus_day date; paid_on, bonus_date
---
{employer}
{:date} || {staff_no}
Dear {worker},
# {years} years
You came to us on {joined} and have been our {post} through good years and lean ones. {manager} put your name forward, and nobody had to think about it.
Come to {venue=the canteen|the Grand Hotel|the club house|the boardroom} on {party}. {guest!Bring somebody with you|Your family is asked too~I am sorry that there is room for you alone|We can seat you only}. You will be given {gift=a carriage clock|a watch|garden vouchers|a cut-glass bowl}[ and {leave} more days of leave]. {bonus} go with it. {taxed!The taxman takes his part of the money|Tax comes off~It is free of tax|No tax is taken}.
{director}
~ Photographer {:company}. Car park full, use {:street}.

== en firewall_rule_request
q org company:{} Bank/{} University/{} Logistics; organisation
q requester person; requested_by, requester
q approver person; security_approver, approved_by
q engineer person; implemented_by, engineer
q vendor company:{} Software/{} Cloud; vendor, for_vendor
q ticket id:FW-#####; ticket, request_number
q needed date; needed_by, required
q expires date; rule_expires, remove_on
q reason phrase; reason, purpose
q risk choice:low/medium/high; risk, risk_rating
q logged flag; logging_on, logged
q internet flag; open_to_internet, public
q change id:CHG####; change_number, change
a implemented date; implemented_on, done
a owner person; system_owner, application_owner
a tested_by person; tested_by, tester
a requested date; requested_on, raised
l rules; openings, flows; what is to be opened
c rules.from id:10.#.##.#; source, source_ip
c rules.to id:172.16.##.#; destination, dest_ip
c rules.port number:22..9443; port, dst_port
c rules.proto choice:TCP/UDP; protocol
c rules.note phrase; use, comment
c rules.hits number:10..9000; hits, hit_count
---
# {ticket}
{org}, network security
{requester} asks for the following so that {reason=the pay run can reach the bank|the new scanner finds its server|the vendor can push updates|backups leave the site}[; {vendor} is behind it]. By {needed}.
%rules 1..5
From | To | Port | Over | For
{rules.from} | {rules.to} | {rules.port} | {rules.proto} | {rules.note=web|database|file copy|time|directory}
{rules.hits=}
%%
{internet!This opens a door to the outside world|It can be reached from the internet~Inside only|Nothing is open to the outside}. {logged!Each packet is written down|Logging is on~Nothing is logged|Not logged}. Judged {risk?harmless~of some concern~dangerous}.
Passed by {approver}, put in by {engineer} under {change}.
?Taken out again on {expires}.
~ Policy of {:date}. Night desk {:phone}.

== en api_deprecation_mail
q vendor company:{} Pay/{} Maps/{} Messaging; vendor, provider
q writer first; written_by, developer_relations
q customer company:{} Travel/{} Retail/{} Fintech; customer, addressee
q old id:v#; old_version, deprecated
q new id:v#.#; new_version, replacement
q announced date; announcement, first_told
q off date; shut_down, switched_off
q brown date; brownout, test_outage
q brown_at time; brownout_time
q calls number:200..90000; calls_last_month, usage
q limit number:20..900; new_rate_limit, requests_per_minute
q key id:pk_####@@@@; api_key, key
q breaking flag; breaking_change, must_change_code
q free flag; migration_free, no_extra_cost
q guide url; migration_guide, docs
a released date; new_version_released, available_since
a old_limit number:10..900; old_rate_limit, current_limit
a contact_phone phone; support_phone
a price money:10..900; new_price, monthly_fee
a extension date; extended_until, extension
a manager person; account_manager
---
From: {vendor}
To: {customer}
# {old} goes, {new} stays
Hi there,
we first told you on {announced} that {old} will be shut. Your key {key} still made {calls} calls with it last month. After {off} such calls are answered with an error. On {brown} from {brown_at} we switch it off for an hour so that you can see what breaks.
{breaking!Field names have changed, so your code must too|You will have to alter your code~The answers look the same, only the address differs|Nothing in your code breaks but the address}. {free!The move costs you nothing|No charge for moving~The new one is billed by the call|It is not free}. You may send {limit} requests a minute.
How to do it: {guide}
{writer}
~ Status page checked {:time}. Terms of {:date}. {:company} processes mails for us.

== en union_ballot_notice
q union company:{} Workers Union/{} Teachers Association/{} Rail Union; union
q employer company:{} Metro/{} Council/{} Airport; employer, against
q secretary person; general_secretary, signed_by
q rep person; workplace_rep, local_rep
q scrutineer company:{} Ballots/{} Electoral Services; scrutineer, counted_by
q issue phrase; dispute, issue
q opens date; ballot_opens, papers_posted
q closes date; ballot_closes, votes_in_by
q voters number:40..9000; members_entitled, electorate
q threshold percent; turnout_needed, threshold
q offer percent; pay_offer, employer_offers
q claim percent; pay_claim, union_asks
q strike flag; strike_asked, full_strike
q postal flag; by_post, postal
q ref id:IB/###; ballot_number
a result date; result_date, result
a turnout percent; turnout, voted
a strike_date date; first_strike_day, strike_starts
a manager person; employer_signatory, hr_director
a yes number:20..6000; votes_for, yes_votes
---
^ {union}
# Ballot {ref}
To members at {employer}
You have a quarrel over {issue=pay|rosters|the pension|lone working}. The management offers {offer}; we ask {claim}. {voters} of you may vote. Papers go out {opens} and must be back by {closes}. {postal!They come by post to your home and go back the same way|By post only~You vote on your phone|The vote is online}.
{strike!The question is whether to lay down work|You are asked about walking out~You are asked only about working to rule|It is not about walking out, only about overtime}. At least {threshold} must take part. {scrutineer} counts.
{secretary}
?Ask {rep} at your place of work.
~ Check your address by {:date}. Tel. {:phone}.

== en press_accreditation_reply
q organiser company:{} Grand Prix/{} Film Festival/{} Summit; organiser, host
q officer person; press_officer, answered_by
q journalist person; journalist, applicant
q photographer person; photographer, second_person
q outlet company:{} Herald/{} Radio/{} Post; media, outlet
q editor person; editor, assigned_by
q pass_no id:MP-####; pass_number, badge
q event_from date; event_starts, from
q event_to date; event_ends, to
q desk time; desk_opens, badge_desk
q zone choice:all areas/press room/stand; access, zone
q granted flag; granted, accepted
q parking flag; parking, car_pass
q hall phrase; collect_at, desk_place
q conference time; press_conference, conference
a applied date; applied_on, application_date
a card id; press_card_number, press_card
a deadline date; application_deadline, deadline
a hotel company; hotel, press_hotel
a fee money:10..200; fee
---
{organiser}
Dear {journalist},
# Your request for {outlet}
{granted!We are glad to have you|You are on the list~I am sorry, all places have gone|We cannot take you this time}. The days are {event_from} to {event_to}. Number {pass_no}, {zone?good for every door~good for the press room only~good for the stand}. {editor} named you[ and {photographer}, who needs a bib].
The desk in {hall=Hall 2|the town hall foyer|Gate C} opens at {desk}; everybody meets at {conference}. {parking!A sticker for one car is with it|There is a place for your car~Please come by train, there is no parking|No car pass can be given}.
{officer}
~ Wireless by {:company}. Pictures free until {:date}.

== en cheque_stop_request
q bank company:{} Bank/{} Credit Union/Bank of {}; bank
q holder person; account_holder, customer
q payee company:{} Roofing/{} Antiques/{} Motors; payee, made_out_to
q teller person; taken_by, teller
q account id:########; account_number
q cheque number:100..999; cheque_number, check_no
q amount money:50..4000; amount, cheque_amount
q written date; cheque_date, written
q asked date; stop_date, requested_on
q asked_at time; stop_time, at
q fee money:5..35; stop_fee, charge
q why choice:lost/dispute/stolen; reason, why
q cleared flag; already_paid, presented
q phone_done flag; by_phone, phoned_in
a expires date; stop_expires, valid_until
a balance money:100..9000; balance, account_balance
a new_cheque number:100..999; replacement_cheque, new_cheque
a police id; police_reference
a posted date; posted_on, mailed
---
# Stop on a cheque
{bank}, {:city}
{holder}, account {account}, asks us not to pay no. {cheque}, made out to {payee} on {written} for {amount}.
{why?It never arrived and cannot be found~The work was bad and the money is withheld~The book was taken from a bag}.
Asked {asked} at {asked_at}, {phone_done!by telephone, to be signed within a fortnight|over the line, voice checked~at the counter|in person}. {cleared!Too late, it had gone through|It had been paid already~It has not come in|Not presented so far}. We take {fee}.
> {teller}
~ Rules of {:date}. Complaints to {:person}.

== en exit_interview_note
q employer company:{} Foods/{} Software/{} Care; employer
q interviewer person; hr_partner, interviewed_by
q leaver person; leaver, employee
q boss person; line_manager, reported_to
q next_employer company:{} Labs/{} Group/{} Council; goes_to, new_employer
q job job; position, job
q spoke date; interview_date, spoke_on
q last date; last_day, leaves_on
q years duration; stayed, length_of_service
q reason choice:pay/manager/family; main_reason, why
q rating number:1..10; rating, score
q rejoin flag; would_return, rehire
q recommend flag; would_recommend, recommend
q quote phrase; said, quote
a joined date; joined_on, start_date
a salary money:20000..90000; salary, leaving_salary
a new_salary money:20000..99000; new_salary, new_pay
a successor person; replacement, successor
a notice date; notice_given, resigned_on
---
{employer} · confidential
# Talk on leaving
{leaver}, {job}, here for {years}, last day {last}. Talked on {spoke} with {interviewer}; {boss} was not in the room.
Why? {reason?There is more money elsewhere~It did not work with the one above~The children and the drive}. [Goes to {next_employer}.] On a scale to ten we get {rating}.
{rejoin!Would come back one day|Could imagine returning~Would not come back|Does not see a return}. {recommend!Would send friends to us|Tells others to apply~Would not send a friend here|Could not speak for us to others}.
In the leaver's own words: "{quote=nobody asked me anything for a year|best team I had|too many tools|I learned a lot}".
~ Kept until {:date}. Copy to {:person}.

== en company_car_handover
q fleet company:{} Leasing/{} Fleet Services; leasing_company, lessor
q employer company:{} Pharma/{} Engineering/{} Drinks; employer
q driver person; driver, taken_by
q handed person; handed_over_by, agent
q former person; previous_driver, former_driver
q car phrase; car, model
q plate id:@@## @@@; registration
q day date; handover_date, handed_on
q at time; handover_time
q clock unit:miles 10..60000; mileage, odometer
q fuel percent; tank_or_charge, charge_level
q keys number:1..3; keys, number_of_keys
q damage flag; damage_noted, damage
q private flag; private_use, may_use_privately
q limit number:5000..30000; yearly_miles, mileage_limit
a back date; return_date, lease_ends
a service date; next_service, service_due
a benefit money:900..9000; taxable_benefit, benefit
a rent money:200..900; monthly_rent, lease_rate
a licence id; driving_licence, licence_no
---
# Handover of {plate}
{car=Octavia estate|Kona electric|Model 3|Transit Custom|Corolla hybrid} of {fleet}, for {employer}
{day}, {at}: {handed} gave it to {driver}[; before that {former} had it]. Clock {clock}, tank or battery at {fuel}, {keys} keys.
{damage!A scrape on the left sill, marked on the drawing|Stone chip in the glass, noted~Not a mark on it|No damage seen}.
{private!It may be driven after hours and on holiday|Private trips are allowed~For work only|No private trips}. Up to {limit} miles in a year.
Both signed
~ Breakdown {:phone}. Tyres by {:company}, {:date}.

== en board_minutes_extract
q company_name company:{} Holdings plc/{} Housing Ltd/{} Foods Inc.; company
q chair person; chair, chaired_by
q secretary person; company_secretary, certified_by
q absent_one person; apologies, sent_apologies
q signatory person; authorised_to_sign, may_sign
q met date; meeting_date, held
q item number:2..14; agenda_item, item
q subject phrase; resolution, about
q bank company:{} Bank/{} Capital; lender, bank
q sum money:10000..900000; amount_approved, limit
q votes_for number:3..9; votes_for, in_favour
q votes_against number:1..3; votes_against, against
q interest flag; conflict_declared, interest_declared
q carried flag; carried, adopted
q certified date; certified_on, extract_date
a next date; next_meeting
a present number:4..12; directors_present, attendance
a company_no id; company_number
a auditor company; auditor
a rate percent; interest_rate, rate
---
# Extract from the minutes
{company_name}, board, {met}
In the chair {chair}. {absent_one} had sent word of being kept away.
Item {item}: {subject=loan for the cold store|sale of the depot|new lease|guarantee for the subsidiary}
The paper asked for up to {sum} from {bank}. {interest!One director sits on the other side too, said so, and left|An interest was declared~Nobody had an interest to declare|No interest was declared}. {votes_for} hands went up for it[ and {votes_against} against]. {carried!It was so resolved|The board agreed~It was not agreed|The motion fell}. {signatory} may put a name to the papers.
True copy, {certified}
{secretary}
~ Minute book {:number:2..19}. Filed with {:person}.
== en quilt_show_entry_list
q guild company:{} Quilters Guild/{} Patchwork Society/{} Needlecraft; guild, organiser
q steward person; show_steward, entries_by
q judge person; judge, judged_by
q hall phrase; venue, hall
q opens date; show_opens, opening
q hang date; hanging_day, bring_on
q entry_fee money:3..20; fee_per_quilt, entry_fee
q entries number:20..300; entries_received, total_entries
q raffle phrase; raffle_prize, raffle
q touch flag; touching_allowed, may_touch
q sale flag; sales_allowed, for_sale
q helper person; hanging_lead, hung_by
a closes date; show_closes, last_day
a admission money:2..12; admission, ticket
a collect date; collection_day, fetch_on
a insured money:500..9000; insured_value, cover
l quilts; entries_list, works; what hangs
c quilts.no number:1..300; number, entry_no
c quilts.name phrase; title, quilt
c quilts.maker person; maker, made_by
c quilts.quilter person; quilted_by, longarm
c quilts.class phrase; class, category
c quilts.size unit:in 20..110; width, size
c quilts.price money:80..2000; price, asking
---
# {guild} show
^ {hall=Grange Hall|Corn Exchange|Masonic Lodge|Fairgrounds, Barn 4}
Bring your work on {hang}; {helper} and the ladder crew hang it. Doors open to all on {opens}. {entries} came in at {entry_fee} each.
%quilts 3..7
No. | Called | Pieced by | Quilted by | Class | Wide
{quilts.no} | {quilts.name=Storm at Sea|Nine Patch for Ned|Harvest Rings|Blue Delectable|Crazy Aunt} | {quilts.maker} | {quilts.quilter} | {quilts.class=hand|machine|first quilt|group|miniature} | {quilts.size}
{quilts.price=}
%%
{touch!You may feel the back with clean hands|White gloves off, touch gently~Please do not touch|Hands off}. {sale!Some may be bought, ask at the desk|Works are for sale~None is for sale|Nothing may be sold}. Judged by {judge}. To be won: {raffle=a Double Wedding Ring|a sewing machine|a hamper}.
{steward}
~ Pie by {:company}. Bus trip {:date}.

== en recording_session_sheet
q studio company:{} Studios/{} Sound/{} Recording; studio
q engineer person; engineer, recorded_by
q assistant person; assistant_engineer, tape_op
q producer person; producer, produced_by
q artist company:The {} Band/{} Sisters/{} & The Tides; artist, act
q label company:{} Records/{} Music; label, paid_by
q session id:S-####; session_number
q day date; session_date, recorded_on
q start time; session_start, start
q rate money:200..1500; day_rate, rate
q drive id:HD##; hard_drive, backup
q overtime flag; overtime, ran_over
q meal flag; meals_supplied, food
a end time; session_end, end
a mixed date; mix_date, mixed
a mixer person; mix_engineer, mixed_by
a release date; release_date
l takes; songs, tracks; what was played
c takes.song phrase; title, song
c takes.number number:1..28; takes, take_count
c takes.keep number:1..20; best_take, kept
c takes.tempo number:60..180; bpm, tempo
c takes.key phrase; key
c takes.writer person; writer, composer
---
{studio} || {session}
# {artist}
{day} from {start}, for {label}, {rate} a day. {producer} in the chair, {engineer} at the desk[, {assistant} running].
%takes 2..6
Song | Takes | Keep | Click | In
{takes.song=Low Water|Sister Mine|Neon Chapel|Sunday Bus|Old Dog} | {takes.number} | {takes.keep} | {takes.tempo} | {takes.key=E flat|G minor|D|open C}
{takes.writer=}
%%
{overtime!Ran past midnight, charge two hours|Went over~Done in good time|No overtime}. {meal!Curry on the house|Food came from us~They brought sandwiches|No food supplied}. All on {drive}.
~ Piano tuned {:date}. Mics from {:company}.

== en orchestra_tour_schedule
q orchestra company:{} Philharmonic/{} Sinfonia/{} Youth Orchestra; orchestra
q manager person; tour_manager, prepared_by
q conductor person; conductor, directed_by
q soloist person; soloist
q librarian person; librarian, music_by
q agency company:{} Concert Agency/{} Artists; agency, booked_by
q version number:1..9; version
q issued date; issued_on, as_of
q leaves date; departure, tour_starts
q leaves_at time; coach_leaves, meet_at
q meet phrase; meeting_point, meet
q players number:30..110; players, musicians
q fed flag; meals_paid, dinner_provided
q truck id:@@## @@@; truck, instrument_truck
q phone_no phone; tour_phone, emergency
a home date; tour_ends, return
a per_diem money:15..70; per_diem, allowance
a doctor person; tour_doctor
a flight id; flight_number
l stops; concerts, cities; where they play
c stops.on date; date, concert_date
c stops.city city; town, city
c stops.hall phrase; hall, venue
c stops.rehearse time; rehearsal, sit
c stops.play time; concert, starts
c stops.hotel company:Hotel {}/{} Inn/The {}; hotel, sleep_at
c stops.fee money:2000..40000; fee, hire
---
# {orchestra} on tour
Version {version}, {issued} || {manager}
We meet {leaves} at {leaves_at}, {meet=stage door|long-stay car park|platform 3}. {players} players, {conductor}[, {soloist}]. Booked through {agency}.
%stops 2..6 lines
{stops.on} {stops.city}
{stops.hall=Town Hall|Opera|St Mary's|Arts Centre|Dome}: sit {stops.rehearse}, concert {stops.play}
Sleep at {stops.hotel}
{stops.fee=}
%%
{fed!Supper is laid on each night|Meals after the concert are ours~You feed yourselves|No meals are paid}. Cellos and basses in truck {truck}; parts with {librarian}.
[In need: {phone_no}.]
~ Dress black. Passports good beyond {:date}. Insured by {:company}.

== en costume_fitting_notes
q theatre company:{} Playhouse/{} Opera/{} Repertory; theatre, company
q supervisor person; wardrobe_supervisor, head_of_wardrobe
q designer person; costume_designer, designed_by
q cutter person; cutter, pinned_by
q play phrase; production, show
q day date; fitting_date, fitted
q room phrase; fitting_room, room
q dress date; dress_rehearsal, dress
q budget money:500..20000; budget, wardrobe_budget
q hire company:{} Costumiers/{} Costume Hire; hired_from, hire_house
q shoes flag; shoes_ready, shoes
q wigs flag; wigs_needed, wigs
a opening date; first_night, press_night
a director person; director
a spent money:200..9000; spent, cost_so_far
a return date; hire_returned, return_to_hire
l actors; fittings, cast; who tried what
c actors.actor person; actor, name
c actors.part phrase; role, character
c actors.costume phrase; costume, garment
c actors.fix phrase; alteration, to_do
c actors.chest unit:cm 78..120; chest, bust
c actors.at time; slot, fitting_time
---
{theatre}
# Fittings, {play=The Rivals|Hedda|Guys and Dolls|The Tempest}
{day}, {room=wardrobe, top floor|rehearsal room 2|the crypt}. Drawn by {designer}, on the pins {cutter}.
%actors 2..6 lines
{actors.actor} as {actors.part=the Nurse|Ariel|Captain|Aunt Julia|Sky|a beggar}
{actors.costume=grey riding coat|green silk gown|pinstripe suit|rags and shawl|cloak}: {actors.fix=take up two fingers|let out the back|new hook|needs a pocket|nothing}
Round the chest {actors.chest}
{actors.at=}
%%
{shoes!All are shod|Shoes are there for everyone~Two pairs are still missing|Shoes have not come}. {wigs!Wigs have to be found for some|We need wigs~Own hair throughout|No wigs}. Must be done for the dress run, {dress}. [The rest comes from {hire}.] There are {budget} for it all.
{supervisor}
~ Laundry {:date}. Thread from {:company}.

== en crew_change_list
q owner company:{} Shipping/{} Marine/{} Tankers; shipowner, owner
q agent company:{} Agencies/{} Port Services; port_agent, agent
q master person; master, captain
q agent_man person; boarding_agent, agency_contact
q relief person; new_master, relieved_by
q ship phrase; vessel, ship
q port city; port, place
q arrives date; vessel_arrives, eta
q berth id:Berth ##; berth
q hotel company:{} Hotel/Hotel {}; hotel, overnight
q doctor_needed flag; medical_visit, doctor_needed
q visa flag; visas_in_order, visas
q imo id:#######; imo_number
a sails date; departure, etd
a flag country; flag_state, flag
a crew number:12..28; crew_total, complement
a fee money:300..4000; agency_fee
l seamen; crew, changes; who goes and comes
c seamen.name person; seafarer, name
c seamen.rank phrase; rank, position
c seamen.way choice:joins/leaves; sign_on_or_off, movement
c seamen.passport id:@#######; passport, passport_no
c seamen.nation country; nationality
c seamen.flight id:@@ ###; flight
c seamen.born date; date_of_birth, dob
---
{agent} || to {owner}
# Crew change, {ship=MV Corvina|MT Halden|Atlantic Heron|Stella Bay}
IMO {imo}, due {port} {arrives}, {berth}. Master {master}[, who hands over to {relief}].
%seamen 3..7
Name | Rank | Way | Nation | Passport | Flight
{seamen.name} | {seamen.rank=chief officer|oiler|cook|bosun|third engineer|AB} | {seamen.way} | {seamen.nation} | {seamen.passport} | {seamen.flight}
{seamen.born=}
%%
{visa!All papers for entry are there|Visas are stamped~One visa has not come|A visa is missing}. {doctor_needed!One man must see a doctor on the way|Please book a doctor~Nobody is sick|No doctor is called for}. A night at {hotel} before boarding.
{agent_man}
~ Launch {:time}. Gate passes from {:date}.

== en theatre_get_in_schedule
q venue company:{} Theatre/{} Arts Centre/{} Opera House; venue, house
q visiting company:{} Touring/{} Dance/{} Productions; visiting_company, company
q tech person; technical_manager, house_technician
q stage_manager person; stage_manager, company_sm
q day date; get_in_date, get_in
q show phrase; show, production
q trucks number:1..5; trucks, lorries
q crew number:4..24; local_crew, casuals
q power unit:A 63..400; power, supply
q bars number:6..48; fly_bars, bars
q smoke flag; haze_used, smoke
q pyro flag; pyrotechnics, fire_effects
q doors time; house_open, audience_in
a get_out date; get_out, load_out
a capacity number:120..2000; capacity, seats
a lighting person; lighting_designer
a cost money:500..9000; crew_cost
l hours; schedule, calls; what happens when
c hours.at time; time, from
c hours.what phrase; activity, work
c hours.who phrase; department, crew
c hours.lead person; in_charge, led_by
c hours.people number:2..20; number_of_crew, people
c hours.until time; end, to
---
{venue}
# Get-in for {show=Swan Song|Ghost Light|Salt|The Wives}
{visiting}, {day}. {trucks} lorries at the dock, {crew} of ours to unload. Supply {power}, {bars} bars free.
%hours 3..7
From | Work | Who | Under | Hands
{hours.at} | {hours.what=unload|rig lights|lay floor|focus|sound check|plot|supper} | {hours.who=all|electrics|stage|sound|wardrobe} | {hours.lead} | {hours.people}
{hours.until=}
%%
{smoke!Haze is used, the detectors go off line|There will be smoke~No smoke or haze|Air stays clear}. {pyro!Two flashes, licence shown|Fire effects are fired~Nothing burns or bangs|No pyrotechnics}. House opens {doors}.
For the house {tech} || For the company {stage_manager}
~ Parking {:street}. Rescue plan of {:date}.

== en food_coop_share_list
q coop company:{} Food Co-op/{} Veg Box/{} Community Farm; coop, organiser
q grower person; grower, head_grower
q coordinator person; coordinator, packed_by
q host person; collection_host, pick_up_at
q week id:Wk ##; week
q day date; share_day, packed_on
q place address; pick_up_point, collect_from
q from_time time; collect_after, open_from
q shares number:20..300; shares, boxes
q price money:8..35; share_price, price
q eggs flag; eggs_included, eggs
q bag flag; bring_bag, own_bag
q short phrase; short_of, missing
a until time; collect_before, closes
a members number:30..500; members
a next date; next_share, next_box
a farm_area unit:acres 2..60; farm_size
l veg; contents, produce; what is in the box
c veg.what phrase; item, vegetable
c veg.amount unit:g 100..2000; amount, weight
c veg.field phrase; field, plot
c veg.tip phrase; recipe, use
c veg.picked date; picked, harvested
c veg.variety phrase; variety
---
# This week's box
{coop} · {week} · {day}
%veg 3..8 lines
{veg.what=chard|beetroot|courgettes|leeks|salad|kohlrabi|potatoes}, {veg.amount}, from {veg.field=Top Field|tunnel 2|the long bed|Orchard side}
{veg.tip=good in soup|roast it|eat soon|keeps in a cold place}
{veg.variety=}{veg.picked=}
%%
Sorry, no {short=tomatoes|carrots|garlic|beans} yet. {eggs!Six eggs are in there too|Eggs come with it~No eggs this time|Hens are on strike, so no eggs}. {shares} boxes at {price}.
Fetch it from {from_time} at {place}, where {host} keeps the shed. {bag!Bring your own bag, please|Tip it into your bag and leave the box~You may take the box along|No bag needed}.
{grower} grew it, {coordinator} filled the boxes
~ Weeding party {:date}. Compost by {:company}.

== en lifeboat_crew_training_record
q station company:{} Lifeboat Station/{} Sea Rescue/{} Coastguard; station
q coxswain person; coxswain, in_command
q trainer person; trainer, exercise_led_by
q doctor person; medical_adviser, doctor
q boat id:B-###; boat, boat_number
q night date; exercise_date, held_on
q launched time; launched, left
q wind id:Force #; wind, wind_force
q drill phrase; exercise, drill
q fuel unit:l 10..200; fuel_used
q other company:{} Coastguard Helicopter/{} Fire Brigade; joint_with, other_service
q fault flag; equipment_fault, fault
q night_time flag; in_darkness, dark
a back time; returned, recovered
a next date; next_exercise
a patron person; patron, station_president
a hours number:1..5; hours_at_sea
l crew; people, trainees; who was there
c crew.name person; crew_member, name
c crew.task phrase; role, did
c crew.grade choice:trainee/crew/helm; grade
c crew.signed flag; signed_off, competent
c crew.expires date; certificate_expires, expiry
c crew.hours number:4..400; total_hours, logged
---
{station}
# Exercise, {night}
{boat} went down the slip at {launched}, {wind}, {coxswain} in command. {night_time!Pitch dark|After nightfall~Broad daylight|In daylight}. Drill: {drill=man overboard|tow|searching a grid|anchoring and veering}[, together with {other}].
%crew 3..7
Name | As | Did | Signed off
{crew.name} | {crew.grade} | {crew.task=helm|radio|bowman|swimmer|chart} | {crew.signed}
{crew.expires=}{crew.hours=}
%%
{fault!The radio cut out twice and is with the mechanic|A lamp failed~Everything worked|No fault}. Fuel {fuel}. Led by {trainer}.
?First aid talk by {doctor}.
~ Open day {:date}. Tea urn from {:company}.

== en parish_burial_plot_register
q parish company:Parish of {}/{} Cemetery Trust/{} Burial Board; burial_authority, parish
q sexton person; sexton, gravedigger
q clerk person; clerk, kept_by
q section id:Section @; section
q from_year year; register_from, begins
q copied date; copied_on, extract_date
q fee money:5..60; search_fee, fee
q asker person; requested_by, enquirer
q relation phrase; relationship, why
q page number:3..300; page, folio
q plan flag; plan_exists, mapped
q full flag; section_full, no_room
a to_year year; register_to, ends
a vicar person; vicar, minister
a depth unit:ft 4..9; grave_depth
a mason company; mason, stone_by
l graves; burials, entries; who lies where
c graves.plot id:@##; plot, grave
c graves.name person; buried, name
c graves.died date; died, date_of_death
c graves.buried date; burial_date, interred
c graves.age number:1..99; age
c graves.owner person; grave_owner, bought_by
c graves.cause phrase; cause_of_death
---
# {parish}
Copied from the book, {section}, folio {page}, begun in {from_year}
For {asker}, {relation=a great-grandchild|writing a family book|seeking a stone|for the school}
%graves 2..6 lines
{graves.plot}: {graves.name}, aged {graves.age}
died {graves.died}, laid here {graves.buried}
{graves.owner} holds the deed
{graves.cause=}
%%
{plan!A drawing of the rows can be seen at the office|There is a plan~No plan was ever drawn|There is no map of the rows}. {full!No more can be laid in this part|The section is full~There is still room|Some places are free}.
Search {fee}. {clerk}, {copied}
?{sexton} will show you the way.
~ Gate locked at {:time}. Yew cut {:date}.

== en tenant_repairs_backlog
q landlord company:{} Homes/{} Housing Association/{} Council Housing; landlord
q officer person; repairs_officer, compiled_by
q surveyor person; surveyor
q contractor company:{} Maintenance/{} Property Services; contractor
q block phrase; block, building
q report id:RB-###; report_number
q as_of date; as_of, status_date
q open_jobs number:10..400; jobs_open, outstanding
q oldest number:20..300; oldest_days, oldest_job
q budget money:1000..90000; budget_left, remaining_budget
q lift flag; lift_working, lift
q legal flag; court_claim, disrepair_claim
q meeting date; residents_meeting, meeting
a closed number:10..400; jobs_closed, completed_jobs
a flats number:10..200; flats, homes
a caretaker person; caretaker
a spent money:1000..90000; spent
l repairs; jobs, items; what is waiting
c repairs.flat number:1..160; flat, unit
c repairs.tenant person; tenant, reported_by
c repairs.fault phrase; defect, problem
c repairs.since date; reported, since
c repairs.trade phrase; trade, craft
c repairs.urgent choice:emergency/urgent/routine; priority
c repairs.cost money:40..2000; estimate, cost
---
{landlord}
# What is waiting at {block=Keir House|Dock Row|Mandela Court|Hillview}
{report}, as it stood {as_of}. {open_jobs} jobs, the oldest {oldest} days. {contractor} has them.
%repairs 3..7
Flat | Tenant | Fault | Reported | Trade | Class
{repairs.flat} | {repairs.tenant} | {repairs.fault=mould in bedroom|no hot water|window stuck|leak under sink|broken lock} | {repairs.since} | {repairs.trade=plumber|glazier|joiner|damp team} | {repairs.urgent}
{repairs.cost=}
%%
{lift!The lift runs|Lift in order~The lift stands still|Lift out of use}. {legal!One tenant has gone to court|A claim is before the court~Nobody has gone to court|No claim so far}. {budget} are left[; {surveyor} looks at the roof]. Residents meet {meeting}.
{officer}
~ Skip by {:company}. Smoke alarms {:date}.
== en ration_shop_stock_register
q office company:District Supply Office {}/{} Civil Supplies/Food Office {}; supply_office, authority
q dealer person; dealer, shopkeeper
q inspector person; supply_inspector, checked_by
q shop id:FPS-####; shop_number, shop
q checked date; inspection_date, checked_on
q month month; for_month, stock_month
q cards number:100..1500; ration_cards, households
q godown company:{} Godown/{} Warehouse; supplied_from, depot
q board flag; price_board_shown, notice_displayed
q scale flag; scale_stamped, weights_verified
q complaint flag; complaints, grievance
q fine money:100..5000; penalty, fine
a opening_time time; shop_opens
a licence date; licence_expiry, licence_valid
a next date; next_inspection
a lorry id; lorry_number
l stock; goods, commodities; what lay there
c stock.good phrase; commodity, item
c stock.came unit:kg 50..9000; received, lifted
c stock.sold unit:kg 20..8000; distributed, issued
c stock.found unit:kg 5..2000; physical_stock, found
c stock.rate money:1..40; price, rate
c stock.book unit:kg 5..2000; book_balance, on_paper
---
{office}
# Check of shop {shop}
Run by {dealer}, {cards} cards, fed from {godown}. Visited {checked}; book for {month}.
%stock 2..5
Good | Came | Given out | On the floor | Rate
{stock.good=rice|wheat|sugar|kerosene|dal} | {stock.came} | {stock.sold} | {stock.found} | {stock.rate}
{stock.book=}
%%
{board!Prices are written up at the door|The board hangs outside~No board is hung out|Prices are not shown}. {scale!The stamp on the beam is of this year|Scale is stamped~The scale has no stamp|Weights are not verified}. {complaint!Two women said they get less than their due|People complained~Those in the queue were content|No complaint was heard}.
[To pay {fine}.]
{inspector}
~ Form {:id:B-##}. Circular of {:date}.

== en monsoon_dam_gauge_return
q department company:{} Irrigation Department/{} Water Resources/{} Valley Authority; department
q engineer person; executive_engineer, sent_to
q reader person; gauge_reader, read_by
q dam phrase; dam, reservoir
q day date; return_date, day
q full unit:m 20..300; full_level, frl
q inflow unit:m³/s 5..900; inflow
q rain unit:mm 1..200; rainfall, rain_24h
q gates number:1..12; gates_open, open_gates
q warned flag; villages_warned, downstream_warned
q siren flag; siren_tested, siren
q message id:FM/###; message_number
a outflow unit:m³/s 5..900; outflow, release
a storage percent; storage, percent_full
a villages number:2..40; villages_below
a closed time; gates_closed
l readings; gauge, hourly; how the water stood
c readings.at time; hour, at
c readings.level unit:m 20..300; level, height
c readings.trend choice:rising/steady/falling; trend
c readings.by person; observer, read_by
c readings.sky phrase; weather, sky
---
# {dam=Kadra|Bhivani|Upper Tillari|Manjra}, {day}
{department}, flood message {message} to {engineer}
Full at {full}. Rain in a day {rain}; {inflow} run in. {gates} gates stand open.
%readings 3..7
Hour | Level | Way | Read by
{readings.at} | {readings.level} | {readings.trend} | {readings.by}
{readings.sky=}
%%
{warned!Drums were beaten in the villages below|Headmen downstream were told by telephone~Those below have not been told yet|No warning was sent}. {siren!The siren was blown and heard|Siren works~The siren is dumb|Siren could not be tried}.
{reader}
~ Wireless {:time}. Boat from {:company}, {:date}.

== en township_creche_register
q creche company:{} Educare/Little {} Creche/{} Early Learning; creche
q principal person; principal, run_by
q teacher person; class_teacher, teacher
q worker person; social_worker, visited_by
q funder company:{} Foundation/Department of Social Development {}; funder
q month month; month
q class phrase; class, group
q reg id:C/####; registration_number
q rate money:10..25; subsidy_per_day, subsidy
q days number:15..23; days_open, school_days
q food flag; meals_served, two_meals
q clinic flag; clinic_visited, nurse_came
q visited date; visit_date, visited
a fees money:100..900; school_fees, monthly_fee
a capacity number:10..90; licensed_for, places
a expires date; registration_expires
a cook person; cook
l children; pupils, attendance; who came
c children.name person; child, name
c children.born date; date_of_birth, born
c children.days number:1..23; days_present, present
c children.fetched person; collected_by, guardian
c children.card flag; clinic_card, road_to_health
c children.allergy phrase; allergy
---
{creche} || reg. {reg}
# Register, {month}
Class: {class=Butterflies|Lions|Babies|Grade R}, {teacher}. Open {days} days. {funder} pays {rate} a head and day.
%children 3..8
Child | Born | Days | Fetched by | Card seen
{children.name} | {children.born} | {children.days} | {children.fetched} | {children.card}
{children.allergy=}
%%
{food!Porridge and a hot lunch every day|Two meals were cooked~The gas was out, bread only|No cooked meals}. {clinic!The sister came and weighed them|Clinic team was here~Nobody came from the clinic|No clinic visit}.
{principal}
?Seen by {worker} on {visited}.
~ Water tank filled {:date}. Toys from {:company}.

== en volunteer_fire_callout_log
q brigade company:{} Volunteer Fire Dept/{} Rural Fire Brigade/{} Bush Fire Service; brigade
q captain person; captain, officer_in_charge
q reporter person; caller, reported_by
q owner person; property_owner, owner
q investigator person; fire_investigator, investigator
q run_no id:##-####; incident_number, run
q day date; incident_date, day
q paged time; paged, toned_out
q under time; under_control, controlled
q place address; location, address
q kind choice:grass/house/vehicle; type, what_burned
q area unit:acres 1..90; burned_area, acres
q water unit:gal 100..9000; water_used, water
q hurt flag; injuries, somebody_hurt
q arson flag; suspicious, arson
a scene time; arrived, on_scene
a loss money:500..200000; loss, damage_value
a insurer company; insurer
a cleared time; cleared, back_in_service
l crews; apparatus, trucks; which trucks went
c crews.truck id:@-##; unit, truck
c crews.out time; en_route, rolled
c crews.driver person; driver, engineer
c crews.men number:1..6; crew, riding
c crews.miles number:1..40; miles, distance
---
{brigade}
# Run {run_no}
{day}. {reporter} dialled, tones dropped at {paged}. {kind?Grass was burning~A house was on fire~A car was burning} at {place}, belonging to {owner}.
%crews 2..5
Truck | Rolled | At the wheel | Aboard
{crews.truck} | {crews.out} | {crews.driver} | {crews.men}
{crews.miles=}
%%
Under control at {under} with {water}. [{area} went black.] {hurt!One was taken off with smoke in the lungs|A firefighter burned a hand~Nobody was hurt|No injuries}. {arson!It looks as if it was lit|Foul play is not ruled out~A dropped wire did it|No sign that it was lit}[; {investigator} is coming].
{captain}
~ Pancake supper {:date}. Hose tested by {:company}.

== en community_radio_rota
q station company:{} Community Radio/Radio {} 97/{} Local FM; station
q manager person; station_manager, rota_by
q engineer person; duty_engineer, engineer
q week date; week_beginning, week_of
q sponsor company:{} Furniture/{} Tyres/{} Funerals; sponsor
q phone_no phone; studio_line, on_air_phone
q news time; news_at, bulletin
q key id:####; door_code, code
q licence date; licence_review, regulator_visit
q swear flag; complaint_upheld, complaint
q stream flag; stream_working, online_stream
q studio id:Studio #; studio
a listeners number:200..90000; listeners
a fee money:50..900; sponsor_pays
a off_air time; closes_down, off_air
a trainee person; trainee
l shows; slots, programmes; who is on when
c shows.day phrase; weekday, day
c shows.at time; starts, at
c shows.name phrase; programme, title
c shows.host person; presenter, host
c shows.desk person; operator, drives_desk
c shows.ends time; ends, until
---
# Rota, week of {week}
{station}, {studio}
%shows 3..8
Day | From | Show | Voice | Desk
{shows.day=Mon|Tue|Wed|Thu|Fri|Sat} | {shows.at} | {shows.name=Wake Up|Trad Hour|Kitchen Table|Vinyl Shed|Gospel Mix|Farm Report} | {shows.host} | {shows.desk}
{shows.ends=}
%%
News goes out at {news}. Door code {key}. The line for callers is {phone_no}. This week is paid for by {sponsor}.
{swear!The regulator agreed with the lady who rang about the language|A complaint was upheld, mind your tongues~The regulator has nothing against us|No complaint was upheld}. {stream!We can be heard on the net again|The stream runs~The stream is down|Not on the net at present}.
[The inspector comes {licence}.] Wires: {engineer}.
{manager}
~ Biscuits {:money:2..9}. AGM {:date}.

== en allotment_water_rota
q society company:{} Allotments/{} Garden Society/{} Plots; society
q steward person; water_steward, steward
q plumber company:{} Plumbing/{} Pumps; plumber
q from_date date; in_force_from, starts
q tank unit:l 500..9000; tank_size, tank
q fine money:5..40; fine, penalty
q hose flag; hoses_allowed, hose
q pump flag; pump_working, pump
q reason phrase; reason, why
q shed id:@#; key_shed, shed
q chair person; chair, decided_by
a to_date date; rota_ends, ends
a bill money:100..2000; water_charges, cost
a plots number:10..120; plot_count
a meter number:100..90000; meter_reading
l turns; rota, slots; who waters when
c turns.day phrase; day, weekday
c turns.from time; from, begin
c turns.plots id:##-##; plots, plot_range
c turns.key person; key_holder, opens
c turns.cans number:4..20; cans_each, cans
c turns.to time; to, finish
---
{society}
# Who waters when
From {from_date}, because {reason=the brook is low|the main burst|the pump house is being mended|the council asks us to save}. The tank by the gate holds {tank}.
%turns 3..6
Day | From | Plots | Key with | Cans each
{turns.day=Mon|Tue|Thu|Sat|Sun} | {turns.from} | {turns.plots} | {turns.key} | {turns.cans}
{turns.to=}
%%
{hose!A hose may be used in your turn|Hoses are fine~No hoses, cans only|Leave hoses at home}. {pump!The pump runs again|Pump mended~The pump is broken|Pump out of order}[, {plumber} has been asked]. Who waters out of turn pays {fine} into the tea tin.
{steward} (shed {shed}); settled with {chair}
~ Bonfires not before {:date}. Seeds {:company}.

== en care_home_medicine_round
q home company:{} Care Home/{} Nursing Home/{} Lodge; care_home
q nurse person; nurse, given_by
q witness person; witness, second_checker
q manager person; home_manager, manager
q pharmacy company:{} Pharmacy/{} Chemists; pharmacy, supplied_by
q day date; round_date, day
q round choice:morning/noon/night; round, which_round
q began time; started, began
q trolley id:T#; trolley
q fridge unit:°C 2..8; fridge_temperature, fridge
q error flag; error_made, mistake
q controlled flag; controlled_drugs_counted, cd_check
q floor phrase; unit, floor
a ended time; finished, ended
a residents number:8..70; residents, number_of_residents
a gp person; doctor, gp
a next_delivery date; next_delivery
l doses; medicines, given; what was given
c doses.room number:1..60; room
c doses.resident person; resident, name
c doses.drug phrase; medicine, drug
c doses.amount unit:mg 1..900; dose, amount
c doses.taken choice:taken/refused/asleep; outcome, status
c doses.batch id:B####; batch
---
# Medicine round
{home}, {floor=Rose wing|first floor|the annexe}, {day}, {round?morning~midday~night}
Trolley {trolley} unlocked {began}; fridge {fridge}. {nurse} gave, {witness} looked on.
%doses 3..8
Room | Name | What | How much | Went
{doses.room} | {doses.resident} | {doses.drug=bisoprolol|metformin|donepezil|sertraline|furosemide} | {doses.amount} | {doses.taken}
{doses.batch=}
%%
{error!One was given to the wrong person and the doctor rung|A mistake was made and written up~No mistake|All went right}. {controlled!The locked drugs were counted and tally|Counted by two, right~The locked cupboard was not counted|Nobody counted the locked drugs}.
?Blister packs from {pharmacy}.
~ Seen by {manager}. Chart printed {:date}.

== en ticket_tout_report
q stadium company:{} Arena/{} Stadium/{} Park; venue
q steward person; steward, reported_by
q officer person; police_officer, handed_to
q seller person; seller, tout
q buyer person; buyer, paid
q event phrase; event
q day date; date_of_event, day
q seen time; seen_at, time
q gate id:Gate @; gate
q face money:20..120; face_value, printed_price
q asked money:60..600; asking_price, asked
q seized number:1..12; tickets_seized, seized
q genuine flag; genuine, real
q ban flag; banned, ban
q ref id:TT-###; report_number
a row id; seat, row
a fine money:50..1000; fine
a born date; date_of_birth, dob
a agency company; ticket_agency, sold_by
a until date; ban_until, banned_until
---
{stadium} || {ref}
# Selling outside the ground
{day}, {event=cup semi-final|a rock concert|title fight|rugby international}, {gate}, {seen}
{steward} saw {seller} hold out a ticket that bears {face} and ask {asked}. {buyer} was about to pay. {seized} were taken away. {genuine!They open the turnstile, so they are real|Real ones~They are copies|Forged, the strip is missing}.
{ban!The seller may not come back here|Shut out from now on~Sent away with a warning|No ban was spoken}.
?Handed to {officer}.
~ Camera {:number:1..40}. Next match {:date}. Bibs by {:company}.

== en prison_visit_order
q prison company:HMP {}/{} Prison/{} Remand Centre; prison
q prisoner person; prisoner, visited
q visitor person; first_visitor, visitor
q second person; second_visitor
q child person; child, child_visitor
q officer person; booking_officer, issued_by
q order id:VO#######; order_number
q number id:A####@@; prison_number
q day date; visit_date, day
q at time; visit_time, begins
q before number:20..60; minutes_before, be_early
q valid date; valid_until, expires
q closed flag; closed_visit, behind_glass
q parcel flag; may_bring, parcel
q hall phrase; hall, where
a end time; visit_ends, ends
a born date; visitor_dob, dob
a next date; next_visit
a solicitor person; solicitor
a issued date; issued_on
---
^ {prison}
# Visiting order {order}
To see {prisoner}, {number}, in {hall=the main hall|the family room|Hall B}
{visitor}[, {second}][ and the child {child}]
{day}, {at}. Be at the gate {before} minutes sooner, with proof of who you are. The order lapses on {valid}.
{closed!You will sit with glass between you|Behind the screen~You sit at one table|No glass}. {parcel!Clothes may be handed in at the desk|You may bring a parcel~Nothing may be brought|No parcels}.
{officer}
~ Buses of {:company}. Search dogs work here. Rules of {:date}.
== en art_crate_packing_list
q packer company:{} Art Packers/{} Crating/{} Fine Art Services; packing_firm, packed_by
q gallery company:{} Gallery/{} Fine Art/{} Contemporary; sender, from_gallery
q fair phrase; destination, art_fair
q foreman person; packing_foreman, checked_by
q receiver person; receiver, consignee_contact
q job id:AC-####; job_number
q packed date; packing_date, packed_on
q lorry time; collection_time, lorry_at
q crates number:1..14; crates, number_of_crates
q gross unit:kg 40..1500; gross_weight, total_weight
q climate flag; climate_crate, temperature_controlled
q wood flag; wood_treated, heat_treated
a net unit:kg 20..1200; net_weight
a value money:900..900000; value, insured_for
a arrives date; arrival, delivered
a courier person; courier
l pieces; works, contents; what lies in which crate
c pieces.crate number:1..14; crate, case_no
c pieces.title phrase; work, title
c pieces.artist person; artist
c pieces.height unit:cm 10..240; height
c pieces.wrap phrase; wrapping, packed_in
c pieces.weight unit:kg 2..90; weight
---
{packer} || {job}
# Packed for {gallery}
{packed}, bound for {fair=the Basel fair|a show in Cork|the biennial|a collector's barn}; lorry at {lorry}. {crates} crates, {gross} on the scale.
%pieces 2..7
Crate | Work | By | High | In
{pieces.crate} | {pieces.title=Red Field|Untitled|Boy with Kite|Fold III|Estuary} | {pieces.artist} | {pieces.height} | {pieces.wrap=glassine and foam|tyvek|travel frame|soft wrap}
{pieces.weight=}
%%
{climate!Foil-lined, so that warmth stays even|Climate crates~Plain crates|No lining against warmth or damp}. {wood!Timber baked and stamped|The wood bears the stamp~Timber is not treated, Europe only|No stamp on the wood}.
{foreman}[, for {receiver}]
~ Screws only. Depot shut {:date}. Foam by {:company}.

== en swim_lesson_levels
q pool company:{} Leisure Centre/{} Swim School/{} Baths; pool
q teacher person; swimming_teacher, teacher
q coordinator person; coordinator, signed_by
q lifeguard person; lifeguard, on_poolside
q term phrase; term, block
q class id:L#@; class_code
q assessed date; assessment_date, tested
q rebook date; rebook_by, priority_until
q fee money:40..140; next_term_fee, fee
q temp unit:°C 27..33; water_temperature, water
q parents flag; parents_may_watch, spectators
q hats flag; hats_required, cap
a starts date; next_term_starts, first_lesson
a lessons number:8..14; number_of_lessons
a discount percent; sibling_discount
a time_of time; lesson_time
l swimmers; children, results; how each swam
c swimmers.name person; child, swimmer
c swimmers.metres unit:m 5..400; distance, swam
c swimmers.stroke phrase; best_stroke, stroke
c swimmers.stage number:1..8; moves_to, next_stage
c swimmers.badge phrase; badge
c swimmers.age number:4..12; age
---
{pool}
# {class}, end of {term=autumn|spring|the summer block}
{teacher} looked at everybody on {assessed}; the water was {temp}.
%swimmers 3..8
Child | Swam | Best at | Goes to stage
{swimmers.name} | {swimmers.metres} | {swimmers.stroke=front crawl|back|breast|floating} | {swimmers.stage}
{swimmers.badge=}{swimmers.age=}
%%
{parents!You may watch from the gallery|Parents are welcome on the benches~Please wait outside|Nobody may watch}. {hats!Hats must be worn|No hat, no swim~Hats are up to you|Hats need not be worn}. Keep your place by paying {fee} by {rebook}.
{coordinator}[, on the side {lifeguard}]
~ Closed {:date}. Vending by {:company}.

== en bookbindery_job_card
q bindery company:{} Bindery/{} & Daughter Bookbinders/{} Book Conservation; bindery
q binder person; binder, bound_by
q library company:{} Library/University of {}/{} Records Office; customer, library
q librarian person; librarian, contact
q card id:BB-###; job_card
q came date; received, came
q promised date; promised, back_by
q price money:40..2000; price, agreed_price
q leather phrase; covering, leather
q gold flag; gold_tooling, gilded
q label flag; old_label_kept, label_saved
q mould flag; mould_found, mould
a returned date; returned_on
a insured money:100..9000; insured_value
a gilder person; gilder, finished_by
a hours number:2..40; hours
l books; volumes, items; what is bound
c books.title phrase; title, book
c books.year year; printed, year
c books.leaves number:20..800; leaves, folios
c books.height unit:mm 120..480; height
c books.do phrase; treatment, work
c books.shelf id:@@.##; shelfmark
---
{bindery}
# Card {card}
{library}, {librarian}. Came {came}[, promised {promised}].
%books 1..5 lines
{books.title=Sermons, vol. 2|Map of the county|Herbal|Minute book|Psalter|Ledger of the mill}, {books.year}
{books.leaves} leaves, {books.height} high: {books.do=resew on tapes|new boards|reback|wash and guard|box only}
{books.shelf=}
%%
Cover in {leather=brown calf|green goat|buckram|vellum}. {gold!Tool the back in gold|Gilt lines and title~No gold|Plain, without gold}. {label!The old label goes back on|Save the label~The label is past saving|Do not put the label back}. {mould!Mould on some, brush outside first|There is mould~Dry and clean|No mould}. Agreed {price}.
{binder}
~ Glue pot off at {:time}. Skins from {:company}, {:date}.

== en ice_rink_timetable_notice
q rink company:{} Ice Arena/{} Rink/{} Curling & Skating; rink
q manager person; rink_manager, signed
q driver person; ice_resurfacer_driver, ice_by
q coach person; head_coach, coach
q club company:{} Flames/{} Figure Skating Club/{} Bears; club, main_user
q from_date date; valid_from, from
q ice unit:mm 25..60; ice_thickness, ice
q hire money:2..9; skate_hire, hire
q phone_no phone; phone
q size number:20..50; largest_skate, biggest_size
q gloves flag; gloves_required, gloves
q helmets flag; helmets_free, helmets
a to_date date; valid_until
a entry money:4..18; entry, admission
a capacity number:50..900; capacity
a temp unit:°C 2..12; hall_temperature
l sessions; times, slots; when who skates
c sessions.day phrase; day
c sessions.from time; from, starts
c sessions.to time; to, ends
c sessions.what phrase; session, for
c sessions.lead person; led_by, in_charge
c sessions.price money:3..20; price
---
# On the ice from {from_date}
^ {rink}
%sessions 3..8
Day | From | To | Who | With
{sessions.day=Monday|Tuesday|Wednesday|Friday|Saturday|Sunday} | {sessions.from} | {sessions.to} | {sessions.what=public|learn to skate|hockey under 12|figure|curling|disco} | {sessions.lead}
{sessions.price=}
%%
Skates up to size {size} for {hire}. {gloves!Without gloves nobody goes on|Gloves must be worn~Gloves are a good idea, no more|Gloves are not a must}. {helmets!Helmets are lent for nothing|Take a helmet, it is free~Bring your own helmet|We lend no helmets}. Ice {ice}, laid by {driver}. {club} has the hall when it plays[; {coach} teaches].
{manager} [· {phone_no}]
~ Ammonia check {:date}. Cocoa by {:company}.

== en lighthouse_visit_log
q board company:{} Lights Board/Commissioners of {} Lights/{} Lighthouse Authority; authority
q attendant person; attendant, kept_by
q technician person; technician, visited_with
q boatman person; boatman, landed_by
q light phrase; lighthouse, light
q day date; visit_date, day
q landed time; landed
q range unit:nm 8..26; range, visible
q flash number:5..30; flash_seconds, period
q battery unit:V 11..29; battery_voltage, battery
q paint unit:l 5..90; paint_used, paint
q fog flag; fog_signal_working, fog_signal
q bird flag; dead_birds, birds
q ref id:LV/##; log_number
a left time; left_rock, departed
a next date; next_visit
a height unit:m 8..60; tower_height
a keeper person; last_keeper
a built year; built
---
{board}
# {light=Muckle Rock|Bull Point|South Solitary|Cape Grim}, {ref}
{day}. {boatman} put us on the steps at {landed}: {attendant}, who minds the light[, and {technician} for the repairs].
Lamp turns true, one flash in {flash} seconds, good for {range}. Battery {battery}. {paint} of white went on the gallery.
{fog!The horn sounded when tried|Fog signal answers~The horn stays dumb|Fog signal has failed}. {bird!Some small birds lay dead under the glass|Dead birds were found~No birds under the glass|No dead birds}.
~ Stores {:date}. Helicopter by {:company}. Swell {:unit:m 1..4}.

== en robe_loan_register
q choir company:{} Choral Society/{} Gospel Choir/{} Cathedral Choir; choir
q keeper person; robe_keeper, kept_by
q director person; choir_director, conductor
q cleaner company:{} Dry Cleaners/{} Laundry; cleaner, cleaned_by
q season year; season
q counted date; counted_on, stocktaking
q back_by date; return_by, due_back
q cupboard id:C#; cupboard, store
q missing number:1..9; robes_missing, missing
q charge money:20..90; charge_if_lost, replacement_charge
q washed flag; home_washing_allowed, wash_at_home
q moth flag; moth_found, moth
a bought date; bought_on, purchase_date
a total number:20..120; robes_owned, total
a cleaning money:50..600; cleaning_bill, cost
a president person; president
l loans; robes, borrowers; who has which
c loans.robe id:R-##; robe, number
c loans.singer person; singer, borrower
c loans.since date; lent_on, since
c loans.size phrase; size
c loans.state choice:good/worn/torn; condition
c loans.returned date; returned_on, back
---
{choir}
# Robes out, {season}
Counted {counted} in cupboard {cupboard} by {keeper}. {missing} cannot be found.
%loans 3..8
No. | With | Since | Size | State
{loans.robe} | {loans.singer} | {loans.since} | {loans.size=short|medium|long|extra long} | {loans.state}
{loans.returned=}
%%
All must hang here again by {back_by}. {washed!You may wash them gently at home|A cool wash at home is fine~Never wash them yourselves|Do not put them in your machine}[; {cleaner} does that]. {moth!Moth has been at the collars|We found moth~No moth this year|Free of moth}. Who loses one pays {charge}.
For {director}
~ Rehearsal moved to {:date}. Hangers from {:company}.

== en bat_survey_note
q consultant company:{} Ecology/{} Wildlife Surveys/{} Environmental; consultancy
q ecologist person; ecologist, surveyed_by
q assistant person; assistant, second_surveyor
q client person; client, owner
q building phrase; building, surveyed
q survey_no id:BS-####; survey_number
q day date; survey_date, surveyed
q sunset time; sunset
q began time; started, began
q temp unit:°C 8..24; temperature
q droppings flag; droppings_found, droppings
q roost flag; roost_present, roost
q licence id:CL##-#####; licence, licence_number
q council company:{} District Council/{} County Council; planning_authority, council
a ended time; finished, ended
a next date; next_survey
a application id; planning_application, application
a cost money:300..3000; fee
l passes; bats, records; what flew
c passes.at time; time, at
c passes.kind phrase; species, bat
c passes.count number:1..40; number, count
c passes.way choice:in/out/past; movement, direction
c passes.seen_by person; observer, surveyor
c passes.file id:WAV####; recording, file
---
# Dusk watch {survey_no}
{consultant} for {client}. {building=Stone barn with slates|Chapel loft|Railway arch|Farmhouse, south gable}, {day}. Sun down {sunset}; we sat from {began}, {temp}. {ecologist} holds {licence}[; {assistant} watched the rear].
%passes 2..7
Time | Bat | No. | Way | Watched by
{passes.at} | {passes.kind=common pipistrelle|brown long-eared|Natterer's|noctule|Daubenton's} | {passes.count} | {passes.way} | {passes.seen_by}
{passes.file=}
%%
{droppings!Fresh pellets lay under the ridge|Droppings were found~No droppings|The floor was clean}. {roost!They live in it, so work needs a licence|It is a roost~They only pass by|Nothing points to a roost}.
To be shown to {council}.
~ Detector checked {:date}. Ladder of {:company}.

== en trail_maintenance_day
q club company:{} Trail Association/{} Hiking Club/{} Conservancy; club
q leader person; crew_leader, leader
q ranger person; park_ranger, ranger
q sawyer person; certified_sawyer, sawyer
q park company:{} State Park/{} Provincial Park/{} National Forest; park
q trail phrase; trail
q day date; work_date, day
q meet time; meet, start
q hours number:20..300; volunteer_hours, hours
q waterbars number:1..30; waterbars_built, waterbars
q agreement id:VA-####; agreement_number
q injury flag; injury, hurt
q open flag; trail_open, reopened
a finish time; finish, end
a next date; next_work_day
a grant money:200..9000; grant
a length unit:miles 1..20; trail_length, length
l spots; work_items, places; what was done where
c spots.mile unit:miles 0.1..2; mile, at
c spots.did phrase; work, done
c spots.crew person; crew_chief, led_by
c spots.people number:2..9; people, volunteers
c spots.left phrase; still_to_do, remaining
---
{club} || under {agreement}
# Work day, {trail=Ridge Loop|Old Logging Trail|Beaver Pond|Sunset Spur}
{park}, {day}. We met at {meet}, {leader} leading, {ranger} for the park.
%spots 2..6 lines
Mile {spots.mile}: {spots.did=cut out a blowdown|reset stepping stones|cleared drains|painted blazes|rebuilt the boardwalk}
{spots.crew} with {spots.people}
{spots.left=}
%%
That makes {hours} hours[ and {waterbars} new waterbars]. {injury!One bee sting and a cut knee|Somebody was hurt, form filled in~All walked out whole|Nobody was hurt}. {open!Hikers can go through again|The trail is open~The trail stays shut|Not yet open}.
?On the saw: {sawyer}.
~ Chili by {:company}. Ticks! Tools back by {:date}.

== en village_school_bell_roster
q school company:{} National School/Scoil {}/{} Primary; school
q principal person; principal, signed_by
q deputy person; deputy, in_absence
q term phrase; term
q from_date date; in_force, from
q opens time; doors_open, opens
q bell time; first_bell, bell
q roll id:#####@; roll_number
q pupils number:20..400; pupils, enrolment
q rain flag; indoors_when_wet, wet_break
q phones flag; phones_allowed, phones
q warden person; crossing_warden, warden
a ends time; school_ends, home_time
a holiday date; holidays_start, last_day
a teachers number:2..30; teachers
a inspector person; inspector
l duties; roster, supervision; who watches when
c duties.day phrase; day
c duties.yard person; yard_duty, yard
c duties.gate person; gate_duty, gate
c duties.from time; from
c duties.class phrase; class_brings, class
c duties.to time; to, until
---
{school} || roll no. {roll}
# Who is on duty, {term=autumn|after Christmas|the summer term}
From {from_date}. {pupils} children. Doors at {opens}, bell at {bell}.
%duties 3..5
Day | Yard | Gate | From | Bell rung by
{duties.day=Mon|Tue|Wed|Thu|Fri} | {duties.yard} | {duties.gate} | {duties.from} | {duties.class=First|Third|Fifth|Sixth}
{duties.to=}
%%
{rain!When it rains they stay in|Wet days are spent inside~They go out in all weathers|Rain keeps nobody in}. {phones!A phone may be carried, switched off|Phones are let in~Phones stay at home|No phones}. [{warden} stops the cars.] If {principal} is away ask {deputy}.
~ Book rent to {:person} by {:date}. Milk from {:company}.
`
