import { type ConceptId, conceptOf } from '../lexicon/concepts.ts'
import type { FieldProfile } from '../lexicon/field-profile.ts'
import { conceptsOf } from '../lexicon/match-concepts.ts'
import type { Candidate } from './candidates.ts'
import { absent, type Resolved } from './resolved.ts'

const leastConfidence = 0.5
const share = 0.7
const longestTerm = 180
const payment = /zahl|fällig|\bnet(?:to|s|os)?\b|\bpay|\bpaid\b|\bdue\b|règle|paiement|échéance|\bpago|vencim/iu
const discount = /skonto|discount|rebate|escompte|remise|descuento|pronto pago|%/iu
const endOfMonth = /monatsende|ende des monats|end of (?:the )?month|\bEOM\b|fin de(?:l)? mes|fin de mois/iu

/** "Payable within 30 days" with the date of the invoice gives the date by which to pay, where none is printed. */
export function deriveDueDate(
  profiles: readonly FieldProfile[],
  found: Map<FieldProfile['leaf'], Resolved>,
  candidates: readonly Candidate[],
): void {
  const due = profiles.find((profile) => asks(profile, 'due_date'))
  const issued = profiles.find((profile) => asks(profile, 'invoice_date'))
  const date = issued && found.get(issued.leaf)
  if (!due || !date || found.get(due.leaf)?.value !== null || date.confidence < leastConfidence) return
  const term = candidates.find(isTerm)
  const value = term && addDays(String(date.value), daysOf(term))
  if (term && value !== undefined)
    found.set(due.leaf, {
      ...{ value, confidence: share * date.confidence, parts: term.parts },
      derivedFrom: [issued.leaf.path],
    })
}

/** A date with a label of its own that says nothing of paying is another date: "Date of repair: 3 May". */
export function withoutOtherDate(
  profile: FieldProfile,
  resolved: Resolved,
  candidates: readonly Candidate[],
): Resolved {
  const [part] = resolved.parts
  if (!part || resolved.value === null || !asks(profile, 'due_date')) return resolved
  const found = candidates.find(
    ({ kind, parts: [own] }) => kind === 'date' && own?.segment === part.segment && own.first === part.first,
  )
  const { inline, left, above, column, row } = found?.context.labels ?? {}
  const label = inline ?? left
  if (label === undefined || !(paid.test(label) || namesDay(label))) return resolved
  const isFounded =
    !paid.test(label) &&
    [label, above, column, row, part.segment.text].some((text) => text !== undefined && dueBy.test(text))
  return isFounded ? resolved : absent(resolved.confidence)
}

function namesDay(label: string): boolean {
  return conceptsOf(label).some(
    ({ concept, score, start }) => start === 0 && score >= leastNamed && conceptOf(concept).kinds.includes('date'),
  )
}

const leastNamed = 0.35
const paid = /\b(?:(?<!\bbe )paid|bezahlt|gezahlt|beglichen|payée?|réglée?|pagad[oa])(?!\p{L})/iu
const dueBy =
  /zahl|fällig|frist|einzug|einzieh|abbuch|abgebucht|lastschrift|debit|débit|prélèv|collect|adeud|domicilia|spätestens|\bbis\b|überweis|begleich|pay(?!ed)|\bdue\b|\b(?:by|before|until)\s+(?:\p{L}+,?\s+){0,2}\d|deadline|mature|expir|remit|settle|règl|paiement|payer|échéance|avant|limite|pag[oa]|vence|vencim|hasta|antes|scaden|betaal|verval|termin|płat/iu

function asks({ concepts, leaf }: FieldProfile, concept: ConceptId): boolean {
  const [best] = [...concepts].sort((a, b) => b[1] - a[1])
  return best?.[0] === concept && leaf.type === 'string'
}

/** A number of days to pay in, without a discount for those who pay earlier. */
function isTerm(candidate: Candidate): boolean {
  const { mention, context } = candidate
  if (mention?.kind !== 'duration' || daysOf(candidate) > longestTerm) return false
  const { text } = mention.segment
  const clause = `${text
    .slice(0, mention.start)
    .split(/[,;.]\s/)
    .at(-1)} ${text.slice(mention.end).split(/[,;.](?:\s|$)/)[0]}`
  const around = [clause, context.labels.left, context.labels.above].join(' ')
  return payment.test(around) && !discount.test(clause) && !endOfMonth.test(text)
}

/** Infinite where it is no number of days. */
function daysOf({ value }: Candidate): number {
  const days = /^(\d+) days?$/.exec(String(value))?.[1]
  return days === undefined ? Number.POSITIVE_INFINITY : Number(days)
}

function addDays(iso: string, days: number): string | undefined {
  const day = new Date(`${iso}T00:00:00Z`)
  if (Number.isNaN(day.getTime())) return
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}
