/** Further papers in English: energy, computers, telephones, factories and building sites. */
export const englishFurtherPapers3 = `
== en gas_nomination_confirmation
q shipper company:{} Energy Trading/{} Gas Marketing/{} Commodities; shipper, nominating_party
q operator company:{} Gas Transmission/{} Pipelines/{} Grid Gas; transmission_operator, tso
q counter company:{} Upstream/{} LNG/{} Storage; counterparty, matched_with; who nominates the other side of the flow
q scheduler person; nominated_by, scheduler
q controller person; confirmed_by, dispatcher
q gas_day date; gas_day, delivery_day
q sent_on date; nomination_sent, submitted_on
q sent_at time; nomination_time, submitted_at
q deadline time; renomination_deadline, last_change_at
q version number:1..9; revision, nomination_version
q code id:SHP-@@@##; shipper_code, account
q contract id:TA-####; transport_agreement, capacity_contract
q total number:900..90000; total_confirmed, confirmed_mwh
q asked number:900..90000; total_requested, nominated_mwh
q tolerance percent; imbalance_tolerance, tolerance
q charge money:1..40; imbalance_price, cash_out_price
q cut flag; interrupted, curtailed; whether the flow was cut below what was asked
q firm flag; firm_capacity_only, firm; whether nothing rests on interruptible capacity
a calorific unit:MJ/m³ 36..42; calorific_value, heating_value
a pressure unit:bar 40..80; entry_pressure, pressure
a invoice id:INV######; invoice_number, bill
a maintenance date; maintenance_day, outage_on
l points; flows, entry_exit_points; where gas goes in or out
c points.point phrase; point, location
c points.eic id:21Z############@; eic_code, point_code
c points.dir choice:entry/exit; direction, way
c points.asked number:90..9000; requested, nominated
c points.given number:90..9000; confirmed, scheduled
c points.pair id:@@@@##; counterparty_code, pair
c points.rule phrase; matching_rule, reason
---
{operator} – Nominations
NOMRES v{version} || Gas day {gas_day}
= Shipper: {shipper}
= Shipper code: {code}
= Transport agreement: {contract}
= Received: {sent_on}, {sent_at}
= Nominating: {scheduler}
%points 3..8
Point | EIC | Dir. | Requested | Confirmed | Pair | Rule
{points.point=Northgate|Easterly Beach|Interconnector|City gate 4|Storage field|Power station|Virtual point|LNG jetty} | {points.eic} | {points.dir} | {points.asked} | {points.given} | {points.pair} | {points.rule=matched|lesser rule|counterparty missing|capacity limit|matched}
%%
All quantities in MWh per day. Requested in total {asked}, confirmed {total}. The opposite nomination came from {counter}.
{cut!A compressor trip made it necessary to confirm less than requested|Your exit quantities were scaled down~Your request could be met in full|Nothing had to be scaled down}. {firm!The flows rest on firm rights alone|Only firm bookings are in use~Part of the flows rests on rights that we may withdraw|Some of it uses interruptible rights}.
You may change your nomination until {deadline}. Beyond {tolerance} of deviation the price is {charge}.
{controller}, dispatching
~ Message created {:date} {:time}. Next maintenance list is published {:=Thursday|Monday|at noon}. Hotline {:phone}. Balancing group led by {:company}.

== en ppa_monthly_settlement
q generator company:{} Wind Farm Ltd/{} Solar Park Ltd/{} Hydro; generator, seller
q offtaker company:{} Energy Supply/{} Power/{} Data Centres; offtaker, buyer
q agent company:{} Balancing/{} Route to Market; balancing_agent, route_to_market_provider
q site phrase; plant_name, site
q mpan id:## #### #### ### ###; export_mpan, metering_point
q contract date; agreement_date, ppa_dated
q month month; settlement_month, delivery_period
q made date; statement_date, issued_on
q due date; payment_due, due_date
q output unit:MWh 200..9000; metered_output, generation
q loss percent; line_losses, loss_factor
q billed unit:MWh 200..9000; settled_volume, volume_after_losses
q strike money:40..120; contract_price, strike_price
q index money:20..160; reference_price, market_price
q gross money:9000..900000; gross_amount, energy_payment
q fee money:90..9000; balancing_fee, service_fee
q rego number:200..9000; certificates_transferred, guarantees_of_origin
q rego_price money:1..12; certificate_price, price_per_certificate
q rego_sum money:900..60000; certificates_payment, green_value
q vat_amt money:900..90000; vat_amount, vat
q net money:9000..990000; total_payable, net_settlement
q avail percent; availability, technical_availability
q neg flag; negative_price_hours, curtailed_for_price; whether output stood still because prices fell below nought
q selfbill flag; self_billed, buyer_issues_invoice; whether the buyer writes the bill himself
q analyst person; settled_by, prepared_by
a capacity unit:MW 2..90; installed_capacity, capacity
a end date; contract_end, ppa_expiry
a manager person; asset_manager, site_manager
a iban iban; bank_account, payee_iban
l days; outages, events; when the plant gave less
c days.from date; from, start
c days.hours unit:h 1..90; duration, hours
c days.lost unit:MWh 1..400; lost_energy, lost_output
c days.why phrase; cause, reason
c days.whose phrase; attributed_to, responsibility
c days.paid money:9..9000; compensation, paid
---
{offtaker} || Settlement {month}
# Power purchase agreement of {contract}
Plant: {site=Blackhill|Fen End|Corrie Burn|Long Reach}, MPAN {mpan} || Seller: {generator}
= Metered: {output}
= Losses to the boundary: {loss}
= Settled: {billed}
= Contract price per MWh: {strike}
= Day-ahead average: {index}
%days 2..6
From | Hours | Lost | Cause | Whose | Paid
{days.from} | {days.hours} | {days.lost} | {days.why=gearbox inspection|grid fault|icing|switchgear trip|bat stop|voltage request} | {days.whose=seller|network|buyer|weather} | {days.paid}
%%
+++
= Energy: {gross}
= Balanced by: {agent}
= Balancing service: {fee}
= Certificates: {rego} at {rego_price}, makes {rego_sum}
= VAT: {vat_amt}
= Payable: {net}
+++
The plant was ready {avail} of the time. {neg!In several hours the price was below zero and the turbines stood|Eleven hours of sub-zero prices were spent at standstill~No hour of the month was priced below zero|Prices stayed above nought throughout}. {selfbill!This paper is at once the invoice; please do not send another|The buyer raises the invoice on the seller's behalf~Please send us your invoice for the amount|The seller's own invoice is awaited}. Payable by {due}.
> {made}
> {analyst}
~ Meter data from {:company}, final run of {:date}. Disputes within {:number:5..20} working days to {:email}. Audit right: clause {:number:9..30}.

== en solar_plant_operations_report
q owner company:{} Solar Fund/{} Renewables/{} Farm Energy; owner, asset_owner
q operator company:{} O&M/{} Solar Services/{} PV Care; operator, maintenance_contractor
q manager person; plant_manager, reported_by
q reviewer person; owner_representative, addressee
q plant phrase; plant, site
q month month; month, reporting_period
q dated date; report_date, issued
q capacity unit:MWp 1..60; installed_power, dc_capacity
q yield_real unit:MWh 90..9000; actual_yield, energy_exported
q yield_plan unit:MWh 90..9000; budgeted_yield, expected_yield
q irradiation unit:kWh/m² 20..220; irradiation, insolation
q pr percent; performance_ratio, pr
q avail percent; availability, uptime
q guarantee percent; guaranteed_availability, contract_availability
q ld money:90..9000; liquidated_damages, penalty
q income money:900..300000; revenue, feed_in_income
q cleaned date; panels_washed_on, cleaning_date
q mowed date; grass_cut_on, vegetation_control
q theft flag; theft, security_incident; whether anything was stolen or broken in
q injury flag; lost_time_injury, accident; whether anyone was hurt
q visits number:1..12; site_visits, call_outs
q next date; next_inspection, thermography_on
a insurer company; insurer, plant_insurer
a tariff money:1..40; feed_in_tariff, tariff
a loan money:9000..900000; debt_service, loan_payment
a modules number:900..90000; module_count, panels
l tickets; faults, work_orders; what was mended
c tickets.id id:TK-#####; ticket, number
c tickets.part phrase; component, equipment
c tickets.raised date; opened, detected
c tickets.closed date; closed, fixed_on
c tickets.fault phrase; fault, description
c tickets.lost unit:kWh 9..9000; energy_lost, loss
c tickets.tech first; technician, handled_by
c tickets.warranty phrase; warranty_status, claim
---
{plant=Manor Farm array|Old Airfield|Saltpan Solar|Rooftops lot 3}
# Operations report – {month}
Prepared for {owner}, {reviewer} || {operator}, {dated}
+++
## Key figures
= DC power: {capacity}
= Exported: {yield_real}
= Budget: {yield_plan}
= In-plane irradiation: {irradiation}
= PR: {pr}
= Availability: {avail}
= Revenue: {income}
The contract promises {guarantee}; the shortfall costs us {ld}.
+++
## Tickets
%tickets 3..9
Ticket | On | Seen | Fixed | What | Lost | By | 
{tickets.id} | {tickets.part=Inverter 4|String box 11|Transformer|Tracker row 7|Datalogger|Fence|MV switch} | {tickets.raised} | {tickets.closed} | {tickets.fault=fan|fuse blown|ground fault|no communication|oil low|motor stuck|rodents} | {tickets.lost} | {tickets.tech} | {tickets.warranty=|claimed|out of warranty||accepted}
%%
+++
## Site
We were there {visits} times. Panels were washed {cleaned}; sheep and mower dealt with the grass, last on {mowed}. {theft!Cable was cut and taken from two rows|Somebody forced the gate and copper is missing~The fence was whole and nothing is missing|No intrusion was recorded}. {injury!A fitter sprained an ankle and stayed at home for three days|One accident with lost time has to be reported~No one came to harm|Again a month without accidents}. The drone with the heat camera flies on {next}.
> {manager}
~ Satellite irradiation by {:company}. Spare parts counted {:date} by {:person}. Revised after call of {:date}.

== en grid_connection_agreement_summary
q network company:{} Networks/{} Power Distribution/{} Electricity Networks; network_operator, dno
q customer company:{} Storage Ltd/{} Growers/{} Logistics Park; customer, connectee
q landowner person; landowner, site_owner
q designer person; design_engineer, technical_contact
q manager person; connections_manager, signed_by
q ref id:CON/####/####; application_reference, project_ref
q site address; site, connection_address
q applied date; application_date, applied_on
q offered date; offer_date, issued
q valid date; acceptance_deadline, valid_until
q energise date; energisation_date, connected_by
q import_kva unit:kVA 90..9000; import_capacity, demand
q export_kw unit:kW 90..9000; export_capacity, export_limit
q voltage unit:kV 6..66; voltage, connection_voltage
q substation phrase; substation, point_of_connection
q breaker id:CB-##; circuit_breaker, bay
q cost money:9000..900000; connection_charge, total_charge
q first_pay money:900..200000; first_stage_payment, deposit
q wayleave flag; wayleave_needed, easement_required; whether the right to cross somebody's land has still to be got
q flexible flag; flexible_connection, managed_connection; whether the operator may turn the plant down
q fault_level unit:kA 6..25; fault_level, short_circuit_level
q protection phrase; protection, relay_setting
a mpan id:## #### #### ###; meter_number, mpan
a supplier company; electricity_supplier, supplier
a tariff money:1..40; use_of_system_charge, tariff
a battery unit:MWh 1..90; storage_size, battery_capacity
l works; work_items, milestones; what has to be built
c works.item phrase; item, works
c works.kind choice:contestable/non-contestable; category, contestability
c works.who company:{} Utilities/{} Cabling/{} Civils; contractor, carried_out_by
c works.metres unit:m 5..3000; length, cable_length
c works.price money:900..90000; cost, charge
c works.weeks number:2..40; lead_time_weeks, weeks
c works.start date; start, begins
---
{network} || {ref}
Connections, {:city} || {offered}
{customer}
{site}

# Your connection
Thank you for applying on {applied}. We offer to connect you at {substation=Mill Lane primary|North bulk supply point|Harbour 33 kV|Quarry Road} ({breaker}) on the conditions below.
= Demand: {import_kva}
= Export: {export_kw}
= Voltage: {voltage}
= Fault level: {fault_level}
= Protection: {protection=G99 with vector shift off|overcurrent and earth fault|intertrip|distance, zone 1 to 3}
= Charge: {cost}
= due on acceptance: {first_pay}
= Live by: {energise}
%works 3..8
Item | | By | Length | Price | Weeks | From
{works.item=HV cable|substation base|switchgear|joint bays|road crossing|metering unit|overhead line diversion|earthing} | {works.kind} | {works.who} | {works.metres} | {works.price} | {works.weeks} | {works.start}
%%
{wayleave!The cable runs over land of others whose consent is still outstanding|We still need a right of way from the neighbours~All land to be crossed is yours or the road|Rights over the land are already in place}. {flexible!At times of strain we may turn your output down without paying for it|The connection is managed by our control system~Your capacity is yours at all hours|We may not reduce you except in an emergency}. Site owned by {landowner}.
If we hear nothing by {valid} the place in the queue goes to the next.
{designer}, design || {manager}
~ Independent connection providers: see list of {:date}. Quotation for meters comes from {:company}. Planned visit {:date}, {:time}.

== en energy_audit_findings
q auditor company:{} Energy Consultants/{} Carbon/{} Efficiency; audit_firm, consultant
q assessor person; lead_assessor, audited_by
q client company:{} Dairy/{} Hotel/{} Plastics/{} Hospital Trust; client, audited_company
q guide person; site_contact, accompanied_by
q site address; site, audited_site
q from date; site_visit_start, audit_from
q to date; site_visit_end, audit_to
q report date; report_date, issued
q next date; next_audit_due, repeat_by
q standard phrase; standard, audited_to
q elec unit:MWh 90..9000; electricity_use, annual_power
q gas unit:MWh 90..9000; gas_use, annual_heat
q spend money:9000..900000; annual_energy_cost, energy_spend
q co2 unit:t 20..3000; emissions, co2_per_year
q save_kwh unit:MWh 9..2000; saving_potential, energy_saved
q save_pct percent; saving_share, reduction
q save_money money:900..90000; annual_saving, money_saved
q capex money:900..300000; investment_total, capital_needed
q floor unit:m² 300..40000; floor_area, heated_area
q hours number:2000..8760; operating_hours, run_hours
q grant flag; grant_available, subsidy_possible; whether public money may be had
q board flag; board_signed, director_signed_off; whether a member of the board has put a name to it
a supplier company; energy_supplier, utility
a price money:1..40; unit_price, price_per_kwh
a peak unit:kW 90..2000; peak_demand, maximum_demand
a built year; year_built, construction_year
l measures; recommendations, opportunities; what could be done
c measures.no number:1..20; no, rank
c measures.what phrase; measure, action
c measures.where phrase; area, system
c measures.cost money:90..90000; investment, cost
c measures.saves money:90..30000; saving_per_year, saves
c measures.back unit:years 1..9; payback, payback_time
c measures.tons unit:t 1..300; co2_saved, carbon
c measures.owner person; owner, responsible
---
{auditor}
{report}
^ Energy audit to {standard=EN 16247|ISO 50002|the savings scheme, phase 3|AS/NZS 3598 level 2}
{client}, {site}
On site {from} to {to}, shown round by {guide}.
## Where it goes
= Power per year: {elec}
= Gas per year: {gas}
= Paid for both: {spend}
= CO2: {co2}
= Area: {floor}
= Running: {hours} h a year
## What can be done
%measures 4..10
 | Measure | Where | Cost | p.a. | Back in | CO2 | Owner
{measures.no} | {measures.what=LED relamping|heat recovery|leak programme|pump drives|pipe insulation|night set-back|new burner|roof panels|destratification fans} | {measures.where=compressors|cold store|hall 2|laundry|offices|boiler house|kitchen} | {measures.cost} | {measures.saves} | {measures.back} | {measures.tons} | {measures.owner}
%%
Taken together: {save_kwh} ({save_pct}), or {save_money} a year, for {capex} up front. {grant!The state fund bears up to a third of the first three|Public support can be applied for~No programme pays towards these at present|We know of no public money for them}.
{board!A director has read and signed the summary|The summary bears a director's name~A director has still to sign the summary|The signature from the board is missing}. To be repeated by {next}.
> {assessor}
~ Weather data {:year}. Sub-meters lent by {:company} until {:date}. Draft read by {:person}. Not for tendering.

== en well_workover_daily_report
q operator company:{} Petroleum/{} Oil & Gas/{} Resources; operator, oil_company
q rig company:{} Well Services/{} Drilling/{} Workover; rig_contractor, contractor
q rig_no id:Rig ##; rig_number, unit
q well id:@@@-##@; well, well_name
q api id:42-###-#####; api_number, well_id
q field phrase; field, lease
q day number:1..30; day_number, job_day
q report_date date; report_date, day
q spud date; job_started, rig_up_date
q supervisor person; company_man, operator_supervisor
q pusher person; tool_pusher, rig_manager
q engineer person; completions_engineer, office_engineer
q objective phrase; objective, purpose_of_job
q depth unit:ft 2000..14000; plug_back_depth, pbtd
q perfs id:#### - ####; perforations, perforated_interval
q tubing_psi number:50..3000; tubing_pressure, sitp
q casing_psi number:50..3000; casing_pressure, sicp
q fluid unit:bbl 20..900; fluid_lost, lost_to_formation
q cost_day money:9000..90000; daily_cost, cost_today
q cost_cum money:40000..900000; cumulative_cost, cost_to_date
q afe id:AFE ######; afe_number, budget_no
q afe_amt money:90000..990000; afe_amount, approved_budget
q next phrase; forward_plan, next_24_hours
q incident flag; hse_incident, incident; whether something went wrong with people or nature
q bop date; bop_tested_on, bop_test
q crew number:4..20; people_on_site, headcount
a production unit:bbl/d 20..900; oil_rate, production
a tvd unit:ft 2000..14000; true_vertical_depth, tvd
a landowner person; surface_owner, landowner
a permit id:######; permit_number, state_permit
l ops; time_breakdown, operations; what was done in the day
c ops.from time; from, start
c ops.to time; to, end
c ops.hours unit:h 1..12; hours, duration
c ops.what phrase; operation, summary
c ops.code short; activity_code, code
c ops.lost phrase; non_productive, npt
l tools; string, downhole_tools; what hangs in the hole
c tools.item phrase; item, tool
c tools.od unit:in 2..7; outside_diameter, od
c tools.len unit:ft 1..40; length, len
---
{operator} || WORKOVER REPORT – day {day}
{well} · API {api} · {field=Cottonwood|West Mesa|Kelly Creek|Block 12} || {report_date}
= Rig: {rig}, {rig_no}
= Rigged up: {spud}
= To do: {objective=replace pump|squeeze upper perfs|fish rods|acidize|convert to injector}
= PBTD: {depth}
= Perfs: {perfs}
= SITP / SICP: {tubing_psi} / {casing_psi} psi
= BOP tested: {bop}
%ops 4..10
From | To | Hrs | Did | Code | 
{ops.from} | {ops.to} | {ops.hours} | {ops.what=safety meeting|POOH with tubing|nipple up BOP|circulate clean|wait on cement|pressure test|run packer|swab|repair pump} | {ops.code} | {ops.lost=||NPT rig||NPT weather}
%%
Lost {fluid} to the formation.
%tools 2..5 sentence
In hole:
{tools.item=packer|bailer|bit and scraper|overshot|jars|tubing sub} {tools.od} OD, {tools.len}
%%
= Today: {cost_day}
= So far: {cost_cum}
= Approved: {afe_amt} ({afe})
Plan: {next=run completion|drill out cement|flow back|release rig|set bridge plug}
{incident!A hand was pinched in the slips and the man was seen to by a medic|Some two gallons of brine went onto the pad~Nobody hurt and nothing spilled|No incidents}. {crew} on location.
{supervisor} || {pusher}
~ Cc {engineer}, Midland office. Trucking by {:company}. Mud logger {:person}. Weather at {:time}: {:=clear, wind S|blowing dust|light snow}. Last lost-time day {:date}.

== en substation_switching_schedule
q company company:{} Networks/{} Transmission/{} Rail Power; network_owner, company
q controller person; control_engineer, authorised_by
q senior person; senior_authorised_person, switching_by
q recipient person; permit_recipient, in_charge_of_work
q recipient_firm company:{} Cabling/{} Transformers/{} Civil; contractor, work_done_by
q station phrase; substation, site
q schedule id:SW/####/##; schedule_number, switching_no
q permit id:PTW #####; permit_to_work, permit_number
q outage_from date; outage_start, out_from
q outage_to date; outage_end, back_by
q written date; written_on, prepared
q checked_by person; checked_by, second_engineer
q circuit phrase; circuit, equipment
q voltage unit:kV 11..400; voltage, system_voltage
q restore_time unit:h 1..24; emergency_return_to_service, recall_time
q work phrase; work_description, purpose
q earth number:2..9; earths_applied, number_of_earths
q caution number:2..12; caution_notices, notices_posted
q risk flag; supply_at_risk, single_circuit_risk; whether customers hang on one line meanwhile
q sf6 flag; gas_handled, sf6_work; whether insulating gas is taken out
a customers number:9..9000; customers_affected, customers
a load unit:MW 1..90; load_transferred, load
a fault date; fault_date, failed_on
a cost money:900..90000; job_cost, cost
l steps; operations, switching_items; in this order
c steps.no number:1..60; step, item
c steps.site phrase; location, at
c steps.do choice:open/close/earth/lock/prove dead; operation, action
c steps.what id:##-@#; apparatus, switch
c steps.by id:@@; operator_initials, by
c steps.at time; time_completed, at
c steps.note phrase; remark, label
---
{company} || SWITCHING SCHEDULE {schedule}
Site {station=Elder Grid|Kingsway 132|Moss Side|Port Road} || Circuit {circuit=No. 2 transformer|Elder–Moor 1|bus coupler|reserve bar}, {voltage}
= For: {work=oil change|cable jointing|painting|relay replacement|bushing renewal}
= Out: {outage_from}
= In: {outage_to}
= If needed back: within {restore_time}
= Written: {written}
= Checked: {checked_by}
%steps 6..16
 | At | Do | Item | By | Time | 
{steps.no} | {steps.site=compound|control room|remote end|bay 4|roof} | {steps.do} | {steps.what} | {steps.by} | {steps.at} | {steps.note=||red label|key 12|with telephone|caution notice}
%%
Earths {earth}, notices {caution}. {risk!Till then one single feeder keeps the town alight|Loss of the other circuit would leave customers dark~Should another circuit trip nobody goes dark|Supplies stay doubly fed}. {sf6!Gas is to be drawn off by a certified man|Chamber 3 is emptied of gas and refilled~The gas chambers stay closed|No gas work is foreseen}.
Then issue {permit} to {recipient} ({recipient_firm}).
Agreed by {controller} in control || On site {senior}
~ To be read back word for word. Earlier schedule of {:date} is void. Key safe: {:person}. Radio channel {:number:1..9}. Crane by {:company}.

== en biogas_feedstock_day_log
q plant company:{} Biogas/{} AD Ltd/{} Green Gas; plant_operator, plant
q operator person; shift_operator, logged_by
q biologist person; process_biologist, adviser
q week month; period, log_period
q gas unit:m³ 900..90000; biogas_produced, gas_total
q methane percent; methane_content, ch4
q power unit:kWh 900..90000; power_generated, electricity
q own percent; own_consumption, parasitic_load
q temp unit:C 36..55; digester_temperature, temp
q ph id:7.##; ph, ph_value
q fos id:0.##; fos_tac, acid_ratio
q h2s unit:ppm 20..900; hydrogen_sulphide, h2s
q digestate unit:t 20..900; digestate_removed, spread
q taker company:{} Farms/{} Estate; digestate_taken_by, spread_on
q flare unit:h 1..20; flare_hours, flared
q stirrer date; stirrer_serviced_on, agitator_service
q inspection date; inspector_visit, agency_visit
q foam flag; foam, foaming; whether foam rose in the tank
q storage percent; gas_store_level, gas_holder
a heat unit:kWh 900..90000; heat_sold, heat
a price money:1..60; price_per_tonne, gate_fee
a permit id:EPR/@@####@@; permit_number, permit
a engine_hours number:900..90000; engine_hours, chp_hours
l loads; feedstock, deliveries; what was fed
c loads.day date; date, day
c loads.what phrase; material, substrate
c loads.from company:{} Foods/{} Farm/{} Dairy/{} Council; source, supplier
c loads.tons unit:t 1..30; weight, tonnes
c loads.dry percent; dry_matter, ts
c loads.ticket id:W#####; ticket, weigh_ticket
c loads.rest unit:h 1..3; pasteurised_for, hold_time
---
Feed book {week} – {plant}
{operator} on; lab work with {biologist}
%loads 5..12
/ {loads.day}
What | From | t | DM | Ticket | Hygiene
{loads.what=maize silage|food waste, liquid|cow slurry|whey|poultry litter|grease|grass|bakery waste} | {loads.from} | {loads.tons} | {loads.dry} | {loads.ticket} | {loads.rest}
%%
= Gas: {gas}
= CH4: {methane}
= H2S: {h2s}
= Power: {power}
= Used by the plant itself: {own}
= Tank: {temp}
= pH: {ph}
= FOS/TAC: {fos}
= Store: {storage}
{foam!Foam stood up to the sight glass, oil was added|It foamed on two mornings~The surface stayed calm|No foam}. The flare ran {flare}. {digestate} left for {taker}.
* Stirrer 2 seen to on {stirrer}
* Agency on the site {inspection}
~ Set points changed {:date} by {:person}. Feed contract ends {:date}. Alarm to {:phone}.

== en managed_service_monthly_report
q provider company:{} IT Services/{} Managed Services/{} Cloud; service_provider, provider
q customer company:{} Housing Association/{} Legal/{} Academy Trust; customer, client
q manager person; service_delivery_manager, author
q customer_owner person; contract_owner, addressee; who holds the contract at the customer
q contract id:MSA-####; contract_number, agreement
q month month; reporting_month, month
q issued date; issued, report_date
q review date; service_review_on, meeting_date
q users number:20..4000; supported_users, users
q tickets number:40..3000; tickets_logged, tickets_opened
q closed number:40..3000; tickets_closed, resolved
q backlog number:2..200; backlog, still_open
q fcr percent; first_contact_resolution, solved_at_first_call
q csat percent; satisfaction, csat
q uptime percent; availability, uptime_achieved
q target percent; availability_target, uptime_target
q credit money:20..4000; service_credit, credit_due
q charge money:900..60000; monthly_charge, recurring_fee
q major flag; major_incident, p1_occurred; whether there was an outage of the highest class
q patched percent; patch_compliance, patched_devices
q backup_ok flag; restore_tested, restore_proven; whether bringing data back was tried
q ends date; contract_end, initial_term_ends
a spam number:900..90000; spam_blocked, mails_blocked
a licences number:20..4000; licence_count, seats
a project company; project_partner, subcontractor
a phone phone; service_desk_number, hotline
l sla; service_levels, priorities; times promised and kept
c sla.prio id:P#; priority, class
c sla.count number:1..900; tickets, volume
c sla.respond unit:min 5..240; response_target, respond_within
c sla.fix unit:h 1..72; resolution_target, fix_within
c sla.met percent; met, achieved
c sla.last percent; previous_month, last_month
l changes; change_requests, planned_work; what will be changed
c changes.id id:RFC-####; change_id, id
c changes.what phrase; description, title
c changes.when date; planned_for, window
c changes.who first; implementer, by
c changes.risk choice:low/medium/high; risk, risk_level
---
{provider}
# Service report {month}
For {customer}, {customer_owner} · Contract {contract} · {issued}
{users} people are looked after. We logged {tickets} tickets and closed {closed}; {backlog} stay open. {fcr} were dealt with at the first call, {csat} of answers said good or better.
%sla 3..5
Prio | Tickets | Respond | Fix | Met | Before
{sla.prio} | {sla.count} | {sla.respond} | {sla.fix} | {sla.met} | {sla.last}
%%
+++
= Availability: {uptime}
= Promised: {target}
= Patched within 14 days: {patched}
= Fee for the month: {charge}
= Credit: {credit}
{major!On the 9th mail was down for everybody for three hours|One top-class outage, see the report~No outage of the first class occurred|P1 stayed at zero}. {backup_ok!A mailbox and a server were restored as a rehearsal|The monthly restore exercise was done~The restore exercise was put off|Restores were not tried this month}.
+++
## Ahead
%changes 2..6
RFC | What | When | By | Risk
{changes.id} | {changes.what=firewall upgrade|new Wi-Fi in east wing|move file shares|retire old VPN|replace UPS|tenant merge} | {changes.when} | {changes.who} | {changes.risk}
%%
We meet on {review}. The first term of the contract runs out {ends}.
{manager}
~ Measured from {:date}, {:time} UTC. Tools by {:company}. Escalation: {:person}, {:email}. Next report {:date}.

== en software_licence_true_up
q vendor company:{} Software/{} Systems Inc./{} Analytics; licensor, software_vendor
q customer company:{} Airways/{} Council/{} Pharma; licensee, customer
q reseller company:{} Reseller/{} Licensing/{} IT Solutions; reseller, channel_partner
q agreement id:EA-#######; enrollment_number, agreement_no
q anniversary date; anniversary_date, true_up_date
q counted date; usage_counted_on, snapshot_date
q submitted date; submitted_on, declaration_date
q due date; order_due, submit_by
q asset person; licence_manager, counted_by
q approver person; it_director, approved_by
q rep person; vendor_account_manager, vendor_contact
q tool phrase; inventory_tool, measured_with
q devices number:90..9000; devices_found, qualified_devices
q users number:90..9000; named_users, user_count
q extra money:900..300000; true_up_amount, additional_fees
q yearly money:9000..900000; new_annual_fee, annual_payment
q discount percent; discount_level, price_level_discount
q expiry date; term_end, agreement_expires
q shortage flag; under_licensed, shortfall; whether more was used than was paid for
q cloud flag; cloud_moves, step_up_to_cloud; whether some rights move to the hosted kind
a audit date; audit_date, vendor_audit
a po id:PO-######; purchase_order, po_no
a vat money:90..60000; vat, tax
a support_end date; support_ends, end_of_support
l products; licences, positions; by product
c products.sku id:@@#-#####; sku, part_number
c products.name phrase; product, software
c products.metric phrase; metric, licensed_per
c products.owned number:9..4000; entitled, owned
c products.used number:9..4000; deployed, in_use
c products.add number:1..900; to_add, shortfall_qty
c products.price money:9..900; unit_price, price
c products.end date; coverage_end, maintenance_until
---
{customer} || Licence declaration
to {vendor}, through {reseller}
Agreement {agreement} || yearly day: {anniversary}
We have counted what is in use as of {counted} with {tool=the agent on each machine|the directory report|a script over all servers|our asset database}. Found were {devices} machines and {users} people with an account.
%products 3..9
SKU | Product | Per | Held | In use | + | Each
{products.sku} | {products.name=Office suite|Database std|Server core pack|Project tool|Access right|Drawing package|Security add-on} | {products.metric=user|device|2 cores|named user|instance} | {products.owned} | {products.used} | {products.add} | {products.price}
{products.end=}
%%
{shortage!More is in use than we hold, and we make it good herewith|The count shows a gap which this order closes~What we hold covers all that is in use|Nothing is in use beyond what we hold}. {cloud!Part of the server rights is swapped for subscriptions|Four hundred seats go over to the hosted service~All rights stay on our own servers|No seat is swapped for a subscription}.
At the price level with {discount} off, the additions come to {extra}; from now on {yearly} falls due each year until {expiry}.
Counted by {asset} || Released by {approver}
Handed in {submitted} (due {due})
~ {rep} has confirmed the price list of {:date}. Virtual machines: see annex {:number:1..4}. Not a waiver of audit. Copy {:person}.

== en statement_of_work_annex
q supplier company:{} Consulting/{} Digital/{} Labs; supplier, contractor, party_b
q client company:{} Bank/{} Retail/{} Museums; client, customer, party_a
q sow id:SOW-##-###; sow_number, work_order
q msa date; master_agreement_date, framework_dated
q title phrase; project, title
q pm_s person; supplier_project_manager, delivery_lead
q pm_c person; client_project_manager, product_owner
q sponsor person; executive_sponsor, sponsor
q start date; start_date, begins
q end date; end_date, finishes
q signed date; signed_on, effective
q fee_cap money:9000..900000; not_to_exceed, fee_cap
q expenses percent; expenses_cap, expense_allowance
q location phrase; place_of_work, working_from
q warranty number:30..180; warranty_days, defects_fixed_for
q ip flag; ip_transfers, client_owns_results; whether the results belong to the client
q change flag; written_change_only, change_control; whether changes need a written paper
q keyperson flag; key_personnel_fixed, no_swapping; whether named people may not be swapped
q kill number:5..60; termination_notice_days, notice
a vat_no id:GB### #### ##; vat_number, vat
a insurance money:900000..9000000; insurance_cover, indemnity
a court city; court, jurisdiction
a actual_end date; completed_on, accepted_on
l milestones; deliverables, payments; what is handed over and paid
c milestones.no id:M#; milestone, no
c milestones.what phrase; deliverable, output
c milestones.due date; due, planned
c milestones.test phrase; acceptance_criterion, accepted_when
c milestones.fee money:900..90000; fee, payment
l team; roles, rates, people; who works
c team.name person; name, consultant
c team.role phrase; role, grade
c team.rate money:300..1800; day_rate, rate
c team.days number:2..120; days, effort
c team.where choice:on site/remote/hybrid; location, mode
---
# Statement of Work {sow}
under the master services agreement of {msa}
= Client: {client}
= Supplier: {supplier}
= Project: {title=Claims portal|Till replacement|Collections database|Data lake, phase 2|Identity clean-up}
= From: {start}
= To: {end}
= Where: {location=client's office, floor 4|mostly remote|supplier's lab|two days a week on site}
+++
## People
{sponsor} stands behind the project. Day to day it is run by {pm_c} (client) and {pm_s} (supplier).
%team 2..7
Name | Role | Day | Days | 
{team.name} | {team.role=architect|tester|developer|business analyst|data engineer|scrum master} | {team.rate} | {team.days} | {team.where}
%%
{keyperson!The above may not be exchanged without consent|The supplier keeps these very people on the job~The supplier may exchange people of like skill|Names are given as an example}.
+++
## Deliverables
%milestones 3..7
 | Deliverable | Due | Accepted when | Fee
{milestones.no} | {milestones.what=design paper|first release|data migrated|pilot in one branch|training|handover to run team} | {milestones.due} | {milestones.test=signed by owner|no severe fault for ten days|counts agree|users sign|runbook complete} | {milestones.fee}
%%
Never more than {fee_cap}; travel up to {expenses} on top. Faults found within {warranty} days are mended free.
+++
## Terms
{ip!All that is made becomes the client's on payment|The client shall own the results~The supplier keeps its rights and grants a licence|The client gets a right of use only}. {change!Nothing moves without a signed change note|Scope changes count only when signed by both~Small shifts may be agreed by mail|The project managers may agree shifts between them}. The client may stop with {kill} days' notice.
Signed {signed}
~ Draft 0.{:number:2..9} by {:person}, {:date}. Subprocessors: {:company}. Data annex of {:date} applies. Cost centre {:id:######}.

== en data_processing_annex
q controller company:{} Clinics/{} Insurance/{} University; controller, party_a
q processor company:{} Hosting/{} Payroll/{} Mailings; processor, party_b
q dpo_c person; controller_dpo, privacy_officer_controller
q dpo_p person; processor_dpo, privacy_officer_processor
q dpo_mail email; breach_contact, notify_at
q contract id:C-######; main_contract, agreement_number
q signed date; effective_date, in_force_from
q reviewed date; last_reviewed, revision_date
q purpose phrase; purpose, processing_purpose
q subjects phrase; data_subjects, categories_of_people
q special flag; special_category_data, sensitive_data; whether data on health or belief are among them
q breach unit:h 12..72; breach_notice_hours, notify_within
q keep number:30..180; deletion_days, delete_within_days
q place phrase; processing_location, data_location
q transfer flag; third_country_transfer, leaves_the_region; whether data leave the region
q audit number:10..60; audit_notice_days, notice_of_audit
q objection number:10..30; objection_days, days_to_object_subprocessor
q people number:90..900000; number_of_subjects, records
q cert phrase; certification, standard_held
q cert_until date; certificate_valid_until, certificate_expiry
q liability money:90000..5000000; liability_cap, cap
a fee money:900..90000; fee, charges
a authority company; supervisory_authority, regulator
a breach_date date; breach_date, incident_on
a representative person; eu_representative, representative
l subs; subprocessors, further_processors; who else touches the data
c subs.name company:{} Data Centers/{} Support/{} Messaging/{} Backup; name, subprocessor
c subs.where country; country, location
c subs.what phrase; service, task
c subs.since date; since, approved_on
c subs.ground phrase; transfer_basis, safeguard
l measures; safeguards, technical_measures; how it is guarded
c measures.area phrase; area, topic
c measures.how phrase; measure, control
c measures.tested choice:monthly/quarterly/yearly; tested, frequency
---
Annex 3 to contract {contract}
^ Terms for the handling of personal data
{controller} decides, {processor} acts on its instructions; in force from {signed}[, last gone through {reviewed}].
= Why: {purpose=paying staff|sending letters|keeping patient files|exam administration}
= About whom: {subjects=employees and former staff|patients|students and applicants|policyholders}
= How many: {people}
= Where: {place=two centres in Dublin|within the EEA|Frankfurt, mirrored in Paris|the controller's own rooms}
= Standard: {cert=ISO 27001|SOC 2 type II|HDS|C5}, paper good until {cert_until}
+++
1. {special!Data about health are among them and are kept under a key of their own|Sick notes and faith are recorded too~Neither health nor faith is recorded|Only names, addresses and pay}.
2. If something leaks, {processor} tells {dpo_mail} within {breach}.
3. {transfer!Support staff outside the region can see the data|Copies lie on servers overseas~The data stay in the region at all times|Nobody outside the region can see them}.
4. After the end all is wiped within {keep} days.
5. The controller may look for itself, saying so {audit} days ahead, and may object to a new helper for {objection} days.
6. The processor answers up to {liability}.
+++
%subs 2..6
Helper | Country | Does | Since | On the footing of
{subs.name} | {subs.where} | {subs.what=hosting|second-line support|text messages|tape storage|printing} | {subs.since} | {subs.ground=standard clauses|adequacy|binding rules|none needed}
%%
%measures 3..7 lines
{measures.area=Doors|Passwords|Logs|Backups|Staff|Network|Disposal}: {measures.how=badge and camera|second factor|kept for a year|encrypted, off site|trained and sworn|segmented|shredded} ({measures.tested})
%%
For the controller {dpo_c} || For the processor {dpo_p}
~ Template 2.{:number:1..9}. Signed copies with {:person}, legal. Penetration test of {:date} by {:company}.

== en migration_cutover_runbook
q company company:{} Bank/{} Grocers/{} Utilities; company, organisation
q partner company:{} Systems/{} Integration/{} Consulting; implementation_partner, integrator
q commander person; cutover_manager, led_by
q deputy person; deputy, night_lead
q decider person; go_no_go_owner, decision_by
q system phrase; target_system, system
q old phrase; legacy_system, source_system
q freeze date; data_freeze, freeze_from
q start date; cutover_start, begins_on
q golive date; go_live, live_on
q goline time; decision_point_time, go_no_go_at
q rollback time; last_rollback_time, point_of_no_return
q down unit:h 4..60; planned_downtime, outage
q records number:9000..900000; records_to_migrate, record_count
q rehearsals number:1..4; rehearsals_done, dry_runs
q bridge phone; conference_line, bridge_number
q room phrase; war_room, location
q version id:v#.#; runbook_version, version
q freeze_ok flag; change_freeze_agreed, freeze_agreed; whether nobody else may change anything meanwhile
q vendor_ready flag; vendor_on_standby, vendor_support; whether the maker has people at hand
q support_until date; hypercare_until, early_support_ends
a budget money:9000..900000; project_budget, cost
a users number:90..9000; user_count, users
a decommission date; old_system_off, decommissioned_on
a licence id:LIC-####; licence_key, licence
l steps; tasks, run_steps; in order
c steps.no id:##.#; step, id
c steps.what phrase; task, activity
c steps.team phrase; team, group
c steps.who person; executor, owner
c steps.start time; planned_start, start
c steps.mins unit:min 5..240; duration, minutes
c steps.after id:##.#; predecessor, depends_on
c steps.check phrase; verification, check
l contacts; escalation_contacts, on_call; whom to call
c contacts.who person; name, contact
c contacts.for phrase; area, responsible_for
c contacts.tel phone; phone, mobile
---
# Cutover {system=ledger|tills|billing|warehouse control} – {version}
{company} with {partner}
= From: {old=mainframe ledger|old tills|spreadsheets|AS system}
= Nothing new from: {freeze}
= Begins: {start}
= Open for business: {golive}
= Dark for: {down}
= To bring over: {records} records
= Room: {room=Boardroom 2|training suite|basement ops}
= Line: {bridge}
{commander} leads, at night {deputy}. At {goline} {decider} says go or stop; after {rollback} there is no way back. We have practised it {rehearsals} times.
%steps 6..14
Id | Do | Team | Who | From | Min | After | Proof
{steps.no} | {steps.what=lock users|export balances|stop jobs|load master data|reconcile|switch DNS|smoke test|open interfaces|send all clear} | {steps.team=DBA|apps|network|business|partner} | {steps.who} | {steps.start} | {steps.mins} | {steps.after} | {steps.check=totals equal|log clean|screenshot|two signatures|count}
%%
{freeze_ok!All other teams have agreed to keep their hands off|The change board blocks everything else that weekend~Other changes may still slip in|The freeze has not been agreed with the shops}. {vendor_ready!Two of the maker's engineers sit with us|The maker keeps a team awake for us~The maker only answers by ticket|No one of the maker's people is on call}.
%contacts 3..6
Name | For | Tel.
{contacts.who} | {contacts.for=database|firewall|payments|stores|press office|catering} | {contacts.tel}
%%
The early-days team stays until {support_until}.
~ Printed {:date}, {:time}. Food from {:company}. Keys at reception with {:first}. Earlier run on {:date} was called off.

== en device_rollout_schedule
q organisation company:{} Council/{} Schools Trust/{} Care; organisation, customer
q supplier company:{} Devices/{} IT Supply/{} Leasing; supplier, leased_from
q installer company:{} Field Services/{} Deployment; rollout_contractor, installer
q manager person; rollout_manager, coordinator
q trainer person; trainer, user_trainer
q model phrase; model, device
q image id:IMG-##.#; image_version, build
q total number:40..4000; devices_total, quantity
q done number:10..3000; devices_done, rolled_out
q from date; rollout_from, first_day
q to date; rollout_to, last_day
q as_of date; status_date, as_of
q lease number:24..60; lease_months, lease_term
q monthly money:8..60; rental_per_device, monthly_rate
q lost number:1..12; lost_in_transit, missing
q dead number:1..20; dead_on_arrival, faulty
q old number:20..3000; old_devices_collected, returned_old
q wipe flag; old_devices_wiped, data_erased; whether the old ones were emptied
q stickers flag; asset_tags_fixed, labelled; whether each bears a tag
q hotline phone; help_line, hotline
a price money:300..1900; purchase_price, unit_cost
a warranty number:12..60; warranty_months, warranty
a delivered date; delivery_date, goods_received
a po id:PO######; po_number, order_no
l sites; locations, stops; when it is whose turn
c sites.place phrase; site, building
c sites.day date; date, slot
c sites.from time; from, start
c sites.count number:2..200; devices, count
c sites.contact person; site_contact, contact
c sites.room phrase; room, where
c sites.state choice:planned/done/postponed; status, state
c sites.tech first; technician, engineer
---
{organisation}
New {model=laptops 14"|tablets|thin clients|phones|convertibles} – plan as of {as_of}
{total} machines ({image}), leased from {supplier} for {lease} months at {monthly} each. {installer} carry them in between {from} and {to}; {manager} keeps the list.
%sites 5..14
Where | When | From | No. | Ask for | Room | | Tech
{sites.place=Town hall|Library|Depot|North school|South school|Day centre|Registry|Museum} | {sites.day} | {sites.from} | {sites.count} | {sites.contact} | {sites.room=hall|IT suite|staff room|canteen|lobby} | {sites.state} | {sites.tech}
%%
So far {done} are on desks. {dead} would not start, {lost} never came. {old} old ones went back. {wipe!Their disks were erased before they left|We hold a proof of erasure for each~Their disks still have to be erased|They left with the data still on them}. {stickers!Each one carries its tag|Tags are on every lid~Tags will be put on later|The tags have not come yet}.
{trainer} shows the first steps at noon. Trouble? {hotline}
~ Version {:number:3..20} of {:date}. Vans of {:company}. Insurance until {:date}. Second contact {:person}.

== en leased_line_delivery_notice
g line; circuit, line
q carrier company:{} Telecom/{} Networks/{} Fibre; carrier, provider
q customer company:{} Stockbrokers/{} Hospital/{} Broadcasting; customer, end_customer
q wholesale company:{} Openfibre/{} Infrastructure/{} Duct Co; access_provider, wholesale_supplier
q manager person; delivery_manager, order_owner
q engineer person; field_engineer, installer
q site_contact person; site_contact, on_site
q order id:ETH-#######; order_number, circuit_order
q line.id id:CCT/######; circuit_id, id
q line.from address; a_end, from_address
q line.to address; b_end, to_address
q line.speed unit:Mbit/s 100..10000; bandwidth, speed
q line.bearer unit:Mbit/s 1000..10000; bearer, port_speed
q ordered date; order_date, ordered_on
q committed date; committed_date, contractual_delivery
q forecast date; forecast_date, expected_now
q visit date; engineer_visit, appointment
q slot choice:morning/afternoon; appointment_slot, am_pm
q vlan number:100..4000; vlan_id, vlan
q ip id:185.##.1##.#8/29; ip_range, public_addresses
q term number:12..60; minimum_term_months, contract_months
q rental money:90..4000; monthly_rental, recurring_charge
q ecc money:90..20000; excess_construction_charge, construction_cost
q ecc_ok flag; excess_accepted, construction_cost_accepted; whether the customer has agreed to the digging cost
q power flag; power_required_ready, power_ready; whether sockets and a cabinet are there
q resilient flag; second_route, diverse; whether a second way in exists
a install money:90..4000; installation_fee, one_off
a billing date; billing_start, first_bill
a sla percent; availability_sla, sla
a cancelled date; cancelled_on, order_withdrawn; when the order was called off
l steps; milestones, stages; how far it has come
c steps.what phrase; stage, milestone
c steps.plan date; planned, target
c steps.done date; completed, actual
c steps.who phrase; owner, party
c steps.code id:KCI#; code, status_code
c steps.delay phrase; delay_reason, note
---
{carrier} || Order {order}
Dear customer,
this is where your line stands. Please reply to {manager}.
= For: {customer}
= Circuit: {line.id}
= From: {line.from}
= To: {line.to}
= Speed: {line.speed} on a {line.bearer} bearer
= VLAN: {vlan}
= Addresses: {ip}
= Ordered: {ordered}
= We are bound to: {committed}
= We now expect: {forecast}
%steps 4..8
 | Stage | Plan | Done | With | 
{steps.code} | {steps.what=survey|wayleave|duct built|fibre blown|splicing|equipment fitted|test|handover} | {steps.plan} | {steps.done} | {steps.who=us|access provider|landlord|council|you} | {steps.delay=||road permit|blocked duct||no access}
%%
{engineer} comes on {visit} in the {slot} and asks for {site_contact}. {power!You have told us that two sockets and the cabinet are ready|Power and rack space are there~Power for our box is still lacking on your side|Please have the sockets fitted before the visit}.
{wholesale} wants {ecc} for digging. {ecc_ok!You agreed to that in writing|Your consent to that sum is with us~We cannot go on until you agree|Your answer to that is outstanding}. {resilient!A second cable enters at the rear of the building|There are two separate ways in~There is one way in only|Both pairs share one duct}.
{term} months at {rental}.
~ Rescheduling later than {:date} costs {:money:90..300}. Desk {:phone}, {:time}–{:time}. Your former line with {:company} stays until you stop it.

== en interconnect_billing_statement
q biller company:{} Telecom/{} Mobile/{} Voice; billing_operator, issued_by
q payer company:{} Networks/{} Communications/{} Wireless; billed_operator, payer
q analyst person; billing_analyst, prepared_by
q contact person; dispute_contact, disputes_to
q agreement date; interconnection_agreement, agreement_dated
q month month; traffic_month, period
q number id:IC-####-##; statement_number, invoice_ref
q issued date; issued_on, statement_date
q due date; due_date, pay_by
q dispute date; dispute_deadline, objections_until
q minutes number:9000..9000000; total_minutes, minutes
q calls number:9000..900000; total_calls, call_count
q sms number:9000..900000; messages, sms_count
q gross money:9000..900000; total_charges, gross
q set_off money:900..500000; set_off, netted_against
q net money:900..500000; net_amount, balance_payable
q credit_prev money:90..9000; credit_from_last_month, previous_credit
q diff percent; cdr_deviation, record_difference
q tolerance percent; agreed_tolerance, threshold
q switch phrase; exchange, point_of_interconnect
q guarantee money:9000..300000; bank_guarantee, security
q fraud flag; fraud_traffic, artificial_traffic; whether calls made by machines were found
q approved flag; regulated_rates, rates_set_by_regulator; whether the prices are those of the regulator
a vat money:900..90000; tax, vat
a swift id:@@@@@@##; swift, bic
a capacity number:2..90; e1_links, trunks
a carrier company; transit_carrier, carrier
l routes; traffic, lines; by kind of call
c routes.code id:R##; route_code, code
c routes.kind phrase; service, traffic_type
c routes.way choice:in/out; direction, way
c routes.calls number:90..90000; calls, count
c routes.mins number:900..900000; minutes, volume
c routes.rate id:0.00##; rate, price_per_minute
c routes.sum money:9..90000; amount, charge
c routes.acd id:#:##; average_duration, acd
---
{biller} – carrier billing
Statement {number} || {issued}
To {payer}
Traffic of {month}, handed over at {switch=Exchange East|the carrier hotel|POI 3 and 4|Tower Street}, under the agreement of {agreement}
%routes 4..10
 | Traffic | | Calls | Min. | Rate | Amount
{routes.code} | {routes.kind=mobile termination|fixed termination|transit|toll free|emergency|international|premium|number query} | {routes.way} | {routes.calls} | {routes.mins} | {routes.rate} | {routes.sum}
{routes.acd=}
%%
= Calls: {calls}
= Minutes: {minutes}
= Messages: {sms}
= Charges: {gross}
= Less yours against us: {set_off}
= Less credit brought over: {credit_prev}
= You pay: {net}
= By: {due}
Your own records differ from ours by {diff}; up to {tolerance} neither side complains. {approved!Prices follow the order of the regulator|The regulator has set these prices~Prices are freely agreed|These are commercial rates}. {fraud!Short calls from a machine were left out and reported|Bot traffic on two ranges was taken out~We found no traffic made by machines|Call patterns were natural}.
Objections until {dispute} to {contact}.
{analyst}
~ Security held: {guarantee}. Clock of records {:=UTC|local time}. Regulator's notice of {:date}. Test calls by {:person} on {:date}, {:time}.

== en spectrum_licence_schedule
q regulator company:{} Communications Authority/Spectrum Office {}/{} Radio Agency; regulator, issuing_body
q holder company:{} Broadband/{} Ports/{} Mines/{} Transit; licensee, holder
q officer person; licensing_officer, issued_for_regulator
q contact person; technical_contact, responsible_engineer
q licence id:######/#; licence_number, licence
q class phrase; licence_class, type
q issued date; issued, date_of_issue
q from date; valid_from, commencement
q to date; valid_to, expires
q fee money:90..40000; annual_fee, licence_fee
q fee_day date; fee_due_each_year, renewal_fee_date
q band id:###-### MHz; frequency_band, band
q bandwidth unit:kHz 6..9000; channel_width, bandwidth
q erp unit:W 1..400; max_radiated_power, erp
q call id:@@@###; call_sign, station_sign
q area region; coverage_area, service_area
q users number:2..900; mobile_stations, handsets
q replaces id:######/#; replaces_licence, former_licence
q shared flag; shared_channel, non_exclusive; whether others may use the same channels
q encryption flag; encryption_permitted, may_encrypt; whether speech may be scrambled
q move number:6..36; notice_to_vacate_months, clearance_notice
a price money:9000..900000; auction_price, bid
a manufacturer company; equipment_maker, manufacturer
a inspection date; inspection_date, inspected
a height unit:m 100..900; ground_height, altitude
l sites; base_stations, masts; where it sends
c sites.id id:B##; station_id, id
c sites.name phrase; site, mast_name
c sites.grid id:@@ #### ####; grid_reference, ngr
c sites.tx id:###.####; transmit_frequency, tx_mhz
c sites.rx id:###.####; receive_frequency, rx_mhz
c sites.height unit:m 5..90; antenna_height, agl
c sites.power unit:W 1..100; power, erp
c sites.aerial phrase; antenna, pattern
---
^ {regulator}
^ LICENCE {licence}
This licence is granted to {holder}, {:address}, and authorises the stations in the schedule.
1. Class: {class=Business radio, area defined|Fixed link|Private mobile, trunked|Maritime coast station}
2. Period: {from} to {to}
3. Fee: {fee} each year on {fee_day}
4. Call sign: {call}; band {band}; channel width {bandwidth}; at most {erp}
5. Area: {area}; up to {users} portable or mobile sets
6. {shared!The channels are also given to others and calls must be kept short|No sole right; listen before you speak~The channels are given to nobody else in the area|Within the area the holder alone may use them}
7. {encryption!Speech may be scrambled|Digital privacy is allowed~Speech must be in clear|Scrambling is forbidden}
8. The holder clears the band within {move} months when told to.
[9. Takes the place of {replaces}.]
SCHEDULE
%sites 2..9
Id | Site | NGR | Tx MHz | Rx MHz | m agl | W | Aerial
{sites.id} | {sites.name=Beacon Hill|Water tower|Quay crane 2|Depot roof|Moor mast|Pit head} | {sites.grid} | {sites.tx} | {sites.rx} | {sites.height} | {sites.power} | {sites.aerial=omni|yagi 240°|panel|dipole|leaky feeder}
%%
{officer}, {issued} || {contact} for the holder
~ Interference: {:phone}. Terms booklet of {:date}. Coordination with {:country} ended {:date}. Adviser to the holder: {:company}.

== en production_batch_record_cover
q maker company:{} Pharma/{} Cosmetics/{} Nutrition/{} Paints; manufacturer, site
q product phrase; product, item
q strength phrase; strength, variant
q batch id:@##@###; batch_number, lot
q bulk id:BK####; bulk_number, bulk_lot; number of the mixture from which it was filled
q mbr id:MBR-###/##; master_record, recipe_number
q mbr_version date; master_record_date, recipe_effective
q size unit:kg 90..3000; batch_size, theoretical_size
q yield_kg unit:kg 80..2900; actual_yield, obtained
q yield_pct percent; yield_percent, yield
q limit_low percent; lower_yield_limit, minimum_yield
q units number:900..90000; units_packed, packs
q started date; manufacture_date, started_on
q packed date; packaging_date, packed_on
q expiry date; expiry_date, use_before
q released date; release_date, released_on
q qp person; qualified_person, released_by
q supervisor person; production_supervisor, reviewed_in_production
q reviewer person; qa_reviewer, batch_record_reviewed_by
q room id:R-###; room, production_room
q vessel id:MX-##; mixer, equipment
q cleaned date; equipment_cleaned_on, cleaned
q retained number:2..40; retention_samples, samples_kept
q dev flag; deviation, deviation_raised; whether something departed from the recipe
q rework flag; reworked_material, rework_added; whether leftovers of an earlier lot went in
a customer company; customer, contract_giver
a price money:1..90; unit_price, price
a assay percent; assay, content
a shipped date; shipped_on, dispatch_date
l materials; ingredients, weighings; what went in
c materials.code id:RM####; material_code, item
c materials.what phrase; material, ingredient
c materials.lot id:@#####; supplier_lot, lot
c materials.target unit:kg 1..300; target_weight, required
c materials.actual unit:kg 1..300; actual_weight, weighed
c materials.by id:@@@; weighed_by, operator
c materials.check id:@@@; checked_by, witness
l steps; process_steps, stages; what was done
c steps.no number:1..40; step, no
c steps.what phrase; operation, instruction
c steps.setting phrase; set_point, parameter
c steps.start time; start, from
c steps.end time; end, to
---
{maker} || BATCH RECORD
{product=Zinc ointment|Night cream|Cough syrup|Wall paint, white|Vitamin tablets} {strength=10 %|50 ml|250 mg|matt|forte} || Batch {batch}
= Recipe: {mbr}, in force {mbr_version}
= Bulk: {bulk}
= Size: {size}
= Room: {room}
= Mixer: {vessel}, last cleaned {cleaned}
= Made: {started}
= Packed: {packed}
= Exp.: {expiry}
%materials 4..10
Item | Material | Lot | Needed | Weighed | By | 2nd
{materials.code} | {materials.what=purified water|zinc oxide|glycerol|titanium dioxide|lactose|emulsifier|perfume|binder|preservative} | {materials.lot} | {materials.target} | {materials.actual} | {materials.by} | {materials.check}
%%
%steps 3..8
 | Step | Set | From | To
{steps.no} | {steps.what=heat|disperse|homogenise|cool|add perfume|sieve|fill|deaerate} | {steps.setting=70 °C|1400 rpm|-0.6 bar|25 °C|mesh 20|15 min} | {steps.start} | {steps.end}
%%
= Obtained: {yield_kg} ({yield_pct}; not less than {limit_low})
= Packs: {units}
= Kept back: {retained}
{dev!The cooling took longer than laid down, see report|A departure was opened and judged minor~All went as the recipe says|No departure from the recipe}. {rework!Two drums of the lot before were worked in|Remains of an earlier lot were added~Nothing left over from other lots was added|Only fresh material was used}.
{supervisor}, production || {reviewer}, quality
Certified for sale by {qp} on {released}
~ Balance check {:date} {:time}. Leaflet {:id:L####-#}. Line clearance by {:person}. Archive until {:year}.

== en part_submission_warrant
g maker; supplier, organisation
q maker.name company:{} Castings/{} Mouldings/{} Stampings; name, company
q maker.code id:S#####; code, vendor_code
q maker.town city; plant, manufacturing_location
q customer company:{} Motors/{} Trucks/{} Axles; customer, submitted_to
q buyer person; buyer, customer_buyer
q part phrase; part_name, part
q part_no id:@##-####-##; customer_part_number, part_number
q maker.part id:######; internal_part_number, part_number
q drawing id:D-#####; drawing_number, shown_on_drawing
q level id:@/##; engineering_change_level, revision
q level_date date; revision_dated, change_level_date
q po id:PO#######; purchase_order_no, po
q weight unit:kg 0..9; part_weight, weight
q tool id:T-####; tool_number, mould
q cavity number:1..16; cavities, number_of_cavities
q reason choice:initial submission/engineering change/tooling transfer/correction; reason, reason_for_submission
q sub_level number:1..5; submission_level, ppap_level
q rate number:40..4000; production_rate, pieces_per_hour
q hours number:1..16; run_hours, hours_run
q safety flag; safety_relevant, government_regulated; whether safety or law hang on the part
q met flag; all_requirements_met, results_meet; whether all results are within the drawing
q imds id:#########; imds_number, material_report
q signed_by person; authorised_signature, declared_by
q title phrase; title, signer_position
q signed date; signed_on, submission_date
q decision choice:approved/rejected/interim; disposition, customer_decision
q decided_by person; customer_signature, decided_by
q decided date; decision_date, decided
a sop date; start_of_production, sop
a price money:1..90; piece_price, price
a cpk id:#.##; cpk, capability_index
a material phrase; raw_material, material_grade
l checks; results, characteristics; what was measured
c checks.no number:1..60; balloon, no
c checks.what phrase; characteristic, feature
c checks.spec id:##.# ±0.#; specification, nominal
c checks.found id:##.##; measured, result
c checks.gauge id:G###; gauge, equipment
c checks.class short; class, symbol
---
Part Submission Warrant
Part: {part=bracket, left|pump cover|seat rail|bushing|lamp body} || Cust. part no.: {part_no}
Drawing: {drawing} || Org. part no.: {maker.part}
Change level: {level} || dated {level_date}
Safety / regulation: {safety!☒ Yes ☐ No|Yes, symbol S~☐ Yes ☒ No|none} || P.O.: {po}
Weight {weight} || Tool {tool}, {cavity} cavities
## Organisation
{maker.name}, code {maker.code}
made at {maker.town}
## Submitted to
{customer}, buyer {buyer}
IMDS {imds}
Reason: {reason}; level {sub_level}
%checks 3..10
 | Feature | Spec. | Found | Gauge | Cl.
{checks.no} | {checks.what=bore|flatness|length|wall|thread depth|radius|hole position} | {checks.spec} | {checks.found} | {checks.gauge} | {checks.class}
%%
{met!The findings lie inside what the drawing asks|Every result is within the limits~Two results lie outside and are explained overleaf|Not every result is within the limits}. I affirm that the samples come from our series process, run at {rate} an hour for {hours} hours.
{signed_by}, {title=quality manager|works manager|program lead|plant director}, {signed}
For customer use only: ☒ {decision}   {decided_by}, {decided}
~ Tool property of the customer, tagged {:date}. Labs: {:company}. Next yearly check {:date}. CFG-{:number:1000..9000}

== en kaizen_event_summary
q plant company:{} Works/{} Furniture/{} Bakeries/{} Packaging; plant, company
q area phrase; area, work_area
q title phrase; topic, event_title
q leader person; team_leader, led_by
q coach person; facilitator, lean_coach
q sponsor person; sponsor, champion
q from date; event_from, start
q to date; event_to, end
q followup date; follow_up_review, day_30_review
q team number:4..14; team_size, participants
q lead_before unit:min 20..900; lead_time_before, time_before
q lead_after unit:min 5..600; lead_time_after, time_after
q walk_before unit:m 90..2000; walking_before, distance_before
q walk_after unit:m 20..900; walking_after, distance_after
q stock percent; wip_reduction, less_stock
q scrap_before percent; scrap_before, reject_rate_before
q scrap_after percent; scrap_after, reject_rate_after
q saving money:900..90000; yearly_saving, benefit
q spent money:40..4000; spent, event_cost
q operators_before number:3..12; operators_before, people_before
q operators_after number:2..10; operators_after, people_after
q floor unit:m² 4..200; floor_freed, space_saved
q finance flag; savings_confirmed, finance_agreed; whether the figures were looked at by accounts
q standard flag; standard_work_updated, instruction_changed; whether the work sheets were rewritten
a customer company; customer, customer_affected
a output number:40..4000; daily_output, pieces_per_day
a next_event date; next_event, next_workshop
a consultant company; consultant_firm, outside_help
l actions; open_points, newspaper; what is still to be done
c actions.no number:1..40; no, item
c actions.problem phrase; problem, issue
c actions.fix phrase; countermeasure, action
c actions.who person; owner, who
c actions.due date; due, by
c actions.done percent; progress, percent_done
c actions.waste choice:waiting/motion/transport/overproduction/defects; waste_type, waste
---
{plant}
# {title=Faster changeover|One-piece flow|Less walking|First time right} – {area=line 3|edge bander cell|packing|oven 2|paint shop}
{from} to {to}; {team} people led by {leader}; coach {coach}; on behalf of {sponsor}
## Before and after
= Through time: {lead_before} – now {lead_after}
= Steps walked per shift: {walk_before} – now {walk_after}
= Rejects: {scrap_before} – now {scrap_after}
= People needed: {operators_before} – now {operators_after}
= Pieces waiting: {stock} fewer
= Floor set free: {floor}
+++
Worth {saving} a year, for {spent} spent on {:=timber and tape|trolleys|tubes and wheels}. {finance!Controlling has gone through the sums and agrees|The sums bear the stamp of accounts~Accounts have not yet looked at the sums|The sums are our own guess so far}. {standard!New work sheets hang at each place|The instruction was rewritten on the last day~The sheets at the line still show the old way|Work sheets will follow}.
+++
%actions 4..10
 | Trouble | Do | Who | Till | % | Kind
{actions.no} | {actions.problem=tools far away|label wrong way|queue at saw|forklift needed|no sample|bins mixed} | {actions.fix=shadow board|new template|second clamp|gravity rack|photo at place|colour code} | {actions.who} | {actions.due} | {actions.done} | {actions.waste}
%%
We look at it again on {followup}.
~ Photos by {:person}. Lunch {:money:40..300}. Report {:id:KZ-##-##} filed {:date}. Last event here in {:month}.

== en tooling_bailment_agreement
q owner company:{} Automotive/{} Appliances/{} Toys; tool_owner, bailor
q holder company:{} Plastics/{} Die Casting/{} Pressings; tool_holder, bailee
q maker company:{} Toolmakers/{} Moulds Ltd/{} Tooling; tool_maker, toolmaker; who built the tools
q agreement id:TB-####; agreement_no, reference
q signed date; agreement_date, dated
q place address; storage_place, tools_kept_at
q buyer person; signed_for_owner, commodity_buyer
q director person; signed_for_holder, holder_director
q keeper person; tool_room_manager, custodian
q total money:9000..900000; total_value, insured_value
q insurer company:{} Insurance/{} Mutual; insurer, insured_with
q policy id:P-#######; policy_number, policy
q storage money:9..400; storage_fee, monthly_storage
q keep number:5..15; spare_part_years, keep_after_series_years
q inspect number:2..30; inspection_notice_days, visit_notice
q return number:5..30; return_days, hand_over_within
q shots_life number:90000..900000; guaranteed_shots, tool_life
q counted date; last_inventory, inventory_date
q upkeep choice:owner/holder; maintenance_borne_by, upkeep_paid_by
q lien flag; lien_excluded, no_right_to_retain; whether the holder may not keep them back for debts
q third flag; use_for_others, third_party_use; whether the holder may make parts on them for others
q plate flag; property_plate, marked; whether a plate shows whose they are
a price money:1..60; part_price, piece_price
a volume number:9000..900000; annual_volume, yearly_quantity
a end date; agreement_end, expiry
a drawing id:D-#####; drawing, drawing_no
l tools; moulds, items; which ones
c tools.no id:W-#####; tool_number, no
c tools.asset id:A######; asset_number, inventory_tag
c tools.what phrase; description, part_made
c tools.cav number:1..32; cavities, cav
c tools.weight unit:kg 90..9000; weight, mass
c tools.shots number:900..900000; shot_count, strokes
c tools.value money:900..200000; value, book_value
c tools.state choice:good/worn/scrap; condition, state
c tools.built year:20##; year_built, built
---
^ Agreement {agreement} on tools lent
between {owner} and {holder}
{signed}
§ 1 The tools listed were built by {maker} and paid for by the former. They stay its property and lie at {place}, in the care of {keeper}.
%tools 3..10
Tool | Tag | For | Cav. | kg | Shots | Value | | Built
{tools.no} | {tools.asset} | {tools.what=housing, upper|housing, lower|door pocket|clip|gear blank|toy wheel|lid} | {tools.cav} | {tools.weight} | {tools.shots} | {tools.value} | {tools.state} | {tools.built}
%%
Counted last on {counted}; worth together {total}.
§ 2 {plate!Each bears a riveted plate with the owner's name|Plates naming the owner are fixed on all of them~The plates with the owner's name have still to be put on|Nothing on the tools shows whose they are}. {third!With consent parts for others may be made on them|Idle hours may be used for other customers~They serve the owner's parts and no others|Work for others on them is forbidden}.
§ 3 Upkeep: {upkeep?The owner bears wear, repair and cleaning~Wear, repair and cleaning are for the holder} up to {shots_life} shots.
§ 4 Cover with {insurer}, {policy}. For storage {storage} a month.
§ 5 The owner may come and look, saying so {inspect} days before, and may fetch them within {return} days. {lien!No unpaid bill gives a right to keep them back|They must be given out whatever bills are open~They may be kept back for unpaid tool bills|Until open bills are paid the holder may keep them}.
§ 6 For {keep} years after the series they are kept for spares.
{buyer} || {director}
~ Annex of {:date} lists gauges. Crane: {:company}. Contact at night {:person}, {:phone}.

== en maintenance_shutdown_plan
q plant company:{} Refining/{} Cement/{} Paper/{} Sugar; plant, company
q unit phrase; unit, plant_section
q manager person; shutdown_manager, leads
q safety person; safety_officer, hse_lead
q planner person; planner, schedule_by
q contractor company:{} Industrial/{} Mechanical/{} Engineering; main_contractor, mechanical_contractor
q scaffolder company:{} Scaffolding/{} Access; scaffolding_firm, access_contractor
q inspector company:{} Inspection/{} Technical Assurance; inspection_body, notified_body
q feed_out date; feed_out, unit_down
q feed_in date; feed_in, unit_up
q handover date; mechanical_completion, handed_back
q days number:4..60; duration_days, days_down
q people number:40..900; peak_workforce, people_on_site_peak
q hours number:900..90000; man_hours, labour_hours
q budget money:90000..9000000; budget, approved_cost
q reserve percent; contingency, reserve
q jobs number:40..900; work_orders, jobs
q last year; last_shutdown, previous_turnaround
q interval number:2..6; interval_years, every_years
q camp flag; night_shift, two_shifts; whether they work round the clock
q crane unit:t 60..800; crane_capacity, main_crane
q permits number:20..600; permits_per_day, daily_permits
q fuel_gas flag; flare_out, flare_isolated; whether the flare is out as well
a output unit:t 90..9000; lost_production, production_lost
a accident number:1..9; accidents, recordables
a actual money:90000..9000000; actual_cost, spent
a nextout date; next_shutdown, next_turnaround
l packages; work_packages, jobs_list; what is done
c packages.wo id:40#######; work_order, wo
c packages.tag id:@-###; equipment_tag, equipment
c packages.what phrase; scope, work
c packages.firm company:{} Boilers/{} Valves/{} Electrical/{} Coatings; executed_by, contractor
c packages.from date; start, from
c packages.to date; finish, to
c packages.hours number:8..900; hours, effort
c packages.crit phrase; criticality, note
---
{plant} – {unit=Kiln 2|Crude unit|Machine 4|Boiler house|Evaporators}
# Shutdown plan
= Down: {feed_out}
= Back to operations: {handover}
= Producing: {feed_in}
= Days: {days}
= Jobs: {jobs}
= Hours: {hours}
= Most people at once: {people}
= Permits a day: {permits}
= Money: {budget}, of it {reserve} held back
The last one was in {last}; the rule is every {interval} years. {camp!Two crews relieve each other at six and six|Work goes on through the night~There is one crew, from seven to five|Nights are off}. {fuel_gas!The flare goes cold too|The flare header is blinded from day 2~The flare stays lit|The flare is not touched}.
%packages 5..14
WO | Tag | Scope | Firm | From | To | h | 
{packages.wo} | {packages.tag} | {packages.what=open, clean, inspect|retube|reline|replace bearings|relief valves to bench|paint|cable tray|thickness survey|new burner tips} | {packages.firm} | {packages.from} | {packages.to} | {packages.hours} | {packages.crit=|critical path||long lead|hot work|}
%%
+++
{manager} leads, {safety} may stop anything, {planner} keeps the bars. {contractor} do the heavy work with a {crane} crane; boards and tubes by {scaffolder}; vessels are passed by {inspector}.
+++
~ Rev {:number:2..12}, {:date}. Gate 3 from {:time}. Beds at {:city}. First aid: {:person}. Steering group {:date}. Canteen {:company}.

== en shift_production_tally
q site phrase; factory, site
q line id:L#; line, machine
q shift choice:A/B/C; crew, shift_crew
q day date; production_day, date
q from time; shift_from, start
q to time; shift_to, end
q foreman person; shift_leader, foreman
q setter person; setter, machine_setter
q qc person; quality_inspector, qc
q product phrase; product, article
q wo id:WO######; works_order, production_order
q plan number:400..20000; planned_quantity, target
q good number:300..20000; good_pieces, ok_quantity
q bad number:4..900; rejects, nok_quantity
q rework number:1..200; rework, to_be_reworked
q oee percent; oee, overall_effectiveness
q cycle unit:s 2..90; cycle_time, seconds_per_piece
q crew number:2..12; operators, people_on_line
q material id:B#####; material_batch, raw_lot
q start_count id:#######; counter_start, opening_counter
q end_count id:#######; counter_end, closing_counter
q first_ok time; first_good_part, first_piece_released
q guard flag; guards_checked, safety_check_done; whether the guards were tried at the start
q handed flag; left_clean, area_clean; whether the place was left tidy
a customer company; customer, for_customer
a cost money:1..90; cost_per_piece, unit_cost
a delivery date; delivery_date, due_to_customer
a mould id:T####; tool_number, mould
l hours; hourly_counts, output; hour by hour
c hours.hour number:1..8; hour, no
c hours.plan number:40..2500; plan, target
c hours.made number:20..2500; made, actual
c hours.scrap number:1..60; scrap, rejects
c hours.note phrase; remark, reason
l stops; downtime, standstills; when it stood
c stops.at time; from, stopped_at
c stops.mins unit:min 2..90; minutes, length
c stops.code id:S##; code, stop_code
c stops.why phrase; reason, cause
c stops.who first; fixed_by, by
---
{site=Works 1|Bottling hall|Press shop|Hall C}, line {line} || {day}
Crew {shift}, {from} to {to} || {foreman}
= Running: {product=cap 28 mm|bottle 0.5|hinge plate|cup 200|profile 40}
= Order: {wo}
= Lot: {material}
= Wanted: {plan}
= Clock at start: {start_count}
= Clock at end: {end_count}
= On the line: {crew}
= First good one: {first_ok}
%hours 4..8
h | Plan | Made | Scrap | 
{hours.hour} | {hours.plan} | {hours.made} | {hours.scrap} | {hours.note=|start-up||break||lot change|slow}
%%
%stops 1..6
At | Stood | Code | Why | By
{stops.at} | {stops.mins} | {stops.code} | {stops.why=jam|no material|sensor dirty|knife change|label roll|hydraulics|waiting for forklift} | {stops.who}
%%
Good {good}, bad {bad}, to go over again {rework}. OEE {oee}; {cycle} a piece.
{guard!All doors and stops were tried before the first piece|Guards tried, machine stops~The guards were not tried at the start|Trying the guards was forgotten}. {handed!Swept and wiped for the next crew|Left in order~Left as it was, no time to clean|Floor still oily}.
Set by {setter} || Samples {qc}
~ Form P-{:number:10..90} of {:date}. Fire drill {:date}. Oil by {:company}. Late: {:first} and {:first}.

== en eight_d_report
q supplier company:{} Springs/{} Electronics/{} Coatings/{} Rubber; supplier, answered_by
q customer company:{} Brakes/{} Lifts/{} Pumps; customer, complained_by
q contact person; customer_contact, raised_by
q leader person; team_leader, problem_owner
q champion person; champion, management_sponsor
q complaint id:QN-########; complaint_number, notification
q own id:8D-##-###; report_number, internal_no
q part phrase; part, item
q part_no id:##.####.##; part_number, material_no
q raised date; complaint_date, received
q first date; containment_reported, d3_sent
q final date; closed_on, report_closed
q delivered number:90..9000; quantity_delivered, lot_size
q bad number:1..300; quantity_defective, faulty_parts
q note id:DN######; delivery_note, delivery
q lot id:@####; lot, batch
q fault phrase; problem, defect
q occurred phrase; root_cause_occurrence, why_it_happened; why the fault could come about
q escaped phrase; root_cause_non_detection, why_not_found; why nobody noticed it before delivery
q sorted number:90..9000; parts_sorted, checked_parts
q found number:1..90; found_in_sorting, sorted_out
q sorter company:{} Sorting/{} Quality Services; sorting_company, sorted_by
q cost money:90..9000; costs_accepted, cost
q repeat flag; repeat_fault, recurring; whether it had happened before
q field flag; field_risk, reached_end_users; whether parts reached the users
q fmea flag; fmea_updated, risk_analysis_updated; whether the risk sheet was changed
a price money:1..90; part_price, unit_price
a ppm number:10..900; ppm, ppm_rate
a auditor person; auditor, audited_by
a returned date; parts_returned_on, return_date
l actions; measures, corrective_actions; what was done
c actions.step id:D#; discipline, step
c actions.what phrase; action, measure
c actions.who person; responsible, who
c actions.plan date; planned, due
c actions.done date; implemented, done_on
c actions.proof phrase; effectiveness, verified_by
l team; members, participants; who worked on it
c team.name person; name, member
c team.dept phrase; department, function
c team.ext id:####; extension, phone
---
8D {own} || your {complaint}
{supplier} to {customer}, {contact}
Received {raised} · first answer {first} · closed {final}
D1 Team, led by {leader}; behind it {champion}
%team 2..6 lines
{team.name}, {team.dept=quality|production|tool room|sales|logistics|design}, ext. {team.ext}
%%
D2 {part=valve spring|control board|bracket, coated|seal} ({part_no}): {fault=breaks at end coil|no signal|coating flakes|too short}. {bad} of {delivered} from delivery {note}, lot {lot}.
D3 {sorter} looked through {sorted} pieces and took out {found}. {field!Some sit in machines already with users|Users have parts of this lot~None has left the customer's works|No user can have one}.
D4 It came about because {occurred=the oven belt ran too fast|a feeder was loaded wrongly|the bath was too old|a stop had come loose}; it slipped through because {escaped=the sample was drawn too early|the gauge checks one side only|the test was switched off|only the first piece is checked}. {repeat!We had the same thing two years ago|It is known from an earlier complaint~It has not happened before|We had never seen it}.
%actions 3..8
 | Measure | Who | Plan | Done | Works?
{actions.step} | {actions.what=belt speed locked|poka-yoke fitted|bath changed weekly|gauge rebuilt|operators trained|full check for 3 lots} | {actions.who} | {actions.plan} | {actions.done} | {actions.proof=30 lots clean|audit|trial run|capability study|pending}
%%
D7 {fmea!The risk sheet and the control plan were changed|FMEA row 14 now carries a higher figure~The risk sheet needs no change|FMEA was left as it is}. We bear {cost}.
D8 Thank you all.
~ Photos in the portal since {:date}. Concession of {:date} covers {:number:90..900} pieces. Form rev. {:number:2..9}; {:person}.

== en contractor_monthly_progress_report
q contractor company:{} Construction/{} Civils/{} Building Group; contractor, submitted_by
q employer company:{} Council/{} Health Board/{} Rail; employer, client
q consultant company:{} Consulting Engineers/{} Project Managers; engineer, contract_administrator
q project phrase; project, works
q contract id:C/####/##; contract_no, contract
q number number:2..40; report_number, report_no
q month month; month, period
q dated date; report_date, dated
q pm person; contractor_project_manager, project_manager
q agent person; site_agent, site_manager
q client_pm person; client_representative, employer_rep
q start date; site_possession, commencement
q finish_contract date; contract_completion, due_completion
q finish_forecast date; forecast_completion, expected_completion
q planned percent; planned_progress, should_be
q actual percent; actual_progress, achieved
q delay number:1..90; days_behind, delay_days
q value money:90000..9000000; contract_value, contract_sum
q certified money:90000..8000000; certified_to_date, paid_to_date
q variations money:900..900000; variations_agreed, agreed_changes
q pending number:1..30; variations_pending, open_changes
q labour number:9..300; workforce, average_labour
q hours number:900..90000; hours_worked, man_hours
q lti number:1..900; days_since_accident, accident_free_days
q rain number:1..15; rain_days, weather_days
q claim flag; claim_notified, early_warning; whether more time or money was asked for
q neighbours flag; complaints_received, neighbour_complaints; whether people nearby complained
a bond company; bond_provider, surety
a architect company; architect, designer
a retention money:900..90000; retention, withheld
a insurer company; works_insurer, car_insurer
l activities; programme, sections; how far each part is
c activities.what phrase; activity, section
c activities.plan_end date; planned_finish, baseline
c activities.fore_end date; forecast_finish, forecast
c activities.plan_pct percent; planned, plan
c activities.act_pct percent; actual, done
c activities.sub company:{} Piling/{} Steelwork/{} Roofing/{} M&E; subcontractor, by
l risks; issues, concerns; what worries
c risks.no id:R##; id, no
c risks.what phrase; risk, description
c risks.level choice:high/medium/low; rating, level
c risks.owner last; owner, with
c risks.until date; review_date, by
---
{contractor}
Progress report no. {number}, {month} || {contract}
# {project=Riverside school|Bypass, lot 2|Ward block C|Station footbridge|Pumping station}
For {employer} ({client_pm}) · through {consultant} · {dated}
= On site since: {start}
= To be done by contract: {finish_contract}
= We now see: {finish_forecast}
= Should be at: {planned}
= Is at: {actual}
= Behind: {delay} days
%activities 4..10
Part | Base | Now | Plan | Is | Firm
{activities.what=groundworks|piling|frame|envelope|drainage|services|finishes|landscape|demolition} | {activities.plan_end} | {activities.fore_end} | {activities.plan_pct} | {activities.act_pct} | {activities.sub}
%%
+++
## Money
= Sum: {value}
= Changes agreed: {variations}
= Still being talked about: {pending}
= Certified: {certified}
{claim!We have given notice that the ground costs us time and money|An early warning on the late drawings went out~No notice for time or money was given this month|We ask for neither time nor money}.
+++
## People and weather
{labour} on average, {hours} hours, {lti} days without accident; {rain} days lost to rain. {neighbours!Two letters about dust came in and were answered|A resident rang about noise~Nobody living nearby complained|No complaints from the street}.
%risks 2..5
 | What | | With | Until
{risks.no} | {risks.what=gas main not where drawn|glass late from factory|crane over railway|bat roost|price of steel} | {risks.level} | {risks.owner} | {risks.until}
%%
{agent}, site || {pm}
~ Photos from {:date}. Next meeting {:date}, {:time}. Distribution: {:person}, {:company}. File {:id:PR-##-##}.

== en final_account_statement_works
q employer company:{} Homes/{} Hospitals/{} College; employer, paying_party
q contractor company:{} Builders/{} Construction/{} Contractors; contractor, payee
q qs company:{} Cost Consultants/{} Quantity Surveyors; quantity_surveyor, account_prepared_by
q qs_man person; surveyor_employer, qs_signed
q qs_con person; contractors_surveyor, commercial_manager
q works phrase; works, project
q contract date; contract_date, dated
q form phrase; contract_form, standard_form
q completed date; practical_completion, taken_over
q defects_end date; defects_period_end, rectification_ends
q making_good date; making_good_certificate, defects_certified
q account_date date; account_date, statement_date
q sum_contract money:90000..9000000; contract_sum, original_sum
q variations money:900..900000; net_variations, changes_total
q prov money:900..200000; provisional_sums_adjustment, provisional_sums
q fluct money:90..90000; fluctuations, price_rises
q loss money:90..90000; loss_and_expense, disruption_claim
q lad money:90..90000; delay_damages, liquidated_damages_deducted
q final money:90000..9900000; final_account_total, agreed_total
q paid money:90000..9000000; previously_paid, paid_to_date
q retention money:900..90000; retention_released, last_retention
q balance money:90..200000; balance_due, final_payment
q pay_days number:7..35; payment_days, final_date_days
q settle flag; full_and_final, no_further_claims; whether nothing more can be asked for
q adjudication flag; dispute_pending, adjudication; whether a dispute is running
q vat_note choice:reverse charge/standard rate/zero rated; vat_treatment, vat
a architect company; architect, designer
a insurer company; works_insurer, insured_with
a clerk person; clerk_of_works, site_inspector
a warranty number:6..12; warranty_years, latent_defects
l changes; variations_list, instructions; what was changed
c changes.no id:AI-###; instruction, no
c changes.day date; instructed, date
c changes.what phrase; description, change
c changes.add money:90..90000; additions, plus
c changes.omit money:9..40000; omissions, minus
c changes.by last; valued_by, surveyor
---
^ FINAL ACCOUNT
{works=Twelve houses at Ford Lane|Library refurbishment|Laboratory wing|Car park deck}
= Employer: {employer}
= Contractor: {contractor}
= Drawn up by: {qs}
= Contract: {form=JCT intermediate|NEC4 option A|RIAI form|AS 4000} of {contract}
= Complete: {completed}
= Defects until: {defects_end}
= Defects made good: {making_good}
%changes 4..10
No. | Day | Change | + | – | 
{changes.no} | {changes.day} | {changes.what=extra drains|roof light left out|harder brick|more sockets|rock met|door sets|delete canopy} | {changes.add} | {changes.omit} | {changes.by}
%%
A  Contract sum  {sum_contract}
B  Changes, net  {variations}
C  Provisional sums spent  {prov}
D  Rise of prices  {fluct}
E  Disruption  {loss}
F  Less for lateness  {lad}
G  {final}
H  Less paid  {paid}
I  Remains, with the last {retention} of retention, {balance}
To be paid within {pay_days} days. VAT: {vat_note}.
{settle!With this all is settled and neither side will ask for more|The sum closes every claim under the contract~Claims already notified stay open|The sum is without prejudice to what was notified}. {adjudication!The lift claim is before an adjudicator|One matter lies with an adjudicator~Nothing is in dispute|No proceedings are under way}.
{qs_man} || {qs_con}
for the employer || for the contractor
> {account_date}
~ Draft of {:date} withdrawn. Retention bond of {:company} returned. CIS ref. {:id:###/@@#####}. Witness {:person}.

== en inspection_test_plan
q contractor company:{} Piping/{} Steel/{} Tanks/{} Offshore; contractor, manufacturer
q client company:{} Gas/{} Chemicals/{} Water; client, purchaser
q agency company:{} Inspection/{} Verification/{} Register; third_party_inspector, inspection_agency
q doc id:ITP-####-##; document_no, itp_number
q rev id:C#; revision, rev
q issued date; issue_date, revision_date
q prepared person; prepared_by, author
q checked person; checked_by, checker
q approved person; approved_by, approver
q client_review person; client_reviewer, accepted_for_client
q scope phrase; scope, works_covered
q po id:45########; contract_number, po
q code phrase; design_code, applicable_code
q notice number:2..14; notification_days, notice_for_witness
q tag id:V-###; equipment_tag, item_tag
q ndt percent; radiography_extent, ndt_extent
q test_bar unit:bar 2..90; test_pressure, hydrotest_pressure
q hold_min unit:min 10..240; test_hold_time, hold_time
q review choice:accepted/accepted with comments/rejected; review_code, client_status
q pmi flag; pmi_required, alloy_check; whether the alloy is tested on each part
q dossier number:1..5; dossier_copies, final_books
a delivery date; delivery_date, ex_works
a welder person; welder, welder_name
a result phrase; test_result, outcome
a price money:900..90000; price, contract_value
l steps; activities, inspections; what is looked at
c steps.no id:#.##; item, no
c steps.what phrase; activity, stage
c steps.doc id:PR-###; procedure, reference_document
c steps.accept phrase; acceptance_criteria, criterion
c steps.record id:F-##; record, form
c steps.m short; contractor_code, by_maker
c steps.c short; client_code, by_client
c steps.t short; third_party_code, by_agency
---
{contractor} || {doc} rev. {rev}
# Inspection and test plan
{scope=Pressure vessel|Pipe spools, area 4|Storage tank|Bridge girders} {tag} for {client}, order {po}
Rev. of {issued}: prepared {prepared}, checked {checked}, released {approved}
Code: {code=EN 13445|ASME VIII div. 1|API 650|EN 1090 EXC3} · third party: {agency}
%steps 5..14
 | Stage | Doc. | Accept if | Form | M | C | TP
{steps.no} | {steps.what=Material receipt|Marking and transfer|Fit-up|Welding|Visual|Radiography|Dimension check|Pressure test|Painting|Final books} | {steps.doc} | {steps.accept=3.1 certificate|no defect|class B|±2 mm|no drop|240 µm|complete} | {steps.record} | {steps.m} | {steps.c} | {steps.t}
%%
H hold, W witness, R review, S spot check. For H and W tell us {notice} days before.
Films over {ndt} of the seam length. Water test at {test_bar} for {hold_min}. {pmi!Each part is held under the analyser before welding|Alloy check on all pieces~No alloy check is asked|The analyser is not needed here}. {dossier} books at the end.
Client: {client_review} – {review}
~ Comments of {:date} worked in. Kick-off at {:city}, {:date}. Inspector {:person} lives near. Sub-vendor {:company}.

== en retention_release_letter
q sender company:{} Contractors/{} Construct/{} Building Services; applicant, subcontractor
q writer person; signed_by, commercial_manager
q recipient company:{} Developments/{} Build/{} Projects; addressee, main_contractor
q recipient_person person; attention, addressed_person
q job phrase; project, site
q order id:SC-#####; subcontract_no, order_no
q order_date date; subcontract_date, order_dated
q pc date; practical_completion, handed_over
q first_rel date; first_half_released, first_moiety_paid
q due date; second_half_due, retention_due
q letter date; letter_date, dated
q rate percent; retention_rate, retention_percent
q total money:900..90000; total_retention, originally_held
q first money:400..40000; first_half, already_released
q second money:400..40000; second_half, amount_claimed
q interest money:4..900; interest_claimed, late_interest
q answer_days number:5..21; answer_days, reply_within_days
q defects number:1..9; defects_listed, snags
q done flag; defects_cured, snags_finished; whether the defects are mended
q signoff person; defects_accepted_by, signed_off_by
q adjudicate flag; will_adjudicate, threatens_proceedings; whether proceedings are announced
q vat_no id:IE#######@; vat_number, vat_reg
a account iban; iban, pay_to
a contract_sum money:9000..900000; subcontract_value, contract_sum
a employer company; employer, building_owner
a paid_on date; paid_on, received
a cert id:PC-##; payment_certificate, certificate_no
---
{sender}
{:street}, {:city} · VAT {vat_no}

{recipient}
For {recipient_person}
> {letter}
> Order {order}

{job=Block D, Quay West|Primary school, phase 1|Cold store|Apartments, Mill Green}: money kept back
Dear {:last},
Under our order of {order_date} you kept {rate} of each payment, {total} in all. When the works were handed over on {pc}, half became due; you released {first} on {first_rel}. The rest, {second}, fell due on {due} and has not come.
{done!The points on the list were put right|All that was on the list has been seen to~Two points on the list are still being worked on|We are still waiting for access to finish the list}; there were {defects} of them[, and {signoff} signed the sheet].
We add {interest} for the delay. Let us have the money or your reasons within {answer_days} days. {adjudicate!Failing that we refer the matter to an adjudicator without writing again|We shall then start proceedings~We trust that this can be settled between us|We should be sorry to spoil a good relationship}.
Yours {:=sincerely|faithfully},
{writer}
~ Copies: {:person}; {:company}. Earlier reminders {:date} and {:date}. Directors: {:person}, {:person}. Reg. {:id:######}

== en drawing_transmittal
q sender company:{} Architects/{} Engineering/{} Design; issued_by, designer
q receiver company:{} Contractors/{} Fabrication/{} Precast; issued_to, recipient
q receiver_person person; attention, document_controller
q sender_person person; sent_by, transmitted_by
q number id:T-####; transmittal_number, transmittal
q date_sent date; sent, issue_date
q project phrase; project, job
q project_no id:####/##; project_number, job_no
q via choice:portal/mail/courier/by hand; sent_by_means, method
q reason choice:for construction/for approval/for information/for tender; purpose, issued_for
q reply date; comments_due, reply_by
q copies number:1..6; copies, sets
q scale phrase; scale, sheet_scale
q model id:MDL-##-v#; model_file, bim_model
q withdrawn number:1..9; superseded_sheets, withdrawn_sheets
q received_by person; received_by, acknowledged
q received date; received_on, acknowledged_on
q hold flag; areas_on_hold, clouded_hold; whether parts of the sheets may not be built yet
q signature flag; acknowledgement_required, receipt_wanted; whether the receiver must sign
a approved date; approved_on, approval_date
a fee money:90..9000; fee, drawing_cost
a client company; client, employer
a checker person; checked_by, checker
l sheets; drawings, documents; what is sent
c sheets.no id:@-###; drawing_number, sheet
c sheets.rev short; revision, rev
c sheets.title phrase; title, content
c sheets.date date; revision_date, dated
c sheets.size id:A#; size, format
c sheets.status id:S#; suitability, status_code
c sheets.old short; previous_revision, replaces
---
{sender} || Transmittal {number}
= To: {receiver}, {receiver_person}
= Job: {project=Fire station|Ward block|Footbridge|Depot roof}, {project_no}
= Sent: {date_sent}, {via}
= Purpose: {reason}
= Sets: {copies}
= Model: {model}
%sheets 4..14
No. | Rev | Title | Dated | Size | Suit. | Was
{sheets.no} | {sheets.rev} | {sheets.title=Ground floor|Roof plan|Section A-A|Stair 2|Foundation layout|Door schedule|Steel connections|Drainage|Facade bay} | {sheets.date} | {sheets.size} | {sheets.status} | {sheets.old}
%%
Please take {withdrawn} older sheets out of use. Drawn at {scale=1:50|1:100|1:20 and 1:5}.
{hold!What lies inside a cloud must not be built yet|Grid lines 4 to 6 are on hold~Nothing is on hold|All that is shown may be built}. {signature!Send this sheet back with a name on it|Kindly confirm that you have them~You need not confirm|No receipt is asked for}.
[Comments to us by {reply}.]
{sender_person} || Had by {received_by}, {received}
~ Sheets remain ours until paid. Index of {:date}. Print room {:phone}, {:person}. Survey by {:company}, {:year}.
`
