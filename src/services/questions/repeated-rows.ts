import { type RepeatedRow, repeatedRows } from '../../storage/asks/repeated-rows.ts'
import type { Context } from '../context.ts'
import type { System } from '../system.ts'
import type { AskCatalogue } from './catalogue.ts'
import type { CellRelation } from './cell-relations.ts'

/** Rows of lists that a later extraction has in another list, by a field of their list. */
export type RowsSaidAgain = Map<number, RepeatedRow[]>

interface Looked {
  state: string
  rows: Promise<RowsSaidAgain>
}

const looked = new WeakMap<System, Map<string, Looked>>()

const mostWorkspaces = 1000

/** A document that was extracted by two schemas has its rows in two lists: looked up once while none is extracted or deleted. */
export async function rowsSaidAgain(ctx: Context, catalogue: AskCatalogue): Promise<RowsSaidAgain> {
  const { system, workspaceId } = ctx
  const lists = partsOf(catalogue)
  if (lists.length < 2) return new Map()
  const known = looked.get(system) ?? new Map<string, Looked>()
  looked.set(system, known)
  const state = `${await catalogue.state()} ${lists.join(' ')}`
  const remembered = known.get(workspaceId)
  if (remembered?.state === state) return remembered.rows
  if (known.size >= mostWorkspaces) known.clear()
  // What is counted beside an answer asks at the same time.
  const rows = rowsByField(ctx, lists)
  known.set(workspaceId, { state, rows })
  rows.catch(() => known.delete(workspaceId))
  return rows
}

async function rowsByField({ system, workspaceId }: Context, lists: number[][]): Promise<RowsSaidAgain> {
  const found = await repeatedRows(system.db, workspaceId, lists)
  return new Map(
    [...Map.groupBy(found, ({ list }) => list)].flatMap(([list, ofList]) =>
      (lists[list] ?? []).map((field) => [field, ofList] as const),
    ),
  )
}

/** The fields of each list as documents state them. */
function partsOf({ relations }: AskCatalogue): number[][] {
  const lists = [...relations.values()].filter(({ isList }) => isList)
  return lists.flatMap((list): number[][] => (list.parts ?? [list]).map(({ fieldNos }: CellRelation) => fieldNos))
}
