import type { Database } from './postgres/database.ts'

export interface NewInvoiceLine {
  id: string
  workspace_id: string
  topup_id: string
  description: string
  credits: number
  amount_cents: number
  created_at: Date
}

/** A top-up has one line, however often it is asked for. Returns its id. */
export async function ensureInvoiceLine(db: Database, line: NewInvoiceLine): Promise<string> {
  await db
    .insertInto('invoice_lines')
    .values(line)
    .onConflict((conflict) => conflict.column('topup_id').doNothing())
    .execute()
  const { id } = await db
    .selectFrom('invoice_lines')
    .select('id')
    .where('workspace_id', '=', line.workspace_id)
    .where('topup_id', '=', line.topup_id)
    .executeTakeFirstOrThrow()
  return id
}

export async function selectInvoiceLines(db: Database, workspaceId: string) {
  return db
    .selectFrom('invoice_lines')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}
