import { Command } from 'commander'
import type { DecisionTask, SubmitDecision } from '../../sdk/src/index.ts'
import { AppError } from '../core/app-error.ts'
import { show } from './output.ts'
import { readJsonFile } from './read-json-file.ts'
import { addServerOptions, type ServerOptions, withServer } from './remote/with-server.ts'
import type { Surroundings } from './surroundings.ts'
import { wholeNumber } from './whole-number.ts'

const help = `
For agents that decide for an app. A key needs the grant "decide" on it ("sheaf apps grant"). See docs/decisions.md.

Examples:
  $ sheaf decide next 01a1df6d-5fa6-7475-85b5-3a4db7b418c9 --json > task.json    claim the oldest task that is free
  $ sheaf decide submit 01a1df6d-9b1c-7475-85b5-3a4db7b418c9 decision.json
  $ sheaf decide heartbeat 01a1df6d-9b1c-7475-85b5-3a4db7b418c9 --epoch 1
  $ sheaf decide release 01a1df6d-9b1c-7475-85b5-3a4db7b418c9 --epoch 1
  $ sheaf decide fail 01a1df6d-9b1c-7475-85b5-3a4db7b418c9 --epoch 1 --reason "the scan cannot be read"

A decision is JSON: execution_epoch, outcome, evidence, rationale, and if you like confidence and service_version.

Exit status: 4 when no task is free, 5 when the task is held by somebody else or its lease has lapsed.
`

interface Held extends ServerOptions {
  epoch: number
}

export function decideCommand(around: Surroundings): Command {
  const { output } = around
  const decide = new Command('decide').description('decide the tasks of an app from outside')
  decide.addHelpText('after', help)
  const command = (name: string, description: string) => addServerOptions(decide.command(name).description(description))
  const one = (name: string, description: string) => command(name, description).argument('<task-id>', 'of the task')
  const held = (name: string, description: string) =>
    one(name, description).requiredOption('--epoch <n>', 'execution_epoch of the claim', wholeNumber)
  const tell = (task: DecisionTask) => show(output, task, `Task ${task.id}: ${task.status}.`)

  command('next', 'claim the oldest task that is free')
    .argument('<app-id>', 'of the app')
    .action(async (appId: string, options: ServerOptions) => {
      const claimed = await withServer(around, options, (sheaf) => sheaf.decisionTasks.claimNext(appId))
      if (claimed === undefined) throw new AppError('not_found', 'No task of this app is free.')
      const { task, package: pack } = claimed
      show(
        output,
        claimed,
        `Task ${task.id}, epoch ${task.execution_epoch}: ${pack.record_count} records, until ${task.lease_expires_at}.`,
      )
    })

  one('submit', 'submit a decision')
    .argument('<file>', 'JSON, "-" for standard input')
    .action(async (id: string, file: string, options: ServerOptions) => {
      const body = await readJsonFile<SubmitDecision>(file)
      tell(await withServer(around, options, (sheaf) => sheaf.decisionTasks.submit(id, body)))
    })

  held('heartbeat', 'hold a task for longer').action(async (id: string, { epoch, ...options }: Held) =>
    tell(await withServer(around, options, (sheaf) => sheaf.decisionTasks.heartbeat(id, { execution_epoch: epoch }))),
  )

  held('release', 'give a task back').action(async (id: string, { epoch, ...options }: Held) =>
    tell(await withServer(around, options, (sheaf) => sheaf.decisionTasks.release(id, { execution_epoch: epoch }))),
  )

  held('fail', 'give a task up')
    .requiredOption('--reason <text>', 'why, for a person')
    .action(async (id: string, { epoch, reason, ...options }: Held & { reason: string }) =>
      tell(
        await withServer(around, options, (sheaf) => sheaf.decisionTasks.fail(id, { execution_epoch: epoch, reason })),
      ),
    )

  return decide
}
