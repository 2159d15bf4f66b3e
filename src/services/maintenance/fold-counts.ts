import { foldFields } from '../../storage/fields.ts'
import type { System } from '../system.ts'

/** Counts that many append to become one again. Safe to run at any moment and by several workers at once. */
export async function foldCounts({ db }: System): Promise<void> {
  await foldFields(db)
}
