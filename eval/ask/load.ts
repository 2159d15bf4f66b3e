import { DatabaseSync } from 'node:sqlite'
import type pg from 'pg'
import {
  type Catalogue,
  type Column,
  type ColumnType,
  findColumn,
  type Link,
  type Relation,
} from '../../src/ask/catalogue.ts'
import { wordsOfName } from '../../src/ask/words.ts'
import { quote } from '../../src/ask/write-sql.ts'

export interface LoadedDatabase {
  catalogue: Catalogue
  /** The original, where the true statements are run. */
  original: DatabaseSync
}

type Row = Record<string, string | number | bigint | null>
interface ColumnInfo {
  name: string
  type: string
  pk: number
}

const mostValues = 5000

/** Puts the tables of a SQLite file into a schema of PostgreSQL and says what can be asked of them. */
export async function loadDatabase(client: pg.Client, file: string, schema: string): Promise<LoadedDatabase> {
  const original = new DatabaseSync(file, { readOnly: true, enableDoubleQuotedStringLiterals: true })
  const all = <T>(sql: string) => original.prepare(sql).all() as T[]
  const named = all<{ name: string }>(
    "select name from sqlite_master where type = 'table' and name not like 'sqlite_%'",
  )
  const infoOf = (table: string) => all<ColumnInfo>(`pragma table_info(${quote(table)})`)
  const relations: Relation[] = []
  const links: Link[] = []
  await client.query(`create schema ${quote(schema)}; set search_path = ${quote(schema)}`)
  const tables = new Map<string, Row[]>()
  for (const { name } of named) {
    const info = infoOf(name)
    const rows = all<Row>(`select * from ${quote(name)}`)
    const columns = info.map((column) => describe(column, rows))
    const own = all<{ from: string; to: string | null; table: string }>(`pragma foreign_key_list(${quote(name)})`)
    for (const { from, to, table } of own.toReversed()) {
      const target = named.find((other) => isSame(other.name, table))
      const wanted = target && infoOf(target.name)
      const there = wanted?.find((column) => (to === null ? column.pk > 0 : isSame(column.name, to)))
      const here = columns.find((column) => isSame(column.name, from))
      if (!target || !there || !here) continue
      here.isKey = true
      links.push({ from: { relation: name, column: here.name }, to: { relation: target.name, column: there.name } })
    }
    const [key, ...others] = info.filter(({ pk }) => pk > 0)
    const keyed = key && others.length === 0 ? columns.find((column) => column.name === key.name) : undefined
    if (keyed) keyed.isKey = true
    const names = [wordsOfName(name).join(' ')]
    relations.push({ name, names, rows: rows.length, columns, ...(keyed && { key: keyed.name }) })
    tables.set(name, rows)
  }
  // As often as a chain of links can be long.
  for (const link of links.flatMap(() => links))
    alike(findColumn({ relations, links }, link.from), findColumn({ relations, links }, link.to))
  for (const { name, columns } of relations) await fill(client, name, columns, tables.get(name) ?? [])
  return { catalogue: { relations, links }, original }
}

/** What is joined must be of one type. */
function alike(one: Column, other: Column): void {
  if (one.type !== other.type) one.type = other.type = 'text'
}

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase()
}

function describe({ name }: ColumnInfo, rows: Row[]): Column {
  const values = new Set(rows.flatMap((row) => (row[name] === null || row[name] === '' ? [] : [row[name]])))
  const type = typeOf([...values])
  const texts = [...values].slice(0, mostValues).map(String)
  return {
    ...{ name, type, names: [wordsOfName(name).join(' ')], distinct: values.size },
    ...(type === 'text' && { values: texts }),
  }
}

/** By what stands there, as columns of type text may hold anything. */
function typeOf(values: unknown[]): ColumnType {
  const texts = values.map(String)
  if (values.length === 0) return 'text'
  if (texts.every((text) => /^-?(?:0|[1-9]\d{0,14})(?:\.\d+)?(?:e[+-]?\d+)?$/.test(text))) return 'number'
  return texts.every((text) => /^\d{4}-\d\d-\d\d$/.test(text)) ? 'date' : 'text'
}

const types = { number: 'numeric', date: 'date', boolean: 'boolean', text: 'text' }

async function fill(client: pg.Client, name: string, columns: Column[], rows: Row[]): Promise<void> {
  const typed = columns.map((column) => `${quote(column.name)} ${types[column.type]}`)
  await client.query(`create table ${quote(name)} (${typed.join(', ')})`)
  const read = columns.map((column, at) => {
    const text = `nullif(row ->> ${at}, '')`
    return column.type === 'text' ? `row ->> ${at}` : `(${text})::${types[column.type]}`
  })
  const values = rows.map((row) =>
    columns.map((column) => (row[column.name] === null ? null : String(row[column.name]))),
  )
  await client.query(`insert into ${quote(name)} select ${read.join(', ')} from jsonb_array_elements($1) as _ (row)`, [
    JSON.stringify(values),
  ])
}
