import { Command } from 'commander'
import { addServerOptions, withServer } from './remote/with-server.ts'
import type { Surroundings } from './surroundings.ts'
import { knownEvents } from './webhooks/known-events.ts'
import type { ListenOptions } from './webhooks/listen.ts'
import { addManagement } from './webhooks/manage.ts'
import type { VerifyOptions } from './webhooks/verify.ts'
import { wholeNumber } from './whole-number.ts'

const help = `
Examples:
  $ sheaf webhooks create https://example.com/hook --secret whsec_... --events extraction.complete,run.completed
  $ sheaf webhooks list
  $ sheaf webhooks delete 01a1df57-1781-70ab-9d3d-bbae870c4f16
`

const listenHelp = `
For development without a public address. Every event of the workspace, from now on, is printed as JSON, a line each, or sent to the given
address as a webhook delivery would be, signed with a secret that is made for the occasion unless one is given. Nothing is retried, and nothing
of it is in the delivery log. The key needs the scope "delivery".

Examples:
  $ sheaf webhooks listen
  $ sheaf webhooks listen --forward http://localhost:3000/hook
  $ sheaf webhooks listen --forward http://localhost:3000/hook --events extraction.complete,extraction.failed
`

const verifyHelp = `
Checks the signatures of a delivery that was saved: its body, byte for byte, in a file, and its headers in another, a line each
("X-Service-Signature: sha256=...") or as a JSON object; or given one by one.

Examples:
  $ sheaf webhooks verify body.json --headers headers.txt --secret whsec_...
  $ sheaf webhooks verify body.json --header "X-Service-Signature: sha256=8f2e..." --secret whsec_...

Exit status: 0 every signature is right, 1 one is not, or its time is further off than --max-age.
`

export function webhooksCommand(around: Surroundings): Command {
  const webhooks = new Command('webhooks').description(
    'keep webhooks and try them out: listen to events, verify deliveries',
  )
  webhooks.addHelpText('after', help)
  addManagement(webhooks, around)

  addServerOptions(
    webhooks.command('listen').description('print events as they happen, or send them to an endpoint on this machine'),
  )
    .option('--forward <url>', 'where to send them; without it they are printed')
    .option('--events <list>', 'only these, separated by commas')
    .option('--secret <secret>', 'what to sign with')
    .option('--count <n>', 'end after so many', wholeNumber)
    .addHelpText('after', listenHelp)
    .action(async (options: ListenOptions) => {
      knownEvents(options.events)
      const { listen } = await import('./webhooks/listen.ts')
      await withServer(around, options, (sheaf, signal) => listen(around.output, sheaf, options, signal))
    })

  webhooks
    .command('verify')
    .description('check the signatures of a delivery')
    .argument('<body>', 'file with the body, exactly as it came')
    .requiredOption('--secret <secret>', 'the secret of the webhook')
    .option('--headers <file>', 'file with the headers')
    .option('--header <header...>', 'a header, like "webhook-id: ..."')
    .option('--max-age <seconds>', 'refuse what is older, or as far in the future, or has no signed time', wholeNumber)
    .addHelpText('after', verifyHelp)
    .action(async (body: string, options: VerifyOptions) => {
      const { verify } = await import('./webhooks/verify.ts')
      if (!(await verify(around.output, body, options))) around.setExitStatus(1)
    })

  return webhooks
}
