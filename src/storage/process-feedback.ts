import type { Insertable } from 'kysely'
import type { Tx } from './postgres/database.ts'
import type { DB } from './postgres/schema.ts'

/** A later feedback of the same key replaces the earlier one. */
export async function saveFeedback(tx: Tx, feedback: Insertable<DB['process_feedback']>): Promise<void> {
  const { job_id: _job, principal_id: _key, created_at: _created, ...changed } = feedback
  await tx
    .insertInto('process_feedback')
    .values(feedback)
    .onConflict((conflict) => conflict.columns(['job_id', 'principal_id']).doUpdateSet(changed))
    .execute()
}
