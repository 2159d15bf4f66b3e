import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPdf } from '../../../src/parse/formats/pdf/read-pdf.ts'
import { families, languages } from '../../../train/generate/data/language-data.ts'
import { drawPdf } from '../../../train/generate/draw-pdf.ts'
import { generateDocument } from '../../../train/generate/generate.ts'
import type { GeneratedDocument, GeneratedField } from '../../../train/generate/generated-document.ts'
import { assertSoundDocument } from '../../support/document-invariants.ts'
import { readInProcess } from '../../support/read-in-process.ts'

const seeds = Array.from({ length: 12 }, (_, index) => index + 1)
const generated = families.flatMap((family) => seeds.map((seed) => generateDocument(seed, { family })))

test('the same seed gives the same document, another seed another', () => {
  for (const family of families) {
    const again = generateDocument(1, { family })
    assert.deepEqual(again, generated[families.indexOf(family) * seeds.length])
    assert.notEqual(again.document.markdown, generateDocument(2, { family }).document.markdown)
  }
})

test('documents of every family and language are sound', () => {
  for (const { document } of generated) assertSoundDocument(document)
  for (const language of languages)
    for (const family of families)
      if (family === 'invoice')
        assert.ok(generated.some((each) => each.language === language && each.family === family))
})

test('the words of a field print its value', () => {
  for (const { document, medium, fields } of generated.filter((each) => each.medium !== 'scan'))
    for (const field of fields) {
      const text = textOf(document, field)
      // Sentences put punctuation beside a value, and a sign of currency may stand right at its figure.
      const exact = text === field.printed || bare(text) === bare(field.printed) || field.concept === 'currency'
      assert.ok(
        exact && text.includes(field.printed),
        `${medium} ${field.concept}: "${text}" is not "${field.printed}"`,
      )
    }
})

test('noise changes few letters, and the words of a field stay about what was printed', () => {
  const scans = generated.filter((each) => each.medium === 'scan')
  const fields = scans.flatMap(({ document, fields: all }) =>
    all.map((field) => ({ field, text: textOf(document, field) })),
  )
  const same = fields.filter(({ field, text }) => bare(text) === bare(field.printed)).length
  assert.ok(same / fields.length > 0.75 && same < fields.length, `${same} of ${fields.length}`)
  for (const { document } of scans)
    assert.ok(document.pages.every((page) => page.words.every((word) => word.confidence !== undefined)))
})

test('nearly every printed value is a field, and what is absent is not printed', () => {
  let [printed, found] = [0, 0]
  for (const { sheets, fields, absent } of generated) {
    printed += new Set(sheets.flatMap((page) => page.words.flatMap((word) => word.marks))).size
    found += fields.length
    const concepts = new Set(fields.map((field) => field.concept))
    assert.deepEqual(
      absent.filter((concept) => concepts.has(concept)),
      [],
    )
  }
  assert.ok(found / printed > 0.95, `${found} of ${printed}`)
})

test('net and tax make the gross total in nearly all invoices', () => {
  const sums = generated.map(
    ({ fields }) =>
      [numberOf(fields, 'net_total'), numberOf(fields, 'tax_total'), numberOf(fields, 'gross_total')] as const,
  )
  const whole = sums.filter((sum): sum is readonly [number, number, number] =>
    sum.every((value) => value !== undefined),
  )
  const right = whole.filter(([net, tax, gross]) => Math.abs(net + tax - gross) < 0.005)
  assert.ok(whole.length > 30 && right.length / whole.length > 0.9, `${right.length} of ${whole.length}`)
})

test('account numbers and securities have right check digits', () => {
  const values = (concept: string) =>
    generated.flatMap(({ fields }) =>
      fields.filter((field) => field.concept === concept).map((field) => String(field.value)),
    )
  const ibans = values('iban')
  assert.ok(ibans.length > 20)
  for (const iban of ibans) assert.equal(BigInt(asDigits(`${iban.slice(4)}${iban.slice(0, 4)}`)) % 97n, 1n, iban)
  const isins = values('isin')
  assert.ok(isins.length > 8)
  for (const isin of isins) assert.equal(luhn(asDigits(isin)), 0, isin)
})

test('a drawn document is read back word by word', async () => {
  for (const family of ['invoice', 'receipt', 'bank_statement', 'contract', 'income_statement'] as const) {
    const made = findPage(family)
    const bytes = await drawPdf(made.sheets)
    const read = await readInProcess(readPdf, { name: 'drawn.pdf', bytes })
    const [ours, theirs] = [wordsOf(made.document), wordsOf(read)]
    const share = commonInOrder(ours, theirs) / Math.max(ours.length, theirs.length)
    assert.ok(share >= 0.98, `${family}: ${share}`)
  }
})

function asDigits(id: string): string {
  return id.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
}

function luhn(digits: string): number {
  const doubled = [...digits].reverse().map((digit, at) => Number(digit) * (at % 2 === 0 ? 1 : 2))
  return doubled.reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0) % 10
}

function textOf(document: GeneratedDocument['document'], { page, words: [from, to] }: GeneratedField): string {
  const words = document.pages[page - 1]?.words.slice(from, to) ?? []
  // The markdown parts words at signs that need an escape.
  return words
    .map((word, index) =>
      index > 0 && word.start - (words[index - 1]?.end ?? 0) < 2 && document.markdown[word.start - 1] === '\\'
        ? word.text
        : ` ${word.text}`,
    )
    .join('')
    .trim()
}

function bare(text: string): string {
  return text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
}

function numberOf(fields: readonly GeneratedField[], concept: string): number | undefined {
  const value = fields.find((field) => field.concept === concept)?.value
  return typeof value === 'number' ? value : undefined
}

function findPage(family: (typeof families)[number]): GeneratedDocument {
  const found = generated.find((each) => each.family === family && each.medium === 'page')
  assert.ok(found)
  return found
}

function wordsOf(document: GeneratedDocument['document']): string[] {
  return document.pages.flatMap((page) => page.words.map((word) => word.text))
}

/** Length of the longest common sequence. */
function commonInOrder(a: readonly string[], b: readonly string[]): number {
  let before = new Array<number>(b.length + 1).fill(0)
  for (const word of a) {
    const row = [0]
    b.forEach((other, at) => {
      row.push(word === other ? (before[at] ?? 0) + 1 : Math.max(row[at] ?? 0, before[at + 1] ?? 0))
    })
    before = row
  }
  return before.at(-1) ?? 0
}
