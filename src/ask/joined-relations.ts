import { type Catalogue, type ColumnRef, findColumn, findRelation } from './catalogue.ts'
import { RefusedStatement } from './guard.ts'

type Node = Record<string, unknown>

/** A column of a list that rows of another list are told by, in the catalogue's names. */
export interface Partner {
  column: ColumnRef
  /** Whether the rows of one document are joined, or those of all. */
  isWithinDocuments: boolean
}

interface Equality {
  one: ColumnRef
  other: ColumnRef
}

/**
 * What rows of a SELECT are joined by. Every relation must be told by another; rows of two lists by what both state, so that none is
 * repeated for each row of the other. Refused where that is not so. `known`: its relations by the names that it gives them.
 */
export function readJoins(
  select: Node,
  known: Catalogue,
  figures: ReadonlySet<string>,
  columnOf: (node: Node) => ColumnRef | undefined,
): { own: string | undefined; told: { column: ColumnRef; isWithinDocuments: boolean }[] } {
  const names = known.relations.map(({ name }) => name)
  const equalities = equalitiesIn(select, known, columnOf)
  const isKey = ({ one, other }: Equality) => findColumn(known, one).isKey && findColumn(known, other).isKey
  const [first = ''] = names
  if (reached(first, equalities).size < names.length)
    throw new RefusedStatement(
      'Every relation must be joined on document_id, or each of its rows would stand beside all of the others.',
    )
  const lists = names.filter((name) => findRelation(known, name).key === undefined)
  const own = lists.find((name) => figures.has(name)) ?? lists[0]
  const others = lists.filter((name) => name !== own)
  const inDocuments = reached(own ?? '', equalities.filter(isKey))
  const told = others.map((other) => {
    const equality = equalities.find((one) => !isKey(one) && joins(one, other) && [one.one, one.other].some(isOfList))
    const column = equality && [equality.one, equality.other].find(({ relation }) => relation === other)
    if (!column || figures.has(other)) throw new RefusedStatement(together)
    return { column, isWithinDocuments: inDocuments.has(other) }
    function isOfList({ relation }: ColumnRef): boolean {
      return relation !== other && lists.includes(relation)
    }
  })
  return { own, told }
}

export const together =
  'Rows of two lists do not belong together: each would stand beside all rows of the other. Ask for rows of the other list in WHERE EXISTS.'

function joins({ one, other }: Equality, name: string): boolean {
  return one.relation === name || other.relation === name
}

/** All that equalities lead to, from one on. */
function reached(first: string, equalities: Equality[]): Set<string> {
  const found = new Set([first])
  for (let size = 0; size < found.size; ) {
    size = found.size
    for (const { one, other } of equalities)
      if (found.has(one.relation) || found.has(other.relation)) found.add(one.relation).add(other.relation)
  }
  return found
}

/** What must be equal, of columns of two relations: in WHERE and ON, where nothing else may hold instead. */
function equalitiesIn(select: Node, known: Catalogue, columnOf: (node: Node) => ColumnRef | undefined): Equality[] {
  const found: Equality[] = []
  const condition = (node: Node | undefined): void => {
    const all = node?.['BoolExpr'] as Node | undefined
    if (all?.['boolop'] === 'AND_EXPR') for (const one of (all['args'] ?? []) as Node[]) condition(one)
    const operation = node?.['A_Expr'] as Node | undefined
    if (operation?.['kind'] !== 'AEXPR_OP' || !JSON.stringify(operation['name']).includes('"="')) return
    const sides = [operation['lexpr'], operation['rexpr']].map((side) => columnOf(plain(side as Node)))
    const [one, other] = sides
    if (one && other && one.relation !== other.relation) found.push({ one, other })
  }
  const from = (node: Node): string[] => {
    const join = node['JoinExpr'] as Node | undefined
    if (!join) {
      const range = node['RangeVar'] as Node | undefined
      return [String((range?.['alias'] as Node | undefined)?.['aliasname'] ?? range?.['relname'] ?? '')]
    }
    const [left, right] = [from(join['larg'] as Node), from(join['rarg'] as Node)]
    condition(join['quals'] as Node | undefined)
    for (const column of ((join['usingClause'] ?? []) as Node[]).map(nameIn)) {
      const has = (relation: string) => findRelation(known, relation).columns.some(({ name }) => name === column)
      const [one, other] = [left.find(has), right.find(has)]
      if (one !== undefined && other !== undefined)
        found.push({ one: { relation: one, column }, other: { relation: other, column } })
    }
    return [...left, ...right]
  }
  for (const node of (select['fromClause'] ?? []) as Node[]) from(node)
  condition(select['whereClause'] as Node | undefined)
  return found
}

/** Texts are compared in small letters. */
function plain(node: Node): Node {
  const call = node['FuncCall'] as Node | undefined
  const [only] = (call?.['args'] ?? []) as Node[]
  const isLower = call !== undefined && JSON.stringify(call['funcname']).includes('"lower"')
  return isLower && only ? only : node
}

function nameIn(node: Node): string {
  return String((node['String'] as Node | undefined)?.['sval'] ?? '')
}
