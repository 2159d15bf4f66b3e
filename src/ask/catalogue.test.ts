import assert from 'node:assert/strict'
import { test } from 'node:test'
import { invoices } from '../../test/support/ask-catalogue.ts'
import type { Catalogue, Column } from './catalogue.ts'
import { readQuestion } from './read-question.ts'

const today = new Date('2024-05-15T12:00:00Z')

/** The catalogue of a few documents, as they have it, with columns changed or added. */
function changed(change: (column: Column) => Column, added: Column[] = []): Catalogue {
  return {
    ...invoices,
    relations: invoices.relations.map((relation) =>
      relation.kinds ? { ...relation, columns: [...relation.columns.map(change), ...added] } : relation,
    ),
  }
}

function sqlOf(question: string, catalogue: Catalogue): string {
  return readQuestion(question, catalogue, today).reading?.sql.replaceAll('"', '').replaceAll('\n', ' ') ?? 'refused'
}

test('suppliers send more than one document, even where each of a few is from another', () => {
  const few = changed((column) =>
    column.name === 'seller_name' ? { ...column, distinct: 200, isParty: true } : column,
  )
  assert.match(sqlOf('Welcher Lieferant hat die meisten Rechnungen?', few), /count\(\*\).* group by/)
  assert.match(sqlOf('Which supplier did we spend the most with?', few), /sum\(documents.total_amount\).* group by/)
})

test('what few documents have is asked of those that do, and names none of them', () => {
  const rare = changed(
    (column) => column,
    [
      { name: 'title', type: 'text', names: ['title'], filled: 0.1 },
      { name: 'iban', type: 'text', names: ['iban', 'bank account'], filled: 0.1 },
    ],
  )
  assert.match(sqlOf('What is the iban?', rare), /^select documents.iban .*where documents.iban is not null/)
  assert.match(sqlOf('Which invoices are over 500 EUR?', rare), /^select documents.filename/)
  assert.equal(sqlOf('How many bank accounts are there?', rare), 'refused')
})

test('a figure is of the column that is a number, where a text is called the same', () => {
  const written = changed((column) => column, [{ name: 'unit_price', type: 'text', names: ['unit price', 'price'] }])
  assert.match(sqlOf('What is the average unit price?', written), /^select avg\(line_items.unit_price\)/)
})

test('two names that make a third are not shown one beside the other', () => {
  const rated = changed((column) => column, [{ name: 'rate', type: 'text', names: ['rate'] }])
  assert.equal(sqlOf('What is the tax rate?', rated), 'refused')
})
