import { type Catalogue, type Column, type ColumnRef, findRelation } from './catalogue.ts'

/** Of the type that is meant where none is named: the one that is marked, or the only one. */
export function mainColumn(catalogue: Catalogue, relation: string, type: Column['type']): ColumnRef | undefined {
  const { kinds, columns } = findRelation(catalogue, relation)
  const fitting = columns.filter((column) => column.type === type && !column.isKey)
  // The only day that all documents have is that of their upload.
  const isUpload = kinds !== undefined && type === 'date'
  const main =
    fitting.find(({ isMain }) => isMain) ??
    (fitting.length === 1 && !isUpload ? fitting[0] : fitting.find(({ isLineTotal }) => isLineTotal)) ??
    (kinds === undefined ? onlyOf(fitting.filter(({ isAmount, neverAddsUp }) => isAmount && !neverAddsUp)) : undefined)
  return main && { relation, column: main.name }
}

function onlyOf<T>([only, ...others]: T[]): T | undefined {
  return others.length === 0 ? only : undefined
}
