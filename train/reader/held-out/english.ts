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
a damage_waiver money:30..200; waiver_fee, insurance_premium
a caterer company; catering_company, foodSupplier; who cooks
a wind_limit unit:mph 30..60; max_wind_speed, windLimit
---
{tent_firm}
^ {:street}, {:city}, {:phone}, VAT {:id:###-####-##}
# Job sheet {:id:MQ##-###}
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
Keep this page. You wear {:number:100..4999} on your chest, not on the back, and you run for {club_affil}. It is on {race_day}; roads close at {:time}, the hooter goes at {gun_time} and stragglers are swept up at {:time}.
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
q handset phrase; device_model, device
q cust_name person; customer, client_name
q alt_phone phone; contact_number, reachable_on; number at which the customer is told
q tech person; technician, repaired_by
q intakeDate date; received_date, booked_in
q doneBy date; ready_date, promised_date
q labour money:20..70; labour_cost, labor_fee; price of the work without parts
q part_cost money:40..240; parts_price, display_cost
q total money:70..320; grand_total, amount_to_pay
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
= Handset: {handset=Fairwave 5|Pixon 8 Lite|Nordtel X2|Samsa Note 12|Orbit Mini}
= IMEI: {:id:35#############}
# What we found
{fault?The glass is starred from the top corner and half of it no longer feels a finger|Shattered glass, black patch beneath it~It swells at the back and is flat by noon|Cells are worn out, it dies at forty per cent~The plug wobbles and power comes and goes|It no longer takes current from any cable}. Frame bent by {:unit:mm 0.1..2}. {passcode_given!You wrote the code on the slip for us|We can get in with the code you left~You kept the code to yourself|Without the code we test only what shows on the lock page}.
{tech} worked on it at bench {:number:1..6}; {:person} checked it. {data_wiped!The memory had to be set back to new, pictures are gone|It was put back to the state it left the factory in~All of your pictures and messages are still there|We touched nothing that you had stored}.
## Till
= Bits: {part_cost}
= Our time: {labour}
= Courier: {:money:3..9}
= To find: {total}
Back on the counter {doneBy}. For {:number:3..24} months we put right for nothing what we did, water excepted. A lent phone costs {:money:2..6} a day, and if it is not back by {:date}, {:money:60..150}.
~ Unclaimed goods are sold after {:number:60..180} days. Owner {:person}. Tax point {:date}. Parts from {:company}.

== en data_recovery_assessment
q lab company:{} Data Rescue/{} Recovery Labs/BitSave {}; recovery_company, provider
q client_org company; customer_company, client
q contact person; client_contact, addressee
q engineer person; analyst, assessed_by
q media choice:hard disk/memory card/raid array; media_type, storageKind; on what the files lie
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
# Findings, {:id:DR-##-####}
A courier of {:company} brought your parcel on {received} with the seal {:id:SL-######} unbroken. {engineer} looked at it on {assessed}; {:person} countersigned.
Inside was {media?a drive with turning platters~a card out of a camera~a box of drives that mirror each other}, made in {:year}, nominally {:unit:TB 1..24}, of which {:unit:GB 100..900} hold files. Cause: {cause=a fall from a desk|a spike on the mains|heads that touched the platter|a controller that died|a formatting by mistake}. {opened!We unscrewed the lid under laminar flow|The lid has been off in our clean room~We have left the lid on|It was not unscrewed}.
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
q moist_in percent; moisture_intake, moistureIn
q moist_target percent; moisture_after, target_moisture
q rate_pt money:2..9; price_per_tonne, dryingRate; what a tonne costs
q sum_due money:200..3800; amount, invoice_total
q harvestDate date; intake_date, delivered; when the loads came in
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
= Out of the tower: {:unit:t 10..225} at {moist_target}
= Screenings kept back: {:unit:kg 100..900}
{rejected!One trailer went home again because of weevils|We had to send a trailer back, it was hot~Everything was let in|No trailer was turned round}. It lies in {:number:1..24}, door sealed, and is cooled by night.
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
q sink_on_site flag; sink_present, sinkDelivered
q signed_off flag; drawing_approved, approved; whether the customer agreed to the drawing
a total_price money:900..6500; order_total, contract_price
a splash_height unit:mm 60..600; upstand_height, backsplashHeight
a tap_maker company; tapBrand, faucet_manufacturer
---
{fabricator} || Template report {:id:W-#####}
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
q device phrase; machine, device_model
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
On {loaned_on} {physio} showed you how to use {device=DreamFlow 3|AirWell S10|Somnia Auto|RespiCare 20}, {:id:SN##########}. It blows at {:unit:cmH2O 6..16} after a ramp of {:number:5..30} minutes. You breathe through {mask?a cup over the nose alone~a cup over nose and mouth~two soft plugs at the nostrils}, size {:=S|M|L}. {humidifier!A water tub goes with it|The heated tub is in the bag, fill it from the kettle, cooled~No water tub came with it|We left the heated tub out for now}.
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
q lead_medic person; paramedic, attending_clinician
q crew_mate person; second_crew, assistant
q location phrase; place_found, where_found
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
= Whom we saw: {casualty}, {:number:18..97}
= Where: {location=on the kitchen floor|in the church porch|at the bus stop|in the changing room|on the garden path}
= Crew: {lead_medic}, with {crew_mate}
## Figures
At {:time} pulse {:number:52..120} and {:number:11..26} breaths; at {:time} pulse {:number:52..120} and {:number:11..26} breaths.
Pressure {:number:90..190} over {:number:50..100}; sugar from the finger {:number:3..15}; {:unit:°C 35..39} in the ear; oxygen {:percent}. ECG strip number {:id:####}.
## How it ended
{capacity!You understood what was said, weighed it and told it back|You knew the day, the place and what might follow~You could not tell back what was said and seemed lost|You were not able to weigh it}. {refused!We wished to bring you in and you said no|You would not come although we urged it~You had no need of a bed and agreed with us|We saw no need to bring you in, nor did you}.
{outcome?You stay where you live, with your daughter for the night~Your surgery rings you before noon|We have asked your surgery to call~Officers stayed with you when we drove off}. Heard by {witness}.
If it comes back dial again. Stitches, if any, out on {:date}.
~ Complaints: {:person}, {:phone}. Form printed {:date}, kept for {:number:7..25} years. Chief executive {:person}.

== en windscreen_replacement_job
q glass_firm company:{} Autoglass/{} Windscreens/ClearView {}; glass_company, repairer
q vehicle phrase; car, makeModel
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
= Belongs to: {:person}
= Car: {vehicle=Ford Fiesta 1.1|Skoda Octavia Estate|Nissan Leaf|VW Transporter|Kia Ceed SW}, {:id:@@## @@@}
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

== en school_meal_arrears
q school company:{} Primary School/{} Academy/St {} School; institution, schoolName
q caterer company:{} Catering/{} School Food; meal_provider, kitchen_contractor
q parent person; guardian, payer_name
q pupil person; child, student_name
q year_group number:1..6; grade, yearGroup
q owed money:8..190; outstanding_balance, arrears, debt_amt
q meal_price money:2..4; unit_price, cost_per_meal
q meals_unpaid number:4..60; unpaid_meals, mealCount
q settle_by date; due_date, payBefore
q bursar person; finance_officer, sent_by
q account_ref id:SM-#####; parent_account, payer_ref
q free_meals flag; eligible_fsm, fsm; whether the child gets them for nothing
q stage choice:first/second/final; reminder_level, dunningStage
a last_payment date; last_paid_on, lastPaymentDate
a allergy phrase; dietary_need, allergen
a late_fee money:2..15; penalty_fee, surcharge
---
{school}
{:street}, {:city} || Office {:phone}, till {:time}
Head {:person}
> {:date}
To {parent}
# Dinner account {account_ref}
{stage?We have not written about this before~We wrote about this once before~This is the last letter before governors hear of it}. When {caterer} closed its books on {:date}, {pupil}, who sits in Year {year_group} with {:person}, had eaten {meals_unpaid} dinners that nobody has met. Each is {meal_price}, a packed lunch on trips {:money:2..4}.
That makes {owed}. Please put it right on the app or over the counter before {settle_by}. {free_meals!Our list shows that state help covers this child from now on|The council pays from this term onward~We hold no letter from the council that would let the child eat for nothing|The council tells us that your household has no claim}.
Term ends {:date}; the kitchen takes {:number:120..420} children a day and menus hang by the door. Clubs after lessons are {:money:3..9} and run by {:company}.
{bursar}
~ Hardship fund: ask {:person}, {:email}. Chair of governors {:person}. Breakfast from {:time}, {:money:1..3}.

== en funeral_arrangement_sheet
q funeral_home company:{} & Sons Funeral Directors/{} Funeral Care; undertaker, director_firm
q deceased person; decedent, late_name
q died_on date; date_of_death, deathDate
q arranger person; next_of_kin, instructed_by
q service_date date; funeral_date, ceremonyOn
q venue phrase; chapel, ceremony_place
q celebrant person; minister, officiant
q own_fee money:900..3200; directors_fee, service_fee
q disbursements money:500..1700; third_party_costs, outlays
q file_no id:F##/###; case_no, fileRef
q method choice:burial/cremation/natural; committal, disposition
q viewing flag; chapel_of_rest_visits, viewingWanted
q flowers flag; flowers_welcome, floralTributes
a age number:44..99; age_at_death, ageYears
a birth date; born_on, dateOfBirth
a doctor person; certifying_doctor, medical_examiner
---
{funeral_home} || {:street}, {:city}
Day and night {:phone} || Independent since {:year}
# Arrangements {file_no}
Taken down {:date} by {:person} at the house of {arranger}, niece, {:phone}
= For the late: {deceased}
= Who passed away: {died_on}
= Brought to us: {:date}, {:time}
= Registered: {:date}, office of {:city}
+++
## The day
{venue=St Anne's|the West Chapel|the Meeting House|Holy Cross|the barn at Lower End}, {service_date}, {:time}; cars leave {:time}. {celebrant} speaks, {:person} plays. {:number:2..6} of our men carry, {:person} walks ahead. Afterwards {method?to the family grave in the old churchyard~behind the curtain, ashes to be fetched later~to the wood, under an oak, wicker and no stone}. Tea at {:company} from {:time}.
{viewing!The family will sit with her first|Those who wish may see her on the eve~The lid stays closed|Nobody wishes to see her}. {flowers!Wreaths may be sent to us by ten|Sprays gladly~Nothing from the florist, please give to the lifeboats|Please spend on the hospice instead of wreaths}.
+++
## Money
= Our part: {own_fee}
= Paid on your behalf: {disbursements}
= Limousine: {:money:150..300}
= Notice in the paper: {:money:60..240}
Half a week ahead, the rest by {:date}. Help from the state: {:person}, {:phone}.
~ Member {:id:SAIF-####}. Jewellery returned to {:person}. Stone not before {:month}.

== en house_move_survey
q mover company:{} Removals/{} & Sons Movers; removal_company, carrier
q client person; customer, movingParty
q surveyor person; estimator, surveyed_by
q from_addr address; origin_address, pickupAddress
q to_city city; destination, new_town
q survey_date date; visit_date, surveyedOn
q pack_date date; packing_day, packDate
q move_date date; moving_day, moveDate
q insured_sum money:10000..90000; declared_value, cover_amount
q price money:600..6400; estimate, movePrice
q piano flag; has_piano, pianoIncluded
q storage_needed flag; needs_storage, intoStorage
q parking choice:driveway/street/permit; parking_situation, parkingType
a deposit money:50..500; down_payment, depositPaid
a delivery_date date; arrival_date, unloadDate
a distance unit:miles 5..400; trip_distance, mileage
---
{mover} || Yard {:street}, {:city}
{:phone} || Member {:id:BAR-####}
# Walk-round {:id:RM-####}
{surveyor} went through every room with {client} on {survey_date}, {:time} to {:time}
= Out of: {from_addr}
= Into: a house at {to_city}, keys from {:person}
= Agent: {:company}
+++
## Counted
Lounge {:unit:m³ 3..12}, bedrooms {:unit:m³ 5..30}, loft {:unit:m³ 1..9}; everything {:unit:m³ 12..95}. Flat packs wanted {:number:20..160}, wardrobe bars {:number:2..12}. {piano!The upright goes with four straps and a skate|A baby grand, legs off~No keys or strings to carry|No instrument heavier than a guitar}. {storage_needed!Two crates stay in our shed for some weeks|Half of it sleeps in our warehouse~All goes straight through|Nothing has to be kept by us in between}.
{parking?The lorry backs up to the front door on the client's own ground~We stand at the kerb, cones the night before~The council must first suspend two bays, a form goes off}.
+++
## Plan
{pack_date} two women wrap glass; on {move_date} {:number:2..7} of us load from {:time}, led by {:person}. Lift at the far end broken until {:date}.
+++
## Figures
= All in: {price}
= Goods covered up to: {insured_sum}
= Waiting for keys, each hour: {:money:30..90}
Stands until {:date}. Moves called off within {:number:5..10} days cost {:percent}.
~ Office {:person}, {:email}. Old cartons fetched free before {:date}.

== en jewellery_insurance_appraisal
q jeweller company:{} Jewellers/{} Goldsmiths/{} Gems; appraiser_firm, valuer_company
q owner person; client, item_owner
q appraiser person; gemmologist, valued_by
q appraisal_date date; valuation_date, valuedOn
q item phrase; object, jewelleryItem
q metal choice:yellow gold/white gold/platinum; precious_metal, metalType
q weight unit:g 2..48; item_weight, total_weight
q value money:800..24000; replacement_value, insured_value
q fee money:30..160; appraisal_fee, chargeAmount
q cert id:JA-#####; certificate_no, appraisalNo
q stone_colour choice:colourless/yellow/blue; gem_colour, stoneColor
q repaired flag; previous_repair, hasRepairs
q treated flag; stone_treated, heatTreated
a purchase_price money:500..15000; bought_for, original_price
a ring_size id:@; finger_size, ringSize
a insurer company; insurance_company, underwriter
---
{jeweller} || {:street}, {:city}
{:phone} || by appointment
# For insurance, {cert}
Prepared for {owner}, {:address}
Seen in daylight and under the lamp on {appraisal_date} by {appraiser}, diploma {:year}, with {:person} as second pair of eyes.
The piece: {item=a three-stone ring|a line bracelet|a pendant on a trace chain|a pair of ear clips|a brooch shaped as a wren}, maker's mark {:=AW|J&S|a swan|HB}, assay year {:year}. It is {metal?of the warm, eighteen-part sort~of the pale sort, plated with rhodium~of the heavy grey metal, nine hundred and fifty parts}, {weight} on the scale. The middle stone weighs {:number:1..5} and is {stone_colour?as clear as water, grade F~like pale straw~like cornflower}; the small ones together {:number:1..2}. {treated!It has been warmed to better its tint|Signs of heat under the microscope~Nature left it so, nothing was done to it|No sign of oil or heat}. {repaired!A claw was built up anew some time ago|One shank has been cut and joined~No solder but the maker's|Nobody has mended it}.
Box and old bill, dated {:date}, were shown.
In our opinion it would cost {value} to have the like made; at auction {:money:300..6000} might be hoped for. Gold stood at {:money:40..70} a gramme on {:date}.
For this paper {fee}. Look again not later than {:date}.
~ No liability to others than the person named. {:person}, {:person}, partners. Claws checked free until {:date}.

== en mail_redirection_confirmation
q postal_co company:{} Post/Royal {} Mail/{} Postal; postal_operator, carrier
q lead_name person; applicant, main_person
q old_addr address; previous_address, fromAddress
q new_addr address; forwarding_address, toAddress
q begins date; start_date, redirectFrom
q stops date; end_date, redirectUntil
q names_covered number:1..6; people_count, persons_included
q paid money:30..150; price_paid, fee
q order id:RD########; redirection_no, orderId
q bought_on date; order_date, purchasedOn
q parcels flag; includes_parcels, parcelsForwarded
q reason choice:move/bereavement/business; purpose, redirectReason
q pin_by phrase; code_channel, pinDelivery
a email email; applicant_email, contactEmail
a renewal_price money:20..120; extension_fee, renewalPrice
a id_no id:#########; passport_no, idDocument
---
{postal_co}
Customer Care, {:street}, {:city} || {:phone}
> {:date}
{lead_name}
{new_addr}
# {order} is set up
Since {bought_on}, when {:person} took your form at {:city} counter, we know that what is sent to {old_addr} shall follow you. The first van to do so goes on {begins} and the last on {stops}.
{reason?You have a new home and we wish you joy in it~You look after the letters of someone who has passed away~Your firm has left its premises}. It holds for {names_covered} of you; others of the surname {:last} are not carried along. {parcels!Boxes follow as well, up to ten kilos|Parcels too are sent after you~Boxes go back to whoever sent them|It is for letters alone}.
A code to change all this comes {pin_by=by text message|in a sealed letter|through the app|by a call}. It cost {paid}, received by card; abroad it would have been {:money:90..240}.
Tell banks yourself before {:date}. Stop it within {:number:7..14} days and the money comes back.
~ Complaints {:person}, box {:number:100..9000}. Licence {:id:OF-####}. Undelivered after {:number:10..40} days goes to {:company}. Tariff of {:date}.

== en cricket_umpire_appointment
q league company:{} Cricket League/{} County Cricket Board; competition_body, leagueName
q umpire person; official, appointee
q home_team company:{} CC/{} Cricket Club; home_club, hosts
q away_team company:{} Wanderers CC/{} Casuals; visitors, away_club
q match_date date; game_day, fixtureDate
q ground address; venue, groundAddress
q match_fee money:25..90; official_fee, feeAmount
q km_rate money:0..1; mileage_rate, travel_rate
q appt_no id:U-####; appointment_no, apptId
q reply_by date; confirm_by, respondBefore
q tea_provided flag; meal_included, teaIncluded
q ball choice:red/white/pink; ball_colour, ballType
q appointments_sec person; appointments_officer, assignor
a hourly_fee money:8..40; hourly_rate, feePerHour
a reserve_date date; rain_date, reserveDay
a result phrase; match_result, winner
---
{league}
Panel of officials || {:phone}, {:email}
# {appt_no}
> {:date}
{umpire}
Please stand at {ground} on {match_date}, {home_team} receiving {away_team}. Coins go up at {:time}, so be in whites {:number:30..60} minutes earlier. With you: {:person}, level {:number:1..4}. The book is kept by {:person}; captains are {:person} and {:person}.
Each side bats {:number:20..60}, bowlers no more than {:number:6..15}, ball {ball?of the old cherry sort~of the bleached sort under black screens~of the rose sort, lamps from eight} supplied by {:company}.
= For the day: {match_fee}
= For each mile or kilometre: {km_rate}, no more than {:money:20..60}
{tea_provided!There is ham and cake for you at the interval|Tea is on the house~Bring your own sandwiches|No tea is laid on}. The clubhouse is behind {:street}; groundsman {:person}, {:phone}.
If you cannot do it tell me before {reply_by}, or I call upon {:person}.
{appointments_sec}
~ Reports on conduct by {:date}. Last season ended {:date}. Insurance {:company}, {:id:PL-####}. Dues of {:money:10..30} are collected in {:month}.

== en judo_grading_result
q club company:{} Judo Club/Budokwai {}/{} Dojo; dojo, clubName
q judoka person; candidate, memberName
q examiner person; grading_examiner, assessor
q coach person; sensei, trainer
q grading_date date; exam_date, gradedOn
q new_belt choice:orange/green/blue; belt_awarded, newGrade
q score number:50..100; marks, totalScore
q passmark number:40..75; pass_threshold, requiredMarks
q licence_end date; licence_expiry, licenceExpires
q fee money:12..45; grading_fee, examFee
q passed flag; has_passed, examPassed
q next_from date; next_grading_earliest, mayRetryFrom
q association company:{} Judo Association/{} Martial Arts Federation; governing_body, federation
a birth date; date_of_birth, dob
a belt_price money:6..20; belt_cost, beltPrice
a previous_grading date; last_exam, previousExam
---
^ {club}
^ {:street}, {:city}, mats open {:time} to {:time}
# What the examiners saw
= Who: {judoka}
= Card: {:id:J#######} of {association}, good until {licence_end}
= On the scale: {:unit:kg 22..110}
= Brought by: {coach}
On {grading_date} {examiner} sat with {:person} at the table; {:number:8..40} came, {:person} kept the time. Throws {:number:10..40}, groundwork {:number:10..30}, words {:number:5..20}: in sum {score}, and {passmark} were wanted. In randori {:number:0..6} went your way, {:number:0..4} did not, uke was {:person}.
{passed!We bow to you, it is done|You are through~Not yet, come again|It was not enough this time}. The colour at stake was {new_belt?that of the fruit, fourth kyu~that of grass, third kyu~that of the sky, second kyu}. The next time you may step up is {next_from}.
You gave {fee} at the door; the card is stamped for {:money:3..8} more. Sashes from {:company}.
Summer camp {:date} to {:date} at {:city}, {:money:60..240}, ask {:person}, {:phone}.
~ Welfare officer {:person}. Photographs by {:company}, from {:date}. First aid cover {:id:FA-###}.

== en pool_party_booking
q centre company:{} Leisure Centre/{} Pools/{} Sports Trust; venue_operator, leisureCentre
q host_parent person; booker, responsible_adult
q birthday_child person; child, celebrant
q party_date date; event_date, partyOn
q water_to time; swim_end, outOfWater
q lead_guard person; lifeguard, head_lifeguard
q party_fee money:80..290; hire_price, package_price
q meal_fee money:4..11; food_per_child, mealPrice
q damage_deposit money:20..100; bond, refundableDeposit
q ref id:PP####; booking_no, partyRef
q final_numbers_by date; headcount_deadline, numbersBy
q inflatable flag; inflatable_hired, hasInflatable
q pool choice:teaching/main/leisure; pool_used, poolType
a child_age number:4..13; turning_age, ageNow
a phone phone; booker_phone, parentPhone
a depth unit:m 0..3; water_depth, poolDepth
---
{centre} || {ref}
{:street}, {:city} || Reception {:phone}
> {:date}
Dear {host_parent}
# {birthday_child}'s splash
It is yours on {party_date}. Changing rooms from {:time}; whistle in at {:time}, whistle out at {water_to}, room {:number:1..4} upstairs until {:time}. You have {pool?the small warm one for learners~the long one with lanes, ropes taken out~the one with waves and slide}. {inflatable!The crocodile will be blown up and tethered|The floating castle goes in with you~Nothing will be blown up|You did not want the floating castle}.
We count on {:number:6..36}; of grown-ups at least {:number:1..8} must be wet with them. {lead_guard} has the chair, {:person} the side. No verrucas, no armbands with holes.
## To pay
= Water and staff: {party_fee}
= Plate of nuggets, each: {meal_fee}
= Candle cake, if wished: {:money:12..30}
= Held against breakages: {damage_deposit}
You sent {:money:20..60} on {:date}. Tell {:person} how many come until {final_numbers_by}; the till shuts at {:time}.
~ Balloons from {:company}, not by us. Water is tested at {:time}. Manager {:person}. Cancel until {:date}, afterwards {:percent} is kept.

== en polling_place_hire
q council company:{} Electoral Services/{} Borough Council; elections_office, hirer
q hall phrase; venue_name, hallName
q trustee person; venue_contact, keyHolder
q presiding_officer person; officer_in_charge, presidingOfficer
q poll_date date; election_day, votingDay
q keys_at time; access_from, openUpTime
q hire_sum money:90..480; rental, hireCharge
q heating_sum money:10..60; heating_charge, energySupplement
q electors number:400..2600; registered_voters, rollSize
q district id:@@#; polling_district, districtCode
q ramp flag; step_free, accessible; whether a wheelchair gets in without help
q kind choice:local/national/referendum; election_type, pollKind
a invoice_no id:INV-####; bill_number, invoiceNo
a paid_on date; payment_date, paidDate
a turnout percent; turnout_pct, voterTurnout
---
{council}
Returning Officer {:person} || {:phone}
{:street}, {:city}
> {:date}
{trustee}, for the committee of {hall=Jubilee Rooms|the Scout Hut|St Mark's Undercroft|Reading Rooms|the Memorial Institute}
# We should like your rooms again
People here go to the booths on {poll_date}, {kind?to choose who sits for this ward~to choose who goes to parliament~to say yes or no to one thing}. Yours serves {district}, with {electors} names on the list; a further {:number:60..400} vote by letter.
Please let {presiding_officer} in by {keys_at}. Doors are open to all from {:time} to {:time} and the boxes are gone by {:time}. {:number:2..5} clerks sit at trestles; a constable, {:person}, looks in.
{ramp!There is no step between street and booth|A chair on wheels gets in unaided~Two steps remain, we bring boards and a bell|Nobody on wheels can get in alone}.
## What we give
= For the rooms: {hire_sum}
= If it is cold: {heating_sum}
= Caretaker, by the hour: {:money:12..24}
Send the bill to {:person} by {:date}. Yoga on that evening has been told by {:person}. Should the date move you hear by {:date}.
~ Covered for {:money:1000000..9000000} with {:company}. Signs are put up {:date}. Last used {:date}, when {:number:100..900} came.

== en eye_injection_letter
q eye_unit company:{} Eye Hospital/{} Macular Unit/{} Infirmary; hospital, clinicName
q patient person; patient_name, subject
q nhs_no id:### ### ####; patient_number, healthId
q consultant person; ophthalmologist, leadConsultant
q injector person; nurse_practitioner, given_by
q gp person; family_doctor, recipient
q given_on date; injection_date, procedureDate
q next_visit date; next_appointment, nextInjection
q drug phrase; medicine, drugName
q dose_no number:2..40; injection_count, nthDose
q side choice:left/right/both; eye, laterality
q new_fluid flag; fluid_present, activeDisease; whether the scan shows that it is wet again
q may_drive flag; meets_driving_standard, fitToDrive
a batch id:@####; lot_no, batchNumber
a allergy phrase; drug_allergy, knownAllergies
a pressure number:9..30; intraocular_pressure, iop
---
{eye_unit}
Retina desk {:phone} || fax-free since {:year}
{:street}, {:city}
> dictated {:date}, typed {:date}
To {gp}, {:company}
About {patient}, {nhs_no}, born {:date}

# Clinic of {given_on}
Your patient was seen with her son {:person}. Letters read: {:number:30..80} before, {:number:30..80} now. The scan measured {:number:180..560} across the middle, on {:date} it was {:number:180..560}. {new_fluid!There is a fresh pocket under the layer|It has wept again~It stays dry|No pocket anywhere}.
After iodine and drops {injector} gave {drug=Eylea 2 mg|ranibizumab 0.5 mg|faricimab|bevacizumab} into {side?the eye on her heart's side~the eye away from her heart~one eye and then, with new gloves, the other}; it was number {dose_no} since {:date}. Light was seen at once. {may_drive!She may stay at the wheel|The number plate was read at the needed distance~The plate could not be read, so the car has to stay at home|She was told not to sit at the wheel}.
Come again on {next_visit}, {:time}, in {:number:4..16} weeks; a talk with {consultant} follows in {:month}. Pain or a curtain: ring {:phone} by day or night, {:person} is on duty.
Please go on with {:=lubricants|latanoprost|nothing else|vitamin tablets}.
~ Copies: optician {:company}. Low vision aids lent by {:person}. Car park {:money:2..9}. Study nurse {:person}, trial {:id:MAC-##}, {:percent} joined.

== en care_home_fee_review
q home company:{} House Care Home/{} Lodge Residential; care_home, provider
q resident person; service_user, residentName
q payer person; fee_payer, attorney
q manager person; registered_manager, signed_by
q old_weekly money:700..1300; current_fee, previousWeekly
q new_weekly money:800..1600; new_fee, revisedWeekly
q council_share money:100..700; authority_contribution, laContribution
q top_up money:20..400; third_party_top_up, topUp
q effective date; applies_from, newFeeFrom
q reply_by date; object_by, responseDeadline
q care_level choice:residential/nursing/dementia; care_type, bandOfCare
q nursing_grant flag; fnc_received, has_nursing_contribution
q laundry_included flag; laundry_in_fee, includesLaundry
a moved_in date; admission_date, residentSince
a room_no number:1..60; room, roomNumber
a deposit money:500..3000; advance_fee, bondHeld
---
{home} || part of {:company}
{:street}, {:city} || {:phone}
> {:date}
{payer}
{:address}
# What {resident}'s place will cost
Each year we look at wages and bread. Wages went up by {:percent}, gas by {:percent}, so we add {:percent} to what you know.
= Per week so far: {old_weekly}
= Per week to come: {new_weekly}
= Of which the town bears: {council_share}
= Left for the family: {top_up}
It begins {effective} and holds until {:date}. It is for {care_level?help with washing, dressing and meals~round-the-clock nurses~the wing with the safe garden, for those who forget}. {nursing_grant!The health service adds its part, already taken off|Money from the health service has been taken off~The health service adds nothing|No money comes from the health service}. {laundry_included!Sheets and clothes are washed without more to pay|Washing is part of it~Washing of clothes comes on top|Clothes go to a laundry at your cost}.
Hairdresser {:money:9..30}, feet {:money:20..40}, outings {:money:5..25}.
If you do not agree, write before {reply_by}; you may go within {:number:14..40} days. {:person} sits down with relatives on {:date} at {:time}.
{manager}
~ Rated good on {:date} by inspector {:person}. {:number:20..70} beds. Owner {:person}. Power of attorney seen by {:person}. Newspapers are billed by {:company}.

== en webshop_return_refund
q merchant company:{} Outdoor/{} Home/{} Store; shop, retailer
q buyer person; customer, shopperName
q order_no id:#########; order_id, orderNumber
q item phrase; returned_item, productName
q bought date; order_date, orderedOn
q arrived_back date; return_received, receivedAt
q item_price money:18..420; product_price, paidForItem
q restock money:3..40; restocking_fee, deduction
q refunded money:10..400; refund_amount, amountRefunded
q agent person; support_agent, handled_by
q opened flag; packaging_opened, wasUsed
q outbound_refunded flag; shipping_refunded, postageReturned
q reason choice:too small/damaged/unwanted; return_reason, reasonCode
a refund_date date; credited_on, refundedAt
a tracking id:##############; tracking_number, parcelNo
a size number:34..48; shoe_size, itemSize
---
{merchant}
Warehouse {:street}, {:city} || {:email}

Hello {buyer},
# News of {:id:RMA-#####}
Your box came to gate {:number:1..20} on {arrived_back} and {:person} unpacked it at {:time}. It is from your basket {order_no} of {bought}, which also held {:=two books|a lamp|socks|a rucksack} for {:money:10..90} that you keep.
= Sent back: {item=Walking boots Cairn GTX|Desk lamp Arc|Two-man tent Fell 2|Enamel pan, 24 cm}
= You had paid: {item_price}
= Kept for cleaning and a new carton: {restock}
= Coming to you: {refunded}
You ticked {reason?that it pinches~that it came with a crack~that you have changed your mind}. {opened!It has been worn, there is grass on the sole|The seal was broken and it had been in use~It looked as new, labels on|Nobody had broken the seal}. {outbound_refunded!What you gave for the van goes back too|The van is on us~What you gave for the van is not part of this|We do not give back what the van cost}.
Banks take {:number:3..10} working days. If nothing shows by {:date} answer this mail, {agent} reads it, weekdays {:time} to {:time}. Card ends {:number:1000..9999}; gift cards come first, yours held {:money:0..25}.
Next order before {:date}: {:percent} off with {:id:BACK-####}.
~ {:company}, registered {:id:#######}, director {:person}. Returns until {:date} at holiday time. Label {:money:3..6} unless faulty.

== en cloud_service_credit_note
q provider company:{} Cloud/{} Hosting/{} Data Centres; vendor, cloud_provider
q customer company:{} Software/{} Retail/{} Media; tenant, account_name
q account_mgr person; account_manager, csm
q recipient person; customer_contact, addressed_to
q note_no id:CN-####-###; credit_note_no, documentId
q outage_date date; incident_date, outageDay
q uptime_pct percent; measured_availability, uptime
q credit money:40..9000; credit_amount, creditSum
q monthly_fee money:400..30000; subscription_fee, mrr
q applied_to month; credited_month, invoiceMonth
q root choice:power/network/software; root_cause, causeCategory
q data_lost flag; data_loss, dataLost
q claim_needed flag; must_claim, requiresClaim
a tax money:5..900; vat_amount, taxAmount
a contract_end date; term_end, renewalDate
a users number:10..5000; seat_count, licensedUsers
---
{provider}
Trust desk || {:url}
> {:date}
{customer}, attention {recipient}
{:street}, {:city}
# {note_no}
On {outage_date} at {:time} your machines at {:city} fell silent and were back at {:time}. By our probes that is {:number:21..960} minutes; {:number:2..9} other halls were spared. {root?A switchgear failed to hand over to the diesel~A digger cut the ring twice~A faulty build went out to all nodes at once}; the report of {:person}, {:date}, tells all. {data_lost!Writes of the last moments are gone for good|Some records could not be brought back~Nothing that you had stored went missing|Every record is still there}.
We had promised {:percent} over the month, it came to {uptime_pct}. For that the terms of {:date} grant {:percent}.
= What you pay each month: {monthly_fee}
= What we give back: {credit}
= To be set off in: {applied_to}
{claim_needed!Send the form to make it valid, within thirty days|It lapses unless you ask for it in writing~You have nothing to do|It happens by itself}. It is not paid out. Backup storage, {:money:20..400}, is untouched.
{account_mgr}, {:phone}
~ Billing {:person}. Next works on {:date}, {:time}, about {:number:5..60} minutes. Directors {:person}, {:person}. Tickets {:id:INC#######}. Audited by {:company}.

== en tree_preservation_consent
q authority company:{} District Council/{} Borough Council; council, decision_maker
q applicant person; owner_applicant, appliedBy
q tree_surgeon company:{} Tree Care/{} Arborists; contractor, arborist_firm
q tree_officer person; case_officer, arboricultural_officer
q order_ref id:TPO ###/####; preservation_order, tpoRef
q species choice:oak/beech/lime; tree_species, treeType
q applied date; application_received, receivedDate
q decided date; decision_date, decidedOn
q lapse date; consent_expires, validUntil
q girth unit:cm 90..480; stem_girth, trunkGirth
q replant_count number:1..6; replacement_trees, replantNumber
q felling_ok flag; felling_allowed, mayFell
q objections flag; objections_received, neighboursObjected
a tree_age number:30..400; age_years, estimatedAge
a fine money:500..20000; penalty, maxFine
a start_date date; works_start, workBegins
---
{authority}
Trees and Landscape, {:street}, {:city} || {:phone}
> {decided}
{applicant}, through {tree_surgeon}
# {:id:TC/##/####}
Land at {:address}, standing under {order_ref} made in {:year}
What came to us on {applied} was looked at by {tree_officer}, who was on the lawn on {:date}. It concerns {species?an English one with a hollow at shoulder height~a smooth grey one that drops mast on the drive~a pollard with sticky leaves over the parked cars}, {girth} round at chest height and about {:unit:m 9..28} tall. A bat survey by {:company} of {:date} found {:=nothing|old droppings}.
{objections!Two households wrote against it|The neighbour opposite wrote that he is against~Nobody wrote against it|No letters came in}. {felling_ok!You may take it down to the stump|It may come down~It has to stay standing|Down it may not come}. The boughs over the {:=roof|road|greenhouse} may be brought in by {:unit:m 1..5}, dead wood any time. Leave {:percent} of the leaf. Not between {:date} and {:date}, because of nests.
In the next winter put in {replant_count} young ones, {:unit:cm 8..16} round, staked. If nothing has been done by {lapse} you must ask afresh.
If you disagree write to {:company} within {:number:20..30} days.
{:person}, Head of Planning
~ Fee none. Wood over {:unit:m³ 3..6} needs a licence as well. Parish clerk {:person}. Ward member {:person}. Ring {:person} {:number:3..7} days ahead, {:phone}.

== en drone_roof_inspection
q survey_firm company:{} Aerial/{} Drone Surveys/SkyEye {}; inspector_company, operatorFirm
q pilot person; remote_pilot, flown_by
q reviewer person; chartered_surveyor, reviewedBy
q client company:{} Housing/{} Estates/{} Church Trust; customer, commissioned_by
q building phrase; property_name, structure
q flight_date date; flown_on, inspectionDate
q report_date date; issued_on, reportIssued
q report_no id:DR-####; report_ref, reportId
q photos number:40..900; image_count, numImages
q repair_est money:200..14000; repair_estimate, estRepairCost
q urgency choice:now/this year/watch; priority, repairUrgency
q gutter_blocked flag; gutters_blocked, blockedGutter
q bats flag; bat_signs, batsSuspected
a flight_minutes number:6..90; flight_time, minutesFlown
a survey_fee money:150..900; inspection_fee, priceCharged
a roof_age number:5..150; age_of_roof, roofAgeYears
---
{survey_firm}
Operator {:id:GBR-OP-########} || {:street}, {:city}
{:phone} || {:email}
# {report_no}
For {client}, asked by {:person} on {:date}; sent out {report_date}
What was flown round: {building=St Olave's, nave and tower|Block C, Priory Flats|the Old Granary|the Coach House|Mill End School}. {pilot} took off at {:time} on {flight_date}, {:person} watched the street. Air {:unit:°C 3..24}, blowing {:unit:m/s 1..9}, highest {:unit:m 18..110}. Aircraft {:=of four kilos|with four arms|under a kilo}, last serviced {:date}.
Kept are {photos} pictures and a model to {:unit:cm 1..3}. The tower had told us by mail of {:date} that we may.
+++
## North side
{:number:0..60} have moved from their nails, {:number:0..20} more are cracked. Lead stepped at the chimney, mortar open over {:unit:m 1..9}.
## South side
{gutter_blocked!Grass stands in the valley and water runs over|The outlet is choked with moss~Water gets away, the valley is clean|All outlets run}. {bats!Dark streaks below the ridge hint at small sleepers, so ask an ecologist|Small mammals seem to roost under a tile~Nothing lives under it as far as one sees|No streaks or droppings}.
+++
## In our eyes
{urgency?Do it before the next storm~Let it be done before the leaves fall~Look again after the winter}. A roofer would want about {repair_est}, with scaffold {:money:900..6000} more; {:company} could see to it by {:date}.
{reviewer}
~ Faces were blurred. Pictures kept {:number:1..7} years. Cover {:money:1000000..5000000} with {:company}. Next visit suggested {:month} {:year}, {:percent} less.

== en coffee_machine_rental
q lessor company:{} Vending/{} Coffee Systems/{} Refreshments; rental_company, provider
q lessee company; renter, client_company
q office_mgr person; signatory, facility_contact
q rep person; sales_rep, account_executive
q asset id:CM#####; asset_tag, serialNo
q install_date date; installed_on, deliveryDate
q first_term_ends date; minimum_end, initialTermEnd
q rent money:45..320; monthly_rent, rentPerMonth
q bean_price money:11..26; price_per_kg, beanPrice
q min_kg number:2..20; minimum_purchase_kg, minBeansPerMonth
q milk choice:fresh/powder/oat; milk_system, milkType
q filter_included flag; water_filter_included, withFilter
q cash_unit flag; coin_unit, hasPaymentUnit
a deposit money:50..600; security, depositAmount
a cups_per_day number:20..300; daily_cups, cupsDaily
a purchase_option money:300..4000; buyout_price, buyOutPrice
---
{lessor}
Showroom {:street}, {:city} || Engineers {:phone}
# Agreement {:id:A-#####}
reached on {:date} between us and {lessee}, {:street}, {:city}, for which {office_mgr} signs
= What stands there: {:=Jura X8|Franke A300|WMF 1100 S|Schaerer Club}
= Plate: {asset}
= Where: {:=third floor, pantry|reception|canteen|workshop}
= Since: {install_date}
+++
## Money
You pay {rent} from month to month, tax not counted, taken on day {:number:1..28}. Beans of {:company} cost {bean_price} a kilo and you take {min_kg} at the least every four weeks; cups {:money:2..9} a sleeve. {milk?It draws from a cooled jug that is rinsed each night~It stirs up white granules~It froths what comes from a grain, no cow}. {filter_included!The cartridge against chalk is in that|A cartridge every half-year comes with it~Cartridges against chalk are billed when changed|You buy the cartridges}. {cash_unit!Drinkers tap a card on the side|A slot takes coins and cards~Nobody has to put anything in|It gives for nothing}.
## If it stands still
Within {:number:4..48} hours somebody is with you, Saturdays till {:time}. {:person} cleans it every {:number:2..8} weeks. Broken by hand: {:money:30..90} an hour.
## How long
Neither of us can leave before {first_term_ends}; after that {:number:1..6} months' word. Prices hold to {:date}, then up to {:percent}.
{rep} || {office_mgr}
~ Old unit goes {:date}, {:person} fetches it. Grounds may be composted, ask {:company}. Head office {:city}. Direct debit {:iban}.

== en choir_exchange_itinerary
q choir company:{} Singers/{} Chamber Choir/{} Voices; guest_choir, travelling_group
q host_choir company:Cantores {}/Chorale {}/Kammerchor {}; hosts, partner_choir
q tour_leader person; trip_organiser, travelLead
q host_lead person; local_organiser, hostContact
q leave_on date; departure, outboundDate
q home_on date; return_date, inboundDate
q concert_date date; performance_date, concertOn
q church phrase; concert_venue, venueName
q cost_each money:140..890; price_per_person, contribution
q balance_by date; final_payment_due, balanceDue
q bed choice:family/hostel/hotel; lodging, accommodationType
q insured flag; travel_insurance_included, insuranceIncluded
q robes flag; gowns_worn, robesNeeded
a deposit_paid_on date; deposit_date, depositPaid
a ticket_price money:5..30; admission, concertTicket
a flight_no id:@@####; flight, flightNumber
---
^ {choir}
^ rehearses at {:street}, {:city}, {:time}
# To our friends in {:city}
{:number:18..70} of us set out on {leave_on}; coach of {:company}, driver {:person}, at the library by {:time}. We are in our own beds again on {home_on}, rather late. {:person} beats time, {:person} plays, and all else is with {tour_leader}, {:phone}.
+++
## Days
{:date}: boat at {:time}, supper with {host_choir}, words by {host_lead}.
{:date}: walk with guide {:person}; free from {:time}.
{concert_date}: we sing in {church=St Michael|the abbey|the Marienkirche|the old synagogue|the Salle des Fêtes} at {:time}, warm up {:time}. Bruckner with both choirs, soloist {:person}.
{:date}: mass at {:time}, mayor {:person}.
+++
{bed?You sleep in spare rooms of those who sing there~You sleep in bunks by the river~You sleep two to a room, breakfast served}. {robes!Pack the blue gowns|We wear gowns~Dark clothes, leave gowns at home|No gowns}. {insured!Illness and lost cases are covered for all|A policy for everybody is in the sum~See to your own cover|You look after your own policy}.
Each of us gives {cost_each}, of which {:money:30..100} was due {:date}; the remainder by {balance_by} to {:person}. Help from the fund of {:company}: {:money:20..150}. Extra for a single room {:money:60..200}.
~ Passport beyond {:date}. They visit us in {:month} {:year}. Committee: {:person}, {:person}. Scores back by {:date}. Last time {:number:20..60} went.

== en sewing_machine_service_sheet
q workshop company:{} Sewing Centre/{} Sewing Machines/Stitch & {}; service_centre, repairShop
q customer person; owner, broughtInBy
q mechanic person; serviced_by, technicianName
q machine phrase; model, machineModel
q serial id:########; serial_number, serialNo
q handed_in date; received, droppedOff
q finished date; completed_on, readyDate
q service_price money:45..140; service_charge, basicService
q parts_price money:5..120; parts_cost, partsTotal
q next_service_months number:6..36; service_interval, intervalMonths
q loan_machine flag; loaner_given, courtesyMachine
q safety_ok flag; electrical_test_passed, patPassed
q trouble choice:tension/noise/feed; fault, problemType
a purchase_date date; bought_on, datePurchased
a deposit money:10..50; prepaid, depositTaken
a labour_hours number:1..6; hours, timeSpent
---
{workshop}
{:street}, {:city} || closed Mondays, {:phone}
# Bench sheet {:id:S-####}
= Belongs to: {customer}, {:phone}
= Make: {machine=Bernina 330|Singer 201K|Janome Skyline S3|Pfaff Passport 2.0}
= Under the bed: {serial}
= Left with: {:person}, {handed_in}
= Came with: {:=foot pedal and case|pedal only|table and knee lift}
What you told us: {trouble?loops lie beneath the cloth~it knocks and howls at speed~the cloth stands still under the foot}. {loan_machine!A grey one of ours went home with you meanwhile|We lent you another~You have a second one at home|You did without another for the while}.
{mechanic} took the covers off on {:date}. Counter inside: {:number:1..40} million. Lint {:unit:g 4..60}, hook scratched, belt {:unit:mm 2..9} slack, needle {:=bent|blunt|size wrong}. Oiled at {:number:9..30} points, timing set, lower thread {:unit:g 15..35}. {safety_ok!Earth and flex were measured and are in order|The meter found nothing against it~The flex failed on the meter, do not plug it in|It did not pass on the meter because of the flex}. {:person} sewed jeans on it.
+++
= Cleaning and setting, one price: {service_price}
= Bits: {parts_price}
= Bulb, if wished: {:money:3..12}
Ready since {finished}. Bring it again in {next_service_months} months, sooner if it is in use daily. After {:date} keeping costs {:money:1..3} a day.
~ Classes: {:person}, {:date}, {:money:20..60}. Agents for {:company}. We buy old ones up to {:money:50..400}. Guarantee on our work {:number:3..12} months.

== en tattoo_session_record
q studio company:{} Tattoo/Ink by {}/Studio {}; tattoo_studio, shopName
q client person; customer, clientName
q artist person; tattooist, inked_by
q session_date date; session_on, appointmentDate
q session_fee money:60..700; price_charged, sessionPrice
q deposit money:20..120; booking_deposit, depositPaid
q touch_up_by date; free_touch_up_until, retouchDeadline
q motif phrase; design, motifName
q needle_lot id:N##-####; needle_batch, lotNumber
q session_no number:1..5; session_number, nthSession
q faint flag; felt_faint, hadReaction
q over_18_checked flag; age_verified, idChecked
q placement choice:forearm/shoulder/ankle; body_placement, bodyPart
a birth date; date_of_birth, dob
a hourly_rate money:60..200; rate_per_hour, hourlyRate
a next_session date; next_appointment, nextSession
---
{studio} || Registered {:id:SP-###}, {:city} council
{:street}, {:city} || {:phone}
# Sheet kept with the consent
We had {client} in chair {:number:1..5} on {session_date}, from {:time} to {:time}. It was sitting number {session_no} for {motif=a swallow in black|a fern|two foxes|a compass|a line of Keats}, {:unit:cm 4..30} tall, {placement?between wrist and elbow, inside~where a strap would rub~just above the sock}. Drawn on {:date} by {:person}, put in by {artist}. {over_18_checked!A passport was looked at before anything else|We saw a driving licence and copied it~Nobody asked for papers, a regular|We did not look at papers this time}.
Black of {:company}, bottle opened {:date}, needles {needle_lot}, steriliser cycle {:number:100..9000}. {faint!Half-way the lights swam and we stopped for sugar|Went pale, lay down for a while~Sat through it without trouble|No giddiness, no swelling}.
+++
= For today: {session_fee}
= Held since the drawing: {deposit}
= Balm: {:money:6..15}
Wash it {:number:2..4} times a day, no sea before {:date}. Should colour fall out we go over it for nothing if you come by {touch_up_by}; later it is {:money:30..80}.
~ Owner {:person}. Inspected {:date} by {:person}. Waste goes to {:company}. If red, ring {:phone}. Records kept {:number:3..8} years.

== en dry_cleaning_damage_reply
q cleaner company:{} Dry Cleaners/{} Garment Care; cleaning_company, respondent
q complainant person; customer, claimant
q writer person; customer_relations, repliedBy
q lab company:{} Textile Institute/Fabric Laboratory {}; test_house, examinedBy
q garment phrase; item, garmentType
q left_on date; dropped_off, receivedDate
q complained_on date; complaint_date, claimReceived
q offer_until date; offer_expires, acceptBy
q claimed money:80..900; amount_claimed, claimSum
q offered money:20..500; compensation_offered, offerSum
q liable flag; accepts_liability, atFault
q care_label flag; label_present, hasCareLabel
q fault_type choice:shrinkage/colour loss/tear; damage_type, defectKind
a purchased date; purchase_date, boughtOn
a cleaning_price money:8..40; price_of_cleaning, serviceFee
a size number:8..20; garment_size, sizeNo
---
{cleaner}
Branch {:number:1..40}, {:street}, {:city} || {:phone}
> {:date}
{complainant}
{:address}
# Your letter of {complained_on}, our {:id:GC-####}
You brought us {garment=a camel coat|a silk dress|a dinner jacket|a velvet curtain|a pleated skirt} on {left_on}, ticket {:id:####}, together with two shirts; {:person} stood at the counter. It was pressed by {:person} and fetched on {:date} by {:person}. You write that {fault_type?it no longer meets at the front~pale patches came up along the seam~the lining has come apart at the sleeve} and would like {claimed}.
{lab} put it under the lens on {:date}, sample {:id:TX-#####}, for which we bore {:money:40..90}. The wool had lost {:percent}, the thread {:percent}. {care_label!A tag with the circle and P was sewn in|The maker's signs were there to be read~Somebody had cut the maker's signs out|The maker's tag was missing}.
+++
{liable!The drum was too hot and that is our doing|We did this and are sorry~We did what the maker asks and cannot answer for it|The cloth was weak before it came, so it was not us}. By the scale of the trade, for a piece {:number:1..9} years old, we hold out {offered}; {:company} pays it. It stands until {offer_until}.
If that will not do, {:person} of the ombudsman hears you, fee {:money:0..50}, before {:date}.
{writer}
~ Vouchers of {:money:10..30} lie at the desk. Directors {:person}, {:person}. Hanger deposit {:money:1..2}. Open until {:time}.

== en veg_box_subscription_change
q farm company:{} Organics/{} Veg Box/{} Farm Shop; box_scheme, growerName
q subscriber person; member, accountName
q neighbour person; safe_neighbour, alternate_recipient
q account_id id:VB-#####; customer_no, subscriptionId
q change_from date; effective_from, newPlanStart
q pause_from date; holiday_start, pauseStart
q pause_to date; holiday_end, pauseEnd
q price_box money:11..38; box_price, pricePerBox
q delivery_fee money:1..5; drop_fee, deliveryCharge
q weekday phrase; delivery_day, dropDay
q box_size choice:small/medium/large; boxSize, plan
q eggs flag; eggs_added, withEggs
q fruit flag; fruit_included, includesFruit
a paid_on date; last_payment, paymentDate
a kg unit:kg 2..12; box_weight, weightKg
a allergy phrase; allergies, dietaryNotes
---
{farm} || certified {:id:GB-ORG-##}
{:street}, {:city} || ring before {:time}, {:phone}
> {:date}
Hello {subscriber}
# All noted for {account_id}
You wrote on {:date} and {:person} in the office has seen to it. As of {change_from} the van leaves you {box_size?what feeds one or two~what feeds three or so~what feeds a whole tableful}, {weekday=Tuesdays|Wednesdays|Thursdays|Fridays}, round {:number:1..14}, driver {:person}, around {:time}. {fruit!Apples, plums or what there is lie on top|Something sweet from the trees is in it~Nothing from the trees, roots and leaves alone|You want no apples or the like}. {eggs!Six from our hens come along|Half a dozen brown ones are with it~You get yours elsewhere, so nothing from the hens|Nothing from the hens}.
Nobody rings your bell between {pause_from} and {pause_to}. If it rains it goes to {neighbour} opposite.
= Each time: {price_box}
= Van: {delivery_fee}
= Bread, when you ask: {:money:3..6}
Prices were last raised on {:date}, by {:percent}. We take it from your card after every drop; credit left over is {:money:1..20}.
Beetroot by {:company}, salad by ourselves. {:person}, who fills them, likes the crates back, {:money:3..6} each.
~ Open gate on {:date}, supper {:money:9..20}, {:number:30..120} seats. Leave with a week's word. Growers {:person} and {:person}. Next leeks in {:month}.

== en sailing_school_joining
q school company:{} Sailing School/{} Sea School/{} Yacht Training; training_centre, schoolName
q student person; trainee, delegateName
q skipper person; instructor, chiefInstructor
q boat phrase; yacht_name, vesselName
q marina phrase; start_marina, departurePort
q begins date; course_start, startDate
q ends date; course_end, endDate
q course_fee money:320..1400; tuition_fee, coursePrice
q single_supplement money:40..200; cabin_supplement, singleCabinFee
q berths number:3..8; crew_places, places
q food_included flag; meals_included, foodIncluded
q jackets flag; lifejackets_provided, lifejacketsLent
q level choice:beginner/crew/skipper; course_level, courseLevel
a exam_date date; examination_date, testDate
a boat_length unit:m 8..16; length_overall, loa
a mooring_fee money:10..60; berth_fee, mooringFee
---
{school}
{:street}, {:city} || Shore office {:phone}
> {:date}
{student}
# {:id:SC-###}: come aboard
You join {boat=Kittiwake|Second Wind|Morning Star|Halcyon|Grey Gull} at {marina=Haslar Steps|Ocean Quay|Swan Basin|the Old Dock|East Pontoon}, pontoon {:id:@#}, on {begins}; kettle on at {:time}, lines off at {:time}. You step ashore again on {ends} before {:time}. {berths} bunks, {:number:2..3} of them taken by {:person} and {:person}. In charge is {skipper}, ticket {:id:YM-#####}; the mate may be {:person}.
It is meant for {level?those who have never held a sheet~those who have helped before~those who shall give the orders}. {jackets!What keeps you afloat hangs in the cockpit locker|We lend you what keeps you afloat~Bring your own buoyancy, ours are with another boat|Nothing to keep you afloat is lent}. {food_included!Porridge to pudding, all is on us|Stores for every day are aboard~You all chip in for stores|You buy your own stores}.
+++
= The week: {course_fee}
= If you want a cabin to yourself: {single_supplement}
= Oilskins, if lent: {:money:10..40}
{:money:100..300} reached us on {:date}, the rest is wanted by {:date}. {:company} covers broken plans from {:money:15..60}.
Tide at the sill {:time}, least water {:unit:m 1..4}. Wind above force {:number:6..9} keeps us in. Park at {:company}, {:money:4..15} a night.
~ Principal {:person}. Doctor's note if over {:number:60..75}. Next of kin form by {:date} to {:email}. Harbour master {:person}, {:phone}.

== en flood_door_grant_letter
q authority company:{} County Council/{} Flood Board/{} City Council; grant_body, funder
q adviser person; flood_adviser, surveyedBy
q installer company:{} Flood Doors/{} Flood Protection; contractor, fittingCompany
q address address; property_address, protectedProperty
q grant_max money:2500..9000; maximum_grant, grantCeiling
q own_part money:100..2900; applicant_contribution, ownContribution
q survey_date date; surveyed_on, surveyDate
q flooded_on date; flood_event, lastFlooded
q complete_by date; works_deadline, completeBy
q claim_by date; claim_deadline, claimUntil
q insured flag; has_insurance, buildingInsured
q pump flag; pump_funded, includesPump
q source choice:river/surface water/sea; flood_source, sourceOfFlooding
a paid_on date; grant_paid_on, paymentDate
a door_price money:600..2600; price_per_door, doorPrice
a built year; year_built, constructionYear
---
{authority}
Resilience Desk, {:street}, {:city} || {:phone}
> {:date}
{:person}, {address}
# {:id:FR-####-##}: yes
On {flooded_on}, and not for the first time, as it did in {:year}, {source?the Ouse came over its bank~the drains could take no more and the lane ran like a brook~the tide came over the wall}, and stood {:unit:cm 5..120} in your hall. {adviser} was with you on {survey_date}, {:person} of {:company} as well, and found {:number:2..6} gaps.
We put up no more than {grant_max}; what {installer} asks beyond, by its paper of {:date}, is {own_part}, and that you find yourself. It serves for {:number:1..3} doors, {:number:2..9} brick vents and a valve of {:unit:mm 100..160}. {pump!A sump with a motor may be bought from it too|A motor to lift what seeps in is part of it~A motor to lift what seeps in is not part of it|For a sump you must find other means}.
{insured!You showed us that the walls are covered|A policy for the house was shown~No company will take the house on, you say|You have no policy for the house}.
+++
## What must be done
All in its place by {complete_by}; {:person} from Building Control looks at it, {:money:60..240}. Bills and pictures to {:person} by {claim_by}, after that the pot is shut. We pay {:percent} first.
A hose is held against the doors for {:number:10..60} minutes; up to {:number:1..4} litres may pass.
~ Neighbours' scheme: {:person}, {:date}, {:time}, village hall. Sandbags at {:company}. Cabinet member {:person}. Fund closes {:month} {:year}. Appeals within {:number:10..28} days.
`
