import type { Provenance } from '../../extract/extraction.ts'
import { listVersions } from '../../storage/value-versions.ts'
import { withoutNulls } from '../cells/without-nulls.ts'
import type { Context } from '../context.ts'
import { extractionOf } from './list.ts'

/** What corrected values were before, and who changed them. */
export async function getVersions(ctx: Context, id: string, field: string | undefined) {
  await extractionOf(ctx, id)
  const rows = await listVersions(ctx.system.db, ctx.workspaceId, id, field === undefined ? undefined : [field])
  return {
    data: rows.map((row) => ({
      field: row.path,
      version: row.version,
      value: JSON.parse(row.value),
      confidence: row.confidence,
      provenance: placed(JSON.parse(row.provenance) as Provenance | null),
      reason: row.reason,
      author: { kind: row.actor_kind, id: row.actor_id },
      created_at: row.created_at.toISOString(),
    })),
  }
}

/** A list has no place of its own. */
function placed(provenance: Provenance | null) {
  return provenance && withoutNulls(provenance)
}
