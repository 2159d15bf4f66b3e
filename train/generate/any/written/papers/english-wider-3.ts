/** Papers in English of sports, arts, media, religion, charities, clubs, households and housing. */
export const englishWiderPapers3 = `
== en marathon_entry_confirmation
q race phrase; event, race_name
q organiser company:{} Runners/{} Athletic Club/{} Events; race_organiser, run_by
q runner person; entrant, athlete
q director person; race_director, head_of_event
q contact person; emergency_contact, call_in_emergency
q charity company:{} Hospice/{} Lifeboats/{} Children's Fund; charity, place_given_by
q sponsor company; main_sponsor, named_after
q bib number:20..30000; bib_number, start_number
q wave short; start_wave, pen
q chip id:@@#####; timing_chip, transponder
q day date; race_day, run_on
q wave_start time; wave_start, start_time
q entry_date date; entry_date, registered_on
q defer_by date; deferral_deadline, last_day_to_defer
q fee money:20..90; entry_fee, paid
q pledge money:100..2500; fundraising_pledge, promised_to_raise
q expected_time id:0#:##; expected_time, target_time
q shirt short; shirt_size, top_size
q medical flag; medical_note_given, health_declared; whether the runner told of an illness
q transfer flag; place_transferable, may_pass_on; whether the place may be given to somebody else
a birth date; date_of_birth, born
a hotel company; partner_hotel, hotel
a club company; running_club, club
a result id:0#:##:##; finish_time, net_time
l schedule; day_plan, times; race weekend hour by hour
c schedule.at time; time, at
c schedule.what phrase; event, what
c schedule.where phrase; place, where
l stations; aid_stations, water_points
c stations.km unit:km 3..40; distance, km_mark
c stations.gives phrase; offered, supplies
c stations.lead person; station_lead, captain
c stations.closes time; closes, cut_off
---
^ {race=Lowland Marathon|City to Sea|Two Bridges Run|Canal Marathon|Harvest Marathon}
^ brought to you by {sponsor}
# You're in, {runner}!
No. {bib} || Pen {wave=A|B|C|D|E}
{day} || off at {wave_start}
You signed up on {entry_date} and told us you hope for {expected_time}. Your place comes from {charity}, for which you promise to raise {pledge}. [Ballot places were drawn on {:date}.]
= Paid: {fee}
= Top: {shirt=S|M|L|XL}
= Chip: {chip}
= Who we ring: {contact}, {:phone}
{medical!You ticked the box about a heart or lung complaint: write it on the back of your number|As you told us of a condition, see the doctors' tent first~You told us that you are in good health|No complaint was declared}.
%schedule 3..7
When | What | Where
{schedule.at} | {schedule.what=bags open|warm-up|last call|wheelchairs off|prize giving|roads open again|baby race} | {schedule.where=town hall|fountain|north gate|stadium|park}
%%
%stations 2..6
km | There is | Led by | Until
{stations.km} | {stations.gives=water|gels|fruit|sponges|salt biscuits} | {stations.lead} | {stations.closes}
%%
+++
Hurt? You can move to next year until {defer_by}. {transfer!You may also hand your place to a friend through your page|A friend may run instead if you change the name in time~You may not hand it to anyone else|Running under another name means a ban}.
{director} and all at {organiser}
~ Lost property {:phone}. Course measured by {:person}, {:year}. Number collection until {:time}

== en referee_misconduct_report
q association company:{} Football Association/{} Rugby Union/{} Hockey Board; association, report_sent_to
q competition phrase; competition, league
q home_side company:{} Rovers/{} Athletic/{} Rangers; home_side, host_club
q visiting_side company:{} United/{} Wanderers/{} Town; visiting_side, guest_club
q referee person; referee, reported_by
q first_assistant person; first_assistant, linesman_one
q observer person; observer, match_observer
q player person; offender, dismissed_player
q club_of choice:home/visitors; offenders_side, side_of_player
q shirt number:1..23; shirt_number, player_no
q reg id:######; registration_number, player_id
q day date; match_date, played_on
q report_written date; report_written, reported_on
q minute number:1..94; minute_of_offence, minute
q offence phrase; offence, code_of_offence
q distance unit:m 2..40; distance_from_incident, how_far_away
q language text; words_used, what_was_said
q left_at_once flag; left_at_once, went_without_fuss; whether the player left without fuss
q clear_view flag; clear_view, unobstructed_view
a attendance number:40..4000; crowd, attendance
a injured person; injured_player, victim_of_foul
a fine money:20..400; fine, penalty_sum
a hearing date; hearing_date, case_heard_on
a score id:#-#; final_score, result
l cautions; yellow_cards, bookings; others who were shown a card
c cautions.minute number:1..94; minute, at_minute
c cautions.name person; player, name
c cautions.no number:1..23; shirt, number
c cautions.team phrase; side, team
c cautions.code id:C#; code, offence_code
---
# Report on a sending-off
To {association} || Written {report_written}
{competition=Division Three|County Cup, round 2|Sunday League A|Youth Shield|Veterans' Plate}: {home_side} at home to {visiting_side}, {day}
= Sent off: {player}
= Of: {club_of?the hosts~the guests}
= Shirt / registration: {shirt} / {reg}
= In minute: {minute}
= For: {offence=serious foul play|violent conduct|second caution|abusive language|denying a goal}
I was {distance} away. {clear_view!Nobody stood between me and the two|I saw all of it plainly~A defender partly blocked my view|I could see the end of it only}. The player said: “{language=you must be joking|look at his leg|buy some glasses|I never touched him}”. {left_at_once!Then the walk to the changing room, without another word|The field was left at once~It took a captain and two others to get the player off the field|There was a delay of three minutes before the field was left}.
%cautions 1..7
Min. | Name | No. | Side | Code
{cautions.minute} | {cautions.name} | {cautions.no} | {cautions.team=home|away} | {cautions.code}
%%
+++
{referee}
with {first_assistant} and {:person} on the lines
? Watched from the stand by {observer}.
~ To be sent within two days. Ground of {:company:{} Sports Trust}; kick-off {:time}. Replaces paper of {:date}. Office {:email}

== en player_loan_agreement
q parent_club company:{} City/{} Albion/{} Basketball; lending_club, parent_club
q loan_club company:{} Borough/{} Villa/{} Lions; borrowing_club, temporary_club
q player person; player, loaned_person
q agent person; players_agent, intermediary
q signed_parent person; signed_for_lender, lending_signatory
q signed_loan person; signed_for_borrower, borrowing_signatory
q league company:{} League/Premier Division {}; league, registering_body
q physio person; physiotherapist, medical_contact
q reg_no id:LN-####/##; agreement_number, loan_reg
q signed date; signed_on, agreement_date
q loan_starts date; loan_starts, effective_from
q loan_ends date; loan_ends, returns_on
q recall_from date; recall_not_before, earliest_recall
q window date; window_closes, registration_deadline
q contract_end date; contract_with_parent_until, parent_contract_ends
q fee money:900..90000; loan_fee, lending_fee
q wage money:400..9000; weekly_wage, pay_per_week
q share percent; wage_share, borrower_pays_percent
q option_price money:20000..900000; option_price, purchase_option
q against_parent flag; may_play_parent_club, eligible_against_lender; whether the player may play against the lending club
q cup_tied flag; cup_tied, barred_from_cup
a birth date; born, date_of_birth
a height unit:cm 160..210; height, body_height
a insurer company; insurer, injury_cover
a nationality country; nationality, passport_country
l bonuses; extra_payments, premiums; what is paid on top
c bonuses.for phrase; event, condition
c bonuses.sum money:50..9000; amount, bonus
c bonuses.by phrase; paid_by, payer
c bonuses.after number:1..20; after_games, from_game
---
{league} || Loan {reg_no}
# Temporary transfer
between {parent_club} (“the club”) and {loan_club} (“the other club”) concerning {player}
1. From {loan_starts} to {loan_ends} the player is registered with the other club. The contract with the club runs to {contract_end} and is not touched by this.
2. The wage of {wage} a week goes on. The other club bears {share} of it and pays {fee} for the loan.
3. The player may be called back, but not before {recall_from}, and only with a week's warning.
4. {against_parent!A game between the two is no bar for the player|The player may turn out against the club as well~The player sits out any game against the club|Games between the two are excepted}. {cup_tied!Having played in an early round elsewhere, the player takes no part in the cup|No cup games, as the player has appeared in it already~The player is free for the cup|Cup games are included}.
5. The other club may make it lasting for {option_price}.
%bonuses 2..5
For | Sum | From game | Paid by
{bonuses.for=goal|start|clean sheet|going up|win|call to the national side} | {bonuses.sum} | {bonuses.after} | {bonuses.by=other club|club|half each}
%%
6. Treatment is led by {physio}, who must be told of any knock.
+++
{signed_parent} for the club || {signed_loan} for the other club
Player's adviser: {agent}
Signed {signed}, to be in before the window shuts on {window}.
~ Copy to players' union ({:person}). Prior loan ended {:date}. Entered {:time} by {:id:@@#}

== en doping_control_form
q authority company:Anti-Doping Agency {}/{} Sports Integrity; testing_authority, ordered_by
q collector company:{} Sampling/{} Control Services; sample_collection_agency, collected_by_agency
q athlete person; athlete, tested_person
q officer person; doping_control_officer, control_led_by
q chaperone person; chaperone, notified_by
q witness person; witness, passing_seen_by
q rep person; athlete_representative, accompanied_by
q coach person; coach, trainer
q doctor person; team_doctor, physician
q sport phrase; sport, discipline
q mission id:M-#########; mission_order, mission_code
q sample id:#######; sample_code, kit_number
q day date; control_date, tested_on
q notified time; notification_time, told_at
q arrival_at_station time; arrival_at_station, reported_at
q sealed time; sample_sealed_at, sealed
q volume unit:ml 90..160; sample_volume, volume
q gravity id:1.0##; specific_gravity, density
q test_type choice:in competition/out of competition; test_type, control_kind
q transfusion flag; transfusion_recent, blood_received; whether blood was received lately
q comment flag; irregularities_noted, athlete_objects; whether the athlete had something to complain of
q partial id:P######; partial_sample_code, part_sample
a result phrase; result, analytical_finding
a lab company; laboratory, analysing_lab
a ranking number:1..90; world_ranking, rank
a courier company; courier, transport_firm
l substances; declared_medicines, supplements; what was taken in the last seven days
c substances.name phrase; substance, product
c substances.dose unit:mg 2..900; dose, amount
c substances.taken date; last_taken, taken_on
c substances.from phrase; prescribed_by, source
c substances.exempt id:TUE-####; exemption_no, tue
---
1. {authority} || {mission}
Collected by {collector} || {test_type?☒ IC  ☐ OOC~☐ IC  ☒ OOC}
2. ATHLETE
= Name: {athlete}
= Sport: {sport=rowing|judo|cycling, road|biathlon|swimming|weightlifting}
= Coach: {coach}
= Doctor: {doctor}
= With the athlete: {rep}
3. TIMES, {day}
= Told: {notified} by {chaperone}
= At the station: {arrival_at_station}
= Bottles shut: {sealed}
4. SAMPLE
Kit {sample} || first part {partial}
{volume} || SG {gravity}
Seen by {witness}
5. In the last seven days
%substances 1..6
What | Dose | Last | From | TUE
{substances.name=ibuprofen|zinc|hay fever tablets|iron|asthma spray|protein powder|sleeping tablet} | {substances.dose} | {substances.taken} | {substances.from=own choice|team|doctor|chemist} | {substances.exempt}
%%
{transfusion!A bag of blood was given after a fall last month|Received blood within three months~Has received no blood|No blood was given to the athlete}. {comment!The cup had no lid, says the athlete|Objects to the wait of an hour~The athlete has nothing to remark|No remarks}.
+++
^ {officer}, control officer
~ Personal data are kept ten years. Form v{:number:3..12}. Questions {:email}. Second officer {:person}. Previous test {:date}

== en disciplinary_panel_ruling_league
q body company:{} League/{} Cricket Board/{} Handball Federation; league, tribunal_of
q chair person; panel_chair, chaired_by
q member person; accused, charged_person
q member_club company:{} SC/{} Warriors/{} Phoenix; club, club_of_accused
q advocate person; represented_by, spoke_for_accused
q prosecutor person; case_presented_by, presenting_officer
q complainant company:{} Vikings/{} Stars/{} Old Boys; complaining_club, complaint_from
q case id:DP/##/##; case_number, file
q incident date; incident_date, happened_on
q hearing_date date; hearing_date, heard_on
q ruling_date date; ruling_date, decision_issued
q starts date; ban_starts, suspended_from
q ends date; ban_ends, suspended_until
q games number:1..12; games_banned, matches_out
q suspended number:1..4; games_suspended, conditional_games; games of the ban that are held over
q fine money:20..900; fine, sum_fined
q costs money:20..300; costs, hearing_costs
q rule id:R ##.#; rule_broken, regulation
q appeal_by date; appeal_deadline, appeal_until
q plea choice:admitted/denied; plea, stance
q video flag; video_used, film_shown; whether pictures were looked at
q unanimous flag; unanimous, all_agreed
a points number:1..6; points_deducted, points_lost
a account iban; account, pay_to
a record number:1..6; previous_offences, record
a venue company; hearing_venue, held_at
l witnesses; evidence, heard_persons; who was heard
c witnesses.name person; name, witness
c witnesses.role phrase; role, was_there_as
c witnesses.called phrase; called_by, for_whom
c witnesses.how phrase; manner, gave_evidence
---
{body}
# Ruling in case {case}
{member}, {member_club}
Charge under {rule} after a complaint of {complainant} on what took place on {incident}.
{plea?The facts were not disputed~The charge was contested throughout}. {prosecutor} laid the case before us; {advocate} spoke for the player. {video!We watched a clip of forty seconds|Pictures from the touch line were shown~No pictures exist|We had nothing but words to go by}.
%witnesses 1..5
Heard | As | For | How
{witnesses.name} | {witnesses.role=umpire|captain|spectator|scorer|team mate} | {witnesses.called=league|player|both} | {witnesses.how=in the room|by letter|by telephone|on screen}
%%
## We find
The charge is made out. {unanimous!All three of us see it so|We are of one mind~One of us would have let it pass|By two to one}.
= Out for: {games} games
= Of which held over: {suspended}
= From: {starts}
= Until: {ends}
= To pay: {fine}
= Costs: {costs}
Heard {hearing_date}; given in writing {ruling_date}. The player may take it further until {appeal_by}.
> {chair}
> sitting with {:person} and {:person}
~ Fees must be paid by the club by {:date}. Secretary {:person}, {:phone}. Earlier ruling {:id:DP/##/##} is referred to.

== en ground_grading_inspection
q league company:{} League/{} Alliance League; league, inspecting_league
q club company:{} Town/{} Harriers/{} Celtic; club, inspected_club
q ground phrase; ground, stadium
q inspector person; inspector, graded_by
q second_inspector person; second_inspector, accompanied_inspector
q host person; club_official_present, shown_round_by
q groundsman person; groundsman, pitch_keeper
q owner company:{} Council/{} Sports Trust/{} Estates; ground_owner, landlord
q day date; inspection_date, visited_on
q report_sent date; report_sent, report_dated
q put_right date; remedy_by, work_complete_by
q last_inspection date; last_inspection, previous_visit
q lease date; lease_until, tenure_ends
q capacity number:300..6000; capacity, spectators_allowed
q seats number:50..900; seats, seated_places
q covered number:50..900; covered_standing, under_roof
q length unit:m 90..110; pitch_length, length
q width unit:m 50..75; pitch_width, width
q lux number:100..400; floodlight_lux, light_level
q grade short; grade, grading_awarded
q grade_met flag; passed, grade_met; whether the ground meets the grade it needs
q artificial flag; artificial_pitch, plastic_turf
a cost money:900..90000; cost_of_work, estimate
a builder company; contractor, builder
a safety_cert id:SC/####; safety_certificate, certificate_no
a record number:900..20000; record_attendance, biggest_crowd
l checks; items, graded_points; point by point
c checks.no id:#.#; item_no, clause
c checks.what phrase; item, feature
c checks.needs phrase; required, requirement
c checks.found phrase; found, actual
c checks.ok choice:yes/no/waived; met, compliant
c checks.by date; to_be_done_by, deadline
---
{league} || {report_sent}
# Grading of {ground=Mill Road|The Croft|Gasworks Lane|Priory Park|Station Field}
{club} – visit of {day} by {inspector} and {second_inspector}; shown round by {host}
Holds {capacity} || {seats} on seats, {covered} more under a roof
Pitch {length} by {width} || kept by {groundsman}
{artificial!Laid with plastic blades three years ago|A carpet, not turf~Natural turf, well drained|Real grass}. <Lamps|The lamps> gave {lux} on the average.
%checks 5..12
 | Feature | Should be | Is | Met | By
{checks.no} | {checks.what=turnstiles|dugouts|referee's room|toilets, women|perimeter rail|first aid room|press seats|boardroom} | {checks.needs=two|six places|18 sqm|one per 200|1.1 m high|separate} | {checks.found=one|as asked|12 sqm|none|loose in parts|shared} | {checks.ok} | {checks.by}
%%
The ground belongs to {owner}; the club may stay until {lease}.
Graded {grade=B|C|D|E|F}. {grade_met!That is enough for next season|It may go up if it wins its place~That is not enough for the step it plays in|It falls short for now}. What is open must be done by {put_right}.
~ Last seen {last_inspection} by {:person}. Appeals to {:person} with {:money:50..250}. Wind on the day {:unit:kn 2..20}. Grades explained at {:url}

== en sports_hall_seasonal_booking
q centre company:{} Leisure Centre/{} Sports Hall/{} Pool and Gym; venue, hall_operator
q hirer company:{} Badminton Club/{} Futsal/{} Korfball; hirer, booked_by
q contact person; hirer_contact, club_secretary
q manager person; duty_manager, centre_manager
q treasurer person; invoice_to, club_treasurer
q coach person; responsible_adult, session_lead
q booking id:BK######; booking_ref, confirmation_no
q confirmed date; confirmed_on, dated
q first_session date; first_session, season_starts
q last_session date; last_session, season_ends
q deposit_by date; deposit_due, deposit_by
q deposit money:50..400; deposit, security
q total money:300..6000; total_hire, season_total
q discount percent; club_discount, rebate
q cancel unit:days 3..28; cancellation_notice, notice_to_cancel
q capacity number:20..400; max_persons, people_allowed
q keys flag; keyholder, own_key; whether the club has a key
q insurance money:1000000..9000000; liability_cover, insured_for
q storage flag; storage_included, cupboard
q vat choice:exempt/standard; vat_treatment, tax_status
a fire_officer person; fire_marshal, marshal
a members number:20..200; club_members, members
a wifi id:########; wifi_code, password
a floor_date date; floor_resealed, floor_renewed
l slots; sessions, bookings, weekly_slots; what is booked each week
c slots.day phrase; weekday, day
c slots.from time; from, start
c slots.to time; until, end
c slots.area phrase; space, court
c slots.rate money:8..60; hourly_rate, per_hour
c slots.weeks number:4..40; weeks, number_of_sessions
c slots.sum money:90..2000; amount, cost
l closures; not_available, blocked_dates; when the hall is not free
c closures.on date; date, closed_on
c closures.why phrase; reason, because_of
c closures.instead phrase; alternative, instead
---
{centre} || {booking}
{hirer} || {confirmed}
for the attention of {contact}
# Your regular booking
From {first_session} to {last_session} we keep for you:
%slots 1..6
Day | From | To | Space | Hour | Weeks | Sum
{slots.day=Monday|Tuesday|Wednesday|Thursday|Friday|Sunday} | {slots.from} | {slots.to} | {slots.area=main hall|half hall|studio|court 3|pool lane} | {slots.rate} | {slots.weeks} | {slots.sum}
%%
%closures 1..4 lines
Not on {closures.on} ({closures.why=exams|blood donors|elections|craft fair}); instead {closures.instead=nothing|studio|the week after}
%%
= Rebate for clubs: {discount}
= All told: {total}
= To be left as security: {deposit}, by {deposit_by}
= Not more than: {capacity} persons
{vat?As a block of ten or more, no tax is charged~Tax at the full rate is in these sums}. {keys!Your fob opens the side door|You let yourselves in with your own key~Our staff let you in|The desk opens for you}. {storage!A cage for nets and balls is yours|You may leave kit in cupboard 4~Please take your kit home|We have no room for kit}. To drop a session tell us {cancel} ahead.
+++
Show us cover of {insurance} at least. In charge on the floor: {coach}. Bills go to {treasurer}.
> {manager}
~ Lights cost {:money:1..5} extra. Rates agreed {:date}. Complaints {:person}. Lost shoes {:phone}

== en auction_seller_statement
q house company:{} Auctions/{} & {} Auctioneers/{} Salerooms; auction_house, auctioneers
q seller person; consignor, vendor
q specialist person; department_head, specialist
q accountant person; settlement_clerk, accounts_contact
q auctioneer person; sale_conducted_by, on_the_rostrum
q client_no id:V#####; client_number, seller_no
q statement id:SS-######; statement_no, settlement_number
q sale phrase; sale_title, auction
q sale_no id:####; sale_number, sale_code
q auction_date date; auction_date, sold_on
q payment_date date; payment_date, settlement_date
q issued date; statement_date, issued_on
q receipt date; goods_received, consigned_on
q hammer money:400..60000; total_hammer, hammer_total
q commission money:40..9000; sellers_commission, commission_total
q rate percent; commission_rate, seller_rate
q other_charges money:10..900; other_charges, sundry_charges
q net money:300..50000; net_proceeds, amount_paid_out
q collect_by date; unsold_collect_by, remove_unsold_by
q storage money:1..20; storage_per_lot_day, storage_rate
q royalty flag; resale_royalty_applies, artists_share; whether a share goes to the artist
q reoffer flag; reoffered, entered_again
a buyer person; buyer, purchased_by
a premium percent; buyers_premium, premium
a insurance_value money:900..90000; insured_value, cover
a next_sale date; next_sale, next_auction
l lots; items, consigned_lots; lot by lot
c lots.no number:1..900; lot, lot_no
c lots.what phrase; description, item
c lots.low money:20..2000; low_estimate, estimate_from
c lots.high money:30..4000; high_estimate, estimate_to
c lots.reserve money:20..2000; reserve, reserve_price
c lots.hammer money:20..9000; hammer_price, sold_for
c lots.fee money:2..900; commission, charge
c lots.photo money:2..20; photo_fee, illustration_charge
---
{house}
{seller} || Statement {statement}
{:street} || Client {client_no}
{:city} || {issued}
# {sale=Fine Clocks|Country House Contents|Modern Prints|Jewellery and Silver|Toys} – sale {sale_no}, {auction_date}
Brought in on {receipt}; rostrum {auctioneer}
%lots 3..10
Lot | | Low | High | Res. | Hammer | Less
{lots.no} | {lots.what=Longcase clock|Pair of vases|Etching, framed|Tin car|Silver salver|Writing box|Ring with sapphire|Rug} | {lots.low} | {lots.high} | {lots.reserve} | {lots.hammer} | {lots.fee}
{lots.photo=}
%%
= Under the hammer: {hammer}
= Our share: {commission}
= Photographs, carriage: {other_charges}
= To you: {net}
~ Share reckoned at {rate} of each hammer price
The money leaves us on {payment_date}. {royalty!On two of the lots a levy goes to the maker's heirs|A levy for the living artist is held back~No levy for artists falls due|None of the makers is owed a levy}. {reoffer!What did not sell has been put into a later sale|Unsold pieces will try again~What did not sell awaits you|Unsold pieces were not entered anew}; unless fetched by {collect_by} we charge {storage} a lot and day.
> {specialist}
~ Questions on money: {accountant}, {:phone}. VAT {:id:### #### ##}. Last viewing {:date} till {:time}

== en exhibition_loan_schedule
q lender company:{} Museum/{} Collection/{} Gallery; lending_institution, lender
q borrower company:Kunsthalle {}/{} Art Centre/Musée {}; borrowing_institution, borrower
q lender_registrar person; lenders_registrar, registrar_at_lender
q borrower_registrar person; borrowers_registrar, registrar_at_borrower
q curator person; exhibition_curator, guest_curator
q courier person; accompanying_courier, travels_with_works
q shipper company:{} Fine Art Shipping/{} Art Handling; art_shipper, transport_agent
q insurer company:{} Fine Art Insurance/{} Underwriters; insurer, cover_with
q agreement id:L.20##.##; loan_agreement, loan_no
q title phrase; exhibition_title, show
q opening_date date; opening_date, show_opens
q closes date; closing_date, show_ends
q collected date; collection_date, leaves_lender
q return_by date; return_by, back_at_lender
q signed date; signed_on, agreement_signed
q total money:20000..900000; total_insured_value, sum_insured
q fee money:100..2000; loan_fee, administration_fee
q lux number:50..200; max_lux, light_limit
q humidity percent; relative_humidity, rh
q credit text; credit_line, acknowledgement
q indemnity flag; state_indemnity, government_cover; whether the state stands in for damage
q photo flag; photography_allowed, visitors_may_photograph
a visitors number:900..90000; visitors, attendance
a tour city; second_venue, travels_on_to
a crates number:1..20; crates, number_of_crates
a catalogue date; catalogue_deadline, images_due
l works; objects, items, loans; what is lent
c works.inv id:19##.##; inventory_no, accession
c works.artist person; artist, maker
c works.title phrase; title, work
c works.medium phrase; medium, technique
c works.h unit:cm 12..200; height, h
c works.w unit:cm 12..200; width, w
c works.value money:900..90000; value, insured_for
c works.frame phrase; mount, framing
---
Agreement {agreement} || signed {signed}
# Schedule of works for “{title=Small Rooms|After the Flood|Salt and Iron|Women at the Loom|Northern Light}”
Lender: {lender} || Borrower: {borrower}
{lender_registrar} || {borrower_registrar}
= Open: {opening_date}
= Until: {closes}
= Fetched: {collected}
= Home by: {return_by}
%works 3..9
Inv. | Artist / title | In | H | W | Value
{works.inv} | {works.artist}¶{works.title=Quay|Two Sisters|Untitled|The Weir|Study of Hands|Snow|The Bread Oven} | {works.medium=oil|pencil|woodcut|bronze|wool and silk|print} | {works.h} | {works.w} | {works.value}
{works.frame=}
%%
^ Together {total}
{indemnity!The state has agreed to stand in, certificate to follow|Damage is borne by the state~The policy of the borrower applies throughout|A commercial policy covers all of it}. Policy: {insurer}.
Light: at most {lux} lux; air {humidity}. {photo!Visitors may take pictures without flash|Telephones may be used for pictures~No pictures by visitors|Visitors must not take pictures}. To be printed beside each: “{credit=lent by the trustees|gift of a friend, 1962|on loan from the north|private bequest}”.
+++
{courier} goes along with {shipper} both ways. The borrower pays {fee} for our work.
~ Hung by {:person}'s team. Curator: {curator}. Facility report of {:date}; night guard {:company:{} Security}. {:phone}

== en artist_residency_offer_letter
q host company:{} Arts Centre/{} Print Studio/{} House; residency_host, host
q artist person; artist, invited_person
q director person; director, signed_by
q producer person; residency_contact, producer
q technician person; technician, workshop_help
q juror person; jury_chair, chosen_by
q funder company:{} Arts Council/{} Foundation; funder, supported_by
q partner company:{} School/{} Prison/{} Library; community_partner, workshops_at
q letter_date date; letter_date, dated
q accept_by date; accept_by, answer_by
q arrival date; arrival, residency_from
q departure date; departure, residency_until
q open_studio date; open_studio, public_day
q fee money:900..9000; artist_fee, stipend
q materials money:100..2000; materials_budget, for_materials
q travel money:50..900; travel_costs_up_to, fare_cap
q weeks number:2..20; weeks, length_weeks
q applicants number:20..600; applications, number_of_applicants
q workshops number:1..8; workshops_to_give, workshops
q work_left flag; leaves_work, work_given_to_host; whether a work stays with the host
q children flag; children_welcome, family_may_come
q studio phrase; studio, space
a deposit money:50..500; key_deposit, deposit
a insurance company; insurer, liability_insurer
a show date; exhibition_opens, solo_show
a dealer company; gallery, represented_by
l payments; instalments, fee_schedule
c payments.when date; paid_on, date
c payments.sum money:200..4000; amount, sum
c payments.after phrase; condition, upon
l equipment; facilities, tools; what there is to work with
c equipment.what phrase; equipment, tool
c equipment.days phrase; available, days
c equipment.training date; induction, training_on
c equipment.cost money:1..40; charge, price_per_day
---
{host}
{letter_date}
Dear {artist}
Among {applicants} who wrote to us the jury under {juror} picked you. We would like you to live and work here for {weeks} weeks, from {arrival} to {departure}.
## What you get
A fee of {fee}; up to {materials} for what you use up; fares up to {travel}. You have {studio=the weaving loft|studio 2|the boat shed|the north room|the darkroom} to yourself. {children!Bring your children if you like, there is a garden|Partners and children may stay~There is no room for family|We cannot house children}.
%payments 2..4 lines
{payments.sum} on {payments.when}, {payments.after=once signed|half-way|after the talk|on the last day}
%%
%equipment 2..6
Tool | When | Taught | A day
{equipment.what=kiln|etching press|loom|laser cutter|bandsaw|darkroom} | {equipment.days=weekdays|any time|Tue and Thu|evenings} | {equipment.training} | {equipment.cost}
%%
## What we ask
{workshops} workshops at {partner}, and open doors on {open_studio}. {work_left!One piece of your choosing stays in our collection|We keep a print of what you make~All that you make is yours to take|Nothing has to be left behind}.
Say yes by {accept_by}.
> {director}
~ Made possible by {funder}. Ask {producer} about the stay, {technician} about machines. {:phone}. Earlier guest: {:person}, {:year}. Call closed {:date}

== en box_office_settlement_sheet
q venue company:{} Theatre/{} Playhouse/{} Hall; venue, theatre
q company company:{} Productions/{} Theatre Company/{} Dance; visiting_company, producer
q show phrase; show, production
q manager person; box_office_manager, settled_by
q tour_manager person; company_manager, agreed_for_company
q performer person; lead_performer, star
q run_from date; run_from, first_performance
q run_to date; run_to, last_performance
q settlement_date date; settlement_date, settled_on
q paid_on date; payment_on, money_sent_on
q contract id:C/##/###; contract_no, contract
q gross money:2000..90000; gross_takings, gross
q vat money:300..15000; vat, tax_taken_off
q card money:20..900; card_charges, card_fees
q royalty money:100..6000; author_royalty, author_share
q net money:1500..70000; net_takings, net_box_office
q split percent; company_share_percent, split
q guarantee money:500..9000; guarantee, minimum_to_company
q recharged_costs money:100..3000; recharges_total, recharged_costs
q payable money:500..50000; due_to_company, payable
q tickets_sold number:100..4000; tickets_sold, paid_admissions
q comps number:2..90; complimentary, free_tickets
q extra_show_added flag; extra_show_added, matinee_added; whether a show was added
q cancelled flag; performance_cancelled, lost_show
a author person; author, playwright
a seats number:100..1500; capacity, seats
a merch money:50..900; merchandise_sales, merchandise
a next_venue company; next_venue, tours_to
l shows; performances, nights; night by night
c shows.day date; date, day
c shows.at time; curtain, time
c shows.full number:10..500; full_price, full
c shows.cheap number:5..300; concessions, reduced
c shows.free number:1..30; complimentary, free
c shows.money money:100..9000; takings, gross
c shows.house percent; house, filled
l contras; recharges, deductions
c contras.what phrase; item, cost
c contras.sum money:20..900; amount, sum
---
{venue} || contract {contract}
# Settlement for {show=The Tin Moon|Mrs Hale's Ghost|Rain Songs|A Winter Circus|Nine Doors}
{company}, {run_from} to {run_to} [with {performer}]
%shows 2..9
Night | Up | Full | Red. | Free | Takings | %
{shows.day} | {shows.at} | {shows.full} | {shows.cheap} | {shows.free} | {shows.money} | {shows.house}
%%
Sold {tickets_sold}, given away {comps}. {extra_show_added!The Saturday afternoon was put on at short notice|One afternoon more than agreed was played~Played as agreed, no more|The number of shows is as in the contract}. {cancelled!One night was lost to a power cut|Snow closed us for a night~All nights went up|No night was lost}.
= Takings: {gross}
= Less tax: {vat}
= Less cards: {card}
= Less author: {royalty}
= Leaves: {net}
Of this {split} goes to the visitors, but never less than {guarantee}.
%contras 2..5 sentence
From their part come off
{contras.what=leaflets|extra crew|piano tuning|programme print|towels} {contras.sum}
%%
= Those come to: {recharged_costs}
^ We send: {payable}
+++
{manager} || {tour_manager}
{settlement_date} || on its way {paid_on}
~ Bar not shared. Performing right return of {:date} sent by {:person}. VAT no. {:id:### #### ##}. Keep seven years.

== en orchestra_rehearsal_call
q orchestra company:{} Philharmonic/{} Symphony Orchestra/{} Sinfonia; orchestra, ensemble
q conductor person; conductor, music_director
q soloist person; soloist, guest_soloist
q leader person; leader, concertmaster
q manager person; orchestra_manager, called_by
q librarian person; librarian, parts_from
q stage person; stage_manager, platform_manager
q hall company:{} Hall/{} Concert House/{} Auditorium; concert_venue, performance_at
q rehearsal_room company:{} Church/{} School/{} Studios; rehearsal_venue, rehearses_at
q concert date; concert_date, performance_on
q concert_at time; concert_starts, performance_time
q issued date; call_sheet_date, issued
q dress phrase; dress_code, concert_dress
q players number:30..96; players_called, strength
q pitch unit:Hz 438..444; pitch, tuning_a
q bus time; coach_leaves, bus_departs
q project id:P##-##; project_code, project
q recorded flag; broadcast_recorded, microphones; whether it is recorded
q parking flag; parking_available, car_park
q deputy_by date; deputies_named_by, deputy_deadline
a fee money:60..200; player_fee, session_fee
a tickets money:5..60; ticket_price, seat_price
a encore phrase; encore, extra_piece
a composer person; composer_present, living_composer
l calls; rehearsals, sessions; when to be there
c calls.day date; date, day
c calls.from time; from, starts
c calls.to time; to, ends
c calls.who phrase; who, called
c calls.piece phrase; work, piece
c calls.room phrase; room, place
l pieces; programme, works; what is played
c pieces.title phrase; title, work
c pieces.mins number:4..50; minutes, duration
c pieces.wind id:####/####; scoring, winds_brass
c pieces.edition company:{} Edition/{} Music/{} Verlag; edition, publisher
---
{orchestra} · {project}
# Call sheet, {issued}
= Stick: {conductor}
= Solo: {soloist}
= Leader: {leader}
= Called: {players}
= Tuned to: {pitch}
%pieces 2..5
 | Min. | Winds | Parts
{pieces.title=Overture in D|Concerto no. 2|Symphony in C minor|Three Sea Pictures|Serenade|Elegy} | {pieces.mins} | {pieces.wind} | {pieces.edition}
%%
Rehearsals at {rehearsal_room} unless marked
%calls 3..9
From | To | Who | What | Where
/ {calls.day}
{calls.from} | {calls.to} | {calls.who=tutti|strings|winds and brass|with soloist|section leaders} | {calls.piece=overture|concerto, 1st mvt|symphony|sea pictures|all} | {calls.room=|hall|room 4|}
%%
## Concert
{hall}, {concert} at {concert_at}. The coach goes at {bus}. Wear {dress=long black|tails|all black, no tie|white jacket}. {recorded!Microphones will hang over the platform for the radio|It goes out on air next month~It will not be recorded|No microphones}. {parking!Cars may stand behind the hall|Spaces are kept for the heavy instruments and you~There is nowhere to leave a car|Do not come by car}.
Names of deputies to me by {deputy_by}.
> {manager}
~ Parts: {librarian}. Platform: {stage}. Drums by {:company:{} Hire}. Doctor on call {:phone}. Last played {:date} under {:person}

== en limited_print_certificate
q publisher company:{} Editions/{} Press/Atelier {}; publisher, edition_by
q artist person; artist, made_by
q printer person; master_printer, printed_by
q workshop company:{} Print Workshop/{} Lithography; printed_at, workshop
q buyer person; buyer, first_owner
q gallery company:{} Gallery/Galerie {}; sold_by, gallery
q certificate id:E-####-##; certificate_no, certificate
q title phrase; title, work
q technique phrase; technique, medium
q year year; year_made, dated
q edition number:20..250; edition_size, impressions
q number number:1..20; impression_number, copy_no
q proofs number:2..25; artists_proofs, proofs
q colours number:1..12; colours, number_of_colours
q paper phrase; paper, printed_on
q sheet_h unit:cm 30..100; sheet_height, paper_height
q image_h unit:cm 10..28; image_height, picture_height
q signed date; signed_on, signed_by_artist_on
q sale_date date; sale_date, sold_on
q price money:100..4000; price, sold_for
q destroyed flag; plate_destroyed, stone_erased; whether the plate was done away with
q framed flag; framed, in_frame
a weight unit:g 90..400; paper_weight, gsm
a frame_maker company; framer, framed_by
a provenance text; provenance, former_owner
a appraised date; appraisal_date, valued_on
---
^ {publisher}
# Certificate of authenticity
^ {certificate}
We vouch that the sheet described was made by {artist} and pulled by hand by {printer} at {workshop}.
= Title: {title=Crows|Harbour, Night|Mother's Table|Field VI|The Ladder|Low Tide}
= Year: {year}
= Way of printing: {technique=lithograph|etching and aquatint|screenprint|woodcut|drypoint}
= In: {colours} colours
= On: {paper=rag paper, deckle edge|Japan paper|smooth white wove|handmade cotton}
= Tall, with margins: {sheet_h}
= Tall, picture alone: {image_h}
This is no. {number} of {edition}. Besides there are {proofs} kept by the artist[, and one for the national library].
{destroyed!When the last one had been pulled the plate was cut in two|The stone has been ground off~The plate is kept in the archive|The blocks still exist}. {framed!It is handed over behind glass|It leaves us mounted and under glass~It is handed over in a tube|It is sold loose in a folder}.
Signed in pencil by the artist on {signed}.
+++
Sold to {buyer} by {gallery}, {sale_date}, for {price}.
~ Keep out of the sun. Registered {:date} by {:person}. If lost, this paper is not made out again. {:street}, {:city}

== en press_advert_booking_confirmation
q publisher company:{} Newspapers/{} Media/{} Magazines; publisher, media_owner
q title company:{} Gazette/{} Echo/{} Courier; publication, newspaper
q agency company:{} Media/{} Advertising; agency, booked_through
q client company; advertiser, client
q planner person; media_buyer, agency_contact
q seller person; account_manager, sold_by
q production person; production_contact, artwork_to
q campaign phrase; campaign, product_advertised
q booking id:AD######; booking_number, insertion_order
q client_po id:@@-####; client_order_no, clients_ref
q booked_on date; booked_on, order_date
q cancel date; cancellation_deadline, cancel_until
q copy date; copy_deadline, artwork_due
q copy_at time; copy_time, artwork_by_hour
q gross money:900..60000; rate_card_total, gross_cost
q discount percent; discount, volume_rebate
q commission percent; agency_commission, commission
q net money:500..50000; net_cost, payable
q terms unit:days 14..60; payment_terms, credit_days
q colour choice:black and white/full colour; colour, print_colour
q exclusive flag; competitors_kept_off, page_exclusive; whether rivals are kept off the page
q proof flag; proof_sent, proof_wanted
a readers number:9000..900000; readership, readers
a vat money:90..9000; vat, tax
a url url; landing_page, link
a circulation number:4000..400000; circulation, copies
l insertions; ads, placements, dates; where and when it appears
c insertions.day date; issue_date, appears_on
c insertions.section phrase; section, placement
c insertions.page number:1..64; page, page_no
c insertions.size phrase; format, size
c insertions.cols number:1..8; columns, cols
c insertions.depth unit:mm 30..370; depth, height
c insertions.cost money:100..9000; rate, cost
c insertions.key id:K##; key_number, artwork_key
---
{publisher}
{title} || {booking}
{agency}, {planner} || Your order {client_po}
# We confirm
{client}: {campaign=winter tyres|open days|garden furniture|savings account|school places|cruises}
%insertions 2..8
Issue | Where | p. | Form | Cols | mm | Cost | Key
{insertions.day} | {insertions.section=news|sport|weekend|property|back page|motors} | {insertions.page} | {insertions.size=quarter|strip|solus|half|full} | {insertions.cols} | {insertions.depth} | {insertions.cost} | {insertions.key}
%%
{colour?No colour is used~Four colours throughout}. {exclusive!Nobody else from your trade will be on the same page|Rivals stay at least two pages away~Others from your trade may be on the page|Rivals may stand next to it}. {proof!A proof comes the evening before|You will see a proof~No proof is pulled|You asked for no proof}.
= By the card: {gross}
= Off: {discount}
= To the agency: {commission}
= You pay: {net}
= Within: {terms}
+++
Artwork to {production} on {copy} by {copy_at}. Up to {cancel} you may withdraw it without cost.
> {seller}, {booked_on}
~ Errors must be told within {:number:3..10} days of the issue. Sizes by {:date}. Group sales: {:person}. Printed by {:company:{} Press}

== en radio_running_order
q station company:{} FM/Radio {}/{} Sound; radio_station, broadcaster
q programme phrase; programme, show
q presenter person; presenter, host
q producer person; producer, programme_by
q engineer person; engineer, sound_by
q newsreader person; newsreader, news_read_by
q editor person; duty_editor, editor
q standby person; standby_presenter, reserve_presenter
q day date; broadcast_date, on_air
q on_air_at time; on_air_at, programme_starts
q off_air_at time; off_air_at, programme_ends
q edition number:20..3000; episode_number, edition
q studio id:S#; studio, studio_no
q text_no id:#####; text_number, short_code
q prize phrase; competition_prize, prize
q last_winner person; last_weeks_winner, previous_winner
q repeat date; repeat_date, repeated_on
q not_recorded flag; live, not_recorded; whether it is sent out live
q delay unit:s 4..30; delay_length, profanity_delay
q script id:v#; script_version, version
a listeners number:9000..400000; listeners, audience
a sponsor company; sponsor, sponsored_by
a frequency id:9#.#; frequency, mhz
a budget money:100..4000; programme_budget, cost
l items; running_order, slots; what comes when
c items.no number:1..30; item_no, no
c items.at time; clock, time
c items.what phrase; item, slug
c items.kind phrase; source, type
c items.length id:#'##"; duration, length
c items.out phrase; out_words, out_cue
c items.who person; contributor, reporter
l guests; interviewees, studio_guests
c guests.name person; guest, name
c guests.about phrase; topic, about
c guests.phone phone; phone, number
c guests.where phrase; line, where
---
{station} || {studio} || {script}
# {programme=Morning Wireless|The Long Lunch|Town Talk|Night Shift|Saturday Pitch} no. {edition}
{day}, {on_air_at}–{off_air_at}
Presented: {presenter} (if ill: {standby}) || Produced: {producer}
Desk: {engineer} || News: {newsreader}
{not_recorded!It goes out as spoken|No part is taped~It was put on tape on Tuesday|Taped, so nobody may ring in}; the delay stands at {delay}.
%items 5..14
 | Clock | Slug | From | Dur. | Who | Out
{items.no} | {items.at} | {items.what=headlines|roadworks|bees in chimneys|match preview|weather|quiz|new bakery|flood appeal} | {items.kind=live|tape|phone|outside van} | {items.length} | {items.who} | {items.out=back to you|… and that's that|music|… in the rain}
%%
%guests 1..4 lines
{guests.name}, on {guests.about=bees|the bridge|the cup tie|old maps|bread}; {guests.where=studio|line 2|at home}, {guests.phone}
%%
+++
Quiz: text to {text_no}; prize {prize=a tea towel|two cinema seats|a hamper|a mug}. Last week it went to {last_winner}.
~ Cleared by {editor}. Again on {repeat}. Legal: {:person}, {:phone}. Music return by {:date}. Doors shut {:time}

== en freelance_article_commission
q magazine company:{} Review/{} Monthly/{} Quarterly; magazine, commissioning_title
q publisher company:{} Publishing/{} House; publisher, contracting_company
q editor person; commissioning_editor, commissioned_by
q writer person; freelancer, contributor
q copy_editor person; copy_editor, text_checked_by
q photographer person; photographer, pictures_by
q interviewee person; interviewee, person_portrayed
q commission_date date; commission_date, dated
q due date; copy_due, delivery_date
q issue month; issue, cover_month
q on_sale date; on_sale, publication_date
q number id:COM-####; commission_number, reference
q topic phrase; subject, topic
q words number:600..5000; word_count, length
q fee money:100..2500; fee, agreed_fee
q kill percent; kill_fee, paid_if_dropped
q expenses money:20..600; expenses_cap, expenses_up_to
q online money:20..300; online_fee, website_fee
q exclusive unit:months 3..24; exclusivity, exclusive_period
q rights choice:first use/all rights; rights_granted, licence
q byline flag; byline, named; whether the writer is named
q ai flag; machine_text_allowed, ai_allowed
a vat id:### #### ##; vat_number, vat_no
a invoice id:####; invoice_number, invoice
a picture_fee money:50..900; picture_fee, photo_fee
a syndication percent; syndication_share, resale_share
---
{magazine} || {number}
{commission_date}
Dear {writer}
<This is to confirm what we said on the telephone|As agreed>: we would like {words} words from you on {topic=the last salt works|hospital radio|night trains|a village without a shop|women who dive for shells}, built round a talk with {interviewee}. It is meant for {issue}, in the shops from {on_sale}, so I need it on my desk by {due}. {photographer} will take the pictures and rings you about a day.
= Fee: {fee}
= For the website besides: {online}
= Outlay, with receipts: up to {expenses}
= Should we drop it: {kill} of the fee
= Nobody else prints it for: {exclusive}
{rights?We take the right to print it once before anyone else; the rest stays yours~You make over to us every right in the text for good}. {byline!Your name stands above it|It runs under your name~It runs without a name, as all portraits here|No name is printed}. {ai!A writing programme may help with a first draft|You may use a text machine if you tell us~No line may come out of a machine|We take nothing written by a programme}.
Send it to {copy_editor}, who also checks the facts; keep your notes for a year.
> {editor}
> for {publisher}
~ Our terms of {:date}. Accounts pay on the {:number:5..28}th; ask {:person}, {:email}. Late copy was last refused in {:year}

== en newspaper_returns_statement
q wholesaler company:{} News Distribution/{} Wholesale News; wholesaler, distributor
q shop company:{} News/{} Stores/{} Newsagents; retailer, newsagent
q owner person; shop_owner, retailer_name
q driver person; delivery_driver, round_driver
q supervisor person; returns_supervisor, counted_by
q account id:#####-##; account_no, box_number
q week_from date; week_from, week_starts
q week_to date; week_to, week_ends
q statement_date date; statement_date, printed_on
q claim_by date; claims_until, disputes_by
q due date; payment_due, collected_on
q supplied number:200..4000; copies_supplied, supplied
q copies_returned number:20..900; copies_returned, unsold
q unsold_rate percent; unsold_rate, return_rate
q charge money:5..60; delivery_charge, carriage
q vouchers money:2..90; vouchers_credited, coupon_credit
q previous money:20..900; previous_balance, brought_forward
q credit money:20..900; credit_for_returns, returns_credit
q payable money:100..2500; to_pay, balance_due
q late_deliveries number:1..6; late_deliveries, late_runs
q round id:R##; round, run
q shortage_reported flag; shortage_reported, copies_missing; whether copies were short
q collected_by_bank flag; collected_by_bank, direct_debit
a vat id:### #### ##; vat_no, tax_number
a order_change date; order_change, change_from
a margin percent; margin, retailer_discount
a bundles number:4..60; bundles, parcels
l papers; titles, publications; title by title
c papers.code id:####; title_code, code
c papers.name company:{} Post/{} Herald/{} Star/{} Weekly; title, newspaper
c papers.sent number:4..200; supplied, sent
c papers.back number:1..60; returned, back
c papers.price money:1..6; cover_price, price
c papers.margin percent; discount, margin
c papers.due money:5..300; amount, due
c papers.issue phrase; issue, edition
---
{wholesaler}
{shop} || Box {account}
{owner} || Round {round}
# Week {week_from} – {week_to}
%papers 4..12
Code | Title | Issue | In | Back | Cover | Disc. | Due
{papers.code} | {papers.name} | {papers.issue=Mon–Sat|Sunday|weekly|monthly} | {papers.sent} | {papers.back} | {papers.price} | {papers.margin} | {papers.due}
%%
In {supplied}, back {copies_returned}, that is {unsold_rate}.
= From last week: {previous}
= Carriage: {charge}
= Credit for what came back: {credit}
= Credit for coupons: {vouchers}
= Yours to pay: {payable}
{shortage_reported!You told us that a bundle was cut open|You rang about missing copies on Tuesday~You reported nothing missing|All bundles were signed for as full}. The van was late {late_deliveries} times. {collected_by_bank!Your bank sends it to us on the day below without your doing anything|The sum is drawn from your account~Please send a cheque|Pay by card at the depot}. Day of payment: {due}
+++
Anything wrong? Tell us by {claim_by}.
~ Counted by {supervisor}. Van {:id:@@## @@@}, {driver}. Depot opens {:time}. Printed {statement_date}, page {:number:1..3}. Bank holiday {:date}: one delivery. {:phone}

== en broadcast_complaint_adjudication
q regulator company:Broadcasting Standards {}/{} Media Council; regulator, decided_by
q broadcaster company:{} Television/Channel {}/{} TV; broadcaster, complained_about
q complainant person; complainant, complaint_by
q case_officer person; case_officer, handled_by
q chair person; committee_chair, chaired_by
q editor person; programme_editor, replied_for_broadcaster
q programme phrase; programme, title
q case id:BC/####/##; case_number, ref
q broadcast_date date; broadcast_date, shown_on
q aired_at time; broadcast_time, shown_at
q complaint_received date; complaint_received, complaint_date
q broadcaster_replied_on date; broadcaster_replied_on, reply_date
q decision_date date; decision_date, decided_on
q air_by date; statement_to_be_broadcast_by, correct_by
q code id:#.##; code_section, rule
q complaints number:1..400; complaints_received, how_many_complained
q viewers number:20000..900000; viewers, audience
q fine money:900..90000; fine, financial_penalty
q ruling choice:upheld/partly upheld/not upheld; outcome, ruling
q warning flag; warning_before_programme, announced_content; whether viewers were warned
q live_programme flag; live_programme, broadcast_live
q repeat phrase; repeat_plans, what_becomes_of_repeat
a presenter person; presenter, host
a producer company; production_company, producer
a appeal date; appeal_deadline, review_by
a licence id:TV####; licence_no, licence
l points; heads, issues; each point of the complaint
c points.letter id:(@); letter, point
c points.what phrase; complaint, alleged
c points.rule id:#.##; rule, code
c points.answer phrase; broadcasters_answer, defence
c points.found phrase; finding, decided
---
{regulator}
# {programme=Street Doctors|Cold Files|The Big Quiz|Border Watch|Ten at Night}, {broadcaster}
Shown {broadcast_date} at {aired_at} || Case {case}
{ruling?The committee agrees with the complaint~The committee agrees with some of the complaint~The committee does not agree with the complaint}
{complainant} wrote on {complaint_received}; in all {complaints} people did. About {viewers} were watching. {live_programme!It was going out as it happened|Nothing had been taped~It had been taped a week before|The film had been edited beforehand}. {warning!Words before the start told of scenes that might upset|A card at the start gave notice~Nobody was told beforehand|No card or words gave notice}. The answer of the channel, given by {editor}, is dated {broadcaster_replied_on}.
%points 2..5
 | Said | Rule | Answer | Found
{points.letter} | {points.what=face shown without leave|one side only|wrong figures|bad language|child questioned} | {points.rule} | {points.answer=public interest|a slip|was asked twice|late hour|parent was there} | {points.found=breach|no breach|settled}
%%
Weighing all under section {code}, we order that a statement be read by {air_by}; {fine} is to be paid. The repeat is {repeat=dropped|to be cut|allowed|moved to late night}.
> {chair}, {decision_date}
~ Case officer {case_officer}. Members {:person}, {:person}. An earlier case of {:date} was not relied on. {:url}

== en church_collection_count_sheet
q church company:St {} Church/{} Chapel/{} Cathedral; church, congregation
q treasurer person; treasurer, banked_by
q counter_one person; first_counter, counted_by
q counter_two person; second_counter, checked_by
q preacher person; preacher, sermon_by
q steward person; steward, plate_taken_by
q sunday date; service_date, collection_date
q banked date; banked_on, paid_in_on
q bag id:#######; bag_number, cash_bag
q slip id:######; paying_in_slip, slip_no
q attendance number:10..400; attendance, people_present
q communicants number:5..300; communicants, took_communion
q envelopes number:3..90; envelopes, gift_envelopes
q notes money:20..900; notes_total, paper_money
q coins money:5..200; coins_total, coin
q cheques money:10..400; cheques_total, cheques
q total money:50..1500; total_collected, collection_total
q card money:5..300; card_reader, contactless_gifts
q appeal phrase; special_collection_for, retiring_collection
q appeal_sum money:10..600; special_collection_amount, appeal_total
q kept_in_safe flag; kept_in_safe, locked_away; whether the money lay in the safe
q differs flag; counts_differed, recount_needed
a bank company; bank, bank_branch
a tax money:5..200; tax_reclaimed, tax_refund
a organist person; organist, music_by
a bishop person; bishop, visitor
l services; masses, plates; service by service
c services.at time; time, hour
c services.kind phrase; service, kind
c services.people number:4..200; people, attendance
c services.loose money:5..400; loose, plate
c services.env money:5..300; envelopes, in_envelopes
c services.by person; taken_by, celebrant
l paid; cash_paid_out, payments
c paid.to person; paid_to, to
c paid.for phrase; purpose, for
c paid.sum money:4..90; amount, sum
---
{church}
# Count for {sunday}
Bag {bag} || Slip {slip}
%services 1..4
Hour | | People | Loose | Env. | Led by
{services.at} | {services.kind=said communion|parish eucharist|evensong|family service} | {services.people} | {services.loose} | {services.env} | {services.by}
%%
Sermon: {preacher} || Plate: {steward}
= Notes: {notes}
= Coin: {coins}
= Cheques: {cheques}
= Sum: {total}
= Through the card reader: {card}
{attendance} came, {communicants} of them to the rail; {envelopes} envelopes.
At the door for {appeal=the roof|the food bank|earthquake relief|the organ|mission abroad}: {appeal_sum}
%paid 1..3 sentence
Taken out in cash:
{paid.sum} to {paid.to} for {paid.for=candles|flowers|coffee|wafers}
%%
{differs!Our first counts did not agree and we did it again|One of us had ten more, so a second count was made~Both counts came out alike|We came to the same sum at once}. {kept_in_safe!Overnight it lay in the vestry safe|Locked in the safe until Monday~It went home with a warden|It was taken straight to the night box}.
+++
{counter_one} || {counter_two}
Paid in {banked} by {treasurer}
~ Never count alone. Key two with {:person}. Last audit {:date}. Gift scheme: {:person}, {:phone}

== en diocesan_faculty_permission
q diocese company:Diocese of {}; diocese, court_of
q chancellor person; chancellor, granted_by
q registrar person; registrar, sealed_by
q church company:St {}/All Saints {}/Holy Trinity {}; church, building
q petitioner person; petitioner, applied_by
q warden person; churchwarden, second_petitioner
q incumbent person; incumbent, priest_in_charge
q architect person; architect, inspecting_architect
q contractor company:{} Stonemasons/{} Organ Builders/{} Joinery; contractor, works_by
q objector person; objector, party_opponent
q adviser company:{} Heritage/Ancient Buildings {}; heritage_body, consulted
q petition id:20##-######; petition_number, reference
q petition_date date; petition_date, lodged_on
q granted_on date; granted_on, faculty_date
q start_by date; works_start_by, begin_before
q works_complete_by date; works_complete_by, time_limit
q notice_from date; notice_displayed_from, notice_up
q grade short; listing_grade, grade
q cost money:900..90000; estimated_cost, cost
q funds_raised money:400..80000; funds_raised, money_in_hand
q fee money:90..500; court_fee, fee
q human_remains flag; remains_may_be_moved, burials_disturbed; whether bones may be moved
q hearing_held flag; hearing_held, decided_after_hearing
a mason person; mason, foreman
a bishop person; bishop, consecrated_by
a insurer company; church_insurer, insurer
a listed year; year_listed, listed_in
l works; items, permitted_works; what may be done
c works.no number:1..9; no, item
c works.what phrase; work, description
c works.where phrase; place, part
c works.plan id:A/##@; drawing, plan
c works.by phrase; material, of
l conditions; terms, provisos
c conditions.text phrase; condition, text
c conditions.by date; before, until
c conditions.who person; approved_by, to_satisfaction_of
---
^ IN THE CONSISTORY COURT
^ {diocese}
# FACULTY {petition}
{church}, listed grade {grade=I|II*|II|B}
Upon the petition of {petitioner} and {warden} lodged on {petition_date}, notice having hung from {notice_from} for 28 days, {hearing_held!and having sat in the church to hear the parties|after a hearing in the nave~without a hearing, on papers alone|there being no need to sit}, I permit:
%works 1..6
 | Work | Where | Drawing | In
{works.no} | {works.what=take out pews|new heating|repair roof|glass doors|ringing frame|kitchen corner} | {works.where=north aisle|nave|tower|porch|vestry} | {works.plan} | {works.by=oak|lead|stainless steel|stone to match}
%%
on these terms
%conditions 1..5 lines
{conditions.text=samples to be shown|record by camera first|insurers to be told|old wood to be offered for sale|archaeologist to watch} – before {conditions.by}, to the liking of {conditions.who}
%%
The letter of {objector}, who was against it, and that of {adviser} have been read. {human_remains!Bones that come to light may be lifted and laid to rest again|Burials in the way may be moved~If bones come to light, work stops there|No burial may be touched}.
= Put at: {cost}
= In hand: {funds_raised}
= Fee: {fee}
= To begin by: {start_by}
= To end by: {works_complete_by}
+++
{chancellor}, {granted_on} || {registrar}
~ Contractor named: {contractor}. Architect {architect}. Priest {incumbent}. Report of {:date} by {:person} lies in the registry, {:phone}

== en halal_certification_schedule
q certifier company:Halal Authority {}/{} Halal Board; certification_body, certified_by
q holder company:{} Foods/{} Meats/{} Poultry; certificate_holder, certified_company
q plant company:{} Abattoir/{} Packing; certified_site, plant
q scholar person; religious_supervisor, scholar
q auditor person; auditor, audited_by
q contact person; site_contact, quality_manager
q signatory person; signed_by, chief_executive
q cert id:HB-####-@@; certificate_number, cert_no
q approval id:UK #### EC; plant_approval_no, establishment_number
q first_certified date; first_certified, certified_since
q issued date; issued_on, issue_date
q audit date; audit_date, last_audit
q expires date; expiry, valid_until
q standard phrase; standard, scheme
q fee money:400..4000; annual_fee, fee
q stunned flag; stunning_used, pre_stunned; whether animals are stunned first
q separate_lines flag; separate_lines, shared_equipment_excluded
q visits number:2..12; unannounced_visits, surprise_visits
q slaughtermen number:2..20; slaughtermen, licensed_slaughtermen
q export country; accepted_in, export_market
a owner person; owner, managing_director
a tonnage unit:t 20..900; annual_output, tonnage
a importer company; importer, buyer_abroad
a suspended date; suspended_on, withdrawn
l products; items, certified_products; what may carry the mark
c products.code id:####; product_code, sku
c products.name phrase; product, name
c products.brand company; brand, sold_as
c products.form phrase; form, state
c products.size unit:g 100..2000; pack_size, weight
c products.origin country; meat_from, origin
l findings; nonconformities, audit_points
c findings.what phrase; finding, point
c findings.by date; close_by, due
---
^ {certifier}
# Schedule to certificate {cert}
= Held by: {holder}
= Made at: {plant}, {approval}
= Under: {standard=GSO 993|MS 1500|own standard 4|OIC 1}
= Since: {first_certified}
= This issue: {issued}
= Holds until: {expires}
The following may carry our mark[, which must not be smaller than 8 mm]:
%products 3..10
Code | Product | Brand | State | Pack | From
{products.code} | {products.name=chicken breast|lamb shoulder|beef mince|turkey slices|burgers|stock cubes} | {products.brand} | {products.form=chilled|frozen|cooked|dried} | {products.size} | {products.origin}
%%
{stunned!Birds pass a water bath first|A light current is used beforehand~Each is cut while fully awake|No current or bolt is used}. {separate_lines!Nothing else runs over these lines|The lines serve these goods alone~The lines are washed down between other goods and these|Other goods run on the same line at night}. {slaughtermen} men are licensed.
At the audit of {audit} {auditor} asked for:
%findings 1..4 lines
{findings.what=new knives log|cover on the hatch|prayer on the wall|training record|pest bait map} by {findings.by}
%%
We come {visits} times a year without notice. A yearly {fee} is paid. Taken as proof in {export}.
+++
{scholar} || {signatory}
~ Ask on site for {contact}. Suspected misuse: {:phone}. Register at {:url}, as of {:date}. Supersedes {:id:HB-####-@@}

== en charity_shop_weekly_return
q charity company:{} Hospice/{} Animal Rescue/{} Relief; charity, shop_of
q shop phrase; shop, branch
q manager person; shop_manager, filled_in_by
q deputy person; deputy_manager, counted_with
q area person; area_manager, sent_to
q driver person; van_driver, rags_collected_by
q rag company:{} Textiles/{} Recycling; rag_merchant, rags_to
q week number:1..53; week_no, week
q ending date; week_ending, week_to
q return_sent date; return_sent, sent_on
q takings money:400..6000; total_takings, takings
q target money:500..5000; target, weekly_target
q last_year money:400..6000; same_week_last_year, last_year
q new_goods money:20..600; new_goods_sales, bought_in_goods
q card_share percent; card_share, paid_by_card
q rags unit:kg 20..600; rag_weight, textiles_sold_by_weight
q rag_money money:5..200; rag_income, paid_for_rags
q signups number:1..30; gift_aid_signups, new_tax_donors
q hours number:40..300; volunteer_hours, hours_given
q till_diff money:1..20; till_difference, over_or_short
q closed_early flag; closed_early, shut_for_a_day; whether the shop was shut at some time
q theft flag; theft_reported, stolen_goods
a rent money:200..2000; weekly_rent, rent
a cleaner person; cleaner, window_cleaner
a bank company; bank, paid_into
a landlord company; landlord, owner_of_shop
l days; daily_takings, day_lines; day by day
c days.day phrase; weekday, day
c days.cash money:20..500; cash, in_cash
c days.card money:20..700; card, by_card
c days.bills number:10..150; customers, transactions
c days.bags number:1..60; bags_received, donations
c days.who person; keyholder, opened_by
c days.slip id:######; paying_in_slip, slip
l best; best_sellers, top_items
c best.what phrase; item, article
c best.price money:5..200; sold_for, price
---
{charity} · Shops
# {shop=High Street|Market Row|Station Parade|Church End|The Arcade}, week {week} to {ending}
%days 5..7
 | Cash | Card | Cust. | Bags in | Opened | Slip
{days.day=Mon|Tue|Wed|Thu|Fri|Sat|Sun} | {days.cash} | {days.card} | {days.bills} | {days.bags} | {days.who} | {days.slip}
%%
= Week: {takings}
= Hoped for: {target}
= A year ago: {last_year}
= Of it new goods: {new_goods}
= On cards: {card_share}
= Till out by: {till_diff}
%best 1..4 sentence
What went best:
{best.what=a fur hat|old camera|train set|dinner service|wedding dress} at {best.price}
%%
Rags {rags}, fetched by {driver} for {rag}, who paid {rag_money}. {signups} new givers signed for tax. Helpers gave {hours} hours.
{closed_early!Shut on Thursday afternoon for want of helpers|The water main burst and we lost a day~Open at all hours as painted on the door|We kept our hours}. {theft!A tray of rings walked out; police told|Somebody emptied the collecting tin~Nothing seems to have been taken|No losses that we know of}.
+++
{manager} with {deputy} || to {area}, {return_sent}
~ Not later than Monday {:time}. Stock from {:person}'s house held for {:date}. Window theme next: {:=books|spring|weddings}. {:phone}

== en donor_annual_tax_statement
q charity company:{} Appeal/{} Mission/{} Wildlife Trust; charity, recipient_body
q donor person; donor, supporter
q joint_donor person; joint_donor, spouse
q director person; fundraising_director, signed_by
q carer person; supporter_care, contact
q donor_no id:#######; donor_number, supporter_id
q charity_no id:#######; charity_registration, registered_number
q statement date; statement_date, dated
q year_from date; year_from, tax_year_starts
q year_to date; year_to, tax_year_ends
q since year; donor_since, first_gift_year
q total money:20..4000; total_given, gifts_total
q deductible money:20..4000; tax_deductible, qualifying_amount
q goods money:5..200; value_received, benefits_in_return; worth of what the donor got in return
q reclaimed money:5..900; tax_reclaimed, reclaimed_by_charity
q pledge money:5..100; monthly_pledge, standing_gift
q next_collection date; next_collection, next_gift_on
q declaration date; declaration_signed, tax_declaration_on
q anonymous flag; stays_anonymous, name_not_printed; whether the name is kept out of print
q project phrase; gift_restricted_to, project
q calls flag; may_be_called, phone_consent
a account iban; donor_account, iban
a legacy money:900..90000; legacy_pledged, bequest
a employer company; matched_by, employer
a birthday date; birthday, date_of_birth
l gifts; donations, payments; each gift
c gifts.day date; received, date
c gifts.sum money:2..900; amount, sum
c gifts.how phrase; method, paid_by
c gifts.for phrase; appeal, purpose
c gifts.receipt id:R-######; receipt_no, receipt
c gifts.tax choice:yes/no; qualifies, deductible
---
{charity} || {statement}
{donor} [and {joint_donor}] || Supporter {donor_no}
{:street}
{:zip} {:city}
# Your giving from {year_from} to {year_to}
Thank you. You have stood by us since {since}.
%gifts 2..12
Received | Sum | How | For | Receipt | Tax
{gifts.day} | {gifts.sum} | {gifts.how=standing order|card|cheque|cash|shares} | {gifts.for=general|winter appeal|hedgehogs|new roof|school meals} | {gifts.receipt} | {gifts.tax}
%%
= All gifts: {total}
= You had back (dinner, calendar): {goods}
= Counts for tax: {deductible}
= We got back from the state: {reclaimed}
What you give is kept for {project=wells|the hide|night shelters|seabirds|whatever is needed most}. Each month {pledge} comes in by your order, next on {next_collection}. The tax form is the one you signed on {declaration}.
+++
{anonymous!As you asked, your name appears nowhere|We leave you out of the list in the report~Your name stands in the list in our report|You are thanked by name in the report}. {calls!We may ring you now and then|You said that a call is welcome~We will not ring|You asked not to be telephoned}.
> {director}
~ Reg. {charity_no}. Questions: {carer}, {:phone}. Auditors {:company:{} Audit}. If you move, tell us before {:date}. Trustee {:person}

== en independent_examiner_report_charity
q charity company:{} Community Centre/Friends of {}/{} Playgroup; charity, examined_body
q examiner person; independent_examiner, examined_by
q firm company:{} Accountants/{} & Co; examiners_firm, practice
q body company:Institute of Accountants {}/{} Bookkeepers; professional_body, member_of
q treasurer person; treasurer, accounts_by
q chair person; chair_of_trustees, chair
q reg id:#######; registration_number, charity_no
q year_end date; year_end, accounts_to
q signed date; report_date, signed_on
q trustees_approved_on date; trustees_approved_on, approved
q meeting date; annual_meeting, agm_date
q income money:4000..90000; total_income, receipts
q spent money:4000..90000; total_expenditure, payments
q reserves money:900..60000; free_reserves, reserves
q restricted money:100..20000; restricted_funds, tied_funds
q staff number:1..12; employees, staff_number
q trustees number:3..12; trustee_number, board_size
q paid_trustee person; remunerated_trustee, trustee_paid; trustee who got money from the charity
q paid_sum money:40..2000; sum_paid_to_trustee, trustee_payment
q examiner_fee money:50..900; examination_fee, fee
q basis choice:receipts and payments/accruals; accounting_basis, accounts_kind
q matters flag; matters_of_concern, something_to_report; whether the examiner found something to report
q bank company:{} Bank/{} Building Society; bankers, bank
a audit_limit money:200000..900000; audit_threshold, threshold
a lease date; lease_ends, rent_until
a founder person; founder, founded_by
a insurer company; insurer, insured_with
l funds; fund_movements, accounts; fund by fund
c funds.name phrase; fund, name
c funds.start money:100..20000; opening, at_start
c funds.in money:50..20000; income, in
c funds.out money:50..20000; spent, out
c funds.end money:100..20000; closing, at_end
c funds.giver company; given_by, funder
---
# Independent examiner's report to the trustees of {charity}
Charity {reg} || Year to {year_end}
I report on the accounts, which {basis?show money in and money out~take in what is owed and owing}. They were kept by {treasurer} and approved by the {trustees} trustees on {trustees_approved_on}. I am a member of {body}.
%funds 2..7
Fund | At start | In | Out | At end | From
{funds.name=general|building|youth|minibus|kitchen|emergency} | {funds.start} | {funds.in} | {funds.out} | {funds.end} | {funds.giver}
%%
= Came in: {income}
= Went out: {spent}
= Free to use: {reserves}
= Tied: {restricted}
= Held at: {bank}
= On the payroll: {staff}
Note 7. {paid_trustee} had {paid_sum} for work on the roof, as the deed allows. My own fee is {examiner_fee}.
{matters!I must draw attention to cash gifts for which no book was kept|Two cheques were signed by one person only, which I have to report~Nothing came to my notice that would have to be told|I have no concern to raise}.
+++
{examiner}, {firm} || {signed}
~ Laid before the meeting of {meeting} by {chair}. Last year's figures: in {:money:4000..90000}, out {:money:4000..90000} (examined by {:person}). {:street}, {:city}

== en society_raffle_return
q society company:{} Football Club/Friends of {}/{} Band; society, promoter_society
q council company:{} District Council/{} Borough; licensing_authority, registered_with
q promoter person; promoter, responsible_person
q second_signatory person; second_signatory, countersigned_by
q drawer person; drawn_by, winning_tickets_drawn_by
q printer company:{} Print/{} Tickets; ticket_printer, printed_by
q reg id:SL####; registration_number, lottery_registration
q purpose phrase; purpose, good_cause
q draw_date date; draw_date, drawn_on
q sold_from date; tickets_on_sale_from, sales_from
q return_date date; return_date, signed_on
q claim_by date; prizes_claimed_by, claim_until
q tickets_printed number:500..9000; tickets_printed, printed
q tickets_sold number:300..8500; tickets_sold, sold
q price money:1..5; ticket_price, price
q proceeds money:200..9000; gross_proceeds, proceeds
q prizes_cost money:20..900; spent_on_prizes, prize_cost
q expenses money:10..400; expenses, other_costs
q profit money:100..7000; net_to_purpose, profit
q share percent; share_to_good_cause, share_of_proceeds
q unclaimed number:1..6; unclaimed_prizes, prizes_left
q online flag; sold_online, internet_sales; whether tickets were sold on the internet
q sold_to_children flag; sold_to_children, minors_could_buy
a licence_fee money:20..60; registration_fee, fee
a venue company; draw_venue, drawn_at
a next date; next_draw, next_raffle
a auditor person; auditor, examined_by
l prizes; winners, results; what was won by whom
c prizes.no number:1..20; prize_no, place
c prizes.what phrase; prize, item
c prizes.ticket id:#####; ticket_no, winning_number
c prizes.winner person; winner, won_by
c prizes.worth money:5..500; value, worth
c prizes.giver company; donor, given_by
c prizes.fetched date; collected_on, handed_over
---
To {council} || Reg. {reg}
# Return of a small society lottery
{society}; for {purpose=new goalposts|uniforms|a bus shelter|the Christmas lights|instruments}
= Tickets out from: {sold_from}
= Drawn: {draw_date} by {drawer}
= Printed: {tickets_printed}
= Sold: {tickets_sold}
= At: {price}
{online!Some went through our web page|A third was bought on the net~All were sold from hand to hand|None was sold on the net}. {sold_to_children!We did not ask for age|Pupils bought some~Nobody below sixteen could buy|Age was asked at each sale}.
%prizes 3..10
 | Prize | Worth | Ticket | Winner | Given by | Fetched
{prizes.no} | {prizes.what=hamper|bicycle|meal for two|bottle of port|signed ball|haircut|radio} | {prizes.worth} | {prizes.ticket} | {prizes.winner} | {prizes.giver} | {prizes.fetched}
%%
{unclaimed} of them still wait and go back if not claimed by {claim_by}.
= Taken: {proceeds}
= For prizes: {prizes_cost}
= Tickets, hire, stamps: {expenses}
= For the cause: {profit}
^ that is {share} of what was taken
+++
{promoter} || {second_signatory}
{return_date}
~ Tickets by {printer}. Keep this for 18 months. Council officer {:person}, {:phone}. Our last return was of {:date}: {:number:300..8500} sold.

== en household_removal_inventory
q remover company:{} Removals/{} & Sons Movers/{} Van Lines; removal_firm, mover
q customer person; customer, owner_of_goods
q foreman person; crew_leader, foreman
q estimator person; surveyed_by, estimator
q receiver person; received_by, keyholder_at_destination
q collected_from address; collected_from, old_home
q delivered_to address; delivered_to, new_home
q job id:MV-#####; job_number, move_no
q surveyed date; survey_date, looked_at_on
q loading_date date; loading_date, packed_on
q delivery_date date; delivery_date, unloaded_on
q claim_by date; damage_claims_by, claims_until
q van id:@@## @@@; van_plate, lorry
q volume unit:cbm 8..90; volume, space
q crew number:2..6; crew_size, men
q cartons number:10..200; cartons, boxes
q price money:300..6000; price, charge
q cover money:2000..60000; insured_value, declared_value
q excess money:50..300; excess, own_share
q storage_days number:1..60; days_in_store, storage_days
q piano flag; piano_moved, heavy_piece; whether a piano was among the goods
q self_packed flag; owner_packed, packed_by_owner
a deposit money:50..900; deposit, prepayment
a agent company; estate_agent, keys_from
a insurer company; insurer, goods_insured_with
a distance unit:km 4..900; distance, mileage
l items; goods, inventory; what went on the van
c items.no number:1..300; sticker, no
c items.what phrase; item, article
c items.room phrase; room, to_room
c items.state phrase; condition, marks
c items.value money:10..3000; value, worth
c items.checked choice:yes/no; checked_off, arrived
l damage; remarks, breakages
c damage.no number:1..300; sticker, item_no
c damage.what phrase; damage, remark
---
{remover} || Job {job}
# Inventory
{customer}
= Out of: {collected_from}
= Into: {delivered_to}
= Loaded: {loading_date}
= Unloaded: {delivery_date}
= In our store between: {storage_days} days
= Van: {van}
{crew} hands under {foreman}; {volume}; {cartons} cartons. {self_packed!The owner had filled the cartons, so we do not answer for what is in them|Cartons were filled by the customer~Our own hands filled the cartons|We did the packing}. {piano!The upright went in last with four straps|A baby grand, legs off~No heavy pieces|Neither piano nor safe}.
%items 6..16
No. | Item | Room | State | Worth | In
{items.no} | {items.what=chest of drawers|sofa|mirror|bed frame|bicycle|lamp|dining chairs, 4|freezer|rug|desk} | {items.room=lounge|bed 1|bed 2|kitchen|study|garage} | {items.state=sound|scratched|chipped|worn|leg loose|–} | {items.value} | {items.checked}
%%
%damage 1..3 lines
{damage.no}: {damage.what=new scratch on top|glass cracked|foot broken off|carton wet}
%%
Covered for {cover} in all; the first {excess} of a loss is yours. Tell us in writing by {claim_by}.
+++
Out: {customer} || In: {receiver}
^ Charge {price}
~ Looked at {surveyed} by {estimator}. Office {:phone}. Waiting after {:time} costs {:money:20..60} an hour. Packing sent {:date}

== en home_contents_policy_schedule
q insurer company:{} Insurance/{} Mutual/{} Assurance; insurer, underwriter
q broker company:{} Brokers/{} & Co Insurance Services; broker, arranged_by
q holder person; policyholder, insured
q joint_policyholder person; joint_policyholder, second_insured
q adviser person; broker_contact, adviser
q address address; insured_address, risk_address
q policy id:HC/#######; policy_no, policy
q issued date; schedule_issued, issued
q cover_from date; cover_from, period_starts
q cover_to date; cover_to, period_ends
q since date; first_insured, customer_since
q sum money:9000..90000; sum_insured, contents_sum
q premium money:80..900; annual_premium, premium
q tax money:5..100; premium_tax, tax
q excess money:50..500; standard_excess, excess
q water_excess money:200..1000; water_excess, excess_escape_of_water
q ncd number:1..9; claim_free_years, no_claims_years
q lock phrase; lock_type, security
q alarm flag; alarm_fitted, burglar_alarm; whether an alarm is fitted
q let flag; let_to_others, lodgers
q payment choice:yearly/monthly; paid, payment_frequency
q bedrooms number:1..6; bedrooms, number_of_bedrooms
a rebuild money:90000..900000; rebuilding_cost, buildings_sum
a built year; year_built, built
a mortgagee company; mortgage_lender, interested_party
a dob date; date_of_birth, dob
l valuables; specified_items, listed_items; named pieces of worth
c valuables.what phrase; item, description
c valuables.sum money:200..9000; sum_insured, value
c valuables.away choice:home/anywhere; covered_where, area
c valuables.valued date; valued_on, valuation
c valuables.by company:{} Jewellers/{} Cycles/{} Fine Art; valued_by, bought_from
l sections; covers, parts
c sections.name phrase; section, cover
c sections.limit money:200..9000; limit, up_to
c sections.on choice:included/not included; status, taken
---
{insurer} || {policy}
{holder} and {joint_policyholder} || {issued}
# Schedule – your things at home
= Kept at: {address}
= Bedrooms: {bedrooms}
= Locks: {lock=five lever|multi-point|cylinder|deadlock and window locks}
= Cover: {cover_from} to {cover_to}, both days at midnight
= Years without claim: {ncd}
{alarm!A bell box is on the wall and serviced yearly|Wired to a call centre~Nothing of the kind is fitted|You have no bell box}. {let!A student rents the attic|You take in paying guests~Nobody pays to live with you|Only your family lives there}.
^ Up to {sum} in all
%sections 3..7
Part | Up to | 
{sections.name=theft|garden|frozen food|bicycles|students' things|keys|business kit} | {sections.limit} | {sections.on}
%%
%valuables 1..5
Named piece | For | Where | Valued | By
{valuables.what=wedding ring|road bicycle|violin|watch|oil painting|camera} | {valuables.sum} | {valuables.away} | {valuables.valued} | {valuables.by}
%%
You bear the first {excess} of any loss, but {water_excess} if water has run out of pipes.
= Price: {premium}
= In it tax: {tax}
= Paid: {payment?in one sum~in twelve parts}
~ Arranged by {broker}; ask {adviser}. With us since {since}. Wording {:id:HC-##} of {:date}. To claim ring {:phone} by day, {:phone} by night. Complaints: {:person}

== en landlord_gas_appliance_record
q engineer person; engineer, checked_by
q firm company:{} Heating/{} Plumbing & Gas/{} Boilers; gas_firm, company
q landlord company:{} Lettings/{} Properties/{} Housing; landlord, ordered_by
q tenant person; tenant, occupier
q agent person; letting_agent, agent_contact
q address address; property, checked_address
q record id:GR######; record_no, certificate
q reg id:######; firm_registration, registered_number
q card id:#######; engineer_card, licence_no
q day date; check_date, inspected_on
q next_due date; next_due, due_again
q copy_to_tenant_on date; copy_to_tenant_on, copy_given
q installation_tight flag; installation_tight, no_leak; whether the pipes hold tight
q bonded flag; bonded, earth_bonding
q alarm flag; co_alarm_fitted, carbon_monoxide_alarm
q pressure unit:mbar 17..24; standing_pressure, pressure
q pressure_drop unit:mbar 0..2; pressure_drop, drop
q appliances number:1..6; appliances, number_checked
q notice id:WN####; warning_notice, notice_no
q meter phrase; meter_place, meter_location
q price money:50..150; price, charge
a mechanic person; second_engineer, trainee
a boiler_year year; boiler_installed, installed
a reading id:#####; meter_reading, reading
a insurer company; boiler_cover, insurer
l checks; appliances_checked, results; appliance by appliance
c checks.where phrase; location, room
c checks.what phrase; appliance, type
c checks.make company; make, maker
c checks.model id:@@-##; model, model_no
c checks.flue phrase; flue, flue_type
c checks.heat unit:kW 2..36; heat_input, rating
c checks.ratio id:0.00##; combustion_ratio, co_ratio
c checks.safe choice:yes/no; safe, safe_to_use
c checks.owner phrase; owned_by, owner
l defects; faults, work_needed
c defects.no number:1..6; no, item
c defects.what phrase; fault, defect
c defects.done phrase; action, done
---
Record {record} || Firm reg. {reg}
# Gas appliances in a let home
{firm}
{engineer}, card {card}
= Home: {address}
= Lived in by: {tenant}
= Let by: {landlord}
= Agent: {agent}
= Seen: {day}
= Not later again than: {next_due}
%checks 1..6
Room | What | Make | Model | Flue | Input | Ratio | Safe
{checks.where=kitchen|hall|lounge|loft|bathroom} | {checks.what=combi boiler|hob|fire|water heater|cooker} | {checks.make} | {checks.model} | {checks.flue=balanced|open|none} | {checks.heat} | {checks.ratio} | {checks.safe}
{checks.owner=}
%%
Meter: {meter=under the stairs|outside box|cellar|porch}; {appliances} looked at. At rest {pressure}; after two minutes it had lost {pressure_drop}. {installation_tight!That is no more than the rules let pass|Pipes hold~That is too much: pipes leak|Pipes do not hold}. {bonded!The strap to earth is there|Green and yellow wire found at the meter~No strap to earth was found|The strap is missing}. {alarm!A sounder for fumes hangs in the hall and works|One sounder, tested~No sounder for fumes is there|No sounder}.
%defects 1..4 lines
{defects.no}) {defects.what=flame lifts|seal perished|vent blocked|no stability chain}: {defects.done=turned off|mended|cleared|parts ordered}
%%
? Warning paper {notice} was tied to the tap.
+++
Tenant's copy left {copy_to_tenant_on} || Charge {price}
~ Emergency {:phone}. Book printed {:date}. Call logged by {:person} at {:time}. VAT {:id:### #### ##}

== en service_charge_year_end_account
q manager company:{} Block Management/{} Estates/{} Property Services; managing_agent, managed_by
q landlord company:{} Freeholds/{} Residents Ltd; freeholder, landlord
q leaseholder person; leaseholder, flat_owner
q property_manager person; property_manager, contact
q accountant company:{} Chartered Accountants/{} Accounting; accountant, certified_by
q accountant_person person; accountant_signatory, accounts_signed_by
q director person; residents_director, approved_by
q building phrase; building, block
q flat number:1..60; flat_no, unit
q account id:@@@/###; account_ref, service_charge_account
q year_from date; year_from, period_from
q year_to date; year_to, period_to
q issued date; issued, statement_date
q pay_by date; pay_by, balancing_charge_due
q certified date; certified_on, accounts_certified
q share percent; share_of_costs, lease_percentage
q budget money:9000..200000; budget_for_building, budgeted_total
q actual money:9000..220000; actual_for_building, actual_total
q your_share money:400..6000; your_share, flat_share
q paid_on_account money:400..5500; paid_on_account, on_account
q balance money:10..900; balancing_charge, balance_due
q reserve money:2000..90000; reserve_fund, sinking_fund
q flats number:6..90; flats_in_building, units
q consult flag; works_consulted, consultation_held; whether owners were asked about big works
q interest percent; interest_on_arrears, late_rate
q insured money:900000..9000000; building_insured_for, insured_sum
a ground_rent money:50..400; ground_rent, rent
a lease_years number:60..990; lease_years_left, unexpired_term
a architect company; architect, building_surveyor
a next_agm date; next_meeting, agm
l costs; expenditure, cost_heads; what was spent on
c costs.head phrase; head, category
c costs.budget money:100..20000; budget, planned
c costs.actual money:100..22000; actual, spent
c costs.diff money:5..2000; difference, variance
c costs.payee company; contractor, paid_to
c costs.share money:5..900; your_share, flat_part
l reserves; fund_movements, reserve_use
c reserves.day date; date, on
c reserves.what phrase; purpose, for
c reserves.sum money:100..9000; amount, sum
---
{manager}
for {landlord}
{leaseholder} || {account}
Flat {flat}, {building=Regent Court|The Maltings|Quay House|Linden Lodge|Tower 2} || {issued}
# What the building cost, {year_from} to {year_to}
There are {flats} flats; yours bears {share}.
%costs 5..12
 | Planned | Spent | +/− | Paid to | Yours
{costs.head=cleaning|lift|insurance|garden|common light|repairs|fire alarm|management|window cleaning} | {costs.budget} | {costs.actual} | {costs.diff} | {costs.payee} | {costs.share}
%%
= Planned, whole house: {budget}
= Spent, whole house: {actual}
= Your part: {your_share}
= You have put in: {paid_on_account}
= Still to come from you: {balance}
%reserves 1..4 lines
From the reserve on {reserves.day}: {reserves.sum} for {reserves.what=roof|door entry|painting|pump|drains}
%%
That leaves {reserve} in it. {consult!Before the largest job all owners had been written to twice|The two letters the law asks for had gone out~No job was large enough for letters to owners|Owners did not have to be asked, jobs being small}. The house is insured for {insured}.
Please pay by {pay_by}; then {interest} is added.
+++
Certified by {accountant_person} of {accountant} on {certified}; seen by {director} for the residents.
~ Ask {property_manager}, {:phone}. Petty cash {:money:20..200}. Last year's balance was called {:date}. Key cover {:company:{} Security}

== en deposit_protection_certificate
q scheme company:{} Deposit Scheme/Tenancy Deposits {}; scheme, protected_by
q landlord person; landlord, property_owner
q agent company:{} Lettings/{} Residential; letting_agent, deposit_paid_to
q lead_tenant person; lead_tenant, first_tenant
q third_party_payer person; third_party_payer, relevant_person; somebody else who paid the deposit
q negotiator person; agent_contact, registered_by
q address address; rented_property, property
q cert id:DP########; certificate_number, deposit_id
q code id:@@@@-####; repayment_code, repayment_id
q amount money:400..3000; deposit_amount, protected_sum
q rent money:400..2800; monthly_rent, rent
q received date; deposit_received_on, paid_on
q protected_on date; protected_on, registered_on
q tenancy_from date; tenancy_starts, tenancy_from
q tenancy_to date; fixed_term_ends, tenancy_until
q protection_type choice:insured/custodial; protection_type, scheme_kind
q furnished choice:furnished/unfurnished; furnishing, let_as
q inventory flag; inventory_made, check_in_report; whether a list of contents was made
q pets money:20..300; pet_part, extra_for_pets
q release unit:days 5..30; release_within, repayment_time
q dispute unit:months 1..6; dispute_window, raise_dispute_within
a iban iban; tenants_account, iban
a bank company; bank_holding, client_account_bank
a refund money:300..3000; amount_returned, repaid
a ended date; tenancy_ended, moved_out
l tenants; renters, persons; who rents
c tenants.name person; name, tenant
c tenants.share money:100..1500; share, deposit_part
c tenants.email email; email, mail
c tenants.phone phone; phone, mobile
c tenants.since date; joined, added_on
l reasons; deductions_allowed, grounds; why money may be kept back
c reasons.what phrase; ground, reason
c reasons.clause id:#.#; clause, term
---
# {scheme}
^ Certificate {cert}
= Let: {address} ({furnished?with beds, tables and the rest~empty but for carpets})
= Landlord: {landlord}
= Through: {agent}
= Tenancy: {tenancy_from} to {tenancy_to}
= Rent a month: {rent}
= Deposit: {amount}
= of this for animals: {pets}
= Paid over: {received}
= With us since: {protected_on}
%tenants 1..5
Tenant | Part | Mail | Tel. | Added
{tenants.name} | {tenants.share} | {tenants.email} | {tenants.phone} | {tenants.since}
%%
{lead_tenant} speaks for all of them. {third_party_payer} gave part of the money and has the same rights.
{protection_type?The agent keeps the money and pays us a premium~The money itself lies with us}. {inventory!A list with photographs was signed on the first day|A list of what is in the rooms exists~No list of the contents was made|The agent made no list}.
%reasons 2..5 sentence
Money may be kept for
{reasons.what=rent owed|damage|cleaning|lost keys|garden left wild} (clause {reasons.clause})
%%
+++
When you leave, use code {code}. What is not in dispute is out within {release}; a quarrel must be brought to us within {dispute}.
~ Entered by {negotiator}. Help {:phone}, {:time}–{:time}. A former deposit, {:id:DP########}, was closed {:date}. Chief adjudicator {:person}

== en memorandum_of_sale_house
q agent company:{} Estate Agents/{} & {} Property/{} Homes; estate_agent, selling_agent
q negotiator person; negotiator, sale_agreed_by
q progressor person; sales_progressor, contact_until_completion
q seller person; vendor, seller
q buyer person; purchaser, buyer
q seller_firm company:{} Law/{} Conveyancers/{} & Sons Solicitors; sellers_solicitor, acting_for_vendor
q seller_lawyer person; sellers_fee_earner, vendors_lawyer
q buyer_firm company:{} Legal/{} Property Lawyers; buyers_solicitor, acting_for_purchaser
q buyer_lawyer person; buyers_fee_earner, purchasers_lawyer
q lender company:{} Building Society/{} Bank; mortgage_lender, lender
q broker person; mortgage_broker, mortgage_adviser
q surveyor company:{} Surveyors; surveyor, survey_by
q address address; property, address_sold
q ref id:@@@##/###; sale_reference, our_ref
q agreed date; sale_agreed_on, offer_accepted
q memorandum_date date; memorandum_date, dated
q survey date; survey_booked_for, survey_on
q target_exchange date; target_exchange, exchange_hoped_for
q target_completion date; target_completion, completion_hoped_for
q price money:90000..900000; agreed_price, price
q asking money:95000..950000; asking_price, marketed_at
q deposit percent; deposit_percent, deposit
q fee money:900..9000; agency_fee, commission
q tenure choice:freehold/leasehold; tenure, held_as
q chain number:1..6; chain_length, links_in_chain
q cash_buyer flag; cash_buyer, no_mortgage; whether the buyer needs no loan
q withdrawn_from_market flag; withdrawn_from_market, off_market
a council_band short; council_tax_band, tax_band
a viewing date; first_viewing, viewed_on
a gazump money:90000..900000; rejected_offer, lower_offer
a rooms number:2..9; bedrooms, rooms
l fixtures; included_items, extras; what stays in the house
c fixtures.what phrase; item, fixture
c fixtures.stays choice:stays/goes; stays_or_goes, status
c fixtures.price money:10..900; price, extra_sum
l chain_links; chain_members, linked_sales
c chain_links.pos number:1..6; position, link
c chain_links.name person; party, name
c chain_links.state phrase; progress, stage
---
{agent}
{ref} || {memorandum_date}
# Memorandum of sale – subject to contract
{address}, {tenure?with the land it stands on~for the years left of a lease}
Sold by {seller} || Bought by {buyer}
Acting: {seller_firm} || Acting: {buyer_firm}
({seller_lawyer}, {:phone}) || ({buyer_lawyer}, {:phone})
= Agreed: {price}, on {agreed}
= Was offered at: {asking}
= Put down on exchange: {deposit}
= Exchange wished for: {target_exchange}
= Keys wished for: {target_completion}
{cash_buyer!No loan is needed|The buyer pays out of savings~A loan is needed}. [{lender} has been named, by {broker}.] {surveyor} goes in on {survey}. {withdrawn_from_market!The board has come down and nobody else is shown round|It is no longer on the market~Viewings go on until exchange|The board stays up for now}.
%fixtures 2..7
 | | For
{fixtures.what=curtains|oven|shed|hall mirror|greenhouse|washing machine|light fittings} | {fixtures.stays} | {fixtures.price}
%%
There are {chain} links in all:
%chain_links 1..4 lines
{chain_links.pos}. {chain_links.name} – {chain_links.state=no offer yet|survey done|searches back|ready|waits for probate}
%%
> {negotiator}
~ From now on ask {progressor}. Our charge to the seller is {fee}. Identity seen {:date} by {:person}. Member of {:company:Property Guild {}}

== en homelessness_decision_letter
q council company:{} City Council/{} Borough Council; housing_authority, decided_by_council
q applicant person; applicant, homeless_person
q officer person; housing_officer, decided_by
q reviewer person; review_officer, send_review_to
q caseworker person; caseworker, personal_plan_with
q doctor person; medical_adviser, medical_opinion_by
q shelter company:{} House/{} Hostel/{} Lodge; temporary_accommodation, placed_at
q advice company:{} Law Centre/{} Housing Advice; advice_agency, free_advice_from
q other_council company:{} District Council; other_authority, referral_to
q ref id:HL/######; case_reference, case_no
q applied_on date; applied_on, first_came
q decision_date date; decision_date, dated
q home_lost_on date; home_lost_on, left_home
q relief_end date; relief_duty_ends, duty_ended
q review_by date; review_deadline, ask_review_by
q stay_until date; stay_until, accommodation_ends
q cause phrase; cause_of_homelessness, why_homeless
q charge money:10..200; weekly_charge, charge_for_room
q eligible flag; eligible, may_get_help; whether the person may get public help at all
q priority flag; priority_need, in_priority
q intentional flag; intentionally_homeless, own_fault
q local_connection flag; local_connection, belongs_to_area
q children number:1..5; children, dependent_children
q offers number:1..4; offers_made, homes_offered
a income money:400..3000; monthly_income, income
a birth date; date_of_birth, dob
a landlord person; former_landlord, evicted_by
a flat address; flat_offered, offered_home
l enquiries; checks_made, evidence; whom we asked
c enquiries.day date; date, asked_on
c enquiries.who person; person_asked, informant
c enquiries.role phrase; role, who_they_are
c enquiries.how phrase; means, how
c enquiries.said phrase; said, outcome
---
{council} · Housing || {ref}
{applicant} || {decision_date}
c/o {shelter}
# What we have decided
You came to us on {applied_on}. You had lost your home on {home_lost_on} through {cause=the end of a tenancy|a quarrel with parents|violence|fire|mortgage arrears}. Our duty to try and help you into a home ended on {relief_end}.
%enquiries 2..6
When | Whom | As | How | What
{enquiries.day} | {enquiries.who} | {enquiries.role=employer|mother|GP|probation|school|bank} | {enquiries.how=call|letter|visit|e-mail} | {enquiries.said=rent owed|cannot come back|illness confirmed|no answer|left of own will}
%%
* {eligible!Nothing in your papers bars you from help|You have the right to public housing~The terms of your stay bar you from help|You have no right to public housing}.
* {priority!Having read what our doctor writes, we place you in the group that comes first|You belong to the group the law puts first~You do not belong to the group the law puts first|We do not find you more at risk than others}.
* {intentional!What happened was your own doing|You could have kept that home but gave it up~You are not to blame for what happened|It was none of your doing}.
* {local_connection!You have lived here long enough|Work ties you to this town~Your ties are to another district|You have no ties to us}.
Our adviser was {doctor}. You have {children} children with you. {offers} homes have been offered so far.
You may stay where you are until {stay_until} at {charge} a week.
+++
If you disagree, write to {reviewer} by {review_by}. Free advice: {advice}. [{other_council} has been told.]
> {officer}
~ Your plan: {caseworker}, {:phone}. Belongings in store from {:date}, {:money:5..30} a week, {:company:{} Storage}. Night line {:phone}
`
