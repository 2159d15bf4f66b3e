import type { Candidate } from '../resolve/candidates.ts'
import { isAmount } from '../resolve/document-facts.ts'

/** A row of an account whose last amount is what is there after it. */
export interface LedgerRow {
  /** By how much the row changes what is there. */
  change: number | undefined
  /** It only says what is there: at the beginning, at the end, at the top of a page. */
  isBalance: boolean
}

const fewestChanges = 2
const leastShare = 0.4

/** What rows of amounts say of an account, in either order; undefined where the last amounts do not change by the others. */
export function readLedger(rows: readonly (readonly number[])[]): LedgerRow[] | undefined {
  const twofold = rows.filter((amounts) => amounts.length > 1).length
  for (const before of [-1, 1]) {
    const changes = rows.map((own, index) => changeOf(own, rows[index + before]))
    if (changes.filter((change) => change !== undefined).length < Math.max(fewestChanges, leastShare * twofold))
      continue
    return rows.map((own, index) => {
      const isSame = isEqual(own.at(-1), rows[index + before]?.at(-1))
      const isStart = changes[index - before] !== undefined
      return { change: changes[index], isBalance: own.length === 1 && (isSame || isStart) }
    })
  }
  return undefined
}

/** By how much the last amount differs from that of the row before, if another one of its row says so. */
export function changeOf(own: readonly number[], before: readonly number[] | undefined): number | undefined {
  const [now, then] = [own.at(-1), before?.at(-1)]
  if (now === undefined || then === undefined) return undefined
  return own.slice(0, -1).some((moved) => isEqual(Math.abs(now - then), Math.abs(moved))) ? now - then : undefined
}

function isEqual(a: number | undefined, b: number | undefined): boolean {
  return a !== undefined && b !== undefined && Math.abs(a - b) < 0.005
}

/** The amounts of a row from the left. An amount is a number, too: the one with its currency stands for both. */
export function amountsIn(row: readonly Candidate[]): Candidate[] {
  const amounts = row.filter((each) => isAmount(each) && each.parts[0]?.segment !== undefined)
  const money = amounts.filter(({ kind }) => kind === 'money')
  const isPart = (number: Candidate) =>
    money.some((other) => other.parts[0]?.segment === number.parts[0]?.segment && isInside(number, other))
  return amounts.filter((each) => each.kind === 'money' || !isPart(each)).toSorted((a, b) => placeOf(a) - placeOf(b))
}

function isInside({ mention: inner }: Candidate, { mention: outer }: Candidate): boolean {
  return inner !== undefined && outer !== undefined && inner.start >= outer.start && inner.end <= outer.end
}

export function placeOf({ parts, mention }: Candidate): number {
  return (parts[0]?.segment.place ?? 0) * 10_000 + (mention?.start ?? 0)
}
