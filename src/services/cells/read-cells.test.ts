import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { anyCharacter } from '../../../test/support/any-character.ts'
import type { Extraction, Provenance } from '../../extract/extraction.ts'
import type { CellRow } from '../../storage/cells.ts'
import { leavesOf } from './leaves.ts'
import { readCells } from './read-cells.ts'
import { readValue } from './read-value.ts'
import { writeCell } from './write-cell.ts'

const conventions = { decimalMark: '.', dayFirst: true, language: null } as const

/** As PostgreSQL gives them back. */
const stored = (extraction: Extraction) =>
  [...leavesOf(extraction, undefined)].map((leaf) => {
    const read = typeof leaf.value === 'number' || typeof leaf.value === 'boolean'
    return writeCell(leaf, read ? readValue(leaf.value, conventions) : null, null) as unknown as CellRow
  })

test('any data is the same again after it was stored leaf by leaf', async () => {
  await fc.assert(
    fc.asyncProperty(fc.json({ maxDepth: 5, stringUnit: anyCharacter }), async (json) => {
      const data = JSON.parse(json) as unknown
      const again = await readCells(stored({ data, confidence: { overall: 1, fields: {} }, provenance: {} }))
      assert.equal(JSON.stringify(again.data), JSON.stringify(data))
    }),
    { numRuns: 500 },
  )
})

test('confidence and provenance stay with their leaf, also where PostgreSQL could not hold the text', async () => {
  const place: Provenance = {
    ...{ page: 1, bbox: [0.1, 0.2, 0.3, 0.4], quote: 'a\0b', start: 3, end: 6, section: null },
    ...{ kind: 'derived', resolver: 'embedded', derived_from: ['b'], child: 'inside.pdf' },
    label: 'Total:',
    learned: '01a1df57-1781-70ab-9d3d-bbae870c4f16',
    alternatives: [{ value: 2, confidence: 0.25, page: 1, bbox: null, quote: '2\0' }],
  }
  const extraction: Extraction = {
    data: { a: 'a\0b', ['__proto__']: [{}, { c: 1 }] },
    confidence: { overall: 0.5, fields: { a: 0.25 } },
    provenance: { a: place },
  }
  const cells = stored(extraction)
  assert.equal(cells[0]?.text, 'a\ufffdb')
  const { data, fields, provenance } = await readCells(cells)
  assert.deepEqual(
    { data, fields, provenance },
    { data: extraction.data, fields: { a: 0.25 }, provenance: { a: place } },
  )
})
