import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Zip, type ZipInputFile } from 'fflate'
import type { Table } from '../plan-tables.ts'
import type { TableRecord } from '../table-source.ts'
import { createPacking, createStoredPart } from './packed-part.ts'
import { sheetNames } from './sheet-names.ts'
import { rowWriter, sheetEnd, sheetStart } from './sheet-xml.ts'
import { sheetPath, workbookParts } from './workbook-parts.ts'

interface WorkbookOptions {
  tables: Table[]
  records: AsyncIterable<TableRecord>
  /** Where sheets wait for their turn. */
  folder: string
  /** As many as a sheet of Excel has; what is beyond goes on in another. */
  mostRows?: number
}

/** Less than what the directory of an archive can say of one file. */
const mostBytes = 3_000_000_000
const chunkLength = 65_536

/** Tables as a workbook, in pieces: the first as its rows come, then the others, which were kept meanwhile. */
export async function* writeWorkbook({
  tables,
  records,
  folder,
  mostRows = 1_048_576,
}: WorkbookOptions): AsyncGenerator<Uint8Array> {
  const kept = await mkdtemp(join(folder, 'workbook-'))
  const archive = createArchive()
  const parts: Part[] = []
  try {
    const sheets = tables.map((table, index) =>
      createSheet(table, mostRows, () => {
        const number = parts.length + 1
        const part = index === 0 ? archive.livePart(number) : keptPart(number, join(kept, String(number)))
        parts.push({ ...part, table: index })
        return part
      }),
    )
    for (const sheet of sheets) await sheet.begin()
    for await (const record of records) {
      for (const sheet of sheets) await sheet.add(record)
      yield* archive.take()
    }
    for (const sheet of sheets) await sheet.end()
    for (const part of parts) {
      if (part.stored === undefined) continue
      const entry = archive.open(sheetPath(part.number))
      for await (const chunk of part.stored.read()) {
        entry.push(chunk)
        yield* archive.take()
      }
      entry.end(part.stored.facts())
    }
    const named = tables.flatMap(({ name }, index) => {
      const own = parts.filter(({ table }) => table === index)
      return own.map(({ number }, turn) => ({ number, name: turn === 0 ? name : `${name} ${turn + 1}` }))
    })
    const names = sheetNames(named.map(({ name }) => name))
    const listed = named.map(({ number }, index) => ({ number, name: names[index] ?? '' }))
    for (const [path, text] of Object.entries(workbookParts(listed))) await archive.add(path, text)
    archive.end()
    yield* archive.take()
  } finally {
    await rm(kept, { recursive: true, force: true })
  }
}

interface OpenPart {
  number: number
  write(text: string): Promise<void>
  end(): Promise<void>
  /** Where it waits, unless it went out. */
  stored?: ReturnType<typeof createStoredPart>
}
type Part = OpenPart & { table: number }

function createSheet(table: Table, mostRows: number, open: () => OpenPart) {
  const writer = rowWriter(table.columns)
  let part = open()
  let text = ''
  let number = 1
  let bytes = 0
  const flush = async () => {
    bytes += text.length
    await part.write(text)
    text = ''
  }
  const begin = async () => {
    text = sheetStart + writer.heading()
    number = 1
    bytes = 0
    await flush()
  }
  const end = async () => {
    text += sheetEnd
    await flush()
    await part.end()
  }
  return {
    begin,
    end,
    async add(record: TableRecord): Promise<void> {
      for (const row of table.rows(record)) {
        if (number === mostRows || bytes > mostBytes) {
          await end()
          part = open()
          await begin()
        }
        number += 1
        text += writer.row(number, row)
        if (text.length > chunkLength) await flush()
      }
    },
  }
}

function keptPart(number: number, file: string): OpenPart {
  const stored = createStoredPart(file)
  return { number, write: stored.write, end: stored.end, stored }
}

/** A zip archive whose files come one after another, compressed already. */
function createArchive() {
  let chunks: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
  })
  const open = (filename: string) => {
    const entry: ZipInputFile = { filename, compression: 8, size: 0, crc: 0 }
    zip.add(entry)
    return {
      push: (chunk: Uint8Array) => entry.ondata?.(null, chunk as Uint8Array<ArrayBuffer>, false),
      end(facts: { crc: number; size: number }) {
        Object.assign(entry, facts)
        entry.ondata?.(null, new Uint8Array(), true)
      },
    }
  }
  const pack = (filename: string) => {
    const entry = open(filename)
    const packing = createPacking()
    return {
      async write(text: string) {
        for (const chunk of await packing.write(text)) entry.push(chunk)
      },
      async end() {
        for (const chunk of await packing.end()) entry.push(chunk)
        entry.end(packing.facts())
      },
    }
  }
  return {
    open,
    livePart: (number: number): OpenPart => ({ number, ...pack(sheetPath(number)) }),
    async add(filename: string, text: string): Promise<void> {
      const packed = pack(filename)
      await packed.write(text)
      await packed.end()
    },
    end: () => zip.end(),
    take(): Uint8Array[] {
      const taken = chunks
      chunks = []
      return taken
    },
  }
}
