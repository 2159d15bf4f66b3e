import { piecesOf, plain } from '../text.ts'
import {
  bulletOf,
  entriesOf,
  printBullets,
  printCards,
  printEntriesOf,
  printLabelBlocks,
  printLinesOf,
  printPlain,
  printSentences,
} from './list-forms.ts'
import { type List, type ListPlan, makeList, sayFor } from './list-plan.ts'
import { capital } from './names.ts'
import { printPairs } from './pairs.ts'
import type { Sketch } from './sketch.ts'
import { lookOf, printListTable } from './table.ts'

type ListForm = 'table' | 'sections' | 'cards' | 'label blocks' | 'entries' | 'bullets' | 'sentences' | 'lines'

/** Prints a list in one of the many forms that lists have. */
export function printList(sketch: Sketch, plan: ListPlan): void {
  const { random } = sketch
  const list = makeList(sketch, plan)
  if (random.chance(0.65) || plan.plain) printHeading(sketch, capital(sketch.label(plan.concept)))
  const form = plan.form && random.chance(0.8) ? plan.form : chooseForm(sketch, plan)
  const print = plan.plain ? printPlain : plan.inner ? printNested : forms[form]
  print(sketch, list)
}

const forms: Record<ListForm, (sketch: Sketch, list: List) => void> = {
  table: (sketch, list) => printListTable(sketch, list),
  sections: printSections,
  cards: printCards,
  'label blocks': printLabelBlocks,
  entries: printEntriesOf,
  bullets: printBullets,
  sentences: printSentences,
  lines: printLinesOf,
}

function chooseForm({ random }: Sketch, { columns }: ListPlan): ListForm {
  const wide = columns.length > 4
  return random.weighted([
    // The engine reads tables by itself: what it asks the reader for are lists of other forms.
    ['table', 5],
    ['sections', columns.length > 2 ? 1 : 0],
    ['cards', 1],
    ['label blocks', 0.8],
    ['entries', wide ? 1.2 : 2.4],
    ['bullets', wide ? 0.3 : 1.5],
    ['sentences', wide ? 0.2 : 0.9],
    ['lines', wide ? 0.5 : 1.3],
  ])
}

export function printHeading(sketch: Sketch, text: string): void {
  const { desk, random } = sketch
  desk.sheet.need(desk.style.size * 6)
  desk.sheet.line(text, desk.sized(random.between(1, 1.4), random.chance(0.85)), { leading: 1.7 })
}

/** Two short tables beside each other. */
export function printBeside(sketch: Sketch, plans: readonly ListPlan[]): void {
  const { desk, random } = sketch
  const { sheet } = desk
  const width = (sheet.right - sheet.left) / plans.length - 10
  sheet.need(desk.style.size * 22)
  const top = sheet.y
  let low = top
  plans.forEach((plan, at) => {
    sheet.y = top
    const list = makeList(sketch, plan, random.int(2, 6))
    const x = sheet.left + at * (width + 20)
    sheet.print(x, sheet.y, capital(sketch.label(plan.concept)), desk.bold)
    sheet.y += desk.style.size * 1.7
    printListTable(sketch, list, { x, width, plainEnd: true })
    low = Math.max(low, sheet.y)
  })
  sheet.y = low
}

/** A heading carries one column's value down to the rows below it. */
function printSections(sketch: Sketch, list: List): void {
  const { random } = sketch
  const carried = random.int(0, list.fact.columns.length - 1)
  const column = list.fact.columns[carried]
  if (!column) return
  column.carried = true
  const groups = Math.min(list.items.length, random.int(1, 3))
  const size = Math.ceil(list.items.length / groups)
  const seen = new Set<string>()
  const look = lookOf(sketch)
  const width = sketch.desk.sheet.right - sketch.desk.sheet.left
  const headed = random.chance(0.5)
  const label = capital(sketch.label(column.concept))
  for (let from = 0; from < list.items.length; from += size) {
    const items = list.items.slice(from, from + size)
    const text = plain(
      items.map(({ cells }) => cells[carried] ?? '').find((cell) => plain(cell) !== '') ?? sketch.names.phrase(),
    )
    if (seen.has(text)) continue
    seen.add(text)
    const said = sayFor(
      items.map(({ key }) => `${key}.${column.key}`),
      text,
    )
    sketch.desk.sheet.need(sketch.desk.style.size * 6)
    sketch.desk.sheet.y += 4
    sketch.desk.sheet.line(headed ? [`${label}: `, ...piecesOf(said)] : said, sketch.desk.bold, { leading: 1.6 })
    const shown = {
      ...list,
      items: items.map((item) => ({ ...item, cells: item.cells.filter((_, at) => at !== carried) })),
    }
    printListTable(
      sketch,
      { ...shown, plan: { ...list.plan, columns: list.plan.columns.filter((_, at) => at !== carried) } },
      { withoutHeader: from > 0 && random.chance(0.5), plainEnd: true, look, width },
    )
  }
}

/** A list in each item: a line or labels for the item, then a table, bullets or lines of its own. */
function printNested(sketch: Sketch, list: List): void {
  const { random, desk } = sketch
  const inner = list.plan.inner
  if (!inner || !list.fact.inner) return
  const asTable = random.chance(0.6)
  const look = lookOf(sketch)
  const indent = random.pick([0, 0, 14])
  const withoutHeader = random.chance(0.2)
  const layout = random.pick(['inline', 'colon', 'band', 'two columns'] as const)
  const bullet = bulletOf(sketch)
  const by = random.pick([', ', ' - ', ': '])
  for (const item of list.items) {
    const entries = entriesOf(sketch, list, item.cells)
    desk.sheet.need(desk.style.size * 2.4 * (entries.length + 2))
    const frame = { x: desk.sheet.left, y: desk.sheet.y, width: desk.sheet.right - desk.sheet.left }
    printPairs(desk, entries, frame, layout)
    desk.sheet.y = frame.y + 3
    const below: List = { plan: inner, fact: list.fact.inner, items: item.inner }
    if (asTable) printListTable(sketch, below, { indent, plainEnd: random.chance(0.7), look, withoutHeader })
    else
      for (const [at, { cells }] of item.inner.entries())
        desk.sheet.paragraph(
          [bullet(at), ...cells.flatMap((cell, index) => [...(index > 0 ? [by] : []), ...piecesOf(cell)])],
          desk.style,
          { x: desk.sheet.left + 14 },
        )
    desk.sheet.y += desk.style.size * 0.8
  }
}
