import type { Adapter } from './adapter.ts'
import type { Example } from './memory.ts'
import { type FieldReport, type Fitted, type Outcome, reportFields, totalsOf } from './report.ts'
import type { Study } from './study.ts'

/** Has a document studied again, with what was learned from the others. */
export type StudyAgain = (index: number, learned: Adapter) => Promise<Study | undefined> | Study | undefined

/** What may be known of a list, tried together and each by itself. */
const ways: readonly (readonly Lesson[])[] = [['heads', 'cuts'], ['heads'], ['cuts']]
type Lesson = 'heads' | 'cuts'

/**
 * A column that is given to one property is taken from another: each document with lists is read again with what the others teach, and a
 * list is learned if all its properties together get better, in the way that makes them best.
 */
export async function proveLists(
  { adapter, report }: Fitted,
  studies: readonly Study[],
  studyAgain: StudyAgain,
): Promise<Fitted> {
  // Fields outside of lists change nothing in them, and take longer.
  const inLists = adapter?.fields.filter(listOf) ?? []
  if (!adapter || inLists.length === 0) return { adapter, report }
  const lists = new Set(studies.flatMap(({ columns }) => columns.flatMap(({ path }) => listOf(path) ?? [])))
  const best = new Map<string, { way: readonly Lesson[]; gain: number; columns: FieldReport[] }>()
  for (const way of ways.filter((each) => each.every((lesson) => isTaught(lesson, adapter.examples)))) {
    const columns = await readAgain(
      { ...adapter, id: '', fields: inLists, examples: taughtBy(adapter.examples, () => way) },
      studies,
      studyAgain,
    )
    for (const list of lists) {
      const own = columns.filter(({ path }) => listOf(path) === list)
      const gain = gainIn(own)
      if (gain > (best.get(list)?.gain ?? -Infinity)) best.set(list, { way, gain, columns: own })
    }
  }
  const isProven = (path: string) => (best.get(listOf(path) ?? '')?.gain ?? 0) > 0
  const learned = adapter.fields.filter((path) => listOf(path) === undefined || isProven(path))
  const fields = [
    ...report.fields.filter(({ path }) => listOf(path) === undefined),
    ...[...best.values()].flatMap(({ columns }) =>
      columns.map((column) => ({
        ...column,
        is_learned: adapter.fields.includes(column.path) && isProven(column.path),
      })),
    ),
  ]
  const proven = { ...report, fields, ...totalsOf(fields) }
  if (learned.length === 0) return { adapter: undefined, report: proven }
  const examples = taughtBy(adapter.examples, (path) => (isProven(path) && best.get(listOf(path) ?? '')?.way) || [])
  return { adapter: { ...adapter, fields: learned, examples }, report: proven }
}

/** Of each property of a list how many values are wrong as it is, and by what the other documents teach. */
async function readAgain(adapter: Adapter, studies: readonly Study[], studyAgain: StudyAgain): Promise<FieldReport[]> {
  const outcomes: Outcome[] = []
  for (const [index, study] of studies.entries()) {
    if (study.columns.length === 0) continue
    const examples = adapter.examples.filter((_, other) => other !== index)
    const again = await studyAgain(index, { ...adapter, examples })
    for (const { path, isCorrected, values, read } of study.columns) {
      const after = again?.columns.find((column) => column.path === path)?.read ?? read
      outcomes.push({ path, isCorrected, values, before: values - read, after: values - after })
    }
  }
  return reportFields(outcomes)
}

function isTaught(lesson: Lesson, examples: readonly Example[]): boolean {
  return examples.some((example) => Object.keys(example[lesson] ?? {}).length > 0)
}

/** The examples with no more lessons of each property than these. */
function taughtBy(examples: readonly Example[], lessonsOf: (path: string) => readonly Lesson[]): Example[] {
  const only = <T>(lesson: Lesson, taught: Record<string, T> = {}) =>
    Object.fromEntries(Object.entries(taught).filter(([path]) => lessonsOf(path).includes(lesson)))
  return examples.map((example) => ({
    ...example,
    heads: only('heads', example.heads),
    cuts: only('cuts', example.cuts),
  }))
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
