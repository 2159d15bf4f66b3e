import { asksPrice } from './asked-price.ts'
import { type Column, type ColumnRef, findColumn, findRelation, isSameColumn, namingColumn } from './catalogue.ts'
import { isStatedBy } from './day-of-kind.ts'
import {
  type AggregateName,
  type Condition,
  columnsOfCondition,
  columnTerm,
  countOf,
  isDenial,
  relationOf,
  type Term,
} from './form.ts'
import { comparisons, type Kind, superlatives } from './item-cursor.ts'
import { namesBeside } from './quantities.ts'
import { LooseNumberReader } from './read-loose-numbers.ts'
import { amountsOf, taxes } from './small-words.ts'
import { flagOf } from './values.ts'
import { fold } from './words.ts'

/** Relations and columns that are named, and what is asked of them. */
export class NamedReader extends LooseNumberReader {
  protected isCounting = false
  protected wantsDistinct = false
  /** Whether what was denied are the rows themselves, so that all that follows is said of those. */
  protected isWithout = false
  protected pendingFigure: AggregateName | undefined

  protected readColumn(item: Kind<'column'>): boolean {
    const column = this.resolve(item, this.at)
    const next = this.skip(this.at + 1, 'where', 'not', 'or', 'both')
    if (this.items.slice(this.at, next).some((other) => other.kind === 'mark' && other.mark === 'both'))
      this.isBoth = true
    const following = this.items[next]
    const isDenied = this.items.slice(this.at + 1, next).some((other) => other.kind === 'mark' && other.mark === 'not')
    const mark = this.markAt(next)
    const isOrdering = this.items.slice(this.at + 1, next).some((other) => other.kind === 'mark' && other.mark === 'or')
    const deny = () => {
      if (isDenied) this.isNegated = true
      this.at = next
    }
    const isCountNext = next > this.at + 1 && this.countsAt(next)
    const isBetweenPeriods = mark === 'between' && this.draft.derive === 'difference'
    // "Which services cost more than 20": what they cost, and not how they are called.
    const isNameOfRow = this.typeOf(column) === 'text' && this.isOfDocuments(column.relation)
    const isCompared =
      mark !== undefined && (mark in comparisons || mark === 'between') && !isBetweenPeriods && !isNameOfRow
    if (isCompared && !isOrdering && !isCountNext && this.comparesAt(next)) {
      deny()
      return this.readComparison(column)
    }
    if (mark === 'contains' || mark === 'startsWith') {
      deny()
      return this.readLike(column)
    }
    if (
      following?.kind === 'number' &&
      !following.isTimes &&
      next - this.at <= 3 &&
      !isCountNext &&
      this.fits(column, following, next)
    ) {
      deny()
      return this.addNumber(column, following)
    }
    if (following?.kind === 'value' && following.values.some(({ column: other }) => isOneOf(other, item.columns))) {
      deny()
      return this.addValue(following, item.columns)
    }
    // "Documents of the type receipt".
    if (following?.kind === 'relation' && following.only && isOneOf(following.only.column, item.columns)) {
      deny()
      return this.readRelation(following)
    }
    if (following?.kind === 'text') {
      deny()
      return this.addText(following.text, column)
    }
    if (following?.kind === 'dates' && this.typeOf(column) === 'date') {
      deny()
      return this.addDates(following, column)
    }
    this.at++
    return this.addColumn(item, column)
  }

  /** "The total without VAT" is the net one. */
  protected readNet(): boolean {
    const isGross = ({ column }: Term) => column && findColumn(this.catalogue, column).isMain && this.isNumber(column)
    const { select } = this.draft
    const gross = select.find(isGross)
    const relation = gross?.column?.relation ?? this.subject ?? this.catalogue.relations[0]?.name
    const net = relation && findRelation(this.catalogue, relation).columns.find(({ isNet }) => isNet)
    if (!net || !(this.pendingFigure || gross)) return false
    const column = { relation, column: net.name }
    this.draft.select = select.map((term) => (isGross(term) && term.kind !== 'test' ? { ...term, column } : term))
    if (this.pendingFigure && !gross) this.draft.select.push(this.figureOf(this.pendingFigure, column))
    this.pendingFigure = undefined
    this.at++
    return true
  }

  /** Nothing that it is compared with stands behind it. */
  private addColumn(item: Kind<'column'>, column: ColumnRef): boolean {
    const flag = flagOf(findColumn(this.catalogue, column))
    if (flag) {
      const value = this.takeNegation() ? flag.no : flag.yes
      return this.addCondition({ kind: 'compare', term: columnTerm(column), comparison: '=', value })
    }
    if (this.isNegated) return !this.isOfOther(column) && this.addDenied(item, column)
    if (this.isCounting) {
      this.isCounting = false
      this.draft.select.push({ kind: 'aggregate', fn: 'count', column, distinct: true })
      return true
    }
    if (this.pendingFigure && this.typeOf(column) === 'number') {
      this.draft.select.push(this.figureOf(this.pendingFigure, column))
      this.pendingFigure = undefined
      return true
    }
    if (this.saysTotal(item, column)) {
      this.draft.select.push({ kind: 'aggregate', fn: 'sum', column })
      return true
    }
    if (this.wantsDistinct) {
      this.draft.distinct = true
      this.wantsDistinct = false
    }
    if (this.asksWhichHave(column)) return this.addRowsThatHave(column)
    if (this.saysOneThing(column) || this.isAmountOf(column) || this.isOfSomeRows(item, column)) this.guesses += 1
    this.select(columnTerm(column))
    const beside = item.also?.find(({ relation }) => relation === column.relation)
    return beside ? this.select(columnTerm(beside)) : true
  }

  /** "Which items have a backlog", "how many items have a backlog": those of which there is some. */
  private asksWhichHave(column: ColumnRef): boolean {
    const [first] = this.items
    const isWhich = first?.kind === 'mark' && /^(?:which|welche[rs]?|quel(?:le)?s?|que|cuales)$/.test(first.text)
    const [only] = this.draft.select
    const isCounted =
      this.draft.select.length === 1 &&
      only?.kind === 'aggregate' &&
      only.fn === 'count' &&
      !only.column &&
      !only.distinct
    if (isCounted && only.relation !== column.relation) return false
    let before = this.at - 2
    while (before > 0 && this.items[before]?.kind === 'word') before--
    const has = this.items[before]
    const isHad = has?.kind === 'mark' && /^(?:has|have|hat|haben|ont|a|tienen?)$/.test(has.text)
    const isLast = this.skip(this.at) >= this.items.length
    const isOfRows = this.isOfDocuments(column.relation) && this.typeOf(column) === 'number'
    return isHad && isLast && isOfRows && (isCounted || (isWhich && this.draft.select.length === 0))
  }

  private addRowsThatHave(column: ColumnRef): boolean {
    const { relation } = column
    const names = namesBeside(findRelation(this.catalogue, relation), [findColumn(this.catalogue, column)])
    const isOfList = this.draft.relations.every((name) => !this.isOfKinds(name))
    if (isOfList && names.length > 0 && this.draft.select.length === 0) {
      for (const { name } of names) this.select(columnTerm({ relation, column: name }))
      this.select(columnTerm(column))
    }
    return this.addCondition({ kind: 'compare', term: columnTerm(column), comparison: '>', value: 0 })
  }

  /** "How many hours", "the hourly rate": of items in pieces and metres those that are counted in hours, which only their names can say. */
  protected isOfSomeRows({ text = '' }: Kind<'column'>, { relation, column }: ColumnRef): boolean {
    const { names, isUnitPrice } = findColumn(this.catalogue, { relation, column })
    const isOwn = names.slice(0, 2).some((name) => hourly.test(fold(name)))
    const isOfItems = isUnitPrice === true || this.isQuantity({ relation, column })
    return this.isOfDocuments(relation) && isOfItems && hourly.test(text) && !isOwn
  }

  private addDenied(item: Kind<'column'>, column: ColumnRef): boolean {
    this.isNegated = false
    // "Without VAT" is no question of whose VAT number is missing.
    const { type, names } = findColumn(this.catalogue, column)
    const isTaxAlone = item.to - item.from === 1 && names.some((name) => taxes.test(fold(name)))
    if (isTaxAlone && type === 'text') return false
    // "The total without tax" may be another amount, or that of documents that have no tax.
    const isOfAmounts = this.draft.select.some((term) => term.column && this.typeOf(term.column) === 'number')
    if ((this.pendingFigure || isOfAmounts) && findColumn(this.catalogue, column).currency !== undefined)
      this.guesses += 1
    return this.addLack(column)
  }

  /** "Who has no rent" where plots have one: whether no plot is meant, or one without, nothing tells. */
  private isOfOther({ relation }: ColumnRef): boolean {
    return this.subject !== undefined && relation !== this.subject && !this.isInDocuments(relation)
  }

  /** "The total consumption" of documents, where that is what one of them may call it as well. */
  private saysTotal({ text = '' }: Kind<'column'>, column: ColumnRef): boolean {
    const { type, currency, neverAddsUp } = findColumn(this.catalogue, column)
    const isPlain = type === 'number' && currency === undefined && !neverAddsUp
    return isPlain && this.isInDocuments(column.relation) && /\btotale?s?\b|^gesamt/.test(text)
  }

  /** "No VAT" is also a VAT of nothing. */
  private addLack(column: ColumnRef): boolean {
    const lacks: Condition = { kind: 'filled', column, negated: true }
    const isNothing: Condition = { kind: 'compare', term: columnTerm(column), comparison: '=', value: 0 }
    const { type, isAmount } = findColumn(this.catalogue, column)
    const isOfRows = this.isOfDocuments(column.relation)
    return this.addCondition(
      type === 'number' && (isAmount || isOfRows) ? { kind: 'any', of: [lacks, isNothing] } : lacks,
    )
  }

  /** "How much rent": of documents, what is a text has no amount. */
  private isAmountOf(column: ColumnRef): boolean {
    const before = this.items[this.at - 2]
    const isAsked = before?.kind === 'mark' && before.mark === 'sum' && amountsOf.test(before.text)
    return isAsked && this.isInDocuments(column.relation) && this.typeOf(column) === 'text'
  }

  /** "Tax rate" where only "tax" and "rate" are known is a third thing: of documents, what is shown beside an amount is joined to it by a word. */
  private saysOneThing(column: ColumnRef): boolean {
    const last = this.draft.select.at(-1)
    if (!this.isInDocuments(column.relation) || last?.kind !== 'column') return false
    const { type, names } = findColumn(this.catalogue, last.column)
    const isTax = names.some((name) => taxes.test(fold(name)))
    if (type !== 'number' && !(isTax && this.typeOf(column) === 'number')) return false
    if (findColumn(this.catalogue, last.column).currency === column.column) return false
    let before = this.at - 2
    while (before > 0 && (this.markAt(before) === 'of' || this.items[before]?.kind === 'word')) before--
    return this.items[before]?.kind === 'column'
  }

  /** What things cost together is the sum of their lines, not of their prices; what adds up to nothing is told as it is. */
  protected figureOf(fn: AggregateName, column: ColumnRef): Term {
    const { neverAddsUp, isUnitPrice, currency, isAmount } = findColumn(this.catalogue, column)
    const { columns } = findRelation(this.catalogue, column.relation)
    // "Was kostet eine Stunde": what one costs, whatever it is counted in.
    const price = columns.find((one) => one.isUnitPrice)
    if (fn === 'sum' && currency === undefined && !isAmount && price && asksPrice(this.items))
      return columnTerm({ relation: column.relation, column: price.name })
    if (fn !== 'sum' || !neverAddsUp) return { kind: 'aggregate', fn, column }
    const cost = columns.find(({ isLineTotal }) => isLineTotal)
    return isUnitPrice && cost && !asksPrice(this.items)
      ? { kind: 'aggregate', fn, column: { relation: column.relation, column: cost.name } }
      : columnTerm(column)
  }

  /** "Heights of the three tallest", "winners in 2013" and "the net total of 2013" do not say what the height or the winner is. */
  private fits(column: ColumnRef, { isYear, currency }: Kind<'number'>, at: number): boolean {
    const isRank = (this.markAt(at + 1) ?? '') in superlatives
    const isDated = isYear && this.isDated(column.relation)
    const isAmount = findColumn(this.catalogue, column).currency !== undefined
    const isElsewhere =
      (isYear && this.typeOf(column) === 'text' && (at > this.at + 1 || isDated)) || (isAmount && isDated && !currency)
    const isPeriod = isYear && this.draft.derive === 'difference'
    return !isRank && !isElsewhere && !isPeriod && this.typeOf(column) !== 'boolean'
  }

  protected readRelation({ relation, only }: Kind<'relation'>): boolean {
    this.at++
    const subject = this.draft.select[0]?.column?.relation ?? this.draft.relations[0]
    if (this.asksEmptyPeriods()) return false
    if (this.isNegated && relation === subject && this.asksWithout(relation, only)) return true
    if (only && this.isNegated && relation === subject) {
      if (this.draft.select.some(({ kind }) => kind === 'column')) this.guesses += 2
      this.draft.where.push(this.equals(only.column, only.value))
      return true
    }
    if (only && this.addKind(only)) return true
    if (this.isNegated && relation !== subject) {
      this.isNegated = false
      this.draft.related.push({ relation, where: [], negated: true })
      this.isDenying = true
      return true
    }
    if (this.isCounting) {
      this.isCounting = false
      this.draft.select.push(countOf(relation))
      return true
    }
    if (this.pendingFigure && this.items[this.at]?.kind !== 'column')
      return this.addFigureOf(relation, this.pendingFigure)
    const isListed = this.isListed(this.at - 1)
    const isColumnNext = this.items[this.at]?.kind === 'column' || this.markAt(this.at) === 'of'
    if (this.isSelecting && isListed && this.draft.select.length > 0 && !isColumnNext) {
      const naming = namingColumn(findRelation(this.catalogue, relation))
      if (naming) this.select(columnTerm({ relation, column: naming.name }))
    }
    return true
  }

  /** "Which month had no invoices": no row says of a month that nothing is in it. */
  private asksEmptyPeriods(): boolean {
    return this.isNegated && this.draft.period !== undefined && this.draft.select.length === 0
  }

  /** What rows of account statements come to, as these have no total: "how much rent did we pay according to the statement". */
  protected costOfRows(documents: string): ColumnRef | undefined {
    const main = this.amountIn(documents)
    const isStated = main === undefined || isStatedBy(findColumn(this.catalogue, main), this.kindsAsked())
    if (!this.isOfKinds(documents) || isStated || this.statesAmounts(documents)) return undefined
    const [only, ...others] = this.listsAsked()
    const cost = only?.columns.find(({ isLineTotal }) => isLineTotal)
    return only && cost && others.length === 0 ? { relation: only.name, column: cost.name } : undefined
  }

  /** What a payslip adds up to is none of its deductions. */
  private statesAmounts(documents: string): boolean {
    const asked = this.kindsAsked()
    const isOwn = (column: Column) => column.kinds !== undefined && isStatedBy(column, asked)
    const { columns } = findRelation(this.catalogue, documents)
    return columns.some((column) => column.currency !== undefined && !column.neverAddsUp && isOwn(column))
  }

  private addFigureOf(relation: string, fn: AggregateName): boolean {
    const column = this.costOfNamed(relation) ?? this.costOfRows(relation) ?? this.amountIn(relation)
    if (!column) return true
    this.draft.select.push({ kind: 'aggregate', fn, column })
    this.pendingFigure = undefined
    return true
  }

  /** "How much was labour in quote 9": what that row costs, and not what the quote comes to. */
  private costOfNamed(documents: string): ColumnRef | undefined {
    const list = relationOf(
      this.draft.where.findLast((condition) => !this.isOfKinds(relationOf(condition) ?? documents)),
    )
    const [before, within] = this.items.slice(this.at - 3, this.at - 1)
    if (list === undefined || !this.isOfDocuments(list)) return undefined
    if (before?.kind !== 'value' || within?.kind !== 'mark' || within.mark !== 'where') return undefined
    const cost = findRelation(this.catalogue, list).columns.find(({ isLineTotal }) => isLineTotal)
    return cost && { relation: list, column: cost.name }
  }

  /** "Invoices or receipts", "invoices and receipts", "invoices including credit notes": of either kind, and nothing else is asked of the second. */
  private addKind({ column, value }: NonNullable<Kind<'relation'>['only']>): boolean {
    const kind: Condition = { kind: 'compare', term: columnTerm(column), comparison: '=', value }
    const last = this.draft.where.at(-1)
    const isJoined = this.isEither || this.isListed(this.at - 1)
    // "All documents except invoices and receipts".
    const isDenied =
      isJoined && last && isDenial(last) && columnsOfCondition(last).every((other) => isSameColumn(other, column))
    if (isDenied) {
      this.isNegated = true
      this.isEither = false
      return this.draft.where.push(this.equals(column, value)) > 0
    }
    const isBeside =
      isJoined && !this.isNegated && last && columnsOfCondition(last).every((other) => isSameColumn(other, column))
    if (isBeside) this.draft.where[this.draft.where.length - 1] = { kind: 'any', of: [last, kind] }
    else this.draft.where.push(kind)
    if (isBeside) this.isEither = false
    return isBeside === true
  }

  /** "Which supplier sent no invoice in March": of all that are known those who did not, not who sent something else. */
  private asksWithout(relation: string, only: Kind<'relation'>['only']): boolean {
    const { select, where, group, order, having, related } = this.draft
    const [asked, ...more] = select
    const column = asked?.column
    const isOfRows = asked?.kind === 'column' ? !asked.period : asked?.kind === 'aggregate' && asked.distinct === true
    const isSaidOfOthers =
      where.some(({ kind }) => kind !== 'within') ||
      this.items.slice(0, this.at - 1).some(({ kind }) => kind === 'relation')
    if (!column || column.relation !== relation || this.typeOf(column) !== 'text' || !isOfRows || isSaidOfOthers)
      return false
    if ([more, group, order, having, related].some(({ length }) => length > 0)) return false
    const said: Condition[] = [...where]
    if (only) said.push({ kind: 'compare', term: columnTerm(only.column), comparison: '=', value: only.value })
    this.draft.where = [
      { kind: 'filled', column, negated: false },
      { kind: 'shared', column, where: said, negated: true },
    ]
    if (asked.kind === 'column') this.draft.distinct = true
    this.isNegated = false
    this.isWithout = true
    this.inner = { relation, where: said }
    return true
  }

  protected selectPlace(): boolean {
    // "Where do the hoses go": what is asked about stands behind it.
    const valued = this.items.find((item) => item.kind === 'value')
    const relation =
      this.draft.relations[0] ?? (valued?.kind === 'value' ? valued.values[0]?.column.relation : undefined)
    const columns = relation === undefined ? [] : findRelation(this.catalogue, relation).columns
    const [place, ...others] = columns.filter(({ name }) => places.test(fold(name)))
    if (relation === undefined || !place) return false
    this.guesses += this.isOfDocuments(relation) && others.length === 0 ? 0 : 0.5
    return this.select(columnTerm({ relation, column: place.name }))
  }

  protected selectKind(type: 'date'): boolean {
    const relation = this.draft.relations[0] ?? this.datedList() ?? this.catalogue.relations[0]?.name
    const isNamed = this.items.some(
      (item) => item.kind === 'column' && item.columns.some((column) => this.typeOf(column) === type),
    )
    const column = relation === undefined || isNamed ? undefined : (this.dueIn(relation) ?? this.dayIn(relation))
    return column ? this.select(columnTerm(column)) : true
  }

  /** "When was the cleaning": the list that says so, where its rows have days of their own. */
  private datedList(): string | undefined {
    const lists = this.items.flatMap((item) =>
      item.kind === 'value'
        ? item.values.map(({ column }) => column.relation).filter((name) => this.isOfDocuments(name))
        : [],
    )
    const [only, ...others] = new Set(lists)
    return only !== undefined && others.length === 0 && this.dayIn(only) ? only : undefined
  }

  /** "Where the customer is missing": what lacks stands before the word that says so. */
  protected deniesBefore(): boolean {
    const said = this.items[this.at]
    const last = this.draft.select.at(-1)
    let before = this.at - 1
    while (before > 0 && (this.markAt(before) === 'is' || this.items[before]?.kind === 'word')) before--
    const isLacking = said?.kind === 'mark' && lacking.has(said.text) && this.items[before]?.kind === 'column'
    if (!isLacking || last?.kind !== 'column' || this.items[this.skip(this.at + 1, 'where')]?.kind === 'column')
      return false
    this.draft.select.pop()
    return this.addCondition({ kind: 'filled', column: last.column, negated: true })
  }
}

/** Folded. */
const hourly = /\b(?:hours?|hourly|stunden?|stundensatz|heures?|horaire|horas?)\b/

/** Folded. */
const places =
  /(?:^|_)(?:location|city|town|hometown|address|place|country|destination|destino|ziel|(?:lager|stand|ziel|liefer|wohn|einsatz)?ort|lieu|ville|lugar|ciudad|emplacement|ubicacion)$/

const lacking = new Set(
  'missing; is missing; are missing; is absent; fehlt; fehlen; manque; manquent; falta; faltan; nicht angegeben'.split(
    '; ',
  ),
)

function isOneOf(column: ColumnRef, columns: ColumnRef[]): boolean {
  return columns.some((other) => isSameColumn(other, column))
}
