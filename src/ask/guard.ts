import { loadModule, parseSync } from 'libpg-query'

/** Why a statement is not run. */
export class RefusedStatement extends Error {}

/** Past this it is no question. */
const longestStatement = 20_000
const deepest = 200
const mostRelations = 12

/**
 * Lets a statement through that is one SELECT over the relations of a catalogue, by functions and operators that only compute.
 * It is read by PostgreSQL's own grammar, and what is not known to be harmless is refused. Returns the relations that it reads.
 */
export async function guardStatement(sql: string, relations: ReadonlySet<string>): Promise<Set<string>> {
  if (sql.length > longestStatement) throw new RefusedStatement('The statement is too long.')
  // The grammar reads C strings: what stands behind a zero would not be seen.
  if (/[\0\uD800-\uDFFF]/.test(sql.replace(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g, '')))
    throw new RefusedStatement('The statement holds characters that SQL cannot.')
  await loadModule()
  const { stmts = [] } = parsed(sql)
  const [only] = stmts
  if (stmts.length !== 1 || !only?.stmt) throw new RefusedStatement('It must be one statement.')
  const guard = new Guard(relations)
  guard.statement(only.stmt)
  return guard.used
}

function parsed(sql: string): { stmts?: { stmt?: unknown }[] } {
  try {
    return parseSync(sql) as { stmts?: { stmt?: unknown }[] }
  } catch (error) {
    throw new RefusedStatement(`It is no SQL: ${error instanceof Error ? error.message : 'it cannot be read'}.`)
  }
}

type Node = Record<string, unknown>

const nodes = new Set([
  ...[
    'SelectStmt',
    'ResTarget',
    'ColumnRef',
    'String',
    'A_Star',
    'A_Const',
    'ParamRef',
    'A_Expr',
    'BoolExpr',
    'NullTest',
  ],
  ...[
    'BooleanTest',
    'FuncCall',
    'TypeCast',
    'TypeName',
    'CaseExpr',
    'CaseWhen',
    'CoalesceExpr',
    'MinMaxExpr',
    'SubLink',
  ],
  ...[
    'List',
    'SortBy',
    'JoinExpr',
    'RangeVar',
    'RangeSubselect',
    'Alias',
    'WithClause',
    'CommonTableExpr',
    'WindowDef',
  ],
  ...['Integer', 'Float', 'Boolean'],
])

const functions = new Set([
  ...['count', 'sum', 'avg', 'min', 'max', 'stddev', 'variance', 'bool_and', 'bool_or', 'array_agg', 'string_agg'],
  // How the keys of what is behind an answer are gathered.
  'int8send',
  ...[
    'lower',
    'upper',
    'btrim',
    'trim',
    'ltrim',
    'rtrim',
    'length',
    'char_length',
    'substring',
    'substr',
    'left',
    'right',
    'strpos',
    'position',
    'concat',
  ],
  ...['round', 'abs', 'floor', 'ceil', 'ceiling', 'trunc', 'sign', 'mod'],
  ...['date_trunc', 'extract', 'date_part', 'age', 'to_char', 'make_date'],
  ...['row_number', 'rank', 'dense_rank', 'lag', 'lead', 'first_value', 'last_value'],
])

const operators = new Set([
  '=',
  '<>',
  '!=',
  '<',
  '<=',
  '>',
  '>=',
  '+',
  '-',
  '*',
  '/',
  '%',
  '||',
  '~~',
  '!~~',
  '~~*',
  '!~~*',
  'BETWEEN',
  'NOT BETWEEN',
])

const types = new Set([
  ...[
    'text',
    'varchar',
    'int2',
    'int4',
    'int8',
    'integer',
    'numeric',
    'float8',
    'bool',
    'date',
    'timestamp',
    'timestamptz',
    'interval',
  ],
])

const subqueries = new Set(['EXISTS_SUBLINK', 'ANY_SUBLINK', 'EXPR_SUBLINK'])

class Guard {
  readonly used = new Set<string>()
  private readonly known: Set<string>
  private readonly relations: ReadonlySet<string>
  private reads = 0

  constructor(relations: ReadonlySet<string>) {
    this.relations = relations
    this.known = new Set(relations)
  }

  /** Names that a WITH gives are known only behind it, so that none stands for a relation of the database before. */
  statement(node: unknown): void {
    const select = (node as Node)['SelectStmt'] as Node | undefined
    if (!select) throw new RefusedStatement('It must be a SELECT.')
    const { withClause, ...rest } = select
    if (withClause) {
      const { ctes = [], recursive } = withClause as { ctes?: Node[]; recursive?: boolean }
      if (recursive) throw new RefusedStatement('It must not be recursive.')
      for (const cte of ctes) {
        const common = cte['CommonTableExpr'] as { ctename?: string; ctequery?: unknown } & Node
        for (const key of Object.keys(common))
          if (!['ctename', 'ctequery', 'ctematerialized', 'location', 'aliascolnames'].includes(key)) throw refusal(key)
        this.walk(common.ctequery, 1)
        this.known.add(common.ctename ?? '')
      }
    }
    this.select(rest, 0)
  }

  private select(select: Node, depth: number): void {
    if (select['withClause']) throw new RefusedStatement('Only the statement itself can have a WITH.')
    if (select['intoClause'] || select['lockingClause']) throw new RefusedStatement('It must only read.')
    for (const value of Object.values(select)) this.walk(value, depth + 1)
  }

  private walk(value: unknown, depth: number): void {
    if (depth > deepest) throw new RefusedStatement('It is nested too deep.')
    if (Array.isArray(value)) {
      for (const item of value) this.walk(item, depth + 1)
      return
    }
    if (typeof value !== 'object' || value === null) return
    for (const [key, inner] of Object.entries(value)) {
      // Nodes have names with a capital; what has none is a property of the node above.
      if (/^[A-Z]/.test(key)) this.node(key, inner as Node, depth)
      else if (key === 'typeName') this.typeName(inner as Node)
      else if (key === 'withClause') throw new RefusedStatement('Only the statement itself can have a WITH.')
      // The sides of a UNION are statements without their names.
      else if ((key === 'larg' || key === 'rarg') && 'targetList' in (inner as Node)) this.select(inner as Node, depth)
      else this.walk(inner, depth + 1)
    }
  }

  private node(name: string, node: Node, depth: number): void {
    if (!nodes.has(name)) throw refusal(name)
    if (name === 'SelectStmt') {
      this.select(node, depth)
      return
    }
    if (name === 'RangeVar') this.range(node)
    if (name === 'FuncCall') this.call(node)
    if (name === 'A_Expr') this.operator(node)
    if (name === 'TypeName') this.typeName(node)
    if (name === 'SortBy' && node['useOp']) throw refusal('USING')
    if (name === 'SubLink' && !subqueries.has(String(node['subLinkType']))) throw refusal(String(node['subLinkType']))
    this.walk(node, depth + 1)
  }

  private range({ schemaname, catalogname, relname, relpersistence }: Node): void {
    const name = String(relname)
    if (schemaname || catalogname || relpersistence !== 'p' || !this.known.has(name))
      throw new RefusedStatement(`There is no relation "${[schemaname, name].filter(Boolean).join('.')}".`)
    if (++this.reads > mostRelations) throw new RefusedStatement('It reads too many relations.')
    if (this.relations.has(name)) this.used.add(name)
  }

  private call({ funcname }: Node): void {
    const names = namesOf(funcname)
    const name = names.at(-1) ?? ''
    const isOwn = names.length === 1 || (names.length === 2 && names[0] === 'pg_catalog')
    if (!isOwn || !functions.has(name)) throw new RefusedStatement(`The function "${names.join('.')}" is not allowed.`)
  }

  private operator({ name }: Node): void {
    const names = namesOf(name)
    if (names.length !== 1 || !operators.has(names[0] ?? ''))
      throw new RefusedStatement(`The operator "${names.join('.')}" is not allowed.`)
  }

  private typeName({ names, arrayBounds, setof, pct_type }: Node): void {
    const parts = namesOf(names)
    const isOwn = parts.length === 1 || (parts.length === 2 && parts[0] === 'pg_catalog')
    if (!isOwn || !types.has(parts.at(-1) ?? '') || arrayBounds || setof || pct_type)
      throw new RefusedStatement(`The type "${parts.join('.')}" is not allowed.`)
  }
}

function namesOf(list: unknown): string[] {
  return (Array.isArray(list) ? list : []).map((item: Node) =>
    String((item['String'] as Node | undefined)?.['sval'] ?? '?'),
  )
}

function refusal(name: string): RefusedStatement {
  return new RefusedStatement(`"${name}" is not allowed.`)
}
