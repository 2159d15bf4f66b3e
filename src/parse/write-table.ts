import { createWriteStream } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { quotedLine } from '../core/quoted-line.ts'
import { Assembler } from '../document/assemble.ts'
import type { Page, Table } from '../document/model.ts'
import type { ReadContext, Source } from './reader.ts'
import { readerFor } from './readers.ts'

/** The largest table of the first page that has one, as a file of comma-separated lines. In the sandbox only. */
export async function writeTable(source: Source, context: ReadContext) {
  const assembler = new Assembler()
  const reader = await readerFor(source.format.name)
  for await (const draft of reader(source, context)) {
    const { page } = assembler.add(draft)
    const [table] = page.tables.toSorted((a, b) => b.cells.length - a.cells.length)
    if (table === undefined) continue
    await mkdir(context.scratch, { recursive: true })
    const path = join(context.scratch, 'table.csv')
    await pipeline(Readable.from(linesOf(page, table)), createWriteStream(path))
    return { path, size: (await stat(path)).size }
  }
  return undefined
}

function* linesOf(page: Page, table: Table): Generator<string> {
  const rows = Map.groupBy(table.cells, ({ row }) => row)
  for (let row = 0; row < table.rows; row++) {
    const cells: (string | number | boolean | null)[] = Array.from({ length: table.columns }, () => null)
    for (const { column, value, type, words } of rows.get(row) ?? []) {
      const text = page.words
        .slice(...words)
        .map((word) => word.text)
        .join(' ')
      cells[column] = value !== undefined && type !== 'error' ? value : text === '' ? null : text
    }
    yield quotedLine(cells)
  }
}
