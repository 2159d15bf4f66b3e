import { Command } from 'commander'
import { type ClassifiedFile, classifyFiles } from '../services/engine/classify-files.ts'
import { statusOfFiles, tellFailed } from './files-status.ts'
import { withInputFiles } from './input-files.ts'
import { namedFiles } from './named-files.ts'
import { exitStatusOf, table } from './output.ts'
import { createProgressBar } from './progress-bar.ts'
import { addReadingOptions, type ReadingOptions, readingOf } from './reading-options.ts'
import { createResultWriter } from './result-writer.ts'
import type { Surroundings } from './surroundings.ts'

type Result = ClassifiedFile['result']

const help = `
Types: invoice, credit_note, receipt, contract, email, ... and "other" where nothing speaks for one of them. Attachments of
mails and members of archives are told below their file; an archive is what most of its members are.

Examples:
  $ sheaf classify *.pdf
  $ sheaf classify inbox/* --jsonl | jq -r 'select(.type == "invoice") | .file'
`

export function classifyCommand({ withExtractor, output, setExitStatus }: Surroundings): Command {
  const command = new Command('classify')
    .description('tell what kind of document each file is, and its language')
    .argument('<file...>', 'files of any kind, or folders of them; "-" for standard input')
    .option('--jsonl', 'print one line of JSON a file')
  return addReadingOptions(command)
    .addHelpText('after', help)
    .action(async (given: string[], { jsonl = false, ...options }: ReadingOptions & { jsonl?: boolean }) => {
      const { paths, single } = await namedFiles(given)
      const bar = options.progress || (!single && output.terminal) ? createProgressBar(output) : undefined
      const asText = !jsonl && !output.json
      const writer = createResultWriter<Result>(output, { jsonl, single, text: () => '' })
      const found: Result[] = []
      const statuses: number[] = []
      try {
        await withInputFiles(paths, (files) =>
          withExtractor(async (extractor, signal) => {
            for await (const { result, error } of classifyFiles(extractor, files, { ...readingOf(options), signal })) {
              bar?.clear()
              if (!asText) await writer.write(result)
              else if (error) output.writeError(`sheaf: ${result.file}: ${error.message}\n`)
              found.push(result)
              statuses.push(error ? exitStatusOf(error) : 0)
              bar?.show({ stage: 'files', done: statuses.length, of: files.length })
            }
          }),
        )
      } finally {
        bar?.end()
      }
      if (asText) await output.write(`${describe(found)}\n`)
      else {
        await writer.end()
        tellFailed(output, statuses)
      }
      setExitStatus(statusOfFiles(statuses))
    })
}

function describe(found: Result[]): string {
  return table(
    ['FILE', 'TYPE', 'CONFIDENCE', 'LANGUAGE', 'CONFIDENCE', 'PAGES'],
    found.flatMap(({ file, ...result }) => rowsOf(file, result)),
  )
}

/** A file, and below it the documents inside it. */
function rowsOf(name: string, found: Omit<Result, 'file'>): (string | number | null)[][] {
  const { type, type_confidence, language, language_confidence, pages, children = [] } = found
  const row = [
    ...[name, type, type === null ? null : type_confidence.toFixed(2)],
    ...[language, language === null ? null : language_confidence.toFixed(2), type === null ? null : pages],
  ]
  return [row, ...children.flatMap(({ name: inside, ...child }) => rowsOf(`${name} > ${inside}`, child))]
}
