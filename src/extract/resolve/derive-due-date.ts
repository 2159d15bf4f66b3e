import type { ConceptId } from '../lexicon/concepts.ts'
import type { FieldProfile } from '../lexicon/field-profile.ts'
import type { Candidate } from './candidates.ts'
import type { Resolved } from './resolved.ts'

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
