import { attributeOf } from './attributes.ts'
import {
  type Catalogue,
  type ColumnRef,
  findColumn,
  findRelation,
  holdsDocuments,
  isSameMeaning,
  repeatsValues,
} from './catalogue.ts'
import { amountOf, isStatedBy, kindsAsked } from './day-of-kind.ts'
import { type Draft, emptyDraft } from './draft.ts'
import type { AggregateName, Comparison, Period, Term } from './form.ts'
import type { Item } from './item.ts'
import type { Mark } from './phrases.ts'
import { fold, stem, wordsOfName } from './words.ts'

export type Kind<K extends Item['kind']> = Extract<Item, { kind: K }>

export const aggregates: Partial<Record<Mark, AggregateName>> = { sum: 'sum', avg: 'avg', max: 'max', min: 'min' }
export const comparisons: Partial<Record<Mark, Comparison>> = {
  ...{ more: '>', atLeast: '>=', less: '<', atMost: '<=', after: '>', before: '<', since: '>=' },
}
export const periods: Partial<Record<Mark, Period>> = {
  ...{ byDay: 'day', byMonth: 'month', byQuarter: 'quarter', byYear: 'year' },
}
/** Whether the largest is meant. */
export const superlatives: Partial<Record<Mark, boolean>> = {
  ...{
    most: true,
    least: false,
    latest: true,
    earliest: false,
    oldest: true,
    youngest: false,
    top: true,
    common: true,
  },
}

/** What so few documents state is hardly what is asked of all. */
const rarely = 0.25

/** A place among the items of a question, what stands around it, and what has been understood up to it. */
export class ItemCursor {
  readonly draft: Draft = emptyDraft()
  /** Places where something had to be assumed. */
  guesses = 0
  protected at = 0
  /** Still among what is to be shown, before any condition. */
  protected isSelecting = true
  protected readonly items: Item[]
  protected readonly catalogue: Catalogue
  /** Relations in which values of the question stand. */
  private readonly valued: Set<string>
  /** Relations that columns of the question can only be of. */
  private readonly columned: Set<string>

  constructor(items: Item[], catalogue: Catalogue, about: string[]) {
    this.items = [...items]
    this.catalogue = catalogue
    const named = items.flatMap((item) => (item.kind === 'relation' ? [item.relation] : []))
    this.draft.relations = named.length > 0 ? named : [...about]
    this.draft.mentioned = items.flatMap((item) =>
      item.kind === 'relation' && item.score >= 0.9 ? [item.relation] : [],
    )
    this.columned = new Set(
      items.flatMap((item) =>
        item.kind === 'column' && item.columns.length === 1 ? item.columns.map(({ relation }) => relation) : [],
      ),
    )
    this.valued = new Set(
      items.flatMap((item) => (item.kind === 'value' ? item.values.map(({ column }) => column.relation) : [])),
    )
  }

  protected hasSeen(kind: Item['kind']): boolean {
    return this.items.slice(0, this.at).some((item) => item.kind === kind)
  }

  /** The place of the next item that says something, from here on. */
  protected skip(from: number, ...marks: Mark[]): number {
    let at = from
    for (; at < this.items.length; at++) {
      const item = this.items[at]
      if (item?.kind === 'word' && item.isFiller) continue
      if (
        item?.kind === 'mark' &&
        (item.mark === 'of' || item.mark === 'is' || item.mark === 'which' || marks.includes(item.mark))
      )
        continue
      break
    }
    return at
  }

  protected markAt(at: number): Mark | undefined {
    const item = this.items[at]
    return item?.kind === 'mark' ? item.mark : undefined
  }

  /** Which of the columns of that name: of the relation that stands beside it. */
  protected resolve({ columns, text = '' }: Kind<'column'>, at: number): ColumnRef {
    const beside = this.items[at - 1]
    const previous = this.items[this.markAt(at - 1) === 'of' ? at - 2 : at - 1]
    const next = this.items.find((item, other) => other > at && item.kind === 'relation' && !this.isCounted(other))
    const last = this.items.slice(0, at).findLast((item) => item.kind === 'relation')
    const kinds = columns.length > 1 ? this.kindsAsked() : []
    const isWhen = this.items.some((item) => item.kind === 'mark' && item.mark === 'when')
    const ofTable = this.tableBeside(at, text, columns)
    const scoreOf = ({ relation, column }: ColumnRef): number => {
      const is = (item: Item | undefined) => item?.kind === 'relation' && item.relation === relation
      const { key } = findRelation(this.catalogue, relation)
      const named = (is(beside) ? 8 : 0) + (is(previous) ? 4 : 0) + (is(next) && (this.isSelecting || !last) ? 3 : 0)
      return (
        named +
        (is(last) ? 2 : 0) +
        ofTable(relation) +
        (is(next) ? 0.5 : 0) +
        (this.draft.relations.includes(relation) ? 1 : 0) +
        this.besideIn({ relation, column }) +
        (column === key ? 1.5 : 0) +
        (isWhen && this.typeOf({ relation, column }) === 'date' ? 5 : 0)
      )
    }
    const stated = columns.filter((column) => isStatedBy(findColumn(this.catalogue, column), kinds))
    const [best, second] = (stated.length > 0 ? stated : [...columns]).sort((a, b) => scoreOf(b) - scoreOf(a))
    if (best === undefined) throw new Error('a column item names no column')
    if (second && scoreOf(best) === scoreOf(second) && !this.meansSame(best, second)) this.guesses += 1
    return this.ofKinds(best)
  }

  /** How likely a column is of a table, by what stands beside it and what it is called by. */
  private tableBeside(at: number, text: string, columns: ColumnRef[]): (relation: string) => number {
    const listed = this.listedWith(at)
    const said = this.saidWith(text, columns)
    return (relation) => (listed === relation ? 5 : 0) + (said.has(relation) ? 3 : 0)
  }

  /** "Hive numbers" are those of hives, wherever else they stand. */
  private saidWith(text: string, columns: ColumnRef[]): Set<string> {
    const words = new Set(text.split(' ').map(stem))
    const isSaid = ({ relation }: ColumnRef) => wordsOfName(fold(relation)).every((word) => words.has(stem(word)))
    return new Set(columns.length > 1 ? columns.filter(isSaid).map(({ relation }) => relation) : [])
  }

  /** "The ids and names of members": of which tables the column is that stands behind the next "and". */
  private listedWith(at: number): string | undefined {
    const next = this.items[this.skip(at + 2)]
    const isListed = this.markAt(at + 1) === 'and' || this.items[at + 1]?.kind === 'comma'
    const [only, ...others] = isListed && next?.kind === 'column' ? next.columns : []
    return others.length === 0 && !holdsDocuments(this.catalogue) ? only?.relation : undefined
  }

  /** Documents of one kind may call an amount or a day otherwise: what lacks the one is asked for the other. */
  private meansSame(a: ColumnRef, b: ColumnRef): boolean {
    const [one, other] = [findColumn(this.catalogue, a), findColumn(this.catalogue, b)]
    const { kinds } = findRelation(this.catalogue, a.relation)
    const isOfDocuments = kinds !== undefined && a.relation === b.relation
    // What rows cost is looked for where they state it.
    if (a.relation === b.relation && one.isLineTotal && other.isLineTotal) return true
    return isOfDocuments && one.type !== 'text' && isSameMeaning(one, other)
  }

  /** What an adjective compares: "the cheapest policy" is that of the lowest premium. */
  protected attributeIn(adjective: string, relation: string): ColumnRef | undefined {
    const column = attributeOf(adjective, relation, this.catalogue)
    return column && this.ofKinds(column)
  }

  /** "The total" of orders, where only invoices call theirs so. */
  private ofKinds(column: ColumnRef): ColumnRef {
    const { isMain, type } = findColumn(this.catalogue, column)
    return isMain && type === 'number' ? (this.amountIn(column.relation) ?? column) : column
  }

  /** What else the question names there; and what documents state themselves is meant before what stands in a list of theirs, if many do. */
  private besideIn(ref: ColumnRef): number {
    const { kinds } = findRelation(this.catalogue, ref.relation)
    const isRare = (findColumn(this.catalogue, ref).filled ?? 1) < rarely
    const own = kinds ? (isRare ? 0 : 0.4) : 0
    return (this.valued.has(ref.relation) ? 0.8 : 0) + (this.columned.has(ref.relation) ? 0.6 : 0) + own
  }

  /** Of which kinds of documents the question is, by what it names. */
  protected kindsAsked(): string[] {
    const named = this.items.flatMap((item) =>
      (item.kind === 'relation' || item.kind === 'column') && item.only ? [item.only.value] : [],
    )
    const columns = this.items.flatMap((item) => {
      const said =
        item.kind === 'value' ? item.values.map(({ column }) => column) : item.kind === 'column' ? item.columns : []
      const [column, ...others] = said
      return column && others.length === 0 ? [column] : []
    })
    return kindsAsked(this.catalogue, named, columns)
  }

  /** The amount of documents of the kinds that are asked about, or of rows. */
  protected amountIn(relation: string): ColumnRef | undefined {
    return amountOf(this.catalogue, relation, this.kindsAsked())
  }

  /** "The number of singers" does not say whose name stands before it. */
  private isCounted(at: number): boolean {
    let before = at - 1
    while (before > 0 && (this.items[before]?.kind === 'word' || this.markAt(before) === 'distinct')) before--
    return this.markAt(before) === 'count'
  }

  protected typeOf(column: ColumnRef) {
    return findColumn(this.catalogue, column).type
  }

  protected columnAt(at: number): ColumnRef | undefined {
    const item = this.items[at]
    return item?.kind === 'column' ? this.resolve(item, at) : undefined
  }

  /** Whether it stands behind an "and" or a comma. */
  protected isListed(at: number): boolean {
    let before = at - 1
    while (before >= 0 && (this.markAt(before) === 'which' || this.items[before]?.kind === 'word')) before--
    return this.markAt(before) === 'and' || this.items[before]?.kind === 'comma'
  }

  /** The same with "from" or "in" before it once more. */
  protected isJoined(at: number): boolean {
    let before = at - 1
    while (before > 0 && ['where', 'of'].includes(this.markAt(before) ?? '')) before--
    return this.isListed(before + 1)
  }

  protected orderBy(by: Term, descending: boolean): boolean {
    this.draft.order.push({ by, descending })
    this.draft.limit ??= 1
    return true
  }

  protected select(term: Term): boolean {
    const isThere = this.draft.select.some((other) => JSON.stringify(other) === JSON.stringify(term))
    if (!isThere) this.draft.select.push(term)
    return true
  }

  /** Whether its rows have a date that is meant where none is named, so that a year behind a name is no part of it. */
  protected isDated(relation: string): boolean {
    return findRelation(this.catalogue, relation).columns.some(({ type, isMain }) => type === 'date' && isMain)
  }

  /** "Shelves" may stand in documents and in lists of theirs: of one of these is not of all. */
  protected isInSeveral({ values }: Kind<'value'>): boolean {
    const isOfDocuments = holdsDocuments(this.catalogue)
    return isOfDocuments && new Set(values.map(({ column }) => column.relation)).size > 1
  }

  protected repeats(column: ColumnRef): boolean {
    return repeatsValues(findColumn(this.catalogue, column), findRelation(this.catalogue, column.relation))
  }
}
