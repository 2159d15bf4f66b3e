import { type Flag, questions, statements, states, told } from './box-tables.ts'

/** What may answer a question for another of the same row; of those of these tables the first of their names or the id of the group. */
const rows = [
  'carrier_reserved defects_found repaired improved complete_delivery genuine changes_requested test_carried_out damage_found item_ok repair_needed leak_found item_condition fault_kind end_use objection_raised',
  'seal_intact is_locked sealed locked lights_out windows_shut armed capped road_passable',
  'has_power powered_on online wind_turbine_turning isolated machine_running out_of_service aircraft_state',
  'open_to_public public confidential encrypted open_to_all free_to_read anonymous listed confidential_flag',
  'is_paid owes_money vat_charged vat_registered taxable fee_due settled delivered_by_us cod prepaid who_freight invoice_settled costs_free profit_made pay_way relief_claimed',
  'was_opposed is_signed is_valid can_appeal follow_up approval_given objection_raised valid signed complaint_side attendance won ethics_ok request_granted guilty plea changes_requested further_action',
  'is_permanent employed temporary work_state pensioner former_employee studies retired_flag job_status leave_sort experienced',
  'is_owner is_parent has_children is_empty vacant_flag is_married alive homeowner premises_leased married_flag kinship salutation lives_alone',
  'present attendance was_there appearance on_leave dinner_guest witnesses',
  'takes_medicine anticoagulated adverse_effects has_allergy allergies_known germs_found injured pain_free fever awake triage care_need hypertension diabetes asthmatic patient_conscious',
  'on_schedule punctual delivered_by_us left_as_planned flight_on_time rush temporary',
  'within_budget profit_made over_ten_staff went_bankrupt',
  'frozen raw ripe fresh_goods cooled_transport reefer cold_chain',
  'calm_weather dry_weather weather_sky indoors weather_then weather',
  'has_arrived complete_delivery delivered_by_us cleared customs_cleared parcel_status',
  'is_translation first_language_text in_stock in_print up_to_date sold previously_published new_title in_stock binding hard_cover first_performance',
  'is_compulsory voluntary needs_interpreter speaks_natively fluency schooling',
  'is_insured has_guarantor secured insured_person cover_in_place insured_flag claim_covered',
  'smoking_allowed smokes pets_welcome',
  'parking_available wants_parking',
  'germs_found toxic bacteria_found has_cells blasting_stock flammable',
  'carry packing rush express transport_mode shipping_method packaging_kind',
  'handmade manual genuine fabric timber finish_of material_kind wood_species',
  'felled sown preservation_order felling crop_stage dressed_seed irrigation',
  'diet room_board school_meals vegan meal_included vegetarian_dish',
  'reach calls_ok hard_copy by_post no_marketing newsletter_wanted',
  'signed sign_checked saw_original poa sworn declared_true work_signed notarised',
  'cancelled postponed on_schedule fully_booked event_cancelled',
  'is_signed is_valid can_appeal conflicted contested appealable binding on_bail guilty plea approval_given valid',
  'refundable negotiable fee_due taxable settled secured audited',
  'domestic one_way nonstop carry loaded delivered_by_us',
  'improved fever pain_free injured tumour_benign hereditary trend',
  'paid_work employed amateur temporary apprentice experienced works_alone voluntary',
  'open_source public confidential cloud_hosted encrypted wireless online deploy',
  'step_free heated guarded indoors insulated load_bearing drinkable toxic',
  'transferable exclusive two_holders shared_use',
  'fiction genuine first_language_text text_form',
  'shared_use two_holders own_account acts_for_self',
]

const idsOf = Map.groupBy([...questions, ...statements, ...states, ...told].flatMap(namesWithIds), ([name]) => name)

/** As rows of ids. */
export const alikeBoxes = rows.map((row) =>
  row
    .split(' ')
    .flatMap((name) => [...(idsOf.get(name) ?? []).flatMap(([, ids]) => ids), name, `box:group.${name}`])
    .join(' '),
)

function namesWithIds({ concept, contrary }: Flag): (readonly [string, string[]])[] {
  const ids = [concept.id, ...(contrary ? [contrary.id] : [])]
  return (concept.fields ?? []).map(([name]) => [name, ids] as const)
}
