import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printedDocument } from '../../../test/support/printed-document.ts'
import { extractDocument } from '../extract.ts'
import { readSchema } from '../schema/read-schema.ts'

const harbour = `
Harbour office          Monday

Arrivals

Ship              Berth      Flag
Gudrun            B4         Norway
Marie-Louise      B7         France
Halcyon           C1         Malta

Departures

Ship              Berth      Flag
Petrel            A2         Denmark
Orca              A9         Norway
`

test('a row is of the list that the heading above it names', () => {
  const ships = [{ ship: 'string', berth: 'string', flag: 'string' }]
  const { data } = extractDocument(printedDocument([harbour]), readSchema({ arrivals: ships, departures: ships }))
  assert.deepEqual(data, {
    arrivals: [
      { ship: 'Gudrun', berth: 'B4', flag: 'Norway' },
      { ship: 'Marie-Louise', berth: 'B7', flag: 'France' },
      { ship: 'Halcyon', berth: 'C1', flag: 'Malta' },
    ],
    departures: [
      { ship: 'Petrel', berth: 'A2', flag: 'Denmark' },
      { ship: 'Orca', berth: 'A9', flag: 'Norway' },
    ],
  })
})

test('rows are shared as well where another list of the schema is read first', () => {
  const ships = [{ ship: 'string', berth: 'string', flag: 'string' }]
  const companies = [{ company: 'string', crews: [{ captain: 'string', mate: 'string' }] }]
  const schema = readSchema({ companies, arrivals: ships, departures: ships })
  const { arrivals, departures } = extractDocument(printedDocument([harbour]), schema).data as Record<string, object[]>
  assert.deepEqual([arrivals?.length, departures?.length], [3, 2])
})
