import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { utils, write } from '@e965/xlsx'
import { FormatDetector } from '../../../src/parse/format-detector.ts'

const rows = 8000

test('a large table of a workbook comes as text, and is never held whole by whoever asked', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sheaf-workbook-'))
  const detector = new FormatDetector(folder)
  try {
    const path = join(folder, 'large.xlsx')
    await writeFile(path, workbook())
    globalThis.gc?.()
    const before = process.memoryUsage.rss()
    const table = await detector.firstTable({ path, name: 'large.xlsx', owner: 'a' })
    assert.ok(process.memoryUsage.rss() - before < 30 * 1024 ** 2)
    let [bytes, lines] = [0, 0]
    for await (const chunk of table ?? []) {
      bytes += chunk.length
      lines += chunk.toString().split('\n').length - 1
    }
    assert.equal(lines, rows + 1)
    assert.ok(bytes > 200_000)
    detector.close()
    assert.deepEqual(await readdir(folder), ['large.xlsx'])
  } finally {
    detector.close()
    await rm(folder, { recursive: true, force: true })
  }
})

function workbook(): Buffer {
  const cells = Array.from({ length: rows }, (_, row) => [row, `name ${row}`, row * 2, `note ${row}`])
  const sheet = utils.aoa_to_sheet([['number', 'name', 'double', 'note'], ...cells])
  return write({ SheetNames: ['A'], Sheets: { A: sheet } }, { type: 'buffer', bookType: 'xlsx', compression: true })
}
