/** Papers in English of medicine, care, social services, schools, universities and science. */
export const englishWiderPapers2 = `
== en anaesthetic_record_sheet
q hospital company:{} Hospital/{} Infirmary/{} Surgical Centre; facility, hospital_name
q patient person; patient_name, operated_person
q anaesthetist person; anaesthetist, gas_given_by; who put the patient to sleep
q surgeon person; surgeon, operator
q assistant person; anaesthetic_nurse, assisted_by
q consent_by person; consent_taken_by, explained_by
q hospital_no id:H######; patient_id, hospital_number
q operation phrase; procedure, operation_name
q day date; operation_date, date_of_anaesthesia
q fasted time; fasting_since, last_food_at
q induction time; induction, anaesthesia_started
q anaesthesia_ended time; anaesthesia_ended, to_recovery_at
q weight unit:kg 40..130; body_weight, weight
q asa choice:I/II/III; asa_grade, fitness_class
q airway phrase; airway_device, tube
q blood_loss unit:ml 10..900; estimated_blood_loss, ebl
q allergy flag; allergies_known, allergic; whether an allergy is known
q difficult flag; difficult_airway, hard_to_intubate; whether the airway was hard to secure
a ward phrase; ward, returned_to
a next_of_kin person; next_of_kin, contact_person
a blood_group short; blood_group, abo
a discharge date; discharge_date, sent_home
a implant id:########; implant_number, prosthesis_lot
l drugs; medicines, agents_given, doses; what was given
c drugs.at time; given_at, time
c drugs.name phrase; drug, agent
c drugs.dose unit:mg 2..400; dose, amount
c drugs.route short; route, given_by
l readings; observations, vital_signs; what was measured along the way
c readings.at time; time, taken_at
c readings.pulse number:45..120; pulse, heart_rate
c readings.sys number:85..170; systolic, upper_pressure
c readings.sat percent; saturation, spo2
c readings.gas percent; agent_percent, volatile
---
{hospital} · Anaesthetics || {hospital_no}
{patient} || {day}
= For: {operation=inguinal hernia|hip replacement|tonsils|gall bladder, keyhole|cataract, left|knee arthroscopy}
= Surgeon: {surgeon}
= Anaesthetist: {anaesthetist}
= With: {assistant}
= Weight: {weight}
= ASA: {asa}
= Nothing by mouth since: {fasted}
{allergy!Came out in a rash after penicillin as a child|Wears a red band: latex~None that the patient knows of|No red band}. <Talked through|Risks talked through> by {consent_by} on {:date}.
Start {induction} || End {anaesthesia_ended}
%drugs 4..9
Time | Agent | Dose | Rt.
{drugs.at} | {drugs.name=propofol|fentanyl|rocuronium|ondansetron|paracetamol|atropine|dexamethasone} | {drugs.dose} | {drugs.route=iv|im|po|sc}
%%
Airway: {airway=mask|laryngeal mask size 4|tube 7.5|tube 8, armoured}. {difficult!Two attempts, then a bougie|Poor view, video blade needed~Went in at the first attempt|Easy view of the cords}.
%readings 4..10
Time | P | Sys | Sat | Vol
{readings.at} | {readings.pulse} | {readings.sys} | {readings.sat} | {readings.gas}
%%
Lost about {blood_loss}. [Fluids {:unit:ml 500..2000}.]
~ Machine {:id:AM-##} checked {:time}. Recovery: {:person}. Trainee: {:person}. Chart 1 of {:number:1..3}

== en endoscopy_unit_report
q endoscopy_unit company:{} Endoscopy Unit/{} Day Hospital; endoscopy_unit, performed_at
q patient person; patient, examined_person
q born date; birth_date, dob
q endoscopist person; endoscopist, performed_by
q supervisor person; supervising_consultant, consultant
q nurse person; assisting_nurse, nurse_in_room
q referrer person; referring_doctor, requested_by
q practice company:{} Practice/{} Medical Group; referring_practice, gp_surgery
q day date; procedure_date, examined_on
q referred date; referral_date, referred_on
q examination choice:gastroscopy/colonoscopy; examination, procedure
q reason phrase; indication, reason_for_test
q scope id:GIF-####; instrument_no, scope_number
q sedation unit:mg 1..8; sedation_dose, midazolam_dose
q reached phrase; extent_reached, furthest_point
q withdrawal unit:min 4..18; withdrawal_time, time_coming_out
q comfort phrase; patient_comfort, tolerated
q diagnosis phrase; diagnosis, conclusion
q repeat_on date; repeat_on, surveillance_date; when it is to be done again
q complication flag; complications, went_wrong
a histology phrase; histology_result, biopsy_result
a anaesthetist person; anaesthetist, sedation_by
a home time; left_unit_at, discharged_at
a insurer company; insurer, payer
l findings; observations, lesions; what was seen
c findings.where phrase; site, location
c findings.what phrase; finding, appearance
c findings.size unit:mm 2..40; size, diameter
c findings.done phrase; treatment, action
c findings.pot id:#; specimen_pot, jar
---
{endoscopy_unit}
# {examination?Upper~Lower} endoscopy
{patient}, born {born} || {day}
To {referrer}, {practice}, who wrote on {referred}
Because of: {reason=low iron|trouble swallowing|change of habit|family history|heartburn|weight loss}
= Done by: {endoscopist}
= Under: {supervisor}
= Nurse: {nurse}
= Instrument: {scope}
= Sedation: {sedation}
= Went as far as: {reached=caecum|second part of duodenum|terminal ileum|hepatic flexure}
= Coming out took: {withdrawal}
= Felt: {comfort=no pain|mild discomfort|a good deal of pain|nothing, asleep}
%findings 2..6
Site | Seen | mm | Done | Pot
{findings.where=antrum|sigmoid|rectum|oesophagus|caecum|ascending} | {findings.what=polyp on a stalk|redness|shallow ulcer|flat polyp|small hernia|pouches} | {findings.size} | {findings.done=snared|left alone|bitten off|clipped|brushed} | {findings.pot}
%%
In short: {diagnosis=benign polyps|mild gastritis|diverticular disease|normal|reflux, grade A}. {complication!Some bleeding had to be stopped with a clip|There was a short fall in pressure~Nothing untoward happened|All went without trouble}. Once more on {repeat_on}.
~ Dictated, not read by {:person}. Copy to patient. Tissue goes to {:company:{} Pathology}; answer in {:number:2..4} weeks. Stop tablets from {:date}. {:phone}

== en sterilisation_load_release
q department company:{} Sterile Services/{} Decontamination Unit; sterile_services, processed_by
q customer company:{} Eye Hospital/{} Dental Group/{} Surgical Clinic; customer, instruments_for
q operator person; loaded_by, machine_operator
q releaser person; released_by, load_approved_by
q packer person; packed_by, packing_room_lead
q machine id:AC-##; autoclave_no, steriliser
q cycle id:#####; cycle_number, run_no
q day date; sterilised_on, process_date
q expiry date; sterile_until, shelf_life_end
q cycle_start time; cycle_start, started
q cycle_end time; cycle_end, finished
q temp unit:°C 121..137; plateau_temperature, holding_temperature
q holding_time unit:min 3..18; holding_time, exposure_time
q pressure unit:bar 1..4; chamber_pressure, pressure
q test phrase; daily_test_result, steam_penetration_test
q indicator id:LOT ####; indicator_lot, chemical_indicator_batch
q last_service date; last_service, maintained_on
q engineer company:{} Engineering/{} Validation; service_contractor, maintained_by
q wet_packs flag; wet_packs, moisture_found; whether packs came out damp
a recall id:R-####; recall_number, recall_ref
a water phrase; water_quality, conductivity
a patient person; patient, used_on
a next_validation date; revalidation_due, next_validation
a price money:5..90; charge_per_tray, price
l trays; packs, sets, load_contents; what was in the machine
c trays.code id:T######; tray_barcode, set_id
c trays.name phrase; set_name, contents
c trays.items number:1..90; instrument_count, pieces
c trays.wrap phrase; packaging, wrap
c trays.shelf id:@#; shelf, position
c trays.by person; washed_by, checked_by
c trays.missing phrase; missing, remark
---
{department} || Release of load
= Machine: {machine}
= Run: {cycle}
= Date: {day}
= From: {cycle_start}
= To: {cycle_end}
= Held at: {temp}
= For: {holding_time}
= Pressure: {pressure}
Morning test: {test=even colour change|pass|repeated, then pass|passed on second sheet}. Strip lot {indicator}.
%trays 4..12
Set | Name | Pcs | Wrap | Shelf | Checked | 
{trays.code} | {trays.name=General minor|Cataract|Hip basic|Dental surgery|Laparoscopy|Ortho drill|Vascular|Speculum pack} | {trays.items} | {trays.wrap=double paper|container|pouch|cloth} | {trays.shelf} | {trays.by} | {trays.missing=|1 clamp short||scissors at repair||}
%%
All of it belongs to {customer}. {wet_packs!Two packs had droplets inside and go round again|Damp was found under the lid of a container~All came out dry|No moisture in any pack}.
Good until {expiry} if stored dry.
+++
Loaded {operator} || Packed {packer} || {:time}
Released {releaser}
~ Last looked after {last_service} by {engineer}; report {:id:SR####} of {:date}. Lorry {:time}, driver {:person}

== en private_hospital_invoice
q clinic company:{} Private Hospital/{} Clinic; hospital, invoice_issuer
q patient person; treated_person, patient_name
q payer company:{} Health Insurance/{} Mutual; insurer, bill_to
q guarantor person; person_liable, pays_shortfall
q consultant person; admitting_consultant, treating_specialist
q invoice id:PH-######; invoice_number, bill_no
q auth id:A########; preauthorisation_code, approval_code
q policy id:@##-######; membership_no, policy_number
q admitted date; admission_date, in_on
q departure_date date; departure_date, out_on
q invoice_date date; invoice_date, billed_on
q due date; due_date, pay_not_later_than
q room money:200..900; room_rate, price_per_night
q nights number:1..14; nights, length_of_stay
q subtotal money:900..20000; net_amount, sum_before_excess
q excess money:50..500; excess, policy_excess
q insurer_part money:800..19000; insurer_share, covered_amount
q patient_part money:50..900; patient_share, own_contribution
q procedure id:@####; procedure_code, operation_code
q private_room flag; private_room, room_alone; whether the patient had a room to himself
a diagnosis phrase; diagnosis, icd
a iban iban; bank_account, account
a doctor_fee money:200..4000; surgeon_fee, specialist_fee
a vat percent; vat_rate, tax_rate
a dob date; date_of_birth, dob
l items; charges, invoice_lines, positions; what is charged
c items.code id:##.###; code, tariff_code
c items.day date; date, service_date
c items.text phrase; description, service
c items.qty number:1..12; quantity, qty
c items.each money:5..400; unit_price, price_each
c items.sum money:5..4000; line_total, amount
c items.covered choice:yes/no; covered, insured
---
> {clinic}
> {:street}, {:city}
{payer} || Bill {invoice}
Claims, {:address} || {invoice_date}
Patient {patient}, policy {policy}, your code {auth}
In {admitted}, out {departure_date}; under {consultant}; procedure {procedure}
{nights} nights at {room}, {private_room!in a room to himself or herself|door to one bed~sharing with one other|in a two-bedded bay}
%items 4..11
Code | Day | | No. | Each | Sum | Cov.
{items.code} | {items.day} | {items.text=theatre, first hour|recovery|X-ray, two views|physiotherapy|dressings|take-home drugs|visitor's meal|telephone|crutches} | {items.qty} | {items.each} | {items.sum} | {items.covered}
%%
= Sum: {subtotal}
= Excess of the policy: {excess}
= Falls to you as insurer: {insurer_part}
= Billed apart to the family: {patient_part}
The last sum will be asked of {guarantor}, who signed on {:date}.
? A deposit of {:money:200..900} was given back at the desk.
Please settle by {due}.
~ Doctors bill for themselves. Accounts: {:person}, {:phone}. Registered no. {:id:########}. Late sums bear {:percent}.

== en health_benefit_statement
q insurer company:{} Health Plan/{} Sickness Fund; plan, insurer
q member person; policyholder, insured_member
q dependant person; patient, treated_dependant; who was treated
q member_no id:@@@######; member_id, plan_number
q group company; employer_group, plan_sponsor
q statement date; statement_date, issued
q claim_no id:############; claim_id, claim
q processed date; processed_on, claim_decided
q received date; claim_received, in_on
q total_billed money:200..9000; total_billed, provider_charged
q allowed money:150..8000; allowed_amount, plan_rate
q plan_paid money:100..7000; plan_paid, paid_to_provider
q owed money:10..2000; member_owes, your_share
q deductible money:10..900; applied_to_deductible, deductible_used
q deductible_left money:10..900; deductible_remaining, still_to_meet
q year year; plan_year, benefit_year
q appeal_days number:30..180; appeal_period_days, days_to_appeal
q in_network flag; in_network, contracted_provider; whether the provider has a contract with the plan
q other_cover flag; other_insurance, second_insurer; whether another insurer pays as well
a premium money:50..900; monthly_premium, premium
a group_no id:#####; group_number, employer_number
a renewal date; renewal, plan_renews
a check_no id:######; cheque_number, payment_number
l services; claim_lines, treatments; line by line
c services.day date; date_of_service, treated_on
c services.provider company:{} Imaging/{} Dental/{} Clinic/{} Therapy; provider, seen_at
c services.what phrase; service, description
c services.charge money:20..2000; billed, charge
c services.plan money:10..1800; plan_pays, covered
c services.you money:1..400; you_pay, member_share
c services.code id:@#; remark_code, note_code
l codes; remarks, notes_explained
c codes.code id:@#; code, sign
c codes.text phrase; meaning, explanation
---
{insurer}
THIS IS NOT A BILL || {statement}
{member}
{:street}, {:city}
= Member: {member_no}
= Through: {group}
= Claim: {claim_no}
= For: {dependant}
= In / decided: {received} / {processed}
%services 2..7
Date | Provider | For | Charged | We pay | You | See
{services.day} | {services.provider} | {services.what=office visit|scan of knee|blood count|filling|lens fitting|vaccine} | {services.charge} | {services.plan} | {services.you} | {services.code}
%%
%codes 1..3 lines
{codes.code}  {codes.text=over the agreed rate|limit for the year reached|sent twice|needs a referral}
%%
In all you were charged {total_billed}. Our rate for this is {allowed}; of it we have sent {plan_paid} to those who treated you, and {owed} is yours to pay. {in_network!They have an agreement with us and may not ask for more|Being one of our partners, they cannot bill the rest~They are not partners of ours and may bill the rest|As they have no agreement with us, more may be asked}.
For {year}: {deductible} of this counts towards what you bear first, which leaves {deductible_left}.
{other_cover!A second plan has been asked to share|We have told your spouse's plan~We know of no other plan|No second plan is on file}. You have {appeal_days} days to object.
~ Call {:phone}. Out-of-pocket limit {:money:2000..9000}. Director {:person}. Next statement {:date}

== en medical_device_incident_report
q reporter person; reported_by, contact_person
q site company:{} Hospital/{} Nursing Home/{} Surgery; reporting_site, healthcare_facility
q maker company; manufacturer, made_by
q distributor company; supplier, sold_by
q device phrase; device, product
q model id:@@-###; model_no, catalogue_number
q serial id:SN########; serial_number, serial
q lot id:L#####@; lot_number, batch
q event date; incident_date, happened_on
q incident_time time; incident_time, happened_at
q report_date date; report_date, reported_on
q purchase_year year; purchase_year, in_use_since
q ref id:MDI-20##-####; incident_number, report_ref
q ward phrase; place_of_incident, ward
q harm choice:none/minor/serious; harm, injury_level
q kept flag; device_kept, quarantined; whether the device was put aside
q maker_told date; manufacturer_informed, maker_told_on
q software id:v#.#.#; software_version, firmware
q operator phrase; operator_at_time, used_by_role
q expiry date; use_by, expiry_date
a patient person; patient_name, affected_person
a weight unit:kg 40..110; patient_weight, weight
a price money:900..9000; device_price, purchase_price
a authority person; inspector, authority_contact
a recall id:FSN-####; recall_number, field_notice
l events; sequence, timeline; what happened in which order
c events.at time; time, at
c events.what phrase; event, description
c events.by phrase; person_role, who
l devices; other_devices, connected_equipment
c devices.name phrase; device, item
c devices.maker company; manufacturer, maker
c devices.serial id:@@#####; serial, number
---
# Adverse incident – device
{site} || {ref}
{report_date} || {reporter}, {:=medical engineer|safety lead|ward manager}
= Device: {device=infusion pump|hoist|ventilator|pressure mattress|syringe driver|bed rail}
= Maker: {maker}
= Sold to us by: {distributor}, {purchase_year}
= Model / no.: {model} / {serial}
= Lot: {lot}
= Use before: {expiry}
= Software: {software}
## Event
On {event} at {incident_time} in {ward=Ward 4|day room|theatre 2|side room 6|the clinic}; handled at the time by {operator=a bank nurse|a student|the patient|a porter}.
%events 3..6
{:=Time|When} | What | Who
{events.at} | {events.what=alarm sounded|display went dark|battery changed|rate doubled|taken out of use|patient moved|doctor called} | {events.by=nurse|doctor|engineer|carer}
%%
{harm?The patient came to no harm~A bruise and a short drop in pressure~The patient had to be taken to intensive care}.
{kept!It has been sealed in a bag and stands in the workshop|The device lies locked away for inspection~It was wiped and put back to use|The device had already been thrown away}.
%devices 1..3 sentence
Connected to it were
{devices.name=monitor|drip stand|gas supply|call bell unit} {devices.serial} of {devices.maker}
%%
Maker told on {maker_told}.
~ Form revised {:date}. Sent to {:company:Devices Agency {}}. Similar: {:id:MDI-20##-####} of {:date}. Copies {:person}

== en bed_state_situation_report
q trust company:{} Hospitals Trust/{} Health Board; trust, health_organisation
q manager person; duty_manager, site_manager
q director person; director_on_call, escalated_to
q matron person; discharge_matron, flow_lead
q day date; report_date, sitrep_day
q as_at time; as_at, count_taken_at
q next_report_at time; next_report_at, next_count
q level choice:green/amber/red; escalation_level, alert_state
q beds number:200..900; beds_open, total_beds
q occupied number:180..890; beds_occupied, occupied
q beds_free number:1..40; beds_free, empty_beds
q waiting number:1..60; waiting_in_emergency, waiting_for_bed
q longest duration; longest_wait, longest_trolley_wait
q delayed number:4..120; delayed_discharges, ready_but_not_gone
q beds_closed number:1..30; beds_closed, out_of_use
q reason phrase; closure_reason, why_closed
q divert flag; ambulances_diverted, divert_in_force; whether ambulances are sent elsewhere
q neighbour company:{} General Hospital/{} Infirmary; receiving_hospital, neighbour_hospital
q surgery flag; planned_surgery_cancelled, operations_called_off
a staff number:40..400; staff_on_duty, headcount
a deaths number:1..9; deaths, died
a admissions number:20..200; admissions_today, admitted
a end date; alert_ended, stood_down
l wards; units, ward_list; ward by ward
c wards.name phrase; ward, unit
c wards.beds number:10..36; beds, capacity
c wards.used number:8..36; occupied, in_use
c wards.men number:1..6; male_free, free_for_men
c wards.women number:1..6; female_free, free_for_women
c wards.going number:1..9; expected_discharges, going_today
c wards.lead person; nurse_in_charge, contact
c wards.note phrase; note, remark
---
{trust} || {day}, {as_at}
# How we stand
{level?GREEN – normal working~AMBER – under strain~RED – all to help}
%wards 5..12
Ward | Beds | In use | M | F | Going | In charge | 
{wards.name=Birch|Oak|Stroke|Surgical 2|Medical 1|Children|Short stay|Orthopaedic|Cardiac} | {wards.beds} | {wards.used} | {wards.men} | {wards.women} | {wards.going} | {wards.lead} | {wards.note=|bay 3 shut||isolation only|}
%%
= Open: {beds}
= In use: {occupied}
= Empty: {beds_free}
= Shut: {beds_closed} ({reason=stomach bug|no nurses|repairs|deep clean})
= Could go but have nowhere to go: {delayed}
{waiting} wait downstairs, the longest for {longest}. {divert!Until further word crews take new cases next door|Crews have been asked to drive on~Crews come here as usual|No crew is sent on}. Next door means {neighbour}. {surgery!Eight planned operations have been called off|Today's list of hips will not go ahead~All planned lists run|Theatres keep to their lists}.
+++
Site manager {manager} || Flow {matron}
Told: {director}
Next count {next_report_at}
~ Yesterday at this hour: {:number:1..40} empty. Press: {:person}, {:phone}. Template of {:date}

== en care_home_fee_review_letter
q care_home company:{} Care Home/{} House/{} Lodge; care_home, home_name
q provider company:{} Care Group/{} Homes Ltd; operator, owning_company
q resident person; resident, person_cared_for
q addressee person; fee_payer, letter_to; who pays and gets the letter
q manager person; home_manager, registered_manager
q signatory person; signed_by, finance_director
q letter_date date; letter_date, dated
q effective date; new_fee_from, effective_from
q moved_in date; admission_date, resident_since
q agreement date; contract_date, agreement_of
q current_weekly_fee money:700..1400; current_weekly_fee, old_fee
q new_weekly_fee money:720..1600; new_weekly_fee, revised_fee
q percent percent; increase, rise_percent
q nursing money:100..260; nursing_contribution, paid_by_health_service
q council_part money:200..700; local_authority_share, council_contribution
q topup money:20..300; third_party_top_up, family_top_up
q room id:##@; room_no, room
q notice_days number:14..56; notice_period_days, notice_in_days
q object_by date; comments_until, respond_by
q level choice:residential/nursing/dementia; care_type, care_level
q funded flag; council_funded, publicly_funded; whether the council pays part
a deposit money:500..4000; deposit_held, deposit
a gp person; doctor, gp
a savings money:9000..90000; savings, assets_declared
a birthday date; birthday, date_of_birth
l parts; breakdown, cost_items; what the fee is made of
c parts.what phrase; item, cost_head
c parts.before money:10..600; now, old_amount
c parts.after money:10..700; from_then, new_amount
c parts.change percent; change, rise
l extras; additional_services, not_included
c extras.what phrase; service, extra
c extras.price money:5..60; price, charge
c extras.by company; provided_by, supplier
---
{care_home}
{:street}, {:city}
{addressee} || {letter_date}
Dear {:=Sir or Madam|Friend of the home}
## {resident}, room {room} – the fee from {effective}
We write under clause {:number:4..19} of the agreement of {agreement}. [{resident} has lived with us since {moved_in}.] Wages, food and gas have all gone up and we cannot hold the weekly fee at {current_weekly_fee}. It will be {new_weekly_fee}, which is {percent} more.
%parts 3..6
 | Now | Then | +
{parts.what=staff|food|heat and light|building|insurance|training} | {parts.before} | {parts.after} | {parts.change}
%%
Kind of care: {level?help with daily life~care by nurses at all hours~a secure unit for those with memory loss}.
{funded!Part of it comes out of public funds|You do not bear it alone, as the town pays in~You bear it alone, savings being too high|No public money is paid towards it}. The council's share for those below its limit of savings is {council_part}. Direct from the health service we get {nursing}. The part asked of the family on top is {topup}.
%extras 2..5 sentence
Not in the fee are
{extras.what=hairdresser|chiropody|daily paper|outings|telephone line} at {extras.price} ({extras.by})
%%
If you wish to say something, do so by {object_by}. You may end the agreement with {notice_days} days' notice.
> {signatory}
> for {provider}
~ Ask {manager} first. Ombudsman: {:phone}. Last review {:date}. Inspection by {:company:Care Inspectorate {}}

== en home_care_visit_log_sheet
q agency company:{} Homecare/{} Care at Home; care_agency, provider
q client person; person_supported, client
q coordinator person; coordinator, rota_contact
q auditor person; sheet_checked_by, audited_by
q key_safe id:####; key_safe_code, door_code
q week date; week_beginning, sheet_starts
q week_end date; week_ending, sheet_ends
q commissioned_by company:{} Council/{} Health Board; commissioner, paid_for_by
q hours id:##.##; commissioned_hours, hours_per_week
q delivered_hours id:##.##; delivered_hours, hours_worked
q missed_visits number:1..4; missed_visits, visits_not_made
q doctor person; gp, family_doctor
q niece person; family_contact, relative
q hoist flag; hoist_used, lifted_with_hoist; whether a lifting device is used
q lives_alone flag; lives_alone, single_household
q allergy phrase; allergies, must_not_have
q audit_date date; audit_date, checked_on
a district_nurse person; district_nurse, nurse
a review date; care_plan_review, review_due
a price money:12..40; hourly_price, rate
a nhs id:### ### ####; nhs_number, patient_number
a hospital company; hospital, admitted_to
l visits; calls, entries; each time somebody came
c visits.day date; date, day
c visits.planned time; planned_time, due
c visits.in time; arrived, in
c visits.out time; left, out
c visits.carer person; carer, care_worker
c visits.done phrase; tasks_done, tasks
c visits.ate phrase; meal, food_taken
c visits.mood short; mood, wellbeing_sign
c visits.mark short; initials, signed
---
{agency} || Sheet from {week} to {week_end}
{client} || Paid for by {commissioned_by}
{lives_alone!Nobody else in the house|By herself or himself since the spring~Spouse in the house|A son lives upstairs}. Safe {key_safe}. {hoist!Two carers and the sling for every move|Use the ceiling track, never lift~Walks with a frame|Transfers with one carer and no equipment}. Must not have: {allergy=nuts|plasters|penicillin|grapefruit|wool next to the skin}.
= Family: {niece}, {:phone}
= Doctor: {doctor}
%visits 6..14
Due | In | Out | Carer | Done | Ate | 
/ {visits.day}
{visits.planned} | {visits.in} | {visits.out} | {visits.carer} | {visits.done=wash, dress|lunch, pills prompted|bed|shower|pad changed|shopping|tea and talk} | {visits.ate=all|half|soup only|nothing|–} | {visits.mark=KB|LO|TM|AS|JP}
{visits.mood=}
%%
= Agreed: {hours}
= Given: {delivered_hours}
= Not made: {missed_visits}
Looked through {audit_date}, {auditor}
~ Ring {coordinator} before ten. Out of hours {:phone}, {:person}. Sheet {:number:1..60}. Gloves order {:id:G###}, {:date}

== en foster_placement_agreement_meeting
q authority company:{} Council/{} Children's Trust; placing_authority, local_authority
q agency company:{} Fostering/{} Foster Care; fostering_agency, independent_agency
q child first; child_name, looked_after_child
q carer person; main_carer, foster_carer
q second_carer person; second_carer, partner_of_carer
q social_worker person; childs_social_worker, allocated_worker
q supervising_social_worker person; supervising_social_worker, carers_worker
q manager person; authorised_by, team_manager
q mother person; birth_mother, birth_parent
q school company:{} Primary/{} School/{} Academy; school, childs_school
q teacher person; designated_teacher, school_contact
q meeting_date date; meeting_date, agreement_made_on
q placed date; placement_began, placed_on
q review date; first_review, review_by
q plan choice:short term/long term/respite; placement_type, plan_for_child
q legal phrase; legal_status, legal_basis
q allowance money:150..500; weekly_allowance, maintenance_payment
q pocket money:2..15; pocket_money, weekly_pocket_money
q savings money:5..20; weekly_savings, saved_per_week
q haircut flag; delegated_haircut, carer_may_decide_haircuts; whether the carers may decide about haircuts
q travel flag; may_go_abroad, foreign_travel
a father person; birth_father, father
a passport id:#########; passport_number, passport
a born date; date_of_birth, dob
a ended date; placement_ended, left_on
a judge company; court, family_court
l contact; family_time, contact_arrangements; who sees the child and when
c contact.who person; family_member, person
c contact.link phrase; relationship, relation
c contact.often phrase; frequency, how_often
c contact.where phrase; venue, place
c contact.by person; supervised_by, supervisor
l tasks; actions, to_do
c tasks.what phrase; task, action
c tasks.who person; responsible, by_whom
c tasks.by date; due, until
---
# Placement meeting for {child}
{meeting_date} || {authority} with {agency}
= With: {carer}, {second_carer}
= Since: {placed}
= Worker of the child: {social_worker}
= Worker of the carers: {supervising_social_worker}
= Standing in law: {legal=by agreement of the mother|interim order|care order|police protection}
= Plan: {plan?to bridge a few months~to stay until grown up~weekends only}
{haircut!The carers may have hair cut as they see fit|Hair and clothes are for the carers~The mother wants to be asked before hair is cut|Hair is not cut without the mother}. {travel!A week by the sea abroad is agreed|They may go out of the country for holidays~No leaving the country for now|A holiday abroad would need the court}.
%contact 1..5
Who | | How often | Where | With
{contact.who} | {contact.link=mother|aunt|brother|grandfather|half-sister} | {contact.often=weekly|once a month|in the holidays|by video on Sundays} | {contact.where=contact centre|library|park|carers' home} | {contact.by}
%%
School: {school}; speak to {teacher}.
Money: {allowance} a week, of which {pocket} to the child in hand and {savings} put by.
%tasks 2..6 lines
{tasks.what=register with a dentist|find the red scooter|life story book|bus pass|eye test|ask for school file} – {tasks.who}, by {tasks.by}
%%
First look back: {review}.
> {manager}
~ The mother, {mother}, could not come; {:person} spoke for her. Complaints {:phone}. Minutes typed {:date}. Advocate: {:person}

== en disability_benefit_award_notice
q department company:Department of Social Security {}/Benefits Agency {}; paying_office, agency
q claimant person; beneficiary, awarded_to
q appointee person; acts_for_claimant, appointee
q decision_maker person; decided_by, decision_maker
q assessor company:{} Assessments/{} Health Checks; assessment_provider, assessed_by_firm
q nurse person; assessor_name, examined_by
q nino id:@@######@; insurance_number, social_security_no
q claim date; claim_date, applied_on
q assessment_date date; assessment_date, consultation_on
q decision_date date; decision_date, notice_date
q award_from date; award_from, entitled_from
q award_ends date; award_ends, entitled_until
q first_payment date; first_payment_on, paid_first_on
q weekly money:60..190; weekly_total, award_per_week
q daily_living money:40..110; daily_living_rate, care_component
q mobility money:20..76; mobility_rate, mobility_component
q arrears money:90..4000; back_payment, arrears_due
q dispute_by date; reconsideration_until, dispute_deadline
q living_points number:8..24; daily_living_points, living_score
q mobility_points number:4..24; mobility_points, moving_score
q assessment_method choice:in person/by telephone/on paper; assessment_method, how_assessed
q previous_award_changed flag; previous_award_changed, replaces_award
a bank iban; account_paid_into, iban
a doctor person; gp, own_doctor
a car phrase; vehicle_scheme, car
a tribunal company; tribunal, appeal_body
l activities; descriptors, scores; how each activity was scored
c activities.no number:1..12; activity_no, number
c activities.name phrase; activity, task
c activities.letter short; descriptor, letter
c activities.points number:0..12; points, score
c activities.why phrase; reason, aid_needed
---
{department} || {decision_date}
{claimant} || {nino}
[c/o {appointee}]
# You get the payment
You asked for it on {claim}. On {assessment_date} {nurse} of {assessor} {assessment_method?came to see you~rang you up~went through your papers}. I have used that report and what you wrote.
%activities 5..12
 | | | Pts | Why
{activities.no} | {activities.name=preparing food|washing|dressing|reading|mixing with others|handling money|planning a journey|moving about} | {activities.letter=a|b|c|d|e} | {activities.points} | {activities.why=stool needed|prompting|grab rail|none|unsafe alone|another person}
%%
That gives {living_points} points for daily life and {mobility_points} for getting about.
= For daily life: {daily_living}
= For getting about: {mobility}
= Each week: {weekly}
= From: {award_from}
= To: {award_ends}
The first money comes on {first_payment}; with it comes {arrears} for the time since you are entitled. {previous_award_changed!What you had before ends the day before|This takes the place of an older award~You have not had this payment before|No earlier award was in force}.
+++
If you think this is wrong, ring or write by {dispute_by}.
> {decision_maker}
~ Report a change on {:phone}. A copy went to {:person}. We rang on {:date} at {:time}. Leaflet {:id:@@##}

== en benefit_overpayment_recovery
q office company:{} Benefit Office/Social Fund {}; recovering_office, creditor_office
q debtor person; overpaid_person, debtor
q officer person; case_officer, written_by
q ref id:OP/######/@; overpayment_reference, debt_ref
q letter_date date; letter_date, dated
q discovered_on date; discovered_on, error_found
q overpaid_from date; overpaid_from, period_from
q overpaid_until date; overpaid_until, period_to
q total money:90..6000; overpayment_total, sum_overpaid
q waived money:10..400; amount_waived, not_recovered
q amount_to_recover money:80..5800; amount_to_recover, debt_now
q rate money:5..60; weekly_deduction, taken_per_week
q deductions_begin date; deductions_begin, recovery_starts
q appeal_until date; appeal_until, object_by
q cause phrase; cause, reason_for_overpayment
q benefit phrase; benefit, kind_of_payment
q claimant_at_fault flag; claimant_at_fault, failed_to_report; whether the person is held to be at fault
q penalty flag; penalty_added, civil_penalty
q information_from company; information_from, employer_who_told
q landlord company:{} Homes/{} Housing/{} Estates; paid_landlord, payee_of_rent_part
a savings money:100..9000; savings_found, capital_held
a agency company; debt_collector, collection_agency
a hearing date; hearing_date, tribunal_date
a account iban; account_for_repayment, iban
l weeks; periods, calculation; how the sum was found
c weeks.from date; from, period_start
c weeks.to date; to, period_end
c weeks.paid money:50..900; paid, was_paid
c weeks.due money:10..800; entitled, should_have_been
c weeks.over money:10..500; too_much, difference
c weeks.note phrase; reason, note
---
{office}
{debtor} || {ref}
{:street}, {:zip} {:city} || {letter_date}
# You were paid too much
From {overpaid_from} to {overpaid_until} you had more {benefit=housing support|child supplement|basic income support|care allowance} than you should. We saw this on {discovered_on} when {information_from} answered our list. It came about through {cause=hours that went up|a second job|a child leaving home|our own mistake|savings above the limit}.
%weeks 2..8
From | To | Paid | Right | Over | 
{weeks.from} | {weeks.to} | {weeks.paid} | {weeks.due} | {weeks.over} | {weeks.note=|new wage||rent changed|}
%%
? Part of it had gone straight to {landlord}.
That makes {total}. We let {waived} drop[, since our letter of {:date} was unclear], so that {amount_to_recover} is left.
{claimant_at_fault!You had the duty to tell us and did not|We think you knew that you had to report this~You are not to blame for it|You had told us all that you had to}. {penalty!A fixed sum is put on top as a sanction|To this a civil penalty is added~We add no sanction|No penalty is asked for}.
We shall keep back {rate} a week, beginning on {deductions_begin}. If this leaves you in need, ring us.
You may object in writing until {appeal_until}.
> {officer}
~ Money advice: {:company:{} Advice Centre}, {:phone}. Leaflet {:id:@@#}. Manager {:person}

== en special_needs_education_plan
q authority company:{} County Council/{} Education Authority; education_authority, maintained_by
q pupil person; child, pupil
q school company:{} School/{} Academy/{} College; named_school, placement
q coordinator person; special_needs_coordinator, senco
q psychologist person; educational_psychologist, advice_from_psychologist
q therapist person; speech_therapist, speech_and_language_advice
q parent person; parent, carer
q officer person; plan_coordinator, case_officer
q headteacher person; head, head_teacher
q plan id:EP-#####; plan_number, plan_ref
q final_plan_date date; final_plan_date, issued_on
q amended date; amended_on, draft_amended
q review date; annual_review_due, next_review
q phase date; transfer_phase, move_to_next_school
q hours number:5..35; support_hours, weekly_hours
q funding money:2000..20000; top_up_funding, extra_money
q band short; funding_band, band
q need phrase; primary_need, main_difficulty
q transport flag; transport_provided, taxi_to_school; whether the authority pays for the way to school
q equipment phrase; equipment, aids
a diagnosis date; diagnosed_on, diagnosis_date
a tribunal id:EH###/##; appeal_number, tribunal_case
a upn id:@############; pupil_number, upn
a father person; father, second_parent
l outcomes; targets, aims; what is to be reached
c outcomes.no id:E#; outcome_no, number
c outcomes.what phrase; outcome, target
c outcomes.how phrase; provision, help_given
c outcomes.often phrase; frequency, how_often
c outcomes.by person; delivered_by, responsible
c outcomes.until date; reached_by, target_date
l advice; reports, appendices; papers the plan rests on
c advice.from person; author, advice_from
c advice.role phrase; role, profession
c advice.day date; dated, report_date
---
{authority} || {plan}
# Plan for {pupil}
Final version of {final_plan_date} [(amended {amended})]
A  We spoke with {parent} and with {pupil}, who likes {:=trains|baking|drums|snails} best.
B  Main difficulty: {need=speech and language|hearing|autism|moderate learning difficulty|physical|attention}
E, F
%outcomes 3..7
 | Aim | Help | How often | By | Until
{outcomes.no} | {outcomes.what=tells a short story|writes own name|stays in class|walks the corridor alone|joins a game|reads ten words} | {outcomes.how=small group|one adult|visual timetable|quiet room|sound system} | {outcomes.often=daily|2 x a week|each lesson|weekly} | {outcomes.by} | {outcomes.until}
%%
= Adult help a week: {hours}
= Aids: {equipment=radio aid|writing slope|standing frame|tablet with symbols}
= Band: {band}
= Money above the school's own: {funding}
I  {school}; head {headteacher}, coordinator {coordinator}. {transport!A taxi with an escort fetches the child|The authority sends a minibus~The family brings the child|No transport is granted, as it is a short way}.
K  Advice that was taken
%advice 2..5 lines
{advice.from}, {advice.role=teacher of the deaf|paediatrician|class teacher|occupational therapist|social worker}, {advice.day}
%%
? Further advice by {psychologist} and, for speech, {therapist}.
To be looked at again by {review}; change of school from {phase}.
> {officer}
~ Right of appeal runs from receipt. Mediation: {:company:{} Mediation}, {:phone}. Panel {:date}, chair {:person}

== en exam_regrade_outcome
q board company:{} Examinations/Awarding Body {}; awarding_body, exam_board
q centre company:{} College/{} High School; school, exam_centre
q centre_no id:#####; centre_number, centre_code
q candidate person; candidate, student
q candidate_no id:####; candidate_number, index_no
q officer person; exams_officer, addressed_to
q examiner person; senior_examiner, reviewed_by
q signatory person; head_of_appeals, signed_by
q subject phrase; subject, qualification
q series month; exam_series, session
q requested date; requested_on, enquiry_made
q outcome date; outcome_date, review_finished
q appeal_by date; appeal_deadline, appeal_until
q old_grade short; original_grade, grade_before
q new_grade short; revised_grade, grade_after
q old_mark number:40..220; original_total, mark_before
q new_mark number:40..220; revised_total, mark_after
q boundary number:50..200; grade_boundary, boundary_mark
q fee money:15..130; enquiry_fee, service_fee
q refunded flag; fee_refunded, charge_waived; whether the fee is given back
q service choice:clerical check/review of marking; service_type, kind_of_enquiry
q consent flag; candidate_consent, student_agreed
a script id:@####; script_number, barcode
a university company; university, offer_from
a teacher person; subject_teacher, teacher
a retake date; resit_date, next_sitting
l papers; components, units; paper by paper
c papers.code id:####/##; component, code
c papers.name phrase; title, paper
c papers.max number:40..120; maximum, out_of
c papers.before number:10..120; first_mark, mark_before
c papers.after number:10..120; second_mark, mark_after
c papers.why phrase; reason, finding
---
{board}
{officer}, Exams Office || {outcome}
{centre} ({centre_no})
# Result of your enquiry
= Candidate: {candidate}, {candidate_no}
= Subject: {subject=Geography|Physics|Spanish|Economics|Art history|Biology}
= Sat in: {series}
= Asked on: {requested}
= Service: {service?sums added up again~marked once more by a senior}
%papers 2..5
Paper | Title | Max | 1st | 2nd | Note
{papers.code} | {papers.name=Written 1|Written 2|Practical|Essay|Listening|Fieldwork} | {papers.max} | {papers.before} | {papers.after} | {papers.why=no change|question 4 not marked|slip in adding up|too harsh in part B}
%%
With this the total of {old_mark} becomes {new_mark}. The line for the next grade lay at {boundary}. The certificate will show {new_grade=A|B|C|7|8} where it showed {old_grade=D|E|5|4}.
Our charge for this service is {fee}. {refunded!As the grade has moved, it goes back to your account|It is given back, since the grade has changed~It stands, although the grade has changed|It remains payable all the same}. {consent!The candidate had signed that a mark may also go down|A signed form of the student is on file~We have no signed form of the candidate; send it at once|The student's signature is still missing}.
Further steps are possible until {appeal_by}.
> {signatory}
~ Looked at by {examiner}; coded by {:person}. Script on screen until {:date}. {:phone}. Batch {:id:B####}

== en scholarship_award_conditions
q foundation company:{} Foundation/{} Scholarship Fund/{} Educational Trust; donor, awarding_body
q student person; scholar, recipient
q university company:University of {}/{} College/{} Conservatoire; host_university, place_of_study
q tutor person; academic_supervisor, tutor_responsible
q referee person; referee, recommended_by
q secretary person; secretary, signed_by
q course phrase; degree_course, programme
q award_no id:SA-##/###; award_number, scholarship_ref
q letter_date date; letter_date, awarded_on
q accept_by date; acceptance_deadline, sign_by
q support_starts date; support_starts, funded_from
q support_ends date; support_ends, funded_until
q interview_date date; interview_date, seen_on
q stipend money:600..2000; monthly_stipend, stipend
q fees money:2000..20000; fees_covered, tuition_paid
q travel money:200..1500; travel_grant, fare_paid
q grade phrase; minimum_grade, must_keep
q applicants number:40..900; applicants, number_who_applied
q awards number:2..20; awards_made, places
q paid_work_allowed flag; paid_work_allowed, may_take_job; whether the scholar may earn money besides
q repay flag; repay_if_leaving, must_repay; whether it must be paid back if the course is given up
a account iban; account, iban
a visa date; visa_expires, visa
a born date; date_of_birth, born
a ambassador person; patron, ambassador
l payments; instalments, schedule; when money comes
c payments.no number:1..12; instalment_no, no
c payments.day date; paid_on, date
c payments.sum money:200..6000; amount, sum
c payments.for phrase; purpose, what_for
c payments.after phrase; condition, released_on
l reports; reports_due, duties
c reports.what phrase; report, duty
c reports.due date; due, send_by
c reports.to person; send_to, recipient
---
^ {foundation}
{student} || {letter_date}
{:street} || {award_no}
Dear scholar,
Of {applicants} who applied and of those whom we saw on {interview_date}, {awards} were chosen, and you are one. {referee} wrote warmly of you.
## 1. What we give
You will read {course=marine biology|law|the cello|veterinary science|history of art|civil engineering} at {university}. From {support_starts} to {support_ends} we pay {stipend} a month, your fees up to {fees} a year, and once {travel} for the way.
%payments 2..6
 | When | Sum | For | Once we have
{payments.no} | {payments.day} | {payments.sum} | {payments.for=living|fees|books|fare|fieldwork} | {payments.after=this letter signed|enrolment slip|report 1|marks of term 1|–}
%%
## 2. What we ask
You must keep {grade=an upper second|a mean of 65|a pass in all units|grade 12 of 20}. {paid_work_allowed!You may take a job of up to ten hours|A small job in the holidays is no matter~You may not take a job|No paid work besides}. {repay!Should you give up, what was paid in that year must come back|Whoever leaves early pays back~Should you give up, we ask for nothing back|What has been paid stays yours}.
%reports 2..5 lines
{reports.what=progress note|copy of marks|photograph for the leaflet|final account|speech at the dinner} by {reports.due} to {reports.to}
%%
Your tutor is {tutor}.
+++
Sign the copy so that it is here by {accept_by}.
> {secretary}
~ Trustees: {:person} (chair), {:person}. Charity {:id:######}. Founded {:year}. Last day for appeals {:date}. {:email}

== en student_finance_entitlement
q funder company:Student Loans {}/{} Student Awards; funding_body, lender
q student person; student, borrower
q university company:University of {}/{} Institute; institution, university
q course phrase; course, degree
q support id:SSN###########; support_number, customer_ref
q year id:20##/##; academic_year, session
q letter_date date; letter_date, issued
q household money:9000..60000; household_income, residual_income
q sponsor person; income_sponsor, parent_assessed
q fee_loan money:4000..9600; tuition_fee_loan, fee_loan
q living_loan money:3000..9900; maintenance_loan, living_cost_loan
q grant money:200..3000; non_repayable_grant, grant
q total money:8000..20000; total_support, support_in_all
q rate percent; interest_rate, loan_interest
q threshold money:20000..30000; repayment_threshold, repay_above
q change_by date; report_changes_by, changes_until
q first_day date; course_starts, term_starts
q living_arrangement choice:at home/away from home; living_arrangement, lives
q finalised flag; assessment_final, provisional_over; whether the figures are final
q advisor person; contact, written_by
a written_off number:25..40; written_off_after_years, years_to_write_off
a account iban; bank_account, iban
a balance money:900..60000; outstanding_balance, debt
a graduation date; course_ends, graduation
l terms; instalments, payments; when money is paid
c terms.name phrase; term, period
c terms.day date; payment_date, paid_on
c terms.sum money:400..4000; amount_to_student, amount
c terms.to_uni money:400..5000; amount_to_university, fee_part
c terms.cond phrase; condition, depends_on
---
{funder} || {letter_date}
{student} || Support number {support}
# Your money for {year}
{course=BSc Zoology|BA Film|LLB|MEng|BSc Nursing} at {university}
= Fee loan: {fee_loan}
= Loan to live on: {living_loan}
= Grant, not paid back: {grant}
^ Together {total}
These are reckoned on an income of {household} at home, told us by {sponsor}, and on your living {living_arrangement?with your parents~in a hall or lodgings}. {finalised!The figures will not change unless you tell us something new|Everything has been checked and stands~We still wait for proof, so the figures may change|Take the figures as provisional}.
%terms 2..4
Term | On | To you | To the university | If
{terms.name=Autumn|Spring|Summer|Extra} | {terms.day} | {terms.sum} | {terms.to_uni} | {terms.cond=registered|attending|–}
%%
Teaching begins {first_day}. Let us know of changes by {change_by}.
+++
Loans bear {rate} now. You pay back {:percent} of what you earn above {threshold}.
> {advisor}
~ This replaces the letter of {:date}, where the total was {:money:8000..20000}. {:phone}. Complaints: {:person}

== en lesson_observation_note
q school company:{} Academy/{} School/{} Gymnasium; school, observed_at
q teacher person; observed_teacher, teacher
q observer person; observer, observed_by
q joint_observer person; joint_observer, second_observer
q mentor person; mentor, follow_up_with
q head person; headteacher, copy_to_head
q day date; lesson_date, observed_on
q feedback_given date; feedback_given, talk_on
q next_visit date; next_visit, next_observation
q lesson_start time; lesson_start, from
q lesson_end time; lesson_end, to
q group id:#@/@@#; class, teaching_group
q subject phrase; subject, lesson_subject
q topic phrase; lesson_topic, topic
q present number:10..32; pupils_present, present
q absent number:1..6; pupils_absent, absent
q support number:1..3; support_staff, adults_besides
q newly_qualified flag; newly_qualified, first_year; whether the teacher is in the first year
q announced flag; announced_visit, told_beforehand
q strength phrase; main_strength, best_part
q target phrase; main_target, agreed_target
a grade short; overall_grade, judgement
a union person; union_rep, representative
a pay money:900..4000; pay_progression, salary
a room id:@##; room, classroom
l criteria; standards, judged_points; each point looked at
c criteria.no number:1..8; standard_no, no
c criteria.what phrase; criterion, standard
c criteria.seen phrase; evidence, what_was_seen
c criteria.level choice:emerging/secure/strong; level, judgement
c criteria.at time; minute, noted_at
---
{school}
# Note of a lesson visit
{teacher} || {day}, {lesson_start}–{lesson_end}
{group} {subject=history|maths|French|chemistry|drama}: {topic=the spinning mill|like fractions|the past tense|acids|freeze frames}
{present} there, {absent} away, {support} helpers
Seen by {observer} with {joint_observer}. {announced!The visit had been in the diary for a week|Told the Friday before~Nobody had been told|We dropped in}. {newly_qualified!In the first year after training|Still in the induction year~Long past the first year|Has taught here for years}.
%criteria 3..8
St. | Point | What we saw | Level
{criteria.no} | {criteria.what=high hopes|progress|subject knowledge|planning|behaviour|use of checks|adapting} | {criteria.seen=names used, all asked|mini whiteboards|clear start|two pupils lost|crisp questions|late slow start} | {criteria.level}
{criteria.at=}
%%
= What went best: {strength=questions to the quiet ones|clear explaining|warm tone|a lively start}
= To work on: {target=end with a check|fewer slides|seating plan|harder tasks sooner}
= Talked about on: {feedback_given}
+++
{mentor} helps with this. We come again on {next_visit}.
Copy: {head}
~ Not to be used for pay. Policy of {:date}, section {:number:2..9}. Cover for the observer: {:person}. Radiator reported to {:company}

== en apprentice_training_plan_annex
q employer company; employer, apprenticeship_with
q college company:{} Technical College/{} Training; training_provider, college
q assessor_body company:{} Assessment/{} Awards; end_point_assessor, assessment_body
q apprentice person; apprentice, learner
q trainer person; workplace_mentor, in_company_trainer
q tutor person; college_tutor, tutor
q manager person; signed_for_employer, employer_signatory
q standard phrase; trade, apprenticeship_standard
q level number:2..6; level, qualification_level
q agreement_no id:AP/######; agreement_number, contract_id
q training_starts date; training_starts, start_date
q practical_period_ends date; practical_period_ends, practical_end
q planned_completion date; planned_completion, end_date
q probation_ends date; probation_ends, trial_until
q signed date; signed_on, agreement_dated
q wage money:700..2000; starting_wage, first_year_pay
q hours number:30..40; weekly_hours, hours_per_week
q off_job percent; off_the_job_share, training_share
q price money:3000..27000; negotiated_price, training_price
q tools_provided flag; tools_provided, employer_gives_tools; whether the firm gives the tools
q prior_learning_credited flag; prior_learning_credited, shortened
a school company; former_school, last_school
a parent person; guardian, parent_signature
a born date; date_of_birth, dob
a score percent; entry_test, test_score
l modules; blocks, training_plan, units; what is learnt when
c modules.code id:M##; module_code, code
c modules.name phrase; module, topic
c modules.where phrase; place, learnt_at
c modules.weeks number:1..14; weeks, length
c modules.start date; from, begins
c modules.by person; taught_by, instructor
c modules.check phrase; assessment, checked_by
l reviews; progress_reviews, meetings
c reviews.no number:1..8; review_no, no
c reviews.day date; date, planned_on
c reviews.who person; led_by, reviewer
---
Annex to agreement {agreement_no} of {signed}
# Training plan
{employer} || {college}
{apprentice} || {standard=joiner|lift mechanic|baker|dental nurse|lab technician|gardener}, level {level}
= Begins: {training_starts}
= Trial until: {probation_ends}
= At work until: {practical_period_ends}
= All done by: {planned_completion}
= A week: {hours} hours, {off_job} of them learning
= First wage: {wage}
%modules 4..10
 | Subject | Where | Wks | From | With | Check
{modules.code} | {modules.name=safety|hand tools|drawings|customers|measuring|materials|fault finding|own project} | {modules.where=workshop|college|on site|online} | {modules.weeks} | {modules.start} | {modules.by} | {modules.check=log book|test|talk|piece of work}
%%
{prior_learning_credited!A former course was counted, so the time is shorter by a term|What was learnt before has cut the price~Nothing learnt before could be counted|The full time applies}. {tools_provided!The firm hands out a box of tools, which stays with the learner|Tools come from the firm~The learner buys the tools|Tools are the learner's own affair}.
%reviews 2..5 sentence
We sit together
{reviews.no}) on {reviews.day} under {reviews.who}
%%
The price agreed for training is {price}; the last test is held by {assessor_body}.
+++
Firm: {manager} || Mentor: {trainer} || College: {tutor}
~ Template {:number:2..9}, {:date}. Funding rules of {:year}. Wage last raised {:date}. Queries {:phone}

== en research_grant_expenditure_statement
q funder company:{} Research Council/{} Science Foundation/{} Trust; funder, grant_giver
q host company:University of {}/{} Institute; host_institution, grant_holder_institution
q investigator person; principal_investigator, grant_holder
q accountant person; prepared_by, research_accountant
q certifier person; certified_by, finance_director
q partner company; project_partner, subcontractor
q partner_lead person; partner_lead, co_investigator
q title phrase; project_title, project
q grant id:@@/@######/#; grant_number, award_ref
q period_from date; period_from, claim_from
q period_to date; period_to, claim_to
q ends date; grant_end, project_ends
q signed date; certified_on, signed
q awarded money:40000..900000; total_award, grant_total
q previously_claimed money:9000..400000; previously_claimed, claimed_before
q claimed_now money:4000..200000; claimed_now, this_claim
q unspent money:900..200000; unspent, remaining_award
q overhead percent; overhead_rate, indirect_cost_rate
q claim_no number:1..20; claim_number, statement_no
q virement_requested flag; virement_requested, money_moved_between_heads; whether money was moved between the heads
q final_statement flag; final_statement, last_claim; whether this is the last statement
a auditor company; auditor, audit_firm
a account iban; bank_account, iban
a panel date; panel_date, award_decided
a ethics id:E-####; ethics_number, ethics_approval
l heads; budget_lines, cost_categories; by kind of cost
c heads.code id:##; code, head_no
c heads.name phrase; category, head
c heads.budget money:900..200000; budget, awarded
c heads.spent money:90..90000; spent, this_period
c heads.total money:900..190000; cumulative, to_date
c heads.rest money:10..90000; left, balance
l people; staff, posts; who was paid from it
c people.name person; name, employee
c people.post phrase; post, role
c people.share percent; share, fte
c people.months number:1..12; months, months_charged
---
{host} || Statement {claim_no}
# Spending under {grant}
{title=Peat and water|Sleep in shift workers|Old roads of the north|Soft robots|Bees in towns} || for {funder}
Led by {investigator} || from {period_from} to {period_to}
%heads 4..8
 | Head | Award | Now | So far | Left
{heads.code} | {heads.name=staff|travel|equipment|consumables|indirect|partner|dissemination} | {heads.budget} | {heads.spent} | {heads.total} | {heads.rest}
%%
%people 2..6
Paid from it | As | % | Months
{people.name} | {people.post=postdoc|technician|doctoral student|project manager} | {people.share} | {people.months}
%%
= Award: {awarded}
= Claimed before: {previously_claimed}
= Claimed with this: {claimed_now}
= Left: {unspent}
Indirect costs at {overhead}. {partner} ({partner_lead}) has been paid for its part. {virement_requested!With your leave of last month we shifted money from travel to staff|One head was raised at the cost of another~All heads stand as awarded|Nothing was shifted}. {final_statement!No more will be claimed|With this the account is closed~A further statement follows in the spring|More will follow}.
The grant runs until {ends}.
> {certifier}, {signed}
~ Drawn up by {accountant}, {:phone}. Purchase ledger closed {:date}. Programme officer {:person}. Form F-{:number:2..20}

== en proposal_review_panel_sheet
q funder company:{} Foundation/{} Research Council; funding_body, panel_of
q chair person; panel_chair, chaired_by
q secretary person; panel_secretary, recorded_by
q call phrase; funding_call, call
q panel_date date; panel_date, sat_on
q announced date; results_on, applicants_told_on
q budget money:200000..900000; call_budget, available_money
q spent money:100000..890000; amount_committed, money_given
q received number:20..300; proposals_received, number_submitted
q funded number:3..20; number_funded, successful
q rate percent; success_rate, success
q cutoff id:#.##; cut_off_score, threshold_score
q conflict person; conflicted_member, left_the_room; member who left the room
q reserve id:P-###; reserve_proposal, first_reserve
q blind flag; double_blind, names_hidden; whether names were hidden from the readers
q feedback flag; feedback_sent, comments_shared
q place city; panel_venue, met_in
a next_call date; next_call_opens, following_deadline
a grant_start date; earliest_start, projects_start
a fee money:100..900; reviewer_fee, honorarium
a observer person; observer, ministry_observer
l proposals; applications, ranking; one line for each
c proposals.rank number:1..40; rank, position
c proposals.no id:P-###; proposal_id, application_no
c proposals.lead person; lead_applicant, pi
c proposals.host company:University of {}/{} Institute/{} College; host, institution
c proposals.title phrase; short_title, topic
c proposals.asked money:40000..400000; amount_requested, asked
c proposals.score id:#.##; mean_score, score
c proposals.reader person; first_reader, lead_reviewer
c proposals.vote phrase; decision, outcome
---
{funder} · confidential
# {call=Early careers|Clean water|Joint instruments|Ageing well|Open round B} – panel of {panel_date}, {place}
Chair {chair} || Notes {secretary}
{received} came in. {blind!Readers did not learn who had written what|The names had been taken off~Readers knew the names|Names stood on every sheet}. {conflict} left the room for one of them.
%proposals 5..12
Rk | No. | Lead / at | On | Asked | Mean | Read by | 
{proposals.rank} | {proposals.no} | {proposals.lead}¶{proposals.host} | {proposals.title=soil carbon|tiny lasers|oral history|bone repair|river law|swarm models|dust} | {proposals.asked} | {proposals.score} | {proposals.reader} | {proposals.vote=fund|fund in part|reserve|decline}
%%
The line was drawn at {cutoff}. {funded} are funded ({rate}), together {spent} out of {budget}; if one drops out, {reserve} moves up. {feedback!Each applicant is sent the readers' words|What the readers wrote goes out with the letters~No words of the readers go out|Letters give the result alone}.
Letters go out on {announced}.
~ Dinner {:time}. Fares to {:person} by {:date}. Last year {:number:20..300} came in, {:percent} were funded. Shred after use.

== en chemical_store_annual_return
q institute company:{} Institute/University of {}/{} Laboratories; institution, site
q building phrase; building, store_building
q keeper person; store_keeper, counted_by
q safety person; safety_adviser, countersigned_by
q head person; head_of_department, responsible_head
q contractor company:{} Disposal/{} Waste; disposal_contractor, collected_by
q stocktake_date date; stocktake_date, counted_on
q return_sent_on date; return_sent_on, submitted
q previous date; previous_count, last_stocktake
q licence id:PL-#####; poisons_licence, licence_no
q licence_to date; licence_until, licence_expires
q bottles number:40..900; bottles_total, containers
q expired number:1..60; out_of_date, expired_bottles
q flammable unit:l 20..400; flammable_volume, solvents_held
q limit unit:l 100..500; permitted_volume, flammable_limit
q temp unit:°C 4..25; store_temperature, temperature
q missing_bottles number:1..9; missing_bottles, unaccounted
q locked flag; locked, store_locked; whether the store was found locked
q ventilation_working flag; ventilation_working, fan_running
a inspector person; inspector, inspected_by
a value money:900..90000; stock_value, value
a spill date; last_spill, spill_on
a fire_officer person; fire_officer, fire_contact
l stock; chemicals, substances, inventory; what was found
c stock.cas id:####-##-#; cas_no, registry_number
c stock.name phrase; substance, chemical
c stock.packs number:1..30; containers, count
c stock.amount unit:kg 1..40; quantity, mass
c stock.hazard phrase; hazard, hazard_class
c stock.shelf id:@#; shelf, location
c stock.expires date; expiry, use_before
c stock.owner person; owner, group_leader
c stock.fate phrase; action, what_becomes_of_it
---
{institute}, {building=Block C|the old wing|Annexe 2|basement east}
# Yearly return of the chemical store
Counted on {stocktake_date} by {keeper}; before that on {previous}
%stock 5..14
CAS | Name | No. | Mass | Haz. | Shelf | Exp. | 
/ Group of {stock.owner}
{stock.cas} | {stock.name=acetone|sodium azide|hexane|copper sulphate|phenol|methanol|potassium nitrate|toluene} | {stock.packs} | {stock.amount} | {stock.hazard=flammable|toxic|oxidising|corrosive|harmful|–} | {stock.shelf} | {stock.expires} | {stock.fate=keep|dispose|ask owner|move}
%%
= Containers: {bottles}
= Past their day: {expired}
= Could not be found: {missing_bottles}
= Liquids that burn: {flammable} of {limit} allowed
= Felt like: {temp}
{locked!Both doors were shut and the key signed for|The lock was in order~The door stood open on my arrival|The latch had been taped back}. {ventilation_working!Air moves well at all grilles|The fan turns~The fan has stood still since the storm|No draught at the grilles}.
+++
Licence {licence} runs to {licence_to}. What is past its day goes with {contractor}.
Sent {return_sent_on} || {head}
Countersigned {safety}
~ Copy to {:person}. Poison book {:id:PB-##}, page {:number:2..90}. Alarm test {:date}, {:time}

== en excavation_context_record
q excavation_unit company:{} Archaeology/{} Archaeological Trust; excavation_unit, recorded_by_body
q client company:{} Developments/{} Water/{} Homes; client, developer
q site phrase; site_name, site
q code id:@@@##; site_code, project_code
q context id:[####]; context_number, context
q director person; site_director, project_manager
q recorder person; recorded_by, excavator
q checker person; checked_by, supervisor_check
q specialist person; finds_specialist, pottery_read_by
q excavated_on date; excavated_on, dug
q checked_on date; checked_on, verified
q square id:@#; grid_square, square
q context_type choice:cut/fill/layer/structure; context_type, type
q length unit:m 1..9; length, long
q depth unit:m 0..2; depth, thickness
q colour phrase; colour, soil_colour
q texture phrase; composition, texture
q level id:##.## m OD; top_level, height
q period phrase; provisional_date, phase
q plan id:P###; plan_no, plan_drawing
q waterlogged flag; waterlogged, wet_when_dug
q truncated flag; truncated, cut_by_later
a coin phrase; coin, dated_by_coin
a landowner person; landowner, farmer
a museum company; receiving_museum, archive_to
a radiocarbon id:@@@-#####; radiocarbon_no, c14_number
l links; relations, stratigraphy; how it lies to others
c links.how phrase; relation, position
c links.to id:[####]; other_context, related_context
c links.sure choice:certain/likely; certainty, sure
l finds; small_finds, bags; what was found in it
c finds.no id:SF###; find_number, bag
c finds.what phrase; material, object
c finds.count number:1..60; count, pieces
c finds.weight unit:g 2..900; weight, mass
c finds.day date; found_on, lifted
---
{excavation_unit} || {code} {site=Mill Lane|Castle Field|North Quay|Abbey Barn|Bypass, plot 4}
CONTEXT {context} || square {square}
^ {context_type?cut~fill~layer~structure}
= Long: {length}
= Deep: {depth}
= Colour: {colour=dark brown|grey with orange flecks|black|pale buff}
= Made of: {texture=silty clay|sandy loam with charcoal|rubble and mortar|clean sand}
= Top at: {level}
= Drawn on: {plan}
{waterlogged!Water stood in it by noon|Dug with a pump running~Dry throughout|Bone dry}. {truncated!A later ditch has taken its north end away|Ploughing has cut off the top~Whole on all sides|Nothing later goes through it}.
%links 2..6 lines
{links.how=lies over|lies under|cuts|is filled by|same as|butts} {links.to} ({links.sure})
%%
%finds 2..7
Bag | | No. | g | Lifted
{finds.no} | {finds.what=pottery|bone|iron nail|glass|flint|slag|tile} | {finds.count} | {finds.weight} | {finds.day}
%%
{specialist} thinks: {period=twelfth century|late Roman|early modern|Iron Age?|undated}.
+++
Dug {excavated_on}, {recorder} || Checked {checked_on}, {checker}
~ For {client}. Director {director}. Photos {:id:IMG_####}. Site hut {:phone}; digger by {:company:{} Plant}, off on {:date}; visitor {:person}

== en biobank_freezer_inventory
q bank company:{} Biobank/{} Tissue Bank/University of {}; biobank, sample_store
q curator person; curator, inventory_by
q checker person; second_checker, verified_by
q study_lead person; study_lead, collection_owner
q study phrase; collection, study
q ethics id:##/@@/####; ethics_approval, approval_no
q freezer id:F-##; freezer_id, freezer
q room id:@.##; room, freezer_room
q set_temperature unit:°C 60..90; set_temperature, minus_degrees
q audit date; audit_date, inventory_date
q defrosted date; defrosted_on, last_defrost
q next_audit date; next_audit, next_inventory
q boxes number:20..400; boxes, box_count
q tubes number:900..40000; tubes_expected, tubes_on_record
q tubes_found number:900..40000; tubes_found, counted
q tubes_missing number:1..40; tubes_missing, missing
q alarm company:{} Monitoring/{} Alarms; alarm_company, monitored_by
q service company; freezer_service, maintained_by
q backup flag; backup_space_kept, empty_backup; whether an empty freezer stands by
q ice_build_up flag; ice_build_up, frosted
a donors number:90..4000; donors, participants
a power phrase; power_circuit, circuit
a price money:1..90; access_fee, price_per_tube
a withdrawn id:D####; withdrawn_donor, consent_withdrawn
l racks; shelves, contents; what stands where
c racks.rack id:@#; rack, position
c racks.kind phrase; material, sample_type
c racks.from date; oldest_sample, collected_from
c racks.to date; newest_sample, collected_to
c racks.tubes number:20..900; tubes, count
c racks.free number:1..200; free_places, empty_slots
c racks.owner person; contact, owner
l errors; discrepancies, problems
c errors.tube id:########; tube_barcode, barcode
c errors.what phrase; problem, finding
c errors.fix phrase; correction, action
---
{bank}
# Freezer {freezer} in {room}
Collection “{study=Twins|Heart 2|Coastal children|Kidney donors|Nurses}”, led by {study_lead}, under {ethics}
Looked through {audit}: {curator} and {checker}
= Set to minus: {set_temperature}
= Last cleared of frost: {defrosted}
= Watched by: {alarm}
= Looked after by: {service}
%racks 4..10
Rack | | From | To | Tubes | Free | Ask
{racks.rack} | {racks.kind=serum|plasma|DNA|urine|saliva|white cells} | {racks.from} | {racks.to} | {racks.tubes} | {racks.free} | {racks.owner}
%%
There are {boxes} boxes. By the books there should be {tubes} tubes; we counted {tubes_found}; {tubes_missing} could not be traced.
%errors 2..6 lines
{errors.tube} – {errors.what=label gone|in the wrong box|cracked|not in the database|cap loose}: {errors.fix=new label|moved back|thrown away|entered|new cap}
%%
{ice_build_up!A finger's breadth of frost on the top door|Frost keeps the second door from shutting~The seals are free of frost|Hardly any frost}. {backup!The one next door is kept empty for a failure|An empty one stands by~There is no empty one for a failure|The spare is full by now}.
> Again on {next_audit}
~ Stick code {:id:####}. Dry ice from {:company:{} Gases}, {:phone}. Alarm of {:date} {:time} was a test. SOP {:id:B-##}

== en field_expedition_permit
q ministry company:Ministry of Environment {}/National Park Authority {}; permitting_authority, issued_by
q institute company:{} Museum/University of {}/{} Research Centre; applicant_institution, permit_for
q leader person; expedition_leader, permit_holder
q local_counterpart person; local_counterpart, counterpart_scientist
q local_body company:{} University/{} Herbarium; local_partner, counterpart_institution
q ranger person; ranger, guide
q official person; signed_by, permit_officer
q permit id:RES/####/##; permit_number, research_permit
q area phrase; area, reserve
q country country; country, host_country
q issue_date date; issue_date, granted
q valid_from date; valid_from, fieldwork_from
q valid_until date; valid_until, fieldwork_to
q report date; report_due, final_report_by
q purpose phrase; research_aim, purpose
q fee money:90..2000; permit_fee, fee_paid
q receipt id:R######; receipt_number, fee_receipt
q deposit money:100..3000; deposit, bond
q export flag; export_allowed, samples_may_leave; whether samples may be taken out of the country
q drones flag; drones_allowed, aerial_photos
a embassy company; embassy, consulate
a insurance id:@@######; insurance_policy, insurance_no
a vehicle id:@@@ ####; vehicle_plate, car
a arrival date; arrival, enters_country
l members; team, participants, persons; who may go in
c members.name person; name, member
c members.role phrase; role, task
c members.nation country; nationality, citizen_of
c members.passport id:@#######; passport, document
l quota; species, samples_allowed; what may be taken
c quota.what phrase; group, organism
c quota.max number:2..90; maximum, max_number
c quota.part phrase; material, part
c quota.to company; deposited_at, goes_to
---
^ {country}
{ministry}
# Permit for research {permit}
Given on {issue_date} to {institute} in the person of {leader}
= Where: {area=Upper Forest Reserve|the Salt Lake|Ridge National Park|the coral bank|Block 3}
= When: {valid_from} to {valid_until}
= What for: {purpose=survey of frogs|rock sampling|bat roosts|grass seed collecting|reef mapping}
= Working with: {local_counterpart}, {local_body}
%members 2..7
Name | As | Of | Passport
{members.name} | {members.role=botanist|driver|cook|photographer|student|geologist} | {members.nation} | {members.passport}
%%
%quota 2..6
May be taken | At most | Part | To be left at
{quota.what=frogs|lizards|soil|grasses|beetles|rock} | {quota.max} | {quota.part=whole|tissue|seed|core|leaf} | {quota.to}
%%
{export!Half of what is taken may leave the country with a further paper|Samples may be carried home~Everything stays in the country|Nothing may be carried out}. {drones!Pictures from the air are allowed below 60 m|A small drone may be flown~Nothing may be flown|No pictures from the air}.
{ranger} goes with the party at its cost. The report is due {report}.
+++
Paid {fee} ({receipt}); {deposit} is given back when the report is here.
> {official}
~ Camp fees {:money:5..60} a night. Radio at {:time}. Rescue {:phone}. Earlier permit of {:date} lapsed; {:person} is struck off.

== en clean_room_gowning_access_log
q company company; operator, site_operator
q room id:CR-##; clean_room, room_id
q class phrase; cleanliness_class, grade
q product phrase; product_made, product
q batch id:@#####; batch_number, lot
q supervisor person; shift_supervisor, room_lead
q quality person; quality_reviewer, reviewed_by
q cleaner company:{} Hygiene/{} Cleaning; cleaning_contractor, cleaned_by
q day date; log_date, day
q reviewed date; reviewed_on, quality_check
q room_opened time; room_opened, first_entry
q room_closed time; room_closed, last_exit
q max number:3..12; maximum_persons, people_limit
q pressure unit:Pa 8..40; pressure_difference, overpressure
q humidity percent; humidity, rh
q temp unit:°C 17..24; temperature, room_temperature
q alarm flag; pressure_alarm, alarm_sounded; whether the pressure alarm sounded
q particle_count number:100..3000; particle_count, particles
q limit number:3000..4000; particle_limit, action_limit
a filter date; filters_changed, filter_change
a validated date; requalified, room_validated
a visitor person; visitor, guest
a deviation id:DEV-####; deviation_no, deviation
l entries; visits, people_in; who went in and out
c entries.name person; name, person
c entries.badge id:####; badge, staff_no
c entries.why phrase; task, reason
c entries.in time; in, entered
c entries.out time; out, left
c entries.plate id:P##; contact_plate, plate
c entries.result number:0..9; colonies, plate_count
c entries.gown phrase; gown_size, suit
l cleaning; cleaning_steps, wipe_downs
c cleaning.at time; time, at
c cleaning.what phrase; surface, what_was_wiped
c cleaning.agent phrase; agent, disinfectant
---
{company} || {room}, {class=grade C|class 7|grade B|class 8}
{day} || {product=eye drops|sensor chips|vials, 2 ml|implants} / {batch}
Opened {room_opened} || Closed {room_closed}
At most {max} persons
%entries 4..12
Name | Badge | For | In | Out | Plate | CFU
{entries.name} | {entries.badge} | {entries.why=filling|set-up|sampling|repair|cleaning|monitoring} | {entries.in} | {entries.out} | {entries.plate} | {entries.result}
{entries.gown=}
%%
= Pressure: {pressure}
= Humidity: {humidity}
= Temperature: {temp}
= Particles: {particle_count} (act at {limit})
{alarm!The horn went when the hatch stuck|Pressure fell for a minute and the horn went~The horn kept silent all day|No horn}.
%cleaning 2..5 lines
{cleaning.at}  {cleaning.what=bench|floor|hatch|walls|trolley} with {cleaning.agent=alcohol|peroxide|quat|sterile water}
%%
{supervisor}
> Reviewed {reviewed}, {quality}
~ Contract cleaning: {cleaner}. Gowns from {:company:{} Laundry}. Trained on SOP {:id:CR-##} by {:person}, {:date}. Page {:number:2..9}

== en nursery_fee_invoice_month
q nursery company:{} Nursery/Little {} Kindergarten/{} Day Care; nursery, invoice_issuer
q parent person; bill_payer, invoice_to
q child first; child, minded_child
q key_worker person; key_worker, cared_for_by
q bursar person; accounts_contact, bursar
q voucher_firm company:{} Vouchers/{} Benefits; voucher_provider, part_paid_by
q invoice_no id:N-#####; invoice_number, bill_no
q month month; billing_month, month_billed
q dated date; invoice_date, billed_on
q pay_on date; payment_due, due_date
q start_date date; child_started_on, first_day_at_nursery
q funded_hours number:15..120; free_hours, state_funded_hours
q paid_hours number:5..120; chargeable_hours, hours_to_pay
q hourly money:4..12; hourly_rate, price_per_hour
q discount percent; sibling_discount, rebate
q meals_price money:2..6; lunch_price, price_per_meal
q voucher_sum money:20..250; voucher_amount, paid_by_voucher
q total money:90..1400; invoice_total, amount_due
q late_fee money:5..25; late_collection_fee, charge_per_quarter_hour
q closed_day date; closed_on, training_day
q notice_weeks number:4..8; notice_in_weeks, weeks_of_notice
q auto flag; collected_automatically, direct_debit; whether the sum is collected without the parent doing anything
a deposit money:50..300; deposit, registration_fee
a born date; date_of_birth, dob
a inspector person; inspector, inspection_by
a allergy phrase; allergies, must_not_eat
l days; attendance, sessions; which days were booked
c days.weekday phrase; weekday, day
c days.from time; from, brought_at
c days.to time; until, fetched_at
c days.meals number:1..3; meals, meals_taken
c days.fetched person; collected_by, fetched_by
l extras; additional_charges, extra_items
c extras.what phrase; item, extra
c extras.on date; date, on
c extras.sum money:2..40; amount, charge
---
{nursery}
{parent} || No. {invoice_no}
for {child}, with us since {start_date}, group of {key_worker} || {dated}
## {month}
%days 2..5
 | From | Until | Meals | Fetched by
{days.weekday=Mon|Tue|Wed|Thu|Fri} | {days.from} | {days.to} | {days.meals} | {days.fetched}
%%
Borne by the state: {funded_hours} hours. Yours: {paid_hours} hours at {hourly}, less {discount} as there is a brother or sister. Lunch is {meals_price}.
%extras 1..4 lines
{extras.on}: {extras.what=trip to the farm|nappies|late fetching|photograph|sun hat} {extras.sum}
%%
= Through vouchers: {voucher_sum} ({voucher_firm})
^ For you to pay: {total}
{auto!Your bank sends it on the day below|It leaves your account by itself~Please send it yourself|Kindly make a transfer}. Day: {pay_on}.
~ Fetching late costs {late_fee} for each quarter of an hour. Shut on {closed_day}. To leave, tell us {notice_weeks} weeks ahead. {bursar}, {:phone}. Head {:person}. Rates last changed {:date}

== en assignment_extension_decision
q university company:University of {}/{} College; university, institution
q student person; student, applicant
q student_no id:########; student_number, matriculation_no
q decider person; programme_director, decided_by
q module_lead person; module_leader, marks_the_work
q adviser person; wellbeing_adviser, support_contact
q module id:@@@####; module_code, unit
q module_name phrase; module_title, name_of_module
q asked_on date; request_date, asked_on
q old_deadline date; original_deadline, was_due_on
q new_deadline date; extended_deadline, due_now
q hour time; submission_hour, hand_in_before
q decided_on date; decision_date, mail_date
q cap_date date; latest_possible_date, no_extension_beyond
q weight percent; weight_of_assignment, counts_for
q words number:1000..6000; word_limit, max_words
q penalty percent; late_penalty_per_day, marks_lost_per_day
q reason phrase; reason_given, circumstances
q evidence flag; evidence_needed, proof_to_follow; whether proof still has to be sent
q feedback_late flag; marks_come_later, late_feedback
a mark percent; mark, grade_awarded
a exam date; exam_date, exam_on
a parent person; parent, next_of_kin
a fee money:5..60; extension_fee, fee
---
Dear {student} ({student_no})
Thank you for your form of {asked_on}, in which you asked for more time for the essay in {module} {module_name=Medieval Towns|Fluid Mechanics|Child Law|Soil Science|Film Sound} on account of {reason=a broken wrist|a death in the family|jury duty|flu|a move of house}.
You may hand it in until {new_deadline}, {hour}, in place of {old_deadline}. Under the rules nobody can be given more than that beyond {cap_date}. The essay counts for {weight} of the module and must not go over {words} words. Each day of lateness after the new day costs {penalty} of the mark.
{evidence!Please send a note of your doctor or the like within a week|We still need some paper that bears this out~You need not send anything more|What you sent with the form is enough}. {feedback_late!You will have your mark later than the others|Marks for you come after the main batch~You will have your mark together with all others|Your mark comes with the rest}.
If things are hard, {adviser} is there for you ({:phone}).
{decider}
Director of studies, {university}
Sent {decided_on}
~ Copy to {module_lead}. The exam office closes at {:time}. A request of {:date} for another module was refused by {:person}. Do not answer this mail.

== en screening_recall_invitation
q service company:{} Screening Service/{} Breast Screening/{} Eye Screening; screening_service, invited_by
q person_invited person; invited_person, addressee
q director person; clinical_director, signed_by
q nurse person; nurse_on_line, ask_for
q practice company:{} Surgery/{} Health Centre; gp_practice, registered_with
q place company:{} Community Hospital/{} Shopping Centre/{} Leisure Centre; appointment_place, unit_stands_at
q screening_no id:SX-######; screening_number, client_no
q appointment_day date; appointment_date, come_on
q appointment_at time; appointment_time, be_there_at
q last_test date; last_screened_on, previous_test
q change_by date; rearrange_by, change_before
q sent_on date; letter_date, sent_on
q interval unit:months 12..36; screening_interval, invited_every
q test_minutes unit:min 5..40; length_of_test, takes
q result_weeks number:1..6; results_within_weeks, weeks_to_result
q recalled number:2..12; recalled_of_hundred, called_back_per_100; how many of a hundred are called back
q age_limit number:60..80; upper_age, invited_until_age
q drops flag; may_not_drive_after, eye_drops_used; whether one must not drive afterwards
q companion flag; companion_welcome, may_bring_somebody
a result phrase; result, finding
a fee money:5..60; fee, price
a doctor person; reading_doctor, images_read_by
a dob date; date_of_birth, born
---
{service}
{person_invited} || Please quote {screening_no}
{:street} || {sent_on}
{:zip} {:city}
# It is time for your test
^ {appointment_day}
^ {appointment_at}
^ {place}
The last one was on {last_test}. All who are registered with {practice} or its neighbours are asked every {interval} until they are {age_limit}. It takes {test_minutes} in all.
{drops!As the pupil is widened, leave the car at home|You will see blurred for some hours, so do not take the wheel~You can drive home straight away|Nothing is done that would keep you from driving}. {companion!A friend may sit beside you|Bring somebody if you like~There is no room for others in the van|Please come alone}.
You hear from us within {result_weeks} weeks. Of a hundred people {recalled} are asked to come once more; most of them are well.
Another day? Ring before {change_by} and ask for {nurse}: {:phone}.
> {director}
~ If you do not want letters any more write to {:person}. Van moves on {:date}. Lines open {:time}–{:time}. Interpreters: {:company:{} Languages}

== en meals_on_wheels_round_cards
q charity company:{} Meals Service/{} Kitchen/{} Care; meals_service, charity
q kitchen company:{} Kitchens/{} School/{} Catering; cooked_at, kitchen
q driver person; volunteer_driver, driven_by
q helper person; second_volunteer, helper
q organiser person; round_organiser, report_to
q round id:R#; round, route
q round_day date; delivery_day, date_of_round
q collect_at time; collect_from_kitchen_at, boxes_ready
q finish_by time; round_done_by, last_meal_before
q out_temp unit:°C 66..85; temperature_leaving, temp_at_start
q last_temp unit:°C 60..65; temperature_last_meal, temp_at_end
q meals number:6..30; meals_loaded, total_meals
q spare number:1..3; spare_meals, extra_meals
q cash money:10..120; cash_collected, money_taken
q mileage unit:km 5..40; distance, round_length
q not_home flag; somebody_did_not_answer, no_answer_at_door; whether somebody did not come to the door
q swapped flag; menu_changed, dish_swapped
a menu_price money:3..9; price_per_meal, meal_price
a cook person; cook, chef
a vehicle id:@@## @@@; vehicle_plate, car
a next_round date; next_delivery, next_round
l clients; drops, customers; who gets a meal
c clients.name person; name, client
c clients.address address; address, home
c clients.dish phrase; dish, main_course
c clients.pudding phrase; dessert, sweet
c clients.diet phrase; diet, needs
c clients.entry phrase; how_to_get_in, access
c clients.ring phone; emergency_phone, call
---
{charity} – {round}, {round_day}
{driver} with {helper} || fetch at {collect_at} from {kitchen}
Load {meals} and {spare} to spare
%clients 3..7 cards
{clients.name}
Home: {clients.address}
Gets: {clients.dish=fish pie|chicken stew|lentil bake|roast pork|cheese flan}
After: {clients.pudding=rice|sponge|jelly|fruit|none}
Mind: {clients.diet=diabetic|soft|no pork|large helping|none}
Door: {clients.entry=key safe|ring twice|back way|neighbour has key|open}
If worried: {clients.ring}
%%
= Hot box on leaving: {out_temp}
= Hot box at the end: {last_temp}
= All fed by: {finish_by}
= Money in the tin: {cash}
= Drove: {mileage}
{not_home!One lady did not come; rang the daughter|Nobody opened at one house~All came to the door|Everyone was in}. {swapped!The van brought other pies than the list says|Stew in place of one dish today~All as on the list|No dish was changed}.
~ Back to {organiser} the same day, {:phone}. Probe no. {:id:P-##}, checked {:date}. Christmas cover: {:person}. Insurance {:company:{} Mutual}

== en seismic_event_bulletin
q agency company:{} Seismological Service/{} Geological Survey/Observatory {}; agency, issued_by
q analyst person; analyst, reviewed_by
q duty person; duty_seismologist, on_call
q press person; press_contact, media_contact
q event_id id:@@20######; event_id, event
q place phrase; epicentral_region, region_name
q nearest city; nearest_town, town_close_by
q origin_day date; origin_date, day_of_quake
q origin_time time; origin_time, time_of_quake
q released_on date; bulletin_date, published_on
q magnitude id:#.# ML; local_magnitude, magnitude
q moment id:#.# Mw; moment_magnitude, mw
q depth unit:km 2..60; focal_depth, depth
q latitude id:##.### N; latitude, lat
q longitude id:#.### E; longitude, lon
q distance unit:km 3..90; distance_to_town, how_far_from_town
q error unit:km 0..2; location_error, uncertainty
q felt_reports number:5..4000; felt_reports, reports_from_public
q max_intensity phrase; maximum_intensity, strongest_effect
q stations_used number:6..80; stations_used, phases_from
q last_similar year; last_comparable_quake, previous_event_year
q automatic flag; automatic_solution, not_reviewed; whether no person has looked at it yet
q mining flag; caused_by_mining, induced
a dead number:1..20; fatalities, killed
a loss money:9000..900000; damage_cost, loss
a tsunami phrase; tsunami_warning, wave_warning
a probability percent; aftershock_probability, chance_of_aftershock
l stations; arrivals, picks; what each station saw
c stations.code id:@@@@; station_code, station
c stations.distance unit:km 5..400; distance, epicentral_distance
c stations.phase choice:P/S; phase, wave
c stations.arrival time; arrival, arrival_time
c stations.amp unit:nm 10..900; amplitude, amp
l aftershocks; later_events, followers
c aftershocks.day date; date, on
c aftershocks.at time; time, at
c aftershocks.mag id:#.#; magnitude, mag
c aftershocks.depth unit:km 2..40; depth, deep
---
{agency} || {released_on}
EVENT {event_id}
# {place=Upper Valley|Gulf|North Range|Lake border|Eastern Plain}
{origin_day} {origin_time} || {magnitude}
= Lat: {latitude}
= Lon: {longitude}
= Depth: {depth}
= Give or take: {error}
= Mw: {moment}
{distance} from {nearest}. Located from {stations_used} stations. {felt_reports} people told us; at worst {max_intensity=hanging lamps swung|plaster cracked|people ran outside|cups rattled|chimneys fell}. The last one like it was in {last_similar}. {mining!Blasts or a fall in the pit are behind it|It goes back to work below ground~Nothing made by people is behind it|It has a natural origin}.
%stations 4..10
Sta | km | Ph | Arr. | nm
{stations.code} | {stations.distance} | {stations.phase} | {stations.arrival} | {stations.amp}
%%
%aftershocks 1..5 sentence
It was followed by
{aftershocks.mag} on {aftershocks.day} at {aftershocks.at}, {aftershocks.depth} down
%%
{automatic!Worked out by machine; a person has yet to look at it|No analyst has gone over this so far~Gone over by hand|An analyst has checked the picks}. (In charge of checks this week: {analyst}.)
~ On call {duty}. Papers and radio: {press}, {:phone}. Velocity model of {:date}. Station {:id:@@@@} off since {:date}. Copyright {:company:Institute {}}

== en library_overdue_final_notice
q library company:{} Library/{} Public Libraries/{} University Library; library, lending_library
q borrower person; borrower, reader
q guarantor person; guarantor, parent_responsible
q librarian person; head_of_lending, signed_by
q collector company:{} Collections/{} Recovery; collection_agency, handed_to
q card_no id:D##########; card_number, reader_no
q notice_date date; notice_date, dated
q first_reminder date; first_reminder_on, reminder_one
q second_reminder date; second_reminder_on, reminder_two
q final_day date; last_day, return_or_pay_by
q collection_from date; passed_on_after, agency_from
q blocked_since date; card_blocked_since, blocked_on
q fines money:2..60; overdue_fines, fines_so_far
q replacement money:10..300; replacement_total, price_of_items
q handling money:5..20; handling_fee, admin_fee
q total money:20..400; total_owed, amount_due
q cap money:10..30; fine_cap_per_item, max_fine
q daily_fine money:1..2; fine_per_day, daily_rate
q cleared flag; replacement_waived_on_return, books_can_still_be_returned; whether bringing the things back does away with the price
q amnesty flag; amnesty_week, fines_forgiven_at_times
a renewed number:1..5; renewals, times_renewed
a birth date; date_of_birth, dob
a email_address email; borrower_email, email
a damaged phrase; damage, state_of_books
l books; items, loans; what is missing
c books.barcode id:##########; barcode, item_no
c books.title phrase; title, book
c books.author person; author, by
c books.lent date; borrowed_on, lent
c books.due date; due, was_due
c books.branch phrase; branch, lent_from
c books.fine money:1..30; fine, overdue_charge
c books.price money:5..60; replacement_price, price
---
> {library}
{borrower} || Card {card_no}
[{guarantor}, who signed for the card] || {notice_date}
# Third and last letter
We wrote on {first_reminder} and again on {second_reminder}. These are still with you:
%books 2..7 lines
{books.title=The Salt Road|Beekeeping|Learn Welsh|The Third Key|Atlas of Birds|Tax Law} – {books.author} ({books.barcode})
{books.branch=Central|West|Mobile|Children's|Music}, lent {books.lent}, due {books.due}; fine {books.fine}, new copy {books.price}
%%
A day costs {daily_fine}, though never more than {cap} for one item.
= Fines to this day: {fines}
= New copies: {replacement}
= For our trouble: {handling}
= You owe: {total}
{cleared!Bring them all back and we drop the price of new copies|If they come back whole, only the fines stay~New copies have been bought, so it is too late to bring them back|They were replaced already; what you bring back changes nothing}. {amnesty!Twice a year there is a week when nobody is asked for fines|In the first week of May fines are forgiven~We never forgive fines|Fines are forgiven to nobody}.
Settle this by {final_day}. Your card has been shut since {blocked_since}. After {collection_from} the matter goes to {collector}.
> {librarian}
~ Counter {:time}–{:time}, {:phone}. Appeals to {:person}. Rules of {:date}, section {:number:4..19}
`
