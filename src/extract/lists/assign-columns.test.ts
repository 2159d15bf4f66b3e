import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printedDocument } from '../../../test/support/printed-document.ts'
import { type FieldProfile, profileOf } from '../lexicon/field-profile.ts'
import { LabelBook } from '../resolve/label-book.ts'
import { textOf, wholeOf } from '../resolve/part.ts'
import { readSchema } from '../schema/read-schema.ts'
import { viewDocument } from '../view/document-view.ts'
import { assignColumns } from './assign-columns.ts'
import { gridsOfHeads } from './head-grids.ts'
import { readGrid } from './read-grid.ts'
import type { Sight } from './sight.ts'

const { leaves } = readSchema({
  works: [{ chore: 'string', quantity: 'number', unit_price: 'money', line_total: 'money' }],
})
const page = `
Leistung                    Menge     Einzelpreis     Gesamtpreis
Abbruch der Trennwand          34           27,50          935,00
Abfuhr des Bauschutts          12          145,00        1.740,00
`
function read(sight: Sight) {
  const [view, properties, labels] = [viewDocument(printedDocument([page])), leaves.map(profileOf), new LabelBook()]
  const asked = { list: properties[0] as FieldProfile, properties }
  const [grid] = gridsOfHeads(view, properties, labels)
  const items = grid ? (readGrid(grid, asked, { labels, sight }, view.conventions)?.items ?? []) : []
  return items.map(({ cells }) => cells.map((cell) => cell?.value))
}

test('a column whose head names nothing that is asked for is the property that is seen in its cells', () => {
  const sight: Sight =
    (parts) =>
    ({ name }) =>
      name === 'chore' && /^Ab/.test(textOf(parts)) ? 0.9 : 0
  assert.deepEqual(read(sight), [
    ['Abbruch der Trennwand', 34, 27.5, 935],
    ['Abfuhr des Bauschutts', 12, 145, 1740],
  ])
})

test('it is left out where nothing is seen in it', () => {
  assert.equal(read(() => () => 0)[0]?.[0], undefined)
})

test('single letters are no text, whatever is seen in them', () => {
  const { segments, conventions } = viewDocument(printedDocument(['V\n\nM\n\nV\n']))
  const properties = readSchema({ works: [{ remark: 'string', hours: 'number' }] }).leaves.map(profileOf)
  const columns = [{ fits: [0, 0], cells: segments.map((segment) => [wholeOf(segment)]) }]
  assert.deepEqual(
    assignColumns(
      columns,
      properties,
      () =>
        ({ name }) =>
          name === 'remark' ? 0.9 : 0,
      conventions,
    ).map(({ property }) => property),
    [-1],
  )
})

test('what is seen faintly tells a column that is left, if it is clearly more than any other', () => {
  const { segments, conventions } = viewDocument(printedDocument(['Jane Muir\n\nPer Lind\n']))
  const properties = readSchema({ works: [{ agent: 'string', owner: 'string' }] }).leaves.map(profileOf)
  const columns = [{ fits: [0, 0], cells: segments.map((segment) => [wholeOf(segment)]) }]
  const propertyBy = (agent: number, owner: number) =>
    assignColumns(
      columns,
      properties,
      () =>
        ({ name }) =>
          name === 'agent' ? agent : owner,
      conventions,
    )[0]?.property
  assert.equal(propertyBy(0.2, 0.05), 0)
  assert.equal(propertyBy(0.2, 0.15), -1)
})

test('columns are told by their order where no words stand over them', () => {
  const { segments, conventions } = viewDocument(printedDocument(['12\n\n15\n\n18\n']))
  const properties = readSchema({ works: [{ hours: 'number', days: 'number' }] }).leaves.map(profileOf)
  const cells = segments.map((segment) => [wholeOf(segment)])
  const propertiesWhere = (isHeaded: boolean) =>
    assignColumns(
      [0, 1].map(() => ({ fits: [0, 0], cells, isHeaded })),
      properties,
      () => () => 0,
      conventions,
    ).map(({ property }) => property)
  assert.deepEqual(propertiesWhere(false), [0, 1])
  assert.deepEqual(propertiesWhere(true), [-1, -1])
})
