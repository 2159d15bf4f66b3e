import { webhookPolicy } from '../../contract/webhook-policy.ts'
import {
  countDeliveryFigures,
  type DeliveryFigures,
  durationLimits,
  selectDurations,
} from '../../storage/delivery-figures.ts'
import type { System } from '../system.ts'

export function deliveryFigures({ db, clock }: System): Promise<DeliveryFigures> {
  return countDeliveryFigures(db, clock.now(), webhookPolicy.circuitFailures)
}

export interface Durations {
  result: string
  /** How many attempts took no longer than each of these many seconds. */
  buckets: { seconds: number; attempts: number }[]
  attempts: number
  seconds: number
}

/** How long attempts took, for each result. */
export async function attemptDurations({ db }: System): Promise<Durations[]> {
  const rows = await selectDurations(db)
  return ['succeeded', 'failed'].map((result) => {
    const own = rows.filter((row) => row.result === result)
    const attemptsUpTo = (bucket: number) => sum(own.filter((row) => row.bucket <= bucket).map((row) => row.attempts))
    return {
      result,
      buckets: durationLimits.map((limit, bucket) => ({ seconds: limit / 1000, attempts: attemptsUpTo(bucket) })),
      attempts: attemptsUpTo(durationLimits.length),
      seconds: sum(own.map((row) => row.milliseconds)) / 1000,
    }
  })
}

function sum(numbers: number[]): number {
  return numbers.reduce((all, each) => all + each, 0)
}
