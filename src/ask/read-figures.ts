import { asksPrice } from './asked-price.ts'
import { type Column, type ColumnRef, findColumn, findRelation, namingColumn } from './catalogue.ts'
import { flowIn } from './flows.ts'
import { type AggregateName, columnTerm, countOf, type Derived, isAggregate, relationOf, type Term } from './form.ts'
import { aggregates, comparisons, type Kind } from './item-cursor.ts'
import { describing, numberCalled, quantityIn, stockIn } from './quantities.ts'
import { NamedReader } from './read-named.ts'
import { amountsOf, spending } from './small-words.ts'
import { fold } from './words.ts'

/** What is counted or computed. */
export class FigureReader extends NamedReader {
  protected readCount(): boolean {
    const begun = this.items[this.at]
    const next = this.skip(this.at + 1, 'distinct', 'count')
    const isDistinct = this.items.slice(this.at, next).some((item) => item.kind === 'mark' && item.mark === 'distinct')
    const item = this.items[next]
    this.pendingFigure = this.pendingFigure === 'sum' ? undefined : this.pendingFigure
    const following = this.items[next + 1]
    // "How many different book genres".
    if (isDistinct && item?.kind === 'relation' && following?.kind === 'column' && isOwn(following, item.relation))
      return this.countColumn(following, next + 1, true)
    if (item?.kind === 'relation') {
      const list = findRelation(this.catalogue, item.relation)
      if (list.key === undefined && (isDistinct || this.markAt(next + 1) === 'distinct')) {
        // Rows of a list are the same item where they are described by the same words; else nothing tells.
        const described = describing(list)
        this.at = next + 1
        const column = described && { relation: list.name, column: described.name }
        return column !== undefined && this.select({ kind: 'aggregate', fn: 'count', column, distinct: true })
      }
      this.at = next
      this.isCounting = true
      return this.readRelation(item)
    }
    if (item?.kind === 'column') return !this.asksCountOfMoney(item, next) && this.countColumn(item, next, isDistinct)
    const isOfRows = isDistinct || this.items[next + 1]?.kind === 'relation'
    const isBought = item?.kind === 'value' && begun?.kind === 'mark' && !isOfRows
    if (isBought && this.isOfOthers(item)) this.guesses += 1
    const quantity = isBought ? this.quantityOf(item, begun.text) : undefined
    if (quantity) {
      this.at = next
      return this.select({ kind: 'aggregate', fn: 'sum', column: quantity })
    }
    this.isCounting = true
    if (isDistinct) this.wantsDistinct = false
    return true
  }

  /** "How many bookings": not how many files have the word in their names, where others lack it. */
  private isOfOthers(item: Kind<'value'>): boolean {
    const { values, score } = item
    if (this.isInSeveral(item)) return true
    const isFile = ({ relation, column }: ColumnRef) => this.isInDocuments(relation) && column === 'filename'
    const documents = findRelation(this.catalogue, values[0]?.column.relation ?? '')
    return score < 1 && values.every(({ column }) => isFile(column)) && values.length < documents.rows
  }

  private countColumn(item: Kind<'column'>, next: number, isDistinct: boolean): boolean {
    const begun = this.items[this.at]
    const column = this.resolve(item, next)
    this.at = next + 1
    const { type, isKey, filled, neverAddsUp } = findColumn(this.catalogue, column)
    // "How many transactions" are not how many different descriptions of transactions there are, nor what few documents number so.
    const isPart = item.score < 0.9 && type === 'text'
    const isRare = type === 'text' && (filled ?? 1) < 0.5
    if ((isPart || isRare) && findRelation(this.catalogue, column.relation).kinds) this.guesses += 1
    // "How many packages" of documents is how many they state together.
    const isStated = this.isInDocuments(column.relation) && !neverAddsUp
    const isSum = isStated || (begun?.kind === 'mark' && begun.text.startsWith('total'))
    if (this.isOfSomeRows(item, column)) this.guesses += 1
    // "How many results": of what adds up to nothing the rows are counted.
    if (type === 'number' && neverAddsUp && this.isOfDocuments(column.relation))
      return this.select(countOf(column.relation))
    if (type === 'number' && !isKey && !isDistinct)
      return this.select(isSum ? { kind: 'aggregate', fn: 'sum', column } : columnTerm(column))
    const things = isDistinct ? undefined : this.thingsOf(item, column)
    return this.select(things ?? { kind: 'aggregate', fn: 'count', column, distinct: true })
  }

  /**
   * "How many deliveries" where rows state a delivery date, "how many findings" where each states its own: the rows, and not the days or
   * the texts. Of which rows beside those of other documents is not known.
   */
  private thingsOf({ score }: Kind<'column'>, column: ColumnRef): Term | undefined {
    const { type, statedIn } = findColumn(this.catalogue, column)
    const { hasOthers, columns } = findRelation(this.catalogue, column.relation)
    const isDayOf = type === 'date' && score < 1
    const isOwn = type === 'text' && !this.repeats(column)
    if (!this.isOfDocuments(column.relation) || !(isDayOf || isOwn)) return undefined
    const isOfAll =
      !hasOthers && columns.every((one) => !one.statedIn || (statedIn && one.statedIn.isSubsetOf(statedIn)))
    if (!isOfAll) this.guesses += 1
    return isOfAll ? countOf(column.relation) : undefined
  }

  /** "How many screws", "qué cantidad de": not how many rows there are of it, where rows say how many they are of. "How often" counts rows. */
  private quantityOf({ values }: Kind<'value'>, said: string): ColumnRef | undefined {
    const relation = values[0]?.column.relation
    const [word] = said.split(' ')
    const found = relation === undefined ? undefined : findRelation(this.catalogue, relation)
    const column =
      found &&
      (numberCalled(found, word) ?? (/oft|fois|veces/.test(said) ? undefined : (quantityIn(found) ?? stockIn(found))))
    return relation === undefined || !column ? undefined : { relation, column: column.name }
  }

  /** "How much soil did we buy" is how much of it there is, "how much did we spend on soil" what it cost. */
  private boughtAt(at: number): ColumnRef | undefined {
    const said = this.items[this.at]
    const item = this.items[at]
    const texts = this.items.flatMap((one) => (one.kind === 'word' ? [one.text] : []))
    const isBought = this.saysBought() && !texts.some((text) => spending.test(text))
    if (said?.kind !== 'mark' || !amountsOf.test(said.text) || item?.kind !== 'value' || !isBought) return undefined
    return at === this.at + 1 || this.textAt(at - 1) === 'de' ? this.quantityOf(item, said.text) : undefined
  }

  protected readAggregate(): boolean {
    const quantity = this.boughtAt(this.skip(this.at + 1, 'where'))
    if (quantity) {
      this.at++
      return this.select({ kind: 'aggregate', fn: 'sum', column: quantity })
    }
    const { fns, next } = this.figuresFrom(this.at)
    // "The total number of": a count, unless it is of something that is a number already.
    const isCount = this.markAt(next) === 'count'
    const behind = isCount ? this.skip(next + 1, 'distinct') : next
    const column = this.measuredAt(behind) ?? this.columnAt(behind)
    if (column && this.typeOf(column) === 'number') return this.addFigures(fns, column, behind + 1)
    if (column && this.typeOf(column) === 'date' && fns.every((fn) => fn === 'max' || fn === 'min')) {
      for (const fn of fns) this.draft.select.push({ kind: 'aggregate', fn, column })
      this.at = behind + 1
      return true
    }
    if (isCount) {
      this.at = next
      // "The average number of invoices per month" is a figure of figures.
      return !fns.includes('avg')
    }
    const main = fns[0] === 'sum' && this.hasSeen('relation') ? this.comparedMain(next) : undefined
    if (main) {
      this.at = next
      return this.readComparison(main)
    }
    return this.awaitFigure(fns.find((one) => one !== 'sum') ?? fns[0], next)
  }

  private addFigures(fns: AggregateName[], column: ColumnRef, behind: number): boolean {
    if (this.comparesFigure(fns, column, behind)) return true
    const isPrice = asksPrice(this.items)
    for (const fn of fns)
      this.draft.select.push(isPrice ? this.figureOf(fn, column) : { kind: 'aggregate', fn, column })
    this.at = behind
    return this.shareFigures(fns)
  }

  /** "Genres with an average price above 20": asked of groups, not shown. */
  private comparesFigure([fn, ...others]: AggregateName[], column: ColumnRef, from: number): boolean {
    const at = this.skip(from)
    const mark = this.markAt(at)
    const comparison = mark && comparisons[mark]
    const next = this.skip(at + 1, 'than')
    const number = this.items[next]
    const isOfGroups = this.draft.select.length > 0 && !this.draft.select.some(isAggregate)
    if (!fn || others.length > 0 || !isOfGroups || !comparison || number?.kind !== 'number') return false
    if (this.isInDocuments(column.relation) || this.isNegated) return false
    const isOrMore = this.markAt(next + 1) === 'orMore'
    return this.addHaving({ kind: 'aggregate', fn, column }, isOrMore ? '>=' : comparison, number.value, next + 1)
  }

  /** Of columns of one name, those that figures can be computed of. */
  private measuredAt(at: number): ColumnRef | undefined {
    const item = this.items[at]
    const columns = item?.kind === 'column' ? item.columns.filter((column) => this.typeOf(column) === 'number') : []
    return item?.kind === 'column' && columns.length > 0 ? this.resolve({ ...item, columns }, at) : undefined
  }

  /** Figures that are named one after the other: "the minimum and maximum", "la moyenne du total". */
  private figuresFrom(at: number): { fns: AggregateName[]; next: number } {
    const fns: AggregateName[] = []
    let next = at
    for (; next < this.items.length; next++) {
      const mark = this.markAt(next)
      const fn = mark && aggregates[mark]
      const isJoined = this.joinsNouns(next) && (this.markAt(next + 1) ?? '') in aggregates
      if (fn) fns.push(fn)
      else if (!isJoined && mark !== 'and' && this.items[next]?.kind !== 'comma' && next >= this.skip(next, 'distinct'))
        break
    }
    return { fns, next }
  }

  /** "Invoices with a total of more than 500": nothing is added up. */
  private comparedMain(at: number): ColumnRef | undefined {
    const relation = this.subject
    const isCompared =
      (this.markAt(at) ?? '') in comparisons && this.items[this.skip(at + 1, 'than')]?.kind === 'number'
    const main = isCompared && relation !== undefined ? this.amountIn(relation) : undefined
    return main && findColumn(this.catalogue, main).isMain ? main : undefined
  }

  private joinsNouns(at: number): boolean {
    return this.markAt(at) === 'where' && genitives.has(this.textAt(at))
  }

  /** What it is of stands before it, as in "el importe medio", or is still to come. */
  private awaitFigure(fn: AggregateName | undefined, next: number): boolean {
    const { select } = this.draft
    const last = select.at(-1)
    const isBehind = this.items[this.at - 1]?.kind === 'column' && last?.kind === 'column'
    this.at = next
    if (fn && isBehind && this.typeOf(last.column) === 'number')
      select[select.length - 1] = { kind: 'aggregate', fn, column: last.column }
    // "The average meal expense": an expense is no sum of it.
    else this.pendingFigure = fn === 'sum' ? (this.pendingFigure ?? fn) : fn
    return true
  }

  /** "The average age and weight" is an average of both. */
  private shareFigures(fns: AggregateName[]): boolean {
    for (;;) {
      const next = this.markAt(this.at) === 'and' ? this.skip(this.at + 1) : -1
      const column = next < 0 ? undefined : this.columnAt(next)
      const isCondition = ['number', 'value', 'text'].includes(this.items[this.skip(next + 1)]?.kind ?? '')
      if (!column || this.typeOf(column) !== 'number' || isCondition) return true
      for (const fn of fns) this.draft.select.push({ kind: 'aggregate', fn, column })
      this.at = next + 1
    }
  }

  protected settleFigure(fn: AggregateName, relation: string | undefined): boolean {
    const { select } = this.draft
    // "Insgesamt" behind a sum says it once more.
    if (fn === 'sum' && select.some(isAggregate)) return true
    // "The most expensive on average", "how many a month on average".
    if (fn === 'avg' && this.averagesSum()) return true
    if (fn === 'avg' && select.some((term) => term.kind === 'aggregate' && term.fn !== 'avg')) return false
    if (fn === 'sum' && asksPrice(this.items) && this.selectPrice()) return true
    const of = relation ?? this.catalogue.relations[0]?.name
    const main =
      of === undefined
        ? undefined
        : (this.costOfItems(fn) ?? this.costOfRows(of) ?? this.amountIn(of) ?? this.wholeIn(of))
    const [only] = select
    if (only?.kind === 'column' && this.typeOf(only.column) === 'number') select[0] = this.figureOf(fn, only.column)
    else if (main) {
      if (fn === 'sum') this.keepOutgoing(main)
      select.push({ kind: 'aggregate', fn, column: main })
    } else return fn === 'sum'
    return true
  }

  /** "How much did I spend in March": of an account what went out, and not what came in besides. */
  private keepOutgoing(column: ColumnRef): void {
    const isSpent = this.saysSpent()
    const { isSigned } = findColumn(this.catalogue, column)
    // "Per merchant" is what it is of one merchant.
    const isNamed = this.items.some(({ kind }) => kind === 'value') || this.draft.group.length > 0
    if (isSpent && isSigned && !isNamed && this.isOfDocuments(column.relation))
      this.draft.where.push({ kind: 'compare', term: columnTerm(column), comparison: '<', value: 0 })
  }

  private saysSpent(): boolean {
    return this.items.some((item) => (item.kind === 'word' || item.kind === 'mark') && spending.test(item.text))
  }

  /** "The heating in total" where rows state a whole and a part of it: the one that is called so. */
  private wholeIn(list: string): ColumnRef | undefined {
    const isSaid = this.items.some((item) => item.kind === 'mark' && item.mark === 'sum' && wholly.test(item.text))
    const { columns } = findRelation(this.catalogue, list)
    const [only, ...others] = columns.filter(
      ({ type, names }) => type === 'number' && names.some((name) => /\b(?:total|gesamt)/.test(fold(name))),
    )
    return isSaid && only && others.length === 0 ? { relation: list, column: only.name } : undefined
  }

  /** "How much did she spend on hotels", "per category": what these rows cost, and not what the documents that have them add up to. */
  private costOfItems(fn: AggregateName): ColumnRef | undefined {
    const { select, where, group } = this.draft
    if (
      fn !== 'sum' ||
      this.hasSeen('relation') ||
      (this.hasSeen('column') && (select.length > 0 || group.length === 0))
    )
      return undefined
    const lists = [
      ...where.flatMap((condition) => relationOf(condition) ?? []),
      ...group.flatMap(({ column }) => column?.relation ?? []),
    ]
    const [list] = lists.filter((name) => this.isOfDocuments(name))
    const rows = list === undefined ? undefined : findRelation(this.catalogue, list)
    const cost =
      rows?.columns.find((one) => one.isLineTotal) ?? (rows && this.saysSpent() ? flowIn(rows, 'outgoing') : undefined)
    return list === undefined || !cost ? undefined : { relation: list, column: cost.name }
  }

  /** What one of a thing costs; where that is not stated, what was paid for how many, each for itself. */
  protected selectPrice(): boolean {
    const [only, ...others] = this.draft.select
    const [condition] = this.draft.where
    const name = condition && relationOf(condition)
    const relation = name === undefined ? undefined : findRelation(this.catalogue, name)
    if (!relation || relation.kinds || others.length > 0) return false
    const asTerm = ({ name: column }: Column) => columnTerm({ relation: relation.name, column })
    const price = relation.columns.find(({ isUnitPrice }) => isUnitPrice)
    const cost = relation.columns.find(({ isLineTotal }) => isLineTotal)
    if (only && (only.kind !== 'column' || !findColumn(this.catalogue, only.column).neverAddsUp)) return false
    // "What does painting the stairs cost" is not what a square metre costs.
    if (price?.isPerMeasure && cost)
      this.draft.select = [{ kind: 'aggregate', fn: 'sum', column: { relation: relation.name, column: cost.name } }]
    else if (price) this.draft.select = [asTerm(price)]
    else if (cost)
      this.draft.select = [namingColumn(relation), quantityIn(relation), cost].flatMap((one) =>
        one ? asTerm(one) : [],
      )
    return (price ?? cost) !== undefined
  }

  /** "How much is a receipt on average": nothing is added up for groups, so that there is one average. */
  private averagesSum(): boolean {
    const { select, group, period } = this.draft
    const [only] = select
    if (select.length !== 1 || only?.kind !== 'aggregate' || only.fn !== 'sum' || group.length > 0 || period)
      return false
    select[0] = { ...only, fn: 'avg' }
    return true
  }

  /** "What share of the invoices": of how many there are, or of what they add up to. */
  protected readDerived(derive: Derived): boolean {
    this.draft.derive = derive
    this.at++
    const of = this.items[this.skip(this.at, 'where')]
    // "Between invoices A and B": by how much, and not how many there are of each.
    const named = this.items.filter(
      (item) => item.kind === 'value' && item.values.every(({ column }) => !this.repeats(column)),
    )
    const said = this.items[this.at - 1]
    const isHigher = said?.kind === 'mark' && higher.test(said.text)
    const isOfTwo = derive === 'difference' && (named.length === 2 || isHigher)
    if (of?.kind === 'relation' && !isOfTwo) this.isCounting = true
    if (of?.kind === 'relation' && isOfTwo) this.pendingFigure = 'sum'
    if (of?.kind === 'column') this.pendingFigure = 'sum'
    return true
  }

  /** "Combien" counts what stands behind a "de"; else it is money: "combien avons-nous payé". */
  protected asksHowMuch(): boolean {
    const said = this.items[this.at]
    if (said?.kind !== 'mark' || said.text !== 'combien') return false
    const isCounted = this.items.some(
      (item, at) =>
        at > this.at &&
        (item.kind === 'relation' || (item.kind === 'column' && !item.columns.some((one) => this.isMoney(one)))) &&
        ['de', 'd'].includes(this.textAt(at - 1)),
    )
    if (!isCounted) this.pendingFigure = 'sum'
    return !isCounted
  }

  private isMoney(column: ColumnRef): boolean {
    return findColumn(this.catalogue, column).currency !== undefined
  }

  /** "How many tickets" is no "ticket price": what is counted is no money. */
  private asksCountOfMoney(item: Kind<'column'>, at: number): boolean {
    const column = this.resolve(item, at)
    const { isAmount, isUnitPrice, type } = findColumn(this.catalogue, column)
    const isMoney = isAmount === true || isUnitPrice === true || this.isMoney(column)
    const begun = this.items[this.at]
    const isCounted = begun?.kind === 'mark' && many.test(begun.text) && item.score < 1
    return isCounted && type === 'number' && isMoney && this.isInDocuments(column.relation)
  }

  private textAt(at: number): string {
    const item = this.items[at]
    return item?.kind === 'mark' || item?.kind === 'word' ? item.text : ''
  }
}

function isOwn({ columns }: Kind<'column'>, relation: string): boolean {
  return columns.some((column) => column.relation === relation)
}

/** What is higher is an amount, and no number of documents. Folded. */
const higher = /(?:higher|lower|larger|smaller|bigger|hoher|niedriger|grosser|großer|teurer|alt[ao]|mayor|menor)$/

/** That the whole is asked for. Folded. */
const wholly =
  /^(?:(?:in |im |au |en |the |le |el )?(?:total\w*|tout)|gesamt\w*|insgesamt|overall|al?together|zusammen)\b/

/** That things are counted. Folded. */
const many = /^(?:how many|wie viele|combien|cuant[oa]s)\b/

const genitives = new Set('de du des del der von vom'.split(' '))
