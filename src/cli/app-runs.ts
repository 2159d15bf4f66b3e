import { type Command, Option } from 'commander'
import type { AppRun } from '../../sdk/src/index.ts'
import { appRunStatuses } from '../contract/app-runs.ts'
import { inOneLine, show, table } from './output.ts'
import { addServerOptions, type ServerOptions, take, withServer } from './remote/with-server.ts'
import type { Surroundings } from './surroundings.ts'
import { wholeNumber } from './whole-number.ts'

interface ListOptions extends ServerOptions {
  status?: AppRun['status']
  limit: number
}

/** What became of the runs of apps. */
export function addAppRunCommands(apps: Command, around: Surroundings): void {
  const { output } = around
  const command = (name: string, description: string) => addServerOptions(apps.command(name).description(description))
  const one = (name: string, description: string) => command(name, description).argument('<run-id>', 'of the run')

  command('runs', 'list the runs of an app, newest first')
    .argument('<id>', 'of the app')
    .addOption(new Option('--status <status>', 'those in this state').choices(appRunStatuses))
    .option('--limit <n>', 'so many at most', wholeNumber, 50)
    .action(async (id: string, { status, limit, ...options }: ListOptions) => {
      const query = { status, limit: Math.min(limit, 200) }
      const data = await withServer(around, options, (sheaf) => take(sheaf.apps.runsAll(id, query), limit))
      const rows = data.map((run) => [run.id, run.status, run.version, run.record_count, run.created_at])
      show(output, { data }, table(['ID', 'STATUS', 'VERSION', 'RECORDS', 'SINCE'], rows))
    })

  one('result', 'how a run stands, and what was decided').action(async (id: string, options: ServerOptions) => {
    const run = await withServer(around, options, (sheaf) => sheaf.appRuns.get(id))
    show(output, run, describe(run))
  })

  one('events', 'all that happened in a run, in order').action(async (id: string, options: ServerOptions) => {
    const journal = await withServer(around, options, (sheaf) => sheaf.appRuns.events(id))
    const rows = journal.data.map(({ seq, at, type, actor, data }) => [
      ...[seq, at, type, [actor.kind, actor.id].filter(Boolean).join(' '), inOneLine(JSON.stringify(data))],
    ])
    show(output, journal, table(['', 'AT', 'EVENT', 'BY', 'DATA'], rows))
  })

  one('cancel', 'cancel a run that has not ended').action(async (id: string, options: ServerOptions) => {
    const run = await withServer(around, options, (sheaf) => sheaf.appRuns.cancel(id))
    show(output, run, `Run ${run.id} is ${run.status}.`)
  })
}

function describe({
  id,
  app,
  version,
  status,
  record_count,
  decision,
  error,
  credits_charged,
  dry_run,
}: AppRun): string {
  const trial = dry_run ? ', a trial' : ''
  const lines = [
    `Run ${id} of "${app}" version ${version}${trial}: ${status}, ${record_count} records, ${credits_charged} credits.`,
  ]
  if (decision) {
    const { decided_by: by, outcome, rationale } = decision
    lines.push(`Decided by ${by.label ?? [by.kind, by.id].filter(Boolean).join(' ')}: ${JSON.stringify(outcome)}`)
    if (rationale !== '') lines.push(rationale)
  }
  if (error) lines.push(error.message)
  if (status === 'awaiting_decision') lines.push('A decider claims it with "sheaf decide next".')
  if (status === 'held') lines.push('It waits for a person: "sheaf reviews list".')
  return lines.join('\n')
}
