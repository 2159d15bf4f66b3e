/** Further papers in English: aviation, research contracts, procurement and the paperwork of firms. */
export const englishFurtherPapers4 = `
== en aircraft_wet_lease_term_sheet
q lessor company:{} Airlines/{} Charter/{} Air; lessor, acmi_provider, operating_carrier
q lessee company:{} Airways/{} Jet/{} Regional; lessee, customer_airline
q broker company:{} Aviation/{} Air Broking; broker, arranged_by
q lessor_sign person; signed_for_lessor, accountable_manager
q lessee_sign person; signed_for_lessee, lessee_director
q type phrase; aircraft_type, type
q reg id:@@-@@@; registration, tail_number
q msn id:#####; msn, serial_number
q seats number:50..220; seats, seat_count
q crews number:3..8; crew_sets, crews
q base city; operating_base, base
q spare city; spare_aircraft_at, backup_base; where the aircraft stands that jumps in
q from date; term_start, from
q to date; term_end, until
q signed date; signed_on, dated
q rate money:1500..4500; block_hour_rate, rate_per_hour
q min_hours number:180..350; minimum_hours_month, guaranteed_hours
q deposit money:90000..600000; security_deposit, deposit
q pay_days number:3..14; payment_in_advance_days, advance_days
q fuel_by choice:lessee/lessor; fuel_paid_by, fuel_account
q reposition money:9000..90000; positioning_fee, ferry_cost
q liability money:900000..9000000; liability_insured, combined_single_limit
q law phrase; governing_law, law
q smoking flag; lessee_livery, painted_in_lessee_colours; whether the aircraft wears the colours of the hirer
q cancel_hours number:12..96; cancellation_notice_hours, short_notice
a insurer company; aviation_insurer, underwriter
a captain person; captain, commander
a mtow unit:t 20..90; max_take_off_weight, mtow
a built year; year_of_manufacture, built
a engine_maker company; engine_manufacturer, engines_by
l rotation; flights, programme; what is flown
c rotation.flight id:@@ ###; flight_number, flight
c rotation.from city; from, departure
c rotation.to city; to, destination
c rotation.out time; std, off_blocks
c rotation.in time; sta, on_blocks
c rotation.days phrase; days_of_operation, days
c rotation.block unit:h 1..6; block_time, block
---
^ TERM SHEET – WET LEASE
{signed}
= Lessor: {lessor}
= Lessee: {lessee}
= Through: {broker}
= Aircraft: {type=A320-200|737-800|E190|ATR 72|CRJ900}, {reg}, MSN {msn}
= Seats: {seats}
= Crews: {crews} sets
= Base: {base}
= Backup: an aircraft of the same kind at {spare}
= Term: {from} to {to}
= Per block hour: {rate}
= At least: {min_hours} hours a month
= Deposit: {deposit}
= Paid: {pay_days} days ahead
= To bring it over: {reposition}
= Fuel, landing, handling: {fuel_by?for the hiring airline's account~within the hourly price}
%rotation 3..9
Flight | From | To | STD | STA | Days | Block
{rotation.flight} | {rotation.from} | {rotation.to} | {rotation.out} | {rotation.in} | {rotation.days=1234567|12345--|-----67|1-3-5-7|-2-4-6-} | {rotation.block}
%%
{smoking!Stickers and tail are done in the hirer's design|It will fly in the hirer's colours~It stays white|It keeps its own paint}. Flights cancelled less than {cancel_hours} hours ahead are charged as flown. Passengers and third parties are insured for {liability}. {law=English|Irish|Maltese} law.
{lessor_sign} || {lessee_sign}
~ Subject to approval by both authorities; last wet lease audit {:date}. Maintenance by {:company}. Draft sent {:date} by {:person}.

== en aircraft_redelivery_findings
q lessor company:{} Leasing/{} Aviation Capital/{} Aircraft Finance; lessor, owner
q lessee company:{} Air/{} Airlines/{} Wings; lessee, returning_airline
q mro company:{} Technics/{} Aero Maintenance/{} MRO; maintenance_organisation, inspected_at
q inspector person; lessor_representative, inspected_by
q lessee_rep person; lessee_representative, airline_contact
q reg id:@@-@@@; registration, tail
q msn id:####; msn, serial_no
q type phrase; aircraft, model
q hangar city; location, redelivery_location
q due date; contractual_redelivery, lease_expiry
q now date; planned_redelivery, redelivery_now
q inspected date; inspection_date, inspected
q test_flight date; demonstration_flight, test_flight
q hours number:9000..90000; total_flight_hours, tsn
q cycles number:4000..60000; total_cycles, csn
q apu_hours number:900..30000; apu_hours, apu
q check phrase; last_heavy_check, check_due_condition
q rent_late money:900..90000; holdover_rent, rent_per_day_late
q comp money:9000..900000; compensation, cash_settlement
q deposit money:90000..900000; security_deposit, deposit_held
q records_ok flag; records_complete, records_accepted; whether the papers are complete
q bore flag; borescope_passed, engines_clean; whether the look into the engines showed nothing
q next company:{} Cargo/{} Air/{} Regional; next_lessee, goes_to
a sale money:900000..9000000; sale_price, agreed_value
a captain person; test_pilot, captain
a fuel unit:kg 900..9000; fuel_on_board, fuel
a paint date; repainted_on, painted
l parts; major_components, engines_and_gear; state of the big parts
c parts.what phrase; component, part
c parts.sn id:@######; serial_number, sn
c parts.hours number:900..60000; hours_since_overhaul, tso
c parts.cycles number:900..40000; cycles_since_overhaul, cso
c parts.left number:900..20000; cycles_remaining, remaining
c parts.status choice:accepted/deferred/rejected; status, finding_status
l findings; open_items, defects; what must be mended
c findings.no number:1..90; item, no
c findings.zone id:###; zone, area
c findings.text phrase; finding, defect
c findings.action phrase; rectification, action
c findings.who choice:lessor/lessee; at_cost_of, cost
c findings.closed date; closed_on, closed
---
{lessor} || Redelivery, {reg}
# Findings {type=A319|737-700|ATR 42|E175|Q400} MSN {msn}
Looked at in {hangar} at {mro} on {inspected} by {inspector}; for {lessee}: {lessee_rep}.
= Was to come back: {due}
= Will come back: {now}
= Demonstration flight: {test_flight}
= TSN: {hours}
= CSN: {cycles}
= APU: {apu_hours}
= Condition: {check=fresh from C-check|clear of checks for 12 months|fresh 6Y structure check}
%parts 3..6
Part | S/N | TSO | CSO | Left | 
{parts.what=Engine 1|Engine 2|Nose gear|Left gear|Right gear|APU} | {parts.sn} | {parts.hours} | {parts.cycles} | {parts.left} | {parts.status}
%%
%findings 4..10
 | Zone | Seen | To do | At cost of | Closed
{findings.no} | {findings.zone} | {findings.text=dent near door|corrosion seat track|placard missing|paint peeling|leading edge nick|galley latch loose|tyre worn} | {findings.action=map and report|blend|replace|treat|renew|defer} | {findings.who} | {findings.closed}
%%
{records_ok!The binders were gone through and nothing is lacking|Back-to-birth papers are all there~Papers for two life-limited parts are lacking|We cannot yet accept the binders}. {bore!The probe found both engines clean|Nothing was seen in either core~The probe showed a burnt vane in number 2|A nick was found in one stage}.
Every day past the lease costs {rent_late}. In place of hours not flown off, {comp} is to be paid; we hold {deposit}. It goes on to {next}.
~ AD list as of {:date}. Ferry permit by {:country}. Photographs {:person}. Next call {:date}, {:time}.

== en airworthiness_directive_status
q operator company:{} Air/{} Helicopters/{} Flying School; operator, owner
q camo company:{} Airworthiness/{} CAMO/{} Continuing Airworthiness; airworthiness_organisation, compiled_by_organisation
q engineer person; compiled_by, technical_services_engineer
q certifier person; certified_by, airworthiness_manager
q reg id:@-@@@@; registration, aircraft
q type phrase; type, model
q msn id:##-####; msn, serial
q engine_type phrase; engine_type, engine
q engine_sn id:@-#####-##; engine_serial, esn
q prop_sn id:@@####; propeller_serial, prop_serial
q at date; status_as_at, as_at
q hours number:200..20000; airframe_hours, ttaf
q landings number:200..30000; landings, cycles
q arc date; arc_expiry, airworthiness_review_until
q bi id:20##-##; bulletin_issue, biweekly
q open number:1..9; open_items, items_open
q next_due date; next_action_due, earliest_due
q overdue flag; overdue, exceeded; whether one was missed
q alternative flag; alternative_means, amoc; whether some other way of complying was allowed
a insurer company; hull_insurer, insurer
a value money:9000..900000; hull_value, agreed_value
a pilot person; pilot, commander
a next_check date; next_annual, annual_check_due
l directives; ads, airworthiness_directives; the orders and what was done
c directives.no id:20##-####; ad_number, number
c directives.subject phrase; subject, title
c directives.effective date; effective_date, in_force
c directives.done date; complied_on, done
c directives.at number:200..20000; at_hours, hours
c directives.method phrase; method, how
c directives.repeat unit:h 25..2000; interval, repeat_every
c directives.next number:300..22000; next_at_hours, next_due
c directives.cert id:CRS-#####; release, crs
---
{camo} || AD status
= Aircraft: {reg}, {type=DA40|PA-28|C172|R44|PC-12|AS350}
= MSN: {msn}
= Engine: {engine_type=O-360|IO-540|PT6A|Arriel 2B}, {engine_sn}
= Propeller: {prop_sn}
= Owner: {operator}
= As at: {at}
= Hours: {hours}
= Landings: {landings}
= Review certificate to: {arc}
= Bulletins read to: {bi}
%directives 4..12
AD | About | In force | Done | at h | How | Every | Next h | CRS
{directives.no} | {directives.subject=fuel selector|seat rail cracks|exhaust|oil cooler hose|tail rotor pitch link|magneto|spar inspection|ELT battery} | {directives.effective} | {directives.done} | {directives.at} | {directives.method=inspected|replaced|n/a by S/N|modified|terminated} | {directives.repeat} | {directives.next} | {directives.cert}
%%
{open} wait to be done, the nearest by {next_due}. {overdue!One repeat was let slip by four hours and has been reported|An interval was passed~No limit was passed|All were done inside their limits}. {alternative!The authority allowed another way for the seat rails|A different method with approval is in use~All were done to the letter|No other method is in use}.
{engineer} || {certifier}
~ SB list apart. Database of {:company}, updated {:date}. Last weighing {:date}. Log pages {:number:10..90} to {:number:91..190}.

== en ground_handling_charge_note
q handler company:{} Handling/{} Ground Services/{} Airport Services; handling_agent, issued_by
q airline company:{} Air/{} Airlines/{} Cargo Airlines; carrier, airline
q airport city; station, airport
q note id:HN-######; charge_note, number
q contract id:SGHA/@@@/##; handling_agreement, agreement
q flight_in id:@@@###; arriving_flight, inbound_flight
q flight_out id:@@@###; departing_flight, outbound_flight
q reg id:@@@@@; registration, tail
q type phrase; aircraft_type, type
q day date; handled_on, service_date
q issued date; issued_on, note_date
q on_blocks time; on_block, aibt
q off_blocks time; off_block, aobt
q sched time; scheduled_departure, std
q pax_in number:20..200; passengers_arriving, pax_in
q pax_out number:20..200; passengers_departing, pax_out
q bags number:10..300; bags_loaded, bags
q delay id:##; delay_code, iata_delay
q captain person; accepted_by, commander
q agent person; ramp_agent, turnaround_coordinator
q basic money:300..4000; basic_turnaround, turnaround_price
q total money:400..9000; total, total_charge
q night flag; night_surcharge, night_rate; whether dear hours were charged
q deice flag; deicing_done, de_iced; whether the wings were sprayed
a landing money:90..4000; landing_fee, airport_fee
a fuel unit:l 900..20000; fuel_uplift, uplift
a next_rate money:300..4000; rate_from_next_year, new_price
a gate id:@##; gate, stand
l services; extras, additional_services; what was done besides
c services.code id:#.#.#; code, service_code
c services.what phrase; service, description
c services.qty number:1..12; quantity, times
c services.unit phrase; unit, per
c services.from time; start, from
c services.to time; stop, to
c services.price money:9..900; rate, unit_price
c services.sum money:9..2000; amount, charge
---
{handler}, {airport}
HANDLING CHARGE NOTE {note} || {issued}
Carrier {airline} || Agreement {contract}
= In / out: {flight_in} / {flight_out}
= A/C: {reg}, {type=A320|AT7|E90|73H|CL6}
= Date: {day}
= On blocks: {on_blocks}
= STD: {sched}
= Off blocks: {off_blocks}
= Delay code: {delay}
= Pax in: {pax_in}
= Pax out: {pax_out}
= Bags: {bags}
%services 2..8
 | Service | Qty | Per | From | To | Rate | Sum
{services.code} | {services.what=GPU|air start|lavatory|extra loader|wheelchair lift|cleaning|towing|headset|potable water} | {services.qty} | {services.unit=hour|time|man hour|lift} | {services.from} | {services.to} | {services.price} | {services.sum}
%%
= Turnaround: {basic}
= All: {total}
{night!Twenty-five per cent was added for the hour of night|The night scale was applied~The day scale applies|Nothing was added for the hour}. {deice!Wings and tail were treated in two steps|Fluid type I and IV was put on~No fluid was used|The wings were clear}.
{agent}, ramp || {captain}
~ Objections in 14 days. Rates as of {:date}. Prior notice by {:person} at {:time}. Cargo by {:company}.

== en overflight_permit_reply
q authority company:Civil Aviation Authority {}/{} Air Navigation Office; authority, issuing_authority
q officer person; issued_by, officer
q operator company:{} Air Charter/{} Jets/{} Airlift; operator, applicant
q agent company:{} Flight Support/{} Trip Services; flight_support, requested_through
q contact person; operator_contact, duty_contact
q permit id:OVF/####/@@; permit_number, clearance
q request id:RQ-#####; request_reference, your_ref
q asked date; requested_on, application_received
q issued date; issued_on, granted
q from date; valid_from, validity_start
q to date; valid_to, validity_end
q window unit:h 24..96; tolerance, slot_tolerance
q callsign id:@@@####; call_sign, flight_id
q reg id:@@-@@@; registration, tail
q spare_reg id:@@-@@@; substitute_aircraft, alternate_registration
q type phrase; aircraft_type, type
q mtow unit:t 8..390; mtow, max_weight
q from_city city; departure, origin_airport
q to_city city; destination, arrival_airport
q entry id:@@@@@; entry_point, fir_entry
q exit id:@@@@@; exit_point, fir_exit
q airway id:@###; airway, route
q purpose choice:passengers/cargo/ferry/ambulance; purpose, flight_purpose
q fee money:90..2000; permit_fee, charge
q dg flag; dangerous_goods, dg_on_board; whether dangerous goods are carried
q landing flag; landing_allowed, tech_stop_allowed; whether the aircraft may come down there
a captain person; captain, pic
a pax number:2..200; passengers, pax
a insurance date; insurance_valid_until, insurance_expiry
a cargo phrase; cargo, freight
---
FROM {authority}
TO {agent}, for {operator}
REF {request} OF {asked}
{issued}

PERMIT NO {permit} IS GRANTED AS FOLLOWS
= 1 CALL SIGN: {callsign}
= 2 AIRCRAFT: {type=B763|GLF5|A321|AN26|CL60}, {reg}[, OR {spare_reg}]
= 3 MTOW: {mtow}
= 4 FLIGHT: {from_city} TO {to_city}
= 5 ROUTE: {entry} {airway} {exit}
= 6 PURPOSE: {purpose}
= 7 VALID: {from} UNTIL {to}, PLUS {window}
= 8 CHARGE: {fee}
{dg!GOODS OF CLASS 1 AND 3 AS LISTED MAY BE ON BOARD|HAZARDOUS CARGO IS ACCEPTED AS DECLARED~NOTHING HAZARDOUS MAY BE ON BOARD|HAZARDOUS CARGO IS NOT PERMITTED}. {landing!A STOP FOR FUEL IS PERMITTED|THE AIRCRAFT MAY LAND TO REFUEL~NO LANDING IS PERMITTED SAVE IN DISTRESS|OVERFLIGHT ONLY}.
THE PERMIT NUMBER MUST STAND IN ITEM 18. 24H CONTACT OF OPERATOR {contact}, {:phone}
{officer}
~ AIP GEN 1.2 of {:date}. Navigation charges billed by {:company}. Duty desk changes at {:time}. Ramadan hours until {:date}.

== en preflight_briefing_pack_cover
q operator company:{} Air/{} Airlines/{} Aviation; operator, airline
q dispatcher person; dispatcher, flight_planned_by
q captain person; commander, pic
q fo person; first_officer, copilot
q purser person; cabin_chief, senior_cabin_crew
q flight id:@@####; flight_number, flight
q reg id:@-@@@@; registration, tail
q day date; flight_date, date_of_flight
q from city; departure, adep
q to city; destination, ades
q alt city; destination_alternate, alternate
q alt2 city; take_off_alternate, departure_alternate; where they go if they cannot return after take-off
q std time; scheduled_off, std
q slot time; calculated_take_off, ctot
q sta time; scheduled_in, sta
q level id:FL3#0; cruise_level, initial_level
q distance number:200..3000; distance_nm, ground_distance
q trip unit:kg 1800..20000; trip_fuel, burn
q reserve unit:kg 900..2500; final_reserve, reserve_fuel
q extra unit:kg 200..3000; extra_fuel, captains_extra
q block unit:kg 4000..26000; block_fuel, ramp_fuel
q zfw unit:t 30..70; zero_fuel_weight, zfw
q ci number:5..60; cost_index, ci
q etops flag; extended_operations, etops; whether the route goes far from any field
q mel flag; deferred_defects, mel_items; whether something is unserviceable on board
a pax number:30..220; passengers, pax_booked
a gate id:@##; gate, stand
a actual time; actual_off, atot
a loadsheet unit:t 40..80; takeoff_weight, tow
l notams; notices, warnings; what pilots are told
c notams.no id:@####/##; notam, number
c notams.place city; airport, place
c notams.text phrase; text, subject
c notams.from date; from, valid_from
c notams.to date; to, valid_until
c notams.hours phrase; daily_hours, schedule
l weather; forecasts, metars; as sent by the stations
c weather.place city; station, airport
c weather.at time; issued_at, time
c weather.wind id:##0/##; wind, wind_kt
c weather.vis number:800..9999; visibility, vis_m
c weather.cloud phrase; cloud, ceiling
c weather.temp number:1..35; temperature, temp
c weather.qnh number:985..1035; pressure, qnh
---
{operator} || {flight}  {day}
# {from} – {to}
{reg} || {captain} / {fo}; cabin {purser}
= Alternate: {alt}
= T/O alternate: {alt2}
= STD: {std}
= CTOT: {slot}
= STA: {sta}
= Level: {level}
= Distance: {distance}
= CI: {ci}
= ZFW: {zfw}
= Trip: {trip}
= Final reserve: {reserve}
?= Extra: {extra}
= Block: {block}
{etops!Part of the way lies more than an hour from any field|Rules for long distance from land apply~A field is always within an hour|No stretch is far from a field}. {mel!One pack is out and has been deferred|See the hold item on the reverser~Nothing is deferred on this tail|A clean aircraft}.
%weather 3..5
Field | At | Wind | Vis | Cloud | T | QNH
{weather.place} | {weather.at} | {weather.wind} | {weather.vis} | {weather.cloud=CAVOK|BKN012|OVC004|FEW030 CB|SCT020} | {weather.temp} | {weather.qnh}
%%
%notams 3..8
No. | Field | Text | From | Until | 
{notams.no} | {notams.place} | {notams.text=RWY 09/27 closed|ILS out|crane 240 ft|taxiway B shut|birds|fuel not available|PAPI u/s} | {notams.from} | {notams.to} | {notams.hours=|0600-1800||nightly|H24}
%%
{dispatcher} · release {:number:1..3} at {:time}
~ Crew car {:company}. Charts valid from {:date}. Hotel {:city}. Reported fatigue: call {:person}.

== en simulator_check_record
g checker; examiner, check_by
q operator company:{} Airlines/{} Air/{} Executive; airline, employer
q ato company:{} Training/{} Flight Academy/{} Simulation; training_organisation, ato
q pilot person; candidate, checked_pilot
q partner person; crew_partner, flew_with
q checker.name person; name, person
q checker.number id:GBR.TRE.#####@; certificate_number, id
q licence id:GBR.FCL.AT.######@; licence_number, licence
q type phrase; type_rating, rating
q sim id:UK-####; simulator_id, fstd
q day date; check_date, flown_on
q from time; session_start, from
q to time; session_end, to
q hours unit:h 3..5; simulator_time, time_flown
q expiry date; rating_valid_until, new_expiry
q old_expiry date; previous_expiry, old_validity
q next date; next_recurrent, next_check_planned
q medical date; medical_expiry, medical_valid_until
q seat choice:left/right; seat, seat_flown
q result choice:pass/partial pass/fail; result, outcome
q approaches number:2..8; approaches, approaches_flown
q lowvis flag; low_visibility_approved, lvo; whether landing in fog was shown too
q retrain flag; retraining_needed, additional_training; whether something has to be practised again
a total_hours number:900..20000; total_flight_time, total_hours
a fee money:90..2000; examination_fee, fee
a born date; date_of_birth, dob
a line_check date; line_check, last_line_check
l items; manoeuvres, exercises; what was flown
c items.no id:#.#; item, no
c items.what phrase; manoeuvre, exercise
c items.grade number:1..5; grade, mark
c items.tries number:1..2; attempts, tries
c items.note phrase; remark, comment
l skills; competencies, behaviours; how the pilot worked
c skills.name phrase; competency, skill
c skills.mark number:1..5; score, mark
---
{ato}
# Proficiency check
= Pilot: {pilot}
= Licence: {licence}
= Of: {operator}
= Flew with: {partner}
= Type: {type=A320|B737 300-900|ATR 42/72|E170|DHC8}
= Device: {sim}
= Day: {day}
= From – to: {from} – {to}
= Flown: {hours}
= Seat: {seat?captain's~first officer's}
= Medical to: {medical}
%items 5..12
 | Exercise | Mark | Tries | 
{items.no} | {items.what=rejected take-off|engine fire after V1|single-engine go-around|hold|non-precision approach|emergency descent|evacuation|stall recovery|crosswind landing} | {items.grade} | {items.tries} | {items.note=|well flown||late call|long|good}
%%
%skills 3..6 sentence
Behaviour:
{skills.name=workload|talk|leadership|knowledge|automation|manual flight} {skills.mark}
%%
{approaches} approaches. {lowvis!Both of them also landed with 75 m to see|Fog landings were shown and count~Fog landings were not part of it|No approach below 550 m was flown}. {result?All parts were met~One section must be flown again~The standard was not reached}. {retrain!An hour on circling is to be flown first|One more session is laid down~Nothing has to be practised again|No extra session is needed}.
So far valid to {old_expiry}, now to {expiry}. Next planned {next}.
> {checker.name}, {checker.number}
~ Debrief ended {:time}. Device qualified to {:date}. Copy to {:person}, licensing. Lesson plan {:company} rev. {:number:3..9}.

== en flight_disruption_day_summary
q airline company:{} Air/{} Airways/{} Connect; airline, operator
q centre phrase; control_centre, hub
q duty person; duty_manager, network_duty_manager
q relief person; relieved_by, next_duty_manager
q day date; operating_day, day
q flights number:40..400; flights_planned, planned
q flown number:30..390; flights_operated, operated
q cancelled number:1..40; cancellations, cancelled
q diverted number:1..9; diversions, diverted
q otp percent; punctuality, on_time_15
q otp_dep percent; first_wave_punctuality, first_wave; share of the first flights of the morning that left in time
q pax number:900..60000; passengers_carried, passengers
q missed number:9..900; misconnected, missed_connections
q bags number:9..900; bags_left_behind, short_shipped_bags
q hotel number:9..500; hotel_rooms, rooms_taken
q aog number:1..6; aircraft_on_ground, aog
q standby number:1..20; standby_crews_used, standby_called
q comp money:900..300000; compensation_estimate, compensation_exposure
q weather phrase; main_cause, main_disruption
q atc flag; flow_restrictions, atc_regulation; whether the controllers held flights back
q crisis flag; crisis_team_called, crisis_mode; whether the crisis room was opened
a fuel unit:t 90..900; fuel_used, fuel_burn
a revenue money:9000..900000; revenue, ticket_revenue
a load percent; load_factor, seat_load_factor
a tomorrow number:40..400; flights_tomorrow, next_day_flights
l events; irregularities, delays; the worst ones
c events.flight id:@@ ###; flight, flight_no
c events.route phrase; route, sector
c events.reg id:@@@; tail, aircraft
c events.delay unit:min 20..900; delay, minutes_late
c events.code id:##; delay_code, code
c events.why phrase; reason, cause
c events.pax number:20..220; passengers, pax
c events.done phrase; solution, action_taken
c events.eta time; new_time, etd
---
{airline} – operations control {centre=East|Hub 1|Main base|Island network}
# Day review {day}
{duty} || handed to {relief}
= Planned: {flights}
= Flown: {flown}
= Struck off: {cancelled}
= Ended elsewhere: {diverted}
= Within 15 min: {otp}
= First wave: {otp_dep}
= Carried: {pax}
= Lost their connection: {missed}
= Bags left: {bags}
= Rooms: {hotel}
= On the ground: {aog}
= Standbys called: {standby}
The day was ruled by {weather=fog until noon|thunderstorms over the Alps|a strike abroad|a radar failure|snow}. {atc!Slots were given out and held us back for two hours|Flow control cut the arrival rate~The controllers took everything we filed|No slots were imposed}.
%events 4..10
Flight | Sector | Tail | Late | Cd | Why | Pax | Done | New
{events.flight} | {events.route=OSL–ARN|DUB–CDG|PMI–HAM|LIS–GVA|GLA–BHD} | {events.reg} | {events.delay} | {events.code} | {events.why=bird strike|crew hours|late inbound|technical, door|medical|de-icing|runway check} | {events.pax} | {events.done=aircraft swap|cancelled|bus|rebooked|waited|ferry} | {events.eta}
%%
{crisis!The crisis room was opened at ten|The emergency team was called in~The crisis room stayed shut|There was no need for the emergency team}. What may be claimed by travellers is put at {comp}.
~ Written {:time}. Maintenance control {:person}. Partner {:company} took {:number:9..90} guests. Statistics re-run {:date}.

== en research_collaboration_terms
q university company:University of {}/{} Institute of Technology/{} College; university, party_a
q firm company:{} Biotech/{} Materials/{} Energy/{} Robotics; industrial_partner, party_b, sponsor
q pi person; principal_investigator, lead_scientist
q co person; co_investigator, second_scientist
q firm_lead person; company_project_lead, industrial_supervisor
q office_sign person; signed_for_university, contracts_officer
q firm_sign person; signed_for_company, company_signatory
q title phrase; project_title, title
q ref id:RC/####/##; reference, agreement_number
q start date; start_date, from
q end date; end_date, to
q effective date; effective_date, last_signature
q cash money:9000..900000; cash_contribution, sponsor_payment
q inkind money:900..300000; in_kind_contribution, in_kind
q overhead percent; overhead_rate, indirect_costs
q invoice number:2..12; instalments, number_of_payments
q review_days number:21..90; publication_review_days, review_period
q delay_months number:1..9; publication_delay_months, max_delay
q conf_years number:2..10; confidentiality_years, secrecy_years
q option_months number:3..12; option_months, option_to_license
q liability money:90000..900000; liability_cap, cap
q termination number:30..120; termination_notice_days, notice
q ip choice:university/company/joint; foreground_ownership, results_owned_by
q student flag; student_involved, phd_student; whether somebody works for a degree in it
q animals flag; animals_used, animal_work; whether beasts are used
q law phrase; governing_law, law
a ethics id:ETH-####; ethics_approval, ethics_ref
a grant id:EP/@######/#; grant_number, funder_reference
a patent id:GB#######; patent_number, background_patent
a funder company; research_council, public_funder
l packages; work_packages, tasks; what is done
c packages.no id:WP#; work_package, no
c packages.what phrase; title, work
c packages.lead person; lead, leader
c packages.months number:1..24; person_months, effort
c packages.due date; due, ends
c packages.out phrase; deliverable, result
l background; background_rights, existing_know_how; what each side brings
c background.item phrase; item, background
c background.owner choice:university/company; owner, brought_by
c background.since year; since, dating_from
---
^ COLLABORATION AGREEMENT {ref}
1 {university} ("the University") and {firm} ("the Company")
2 Project: {title=Self-healing coatings|Cheap sensors for soil|Enzymes for old textiles|Gripping soft fruit|Salt as a heat store}
3 From {start} to {end}; effective {effective}
4 Led by {pi}, with {co}; for the Company {firm_lead}
5 Money
= Paid by the Company: {cash}, in {invoice} parts
= Given in kind: {inkind}
= Overheads within: {overhead}
6 Work
%packages 3..7
 | Work | Lead | PM | Until | Gives
{packages.no} | {packages.what=literature and design|samples|tests|model|field trial|scale-up|dissemination} | {packages.lead} | {packages.months} | {packages.due} | {packages.out=report|prototype|data set|paper|demonstrator|code}
%%
7 Brought along:
%background 2..5 lines
{background.item=test rig design|strain library|control software|coating recipe|field data} – {background.owner}, {background.since}
%%
8 Results {ip?are the University's, the Company having first call on a licence~pass to the Company as they arise~belong to both in equal parts}. The Company may take up its option for {option_months} months after the end.
9 Drafts of papers are shown {review_days} days ahead; at the Company's wish they wait up to {delay_months} months more. What is marked secret stays so for {conf_years} years.
10 {student!A doctoral student works on it and may submit the thesis whatever else is agreed|Part of the work goes into a dissertation~Only paid staff work on it|No one takes a degree with this work}. {animals!Mice are used under the licence of the house|Some tests are made on fish~No living creatures are used|The work is done without living creatures}.
11 Neither side answers for more than {liability}. {termination} days' notice ends it. {law=Law of England|Scots law|Irish law|Law of Victoria}.
{office_sign} || {firm_sign}
~ Template of {:date}, changed in clause 8. Export control checked {:date} by {:person}. Insurer {:company}.

== en sponsored_project_budget_annex
q institution company:{} State University/University of {}/{} Research Foundation; institution, applicant
q sponsor company:{} Foundation/National {} Agency/{} Institute; sponsor, funder
q pi person; pi, project_director
q admin person; grants_administrator, prepared_by
q aor person; authorized_official, signed_by
q title phrase; title, project
q proposal id:P-##-####; proposal_number, internal_no
q award id:R01-@@######; award_number, grant_no
q from date; budget_period_from, start
q to date; budget_period_to, end
q project_end date; project_end, final_end; when the whole project ends, not just this budget year
q dated date; prepared_on, dated
q signed date; signed_on, approved
q personnel money:9000..400000; personnel_total, salaries
q fringe percent; fringe_rate, benefits_rate
q equipment money:900..90000; equipment, equipment_total
q travel money:900..20000; travel, travel_total
q supplies money:900..60000; supplies, materials
q subs money:9000..200000; subawards, consortium_costs
q direct money:90000..700000; direct_costs, total_direct
q base money:90000..600000; indirect_base, mtdc
q rate percent; indirect_rate, f_and_a_rate
q indirect money:9000..300000; indirect_costs, f_and_a
q total money:90000..990000; total_budget, total_requested
q share money:900..90000; cost_share, institutional_match
q rate_date date; rate_agreement_dated, rate_agreement
q carry flag; carryover_allowed, carry_forward; whether what is left may be used next year
q foreign flag; foreign_component, work_abroad; whether part of the work is done in other countries
a duns id:#########; uei, duns
a spent money:9000..400000; spent_to_date, expenditure
a irb id:IRB-####; irb_number, human_subjects_approval
a stipend money:900..40000; trainee_stipend, stipend
l people; key_personnel, staff; who works
c people.name person; name, person
c people.role phrase; role, position
c people.months number:1..12; person_months, calendar_months
c people.base money:30000..190000; base_salary, institutional_base
c people.asked money:900..120000; salary_requested, requested
c people.fringe money:90..40000; fringe, benefits
l subsites; subrecipients, consortium; institutions that get a part
c subsites.name company:University of {}/{} Clinic/{} Institute; institution, subrecipient
c subsites.pi person; site_pi, investigator
c subsites.sum money:900..90000; amount, total
c subsites.rate percent; their_indirect_rate, f_and_a
---
{institution} || {proposal}
Budget for {sponsor}, {award}
# {title=Sleep in shift workers|Reef fish hearing|Low-cost dialysis|Memory in crows|Concrete from ash}
Period {from} – {to}; the project runs to {project_end}
A. People
%people 3..8
Name | Role | Mo. | Base | Asked | Fringe
{people.name} | {people.role=PI|postdoc|graduate assistant|technician|statistician|coordinator} | {people.months} | {people.base} | {people.asked} | {people.fringe}
%%
= Sum A: {personnel} (fringe at {fringe})
= B. Equipment: {equipment}
= C. Travel: {travel}
= D. Supplies: {supplies}
= E. Others who do part: {subs}
%subsites 1..4
Where | Led by | Sum | Their F&A
{subsites.name} | {subsites.pi} | {subsites.sum} | {subsites.rate}
%%
= F. Direct: {direct}
= G. On a base of: {base}
= H. F&A: {indirect}, at {rate}
= I. Asked for: {total}
= We add: {share}
The rate was agreed with the government on {rate_date}. {carry!What is not spent may be taken into the next year|Leftover sums roll on without asking~Leftover sums lapse|To take money over, a letter is needed first}. {foreign!One site lies overseas|Samples are gathered in another country~All of it is done within the country|No part is done overseas}.
{admin}, {dated} || {aor}, {signed}
~ Escalation {:percent} a year. Quote for the microscope by {:company}, {:date}. Led by {pi}. Page {:number:1..3} of {:number:4..6}.

== en mutual_nondisclosure_agreement
g two; party_b, second_party
g one; party_a, first_party
q one.name company:{} Semiconductors/{} Aerospace/{} Beverages; company, name
q two.name company:{} Design/{} Logistics/{} Packaging; company, name
q one.seat address; address, registered_office
q two.seat address; address, registered_office
q one.signer person; signatory, signed_by
q one.post phrase; title, position
q two.signer person; signatory, signed_by
q two.post phrase; title, position
q one.via person; coordinator, contact
q two.via person; coordinator, contact
q effective date; effective_date, as_of
q signed_b_on date; second_signature_date, countersigned
q period number:1..5; disclosure_period_years, exchange_years
q keep number:2..10; confidentiality_years, survival_years
q purpose phrase; purpose, business_purpose
q days number:5..30; days_to_confirm_oral, oral_confirmation_days
q return number:10..60; return_days, destroy_within
q penalty money:9000..300000; contractual_penalty, liquidated_damages
q law phrase; governing_law, law
q court city; venue, courts
q affiliates flag; affiliates_covered, group_companies; whether sister firms may see the matter too
q reverse flag; reverse_engineering_banned, no_reverse_engineering; whether taking samples apart is forbidden
q residuals flag; residuals_clause, memory_clause; whether what stays in the head may be used
a price money:900..90000; fee, consideration
a project_end date; project_end, project_completion
a reg_no id:########; company_number, registration_no
a notary person; notary, witnessed_by
---
# Agreement on secrecy
This agreement, in force as of {effective}, is made between
(1) {one.name}, {one.seat}, and
(2) {two.name}, {two.seat}.
+++
A. The two talk about {purpose=a chip for hearing aids|a joint bottle line|spare parts by drone|folding cartons from straw} and will show each other things not known to others.
B. What is shown by word of mouth counts if confirmed in writing within {days} days. Papers go through {one.via} on the side of (1) and {two.via} on the side of (2).
C. {affiliates!Firms of the same group may see it under the same duty|It may be passed within the group of each~It stops at each signatory's own door|Sister firms may not see it}. {reverse!Samples must not be opened or analysed|Nobody shall take samples apart~Samples may be tested in any way|There is no bar to analysing samples}. {residuals!What people simply remember they may use|Knowledge retained in unaided memory is free~What people remember is bound as well|Memory is no excuse}.
D. They exchange for {period} years; what was shown stays secret for {keep} years after.
E. On request all is given back or destroyed within {return} days.
F. For each breach {penalty} falls due, whatever the harm.
G. {law=Law of New York|English law|Irish law|Law of Singapore}; courts of {court}.
{one.signer} || {two.signer}
{one.post=Chief Executive|General Counsel|VP Engineering|Purchasing Director} || {two.post=Managing Director|Owner|Head of Sales|Partner}
{:date} || {signed_b_on}
~ Earlier secrecy paper of {:date} ends. Drafted by {:company}. Copy held by {:person}. Page 1 of 1

== en grant_milestone_report
q beneficiary company:{} Labs/{} Marine/{} Agritech/{} Composites; beneficiary, grant_holder
q partner company:University of {}/{} Catapult/{} Institute; academic_partner, partner
q funder company:Innovation {}/{} Enterprise Agency/{} Challenge Fund; funder, reported_to
q lead person; project_lead, submitted_by
q officer person; monitoring_officer, reviewed_by
q finance person; finance_contact, cost_claim_by
q project id:######; project_number, project_id
q title phrase; title, acronym
q period_no number:1..12; reporting_period, quarter_no
q from date; period_from, from
q to date; period_to, to
q due date; report_due, deadline
q submitted date; submitted_on, submission_date
q review date; review_meeting, monitoring_meeting
q end date; project_end, end_date
q grant money:90000..900000; grant_awarded, award
q rate percent; intervention_rate, funding_rate
q claimed money:900..90000; claimed_this_period, cost_claim
q cumulative money:9000..700000; cumulative_claimed, claimed_to_date
q forecast money:900..90000; forecast_next_period, next_claim
q underspend percent; variance, underspend
q trl number:2..8; technology_readiness, trl
q jobs number:1..30; jobs_created, jobs
q rag choice:green/amber/red; status, rag_rating
q change flag; change_request, project_change; whether the plan is to be altered
q ip flag; patent_filed, ip_protected; whether something was registered for protection
a bank iban; bank_account, paid_to
a auditor company; auditor, accountants_report
a match money:9000..300000; match_funding, own_funds
a start date; project_start, start_date
l milestones; deliverables, targets; what was to be reached
c milestones.no id:M#.#; milestone, no
c milestones.what phrase; description, milestone_title
c milestones.plan date; planned, baseline
c milestones.now date; achieved, actual
c milestones.pct percent; complete, progress
c milestones.owner phrase; owner, partner_responsible
c milestones.proof phrase; evidence, proof
l risks; risk_register, risks_issues; what could go wrong
c risks.what phrase; risk, description
c risks.chance choice:low/medium/high; likelihood, probability
c risks.plan phrase; mitigation, response
---
{funder}
Quarterly report no. {period_no} || Project {project}
# {title=SEAFLAX|Quiet rotor|AgriSense|Warmstone|LoopPack}
= Grant holder: {beneficiary}
= With: {partner}
= From – to: {from} – {to}
= Due: {due}
= Handed in: {submitted}, by {lead}
= Looked at: {review}, by {officer}
= Runs until: {end}
= State: {rag}
%milestones 3..8
 | What | Plan | Reached | % | With | Shown by
{milestones.no} | {milestones.what=test rig built|first sea trial|supplier chosen|software release|field data|life test|pilot line} | {milestones.plan} | {milestones.now} | {milestones.pct} | {milestones.owner=us|university|both|subcontractor} | {milestones.proof=photo|report|data|video|minutes}
%%
+++
= Awarded: {grant} ({rate} of cost)
= Claimed now: {claimed}
= Claimed so far: {cumulative}
= Next quarter: {forecast}
= Below plan by: {underspend}
Money questions: {finance}
+++
Readiness has reached level {trl}; {jobs} people have been taken on. {change!We ask to move one task by a quarter|A shift of money from travel to staff is asked for~The plan stands as it is|Nothing in the plan is to be altered}. {ip!An application went to the patent office in the second month|A design was registered~Nothing has been filed for protection|There was nothing to protect yet}.
%risks 2..5 lines
{risks.what=late resin|loss of test boat|key person leaves|sensor drift|weather} ({risks.chance}): {risks.plan=second source|hire|overlap|recalibrate|book spare week}
%%
~ Photos of {:date}. Visit by {:person}, {:date}. Logos on every slide. Portal closes {:time}. Press by {:company}.

== en subaward_amendment_form
g taker; subrecipient, subawardee
g giver; prime, pass_through_entity
q giver.name company:University of {}/{} Medical College/{} Research Institute; name, institution
q taker.name company:{} University/{} State College/{} Health System; name, institution
q prime_sponsor company:National {} Institutes/{} Science Foundation; prime_sponsor, federal_agency
q giver.pi person; principal_investigator, pi
q taker.pi person; principal_investigator, pi
q giver.signer person; authorized_official, signed_by
q taker.signer person; authorized_official, signed_by
q admin email; invoices_to, financial_contact
q prime_no id:##@@######; prime_award_number, fain
q sub_no id:SUB-#####; subaward_number, subaward
q amend number:1..9; amendment_number, amendment_no
q cfda id:##.###; assistance_listing, cfda
q title phrase; project_title, title
q effective date; amendment_effective, effective
q from date; budget_period_start, from
q to date; budget_period_end, to
q total_end date; estimated_project_end, period_of_performance_end
q report date; technical_report_due, report_due
q final_inv number:30..90; final_invoice_days, final_statement_days
q this money:900..300000; amount_this_action, funded_by_this_amendment
q cumulative money:9000..900000; total_obligated, cumulative_amount
q carry flag; carryover_automatic, automatic_carryover; whether leftovers move by themselves
q cost_type choice:cost reimbursement/fixed amount; payment_basis, award_type
q human flag; human_subjects, human_data; whether people are studied
q taker.uei id:@@@@########; uei, entity_id
a indirect percent; indirect_rate, f_and_a
a prime_date date; prime_award_date, award_issued
a match money:900..90000; cost_share, matching
a student person; student, trainee
l boxes; changes, actions; what this paper does
c boxes.no number:1..9; item, no
c boxes.what phrase; action, change
c boxes.old phrase; from_value, previous
c boxes.new phrase; to_value, revised
l payments; invoices, payment_plan; by which day what can be billed
c payments.part id:#/#; instalment, part
c payments.until date; bill_by, due
c payments.sum money:900..90000; amount, limit
---
Subaward amendment no. {amend}
Prime: {giver.name} || Subrecipient: {taker.name}
PI: {giver.pi} || PI: {taker.pi}
Award {prime_no} of {prime_sponsor} || Subaward {sub_no}
Listing {cfda} || UEI {taker.uei}
= Title: {title=Rural stroke network|Wheat genomes|Teen vaping survey|Lake ice data}
= Effective: {effective}
= Budget period: {from} – {to}
= Whole performance to: {total_end}
= Put in by this action: {this}
= Put in all told: {cumulative}
= Kind: {cost_type}
%boxes 2..5
 | What | Was | Is
{boxes.no} | {boxes.what=carry-over|scope|reporting|contact|dates|key person} | {boxes.old=yearly|site 1|quarterly|old office|year 2} | {boxes.new=half-yearly|sites 1 and 2|monthly|grants office|year 3}
%%
{carry!Unspent sums move on without a request|Leftovers roll to the new period by themselves~Leftovers need a letter sixty days ahead|Unspent sums do not move on}. {human!Patients are interviewed, and the board's letter must be on file|People take part in the study~No people are studied|The work uses no data on persons}.
%payments 2..5
Part | Until | At most
{payments.part} | {payments.until} | {payments.sum}
%%
Technical report by {report}. Bills to {admin}; the last one within {final_inv} days of the end.
{giver.signer} || {taker.signer}
~ All other terms of {:date} stay. FFATA data sheet of {:date}. Questions {:person}, {:phone}. Bank of the sub: {:company}.

== en clinical_site_payment_statement
q sponsor company:{} Therapeutics/{} Pharma/{} Devices; sponsor, paid_by
q cro company:{} Clinical/{} Research Organisation/{} Trials; cro, issued_by
q site company:{} Hospital/{} Research Clinic/{} Medical Centre; site, payee_institution
q investigator person; principal_investigator, investigator
q coordinator person; study_coordinator, site_contact
q payments person; payments_manager, queries_to
q protocol id:@@@-###-##; protocol_number, study
q site_no id:#####; site_number, site_id
q cta date; agreement_date, clinical_trial_agreement
q period month; payment_period, quarter
q cut date; data_cut_off, visits_until
q issued date; statement_date, issued
q pay_on date; payment_date, remitted_by
q screened number:2..60; screened, patients_screened
q enrolled number:1..40; enrolled, randomised
q failed number:1..20; screen_failures, failures
q ratio id:#:1; paid_failure_ratio, screen_failure_cap
q gross money:900..60000; gross_earned, earned
q overhead percent; institutional_overhead, overhead
q holdback percent; holdback_rate, withheld
q held money:90..9000; holdback_amount, kept_back
q invoiceables money:90..9000; invoiceable_items, passthrough
q net money:900..60000; net_payment, paid
q ref id:PMT######; payment_reference, remittance
q queries number:1..60; open_queries, data_queries
q closed flag; site_closed, close_out_done; whether the site has been shut
q amended flag; budget_amended, new_rates; whether the prices were altered in this time
a budget money:90000..900000; study_budget, contract_value
a monitor person; monitor, cra
a ethics id:##/@@/####; ethics_reference, rec_number
a drug phrase; study_drug, investigational_product
l visits; procedures, payable_visits; what was done
c visits.subject id:#####-##; subject, patient_no
c visits.visit phrase; visit, visit_name
c visits.day date; visit_date, done_on
c visits.rate money:40..2000; rate, visit_fee
c visits.share percent; completed, payable_share
c visits.due money:40..2000; amount, payable
c visits.note phrase; comment, deviation
---
{cro}
On behalf of {sponsor} || {issued}
Site payment {period} – protocol {protocol}, site {site_no}
{site}, {investigator}; copy {coordinator}
Visits entered by {cut}, under the agreement of {cta}
%visits 4..12
Subject | Visit | On | Rate | % | Sum | 
{visits.subject} | {visits.visit=screening|baseline|week 2|week 8|week 24|phone call|unscheduled|early end} | {visits.day} | {visits.rate} | {visits.share} | {visits.due} | {visits.note=||partial, no ECG||form late|}
%%
= Came to be looked at: {screened}
= Entered: {enrolled}
= Did not fit: {failed} (paid up to {ratio})
= Earned: {gross}
= within it for the house: {overhead}
= Kept until the data are clean: {held}, that is {holdback}
= Against your own bills: {invoiceables}
= Goes to you: {net}, {ref}, on {pay_on}
{closed!The site has been shut and the archive boxes are sealed|Close-out took place last month~The site goes on|The site is still taking people in}. {amended!New prices hold since the second amendment|The price list was changed in this time~The price list is the old one|No prices were changed}. {queries} questions on data are open.
{payments}, {:email}
~ FX of {:date}. W-9 valid to {:date}. Pharmacy file kept by {:person}. Labs: {:company}. Not a tax invoice.

== en licensing_royalty_return
q licensor company:University of {} Enterprises/{} Research Trust/{} Technologies; licensor, royalty_to
q licensee company:{} Diagnostics/{} Seeds/{} Audio/{} Optics; licensee, reported_by
q finance person; prepared_by, finance_controller
q officer person; certified_by, company_officer
q manager person; licensing_manager, sent_to
q licence id:LIC-##-###; licence_no, agreement
q licence_date date; licence_date, agreement_dated
q patent id:EP#######; patent_number, licensed_patent
q patent_end date; patent_expiry, royalty_ends
q from date; period_from, sales_from
q to date; period_to, sales_to
q due date; due, report_due
q sent date; submitted, report_date
q gross money:90000..900000; gross_sales, invoiced
q deduct money:900..90000; deductions, returns_and_freight
q net money:90000..800000; net_sales, royalty_base
q rate percent; royalty_rate, rate
q royalty money:900..90000; royalty_earned, running_royalty
q minimum money:900..60000; minimum_royalty, guaranteed_minimum
q sublicence money:90..20000; sublicence_share, share_of_sublicence_income
q wht money:90..9000; withholding_tax, tax_withheld
q payable money:900..90000; amount_payable, payable
q rate_fx id:1.####; exchange_rate, fx
q paid date; paid_on, remitted
q units number:90..90000; units_sold, quantity
q audit flag; audit_announced, inspection_coming; whether the licensor will look at the books
q infringer company:{} Imports/{} Labs/{} Systems; suspected_infringer, infringement_noted
q stacking flag; stacking_deduction, third_party_royalty_deducted; whether money paid to others for rights was taken off
a upfront money:9000..300000; upfront_fee, signing_fee
a iban iban; bank_account, account
a inventor person; inventor, first_inventor
a next_milestone date; next_milestone, milestone_payment_date
l sales; products, territories; where what was sold
c sales.product phrase; product, licensed_product
c sales.country country; country, territory
c sales.units number:9..9000; units, qty
c sales.price money:9..900; average_price, unit_price
c sales.net money:900..90000; net_sales, net
c sales.pct percent; rate, royalty_percent
c sales.due money:9..9000; royalty, due
c sales.seller phrase; sold_by, channel
---
To {licensor}, {manager}
Royalty report || {sent}
Licence {licence} of {licence_date} ({patent}, in force to {patent_end})
{licensee} reports sales from {from} to {to}:
%sales 3..9
Product | Where | Units | Av. price | Net | % | Due | By
{sales.product=strip test|seed, early line|headset|lens set|reader|kit B} | {sales.country} | {sales.units} | {sales.price} | {sales.net} | {sales.pct} | {sales.due} | {sales.seller=own force|sublicensee|web shop|agent}
%%
= Units: {units}
= Billed: {gross}
= Less returns, freight, rebates: {deduct}
= Counts: {net}
= At: {rate}
= Royalty: {royalty}
= Floor for the year: {minimum}
= Your part of what sublicensees paid: {sublicence}
= Tax kept back here: {wht}
= To you: {payable}, at {rate_fx}
{stacking!Half of what we pay to another owner was taken off, as clause 6 allows|Other people's rights were paid for and set against this~No payment to other owners was set off|Nothing was taken off for rights of others}. Sent {paid}; the last day was {due}. We have seen goods of {infringer} that seem to use the method.
{audit!Your letter that an accountant will come has reached us|We note that your auditors will be here in spring~No look at our books has been announced|You have not asked to see the books}.
{finance} || certified {officer}
~ Books kept five years. Prior report of {:date} corrected. Stock at period end {:number:90..9000}. Counsel {:company}, {:person}.

== en equipment_loan_receipt_university
q lender company:University of {}/{} Institute of Physics/{} Polytechnic; lender, owning_institution
q borrower company:{} School/{} Museum/{} Observatory/{} Start-up Ltd; borrower, borrowing_institution
q keeper person; equipment_manager, issued_by
q borrower_person person; borrower_contact, received_by
q supervisor person; responsible_academic, authorised_by
q loan id:EL-####; loan_number, loan
q dept phrase; department, lending_department
q out date; lent_on, out
q back date; return_by, due_back
q returned date; returned_on, back_on
q place address; place_of_use, kept_at
q purpose phrase; purpose, used_for
q value money:900..90000; total_value, replacement_value
q insurer company:{} Insurance/{} Mutual; insurer, insured_with
q policy id:ALL-#####; policy_number, policy
q cover_until date; insurance_until, cover_ends
q fee money:9..900; loan_fee, handling_fee
q late money:2..40; late_fee_per_day, daily_late_fee
q training flag; induction_done, user_trained; whether the borrower was shown how it works
q abroad flag; may_leave_country, export_allowed; whether it may be taken out of the country
q damage flag; damage_on_return, returned_damaged; whether it came back hurt
a purchase date; purchase_date, bought_on
a grant id:EP/#####/#; bought_from_grant, grant
a service date; last_service, serviced
a maker company; manufacturer, maker
l items; equipment, things_lent; what was handed over
c items.tag id:#######; asset_tag, tag
c items.what phrase; item, description
c items.sn id:@@####-#; serial_number, sn
c items.value money:40..20000; value, worth
c items.state phrase; condition_out, condition
c items.back phrase; condition_in, condition_on_return
c items.parts number:1..12; accessories, number_of_parts
---
{lender}, {dept=Physics|Earth Sciences|Film School|Archaeology|Electronics}
Loan {loan}
To {borrower}, {borrower_person}
= Out: {out}
= Due back: {back}
= Used at: {place}
= For: {purpose=an exhibition|a summer course|a field season|testing a prototype}
= Charge: {fee}; each day late {late}
%items 2..8
Tag | Item | S/N | Worth | Parts | Out | In
{items.tag} | {items.what=total station|thermal camera|oscilloscope|drone|microscope|spectrometer|field laptop|recorder} | {items.sn} | {items.value} | {items.parts} | {items.state=good|scratched lid|new|case worn} | {items.back=good|good|lens cap gone|not back}
%%
All told {value}, insured with {insurer}, {policy}, until {cover_until}.
{training!An hour of practice was given before it left|The borrower was shown every menu~No practice was given|The borrower said they knew the kit}. {abroad!It may travel to other countries if we are told|A carnet may be drawn for it~It must stay within the country|Taking it over a border is not allowed}.
{keeper} || {borrower_person}
allowed by {supervisor}
Came back {returned}: {damage!one case was cracked and is charged|a connector was bent~everything in order|no harm found}
~ PAT test to {:date}. Store open {:time}. Reminder sent {:date} to {:person}. Carrier {:company}.

== en framework_award_notice
q authority company:{} Council/{} Health Trust/{} Police/{} University; contracting_authority, buyer
q officer person; procurement_officer, contact
q approver person; award_approved_by, head_of_procurement
q title phrase; framework_title, title
q ref id:FRA-####-##; reference, procurement_ref
q notice id:20##/S ###-######; notice_number, ojs
q lot number:1..8; number_of_lots, lots
q bids number:3..60; tenders_received, bids
q excluded number:1..9; tenders_excluded, rejected_bids
q sme number:1..9; awards_to_small_firms, sme_awards
q publ date; contract_notice_published, published
q closed date; tender_deadline, bids_closed
q decided date; award_decision, decided_on
q standstill date; standstill_ends, challenge_until
q start date; framework_start, from
q years number:2..4; duration_years, length
q ext number:1..2; extension_years, may_be_extended_by
q value_min money:90000..900000; minimum_value, low_estimate
q value_max money:900000..9000000; maximum_value, ceiling
q quality percent; quality_weight, quality
q price percent; price_weight, cost_weight
q social percent; social_value_weight, social
q body company:High Court {}/{} Review Board; review_body, appeals_to
q electronic flag; electronic_auction, e_auction; whether bidders outbid each other on line
q others flag; other_bodies_may_use, joint_procurement; whether other offices may call off too
a budget money:90000..900000; approved_budget, budget
a consultant company; technical_adviser, consultant
a debrief date; debrief_meeting, feedback_on
a employees number:20..900; employees, bidders_staff
l awards; winners, suppliers; who got in
c awards.lot number:1..8; lot, lot_no
c awards.rank number:1..5; rank, place
c awards.firm company:{} Signs/{} Repairs/{} Lighting/{} Uniforms/{} Grounds; supplier, winner
c awards.town city; town, seat
c awards.score id:##.#; score, points
c awards.price money:900..900000; tender_price, evaluated_price
c awards.sme phrase; size, small_firm
l criteria; award_criteria, scoring; how it was judged
c criteria.name phrase; criterion, question
c criteria.weight percent; weight, weighting
c criteria.best id:#.#; best_score, highest
---
{authority}
AWARD NOTICE {ref} || {notice}
# {title=Street lighting upkeep|Uniforms and footwear|Print and post|Window replacement|Grounds care}
= Called for: {publ}
= Bids until: {closed}
= Decided: {decided}
= May be challenged until: {standstill}
= Begins: {start}
= For: {years} years, {ext} more if wanted
= Lots: {lot}
= Between: {value_min} and {value_max}
{bids} bids came, {excluded} of which were put aside. {sme} winners are small firms.
%awards 3..10
Lot | Rank | Firm | Seat | Points | Price | 
{awards.lot} | {awards.rank} | {awards.firm} | {awards.town} | {awards.score} | {awards.price} | {awards.sme=small|small|large|medium}
%%
Quality {quality}, price {price}, good for the town {social}:
%criteria 2..6
Asked | Weight | Best
{criteria.name=method|staff|response time|carbon|local jobs|lifetime cost} | {criteria.weight} | {criteria.best}
%%
{electronic!Prices were then bid down in a round on line|The last round was held on a screen~There was no round on line|Prices were as in the sealed bids}. {others!Schools and parishes in the county may buy under it too|Other bodies named in annex C may call off~It is for our own use only|No other body may buy under it}. Challenges go to {body}.
{officer}, {:phone} || {approver}
~ Sent for publication {:date}. Prior notice of {:date}. Probity adviser {:company}. Scored by {:person}, {:person}.

== en vendor_onboarding_record
q buyer company:{} Foods/{} Hospitals/{} Utilities/{} Media; customer, onboarding_company
q supplier company:{} Cleaning/{} Electrical/{} Translations/{} Catering; vendor, supplier
q trading company:{} Facility/{} Power/{} Words; trading_name, dba
q supplier_no id:V-######; vendor_number, supplier_id
q reg id:########; registration_number, company_no
q tax id:##-#######; tax_id, ein
q duns id:##-###-####; duns, duns_number
q address address; registered_address, address
q remit address; remittance_address, pay_to_address
q contact person; sales_contact, vendor_contact
q ap person; accounts_contact, accounts_receivable_contact
q requester person; requested_by, internal_sponsor
q approver person; approved_by, procurement_manager
q checked person; bank_details_verified_by, called_back_by; who rang back to be sure of the bank details
q iban iban; iban, bank_account
q bank company:{} Bank/Bank of {}; bank, bank_name
q terms number:14..90; payment_terms, net_days
q currency currency; currency, invoicing_currency
q spend money:900..300000; expected_annual_spend, spend
q asked date; requested_on, request_date
q approved date; approved_on, active_from
q review date; next_review, reassessment
q callback date; callback_date, verified_on
q score number:20..99; risk_score, score
q sanction flag; sanctions_clear, screening_clear; whether no ban list shows the firm
q conflict flag; conflict_of_interest, related_to_staff; whether somebody at the buyer has a stake
q code_flag flag; code_of_conduct_signed, code_signed; whether the rules of conduct were signed
a turnover money:90000..9000000; turnover, revenue
a founded year; year_founded, established
a contract id:CT-####; contract_number, framework
a limit money:900..90000; order_limit, spending_limit
l papers; documents, certificates; what was handed in
c papers.kind phrase; document, certificate
c papers.no id:@@-#####; number, reference
c papers.issuer company:{} Insurance/{} Certification/{} Tax Office/{} Chamber; issuer, issued_by
c papers.from date; issued, valid_from
c papers.to date; expires, valid_to
c papers.sum money:90000..5000000; cover, amount
c papers.state choice:accepted/missing/expired; status, state
l owners; beneficial_owners, shareholders; who stands behind the firm
c owners.name person; name, owner
c owners.share percent; share, holding
c owners.country country; country, nationality
---
{buyer} – new supplier
No. {supplier_no} || score {score}
= Firm: {supplier}
= Known as: {trading}
= Reg.: {reg}
= Tax: {tax}
= D-U-N-S: {duns}
= Seat: {address}
= Payments to: {remit}
= Sells: {contact}, {:phone}
= Accounts: {ap}, {:email}
= Bank: {bank}, {iban}
= Currency: {currency}
= Net: {terms} days
= Likely in a year: {spend}
%papers 3..7
Paper | No. | From whom | Given | Until | Sum | 
{papers.kind=public liability|employers' liability|ISO 9001|tax clearance|bank letter|trade licence|ISO 14001} | {papers.no} | {papers.issuer} | {papers.from} | {papers.to} | {papers.sum} | {papers.state}
%%
%owners 1..4 sentence
Behind it:
{owners.name} ({owners.share}, {owners.country})
%%
{sanction!No list shows the firm or its owners|The name search came back empty~The name search gave a hit that is still being cleared|One owner bears a name found on a list}. {conflict!A cousin of the requester works there, and another buyer takes over|A manager here holds shares in it~Nobody here has a stake in it|No ties to our staff}. {code_flag!Our rules of conduct came back with a signature|They put their name to our code~Our code has not come back|They sent their own code in place of ours}.
{requester} asked on {asked}; bank data checked by telephone on {callback}, {checked}; let in by {approver} on {approved}. Looked at again {review}.
~ Form VM-{:number:2..9} of {:date}. Old record {:id:V-######} blocked. Questionnaire by {:company}. Duplicate check {:person}.

== en supplier_scorecard_quarter
q buyer company:{} Machines/{} Yachts/{} Elevators; customer, issued_by
q supplier company:{} Forgings/{} Cables/{} Gaskets/{} Bearings; supplier, rated_company
q supplier_no id:######; supplier_number, vendor_no
q quarter phrase; quarter, period
q issued date; issued, scorecard_date
q meeting date; review_meeting, meeting_on
q plan_due date; action_plan_due, plan_by
q sqe person; supplier_quality_engineer, quality_contact
q buyer_p person; commodity_buyer, buyer
q supplier_p person; supplier_manager, account_manager
q total number:20..100; overall_score, total_points
q previous number:20..100; previous_score, last_quarter_score
q class choice:A/B/C; rating, class
q rank number:1..90; rank, position_among_suppliers
q peers number:20..300; suppliers_rated, number_of_peers
q spend money:9000..900000; spend, purchase_volume
q orders number:9..400; order_lines, deliveries
q late number:1..40; late_deliveries, late_lines
q ppm number:1..9000; ppm, defects_per_million
q target_ppm number:1..500; ppm_target, ppm_goal
q claims number:1..12; complaints, claims_raised
q claims_cost money:90..20000; charged_back, cost_of_poor_quality
q response unit:days 1..30; response_time, average_reply
q saving percent; price_reduction, savings
q newbiz flag; new_business_hold, blocked_for_new_parts; whether no new parts are given to the firm
q audit flag; audit_due, audit_planned; whether somebody will come and look
a stock unit:days 1..40; stock_cover, safety_stock
a capacity percent; capacity_use, utilisation
a certificate date; certificate_expiry, iso_expiry
a contract_end date; contract_end, agreement_ends
l criteria; scores, categories; how the points came about
c criteria.name phrase; criterion, category
c criteria.weight percent; weight, weighting
c criteria.target id:##.#; target, goal
c criteria.actual id:##.#; actual, measured
c criteria.points number:1..30; points, score
c criteria.trend choice:up/down/same; trend, tendency
l months; monthly_results, by_month; month by month
c months.month month; month, period
c months.otd percent; on_time, otd
c months.parts number:90..9000; parts_received, delivered
c months.bad number:1..90; rejected, nok
---
{buyer} · supplier rating {quarter=Q1|Q2|Q3|Q4}
{supplier}, {supplier_no} || {issued}
For: {supplier_p} || From: {buyer_p}, {sqe} (quality)
^ {class} – {total} points
Before it was {previous}. Place {rank} of {peers}.
%criteria 3..7
 | Weight | Goal | Is | Points | 
{criteria.name=Delivery|Quality|Price|Service|Sustainability|Technology|Documents} | {criteria.weight} | {criteria.target} | {criteria.actual} | {criteria.points} | {criteria.trend}
%%
+++
= Bought: {spend}
= Lines: {orders}
= Late: {late}
= PPM: {ppm}
= PPM wanted: {target_ppm}
= Complaints: {claims}
= Charged back: {claims_cost}
= You answer in: {response}
= Cheaper by: {saving}
+++
%months 3..3
Month | On time | Parts | Bad
{months.month} | {months.otd} | {months.parts} | {months.bad}
%%
{newbiz!Until further notice you receive no enquiries for new parts|New parts go elsewhere for now~You go on being asked for new parts|Nothing stands in the way of new parts}. {audit!We shall come for two days in spring|A look at your process is planned~No visit is planned|We do not mean to come this year}. Your plan by {plan_due}; we talk on {meeting}.
~ Data as of {:date}, {:time}. Key: A from 90. Objections to {:person} within {:number:5..15} days. Tool by {:company}.

== en sole_source_justification
q agency company:{} County/City of {}/{} School District/{} Port Authority; purchasing_body, agency
q department phrase; requesting_department, department
q vendor company:{} Instruments/{} Software Inc./{} Pumps/{} Simulators; proposed_vendor, sole_source
q distributor company:{} Supply/{} Equipment/{} Sales; distributor, authorised_dealer
q requester person; requested_by, requester
q head person; department_head, endorsed_by
q buyer person; purchasing_agent, buyer
q decision person; decided_by, chief_procurement_officer
q form id:SS-##-###; form_number, request_number
q req id:REQ######; requisition, requisition_no
q item phrase; goods_or_service, item
q amount money:9000..300000; estimated_cost, amount
q annual money:900..40000; annual_support, yearly_maintenance
q funds id:###-####-#####; account_code, funding_code
q asked date; request_date, submitted
q posted date; notice_posted_on, intent_posted
q objections date; objections_until, protest_deadline
q decided date; decision_date, decided
q needed date; needed_by, required_by
q until date; approval_valid_until, valid_until
q years number:1..5; contract_years, term_years
q received number:1..4; responses_received, objections_received
q patent flag; patented, proprietary; whether rights keep others from making it
q emergency flag; emergency, urgent; whether time presses
q negotiated flag; price_negotiated, discount_obtained; whether the price was brought down
q conflict flag; conflict_declared, interest_disclosed; whether the asker has a tie to the seller
a po id:PO-#####; purchase_order, po_number
a bond money:900..90000; performance_bond, bond
a delivered date; delivered_on, delivery_date
a warranty number:6..60; warranty_months, guarantee_period
l looked; alternatives, market_research; who else was looked at
c looked.firm company:{} Labs/{} Tech/{} Systems/{} Industries; vendor, company
c looked.how phrase; source, contacted_by
c looked.when date; contacted_on, date
c looked.why phrase; why_unsuitable, reason
c looked.price money:900..300000; price, quoted
c looked.who first; contact, spoke_with
---
{agency}
Request to buy without competition || {form}
1. Asked by {requester}, {department=Water|Sheriff|Transit shops|Crime lab|Fire training}, on {asked}; requisition {req}, account {funds}
2. What: {item=flow meter heads|breath tester|driving simulator|dispatch software add-on|replacement blower}; needed by {needed}
3. From: {vendor}[ through {distributor}]
4. Cost: {amount} once and {annual} a year, for {years} years
5. Why nobody else
{patent!The maker alone holds the rights and licenses nobody|It is covered by a patent in force~Others might build it, yet their parts do not fit ours|No rights stand in the way of others}. {emergency!The old one has failed and the public is at risk|Each week without it costs overtime~There is time enough|Nothing presses}.
6. Who else was looked at
%looked 2..5
Firm | How | When | Why not | Price
{looked.firm} | {looked.how=call|trade fair|web search|other county|email} | {looked.when} | {looked.why=no local service|other protocol|out of production|too large|no answer} | {looked.price}
{looked.who=}
%%
7. {negotiated!We brought the price down by a tenth|The seller met us on the freight~The seller would not move on the price|The list price stands}. {conflict!The requester's brother-in-law works for the seller and took no part|A tie to the seller has been disclosed~The requester has no tie to the seller|No ties to the seller}.
8. Our intent hung out from {posted}; until {objections} anyone could object, and {received} letters came.
Seen: {head} || Purchasing: {buyer}
Granted {decided}, good until {until}. {decision}
~ Code §{:number:2..9}-{:number:100..400}. Last such purchase {:date}. Board agenda of {:date}. Minutes by {:person}; counsel {:company}.

== en tender_clarification_circular
q authority company:{} Water/{} Housing/Port of {}/{} Metro; contracting_authority, issued_by
q consultant company:{} Engineers/{} Project Consultants; consultant, tender_prepared_by
q officer person; tender_officer, signed_by
q technical person; technical_answers_by, engineer
q tender id:T/##/###; tender_number, tender_ref
q circular number:1..9; circular_number, bulletin_no
q title phrase; tender_title, works
q dated date; circular_date, dated
q site_visit date; site_visit, pre_bid_visit
q questions date; last_questions, questions_until
q old_close date; previous_closing_date, original_deadline
q new_close date; new_closing_date, tenders_due
q close_time time; closing_time, hour
q open date; opening_date, bids_opened
q validity number:60..180; tender_validity_days, bids_valid
q bond money:900..90000; bid_bond, tender_security
q bond_days number:90..240; bond_validity_days, security_valid_days
q bidders number:3..30; number_of_bidders, documents_taken_by
q asked number:2..60; questions_received, queries
q extended flag; deadline_extended, extension; whether bidders get more time
q ack flag; acknowledgement_required, must_be_signed; whether the paper must be returned with the bid
q variant flag; variants_allowed, alternative_bids; whether other designs may be offered
q portal url; portal, website
a estimate money:90000..9000000; engineers_estimate, estimate
a winner company; successful_bidder, winner
a fee money:20..900; document_fee, tender_fee
a start date; works_start, commencement
l answers; questions, clarifications; what was asked and answered
c answers.no number:1..60; no, question_no
c answers.ref id:§#.#; clause, document_reference
c answers.q phrase; question, query
c answers.a phrase; answer, reply
c answers.change choice:yes/no; changes_documents, amendment
l sheets; replaced_documents, amended_documents; papers that are new
c sheets.no id:@@-###; document, drawing
c sheets.rev short; revision, rev
c sheets.title phrase; title, content
c sheets.date date; date, dated
---
{authority}
Tender {tender} – circular no. {circular} || {dated}
{title=Pumping main renewal|Platform roof, four stations|Quay fenders|Boiler replacement, 210 homes}
To all {bidders} who took the papers

{asked} questions reached us after the visit of {site_visit}. {technical} ({consultant}) answers:
%answers 3..10 lines
Q{answers.no} ({answers.ref}) {answers.q=Is rock to be priced apart?|Who pays for traffic signs?|May work go on at night?|Is the crane road strong enough?|Are old pipes ours?|Which paint?}
A: {answers.a=See new bill page|The contractor|Only in July|No, mats are needed|They stay with us|As drawing shows} – papers change: {answers.change}
%%
New or replaced:
%sheets 2..6
No. | Rev. | Title | Of
{sheets.no} | {sheets.rev} | {sheets.title=bill of quantities 4|site plan|trench detail|form of tender|soil report} | {sheets.date}
%%
+++
{extended!You are given more time|The last day moves back~The last day does not move|No further time can be given}.
= So far due: {old_close}
= Now due: {new_close}, {close_time}
= Opened: {open}
= Last questions: {questions}
= Bids bind for: {validity} days
= Put down with the bid: {bond}, good for {bond_days} days
{variant!You may offer another design next to ours|Designs of your own are welcome besides~Only our design will be looked at|Other designs are not looked at}. {ack!Sign this and put it in with your bid|Bids without this page signed are not read~This page need not be sent back|You need not confirm it}.
{officer} · {portal}
~ Circular of {:date} remains. Map licence {:company}. Key to the site: {:person}, {:phone}. Earlier visit {:date}.

== en contract_variation_deed
g client; customer, client
g provider; contractor, provider
q provider.name company:{} Facilities/{} Cleaning/{} Catering/{} Parking; name, company
q client.name company:{} Airport/{} Hospital Trust/{} University/{} Museum; name, company
q provider.signer person; signed_by, director
q client.signer person; signed_by, signatory
q provider.witness person; witness, attested_by
q client.witness person; witness, attested_by
q number number:1..12; variation_number, variation
q contract id:CON-######; contract_number, contract_ref
q contract_date date; original_contract_date, contract_dated
q deed date; deed_date, dated
q effective date; effective_from, in_force
q old_end date; previous_end_date, old_expiry
q new_end date; new_end_date, extended_to
q old_fee money:9000..900000; previous_annual_fee, old_price
q new_fee money:9000..990000; new_annual_fee, revised_price
q one_off money:900..60000; one_off_payment, mobilisation
q index phrase; indexation, price_index
q cap percent; credit_cap, service_credit_cap
q notice number:3..12; notice_months, break_notice
q manager person; new_contract_manager, manager_in
q manager_old person; former_contract_manager, manager_out
q site address; added_site, new_location
q transfer flag; staff_transfer, tupe; whether workers move to the provider
q guarantee flag; parent_guarantee_continues, guarantee_stays; whether the mother firm goes on standing behind it
q counterparts number:2..4; counterparts, originals
a insurance money:900000..9000000; insurance_required, cover
a kpi percent; kpi_score, performance
a vat id:GB#########; vat_number, vat
a tender id:T-####; tender_reference, procurement
l clauses; amendments, changed_clauses; what is altered
c clauses.no id:#.#; clause, clause_no
c clauses.how choice:replaced/deleted/inserted; action, treatment
c clauses.about phrase; subject, heading
c clauses.text phrase; new_wording, new_text
c clauses.from date; applies_from, from
l prices; services, revised_prices; new prices by service
c prices.what phrase; service, item
c prices.unit phrase; unit, per
c prices.old money:1..900; old_rate, before
c prices.new money:1..990; new_rate, now
---
^ DEED OF VARIATION No. {number}
dated {deed}
{provider.name} ("Provider") || {client.name} ("Client")
relating to contract {contract} of {contract_date}
1. As from {effective} the contract is changed as follows.
2. It was to end on {old_end}; it shall end on {new_end}. After that either may leave with {notice} months' notice.
3. The yearly fee goes from {old_fee} to {new_fee}, following {index=the cost index for services|the living wage|consumer prices less one point}; {one_off} is paid once.
4. {site} is added.
5. {manager} takes the place of {manager_old}.
6. Deductions for poor service never pass {cap} of a month's fee.
%clauses 2..6
Cl. | | On | Now reads | From
{clauses.no} | {clauses.how} | {clauses.about=hours|keys|reports|subcontractors|materials|waste} | {clauses.text=as schedule 2|six to ten daily|within five days|with consent only|paid by Client} | {clauses.from}
%%
%prices 2..6
Service | Per | Was | Is
{prices.what=deep clean|reception|window round|extra guard|night porter|hospitality} | {prices.unit=hour|visit|m²|shift|head} | {prices.old} | {prices.new}
%%
7. {transfer!The eleven people at the new place come over with all their rights|Staff there pass to the Provider by law~Nobody changes employer through this|No workers are taken over}. {guarantee!The mother company goes on answering for the Provider|The guarantee of the parent extends to this~The mother company is released|The parent's guarantee falls away}.
8. Made in {counterparts} originals.
{provider.signer} || {client.signer}
in the presence of {provider.witness} || in the presence of {client.witness}
~ Sealed copy to {:company}. Variation before this: {:date}. Authority of the board of {:date}; clerk {:person}.

== en contract_expiry_watchlist
q company company:{} Trust/{} Group/{} Municipal Services; organisation, owner_organisation
q owner person; contracts_manager, list_owner
q counsel person; legal_counsel, legal_contact
q committee phrase; committee, reported_to
q run date; list_date, as_of
q horizon date; horizon, looks_ahead_to
q next_run date; next_list, next_issue
q total number:40..900; contracts_total, live_contracts
q expiring number:4..60; contracts_expiring, ending_soon
q missed number:1..9; missed_notice, notice_missed
q auto number:2..40; auto_renewing, renewing_by_themselves
q value money:90000..9000000; total_annual_value, value_at_stake
q biggest company:{} Telecom/{} Software/{} Energy; largest_supplier, biggest_contract_with
q saved money:900..90000; savings_last_quarter, saved
q unsigned number:1..20; unsigned_contracts, without_signature
q repository phrase; repository, system
q waiver flag; waiver_needed, rules_waived; whether the buying rules had to be set aside
q staff flag; additional_help_needed, understaffed; whether the desk asks for more hands
a penalty money:900..90000; penalty, exit_fee
a audit date; audit_date, last_audit
a new_supplier company; replacement_supplier, new_vendor
a consultant company; consultant, outside_lawyers
l contracts; agreements, entries; which ones end
c contracts.no id:C#####; contract_no, id
c contracts.party company:{} Lifts/{} Cloud/{} Vehicles/{} Laundry/{} Security; counterparty, supplier
c contracts.what phrase; subject, service
c contracts.start date; start, began
c contracts.end date; end_date, expires
c contracts.notice date; notice_deadline, cancel_by
c contracts.value money:900..900000; annual_value, value
c contracts.owner last; owner, budget_holder
c contracts.plan choice:renew/retender/end; plan, decision
c contracts.auto phrase; renewal_clause, auto_renewal
---
{company}
# Contracts that run out before {horizon}
as of {run}, kept by {owner} in {repository=the contract store|SharePoint|the green folder|the ERP}
%contracts 6..14
/ {contracts.plan}
No. | With | For | Since | Ends | Tell by | p.a. | Owner | 
{contracts.no} | {contracts.party} | {contracts.what=lift upkeep|backup service|van lease|linen|patrols|licences|copiers|tree care} | {contracts.start} | {contracts.end} | {contracts.notice} | {contracts.value} | {contracts.owner} | {contracts.auto=|+12 months||+1 month|none}
%%
Of {total} live ones {expiring} are on this list, {auto} of them go on by themselves. For {missed} the day to give notice has slipped by. {unsigned} were never signed. At stake: {value} a year, most of it with {biggest}. Last quarter's talks saved {saved}.
{waiver!For two the buying rules had to be set aside|An exemption from competition was sought~All can be bought under the rules|No exemption is sought}. {staff!We cannot do all of this with two people|The desk asks for help until summer~The desk can manage|No further hands are needed}.
To: {committee=Finance committee|Executive team|Audit board} · law: {counsel}
~ Next list {next_run}. Format of {:date}. Green: on track. Sent {:time} to {:person}. Scan by {:company}.

== en goods_receipt_discrepancy_report
q company company:{} Stores/{} Assembly/{} Hospitals/{} Wholesale; receiving_company, reported_by_company
q warehouse phrase; warehouse, receiving_point
q supplier company:{} Tubes/{} Garments/{} Medical/{} Paper; supplier, sender
q carrier company:{} Freight/{} Haulage/{} Express; carrier, delivered_by
q driver person; driver, driver_name
q receiver person; received_by, goods_in_clerk
q checker person; checked_by, second_check
q buyer person; buyer, informed_buyer
q report id:DR-#####; report_number, discrepancy_no
q po id:PO#######; purchase_order, our_order
q dn id:########; delivery_note_no, advice_note
q grn id:GRN-#####; goods_receipt_number, grn
q pro id:@@########; tracking_number, freight_no
q day date; received_on, delivery_date
q hour time; unloaded_at, received_at
q found date; discrepancy_found_on, counted_on
q reply date; supplier_reply_by, answer_by
q pallets_said number:1..30; pallets_advised, pallets_on_note
q pallets_got number:1..30; pallets_received, pallets_counted
q seal_said id:######; seal_on_note, seal_advised
q seal_found id:######; seal_found, actual_seal
q temp unit:C 1..12; temperature_on_arrival, temp
q value money:9..9000; value_of_discrepancy, claim_value
q held phrase; held_at, quarantine_location
q signed flag; signed_as_unchecked, signed_with_reserve; whether the driver's paper was signed with a remark
q photo flag; photos_taken, pictures; whether pictures were made
q remedy choice:credit/replacement/collection; remedy_wanted, wish
a invoice id:INV-####; invoice_number, invoice
a insurer company; cargo_insurer, insurer
a promised date; promised_delivery, due_date
a discount percent; discount, rebate
l lines; differences, items; what does not agree
c lines.pos number:1..90; position, line
c lines.item id:###-###; item_no, article
c lines.what phrase; description, product
c lines.ordered number:1..900; ordered, qty_ordered
c lines.noted number:1..900; on_note, qty_advised
c lines.got number:1..900; received, qty_received
c lines.kind phrase; discrepancy, type
c lines.lot id:L####; lot, batch
---
{company}, {warehouse=goods-in east|dock 2|central store|cold dock}
DISCREPANCY {report}
= From: {supplier}
= Brought by: {carrier}, {driver}
= Note: {dn}
= Our order: {po}
= Booked as: {grn}
= Freight no.: {pro}
= Came: {day}, {hour}
= Counted: {found}
= Pallets on paper: {pallets_said}
= Pallets in fact: {pallets_got}
= Seal on paper: {seal_said}
= Seal on the door: {seal_found}
?= Reading: {temp}
%lines 2..8
Pos | Item | What | Ordered | Note | Got | Why | Lot
{lines.pos} | {lines.item} | {lines.what=copper tube 15|gloves M|syringe 5 ml|A4 paper|overalls|gauze|elbow 22} | {lines.ordered} | {lines.noted} | {lines.got} | {lines.kind=short|over|wrong item|damaged|wet|expired|label wrong} | {lines.lot}
%%
Worth about {value}. The goods lie {held=in cage 3|on the mezzanine|behind the red line|in cool bay 1}. {signed!The driver's sheet bears the words "unchecked, one pallet torn"|We signed the driver's paper with a remark~The driver's paper was signed clean|Nothing was remarked on the driver's paper}. {photo!Six shots are attached|See the pictures on the share~No camera was at hand|There are no shots of it}.
We would like {remedy?the sum taken off the bill~the right goods sent at once~you to fetch it all back}; tell {buyer} by {reply}.
{receiver} || {checker}
~ Count repeated {:date} by {:person}. Dock camera {:time}. Terms of {:date}: claims within {:number:3..14} days. Pallets from {:company}.

== en minerals_sourcing_declaration
q company company:{} Electronics/{} Contacts/{} Jewellers/{} Alloys; declaring_company, company
q requester company:{} Automotive/{} Phones/{} Medical; customer, requested_by
q scope choice:company/product/user defined; scope, declaration_scope
q uid id:##-###-####; company_id, unique_id
q contact person; contact_name, contact
q contact_mail email; contact_email, mail
q contact_phone phone; contact_phone, phone
q authoriser person; authorised_by, signed_by
q title phrase; authoriser_title, position
q effective date; effective_date, declared_on
q received date; customer_request_received, request_date
q version id:#.##; template_version, form_revision
q year year:20##; reporting_year, year
q suppliers number:4..400; relevant_suppliers, suppliers_asked
q answered percent; response_rate, share_answered
q smelters number:4..300; smelters_identified, smelters_total
q conformant number:3..290; conformant_smelters, audited_smelters
q unknown number:1..20; unidentified_smelters, unknown
q policy url; policy_link, sourcing_policy
q covered flag; covered_countries, from_conflict_region; whether some of it comes from the region in question
q recycled flag; all_recycled, scrap_only; whether all of it is scrap
q policy_flag flag; policy_published, has_policy; whether the firm has rules of its own in public
q corrective flag; corrective_action, follow_up_process; whether suppliers who fail are followed up
a auditor company; independent_auditor, audited_by
a tonnes unit:t 1..90; quantity_used, tonnage
a cost money:900..90000; compliance_cost, cost
a next date; next_declaration, next_due
l metals; minerals, declarations; answers by metal
c metals.metal choice:tin/tantalum/tungsten/gold/cobalt; metal, mineral
c metals.used choice:yes/no; intentionally_added, used
c metals.needed choice:yes/no; necessary_for_product, needed
c metals.share percent; suppliers_responded, response
c metals.note phrase; comment, remark
l plants; smelters_list, refiners; where it was melted
c plants.cid id:CID00####; smelter_id, cid
c plants.metal choice:tin/tantalum/tungsten/gold/cobalt; metal, mineral
c plants.name company:{} Smelting/{} Refinery/{} Metals Corp/PT {}; smelter, refinery
c plants.country country; country, smelter_country
c plants.status choice:conformant/active/not enrolled; audit_status, status
c plants.source phrase; mine_source, ore_from
---
Declaration on the origin of minerals
Form {version} · year {year}
= Firm: {company}
= Scope: {scope}
= ID: {uid}
= To ask: {contact}, {contact_mail}, {contact_phone}
= Responsible: {authoriser}, {title=Head of Compliance|Purchasing Director|Quality Manager}
= As of: {effective}
= Asked by: {requester}, {received}
%metals 3..5
Metal | Used? | Needed? | Answers | 
{metals.metal} | {metals.used} | {metals.needed} | {metals.share} | {metals.note=|solder only|plating||contacts|capacitors}
%%
We asked {suppliers} suppliers; {answered} answered. They named {smelters} smelters, {conformant} of which have passed an audit; {unknown} could not be traced.
{covered!Part of the ore was dug in the region in question|Two smelters buy from there, with papers~None of it comes from the region in question|No ore from there was found in the chain}. {recycled!All the metal comes from scrap|Only recovered metal is bought~Some of it is freshly mined|Mined and recovered metal are mixed}.
%plants 3..9
CID | Metal | Name | Land | State | Ore from
{plants.cid} | {plants.metal} | {plants.name} | {plants.country} | {plants.status} | {plants.source=recycled|not disclosed|own mine|traders|several}
%%
{policy_flag!Our rules can be read at|Anyone may read our policy at~We have rules for inside use; general page|No public rules yet; general page} {policy}. {corrective!Who fails gets ninety days and then no more orders|Laggards are put on a plan~Laggards are not followed up as yet|There is no procedure for those who fail}.
~ Smelter list as of {:date}. Training held {:date} by {:company}. File checked by {:person}. Page 1 of {:number:2..6}

== en travel_expense_report_us
q company company:{} Engineering Inc./{} Media LLC/{} Biologics Inc.; employer, company
q traveler person; employee, traveler, claimant
q manager person; approver, manager
q auditor person; audited_by, expense_auditor
q employee_no id:E#####; employee_id, employee_no
q cost_center id:####-###; cost_center, cc
q report id:ER-#######; report_number, report_id
q purpose phrase; purpose, business_purpose
q client company:{} Foods/{} Airlines/{} Labs; customer_visited, client
q from date; trip_start, from
q to date; trip_end, to
q submitted date; submitted, report_date
q approved date; approved_on, approved
q paid date; reimbursed_on, payment_date
q city city; main_destination, destination
q miles number:20..900; personal_car_miles, mileage
q mile_rate id:0.##; mileage_rate, rate_per_mile
q perdiem money:40..120; per_diem, daily_allowance
q total money:300..9000; total_expenses, report_total
q card money:200..8000; company_card, paid_by_company_card
q advance money:100..1500; cash_advance, advance
q personal money:9..400; personal_charges, non_reimbursable
q due money:20..4000; due_employee, reimbursement
q missing number:1..5; missing_receipts, receipts_missing
q policy flag; policy_exception, out_of_policy; whether the rules were broken somewhere
q billable flag; billable_to_client, rebillable; whether a customer is charged for it
a vat money:9..400; vat_reclaimable, tax
a airline company; airline, carrier
a passport id:#########; passport_no, passport
a next_trip date; next_trip, following_trip
l items; expenses, lines; what was spent
c items.day date; date, transaction_date
c items.kind choice:air/hotel/meals/car/other; category, expense_type
c items.what phrase; description, details
c items.where city; city, place
c items.vendor company:{} Inn/{} Rent-a-Car/{} Grill/{} Taxi; merchant, vendor
c items.amount money:4..900; amount, total
c items.pay choice:company card/own card/cash; paid_with, payment_type
c items.guests number:1..6; attendees, guests
---
{company} || EXPENSE REPORT {report}
= Name: {traveler}
= Emp. no.: {employee_no}
= Dept.: {cost_center}
= Purpose: {purpose=pump start-up|trade show|site audit|sales calls|training} at {client}, {city}
= Trip: {from} – {to}
= Handed in: {submitted}
%items 5..14
Date | Type | What | Where | Merchant | Amount | Paid | #
{items.day} | {items.kind} | {items.what=room and tax|dinner|gas|parking|economy fare|tolls|breakfast|ride to airport|phone} | {items.where} | {items.vendor} | {items.amount} | {items.pay} | {items.guests}
%%
Own car {miles} mi at {mile_rate}; allowance {perdiem} a day
= Spent: {total}
= Company card: {card}
= Own pleasure, taken off: {personal}
= Had beforehand: {advance}
= To the traveler: {due}
{policy!The hotel lay above the limit; the show had filled the town|One fare was not in the class allowed~Everything is inside the rules|No rule was broken}. {billable!To be passed on to the customer with ten per cent|Charge it to the job~Stays with us|Not for the customer's account}. {missing} receipts are lacking, affidavit attached.
{manager}, {approved} || Audit: {auditor}
Paid {paid}
~ Rate of {:date}. Tips up to {:percent}. Card by {:company}. I, {:first}, keyed this for the traveler at {:time}.

== en sponsored_worker_compliance_log
q sponsor company:{} Software Ltd/{} Care Ltd/{} Restaurants Ltd; sponsor, licensed_employer
q licence id:@@@####@@; sponsor_licence, licence_number
q rating choice:A/B; licence_rating, rating
q ao person; authorising_officer, responsible_officer
q keyc person; key_contact, contact_person
q level1 person; level_1_user, daily_user
q lawyer company:{} Immigration/{} Law LLP; representative, legal_adviser
q licence_end date; licence_expires, licence_until
q log_date date; log_date, as_of
q visit date; last_compliance_visit, officers_visited
q audit_date date; mock_audit, internal_audit; day the firm tested itself
q alloc number:2..60; certificates_allocated, allocation
q used number:1..50; certificates_used, assigned
q alloc_end date; allocation_year_end, allocation_until
q fee money:90..2000; certificate_fee, fee_per_certificate
q charge money:300..9000; skills_charge, skills_charge_paid
q days number:5..20; reporting_days, days_to_report
q late number:1..5; late_reports, reported_late
q site_change flag; office_moved, address_changed; whether the firm has moved
q owner_change flag; ownership_changed, takeover; whether the firm has been bought
q hybrid flag; home_working_reported, hybrid_recorded; whether working from home was told to the office
a penalty money:900..40000; civil_penalty, fine
a officer person; inspector, compliance_officer
a salary_min money:20000..45000; minimum_salary, going_rate
a next_visit date; next_visit, next_inspection
l workers; sponsored_workers, staff; who is sponsored
c workers.name person; name, worker
c workers.cos id:C#@##########; certificate_number, cos
c workers.nation country; nationality, citizen_of
c workers.job job; job, occupation
c workers.code id:####; soc_code, occupation_code
c workers.start date; started, employment_start
c workers.until date; leave_expires, visa_until
c workers.pay money:20000..90000; salary, pay
c workers.absent number:1..9; unauthorised_absences, absences
l reports; notifications, events; what was told to the office
c reports.who last; worker, about
c reports.what phrase; event, change
c reports.happened date; event_date, happened
c reports.told date; reported_on, told
---
{sponsor} – sponsorship file
Licence {licence}, {rating}-rated, to {licence_end} || {log_date}
Officer in charge: {ao} · contact for the Home Office: {keyc} · system user: {level1}
%workers 3..9
Name | CoS | From | Job | SOC | Began | Leave to | Pay | Abs.
{workers.name} | {workers.cos} | {workers.nation} | {workers.job} | {workers.code} | {workers.start} | {workers.until} | {workers.pay} | {workers.absent}
%%
= Certificates for the year: {alloc}
= of which given: {used}
= To be used by: {alloc_end}
= Each costs: {fee}
= Skills charge so far: {charge}
Changes must be told within {days} working days; {late} times we were late.
%reports 2..6
Who | What | Happened | Told
{reports.who} | {reports.what=pay rise|new site|resigned|long illness|new title|unpaid leave} | {reports.happened} | {reports.told}
%%
{site_change!The office has moved and the new address was entered|We now sit in another street~The office is where it was|No move}. {owner_change!A larger group has bought the shares|The shares have changed hands~The shares are held by the same people|Nobody has bought the firm}. {hybrid!Days at home were entered for all|The pattern of home days is on record~Days at home have not been entered|Working from home was never told}.
Officers came last on {visit}; we tested ourselves on {audit_date} with {lawyer}.
~ Passport copies in cabinet {:number:2..9}. Training of {:person} on {:date}. Deletion from {:date}. Payroll by {:company}.

== en trademark_portfolio_renewal_notice
q attorney company:{} IP/{} Patent & Trade Mark Attorneys/{} & Partners; attorneys, sender
q paralegal person; renewals_clerk, prepared_by
q partner person; partner, responsible_attorney
q client company:{} Breweries/{} Sportswear/{} Biscuits/{} Toys; proprietor, client
q client_contact person; client_contact, addressee
q annuity company:{} Renewals/{} Annuities; renewal_provider, payment_agent
q our_ref id:TM/#####/@@; our_reference, docket
q sent date; letter_date, sent
q instruct date; instructions_by, reply_by
q reminder number:1..3; reminder_number, reminder
q total money:300..20000; total_cost, all_together
q our_fee money:60..900; service_fee_each, attorney_fee
q late_fee percent; late_surcharge, grace_period_surcharge
q grace number:3..6; grace_months, grace_period
q marks number:2..60; marks_managed, portfolio_size
q watch flag; watching_service, watch_service; whether new marks of others are watched
q use_flag flag; use_at_risk, non_use_risk; whether a mark could be struck off as it is not used
q auto flag; automatic_renewal, renewed_without_instruction; whether it is renewed though nobody answers
a opposition id:B#######; opposition_number, opposition
a licensee company; licensee, licensed_to
a filed_by person; original_applicant, applicant
a hearing date; hearing_date, hearing
l marks_list; trademarks, registrations; which ones are due
c marks_list.mark phrase; mark, sign
c marks_list.no id:UK0000#######; registration_number, number
c marks_list.country country; territory, country
c marks_list.classes id:##, ##; classes, nice_classes
c marks_list.filed date; filing_date, filed
c marks_list.due date; renewal_due, due
c marks_list.last date; grace_ends, last_possible_day
c marks_list.fee money:90..2000; official_fee, fee
c marks_list.owner company:{} Brands/{} Holdings; registered_owner, owner
c marks_list.wish phrase; last_instruction, instruction
---
{attorney}
{:address}
> {sent}
> {our_ref}
{client}
{client_contact}

# Marks to be renewed (letter {reminder} of 3)
We look after {marks} of yours. These come up next:
%marks_list 3..9
Mark | No. | Where | Cl. | Filed | Due | Last day | Office fee | In the name of | 
{marks_list.mark=FOXGLOVE|Otter device|NORTHLINE|Crumbly|Two Towers logo|PACE+|Old Mill} | {marks_list.no} | {marks_list.country} | {marks_list.classes} | {marks_list.filed} | {marks_list.due} | {marks_list.last} | {marks_list.fee} | {marks_list.owner} | {marks_list.wish=|renew||drop|ask|renew, cl. 30 only}
%%
For each we charge {our_fee} besides; all together {total}, paid out through {annuity}. Please answer by {instruct}. For {grace} months after the day it can still be done with {late_fee} on top.
{auto!Should you stay silent we renew them so that nothing is lost|Without word from you they are kept alive~Should you stay silent they lapse|Without word from you we do nothing}. {use_flag!One has not been on the market for five years and could be attacked|You told us that a mark is out of use, which makes it weak~All are in use as far as we know|We know of none that is out of use}. {watch!Our weekly watch on new filings goes on|New signs of others are looked through for you~You have no watch on new filings|Nobody looks through the signs of others for you}.
{paralegal}, for {partner}
~ Invoices of {:date} are open. Office closed from {:date}. Client account at {:company}. Duty of {:person} ends {:time}.

== en union_recognition_site_ballot_timetable
q employer company:{} Distribution/{} Bus Company/{} Foods; employer, company
q union company:{} Workers Union/Union of {} Trades/{} Transport Union; union, applicant
q body company:{} Arbitration Committee/Labour Board {}/{} Conciliation Service; supervising_body, ordered_by
q person person; qualified_person, scrutineer; who runs the vote
q firm company:{} Ballots/{} Elections/{} Scrutineers; independent_scrutineer, ballot_firm
q case_manager person; case_manager, case_officer
q union_off person; union_organiser, union_contact
q hr person; hr_director, employer_contact
q case id:TUR#/####/20##; case_number, case_ref
q unit phrase; bargaining_unit, unit
q workers number:40..3000; workers_in_unit, electorate
q members percent; membership_density, union_members
q needed percent; threshold_of_unit, needed_share; share of all in the unit that must say yes
q order date; ballot_ordered, decision_date
q list_due date; list_of_names_due, names_due
q access_from date; access_starts, access_from
q access_to date; access_ends, access_until
q dispatch date; papers_dispatched, posted
q close date; ballot_closes, closing_date
q close_time time; closing_time, closes_at
q count date; count_date, counted
q result_due date; result_notified_by, result_date
q cost money:900..30000; ballot_cost, cost
q helpline phone; replacement_papers, helpline
q post flag; postal_only, by_post; whether votes come in by post alone
q agreed flag; access_agreed, access_agreement; whether the sides have agreed on visits
q complaint flag; complaint_received, unfair_practice; whether one side has complained
a turnout percent; turnout, participation
a yes number:20..2000; votes_in_favour, yes_votes
a pay percent; pay_claim, pay_rise
a judge person; panel_chair, chairman
l meetings; access_meetings, visits; when the union may talk to people
c meetings.day date; date, on
c meetings.from time; from, start
c meetings.mins unit:min 15..60; length, minutes
c meetings.place phrase; place, room
c meetings.shift choice:early/late/night; shift, for_shift
c meetings.who person; speaker, organiser
c meetings.number number:10..200; expected, workers_expected
---
{body}
Case {case}
# Timetable of the ballot
{union} and {employer} || unit: {unit=drivers at the depot|warehouse staff, nights included|all hourly paid|engineers and cleaners}
= Workers: {workers}
= Already members: {members}
= Must say yes: a majority of votes and {needed} of the unit
= Ordered: {order}
= Names handed over: {list_due}
= Visits: {access_from} to {access_to}
= Papers sent: {dispatch}
= Last day: {close}, {close_time}
= Count: {count}
= Both told: {result_due}
The vote is run by {person} ({firm}); it costs {cost}, shared by halves. {post!Votes come back in the paid envelope and in no other way|Each worker votes from home through the mail~People vote at the gate|There are boxes in the canteen and an envelope for those away}.
%meetings 3..9
Day | At | For | Where | Shift | Speaks | About
{meetings.day} | {meetings.from} | {meetings.mins} | {meetings.place=canteen|training room|yard office|bus garage|online} | {meetings.shift} | {meetings.who} | {meetings.number}
%%
{agreed!How the union may enter was settled between the two|Both have put their names to the plan for visits~No agreement on visits was reached, so we lay down the above|We had to set the visits ourselves}. {complaint!One side says that posters were torn down, and we look into it|A complaint about a team talk has come in~No side has complained|Nothing has been complained of}.
For the union {union_off} || for the employer {hr}
{case_manager}. Lost papers: {helpline}
~ Code of practice of {:year}. Hearing of {:date} not needed. Interpreter {:person}. Printing {:company}, {:date}.

== en facilities_cleaning_specification
q client company:{} Offices/{} College/{} Clinic/{} Bank; client, premises_of
q cleaner company:{} Cleaning/{} Hygiene/{} Facility Care; contractor, cleaning_company
q building phrase; building, site
q fm person; facilities_manager, client_contact
q supervisor person; cleaning_supervisor, supervisor
q auditor person; quality_auditor, inspector
q spec id:CS-###/#; specification_no, version
q from date; in_force_from, from
q review date; review_date, next_review
q area unit:m² 300..30000; cleaned_area, area
q staff number:2..40; cleaners, headcount
q hours number:10..400; weekly_hours, hours_a_week
q window_time time; cleaning_starts, start_time
q end_time time; cleaning_ends, must_be_out_by
q monthly money:300..40000; monthly_price, fee
q extra money:12..60; hourly_extra, extra_hour
q pass percent; required_score, pass_mark
q deduct percent; deduction, deduction_when_failed
q keys number:2..20; keys_issued, keys
q alarm phrase; alarm_arrangement, alarm
q consumables flag; consumables_included, paper_and_soap_included; whether paper and soap are in the price
q vetted flag; staff_vetted, background_checked; whether the police record of the cleaners was looked at
q green flag; eco_products_only, green_products; whether only mild agents are used
a term date; contract_end, ends
a insurance money:900000..9000000; liability_cover, insured_for
a vat money:9..900; vat, tax
a score percent; last_score, achieved
l rooms; areas, room_types; what is done where
c rooms.type phrase; room_type, area
c rooms.floor phrase; floor_finish, flooring
c rooms.size unit:m² 10..4000; size, sqm
c rooms.often choice:daily/weekly/monthly; frequency, how_often
c rooms.task phrase; tasks, work
c rooms.std id:#.#; standard, level
c rooms.colour choice:red/blue/green/yellow; cloth_colour, colour_code
l periodic; periodic_works, specials; what is done now and then
c periodic.what phrase; work, task
c periodic.times number:1..12; times_a_year, per_year
c periodic.next date; next, planned
c periodic.price money:40..4000; price, cost
---
{client} / {cleaner}
# Cleaning of {building=Main building|Annex B|Dental wing|Branch 14} – {spec}
In force from {from}, gone through again {review}
Area {area}; {staff} people, {hours} hours a week between {window_time} and {end_time}
%rooms 4..10
Room | Floor | Size | How often | Work | Lvl | Cloth
{rooms.type=Toilets|Offices|Stairs|Kitchen|Entrance|Treatment|Class rooms|Lifts} | {rooms.floor=tile|carpet|stone|vinyl|rubber} | {rooms.size} | {rooms.often} | {rooms.task=mop, bins|vacuum|wipe and disinfect|dust|polish|refill} | {rooms.std} | {rooms.colour}
%%
%periodic 2..6 lines
{periodic.what=windows, outside|carpets, wet|blinds|floor sealing|deep clean of kitchen}: {periodic.times} a year, next {periodic.next}, {periodic.price}
%%
= A month: {monthly}
= Hour beyond: {extra}
= Must reach: {pass}
= Below that: {deduct} off
= Keys out: {keys}
= Alarm: {alarm=code 2, set by last out|guard on call|none}
{consumables!Paper, soap and bags come with the price|You need not buy soap or paper~Soap and paper are bought by the house|Soap and paper are charged as used}. {vetted!Each has shown a clean police record|Records of all were looked at~Records have not been asked for|Nobody's record was looked at}. {green!Only agents with the flower label are used|Nothing harsh comes into the house~Strong agents may be used where needed|Descaler and bleach are in use}.
{fm}, {:phone} || {supervisor}; checks by {auditor}
~ Safety sheets in the cupboard, renewed {:date}. Site walked {:date} with {:person}. Waste by {:company}.
`
