/** Full pages in English: forms with numbered boxes, lists with many columns, and people, bodies and days that could be taken for each other. */
export const englishDensePapers = `
== en certificate_of_origin_boxes
q exporter company:{} Ceramics Ltd/{} Woollens/{} Tools & Sons; shipper, consignor_name, goods_sent_by; firm that sells the goods abroad
q exporter_home address; shipper_address, consignor_street; where the sending firm has its seat
q buyer company:{} Trading FZE/{} Importadora/{} Handels AG; consignee, importer, goods_received_by; firm abroad that takes the goods
q chamber company:{} Chamber of Commerce/Chamber of Trade {}; issuing_body, certified_by, authority; body that stamps the paper
q officer person; certifying_officer, stamped_by, attested_by; who put the stamp on for the body
q declarant person; signed_for_exporter, applicant_signatory; who signed for the sending firm
q origin country; made_in, country_of_origin, producing_country; land where the goods were made
q target country; destination, country_of_destination; land to which the goods go
q number id:GB ######; certificate_id, doc_number; number printed on the paper itself
q vessel phrase; means_of_transport, ship_name, carried_on; on what the goods leave
q stamped_on date; certification_date, issue_date; day the body stamped it
q declared_on date; declaration_date, applicant_signed_on; day the sending firm signed
q bill id:INV-#####; commercial_invoice_ref, invoice_no; number of the bill that goes with it
q gross unit:kg 300..9000; total_gross_weight, weight_with_packing; what all of it weighs packed
q copies number:1..5; number_of_copies, duplicates_issued; how many copies were issued
a letter_of_credit id:LC######; lc_number, documentary_credit; number of the bank's credit
a port city; port_of_discharge, unloading_port; harbour where it is unloaded
a sailing date; departure_date, etd; day the ship leaves
a total_value money:900..90000; invoice_amount, value_of_goods; what the goods are worth
a broker company; freight_forwarder, customs_agent; who arranges the transport
l goods; items, cargo_lines, positions; what is certified
c goods.marks id:@@/##; shipping_marks, case_marks; what is painted on the cases
c goods.what phrase; description, commodity, article; what it is
c goods.tariff id:####.##; hs_code, customs_code, commodity_number
c goods.packs number:1..40; number_of_packages, colli; how many cases or drums
c goods.net unit:kg 20..900; net_weight, mass_without_packing
c goods.price money:40..9000; unit_value, line_amount
---
1  Consignor: {exporter}, {exporter_home} || No. {number}
2  Consignee: {buyer}, {:city} || CERTIFICATE OF ORIGIN
= 3 Country in which made: {origin}
= 4 Bound for: {target}
= 5 Transport details (optional): {vessel=m.v. Baltic Trader|by lorry and ferry|m.v. Lindisfarne|rail to Duisburg, then barge}
= 6 Remarks: see {bill}; order {:id:PO####} of {:date}
7  Item, marks, numbers, kind of packages
%goods 4..9
Marks | Description | Code | Pkgs | Net
{goods.marks} | {goods.what=Stoneware jugs, glazed|Knitted throws|Hand planes|Cast hinges|Tweed, double width|Teapots with lids|Chisels, boxed|Roof slates} | {goods.tariff} | {goods.packs} | {goods.net}
{goods.price=}
%%
= 8 Gross: {gross}
= 9 Copies: {copies}
10  The undersigned authority certifies that the goods above originate in the land shown in box 3. {chamber}
Place and day: {:city}, {stamped_on}. {officer} || 11  I declare the above is true. {declared_on}, {declarant}
~ Verify at {:url}. Form reprinted {:date}. Enquiries {:phone}.

== en ship_sanitation_exemption
q ship phrase; vessel_name, craft, name_of_ship; which one was gone over
q imo id:#######; imo_number, registration_no
q flag_state country; flag, ship_nationality; land under whose colours it sails
q master person; captain, ship_commander; who commands aboard
q inspector person; port_health_officer, examined_by; who went through the rooms
q authority company:{} Port Health Authority/City of {} Environmental Health; issuing_authority, health_body; body that grants the paper
q port city; place_of_inspection, harbour; where the ship lay
q cert id:SSC/####/##; certificate_no, sanitation_ref
q granted date; date_of_issue, issued_on; day the paper was given
q ends date; expiry, valid_until, lapses_on; last day on which it holds
q kind choice:exemption/control; certificate_type, exempted_or_controlled; whether nothing had to be done or measures were taken
q cargo phrase; goods_aboard, holds_loaded_with; what lies in the holds
q tonnage number:900..60000; gross_tonnage, gt
q crew number:8..40; people_aboard, crew_count; how many live aboard
q rats flag; rodents_found, signs_of_rats; whether traces of rodents were seen
q fee money:90..900; charge, inspection_cost
a owner company; shipowner, registered_owner; to whom the ship belongs
a previous_port city; last_port_of_call, came_from
a doctor person; ship_doctor, medical_officer; physician of the ship
a built year; year_built, construction_year
a arrival date; arrived_on, eta; day the ship came in
l areas; inspected_spaces, rooms, compartments; which parts were looked at
c areas.room phrase; space, compartment, area
c areas.seen phrase; evidence_found, result, observation; what was found there
c areas.sample id:S-###; sample_no, specimen
c areas.done phrase; control_measure, treatment, action_taken; what was done about it
c areas.again date; reinspected_on, rechecked; day it was looked at again
c areas.by person; treated_by, operative
---
^ {authority}
# Ship Sanitation {kind?Control Exemption Certificate~Control Certificate}
Port of {port} || {cert}
This records the inspection of {ship=Arctic Tern|Ocean Merit|Halcyon Bay|Seto Pride|Cape Wrath}, flag {flag_state}, IMO {imo}, {tonnage} GT, with {cargo=grain in bulk|fertiliser|empty containers|steel coils|sawn timber}.
Aboard: {crew}, under {master}.
%areas 5..10
Area | Evidence | Smp. | Measure | Re-insp.
{areas.room=Galley|Pantry|Stores|Hold 1|Quarters|Potable water|Sewage|Ballast tanks|Medical room|Laundry} | {areas.seen=none|cockroaches, few|stale water|grease on hood|no separate board|lid missing} | {areas.sample} | {areas.done=nil|bait set|flushed and dosed|degreased|lid fitted} | {areas.again}
{areas.by=}
%%
{rats!Droppings and gnaw marks were seen behind the dry store|Rodent traces were noted in two places~Not a trace of rodents was met|No droppings, runs or gnawing anywhere}.
Given on {granted} by {inspector}; it lapses on {ends}. Our charge of {fee} has been added to the agent's account {:id:AC####}.
~ Extensions of one month may be sought from any authorised port. Last revision of the annex: {:date}. Duty officer {:person}, {:phone}

== en export_cattle_health_certificate
q vet person; official_veterinarian, certified_by, signing_vet; who signs that the beasts are sound
q vet_no id:OV####; veterinarian_number, stamp_number; number on the stamp of the signer
q ministry company:Department of Agriculture {}/Animal Health Office {}; competent_authority, ministry_name
q seller company:{} Pedigree Herds/{} Farms/{} Livestock Exports; exporter, consignor; who sends the beasts
q taker company:Ganadería {}/Ferme {}/{} Bestiame; importer, consignee; who will receive them
q origin_holding id:UK######/####; holding_number, herd_mark, cph; number of the farm they leave
q post city; border_post, entry_point; where they will be checked on entering
q lorry id:@@## @@@; registration_of_truck, vehicle_plate; plate of the vehicle
q seal id:SL#####; seal_number, sealed_with
q loaded date; loading_date, departure_day; day they went aboard
q examined date; clinical_inspection_date, seen_by_vet_on; day the signer looked at them
q cert id:EHC-####-@@; health_certificate_number
q head number:4..60; animals_total, herd_count; how many beasts travel
q species choice:cattle/sheep/goats; animal_kind, species_moved; what sort of animals
q restricted flag; movement_ban, disease_zone; whether the farm lies in an area with restrictions
a driver person; haulier_driver, transport_operator_person
a arrival date; expected_arrival, delivered_on; when they reach the new place
a price money:900..90000; sale_price, purchase_amount
a insurer company; livestock_insurance, insured_with
a vaccine phrase; vaccine_used, inoculated_with
l beasts; animals, tagged_animals, lots; the ones that travel
c beasts.tag id:UK ###### ######; ear_tag, animal_id
c beasts.breed phrase; race, breed_name
c beasts.sex short; gender, m_or_f
c beasts.born date; birth_date, calved_on
c beasts.bled date; sampling_date, blood_taken_on; day blood was drawn
c beasts.result phrase; test_result, outcome
c beasts.weight unit:kg 90..700; live_weight, mass
---
{ministry} || I.2  {cert}
= I.1 Consignor: {seller}, {:street}, {:city}
= I.5 Consignee: {taker}
= I.11 Place of origin: {origin_holding}
= I.16 Entry BCP: {post}
= I.15 Road vehicle: {lorry}
= I.19 Seal no.: {seal}
= I.14 Departed: {loaded}
I.20  {species?Bovine animals~Ovine animals~Caprine animals}, {head} in all
%beasts 4..12
Official mark | Breed | S | Dob | Test | Res.
{beasts.tag} | {beasts.breed=Hereford|Angus|Suffolk|Texel|Boer|Saanen|Shorthorn} | {beasts.sex=m|f} | {beasts.born} | {beasts.bled} | {beasts.result=neg.|negative|n/r|free}
{beasts.weight=}
%%
## II. Attestation
II.1 I saw them on {examined} within 24 hours of loading and found no sign of disease.
II.2 {restricted!The holding stands inside a zone to which movement limits apply, and the derogation of article 9 is used|Limits on movement apply to the holding for the time being~The holding is under no restriction|No limits on movement apply where they come from}.
II.3 They were rested for {:number:2..12} hours. The register was last checked on {:date} by {:person}.
> {vet}
> stamp {vet_no}
~ The original travels with the animals. Office: {:phone}

== en interim_payment_certificate
q employer company:{} Developments/{} Schools Trust/Borough of {}; client, paying_party, building_owner; who pays for the works
q builder company:{} Construction Ltd/{} Contractors/{} & Sons Builders; contractor, payee, works_carried_out_by; who is paid
q architect company:{} Architects/{} Studio LLP; contract_administrator, issued_by, certifier; office that certifies
q signer person; signed_for_certifier, partner_in_charge; who signed for the certifying office
q surveyor person; quantity_surveyor, valued_by; who worked out what was done
q job phrase; works_description, project_title; what is being built
q cert number:2..18; certificate_sequence, payment_number; the how-manieth of its kind this is
q dated date; issue_date, certificate_date; day it was issued
q valued date; valuation_date, assessed_up_to; day up to which the work was measured
q pay_by date; final_date_for_payment, due_until; last day for the money
q contract_sum money:90000..900000; original_contract_price, agreed_sum; what was agreed at the start
q gross money:20000..800000; value_of_work_to_date, gross_valuation; worth of everything done so far
q held money:900..40000; retention, amount_withheld; kept back until the end
q before money:9000..400000; previously_certified, paid_so_far; what earlier ones came to
q now money:4000..90000; net_amount_due, sum_payable_now; what has to be paid this time
q less flag; pay_less_notice_given, reduced; whether the payer announced to pay less
a completion date; practical_completion, handover_date; day the works were taken over
a paid date; payment_received, settled_on; day the money came
a vat money:900..20000; tax_amount, value_added_tax
a bond company; surety, guarantor
a engineer person; structural_engineer, consulting_engineer
l sections; bills, work_parts, elements; parts of the works
c sections.part phrase; element, trade, bill_name
c sections.sum money:4000..90000; allowed_amount, contract_value; what the part was priced at
c sections.done percent; progress, completed_share; how far it has come
c sections.worth money:900..80000; value_done, amount_earned
c sections.sub company:{} Roofing/{} Electrical/{} Joinery/{} Groundworks; subcontractor, carried_out_by
c sections.finish date; finish_date, planned_end
---
{architect} || {:street}, {:city}
# Certificate for payment, no. {cert}
= Employer: {employer}
= Contractor: {builder}
= Works: {job=extension of the sports hall|eighteen flats at the old gasworks|refit of the north wing|new kitchen block|two classrooms and a lift}
= Sum under the contract: {contract_sum}
%sections 4..9
Element | Allowed | % | To date | Firm
{sections.part=Substructure|Frame|Roof|Windows|Mechanical|Electrical|Finishes|Drainage|External works} | {sections.sum} | {sections.done} | {sections.worth} | {sections.sub}
{sections.finish=}
%%
A  Work and materials as at {valued}, by {surveyor}: {gross}
B  Less {:number:3..5} per cent kept back: {held}
C  Less on certificates already issued: {before}
D  Balance: {now}
{less!The employer has told us that it means to pay a smaller sum, see the attached notice|A notice of a smaller payment has been served~No notice to pay a smaller sum has been served|The sum is to be paid in full, nobody has served a notice}. To be paid not later than {pay_by}.
> {dated}
> {signer}
~ This is not a tax invoice. Contract of {:date}, form {:id:JC-##}. Copies: {:person}, {:person}.

== en parish_council_minutes_actions
q council company:{} Parish Council/{} Town Council/{} Community Council; body, council_name, whose_minutes
q chair person; chairman, presided_by; who led the evening
q clerk person; minute_taker, recorded_by; who wrote it down
q guest person; district_councillor, visiting_member; who came from the district
q guest_from company:{} District Council/{} County Council; upper_tier_body, guest_organisation
q held date; meeting_date, sat_on; day of the sitting
q next date; following_meeting, next_sitting
q adopted date; previous_minutes_of, last_meeting_date; day of the sitting whose minutes were agreed
q began time; opened_at, start
q ended time; closed_at, finish
q place phrase; venue, met_at
q public number:0..30; members_of_public, visitors_present; how many people listened
q balance money:900..60000; bank_balance, funds_held; what stood at the bank
q precept money:4000..90000; precept_requested, annual_levy; what will be asked of the taxpayers
q coopted person; new_councillor, filled_vacancy; who was taken in to fill a seat
q quorate flag; quorum_reached, enough_members; whether enough were there to decide
a auditor company; internal_auditor, accounts_examined_by
a election date; election_day, polling_date
a seats number:5..15; number_of_seats, council_size
a website url; web_address, site
a solicitor company; legal_adviser, council_solicitor
l actions; tasks, resolutions, follow_ups; what is to be done
c actions.item id:##/##; minute_number, agenda_ref
c actions.topic phrase; subject, matter, about
c actions.decided phrase; resolution, outcome, action; what was agreed
c actions.who person; owner, assigned_to, responsible
c actions.due date; deadline, by_when
c actions.cost money:20..4000; budget, estimated_cost
l payments; cheques, accounts_paid, expenditure; what was paid out
c payments.payee company:{} Grounds Care/{} Printers/{} Hall Trust/{} Insurance; paid_to, supplier
c payments.what phrase; purpose, for_what
c payments.sum money:12..900; amount, paid
c payments.ref id:BACS##; payment_reference, cheque_no
---
^ {council}
Minutes of the meeting in {place=the Reading Room|the school hall|St Peter's vestry|the Jubilee Pavilion} on {held} at {began}
Present: {chair} in the chair, {:person}, {:person}, {:person}; {guest} ({guest_from}); {clerk}. Listening: {public}. Apologies: {:person}.
{quorate!The chair counted heads and could open the business|With the members in the room business could be transacted~Too few had come to decide anything, matters were only talked over|The members were too few and nothing could be voted on}. What was minuted on {adopted} was taken as read and signed.
{coopted} was voted onto the council to fill the empty seat and signed the declaration.
%actions 4..8
No. | Matter | Agreed | By | Until
{actions.item} | {actions.topic=Bus shelter|Dog bins|Speed signs|Allotment hedge|Play area gate|War memorial|Footpath 9} | {actions.decided=obtain a second price|write to the county|replace like for like|leave as it is|ask the owner to cut|meet on site} | {actions.who} | {actions.due}
{actions.cost=}
%%
## Money
At the bank: {balance}. For the coming year {precept} will be asked of the district.
%payments 4..8
Payee | For | Ref. | £
{payments.payee} | {payments.what=grass, two cuts|hire of room|newsletter|premium|salt bin|stationery} | {payments.ref} | {payments.sum}
%%
The meeting closed at {ended}; the next is on {next}.
~ Draft until signed. Planning matters heard on {:date} are minuted apart.

== en hospital_theatre_list
q hospital company:{} General Hospital/{} Infirmary/Royal {} Hospital; trust, site_name, institution
q theatre phrase; operating_room, room
q day date; operating_date, list_date; day of the operations
q surgeon person; consultant, lead_operator; in whose name the list runs
q anaesthetist person; anaesthetic_consultant, gas_doctor; who puts the patients to sleep
q scrub person; scrub_nurse, lead_nurse; who hands the instruments
q coordinator person; theatre_manager, list_locked_by; who closed the list
q locked time; list_closed_at, cut_off; when nothing could be changed any more
q starts time; session_start, knife_to_skin_from
q ends time; session_end, planned_finish
q ward phrase; recovery_ward, patients_return_to
q list_no id:TL####; session_id, list_reference
q specialty phrase; discipline, department
q latex flag; latex_precaution, latex_allergy_on_list; whether rubber must be kept away
q overrun flag; overbooked, exceeds_session; whether the planned time is too long
a rep company; implant_supplier_attending, company_rep
a junior person; registrar, assistant_surgeon
a bed_manager phone; bed_manager_phone, site_bleep
a next_list date; next_session, following_list
l cases; patients, operations, slots; who is operated on
c cases.order id:#; position, sequence
c cases.number id:H######; hospital_number, mrn
c cases.patient person; name, patient_name
c cases.born date; date_of_birth, dob
c cases.op phrase; procedure, operation, planned_surgery
c cases.side phrase; laterality, body_side
c cases.takes unit:min 15..180; duration, estimated_length
c cases.blood phrase; blood_group_and_save, crossmatch
c cases.bed id:B##; bed_number, bed_after
---
{hospital} || {list_no}
# {theatre=Theatre 4|Day unit, room 2|Theatre B|Main theatres, 7} · {specialty=Orthopaedics|Urology|Ear, nose and throat|General surgery|Gynaecology} · {day}
Cons: {surgeon} || An: {anaesthetist}
Scrub: {scrub} || Session {starts} to {ends}
%cases 4..9
# | Hosp. no. | Patient / born | Procedure / side | Min | G&S
{cases.order} | {cases.number} | {cases.patient}¶{cases.born} | {cases.op=Knee arthroscopy|Hernia repair|Carpal tunnel|Tonsils|Cystoscopy|Hip replacement|Removal of plate|Septoplasty}¶{cases.side=left|right|both|midline} | {cases.takes} | {cases.blood=yes|no|2 units|sent}
{cases.bed=}
%%
{latex!One patient reacts to rubber: room to be stripped of it beforehand|Rubber gloves and catheters out of the room, please~No sensitivities to rubber are known|Nobody on the list reacts to rubber}. {overrun!As it stands this will not fit, expect to work on|The minutes add up to more than we have~All of it should fit in the session|There is slack at the end}.
Patients go back to {ward=Cedar|Ward 11|Short stay|Level 3 east}. Locked at {locked} by {coordinator}. Kit loaned until {:date}; decontamination {:phone}.

== en conference_day_programme
q society company:{} Society for Soil Science/International {} Association/Institute of {} Studies; organiser, host_body, convened_by
q title phrase; conference_name, meeting_theme
q day date; programme_date, day_shown
q venue phrase; building, held_in
q chair person; programme_chair, scientific_committee_head; who put the programme together
q keynote person; keynote_speaker, opening_lecture_by
q keynote_from company:University of {}/{} Institute; keynote_affiliation, keynote_employer
q welcome person; opened_by, welcome_address; who greets the guests
q desk time; registration_opens, badges_from
q dinner time; conference_dinner, dinner_at
q dinner_place phrase; dinner_venue, restaurant
q delegates number:60..900; attendees, participant_count
q abstracts date; abstract_book_closed_on, abstracts_deadline
q sponsor company:{} Instruments/{} Analytics; platinum_sponsor, main_funder
q streamed flag; live_stream, hybrid; whether it can be followed from afar
q help phone; helpline, emergency_contact
a fee money:80..900; registration_fee, delegate_rate
a proceedings company; publisher, proceedings_published_by
a next_city city; next_conference_city, future_host
a hotel company; conference_hotel, accommodation
a last_day date; closing_day, conference_end
l talks; sessions, papers, slots; what is presented
c talks.room phrase; track, hall, room
c talks.at time; starts, slot_time
c talks.title phrase; paper_title, topic
c talks.speaker person; presenter, given_by
c talks.from company:University of {}/{} College/{} Laboratories; affiliation, institution
c talks.lasts unit:min 10..45; length, duration
c talks.session_chair person; moderator, session_chair
---
^ {society}
# {title=Ground beneath us|Living soils in dry lands|Carbon and clay|Roots 25|Mapping what we stand on}
^ {day} · {venue=Faculty of Science, East Wing|Corn Exchange|Dome Conference Centre|Old Library}
Desk opens {desk} || Lost or ill: {help}
{welcome} says good morning. Then {keynote}, {keynote_from}: "{:=What worms know|Forty years of plots|Salt}".
%talks 6..12
 | Talk | By | min
/ {talks.room=Hall A|Hall B|Lecture room 3|Seminar 1|Upper gallery}
{talks.at} | {talks.title=Iron in paddy fields|Counting fungi|Peat after fire|A cheap probe|Terraces of the south|Nitrogen by drone|Frost heave|Old maps, new layers} | {talks.speaker}¶{talks.from} | {talks.lasts}
{talks.session_chair=}
%%
{streamed!Rooms with a camera sign can be watched from home|Those who stayed at home watch over the web~No camera is running, you must be in the room|Nothing is sent over the web}. {delegates} people are here from {:number:8..40} countries.
Dinner at {dinner} in {dinner_place=the Brewery|the Orangery|Captain's House|the Lido}. Put together by {chair} from what had come in by {abstracts}. We thank {sponsor} and {:company} for coffee.

== en livestock_sale_catalogue
q mart company:{} Auction Mart/{} & Co Livestock Auctioneers/{} Market; auctioneers, sale_organiser
q seller_in_rostrum person; auctioneer, called_by; who calls the bids
q yard person; yard_foreman, pens_managed_by; who sees to the pens
q vet_on_duty person; duty_vet, veterinary_inspector
q day date; sale_date, auction_day
q begins time; first_lot_at, sale_start
q entries date; entry_deadline, catalogue_closed; last day on which beasts could be entered
q sale id:S###; sale_number, event_code
q ring phrase; sale_ring, location_in_market
q buyer_fee percent; buyers_premium, commission_on_buyers; what those who buy pay on top
q luck money:2..20; luck_money, given_back_per_head; what sellers hand back for each head
q pay_within number:1..14; days_to_pay, payment_term_days
q scale flag; weighed_on_entry, over_weighbridge; whether they are weighed when coming in
q online flag; internet_bidding, remote_bids; whether one may bid from afar
q society company:{} Breed Society/{} Cattle Club; breed_body, under_rules_of
a seller_fee percent; vendor_commission, sellers_commission
a haulier company; transporter, haulage_firm
a turnover money:9000..900000; total_turnover, gross_sales
a top_price money:900..9000; top_price, highest_bid
a next_sale date; next_sale, following_auction
l lots; entries, animals, beasts; what comes under the hammer
c lots.number id:##; lot_no, lot
c lots.vendor person; seller, consigned_by
c lots.farm phrase; holding, homestead
c lots.beast phrase; animal, description, kind
c lots.head number:1..20; quantity, number_of_animals
c lots.born month; age_group, birth_month
c lots.sire phrase; father, bull
c lots.reserve money:300..3000; reserve_price, minimum
---
{mart} || Sale {sale}
# Store cattle and breeding stock
^ {day}, {begins} prompt, {ring=Ring 2|the old ring|Ring 1, by the café}
Under the rules of {society}. Entries were taken until {entries}.
%lots 5..12
Lot | Hd | What | Sire | Born
/ {lots.vendor}, {lots.farm=Low Mill|Whitegates|Castle Hill|Nether End|Bank Top}
{lots.number} | {lots.head} | {lots.beast=Limousin x heifers|Angus steers|Blue x bullocks|Shorthorn cows with calves|Galloway bull|Hereford heifers in calf} | {lots.sire=Ampertaine Royal|Rawburn Boss|unnamed|by AI|Castle Duke} | {lots.born}
{lots.reserve=}
%%
{seller_in_rostrum} will sell. Pens: {yard}. On duty for welfare: {vet_on_duty}.
* {scale!Everything walks over the plate as it comes in|Each pen is weighed at the gate~Nothing is weighed, buyers judge by eye|No weighing at this sale}.
* {online!Bids are also taken through the screen if you have signed up|You may bid from home~Bids only in the building|Come to the ringside, we take no bids over the wire}.
* Buyers pay {buyer_fee} on the hammer and have {pay_within} days. Luck: {luck} a head.
~ Passport queries {:phone}. Movement licences dated before {:date} will not do. Canteen run by {:company}.

== en marine_cargo_insurance_certificate
q insurer company:{} Marine Insurance/{} Underwriting Agency/{} Mutual Marine; underwriter, risk_carrier, cover_given_by
q assured company:{} Exports Ltd/{} Coffee Traders/{} Machinery; insured_party, policyholder
q claims_agent company:{} Surveyors/{} Loss Agents; survey_agent, whom_to_call_in_case_of_damage; who must be called when goods arrive damaged
q claims_city city; agent_town, agent_location
q signed person; authorised_signatory, signed_for_underwriter
q broker company:{} Brokers/{} & {} Insurance Brokers; intermediary, placed_by
q number id:MC/#######; certificate_number, cover_reference
q open_cover id:OC####; open_policy, master_policy; number of the policy under which it is issued
q ship phrase; conveyance, vessel
q from city; voyage_from, loading_place
q to city; voyage_to, final_place
q sails date; sailing_on_or_about, departure
q issued date; date_of_certificate, issue_day
q sum money:9000..900000; insured_value, sum_insured
q terms choice:all_risks/limited/total_loss; scope_of_cover, clauses; how far the cover goes
q war flag; war_risk_included, war_cover; whether war is covered
q excess money:100..5000; deductible, borne_by_assured; what the insured carries alone
a premium money:90..9000; premium, price_of_cover
a arrival date; arrival_date, eta
a container id:@@@@#######; container_no, box_number
a bank company; loss_payee_bank, financing_bank
a surveyor person; surveyor_name, loss_adjuster
l goods; insured_goods, items, shipments; what is covered
c goods.mark id:@@@-##; marks_and_numbers, case_mark
c goods.what phrase; interest, description, goods
c goods.packs number:1..200; packages, pieces
c goods.kind phrase; packing, package_type
c goods.value money:900..90000; insured_amount, value
c goods.hs id:####.##; tariff_code, hs_code
---
{insurer} || Certificate {number}
~ issued under open cover {open_cover}, placed by {broker}
This certifies that {assured} is held covered for goods below, per {ship=m.v. Hoxa|m.v. Tristan Star|first class steamer or steamers|air freight}, sailing on or about {sails}, from {from} to {to}, with transhipment at {:city} allowed.
%goods 3..8
Marks | Interest | Pkgs | In | Value
{goods.mark} | {goods.what=green coffee|loom parts|cocoa butter|pumps, used|bicycle frames|tea, black} | {goods.packs} | {goods.kind=bags|crates|cartons|drums|pallets} | {goods.value}
{goods.hs=}
%%
In all {sum}. {terms?Cover is against every accidental loss or damage, Clauses A~Cover only against the perils named in Clauses C~Only if the whole is lost will anything be paid}. {war!Acts of war, capture and mines are included by the attached clause|Mines, torpedoes and seizure are inside the cover~War, capture and seizure stay outside|Nothing is paid for acts of war}. The first {excess} of any loss fall on the assured.
+++
## In the event of loss
Do not give a clean receipt. Call at once {claims_agent} in {claims_city}, {:phone}. Claims are to be lodged within {:number:30..180} days; a copy goes to {:person}.
+++
{:city}, {issued} || {signed}
~ This certificate replaces that of {:date}, which is void.

== en mortgage_offer_summary
q lender company:{} Building Society/{} Home Loans/Bank of {}; bank, mortgage_provider, money_lent_by
q borrower person; applicant_one, main_borrower; who borrows, named first
q second person; applicant_two, co_borrower; who borrows together with the first
q broker company:{} Mortgages/{} Financial Advice; intermediary, introduced_by
q adviser person; adviser_name, recommended_by; person who gave the advice
q home address; security_address, property_to_be_mortgaged
q valuer company:{} Surveyors/{} Valuation Services; valued_by_firm, survey_firm
q lawyer company:{} & {} Solicitors/{} Conveyancing; conveyancer, acting_solicitor
q ref id:M-########; account_number, offer_reference
q offered date; offer_date, dated
q lapses date; offer_valid_until, expires_on
q loan money:60000..600000; amount_borrowed, principal
q worth money:90000..900000; property_valuation, value_of_home
q rate percent; initial_rate, fixed_interest
q fixed_until date; fixed_rate_ends, end_of_fix
q instalment money:300..3000; monthly_payment, pay_each_month
q term number:10..40; years_to_run, repayment_years
q sort choice:repayment/interest_only/part; repayment_type, how_paid_back
q portable flag; can_be_moved, portability; whether it may be taken along to another house
a price money:90000..900000; purchase_price, agreed_price
a completion date; completion_date, moving_day
a deposit money:9000..90000; deposit_paid, own_funds
a seller person; vendor, seller_name
a income money:20000..120000; gross_income, applicant_salary
l fees; charges, costs; what must be paid beside
c fees.name phrase; charge, fee_name
c fees.to company:{} Surveyors/HM {} Registry/{} Home Loans; payable_to, recipient
c fees.sum money:25..1500; amount, cost
c fees.when phrase; payable_when, moment
c fees.back phrase; refundable, returned
---
{lender} || {offered}
Offer {ref}
{borrower} and {second}
{:street}, {:zip} {:city}
# Your mortgage at a glance
We will lend you {loan} against {home}. {valuer} put the home at {worth} on {:date}. The loan runs {term} years.
{sort?Each payment pays off some of what you owe~You pay interest alone, the debt itself stays until the end~One share is paid off bit by bit, on the other you pay interest alone}. Every month you pay {instalment}, and interest is {rate} until {fixed_until}; afterwards our standard rate, today {:percent}.
+++
%fees 4..7
What | To whom | How much | When | Returned?
{fees.name=Valuation|Booking|Transfer of money|Register entry|Redemption|Deeds} | {fees.to} | {fees.sum} | {fees.when=on applying|on completion|at the end|with the first payment} | {fees.back=no|yes, if declined|half}
%%
+++
{portable!Should you move, you can take this loan with you|You may carry it over to your next home~It ends with the sale of this home and cannot be carried over|If you move you must pay it back}. {adviser} of {broker} recommended it to you. {lawyer} act for you and for us.
This stands until {lapses}. Think carefully: your home may be taken if you do not keep up payments.
~ Complaints to {:person}, {:phone}. Registered no. {:id:######}. Rates last changed on {:date}.

== en itinerary_travel_agency
q agency company:{} Travel/{} Journeys/{} & {} Travel; travel_agent, booked_with, tour_firm
q consultant person; travel_consultant, booking_clerk; who made the booking
q lead person; lead_traveller, main_passenger; in whose name it is booked
q companion person; second_passenger, travelling_with
q record id:@@@@##; booking_locator, pnr
q booked date; booking_date, reserved_on
q out date; outbound_date, departure_day; day they leave home
q home date; return_date, back_on; day they come back
q balance_due date; final_payment_due, balance_by
q total money:900..9000; holiday_price, total_cost
q paid money:100..900; deposit_received, already_paid
q insurer company:{} Travel Insurance/{} Assistance; travel_insurer, policy_with
q emergency phone; out_of_hours_phone, emergency_line
q visa flag; visa_required, entry_permit_needed; whether a visa is wanted
q meal choice:none/breakfast/half_board; board_basis, meals_included; what food is in the price
q rep person; local_representative, met_by; who meets them there
a balance_paid date; balance_paid_on, settled_on
a passport id:#########; passport_number, passport_no
a tour_operator company; tour_operator, wholesaler
a birth date; traveller_date_of_birth, born_on
a baggage unit:kg 8..32; baggage_allowance, luggage_limit
l legs; segments, flights, journeys; how they travel
c legs.line company:{} Airways/{} Air/{} Ferries/{} Rail; carrier, operated_by
c legs.code id:@@###; flight_number, service_no
c legs.day date; travel_date, on
c legs.from city; departs_from, origin
c legs.leaves time; departure_time, off
c legs.to city; arrives_at, destination
c legs.lands time; arrival_time, in
c legs.seat id:##@; seat, seat_no
c legs.stops phrase; stops, via
l stays; hotels, nights, accommodation; where they sleep
c stays.house company:Hotel {}/{} Lodge/Pension {}; hotel, property
c stays.from date; check_in, arrival
c stays.nights number:1..9; nights, length_of_stay
c stays.room phrase; room_type, category
---
{agency} || Loc. {record}
{lead} with {companion}, away from {out} to {home}
Made by {consultant} on {booked}
## Getting there and about
%legs 3..7
 | No. | On | Off | | In | | Seat
{legs.line} | {legs.code} | {legs.day} | {legs.from} | {legs.leaves} | {legs.to} | {legs.lands} | {legs.seat}
{legs.stops=}
%%
## Where you sleep
%stays 2..4 cards
{stays.house}
In: {stays.from}
For: {stays.nights} nights
Room: {stays.room=twin, sea side|double with bath|family room|two singles}
%%
{meal?Food is not in the price anywhere~Each morning you find breakfast laid~Breakfast and an evening meal are in the price}. {rep} holds up a sign at the exit. {visa!You cannot enter without a visa, see the embassy's page|Apply for the visa three weeks before~You need no visa for so short a stay|A passport alone is enough}.
= Price for both: {total}
= Received with thanks: {paid}
= Rest to be with us by: {balance_due}
Cover from {insurer}. At night ring {emergency}.
~ Our bond is held by {:company}. Times as known on {:date}; ask {:person} about changes.

== en calibration_certificate_gauges
q lab company:{} Metrology/{} Calibration Services/{} Instruments Lab; calibration_laboratory, performed_at
q lab_no id:####; accreditation_number, ukas_number
q customer company:{} Gears/{} Aerospace/{} Tooling; client, instrument_owner
q tech person; calibrated_by, metrologist; who took the readings
q head person; approved_by, authorised_signatory; who released the paper
q number id:CAL-#####; certificate_number, document_id
q thing phrase; instrument, device_under_test
q maker company:{} Precision/{} Messtechnik; instrument_manufacturer, brand
q serial id:@######; serial_number, sn
q tag id:GA-###; asset_tag, customer_id; number that the owner gave it
q came date; received_on, booked_in; day it reached the laboratory
q done date; calibration_date, measured_on
q out date; issue_date, certificate_issued
q due date; recalibration_due, next_calibration
q air unit:°C 18..22; room_temperature, ambient
q humid percent; humidity, relative_humidity
q standard id:REF-##; reference_standard, compared_with
q adjusted flag; adjustment_made, was_adjusted; whether the thing was altered before measuring
q within flag; in_tolerance, conforms; whether all readings lie inside the limits
a price money:40..400; calibration_fee, cost
a location phrase; place_of_use, location_at_customer
a previous date; last_calibration, previous_date
a purchase date; purchase_date, bought_on
a order id:PO#####; customer_order_no, order_reference
l readings; measurements, points, results; what was measured
c readings.nominal unit:mm 1..200; nominal, set_value
c readings.shown unit:mm 1..200; indicated, reading
c readings.off id:-0.00#; deviation, error
c readings.limit id:0.0##; tolerance, max_error
c readings.doubt id:0.00##; uncertainty, u_k2
c readings.verdict phrase; result, judgement
c readings.repeats number:3..9; repetitions, number_of_trials
---
{lab} || Accredited {lab_no}
# Certificate {number}
For: {customer}, {:street}, {:city}
= Item: {thing=outside micrometer 0–25|height gauge|bore gauge set|vernier caliper|dial indicator}
= Made by: {maker}
= S/N: {serial}
= Owner's mark: {tag}
= In: {came}
= Measured: {done}
= Next: {due}
Air {air}, r.h. {humid}. Traced through {standard}, last compared on {:date}.
%readings 5..10
Nom. | Ind. | Dev. | ± | U | 
{readings.nominal} | {readings.shown} | {readings.off} | {readings.limit} | {readings.doubt} | {readings.verdict=ok|pass|✓|pass, near limit}
{readings.repeats=}
%%
{adjusted!Before these figures were taken the zero was reset|The thimble was adjusted, figures before are on request~Nothing was altered, figures are as found|It was measured as it came, untouched}. {within!Every point lies inside its limit|It meets its class throughout~At one point or more it falls outside|It no longer meets its class}.
~ U for k = 2, some 95 per cent. May be copied only whole. Issued {out} in {:city}.
{tech} || {head}

== en hazardous_waste_manifest
q producer company:{} Plating/{} Hospital Trust/{} Print Works; waste_producer, generator, consignor
q site address; collection_address, premises
q contact person; site_contact, producer_signatory; who signed where the waste arose
q carrier company:{} Environmental Haulage/{} Waste Carriers; transporter, hauled_by
q carrier_reg id:CBDU######; carrier_registration, licence_of_carrier
q driver person; driver_name, collected_by
q lorry id:@@## @@@; vehicle_registration, plate
q taker company:{} Treatment Works/{} Incineration/{} Landfill; consignee, receiving_site
q permit id:EPR/@@####@@; permit_number, site_permit
q taker_sign person; accepted_by, weighbridge_clerk; who signed where it arrived
q code id:ABC###/@@@##; consignment_code, note_number
q left time; collected_at, departure_time
q picked date; collection_date, removed_on
q taken date; received_on, accepted_on
q process phrase; process_giving_rise, source_activity; by what work the waste came about
q refused flag; load_rejected, any_refused; whether some of it was not taken
a broker company; broker, dealer
a cost money:90..900; disposal_charge, price
a treated date; treatment_date, destroyed_on
a emergency phone; emergency_phone, spill_contact
a insurer company; pollution_insurer, liability_insurer
l wastes; streams, components, lines; what travels
c wastes.code id:## ## ##; ewc, list_of_waste_code
c wastes.name phrase; description, waste
c wastes.kilos unit:kg 10..900; quantity, weight
c wastes.form phrase; physical_form, state
c wastes.hazard id:HP#; hazard_code, hazardous_property
c wastes.packs phrase; container, packaging
c wastes.un id:UN####; un_number, transport_number
c wastes.component phrase; chemical_component, substance
---
PART A  Notification || {code}
A1 Removed from: {producer}, {site}
A2 To: {taker}
A3 Arose from: {process=nickel plating|film developing|cleaning of tanks|paint stripping|ward clinics}
PART B  Description
%wastes 3..8
LoW | What | kg | Form | HP | In | UN
{wastes.code} | {wastes.name=spent acid|solvent rags|fixer|sharps|oily sludge|used filters|lamp tubes} | {wastes.kilos} | {wastes.form=liquid|solid|sludge|mixed} | {wastes.hazard} | {wastes.packs=2 IBC|drum|yellow bin|skip|box} | {wastes.un}
{wastes.component=}
%%
PART C  Carrier. {carrier}, {carrier_reg}. I took the above away on {picked} at {left}, vehicle {lorry}: {driver}
PART D  Consignor. I certify that A and B are right and the carrier was told how to handle it: {contact}, {:phone}
PART E  Consignee. Came to us on {taken}, permit {permit}; {refused!part of it we would not take and it went back|we turned one line away~all of it was taken in|nothing was turned away}. {taker_sign}
~ Keep three years. Notes printed {:date} by {:company}. Pre-notified on {:date}.

== en hotel_folio_account
q hotel company:{} Hotel/The {} Arms/Grand {} Hotel; house, property, billed_by
q guest person; lodger, staying_guest; who slept there
q firm company:{} Consulting/{} Energy/{} Films; billed_company, account_payer; who pays for the guest
q room id:###; room_number, chamber
q folio id:F######; bill_number, account_id
q in date; check_in, arrival
q out date; check_out, departure
q clerk person; cashier, settled_with; who closed the account
q made person; booked_by, reservation_made_by; who had made the reservation
q rate money:60..400; nightly_rate, room_price_per_night
q due money:90..2000; balance, amount_outstanding
q tax money:9..200; tax_included, vat_part
q card id:#### ; card_last_digits, paid_with_card_ending
q persons number:1..4; occupants, adults
q plan choice:room_only/breakfast/dinner; board, meal_plan
q loyalty id:L-######; loyalty_number, member_card
q late flag; late_checkout, left_late; whether the room was kept longer than usual
a deposit money:50..500; deposit, security_held
a booking_channel company; booking_portal, booked_through
a invoice_due date; payment_due, pay_until
a passport id:########; passport_no, id_document
a manager person; general_manager, hotel_manager
l charges; postings, entries, items; what was put on the room
c charges.on date; posted_on, day
c charges.what phrase; description, service
c charges.voucher id:V####; docket, ticket_no
c charges.place phrase; outlet, department, where
c charges.sum money:3..200; amount, price
c charges.by person; posted_by, waiter
c charges.vat percent; vat_rate, tax_rate
---
> {hotel}
> {:street}, {:city} · {:phone}
Account {folio} || Room {room}, {persons} pers.
{guest}
{firm}
Arr. {in} || Dep. {out}
Reservation by {made}, {rate} a night, {plan?no meals~with the morning meal~morning and evening meals}. Card of the house: {loyalty}
%charges 5..12
 | Text | Vch | Where | 
{charges.on} | {charges.what=Room|Minibar|Laundry|Bar|Garage|Dinner|Newspaper|Telephone|Sauna} | {charges.voucher} | {charges.place=Front|Bar|Housekeeping|Grill|Yard} | {charges.sum}
{charges.by=}{charges.vat=}
%%
To pay {due}, in which {tax} of tax. Taken from the card ending {card}. {late!Room kept until four in the afternoon|The key came back long after noon~Key returned before eleven|Left in good time}.
You were looked after by {clerk}. 
~ {:company} trading as above. VAT {:id:GB #########}. Price list of {:date}. Night porter: {:first}.
`
