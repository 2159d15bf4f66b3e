import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printedDocument } from '../../test/support/printed-document.ts'
import { textDocument } from '../../test/support/written-documents.ts'
import { checkExtraction } from './check-extraction.ts'
import { resolveDocument } from './resolve-document.ts'
import { readSchema } from './schema/read-schema.ts'

const schema = readSchema({ invoice_number: 'string', total: 'number' })

function concernsOf(pages: string[], asked = schema): string[] {
  const { findings, ...extraction } = resolveDocument(printedDocument(pages), asked)
  return checkExtraction(asked, extraction, findings, { level: 'lax' })
    .concerns.filter(({ path }) => path === '$')
    .map(({ level, text }) => `${level}: ${text}`)
}

const invoice = (number: string, day: string, total: string) =>
  `Birch Joinery Ltd\n\nINVOICE\n\nInvoice no: ${number}\nInvoice date: ${day}\n\nTotal due:   ${total}\n`

test('a file of several invoices says so, since their values may be mixed', () => {
  const concerns = concernsOf([invoice('BJ-17', '03.05.2024', '418.20'), invoice('BJ-29', '09.06.2024', '96.00')])
  assert.equal(concerns.length, 1)
  assert.match(
    concerns[0] ?? '',
    /^warning: The file seems to hold several documents, BJ-17 \(page 1\), BJ-29 \(page 2\)/,
  )
  const german = (number: string, day: string) =>
    `Birke Bau GmbH\n\nRechnungsnummer: ${number}\nRechnungsdatum: ${day}\n\nGesamtbetrag: 120,00 EUR\n`
  assert.equal(concernsOf([german('2024-7', '03.05.2024'), german('2024-9', '04.05.2024')]).length, 1)
})

test('one invoice of several pages, its numbers above each, and one that names others are one document', () => {
  const goesOn = 'Birch Joinery Ltd\n\nInvoice no: BJ-17\nInvoice date: 03.05.2024\n\nOak board      12.00\n'
  assert.deepEqual(concernsOf([invoice('BJ-17', '03.05.2024', '418.20'), goesOn]), [])
  const reminder = 'Still open:\n\nInvoice no: BJ-03\nInvoice no: BJ-05\n'
  assert.deepEqual(concernsOf([invoice('BJ-17', '03.05.2024', '418.20'), reminder]), [])
})

test('who asks for a list of invoices gets them without a word', () => {
  const list = readSchema({ invoices: [{ invoice_number: 'string', total: 'number' }] })
  const pages = [invoice('BJ-17', '03.05.2024', '418.20'), invoice('BJ-29', '09.06.2024', '96.00')]
  assert.deepEqual(concernsOf(pages, list), [])
})

function concernsOfText(text: string): Promise<string[]> {
  return textDocument(text).then((document) => {
    const { findings, ...extraction } = resolveDocument(document, schema)
    const { concerns } = checkExtraction(schema, extraction, findings, { level: 'lax' })
    return concerns.filter(({ path }) => path === '$').map(({ text: told }) => told)
  })
}

test('two invoices in one text are told of, whether a rule parts them or their heads alone', async () => {
  const short = (number: string, day: string, total: string) => `INVOICE ${number}\nDate: ${day}\nTotal: ${total} EUR\n`
  const [one, two] = [short('A-1', '2026-01-05', '100.00'), short('A-2', '2026-01-06', '250.00')]
  for (const text of [
    `${one}----------------\n${two}`,
    `${one}\n\n${two}`,
    `Note from the scanner\n${one}=====\n${two}`,
  ])
    assert.match((await concernsOfText(text))[0] ?? '', /several documents, A-1, A-2 \(page 1\)/)
})

test('rules inside one invoice, and another number that it names, part nothing', async () => {
  const text = `INVOICE A-1
Date: 2026-01-05
----------------
Chair      80.00
Credit for invoice A-0 of 2025-12-01
----------------
Total: 80.00 EUR
`
  assert.deepEqual(await concernsOfText(text), [])
})
