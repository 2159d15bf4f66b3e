import type { ListQuery, Page } from '../../contract/lists.ts'
import type { CreateMatchingConfig, MatchingConfig, UpdateMatchingConfig } from '../../contract/matching.ts'
import { AppError } from '../../core/app-error.ts'
import { newId } from '../../core/ids.ts'
import type { MatchConfig } from '../../match/model.ts'
import {
  type ConfigContent,
  type ConfigRow,
  countConfigs,
  deleteConfig,
  findConfig,
  insertConfig,
  lockConfig,
  selectConfigs,
  updateConfig,
} from '../../storage/matching/configs.ts'
import type { Context } from '../context.ts'
import { listPage } from '../lists/list-page.ts'
import { findKnown, rowSetOf } from '../reference-data/manage.ts'
import { checkConfig } from './check-config.ts'
import { resolveTarget, type Target } from './targets.ts'

export async function createMatchingConfig(ctx: Context, input: CreateMatchingConfig): Promise<MatchingConfig> {
  const content = await contentOf(ctx, input)
  const { system, workspaceId: workspace_id } = ctx
  return ctx.commit(async (tx, audit) => {
    const id = newId()
    const row = await insertConfig(tx, { ...content, id, workspace_id, created_at: system.clock.now() })
    audit({ action: 'matching_config.create', subjectId: id, details: { name: row.name } })
    return presentConfig(row)
  })
}

/** What was sent, once it fits the table and the records that it names. */
async function contentOf(ctx: Context, input: CreateMatchingConfig): Promise<ConfigContent> {
  const { name, reference_data_id, target_type, target_value, ...settings } = input
  const table = await findKnown(ctx.system.db, ctx.workspaceId, reference_data_id)
  const resolved = await resolveTarget(ctx, { target_type, target_value })
  checkConfig(settings, { name: table.name, columns: rowSetOf(table).columns }, resolved)
  return { name, reference_data_id, ...resolved.target, settings }
}

export async function configOf({ system, workspaceId }: Context, id: string): Promise<ConfigRow> {
  const row = await findConfig(system.db, workspaceId, id)
  if (row === undefined) throw noConfig(id)
  return row
}

export async function getMatchingConfig(ctx: Context, id: string): Promise<MatchingConfig> {
  return presentConfig(await configOf(ctx, id))
}

function noConfig(id: string): AppError {
  return new AppError('not_found', `There is no matching config ${id}.`)
}

export async function listMatchingConfigs(ctx: Context, query: ListQuery): Promise<Page<MatchingConfig>> {
  const { db } = ctx.system
  return listPage(ctx, {
    ...{ list: 'matching-configs', query },
    select: (window) => selectConfigs(db, ctx.workspaceId, window),
    count: () => countConfigs(db, ctx.workspaceId),
    present: presentConfig,
  })
}

/** What is not sent stays as it was; runs that have begun go on with what they began with. */
export async function updateMatchingConfig(
  ctx: Context,
  id: string,
  change: UpdateMatchingConfig,
): Promise<MatchingConfig> {
  const { system, workspaceId } = ctx
  const before = await configOf(ctx, id)
  const { id: _, version, created_at, updated_at, links, ...current } = presentConfig(before)
  const content = await contentOf(ctx, { ...(current as CreateMatchingConfig), ...given(change) })
  return ctx.commit(async (tx, audit) => {
    const locked = await lockConfig(tx, workspaceId, id)
    if (locked === undefined) throw noConfig(id)
    if (locked.version !== version)
      throw new AppError('conflict', 'Others change this config at the same time. Try again.', { retryable: true })
    const row = await updateConfig(tx, locked, content, system.clock.now())
    audit({ action: 'matching_config.update', subjectId: id, details: { version: row.version } })
    return presentConfig(row)
  })
}

function given<T extends object>(change: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as never
}

/** Its runs and their results stay. */
export async function deleteMatchingConfig(ctx: Context, id: string): Promise<{ deleted: true; id: string }> {
  return ctx.commit(async (tx, audit) => {
    const deleted = await deleteConfig(tx, ctx.workspaceId, id)
    if (deleted === undefined) throw noConfig(id)
    audit({ action: 'matching_config.delete', subjectId: id, details: { name: deleted.name } })
    return { deleted: true as const, id }
  })
}

export function settingsOf({ settings }: { settings: unknown }): MatchConfig {
  return settings as MatchConfig
}

export function targetOf({ target_type, target_value }: ConfigRow): Target {
  return { target_type, target_value } as Target
}

function presentConfig(row: ConfigRow): MatchingConfig {
  const self = `/v1/matching/configs/${row.id}`
  return {
    ...{ id: row.id, name: row.name, reference_data_id: row.reference_data_id },
    ...settingsOf(row),
    ...targetOf(row),
    version: row.version,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    links: { self, run: `${self}/run`, reference_data: `/v1/reference-data/${row.reference_data_id}` },
  }
}
