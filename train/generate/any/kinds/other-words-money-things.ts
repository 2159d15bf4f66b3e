/** The same for money, property, vehicles, work and travel. */
export const askedOfMoneyAndThings = `
policy_no; contract_id|insurance_contract|certificate_id|cover_ref; under which number the insurer keeps the contract
insurance_kind; cover_type|product_line|what_is_insured|branch; which sort of insurance it is
premium; contribution|price_of_cover|insurance_cost|yearly_rate|amount_charged; what the customer pays for being insured
payment_frequency; interval|rhythm|billing_cycle|how_often|periodicity|paid_every; how often money is due
sum_insured; coverage_amount|insured_value|maximum_benefit|liability_limit|cap; up to which amount the insurer pays
deductible; excess|retention|self_participation|first_loss|franchise; part of the damage the customer bears
cover; risk|peril|insured_against|benefit; what is insured
cover_start; inception|incepts|insured_from|policy_begins|effective_on; from when the customer is insured
cover_end; insured_until|policy_expires|termination_of_cover|runs_to; until when the customer is insured
no_claims; bonus_level|sf_class|rating_class; discount class for driving without damage
claim_no; damage_ref|case_at_insurer|loss_number|incident_id; under which number the damage is kept
loss_date; incident_day|accident_on|date_occurred|event_of_damage; when it happened|day of the damage
loss_time; incident_hour|occurred_at; at what o'clock it happened
loss_place; scene|incident_location|where_it_happened|accident_site; town where it happened
reported_on; notified|announced_at|filed_on|date_reported; when the insurer was told
loss_cause; reason_of_damage|trigger|peril; what led to the damage
loss_description; story|account_of_events|how_it_happened|narrative; in own words what happened
damage_sum; loss_value|estimated_cost|repair_estimate|extent_of_damage; how much the damage comes to
paid_out; settlement_amount|indemnity|disbursed|compensation_paid; money the insurer gave in the end
police_report; police_involved|reported_to_police; whether the police know of it
loan_amount; credit_sum|principal|amount_borrowed|financed_amount|lending_volume; how much the bank hands over
loan_no; credit_contract|facility_id|loan_ref; number of the credit
interest_rate; nominal_interest|rate_pa|borrowing_rate|coupon; percent a year paid for the money
effective_rate; apr|true_cost_rate|effective_annual_interest; yearly cost in percent with all fees
instalment; monthly_burden|repayment_rate|periodic_payment|emi; what is paid each time
loan_term; running_time|maturity|duration_of_credit|payback_time; how long it takes to pay everything back
instalment_count; number_of_payments|periods|how_many_rates; how many times is paid
total_repayment; total_cost_of_credit|overall_payable|sum_of_payments; everything the borrower pays back together
first_instalment; payments_begin|first_due; when the first payment has to be made
purpose; reason|use|intended_for|payment_reference|what_for; what the money is for
collateral; guarantee|pledged|secured_by|security; what the bank may take if nobody pays
remaining_debt; outstanding|balance_left|residual_debt|still_to_repay; what is left to pay back
due_date; payable_until|payment_deadline|settle_by|pay_no_later_than|maturity_date|to_be_paid_on; last day on which the money has to be there|until when it has to be settled
iban; account_number|bank_account|payment_account|account; where the money has to go|account at the bank
bic; swift|bank_code|bank_identifier; code of the bank
bank_name; credit_institution|held_at|bank; which bank keeps the account
creditor_id; collector_id|sepa_creditor; identifies who draws the money
mandate_no; mandate|authorisation_ref|umr; number of the permission to draw money
transfer_amount; sum_sent|remitted|moved_amount|payment_value; how much money was sent
transfer_date; booked_on|executed_on|value_day|sent_at; when the money was moved
reference_no; ref|our_sign|case_id|dossier|file_number|matter; sign to quote when writing|under which the matter is kept
tax_year; fiscal_year|assessed_year|year_of_income|for_year; year the tax is for
tax_kind; levy|sort_of_tax|tax_type; which tax it is
taxable_income; assessable_income|base_of_assessment|income_subject_to_tax; income from which the tax is worked out
assessed_tax; tax_fixed|tax_payable|liability|levied; tax that was worked out
withheld_tax; already_paid_tax|deducted_at_source|credits_against_tax; tax that was already taken off
refund; money_back|reimbursed|repaid|credit_in_your_favour; what the person gets back
back_payment; arrears|shortfall|amount_still_due|top_up|claim_against_you; what has to be paid in addition
objection_deadline; appeal_by|contest_until|last_day_to_object; until when one may disagree
net_rent; cold_rent|rent_excluding_charges|base_rent|bare_rent; what the flat alone costs a month
service_charge; extras|running_costs|utilities_advance|side_costs; monthly sum for heating, water and the like
total_rent; monthly_total|rent_all_in|inclusive_rent|gross_rent; all that is paid a month for the flat
rent_deposit; caution|bond|bail_money|held_deposit; money left as a safety|what the tenant gets back when moving out
living_area; sqm|floor_area|size_of_flat|usable_space|square_metres; how large the flat is
rooms; room_count|bedrooms|number_of_rooms; how many rooms there are
floor; level|storey|which_floor; how high up in the house
lease_start; tenancy_begins|move_in|rented_from|occupancy_from; from when the flat is rented
lease_end; tenancy_ends|move_out|rented_until|expiry_of_lease; until when the flat is rented
property_address; object|location_of_property|rented_premises|situated_at|building; where the house or flat stands
property_kind; dwelling_type|building_type|real_estate_category; what sort of house it is
land_register_no; title_no|cadastre|parcel_no|deed_no; number in the register of land
plot_size; land_area|ground|lot_size|site_area; how large the ground is
year_built; construction_year|built|erected_in|age_of_building; when the house was built
purchase_price; asking_price|bought_for|sale_price|consideration|cost_of_acquisition; what is paid for it
energy_class; efficiency_class|energy_label|epc_rating; letter for how much energy it needs
heating; heated_by|heat_source|boiler_type; how the house is kept warm
pets_allowed; animals_permitted|pet_friendly; whether animals may live there
furnished; with_furniture|is_furnished; whether furniture belongs to it
meter_no; counter_id|device_no|meter_serial; number of the device that counts
old_reading; start_value|previous_count|initial_index|reading_before; what the meter showed last time
new_reading; end_value|present_count|final_index|reading_after; what the meter shows now
reading_date; read_on|metered_at|date_of_meter_reading; when somebody looked at the meter
used; consumption|usage|kwh_used|quantity_consumed|difference_of_readings; how much was used up
cost_share; own_part|your_portion|tenant_share|allotted_cost; part of the costs that falls to this person
total_cost; overall_cost|sum_of_costs|whole_expense; what everything cost together
prepaid; down_payments|advances|already_paid|paid_so_far|on_account; what was paid beforehand
donation; gift|given_amount|contribution|donated; money that was given
donation_date; given_on|date_of_gift|received_donation_on; when the money was given
amount_in_words; spelled_out|written_amount|sum_in_letters; the amount written as words
expense_kind; cost_category|type_of_cost|spending_class; what the money was spent on
expense_sum; cost|spent|outlay|expenditure; how much was spent
reimbursement; to_refund|paid_back_to_employee|claim_total|refundable; what the company gives back
advance; prepayment|cash_advance|paid_ahead; money that was handed over before
distance; km|miles_travelled|route_length|how_far; how far it was
share_percent; stake|ownership|participation|pct_held; part of the company in percent
share_capital; equity|registered_capital|nominal_capital; money the owners put in
entry_date; recorded_on|registered|date_of_registration|inscribed; when it was written into the register
register_no; company_number|trade_register|crn|registration_id; number in the register of companies
legal_form; entity_type|company_form|type_of_business; what sort of company in law
gross_total_pay; total_gross|wages_before_deductions|payroll_gross; all wages before anything is taken off
net_total_pay; total_net|paid_wages|wages_after_deductions; all wages as they are paid out
employer_share; employer_part|borne_by_company|company_contributions; social insurance that the company pays
employee_share; employee_part|borne_by_staff|withheld_contributions; social insurance that the staff pay
headcount; staff_count|people_employed|workforce|number_of_staff; how many people work there
pay_month; wage_period|payroll_month|accounting_month; month for which is paid
vin; frame_no|vehicle_id|chassis; seventeen signs that identify the car
vehicle_make; brand|car_maker|manufacturer|marque; who built the car
vehicle_model; type|car_model|series|commercial_name; which car of that maker
first_registration; on_road_since|initial_licensing|registered_first; when the car was first allowed on the road
engine_power; kw|horsepower|output|performance; how strong the engine is
displacement; cc|engine_size|cubic_capacity; how large the cylinders are
fuel; propulsion|runs_on|drive_type|engine_type; what the car burns
colour; paint|color|shade|finish; what colour it has
seats; places|passenger_capacity|seat_count; how many people can sit in it
max_mass; gvw|permitted_weight|laden_mass|mass_limit; how heavy it may be when full
empty_mass; tare|weight_unloaded|curb_weight; how heavy it is with nothing in it
mileage; odometer|km_reading|distance_driven|kilometres_run|clock; what the counter of the car shows
previous_owners; keepers_before|owner_count|hands; how many had it before
next_inspection; test_due|valid_to_inspection|mot_until|recheck; when it has to be looked at again
inspection_date; checked_on|tested|date_of_test|visit_date|audited_on; day it was examined
inspection_no; report_id|test_number|protocol_no|certificate_id; number of the test paper
result; outcome|verdict|passed|conclusion|overall_rating; how the test ended
defect; flaw|shortcoming|damage|nonconformity|problem; what is wrong with it
severity; seriousness|grade_of_defect|criticality|weighting; how bad it is
remedy; measure|corrective_step|fix|action_taken|repair; what is done about it
deadline; to_be_done_by|latest|time_limit|complete_until|target_date; until when it has to be finished
responsible; in_charge|assigned_to|accountable|owner|assignee; who has to take care of it
inspection_item; checkpoint|what_was_checked|test_object|parameter; what was looked at
target_value; nominal|should_be|setpoint|specification|required; what it ought to be
measured_value; actual|observed|reading|found|determined; what it really was
tolerance; permitted_deviation|allowed_range|margin; how far it may be off
item_ok; ok|in_order|passed|conforms; whether it is as it should be
instrument; measuring_device|gauge|tool_used|equipment; with what it was measured
machine; plant|unit|installation|appliance|device; what was worked on
machine_no; asset_tag|equipment_id|inventory_no|unit_no; number of the machine
operating_hours; run_time|hours_run|service_hours|hour_meter; how long the machine has run
maintenance_date; serviced|date_of_work|performed_on|intervention_day; when it was taken care of
work_done; job_performed|tasks_carried_out|activity|intervention; what was done
parts_used; spares|replaced_parts|consumables; what was built in
labour_hours; man_hours|time_worked|hours_spent|effort; how long the work took
next_service; due_for_service|next_due|upcoming_maintenance; when it has to be taken care of again
fault; malfunction|complaint|symptom|issue_reported|trouble; what did not work
order_ref; job_id|ticket|assignment_no|work_order_no; number of the job
site; place_of_work|location|job_site|where_installed; where the work is done
start_time; begins|from_hour|start_at|clock_in; at what o'clock it begins
end_time; finishes|to_hour|ends_at|clock_out; at what o'clock it is over
workers; people_on_site|manpower|crew_size|staffing; how many people worked
project; undertaking|project_title|programme_name|venture; what the work belongs to
project_no; project_code|project_id|cost_object; number of the project
progress; done_percent|completion|status_percent|share_finished; how much is finished
booking_no; reservation_id|locator|booking_code|record_locator|confirmation; code under which it was reserved
check_in; arrive|arrival_day|stay_from|guest_arrives; when the guest comes
check_out; depart|departure_day|stay_until|guest_leaves; when the guest goes
nights; overnight_stays|number_of_nights|length_of_stay; how many times the guest sleeps there
guests; pax|persons|occupancy|number_of_people|party_size; how many people come
room_no; room|chamber|door_number; which room it is
room_kind; accommodation_type|category_of_room|bed_type; what sort of room
board; meals|catering|meal_plan|breakfast; which meals are in the price
room_rate; nightly_price|per_night|price_of_room; what one night costs
city_tax; local_tax|visitor_levy|tourism_fee; what the town takes from visitors
flight_no; flight_code|carrier_code|flight; which plane
train_no; service_no|train_code|connection; which train
from_city; origin|departing_from|start_point|depart_station|leaving; where the journey begins
to_city; destination|bound_for|arrive_station|end_point|going_to; where the journey leads
travel_date; journey_day|date_of_flight|outbound_on|trip_date; on which day one travels
departure_time; leaves_at|dep_time|etd|takes_off; when it leaves
arrival_time; lands_at|arr_time|eta|gets_in; when it comes in
gate; platform|track|boarding_gate; where to get on
travel_class; cabin|service_class|comfort_class; in which class one sits
baggage; luggage|bags_allowed|checked_bags; what may be taken along
ticket_no; eticket|coupon_no|document_number; number of the ticket
ticket_price; fare|admission|cost_of_ticket|price_paid; what the ticket costs
event_name; show|performance|title_of_event|concert; what is being held
event_date; takes_place_on|held_on|day_of_event|scheduled_for; on which day it is
venue; location|held_at|hall|stage; where it takes place
doors_open; admission_from|entry_time|let_in; from when one may go in
rental_start; picked_up_on|hire_begins|collected_on|out_date; when the car is fetched
rental_end; returned_on|hire_ends|brought_back|in_date; when the car is brought back
daily_rate; per_day|price_a_day|day_price; what one day costs
driver_licence; licence_id|permit_to_drive; number of the licence to drive
checks; inspection_points|tested_items|checklist; what was checked one by one
defects; findings|faults|nonconformities|shortcomings; everything found to be wrong
service_entries; maintenance_history|visits|interventions|log; each time it was taken care of
journeys; legs|segments|connections|flights|trips; the parts of the journey
measurements; values|results|readings|test_data; what was measured
topic; agenda_item|subject|theme|matter; what is talked about
speaker; presenter|talk_by|lecturer|referent; who talks
instalments; schedule|payment_plan|rates|amortisation; when how much is paid
costs; expenses|cost_lines|spendings|outlays; the single costs
covers; benefits|insured_risks|guarantees|modules; what is insured one by one
readings; meters|meter_values|counts; what the meters show
shareholders; owners|members|partners|equity_holders; who owns the company
`
