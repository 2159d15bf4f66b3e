/** The same for health, courts, offices and meetings. */
export const askedOfCareAndLaw = `
patient_no; mrn|hospital_number|case_id|patient_code|chart_no; under which number the hospital keeps the patient
insurance_member_no; insured_id|health_card_no|policy_member|member_code; number of the person at the health insurance
health_insurer; payer|sickness_fund|insurance_company|krankenkasse_name; who pays for the treatment
admission_date; hospitalised_on|came_in|start_of_stay|inpatient_since; first day in hospital
discharge_date; sent_home|end_of_stay|left_hospital|inpatient_until; last day in hospital
ward; unit|station|clinic_department|nursing_unit; where in the hospital the patient lies
diagnosis; condition|disease|finding|medical_problem|dx; what the patient suffers from
icd_code; disease_code|classification|diagnosis_code; sign of the illness in the international list
allergies; intolerances|reacts_to|hypersensitivity; what the patient does not tolerate
blood_pressure; bp|rr|systolic_diastolic; how hard the blood presses
pulse; heart_rate|hr|bpm; how often the heart beats
history; anamnesis|background|earlier_illnesses|case_history; what the patient had before
findings; examination_result|observations|clinical_picture; what the doctor saw
therapy; treatment|what_was_done|medical_measures|management; how the patient was treated
medicine; drug|preparation|active_substance|remedy|rx; what the patient has to take
dosage; dose|how_to_take|regimen|intake_schedule|sig; how much and how often to take it
strength; concentration|mg_per_unit|potency; how much of the substance is in one piece
treatment_days; take_for|course_length|days_supply; how long it has to be taken
pack_size; units_per_pack|package|quantity_dispensed; how many are in the box
repeats; refills|renewals|times_renewable; how often it can be fetched again
prescription_date; prescribed|rx_date|written_by_doctor_on; when the doctor wrote it
co_payment; own_contribution|patient_pays|copay|out_of_pocket; what the patient pays himself
next_visit; follow_up|come_back_on|recall|control_appointment; when the doctor wants to see the patient again
unfit_from; off_work_since|incapacity_start|ill_from|absent_from; first day the person cannot work
unfit_until; off_work_to|incapacity_end|ill_until|back_after; last day the person cannot work
work_accident; occupational|happened_at_work; whether it happened at work
vaccination_date; jab_date|injected_on|immunised_on|given; when it was injected
dose_no; which_dose|shot_number|number_in_series; the how-manyth injection it is
procedure; operation|service_rendered|treatment_item|intervention; what was done to the patient
procedure_code; fee_code|billing_code|item_number; sign of the service in the list of fees
case_no; docket|file_ref|cause_number|lawsuit_id|aktenzeichen; under which number the court keeps the matter
court; tribunal|judicial_body|before_which_court|chamber; which court deals with it
judge; magistrate|presiding|decided_by; who decides in court
hearing_date; trial_day|court_date|summoned_for|sitting_on; when the parties meet in court
hearing_time; session_starts|hour_of_trial; at what o'clock to be in court
courtroom; hall|room_of_hearing|chamber_no; in which room the court sits
dispute_value; value_at_stake|amount_in_controversy|litigation_value; how much money the quarrel is about
claim_sum; principal|main_claim|debt|amount_demanded; what the creditor wants
interest_sum; accrued_interest|default_interest|late_interest; what came on top because of the delay
court_costs; legal_fees|procedural_costs|charges_of_court; what the court asks for
decision_date; ruled_on|judgment_day|decided|order_made_on; when it was decided
offence; violation|wrongdoing|breach|misconduct|infraction; what the person did wrong
offence_date; committed_on|violation_day|when_it_was_done; day of the wrongdoing
offence_time; committed_at|violation_hour; at what o'clock the wrong was done
offence_place; committed_where|violation_location|spot; street where the wrong was done
fine; penalty_amount|sanction|sum_imposed|ticket_amount; money to pay for the wrong
penalty_points; points|demerits|licence_points; points noted against the driver
speed_limit; allowed_speed|max_kmh|permitted; how fast one may drive there
measured_speed; recorded_speed|actual_kmh|driven; how fast the person drove
permit_no; licence_number|authorisation_id|consent_ref; number of the permission
permit_kind; what_is_allowed|authorised_activity|scope; what the permission is for
condition; stipulation|obligation|restriction|proviso; what has to be kept to
application_date; requested_on|submitted|lodged|filed_by_applicant; when somebody asked for it
permit_fee; administrative_charge|processing_cost|office_fee; what the office asks for
patent_no; publication_id|ip_number|grant_no; number of the protected invention
filing_date; filed|application_filed|submitted_on; when protection was asked for
grant_date; granted|protected_since|issue_of_patent; when protection was given
invention; title_of_patent|what_was_invented|subject_matter; what was invented
abstract; summary|short_description|gist; in a few sentences what it is about
meeting_date; held|session_day|met_on|date_of_session; on which day people met
meeting_place; met_at|where_held|conference_room; where people met
next_meeting; follow_up_session|reconvenes|next_session; when people meet again
minute_taker; protocol_by|recorded_by|scribe|note_taker; who wrote down what was said
chairperson; chaired_by|led_by|moderator|presided; who led the meeting
decision; resolved|ruling|conclusion|agreed; what was agreed on
votes_for; yes_votes|ayes|approving; how many agreed
votes_against; no_votes|nays|opposing; how many did not agree
abstentions; abstained|neutral_votes; how many did not vote
task; action|todo|assignment|next_step; what has to be done
organisation; body|employer|firm|represented_company|entity; to which firm or body it belongs
function; capacity|role|acts_as|position_held; as what the person acts
marriage_date; wedding_day|wed_on|married; day of the wedding
marriage_place; wedding_town|married_in; town of the wedding
death_date; deceased_on|passed_away|died; day on which the person died
death_place; died_in|place_of_passing; town in which the person died
register_entry; record_number|entry_id|act_no; number in the book of the office
case_worker; official|handled_by|clerk_in_charge|your_contact|agent; who works on the matter
hazard; danger|risk_source|threat; what could do harm
risk_level; danger_rating|likelihood_class|priority; how great the danger is
accident_victim; injured|casualty|person_hurt; who was hurt
injury; wound|harm|type_of_harm|body_damage; how the person was hurt
medicines; drugs|medication_list|prescriptions|rx_items; what the patient takes
diagnoses; conditions|illnesses|problems; everything the patient suffers from
procedures; services|treatments|interventions; everything that was done
vaccinations; immunisations|jabs|shots; every injection
resolutions; decisions|motions|agenda_points; what was decided one by one
tasks; actions|todos|next_steps|action_points; who has to do what
conditions; obligations|stipulations|terms; what has to be kept to
claims; debts|receivables|demands; what is owed one by one
`
