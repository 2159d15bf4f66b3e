import assert from 'node:assert/strict'
import { test } from 'node:test'
import { csvDocument } from '../../../test/support/data-documents.ts'
import { printedDocument } from '../../../test/support/printed-document.ts'
import { resolveDocument } from '../resolve-document.ts'
import { readSchema } from '../schema/read-schema.ts'

const vehicles = [
  { plate: 'B-KL 204', model: 'VW Crafter' },
  { plate: 'HH-AB 77', model: 'Ford Transit' },
  { plate: 'AB12 CDE', model: 'Opel' },
  { plate: 'KL 1204 E', model: 'Fiat Ducato' },
]
const csv = ['Plate;Model', ...vehicles.map(({ plate, model }) => `${plate};${model}`)].join('\n')

test('a code in a cell of a sheet is all of the cell', async () => {
  const { data } = resolveDocument(
    await csvDocument(csv),
    readSchema({ vehicles: [{ plate: 'string', model: 'string' }] }),
  )
  assert.deepEqual(data, { vehicles })
})

test('letters joined by a hyphen before the figures of a code belong to it on a printed page', () => {
  const page = 'Plate        Model\nB-KL 204     VW Crafter\nHH-AB 77     Ford Transit\nHH-AB 778    Opel\n'
  const { data } = resolveDocument(
    printedDocument([page]),
    readSchema({ vehicles: [{ plate: 'string', model: 'string' }] }),
  )
  const { vehicles } = data as { vehicles: { plate: string }[] }
  assert.deepEqual(
    vehicles.map(({ plate }) => plate),
    ['B-KL 204', 'HH-AB 77', 'HH-AB 778'],
  )
})

test('a sheet is read for one of its columns alone', async () => {
  const { data } = resolveDocument(await csvDocument(csv), readSchema({ things: [{ plate: 'string' }] }))
  assert.deepEqual(data, { things: vehicles.map(({ plate }) => ({ plate })) })
})
