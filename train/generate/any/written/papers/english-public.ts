/** Whole papers of public and private life in English: authorities, schools, hospitals, clubs, housing, travel, insurance. */
export const englishPublicPapers = `
== en school_admission_appeal
q authority company:{} County Council/{} Borough Council/{} Unitary Authority/{} Academies Trust; issuing_body, sender; body that runs the hearings and writes
q school company:{} High School/St {} Primary/{} Academy/{} Grammar School; institution_applied_for, desired_school; school at which a place was sought
q allocated company:{} Community School/{} Junior School/{} Free School; fallback_school, place_held_at; school where a place has been offered instead
q clerk person; panel_secretary, signatory, written_by; who signs for the panel
q chair person; presiding_member, head_of_panel; who led the hearing
q parent person; appellant, addressee, brought_by; who made the appeal
q child person; pupil, candidate, child_name; for whom the place was wanted
q case_ref id:AP/##/####; our_ref, file_number, reference; number of the appeal
q heard date; hearing_date, day_of_sitting; when the panel sat
q year_group choice:reception/year 7/sixth form; entry_point, level_of_entry; at which stage the child would join
q upheld flag; success, outcome_positive; whether the appeal was won
q pan number:30..240; published_limit, intake_cap; how many places there are in the year
q distance unit:miles 1..9; home_to_school, how_far; how far the family lives from the gate
q ground phrase; reason_given, main_argument; what the family chiefly relied on
q waiting number:2..40; queue_position, list_rank; place on the waiting list
a born date; date_of_birth, dob; when the child was born
a applied date; application_date, first_applied; when the place was first applied for
a headteacher person; principal, head_of_school; who leads the school
a interpreter person; interpreter, language_support; who interpreted at the hearing
a fee money; appeal_fee, cost_of_appeal; what the appeal costs
a sibling person; brother_or_sister, sibling_at_school; brother or sister who already goes there
a inspector_phone phone; ombudsman_phone, complaints_line; number to ring with a complaint about the panel
---
{authority} || Education Appeals
{:street} || {case_ref}
{:zip} {:city} || {:date}

{parent}
{:street}
{:city}

Dear {parent},

# Appeal for a place at {school}
## {child}, {year_group?starting school for the first time in September~moving up from primary this autumn~wishing to take A levels}

The independent panel met on {heard} to hear your case. {chair} was in the chair and two lay members sat. You told the panel that {ground=the bus journey would take over an hour|the child has been bullied at the present school|only this school teaches Mandarin|an older cousin could walk along each morning|the child's asthma calls for a short journey|the family moved after the closing date}.
The school said that {pan} places had been published and that every one was filled. Your home lies {distance} from the gate; the last child admitted lived {:unit:miles 1..4} away.
{upheld!The panel found your reasons stronger than the difficulty to the school, and a place must now be made available|The panel has decided in your favour~I am sorry to say that the panel did not find your reasons strong enough|The panel could not agree that a further child should be taken in}.
?For the time being your child keeps the place at {allocated}.
?On the waiting list you stand at number {waiting}.
The decision binds everyone concerned. You may complain to the Ombudsman about how the hearing was run, but not about the result.

Yours sincerely,

{clerk}
<Clerk to the Panel|Independent Appeals Clerk>

== en pothole_claim_reply
q council company:{} City Council/{} County Highways/{} District Council; highway_authority, responding_body, from; authority that answers the claim
q handler person; claims_officer, contact, dealt_with_by; who handles the claim
q claimant person; applicant, injured_party, addressed_to; who asks for compensation
q claim_no id:HC#####/@; reference, our_ref, case_id; number of the claim
q road street; place_of_incident, where, location; road on which it happened
q happened date; date_of_loss, incident_day; when the car was damaged
q inspected date; last_safety_check, most_recent_patrol; when the road was last looked at before that
q repaired date; made_good_on, defect_closed; when the hole was filled
q depth unit:mm 20..110; measured_depth, how_deep; depth of the hole
q threshold unit:mm 40..50; intervention_level, action_limit; depth from which the authority must act
q asked money:80..900; sum_claimed, amount_requested; what the motorist wants
q offered money:40..400; settlement, amount_offered; what the authority will pay
q liable flag; liability_accepted, admitted; whether the authority takes the blame
q damage phrase; loss, what_was_damaged; what was broken on the car
q plate id:@@## @@@; registration, vrm, number_plate; registration of the car
q contractor company:{} Surfacing/{} Highways Ltd/{} Civils; works_contractor, repaired_by; firm that filled the hole
a insurer company; motor_insurer, underwriter; with whom the car is insured
a reported date; first_report, notified_by_public; when somebody first reported the hole
a police_ref id; crime_number, police_reference; number given by the police
a garage company; repairer, workshop; who mended the car
a deadline date; reply_by, limitation_date; by when the claimant must answer
a witness person; witness, seen_by; who saw it happen
a speed number; speed_limit, mph
---
{council}
Insurance and Claims || {:street}
Tel. {:phone} || {:zip} {:city}

{claimant}
{:street}
{:city} || {:date}

Our ref: {claim_no}

Dear {claimant},

# Your claim: damage to {plate} in {road}

We have now looked into what happened on {happened}, when your car met a hole in the carriageway and {damage=the front nearside tyre burst|two alloy wheels were buckled|the track rod end was bent|a coil spring snapped|the exhaust was torn off}. You seek {asked}.
A council must keep its roads in reasonable repair, but has a defence where it can show a proper system of inspection. The records show that our inspector drove this road on {inspected} and noted nothing that called for work. Our gang measured the hole afterwards at {depth}; we act on anything of {threshold} or more.
?It was filled by {contractor} on {repaired}.
{liable!On these facts we cannot rely on the defence, and we accept that we are answerable|Our patrol was overdue, and we accept fault~We therefore deny that we were at fault|The system worked as it should and no fault is admitted}. [Purely as a gesture we would pay {offered}, after deduction for wear.]
Please do not send photographs again; the {:number:3..9} you sent are on file.

Yours faithfully,

{handler}
<Claims Officer|Senior Claims Handler>

== en dropped_kerb_approval
q council company:{} Borough Council/{} Metropolitan Borough/London Borough of {}; highway_authority, granted_by; council that gives leave
q officer person; case_officer, approved_by, signatory; who signs the approval
q applicant person; householder, granted_to, owner; who wants to drive over the pavement
q property address; site, premises, crossing_location; house in front of which the kerb is lowered
q approval_no id:VX-####-##; permission_number, consent_ref; number of the approval
q decided date; approval_date, date_of_consent; when leave was given
q lapses date; valid_until, build_by; when the leave runs out if nothing is built
q width unit:m 2..5; clear_width, opening; how wide the crossing may be
q builder company:{} Paving/{} & Son Groundworks/{} Driveways; contractor, built_by; firm that will lower the kerb
q material phrase; finish, surfacing; what the crossing is laid with
q fee money:90..400; administration_charge, cost_of_permission; what the council charges
q bond money:300..900; deposit, security; sum held back until the work is good
q tree flag; street_tree_affected, tree_issue; whether a tree stands in the way
q utility phrase; apparatus, buried_service; what lies under the pavement
q inspector person; highway_inspector, site_contact; who looks at the work
q inspector_phone phone; inspector_number, call_before_work; number to ring before digging
a start date; commencement, work_begins; when digging starts
a planning_ref id; planning_permission_number, planning_reference; number of the planning permission
a parking number; bays_removed, lost_spaces; how many parking bays go
a neighbour person; adjoining_owner, neighbour; who lives next door
a completion date; finished_on, date_of_completion; when the crossing was finished
a insurer company; public_liability_insurer, insured_with; who insures the builder
a depth unit; construction_depth, thickness; how thick the layers are
---
# {council}
^ Vehicle crossing approval {approval_no}

{applicant} || Decided {decided}
{property} || Fee paid {fee}

Leave is given under section 184 of the Highways Act to make a crossing over the footway at the address above, on these terms.
* The opening is not to exceed {width} between the tapers, and lies at least {:unit:m 1..9} from the junction.
* The surface is to be {material=block paving on a concrete bed|bituminous macadam, 6 mm|in-situ concrete, brushed|granite setts to match the lane|red asphalt}.
* The work is to be done by {builder}, who is on our list, and by nobody else.
* {tree!The cherry by the gatepost must be dug round by hand and no root thicker than a thumb cut|A lime in the verge stands within the spread: our arborist must be present~There are no trees within the zone of the works|Nothing grows in the verge here that could suffer}.
?* A {utility=low pressure gas main|fibre duct|water service pipe|street lighting cable|high voltage cable} lies at shallow depth: trial holes first.
?* {bond} is held against bad workmanship and returned after twelve months.

?{inspector} is to be rung on {inspector_phone} two working days before the first slab is lifted.
If no work has been done by {lapses} this approval falls away and a new application, with a new fee, is needed.

{officer}
For the Head of Highways

== en coroner_inquest_notice
q court company:{} Coroner's Court/Coroner for {}/{} and District Coroner Service; issuing_office, tribunal; office that calls the hearing
q coroner person; presiding_judge, conducted_by; who will sit
q officer person; coroner_officer, point_of_contact, written_by; who writes and may be rung
q deceased person; subject, person_who_died; into whose death it is inquired
q relative person; next_of_kin, addressee, interested_person; family member who gets the letter
q case_no id:####-20##; inquest_number, reference; number of the case
q died date; date_of_death, dod; when the person died
q sits date; hearing_date, listed_for; when the hearing takes place
q at time; hearing_time, start; at what time it begins
q venue phrase; courtroom, room, place; where in the building
q found phrase; place_of_death, where_it_happened; where the person was found or died
q jury flag; with_jury, jurors_sit; whether a jury will sit
q pathologist person; examined_by, post_mortem_doctor; who did the post-mortem
q cause phrase; medical_cause, provisional_cause; what medicine gives as the cause
q days number:1..6; expected_length, estimated_days; how many days are set aside
l witnesses; called, persons_giving_evidence, oral_witnesses; who will give evidence
c witnesses.name person; full_name, who
c witnesses.role phrase; capacity, why_called; in what capacity the witness speaks
a born date; date_of_birth, dob
a funeral date; burial_date, day_of_funeral; when the burial is
a solicitor person; family_lawyer, representative; who acts for the family
a conclusion phrase; verdict, finding; what the inquiry found
a registrar company; register_office, where_registered; where the death was registered
a opened date; inquest_opened, opening_date; when the inquest was first opened
a police_officer person; investigating_officer, police_contact; who investigates for the police
---
{court}
{:street}, {:city} || Inquest {case_no}
{:phone} || {:date}

Dear {relative},

# Inquest touching the death of {deceased}

I write to let you know that the hearing has been fixed. It will be held before {coroner} on {sits} at {at} in {venue=Court 2|the Old Library|Committee Room B|Courtroom One, second floor|the Council Chamber}, and we have set aside {days} day(s).
You will recall that death was confirmed on {died} {found=on the platform of the bus station|at the paper works|in the sea off the north pier|on Ward 7 of the infirmary|at home in the garden|on the ring road}. {pathologist} carried out the examination[ and gives {cause=drowning|a torn aorta|multiple injuries|carbon monoxide poisoning|sepsis after surgery} as the medical cause].
{jury!Because of where the death took place, eleven members of the public will be sworn to decide the facts|The law requires that members of the public be sworn in, and they will bring in the answer~The facts will be decided by the judge alone|No members of the public will be sworn in}.

## Evidence will be heard from
%witnesses 2..5 lines
{witnesses.name}, {witnesses.role=driver of the vehicle|treating consultant|paramedic|safety manager|neighbour who rang for help|ward sister|passer-by}
%%
You may ask questions yourself or be represented. Nobody is on trial, and no blame is laid.

With sympathy,

{officer}
<Coroner's Officer|Officer to the Court>

== en council_tax_band_review
q office company:{} Valuation Office/Valuation Tribunal {}/{} Listing Agency; assessed_by, decision_maker; office that decides on the band
q council company:{} City Council/{} District Council/{} Borough; billing_authority, charging_council; council that collects the tax
q assessor person; listing_officer, decided_by; who signed the decision
q owner person; taxpayer, proposer, recipient; who asked for the review
q dwelling address; property, premises; which house it is about
q case id:CT#######; review_number, our_reference; number of the review
q old_band choice:C/D/E; former_band, band_before; band up to now
q changed flag; band_altered, proposal_accepted; whether the band was changed
q effective date; applies_from, with_effect_from; from when the decision counts
q asked_on date; proposal_received, request_date; when the review was asked for
q value money:60000..190000; notional_value, assessed_value; what the house would have fetched at the valuation day
q area unit:m² 60..180; floor_area, size_of_dwelling; size of the house
q appeal_by date; last_day_to_appeal, challenge_deadline; by when one may go to the tribunal
q reason phrase; basis, ground_of_decision; why it was so decided
l compared; comparables, evidence_houses, reference_dwellings; houses that were compared
c compared.where street; house, comparable_address
c compared.size unit:m² 60..180; floor_space, extent
c compared.sold money:60000..190000; sale_price, fetched; what it was sold for
a due money; amount_due, annual_charge; tax to pay in the year
a refund money; refund_amount, overpayment; what is paid back
a bought date; purchase_date, moved_in; when the owner bought the house
a agent company; representative, acting_for_owner; firm that acts for the owner
a built year; year_built, construction_year; when the house was built
a visit date; inspection_date, site_visit; when an officer looked at the house
a discount percent; reduction, single_person_discount; by how much the bill is lowered
---
{office} || Case {case}
{:street}, {:city} || {:date}

{owner}
{dwelling}

Dear {owner},

# Our decision on your band

You asked us on {asked_on} to look again at the band of your home, which has been {old_band?the third from the bottom of the list~the fourth of the eight~the fifth, counted from the bottom}. We do not collect the tax; that is for {council}.
{changed!We agree with you, and the entry in the list has been put right|You were right, and we have moved your home by one step~We have found the entry to be correct and leave it as it was|We see no ground to move your home up or down}. The decision counts from {effective}.
+++
## How we came to it
We judged what the house would have fetched in April 1991. Our measure of it is {area}, and the figure we arrive at is {value}. The decisive point was {reason=the loft room without a proper stair|traffic from the new bypass|the annexe being let separately|a shared drive|sales of like houses in the same close|the loss of the garage}.
+++
## Sales we looked at
%compared 2..5
Address | Area | Price then
{compared.where} | {compared.size} | {compared.sold}
%%
+++
Should you not agree, the tribunal must hear from you by {appeal_by}. It charges nothing.

{assessor}
Listing Officer

== en antenatal_booking_letter
q hospital company:{} Maternity Hospital/Royal {} Infirmary/{} General Hospital/Coombe {} Hospital; maternity_unit, provider, issued_by; hospital where the birth is planned
q midwife person; named_midwife, lead_carer, key_contact; who looks after the mother throughout
q consultant person; obstetrician, specialist; doctor who will be asked in
q mother person; patient, woman, booked_for; who is expecting
q gp company:{} Surgery/{} Medical Centre/{} Family Practice; referring_practice, family_doctor; practice that sent her
q chart id:MRN ######; hospital_number, record_no; number of the hospital record
q nhs_no id:### ### ####; health_service_number, national_patient_id
q due date; edd, expected_delivery; when the baby is expected
q first date; booking_visit, initial_appointment; when she is to come for the first time
q at time; arrival_time, appointment_time; at what time she is to come
q scan date; dating_scan, ultrasound_on; when the first scan is made
q risk choice:low/intermediate/high; care_pathway, risk_category; how much watching the pregnancy needs
q earlier number:1..5; parity, previous_births; how many children she has borne
q injection flag; anti_d_needed, rhesus_prophylaxis; whether she needs an injection for her blood group
q bring phrase; to_bring, required_item; what she must bring along
q interpreter language; spoken_language, language_needed; language for which someone will interpret
a partner person; father, birth_partner; who comes along at birth
a born date; date_of_birth, mother_dob; when she was born
a weight unit; booking_weight, body_weight; how heavy she is
a ward phrase; ward, delivery_suite; where she will lie
a caesarean date; planned_section, theatre_date; when the operation is planned
a paediatrician person; baby_doctor, neonatologist; who looks after the baby
a fee money; cost, charge_for_scan; what she pays
---
{hospital}
^ Antenatal Clinic, {:street}, {:city} · {:phone}

{mother} || {chart}
{:street} || {nhs_no}
{:city} || {:date}

Dear {mother},

Congratulations. {gp} have told us your news, and by our reckoning the little one will arrive around {due}.

Your first visit is on {first} at {at}. Allow two hours: there will be a long talk, blood will be taken and you will hear about the tests on offer. Please bring {bring=a urine sample|your handheld notes|the yellow form, filled in|a list of your medicines|some form of identification}. The first scan follows on {scan}; drink {:=a pint|two glasses} of water beforehand.
?We note that you have had {earlier} before.
{risk?Nothing in your history worries us, so all your care can be at the health centre~We should like to see you a little more often than most, every third week~Because of your history you will be seen by the specialist team at every visit}. {injection!Your blood group means that you will be given a jab in the 28th week|Since you are rhesus negative, a jab is planned in week 28~Your blood group calls for no jab|With your blood group no jab is needed}.
?{interpreter} will be interpreted for you at each visit.

You will mostly see me. Should the need arise, {consultant} is the doctor for our team.

Warmly,

{midwife}
<Community Midwife|Team Midwife, Orchid Team>

== en patient_transport_booking
q service company:{} Ambulance Service/{} Patient Transport/St {} Transport; carrier, transport_provider; service that fetches the patient
q ordered_by person; booked_by, requesting_nurse, caller; who asked for the journey
q hospital company:{} District Hospital/{} Renal Unit/{} Royal Hospital; destination, taken_to; where the patient is taken
q clinic phrase; department, seen_in; which department expects the patient
q patient person; passenger, traveller; who is driven
q home address; pick_up, collected_from; where the patient is fetched
q booking id:PTS-######; job_number, booking_ref; number of the journey
q day date; journey_date, travel_day; on which day
q ready time; collection_from, be_ready_by; from when the patient must be ready
q due time; appointment_time, must_arrive; when the patient is expected
q mobility choice:walks/wheelchair/stretcher; how_moved, mobility_category; how the patient gets about
q weight unit:kg 48..160; body_weight, patient_kg
q escort person; accompanied_by, companion; who travels along
q oxygen flag; needs_oxygen, gas_on_board; whether oxygen is needed on the way
q key_safe id:####; door_code, access_code; how the crew gets in
q steps number:1..30; stairs_at_home, step_count; stairs at the door
q back flag; return_needed, two_way; whether the patient is also to be brought home
a driver person; crew_member, driver_name; who drives
a vehicle id; vehicle_number, callsign
a return_at time; homeward_time, pick_up_return; when the patient is taken back
a born date; dob, date_of_birth
a mileage unit; distance, journey_length; how far it is
a charge money; cost, fare; what the journey costs
a infection phrase; infection_status, isolation_reason; whether the patient is infectious and with what
a doctor person; consultant, seen_by; which doctor the patient sees
---
# {service}
## Journey request {booking}

= Taken by: {:first}, desk {:number:1..12}
= Rung in by: {ordered_by}[, Ward {:number:1..14}]
= Passenger: {patient}
= Fetch from: {home}
= To: {hospital}, {clinic=dialysis|eye clinic|fracture clinic|chemotherapy day unit|memory clinic|pain clinic}
= Date: {day}
= Ready: {ready}
= Expected there: {due}
?= Weight: {weight}
?= With: {escort}
?= Steps: {steps}

Notes to crew
* {mobility?Gets in and out unaided, steady on a stick~Travels in own chair, clamps needed~Must lie flat throughout, two to lift}.
* {oxygen!Two litres a minute all the way, own cylinder is nearly empty|Must have gas running, please check the bottle~Breathes room air|No gas required}.
?* Key box left of the porch, {key_safe}. Ring first on {:phone}.
* {back!Book the homeward run as well, will ring when done|Both ways, please~One way only: the family will collect|Outward only, will be kept in}.
~ Cancel before {:time} the day before. Wasted journeys cost the service dear.

== en street_naming_confirmation
q council company:{} District Council/Shire of {}/{} City Council/{} County Council; naming_authority, issued_by; authority that gives names and numbers
q officer person; gis_officer, contact, prepared_by; who dealt with it
q developer company:{} Homes/{} Developments/{} Land Ltd; applicant, requested_by; firm that builds the houses
q site phrase; scheme, former_land; land on which they are built
q new_name phrase; road_name, name_of_street; name that the new road gets
q honours person; named_after, commemorates; after whom the road is called
q rejected phrase; turned_down_name, refused_proposal; name that was proposed and not taken
q objector company:{} Fire and Rescue/{} Parish Council/Royal {} Mail; objected_by, consultee_against; who spoke against that name
q order id:SN/####/##; order_number, reference; number of the order
q made date; order_date, date_made; when the order was made
q plates_by date; signs_up_by, plate_deadline; when the name plates must stand
q plots number:4..90; dwellings, number_of_homes; how many homes there are
q postcode zip; postal_code, zip_code; code for the new road
q welsh flag; bilingual, two_languages; whether the plates show two languages
q fee money:60..900; charge, amount_paid
l numbers; plot_schedule, addresses, allocation; which plot gets which number
c numbers.plot number:1..90; building_plot, lot
c numbers.house number:1..120; postal_number, house_no; number on the door
c numbers.kind phrase; type, dwelling_type; what sort of home it is
a occupied date; first_occupation, move_in; when people move in
a planning id; planning_ref, consent_number; number of the planning permission
a cost_plates money; cost_of_signs, sign_price; what the plates cost
a sign_maker company; plate_supplier, sign_contractor; who makes the plates
a ward region; electoral_ward, division
a councillor person; ward_member, proposer; councillor who proposed the name
a usrn id; street_reference, usrn
---
{council} || Order {order}
Address Management || {made}
{:street}, {:city}

To: {developer}
Scheme: {site=the former tannery|land behind the cricket field|Phase 2, Mill Meadow|the old telephone exchange|Orchard Farm yard|the disused reservoir}

# Naming and numbering order

Further to your application and payment of {fee}, the road leading through your scheme of {plots} homes shall be known as
^ {new_name=Weaver Close|Alder Walk|Saltmarsh Road|Kingfisher Row|Bellfounders Way|Tolley Court}
[in memory of {honours}, who taught in the village for many years]. [Your first suggestion, {rejected=Pudding End|Harbour View|Long Close|Kings Drive|The Mews}, was not taken up, since {objector} thought it likely to be confused.]
The Royal Mail has reserved {postcode} but will not switch it on until letter boxes are up.

%numbers 3..8
Plot | No. | Type
{numbers.plot} | {numbers.house} | {numbers.kind=detached|semi|end terrace|flat, ground floor|bungalow|maisonette|flat, first floor|coach house}
%%

Plates are to be fixed at both ends not later than {plates_by}, {:unit:mm 600..1200} above the ground. {welsh!They show the name in English with the Welsh form above|Each plate is to carry the Gaelic form too~They carry the English name only|One language only is to be used on them}.

Questions to {officer}, {:email}.

== en school_suspension_letter
q school company:{} Secondary College/{} State High School/{} Comprehensive/{} College; institution, sent_from; school that sends the pupil home
q principal person; head, decided_by, signatory; who decided and signs
q guardian person; parent, addressed_to; mother, father or carer who gets the letter
q pupil person; student, child, subject; who may not come to school
q form id:##@; class_group, tutor_group; class the pupil is in
q from date; first_day_out, suspended_from; first day away
q back date; return_date, readmitted_on; when the pupil comes back
q days number:1..10; length_in_days, school_days_lost; for how many school days
q incident date; date_of_event, happened_on; when it happened
q conduct phrase; reason, offence, ground; what the pupil did
q reporter person; member_of_staff_involved, reported_by; teacher who reported it
q meeting time; interview_time, reintegration_at; at what time the talk before the return begins
q governor person; chair_of_board, appeal_to; to whom the family may turn
q police flag; reported_to_police, referred_to_authorities; whether the police were told
q work phrase; home_learning, tasks_set; how the pupil is to work meanwhile
q earlier number:1..5; previous_suspensions, prior_exclusions; how often this has happened before
a victim person; injured_pupil, other_student; pupil who was hurt
a cost money; damages, amount_to_repay; what the family must pay
a born date; dob, date_of_birth
a new_school company; alternative_provision, transferred_to; other school that takes the pupil
a counsellor person; school_psychologist, support_contact; who talks with the pupil about it
a hearing date; governors_meeting, panel_date; when the board will hear the case
a family_phone phone; parents_number, guardian_phone; telephone of the family
---
{school}
{:street}, {:city} || {:phone}

> {:date}
{guardian}

Dear {guardian},

# {pupil}, {form}

It is with regret that I must tell you of my decision to send your child home for {days} school day(s), beginning on {from}. I have not taken this step lightly.
On {incident}, {reporter} reported that your child had {conduct=set off a firework in the corridor|brought a vape and sold it on|struck another pupil in the lunch queue|sworn at a relief teacher|hacked the attendance system|thrown a chair from the gallery}. I have heard both sides and read {:number:2..7} statements. [Such things have led to time at home {earlier} time(s) before.]
{police!I was obliged to inform the local station and an officer may call on you|The constabulary has been told, as our rules demand~I have not thought it right to involve the constabulary|The matter stays within the school, and no officer has been told}.
While at home {pupil} should {work=use the online classroom|complete the packs from the front desk|read two chapters a day|finish the geography folder|log in for maths at ten}. During school hours your child must not be in a public place.

We shall be glad to see your child again on {back}. Please come along at {meeting} that morning for a talk before lessons.
?You may put your view in writing to {governor}, who leads the board, care of the school.

Yours sincerely,

{principal}

== en mitigating_circumstances_outcome
q university company:University of {}/{} Metropolitan University/{} College of Technology/{} Institute; institution, awarding_body; where the student studies
q board phrase; committee, decided_by_body; committee that looked at the claim
q secretary person; signatory, sent_by, board_officer; who writes for the committee
q student person; claimant, recipient; who asked for consideration
q student_no id:20######; matriculation, candidate_number; number of the student
q programme phrase; course_of_study, degree; what is being studied
q tutor person; personal_tutor, adviser, copy_to; member of staff who gets a copy
q claim id:MC####; case_number, submission_ref; number of the claim
q handed_in date; submitted_on, received; when the claim came in
q met date; decision_date, board_date; when it was decided
q cause phrase; circumstance, grounds; what had hindered the student
q accepted flag; approved, claim_upheld; whether the claim was accepted
q evidence choice:doctor's letter/death certificate/police report; supporting_document, proof; what was sent as proof
q from period; affected_period, time_covered; time over which it counts
l modules; assessments, affected_units; what work it touches
c modules.code id:@@@####; unit_code, module_id
c modules.title phrase; module_name, subject
c modules.ruling phrase; remedy, board_decision; what may be done about it
a mark percent; final_mark, grade; mark that was reached
a graduation date; award_ceremony, conferral; when the degree is given
a fee money; resit_fee, charge_for_resit; what another try costs
a lecturer person; module_leader, taught_by; who teaches the module
a appeal_to person; ombudsperson, appeal_officer; person to whom one appeals
a doctor person; physician, certified_by; doctor who wrote the proof
a visa date; visa_expiry, leave_to_remain_until; when the visa runs out
---
{university} || Student Casework
{:street}, {:city} || Ref {claim}

To {student} ({student_no})
{programme=BSc Marine Biology|BA History of Art|MEng Civil Engineering|LLB|Bachelor of Nursing|MSc Data Science}
Copy: {tutor}

# Outcome of your claim

Your form reached us on {handed_in}. You explained that {cause=your flat had been broken into|you had been in hospital with glandular fever|your grandmother had died|a family member had been taken ill abroad|you had lost your carer}, and you enclosed {evidence?a note from the practice~a copy of the entry from the registrar of deaths~the log sheet from the station with the crime reference}. It was put, without your name, before the {board=Faculty Extenuating Panel|School Hardship Board|Mitigation Committee|Board of Special Cases} at its sitting of {met}.
{accepted!The members were satisfied that your work suffered, and granted what you asked|Your claim was found good~The members could not see how this kept you from handing in, and the claim fails|Regrettably your claim was turned down}. The time looked at was {from}.

## What it means for you
%modules 1..4 lines
{modules.code} {modules.title=Statistics II|Tort Law|Cell Biology|Baroque Painting|Fluid Mechanics|Clinical Skills|Machine Learning}
{modules.ruling=Late penalty lifted|First sitting again in August|Mark stands|New deadline of two weeks|Essay in place of the exam|Component set aside}
%%
Extra time is given only once. You have ten working days to lodge an appeal on the ground of procedure.

{secretary}
<Secretary to the Board|Casework Officer>

== en hall_of_residence_offer
q university company:University of {}/{} State University/{} University College; institution, offered_by; university that offers the room
q residence company:{} Hall/{} House/{} Court; building, dormitory, hall; building in which the room is
q warden person; resident_tutor, head_of_hall; who is in charge of the house
q student person; tenant, resident, offeree; who is to live there
q applicant_id id:U#######; student_number, applicant_reference
q room id:@#.##; room_number, unit; number of the room
q kind choice:single/shared/studio; room_type, accommodation_class; what sort of room it is
q rent money:110..290; weekly_rent, price_per_week; what a week costs
q weeks number:38..51; contract_length, tenancy_weeks; for how many weeks it is let
q arrive date; move_in, start_of_licence; from when one can live there
q leave date; move_out, end_of_licence; when one must be gone
q accept_by date; offer_expires, reply_deadline; by when one must say yes
q deposit money:150..500; advance_payment, holding_payment; paid to keep the room
q meals flag; catered, board_included; whether food is included
q guarantor person; surety, guaranteed_by; who stands in for the rent
q kitchen number:4..12; sharers, kitchen_users; how many share a kitchen
q adjusted phrase; special_arrangement, access_need; what was done for the student's needs
a roommate person; flatmate, neighbour; with whom the room is shared
a insurance company; contents_insurer, insured_by; who insures belongings
a parking money; parking_charge, car_permit; what a parking place costs
a floor_area unit; room_size, square_metres
a landlord company; owner_of_building, private_provider; firm that owns the house
a course phrase; programme, degree; what the student will study
a late_fee money; late_payment_charge, penalty
a wifi id; network_code, wifi_password
---
{university}
^ Accommodation Office · {:email}

Offer of a room || {:date}

= Name: {student}
= Applicant: {applicant_id}
= House: {residence}
= Room: {room}
= Price: {rent} a week
= Length: {weeks} weeks

Dear {student},

We are happy to offer you {kind?a room to yourself, with a washbasin~a bed in a twin, with one other student~a self-contained flatlet with its own hob}. You may move in on {arrive} from {:time}, and must hand back the key on {leave}. [About {kitchen} of you will use the same kitchen.]
{meals!Breakfast and dinner in the dining hall are part of the price|Ten hot dishes a week come with the room~You will be cooking for yourself|The house has no dining hall and no food is provided}.
?Because you told us of your needs, we have arranged {adjusted=a room on the ground floor|a flashing fire alarm|a fridge for medicines|a quiet corridor|a wet room}.
To keep the room, go to the portal and pay {deposit} not later than {accept_by}; after that it goes to the next on the list.
?Your rent is guaranteed by {guarantor}, whose form we have.

{warden} and the team of seniors live in the house and are there for you from the first night.

~ Changes of room are not considered before the third week. A swap costs {:money:20..40}.

== en adjourned_hearing_notice
q court company:{} District Court/County Court at {}/{} Magistrates' Court/Circuit Court at {}; tribunal, issued_by; court that sends the notice
q judge person; presiding, before, adjourned_by; who put the hearing off
q claimant company:{} Builders Ltd/{} Lettings/{} Motors; plaintiff, applicant; who brings the case
q defendant person; respondent, sued_party; against whom the case is brought
q claimant_lawyer company:{} & Partners/{} Solicitors/{} LLP; plaintiff_counsel, firm_for_claimant; law firm of the one who sues
q claim id:@##YX###; case_number, claim_no; number of the case
q old date; vacated_date, originally_listed; day that now falls away
q new date; relisted_for, next_hearing; day on which it will now be heard
q at time; start, hearing_time
q room number:1..18; courtroom, court_no; in which court room
q cause phrase; reason, why_postponed; why it was put off
q length duration; time_estimate, listed_duration; how long it is to take
q remote flag; by_video, held_online; whether it is held by video
q bundle date; papers_due, lodge_bundle_by; when the papers must be filed
q costs choice:claimant/defendant/reserved; costs_order, who_pays_costs; who bears the cost of the lost day
q sum money:900..9000; amount_in_dispute, claim_value; what the case is about in money
q officer person; clerk, court_officer; who issued the notice
a defendant_lawyer company; firm_for_defendant, defence_solicitors; law firm of the one who is sued
a issued date; claim_issued, proceedings_started; when the case was begun
a judgment date; decision_date, judgment_given; when judgment was given
a interpreter person; court_interpreter, language_help
a expert person; expert_witness, surveyor; expert who gives evidence
a fee money; hearing_fee, court_fee; what the hearing costs
a usher person; usher, meets_parties; who meets the parties
---
^ IN THE {court}
> No. {claim}

{claimant} || Claimant
{defendant} || Defendant

# Notice that a hearing has been moved

TAKE NOTICE that the trial of this claim for {sum}, which was to be heard on {old}, will not go ahead on that day, {judge} having so ordered on the papers because {cause=a witness is abroad|the building has no heating|the judge is part heard elsewhere|the expert report came late|one side was not served in time|of a bereavement}.

The claim will now be heard on {new} at {at} in Court {room}, with {length} allowed.
* {remote!Parties join by the link that will be mailed to them and need not travel|Nobody is to come to the building: it will be done over the screen~Parties must come to the building in person|Attendance over the screen has not been allowed}.
* One paginated bundle of not more than {:number:80..350} pages is to be lodged by {bundle}.
* {costs?Those who sue shall meet the expense thrown away~The person sued shall meet the expense thrown away~Who shall meet the expense thrown away will be decided at trial}.
?* {claimant_lawyer}, for the Claimant, shall tell the witnesses.

Should you settle, write at once.

{officer}
<Court Officer|Listing Clerk>
~ The counter is open from {:time} to {:time}. Quote the number above.

== en community_payback_placement
q service company:{} Probation Service/Community Justice {}/{} Rehabilitation Trust; supervising_body, issued_by; service that oversees the sentence
q manager person; responsible_officer, case_manager; officer in charge of the case
q worker person; offender, person_on_order, participant; who has to do the hours
q court company:{} Crown Court/{} Sheriff Court/{} Magistrates' Court; sentencing_court, ordered_by; court that imposed the hours
q sentenced date; order_made, sentence_date; when the court passed the order
q hours number:40..300; total_hours, unpaid_hours_ordered; how many hours were imposed
q done number:1..39; hours_credited, completed_so_far; hours already worked
q order id:CRN @######; case_reference, order_number
q project phrase; placement, task; what is to be done
q host company:{} Wildlife Trust/{} Parish Council/St {} Hospice; beneficiary, host_organisation; for whom the work is done
q supervisor person; on_site_contact, gang_leader; who leads on the spot
q begins date; first_session, report_on; first day of work
q meet time; reporting_time, be_there_at
q place street; meeting_point, assembly; where the van picks people up
q gear phrase; clothing, required_kit; what must be worn
q fit flag; medically_fit, no_health_limits; whether there is no limit for health reasons
q warning choice:none/first/final; warning_status, breach_stage; what warnings have been given
a offence phrase; crime, convicted_of; what the person did
a judge person; sentencing_judge, imposed_by; who passed the sentence
a ends date; order_expires, completion_deadline; when the order runs out
a compensation money; compensation_order, to_victim; what must be paid to the victim
a solicitor company; defence_firm, represented_by
a born date; dob, date_of_birth
a employer company; works_for, day_job; for whom the person otherwise works
---
# {service}
Instruction to attend || {order}

{worker}
{:street}, {:city}

You were before {court} on {sentenced}, which ordered you to work {hours} hours without pay. [Your card shows {done} so far.]

= Work: {project=clearing a canal towpath|painting the scout hut|sorting clothes in a warehouse|laying hedges|digging borders in the cemetery|building a sensory garden}
= For: {host}
= First day: {begins}
= Be there: {meet}
= Where: {place}
= Wear: {gear=steel toe boots|old clothes and gloves|long trousers|a hat and sun cream}
?= On the spot: {supervisor}

{fit!You told us that nothing stands in the way of heavy work|You have declared yourself well~You have told us of a bad back and will be given light work|Because of your heart you must not lift, and the gang leader knows}.
{warning?You have kept to the rules up to now and your sheet is clean~You have already been cautioned once for not turning up; do not let it happen again~You stand on your last caution: one more absence and the case goes back}.
A session lasts {:duration} with a break of {:number:20..45} minutes. Drink and drugs mean you are sent home and the hours do not count.
Ring me if you are ill, before {:time}, on {:phone}. A doctor's note is needed within three days.

{manager}
<Responsible Officer|Order Supervisor>

== en public_path_diversion
q council company:{} County Council/{} National Park/{} District Council; order_making_authority, made_by; authority that moves the path
q path phrase; footpath_number, way_affected; which path it is
q parish city; parish, civil_parish; parish through which the path runs
q landowner person; applicant, farmer, proposer; on whose wish the path is moved
q farm company:{} Farm/{} Hall Estate/{} Grange; holding, land_crossed; farm over which it runs
q order_title id:Order No. ## of 20##; instrument, order_number; number of the order
q made date; order_made, dated; when the order was made
q objections date; representations_by, comment_deadline; by when one may object
q old_length unit:m 90..900; stopped_up_length, present_length; length of the part that goes
q new_length unit:m 90..900; created_length, replacement_length; length of the new part
q width unit:m 2..4; new_width, path_width; how wide the new path is
q surface phrase; made_of, finish; what one will walk on
q gates number:1..6; gates_fitted, furniture_count; how many gates there will be
q stiles flag; stiles_remain, obstacles_left; whether there will be stiles
q solicitor person; legal_officer, signed_by; who signs for the authority
q contact person; rights_of_way_officer, enquiries_to; who answers questions
q inspect phrase; deposited_at, plan_on_view; where the map may be looked at
q reason choice:privacy/safety/farming; purpose, interest; why the path is moved
a confirmed date; confirmation_date, takes_effect; when the order was confirmed
a inspector person; planning_inspector, inquiry_held_by; who would hold an inquiry
a cost money; cost_of_works, paid_by_applicant; what the works cost
a objector person; objected_by, objector; who has objected
a contractor company; works_done_by, installed_by; who puts up the gates
a height unit; height_above_sea, climb; how high it climbs
a bridge flag; bridge_needed, footbridge; whether a bridge is built
---
^ {council}
^ HIGHWAYS ACT 1980, SECTION 119
# Public path diversion {order_title}
## {path=Footpath 14|Bridleway 7|Footpath 203 (part)|Restricted Byway 3|Footpath 9a}, parish of {parish}

The above order, made on {made}, is about to be sent for confirmation. Its effect would be to move the public right of way at {farm}, as {landowner} has asked, {reason?since walkers now pass within feet of the kitchen windows~since walkers now cross the yard among reversing lorries~since a better use could be made of the arable field}.

+++
## What would go
A length of {old_length}, running from the lane by a barn, north-east, to the stream. 
+++
## What would come instead
A length of {new_length} along the headland, {width} wide throughout, on {surface=mown grass|rolled stone|compacted chalk|recycled plastic grid|bark}, starting {:unit:m 20..80} west of the old line. [There would be {gates} gates to the British Standard.] {stiles!Two stiles would have to be climbed|One stile cannot be avoided at the boundary~At no point would anyone have to climb over anything|Every stile would be done away with}.
+++
The map may be seen free of charge at {inspect=the library|County Hall|the village shop|the visitor centre|the post office}, or asked for from {contact}, {:phone}.
Any representation or objection must reach us in writing, stating the grounds, not later than {objections}.

{solicitor}
<Head of Legal Services|Solicitor to the Council>
{:date}

== en food_hygiene_rating_letter
q council company:{} Borough Council/{} City Council/{} Shire Council; enforcement_body, food_authority, sender; authority that inspected
q business company:{} Fish Bar/Café {}/The {} Arms/{} Tandoori/{} Bakery; establishment, trading_name, premises_name; business that was inspected
q operator person; food_business_operator, proprietor, addressed_to; who runs it
q officer person; inspector, ehp, inspected_by; who made the inspection
q met person; person_in_charge, seen_on_visit; who was there when the officer came
q visited date; inspection_date, date_of_visit; when the officer came
q reg id:FHR/#####; registration, premises_number, reference
q rating number:1..5; score, stars, hygiene_rating; how many stars were given
q previous number:1..5; last_score, earlier_rating; how many there were last time
q fridge unit:°C 6..14; measured_temperature, chiller_reading; how warm the fridge was
q pests flag; infestation, pest_activity; whether vermin were found
q notice choice:none/improvement notice/prohibition; enforcement_action, formal_action; what formal step was taken
q appeal_by date; challenge_until, last_day_to_appeal; until when the score may be challenged
q revisit money:120..260; re_inspection_fee, cost_of_new_visit; what a new visit at one's own wish costs
l faults; findings, contraventions, matters_to_put_right; what was wrong
c faults.what phrase; defect, observation
c faults.within number:1..28; days_allowed, deadline_in_days; days in which to put it right
c faults.law id:Reg. ##(#); legal_basis, provision; rule that was broken
a next_visit date; next_inspection, due_again; when the next routine visit is
a fine money; penalty, fixed_penalty; what must be paid as a penalty
a opened date; registered_since, trading_since; when the business started
a staff number; food_handlers, employees
a closed_from date; closure_date, shut_since; from when the business had to shut
a complaint person; complainant, reported_by; who complained
a training date; hygiene_course, trained_on; when the staff were trained
a allergen phrase; undeclared_allergen, allergen_found
---
{council}
Environmental Health || {:phone}
{:street}, {:city} || Our ref {reg}

{operator}
trading as {business}

# Your rating is {rating}

I called on {visited} and was shown round by {met}. Below is what the law requires of you. [Last time you were given {previous}.]
The display fridge stood at {fridge} on my probe; it should be below eight degrees. {pests!I saw fresh mouse droppings behind the flour bins|There were live cockroaches under the dishwasher~I saw no trace of mice or insects|The traps were empty and nothing had been gnawed}.
{notice?I am content to leave it at this letter~A formal paper giving you time to mend matters is enclosed; ignoring it is an offence~You agreed to stop cooking at once and a paper to that effect hangs on the door}.

%faults 2..6
What I saw | Days | Rule
{faults.what=no soap at the basin|raw chicken above salad|cracked tiles by the range|probe wipes run out|no date on cooked rice|dirty can opener|torn fly screen} | {faults.within} | {faults.law}
%%

The sticker will follow in {:number:2..4} weeks. If you think the score unfair, write to the lead officer by {appeal_by}. [You may also ask for a fresh visit once all is done, for {revisit}.]

{officer}
<Environmental Health Practitioner|Food Safety Officer>

== en wheelchair_service_issue
q service company:{} Wheelchair Service/{} Mobility Centre/{} Posture and Seating Clinic; issuing_service, lender; service that lends the chair
q therapist person; assessed_by, prescriber, clinician; who chose the chair
q engineer person; rehabilitation_engineer, set_up_by; who adjusted it
q client person; user, patient, issued_to; who will sit in it
q carer person; responsible_adult, demonstrated_to; who was shown how it works
q chair product; model, equipment; which chair it is
q serial id:@@########; serial_number, asset_id; number on the frame
q handed date; issue_date, delivered; when it was handed over
q assessed date; assessment_date, measured_on; when the client was measured
q seat_width unit:cm 34..56; seat_size, width_of_seat
q limit unit:kg 100..200; maximum_user_weight, max_load; how heavy the user may be
q cushion phrase; pressure_relief, seat_cushion; which cushion goes with it
q drive choice:pushed by carer/self-propelled/powered; propulsion, chair_type; how it is moved
q outdoors flag; outdoor_use, may_go_outside; whether it may be used on the street
q van flag; crash_tested, transport_approved; whether one may sit in it in a vehicle
q repairer company:{} Mobility Repairs/{} Rehab Engineering/{} Healthcare; approved_repairer, maintained_by; firm that mends it
q repair_phone phone; breakdown_number, call_for_repairs; number to ring when it breaks
q review number:6..24; months_to_review, follow_up_interval; after how many months it is looked at again
a price money; value, cost_of_chair; what the chair cost
a born date; dob, date_of_birth
a gp person; family_doctor, referrer; doctor who sent the client
a client_weight unit; body_weight, user_kg; how heavy the client is
a maker company; manufacturer, brand; who made the chair
a insurance company; insurer, insured_with
a return_by date; due_back, loan_ends; when it must be given back
a battery id; battery_type, cell
---
# {service}
## Loan of equipment

{client} || Handed over {handed}
{:address} || Measured {assessed}

= Chair: {chair=Glide 200|Transit Lite 12|Tempo Junior|Rover HD|Quattro M3}
= On the frame: {serial}
= Seat: {seat_width}
= Carries up to: {limit}
?= Cushion: {cushion=contoured foam|gel, two layers|air cell, low|honeycomb}
= Tyres: {:=solid|pneumatic}, {:unit:bar 2..5}

{drive?The small wheels mean that somebody must always do the pushing~The client moves the large rims by hand~The client steers with the joystick on the right arm}. {outdoors!It may be taken along pavements and over dropped kerbs|It is meant for shops and streets as well as rooms~It is meant for level floors within the home and for nothing else|Please do not take it out of doors}.
{van!With four tie-downs the client may stay seated in a minibus|The frame has passed the crash test, so travel in a taxi is fine~In a car the client must move to an ordinary seat and the frame goes in the boot|Nobody may sit in it while being driven}.
Brakes, belt and footplates were tried together with {carer}. The tilt was set by {engineer}.
?We shall look at the fit again in {review} months.

Something broken? {repairer}, {repair_phone}, day and night. There is no charge for fair wear.

Assessed by {therapist}, <Occupational Therapist|Physiotherapist>
~ The chair stays our property. Tell us if you move.

== en outbreak_notice_care_home
q home company:{} Lodge/{} House Nursing Home/{} Court Aged Care; facility, institution; home in which people fell ill
q agency company:{} Public Health Unit/Health Protection Team {}/{} Department of Public Health; health_authority, advised_by; public body that guides the home
q manager person; home_manager, author, signed_by; who writes to the families
q doctor person; public_health_consultant, lead_doctor; doctor of that public body
q illness choice:norovirus/influenza/scabies; pathogen, disease; what is going round
q lab flag; confirmed_by_laboratory, test_positive; whether a laboratory has confirmed it
q first date; onset, first_case; when the first person fell ill
q declared date; outbreak_declared, reported_on; when it was reported
q residents number:2..30; residents_ill, cases_among_residents; how many residents are ill
q staff number:1..12; staff_ill, staff_cases; how many of the staff are ill
q wing phrase; affected_unit, area; part of the house that is shut
q hospital number:1..4; admitted, taken_to_hospital; how many had to go to hospital
q visits choice:stopped/limited/unchanged; visiting_status, visitor_policy; whether families may come
q ref id:ILOG ######; outbreak_number, reference
q nurse person; infection_control_lead, contact; whom families may ring
q phone phone; helpline, contact_number
a ended date; outbreak_over, declared_over; when it was over
a deaths number; deaths, died; how many have died
a beds number; capacity, registered_beds; how many beds the home has
a lab_name company; laboratory, tested_by; which laboratory did the test
a index person; index_case, first_patient; who fell ill first
a cleaner company; cleaning_firm, deep_clean_by
a reopening date; visits_resume, reopening_date; when visits begin again
---
{home}
{:street}, {:city} || {:date}

To all families and friends

# Illness in the house ({ref})

I am writing so that you hear it from us first. Since {first} a number of people in {wing=the Rose wing|the upper floor|the east corridor|the memory unit|Bluebell} have had {illness?sickness and diarrhoea, coming on suddenly~a high temperature, cough and aching limbs~an itching rash between the fingers}. At the time of writing {residents} residents and {staff} of our carers are unwell. [{hospital} had to be admitted and are doing well.]
We told {agency} on {declared}, and {doctor} has been advising us daily. {lab!Swabs sent away have shown what it is|The samples have come back and leave no doubt~Samples have been taken but we have no result yet|So far nothing has come back from the samples, so we go by the signs alone}.
{visits?Please do not come for now; we will hold the telephone to anyone's ear~One person at a time may come, by appointment, and with mask and apron~You may come and go as always, but wash your hands}. 
The lounge is shut, meals come on trays, and rooms are cleaned {:number:2..4} times a day with a chlorine solution of {:number:1000..5000} parts per million.
?Call {nurse} on {phone} between {:time} and {:time}.

Thank you for bearing with us,

{manager}

== en diabetic_eye_screening
q programme company:{} Eye Screening/{} Retinal Programme/Diabetic Eyes {}; screening_service, sent_by; programme that took the pictures
q grader person; read_by, image_reader; who judged the pictures
q director person; clinical_lead, signatory; doctor who signs
q patient person; screened_person, subject
q practice company:{} Surgery/{} Medical Practice/{} Clinic; gp_practice, copy_sent_to; practice that is told the result
q patient_id id:DES-#######; programme_number, screening_id
q taken date; photographed_on, screening_date; when the pictures were taken
q site phrase; screening_place, venue; where they were taken
q photographer person; screener, drops_given_by; who took the pictures
q right_eye phrase; od_result, right_fundus; what was seen on the right
q left_eye phrase; os_result, left_fundus; what was seen on the left
q acuity_right id:6/##; vision_right, va_od; how well the right eye sees
q acuity_left id:6/##; vision_left, va_os; how well the left eye sees
q next number:6..24; recall_months, interval; months to the next pictures
q refer flag; referred_to_hospital, specialist_needed; whether a hospital must see the eyes
q known year; diabetes_since, year_of_diagnosis; since when the diabetes is known
a hba1c number; hba1c, blood_sugar_level
a pressure unit; intraocular_pressure, iop
a optician company; optometrist, optician_name
a appointment date; hospital_appointment, seen_by_specialist_on; when the hospital will see the patient
a born date; dob, date_of_birth
a insulin flag; on_insulin, insulin_treated; whether insulin is used
a consultant person; ophthalmologist, eye_surgeon
a treatment phrase; laser, therapy_given; what treatment the eyes had
---
{programme} || {:date}
{:street}, {:city}

{patient}
Programme no. {patient_id}

Dear {patient},

# Result of your eye photographs

Thank you for coming to {site=the mobile van at the supermarket|the health centre|Outpatients 3|the community hall|the high street optician's upstairs room} on {taken}, when {photographer} put in the drops and took the pictures. They have been looked at by {grader}[ and checked a second time].

= Right: {right_eye=no change|background changes|early maculopathy|a few small bleeds|not gradable}
= Left: {left_eye=healthy|mild background|new vessels|cotton wool spots|cataract hides the view}
= Letters read, right: {acuity_right}
= Letters read, left: {acuity_left}

{refer!What we saw should be looked at by the eye department, and they will write to you|We are passing your pictures to the eye department~Nothing we saw calls for more than your usual care|There is no reason to send you anywhere else}.
We shall ask you back in {next} months.
?Our records say that you were first told of the condition in {known}.
Good control of sugar and blood pressure lowers the risk to your sight. Do not drive until the drops have worn off, {:number:3..6} hours or so.
This has been sent to {practice} as well.

{director}
Clinical Lead

== en headstone_permit
q cemetery company:{} Cemetery/St {} Churchyard/{} Lawn Cemetery; burial_ground, site; where the stone is to stand
q authority company:{} Burial Board/{} Town Council/Diocese of {}; permit_issued_by, burial_authority; body that gives leave
q mason company:{} Memorials/{} & Daughters Stonemasons/{} Monumental; stonemason, erected_by; firm that sets the stone
q owner person; grave_owner, deed_holder, applicant; who owns the grave
q deceased person; buried_person, commemorated; whose name is on the stone
q plot id:@-###-##; grave_number, plot_reference; number of the grave
q permit_no id:MP####; permit_number, authorisation
q granted date; issue_date, approved_on; when leave was given
q valid date; expires, erect_by; until when the stone must stand
q stone phrase; material, type_of_stone; what stone it is
q height unit:mm 600..1200; overall_height, how_tall
q text phrase; inscription, wording; what is carved
q fee money:90..400; permit_fee, charge
q kerbs flag; kerb_set_allowed, surround_permitted; whether an edging may be laid round the grave
q registrar person; cemetery_manager, signed_by; who signs the permit
q fixing phrase; anchor_system, how_secured; how the stone is held
q test number:1..5; stability_interval, years_between_tests; every how many years it is shaken
a interred date; burial_date, day_of_burial; when the person was buried
a died date; date_of_death, dod
a undertaker company; funeral_director, funeral_firm
a lease number; years_of_right, term_of_grave; for how many years the grave is held
a second person; second_interment, spouse; other person in the grave
a weight unit; stone_weight, kg
a cost money; price_of_stone, memorial_cost; what the stone costs
---
^ {authority}
# Memorial permit {permit_no}
^ {cemetery}

Issued on {granted} to {mason}, at the wish of {owner}, who holds the deed to grave {plot}.

The firm may set up a {stone=grey granite headstone|slate tablet|Portland stone cross|sandstone book|Welsh slate ledger|black granite heart}, not more than {height} above the turf[, on a foundation of {:unit:mm 75..150}], to remember {deceased}. The carving shall read: "{text=At rest by the sea she loved|Gone fishing|He sang till the end|Beloved of many|Her garden was her joy|Till the day breaks}".

* {kerbs!A low edging of the same stone may be laid about the grave|Kerbs are allowed in this section~The grass must come up to the base; edgings are not allowed here|No edging, chippings or fence may be laid}.
* The base is held by {fixing=a stainless dowel, 300 mm|a ground anchor|a NAMM lock|resin and two pins}.
?* Every {test} years the stone is tried with a force of {:number:25..50} kg; loose ones are laid flat.
* Work on weekdays only, between {:time} and {:time}, never during a service.
The fee of {fee} has been paid. If the stone is not up by {valid} a new permit has to be sought.

{registrar}
<Cemeteries Registrar|Clerk to the Board>

== en banns_certificate
q church company:St {} Church/{} Parish Church/All Saints {}; where_read, church; church in which the reading took place
q parish city; parish_of, ecclesiastical_parish; parish of that church
q groom person; first_party, bridegroom
q bride person; second_party, bride_name
q groom_parish city; residence_of_groom, his_parish; where he lives
q bride_parish city; residence_of_bride, her_parish; where she lives
q wedding_church company:St {} Minster/{} Priory/Holy Trinity {}; place_of_marriage, solemnised_at; church in which they will marry
q first date; first_reading, first_sunday; when they were read for the first time
q third date; last_reading, final_sunday; when they were read for the last time
q reader person; read_by_last, officiant; who read them the last time
q incumbent person; vicar, certified_by; who signs
q entry number:100..900; register_entry, banns_book_number; number in the book
q groom_status choice:bachelor/widower/divorced; his_condition, marital_status_groom; whether he was married before
q objection flag; impediment_alleged, forbidden; whether anyone spoke against it
q fee money:15..50; paid, cost; what the certificate costs
q by_date date; wedding_not_after, lapse_of_banns; by when they must marry
a wedding_day date; marriage_date, ceremony; when they will marry
a witness person; witness, attested_by
a father person; father_of_bride, her_father
a age number; age_of_groom, his_age
a organist person; organist, music_by
a bride_status phrase; marital_status_bride, her_condition; whether she was married before
a job job; occupation_of_bride, her_rank
---
# Certificate of banns
^ {church}, in the parish of {parish}

I hereby certify that the banns of marriage between

^ {groom}
^ of the parish of {groom_parish}, {groom_status?who has never been married~whose first wife has died~whose former marriage was dissolved}
and
^ {bride}
^ of the parish of {bride_parish}

were published in this church on three Sundays, the first being {first} and the third {third}, upon the last of which they were called by {reader}. [They stand in our book under number {entry}.]
{objection!One member of the congregation rose and alleged a cause why they should not be joined; the archdeacon has been told|An impediment was put forward on the second Sunday and is being looked into~Nobody declared any cause or just impediment|No one came forward against them on any of the three days}.
The marriage is to be solemnised at {wedding_church}. It must take place not later than {by_date}, or the banns have to be read afresh.

Given under my hand, {:date}

{incumbent}
<Vicar|Rector|Priest in charge>
~ Received with thanks {fee}, parish office, {:street}.

== en church_flower_rota
q church company:St {}'s/{} Methodist Church/Christ Church {}; congregation, church; for which church the rota is
q organiser person; coordinator, compiled_by, in_charge; who draws up the rota
q phone phone; contact, call_to_swap; number to ring for swapping
q season period; valid_for, covered; time for which it holds
q supplier company:{} Florists/{} Nursery/{} Blooms; flowers_from, florist; where flowers are bought
q budget money:10..60; allowance, spend_per_week; what may be spent each week
q key phrase; key_kept, access; where the key hangs
q lilies flag; lilies_allowed, scented_lilies_ok; whether lilies may be used
q festival date; decorating_day, all_hands; day on which all come to decorate
q theme phrase; motif, subject; motto of that decorating
q vicar person; minister, asks_for; minister who has a wish
q treasurer person; refunds_from, pays_back; who gives the money back
l turns; rota, weeks, duties; who does the flowers when
c turns.sunday date; week_of, on
c turns.who person; arranger, volunteer
c turns.place phrase; spot, position_in_church; where the flowers stand
c turns.given_by person; donor, in_memory_by; who pays for that week's flowers
a cleaner person; brass_cleaner, cleans_church; who cleans the church
a wedding date; wedding_day, booked_wedding; when there is a wedding
a collection money; collected, donations_total; what was collected
a secretary person; pcc_secretary, church_secretary
a email email; organiser_mail, e_mail
a organist person; plays_organ, musician
a water phrase; tap, water_from; where water is drawn
---
{church}
# Flower rota, {season}

Dear all, thank you for another lovely year. Here are the turns for the coming months. If you can't manage yours, please find somebody to swap with and let me know on {phone}.

%turns 3..7
Sunday | Arranger | Where | Kindly given by
{turns.sunday} | {turns.who} | {turns.place=font|pedestal left|windowsills|lady chapel|porch|altar|pulpit} | {turns.given_by}
%%

A few reminders:
* You may spend {budget} on your week; {treasurer} will pay you back against the slip. {supplier} keep a bucket for us on Fridays.
* The key is {key=under the third flowerpot|with the sexton|in the safe by the vestry|at number 12|at the post office counter}.
* {lilies!Lilies are welcome again now that the choir has got used to them|By all means use lilies, but take the stamens off~No lilies, please: two of the choir can't breathe|We leave lilies out, on account of asthma}.
* Old oasis goes in the grey bin, greenery on the heap behind the wall.
?We decorate for harvest on {festival} from {:time}; the motif is {theme=all good gifts|seedtime|the sea|loaves and fishes|hedgerow}. {vicar} would dearly like something along the chancel step.

With love,
{organiser}

== en gift_aid_declaration
q charity company:{} Hospice/The {} Trust/{} Animal Sanctuary/Friends of {}; recipient, beneficiary, charity_name; to whom the money goes
q charity_no id:1######; registration_number, registered_charity_no
q donor person; giver, taxpayer, declarant; who gives
q address address; donor_home, home_address; where the giver lives
q gift money:10..2000; donation, amount_given; what is given
q signed date; declaration_date, date_of_signature; when it was signed
q scope choice:this gift only/all future gifts/past four years and future; covers, applies_to; which gifts are meant
q anonymous flag; keep_name_private, unnamed; whether the giver wishes not to be named
q contact_ok flag; marketing_consent, may_write; whether the charity may write to the giver
q purpose phrase; restricted_to, designation; what the money is for
q memory person; in_memory_of, tribute; whom the gift remembers
q collected person; volunteer, received_by; who took the form
q event phrase; raised_at, occasion; on what occasion it was given
q method phrase; paid_by, means; how it was given
q donor_id id:SUP######; supporter_number, crm_id; number the charity gives the giver
q treasurer person; charity_treasurer, return_to; to whom the form goes
a tax money; tax_reclaimed, gift_aid_amount; what the charity gets back from the tax office
a account iban; bank_account, iban
a employer company; matched_by, matching_employer; employer who doubles the gift
a born date; dob, date_of_birth
a next_gift date; next_payment, due
a email email; donor_email, mail_address
a phone phone; donor_phone, telephone
a spouse person; joint_donor, partner; who gives together with the donor
---
# {charity}
^ Registered charity {charity_no}

## Make your gift worth a quarter more

= Supporter: {donor}
= Home: {address}
= Your gift: {gift}
?= Given by: {method=cheque|cash in envelope|card at the door|bank transfer|phone text}
?= Occasion: {event=the sponsored swim|carol evening|garden open day|coffee morning|midnight walk}

I pay UK income tax and understand that if I pay less than is claimed on all my gifts it is for me to make up the difference. Please treat as made with tax relief {scope?nothing but the sum above~what I hand over today and whatever I give from now on~whatever I gave in the last four years, today and from now on}.
?I wish it to be used for {purpose=the new kennels|night nurses|the minibus|roof repairs|bursaries for carers}.
?I give in memory of {memory}.
* {anonymous!Do not print my name in the newsletter or on the board|I would rather nobody knew~You may print my name among those who gave|I am glad to be thanked by name}.
* {contact_ok!Yes, let me know by post how things go on|Do keep me posted~Please send me nothing further|I want no more letters}.

Signed: {donor} || {signed}

For the office
Taken in by {collected} · entered as {donor_id} · send to {treasurer}, {:street}, {:city}
~ Our running costs are {:percent} of income. Tell us if you change your name or move.

== en legacy_acknowledgement
q charity company:{} Cathedral Fund/{} Children's Hospital Appeal/{} Bird Observatory/Royal {} Society; beneficiary, legatee, from; charity that receives the bequest
q manager person; legacy_officer, author; who writes for the charity
q executor person; addressed_to, personal_representative; who settles the estate
q firm company:{} & Co Solicitors/{} Law/{} Legal LLP; law_firm, acting_firm; firm in which that person works
q testator person; donor, deceased, benefactor; who left the money
q kind choice:fixed sum/share of residue/specific item; gift_type, nature_of_bequest; what sort of bequest it is
q sum money:1000..90000; amount_received, payment; what has come in
q received date; paid_in, arrived_on; when it came in
q your_ref id:@@@/####.#; firm_reference, their_ref; number of the firm
q our_ref id:LEG-#####; charity_file, our_reference; number of the charity
q final flag; distribution_complete, last_payment; whether no more is to come
q use phrase; applied_to, spent_on; what it will be used for
q place phrase; honoured_where, memorial_place; where the name will be shown
q link phrase; connection, story; how the giver knew the charity
q accounts date; accounts_requested_by, estate_accounts_due; by when the charity asks for the accounts
q trustee person; chair, also_thanks; head of the charity
a died date; date_of_death, dod
a will_dated date; will_date, date_of_will; when the will was made
a estate money; estate_value, total_estate; what the whole estate is worth
a share percent; fraction, residue_share; share that the charity gets
a probate date; grant_date, probate_granted
a co_executor person; second_executor, joint_executor
a house address; property_in_estate, last_home; house that belongs to the estate
---
{charity} || {:date}
{:street}, {:city} || Our ref {our_ref}

{executor}
{firm}
Your ref {your_ref}

Dear {executor},

# The late {testator}

Thank you for your letter and for the {sum}, which reached our account on {received}. Please pass our deep gratitude on to the family.
We understand that the will provides for {kind?a round figure to be paid to us~us to have part of whatever is left over~us to be given the painting and the piano}. {final!You tell us that with this the matter is at an end|We note that nothing further is to be expected~You tell us that there will be something more once the house is sold|We gather that this is on account and more will follow}. [May we ask for the estate accounts by {accounts}?]
?It may please the family to hear that our friend {link=came every Tuesday to sort stamps|had been born on our wards|watched terns with us for forty years|sang in our choir as a child|walked our dogs until last winter}.
The money will go towards {use=a new heart scanner|re-leading the west window|a hide on the marsh|two training places|the night team}, <and work begins in spring|for which {:number:10..60} others have given too>.
?If no one minds, the name will be entered {place=in the book of remembrance|on the brass by the lift|on a leaf of the tree in the hall|on a bench by the gate}.

{trustee}, who chairs us, joins me in these thanks.

Yours sincerely,

{manager}
<Legacies Officer|Head of Gifts in Wills>

== en befriending_match_letter
q charity company:{} Befriending/Age Together {}/{} Good Neighbours; organisation, arranged_by; charity that brings people together
q coordinator person; match_maker, staff_contact, written_by; who arranged it
q volunteer person; befriender, visitor; who will call
q friend person; older_person, client, visited; who will be visited
q since date; volunteer_cleared, checked_on; when the background check came through
q first date; introduction, first_visit; when they meet for the first time
q time time; at, visit_time
q day phrase; weekly_day, regular_slot; on which day of the week it will be
q area city; neighbourhood, town
q interest phrase; shared_interest, common_ground; what both like
q kin person; emergency_contact, relative; family member to be rung if something is wrong
q kin_phone phone; emergency_number, relative_phone
q trial number:4..12; trial_visits, weeks_on_trial; for how many visits they try it out
q mode choice:home visit/telephone/outings; kind_of_contact, how_they_meet; how they will meet
q hearing flag; hard_of_hearing, hearing_loss; whether the person visited hears badly
q case id:BF-###; match_number, reference
q mileage money:0.2..0.6; rate_per_mile, travel_expenses
a age number; client_age, years_old; how old the person visited is
a doctor person; gp, physician
a diagnosis phrase; illness, condition; what the person suffers from
a carer company; care_agency, home_help
a review date; review_meeting, look_back_on; when it is looked at together
a key id; key_code, door_code
a dbs id; certificate_number, disclosure_number; number of the background check
---
{charity}
{:street}, {:city} · {:phone} || Match {case}

Dear {volunteer},

Good news: your check came back on {since} with nothing on it, and I think I have found you just the right person.

{friend} lives alone in {area} and loves {interest=crosswords and cricket|old westerns|talking about the garden|dominoes|brass bands|knitting and the news}, as you do. {mode?The idea is that you sit down together in the front room for an hour or so~The idea is that you ring up for a chat and never need leave your own armchair~The idea is that you get out and about together, to the park or a café}, on {day=Mondays|Wednesday mornings|Thursdays|alternate Fridays|Sunday afternoons}.
I shall come along to introduce you on {first} at {time}. After that, let us give it {trial} goes and then both of you may say, without hurting anyone, whether you would like to carry on.

Things to know
* {hearing!Speak slowly and face to face, for much gets lost otherwise|You may have to say things twice: the left ear is gone and the right is poor~Ears are as sharp as a bat's|There is no trouble with the ears}.
* Never take money or keys; gifts above {:money:5..15} must be mentioned to us.
?* Should no one answer, ring {kin}, the niece, on {kin_phone}.
* We pay {mileage} a mile. Send the form by the {:number:5..25}th.

Thank you ever so much,

{coordinator}

== en debt_advice_summary
q agency company:{} Money Advice/Citizens' Bureau {}/{} Debt Helpline; advice_service, provider, sender; service that advises
q adviser person; caseworker, interviewed_by; who advised
q client person; debtor, advised_person
q case id:MA/#####; case_reference, file
q seen date; interview_date, advice_given_on; when the client was advised
q income money:900..2600; monthly_income, money_in; what comes in each month
q spending money:800..2600; monthly_outgoings, money_out; what goes out each month
q total money:3000..40000; total_owed, sum_of_debts; what is owed altogether
q option choice:repayment plan/debt relief order/bankruptcy; recommended_solution, way_forward; which way out is advised
q breathing flag; moratorium_applied, breathing_space; whether creditors must hold off for now
q cause phrase; reason_for_debt, trigger; how it came about
q landlord company:{} Homes/{} Housing Association/{} Lettings; housing_creditor, rent_owed_to; to whom rent is owed
q next date; next_appointment, come_back_on; when the client is to come again
q bring phrase; documents_needed, to_bring; what the client is to bring
l debts; creditors, liabilities, owed; to whom what is owed
c debts.to company:{} Credit/{} Catalogue/{} Finance/{} Energy/Bank of {}; creditor, lender
c debts.amount money:100..9000; balance, owing
c debts.kind phrase; type, nature_of_debt; what kind of debt it is
a fee money; application_fee, cost_of_order; what the way out costs
a court company; county_court, issuing_court
a bailiff company; enforcement_agent, bailiff_firm
a benefits money; benefits_received, allowance; what the state pays
a partner person; spouse, partner_name
a children number; dependants, children
a employer company; works_for, employed_by
a ends date; debt_free_by, plan_ends; when everything will be paid
---
{agency} || Case {case}
{:street}, {:city} || {:phone}

Private
{client}

# What we talked about on {seen}

Dear {client},

it was good that you came. To sum up: you told me that {cause=your hours were cut|the shop had to close|you parted from your husband|you were off sick for most of the year|a loan was taken out in your name}, and that bills had then piled up. Each month {income} comes in and {spending} goes out. Taken together you owe {total}.

%debts 3..6
Owed to | Sum | For
{debts.to} | {debts.amount} | {debts.kind=catalogue|overdraft|council tax|store card|water|gas|doorstep loan}
%%

+++
## First things first
The roof over your head comes before cards and catalogues. [Pay {landlord} the full rent from now on and {:money:5..40} a week on top.] {breathing!For sixty days nobody may chase you or add interest; I registered this for you|I have put a stop on all letters and charges for the next two months~We agreed not to ask for a pause, so letters will go on coming|A legal pause cannot be had this time}.
+++
## Which way out
{option?In my view you can offer everyone a fair small sum each month until it is done~In my view you qualify to have it all frozen for a year and then wiped out, as you own next to nothing~In my view you should ask to be declared insolvent}. Think about it at home; the choice is yours.
+++
Please come again on {next} and bring {bring=three payslips|the tenancy agreement|unopened letters, all of them|your bank card|the summons}.

{adviser}
Our advice is free and independent.

== en mountain_rescue_callout
q team company:{} Mountain Rescue/{} Search Team/Cave Rescue {}; rescue_team, filed_by; team that went out
q leader person; incident_controller, party_leader, in_command; who led the team
q casualty person; injured_party, rescued_person; who was rescued
q informant person; alarm_raised_by, caller; who raised the alarm
q incident number:12..160; callout_number, incident_no; running number of the year
q date date; day_of_rescue, occurred_on
q called time; alert_time, paged_at; when the team was called
q found time; located_at, reached; when the person was reached
q stood_down time; finished, all_clear; when the team was sent home
q grid id:@@ ### ###; map_reference, location_grid; place on the map
q place phrase; where, terrain; on what part of the hill
q injury phrase; condition, trauma; what was wrong
q members number:8..40; team_size, turnout; how many went out
q moved choice:on foot/stretcher/helicopter; evacuation, how_taken_off; how the person was brought down
q equipped flag; well_equipped, properly_dressed; whether the person had proper kit
q hospital company:{} Infirmary/{} General/{} Memorial Hospital; taken_to, receiving_hospital
q doctor person; team_doctor, treated_by; who treated on the hill
q other company:{} Fell Search Dogs/Coastguard {}/{} Air Ambulance; supporting_agency, assisted_by; who else helped
a age number; casualty_age, years
a next_of_kin person; relative, family_informed; who was told in the family
a weather phrase; conditions, forecast; what the weather was
a phone phone; mobile_of_caller, callback; number from which the call came
a cost money; rescue_cost, expense
a police_log id; log_number, police_incident
a companion person; walking_partner, with; with whom the person was walking
a insurer company; insurer, rescue_cover
---
# {team}
## Incident {incident} · {date}

Paged at {called} by the police after {informant}, who was camping by the tarn, had heard a whistle. Map reference {grid}, {place=the foot of the north gully|a scree slope below the col|the second pitch of the ridge|a peat bog west of the dam|the edge of the plateau}.
{leader} took charge at base. {members} members turned out in {:number:2..5} vehicles; [{other} came too].

## Log
* {found} first party with {casualty}: {injury=lower leg fracture|dislocated shoulder|mild hypothermia|head wound, awake|twisted knee|chest pain}.
?* Pain relief given by {doctor}, splint, bivvy bag.
* {moved?Walked down slowly between two of us, poles and hot tea~Carried a good way on the Bell, eight on the ropes~Winched up and flown off by the coastguard crew}.
* Handed over to road ambulance, bound for {hospital}.
* Everyone back, kit washed, {stood_down}.

## Remarks
{equipped!Good boots, map, lamp, spare layers: simply bad luck|The kit was exemplary~Trainers, a cotton hoodie and a telephone nearly flat|No lamp, no map, no waterproof}. Radio was poor in the corrie; channel {:number:31..70} worked best. One karabiner missing.
~ The team is made up of volunteers and paid for by gifts.

== en lifeboat_launch_return
q station company:{} Lifeboat Station/{} Inshore Rescue/RNR {}; lifeboat_station, launched_from; station whose boat went out
q cox person; coxswain, helm, commanded_by; who steered
q boat phrase; lifeboat_name, craft; name of the rescue boat
q casualty phrase; vessel_assisted, yacht; vessel that was helped
q skipper person; master_of_casualty, owner_on_board; who commanded that vessel
q day date; date_of_service, launch_date
q launched time; time_of_launch, afloat_at; when the boat was put to sea
q back time; rehoused, ready_again; when it was ready again
q saved number:1..9; lives_saved, persons_landed; how many people were brought ashore
q wind number:3..10; force, beaufort; how strong the wind was
q sea phrase; sea_state, state_of_water
q trouble phrase; cause, nature_of_call; what was wrong
q tow flag; towed_in, under_tow; whether the vessel was towed
q harbour city; port_taken_to, brought_into; where it was brought
q requested company:{} Coastguard/Coast Radio {}/MRCC {}; tasked_by, authority_calling; who asked for the launch
q return_no id:SR-##-###; report_number, service_return
q operations person; launch_authority, launching_officer; who gave leave to launch
l crew; hands, on_board, crew_members; who was on the rescue boat
c crew.name person; member, crewman
c crew.post phrase; duty, position_on_board; what the member did
a fuel unit; fuel_used, litres
a mechanic_phone phone; station_phone, contact
a flag country; flag_state, registered_in; where the vessel is registered
a damage money; cost_of_damage, repair_cost
a length unit; length_of_vessel, loa
a insurer company; hull_insurer, underwriters
a distress time; mayday_received, first_call; when the call for help was first heard
a next_exercise date; next_drill, training
---
# Return of service {return_no}
{station} || {day}

{requested} asked for us by pager after the {casualty=ketch Sea Thrift|motor cruiser Bonny Lass|crabber Provider|sloop Mistral II|dive boat Otter} had reported {trouble=a rope round the screw|water coming in by the stern gland|a broken mast|engine failure off the bar|a man with a crushed hand}. Leave to launch was given by {operations}. The {boat=Ethel Grace|Spirit of the Dales|Margaret and Tom|Pride of the Bay} was afloat at {launched} with {cox} at the wheel.

= Wind: {:=SW|NNE|W|SE} {wind}
= Sea: {sea=short and steep|long swell|slight|confused over the bar|breaking}
= Visibility: {:number:1..9} miles

## Aboard
%crew 3..6 lines
{crew.name} - {crew.post=mechanic|navigator|first aider|radio|deck|linesman}
%%

We found her {:number:2..14} miles off. {saved} people were taken off and landed; {skipper} at first would not leave. {tow!A line was passed at the second try and she came in behind us at five knots|We brought her in astern of us on a long line~She was left at anchor with a light showing|She made her own way in, with us standing by} {:=in the dark|on the last of the flood}. All was safe in {harbour} and blankets were waiting. Boat washed down, refuelled and ready by {back}.

== en hospice_volunteer_rota_mail
q hospice company:{} Hospice/St {}'s Hospice/Marie {} House; organisation, institution; house in which people help
q sender person; volunteer_manager, from, author; who sends the mail
q recipient person; to, volunteer; to whom it is written
q shift_date date; duty_date, day; day of the changed shift
q begin time; from, shift_start
q finish time; until, shift_end
q place phrase; station, duty_area; where the volunteer is needed
q swaps_with person; replaces, covering_for; for whom the volunteer steps in
q why phrase; reason_for_change, absence_reason; why the other cannot come
q training date; course_date, refresher; when the course is
q trainer person; course_leader, taught_by
q badge id:V####; badge_number, volunteer_id
q parking phrase; where_to_park, car_park
q meal flag; lunch_provided, food_given; whether a meal is given
q jab flag; flu_jab_required, vaccination_needed; whether a vaccination is asked for
q answer_by date; reply_by, rsvp
q hours number:40..900; hours_given, total_service; how many hours the volunteer has given up to now
q ward_lead person; sister, report_to; to whom the volunteer reports on arrival
a salary money; pay, remuneration
a patient person; patient_name, sits_with; patient whom the volunteer visits
a start date; joined, volunteering_since; since when the volunteer has helped
a phone phone; mobile, contact_number
a beds number; bed_count, capacity
a fundraiser phrase; fundraising_event, fete
a next_shift date; following_shift, after_that; the shift after this one
---
From: {sender}, {hospice}
To: {recipient}
Subject: <Could you step in?|Change to your shift|A favour, please>

Dear {recipient},

I have a favour to ask. {swaps_with} can't come because of {why=a new hip|a grandchild's christening|jury duty|a broken boiler|a trip to Goa}, so could you take over {place=the tea bar|the front desk|the family room|the garden|the shop till} on {shift_date}, from {begin} to {finish}? When you arrive go to {ward_lead}, who will show you the new screen.
{meal!A hot lunch is yours for the asking|There is soup and a pudding for you at noon~Please bring a sandwich, as the kitchen is being painted|I'm afraid we can't feed you that day}. You can park {parking=behind the chapel|in the staff bays|on the verge by the gate|at the rugby club}.
{jab!Everyone on the wards must have had the flu jab by then, you too|You will need to show that you have had your flu jab~There is no need for a jab|Nobody has to be jabbed for this}.
?The moving and handling course is on {training} with {trainer}; {:number:6..14} of you are down for it so far.
Could you let me know by {answer_by}? And have your badge ({badge}) with you: the doors are now locked at {:time}.
?By the way, you have given {hours} hours to this house. Thank you.

All good wishes,
{sender}

== en night_shelter_referral
q agency company:{} Outreach/Streets {}/{} Homeless Link; referring_agency, referred_by_organisation; who sends the person
q worker person; referrer, outreach_worker, completed_by; who fills in the form
q shelter company:{} Night Shelter/{} Winter Beds/St {} Refuge; accommodation, receiving_service; where the person is to sleep
q guest person; client, rough_sleeper, referred_person; who needs a bed
q referral id:NS-####; form_number, reference
q nights number:1..28; stay_length, nights_offered; for how many nights
q from date; first_night, check_in_date; from which night
q arrive time; doors, latest_arrival; by when the person must be there
q bed id:@##; bed_space, allocated_bed
q spot phrase; sleeping_site, last_slept; where the person has slept until now
q local flag; local_connection, ties_to_area; whether the person belongs to the area
q dog phrase; animal, pet; what animal comes along
q risk choice:low/medium/high; risk_level, danger_rating; how risky the person is thought to be
q medicine phrase; medication, prescribed; what the person takes
q key_worker person; assigned_worker, housing_support; who looks after the person in the shelter
q origin country; nationality, country_of_origin
q seen date; first_contact, met_on; when the person was first met
a born date; dob, date_of_birth
a insurance id; national_insurance, ni_number
a client_phone phone; client_phone, mobile
a move_on address; permanent_address, move_on_flat; where the person will live later
a probation person; probation_officer, supervising_officer
a charge money; rent, price_per_night
a doctor company; gp_practice, registered_with
a convictions phrase; offences, criminal_record
---
# Referral {referral}
From {agency} to {shelter}

{guest}, from {origin}, first met by our team on {seen} {spot=behind the bus garage|in the doorway of the old bank|under the flyover|in a tent by the weir|in a car near the allotments}. 

= Bed: {bed}
= From the night of: {from}
= For: {nights} nights
= Doors shut: {arrive}
?= With: {dog=a lurcher called Bess|an old collie|two ferrets|a small terrier}
?= Takes: {medicine=methadone, daily|insulin|nothing but painkillers|antidepressants|an inhaler}

{local!Was at school here and has a sister round the corner, so the council cannot send them elsewhere|Born here and known at the day centre for years~Came on a coach last week and knows nobody in town|No ties to the town could be shown}. {risk?A quiet soul; nothing on file to worry about~Has been loud in drink once or twice; keep an eye open~Has hurt staff before: never alone with one worker}.
?In the house {key_worker} will be the one to talk to.
Told about the rules: no drink inside, lights out at {:time}, out by {:time}. Has {:number:1..3} bags. Consent signed.

{worker}, {:phone}, {:date}

== en lottery_winner_letter_club
q club company:{} Rugby Club/{} GAA Club/{} Band Hall/Friends of {} Park; promoter, run_by; club that holds the draw
q promoter person; lottery_officer, signed_by; who is responsible for the draw
q winner person; lucky_member, prize_goes_to
q prize money:50..5000; winnings, amount_won
q ticket id:####; lucky_number, ticket_no; number that was drawn
q draw_no number:40..600; draw_number, week_number; number of the draw
q drawn date; draw_date, held_on
q drawn_by person; guest, picked_by; who drew the number
q place phrase; venue, where_drawn
q licence id:SSL/#####; permit_number, registered_under; number under which the draw is registered
q council company:{} Borough Council/{} District Court/{} City Council; licensing_body, registered_with; where the draw is registered
q claim_by date; claim_deadline, last_day; until when the prize may be claimed
q paid choice:cheque/bank transfer/cash; payout_method, paid_how; how the winner is paid
q jackpot money:2000..20000; rollover, next_jackpot; what can be won next time
q rolled flag; jackpot_won, main_prize_hit; whether the main prize was won
q sold number:200..3000; entries, tickets_sold
l others; minor_prizes, runners_up, consolation; who else won
c others.name person; winner_name, who
c others.number id:####; ticket, drawn_number
c others.gets phrase; prize, won
a seller person; ticket_seller, agent; who sold the winning ticket
a price money; ticket_price, cost_per_line; what a ticket costs
a next_draw date; next_draw_date, drawn_next; when the next draw is
a profit money; raised, proceeds; what the club has made
a auditor person; checked_by, auditor
a account iban; winner_account, iban
a sponsor company; sponsored_by, donor
---
{club} || Draw {draw_no}
{:street}, {:city}

Dear {winner},

# You have won {prize}!

Your number, {ticket}, came out of the drum at {place=the clubhouse|the Railway Tavern|half time on Saturday|the annual dinner|the band practice} on {drawn}. It was drawn by {drawn_by} in front of {:number:20..90} people, {sold} numbers having been sold.
{paid?Enclosed you will find a slip of paper that any bank will take~If you let us have your sort code we will send it over~Call at the bar and we will count it into your hand}. If we hear nothing by {claim_by}, it goes back into the pot.
{rolled!The big one was hit too, by somebody in the village|The big pot went as well, for the first time in years~Nobody matched all four, so the big pot grows|The big pot was not hit}. [It now stands at {jackpot}.]

## Also drawn
%others 2..5 lines
{others.name} ({others.number}): {others.gets=bottle of port|meal for two|hamper|twenty in cash|garden voucher|ham}
%%

Thank you for backing us.

{promoter}
~ Society lottery registered with {council} under {licence}. Players must be 16 or over.

== en councillor_casework_reply
q council company:{} City Council/{} County Council/{} Town Council; authority, councillor_of; council on which the writer sits
q councillor person; author, elected_member, from; who writes
q resident person; constituent, addressed_to
q ward region; electoral_area, division; area for which the writer was elected
q met date; surgery_date, met_on; when they met
q venue phrase; where_met, surgery_place; where they met
q problem phrase; issue, complaint, subject; what the resident complained of
q officer person; responsible_officer, asked; official whom the writer asked
q department phrase; service_area, directorate; where that official works
q reply date; answer_received, officer_reply; when the official answered
q action_by date; works_by, promised_date; by when something is to be done
q cost money:200..20000; estimated_cost, price_of_works; what it would cost
q agreed flag; council_will_act, request_granted; whether the council will do it
q case id:CW####; casework_number, ref
q party phrase; political_group, affiliation; group the writer belongs to
q petition number:40..900; signatures, signatories; how many signed
q next date; next_surgery, open_again; when the writer may next be met
q phone phone; contact_number, call
a term date; term_ends, next_election; when the writer's term ends
a committee phrase; committee_seat, sits_on
a budget money; ward_budget, member_fund; fund at the writer's disposal
a mp person; member_of_parliament, mp
a residents_group company; tenants_association, community_group
a contractor company; works_contractor, to_be_done_by
a road street; street_of_problem, site; street in question
---
{councillor}
Councillor for {ward} · {council}
[{party=Independent|Green Group|Ratepayers|Labour Group|Liberal Alliance}] || {:date}

Dear {resident},

# {problem=Rats by the garages|Cars racing after dark|The broken lamp at the alley|Flooding at the underpass|No crossing by the school|Fly-tipped mattresses} ({case})

Thank you for coming to see me at {venue=the library|the Polish club|the leisure centre|the church room|the market stall} on {met}. [Your list with {petition} names has been handed in.]
I took it up with {officer} in {department=Street Scene|Highways|Housing Repairs|Community Safety|Parks}, who answered on {reply}. In short: {agreed!they accept that something must be done and will do it|the work has been put into the programme~they do not think it can be justified and will leave things as they are|I'm afraid they have turned us down}. [Their figure for it is {cost}.] {:=I have asked for more detail.|I was not wholly satisfied with the tone.|They were courteous.}
?They have given me {action_by} as the date by which to expect men on site.
I enclose {:number:2..5} pages of correspondence. Please tell me if nothing changes; I can put a question at full council.
You can find me again on {next} at the usual place, or ring {phone} in the evening.

Yours,

{councillor}

== en petition_response
q council company:{} Council/{} City Council/Government of {}; responding_body, authority; body that answers the petition
q minister person; lead_member, answered_by; who answers
q organiser person; lead_petitioner, started_by, addressed_to; who began the petition
q title phrase; subject, petition_title; what is demanded
q signatures number:300..9000; valid_signatures, supporters; how many valid names there are
q struck number:5..200; invalid_entries, rejected_names; how many names did not count
q threshold number:200..2000; debate_threshold, needed_for_debate; how many names are needed for a debate
q number id:PET-####; petition_number, reference
q handed date; presented_on, submitted; when it was handed in
q closes date; final_decision_date, cabinet_date; when the final decision falls
q debated flag; debate_granted, goes_to_debate; whether it will be debated
q stance choice:supports/partly supports/rejects; position, response_type; how the body stands to it
q ground phrase; main_reason, justification; why
q cost money:20000..900000; cost_of_demand, estimate; what it would cost to do as asked
q presented_by person; sponsoring_councillor, carried_by; elected member who handed it in
q clerk person; democratic_services, contact; who deals with questions
a opened date; petition_opened, started_on; when collecting began
a paper number; paper_signatures, handwritten
a votes number; votes_for, vote_result
a consultant company; adviser, study_by
a saving money; expected_saving, yearly_saving
a hearing_place phrase; venue_of_debate, chamber
a opponent person; counter_petitioner, opposed_by
---
{council} || {number}
# Answer to a petition
## "{title=Keep our library open|Bring back the 41 bus|No chicken factory by the river|A skate park for the estate|Save the bandstand|Shade trees in every schoolyard}"

To {organiser}

Your petition was laid before us by {presented_by} on {handed}. After checking, {signatures} names stand; [{struck} had to be struck out, being given twice or without an address]. A debate is held when at least {threshold} people sign. {debated!You have cleared that bar and will have fifteen minutes to speak|It will accordingly go before the full chamber~You fall short of that and the matter will rest with this letter|There will thus be no debate}.

We thank all who signed. {stance?You have persuaded us, and we shall do as you ask~We can go some of the way with you, though not the whole~We understand the feeling, yet cannot do as you ask}. The main consideration was {ground=the state of the roof|falling passenger numbers|a covenant on the land|child safety|the water table|what the young people told us}. To do everything that is asked would cost {cost}, as against a yearly budget for such things of {:money:20000..900000}.
The matter comes to a final decision on {closes}.
Anyone who wishes to know more may turn to {clerk}, {:email}, room {:number:10..80}.

{minister}
<Cabinet Member for Communities|Lead Member>

== en passport_photo_rejection
q office company:{} Passport Office/Regional Passport Seva {}/{} Consulate General; issuing_office, sent_by; office that deals with the application
q examiner person; case_examiner, handled_by; who looked at it
q applicant person; addressee, holder_to_be; who wants the passport
q file id:@@#########; application_number, file_no
q barcode id:PX######; letter_barcode, reply_code; code to be put on the reply
q lodged date; application_date, received_on; when the application came in
q reply_by date; deadline, response_due; by when an answer must come
q fault phrase; photo_fault, reason_rejected; what is wrong with the picture
q signer person; countersignatory, referee, vouched_by; who vouched for the picture
q signer_job job; profession_of_referee, occupation_of_countersignatory
q signer_ok flag; referee_accepted, countersign_valid; whether that person is accepted
q old_no id:#########; previous_passport, old_document_number
q old_exp date; old_expiry, expired_on; when the old one ran out
q service choice:standard/urgent/child; service_type, type_of_application; what kind of application it is
q fee money:40..180; fee_paid, charge
q travel date; intended_travel, departure; when the applicant means to travel
q returned phrase; enclosed, sent_back; what comes back with the letter
a issue date; date_of_issue, new_passport_issued; when the new passport is issued
a born date; dob, date_of_birth
a birthplace city; place_of_birth, born_in
a courier company; delivery_firm, sent_with
a mother person; mothers_name, parent
a refund money; refundable, amount_back
a interview date; interview_date, appointment
---
{office} || Application {file}
{:street}, {:city} || {:date}

{applicant}
{:address}

# We cannot use your photograph

We received your papers and {fee} on {lodged}. {service?It is being handled in the ordinary way, within three weeks~You paid to be served within the week, but the clock stops until we hear from you~As it is for someone under sixteen, a parent must sign the reply}.
The picture does not meet the rules, because {fault=the head is tilted|there is a shadow on the face|the eyes are hidden by hair|it was taken over a year ago|glasses reflect the flash|the background is patterned}. Please send two new ones, {:unit:mm 35..45} wide, no older than a month.
{signer_job=Pharmacist|Head teacher|Bank manager|Dentist|Police sergeant|Postmaster} {signer} wrote on the back. {signer_ok!That was done quite properly and may be done again by the same hand|We have no objection there~As a member of your family this person may not vouch for you; choose another|We could not reach this person and need someone else}.
?Your old passport, {old_no}, which ran out on {old_exp}, stays with us.
?We note that you are due to leave on {travel}; do not book anything further.
?Sent back with this letter: {returned=marriage certificate|birth certificate|deed|two rejected prints|school letter}.

Reply by {reply_by}, or the application lapses and the fee is lost. Stick code {barcode} on your envelope.

{examiner}
Examiner

== en driver_medical_decision
q agency company:{} Licensing Agency/Roads {}/{} Motor Vehicle Authority; licensing_authority, issued_by; authority that grants driving licences
q adviser person; medical_adviser, decided_by; doctor of the authority
q driver person; licence_holder, addressee
q licence id:@@@@@######@@#@@; driver_number, licence_no
q condition phrase; diagnosis, medical_condition; what the driver suffers from
q told date; notified_on, declared; when the driver told the authority
q consultant person; treating_specialist, report_from; doctor who reported on the driver
q hospital company:{} Infirmary/{} Neurological Centre/{} Eye Hospital; clinic_of_specialist, report_origin; where that doctor works
q outcome choice:licence kept/short licence/licence revoked; decision, result; what was decided
q effective date; takes_effect, from_when; from when it counts
q until date; licence_valid_to, new_expiry; until when the driver may now drive
q event date; last_seizure, last_episode; when the last attack was
q ref id:MED/######; case_ref, our_reference
q lorry flag; vocational_entitlement, may_drive_lorries; whether lorries and buses may be driven
q glasses flag; corrective_lenses, needs_glasses; whether glasses must be worn at the wheel
q appeal_court company:{} Magistrates' Court/{} Sheriff Court/{} District Court; appeal_to, court_of_appeal; where one may challenge it
q months number:3..12; months_seizure_free, waiting_time; how many months must pass without an attack
a born date; dob, date_of_birth
a gp person; family_doctor, general_practitioner
a fee money; cost_of_licence, medical_fee
a test date; driving_assessment, on_road_test; when a driving assessment is held
a vehicle id; registration, number_plate
a employer company; works_for, operator
a insurer company; motor_insurer, to_be_informed
a points number; penalty_points, endorsements
---
{agency}
Drivers' Medical Group || {ref}
{:street}, {:city} || {:date}

{driver}
Driver number {licence}

Dear {driver},

# Your fitness to drive

On {told} you let us know that you have {condition=epilepsy|narcolepsy|glaucoma in both eyes|Parkinson's disease|insulin-treated diabetes|a pacemaker}. We have now heard from {consultant}, {hospital}, who last saw you {:number:2..11} weeks ago[ and puts your latest attack at {event}].
{outcome?You meet the standard, and nothing changes for you~You meet the standard for now, and we send you a card for a limited time~You do not meet the standard; stop driving and send your card back in the envelope}. This counts from {effective}.
?The card now runs to {until}.
* {lorry!You may go on driving heavy vehicles as well|The right to drive buses and goods vehicles is kept~Heavy vehicles and buses are no longer open to you|This does not extend to anything above three and a half tonnes with passengers or goods for hire}.
* {glasses!At the wheel you must have your spectacles on|Spectacles or contact lenses are a condition~Your eyesight passes without any aid|You have no need of spectacles at the wheel}.
?* {months} months must go by without an attack before we look at it again.

You have six months to go to {appeal_court} should you think us wrong.

{adviser}
for the Secretary of State

== en penalty_charge_appeal
q tribunal company:{} Traffic Penalty Tribunal/Parking Adjudicators {}/{} Parking Appeals; deciding_body, issued_by; body that decides
q adjudicator person; decided_by, tribunal_member; who decides
q appellant person; motorist, keeper, brought_by; who appeals
q council company:London Borough of {}/{} City Council/{} District Council; respondent, enforcing_authority; authority that gave the ticket
q pcn id:@@########; penalty_notice, ticket_number; number of the ticket
q case id:##########; appeal_number, case_ref
q plate id:@@## @@@; vehicle, registration
q event date; contravention_date, date_of_offence; when the car stood or drove there
q seen time; observed_at, time_of_contravention
q street street; where, location
q code number:1..99; contravention_code, offence_code
q what phrase; allegation, contravention; what the driver is said to have done
q allowed flag; appeal_allowed, motorist_wins; whether the motorist wins
q penalty money:30..160; charge, amount_of_penalty; what the ticket is about
q pay_by date; payment_due, deadline
q warden phrase; officer_number, civil_enforcement_officer; who gave the ticket
q hearing choice:in person/telephone/papers only; mode, how_heard; how it was heard
q decided date; decision_date, determined
a discount money; reduced_charge, early_payment; lower sum for paying soon
a driver person; driver_at_time, who_drove; who was driving
a lease_company company; leasing_firm, registered_keeper_company
a removed flag; towed, vehicle_removed; whether the car was towed away
a badge id; blue_badge_no, permit_number
a issued date; notice_to_owner, nto_date; when the formal notice was sent
a camera id; camera_number, device_id
---
# {tribunal}
^ Decision in case {case}

{appellant} || Appellant
{council} || Enforcement authority
{pcn} || {plate}

1. The authority says that on {event} at {seen} the appellant's vehicle was in {street}, {what=parked across a dropped footway|waiting in a bus stop clearway|in a bus lane during hours of operation|left in a bay without a ticket on display|in a box junction when prohibited} (code {code}). A penalty of {penalty} was demanded.
2. {hearing?Both sides came before me and I heard them~I heard the appellant over the line, the authority not joining~Nobody asked to be heard and I read what was sent}.
3. The {warden=officer numbered TW412|officer, SN77|officer, collar number 905|patrol, ME308} noted that nobody was in the car. The appellant says that {:=the sign was hidden by a plane tree|the machine was broken|a child had been sick|the paint was worn away}, and sent {:number:2..8} pictures.
4. {allowed!I believe the appellant. The authority has not shown that the sign could be read, and must cancel the ticket|The appeal succeeds and nothing is to be paid~The sign is plain enough on the authority's film, and being hurried is no excuse. The ticket stands|I must dismiss the appeal}.
?5. Any sum due is to be paid by {pay_by}, failing which it rises by half.

{adjudicator}, {decided}
~ Either side may ask for a review within 14 days, but only on narrow grounds.

== en bus_pass_renewal
q authority company:{} Transport Executive/{} County Council/Transport for {}; issued_by, pass_authority; body that issues the pass
q holder person; passenger, pass_owner
q pass_no id:63#### #### #### ####; card_number, smartcard_id
q old_pass id:63#### ####; previous_card, superseded_card; number of the old card
q kind choice:older person/disabled person/young scholar; category, entitlement; on what ground one travels free
q valid_from date; starts, validity_start
q valid_to date; expires, end_of_validity
q from_time time; earliest_use, off_peak_from; from when on weekdays it may be used
q companion flag; companion_entitled, carer_travels_free; whether someone may come along free
q replacement money:5..20; lost_card_fee, cost_of_new_card; what a new card costs when one is lost
q trains phrase; rail_use, on_trains; what it gives on trains
q operator company:{} Buses/{} Citylink/{} Coaches; bus_company, excluded_operator; company on whose night buses it does not count
q officer person; sent_by, travel_concessions_officer
q phone phone; report_loss, lost_card_line; number to ring when it is lost
q applied date; application_received, requested_on
q proof phrase; evidence_seen, proof_accepted; what was shown as proof
q photo flag; new_photo_needed, picture_outdated; whether a new picture is needed
a born date; dob, date_of_birth
a trips number; journeys_made, usage
a stop phrase; nearest_stop, home_stop
a doctor person; certified_by, medical_practitioner
a value money; credit, balance; money loaded on the card
a review date; next_review, eligibility_check
a email email; e_mail, account_mail
---
{authority}
Concessionary Travel || {:date}

{holder}
{:address}

Dear {holder},

your new pass is stuck to this letter. {kind?You have it because of your age~You have it because of your sight, hearing or walking~You have it for the way to and from school}. The request of {applied} was granted on the strength of {proof=a council tax bill|the award letter|a birth certificate|the school roll|a driving licence}.

= Card: {pass_no}
= Good from: {valid_from}
= Good to: {valid_to}
?= Takes the place of: {old_pass}

* Monday to Friday not before {from_time}; at weekends and on holidays at any hour.
* {companion!One person helping you rides with you and pays nothing|Whoever helps you need not pay either~Anybody with you has to pay the fare|It is for you alone}.
* Not on the night buses of {operator}.
?* On trains: {trains=a third off|free within the county|half fare after ten|no reduction}.
* {photo!The likeness on it is over ten years old: please send us another|We ask you for a fresh picture before summer~We have carried your likeness over and need nothing from you|Your present picture will do}.

Cut up the old one. If this one goes missing, ring {phone}; another costs {replacement}. Last year people in the county made {:number:2..9} million trips with theirs.

{officer}

== en pavement_licence_tables
q council company:{} City Council/{} Borough Council/City of {}; licensing_authority, grantor; council that lets the pavement
q holder company:{} Kitchen/Bar {}/The {} Coffee House/{} & Sons Deli; licensee, business; business that puts out tables
q manager person; responsible_person, designated_contact; who answers for it in the business
q officer person; licensing_officer, granted_by
q licence id:PAV/##/####; licence_number, ref
q pavement street; location, frontage; where the tables stand
q from date; commencement, valid_from
q to date; expiry, valid_to
q tables number:2..16; number_of_tables, table_count
q chairs number:4..60; seats, chair_count
q clear unit:m 1.5..3; free_width, pedestrian_gap; what must stay free for walkers
q open time; furniture_out_from, from_hour
q close time; furniture_in_by, until_hour
q fee money:100..900; charge, paid
q smoking flag; smoking_allowed, smokers_welcome; whether one may smoke there
q heaters choice:none/electric/gas; heating, heater_type; what heaters are allowed
q objector phrase; consultee_comment, concern; concern that was raised
q insurer company:{} Mutual/{} Insurance/{} Assurance; liability_insurer, covered_by; who insures against harm to the public
q cover money:2000000..10000000; indemnity, insured_sum
a alcohol id; premises_licence, alcohol_licence_no
a landlord person; freeholder, building_owner
a inspection date; inspected_on, site_check
a umbrella number; parasols, umbrellas
a rent money; square_metre_rate, rent_of_pavement
a police person; police_licensing, constable
a renewal date; apply_again_by, renewal_deadline; by when to apply for the next one
---
# {council}
## Pavement licence {licence}

Granted to {holder} for the footway in front of {pavement}, from {from} to {to}, upon payment of {fee}.

= Tables: {tables}
= Chairs: {chairs}
= Out from: {open}
= In by: {close}
= Left free: {clear}
= Heaters: {heaters?not to be used at all~those with a plug, two kilowatts at most~those burning bottled propane, one to each corner}

Conditions
* The barriers are {:unit:mm 800..1100} high, with a tapping rail for people with canes.
* {smoking!Guests may light up, provided that half of the seats are kept free of it|Ashtrays may be set out on the two tables nearest the kerb~There is to be no lighting up anywhere within the barriers|Ashtrays may not be put out}.
?* In view of {objector=prams meeting at the corner|noise under bedroom windows|cyclists cutting through|the blind school nearby|blocked fire doors} the row nearest the door was taken off the plan.
* The holder keeps insurance of {cover} with {insurer} and shows it on demand.
* {manager} is to be on the spot or within reach on {:phone} while anything stands outside.
* Everything is taken in if gas, water or the police need the ground.

{officer}
Licensing, {:date}
~ To be shown in the window.

== en tattoo_studio_registration
q council company:{} Borough Council/{} County Health District/{} Regional Council; registering_authority, issued_by
q studio company:{} Ink/Black {} Tattoo/{} Body Art; premises_name, business
q owner person; proprietor, registered_person; who owns the business
q officer person; inspector, environmental_health_officer; who inspected
q reg id:SP/####; registration_number, certificate_no
q registered date; date_of_registration, entered_on
q visited date; inspection_date, inspected
q address address; premises, business_address
q activities choice:tattooing/piercing/electrolysis; registered_for, treatment; what may be done there
q rooms number:1..6; treatment_rooms, booths
q steriliser phrase; autoclave, sterilisation; how tools are made clean
q tested date; autoclave_tested, last_spore_test; when the steam machine was tested
q waste company:{} Clinical Waste/{} Hygiene/{} Medical Disposal; sharps_collector, waste_contractor; who fetches the used needles
q under flag; minors_allowed, under_18s_served; whether people under eighteen are served
q fee money:80..400; registration_fee, cost
l artists; practitioners, persons_registered, operators; who works there
c artists.name person; practitioner, who
c artists.number id:PR-###; personal_number, practitioner_id
c artists.jab date; hepatitis_vaccinated, vaccinated_on; when vaccinated against hepatitis
a expiry date; expires, valid_until
a ink company; pigment_supplier, ink_maker
a complaint phrase; complaint, incident_reported
a phone phone; studio_phone, telephone
a first_aider person; first_aider, trained_in_first_aid
a rating number; hygiene_score, stars
a born date; owner_dob, date_of_birth
---
^ {council}
^ Local Government (Miscellaneous Provisions) Act 1982
# Certificate of registration {reg}

{studio}
{address}

This is to certify that {owner} was entered on {registered} as carrying on the business of {activities?putting pictures into the skin with needles and ink~making holes in ears, noses and other parts for jewellery~taking away hair with a fine current} at the above address, having paid {fee}.

## Persons working here
%artists 1..4
Name | No. | Hep B
{artists.name} | {artists.number} | {artists.jab}
%%

## Inspection
I called on {visited}. There are {rooms} booths with washable floors, each with its own basin. Tools are {steriliser=steamed in a vacuum autoclave|single use throughout|steamed at 134 degrees|sent out to a hospital unit}[; the last spore strip, of {tested}, was clear]. Needles go into yellow boxes fetched by {waste} every {:number:2..6} weeks. {under!With a parent present those of sixteen and seventeen are taken for ear lobes|Sixteen-year-olds are taken if a parent signs~Age is checked at the desk and nobody below eighteen is taken|Those not yet eighteen are turned away}.
The certificate hangs where clients see it.

{officer}
<Environmental Health Officer|Public Protection>

== en sailing_protest_decision
q club company:{} Yacht Club/{} Sailing Club/Royal {} Sailing Squadron; organising_authority, host_club; club that held the race
q chair person; protest_chair, presided; who led the hearing
q protestor person; complaining_helm, brought_by; who protested
q protestee person; accused_helm, protested_against; against whom it was brought
q sail_a id:###; protestor_sail, complaining_boat; sail number of the one who protested
q sail_b id:####; protestee_sail, boat_accused; sail number of the other
q race number:1..12; race_number, which_race
q event phrase; regatta, series
q sailed date; race_date, day_sailed; when the race was sailed
q heard date; hearing_date, decided
q lodged time; protest_received, handed_in; when the form was handed in
q mark phrase; place_of_incident, where_on_course; where on the course it happened
q rule number:10..31; rule_broken, rule_applied
q dsq choice:disqualified/scoring penalty/dismissed; outcome, decision; what was decided
q hail flag; hailed, protest_called; whether "protest" was shouted at the time
q damage flag; contact_damage, boats_damaged; whether a boat was damaged
q witness person; third_boat, witness_heard; who was heard besides the two
q class phrase; fleet, boat_class
a race_officer person; race_officer, principal_race_officer; who ran the race
a wind unit; wind_speed, knots
a fee money; protest_fee, deposit
a crew person; crew, second_hand; who crewed
a appeal date; appeal_until, reopen_by
a start time; starting_signal, gun
a points number; penalty_points, points_added
---
{club}
# Protest hearing: {event=Midsummer Regatta|Frostbite Series|Commodore's Cup|Solent Week|Border Championship}
{class=Laser|Enterprise|Flying Fifteen|Wayfarer|GP14} fleet, race {race}, sailed {sailed}

Form received {lodged}, inside the limit. Heard {heard}.

Protestor: {protestor}, sail {sail_a}
Protestee: {protestee}, sail {sail_b}
?Also heard: {witness}, from the safety boat

## Facts found
Both boats came to {mark=the leeward gate|the first windward mark|the pin end of the line|the wing mark|the harbour wall} overlapped, {:number:3..9} lengths out. The inside boat was not given room and had to luff. {hail!A hail was made at once and a red flag shown|"Protest" was called within a second or two~Nothing was called out on the water|No hail was made until both were ashore}. {damage!The gunwale of one was stove in|A rudder was lost in the bump~The hulls touched lightly without a scratch|They never touched}.

## Conclusion
Rule {rule} applies. {dsq?The boat protested against is thrown out of the race~The boat protested against keeps her place but takes twenty per cent~The committee finds for the boat protested against and no one is punished}.

{chair}, for a committee of three
~ Rulebook 2025-2028. Rescue channel {:number:37..80}.

== en gliding_launch_log
q club company:{} Gliding Club/{} Soaring Centre/Vale of {} Gliders; operator, club; club whose field it is
q keeper person; log_keeper, timekeeper; who keeps the list
q duty person; duty_instructor, in_charge_of_flying; who was in charge of flying
q tug_pilot person; tow_pilot, towed_by
q tug id:G-@@@@; tow_plane, tug_registration
q day date; flying_day, date
q runway id:##; strip, runway_in_use
q first time; first_launch, flying_began
q last time; last_landing, flying_ended
q total number:6..70; launches, number_of_launches; how many launches there were
q method choice:winch/aerotow/bungee; launch_method, how_launched; how gliders got into the air
q longest duration; longest_flight, best_duration
q stopped phrase; interruption, reason_for_stop; why flying was stopped for a time
q incident flag; incident_reported, mishap; whether anything went wrong
q cash money:20..900; takings, trial_flight_money; what visitors paid
l flights; launch_list, movements; each flight
c flights.glider id:G-C@@@; aircraft, registration
c flights.pilot person; commander, p1; who was in command
c flights.up time; take_off, launched
c flights.down time; landed, touchdown
c flights.height number:600..3000; release_height, feet; how high the launch was
a cross phrase; turning_point, cross_country_task
a cable id; cable_drum, rope_number
a fuel unit; avgas_used, litres
a winch_driver person; winch_operator, driver; who drove the winch
a next date; next_flying_day, next_open
a insurance company; insurer, underwriter
a visitor person; trial_flight_guest, passenger
---
# {club}
Launch sheet || {day}
Strip {runway} || kept by {keeper}

In charge: {duty}. {method?All cables went up without a break, drum two in use~Everyone went up behind the Pawnee on a rope~The old rubber rope and ten strong people on the west slope}. [Tug {tug} was flown by {tug_pilot}, who also refuelled it.]

%flights 3..7
Glider | In command | Up | Down | Feet
{flights.glider} | {flights.pilot} | {flights.up} | {flights.down} | {flights.height}
%%

= First up: {first}
= Last down: {last}
= Launches: {total}
= Longest: {longest}
?= Visitors paid: {cash}

?Flying stopped over noon because of {stopped=a hare on the strip|low cloud|a flock of starlings|the air show next door|a flat tyre on the tractor}.
{incident!A heavy landing cracked a tail skid; the form has been sent off|One glider groundlooped in the stubble, and this has been written up~A day without mishap|Nothing to report to anyone}.
Hangar packed, {:number:4..11} ships inside, keys in the box.

== en amateur_radio_qsl
q station id:@#@@@; own_call, confirming_station; call sign of the one who sends the card
q operator person; ham_operator, sender_name; who sits at that station
q worked id:@@#@@@; to_radio, station_worked; call sign of the other
q other person; contacted_operator, recipient; name of the one at the other end
q date date; qso_date, contact_day
q utc time; time_utc, at
q freq unit:MHz 3.5..145; frequency, band
q mode choice:voice/morse/digital; emission, type_of_signal; how they spoke
q rst id:###; signal_report, report_given; how well the other was heard
q power unit:W 5..400; output, transmitter_power
q aerial phrase; antenna, radiator
q rig product; transceiver, equipment
q town city; qth, location; where the sender's station stands
q locator id:@@##@@; grid_square, maidenhead
q club company:{} Amateur Radio Society/{} Wireless Club/Radio Club of {}; member_of, club; club to which the sender belongs
q manager person; qsl_manager, cards_via; through whom cards are to be sent
q reply flag; card_wanted, pse_qsl; whether a card is asked for in return
q height unit:m 5..900; above_sea_level, asl; how high the place lies
a licence date; licensed_since, first_licence
a rst_received id; report_received, my_signal; how well the sender was heard by the other
a distance unit; distance, km
a contest phrase; contest, event
a email email; e_mail
a repeater id; repeater_used, relay
a serial number; serial_exchanged, contact_number
---
^ {town} · {locator} · [{height} above the sea]
# {station}
^ {operator}[, {club}]

To: {worked}, OM {other}

This confirms our two-way contact:
= Day: {date}
= UTC: {utc}
= On: {freq}
= You were: {rst}

{mode?We talked by microphone, single sideband~We used the key, at about eighteen words a minute~The computers did the talking, FT8}. There was some fading after {:number:2..9} minutes and a little noise from next door's solar panels.
My station: {rig=home-made set with two valves|Kestrel 900|TX-7 Mark II|a kit from the eighties|Norden SDR-1}, {power} into {aerial=a dipole in the loft|a long wire to the apple tree|a three-element beam|a vertical on the shed|a magnetic loop}.
{reply!I should be very glad of a card from you|Please answer with a card for my wall~No card needed from you|I do not collect cards, so please save the stamp}. [Send by way of {manager}.]

73, {operator}
~ Printed on recycled card, {:number:200..900} pieces, {:city}

== en coin_valuation_letter
q dealer company:{} Numismatics/{} & Sons Coins/The {} Mint Shop; valuer_firm, issued_by; firm that values
q valuer person; appraiser, examined_by
q client person; owner, prepared_for
q executor company:{} Solicitors/{} Probate Services/{} Bank Trust; instructed_by, on_behalf_of; firm that ordered the valuation
q report id:V/####; report_number, valuation_ref
q seen date; inspected_on, date_examined; when the coins were looked at
q as_of date; valuation_date, value_at; day for which the value holds
q basis choice:open market/insurance/probate; basis_of_value, purpose; for what purpose the value is given
q total money:500..60000; overall_value, sum_total
q fee money:60..400; valuation_charge, cost_of_report
q fake phrase; reproduction_found, not_genuine; piece that is not genuine
q origin phrase; provenance, came_from; where the coins came from
q cleaned flag; polished, surface_cleaned; whether the coins have been cleaned
q sell flag; purchase_offer, willing_to_buy; whether the firm would buy them
q auction company:{} Auctions/{} Salerooms/{} & Hill; recommended_saleroom, auction_house; where they might be sold
l coins; lots, pieces, items; what was valued
c coins.what phrase; description, piece
c coins.year year; struck_in, date_on_coin
c coins.state phrase; grade, condition
c coins.value money:20..9000; estimate, worth
a bought money; purchase_price, paid_for; what the owner once paid
a insurer company; insurance_company, policy_with
a weight unit; gold_weight, total_weight
a sale date; auction_date, sale_on
a vat percent; tax_rate, vat
a collector person; former_collector, deceased; who put the collection together
a catalogue id; catalogue_reference, standard_number
---
{dealer}
{:street}, {:city} || {:date}

# Valuation {report}

For: {client}
As asked by {executor}

I looked through the pieces at our shop on {seen}. They had come {origin=out of a biscuit tin in the attic|from a bank box|in three mahogany trays|in a sock|with the contents of a desk}. The figures hold for {as_of} and are given {basis?as between a willing buyer and a willing seller~as what it would cost to replace them in a shop~as what the tax office would accept at a death}.

%coins 3..6 lines
{coins.what=Sovereign|Half crown|Penny, bronze|Rupee|Crown|Guinea|Florin}, {coins.year}
{coins.state=very fine|extremely fine|worn|about uncirculated|fair}: {coins.value}
%%

In all: {total}
{cleaned!Somebody has been at them with metal polish, which costs about half the price|Sadly most have been rubbed bright~The surfaces are untouched, with pleasing tone|Nobody has ever tried to brighten them}. [The {fake=Cromwell shilling|gunmoney crown|Una and the Lion|Saxon penny} is a modern copy and worth nothing.]
{sell!We should be pleased to take the lot off your hands at nine tenths of the figure|If you wish to part with them, we would pay at once~We do not buy what we have valued|As a matter of principle we make no offer ourselves}. [{auction} hold good sales of this sort.]
Our charge is {fee}, against the hour or so that it took.

{valuer}
<Fellow of the Numismatic Institute|Senior Cataloguer>

== en stamp_expert_certificate
q body company:{} Philatelic Foundation/Royal {} Expert Committee/{} Stamp Institute; expert_committee, certified_by; body that judges stamps
q secretary person; committee_secretary, signed_by
q owner person; submitted_by, sender
q cert id:###,###; certificate_number, opinion_no
q issued date; date_of_opinion, certificate_date
q received date; submitted_on, date_received; when the stamp came in
q country country; issuing_country, stamp_of; which country's stamp it is
q year year; year_of_issue, first_issued
q value phrase; denomination, face_value
q colour phrase; shade, hue
q plate number:2..220; plate_number, printed_from
q perf id:## x ##; perforation, gauge
q genuine flag; authentic, is_genuine; whether it is real
q gum choice:unused/used/on cover; state, condition_class; in what state it is
q fault phrase; defect, damage
q catalogue id:SG ###@; catalogue_number, standard_reference
q photo id:IMG-#####; image_number, picture_ref
q fee money:30..300; charge, expert_fee
a estimate money; market_value, worth
a auction company; auction_house, bought_at
a expert person; examining_expert, judge_name; which member judged it
a printer company; security_printer, printed_by
a postmark date; cancelled_on, date_of_postmark
a previous person; former_owner, provenance
a expires date; validity, opinion_valid_until
---
^ {body}
# Certificate of opinion {cert}

Submitted by {owner} || received {received}

The committee has examined the stamp shown in the picture ({photo}) and described by the sender as:
^ {country}, {year}, {value=one penny|two shillings|5 cents|half anna|ten pounds}, {colour=rose red|deep blue|olive|vermilion|slate purple}
[perforated {perf}, ][from plate {plate}, ]{catalogue}

and is of the opinion that it {genuine!is what it is said to be|is right in every respect~is a forgery made to deceive collectors|is not right, the overprint having been added later}. {gum?It has never been through the post and keeps its gum~It bears a light cancel in one corner~It is still on the letter it paid for}.
?It has {fault=a thin at the top|a short corner|a pressed crease|a pulled tooth|been regummed}.

An opinion is given in good faith on the evidence before the committee on this day and is no guarantee. Under ultraviolet, {:=dull|faintly bright}. Held under water-free spirit, nothing more showed. The members voted {:number:4..7} to {:number:1..2}.

Issued {issued}, the sum of {fee} having been received.

{secretary}
<Honorary Secretary|Secretary to the Committee>

== en dog_show_critique
q society company:{} Canine Society/{} Terrier Club/{} Kennel Association; show_society, organised_by; club that held the show
q judge person; adjudicator, critique_by; who judged and writes
q breed phrase; variety, breed_of_dog
q show_date date; judged_on, date_of_show
q venue phrase; showground, place
q secretary person; show_secretary, thanked; who organised it
q entries number:20..140; dogs_entered, entry
q absent number:1..20; absentees, not_shown; how many did not come
q best phrase; best_of_breed, top_dog; dog that won overall
q best_owner person; owner_of_winner, exhibitor_of_best; to whom that dog belongs
q ring number:1..12; ring_number, judged_in_ring
q indoors flag; held_inside, under_roof; whether it was held under a roof
q level choice:open/championship/limited; show_type, class_of_show; how high the show ranks
q steward person; ring_steward, assisted_by
q faults phrase; general_fault, judge_worry; what the judge disliked in many
l classes; results, placings; winners of the classes
c classes.name phrase; class, category
c classes.dog phrase; first_place, winner
c classes.owner person; exhibitor, shown_by
c classes.note phrase; remark, praise
a vet person; show_vet, vet_on_duty
a prize money; prize_money, purse
a next date; next_show, following_event
a breeder person; breeder, bred_by; who bred the winner
a born date; whelped, dob_of_dog
a kc id; registration_number, pedigree_no
a sponsor company; food_sponsor, sponsor
a reserve phrase; reserve_best, runner_up; second-best dog overall
---
{society}
# {breed=Border Terriers|Whippets|Irish Setters|Cavaliers|Beagles|Shetland Sheepdogs}: judge's critique
{venue=Agricultural Hall|the racecourse|Leisure Centre, hall 2|Castle Park|Village green} || {show_date}

My thanks to {secretary} and the committee for asking me, and to {steward}, who kept ring {ring} moving. {level?This was a show that anyone may enter, and a happy one~With tickets towards the title on offer, the quality ran deep~Only members of the club could enter, which made for a family feeling}. I had {entries} down on the sheet[, of which {absent} stayed away]. {indoors!We were glad of the roof, for it poured|Judging was in the hall, on green matting~We were out on the grass in a stiff wind|The sun burned down on us all day with not a tent in sight}.
Heads and tails were good. What troubles me is {faults=weak pasterns|poor teeth|heavy coats|flat feet|too much weight|nervous young males}, seen in too many.

%classes 3..6 lines
{classes.name=Puppy|Junior|Novice|Open dog|Veteran|Limit bitch|Post graduate}: {classes.dog=Fernhill Sea Holly|Otterway Tom Thumb|Brackenrig Gale|Merrydown Plum|Tarnside Rebel|Larkspur Bel Ami}
{classes.owner}. {classes.note=Lovely mover|Still raw|Clear dark eye|Best of hands|Carries a good coat|Would not settle}.
%%

Best of breed went to {best=Hollinbank Drummer Boy|Silverburn Echo|Champion Rowanlea Star|Tolpuddle Miss Amy}, owned by {best_owner}: at {:number:2..9} years of age in the form of a lifetime.

{judge}

== en genealogy_report
q researcher person; genealogist, author, prepared_by; who searched
q firm company:{} Roots/{} Family History/Ancestry Search {}; research_firm, business
q client person; commissioned_by, prepared_for
q ancestor person; subject, person_sought; person who was looked for
q ref id:GR###; commission_number, project
q dated date; report_date, date_of_report
q baptised date; christening, baptism_date; when that person was christened
q parish city; place_of_baptism, parish
q ship phrase; vessel, emigrated_on; ship on which the person went overseas
q sailed date; emigration_date, departed_on
q trade job; occupation, calling; what the person did for a living
q married person; spouse, wife_or_husband
q archive company:{} Record Office/National Library of {}/{} County Archives; repository, searched_at; archive that was searched
q hours number:4..40; time_spent, hours_billed
q rate money:25..70; hourly_rate, per_hour
q proven flag; link_proven, certain; whether the link to the client is sure
q gap phrase; missing_source, what_is_lost; what could not be seen
l sources; records, evidence, documents_found; what was found
c sources.what phrase; record, document_type
c sources.year year; dated, from_year
c sources.says phrase; content, shows
a died date; death_date, buried; when the person died
a father person; father, father_of_subject
a dna percent; dna_match, shared_dna
a cousin person; living_relative, cousin
a paid date; payment_date, settled
a email email; contact_mail
a translation language; original_language, translated_from
---
{firm} || Commission {ref}
For {client} || {dated}

# In search of {ancestor}

You asked me to find out where this forebear of yours came from. I spent {hours} hours on it, mostly at {archive}, and reckon them at {rate} each.

## In short
The child was carried to the font on {baptised} in {parish}. Later called {trade=a cordwainer|a nailer|an ostler|a hand-loom weaver|a pit sinker|a lace maker}[; married {married}]. [Went out on the {ship=Ann Eliza|Star of Erin|City of Perth|Blue Jacket} on {sailed}, one of {:number:90..400} in steerage.]
{proven!The chain down to your grandmother has no weak link|I am satisfied beyond doubt that this is your line~I must warn you that another child of the same name was alive there, and I cannot tell which is yours|The link is likely, but I would not swear to it}.

## What the papers say
%sources 2..5 lines
{sources.what=Census|Muster roll|Poor law book|Marriage bond|Rate book|Gravestone|Newspaper}, {sources.year}: {sources.says=living with an aunt|signs with a cross|fined for poaching|two rooms, six people|absent at sea|mother's name is given as Kezia}
%%
?I could not see {gap=the vestry books, which are mouldy|the 1861 sheets, which are lost|the estate papers, closed until next year|the Catholic registers}.
Should you wish me to go on, I would look at wills next, some {:number:3..9} hours more.

{researcher}

== en metal_detecting_find_record
q finder person; detectorist, found_by
q officer person; finds_officer, recorded_by; who recorded the find
q scheme company:{} Antiquities Scheme/{} Museums Service/Portable Finds {}; recording_body, scheme; body that records finds
q record id:@@@@-######; record_number, find_id
q object phrase; find, artefact
q period_of choice:Roman/Anglo-Saxon/medieval; age, dating; from what age it is
q metal phrase; material, made_of
q weight unit:g 1..90; mass, weighs
q length unit:mm 8..140; size, longest_side
q found date; date_found, discovery
q shown date; brought_in, recorded_on; when it was brought in
q farm company:{} Farm/{} Manor/{} Fields; findspot, land; land on which it lay
q landowner person; land_owner, permission_from
q depth unit:cm 4..40; depth_in_soil, how_deep
q treasure flag; is_treasure, reported_to_coroner; whether the law counts it as treasure
q museum company:{} Museum/{} Castle Collection/{} Heritage Centre; interested_museum, wishes_to_acquire; museum that would like to have it
q club phrase; detecting_club, rally
q returned date; given_back, back_to_finder
a value money; valuation, reward
a coroner person; coroner, inquest_by
a expert person; specialist, identified_by; expert who identified it
a grid id; grid_reference, coordinates
a ruler person; ruler, portrait_of
a detector product; machine, detector_model
a share percent; finders_share, split
---
# Record of an archaeological find
{scheme} || {record}

{object=Strap end|Brooch, bow type|Finger ring|Hammered penny|Seal matrix|Harness pendant|Spindle whorl}
= Made of: {metal=copper alloy|silver, gilt|lead|gold|pewter}
= Longest side: {length}
= Weight: {weight}
= Age: {period_of?first to fourth century, when the legions were here~seventh to tenth century, before the Conquest~twelfth to fifteenth century, with heraldry}

Found by {finder} on {found}, with a machine, {depth} down in plough soil at {farm}, by leave of {landowner}. [It turned up at {club=a charity rally|the Sunday outing of the Searchers|a training dig|the club's autumn weekend}.] Brought in on {shown}.
Condition: {:=worn|good}, broken in {:number:2..3}, with {:=green|dark} patina. Four like it are known in the county.

{treasure!More than a tenth of it being precious metal and old enough, the coroner has been told|It falls under the Act and had to be notified within fourteen days~It does not fall under the Act and belongs to those on whose land it lay and who found it|Being a single base metal object, it need not go to the coroner}. [{museum} have said that they would like to show it.]
?Handed back on {returned} in a padded box.

{officer}
<Finds Liaison Officer|Finds Recorder>

== en orienteering_event_details
q club company:{} Orienteers/{} Forest Runners/{} Compass Club; organising_club, host
q organiser person; event_organiser, contact; who runs the day
q planner person; course_planner, courses_by; who set the courses
q controller person; controlled_by, checks_courses; who checks from another club
q wood phrase; terrain, area, map_name
q day date; event_date, held_on
q first_start time; starts_from, first_runner
q close time; courses_close, back_by
q grid id:@@ ######; car_park_grid, map_ref
q parking money:2..6; parking_charge, car_fee
q mapper person; cartographer, survey_by
q scale choice:1:7500/1:10000/1:15000; map_scale, scale_of_map
q dogs flag; dogs_allowed, pets_welcome; whether dogs may come
q whistle flag; whistle_compulsory, must_carry_whistle; whether a whistle must be carried
q entry_until date; entries_close, last_entry
q owner company:{} Estate/Forestry {}/{} Woodland Trust; landowner, by_leave_of
l courses; classes, routes
c courses.colour phrase; course, level
c courses.km unit:km 1.5..12; length, distance
c courses.climb unit:m 20..400; ascent, height_gain
c courses.fee money:2..18; entry_price, cost
a results url; results_page, website
a doctor person; first_aid, medical_officer
a toilets number; toilets, portable_toilets
a prize phrase; prize, trophy
a next date; next_event, following_fixture
a insurance company; insurer, covered_by
a entries number; entered, number_of_runners
a postcode zip; venue_postcode, postal_code
---
# {club}
^ at {wood=Hollin Hey|Raven Crag and the Warren|Bagot's Wood|King's Chase|Pine Ridge|Whin Common}, {day}

By kind leave of {owner}.

## Getting there
Field parking at {grid}, {parking} a car, {:number:8..25} minutes' walk from the start. From the ring road follow the red and white kites.
+++
## Times
First runner off at {first_start}. Whatever happens, report to the finish by {close}, or we go looking for you.
+++
## Courses
%courses 3..6
Course | Length | Climb | Entry
{courses.colour=White|Yellow|Orange|Light green|Green|Blue|Brown} | {courses.km} | {courses.climb} | {courses.fee}
%%
+++
## Map
Drawn by {mapper}, contours {:unit:m 5..5}, {scale?with a centimetre for 75 metres~with a centimetre for 100 metres~with a centimetre for 150 metres}.
+++
## Rules
{whistle!Nobody starts without a whistle|Whistles will be looked for on the line~Whistles are a good idea, no more|We leave it to you whether you take a whistle}. {dogs!Bring the dog, on a lead in the field|Dogs are welcome out on the courses too~Lambs about: leave the dog at home|Sorry, the estate will have no dogs}. Full leg cover.
Entries until {entry_until}, then on the day while maps last.
+++
Courses by {planner}; looked over by {controller} of another club. Anything else: {organiser}, {:phone}.

== en climbing_wall_induction
q centre company:{} Climbing Centre/{} Boulder Hall/The {} Wall; facility, operator
q instructor person; assessed_by, inducted_by
q climber person; member, participant
q parent person; guardian, consent_by; adult who answers for the climber
q member_no id:CW-#####; membership, card_number
q day date; induction_date, assessed_on
q expires date; valid_until, re_check_due
q skill choice:bouldering only/top rope/lead; signed_off_for, level; what the climber may do alone
q knot phrase; tie_in_knot, knot_shown
q device phrase; belay_device, belays_with
q partner person; climbing_partner, belayed; with whom it was shown
q emergency phone; in_case_of_emergency, ice_number
q medical phrase; health_note, condition
q minor flag; under_age, is_minor; whether the climber is not of age
q fall flag; fall_held, caught_fall; whether a test fall was held
q fee money:5..30; registration_fee, induction_price
q insurer company:{} Mountaineering Council/{} Sports Mutual/Alpine Club {}; cover_through, third_party_cover; through whom the climber is covered
q manager person; duty_manager, countersigned
a born date; dob, date_of_birth
a grade phrase; climbing_grade, best_route
a shoe number; shoe_size, hire_shoes
a height unit; wall_height, m
a accident date; last_accident, injured_on
a email email; e_mail
a course date; next_course, lead_course
a monthly money; monthly_price, membership_fee
---
# {centre}
## Induction record

Card {member_no} || {day}

Climber: {climber}
{minor!Not yet eighteen|Still a junior~Over eighteen|An adult, and here at own risk}
?Adult answering: {parent}
In need ring: {emergency}
?To be known: {medical=asthma, inhaler in bag|old wrist break|epilepsy, controlled|allergic to chalk|none}

Shown to me today, with {partner} on the other end:
* tied in with {knot=a figure of eight|a bowline and stopper|a double bowline}
* belayed with {device=a tube|a Gri|an assisted plate|an Italian hitch}
* {fall!let go unannounced from the fourth clip and was held without fuss|a drop of two metres was caught cleanly~we left out the drop this time|no drop was tried, the ground being too near}
* knows to keep off the mats under others; read all {:number:12..24} house rules

{skill?May use the low walls and mats. No ropes without one of us~May use the ropes already hung from above, not climb past the clips~May climb from the bottom placing the rope as they go, on all lines up to the roof}.
Good until {expires}. Paid {fee}.
?Liability to others is covered through {insurer}.

{instructor} || {manager}
instructor || duty manager
~ Climbing can kill. Belay glasses are sold at {:money:20..60}.

== en rent_arrears_notice
q landlord company:{} Housing Association/{} Homes/{} Living/{} Council Housing; creditor, social_landlord, sent_by; landlord to whom rent is owed
q officer person; income_officer, contact, author; who writes
q tenant person; addressee, debtor
q home address; rented_property, dwelling
q account id:######-##; rent_account, payment_reference; number under which to pay
q owed money:200..4000; arrears, balance_outstanding; what is owed
q rent money:80..260; weekly_rent, charge_per_week
q as_at date; balance_date, reckoned_to; day for which the sum holds
q last_paid date; most_recent_payment, last_credit; when something was last paid
q offer money:5..60; instalment, on_top; what should be paid on top each week
q visit date; home_visit, officer_calls_on; when the officer will call
q court_after date; proceedings_after, earliest_court_date; after which day the landlord may go to court
q stage choice:first reminder/second reminder/notice seeking possession; escalation_level, letter_stage; how far the matter has gone
q benefit flag; benefit_claim_pending, help_applied_for; whether a claim for help with the rent is running
q advice company:{} Law Centre/{} Advice Bureau/Shelter {}; independent_advice, help_from; who gives free advice
q advice_phone phone; advice_number, helpline
q joint person; joint_tenant, also_liable; who is liable as well
q since date; tenancy_start, tenant_since; when the tenancy began
a evicted date; eviction_date, bailiff_date; when the tenant must leave
a court company; county_court, court_name
a court_fee money; court_costs, costs_added
a deposit money; bond_held, deposit_amount
a email email; officer_mail, write_to
a guarantor person; guarantor, surety
a employer company; earnings_from, tenant_employer
---
{landlord}
{:street}, {:city} || {:date}

{tenant}
[and {joint}]
{home}

Rent account {account}

Dear {tenant},

# Your rent

{stage?You may simply have overlooked it, so please take this as a friendly word~We wrote to you a fortnight ago and have had no answer~You are hereby given formal notice that we mean to ask the court for the house back}. On {as_at} the account stood {owed} behind. The rent is {rent} a week[ and the last money came in on {last_paid}].
{benefit!We know that you are waiting to hear about help with your housing costs and will bear it in mind|Your claim for help is with the department, they tell us~As far as we know you have not asked for any help towards it|No claim for help is running at present}.

What you should do now
* Pay it all, or ring me on {:phone} and agree to {offer} a week on top.
?* Be at home on {visit} between {:time} and {:time}, when I shall call.
* Get free advice from {advice}, {advice_phone}.

?You have lived with us since {since}, and we would much rather keep you. Yet should nothing come, we are free to apply after {court_after}.

{officer}
<Income Officer|Tenancy Sustainment Officer>

== en damp_survey_report
q surveyor person; inspected_by, author
q firm company:{} Damp Surveys/{} Building Pathology/{} & Partners Surveyors; survey_company, prepared_by_firm
q landlord company:{} Homes/{} Estates/{} Housing Trust; instructed_by, client
q tenant person; occupier, complainant; who lives there and complained
q flat address; property, dwelling_inspected
q job id:DM-####; report_number, job_ref
q visit date; inspection_date, surveyed_on
q complaint date; first_reported, complaint_made; when the damp was first reported
q built year; year_of_construction, age_of_building
q rh percent:45..95; relative_humidity, air_moisture
q temp unit:°C 11..22; room_temperature, indoor_temp
q cause choice:condensation/leak/rising damp; diagnosis, source_of_moisture; where the wet comes from
q mould flag; mould_present, fungal_growth; whether there was mould
q health phrase; vulnerable_person, health_concern; who in the home is at risk
q cost money:200..9000; estimate, price_of_remedy
q finish date; complete_by, remedy_deadline
l readings; moisture_readings, measurements
c readings.where phrase; position, spot
c readings.wall percent:8..45; moisture_content, meter_value
c readings.size unit:m² 1..9; affected_area, extent
a decant address; temporary_home, moved_to; where the people live meanwhile
a compensation money; compensation_paid, redress
a contractor company; works_by, repairer
a ombudsman id; ombudsman_ref, case_number
a children number; children, minors_in_home
a rent money; rent, monthly_rent
a next date; follow_up_visit, reinspection; when it is looked at again
a landlord_contact person; property_manager, housing_officer
---
{firm}
# Damp and mould survey {job}

Instructed by {landlord}
{flat}
Occupied by {tenant}

I inspected the home on {visit}, the first complaint having been made on {complaint}. The block went up in {built}. It was {:=dry|raining} outside, {:unit:°C 1..9}. In the living room I measured {temp} and {rh} humidity.

%readings 3..6
Spot | Meter | Area
{readings.where=bay window|behind wardrobe|bathroom ceiling|party wall|skirting, hall|chimney breast|kitchen corner} | {readings.wall} | {readings.size}
%%

## Opinion
{cause?The wet settles from the air on cold surfaces; no water gets in from outside~A joint in the pipe above weeps, and the stain follows it~The wall has no working barrier at its foot and draws water from the ground}. {mould!Black growth covers the reveals and the back of the cot|There is furry grey growth in two rooms~I found stains, but nothing growing|Despite the smell no growth could be seen or swabbed}.
?{health=A baby with bronchitis|A tenant with asthma|An old man on oxygen|A child with eczema} lives here, so the work should not wait.

## What should be done
Hack off and renew plaster, fit a fan that runs on at {:number:15..30} litres a second, insulate the reveals. I put this at {cost}. It ought to be finished by {finish}.
It is not a matter of how the family lives, and leaflets will not cure it.

{surveyor}
{:date}

== en mutual_exchange_consent
q landlord_a company:{} Housing/{} Homes/{} Borough Council; giving_consent, our_organisation; landlord that writes
q landlord_b company:{} Housing Trust/{} Community Homes/{} Group; other_landlord, partner_landlord; landlord of the other home
q tenant person; our_tenant, applicant, addressed_to; tenant to whom it is written
q partner person; swaps_with, exchange_partner; tenant with whom homes are swapped
q home_a address; present_home, leaving; home that the addressee leaves
q home_b address; future_home, moving_to; home into which the addressee moves
q ref id:ME/####; exchange_ref, application
q received date; application_received, form_in
q decided date; decision_date, consent_date
q move date; swap_day, moving_date
q sign time; signing_at, appointment_time
q office phrase; sign_where, appointment_place
q consent choice:granted/granted with conditions/refused; decision, outcome; what was decided
q condition phrase; must_do_first, requirement; what has to be done beforehand
q gas date; gas_check, safety_test; when the gas is tested
q kind choice:assigned/new tenancies; legal_form, how_done; in what legal form it is done
q clear flag; rent_clear, no_arrears; whether the addressee owes no rent
q officer person; lettings_officer, signed_by
q beds number:1..5; bedrooms, bedrooms_gained; bedrooms of the home to come
a rent money; new_rent, rent_to_pay
a reason phrase; why_swap, motive
a pets phrase; animals, pets
a removal company; removal_firm, van_from
a inspection person; inspector, property_checked_by
a phone phone; partner_phone, other_tenant_phone
a council_tax phrase; tax_band, band
---
{landlord_a} || {ref}
{:street}, {:city} || {decided}

{tenant}
{home_a}

Dear {tenant},

# Your wish to swap homes

You and {partner}, a tenant of {landlord_b}, would like to change places, and we had your form on {received}. You would then live at {home_b}[, with {beds} bedrooms].
{consent?We are happy for you to go ahead~You may go ahead as soon as the point below has been met~We are unable to let you go ahead}. {clear!Your account is up to date, so nothing stands in the way on that side|You owe us nothing~You are behind with your payments, and this must be looked at|Some weeks of rent are still open}.
?Beforehand {condition=the shed must come down|the laminate has to be taken up|the second dog needs leave|a broken door is to be made good|the garden must be cleared}.
{kind?Each of you takes over the other's agreement as it stands, good and bad~Each of you gives up the old agreement and signs a fresh one}. Please come to {office=the area office|the civic centre|our hub in the arcade|the caretaker's room} at {sign} with proof of who you are. The gas will be tested on {gas}; the electrics were done {:number:1..4} years ago.
?Provided all is in order, the day of the move is {move}.
Take the home as you see it: we do not decorate after a swap.

{officer}
<Lettings Officer|Exchange Team>

== en party_wall_notice
q owner person; building_owner, notifier, served_by; who wants to build
q neighbour person; adjoining_owner, served_on
q site address; building_site, works_at; where the work is done
q next_door address; adjoining_property, neighbouring_house
q surveyor person; owners_surveyor, proposed_surveyor; surveyor whom the builder proposes
q surveyor_firm company:{} Surveyors/{} Associates/{} Chartered Building; firm_of_surveyor, practice
q architect company:{} Architects/Studio {}/{} Design; drawings_by, designer
q served date; date_of_notice, notice_given
q begin date; intended_start, works_from
q reply_by date; consent_deadline, answer_until
q work phrase; proposed_works, description
q depth unit:m 1..5; excavation_depth, how_deep
q dist unit:m 1..6; distance_to_structure, gap; how far the digging is from the neighbour's wall
q drawing id:PW-##@; drawing_number, plan_no
q under flag; underpinning, foundations_strengthened; whether the neighbour's footings are to be strengthened
q section choice:new wall/existing wall/excavation; notice_type, legal_ground; under what head the notice is given
q hours phrase; working_times, hours_of_work
q months number:2..14; duration_months, expected_length
a builder company; contractor, main_contractor
a fee money; surveyors_fee, cost_of_award
a third person; third_surveyor, umpire
a award date; award_made, date_of_award
a planning id; planning_number, permission
a insurer company; insured_with, insurer
a condition date; schedule_of_condition, photographed_on; when the neighbour's house was recorded
a phone phone; owners_phone, contact_number
---
^ THE PARTY WALL ETC. ACT 1996
# {section?Notice of a wall to be put up on the line between us~Notice of work to the wall we share~Notice of digging near your house}

To {neighbour}
of {next_door}

I, {owner}, being the owner of {site}, give you notice on this day, {served}, that I intend to carry out the following: {work=cut steel beams into the chimney breast|dig out the cellar|raise the parapet|build a kitchen at the back|take down the lean-to and rebuild|form a light well}.

The excavation goes down {depth} and comes within {dist} of your building. {under!I propose to carry your footings down to the same level in short bays|Your foundations will be strengthened from my side~I do not propose to do anything to your own foundations|It is not thought needful to touch what your house stands on}. The drawing, {drawing} by {architect}, is attached.
I mean to begin on {begin} and to be done in {months} months. [Noisy work only {hours=between nine and four|on weekdays, eight to five|never at weekends|before noon}.]

You may consent, or not. If I hear nothing by {reply_by} we are deemed to be in dispute; I would then name {surveyor} of {surveyor_firm}, whom you are welcome to share at my expense. You have {:number:14..14} days.

Signed {owner}

== en deposit_dispute_adjudication
q scheme company:{} Deposit Scheme/Tenancy Deposits {}/{} Custodial; adjudicating_body, issued_by
q adjudicator person; decided_by, author
q landlord person; respondent, claimant_landlord
q agent company:{} Lettings/{} Property/{} & Keys; letting_agent, represented_landlord
q tenant person; lead_tenant, former_occupier
q deposit money:400..2600; deposit_held, sum_in_dispute_total
q to_tenant money:50..2000; awarded_to_tenant, returned
q to_landlord money:50..1200; awarded_to_landlord, kept
q case id:ADJ#######; case_reference, dispute_number
q flat address; premises, let_property
q began date; tenancy_began, start_of_tenancy
q ended date; tenancy_ended, keys_returned
q decided date; decision_date, adjudicated
q inventory flag; check_in_report_signed, inventory_agreed; whether the list at the start was signed
q clause number:3..28; relevant_clause, contract_clause
l claims; heads, items_claimed
c claims.for phrase; item, head_of_claim
c claims.asked money:20..600; claimed, landlord_wants
c claims.given money:5..300; awarded, allowed
c claims.why phrase; reasoning, ground
a rent money; monthly_rent, rent_arrears
a clerk person; inventory_clerk, check_out_by
a cleaner company; cleaning_company, cleaned_by
a pay_date date; payout_date, paid_within
a guarantor person; guarantor
a prescribed date; protected_on, deposit_registered
a interest percent; interest, interest_rate
---
{scheme}
# Adjudication {case}
^ {flat}

{tenant} || tenant
{landlord} || landlord, through {agent}

## Background
The tenancy ran from {began} to {ended}. A deposit of {deposit} is held. It remains the tenant's money until the landlord shows otherwise, on the balance of probabilities. I have read {:number:20..90} pages and seen {:number:10..80} photographs.
{inventory!The list of contents was gone through and signed by both sides at the start|Both sides put their names to the report at the outset~The report from the start bears no one's name but the agent's|Nobody signed the list at the start, and it carries little weight}. Under clause {clause} the home was to be left as clean as it was found.

## Heads of claim
%claims 2..5
Head | Asked | Given | Why
{claims.for=cleaning|carpet|missing blind|garden|wall marks|oven|lost key} | {claims.asked} | {claims.given} | {claims.why=fair wear|proved by photos|no estimate sent|already old|admitted|betterment}
%%

## Result
Of the deposit, {to_tenant} goes back to the tenant and {to_landlord} to the landlord. This is final; there is no appeal within the scheme.

{adjudicator}, {decided}

== en stairlift_adaptation_decision
q council company:{} Council/{} City Council/{} Health and Social Care; funding_authority, decision_by
q therapist person; occupational_therapist, recommended_by
q applicant person; disabled_person, person_assisted
q owner person; property_owner, permission_given_by; who owns the house
q house address; dwelling, adapted_home
q ref id:DFG/####/##; grant_ref, application_number
q assessed date; assessment_date, needs_assessed
q approved date; approval_date, decision_date
q complete date; must_finish_by, works_deadline
q cost money:2000..30000; total_cost, approved_expense
q share money:100..6000; own_contribution, client_pays; what the person must pay
q adaptation phrase; works, equipment; what is built
q builder company:{} Stairlifts/{} Access/{} Builders; contractor, chosen_supplier
q rival company:{} Lifts/{} Mobility/{} Home Adaptations; losing_bidder, second_quote; firm whose price was higher
q warranty number:1..10; guarantee_years, warranty_period
q staying choice:owner/private tenant/council tenant; occupancy, tenure; how the person lives there
q repay flag; repayable_on_sale, charge_on_house; whether money must be paid back if the house is sold
q officer person; grants_officer, written_by
q need phrase; functional_need, reason; what the person cannot do
a born date; dob, age
a start date; works_start, installation_date
a rival_price money; second_price, higher_quote
a income money; means_test_income, income
a doctor person; gp, consultant
a electrician company; electrical_installer, electrician
a weight unit; user_weight, max_load
---
{council}
Private Sector Housing || {ref}
{approved}

{applicant}
{house}

Dear {applicant},

# Help with adapting your home

{therapist} came to see you on {assessed} and told us that you cannot {need=get up the stairs|step over the bath|leave by the front door|reach the worktop|turn the wheelchair in the hall}. We have approved {adaptation=a stairlift with a hinged rail|a level shower|a ramp and a wider door|a through-floor lift|a rise-and-fall worktop}, at a cost of {cost}.
[Going by what you told us of your means, you pay {share} of it and we pay the rest.] {staying?The house being your own, no one else has to agree~Your landlord has agreed in writing to what is planned~As we are ourselves your landlord, you need nobody's leave}.
?{owner}, to whom the house belongs, has signed the form.
{repay!If the house is sold within ten years, part of the sum must be given back|A charge is put on the house and falls due if it is sold early~Nothing has to be given back, even if the house is sold|No charge is placed on the house}.
The work goes to {builder}, who asked less than {rival}. [They stand by it for {warranty} years.] It has to be finished by {complete}, or the approval lapses. Pay them nothing yourself until our inspector has been; he comes {:number:2..9} working days after they ring.

{officer}
{:phone}

== en hmo_licence
q council company:{} City Council/{} Borough Council/{} Council; licensing_authority, granted_by
q holder person; licence_holder, licensee
q manager company:{} Student Lets/{} Property Care/{} Residential; managing_agent, manages_house; firm that looks after the house
q house address; licensed_premises, property
q licence id:HMO#####; licence_number, reg_no
q from date; granted, in_force_from
q to date; expires, valid_to
q persons number:3..14; maximum_occupants, people_allowed
q households number:1..9; maximum_households, separate_lettings
q storeys number:2..5; floors, number_of_storeys
q fee money:500..1600; paid, licence_fee
q officer person; issued_by_officer, head_of_service
q inspected date; inspection, visited
q lender company:{} Building Society/{} Bank/{} Mortgages; mortgagee, notified_lender; who lent on the house
q alarm phrase; fire_detection, alarm_grade
q fit flag; fit_and_proper, holder_suitable; whether no doubt exists about the holder
q kitchens number:1..4; kitchens, cooking_places
l rooms; bedrooms, sleeping_rooms
c rooms.name phrase; room, position
c rooms.area unit:m² 6.6..20; floor_size, square_metres
c rooms.max number:1..2; sleepers, max_people
a freeholder person; freehold_owner, ground_landlord; to whom the ground belongs
a rent money; rent_per_room, rent
a gas date; gas_certificate, gas_safe_date
a penalty money; fine, civil_penalty
a electrician person; electrician, eicr_by
a tenant person; tenant_name, occupier
a insurer company; building_insurer, insured_by
a epc phrase; energy_rating, epc_band
---
^ {council}
^ Housing Act 2004, Part 2
# Licence {licence}
^ House in multiple occupation

House: {house}, {storeys} storeys
Held by: {holder}
Looked after by: {manager}
?Notice also given to {lender}, which has a mortgage on it

Runs from {from} to {to}. Paid: {fee}.

The house may be lived in by no more than {persons} people forming no more than {households} households. {fit!Checks on the holder brought up nothing|We are satisfied as to the holder's character~A past conviction gave us pause, and for that reason the term has been cut short|Doubts about the holder remain and the firm named above must do the managing}.

%rooms 3..7
Room | Area | At most
{rooms.name=ground floor front|ground floor rear|first floor front|first floor middle|first floor rear|attic|half landing} | {rooms.area} | {rooms.max}
%%

Conditions
* Within {:number:3..12} months: {:=fire doors on all bedrooms|a second sink|thumb-turn locks}.
* Alarm: {alarm=grade D, LD2|grade A with panel|mains, linked, heat in kitchen|grade D1 throughout}. 
?* {kitchens} kitchen(s), each with four rings and a cupboard per person.
* Bins out on the right day, gardens tidy, gas looked at every year.
Our officers were there on {inspected}.

{officer}

== en service_charge_consultation
q freeholder company:{} Estates/{} Freeholds/{} Ground Rents; landlord, building_owner
q agent company:{} Block Management/{} Residential/{} & Co Managing Agents; managing_agent, notice_from
q manager person; property_manager, signatory
q block company:{} Mansions/{} Court/{} Heights; building, block_name
q lessee person; leaseholder, addressed_to
q flat id:Flat ##; unit, flat_no
q works phrase; proposed_works, subject
q notice choice:estimates/reasons; stage, notice_kind; which of the notices it is
q dated date; notice_date, served
q comments_by date; observations_until, consultation_ends
q total money:9000..400000; contract_sum, cost_of_works
q share percent:1..12; lessee_share, proportion
q yours money:300..20000; lessee_pays, your_contribution
q surveyor company:{} Surveyors/{} Building Consultants/{} Associates; contract_administrator, specified_by
q fund flag; reserve_fund_used, covered_by_sinking_fund; whether savings of the house are used
q committee person; residents_rep, chair_of_residents; who speaks for the residents
l bids; estimates, tenders
c bids.firm company:{} Contractors/{} Building/{} & Sons/{} Property Works; bidder, contractor
c bids.price money:9000..400000; tender_price, quoted
c bids.weeks number:4..30; programme, duration_weeks
a start date; works_begin, start_on_site
a ground_rent money; ground_rent, yearly_rent
a term number; lease_years, unexpired_term
a tribunal company; tribunal, appeal_to
a insurer company; building_insurer, insured_with
a scaffold company; scaffolding_firm, scaffolder
a winner company; chosen_contractor, preferred_bidder; firm that gets the job
---
{agent}
for {freeholder} || {dated}

{lessee}
{flat}, {block}

# Section 20: {works=renewal of the lifts|roof over stair B|outside painting|new entry phones|replacing the boilers|fire stopping}

Dear {lessee},

{notice?Prices have now been asked for, and below you see what came in~The job has been given out, and this tells you how we chose the firm}. The specification is by {surveyor}.

%bids 2..4 lines
{bids.firm}
{bids.price}, {bids.weeks} weeks
%%

We reckon with {total} in all, including our own {:number:5..12} per cent and tax. Under your lease {share} falls to you, that is {yours}. {fund!The savings of the house will meet about half, so your demand will be lower|Money has been put by over the years and will be drawn on~There are no savings of the house to draw on|Nothing will be taken out of the reserve, which is kept for the drains}.
?{committee} has looked at the papers on behalf of those living in the house.
Write to us by {comments_by} if you wish to say anything; we must have regard to it. The papers lie in our office, {:street}, from {:time} to {:time}.

{manager}

== en flight_schedule_change
q airline company:{} Airways/Air {}/{} Jet; carrier, operating_airline
q agency company:{} Travel/{} Holidays/Trip {}; booked_through, travel_agent
q passenger person; lead_traveller, addressed_to
q locator id:@@@@@@; booking_reference, pnr
q flight id:@@####; flight_number, affected_flight
q old_dep time; original_departure, scheduled_before; departure as first planned
q new_dep time; revised_departure, now_leaves; departure as it now is
q new_arr time; revised_arrival, now_lands
q day date; travel_date, date_of_flight
q from city; departure_city, origin
q to city; destination, arrival_city
q terminal number:1..5; departure_terminal, terminal
q reason phrase; why_changed, cause
q answer_by date; accept_by, respond_until
q refund flag; refund_offered, money_back; whether the money can be had back
q free choice:rebook free/rebook for a fee/no rebooking; rebooking, change_options; whether another flight may be chosen
q voucher money:20..400; credit, goodwill
q party number:1..8; travellers, passengers_in_booking
q agent person; consultant, sent_by
a seat id; seat, seat_number
a bag unit; baggage_allowance, luggage
a gate id; gate, boarding_gate
a visa phrase; visa_needed, entry_document
a paid money; total_fare, ticket_price
a hotel company; hotel, accommodation
a return_day date; return_flight, coming_back
a ticket id; ticket_number, e_ticket
---
From: {agency}
Subject: Your flight {flight} has been re-timed ({locator})

Dear {passenger},

we have heard from {airline} that your flight from {from} to {to} on {day} will not run as booked, owing to {reason=a lack of crew|the new summer timetable|works on the runway|a change of aircraft|air traffic limits}.

= Was to leave: {old_dep}
= Now leaves: {new_dep}
= Now lands: {new_arr}
= From terminal: {terminal}
= People in the booking: {party}

What you can do
* Take the new times: click below and nothing more is needed.
* {free?Choose any other day within two weeks, at no cost to you~Choose another day and pay a handling charge for it~Another day cannot be chosen on this type of ticket}.
* {refund!Give the booking back and have every penny returned to your card|Should that not suit you, all you paid is returned~The shift being under two hours, what you paid cannot be returned|The fare rules do not let us give anything back}.
?For your trouble there is {voucher} to spend with us, until {:date}.

Please choose by {answer_by}; after that we take it that you agree. Bag drop shuts {:number:40..60} minutes before take-off. Our desk: {:phone}.

Safe travels,
{agent}

== en package_holiday_complaint_reply
q operator company:{} Tours/{} Holidays/Sun {}; tour_operator, replying_company
q adviser person; customer_relations, handled_by
q guest person; complainant, lead_name
q hotel company:Hotel {}/{} Beach Resort/{} Palace; accommodation, property
q resort city; place, destination
q from date; arrival, holiday_start
q to date; departure, holiday_end
q booking id:########; booking_number, reservation
q case id:CRM-######; complaint_number, our_reference
q written date; complaint_date, your_letter; when the guest complained
q rep person; resort_representative, local_rep; who looked after guests there
q issue phrase; complaint, main_problem
q found phrase; hotel_statement, property_says; what the hotel says
q offer money:50..900; goodwill_offer, compensation
q form choice:voucher/cash/none; kind_of_offer, redress_type; in what form the guest is compensated
q told flag; reported_locally, complained_on_spot; whether the guest spoke up at the time
q scheme company:{} Travel Arbitration/Holiday Ombudsman {}/{} Bonding Association; dispute_body, next_step_with
q until date; offer_open_until, accept_before
a price money; holiday_price, paid
a room id; room_number, room
a flight id; flight_number, flight
a airline company; airline, flown_with
a doctor person; doctor, treated_by
a insurer company; travel_insurer, policy_with
a travellers number; party_size, adults
a manager person; hotel_manager, general_manager
---
{operator}
Customer Relations || {case}
{:street}, {:city} || {:date}

{guest}
Booking {booking}: {hotel}, {resort}, {from} to {to}

Dear {guest},

Thank you for your letter of {written}. I was sorry to read that {issue=the pool was empty|building work began at seven|the room looked onto bins|the children's club was shut|the beach was two miles off|there were ants in the bed}.
I have heard from {rep}, who was at the resort, and from the hotel. They say that {found=a pump had failed|it was put right within a day|another room was offered|other guests were content|it is mentioned in small print}. {told!I see that you raised it there and then and filled in the form|You did mention it on the second morning, which helps your case~I find no sign that you mentioned it while there, so nobody had the chance to help|It was not brought up until you were home}.
{form?To make up for it, please take something off your next trip with us, worth the sum below~To make up for it we will send the sum below to your card~In the circumstances I do not feel able to offer anything}.
?The figure is {offer}. It stands until {until}.
If you would rather not leave it there, {scheme} can look at it; the fee is {:money:60..130}, given back should you win.

{adviser}

== en car_hire_damage_letter
q hirer_co company:{} Rent a Car/{} Car Hire/Drive {}; rental_company, charged_by
q agent person; damage_administrator, author
q driver person; renter, charged_to
q extra person; additional_driver, second_driver
q agreement id:RA#######; rental_agreement, contract_no
q plate id:@@-###-@@; vehicle_registration, plate
q car phrase; vehicle_model, type_of_car
q out date; picked_up, collection_date
q back date; returned, drop_off_date
q station city; return_station, branch
q km number:90..3000; distance_driven, kilometres
q damage phrase; damage_found, description
q charge money:80..1500; amount_charged, total_claim
q excess money:300..2000; deductible, liability_cap
q waiver flag; damage_waiver_bought, full_cover; whether the renter had bought full cover
q checked choice:with renter present/after hours/by photo; check_in_mode, how_returned; how the car was checked on return
q object_by date; dispute_until, objection_deadline
q inspector person; check_in_agent, inspected_by
q repairer company:{} Bodywork/{} Autos/Carrosserie {}; body_shop, estimate_by
a card id; credit_card, card_number
a deposit money; deposit_blocked, hold_amount
a broker company; booked_via, broker
a police id; police_report, report_no
a other id; third_party_plate, other_vehicle
a loss money; loss_of_use, downtime_charge
a licence id; driving_licence, licence_number
a repaired date; repair_date, repaired_on
---
{hirer_co} || Agreement {agreement}
{:email} || {:date}

{driver}
{:address}

# Damage to {plate}

Dear {driver},

you had our {car=small hatchback|seven-seater|convertible|estate car|camper} from {out} and brought it back to {station} on {back}, having covered {km} km. [{extra} was down as a driver as well.]
{checked?Our colleague went round the car while you stood by~The keys were dropped in the box and the car was looked at next morning~You sent pictures from the car park, which were gone through later}. {inspector} noted {damage=a scrape on the rear bumper|a chip in the windscreen|a kerbed wheel|a dent in the near door|a torn seat|a cracked mirror}, which is not on the sheet from the start of the hire.
{repairer} puts the repair at {:money:60..1200}; with our costs this comes to {charge}. {waiver!Since you had taken the full protection at the desk, you bear none of it and this is for your files only|You bought the protection without own share, so we shall not touch your card~As you had declined our protection at the desk, your own share as stated in the contract applies|You took no extra protection, so it falls to you}. [Your share is capped at {excess}.]

If you see it otherwise, write to us by {object_by}, and add {:number:2..6} pictures if you have any.

{agent}
Damage Administration

== en ferry_cancellation_notice
q line company:{} Ferries/{} Line/{} Island Shipping; ferry_company, operator
q port city; departure_port, sails_from
q island city; arrival_port, bound_for
q vessel phrase; ship, withdrawn_vessel; ship that does not sail
q relief phrase; replacement_ship, relief_vessel; ship that sails instead
q sailing time; cancelled_departure, dropped_sailing; sailing that falls out
q instead time; replacement_departure, next_sailing
q day date; date_affected, sailing_date
q cause choice:weather/technical fault/strike; reason_category, why; why it does not sail
q detail phrase; specific_problem, fault
q resume date; normal_service, back_to_timetable
q cars flag; vehicles_carried, takes_cars; whether the ship that sails instead takes cars
q master person; ships_master, decided_by; captain who decided
q duty person; port_manager, contact_ashore
q phone phone; hotline, passenger_line
q bookings number:20..400; passengers_affected, booked_travellers
q meal money:5..20; meal_voucher, refreshment
q notice id:SN ##/####; notice_number, bulletin
a wave unit; wave_height, sea_height
a refund money; refund_amount, fare_back
a berth number; berth, quay
a hotel company; overnight_hotel, put_up_at
a doctor person; island_doctor, medical
a freight phrase; freight, livestock_lorries
a crossing duration; crossing_time, journey_time
---
# {line}
## Service notice {notice}

= Route: {port} to {island}
= Day: {day}
= Not sailing: {sailing}
?= Next chance: {instead}

The {vessel=Isle of Lorne|Sea Pink|Lady Moira|Northern Gannet|Spirit of the Sound} will not sail. {cause?The swell at the pier is too heavy to lie alongside~Something on board has broken and the engineers are at it~Deck hands have walked out over pay}. [In particular: {detail=a bow thruster|the linkspan hinge|wind over tide at the entrance|a hydraulic hose|the ramp wires}.] The decision was taken by Captain {master} at {:time} after talking with the harbour.

About {bookings} people had booked. The {relief=Puffin|Earl Magnus|Sound Trader|Harbour Belle} will run in her stead. {cars!She can load cars and small vans, so drive to the lanes as usual|There is room for motor vehicles, first come first served~Foot passengers only: leave the car on this side|She has no car deck}.
?Anyone waiting more than two hours may have {meal} to spend in the café.
We hope to be back to the timetable on {resume}, no sooner. The {:=gift shop|left luggage} is open till {:time}.

{duty} and the team ashore will help: {phone}. Texts go out at six each morning.

== en travel_assistance_case_note
q assist company:{} Assistance/Global {} Care/{} Alarm Centre; assistance_company, author_organisation
q nurse person; case_nurse, coordinator
q insurer company:{} Insurance/{} Mutual/{} Travel Cover; insurer, cover_by
q patient person; insured_person, traveller
q policy id:TR/########; policy_number, certificate
q case id:AC-####-##; case_number, file
q hospital company:Hospital {}/Clínica {}/{} International Hospital; admitted_to, treating_hospital
q country country; where_ill, country_of_stay
q doctor person; treating_doctor, attending
q admitted date; admission_date, taken_in
q fly date; repatriation_date, flown_home
q illness phrase; diagnosis, what_happened
q covered flag; cover_confirmed, policy_responds; whether the insurer pays
q how choice:seat/stretcher/air ambulance; repatriation_mode, way_home; how the patient comes home
q escort phrase; medical_escort, accompanied_by_staff; who of the medical people travels along
q relative person; travel_companion, family_on_spot
q guarantee money:2000..60000; payment_guarantee, cost_limit; up to what sum the insurer stands in
q home_hospital company:{} Royal Infirmary/{} District General/{} University Hospital; receiving_hospital, bed_at_home
q passport date; passport_expires, document_expiry
a born date; dob, date_of_birth
a excess money; policy_excess, own_share
a airline company; airline, carrier
a discharged date; discharge_date, left_hospital
a gp company; family_practice, gp_surgery
a bill money; hospital_bill, final_cost
a tel phone; ward_phone, hospital_phone
a previous phrase; pre_existing_condition, earlier_illness
---
{assist} || Case {case}
Note of {:date}, {:time}

Patient: {patient}, policy {policy} ({insurer})
In: {hospital}, {country}, since {admitted}

Spoke with {doctor} through the night desk. {illness=Broken hip after a fall on a boat|Heart attack, two stents|Appendix out, drain in place|Decompression sickness|Pneumonia|Stroke, speech coming back}. Stable, {:number:90..99} % on air, eating. [{relative} is at the bedside and sleeps at a guest house.]

{covered!Insurer has said yes after reading the notes from home|Underwriters have come back: they will meet the costs~Insurer will not meet it, as the trip was beyond the days allowed|Underwriters have said no: scooter without a licence}. [Guarantee sent for up to {guarantee}.]

## Way home
Planned for {fly}. {how?May sit up in an ordinary row with the leg out~Nine seats to be folded for a bed with curtain on a scheduled plane~Own small jet with intensive care on board}. [Goes along: {escort=a doctor and a nurse|one nurse|our flight paramedic|a physician with oxygen}.] A bed has been promised by {home_hospital}; ambulance at both ends.
?Passport runs out on {passport}, the consulate knows.
To do: fit-to-fly form, translation of {:number:4..30} pages, ring daughter at {:time}.

{nurse}

== en consular_emergency_document
q mission company:Consulate of {}/High Commission {}/Embassy at {}; issuing_post, consulate
q officer person; consular_officer, issued_by
q holder person; bearer, traveller
q number id:ETD######; document_number, emergency_document
q lost_no id:#########; lost_passport, stolen_document_no
q reported date; loss_reported, theft_date
q station phrase; police_station, reported_at
q issued date; date_of_issue, issued_on
q valid date; expires, good_until
q route phrase; itinerary, single_journey
q carrier company:{} Air/Air {}/{} Coaches; travelling_with, airline
q travel date; departure_date, leaves_on
q fee money:50..180; charge, consular_fee
q circumstances choice:lost/stolen/damaged; reason, what_happened_to_passport
q repaid flag; loan_given, money_lent; whether the mission lent money
q contact person; family_contact, vouched_for_by; who vouched for the holder at home
q surrender phrase; hand_in_at, give_up_where
q nationality country; citizen_of, nationality
a born date; dob, date_of_birth
a height unit; height, stature
a photo date; photo_taken, picture_date
a visa id; visa_number, entry_stamp
a embassy_phone phone; emergency_line, out_of_hours
a hotel company; staying_at, hotel
a ambassador person; ambassador, head_of_mission
---
^ {mission}
# Emergency travel document {number}

Bearer: {holder}
Citizen of: {nationality}
In place of passport {lost_no}, {circumstances?which the bearer can no longer find~which was taken from the bearer by thieves~which got wet and cannot be read}

Made known on {reported} at {station=the tourist police|the harbour station|the second precinct|the airport post|the town gendarmerie}. Identity vouched for by {contact}, by telephone[, and from our own files].

Good for one journey: {route=by way of Madrid|overland to the frontier|direct|through Doha and home|by sea to Harwich}, with {carrier}, leaving {travel}. Issued {issued}; of no use after {valid}.
To be given up {surrender=to the officer at the desk on arrival|at the border|to the passport office|to the crew}.
{repaid!The bearer has had money from us for food and must pay it back|A small loan was made against a signed promise~No money was advanced|The bearer asked for no money and was given none}. The bearer paid {fee}.
It does not entitle anyone to stay in a third country longer than {:number:12..48} hours.

{officer}
<Vice-Consul|Consular Officer>
~ Page {:number:1..2} of 8. Not valid if altered.

== en house_swap_agreement
q agency company:{} HomeSwap/Swap {}/{} Exchange Club; platform, arranged_through
q party_a person; first_host, home_owner_a; owner of the first home
q party_b person; second_host, home_owner_b; owner of the second home
q home_a address; first_home, a_lives_at
q home_b address; second_home, b_lives_at
q from date; swap_begins, move_over
q to date; swap_ends, return_day
q sleeps number:2..9; people_coming, guests_in_first; how many come into the first home
q car phrase; car_included, vehicle_shared
q insured company:{} Insurance/{} Direct/{} Mutual; car_insurer, cover_for_car
q cat phrase; pet_care, animal_to_feed
q neighbour person; key_holder, keys_from; who has the keys
q neighbour_phone phone; key_holder_phone, ring_for_key
q bills choice:each pays own/shared/guest pays; utilities, running_costs; who pays for power and water
q cleaning flag; cleaner_provided, cleaner_comes; whether a cleaner comes
q cancel number:14..60; cancellation_notice, days_notice
q damage money:50..500; damage_deposit, breakage_limit
q signed date; agreement_date, date_signed
a rating number; review_score, stars
a fee money; membership_fee, agency_fee
a wifi id; wifi_code, network_password
a landlord person; landlord, consent_from
a doctor company; nearest_doctor, surgery
a plumber company; plumber, handyman
a bins phrase; bin_day, refuse
---
# Agreement to change homes
arranged through {agency}

Between {party_a}, {home_a}, and {party_b}, {home_b}.

1. We shall live in each other's homes from {from} to {to}. No rent passes either way.
2. {party_b} comes with {sleeps} people in all to the first home; nobody else stays the night.
?3. The car, {car=a red estate|a small electric|an old camper|a hybrid}, goes with the first home; cover for others at the wheel is with {insured}.
4. {bills?Whoever owns a house meets what is used there, as always~What is used is added up and halved~Those staying meet what they use, by the meter}.
?5. Please look after {cat=the tortoise|two cats|the hens|a goldfish|the sourdough and the cat}.
6. {cleaning!A help comes every second Friday and has been paid|Somebody will come in to clean once a week~Each side cleans for itself|Nobody will come in to clean, so leave it as you found it}.
7. Breakages above {damage} are made good.
8. Either side may call it off up to {cancel} days before; later, the other may claim fares.

Keys of the first home: next door with {neighbour}, {neighbour_phone}. Those of the second: in the box, code {:number:1000..9999}.

{party_a} || {party_b}
{signed}

== en coach_tour_joining_letter
q operator company:{} Coaches/{} Tours/{} & Sons Travel; tour_company, sent_by
q guide person; tour_manager, courier
q driver person; coach_driver, at_the_wheel
q traveller person; lead_passenger, addressee
q tour phrase; holiday, tour_name
q code id:@@##-###; tour_code, departure_code
q pickup phrase; joining_point, boarding_at
q at time; pick_up_time, be_there
q leave date; departure_date, outward
q home date; return_date, back_on
q seats id:#@; seat_allocation, seats
q hotel company:The {} Hotel/{} Arms/Grand {}; staying_at, base_hotel
q board choice:breakfast only/half board/full board; meal_plan, meals
q balance money:100..900; still_to_pay, amount_outstanding
q pay_by date; balance_due, payment_deadline
q single money:20..200; single_supplement, lone_room_extra
q lift flag; lift_at_hotel, step_free; whether the hotel has a lift
q emergency phone; on_tour_phone, emergency_number
l outings; excursions, day_trips, itinerary
c outings.day phrase; weekday, when
c outings.to phrase; destination, sight
c outings.cost money:5..60; price, supplement
a deposit money; deposit_paid, already_paid
a insurance company; travel_insurer, insured_with
a ferry time; ferry_time, crossing
a coach id; coach_registration, vehicle
a dietary phrase; diet, special_meal
a tip money; gratuity, tip_for_driver; what one gives the driver
a room id; room_number, room_no
---
{operator}
{:street}, {:city} || {:phone}

{traveller}
Departure {code}

# {tour=Gardens of Cornwall|Highland Steam|Tulip Time|Kerry and the Ring|Christmas Markets|Barossa and the Coast}

Dear {traveller},

not long now! Your coach leaves on {leave} and is back on {home}. Please be at {pickup=the town hall steps|the bus bay by the station|the Red Lion car park|services, junction 14|the clock tower} at {at}; {driver} will put your cases aboard, one each, up to {:unit:kg 15..23}. You have seats {seats}. {guide} travels with you all the way.
You stay at {hotel}. {board?In the morning you are fed there; at noon and at night you please yourselves~In the morning and in the evening you eat there~You eat there three times a day, with a packed lunch when we are out}. {lift!All floors can be reached without climbing|There is a lift, though a small one~Be warned that there are stairs only|The house is old and has no lift, so ask for the ground floor}.

## Days out
%outings 2..5 lines
{outings.day=Monday|Tuesday|Wednesday|Thursday|Friday}: {outings.to=the lost valley|a distillery|cathedral and close|a boat on the lake|the bulb fields|a silver mine}, {outings.cost} a head
%%
?{balance} is still open; please let us have it by {pay_by}.
?Those with a room to themselves pay {single} more.
Should you miss us: {emergency}, switched on from {:time}.

== en no_claims_proof
q insurer company:{} Motor Insurance/{} Direct/{} General; issued_by, former_insurer
q clerk person; signed_by, customer_service
q driver person; policyholder, insured
q policy id:MV-########; policy_number
q years number:1..15; claim_free_years, bonus_years
q car phrase; vehicle, make_and_model
q plate id:@@@ ####; registration, rego
q from date; cover_from, insured_since
q to date; cover_ended, policy_end
q end choice:lapsed/cancelled by customer/cancelled by insurer; how_ended, termination
q protected flag; bonus_protected, protected_ncd; whether the bonus was protected
q new company:{} Assurance/{} Insure/{} Underwriting; new_insurer, addressed_to; insurer to whom it is sent
q named person; named_driver, other_driver
q use phrase; class_of_use, used_for
q issued date; issue_date, letter_date
q valid number:6..36; months_valid, usable_within; for how many months the proof may be used
q claim_date date; claim_on_record, date_of_claim; when there was a claim
q claim_cost money:300..9000; claim_paid, cost_of_claim
a discount percent; discount_rate, ncd_percent
a born date; dob, date_of_birth
a premium money; annual_premium, price
a licence date; licence_since, test_passed
a broker company; broker, intermediary
a next_premium date; renewal_date, renewal
a fault person; at_fault_party, other_party
---
{insurer} || {issued}
{:street}, {:city}

{new}
by e-mail

# Proof of claim-free driving

We confirm that {driver} was insured with us under {policy} for a {car=grey hatchback|pick-up|panel van|two-seater|people carrier}, {plate}, from {from} to {to}. [{named} was on the policy as well.] The car was driven for {use=pleasure only|the way to work|business|pleasure and one place of work|carrying tools}.
{end?The year ran out and was not renewed~The holder asked us to stop~We gave notice ourselves, the instalments not having come in}.

= Years without a claim: {years}
= Bonus: {protected!kept whatever happens, an extra having been paid|safeguarded~not safeguarded|falls by two steps with each claim}

?One entry is on file: {claim_date}, {claim_cost} paid, {:=windscreen|theft of radio|hit while parked}.
The letter may be used with another insurer within {valid} months. It may not be used for two cars at once. We keep our files for {:number:5..7} years.

{clerk}
{:phone}

== en pet_insurance_claim_decision
q insurer company:{} Pet Cover/Paws {}/{} Animal Insurance; underwriting_company, sender
q assessor person; claims_assessor, decided_by
q owner person; policyholder, keeper
q pet first; animal_name, insured_animal
q species choice:dog/cat/rabbit; kind_of_animal, species_insured
q practice company:{} Veterinary Centre/{} Animal Hospital/{} Vets; treating_practice, vet_practice
q vet person; treating_vet, submitted_by
q policy id:PET######; policy_no, contract
q claim id:CL-######; claim_reference, case
q began date; illness_began, first_signs
q treated period; treatment_period, dates_of_treatment
q illness phrase; condition, diagnosis
q claimed money:150..5000; amount_claimed, vet_fees
q paid money:50..4000; settlement, we_pay
q excess money:50..200; deductible, own_part
q pre flag; pre_existing, existed_before_cover; whether the illness was there before the cover
q left money:200..8000; remaining_limit, balance_of_cover; what is left for this illness
q payee choice:owner/vet; paid_to, payee_type; who gets the money
q since date; cover_start, inception
a born date; date_of_birth, pet_dob
a chip id; microchip, chip_number
a premium money; premium, monthly_price
a breed phrase; breed, pedigree
a renewal date; renewal, policy_ends
a deadline date; appeal_by, complain_until
a account iban; bank_account, iban
a weight unit; body_weight, kg
---
{insurer}
Claim {claim} || Policy {policy}

{owner}
{:address}

Dear {owner},

we hope {pet} is on the mend. {species?Four paws and a wet nose make a house a home~We know what a purr on the lap is worth~Long ears and all, they are family}. {vet} at {practice} has sent us the notes about {illness=a torn cruciate ligament|a blocked bladder|an eaten sock|overgrown teeth|epilepsy|a lump on the leg}, first seen on {began}. Your cover with us goes back to {since}.

= Asked for: {claimed}
= You bear: {excess}
= We pay: {paid}
?= Left for this illness: {left}
= Time of treatment: {treated}

{pre!The notes show that signs were there before you came to us, so only part can be met, as a gesture|We found it mentioned in notes older than the policy~Nothing in the notes suggests that it began before you came to us|It arose well after you joined}. We left out {:money:8..60} for {:=food|a nail clip|a collar}.
{payee?The money goes to your own account~We settle straight with the practice}; allow {:number:3..7} working days.

Kind regards,

{assessor}

== en life_policy_nomination
q insurer company:{} Life/{} Friendly Society/Life Corporation of {}; assurance_company, insurer
q branch city; servicing_branch, branch
q holder person; life_assured, policyholder
q policy id:########@; policy_number, contract_no
q sum money:10000..500000; sum_assured, death_benefit
q start date; risk_commenced, commencement
q matures date; maturity, term_ends
q premium money:20..900; instalment, premium_amount
q mode choice:monthly/quarterly/yearly; premium_mode, frequency
q old person; previous_nominee, cancelled_nominee; who was entitled before
q registered date; nomination_registered, noted_on
q guardian person; appointee, trustee_for_minor; who receives for a child
q officer person; branch_manager, registered_by
q entry id:NR/###/##; register_entry, nomination_no
q witness person; attested_by, witnessed_by
q loan flag; loan_outstanding, pledged; whether money was lent on the policy
q agent id:AG-#####; agent_code, adviser_code
l nominees; beneficiaries, entitled
c nominees.name person; beneficiary, full_name
c nominees.kin phrase; relationship, related_how
c nominees.share percent:10..60; portion, part
a born date; dob, date_of_birth
a bonus money; bonus, vested_bonus
a loan_sum money; loan_amount, amount_lent
a will date; date_of_will, will
a tax id; pan, tax_number
a surrender money; surrender_value, cash_value
a next_due date; next_premium_due, due_date
a doctor person; medical_examiner, examined_by
---
^ {insurer}
^ Branch: {branch}
# Registration of a change of nominee

Policy: {policy} || Entry {entry}
Life assured: {holder} || Agent {agent}

We have noted in our books on {registered} that the person named earlier, {old}, is struck out and that in the event of death the sum of {sum} shall be paid to:

%nominees 1..4
Name | Kin | Share
{nominees.name} | {nominees.kin=daughter|son|spouse|brother|mother|niece} | {nominees.share}
%%

?As one of them is a child, {guardian} will receive that part on the child's behalf.
The contract took effect on {start} and runs until {matures}; {premium} falls due {mode?twelve times a year~four times a year~once in twelve months}. {loan!Money has been lent against it, and that comes off first|A loan against it is open and will be deducted~Nothing has been lent against it|It is free of any loan}.
The signature was given in the presence of {witness}. A charge of {:money:1..5} was taken.

{officer}
Branch Manager
~ This paper does not of itself prove title. Please keep it with the policy.

== en health_preauthorisation
q insurer company:{} Health/{} Medical Cover/{} Sickness Fund; payer, health_insurer
q nurse person; case_manager, approved_by
q member person; insured, patient
q member_no id:###-####-##; membership_number, member_id
q auth id:PA########; authorisation_number, approval_code
q surgeon person; operating_doctor, specialist
q anaesthetist person; anaesthetic_by, anaesthetist_name
q hospital company:{} Private Hospital/{} Clinic/Beacon {} Hospital; facility, where_treated
q operation phrase; procedure, treatment
q code id:@####; procedure_code, billing_code
q day date; admission, operation_date
q nights number:1..7; length_of_stay, nights_approved
q valid date; approval_expires, valid_until
q approved flag; covered, approval_given; whether the insurer pays
q gap money:50..1500; shortfall, patient_pays
q room choice:private room/shared room/day ward; accommodation, room_class
q group company:{} Engineering/{} Foods/{} Council Staff; employer_scheme, group_policyholder; employer through whom the person is covered
q asked date; request_received, requested_on
a born date; dob, date_of_birth
a fee money; surgeons_fee, doctor_fee
a gp person; referring_doctor, gp
a premium money; premium, contribution
a device product; implant, prosthesis
a joined date; member_since, joined_on
a discharge date; discharge_date, leaving_hospital
a second person; second_opinion, reviewer; doctor who gave another opinion
---
{insurer}
Member {member_no} || {:date}

{member}
{:address}
[Scheme of {group}]

# {approved!We will pay for your treatment|Good news about your treatment~We cannot pay for your treatment|About your treatment: not covered}

= Approval: {auth}
= Procedure: {operation=hip resurfacing|cataract, left|hernia, keyhole|knee arthroscopy|removal of the gall bladder|sinus surgery} ({code})
= Where: {hospital}
= Going in: {day}
?= Nights: {nights}

{surgeon} asked us on {asked} to look at this. Asleep you will be kept by {anaesthetist}. {room?You have a room and bath to yourself~You will lie with two or three others~You come in and go home the same day, in a recliner}. 
?The doctors charge more than our list allows, so that {gap} would be left for you.
This letter is good until {valid}. If the plan changes by so much as a code, ring {:phone} first. Physiotherapy afterwards: up to {:number:4..12} visits, with a form of its own.

{nurse}
<Clinical Case Manager|Pre-authorisation Team>
~ Hospital food for visitors, {:money:8..20}, is not included.

== en crop_insurance_acknowledgement
q company company:{} General Insurance/Agriculture Cover {}/{} Crop Mutual; insurer, underwriter
q bank company:{} Gramin Bank/{} Cooperative Bank/State Bank, {}; lending_bank, loan_bank; bank through which it was taken
q officer person; district_officer, acknowledged_by
q farmer person; insured, cultivator
q father person; father_name, son_or_daughter_of
q village city; village, gram
q survey id:###/#@; survey_number, khasra; number of the field
q area unit:ha 0.4..6; insured_area, sown_area
q crop phrase; insured_crop, crop_name
q season choice:kharif/rabi/summer; cropping_season, season_type
q sown date; sowing_date, planted
q applied date; enrolment_date, application_date
q ack id:############; application_number, acknowledgement_no
q sum money:9000..90000; sum_insured, cover_amount
q premium money:200..3000; farmers_share, premium_paid
q loanee flag; loanee_farmer, has_crop_loan; whether the farmer has a crop loan
q account id:##########; savings_account, account_to_credit
q report phone; loss_intimation, toll_free
q hours number:24..96; report_within, intimation_hours
a loss date; date_of_loss, damage_on
a claim money; claim_paid, payout
a yield unit; threshold_yield, yield
a aadhaar id; aadhaar, identity_number
a surveyor person; loss_assessor, field_inspector
a harvest date; harvest, cutting_experiment
a subsidy money; state_share, subsidy
a rainfall unit; rainfall, mm
---
^ {company}
# Acknowledgement of enrolment
^ No. {ack}

Received through {bank} on {applied}

= Cultivator: {farmer}
= Child of: {father}
= Village: {village}
= Field: {survey}
= Area: {area}
= Crop: {crop=paddy|groundnut|red gram|wheat|cotton|onion|mustard}, {season?sown with the monsoon~sown for winter~between the two main harvests}
= Sown: {sown}
= Insured for: {sum}
= Paid by cultivator: {premium}

{loanee!As you have a loan on the crop, the amount was taken from the loan account|It was debited along with your crop loan~You have taken no loan and came forward of your own will|You joined by choice, no loan being on this crop}. [Any payment will be credited to {account}.]
Hail, landslide, cloudburst or flooding on your own field must be told on {report} within {hours} hours. For drought across the block nothing need be done: it is reckoned from samples, {:number:4..16} to each unit. Sum for the neighbouring unit: {:money:9000..90000}.

{officer}
~ Change of crop must be told two days before {:date}.

== en echocardiogram_report
q hospital company:{} Heart Centre/{} General Hospital/{} Cardiac Clinic; department_host, performed_at
q physiologist person; sonographer, scanned_by
q cardiologist person; reported_by, verifying_consultant
q referrer person; requested_by, ordering_doctor
q patient person; subject, examined_person
q mrn id:H######; hospital_number, record
q done date; scan_date, performed
q reported date; report_date, verified_on
q why phrase; indication, clinical_question
q ef percent; ejection_fraction, lvef; share of blood pumped out with each beat
q atrium unit:mm 28..55; left_atrium, la_diameter
q septum unit:mm 7..16; septal_thickness, ivs
q valve phrase; valve_finding, main_valve_lesion
q severity choice:mild/moderate/severe; grade, how_bad; how bad the valve trouble is
q clot flag; thrombus_seen, clot_present; whether a clot was seen
q quality phrase; image_quality, views
q rate number:48..120; heart_rate, bpm
q pressure phrase; blood_pressure, bp
q again number:3..36; follow_up_months, repeat_after
a born date; dob, date_of_birth
a weight unit; body_weight, kg
a surgery date; operation_date, valve_surgery
a gp company; gp_practice, copy_to_practice
a machine product; scanner, ultrasound_machine
a previous percent; previous_ef, last_ef; share pumped out at the last scan
a ward phrase; ward, inpatient_ward
---
{hospital}
# Transthoracic echo
{patient} || {mrn}
Scanned {done} || Asked for by {referrer}

Why: {why=breathless on stairs|new murmur|before chemotherapy|palpitations|after a faint|known enlarged heart}
Views: {quality=good|limited by lungs|fair, patient could not lie flat|poor from the apex}
[Pulse {rate}][, cuff {pressure=128 over 76|150 over 92|110 over 64|141 over 80}]

= Pumped with each beat: {ef}
= LA: {atrium}
= Septum: {septum}
= Aortic root: {:unit:mm 28..42}
= TAPSE: {:unit:mm 14..26}

## Findings
{valve=Aortic valve narrowed|Mitral valve leaks|Tricuspid leak|Bicuspid aortic valve with narrowing}; {severity?of no consequence as yet~of middling degree, to be watched~of the worst degree, with back flow in the veins}. Right side normal in size. {clot!In the apex lies a round mass which must be a clot|There is fresh clot in the appendage~No clot in any chamber|The chambers are free of clot}. No fluid around the heart.
?We suggest looking again in {again} months.

Scan by {physiologist}. Read and signed by {cardiologist}, {reported}.

== en sleep_study_report
q clinic company:{} Sleep Clinic/{} Lung Function Unit/{} Respiratory Centre; sleep_service, issued_by
q doctor person; interpreting_physician, signed_by
q technician person; set_up_by, device_fitted_by
q gp person; addressed_to, family_doctor
q patient person; subject, studied
q study id:SS-#####; study_number, recording_id
q night date; recorded_on, night_of_study
q hours duration; recording_time, time_recorded
q ahi number:2..80; apnoea_index, events_per_hour; breathing pauses in an hour
q lowest percent; lowest_saturation, nadir
q epworth number:3..24; sleepiness_score, ess
q neck unit:cm 34..52; neck_circumference, collar
q verdict choice:normal/mild/severe; severity, classification
q driving flag; must_not_drive, driving_stopped; whether the patient is told not to drive
q device product; machine_lent, therapy_device
q mask phrase; interface, mask_type
q collect date; pick_up_machine, collection_date
q where choice:at home/in hospital; study_setting, where_recorded
a born date; dob, date_of_birth
a bmi number; bmi, body_mass_index
a job job; occupation, works_as
a pressure unit; mask_pressure, cpap_pressure
a partner person; bed_partner, spouse
a price money; cost, fee
a review date; review_date, follow_up
a ent person; ent_surgeon, throat_specialist
---
{clinic}
{:street}, {:city} || {study}

{gp}

Re: {patient}

Dear {gp},

Thank you for asking us about this <tired|loudly snoring> patient. {where?A small recorder was worn in the patient's own bed~The patient spent the night with us, wired from head to foot} on {night}; it was fitted by {technician} and gave {hours} of good trace.

= Pauses an hour: {ahi}
= Oxygen at its lowest: {lowest}
= Sleepiness score: {epworth} of 24
?= Collar: {neck}
= Pulse, mean: {:number:52..88}

{verdict?There is no disorder of breathing to be treated~There is a slight disorder; losing weight and sleeping on the side may do~There is a grave disorder, which wants treating at once}. {driving!I have said that the car must stay in the garage until treated and that the authority must be told|The patient knows not to sit at the wheel and to write to the licensing people~There is no bar to being at the wheel|The patient may go on using the car}.
?We are lending {device=AirEase 3|SomnoLite|DreamFlow Auto|Breva 10}[ with {mask=nasal pillows|a full face mask|a nasal mask, medium}], to be fetched on {collect}.
Alcohol in the evening makes things worse; it was {:number:4..30} units a week when asked.

{doctor}

== en allergy_clinic_letter
q clinic company:{} Allergy Clinic/{} Children's Hospital/{} Immunology Service; outpatient_service, from
q consultant person; allergist, author
q child person; patient, tested_child
q parent person; accompanied_by, mother_or_father
q school company:{} Primary School/St {} School/{} Nursery; attends, copy_to_school
q number id:#######; hospital_no, patient_number
q seen date; clinic_date, appointment
q typed date; dictated_typed, letter_date
q trigger phrase; allergen, reacts_to
q reaction phrase; last_reaction, symptoms
q when date; date_of_reaction, reaction_on
q pen choice:none/one pen/two pens; adrenaline, auto_injector; what injector was prescribed
q challenge flag; food_challenge_planned, oral_challenge; whether the food is to be tried under watch
q weight unit:kg 10..60; body_weight, weighs
q dietitian person; diet_advice_by, also_seen
q drug phrase; antihistamine, daily_medicine
q next number:6..24; review_months, see_again_in
l pricks; skin_tests, test_results
c pricks.to phrase; extract, tested_for
c pricks.mm unit:mm 1..14; wheal, size
a born date; dob, date_of_birth
a ige number; total_ige, blood_ige
a ambulance flag; ambulance_called, 999_call; whether an ambulance was called
a gp company; gp_practice, referred_by_practice
a expiry date; pen_expires, expiry_of_pen
a sibling person; sibling, brother
a teacher person; class_teacher, school_contact
---
{clinic}
Seen {seen} || Typed {typed}
No. {number}

{child}, who came with {parent}

Diagnosis: allergy to {trigger=cashew and pistachio|egg|cow's milk|peanut|kiwi|sesame}
Weight: {weight}

It was a pleasure to see this lively child again. On {when} there had been {reaction=hives and a swollen lip|vomiting within minutes|wheeze and a hoarse cry|a rash round the mouth|sudden sleepiness}, after {:=a birthday party|a picnic|a curry}. Today the chest was clear.

## Prick tests
%pricks 3..6
Tested | Wheal
{pricks.to=peanut|cashew|egg white|house dust mite|cat|sesame|timothy grass} | {pricks.mm}
%%

{pen?There is no call for an injector; tablets are enough~An injector has been prescribed, a single one to be kept at home~Injectors have been prescribed, one for home and one for the classroom}. [Otherwise {drug=cetirizine at night|loratadine syrup|nothing daily|a nasal spray from March}.]
{challenge!We will bring the child in for a day to try the food in rising amounts|A trial on the day ward is to be arranged~For now we shall not try the food, not even on the ward|We agreed to leave it at strict avoidance and no trial}. {dietitian} talked about labels.
?To be seen again in {next} months.

{consultant}
Copies: parents, {school}

== en hospital_complaint_response
q trust company:{} Hospitals Trust/{} Health Board/{} Regional Hospital; organisation, respondent
q chief person; chief_executive, signatory
q complainant person; addressed_to, complained_by
q patient person; treated_relative, about_whom
q investigator person; investigating_officer, looked_into_by
q ref id:CO/####/##; complaint_ref, our_reference
q received date; complaint_received, came_in
q visit date; date_of_care, attended_on; day on which the patient was treated
q ward phrase; area, where_it_happened
q waited duration; waiting_time, time_waited
q nurse person; nurse_in_charge, staff_interviewed
q upheld choice:upheld/partly upheld/not upheld; finding, outcome
q issue phrase; subject_of_complaint, main_concern
q change phrase; lesson, action_taken
q sorry flag; apology_given, apologised; whether the hospital says sorry for a fault
q ombudsman company:{} Health Ombudsman/Public Services Ombudsman {}/Care Commissioner {}; next_stage, escalate_to
q days number:20..60; working_days_taken, response_time
q meeting date; meeting_offered, meet_on
a compensation money; compensation, redress_payment
a died date; date_of_death, death
a doctor person; consultant, treating_doctor
a phone phone; pals_phone, complaints_line
a born date; dob, patient_dob
a solicitor company; law_firm, solicitor
a bed number; bed_number, bed
a gp person; gp, family_doctor
---
{trust}
Office of the Chief Executive || {ref}
{:street}, {:city} || {:date}

{complainant}

Dear {complainant},

I write about the care given to {patient} on {visit}. Your letter came in on {received}, and it has taken us {days} working days to answer, for which there is no excuse.

{investigator}, who does not work in that department, has read the notes and spoken with {nurse}, in charge of {ward=the emergency department|Ward 12|the labour suite|X-ray|the discharge lounge} at the time. Your chief worry was that {issue=no one gave pain relief|the family was not rung|the wrong form was used|a buzzer went unanswered|a hearing aid was lost|food was put out of reach}.
The notes show that {waited} passed; {:number:30..90} people were waiting, and {:number:2..5} nurses were on duty instead of the full number. {upheld?You were right in everything you said~You were right in some of what you said, though not in all~Having weighed it all, I cannot agree that the care fell short}. {sorry!For our part in that I am truly sorry|Please accept my apology for what went wrong~I understand that you will be disappointed by this, but I see nothing for which we should apologise|We did what should have been done, and I leave it at that}.
?Since then {change=a second nurse checks the queue each hour|staff carry phones|drug charts have moved to the screen|every bed has a card for families}.
?I would gladly see you on {meeting}.
If you are not content, {ombudsman} may look at it, within a year.

{chief}

== en clinical_trial_invitation
q centre company:{} University Hospital/{} Research Institute/{} Cancer Centre; study_site, inviting_centre
q investigator person; principal_investigator, local_lead
q nurse person; research_nurse, contact
q patient person; invited, potential_participant
q sponsor company:{} Pharma/{} Therapeutics/University of {}; trial_sponsor, pays_for
q study phrase; trial_name, acronym
q reg id:ISRCTN########; registry_number, trial_id
q ethics id:##/@@/####; ethics_reference, approval_no
q drug phrase; study_medicine, tested_product
q phase choice:phase 2/phase 3/phase 4; trial_phase, stage
q blind flag; blinded, double_blind; whether nobody knows who gets what
q people number:40..3000; sample_size, to_be_recruited
q visits number:3..14; study_visits, number_of_visits
q weeks number:6..104; duration_weeks, time_in_trial
q travel money:10..60; expenses_per_visit, travel_refund
q answer_by date; reply_by, decide_until
q version id:v#.#; document_version, leaflet_version
q phone phone; study_phone, ring
q illness phrase; condition, disease_studied
a born date; dob, date_of_birth
a first_visit date; screening_visit, first_appointment
a gp person; family_doctor, gp
a insurer company; trial_insurer, indemnity
a dose unit; dose, mg
a end date; trial_ends, results_expected
a monitor person; monitor, data_monitor
a pay money; payment_for_participation, honorarium
---
{centre}
# Would you take part in {study=ORCHARD|BREATHE-2|STEADY|KESTREL|LANTERN}?
Leaflet {version}

Dear {patient},

you are being treated here for {illness=gout|ulcerative colitis|migraine|heart failure|psoriasis|asthma}, and we wonder whether you might help us find out if {drug=a new tablet|an old heart medicine|a weekly jab|an extract of willow|an inhaled powder} does more good than what is used now. {phase?So far it has been given to a few dozen patients, and we are looking for the right dose~It has passed the smaller tests and is now compared in many hospitals~It has been on sale for years, and we look at how people fare in the long run}.
{people} people will join, over {:number:5..60} hospitals. A computer decides who gets which. {blind!Neither you nor we shall know until the end|It is kept from you and from your doctors alike~You and your doctor will know which one it is|Nothing is hidden: the pack bears its name}. You would come {visits} times in {weeks} weeks. [For each journey you get {travel}.]

It is run and paid for by {sponsor}. A committee has looked at it ({ethics}), and it is entered as {reg}. You may stop at any time without saying why; your care will not suffer.

If you are minded to, let {nurse} know on {phone} by {answer_by}.

{investigator}

== en home_oxygen_order
q supplier company:{} Gases/{} Oxygen/{} Homecare; oxygen_supplier, ordered_from
q hospital company:{} Hospital/{} Infirmary/{} Chest Clinic; ordering_unit, clinical_site
q clinician person; prescriber, ordered_by
q patient person; user, for_whom
q nhs id:### ### ####; health_number, nhs_number
q home address; delivery_address, install_at
q order id:HOOF-#####; order_number, form_number
q ordered date; order_date, signed
q deliver date; delivery_day, install_on
q flow number:1..6; litres_per_minute, flow_rate
q hours number:2..24; hours_per_day, daily_use
q kit choice:concentrator/cylinders/liquid; equipment, delivery_system
q nose phrase; interface, worn_as
q carer person; carer, contact_at_home
q carer_phone phone; phone_at_home, call_before
q smoker flag; smoker_in_home, smoking_risk; whether somebody in the home smokes
q speed phrase; urgency, response_time
q review date; reassessment, follow_up_clinic
q copd phrase; diagnosis, reason_for_oxygen
a born date; dob, date_of_birth
a fire person; fire_officer, fire_safety_visit
a target percent; target_saturation, spo2
a blood number; blood_gas, po2
a cost money; cost, electricity_refund
a gp company; gp_surgery, practice
a engineer person; installer, technician
a removed date; collection, equipment_removed
---
# Order for oxygen at home
{hospital} || {order}
to {supplier} || {ordered}

= Patient: {patient}
= Health no.: {nhs}
= To be put in at: {home}
= On: {deliver}[, {speed=within four hours|next day|in three days|ordinary round}]
= Litres a minute: {flow}
= Hours a day: {hours}
?= Worn as: {nose=nasal prongs|Venturi mask 28 %|tracheostomy mask|mask, adult}
= For: {copd=COPD|cluster headache|lung fibrosis|heart failure|palliative care}

{kit?A machine that draws it from the air of the room, with ten metres of tubing~Steel bottles, one at the bed and one to carry~A cold vessel from which a flask is filled}. 
{smoker!There is an ashtray in the sitting room: walk the household through the danger before leaving anything|The husband smokes; have him sign the warning~Nobody in the house smokes|The household is free of smoke and says so in writing}.
?Ring {carer} on {carer_phone} beforehand. Second floor, {:number:12..40} steps, dog.
?Will be looked at again on {review}.
Consent to pass data to the fire brigade: given {:date}.

{clinician}
~ Fax both sides. Orders after {:time} run from the next day.

== en school_vaccination_consent
q team company:{} School Immunisation/{} Public Health Nurses/{} Community Health; nursing_team, vaccinating_service
q nurse person; vaccinator, given_by
q child person; pupil, recipient
q parent person; consenting_adult, signed_by
q school company:{} Academy/{} National School/{} High; attends, session_at
q class id:#@; form, class_group
q vaccine product; jab, immunisation
q batch id:@@###@; lot, batch_number
q given date; vaccinated_on, date_given
q signed date; consent_date, date_of_signature
q arm choice:left arm/right arm/nose; site, where_given
q call_first flag; wants_to_be_rung, call_before; whether the parent wishes to be rung before the jab
q dose number:1..3; dose_number, which_dose
q ill phrase; medical_note, illness_declared
q expiry date; vaccine_expiry, use_before
q gp company:{} Surgery/{} Practice/{} Health Centre; registered_practice, copy_to
q again date; next_dose, catch_up
q hcid id:IMM-######; record_id, form_no
a born date; dob, date_of_birth
a weight unit; weight, kg
a reaction phrase; reaction, side_effect
a refused phrase; reason_for_refusal, why_not
a doctor person; doctor, medical_officer
a teacher person; teacher, accompanied_by
a parent_phone phone; guardian_mobile, parent_mobile; number of the mother or father
a fridge unit; storage_temperature, cold_chain
---
{team}
# {vaccine=HPV|MenACWY|Flu (spray)|Teenage booster 3-in-1|MMR} in school
Form {hcid}

## To be filled in at home
= Child: {child}
= Class: {class}, {school}
= Practice: {gp}
?= Anything we should know: {ill=egg allergy|faints easily|asthma, uses steroids|on blood thinners|nothing}

I agree that my child shall have it. {call_first!Please ring me before you do it|I should like a word on the telephone first~You need not ring me first|Go ahead without ringing me}.

{parent}, {signed}
+++
## Nurse
Asked again on the day: well, no fever, not had it elsewhere. This was number {dose} of the course.
= Batch: {batch}
= Use before: {expiry}
= On: {given}
Put into {arm?the upper limb on the side of the heart~the upper limb on the far side from the heart~each nostril, a puff}. Waited {:number:5..15} minutes.
?The next is due about {again}.

{nurse}, RN
+++
~ Children seen that day: {:number:30..180}. You may ring us on {:phone} until {:time}.

== en ward_transfer_handover
q hospital company:{} Hospital/{} Infirmary/{} Medical Center; site, institution
q from_ward phrase; transferring_ward, leaving_unit
q to_ward phrase; receiving_ward, new_unit
q giver person; handing_nurse, handover_by
q taker person; receiving_nurse, accepted_by
q consultant person; responsible_doctor, under_care_of
q patient person; moved_patient, subject
q mrn id:########; record_number, hospital_id
q moved date; transfer_date, day_of_move
q at time; time_of_move, left_at
q problem phrase; reason_for_admission, diagnosis
q op date; operated_on, date_of_surgery
q news number:1..9; early_warning_score, ews
q allergy phrase; allergic_to, drug_allergy
q isolation flag; isolation_needed, side_room; whether the patient must lie alone
q resus choice:full treatment/no resuscitation; resuscitation_status, code_status
q line phrase; drip, access; what line is in the vein
q kin person; relative_told, family_informed
q due time; next_dose, medicine_due; when the next medicine is due
a born date; dob, date_of_birth
a weight unit; weight, kg
a discharge date; expected_discharge, edd
a surgeon person; operating_surgeon, surgeon
a bed id; bed_number, bed
a temp unit; temperature, fever
a diet phrase; diet, food
a porter person; porter, moved_by
---
{hospital}
# Handover sheet: {from_ward=Theatre recovery|Acute Medical Unit|HDU|Emergency Dept|Ward 4} to {to_ward=Orthopaedics East|Stroke Unit|Ward 9|Respiratory|Short Stay}

{patient} || {mrn}
{moved} || {at}

Situation: {problem=fractured neck of femur|pneumonia, right base|bleeding ulcer|minor stroke|sepsis from leg wound|new diabetes}. Under {consultant}. [Had the operation on {op}.]
Background: lives alone, {:number:1..4} carers a day. Allergic to {allergy=penicillin|latex|nothing known|morphine|sticking plaster}.
Assessment: score {news}, pain {:number:1..6} of 10, pressure areas intact. [Access: {line=pink cannula, left hand|PICC, right arm|central line, neck|blue cannula, foot}.] {isolation!Must have a single room, loose stools since morning|Nurse behind a shut door with gown and gloves~May lie in an open bay|Swabs are clear, any bed will do}.
{resus?If the heart stops, call the team and start~If the heart stops, let be: red form in front of the notes}.
Recommendation: turn every {:number:2..4} hours, bloods at {:time}, antibiotics next at {due}.
?{kin} has been rung and knows about the move.

Given by {giver} || Taken by {taker}

== en lost_degree_certificate_replacement
q university company:University of {}/{} Polytechnic/{} University; awarding_institution, issuer
q registrar person; academic_registrar, signed_by
q clerk person; records_clerk, processed_by
q graduate person; alumnus, certificate_holder
q former person; name_at_graduation, former_name; name under which the degree was taken
q degree phrase; qualification, award
q class choice:first class/upper second/pass; classification, honours
q awarded date; conferral_date, degree_awarded
q college company:{} College/{} Hall/{} School of Arts; affiliated_college, studied_at
q number id:A######; new_certificate_number, replacement_no
q old id:###/####; original_certificate, cancelled_number
q issued date; reissue_date, date_of_replacement
q requested date; application_date, asked_on
q fee money:20..120; charge, replacement_fee
q how phrase; reason, circumstances_of_loss
q oath flag; sworn_statement, affidavit_given; whether a sworn statement was given
q sent company:{} Couriers/{} Express/{} Post; dispatched_with, delivery_by
q tracking id:@@#########@@; consignment_number, tracking_no
q address address; sent_to, postal_address
a born date; dob, date_of_birth
a enrolled date; matriculated, entry_date
a supervisor person; supervisor, tutor
a mark percent; average_mark, gpa
a chancellor person; chancellor, vice_chancellor
a police id; police_report, fir_number
a transcript id; transcript_number, transcript
a email email; alumni_mail, contact_mail
---
{university}
Student Records || {issued}

{graduate}
{address}

# Replacement certificate {number}

Dear {graduate},

On {requested} you told us that your parchment had been {how=lost in a house move|eaten by termites|burnt|stolen with a briefcase|soaked when a pipe burst}. {oath!You swore to this before a commissioner, and the paper is with us|Your sworn statement was in order~We did not ask you to swear to it|Your plain word was enough for us, without any oath}. The fee of {fee} has been booked.

We have found you in the register: {degree=Bachelor of Commerce|Master of Arts|Bachelor of Engineering|Licentiate in Music|Diploma in Education}, {class?with the highest honours~with honours, the better half of the second division~without honours}, conferred on {awarded}, as a student of {college}. [You were then called {former}.] A new one is enclosed, marked as a duplicate on the back. The old one, {old}, counts no more; should it turn up, send it in.

It goes to you with {sent}, number {tracking}, and must be signed for. Please have {:number:1..3} copies certified rather than sending the real one about.

Handled by {clerk}, extension {:number:200..899}.

{registrar}

== en exam_access_arrangements
q school company:{} College/{} School/{} Sixth Form; exam_centre, applicant_school
q centre id:#####; centre_number, centre
q board company:{} Examinations/Awarding Body {}/{} Assessments; exam_board, approved_by
q coordinator person; senco, requested_by
q assessor person; specialist_assessor, tested_by
q candidate person; student, for_whom
q cand_no id:####; candidate_number, exam_number
q approval id:AA-########; approval_number, reference
q tested date; assessment_date, date_tested
q granted date; approval_date, decided
q lapses date; expires, valid_until
q extra percent; extra_time, additional_time
q need choice:dyslexia/visual impairment/anxiety; main_need, category
q reader flag; reader_allowed, someone_reads; whether someone may read aloud
q laptop flag; word_processor, may_type; whether the candidate may type
q room phrase; seating, where_seated
q score number:60..95; standard_score, reading_speed_score
q officer person; exams_officer, filed_by
l papers; exams_covered, subjects
c papers.subject phrase; exam, subject_name
c papers.on date; exam_date, sat_on
c papers.length duration; normal_length, allowed_time
a born date; dob, date_of_birth
a grade phrase; grade, result
a fee money; fee, assessment_cost
a parent person; parent, guardian
a invigilator person; invigilator, supervised_by
a scribe person; scribe, amanuensis
a refused phrase; refused_arrangement, not_granted
---
{school}, centre {centre}
# Access arrangements form 8

= Candidate: {candidate}
= Number: {cand_no}
= Approved by: {board}
= Under: {approval}
= On: {granted}
= Good until: {lapses}

{need?Letters dance and reading is slow, though the mind is quick~Print has to be enlarged to be seen at all~A crowded hall brings on attacks of panic}. The testing was done by {assessor} on {tested}; [a score of {score} for speed of reading, where a hundred is the middle].
Granted: {extra} more time. [Place: {room=a small room by the library|front row, left|alone, with the door ajar|the medical room}.] {reader!Somebody may read the questions out, but not explain them|A helper may read aloud whatever is printed~Nobody may read the questions out|Reading aloud by a helper was not thought needful}. {laptop!Answers may be typed, spell check off|A school machine may be used to write on~Answers are to be written by hand|No machine may be used for writing}.

%papers 2..5
Paper | Day | Usual length
{papers.subject=Biology 1|English Language|Maths, calculator|Geography|French listening|Economics} | {papers.on} | {papers.length}
%%

Asked for by {coordinator}; filed by {officer}, box {:number:2..30}, for the inspector to see.

== en stray_dog_notice
q council company:{} Council/{} City Council/{} Animal Control; authority, seized_by
q warden person; dog_warden, officer
q kennel company:{} Kennels/{} Pound/{} Animal Shelter; held_at, place_of_detention
q owner person; keeper, served_on
q dog phrase; description, breed_and_colour
q chip id:9##############; microchip, transponder
q picked date; seizure_date, picked_up
q where street; found_at, place_of_seizure
q time time; seized_at, time_found
q finder person; reported_by, member_of_public
q until date; claim_by, disposal_date
q daily money:8..30; kennelling_per_day, daily_rate
q fine money:25..90; release_fee, statutory_fee
q tag flag; collar_and_tag, wore_tag; whether the dog wore a tag with a name
q temper choice:friendly/nervous/aggressive; temperament, behaviour
q ref id:SD/####; case, notice_no
q proof phrase; proof_needed, bring
q hours phrase; opening_times, open
a vet_bill money; vet_cost, treatment_cost
a vet person; vet, examined_by
a name first; dog_name, called
a age number; age_of_dog, years_old
a bitten person; bitten_person, victim
a new_home date; rehomed_on, adoption
a court date; court_date, prosecution
a keeper_phone phone; owners_phone, keeper_phone
---
{council}
# Notice of a dog held, {ref}
Environmental Protection Act 1990, section 149

To {owner}

A dog, {dog=brown lurcher, bitch|black Labrador, dog|tan Staffordshire cross|white terrier, one ear black|grey whippet}, was found straying in {where} on {picked} at {time}[, after a call from {finder}]. {tag!It had on a collar with a disc, as the law demands|A disc with a name hung from the collar~It wore neither collar nor disc, which is an offence|The collar bore no disc}. The chip reads {chip} and is in your name.
It {temper?came wagging to everyone~hid behind the van and shook~went for the officer twice and had to be muzzled}, and now sits at {kennel}.

You have until {until}. After that it becomes ours and may be given to a new home or put down.
= To be paid for letting it go: {fine}
= For each day or part: {daily}
?= Bring: {proof=proof of address|a photograph with the dog|the chip papers|a driving licence}
?= Open: {hours=mornings only|ten to four, not Sundays|by appointment|weekdays till six}

This is the {:number:2..4}th notice to your address in as many years.

{warden}
<Dog Warden|Animal Welfare Officer>, {:phone}

== en abandoned_vehicle_notice
q council company:{} Borough Council/{} City Council/Shire of {}; issuing_authority, removed_by_order_of
q officer person; enforcement_officer, affixed_by
q keeper person; registered_keeper, addressed_to
q plate id:@@## @@@; registration, number_plate
q car phrase; make_and_colour, vehicle
q street street; location, where_standing
q notice id:AV#####; notice_number, ref
q fixed date; notice_date, sticker_applied
q days number:1..15; days_to_act, grace
q reported date; complaint_date, first_reported
q untaxed flag; tax_expired, unlicensed; whether the road tax has run out
q state phrase; condition, damage
q contractor company:{} Recovery/{} Salvage/{} Autos; tow_firm, to_be_removed_by
q yard phrase; stored_at, pound
q fee money:100..300; removal_charge, tow_fee
q store money:10..40; storage_per_day, daily_storage
q fate choice:destroyed/stored/sold; disposal, what_happens
q phone phone; call_to_claim, hotline
a vin id; vin, chassis_number
a scrap date; scrapped_on, destruction_date
a value money; vehicle_value, worth
a mot date; mot_expiry, inspection_until
a neighbour person; complainant, reported_by
a insurer company; insurer, insured_with
a penalty money; fixed_penalty, fine
---
^ {council}
# {notice}: this vehicle is thought to have been left for good

{plate}, {car=silver saloon|blue van|red hatchback|white pick-up|green estate}
standing in {street}

The law lets us take away what has been abandoned. Neighbours rang us on {reported}; I looked at it today, {fixed}, and saw {state=two flat tyres and moss on the sills|a smashed windscreen|rubbish up to the roof|no wheels|fire damage inside}. {untaxed!It has not been taxed for months|According to the register no road tax is being paid~It is taxed, as the register shows|Road tax has been paid to the end of the year}.
Our records show {keeper} as the keeper.

If it is still here {days} day(s) from now, {contractor} will take it to {yard=the depot behind the incinerator|the old goods yard|their compound|Dock Road}. {fate?It will be crushed at once, being worth nothing~It will be kept there until somebody comes for it~It will go under the hammer}. You would then owe {fee} for the towing and {store} for each day. 

Yours, and in use? Ring {phone} before {:time} and quote the number at the top. Last quarter {:number:20..190} vehicles were dealt with in the borough.

{officer}

== en postal_vote_rejection
q council company:{} Council/{} City Council/{} Electoral Services; electoral_office, sent_by
q officer person; returning_officer, electoral_registration_officer
q voter person; elector, addressed_to
q election phrase; poll, which_election
q polled date; polling_day, election_date
q number id:@@#-####; elector_number, roll_number
q cause choice:signature mismatch/date of birth wrong/statement missing; rejection_reason, why_not_counted
q counted flag; vote_counted, ballot_valid; whether the vote counted
q returned date; received_on, pack_received
q reply_by date; new_form_by, respond_until
q constituency region; constituency, electoral_area
q rejected number:12..400; rejected_total, packs_rejected
q kept number:6..24; months_kept, retention
q clerk person; contact, helpdesk
q phone phone; call, telephone
q form id:PVI-##; form_number, enclosed_form
q next date; next_election, next_poll
q proxy person; proxy, votes_on_behalf; who may vote for the elector
a candidate person; candidate, voted_for
a party company; political_party, party
a turnout percent; turnout, participation
a born date; dob, date_of_birth
a station phrase; polling_station, polling_place
a agent person; election_agent, agent
a opened date; opening_session, verification_date
---
{council}
{:street}, {:city} || {:date}

{voter}
Roll {number}

# Your postal vote at the {election=parliamentary election|mayoral election|local elections|by-election|referendum}

Dear {voter},

the law makes me tell those whose postal vote ran into trouble on {polled}. Your envelope for {constituency} reached us on {returned}. {cause?The way you wrote your name did not look like the one we hold~The day of birth you put down was not the one we hold~The slip on which one signs was not in the envelope}. {counted!A second look put it right, and your paper was taken into the count all the same|It was let in after all~Your paper therefore could not be taken into the count|For that reason it was left out of the count}. In this area {rejected} were in the same boat, of {:number:4000..9000}.

So that it does not happen again, please send back form {form} by {reply_by}; if we do not hear, you will have to go to the polls in person.
?On our list {proxy} may vote in your stead.
?The next time you will be called on is {next}.
We keep the slips under lock for {kept} months.

Help from {clerk}, {phone}.

{officer}

== en candidate_nomination_receipt
q council company:{} District Council/{} Council/{} Municipality; election_authority, received_at
q officer person; deputy_returning_officer, received_by
q candidate person; nominated_person, standing
q party company:{} Residents/{} First/Alliance for {}; party, description_on_ballot
q agent person; election_agent, acts_for_candidate
q proposer person; proposed_by, first_subscriber
q seconder person; seconded_by, second_subscriber
q ward region; ward, seat
q delivered date; date_lodged, handed_in
q at time; lodged_at, time_of_delivery
q poll date; polling_day, election_day
q withdraw date; withdrawal_deadline, may_withdraw_until
q deposit money:100..900; deposit, security
q number id:N/##/##; paper_number, receipt_no
q valid flag; accepted, nomination_valid; whether the paper is good
q emblem phrase; symbol, emblem_chosen
q limit money:500..20000; spending_limit, expenses_cap
q secret choice:address shown/address withheld; home_address, address_on_ballot
q seats number:1..3; seats_to_fill, vacancies
a born date; dob, date_of_birth
a votes number; votes, votes_received
a job job; occupation, profession
a rival person; opponent, other_candidate
a website url; campaign_site, website
a count time; count_begins, counting_time
a hall phrase; count_venue, where_counted
---
# Receipt for nomination paper {number}
{council}

Handed in by {agent} for {candidate} on {delivered} at {at}
Ward: {ward}, {seats} to be elected
On the paper: {party}[, with {emblem=the oak leaf|a lighthouse|two hands|the plough|a kingfisher}]

= Put forward by: {proposer}
= Seconded by: {seconder}
= Money lodged: {deposit}
= Home: {secret?to be printed as it stands on the roll~only the area to be printed, as the candidate wishes}

{valid!I have gone through it and hold it good|It is in order and the name will go on the paper~I cannot hold it good, one of the ten not being on the roll|It fails, since the consent is unsigned}. 
The money comes back if one vote in {:number:12..20} is won. Spending from today is not to go beyond {limit}; receipts for anything over {:money:20..50}.
?Whoever thinks better of it may step back in writing until {withdraw}, noon.
Polling is on {poll}.

{officer}
<Deputy Returning Officer|for the Returning Officer>

== en beach_hut_licence
q council company:{} Town Council/{} Borough Council/{} Foreshore Trust; licensor, granted_by
q holder person; licensee, hut_user
q second person; joint_user, second_holder
q hut id:###; hut_number, site
q beach phrase; stretch, location
q licence id:BH-####; licence_no, agreement
q from date; begins, season_start
q to date; ends, season_end
q charge money:300..2500; annual_charge, licence_fee
q paint phrase; colour, colour_scheme
q sleep flag; overnight_allowed, may_sleep; whether one may sleep there
q sublet choice:not allowed/with permission/allowed; letting, may_sublet
q insurer company:{} Mutual/{} Insurance/{} Marine Cover; insured_with, insurer
q officer person; foreshore_manager, signed_by
q warden person; beach_warden, contact_on_site
q inspected date; inspection, last_checked
q storm number:1..21; days_to_remove, removal_notice
q transfer money:100..4000; transfer_fee, assignment_fee
q wait number:20..600; waiting_list, queue
a size unit; hut_size, footprint
a built year; built, year_built
a water money; water_rate, water_charge
a previous person; previous_holder, former_licensee
a hut_price money; purchase_price, bought_for
a key id; padlock_code, key_number
a phone phone; holder_phone, mobile
---
^ {council}
# Licence {licence} for hut {hut}
^ {beach=East Promenade|the Gap|Cliff Walk, lower row|Sandy Cove|Marine Parade}

{holder}[ and {second}] may keep a hut on our ground from {from} to {to}, against {charge}, paid in advance.

* Doors and gables in {paint=sea green and white|two shades of blue|primrose|brick red|natural oil}, done afresh every third year.
* {sleep!In July and August you may stay the night, if the warden has been told|Nights may be spent there on the ten dates on the board~Everyone must be out by dusk|Nobody may spend the night there}.
* {sublet?It is for you and yours; taking money from others for it ends the licence~Others may have it by the week if you ask us beforehand~You are free to let others have it for money}.
* It is insured by you, at present with {insurer}.
* No gas bottle above {:unit:kg 3..6}, no fires, no music after {:time}.
?* When storms threaten you have {storm} days to take it off the beach.
?* Handing the licence on costs {transfer}; {wait} people are waiting.

?Our surveyor saw it on {inspected} and had no remarks.
{warden} is about on most days; the flag shows when.

{officer}
<Foreshore Manager|Amenities Officer>

== en pool_closure_log
q pool company:{} Baths/{} Leisure Centre/{} Lido; facility, pool_name
q operator company:{} Leisure Trust/Active {}/{} Council Sports; operated_by, trust
q manager person; duty_manager, log_by
q guard person; lifeguard, noticed_by
q plant person; plant_operator, treated_by
q day date; incident_date, closed_on
q closed time; pool_shut, swimmers_out
q open time; reopened, back_in_water
q swimmers number:4..140; bathers, people_in_pool
q cause choice:faecal accident/broken glass/chlorine too high; reason, type_of_incident
q chlorine number:0.3..9; free_chlorine, chlorine_before
q after number:1..3; chlorine_after, reading_at_reopening
q ph number:6.8..8.2; ph_value, acidity
q temp unit:°C 26..32; water_temperature, pool_temp
q hurt flag; anyone_hurt, injuries; whether anyone was hurt
q refund number:2..90; refunds, tickets_refunded
q entry number:10..900; log_number, entry_no
q club company:{} Swimming Club/{} Water Polo/{} Aqua Fit; club_affected, booking_lost
q lab date; sample_sent, water_sample; when a sample went to the laboratory
a parent person; parent_of_child, responsible_adult
a child person; child, casualty
a depth unit; pool_depth, depth
a dose unit; chemical_added, kg_added
a inspector person; health_inspector, ehp
a cost money; loss_of_income, cost
a filter number; filter, backwash_no
---
{pool}
{operator}
# Pool log, entry {entry}

{day}

{closed} whistle, all out. {swimmers} in the water. First seen by {guard} from the high chair. {cause?A small child in the learner end had not reached the lavatory~Shards on the bottom near the steps, from a pair of goggles or a bottle~The dosing pump had stuck and eyes were stinging}.
= Free chlorine: {chlorine}
= pH: {ph}
= Water: {temp}
= Combined: {:number:0.2..1}

{plant} vacuumed, raised the dose, backwashed and let it turn over {:number:1..6} times. {hurt!One swimmer cut a foot and was bandaged|Two people were coughing and were seen by the ambulance~Nobody came to harm|No one was the worse for it}.
?Sample to the laboratory {lab}.
?{club} had to be sent home.
{open} back in the water, chlorine now {after}. [{refund} had their money back at the desk.]
Sign on the door taken down at {:time}.

{manager}, duty manager

== en lifeguard_rescue_form
q service company:{} Surf Life Saving/{} Beach Patrol/{} Lifeguards; patrol_service, filed_by
q beach phrase; beach, location
q captain person; patrol_captain, in_charge
q rescuer person; lifeguard, swam_out
q patient person; rescued, swimmer
q home country; visitor_from, country_of_residence
q date date; incident_date, day
q time time; spotted_at, seen_at
q tower number:1..12; tower, post_number
q form id:IRD-#####; report_number, form_no
q distance unit:m 20..400; offshore, how_far_out
q wave unit:m 0.5..4; surf_height, swell
q gear choice:board/tube/jet ski; rescue_craft, equipment_used
q flags flag; between_flags, in_patrolled_area; whether the person was bathing where it is watched
q state phrase; condition, patient_status
q oxygen number:2..15; oxygen_flow, litres
q ambulance time; ambulance_arrived, paramedics_at
q hospital company:{} Base Hospital/{} Hospital/{} District Hospital; taken_to, hospital
q helped phrase; bystander, also_helped
a age number; age, years
a alcohol flag; alcohol, intoxicated; whether drink was involved
a tide time; high_tide, tide
a depth unit; water_depth, depth
a friend person; companion, with
a phone phone; patient_phone, contact
a patrol_began time; flags_up, patrol_start; when the patrol began that day
---
# {service}
Rescue form {form}

= Beach: {beach=Gunners Bay|Long Reef|Whistling Sands|Seven Mile|Porth Wen}
= Post: {tower}
= Date: {date}
= Seen: {time}
= Swell: {wave}
= Out: {distance}

{patient}, a visitor from {home}, raised an arm and went under twice. {rescuer} went out {gear?lying on the nine-foot plank~with fins and the red float on a strap~on the water scooter with the sled}; {helped=a surfer|a kayaker|a local fisherman|an off-duty nurse} held the person up until then. {flags!It was well inside the red and yellow markers|The swimmer had kept to the part we watch~It was two hundred paces beyond the red and yellow markers|The swimmer had gone in where nobody watches}.

On the sand: {state=awake, coughing|not breathing at first, then gasping|cold and shaking|vomiting sea water|tired, nothing more}. [Oxygen {oxygen} litres a minute.] [Paramedics with us at {ambulance}; taken to {hospital}.]
People on the beach, roughly: {:number:80..900}. Rip warnings had been called out at {:time} and {:time}.

In charge of the patrol: {captain}
Copy to council every {:=Monday|month}.

== en library_image_licence
q library company:{} Library/{} Archives/Bodley {} Library; licensor, holding_institution
q officer person; rights_officer, issued_by
q applicant person; licensee, requested_by
q publisher company:{} Press/{} Books/{} Verlag; publisher, publishing_house
q title phrase; publication, book_title
q print number:300..9000; print_run, copies
q licence id:IMG/##/###; licence_number, permission_no
q granted date; issue_date, granted_on
q pub_date date; publication_date, appears
q territory choice:one country/Europe/world; rights_area, territory
q cover flag; used_on_cover, front_cover; whether a picture stands on the cover
q digital flag; e_book_rights, online_use; whether it may appear online
q years number:1..10; licence_term, term_years
q total money:20..900; licence_fee, charge
q credit phrase; credit_line, acknowledgement
q copies number:1..3; free_copies, voucher_copies
l images; pictures, items_licensed
c images.mark id:MS. ##, f. ##@; shelfmark, call_number
c images.what phrase; subject, description
c images.size phrase; reproduction_size, placed
a photographer person; photographer, shot_by
a author person; book_author, written_by
a isbn id; isbn, book_number
a page number; page, appears_on_page
a rights_owner person; copyright_holder, depositor
a deadline date; pay_by, payment_due
a designer company; designer, layout_by
a dpi number; resolution, dpi
---
{library}
Imaging and Rights || {:email}

# Permission {licence}

To {applicant}, for {publisher}

We are glad to let you print the pictures below in "{title=Painted Beasts|A Map of Wonders|The Scribe's Hand|Herbs and Healers|Kings in the Margin}", which is to come out on {pub_date} in {print} copies.

%images 1..5
Shelfmark | Shows | Set as
{images.mark} | {images.what=a hare hunting a man|the month of May|the siege of a town|a comet|a physician with flask|portrait of a nun} | {images.size=full page|quarter page|half page|spread|vignette}
%%

* {territory?For sale within the publisher's own land and nowhere beyond~For sale from Lisbon to Helsinki, not overseas~For sale wherever people read}.
* {cover!One of them may be put on the jacket too|The jacket is included in the price~None of them may be put on the jacket|Inside pages only, not the jacket}.
* {digital!The electronic edition is included|It may be shown on screens as well~The electronic edition needs a permission of its own|On paper only}.
* For {years} years, once, in one language.
* Beneath each: "{credit=By kind permission of the Librarian|Reproduced with leave of the Keeper|Courtesy of the Trustees}".
?* {copies} free for our shelves.

Our charge is {total}; scans from us cost {:money:10..60} each on top.

{officer}
{granted}

== en music_exam_entry
q board company:{} College of Music/Associated {} Board/{} Conservatory Exams; exam_board, examined_by_body
q centre city; centre, exam_town
q rep person; centre_representative, local_steward
q candidate person; entrant, player
q teacher person; prepared_by, applicant
q accompanist person; accompanist, at_the_piano
q instrument choice:violin/clarinet/voice; instrument, subject
q grade number:1..8; grade, level
q entry id:##-####-###; entry_number, candidate_id
q date date; exam_date, held_on
q time time; report_time, warm_up_from
q venue phrase; where, hall
q fee money:40..140; entry_fee, paid
q syllabus id:20##-20##; syllabus_years, syllabus
q theory flag; theory_passed, prerequisite_met; whether the theory exam needed is passed
q closing date; entries_closed, closing_date
q room number:1..9; room, exam_room
l pieces; programme, list
c pieces.title phrase; piece, work
c pieces.by last; composer, written_by
c pieces.list phrase; list_letter, section
a examiner person; examiner, marked_by
a mark number; mark, score
a born date; dob, date_of_birth
a results date; results_due, result_date
a school company; school, attends
a parent person; parent, guardian
a refund money; refund, withdrawal_refund
---
{board}
# Notice of examination
Entry {entry} || Centre {centre}

= Candidate: {candidate}
= Entered by: {teacher}
= Grade: {grade}
= Day: {date}
= Come at: {time}
= Place: {venue=St Mark's Hall|the Quaker meeting house|School of Music, upstairs|the town museum}, room {room}

{instrument?Bring rosin and a spare string; a stand is there~Bring your own reeds; the room is warm~Bring nothing but a glass of water and your scores}. [{accompanist} will be at the piano and must leave between pieces.] 

## To be played
%pieces 3..3 lines
{pieces.list=A|B|C}: {pieces.title=Gavotte in G|Siciliano|Lullaby|Hornpipe|Moderato|Air on a Ground}, {pieces.by}
%%

{theory!We have the proof that you passed the written paper|Your written paper has been found and counts~We still have no proof of the written paper, and cannot give out the result without it|The written paper is missing from your record}. Pieces are taken from the {syllabus} book; photocopies are not let in. Entries shut on {closing}. Paid: {fee}, which is not returned for a cold without a doctor's note of less than {:number:3..10} days.

{rep}, who minds the door, will show you the way to warm up.

== en golf_handicap_letter
q club company:{} Golf Club/Royal {} Links/{} Country Club; home_club, sent_by
q secretary person; handicap_secretary, author
q member person; player, addressed_to
q union company:{} Golf Union/Golf {}/{} Golfing Association; governing_body, national_union
q id_no id:##########; lifetime_id, player_number
q old number:6.1..36.9; previous_index, handicap_before
q new number:4.1..35.9; new_index, handicap_now
q from date; effective_date, applies_from
q review date; committee_met, reviewed_on
q why choice:reduced after good scores/raised after illness/frozen for missing cards; ground, reason_for_change
q cards number:3..20; scores_counted, cards_submitted
q best number:64..95; lowest_score, best_round
q course phrase; course, where_played
q slope number:90..150; slope_rating, slope
q comp phrase; competition, event_won
q appeal flag; may_appeal, appeal_open; whether the member may object
q captain person; captain, countersigned
q partner person; marker, card_signed_by
a fee money; subscription, green_fee
a par number; par, course_par
a joined date; member_since, joined
a pro person; professional, coach
a next date; next_review, next_committee
a tee time; tee_time, start
a penalty number; penalty_strokes, strokes_added
a born date; dob, date_of_birth
---
{club} || {:date}

{member} ({id_no})

# Your handicap

Dear {member},

the committee sat on {review} and looked through {cards} of your cards, as the rules of {union} require. {why?You have been playing far better than your figure says, and it comes down~Since your operation you have found it hard to play to your figure, and we let it go up~Too many of your rounds were never handed in, and it stays locked until they are}.

= Up to now: {old}
= Henceforth: {new}
?= Best of the rounds: {best}, at {course=the Old Course|Castle|the Heath|the Dunes, white tees}
= Slope: {slope}
= Counts from: {from}

?What weighed most was {comp=the Captain's Prize|the Winter Shield|the Seniors' Open|the Mixed Foursomes}, where {partner} kept your card.
{appeal!If you think this harsh, put it in writing to us within the month and it will be heard afresh|You are free to ask for it to be heard again~The decision stands and cannot be taken further|There is no way of taking this further within the club}.
A reminder that rounds are to be put into the machine on the day, all {:=9|18} holes of them; {:number:3..30} members forgot last month.

{secretary}
Seen: {captain}

== en appliance_repair_visit
q maker company:{} Appliances/{} Domestic/{} White Goods; manufacturer, service_brand
q engineer person; technician, visited_by
q customer person; householder, owner
q address address; visited_at, site
q job id:SV#######; job_number, service_order
q model id:@@@ ###; model_number, type
q serial id:##########; serial_number, fd_number
q kind choice:washing machine/dishwasher/oven; appliance, product_type
q visit date; call_out_date, visited_on
q bought date; purchase_date, date_of_sale
q shop company:{} Electrical/{} Stores/{} & Co; retailer, sold_by
q reported phrase; customer_complaint, fault_reported
q found phrase; diagnosis, fault_found
q warranty flag; under_warranty, free_of_charge; whether the guarantee covers it
q ordered phrase; part_ordered, spare_on_order
q back date; second_visit, return_visit
q minutes number:15..120; time_on_site, labour_minutes
q code id:E##; error_code, display_code
q safe flag; safe_to_use, may_be_used; whether it may be used meanwhile
a cost money; amount_due, call_out_charge
a plan id; care_plan, plan_number
a load unit; drum_capacity, load
a next_service date; next_service, maintenance_due
a installer company; installed_by, fitter
a recall id; recall_notice, campaign
a helpline phone; service_line, helpline
a stock date; part_due, in_stock_from
---
{maker}
# Visit report {job}

{customer} || {visit}
{address} || {engineer}

= Type: {model}
= On the plate: {serial}
= Shop: {shop}
= Bought: {bought}
?= Shown: {code}

{kind?Drum turns freely, belt sound, machine level~Racks and both spray arms looked over~Door seal, element and both shelves looked over}. You told us: {reported=trips the fuse|leaves a puddle|smells of burning|stops half way|howls like a dog}. I found {found=a coin in the pump|a split hose|a burnt connector|worn bearings|a mouse nest|a stuck relay}.
{warranty!You have nothing to pay, as it falls within the two years|The guarantee takes care of this visit~The guarantee has run out, so the visit will be charged|Since the cause lies outside the machine, the guarantee does not help here}.
?To come: {ordered=circuit board|bearing set|door glass|heating element|drain pump}; I am back on {back}.
{safe!Use it in the meantime as you like|Until then it can be run without worry~I have pulled the plug and put tape on it: do not switch it on|Until then it must stay off}.
I was with you {minutes} minutes. Water pressure {:unit:bar 1..4}, earth fine at {:number:0.1..0.4} ohm.

~ Tell us how we did: five stars or a few words.

== en energy_tariff_end_letter
q supplier company:{} Energy/{} Power/{} Gas and Light; energy_company, from
q adviser person; head_of_customer_service, signed_by
q customer person; account_holder, to
q account id:A-########; customer_number, account_no
q mpan id:## #### #### ###; supply_number, meter_point
q tariff phrase; current_tariff, plan_ending
q ends date; tariff_ends, fixed_until
q next phrase; new_tariff, moves_onto; plan onto which the customer goes if nothing is done
q unit_now number:18..34; current_unit_rate, pence_per_kwh_now
q unit_new number:20..44; new_unit_rate, pence_per_kwh_then
q daily number:30..70; standing_charge, daily_pence
q used unit:kWh 1500..6000; annual_use, consumption
q cheaper phrase; cheapest_tariff, better_deal
q saving money:20..300; possible_saving, could_save
q exit flag; exit_fee_applies, leaving_costs; whether leaving now costs something
q pay choice:direct debit/prepayment/on receipt; payment_method, pays_by
q green percent; renewable_share, green_share
q decide date; choose_by, reply_by
q address address; supply_address, premises
a balance money; balance, credit_on_account
a reading number; meter_reading, last_reading
a meter id; meter_serial, meter_number
a bill date; next_bill, billing_date
a network company; network_operator, distributor
a fee money; exit_fee, cancellation_charge; sum that leaving costs
a landlord person; landlord, property_owner
a installed date; smart_meter_date, meter_fitted
---
{supplier}
Account {account} || {:date}

{customer}
{address}

# Your {tariff=Steady 24|Winter Fix|Loyal Online|Green Two Year|Easy Saver} plan comes to an end on {ends}

Dear {customer},

from the day after, unless you choose something else, you will be on {next=Standard Variable|Flexible|Everyday|Open Rate}. Here is what that means for your electricity (supply number {mpan}).

= A unit today: {unit_now} p
= A unit then: {unit_new} p
= Each day: {daily} p
= You used last year: {used}

?Our lowest price for you would be {cheaper=Fix 12|Night Owl|Solar Share|Online Only}, with which you might save {saving} a year.
{exit!Should you go before the end, a fee for each fuel is due|Going early is charged for~You may go at any time from now on without paying a penny for it|We make no charge if you leave now}. {pay?We shall go on taking the money from your bank each month~Your key goes on working; top it up as always~We shall go on sending a slip every quarter for you to settle}.
Let us know by {decide} at {:phone}. You may also ask another company.
?{green} of what we sell comes from wind, sun and water; the average in the land is {:percent}.

{adviser}

== en chargeback_outcome
q bank company:{} Bank/{} Building Society/Bank of {}; card_issuer, decided_by
q agent person; disputes_agent, handled_by
q holder person; cardholder, customer
q trader company:{} Furniture/{} Tickets/{} Online; merchant, disputed_with
q acquirer company:{} Payments/{} Merchant Services/Pay{}; acquirer, merchant_bank; bank of the shop
q case id:DSP-#######; dispute_number, case
q card id:####; last_four, card_ending
q bought date; transaction_date, purchase_date
q raised date; dispute_opened, complaint_date
q decided date; decision_date, closed_on
q amount money:20..2000; disputed_amount, transaction_value
q ground choice:not delivered/not as described/fraud; reason_code_meaning, claim_type
q won flag; customer_wins, refund_final; whether the customer keeps the money
q defence phrase; merchant_evidence, trader_says
q item phrase; goods, purchase
q temp date; provisional_credit, credited_on; when the sum was first put back
q until date; further_evidence_by, respond_by
q arn id:#######################; acquirer_reference, arn
q paid_left money:10..900; partial_refund, already_refunded
a limit money; card_limit, credit_limit
a order id; order_number, order_no
a police id; crime_reference, police_ref
a courier company; courier, delivered_by
a expiry date; card_expires, card_expiry
a fee money; dispute_fee, handling_fee
a branch city; branch, branch_city
---
{bank}
Card Disputes || {case}

{holder}
Card ending {card}

# We have finished looking into your dispute

Dear {holder},

on {raised} you told us about a payment of {amount} to {trader}, made on {bought}, for {item=two concert seats|a corner sofa|a puppy pen|running shoes|a hotel night|a phone}. {ground?You said that nothing ever came~You said that what came was quite another thing from what was shown~You said that it was not you who paid}. [We put the money back for the time being on {temp}.]

We asked the shop's bank, {acquirer}, under reference {arn}. Their client answers that {defence=a neighbour signed for it|the colour was chosen by you|the right code was used|the event took place|the terms rule out returns|it was sent to your own address}[, and that {paid_left} had been given back already].
{won!This does not convince us, and the money is yours to keep|The rules are on your side: the credit stands~The rules give us no choice but to take the money out again|We have to find for the shop and the credit is undone}.
?If you have anything new, let us see it by {until}.
Over a year we deal with some {:number:2000..9000} such cases. Calls are taped; lines are open from {:time}.

{agent}, {decided}

== en consumer_commission_complaint
q commission company:District Consumer Commission {}/{} Consumer Forum/Consumer Disputes Redressal Commission {}; forum, filed_before
q complainant person; filed_by, consumer
q counsel person; advocate, through
q opposite company:{} Motors/{} Electronics/{} Builders; opposite_party, respondent
q dealer company:{} Agencies/{} Sales Corporation/{} Traders; second_opposite_party, dealer
q number id:CC/###/20##; complaint_number, case_no
q filed date; filing_date, instituted
q bought date; purchase_date, date_of_sale
q admitted date; admission_hearing, first_listed
q next date; next_hearing, adjourned_to
q price money:5000..900000; consideration, price_paid
q relief money:5000..900000; refund_sought, relief
q agony money:5000..100000; mental_agony, compensation_sought
q defect phrase; deficiency, complaint_subject
q goods phrase; product, bought_item
q notice date; legal_notice, notice_sent
q replied flag; notice_answered, reply_received; whether the other side answered the notice
q president person; presiding, president_of_commission
q value choice:up to 50 lakh/50 lakh to 2 crore/above 2 crore; pecuniary_level, jurisdiction_band
q city city; cause_of_action, jurisdiction
a order date; final_order, decided_on
a fee money; court_fee, filing_fee
a interest percent; interest, rate_of_interest
a invoice id; bill_number, invoice_no
a expert person; expert, inspection_by
a warranty duration; warranty_period, guarantee
a age number; age, complainant_age
a costs money; costs, litigation_cost
---
^ BEFORE THE {commission}
^ Consumer Complaint No. {number}

{complainant} || ... Complainant
versus
{opposite}
{dealer} || ... Opposite Parties

# Complaint under section 35 of the Consumer Protection Act, 2019

Filed on {filed} through {counsel}, Advocate

1. That on {bought} the Complainant paid {price} at {city} for {goods=a scooter|a refrigerator|a flat on the third floor|a laptop|a water purifier}, made by the first and sold by the second Opposite Party.
2. That from the outset there was {defect=seepage in every room|a smell of burning|no cooling at all|a cracked chassis|a screen that goes dark}, and that {:number:3..9} visits to the shop brought no remedy.
3. That a legal notice went out on {notice} by registered post. {replied!The first Opposite Party answered and denied everything|An evasive answer came~It was met with silence|No answer has come to this day}.
4. {value?That the sum paid lies within what this forum at the lowest level may hear~That the sum paid takes the matter to the level of the State~That the sum paid takes the matter to the national level}.

PRAYER: to direct the Opposite Parties, jointly, to return {relief}, and to pay {agony} for the torment undergone.

?Listed for admission on {admitted} before {president}. [Next date {next}.]
~ Annexures A-1 to A-{:number:4..14}. Verified at the place above.

== en water_leak_allowance
q company company:{} Water/{} Water Corporation/{} Utilities; water_company, granted_by
q agent person; leakage_team, decided_by
q customer person; account_holder, applicant
q address address; supply_address, property
q account id:### #### ###; customer_number, account
q meter id:##@######; meter_serial, meter_no
q found date; leak_found, discovered
q fixed date; repaired_on, mended
q plumber company:{} Plumbing/{} Drainage/{} & Son; repaired_by, contractor
q lost unit:m³ 40..900; water_lost, leaked_volume
q normal unit:m³ 60..240; usual_use, yearly_consumption
q allowance money:50..2000; credit_given, allowance
q granted flag; allowed, claim_accepted; whether the company gives money back
q place phrase; leak_location, where_leaking
q pipe choice:customer's pipe/company's pipe/shared pipe; responsibility, whose_pipe
q again number:2..10; years_before_next, one_claim_per
q ref id:LK/#####; claim_number, ref
q check date; meter_checked, follow_up_reading
q sewer flag; sewerage_included, wastewater_adjusted; whether the charge for waste water is lowered too
a bill money; bill_total, amount_due
a cost money; repair_cost, plumbers_bill
a reading number; meter_reading, reading
a pressure unit; pressure, bar
a insurer company; home_insurer, insured_with
a landlord person; landlord, owner
a deadline date; pay_by, due_date
a length unit; pipe_length, length
---
{company} || {ref}
{:street}, {:city} || {:date}

{customer}
{address}
Account {account}, meter {meter}

# Your claim after a leak

Dear {customer},

thank you for the form and the note from {plumber}. You found the leak on {found} {place=beneath the drive|under the kitchen floor|by the stop tap|in the paddock|behind the shower}, and it was stopped on {fixed}, {:number:2..29} days later.
{pipe?The pipe is yours from the boundary inwards~The pipe turns out to be one of ours~The pipe serves you and next door alike}. Going by the meter {lost} ran away; a household like yours uses {normal} in a year.
{granted!As you acted quickly we take off what ran away|We are willing to bear what was lost~As the leak was left for too long, we cannot take anything off|I regret that the rules do not allow us to take anything off}. [In money that is {allowance}.] {sewer!What you pay for the drains comes down in step, since none of it went down them|The part for waste water is put right too~What you pay for the drains stays as it is|The part for waste water is not touched}.
?We shall look at the meter once more on {check}.
This can be done once in {again} years.

{agent}
Customer Leakage

== en used_car_inspection
q club company:{} Motorists' Association/Automobile Club {}/{} Car Check; inspecting_body, report_by
q inspector person; engineer, examined_by
q buyer person; prepared_for, client
q seller company:{} Cars/{} Motor Sales/{} Autos; vendor, dealer
q car phrase; make_model, vehicle
q plate id:@@@-####; registration, plate
q vin id:@@@##@@##@@######; chassis_number, vin
q first year; model_year, first_registered
q miles number:9000..190000; odometer, mileage
q price money:1500..24000; asking_price, dealer_price
q seen date; inspection_date, inspected_on
q report id:VI-#####; report_number, inspection_no
q owners number:1..6; previous_owners, keepers
q crash flag; accident_damage, been_in_crash; whether it has been in a crash
q finance flag; finance_outstanding, money_owed_on_it; whether somebody still has a claim on it
q advice choice:buy/buy after repairs/do not buy; recommendation, verdict
q tyre unit:mm 1..8; tread_depth, least_tread
q belt phrase; due_work, maintenance_due
l faults; defects, findings
c faults.part phrase; component, area
c faults.grade phrase; severity, rating
c faults.cost money:20..1400; repair_estimate, cost
a seller_name person; salesman, salesperson
a mot date; roadworthy_until, test_expires
a trade_in money; trade_value, market_value
a engine id; engine_number, engine_no
a last_service date; last_service, serviced_on
a fee money; inspection_fee, price_of_report
a warranty duration; dealer_warranty, warranty
a colour phrase; colour, paint
---
{club}
# Pre-purchase report {report}
for {buyer}

{car=Family hatchback 1.4|Diesel estate|Small SUV, hybrid|Roadster 2.0|City car, electric} || {plate}
{vin} || {seen}

Standing at {seller}, who ask {price}. First on the road in {first}; the clock shows {miles}. [Papers name {owners} owners before.]
I drove it for {:number:6..22} miles, cold and warm, and had it on a ramp.

%faults 2..6
Part | Grade | To put right
{faults.part=brake discs|exhaust|clutch|wishbone bush|air conditioning|sill, left|battery} | {faults.grade=note|soon|at once|safety} | {faults.cost}
%%

{crash!The left wing is not the one it was born with and the inner panel has been pulled straight|Filler two millimetres thick on the tail tells of a hard knock~Gaps are even and the paint is the first one all over|I saw no trace of it ever having been hit}. {finance!According to the register a lender still has a claim: do not hand over a penny before this is lifted|It is still being paid off by someone~The register shows no claim by any lender|Nobody else has a claim on it}.
The worst tyre has {tyre} left. [{belt=Cam belt|Gearbox oil|Brake fluid|Coolant} is overdue.]

My view: {advice?a fair car at a fair sum, go ahead~get the above seen to by them first, then go ahead~keep your money and look for another}.

{inspector}

== en airport_special_assistance
q airport company:{} Airport/{} International/{} Regional Airport; airport, assistance_point
q provider company:{} Assist/{} Mobility Services/Care {}; service_provider, helpers_from
q airline company:Air {}/{} Airways/{} Jet; carrier, airline
q passenger person; traveller, helped_person
q companion person; travelling_with, companion
q ref id:PRM######; request_number, booking_of_help
q flight id:@@###; flight_number, flight
q day date; travel_date, flies_on
q meet time; meeting_time, be_at_point
q std time; departure_time, takes_off
q point phrase; meeting_point, call_point
q kind choice:long distances/stairs/carried to seat; assistance_code, level_of_help
q chair unit:kg 12..160; wheelchair_weight, own_chair_weight
q battery flag; lithium_battery, battery_declared; whether the chair has a lithium battery
q dog phrase; assistance_animal, guide_dog
q agent person; assistance_agent, pushed_by
q requested date; asked_on, pre_notified
q seat id:##@; seat, seat_number
q phone phone; help_line, call
a born date; dob, date_of_birth
a gate id; gate, boarding_gate
a arrival time; arrival_time, lands
a diagnosis phrase; illness, disability
a hotel company; hotel, staying_at
a fee money; fee, charge
a return_date date; return_flight, return_on
a doctor person; doctor, certified_by
---
# {airport}
Help on your way through || {ref}

Dear {passenger},

{airline} passed us your wish on {requested}. On {day} we shall be waiting at {point=the help desk by door 3|the blue posts on the kerb|car park 2, level 0|the railway exit}; please be there by {meet}. Flight {flight} takes off at {std}[, and you sit in {seat}].

What we have noted
* {kind?You can climb steps and find your seat, but the way is too long for you~You can walk a few paces on the flat, but no steps: the lift truck takes you up~You cannot walk at all and will be lifted to your place by two people}.
?* Your own chair weighs {chair}. {battery!Its cells are lithium and must come into the cabin|The lithium pack comes out and stays with you~It has no motor and no cells|Its cells are of the dry, old kind and not lithium}.
?* With you travels {companion}.
?* {dog=A guide dog, Labrador|A hearing dog|A seizure alert dog} comes along, with harness.

{agent} of {provider} will push you as far as the door of the plane. The help costs nothing; it is paid for out of {:=all fares|the airport charge}. We aim to keep no one waiting longer than {:number:10..30} minutes.

On the day: {phone}

== en trekking_permit
q authority company:{} National Park/{} Forest Division/{} Conservation Area; park_authority, issued_by
q ranger person; range_officer, signed_by
q leader person; group_leader, permit_holder
q guide person; licensed_guide, guide
q guide_no id:G-####; guide_licence, guide_number
q agency company:{} Treks/{} Expeditions/{} Adventures; trekking_agency, arranged_by
q permit id:TP-#####/##; permit_number, permit_no
q route phrase; trek, trail
q enter date; entry_date, goes_in
q leave date; exit_date, comes_out
q gate phrase; entry_gate, check_post_in
q out phrase; exit_gate, check_post_out
q people number:2..16; party_size, trekkers
q porters number:1..20; porters, carriers
q nation country; nationality, citizenship
q fee money:500..9000; permit_fee, total_paid
q fires flag; campfires_allowed, open_fire; whether fires may be lit
q risk choice:green/amber/red; warning_level, weather_status
q drone flag; drone_allowed, may_fly_drone; whether a drone may be flown
q highest unit:m 2100..5600; highest_point, max_altitude
a passport id; passport_number, passport
a insurer company; rescue_insurer, insured_with
a cook person; cook, camp_cook
a camp phrase; camp_site, night_halt
a issued date; issue_date, date_of_issue
a deposit money; garbage_deposit, refundable
a phone phone; emergency_phone, satellite_phone
---
^ {authority}
# Permit to trek {permit}

= Party of: {leader}, {nation}
= Number: {people}
= Way: {route=Seven Lakes|Base camp and back|Rhododendron Ridge|Old Salt Road|Kang Pass}
= In by: {gate=Bamboo Gate|North post|the iron bridge|Dhara check post}, {enter}
= Out by: {out=Juniper Gate|South post|the tea house|Lower Dam}, {leave}
= Top: {highest}
= Paid: {fee}

Arranged by {agency}. {guide} (licence {guide_no}) must be with the party at all times[, along with {porters} carriers, none of whom bears more than {:unit:kg 20..30}].
{risk?The snow is firm and no storms are in sight~Rain may come: ask at each post before going on~The pass is shut at present and nobody goes beyond the second bridge}.
* {fires!Dead wood may be burnt at the stone rings|You may make a fire where a ring of stones is laid~Cook on gas: nothing may be burnt|Flames on the ground are forbidden at all times}.
* {drone!Flying cameras may be used away from nests|We have noted your flying camera and allow it~Leave the flying camera at the gate|Nothing with rotors may be flown}.
* Carry out what you carry in; {:number:2..9} bags will be weighed.

{ranger}
~ Show at every post. Overstaying costs double.

== en hostel_warden_handover
q hostel company:{} Youth Hostel/{} Bunkhouse/{} Backpackers; hostel, house
q outgoing person; leaving_warden, written_by
q incoming person; new_warden, written_for
q manager person; area_manager, call_if_trouble
q date date; handover_date, from_day
q beds number:12..120; beds, capacity
q tonight number:4..90; guests_tonight, occupied
q float money:50..300; till_float, cash_in_drawer
q group company:{} Primary School/{} Scouts/{} Cycling Club; group_arriving, coming_group
q group_day date; group_arrival, they_come
q group_leader person; leader_of_group, teacher_in_charge
q veg number:1..20; vegetarians, meatless_meals
q broken phrase; out_of_order, needs_fixing
q plumber company:{} Plumbing/{} Heating/{} Services; tradesman, booked_repairer
q alarm id:####@; alarm_code, door_code
q dog flag; dogs_allowed, pets_in_house; whether dogs may be brought in
q curfew time; doors_locked, night_closing
q heating choice:wood/oil/heat pump; heated_by, heating
q delivery date; food_delivery, groceries_come
a wage money; wage, weekly_pay
a wifi id; wifi, password
a price money; bed_price, per_night
a cook person; cook, kitchen
a inspection date; fire_inspection, next_inspection
a doctor company; surgery, doctor
a owner company; landlord, building_owner
a cleaner person; cleaner, cleans
---
# Notes for {incoming}
{hostel}, {date}

Hi {incoming}, welcome! Everything you need for your fortnight:

* {beds} beds, {tonight} taken tonight. Doors are locked at {curfew}; the box by the bell wants {alarm}.
* There is {float} in the drawer. Count it with me before I go.
* {group} come on {group_day}. {group_leader} has the room over the porch. [{veg} of them eat no meat.] Food is dropped on {delivery}, at the back.
* The {broken=second shower|dryer|drying room light|toaster|bunk 14|gate latch} is out of use. [{plumber} have been asked.]
* {heating?Split logs from the left stack first, and sweep the ash each morning~Watch the gauge on the tank: below a quarter, ring for the lorry~Leave the outdoor unit alone; it only hums when it is cold}.
* {dog!Four-legged guests may stay in the annexe|Dogs are fine in the bike shed room~No animals, however sweet|Dogs have to stay outside the house, no matter what people say on the phone}.
* Bins on {:=Tuesday|Friday}, {:number:2..4} of them.

If all goes wrong, {manager} lives down the valley: {:phone}. The red book has the rest. The hens are not ours.

Have fun,
{outgoing}

== en tv_licence_enquiry
q body company:{} Licensing/Television Records {}/{} Broadcasting Fees; licensing_body, from
q manager person; operations_manager, signatory
q occupier person; addressed_to, resident
q address address; premises, unlicensed_address
q ref id:###########; reference, customer_ref
q last date; previous_licence_expired, lapsed_on
q price money:120..200; annual_fee, licence_cost
q fine money:900..2000; maximum_fine, penalty
q visit date; officer_visit, enforcement_call
q reply_by date; respond_by, answer_until
q needs choice:needs one/does not need one/unknown; status, need
q told flag; declaration_on_file, resident_replied; whether the resident has answered before
q former person; previous_licensee, former_occupier
q devices phrase; device, watched_on
q letter number:1..9; letter_number, reminder_count
q barcode id:TV@@######; slip_code, payslip
q shop company:{} Stores/{} Newsagents/{} Post; pay_at, pay_point
q half money:50..90; reduced_fee, blind_rate
a phone phone; helpline, call
a visiting_officer person; enquiry_officer, visiting_officer
a caught date; caught_on, offence_date
a court company; magistrates, court
a sets number; number_of_sets, tv_sets
a refund money; refund, money_back
a born date; dob, over_75
a moved date; moved_in, occupancy_start
---
{body} || Ref {ref}
{:date}

{occupier}
{address}

# Letter {letter}: is your address covered?

Dear {occupier},

{needs?You have told us that you watch programmes as they are shown, so the law asks you to pay~You have told us that you never watch anything live, and for now we accept this~We do not know whether anybody at the address watches}. The last licence here, in the name of {former}, ran out on {last}.
{told!We have your answer to our earlier letter on file|Thank you for having written back last time~None of our letters has been answered|We have yet to hear from you}.

It makes no odds whether you use {devices=an old set|a tablet|a games console|a telephone|a laptop}: what counts is watching live. A year costs {price}[, or {half} for anyone who is blind]. Those caught without one may have to pay up to {fine}.

What to do
* Pay at {shop} with the slip, {barcode}, or in {:number:4..12} parts.
* Or declare that you need none. Either way we should like to hear by {reply_by}.
?Failing that, an officer has been told to call on {visit}.

{manager}
Operations

== en bail_conditions_notice
q court company:{} Magistrates' Court/{} District Court/Local Court of {}; granting_court, issued_by
q magistrate person; judge, bail_granted_by
q accused person; defendant, bailed_person
q born date; dob, date_of_birth
q case id:##/#####/@; case_number, court_file
q granted date; bail_date, released_on
q next date; surrender_date, must_appear
q at time; appear_at, hearing_time
q charge phrase; alleged_offence, accused_of
q home address; residence_condition, must_live_at
q surety person; surety, guaranteed_by
q sum money:500..20000; surety_amount, recognisance
q station phrase; report_to, police_station
q days phrase; reporting_days, signs_on
q away person; not_to_contact, protected_witness
q curfew flag; curfew_imposed, indoors_at_night; whether the accused must be indoors at night
q passport choice:surrendered/not held/kept; passport_status, travel_document
q clerk person; court_clerk, notice_by
q lawyer company:{} Solicitors/{} Defence/{} Chambers; defence_firm, represented_by
a prosecutor person; prosecutor, crown_counsel
a arrested date; arrest_date, detained_on
a tag id; tag_number, monitoring_device
a victim_phone phone; victim_contact, phone_number
a sentence duration; sentence, term
a trial date; trial_date, trial_fixed
a case_officer person; officer_in_case, investigating_officer
---
^ {court}
# Grant of bail
Case {case}

{accused}, born {born}, charged with {charge=handling stolen goods|dangerous driving|burglary of a shop|affray|fraud by false invoice}

Released by {magistrate} on {granted} and bound to come back to this court on {next} at {at}. Not to come is a crime in itself.

Until then the accused
* lives and sleeps at {home};
* signs on at {station=the front desk in Mill Street|Harbour police station|the county station|the custody suite} {days=every Monday|each day before noon|on Tuesdays and Fridays|twice a week};
* does not go near or speak to {away}, by whatever means;
* {curfew!stays indoors from nine at night to six in the morning, and comes to the door when asked|is to be behind closed doors between dusk and dawn~is free to come and go at any hour|has no set hours to keep};
* {passport?has handed the travel document to the police~has said on oath that there is no travel document~may go on holding the travel document}.

?{surety} has promised to forfeit {sum} if the accused stays away.
Acting: {lawyer}. The notice was read out and a copy given; an interpreter was asked for at {:time}. Court room {:number:1..9}.

{clerk}

== en school_attendance_letter
q school company:{} Primary School/{} National School/{} High School; school, sender
q head person; head_teacher, signed_by
q officer person; attendance_officer, meeting_with
q parent person; carer, addressed_to
q child person; pupil, absent_pupil
q year number:1..12; year_group, class_year
q rate percent; attendance_rate, present_share
q missed number:8..60; days_missed, absences
q late number:1..30; times_late, lateness
q from date; counted_from, period_start
q to date; counted_to, period_end
q meet date; meeting_date, invited_on
q time time; meeting_time, at
q room phrase; where, meeting_room
q holiday phrase; unauthorised_trip, refused_leave; trip for which no leave was given
q fine money:60..160; penalty, fixed_penalty
q doctor flag; medical_proof_required, note_needed; whether a doctor's note is asked for
q stage choice:concern/warning/penalty; escalation, letter_type
q teacher person; class_teacher, has_noticed
a born date; dob, date_of_birth
a council company; local_authority, education_welfare
a sibling person; sibling, brother_or_sister
a phone phone; absence_line, school_phone
a bus phrase; school_bus, transport
a court date; court_date, prosecution
a illness phrase; illness, reason_for_absence
---
{school}
{:street}, {:city}

> {:date}

Dear {parent},

# {child}, Year {year}

{stage?We are a little worried and thought you would like to know how things stand~We must tell you formally that things cannot go on like this~As earlier letters made no difference, a sum has to be asked of you}. Between {from} and {to} your child was with us on {rate} of school days; {missed} days were lost[, and on {late} mornings the register had closed].
{teacher} says how much is missed in reading when one is away on Mondays. [We could not give leave for {holiday=a cruise|the cousin's wedding in Lagos|skiing|a football tour|a theme park}, and those days count as truancy.]
{doctor!From now on we need to see something from the surgery each time|Please send a note from the practice for every day of sickness~A call from you by half past eight will do; nothing from the surgery is asked for|We take your word for it when your child is poorly}.

Please come on {meet} at {time} to {room=the nurture room|my office|the library corner|the meeting room upstairs} and talk it over with {officer}.
?The sum set by law is {fine} for each parent.
Children who come every day make {:number:2..6} months more headway in a year than those who do not.

{head}

== en phd_annual_review
q university company:University of {}/{} University/{} Institute of Science; university, institution
q department phrase; school, department
q student person; candidate, doctoral_student
q supervisor person; lead_supervisor, first_supervisor
q second person; second_supervisor, co_supervisor
q assessor person; independent_assessor, internal_reader
q title phrase; thesis_topic, working_title
q began date; registration_date, start_of_studies
q reviewed date; review_date, panel_held
q submit date; expected_submission, thesis_due
q funder company:{} Research Council/{} Foundation/{} Trust; funded_by, studentship_from
q award id:ST/####; studentship_no, grant_ref
q stage choice:continue/continue with conditions/downgrade; recommendation, outcome
q met number:6..40; supervision_meetings, meetings_held
q words number:4000..60000; words_written, draft_length
q ethics flag; ethics_in_place, ethical_approval; whether ethics approval is in place
q leave number:1..12; months_suspended, interruption
q worry phrase; concern, risk
q training phrase; course_taken, training
q student_no id:s#######; student_number, id
a viva date; viva, defence_date
a external person; external_examiner, examiner
a stipend money; stipend, annual_stipend
a visa date; visa_expires, visa
a publication phrase; paper, published_article
a lab phrase; laboratory, room
a born date; dob, date_of_birth
---
{university}
{department=School of Earth Sciences|Department of Classics|Faculty of Law|Chemistry|School of Nursing}
# Annual progress review

{student} ({student_no}), "{title=Salt in the Margins of Rivers|Debt in Late Antiquity|Silent Witnesses|Slow Light in Glass|Care after Midnight}"

Registered {began} || Reviewed {reviewed}

The work is guided by {supervisor}, with {second} for methods. It is paid for by {funder} ({award}). There have been {met} meetings since the last form. [{leave} month(s) were taken out for {:=family reasons|illness}.]

## Read by {assessor}
About {words} words were handed in, of which the second chapter is the best. {ethics!All consents are there and the committee has signed|The committee's leave was given in good time~The committee has not yet given its leave, and no interview may be held|Leave from the committee is still wanting}. My worry is {worry=the size of the sample|too many side projects|the missing archive trip|slow equipment|writing left too late}. [{training=Advanced statistics|Arabic for readers|Lab safety|Teaching skills} was completed with credit.]

## What we propose
{stage?All is well: on to the next year~On to the next year, provided a new plan comes within six weeks~To be moved to the lower degree}. The thesis ought to be in by {submit}, which leaves {:number:8..30} months.
Form seen by the student, who adds nothing.

== en supply_teacher_booking
q agency company:{} Teachers/{} Education Staffing/Class {}; agency, confirmed_by
q consultant person; booker, agency_contact
q school company:{} School/{} Academy/{} Infants; client_school, where
q contact person; report_to, cover_manager
q teacher person; supply_teacher, booked
q absent person; covers_for, absent_teacher
q ref id:BK-#####; booking_ref, booking
q from date; first_day, start
q to date; last_day, end
q start time; arrive_by, day_starts
q rate money:110..260; day_rate, daily_pay
q charge money:160..340; charge_to_school, client_rate; what the school pays a day
q subject phrase; teaches, subject
q class id:#@; class, form
q dbs id:00##########; disclosure_number, dbs_certificate
q parking phrase; parking, where_to_park
q plans flag; lesson_plans_left, work_set; whether lessons have been prepared
q duty choice:none/playground/lunch; extra_duty, break_duty
q pupils number:14..34; class_size, pupils
q need phrase; pupil_needs, special_note
a head person; head_teacher, principal
a trn id; teacher_number, trn
a phone phone; school_phone, telephone
a hours number; hours, weekly_hours
a reason phrase; reason_for_absence, why_absent
a mileage money; travel, mileage
a pension percent; pension, contribution
a timesheet date; timesheet_due, submit_by
---
From: {consultant}, {agency}
To: {teacher}
Subject: You're booked, {ref}

Hello {teacher},

thanks for picking up so early! {school} would love to have you from {from} to {to}. You are standing in for {absent}: {subject=maths and PE|everything, it's primary|chemistry|French|music} with {class}, {pupils} in the room. Be there at {start} and ask for {contact} at the hatch; show your badge, they have your certificate number, {dbs}.

{plans!It's all laid out on the desk, so you only have to open the folder|Lessons are in the shared drive, ready to go~I'm afraid nothing has been left, so take your own bag of tricks|There's no plan, you'll have to make it up}. {duty?You are free at break and at noon~You'd be out among the swings at break~You'd sit with the little ones while they eat}.
?Good to know: {need=two use ear defenders|one has a hearing loop|a boy leaves at two on Wednesdays|nut-free room|one speaks only Ukrainian}.
?Park {parking=on the lane, not in the bays|behind the kitchen|at the pub opposite|in the church car park}.

We pay {rate} a day. (They pay us {charge}, just so that it's all in the open; our last newsletter explains where the rest goes.)
{:number:3..9} more schools nearby are asking for you, by the way.

Best, {consultant}

== en quinquennial_church_inspection
q architect person; inspecting_architect, author
q practice company:{} Architects/{} Conservation/{} & Partners; firm, practice
q church company:St {}/All Saints {}/{} Priory Church; building, church_inspected
q diocese company:Diocese of {}/Archdeaconry of {}/{} Diocesan Board; diocese, copy_to
q warden person; churchwarden, accompanied_by
q vicar person; incumbent, addressed_to
q seen date; inspection_date, visited
q last year; previous_inspection, last_inspected
q listed choice:grade I/grade II*/grade II; listing, heritage_status
q tower phrase; tower_finding, state_of_tower
q bats flag; bats_present, protected_species; whether bats live there
q total money:4000..300000; total_estimate, cost_of_works
q lightning date; lightning_test, conductor_tested
q ladder flag; roof_seen, roof_accessed; whether the roof was climbed
q ref id:QI/###; report_ref, file
q fund company:{} Churches Trust/{} Heritage Fund/Friends of {}; possible_funder, apply_to
l works; repairs, recommendations
c works.what phrase; item, repair
c works.when phrase; urgency, priority
c works.cost money:100..60000; estimate, price
a built year; year_built, consecrated
a organ company; organ_builder, organ_tuner
a builder company; contractor, builder
a next year; next_inspection, due_again
a fee money; architects_fee, fee
a insurer company; insurer, insured_with
a bell number; bells, weight_of_tenor
a faculty id; faculty_number, permission
---
{practice}
# Report on the fabric of {church}
{ref} || {seen}

To {vicar}
cc {diocese}

I went over the building with {warden}, who kindly held the torch. The last such report is of {last}. {listed?It stands in the highest class of protected buildings~It stands in the middle class, marked with a star~It stands in the lowest class of protected buildings}.
{ladder!The leads were reached from the tower and walked from end to end|I was able to get up on all slopes~Wind kept me off the roof, and I judged it through glasses from the ground|No ladder was to be had, so the roof was not climbed}. The tower: {tower=sound, but jackdaws have blocked the stair|a crack follows the south-west buttress|louvres rotten on the weather side|new flagpole well fixed}. {bats!Droppings on the altar show that bats roost in the chancel, and the law protects them|Pipistrelles hang behind the hatchment~There is no trace of bats|I looked for bats and found none}.

%works 3..7
Work | When | Estimate
{works.what=gutters cleared|slates, north aisle|drain by porch|rewire vestry|repoint parapet|treat beetle in pews|re-fix downpipe} | {works.when=at once|within the year|in two years|when money allows} | {works.cost}
%%

In all about {total}, without tax. [{fund} might help.]
?The lightning rod was tested on {lightning}, at {:number:2..9} ohms.
Please sweep the gutters on the day the leaves are down; nothing you do will save more.

{architect}

== en mass_intention_card
q parish company:St {} Parish/Church of Our Lady, {}/Sacred Heart {}; parish, church
q priest person; celebrant, said_by
q offered person; requested_by, enrolled_by
q for_whom person; intention, remembered
q date date; mass_date, celebrated_on
q time time; mass_time, at
q altar phrase; altar, chapel
q occasion choice:anniversary/recovery/thanksgiving; occasion, why_said
q offering money:5..20; stipend, offering
q entry number:100..2000; book_entry, register_no
q booked date; entered_on, arranged
q secretary person; parish_secretary, taken_by
q stream flag; live_streamed, online; whether it can be watched from afar
q reader person; lector, first_reading_by
q also person; also_remembered, second_intention
q phone phone; office_number, parish_office
q card flag; card_posted, sent_by_post; whether the card goes by post
q family phrase; family_from, relatives
a died date; date_of_death, dod
a organist person; organist, music
a cantor person; cantor, singer
a years number; years_since, which_anniversary
a address address; family_address, send_to
a bishop person; bishop, ordinary
a collection phrase; collection_for, second_collection
---
^ {parish}
# A Mass will be offered

for {for_whom}
{occasion?on the day the Lord called our friend home, as each year~that health may come back~with a grateful heart for a long life together}

= Day: {date}
= Hour: {time}
= Where: {altar=high altar|Lady chapel|St Anne's altar|crypt}
= Asked for by: {offered}

Celebrated by Father {priest}. [{reader} reads.] [{also} will be prayed for as well.] {stream!Those who live far off can follow it on the parish page|The camera will be on for the family abroad~It is not shown on the internet|The camera will be off that morning}.
?The {family=family from Mayo|cousins from Kerala|Polish relations|grandchildren} are warmly expected.

Entered {booked} under {entry} by {secretary}; gift received {offering}, candles {:money:1..4}. {card!This card is going out with the morning mail|We have put this into an envelope to the family~Please fetch the card from the sacristy|The card lies ready at the office, to be called for}.
Parish office {phone}, {:time} to {:time}

== en pilgrimage_coach_list
q parish company:{} Deanery/St {} Parish/{} Pastoral Area; organiser_body, parish
q leader person; pilgrimage_director, spiritual_leader
q organiser person; bookings, list_kept_by
q coach company:{} Coaches/{} Travel/{} Bus Lines; coach_firm, transport
q shrine phrase; destination, shrine
q leave date; departs, outward
q back date; returns, home
q assemble time; assemble, meet_at
q nurse person; nurse, medical_help
q hotel company:Hotel {}/{} House/Pension {}; guest_house, lodging
q price money:90..900; price_per_person, fare
q balance date; balance_due, pay_in_full_by
q seats number:29..72; coach_seats, capacity
q free number:1..12; places_left, vacancies
q sick flag; carries_sick, wheelchair_lift; whether people in wheelchairs can come
q meals choice:breakfast/half board/full board; board, meals_included
q theme phrase; theme, motto
l pilgrims; travellers, passenger_list
c pilgrims.name person; pilgrim, who
c pilgrims.room phrase; room, sleeps_in
c pilgrims.board_at phrase; pick_up, gets_on
a bishop person; bishop, celebrant
a driver person; driver, coach_driver
a phone phone; leader_phone, mobile
a insurance company; insurer, insurance
a ferry phrase; ferry, crossing
a deposit money; deposit, paid_on_booking
a plate id; coach_number, registration
a passports date; passport_valid, documents_by
---
{parish}
# On the road to {shrine=Knock|Walsingham|Lourdes|Velankanni|Iona|Canterbury}
"{theme=Come and see|Walk humbly|Stay with us|Behold your mother}"

We leave on {leave}, gathering at {assemble} outside the hall, and are home on {back}. {leader} comes with us as chaplain; {nurse} has the first-aid bag. The coach is from {coach}, with {seats} seats[, {free} of them still free]. {sick!It has a lift, and two can travel in their chairs|Those who cannot walk are welcome, the bus kneels and has clamps~Alas, the bus has steep steps and cannot take a wheelchair|There is no way of taking wheelchairs this time}.
We stay at {hotel}. {meals?In the morning we eat there, otherwise as each pleases~We eat there morning and evening~All three meals are there for us}. 

%pilgrims 4..8 lines
{pilgrims.name}, {pilgrims.room=single|sharing, ground floor|twin|family room}, gets on at {pilgrims.board_at=the hall|the roundabout|the chemist's|the school gate|the Cross}
%%

It costs {price} each, candles and {:money:2..9} for the tip aside. The rest is due on {balance}, to {organiser} after Mass, in an envelope with your name on it. Bring a bottle for the well, no more than {:=one|two} litre.

== en bridge_club_results_mail
q club company:{} Bridge Club/{} Card Club/{} Duplicate; club, club_name
q director person; tournament_director, ran_by
q scorer person; scorer, sent_by
q played date; session_date, evening_of
q winners_a person; first_of_winning_pair, winner_north
q winners_b person; second_of_winning_pair, winner_south
q best percent; winning_score, top_percentage
q pairs number:6..24; pairs, tables_twice
q boards number:18..30; boards_played, hands
q movement choice:Mitchell/Howell/teams; movement, format
q trophy phrase; trophy, cup
q donor person; given_by, cup_donor
q appeal flag; ruling_appealed, appeal_pending; whether a ruling is contested
q correction date; corrections_until, scores_final
q next date; next_session, play_again
q fee money:2..8; table_money, fee
q host person; tea_by, refreshments
q grand phrase; hand_of_the_night, best_contract
l others; ranking, placed_pairs
c others.pair phrase; names, partnership
c others.score percent; percentage, result
a venue phrase; venue, where
a treasurer person; treasurer, paid_to
a new person; new_member, visitor
a president person; president, chair
a prize money; prize_money, prize
a dealer person; boards_dealt_by, dealer
a handicap number; handicap, stars
a phone phone; phone, contact
---
From: {scorer}
To: members of {club}
Subject: Last night's scores

Dear all,

{pairs} pairs sat down on {played} and {boards} boards were played. {movement?The one side kept their seats while the other went up a table each round~Everyone met everyone, moving by the cards~Fours against fours, two rooms}. {director} kept order with the usual calm.

The {trophy=Lady Maud Bowl|Spring Salver|Pairs Cup|Silver Thimble}, given years ago by {donor}, goes to {winners_a} and {winners_b} with {best}. Behind them:

%others 2..6 lines
{others.pair=Asha and Tom|Peg and Ravi|the Dowlings|Ines and Walter|Moira and Lou|Jack and Mary-Ann|Yusuf and Beth} {others.score}
%%
?The hand everyone talked about was {grand=seven hearts doubled|a slam on a squeeze|six no trumps|one club, passed out}, made at only {:number:1..3} tables.
{appeal!The hesitation on board nine has been taken to the committee, so the order may change|One pair has asked for a ruling to be looked at again~All rulings were taken with good grace|Nobody has asked for a ruling to be looked at again}. Slips in the scores can be put right until {correction}.
We meet again on {next}, {fee} at the table as always; {host} is doing the sandwiches.

{scorer}

== en model_railway_exhibition_invite
q club company:{} Model Railway Club/{} Railway Modellers/{} and District MRC; exhibition_host, inviting_club
q manager person; exhibition_manager, author
q owner person; layout_owner, invited
q layout phrase; layout, exhibit
q gauge choice:N/OO/O; scale, gauge
q venue phrase; venue, hall
q show date; show_opens, first_day
q end date; show_closes, last_day
q set_up time; set_up_from, hall_open_for_exhibitors
q clear time; must_be_clear, out_by
q length unit:m 1.5..12; layout_length, space
q operators number:2..8; operators, helpers
q expenses money:20..400; expenses, van_hire_paid
q insured money:500..20000; insured_value, value_of_layout
q stand id:@##; stand_number, pitch
q hotel company:{} Lodge/The {} Inn/{} Hotel; put_up_at, accommodation
q nights number:1..3; nights_paid, hotel_nights
q power flag; socket_provided, power_at_stand; whether power is laid on
q reply date; accept_by, answer_until
q trade company:{} Models/{} Hobbies/{} Miniatures; sponsor, main_trader
a entry money; admission, ticket_price
a visitors number; visitors, attendance
a judge person; judge, best_in_show_by
a phone phone; phone, telephone
a electrician person; electrician, pat_test
a parking id; parking_pass, van_permit
a next_year date; next_year, following_show
---
{club}
{:street}, {:city} || {:date}

Dear {owner},

I saw {layout=Tidmouth Quay|Lower Peover|Alpenbahn|Ashdown Sidings|Gasworks Lane|Mesa Junction} at a show last autumn and could not tear myself away. {gauge?That so much fits into so little, with track nine millimetres wide, is a marvel~In the size most of us began with, it puts our own efforts to shame~Those big engines, forty-odd times smaller than life, really do sound the part}. Would you bring it to our exhibition at {venue=the corn exchange|the sports hall|the transport museum|St Luke's Hall|the racecourse}, from {show} to {end}?

We would put you on stand {stand}, with {length} along the wall. {power!A four-way socket will be waiting for you|We lay on mains at the back of each stand~Mains cannot be had there, so it would have to be batteries|There is no socket within reach}. The hall is yours from {set_up} the day before, and has to be empty by {clear} on the last evening.
We can pay {expenses} towards the van and feed your {operators} helpers. [{hotel} would have you for {nights} night(s), at our cost.] [Layouts are covered for what you state; you put down {insured} last time.]
?{trade} are backing us this year and will have {:number:2..6} tables.

Do say yes, by {reply} if you can.

Yours in steam,
{manager}

== en parkrun_volunteer_report
q event company:{} Park Run/{} Saturday Run/{} Riverside Run; event, run_name
q director person; run_director, in_charge
q writer person; report_writer, author
q number number:12..600; event_number, edition
q day date; run_date, held_on
q runners number:40..600; finishers, participants
q first_time number:3..60; first_timers, newcomers
q fastest person; first_finisher, fastest
q walker person; tail_walker, last_home
q hundred person; milestone_runner, hundredth_run
q dogs flag; dogs_ran, dogs_allowed; whether dogs may run along
q course choice:usual/alternative/shortened; course_used, route
q why phrase; reason_for_route, obstacle
q hurt phrase; injury, first_aid_given
q lost phrase; lost_property, item_left
q cancelled date; no_run_on, cancelled_date
q cafe company:Café {}/{} Tea Rooms/{} Kiosk; coffee_at, cafe
q needed number:2..12; volunteers_needed, gaps
l helpers; volunteers, marshals
c helpers.name person; volunteer, who
c helpers.task phrase; role, task
a time duration; winning_time, fastest_time
a age number; age_of_oldest, oldest
a sponsor company; sponsor, supported_by
a permit id; permit, licence
a next_director person; next_run_director, next_week_lead
a distance unit; distance, length
a start time; start_time, off_at
---
{event}
# Report on run {number}, {day}

What a morning! {runners} of you came, {first_time} for the very first time. {course?We went round the way we always do~We took the winter way, up by the allotments~We had to leave out the far loop}, [since {why=the lake path was under water|a fair was being set up|a tree had come down|the bridge is being painted}]. {fastest} was the first through the funnel; {walker} made sure nobody was left behind. A cake for {hundred}, who did it for the hundredth time.
{dogs!Your four-legged friends are welcome on a short lead|One dog per runner, held close, is fine~Please leave the dog at home: the park asked us to|Since the spring dogs can no longer run with us}.
?One of you had {hurt=a twisted ankle|a bee sting|a grazed knee|a dizzy spell}, now better.
?Left behind: {lost=a green glove|a child's scooter|house keys on a red ribbon|one earbud}, now with the barcode kit.

## Thank you
%helpers 3..7 lines
{helpers.name} ({helpers.task=timekeeper|tokens|funnel|barcode scanning|marshal, gate|marshal, bridge|photographs})
%%
In charge: {director}. For next week we still lack {needed}.
?On {cancelled} there is no run.
See you at {cafe}, where it is {:money:2..4} for tea and a bun.

{writer}

== en speech_therapy_report
q service company:{} Speech Therapy/{} Children's Therapies/{} Community Health; provider, therapy_service
q therapist person; speech_therapist, author
q child person; client, assessed_child
q mother person; parent_present, accompanied_by
q nursery company:{} Nursery/Little {} Preschool/{} Playgroup; setting, attends
q keyworker person; nursery_contact, key_person
q ref id:SLT/####; case_number, file
q seen date; assessment_date, observed_on
q age duration; age_at_assessment, how_old
q problem phrase; main_difficulty, presenting_need
q language language; home_language, spoken_at_home
q score number:62..118; standard_score, test_result
q hearing flag; hearing_checked, hearing_ok; whether hearing was found good
q plan choice:weekly sessions/home programme/discharge; recommendation, next_step
q sessions number:4..12; block_of_sessions, number_of_sessions
q begins date; therapy_starts, first_session
q aim phrase; target, goal
q health_visitor person; referred_by, referrer
a born date; dob, date_of_birth
a school company; future_school, primary_school
a paediatrician person; paediatrician, doctor
a review date; review_date, reassessed_on
a sibling person; brother_or_sister, sibling
a fee money; cost, session_price
a father person; father, other_parent
---
{service} || {ref}
{:street}, {:city} || {:date}

# Report on {child}

{child} was watched at play at {nursery} on {seen} and came with {mother}. {health_visitor} had sent them to us because of {problem=unclear speech|a stammer|few words|not joining in|a lisp}. At {age} of age most children put {:number:3..6} words together.
?At home the family speaks {language}, which is a gift and not the cause.

What I found
* A score of {score} on the naming test, a hundred being the middle.
* {hearing!The ears had been tested in spring and are fine|Audiology saw nothing amiss~The ears have yet to be tested, and this should come first|The test of the ears showed glue on both sides}.
* Lovely eye contact, waits for a turn, laughs at jokes.

What comes next
{plan?I should like to see the two of them once a week for a while~I have shown the family games to be played each day, and we need not meet for now~There is no further need of us, and I am closing the file}. [We planned {sessions} times, beginning on {begins}.]
?What we work towards: {aim=using "k" and "g"|asking for things in words|smooth starts|following two steps}.
{keyworker} at the nursery has a copy and will use the picture cards.

{therapist}

== en district_nurse_visit
q team company:{} District Nurses/{} Community Nursing/{} Home Care Team; nursing_team, visiting_service
q nurse person; visiting_nurse, entry_by
q patient person; visited, patient_name
q carer person; carer_present, at_home
q doctor person; gp, informed_doctor
q visit date; visit_date, seen_on
q came time; arrival, time_in
q left time; departure, time_out
q wound phrase; wound_site, ulcer
q length unit:mm 8..90; wound_length, longest
q width unit:mm 5..60; wound_width, across
q dressing product; dressing_used, covered_with
q pain number:1..9; pain_score, pain
q infected flag; infection_signs, infected; whether there are signs of infection
q trend choice:better/same/worse; progress, healing
q next date; next_visit, return_on
q swab id:SW####; swab_number, sample
q box phrase; key_place, access
a born date; dob, date_of_birth
a temp unit; temperature, fever
a antibiotic product; antibiotic, medicine_prescribed
a pharmacy company; pharmacy, chemist
a stock number; dressings_left, stock
a student person; student_nurse, trainee
a next_time time; time_of_next_visit, due_at
---
{team}
# Visit sheet

{patient} || {visit}
In {came} || Out {left}

Let myself in ({box=key under the gnome|code by the bell|neighbour has it|back door open}). {carer} was there and held the lamp.

= Where: {wound=left shin|right heel|sacrum|stump|belly, old scar}
= Long: {length}
= Across: {width}
= Pain: {pain} of 10
= Put on: {dressing=Foamlite|Alginate rope|Honey tulle|Silver mesh|two-layer bandage}

Edges {:=pink|rolled}, bed {:percent} red. {infected!Hot to the touch, green on the gauze, smell|Redness has spread two fingers beyond the edge and it weeps~Cool, dry and clean, nothing that points to germs|No heat, no smell, no pus}. {trend?Smaller than on Monday, very pleased~Just as it was a week ago~Deeper than a week ago}.
?Swab {swab} taken along. {doctor} rung and told.
Legs up, less salt, wear the stocking. Had {:number:1..3} cups of tea offered, took one.
Next: {next}

{nurse}, RGN

== en court_interpreter_booking
q agency company:{} Interpreting/{} Language Services/Lingua {}; agency, booking_office
q coordinator person; booker, agency_contact
q interpreter person; assigned_interpreter, linguist
q court company:{} Crown Court/{} Immigration Tribunal/{} Family Court; client_court, venue_name
q clerk person; court_contact, report_to
q party person; speaks_for, person_needing_help
q language language; language, tongue
q job id:INT-######; booking_number, assignment
q case id:@@/#####/####; court_case, case_ref
q day date; hearing_date, assignment_date
q start time; be_there, start
q hours number:1..8; booked_hours, estimated_hours
q rate money:20..60; hourly_rate, pay_per_hour
q travel money:5..80; travel_paid, fare
q kind choice:whispered/consecutive/written sight translation; mode, type_of_interpreting
q oath flag; sworn_in, oath_needed; whether an oath is to be taken
q dialect phrase; dialect, variety
q cancel number:12..72; cancellation_hours, notice_hours
q dress phrase; dress, identification
a judge person; judge, presiding
a lawyer person; lawyer, barrister
a charge phrase; offence, subject_of_case
a previous person; previous_interpreter, replaced
a next date; second_day, adjourned_to
a phone phone; interpreter_phone, mobile
a member id; register_number, npsi_number
---
{agency}
# Assignment {job}

To {interpreter}
From {coordinator}

Thank you for saying yes. The details:

= Where: {court}, {:street}, {:city}
= When: {day}
= Be there: {start}
= Hours booked: {hours}
= Case: {case}
= For: {party}
= Into and out of: {language}[, as spoken in {dialect=the hill country|the capital|the south|the refugee camps|the border towns}]

{kind?You will sit beside the person and speak softly while the others talk~You wait until each has finished and then render it aloud~There are papers which you will be asked to read out in the other tongue}. {oath!You will be asked to swear or affirm before anything is said|The clerk will have you take the oath first~As you are sworn for the year, nothing of the kind is needed|No swearing-in takes place}. Ask for {clerk}, and bring {dress=your badge|a passport|dark clothes and your card|photo identity}.

We pay {rate} an hour, one hour at least[, and {travel} for the journey]. If it falls through less than {cancel} hours before, half is paid. Say nothing about the case to anybody, not even to us. Lunch is from {:time}; the canteen shuts at {:time}.

== en stem_cell_donor_match
q register company:{} Donor Register/{} Marrow Trust/Give {} Life; donor_register, sent_by
q coordinator person; donor_coordinator, contact
q donor person; potential_donor, addressed_to
q donor_no id:GRID #### ####; donor_number, donor_id
q joined date; joined_register, signed_up
q lab company:{} Blood Labs/{} Tissue Typing/{} Pathology; testing_lab, samples_to
q sample date; blood_test_date, confirmatory_test
q clinic company:{} Collection Centre/{} University Hospital/{} Clinic; collection_centre, donate_at
q window period; donation_window, planned_period
q method choice:from the blood/from the hip bone; donation_method, collection_type
q tubes number:4..12; tubes, vials
q country country; patient_country, recipient_in
q weight unit:kg 50..130; donor_weight, your_weight
q answer date; reply_by, answer_until
q pay flag; expenses_paid, costs_covered; whether travel and lost wages are paid
q doctor person; medical_adviser, assessed_by
q match id:#/##; match_grade, hla_match
q phone phone; ring, number_to_call
q days number:1..5; days_off, time_needed
a patient person; recipient, patient_name
a age number; patient_age, age_of_patient
a disease phrase; illness, diagnosis
a born date; dob, date_of_birth
a group phrase; blood_group, abo
a second date; second_donation, repeat
a hotel company; hotel, stay
---
{register}
Donor {donor_no} || {:date}

Dear {donor},

# You may be somebody's match

You joined us on {joined}, perhaps in the student bar, and may have forgotten about it. Today your tissue type has come up: {match} of the markers fit those of a patient in {country}. More than that we are not allowed to tell you, nor shall the two of you know each other.

First we need {tubes} small tubes of blood, to be taken on {sample} and tested by {lab}. If all fits, {doctor} will look you over. {method?Most likely you would sit by a machine for some hours, a needle in each arm~Most likely it would be done while you sleep, by drawing marrow from behind}. This would be at {clinic}, within {window}, and cost you {days} day(s) off.
?You gave your weight as {weight}; tell us if it has changed.
{pay!Fares, meals and lost wages are met by us|You will not be out of pocket: we refund all of it~We cannot refund fares or wages, much as we would like to|Sadly the journey is at your own expense}. About one in {:number:20..90} of those we write to goes on to give.

Please ring {coordinator} on {phone} by {answer}, whatever you decide.

== en gp_list_removal
q practice company:{} Surgery/{} Medical Practice/{} Health Centre; surgery, sender
q manager person; practice_manager, signed_by
q partner person; senior_partner, decided_with
q patient person; removed_patient, addressed_to
q nhs id:### ### ####; health_number, nhs_no
q board company:{} Health Board/NHS {}/{} Integrated Care; commissioning_body, informed_authority
q event date; incident_date, happened_on
q until date; care_ends, removal_effective
q warned date; earlier_warning, warned_on
q cause choice:violence/moved away/breakdown of trust; reason_for_removal, why
q act phrase; behaviour, what_happened
q police id:CAD ####; police_log, incident_number
q new company:{} Special Allocation/{} Walk-in Centre/{} Surgery; new_provider, care_from
q family flag; family_also_removed, household_affected; whether the rest of the household must go too
q script number:7..28; days_of_medicine, prescription_days
q appeal_by date; appeal_by, object_until
q panel person; appeal_contact, write_to
q staff job; victim_role, staff_member; what the member of staff concerned does
a born date; dob, date_of_birth
a since date; registered_since, joined_list
a doctor person; usual_doctor, named_gp
a constable person; police_officer, officer
a return_on date; may_return, re_register_from
a pharmacy company; pharmacy, chemist
a court company; court, injunction
---
{practice}
{:street}, {:city} || {:date}

{patient}
Health no. {nhs}

Dear {patient},

# You will have to find another surgery

{partner} and I have decided, with regret, to ask {board} to take you off our list. {cause?On the day in question somebody here was put in fear of harm, and we do not tolerate that~You now live too far off for us to call on you at home~We and you no longer believe one another, and good care cannot be had on that footing}. [I refer to {event}, when {act=a chair was thrown|voices were raised for an hour|our receptionist was followed home|a call was put on the internet|tablets were taken from a trolley}; the {staff=receptionist|practice nurse|phlebotomist|trainee doctor} concerned is still off work.] [We had warned you on {warned}.]
?It was reported under {police}.
{family!This goes for everyone living with you as well|Your household will have to move along with you~Your wife and children may stay with us|No one else in your home is touched by this}.

We go on treating you until {until}. Enclosed is medicine for {script} days. From then on {new} will look after you; your notes follow within {:number:3..14} working days.
?Should you think it unjust, write to {panel} by {appeal_by}.

{manager}

== en trading_standards_warning
q authority company:{} Trading Standards/Consumer Protection {}/{} Weights and Measures; authority, issued_by
q officer person; trading_standards_officer, inspected_by
q trader company:{} Discount/{} Vapes/{} Toys; trader, business
q director person; company_director, addressed_to
q shop address; premises, shop_address
q ref id:TS/####/#; case, notice
q visit date; visit_date, test_purchase_date
q goods phrase; product, goods
q seized number:3..400; items_seized, quantity_taken
q seal id:B#######; evidence_bag, seal_number
q maker company:{} Import/{} Trading/{} Industries; importer, supplier_of_goods
q breach choice:underage sale/unsafe product/false description; offence, breach
q tester person; volunteer, test_purchaser
q lab company:{} Test House/{} Analysts/{} Laboratory; tested_by, lab
q prosecute flag; prosecution, goes_to_court; whether the matter goes to court
q fine money:500..20000; maximum_penalty, fine_up_to
q do_by date; comply_by, action_deadline
q age number:14..17; age_of_volunteer, buyer_age
q law phrase; legislation, act
a seller person; seller, shop_assistant
a price money; price, paid_for_item
a hearing date; court_date, hearing
a recall id; recall_number, alert
a phone phone; officer_phone, telephone
a complaint person; complainant, member_of_public
a company_no id; company_number, registration_number
---
{authority}
{:street}, {:city} || {ref}

{director}
{trader}
{shop}

> {:date}

# Written warning

On {visit} I came to your shop under the {law=General Product Safety Regulations|Children and Young Persons Act|Fair Trading Act|Trade Marks Act|Tobacco Regulations}. {breach?A young volunteer working with us was served without being asked for proof of age~What was on the shelf could hurt those who use it~What was on the shelf was not what its label said}. The goods in question: {goods=disposable vapes|a plush rabbit|phone chargers|"Scottish" whisky|hair straighteners}[, which came to you from {maker}]. [The volunteer was {tester}, aged {age}.]
I took away {seized} pieces, sealed as {seal}. [{lab} have looked at one and share my view.]

{prosecute!The file has been handed to our lawyers, who will lay it before the bench|You will be summoned over this~On this occasion we leave it at a warning and shall not take it before the bench|We do not mean to take it further this time}. The law provides for up to {fine}.
By {do_by} you are to train everybody at the till, keep a book of refusals and take what is left off sale. I shall look in again, unannounced, {:number:1..3} times within the year.

{officer}

== en astronomy_observing_log
q society company:{} Astronomical Society/{} Stargazers/{} Observatory Trust; society, observatory
q observer person; observer, log_by
q guest person; visitor, looked_along
q session number:4..400; session_number, log_no
q night date; night_of, observed_on
q began time; start, dome_opened
q ended time; finish, dome_closed
q site city; site, place
q scope phrase; telescope, instrument
q aperture unit:mm 60..500; aperture, mirror_diameter
q seeing number:1..5; seeing, steadiness
q limit number:3.5..6.5; limiting_magnitude, faintest_star
q moon percent; moon_illuminated, moon_phase
q camera product; camera, imaging_device
q cloud flag; clouded_out, stopped_by_cloud; whether cloud ended the session
q comet phrase; special_object, highlight
q report choice:sent/not sent; reported_to_section, report_status
q temp unit:°C -9..18; air_temperature, cold
q keys person; key_holder, locked_up_by
l objects; targets, observed
c objects.name phrase; object, target
c objects.at time; seen_at, ut
c objects.power number:30..300; magnification, power
c objects.note phrase; impression, remark
a sqm number; sky_brightness, sqm
a wind unit; wind_speed, wind
a next date; next_session, open_evening
a exposure duration; exposure, integration_time
a members number; members_present, attendance
a ra id; coordinates, right_ascension
a mount product; mount, drive
---
{society}
# Observing log {session}
{site}, night of {night}

Dome open {began}, shut {ended}. {scope=The old refractor|Newtonian on its pier|the Schmidt|big Dobsonian} ({aperture}). [Pictures with {camera=a Starlite 290|a webcam|an old reflex|Nebula Pro}.] Air {temp}, steadiness {seeing} of 5, faintest star by eye {limit}[, moon {moon} lit].

%objects 3..6
Object | UT | Power | Remarks
{objects.name=M13|Saturn|Albireo|M57|NGC 891|Castor|the Moon, Plato} | {objects.at} | {objects.power} | {objects.note=split cleanly|very faint|gorgeous|dust lane seen|bands sharp|shadow on the rim}
%%

?Best of all was {comet=a comet with two tails|a fireball in the east|a new spot on Jupiter|the occultation of a star}. {guest}, who had never looked through anything, said a word not fit for the log.
{cloud!Fog rolled in from the river and put an end to it|We gave up when the sky filled in~Clear to the last minute|We only stopped because of the cold, stars blazing}.
{report?Drawings went off to the section the same week~Drawings stay in the folder for now and have gone nowhere}. Mouse in the eyepiece drawer again; dew heater draws {:number:1..4} amps.

{observer}. Locked up by {keys}.

== en exchange_learning_agreement
q home company:University of {}/{} University/{} College; home_university, sending_institution
q host company:Universität {}/Université de {}/{} State University; host_university, receiving_institution
q student person; exchange_student, outgoing_student
q coordinator person; home_coordinator, signed_home
q host_contact person; host_coordinator, signed_host
q degree phrase; degree_programme, studies
q from date; exchange_begins, arrival
q to date; exchange_ends, departure
q number id:EX-####; agreement_number, mobility_id
q language language; language_of_instruction, taught_in
q level id:B#; language_level, level_needed
q total number:20..60; total_credits, credits_planned
q minimum number:15..20; minimum_to_pass, must_pass
q grant money:300..900; monthly_grant, stipend
q signed date; date_signed, agreed_on
q recognised flag; full_recognition, credits_count; whether everything counts at home
q living choice:hall/private flat/host family; accommodation, housing
q changes date; change_deadline, amend_until
l courses; modules, study_plan
c courses.title phrase; course, course_name
c courses.code id:@@###; course_code, code
c courses.credits number:3..12; ects, credits
c courses.instead phrase; replaces, home_module
a born date; dob, date_of_birth
a insurer company; health_insurer, insurance
a grade phrase; grade_average, marks
a account iban; bank_account, iban
a emergency person; emergency_contact, next_of_kin
a buddy person; buddy, mentor
a fee money; tuition_fee, fees_abroad
a visa id; visa_number, residence_permit
---
# Learning agreement {number}
{home} || {host}

{student}, {degree=BA Geography|LLB with French Law|BSc Physics|BA Drama|MSc Public Health}, will spend the time from {from} to {to} abroad. Teaching there is in {language}, for which {level} is expected.

%courses 2..6
Course there | Code | Credits | Here it stands for
{courses.title=Glaciers|Droit civil I|Optics lab|Stagecraft|Epidemiology|Urban Planning|Rhetoric} | {courses.code} | {courses.credits} | {courses.instead=free elective|Year 3 option A|Fieldwork|Research Methods|Option B|Language module}
%%

In all {total} credits, of which no fewer than {minimum} have to be passed. {recognised!Whatever is passed will be entered here in full|We undertake to count all of it towards the degree~Only part of it can be counted here, as the board has ruled|The year is on top of the degree and does not count towards it}.
{living?A room among other students has been set aside~The student is looking for a place on the open market~The student will live with people of the town}. [A grant of {grant} a month is paid, {:percent:70..80} of the whole beforehand.]
Courses may be swapped until {changes}; after that, not without both signatures.

{coordinator} || {host_contact}
for the university here || for the university there
{signed}

== en rowing_damage_report
q club company:{} Rowing Club/{} Boat Club/{} Oarsmen; club, owner_of_boat
q reporter person; crew_member, reported_by
q captain person; captain_of_boats, report_to
q boat phrase; boat, shell
q class choice:single/four/eight; boat_class, boat_type
q day date; outing_date, happened_on
q at time; time_of_damage, when_it_happened
q place phrase; stretch_of_river, where
q damage phrase; damage, what_broke
q hit phrase; object_struck, collided_with
q other company:{} School BC/{} University BC/{} Ladies RC; other_club, club_of_other_boat
q launch person; coach, in_launch
q hurt flag; injured, anyone_hurt; whether anyone was hurt
q light flag; lights_shown, boat_lit; whether the boat carried lights
q repairer company:{} Boatbuilders/{} Composites/{} Shells; repairer, boat_builder
q cost money:50..3000; estimate, repair_cost
q back date; back_on_water, repaired_by
q form id:DR-###; report_number, form
q out number:1..14; days_out_of_use, off_water_days
a insurer company; insurer, policy_with
a stroke person; stroke, rower_at_stroke
a oar id; oar_number, blade
a regatta date; next_race, regatta
a flow phrase; river_flow, stream
a built year; year_built, built
a witness person; witness, seen_by
---
{club}
# Damage form {form}

= Boat: {boat=Dorothy May|Isis Rising|Old Thunder|Perseverance|Lady Jane}
= Date: {day}
= Time: {at}
= Where: {place=below the weir|by the gasworks bend|at the island|off the town steps}
= Filled in by: {reporter}

What happened: we were doing {:number:6..20} minute pieces when we met {hit=a floating log|a moored barge|another crew|a buoy|a swan}[, out with {other}]. {class?I was on my own and had just looked over the left shoulder~All four of us were rowing, nobody was looking|The four of us had our heads down~There were nine of us aboard with the cox}.
Result: {damage=bow ball gone and a crack behind it|rigger bent|fin torn off|hole the size of a fist|hatch cover lost}. {hurt!One of the crew had a cut hand, washed and taped|Our bow man has a sore back and has seen the doctor~Everyone is fine|Nobody had so much as a bruise}. {light!We had white lamps at both ends|Lamps were on, front and back~It was getting dark and we had no lamps|Our lamps were still in the boathouse}. 
?{launch} saw to it from the coaching launch that we got home.

For the boathouse
?{repairer} want {cost} for it. Should be in the water again on {back}.
Rack {:number:1..30}, tape on it. [Off the water {out} days so far.] Seen by {captain}, who would like to hear less of this.

== en library_acquisition_reply
q library company:{} University Library/{} City Library/{} Institute Library; library, replying_library
q librarian person; subject_librarian, answered_by
q reader person; suggested_by, addressed_to
q faculty phrase; department, faculty
q title phrase; suggested_title, book
q author person; book_author, written_by
q year year; published_in, publication_year
q publisher company:{} Press/{} Academic/{} & Daughters; publisher, imprint
q price money:20..300; price, list_price
q asked date; suggestion_date, requested_on
q decision choice:bought/rejected/interlibrary loan; decision, outcome
q ref id:AQ-#####; suggestion_no, order_ref
q supplier company:{} Booksellers/{} Library Supply/{} Books; vendor, ordered_from
q expected date; arrival_expected, due_in
q reserved flag; reserved_for_reader, kept_for_you; whether the reader gets it first
q fund phrase; budget_line, paid_from
q copies number:1..5; copies, number_bought
q shelf id:@@ ####.#; shelfmark, future_place
q ebook flag; electronic, also_online; whether it can be read online
a isbn id; isbn, ean
a edition number; edition, edition_no
a card id; card_number, reader_number
a pages number; pages, length
a head person; head_librarian, director
a fee money; loan_fee, charge_to_reader
a due date; due_back, return_by
a translator person; translator, translated_by
---
From: {librarian}, {library}
To: {reader}[, {faculty=Faculty of Theology|School of Design|Geography|Veterinary School}]
Subject: Your suggestion {ref}

Dear {reader},

many thanks for pointing us on {asked} to "{title=Rivers of Salt|The Quiet Machine|Cities of Clay|A Grammar of Gesture|Bread and Empire}" by {author} ({publisher}, {year}). {decision?We agree that it should be on our shelves and have put in an order~It lies too far from what is taught here, and the money is short, so we shall not get it~Rather than buy it we will borrow it for you from elsewhere}. The list price is {price}[; it comes out of {fund=the Founders' Gift|the research line|last year's remainder|the teaching budget}].

?Our usual vendor, {supplier}, promises it for {expected}. It will stand at {shelf}.
?We took {copies}, as others will want it too.
{reserved!You shall have it before anybody else|Your name is on the slip, so it goes to you first~I cannot keep it for you: first come, first served|It goes straight to the new books table for everyone}. {ebook!From tomorrow you can also read it on your screen|A licence for reading it online comes with it~It exists on paper only|Reading it online will not be possible}.
Last year we followed {:number:40..90} in a hundred suggestions, so keep them coming.

{librarian}

== en lost_child_event_log
q event company:{} Show/{} Festival/{} Country Fair; event, event_name
q steward person; welfare_steward, log_by
q finder person; found_by, brought_in_by
q child first; child_first_name, child
q adult person; collected_by, guardian
q chief person; safety_officer, informed
q day date; date, event_day
q found time; found_at, brought_in
q gone time; reunited_at, collected_at
q where phrase; found_where, place_found
q clothes phrase; clothing, wearing
q age number:2..9; age, years
q band id:W#####; wristband, wristband_number
q code phrase; password, safe_word
q announce flag; announced, loudspeaker_used; whether it was called out over loudspeakers
q checked choice:photo/identity card/wristband; identity_check, how_verified
q police flag; police_informed, police_called; whether the police were told
q entry number:1..60; log_number, entry
q tent phrase; welfare_point, tent
a phone phone; parent_phone, mobile
a surname last; family_name, surname
a address address; home_address, lives_at
a doctor person; first_aider, medic
a second person; second_parent, other_adult
a ticket money; ticket_price, entry_price
a lost time; went_missing, last_seen
---
# {event}
Lost and found children, {tent=Welfare tent A|Red Cross caravan|Yellow gate|Family field}
{day}, no. {entry}

{found} A little one who says "{child}" and holds up fingers for {age} was brought in by {finder}, who had come across the child {where=by the dodgems|among the sheep pens|under the main stage|at the ice cream van|near the long-drop toilets}. Has on {clothes=a green dinosaur top|yellow wellingtons|a fairy dress|a striped jumper, one shoe}.[ Band on the arm: {band}.] Two of us stayed throughout. Juice, biscuit, some tears.
{announce!Called out from the stage, without a name|We had it put over the speakers twice~Nothing was said over the speakers, as the rules have it|We kept it off the speakers}. {police!The officers at the gate were told|The constable on site took a note~There was no need to trouble the officers|The officers were not told}. {chief} knows.
{gone} Fetched by {adult}. {checked?The pictures on the telephone showed the two together~A driving licence was shown and the names agreed~The numbers on both arms agreed}. [Word agreed on: "{code=marmalade|tractor|Tuesday|pirate}".] Hug.

{steward}
~ Radio channel {:number:2..14}. Shift ends {:time}. Destroy after {:number:3..12} months.

`
