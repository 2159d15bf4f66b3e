import { basename } from 'node:path'
import { Command } from 'commander'
import { assertReadable } from '../services/parsing/read-file.ts'
import { type ParsedForm, writeParsed } from '../services/parsing/write-parsed.ts'
import { keepStandardInput } from './input-files.ts'
import { createProgressBar } from './progress-bar.ts'
import { addReadingOptions, type ReadingOptions, readingOf } from './reading-options.ts'
import type { Surroundings } from './surroundings.ts'

interface ParseCommandOptions extends ReadingOptions {
  layout?: boolean
}

const help = `
Every supported format becomes pages of words, lines, blocks and tables, and markdown made from them. The type is
decided by the content. Nothing leaves this machine, and no server or database is needed.

Examples:
  $ sheaf parse invoice.pdf                      markdown
  $ sheaf parse scan.jpg --json > scan.json      everything: words with boxes and offsets, tables, children
  $ sheaf parse report.pdf --layout --pages 1-3  one line a block, to see how the pages were understood
  $ sheaf parse book.pdf --progress > book.md    with a progress bar
  $ unzip -p files.zip a.docx | sheaf parse -    from standard input

Scans are recognised in English, German, French and Spanish (en, de, fr, es), others as if they were English.

Exit status 8: the file was read in part; what could not be read is listed on standard error.
`

const partly = 8

export function parseCommand({ withParser, output, setExitStatus }: Surroundings): Command {
  const command = new Command('parse')
    .description('read a file and print it as markdown, JSON or layout')
    .argument('<file>', 'a document, sheet, mail, picture, recording or archive; "-" for standard input')
    .option('--markdown', 'print markdown (the default)')
    .option('--layout', 'print the blocks of each page with their boxes')
  return addReadingOptions(command)
    .addHelpText('after', help)
    .action(async (path: string, options: ParseCommandOptions) => {
      const input = path === '-' ? await keepStandardInput() : { path, name: basename(path), drop: async () => {} }
      await assertReadable(input.path)
      const form: ParsedForm = output.json ? 'json' : options.layout ? 'layout' : 'markdown'
      const bar = options.progress ? createProgressBar(output) : undefined
      const run = { ...readingOf(options), ...(bar && { onProgress: bar.show }) }
      const { path: place, name } = input
      try {
        const problems = await withParser((parser, signal) =>
          writeParsed({ parser, file: { path: place, name }, form, run: { ...run, signal }, write: output.write }),
        )
        for (const { page, message } of problems)
          output.writeError(`sheaf: ${page === undefined ? '' : `page ${page}: `}${message}\n`)
        if (problems.length > 0) setExitStatus(partly)
      } finally {
        bar?.end()
        await input.drop()
      }
    })
}
