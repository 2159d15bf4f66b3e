import { isReversed } from './attributes.ts'
import { type ColumnRef, findColumn, findRelation, holdsDocuments } from './catalogue.ts'
import { doerIn } from './doers.ts'
import { type AggregateName, columnTerm, countOf, isAggregate, type Term } from './form.ts'
import type { Item } from './item.ts'
import { aggregates, type Kind, superlatives } from './item-cursor.ts'
import type { Mark } from './phrases.ts'
import { describing, quantityIn } from './quantities.ts'
import { OrderReader } from './read-order.ts'
import { sold, spending } from './small-words.ts'
import { fold } from './words.ts'

/** The largest, the latest, the most. */
export class SuperlativeReader extends OrderReader {
  /** Whether the words count: "the most", not "the largest". */
  private isMany = false

  protected readSuperlative(mark: Mark): boolean {
    if (this.readTwo(mark)) return true
    this.isMany = many.has(this.wordsAt(this.at))
    const before = this.items[this.at - 1]
    const isOfDocuments = holdsDocuments(this.catalogue)
    const named = isOfDocuments ? before : this.items[this.skipBack(this.at - 1)]
    let next = this.skip(this.at + 1, 'count', 'sum', 'avg')
    const between = this.items.slice(this.at + 1, next)
    const limit = this.items[next]
    if (limit?.kind === 'number' && !limit.isYear) {
      this.draft.limit = limit.value
      next = this.skip(next + 1, 'count', 'sum', 'most', 'least', 'latest')
    } else if (before?.kind === 'number' && !before.isYear && !before.isPlace) this.draft.limit = before.value
    const descending = superlatives[mark] ?? true
    const item = this.items[next]
    const figure = between.flatMap((other) =>
      other.kind === 'mark' && aggregates[other.mark] ? [aggregates[other.mark]] : [],
    )[0]
    const isCounted = between.some((other) => other.kind === 'mark' && other.mark === 'count')
    // "Suppliers with the highest total, top 3".
    if (mark === 'top' && !item && this.draft.order.length > 0) {
      this.at = next
      return true
    }
    // "Les cinq premiers fournisseurs par montant" are those with the most.
    if (this.rankedBy(item, next, descending || mark === 'earliest')) return true
    if (item?.kind === 'column') return this.superlativeOfColumn({ item, next, descending, mark, figure, isCounted })
    const measured = figure && item?.kind === 'relation' ? this.amountOfRows(item) : undefined
    if (measured) return this.superlativeOfColumn({ item: measured, next, descending, mark, figure, isCounted })
    // "The highest average invoice": of whom or of when?
    if (figure === 'avg' && item?.kind === 'relation') return false
    if (item?.kind === 'relation') return this.superlativeOfRelation({ item, next, descending, mark, isCounted })
    const last = this.draft.select.at(-1)
    if (named?.kind === 'column' && last?.kind === 'column' && this.typeOf(last.column) !== 'text') {
      // "Le montant le plus élevé": it stands behind what it is about.
      this.draft.select.pop()
      return this.superlativeOfColumn({
        item: { ...named, columns: [last.column] },
        next: next - 1,
        descending,
        mark,
        figure,
        isCounted,
      })
    }
    return this.superlativeOfMeant({ next, descending, mark, figure, isCounted })
  }

  private readTwo(mark: Mark): boolean {
    return this.readFirstAndLast(mark) || this.readMostAndLeast(mark) || this.readFromTo(mark)
  }

  /** "The supplier with the highest average invoice": what these come to, of each. */
  private amountOfRows({ relation, only, ...place }: Kind<'relation'>): Kind<'column'> | undefined {
    const isOfEach = this.draft.select.length > 0 || this.draft.period !== undefined
    const main = isOfEach ? this.amountIn(relation) : undefined
    if (!main) return undefined
    if (only) this.draft.where.push(this.equals(only.column, only.value))
    return { ...place, kind: 'column', columns: [main] }
  }

  /** "The first and the last invoice date", "when was the first and when the last": from which day to which. */
  private readFirstAndLast(mark: Mark): boolean {
    const opposite = mark === 'earliest' ? 'latest' : mark === 'latest' ? 'earliest' : undefined
    const named = this.skip(this.at + 1)
    const and = this.skip(['relation', 'column'].includes(this.items[named]?.kind ?? '') ? named + 1 : named)
    const second = this.skip(and + 1, 'when', 'where')
    if (opposite === undefined || this.markAt(and) !== 'and' || this.markAt(second) !== opposite) return false
    const next = this.skip(second + 1)
    const said = this.items[next]
    const relation =
      said?.kind === 'relation' ? said.relation : (this.subject ?? this.catalogue.relations[0]?.name ?? '')
    const column = said?.kind === 'column' ? this.columnAt(next) : this.dayIn(relation)
    if (!column || this.typeOf(column) !== 'date') return false
    const fns: AggregateName[] = mark === 'earliest' ? ['min', 'max'] : ['max', 'min']
    this.draft.select = fns.map((fn) => ({ kind: 'aggregate', fn, column }))
    this.at = said?.kind === 'column' ? next + 1 : second + 1
    return true
  }

  /** "The longest and the shortest play time". */
  private readMostAndLeast(mark: Mark): boolean {
    const opposite = mark === 'most' ? 'least' : mark === 'least' ? 'most' : undefined
    const and = this.skip(this.at + 1)
    const second = this.skip(and + 1)
    const at = this.skip(second + 1)
    const column = this.columnAt(at)
    const isBoth = opposite !== undefined && this.markAt(and) === 'and' && this.markAt(second) === opposite
    if (!isBoth || !column || this.typeOf(column) !== 'number' || this.isInDocuments(column.relation)) return false
    const fns: AggregateName[] = mark === 'most' ? ['max', 'min'] : ['min', 'max']
    for (const fn of fns) this.select({ kind: 'aggregate', fn, column })
    this.at = at + 1
    return true
  }

  /** "From the most expensive to the cheapest" is in which order all are shown. */
  private readFromTo(mark: Mark): boolean {
    const isFrom = this.wordsAt(this.skipBack(this.at - 1)) === 'from'
    const to = this.skip(this.at + 1)
    const second = this.skip(to + 1)
    const descending = superlatives[mark] ?? true
    const isTo = this.wordsAt(to) === 'to' && superlatives[this.markAt(second) ?? 'which'] === !descending
    const last = this.draft.order.at(-1)
    const said = this.wordsAt(this.at)
    const attribute = this.subject === undefined ? undefined : this.attributeIn(said, this.subject)
    if (!isFrom || !isTo || (!last && !attribute)) return false
    if (last) last.descending = descending
    else if (attribute)
      this.draft.order.push({ by: columnTerm(attribute), descending: descending !== isReversed(said, attribute) })
    this.at = second + 1
    return true
  }

  /** The place of what stands before, past words that say nothing. */
  private skipBack(from: number): number {
    let at = from
    while (at > 0 && (this.items[at]?.kind === 'word' || this.markAt(at) === 'is')) at--
    return at
  }

  /** "Who has the highest total": of what is meant where no column is named. */
  private superlativeOfMeant(found: Omit<OfColumn, 'item'>): boolean {
    const { next, descending, mark, figure, isCounted } = found
    if (this.ranksOften(found)) return true
    const relation = this.subject ?? (this.draft.period && this.catalogue.relations[0]?.name) ?? this.rowsOfWho()
    const words = this.items[this.at]
    const isOfDays = mark === 'latest' || mark === 'earliest'
    // The oldest invoice is the one of the earliest day.
    const isNewest = relation !== undefined && this.isOfKinds(relation) ? ages[mark] : undefined
    const isDated = isOfDays || isNewest !== undefined
    const day = relation === undefined || !isDated ? undefined : this.askedDay(relation)
    if (day) {
      this.at = next
      return this.orderBy(columnTerm(day), isNewest ?? descending)
    }
    const attribute = relation === undefined ? undefined : this.adjectiveColumn(words, relation)
    const main = attribute ?? (relation === undefined ? undefined : this.amountIn(relation))
    const meantBy = main && findColumn(this.catalogue, main)
    const isNamed = attribute !== undefined && this.isOfDocuments(attribute.relation)
    this.guesses += isNamed || meantBy?.isMain || meantBy?.isLineTotal || meantBy?.currency !== undefined ? 0.2 : 1
    this.at = next
    if (main === undefined) return relation !== undefined && this.orderBy(countOf(relation), descending)
    const meant: Kind<'column'> = { kind: 'column', columns: [main], from: 0, to: 0, score: 1 }
    return this.superlativeOfColumn({ item: meant, next: next - 1, descending, mark, figure, isCounted })
  }

  private askedDay(relation: string): ColumnRef | undefined {
    return this.uploadAsked(relation) ?? this.dayIn(relation)
  }

  private ranksOften(found: Omit<OfColumn, 'item'>): boolean {
    return this.ranksItems(found) || this.ranksCommon(found)
  }

  /** "Who spent the most on ferries": of the rows that say so. */
  private rowsOfWho(): string | undefined {
    const lists = this.items.flatMap((item) =>
      item.kind === 'value' ? item.values.map(({ column }) => column.relation) : [],
    )
    const [only, ...others] = new Set(lists)
    return only !== undefined && others.length === 0 && this.asksWho() && this.isOfDocuments(only) ? only : undefined
  }

  /** "Which genre is the most common". */
  private ranksCommon({ next, descending, mark }: Omit<OfColumn, 'item'>): boolean {
    const last = this.draft.select.at(-1)
    if (mark !== 'common' || last?.kind !== 'column' || this.isInDocuments(last.column.relation)) return false
    this.at = next
    return this.orderBy(countOf(last.column.relation), descending)
  }

  /** "Which item did we buy most": the one that there are most of; "am häufigsten": the one that most rows are of. */
  private ranksItems({ next, descending, mark }: Omit<OfColumn, 'item'>): boolean {
    const relation = this.subject
    const list =
      relation !== undefined && this.isOfDocuments(relation) ? findRelation(this.catalogue, relation) : undefined
    const described = list && describing(list)
    const said = this.wordsAt(this.at)
    const isSold = this.items.some((item) => item.kind === 'word' && sold.test(item.text))
    const isMost = (many.has(said) || /^le (?:plus|moins)$/.test(said)) && (this.saysBought() || isSold)
    const isOfOther = this.draft.select.some(({ column }) => column?.column !== described?.name)
    if (!list || !described || isOfOther || !(mark === 'common' || isMost)) return false
    const quantity = isMost ? quantityIn(list) : undefined
    const by: Term = quantity
      ? { kind: 'aggregate', fn: 'sum', column: { relation: list.name, column: quantity.name } }
      : countOf(list.name)
    this.select(columnTerm({ relation: list.name, column: described.name }))
    this.select(by)
    this.at = next
    return this.orderBy(by, descending)
  }

  /** "The top 5 suppliers by total", "the top 3 invoices in EUR by total". */
  private rankedBy(item: Item | undefined, next: number, descending: boolean): boolean {
    if (item?.kind !== 'column' && item?.kind !== 'relation') return false
    const mark = this.rankAt(next + 1)
    const at = this.skip(mark + 1, 'sum')
    const named = this.columnAt(at)
    // "Par montant total" names no column where these words say that it is added up.
    const isSum = this.items.slice(mark + 1, at).some((other) => other.kind === 'mark' && other.mark === 'sum')
    const relation = item.kind === 'column' ? item.columns[0]?.relation : item.relation
    const by = named ?? (isSum && relation !== undefined ? this.amountIn(relation) : undefined)
    if (mark < 0 || !by || this.typeOf(by) !== 'number') return false
    if (item.kind === 'column') {
      this.select(columnTerm(this.resolve(item, next)))
      this.draft.select.push({ kind: 'aggregate', fn: 'sum', column: by })
      this.orderBy({ kind: 'aggregate', fn: 'sum', column: by }, descending)
    } else {
      if (item.only) this.draft.where.push(this.equals(item.only.column, item.only.value))
      this.orderBy(columnTerm(by), descending)
    }
    // What stands before it is still to be read.
    this.items.splice(mark, (named ? at + 1 : at) - mark)
    this.at = next + 1
    return true
  }

  /** "The last document that was uploaded" is told by the day of that, and not by what is printed on it. */
  private uploadAsked(relation: string): ColumnRef | undefined {
    const columns = this.items.flatMap((item) => (item.kind === 'column' ? item.columns : []))
    return columns.find((one) => one.relation === relation && findColumn(this.catalogue, one).isUpload)
  }

  /** Where it is said what they are ranked by: at once, or behind what they must fulfil. */
  private rankAt(from: number): number {
    const isCondition = (item: Item) =>
      ['currency', 'value', 'dates', 'number', 'word'].includes(item.kind) ||
      (item.kind === 'mark' && (item.mark === 'where' || item.mark === 'of'))
    const behind = this.items.slice(from).findIndex((item) => !isCondition(item))
    const mark = this.markAt(from + behind)
    return behind >= 0 && (mark === 'each' || mark === 'order') ? from + behind : -1
  }

  private superlativeOfColumn(found: OfColumn): boolean {
    const { item, next, mark, figure } = found
    const column = this.resolve(item, next)
    const descending = this.isOfYears(column) ? (ages[mark] ?? found.descending) : found.descending
    const measure = this.measureOf(column)
    this.at = next + 1
    if (measure) return this.select(columnTerm(column)) && this.rankByColumn(measure, descending, figure)
    const { type, isKey } = findColumn(this.catalogue, column)
    if (this.asksAge(mark) && !this.isOfYears(column) && !saysAge.test(column.column)) return false
    if (type === 'text' && this.ranksBySum(column, descending, mark)) return true
    if (mark === 'common' || ((type === 'text' || isKey) && !['latest', 'earliest'].includes(mark))) {
      if (mark === 'common') this.select(columnTerm(column))
      const isOther = this.draft.select.length === 0 && mark !== 'common'
      if (isOther) this.guesses += 1
      return this.orderBy(countOf(column.relation), descending)
    }
    if (type === 'text') return this.orderBy(columnTerm(this.dayIn(column.relation) ?? column), descending)
    return this.rankByColumn(column, descending, figure)
  }

  /** What is the oldest is of the earliest year. */
  private isOfYears(ref: ColumnRef): boolean {
    const { type, ownNames = [] } = findColumn(this.catalogue, ref)
    return type === 'date' || (type === 'number' && ownNames.some((name) => years.test(fold(name))))
  }

  /** "The lightest item": what the adjective is about, of rows of a list. */
  private measureOf({ relation, column }: ColumnRef): ColumnRef | undefined {
    const isName = this.typeOf({ relation, column }) === 'text' && this.isOfDocuments(relation)
    return isName && this.draft.select.length === 0 ? this.adjectiveColumn(this.items[this.at], relation) : undefined
  }

  /** "The oldest guest" of documents: how old somebody is is no other number that they state. */
  private asksAge(mark: Mark): boolean {
    return holdsDocuments(this.catalogue) && (mark === 'oldest' || mark === 'youngest')
  }

  /** "The largest suppliers": those with the largest amounts, not with the most documents. */
  private ranksBySum(column: ColumnRef, descending: boolean, mark: Mark): boolean {
    const isLarge = (mark === 'most' || mark === 'least' || mark === 'top') && !this.isMany
    const main = isLarge && this.repeats(column) ? this.amountIn(column.relation) : undefined
    const { isMain, isLineTotal } = main ? findColumn(this.catalogue, main) : {}
    if (!main || !(isMain || isLineTotal)) return false
    this.guesses += 0.3
    const by: Term = { kind: 'aggregate', fn: 'sum', column: main }
    this.select(columnTerm(column))
    this.select(by)
    return this.orderBy(by, descending)
  }

  private rankByColumn(column: ColumnRef, descending: boolean, figure: AggregateName | undefined): boolean {
    const { type } = findColumn(this.catalogue, column)
    const [only] = this.draft.select
    const isFirst = this.draft.select.length === 0 && !this.hasSeen('relation') && this.draft.limit === undefined
    const extreme = descending ? 'max' : 'min'
    if (this.draft.period !== undefined && type === 'number')
      return this.orderBy({ kind: 'aggregate', fn: figure ?? 'sum', column }, descending)
    if (this.isOutgoing(column)) return this.rankOutgoing(column, descending)
    if (isFirst && this.namesWhoOf(column)) return this.rankWho(column, descending)
    if (isFirst) return this.select({ kind: 'aggregate', fn: extreme, column })
    if (figure && only) {
      const by: Term = { kind: 'aggregate', fn: figure, column }
      // Amounts are shown, so that each currency is by itself.
      if (findColumn(this.catalogue, column).currency !== undefined) this.select(by)
      return this.orderBy(by, descending)
    }
    const isOfKinds =
      this.draft.select.length === 1 &&
      only?.kind === 'column' &&
      !this.hasSeen('relation') &&
      this.items[this.at]?.kind !== 'relation' &&
      this.repeats(only.column)
    if (isOfKinds && only?.column?.relation === column.relation) {
      const figure: Term = { kind: 'aggregate', fn: type === 'number' ? 'sum' : extreme, column }
      this.draft.select.push(figure)
      return this.orderBy(figure, descending)
    }
    if (this.isOfSeveral(column)) this.guesses += 1
    return this.orderBy(columnTerm(column), descending)
  }

  /** "Which driver and vehicle carries the most": what is asked for stands in several rows, of which one is not all. */
  private isOfSeveral(column: ColumnRef): boolean {
    const isOfRows = this.typeOf(column) === 'number' && this.isOfDocuments(column.relation)
    const isAsked = ({ column: asked }: Term) => asked !== undefined && this.repeats(asked)
    return this.isMany && isOfRows && !this.hasSeen('relation') && this.draft.select.some(isAsked)
  }

  private wordsAt(at: number): string {
    const item = this.items[at]
    return item?.kind === 'mark' ? item.text : ''
  }

  /** "Who sent the most invoices": how many, of each of them. */
  private namesWho(): boolean {
    if (this.draft.select.length > 0 || !this.asksWho()) return false
    this.selectWho()
    return this.draft.select.length > 0
  }

  /** Rows of an account, where what is below zero went out. */
  private isOutgoing(column: ColumnRef): boolean {
    return findColumn(this.catalogue, column).isSigned === true && this.draft.where.length === 0
  }

  /** "The highest expense" of an account is the lowest of its rows; of what only is the highest it is not known which way it went. */
  private rankOutgoing(column: ColumnRef, descending: boolean): boolean {
    const isSpent = this.items.some(
      (item) => (item.kind === 'word' || item.kind === 'mark') && spending.test(item.text),
    )
    if (!isSpent || !descending || this.draft.select.length + this.draft.group.length > 0) {
      this.guesses += 1
      return true
    }
    this.draft.where.push({ kind: 'compare', term: columnTerm(column), comparison: '<', value: 0 })
    return this.orderBy(columnTerm(column), false)
  }

  /** "Who spent the most": of all rows together, and not of one. */
  private rankWho(column: ColumnRef, descending: boolean): boolean {
    const isOfAll = this.isMany && this.typeOf(column) === 'number' && this.isOfDocuments(column.relation)
    const by: Term = isOfAll ? { kind: 'aggregate', fn: 'sum', column } : columnTerm(column)
    if (isOfAll) this.select(by)
    return this.orderBy(by, descending)
  }

  /** "Who has the highest gross pay": the name beside it, where the documents that state it name one person or company. */
  private namesWhoOf({ relation, column }: ColumnRef): boolean {
    if (!this.asksWho() || !this.isInDocuments(relation)) return false
    const doer = this.isOfDocuments(relation) ? doerIn(relation, this.items, this.catalogue) : undefined
    if (doer) return this.select(columnTerm(doer))
    const { kinds } = findColumn(this.catalogue, { relation, column })
    const parties = findRelation(this.catalogue, relation).columns.filter(
      (party) => party.isParty && kinds && party.kinds && kinds.every((kind) => party.kinds?.includes(kind)),
    )
    const [only, ...others] = parties
    return only !== undefined && others.length === 0 && this.select(columnTerm({ relation, column: only.name }))
  }

  /** "The supplier of the largest invoice" is one of a single document, of which nothing is counted. */
  private isOfLargest({ only }: Kind<'relation'>, said: string, main: ColumnRef | undefined): boolean {
    const isOfPeriods = this.draft.period !== undefined
    return only !== undefined && !isOfPeriods && sizes.test(said) && !!main && !!findColumn(this.catalogue, main).isMain
  }

  private countsKinds(item: Kind<'relation'>, said: string, main: ColumnRef | undefined): boolean {
    const isOfKinds = this.draft.select.some((term) => term.kind === 'column' && this.repeats(term.column))
    return isOfKinds && !this.isOfLargest(item, said, main)
  }

  private superlativeOfRelation(found: {
    item: Kind<'relation'>
    next: number
    descending: boolean
    mark: Mark
    isCounted: boolean
  }): boolean {
    const { item, next, descending, mark, isCounted } = found
    const said = this.wordsAt(this.at)
    this.at = next + 1
    if (item.only) this.draft.where.push(this.equals(item.only.column, item.only.value))
    if (many.has(said) && this.namesWho()) return this.orderBy(countOf(item.relation), descending)
    const date = this.askedDay(item.relation)
    const attribute = isCounted ? undefined : this.attributeIn(said, item.relation)
    if (attribute) return this.orderBy(columnTerm(attribute), isReversed(said, attribute) ? !descending : descending)
    const isNewest = ages[mark]
    if (isNewest !== undefined) return date !== undefined && this.orderBy(columnTerm(date), isNewest)
    const main = this.amountIn(item.relation)
    const isSubject =
      this.draft.select.every((term) => term.column?.relation === item.relation) &&
      this.draft.relations[0] === item.relation
    const isGrouped = this.draft.select.length > 0 || this.draft.relations[0] !== item.relation
    // Of kinds, "most" counts: "the supplier with the most invoices".
    const isOfKinds = this.countsKinds(item, said, main)
    // "The month with the most invoices".
    const isOfPeriods = this.draft.period !== undefined
    const isMeant = main && !isOfKinds && !isOfPeriods && (findColumn(this.catalogue, main).isMain || !isGrouped)
    if (!isCounted && main && isSubject && isMeant) return this.orderBy(columnTerm(main), descending)
    // "How many items does the largest invoice have": the largest by its total, not the one that there are most of.
    const isOfOne = !many.has(said) && this.draft.select.length > 0 && this.draft.select.every(isAggregate)
    if (!isCounted && main && isOfOne && !isOfPeriods && findColumn(this.catalogue, main).isMain)
      return this.orderBy(columnTerm(main), descending)
    return isGrouped || isOfPeriods ? this.orderBy(countOf(item.relation), descending) : false
  }
}

interface OfColumn {
  item: Kind<'column'>
  next: number
  descending: boolean
  mark: Mark
  figure: AggregateName | undefined
  isCounted: boolean
}

const many = new Set(
  'most; meisten; am meisten; mas; le plus de; fewest; least; wenigsten; am wenigsten; menos; le plus d; le moins de; le moins d'.split(
    '; ',
  ),
)

/** Words that say how large a thing is and not how many there are, folded. */
const sizes =
  /\b(?:(?:high|larg|bigg|great|low|small|cheap)est|expensive|gro(?:ss|ß)te[mnrs]?|(?:hoch|teuer|niedrig|klein|gering|billig|gunstig)ste[mnrs]?|mayor(?:es)?|menor(?:es)?|eleve\w*|grande?s?|gros|grosses?|hauts?|hautes?|chere?s?|importante?s?|bas|basses?|petite?s?|faibles?|alt[oa]s?|car[oa]s?|elevad[oa]s?|baj[oa]s?|pequen[oa]s?|barat[oa]s?)$/

/** Folded. */
const years = /(?:^| )(?:year|jahr|baujahr|annee|ano)$/

/** Folded. */
const saysAge = /(?:^|_)(?:age|alter|edad)$/

/** Whether the newest is meant. */
const ages: Partial<Record<Mark, boolean>> = { latest: true, youngest: true, earliest: false, oldest: false }
