import { basename } from 'node:path'
import { Command } from 'commander'
import { type ParsedFile, parseFiles } from '../services/parsing/parse-files.ts'
import { assertReadable } from '../services/parsing/read-file.ts'
import { type ParsedForm, writeParsed } from '../services/parsing/write-parsed.ts'
import { fileStatus, statusOfFiles, tellFailed } from './files-status.ts'
import { withInputFiles } from './input-files.ts'
import { namedFiles } from './named-files.ts'
import { exitStatusOf, type Output } from './output.ts'
import { createProgressBar } from './progress-bar.ts'
import { addReadingOptions, type ReadingOptions, readingOf } from './reading-options.ts'
import { createResultWriter } from './result-writer.ts'
import { resumeFiles } from './resume-files.ts'
import type { Surroundings } from './surroundings.ts'

interface ParseCommandOptions extends ReadingOptions {
  layout?: boolean
  jsonl?: boolean
  resume: boolean
}

type Named = { path: string; name: string }
type Result = ParsedFile['result']

const help = `
Every supported format becomes pages of words, lines, blocks and tables, and markdown made from them. The type is
decided by the content. Nothing leaves this machine, and no server or database is needed.

Examples:
  $ sheaf parse invoice.pdf                      markdown
  $ sheaf parse scan.jpg --json > scan.json      everything: words with boxes and offsets, tables, children
  $ sheaf parse report.pdf --layout --pages 1-3  one line a block, to see how the pages were understood
  $ sheaf parse book.pdf --progress > book.md    with a progress bar
  $ sheaf parse inbox/ --jsonl > texts.jsonl     a folder and what is below it, one line a file, in order
  $ unzip -p files.zip a.docx | sheaf parse -    from standard input

Scans are recognised in English, German, French and Spanish (en, de, fr, es), others as if they were English.

Of several files each begins with a comment that names it; as JSON they are a list of { file, status, document }. Such a command that is
ended goes on where it was when it is called again: what is done is kept in the data folder until then.

Exit status 8: a file was read in part, or some files failed and others did not; what could not be read is listed on standard error.
`

export function parseCommand(around: Surroundings): Command {
  const command = new Command('parse')
    .description('read files and print them as markdown, JSON or layout')
    .argument(
      '<file...>',
      'documents, sheets, mails, pictures, recordings or archives, or folders of them; "-" for standard input',
    )
    .option('--markdown', 'print markdown (the default)')
    .option('--layout', 'print the blocks of each page with their boxes')
    .option('--jsonl', 'print one line of JSON a file')
    .option('--no-resume', 'keep nothing to go on from, should this command on several files be ended')
  return addReadingOptions(command)
    .addHelpText('after', help)
    .action(async (given: string[], options: ParseCommandOptions) => {
      const { paths, single } = await namedFiles(given)
      await withInputFiles(paths, (files) => {
        const [first] = files
        return single && first && !options.jsonl ? parseOne(around, first, options) : parseMany(around, files, options)
      })
    })
}

/** Page by page as they are read. */
async function parseOne(
  { withParser, output, setExitStatus }: Surroundings,
  file: Named,
  options: ParseCommandOptions,
) {
  const { path, name } = file
  await assertReadable(path)
  const bar = options.progress ? createProgressBar(output) : undefined
  const run = { ...readingOf(options), ...(bar && { onProgress: bar.show }) }
  const form = formOf(output, options)
  try {
    const problems = await withParser((parser, signal) =>
      writeParsed({ parser, file: { path, name: basename(name) }, form, run: { ...run, signal }, write: output.write }),
    )
    for (const problem of problems) output.writeError(`sheaf: ${describeProblem(problem)}\n`)
    if (problems.length > 0) setExitStatus(fileStatus.partly)
  } finally {
    bar?.end()
  }
}

async function parseMany(around: Surroundings, files: Named[], options: ParseCommandOptions): Promise<void> {
  const { withParser, output, setExitStatus, stateFolder, version } = around
  const { jsonl = false } = options
  const isText = !jsonl && !output.json
  const form = isText ? formOf(output, options) : 'json'
  const { password: _, ...reading } = readingOf(options)
  const bar = options.progress || output.terminal ? createProgressBar(output) : undefined
  const writer = createResultWriter<Result>(output, { jsonl, single: false, text: describe })
  const statuses: number[] = []
  try {
    await withParser(async (parser, signal) => {
      const work = (left: Named[]) => parseFiles(parser, left, form, { ...readingOf(options), signal })
      const command = ['parse', version, form, reading]
      const folder = options.resume ? stateFolder('resume') : undefined
      for await (const { result, error } of resumeFiles({ output, files, folder, command, work })) {
        bar?.clear()
        if (!isText || !error) await writer.write(result)
        if (isText) warn(output, result)
        statuses.push(error ? exitStatusOf(error) : result.status === 'complete' ? 0 : fileStatus.partly)
        bar?.show({ stage: 'files', done: statuses.length, of: files.length })
      }
    })
  } finally {
    bar?.end()
  }
  await writer.end()
  if (!isText) tellFailed(output, statuses)
  setExitStatus(statusOfFiles(statuses))
}

function warn(output: Output, { file, error, problems = [] }: Result): void {
  for (const line of [...(error ? [error.message] : []), ...problems.map(describeProblem)])
    output.writeError(`sheaf: ${file}: ${line}\n`)
}

function formOf({ json }: Output, { layout }: ParseCommandOptions): ParsedForm {
  return json ? 'json' : layout ? 'layout' : 'markdown'
}

function describe({ file, text = '' }: Result): string {
  return `<!-- ${file.replaceAll('--', '—')} -->\n\n${text.trimEnd()}`
}

function describeProblem({ page, message }: { page?: number | undefined; message: string }): string {
  return `${page === undefined ? '' : `page ${page}: `}${message}`
}
