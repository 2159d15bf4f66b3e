import { piecesOf, type Text } from '../../text.ts'
import type { Concept } from '../concept.ts'
import { capital } from '../names.ts'
import { fitted } from '../pairs.ts'
import { conceptFrom, inLanguages } from '../parts/blocks.ts'
import type { Sketch } from '../sketch.ts'
import { modelName } from '../things/thing-values.ts'
import type { Variants } from '../variants.ts'
import type { Cast } from './cast.ts'
import { saidOfSides, sideLines } from './sides.ts'
import { rowsOf } from './voices.ts'

interface Sides {
  /** One and the other, by the same place in each language. */
  words: readonly [Variants, Variants]
  id: string
  attributes: readonly string[]
}

const sides: readonly Sides[] = rowsOf(sideLines).map(([id = '', ...cells]) => {
  const of = (at: 0 | 1) =>
    inLanguages(
      cells.map((cell) =>
        cell
          .split('|')
          .map((both) => both.split('/')[at])
          .join('|'),
      ),
    )
  return { id, words: [of(0), of(1)], attributes: (cells[4] ?? '').split(' ') }
})

const attributes = new Map(
  rowsOf(saidOfSides).map(([head = '', ...cells]): [string, Concept] => {
    const [id = '', form = ''] = head.split(' ')
    return [id, { ...conceptFrom(`side:${id}`, form, cells), id: `side:${id}` }]
  }),
)

/** The same of two sides, each under its own heading, beside each other, in rows or in a run. Returns what is said of neither. */
export function printSides(sketch: Sketch, cast: Cast): Concept[] {
  const { random, language } = sketch
  const free = sides.filter(({ words }) => words.every((own) => cast.isFree({ words: own })))
  const { id, words, attributes: names } = random.pick(free)
  for (const own of words) cast.note({ words: own })
  const way = random.int(0, Math.min(words[0][language].length, words[1][language].length) - 1)
  const columns = words.map((own, at): Concept => ({ id: `side:${id}:${at}`, form: 'phrase', labels: own }))
  const said = random.shuffle(names).slice(0, random.int(1, 3))
  const rows = said.map((name) => {
    const known = attributes.get(name)
    if (!known) throw new Error(`nothing is called ${name}`)
    const concept =
      known.form === 'unit' ? { ...known, like: random.pick(['kg', 'm', '°C', 'bar', 'kWh', 'mm', 'l', 'm²']) } : known
    const label = capital(random.pick(concept.labels[language] ?? ['']))
    return { label, values: columns.map((column) => valueFor(sketch, concept, column)) }
  })
  const heads = words.map((own) => capital(own[language][way] ?? ''))
  const layouts = [
    besides,
    below,
    inRows,
    inRows,
    inRuns,
    inRuns,
    ...(rows.length === 2 ? [inBrackets, inBrackets] : []),
  ]
  random.pick(layouts)(sketch, heads, rows)
  return names
    .filter((name) => !said.some((other) => other === name || areNear(name, other)))
    .flatMap((name) => {
      const concept = attributes.get(name)
      return concept ? words.map((own, at) => both(concept, own, `${id}:${at}`)) : []
    })
}

/** What the same word may mean. */
const near = ['person company', 'unit number money percent', 'date time duration', 'id model phone'].map((line) =>
  line.split(' '),
)

function areNear(one: string, other: string): boolean {
  return near.some((group) => group.includes(one) && group.includes(other))
}

/** An attribute of one side, to ask for it in vain. */
function both({ id, form, labels }: Concept, own: Variants, side: string): Concept {
  const [word = ''] = own.en
  const [label = ''] = labels.en ?? []
  return { id: `${id}:${side}`, form, labels: { en: [`${word} ${label}`, `${label} ${word}`] } }
}

function valueFor(sketch: Sketch, concept: Concept, column: Concept): Text {
  const { random, facts, values } = sketch
  const isEmpty = random.chance(0.07)
  const fact = facts.add({ concept, column, unlabelled: true, ...(isEmpty && { empty: true as const }) })
  if (isEmpty) return random.pick(['–', '—', '-', 'n/a', '...'])
  if (concept.id !== 'side:model') return values.told(fact)
  const model = modelName(sketch)
  return [{ text: model, marks: [{ concept: fact.key, value: model, printed: model }] }]
}

interface Row {
  label: string
  values: readonly Text[]
}

type Layout = (sketch: Sketch, heads: readonly string[], rows: readonly Row[]) => void

/** Two columns, labels in both or in none. */
const besides: Layout = ({ random, desk }, heads, rows) => {
  const { sheet, style } = desk
  const width = (sheet.right - sheet.left) / 2
  const step = style.size * random.between(1.3, 1.6)
  const isLabelled = rows.length > 1 || random.chance(0.6)
  const between = random.pick([': ', ' ', ' – '])
  sheet.need(step * (rows.length + 2))
  const put = (column: number, text: Text, isBold = false) => {
    sheet.print(sheet.left + column * width, sheet.y, text, fitted(text, isBold ? desk.bold : style, width - 8))
  }
  for (const [column, head] of heads.entries()) put(column, head, random.chance(0.9))
  sheet.y += step
  for (const { label, values } of rows) {
    for (const [column, value] of values.entries())
      put(column, isLabelled ? [`${label}${between}`, ...piecesOf(value)] : value)
    sheet.y += step
  }
}

/** One heading below the other, the same labels under both. */
const below: Layout = ({ random, desk }, heads, rows) => {
  const { sheet, style } = desk
  const between = random.pick([': ', '  ', ' = '])
  heads.forEach((head, side) => {
    sheet.line(head, desk.bold, { leading: 1.5 })
    for (const { label, values } of rows)
      sheet.line([`${label}${between}`, ...piecesOf(values[side] ?? '')], style, { leading: 1.4 })
    sheet.y += random.between(0, 6)
  })
}

/** A table of two columns with a head. */
const inRows: Layout = ({ random, desk }, heads, rows) => {
  const { sheet, style } = desk
  const width = (sheet.right - sheet.left) / 3
  const step = style.size * random.between(1.4, 1.8)
  sheet.need(step * (rows.length + 1))
  const isRuled = random.chance(0.4)
  const lines: Text[][] = [['', ...heads], ...rows.map(({ label, values }) => [label, ...values])]
  lines.forEach((cells, at) => {
    cells.forEach((cell, column) => {
      const own = at === 0 ? desk.bold : style
      sheet.print(sheet.left + column * width, sheet.y, cell, fitted(cell, own, width - 8))
    })
    sheet.y += step
    if (isRuled) sheet.rule(sheet.left, sheet.right, sheet.y - 3)
  })
}

/** One line for each thing said: `1 : 2`, `1 → 2`, `old 1, new 2`. */
const inRuns: Layout = ({ random, desk }, heads, rows) => {
  const { sheet, style } = desk
  const [one = '', other = ''] = heads
  // Of several things said of both, only the label tells which is which.
  const form = random.pick(rows.length > 1 ? labelledRuns : [...labelledRuns, ...bareRuns])
  for (const { label, values } of rows)
    for (const line of form.split(' // ')) {
      const text = line.split(/(\{\w\})/).flatMap((part): Text => {
        if (part === '{a}') return piecesOf(values[0] ?? '')
        if (part === '{b}') return piecesOf(values[1] ?? '')
        return [{ '{l}': label, '{h}': one, '{g}': other }[part] ?? part]
      })
      sheet.paragraph(text, style, { leading: 1.5 })
    }
}

/** Two things said of both, the second in brackets: `3 : 2 (2 : 1)`. */
const inBrackets: Layout = ({ random, desk }, [one = '', other = ''], rows) => {
  const by = random.pick([' : ', ' – ', ' / '])
  const runs = rows.map(({ values }) => [...piecesOf(values[0] ?? ''), by, ...piecesOf(values[1] ?? '')])
  const [first = [], second = []] = runs
  const labels = rows.map(({ label }) => label)
  const head = `${labels[0]} (${labels[1]}) ${one}${by}${other}`
  desk.sheet.paragraph([`${head}  `, ...first, ' (', ...second, ')'], desk.style, { leading: 1.5 })
}

const labelledRuns = [
  '{l} {h} : {g}   {a} : {b}',
  '{l}: {h} {a}, {g} {b}',
  '{l} {h} → {g}: {a} → {b}',
  '{l} ({h} / {g}): {a} / {b}',
  '{h} {l} {a} – {g} {l} {b}',
]
const bareRuns = ['{h}: {a} / {g}: {b}', '{h} {a} – {g} {b}', '{h} / {g} // {a} / {b}']
