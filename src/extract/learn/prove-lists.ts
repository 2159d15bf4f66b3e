import type { Adapter } from './adapter.ts'
import { type FieldReport, type Fitted, reportFields, totalsOf } from './report.ts'
import type { Study } from './study.ts'

/** Has a document studied again, with what was learned from the others. */
export type StudyAgain = (index: number, learned: Adapter) => Promise<Study | undefined> | Study | undefined

/**
 * A column that is given to one property is taken from another: each document with lists is read again with what the others teach, and a
 * list is learned if all its properties together get better.
 */
export async function proveLists(
  { adapter, report }: Fitted,
  studies: readonly Study[],
  studyAgain: StudyAgain,
): Promise<Fitted> {
  const lists = new Set(adapter?.fields.flatMap((path) => listOf(path) ?? []))
  if (!adapter || lists.size === 0) return { adapter, report }
  const again = new Map<Study, Study | undefined>()
  for (const [index, study] of studies.entries()) {
    if (study.columns.length === 0) continue
    const examples = adapter.examples.filter((_, other) => other !== index)
    again.set(study, await studyAgain(index, { ...adapter, id: '', examples }))
  }
  const columns = reportFields(
    studies.flatMap((study) =>
      study.columns.map(({ path, isCorrected, values, read }) => {
        const after = again.get(study)?.columns.find((column) => column.path === path)?.read ?? read
        return { path, isCorrected, values, before: values - read, after: values - after }
      }),
    ),
  )
  const better = new Set([...lists].filter((list) => gainIn(columns.filter(({ path }) => listOf(path) === list)) > 0))
  const isProven = (path: string) => listOf(path) === undefined || better.has(listOf(path) ?? '')
  const fields = [
    ...report.fields.filter(({ path }) => listOf(path) === undefined),
    ...columns.map((column) => ({
      ...column,
      is_learned: adapter.fields.includes(column.path) && isProven(column.path),
    })),
  ]
  const learned = adapter.fields.filter(isProven)
  const proven = { ...report, fields, ...totalsOf(fields) }
  if (learned.length === 0) return { adapter: undefined, report: proven }
  return { adapter: { ...adapter, fields: learned }, report: proven }
}

/** The innermost list that a field belongs to. */
function listOf(path: string): string | undefined {
  const end = path.lastIndexOf('[]')
  return end < 0 ? undefined : path.slice(0, end)
}

/** Values that are right only now, less twice those that were right before: nobody has asked for these to change. */
function gainIn(columns: readonly FieldReport[]): number {
  return columns
    .flatMap(({ corrected, kept }) => [corrected, kept])
    .map(({ wrong_before, wrong_after }) => wrong_before - wrong_after)
    .reduce((sum, gain) => sum + (gain < 0 ? 2 * gain : gain), 0)
}
