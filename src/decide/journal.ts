import { hashOf } from './canonical-json.ts'
import type { Problem } from './problem.ts'

/** What happened in a run. Each entry holds the hash of the one before, so none can be changed, dropped or slipped in unnoticed. */
export interface JournalEntry {
  run_id: string
  seq: number
  type: string
  at: string
  actor: { kind: string; id: string | null }
  data: unknown
  previous_hash: string
  hash: string
}

/** What the first entry has before it. */
const noHash = '0'.repeat(64)

export function chainEntry(
  before: Pick<JournalEntry, 'seq' | 'hash'> | undefined,
  happened: Omit<JournalEntry, 'seq' | 'previous_hash' | 'hash'>,
): JournalEntry {
  const entry = { ...happened, seq: (before?.seq ?? 0) + 1, previous_hash: before?.hash ?? noHash }
  return { ...entry, hash: hashOf(entry) }
}

/** Where a journal does not hold together. */
export function checkJournal(entries: readonly JournalEntry[], runId: string): Problem[] {
  const problems: Problem[] = []
  let [seq, previous] = [0, noHash]
  for (const [index, { hash, ...entry }] of entries.entries()) {
    const path = `journal[${index}]`
    seq += 1
    if (entry.seq !== seq) problems.push({ path, message: `has the number ${entry.seq} in place of ${seq}` })
    if (entry.run_id !== runId) problems.push({ path, message: 'is of another run' })
    if (entry.previous_hash !== previous) problems.push({ path, message: 'does not follow the entry before it' })
    if (hashOf(entry) !== hash) problems.push({ path, message: 'was changed: its hash is not that of what it says' })
    previous = hash
  }
  return problems
}
