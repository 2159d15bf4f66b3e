import { type Piece, piecesOf, stated, type Text } from '../text.ts'
import { choiceSets } from './choices.ts'
import type { Concept } from './concept.ts'
import type { ListFact } from './facts.ts'
import type { Sketch } from './sketch.ts'
import { covered } from './values.ts'

/** A list to print: what it is called and what its items state. */
export interface ListPlan {
  concept: Concept
  columns: readonly Concept[]
  /** Items are plain values of the one column. */
  plain?: true
  /** A list in each item. */
  inner?: ListPlan
  items?: readonly [from: number, to: number]
  /** Printed as the stages of a life mostly. */
  form?: 'entries'
}

/** One item with the texts of its cells, in the order of the columns; an absent value is an empty text. */
export interface Item {
  key: string
  cells: Text[]
  inner: Item[]
}

export interface List {
  plan: ListPlan
  fact: ListFact
  items: Item[]
}

/** Makes up the items of a list and notes it among the facts. */
export function makeList(sketch: Sketch, plan: ListPlan, count = countOf(sketch, plan)): List {
  const columns = plan.columns.map((concept, at) => ({ key: `c${at}`, concept: withChoices(sketch, concept) }))
  for (const concept of plan.columns) sketch.facts.note(concept)
  const { inner } = plan
  const innerFact: ListFact | undefined = inner && {
    key: 'n',
    concept: inner.concept,
    columns: inner.columns.map((concept, at) => ({ key: `c${at}`, concept: withChoices(sketch, concept) })),
    items: 0,
  }
  for (const concept of inner?.columns ?? []) sketch.facts.note(concept)
  const fact = sketch.facts.addList({
    ...{ concept: plan.concept, columns, items: count },
    ...(plan.plain && { plain: true as const }),
    ...(innerFact && { inner: innerFact }),
  })
  const maker = new CellMaker(sketch)
  const sparse = columns.map(() => (sketch.random.chance(0.12) ? 0.35 : 0.02))
  const items = Array.from({ length: count }, (_, at): Item => {
    const key = `${fact.key}[${at}]`
    const cells = columns.map((column, index) =>
      index > 0 && sketch.random.chance(sparse[index] ?? 0)
        ? ''
        : maker.cell(column.concept, `${key}.${column.key}`, index),
    )
    const size = innerFact ? sketch.random.int(1, 3) : 0
    return { key, cells, inner: Array.from({ length: size }, (_, inside) => maker.inner(innerFact, key, inside)) }
  })
  return { plan, fact, items }
}

function withChoices({ random }: Sketch, concept: Concept): Concept {
  return concept.form === 'choice' && !concept.choices ? { ...concept, choices: random.pick(choiceSets) } : concept
}

function countOf({ random }: Sketch, { items, inner }: ListPlan): number {
  if (items) return random.int(...items)
  if (inner) return random.int(1, 4)
  return random.weighted([
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 3],
    [5, 2],
    [random.int(6, 9), 2],
    [random.int(10, 18), 1],
  ])
}

/** Cells of one column look alike: the same unit, the same form, sometimes the same few values. */
class CellMaker {
  readonly #sketch: Sketch
  readonly #pools = new Map<number, string[]>()
  readonly #units = new Map<Concept, string>()

  constructor(sketch: Sketch) {
    this.#sketch = sketch
  }

  cell(concept: Concept, key: string, column: number): Text {
    const { random, values } = this.#sketch
    const settled = settle(this.#sketch, concept, this.#units)
    const pooled = this.#pools.get(column)
    if (pooled && pooled.length > 1 && random.chance(0.9)) return say(key, random.pick(pooled))
    const text = values.text(settled, key)
    if (
      !concept.values &&
      !this.#pools.has(column) &&
      ['phrase', 'choice', 'person', 'city', 'short'].includes(concept.form) &&
      random.chance(0.3)
    )
      this.#pools.set(
        column,
        Array.from({ length: 3 }, () => plainOf(values.text(settled, key))),
      )
    return text
  }

  inner(fact: ListFact | undefined, outer: string, at: number): Item {
    const key = `${outer}.n[${at}]`
    const columns = fact?.columns ?? []
    return {
      key,
      inner: [],
      cells: columns.map((column, index) => this.cell(column.concept, `${key}.${column.key}`, 100 + index)),
    }
  }
}

/** A column measures in one unit, and its amounts are written in one way. */
function settle({ random }: Sketch, concept: Concept, settled: Map<Concept, string>): Concept {
  const choices = concept.form === 'unit' ? units : concept.form === 'money' ? ['bare', 'bare', 'full'] : []
  if (choices.length === 0 || concept.like !== undefined) return concept
  const like = settled.get(concept) ?? random.pick(choices)
  settled.set(concept, like)
  return { ...concept, like }
}

const units = ['kg', 'm', 'mm', 'l', 'km', 'h', 'm²', 't', '°C', 'mg', 'cm', 'pcs', 'kWh', 'min']

function plainOf(text: Text): string {
  return piecesOf(text)
    .map((piece) => piece.text)
    .join('')
}

function say(key: string, text: string): Piece[] {
  return [stated(key, text, text)]
}

/** The words of a cell again in another place, as a section's heading. */
export function sayFor(keys: readonly string[], text: string): Text {
  return keys.reduce<Text>((said, key) => covered(key, said), [text])
}
