import { readFile } from 'node:fs/promises'
import { Command } from 'commander'
import { AppError } from '../core/app-error.ts'
import { verifyFile } from '../services/engine/verify-file.ts'
import { count } from './describe-result.ts'
import { show } from './output.ts'
import { addReadingOptions, type ReadingOptions, readingOf } from './reading-options.ts'
import type { Surroundings } from './surroundings.ts'

const help = `
Reads the file anew and checks the result against it, offline: every quote stands at its offsets and on its page, its box
covers its words, it contains the value in some usual spelling, and every value has a confidence and a provenance. Read
the file with the options (--pages, --language, ...) that the result was made with.

Examples:
  $ sheaf extract invoice.pdf --schema invoice.json --json > result.json
  $ sheaf verify result.json invoice.pdf
  $ sheaf verify all.jsonl invoice.pdf --schema invoice.json   the line of this file

With --schema, values that the schema chose from a list may stand in the file in other words.

Exit status: 0 everything holds, 1 something does not.
`

export function verifyCommand({ withExtractor, output, setExitStatus }: Surroundings): Command {
  const command = new Command('verify')
    .description('check a result of extract against its file once more')
    .argument('<result>', 'what "sheaf extract --json" or "--jsonl" printed')
    .argument('<file>', 'the file that it was made from')
    .option('--schema <schema>', 'the schema that it was made with: a file, JSON, or "-" for standard input')
  return addReadingOptions(command)
    .addHelpText('after', help)
    .action(async (resultPath: string, path: string, options: ReadingOptions & { schema?: string }) => {
      const { readWanted } = await import('./read-wanted-options.ts')
      const wanted = options.schema === undefined ? {} : { schema: options.schema }
      const schema = await readWanted(wanted)
      const results = await readFile(resultPath, 'utf8').catch((cause: unknown) => {
        throw new AppError('not_found', `There is no readable file ${resultPath}.`, { cause })
      })
      const verification = await withExtractor((extractor, signal) =>
        verifyFile(extractor, {
          ...{ results, file: { path, name: path }, run: { ...readingOf(options), signal } },
          ...(schema && { schema }),
        }),
      )
      const { values, spans, failures } = verification
      const checked = `${count(values, 'value')} checked, ${spans} of them with a quote`
      const lines = failures.map((failure) => `${failure.path}: ${failure.message}\n`).join('')
      const text = failures.length === 0 ? `${checked}: everything holds.` : `${lines}\n${checked}.`
      show(output, { valid: failures.length === 0, ...verification }, text)
      if (failures.length > 0) setExitStatus(1)
    })
}
