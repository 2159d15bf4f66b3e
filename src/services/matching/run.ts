import { AppError } from '../../core/app-error.ts'
import { newId } from '../../core/ids.ts'
import type { RecordMatch } from '../../match/model.ts'
import { insertResults } from '../../storage/matching/results.ts'
import { advanceRun, beginRun, type RunRow } from '../../storage/matching/runs.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import type { TaskRun } from '../../storage/queue/task-runner.ts'
import { withRemedy } from '../remedy.ts'
import type { System } from '../system.ts'
import { closeMatching, endMatching } from './end-run.ts'
import { openMatcher, type PlacedRecord } from './open-matcher.ts'

/** One attempt at a run, from where the one before has come to. */
export async function runMatching(system: System, runId: string, task: TaskRun): Promise<void> {
  const run = await beginRun(system.db, task.fence, runId, system.clock.now())
  // Whoever has lost the task learns it here; else the run has ended, and there is nothing to do.
  if (run === undefined) return task.checkpoint(async () => undefined)
  task.leavePlace()
  try {
    await matchRest(system, run, task)
    await withRemedy(() => task.complete((tx) => closeMatching(tx, system, run, 'completed')))
  } catch (error) {
    if (task.signal.aborted || !(error instanceof AppError) || error.status >= 500) throw error
    const { code, message } = error
    await task.complete((tx) => endMatching(tx, system, runId, { status: 'failed', error: { code, message } }))
  }
}

async function matchRest(system: System, run: RunRow, { signal, checkpoint }: TaskRun): Promise<void> {
  if (run.position >= run.record_count) return
  const matcher = await openMatcher(system, run, signal)
  try {
    for (let after = run.position; after < run.record_count; after += matcher.atOnce) {
      const records = await matcher.read(after, matcher.atOnce)
      const matches = await matcher.match(records)
      signal.throwIfAborted()
      const position = Math.min(run.record_count, after + matcher.atOnce)
      await checkpoint((tx) => saveMatches(tx, system, run, records, matches, position))
    }
  } finally {
    await matcher.end()
  }
}

/** With how far the run is: it goes on from there, whoever goes on with it. */
async function saveMatches(
  tx: Tx,
  system: System,
  { id: run_id, workspace_id }: RunRow,
  records: PlacedRecord[],
  matches: RecordMatch[],
  position: number,
): Promise<void> {
  const created_at = system.clock.now()
  const results = records.flatMap((record, index) => {
    const match = matches[index]
    if (match === undefined) return []
    const { confidence, status, evidence } = match
    const best_row_id = evidence.top_n_candidates[0]?.reference_row_id ?? null
    return {
      ...{ id: newId(), workspace_id, run_id, position: record.position, document_id: record.documentId },
      ...{ best_row_id, confidence, decided: status, status, evidence, created_at, reviewed_at: null },
    }
  })
  const saved = await insertResults(tx, workspace_id, results)
  const kept = results.filter((result) => saved.has(result.position))
  const count = (status: string) => kept.filter((result) => result.status === status).length
  await advanceRun(tx, run_id, {
    position,
    counts: { matched: count('matched'), review: count('review'), no_match: count('no_match') },
    confidence: kept.reduce((sum, { confidence }) => sum + confidence, 0),
  })
}

/** When the last attempt has failed or its worker died. */
export async function giveMatchingUp(system: System, runId: string, tx: Tx): Promise<void> {
  const message = 'The records could not be matched, although it was tried several times.'
  await endMatching(tx, system, runId, { status: 'failed', error: { code: 'internal_error', message } })
}
