import { type Insertable, type Selectable, sql } from 'kysely'
import { type ActiveVersion, activeVersion } from './learned-versions.ts'
import type { Database, Tx } from './postgres/database.ts'
import type { DB } from './postgres/schema.ts'

/** Where a value that is known stands: among the cells of the extraction that found it. */
export type KnownCell = Pick<Selectable<DB['known_cells']>, 'profile' | 'extraction_no'> & {
  /** Of the extraction. */
  field_count: number
}
export type CorrectedCell = Pick<Selectable<DB['corrected_cells']>, 'path' | 'value'>

/** What is known of a content: where the values of these questions stand, what people have said, and what was learned from others. */
export async function findKnown(
  db: Database,
  about: { workspaceId: string; content: Buffer; engine: string; profiles: Buffer[] },
): Promise<{ known: KnownCell[]; corrected: CorrectedCell[]; learned: ActiveVersion | null }> {
  const { rows } = await sql<
    { [K in keyof KnownCell]: KnownCell[K] | null } & { corrected: CorrectedCell[]; learned: ActiveVersion | null }
  >`/* sheaf:known */
    with said as (
      select coalesce(json_agg(json_build_object('path', path, 'value', value)), '[]') as corrected from corrected_cells
      where workspace_id = ${about.workspaceId}::uuid and content = ${about.content}::bytea)
    select profile, extraction_no, corrected,
      ${activeVersion(sql`${about.workspaceId}::uuid`)} as learned,
      (select field_count from extractions where no = extraction_no) as field_count
    from said left join known_cells on workspace_id = ${about.workspaceId}::uuid and content = ${about.content}::bytea
      and engine = ${withLearned(about)} and profile = any(${about.profiles}::bytea[])`.execute(db)
  return {
    known: rows.flatMap(({ profile, extraction_no, field_count }) =>
      profile === null || extraction_no === null ? [] : [{ profile, extraction_no, field_count: field_count ?? 0 }],
    ),
    corrected: rows[0]?.corrected ?? [],
    learned: rows[0]?.learned ?? null,
  }
}

/** Values of different versions of what was learned are kept apart: see `engineName`. */
function withLearned({ engine, workspaceId }: { engine: string; workspaceId: string }) {
  return sql`${engine}::text || coalesce((select '+learned-' || id from learned_versions
    where workspace_id = ${workspaceId}::uuid and status = 'active'), '')`
}

/** How many leaves each of the known cells of some contents has. */
export async function countKnownCells(
  db: Database,
  about: { workspaceId: string; contents: Buffer[]; engine: string; profiles: Buffer[] },
): Promise<{ content: Buffer; profile: Buffer; count: number }[]> {
  const { rows } = await sql<{ content: Buffer; profile: Buffer; count: number }>`
    select content, profile, (
      select count(*) from cells where cells.extraction_no = known.extraction_no and confidence is not null and kind <> 'list'
        and (known.path in ('', cells.path) or starts_with(cells.path, known.path || '['))) as count
    from known_cells known
    where workspace_id = ${about.workspaceId} and content = any(${about.contents}::bytea[])
      and engine = ${withLearned(about)} and profile = any(${about.profiles}::bytea[])`.execute(db)
  return rows
}

/** Whoever says something of a content waits until the transaction ends. */
export async function lockContent(tx: Tx, workspaceId: string, content: Buffer): Promise<void> {
  await sql`select from lock_content(${workspaceId}, ${content})`.execute(tx)
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
