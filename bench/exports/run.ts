import { tmpdir } from 'node:os'
import type { TableFormat } from '../../src/contract/tables.ts'
import type { TableRecord, TableSource } from '../../src/services/exports/table-source.ts'
import { writeTables } from '../../src/services/exports/write-tables.ts'
import { hold } from '../support/bars.ts'

// A million rows in ten columns as CSV and as a workbook: how fast they are written, and how much memory that takes.
const rows = 1_000_000
const itemsEach = 10

function source(): TableSource {
  const columns = Array.from({ length: 8 }, (_, index) => `items[].column_${index}`)
  return {
    ...{ name: 'bench', sheet: 'Records', lead: [{ name: 'document_id', type: 'string', isKey: true }] },
    fields: [
      { path: 'day', type: 'date' },
      ...columns.map((path, index) => ({ path, type: index % 2 ? ('string' as const) : ('number' as const) })),
    ],
    records: records(),
  }
}

async function* records(): AsyncGenerator<TableRecord> {
  for (let number = 0; number < rows / itemsEach; number++) {
    const items = Array.from({ length: itemsEach }, (_, item) =>
      Object.fromEntries(
        Array.from({ length: 8 }, (_, index) => [
          `column_${index}`,
          index % 2 ? `Value ${number} of ${item}` : number + item / 100,
        ]),
      ),
    )
    yield { lead: [`document ${number}`], data: { day: '2024-01-31', items }, confidence: {}, page: () => null }
  }
}

for (const format of ['csv', 'xlsx'] satisfies TableFormat[]) {
  const started = performance.now()
  let bytes = 0
  const pieces = await writeTables(source(), { format, extras: [], escapeFormulas: true }, tmpdir())
  for await (const piece of pieces) bytes += piece.length
  const seconds = (performance.now() - started) / 1000
  console.log(`${format}: ${Math.round(rows / seconds)} rows a second, ${Math.round(bytes / 2 ** 20)} MB`)
}
const peak = Math.round(process.resourceUsage().maxRSS / 1024)
hold('peak memory of a process that writes a million rows as both', peak, { most: 300 }, ' MB')
