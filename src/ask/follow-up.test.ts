import assert from 'node:assert/strict'
import { test } from 'node:test'
import { invoices } from '../../test/support/ask-catalogue.ts'
import type { Catalogue } from './catalogue.ts'
import type { Draft } from './draft.ts'
import { readQuestion } from './read-question.ts'

const today = new Date('2024-05-15T12:00:00Z')

/** The last statement of a conversation on one line, without quotes, and its parameters. */
function say(questions: string[], catalogue: Catalogue = invoices): string {
  let before: Draft | undefined
  let said = 'refused'
  for (const question of questions) {
    const { reading } = readQuestion(question, catalogue, today, before)
    const sql = reading?.sql.replaceAll('\n', ' ').replaceAll('"documents".', '').replaceAll('"', '')
    said = reading ? `${sql} ${reading.parameters.join(', ')}` : 'refused'
    before = reading?.draft ?? before
  }
  return said
}

/** Each with what the last statement of it must hold, and what it must not. */
const conversations: { said: string[]; holds: string[]; lacks?: string[] }[] = [
  // The items of the largest are asked for, not those of all, and what is asked then is of the same invoice.
  ...[
    ['What is the largest invoice in EUR?', 'what items are on it?'],
    ['Was ist die größte Rechnung in EUR?', 'Welche Posten sind darauf?'],
    ['Quelle est la plus grosse facture en EUR ?', 'Quelles lignes contient-elle ?'],
    ['¿Cuál es la factura más alta en EUR?', '¿Qué líneas tiene?'],
  ].map((said) => ({
    said,
    holds: ['select line_items.description', 'max(all.total_amount)', 'join documents', 'invoice, EUR, invoice, EUR'],
  })),
  {
    said: ['What is the largest invoice in EUR?', 'what items are on it?', 'and the tax?'],
    holds: ['sum(tax_amount)', 'max(all.total_amount)', 'invoice, EUR, invoice, EUR'],
    lacks: ['line_items', '<>'],
  },
  {
    said: ['invoices from Globex in 2023', 'which items do they have?'],
    holds: ['select line_items.description', 'lower(seller_name) = lower(', 'Globex, 2023-01-01, 2024-01-01'],
  },
  // Of which three it would be is not known.
  { said: ['Which supplier sent the most invoices?', 'what items are on it?'], holds: ['refused'] },
  // Relations that are named without a word that points back are asked about as they are.
  {
    said: ['invoices from Globex', 'How many items are there?'],
    holds: ['count(*) from line_items'],
    lacks: ['Globex'],
  },
  // What names nothing is said of what was asked about, and of the same kind.
  ...[
    ['How many invoices are from Globex?', 'What is the total?'],
    ['Wie viele Rechnungen sind von Globex?', 'Wie hoch ist die Summe?'],
    ['Combien de factures de Globex ?', 'Quel est le montant total ?'],
    ['¿Cuántas facturas hay de Globex?', '¿Cuál es el importe total?'],
  ].map((said) => ({ said, holds: ['sum(total_amount)', 'invoice, Globex'], lacks: ['<>'] })),
  {
    said: ['How many invoices are from Globex?', 'What is the total of all invoices?'],
    holds: ['sum(total_amount)'],
    lacks: ['Globex'],
  },
  // What was counted is shown.
  ...[
    ['How many invoices are from Globex?', 'which ones?'],
    ['Wie viele Rechnungen sind von Globex?', 'Welche sind das?'],
    ['Combien de factures de Globex ?', 'lesquelles ?'],
    ['¿Cuántas facturas hay de Globex?', '¿cuáles son?'],
  ].map((said) => ({ said, holds: ['select filename', 'invoice, Globex'], lacks: ['count('] })),
  {
    said: ['Wie viele Rechnungen sind von Globex?', 'Welche davon sind überfällig?'],
    holds: ['select filename', 'due_date < ', 'invoice, Globex'],
    lacks: ['count('],
  },
  // Of rows that were listed, the largest is one of them.
  ...[
    ['Show the items of invoices from Globex', 'which is the most expensive?'],
    ['Zeige die Posten der Rechnungen von Globex', 'Welcher ist der teuerste?'],
  ].map((said) => ({ said, holds: ['line_items.description', 'order by line_items.', 'Globex'], lacks: ['max('] })),
]

for (const { said, holds, lacks = [] } of conversations)
  test(`a conversation: ${said.join(' / ')}`, () => {
    const last = say(said)
    for (const part of holds) assert.ok(last.includes(part), `${part} is missing: ${last}`)
    for (const part of lacks) assert.ok(!last.includes(part), `${part} is there: ${last}`)
  })

/** Invoices, some of which name a company without saying whether it sent them. */
const withCompanies: Catalogue = {
  relations: [
    ...invoices.relations.map((relation) => ({
      ...relation,
      columns: relation.columns.map((column) => ({ ...column, isParty: column.name === 'seller_name' })),
    })),
    {
      ...{ name: 'company_values', names: ['company values'], rows: 20 },
      columns: [
        { name: 'document_id', type: 'text', names: ['document id'], isKey: true },
        { name: 'company_values', type: 'text', names: ['company values'], values: ['Norvik Oy'] },
      ],
    },
  ],
  links: [
    ...invoices.links,
    {
      from: { relation: 'company_values', column: 'document_id' },
      to: { relation: 'documents', column: 'document_id' },
    },
  ],
}

for (const [first, second] of [
  ['How many invoices are from Norvik Oy?', 'and from Globex?'],
  ['Wie viele Rechnungen sind von Norvik Oy?', 'und von Globex?'],
  ['Combien de factures de Norvik Oy ?', 'et de Globex ?'],
  ['¿Cuántas facturas hay de Norvik Oy?', '¿y de Globex?'],
] as const)
  test(`another supplier is said instead, whatever field names it: ${second}`, () => {
    const last = say([first, second], withCompanies)
    assert.ok(last.includes('Globex') && !last.includes('Norvik'), last)
    const back = say([second.replace(/^\W*(?:and|und|et|y) /, 'invoices '), 'only Norvik Oy'], withCompanies)
    assert.ok(!back.includes('Globex'), back)
  })
