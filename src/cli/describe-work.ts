import type { Job, ResultRow, Run } from '../../sdk/src/index.ts'
import { inOneLine, table } from './output.ts'

/** What jobs, pipelines and runs have in common. */
export type Work = Pick<
  Job,
  'name' | 'status' | 'progress' | 'document_count' | 'completed_documents' | 'failed_documents' | 'created_at'
>

export function workTable(works: (Work & { id: string })[]): string {
  const rows = works.map((work) => [
    ...[work.id, work.name, work.status, `${work.progress} %`, `${ended(work)}/${work.document_count}`],
    ...[work.failed_documents, work.created_at],
  ])
  return table(['ID', 'NAME', 'STATUS', 'PROGRESS', 'DOCUMENTS', 'FAILED', 'MADE'], rows)
}

export function ended({ completed_documents, failed_documents }: Omit<Work, 'name' | 'created_at'>): number {
  return completed_documents + failed_documents
}

/** The exit status of who has waited for it. */
export function statusOfWork({ status, failed_documents }: Pick<Work, 'status' | 'failed_documents'>): number {
  if (status !== 'completed') return 1
  return failed_documents > 0 ? 8 : 0
}

/** Which of the files failed, and why. */
export function failuresOf(runs: Pick<Run, 'documents'>[]): string[] {
  const all = runs.flatMap(({ documents }) => documents)
  const failed = all.flatMap(({ filename, error }) => (error ? [`${filename}: ${error.message}`] : []))
  return failed.length > 0 ? ['', ...failed] : []
}

/** A line for each value. */
export function resultTable(results: ResultRow[]): string {
  const rows = results.flatMap(({ filename, status, cells = {}, error }) => {
    const values = Object.entries(cells).map(([path, { value, confidence }]) => [
      ...[filename, status, path, inOneLine(value), confidence.toFixed(2)],
    ])
    return values.length > 0 ? values : [[filename, status, null, error?.message ?? null, null]]
  })
  return table(['FILE', 'STATUS', 'FIELD', 'VALUE', 'CONFIDENCE'], rows)
}
