import { Command } from 'commander'
import { isObject } from '../core/is-object.ts'
import { recommend } from '../services/engine/recommend.ts'
import { fileStatus } from './files-status.ts'
import { withInputFiles } from './input-files.ts'
import { namedFiles } from './named-files.ts'
import { exitStatusOf, type Output } from './output.ts'
import { createProgressBar } from './progress-bar.ts'
import { addReadingOptions, type ReadingOptions, readingOf } from './reading-options.ts'
import type { Surroundings } from './surroundings.ts'

const help = `
Looks at everything that the files hold and prints a JSON Schema (draft-07) that fits them together: names in English,
types, the labels as they are printed, examples. What all the files state is required. A mail counts with its attachments,
each member of an archive as a file. Edit it, then extract with it.

Examples:
  $ sheaf recommend invoice.pdf > invoice.json
  $ sheaf recommend *.pdf > invoice.json          one schema from several
  $ sheaf extract *.pdf --schema invoice.json
`

function tellEmpty({ writeError }: Output, schema: unknown, hasText: boolean): void {
  const isEmpty = isObject(schema) && isObject(schema['properties']) && Object.keys(schema['properties']).length === 0
  if (isEmpty) writeError(hasText ? nothingNamed : textless)
}

const nothingNamed =
  'sheaf: nothing in these files has a label or stands in a table, so nothing is proposed: name what you need with "sheaf extract --fields".\n'
const textless = 'sheaf: there is no text in these files, so nothing is proposed.\n'

export function recommendCommand({ withExtractor, output, setExitStatus }: Surroundings): Command {
  const command = new Command('recommend')
    .description('propose a JSON Schema for files')
    .argument('<file...>', 'files like those that data is wanted from, or folders of them; "-" for standard input')
  return addReadingOptions(command)
    .addHelpText('after', help)
    .action(async (given: string[], options: ReadingOptions) => {
      const { paths, single } = await namedFiles(given)
      const bar = options.progress || (!single && output.terminal) ? createProgressBar(output) : undefined
      let done = 0
      const onFile = () => bar?.show({ stage: 'files', done: ++done, of: paths.length })
      try {
        const { schema, hasText, failures } = await withInputFiles(paths, (files) =>
          withExtractor((extractor, signal) => recommend(extractor, files, { ...readingOf(options), signal, onFile })),
        )
        const [first] = failures
        bar?.clear()
        if (schema === null && first && single) throw first.error
        for (const { file, error } of failures) output.writeError(`sheaf: ${file}: ${error.message}\n`)
        if (schema !== null) await output.write(`${JSON.stringify(schema, null, 2)}\n`)
        tellEmpty(output, schema, hasText)
        if (first) setExitStatus(schema === null ? exitStatusOf(first.error) : fileStatus.partly)
      } finally {
        bar?.end()
      }
    })
}
