import type { Language } from '../../data/language-data.ts'
import { piecesOf, stated, type Text } from '../../text.ts'
import { yesNo } from '../choices.ts'
import type { Fact } from '../facts.ts'
import { printHeading } from '../lists.ts'
import { capital } from '../names.ts'
import { pairLayouts, printEntries } from '../pairs.ts'
import type { Sketch } from '../sketch.ts'
import { flagSheets, type Sheet, someOf } from './sheets.ts'
import { printTickTable, tickSigns } from './tick-table.ts'

interface Flag {
  label: string
  fact: Fact
  isSet: boolean
}

const answers: Record<Language, readonly [string, string]> = {
  en: ['yes', 'no'],
  de: ['ja', 'nein'],
  fr: ['oui', 'non'],
  es: ['sí', 'no'],
}

/** Several things that are so or not, in one of the forms in which papers tick, strike out and enumerate. */
export function printFlags(sketch: Sketch): void {
  const { random, facts } = sketch
  const { sheet, items, others } = someOf(sketch, flagSheets, 8)
  sketch.facts.unspoken.push(...others)
  const flags = items.map((concept): Flag => {
    const isSet = random.chance(0.5)
    return {
      label: capital(sketch.label(concept)),
      fact: facts.add({ concept, group: sheet.title, flag: isSet, paraphrased: true }),
      isSet,
    }
  })
  if (flags.length === 0) return
  if (random.chance(0.5)) printHeading(sketch, capital(sketch.label(sheet.title)))
  const print = random.weighted<(sketch: Sketch, flags: readonly Flag[], sheet: Sheet) => void>([
    [printBoxes, 3],
    [printYesAndNo, 3],
    [printInColumns, flags.length > 1 ? 2 : 0],
    [printApart, flags.length > 1 ? 3 : 0],
    [printWords, 2],
  ])
  print(sketch, flags, sheet)
}

/** A box before or behind each, in lines or several in one. */
function printBoxes({ random, desk }: Sketch, flags: readonly Flag[]): void {
  const [on, blank] = random.pick(tickSigns)
  const off = blank === '' ? '__' : blank
  const isFirst = random.chance(0.7)
  const boxed = flags.map(({ label, fact, isSet }): Text => {
    const box = stated(fact.key, isSet, isSet ? on : off)
    return isFirst ? [box, ` ${label}`] : [`${label} `, box]
  })
  if (random.chance(0.5)) for (const text of boxed) desk.sheet.line(text, desk.style, { leading: 1.5 })
  else
    desk.sheet.paragraph(
      boxed.flatMap((text) => [...piecesOf(text), '    ']),
      desk.style,
      { leading: 1.5 },
    )
}

/** Both answers after each, one of them with a sign, or the other crossed out. */
function printYesAndNo({ random, desk, language }: Sketch, flags: readonly Flag[]): void {
  const [on, off] = random.pick(tickSigns)
  const [low, lowNo] = answers[language]
  const [yes, no] = random.chance(0.2)
    ? [low.toUpperCase(), lowNo.toUpperCase()]
    : random.chance(0.5)
      ? [capital(low), capital(lowNo)]
      : [low, lowNo]
  const signed = random.weighted<(word: string, isRight: boolean) => string>([
    [(word, isRight) => `${isRight ? on : off} ${word}`.trim(), 5],
    [(word, isRight) => `${word} ${isRight ? on : off}`.trim(), 4],
    [(word, isRight) => (isRight ? word : `~~${word}~~`), 1.5],
    [(word, isRight) => (isRight ? `(${word})` : word), 1],
    [(word, isRight) => (isRight ? word : word.replace(/./gu, 'x')), 0.5],
  ])
  const by = random.pick(['   ', ' / ', '  '])
  for (const { label, fact, isSet } of flags) {
    const option = (word: string, isRight: boolean): Text =>
      isRight ? [stated(fact.key, isSet, signed(word, true))] : signed(word, false)
    const [first, second] = [option(yes, isSet), option(no, !isSet)]
    desk.sheet.line(
      [`${label}${random.pick(['?', ':', ''])}  `, ...piecesOf(first), by, ...piecesOf(second)],
      desk.style,
      { leading: 1.5 },
    )
  }
}

/** Yes and no head columns. */
function printInColumns(sketch: Sketch, flags: readonly Flag[]): void {
  const { random, language } = sketch
  const [on, off] = random.pick(tickSigns)
  printTickTable(
    sketch,
    answers[language].map(capital),
    flags.map(({ label, fact, isSet }) => ({
      label,
      cells: [isSet, !isSet].map((isRight): Text => (isRight ? [stated(fact.key, isSet, on)] : off)),
    })),
  )
}

/** Those that are there after one word, those that are not after another. */
function printApart({ random, desk, language }: Sketch, flags: readonly Flag[], { there, missing }: Sheet): void {
  const by = random.pick([', ', ', ', ' · ', '; '])
  const isLow = random.chance(0.5) && language !== 'de'
  const inOrder = random.chance(0.7) ? [true, false] : [false, true]
  const parts = inOrder.flatMap((isSet): Text[] => {
    const own = flags.filter((flag) => flag.isSet === isSet)
    if (own.length === 0) return []
    const head = random.pick((isSet ? there : missing)[language])
    const said = own.flatMap(({ label, fact }, at) => [
      at > 0 ? by : '',
      stated(fact.key, isSet, isLow ? label.toLowerCase() : label),
    ])
    return [[`${head}${random.pick([': ', ' – ', ': '])}`, ...said]]
  })
  if (random.chance(0.5)) for (const part of parts) desk.sheet.paragraph(part, desk.style, { leading: 1.4 })
  else
    desk.sheet.paragraph(
      parts.flatMap((part) => [...piecesOf(part), '. ']),
      desk.style,
    )
}

/** A word or a sign as the value of each. */
function printWords(sketch: Sketch, flags: readonly Flag[]): void {
  const { random, language } = sketch
  const [yes, no] = random.chance(0.3)
    ? random.pick([
        ['✓', '✗'],
        ['✔', '–'],
        ['x', '-'],
        ['+', '-'],
      ] as const)
    : random.pick(yesNo[language])
  const entries = flags.map(({ label, fact, isSet }) => ({ label, value: [stated(fact.key, isSet, isSet ? yes : no)] }))
  printEntries(sketch, entries, random.pick(pairLayouts))
}
