import { Command, Help, Option } from 'commander'
import { repeatExamples } from './examples.ts'
import { reportLostOutput, show } from './output.ts'
import type { Surroundings } from './surroundings.ts'

const help = `
Run it in the project folder as "npx sheaf", or install it: see docs/cli.md.

Examples:
  $ sheaf serve                                  everything in one process, on http://localhost:8080
  $ sheaf serve --role worker                    one more worker on the same database
  $ sheaf keys create --name ci --scopes read    a key that may only read
  $ sheaf keys list --json | jq '.data[].name'
  $ sheaf parse invoice.pdf                      read a file, print it as markdown
  $ sheaf extract invoice.pdf --fields "number, total:money"
  $ sheaf process *.pdf --schema invoice.json --wait --out results   the same by a running server
  $ sheaf documents add *.pdf --wait             keep files on a server
  $ sheaf filter "total >= 1000"                 find them by their values
  $ sheaf doctor                                 is everything there? what to do if not

Settings are environment variables (or lines of a file .env in this folder): see docs/configuration.md.

Exit status:
  0 done   1 failed   2 wrong usage or input   3 not allowed   4 not found   5 conflict   6 over a limit
  7 something that is needed is missing or cannot be reached   8 done in part
  9 the data does not pass its strict validation
`

type MakeCommand = (around: Surroundings) => Command

/** In the order of the help. Only the one that is called is loaded: all of them take a second together. */
const commands: Record<string, () => Promise<MakeCommand>> = {
  parse: async () => (await import('./parse.ts')).parseCommand,
  extract: async () => (await import('./extract.ts')).extractCommand,
  recommend: async () => (await import('./recommend.ts')).recommendCommand,
  classify: async () => (await import('./classify.ts')).classifyCommand,
  verify: async () => (await import('./verify.ts')).verifyCommand,
  match: async () => (await import('./match.ts')).matchCommand,
  process: async () => (await import('./process.ts')).processCommand,
  documents: async () => (await import('./documents.ts')).documentsCommand,
  extractions: async () => (await import('./extractions.ts')).extractionsCommand,
  learn: async () => (await import('./learn.ts')).learnCommand,
  quote: async () => (await import('./quote.ts')).quoteCommand,
  jobs: async () => (await import('./jobs.ts')).jobsCommand,
  runs: async () => (await import('./runs.ts')).runsCommand,
  pipelines: async () => (await import('./pipelines.ts')).pipelinesCommand,
  review: async () => (await import('./review.ts')).reviewCommand,
  apps: async () => (await import('./apps.ts')).appsCommand,
  reviews: async () => (await import('./reviews.ts')).reviewsCommand,
  decide: async () => (await import('./decide.ts')).decideCommand,
  ask: async () => (await import('./ask.ts')).askCommand,
  filter: async () => (await import('./filter.ts')).filterCommand,
  search: async () => (await import('./search.ts')).searchCommand,
  fields: async () => (await import('./fields.ts')).fieldsCommand,
  schemas: async () => (await import('./schemas.ts')).schemasCommand,
  sources: async () => (await import('./sources.ts')).sourcesCommand,
  reference: async () => (await import('./reference.ts')).referenceCommand,
  primitives: async () => (await import('./primitives.ts')).primitivesCommand,
  credits: async () => (await import('./credits.ts')).creditsCommand,
  webhooks: async () => (await import('./webhooks.ts')).webhooksCommand,
  deliveries: async () => (await import('./deliveries.ts')).deliveriesCommand,
  mcp: async () => (await import('./mcp.ts')).mcpCommand,
  keys: async () => (await import('./keys.ts')).keysCommand,
  'signing-keys': async () => (await import('./signing-keys.ts')).signingKeysCommand,
  audit: async () => (await import('./audit.ts')).auditCommand,
  workspaces: async () => (await import('./workspaces.ts')).workspacesCommand,
  members: async () => (await import('./members.ts')).membersCommand,
}

const usual = new Help()

/** What a command cannot do without is marked. */
function withRequired(option: Option): string {
  return `${usual.optionDescription(option)}${option.mandatory ? ' (required)' : ''}`
}

export async function createProgram(around: Surroundings, args: string[]): Promise<Command> {
  const { output } = around
  reportLostOutput(output)
  const program = new Command('sheaf')
    .description('Turns documents into data that can be trusted.')
    .version(around.version, '-V, --version')
    .option('--json', 'print results and errors as JSON')
    .addHelpText('after', help)
    // What stands behind the name of a command is for that command.
    .enablePositionalOptions()
    .showSuggestionAfterError()
    .showHelpAfterError('(--help shows examples)')
    .configureHelp({ optionDescription: withRequired })
    .exitOverride()
    // With --json a usage error is printed as JSON too, by whoever catches it.
    .configureOutput({
      writeOut: (text) => void output.write(text),
      writeErr: (text) => !output.json && output.writeError(text),
    })

  program
    .command('serve')
    .description('start the service: API, worker, embedded PostgreSQL and blobs on disk unless set otherwise')
    .addOption(
      new Option('--role <role>', 'which part runs in this process').choices(['all', 'api', 'worker']).default('all'),
    )
    .addHelpText(
      'after',
      '\nExamples:\n' +
        '  $ sheaf serve\n' +
        '  $ SHEAF_PORT=9090 sheaf serve\n' +
        '  $ sheaf serve --role worker            one more worker on the same database\n' +
        '\nStops cleanly on SIGTERM or Ctrl-C: running requests and tasks are finished or handed back.\n' +
        'A second "sheaf serve" on the same data folder joins its database; give it another SHEAF_PORT.',
    )
    .action((options: { role: 'all' | 'api' | 'worker' }) => around.serve(options))

  program
    .command('migrate')
    .description('bring the database schema up to date (serve does this too)')
    .action(async () => {
      const report = await around.migrate()
      const done = report.applied.length === 0 ? 'nothing to do' : `applied ${report.applied.join(', ')}`
      show(output, report, `Schema version ${report.version}: ${done}.`)
    })

  program
    .command('doctor')
    .description('check runtime, database, blobs, OCR data, fonts and free disk, and say what to do')
    .action(async () => {
      const findings = await around.doctor()
      const marks = { ok: 'ok  ', warning: 'warn', failed: 'FAIL' }
      const lines = findings.map(
        ({ check, state, found, advice }) =>
          `${marks[state]}  ${check.padEnd(10)} ${found}${advice === undefined ? '' : `\n                 ${advice}`}`,
      )
      show(output, { findings }, lines.join('\n'))
      if (findings.some(({ state }) => state === 'failed')) around.setExitStatus(1)
    })

  for (const make of await Promise.all(wantedCommands(program, args).map((load) => load())))
    program.addCommand(make(around))
  for (const command of program.commands) inherit(command, program)
  return program
}

/** All of them unless one is called: for the help, and to say which a misspelt one may be. */
function wantedCommands(program: Command, args: string[]): (() => Promise<MakeCommand>)[] {
  const called = args.find((arg) => !arg.startsWith('-')) ?? ''
  if (['-V', '--version'].includes(args[0] ?? '')) return []
  if (program.commands.some((command) => command.name() === called)) return []
  const wanted = Object.hasOwn(commands, called) ? commands[called] : undefined
  return wanted === undefined ? Object.values(commands) : [wanted]
}

/** Commands built elsewhere print, fail and take --json as the program does. */
function inherit(command: Command, parent: Command): void {
  command.copyInheritedSettings(parent)
  command.option('--json', 'print results and errors as JSON')
  for (const child of command.commands) inherit(child, command)
  repeatExamples(command)
}
