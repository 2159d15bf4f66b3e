import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drawnDocument } from '../../../test/support/written-documents.ts'
import { discover } from './discover.ts'

async function pairsOf(texts: [text: string, x: number, y: number][]): Promise<string[]> {
  const { pairs } = discover(await drawnDocument(texts))
  return pairs.map(({ label, text }) => `${label} = ${text}`)
}

test('what stands in rows below a row of unknown words has these for its labels, also where some are left empty', async () => {
  const pairs = await pairsOf([
    ['Gerät', 60, 100],
    ['Halle', 170, 100],
    ['Runden', 280, 100],
    ['Fehler', 390, 100],
    ['Presse', 75, 134],
    ['34', 290, 133],
    ['7', 392, 135],
    ['Süd', 185, 166],
    ['51', 279, 169],
    ['2', 410, 167],
    ['Nord', 160, 202],
    ['12', 279, 203],
  ])
  for (const pair of ['Gerät = Presse', 'Halle = Nord', 'Runden = 51', 'Fehler = 7', 'Fehler = 2'])
    assert.ok(pairs.includes(pair), `${pair} of ${pairs.join('; ')}`)
})

test('what stands in full rows below a row of unknown words is a table', async () => {
  const columns = { Gerät: ['Presse', 'Säge'], Halle: ['Nord', 'Süd'], Runden: ['34', '51'], Fehler: ['7', '2'] }
  const lefts = [
    [60, 75, 55],
    [170, 160, 185],
    [280, 290, 279],
    [390, 392, 410],
  ]
  const texts = Object.entries(columns).flatMap(([label, values], column) =>
    [label, ...values].map((text, row): [string, number, number] => [text, lefts[column]?.[row] ?? 0, 100 + 34 * row]),
  )
  const { tables } = discover(await drawnDocument(texts))
  assert.deepEqual(
    tables[0]?.rows.map((row) => row.map((cell) => cell?.text)),
    [
      ['Presse', 'Nord', '34', '7'],
      ['Säge', 'Süd', '51', '2'],
    ],
  )
})

test('boxes answer the words before them in their row, not the question above', async () => {
  const pairs = await pairsOf([
    ['Vergütung einschließlich Zulagen (brutto)', 60, 100],
    ['Kostenanteile', 60, 122],
    ['[ ] nein', 150, 122],
    ['[x] ja', 220, 122],
  ])
  assert.ok(pairs.includes('Kostenanteile = [ ] nein') && pairs.includes('Kostenanteile = [x] ja'), pairs.join('; '))
})

test('a box whose caption ends with a colon has a value of its own', async () => {
  const pairs = await pairsOf([
    ['Bezieht Ihr Haushalt Wohngeld?', 60, 100],
    ['[ ] Nein', 240, 100],
    ['[x] Ja:', 310, 100],
    ['421', 360, 100],
  ])
  assert.ok(pairs.includes('[x] Ja: = 421'), pairs.join('; '))
})

test('what is written over the line of a field belongs to the label beside it', async () => {
  const pairs = await pairsOf([
    ['Name:', 60, 118],
    ['Anna Klee', 170, 97],
    ['Vorname:', 320, 118],
    ['Anna', 430, 97],
  ])
  assert.deepEqual(pairs, ['Name: = Anna Klee', 'Vorname: = Anna'])
})

test('words before a colon are no name, though each begins with a capital letter', async () => {
  const pairs = await pairsOf([
    ['3. Sonstige Einnahmen aus Nebentätigkeit:', 60, 100],
    ['120,00', 520, 100],
    ['Monatliche Gesamteinnahmen:', 60, 118],
    ['980,00', 520, 118],
  ])
  assert.ok(pairs.includes('Monatliche Gesamteinnahmen: = 980,00'), pairs.join('; '))
  assert.ok(!pairs.some((pair) => pair.endsWith('= Monatliche Gesamteinnahmen:')), pairs.join('; '))
})

test('a sentence below the short values of a label is none of them', async () => {
  const sentence = 'Ich verpflichte mich, jede Änderung der Angaben unverzüglich und ohne Aufforderung mitzuteilen.'
  const pairs = await pairsOf([
    ['Beizufügende Unterlagen:', 60, 100],
    ['- Lebenslauf', 60, 116],
    ['- Zeugnis', 60, 132],
    [sentence, 60, 150],
  ])
  assert.ok(!pairs.some((pair) => pair.endsWith(sentence)), pairs.join('; '))
})

test('values and labels that alternate are paired one way on the whole page', async () => {
  const words = [
    ['ledig', 'Familienstand'],
    ['Ulm', 'Geburtsort'],
    ['Ghana', 'Staatsangehörigkeit'],
    ['Bayern', 'Bundesland'],
  ] as const
  const pairs = await pairsOf(
    words.flatMap(([value, label], at) => [
      [value, 90, 100 + 70 * at],
      [label, 60, 128 + 70 * at],
    ]),
  )
  assert.deepEqual(
    pairs,
    words.map(([value, label]) => `${label} = ${value}`),
  )
})

test('lines below words that announce them are their values, up to the next gap', async () => {
  const entries = [
    'Lageplan (zwei Exemplare)',
    'Erklärung der Nachbarn, dass sie mit der Höhe einverstanden sind',
    'Statik des Turms (geprüft)',
  ]
  const pairs = await pairsOf([
    ['Dem Antrag auf Aufstellung liegen bei:', 60, 100],
    ...entries.map((entry, at): [string, number, number] => [entry, 75, 127 + 27 * at]),
    ['Erst danach wird entschieden', 60, 260],
  ])
  assert.deepEqual(
    pairs,
    entries.map((entry) => `Dem Antrag auf Aufstellung liegen bei: = ${entry}`),
  )
})
