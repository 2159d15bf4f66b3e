import { Command, Option } from 'commander'
import type { App, AppGrant, CreateApp } from '../../sdk/src/index.ts'
import { addAppRunCommands } from './app-runs.ts'
import { show, table } from './output.ts'
import { readJsonFile } from './read-json-file.ts'
import { addServerOptions, type ServerOptions, take, withServer } from './remote/with-server.ts'
import type { Surroundings } from './surroundings.ts'
import { wholeNumber } from './whole-number.ts'

const help = `
An app decides about records: by its rules, or by agents outside ("sheaf decide"). See docs/decisions.md.

Examples:
  $ sheaf apps list
  $ sheaf apps create approval.json                                    with its draft
  $ sheaf apps publish 01a1df6d-5fa6-7475-85b5-3a4db7b418c9            freeze the draft, and let runs be started
  $ sheaf apps grant 01a1df6d-5fa6-7475-85b5-3a4db7b418c9 01a1df6d-9b1c-7475-85b5-3a4db7b418c9   this key may decide
  $ sheaf apps install 01a1df6d-5fa6-7475-85b5-3a4db7b418c9            a key of its own, which may decide
  $ sheaf apps suspend 01a1df6d-5fa6-7475-85b5-3a4db7b418c9            take its tasks back, and offer none
  $ sheaf apps resume 01a1df6d-5fa6-7475-85b5-3a4db7b418c9
  $ sheaf apps run 01a1df6d-5fa6-7475-85b5-3a4db7b418c9 --dry-run
  $ sheaf apps runs 01a1df6d-5fa6-7475-85b5-3a4db7b418c9 --status awaiting_decision
  $ sheaf apps result 01a1df6d-77aa-7475-85b5-3a4db7b418c9             how a run stands, and what was decided
  $ sheaf apps events 01a1df6d-77aa-7475-85b5-3a4db7b418c9             all that happened in it
  $ sheaf apps cancel 01a1df6d-77aa-7475-85b5-3a4db7b418c9
  $ sheaf apps record 01a1df6d-77aa-7475-85b5-3a4db7b418c9 > record.json   and "sheaf runs verify record.json"
`

export function appsCommand(around: Surroundings): Command {
  const { output } = around
  const apps = new Command('apps').description('decide about the records of a server')
  apps.addHelpText('after', help)
  const command = (name: string, description: string) => addServerOptions(apps.command(name).description(description))
  const one = (name: string, description: string) => command(name, description).argument('<id>', 'of the app')

  command('list', 'list apps').action(async (options: ServerOptions) => {
    const data = await withServer(around, options, (sheaf) => take(sheaf.apps.all()))
    const rows = data.map((app) => [
      app.id,
      app.slug,
      app.mode,
      app.published_version,
      app.enabled ? 'enabled' : 'disabled',
    ])
    show(output, { data }, table(['id', 'slug', 'mode', 'version', ''], rows))
  })

  command('create', 'create an app with its draft')
    .argument('<file>', 'JSON: slug, display_name, mode and content')
    .action(async (file: string, options: ServerOptions) => {
      const body = await readJsonFile<CreateApp>(file)
      const app = await withServer(around, options, (sheaf) => sheaf.apps.create(body))
      show(output, app, told('Created', app))
    })

  one('publish', 'publish the draft and let runs be started').action(async (id: string, options: ServerOptions) => {
    const app = await withServer(around, options, async (sheaf) => {
      await sheaf.apps.publish(id, (await sheaf.apps.get(id)).draft.version)
      return sheaf.apps.enable(id)
    })
    show(output, app, told('Published', app))
  })

  one('grant', 'let a key decide, operate or read')
    .argument('<key-id>', 'of the key')
    .addOption(new Option('--grant <name>', 'what it may do').choices(['decide', 'operate', 'read']).default('decide'))
    .action(async (id: string, key_id: string, { grant, ...options }: ServerOptions & Pick<AppGrant, 'grant'>) => {
      const given = await withServer(around, options, (sheaf) => sheaf.apps.giveGrant(id, { key_id, grant }))
      show(output, given, `The key ${key_id} may ${grant}.`)
    })

  one('install', 'give the app a key of its own, which may decide for it')
    .option('--rate-limit <n>', 'requests a minute', wholeNumber)
    .action(async (id: string, { rateLimit, ...options }: ServerOptions & { rateLimit?: number }) => {
      const body = rateLimit === undefined ? {} : { rate_limit_per_minute: rateLimit }
      const installed = await withServer(around, options, (sheaf) => sheaf.apps.install(id, body))
      show(output, installed, `Installed with the key ${installed.key}\nIt is shown this once.`)
    })

  one('suspend', 'take its tasks from whoever holds them, and offer none').action(
    async (id: string, options: ServerOptions) => {
      const app = await withServer(around, options, (sheaf) => sheaf.apps.suspend(id))
      show(output, app, `Suspended "${app.slug}".`)
    },
  )

  one('resume', 'offer its tasks again').action(async (id: string, options: ServerOptions) => {
    const app = await withServer(around, options, (sheaf) => sheaf.apps.resume(id))
    show(output, app, `Resumed "${app.slug}".`)
  })

  one('run', 'start a run')
    .option('--dry-run', 'charge and execute nothing')
    .action(async (id: string, { dryRun = false, ...options }: ServerOptions & { dryRun?: boolean }) => {
      const run = await withServer(around, options, (sheaf) => sheaf.apps.run(id, { input: {} }, { dry_run: dryRun }))
      show(output, run, `Run ${run.id} on ${run.record_count} records: ${run.status}.`)
    })

  command('record', 'print the sealed record of a run')
    .argument('<run-id>', 'of the run')
    .action(async (id: string, options: ServerOptions) => {
      const answer = await withServer(around, options, (sheaf) => sheaf.appRuns.record(id))
      await output.write(await answer.text())
    })

  addAppRunCommands(apps, around)
  return apps
}

function told(what: string, { id, slug, draft, published_version: version }: App): string {
  return `${what} ${id} "${slug}": ${version === null ? 'no version is published' : `version ${version} is published`}, the draft has revision ${draft.revision}.`
}
