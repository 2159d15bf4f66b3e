import { areTogether, type Relation } from '../../ask/catalogue.ts'
import { quantityIn } from '../../ask/quantities.ts'
import { type FieldFacts, sampleSize } from '../../storage/asks/values.ts'
import type { FieldRow } from '../../storage/fields.ts'
import { foldText } from '../cells/read-value.ts'
import { type CellRelation, columnName } from './cell-relations.ts'
import type { NamedFile } from './named-files.ts'
import { meaningOf } from './synonyms.ts'

/** Whether it is the plural of one of the words, which are found in the plural anyway. */
function isSeveralOf(name: string, words: string[]): boolean {
  const said = foldText(name)
  return !said.includes(' ') && words.some((word) => said !== foldText(word) && said.startsWith(foldText(word)))
}

const movementWords = [
  ...['transaction', 'booking', 'payment', 'Zahlung', 'paiement', 'pago', 'Transaktion', 'Buchung', 'opération'],
  ...['mouvement', 'transacción', 'movimiento'],
]

/** What people call the rows of lists, by the name of the list. */
const listWords: [RegExp, string[]][] = [
  [/item|position/, ['line item', 'item', 'position', 'Posten', 'ligne', 'línea', 'partida']],
  [/transaction|booking|movement/, movementWords],
]

export type Made = Map<string, { relation: Relation; cells: CellRelation }>

export function listRelation(made: Made, list: string, rows: number) {
  const name = columnName(list) || 'items'
  const known = made.get(name)
  if (known || name === 'documents') return known
  const { names } = meaningOf(list, list)
  const own = listWords.find(([pattern]) => pattern.test(name))?.[1] ?? []
  const fresh = {
    relation: {
      ...{ name, names: [...new Set([...names.filter((one) => !isSeveralOf(one, own)), ...own])], rows },
      columns: [{ name: 'document_id', type: 'text' as const, names: ['document id'], isKey: true }],
    },
    cells: { name, isList: true, fieldNos: [], columns: new Map() },
  }
  made.set(name, fresh)
  return fresh
}

/** How many rows each list has, about: as many as were sampled, or more than these where there may be more. */
export function rowsOfLists(
  fields: FieldRow[],
  factsOf: Map<number, FieldFacts>,
  documents: number,
): Map<string, number> {
  const rows = new Map<string, number>()
  for (const field of fields) {
    const list = listWith(field, factsOf)
    const sampled = factsOf.get(field.no)?.sampled ?? 0
    const many = sampled < sampleSize ? sampled : Math.max(sampled, documents * 3)
    if (list !== undefined) rows.set(list, Math.max(rows.get(list) ?? 0, many))
  }
  return rows
}

/** The list that a field stands in. */
export function listWith({ no }: FieldRow, factsOf: Map<number, FieldFacts>): string | undefined {
  return /^(.*?)\[\]/.exec(factsOf.get(no)?.template ?? '')?.[1]
}

/** "The rows" of a file are those of its list, where it has one. */
export function nameRows(made: { relation: Relation; cells: CellRelation }[], files: NamedFile[]): void {
  const isIn = ({ fieldNos }: NamedFile, cells: CellRelation) => cells.fieldNos.some((no) => fieldNos.has(no))
  const lists = made.filter(({ cells }) => cells.isList && !/^other_/.test(cells.name))
  const sheets = files.filter(({ isWord }) => isWord)
  const isAll = made.some(({ relation }) => relation.kinds !== undefined && relation.rows === sheets.length)
  for (const file of files) {
    const [only, ...others] = lists.filter(({ cells }) => isIn(file, cells))
    if (!only || others.length > 0) continue
    if (!file.isWord) only.relation.names.push(...rowWords)
    else if (isAll || standsIn(only.relation, sheets.length)) only.relation.names.push(file.said)
  }
}

/** Whether the rows of a list come of so many documents and no others, as far as is known. */
function standsIn({ columns }: Relation, documents: number): boolean {
  const stated = columns.filter(({ isKey, name }) => !isKey && !name.endsWith('_currency'))
  return stated.every(({ statedIn }) => statedIn !== undefined && statedIn.size <= documents)
}

/** Rows of a day that add to an account or take from it, whatever their list is called. */
export function nameMovements(made: { relation: Relation; cells: CellRelation }[]): void {
  const ofAccounts = made.filter(
    ({ relation: { kinds, columns } }) =>
      !kinds &&
      columns.some((one) => one.isSigned && columns.some((day) => day.type === 'date' && areTogether(day, one))),
  )
  const [only, ...others] = ofAccounts
  if (only && others.length === 0) only.relation.names = [...new Set([...only.relation.names, ...movementWords])]
}

/** Results in different units are no figures that could be added up; of how many things rows are is told in another column. */
export function keepUnitsApart(relation: Relation): void {
  const units = relation.columns.filter(
    ({ type, names }) => type === 'text' && names.some((name) => foldText(name) === 'unit'),
  )
  if (relation.kinds) return
  const quantity = quantityIn(relation)
  for (const column of relation.columns)
    if (column.type === 'number' && column !== quantity && !column.isAmount && column.currency === undefined)
      if (units.some((unit) => areTogether(unit, column))) column.neverAddsUp = true
}

const rowWords = ['row', 'entry', 'record', 'Zeile', 'Eintrag', 'Einträge', 'ligne', 'entrée', 'fila', 'registro']
