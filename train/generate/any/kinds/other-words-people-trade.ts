/** How people ask for what the vocabulary names, in other words: `id; names; what it is`, variants parted by `|`. */
export const askedOfPeopleAndTrade = `
given_name; forename|christian_name|called|personal_name|first|prename; what the person is called by friends|the name given at birth, not that of the family|first part of the person's name
family_name; surname|last|lname|second_name|clan_name; the name shared with the family|last part of the person's name
birth_name; nee|former_surname|name_before_marriage|original_name; surname the person had before getting married|what the person used to be called
birth_date; bday|date_born|birthday|dateOfBirth|geb_dat|age_reference_date; the day the person came into the world|when he or she was born
birth_place; native_town|town_of_birth|birth_city|place_born; where the person came into the world|city in which he or she was born
birth_time; hour_of_birth|born_at_hour; clock time at which the child was born
nationality; citizen_of|passport_country|national_of; country whose citizen the person is|which state the person belongs to
sex; gender|m_f|male_or_female; whether the person is a man or a woman
marital_status; civil_state|family_status|relationship_status|wed; whether the person is married or single
religion; faith|belief|confession|church; church the person belongs to
height; stature|body_height|tall|size_cm; how tall the person is|size of the person from head to foot
body_weight; weighs|mass_kg|kg|patient_weight; how heavy the person is
document_no; doc_id|paper_no|id_number|number_of_document; number printed on the paper itself|identifies this paper
passport_no; travel_document_id|passport|pass_id; number of the travel document
issue_date; dated|made_out_on|drawn_up|date_issued|written_on|date_of_document|creation_day|released_at; date the document bears|on which day the paper was written|when it was drawn up and signed
expiry_date; best_until|runs_out|end_of_validity|good_through|valid_thru|lapses_on|usable_until; after this day it is no longer valid|until when it can be used|when it runs out
valid_from; in_force_since|takes_effect|valid_as_of|starts_to_apply|applies_from; from this day on it counts|when it comes into force
issued_by; authority|office|made_out_by|granted_by|certifying_body|agency; body that handed out the paper|which authority stands behind it
issue_place; town_of_issue|made_in_town|signed_in; town in which the paper was written
occupation; line_of_work|trade|does_for_a_living|works_as|vocation; what the person does for a living
job_title; designation|function|employed_as|post_held|job|rank; the position in the company|what the employee's post is called
department; division|section|org_unit|works_in|cost_center_name; part of the company in which the person works
personnel_no; payroll_no|worker_id|badge_no|employee_code|emp_number; under which number the company keeps the employee
hire_date; entry_into_company|date_of_joining|started_work|employment_start|first_day|in_service_since|onboarded; since when the person has been working there|day on which the job began
leave_date; exit_date|employment_end|quit_on|departure_from_company|separation_date; day on which the job ended|until when the person was employed
leave_reason; why_left|exit_cause|ground_for_termination; why the job came to an end
working_hours; hours_a_week|weekly_schedule|contractual_hours|full_time_hours; how many hours are worked in a week
work_load; fte|employment_degree|part_time_share|job_percentage; share of a full-time job
contract_kind; employment_type|permanent_or_fixed|nature_of_contract; whether the contract is limited in time
probation; trial_phase|test_period|probationary_months; how long the trial at the beginning lasts
notice_period; termination_notice|cancel_ahead|leave_term|time_to_quit; how long before one must announce to leave|time between giving notice and the end
salary; base_pay|pay|monthly_wage|gross_pay|remuneration|earnings_before_tax; what the employee earns before anything is taken off|money per month for the work
annual_salary; yearly_pay|pay_per_year|annual_gross|compensation_per_annum; what is earned in twelve months
vacation_days; pto|holidays|days_off|annual_leave_days|paid_leave; how many days a year the person need not work
sick_days; absence_days|days_ill|illness_absence; how many days the person was ill
social_security_no; national_insurance|ss_number|social_id|pension_number; number under which the state keeps the person's insurance
tax_no; tin|fiscal_code|tax_reference|tax_identifier|revenue_no; number at the tax office|under which the tax authority knows the person
email; mail|e_address|electronic_mail|mailbox; where to send electronic mail
phone; tel|telephone_no|call_at|contact_no|landline; number to ring|how to reach by telephone
mobile; cell|handset_no|cellular|gsm; number of the portable phone
residence; lives_at|domicile|home|place_of_living|dwelling|permanent_address; where the person lives|street and town of the home
children; kids|dependents_count|number_of_minors; how many children there are
school_name; institution|alma_mater|college|academy; where the person went to learn
degree; academic_title|diploma_type|award|graduated_as; title that the studies led to|what was earned at the end of the studies
field_of_study; major|subject_area|programme|discipline|specialisation; what was studied
student_no; matric_no|enrolment_id|learner_number; number of the student at the school
final_grade; overall_result|average_mark|total_score|cumulative_gpa; mark for everything taken together
credits; ects|points_earned|study_points; points that were earned with the course
grade; mark|score|rating|note; how well it was done|result as a school mark
exam_date; tested_on|sat_on|examination_day; when the test was taken
semester; term|half_year|study_period; which half of the academic year
class_name; form_group|school_class|group; which class the pupil is in
teacher; instructor|tutor|taught_by|professor|lecturer; who gave the lessons
course; subject|module_name|lesson|training; what is taught
attendance; presence|share_attended|participation_rate; how much of the lessons was attended
thesis_title; dissertation|final_paper|topic_of_thesis; what the final paper is called
member_no; membership_id|club_number|card_no; under which number the club keeps the member
member_since; joined|entry_to_club|membership_start; when the person became a member
membership_kind; tier|status_in_club|plan|subscription_level; which sort of membership it is
fee; dues|charge|contribution|payable_fee|subscription_price; money asked for taking part|what it costs
full_name; person|name_complete|who|called|display_name; first and last name|what the person is called
seat; place_no|chair|seat_number; where to sit
vaccine; jab|shot|product_injected|immunisation; what was injected against the disease
duties; responsibilities|role_tasks|what_to_do|job_content; what the person has to do in the job
requirements; qualifications_needed|profile|must_have|skills_wanted; what an applicant should bring
benefits; perks|offered|advantages|extras; what the employer offers
period; time_span|date_range|interval|timeframe|covered_dates; first and last day it is about
order_no; purchase_order|po|order_ref|order_id|commission_no; under which number the goods were ordered|number the customer gave the order
order_date; ordered|date_ordered|placed_on|purchase_day; day the order was placed|when the goods were asked for
customer_no; client_number|debtor_no|account_id|cust_id; under which number the seller keeps the buyer
delivery_no; dn_number|packing_slip_no|shipment_note; number of the paper that comes with the goods
delivery_date; arrival_of_goods|delivered|handover_day|goods_received_on|supply_date; day the goods are handed over|when the shipment reaches the customer
dispatch_date; sent_on|shipped|departure_of_goods|ex_works_date|shipping_day; day the goods leave the sender|when it was sent off
delivery_terms; incoterm|terms|transfer_of_risk|trade_term; who bears cost and risk of the transport
shipping_method; transport_mode|carried_by|sent_via|means_of_transport|freight_mode; by what means the goods travel
tracking_no; trace_code|parcel_id|follow_up_code|consignment; code to see where the parcel is
waybill_no; bl_number|transport_document|cmr|awb; number of the transport paper
plate; license_tag|car_number|vehicle_reg|truck_id|reg_no; letters and digits on the vehicle
trailer_plate; trailer_id|semi_trailer_reg; letters and digits on the trailer
loading_place; picked_up_at|collection_point|origin_site|loaded_at; where the goods are put on the truck|where the transport begins
unloading_place; dropped_at|destination_site|delivered_to_place|unloaded_at; where the goods are taken off|where the transport ends
loading_port; pol|departure_port|port_from|embarkation; harbour where the ship is loaded
discharge_port; pod|arrival_port|port_to|destination_harbour; harbour where the ship is emptied
vessel; ship_name|carrying_ship|boat; which ship carries the goods
container_no; box_no|cntr|container_id; letters and digits on the steel box
seal_no; seal|lock_number; number of the seal on the door
packages; colli|pieces|parcel_count|boxes|number_of_units|how_many_parcels; how many boxes or pallets|count of things that are shipped
package_kind; packing_type|wrapped_as|handling_unit|pack_form; what the goods are packed in
gross_weight; total_weight|weight_with_packing|weight_brutto|shipping_weight; how heavy it is with everything around it
net_weight; weight_of_contents|weight_netto|pure_weight; how heavy the goods themselves are
volume; cbm|cubic|space_taken|loading_volume; how much room it takes
dimensions; lxwxh|measurements|size|extent; length, width and height
origin_country; made_in|source_country|produced_in|provenance; where the goods come from|land in which it was made
destination_country; shipped_to_country|import_country|final_country; land to which the goods go
tariff_code; hs|customs_code|commodity_number|taric; how customs classify the goods
customs_office; border_office|clearance_point|douane; where the goods are cleared
customs_value; declared_worth|dutiable_amount|value_for_customs; what the goods are worth for the customs
duty; import_tax|tariff_amount|customs_charge; what customs ask for
freight_cost; transport_charge|carriage_price|shipping_cost|haulage; what the transport costs
cash_on_delivery; cod|collect_amount|to_collect; money the driver has to bring back
hazardous; dangerous|adr|is_dangerous_goods; whether the goods are dangerous
temperature; temp|degrees|keep_at|cooling; how warm or cold
article_no; sku|product_code|item_code|part_number|material_no; number of the product in the catalogue
ean; gtin|barcode|upc; digits below the bars
description; item|product|what|article_text|denomination|goods_name; what the thing is|name of the article
quantity; qty|count|pieces|units|how_many|volume_ordered; how many of it
ordered_qty; wanted|qty_requested|amount_ordered; how many were asked for
delivered_qty; supplied|qty_shipped|sent_quantity|received_qty; how many really came
backorder_qty; still_to_come|missing_qty|remaining; how many are still missing
unit_name; uom|measure|per; in what it is counted
unit_price; price_each|rate|single_price|cost_per_unit|per_piece; what one of it costs
line_amount; line_sum|position_total|extended_price|subtotal_line; price of the whole position
discount; reduction|rebate|price_cut|allowance; how much less has to be paid
tax_rate; vat_percent|vat_pct|tax_pct|rate_of_tax; share of tax in percent
net_sum; before_tax|excl_vat|subtotal|taxable_amount|sum_without_tax; all together before the tax is added
tax_sum; vat_amount|tax_total|vat_value; how much of it is tax
gross_sum; amount_due|to_pay|incl_vat|final_amount|invoice_total|balance_payable; what has to be paid in the end|everything together with tax
batch_no; lot|charge|production_batch|lot_id; which production run it comes from
serial_no; sn|device_id|unit_serial|factory_number; number of this very device
best_before; use_by|bbd|shelf_life_end|keep_until; until when it should be eaten or used
storage_place; bin|shelf|rack|kept_at; where in the store it lies
stock; on_hand|available|inventory_level|in_store; how many are there
min_stock; reorder_point|safety_stock|lowest_level; when fewer are left, order again
stock_difference; deviation|delta|discrepancy|gap; how far the two figures differ
warehouse; depot|store|stockroom; which store it is in
count_date; inventory_day|stock_taken_on|counted_on; day on which things were counted
material; made_of|substance|raw_material; what it consists of
drawing_no; blueprint|plan_no|dwg; number of the technical drawing
revision; version|rev|edition|release; which state of the paper it is
return_reason; why_returned|complaint_cause|rma_reason; why the goods come back
return_no; rma|return_authorisation|return_ref; number given to the return
warranty; guaranteed_for|guarantee|warranty_term; how long the maker stands for it
purchase_date; bought|acquired_on|date_of_sale|sold_on; day it was bought
model_name; type|variant|version_name|product_model; how the maker calls this type
brand; make|maker|trademark|manufacturer; who puts the name on it
received_by; accepted_by|taken_in_by|goods_taken_by|signed_for_by; who took it over|person that signed for the goods
checked_by; verified_by|controller|reviewed_by|second_pair_of_eyes; who looked it over
prepared_by; author|drawn_up_by|clerk|compiled_by|editor; who wrote the paper
approved_by; released_by|authorised_by|green_light_from|signed_off|ok_by; who gave permission
remarks; notes|comment|annotation|observations|free_text; anything else that was written down
complete; is_complete|fully_delivered|nothing_missing; whether everything is there
goods; items|line_items|positions|products|articles|cargo; the things that are listed|what was ordered or shipped
parcels; packages|boxes|handling_units|shipment_units; the single boxes
parts_list; components|bom|spare_parts|assembly_parts; what it is made from
stops; route_points|waypoints|tour; the places on the way
`
