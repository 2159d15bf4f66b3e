import type { Booking } from '../blocks/find-bookings.ts'
import { onlyBooking } from '../blocks/read-bookings.ts'
import type { FieldProfile } from '../lexicon/field-profile.ts'
import type { Candidate } from '../resolve/candidates.ts'
import { fitsConstraints } from '../resolve/fits-constraints.ts'
import { raise } from '../resolve/raise.ts'
import type { Ranked } from '../resolve/rank.ts'
import type { DocumentView } from '../view/document-view.ts'
import { type TransactionRole, transactionRoles } from './asks-transaction.ts'
import { findQuantities } from './find-quantities.ts'
import { termFinder } from './nearest-term.ts'
import { isBookingRow, leadOf, restOf, rowText } from './surroundings.ts'
import { dateTerms, plain } from './terms.ts'
import { weighAmount } from './weigh-amount.ts'
import { weighShares } from './weigh-shares.ts'

const weighers: Record<TransactionRole, (candidate: Candidate, view: DocumentView) => number> = {
  date: weighDate,
  amount: weighAmount,
  shares: weighShares,
}
const kinds: Record<TransactionRole, readonly string[]> = {
  date: ['date', 'datetime'],
  amount: ['money', 'number'],
  shares: ['number'],
}
/** What the ranker did not look at, since no label named it. */
const unranked = 0.02
/** It has seen few documents of this trade, so that its word counts for less. */
const trust = 0.5

/** How much it says for a number that it comes to an amount with the price behind it. */
const ofProduct = 3

/**
 * Confirmations and statements print many days and amounts with labels of their own trade; what those say of the one that
 * was booked is added to what the ranker thinks.
 */
export function weighTransaction(
  profiles: readonly FieldProfile[],
  ranked: readonly Ranked[][],
  candidates: readonly Candidate[],
  view: DocumentView,
): Ranked[][] {
  const roles = transactionRoles(profiles)
  const booking = roles.size > 0 ? onlyBooking(view) : undefined
  const quantities = [...roles.values()].includes('shares') ? findQuantities(candidates) : undefined
  const weighed = profiles.map((profile, field) => {
    const role = roles.get(profile)
    const own = ranked[field] ?? []
    if (role === undefined) return own
    const known = new Set(own.map(({ candidate }) => candidate))
    const others = candidates
      .filter((each) => kinds[role].includes(each.kind) && each.mention && !known.has(each))
      .filter((each) => fitsConstraints(profile.leaf, each) >= 0)
      .map((candidate) => ({ candidate, probability: unranked }))
    const weightOf = (candidate: Candidate) =>
      weighers[role](candidate, view) + (role === 'shares' && quantities?.has(candidate) ? ofProduct : 0)
    const all = [...own, ...others].map((each) => raise(each, weightOf(each.candidate), trust))
    return [...all, ...bookedAs(role, booking)].map(withoutSign).sort((a, b) => b.probability - a.probability)
  })
  const amount = profiles.findIndex((profile) => roles.get(profile) === 'amount')
  return withCurrency(profiles, weighed, currencyOf(weighed[amount]?.[0], candidates))
}

/** Whether it came or went is the kind of the transaction, not its amount. */
function withoutSign({ candidate, probability }: Ranked): Ranked {
  const { value } = candidate
  const unsigned = typeof value === 'number' ? Math.abs(value) : value
  return { candidate: { ...candidate, value: unsigned, finder: 'booking' }, probability }
}

/** A statement with one booking is about it. */
function bookedAs(role: TransactionRole, booking: Booking | undefined): Ranked[] {
  const amount = booking?.amounts.at(-1)
  if (!booking || !amount || role === 'shares') return []
  const { day } = booking
  const text = day.value
  const date: Candidate = { ...amount, kind: 'date', value: day.value, text, parts: [day.part] }
  return [{ candidate: role === 'date' ? date : amount, probability: 0.8 }]
}

const termsIn = termFinder(dateTerms)
const done =
  /^\W{0,40}(?:\S{1,60} ){0,12}?(?:ausgefuhrt|gekauft|verkauft|gezeichnet|abgerechnet|executed|bought|sold|execute|achete|vendu|ejecutad|comprad|vendid)/u
const period = /^\s*(?:-|–|bis|to|au|al|until|t\/m)\s*\d{1,2}[./-]/u

/** How much the words around a day say that the transaction was done on it. */
function weighDate(candidate: Candidate, view: DocumentView): number {
  const { value, parts, context } = candidate
  const segment = parts[0]?.segment
  const rest = restOf(candidate, view)
  const form =
    (String(value).length >= 10 ? 0 : -3) + (/^\s*\d{1,2}:\d{2}/u.test(rest) || candidate.kind === 'datetime' ? 1 : 0)
  if (done.test(plain(context.labels.after ?? ''))) return form + 3.2
  if (period.test(rest)) return form - 2.5
  const isFirst = !/\p{L}/u.test(leadOf(candidate, view))
  if (isFirst && segment && isBookingRow(rowText(view.rows[segment.row]), view)) return form + 2
  const { inline, left, above } = context.labels
  for (const label of [inline, left, above]) {
    const term = termsIn(label ?? '').at(-1)
    if (term !== undefined) return form + term
  }
  return form
}

const leastAmount = 0.4

/** The booked amount states its currency, at times only in the words beside the number. */
function currencyOf(amount: Ranked | undefined, candidates: readonly Candidate[]): Candidate | undefined {
  if (!amount || amount.probability < leastAmount) return undefined
  const { mention, parts } = amount.candidate
  const whole = candidates.find(
    (each) =>
      each.kind === 'money' &&
      each.parts[0]?.segment === parts[0]?.segment &&
      (each.mention?.start ?? 0) <= (mention?.start ?? -1) &&
      (each.mention?.end ?? 0) >= (mention?.end ?? 0),
  )
  const currency = whole?.mention?.currency
  return whole && currency !== undefined
    ? { ...whole, kind: 'currency', value: currency, finder: 'booking' }
    : undefined
}

/** Puts the currency of the booked amount before what else a field of a currency may be. */
function withCurrency(
  profiles: readonly FieldProfile[],
  ranked: readonly Ranked[][],
  currency: Candidate | undefined,
): Ranked[][] {
  return profiles.map((profile, field) => {
    const own = ranked[field] ?? []
    const isAsked = (profile.concepts.get('currency') ?? 0) >= 0.8 && profile.leaf.type === 'string'
    return currency && isAsked ? [{ candidate: currency, probability: 0.95 }, ...own] : own
  })
}
