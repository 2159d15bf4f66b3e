import { Command } from 'commander'
import type { LearnedVersion } from '../../sdk/src/index.ts'
import { count } from './describe-result.ts'
import { show, table } from './output.ts'
import { createProgressBar } from './progress-bar.ts'
import { addServerOptions, type ServerOptions, take, withServer } from './remote/with-server.ts'
import type { Surroundings } from './surroundings.ts'

const help = `
Documents of one issuer look alike. From values that people have corrected, the workspace learns where an issuer prints what,
on this machine and for this workspace alone. What was learned is used only if corrected values of documents that
were held out get better by it; every version is kept and can be undone. See docs/learning.md.

Examples:
  $ sheaf learn                 learn now, wait, and tell what it came to
  $ sheaf learn --no-wait       only begin
  $ sheaf learn list
  $ sheaf learn undo            go back to what was learned before
  $ sheaf learn use 01a1df57-1781-70ab-9d3d-bbae870c4f16
`

const pause = 500

export function learnCommand(around: Surroundings): Command {
  const { output } = around
  const learn = addServerOptions(
    new Command('learn').description('learn from corrections where issuers print their values'),
  )
    .option('--no-wait', 'only begin, and print the version')
    .addHelpText('after', help)
    .action(async ({ wait, ...options }: ServerOptions & { wait: boolean }) => {
      const version = await withServer(around, options, async (sheaf) => {
        let now = await sheaf.learning.start()
        const bar = wait && output.terminal ? createProgressBar(output) : undefined
        while (wait && now.status === 'learning') {
          bar?.show({ stage: 'documents', done: now.documents_studied, of: now.documents })
          await new Promise((resolve) => setTimeout(resolve, pause))
          now = await sheaf.learning.get(now.id)
        }
        bar?.end()
        return now
      })
      show(output, version, describe(version))
      if (version.status === 'failed') around.setExitStatus(1)
    })
  const command = (name: string, description: string) => addServerOptions(learn.command(name).description(description))

  command('list', 'list the versions').action(async (options: ServerOptions) => {
    const data = await withServer(around, options, (sheaf) => take(sheaf.learning.all()))
    const rows = data.map((each) => [each.id, each.status, each.documents, each.fields.join(' '), each.created_at])
    show(output, { data }, table(['ID', 'STATUS', 'DOCUMENTS', 'FIELDS', 'CREATED'], rows))
  })

  command('undo', 'go back to what was learned before').action(async (options: ServerOptions) => {
    const state = await withServer(around, options, (sheaf) => sheaf.learning.undo())
    show(
      output,
      state,
      state.active ? `Version ${state.active.id} is in use again.` : 'Nothing that was learned is in use.',
    )
  })

  command('use', 'use another version')
    .argument('<id>', 'of the version')
    .action(async (id: string, options: ServerOptions) => {
      const state = await withServer(around, options, (sheaf) => sheaf.learning.use({ version_id: id }))
      show(output, state, `Version ${id} is in use.`)
    })

  return learn
}

function describe({ id, status, documents, fields, report, error }: LearnedVersion): string {
  if (status === 'learning') return `Version ${id} is being learned from ${count(documents, 'document')}.`
  if (status === 'failed' || !report) return `Version ${id} failed: ${error ?? 'nobody knows why'}`
  const { corrected, kept } = report
  const lines = [
    `Corrected values, held out: ${corrected.wrong_before} of ${corrected.values} wrong before, ${corrected.wrong_after} after.`,
    `Values that were let stand: ${kept.wrong_before} of ${kept.values} wrong before, ${kept.wrong_after} after.`,
  ]
  return status === 'rejected'
    ? [`Nothing was learned from ${count(documents, 'document')}: nothing gets better.`, ...lines].join('\n')
    : [`Version ${id} is in use, learned from ${count(documents, 'document')}: ${fields.join(', ')}.`, ...lines].join(
        '\n',
      )
}
