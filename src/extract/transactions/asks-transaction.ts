import type { ConceptId } from '../lexicon/concepts.ts'
import type { FieldProfile } from '../lexicon/field-profile.ts'

export type TransactionRole = 'date' | 'amount' | 'shares'

const signs: ConceptId[] = ['shares', 'isin', 'wkn', 'transaction_type', 'transaction_amount', 'settlement_amount']
const dates: ConceptId[] = ['date', 'booking_date', 'value_date', 'trade_date', 'settlement_date']
const amounts: ConceptId[] = ['amount', 'transaction_amount', 'settlement_amount']

/** Which fields are the day, the amount and the shares of a booking; none where the fields are about something else. */
export function transactionRoles(profiles: readonly FieldProfile[]): Map<FieldProfile, TransactionRole> {
  const roles = new Map<FieldProfile, TransactionRole>()
  const told = signs.filter((sign) => profiles.some((profile) => (profile.concepts.get(sign) ?? 0) >= 0.6))
  if (told.length < 2) return roles
  for (const profile of profiles) {
    const role = roleOf(profile)
    if (role) roles.set(profile, role)
  }
  return roles
}

function roleOf({ leaf, concepts }: FieldProfile): TransactionRole | undefined {
  const asks = (ids: readonly ConceptId[]) => {
    const most = Math.max(0, ...concepts.values())
    return ids.some((id) => (concepts.get(id) ?? 0) >= Math.max(0.5, 0.95 * most))
  }
  if (leaf.type === 'string') return asks(dates) ? 'date' : undefined
  if ((concepts.get('shares') ?? 0) >= 0.5) return 'shares'
  return asks(amounts) ? 'amount' : undefined
}
