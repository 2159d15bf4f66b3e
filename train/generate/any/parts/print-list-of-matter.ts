import { type Piece, piecesOf, plain, type Text } from '../../text.ts'
import { bulletOf, printPlain } from '../list-forms.ts'
import { type Item, type List, type ListPlan, makeList } from '../list-plan.ts'
import { printHeading, printList } from '../lists.ts'
import { capital } from '../names.ts'
import type { Sketch } from '../sketch.ts'
import { printListTable } from '../table.ts'
import { type ListOfMatter, listsOfMatters } from './lists-of-matters.ts'

/** A list of some matter of which the document does not speak yet, in one of the forms that such lists have. */
export function printListOfMatter(sketch: Sketch): void {
  const { random, facts } = sketch
  const chosen = random
    .shuffle(listsOfMatters)
    .find(({ concept, columns }) => ![concept, ...columns.values()].some((each) => facts.names(each)))
  if (!chosen) return
  facts.note(chosen.concept)
  const [first, ...others] = [...chosen.columns.keys()]
  const shown = [first ?? '', ...others.filter(() => random.chance(0.8))]
  const columns = shown.flatMap((id) => chosen.columns.get(id) ?? [])
  const most = Math.min(columns[0]?.values?.[sketch.language]?.length ?? 9, 9)
  const plan: ListPlan = {
    ...{ concept: chosen.concept, columns, items: [random.chance(0.9) ? 2 : 1, most] },
    ...(columns.length === 1 && { plain: true as const }),
  }
  if (random.chance(columns.length === 1 ? 0.45 : 0.3)) printList(sketch, plan)
  else printInOwnWords(sketch, chosen, shown, makeList(sketch, plan))
}

function printInOwnWords(sketch: Sketch, matter: ListOfMatter, shown: readonly string[], list: List): void {
  const { random, desk, language } = sketch
  const say = (item: Item, isSentence: boolean) => saying(sketch, matter, { shown, item, isSentence })
  const hasSentences = matter.sayings[language].some((template) => template.endsWith('.'))
  const form = random.weighted([
    ['bare table', list.plan.plain ? 0 : 3],
    ['running', hasSentences ? 2 : 0],
    ['numbered sentences', hasSentences ? 2 : 0],
    ['bullets', 2.5],
    ['one line', list.items.length < 7 ? 2.5 : 0],
    ['plain', list.plan.plain ? 3 : 0],
  ] as const)
  const label = capital(sketch.label(list.plan.concept))
  if (form === 'one line') {
    desk.sheet.paragraph(
      [`${label}${random.pick([': ', ' : ', ' – ', ' '])}`, ...enumerated(sketch, list, (item) => say(item, false))],
      desk.style,
    )
    return
  }
  if (random.chance(form === 'running' ? 0.25 : 0.6)) printHeading(sketch, label)
  if (form === 'plain') printPlain(sketch, list)
  else if (form === 'bare table') printListTable(sketch, list, { withoutHeader: random.chance(0.6), plainEnd: true })
  else if (form === 'running')
    desk.sheet.paragraph(
      list.items.flatMap((item) => [...say(item, true), ' ']),
      desk.style,
    )
  else {
    const bullet = bulletOf(sketch)
    for (const [at, item] of list.items.entries())
      desk.sheet.paragraph([bullet(at), ...say(item, form === 'numbered sentences')], desk.style, { leading: 1.35 })
  }
}

/** One item as its matter says it, or its values after each other where one of them is missing. */
function saying(
  { random, language }: Sketch,
  { sayings }: ListOfMatter,
  { shown, item, isSentence }: { shown: readonly string[]; item: Item; isSentence: boolean },
): Piece[] {
  const there = new Map<string, Text>()
  for (const [at, id] of shown.entries()) {
    const cell = item.cells[at] ?? ''
    if (plain(cell) !== '') there.set(id, cell)
  }
  const fitting = sayings[language].filter((template) => {
    const places = placesIn(template)
    return template.endsWith('.') === isSentence && places.length === there.size && places.every((id) => there.has(id))
  })
  if (fitting.length === 0) {
    const by = random.pick([', ', ' – ', ', '])
    return [...there.values()].flatMap((cell, at) => [...piecesOf(at > 0 ? by : ''), ...piecesOf(cell)]).filter(isText)
  }
  return random
    .pick(fitting)
    .split(/(\{\w+\})/)
    .flatMap((part) => piecesOf(part.startsWith('{') ? (there.get(part.slice(1, -1)) ?? '') : part))
    .filter(isText)
}

function isText({ text }: Piece): boolean {
  return text !== ''
}

function placesIn(template: string): string[] {
  return [...template.matchAll(/\{(\w+)\}/g)].map(([, id = '']) => id)
}

function enumerated({ random, language }: Sketch, { items }: List, say: (item: Item) => Text): Piece[] {
  const said = items.map(say)
  const by = said.some((text) => plain(text).includes(',')) ? random.pick(['; ', '; ', ' / ', ' · ']) : ', '
  const last = random.chance(0.5) ? { en: ' and ', de: ' und ', fr: ' et ', es: ' y ' }[language] : by
  return said.flatMap((text, at) => [
    ...piecesOf(at === 0 ? '' : at === said.length - 1 ? last : by),
    ...piecesOf(text),
  ])
}
