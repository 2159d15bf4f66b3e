import type { AppRun, StartAppRun } from '../../contract/app-runs.ts'
import { AppError } from '../../core/app-error.ts'
import { newId } from '../../core/ids.ts'
import { canonicalJson } from '../../decide/canonical-json.ts'
import { packageHash } from '../../decide/package.ts'
import { featuresOf } from '../../decide/precedents.ts'
import { type AppRow, findApp, holdApp, loadAppVersion } from '../../storage/decisions/apps.ts'
import { databaseTime } from '../../storage/decisions/journal.ts'
import { insertAppRun } from '../../storage/decisions/runs.ts'
import { contentOf } from '../apps/content.ts'
import type { Context } from '../context.ts'
import { priceOf } from '../credits/price.ts'
import { reserveCredits } from '../credits/reserve.ts'
import type { Principal } from '../principals/principal.ts'
import { runRules } from './decide.ts'
import { freezeInputs } from './freeze.ts'
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
  const records = await freezeInputs(ctx, content.inputs, input.document_ids)
  const texts = records.map(canonicalJson)
  return ctx.commit(async (tx, audit) => {
    const app = await holdApp(tx, workspace_id, appId)
    publishedOf(app, appId)
    if (app === undefined) throw new Error('an app that is published is there')
    const id = newId()
    const reservation = dryRun
      ? { reservationId: null }
      : await reserveCredits(tx, system, {
          workspaceId: workspace_id,
          credits: priceOf({ cases: 1 }).credits,
          reference: { type: 'app_run', id },
        })
    const now = await databaseTime(tx)
    const hash = packageHash(records.map((record) => record.hash))
    const run = await insertAppRun(
      tx,
      {
        ...{
          id,
          workspace_id,
          app_id: appId,
          app_slug: app.slug,
          app_version: version,
          status: 'running',
          dry_run: dryRun,
        },
        ...{ record_count: records.length, package_hash: hash, features: JSON.stringify(featuresOf(records)) },
        ...{ reservation_id: reservation.reservationId, principal_id: caller.id, created_at: now },
      },
      texts,
    )
    const facts = {
      app: app.slug,
      version,
      mode: app.mode,
      package_hash: hash,
      record_count: records.length,
      dry_run: dryRun,
    }
    const held: HeldRun = { run, content, contentHash, now, last: undefined, journal: [] }
    await note(tx, held, ctx.actor, 'run.started', facts)
    const going =
      app.mode !== 'external'
        ? await runRules(tx, system, held, { approved: app.mode === 'assisted' })
        : await offerTask(tx, system, held, { suspended: app.is_suspended })
    audit({ action: 'app_run.create', subjectId: id, details: { app: app.slug, version, records: records.length } })
    return presentAppRun(going)
  })
}

function publishedOf(app: AppRow | undefined, id: string): number {
  if (app === undefined) throw new AppError('not_found', `There is no app ${id}.`)
  if (app.is_enabled && app.published_version !== null) return app.published_version
  throw new AppError('conflict', 'The app is not enabled. Publish a version and enable it first.', {
    reason: 'app_disabled',
  })
}
