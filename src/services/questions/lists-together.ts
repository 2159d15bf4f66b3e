import type { Catalogue, ColumnRef } from '../../ask/catalogue.ts'
import type { Form } from '../../ask/form.ts'
import type { Partner } from '../../ask/joined-relations.ts'
import { listsOf, mixesLists, partnersOf } from '../../ask/lists-beside.ts'
import type { ReadQuestion } from '../../ask/read-question.ts'
import { isStatedAgain, stateBoth } from '../../storage/asks/documents.ts'
import type { Context } from '../context.ts'
import type { AskCatalogue } from './catalogue.ts'

/**
 * "Items with a stock below 10", where invoices have items and an inventory a stock: no document has rows of both, so that nothing would
 * ever be found. It is read without either of the two lists, and refused where that leaves none or several readings.
 */
export async function readWithinDocuments(
  ctx: Context,
  read: ReadQuestion,
  known: AskCatalogue,
  readWith: (catalogue: Catalogue) => ReadQuestion,
): Promise<ReadQuestion> {
  const lists = read.reading ? listsOf(read.reading.form, known.catalogue) : []
  if (await shareADocument(ctx, lists, known)) return withoutMixed(ctx, read, known)
  const found: ReadQuestion[] = []
  for (const list of lists) {
    const other = readWith(without(known.catalogue, list))
    const isFound = other.reading && found.some(({ reading }) => reading?.sql === other.reading?.sql)
    if (!other.reading || isFound) continue
    if (await shareADocument(ctx, listsOf(other.reading.form, known.catalogue), known)) found.push(other)
  }
  const [only, ...more] = found
  return only && more.length === 0 ? only : { ...read, reading: undefined, others: [] }
}

/** Readings that repeat no row of a list. */
async function withoutMixed(ctx: Context, read: ReadQuestion, known: AskCatalogue): Promise<ReadQuestion> {
  const isKept = async ({ form }: { form: Form }) =>
    !mixesLists(form, known.catalogue) && !(await hasSeveralPartners(ctx, form, known))
  const kept = read.reading && (await isKept(read.reading)) ? read.reading : undefined
  if (read.reading && !kept) return { ...read, reading: undefined, others: [] }
  const others = await Promise.all(read.others.map(async (one) => ((await isKept(one)) ? [one] : [])))
  return { ...read, others: others.flat() }
}

async function hasSeveralPartners(ctx: Context, form: Form, known: AskCatalogue): Promise<boolean> {
  const partners = partnersOf(form, known.catalogue).map((column) => ({ column, isWithinDocuments: true }))
  return repeatsRows(ctx, partners, known)
}

/** Whether something that rows are told by stands in several rows of the other list, so that they would be repeated. */
export async function repeatsRows(
  { system: { db }, workspaceId }: Context,
  partners: Partner[],
  { relations }: AskCatalogue,
): Promise<boolean> {
  for (const { column, isWithinDocuments } of partners) {
    const list = relations.get(column.relation)
    for (const part of list?.parts ?? (list ? [list] : [])) {
      const fieldNo = part.columns.get(column.column)?.fieldNo
      if (fieldNo !== undefined && (await isStatedAgain(db, workspaceId, fieldNo, isWithinDocuments))) return true
    }
  }
  return false
}

/** "Which bookings cost more than 500" where only rows of bills say what they cost: nothing is found, as no document that states the one has such rows. */
export async function areNeverTogether(
  { system: { db }, workspaceId }: Context,
  form: Form,
  { relations }: AskCatalogue,
): Promise<boolean> {
  const named = columnsWithin(form).flatMap(({ relation, column }) => {
    const known = relations.get(relation)
    const fieldNo = known?.columns.get(column)?.fieldNo
    return known && fieldNo !== undefined ? [{ known, fieldNo }] : []
  })
  const lists = new Set(named.flatMap(({ known }) => (known.isList ? [known] : [])))
  const single = new Set(named.flatMap(({ known, fieldNo }) => (known.isList ? [] : [fieldNo])))
  for (const list of lists)
    for (const fieldNo of single) if (!(await stateBoth(db, workspaceId, [fieldNo], list.fieldNos))) return true
  return false
}

/** However deep. */
function columnsWithin(form: Form): ColumnRef[] {
  const found: ColumnRef[] = []
  JSON.stringify(form, (_key, value) => {
    if (typeof value?.column === 'string' && typeof value?.relation === 'string') found.push(value)
    return value
  })
  return found
}

async function shareADocument({ system: { db }, workspaceId }: Context, lists: string[], { relations }: AskCatalogue) {
  const fieldsOf = (name: string) => relations.get(name)?.fieldNos ?? []
  for (const [at, one] of lists.entries())
    for (const other of lists.slice(at + 1))
      if (!(await stateBoth(db, workspaceId, fieldsOf(one), fieldsOf(other)))) return false
  return true
}

function without({ relations, links }: Catalogue, list: string): Catalogue {
  return {
    relations: relations.filter(({ name }) => name !== list),
    links: links.filter(({ from, to }) => from.relation !== list && to.relation !== list),
  }
}
