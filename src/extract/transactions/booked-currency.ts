import type { FieldProfile } from '../lexicon/field-profile.ts'
import type { Candidate } from '../resolve/candidates.ts'
import type { Ranked } from '../resolve/rank.ts'

const leastAmount = 0.4

/** The booked amount states its currency, at times only in the words beside the number. */
export function currencyOf(amount: Ranked | undefined, candidates: readonly Candidate[]): Candidate | undefined {
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
export function withCurrency(
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
