import { access, constants } from 'node:fs/promises'
import { basename } from 'node:path'
import { Command, Option } from 'commander'
import { AppError } from '../core/app-error.ts'
import { type ParsedForm, writeParsed } from '../services/parsing/write-parsed.ts'
import type { Surroundings } from './program.ts'
import { createProgressBar } from './progress-bar.ts'

interface ParseCommandOptions {
  json?: boolean
  layout?: boolean
  pages?: string
  password?: string
  language?: string
  ocr: 'auto' | 'always' | 'never'
  progress?: boolean
}

const help = `
Every supported format becomes pages of words, lines, blocks and tables, and markdown made from them. The type is
decided by the content. Nothing leaves this machine, and no server or database is needed.

Examples:
  $ sheaf parse invoice.pdf                      markdown
  $ sheaf parse scan.jpg --json > scan.json      everything: words with boxes and offsets, tables, children
  $ sheaf parse report.pdf --layout --pages 1-3  one line a block, to see how the pages were understood
  $ sheaf parse book.pdf --progress > book.md    with a progress bar

Exit status 8: the file was read in part; what could not be read is listed on standard error.
`

const partly = 8

export function parseCommand({ withParser, output, setExitStatus }: Surroundings): Command {
  return new Command('parse')
    .description('read a file and print it as markdown, JSON or layout')
    .argument('<file>', 'a document, sheet, mail, picture, recording or archive')
    .option('--markdown', 'print markdown (the default)')
    .option('--layout', 'print the blocks of each page with their boxes')
    .option('--pages <range>', 'only these pages, like 1-3 or 2,5,9-')
    .option('--password <password>', 'opens a protected PDF or sheet')
    .option('--language <code>', 'language of the text, like de, when recognition should not find out itself')
    .addOption(
      new Option('--ocr <when>', 'recognise pages without usable text, all pages, or none')
        .choices(['auto', 'always', 'never'])
        .default('auto'),
    )
    .option('--progress', 'show how far it is, on standard error')
    .addHelpText('after', help)
    .action(async (path: string, options: ParseCommandOptions) => {
      await access(path, constants.R_OK).catch(() => {
        throw new AppError('not_found', `There is no readable file ${path}.`)
      })
      const form: ParsedForm = output.json ? 'json' : options.layout ? 'layout' : 'markdown'
      const bar = options.progress ? createProgressBar(output) : undefined
      const problems = await withParser((parser) =>
        writeParsed({
          parser,
          file: { path, name: basename(path) },
          form,
          write: output.write,
          run: {
            ...(options.pages !== undefined && { pages: options.pages }),
            ...(options.password !== undefined && { password: options.password }),
            ...(options.language !== undefined && { language: options.language }),
            ocr: options.ocr,
            ...(bar && { onProgress: bar.show }),
          },
        }),
      ).finally(() => bar?.end())
      for (const { page, message } of problems)
        output.writeError(`sheaf: ${page === undefined ? '' : `page ${page}: `}${message}\n`)
      if (problems.length > 0) setExitStatus(partly)
    })
}
