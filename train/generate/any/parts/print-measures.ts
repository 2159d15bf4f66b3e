import { type Piece, piecesOf, plain, stated, type Text } from '../../text.ts'
import type { Concept } from '../concept.ts'
import { printHeading } from '../lists.ts'
import { capital } from '../names.ts'
import { pairLayouts, printEntries } from '../pairs.ts'
import type { Sketch } from '../sketch.ts'
import { measureSheets, someOf } from './sheets.ts'
import { printTickTable } from './tick-table.ts'

interface Measure {
  label: string
  value: Text
}

/** Figures with their units: in lines, after each other, in brackets, in a table with the units in a column of their own. */
export function printMeasures(sketch: Sketch): void {
  const { random } = sketch
  const { sheet, items, others } = someOf(sketch, measureSheets, 6)
  sketch.facts.unspoken.push(...others)
  const measures = items.map((concept): Measure => {
    const fact = sketch.facts.add({ concept, group: sheet.title })
    const value = withUnitApart(sketch, concept, sketch.values.of(fact))
    return { label: capital(sketch.label(concept)), value }
  })
  if (measures.length === 0) return
  if (random.chance(0.45)) printHeading(sketch, capital(sketch.label(sheet.title)))
  const print = random.weighted<(sketch: Sketch, measures: readonly Measure[]) => void>([
    [(_, all) => printEntries(sketch, all, random.pick(pairLayouts)), 4],
    [printInLine, 4],
    [printWithUnits, 2],
    [printSentences, 2],
  ])
  print(sketch, measures)
}

/** Where the unit is a word of its own, it can be asked for by itself. */
function withUnitApart({ random, facts }: Sketch, measured: Concept, value: Text): Text {
  const pieces = piecesOf(value)
  const last = pieces.at(-1)
  if (!last?.text.startsWith(' ') || random.chance(0.4)) return value
  const word = last.text.trim()
  const { key } = facts.add({ concept: unitOf(measured) })
  return [
    ...pieces.slice(0, -1),
    { text: ' ', marks: last.marks },
    { text: word, marks: [...last.marks, ...stated(key, word, word).marks] },
  ]
}

function unitOf({ id, labels, fields = [] }: Concept): Concept {
  const each = (language: 'en' | 'de' | 'fr' | 'es', forms: readonly string[]) =>
    (labels[language] ?? []).flatMap((label) => forms.map((form) => form.replace('{}', label)))
  return {
    ...{ id: `${id}.unit`, form: 'phrase' },
    labels: {
      en: each('en', ['unit of {}', '{} unit', 'unit for {}']),
      de: each('de', ['Einheit {}', '{} Einheit']),
      fr: each('fr', ['unité de {}', 'unité : {}']),
      es: each('es', ['unidad de {}', 'unidad: {}']),
    },
    // Every other name has the unit in it.
    fields: fields
      .filter((_, at) => at % 2 === 1)
      .map(([name, said]) => [`${name}_unit`, `in what it is measured: ${said}`] as const),
  }
}

/** `Flow 14 l/min at 3 bar`, `H 2.30 m x W 1.10 m`. */
function printInLine({ random, desk, language }: Sketch, measures: readonly Measure[]): void {
  const by = random.pick([
    ', ',
    ', ',
    ' · ',
    ' | ',
    ' / ',
    '; ',
    ` ${{ en: 'at', de: 'bei', fr: 'à', es: 'a' }[language]} `,
  ])
  const colon = random.pick([' ', ': ', ' = ', ' '])
  const isBehind = random.chance(0.2)
  const said = measures.flatMap(({ label, value }, at): Piece[] => [
    ...piecesOf(at > 0 ? by : ''),
    ...(isBehind
      ? [...piecesOf(value), ...piecesOf(` ${label.toLowerCase()}`)]
      : [...piecesOf(`${label}${colon}`), ...piecesOf(value)]),
  ])
  const [open, close] = random.pick([
    ['', ''],
    ['', ''],
    ['', '.'],
    ['(', ')'],
  ] as const)
  desk.sheet.paragraph([open, ...said, close], desk.style)
}

/** Figure and unit each have a column. */
function printWithUnits(sketch: Sketch, measures: readonly Measure[]): void {
  const { random, language } = sketch
  const heads = {
    en: ['Value', 'Unit'],
    de: ['Wert', 'Einheit'],
    fr: ['Valeur', 'Unité'],
    es: ['Valor', 'Unidad'],
  }[language]
  printTickTable(
    sketch,
    random.chance(0.7) ? heads : ['', ''],
    measures.map(({ label, value }) => {
      const pieces = piecesOf(value)
      const isFigure = ({ text }: Piece) => /\d/.test(text)
      return {
        label,
        cells: [
          pieces.filter(isFigure),
          pieces.filter((piece) => !isFigure(piece) && plain([piece]).trim() !== '').map(trimmed),
        ],
      }
    }),
  )
}

function trimmed(piece: Piece): Piece {
  return { ...piece, text: piece.text.trim() }
}

function printSentences({ random, desk, language }: Sketch, measures: readonly Measure[]): void {
  const said = measures.flatMap(({ label, value }) => {
    const low = language === 'de' ? label : label.toLowerCase()
    const [before = '', after = ''] = random
      .pick(sentences[language])
      .replace('{L}', label)
      .replace('{l}', low)
      .split('{}')
    return [before, ...piecesOf(value), `${after} `]
  })
  desk.sheet.paragraph(said, desk.style)
}

const sentences = {
  en: ['{L} comes to {}.', 'We read {} ({l}).', 'For {l} we found {}.', '{L} was taken as {}.', 'It has {} of {l}.'],
  de: ['{L} kommt auf {}.', 'Abgelesen: {} ({l}).', 'Für {l} ergab sich {}.', '{L} nahmen wir mit {} an.'],
  fr: ['{L} : on arrive à {}.', 'Lu : {} ({l}).', 'Pour {l}, on trouve {}.', '{L} a été pris à {}.'],
  es: ['{L} llega a {}.', 'Leído: {} ({l}).', 'Para {l} salió {}.', '{L} se tomó como {}.'],
}
