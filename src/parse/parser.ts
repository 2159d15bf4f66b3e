import { stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { LargeDocument } from '../core/large-document.ts'
import type { ChildDocument, DetectedFormat, Document, Page } from '../document/model.ts'
import { defaultLimits, type Limits } from './limits.ts'
import { ParseError } from './parse-error.ts'
import type { ChildFile, DocumentRest, Progress, ReadEvent } from './read-document.ts'
import type { Engines, ParseOptions } from './reader.ts'
import { SandboxPool } from './sandbox/pool.ts'
import { safeName } from './sandbox/safe-name.ts'
import { assertSpace, Scratch } from './sandbox/scratch.ts'
import type { TranscriptionEndpoint } from './speech/transcription-endpoint.ts'

export interface ParserSettings {
  limits?: Partial<Limits>
  engines: Engines
  /** How many files are read at the same time. */
  parallel: number
  /** Transcribes recordings that the local weights cannot. */
  transcription?: TranscriptionEndpoint
  /** Where files are unpacked; the system's folder for temporary files unless set. */
  scratchFolder?: string
  /** Whether other work of this machine goes before the reading, as in a server, which has requests to answer. */
  stepsBack?: boolean
  /** Whose all files are, where they are of one owner. */
  owner?: string | undefined
  /** Bytes that a reading may give in this process: beyond, it is thrown as a LargeDocument for another one. */
  mostHere?: number | undefined
  /** Whether nothing is read where the system does not let us wall the sandboxes in. */
  needsWalls?: boolean
  /** What the sandboxes run; our readers unless set. */
  sandboxScript?: string
}

export interface SourceFile {
  path: string
  /** As its sender called it. */
  name: string
}

export interface ParseRun extends ParseOptions {
  signal?: AbortSignal
  /** Whose file it is: no sandbox reads files of two owners, nor two files of nobody known. */
  owner?: string | undefined
  /** Pages in order, each as soon as it is read. The reader waits for the promise. */
  onPage?(page: Page, markdown: string): void | Promise<void>
  onProgress?(progress: Progress): void
  /** Called when it takes so long that it steps back behind the reading of others. */
  onLong?: (() => void) | undefined
}

/** A document without its pages, which went to whoever asked for them. */
export type ParsedHead = Omit<Document, 'pages' | 'markdown'>

/** What one file may still cost, nested files included. */
interface Budget {
  entries: number
  bytes: number
  seconds: number
  outputBytes: number
}

/** Documents inside a document are held in memory until it is read. */
const nestedOutputBytes = 256 * 1024 ** 2

/** Reads files of every supported format in sandboxes. */
export class Parser {
  readonly #pool: SandboxPool
  readonly #limits: Limits
  readonly #settings: ParserSettings
  readonly #folder: string

  constructor(settings: ParserSettings) {
    const { parallel, engines, stepsBack, sandboxScript, needsWalls } = settings
    this.#settings = settings
    this.#folder = settings.scratchFolder ?? tmpdir()
    this.#limits = { ...defaultLimits, ...settings.limits }
    this.#pool = new SandboxPool({
      size: parallel,
      spare: 1,
      oneOwner: settings.owner !== undefined,
      folder: this.#folder,
      limits: this.#limits,
      programs: engines.tesseract === undefined ? [] : [engines.tesseract],
      ...{ stepsBack, needsWalls, script: sandboxScript },
    })
  }

  /** Starts what these files wait for. */
  warmUp(files?: number): Promise<void> {
    return this.#pool.warmUp(files)
  }

  close(): void {
    this.#pool.close()
  }

  /** The whole document in memory. Throws a ParseError when nothing of the file can be read. */
  async parse(file: SourceFile, run: ParseRun = {}): Promise<Document> {
    const pages: Page[] = []
    const markdown: string[] = []
    const head = await this.stream(file, {
      ...run,
      onPage: async (page, text) => {
        pages.push(page)
        markdown.push(text)
        await run.onPage?.(page, text)
      },
    })
    return { ...head, pages, markdown: markdown.join('') }
  }

  /** Hands the pages on one by one, so that memory does not grow with the document. */
  async stream(file: SourceFile, run: ParseRun): Promise<ParsedHead> {
    const { depth, entries, expandedBytes, wallSeconds, outputBytes } = this.#limits
    const mostHere = Math.min(outputBytes, this.#settings.mostHere ?? outputBytes)
    const budget = { entries, bytes: expandedBytes, seconds: wallSeconds, outputBytes: mostHere }
    // The sandbox has a working folder of its own.
    return this.#read({ ...file, path: resolve(file.path) }, run, budget, depth)
  }

  async #read(file: SourceFile, run: ParseRun, budget: Budget, depth: number): Promise<ParsedHead> {
    const found = await stat(file.path)
    if (found.isDirectory()) throw new ParseError('unsupported_media_type', 'It is a folder.')
    if (!found.isFile())
      throw new ParseError('unsupported_media_type', 'It is a pipe or a device. To read standard input, give "-".')
    if (found.size === 0) throw new ParseError('empty_file')
    if (found.size > this.#limits.fileBytes)
      throw new ParseError(
        'too_large',
        `It has ${megabytes(found.size)} MB, the limit is ${megabytes(this.#limits.fileBytes)} MB.`,
      )
    const scratch = new Scratch(this.#folder)
    try {
      const { format, files, rest } = await this.#readInSandbox(file, run, scratch, budget)
      budget.outputBytes = Math.min(budget.outputBytes, nestedOutputBytes)
      const children: ChildDocument[] = []
      for (const child of files) children.push(await this.#readChild(child, run, budget, depth - 1))
      return { format, ...rest, children }
    } finally {
      await scratch.remove()
    }
  }

  async #readInSandbox(file: SourceFile, run: ParseRun, scratch: Scratch, budget: Budget): Promise<Gathered> {
    const gathered: Gathering = { files: [], pages: 0 }
    const limits = { ...this.#limits, wallSeconds: budget.seconds, outputBytes: budget.outputBytes }
    const job = { ...file, options: optionsOf(run), limits, engines: this.#settings.engines, scratch }
    let wasUsedBefore = false
    const attempt = (fresh: boolean, brokeBefore = false) =>
      this.#pool.use(
        run.signal,
        { owner: run.owner ?? this.#settings.owner, onLong: run.onLong, ...(fresh && { fresh }) },
        async (sandbox) => {
          wasUsedBefore = sandbox.jobs > 0
          try {
            for await (const event of sandbox.read({ ...job, brokeBefore }, run.signal))
              await take(event, gathered, run, limits)
          } finally {
            budget.seconds -= sandbox.spent.seconds
            budget.outputBytes -= sandbox.spent.outputBytes
          }
        },
      )
    try {
      await attempt(false)
        .catch((error: unknown) => {
          // A child that breaks before it has found anything may suffer from the file before: only a new one tells.
          if (!hasBroken(error, gathered) || (gathered.format && !wasUsedBefore)) throw error
          return attempt(true)
        })
        .catch((error: unknown) => {
          if (!hasBroken(error, gathered) || !readInTwoWays.has(gathered.format?.name ?? '')) throw error
          return attempt(true, true)
        })
    } catch (error) {
      if (error instanceof ParseError && mayLackSpace.has(error.code)) await assertSpace(this.#folder)
      if (this.#settings.mostHere !== undefined && budget.outputBytes < 0) throw new LargeDocument()
      if (!(error instanceof ParseError) || !gathered.format || run.signal?.aborted) throw error
      const { transcription } = this.#settings
      if (error.code === 'unsupported_language' && transcription) {
        // It loads Node's HTTP, which takes every other command a tenth of a second of a processor.
        const { readRemotely } = await import('./speech/read-remotely.ts')
        const { page, markdown, language } = await readRemotely(file, run, transcription)
        await run.onPage?.(page, markdown)
        return { format: gathered.format, files: [], rest: { ...emptyRest, language } }
      }
      // What was read before the end of the child counts; a document with problems is partial.
      if (gathered.pages === 0 && gathered.files.length === 0) throw error
      gathered.rest = { ...emptyRest, problems: [error.toProblem()] }
    }
    if (!gathered.format || !gathered.rest) throw new ParseError('crashed')
    return { format: gathered.format, files: gathered.files, rest: gathered.rest }
  }

  async #readChild(
    { path, name, relation, size }: ChildFile,
    { signal, ocr, owner, onLong }: ParseRun,
    budget: Budget,
    depth: number,
  ): Promise<ChildDocument> {
    const child = { name: safeName(name), relation, size }
    budget.entries -= 1
    budget.bytes -= size
    try {
      if (depth < 1) throw new ParseError('nested_too_deep', `The limit is ${this.#limits.depth} levels.`)
      if (budget.entries < 0) throw new ParseError('too_many_entries', `The limit is ${this.#limits.entries}.`)
      if (budget.bytes < 0) throw new ParseError('expands_too_much')
      if (budget.seconds <= 0) throw new ParseError('timed_out', `The limit is ${this.#limits.wallSeconds} seconds.`)
      // The sandbox named something that is no file of its own.
      if (path === '') throw new ParseError('crashed')
      const pages: Page[] = []
      const markdown: string[] = []
      const onPage = (page: Page, text: string) => {
        pages.push(page)
        markdown.push(text)
      }
      const run: ParseRun = { ...(signal && { signal }), ...(ocr && { ocr }), owner, onPage, onLong }
      const head = await this.#read({ path, name: child.name }, run, budget, depth)
      return { ...child, document: { ...head, pages, markdown: markdown.join('') } }
    } catch (error) {
      if (!(error instanceof ParseError) || signal?.aborted) throw error
      return { ...child, document: null, problem: error.toProblem() }
    }
  }
}

/** What a reader says that could not write what it unpacks: only the disk itself tells whether the file is to blame. */
const mayLackSpace = new Set(['crashed', 'corrupt_file'])

/** Formats with a second reader, for files that break the first. */
const readInTwoWays = new Set(['pdf'])

/** Whether the child ended by itself before it had found anything. */
function hasBroken(error: unknown, { pages, files }: Gathering): boolean {
  return error instanceof ParseError && ['crashed', 'out_of_memory'].includes(error.code) && pages + files.length === 0
}

function optionsOf({ pages, password, language, ocr }: ParseRun): ParseOptions {
  return {
    ...(pages !== undefined && { pages }),
    ...(password !== undefined && { password }),
    ...(language !== undefined && { language }),
    ...(ocr !== undefined && { ocr }),
  }
}

interface Gathered {
  format: DetectedFormat
  files: ChildFile[]
  rest: DocumentRest
}

type Gathering = Partial<Gathered> & { files: ChildFile[]; pages: number }

const emptyRest: DocumentRest = { language: null, metadata: {}, outline: [], links: [], formFields: [], problems: [] }

async function take(event: ReadEvent, gathered: Gathering, run: ParseRun, limits: Limits): Promise<void> {
  switch (event.type) {
    case 'format':
      gathered.format = event.format
      break
    case 'page':
      gathered.pages += 1
      await run.onPage?.(event.page, event.markdown)
      break
    case 'child':
      if (gathered.files.length >= limits.entries)
        throw new ParseError('too_many_entries', `The limit is ${limits.entries}.`)
      gathered.files.push(event)
      break
    case 'progress':
      run.onProgress?.(event)
      break
    default: {
      const { type: _, ...rest } = event
      gathered.rest = rest
    }
  }
}

function megabytes(bytes: number): number {
  return Math.ceil(bytes / 1024 ** 2)
}
