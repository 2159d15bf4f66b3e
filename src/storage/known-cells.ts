import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database, Tx } from './postgres/database.ts'
import type { DB } from './postgres/schema.ts'

export type KnownCell = Selectable<DB['known_cells']>
export type CorrectedCell = Selectable<DB['corrected_cells']>

export async function findKnownCells(
  db: Database,
  about: { workspaceId: string; content: Buffer; engine: string; profiles: Buffer[] },
): Promise<KnownCell[]> {
  if (about.profiles.length === 0) return []
  return db
    .selectFrom('known_cells')
    .selectAll()
    .where('workspace_id', '=', about.workspaceId)
    .where('content', '=', about.content)
    .where('engine', '=', about.engine)
    .where('profile', 'in', about.profiles)
    .execute()
}

/** How many leaves each of the known cells of some contents has. */
export async function countKnownCells(
  db: Database,
  about: { workspaceId: string; contents: Buffer[]; engine: string; profiles: Buffer[] },
): Promise<{ content: Buffer; profile: Buffer; count: number }[]> {
  return db
    .selectFrom('known_cells')
    .select(['content', 'profile'])
    .select(sql<number>`(select count(*) from json_object_keys(confidence::json))`.as('count'))
    .where('workspace_id', '=', about.workspaceId)
    .where(sql<boolean>`content = any(${about.contents}::bytea[])`)
    .where('engine', '=', about.engine)
    .where(sql<boolean>`profile = any(${about.profiles}::bytea[])`)
    .execute()
}

/** In place of those that are known already. */
export async function replaceKnownCells(tx: Tx, cells: NewCell[]): Promise<void> {
  if (cells.length === 0) return
  await tx
    .insertInto('known_cells')
    .values(inOneOrder(cells))
    .onConflict((conflict) =>
      conflict.columns(['workspace_id', 'content', 'profile', 'engine']).doUpdateSet((eb) => ({
        value: eb.ref('excluded.value'),
        confidence: eb.ref('excluded.confidence'),
        provenance: eb.ref('excluded.provenance'),
        created_at: eb.ref('excluded.created_at'),
      })),
    )
    .execute()
}

/** How many of them nobody knew. Waits for whoever is about to add one of them. */
export async function addKnownCells(tx: Tx, cells: NewCell[]): Promise<number> {
  if (cells.length === 0) return 0
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('known_cells')
    .values(inOneOrder(cells))
    .onConflict((conflict) => conflict.columns(['workspace_id', 'content', 'profile', 'engine']).doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows)
}

type NewCell = Insertable<DB['known_cells']>

/** For everybody the same, so that two who know the same do not wait for each other in a circle. */
function inOneOrder(cells: NewCell[]): NewCell[] {
  return cells.toSorted((a, b) => Buffer.compare(a.profile, b.profile))
}

export async function findCorrectedCells(
  db: Database | Tx,
  workspaceId: string,
  content: Buffer,
): Promise<CorrectedCell[]> {
  return db
    .selectFrom('corrected_cells')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('content', '=', content)
    .execute()
}

/** What people have said of a content; whoever says more waits until the transaction ends. */
export async function lockContent(tx: Tx, workspaceId: string, content: Buffer): Promise<CorrectedCell[]> {
  const { rows } = await sql<CorrectedCell>`select * from lock_content(${workspaceId}, ${content})`.execute(tx)
  return rows
}

/** All of one content. What was said of the items of a list before is gone with the list that they were in. */
export async function saveCorrectedCells(tx: Tx, cells: Insertable<DB['corrected_cells']>[]): Promise<void> {
  const [first] = cells
  if (first === undefined) return
  const lists = cells.map(({ path }) => `${path}[`)
  await tx
    .deleteFrom('corrected_cells')
    .where('workspace_id', '=', first.workspace_id)
    .where('content', '=', first.content)
    .where(sql<boolean>`exists (select from unnest(${lists}::text[]) as list where starts_with(path, list))`)
    .execute()
  const inOrder = cells.toSorted((a, b) => (a.path < b.path ? -1 : 1))
  await tx
    .insertInto('corrected_cells')
    .values(inOrder)
    .onConflict((conflict) =>
      conflict.columns(['workspace_id', 'content', 'path']).doUpdateSet((eb) => ({
        value: eb.ref('excluded.value'),
        extraction_id: eb.ref('excluded.extraction_id'),
        created_at: eb.ref('excluded.created_at'),
      })),
    )
    .execute()
}

/** When nothing with this content is left. */
export async function forgetContent(tx: Tx, workspaceId: string, content: Buffer): Promise<void> {
  for (const table of ['known_cells', 'corrected_cells'] as const)
    await tx.deleteFrom(table).where('workspace_id', '=', workspaceId).where('content', '=', content).execute()
}
