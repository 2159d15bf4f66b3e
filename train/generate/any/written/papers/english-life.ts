export const englishLifePapers = `
== en physio_discharge_letter
q clinic company:{} Physiotherapy/The {} Movement Clinic/{} Sports Injury Practice/{} Physio Rooms; treating_practice, issued_by, provider; practice that gave the treatment
q therapist person; treating clinician, seen_by, author; who treated the patient and writes
q gp person; recipient doctor, addressed_to, referring practitioner; doctor to whom the letter goes
q surgery company:{} Surgery/{} Health Centre/{} Family Practice/{} Medical Group; gp practice, recipient organisation; where that doctor works
q patient person; subject, treated person, name of patient; who was in treatment
q born date; dob, date_of_birth
q case_no id:PT/#####; our reference, file number, chart_id; number of the treatment file
q sessions number:3..18; visits, appointments_attended; how often the patient came
q missed number:1..4; no_shows, appointments not kept; how often the patient failed to turn up
q complaint phrase; diagnosis, presenting problem, condition; what was treated
q first_seen date; start_of_treatment, initial assessment; when it all began
q last_seen date; discharge_date, end_of_treatment; when treatment finished
q outcome choice:full recovery/partial recovery/no improvement; result, status_at_discharge; how far the patient got better
q imaging flag; scan_requested, further_tests_needed; whether the writer wants a scan to be done
q exercise phrase; home programme, self_care; what the patient goes on doing alone
a surgeon person; operating surgeon, consultant_name; who operated
a follow_up date; next_appointment, review date; when the patient is to be seen again
a insurer company; health insurer, payer; who pays for the treatment
---
{clinic} || {:street}
{:phone} || {:zip} {:city}

{gp}
{surgery}

> {:date}

Dear <Doctor|Colleague>,

Re: {patient}, born {born} (our file {case_no})

Thank you for sending us this <pleasant|very motivated|rather busy> patient with {complaint=a frozen left shoulder|tennis elbow|low back pain|a sprained ankle|patellar tendinopathy|a stiff neck after whiplash}. I first examined <her|him> on {first_seen} and we parted on {last_seen}, after {sessions} sessions[; another {missed} were booked but not kept].
At our last meeting {outcome?there was no pain left and the range was equal on both sides|everything worked as it did before~things were clearly better, though stairs and lifting still hurt|about two thirds of the strength had come back~sadly nothing had changed since we started|the findings were just the same as on day one}. {imaging!I should be grateful if you would arrange an MRI|May I ask you to order an ultrasound of the joint~I see no need for any pictures to be taken|An X-ray would add nothing at this stage}.
?We agreed that <she|he> will keep up {exercise=wall slides twice a day|heel drops on a step|a daily walk of two miles|band work at the door|swimming on Saturdays}.
Pain fell from {:number:6..9} to {:number:1..5} on the ten point scale[, and grip was measured at {:unit:kg 18..44}].

With kind regards,

{therapist}
<Chartered Physiotherapist|Senior Physiotherapist, MCSP>

== en library_reservation_notice
q library company:{} Library/{} Public Libraries/{} Town Library/{} Memorial Library; lending_institution, sender; library that writes
q branch company:{} Road Branch/{} Hub/{} Street Reading Room; pickup_location, collect_from; where the book lies ready
q reader person; member, patron, borrower; who ordered the book
q card id:2#### ######; member_id, patron barcode, ticket number; number of the borrower's card
q title phrase; item, work, book; what was ordered
q author person; written_by, creator; who wrote the book
q shelfmark id:###.## @@@; call number, classification; where it belongs on the shelves
q keep_until date; hold_expires, collect_by, deadline; last day to pick it up
q loan number:1..6; borrowing period, lending_time; weeks it may be taken home
q queue number:2..14; others waiting, holds_behind; how many readers come after this one
q charge money:1..6; fee, cost_of_request; what ordering from elsewhere costs
q renewable flag; can_extend, extension allowed; whether the loan may be prolonged
q origin company:University of {}/{} County Stock/{} College Library; lent_by, supplying collection, owner; library from which the copy was borrowed
q librarian person; contact, staff member; who deals with the request
a isbn id; isbn, standard number, ean
a publisher company; publishing house, imprint; who brought the book out
a returned date; date_returned, check_in; when the book came back
a password id; pin, login code; secret with which to sign in
---
# {library}
~ {:street}, {:zip} {:city} · {:phone} · open till {:time}

Dear {reader},

good news: what you asked for has come in.

* {title=The Salt Road|A History of Lighthouses|Mending Walls|Birds of the Estuary|Letters to a Young Potter|Nine Winters} by {author} ({shelfmark})

It is waiting behind the desk at {branch}. Please bring your card {card}. If nobody has fetched it by {keep_until} it goes to the next in line; {queue} more people would like to read it.
+++
?The copy is not ours: {origin} kindly let us have it, and for that we must ask {charge} of you.
You may keep it for {loan} weeks. {renewable!Should you need longer, just ring us|More time can be had online~Please note that no more time can be given|We are not able to give longer on this one}.
+++
Any trouble, ask for {librarian} at the desk.
~ Late items cost {:money:1..3} a week. Notice sent {:date}.

== en school_trip_consent
q school company:{} Primary School/St {}'s National School/{} High School/{} Grammar School; institution, organiser, issued_by; school that plans the outing
q teacher person; trip leader, responsible_staff, lead; who takes the children
q head person; principal, signed_by, headteacher; who runs the school and signs
q pupil person; student, child_name, participant; who would go along
q class short; form, year_group, grade
q place company:{} Castle/{} Farm Park/{} Science Centre/{} Nature Reserve; destination, venue; where they go
q day date; trip_date, date_of_visit; when they go
q leave time; departure, meet_at; when the bus goes
q back time; return, pick_up_time, expected_return; when parents may expect them
q price money:8..60; cost_per_child, contribution; what a family pays
q pay_by date; payment_deadline, return slip by; last day for money and slip
q bus company:{} Coaches/{} Minibus Hire/{} Travel; carrier, transport provider; whose bus it is
q lunch choice:packed lunch from home/provided/bought on site; meals, catering; how the children eat
q help flag; volunteers_wanted, parent helpers needed; whether parents are asked to join
q swim flag; water_activity, going in water; whether the children go into water
q allergy phrase; medical_notes, health info, special_needs; what the family says of the child's health
g parent; guardian, emergency contact, next_of_kin
q parent.name person; full_name, name; who gives leave
q parent.mobile phone; phone, cell, emergency_number
a insurer company; insurance company, covered_by; who insures the trip
a nurse person; first aider, school nurse; who gives first aid
a birth date; date_of_birth, dob; when the child was born
---
^ {school}
^ {:street}, {:city} · {:phone}

# Off to {place}!

Dear <parents and guardians|families>,
on {day} {teacher} would like to take class {class} to {place}. We go with {bus}, who will be at the gate at {leave}, and hope to be home around {back}.
Each family is asked for {price}. {lunch?Please put sandwiches and a drink in the rucksack|The children should carry something to eat, no glass please~Food is included; please send none|The kitchen there will feed us~There is a café, so a little pocket money will do for food}. {swim!There will be paddling, so send a towel and dry clothes|We mean to get into the lake up to the knees~Nobody will go near the water}. {help!Two or three mums or dads would be a blessing: do shout|We are short of grown-ups and would love your company~We have enough grown-ups this time, thank you}.
Money and slip to the office no later than {pay_by}. Last year's outing cost {:money:8..60}.

{head}, Principal

^ - - - - - cut here - - - - -
I let {pupil} go on the trip.
?= Anything we should know: {allergy=nut allergy, carries a pen|asthma, inhaler in bag|gets sick on coaches|none that we know of|hay fever, had a tablet}
= Signed: {parent.name}
?= Mobile on the day: {parent.mobile}

== en planning_refusal_notice
q council company:{} Borough Council/{} District Council/Shire of {}/{} County Council; planning authority, decision_maker, issued_by; authority that decides
q app_no id:##/#####/@@@; application_reference, case number, file_ref; number under which the request runs
q applicant person; requested_by, developer, owner; who wanted to build
q agent company:{} Architects/{} & Co Planning/Studio {}/{} Design Partnership; represented_by, consultant, architect; who filed the request for the owner
q site address; location, property, premises; where something was to be built
q proposal phrase; development, project, works, subject; what was to be built
q lodged date; received_on, date_valid, filing_date; when the request came in
q decided date; decision_date, date of notice; when it was decided
q officer person; case officer, handled_by; who dealt with the request
q signer person; authorised_by, signatory, head of service; who signs for the authority
q decision choice:approved/refused/approved with conditions; outcome, result, status; what was decided
q objections number:2..60; letters_against, representations; how many neighbours wrote against it
q committee flag; went_to_members, heard_by_committee; whether elected members took the decision
q conservation flag; heritage_area, in conservation area; whether the place lies in a protected quarter
q appeal_within number:4..26; time_to_appeal, challenge period; weeks in which one may go against it
q appeal_body company:{} Planning Inspectorate/Planning Appeals Board {}/Land Court of {}; appeal_to, review authority; who hears a complaint against the decision
a fee money; application fee, amount_paid; what the application cost
a start date; commencement, works_begin; when building begins
a area unit; floor_area, site size; how big the plot is
---
{council} || {app_no}
Development Management || {:street}, {:city}

# Notice of decision

?To: {agent}, for {applicant}

The authority has looked at the plans received on {lodged} for {proposal=a two storey side extension|a dormer window to the rear|change of use from shop to café|a detached garage with loft|a row of four cottages|a pole barn} at {site} and {decision?lets the work go ahead|raises no obstacle and gives leave for it~will not permit it|turns it down~gives leave, but only if the points below are kept}.
+++
## How it was weighed
The site {conservation!lies within the old town protected for its character|is part of the designated historic core~is outside any protected quarter|has no historic designation}. {objections} letters against and {:number:1..9} in favour were read. {committee!Councillors voted on it at their sitting|The members made the choice themselves after a visit~It was settled at officer level and did not go before members|Under delegated powers no vote of councillors was called for}. {officer} visited on {:date} and wrote the report.
+++
## If you disagree
You may take the matter to {appeal_body} within {appeal_within} weeks of the date below.

{decided}
{signer}
<Head of Planning|Chief Planner|Director of Place>

== en choir_audition_reply
q choir company:{} Choral Society/{} Chamber Choir/The {} Singers/{} Bach Choir; ensemble, sent_by, group; choir that answers
q conductor person; musical director, led_by, artistic lead; who conducts
q secretary person; written_by, membership secretary, signatory; who writes the letter
q singer person; candidate, applicant, auditionee; who sang for them
q voice choice:soprano/alto/tenor/bass; voice_part, section; with which voices the singer will stand
q accepted flag; admitted, offer_made, passed; whether the singer may join
q sung_on date; audition_date, heard_on; when the singer was heard
q piece phrase; repertoire, work performed, audition_piece; what was sung
q first_night date; first_rehearsal, starts_on; when to come for the first time
q hall company:{} Parish Hall/St {}'s Church/{} Methodist Church/{} Town Hall; rehearsal venue, where_they_practise; where they sing every week
q from time; rehearsal_start, begins_at; when practice begins
q subs money:40..220; membership_fee, annual dues, yearly amount; what members pay for a year
q trial number:4..12; probation, trial_period; weeks after which both sides decide
q concert date; performance_date, next concert; when they next sing in public
q orchestra company:{} Sinfonia/{} Players/{} Chamber Orchestra; accompanied_by, instrumental partner; who plays with them
q accompanist person; pianist, repetiteur; who played the piano for the candidate
q email email; contact_email, reply_to; where to write back
a dress phrase; dress code, concert attire; what to wear on stage
a phone phone; telephone, contact_number
a teacher person; voice teacher, singing coach; who taught the singer
---
> {choir}
> {email}
> {:date}

Dear {singer},

Thank you for coming on {sung_on} and for singing {piece=Panis angelicus|Caro mio ben|Linden Lea|two verses of Jerusalem|Sebben, crudele|The Lark in the Clear Air} so bravely, with {accompanist} at <our elderly upright|the piano>. {conductor}, who has led us since {:year}, listened from the back, as always.

{accepted!We should be delighted to have you among us|The panel was of one mind: please join~I am sorry to say that we have no place to offer this season|After some thought we must say no for now}. {voice?You were heard for the top line, where the tune mostly is~You were heard for the lower of the two women's lines~You were heard for the higher men's part, of which every choir is short~You were heard for the lowest line, down where the floor shakes}.

For everyone who sings with us: we practise each week at {hall} from {from}, and the new term opens on {first_night}. Subscriptions are {subs} a year[ (students {:money:10..39})]. After {trial} weeks either side may part as friends.
?The season's great evening is on {concert}, when {orchestra} will join us.

Yours in song,
{secretary}
Hon. Secretary

== en dog_rehoming_agreement
q shelter company:{} Animal Rescue/{} Dogs' Home/Paws of {}/{} Humane Society; rehoming_centre, charity, issuer; who gives the animal away
q adopter person; new owner, taken_by, keeper; who takes the animal home
q home address; adopter_address, residence; where the animal will live
q tel phone; phone, adopter_phone, contact_number
q animal first; pet_name, called, name of the animal; what the animal is called
q breed phrase; type, kind_of_dog
q chip id:9810000########; microchip, transponder, chip_number; number under the skin
q sex choice:male/female; gender, sex_of_animal
q neutered flag; sterilised, spayed_or_castrated; whether the animal can no longer breed
q came_in date; intake_date, arrived; when the animal came to the home
q goes date; adoption_date, handed_over_on; when it leaves with its new people
q donation money:80..350; adoption_fee, amount_paid; what was given for the animal
q found_by company:{} Council Dog Warden/{} Police/{} Highways Crew; brought_in_by, surrendered_by; who brought it to the home
q home_check person; home_visitor, checked_by; volunteer who looked at the new home
q staff person; signed_for_shelter, released_by; who signs for the home
q food phrase; diet, feeding; what it eats
q cats flag; ok_with_cats, cat_friendly; whether it can live with cats
q insured_by company:{} Pet Cover/{} Mutual Pets/PetSure {}; free_insurance, insurance provider; who covers the first weeks
a vet person; veterinary surgeon, treated_by; who treats the animal
a birth date; date_of_birth, born; when the animal was born
a previous_owner person; former keeper, former_owner; to whom it belonged before
a weight unit; body weight, mass
---
# {shelter}
^ Registered charity {:id:10#####} · {:city} · {:phone}

## Agreement on giving a home to {animal}
= Kind: {breed=lurcher cross|Jack Russell|elderly greyhound|collie mix|Staffie type|beagle}
= Chip: {chip}
= With us since: {came_in}
?= Eats: {food=dry biscuit, twice a day|wet food, no beef|chicken and rice only|senior kibble, soaked}

{sex?A dear old boy~A lady with a mind of her own|A sweet girl} who reached us through {found_by}. {neutered!The operation has been done here, so no puppies|There will be no litters, our surgeon saw to that~Still entire; you promise to have the operation done|Not yet done: voucher enclosed}. {cats!Lives happily beside cats|Shared our office with two cats~Must not live where there are cats|Chases anything that miaows}.
+++
## You
{adopter} of {home}, telephone {tel}, takes {animal} from {goes} on, will not sell or pass on the dog and lets us call in at any time. {home_check} came to see the house on {:date} and was content.
A gift of {donation} was made; looking after a dog costs us about {:money:400..900}. [The first {:duration} are covered by {insured_by} at no cost.]
+++
For the home: {staff} || Signature of keeper: ........
~ Form {:id:RH-##} rev. {:number:2..9}

== en court_witness_summons
q court company:{} Crown Court/{} Magistrates' Court/District Court of {}/{} County Court; issuing court, tribunal; court that calls the witness
q case_no id:T########; docket, case_reference, cause number; number of the case
q witness person; summoned_person, addressee; who has to come
q witness_home address; address_of_witness, service address; where the witness lives
q defendant person; accused, respondent; who stands trial
q prosecutor company:{} Prosecution Service/Office of the {} Prosecutor/State Attorney {}; brought_by, prosecuting body; who brings the case
q charge phrase; offence, alleged_act, matter; of what the person is accused
q hearing date; date_of_attendance, appear_on; when to come
q at time; arrival_time, report_at; by when to be there
q room short; courtroom, location_in_building
q applied person; requested_by, solicitor, counsel; lawyer who wanted this witness called
q bring phrase; documents_to_produce, evidence requested; what has to be brought along
q issued date; date_of_issue, sealed_on; when the paper was made out
q clerk person; signed_by, court officer; who signs for the court
q interpreter flag; interpreter_provided, language help; whether somebody will translate
q expenses flag; travel_reimbursed, costs_covered; whether the fare is paid back
q fine money:500..2500; max_penalty, sanction; highest sum for those who stay away
a judge person; presiding judge, heard_by; who hears the case
a offence_date date; date_of_offence, incident_date; when the deed was done
a verdict phrase; outcome, judgment; what the court found
---
In the {court} || {case_no}

^ {prosecutor}
^ against
^ {defendant}

# Summons to a witness

To {witness}, {witness_home}

YOU ARE ORDERED to come to this court on {hearing} not later than {at}, go to room {room}, and stay until you are let go, to say what you know in the matter of {charge=handling stolen goods|careless driving|criminal damage to a bus shelter|theft from a warehouse|an affray outside a public house}.
?You must bring with you {bring=the till roll of that evening|your diary for that year|the CCTV disc|any letters you had from the parties|the signed delivery note}.
This order was made because {applied} asked for it[ by a letter dated {:date}].
+++
* {expenses!Keep your tickets: fares are paid back afterwards|The court will refund your travel and a meal~Please note that fares are not refunded|You come at your own cost}.
* {interpreter!Somebody who speaks your tongue will sit beside you|A sworn translator has been booked~The hearing is in English and no translator has been booked|Nobody will be there to translate}.
* Whoever stays away without good cause may be fined up to {fine} or held for up to {:duration}.
+++
Dated {issued}
{clerk}
Officer of the Court
~ Enquiries {:phone}, quoting the number at the head.

== en pension_transfer_statement
q scheme company:{} Pension Fund/{} Staff Retirement Scheme/{} Superannuation Trust; paying_scheme, from_plan, transferring arrangement; fund that the money leaves
q target company:{} Life/{} Retirement Savings/{} Personal Pensions; receiving_scheme, to_plan, destination provider; fund that would get the money
q member person; beneficiary, saver, policyholder; whose pension it is
q member_no id:M#######; membership_number, plan_ref; number of the member
q ni id:@@ ## ## ## @; national_insurance, social_security_number, tax id
q value money:8000..190000; transfer_value, cetv, amount; what is handed over
q calc date; calculation_date, guaranteed_from; day for which it was worked out
q until date; quote_expires, guarantee_end; last day on which the figure holds
q employer company:{} Engineering/{} Foods/{} Hospital Trust/{} Textiles; former_employer, sponsoring company; where the saver earned the pension
q service duration; pensionable_service, length_of_membership; how long the saver paid in
q advice flag; adviser_required, must_take_advice; whether the law makes the saver ask an expert
q adviser company:{} Wealth/{} Financial Planning/{} & {} Advisers; financial adviser, ifa; expert who acts for the saver
q reduced flag; value_reduced, underfunding_cut; whether the sum was lowered because the fund is short of money
q administrator person; prepared_by, scheme contact; clerk who worked it out
q actuary person; certified_by, scheme actuary; who vouches for the method
q yearly money:900..9000; annual_pension, deferred pension; what would be paid each year by staying
a retirement date; retirement_date, pension_age_date; when the pension begins
a death_benefit money; lump_sum_on_death, death grant; what heirs would get
a spouse person; partner, dependant; husband or wife
---
{scheme}
~ c/o the administrators, {:street}, {:zip} {:city}

> {member_no}

Private: {member}

# Statement of what your benefits are worth elsewhere

You asked on {:date} what could be moved to {target}. On {calc} we make it {value}, and we stand by that until {until}; after that it would be done afresh[, once a year free of charge, else at {:money:90..300}].
= Earned with: {employer}
= In membership: {service}
= NI number: {ni}
= If left where it is, each year: {yearly}
+++
## Points to think over
{reduced!Since the trustees hold less than they owe, the figure has been cut|As the fund is short, you do not get all of it~The figure is paid in full; nothing was taken off for the state of the fund|No cut was made on account of funding}. {advice!At this size the law obliges you to hear an authorised expert first|We may not pay without proof that you spoke to an authorised expert~You are free to decide without an expert, as the sum is below the limit|The rules do not oblige you to see an expert}.
?We have been told that {adviser} <acts|act> for you and have sent a copy there.
+++
Worked out by {administrator}; method approved by {actuary}, FIA.
~ Beware of scams. If somebody rings you out of the blue, hang up.
== en hospital_day_case_letter
q hospital company:{} General Hospital/{} University Hospital/Royal {} Infirmary/{} Medical Centre; facility, issuing trust, where_treated; hospital that invites
q patient person; addressee, person admitted, name; who will be treated
q hosp_no id:H#######; mrn, patient_id, medical record number; number of the patient with the hospital
q consultant person; responsible physician, under_care_of, lead_clinician; doctor in charge
q procedure phrase; operation, intervention, planned treatment; what will be done
q come date; admission_date, day_of_procedure; when to come
q report_at time; arrival, check_in_time; when to be at the desk
q fast_from time; nothing_to_eat_after, nil_by_mouth_from; after which hour nothing may be eaten
q ward company:{} Ward/{} Day Unit/{} Suite; unit, department, where_to_report; part of the house to go to
q preop date; assessment_date, pre_assessment, checkup_before; when the nurse looks at the patient beforehand
q nurse person; pre_assessment_nurse, assessed by; who looks at the patient beforehand
q anaesthetic choice:local/general/sedation; anaesthesia, type_of_numbing; how pain is kept away
q overnight flag; stays_overnight, bed_needed; whether the patient sleeps in the hospital
q stop_drug phrase; medication_to_stop, withhold; medicine to be left off beforehand
q cancel_phone phone; number_to_call, cancellation line; where to ring when one cannot come
q coordinator person; booking clerk, signed_by; who wrote the invitation
a gp person; family doctor, referring_gp; doctor who referred the patient
a discharge date; discharge_date, going_home_on; when the patient was sent home
a cost money; price, self_pay_amount; what the treatment costs
---
{hospital}
~ {:street}, {:zip} {:city}

{patient} || {hosp_no}

Dear {patient},

Following your talk in the clinic on {:date}, we have kept a place for you for {procedure=a cataract operation on the right eye|removal of a mole on the back|carpal tunnel release|a hernia repair|an arthroscopy of the knee} on {come}. {consultant} will look after you.
Go straight to {ward} on level {:number:1..7} and be there at {report_at}. Have no food after {fast_from}; water is fine until you set out.[ Please leave off your {stop_drug=blood thinner|metformin|aspirin|iron tablets} for the {:duration} before.]
+++
{anaesthetic?Only the spot itself will be numbed and you will be awake~You will be fast asleep throughout~You will be given something to make you drowsy, but you will not be quite asleep}. {overnight!Pack a bag: we shall keep you till the morning|A bed has been set aside, as you will be with us for the night~You will be home the same evening, so no night things are needed}.
?Before that, {nurse} would like to take your blood pressure and a swab on {preop}.
+++
If you are not well or cannot come, ring {cancel_phone}. {:percent} of our patients forget, and each empty slot costs {:money:200..900}.

{coordinator}
Theatre bookings

== en travel_vaccination_record
q clinic company:{} Travel Clinic/{} Pharmacy/{} Tropical Health; administering_centre, given_at, provider; where the jabs were given
q traveller person; vaccinee, patient, holder; who was jabbed
q dob date; date_of_birth, born
q passport id:@########; travel_document, passport_number
q going country; destination, country_visited; where the person travels
q departs date; travel_date, leaves_on; when the journey begins
q nurse person; vaccinator, given_by, administered_by; who gave the jabs
q doctor person; prescriber, authorising_physician; who ordered the jabs
q reaction flag; adverse_reaction, side_effects_seen; whether the body answered badly
q malaria flag; antimalarials, malaria_tablets_supplied; whether tablets against malaria were given out
q paid money:60..400; total_charged, fee; what the traveller paid
q booster date; next_due, come_back_on; when another jab is needed
l jabs; vaccines, immunisations, doses; what was given
c jabs.against phrase; disease, vaccine, protects_from; illness against which it works
c jabs.batch id:@@###@; lot, lot_number; number of the charge
c jabs.day date; given_on, date; when it was given
c jabs.arm short; site, where_injected
a pregnancy flag; pregnant, expecting; whether the traveller expects a child
a maker company; manufacturer, marketing authorisation holder; who made the vaccine
a return date; return_date, back_home; when the journey ends
---
# Vaccination record
{clinic} || {:phone}

= Traveller: {traveller}
= Born: {dob}
?= Passport: {passport}
= Bound for: {going}, leaving {departs}

%jabs 2..5
Against | Lot | Given | Arm
{jabs.against=Hepatitis A|Typhoid|Rabies|Yellow fever|Cholera|Tick-borne encephalitis|Tetanus} | {jabs.batch} | {jabs.day} | {jabs.arm=L|R|left|right|L upper}
%%
Ordered by {doctor} and given by {nurse}, who kept the traveller here for {:duration} afterwards: {reaction!a rash and some dizziness were noted|the arm swelled up and was cooled~nothing out of the way was noticed|all well}.
{malaria!A box of tablets for the mosquito season went along|Atovaquone handed over with leaflet~No tablets are called for where you are going|We gave no malaria tablets}.
?Please come again on or after {booster}.
= Paid at the desk: {paid}
~ Fee per visit without jabs {:money:10..40}. Keep this card with your papers.

== en university_conditional_offer
q university company:University of {}/{} Metropolitan University/{} Institute of Technology/{} College; admitting_institution, provider, issued_by; university that offers the place
q candidate person; applicant, prospective student, offered_to; who applied
q app_id id:UG-######; application number, ucas_id, reference; number of the application
q course phrase; programme, degree, field_of_study; what would be studied
q start month; intake, entry, commencement; when studies begin
q length duration; programme_length, duration_of_study
q fee money:6000..28000; tuition, annual_fee; what a year of study costs
q deposit money:500..2500; down_payment, amount_to_secure_place; what must be paid first
q reply date; respond_by, acceptance_deadline; last day to say yes
q condition phrase; requirement, entry_condition, must_achieve; what must still be reached
q english flag; language_test_required, ielts_needed; whether a test of English must be shown
q tutor person; admissions_tutor, academic contact; teacher who chose the candidate
q registrar person; signed_by, authorising_officer; who signs
q campus city; study_location, site; where the teaching takes place
q mode choice:full-time/part-time/online; study_mode, attendance; how one studies
q college company:{} High School/{} Sixth Form/{} Academy; previous_school, current_institution; where the candidate studies now
q scholarship flag; funding_awarded, bursary; whether money is given along
a housing money; accommodation_cost, rent; what a room costs
a interview date; interview_date, interviewed_on; when there was a talk
a visa id; visa_number, cas_number; number for the visa
---
{university} || Admissions Office
{:street}, {:zip} || {app_id}

Dear {candidate},

# A place for you

I am pleased to tell you that {tutor} and colleagues would like you to read {course=Marine Biology (BSc)|Law with French (LLB)|Nursing (BN)|Civil Engineering (MEng)|History and Politics (BA)|Data Science (BSc)} with us from {start}. {mode?You would be here five days a week~You would come two evenings a week beside your job~All teaching comes to your own desk over the net; you need not move}[, and the course takes {length}].
Your teachers are based in {campus}.
+++
## What we still need
* that you gain {condition=ABB at A level|a first in Higher Mathematics|120 points|85% in your Class XII boards|a B or better in Chemistry} at {college};
* {english!proof of your English, not older than two years|a recent certificate of how well you speak English~nothing about your English, since you were taught in it|no language certificate, which is waived in your case}.
+++
## Money
A year costs {fee}; pay {deposit} to hold the place. {scholarship!You have also won a Founders' bursary, of which more by separate post|On top, the Dean has put you down for a stipend~We had no bursaries left for this round, I am sorry to say|No stipend goes with this letter}.
Let us have your answer by {reply}. Open day: {:date}.

{registrar}
<Academic Registrar|Registrar and Secretary>

== en resident_parking_permit
q council company:{} City Council/{} Borough/Town of {}/Municipality of {}; authority, issuing_body; office that gave the permit
q permit_no id:RP######; permit_id, serial, licence_no; number of the permit
q holder person; resident, permit_holder, keeper; to whom it was given
q home street; address, street_of_residence; where the holder lives
q plate id:@@## @@@; registration, vehicle_reg, number_plate; car it is for
q car phrase; make_and_model, vehicle; what kind of car
q zone short; area_code, parking_zone
q valid period; validity, term; for how long it holds
q fee money:20..240; amount_paid, charge, price; what the permit cost
q second flag; additional_permit, second_vehicle; whether the household holds another permit
q visitors number:10..60; guest_vouchers, visitor_scratchcards; how many slips for guests came along
q contractor company:{} Parking Services/{} Enforcement/{} Kerbside; operator, enforced_by, managed_by; firm that looks after the streets
q proof phrase; evidence_seen, proof_of_address; what was shown to prove the address
q clerk person; issued_by_person, processed_by; clerk who made it out
q class choice:resident/business/carer; permit_type, category; kind of permit
a colour phrase; vehicle_colour, paint; colour of the car
a fine money; penalty_amount, pcn; what was paid as a penalty
a phone phone; holder_phone, mobile; where to ring the holder
---
# {council}
^ PARKING PERMIT {permit_no}

= Zone: {zone}
= Registration: {plate}
?= Vehicle: {car=grey Skoda Fabia|Ford Transit Custom|Toyota Yaris|Mini Clubman|Nissan Leaf}
= Valid: {valid}

Made out to {holder} of {home}, {class?who lives there~who keeps a shop or office there~who comes daily to look after somebody ill}. We were shown {proof=a council tax bill|the lease|a gas bill and a driving licence|the rates demand} and took {fee}.
{second!This is the household's second|There is one more permit at this address~No other permit is held at this address|The only one in this household}.[ {visitors} slips for your guests are in the envelope, each good for {:duration}.]
+++
~ The streets are looked after by {contractor} on our behalf. Put this where it can be seen from outside. It does not promise you a space. Copies cost {:money:5..15}. Handled by {clerk}, counter {:number:1..9}, on {:date}.

== en street_party_closure_order
q council company:{} Council/City of {}/{} Town Council; traffic_authority, made_by; authority that shuts the road
q order_no id:TTRO/##/###; order_reference, regulation_id; number of the order
q street street; road_closed, affected_road, location; road that will be shut
q event phrase; occasion, purpose, reason_for_closure; why it is shut
q organiser person; applicant, event_lead, responsible_person; neighbour who runs it
q group company:{} Residents' Association/Friends of {}/{} Street Committee; on_behalf_of, community_group; club for which it is done
q day date; closure_date, date_of_event; day without cars
q from time; closed_from, start; when the barriers go up
q to time; reopens_at, end_time; when the barriers come down
q detour street; diversion, alternative_route; way round
q emergency flag; emergency_access, fire_lane_kept; whether fire engines can get through
q alcohol flag; alcohol_sold, licensed_bar; whether drinks are sold
q cover money:1000000..9000000; liability_cover, insured_sum; up to what sum damage to others is covered
q insurer company:{} Insurance/{} Mutual/{} Community Cover; insured_with, underwriter; with whom it is covered
q engineer person; highways_officer, approved_by; who approved it at the roads office
q police person; police_contact, informed_officer; who was told at the station
q houses number:12..90; households, affected_homes; homes that were asked
q against number:1..6; objectors, households_opposed; homes that did not want it
a fee money; application_fee, amount_due; what the order cost
a music time; music_until, amplified sound ends; when the music must stop
a bins date; refuse_collection, bin_day; when refuse is fetched
---
{council}
Highways and Streetworks || {order_no}

# Temporary closing of a road

Notice is given that {street} will be shut to all traffic on {day} between {from} and {to} for {event=a summer street party|a play street|a harvest supper at long tables|the carnival tea|a neighbours' lunch}. Drivers are sent round by way of {detour}.
+++
= Asked for by: {organiser}, for {group}
= Homes asked: {houses}[, of which {against} were not happy]
= Damage to others: covered to {cover} by {insurer}

{emergency!One lane stays free for ambulances and fire engines|Marshals will lift the tables aside should a fire engine come~The carriageway will be wholly blocked, also for ambulances; the back lane serves them instead}. {alcohol!There will be a bar with a licence|Beer and cider will be for sale~People bring their own bottles; nothing may be sold|No drink will be on sale}.
+++
?Sergeant {police} has been told.
Barriers may be fetched from the depot from {:date} on.

{engineer}
for the Head of Highways

== en polling_station_notice
q authority company:{} Electoral Office/{} Board of Elections/Returning Office for {}; election_authority, issued_by; office that runs the vote
q voter person; elector, addressee, name; who may vote
q elector_no id:@@-####/#; electoral_number, roll_number; number on the roll
q vote phrase; election, ballot_for, contest; what is voted on
q day date; polling_day, election_date; when people vote
q opens time; open_from, first_hour; when the doors open
q closes time; open_until, last_hour; when the doors shut
q place company:{} Community Centre/{} Primary School/St {}'s Hall/{} Fire Station; polling_station, where_to_vote; where to go
q address street; station_address, street_of_station; street of that place
q ward company:{} Ward/{} North/{} East Division; constituency, electoral_area, district; part of the land that is voted for
q seats number:1..4; places_to_fill, vacancies; how many are chosen
q id_needed flag; photo_id_required, must_show_id; whether a picture of oneself must be shown
q postal_by date; postal_application_deadline, absent_vote_by; last day to ask for voting by letter
q helpline phone; enquiries, contact_phone; where to ask
q officer person; returning_officer, responsible_official; who answers for the vote
q ramp flag; step_free, wheelchair_access; whether one gets in without stairs
l candidates; nominees, standing, runners; who can be voted for
c candidates.name person; nominee, full_name; who stands
c candidates.party company:{} Alliance/{} First/Independent Voice {}/{} Ratepayers; affiliation, list, description; for whom the candidate stands
a turnout percent; turnout, participation; how many voted
a winner person; elected, successful_candidate; who won
a count date; declaration_date, result_day; when the result is made known
---
{authority} || {elector_no}
~ Not a ballot paper

{voter}
{:street}
{:zip} {:city}

# Your poll card: {vote=Town council|County council by-election|School board|Mayor|Residents' assembly}
= When: {day}, {opens} to {closes}
= Where: {place}, {address}
= For: {ward}

{id_needed!Without a card with your picture you will get no paper|Bring your passport or another picture of yourself~You need not show any card or picture; saying your name will do|No picture is asked for}. {ramp!You get in on the level, by the side door|A ramp leads to the door~Sadly there are four steps and no ramp}.
You may mark up to {seats} of these:
%candidates 3..5
Standing | For
{candidates.name} | {candidates.party}
%%
Should you be away, ask for a paper by post not later than {postal_by}.[ The register was closed on {:date}.]
Questions: {helpline}.
{officer}, Returning Officer

== en railway_lost_property_reply
q office company:{} Lost Property/{} Railways Found Items/{} Metro Lost and Found; sender, holding_office; office that keeps found things
q line company:{} Trains/{} Rail/{} Light Railway; operator, train_company; whose train it was
q loser person; claimant, customer, owner; who lost it
q case id:LP-######; claim_reference, enquiry_number; number of the enquiry
q thing phrase; item, object_lost, article; what was lost
q travelled date; date_of_loss, journey_date; when it was lost
q train id:#@##; service, train_number; in which train
q seat short; coach, carriage; where in the train
q station company:{} Central/{} Junction/{} Parkway/{} Road; found_at, place_of_recovery; stop at which it turned up
q finder person; handed_in_by, found_by; who gave it in
q found date; date_found, recovered_on; when it turned up
q tag id:####-@; storage_tag, label_number; number on the bag in the store
q fee money:3..25; storage_charge, release_fee; what must be paid to have it
q keep_till date; disposed_after, retention_end; after which day it is sold or given away
q match choice:held here/held elsewhere/possible match; search_result, status; how the search went
q damaged flag; broken, damage_noted; whether it suffered
q clerk person; handled_by, agent; who answers
q post money:6..30; shipping_cost, courier_fee; what sending it home costs
a value money; declared_value, worth; what the thing is worth
a police id; police_reference, crime_number; number at the police
a reward money; finders_reward, reward; what the finder gets
---
{office}
for {line} || {case}

Dear {loser},

You wrote to us on {:date} about {thing=a black umbrella with a duck's head|a child's violin|a brown leather satchel|a pair of varifocal glasses|a knitted rabbit|a folding bicycle} left on train {train} on {travelled}[, coach {seat}].

{match?We have it here|It lies on the shelf behind me~It has turned up, though it is kept at another depot and must first be sent over~There is something here that could well be yours, though I cannot be sure}.
?= What our book says: given in at {station} on {found} by {finder}
?= Bag: {tag}
{damaged!It has had a knock, I fear, and one side is torn|Somebody must have stepped on it~It looks as good as new|We saw no harm done to it}.
+++
Things can be had at the counter against {fee} and something with your name on it, <Monday to Friday|except Sundays> till {:time}. We can send them too; reckon with {post}. Whatever has not been called for by {keep_till} goes to charity.
Our people find about {:number:200..900} umbrellas a month.

{clerk}
~ {:phone}

== en wedding_venue_confirmation
q venue company:{} House/{} Barn/{} Manor Hotel/The Orangery at {}; location, hired_place, supplier; place that is hired
q bride person; first_partner, partner_one; the one named first in the greeting
q groom person; second_partner, partner_two; the one named second in the greeting
q booking id:W####-##; booking_reference, contract_no; number of the booking
q day date; event_date, date_of_wedding; when they marry
q ceremony time; service_at, vows_at; when the vows are said
q carriages time; event_ends, guests_leave_by; when everybody must go
q day_guests number:30..120; seated_guests, covers; how many sit down to eat
q evening number:20..80; evening_guests, additional_guests; how many more come at night
q total money:3500..19000; contract_sum, full_price; what all of it costs
q held money:400..1500; security_deposit, damage_deposit; sum given back if nothing breaks
q balance_by date; final_payment_due, pay_rest_by; when the rest must be paid
q planner person; coordinator, contact_at_venue; who looks after the couple
q caterer company:{} Catering/{} & Daughters Kitchen/Feast of {}; food_supplier, kitchen; who cooks
q registrar_from company:{} Registration District/{} Register Office/{} County Registrar; officiating_office, celebrant_office; office that sends somebody to marry them
q confetti flag; confetti_allowed, petals_permitted; whether things may be thrown
q music choice:live band/DJ/string quartet; entertainment, music_type; who plays
q rain phrase; wet_weather_plan, fallback; what happens in bad weather
a cake company; cake_maker, baker; who bakes the cake
a photographer person; photographer, pictures_by; who takes pictures
a tasting date; menu_tasting, tasting_date; when the food is tried
---
^ {venue}
^ {:address}

> {:date}

Dear {bride} and {groom},

How lovely that you chose us! This confirms booking {booking} for {day}.
* Vows at {ceremony}[, led by an officer of {registrar_from}]
* {day_guests} to dinner, a further {evening} for the dancing
* Kitchen: {caterer}
* {music?A five piece with a singer~A man with two turntables~Two violins, viola and cello}
* Lights out and everyone on the road by {carriages}
?If the heavens open: {rain=vows move to the library|marquee sides go down|drinks in the long gallery|umbrellas for all}
+++
## Costs
The whole comes to {total}. You have given {:money:600..3000} so far; please settle the rest by {balance_by}. Another {held} is held against breakages and sent back within {:duration}.
+++
## House rules
{confetti!Throw petals to your heart's content|Dried petals may be thrown on the lawn~Please, nothing may be thrown, not even petals|We ask guests to throw nothing at all}. Candles only in glass.

Always there for you,
{planner}
~ {:phone} · {:email}

== en marriage_notice_register
q office company:{} Register Office/Civil Registration {}/{} County Clerk; registration_authority, given_at; office where they told of it
q entry id:N/####/##; notice_number, register_entry; number of the entry
q given date; notice_date, declared_on; when they told the office
q wed date; intended_date, planned_ceremony; when they mean to marry
q where company:{} Abbey/St {} Church/{} Lodge/{} Quaker Meeting; place_of_marriage, venue; where they mean to marry
q displayed number:14..40; waiting_period, notice_period; days it must hang out
q objection flag; caveat_entered, objection_made; whether anybody spoke against it
q superintendent person; registrar, officer; who wrote it down
q prior choice:single/divorced/widowed; previous_condition, marital_status_of_first; state of the first of the two until now
q interpreter person; translator, language_assistant; who translated
q fee money:30..90; amount_taken, charge; what they paid
g one; first_party, party_a
q one.name person; name, full_name; the first of the two
q one.job job; occupation, profession; what the first of the two does
g two; second_party, party_b
q two.name person; name, full_name; the second of the two
q two.job job; occupation, profession; what the second of the two does
q two.nation country; nationality, citizen_of; whose citizen the second of the two is
a witness person; witness, attested_by; who stood by
a new_name last; surname_after, married_name; name after the wedding
a divorce date; divorce_date, decree_absolute; when an earlier marriage ended
---
# {office}
^ Notices of marriage, page {:number:2..300}, entry {entry}

On {given} there came before me {one.name}, {one.job=plasterer|midwife|bus driver|teacher of music|software tester|gardener}, {prior?never married before~whose earlier marriage was dissolved~whose first spouse has died}, living at {:address}, and {two.name}, {two.job=chef|electrician|bookseller|vet's assistant|surveyor|tailor}, living at {:address}, a citizen of {two.nation}.
They mean to marry at {where} on {wed}.
?{interpreter} put my questions into the other's own language.
+++
This paper hangs on the board for {displayed} days. {objection!Within that time a relative spoke against it, and the matter is being looked into|A caveat was entered, of which both were told~Nobody has spoken against it|Up to today no one has entered a caveat}.
Fee taken: {fee}[ (copies {:money:8..15})].

{superintendent}
Superintendent Registrar
== en allotment_offer_letter
q landlord company:{} Parish Council/{} Allotment Society/{} Smallholders' Trust; lessor, let_by, issuing body; who lets the ground
q tenant person; plot_holder, offered_to, addressee; who may have the plot
q plot short; parcel, plot_number
q site company:{} Lane Allotments/{} Field/{} Road Gardens; garden_site, location; where the plot lies
q size unit:m² 60..280; area, surface; how big it is
q rent money:18..95; annual_rent, yearly_charge; what the ground costs each year
q water money:5..25; water_levy, water_charge; what is paid for the taps
q key money:5..20; key_deposit, gate_key; sum held for the gate key
q from date; tenancy_start, lease_begins; when the plot may be taken over
q answer date; reply_by, offer_lapses; until when the offer stands
q waited duration; waiting_time, time_on_list; how long the person stood on the list
q previous person; former_tenant, given_up_by; who dug there before
q warden person; site_rep, show_around; who shows the plot
q wphone phone; site_rep_phone, warden_number; where to reach the one who shows the plot
q hens flag; livestock_allowed, poultry_permitted; whether birds may be kept
q shed flag; shed_included, building_on_plot; whether there is a hut on it
q state choice:ready to plant/partly overgrown/neglected; condition, plot_state; how the ground looks
q secretary person; signed_by, clerk; who writes
a soil phrase; soil_type, earth; what kind of earth it is
a inspection date; next_inspection, checked_on; when plots are looked over
a agm date; annual_meeting, agm; when members meet
---
{landlord} || {:date}

Dear {tenant},

# Plot {plot}, {site}

Your name has come to the top of our list after {waited}. {previous} is giving up on account of bad knees, and we can offer you {size} from {from} on. {state?The beds were dug over in autumn, you can put in potatoes tomorrow~Half of it is in good heart, the rest is couch grass~To be honest it is a jungle of brambles and old carpet}.
= Ground, each year: {rent}
= Taps: {water}
= Gate key, given back: {key}
{shed!You would get a small hut, roof a little leaky, along with it|There is a shed which stays~The old hut has been taken down, so there is no shelter on it|Nothing is built on it}. {hens!Six hens are welcome, cockerels are not|You may keep a few birds~We allow no hens or other creatures|Sorry, the rules bar poultry}.
+++
Before you make up your mind have a look: {warden} is there most mornings (<ring|call> {wphone}).
We would need a yes by {answer}, otherwise we ask the next of {:number:8..60} people.

{secretary}
~ Half plots of {:unit:m² 30..59} are let from time to time.

== en flower_show_awards
q society company:{} Horticultural Society/{} Gardeners' Guild/{} Rose Society; organiser, show_held_by; club that holds the show
q show phrase; event, show_name
q held date; show_date, judged_on; when it took place
q hall company:{} Village Hall/{} Drill Hall/{} Memorial Hall; venue, location; where it took place
q judge person; chief_judge, adjudicator; who judged the flowers
q veg_judge person; vegetable_judge, second_adjudicator; who judged the vegetables
q steward person; show_secretary, organised_by; who ran the day
q opener person; guest_of_honour, opened_by, prizes_given_by; who handed out the cups
q entries number:120..640; exhibits, number_of_entries; how many things were shown
q takings money:180..1400; gate_money, income_of_day; what came in at the door
q cause company:{} Hospice/{} Air Ambulance/{} Lifeboats; beneficiary, proceeds_to, charity; who gets the money
q weather choice:rain/sunshine/storm; weather, conditions; what the day was like outside
q disqualified flag; any_disqualification, entry_rejected; whether something was turned down by the judges
q next date; next_show, following_event; when the next one will be
l awards; prizes, trophies, winners; who won what
c awards.cup phrase; trophy, award, class; what was won
c awards.winner person; recipient, exhibitor, winner_name; who won it
c awards.points number:6..48; score, marks; how many points it took
a sponsor company; sponsor, supported_by; firm that paid for the cups
a heaviest unit; heaviest_exhibit, weight; weight of the biggest thing
a entry_fee money; entry_fee, cost_per_entry; what an exhibitor pays
---
# {society}
## {show=Spring Show|Summer Show|Dahlia Day|Chrysanthemum Show|Sweet Pea Evening}, {hall}, {held}

Though {weather?it poured from morning to night~the sun shone on us all day~a gale nearly took the marquee}, {entries} exhibits were staged and {takings} was taken at the door, all of which goes to {cause}. {judge} took the flowers and {veg_judge} the vegetables; {steward} had everything in order by {:time}. {disqualified!One vase had eleven stems where ten were asked for and was put out|A fine marrow, bought in a shop, had to be struck out~Nothing had to be struck out|All exhibits were within the rules}.
+++
%awards 3..6
Cup | To | Points
{awards.cup=Rose Bowl|Best in Show|Novice Cup|Heaviest Marrow|Banksian Medal|Longest Runner Bean|Ladies' Tankard} | {awards.winner} | {awards.points}
%%
+++
{opener} gave away the cups and told us about the garden at {:city}.
?Put it in the diary: {next}.
~ Cups come back cleaned by {:date}, please.

== en nursery_daily_sheet
q nursery company:Little {} Nursery/{} Day Care/{} Kindergarten/Busy Bees of {}; setting, provider, child_care_centre; where the child spends the day
q child first; infant, pupil, little_one; child the sheet is about
q room company:{} Room/The {} Nest; group, room_name; group of the child
q carer person; key_person, key_worker; who looks after this child
q day date; date_of_record, sheet_date
q came time; drop_off, arrived_at; when the child was brought
q went time; pick_up, collected_at; when the child was fetched
q fetched_by person; collected_by, picked_up_by; who fetched the child
q slept unit:minutes 20..140; nap_length, sleep_time; how long the nap was
q ate choice:everything/some/nothing; lunch_intake, appetite; how much of lunch was eaten
q nappies number:1..6; nappy_changes, diapers; how often it was changed
q temp unit:°C 36..39; temperature, fever_reading; how warm the child was
q medicine flag; medicine_given, medication_administered; whether a medicine was given
q bump flag; accident, incident_recorded; whether the child hurt itself
q mood phrase; wellbeing, mood_of_day
q played phrase; activity, highlight; what the child liked doing
q bring phrase; please_bring, supplies_needed; what parents should send
q manager person; setting_manager, in_charge; who runs the house
l meals; food, feeds; what there was to eat and drink
c meals.at time; time_served, when; when it was
c meals.what phrase; dish, menu_item; what it was
a weight unit; weight, body_weight
a doctor person; paediatrician, family_doctor; doctor of the child
a next_closed date; closure_day, next_holiday; next day without care
---
{nursery} || {day}
{room} || key person: {carer}

# {child}'s day

Brought at {came}, <merry|a bit tearful>; by ten {mood=all smiles|quiet and cuddly|full of beans|rather clingy}. Liked best: {played=water tray|finger paint|building with boxes|looking for worms|the drum}.
%meals 2..4
At | What
{meals.at} | {meals.what=banana|pasta with peas|milk|fish pie|toast fingers|yoghurt}
%%
Of lunch, {ate?the plate was licked clean~about half went down~not a spoonful would go in}. Nap of {slept}. Changed {nappies} times.
{bump!Fell off the low step, cold cloth, red mark on the chin, see slip|A bump on the forehead at the sand pit, slip attached~No tumbles today|Not a scratch}. {medicine!Two and a half of the pink syrup, as signed for|Drops given at noon~We gave no medicine|Nothing out of a bottle but milk}.
?Felt hot after the nap, so we measured {temp}.
Fetched by {fetched_by} at {went}.
?Please send {bring=spare trousers|a sun hat|more wipes|wellies|a clean sheet}.
~ Questions to {manager}, {:phone}. Fees for late fetching {:money:5..20}.

== en baptism_certificate_parish
q parish company:Parish of {}/St {}'s, {}/Church of Our Lady, {}; church, issuing_parish; church where it took place
q diocese company:Diocese of {}/Archdiocese of {}; bishopric, under; to which the church belongs
q christened person; baptised, child, candidate; who was baptised
q born date; date_of_birth, birth
q birth_place city; place_of_birth, native_town
q done date; baptism_date, date_of_sacrament; when it took place
q minister person; celebrant, officiant, baptised_by; who poured the water
q mother person; mother_of_child, maternal_parent
q father person; father_of_child, paternal_parent
q godmother person; first_sponsor, godparent_f; woman who speaks for the child
q godfather person; second_sponsor, godparent_m; man who speaks for the child
q book short; register_volume, book
q leaf number:3..290; page, folio; page in the book
q confirmed flag; confirmation_recorded, confirmed; whether a later confirmation is written beside it
q purpose phrase; reason_for_issue, needed_for; for what the paper is wanted
q issued date; date_of_issue, extracted_on; when this copy was written
q copyist person; certified_by, parish_secretary; who wrote the copy out
a married date; marriage_date, wed; when the person married
a fee money; stole_fee, donation; what the paper cost
a spouse person; husband_or_wife, spouse; whom the person married
---
^ {diocese}
# {parish}
^ {:street}, {:city}

Out of the register of baptisms of this church, book {book}, page {leaf}:

^ {christened}
born at {birth_place} on {born}, child of {father} and {mother}, was baptised here on {done} by {minister}; {godmother} stood as godmother and {godfather} as godfather.
+++
Beside the entry: {confirmed!strengthened by the bishop in later years, as noted in the margin|a note of confirmation in another hand~no later notes|the margin is empty}.
?Written out for {purpose=entry to a school|a wedding abroad|a passport matter|family history|an application to be a godparent}.
That this agrees with the book I witness with seal and hand.
{issued} || {copyist}
~ The church itself dates from {:year}. Services {:time} and {:time}.

== en street_collection_licence
q council company:{} City Council/{} Borough Council/Licensing Board of {}; licensing_authority, granted_by; office that allows it
q licence id:SC-###/##; licence_number, permit_ref; number of the paper
q charity company:{} Hospice Care/{} Children's Fund/Friends of {} Hospital/{} Mountain Rescue; cause, collecting_for, beneficiary; for whom money is gathered
q charity_no id:SC0#####; registered_number, charity_number; number of that body
q promoter person; responsible_person, organiser, applicant; who leads the gathering
q agency company:{} Fundraising/{} Face to Face/Giving {}; professional_fundraiser, hired_agency; firm paid to help
q day date; permitted_date, collection_day; when money may be gathered
q hours time; start_time, not_before; from which hour
q until time; not_after, finish_time; up to which hour
q area phrase; permitted_area, streets, location; where money may be gathered
q collectors number:4..60; max_collectors, number_of_volunteers; how many may stand there
q method choice:sealed boxes/contactless/door to door envelopes; manner_of_collection, means; how gifts are taken
q minors flag; under_16_allowed, children_may_collect; whether the young may help
q return_by date; statement_due, accounts_by; when the figures must be handed in
q last_raised money:300..9000; previous_total, raised_last_time; what came in at the last gathering
q officer person; licensing_officer, issued_by, signatory; who signs
a bank iban; account, iban
a raised percent; share_to_charity, percent_donated; part that goes to the cause
a police person; police_officer, notified_constable; police officer who was told
---
{council}
Licensing || {licence}

# Leave to collect in the street

{promoter} may on {day}, between {hours} and {until}, gather gifts for {charity} (registered as {charity_no}) {area=around the market square|on the station forecourt|along the High Street|at the harbour front|outside the stadium}, with not more than {collectors} people at once.
?{agency} helps for a fee, as told to us.
+++
## Terms
* {method?Tins must be closed with a numbered seal~Only cards and telephones are held against the reader, no coins~Paper bags are put through letter boxes and fetched later}.
* {minors!Boys and girls from the age of ten may help beside a grown-up|Children may take part beside a grown-up~Nobody under sixteen may help|The young may not take part}.
* Nobody is to stand within {:unit:m 3..30} of another.
* The figures are to reach us by {return_by}.
?For the record: at the last such day {last_raised} came in.
+++
{officer}
Licensing Officer, {:date}

== en police_property_receipt
q force company:{} Constabulary/{} Police Service/{} Sheriff's Office/Garda Station {}; police_force, agency, issued_by; police that took the things
q station city; police_station, where_held; town where the things are kept
q incident id:INC ####/##; crime_reference, incident_number, cad; number of the affair
q receipt id:PR#####; property_reference, receipt_number; number of this slip
q owner person; taken_from, person, holder; from whom the things were taken
q officer person; seizing_officer, taken_by; who took them
q badge id:####; warrant_number, collar_no, shoulder_number; service number of the one who took them
q keeper person; store_keeper, property_officer; who locks them away
q when date; seized_on, date_taken; when they were taken
q at time; time_taken, hour; at which hour
q where address; place_of_seizure, location; where they were taken
q law choice:evidence/safe keeping/suspected stolen; ground, reason, basis; why they were taken
q returned flag; to_be_returned, give_back; whether the person will have them back
q lawyer company:{} Solicitors/{} & {} Law/{} Legal; legal_representative, solicitor_firm; who speaks for the person
q phone phone; enquiries, contact_number
l things; items, property, articles; what was taken
c things.no id:@@/#; exhibit, exhibit_number; mark on the bag
c things.what phrase; description, article; what it is
c things.count number:1..5; quantity, pieces; how many
a arrest date; arrest_date, detained_on; when somebody was arrested
a value money; estimated_value, worth; what the things are worth
a victim person; complainant, victim_name; who suffered
---
{force} || {incident}
# Property taken: slip {receipt}

From: {owner}, at {where}, on {when} at {at}.

%things 2..5
Mark | What | No.
{things.no} | {things.what=mobile telephone, cracked|kitchen knife|bunch of keys|rucksack, green|laptop|bank cards|bicycle lock, cut} | {things.count}
%%
Why: {law?may help to show what happened~so that nothing gets lost while you are in hospital~believed to belong to somebody else}. {returned!You will get all of it back when we are done|Yours again as soon as the matter is closed~It will not be handed back to you|Do not expect to have it back}.
+++
Taken by {officer}, number {badge}. Locked away at {station} by {keeper}.
?Copy to {lawyer}.
Ask on {phone}, best after {:time}.
~ Form {:id:MG-##} · printed {:date}

== en speeding_notice
q force company:{} Safety Camera Unit/{} Police Traffic Office/{} Roads Authority; issued_by, enforcement_authority; office that writes
q notice_no id:09##########; notice_number, reference; number of the notice
q keeper person; registered_keeper, addressee, owner; to whom the car is registered
q plate id:@@## @@@; vehicle_registration, licence_plate
q place street; location, road; where it was measured
q town city; municipality, place_name; town of that road
q day date; offence_date, date_of_measurement; when it was measured
q at time; time_of_offence, recorded_at; at which hour
q speed number:34..88; measured_speed, velocity_mph; how fast the car went
q limit number:20..30; speed_limit, allowed; how fast one may go there
q device id:GX-####; camera_id, equipment_number; machine that took the picture
q operator person; camera_operator, witnessed_by; who stood by the machine
q reply number:14..35; time_to_respond, respond_within; days in which to answer
q penalty money:60..300; fine, fixed_penalty; what must be paid if one accepts
q points number:2..6; licence_points, demerit_points; points on the licence
q course flag; awareness_course_offered, course_instead; whether a lesson is offered in place of the fine
q course_by company:{} Road Safety Trust/DriveWell {}/{} Driver Training; course_provider, training_body; who holds the lesson
q signer person; chief_clerk, signed_by; who signs
q sent date; date_of_notice, issued; when the notice was written
a driver person; driver_name, nominated_driver; who sat at the wheel
a court date; hearing_date, court_date; when a court will sit
a calibrated date; last_checked, device_verified; when the machine was last tested
---
{force}
> {sent}
> {notice_no}

{keeper}
{:street}, {:zip} {:city}

# A question about your car {plate}

At {at} on {day} a car with this plate went along {place} in {town} at {speed} mph where {limit} is the most one may do. It was seen by {device}, in the care of {operator}.
You are the one in whose name the car stands. By law you must tell us within {reply} days who was driving. Not to answer is an offence of its own[, for which up to {:money:500..1000} can be asked].
+++
## What may follow
If the one at the wheel accepts: {penalty} and {points} points. {course!We can offer a morning in a classroom in place of it|As this was not far over, you may take a lesson instead of paying~A lesson in place of the fine cannot be offered in this case|Since you were too far over, there is no lesson to choose}.
?Lessons hereabouts are held by {course_by}.

{signer}
Head of Central Ticket Office
~ {:phone} between {:time} and {:time}

== en lasting_power_of_attorney
q registry company:Office of the Public Guardian, {}/{} Probate Registry/Guardianship Court {}; registered_with, authority; office that keeps it
q reg_no id:7000-####-####; registration_number, lpa_reference; number in the books
q donor person; principal, grantor; who gives the power
q donor_born date; donor_date_of_birth, born
q attorney person; agent, main_attorney, proxy; who may act
q substitute person; replacement_attorney, successor_agent; who steps in should that one fail
q certifier person; certificate_provider, independent_witness; who vouches that the giver understood
q certifier_job job; capacity_of_certifier, profession; what the one who vouches does
q solicitor company:{} LLP/{} & Sons Solicitors/{} Law Chambers; prepared_by, drafting firm; who drew it up
q matter choice:property and money/health and welfare; kind, scope; what it is about
q signed date; executed_on, date_signed; when the giver signed
q registered date; date_registered, effective_from; when it was entered
q restriction phrase; limits, instruction, may_not; what the proxy must not do
q now flag; usable_immediately, effective_while_capable; whether it may be used before the giver is unable
q paid flag; attorney_paid, remuneration; whether the proxy gets money for it
q notify person; person_to_notify, told; who had to be told
q fee money:60..120; registration_fee, paid_to_office; what entering it cost
a revoked date; revocation_date, ended_on; when it was taken back
a bank company; bank, account_held_at; bank of the giver
a dies date; date_of_death, died; when the giver died
---
{registry}
> {reg_no}

# Lasting power of attorney
^ {matter?Money, house and papers~Treatment, care and where to live}

I, {donor}, born {donor_born}, of {:address}, choose {attorney} to act for me.[ Should this be impossible, {substitute} takes over.]
{now!It may be used from the day it is entered, if I wish so|My proxy may begin while I still have all my wits~It may only be used once I can no longer decide for myself|It sleeps until a doctor finds me unable}. {paid!For the work an hourly sum is to be paid out of my means|My proxy may charge what is usual~Nothing is to be paid for it but stamps and fares|It is done for love, not for money}.
?My proxy must not {restriction=sell the cottage|lend money to the family|touch the shares|give away the dog|move me abroad}.
+++
I have talked with the giver alone and find that all was understood.
{certifier}, {certifier_job=GP|retired solicitor|social worker|bank manager|district nurse}
?Told of it beforehand: {notify}
+++
Drawn up by {solicitor}; signed {signed}; entered {registered} upon payment of {fee}.
~ Anyone may ask us to look into how a power is used: {:phone}

== en notary_copy_certificate
q notary person; notary_public, certified_by, officer; who certifies
q chambers company:{} Notaries/{} Notarial Office/{} & {} Notaries Public; notary_office, firm; where the notary works
q act_no id:###/####; protocol_number, register_entry, repertory; number in the notary's book
q asked person; requested_by, appearer, client; who brought the paper
q idcard id:@@#######; identity_document, passport_no; by which the client was known
q paper phrase; document_copied, original, kind_of_document; what was copied
q issuer company:University of {}/{} Chamber of Commerce/{} Medical Council/City of {}; original_issued_by, source_authority; who had made the original
q dated date; original_date, date_of_original; day on the original
q pages number:1..24; page_count, sheets; how many sheets the copy has
q land country; for_use_in, destination_country; where it is to be shown
q day date; certified_on, date_of_act; when the notary compared it
q town city; place_of_certification, done_at; where the notary compared it
q apostille flag; apostille_attached, legalised; whether the state's seal for abroad is fixed to it
q alterations flag; erasures_found, signs_of_tampering; whether the original had been changed
q fee money:25..160; notary_fee, charge; what the notary asks
q commission date; commission_expires, authorised_until; until when the notary may act
q clerk person; compared_by, assistant; who read it over with the notary
a translator person; translator, translated_by; who translated it
a grade phrase; degree_class, mark; what mark the paper shows
a witness person; witness, second_signature; who saw the signing
---
{chambers}
{:street}, {town} || Book no. {act_no}

# True copy

On {day} {asked}, whom I know by passport {idcard}, laid before me {paper=a degree certificate|a certificate of good standing|a birth certificate|a driving licence|a set of articles|a school report}, given out by {issuer} on {dated}. I held the copy here fastened, of {pages} sheets, against it and found them to be alike. My clerk {clerk} read along.
{alterations!I must note that one line had been scraped and written over|Some words had been struck out in ink~There was nothing rubbed out or written over|I saw no trace of change}.
+++
It is meant for use in {land}. {apostille!The Foreign Office has fixed its slip to the back|Seal of the State for use abroad is joined~No slip of the Foreign Office is joined, which the client will see to|The client did not wish for an apostille}.
Asked for: {fee}[, with postage {:money:4..18}].
+++
> {notary}
> Notary Public, commission good until {commission}
~ I vouch for the likeness only, not for what is said in it.
== en solicitor_engagement_letter
q firm company:{} Solicitors LLP/{} & {} Law/{} Legal Ltd/{} Attorneys; law_firm, from, service_provider; lawyers who take on the work
q client person; instructed_by, addressee, customer; who wants the work done
q fee_earner person; handling_lawyer, acting_for_client, caseworker; lawyer who does the daily work
q partner person; supervisor, responsible_partner; who oversees the work
q complaints person; complaints_handler, escalation_contact; to whom one turns if unhappy
q file id:@@@/####/#; our_ref, matter_number; reference of the matter
q matter phrase; subject, re, scope_of_work; what the work is about
q other person; opponent, other_side, counterparty; person on the opposite side
q other_firm company:{} Chambers/Messrs {}/{} & Partners; opposing_counsel, lawyers_of_other_side; who acts for the opposite side
q rate money:140..420; hourly_rate, price_per_hour; cost of an hour's work
q account money:300..2500; retainer, payment_on_account, advance; sum wanted before work begins
q estimate money:2600..15000; expected_total, cost_estimate; what it will probably cost in all
q legal_aid flag; legally_aided, public_funding; whether the state pays
q vat percent; sales_tax_rate, vat_rate
q regulator company:{} Solicitors Board/Law Society of {}/Bar Council of {}; regulated_by, supervisory_body; body that supervises the firm
q written date; letter_date, dated
q sign_by date; return_copy_by, acceptance_deadline; when the signed copy must be back
q cancel number:7..30; cooling_off, withdrawal_period; days in which the client may change their mind
a court company; court, seised_court; court that deals with it
a hearing date; hearing_date, trial; when it is heard
a settlement money; settlement_sum, offer; sum offered to end the quarrel
---
{firm}
{:street}, {:zip} {:city} || Ref {file}
> {written}

PRIVATE AND CONFIDENTIAL
{client}
{:address}

Dear {client}

# {matter=Boundary dispute|Purchase of 14 Mill Row|Your late mother's estate|Contact with your children|Unpaid commission|Employment settlement}

Thank you for your instructions at our meeting on {:date}. I shall be dealing with this from day to day; {partner} has overall supervision. We understand that {other} is represented by {other_firm}.
+++
## Our charges
My time is charged at {rate} an hour plus VAT at {vat}; routine letters at one tenth of that. At present we expect the bill to be in the region of {estimate}. Please let us have {account} on account. {legal_aid!A certificate has been granted, so these sums will be met from public funds|You qualified for legal aid and will not be billed yourself~We have discussed public funding and you are not eligible|This firm does not undertake publicly funded work, as explained}.
+++
## If something goes wrong
Please speak to {complaints} in the first instance. We are authorised by {regulator}. You have {cancel} days from today in which to cancel without charge.
+++
Kindly sign and return the enclosed copy by {sign_by}; until then we cannot start.

Yours sincerely

{fee_earner}
~ A list of members is open to inspection at the above address. Service of documents by e-mail is not accepted.

== en home_insurance_renewal
q insurer company:{} Insurance plc/{} Mutual/{} General Assurance; underwriter, carrier; company that bears the risk
q broker company:{} Brokers/{} & Co Insurance Services/{} Intermediaries; intermediary, arranged_by, sold_by; firm that writes the letter
q holder person; policyholder, insured, customer
q joint person; joint_policyholder, second_insured; other person covered by the policy
q policy id:HH########; policy_number, contract_id; number of the policy
q starts date; cover_from, inception, renewal_date; first day of the new year of cover
q home address; risk_address, insured_property; house that is covered
q buildings money:180000..900000; buildings_sum_insured, rebuild_cost; up to what sum the walls are covered
q contents money:25000..120000; contents_sum_insured, belongings; up to what sum belongings are covered
q premium money:140..900; annual_premium, price_now, total_to_pay; what the coming year costs
q last_year money:120..850; previous_premium, price_last_year; what the past year cost
q excess money:100..500; deductible, policyholder_bears; what one bears of any loss
q auto flag; automatic_renewal, renews_itself; whether it goes on without an answer
q accidental flag; accidental_damage_included, extended_cover; whether mishaps are covered
q mortgage company:{} Building Society/{} Bank/{} Home Loans; lender, interested_party; who has lent on the house
q ncd number:1..9; no_claims_years, claim_free_years; years without a claim
q adviser person; account_handler, signed_by; who signs the letter
q claims phone; claims_line, report_loss_at; where to ring after a loss
a claim_date date; last_claim, date_of_last_loss; when something last happened
a alarm phrase; alarm_type, security; what alarm is fitted
a built year; year_built, construction_year; when the house was built
---
{broker}
~ Arranging <household|home and motor|personal> insurance since {:year}

{holder}[ and {joint}]
{:street}

> {:date}

# Your household policy {policy}

Your cover with {insurer} is due for renewal on {starts}. The price for the next twelve months is {premium}; last year you paid {last_year}. You may be able to get the same cover more cheaply elsewhere.
{auto!There is nothing you need do: unless you tell us otherwise we shall take the payment from the card we hold|If we hear nothing, your policy simply continues~We cannot renew unless you call us, and if you do nothing your cover will stop|Please note it will lapse if we do not hear from you}.
+++
## What is covered
= Property: {home}
= Buildings up to: {buildings}
= Contents up to: {contents}
= Excess, each claim: {excess}
= Years without a claim: {ncd}
?= Interest noted: {mortgage}
{accidental!Spilt paint, a foot through the ceiling and the like are covered|You chose the wider cover, including mishaps in the home~Mishaps such as spilt paint are not included|You have not selected cover for mishaps around the home}.
+++
To report a loss at any hour: {claims}. Changes: {:phone}.
{adviser}
Personal Lines

== en land_registry_extract
q registry company:{} Land Registry/Registry of Deeds {}/{} Land Titles Office; land_office, issued_by; office that keeps the register
q title id:@@@ ######; title_number, folio, parcel_id; number of the land in the register
q property address; land, location_of_property; what land it is
q tenure choice:freehold/leasehold; estate, kind_of_ownership; how the land is held
q area unit:ha 0.1..9; extent, land_size; how large it is
q owner person; registered_proprietor, title_holder; to whom it belongs
q since date; owner_registered_on, acquired; when the present owner was entered
q price money:90000..950000; price_stated, consideration; what was paid for it
q lender company:{} Bank/{} Building Society/{} Credit Union; chargee, mortgagee; who holds a charge over it
q charge_date date; charge_registered, mortgage_date; when the charge was made
q way flag; right_of_way, burdened_by_path; whether others may cross the land
q caution person; cautioner, objector; who has asked to be warned before a sale
q covenant phrase; restriction, restrictive_covenant; what the owner must not do
q for_who company:{} Conveyancing/{} Property Lawyers/{} Estate Agents; applicant, search_for, ordered_by; who asked for the extract
q issued date; extract_date, as_at; state of the register on this day
q clerk person; certified_by, registrar
q fee money:3..30; search_fee, cost_of_copy; what the extract cost
l previous; former_owners, chain_of_title, history; who owned it earlier
c previous.name person; owner_name, proprietor
c previous.year year; registered_in, from_year; year of the entry
a value money; market_value, valuation; what the land is worth today
a tenant person; occupier, lessee; who lives there
a planning id; planning_reference, consent_no; number of a building consent
---
{registry}
# Official copy of register entries
= Title: {title}
= As at: {issued}
?= Requested by: {for_who}

## A. The land
{property}, in extent {area}, {tenure?held outright and without limit of time~held for the remainder of a term of 999 years at a yearly ground rent}. {way!The owners of the adjoining plots may pass on foot over the strip hatched on the plan|Subject to a path for the benefit of the farm behind~No easements are noted over it|There are no rights of passage over the land}.
+++
## B. Who owns it
{since}: {owner}. Price stated to have been paid: {price}.
Earlier entries, now cancelled:
%previous 2..4 lines
{previous.year}, {previous.name}
%%
+++
## C. What rests on it
{charge_date}: charge in favour of {lender}[, further advances up to {:money:5000..40000}].
?Caution lodged by {caution}.
?Not to {covenant=keep pigs|use it for trade|build above one storey|fell the oak at the gate|sell strong drink}.

{clerk}, for the Registrar
~ Fee paid {fee}. The plan is to scale but no boundary is guaranteed.

== en planned_outage_notice
q network company:{} Power Networks/{} Electricity/{} Grid/{} Energy Distribution; sender, network_operator, utility; company that owns the cables
q premises address; affected_address, supply_point; where the supply will be off
q mpan id:## ### ### ####; meter_point, supply_number; number of the supply
q job id:PO-#######; outage_reference, work_order; number of the works
q day date; outage_date, off_on; when the power goes off
q off time; interruption_begins, off_at; hour at which it goes off
q on time; restored_by, back_on; hour at which it should be back
q reason phrase; work_planned, cause; why it must be off
q spare date; fallback_date, alternative_day; when it will be done if the first day fails
q contractor company:{} Utilities/{} Cabling/{} Infrastructure Services; carried_out_by, subcontractor; firm that does the work
q engineer person; site_engineer, in_charge_of_works; who leads the work
q homes number:8..400; customers_affected, properties; how many supplies are off
q medical flag; medically_dependent, priority_customer; whether someone here needs power for their health
q generator flag; generator_supplied, backup_provided; whether the company brings a substitute source
q line phone; helpline, emergency_number; where to ring
q manager person; customer_relations, signed_by; who signs
q compensation money:30..150; payment_if_late, goodwill; what is paid if they are late
q supplier company:{} Gas and Light/Bright {}/{} Home Energy; energy_retailer, who_bills_you; company from which the home buys its power
a last_outage date; previous_interruption, last_outage; when it was last off
a voltage unit; voltage, line_voltage
a tariff phrase; tariff_name, plan; price plan of the home
---
{network} || Ref: {job}

The occupier
{premises}
~ Supply {mpan}

# We need to switch off your electricity

Dear customer

To {reason=replace a pole-mounted transformer|cut back trees near the line|connect a new school|renew the cable in your road|move a cabinet for the bus lane} we have to interrupt the supply to {homes} homes in your area:
^ {day}, from {off} until about {on}
?Should the weather stop us, we shall come on {spare} instead.
{contractor} will do the work for us under {engineer}. Please treat the lines as live at all times.
+++
{medical!Our list shows that somebody in your home relies on a machine for their health, so please ring us now|You are on our priority register because of the breathing apparatus at this address~You are not on our priority register|Nobody at this address is recorded as needing power for a medical reason}. {generator!We will park a diesel set outside and connect you to it|A temporary source will keep your lights on~Unfortunately we cannot offer a temporary source|No generator will be provided}.
If you are without power for more than {:number:12..24} hours beyond that, you are entitled to {compensation}.
+++
Any questions? {line}, day or night. Your bills are not our business: for these, ask {supplier}.

{manager}
~ Sent {:date}. Switch off cookers and irons before you leave the house.

== en parental_leave_approval
q employer company:{} Logistics/{} Retail/{} Council/{} Biotech/{} Hotels; company, workplace, granted_by; where the person works
q employee person; worker, staff_member, addressee; who takes leave
q staff_no id:E#####; employee_id, payroll_number; number of the worker
q kind choice:maternity/paternity/adoption/shared parental; leave_type, category; sort of leave
q due date; expected_birth, due_date; when the child is expected
q first date; leave_starts, first_day_off; first day away
q back date; return_date, back_to_work; first day at work again
q weeks number:2..52; length_in_weeks, weeks_granted; how long it is in weeks
q pay money:150..900; weekly_pay, pay_during_leave; what is paid each week
q full_weeks number:2..18; weeks_full_pay, enhanced_weeks; weeks with the usual pay
q cover person; replacement, stand_in; colleague who takes over
q manager person; line_manager, reports_to; boss of the worker
q hr person; hr_contact, signed_by; who wrote the letter
q kit number:5..20; keeping_in_touch_days, days_may_work; days one may come in during leave
q car flag; keeps_company_car, car_retained; whether the car may be kept
q pension_fund company:{} Pension Trust/{} Workplace Savings/{} Provident Fund; pension_provider, retirement_scheme; where contributions go on
q holiday number:8..34; accrued_leave, days_of_holiday; days off earned meanwhile
q notice number:4..12; notice_to_change, advance_warning; weeks ahead that changes must be told
a doctor person; midwife, certifying_doctor; who certified the date
a salary money; annual_salary, yearly_pay; pay for a whole year
a child first; child_name, baby; name of the child
---
{employer}
People Team || {:date}

{employee} || {staff_no}

Dear {employee},

First of all, congratulations! This letter sets out what we agreed when you met {manager}.

{kind?As the birth mother you may be away~As the partner of the mother you may be away~Since a child is being placed with your family you may be away~As you and your partner are splitting the time between you, you may be away} for {weeks} weeks, from {first}; we look forward to seeing you again on {back}.[ The baby is expected on {due}.]
+++
## Pay
For the first {full_weeks} weeks nothing changes. After that you receive {pay} a week. We go on paying into {pension_fund} as though you were here. You will have built up {holiday} days of holiday by the time you return.
{car!You may keep the car|The car stays with you throughout~The car has to be handed in on your last day|We must ask you to give back the car while you are off}.
+++
## While you are off
{cover} will look after your work. You can come in on up to {kit} days without ending your leave. If you want to change the dates, give us {notice} weeks' warning.

Warm wishes,
{hr}
~ Policy {:id:HR-##}, revised {:month}

== en employment_reference
q company company:{} Foods/{} Publishing/{} Nurseries/{} Engineering Ltd; former_employer, author_organisation, issued_by; where the person used to work
q about person; subject, former_employee, candidate; of whom it speaks
q role job; position, last_position, job_title; what the person was
q from date; employed_from, joined; first day there
q to date; employed_until, left; last day there
q boss person; line_manager, supervised_by; to whom the person answered
q writer person; referee, signed_by, author; who gives the reference
q writer_job job; role_of_signatory, author_title; what the writer is
q asked company:{} Recruitment/{} Hospital Trust/{} Academy/{} Properties; prospective_employer, recipient, requested_by; who wants to know
q why choice:resigned/redundancy/end of contract; reason_for_leaving, leaving_cause; why the person went
q sick number:1..14; sickness_days, absence_days; days ill in the last year
q discipline flag; disciplinary_record, warnings; whether there were any warnings
q again flag; would_rehire, re_employ; whether they would take the person back
q salary money:19000..62000; final_salary, last_pay; what the person earned at the end
q strength phrase; strongest_quality, praised_for; what the person was best at
q team number:2..25; reports, people_led; how many people the person led
q written date; reference_date, dated
q their_ref id:REQ#####; your_reference, request_number; number of the request that is answered
a dob date; date_of_birth, born
a address address; home_address, residence; where the person lives
a notice duration; notice_period, notice_served; how long notice was
---
> {company}
> {written}

{asked}
Your request {their_ref}

To whom it may concern

# Reference: {about}

I write in answer to your letter of {:date}. {about} worked here from {from} to {to}, latterly as {role=stock controller|deputy editor|site foreman|payroll assistant|head gardener|laboratory technician}, reporting to {boss}[ and leading a team of {team}]. {why?The decision to go was entirely the employee's own~The post disappeared when we closed the site~The post was for a fixed term which ran out}. Pay at that time was {salary} a year.
We always valued {strength=an eye for detail|patience with customers|a calm head in a crisis|punctuality|a gift for training others}. {sick} days were lost to illness in the final twelve months. {discipline!A written warning was given and is still on file|There was one formal warning, about timekeeping~There were no warnings of any kind|The disciplinary record is clean}.
{again!We would take this person back tomorrow|I would gladly offer a post here again~We would not wish to employ this person again|Re-engagement is not something we would consider}.

{writer}
{writer_job=HR Director|Office Manager|Head of Operations|Managing Editor|Company Secretary}
~ Given in good faith and without liability on the part of the company or its {:number:40..900} employees.

== en research_ethics_approval
q committee company:{} Research Ethics Committee/{} Institutional Review Board/Human Research Board of {}; review_body, issued_by; board that decided
q uni company:University of {}/{} Institute/{} Medical School; host_institution, sponsor; where the work is done
q protocol id:REC/##/####; approval_number, protocol_id; number of the approval
q lead person; principal_investigator, chief_investigator, applicant; who leads the research
q student person; co_investigator, doctoral_researcher; who works on it for a thesis
q chair person; chairperson, signed_by; who heads the board
q study phrase; project_title, study_title, subject; what it is about
q met date; meeting_date, reviewed_on; when the board sat
q ends date; approval_expires, valid_to; when leave runs out
q people number:12..400; sample_size, participants; how many may take part
q children flag; minors_involved, involves_under_18; whether children take part
q pay money:5..60; participant_payment, incentive; what each one who takes part gets
q risk choice:minimal/moderate/high; risk_level, category; how dangerous it is judged to be
q funder company:{} Trust/{} Research Council/{} Foundation; funded_by, grant_body; who pays for the research
q data_until year; data_kept_until, destroy_in; year in which the data are destroyed
q site company:{} Clinic/{} School/{} Hospital; research_site, data_collected_at; where people are met
q report date; progress_report_due, annual_report; when the board wants to hear
q changes phrase; amendments_requested, condition; what had to be altered
a phone phone; helpline, contact_number
a published date; publication_date, results_out; when results come out
a monitor person; data_monitor, safety_officer; who watches over safety
---
{committee}
~ {:street}, {:city}

To: {lead}, {uni}
cc: {student}

Re: {study=Sleep and screens in shift workers|Listening to hospital corridors|Memory for melodies|Walking after hip surgery|How families cook} ({protocol})

Dear <colleague|applicant>

At its sitting of {met} the committee gave a favourable opinion on the above.[ It notes with thanks that you have {changes=shortened the information sheet|removed question 14|added a helpline card|changed the consent form}.]
= May take part: up to {people} persons
= Place: {site}
= Each receives: {pay}
= Risk: {risk?no more than in everyday life~some distress cannot be ruled out, and support is in place~considerable; a physician must be present}
{children!Since pupils under eighteen are included, a parent must sign as well|Boys and girls from twelve are among those invited~Only adults may be invited|Nobody below eighteen may be included}.
+++
The opinion lapses on {ends}. We expect a progress report on {report}. Recordings are to be wiped by the end of {data_until}.
?The committee understands that {funder} meets the costs[ ({:money:5000..90000})].
+++
Yours faithfully
{chair}
Chair

== en journal_decision_letter
q journal company:{} Review of History/Journal of {} Studies/Annals of {}/{} Quarterly; periodical, sent_by, publication; journal that decides
q editor person; handling_editor, decided_by; who takes the decision
q author person; corresponding_author, submitter, addressee; who handed in the text
q coauthor person; second_author, co_author; who wrote it with the other
q ms id:@@@@-D-##-#####; manuscript_number, submission_id; number of the text
q title phrase; paper_title, article, manuscript; what the text is called
q sent date; submitted_on, date_received; when it came in
q decision choice:accept/minor revision/major revision/reject; outcome, verdict; what the journal decided
q due date; revision_due, resubmit_by; when the new version is wanted
q words number:4000..12000; word_limit, max_length; how long it may be
q fee money:400..2900; apc, publication_charge; what it costs the author
q publisher company:{} University Press/{} & Sons Publishers/{} Academic; publishing_house, printed_by; house that prints the journal
q open flag; open_access, free_to_read; whether all may read it without paying
q assistant person; editorial_assistant, technical_contact; who helps with the website
q issue month; planned_issue, appears_in; when it would appear
l reviews; referee_reports, reviewers; what the readers said
c reviews.who short; reviewer, label
c reviews.says phrase; main_point, comment, remark; what the reader finds
c reviews.mark number:1..10; score, rating; how the reader rates it
a doi id; doi, identifier
a reviewer person; reviewer_name, referee; who read the text
a published date; publication_date, date_in_print; when it was printed
---
From: {editor}
To: {author}
?Cc: {coauthor}
Date: {:date}
Subject: {journal}, {ms}

Dear {author},

Your paper "{title=Salt and Silence|Bridges before Steel|The Clerk's Hand|A Grammar of Gates|Tides and Taxes}", which reached us on {sent}, has now been read by our referees. {decision?I am happy to say that we will print it as it stands~We would like to print it once a handful of small points have been put right~There is much to like, yet the argument needs substantial reworking and a second round of reading~I am afraid that we are unable to take it}.
%reviews 2..3
Reader | In short | Mark
{reviews.who=A|B|C} | {reviews.says=thin on sources|elegant, if long|table 2 does not add up|sound method|ignores recent work|a pleasure to read} | {reviews.mark}
%%
Any new version should be with us by {due} and stay below {words} words.
+++
{open!Everyone will be able to read it free of charge|No wall will stand before it: all may read~It will be readable by subscribers only|Readers will need a subscription}.
The charge to authors is {fee}, raised by {publisher}.[ I have {issue} in mind for it.]
For trouble with the site, write to {assistant}.

{editor}
== en peal_of_bells_record
q guild company:{} Guild of Ringers/{} Association of Change Ringers/Ancient Society of {} Youths; ringing_society, rung_for; body in whose name it was rung
q tower company:St {}, {}/Cathedral of {}/{} Minster; church, location, where_rung; church whose bells they were
q rung date; performance_date, date_of_peal; when it was rung
q took duration; length, time_taken; how long it lasted
q changes number:1250..5152; number_of_changes, length_in_changes; how many changes were rung
q method phrase; method_rung, composition_name; what was rung
q composer person; composed_by, composition_of; who wrote it
q conductor person; called_by, led_by; who called it
q tenor unit:cwt 6..32; tenor_weight, heaviest_bell; weight of the biggest bell
q key short; pitch, tone
q first flag; first_attempt_succeeded, succeeded_first_time; whether it worked at the first try
q why choice:wedding/anniversary/in memoriam; occasion, dedicated_to; for what it was rung
q honour person; in_honour_of, dedicatee; for whom it was rung
q vicar person; incumbent, permission_by; who let them into the church
q board flag; peal_board_planned, to_be_recorded_on_wall; whether a board will be painted
q umpire person; witnessed_by, umpire; who listened outside
l band; ringers, team, performers; who rang which bell
c band.bell number:1..12; bell_number, position; which bell
c band.who person; ringer, ringer_name; who rang it
a fee money; tower_fee, cost; what the tower charged
a founder company; bell_foundry, cast_by; who cast the bells
a next date; next_attempt, next_ringing; when they ring again
---
^ {guild}
# {tower}
^ on {rung}, in {took}

A <quarter peal|peal> of {changes} {method=Plain Bob Triples|Grandsire Caters|Cambridge Surprise Major|Stedman Triples|Kent Treble Bob}, composed by {composer}. Tenor {tenor} in {key=D|F sharp|E flat|G|C}.
%band 5..8
Bell | Rung by
{band.bell=1|2|3|4|5|6|7|8} | {band.who}
%%
Called by {conductor}.
+++
{why?Rung with every good wish to a couple married here in the afternoon~Rung to mark forty years of faithful service in this parish~Rung half muffled in thankful remembrance of a much loved ringer}[: {honour}]. {first!It came round without a stumble at the first go|Scored at the first attempt~Two earlier goes had broken down|The first try was lost after an hour}.
?{umpire} listened from the churchyard with a flask of tea.
Our thanks to {vicar} for the use of the tower[ and the {:number:6..20} steps of clean ladder]. {board!A board will go up in the ringing room|The signwriter has been spoken to~No board is planned|We do not mean to put up a board}.
~ Sent to the paper on {:date}

== en pharmacy_dispensing_label
q pharmacy company:{} Pharmacy/{} Chemists/{} Drugstore; dispensed_by, issuing_pharmacy; shop that handed it out
q patient person; for_whom, taken_by, name; who takes it
q drug phrase; medicine, active_substance, product; what it is
q strength unit:mg 5..500; dose_strength, content_per_unit; how much is in each piece
q count number:14..112; quantity_supplied, pack_size; how many pieces there are
q how phrase; directions, dosage, posology; how to take it
q prescriber person; prescribed_by, ordering_doctor; who wrote the order
q surgery company:{} Medical Centre/{} Road Surgery/{} Clinic; prescriber_practice, practice; where that doctor works
q rx id:RX-#######; prescription_number, script_no
q out date; dispensed_on, date_supplied; when it was handed out
q best date; expiry, use_by; until when it is good
q refills number:1..5; repeats_left, refills_remaining; how often it can be had again
q drowsy flag; causes_drowsiness, affects_driving; whether it makes one sleepy
q food choice:with food/on an empty stomach/any time; relation_to_meals, intake; when to take it
q fridge flag; keep_refrigerated, cold_storage; whether it must be kept cold
q checker person; checked_by, responsible_pharmacist; who looked it over
q filler person; dispenser, prepared_by; who counted it out
q paid money:1..40; copay, charge; what the patient paid
q batch id:@####@; lot, batch_number
a born date; date_of_birth, dob
a maker company; manufacturer, mah; who made it
a allergy phrase; known_allergies, intolerance; what the patient cannot bear
---
^ {pharmacy}
~ {:street}, {:city}, {:phone}

{patient} || {out}
# {drug=Amoxil capsules|Doxytrine tablets|Ramilor tablets|Cortisan capsules|Levoxan tablets} {strength}
{count} pcs || {rx}

{how=ONE to be taken THREE times a day|TWO at night|ONE each morning|ONE every eight hours until finished|HALF a tablet twice daily}. {food?Swallow during or just after a meal~Leave an hour before and two hours after anything you eat~Meals make no difference}.
{drowsy!Do not drive or use tools if you feel sleepy|May make you nod off, so no driving~Does not make you sleepy}. {fridge!Store between 2 and 8 degrees|Goes in the refrigerator door, never the freezer~Keep at room temperature, no need to chill}.
+++
Dr {prescriber}, {surgery}
?Repeats still to come: {refills}
Disp. {filler} / chk. {checker} || {paid}
~ Lot {batch}, good until {best}. Ask for your check-up by {:date}. Keep out of the reach of children.

== en optician_prescription_card
q shop company:{} Opticians/{} Eye Care/Spectacle House {}; practice, provider, issued_by; where the eyes were tested
q wearer person; patient, client, glasses_for; whose eyes they are
q tester person; optometrist, examined_by; who tested the eyes
q fitter person; dispensing_optician, fitted_by; who chose the glasses with the client
q tested date; exam_date, date_of_test; when the eyes were tested
q again date; recall_date, next_test; when to come again
q ready date; collection_date, glasses_ready; when the glasses can be fetched
q pd unit:mm 54..72; pupillary_distance, pd; how far apart the pupils are
q frame product; frame_model, spectacle_frame
q frame_price money:40..320; price_of_frame, frame_cost
q lens_price money:50..420; price_of_lenses, lens_cost
q voucher id:V-######; voucher_code, nhs_voucher; number of the voucher handed in
q lens choice:single vision/bifocal/varifocal; lens_type, design; kind of lens
q drive flag; fit_to_drive, meets_driving_standard; whether sight is good enough for the road
q referred flag; referred_to_hospital, sent_on; whether the client was sent to a doctor
q hospital company:{} Eye Hospital/{} Infirmary Eye Clinic; emergency_unit, urgent_care_at; where to go in an emergency
q lab company:{} Lenses/{} Optical Works/{} Glazing; glazed_by, lens_laboratory; who grinds the glasses
q order_no id:S#####; job_number, order_reference; number of the order
l eyes; values, refraction; values of each eye
c eyes.side short; eye, side
c eyes.sph short; sphere, spherical_power
c eyes.cyl short; cylinder, cyl_power
c eyes.axis number:5..180; axis_degrees, axis
a born date; date_of_birth, dob
a pressure unit; eye_pressure, iop; pressure within the eye
a insurer company; vision_insurance, payer; who pays for the glasses
---
# {shop}
{:street}, {:zip} || Job {order_no}

{wearer}, tested {tested} by {tester}
%eyes 2..2
Eye | Sph | Cyl | Axis
{eyes.side=R|L} | {eyes.sph=-1.25|+0.75|-3.50|+2.00|-0.50|-4.75} | {eyes.cyl=-0.25|-0.50|-1.00|-0.75} | {eyes.axis}
%%
= Between pupils: {pd}
+++
{drive!With these on you may take the wheel|Good enough for a driving licence once corrected~Even with glasses you fall short of what is asked of drivers|Please do not drive}. {referred!I have written to the doctors about your left disc|We would like a specialist to look at this and have sent a letter~There was no cause to send you on to anyone|Healthy throughout; no letter to a doctor was needed}.[ Should sight fail of a sudden, go at once to {hospital}.]
+++
## Glasses
{lens?One power throughout~Two fields with a visible line~Powers that glide from far to near}, glazed by {lab}, frame {frame=Oxford 42 tortoise|Luna rimless|Harbour blue|Kids Flex red|Bergen titanium}.
= Frame: {frame_price}
= Lenses: {lens_price}
?= Voucher: {voucher}
Ready on {ready}, {fitter} will see that they sit well. Your next test falls due on {again}.
~ Anti-scratch coating worth {:money:15..40} included.

== en hotel_group_confirmation
q hotel company:{} Grand Hotel/The {} Arms/Hotel {}/{} Bay Resort; property, accommodation, supplier; house where they will sleep
q group company:{} Walking Club/{} Rugby Football Club/{} Choral Union/{} Alumni; party_name, guest_group; who will come
q agency company:{} Tours/{} Travel Bureau/{} Holidays; travel_agent, booked_through; firm that made the booking
q leader person; group_leader, contact_on_tour; who travels with them and speaks for them
q booking id:GRP####@; confirmation_number, booking_id
q arrive date; check_in, arrival
q depart date; check_out, departure
q nights number:2..10; number_of_nights, length_of_stay
q doubles number:2..20; double_rooms, twin_or_double; rooms for two
q singles number:1..9; single_rooms, rooms_for_one
q rate money:40..190; per_person_rate, price_per_head; what each pays for a night
q supplement money:10..45; single_supplement, extra_for_alone; what those sleeping alone pay on top
q board choice:breakfast only/half board/full board; meal_plan, catering; which meals are included
q free flag; free_place, complimentary_leader; whether the one who leads them stays for nothing
q release date; option_date, release_rooms_by; until when rooms may be given back without cost
q guests_by date; rooming_list_due, names_by; when the names are wanted
q sales person; sales_manager, confirmed_by; who confirms
q coach flag; coach_parking, bus_parking; whether the bus can stand there
q dinner time; dinner_served, evening_meal_at; when there is food at night
q deposit percent; advance_payment, deposit_rate; share to be paid first
a tax money; city_tax, local_levy; tax per night
a driver person; coach_driver, driver_name; who drives the bus
a cancel_fee money; cancellation_fee, no_show_charge; what a late cancellation costs
---
{hotel}
~ {:street}, {:city} · {:phone} · {:email}

Attn. {agency}
# Confirmation {booking}: {group}

We thank you for your request of {:date} and are pleased to hold the following:
= Arrival: {arrive}
= Departure: {depart}, {nights} nights
= Rooms: {doubles} twin or double, {singles} single
= Per person and night: {rate}
= Single supplement: {supplement}
{board?You start the day at our buffet, other meals are up to you~Morning buffet and a three course dinner each day~All three meals, with a packed lunch on outings}. Dinner for groups is at {dinner}.
+++
Your leader, {leader}, {free!stays as our guest|will not be charged~is charged like everyone else|pays the same as the rest}. {coach!The coach can be left in our yard overnight|There is room for your bus behind the house~Sadly your coach cannot be left here; the nearest place is the harbour|We have nowhere to put a bus}.
+++
Rooms may be handed back free of charge until {release}. We need {deposit} in advance and all names by {guests_by}.[ Bar prices from {:money:3..9}.]

With best regards
{sales}
Groups and Events

== en film_permit_location
q office company:{} Film Office/City of {} Media Bureau/{} Parks Authority; permit_office, issuer; office that allows filming
q permit id:FP-####-##; permit_number, authorisation; number of the leave
q maker company:{} Pictures/{} Films/Studio {}/{} Productions; production_company, licensee; who films
q working phrase; production_title, project; what the film is called
q kind choice:feature film/commercial/documentary/student film; production_type, category; sort of film
q spot company:{} Bridge/{} Market Hall/{} Lighthouse/{} Arcade; location, filming_site; where they film
q day date; shoot_date, filming_day; when they film
q call time; unit_call, crew_arrives; when the crew comes
q wrap time; site_clear_by, finish; when all must be gone
q manager person; location_manager, contact_on_set; who answers for the crew on the spot
q mobile phone; on_set_phone, contact_number
q crew number:6..90; crew_size, headcount; how many people work there
q vans number:2..18; vehicles, parking_spaces; how many lorries and vans
q drone flag; drone_use, aerial_filming; whether they film from the air
q guns flag; weapons_or_pyro, gunfire_effects; whether there are shots or bangs
q insurer company:{} Specialty/{} Entertainment Insurance/{} Underwriters; liability_insurer, insured_by
q fee money:80..3500; location_fee, permit_fee; what the place costs
q bond money:500..9000; security_deposit, damage_bond; sum given back when all is clean
q police company:{} Police Events Team/{} Traffic Division; police_unit, traffic_control; who holds up the traffic
q issued_by person; film_officer, approved_by; who signs
q on date; date_of_permit, signed_on; when it was signed
a director person; director, directed_by; who directs the film
a broadcaster company; broadcaster, distributor; who shows the film
a script id; script_version, scene_number; number of the scene
---
{office}
# Permission to film {permit}

{maker} may film "{working=The Long Jetty|Second Harvest|Cold Tea|Nobody's Umbrella|Blue Hour}", {kind?to be shown in cinemas~an advertisement of thirty seconds~about real people and events, without actors~made by people still learning at a film school}, at {spot} on {day}.
= Crew on site from: {call}
= Site clear by: {wrap}
= People: {crew}
= Vehicles: {vans}
+++
## On the day
{manager} ({mobile}) must be there throughout with this paper. {drone!A small aircraft with a camera may go up to 40 metres|Shots from the air are allowed over the water~Nothing may be flown|We did not agree to filming from the air}. {guns!Blank rounds may be fired between ten and noon, neighbours have been told|There will be bangs and smoke~No blanks, bangs or smoke|The use of blanks was refused}. [{police} will stop the traffic for {:number:1..5} minutes at a time.]
+++
## Money
The fee is {fee}; a bond of {bond} comes back if we find the place as it was. Cover is with {insurer} up to {:money:1000000..9000000}.

{issued_by}
{on}

== en taxi_driver_licence
q council company:{} Licensing Authority/{} Borough Council/Public Carriage Office {}; licensing_body, granted_by
q badge id:HCD####; licence_number, badge_number; number worn by the driver
q driver person; licensee, holder, licensed_person; who may drive for hire
q born date; date_of_birth, dob
q valid period; licence_term, in_force; for how long it holds
q kind choice:hackney carriage/private hire/both; licence_type, category; what may be driven
q firm company:{} Cabs/{} Radio Cars/{} Taxis; operator, drives_for; firm for which the driver works
q medical date; medical_valid_until, next_medical; until when the health check holds
q doctor person; examined_by, certifying_physician; who did the health check
q check id:00##########; criminal_record_certificate, dbs_number; number of the record check
q test percent; knowledge_score, test_result; how well the test of streets went
q points number:1..6; penalty_points, licence_endorsements; points on the driving licence
q dog flag; exempt_from_dogs, medical_exemption; whether the driver need not take dogs
q wheel flag; wheelchair_trained, accessible_training; whether the driver learnt to help people in wheelchairs
q fee money:90..400; licence_fee, paid; what the licence cost
q officer person; issued_by, licensing_officer; who signs
q granted date; date_granted, decision_date; when it was given
q condition phrase; special_condition, restriction; what the driver must keep to
a plate id; vehicle_plate, registration; number of the car
a first_issued year; licensed_since, first_licence; year of the first licence
a employer_phone phone; operator_phone, dispatch; where to ring the firm
---
{council}
# Driver's licence {badge}
= Holder: {driver}
= Date of birth: {born}
= In force: {valid}
?= Drives for: {firm}

{kind?May ply for hire from ranks and when hailed in the street; bookings through an operator are not covered~May take only journeys booked beforehand; no picking up in the street~May be hailed in the street and may take booked work as well}.
+++
## What we looked at
Record certificate {check}, nothing that speaks against a licence. Fit according to {doctor}; next check before {medical}. In the test of streets and fares {test} were right (pass: {:percent}).[ {points} points on the driving licence, explained.]
{dog!On account of asthma the driver may refuse dogs and carries a card saying so|Need not carry assistance dogs, certificate shown~Assistance dogs must be carried, and without extra charge}. {wheel!Has been on the course for ramps and straps|Knows how to secure a wheelchair, certificate seen~Has not yet been on the wheelchair course}.
?Condition: {condition=not between midnight and five|glasses to be worn|no school runs|automatic cars only}
+++
Fee received {fee}. {granted}
{officer}
~ Lost badges cost {:money:10..35}. To be given back within {:number:3..14} days of ending.

== en premises_licence_hearing
q board company:{} Licensing Sub-Committee/Licensing Board of {}/{} Liquor Commission; decision_body, heard_by; board that decides
q bar company:The {} Tap/Bar {}/{} Kitchen & Wine/The {} Arms; premises, establishment, licensed_place; place that wants to sell drink
q owner person; applicant, licensee; who runs it
q dps person; designated_supervisor, responsible_on_site; who answers for selling drink there
q lawyer person; counsel, represented_by; who spoke for the one who runs it
q neighbour person; objector, spoke_against; who spoke against it
q officer person; police_representative, police_licensing; who spoke for the police
q chair person; chaired_by, presiding_member; who led the hearing
q ref id:LN/#########; licence_reference, application_no
q held date; hearing_date, heard_on; when the hearing was
q last_sale time; terminal_hour, alcohol_until; until when drink may be sold
q asked time; hour_requested, applied_until; until when they had wanted to sell
q people number:40..400; capacity, max_persons; how many may be inside
q music flag; live_music_allowed, amplified_music; whether bands may play
q garden flag; outside_area_allowed, terrace; whether the garden may be used
q decision choice:granted/granted in part/refused; outcome, result
q appeal number:14..28; days_to_appeal, appeal_period; days to go to a court
q court company:{} Magistrates' Court/{} District Court/Sheriff Court at {}; appeal_court, appeal_to; where one may go against it
q starts date; licence_begins, effective; from when it holds
q staff number:1..6; door_staff, stewards_required; how many must stand at the door
a rent money; rent, lease_cost; what the owner pays for the house
a noise unit; noise_limit, decibel; how loud it may be
a previous company; former_licensee, previous_operator; who ran it before
---
{board}
> {ref}

# Decision on {bar}

The board, led by {chair}, sat on {held} and heard {owner}, with {lawyer}; {officer} for the chief constable; and {neighbour}, who lives across the lane.
{decision?The licence was given as asked for~The board gave some of what was asked and left out the rest~The board would not give the licence as asked and left the present terms standing}. The owner had hoped to sell until {asked}.
+++
## Terms that hold
* Last drinks at {last_sale}
* Not more than {people} inside[, and {staff} at the door on Fridays]
* {music!Bands and a disc jockey may play indoors|There may be live players on two evenings a week~No bands, no loudspeakers|Recorded background sound only, no performers}
* {garden!Drinkers may sit behind the house until nine|The yard may be used~Nobody is to be served or sit outside|The yard stays shut to guests}
* {dps} to be reachable whenever the bar is open
These hold from {starts}.
+++
Whoever took part may go to {court} within {appeal} days. The application was first lodged on {:date}; {:number:3..40} letters were received.

== en freedom_of_information_reply
q body company:{} County Council/{} Health Board/{} Transport Authority/University of {}; public_authority, answering_body; body that answers
q asker person; requester, addressee; who asked
q paper company:The {} Gazette/{} Courier/{} Watch; organisation_of_requester, newspaper; for whom the person asks
q ref id:FOI-#####; request_number, case_reference
q asked date; request_received, date_of_request; when the question came in
q answered date; response_date, replied_on; when this was written
q topic phrase; subject, information_sought; what it is about
q outcome choice:disclosed/partly withheld/withheld; decision, disclosure; how much was given out
q section short; exemption, legal_ground; paragraph that was applied
q holder company:{} Highways/{} Contractors/{} Facilities; other_holder, redirected_to; other body that may have it
q officer person; information_officer, written_by; who answers
q reviewer person; internal_reviewer, review_contact; to whom one may complain in the house
q watchdog company:Information Commissioner of {}/{} Ombudsman/Data Board {}; regulator, external_appeal; outside body to which one may complain
q charge flag; fee_charged, costs_asked; whether money is asked for it
q hours number:2..18; time_spent, hours_searched; hours of work
q days number:20..60; review_period, days_to_complain; days to complain within the house
q late flag; deadline_missed, response_overdue; whether the answer came too late
l figures; data, disclosed_figures; numbers that were given
c figures.year year; year, reporting_year
c figures.count number:10..980; cases, how_many; how many there were
c figures.cost money:1000..90000; spend, amount; what was spent
a phone phone; telephone, direct_dial
a minister person; minister, political_head; politician in charge
a files number; documents_released, pages_disclosed; how many pages were handed over
---
{body}
Information Governance || {answered}

{asker}[, {paper}]

Our reference {ref}

# Your request about {topic=pothole claims|agency nurses|vacant flats|bus lane fines|food waste in canteens}

Dear {asker},

You wrote to us on {asked}. {late!We are sorry that this reply is later than the law allows|Please accept our apology for missing the statutory time~This reply is within the statutory time}.
{outcome?All that you asked for is set out below~Some of it is set out below, the rest we may not give~We hold more than this, but beyond the totals already published we will give nothing}.[ We weighed this under section {section=31|40(2)|43|12|36}.]
%figures 2..4
Year | Cases | Spent
{figures.year} | {figures.count} | {figures.cost}
%%
It took us {hours} hours to bring this together. {charge!We ask you to meet the cost of copying|A bill for our outlay is enclosed~There is nothing to pay|We make no charge}.
?Older records may be with {holder}.
+++
## Not content?
Write to {reviewer} within {days} days, and after that to {watchdog}.

{officer}
Information Officer
== en lost_cat_poster
q cat first; pet_name, called; name of the animal
q look phrase; description, appearance, coat; what the animal looks like
q lost date; missing_since, last_seen_on; when it vanished
q at time; last_seen_time, hour; at what hour it was last seen
q where street; last_seen_at, location; where it was last seen
q town city; municipality, area
q owner person; reported_by, contact_name, keeper; who is looking for it
q phone phone; call, contact_number
q mail email; contact_email, write_to
q chip id:9560000########; microchip, chip_number
q vet company:{} Veterinary Centre/{} Pet Clinic/{} Animal Hospital; practice, bring_to; where it can be brought
q reward money:20..300; finder_gets, bounty; what the finder is given
q shy flag; do_not_chase, timid; whether it runs from strangers
q sick flag; needs_medication, unwell; whether it needs medicine
q rescue company:{} Cats Rescue/{} Animal Line/Strays of {}; informed_charity, also_reported_to; charity that was told
q age number:1..16; age_in_years, years_old
q collar choice:wears a collar/no collar/collar with bell; collar, neckwear; what it wears round the neck
q seen_by person; witness, last_sighting_by; neighbour who saw it last
a breeder person; breeder, bred_by; who bred it
a weight unit; weight, body_mass
a insured company; pet_insurer, insurance; who insures the animal
---
# MISSING: {cat}
^ {look=ginger tom, white socks|small tabby with half a tail|black and white, one torn ear|grey, long hair, amber eyes|tortoiseshell with a white bib}

{age} years old. {collar?Was wearing a red leather band~Nothing round the neck~Has a band that jingles with every step}.
Last seen {lost}, about {at}, in {where}, {town}[, by our neighbour {seen_by}]. {shy!Please don't run after our cat, just ring: strangers are a terror|Frightened of people, do not try to catch~Very friendly, comes to anyone with a tin of tuna|Will happily let you pick it up}. {sick!Tablets are needed every day, so time is short|Has a bad heart and is missing medicine~In good health and on no medicine}.
+++
Chipped: {chip}. If found, you can take our pet to {vet}, who know.
?We have also told {rescue}.
+++
# {phone}
^ ask for {owner}[ or write to {mail}]
?^ {reward} for whoever brings our darling home
~ Please check your shed! Poster up until {:date}. Other lost pets: {:phone}

== en walking_club_leader_sheet
q club company:{} Ramblers/{} Footpath Society/{} Fell Walkers; organiser, society; club that goes out
q walk phrase; route_name, outing, title; what the walk is called
q day date; walk_date, date_of_outing
q meet time; meeting_time, set_off
q spot company:{} Station/{} Village Green/The {} Inn/{} Car Park; meeting_point, starts_at; where they meet
q grid id:@@ ### ###; grid_reference, map_ref
q leader person; walk_leader, led_by; who goes in front
q tail person; back_marker, sweep; who goes last
q checked date; recce_date, route_checked; when the route was tried out
q length unit:km 6..28; distance, total_length
q climb unit:m 120..1100; ascent, elevation_gain
q grade choice:easy/moderate/strenuous; difficulty, level
q dogs flag; dogs_allowed, bring_dog; whether dogs may come
q lunch company:The {} Tearooms/{} Farm Café/The {} Head; lunch_stop, refreshment; where they eat
q fare money:4..25; cost_of_bus, transport_cost; what the ride costs
q owner company:{} Estate/{} Forestry/{} Water; landowner, permission_from; whose land is crossed
q rescue phone; emergency_contact, phone_at_home; where to ring if nobody is back
q max number:8..30; limit, max_participants; how many can come
l stages; legs, waypoints, itinerary; parts of the way
c stages.to phrase; point, end_of_leg; where the part ends
c stages.km unit:km 1..9; leg_length, distance
c stages.at time; eta, expected_at; when they should be there
a weather phrase; forecast, weather
a insurance id; policy_number, insurance_no; number of the insurance
a next date; next_walk, next_outing; when the next walk is
---
{club}
# {walk=Three Mills Round|Cuckoo Ridge|The Old Tramway|Beacon and Back|Heron Loop}
{day} || Leader's copy

Meet {meet} at {spot} ({grid}). {length} in all with {climb} of climbing: {grade?level paths, trainers will do~some stiles and one stiff pull~long and steep, for the fit only}. No more than {max} of us please.
%stages 3..5
To | Distance | There by
{stages.to=footbridge|trig point|weir|chapel ruin|forest gate|quarry edge|stepping stones} | {stages.km} | {stages.at}
%%
{leader} leads, {tail} brings up the rear. The way was walked through on {checked}: two gates tied up, one bull.
{dogs!Well behaved dogs are welcome on a lead|Bring the dog~Leave dogs at home, there are lambs|Sorry, no dogs this time}.
?We eat at {lunch}; they want orders by {:time}.
?The bus costs {fare} each.
~ By kind leave of {owner}. If we are not down by dark ring {rescue}.

== en chess_congress_entry
q event company:{} Chess Congress/{} Open/{} Weekend Tournament; tournament, competition
q host company:{} Chess Club/{} Chess Union/{} County Chess Association; organiser, run_by
q player person; entrant, participant; who wants to play
q rating number:900..2300; elo, playing_strength, grade; strength of the player
q fed id:1#######; federation_id, fide_number; number with the world body
q section choice:open/major/minor; group, category; in which group the player is
q club company:{} Knights/{} Rooks/{} Library Chess; player_club, team; club of the player
q first_round date; starts, round_one; when play begins
q venue company:{} Hotel/{} School/{} Civic Hall; location, playing_hall; where they play
q fee money:15..80; entry_fee, paid
q bye number:1..5; bye_round, half_point_bye; round the player sits out
q arbiter person; chief_arbiter, referee
q secretary person; entries_secretary, registrar; who takes entries
q mail email; entries_to, contact_email
q junior flag; junior_discount, under_18; whether the player counts as young
q meal flag; vegetarian, meat_free; whether the player eats no meat
q prize money:100..2000; first_prize, winner_gets; what the winner gets
q sponsor company:{} Books/{} Clocks/{} Solicitors; sponsored_by, prize_donor; who gives the prizes
q closes date; entry_deadline, entries_close
a board number; board_number, table; table of the player
a result phrase; score, final_result; how the player did
a opponent person; opponent, paired_with; against whom the player plays first
---
# {event}
^ organised by {host} at {venue}

Entry confirmed for
= Player: {player}, {rating}
= Federation no.: {fed}
?= Plays for: {club}
= Paid: {fee}[ incl. late surcharge of {:money:2..10}]
?= Sits out round: {bye}

You are in the {section?section anybody may enter, however strong~second section, for those below 1900~third section, for those below 1500}. {junior!As you are not yet eighteen the lower charge was applied|Young player's rate granted~Adult rate|The lower charge for the young does not apply to you}. {meal!A dish without meat has been put down for you|Marked as eating no meat~No special wishes for the meal noted|You eat what everybody eats}.
+++
First clocks start on {first_round} at {:time}. {arbiter} is in charge of the hall; phones off. First prize is {prize}, given by {sponsor}.[ Last year {:number:60..240} played.]
+++
Something wrong? Tell {secretary} ({mail}) before entries close on {closes}.

== en swimming_gala_startlist
q club company:{} Swimming Club/{} Dolphins/{} Aquatics; host, organising_club
q gala phrase; meet_name, event, competition
q pool company:{} Baths/{} Leisure Centre/{} Lido; venue, location
q day date; meet_date, date_of_gala
q warm time; warm_up, doors_open; when swimmers may get in
q start time; first_race, start_time
q referee person; meet_referee, chief_official
q starter person; starter, gives_the_signal; who starts the races
q safe person; welfare_officer, safeguarding_contact; who looks after the children's welfare
q licence id:#@@######; licence_number, meet_licence; number of the permission
q length unit:m 20..50; pool_length, course
q race phrase; event_name, distance_and_stroke; what is swum here
q heats number:2..8; number_of_heats, runs
q film flag; photography_allowed, filming_permitted; whether pictures may be taken
q first_aid company:{} First Aid/St {} Ambulance/{} Medics; medical_cover, first_aid_by
q entry money:2..9; spectator_price, admission; what those who watch pay
q final choice:direct final/heats and final/timed heats; format, mode; how the winner is found
l lanes; swimmers, start_list, entrants; who swims where
c lanes.lane number:1..8; lane, lane_number
c lanes.name person; swimmer, competitor
c lanes.team company:{} SC/{} Otters/City of {}; swim_club, represents; for whom they swim
c lanes.time short; entry_time, seed_time; best time so far
a record short; meet_record, pool_record; best time ever swum here
a winner person; winner, first_place; who won
a coach person; head_coach, trainer; who trains them
---
{club} || Licence {licence}
# {gala=Spring Sprint|Harbour Trophy|Novice Gala|Christmas Cracker|County Qualifier}
{pool}, {length} || {day}

In the water from {warm}, first whistle {start}. Referee {referee}; {starter} has the gun.
## {race=100 m freestyle, girls 12-13|50 m butterfly, open|200 m medley, boys|50 m backstroke, under 10|400 m freestyle}, heat {:number:1..2} of {heats}
%lanes 3..6
Lane | Name | Club | Entered
{lanes.lane=1|2|3|4|5|6} | {lanes.name} | {lanes.team} | {lanes.time=1:04.20|58.91|1:12.75|31.06|2:20.18|1:01.44|35.50}
%%
{final?Medals are given straight after this one swim~The fastest eight come back in the afternoon and race again~All swims are put together and the best time takes the medal}.
+++
{film!You may take pictures if you sign the list at the desk|Parents with a yellow sticker may film~No cameras or phones on poolside|Taking pictures is not permitted}. Worried about a child? Speak to {safe}. Bruises: {first_aid}.
~ Spectators {entry}, programme {:money:1..3}. Raffle at {:time}.

== en parents_evening_report
q school company:{} Academy/{} Secondary School/Gaelscoil {}/{} Middle School; institution, issued_by
q pupil person; student, child, report_on
q tutor person; form_teacher, written_by, class_teacher; teacher who writes
q head person; headteacher, principal, countersigned_by
q mentor person; support_teacher, learning_mentor; who gives extra help
q group short; class, tutor_group
q term phrase; term, reporting_period
q absent number:1..19; days_absent, absences
q late number:1..15; times_late, lateness; how often the pupil came late
q talk date; appointment_date, parents_meeting; when parents are asked to come
q slot time; appointment_time, slot
q room short; room, where
q behaviour choice:good/mixed/poor; conduct, behaviour; how the pupil behaves
q help flag; extra_support, receives_help; whether the pupil gets extra lessons
q homework flag; homework_done, hands_in_work; whether work at home is done
q target phrase; next_target, goal; what the pupil should work on
q club phrase; extracurricular, activity; what the pupil does after lessons
q upn id:@############; pupil_number, upn, student_id
l marks; subjects, results_by_subject; how each subject goes
c marks.subject phrase; subject, course
c marks.grade short; attainment, level
c marks.teacher person; taught_by, subject_teacher
a exam date; exam_date, test_day; when there are examinations
a mother person; parent, guardian; parent of the pupil
a bus id; bus_pass, bus_number; number of the bus pass
---
{school}
# Report, {term=Autumn term|Lent term|Term 3|Second semester|Summer term}
{pupil}, {group=8B|10F|3 Oak|Year 9 Red|5A} || {upn}

%marks 3..6
Subject | Level | Teacher
{marks.subject=English|Maths|Science|Geography|Art|Music|Irish|History} | {marks.grade=A|B+|C|B|A-|D} | {marks.teacher}
%%
{behaviour?A courteous member of the group who helps others~Pleasant on most days, less so after lunch~Talks back and has been sent out more than once}. {homework!Work set for home arrives on time|Always has the work from home ready~Work set for home mostly fails to appear|Seldom hands anything in}. Away on {absent} days[ and late {late} times].
?After lessons: {club=robotics|hurling|school choir|chess|drama}
To work on: {target=reading aloud|times tables|neater graphs|asking for help|finishing in time}.
{help!Twice a week there is a small group with extra teaching|We have begun lessons on top of the timetable~No extra teaching is needed|At present there is no additional teaching}.[ Questions about support go to {mentor}.]
+++
Let us talk: {talk}, {slot}, room {room}.
{tutor}, form tutor || seen: {head}
~ Office {:phone}. Holidays begin {:date}.

== en childminder_inspection
q inspectorate company:{} Early Years Inspectorate/Care Commission {}/{} Education Office; inspecting_body, issued_by
q minder person; provider, registered_person, childminder
q place street; premises, address
q town city; locality, municipality
q urn id:EY######; unique_reference, registration_number
q inspector person; inspected_by, visiting_officer
q visited date; inspection_date, date_of_visit
q before date; previous_inspection, last_visit; when they had come the time before
q published date; report_published, made_public
q judged choice:outstanding/good/requires improvement/inadequate; overall_grade, judgement
q kids number:1..9; children_present, on_roll; how many children there were
q allowed number:3..10; registered_places, capacity; how many there may be
q helper person; assistant, employed_assistant; who helps the minder
q first_aid flag; first_aid_valid, paediatric_first_aid; whether the first aid certificate holds
q garden flag; outdoor_space, garden; whether there is somewhere outside to play
q pet phrase; animals, pets_on_premises
q must phrase; action_required, improvement; what has to be done better
q by date; action_deadline, put_right_by; by when that must be done
q complaint flag; complaints_received, complaint_upheld; whether anybody had complained
q hours time; opens_at, from_when; when the first child comes
q agency company:{} Childminding Network/{} Nursery Group/{} Families; member_of, network; body to which the minder belongs
a fee money; hourly_fee, price; what an hour costs
a qualification phrase; qualification, training; what the minder has learnt
a closes time; closes_at, until_when; when the last child goes
---
{inspectorate}
# Report on a childminder
= Reference: {urn}
= Provider: {minder}
= Where: {place}, {town}
= Visited: {visited} by {inspector}
?= Visited before: {before}

{judged?Among the best we have seen anywhere~Children do well here and the work is sound~Not yet sound enough, though children are safe~Children are not kept safe and the work fails them}.
+++
## What it is like here
{kids} children were there, of at most {allowed}. The first comes at {hours}. [{helper} lends a hand. ]{garden!They play outside every day behind the house|A fenced lawn with a mud kitchen leads off the kitchen~There is nowhere to play outside but the park|The flat has no space outdoors}.[ Also living here: {pet=two rabbits|an old spaniel|a tank of guppies|a tortoise}.] The minder belongs to {agency}.
+++
## Safety
{first_aid!The certificate in first aid is up to date|Training in first aid was renewed last spring~The first aid certificate has run out|First aid training had lapsed}. {complaint!A parent had written to us before, which was among the reasons for coming|We had received a complaint about numbers~Nobody had complained|There has been no complaint since registration}.
?To be put right by {by}: {must=keep a register of visitors|risk check the stairs|write down naps|lock the cleaning cupboard}
~ Made public {published}. Next round not before {:year}. Helpline {:phone}

== en blood_donor_session
q service company:{} Blood Service/{} Transfusion Centre/{} Blood Bank; collecting_organisation, service
q donor person; giver, name, person
q donor_no id:D-######-#; donor_id, donor_number
q group short; blood_group, abo
q session company:{} Town Hall/{} Rugby Club/{} Methodist Church/{} College; venue, where_given; where blood was given
q day date; donation_date, given_on
q unit_no id:G### ### ### ###; pack_number, donation_id; number on the bag
q volume unit:ml 200..480; amount_taken, quantity
q hb unit:g/l 110..175; haemoglobin, hb; reading from the finger prick
q nurse person; venepuncturist, taken_by; who put the needle in
q screener person; interviewed_by, health_check_by; who asked about health
q begun time; start_of_donation, needle_in
q arm choice:left/right; arm_used, side
q times number:2..75; donation_count, total_donations; how often the person has given
q fit flag; extra_sample, sample_for_study; whether another tube was taken for research
q faint flag; felt_faint, adverse_event; whether the person felt ill
q next date; eligible_again, next_donation_from; from when the person may give again
q drug phrase; medication, medicines_declared; what the person takes
q hospital company:{} General/{} Infirmary/Royal {} Hospital; sent_to, used_at; where the blood went
q award phrase; badge_earned, recognition; what the person is honoured with
a born date; date_of_birth, dob
a weight unit; weight, body_weight
a doctor person; family_doctor, gp; doctor of the person
---
# {service}
Session at {session}, {day}
= Donor: {donor}
= Number: {donor_no}
= Group: {group=O+|A-|B+|AB-|O-|A+}
?= Takes: {drug=thyroxine|hay fever tablets|the pill|a statin}

{screener} went through the questions and the drop of blood showed {hb}: cleared to give. {fit!One more tube was drawn for the iron study|Agreed to a further tube for science~Did not want a further tube drawn for science|No additional tube was drawn}.
+++
## Chair {:number:1..12}
{nurse}, {begun}, {arm?the arm nearer the heart~not the side of the heart, the other arm}, bag {unit_no}, {volume}. {faint!Went pale and had to lie flat with the feet up|Felt dizzy at the tea table, lay down for a while~Felt well throughout|No dizziness}.
+++
That makes {times} times[ and earns you {award=a silver pin|a bronze card|the gold badge|a crystal plate}]. You can give again from {next}.
?Your last one went to {hospital}. Thank you.
~ Feeling unwell after today? {:phone}. Tea urn check {:time}.

== en care_plan_review
q agency company:{} Home Care/{} Domiciliary Services/Helping Hands {}; care_provider, service
q client person; service_user, cared_for, resident
q born date; date_of_birth, dob
q plan id:CP-####; plan_number, care_plan_id
q reviewed date; review_date, meeting_date
q next date; next_review, review_again_on
q social person; social_worker, care_manager; who represents the council
q council company:{} Adult Services/{} County Council/{} Social Care; funding_authority, commissioner
q carer person; main_carer, regular_carer; who comes most days
q relative person; next_of_kin, family_contact
q relation choice:daughter/son/neighbour; relationship, relation_to_client; how that person stands to the client
q rel_phone phone; family_phone, emergency_contact
q gp company:{} Surgery/{} Health Centre; doctors_practice, gp_practice
q visits number:1..5; visits_per_day, calls_daily
q hours number:5..35; weekly_hours, hours_per_week
q share money:10..160; client_contribution, pays_weekly; what the client pays a week
q lives_alone flag; lives_alone, single_household
q falls flag; falls_since_last, fell; whether the client fell since the last review
q aid phrase; equipment, mobility_aid
q key id:####; key_safe_code, entry_code
q assessor person; reviewed_by, author
l tasks; care_tasks, duties, help_given
c tasks.when time; time_of_visit, at
c tasks.what phrase; task, support
a diagnosis phrase; diagnosis, illness
a budget money; personal_budget, yearly_budget
a hospital date; last_admission, hospital_stay
---
{agency} || Plan {plan}
# Review of care at home
{client}, born {born} || {reviewed}

Present: {client}; {relative}, {relation?her girl~her boy~from next door}; {social} for {council}. Written by {assessor}.
{lives_alone!Nobody else lives in the bungalow|Has been by herself since the husband died~Shares the house with her sister|Does not live alone: a lodger is there at night}. {falls!Came off the step in the bathroom since we last met|Two tumbles since the last review~Has stayed on her feet since the last review|No tumbles to report}.[ Uses {aid=a wheeled frame|a stick|a bath lift|a stair lift}.]
## What we do
{visits} calls a day, {hours} hours a week, mostly {carer}:
%tasks 2..4
At | What
{tasks.when} | {tasks.what=wash and dress|breakfast and tablets|hot lunch|help to bed|change dressing|shopping}
%%
+++
Pays {share} a week towards it[; full cost {:money:200..700}]. Key safe {key}. Ring {rel_phone} if the door is not answered. Doctors: {gp}.
We meet again on {next}.
~ Gas fire serviced {:date}.
== en theatre_call_sheet
q company company:{} Repertory Theatre/{} Players/The {} Stage Company; producing_company, theatre, issued_by
q play phrase; production, show, title
q writer person; playwright, written_by
q director person; directed_by, staged_by
q dsm person; stage_manager, deputy_stage_manager, called_by; who sends the call
q day date; call_date, rehearsal_day
q room company:{} Drill Hall/{} Studio/{} Church Room; rehearsal_space, location
q start time; first_call, begins
q lunch time; break_at, lunch
q fitting person; costume_fitting_for, to_wardrobe; actor who goes to try on clothes
q wardrobe person; wardrobe_supervisor, costume_maker; who makes the clothes
q opens date; opening_night, premiere
q away person; absent, excused; actor who is not there
q why choice:ill/other work/travel; reason_absent, cause; why that actor is not there
q script flag; off_book, lines_learnt; whether lines must be known by heart
q visitors flag; visitors_present, press_attending; whether outsiders come to watch
q draft number:2..9; script_version, draft
q running unit:minutes 95..190; running_time, length_of_show
l calls; schedule, rehearsal_calls, slots; what is rehearsed when
c calls.at time; call_time, when
c calls.scene phrase; scene, what; what is rehearsed
c calls.who first; actor, needed; who is needed
a venue_phone phone; stage_door_phone, telephone
a fee money; weekly_fee, salary; what actors get
a understudy person; understudy, cover; who stands in
---
# {company}
^ REHEARSAL CALL {:number:4..40}
"{play=The Weir Keeper|An Honest Umbrella|Saint Monday|Half a Crown|The Lodger Upstairs}" by {writer}, draft {draft}

{day} || {room}

%calls 2..5
At | Scene | Called
{calls.at} | {calls.scene=Act 1 sc. 2|kitchen scene|fight|the letter|finale|Act 2 opening|dance} | {calls.who}
%%
Everybody in by {start}. Break at {lunch}. {fitting} to {wardrobe} for a fitting after that.
{script!Books down from today, please: prompts only|No scripts in hand any more~You may still carry your books|Lines need not be known yet}. {visitors!Two people from the paper will sit at the back|Some of our Friends will watch the last hour~Closed room, nobody from outside|No guests at this one}.
?{away} is released, {why?in bed with a temperature~filming an advertisement~stuck on a train from the north}.
+++
Running at {running} in the last stagger; {director} wants ten off it before we open on {opens}.

{dsm}, DSM
~ Next production meeting {:date} at {:time}.

== en archive_reader_request
q archive company:{} Record Office/{} City Archives/{} County Archives; repository, institution
q reader person; researcher, requested_by, visitor
q ticket id:RT-#####; readers_ticket, reader_id
q ref id:@@@/#/##; shelfmark, document_reference, call_number
q what phrase; document, item_description, title
q span period; covering_dates, years_covered; what years the papers cover
q donor person; depositor, given_by; who gave the papers to the house
q visit date; date_of_visit, reading_day
q seat short; desk, seat_number
q out time; issued_at, produced_at; when it was brought to the table
q in time; returned_at, given_back; when it was given back
q keeper person; archivist, produced_by; who fetched it
q copies number:2..60; copies_ordered, pages_to_copy
q cost money:2..90; copying_charge, amount_due
q closed flag; access_restricted, closed_to_public; whether it may not be seen freely
q pencil flag; photography_permitted, own_camera; whether own pictures may be taken
q state choice:good/fragile/unfit for use; condition, preservation_state
q for company:University of {}/{} History Society/{} Television; affiliation, on_behalf_of; for whom the search is made
q topic phrase; research_subject, purpose
q conservator person; conservator, consulted; who was asked about its state
a published date; publication_planned, publication_date
a home address; home_address, reader_address
a fine money; penalty, late_fee
---
{archive}
Search room || Ticket {ticket}

# Request slip
= Reference: {ref}
= Item: {what=vestry book|estate map on vellum|letters of a mill owner|gaol register|shipping ledger}, {span}
= For: {reader}[, {for}]
?= Subject: {topic=poor relief|a family tree|mill fires|women printers|early buses}
= Day: {visit}, seat {seat}

{closed!Not open to everybody: seen under signed terms|Within the hundred years, so shown under supervision only~Open to all|There is no bar on seeing it}. {pencil!You may use your own camera, no flash|Own pictures are fine once the form is signed~Own pictures may not be taken, we copy for you|Please put the camera away: copies are made by us only}.
{state?Sound, may be handled with clean hands~Spine loose and edges crumbling, foam wedges please~Mould: do not bring out again}.[ {conservator} of conservation agrees.]
+++
Brought {out} by {keeper}; back {in}.
Copies: {copies} sheets, {cost}[ plus post {:money:2..9}]
?~ Gift of {donor}, accessioned {:date}.

== en jury_service_summons
q court company:{} Crown Court/Superior Court of {}/{} Circuit Court; summoning_court, tribunal
q office company:Jury Central Bureau {}/{} Juror Office/Jury Commission of {}; sent_by, jury_office; office that writes
q juror person; summoned, addressee
q number id:1#######; juror_number, juror_id
q start date; first_day, attend_on
q by time; report_by, arrive_at
q days number:5..15; expected_days, length_of_service
q where address; courthouse_address, venue
q answer number:7..14; days_to_reply, reply_within; days in which to answer
q pay money:20..95; daily_allowance, loss_of_earnings_per_day; most that is paid for lost work each day
q meal money:5..20; subsistence, food_allowance
q deferred flag; previously_deferred, postponed_before; whether the person had asked for another time before
q employer company:{} Motors/{} Dairy/{} Software/{} Bank; workplace, employer; where the person works
q exempt choice:none/age/occupation; exemption_claimed, excusal_ground; why the person might be let off
q officer person; summoning_officer, signed_by
q judge person; presiding_judge, resident_judge
q phone phone; helpline, call_evening_before; number to ring the evening before
q issued date; date_of_summons, dated
q parking flag; parking_available, car_park; whether one may leave a car there
q group short; panel, jury_pool
a case id; case_number, docket; number of the case
a verdict phrase; verdict, outcome
a lawyer person; defence_counsel, barrister
---
{office}
> {issued}

{juror}
{:street}, {:zip} {:city}

# You have been chosen for jury service
= Your number: {number}
= Panel: {group=A|C|Blue|4|North}
= Be at: {court}, {where}
= On: {start}, by {by}

Service mostly lasts {days} days. {deferred!This is the new date you were given at your own wish; it cannot be moved again|You were excused last year on condition that you come now~You have not asked to be moved before|This is the first time you are called}.
+++
## Can I be let off?
You told us: {exempt?nothing that would stop you~that you are past seventy-five~that you serve in the police or the army}. Answer within {answer} days or be fined up to {:money:500..1000}.
+++
## Money and getting there
Lost earnings up to {pay} a day on a form signed by {employer}; {meal} for food. {parking!There is a car park behind the building for you|Jurors leave cars in the yard, show this letter~There is nowhere to leave a car, so come by bus|We have no car park}. The evening before, ring {phone} to hear whether you are needed.

{officer}
for {judge}

== en tree_works_consent
q council company:{} Borough Council/{} Park Authority/City of {} Arboriculture; tree_authority, decided_by
q case id:TPO/##/####; consent_number, case_ref
q order id:TPO ###; preservation_order, order_number; order that protects the tree
q owner person; tree_owner, applicant
q surgeon company:{} Tree Care/{} Arborists/{} & Sons Tree Surgeons; contractor, works_by; who will climb and cut
q site address; location, site_address
q tree phrase; species, tree
q height unit:m 6..32; tree_height, height
q girth unit:cm 60..420; trunk_girth, circumference
q work phrase; approved_works, operation; what may be done
q reason choice:decay/storm damage/shade; justification, ground; why it is done
q officer person; tree_officer, assessed_by; who looked at the tree
q complained person; objector, neighbour; who was against it
q seen date; inspection_date, site_visit
q expires date; valid_until, consent_expires
q season flag; nesting_check_required, bird_check; whether nests must be looked for first
q replant flag; replacement_required, replant; whether a new tree must be planted
q head person; authorised_by, signatory
q decided date; decision_date, dated
a age number; tree_age, years; how old the tree is
a cost money; cost_of_works, price
a bats company; ecologist, bat_survey_by; who looked for bats
---
{council} || {decided}
# Consent {case}
under preservation order {order}

To {owner}, {site}

Your wish: to {work=take off the lowest limb on the road side|reduce the crown by a fifth|fell to ground level|remove dead wood|lift the crown to clear the footpath}. The tree: {tree=a copper beech|a holm oak|a Lombardy poplar|a horse chestnut|a cedar}, {height} high and {girth} round the trunk.
{officer} looked at it on {seen} and agrees, since {reason?the heartwood is soft and brackets grow at the foot~the gale tore it half way down~the rooms behind it get no sun from March to October}.[ {complained} was against it, but gave no expert opinion.]
+++
## Terms
* To be done by {surgeon}, to the British Standard
* {season!Look for nests before the first cut, and stop if there are any|No saw before someone has made sure that nothing is breeding in it~As it will be winter, nests need not be looked for|There is no need to search for nests}
* {replant!Another must be put in its place|You are to plant one in its stead~Nothing need be planted in its stead|We do not ask for another to be planted}
* Not later than {expires}
+++
{head}
Head of Green Spaces
~ You must tell us {:number:5..14} days beforehand: {:phone}

== en market_stall_pitch_agreement
q market company:{} Farmers' Market/{} Charter Market/{} Night Bazaar; market_name, event
q operator company:{} Markets Ltd/{} Town Council/{} Events; market_operator, licensor, run_by
q trader person; stallholder, licensee
q trading company:{} Cheeses/{} Bakehouse/Curry by {}/{} Crafts; trading_name, stall_name, business
q goods phrase; products_sold, commodity; what is sold
q pitch short; stall_number, pitch
q first date; first_trading_day, begins
q setup time; set_up_from, access_from
q closes time; trading_ends, pack_up_after
q rent money:15..120; pitch_fee, rent_per_day
q power money:3..20; electricity_charge, supply_fee
q width unit:m 2..9; frontage, stall_width
q food id:FR-####; food_registration, hygiene_registration
q stars number:1..5; hygiene_rating, score
q insurer company:{} Traders Insurance/{} Mutual/NMT {}; liability_insurer, insured_with
q cover date; insurance_expires, cover_until
q gas flag; gas_used, lpg_on_stall; whether bottled gas is used
q only flag; exclusive_product, sole_trader_of_kind; whether nobody else may sell the same
q often choice:weekly/fortnightly/monthly; frequency, rhythm
q manager person; market_manager, allocated_by; who gave out the places
q helper person; assistant, relief_trader; who may stand in
a vat id; vat_number, tax_id
a turnover money; expected_turnover, sales
a van id; vehicle_registration, van_plate
---
# {market}
run by {operator}

## Your pitch
{trader} ({trading}) takes pitch {pitch}, {width} wide, from {first} on, to sell {goods=sourdough and buns|goats' cheese|dosas and chai|willow baskets|plants and bulbs|smoked fish}. {often?You stand here every Thursday~You stand here every other Saturday~You stand here on the first Sunday of the month}.
= On site from: {setup}
= Sell until: {closes}
= Each day: {rent}
?= Socket: {power}
?= May stand in: {helper}
+++
## Papers we hold
?Food registration {food}, {stars} stars at the last visit.
Cover with {insurer} runs until {cover}. {gas!Two bottles are used: hoses seen, extinguisher to stand by|You cook on bottled gas, certificate seen~No bottled gas on this stall|You told us that nothing burns gas on your stall}.
{only!We shall let nobody else sell the same|No second stall of your kind will be let~Others may sell the same as you|You have no sole right to your kind of goods}.
+++
Two absences without a word and the pitch goes to the next of {:number:5..40} on the list.
{manager}, for the operator, {:date}

== en driving_test_report
q centre company:{} Test Centre/{} Driver Examination Office/{} RTA; test_centre, where_tested
q agency company:{} Driver Standards Agency/Road Authority of {}/{} Motor Vehicle Department; authority, issuing_agency
q learner person; candidate, tested_person
q licence id:@@@@@######@@; provisional_licence, driver_number
q examiner person; tested_by, assessor
q school company:{} School of Motoring/Pass with {}/{} Driving Academy; driving_school, taught_by
q instructor person; accompanied_by, teacher; who sat in the back
q day date; test_date, date_of_test
q began time; start_time, began_at
q car phrase; vehicle, make_of_car
q plate id:@@## @@@; registration, vehicle_plate
q gear choice:manual/automatic; transmission, gearbox
q passed flag; result, passed
q minors number:1..15; minor_faults, driving_faults
q serious number:1..4; stalls, engine_stalled; how often the engine died
q theory date; theory_passed, theory_test; when the written part was passed
q manoeuvre phrase; exercise, manoeuvre
q again date; may_rebook_from, earliest_retest
q miles unit:km 8..30; distance_driven, length_of_drive
l faults; fault_list, marks
c faults.what phrase; fault, category
c faults.count number:1..6; times, number
a birth date; date_of_birth, dob
a fee money; test_fee, amount_paid
a eyesight unit; eyesight_distance, read_at
---
{agency}
{centre} || {day}, {began}

# Practical test
= Candidate: {learner}
= Driver no.: {licence}
= Car: {car=VW Polo|Maruti Swift|Toyota Corolla|Ford Fiesta|Hyundai i20}, {plate}
?= Taught by: {school}
?= In the back: {instructor}

{gear?Clutch and stick~Two pedals only}. {miles} were driven, among other things {manoeuvre=a bay park|reversing round a corner|a hill start|pulling up on the right}.
%faults 2..4
Fault | Times
{faults.what=mirrors|signals|position in the road|hesitation|steering|speed too low|stopping} | {faults.count}
%%
{minors} minors in all[, and the engine died {serious} times]. {passed!You have reached the standard: the licence comes by post|Well done, you may drive alone from today~Not this time, I am afraid|You have not reached the standard}.
+++
?Should you need another go: not before {again}.
Theory part was taken on {theory} and holds for two years.
{examiner}, examiner
~ Next free places about {:date}. Complaints {:phone}

== en nanny_agreement
q mother person; employer, parent, engaged_by
q nanny person; employee, childcarer
q agency company:{} Nannies/Poppins of {}/{} Household Staff; introduced_by, agency
q start date; begins_on, employment_start
q home address; place_of_work, workplace
q wage money:9..28; hourly_wage, pay_per_hour
q hours number:12..45; weekly_hours, hours_a_week
q holiday number:20..34; annual_leave, vacation_days
q trial number:4..12; probation_weeks, trial_weeks
q lives flag; live_in, resides_with_family; whether the carer lives in the house
q car flag; must_drive, car_provided; whether the carer has the use of a car
q smoke flag; smoking_allowed, may_smoke
q cert date; first_aid_until, certificate_expires
q previous person; former_employer, referee; who spoke for the carer
q dismissal choice:one week/two weeks/one month; notice, notice_period
q payroll company:{} Payroll/NannyTax {}/{} Bookkeeping; payroll_provider, wages_handled_by
q fee money:300..1900; agency_fee, placement_fee
q school company:{} Preschool/{} Infants/{} Montessori; nursery_school, children_attend; where the children spend mornings
l kids; children, charges
c kids.name first; child, first_name
c kids.age number:1..11; years, age
a tax id; tax_code, employer_reference
a bank iban; bank_account, iban
a bonus money; christmas_bonus, bonus
---
# Agreement

between {mother}, {home}, and {nanny}, brought together by {agency}.

From {start} {nanny} looks after
%kids 1..4 lines
{kids.name}, {kids.age} years old
%%
for {hours} hours a week at {wage} an hour after tax. {payroll} sees to wages and stamps.
+++
## House and road
{lives!Board and a room under the roof come with the post|The carer has her own room in the house~The carer goes home in the evening|The post is daily, no room is offered}. {car!The small car may be used, also at weekends|A car stands ready for school runs~There is no car: buses and pushchair|Own legs are enough, no driving}. {smoke!A cigarette in the garden is no matter|Smoking is tolerated out of doors~No smoking in the house, the garden or near the children|Smoking is out of the question}.
Mornings the children go to {school}; fetch at {:time}.
+++
## The rest
{holiday} days off a year, bank holidays extra. The first {trial} weeks are on trial; after that either may end it by giving {dismissal?seven days~a fortnight~four weeks and a bit, to the end of a calendar month}' warning. First aid certificate good until {cert}.[ {previous} spoke warmly for her.]
The family bears {fee} for the introduction.
Signed {:date}

== en airline_baggage_report
q airline company:{} Air/Air {}/{} Airways; carrier, operating_airline
q handler company:{} Ground Services/{} Aviation/{} Handling; ground_handler, report_taken_by_firm; firm at the desk
q pir id:@@@@@#####; file_reference, pir_number, world_tracer
q traveller person; passenger, claimant
q flight id:@@####; flight_number, last_flight
q day date; flight_date, arrival_date
q from city; origin, flew_from
q to city; destination, arrived_at
q tag id:0#########; bag_tag, tag_number
q bag phrase; bag_description, type_and_colour
q weight unit:kg 8..32; checked_weight, weight_of_bag
q what choice:delayed/damaged/lost; irregularity, case_type; what happened to the bag
q agent person; desk_agent, taken_by; who wrote it down
q hotel address; delivery_address, deliver_to; where it should be brought
q phone phone; passenger_phone, call_on
q courier company:{} Couriers/{} Express/{} Vans; delivered_by, forwarder; who brings it
q kit flag; overnight_kit, amenity_given; whether toothbrush and shirt were given
q locked flag; bag_locked, was_locked
q advance money:30..150; cash_advance, interim_payment; what was paid at once
q until date; written_claim_by, claim_deadline
q stay period; address_valid, staying; when the traveller is at that place
l inside; contents, distinctive_items; what is in the bag
c inside.what phrase; item, article
c inside.worth money:10..400; value, price
a seat id; seat, seat_number
a ticket id; ticket_number, e_ticket
a found date; date_found, located_on
---
{airline}
~ Desk operated by {handler}

# Property irregularity report {pir}

{traveller} came in on {flight} of {day} from {from} to {to}. The piece with tag {tag}, {bag=a blue hard shell on four wheels|a green army duffel|a brown leather case|a black trolley with a red ribbon|a golf bag}, {weight}, {what?was not on the belt and is thought to be on a later plane~came with one wheel off and the side split~has not been traced anywhere and must be given up}. {locked!It was locked|A strap with a lock was round it~It had no lock|It was not locked}.
+++
## Inside, as told
%inside 2..5
What | Worth
{inside.what=walking boots|camera|gift for mother|suit|medicine|toy train|charger} | {inside.worth}
%%
+++
Bring to {hotel}, {stay}; ring {phone} first. {courier} will drive it out.
{kit!A pouch with toothbrush and T-shirt was handed over|Night things given~No night things were given|The guest wanted no overnight pouch}.[ {advance} paid out in cash against signature.]
Write to the claims office by {until}.
{agent}, desk {:number:1..9}
~ Cover under the Convention ends at about {:money:1000..1700} per person.

== en visa_invitation_letter
q host person; inviter, host_name
q host_home address; host_address, where_guest_stays
q guest person; invitee, visitor, guest_name
q passport id:@#######; passport_number, travel_document
q nation country; nationality, citizen_of
q guest_born date; date_of_birth, guest_dob
q arrive date; arrival, enters_on
q leave date; departure, leaves_on
q embassy company:Consulate General in {}/Embassy, {}/Visa Office {}; addressee, mission
q kin choice:parent/friend/colleague; relationship, relation
q works company:{} Hospital/{} University/{} Systems/{} Council; host_employer, employer_of_host
q job job; occupation_of_host, host_profession
q income money:22000..95000; annual_income, yearly_income
q pays flag; host_bears_costs, sponsor; whether the one who invites pays for the stay
q insured flag; medical_insurance_taken, travel_insurance; whether there is cover for illness
q insurer company:{} Travel Cover/{} Assist/{} Health; insurance_company, cover_by
q event phrase; purpose, reason_for_visit
q status phrase; residence_status, immigration_status; on what ground the one who invites lives here
q lawyer person; witnessed_by, solicitor; who saw the signing
q signed date; letter_date, dated
a flight id; flight_number, booking_code
a previous date; previous_visit, last_entry
a guest_job job; guest_occupation, profession_of_guest
---
> {host}
> {host_home}
> {signed}

To the {embassy}

Dear Sir or Madam,

# Invitation for {guest}

I work as {job=staff nurse|lecturer in physics|bus engineer|pharmacist|data analyst} with {works}, live here as {status=a citizen|a permanent resident|the holder of a skilled worker visa|a settled person} and earn {income} a year. I should like {guest}, {kin?who brought me up~with whom I have been close since our school days~with whom I work on a joint project}, to visit me.
= Born: {guest_born}
= Citizen of: {nation}
= Passport: {passport}
= Coming: {arrive}
= Leaving: {leave}
The reason is {event=my wedding|the birth of our child|a graduation|a family holiday|a workshop}. The guest will sleep at my house, which has {:number:2..5} bedrooms.
+++
{pays!I shall bear the fare, food and all other costs|All expenses are mine~The visitor pays for the journey and the stay out of own means|I am not paying for the trip; my guest has savings}. {insured!Cover for illness has been bought|A health policy for the whole stay is enclosed~Cover for illness has not yet been bought|There is no health policy as yet}[ (we like {insurer})].
+++
Please call me on {:phone} should anything be unclear.

Signed in the presence of {lawyer}, {:city}
== en probation_review_memo
q employer company:{} Systems/{} Care Homes/{} Brewery/{} Insurance Services; organisation, company
q employee person; probationer, staff_member, about
q post job; job_title, position
q dept phrase; department, unit, team
q manager person; reviewer, line_manager, assessed_by
q partner person; hr_business_partner, copied_to, cc
q buddy person; mentor, assigned_colleague; colleague who showed the ropes
q joined date; start_date, hire_date
q met date; review_meeting, meeting_date
q effective date; confirmed_from, takes_effect
q outcome choice:confirmed/extended/terminated; decision, result_of_probation
q extension number:4..12; extra_weeks, extended_by; further weeks of trial
q raise money:500..3000; salary_increase, uplift; rise in yearly pay
q salary money:21000..58000; current_salary, annual_pay; pay at present
q training phrase; training_need, course_agreed, development
q by date; training_deadline, complete_by
q remote flag; home_working, may_work_remotely
q concerns flag; attendance_concerns, absence_issue
q staff_id id:P-####; personnel_number, employee_no
a appeal date; appeal_deadline, contest_by
a union company; trade_union, represented_by
a born date; date_of_birth, dob
---
INTERNAL - IN CONFIDENCE

From: {manager}
To: {employee} ({staff_id})
Copy: {partner}, HR
Subject: End of probationary period

{employee},

further to our meeting on {met}, here is the formal outcome. You joined {employer} on {joined} as {post=claims handler|night care assistant|QA engineer|cellar technician|receptionist} in {dept=Customer Operations|Elm Wing|Platform Tools|Production|Front of House}[, with {buddy} as your buddy].
{outcome?I am delighted to make your appointment permanent~We agreed that more time is needed before a decision can be taken~Regrettably we have decided not to keep you on}, with effect from {effective}.
+++
= Present salary: {salary}
?= Increase: {raise} a year
?= Further review after: {extension} weeks
+++
What I noted: {concerns!three Mondays missed without a call, which we need to put right|timekeeping has been a worry~your attendance gives no cause for comment|there are no issues with absence}. {remote!You may work from home two days a week as agreed|Laptop days at home are fine by me~For now the role has to be done on site|Working from home was discussed but cannot be offered}.
?Please complete {training=the manual handling course|the data protection module|level 2 food safety|advanced Excel} by {by}.
Average score across the team was {:percent} this quarter.

{manager}

== en disciplinary_hearing_invite
q employer company:{} Supermarkets/{} Buses/{} Packaging/{} NHS Trust; company, issued_by
q employee person; addressee, accused_employee
q alleged phrase; allegation, charge, subject_matter
q happened date; incident_date, date_of_alleged_act
q hearing date; hearing_date, meeting_on
q at time; meeting_time, hour
q room company:{} House/{} Depot/{} Suite; location, venue
q chair person; hearing_manager, chaired_by, decision_maker
q note person; note_taker, minutes_by
q investigator person; investigating_officer, fact_finder
q witness person; company_witness, called_witness; who will be heard about it
q suspended flag; suspended, kept_away_from_work
q companion flag; may_be_accompanied, companion_allowed
q worst choice:dismissal/final written warning/demotion; possible_sanction, maximum_outcome
q pages number:4..60; evidence_pages, bundle_size
q reply date; confirm_by, respond_before
q union company:{} Workers' Union/Transport Union {}/United Staff of {}; trade_union, employee_organisation
q case id:DC/##/###; case_number, reference
q author person; signed_by, hr_adviser
q policy short; policy_section, clause
a outcome phrase; decision, finding
a appeal date; appeal_date, appeal_heard
a pay money; pay_loss, deduction
---
{employer}
Human Resources || {case}

Private and confidential, by hand
{employee}

> {:date}

Dear {employee}

# Invitation to a disciplinary hearing

I am writing to ask you to attend a hearing on {hearing} at {at} at {room}. It will consider the allegation that on {happened} you {alleged=left the till unattended|used a mobile phone at the wheel|falsified a delivery sheet|were rude to a visitor|fell asleep on a night shift}, contrary to section {policy=4.2|7|9b|11.3} of our rules.
{chair} will conduct the hearing and {note} will take notes. {investigator} will set out what was found; the papers, {pages} pages, are enclosed.[ We intend to call {witness}.]
+++
You should know that if the allegation is upheld, {worst?you may lose your job~the most serious warning short of losing your job may be put on your file~you may be moved to a lower grade}. {companion!You have the right to bring a colleague or an official with you|A workmate may sit beside you~As this is only fact finding, you attend on your own|You may not be accompanied at this stage}. {suspended!Until then please stay away on full pay|You remain suspended, which is not a punishment~You may carry on working as usual in the meantime|We have not suspended you}.
A copy goes to {union}.
+++
Please let me know by {reply} that you will attend. Support is available on {:phone}.

Yours sincerely
{author}
HR Adviser

== en codicil_to_will
q testator person; maker, person_making_will
q home address; address_of_testator, residence
q will_date date; date_of_will, original_will_signed; day of the will that is changed
q signed date; codicil_date, executed
q number choice:first/second/third; codicil_number, ordinal; which addition to the will it is
q executor person; new_executor, appointed_executor; who shall now carry out the will
q former person; removed_executor, replaced_person; who shall no longer carry it out
q niece person; legatee, beneficiary_of_money; who gets a sum of money
q sum money:500..25000; legacy, pecuniary_gift
q friend person; recipient_of_item, beneficiary_of_object; who gets a thing
q thing phrase; specific_gift, bequeathed_item
q charity company:{} Hospice/{} Lifeboat Station/{} Cats' Home/{} Cathedral Choir; charitable_beneficiary, residue_to
q share percent; residue_share, portion; part of what remains that goes to the charity
q lawyers company:{} & {} Solicitors/{} Probate LLP/{} Wills; drafted_by, law_firm, held_at
q burial choice:burial/cremation; funeral_wish, disposal
q revoked flag; earlier_gift_cancelled, revokes_clause; whether an earlier gift is taken away
q w1 person; first_witness, witness_one
q w1_job job; first_witness_occupation, job_of_witness
q w2 person; second_witness, witness_two
a probate date; probate_granted, grant_date
a estate money; estate_value, net_worth
a spouse person; spouse, husband_or_wife
---
# Codicil

I, {testator}, of {home}, declare this to be the {number?only codicil so far to my will, no other having gone before it~codicil which follows one earlier codicil to my will~codicil which follows two earlier codicils to my will}, made on {will_date}.

1. In place of {former} I appoint {executor} to be my executor.
2. I give {sum} free of tax to {niece}[, in addition to the {:money:100..499} given to each godchild].
3. I give my {thing=grandmother clock|stamp albums|violin and bow|garnet brooch|workshop tools} to {friend}.
4. Of the residue, {share} shall pass to {charity}.
5. {revoked!The gift of the boat house in clause 6 shall no longer take effect|I cancel clause 9 of my will~No gift made in my will is taken away by this paper|All gifts in my will remain as they are}.
?6. {burial?I wish to be laid in the earth beside my parents~I wish my ashes to be scattered at sea}.
In all other respects I confirm my will.

Signed on {signed} in our joint presence and then by us in the presence of the testator:
{w1}, {w1_job=postman|retired teacher|care assistant|butcher|dental nurse} || {w2}
~ Prepared and kept by {lawyers}, strong room box {:number:12..900}, charge {:money:60..240}

== en house_valuation_letter
q valuer_firm company:{} Surveyors/{} & Partners Valuers/{} Property Consultants; surveying_firm, prepared_by
q valuer person; surveyor, inspected_by, author
q rics id:0######; member_number, valuer_registration
q lender company:{} Building Society/{} Bank/{} Mortgages; client, instructing_party, commissioned_by
q buyer person; borrower, purchaser
q seller person; vendor, present_owner
q house address; property, subject_property
q visited date; inspection_date, seen_on
q value money:120000..990000; market_value, opinion_of_value
q asked money:120000..990000; asking_price, listed_at
q rebuild money:150000..800000; reinstatement_cost, insurance_value
q built year; year_of_construction, built_in
q area unit:m² 48..260; floor_area, internal_area
q beds number:1..6; bedrooms, sleeping_rooms
q damp flag; damp_found, moisture_problem
q knot flag; knotweed, invasive_plants
q defect phrase; main_defect, repair_needed
q retain money:1000..12000; retention, held_back; what the bank should hold back until repairs are done
q condition choice:good/fair/poor; overall_condition, state_of_repair
q ref id:V/####/##; valuation_reference, case_no
q agent company:{} Estates/{} Homes/{} Realty; estate_agent, keys_from
q report date; report_date, signed_on
a rent money; rental_value, monthly_rent
a tax short; council_tax_band, tax_class
a sold date; previous_sale, last_sold
---
{valuer_firm} || {ref}
# Mortgage valuation
prepared for {lender}

= Borrower: {buyer}
= Property: {house}
= Seller: {seller}
= Inspected: {visited}[, keys from {agent}]

Built about {built}, {area} over two floors, {beds} bedrooms. {condition?Well kept throughout and needing nothing but paint~Wear in keeping with its age; some works within five years~Neglected: roof, wiring and windows all call for money}. {damp!Readings at the foot of the rear wall were high|The meter showed moisture in the bay~The meter found the walls dry|No rising moisture was found}. {knot!Knotweed stands along the railway fence|Stems of Japanese knotweed were seen next door~We saw no knotweed|None of the plants that lenders worry about was seen}.
+++
## Figures
On offer at {asked}. In our opinion it would fetch {value} on the open market. For fire insurance take {rebuild}.
?We advise holding back {retain} until {defect=the leaning chimney|the flat roof|the cracked lintel|the old wiring|the blocked gutters} has been seen to.
+++
~ For the lender only. Nearby sales: {:money:120000..990000}, {:money:120000..990000}.
{valuer}, MRICS {rics}
{report}

== en tenant_reference_request
q agent company:{} Lettings/{} Residential/{} Property Management; letting_agent, sent_by
q applicant person; prospective_tenant, about
q flat address; property_applied_for, new_home
q former person; previous_landlord, completed_by, referee
q old_home address; previous_address, former_home
q from date; tenancy_from, moved_in
q to date; tenancy_to, moved_out
q old_rent money:450..1900; previous_rent, paid_then
q new_rent money:500..2400; rent_applied_for, monthly_rent
q late number:1..6; late_payments, times_late
q arrears flag; rent_owing, arrears_outstanding
q pets flag; pets_kept, animals
q damage phrase; damage_noted, remarks
q again flag; would_let_again, recommend
q employer company:{} Tech/{} Schools/{} Kitchens/{} Freight; employer, works_for
q checker person; referencing_clerk, handled_by
q insurer company:{} Rent Guard/{} Landlord Insurance/{} Guarantee; rent_guarantee, insured_with
q smokes choice:smoker/non-smoker/not known; smoking, smoker_status
q sent date; request_date, asked_on
q back date; completed_on, reply_date
q ref id:TR####; file_number, application_id
a deposit money; deposit, deposit_held
a guarantor person; guarantor, stands_surety
a income money; annual_income, salary
---
{agent} || {ref}
> {sent}

Dear {former}

{applicant} has asked to rent {flat} at {new_rent} a month and names you as the last landlord. May we trouble you to fill in what follows? {checker} will treat it in confidence.

# Landlord's reference
= Address let: {old_home}
= From: {from}
= To: {to}
= Rent each month: {old_rent}
?= Late with the rent: {late} times
?= Left behind: {damage=scratched worktop|a broken blind|nail holes|nothing at all|burnt carpet by the door}

{arrears!Some rent is still owing|A month was never paid~All rent was paid up|Nothing is owing}. {pets!There was a cat, which was news to me|They kept two ferrets~No animals that I knew of|They had no pets}. {smokes?I often found ash on the sill~Nobody lit up in the flat~I could not say whether they light up}.
{again!I would have them back like a shot|Happy to let to them again~I would think twice, and then say no|No, I should not let to them again}.

Signed by the landlord, {back}
~ Employer ({employer}) answered separately. Needed for {insurer}. Agents' fee {:money:20..60}, tenants pay nothing.

== en train_delay_compensation
q railway company:{} Rail/{} Trains/{} Express/{} Railways; operator, company
q traveller person; claimant, passenger
q claim id:DR-########; claim_number, case_id
q train_day date; journey_date, travelled_on
q from city; origin, boarded_at
q to city; destination, travelled_to
q due time; scheduled_arrival, should_have_arrived
q came time; actual_arrival, arrived
q minutes number:16..190; delay_minutes, minutes_late
q cause phrase; reason_for_delay, cause
q fare money:8..190; ticket_price, paid_for_ticket
q refund money:4..180; compensation, payout, amount_awarded
q share percent; rate_of_refund, portion
q how choice:bank transfer/voucher/card refund; payment_method, paid_by
q granted flag; claim_accepted, approved
q fault company:{} Infrastructure/Network {}/{} Track; responsible_party, track_owner
q agent person; adviser, handled_by
q filed date; claim_date, received
q ticket id:@@@#####; ticket_number, booking_reference
q taxi money:10..90; extra_costs, taxi_refund; what is given for the ride home
q watchdog company:{} Rail Ombudsman/Passengers' Council {}/{} Transport Users; escalation_body, complain_to
a seat short; seat, reserved_seat
a iban iban; account, bank_account
a card id; card_number, railcard
---
{railway}
Delay Repay || {claim}

Dear {traveller},

Thank you for your claim of {filed} regarding your journey from {from} to {to} on {train_day} (ticket {ticket}, {fare}).
Our records show that the train due at {due} got in at {came}, {minutes} minutes late, because of {cause=a signal failure|a swan on the line|a broken rail|a missing driver|flooding near a tunnel}, for which {fault} is answerable to us.
{granted!I am pleased to say that your claim meets the rules|Your claim is successful~I am sorry, but the claim falls outside the rules and what follows is a gesture only|We cannot accept it as of right, and make the payment below out of goodwill}: {refund}, which is {share} of the fare. {how?It will reach your account in five working days~You will find a slip to spend at any of our ticket offices~It goes back to the plastic you paid with}.
?As you missed the last bus we also meet {taxi} for a cab.
+++
If you disagree, please reply within {:number:10..40} days, or turn to {watchdog}.
Kind regards
{agent}
Customer Relations
~ In {:month} {:percent} of our trains were on time.

== en fishing_permit_day
q club company:{} Angling Club/{} Anglers' Association/{} Fishery; issuing_club, fishery
q angler person; holder, fisher
q permit id:DT#####; ticket_number, permit_no
q licence id:L####-####; rod_licence, state_licence
q water company:River {}/{} Reservoir/Lough {}/{} Pond; water_body, where_fished
q stretch phrase; beat, section_of_bank
q day date; valid_on, date_of_permit
q dawn time; from_time, may_start
q dusk time; to_time, must_stop
q price money:6..60; ticket_price, paid
q rods number:1..4; max_rods, rods_allowed
q bag number:1..6; bag_limit, max_fish; how many fish may be kept
q size unit:cm 20..50; minimum_size, shortest_fish; under which fish go back
q species phrase; species_open, fish
q method choice:fly only/spinning/bait; permitted_method, how
q night flag; night_fishing, overnight_allowed
q boat flag; boat_allowed, from_boat
q keeper person; bailiff, water_keeper
q keeper_phone phone; bailiff_phone, report_poaching
q shop company:{} Tackle/{} Country Store/{} Post Office; sold_at, outlet
q owner company:{} Estate/{} Water Company/{} Castle Trust; riparian_owner, rights_held_by
q guest person; guest, accompanied_child
a catch number; catch, fish_caught
a car id; car_plate, vehicle
a season date; season_ends, close_season
---
# {club}
^ DAY TICKET {permit}

{angler} may fish {water}, {stretch=both banks from weir to bridge|the upper beat|pegs 12 to 30|the north shore|the mill pool}, on {day}, not before {dawn} and not after {dusk}.
= Rod licence: {licence}
= Rods: {rods}
= Fish: {species=brown trout|carp|pike and perch|grayling|sea trout}
= To be kept, at most: {bag}
= Return all below: {size}
?= With child: {guest}

{method?Artificial flies and nothing else~Spoons and plugs that are drawn through the water~Worm, maggot or bread}. {boat!The punt may be used|You may go out in the green boat~From the bank only|No boats}. {night!You may stay out through the dark hours with a bivvy|Overnight sessions allowed on this ticket~Nobody may fish through the night|Off the water at dusk, no staying over}.
+++
Paid {price} at {shop}[; season tickets {:money:80..300}]. Fishing rights by courtesy of {owner}.
Show this to {keeper} when asked. Saw poachers? {keeper_phone}
~ Catch returns by {:date}, please, blanks too.

== en scout_camp_info
q troop company:{} Scout Group/{} Sea Scouts/{} Girl Guides/{} Cub Pack; group, organiser
q camp phrase; camp_name, event
q site company:{} Wood/{} Farm/{} Island/{} Valley; campsite, location
q owner person; landowner, site_warden
q leader person; camp_leader, in_charge
q medic person; first_aider, medical_lead
q cook person; quartermaster, catering_by
q out date; departure, starts
q home date; return, ends
q gather time; meet_at, departure_time
q where company:{} Scout Hut/{} Station/{} Harbour/{} Church; meeting_point, leave_from
q cost money:35..280; price_per_scout, camp_fee
q deposit money:10..60; deposit, first_instalment
q pay_by date; balance_due, pay_rest_by
q phone phone; camp_phone, emergency_number
q sleep choice:tents/bunkhouse/hammocks; accommodation, sleeping
q phones flag; phones_allowed, mobile_phones
q knives flag; knives_allowed, bring_penknife
q boat company:{} Ferries/{} Boats/{} Coaches; transport, carried_by
q limit number:12..60; places, max_children
l kit; packing_list, equipment; what to pack
c kit.what phrase; item, article
c kit.count number:1..5; quantity, pieces
a insurance id; insurance_number, policy
a badge phrase; badge, award
a visitors date; visiting_day, parents_day
---
^ {troop}
# {camp=Midsummer Camp|Raft Week|Badger Weekend|Night Hike Camp|Island Camp} at {site}

Hello all,
we are off again! Be at {where} on {out} at {gather}; {boat} will bring us over. Home again {home}, tired and dirty. We have {limit} places.
{sleep?Four to a canvas, as ever~Beds under a proper roof this time~Everyone slings a bed between two trees}. {leader} is in charge, {cook} runs the kitchen and {medic} has the plasters.[ {owner} lets us use the field again, bless her.]
+++
## In the rucksack
%kit 3..6
What | How many
{kit.what=warm jumper|socks, pairs|torch|plate, bowl and mug|waterproof|sleeping bag|swimming things|tea towel} | {kit.count}
%%
{phones!Phones may come, switched off by day|You can bring a telephone at your own risk~Leave telephones at home; we have one|No phones, no exceptions}. {knives!Those with the badge may bring a penknife|Folding knives are fine~No knives of any kind|Blades stay at home}.
+++
## Money
{cost} each, of which {deposit} now and the rest by {pay_by}. Nobody stays at home for want of money: have a quiet word.
In need: {phone}. Hut cleaning is on {:date}.
== en piano_tuning_card
q tuner person; technician, tuned_by, craftsman; who tuned it
q firm company:{} Pianos/{} & Son, Piano Tuners/{} Keyboard Services; business, workshop; firm of the one who tuned
q client company:{} Arts Centre/{} School of Music/St {}'s Hall/{} Hotel; customer, instrument_at, owner; house where the instrument stands
q contact person; caretaker, opened_up_by, contact_on_site; who let the tuner in
q make phrase; maker_and_model, instrument; what instrument it is
q serial id:######; serial_number, instrument_number; number cast into the frame
q built year; year_of_manufacture, built_in
q done date; visit_date, tuned_on; when it was tuned
q due date; next_visit, recommended_next; when it should be done again
q pitch unit:Hz 428..444; found_at, pitch_before; how high the A was before
q left unit:Hz 438..443; set_to, pitch_after; how high the A is now
q humidity percent; room_humidity, relative_humidity
q strings number:1..5; strings_replaced, new_strings; how many strings were renewed
q fault phrase; defect, problem_found; what was wrong
q charge money:60..240; fee, price_of_visit; what this visit costs
q quote money:300..4000; estimate, repair_quote; what mending would cost
q moved flag; recently_moved, relocated; whether the instrument was shifted lately
q use choice:concert/teaching/private; usage, purpose_of_instrument; what it is used for
q concert date; next_concert, needed_for; when it is played in public
q artist person; soloist, performer; who will play it
a insured money; insured_value, worth
a warranty date; warranty_until, guarantee_ends
a dealer company; bought_from, dealer; who sold the instrument
---
{firm} || {done}

# Tuning card: {client}
= Instrument: {make=Broadwood upright|Yamaha C3|Bechstein A 124|Kawai GX-2|Steinway model O}
= No.: {serial}
= Year: about {built}
{use?It stands on the platform and is heard by paying audiences~It is hammered by pupils eight hours a day~It is played at home of an evening, for pleasure}. {contact} opened up.
+++
A stood at {pitch}, now {left}. Hygrometer {humidity}.[ {strings} strings renewed in the top octave.] {moved!It had been pushed to the other end of the room, which never helps|The lid shows it was shifted not long ago~It has not been shifted since my last visit|Nobody has moved it}.
?Found: {fault=two sticking keys|a cracked bridge|moth in the dampers|loose pins in the bass|a squeaking pedal}. To put that right would cost {quote}.
+++
?I shall look in again before {artist} plays on {concert}.
= Today: {charge}[, mileage {:money:5..25} incl.]
= Again: {due}
{tuner}
~ Member of the tuners' guild since {:year}

== en host_family_placement
q school company:{} Language School/{} International College/English in {}; language_school, placed_by, organiser; school that sends the guest
q student person; guest, exchange_student, learner; young person who comes to stay
q nation country; home_country, student_from; where the guest comes from
q born date; date_of_birth, student_dob
q host person; host_parent, family_contact; who takes the guest in
q house address; host_address, homestay_address
q host_tel phone; family_phone, host_mobile
q arrive date; arrival, stays_from
q leave date; departure, stays_until
q flight id:@@###; flight_number, arriving_on
q lands time; landing_time, arrives_at; when the plane comes in
q pickup choice:taxi/host family/school minibus; transfer, collected_how; how the guest is fetched
q course phrase; course, class_booked
q board choice:breakfast only/half board/full board; meals, catering
q pay money:120..280; weekly_payment, paid_to_host; what the host gets a week
q allergy phrase; diet, dietary_needs
q pets flag; pets_in_home, animals; whether there are animals in the house
q share flag; shares_room, other_student; whether the guest shares a room
q bus id:##@; bus_route, bus_line; bus to the school
q officer person; accommodation_officer, arranged_by
q night phone; emergency_phone, out_of_hours
q parent person; legal_guardian, signed_for_minor; who is answerable at home
a passport id; passport_number, travel_document
a level short; english_level, cefr
a deposit money; deposit, security
---
# {school}
## Your next guest

Dear {host},

thank you for having us again. From {arrive} until {leave} you will be joined at {house} by
= Name: {student}
= Born: {born}
= From: {nation}
= Here for: {course=General English, mornings|Exam preparation|Football and English|Business English}
?= At home, ask for: {parent}
+++
{board?Give them something in the morning; the rest of the day they see to themselves~Something in the morning and a hot supper, please~Morning, a packed lunch and a hot supper, please}.[ Take note: {allergy=no pork|coeliac|vegan|allergic to peanuts|no dairy}.] {share!There will be a second learner in the same room|Two beds are needed, as another learner shares~A room of their own, please|Nobody else will sleep in that room}. {pets!Yes, they know about your dog and are glad|Your two cats were mentioned and are no trouble~We told them that you keep no animals|A home without animals, as you said}.
Flight {flight} lands at {lands}; {pickup?a cab with our sign will bring them to your door~we count on you to be at the barrier~our driver collects them with the others}. Bus {bus} stops at the corner.
+++
You receive {pay} a week, sent each Friday. Should the sky fall in at night: {night}, not the office number {:phone}. They will ring you on {host_tel} beforehand.

{officer}, Accommodation
{:date}

== en bird_ringing_recovery
q scheme company:{} Ringing Scheme/{} Bird Observatory/Ornithological Trust {}; ringing_centre, issued_by; office that keeps ringing records
q ring id:@@#####; ring_number, band
q bird phrase; species, kind_of_bird
q ringer person; ringed_by, bander; who put the ring on
q ringed date; ringing_date, banded_on; when the ring was put on
q ring_place city; ringed_at, place_of_ringing
q finder person; found_by, reporter; who came across the bird later
q found date; recovery_date, date_found
q found_place city; finding_place, recovered_at; where it was come across
q found_land country; finding_country, country_of_recovery
q distance unit:km 12..6800; distance_moved, flown; how far apart the two places are
q days number:12..3600; elapsed_days, interval; days between ringing and finding
q sex choice:male/female/unknown; sex, sex_of_bird
q wing unit:mm 60..310; wing_length, wing
q weight unit:g 9..880; mass, body_weight
q alive flag; alive, released_again; whether the bird was living when found
q how phrase; finding_circumstances, cause
q group company:{} Ringing Group/{} Wader Study/{} Bird Club; ringing_group, local_group
q office person; recoveries_officer, signed_by
q letter id:R/####/##; report_number, reference
a nest id; nest_number, nestbox
a permit id; ringer_permit, licence
a temp unit; temperature, weather
---
{scheme} || {letter}
^ {:street}, {:city}

Dear {finder},

# What we know about your bird

Thank you for writing to us about ring {ring}. It was put on {bird=an oystercatcher|a barn owl|a swallow|a black-headed gull|a pied flycatcher|a dunlin} by {ringer}[ of {group}] at {ring_place} on {ringed}. {sex?It was a cock bird in full plumage~It was a hen with a brood patch~It could not be told whether it was cock or hen}; wing {wing}, {weight}.
You came across it at {found_place} in {found_land} on {found}: {days} days later and {distance} away[, {how=hit by a car|caught by a cat|ring read through a telescope|found under a window|tangled in netting}].
{alive!It is good to hear that it flew off in fine fettle|How nice that it could be let go again~Sad though it was to find it dead, such finds teach us much|We are sorry that it had not survived}.
+++
Fewer than one in {:number:50..400} small birds is ever heard of again. The oldest of its kind lived {:number:9..40} years.

Yours sincerely
{office}
{:date}

== en food_bank_voucher
q bank company:{} Food Bank/{} Larder/St {}'s Pantry; food_bank, redeem_at; where the food is handed out
q agency company:{} Advice Centre/{} Housing Association/{} Health Visitors/{} Jobcentre; referring_agency, issued_by; body that gave the slip
q worker person; referrer, caseworker, issued_by_person; who filled it in
q client person; beneficiary, for, head_of_household
q code id:@####-#####; voucher_code, slip_number
q day date; issue_date, written_on
q until date; valid_until, use_by
q adults number:1..4; adults, grown_ups
q kids number:1..6; children, minors
q crisis choice:benefit delay/low income/debt; cause_of_crisis, reason; why help is needed
q before number:1..5; previous_vouchers, times_helped; how often they had one this year
q cook flag; can_cook, cooking_facilities; whether they can heat food
q nappies flag; baby_items, nappies_needed; whether things for a baby are needed
q diet phrase; dietary_needs, diet
q packer person; packed_by, volunteer
q greeter person; welcomed_by, session_lead; who talked with the guest
q weight unit:kg 8..45; weight_given, parcel_weight
q school company:{} Primary/{} Infants/{} Academy; school_of_children, pupils_at
q next_step phrase; signposted_to, advice_given
l bags; parcel, contents, items
c bags.what phrase; item, food
c bags.count number:1..6; quantity, tins
a income money; weekly_income, income
a address address; home_address, residence
a phone phone; client_phone, mobile
---
{agency} || {code}
# Food voucher for {bank}

= Name: {client}
= In the household: {adults} grown, {kids} under 16
?= Eats: {diet=halal|no gluten|vegetarian|diabetic}
= Written: {day} by {worker}
= Not after: {until}

Reason: {crisis?money from the state has not come through yet~there is work, but the wage does not stretch to the end of the month~loans and bills eat up everything that comes in}. They have had {before} this year. {cook!There is a stove that works|Can heat food~No stove and no kettle: cold food only|Cannot heat anything at present}. {nappies!Needs size 4 nappies and wipes|There is a little one in nappies~Nothing for babies is wanted}.[ Children go to {school}.]
+++
## For the hall
%bags 3..6
Packed | No.
{bags.what=soup|beans|long-life milk|cereal|rice|tinned fish|biscuits|tea bags} | {bags.count}
%%
Together {weight}, packed by {packer}; {greeter} sat down with them over a cup of tea.
?Told about: {next_step=the debt clinic|school meals|the fuel fund|the repair café}
~ Doors close {:time}. Stock count {:date}.

== en twin_town_visit_programme
q town city; host_town, hosts
q guests city; visiting_town, twin_town, partner_town
q association company:{} Twinning Association/Friends of {}/{} Town Link; organised_by, committee
q mayor person; host_mayor, mayor_of_host
q their_mayor person; visiting_mayor, head_of_delegation
q chair person; association_chair, contact
q mobile phone; contact_phone, during_visit
q since year; twinned_since, charter_year
q arrive date; arrival_date, first_day
q leave date; departure_date, last_day
q size number:8..60; delegation_size, number_of_guests
q coach company:{} Coaches/{} Minibuses/{} Travel; transport_by, bus_company
q hotel company:Hotel {}/The {} Lodge/{} Inn; official_hotel, mayor_stays; where the officials sleep
q stay choice:host families/hotel/hostel; accommodation, lodging; how the others are lodged
q gift phrase; present, gift
q interpreter person; interpreter, language_help
q speech language; language_of_speeches, spoken_language
q cost money:20..180; cost_to_members, share_per_host; what each host pays
q signed flag; charter_renewed, agreement_signed; whether a paper will be signed
q rain flag; indoor_alternative, wet_plan; whether there is a plan for rain
l events; programme, agenda, timetable
c events.when time; at, starts
c events.what phrase; event, activity
c events.where company:{} Park/{} Hall/{} School/{} Brewery; venue, place
a sponsor company; sponsor, funded_by
a next date; return_visit, next_exchange
a budget money; total_budget, expenditure
---
# {town} welcomes {guests}
^ Programme of the visit, put together by {association}

{size} friends reach us on {arrive} with {coach} and leave on {leave}. We have been partners since {since}. {mayor} will greet {their_mayor} on the Town Hall steps; speeches are in {speech}[, with {interpreter} to help].
+++
%events 3..6
At | What | Where
{events.when} | {events.what=tree planting|tea with the choir|boules match|tour of the works|farewell dinner|concert|market stroll} | {events.where}
%%
{rain!Should it rain, the sports hall has been booked|In the wet everything moves indoors~We have nowhere to go if it rains, so bring a brolly|There is no plan for rain}. {signed!Both will put their names to a fresh charter|The friendship is renewed in writing this time~Nothing will be signed this time|There is no charter to sign on this visit}.
+++
## For those who help
Officials sleep at {hotel}. The others: {stay?one or two with each of you at home~rooms in town that we pay for~bunks at the youth house}. Please put {cost} into the kitty.
?Present: {gift=a bench|a slate clock|a framed map|a cask of ale|an apple tree}
Lost? {chair}, {mobile}
~ Tidying up on {:date}, {:time}, many hands please.

== en noise_complaint_letter
q council company:{} Environmental Health/{} City Council/{} District; authority, sent_by
q maker person; alleged_source, addressee, occupier; person from whose home the noise comes
q noisy street; source_address, property_concerned
q officer person; case_officer, investigating_officer
q case id:EH-######; case_number, reference
q noise phrase; type_of_noise, nuisance, subject
q first date; complaint_received, first_report
q diary number:5..40; log_entries, incidents_logged; how often it was written down
q night time; usual_start, begins_about; when it usually starts
q measured unit:dB 38..78; measured_level, sound_level; how loud it was
q meter_on date; measurement_date, recorder_installed
q landlord company:{} Homes/{} Housing Trust/{} Estates; housing_provider, property_owner
q housing person; housing_officer, landlord_contact
q mediator company:{} Mediation/Good Neighbours {}/{} Talk; mediation_service, offered_help
q fine money:500..5000; maximum_fine, penalty
q anonymous flag; complainant_named, identity_disclosed; whether the letter says who complained
q notice flag; abatement_notice_served, formal_notice; whether a formal order is made
q step choice:warning/mediation/prosecution; next_step, action
q reply date; respond_by, answer_before
q dept phone; direct_line, contact_phone
q written date; letter_date, dated
a complainant person; complainant, reported_by; who complained
a hearing date; court_date, hearing
a seized phrase; equipment_seized, confiscated; what was taken away
---
{council} || {written}
Case {case} || {dept}

{maker}
{noisy}

Dear {maker}

# {noise=Loud music|Barking dogs|Drum practice|A car alarm|Parties in the yard|DIY at night}

I have to tell you that since {first} we have been receiving complaints about the above from your home, mostly from about {night} on. {anonymous!As you asked, I can say they come from the flat above|They were made by your neighbour on the left, who does not mind your knowing~I am not able to say who made them|We do not disclose who has complained}. A diary with {diary} entries has been handed in[, and a recorder put up on {meter_on} showed {measured} indoors with the windows shut].
+++
{notice!Enclosed is a formal order under the Act, which takes effect today|I am therefore serving an abatement notice~I am making no formal order at this point|This letter is informal and no notice is served}. {step?For now I only ask you to turn it down; if nothing changes I shall have to do more~I suggest that both sides sit down with somebody neutral~The file is going to our lawyers, who will take it to court}. The courts can fine up to {fine}.
Free help in talking to neighbours: {mediator}.
+++
Please ring or write by {reply}. A copy goes to {housing} at {landlord}.

{officer}
Environmental Health Officer
~ Out of hours service Friday and Saturday to {:time}

== en ombudsman_decision
q ombudsman company:{} Ombudsman Service/Public Services Ombudsman for {}/Financial Ombudsman {}; deciding_body, issued_by
q complainant person; complained, citizen, applicant
q body company:{} Bank/{} Energy/{} Council/{} Health Trust; respondent, complained_about
q case id:OMB-##-#####; complaint_number, reference
q issue phrase; complaint_about, subject
q event date; date_of_event, when_it_happened; when things went wrong
q came date; complaint_received, brought_on
q final date; decision_date, decided_on
q investigator person; adjudicator, looked_into_by; who first looked into it
q decider person; ombudsman_name, signed_by, decision_maker
q rep person; representative, acting_for_complainant
q upheld choice:upheld/partly upheld/not upheld; outcome, finding
q award money:50..3500; compensation, ordered_to_pay
q offered money:20..900; earlier_offer, offered_by_body; what the other side had offered before
q apology flag; apology_required, must_apologise
q change phrase; service_improvement, recommendation
q days number:14..42; comply_within, days_to_pay
q accept_by date; acceptance_deadline, accept_before
q late flag; accepted_out_of_time, time_limit_waived; whether it was taken on though too late
a lawyer company; law_firm, solicitors
a court id; court_case, claim_number
a policy id; account_number, policy_number
---
{ombudsman}
# Final decision {case}

{complainant} against {body}
?(speaking for the complainant: {rep})

## What it is about
{issue=A blocked account|An estimated bill|A lost planning file|A cancelled operation|A wrong credit mark}, on or about {event}. The complaint reached us on {came}. {late!That was after the usual year, but there were good reasons and I let it in|Strictly it came too late; I used my discretion to look at it all the same~It came in good time|There is no question of its being too late}.
{investigator} first gave a view, with which one side did not agree, so it was passed to me.
+++
## What I find
{upheld?The complaint is right on every point~The complaint is right on the delay but not on the rest~I see nothing that was done wrongly}. [The {:number:40..300} page file was read in full. ]An offer of {offered} had been made before.
+++
## What must happen
* Within {days} days {body} is to pay {award}, whether as redress or as already promised.
* {apology!A letter saying sorry, signed by a director, is to be sent|It must say sorry in writing~No letter of apology is called for|I do not ask for an apology}.
?* It should also {change=train its call staff|rewrite the leaflet|check similar bills|publish waiting times}.
To be binding, {complainant} must accept by {accept_by}.

{final}
{decider}
Ombudsman

== en community_garden_newsletter
q garden company:{} Community Garden/{} Orchard Project/{} Physic Garden; group, published_by
q issue number:8..96; issue_number, edition
q season phrase; season, period
q editor person; edited_by, newsletter_editor
q new_chair person; newly_elected, new_chairperson
q old_chair person; stepping_down, former_chair
q volunteer person; volunteer_of_the_season, thanked
q open date; open_day, public_day
q from time; open_from, gates_open
q plants money:200..2400; plant_sale_income, raised
q spent money:100..1900; spent_on, cost_of_purchase
q bought phrase; purchase, bought_with_money
q donor company:{} Timber/{} Builders' Merchants/{} Rotary Club; donor, given_by
q gift phrase; donation_in_kind, gift
q landlord company:{} Railway Land/{} Diocese/{} Borough; land_owner, leased_from
q lease year; lease_until, lease_ends
q vandal flag; vandalism, break_in; whether anybody did damage
q frost flag; frost_damage, crops_lost_to_frost
q members number:18..240; membership, number_of_members
q rate money:5..40; subscription, annual_dues
q school company:{} Primary School/{} Special School/{} Nursery; partner_school, children_from
q join choice:open/waiting list/closed; membership_status, can_join; whether new members can come
q mail email; contact_email, write_to
l jobs; tasks, to_do, workdays
c jobs.day date; on, workday
c jobs.what phrase; task, work
c jobs.lead first; led_by, in_charge
a bank iban; bank_account, iban
a charity id; charity_number, registration
a agm time; agm_time, meeting_time
---
# {garden}
^ News no. {issue}, {season=spring|early summer|harvest time|deep winter}

Dear diggers,
what a season. {old_chair} has hung up the wellies after nine years and {new_chair} takes the chair. The plant sale made {plants}; {spent} of it went on {bought=a polytunnel|a second-hand shredder|water butts|a bench for the pond|wheelbarrows}. {donor} gave us {gift=a load of sleepers|bark chippings|paint|forty paving slabs}, thank you! Without {volunteer} the compost would still be a heap of rubbish.
{vandal!Sadly somebody kicked in the shed door one night|We had visitors over the fence who pulled up the leeks~Nobody has climbed the fence or broken anything|We have been spared any damage by night}. {frost!A cold night in May took all the beans|The plum blossom froze~No crop was lost to the cold|The frost passed us by}.
+++
## Do come
%jobs 2..4 lines
{jobs.day}: {jobs.what=turn the heap|prune the apples|paint the shed|sow broad beans|clear the ditch}, with {jobs.lead}
%%
Gates open to all on {open}, from {from}. Children from {school} will sing.
+++
We are {members} now, at {rate} a year[ (last year {:number:10..200})]. {join?There is room, so bring a friend~Full up for now, but we take down names~We cannot take anyone on or put down any more names}. {landlord} has let us have the land until {lease}.
{editor} put this together: {mail}
== en hoa_violation_notice
q association company:{} Homeowners Association/{} Ranch HOA/The Villas at {} Association; hoa, community_association, sender; body that enforces the rules
q manager_co company:{} Community Management/{} Association Services/{} Property Group; management_company, managed_by; firm that runs things for the association
q owner person; homeowner, addressee, lot_owner
q lot address; property_address, violation_location
q lot_no short; lot_number, parcel
q ref id:V-####-##; violation_number, case_id
q what phrase; violation, infraction, subject
q rule short; ccr_section, governing_provision; paragraph of the rules that was broken
q seen date; observed_on, inspection_date
q fix date; cure_by, deadline_to_correct
q hearing date; hearing_date, board_hearing
q at time; hearing_time, starts
q fine money:25..500; fine_amount, assessed_fine
q daily money:5..50; daily_fine, per_day_after
q inspector person; observed_by, compliance_inspector
q manager person; community_manager, signed_by
q president person; board_president, presiding
q notice choice:first notice/second notice/final notice; notice_level, stage
q photo flag; photo_attached, photographic_evidence
q waived flag; fine_waived, fine_suspended
q clubhouse company:{} Clubhouse/{} Community Center/{} Pavilion; hearing_place, venue
q attorney company:{} Law Group/{} Legal PLLC/{} & {} PC; association_counsel, law_firm
a neighbor person; complainant, reported_by; neighbor who reported it
a dues money; monthly_dues, assessment
a lien id; lien_number, recording_number
---
^ {association}
^ c/o {manager_co}, {:street}, {:city}

{owner}
{lot} || Lot {lot_no}, {ref}

RE: {what=Trash cans visible from street|Unapproved fence color|RV parked overnight|Lawn above six inches|Holiday lights after season}

Dear {owner}:

{notice?This is a friendly reminder and the earliest letter you will get from us on this matter~We wrote to you about this once before and the problem is still there~No further letters will follow before enforcement begins}. During a drive-through on {seen}, {inspector} noted the condition above, which is contrary to section {rule=4.12|7(b)|9.3.1|11.5} of the covenants. {photo!A picture is enclosed|See the snapshot on the back of this letter~We have no picture to enclose|No photograph was taken}.
Please correct it by {fix}.
+++
## Fines
The schedule calls for {fine} plus {daily} for each day after. {waived!Because your record was clean until now the Board has decided not to collect it|The charge is suspended so long as this does not happen again~The charge has been posted to your account|This amount is now due}.
+++
## Your right to be heard
You may speak to the Board on {hearing} at {at} in the {clubhouse}; {president} will preside. Unresolved matters go to {attorney}.

{manager}, CMCA
~ Pool hours end at {:time}. Annual budget mailed {:date}.

== en housing_society_noc
q society company:{} Co-operative Housing Society Ltd/{} Heights CHS/Shree {} Apartments; housing_society, issued_by
q reg id:BOM/HSG/####; registration_number, society_reg_no
q member person; flat_owner, applicant, member_name
q flat short; unit, flat_number
q wing short; block, building_wing
q noc id:NOC/##/###; certificate_no, noc_number
q purpose choice:sale/mortgage/letting; reason_for_noc, noc_for; what the member wants to do with the flat
q other person; transferee, counterparty; buyer or tenant named by the member
q bank company:{} Housing Finance/{} Co-op Bank/Bank of {}; lending_bank, financed_by
q dues flag; dues_cleared, no_arrears; whether everything owed has been paid
q dispute flag; litigation_pending, legal_dispute
q transfer money:500..25000; transfer_fee, premium
q shares id:###-###; share_certificate_numbers, distinctive_numbers; numbers of the shares
q secretary person; hon_secretary, signed_by
q chair person; chairman, countersigned_by
q treasurer person; treasurer, accounts_verified_by
q passed date; resolution_date, committee_approved_on
q issued date; issue_date, dated
q valid number:30..180; valid_days, validity_in_days
q parking short; parking_slot, stilt_number
q area unit:sq.ft 380..1900; carpet_area, flat_area
q builder company:{} Builders/{} Constructions/{} Developers; developer, built_by
a pan id; pan_number, tax_id
a price money; sale_price, consideration
a police id; police_verification, verification_no
---
^ {society}
~ Regd. No. {reg} · {:street}, {:city} - {:zip}

Ref: {noc} || Date: {issued}

# TO WHOMSOEVER IT MAY CONCERN

This is to certify that {member} is a bonafide member of our society holding Flat No. {flat}, {wing} Wing, admeasuring {area} carpet, together with share certificate bearing distinctive numbers {shares}[ and stilt parking {parking}]. The building was constructed by {builder} in or about {:year}.

By resolution dated {passed} the Managing Committee has no objection to the said member {purpose?parting with the flat for good in favour of~creating a charge over the flat, the guarantor being~giving the flat on leave and licence to} {other}[, the finance being arranged through {bank}].
+++
1. {dues!Nothing is outstanding in the books as on date|All maintenance bills up to the last quarter stand paid~Two quarters' maintenance remain to be paid and must be cleared first|An amount is still outstanding against the flat}; verified by {treasurer}, Hon. Treasurer.
2. {dispute!A suit concerning this flat is pending, of which the parties are aware|The flat is subject matter of a case before the Co-operative Court~No suit or case is pending in respect of the flat|The flat is free from litigation to our knowledge}.
3. Fee of {transfer} shall be payable to the society.
4. This letter shall lapse on expiry of {valid} days.
+++
For {society}
{secretary}, Hon. Secretary || {chair}, Chairman
~ Monthly maintenance at present {:money:1500..9000}

== en strata_pet_approval
q plan id:SP #####; strata_plan, scheme_number
q building company:{} Towers/{} on the Park/{} Court; building_name, scheme
q manager_co company:{} Strata/{} Body Corporate Services/{} Owners Corp Management; strata_manager, managing_agent
q resident person; applicant, pet_owner
q landlord person; lot_owner, unit_landlord; owner of the flat when the applicant only rents
q unit short; lot, apartment
q pet first; animal_name, pet_called
q animal phrase; type_of_animal, breed
q kilos unit:kg 2..38; weight, animal_weight
q council_tag id:######; registration_tag, council_registration
q asked date; application_date, lodged
q met date; committee_meeting, considered_on
q approved flag; approved, permission_given
q votes number:3..9; votes_for, in_favour
q against number:1..4; votes_against, opposed
q bylaw short; by_law, rule_number
q bond money:100..600; pet_bond, security
q lift choice:allowed in lift/stairs only/carried in lift; lift_use, common_area_rule; how the animal may get up to the flat
q balcony flag; balcony_allowed, may_be_on_balcony
q review date; review_date, reconsidered_on
q chair person; committee_chair, chairperson
q manager person; strata_officer, signed_by
q vet company:{} Vet Hospital/{} Animal Clinic/{} Vets; certified_by_vet, veterinary_clinic
a levy money; quarterly_levy, strata_levy
a noise id; complaint_number, incident
a neighbour person; objector, neighbour
---
{manager_co}
ABN {:id:## ### ### ###}

{resident}, {unit}, {building}
{plan}

# Application to keep an animal

Dear {resident},

Your application of {asked} to keep {pet}, {animal=a staffy cross|an indoor cat|a cavoodle|a retired greyhound|a galah} ({kilos}, council tag {council_tag}), was considered by the strata committee on {met}.[ Your landlord, {landlord}, had agreed beforehand.]
{approved!The committee said yes|We are happy to advise that consent has been given~The committee was not able to agree to it|Consent has been withheld} ({votes} for, {against} against; {chair} in the chair).
+++
## By-law {bylaw=17|8A|22.3|5} in short
* {lift?Any animal may ride up and down on a lead~Animals use the fire stairs, the lift is off limits~In the lift the animal has to be in your arms or in a cage}
* {balcony!It may be left out on the balcony by day|Time on the balcony is fine while you are in~It must not be left on the balcony|The balcony is out of bounds for it}
* A bond of {bond} applies; cleaning of common carpet is charged at {:money:80..300}
?* Behaviour certificate from {vet} sighted
The decision will be looked at again on {review}.

Cheers,
{manager}
Strata Community Manager · {:phone}

== en school_transfer_certificate
q school company:{} Public School/Kendriya Vidyalaya {}/St {}'s Convent School/{} Vidya Mandir; school, issuing_school
q board company:{} Board of Secondary Education/Central Board {}/{} Council of Schools; affiliated_to, education_board
q affiliation id:21#####; affiliation_number, board_code
q tc id:TC/###/##; tc_number, certificate_number
q adm id:A-####; admission_number, register_no
q pupil person; student, name_of_pupil
q father person; fathers_name, father
q mother person; mothers_name, mother
q born date; date_of_birth, dob
q nation country; nationality, citizen_of
q joined date; date_of_admission, admitted_on
q class_in short; class_at_admission, first_class; class in which the pupil began here
q class_out short; last_class, class_last_studied
q left date; date_of_leaving, struck_off
q issued date; date_of_issue, certificate_date
q days number:120..230; working_days, days_open
q present number:80..220; days_attended, days_present
q why choice:parents moved/course completed/parents' wish; reason_for_leaving, leaving_reason
q conduct phrase; general_conduct, character
q fees flag; fees_paid, dues_cleared
q promoted flag; qualified_for_promotion, promoted
q ncc phrase; cadet_or_scout, extra_activity
q clerk person; prepared_by, office_clerk
q principal person; head_of_school, signed_by
q next company:{} International School/{} Central School/{} Academy; new_school, goes_to
a caste phrase; category, community
a marks percent; percentage, marks_obtained
a phone phone; parent_phone, guardian_mobile
---
^ {school}
^ Affiliated to {board}, No. {affiliation}
# TRANSFER CERTIFICATE
TC No. {tc} || Admission No. {adm}

= 1. Name of pupil: {pupil}
= 2. Mother: {mother}
= 3. Father: {father}
= 4. Nationality: {nation}
= 5. Born: {born}
= 6. Came to us: {joined}, class {class_in=I|III|V|KG|VI}
= 7. Class last studied: {class_out=VIII|X|XII|VII|IX}
= 8. Name struck off: {left}
= 9. School met on: {days} days, pupil present {present}
?= 10. Cadet, scout or guide: {ncc=NCC junior wing|scout, second class|guide|none}
+++
{promoted!Fit to go up to the next class|Has passed and goes up~Not found fit for the next class|Has to repeat the class}. {fees!Nothing remains payable|School dues are paid up to the last month~Dues for one term are outstanding|Bus charges remain to be paid}. Conduct: {conduct=good|exemplary|satisfactory|very good}.
Why leaving: {why?the family is shifting to another town in service~has finished all that this school offers~mother and father so desire, no other cause being given}[; seeks to join {next}].
+++
Prepared by {clerk} || {principal}, Principal
{issued}
~ Seal. Library books returned {:date}.

== en sick_note_fitness
q practice company:{} Medical Practice/{} Surgery/{} Occupational Clinic; issuing_practice, surgery
q doctor person; certified_by, physician, issued_by
q gmc id:7######; registration_number, licence_no
q patient person; employee, certified_person
q born date; date_of_birth, dob
q seen date; assessed_on, examination_date
q ill phrase; diagnosis, condition, cause
q fitness choice:not fit/may be fit with changes/fit; fitness_for_work, work_status
q span period; period_of_absence, certified_period; time for which it holds
q change phrase; adjustments, recommended_change
q again flag; reassess, needs_another_assessment; whether the doctor wants to see the person again before it ends
q by_phone flag; assessed_remotely, telephone_consultation; whether it was done without meeting
q employer company:{} Ltd/{} Stores/{} Fire Service/{} Schools; employer, workplace
q job job; occupation, job_title
q manager person; received_by, line_manager
q got date; received_on, handed_in
q accident flag; work_related, accident_at_work
q note_no id:MED3-######; certificate_number, form_serial
q nurse person; occupational_nurse, workplace_nurse
a pay money; sick_pay, daily_rate
a insurer company; insurer, income_protection
a return date; actual_return, back_at_work; day the person came back
---
# Statement of fitness for work
{practice} || {note_no}

= Patient: {patient}
= Born: {born}
= Assessed: {seen}
= Because of: {ill=low back pain|anxiety|a broken wrist|shingles|recovery after surgery|migraine}

{fitness?In my opinion no work of any kind is possible for now~Some work would be possible if the employer can alter a few things~Nothing stands in the way of the usual duties}. This holds {span}. {by_phone!We spoke by video link and did not meet|Talked over on the telephone~Seen in person at the surgery}. {again!I will want to look at this again before it runs out|Please book another appointment before the end~I need not see the patient again for this|No further review is needed at the end of this time}.
?Could help: {change=shorter days|no lifting|a later start|working from home|sitting duties}
Dr {doctor}, {gmc}
+++
## For the employer to fill in
{employer}, {job=warehouse operative|teaching assistant|firefighter|checkout supervisor|caretaker}. Handed to {manager} on {got}.[ Copy to {nurse}, occupational health.]
{accident!It happened on our premises, see accident book|Arose out of the work itself~Has nothing to do with the work|Not caused by work}.
~ Form printed {:month}. Helpline {:phone}

== en hospital_discharge_summary
q hospital company:{} General Hospital/{} Mercy Hospital/{} District Hospital/{} Medical Center; facility, hospital
q ward company:{} Ward/Ward {}/{} Unit; ward, discharged_from
q patient person; patient_name, subject
q mrn id:########; hospital_number, medical_record
q born date; date_of_birth, dob
q in date; admission_date, admitted
q out date; discharge_date, discharged
q consultant person; attending, responsible_consultant
q junior person; completed_by, author, house_officer
q gp person; family_doctor, primary_care
q diagnosis phrase; principal_diagnosis, reason_for_admission
q procedure phrase; operation, procedure_performed
q operated date; date_of_operation, procedure_date
q allergy phrase; allergies, drug_allergy
q route choice:emergency/elective/transfer; admission_type, how_admitted
q goes choice:own home/care home/rehabilitation; discharge_destination, goes_to
q bp id:1##/##; blood_pressure, bp
q pulse number:52..104; heart_rate, pulse
q infection flag; mrsa, carries_resistant_germ
q alive flag; follow_up_needed, outpatient_review; whether the hospital wants to see the patient again
q stitches number:3..24; sutures, clips; stitches to be taken out
q remove date; suture_removal, stitches_out
l drugs; medication, discharge_medication
c drugs.name phrase; drug, medicine
c drugs.dose short; dose, strength
c drugs.how phrase; frequency, schedule
a next date; clinic_date, follow_up_date
a weight unit; weight, body_weight
a kin person; next_of_kin, emergency_contact
---
{hospital}
{ward} || {mrn}
# Discharge summary

{patient}, DOB {born}, under {consultant}. In {in}, out {out}.
{route?Brought in by ambulance through A&E~Came in as planned from the waiting list~Came to us from another hospital for further care} with {diagnosis=acute appendicitis|fracture of the hip|community acquired pneumonia|gallstones|unstable angina}.
?{operated}: {procedure=laparoscopic appendicectomy|hemiarthroplasty|ERCP|coronary angiogram with one stent}, no complications.
= BP on leaving: {bp}
= Pulse: {pulse}
= Allergies: {allergy=penicillin (rash)|none known|latex|codeine|elastoplast}
+++
## To take
%drugs 2..5
Drug | Dose | When
{drugs.name=paracetamol|amlodipine|omeprazole|apixaban|atorvastatin|senna} | {drugs.dose=1 g|5 mg|20 mg|2.5 mg|40 mg|15 mg} | {drugs.how=four times a day|every morning|at night|twice a day|as needed}
%%
+++
## For the GP
Dear Dr {gp}, {goes?the patient has gone back to the flat with a neighbour's help~a bed was found at a residential place nearby~a spell at the convalescent unit comes next}. {stitches} clips, out on {remove} please. {infection!Swabs grew a resistant staph, decolonisation given|The nose swab came back positive for MRSA~Swabs were clear|No resistant germs were grown}. {alive!We will send for the patient to come to our clinic|A letter with a clinic date will follow~We have not arranged to see the patient again|Discharged from our care, no clinic needed}.

{junior}, FY1
~ Bleep {:number:100..999}. Results still awaited as of {:date}: vitamin D.

== en lab_blood_report
q lab company:{} Pathology/{} Diagnostics/{} Clinical Laboratories; laboratory, performed_by
q acc id:L##-######; accession, lab_number
q patient person; patient, sample_from
q age number:18..92; age, age_in_years
q sex choice:male/female; gender, sex
q ordered person; ordering_doctor, requested_by
q clinic company:{} Clinic/{} Nursing Home/{} Health Point; referring_clinic, ordered_from
q drawn date; collection_date, sample_taken
q drawn_at time; collection_time, taken_at
q reported date; report_date, released
q drawer person; phlebotomist, drawn_by
q head person; pathologist, authorised_by
q tech person; technician, analysed_by
q fasting flag; fasting, fasted; whether the patient had eaten nothing
q haem flag; haemolysed, sample_spoiled; whether the sample was damaged
q note phrase; comment, interpretation
q accredit id:MC-####; accreditation_number, nabl_no
q tube short; tube_type, container
l tests; results, analytes
c tests.name phrase; test, analyte
c tests.value number:2..260; result, measured_value
c tests.range phrase; reference_range, normal
c tests.flag short; flag, marker
a cost money; price, amount_charged
a next date; repeat_on, next_test
a phone phone; patient_phone, mobile
---
{lab} || {acc}
~ Accredited, {accredit}

= Patient: {patient}, {age} y, {sex?Mr~Ms}
= Referred by: Dr {ordered}, {clinic}
= Taken: {drawn} {drawn_at}[ by {drawer}]
= Reported: {reported}

# Biochemistry
%tests 3..6
Test | Result | Reference | Flag
{tests.name=Glucose|Creatinine|ALT|Ferritin|Sodium|Cholesterol|TSH|Urea} | {tests.value} | {tests.range=70-100|0.6-1.2|10-40|30-300|135-145|below 200} | {tests.flag=H|L|N|*|HH}
%%
{fasting!Patient had taken nothing since the evening before|Taken before breakfast~Patient had had breakfast|Not taken on an empty stomach}. {haem!The serum was reddish, potassium may read too high|Cells had burst in transit, please repeat if in doubt~Sample arrived in good order|No sign of damage to the sample}.
?Comment: {note=suggest repeat in three months|pattern of iron deficiency|in keeping with treatment|mild cholestasis}
+++
Analysed by {tech}
Authorised: {head}, MD Path
~ Tube {tube=gold|grey|lavender|SST}. Ranges are for adults. Printed {:date} page {:number:1..2}. Queries {:phone}

== en hearing_aid_fitting
q centre company:{} Hearing/{} Audiology/Hear Well {}; clinic, fitted_at
q wearer person; client, patient
q audiologist person; fitted_by, hearing_specialist
q doctor person; ent_doctor, referred_by
q left_serial id:L#######; serial_left, left_device
q right_serial id:R#######; serial_right, right_device
q model product; device_model, hearing_aid
q maker company:{} Acoustics/{} Sound/{} Sonic; manufacturer, made_by
q loss choice:mild/moderate/severe; degree_of_loss, hearing_loss
q left_db unit:dB 25..90; left_threshold, average_left
q right_db unit:dB 25..90; right_threshold, average_right
q fitted date; fitting_date, handed_over
q back date; follow_up, check_up
q trial number:14..60; trial_days, return_period; days in which they may be brought back
q price money:400..3900; total_price, cost_of_pair
q grant money:200..1500; subsidy, paid_by_state
q warranty date; warranty_until, guaranteed_to
q battery short; battery_size, cell
q phone_app flag; paired_with_phone, app_connected
q ringing flag; tinnitus, noises_in_ear
q companion person; came_with, accompanied_by
q insurer company:{} Device Cover/{} Mutual/{} Insure; loss_cover, insured_with
a job job; occupation, profession
a wax date; ears_cleaned, wax_removed
a next_aid year; replacement_due, eligible_again
---
{centre}
# Fitting record
{wearer}[, with {companion}] || {fitted}

Sent by Dr {doctor}. {loss?Misses whispers and birdsong only~Cannot follow talk at table without help~Hears only shouting close to the ear}: left {left_db}, right {right_db} on average. {ringing!Hears a whistle at night|Complains of buzzing on the left~No whistling or buzzing|Is not troubled by noises in the ear}.
= Device: {model=Aria 5 RIC|Pebble BTE|Nova mini|Clarus 3|Echo in-ear}, {maker}
= Left: {left_serial}
= Right: {right_serial}
= Cell: {battery=312|13|10|675|rechargeable}
+++
{phone_app!Linked to the mobile and shown how to turn it up|The telephone now talks to both~Client does not want them linked to a telephone|Not linked to any telephone}. Wore them for {:number:10..40} minutes in the street and smiled.
Price of the pair {price}, of which the state bears {grant}. May be brought back within {trial} days. Guaranteed to {warranty}.[ Loss is covered by {insurer}.]
+++
Please come for a fine tuning on {back}.
{audiologist}
~ Domes and filters from {:money:3..12}
== en viva_examiners_appointment
q university company:University of {}/{} Technological University/{} National University; institution, degree_awarding_body
q school company:School of {} Studies/{} Institute of Computing/Department of Physics, {}; faculty, academic_unit
q candidate person; phd_candidate, student, defended_by
q reg id:PG######; student_number, registration
q thesis phrase; thesis_title, dissertation
q supervisor person; main_supervisor, promoter
q second person; co_supervisor, second_supervisor
q internal person; internal_examiner, in_house_examiner
q external person; external_examiner, outside_examiner
q from_uni company:University of {}/{} Polytechnic/{} State University; external_institution, examiner_affiliation; where the outside examiner works
q chair person; independent_chair, viva_chair
q day date; viva_date, defence_date
q at time; viva_time, starts_at
q room short; room, location_code
q submitted date; thesis_submitted, handed_in
q reports date; preliminary_reports_due, reports_by
q fee money:120..400; examiner_fee, honorarium
q words number:42000..99000; word_count, length
q online flag; by_video, remote_viva; whether somebody takes part over a screen
q embargo flag; thesis_restricted, access_embargo; whether the text is kept from the public
q second_try choice:first submission/resubmission; submission_kind, attempt
q administrator person; pgr_administrator, contact
a result phrase; outcome, recommendation
a graduation date; graduation, conferral
a funder company; scholarship_from, sponsor
---
{university}
{school} || Research Degrees Office

To: {external}, {from_uni}
Copies: {internal} (internal), {supervisor}[, {second}]

# Appointment as examiner

Dear Colleague,

The Senate has approved your appointment to examine the thesis "{thesis=Rust and Rhythm|Small Words in Big Data|Photons on a Leash|Parishes at War|Soils that Remember}" by {candidate} ({reg}), {words} words, handed in on {submitted}. {second_try?It has not been examined before~It is a revised version; the earlier one was sent back to the author}. 
= Viva: {day}, {at}, {room}
= Chair: {chair}
= Short reports wanted by: {reports}
= Honorarium: {fee}
{online!You will join us over a screen, link to follow|The examination is held by video~Everybody is expected to be in the room|We ask that you come in person; a video link cannot be used}. {embargo!Please treat it as confidential: a patent is pending and the text is locked away for two years|The library will not make it public for now~The text will be public as soon as the degree is given|There is no restriction on who may read it}.
+++
Please do not discuss your view with the supervisors before the day. Travel is refunded up to {:money:100..600}.

{administrator}
~ Handbook {:year}, section {:number:2..9}

== en book_deal_memo
q publisher company:{} Press/{} & Daughters Books/{} House Publishing; publishing_house, acquirer
q author person; writer, author
q agent person; literary_agent, agent
q agency company:{} Literary/{} Associates/{} & {} Agents; agency, represented_by
q editor person; acquiring_editor, commissioning_editor
q book phrase; working_title, work
q genre choice:novel/biography/cookery/children's; genre, category
q advance money:1500..60000; advance, total_advance
q on_sign money:500..1499; first_instalment, on_signature
q royalty percent; royalty_hardback, hardback_rate
q ebook percent; ebook_royalty, digital_rate
q words number:20000..120000; extent, word_length
q deliver date; delivery_date, manuscript_due
q appear month; publication_month, scheduled_for
q copies number:1000..15000; first_print_run, print_run
q free number:6..30; author_copies, gratis_copies
q price money:8..35; retail_price, cover_price
q film flag; film_rights_included, screen_rights; whether rights for the screen go along
q option flag; option_on_next, next_book_option; whether the house may see the next book first
q illustrator person; illustrator, pictures_by
q world choice:world/UK and Commonwealth/North America; territory, rights_territory
q memo_no id:DM-####; memo_number, deal_reference
q dated date; memo_date, agreed_on
a isbn id; isbn, ean
a translator person; translator, translated_by
a printer company; printer, printed_by
---
{publisher}
DEAL MEMO {memo_no} || {dated}

= Author: {author}
= Work: {book=The Ferryman's Daughters|Bread without Fear|A Life in Gaslight|Pip and the Paper Moon|North of Everything}
= Sold by: {agent}, {agency}
= Bought by: {editor}

{genre?A story of about 400 pages, wholly made up~The life of a real person, told from the cradle~Recipes with photographs~For readers aged four to seven}, {words} words, to be handed in by {deliver} and planned for {appear}.[ Pictures: {illustrator}.]
+++
## Money
{advance} in all against royalties, {on_sign} of it when this is signed. Hardback {royalty}, e-book {ebook}. First printing {copies} at {price}; {free} copies to the author.
+++
## Rights
{world?We may sell it everywhere~We may sell it at home, in Ireland, India, Australia and the like, but not in the States~We may sell it in the States and Canada only}. {film!Screen rights are ours as well|Film and television are included~Film and television stay with the author|Screen rights are held back}. {option!We see the next one before anybody else does|The author will show us the next full-length work first~The author is free to take the next one wherever|There is no option on further work}.
~ Subject to contract. Last book sold {:number:900..40000}; lapses if not signed in {:number:14..60} days.

== en gallery_artwork_handin
q gallery company:{} Gallery/{} Open Exhibition/{} Society of Artists; organiser, exhibition_by
q show phrase; exhibition, show_title
q artist person; maker, submitted_by
q mobile phone; artist_phone, contact_number
q brought_by person; delivered_by, courier; who carried the works in
q taken_by person; received_by, desk_volunteer
q handed date; hand_in_day, received_on
q fetch date; collect_by, unsold_work_pickup
q opens date; private_view, preview
q at time; preview_starts, opening_time
q commission percent; gallery_commission, cut
q fee money:8..60; entry_fee, submission_fee
q label id:A###; entry_number, label
q judge person; selector, chair_of_jury
q insured flag; insured_by_gallery, cover_on_site
q strings flag; ready_to_hang, fittings_ok
q prize company:{} Paints/{} Framing/{} Arts Trust; prize_sponsor, award_by
q status choice:professional/amateur/student; artist_status, category
q catalogue money:3..20; catalogue_price, price_of_catalogue
l works; artworks, pieces, entries
c works.title phrase; title, name_of_work
c works.medium phrase; medium, technique
c works.price money:60..2800; asking_price, price
c works.size unit:cm 20..150; width, size
a buyer person; buyer, sold_to
a sold date; sale_date, sold_on
a iban iban; artist_account, bank
---
{gallery} || Label {label}
# Hand-in form: {show=Winter Open|Small Works|Line and Wash|Coast|Ninety Under Ninety}

= Artist: {artist}
= Mobile: {mobile}
?= Brought in by: {brought_by}

%works 1..4
Title | Medium | Price | Width
{works.title=Low Tide|Two Jugs|Allotment in Snow|Portrait of my Aunt|Blue Shed|Night Bus} | {works.medium=oil on board|etching|watercolour|linocut|felt and wire} | {works.price} | {works.size}
%%
{status?Lives by making pictures~Makes pictures for pleasure, earns a living otherwise~Is still at art school}. {strings!D-rings and cord are in place|Can be hung as it comes~Nothing to hang it by, please bring fittings|Cord is missing}. Paid {fee}.
+++
We keep {commission} of what is sold. {insured!While it is with us any loss is on us|Our policy covers your work from hand-in~Work is left at your own risk|We carry no cover for work on the walls}. {judge} and two others choose.[ {prize} gives a prize of {:money:50..600}.]
Come to the opening: {opens}, {at}. Catalogue {catalogue}. What has not sold must be fetched by {fetch}.
+++
Taken in by {taken_by}, {handed}

== en stadium_ban_letter
q club company:{} United FC/{} City AFC/{} Wanderers/{} Rovers; club, issued_by
q fan person; supporter, banned_person, addressee
q card id:SC########; season_card, supporter_number
q seat short; seat, seat_usually_held
q did phrase; conduct, incident, reason
q match date; match_date, incident_date
q against company:{} Town/{} Athletic/{} Albion; opponent, visiting_team
q steward person; reported_by, chief_steward
q police_no id:CRI/######; crime_reference, police_reference
q force company:{} Police/{} Transport Police; police_force, police
q ban_from date; ban_begins, effective_from
q ban_to date; ban_ends, until
q games number:3..40; matches_banned, number_of_games
q away flag; away_matches_included, applies_away; whether matches elsewhere count as well
q refund flag; season_card_refunded, money_back
q sum money:40..600; refund_amount, remaining_value
q appeal number:7..21; days_to_appeal, appeal_days
q panel person; appeal_chair, appeals_to
q officer person; safety_officer, signed_by
q ground company:{} Road/{} Park/{} Lane Stadium; stadium, ground
q league company:{} Football League/{} Premier Division/{} Football Association; league, notified_body
q behaved choice:apologised/denied/no reply; response_of_fan, reaction
a score short; result, final_score
a fine money; court_fine, penalty
a witness person; witness, other_fan
---
^ {club}
^ {ground}

{fan}
Card {card}, seat {seat}

# You are not to enter our ground

Dear {fan},

On {match}, when we played {against}, you {did=let off a flare|ran on to the pitch|threw a bottle|shouted abuse at a steward|climbed a floodlight}. {steward} reported it and {force} were told ({police_no}). We wrote to you; {behaved?you said that you were sorry~you told us it was somebody else~nothing came back from you}.
You are banned from {ban_from} to {ban_to}, that is for about {games} games. {away!This goes for our games on other grounds too|You may not follow us on the road either~It does not touch games on other grounds|You may still go to games away from home}.
+++
## Your season card
{refund!You get back what is left on it|The unused part is paid back to you~No money will be paid back|The price of the card is forfeited}. On the day of the ban the unused part was worth {sum}.
+++
## If you think this is wrong
Write within {appeal} days to {panel}, who chairs the panel. {league} has had a copy.

{officer}
Safety Officer
~ Ticket office {:phone}. Car park charge {:money:5..15}

== en youth_player_registration
q club company:{} Juniors/{} GAA/{} Little League/{} Colts RFC; club, registering_club
q player person; player, registered_player, child
q born date; date_of_birth, dob
q group short; age_group, squad
q reg id:Y-######; registration_number, player_id
q league company:{} Youth League/{} County Board/{} Schools League; league, governing_body
q old company:{} Rangers/{} Celtic/{} Saints; former_club, transferred_from
q free flag; released_by_former_club, clearance_given; whether the former club lets the player go
q parent person; guardian, signed_by_parent
q mobile phone; emergency_phone, parent_mobile
q coach person; team_coach, trainer
q secretary person; registrar, club_secretary
q welfare person; child_welfare_officer, safeguarding_lead
q paid money:30..180; registration_fee, subscription_paid
q signed date; signing_date, registered_on
q eligible date; may_play_from, eligible_from
q position choice:goalkeeper/defender/forward; position, plays_as
q medical phrase; medical_condition, health
q photo flag; photo_consent, pictures_allowed
q lift flag; transport_consent, may_travel_with_others
q size short; kit_size, jersey
q school company:{} National School/{} Community School/{} Elementary; school, pupil_at
q doctor company:{} Family Practice/{} Medical Centre; doctors_surgery, family_doctor_at
a number number; shirt_number, squad_number
a insurance id; insurance_number, policy
a passport id; passport, id_document
---
{club} || {reg}
# Player registration, {group=U10|U12|Under 14|Minor|U16 girls}
for {league}

= Player: {player}
= Born: {born}
= School: {school}
?= Played for: {old}
= Jersey: {size=S|M|L|11-12|XS}

{free!The former club has signed the release|Clearance from the last club is in the file~The last club has not signed the release yet|We are still without a release from the last club}. {position?Stands between the posts~Plays at the back~Plays up front and likes to score}.
+++
## Filled in by a parent
I, {parent}, can be rung on {mobile}. Doctor: {doctor}.[ To be known: {medical=mild asthma|nut allergy|epilepsy, well controlled|wears contact lenses|nothing}.] {photo!Team pictures may be put on the website|I have nothing against photographs~No photographs of my child, please|I do not agree to pictures being shown}. {lift!Other parents may drive my child|My child can go in other people's cars~I will drive my child myself, nobody else is to|I do not agree to lifts with others}.
+++
Paid {paid}. {secretary} entered it on {signed}; may play from {eligible}.
{coach} trains on Tuesdays at {:time}. Worries: {welfare}, in confidence.
~ Family rate {:money:60..300}. AGM {:date}

== en blue_badge_decision
q council company:{} County Council/{} City Council/{} Borough; authority, decided_by
q applicant person; badge_holder, disabled_person, applicant
q case id:BB-######; application_number, case_reference
q badge id:@@@@@#; badge_number, serial
q granted flag; badge_granted, application_successful
q ground choice:walking/sight/hidden condition; eligibility_ground, criterion
q walk unit:m 10..80; walking_distance, can_walk
q assessor person; assessed_by, occupational_therapist
q clinic company:{} Mobility Centre/{} Independent Living/{} Clinic; assessment_centre, assessed_at
q seen date; assessment_date, examined_on
q applied date; application_date, received
q ends date; badge_expires, valid_until
q fee money:5..25; badge_fee, charge
q carer person; contact_for_applicant, carer
q gp company:{} Surgery/{} Health Centre/{} Practice; doctor_practice, medical_evidence_from
q aid phrase; walking_aid, mobility_aid
q review number:14..35; days_for_review, review_within
q reviewer person; review_officer, appeal_to
q officer person; decision_officer, signed_by
q old_badge flag; old_badge_to_return, surrender_old
q pickup company:{} Library/{} Customer Centre/{} Town Hall; collect_from, pickup_point
q written date; decision_date, dated
a plate id; vehicle_registration, car
a phone phone; applicant_phone, mobile
a benefit money; benefit_amount, allowance
---
{council}
Blue Badge Team || {case}
> {written}

{applicant}[, care of {carer}]

# Our decision

Your form reached us on {applied}. {assessor} met you on {seen} at {clinic} and we had a letter from {gp}. {ground?We looked at how far you get on foot~We looked at how much you can see~We looked at an illness that others cannot see}: you managed {walk} in the test[, using {aid=a stick|a frame|crutches|a companion's arm}].
{granted!I am glad to say that you will have a badge|The conditions are met~I am sorry that we cannot give you one at present|The conditions are not met}.
+++
## Details held
?= Badge on our system: {badge}
= End date on our system: {ends}
= Fee (returned if unsuccessful): {fee}
= Counter: {pickup}
{old_badge!Please hand in the one you have now|Your present one must be sent back~You hold no earlier one to hand in|There is nothing to send back}.
+++
You may ask {reviewer} to look at this afresh within {review} days.
{officer}
~ Misuse is punished with up to {:money:500..1000}. Lines open until {:time}.

== en council_housing_offer
q landlord company:{} Housing Association/{} Council Homes/{} Homes Trust; landlord, offered_by
q applicant person; applicant, prospective_tenant
q list_no id:HR######; register_number, application_number
q band choice:urgent/high/standard; priority_band, priority; how pressing the need is
q home address; property_offered, address
q type phrase; property_type, kind_of_home
q beds number:1..4; bedrooms, bedroom_count
q floor number:1..9; floor, storey
q rent money:85..210; weekly_rent, rent_per_week
q service money:4..30; service_charge, weekly_service
q first date; tenancy_start, available_from
q view date; viewing_date, viewing
q view_at time; viewing_time, show_at
q shower person; viewing_officer, shown_by
q phone phone; viewing_phone, call_to_change
q reply date; answer_by, offer_expires
q lift flag; lift_in_building, elevator
q pets flag; pets_permitted, animals_allowed
q refuse flag; penalty_for_refusal, loses_place_if_refused; whether saying no costs the place on the list
q nominated company:{} Borough Council/{} County/{} Homeless Team; nominating_body, referred_by
q officer person; allocations_officer, signed_by
q heating phrase; heating, heating_system
q epc short; energy_rating, epc
q previous person; outgoing_tenant, last_tenant
a deposit money; deposit, bond
a waited duration; waiting_time, time_on_list
a benefit money; housing_benefit, rent_support
---
{landlord} || Register no. {list_no}

Dear {applicant},

# We have a home for you

{nominated} put your name forward and {band?your case has to be dealt with at once, before all others~your need is greater than most~your need is no more pressing than that of others on the list}. We can offer
= Address: {home}
= Home: {type=maisonette|flat with balcony|terraced house|bungalow}, {beds} bedrooms, floor {floor}
= Rent a week: {rent}
= Services a week: {service}
= From: {first}
?= Warmed by: {heating=gas boiler|district heating|storage heaters|heat pump}
?= Energy class: {epc=B|C|D|E}
+++
{lift!There is a lift to every floor|A lift takes you up~There are stairs only|The block has no lift}. {pets!A cat or small dog would be no trouble|Animals may be kept if you tell us~Animals may not be kept in this block|Sadly no pets}.[ {previous} moves out the week before.]
{shower} will show you round on {view} at {view_at}; ring {phone} if that does not suit.
+++
We need your answer by {reply}. {refuse!Should you say no without good cause you go to the bottom of the list|If you turn it down, your name is taken off the register~You may say no and keep your place|Turning it down will not count against you}.
{officer}
Allocations
~ Dated {:date}. Repairs {:phone}

== en deed_poll_change_of_name
q old_name person; former_name, previous_name
q new_name person; new_name, name_adopted
q home address; address, residing_at
q born date; date_of_birth, dob
q birth_city city; place_of_birth, born_in
q nation country; nationality, citizen_of
q made date; deed_date, executed_on
q enrolled date; enrolment_date, filed_on
q court company:Central Office of the {} High Court/{} Supreme Court/Registry of {}; enrolled_at, court
q roll id:J###/##; enrolment_number, roll
q status choice:single/married/civil partner; marital_status, civil_status
q spouse person; spouse_consents, partner_who_agrees
q w1 person; witness, first_witness
q w1_home address; witness_address, address_of_witness
q w1_job job; witness_occupation, profession_of_witness
q lawyer company:{} Solicitors/{} Law/{} & {} LLP; prepared_by, lodged_by
q gazette company:The {} Gazette/{} Official Journal; published_in, gazette
q printed date; publication_date, advertised_on
q why phrase; reason, motive
q minor flag; for_a_child, on_behalf_of_minor; whether it is done for somebody under age
q fee money:30..90; enrolment_fee, court_fee
a passport id; passport_number, passport
a marriage date; marriage_date, wed_on
a phone phone; telephone, contact
---
# Change of Name Deed
^ {roll}

THIS DEED made on {made} by me {new_name}, of {home}, now or lately called {old_name}, a citizen of {nation}, born at {birth_city} on {born}, {status?never having married~being a husband or wife~having entered a civil partnership}

WITNESSES AND DECLARES
1. that I give up my former name wholly and take the new one from this day;
2. that I shall at all times use it in all papers and dealings;
3. that {minor!I do so for my child who is under sixteen, with the consent of all who have parental responsibility|this is done for a minor in my care~I am of full age and act for myself alone|I act for no one but myself, being over eighteen}.
?My reason is {why=a return to my mother's family name|a stage name|that the old one was always misspelt|to share one name in the family}.
?{spouse}, as my lawful partner, agrees.
+++
Signed as a deed in the presence of {w1}, {w1_job=librarian|civil engineer|shopkeeper|nurse|retired major}, of {w1_home}.
+++
Enrolled {enrolled} at {court} upon payment of {fee}; lodged by {lawyer}[ and notified in {gazette} on {printed}].
~ Copies under seal {:money:5..15} each. Form {:id:LOC###}
== en telephone_message_slip
q office company:{} Solicitors/{} Surgery/{} School Office/{} Lettings; office, organisation; office where the call came in
q wanted person; message_for, recipient, intended_for; for whom the caller asked
q caller person; called_by, who_rang; who rang
q firm company:{} Insurance/{} Council/{} Garage/{} Builders; callers_company, on_behalf_of; for whom the caller works
q number phone; call_back_number, ring_on
q day date; call_date, received_on
q at time; call_time, received_at
q about phrase; subject, concerning
q their_ref id:@@/####; quoted_reference, callers_reference
q again flag; caller_will_ring_again, rings_back_himself; whether the caller will try once more
q urgent choice:urgent/normal/can wait; urgency, priority
q back_by time; wants_call_before, call_back_before; until when a call is wanted
q taker person; taken_by, operator; who wrote it down
q meeting date; proposed_meeting, suggested_date; day the caller suggests
q angry flag; caller_upset, annoyed; whether the caller was cross
q sum money:40..4000; amount_mentioned, disputed_sum; sum the caller spoke of
q passed person; passed_on_to, forwarded_to; colleague who was told as well
q done date; dealt_with_on, closed
a email email; callers_email, write_to
a address address; callers_address, visit_at
a length duration; call_length, minutes
---
^ {office}
# While you were out
For {wanted} || {day}, {at}

{caller} of {firm} rang about {about=the lease|a wheelchair ramp|the broken boiler|your quote|next week's hearing|the missing form} (they say {their_ref}). {urgent?Drop everything, it seems~Whenever you have a minute today or tomorrow~No hurry at all, after the holidays would do}.
?Says {sum} is wrong.
?Could do {meeting}.
{again!Wants to try you once more later|Says not to bother ringing, you will be called~Is waiting for you to ring|Will not ring a second time}: {number}[, not after {back_by}]. {angry!Not best pleased, I must warn you|Rather short with me~Very pleasant|Perfectly friendly about it}.

{taker}
?~ also told {passed}; sorted {done}
~ Pad {:number:1..40}

== en key_issue_register
q site company:{} Community Centre/{} Church/{} Sports Pavilion/{} College; site, building, premises
q keeper person; key_holder, caretaker, responsible_person
q month month; month_of_register, period
q cabinet short; key_cabinet, cabinet
q alarm_co company:{} Security/{} Alarms/{} Guarding; alarm_company, monitoring_firm
q alarm_no phone; alarm_line, security_phone
q lost flag; key_lost, any_key_missing
q lost_no id:K##; lost_last_year, earlier_loss; key that went missing last year
q cost money:20..300; replacement_cost, lock_change_cost
q smith company:{} Locksmiths/{} Keys/{} Lock & Safe; locksmith, lock_changed_by
q deposit money:5..30; key_deposit, deposit_per_key
q audit date; checked_on, last_audit
q auditor person; audited_by, checked_by
q rule choice:members only/staff only/anyone with deposit; who_may_borrow, eligibility
q code_changed flag; alarm_code_changed, new_code_set
q next date; next_check, next_audit
l issues; keys_issued, loans, entries
c issues.key id:K##; key_number, key
c issues.who person; borrower, issued_to
c issues.out date; taken_out, issued_on
c issues.back time; returned_at, time_back
c issues.door phrase; opens, room
a insurer company; insurer, insured_by
a visitors number; visitor_count, footfall
a duty person; duty_manager, on_call
---
{site} || Cabinet {cabinet}
# Keys lent, {month}

%issues 3..7
Key | Door | To | Out | Back at
{issues.key} | {issues.door=kitchen|boiler room|store 2|hall|office|bell tower|changing room|loft} | {issues.who} | {issues.out} | {issues.back}
%%
+++
{rule?Only those on the paid-up list may have a key~Keys are for people on the payroll and nobody else~Whoever leaves the deposit may have one}. {deposit} is left for each.
{lost!One has not come back and nobody knows where it is|A key went missing on the way home from practice~All are on their hooks|Every key is accounted for}. [Last year it was {lost_no}, and {smith} took {cost} for a new lock. ]{code_changed!The number for the alarm is new since Monday|We have set a fresh alarm number~The alarm number stays as it was|The code has not been altered}.
+++
Gone through by {auditor} on {audit}; again on {next}.
{keeper}
~ Bells ringing? {alarm_co}, {alarm_no}. Last out by {:time}.

== en found_item_tag
q place company:{} Shopping Centre/{} Arena/{} Zoo/{} Swimming Baths; venue, found_at_site
q tag id:F-####; tag_number, lost_property_no
q item phrase; object, article, description
q colour phrase; colour, color
q spot phrase; exact_spot, where_found
q day date; date_found, found_on
q at time; time_found, hour
q finder person; found_by, finder
q clerk person; logged_by, desk_clerk
q shelf short; shelf, stored_at
q name person; name_inside, marked_with; name written on the thing
q cash money:2..180; cash_inside, money_found
q kept date; keep_until, dispose_after
q goes company:{} Charity Shop/{} Hospice Shop/{} Police; then_given_to, disposal_to
q claimant person; claimed_by, owner_who_came
q proof phrase; proof_shown, identified_by
q reward flag; finder_wants_reward, finder_claims_item; whether the finder wants it should nobody come
q value choice:valuable/ordinary/perishable; class, value_class
q finder_phone phone; finder_contact, finder_number
a serial id; serial_number, imei
a police id; police_reference, report_number
a birthday date; date_of_birth, born
---
{place} || {tag}
# FOUND
= What: {item=scarf|purse|child's shoe|tablet computer|umbrella|ring|lunch box}
= Colour: {colour=navy|silver|red with dots|tan|bottle green}
= Where: {spot=under bench 4|ladies' changing room|row K|by the penguins|car park level 2}
= When: {day}, {at}
?= Name in it: {name}
?= Money in it: {cash}
= Shelf: {shelf}

{value?Lock away, worth something~Nothing special~Will not keep, throw out tonight}. Handed in by {finder}, who {reward!would like to have it if nobody comes|asks for it should it not be fetched~does not want it in any case|makes no claim}[ ({finder_phone})].
Kept to {kept}, then {goes}.
~ Logged {clerk}
+++
## When fetched
?Given to {claimant}, who showed {proof=a photo of it|a receipt|a matching glove|the unlock code}.
~ Desk shuts {:time} · stock check {:date}

== en missing_person_report
q force company:{} Police/{} Sheriff's Department/{} Garda District; police_force, agency
q ref id:MP/##/####; case_number, report_number
q missing person; missing_person, subject
q age number:12..88; age, years
q height unit:cm 148..198; height, tall
q wearing phrase; clothing, last_worn
q seen date; last_seen_date, missing_since
q at time; last_seen_time, hour
q place company:{} Station/{} Hospital/{} Library/{} Pier; last_seen_at, last_location
q city city; town, locality
q reporter person; reported_by, informant
q relation choice:family/friend/carer; relationship_of_informant, relation
q reported date; report_date, reported_on
q officer person; officer_in_charge, investigating_officer
q collar id:####; collar_number, badge
q phone phone; information_line, tip_line
q risk choice:high/medium/low; risk_grading, risk_level
q medicine flag; needs_medicine, depends_on_medication
q before flag; missing_before, previous_episodes
q bank company:{} Bank/{} Credit Union/{} Savings; bank_alerted, card_issuer
q car phrase; vehicle, car
q mark phrase; distinguishing_marks, tattoo
q charity company:Missing {}/{} Helpline/Reunite {}; support_charity, family_support
a found date; found_on, returned
a doctor person; family_doctor, gp
a employer company; employer, works_at
---
{force}
# Missing: {missing}
Ref. {ref}

= Age: {age}
= Height: {height}
= Wearing: {wearing=dark green anorak and jeans|school uniform|dressing gown and slippers|running kit|grey suit}
?= Marks: {mark=anchor tattoo on wrist|scar over left eye|walks with a limp|birthmark on neck}
?= May be using: {car=a white Corsa|a red bicycle|a silver camper van}

Seen for the last time on {seen} about {at} at {place}, {city}. {reporter}, {relation?who shares the household and the surname~an old schoolmate~who looks after them at home each day}, told us on {reported}. {before!This has happened on other occasions|They have gone off like this more than once~They have never done this before|There is no earlier episode}. {medicine!Must have insulin every day|Without the tablets there is danger to life~Takes no medicine|Does not depend on any medication}.
+++
{risk?We believe life is in immediate danger~There is some danger to them or others~There is no sign of danger for now}. {bank} has been asked to tell us of any use of the card.
The family is being helped by {charity}.
+++
Anything you know, please: {phone}, quoting the reference. {officer} ({collar}) is in charge.
~ Issued to press {:date} {:time}

== en probate_grant_copy
q registry company:{} Probate Registry/Supreme Court of {}, Probate Division/{} Surrogate's Court; court, issuing_registry
q grant id:####-####-####-####; grant_number, probate_reference
q deceased person; deceased, estate_of
q aka person; also_known_as, alias
q home address; last_address, late_of
q died date; date_of_death, died_on
q born date; date_of_birth, born
q will_date date; testament_dated, date_of_testament; day on which the testament was made
q executor person; executor, personal_representative, granted_to
q second person; co_executor, power_reserved_to; other person named who may still come in
q gross money:30000..900000; gross_estate, gross_value
q net money:20000..800000; net_estate, net_value
q tax flag; inheritance_tax_paid, estate_tax_due
q papers choice:will alone/will with codicil; proved_documents, kind_of_grant; what was proved
q lawyers company:{} Solicitors/{} Legal/{} & Co; extracted_by, acting_solicitors
q issued date; grant_date, sealed_on
q registrar person; district_registrar, signed_by
q charity company:{} Hospital Friends/{} Sailors' Society/{} Cathedral; charity_interested, charitable_legatee
q copies number:1..9; office_copies, copies_issued
q fee money:100..320; court_fee, fee_paid
q foreign flag; domiciled_abroad, foreign_domicile
a spouse person; surviving_spouse, widow
a house money; house_value, property_value
a cause phrase; cause_of_death, cause
---
^ IN THE {registry}
# Grant of representation
^ {grant}

BE IT KNOWN that {deceased}[, otherwise {aka}], late of {home}, born {born}, died on {died}, {foreign!being at home for good in another country|domiciled overseas~domiciled in this jurisdiction}.
AND that {papers?the last will, nothing having been added to it~the last will with one addition to it}, dated {will_date}, was proved and registered here.
THE ADMINISTRATION of all that by law passes to a personal representative was granted by this court on {issued} to {executor}[, power being reserved to {second}].
+++
= Gross value: {gross}
= Net value: {net}
{tax!Duty has been accounted for to the Revenue|An account was delivered and tax discharged~No duty was payable|The estate falls below the threshold and no tax was due}.
?Notice given to {charity}.
+++
{registrar}
District Registrar
~ Extracted by {lawyers}. Fee {fee}; {copies} sealed copies at {:money:1..12} each.

== en gym_membership_freeze
q gym company:{} Fitness/{} Leisure Trust/Iron House {}/{} Racquets Club; club, gym
q member person; member, account_holder
q no id:GM#####; membership_number, member_id
q plan phrase; membership_type, plan
q monthly money:18..95; monthly_fee, usual_fee
q frozen money:2..12; freeze_fee, reduced_fee; what is taken each month during the break
q from date; freeze_from, pause_begins
q to date; freeze_until, pause_ends
q why choice:injury/travel/pregnancy; reason, cause
q proof flag; doctors_note_seen, evidence_supplied
q next date; next_debit, next_payment_date
q bank company:{} Bank/{} Building Society/First {}; bank, debited_at
q trainer person; personal_trainer, coach
q sessions number:1..12; sessions_left, unused_sessions
q advisor person; membership_adviser, processed_by
q locker short; locker, locker_number
q partner person; joint_member, partner
q partner_frozen flag; partner_also_paused, joint_paused; whether the other one stops as well
q term date; minimum_term_ends, contract_until
q mail email; club_email, contact
q phone phone; member_phone, mobile_on_file
a iban iban; account, iban
a joined date; joined_on, member_since
a weight unit; weight, bodyweight
---
From: {gym}, {mail}
To: {member}
Subject: Your membership is on hold

Hi {member},

all done! {advisor} has put your {plan=Off Peak|All Clubs|Swim & Gym|Student|Couples} membership ({no}) on hold from {from} to {to}, {why?so that your knee can mend~as you will be abroad~while you look forward to the little one}. {proof!Thanks for the note from your doctor|We have your paper on file, ta~We did not need any paper for this|No proof was asked for}.
+++
= Usual monthly fee: {monthly}
= During the break: {frozen}
= Next taken on: {next}, via {bank}
= Your term now runs to: {term}
?= Locker: {locker}
+++
{partner_frozen!Your other half stops too|Both of you are on hold~Your other half carries on as before|Only you are on hold} ({partner}).[ {sessions} hours with {trainer} are still there for when you are back.]
We have {phone} for you; shout if that has changed.
~ Class timetable changes {:date}. Day guests {:money:5..15}.

== en parish_hall_hire
q parish company:St {}'s Parish/{} Parochial Church Council/{} Methodist Circuit; owner, let_by
q hall company:{} Hall/{} Rooms/{} Centre; venue, hired_premises
q hirer person; hirer, hired_by
q group company:{} Dance School/{} WI/{} Judo/{} Bridge Club; organisation, hiring_group
q purpose phrase; purpose, event
q day date; hire_date, event_date
q from time; from, access_time
q to time; until, vacate_by
q charge money:30..400; hire_charge, fee
q bond money:50..250; deposit, damage_bond
q number id:H##/###; booking_number, agreement_no
q people number:20..180; expected_numbers, attendance
q limit number:60..240; fire_limit, max_capacity
q bar flag; alcohol_served, bar
q kitchen flag; kitchen_included, use_of_kitchen
q piano choice:may be used/locked/not available; piano, piano_use
q warden person; hall_warden, opens_up
q warden_tel phone; warden_phone, call_on_day
q treasurer person; treasurer, pay_to
q secretary person; bookings_secretary, signed_for_hall
q pay_by date; payment_due, pay_before
q insurer company:{} Ecclesiastical/{} Mutual/{} Church Insurance; building_insurer, covered_by
q signed date; agreement_date, dated
a vicar person; vicar, priest
a code id; door_code, key_number
a clean money; cleaning_fee, cleaning
---
{parish}
# Hire of {hall}
Agreement {number} || {signed}

{hirer}, for {group}, takes the hall for {purpose=a birthday party|a jumble sale|grading examinations|a ceilidh|a blood drive} on {day}, {from} to {to}. About {people} are expected; the fire officer allows {limit}.
= Charge: {charge}
= Bond: {bond}
= To be paid by: {pay_by}, to {treasurer}
+++
{kitchen!Stove, urn and crockery are yours for the day|The kitchen goes with it~The kitchen is let separately and is not included|You have no use of the kitchen}. {bar!Wine and beer will be served, licence seen|There is to be a bar~The evening is dry|Nothing stronger than tea will be served}. {piano?Do play the old upright, but no glasses on it~The lid is down and the key is with us~There is no longer an instrument in the room}.
+++
{warden} opens and shuts; on the day ring {warden_tel}. The building is covered by {insurer}, your own things are not.[ Regular hirers pay {:money:10..29} an hour.]
For the hall: {secretary}
~ Heating comes on at {:time}. Stack chairs in tens.

== en charity_trustee_appointment
q charity company:{} Almshouses/{} Children's Trust/{} Museum Trust/{} Counselling; charity, organisation
q charity_no id:11#####; charity_number, registration
q trustee person; new_trustee, appointee
q chair person; chair_of_trustees, signed_by
q retiring person; outgoing_trustee, succeeded_person
q clerk person; clerk_to_trustees, secretary
q director person; chief_executive, director
q from date; term_begins, appointed_from
q to date; term_ends, appointed_until
q years number:2..5; term_years, term_length
q elected date; election_date, resolved_on
q role choice:treasurer/safeguarding lead/ordinary member; special_role, portfolio
q meetings number:4..12; meetings_per_year, frequency
q first date; first_meeting, first_attendance
q at time; meeting_time, hour
q where company:{} House/{} Guildhall/{} Library; meeting_place, venue
q paid flag; remunerated, paid
q expenses flag; expenses_refunded, travel_paid
q income money:90000..990000; annual_income, turnover
q auditor company:{} Accountants/{} & {} Auditors/{} Audit LLP; auditor, accounts_examined_by
q check id:00#########; disclosure_number, background_check
q conflict phrase; declared_interest, conflict
q regulator company:Charity Commission for {}/{} Charities Regulator; regulator, supervised_by
a salary money; director_salary, highest_salary
a born date; date_of_birth, dob
a home address; home_address, residence
---
^ {charity}
^ registered {charity_no}

Dear {trustee},

I write on behalf of us all to welcome you as a trustee. You were chosen on {elected} in place of {retiring} and will serve {years} years, from {from} to {to}. {role?We hope you will keep an eye on the money~We hope you will be the one to whom worries about children and frail adults are brought~You will have no particular task beyond the common one}.
We meet {meetings} times a year; your first time is {first}, {at}, {where}. {director} runs things from day to day and {clerk} sends the papers.
+++
{paid!Unusually, our scheme lets us pay a small yearly sum for the work|You will receive an honorarium~The work is unpaid, as the law has it|Nobody on the board is paid}. {expenses!Keep your tickets: fares are paid back|We refund what you spend on getting here~We are too poor to refund fares|Fares are not refunded, I fear}.
?In the register of interests you put down: {conflict=a sister on the staff|shares in a supplier|none|tenant of the trust}
Enclosed: accounts signed off by {auditor} (income {income}, reserves {:money:10000..80000}) and the leaflet of {regulator}. Your background check is {check}.

{chair}
Chair
{:date}
== en citizenship_ceremony_invite
q council company:{} County Council/City of {}/{} Registration Service; host_authority, invited_by
q ministry company:Home Office {}/Department of Justice {}/Citizenship Canada {}; granting_authority, approved_by; office that decided on the application
q citizen person; new_citizen, invitee, addressee
q ref id:CIT/######; ministry_reference, application_number
q former country; former_nationality, country_of_origin
q decided date; approval_date, letter_of_approval
q day date; ceremony_date, ceremony
q arrive time; doors_open, register_from
q starts time; ceremony_starts, begins_at
q hall company:{} Town Hall/{} Courthouse/{} Castle; venue, place
q must_by date; attend_before, deadline_to_attend; day by which a ceremony must have been attended
q guests number:1..4; guests_allowed, max_guests
q dignitary person; lord_lieutenant, presiding_dignitary; who hands over the papers
q officer person; registrar, officer_conducting
q oath choice:oath/affirmation; pledge_type, oath_or_affirmation; whether one swears by God or not
q photo money:8..40; photograph_price, photo_cost
q kids flag; children_included, minors_naturalised; whether children become citizens along with the parent
q translator flag; interpreter_needed, language_help
q anthem company:{} Brass Band/{} School Choir/{} Singers; music_by, choir
q phone phone; ceremonies_phone, contact
q private money:60..240; private_ceremony_price, individual_ceremony
q access phrase; special_needs, access_needs
a passport id; passport_number, new_passport
a test date; test_passed, life_test
a fee money; application_fee, naturalisation_fee
---
{council}
Ceremonies || {:date}

Dear {citizen},

# Congratulations

{ministry} wrote to us on {decided} that your application ({ref}) has been approved. To become a citizen you must now make a pledge in public, not later than {must_by}. We have kept a seat for you:
= Day: {day}
= Come from: {arrive}
= Begins: {starts}
= At: {hall}
You may bring {guests} guests. {kids!Your son and daughter on the same form are made citizens with you and need seats too|The children on your form take part as well~This is for you alone; your children have to apply by themselves|No children are included in your application}.
+++
You told us: born a citizen of {former}; {oath?you will swear by Almighty God~you prefer to promise solemnly, without mention of God}; {translator!someone should put it into your language|you would like help with the language~you need no help with the language|no language help wanted}[; {access=step free seat|a hearing loop|a seat near the door}].
+++
{dignitary} hands over the certificates, {officer} leads through the hour and {anthem} will sing. A picture costs {photo}. If you would rather have it to yourself, that is {private}; ring {phone}.
~ Please bring this letter and something with a photograph.

== en shotgun_certificate_renewal
q force company:{} Constabulary Firearms Licensing/{} Police Licensing Unit/{} Firearms Registry; licensing_department, issuing_force
q cert id:SG#######; certificate_number, licence_no
q holder person; certificate_holder, licensee
q home address; holder_address, address
q born date; date_of_birth, dob
q valid_to date; expires, certificate_ends
q valid_from date; valid_from, renewed_from
q visitor person; enquiry_officer, visited_by; officer who came to the house
q visit date; home_visit, visited_on
q cabinet phrase; storage, security
q referee person; referee, vouched_by
q doctor company:{} Surgery/{} Medical/{} Practice; gp_surgery, medical_report_from
q marker flag; medical_marker, health_concern; whether the doctor saw any danger
q club company:{} Clay Club/{} Rifle Club/{} Wildfowlers; shooting_club, member_of
q land company:{} Farm/{} Estate/{} Moor; permission_on, shooting_land
q reason choice:clay shooting/pest control/collecting; good_reason, purpose
q fee money:40..120; renewal_fee, paid
q chief person; chief_officer, signed_for
q convicted flag; convictions, criminal_record
q moved flag; address_changed, moved_house
l guns; firearms, weapons
c guns.make phrase; maker, make
c guns.bore short; calibre, gauge
c guns.serial id:######; serial_number, number
a ammo number; cartridges_allowed, ammunition_limit
a dealer company; bought_from, dealer
a insured id; insurance_number, membership_no
---
{force} || {cert}
# Shot gun certificate
{holder}, born {born}
{home}
= From: {valid_from}
= To: {valid_to}

%guns 1..4
Make | Bore | Number
{guns.make=Harker side by side|Rossi over and under|Aldous single|Bettini semi-auto|Crane & Son hammer gun} | {guns.bore=12|20|28|.410} | {guns.serial}
%%
{reason?Wanted for breaking clays at the weekend~Wanted to keep down pigeons and rabbits~Kept for their history and not fired} on {land}[; belongs to {club}].
+++
## Enquiry
{visitor} called on {visit}: {cabinet=steel cabinet bolted to brick|gun room with two locks|safe under the stairs|clamp and alarm}, in order. {moved!You have moved house since last time|New address noted since the last issue~Same address as before|You have not moved}. {marker!The doctors asked us to look again each year|A note about your health was placed on your file~The doctors saw no cause for concern|Nothing was raised by the doctors} ({doctor}). {convicted!One old offence was known and weighed|You told us of a conviction, which we have taken into account~Nothing is recorded against you|No offences are known}. {referee} vouched for you.
+++
Fee {fee}. For the Chief Constable: {chief}
~ Tell us of any sale within {:number:5..10} days. Helpdesk till {:time}. Form {:id:###}

== en orchestra_deputy_booking
q orchestra company:{} Philharmonic/{} Chamber Orchestra/{} Symphony/{} Opera Orchestra; ensemble, engaged_by
q player person; musician, deputy, engaged_player
q plays phrase; instrument, chair
q regular person; replaced_player, absent_member; for whom the musician stands in
q fixer person; orchestra_manager, booked_by
q conductor person; conductor, under_baton_of
q soloist person; soloist, guest_artist
q work phrase; main_work, programme
q concert date; concert_date, performance
q down time; concert_starts, downbeat
q hall company:{} Concert Hall/{} Cathedral/{} Corn Exchange; concert_venue, hall
q studio company:{} Studios/{} School Hall/{} Rehearsal Centre; rehearsal_venue, rehearsed_at
q fee money:90..380; concert_fee, fee
q doubling money:10..60; doubling_fee, extra_instrument
q travel money:5..90; travel_allowance, mileage
q dress choice:tails/all black/lounge suit; dress_code, attire
q broadcast flag; broadcast, recorded_for_radio
q porter flag; instrument_transported, large_instrument_carried
q union company:{} Musicians' Union/Players' Guild {}/Union of {} Musicians; union_terms, agreement_with
q pay number:14..45; days_to_pay, payment_within
q job_no id:J####; engagement_number, job
q tel phone; manager_mobile, on_the_day
l calls; rehearsals, schedule
c calls.day date; date, on
c calls.from time; start, from
c calls.to time; end, until
a tour country; tour_to, destination
a bank iban; bank, iban
a agent company; agent, management
---
{orchestra} || {job_no}

Hi {player},

thanks for saving our skin. {regular} is off and we need {plays=second horn|principal viola|third trumpet|harp|a rank and file cello|cor anglais} for {work=Brahms 2|the Enigma Variations|Messiah|Sibelius 5|a film gala} under {conductor}[ with {soloist}].
%calls 1..3 lines
{calls.day}, {calls.from} to {calls.to}
%%
all at {studio}; the show is on {concert}, {down}, {hall}.
= Fee: {fee}
?= Doubling: {doubling}
= Travel: {travel}
+++
{dress?White tie, I'm afraid~Black from head to toe, no ties~Ordinary suit, nothing fancy}. {broadcast!The radio is taking it live, usual extra applies|It is being taped for the BBC~No microphones this time|It is not going out on air}. {porter!The van can take your instrument|Stage crew will fetch your box~You will have to bring your own instrument, the van is full|We cannot carry it for you}.
On the terms agreed with {union}; paid within {pay} days.

{fixer}
Orchestra Manager, on the day {tel}
~ Members' annual lunch {:date}

== en broadband_switch_letter
q new_isp company:{} Broadband/{} Fibre/{} Telecom; gaining_provider, new_supplier
q old_isp company:{} Net/{} Communications/{} Connect; losing_provider, former_supplier
q letter_from company:{} Regulator Switching Service/OneTouch {}/{} Switch Hub; switching_service, sent_by
q customer person; account_holder, customer
q home address; service_address, installation_address
q order id:SW-########; switch_reference, order_number
q switch date; switch_date, goes_over_on
q router date; router_delivery, equipment_arrives
q engineer flag; engineer_visit, visit_needed
q slot time; earliest_time, not_before; hour named for the moving day
q down number:2..8; hours_offline, outage_hours
q speed unit:Mbit/s 35..950; download_speed, new_speed
q old_speed unit:Mbit/s 8..80; previous_speed, current_speed
q price money:18..65; monthly_price, new_price
q exit money:10..240; early_exit_fee, termination_charge
q term number:12..24; contract_months, minimum_term
q number phone; landline, phone_number_kept
q keep flag; keeps_number, number_ported
q alarm flag; telecare_user, alarm_on_line; whether an emergency alarm hangs on the line
q agent person; order_taken_by, sales_agent
q network company:{} Openlines/{} Ducts/{} Infrastructure; network_owner, wholesale
q cancel date; cancel_by, cooling_off_ends
q tech choice:fibre to the home/copper/cable; technology, line_type
a account id; old_account, account_number
a total money; last_bill, final_bill
a mac id; mac_address, serial
---
{letter_from}
Ref {order}

{customer}
{home}

# You are moving from {old_isp} to {new_isp}

Dear {customer},

{agent} told us of your order on {:date}. If it is right, you need do nothing. If you did not ask for this, say so by {cancel}.
= Moving day: {switch}
= Router in the post: {router}
= Without internet for about: {down} hours
= Speed now: {old_speed}
= Speed then: {speed}
= A month: {price}
= Tied in for: {term} months
+++
{tech?A glass thread will be brought right into your hall~The old telephone wires stay in use~It comes over the line that also carries television}, owned by {network}. {engineer!Somebody has to come in and drill, any time after|A technician must call, not before~Nobody has to call; plug it in yourself, from about|No visit is called for; it goes live at} {slot}.
{keep!Your number moves along with you|You will be reached as before under the same number~You will be given another number and this one will cease|The number cannot be taken along}: {number}. {alarm!As your pendant alarm hangs on this line, we shall test it with you|You have a care alarm on the line: ring us before the day~No care alarm is known to be on the line|You told us that no alarm depends on it}.
+++
{old_isp} may ask {exit} for leaving early.
~ Leaflet {:id:SW#}, {:month}

== en volunteer_driver_log
q scheme company:{} Community Transport/{} Hospital Car Service/Lifts of {}; scheme, organisation
q driver person; volunteer, driver_name
q car id:@@## @@@; vehicle, registration
q week period; week, period_covered
q rate money:0.3..0.7; mileage_rate, per_mile
q coordinator person; coordinator, checked_by
q total number:60..420; total_miles, miles_driven
q claim money:20..280; expenses_claimed, amount_claimed
q donated money:5..120; donations_collected, passengers_gave
q insurer company:{} Motor Policies/{} Volunteer Cover/{} Insurance; motor_insurer, insured_with
q mot date; roadworthiness_until, inspection_due
q incident flag; incident, accident_reported
q wheelchair flag; wheelchair_carried, wheelchair_passengers
q paid choice:bank transfer/cash/kept as donation; reimbursement_method, paid_how
q handed date; handed_in, submitted_on
q refresher date; next_training, refresher_course
q trainer company:{} First Aid/{} Road Safety/{} Driver Training; training_by, course_provider
q complaint person; complaint_from, dissatisfied_passenger
l trips; journeys, rides
c trips.day date; date, on
c trips.who person; passenger, client
c trips.to company:{} Infirmary/{} Day Centre/{} Dental Clinic/{} Hairdressing; destination, taken_to
c trips.miles number:3..64; miles, distance
a age number; driver_age, age
a fuel unit; fuel_used, litres
a points number; licence_points, penalty_points
---
{scheme}
# Driver's sheet
{driver}, {car} || {week}

%trips 2..6
Day | Passenger | To | Miles
{trips.day} | {trips.who} | {trips.to} | {trips.miles}
%%
Miles in the period {total}, at {rate} each: {claim}. In the tin: {donated}.
{incident!Scraped the wing in a car park, form filled in|A bump at the lights, nobody hurt, reported~Nothing untoward|No bumps or scrapes}. {wheelchair!Folded one wheelchair into the boot|Two came with wheelchairs~Nobody had a wheelchair|No wheelchairs this time}.
?{complaint} was put out at being fetched late; said sorry.
+++
{paid?Please send it to my account~I will take it in notes at the office~Keep it, it is my gift to you}.
Handed in {handed} || seen {coordinator}
+++
~ Covered by {insurer}. Car tested to {mot}. Refresher with {trainer} on {refresher}. Office shuts {:time}.

== en campsite_booking_mail
q site company:{} Farm Camping/{} Holiday Park/{} Lake Campground/{} Sands Caravan Park; campsite, operator
q camper person; guest, lead_guest
q booking id:C##-####; booking_number, confirmation
q pitch short; pitch, pitch_number
q arrive date; arrival, check_in_date
q leave date; departure, check_out_date
q in_from time; arrive_after, check_in_from
q out_by time; leave_by, check_out_until
q unit choice:tent/caravan/motorhome; unit_type, sleeping_in
q plate id:@@## @@@; number_plate, vehicle_registration
q adults number:1..6; adults, grown_ups
q kids number:1..5; children, kids
q dog flag; dog_coming, brings_dog
q power flag; electric_hookup, electricity
q total money:40..620; total_price, stay_cost
q deposit money:10..39; deposit_paid, already_paid
q due date; balance_due_on, pay_rest_by
q warden person; site_warden, host
q mobile phone; warden_phone, after_hours
q farm company:{} Farm Shop/{} Bakery/{} Stores; nearest_shop, shop
q club company:{} Camping Club/{} Caravan Club/{} Motorhome Owners; discount_club, member_of
q member_no id:########; club_number, membership_no
q fires flag; campfires_allowed, open_fire
q friends person; next_to, neighbours_requested; friends who want the next pitch
a wifi id; wifi_password, access_code
a size unit; pitch_size, length
a rating number; stars, rating
---
From: {site}
To: {camper}
Subject: See you soon! ({booking})

Hello {camper},

pitch {pitch} is yours from {arrive} (any time after {in_from}) to {leave} (off by {out_by}, please).
* {unit?Sleeping under canvas~Towing a van behind~Coming with bed and kitchen on the same four wheels}, plate {plate}
* {adults} big people[, {kids} small ones]
* {dog!One four-legged friend, on a lead|The dog is on the list~No dogs in your party|You are coming without a dog}
* {power!Plugged in, 10 amp|With a hook-up~Without a hook-up|No electricity on your pitch}
?* We have put {friends} right beside you
+++
{total} in all; we have had {deposit}, and the rest is due on {due}.[ {club} reduction given on {member_no}.]
{fires!Fires are fine in the pits, logs at the barn|You may light a fire off the ground~The ground is too dry: no open fires|Sorry, fires are banned}.
+++
Bread and milk at {farm}. If nobody is about ring {mobile}; {warden} is never far.
~ Showers {:money:1..3}. Quiet after {:time}. Sent {:date}
`
