import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { Document } from '../../src/document/model.ts'
import { ParseError } from '../../src/parse/parse-error.ts'
import type { Parser } from '../../src/parse/parser.ts'
import { documentOfBoxes, type FormBoxes } from './form-boxes.ts'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'node_modules/.cache/sheaf-eval')

/** Documents of the corpus, read once for each version of the readers and kept on disk. */
export class Documents {
  readonly #parser: Parser
  readonly #readers: string
  /** What earlier versions of the readers made, the newest first, where that will do. */
  readonly #earlier: string[]

  private constructor(parser: Parser, readers: string, earlier: string[]) {
    this.#parser = parser
    this.#readers = readers
    this.#earlier = earlier
  }

  /** `variant` names a parser with other settings, whose documents are others. */
  static async open(parser: Parser, takeEarlier: boolean, variant = ''): Promise<Documents> {
    await mkdir(folder, { recursive: true })
    const readers = (await hashOfSources(['src/parse', 'src/document', 'models/ocr'])) + variant
    return new Documents(parser, readers, takeEarlier ? await newestFirst() : [])
  }

  /** Null when the file cannot be read. */
  async load(path: string): Promise<Document | null> {
    if (path.endsWith('.json')) return documentOfBoxes(JSON.parse(await readFile(path, 'utf8')) as FormBoxes)
    const place = await this.#placeOf(path)
    if (existsSync(place)) return JSON.parse((await promisify(gunzip)(await readFile(place))).toString()) as Document
    try {
      const document = await this.#parser.parse({ path, name: basename(path) })
      // A run that is interrupted while it writes must not leave half a document to the next.
      const draft = `${place}.${process.pid}`
      await writeFile(draft, await promisify(gzip)(JSON.stringify(document)))
      await rename(draft, place)
      return document
    } catch (error) {
      if (!(error instanceof ParseError)) throw error
      console.error(`${basename(path)}: ${error.message}`)
      return null
    }
  }

  /** Reads what is not there yet, two files at a time. */
  async prepare(paths: readonly string[]): Promise<void> {
    const missing: string[] = []
    for (const path of new Set(paths))
      if (!path.endsWith('.json') && !existsSync(await this.#placeOf(path))) missing.push(path)
    const queue = missing.entries()
    let told = performance.now()
    const work = async () => {
      for (const [index, path] of queue) {
        await this.load(path)
        if (performance.now() - told < 5000) continue
        told = performance.now()
        console.error(`read ${index + 1} of ${missing.length} files`)
      }
    }
    await Promise.all([work(), work()])
  }

  async #placeOf(path: string): Promise<string> {
    const content = createHash('sha256')
      .update(await readFile(path))
      .digest('hex')
      .slice(0, 32)
    const own = join(folder, `${content}-${this.#readers}.json.gz`)
    const earlier = this.#earlier.find((name) => name.startsWith(content) && name.endsWith('.gz'))
    return earlier === undefined || existsSync(own) ? own : join(folder, earlier)
  }
}

async function newestFirst(): Promise<string[]> {
  const names = await readdir(folder)
  const times = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).mtimeMs))
  return names
    .map((name, index) => ({ name, time: times[index] ?? 0 }))
    .sort((a, b) => b.time - a.time)
    .map(({ name }) => name)
}

async function hashOfSources(folders: string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const name of folders) {
    const files = await readdir(join(root, name), { recursive: true, withFileTypes: true })
    const paths = files.filter(({ name: file }) => /\.(?:ts|onnx)$/.test(file) && !file.endsWith('.test.ts'))
    for (const path of paths.map((file) => join(file.parentPath, file.name)).sort()) hash.update(await readFile(path))
  }
  return hash.digest('hex').slice(0, 12)
}
