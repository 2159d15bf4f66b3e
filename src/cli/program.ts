import { Command, Option } from 'commander'
import type { Extractor } from '../services/engine/extractor.ts'
import type { Parser } from '../services/parsing/write-parsed.ts'
import type { System } from '../services/system.ts'
import { classifyCommand } from './classify.ts'
import { creditsCommand } from './credits.ts'
import { documentsCommand } from './documents.ts'
import { extractCommand } from './extract.ts'
import { extractionsCommand } from './extractions.ts'
import { fieldsCommand } from './fields.ts'
import { filterCommand } from './filter.ts'
import { jobsCommand } from './jobs.ts'
import { keysCommand } from './keys.ts'
import { membersCommand } from './members.ts'
import { type Output, reportLostOutput, show } from './output.ts'
import { parseCommand } from './parse.ts'
import { pipelinesCommand } from './pipelines.ts'
import { processCommand } from './process.ts'
import { quoteCommand } from './quote.ts'
import { recommendCommand } from './recommend.ts'
import { reviewCommand } from './review.ts'
import { runsCommand } from './runs.ts'
import { schemasCommand } from './schemas.ts'
import { searchCommand } from './search.ts'
import { sourcesCommand } from './sources.ts'
import { verifyCommand } from './verify.ts'
import { webhooksCommand } from './webhooks.ts'
import { workspacesCommand } from './workspaces.ts'

export interface DoctorFinding {
  check: string
  state: 'ok' | 'warning' | 'failed'
  found: string
  /** What to do about it. */
  advice?: string
}

export interface ServerAccess {
  server: string
  key: string
}

/** What the commands need from outside: main provides it, so that commands only parse, call and print. */
export interface Surroundings {
  version: string
  output: Output
  /** Runs with the services open and closes them afterwards. */
  withSystem<T>(work: (system: System) => Promise<T>): Promise<T>
  /** Runs with a parser, which needs no server and no database, and closes it afterwards. */
  withParser<T>(work: (parser: Parser, signal: AbortSignal) => Promise<T>): Promise<T>
  /** Runs with what extraction needs besides, and closes it afterwards. */
  withExtractor<T>(work: (extractor: Extractor, signal: AbortSignal) => Promise<T>): Promise<T>
  /** Runs until it ends; Ctrl-C aborts the signal, and decides the exit status. */
  untilInterrupted<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T>
  /** Where a server is and what opens it: as given, by the settings, or the one of this folder. */
  serverAccess(given: Partial<ServerAccess>): Promise<ServerAccess>
  /** Resolves when the server has stopped. */
  serve(options: { role: 'all' | 'api' | 'worker' }): Promise<void>
  migrate(): Promise<{ applied: string[]; version: number }>
  doctor(): Promise<DoctorFinding[]>
  setExitStatus(status: number): void
}

const help = `
Run it in the project folder, as "npx sheaf".

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

export function createProgram(around: Surroundings): Command {
  const { output } = around
  reportLostOutput(output)
  const program = new Command('sheaf')
    .description('Turns documents into data that can be trusted.')
    .version(around.version, '-V, --version')
    .option('--json', 'print results and errors as JSON')
    .addHelpText('after', help)
    .showSuggestionAfterError()
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

  program.addCommand(parseCommand(around))
  program.addCommand(extractCommand(around))
  program.addCommand(recommendCommand(around))
  program.addCommand(classifyCommand(around))
  program.addCommand(verifyCommand(around))
  program.addCommand(processCommand(around))
  program.addCommand(documentsCommand(around))
  program.addCommand(extractionsCommand(around))
  program.addCommand(quoteCommand(around))
  program.addCommand(jobsCommand(around))
  program.addCommand(runsCommand(around))
  program.addCommand(pipelinesCommand(around))
  program.addCommand(reviewCommand(around))
  program.addCommand(filterCommand(around))
  program.addCommand(searchCommand(around))
  program.addCommand(fieldsCommand(around))
  program.addCommand(schemasCommand(around))
  program.addCommand(sourcesCommand(around))
  program.addCommand(creditsCommand(around))
  program.addCommand(webhooksCommand(around))
  program.addCommand(keysCommand(around))
  program.addCommand(workspacesCommand(around))
  program.addCommand(membersCommand(around))
  for (const command of program.commands) inherit(command, program)
  return program
}

/** Commands built elsewhere print, fail and take --json as the program does. */
function inherit(command: Command, parent: Command): void {
  command.copyInheritedSettings(parent)
  if (command.commands.length === 0) command.option('--json', 'print results and errors as JSON')
  for (const child of command.commands) inherit(child, command)
}
