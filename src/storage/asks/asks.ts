import { type Selectable, sql } from 'kysely'
import { countRows } from '../count-rows.ts'
import { type KeysetWindow, withinWindow } from '../keyset.ts'
import { bigints } from '../postgres/bigints.ts'
import type { Database, Tx } from '../postgres/database.ts'
import type { DB } from '../postgres/schema.ts'
import { keyBytes, keysIn } from './keys.ts'

type AskRow = Selectable<DB['asks']>
/** With some of the cells that it cites. */
export type FoundAsk = Pick<
  AskRow,
  'id' | 'workspace_id' | 'conversation_id' | 'question' | 'answer' | 'cited_runs' | 'created_at' | 'error'
> & { cells: string[] }

/** `cited`: the keys of all cells that it cites. */
export async function insertAsk(
  tx: Tx,
  row: Pick<AskRow, 'id' | 'workspace_id' | 'conversation_id' | 'question' | 'cited' | 'cited_runs' | 'created_at'> & {
    answer: object
    context: object | null
  },
  documentNos: Float64Array,
): Promise<void> {
  const context = row.context && JSON.stringify(row.context)
  await tx
    .insertInto('asks')
    .values({ ...row, answer: JSON.stringify(row.answer), context, ...behindOf(documentNos) })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        ...{ request: null, answer: ref('excluded.answer'), context: ref('excluded.context') },
        ...{ cited: ref('excluded.cited'), cited_runs: ref('excluded.cited_runs') },
        ...{ document_nos: ref('excluded.document_nos'), many_document_nos: ref('excluded.many_document_nos') },
        ...{ many_from: ref('excluded.many_from'), many_bits: ref('excluded.many_bits') },
      })),
    )
    .execute()
}

/** So many are found by an index; more would take longer to put into it than the question took. */
const mostIndexed = 1000

/** Numbers of documents, in their order: few in an index, many by a bit each where that is no longer than the numbers themselves. */
function behindOf(documentNos: Float64Array) {
  const none = { document_nos: [], many_document_nos: null, many_from: null, many_bits: null }
  if (documentNos.length <= mostIndexed) return { ...none, document_nos: bigints(documentNos) }
  const from = documentNos[0] ?? 0
  const span = (documentNos.at(-1) ?? 0) - from + 1
  if (span > documentNos.length * 64) return { ...none, many_document_nos: bigints(documentNos) }
  const bits = Buffer.alloc(Math.ceil(span / 8))
  for (let at = 0; at < documentNos.length; at++) {
    const bit = (documentNos[at] ?? 0) - from
    bits[bit >> 3] = (bits[bit >> 3] ?? 0) | (1 << (bit & 7))
  }
  return { ...none, many_from: from, many_bits: bits }
}

type WaitingAsk = Pick<AskRow, 'id' | 'workspace_id' | 'conversation_id' | 'question' | 'created_at'>

/** Without an answer yet. */
export async function insertWaitingAsk(tx: Tx, row: WaitingAsk, request: object): Promise<void> {
  const none = { cited: Buffer.alloc(0), cited_runs: [], document_nos: [] }
  await tx
    .insertInto('asks')
    .values({ ...row, ...none, request: JSON.stringify(request) })
    .execute()
}

/** Of a task: a question that has no answer yet. */
export async function findWaitingAsk(db: Database | Tx, id: string) {
  return db
    .selectFrom('asks')
    .select(['id', 'workspace_id', 'conversation_id', 'question', 'created_at', 'request'])
    .where('id', '=', id)
    .where('request', 'is not', null)
    .executeTakeFirst()
}

export async function failAsk(tx: Tx, id: string, error: { code: string; message: string }): Promise<void> {
  await tx
    .updateTable('asks')
    .set({ request: null, error: JSON.stringify(error) })
    .where('id', '=', id)
    .execute()
}

/** The last question of a conversation that was understood; false where there is no such conversation. */
export async function lastContext(db: Database, workspaceId: string, conversationId: string): Promise<unknown> {
  const rows = await ofWorkspace(db, workspaceId)
    .select('context')
    .where('conversation_id', '=', conversationId)
    .orderBy(sql`context is null`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .execute()
  return rows[0] ? (rows[0].context ?? undefined) : false
}

export async function findAsk(
  db: Database,
  workspaceId: string,
  id: string,
  after: number,
  many: number,
): Promise<FoundAsk | undefined> {
  const found = await ofWorkspace(db, workspaceId)
    .select(['id', 'workspace_id', 'conversation_id', 'question', 'answer', 'cited_runs', 'created_at', 'error'])
    .select(
      sql<Buffer>`substring(cited from ${sql.lit(after * keyBytes + 1)} for ${sql.lit(many * keyBytes)})`.as('keys'),
    )
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) return undefined
  const { keys, ...row } = found
  return { ...row, cells: keysIn(keys) }
}

export async function selectAsks(db: Database, workspaceId: string, window: KeysetWindow) {
  return withinWindow(
    ofWorkspace(db, workspaceId).select(['id', 'question', 'answer', 'error', 'created_at']),
    window,
  ).execute()
}

export async function countAsks(db: Database, workspaceId: string): Promise<number> {
  return countRows(ofWorkspace(db, workspaceId))
}

function ofWorkspace(db: Database, workspaceId: string) {
  return db.selectFrom('asks').where('workspace_id', '=', workspaceId)
}
