import type { Pool } from 'pg'
import type { Filter } from '../../src/contract/filter.ts'

/** A filter, and the same as somebody would write it in SQL for the wide table. */
export interface Question {
  filter: Filter
  where: string
  values: unknown[]
  orderBy: string
}

/** Three conditions and an order, of which about `matches` documents are left, however many there are. */
export function narrowQuestion(documents: number, matches: number): Question {
  // A fifth are of the country, half lie above the middle: the first condition decides.
  const share = (matches * 10) / documents
  const from = Math.random() * 10_000 * (1 - share)
  const to = from + 10_000 * share
  return {
    filter: {
      conditions: [
        { fieldId: 'n1', operator: 'between', value: from, valueTo: to },
        { fieldId: 'country', operator: 'eq', value: 'de' },
        { fieldId: 'n2', operator: 'gt', value: 5000 },
      ],
      sort: { fieldId: 'd1', direction: 'desc' },
    },
    where: "n1 between $2 and $3 and country = 'DE' and n2 > 5000",
    values: [from, to],
    orderBy: 'd1 desc, no desc',
  }
}

/** Three conditions that many documents meet each: one in eight meets all. */
export function broadQuestion(): Question {
  const least = 500 + Math.random() * 1000
  return {
    filter: {
      conditions: [
        { fieldId: 'n1', operator: 'gt', value: least },
        { fieldId: 'country', operator: 'eq', value: 'DE' },
        { fieldId: 'd1', operator: 'gte', value: '2021-06-01' },
      ],
      sort: { fieldId: 'n1', direction: 'desc' },
    },
    where: "n1 > $2 and country = 'DE' and d1 >= '2021-06-01'",
    values: [least],
    orderBy: 'n1 desc, no desc',
  }
}

/** A page of fifty and how many there are, in the two statements that are faster than one with a window. */
export async function askWide(pool: Pool, workspaceId: string, { where, values, orderBy }: Question): Promise<number> {
  const all = [workspaceId, ...values]
  const { rows } = await pool.query(
    `select count(*)::int as total from bench.wide where workspace_id = $1 and ${where}`,
    all,
  )
  await pool.query(
    `select wide.*, filename from bench.wide join documents on id = document_id
     where wide.workspace_id = $1 and ${where} order by ${orderBy} limit 51`,
    all,
  )
  return rows[0].total
}
