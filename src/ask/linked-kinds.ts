import { type Catalogue, type ColumnRef, findColumn, findRelation, isSameColumn } from './catalogue.ts'
import type { Item } from './item.ts'
import type { Kind } from './item-cursor.ts'
import { fold } from './words.ts'

/**
 * "Which invoice does credit note 7 belong to", "what was credited for invoice 5": documents of one kind that state the number of another
 * kind's. No document is of both kinds, so the field that states the number is meant. Nothing where more of the other document is asked.
 */
export function settleLinkedKinds(items: Item[], catalogue: Catalogue): Item[] | undefined {
  const named = items.filter((item) => item.kind === 'relation').filter(({ only }) => only !== undefined)
  const kinds = new Set(named.map(({ only }) => only?.value))
  if (asksOfOther(items, named, catalogue)) return undefined
  if (kinds.size === 2) return settleReference(items, named, catalogue)
  return kinds.size === 1 ? settleNumber(items, named, catalogue) : items
}

/** "The total of the invoice that credit note 7 refers to". */
function asksOfOther(items: Item[], named: Kind<'relation'>[], catalogue: Catalogue): boolean {
  const [own, ...others] = named
  const within = items.filter((item) => item.kind === 'column').flatMap(({ only }) => only ?? [])
  return within.some(
    (only) =>
      own?.only !== undefined &&
      others.length === 0 &&
      only.value !== own.only.value &&
      referencesOf(own.only.value, { ...own, only }, catalogue).length > 0,
  )
}

/** Of the document that has the number, the number of the other. */
function settleReference(items: Item[], named: Kind<'relation'>[], catalogue: Catalogue): Item[] | undefined {
  const value = items.find((item) => item.kind === 'value')
  const own = named.find((one) => value !== undefined && one.to <= value.from && value.from - one.to <= 1)
  const other = named.find((one) => one.only?.value !== own?.only?.value)
  if (!value || !own?.only || !other?.only || !value.values.some(({ column }) => isNumber(column, own, catalogue)))
    return items
  const reference = referencesOf(own.only.value, other, catalogue)
  const isMore = items.some((item) => item.kind === 'column' || item.kind === 'due' || isFigure(item))
  const [column, ...others] = reference
  if (!column || others.length > 0) return items
  if (isMore) return undefined
  return items.map((item): Item => {
    const { from, to, score } = item
    return item === other ? { from, to, score, kind: 'column', columns: [column], text: '' } : item
  })
}

/** What only documents of another kind state, which name this number. */
function settleNumber(items: Item[], named: Kind<'relation'>[], catalogue: Catalogue): Item[] {
  const [own, ...others] = named
  const value = items.find((item) => item.kind === 'value')
  const asked = items.filter((item) => item.kind === 'column').flatMap(({ columns }) => columns)
  const [first] = asked
  if (!own?.only || others.length > 0 || !value || !first || value.from - own.to > 1) return items
  const kindsOf = (column: ColumnRef) => findColumn(catalogue, column).kinds ?? []
  const kind = own.only.value
  const stating = kindsOf(first).filter((one) => asked.every((column) => kindsOf(column).includes(one)))
  if (stating.length !== 1 || asked.some((column) => kindsOf(column).includes(kind))) return items
  const said = new Set(value.values.map((one) => fold(one.value)))
  const found = referencesOf(stating[0] ?? '', own, catalogue).flatMap((column) =>
    (findColumn(catalogue, column).values ?? [])
      .filter((text) => said.has(fold(text)))
      .map((text) => ({ column, value: text })),
  )
  if (found.length === 0) return items
  return items.map((item): Item => {
    const { from, to } = item
    if (item === own) return { from, to, score: 0, kind: 'word', isFiller: true, text: '' }
    return item === value ? { ...value, values: found, score: 1 } : item
  })
}

/** Texts of one kind of documents that are called by the name of another: "invoice reference". */
function referencesOf(kind: string, other: Kind<'relation'>, catalogue: Catalogue): ColumnRef[] {
  const { columns, kinds = [] } = findRelation(catalogue, other.relation)
  const names = kinds.find(({ value }) => value === other.only?.value)?.names.map(fold) ?? []
  const isNamed = (name: string) => names.some((one) => fold(name.replaceAll(/[_.]/g, ' ')).startsWith(`${one} `))
  return columns
    .filter((column) => column.type === 'text' && column.kinds?.includes(kind) && isNamed(column.name))
    .map(({ name }) => ({ relation: other.relation, column: name }))
}

function isNumber(column: ColumnRef, own: Kind<'relation'>, catalogue: Catalogue): boolean {
  const { kinds = [] } = findColumn(catalogue, column)
  return (
    column.relation === own.relation &&
    own.only !== undefined &&
    kinds.includes(own.only.value) &&
    !isSameColumn(column, own.only.column)
  )
}

function isFigure(item: Item): boolean {
  return item.kind === 'mark' && ['sum', 'count', 'avg', 'most', 'least', 'when'].includes(item.mark)
}
