import { piecesOf, stated, type Text } from '../../text.ts'
import { printHeading } from '../lists.ts'
import { capital } from '../names.ts'
import { pairLayouts, printEntries } from '../pairs.ts'
import { printTickTable } from '../parts/tick-table.ts'
import type { Sketch } from '../sketch.ts'
import { choose, type Decision, decide, deciding, someFlags, someGroups } from './box-facts.ts'
import { type Flag, type Group, groups, questions, statements, states, told } from './box-tables.ts'
import { alternatives, decoys, headings, neither, none, yesAndNo } from './box-words.ts'
import { type Option, type OptionRow, printOptionRows, tickingOf } from './option-lines.ts'

/** Groups of boxes, statements to tick, matrices of yes and no, words and sentences that mean one of several choices. */
export function printBoxPart(sketch: Sketch): void {
  const print = sketch.random.weighted([
    [printGroups, 4],
    [printQuestions, 4],
    [printMatrixOfQuestions, 2],
    [printStatements, 3],
    [printChoiceWords, 3.5],
    [printTold, 5],
    [printStates, 3],
  ])
  print(sketch)
}

/** Questions with several options, of which one is ticked. */
function printGroups(sketch: Sketch): void {
  const { random, language } = sketch
  const chosen = someGroups(sketch, groups, random.int(1, 4))
  const isLow = language !== 'de' && random.chance(0.4)
  const rows = chosen.map((group): OptionRow => optionRow(sketch, group, isLow))
  if (rows.length === 0) return
  headed(sketch)
  const mixed = random.chance(0.3) ? random.shuffle([...rows, ...yesNoRows(sketch, random.int(1, 3))]) : rows
  printOptionRows(sketch, mixed, tickingOf(sketch))
  if (random.chance(0.35)) printDecoy(sketch, chosen)
}

function optionRow(sketch: Sketch, group: Group, isLow: boolean): OptionRow {
  const { random, language } = sketch
  const { key, at } = choose(sketch, group, random.chance(0.06))
  const words = group.printed[language].map((variants) => random.pick(variants))
  const inOrder = random.chance(0.7) ? words.map((_, each) => each) : random.shuffle(words.map((_, each) => each))
  return {
    label: asLabel(sketch, sketch.label(group.concept)),
    options: inOrder.map((each): Option => {
      const word = words[each] ?? ''
      const printed = isLow ? word : capital(word)
      return { words: each === at ? [stated(key, word, printed)] : printed, isOn: each === at }
    }),
  }
}

/** Whole questions, each with yes and no. */
function printQuestions(sketch: Sketch): void {
  const rows = yesNoRows(sketch, sketch.random.int(1, 6))
  if (rows.length === 0) return
  headed(sketch)
  printOptionRows(sketch, rows, tickingOf(sketch))
}

function yesNoRows(sketch: Sketch, count: number): OptionRow[] {
  const { random, language } = sketch
  const cased = random.pick([capital, capital, (word: string) => word, (word: string) => word.toUpperCase()])
  const hasThird = random.chance(0.15)
  const isTurned = random.chance(0.12)
  const pair = random.chance(0.85) ? yesAndNo[language] : random.pick(alternatives[language])
  return someFlags(sketch, questions, count).map((flag): OptionRow => {
    const isEmpty = random.chance(0.06)
    const decision = decide(sketch, flag, isEmpty)
    const option = (word: string, isSet: boolean): Option => {
      const isOn = !isEmpty && decision.isSet === isSet
      return { words: isOn ? [deciding(decision, cased(word))] : cased(word), isOn }
    }
    const both = [option(pair[0], true), option(pair[1], false)]
    const third = { words: cased(neither[language]), isOn: isEmpty && random.chance(0.5) }
    const options = [...(isTurned ? both.reverse() : both), ...(hasThird ? [third] : [])]
    return { label: asLabel(sketch, sketch.label(flag.concept)), options }
  })
}

/** Statements and questions in rows, yes and no in columns, a sign in one of the two. */
function printMatrixOfQuestions(sketch: Sketch): void {
  const { random, language } = sketch
  const flags = someFlags(sketch, random.chance(0.5) ? questions : statements, random.int(2, 7))
  const { on, off } = tickingOf(sketch)
  const [yes, no] = random.chance(0.6) ? yesAndNo[language] : random.pick(alternatives[language])
  const isTurned = random.chance(0.15)
  const rows = flags.map((flag) => {
    const decision = decide(sketch, flag)
    const cells = [true, false].map((isSet): Text => (decision.isSet === isSet ? [deciding(decision, on)] : off))
    return { label: capital(sketch.label(flag.concept)), cells: isTurned ? cells.reverse() : cells }
  })
  if (rows.length === 0) return
  headed(sketch)
  const heads = [capital(yes), capital(no)]
  printTickTable(sketch, isTurned ? heads.reverse() : heads, rows)
}

/** Single statements: ticked they are so, else not. */
function printStatements(sketch: Sketch): void {
  const { random, desk } = sketch
  const ticking = tickingOf(sketch)
  const options = someFlags(sketch, statements, random.int(1, 7)).map((flag): Option & { decision: Decision } => {
    const decision = decide(sketch, flag)
    const label = capital(sketch.label(flag.concept))
    return { words: [deciding(decision, label)], isOn: decision.isSet, decision }
  })
  if (options.length === 0) return
  headed(sketch)
  if (random.chance(0.5)) printOptionRows(sketch, [{ label: '', options }], ticking)
  else
    for (const { words, isOn, decision } of options) {
      const sign = isOn ? ticking.on : ticking.off
      const box: Text = sign === '' ? [] : [deciding(decision, sign)]
      const line: Text = ticking.isAfter
        ? [...piecesOf(words), ' ', ...piecesOf(box)]
        : [...piecesOf(box), ' ', ...piecesOf(words)]
      desk.sheet.paragraph(line, desk.style, {
        leading: 1.5,
        x: desk.sheet.left + (sign === '' && !ticking.isAfter ? 12 : 0),
      })
    }
}

/** Beside its label or in a sentence, words that mean a choice; words of the others stand elsewhere. */
function printChoiceWords(sketch: Sketch): void {
  const { random, desk, language } = sketch
  const chosen = someGroups(sketch, groups, random.int(1, 3))
  const entries: { label: string; value: Text }[] = []
  for (const group of chosen) {
    const { key, at } = choose(sketch, group)
    const word = random.pick(group.printed[language][at] ?? [''])
    const sentences = group.sentences[language]
    if (sentences.length > 0 && random.chance(0.5)) {
      const [before = '', after = ''] = random.pick(sentences).split('{}')
      desk.sheet.paragraph([before, stated(key, word, before === '' ? capital(word) : word), after], desk.style)
    } else entries.push({ label: capital(sketch.label(group.concept)), value: [stated(key, word, capital(word))] })
  }
  if (entries.length > 0) printEntries(sketch, entries, random.pick(pairLayouts))
  if (random.chance(0.5)) printDecoy(sketch, chosen)
}

/** Sentences that affirm or deny, and words that are the contrary of each other. */
function printTold(sketch: Sketch): void {
  const { random, desk } = sketch
  const sentences = someFlags(sketch, told, random.int(1, 5)).map((flag) => sentenceOf(sketch, flag))
  if (sentences.length === 0) return
  const bullet = random.pick(['- ', '• ', '* ', '– '])
  if (random.chance(0.25))
    for (const sentence of sentences) desk.sheet.paragraph([bullet, ...piecesOf(sentence)], desk.style)
  else
    desk.sheet.paragraph(
      sentences.flatMap((sentence) => [...piecesOf(sentence), ' ']),
      desk.style,
    )
}

/** Labels that ask for nothing with yes or no, and what stands beside them. */
function printStates(sketch: Sketch): void {
  const { random, language, facts } = sketch
  const free = states.filter(({ printed }) => !facts.names(printed))
  const entries = someFlags(sketch, free, random.int(1, 5)).map((state) => {
    facts.note(state.printed)
    const decision = decide(sketch, state)
    const word = random.pick(state.answers[language][decision.isSet ? 0 : 1] ?? [''])
    const said = capital(word === '*' ? random.pick(none[language]) : word)
    return { label: sketch.label(state.printed), value: [deciding(decision, said)] }
  })
  if (entries.length > 0) printEntries(sketch, entries, random.pick(pairLayouts))
}

function sentenceOf(sketch: Sketch, flag: Flag): Text {
  const { random, language } = sketch
  const decision = decide(sketch, flag)
  const [before = '', both = '', after = ''] = random.pick(flag.sentences[language]).split(/[[\]]/)
  const [yes = '', no = ''] = both.split('/')
  return [before, deciding(decision, decision.isSet ? yes : no), after]
}

/** The words of any option in a remark that says nothing of which was taken. */
export function printDecoy({ random, desk, language }: Sketch, from: readonly Group[]): void {
  if (from.length === 0) return
  const word = random.pick(random.pick(random.pick(from).printed[language]))
  const text = random.pick(decoys[language]).replace('{}', word)
  desk.sheet.paragraph(capital(text), random.chance(0.5) ? desk.small : desk.style)
}

function headed(sketch: Sketch): void {
  if (sketch.random.chance(0.35)) printHeading(sketch, sketch.random.pick(headings[sketch.language]))
}

function asLabel({ random }: Sketch, label: string): string {
  return `${capital(label)}${/[?:.]$/.test(label) ? '' : random.pick([':', ''])}`
}
