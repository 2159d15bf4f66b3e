import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { countPages } from '../document/count-pages.ts'
import type { DetectedFormat, Page } from '../document/model.ts'
import { formatOf, type Guess } from './detect/guess.ts'
import type { Picture } from './draw-page.ts'
import { defaultLimits } from './limits.ts'
import { ParseError } from './parse-error.ts'
import { SandboxPool } from './sandbox/pool.ts'
import type { SandboxJob } from './sandbox/sandbox-process.ts'
import { Scratch } from './sandbox/scratch.ts'

/** Looking at a few bytes takes milliseconds: what takes longer is meant to. */
const limits = { ...defaultLimits, memoryBytes: 512 * 1024 ** 2, cpuSeconds: 5, wallSeconds: 5 }
const children = 2

/** No sandbox looks at files of two owners. */
export interface OwnedFile {
  path: string
  name: string
  owner: string
}

/** From so many bytes on, more of the beginning would not tell more. */
export const beginningBytes = 64 * 1024

const beginnings: [Buffer, Guess][] = [
  [Buffer.from('%PDF-'), { name: 'pdf', reason: 'starts with %PDF-' }],
  [Buffer.from('\x89PNG\r\n', 'latin1'), { name: 'png', reason: 'starts with the signature of PNG' }],
  [Buffer.from([0xff, 0xd8, 0xff]), { name: 'jpeg', reason: 'starts with the marker of a JPEG image' }],
]

/** The most frequent formats have beginnings that nothing else has: to compare a few bytes needs no sandbox. */
export function unmistakableFormat(bytes: Buffer): DetectedFormat | undefined {
  const found = beginnings.find(([beginning]) => bytes.subarray(0, beginning.length).equals(beginning))
  return found && formatOf(found[1])
}

/** Says what files are before anybody reads them, in sandboxes of its own: it must not wait for long readings. */
export class FormatDetector {
  readonly #pool: SandboxPool
  readonly #folder: string
  readonly #options: { folder: string; needsWalls?: boolean }
  /** For what takes as long as reading does. */
  #readers: SandboxPool | undefined

  constructor(folder: string, options: { needsWalls?: boolean } = {}) {
    this.#folder = folder
    this.#options = { folder, ...options }
    this.#pool = new SandboxPool({ ...this.#options, size: children, spare: 1, limits })
  }

  warmUp(): Promise<void> {
    return this.#pool.warmUp()
  }

  /** What the whole file is. Throws a ParseError when it is nothing that can be read. */
  detect(file: OwnedFile): Promise<DetectedFormat> {
    return this.#detect({ ...file, only: 'format' })
  }

  /** What a file will be that begins like this; undefined when only the whole file tells. */
  async detectBeginning(file: OwnedFile & { bytes: Buffer }): Promise<DetectedFormat | undefined> {
    const { bytes, ...rest } = file
    if (isContainer(bytes)) return undefined
    try {
      return await this.#detect({ ...rest, only: 'format-of-beginning' })
    } catch (error) {
      if (error instanceof ParseError && isCertain(error, bytes)) throw error
      return undefined
    }
  }

  /** How many pages the file counts for, by its text alone; undefined when that takes too long or cannot be told. */
  async countPages(file: OwnedFile): Promise<number | undefined> {
    const scratch = new Scratch(this.#folder)
    const job: SandboxJob = { ...this.#job(file), options: { ocr: 'never' }, scratch }
    const pages: Page[] = []
    let [markdown, format] = ['', undefined as DetectedFormat | undefined]
    try {
      await this.#pool.use(undefined, { owner: file.owner }, async (sandbox) => {
        for await (const event of sandbox.read(job, undefined)) {
          if (event.type === 'format') format = event.format
          if (event.type === 'page') {
            pages.push(event.page)
            markdown += event.markdown
          }
        }
      })
    } catch (error) {
      if (error instanceof ParseError) return
      throw error
    } finally {
      await scratch.remove()
    }
    return format && countPages({ format, pages, markdown, children: [] })
  }

  /** The largest table of the first page that has one, as comma-separated lines; undefined when there is none. */
  async firstTable(file: OwnedFile): Promise<AsyncGenerator<Buffer> | undefined> {
    const scratch = new Scratch(this.#folder)
    const limits = defaultLimits
    const job: SandboxJob = { ...this.#job(file), options: { ocr: 'never' }, limits, scratch, table: true }
    this.#readers ??= new SandboxPool({ ...this.#options, size: 1, spare: 0, limits, stepsBack: true })
    let written: string | undefined
    try {
      await this.#readers.use(undefined, { owner: file.owner }, async (sandbox) => {
        // Files inside the file come the same way, before it.
        for await (const event of sandbox.read(job, undefined)) if (event.type === 'child') written = event.path
      })
    } finally {
      if (!written) await scratch.remove()
    }
    return written ? fileIn(scratch, written) : undefined
  }

  /** A page of a file as a PNG. Throws a ParseError when it cannot be drawn. */
  async drawPage(file: OwnedFile, picture: Picture): Promise<Buffer> {
    const scratch = new Scratch(this.#folder)
    try {
      return await this.#pool.use(undefined, { owner: file.owner }, async (sandbox) => {
        let drawn: string | undefined
        const job: SandboxJob = { ...this.#job(file), picture, scratch }
        for await (const event of sandbox.read(job, undefined)) if (event.type === 'child') drawn = event.path
        // Nothing where the sandbox named something that is no file of its own.
        if (!drawn) throw new ParseError('crashed')
        return readFile(drawn)
      })
    } finally {
      await scratch.remove()
    }
  }

  close(): void {
    this.#pool.close()
    this.#readers?.close()
  }

  #job({ path, name }: OwnedFile): SandboxJob {
    return { path, name, options: {}, limits, engines: { parallel: 1 }, scratch: new Scratch(this.#folder) }
  }

  async #detect(file: OwnedFile & Pick<SandboxJob, 'only'>): Promise<DetectedFormat> {
    const job: SandboxJob = { ...this.#job(file), ...(file.only && { only: file.only }) }
    return this.#pool.use(undefined, { owner: file.owner }, async (sandbox) => {
      let format: DetectedFormat | undefined
      for await (const event of sandbox.read(job, undefined)) if (event.type === 'format') format = event.format
      if (format === undefined) throw new ParseError('crashed')
      return format
    })
  }
}

/** Its bytes; the folder goes with whoever has read them or stops. */
async function* fileIn(folder: Scratch, path: string): AsyncGenerator<Buffer> {
  try {
    yield* createReadStream(path) as AsyncIterable<Buffer>
  } finally {
    await folder.remove()
  }
}

const zipStart = Buffer.from('PK')
const compoundStart = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])

/** What zip and compound files hold stands at their end. */
function isContainer(bytes: Buffer): boolean {
  return bytes.subarray(0, 2).equals(zipStart) || bytes.subarray(0, 4).equals(compoundStart)
}

/** A PDF may have lost its first line or come late; then its end tells. */
function isCertain(error: ParseError, bytes: Buffer): boolean {
  return error.code === 'unsupported_media_type' && !bytes.includes('%PDF-') && !bytes.includes(' obj')
}
