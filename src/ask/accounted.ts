import {
  type Catalogue,
  type ColumnRef,
  findColumn,
  findRelation,
  holdsDocuments,
  isSameColumn,
  isSameMeaning,
} from './catalogue.ts'
import type { Form } from './form.ts'
import type { Item } from './item.ts'
import { amountsOf, spending } from './small-words.ts'
import { fold } from './words.ts'

/** Whether a form says something of all that its question names: an answer without it would be to another question. */
export function accountsForAll(items: Item[], form: Form, catalogue: Catalogue): boolean {
  const said = saidIn(form)
  return (
    (!asksWho(items) || tellsSomebody(form, catalogue)) &&
    (!asksCost(items) || tellsMoney(form, items, catalogue)) &&
    items.every((item, at) =>
      asksAmount(item, items[0], at) ? tellsNumber(form, catalogue) : isAccounted(item, said, catalogue),
    )
  )
}

/** "What do the hours cost", "was kosten die Stunden", "what is the stock worth". */
export function asksCost(items: Item[]): boolean {
  return items.some((item) => (item.kind === 'word' || item.kind === 'mark') && costs.test(item.text))
}

const costs =
  /(?:^| )(?:costs?|kosten|kostet|coute(?:nt)?|cuestan?|(?:gesamt|waren)?wert|value|worth|valeur|vaut|valent|valor|valen?)$/

/** Of documents, how many of a thing there are is not what it costs, nor how many rows say so. */
function tellsMoney({ select, derive }: Form, items: Item[], catalogue: Catalogue): boolean {
  const isCounted = items.some((item) => item.kind === 'mark' && item.mark === 'count')
  const countsRows = select.some((term) => term.kind === 'aggregate' && term.fn === 'count')
  const isOfDocuments = holdsDocuments(catalogue)
  const numbers = select.flatMap(({ column }) =>
    column && findColumn(catalogue, column).type === 'number' ? [column] : [],
  )
  return (
    !isOfDocuments ||
    derive !== undefined ||
    (numbers.length === 0 && (isCounted || !countsRows)) ||
    numbers.some((column) => mayBeMoney(column, items, catalogue))
  )
}

/** A number that nobody knows is money where it is named, or called so: "was kostet Heat" is no running time. */
function mayBeMoney(ref: ColumnRef, items: Item[], catalogue: Catalogue): boolean {
  const { isAmount, isUnitPrice, currency, meaning, names } = findColumn(catalogue, ref)
  const isNamed = items.some((item) => item.kind === 'column' && item.columns.some((one) => isSameColumn(one, ref)))
  const isCalled = names.some((name) => money.test(fold(name)))
  const isKnown = isAmount === true || isUnitPrice === true || currency !== undefined
  return isKnown || (meaning === undefined && (isNamed || isCalled))
}

/** Folded. */
const money =
  /(?:costs?|kosten|prices?|preise?|prix|precios?|fees?|rents?|values?|wert|valeurs?|valor(?:es)?|gebuhr|miete|pacht)$|\b(?:couts?|costes?|costos?)\b/

function asksWho([first]: Item[]): boolean {
  return (
    first?.kind === 'mark' && /^(?:who|who has|who have|wer|wem|wen|qui|a qui|quien|quienes|a quien)$/.test(first.text)
  )
}

/** "Who delivered the goods": of documents a list of goods is no answer, nor is a number, whatever it is the number of. */
function tellsSomebody({ select, group }: Form, catalogue: Catalogue): boolean {
  return [...select, ...group].some(({ column }) => {
    if (!column || isUnit(column, catalogue)) return false
    const { type, isSomebody, isKey } = findColumn(catalogue, column)
    return type === 'text' && isSomebody !== false && !isKey && !numbering.test(column.column)
  })
}

/** What documents and rows are told apart by, which is nobody. */
const numbering = /(?:^|_)(?:number|nummer|numero|n[or]|id|code|ref|reference|filename)$/

function isUnit({ relation, column }: ColumnRef, catalogue: Catalogue): boolean {
  return findRelation(catalogue, relation).columns.some(({ currency }) => currency === column)
}

/** "How much did he pay", "what was spent": no name answers that. */
function asksAmount(item: Item, first: Item | undefined, at: number): boolean {
  if (item.kind === 'mark') return item.mark === 'sum' && amountsOf.test(item.text)
  const isWhat = (first?.kind === 'mark' || first?.kind === 'word') && /^(?:what|was|que)$/.test(first.text)
  return item.kind === 'word' && at > 0 && isWhat && (spending.test(item.text) || paying.test(item.text))
}

/** Folded. */
const paying = /^(?:pa(?:y|ys|id)|(?:be|ge)?zahl(?:t|te|ten|en)|paie(?:nt)?|paye(?:nt)?|pag(?:o|a|aron|ado|an))$/

function tellsNumber({ select, derive }: Form, catalogue: Catalogue): boolean {
  return (
    derive !== undefined ||
    select.some((term) => term.kind !== 'column' || findColumn(catalogue, term.column).type === 'number')
  )
}

function isAccounted(item: Item, { columns, texts, counted, isAverage }: Said, catalogue: Catalogue): boolean {
  switch (item.kind) {
    case 'column':
      return item.columns.some(
        (named) =>
          columns.some((column) => isMeant(named, column, catalogue)) ||
          (isAverage && tellsRow(named, catalogue)) ||
          (counted.includes(named.relation) &&
            (findColumn(catalogue, named).neverAddsUp === true ||
              tellsRow(named, catalogue) ||
              (item.score < 1 && findColumn(catalogue, named).type === 'date'))),
      )
    case 'value':
      return (
        item.part !== undefined ||
        item.values.some(({ value }) => texts.some((text) => text.includes(value.toLowerCase())))
      )
    default:
      return true
  }
}

/** "The average of nights per booking" is one of all bookings. */
function tellsRow({ relation, column }: ColumnRef, catalogue: Catalogue): boolean {
  const { type, distinct = 0 } = findColumn(catalogue, { relation, column })
  return type === 'text' && distinct >= findRelation(catalogue, relation).rows
}

/** The column that was named, one that means the same, or what one of its rows is known by. */
function isMeant(named: ColumnRef, column: ColumnRef, catalogue: Catalogue): boolean {
  if (isSameColumn(named, column)) return true
  const [one, other] = [findColumn(catalogue, named), findColumn(catalogue, column)]
  const isNumber = one.type === 'number' && other.type === 'number'
  // What one hour costs is its price.
  if (
    isNumber &&
    one.meaning !== 'stock' &&
    (other.isUnitPrice || one.isMain || one.isLineTotal || one.isUnitPrice || one.isAmount)
  )
    return true
  return (
    named.relation === column.relation &&
    (isSameMeaning(one, other) || (one.type === other.type && one.type === 'date'))
  )
}

interface Said {
  columns: ColumnRef[]
  texts: string[]
  /** Relations of which rows are counted. */
  counted: string[]
  /** Whether it is an average of rows that is told. */
  isAverage: boolean
}

/** All that a form names, however deep. */
function saidIn(form: Form): Said {
  const isAverage =
    form.group.length === 0 && form.select.some((term) => term.kind === 'aggregate' && term.fn === 'avg')
  const said: Said = { columns: [], texts: [], counted: [], isAverage }
  JSON.stringify(form, (_key, value) => {
    if (typeof value === 'string') said.texts.push(value.toLowerCase())
    if (value?.fn === 'count' && typeof value.relation === 'string') said.counted.push(value.relation)
    if (typeof value?.column === 'string' && typeof value?.relation === 'string') said.columns.push(value)
    return value
  })
  return said
}
