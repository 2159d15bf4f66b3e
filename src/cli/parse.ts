import { createWriteStream } from 'node:fs'
import { access, constants, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Command, InvalidArgumentError, Option } from 'commander'
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
  $ unzip -p files.zip a.docx | sheaf parse -    from standard input

Scans are recognised in English, German, French and Spanish (en, de, fr, es), others as if they were English.

Exit status 8: the file was read in part; what could not be read is listed on standard error.
`

const partly = 8

export function parseCommand({ withParser, output, setExitStatus }: Surroundings): Command {
  return new Command('parse')
    .description('read a file and print it as markdown, JSON or layout')
    .argument('<file>', 'a document, sheet, mail, picture, recording or archive; "-" for standard input')
    .option('--markdown', 'print markdown (the default)')
    .option('--layout', 'print the blocks of each page with their boxes')
    .option('--pages <range>', 'only these pages, like 1-3 or 2,5,9-')
    .option('--password <password>', 'opens a protected PDF or sheet')
    .option(
      '--language <code>',
      'language of the text, like de, when recognition should not find out itself',
      languageCode,
    )
    .addOption(
      new Option('--ocr <when>', 'recognise pages without usable text, all pages, or none')
        .choices(['auto', 'always', 'never'])
        .default('auto'),
    )
    .option('--progress', 'show how far it is, on standard error')
    .addHelpText('after', help)
    .action(async (path: string, options: ParseCommandOptions) => {
      const input = path === '-' ? await keepStandardInput() : { path, name: basename(path), drop: async () => {} }
      await access(input.path, constants.R_OK).catch(() => {
        throw new AppError('not_found', `There is no readable file ${path}.`)
      })
      const form: ParsedForm = output.json ? 'json' : options.layout ? 'layout' : 'markdown'
      const bar = options.progress ? createProgressBar(output) : undefined
      const run = { ...optionsOf(options), ...(bar && { onProgress: bar.show }) }
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

function optionsOf({ pages, password, language, ocr }: ParseCommandOptions) {
  return {
    ocr,
    ...(pages !== undefined && { pages }),
    ...(password !== undefined && { password }),
    ...(language !== undefined && { language }),
  }
}

/** As ISO 639-1 where it has one, whether `de`, `deu` or `de-AT` is given. */
function languageCode(text: string): string {
  try {
    const { language } = new Intl.Locale(text)
    if (new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(language)) return language
  } catch {
    // Not even the form of a language's code.
  }
  throw new InvalidArgumentError('It is no language. Scans are recognised in en, de, fr and es, recordings in en.')
}

/** Readers look around in a file, which a pipe does not allow. */
async function keepStandardInput(): Promise<{ path: string; name: string; drop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'sheaf-input-'))
  const path = join(folder, 'input')
  await pipeline(process.stdin, createWriteStream(path))
  return { path, name: 'standard input', drop: () => rm(folder, { recursive: true, force: true }) }
}
