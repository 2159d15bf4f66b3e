import { Argument, type Command } from 'commander'
import { type Tier, tiers } from '../contract/credits.ts'
import { AppError } from '../core/app-error.ts'
import { isId } from '../core/ids.ts'
import type { Context } from '../services/context.ts'
import { changeTier, grantPack, listInvoiceLines, refund, setStripeCustomer } from '../services/credits/operate.ts'
import { operatorContext } from '../services/workspaces/find.ts'
import { show, table } from './output.ts'
import type { Surroundings } from './surroundings.ts'
import { wholeNumber } from './whole-number.ts'

interface WorkspaceOption {
  workspace?: string
}

/** What no key may do: these work on the database itself. */
export function addOperatorCommands(credits: Command, { withSystem, output }: Surroundings): void {
  const command = (name: string, description: string) =>
    credits
      .command(name)
      .description(description)
      .option('--workspace <name>', 'workspace by name or id; needed when there are several')
  const inWorkspace = <T>({ workspace }: WorkspaceOption, work: (ctx: Context) => Promise<T>) =>
    withSystem(async (system) => work(await operatorContext(system, workspace)))

  command('grant', 'give a workspace prepaid credits (operator)')
    .argument('<credits>', 'how many', wholeNumber)
    .option('--expires-at <time>', 'when they end, like 2030-01-31T00:00:00Z; a year from now unless said', time)
    .option('--note <text>', 'what the ledger says')
    .action(async (count: number, options: WorkspaceOption & { expiresAt?: Date; note?: string }) => {
      const { expiresAt, note } = options
      const granted = await inWorkspace(options, (ctx) => grantPack(ctx, { credits: count, expiresAt, note }))
      const { balance_credits: balance, expires_at: until } = granted
      show(output, granted, `Granted ${count} credits until ${until}; the balance is ${balance}.`)
    })

  command('refund', 'take a charge back, once (operator)')
    .argument('<entry>', 'the id of the charge, as "sheaf credits ledger" shows it')
    .option('--note <text>', 'what the ledger says')
    .action(async (entry: string, options: WorkspaceOption & { note?: string }) => {
      if (!isId(entry)) throw new AppError('validation_error', `"${entry}" is not the id of an entry.`)
      const refunded = await inWorkspace(options, (ctx) => refund(ctx, entry, options.note))
      show(output, refunded, `Refunded ${entry}; the balance is ${refunded.balance_credits}.`)
    })

  command('tier', 'change how a workspace pays (operator)')
    .addArgument(new Argument('<tier>', 'how it pays').choices(tiers))
    .action(async (tier: Tier, options: WorkspaceOption) => {
      const changed = await inWorkspace(options, (ctx) => changeTier(ctx, tier))
      show(output, changed, `The tier is ${tier} now.`)
    })

  command('invoices', 'the invoice lines of top-ups that no provider was paid for (operator)').action(
    async (options: WorkspaceOption) => {
      const data = await inWorkspace(options, listInvoiceLines)
      const rows = data.map((line) => [line.id, line.created_at, line.description, line.amount_eur.toFixed(2)])
      show(output, { data }, table(['ID', 'TIME', 'WHAT', 'EUR'], rows))
    },
  )

  command('stripe-customer', 'say which Stripe customer pays for a workspace (operator)')
    .argument('<customer>', 'like cus_NffrFeUfNV2Hib; its default payment method is charged')
    .action(async (customer: string, options: WorkspaceOption) => {
      const saved = await inWorkspace(options, (ctx) => setStripeCustomer(ctx, customer))
      show(output, saved, `Top-ups are charged to ${customer} now.`)
    })
}

function time(text: string): Date {
  const parsed = new Date(text)
  if (/^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(parsed.getTime())) return parsed
  throw new AppError('validation_error', `"${text}" is not a time like 2030-01-31T00:00:00Z.`)
}
