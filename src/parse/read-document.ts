import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Assembler } from '../document/assemble.ts'
import { charactersOfPage, countPages } from '../document/count-pages.ts'
import type { ChildDocument, DetectedFormat, Document, Page } from '../document/model.ts'
import type { Problem } from '../document/problem.ts'
import { detectFormat } from './detect/detect-format.ts'
import { detectLanguage } from './detect/detect-language.ts'
import type { Picture } from './draw-page.ts'
import type { Limits } from './limits.ts'
import { noSuchPage, parsePageRange } from './page-range.ts'
import { ParseError } from './parse-error.ts'
import type { Engines, ParseOptions, ReadContext, Source } from './reader.ts'
import { readerFor } from './readers.ts'

export interface ReadJob {
  path: string
  name: string
  options: ParseOptions
  limits: Limits
  engines: Engines
  scratch: string
  /** It broke a reader before: what can be read in two ways is read in the safer one. */
  brokeBefore?: boolean
  /** Only the format is wanted: of the file, or of a file of which this is the beginning. */
  only?: 'format' | 'format-of-beginning'
  /** Only a picture of a page is wanted. */
  picture?: Picture
  /** Only the largest table of the first page that has one is wanted, as a file. */
  table?: true
}

/** What reading a file gives, in this order: format, then pages, children and progress as they come, then the rest. */
export type ReadEvent =
  | { type: 'format'; format: DetectedFormat }
  | Progress
  | { type: 'page'; page: Page; markdown: string }
  | ChildFile
  | ({ type: 'end' } & DocumentRest)

export interface Progress {
  type: 'progress'
  stage: 'reading' | 'recognising' | 'transcribing'
  done: number
  of?: number
}

export interface ChildFile {
  type: 'child'
  name: string
  relation: ChildDocument['relation']
  size: number
  /** Where its bytes are until the job ends. */
  path: string
}

export type DocumentRest = Pick<Document, 'language' | 'metadata' | 'outline' | 'links' | 'formFields' | 'problems'>

const languageSample = 20_000

/** What would run in the browser of whoever follows it is text, and no link. */
const runsAProgram = /^[\s\p{Cc}]*(?:javascript|vbscript|data):/iu

type Emit = (event: ReadEvent) => void | Promise<void>

/** Reads one file in this process. Its bytes are untrusted: call it in the sandbox only. */
export async function readDocument(job: ReadJob, emit: Emit, explain: (error: unknown) => Problem): Promise<void> {
  const source = await openSource(job)
  const { format } = source
  await emit({ type: 'format', format })
  if (job.only !== undefined) return emit({ type: 'end', ...emptyRest() })
  if (job.picture) return emitPicture(job, job.picture, source, emit)
  if (job.table) return emitTable(job, source, emit)
  const reader = await readerFor(format.name)
  const wanted = parsePageRange(job.options.pages)
  const rest = emptyRest()
  const context = contextOf(job, rest, emit)
  const assembler = new Assembler()
  let sample = ''
  let [pages, given, counted] = [0, 0, 0]
  try {
    for await (const draft of reader(source, context)) {
      pages += 1
      if (!wanted(draft.number)) continue
      const { page, markdown } = assembler.add(draft)
      // Where a format has no pages of its own, so much text counts as one: no file is longer than the limit.
      counted += countPages({ format, pages: [page], markdown, children: [] })
      if (counted > job.limits.pages) throw tooManyPages(job, counted > given + 1)
      if (sample.length < languageSample) sample += markdown.slice(0, languageSample)
      await emit({ type: 'page', page, markdown })
      given += 1
    }
  } catch (error) {
    // The pages before it count, and so does what else is known by now.
    if (given === 0) throw error
    context.problem(explain(error))
  }
  if (given === 0 && pages > 0) throw noSuchPage(pages)
  rest.language = job.options.language ?? (await detectLanguage(sample))
  await emit({ type: 'end', ...rest })
}

/** Whoever sent a file that has no pages is told what counts as one. */
function tooManyPages({ limits }: ReadJob, byText: boolean): ParseError {
  const counted = byText ? `, and ${charactersOfPage} characters count as one` : ''
  return new ParseError('too_many_pages', `The limit is ${limits.pages}${counted}.`)
}

/** As a file beside the source. */
async function emitPicture(job: ReadJob, picture: Picture, source: Source, emit: Emit): Promise<void> {
  const { drawPage } = await import('./draw-page.ts')
  await mkdir(job.scratch, { recursive: true })
  const bytes = await drawPage(source, picture, job)
  const path = join(job.scratch, 'page.png')
  await writeFile(path, bytes)
  await emit({ type: 'child', name: 'page.png', relation: 'embedded', size: bytes.length, path })
  await emit({ type: 'end', ...emptyRest() })
}

/** As a file too, since nobody wants to hold all of its words. */
async function emitTable(job: ReadJob, source: Source, emit: Emit): Promise<void> {
  const { writeTable } = await import('./write-table.ts')
  const rest = emptyRest()
  const written = await writeTable(source, contextOf(job, rest, emit))
  if (written) await emit({ type: 'child', name: 'table.csv', relation: 'embedded', ...written })
  await emit({ type: 'end', ...rest })
}

function emptyRest(): DocumentRest {
  return { language: null, metadata: {}, outline: [], links: [], formFields: [], problems: [] }
}

/** What the file is. An encrypted office file is opened first, where its password is given: only then can one tell. */
async function openSource(job: ReadJob): Promise<Source> {
  const { name } = job
  let { path } = job
  const unseen = job.only === 'format-of-beginning' ? 1 : 0
  const detect = async () => detectFormat({ path, name, size: (await stat(path)).size + unseen })
  const format = await detect().catch(async (error: unknown) => {
    const { password } = job.options
    if (password === undefined || !(error instanceof ParseError) || error.code !== 'password_required') throw error
    const { decryptOffice } = await import('./decrypt/decrypt-office.ts')
    const plain = decryptOffice(await readFile(path), password)
    if (!plain) throw error
    path = join(job.scratch, 'decrypted')
    await writeFile(path, plain)
    return detect()
  })
  return { path, name, size: (await stat(path)).size, format, bytes: () => readFile(path) }
}

function contextOf(job: ReadJob, rest: DocumentRest, emit: Emit): ReadContext {
  let children = 0
  let unpacked = 0
  const names = new Set<string>()
  return {
    options: job.options,
    limits: job.limits,
    engines: job.engines,
    scratch: job.scratch,
    brokeBefore: job.brokeBefore === true,
    progress: (progress) => void emit({ type: 'progress', ...progress }),
    metadata: (facts) => {
      for (const [key, value] of Object.entries(facts)) {
        const text = value?.replaceAll('\0', '').trim()
        if (text) rest.metadata[key] = text.slice(0, 2000)
      }
    },
    outline: (item) => rest.outline.push(item),
    link: (link) => void (runsAProgram.test(link.target) || rest.links.push(link)),
    formField: (field) => rest.formFields.push(field),
    problem: (problem) => rest.problems.push(withinReason(problem)),
    child: async ({ name, relation, bytes }) => {
      children += 1
      unpacked += bytes.length
      if (children > job.limits.entries) throw new ParseError('too_many_entries', `The limit is ${job.limits.entries}.`)
      if (unpacked > job.limits.expandedBytes) throw new ParseError('expands_too_much')
      await mkdir(job.scratch, { recursive: true })
      const path = join(job.scratch, `child-${children}`)
      await writeFile(path, bytes)
      const own = unlike(names, name)
      names.add(own)
      await emit({ type: 'child', name: own, relation, size: bytes.length, path })
    },
  }
}

/** Two attachments of one name would be taken for each other by whoever says where a value was read. */
function unlike(names: ReadonlySet<string>, name: string): string {
  const [, stem = '', extension = ''] = /^(.*?)(\.[^./]*)?$/su.exec(name) ?? []
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? name : `${stem} (${number})${extension}`
    if (!names.has(candidate)) return candidate
  }
}

function withinReason(problem: Problem): Problem {
  return { ...problem, message: problem.message.slice(0, 500) }
}
