import type { AppRun, StartAppRun } from '../../contract/app-runs.ts'
import { AppError } from '../../core/app-error.ts'
import { newId } from '../../core/ids.ts'
import { type AppRow, findApp, holdApp, loadAppVersion } from '../../storage/decisions/apps.ts'
import { databaseTime } from '../../storage/decisions/journal.ts'
import { insertAppRun, updateAppRun } from '../../storage/decisions/runs.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import { contentOf } from '../apps/content.ts'
import type { Context } from '../context.ts'
import { priceOf } from '../credits/price.ts'
import { reserveCredits } from '../credits/reserve.ts'
import type { Principal } from '../principals/principal.ts'
import { runRules } from './decide.ts'
import { chooseInputs, freezeInputs } from './freeze.ts'
import type { HeldRun } from './held-run.ts'
import { note } from './journal.ts'
import { offerTask } from './offer.ts'
import { presentAppRun } from './present.ts'

/** Freezes what there is to decide on, and decides it by rules or offers it to those outside: in one transaction. */
export async function startAppRun(
  ctx: Context,
  caller: Principal,
  appId: string,
  { input }: StartAppRun,
  { dryRun }: { dryRun: boolean },
): Promise<AppRun> {
  const { system, workspaceId: workspace_id } = ctx
  const version = publishedOf(await findApp(system.db, workspace_id, appId), appId)
  const { content: text, content_hash: contentHash } = await loadAppVersion(system.db, appId, version)
  const content = contentOf(text, contentHash)
  const inputs = await chooseInputs(ctx, content.inputs, input.document_ids)
  return ctx.commit(async (tx, audit) => {
    const app = await holdApp(tx, workspace_id, appId)
    publishedOf(app, appId)
    if (app === undefined) throw new Error('an app that is published is there')
    const { slug, mode, is_suspended: suspended } = app
    const id = newId()
    await insertAppRun(tx, {
      ...{ id, workspace_id, app_id: appId, app_slug: slug, app_version: version, status: 'running', dry_run: dryRun },
      ...{ record_count: 0, package_hash: '', features: '{}', principal_id: caller.id },
      created_at: await databaseTime(tx),
    })
    const frozen = await freezeInputs(tx, workspace_id, id, inputs)
    const run = await updateAppRun(tx, id, { ...frozen, reservation_id: dryRun ? null : await reserve(tx, ctx, id) })
    // The time for a decision begins once all is frozen.
    const now = await databaseTime(tx)
    const { package_hash, record_count } = frozen
    const facts = { app: slug, version, mode, package_hash, record_count, dry_run: dryRun }
    const held: HeldRun = { run, content, contentHash, now, last: undefined, journal: [] }
    await note(tx, held, ctx.actor, 'run.started', facts)
    const going =
      mode !== 'external'
        ? await runRules(tx, system, held, { approved: mode === 'assisted' })
        : await offerTask(tx, system, held, { suspended })
    audit({ action: 'app_run.create', subjectId: id, details: { app: slug, version, records: record_count } })
    return presentAppRun(going)
  })
}

async function reserve(tx: Tx, { system, workspaceId }: Context, id: string): Promise<string | null> {
  const { credits } = priceOf({ cases: 1 })
  const reserved = await reserveCredits(tx, system, { workspaceId, credits, reference: { type: 'app_run', id } })
  return reserved.reservationId
}

function publishedOf(app: AppRow | undefined, id: string): number {
  if (app === undefined) throw new AppError('not_found', `There is no app ${id}.`)
  if (app.is_enabled && app.published_version !== null) return app.published_version
  const message =
    app.published_version === null
      ? `The app has no published version yet: publish its draft with POST /v1/apps/${id}/versions/1/publish and POST /v1/apps/${id}/enable.`
      : `The app is not enabled: enable it with POST /v1/apps/${id}/enable.`
  throw new AppError('conflict', message, { reason: 'app_disabled' })
}
