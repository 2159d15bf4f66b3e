import { type Catalogue, type Column, type ColumnRef, findRelation } from './catalogue.ts'

/** Of the type that is meant where none is named: the one that is marked, or the only one. */
export function mainColumn(catalogue: Catalogue, relation: string, type: Column['type']): ColumnRef | undefined {
  const fitting = findRelation(catalogue, relation).columns.filter((column) => column.type === type && !column.isKey)
  const main =
    fitting.find(({ isMain }) => isMain) ??
    (fitting.length === 1 ? fitting[0] : fitting.find(({ isLineTotal }) => isLineTotal))
  return main && { relation, column: main.name }
}
