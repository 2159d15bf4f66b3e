/** What can be asked: relations with typed columns, the words that people use for them, and values that stand in them. */
export interface Catalogue {
  relations: Relation[]
  /** How relations belong together. */
  links: Link[]
}

export interface Relation {
  name: string
  /** Words for one of its rows, in any language. */
  names: string[]
  columns: Column[]
  /** How many rows there are, about. */
  rows: number
  /** The column that tells its rows apart. */
  key?: string
  /** Words for some of its rows: "invoices" are documents of a type. */
  kinds?: { names: string[]; column: string; value: string }[]
  /** Whether rows of other documents stand in it, which state nothing of what is asked. */
  hasOthers?: boolean
}

export type ColumnType = 'text' | 'number' | 'date' | 'boolean'

export interface Column {
  name: string
  type: ColumnType
  /** Words for it, in any language. */
  names: string[]
  /** Those of its names that it is known by in part too; all where it is not said. */
  ownNames?: string[]
  /** Another column says in which currency it is. */
  currency?: string
  /** Whether it is money, also where no currency is printed with it. */
  isAmount?: boolean
  /** A price of one, a percentage, a balance: a sum of them says nothing. */
  neverAddsUp?: boolean
  /** What one of a thing costs. */
  isUnitPrice?: boolean
  /** That of a metre, a kilogram, an hour, and so not of a thing. */
  isPerMeasure?: boolean
  /** What a document adds up to before tax. */
  isNet?: boolean
  /** What it means, whatever it is called: fields of one meaning may state the same in different documents. */
  meaning?: string | undefined
  /** Whether some of its numbers stand in texts, with the unit that they are counted in: "60 boxes". */
  hasUnits?: boolean
  /** A number of rows, not a fact about them. */
  isKey?: boolean
  /** Values that stand in it: frequent ones, and those that the question names. */
  values?: string[]
  /** Whether no other values stand in it. */
  isClosed?: boolean
  /** Values that the question names without their legal form ("Acme" is "Acme Ltd"), by a part that they begin with, by any word, or in words of its own. */
  short?: { name: string; value: string; isPart?: boolean; isWithin?: boolean; isSaid?: boolean }[]
  /** How many different values it has, about. */
  distinct?: number
  /** The part of the documents that have it, about. */
  filled?: number
  /** Whether some documents have it several times, which makes several rows of them. */
  isRepeated?: boolean
  /** What is meant where no column is named: the total of an invoice, its date, its seller. */
  isMain?: boolean
  /** It would be meant, if fewer documents stated it than another: the day of a receipt beside that of invoices. */
  isMainOfKind?: boolean
  /** The kinds of the documents that state it, as far as they have one. */
  kinds?: string[]
  /** The day on which a document was uploaded. */
  isUpload?: boolean
  /** Who somebody is: a company or a person. */
  isParty?: boolean
  /** False where it is known to say something else than who somebody is. */
  isSomebody?: boolean
  /** What a row of a list costs, where nothing else is said of it. */
  isLineTotal?: boolean
  /** Whether some are below zero: what went out of an account. */
  isSigned?: boolean
  /** The documents whose rows state it, where all of them are known. */
  statedIn?: ReadonlySet<string>
}

/** Where the values of one column are those of another. */
export interface Link {
  from: ColumnRef
  to: ColumnRef
}

export interface ColumnRef {
  relation: string
  column: string
}

/** Whether it is one of documents with what they state, and not of tables of which only names are known. */
export function holdsDocuments({ relations }: Catalogue): boolean {
  return relations.some(({ kinds }) => kinds !== undefined)
}

export function findRelation(catalogue: Catalogue, name: string): Relation {
  const found = catalogue.relations.find((relation) => relation.name === name)
  if (!found) throw new Error(`the catalogue has no relation ${name}`)
  return found
}

export function findColumn(catalogue: Catalogue, { relation, column }: ColumnRef): Column {
  const found = findRelation(catalogue, relation).columns.find(({ name }) => name === column)
  if (!found) throw new Error(`the catalogue has no column ${relation}.${column}`)
  return found
}

/** Whether some document may state both, as far as is known. */
export function areTogether({ statedIn: some }: Column, { statedIn: others }: Column): boolean {
  return !some || !others || !some.isDisjointFrom(others)
}

/** The column that says in which currency an amount is. */
export function unitOf(catalogue: Catalogue, amount: ColumnRef): ColumnRef | undefined {
  const { currency } = findColumn(catalogue, amount)
  return currency === undefined ? undefined : { relation: amount.relation, column: currency }
}

export function isSameColumn(a: ColumnRef, b: ColumnRef): boolean {
  return a.relation === b.relation && a.column === b.column
}

/** Whether several rows have the same value of it, as far as is known. Who sends documents sends more of them, however few there are yet. */
export function repeatsValues({ distinct, isParty }: Column, { rows }: Relation): boolean {
  return isParty === true || (distinct !== undefined && distinct < rows * 0.8)
}

/** The column that says which row it is, for people: what "which singers" wants to see. */
export function namingColumn(relation: Relation): Column | undefined {
  const texts = relation.columns.filter(({ type, isKey, filled = 1 }) => type === 'text' && !isKey && filled >= 0.5)
  const rank = ({ name }: Column) => {
    if (name.toLowerCase() === relation.name.toLowerCase()) return 2.5
    const at = namingNames.findIndex((pattern) => pattern.test(name))
    return at < 0 ? namingNames.length : at
  }
  const [best] = [...texts].sort((a, b) => rank(a) - rank(b))
  return best && rank(best) < namingNames.length ? best : undefined
}

/** With the last name beside the first. */
export function namingColumns(relation: Relation): Column[] {
  const naming = namingColumn(relation)
  const [first, last] = [/^f(irst)?_?name$/i, /^l(ast)?_?name$/i].map((pattern) =>
    relation.columns.find(({ name }) => pattern.test(name)),
  )
  const isParted = first && last && !relation.columns.some(({ name }) => /^(name|full_?name)$/i.test(name))
  return isParted ? [first, last] : naming ? [naming] : []
}

const namingNames = [
  /^name$/i,
  /^title$/i,
  /^(?!first|last|middle|short).*_?name$/i,
  /title$/i,
  /^file_?name$/i,
  /name/i,
]

/** Whether one says in some documents what the other says in others: "issued on" is the day of an invoice as well. */
export function isSameMeaning(one: Column, other: Column): boolean {
  if (one.type !== other.type || one.meaning === undefined || other.meaning === undefined) return false
  const isMain = ({ isMain, isMainOfKind }: Column) => isMain === true || isMainOfKind === true
  const isOfAny = [one, other].some(({ meaning = '' }) => meaning === 'document_date' || meaning === 'gross_total')
  return one.meaning === other.meaning || (isOfAny && isMain(one) && isMain(other))
}

/** Whether they are called the same in some language: "cantidad" is an amount of money and a number of things. */
export function isSameThing(a: Column, b: Column): boolean {
  if (a.name === b.name || a.type !== b.type || a.isAmount !== b.isAmount) return false
  const said = new Set(a.names.map((name) => name.toLowerCase()))
  return b.names.some((name) => said.has(name.toLowerCase()))
}
