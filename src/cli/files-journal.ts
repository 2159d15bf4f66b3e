import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises'
import { extname, join } from 'node:path'

type Named = { path: string; name: string }

/** What came of a file; what failed is tried again. */
export interface FileOutcome {
  result: { file: string; status: string }
}

/** What is done of a command on many files, so that it goes on where it was when it is called again. */
export interface Journal<T extends FileOutcome> {
  /** Reads what came of this content before, if anything did. */
  find(file: Named): Promise<(() => Promise<T>) | undefined>
  keep(file: Named, outcome: T): Promise<void>
  /** Whether nothing was kept before. */
  isNew: boolean
  /** All is done: there is nothing to go on with. */
  end(): Promise<void>
  close(): Promise<void>
}

/** `command` is all that decides what comes of a file beside its content. */
export async function openJournal<T extends FileOutcome>(folder: string, command: unknown): Promise<Journal<T>> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const name = createHash('sha256').update(JSON.stringify(command)).digest('hex').slice(0, 32)
  const path = join(folder, `${name}.jsonl`)
  const file = await open(path, 'a+', 0o600)
  const places = await placesIn(path)
  return {
    isNew: places.size === 0,
    async find(wanted) {
      const place = places.get(await keyOf(wanted).catch(() => ''))
      if (place === undefined || !(await read(file, place).then(Boolean, () => false))) return undefined
      return async () => ({ result: { ...(await read(file, place)), file: wanted.name } }) as T
    },
    async keep(done, { result }) {
      if (result.status === 'failed') return
      // Whatever was cut off before it, the line is one of its own.
      await file.appendFile(`\n{"key":"${await keyOf(done)}","result":${JSON.stringify(result)}}\n`)
    },
    end: () => rm(path, { force: true }),
    close: () => file.close(),
  }
}

interface Place {
  start: number
  length: number
}

/** Where the result of each content stands. */
async function placesIn(path: string): Promise<Map<string, Place>> {
  const found = new Map<string, Place>()
  let [at, start, head] = [0, 0, '']
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    for (let from = 0; from < chunk.length; ) {
      const newline = chunk.indexOf(10, from)
      const end = newline < 0 ? chunk.length : newline
      if (head.length < headLength) head += chunk.toString('latin1', from, Math.min(end, from + headLength))
      from = end + 1
      if (newline < 0) break
      const key = /^\{"key":"([0-9a-f]{64})"/.exec(head)?.[1]
      if (key !== undefined) found.set(key, { start, length: at + newline - start })
      start = at + newline + 1
      head = ''
    }
    at += chunk.length
  }
  return found
}

const headLength = 80

/** Throws for one that was cut off while it was written. */
async function read(file: FileHandle, { start, length }: Place): Promise<FileOutcome['result']> {
  const { buffer } = await file.read(Buffer.alloc(length), 0, length, start)
  return (JSON.parse(buffer.toString()) as FileOutcome).result
}

/** The same content under another name is the same, but for its ending, which may say what a text is. */
async function keyOf({ path, name }: Named): Promise<string> {
  const hash = createHash('sha256').update(`${extname(name).toLowerCase()}\0`)
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('hex')
}
