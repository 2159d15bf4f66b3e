import { Command, Option } from 'commander'
import type { Topup } from '../../sdk/src/index.ts'
import { addOperatorCommands } from './credits-of-operator.ts'
import { show, table } from './output.ts'
import { addServerOptions, type ServerOptions, take, withServer } from './remote/with-server.ts'
import type { Surroundings } from './surroundings.ts'
import { wholeNumber } from './whole-number.ts'

const help = `
balance, ledger, usage, pricing, settings and topup ask a server. The others are for the operator of an installation and work on
its database: grant, refund, tier, invoices and stripe-customer.

Examples:
  $ sheaf credits balance
  $ sheaf credits ledger
  $ sheaf credits pricing
  $ sheaf credits usage --days 7
  $ sheaf credits settings --auto-topup on --threshold 2000 --amount 20000
  $ sheaf credits topup
  $ sheaf credits grant 50000 --workspace "Accounts payable" --note "Pack of 50 EUR"
  $ sheaf credits refund 01a1df57-1781-70ab-9d3d-bbae870c4f16 --note "Read twice"   a charge, as "sheaf credits ledger" shows it
  $ sheaf credits tier prepaid --workspace "Accounts payable"
  $ sheaf credits invoices
  $ sheaf credits stripe-customer cus_NffrFeUfNV2Hib
`

export function creditsCommand(around: Surroundings): Command {
  const { output } = around
  const credits = new Command('credits').description('see, buy and grant credits').addHelpText('after', help)
  const command = (name: string, description: string) =>
    addServerOptions(credits.command(name).description(description))

  command('balance', 'what is left, and how long it lasts').action(async (options: ServerOptions) => {
    const found = await withServer(around, options, (sheaf) => sheaf.credits.balance())
    show(
      output,
      found,
      [
        `${found.balance_credits} credits (${found.balance_eur.toFixed(2)} EUR), tier ${found.tier}`,
        `${found.burn_rate_30d_credits} used in the last 30 days`,
      ].join('\n'),
    )
  })

  command('ledger', 'all that changed the balance, newest first').action(async (options: ServerOptions) => {
    const data = await withServer(around, options, (sheaf) => take(sheaf.credits.ledgerAll()))
    const rows = data.map((each) => [
      ...[each.id, each.created_at, each.type, each.credits, each.balance_credits],
      each.description,
    ])
    show(output, { data }, table(['ID', 'TIME', 'TYPE', 'CREDITS', 'BALANCE', 'WHAT'], rows))
  })

  command('usage', 'what was used, by function')
    .option('--days <n>', 'over so many days (30)', wholeNumber)
    .action(async ({ days = 30, ...options }: ServerOptions & { days?: number }) => {
      const found = await withServer(around, options, (sheaf) => sheaf.credits.usage({ days }))
      const rows = found.by_function.map((each) => [each.operation_type, each.operations, each.credits])
      show(output, found, table(['FUNCTION', 'OPERATIONS', 'CREDITS'], [...rows, ['total', null, found.total_credits]]))
    })

  command('pricing', 'what things cost').action(async (options: ServerOptions) => {
    const found = await withServer(around, options, (sheaf) => sheaf.credits.pricing())
    const rows = found.units.map((each) => [each.unit, each.label, each.credits, each.eur.toFixed(2)])
    show(output, found, table(['UNIT', 'WHAT', 'CREDITS', found.currency], rows))
  })

  command('settings', 'how credits are bought; with options, change it')
    .addOption(new Option('--auto-topup <state>', 'buy credits when they run low').choices(['on', 'off']))
    .option('--threshold <credits>', 'buy when the balance has fallen to this', wholeNumber)
    .option('--amount <credits>', 'buy so many, at least 10000', wholeNumber)
    .action(async (options: ServerOptions & { autoTopup?: 'on' | 'off'; threshold?: number; amount?: number }) => {
      const changes = {
        ...(options.autoTopup && { auto_topup_enabled: options.autoTopup === 'on' }),
        ...(options.threshold !== undefined && { auto_topup_threshold: options.threshold }),
        ...(options.amount !== undefined && { auto_topup_amount: options.amount }),
      }
      const found = await withServer(around, options, ({ billing }) =>
        Object.keys(changes).length === 0 ? billing.settings() : billing.update(changes),
      )
      const { auto_topup_enabled: on, auto_topup_threshold: threshold, auto_topup_amount: amount } = found
      show(output, found, `Automatic top-up is ${on ? 'on' : 'off'}: ${amount} credits when ${threshold} are left.`)
    })

  command('topup', 'buy credits now, if the balance is not above the threshold').action(
    async (options: ServerOptions) => {
      const answer = await withServer(around, options, (sheaf) => sheaf.billing.topup())
      show(output, answer, describeTopup(answer))
    },
  )

  addOperatorCommands(credits, around)
  return credits
}

function describeTopup(answer: Topup): string {
  if (!answer.topped_up) return 'Nothing was bought: the balance is above the threshold.'
  const { credits_added, amount_eur, balance_credits, payment } = answer
  const bought = `Bought ${credits_added} credits for ${amount_eur.toFixed(2)} EUR; the balance is ${balance_credits}.`
  return `${bought}\nPayment ${payment.reference} (${payment.provider}): ${payment.status}.`
}
