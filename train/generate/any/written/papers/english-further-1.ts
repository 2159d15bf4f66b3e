/** Further papers in English: trade, transport, shipping and customs. */
export const englishFurtherPapers1 = `
== en rate_confirmation_carrier
g trucker; carrier, motor_carrier; who drives the load
g intermediary; broker, freight_broker; the middleman
q intermediary.name company:{} Logistics LLC/{} Freight Brokers Inc./{} Transport Solutions; company, name; the intermediary that books the truck
q intermediary.rep person; contact, person; person at the broker who made the deal
q intermediary.authority id:MC-######; mc_number, licence; operating authority of the broker, not of the trucker
q trucker.name company:{} Trucking Inc./{} Hauling LLC/{} Express Lines; company, name; company that drives the load
q trucker.authority id:MC######; mc_number, licence; authority number of the trucking company
q trucker.dispatch person; contact, person; who speaks for the trucking company
q driver person; driver_name, operator; who sits behind the wheel
q load id:#######; load_number, pro_no, reference; number under which the load is booked
q linehaul money:700..4900; base_rate, freight_only; pay for the haul before any additions
q fuel money:60..700; fuel_surcharge, fsc; part of the pay that follows the price of diesel
q total money:900..5900; all_in_rate, carrier_pay, total; everything the trucking company gets
q equipment choice:dry van/reefer/flatbed; trailer_type, equipment; what sort of trailer is wanted
q miles number:90..2900; distance, loaded_miles
q weight unit:lbs 9000..44000; cargo_weight, gross_lbs
q detention_rate money:25..90; detention_per_hour, waiting_charge; paid for each hour of waiting beyond the free time
q double flag; double_brokering_allowed, may_subcontract; whether the trucker may pass the load to somebody else
q signed date; agreed_on, confirmation_date; day the paper was agreed
a shipper company; shipper_of_record, cargo_owner; customer whose goods these are
a quickpay percent; quick_pay_fee, early_payment_discount; what early payment costs
a value money:9000..99000; declared_value, cargo_value; what the goods are worth
a trailer_no id:@####; trailer_number, trailer_plate
a insurance_end date; cargo_insurance_expiry, coi_expires; when the carrier's insurance runs out
l stops; legs, pickups_and_deliveries; places at which the truck calls
c stops.kind phrase; stop_type, action; whether it loads or unloads there
c stops.place company:{} Cold Storage/{} Distribution Center/{} Foods Plant/{} Building Supply; facility, location_name
c stops.town city; city, town
c stops.day date; appointment_date, scheduled
c stops.hour time; appointment_time, window
c stops.ref id:##@####; pickup_number, stop_reference
c stops.pallets number:2..26; pallet_count, handling_units
---
{intermediary.name} || RATE CONFIRMATION
{intermediary.authority} · {:phone} || Load # {load}
Agreed {signed} between the above, represented by {intermediary.rep}, and {trucker.name} ({trucker.authority}), dispatch: {trucker.dispatch}[, after-hours {:phone}].
%stops 2..5
 | Facility | City | Appt. | | Ref. | PLT
{stops.kind=PU|DEL|DEL, lumper|PU 2|drop trailer} | {stops.place} | {stops.town} | {stops.day} | {stops.hour} | {stops.ref} | {stops.pallets}
%%
Driver {driver} must call {:first} at {:phone} when empty. Approx. {miles} mi loaded, {weight}.
Trailer: {equipment?53' box, swept, no holes~53' temperature controlled, set point as on the shipper's sheet~48' deck with 4' tarps and eight straps}
+++
= Line haul: {linehaul}
= FSC: {fuel}
= Agreed amount: {total}
= Lumper (receipt needed): {:money:40..300}
+++
After two free hours we pay {detention_rate} an hour, up to {:money:200..500} a day. {double!The carrier may hand this load to a partner it has vetted|With a note to us the load may be given to another carrier~Re-brokering this load voids payment|The load rides on the carrier's own authority and no other}.
~ Invoices with signed POD to {:email} by {:date}. Bond held with {:company}. Form rev. {:number:3..19}.

== en import_entry_summary
g ior; importer, importer_of_record
q ior.name company:{} Imports Inc./{} Home Goods LLC/{} Outdoor Corp.; name, company; who owes the duty
q ior.number id:##-#######00; id, number; number of the one who owes the duty
q consignee company:{} Fulfillment/{} Stores Inc./{} Warehousing; ultimate_consignee, delivered_to; who finally gets the goods
q filer company:{} Customs Brokers/{} Brokerage Inc.; customs_broker, filed_by; who put the entry in
q filer_sign person; declarant, signed_by, attorney_in_fact; natural person who signs for the filing house
q entry id:@##-#######-#; entry_number, entry_no, reference
q entry_type choice:consumption/warehouse/temporary importation; entry_type, regime
q summary_date date; filed_on, summary_date; day the summary was put in
q entry_date date; entry_date, released_on; day the goods were let in, earlier than the summary
q import_date date; date_of_import, arrived_on; day they came within the port limits
q vessel phrase; conveyance, ship; on what the goods came
q unlading city; port_of_unlading, discharge_port; port where they were taken off
q bl id:@@@@########; master_bill, bill_of_lading_no
q surety company:{} Surety Co./{} Indemnity/{} Casualty; bond_company, guarantor; who stands behind the payment
q bond id:##@####; bond_number, surety_bond_no
q duty_total money:300..29000; total_duty, duties; duty alone
q mpf money:30..600; merchandise_processing_fee, mpf_amt
q hmf money:5..400; harbor_fee, hmf_amt; fee for keeping harbors open
q due money:400..31000; total_payable, grand_total, amount_due
q related flag; related_parties, affiliated; whether buyer and seller belong together
a antidumping money:90..9000; antidumping_duty, ad_cvd_amount; extra duty against dumping
a exam_fee money:90..900; examination_fee, exam_cost
a liquidation date; liquidation_date, entry_liquidated; when customs closes the entry
a delivery date; delivered_on, delivery_date; when the goods reached the door
l lines; entry_lines, merchandise, tariff_lines; goods by tariff number
c lines.no id:00#; line, line_no
c lines.hts id:####.##.####; tariff_number, hts_code
c lines.what phrase; description, merchandise
c lines.origin country; country_of_origin, co
c lines.qty number:10..9000; net_quantity, units
c lines.value money:90..90000; entered_value, line_value
c lines.rate percent; duty_rate, ad_valorem
c lines.duty money:4..9000; duty_amount, line_duty
---
ENTRY SUMMARY || 1. Filer code / no.  {entry}
= 2. Type: {entry_type}
= 3. Summary: {summary_date}
= 7. Entry: {entry_date}
= 11. Import: {import_date}
= 8. Importing carrier: {vessel=MV Cedar Bay|Pacific Lark V.114E|Oriental Finch|truck, bridge crossing 2}
= 19. Unladen at: {unlading}
= 12. B/L: {bl}
= 5/6. Surety / bond: {surety}, {bond}
25. IOR: {ior.name}, {ior.number} || 24. Goods go to {consignee}, {:address}
{related!27. Seller is a parent of the buyer; the price was tested|27. Y – affiliates~27. Price at arm's length between strangers|27. Not affiliated}
%lines 3..8
Ln | HTSUS | Merchandise | C/O | Net | Value | % | Duty
{lines.no} | {lines.hts} | {lines.what=Folding chairs|Cotton aprons|LED lanterns|Rubber mats|Ceramic planters|Steel shelving} | {lines.origin} | {lines.qty} | {lines.value} | {lines.rate} | {lines.duty}
%%
+++
= 37. Duty: {duty_total}
= 39. MPF (499): {mpf}
= HMF (501): {hmf}
= 40. To be paid: {due}
I declare that I am the agent of the above and that the invoices of {:date} show the true price.
{filer_sign}, for {filer}
~ CBP use: reviewed {:date}, team {:number:100..900}. Broker file {:id:S#####}.

== en post_clearance_demand_note
q office company:{} Customs Audit Office/Post Clearance Team {}; authority, issued_by, sender; office that claims the money
q officer person; case_officer, signed_by; who signs the demand
q trader company:{} Trading Ltd/{} Fashion plc/{} Components Ltd; addressee, debtor, liable_trader
q agent company:{} Clearance Ltd/{} Forwarding; declarant, customs_agent, lodged_by; who made the declarations at the time
q eori id:GB############; eori_number, trader_id
q case_no id:PC/##/####; case_reference, our_ref
q right date; right_to_be_heard_letter, earlier_letter_dated; day of the letter in which the trader could still object
q dated date; issue_date, demand_dated
q pay_by date; due_date, payment_deadline
q appeal_by date; review_deadline, object_until
q duty money:300..39000; customs_duty_claimed, duty_arrears
q vat_amt money:300..19000; import_vat, vat_claimed
q interest money:10..900; interest_charged, late_interest; what is claimed for the time that passed
q total money:900..60000; total_due, amount_demanded
q cause phrase; reason, finding; what was wrong in the declarations
q voluntary flag; voluntarily_disclosed, self_reported; whether the trader came forward by himself
q penalty_flag flag; penalty_considered, civil_penalty; whether a fine may follow
a penalty_sum money:90..5000; penalty_amount, fine
a guarantee id:CCG######; guarantee_number, comprehensive_guarantee
a seller company; seller, overseas_supplier
a appeal_ref id:####/####; tribunal_reference, appeal_number
l entries; declarations, affected_entries; which ones were wrong
c entries.mrn id:##GB##########@#; mrn, declaration_number
c entries.accepted date; acceptance_date, entry_date
c entries.old id:########; declared_code, code_used; number under which it was put in
c entries.new id:########; correct_code, revised_code; number that customs holds right
c entries.value money:900..40000; customs_value, value
c entries.short money:20..4000; underpaid, duty_short; what was paid too little
---
> {office}
> {:address}
> {dated}
{trader}
EORI {eori}
[copy: {agent}, which lodged the entries]

Our file {case_no}
# C18 – Demand for unpaid charges
We wrote on {right} and gave you thirty days. Your answer of {:date} did not change our view: {cause=the goods were classified under the wrong heading|royalties were left out of the value|the origin certificates do not cover these models|the quota was used up when the goods arrived}.
%entries 2..6
MRN | Accepted | Used | Should be | Value | Shortfall
{entries.mrn} | {entries.accepted} | {entries.old} | {entries.new} | {entries.value} | {entries.short}
%%
* Customs: {duty}
* VAT on import: {vat_amt}
* For lateness: {interest}
* Together: {total}
{voluntary!You came to us with this before we had asked|It was your own letter that brought the matter to light~The matter came up during our visit|We found this in a check of our own}. {penalty_flag!Whether a fine is to follow is being looked at by another team|A civil penalty may still be considered~No further action against the company is intended|We do not look to impose anything beyond the charges}.
Pay by {pay_by} quoting the file number. If you disagree you may ask for a review up to {appeal_by}.
> {officer}
~ Helpline {:phone}. Notice valid without seal. Leaflet 199 last changed {:date}; text of {:person}.

== en bonded_warehouse_return
q keeper company:{} Bonded Stores/{} Bond Ltd/{} Vaults; warehousekeeper, operator, licensee
q premises id:GB@@@@#######; warehouse_id, approval_number, premises_number
q officer company:{} Excise Office/Regional Excise Unit {}; sent_to, supervising_office
q month month; return_period, reporting_month
q closed date; stock_taken_on, closing_date; day of the count at the end
q lodged date; submitted_on, return_date
q stockman person; stock_controller, counted_by
q signatory person; authorised_signatory, director, signed_by
q opening number:900..9000; opening_stock, brought_forward; litres of pure alcohol at the beginning
q closing number:900..9000; closing_stock, carried_forward
q deficiency unit:lpa 1..90; stock_loss, shortage; what cannot be accounted for
q gain unit:lpa 1..20; stock_surplus, overage
q guarantee money:9000..90000; financial_security, premises_guarantee
q duty money:900..90000; duty_released, duty_on_removals; duty on what left for home use
q seized flag; seizure, goods_seized; whether customs took goods away during the month
a temperature unit:C 8..18; cellar_temperature, store_temperature
a rent money:90..900; storage_rent, rent_charged; what owners pay for storage
a next_visit date; next_inspection, audit_date
a insurer company; stock_insurer, insured_with
l owners; depositors, accounts, stock_by_owner; whose goods lie there
c owners.name company:{} Distillers/{} Wines/{} Spirits Ltd/{} Brewing; owner, account_holder
c owners.kind phrase; commodity, product_type
c owners.casks number:2..400; packages, casks_or_cases
c owners.received number:10..900; receipts_lpa, in
c owners.out number:10..900; removals_lpa, out
c owners.left number:10..900; balance_lpa, remaining
c owners.warrant id:W######; owner_registration, wowgr_number
l moves; movements_under_suspension, arcs; what went elsewhere without duty
c moves.arc id:##GB##################; arc, movement_reference
c moves.to company:{} Bond/{} Tax Warehouse/Entrepôt {}; consignee_warehouse, destination
c moves.sent date; dispatched, left_on
c moves.receipt date; report_of_receipt, arrived_on
---
# Warehouse return – {month}
{keeper}, premises {premises} || To: {officer}
All quantities in litres of pure alcohol unless said. Count finished {closed} by {stockman}.
%owners 3..8
Owner | Goods | Pkgs | In | Out | Left | Reg.
{owners.name} | {owners.kind=malt whisky|gin|still wine|vodka|sparkling wine|rum, dark|cider spirit} | {owners.casks} | {owners.received} | {owners.out} | {owners.left} | {owners.warrant}
%%
= A  At the start: {opening}
= B  Short on count: {deficiency}
= C  Over on count: {gain}
= D  At the end: {closing}
= E  Duty on what left for the market: {duty}
= F  Security in force: {guarantee}
+++
## Sent on in suspension
%moves 2..5 lines
{moves.arc} to {moves.to}, gone {moves.sent}, receipt {moves.receipt}
%%
{seized!On one visit officers took cases away under notice|Some casks were removed by the officers and are off the books~Nothing was taken by officers|No visit led to goods being held}.
?Losses above the allowance are explained in the annex of {:date}.
{signatory}, {lodged}
~ Keep for six years. Keys: {:person} and {:person}. Alarm line {:phone}.

== en container_interchange_receipt
q terminal company:{} Container Terminal/{} Intermodal Yard/Port of {} Terminals; issued_by, depot; yard that hands over or takes in the box
q line company:{} Line/{} Shipping/{} Container Lines; shipping_line, equipment_owner; whose box it is
q haulier company:{} Haulage/{} Transport/{} Drayage; trucker, road_haulier; who brings or fetches it
q driver person; driver_signature, driver
q checker person; gate_clerk, inspected_by; who looked at the box for the yard
q box id:@@@U ######-#; container_number, unit_no, equipment_id
q iso choice:22G1/42G1/45G1/45R1; iso_type, size_type
q way choice:in/out; direction, gate_move; whether the box enters or leaves the yard
q state choice:full/empty; load_status, full_or_empty
q seal id:@@######; seal_number, seal
q plate id:@@## @@@; truck_plate, vehicle_reg
q chassis id:CH####; chassis_number, trailer_id
q eir id:EIR-#######; receipt_number, interchange_no
q day date; gate_date, transaction_date
q hour time; gate_time, transaction_time
q tare unit:kg 2100..4800; tare_weight, empty_weight
q vgm unit:kg 9000..30000; verified_gross_mass, vgm
q csc date; next_examination, csc_due; by when the box must be examined again
q booking id:BK########; booking_number, release_ref
q sound flag; fit_for_cargo, sound; whether the box may be loaded as it is
a reefer unit:C -20..12; set_temperature, reefer_setting
a free_until date; last_free_day, demurrage_free_until; when storage or rental becomes payable
a vessel phrase; vessel, ship; ship it came with or goes by
a repair money:40..900; repair_estimate, cost_of_damage
a consignee company; consignee, cargo_receiver
l damage; damages, defects, remarks; what was seen on the box
c damage.side phrase; face, location, panel
c damage.code short; damage_code, type_code
c damage.what phrase; description, kind
c damage.size unit:cm 3..60; extent, length
c damage.old phrase; already_known, status
---
{terminal}
# Equipment interchange receipt
{eir} || {day}  {hour}
{way?☒ IN  ☐ OUT~☐ IN  ☒ OUT} || {state?☒ laden  ☐ MT~☐ laden  ☒ MT}
= Unit: {box}
= Type: {iso}
= Operator: {line}
= Seal: {seal}
= Tare: {tare}
= VGM: {vgm}
= CSC next: {csc}
= Release / bkg: {booking}
%damage 1..5
Face | Code | What | Size | 
{damage.side=front|left|right|roof|doors|floor|underside} | {damage.code} | {damage.what=dent|hole|cut|rust|broken lashing ring|gasket torn} | {damage.size} | {damage.old=seen before|new|patched|new, photo}
%%
{sound!Box passed for cargo as it stands|No objection to loading~Not to be stuffed before it has been seen by the workshop|Hold for repair, do not load}.
+++
= Haulage: {haulier}
= Lorry: {plate}
= Chassis: {chassis}
For the yard {checker} || For the road {driver}
~ Moved to stack {:id:@##-#} by crane {:number:1..9}. Complaints within 24 h to {:email}. Tariff of {:date}.

== en port_statement_of_facts
q ship phrase; vessel, ship_name
q owners company:{} Shipping SA/{} Bulkers/{} Maritime Ltd; shipowner, disponent_owner
q charterers company:{} Grain Ltd/{} Fertilisers/{} Minerals Pty; charterer, hired_by
q agents company:{} Agencies/{} Port Services/{} & Sons Shipbrokers; prepared_by, port_agent
q agent_person person; boarding_agent, drawn_up_by
q master person; master, captain; who signs for the ship
q terminal company:{} Bulk Terminal/{} Quays/{} Wharf Co; facility, loading_terminal
q port city; port_name, place
q cargo phrase; commodity, loaded_cargo
q quantity unit:mt 4000..60000; bl_quantity, cargo_loaded
q ashore unit:mt 4000..60000; shore_scale_figure, terminal_weight; what the scales on land made of it
q cp date; charterparty_date, cp_dated
q tendered date; nor_tendered_on, notice_given
q commenced date; loading_started, commenced_loading
q finished date; loading_completed, completed_loading
q sailed date; departure_date, left_berth
q rain unit:h 1..60; rain_time_total, weather_stoppage
q gangs number:1..5; gangs_working, gangs
q draft_fwd unit:m 6..12; sailing_draft_forward, draft_f
q draft_aft unit:m 6..13; sailing_draft_aft, draft_a
q dispute flag; signed_under_protest, master_protests; whether the captain made a reservation
a demurrage money:900..30000; demurrage_due, demurrage_amount
a laytime unit:days 1..9; laytime_allowed, time_allowed
a next_port city; next_port, bound_for
a pilot person; pilot, pilot_name
a freight money:9..90; freight_rate, rate_per_ton
l log; events, time_log, activities; what happened when
c log.day date; date, on
c log.from time; from, start
c log.to time; to, end
c log.what phrase; event, remark
c log.hatch short; hatch, hold
---
{agents} || STATEMENT OF FACTS
{port}
= Vessel: {ship=Amber Trader|Kestrel Bulk|Lake Huron Star|Hellenic Dawn|Tasman Grace}
= Owners: {owners}
= Charterers: {charterers}
= C/P dated: {cp}
= Berth: {terminal}
= Cargo: {cargo=wheat in bulk|DAP|iron ore fines|canola|clinker}
= B/L figure: {quantity}
= Shore figure: {ashore}
= N.O.R.: {tendered}
= Commenced: {commenced}
= Completed: {finished}
= Sailed: {sailed}
= Gangs: {gangs}
%log 6..14
Day | From | To | Details | H
{log.day} | {log.from} | {log.to} | {log.what=loading|stopped for rain|shifting ship|shore crane down|trimming|meal break|waiting for cargo|draught check|ballast being pumped|hatches closed} | {log.hatch}
%%
Stopped for rain in all {rain}. Left with {draft_fwd} F / {draft_aft} A.
{dispute!Signed for the times only, the captain's letter is attached|The ship signs without prejudice and objects to two of the stops~The ship signs without remarks|Agreed and signed by all sides without reserve}.
For the ship: {master} || For the agents: {agent_person}
~ Terminal foreman {:person}. Documents on board at {:time}, {:date}. Our disbursements follow.

== en laytime_calculation_sheet
q calculated_by person; prepared_by, demurrage_analyst
q checker person; verified_by, second_check
q desk company:{} Chartering/{} Shipping Desk/{} Ocean Freight; calculated_for, claimant; house that puts the claim
q against company:{} Commodities/{} Steel Trading/{} Sugar; respondent, claim_against; who is to pay
q ship phrase; vessel_name, ship
q voyage id:V##-##; voyage_number, voy_no
q cargo_qty unit:mt 4000..60000; cargo_quantity, bl_weight
q rate unit:mt 2000..15000; loading_rate, daily_rate; tons a day that had to be handled
q terms choice:SHINC/SHEX/FHEX; day_terms, holiday_exception; whether Sundays or holidays count
q allowed unit:days 1..9; time_allowed, laytime_allowed
q used unit:days 1..12; time_used, laytime_used
q over unit:days 1..5; time_lost, excess_time; by how much the allowed time was passed
q dem_rate money:6000..30000; demurrage_rate, daily_demurrage
q des_rate money:3000..15000; despatch_rate, daily_despatch; what a day saved would bring
q amount money:2000..90000; demurrage_due, claim_amount
q commission money:40..2000; address_commission, less_commission; what is taken off for the other side
q net money:2000..90000; net_claim, balance_claimed
q turn unit:h 6..24; turn_time, notice_time; hours before the clock begins to run
q once flag; once_on_demurrage, always_on_demurrage; whether nothing stops the clock after the time is up
q time_bar date; claim_time_bar, submit_by; last day to put the claim
a freight money:90000..900000; freight_total, freight_amount
a bunkers money:9000..90000; bunker_cost, fuel_value
a paid_on date; settled_on, received_on
a arbitration city; arbitration_seat, disputes_in
l ports; port_calls, legs; where time was counted
c ports.port city; port, place
c ports.did phrase; operation, activity
c ports.nor date; nor_date, notice
c ports.start date; time_starts, clock_from
c ports.end date; time_ends, completed
c ports.used unit:days 1..9; used_days, days_counted
l stops; exceptions, deductions; periods that do not count
c stops.why phrase; reason, exception
c stops.hours unit:h 1..30; hours, length
c stops.share percent; counted_at, proportion
---
# Laytime statement – {ship=Solent Bulker|Attica Sun|Baltic Heather|Maria Fortuna} {voyage}
{desk} v. {against} || drawn up {:date} by {calculated_by}; seen by {checker}
Quantity {cargo_qty} at {rate} per weather working day, {terms?Sundays and holidays included~Sundays and holidays excepted~Fridays and holidays excepted}; clock runs {turn} after notice.
%ports 2..4
Port | Op. | NOR | From | Until | Used
{ports.port} | {ports.did=loading|discharging|topping off|part discharge} | {ports.nor} | {ports.start} | {ports.end} | {ports.used}
%%
%stops 2..6 sentence
Not counted:
{stops.why=rain|crane failure on shore|holiday|shifting from anchorage|hold inspection failed|strike of tallymen} {stops.hours} at {stops.share}
%%
= Allowed: {allowed}
= Used: {used}
= Over: {over}
= Rate per day: {dem_rate}
= Had it been saved, per day: {des_rate}
= Works out at: {amount}
= Less address: {commission}
= To our favour: {net}
{once!Past the allowed time rain and holidays run on like other time|Nothing interrupts the count after expiry~The exceptions go on to apply after expiry|Rain after expiry is still taken out}.
The claim with all papers must be in by {time_bar}.
~ C/P of {:date}, clause {:number:8..40}. Broker: {:company}. Earlier version of {:date} is withdrawn.

== en charter_fixture_recap
g window; laycan, laydays
q broker company:{} Shipbrokers/{} & Co. Chartering; sent_by, shipbroker
q broker_name person; sender, broker_contact
q owner company:{} Bulk Carriers/{} Shipmanagement/{} Navigation; head_owner, party_letting_the_ship
q charterer company:{} Trading/{} Energy/{} Metals; charterer, party_hiring
q ship phrase; performing_vessel, ship
q built year; year_built, delivered_in
q dwt unit:mt 18000..82000; deadweight, dwt
q flag_state country; flag, registry
q fixed_on date; fixture_date, agreed_on; day on which all was agreed
q subjects date; subjects_lifted_by, subs_until; by when the reserves have to fall
q window.opens date; from, earliest
q window.closes date; to, cancelling; after this day the charterer may walk away
q load_port city; load_port, loading_at
q disch_port city; discharge_port, unloading_at
q cargo phrase; commodity, cargo
q min_max unit:mt 15000..75000; cargo_size, intake
q freight money:12..70; freight_rate, per_metric_ton
q demurrage money:8000..30000; demurrage_per_day, dem
q total_comm percent; total_commission, commission_all; brokerage and address together
q our_comm percent; brokerage, broker_commission; the part for the house that writes
q law phrase; governing_law, law
q arb city; arbitration_place, arbitrated_in
q hull_cleaning flag; hull_cleaning_included, hold_cleaning_by_owner; whether the owner has to clean the holds
a hire money:8000..30000; daily_hire, time_charter_rate
a master person; master, captain
a pi_club company; p_and_i_club, liability_insurer
a bunker_price money:400..900; bunker_price, fuel_price_per_ton
a eta date; expected_arrival, eta_load_port
---
From {broker_name}, {broker}, {:phone}
{fixed_on}
# RECAP – CLEAN FIXTURE[, private and confidential]
We are pleased to confirm having fixed the following for account of {charterer} with {owner}, subject receiver's approval until {subjects}, otherwise firm:

{ship=Alder Star|Cape Fenella|Ionian Spirit|Vega Breeze|Jade Mountain}, {flag_state} flag, blt {built}, {dwt} dwt, {:number:4..6} ho/ha, cranes {:number:25..40} t
For:
* {min_max} {cargo=bulk wheat|petcoke|steel billets|bagged rice|manganese ore}, {:number:5..10} pct owner's option
* from 1 sb {load_port} to 1 sb {disch_port}
* laydays {window.opens} / cancelling {window.closes}
* {freight} per mt fiot, {:number:90..97} pct within {:number:3..7} banking days
* detention after time used up: {demurrage} pdpr / half despatch
* {hull_cleaning!holds to be grain clean at owner's time and cost on arrival|sweeping and washing is for the owner~ship is delivered as she stands, crew only assists in sweeping for a bonus|washing holds is a matter for the charterer}
* {law=English|New York|Singapore} law, disputes to be heard in {arb}
* {total_comm} ttl, of which {our_comm} here
* otherwise as per charter of {:date} with logical alterations
Last done: {:city} – {:city}, {:date}. Previous cargoes: {:=coal, salt, urea|grain, grain, scrap|sugar, clinker, wheat}.
Thanks for the good cooperation.
~ {broker} acts as broker only. Sister office {:city} {:phone}. Ops contact {:person}.

== en timecharter_hire_statement
q owner company:{} Shipowning/{} Marine AS/{} Tankers; payee, owner, account_of
q charterer company:{} Chartering/{} Liner Services; payer, hirer
q ship phrase; vessel, chartered_ship
q number number:2..40; hire_period_number, statement_no; the how-manieth hire this is
q from date; period_from, hire_from
q to date; period_to, hire_until
q days unit:days 12..16; days_on_hire, days
q daily money:7000..29000; daily_rate, hire_per_day
q gross money:90000..400000; gross_hire, hire_before_deductions
q offhire money:900..30000; off_hire_deduction, less_off_hire
q comm money:900..15000; commission_deducted, less_commission
q cve money:500..900; victualling_allowance, cve; allowance for messages, meals and visitors
q bunkers money:9000..90000; bunkers_on_delivery, fuel_taken_over; value of the fuel taken over with the ship
q net money:80000..400000; net_hire, amount_payable
q due date; due_date, payable_by
q bank company:{} Bank/{} Savings Bank/Bank of {}; receiving_bank, beneficiary_bank
q iban iban; beneficiary_account, pay_to_iban
q delivered_at city; delivery_place, taken_over_at; where the ship was handed to the hirer
q issued date; statement_date, drawn_on
q clerk person; prepared_by, ops_accountant
q late flag; previous_paid_late, arrears; whether the last hire came late
a redelivery date; redelivery_date, handed_back_on
a ballast money:9000..90000; ballast_bonus, bonus
a master person; master, captain
a next_rate money:7000..29000; next_period_rate, rate_from_next_period
l downtime; off_hire_events, stoppages; when the ship was out of use
c downtime.from date; from, began
c downtime.to date; until, ended
c downtime.why phrase; cause, reason
c downtime.hours unit:h 1..60; hours_lost, duration
c downtime.fuel unit:mt 1..30; fuel_used, bunkers_consumed
c downtime.agreed phrase; status, agreed
---
{owner} || Hire statement no. {number}
To {charterer} || {issued}
m.v. {ship=Nordic Tern|Clara Schulte J|Bay of Fundy|Orient Lily|Sabine Trader}, delivered at {delivered_at} under charter of {:date}
%downtime 1..4
From | To | Why | Lost | Fuel | 
{downtime.from} | {downtime.to} | {downtime.why=main engine, turbocharger|crane 2 wire|crew medical landing|detained by port state|boiler tube} | {downtime.hours} | {downtime.fuel} | {downtime.agreed=agreed|owner disputes|agreed in part|open}
%%
= Period: {from} to {to}
= Days: {days}
= At: {daily} pdpr
= Hire: {gross}
= Less out of service: {offhire}
= Less commission: {comm}
= C/V/E: {cve}
?= Bunkers taken over: {bunkers}
= Please remit: {net}
= Not later than: {due}
{late!We note that the foregoing hire reached us three days after it was due|The last one came in only after a reminder~The foregoing hire came in on the day|Thank you for paying the last one in time}.
Bank: {bank}, {:city} || {iban}
{clerk}
~ Next hire falls due {:date}. Bunker prices as {:company} reported them on {:date}. Owner's P&I correspondent: {:company}.

== en export_packing_list
q exporter company:{} Machinery Ltd/{} Instruments/{} Textiles Mills; shipper, packed_by, sender
q buyer company:{} Importers/{} Equipment Inc./{} Industrie; consignee, receiver
q notify company:{} Clearing Agents/{} Forwarders; notify_party, inform_on_arrival; firm to be told when it arrives, not the receiver
q doc id:PL-####/##; packing_list_no, document_no
q invoice id:EXP/###; invoice_reference, inv_no; number of the bill these goods belong to
q contract id:SC-#####; sales_contract, contract_no
q packed date; packing_date, list_date
q stuffed date; container_stuffed_on, stuffing_date
q port city; port_of_loading, pol
q dest city; final_destination, place_of_delivery
q mark phrase; shipping_mark, main_mark
q container id:@@@U#######; container_no, equipment
q cases number:2..90; total_packages, colli_total
q gross unit:kg 300..19000; total_gross, gross_weight
q net unit:kg 200..18000; total_net, net_weight
q cube unit:m³ 2..66; total_volume, cbm, measurement
q wood flag; ispm15_treated, heat_treated_timber; whether the timber bears the plant health stamp
q foreman person; packing_foreman, packed_under
q signer person; authorised_signature, signed_by
a value money:900..90000; invoice_value, fob_value
a vessel phrase; vessel, carrying_ship
a hs id:########; hs_code, tariff_number
a origin country; country_of_origin, made_in
a incoterm short; delivery_terms, incoterms
l cases_list; packages, crates, contents; what is in which case
c cases_list.no id:#/#; case_no, package_no
c cases_list.what phrase; contents, description
c cases_list.qty number:1..400; quantity, pcs
c cases_list.net unit:kg 5..900; net, net_mass
c cases_list.gross unit:kg 8..990; gross, gross_mass
c cases_list.dims id:### x ### x ###; dimensions_cm, measurements
c cases_list.pack phrase; packaging, kind_of_package
---
{exporter}
{:address} || tel. {:phone}
^ PACKING LIST
{doc} || {packed}
Sold to / ship to {buyer}, {:address}
On arrival tell {notify}, {:phone}
= Against: contract {contract}, bill {invoice}
= From: {port}
= To: {dest}
= Marks: {mark=in a diamond, JK|red stripe, 2 sides|arrow up, PL|AZ over SANTOS}
= Unit: {container}
%cases_list 3..10
Case | Contents | Pcs | Net | Gross | cm | 
{cases_list.no} | {cases_list.what=gear housings|spare belts|control cabinet|hand tools|manuals and small parts|rollers|base frame} | {cases_list.qty} | {cases_list.net} | {cases_list.gross} | {cases_list.dims} | {cases_list.pack=plywood case|carton on pallet|crate|drum|bundle}
%%
Total {cases} pkgs · {net} net · {gross} gross · {cube}
{wood!All dunnage and case timber was heat treated and carries the wheat-ear mark|Timber bears the treatment stamp on two sides~No timber was treated, cases are of board only|The pallets carry no treatment mark}. Packed under {foreman}; closed in the box on {stuffed}.
> {signer}
~ Inspection by {:company} waived {:date}. Claims for shortage within {:number:7..30} days. Export code {:id:##########}.

== en proforma_disbursement_account
q agency company:{} Ship Agency/{} Maritime Services/{} Port Agents Pvt; port_agent, issued_by
q principal company:{} Shipping/{} Tankers SA/{} Bulk; principal, billed_to, on_account_of
q attended person; ops_manager, attending_agent; who looks after the call
q accounts person; accounts_contact, da_desk; who to ask about the money
q ship phrase; vessel, ship
q port city; port_of_call, port
q grt number:4000..60000; gross_tonnage, grt
q loa unit:m 90..290; length_overall, loa
q arrival date; eta, expected_arrival
q stay unit:days 1..9; expected_stay, days_in_port
q dated date; estimate_date, issued_on
q valid date; valid_until, estimate_expires
q da id:PDA/####; da_number, reference
q rate number:70..90; exchange_rate, roe; local money for one dollar
q total_local money:90000..900000; total_local_currency, sum_in_rupees
q total_usd money:4000..60000; total_usd, advance_requested; what is asked for in dollars beforehand
q swift id:@@@@IN@@; swift_code, bic
q bank company:{} Bank/Bank of {}; remit_to_bank, agents_bank
q dues_exempt flag; dues_concession, rebate_applies; whether the port grants a reduction
a final money:4000..60000; final_da_total, actual_cost
a husbandry money:90..2000; husbandry_costs, crew_matters
a berth phrase; berth, jetty
a cargo_qty unit:mt 4000..60000; cargo_quantity, parcel_size
a last_port city; last_port, coming_from
l items; cost_items, port_costs, charges; what the call will cost
c items.code id:##; item_no, account_code
c items.what phrase; description, charge
c items.basis phrase; basis, how_computed
c items.payee company:{} Port Trust/{} Tugs/{} Pilots/{} Launch Service; payable_to, vendor
c items.local money:900..90000; amount_local, inr
c items.usd money:20..9000; amount_usd, usd
---
{agency}
Regd. office: {:=2nd Floor, Harbour View, Ballard Pier|14/2 Beach Road, Fort|Plot 7, Port Colony} · CIN {:id:U#####MH####PTC######}
PROFORMA D/A {da} || Date {dated}
M/s {principal}
Kind attn.: Operations

mv {ship=Deccan Pearl|Thor Vega|Golden Ganges|Swift Heron} at {port}, ETA {arrival}, expected to stay {stay}; GRT {grt}, LOA {loa}
%items 5..12
Sr | Particulars | Basis | To | Local | Foreign
{items.code} | {items.what=Port dues|Pilotage in/out|Tug hire|Berth hire|Light dues|Mooring gang|Agency fee|Launch|Garbage removal|Bank charges} | {items.basis=per GRT|lump sum|per hour|as per scale|per call} | {items.payee} | {items.local} | {items.usd}
%%
= Sum in local money: {total_local}
= At R.O.E.: {rate}
= Please arrange: {total_usd}
{dues_exempt!Coastal run, so the port takes less for its dues|As a second call in thirty days a rebate has been worked in~Full tariff applies on this call|No concession is open to this vessel}.
Kindly remit before arrival to {bank}, {:city}, swift {swift}, a/c {:id:############}. Attending: {attended}. For queries on the account {accounts}, {:email}.
~ E. & O. E. Figures hold until {valid}; the scale of rates was revised {:date}. Subject to {:city} jurisdiction.

== en freight_audit_exception_letter
q auditor company:{} Freight Audit/{} Freight Analytics/{} Spend Control; audit_firm, sender
q analyst person; analyst, written_by
q client company:{} Retail Group/{} Appliances/{} Health Products; on_behalf_of, shipper_client; whose bills are checked
q carrier company:{} Freight Lines/{} Parcel/{} LTL Inc.; carrier, addressee; whose bills were found wrong
q carrier_contact person; attention, billing_contact
q claim id:OC-#####; claim_number, our_reference
q acct id:###-####; account_number, carrier_account
q dated date; letter_date, sent
q from date; period_start, bills_from
q to date; period_end, bills_to
q contract date; contract_effective, tariff_in_force_since; since when the agreed prices apply
q checked number:40..4000; bills_audited, invoices_checked
q wrong number:2..90; exceptions, bills_in_error
q claimed money:90..9000; refund_claimed, overcharge_total
q offset flag; will_offset, deduct_if_unpaid; whether the sum will be taken off coming bills
q days number:10..60; response_days, days_to_answer
q share percent; contingency_share, auditor_fee_share; part of the money that the auditor keeps
a paid date; refund_paid_on, credited_on
a credit id:CM######; credit_memo, credit_note_no
a fuel percent; fuel_surcharge_rate, fsc_percent
a lost money:40..4000; loss_and_damage_claim, cargo_claim
l bills; exceptions_list, overcharges, invoices; which ones are wrong
c bills.pro id:#########; pro_number, bill_number
c bills.shipped date; ship_date, picked_up
c bills.lane phrase; lane, route
c bills.billed money:90..2000; billed, charged
c bills.due money:60..1800; should_be, correct_amount
c bills.why phrase; error_type, reason
c bills.weight unit:lbs 90..9000; billed_weight, weight
---
{auditor} || {dated}
{:street}, {:city}
{carrier}
Attn: {carrier_contact}

Re: Overcharge claim {claim}, your account {acct}
As auditors for {client} we went through {checked} of your bills with ship dates {from} to {to} and hold {wrong} of them against the contract in force since {contract}:
%bills 3..9
PRO | Shipped | Lane | Billed | Correct | Why
{bills.pro} | {bills.shipped} | {bills.lane=OH–TX|CA–NV|GA–FL|PA–NJ|IL–MN|WA–OR} | {bills.billed} | {bills.due} | {bills.why=wrong class|discount not applied|duplicate|residential fee on dock delivery|reweigh without ticket|liftgate not used}
{bills.weight=}
%%
This adds up to {claimed}. Please credit it or show us why not within {days} days.
{offset!Should we not hear from you the sum will be netted from the next remittances|Without an answer our client will short-pay coming bills~Our client will keep paying in full while this is open|We make no deduction in the meantime}.
> {analyst}
~ {auditor} works for {share} of recoveries. Supersedes our notice of {:date}. Copy: {:person}, {:company}.

== en cross_dock_shift_report
q site phrase; hub, dock_site
q operator company:{} Parcel Network/{} Distribution/{} Logistics; operator, run_by
q supervisor person; shift_lead, written_by
q relieved person; handed_over_to, next_supervisor; who takes over
q shift choice:early/late/night; shift_name, turn
q day date; shift_date, working_day
q began time; shift_start, from
q ended time; shift_end, until
q hands number:9..60; headcount, staff_present
q agency number:1..20; agency_workers, temps; of those present the hired ones
q absent number:1..9; absentees, no_shows
q units number:900..9000; units_handled, throughput
q mis number:1..90; missorts, wrong_lane
q target number:900..9000; plan, units_planned
q belt unit:min 3..90; conveyor_downtime, belt_stopped_for
q hurt flag; injury, accident_reported; whether anyone was hurt
q left_over number:1..90; carried_over, units_left
a cost money:9..90; cost_per_unit, unit_cost
a temperature unit:C 2..30; hall_temperature, temp
a customer company; main_customer, key_account
a next_audit date; next_audit, audit_on
l trailers; inbound, arrivals, vehicles_in; what came in
c trailers.door number:1..40; door, bay
c trailers.plate id:@@## @@@; trailer_reg, unit
c trailers.from city; origin, from
c trailers.eta time; booked, slot
c trailers.came time; arrived, actual
c trailers.pieces number:40..900; pieces, units
c trailers.note phrase; remark, irregularity
l lanes; outbound, departures, vehicles_out; what went out
c lanes.to city; destination, lane
c lanes.cut time; cut_off, planned_departure
c lanes.left time; left_at, actual_departure
c lanes.fill percent; fill_rate, load_factor
c lanes.haulier company:{} Haulage/{} Trunking; subcontractor, haulier
---
{operator} – {site=North Hub|Gateway South|Dock 4, Midlands|Airport shed}
# Shift sheet {day}, {shift?06 to 14~14 to 22~22 to 06}
{supervisor}, {began}–{ended} || next: {relieved}
On the floor {hands}, {agency} of them through {:company}; {absent} did not come.
+++
Came in
%trailers 4..10
Door | Unit | From | Booked | In | Pcs | 
{trailers.door} | {trailers.plate} | {trailers.from} | {trailers.eta} | {trailers.came} | {trailers.pieces} | {trailers.note=|seal broken|wet cartons|late, traffic||two cages short}
%%
+++
Went out
%lanes 4..9
For | Cut | Left | Fill | By
{lanes.to} | {lanes.cut} | {lanes.left} | {lanes.fill} | {lanes.haulier}
%%
+++
= Through the hub: {units}
= Asked for: {target}
= Sent down a wrong lane: {mis}
= Still on the floor: {left_over}
Belt stood for {belt}. {hurt!One of the loaders went to the first-aid room with a cut hand|A trapped finger was entered in the book~Nobody was hurt|The accident book has no entry for this turn}.
~ Forklift {:number:1..12} to workshop {:date}. Fire drill led by {:person} at {:time}. Cleaners {:company}.

== en warehouse_storage_tariff_annex
q keeper company:{} Warehousing/{} Storage & Distribution/{} Logistics Park; service_provider, warehouse_keeper
q depositor company:{} Foods/{} Electronics/{} Cosmetics; customer, goods_owner, depositor
q annex number:1..5; annex_number, schedule_no
q contract id:WH-####; agreement_no, main_contract
q contract_date date; main_contract_dated, master_agreement_date
q from date; effective_from, prices_valid_from
q to date; prices_valid_until, price_period_end
q floor unit:m² 300..9000; reserved_area, floor_space
q places number:90..5000; pallet_positions, reserved_places
q minimum money:900..20000; minimum_monthly_charge, monthly_minimum
q index phrase; price_index, indexation_basis
q cap percent; increase_cap, maximum_increase; the most by which prices may rise in a year
q liability money:2..20; liability_per_kg, damage_limit_per_kilo
q aggregate money:90000..900000; liability_cap_year, aggregate_limit
q shrink percent; shrinkage_allowance, tolerated_loss; loss that need not be made good
q notice duration; notice_period, termination_notice
q signed_a person; signed_for_warehouse, signatory_keeper
q signed_b person; signed_for_customer, signatory_customer
q insured flag; stock_insured_by_keeper, insurance_included; whether the keeper insures the goods
a deposit money:900..20000; security_deposit, deposit
a manager person; site_manager, warehouse_manager
a terms number:14..60; payment_terms_days, payment_days
a landlord company; building_owner, landlord
l prices; rates, tariff, services; what each service costs
c prices.code id:S##; code, service_code
c prices.what phrase; service, activity
c prices.per phrase; unit, charged_per
c prices.price money:1..60; rate, unit_price
c prices.over money:1..90; out_of_hours_rate, surcharge_rate
c prices.from number:10..900; volume_from, tier
---
Annex {annex} to agreement {contract} of {contract_date}
^ {keeper} and {depositor}
## Space
The keeper sets aside {floor} with {places} pallet places at {:address}. Whether or not they are used, {minimum} a month is the least that falls due.
## Prices
%prices 5..12
 | Service | Per | Price | Nights, Sundays
{prices.code} | {prices.what=Unloading|Put away|Storage|Picking|Relabelling|Shrink wrap|Cycle count|Container stripping|Return inspection|Express dispatch} | {prices.per=pallet|carton|pallet and week|line|hour|unit} | {prices.price} | {prices.over}
{prices.from=}
%%
They hold from {from} until {to} and then follow {index=the consumer price index|the hauliers' cost index|the wage agreement for warehousing}, though never by more than {cap} in a year.
## Loss and damage
The keeper answers for up to {liability} a kilo and {aggregate} in any year. A loss of {shrink} of what passed through counts as usual. {insured!The keeper takes out cover on the goods and the premium lies within the prices|Cover against fire, water and theft comes with the storage price~The goods are not covered by the keeper and the customer looks after that himself|Insuring the stock is a matter for its owner}.
## End
Either side may give {notice} notice in writing.
{signed_a} || {signed_b}
for the warehouse || for the customer
~ Draft {:number:2..6} by {:person}, {:date}. Annexes 1 to {:number:6..9} form part of the agreement. Dispute board: {:company}.

== en returns_grading_report
q centre company:{} Returns/{} Reverse Logistics/{} Renew; processing_centre, graded_by_company
q retailer company:{} Online/{} Department Stores/{} Electricals; client, retailer, goods_returned_to
q batch id:RB-####-#; batch_number, lot
q received date; received_on, inbound_date
q graded date; grading_date, completed_on
q lead person; quality_lead, approved_by
q pallets number:1..26; pallets, inbound_pallets
q units number:40..4000; unit_count, items_received
q short number:1..60; missing_units, short_delivered; announced but not in the load
q resell percent; a_stock_rate, resaleable_share
q scrap percent; scrap_rate, destroyed_share
q recovered money:900..60000; estimated_recovery, resale_value
q fee money:90..9000; processing_fee, handling_charge
q data flag; personal_data_found, data_wiped_needed; whether somebody's data was still on devices
q buyer company:{} Liquidators/{} Clearance/{} Jobbers; secondary_buyer, sold_on_to; who takes the second grade
q decide date; disposition_deadline, instructions_by; until when the retailer has to say what to do
a refund money:900..60000; customer_refunds, refunded
a carrier company; carrier, hauled_by
a original money:900..90000; original_retail_value, rrp_total
a next_pickup date; next_collection, next_load
l items; returned_items, units_graded; single pieces
c items.sku id:###-####; sku, article_no
c items.what phrase; product, description
c items.serial id:@@########; serial_no, sn
c items.reason phrase; return_reason, customer_said
c items.found phrase; finding, actual_condition; what the bench found
c items.grade choice:A/B/C/D; grade, class
c items.route phrase; disposition, next_step
---
# {centre}
Grading report {batch} for {retailer}
Load of {pallets} pallets, in on {received}, {units} pieces counted, {short} on the list were not there. Bench closed {graded}.
%items 4..10
SKU | Article | S/N | Buyer said | We found | | Goes to
{items.sku} | {items.what=kettle|headphones|robot vacuum|toaster|monitor 27"|drill set|tablet} | {items.serial} | {items.reason=changed mind|does not start|wrong colour|arrived late|noisy|gift} | {items.found=never opened|works, scratches|fuse gone|accessory missing|liquid inside|as new} | {items.grade} | {items.route=shelf|outlet|parts|repair|crusher}
%%
= Back on the shelf: {resell}
= To be destroyed: {scrap}
= Thought to fetch: {recovered}
= Our charge: {fee}
{data!Three of the tablets still showed the accounts of their last users and were wiped|Photos of former owners were found and erased~No device held anything of its former owner|All memories were empty}. Second choice goes to {buyer} unless you tell us otherwise by {decide}.
> {lead}
~ Grades: A unopened, B light traces, C works with faults, D dead. Key of {:date}. Site {:city}, {:phone}; night lead {:person}.

== en distributor_rebate_statement
q maker company:{} Paints/{} Tools/{} Plumbing Systems; manufacturer, rebate_granted_by
q dealer company:{} Merchants/{} Trade Centres/{} Builders Supplies; distributor, rebate_earned_by
q dealer_no id:D#####; distributor_number, customer_no
q deal id:AGR-##-###; agreement_ref, rebate_agreement
q period period; rebate_period, purchases_in
q manager person; account_manager, key_account_manager
q controller person; released_by, finance_approver
q turnover money:20000..900000; qualifying_purchases, net_turnover
q excluded money:900..30000; excluded_purchases, non_qualifying; bought but not counted
q last_year money:20000..900000; prior_period_purchases, previous_turnover
q growth percent; growth, year_on_year
q reached phrase; tier_reached, achieved_level
q rebate money:900..60000; rebate_total, total_earned
q advance money:900..20000; paid_on_account, interim_paid
q balance money:900..40000; balance_to_credit, net_rebate
q credit id:CN######; credit_note, credit_ref
q issued date; statement_date, dated
q credited date; credited_on, posted_on
q marketing flag; marketing_fund_included, co_op_paid; whether money for advertising is in it
a limit money:9000..90000; credit_limit, account_limit
a overdue money:90..9000; overdue_balance, arrears
a next_review date; next_review, renegotiation_on
a rep_visit date; last_visit, sales_call
l groups; product_groups, categories; by kind of goods
c groups.name phrase; product_group, category
c groups.bought money:900..90000; purchases, turnover
c groups.target money:900..90000; target, threshold
c groups.rate percent; rebate_rate, rate
c groups.earned money:20..9000; rebate, earned
c groups.share percent; share_of_total, mix
---
{maker} || Trade partner statement
{dealer}, no. {dealer_no} || {issued}
Under agreement {deal} for {period} you have earned the following. Your contact is {manager}.
%groups 3..7
Range | Bought | Needed | % | Earned
{groups.name=Interior|Exterior|Primers|Valves|Pipe|Power tools|Consumables} | {groups.bought} | {groups.target} | {groups.rate} | {groups.earned}
{groups.share=}
%%
= Counts towards the scale: {turnover}
= Left out (special prices): {excluded}
= Same months a year ago: {last_year}
= Up by: {growth}
= Step: {reached=silver|gold|gold plus|platinum|base}
+++
Earned in all {rebate}, of which {advance} went out in the course of the period. The rest, {balance}, was put to your account on {credited} with {credit}.
{marketing!The figure takes in what we owe you for the local advertisements|Your brochure subsidy is contained in it~What we give towards advertisements is settled apart|Advertising money is not part of this paper}.
{controller}, sales control
~ To be kept confidential. Objections until {:date}. Your orders desk: {:person}, {:phone}. Scale v{:number:2..8}.

== en consigned_stock_settlement
q supplier company:{} Fasteners/{} Bearings/{} Medical Devices; supplier, stock_owner
q user company:{} Works/{} Hospital Group/{} Assembly; customer, stock_holder
q place phrase; storage_point, consignment_location
q sheet id:CS-####; settlement_no, sheet
q counted date; counted_on, stocktake_date
q last date; previous_count, last_settlement; day of the count before this one
q counter_a person; counted_for_supplier, supplier_rep
q counter_b person; counted_for_customer, storekeeper
q sold money:90..20000; consumption_value, to_be_billed
q stock_value money:900..60000; stock_value, remaining_value
q expired number:1..30; expired_units, out_of_date
q lost number:1..20; unexplained_losses, missing
q bill_date date; invoice_date, to_be_invoiced_on
q min_alarm flag; below_minimum, replenishment_needed; whether something fell below the least that must lie there
q refill date; replenishment_date, refill_due
a lease money:40..900; cabinet_rent, storage_fee
a contract_end date; contract_end, agreement_expires
a po id:45########; customer_order_no, po_no
a discount percent; discount, rebate
l parts; stock_lines, articles; what was counted
c parts.no id:###.###.#; article_no, part
c parts.name phrase; description, article
c parts.lot id:L#####; batch, lot
c parts.before number:20..400; opening, previous_count
c parts.added number:5..200; replenished, delivered
c parts.now number:5..300; counted, on_hand
c parts.used number:5..200; used, consumption
c parts.price money:1..90; unit_price, price
---
{supplier} – stock kept with {user}
Count {sheet}, {place=Cabinet A, theatre 2|Kanban rack, hall 3|Cage 11|Store room, level -1}
{counted} (before that: {last})
%parts 4..10
Part | | Lot | Was | + | Is | Used | @
{parts.no} | {parts.name=hex bolt M8|sealed bearing 6204|suture pack|O-ring 22|stent, 3.0|retaining clip|catheter} | {parts.lot} | {parts.before} | {parts.added} | {parts.now} | {parts.used} | {parts.price}
%%
Used up and to be charged: {sold}, bill to follow {bill_date}. What lies there now is worth {stock_value}.
{expired} were past their date and are taken back free; {lost} could not be found and are charged.
{min_alarm!Two lines stand below the agreed floor|The red bin came up on several parts~Every line stands above the agreed floor|No bin has reached its red card}.[ Next filling {refill}.]
{counter_a} for the owner of the goods || {counter_b} for the store
~ Copy by mail to {:email}. Scanner {:id:SC-##}. Terms of {:date} apply; disputes to {:person}.

== en documentary_credit_advice
g shipment; shipping, shipment
q advising company:{} Bank/Bank of {}/{} Commercial Bank; advising_bank, sender; bank that passes the credit on
q issuing company:Banco {}/{} National Bank/{} Trade Bank; issuing_bank, opened_by; bank that owes the promise
q beneficiary company:{} Exports/{} Mills Ltd/{} Engineering; beneficiary, exporter, in_favour_of
q applicant company:{} Importaciones/{} Trading Co/{} Stores; applicant, buyer, account_party
q credit id:LC##-######; credit_number, lc_no
q our_ref id:EXA#######; advice_ref, our_reference
q amount money:9000..900000; credit_amount, maximum
q tolerance percent; tolerance, plus_minus
q issued date; date_of_issue, opened_on
q advised date; advice_date, advised_on
q expiry date; expiry_date, valid_until
q expiry_place city; place_of_expiry, expires_at
q shipment.latest date; latest_date, ship_by
q present number:5..30; presentation_days, days_to_present
q shipment.from city; loading_port, from
q shipment.to city; discharge_port, to
q shipment.goods phrase; goods, merchandise
q tenor choice:sight/deferred payment/acceptance; available_by, payment_kind
q partial flag; partial_shipments, part_shipments_allowed; whether the goods may go in several lots
q tranship flag; transhipment, transshipment_allowed; whether they may change ship on the way
q confirmed flag; confirmation_added, we_confirm; whether the passing bank adds its own promise
q charge money:40..400; advising_fee, our_charges
a insurance_pct percent; insurance_cover, insured_percentage
a carrier company; carrier, shipping_line
a vessel phrase; vessel, ship
a reimbursing company; reimbursing_bank, reimbursement_at
l documents; required_documents, papers; what must be shown
c documents.what phrase; document, paper
c documents.originals number:1..3; originals, fold
c documents.copies number:1..4; copies, duplicates
c documents.note phrase; condition, specification
---
{advising}, Trade Services || {advised}
{beneficiary}
{:address}
Our ref.: {our_ref} (please quote)
Without any responsibility for errors in transmission we advise that we have received from {issuing}, {:city}, the following irrevocable credit:
= 20 Number: {credit}
= 31C Issued: {issued}
= 31D Expires: {expiry}, at the counters in {expiry_place}
= 50 By order of: {applicant}, {:city}
= 32B Amount: {amount}
= 39A +/-: {tolerance}
= 44E Loading: {shipment.from}
= 44F Discharge: {shipment.to}
= 44C Not later than: {shipment.latest}
= 45A Covering: {shipment.goods=cotton yarn, 20/1|hydraulic presses|frozen shrimp|ceramic tiles|basmati rice, bagged}
= 48 Papers within: {present} days of shipment
41A {tenor?Payable on presentation~Payable ninety days after shipment without a draft~Drafts at sixty days will be accepted}
43P {partial!Lots may go apart~All goods must leave together}; 43T {tranship!the carrier may change ship on the way~a direct ship is required}.
%documents 3..7 lines
{documents.what=Signed commercial invoice|Full set of clean bills on board|Certificate of origin|Packing list|Insurance policy|Inspection certificate|Beneficiary's statement}, {documents.originals} original(s) and {documents.copies} copies, {documents.note=made out to order|legalised|blank endorsed|showing the credit number|dated before shipment}
%%
{confirmed!We add our own undertaking to the above|At the request of the opening bank we have joined in its promise~This advice conveys no engagement on our part|We pass this on without any promise of our own}. Our fee of {charge} is for your account.
~ Subject to UCP in force. Authenticated by SWIFT {:date}, {:time}. Desk: {:person}, {:phone}.

== en duty_drawback_claim_acknowledgement
q office company:{} Drawback Center/Customs Refunds Unit {}; authority, processing_office
q claimant company:{} Manufacturing Inc./{} Chemicals LLC/{} Apparel; claimant, refund_applicant
q attorney company:{} Trade Advisors/{} Customs Law; representative, filed_by
q specialist person; drawback_specialist, assigned_officer
q claim id:DB#-#######-#; claim_number, drawback_claim
q filed date; filed_on, claim_received
q ack date; acknowledged_on, letter_date
q kind choice:manufacturing/unused merchandise/rejected merchandise; drawback_type, provision; ground on which the duty is claimed back
q amount money:900..90000; amount_claimed, refund_requested
q accelerated flag; accelerated_payment, early_payment_approved; whether it is paid before the final look
q bond id:###-######; bond_number, surety_bond
q bond_amount money:9000..90000; bond_amount, security
q ruling id:HQ ######; ruling, manufacturing_ruling; ruling under which the firm works
q missing_by date; cure_deadline, submit_missing_by; until when lacking papers can still come
q exam flag; selected_for_verification, audit_selected; whether the claim will be looked into at the firm's place
a paid date; refund_date, paid_on
a account id:#########; bank_account, ach_account
a interest money:9..900; interest, interest_paid
a port city; port_of_export, export_port
l pairs; designated_entries, imports; brought in, for which duty was paid
c pairs.entry id:@##-#######-#; import_entry, entry_no
c pairs.date date; import_date, entered_on
c pairs.what phrase; merchandise, material
c pairs.qty number:40..9000; quantity_designated, qty
c pairs.duty money:20..9000; duty_paid, duty
l exports; exported, export_proofs; sent out again
c exports.ref id:X##############; itn, export_reference
c exports.left date; export_date, departed
c exports.to country; country, ultimate_destination
c exports.qty number:40..9000; quantity_exported, qty
---
> {office}
> {ack}
{claimant}
c/o {attorney}
# Your claim {claim}
It reached us on {filed} and rests on the rules for {kind?goods used up in making what was exported~goods exported as they came~goods sent back because they were not as ordered}. You ask for {amount}.
%pairs 2..6
Entry | In | Goods | Units | Duty
{pairs.entry} | {pairs.date} | {pairs.what=polyester staple|brass rod|denim|resin pellets|bearings|dyestuff} | {pairs.qty} | {pairs.duty}
%%
set against
%exports 2..6
ITN | Out | To | Units
{exports.ref} | {exports.left} | {exports.to} | {exports.qty}
%%
{accelerated!You are approved for money before the final decision, and the Treasury has been told|It goes out ahead of liquidation under your privilege~No money moves before we have decided|Your application for payment ahead has not been granted, so you have to wait for the end}. Security: {bond}, {bond_amount}. Method: {ruling}.
{exam!Two of our auditors will come and see the records|The claim has been drawn for a visit~We do not mean to visit you about this claim|A look at the papers will do, nobody will come}. Lacking are the bills of the {:=second export|third entry|first export}; have them here by {missing_by}.
{specialist}
~ Do not answer to this mailbox. Room {:number:100..900}, {:phone}. Notice prepared {:date}, supervisor {:person}.

== en long_term_supplier_declaration
q maker company:{} Metals Ltd/{} Polymers/{} Ceramics; supplier, declared_by
q maker_home address; supplier_address, declarant_seat
q customer company:{} Automotive/{} Appliances GmbH/{} Tools SA; addressee, customer
q origin phrase; origin, preferential_origin
q partners phrase; partner_countries, valid_for_trade_with; countries with which the preference holds
q from date; valid_from, start_of_period
q to date; valid_to, end_of_period
q issued date; issued_on, date_of_issue
q signer person; signed_by, responsible_person
q job phrase; function, signer_position
q cumul flag; cumulation_applied, materials_from_partners; whether stuff from partner countries was counted in
q vat id:GB### #### ##; supplier_vat_no, vat_number
q contact email; contact_email, queries_to
q withdraw flag; must_notify_changes, duty_to_inform; whether the maker promises to tell of changes
a registered id:REX######; rex_number, registered_exporter
a hs id:######; hs_heading, tariff
a value money:90..9000; value, price
a customs company; customs_office, endorsed_by
l goods; articles, covered_products; what the paper is about
c goods.no id:##-####; article_number, item
c goods.own id:K#####; customer_part_no, your_number; number by which the receiver knows it
c goods.what phrase; description, product
c goods.rule phrase; origin_rule, criterion
c goods.foreign percent; non_originating_share, foreign_content
---
{maker}, {maker_home}
to {customer}[, purchasing department]

^ DECLARATION
I, the undersigned, declare that the goods listed below, which are regularly supplied to the addressee, originate in {origin=the United Kingdom|the European Union|Türkiye|Canada} and satisfy the rules governing preferential trade with {partners=Norway and Switzerland|the EU|Japan|Chile, Peru and Colombia|South Korea}.
%goods 3..9
Our no. | Yours | Goods | Rule | Foreign
{goods.no} | {goods.own} | {goods.what=brackets, pressed|housing, cast|seal kit|tile, unglazed|granulate|handle} | {goods.rule=wholly obtained|change of heading|value rule|specific process} | {goods.foreign}
%%
I declare that {cumul!materials of a partner country were counted as our own|cumulation has been made use of~cumulation was not used|no stuff of partner countries was counted in}.
This covers all shipments dispatched from {from} to {to}. {withdraw!We undertake to let you know at once when it no longer holds|Should anything change you will hear from us without delay~We give no promise to write when circumstances change|The receiver has to ask anew when in doubt}.
> {:city}, {issued}
> {signer}, {job=export control|head of sales administration|works director|customs officer of the firm}
~ VAT {vat} · {contact} · replaces the paper of {:date} · bank {:company} · managing directors {:person}, {:person}

== en tariff_classification_ruling
q authority company:{} Customs Directorate/National Tariff Office {}; issuing_authority, ruling_body
q holder company:{} Toys Ltd/{} Nutrition/{} Electronics; holder, applicant
q agent company:{} Customs Consultants/{} Tariff Advice; representative, filed_for_holder
q ruling id:BTI-GB-####-######; ruling_reference, decision_no
q applied date; application_date, received
q granted date; start_of_validity, decided_on
q ends date; end_of_validity, expires
q code id:#### ## ## ##; commodity_code, classified_under; number the goods were given
q asked id:#### ## ## ##; code_requested, proposed_by_applicant; number the applicant had hoped for
q goods phrase; goods, trade_name
q duty percent; third_country_duty, duty_rate
q samples number:1..4; samples_received, specimens
q lab id:L##/####; laboratory_ref, analysis_no
q secret flag; confidential_details, trade_secret_kept; whether part is kept from the public
q officer person; classification_officer, decided_by
q appeal_days number:30..60; appeal_period_days, days_to_object
a origin country; country_of_origin, made_in
a fee money:20..400; fee, cost
a quota id:##.####; quota_number, tariff_quota
a value money:9..900; customs_value, unit_value
l reasons; grounds, rules_applied; why
c reasons.rule id:GIR #; rule, general_rule
c reasons.text phrase; reasoning, note
c reasons.cite phrase; source, legal_note
l makeup; composition, components; what it is made of
c makeup.part phrase; component, material
c makeup.share percent; share, percentage_by_weight
c makeup.use phrase; function, purpose
---
1  {authority} || 2  {ruling}
3  Holder (confidential): {holder}, {:address} || 4  Valid from {granted} until {ends}
5  Asked for on {applied}[ by {agent}] || 6  Code: {code}
7  Goods
{goods=Magnetic building set|Protein bar with nuts|Smart mirror|Inflatable kayak with pump|Herbal throat sweet|Camera drone, toy}; {samples} specimens came with the papers; analysed under {lab}.
%makeup 2..6
Part | w/w | For
{makeup.part=plastic body|steel balls|sugar|LCD panel|PVC film|battery|dried extract} | {makeup.share} | {makeup.use=holds together|display|taste|gives shape|carries the current}
%%
8  Why
%reasons 2..5 lines
{reasons.rule}: {reasons.text=the essential character lies in the main part|a set put up for retail sale|not a medicine, dose too small|a part suitable for sole use|presented unassembled}, {reasons.cite=note 2 to the section|note 1(p) to the chapter|explanatory notes|opinion of the committee}
%%
The applicant had proposed {asked}; that heading does not reach goods of this make. At present the ordinary duty stands at {duty}.
{secret!Recipe and photographs are withheld from the public register|Box 9 is not published~Everything here may be published|Nothing was marked as secret}.
You have {appeal_days} days to object. {officer}
~ Earlier ruling {:id:BTI-GB-####-######} lapsed on {:date}. Hotline {:phone}, desk of {:person}.

== en general_average_notice
q adjuster company:{} Average Adjusters/{} & Partners Adjusters; average_adjuster, sent_by
q handler person; case_handler, signed_by
q receiver company:{} Imports/{} Furniture/{} Foods; cargo_interest, addressee
q ship phrase; vessel, casualty
q owners company:{} Lines/{} Shipowners; owners, declared_by; who called on all to share
q casualty_date date; casualty_date, incident_on
q where phrase; casualty_place, position
q event phrase; casualty, what_happened
q refuge city; port_of_refuge, brought_to
q declared date; ga_declared_on, declaration_date
q salvor company:{} Salvage/{} Towage & Salvage; salvors, salvage_company
q salvage_sec percent; salvage_security, salvage_deposit_rate; part of the value that must be secured for the salvors
q ga_sec percent; general_average_deposit, ga_deposit_rate; part of the value for the common loss
q bl id:@@@@#######; bill_of_lading, bl_no
q dated date; letter_date, notice_date
q answer date; documents_by, return_forms_by
q surveyor company:{} Marine Surveyors; surveyor, cargo_surveyor
q lien flag; cargo_held, lien_exercised; whether the goods are kept until security is given
q rules phrase; rules, adjustment_rules
a master person; master, captain
a insurer company; cargo_insurer, underwriter
a delivery date; delivery_date, goods_released
a final percent; final_contribution, contribution_rate
a flag_state country; flag, nationality
l boxes; containers, your_cargo; goods of the addressee that were on board
c boxes.no id:@@@U#######; container, unit
c boxes.what phrase; contents, goods
c boxes.value money:9000..90000; invoice_value, cif_value
c boxes.state phrase; condition, reported_state
c boxes.ga money:900..9000; ga_deposit, deposit
---
{adjuster} || {dated}
To: {receiver}
as holder of B/L {bl}

{ship=Astrid Bay|Pacific Orchid|Karin Express|Sea Laurel} – {event=fire in hold 2|grounding|loss of engine power in heavy weather|collision with a barge} on {casualty_date}, {where=off the Azores|in the Malacca Strait|near Cape Agulhas|fairway of the Scheldt}
# General average
We have been appointed by {owners}, who declared on {declared} that cargo and ship must share the cost of saving them. {salvor} towed the ship to {refuge}.
%boxes 1..6
Unit | Goods | Worth | State | GA share
{boxes.no} | {boxes.what=garden furniture|canned fruit|bicycles|shoes|tyres} | {boxes.value} | {boxes.state=sound|wet by fire water|not yet seen|smoke, partly} | {boxes.ga}
%%
Asked of you:
* for the salvors {salvage_sec} of the sound value
* for the common loss {ga_sec}
* the signed bond and your insurer's guarantee, here by {answer}
{lien!Until then your goods stay under lock in the port|The terminal has orders to let nothing go before we nod~Your goods go forward meanwhile|Nothing is held back; the boxes travel on as planned}. {surveyor} look at the cargo for all concerned. The adjustment follows {rules=York-Antwerp 2016|York-Antwerp 1994}.
> {handler}
~ Salvage contract of {:date}. Correspondents at {:city}: {:company}, {:phone}. Case opened by {:person}.

== en superintendent_ship_visit
q manager company:{} Ship Management/{} Marine/{} Fleet Services; technical_manager, company
q superintendent person; superintendent, visited_by, author
q ship phrase; vessel, ship_visited
q chief person; chief_engineer, head_of_engine
q master person; master, captain
q port city; port, boarded_at
q from date; embarked, visit_from
q to date; disembarked, visit_to
q last date; previous_visit, last_visit
q score percent; vessel_score, overall_rating
q hours number:9000..90000; main_engine_hours, me_running_hours
q lube unit:l 200..9000; cylinder_oil_stock, lube_oil_on_board
q budget money:90000..900000; annual_budget, opex_budget
q spent money:40000..700000; spent_to_date, actual_cost
q dock date; next_drydock, docking_due
q class_out number:1..9; conditions_of_class, open_class_items
q crew_ok flag; rest_hours_in_order, rest_hours_compliant; whether the rest of the crew was kept
q sailed_ok flag; no_sailing_restriction, fit_to_sail; whether the ship may go on as planned
a owner company; registered_owner, owner
a class company; class_society, classification
a charterer company; charterer, on_hire_to
a bunkers unit:mt 90..900; fuel_on_board, rob
l findings; defects, action_items; what must be done
c findings.no number:1..60; item, no
c findings.area phrase; area, location
c findings.text phrase; finding, defect
c findings.risk choice:low/medium/high; priority, risk
c findings.who phrase; responsible, rank
c findings.due date; target_date, due
c findings.part id:RQ-#####; requisition, spare_part_order
---
# Visit report: {ship=Pennine Trader|Loch Etive|Hanse Pioneer|Coral Wren}
{manager} || {port}, {from} to {to}
Written by {superintendent}. Captain {master}, chief {chief}. The visit before this ended {last}.
Condition in all {score}. Main engine stands at {hours} h; cylinder oil in tank {lube}.
%findings 4..12
# | Where | What | | By | Until | Req.
{findings.no} | {findings.area=purifier room|steering gear|bridge|galley|forecastle|deck crane 1|lifeboat|cargo office} | {findings.text=leaking flange|guard missing|alarm muted|wasted handrail|chart not corrected|wire dry|release gear stiff} | {findings.risk} | {findings.who=2nd engineer|bosun|chief mate|cook|electrician} | {findings.due} | {findings.part=RQ-10442|RQ-20981||RQ-33107|}
%%
+++
= For the year: {budget}
= Gone so far: {spent}
= Next in dock: {dock}
= Open with class: {class_out}
{crew_ok!The rest sheets agree with the bell book|I compared rest sheets and log and they fit~Rest sheets were filled in ahead, two men had too little|The hours of rest do not hold, see photos}. {sailed_ok!Nothing stands in the way of sailing|She can leave on time~She must not leave before the steering is mended|I asked the captain to stay until the boat is back in its davits}.
~ Distribution: {:person}, {:person}. Flight home {:date}, {:time}. Template of {:date}.

== en ship_sale_memorandum
q seller company:{} Shipping Co./{} Navigation SA/{} Offshore; seller, party_a
q buyer company:{} Maritime Inc./{} Bulk Pte/{} Ferries; buyer, party_b
q brokers company:{} S&P Brokers/{} Ship Sales; broker, arranged_by
q ship phrase; ship_name, vessel_sold
q imo id:IMO #######; imo_number, ship_id
q class company:{} Register/{} Veritas/{} Bureau; classification_society, classed_with
q built year; year_built, built_in
q yard company:{} Shipyard/{} Heavy Industries/{} Slip; builder, built_by
q gt number:2000..50000; gross_tonnage, grt
q price money:900000..9900000; purchase_price, price
q deposit money:90000..900000; deposit, ten_percent
q deposit_days number:2..5; deposit_within_days, days_for_deposit
q holder company:{} Law/{} Escrow Services; escrow_agent, deposit_held_by
q moa date; agreement_date, moa_dated
q inspected date; inspection_date, buyers_inspected_on
q records city; class_records_seen_in, records_inspected_at
q range_from date; delivery_not_before, earliest_delivery
q cancel date; cancelling_date, latest_delivery
q place phrase; delivery_range, delivered_within
q diver flag; underwater_inspection, divers_look; whether divers look at the bottom
q spares flag; spares_included, spares_on_shore_included; whether stores on land go with her
q sign_seller person; signed_for_seller, seller_attorney
q sign_buyer person; signed_for_buyer, buyer_director
a flag_new country; new_flag, buyers_flag
a new_name phrase; new_name, renamed
a crew number:9..30; crew_complement, crew_size
a mortgage company; mortgagee, bank_with_mortgage
a bunkers money:900..9000; bunkers_price, remaining_fuel_value
---
^ MEMORANDUM OF AGREEMENT
{moa}
{seller}, hereinafter called the Sellers, have agreed to sell, and {buyer}, the Buyers, have agreed to buy:
= Name: {ship=Eilean Mor|Sierra Bianca|Tallin Star|Gannet|Rio Turia}
= No.: {imo}
= Class: {class}
= Year and yard: {built}, {yard}
= GT: {gt}
+++
1. The price is {price}. Within {deposit_days} banking days of signing the Buyers lodge {deposit} with {holder}, who hold it for both.
2. The Buyers saw the ship at {:city} on {inspected} and her class papers in {records}; they have accepted her and the sale is outright.
3. She shall be delivered {place=safely afloat at a berth between Gibraltar and Piraeus|at a port in the China Sea|within the Baltic, ice permitting|at a yard of the Sellers' choice} not before {range_from}; should she not be ready by {cancel} the Buyers may withdraw.
4. {diver!Divers named by class are to view the bottom below the summer load line|The bottom is looked at by divers at the place of delivery~She is taken over as she lies and no diver goes down|The Buyers waive any look below the waterline}.
5. {spares!What is on order or lies in the Sellers' sheds belongs to the sale|Propeller and tail shaft on shore go along~Only what is on board goes with her|Spares ashore stay with the Sellers}.
6. Arranged through {brokers}; commission of {:percent} for the Sellers' account.
{sign_seller} || {sign_buyer}
For the Sellers || For the Buyers
~ Addendum 1 of {:date} on the radio lease with {:company}. Witness: {:person}.

== en multi_drop_run_sheet
q firm company:{} Deliveries/{} Foodservice/{} Bakers Supply; operator, dispatching_firm
q depot phrase; depot, start_point
q run id:R-###; run_number, route_id
q day date; run_date, delivery_day
q driver person; driver, driven_by
q mate person; helper, second_man; who rides along to carry
q planner person; transport_planner, planned_by
q van id:@@# @@@; vehicle, registration
q out time; departure, left_depot
q back time; return, back_at_depot
q miles number:20..300; mileage, miles_driven
q odo number:9000..90000; odometer_start, start_reading
q cash money:20..900; cash_collected, money_taken
q crates number:2..90; crates_returned, empties_brought_back
q late number:1..9; late_drops, missed_windows
q breakdown flag; breakdown, vehicle_trouble; whether the van gave trouble
q tacho flag; breaks_taken, driving_rules_kept; whether the rests were kept
a fuel unit:l 20..120; fuel_used, litres
a temp unit:C 1..8; load_temperature, chiller
a wages money:60..200; driver_pay, wage
a next_service date; next_service, service_due
l drops; stops, deliveries, calls; where the van called
c drops.seq number:1..30; sequence, stop_no
c drops.who company:{} Cafe/The {} Inn/{} Stores/{} Nursery/{} Deli; customer, consignee
c drops.town city; town, place
c drops.window time; time_window, wanted_by
c drops.came time; arrived, actual_time
c drops.boxes number:1..40; cases, boxes
c drops.who_signed last; received_by, pod_name
c drops.note phrase; exception, remark
---
{firm} · {depot=Unit 6, Canal Yard|Dock B|The Old Dairy|Shed 14}
Run {run} || {day}
= Van: {van}
= Driver: {driver}
= With: {mate}
= Out: {out}
= In: {back}
= Clock at start: {odo}
%drops 5..14
No | Drop | Town | By | At | Bx | Sign | 
{drops.seq} | {drops.who} | {drops.town} | {drops.window} | {drops.came} | {drops.boxes} | {drops.who_signed} | {drops.note=|one crate refused|||left with neighbour|short 2|no one in}
%%
{miles} mi driven. Brought back {crates} empties and {cash} in cash. {late} calls came after their hour.
{breakdown!Stood an hour with a flat at the ring road|Tail lift stuck, got it down by hand~Van ran well|No trouble with the van}. {tacho!Both rests were taken as they should be|Stopped three quarters of an hour at midday~Drove through without the long stop, please note|One rest was cut short}.
?Planned by {planner} the evening before.
~ Ring {:person}, {:phone}, for keys. Vehicle due for tax {:date}. Sheet {:number:2..3} of {:number:3..4}.

== en sales_agency_commission_statement
q principal company:{} Furniture/{} Footwear/{} Giftware; principal, commission_paid_by
q agent person; sales_agent, commission_earned_by
q agent_firm company:{} Agencies/{} & Co Representatives; agency_name, trading_as
q territory region; territory, sales_area
q code id:A-###; agent_code, agent_no
q quarter month; period, commission_period
q made date; statement_date, drawn_up
q paid_on date; payment_date, remitted_on
q sales money:9000..300000; sales_total, invoiced_sales
q returned money:90..9000; returns, credits_deducted
q rate percent; standard_rate, commission_rate; what applies where nothing else is said
q gross money:900..20000; commission_before_tax, gross_commission
q clawed money:40..2000; clawback, unpaid_accounts_deduction; taken back because customers did not pay
q samples money:20..900; sample_charges, samples_deducted
q vat_amt money:90..4000; vat_amount, vat_added
q net money:900..20000; net_payable, paid_out
q clerk person; prepared_by, sales_ledger
q closed flag; exclusive, sole_agent; whether nobody else may sell there
a target money:9000..300000; sales_target, budget
a expenses money:40..900; travel_expenses, mileage_paid
a end date; agreement_ends, notice_expires
a bank iban; bank_account, iban
l sales_list; invoices, orders_commissioned; bills on which the reckoning rests
c sales_list.no id:######; invoice_no, document
c sales_list.day date; invoice_date, date
c sales_list.cust company:{} Interiors/{} Shoes/The {} Gift Shop/{} Home; customer, buyer
c sales_list.value money:90..9000; net_value, amount
c sales_list.pct percent; rate, commission_percent
c sales_list.comm money:9..900; commission, earned
c sales_list.paid phrase; payment_status, settled
---
{principal}
COMMISSION – {quarter} || Made up {made}
{agent}, t/a {agent_firm} (code {code}), for {territory}
%sales_list 4..12
Bill | Dated | Customer | Net | % | Yours | 
{sales_list.no} | {sales_list.day} | {sales_list.cust} | {sales_list.value} | {sales_list.pct} | {sales_list.comm} | {sales_list.paid=paid|open|part|paid late}
%%
Billed in your area {sales}; of this {returned} came back. Where the list shows nothing else, {rate} applies.
= Commission: {gross}
= Not paid by customers: -{clawed}
= Sample cases kept: -{samples}
= VAT: {vat_amt}
= Sent to you: {net} on {paid_on}
{closed!As before nobody else calls on the trade there for us|The area stays yours alone~Please remember that house accounts and a second agent work there as well|Others may sell for us in the same area}.
> {clerk}
~ Objections within a month of receipt. New collection shown in {:city} on {:date}. Sales director {:person}.

== en biosecurity_import_direction
q department company:Department of Agriculture {}/Biosecurity Office {}; authority, issued_by
q officer person; biosecurity_officer, directed_by
q importer company:{} Imports Pty Ltd/{} Timbers Pty Ltd/{} Nurseries Pty Ltd; importer, owner_of_goods
q abn id:## ### ### ###; abn, business_number
q broker company:{} Customs Services Pty Ltd/{} Clearance Pty Ltd; broker, agent_for_importer
q entry id:AE@@@#@@@; entry_number, full_import_declaration
q direction id:DIR-#######; direction_no, document_id
q given date; directed_on, issue_date
q arrived date; arrival_date, landed_on
q deadline date; comply_by, deadline
q premises company:{} Fumigation Pty Ltd/{} Quarantine Depot/{} Cold Store Pty Ltd; approved_premises, place_of_treatment
q aa id:@@####; premises_number, approved_arrangement_no
q pest phrase; pest_found, contamination
q method choice:fumigation/heat/destruction; treatment_ordered, measure
q dose unit:g/m³ 24..80; dose_rate, concentration
q hours number:2..48; exposure_hours, exposure_time
q fee money:90..900; inspection_fee, charge
q unpack flag; may_be_unpacked, unpacking_allowed; whether the box may be opened before
q appeal number:14..30; review_days, days_for_review
a supplier company; overseas_supplier, supplier
a origin country; country_of_origin, exported_from
a permit id:00########; import_permit, permit_no
a released date; released_on, release_date
a vessel phrase; vessel_name, ship
l lots; goods, containers_directed; what the order is about
c lots.box id:@@@U#######; container, unit
c lots.goods phrase; goods, commodity
c lots.packs number:2..900; packages, pieces
c lots.seal id:AU######; seal, seal_no
c lots.found phrase; finding, observed
c lots.stay phrase; held_at, present_location
---
{department} || Direction {direction}
# Direction to treat or remove goods
To {importer}, ABN {abn}[, through {broker}]
Entry {entry}; landed {arrived}; given under s. {:number:120..190} by {officer} on {given}
%lots 1..5
Unit | Goods | Pkgs | Seal | Seen | Now at
{lots.box} | {lots.goods=teak outdoor settings|bamboo screens|used machinery|garlic, fresh|hardwood sleepers} | {lots.packs} | {lots.seal} | {lots.found=frass below pallet|live larvae|soil in tracks|seed heads|exit holes} | {lots.stay=wharf, bay 3|empty park|depot in the west|cool room 2}
%%
What was met is {pest=longhorn beetle|khapra beetle|soil with roots|giant snail eggs|bark with borers}. You must, not later than {deadline}, have the goods {method?gassed with methyl bromide under sheets~heated through to the core~burnt or buried deep under our eyes} at {premises} (AA {aa})[, at {dose} for {hours} hours].
{unpack!You may open the box so that the gas gets in|Opening the doors at the premises is permitted~The doors stay shut until an officer stands there|Nobody is to open the units before treatment}. Our time on the wharf is charged at {fee}. You may ask for a review within {appeal} days.
~ Penalties apply. National hotline {:phone}. Second officer {:person}. Form 44 of {:date}; manifest checked {:time}.

== en port_tariff_amendment_circular
q port company:Port of {}/{} Harbour Board/{} Port Company; port_authority, issued_by
q number id:Circ. ##/##; circular_no, reference
q harbour_master person; signed_by, harbour_master
q head_commercial person; contact_for_questions, commercial_manager
q issued date; issue_date, published
q effective date; effective_from, in_force_from
q consult date; comments_closed, consultation_end; until when users could speak up
q board date; approved_by_board_on, board_approval
q rise percent; average_increase, general_rise
q green percent; environmental_discount, green_rebate; taken off for clean ships
q min money:40..900; minimum_charge, minimum_invoice
q credit number:7..45; credit_days, payment_within
q deposit_req flag; cash_deposit_required, deposit_needed; whether new users must put money down
q replaces id:Circ. ##/##; supersedes, replaced_circular
q users number:5..60; users_consulted, replies_received
a revenue money:90000..900000; revenue_expected, extra_income
a tug company; towage_company, tug_operator
a pilot_fee money:90..2000; pilotage, pilot_charge
a depth unit:m 6..16; channel_depth, draught_limit
l dues; charges, tariff_items; old and new prices
c dues.code id:##@; tariff_code, item
c dues.what phrase; charge, service
c dues.per phrase; basis, unit
c dues.old money:1..400; current_rate, old
c dues.new money:1..430; new_rate, new
c dues.note phrase; remark, condition
---
{port}
{number} || {issued}
To all agents, masters and terminal operators

Subject: charges from {effective}
The Board passed the revised scale on {board}. Users were asked for their views until {consult}, and {users} of them wrote. On the whole charges go up by {rise}.
%dues 5..11
 | Charge | Per | Now | Then | 
{dues.code} | {dues.what=Tonnage dues|Wharfage, bulk|Wharfage, box|Mooring|Fresh water|Waste reception|Storage after day 5|Security levy|Passenger levy} | {dues.per=GT|tonne|TEU|line handled|m³|day|head} | {dues.old} | {dues.new} | {dues.note=|first call only||Sundays double|not for coasters}
%%
* Ships with a clean-ship index above the mark get {green} off the tonnage part.
* No account will be rendered below {min}.
* Accounts are payable within {credit} days. {deposit_req!Those who come to us for the first time lay money down before the pilot boards|New agents have to give a deposit~First-time users need not put anything down|No deposit is taken from new agents}.
[{replaces} falls away.] Questions to {head_commercial}, {:phone}.
> {harbour_master}
~ Navigation notice of {:date} on the west channel is not touched. Office hours from {:time}. Designed by {:company}.

== en trade_reference_reply
q asked_by company:{} Credit Insurance/{} Wholesale/{} Leasing; enquirer, requested_by
q enquirer person; addressee, enquirer_contact
q giver company:{} Packaging/{} Steel Stockholders/{} Ingredients; referee, reference_given_by
q writer person; written_by, credit_manager
q subject company:{} Fabrications/{} Catering/{} Joinery Ltd; subject, company_asked_about
q since year; customer_since, trading_since
q limit money:900..90000; credit_limit_granted, limit
q high money:900..90000; highest_balance, peak_exposure
q now money:90..40000; current_balance, owing_now
q over money:20..9000; overdue_amount, past_due
q terms number:14..60; payment_terms, agreed_days
q real number:14..120; actual_days, average_days_to_pay
q bounced flag; returned_payments, cheques_bounced; whether payments came back
q secured flag; secured, guarantee_held; whether something stands behind the credit
q good choice:good/fair/poor; opinion, rating
q letter date; reply_date, dated
q question date; enquiry_dated, your_letter_of
q ref id:TR/####; our_ref, reference
a turnover money:90000..900000; annual_turnover, sales
a director person; director, managing_director
a bank company; bankers, bank
a last_order date; last_order, most_recent_order
---
{giver}
{:address}
> {letter}
> {ref}
{asked_by}
For {enquirer}

Dear {:=Sir or Madam|colleague|Sirs},
You asked on {question} about {subject}. Without liability on our part we can say:
They have bought from us since {since} against {terms} days net and take {real} on average. We let them run up to {limit}; the most that ever stood open was {high}, today it is {now}, {over} of it past its day.
{bounced!Twice in that time a debit was sent back by their bank|One cheque had to be presented again~Nothing was ever sent back by their bank|All debits were honoured}. {secured!A director stands surety for part of it|We hold a charge over goods~We deliver on their name alone|No security was ever asked for}.
{good?We would gladly give them more~One should keep an eye on them, yet we go on~We now ship only against money in hand}.
This is meant for you alone.
Yours {:=faithfully|sincerely},
{writer}
~ Directors: {:person}, {:person}. Registered {:id:########}. Our own accounts to {:date} were audited by {:company}.
`
