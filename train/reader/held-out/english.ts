/** Whole papers in English that no reader is trained on. */
export const englishHeldOutPapers = `
== en cattery_stay_confirmation
q boarding_house company:{} Cattery/{} Cat Hotel/Purrs at {}; operator, catteryName; business that looks after the animals
q petOwner person; account_holder, booked_by; who brings the cats in
q emergency_contact person; next_of_kin, fallback_person; who decides when the owner cannot be reached
q emerg_tel phone; emergency_phone, fallbackNumber
q arrival date; check_in, dropOffDate; first day of boarding
q departure date; check_out, pickUpDate; last day of boarding
q num_cats number:1..4; animal_count, catCount; how many animals come
q nightly_rate money:9..28; price_per_night, unit_price
q deposit_amt money:20..80; prepayment, down_payment; what was paid to hold the place
q bookingRef id:CT-#####; reservation_id, confirmation_code
q medicated flag; needs_medication, on_meds; whether anything must be given during the stay
q unit_type choice:single/shared/family; accommodation, penType; how the animals are housed
a chip_no id:############; microchip, chipNumber; number of the implanted chip
a balance_paid_on date; paid_at, settlement_date; when the rest was paid
a fax phone; fax_no, fax_number
---
{boarding_house} || Licence {:id:AB/####} of {:city} council
{:street}, {:zip} {:city} || Office hours {:time} to {:time}, {:phone}
> Written on {:date} by {:person}

Dear {petOwner},
# We look forward to your visitors
Your place is held under {bookingRef}. We expect {num_cats} of them on {arrival}, between ten and noon please, and you fetch them again on {departure}. They go into {unit_type?a pen of their own~pens with a common run, mixed with others|a run in company~one large chalet where a household stays together}.
+++
## Money
We charge {nightly_rate} for each of them per twenty-four hours, heating in winter {:money:1..3} more. {deposit_amt} came in by card on {:date}; the remainder is due at the counter no later than {:date}.
+++
## Health
Cards must show flu and enteritis jabs younger than {:date}. {medicated!As agreed a tablet goes into the morning food|Drops are given twice daily, you bring the bottle~You told us that they take nothing but food|No pills or drops are to be given}. Our vet is {:person} at {:company}, call-out {:money:40..90}.
Should you be out of reach we ring {emergency_contact}, {emerg_tel}, who may sign for treatment up to {:money:200..600}.
+++
~ No animals leave on Sundays. Cancel before {:date} and half of what you sent comes back. Complaints to {:person}, {:email}.

== en car_park_season_ticket
q facility phrase; garage_name, parking_site; where the car may stand
q operator company:{} Parking/{} Car Parks Ltd/ParkWell {}; parking_company, provider
q holder person; permit_holder, ticketHolder; to whom the permit is made out
q employer company; sponsoring_company, corp_account; firm on whose account it runs
q plate id:@@## @@@; reg_no, licence_plate, vrm; vehicle for which it holds
q bay id:L#-##; space_no, bayNumber
q validFrom date; effective_date, starts_on
q validTo date; expiry, ends_on; last day on which the barrier opens
q price_total money:300..2400; amount_due, totalPrice; what the whole term costs
q permit_id id:ST######; season_ticket_number, card_id
q transferable flag; can_be_transferred, isTransferable; whether another person may use it
q term choice:monthly/quarterly/annual; billing_period, ticketTerm
a paymentDate date; paid_on, payment_received; when it was paid
a max_height unit:m 1.8..2.4; height_limit, clearance; how tall a car may be
a ev_rate money:1..9; charging_price, kwh_price
---
{operator} || Customer desk {:phone}
{:street}, {:city} || {:email}

{holder}
c/o {employer}
{:street}, {:zip} {:city}
> {:date}
# Your card {permit_id}
Thank you for carrying on with us at {facility=Market Street Multi-storey|Station Approach North|Theatre Underground|Quayside Decks|Castle Yard}. The enclosed card runs from {validFrom} and <dies|lapses> at midnight on {validTo}[; the old one, {:id:ST######}, stopped on {:date}].
= Car: {plate}
= Where to leave it: {bay}
= To pay: {price_total}
= By: {:date}
We have put you down for {term?one month at a time~three months at a time|a quarter~a full twelve months|the year}. {transferable!Colleagues of yours may drive in with it as well|You are free to lend it within the firm~It is personal and dies when lent|Nobody but you may drive in with it}.
Lost cards cost {:money:10..30}. Standing in a bay that is not yours is {:money:40..100}, disputes to {:person} within {:number:7..28} days. Charging points on level {:number:1..5} are run by {:company}.
~ Site manager {:person}, night barrier {:phone}. Attendants go home at {:time}. Signed for the company by {:person}.

== en marquee_hire_plan
q tent_firm company:{} Marquees/{} Tents & Events/Canvas by {}; supplier, hire_company
q client person; hirer, customerName; who takes the tent
q occasion phrase; event_type, eventName; what is celebrated
q site address; venue_address, installLocation
q erect_date date; setup_date, build_day; when the crew puts it up
q event_dt date; event_date, function_date; day of the feast itself
q strike_date date; takedown, dismantleDate; when it is taken away
q guests number:40..280; guest_count, pax, headcount
q hire_fee money:900..6800; rental_price, base_fee; price of canvas and poles alone
q floor_fee money:150..1400; flooring_charge, floor_cost
q crew_chief person; foreman, site_lead
q has_heating flag; heating_included, heaters
q surface choice:grass/gravel/tarmac; ground_type, groundSurface; on what it stands
q order_no id:MQ##-###; hire_number, contractRef
a damage_waiver money:30..200; waiver_fee, insurance_premium
a caterer company; catering_company, foodSupplier; who cooks
a wind_limit unit:mph 30..60; max_wind_speed, windLimit
---
{tent_firm}
^ {:street}, {:city}, {:phone}, VAT {:id:###-####-##}
# Job sheet {order_no}
drawn up {:date} by {:person} after a visit with {client}, for {occasion=a silver wedding|a christening lunch|the summer ball|a fiftieth birthday|a village feast}

## The ground
{site}. {surface?A lawn, mown short, slight fall to the east|Turf, so the long pegs~Pea shingle over hardcore, so weights instead of pegs~The yard is sealed, so bolts and weights|Bitumen throughout, no pegs}. Keys from {:person}, {:phone}. Water main marked by {:company}.
+++
## When
* {erect_date}: lorry at {:time}, {crew_chief} with {:number:4..9} hands
* {event_dt}: doors at {:time}, music off at {:time}
* {strike_date}: all down before {:time}
+++
## What
A frame {:number:6..15} m wide for {guests} people seated, lining ivory, {:number:1..4} chandeliers, {:number:6..30} round tables. {has_heating!Two warm-air blowers stand outside|We bring blowers and a tank of oil~It stays as cold as the night|No blowers are wanted}.
= Canvas: {hire_fee}
= Boards underfoot: {floor_fee}
= Lavatory trailer, from others: {:money:200..700}
A third is wanted by {:date}, the rest a week ahead. If it blows hard {crew_chief} alone decides.
~ Extra hands after midnight {:money:20..60} each. Second contact for the family: {:person}, {:email}.

== en bulky_waste_collection
q council company:{} Borough Council/{} City Council/{} District Council; local_authority, authority
q resident person; requester, household_name
q pickupDate date; collection_date, crew_comes_on; when the things are fetched
q put_out_by time; latest_time, ready_time; hour at which it must stand outside
q request_no id:BW#######; case_number, service_request_id
q item_count number:1..8; items, numItems; how many pieces were booked
q charge money:15..70; fee_paid, collection_fee
q leave_where phrase; placement, pickupPoint; spot at which things are left
q haulier company:{} Recycling/{} Environmental Services/{} Waste; contractor, collected_by
q concession flag; discounted, reduced_rate_applied; whether less was charged because of benefits
q has_fridge flag; cooling_appliance, includes_fridge
q channel choice:phone/web/counter; booked_via, contactChannel; how the request was made
a weight unit:kg 10..200; total_weight, load_weight
a driver person; driverName, operative
a refund money:5..40; refund_amount, money_back
---
{council}
Streets and Waste || Ref. {request_no}
{:street}, {:city} || Lines open {:time} to {:time}
> {:date}
{resident}
{:address}

# Large things to be taken away
Thank you for {channel?ringing us~filling in the page on our site|using the online form~coming to the desk in the civic centre} on {:date}. The lorry of {haulier} is in your road on {pickupDate}. Please have everything {leave_where=by the front gate|at the kerb|beside the bin store|at the foot of the steps} no later than {put_out_by}, not the night before.
You told us of {item_count}<, namely|:> {:=a sofa and two chairs|a wardrobe in parts|bed bases and a mattress|a table and shelving}. {has_fridge!Among it is a freezer, which a second lorry takes because of the gas|The refrigerator must be empty and dry~Nothing that cools is on the list|No freezer or the like is among it}.
+++
## What you owe
We have had {charge} from your card ending {:id:####}. {concession!As you get Universal Credit this is half of the usual|The lower tariff was used because of your pension credit~The full tariff applies to your home|You asked for no relief, so the usual tariff holds}. Another piece costs {:money:4..15}, rubble is {:money:30..60} a sack.
To change the day write before {:date}. If nothing was fetched tell {:person}, {:phone}, within two working days.
~ Usable furniture is gladly taken by {:company}, open from {:time}. Cabinet member for waste: {:person}. Tariffs last agreed {:date}.

== en ten_k_race_entry
q race phrase; event, raceName
q organiser company:{} Harriers/{} Road Runners/{} Athletics Club; host_club, organized_by
q runner person; entrant, participant_name; who is to run
q bib number:100..4999; start_number, raceNo
q race_day date; event_date, held_on
q gun_time time; start_time, startsAt; when it is set off
q wave choice:red/blue/green; start_group, startWave
q entry_fee money:15..48; registration_fee, amountPaid
q est_finish duration; target_time, predicted_time
q club_affil company:{} Striders/{} Joggers/{} Triathlon; running_club, team
q bag_pickup_end time; collection_closes, pack_deadline; until when numbers are given out
q director person; race_director, raceOfficial; who answers for the whole
q ice_person person; emergency_contact, iceName
q wants_shirt flag; shirt_ordered, tshirt
a previous_best duration; personal_best, pb
a dob date; birth_date, dateOfBirth
a finish_position number:1..900; place, finishing_rank
---
^ {race=The Mill Chase 10K|Harbour Lights 10|Three Bridges Run|Old Priory 10K|Reservoir Round}
^ put on by {organiser} under permit {:id:R####-##}
# See you at the line, {runner}
Keep this page. You wear {bib} on your chest, not on the back, and you run for {club_affil}. It is on {race_day}; roads close at {:time}, the hooter goes at {gun_time} and stragglers are swept up at {:time}.
From what you wrote, about {est_finish}, we put you <behind the|with the> {wave?scarlet~sky-coloured~emerald|leaf-coloured} balloons. Children's mile at {:time}.
+++
## Before the day
Envelopes are at {:company}, {:street}, on {:date} from {:time}; the hatch comes down at {bag_pickup_end}. Nobody gets one by post. {wants_shirt!Your top, size large, lies inside|A cotton top is in it, as you wished~You did not want a top, so two trees are planted|No top is in it}.
+++
## Should anything happen
We would ring {ice_person} on {:phone}. First aid is {:company} with {:person}; water at km {:number:3..7}.
+++
Your {entry_fee} came through on {:date}; places may be passed on until {:date} for {:money:3..8}. {director} decides on all else, marshals are with {:person}.
~ Results the same night at {:url}. Chip not handed back {:money:10..25}. Last year {:number:300..2500} came home.

== en phone_screen_repair
q shop company:{} Phone Clinic/FixIt {}/{} Mobile Repairs; repair_shop, merchant
q handset product; device_model, device
q imei id:35#############; device_imei, serialNumber
q cust_name person; customer, client_name
q alt_phone phone; contact_number, reachable_on; number at which the customer is told
q tech person; technician, repaired_by
q intakeDate date; received_date, booked_in
q doneBy date; ready_date, promised_date
q labour money:20..70; labour_cost, labor_fee; price of the work without parts
q part_cost money:40..240; parts_price, display_cost
q total money:70..320; grand_total, amount_to_pay
q warranty_months number:3..24; guarantee_months, warrantyPeriod; how long the shop stands for its work
q data_wiped flag; factory_reset, dataErased
q passcode_given flag; pin_known, has_passcode; whether the shop can unlock it
q fault choice:screen/battery/charging port; defect_type, issueCategory; what was broken
a purchase_date date; bought_on, purchased_at; when the phone was bought
a insurer company; insurance_company, insured_with
a hourly_rate money:20..90; rate_per_hour, labourRate
---
{shop} || Ticket {:id:T-#####}
{:street}, {:city} || {:phone}
= Handed in: {intakeDate}
= By: {cust_name}
= Ring: {alt_phone}
= Handset: {handset}
= IMEI: {imei}
# What we found
{fault?The glass is starred from the top corner and half of it no longer feels a finger|Shattered glass, black patch beneath it~It swells at the back and is flat by noon|Cells are worn out, it dies at forty per cent~The plug wobbles and power comes and goes|It no longer takes current from any cable}. Frame bent by {:unit:mm 0.1..2}. {passcode_given!You wrote the code on the slip for us|We can get in with the code you left~You kept the code to yourself|Without the code we test only what shows on the lock page}.
{tech} worked on it at bench {:number:1..6}; {:person} checked it. {data_wiped!The memory had to be set back to new, pictures are gone|It was put back to the state it left the factory in~All of your pictures and messages are still there|We touched nothing that you had stored}.
## Till
= Bits: {part_cost}
= Our time: {labour}
= Courier: {:money:3..9}
= To find: {total}
Back on the counter {doneBy}. For {warranty_months} months we put right for nothing what we did, water excepted. A lent phone costs {:money:2..6} a day, and if it is not back by {:date}, {:money:60..150}.
~ Unclaimed goods are sold after {:number:60..180} days. Owner {:person}. Tax point {:date}. Parts from {:company}.

== en data_recovery_assessment
q lab company:{} Data Rescue/{} Recovery Labs/BitSave {}; recovery_company, provider
q client_org company; customer_company, client
q contact person; client_contact, addressee
q engineer person; analyst, assessed_by
q caseNo id:DR-##-####; job_id, case_reference
q media choice:hard disk/memory card/raid array; media_type, storageKind; on what the files lie
q capacity unit:TB 1..24; disk_size, storage_capacity
q received date; arrival_date, media_received_at
q assessed date; diagnosis_date, evaluated_on
q cause phrase; root_cause, failureReason
q recoverable percent; success_chance, recovery_rate; share that can be got back
q offer_valid date; quote_expires, validUntil; day until which the price stands
q fix_price money:300..4800; recovery_fee, fixedPrice
q opened flag; cleanroom_opened, was_opened; whether the case was taken apart
q no_fix_no_fee flag; free_if_failed, noDataNoFee
a delivery_days number:2..30; turnaround, lead_time_days
a backup_date date; last_backup, backedUpAt
a encryption_key id:@@##-@@##; decryptKey, recovery_key
---
{lab}
Clean room and forensics || {:street}, {:city}
{:phone} || out of hours {:phone}

{client_org}
for the attention of {contact}
> {:date}
# Findings, {caseNo}
A courier of {:company} brought your parcel on {received} with the seal {:id:SL-######} unbroken. {engineer} looked at it on {assessed}; {:person} countersigned.
Inside was {media?a drive with turning platters~a card out of a camera~a box of drives that mirror each other}, made in {:year}, nominally {capacity}, of which {:unit:GB 100..900} hold files. Cause: {cause=a fall from a desk|a spike on the mains|heads that touched the platter|a controller that died|a formatting by mistake}. {opened!We unscrewed the lid under laminar flow|The lid has been off in our clean room~We have left the lid on|It was not unscrewed}.
+++
## Can it be done?
In our view {recoverable} of it will come back; names of folders are lost below level {:number:2..5}. Mail of {:person} was seen whole.
+++
## What we ask
One sum, {fix_price}, whatever the hours; {:money:50..180} more for a new disk. {no_fix_no_fee!If nothing comes back you owe us nothing|You pay only once you have seen the list of files~Our time is owed whether or not anything comes back|The sum falls due even if we fail}. We stand by this until {offer_valid}; after that the shelf costs {:money:5..20} a week and on {:date} it is shredded.
~ Sales: {:person}, {:email}. The examination cost {:money:40..120}, received on {:date}. Registered as {:id:########}.

== en grain_drying_account
q dryer company:{} Grain Store/{} Farmers' Co-op/{} Mill; store_operator, coop
q grower company:{} Farms/Manor Farm {}/{} & Sons; producer, farmName
q crop choice:wheat/barley/oats; commodity, grainType
q wet_in unit:t 12..240; tonnage_received, gross_weight_in
q dry_out unit:t 10..225; tonnage_after, netWeightDried
q moist_in percent; moisture_intake, moistureIn
q moist_target percent; moisture_after, target_moisture
q rate_pt money:2..9; price_per_tonne, dryingRate; what a tonne costs
q sum_due money:200..3800; amount, invoice_total
q harvestDate date; intake_date, delivered; when the loads came in
q bin number:1..24; bin_no, silo
q store_mgr person; manager, signed_by
q rejected flag; load_refused, was_rejected
q stmt id:GD/####; statement_no, documentNo
a protein percent; protein_content, protein_pct
a buyer company; purchaser, sold_to
a sale_price money:130..290; grain_price, price_per_ton_sold
a payment_date date; paid_on, paymentDate
---
{dryer} || Assured no. {:id:AS-#####}
{:street}, {:city}
Weighbridge {:phone}, office {:phone}
> {:date}
To {grower}, {:street}
# Heat and air, season {:year}, {stmt}
Your trailers tipped on {harvestDate}, the first at {:time}, the last, driven by {:person}, at {:time}. What was in them was {crop?milling variety Skyfall, red, short straw|breadmaking grain for the mills~two-row, meant for malt|malting sorts, pale~naked, for porridge|for rolling and flakes}.
Trailer {:number:1..30} weighs {:unit:t 2..6} by itself, trailer {:number:31..60} {:unit:t 2..6}; both smelled {:=sweet|sound|a little musty}.
= Over the bridge, damp: {wet_in} at {moist_in}
= Out of the tower: {dry_out} at {moist_target}
= Screenings kept back: {:unit:kg 100..900}
{rejected!One trailer went home again because of weevils|We had to send a trailer back, it was hot~Everything was let in|No trailer was turned round}. It lies in {bin}, door sealed, and is cooled by night.
## Charges
{rate_pt} for each tonne that came over the bridge, gas as on {:date}; fan hours {:number:10..120}; handling {:money:20..90}. Together {sum_due}, to be settled before {:date}. Lying here beyond {:date} is {:money:1..4} a tonne and month.
{store_mgr}
~ Samples kept by {:person} until {:date}. Directors {:person} and {:person}. Cheques to the store, not to {:company}.

== en worktop_template_visit
q fabricator company:{} Stone/{} Granite & Quartz/{} Worktops; stone_company, manufacturer
q retailer company:{} Kitchens/Kitchen Studio {}; kitchen_dealer, reseller; shop that sold the kitchen
q homeowner person; end_customer, site_contact
q templater person; surveyor, measured_by
q visit_dt date; template_date, measuredOn
q fit_date date; installation_date, fittingDay
q slab phrase; material_name, stone; what it is cut from
q thickness unit:mm 12..40; slab_thickness, thicknessMm
q edge choice:pencil/bevel/bullnose; edge_profile, edgeType
q cutouts number:1..6; num_cutouts, openings; how many holes are sawn
q extra_cost money:40..600; surcharge, additional_charge
q job id:W-#####; job_number, jobRef
q sink_on_site flag; sink_present, sinkDelivered
q signed_off flag; drawing_approved, approved; whether the customer agreed to the drawing
a total_price money:900..6500; order_total, contract_price
a splash_height unit:mm 60..600; upstand_height, backsplashHeight
a tap_maker company; tapBrand, faucet_manufacturer
---
{fabricator} || Template report {job}
{:street}, {:city} || {:phone}
Ordered through {retailer}, their {:id:PO-####}, consultant {:person}

# {homeowner}, {:address}
{templater} was in the house on {visit_dt} from {:time} to {:time}; the electrician, {:person}, was there too.
* Units level to {:unit:mm 1..4}, end panel loose
* To be made of {slab=Calacatta quartz|Nero Assoluto|Blue Pearl granite|white terrazzo|Welsh slate}, {thickness}, front {edge?with a small round off both arrises, like a crayon~cut away at forty-five degrees~fully rounded, half a circle}
* {cutouts} to be sawn, hob {:unit:mm 480..780} wide
* Walls out by {:unit:mm 2..18} over the long run
{sink_on_site!The basin stood in its box and was measured|We took sizes from the basin itself~The basin had not come, so we went by the sheet from the web|There was no basin to measure}. {signed_off!The outline was initialled at the table|Outline agreed and initialled before we left~The outline is still to be agreed|Nobody has put a name to the outline yet}.
## Beyond what was ordered
A drainer with {:number:4..8} grooves and a scribe along the chimney, {extra_cost}, which {retailer} will put on its bill.
Saws start on {:date}. Two men bring it on {fit_date}; {:person} leads them, and tops that weigh {:unit:kg 60..210} want four. Plumber not before {:date}.
~ Any change after {:date} costs {:money:90..200} plus stone. Office: {:person}, {:email}. Care kit {:money:15..35}.

== en cpap_device_loan
q clinic company:{} Sleep Centre/{} Respiratory Unit/{} Hospitals Trust; hospital, provider
q pat_name person; patient, patientName
q pat_no id:H#######; patient_id, hospital_number
q physio person; respiratory_physiologist, issued_by
q consultant person; responsible_doctor, lead_clinician
q device product; machine, device_model
q serial id:SN##########; device_serial, serial_no
q pressure unit:cmH2O 6..16; set_pressure, therapyPressure
q mask choice:nasal/full face/pillows; mask_type, interface
q loaned_on date; issue_date, handed_out
q review date; follow_up, reviewDate; when the patient is seen again
q ahi number:8..80; apnoea_index, events_per_hour
q deposit money:20..120; loan_deposit, security_deposit
q drives flag; vocational_driver, driving_licence_holder; whether the patient is at the wheel for a living
q humidifier flag; humidifier_issued, withHumidifier
a height unit:cm 150..200; patient_height, body_height
a return_date date; given_back, returnedOn
a gp_fax phone; fax, surgery_fax
---
{clinic}
Level {:number:1..5}, {:street}, {:city} || Help line {:phone}, weekdays {:time} to {:time}
> {:date}
{pat_name}, {pat_no}
born {:date}
# What you take home
On {loaned_on} {physio} showed you how to use {device}, {serial}. It blows at {pressure} after a ramp of {:number:5..30} minutes. You breathe through {mask?a cup over the nose alone~a cup over nose and mouth~two soft plugs at the nostrils}, size {:=S|M|L}. {humidifier!A water tub goes with it|The heated tub is in the bag, fill it from the kettle, cooled~No water tub came with it|We left the heated tub out for now}.
## Why
Your night here on {:date} counted {ahi} stops of breath in each hour, the longest {:number:20..90} s; oxygen fell to {:percent}. Weight that evening {:unit:kg 60..150}. {drives!As you drive a coach you must stop and tell the agency|You earn your bread at the wheel, so the agency has to be told~You do not drive|You told us that you have no car and no licence}.
## Loan
It stays ours. We hold {deposit} until all comes back; a lost hose is {:money:12..40}. Filters every {:number:2..6} months from {:company}. We look at the card in the machine on {:date} by telephone, and {consultant} would like to see you on {review} at {:time}.
~ Copy to {:person}, {:company}, {:phone}. Stock controlled by {:person}; mains test due {:date}. PAT label {:id:P-####}.

== en ambulance_non_conveyance
q service company:{} Ambulance Service/{} Ambulance Trust; ems_provider, trust
q incident id:CAD-######; incident_no, cadNumber
q call_time time; call_received, calledAt
q on_scene time; arrived_at, sceneTime
q left_scene time; clear_time, departed
q casualty person; patient_name, subject
q age number:18..97; age_years, patientAge
q lead_medic person; paramedic, attending_clinician
q crew_mate person; second_crew, assistant
q location phrase; place_found, where_found
q sys_bp number:90..190; systolic, bpSystolic
q glucose number:3..15; blood_sugar, bm_reading
q capacity flag; mental_capacity, hasCapacity; whether the person could decide
q refused flag; declined_transport, refusal_signed; whether the person did not want to come
q outcome choice:home/own doctor/police; left_with, disposition
q witness person; witness_name, witnessedBy
a hospital company; receiving_hospital, taken_to
a dob date; date_of_birth, birthDate
a fee money:50..400; call_out_charge, cost
---
{service} || Patient copy
Incident {incident} || {:date}, vehicle {:id:A###}

# Seen and not taken in
The call came at {call_time} from {:person}, a neighbour; we stood beside you at {on_scene} and drove off at {left_scene}. Dispatcher {:person}.
= Whom we saw: {casualty}, {age}
= Where: {location=on the kitchen floor|in the church porch|at the bus stop|in the changing room|on the garden path}
= Crew: {lead_medic}, with {crew_mate}
## Figures
At {:time} pulse {:number:52..120} and {:number:11..26} breaths; at {:time} pulse {:number:52..120} and {:number:11..26} breaths.
Pressure {sys_bp} over {:number:50..100}; sugar from the finger {glucose}; {:unit:°C 35..39} in the ear; oxygen {:percent}. ECG strip number {:id:####}.
## How it ended
{capacity!You understood what was said, weighed it and told it back|You knew the day, the place and what might follow~You could not tell back what was said and seemed lost|You were not able to weigh it}. {refused!We wished to bring you in and you said no|You would not come although we urged it~You had no need of a bed and agreed with us|We saw no need to bring you in, nor did you}.
{outcome?You stay where you live, with your daughter for the night~Your surgery rings you before noon|We have asked your surgery to call~Officers stayed with you when we drove off}. Heard by {witness}.
If it comes back dial again. Stitches, if any, out on {:date}.
~ Complaints: {:person}, {:phone}. Form printed {:date}, kept for {:number:7..25} years. Chief executive {:person}.

== en windscreen_replacement_job
q glass_firm company:{} Autoglass/{} Windscreens/ClearView {}; glass_company, repairer
q driver person; customer, policyholder
q plate id:@@## @@@; vehicle_reg, registration
q vehicle product; car, makeModel
q odo unit:miles 4000..130000; mileage, odometer
q insurer company; insurance_company, underwriter
q claim_ref id:GC-######; claim_number, claimId
q excess money:50..150; policy_excess, deductible; what the driver pays
q glass_price money:180..900; part_price, screen_cost
q fitted date; job_date, fittedOn
q fitter person; technician, installer
q cured_at time; safe_drive_time, readyToDrive; from when the car may be driven
q camera flag; adas_calibrated, camera_recalibrated
q pane choice:front/rear/side; glass_position, pane_position
q glass_code id:####@@@@; part_number, eurocode
a damage_date date; date_of_loss, chippedOn; when the stone hit
a policy_no id:MP-########; policy_number, policyId
a labour_hours number:1..6; hours_worked, labourTime
---
{glass_firm} || Mobile unit {:number:2..60}
{:street}, {:city} || Booking {:phone}

# Job card {:id:J######}
Booked {:date} by {:person}, done {fitted}
= Belongs to: {driver}
= Car: {vehicle}, {plate}
= On the clock: {odo}
= For account of: {insurer}
= Their mark: {claim_ref}
We took out {pane?the big pane ahead of the wheel~the heated pane in the tailgate~a door pane behind the passenger} and put in {glass_code}, tinted {:=green|grey|blue}, stamp year {:year}. Old resin batch {:id:B-####}, new one good until {:date}.
{camera!The eye behind the mirror was set anew on the target board|Lane and brake eye taught again, log kept~This car has no eye behind the mirror|Nothing behind the mirror had to be set}. A scratch of {:unit:mm 5..60} was there before we came. {fitter} did the work, {:person} looked it over.
Do not drive before {cured_at}, leave the tape until {:date} and keep away from the car wash for {:number:2..5} days.
+++
## Who pays what
= Glass: {glass_price}
= Mouldings and resin: {:money:15..60}
= From you, on the card machine: {excess}
= VAT: {:money:20..160}
The rest goes to your insurer by {:date}.
~ Lifelong against leaks while you own it. Fleet desk {:person}, {:email}. Old glass goes to {:company}.
`
