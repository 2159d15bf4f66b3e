import { piecesOf, stated, type Text } from '../../text.ts'
import type { Concept } from '../concept.ts'
import type { Fact } from '../facts.ts'
import { printHeading } from '../lists.ts'
import { capital } from '../names.ts'
import { pairLayouts, printEntries } from '../pairs.ts'
import type { Sketch } from '../sketch.ts'
import { choiceSheets, choicesFrom, type Sheet, someOf } from './sheets.ts'
import { printTickTable, tickSigns } from './tick-table.ts'

/** A thing and its answer's place on the scale, which is none where nothing was answered. */
interface Answered {
  label: string
  fact: Fact
  at: number
}

/** Of each answer the words that papers print for it. */
type Answers = readonly (readonly string[])[]

/** Several things, each with one of the same answers: ticks in columns, boxes, words that mean an answer. */
export function printChoices(sketch: Sketch): void {
  const { random, language } = sketch
  const { sheet, items, others } = someOf(sketch, choiceSheets, 7)
  const scale = random.pick(sheet.scales)
  const names = random.pick(scale.names)
  sketch.facts.unspoken.push(...others.map((item) => choicesFrom(item, names)))
  const all = items.map((item) => answered(sketch, sheet, item, names))
  if (all.length === 0) return
  if (random.chance(0.5)) printHeading(sketch, capital(sketch.label(sheet.title)))
  const print = random.weighted<(sketch: Sketch, all: readonly Answered[], answers: Answers) => void>([
    [printInColumns, all.length > 1 ? 3 : 0],
    [printBeside, 4],
    [printBoxes, 2],
    [printInLine, 2.5],
    [printByAnswer, all.length > 2 ? 1.5 : 0],
  ])
  print(sketch, all, scale.printed[language])
}

function answered(sketch: Sketch, { title }: Sheet, item: Concept, names: readonly string[]): Answered {
  const { random, facts } = sketch
  const at = random.chance(0.06) ? -1 : random.int(0, names.length - 1)
  const fact = facts.add({
    ...{ concept: choicesFrom(item, names), group: title, paraphrased: true as const },
    ...(at < 0 ? { empty: true as const } : { choice: at }),
  })
  return { label: capital(sketch.label(item)), fact, at }
}

/** The answers head columns, and one of them has a sign. */
function printInColumns(sketch: Sketch, all: readonly Answered[], answers: Answers): void {
  const [on, off] = sketch.random.pick(tickSigns)
  printTickTable(
    sketch,
    answers.map(([short = '']) => capital(short)),
    all.map(({ label, fact, at }) => ({
      label,
      cells: answers.map((_, column): Text => (column === at ? [stated(fact.key, column, on)] : off)),
    })),
  )
}

/** Words that mean the answer, beside the label. */
function printBeside(sketch: Sketch, all: readonly Answered[], answers: Answers): void {
  const { random } = sketch
  const entries = all.map((each) => ({
    label: each.label,
    value: each.at < 0 ? random.pick(['', '-', '...']) : worded(sketch, each, answers),
  }))
  printEntries(sketch, entries, random.pick(pairLayouts))
}

function worded({ random }: Sketch, { fact, at }: Answered, answers: Answers): Text {
  const word = random.pick(answers[at] ?? [''])
  const printed = random.chance(0.5) ? capital(word) : word
  return [stated(fact.key, word, printed)]
}

/** All answers after each label, the right one with a sign or in brackets. */
function printBoxes(sketch: Sketch, all: readonly Answered[], answers: Answers): void {
  const { random, desk } = sketch
  const [on, off] = random.pick(tickSigns)
  const words = answers.map((variants) => random.pick(variants))
  const choose = random.pick([
    (word: Text) => [`${on} `, ...piecesOf(word)],
    (word: Text) => [...piecesOf(word), ` ${on}`],
    (word: Text) => ['>> ', ...piecesOf(word), ' <<'],
  ])
  const leave = off === '' ? (word: string) => word : (word: string) => `${off} ${word}`
  const by = random.pick(['   ', ' / ', '  |  '])
  for (const { label, fact, at } of all) {
    const options = words.map(
      (word, each): Text => (each === at ? choose([stated(fact.key, word, word)]) : [leave(word)]),
    )
    desk.sheet.paragraph(
      [
        `${label}${random.pick([':', '', ' –'])}  `,
        ...options.flatMap((option, each) => [each > 0 ? by : '', ...piecesOf(option)]),
      ],
      desk.style,
      { leading: 1.5 },
    )
  }
}

/** One after the other in running text. */
function printInLine(sketch: Sketch, all: readonly Answered[], answers: Answers): void {
  const { random, desk } = sketch
  const between = random.pick([', ', '; ', ' · ', '. ', ' / '])
  const colon = random.pick([': ', ' ', ' – ', ': '])
  const said = all.filter(({ at }) => at >= 0)
  desk.sheet.paragraph(
    said.flatMap((each, index) => [
      ...(index > 0 ? [between] : []),
      `${index > 0 && between !== '. ' && random.chance(0.2) ? each.label.toLowerCase() : each.label}${colon}`,
      ...piecesOf(worded(sketch, each, answers)),
    ]),
    desk.style,
  )
}

/** For each answer the things that have it; their own words are what states it. */
function printByAnswer({ random, desk }: Sketch, all: readonly Answered[], answers: Answers): void {
  const bullet = random.pick(['', '', '- ', '• '])
  answers.forEach((variants, answer) => {
    const own = all.filter(({ at }) => at === answer)
    if (own.length === 0) return
    const things = own.flatMap(({ label, fact }, at) => [at > 0 ? ', ' : '', stated(fact.key, answer, label)])
    desk.sheet.paragraph([`${bullet}${capital(random.pick(variants))}: `, ...things], desk.style, { leading: 1.4 })
  })
}
