import { alikeBoxes } from '../generate/any/boxes/alike.ts'
import type { Concept } from '../generate/any/concept.ts'
import type { Fact } from '../generate/any/facts.ts'
import type { AnyDocument } from '../generate/any/generate-any.ts'
import type { LabelBook } from '../generate/any/label-book.ts'
import { alikeOffices } from '../generate/any/offices/alike.ts'
import { attribute, roles } from '../generate/any/roles.ts'
import { alikeSaid } from '../generate/any/said/alike.ts'
import type { Random } from '../generate/random.ts'
import { absentOfThings } from './ask-things.ts'

/** Things that such a document might well state and does not. */
export function absentFacts(random: Random, made: AnyDocument, book: LabelBook, count: number): Fact[] {
  const { facts } = made
  const empty = facts.all.filter((fact) => fact.empty)
  const found: Fact[] = random.shuffle(empty).slice(0, Math.ceil(count / 3))
  for (let attempt = 0; found.length < count && attempt < 4 * count; attempt += 1) {
    const fact = random.weighted([
      [absentOfParty, made.plan.isClosed ? 0 : made.plan.absentRoles ? 0.35 : 0.15],
      [absentOfThings, made.plan.isClosed ? 0 : made.plan.absentRoles ? 0.3 : 0.05],
      [absentConcept, made.plan.absentRoles ? 0.4 : 0.8],
    ])(random, made, book)
    const isNew =
      fact &&
      !found.some(
        ({ concept, role, thing }) => concept.id === fact.concept.id && role === fact.role && thing === fact.thing,
      )
    if (isNew) found.push({ ...fact, key: '', empty: true })
  }
  return found
}

/** Of the same kind of document, with a word of a printed label, or of the form of a printed value. */
function absentConcept(
  random: Random,
  { facts, plan, language }: AnyDocument,
  book: LabelBook,
): Omit<Fact, 'key'> | undefined {
  const known = [...facts.concepts].filter(({ id }) => !id.startsWith('thing'))
  const near = known.length > 0 ? random.pick(known) : undefined
  const concept = random.weighted<() => Concept | undefined>([
    [() => random.pick(plan.absent), plan.absent.length > 0 ? 8 : 0],
    [() => near && book.neighbour(random, near, language), plan.isClosed ? 0 : 5],
    [() => near && book.ofForm(random, near.form), plan.isClosed ? 0 : 2],
    [() => book.ofForm(random, random.pick(['money', 'number', 'date', 'percent', 'unit', 'money', 'number'])), 3],
    [() => book.concept(random, language), plan.isClosed ? 0 : 1],
  ])()
  if (!concept || facts.names(concept) || book.synonyms(concept).some((other) => facts.names(other))) return
  return facts.all.some((fact) => !fact.empty && mayAnswer(fact, concept)) ? undefined : { concept }
}

/** Concepts of the named kinds, and places without a label, that can be asked for in the same words. */
const alike = [
  'issue_date contract_date prescription_date decision_date application_date order_date meeting_date @date',
  'document_no reference_no inspection_no case_no register_entry ticket_id order_ref permit_no booking_no ticket_no @number',
  'issued_by organisation court bank_name health_insurer school_name venue publisher club @sender',
  'full_name attendee crew_member candidate heir artist @recipient',
  'prepared_by approved_by checked_by received_by case_worker reviewer responsible minute_taker chairperson @signer',
  'gross_sum line_amount total_cost transfer_amount expense_sum claim_sum total_rent total_repayment ticket_price fee',
  'description model_name machine work_title software project vehicle_model event_name invention fund_name @title @subtitle',
  'valid_from cover_start lease_start rental_start hire_date check_in unfit_from member_since',
  'expiry_date cover_end lease_end rental_end leave_date check_out unfit_until deadline due_date return_by best_before',
  'site venue meeting_place property_address loss_place issue_place residence sampling_point @place',
  'remarks findings therapy history loss_description decision abstract goals strengths purpose',
  'inspection_date maintenance_date exam_date event_date match_date travel_date reading_date count_date valuation_date',
  'refund reimbursement paid_out back_payment remaining_debt',
  'start_time departure_time hearing_time loss_time offence_time birth_time doors_open',
  'visit_day next_visit event_date begins_on meeting_date exam_date hearing_date travel_date check_in @date',
  'reply_by due_date deadline closes_on objection_deadline return_by',
  'contract_runs_until lease_end cover_end leave_date rental_end expiry_date',
  'begins_on valid_from cover_start lease_start hire_date rental_start check_in',
  'ready_by fetch_day delivery_date deadline next_service',
  'session_time start_time visit_from departure_time hearing_time kick_off',
  'agreed_price gross_sum total_cost purchase_price fee ticket_price artist_fee',
  'deposit_asked rent_deposit advance down_payment camp_deposit',
  'refund paid_out reimbursement compensation_paid',
  'persons_count guests headcount participants team_size workers',
  'first_reading old_reading mileage_at_start',
  'last_reading new_reading used',
  'item_weight net_weight gross_weight body_weight',
  'space_size living_area room_area plot_size',
  'room_label room_no courtroom exam_room storey floor',
  'dose_amount strength dosage doses_daily',
  'damage_found repair_needed leak_found item_ok follow_up_needed vehicle_drivable',
  'photos_permitted photos_allowed consent_given',
  'written_on reported_on application_date cancelled_on @date',
  'loss_date offence_date last_seen_on',
  'guarantee_ends warranty expiry_date',
  'birth_date child_age child_born_on',
  'vaccination_date vaccinated_flag last_seen_on',
  'hours_worked labour_hours working_hours',
  'lessons_count lesson_length credits',
  'order_no customer_no policy_no booking_no tracking_no reference_no @number',
  ...alikeSaid,
  ...alikeOffices,
  ...alikeBoxes,
  'quantity packages ordered_qty delivered_qty guests headcount workers respondents',
].map((line) => new Set(line.split(' ')))

/** Whether somebody who asks for the concept could well mean what is stated. */
function mayAnswer({ concept: stated, place }: Fact, asked: Concept): boolean {
  const ids = [stated.id.replace(/^(kind|matter):/, ''), ...(place === undefined ? [] : [`@${place}`])]
  const id = asked.id.replace(/^(kind|matter):/, '')
  if (alike.some((group) => group.has(id) && ids.some((each) => group.has(each)))) return true
  if (stated.id.startsWith('thing') && namesThings.includes(asked.form) && namesThings.includes(stated.form))
    return true
  if (sharesName(stated, asked)) return true
  if (!areComparable(kindOf(stated.form), kindOf(asked.form))) return false
  const other = stemsOf(asked.labels.en?.[0])
  return (stated.labels.en ?? []).some((label) => {
    const one = stemsOf(label)
    const [less, more] = one.size < other.size ? [one, other] : [other, one]
    return less.size > 0 && [...less].every((stem) => more.has(stem))
  })
}

/** A place may be named by its address or in words. */
function areComparable(one: string, other: string): boolean {
  return one === other || (['place', 'words'].includes(one) && ['place', 'words'].includes(other))
}

/** Whether programs call both by the same name. */
function sharesName({ fields: one = [] }: Concept, { fields: other = [] }: Concept): boolean {
  const names = new Set(one.map(([name]) => name))
  return other.some(([name]) => names.has(name))
}

/** What one asks for as a choice another asks for as words. */
function kindOf(form: Concept['form']): string {
  if (['address', 'city', 'region'].includes(form)) return 'place'
  return ['choice', 'phrase', 'short', 'product', 'text'].includes(form) ? 'words' : form
}

/** What things are called and where they are is asked for in too many words. */
const namesThings: readonly string[] = ['phrase', 'product', 'company', 'city', 'short', 'text']

const general = new Set('the and for per with date number name total amount code value type'.split(' '))

/** What an English label is about, without endings and words that any label may have. */
function stemsOf(label = ''): Set<string> {
  const words = label.toLowerCase().split(/[^a-z]+/)
  return new Set(words.filter((word) => word.length > 2 && !general.has(word)).map((word) => word.slice(0, 5)))
}

const ofParties =
  'name company address city zip street phone email id birth_date tax_id iban occupation registration'.split(' ')

/** Something of a party that is there, or a party that is not. */
function absentOfParty(random: Random, { facts, plan }: AnyDocument): Omit<Fact, 'key' | 'empty'> | undefined {
  const there = [...facts.roles]
  const role = there.length > 0 && random.chance(0.5) ? random.pick(there) : random.pick(plan.absentRoles ?? roles)
  const id = !there.includes(role) && random.chance(0.5) ? 'name' : random.pick(ofParties)
  const isStated = facts.all.some((fact) => fact.role === role && meets(fact.concept.id, id))
  const mayStandFree = facts.all.some(({ place, concept }) => place !== undefined && meets(concept.id, id))
  if (isSaidOfNobody(facts, id)) return
  if (isStated || (mayStandFree && !there.includes(role)) || facts.speaksOf(role)) return
  return { concept: attribute(id), role }
}

/** Whether the document states such a thing without saying whose it is. */
function isSaidOfNobody({ all }: AnyDocument['facts'], id: string): boolean {
  const { form } = attribute(id)
  const isOne = ({ concept }: Fact) =>
    concept.form === form && (form === 'date' ? concept.id.includes('birth') : mayBeAnyones.includes(form))
  return all.some((fact) => !fact.role && fact.place === undefined && !fact.empty && isOne(fact))
}

const mayBeAnyones: readonly string[] = ['phone', 'email', 'iban', 'job', 'address', 'street', 'city', 'zip', 'country']

/** A postcode stands in an address, a firm's name is a name. */
function meets(stated: string, asked: string): boolean {
  if (stated === asked) return true
  if (['name', 'company', 'contact'].includes(asked)) return ['name', 'company'].includes(stated)
  const parts = ['street', 'city', 'zip', 'country', 'address', 'place']
  if (parts.includes(asked)) return parts.includes(stated)
  return asked === 'id' && ['tax_id', 'registration'].includes(stated)
}
