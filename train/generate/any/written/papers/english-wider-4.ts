/** Papers in English of farming, animals, travel, hospitality, personnel, museums and emergency services. */
export const englishWiderPapers4 = `
== en dairy_milk_statement
q buyer company:{} Dairies/{} Creamery/{} Milk Cooperative; milk_buyer, dairy
q farm company:{} Farm/{} Dairy Farms/{} Bros; producer, supplier_farm
q farmer person; farmer, payee
q field_officer person; farm_liaison, field_officer
q producer_no id:M####; producer_number, supplier_no
q month month; month, collection_month
q issued date; statement_date, issued_on
q payment_date date; payment_date, paid_into_bank
q litres number:9000..90000; litres_collected, volume
q base id:##.## p; base_price, price_per_litre
q fat percent; mean_butterfat, fat_content
q protein percent; mean_protein, protein_content
q cells number:90..400; cell_count, somatic_cells
q bacteria number:5..60; bactoscan, bacterial_count
q gross money:4000..40000; gross_value, milk_value
q levy money:10..200; levy, industry_levy
q haulage money:50..600; haulage_charge, transport
q net money:4000..39000; net_payment, amount_paid
q failed number:1..3; antibiotic_failures, failed_tests
q season_bonus flag; seasonal_bonus, winter_bonus_paid; whether the bonus of the season is paid
q notice flag; notice_given, leaving_buyer
a herd number:40..400; herd_size, cows
a driver person; tanker_driver, driver
a iban iban; account, iban
a quota number:90000..900000; yearly_quota, contracted_volume
l collections; pick_ups, tanker_visits; each time the tanker came
c collections.day date; date, collected
c collections.litres number:900..6000; litres, volume
c collections.temp unit:°C 2..6; temperature, milk_temperature
c collections.ticket id:T######; ticket, docket
c collections.fat percent; butterfat, fat
c collections.remark phrase; remark, note
l adjustments; bonuses, deductions
c adjustments.what phrase; adjustment, item
c adjustments.sum money:5..900; amount, sum
---
{buyer} || Producer {producer_no}
{farmer}, {farm} || {issued}
# Milk of {month}
%collections 5..14
Date | Litres | °C | Docket | Fat | 
{collections.day} | {collections.litres} | {collections.temp} | {collections.ticket} | {collections.fat} | {collections.remark=|late||second sample||hose washed|}
%%
= Litres: {litres}
= Starting from: {base}
= Fat, weighted: {fat}
= Protein, weighted: {protein}
= Cells (thousand): {cells}
= Bacteria (thousand): {bacteria}
%adjustments 2..5 sentence
The price was altered by
{adjustments.sum} for {adjustments.what=hygiene|volume|low fat|welfare scheme|every-other-day collection}
%%
Worth of the milk {gross} || less haulage {haulage}, levy {levy}
^ We pay {net} on {payment_date}
{season_bonus!As it is a winter month, the extra penny is in|The extra for the season has been added~No extra is due in this season|The seasonal extra starts in autumn}. Samples that failed for drugs: {failed}. {notice!You have told us that you will leave|Your notice to end the contract has come in~The contract goes on|We hold no notice from you}.
~ Yours to ask: {field_officer}, {:phone}. Price of {:date} onwards: see letter. Chairman {:person}. Complaints about a docket within {:number:5..14} days

== en livestock_market_sale_account
q market company:{} Livestock Market/{} Auction Mart/{} & Sons Auctioneers; auction_mart, sold_through
q seller company:{} Farms/{} & Partners; vendor, seller
q auctioneer person; auctioneer, sold_by
q clerk person; cashier, account_made_by
q fieldsman person; fieldsman, drew_stock
q haulier company:{} Haulage/{} Livestock Transport; haulier, brought_by
q account id:####/@; vendor_account, account_no
q holding id:##/###/####; holding_number, cph
q sale_day date; sale_date, sold_on
q paid_on date; cheque_date, paid_on
q licence id:AML#######; movement_licence, movement_doc
q head number:5..90; head_sold, animals_sold
q gross money:900..60000; gross, total_realised
q commission money:20..1800; commission, auctioneers_fee
q levy money:5..200; board_levy, levy
q insurance money:2..90; carcase_insurance, insurance
q net money:800..57000; net_proceeds, payable
q cheque id:######; cheque_no, payment_reference
q top money:90..2000; top_price, best_price
q withdrawn number:1..6; withdrawn_lots, unsold
q assured flag; farm_assured, assurance_member; whether the farm belongs to an assurance scheme
q residue flag; withdrawal_observed, medicine_free
a feed company; feed_merchant, feed_from
a vet person; vet, attending_vet
a luck money:1..20; luck_money, luck_penny
a next_sale date; next_sale, entries_close
l lots; pens, sold_lots; lot by lot
c lots.lot number:1..400; lot, pen
c lots.class phrase; class, kind
c lots.head number:1..12; head, number
c lots.kg unit:kg 30..700; weight, average_weight
c lots.pence id:###.# p; price_per_kg, pence_kilo
c lots.each money:50..2000; price_per_head, each
c lots.buyer company:{} Meats/{} Butchers/{} Abattoirs; buyer, sold_to
c lots.tag id:UK######; flock_or_herd_mark, tag
---
{market}
Sold on {sale_day} for account of
{seller} || a/c {account}
Holding {holding} || licence {licence}
Brought in by {haulier} || drawn by {fieldsman}
%lots 3..11
Lot | Class | No. | Kg | p/kg | Each | To
{lots.lot} | {lots.class=store lambs|cull ewes|steers|heifers|hoggs|cast cows|bulls} | {lots.head} | {lots.kg} | {lots.pence} | {lots.each} | {lots.buyer}
{lots.tag=}
%%
Head {head} || Top {top} || Went home {withdrawn}
= Realised: {gross}
= Commission: {commission}
= Levy: {levy}
= Carcase insurance: {insurance}
^ Cheque {cheque} herewith, {paid_on}: {net}
{assured!Sold with the sticker of the scheme on the sheet|All were offered as from a member of the scheme~Sold without a sticker|The farm is in no scheme}. {residue!The seller declares that every waiting time after treatment has run out|No beast was within a waiting time~One pen was still within a waiting time and so marked|The waiting time of some had not run out}.
+++
On the rostrum {auctioneer} || Office {clerk}
~ Errors to be told by {:date}. Sales each {:=Tuesday|Friday} from {:time}. Special show judged by {:person}. {:phone}

== en farm_subsidy_payment_statement
q agency company:Rural Payments {}/{} Farm Agency; paying_agency, agency
q claimant company:{} Farms/{} Estate/{} & Daughter; claimant, farm_business
q agent person; land_agent, claim_made_by
q inspector person; inspected_by, field_inspector
q officer person; case_officer, contact
q sbi id:#########; business_identifier, farm_id
q claim id:BP-##-######; claim_number, application
q scheme phrase; scheme, support_kind
q claim_year year; scheme_year, claim_year
q submitted date; submitted_on, claim_lodged
q late_days number:1..20; days_late, lateness
q inspection_date date; inspection_date, visited
q payment_date date; payment_date, paid_on
q query_by date; query_by, objections_until
q claimed_area unit:ha 9..400; area_claimed, hectares_claimed
q found_area unit:ha 8..390; area_determined, hectares_found
q rate money:80..280; rate_per_hectare, unit_rate
q gross money:900..90000; gross_payment, before_deductions
q penalty money:50..4000; penalties, reductions
q net money:800..88000; net_payment, amount_paid
q young_farmer flag; young_farmer, young_entrant; whether the supplement for young farmers is given
q inspection flag; cross_compliance_breach, breach_found
a bank iban; account, iban
a landlord person; landlord, owner
a tonnage number:90..4000; harvest_tonnes, yield
a next_claim date; next_claim_opens, next_window
l parcels; fields, land_parcels; field by field
c parcels.no id:@@####/####; parcel_no, field_id
c parcels.name phrase; field_name, name
c parcels.use phrase; land_use, crop
c parcels.claimed unit:ha 1..30; claimed, declared
c parcels.found unit:ha 1..30; found, measured
c parcels.code id:@@##; crop_code, code
c parcels.note phrase; reason, remark
l deductions; penalties_list, reductions_made
c deductions.why phrase; reason, ground
c deductions.percent percent; percent, rate
c deductions.sum money:10..3000; amount, sum
---
{agency} || SBI {sbi}
{claimant} || Claim {claim}
per {agent}
# {scheme=Basic payment|Hill land scheme|Meadow option|Soil care|Hedgerow payment} {claim_year} – what we paid and why
= Area, as claimed: {claimed_area}
= Area, as found: {found_area}
= Each hectare: {rate}
= Before anything was taken off: {gross}
= Taken off: {penalty}
= Paid: {net}, {payment_date}
%parcels 4..12
Parcel | Field | Use | Cl. | Found | Why
{parcels.no} | {parcels.name=Long Acre|Top Moor|Parson's Piece|Brook Meadow|Ten Acre|Quarry Field} | {parcels.use=grass|wheat|oats|fallow|beans|rough grazing} | {parcels.claimed} | {parcels.found} | {parcels.note=|scrub||track|pond|}
{parcels.code=}
%%
%deductions 1..4 lines
{deductions.why=late form|area too large|hedge cut in May|record missing|tag missing}: {deductions.percent} = {deductions.sum}
%%
Your form came in on {submitted}, {late_days} days after the last day. {inspector} walked the land on {inspection_date}. {inspection!A rule on the keeping of land had not been followed|A breach was written down that day~No rule was found broken|All duties were kept}. {young_farmer!As the business is run by someone under forty, a supplement is in it|The extra for new entrants was granted~The extra for new entrants was not asked for|There is no extra for age}.
Ask or object by {query_by}.
> {officer}
~ Rates were set on {:date} (exchange {:id:0.8####}). Map {:id:@@####}. Helpline {:phone}. Copy to {:person}

== en beekeeper_hive_inspection_card
q apiary phrase; apiary, site
q keeper person; beekeeper, owner
q helper person; assistant, helped_by
q landowner person; landowner, ground_belongs_to
q breeder company:{} Queens/{} Apiaries; queen_supplier, queen_from
q association company:{} Beekeepers; association, club
q hive id:H##; hive, colony_no
q queen_year year; queen_year, queen_hatched
q queen_id id:@##; queen_mark, queen_number
q inspected_on date; inspected_on, date_opened
q next_visit date; next_visit, look_again
q treated_on date; treated_on, mite_treatment_date
q treatment phrase; treatment, mite_treatment
q mites number:1..60; mites_counted, mite_drop
q frames number:4..11; brood_frames, frames_of_brood
q stores unit:kg 2..25; stores, food_left
q honey unit:kg 3..40; honey_taken, honey_harvest
q supers number:1..4; supers_on, honey_boxes
q temper choice:calm/nervous/aggressive; temper, behaviour
q cells flag; queen_cells_seen, swarming_signs; whether they prepare to swarm
q queen_seen flag; queen_seen, queen_found
a price money:4..12; honey_price, jar_price
a inspector person; bee_inspector, inspector
a weight unit:kg 20..60; hive_weight, gross_weight
a sold date; sold_on, colony_sold
l visits; earlier_visits, history; earlier times
c visits.day date; date, day
c visits.weather phrase; weather, sky
c visits.frames number:2..11; frames, brood
c visits.fed unit:kg 1..6; fed, sugar
c visits.did phrase; work_done, action
c visits.by first; by, seen_by
---
# {hive} · {apiary=Orchard wall|Allotment 9|Church bank|Heather stand|Roof of the school}
{keeper}, {association} || On land of {landowner}
Queen {queen_id} of {queen_year}, from {breeder}
## Last opened {inspected_on}
* {queen_seen!There she was, on the third frame|Met her on the inner side of frame 5~Eggs, but she hid|Not met today}
* {cells!Three cups with larvae at the bottom edge: split soon|Sealed cells on two frames~No cups beyond dry ones|Nothing that points to a swarm}
* {temper?Stayed on the comb like lambs~Ran about and would not settle~Followed me to the car and stung}
= Frames with brood: {frames}
= Boxes for honey: {supers}
= Food: about {stores}
= Honey off this year: {honey}
= Mites in three days: {mites}
= Against mites: {treatment=oxalic acid|thymol|formic acid|drone comb cut}, {treated_on}
%visits 2..8
Day | Sky | Br. | Fed | Did | By
{visits.day} | {visits.weather=sun|cloud|warm wind|sultry} | {visits.frames} | {visits.fed} | {visits.did=box added|old comb out|united|cleaned floor|nothing|marked} | {visits.by}
%%
+++
Go there again {next_visit}, with {helper}.
~ Spare key {:person}. Neighbour rings {:phone} when they hang in the tree. Hive bought {:date} for {:money:50..300}. Feeder lent to {:person}

== en forestry_grant_planting_claim
q authority company:Forestry Authority {}/{} Woodland Agency; grant_body, forestry_authority
q owner person; landowner, grant_holder
q manager company:{} Forestry/{} Woodlands; woodland_manager, managed_by
q forester person; forester, plan_by
q nursery company:{} Nurseries/{} Trees; tree_nursery, plants_from
q contractor company:{} Planting/{} Fencing; planting_contractor, planted_by
q inspector person; woodland_officer, checked_by
q wood phrase; woodland, site
q contract id:WG-####; contract_number, grant_contract
q grid id:@@ ### ###; grid_reference, map_ref
q signed date; contract_signed, agreement_date
q planted_from date; planting_began, planted_from
q planted_to date; planting_finished, planted_until
q claimed date; claim_date, claimed_on
q checked_on date; checked_on, site_check
q survive_by date; survival_check, established_by
q area unit:ha 1..40; area_planted, planted_area
q open_ground percent; open_ground, unplanted_share
q claim money:900..90000; claim_total, amount_claimed
q approved_amount money:800..90000; approved_amount, will_be_paid
q fence unit:m 200..4000; fence_length, fencing
q spacing unit:m 1..3; spacing, distance_between_trees
q deer_fence flag; deer_fence, fenced_against_deer; whether the fence keeps deer out
q public_access flag; public_access, open_to_walkers
a felling_licence id:FL###/##; felling_licence, licence
a timber money:900..90000; timber_value, timber_income
a adviser person; bird_adviser, ecologist
a iban iban; bank_account, iban
l species; trees, plants; what was planted
c species.name phrase; species, tree
c species.origin id:###@; provenance, seed_zone
c species.age phrase; stock_type, age
c species.number number:100..9000; number, planted
c species.share percent; share, percent
c species.cost money:50..4000; cost, plant_cost
c species.passport id:PP-#####; plant_passport, passport
l items; claim_items, standard_costs
c items.what phrase; item, work
c items.qty number:1..4000; quantity, units
c items.rate money:1..60; rate, unit_rate
c items.sum money:50..9000; amount, sum
---
{authority}
# Claim under contract {contract}
{wood=Gallows Wood|Hanger Copse|New Plantation|Ling Hill|Dean Bottom}, {grid}
= For: {owner}
= Looked after by: {manager} ({forester})
= Contract of: {signed}
= Planted: {planted_from} until {planted_to} by {contractor}
= Area: {area}, of which bare on purpose {open_ground}
= From tree to tree: {spacing}
%species 2..8
Tree | Zone | Stock | No. | % | Passport
{species.name=oak|birch|Scots pine|hazel|rowan|beech|aspen|holly} | {species.origin} | {species.age=1+1|cell grown|whip 60 cm|2+1} | {species.number} | {species.share} | {species.passport}
{species.cost=}
%%
All of it raised by {nursery}.
%items 2..6
 | Units | At | Makes
{items.what=planting|tubes and stakes|fence|gate|weeding|water gate} | {items.qty} | {items.rate} | {items.sum}
%%
^ Claimed {claim}
{deer_fence!The wire stands 1.8 m high all round|Roe and red are kept out by high wire~Stock wire only, which roe will jump|The fence stops sheep and nothing taller}; {fence} of it. {public_access!Walkers may use the ride|A stile lets people in~The wood stays shut to walkers|Nobody may enter without leave}.
+++
{owner}, {claimed}
Office: walked {checked_on} by {inspector}; to be paid {approved_amount}; trees must stand by {survive_by}
~ Keep bills until {:date}. Drone survey by {:company:{} Aerial}. Last claim {:money:900..40000}. {:phone}, {:person}

== en dog_grooming_boarding_stay
q kennels company:{} Kennels/{} Pet Hotel/{} Boarding; kennels, boarding_place
q owner person; dog_owner, customer
q may_collect person; may_collect, second_contact
q keeper person; kennel_maid, looked_after_by
q groomer person; groomer, clipped_by
q practice company:{} Veterinary Centre/{} Vets; owners_vet, vet_practice
q dog first; dogs_name, pet
q breed phrase; breed, kind
q chip id:###############; microchip, chip_no
q pen id:@#; run, pen
q booking id:K####; booking_no, stay_ref
q arrived_on date; arrived_on, check_in
q goes_home date; goes_home, check_out
q out_at time; collection_time, fetched_at
q booster date; vaccination_until, jab_valid_to
q born year; year_of_birth, born
q weight unit:kg 3..60; weight, weight_on_arrival
q per_night money:12..40; nightly_rate, per_night
q extras money:3..90; extras_total, extras
q total money:40..900; total, to_pay
q deposit_paid money:20..200; deposit_paid, paid_in_advance
q meals number:1..3; meals_a_day, feeds
q insured flag; pet_insured, has_insurance; whether the dog is insured
q plays_with_others flag; plays_with_others, sociable
q limit money:100..900; vet_spend_limit, treatment_up_to
a insurer company; pet_insurer, insurer
a neutered date; neutered_on, spayed
a breeder company; breeder, bought_from
a flea date; flea_treatment, last_flea_dose
l diary; daily_notes, log; day by day
c diary.day date; date, day
c diary.ate phrase; eaten, food
c diary.walk unit:min 10..90; walk, exercise
c diary.dose phrase; medicine, tablet
c diary.by first; by, noted_by
c diary.note phrase; note, remark
l services; extras_list, treatments
c services.what phrase; service, extra
c services.price money:3..60; price, cost
---
{kennels} · Stay {booking}
# {dog}
{breed=Terrier cross|Old spaniel|Whippet|Labrador, black|Poodle|Collie}, {born}, {weight} || Run {pen}
Chip {chip}
= In: {arrived_on}
= Home: {goes_home}, {out_at}
= Belongs to: {owner}
= Also may fetch: {may_collect}
= Own vet: {practice}
= Spend without asking: {limit}
= Jabs good until: {booster}
{meals} feeds a day. {plays_with_others!Goes out in the big field with the pack|Plays nicely with the rest~Walks alone, growls at males|To be kept apart from others}. {insured!The owner showed us a policy|A policy covers bills~No policy|The owner pays all bills alone}.
%diary 3..9
Day | Ate | Out | Tablet | Note | By
{diary.day} | {diary.ate=all|half|left the biscuit|treats only} | {diary.walk} | {diary.dose=given|–|in cheese} | {diary.note=quiet|barked at night|limps a bit|rolled in mud|friends with Bess} | {diary.by}
%%
%services 1..4 lines
{services.what=bath|nails|full clip|extra walk|photo by text}: {services.price}
%%
Night {per_night} || Extras {extras}
^ {total}, of which {deposit_paid} was paid beforehand
+++
Fed and walked by {keeper}, clipped by {groomer}.
~ Licence {:id:AB####} of {:date}. Not fetched after {:number:7..14} days: rehomed. Emergency {:phone}, {:person}

== en zoo_animal_transfer_agreement
q sender company:{} Zoo/{} Wildlife Park/Tierpark {}; sending_zoo, sender
q receiver company:{} Safari Park/Zoo {}/{} Bird Garden; receiving_zoo, recipient
q sender_curator person; curator_at_sender, sending_curator
q receiver_curator person; curator_at_recipient, receiving_curator
q coordinator person; breeding_coordinator, studbook_keeper
q vet person; zoo_vet, health_papers_by
q keeper person; accompanying_keeper, travels_along
q transporter company:{} Animal Transport/{} Livestock Logistics; transporter, carrier
q ref id:AT/##/###; agreement_ref, transfer_no
q permit id:@@-CITES-#####; trade_permit, cites_no
q terms choice:gift/breeding loan/exchange; terms, basis_of_transfer
q signed date; agreement_signed, signed_on
q recommendation_date date; recommendation_date, recommended_on
q transport_date date; transport_date, moved_on
q quarantine unit:days 7..60; quarantine_length, quarantine
q crate unit:kg 40..900; crate_weight, crate_with_animal
q crate_h unit:cm 50..220; crate_height, height
q cost money:300..9000; transport_cost, cost
q payer choice:sender/receiver; transport_paid_by, pays_transport
q offspring_shared flag; offspring_shared, offspring_rule; whether young ones are shared
q insured flag; insured_in_transit, transit_cover
a name phrase; house_name, pet_name
a price money:900..90000; purchase_price, price
a died date; date_of_death, died
a airline company; airline, flown_by
l animals; specimens, individuals; which go
c animals.species phrase; species, animal
c animals.sex choice:male/female/unknown; sex, gender
c animals.born date; hatched_or_born, birth
c animals.chip id:############; transponder, chip
c animals.stud id:###; studbook_no, stud_no
c animals.sire id:###; sire, father
c animals.dam id:###; dam, mother
c animals.kg unit:kg 1..300; weight, mass
l tests; health_checks, required_tests
c tests.what phrase; test, examined_for
c tests.by date; not_older_than, done_on
c tests.result phrase; result, outcome
---
# Transfer {ref}
{sender} → {receiver}
{sender_curator} || {receiver_curator}
Recommended by {coordinator}, keeper of the studbook, on {recommendation_date}
%animals 1..6
Species | Sex | Born | Chip | Stud | Sire × dam | Kg
{animals.species=Red panda|Humboldt penguin|Lar gibbon|Scimitar oryx|Snow leopard|Crane} | {animals.sex} | {animals.born} | {animals.chip} | {animals.stud} | {animals.sire} × {animals.dam} | {animals.kg}
%%
They go {terms?for good and without a price~on loan; they remain the sender's~against animals of like worth}. {offspring_shared!Every second young one belongs to the sender|Offspring is split half and half~All young ones stay where they are born|The sender has no claim on offspring}.
%tests 1..5
Examined for | Not before | Outcome
{tests.what=tuberculosis|worms|salmonella|bird flu|herpes} | {tests.by} | {tests.result=clear|awaited|clear, twice}
%%
= Leaves: {transport_date}
= Carried by: {transporter}
= With: {keeper}
= Crate, loaded: {crate}
= Crate, tall: {crate_h}
= Kept apart on arrival: {quarantine}
= Trade paper: {permit}
The journey costs {cost}, borne by the {payer?zoo that gives~zoo that takes}. {insured!A policy covers the way|Loss on the way is covered~Nothing is covered on the way|Each side bears its own risk on the way}.
+++
Health papers: {vet} || {signed}
~ Feed list attached, {:date}. Night number {:phone}, {:person}. Crate goes back to {:company:{} Park}. Copy to the register.

== en hotel_banquet_function_sheet
q hotel company:{} Hotel/Hotel {}/The {} Arms; hotel, venue
q client company; client, host_company
q organiser person; organiser, client_contact
q sales person; events_manager, sold_by
q captain person; banquet_captain, runs_the_room
q chef person; chef, kitchen_lead
q speaker person; guest_speaker, speech_by
q band company:{} Trio/{} Quartet/{} Band; band, music_by
q florist company:{} Flowers; florist, flowers_from
q function id:FS-#####; function_sheet_no, event_no
q occasion phrase; occasion, event_type
q day date; event_date, function_date
q issued date; sheet_issued, issued
q final_by date; final_numbers_by, numbers_due
q deposit_on date; deposit_received, deposit_paid_on
q room phrase; room, function_room
q doors time; guests_arrive, doors
q dinner time; dinner_served, sit_down
q carriages time; ends_at, carriages
q guests number:20..400; guests_expected, covers
q minimum number:15..350; minimum_charged, guaranteed_number
q per_head money:30..150; price_per_head, menu_price
q room_hire money:200..3000; room_hire, hire
q spend money:900..30000; minimum_spend, least_spend
q deposit money:200..5000; deposit, paid_ahead
q bar choice:cash bar/account bar; bar_arrangement, bar
q dance flag; dance_floor, dancing; whether there is dancing
q own_wine flag; corkage, own_wine_brought
a stay money:60..200; room_rate, bedroom_price
a licence time; licence_until, drinks_until
a photographer person; photographer, pictures
a wifi id:########; wifi_code, wifi
l courses; menu, dishes; what is served
c courses.no number:1..5; course, no
c courses.dish phrase; dish, served
c courses.alt phrase; vegetarian_option, instead
c courses.wine phrase; wine, drink
c courses.at time; served_at, time
l diets; allergies, special_meals
c diets.name person; guest, name
c diets.table number:1..30; table, table_no
c diets.needs phrase; diet, must_avoid
l setup; tasks, preparation
c setup.at time; time, by
c setup.what phrase; task, to_do
c setup.team phrase; department, team
---
{hotel} || {function}
# {occasion=Awards dinner|Golden wedding|Retirement|Annual ball|Product launch}, {day}
{client} – {organiser}, {:phone}
= Where: {room=Garden Suite|Great Hall|Library|Terrace|Ballroom}
= Come from: {doors}
= Sit down: {dinner}
= Out by: {carriages}
= Likely: {guests}
= Billed at least: {minimum}
%courses 2..5
 | Dish | Or | Wine | At
{courses.no} | {courses.dish=trout|leek tart|lamb|lemon posset|cheese} | {courses.alt=beetroot|squash|nut roast|sorbet|same} | {courses.wine=white|red|sherry|port|water} | {courses.at}
%%
%diets 1..5 lines
Table {diets.table}: {diets.name}, {diets.needs=no nuts|no gluten|kosher|no milk|vegan}
%%
{bar?Guests pay for their own drinks~All drinks go on the host's bill}. {own_wine!The host brings the wine and pays us by the bottle|Wine comes from outside~All wine is from our cellar|No wine may be brought}. {dance!Lay the parquet before the coffee|Parquet squares go down at ten~Carpet stays, nobody dances|No floor is wanted}. Speech: {speaker}. Music: {band}. Flowers: {florist}.
%setup 2..6
By | Do | Who
{setup.at} | {setup.what=lay tables|polish glasses|test microphone|ice in|seating plan up|candles} | {setup.team=banqueting|bar|porters|technicians}
%%
= A head: {per_head}
= Room: {room_hire}
= Must come to at least: {spend}
= Already here: {deposit}, {deposit_on}
Last word on numbers: {final_by}
~ {issued}. Captain {captain}, chef {chef}, sales {sales}. Fire count at {:time} by {:person}. Breakdown {:date}. Taxi {:phone}

== en restaurant_hygiene_reinspection_report
q council company:{} Borough Council/{} Environmental Health; inspecting_authority, council
q business company:{} Grill/Café {}/The {} Kitchen; premises, food_business
q operator person; food_business_operator, owner
q chef person; head_chef, met_on_site
q officer person; food_officer, inspected_by
q senior person; lead_officer, countersigned_by
q pest_firm company:{} Pest Control; pest_contractor, pest_firm
q trainer company:{} Training; training_provider, trained_by
q ref id:FH/#####; inspection_ref, file
q first_inspection date; first_inspection, earlier_visit
q revisit_date date; revisit_date, reinspection_on
q rescore_requested date; rescore_requested, asked_on
q report_date date; report_date, dated
q improve_by date; improve_by, comply_by
q old_score number:0..3; previous_rating, old_score
q new_score number:2..5; new_rating, rating_now
q fee money:100..300; rescore_fee, fee_paid
q fridge unit:°C 2..9; fridge_temperature, cold_store
q hot_holding unit:°C 55..80; hot_holding, hot_food
q covers number:20..200; covers, seats
q notice flag; improvement_notice_served, notice_served; whether a formal notice was served
q photos flag; photographs_taken, pictures
a closure date; closed_on, prohibition_date
a fine money:200..9000; fine, court_fine
a landlord company; landlord, building_owner
a sample id:S#####; sample_no, swab
l points; findings, matters; what was found
c points.no number:1..20; no, item
c points.area phrase; area, place
c points.what phrase; contravention, finding
c points.law id:Art. #(#); legal_basis, regulation
c points.do phrase; remedy, to_be_done
c points.by date; by, deadline
c points.state choice:done/open; status, on_revisit
---
{council}
{business} || {ref}
{operator} || {report_date}
Dear owner
You asked on {rescore_requested} that we look again, and paid {fee}. I came on {revisit_date} and was shown about by {chef}. On the visit before, that of {first_inspection}, you had been given {old_score}; from today you may show {new_score}.
%points 3..10
 | Where | What I saw | Law | Needed | By | Now
{points.no} | {points.area=kitchen|bar|cellar|yard|staff room|store} | {points.what=grease on filters|no soap|raw above cooked|date labels missing|hole in wall|worn boards} | {points.law} | {points.do=clean|repair|move|replace|train} | {points.by} | {points.state}
%%
= In the tall fridge: {fridge}
= Under the lamps: {hot_holding}
= Places laid: {covers}
{notice!A formal paper under the act went to you the same day|I served you with a paper that the court can enforce~This letter is advice; no formal paper was served|Nothing formal has been served}. {photos!I took pictures of the wall and the drain|Pictures are in the file~I took no pictures|No pictures were needed}.
What is still open must be done by {improve_by}. Mice: {pest_firm} has laid bait. Staff were taught by {trainer}.
> {officer}
~ Read by {senior}. The sticker is ours. Next routine visit {:number:6..24} months on. Objections to {:person} by {:date}, {:phone}

== en tour_operator_rooming_list
q operator company:{} Tours/{} Travel/{} Holidays; tour_operator, sent_by
q hotel company:Hotel {}/{} Palace/{} Inn; hotel, hotel_addressed
q agent company:{} Incoming/{} Receptive; local_agent, handling_agent
q leader person; tour_leader, group_leader
q driver person; coach_driver, driver
q clerk person; reservations_contact, list_made_by
q reception person; hotel_contact, attention_of
q guide person; local_guide, city_guide
q tour phrase; tour, tour_name
q code id:@@@###; tour_code, group_code
q version number:1..9; list_version, version
q sent_on date; sent_on, list_dated
q arrive date; arrival, check_in
q leave date; departure, check_out
q arrive_at time; arrival_time, group_arrives
q release date; release_date, options_until
q flight id:@@####; arriving_flight, flight
q pax number:12..52; passengers, group_size
q doubles number:2..15; double_rooms, doubles
q singles number:1..9; single_rooms, singles
q free_places number:1..2; free_places, free_of_charge
q board choice:bed and breakfast/half board/full board; board, meal_plan
q rate money:30..150; rate_per_person, per_person
q supplement money:10..60; single_supplement, single_extra
q porter flag; porterage_included, bags_carried; whether bags are carried to the rooms
q city_tax flag; city_tax_included, tax_in_rate
a total money:900..20000; group_total, invoice_total
a voucher id:V#####; voucher, voucher_no
a coach id:@@## @@@; coach_plate, coach
a embassy phone; embassy, emergency_consulate
l rooms; guests, rooming; who sleeps where
c rooms.no number:1..30; room_no, no
c rooms.kind phrase; type, room_type
c rooms.one person; first_guest, guest_one
c rooms.two person; second_guest, guest_two
c rooms.nation country; nationality, country
c rooms.passport id:@#######; passport, document
c rooms.diet phrase; diet, meal
c rooms.note phrase; request, note
l meals; dinners, menus
c meals.day date; date, day
c meals.what phrase; meal, menu
c meals.at time; time, at
---
{operator} → {hotel}, {reception}
{code} {tour=Lakes and Abbeys|Wine Roads|Coast by Coach|Winter Lights|Grand Gardens} || list {version}, {sent_on}
# Rooming list
= In: {arrive}, about {arrive_at}[ (off {flight})]
= Out: {leave}
= People: {pax}
= Two-bed: {doubles}
= One-bed: {singles}
= Without charge: {free_places}
%rooms 6..14
 | Type | Guest | With | Of | Food | 
{rooms.no} | {rooms.kind=DBL|TWN|SGL|TRP} | {rooms.one} | {rooms.two} | {rooms.nation} | {rooms.diet=|veg.||no fish|} | {rooms.note=|low floor||cot||near lift|}
{rooms.passport=}
%%
{board?Breakfast only~Breakfast and dinner~All three meals}. A person {rate}; alone {supplement} more. {city_tax!The levy of the town is in it|No levy will be asked of guests~The levy of the town is paid by guests at the desk|Guests pay the levy in cash}. {porter!Please have bags taken up|Bags go up with your men~Guests carry their own bags|No carrying of bags}.
%meals 1..4 lines
{meals.day}, {meals.at}: {meals.what=soup, trout, ice|pasta, veal, fruit|buffet|farewell dinner}
%%
+++
Leader {leader}, {:phone} || Driver {driver}
What is not named by {release} goes back to you.
~ {clerk}. On the spot: {agent}, {:person}. City walk with {guide}, {:time}. Replaces list of {:date}

== en cruise_cabin_final_invoice
q line company:{} Cruises/{} Line/{} Voyages; cruise_line, invoice_from
q agency company:{} Travel/{} Reisen; travel_agency, booked_at
q lead_passenger person; lead_passenger, invoice_to
q consultant person; travel_consultant, adviser
q ship phrase; ship, vessel
q voyage id:@@##@; voyage_number, cruise_code
q booking id:########; booking_number, reservation
q cabin id:####; cabin_number, cabin
q deck phrase; deck, deck_name
q category short; cabin_category, grade
q booking_date date; booking_date, booked
q invoice_date date; invoice_date, final_invoice_on
q final_due date; balance_due_by, final_payment
q sail date; sailing_date, embarks_on
q return_date date; return_date, disembarks_on
q sail_at time; departure_time, gangway_up
q embarkation_port city; embarkation_port, sails_from
q disembarkation_port city; disembarkation_port, ends_at
q dining phrase; dining_time, seating
q fare money:900..9000; cruise_fare, fare_total
q taxes money:50..600; port_taxes, taxes
q tips money:50..400; gratuities, service_charge
q deposit money:100..2000; deposit_paid, paid_down
q balance money:700..9000; balance, left_to_pay
q credit money:20..400; onboard_credit, spending_money
q flight flag; flights_included, fly_cruise; whether flights are part of it
q insured flag; insurance_sold, cover_taken
a visa money:20..90; visa_cost, visa_fee
a captain person; captain, master
a passport_until date; passport_must_run_to, passport_validity
a luggage unit:kg 15..40; luggage_limit, baggage
l travellers; passengers, guests; who travels
c travellers.name person; name, guest
c travellers.born date; born, date_of_birth
c travellers.nation country; nationality, citizenship
c travellers.club id:#######; loyalty_no, club_number
c travellers.fare money:400..5000; fare, price
l ports; itinerary, calls; where the ship goes
c ports.day date; date, day
c ports.port city; port, call
c ports.in time; arrives, in
c ports.out time; sails, out
c ports.how choice:alongside/by tender; landing, ashore
---
{line}
Booked with {agency} ({consultant}) on {booking_date}
{lead_passenger}
{:street}, {:city} || {invoice_date}
# Final invoice {booking}
{ship=Astrid Star|Northern Queen|Belle of the Isles|Meridian|Sea Lark}, voyage {voyage}
Cabin {cabin}, {deck=Main Deck|Lido|Promenade|Deck 7 aft}, grade {category=B2|C|OV|IN|S1} || {dining=early sitting|late sitting|when you like}
From {embarkation_port}, {sail}, {sail_at} || To {disembarkation_port}, {return_date}
%travellers 1..4
Name | Born | Of | Club | Fare
{travellers.name} | {travellers.born} | {travellers.nation} | {travellers.club} | {travellers.fare}
%%
= Fares: {fare}
= Harbour dues and taxes: {taxes}
= For the crew, added beforehand: {tips}
= You have paid: {deposit}
= Still open: {balance}, until {final_due}
%ports 3..9
 | Port | In | Out | 
{ports.day} | {ports.port} | {ports.in} | {ports.out} | {ports.how}
%%
{flight!Seats on a plane both ways are in the fare|You fly out and back with us~You make your own way to the pier|No air tickets are in it}. {insured!Our travel policy was added at your wish|You took our cover~You told us that you have cover of your own|No cover was bought from us}. On board you will find {credit} to spend.
+++
~ Terms of {:date}. If you cancel within {:number:7..56} days all is lost. Lost luggage {:phone}. Managing director {:person}. Bonded with {:company:{} Guarantee}

== en visa_refusal_notice
q mission company:Embassy in {}/Consulate General {}; mission, refused_by
q applicant person; applicant, refused_person
q inviter person; inviting_person, host
q inviter_company company; inviting_company, business_host
q officer person; decision_officer, signed_by
q agency company:{} Visa Services/{} Application Centre; application_centre, lodged_at
q nationality country; nationality, citizen_of
q target country; destination, wanted_to_visit
q passport id:@#######; passport_no, travel_document
q file id:V-####-######; application_number, file_no
q application_date date; application_date, applied_on
q interview_date date; interview_date, interviewed_on
q decision_date date; decision_date, refused_on
q received date; notice_received, handed_over_on
q travel_from date; intended_arrival, planned_entry
q travel_to date; intended_departure, planned_exit
q appeal_days number:14..60; appeal_period, days_to_appeal
q fee money:40..160; fee_paid, visa_fee
q purpose choice:tourism/business/family visit; purpose, travel_purpose
q refund flag; fee_refundable, fee_returned; whether the fee is given back
q may_apply_again flag; may_apply_again, new_application_allowed
q court company:Administrative Court {}/Tribunal {}; appeal_body, appeal_to
a entry_ban date; ban_until, entry_ban
a employer company; employer, works_for
a birth date; date_of_birth, dob
a hotel company; hotel, accommodation
l grounds; reasons, refusal_grounds; why
c grounds.no number:1..12; no, ground_no
c grounds.text phrase; ground, reason
c grounds.proof phrase; missing_proof, document
l papers; documents_seen, submitted
c papers.what phrase; document, paper
c papers.day date; dated, of
c papers.ok choice:accepted/not accepted; accepted, assessment
---
^ {mission}
# Refusal of a visa
= File: {file}
= To: {applicant}, {nationality}, passport {passport}
= Handed in: {application_date} at {agency}
= Asked at the counter: {interview_date}
You wished to enter {target} for {purpose?a holiday~talks with a trading partner~a stay with relatives} from {travel_from} to {travel_to}. [{inviter} had invited you; {inviter_company} stood as guarantor.]
The visa has been refused because:
%grounds 1..4 lines
☒ {grounds.no}. {grounds.text=means of living not shown|reason for the stay not credible|will to return in doubt|papers false|cover for illness missing} – {grounds.proof=statements of three months|letter of leave|return ticket|invitation in original}
%%
Papers that were looked at
%papers 2..6
 | Of | 
{papers.what=bank statement|letter of employer|ticket|insurance|deed of house|marriage paper} | {papers.day} | {papers.ok}
%%
{may_apply_again!Nothing keeps you from handing in a new form with better proof|You may try again at any time~No new form is looked at before half a year is over|A new form will not be taken for now}. {refund!What you paid is sent back|The money will be returned~What you paid is not sent back|The money is kept}: {fee}.
Against this you may go to {court} within {appeal_days} days.
> {decision_date}
> {officer}
Received: {received}
~ Not an entry in any list. Files kept until {:date}. Calls {:time}–{:time}, {:phone}. Consul {:person}

== en airport_lounge_delay_voucher
q airline company:{} Airways/{} Air/Fly {}; airline, issued_by
q passenger person; passenger, holder
q agent person; gate_agent, handed_out_by
q manager person; station_manager, approved_by
q restaurant company:{} Bistro/Café {}/{} Kitchen; valid_at, meal_place
q hotel company:Hotel {}/{} Airport Inn; hotel, night_at
q flight id:@@ ####; delayed_flight, flight_no
q new_flight id:@@ ####; replacement_flight, rebooked_on
q pnr id:@@@###; booking_code, pnr
q voucher id:##########; voucher_number, serial
q day date; flight_date, travel_day
q issued_at time; issued_at, handed_out
q scheduled_departure time; scheduled_departure, should_have_left
q new_departure time; new_departure, now_leaves
q pickup time; shuttle_time, bus_to_hotel
q expires date; valid_until, use_by
q meal money:8..40; meal_value, for_food
q goodwill money:50..600; travel_credit, goodwill_value
q departure_airport city; departure_airport, from
q destination city; destination, flying_to
q cause phrase; cause, reason_for_delay
q paid_out_in_cash flag; paid_out_in_cash, cash_allowed; whether it can be had in money
q waives_claims flag; waives_claims, gives_up_rights
a seat id:##@; seat, seat_no
a gate id:@##; gate, boarding_gate
a bag id:########; bag_tag, luggage_tag
a compensation money:250..600; legal_compensation, statutory_amount
---
{airline} || {voucher}
# Sorry about the wait
{passenger} || {pnr}
{flight} {departure_airport} – {destination}, {day}
Should have gone {scheduled_departure} || Now {new_departure}, as {new_flight}
Why: {cause=fog|crew out of hours|a bird in the engine|strike of loaders|a late plane}
* {meal} to eat and drink at {restaurant}, today only
* a bed at {hotel}; the bus leaves door 4 at {pickup}
* {goodwill} off your next ticket, to be used by {expires}
{paid_out_in_cash!At our desk you may have the last of these in money instead|If you prefer, we pay the credit out~None of it is paid out in money|It cannot be turned into money}. {waives_claims!By using this you settle all claims for today|Whoever uses it has no more to ask~Using this takes nothing from what the law gives you|Your rights under the law stay as they are}.
+++
{agent}, {issued_at} || agreed {manager}
~ No change given. Calls {:phone}. Lost bags: {:company:{} Handling}, {:time} to {:time}. Terms of {:date}. Duty doctor {:person}

== en redundancy_payment_calculation
q employer company; employer, company_name
q employee person; employee, dismissed_person
q hr person; hr_adviser, calculated_by
q manager person; line_manager, meeting_held_by
q rep person; employee_representative, accompanied_by
q finance person; payroll_manager, approved_by
q staff_no id:#####; staff_no, employee_id
q post phrase; job_title, post
q letter_date date; letter_date, dated
q joined date; start_date, service_from
q final_meeting date; final_meeting, consultation_ended_on
q notice date; notice_given_on, notice_starts
q leaves date; termination_date, last_day
q paid_on date; payment_date, paid_on
q appeal_by date; appeal_until, appeal_by
q age number:22..64; age_at_dismissal, age
q years number:2..35; complete_years, years_of_service
q weekly money:200..900; actual_weekly_pay, week_pay
q cap money:500..720; weekly_cap, statutory_cap
q statutory money:900..19000; statutory_redundancy, legal_minimum
q enhanced_payment money:500..20000; enhanced_payment, ex_gratia
q total money:2000..50000; total_payment, total
q taxfree money:30000..30001; tax_free_limit, tax_free_up_to
q garden flag; garden_leave, need_not_work_notice; whether the employee may stay at home until the end
q reference_promised flag; reference_promised, reference_given
q outplacement company:{} Careers/{} Outplacement; outplacement_firm, job_help_from
a new_employer company; new_employer, next_job
a ni id:@@######@; insurance_number, ni_no
a tribunal company; tribunal, court
a car phrase; company_car, vehicle
l parts; components, calculation; what it is made of
c parts.what phrase; item, element
c parts.weeks id:##.#; weeks, number_of_weeks
c parts.rate money:200..900; weekly_rate, rate
c parts.sum money:100..9000; amount, sum
c parts.taxed choice:taxed/free of tax; tax_treatment, tax
l returns; company_property, to_hand_back
c returns.what phrase; item, thing
c returns.no id:@@-####; asset_no, tag
c returns.by date; hand_back_by, until
---
{employer}
Personal
{employee}, {staff_no} || {letter_date}
Dear colleague
At our last talk, held by {manager} on {final_meeting} (you came with {rep}), I had to tell you that the post of {post=buyer|press operator|area planner|lab assistant|receptionist} goes. This letter shows what you will be paid.
You were with us from {joined}; you are {age} and have {years} full years. Notice runs from {notice}, and you leave on {leaves}.
%parts 3..7
 | Weeks | At | Makes | 
{parts.what=redundancy by law|pay in lieu|holiday not taken|long service|bonus share|goodwill} | {parts.weeks} | {parts.rate} | {parts.sum} | {parts.taxed}
%%
= A week of yours: {weekly}
= A week the law counts at most: {cap}
= Due by law: {statutory}
= Added by us: {enhanced_payment}
^ Together {total}, in your account on {paid_on}
~ Up to {taxfree} of such payments bears no tax.
{garden!You are not asked to come in any more|Please stay at home until then; pay goes on~We need you at your desk until then|You work until the last day}. {reference_promised!We will write well of you to whoever asks|A letter of reference is enclosed~We give dates of service to those who ask and nothing more|No letter of reference is written}.
%returns 1..4 sentence
Please hand back
{returns.what=laptop|telephone|fuel card|keys} {returns.no} by {returns.by}
%%
If you find this wrong, write by {appeal_by}. {outplacement} will help you to look for work.
> {hr}
~ Checked {finance}. Pension: {:company:{} Pensions}, {:phone}. Counselling with {:person}. First letter sent {:date}

== en sickness_absence_monitoring_form
q employer company; employer, organisation
q employee person; employee, absent_person
q manager person; line_manager, interview_by
q adviser person; hr_adviser, sent_to
q doctor person; certified_by, doctor
q surgery company:{} Surgery/{} Health Centre; surgery, practice
q works_doctor person; occupational_physician, works_doctor
q department phrase; department, team
q staff_no id:@####; personnel_no, staff_no
q first_day date; first_day_absent, off_from
q last_day date; last_day_absent, off_until
q returned_to_work date; returned_to_work, back_on
q return_interview date; return_interview, talk_on
q called_at time; reported_at, rang_in_at
q called_to person; call_taken_by, told_to
q days number:1..30; working_days_lost, days_lost
q spells number:1..8; number_of_spells, episodes
q score number:2..600; absence_score, bradford_score
q trigger number:100..400; trigger_point, threshold
q cause phrase; cause, reason
q work_related flag; caused_by_work, work_related; whether the work brought it on
q phased_return flag; phased_return, fewer_hours_at_first
q review date; review_on, next_look
a pay money:90..900; sick_pay, sick_pay_paid
a birth date; date_of_birth, dob
a hospital company; hospital, treated_at
a replacement person; covered_by, stand_in
l history; absence_history, earlier_absences; the last twelve months
c history.from date; from, start
c history.to date; to, end
c history.days number:1..20; days, days_lost
c history.why phrase; reason, cause
c history.proof choice:self-certified/doctor's note; certificate, proof
l adjustments; agreed_changes, help
c adjustments.what phrase; adjustment, change
c adjustments.from date; from, starts
c adjustments.to date; until, ends
---
{employer} · {department=Claims|Dispatch|Kitchen|Ward 6|Library}
# Back at work – talk
= Who: {employee}, {staff_no}
= Away: {first_day} to {last_day}
= Back: {returned_to_work}
= Days: {days}
= What it was: {cause=back pain|flu|migraine|broken toe|stomach upset}
Rang at {called_at}, spoke to {called_to}. <Note|Paper> of {doctor}, {surgery}, dated {:date}.
%history 1..7
From | To | Days | Reason | Proof
{history.from} | {history.to} | {history.days} | {history.why=cold|back|tooth|flu|stress|headache} | {history.proof}
%%
{spells} times in twelve months; the sum of the formula is {score}, where we have to act from {trigger}.
{work_related!Thinks that lifting boxes did it|Puts it down to the chair and the desk~Sees no link with the job|Nothing to do with the job}. {phased_return!Mornings only for a fortnight|Begins with half days~Full hours from the first day|No change of hours wanted}.
%adjustments 1..4 lines
{adjustments.what=no lifting|stool at till|work from home on Fridays|later start|headset}, {adjustments.from} until {adjustments.to}
%%
? Seen by our own doctor, {works_doctor}.
{manager}, {return_interview} || again {review}
~ To {adviser} in a closed envelope. Rules of {:date}, point {:number:3..12}. Union: {:person}. Helpline {:phone}

== en annual_leave_year_statement
q employer company; employer, organisation
q employee person; employee, leave_for
q approver person; approver, approved_by
q deputy person; cover, stands_in
q clerk person; leave_clerk, record_kept_by
q staff_no id:#####; staff_number, pers_no
q contract phrase; contract_type, work_pattern
q year year; leave_year, year
q as_at date; as_at, printed_on
q carry_until date; carry_over_expires, use_carry_over_by
q basic_entitlement number:20..30; basic_entitlement, contract_days
q service number:1..6; long_service_days, service_days
q carried_over number:1..10; carried_over, brought_forward_days
q days_bought number:1..5; days_bought, purchased
q days_taken number:1..25; days_taken, taken
q days_booked number:1..12; days_booked, still_to_come
q days_left number:1..12; days_left, balance
q carry_max number:3..8; carry_over_limit, max_carry
q bought_price money:50..300; price_per_day, cost_of_bought_day
q works_shutdown flag; works_shutdown, christmas_closure; whether the firm shuts at some time
q sickness_returned flag; sickness_returned, days_given_back
a maternity date; maternity_starts, maternity
a hourly money:10..40; hourly_pay, hourly_rate
a birthday date; birthday, dob
a union company; union, trade_union
l absences; leave_records, periods; when away
c absences.from date; from, first_day
c absences.to date; to, last_day
c absences.days number:1..15; days, working_days
c absences.kind phrase; kind, type
c absences.asked date; requested, asked_on
c absences.state choice:approved/pending/refused; status, decision
---
{employee} · {staff_no}
# Leave {year}
> {employer}
Works {contract=five days|four days|shift B|term time|mornings}; state on {as_at}
= By contract: {basic_entitlement}
= For long service: {service}
= From last year: {carried_over}
= Bought: {days_bought} (at {bought_price} a day)
= Taken: {days_taken}
= Entered but still to come: {days_booked}
= Free: {days_left}
%absences 3..12
First | Last | Days | Kind | Asked | 
{absences.from} | {absences.to} | {absences.days} | {absences.kind=holiday|bought day|moving house|study|flexi|wedding} | {absences.asked} | {absences.state}
%%
Days from last year lapse after {carry_until}. At most {carry_max} may be taken into the next. {works_shutdown!Between the years the gates are shut and four of your days go on that|Three days are used up by the summer stop~The works run all year|No days are fixed by us}. {sickness_returned!Two days on which you lay ill were put back|A doctor's note brought you a day back~No days had to be put back|Nothing was put back for illness}.
+++
Approves: {approver} || Stands in: {deputy}
~ Kept by {clerk}. Wrong? Tell us by {:date}. Public holidays {:number:8..13}. Payroll run {:date}. HR desk {:phone}, {:person}

== en workplace_grievance_outcome
q employer company; employer, company
q complainant person; grievance_raised_by, complainant
q accused person; complained_about, respondent
q hearer person; hearing_manager, decided_by
q investigator person; investigator, looked_into_by
q note_taker person; note_taker, minutes_by
q companion person; companion, accompanied_by
q appeal_to person; appeal_manager, appeal_to
q union company:Union of {}/{} Workers; union, trade_union
q ref id:GR-##-###; case_no, ref
q raised_on date; raised_on, grievance_dated
q hearing_date date; hearing_date, meeting_on
q report date; investigation_report, report_dated
q outcome_date date; outcome_date, letter_date
q appeal_by date; appeal_deadline, appeal_until
q witnesses number:1..9; witnesses_heard, people_interviewed
q pages number:10..200; bundle_pages, evidence_pages
q informal_talk date; informal_talk, informal_attempt
q outcome choice:upheld/partly upheld/rejected; outcome, finding
q moved_department flag; moved_department, complainant_moves; whether the complainant is moved
q mediation flag; mediation_offered, talks_offered
q mediator company:{} Mediation; mediator_firm, mediation_by
a penalty phrase; disciplinary_sanction, sanction
a damages money:400..9000; compensation, damages
a lawyer company; law_firm, solicitor
a resigned date; resignation_date, resigned
l points; allegations, heads_of_complaint; each point
c points.no number:1..9; no, point
c points.what phrase; allegation, complaint
c points.when date; when, happened_on
c points.seen person; witness, seen_by
c points.found choice:proved/not proved/unclear; finding, result
l steps; actions, follow_up
c steps.what phrase; action, step
c steps.who person; who, responsible
c steps.by date; by, due
---
{employer} || {ref}
{complainant} || {outcome_date}
In confidence
# Outcome of what you brought up on {raised_on}
We met on {hearing_date}; you came with {companion} of {union}, and {note_taker} wrote the notes. Before that a talk on {informal_talk} had not helped. {investigator} spoke with {witnesses} people and wrote a report ({report}, {pages} pages). I have read all of it.
You say that {accused} wronged you in these ways:
%points 2..6
 | What | When | Seen by | I find
{points.no} | {points.what=shouted at you|left you out of meetings|changed your rota|read your mail|mocked your accent} | {points.when} | {points.seen} | {points.found}
%%
Taken together, {outcome?I find that you are right~I find that you are right in some of it~I do not find that you were wronged}.
{moved_department!You go to another team, as you wished|From next week you sit on the third floor under someone else~You keep your place and your team|No one is moved}. {mediation!If both of you want it, an outsider can help you to talk|An outsider has been asked to bring you both to one table~I do not think that a talk led by an outsider would help|No talk with an outsider is planned}. (We work with {mediator} in such matters.)
%steps 1..5 lines
{steps.what=training on respect|new rota rules|weekly talk|apology in writing|look at mail rights} – {steps.who}, by {steps.by}
%%
You may ask {appeal_to} by {appeal_by} to look at it again.
> {hearer}
~ File closed after {:number:6..24} months. Counsellor {:person}, {:phone}. Policy {:id:HR-##} of {:date}

== en pension_scheme_benefit_statement
q scheme company:{} Pension Fund/{} Retirement Scheme; scheme, pension_fund
q employer company; employer, sponsoring_employer
q administrator company:{} Administration/{} Benefits; administrator, scheme_run_by
q member person; member, scheme_member
q partner person; nominated_partner, beneficiary
q second_beneficiary person; second_beneficiary, other_nominee
q trustee person; trustee_chair, chair_of_trustees
q contact person; member_services, contact
q member_no id:@@#####; member_no, reference
q statement date; statement_date, figures_as_at
q joined date; joined_scheme, member_since
q normal_retirement date; normal_retirement, pension_age_reached
q issued date; issued_on, letter_date
q service_years number:1..40; years_of_service, service_years
q salary money:15000..70000; pensionable_salary, salary
q pension money:900..30000; yearly_pension, pension_per_year
q lump money:2000..90000; tax_free_lump, lump_sum
q pension_if_early money:700..25000; pension_if_early, early_pension
q death money:40000..280000; death_in_service, death_benefit
q spouse money:400..15000; partners_pension, survivor_pension
q transfer money:9000..400000; transfer_value, cash_value
q own_rate percent; own_contribution, member_rate
q employer_rate percent; employer_contribution, employer_rate
q funding percent; funding_level, scheme_funded
q nomination_date date; nomination_date, wishes_dated
q additional_contributions flag; additional_contributions, pays_extra; whether the member pays in extra
q married flag; married, spouse_on_record
a state_pension money:4000..12000; state_pension, state_pension_forecast
a lifetime money:9000..90000; lifetime_allowance, allowance
a actuary person; actuary, scheme_actuary
a bank iban; account, iban
l contributions; payments, yearly_contributions; what came in
c contributions.year year; year, scheme_year
c contributions.own money:300..5000; own, member
c contributions.firm money:500..9000; employer, firm
c contributions.extra money:20..2000; extra, additional
l funds; investments, extra_funds
c funds.name phrase; fund, name
c funds.units number:10..9000; units, number_of_units
c funds.price money:1..9; unit_price, price
c funds.value money:100..20000; value, worth
---
{scheme} || {issued}
{member} || Ref. {member_no}
# Your yearly statement
Figures stand at {statement}
= In the fund since: {joined}
= Years that count: {service_years}
= Pay that counts: {salary}
= Pension starts: {normal_retirement}
## What you can expect
At that age you would have {pension} a year and, if you wish, {lump} at once without tax. If you go five years sooner it would be {pension_if_early} a year. Should you want to move elsewhere, your share is worth {transfer} today.
## If you die
While employed: {death}. {partner} would besides get {spouse} a year. Your form of {nomination_date} also names {second_beneficiary}. {married!We have a spouse on record|You told us of your wedding~We have no spouse on record|You are entered as single}.
%contributions 2..6
Year | You | Firm | Extra
{contributions.year} | {contributions.own} | {contributions.firm} | {contributions.extra}
%%
You pay {own_rate} and {employer} pays {employer_rate}. {additional_contributions!You top this up each month|More than that goes in at your wish~You pay nothing on top|No top-up is running}.
%funds 1..4
Fund for extras | Units | At | Worth
{funds.name=Steady|World shares|Bonds|Cash|Green growth} | {funds.units} | {funds.price} | {funds.value}
%%
The scheme holds {funding} of what it owes.
+++
> {trustee}
~ Run by {administrator}; ask {contact}, {:phone}. Moved house? Tell us before {:date}. Tracing no. {:id:1#######}. Beware of {:=cold calls|quick money}; ring {:phone}

== en museum_acquisition_committee_record
q museum company:{} Museum/{} Heritage Centre/Museum of {}; museum, acquiring_institution
q chair person; committee_chair, chaired_by
q curator person; proposing_curator, proposed_by
q conservator person; conservator, condition_by
q registrar person; registrar, entered_by
q donor person; donor, given_by
q dealer company:{} Antiques/{} Fine Art/{} Books; dealer, bought_from
q funder company:{} Art Fund/Friends of {}/{} Trust; grant_giver, purchase_grant_from
q valuer person; valuer, valued_by
q accession id:20##.##; accession_number, accession_no
q entry id:E.####; entry_number, entry_form
q title phrase; object, title
q maker person; maker, made_by
q date_made year; date_made, made_in
q committee_date date; committee_date, decided_on
q received_on date; received_on, brought_in
q title_passed date; title_transferred, ownership_from
q next_committee date; next_committee, next_meeting
q price money:100..40000; purchase_price, price
q grant money:50..20000; grant, grant_amount
q value money:200..60000; insurance_value, valued_at
q height unit:cm 5..200; height, h
q store phrase; location, stored_at
q copyright flag; copyright_assigned, rights_transferred; whether the copyright came with it
q restricted flag; conditions_attached, gift_with_strings
q provenance_gap flag; provenance_gap, ownership_unclear
a loan date; loan_ends, loan_until
a export id:EL-####; export_licence, licence_no
a excavated city; findspot, found_at
a sold date; deaccessioned, sold_on
l owners; provenance, former_owners; whose it was
c owners.from year; from, since
c owners.to year; to, until
c owners.who person; owner, name
c owners.where city; place, city
c owners.proof phrase; evidence, proof
l others; other_proposals, also_decided
c others.what phrase; object, proposal
c others.by person; proposed_by, curator
c others.vote choice:accepted/declined/deferred; decision, outcome
---
{museum}
# Committee for the collection, {committee_date}
In the chair {chair}; {:person}, {:person}
## {title=Ship model|Sampler|Delft dish|Strike banner|Sextant|Portrait of a cook}
by {maker}, {date_made}; {height} high || Entry {entry}
Put forward by {curator}. It has been in the house since {received_on}. State: {conservator} would clean it but no more.
%owners 2..6
From | To | Owner | In | Known from
{owners.from} | {owners.to} | {owners.who} | {owners.where} | {owners.proof=letter|bill|label|family word|sale catalogue}
%%
{provenance_gap!Where it was in the war years nobody can say|Twelve years are dark~The line of owners has no hole|Each owner is known}. {valuer} puts it at {value}.
= Given in part by: {donor}
= The rest bought of: {dealer}
= For: {price}
= Grant: {grant}, from {funder}
{copyright!The maker's heirs signed over the right to print it|With it comes the right to print pictures~Pictures may be printed only with leave of the heirs|The heirs keep the right in pictures}. {restricted!It must always be on show, says the deed|The giver wants her name beside it for ever~No strings are tied to it|The giver asks for nothing}.
Agreed. No. {accession}; ours since {title_passed}; kept in {store=Store 2, rack 9|Gallery 4|the paper store|the old bakehouse}.
%others 1..5 lines
{others.what=a mangle|two fans|box of slides|oak chest|tin toys} ({others.by}): {others.vote}
%%
+++
Next sitting {next_committee}. Entered {registrar}
~ Papers sent out {:date}. Item {:id:E.####} went back to {:person}. Tea at {:time}. Policy of {:year}, {:phone}

== en museum_visitor_return_quarter
q museum company:{} Museum/{} Castle/{} Gallery; museum, site
q council company:{} Council/{} Heritage Board; return_sent_to, funding_council
q manager person; visitor_manager, compiled_by
q director person; director, signed_by
q educator person; education_officer, school_visits_by
q quarter phrase; quarter, period
q sent_on date; sent_on, return_date
q best_day date; busiest_day, record_day
q closed_from date; closed_from, shut_from
q closed_to date; closed_to, shut_until
q total number:900..90000; total_visitors, visits
q same_quarter_last_year number:900..90000; same_quarter_last_year, last_year
q growth percent; change, growth
q record number:100..4000; busiest_day_visitors, day_record
q schools number:2..90; school_groups, classes
q pupils number:40..3000; pupils, school_children
q free_admissions percent; free_admissions, entered_free
q shop money:400..60000; shop_income, shop_takings
q per_head money:1..9; spend_per_visitor, spend_per_head
q tickets money:900..90000; ticket_income, admissions_income
q donations money:20..4000; donation_box, donations
q volunteers number:3..90; volunteers, helpers
q complaints number:1..20; complaints, complaints_received
q show phrase; exhibition, temporary_show
q lift flag; lift_working, step_free; whether the lift ran all the time
q electronic_counter flag; electronic_counter, door_counter
a cost money:900..90000; running_cost, cost
a forecast number:900..90000; forecast, expected_visitors
a architect company; architect, design_firm
a curator person; exhibition_curator, curator
l months; monthly_figures, months; month by month
c months.month month; month, in
c months.adults number:100..9000; adults, full_price
c months.children number:50..6000; children, under_16
c months.groups number:1..60; groups, parties
c months.abroad percent; from_abroad, overseas
c months.takings money:200..20000; takings, income
l events; talks, workshops
c events.what phrase; event, title
c events.day date; date, day
c events.people number:5..300; attended, people
c events.by person; led_by, speaker
---
{museum}
# Visitors, {quarter=first quarter|spring|summer|autumn quarter|winter}
To {council}, {sent_on}
%months 3..3
 | Adults | Children | Groups | Abroad | Takings
{months.month} | {months.adults} | {months.children} | {months.groups} | {months.abroad} | {months.takings}
%%
= All who came: {total}
= A year ago: {same_quarter_last_year}
= Change: {growth}
= Did not pay: {free_admissions}
= Classes: {schools} ({pupils} pupils, with {educator})
= Tickets: {tickets}
= Shop: {shop}
= Box at the door: {donations}
= Each left with us: {per_head}
The best day was {best_day} with {record}, thanks to the show “{show=Shoes|Under Ice|Our Mill|Toys of Tin|Painted Skies}”. We were shut from {closed_from} to {closed_to} for the floor.
%events 2..7
 | On | Came | Led by
{events.what=candle tour|lecture on coins|drawing hour|bat walk|family Sunday|gallery talk} | {events.day} | {events.people} | {events.by}
%%
{lift!The lift never stood still|Wheelchairs reached every floor on every day~For nine days wheelchairs got no further than the hall|The lift was out for a week}. {electronic_counter!A beam at the door does the counting|Figures come from the beam at the door~Staff count with a clicker|Counted by hand at the desk}. {volunteers} people help us unpaid. Letters of complaint: {complaints}.
+++
{manager} || {director}
~ Method note of {:date}. Old wing: {:number:100..900} (not counted above). Cleaning by {:company:{} Cleaning}. Press {:person}, {:phone}

== en fire_brigade_incident_report
q brigade company:{} Fire and Rescue/{} Fire Brigade; fire_service, brigade
q commander person; incident_commander, led_by
q first_officer person; first_officer_on_scene, first_in_charge
q investigator person; fire_investigator, cause_found_by
q caller person; caller, reported_by
q owner company:{} Properties/{} Estates/{} Farms; building_owner, owner
q occupier person; occupier, tenant
q utility company:{} Power/{} Gas/{} Networks; utility_called, network_operator
q incident id:########-####; incident_no, incident_number
q address address; address, scene
q building phrase; building_type, what_burnt
q day date; incident_date, date
q time_of_call time; time_of_call, call_received
q first_there time; first_arrival, first_engine_there
q under_control time; under_control, fire_surrounded
q stop_message time; stop_message, stop_sent
q last_engine_left time; last_engine_left, scene_left
q pumps number:1..12; engines_sent, pumps
q crew number:4..60; firefighters, crew_total
q breathing number:2..16; breathing_sets, ba_used
q rescued number:1..9; persons_rescued, rescued
q water unit:l 400..9000; water_used, water
q area unit:sqm 2..400; area_damaged, burnt_area
q cause phrase; probable_cause, cause
q origin phrase; place_of_origin, started_in
q alarm flag; alarm_sounded, smoke_alarm_worked; whether a smoke alarm sounded
q deliberate flag; deliberate, arson_suspected
q report date; report_date, written_on
a loss money:900..90000; estimated_loss, damage_value
a insurer company; insurer, insured_with
a injured number:1..5; injured_firefighters, crew_hurt
a weather phrase; weather, wind
l engines; appliances, vehicles; what was sent
c engines.call id:@##@#; call_sign, appliance
c engines.station phrase; station, from
c engines.sent time; mobilised, sent
c engines.there time; arrived, in_attendance
c engines.home time; available_again, home
c engines.officer person; officer, in_charge
c engines.crew number:2..6; crew, riders
l messages; radio_log, log
c messages.at time; time, at
c messages.text phrase; message, text
c messages.from id:@##@#; from, sender
---
{brigade} || {incident}
# Report of fire
{day} || {address}
{building=Terraced house|Barn|Flat, 3rd floor|Garage row|Workshop|School kitchen}; owner {owner}; lived in or used by {occupier}
Called by {caller} || {time_of_call}
= First there: {first_there} ({first_officer})
= Held: {under_control}
= Stop: {stop_message}
= All away: {last_engine_left}
= In charge at the end: {commander}
%engines 2..9
Call sign | From | Sent | There | Free | Officer | Crew
{engines.call} | {engines.station=Central|North|Harbour|Hill|Airport|retained} | {engines.sent} | {engines.there} | {engines.home} | {engines.officer} | {engines.crew}
%%
{pumps} engines, {crew} hands, {breathing} sets worn, {water} of water. {rescued} people were brought out.
%messages 2..8 lines
{messages.at} {messages.from}: {messages.text=make pumps four|two persons out|gas shut off|search complete|smoke only|ladder not needed}
%%
= Began in: {origin=loft|kitchen|meter cupboard|hay|bin store}
= Likely through: {cause=hot ash|charger|fat pan|wiring|match}
= Burnt: {area}
{alarm!A sounder in the hall had woken them|The detector did its work~No detector was heard|The detector had no battery}. {deliberate!Two seats of fire: the police have been told|It looks as though somebody set it~Nothing points to a hand that set it|An accident, as far as can be seen}.
+++
Written {report}. Looked into by {investigator}. {utility} cut the supply.
~ Copy of this costs {:money:50..150}. Records {:phone}, {:person}. Hydrant {:id:H####}, tested {:date}

== en ambulance_patient_care_record
q service company:{} Ambulance Service/{} Ambulance Trust; ambulance_service, service
q hospital company:{} General/{} University Hospital/{} Infirmary; taken_to, receiving_hospital
q paramedic person; paramedic, attending_clinician
q driver person; driver, second_crew
q nurse person; handed_over_to, triage_nurse
q patient person; patient, person_treated
q relative person; relative, informant
q gp person; gp, family_doctor
q call id:##-######; incident_number, call_no
q vehicle id:A###; vehicle, call_sign
q day date; date, call_date
q call_received time; call_received, call_time
q mobilised_at time; mobilised_at, vehicle_sent
q on_scene time; on_scene, arrived_scene
q at_patient time; at_patient, reached_patient
q left_scene time; left_scene, departed_scene
q at_hospital time; at_hospital, reached_hospital
q handover_time time; handover_time, handed_over_at
q age number:1..99; age, years
q complaint phrase; chief_complaint, main_problem
q history phrase; past_history, known_illness
q allergy phrase; allergies, allergic_to
q place address; scene_address, collected_from
q blue_lights flag; blue_lights, emergency_run; whether the run in was with lights and horn
q refused flag; treatment_refused, declined_something
q code short; triage_category, priority
a diagnosis phrase; final_diagnosis, hospital_diagnosis
a nhs id:### ### ####; patient_number, nhs_no
a doctor person; receiving_doctor, hospital_doctor
a cost money:90..900; charge, transport_charge
l obs; observations, vital_signs; measured on the way
c obs.at time; time, at
c obs.pulse number:40..150; pulse, heart_rate
c obs.sys number:70..200; systolic, upper_pressure
c obs.dia number:40..110; diastolic, lower_pressure
c obs.breaths number:8..40; breaths, respiratory_rate
c obs.sat percent; oxygen, saturation
c obs.pain number:1..10; pain, pain_score
l drugs; medicines, given
c drugs.at time; time, given_at
c drugs.name phrase; drug, medicine
c drugs.dose unit:mg 1..900; dose, amount
c drugs.batch id:B#####; batch, lot
c drugs.by short; given_by, initials
---
{service} || {vehicle}
{call} || {day}
{patient}, {age} || {place}
= Call: {call_received}
= Rolling: {mobilised_at}
= At the kerb: {on_scene}
= At the patient: {at_patient}
= Off: {left_scene}
= In: {at_hospital}
= Handed over: {handover_time}
Priority {code=1|2|3|C1|C2}. Main trouble: {complaint=chest pain|fall from stairs|short of breath|fit|sudden weakness, left}. Told by {relative}. Known: {history=asthma|high pressure|diabetes|none|old stroke}. Does not stand: {allergy=penicillin|latex|nothing known|aspirin}.
%obs 2..6
Time | P | Sys | Dia | R | Sat | Pain
{obs.at} | {obs.pulse} | {obs.sys} | {obs.dia} | {obs.breaths} | {obs.sat} | {obs.pain}
%%
%drugs 1..5
Given | What | mg | Batch | By
{drugs.at} | {drugs.name=aspirin|morphine|salbutamol|glucose|paracetamol} | {drugs.dose} | {drugs.batch} | {drugs.by=KL|SM|DT|RW}
%%
{refused!Did not let us put a needle in|Would not have the collar~Let us do all that was needed|Agreed to everything}. {blue_lights!Horn all the way|We ran in on lights~In quietly with the traffic|No lights, no horn}.
+++
{paramedic} || at the wheel {driver}
Taken over at {hospital} by {nurse}
~ Own doctor {gp}. Mask size {:number:3..5}. Vehicle cleaned {:time}. Bag no. {:id:D###} sealed {:date}. Control: {:person}, {:phone}

== en mountain_hut_warden_ledger
q club company:{} Alpine Club/{} Mountaineers; club, hut_owner
q hut company:{} Hut/{} Refuge/{} Bothy; hut, refuge
q warden person; warden, hut_keeper
q deputy person; assistant_warden, helper
q checker person; hut_officer, book_checked_by
q supplier company:{} Helicopters/{} Mules; supplied_by, brings_goods
q month month; month, ledger_month
q season_opened date; season_opened, opened_on
q closes date; season_closes, shuts_on
q checked_on date; checked_on, audited
q height unit:m 900..3200; altitude, height
q beds number:12..120; beds, places
q nights number:20..900; overnight_stays, nights_sold
q members number:10..500; member_nights, nights_by_members
q turned number:1..40; turned_away, refused_guests
q takings money:400..30000; takings, income
q tax money:10..900; visitor_tax, tourist_tax
q cash_carried_down money:200..9000; cash_carried_down, cash_handed_over
q flights number:1..12; supply_flights, flights
q water flag; water_short, dry_spring; whether water ran short
q rescue number:1..5; rescues, call_outs
q radio id:###.###; radio_frequency, frequency
q dogs flag; dogs_allowed, dogs_inside
a rent money:900..9000; lease, yearly_rent
a rooms number:2..12; rooms, dormitories
a doctor person; doctor, hut_doctor
a built year; built, built_in
l guests; bookings, parties; who slept there
c guests.night date; night, date
c guests.name person; name, party_leader
c guests.size number:1..14; persons, party_size
c guests.club phrase; club, member_of
c guests.from phrase; came_from, from
c guests.to phrase; going_to, bound_for
c guests.paid money:15..600; paid, amount
c guests.board choice:bed only/half board; meals, board
l stores; goods, stock
c stores.what phrase; item, goods
c stores.left number:1..60; left, in_stock
c stores.need number:1..60; needed, order
---
{hut} · {height} || {club}
# Hut book, {month}
Open {season_opened} to {closes}; places {beds}; {warden} with {deputy}
%guests 5..14
Name | No. | Club | From | To | Meals | Paid
/ Night of {guests.night}
{guests.name} | {guests.size} | {guests.club=own|other club|none|guide's party} | {guests.from=valley|north col|lake|glacier path} | {guests.to=summit|pass|valley|high route} | {guests.board} | {guests.paid}
%%
= Nights: {nights}
= of which club people: {members}
= Sent on for want of room: {turned}
= Taken: {takings}
= Levy for the parish: {tax}
= Carried down in cash: {cash_carried_down}
%stores 2..7 sentence
Stores (left / wanted):
{stores.what=flour|gas bottles|beer crates|firewood sacks|blankets|soap} {stores.left} / {stores.need}
%%
{flights} loads came up with {supplier}. {water!The spring gave out and we melted snow|Washing was stopped for lack of water~The spring ran all month|No want of water}. We were called out {rescue} times. {dogs!Dogs lie in the boot room|A dog may come in if it is dry~Dogs stay outside|No dogs past the door}.
+++
Looked through {checked_on}, {checker}
~ Radio {radio} at {:time} and {:time}. Valley {:phone}. Next flight {:date}, weather allowing; pilot {:person}

== en neighbourhood_burglary_crime_letter
q police_force company:{} Police/{} Constabulary; police_force, force
q victim person; victim, letter_to
q officer person; investigating_officer, officer_in_case
q scenes person; scenes_of_crime_officer, fingerprints_by
q supervisor person; supervisor, reviewed_by
q neighbour person; witness, neighbour
q suspect person; suspect, arrested_person
q insurer company:{} Insurance/{} Mutual; insurer, insurer_informed
q support company:Victim Support {}/{} Victims' Care; support_charity, help_from
q glazier company:{} Glass/{} Boarding Up; window_secured_by, glazier
q crime id:@@/#####/##; crime_number, crime_ref
q officer_no id:####; collar_number, officer_no
q happened_from date; between_from, happened_after
q happened_to date; between_to, happened_before
q reported_on date; reported_on, report_date
q letter_date date; letter_date, dated
q scene_examined date; scene_examined, examined_on
q closed_on date; closed_on, case_filed
q entry phrase; way_in, point_of_entry
q loss money:200..20000; total_loss, value_stolen
q recovered money:50..4000; value_recovered, got_back_worth
q prints flag; fingerprints_found, marks_found; whether marks were found
q camera flag; camera_footage, film_exists
q solved flag; detected, somebody_charged
a court date; court_date, trial
a policy id:@@######; policy_number, claim_no
a alarm company; alarm_company, alarm_firm
a landlord person; landlord, house_owner
l stolen; missing_items, property; what is gone
c stolen.no number:1..30; no, item
c stolen.what phrase; item, description
c stolen.mark phrase; mark, recognisable_by
c stolen.serial id:@@#######; serial, number
c stolen.worth money:20..4000; value, worth
c stolen.back date; recovered_on, returned
l contacts; updates, calls
c contacts.day date; date, day
c contacts.by person; officer, by
c contacts.what phrase; update, told
---
{police_force}
{victim} || Crime {crime}
{:street} || {letter_date}
Dear resident
I am sorry that your home was broken into at some time between {happened_from} and {happened_to}. You told us on {reported_on}. {officer} ({officer_no}) has the case.
They came through {entry=the kitchen window|the back door|a skylight|the cellar hatch|the garage}. {scenes} looked at the place on {scene_examined}: {prints!two clear marks of a palm were lifted|a shoe mark and part of a finger were found~gloves had been worn and no marks were found|nothing could be lifted}. {camera!The door bell across the road filmed a man|There is a film of a van~No film exists|The cameras in the street were dead}. {neighbour} heard a noise.
You say these things are gone:
%stolen 3..10
 | Item | Mark | No. | Worth | Back
{stolen.no} | {stolen.what=laptop|watch|ring|camera|bicycle|silver spoons|drill|coins} | {stolen.mark=initials|scratch|none|red tape|engraved} | {stolen.serial} | {stolen.worth} | {stolen.back}
%%
= In all: {loss}
= Of which found again: {recovered}
%contacts 1..4 lines
{contacts.day} {contacts.by}: {contacts.what=list received|house-to-house done|pawn shops asked|film viewed}
%%
{suspect} was held and questioned. {solved!The public prosecutor has brought a charge|A charge followed~There is not enough for a charge|Nobody has been charged}. The file was put away on {closed_on}; it can be opened again.
> {supervisor}
~ For the claim tell {insurer} the number above. Talk to somebody: {support}, {:phone}. Window made safe by {glazier}, {:money:60..300}. Crime prevention visit {:date}, {:person}

== en flood_warning_duty_log
q agency company:{} Rivers Agency/{} Water Authority; agency, flood_authority
q council company:{} Council/{} Borough; council, local_authority
q duty_officer person; flood_duty_officer, duty_officer
q forecaster person; forecaster, forecast_by
q relieved person; relieved_by, next_on_duty
q warden person; flood_warden, village_warden
q council_contact person; emergency_planner, council_contact
q river phrase; river, watercourse
q area_code id:###FWF@@##; warning_area, area_code
q area phrase; area, place_warned
q event id:FE-####; event_number, event_no
q shift_from date; shift_began, on_duty_from
q shift_to date; shift_ended, on_duty_until
q peak_day date; peak_day, crest_on
q peak_at time; peak_time, crest_at
q peak unit:m 2..7; peak_level, highest_level
q threshold unit:m 1..4; warning_level, trigger_level
q record unit:m 4..8; record_level, highest_ever
q record_year year; record_year, year_of_record
q rain unit:mm 10..140; rainfall, rain_in_24_hours
q homes number:2..400; homes_warned, properties_warned
q flooded number:1..90; homes_flooded, properties_flooded
q gates number:1..20; gates_closed, floodgates_closed
q pumps number:1..12; pumps_running, pumps_sent
q sandbags number:100..4000; sandbags, bags_handed_out
q severity choice:alert/warning/severe warning; severity, warning_level_name
q evacuated flag; people_evacuated, evacuation; whether people had to leave
q road flag; road_closed, main_road_shut
a cost money:900..90000; damage_cost, cost
a deaths number:1..4; deaths, casualties
a reservoir percent; reservoir_level, reservoir_full
a next_high date; next_spring_tide, next_tide
l gauges; readings, stations; what the gauges said
c gauges.station phrase; gauge, station
c gauges.at time; time, read_at
c gauges.level unit:m 1..7; level, reading
c gauges.trend choice:rising/steady/falling; trend, tendency
c gauges.flow number:10..900; flow, cubic_metres
l log; actions, entries; what was done
c log.at time; time, at
c log.what phrase; action, entry
c log.to person; spoken_to, told
c log.how phrase; by, means
---
{agency} · {event}
# Duty log
On duty {duty_officer}, {shift_from} to {shift_to}; then {relieved}
{river=Upper Ouse|Mill Brook|Leam|Tarn Water|Old Cut}, {area=Bridge End|the Meadows|Weir Lane|Lower Town} ({area_code})
^ {severity?Be prepared~Act now~Danger to life}
Forecast {forecaster}: {rain} in a day
%gauges 3..10
Gauge | At | m | | m³/s
{gauges.station=Town Bridge|Old Lock|Mill|Weir|Ford|Confluence} | {gauges.at} | {gauges.level} | {gauges.trend} | {gauges.flow}
%%
= We warn from: {threshold}
= It crested at: {peak}, {peak_day}, {peak_at}
= The most ever seen: {record}, in {record_year}
%log 4..12 lines
{log.at} {log.what=sirens sounded|gate 4 shut|pump started|calls to homes|school closed|radio told} ({log.to}, {log.how=phone|radio|in person|text})
%%
{homes} homes were warned, {flooded} took in water. {gates} gates shut, {pumps} pumps at work, {sandbags} bags given out. {evacuated!The lower street slept in the sports hall|A rest centre was opened for those taken out~All could stay in their homes|Nobody had to leave}. {road!Police shut the valley road at dusk|No way through by the main road~The main road stayed open|Traffic ran as always}.
+++
Village: {warden} || {council}: {council_contact}
~ Line {:phone}. Model run {:time}. Helicopter by {:company:{} Air}. Log closed {:date}; read by {:person}

== en lifeguard_beach_daily_return
q service company:{} Surf Lifesaving/{} Beach Patrol; lifeguard_service, service
q council company:{} Council/{} Harbour Trust; beach_owner, council
q beach phrase; beach, place
q senior person; senior_lifeguard, in_charge
q supervisor person; area_supervisor, supervisor
q coxswain person; boat_driver, boat_driven_by
q doctor person; ambulance_doctor, doctor_called
q day date; date, day
q return_sent date; return_sent, sent_on
q flags_up time; flags_up, patrol_began
q flags_down time; flags_down, patrol_ended
q high_water time; high_water, high_tide
q low_water time; low_water, low_tide
q crowd number:20..4000; people_on_beach, crowd
q bathers number:5..900; in_the_water, bathers
q wave unit:m 0..3; wave_height, surf
q water unit:°C 9..24; water_temperature, sea_temperature
q wind unit:kn 2..30; wind_speed, wind
q rescues number:1..20; rescues, people_rescued
q aid number:1..30; first_aid_cases, first_aid
q lost_children number:1..9; lost_children, children_found
q warnings_given number:5..400; warnings_given, people_warned
q bathing_forbidden flag; bathing_forbidden, red_flag; whether bathing was forbidden for a time
q jelly flag; jellyfish, stings
q helicopter flag; helicopter_called, helicopter
q boat_hours id:#.#; boat_hours, engine_hours
a drowned number:1..2; drowned, deaths
a visitors number:900..90000; season_visitors, season_total
a fuel unit:l 5..60; fuel, petrol_used
a age number:3..80; age_of_rescued, age
l team; lifeguards, staff; who was there
c team.name person; name, lifeguard
c team.from time; from, on
c team.to time; to, off
c team.post phrase; post, position
c team.card id:LG####; badge, award_no
l incidents; events, cases; what happened
c incidents.at time; time, at
c incidents.kind phrase; kind, what
c incidents.who person; person, casualty
c incidents.by first; rescuer, attended_by
c incidents.with phrase; equipment, with
c incidents.end phrase; outcome, ended
---
{beach=Long Sands|North Cove|Pier Beach|The Slip|Shingle Point}, {day}
# Return of the patrol
{service} for {council}
Up {flags_up} || Down {flags_down}
High {high_water} || Low {low_water}
= Surf: {wave}
= Sea: {water}
= Wind: {wind}
= On the sand: {crowd}
= In the sea: {bathers}
%team 2..7
Lifeguard | On | Off | Post | No.
{team.name} | {team.from} | {team.to} | {team.post=tower|north flag|boat|roaming|first aid hut} | {team.card}
%%
%incidents 1..8
At | What | Who | By | With | End
{incidents.at} | {incidents.kind=rip current|cut foot|board on head|adrift on float|sunstroke|cramp} | {incidents.who} | {incidents.by} | {incidents.with=tube|board|boat|kit|–} | {incidents.end=walked off|to hospital|to parents|told off}
%%
Pulled out: {rescues}. Patched up: {aid}. Children brought back: {lost_children}. Told to move: {warnings_given}.
{bathing_forbidden!For two hours nobody was let in|The red went up after lunch~Bathing was free all day|Red stayed in the locker}. {jelly!Many were stung by the blue ones|Vinegar ran out: stings~Nobody was stung|No stings}. {helicopter!The winch man took one off the rocks|The aircraft came from the base~No need of an aircraft|No aircraft called}.
Boat {boat_hours} h, {coxswain}
+++
{senior} to {supervisor}, {return_sent}
~ Doctor that came: {doctor}. Buoy checked {:date}. Ice cream van moved by {:person}. Radio ch. {:number:1..16}. {:phone}

== en community_transport_trip_manifest
q operator company:{} Community Transport/{} Dial-a-Ride; operator, transport_charity
q funder company:{} Council/{} Lottery Fund; funder, paid_for_by
q driver person; driver, driven_by
q escort person; passenger_assistant, escort
q scheduler person; scheduler, planned_by
q reserve person; reserve_driver, stand_by_driver
q garage company:{} Garage/{} Motors; garage, breakdown_to
q bus id:@@## @@@; bus_plate, vehicle
q run_number id:RUN-###; run_number, run
q day date; day, date_of_trip
q printed_on date; printed_on, sheet_printed
q out_of time; leaves_depot, depot_out
q back_at_depot time; back_at_depot, depot_in
q start_km number:9000..90000; odometer_start, km_out
q end_km number:9100..91000; odometer_end, km_in
q seats number:8..16; seats, seat_number
q chairs number:1..4; wheelchair_places, wheelchairs
q fares money:10..120; fares_collected, cash
q float money:5..30; change_float, float
q no_show number:1..4; no_shows, not_travelled
q lift flag; tail_lift_checked, lift_tested; whether the lift was tried before leaving
q oxygen flag; oxygen_on_board, gas_bottle
q defect phrase; defect_noted, fault
q permit id:S19-#####; permit_no, operating_permit
a insurer company; insurer, cover
a fuel unit:l 10..80; fuel_taken, diesel
a member id:####; membership_no, member
a wage money:9..20; drivers_wage, hourly_pay
l stops; passengers, pick_ups; who is fetched
c stops.no number:1..20; stop, order
c stops.at time; pick_up, time
c stops.name person; passenger, name
c stops.from street; from, fetched_at
c stops.to phrase; to, going_to
c stops.need phrase; needs, mobility
c stops.fare money:1..9; fare, pays
c stops.home time; return_at, home_time
c stops.phone phone; phone, ring
---
{operator}
# {run_number}, {day}
{bus} || permit {permit}
{driver} with {escort} (in reserve: {reserve})
Out {out_of} || In {back_at_depot}
%stops 4..12
 | At | Passenger | From | To | Needs | Fare | Home
{stops.no} | {stops.at} | {stops.name} | {stops.from} | {stops.to=day centre|clinic|shops|lunch club|library} | {stops.need=walks|stick|wheelchair|guide dog|blind} | {stops.fare} | {stops.home}
{stops.phone=}
%%
= Seats: {seats}
= Places for chairs: {chairs}
= Clock out: {start_km}
= Clock in: {end_km}
= Money taken: {fares}
= Change carried: {float}
= Did not come: {no_show}
{lift!Up and down twice in the yard, sound|Tried with 200 kg~Not tried, battery flat|No time for it this morning}. {oxygen!Mrs P. has her bottle, strap it|One bottle on the back seat~Nobody brings gas today|No gas aboard}. Fault: {defect=none|wiper|door buzzer|heater cold|mirror loose}.
~ Planned by {scheduler}, {printed_on}. Paid for by {funder}. Breakdown: {garage}, {:phone}. Rota day of {:date} moved. Safeguarding {:person}

== en hostel_night_shelter_annual_grant_report
q shelter company:{} Night Shelter/{} Homeless Project; project, grantee
q funder company:{} Community Foundation/{} Charitable Trust; funder, addressed_funder
q writer person; report_author, written_by
q manager person; project_manager, shelter_manager
q chair person; chair, chair_of_trustees
q officer person; grants_officer, funder_contact
q grant id:G##/####; grant_ref, grant_number
q period_from date; period_from, report_from
q period_to date; period_to, report_to
q due date; report_due, due_by
q report_date date; sent, report_date
q awarded date; grant_awarded, awarded_on
q amount money:4000..60000; grant_amount, sum_granted
q spent money:3000..58000; spent_so_far, spent
q unspent money:100..9000; unspent, left_over
q other_funding money:2000..90000; other_funding, raised_elsewhere
q beds number:6..40; beds, bed_spaces
q guests number:40..900; people_helped, different_guests
q target number:40..900; target_people, promised_number
q nights number:400..9000; bed_nights, nights_given
q moved_on number:5..200; moved_on, into_homes
q volunteers number:10..200; volunteers, helpers
q occupancy percent; occupancy, beds_used
q women percent; share_of_women, women
q wants_to_keep_underspend flag; wants_to_keep_underspend, carry_over_requested; whether the rest may be kept
q project_changed flag; project_changed, plan_changed
a legacy money:400..4000; legacy, bequest
a patron person; patron, patron_name
a next_round date; next_grant_round, apply_next
a bank iban; bank_account, iban
l aims; outcomes, milestones; what was promised and done
c aims.no number:1..8; aim_no, no
c aims.what phrase; aim, outcome
c aims.promised number:5..400; promised, target
c aims.done number:5..400; achieved, done
c aims.proof phrase; evidence, measured_by
c aims.by date; milestone, due
l money; budget_lines, spending
c money.head phrase; head, budget_line
c money.plan money:200..30000; budget, planned
c money.used money:200..30000; spent, used
c money.why phrase; explanation, variance_reason
l people; staff, posts
c people.name person; name, worker
c people.post phrase; post, role
c people.hours number:5..40; hours, weekly_hours
---
{shelter} || {grant}
To {officer}, {funder}
# Report {period_from} to {period_to}
due {due}, sent {report_date}
You gave us {amount} on {awarded}. Thanks to you {guests} people (we had said {target}) slept safe; that is {nights} nights in {beds} beds, or {occupancy} of what could be used. {women} were women. {moved_on} have a home of their own today.
%aims 3..7
 | Aim | Said | Done | Shown by | Until
{aims.no} | {aims.what=warm meal|health check|own room|bank account|job talk|no return within a year} | {aims.promised} | {aims.done} | {aims.proof=log|survey|case files|letters} | {aims.by}
%%
%money 2..7
 | Plan | Used | Why not the same
{money.head=wages|food|heating|training|laundry|rent} | {money.plan} | {money.used} | {money.why=|gas price||late start||gift in kind|}
%%
= Used of your money: {spent}
= Left of it: {unspent}
= From others: {other_funding}
{wants_to_keep_underspend!May we keep the rest for bedding?|We ask to take what is left into spring.~We send the rest back this month.|What is left goes back to you.} {project_changed!We moved to the chapel hall in the autumn, which was not planned|Against the plan we opened all year~All went as set out in the form|Nothing was done other than planned}.
%people 1..5 sentence
Paid from it were
{people.name}, {people.post=night worker|cook|support worker|coordinator}, {people.hours} hours
%%
{volunteers} others help for nothing.
+++
{writer} || seen by {chair}
~ Runs the house: {manager}, {:phone}. Photographs by {:person}, with leave. Visit us on {:date}, {:time}. Charity {:id:#######}
`
