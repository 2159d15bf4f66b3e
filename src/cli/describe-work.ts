import type { Job, ResultRow, Run } from '../../sdk/src/index.ts'
import { fileStatus } from './files-status.ts'
import { inOneLine, table } from './output.ts'
import type { Surroundings } from './surroundings.ts'

/** What jobs, pipelines and runs have in common. */
export type Work = Pick<
  Job,
  | 'name'
  | 'status'
  | 'progress'
  | 'document_count'
  | 'completed_documents'
  | 'failed_documents'
  | 'incomplete_documents'
  | 'created_at'
>

export function workTable(works: (Work & { id: string })[]): string {
  const rows = works.map((work) => [
    ...[work.id, work.name, work.status, `${work.progress} %`, `${ended(work)}/${work.document_count}`],
    ...[work.failed_documents, work.incomplete_documents, work.created_at],
  ])
  return table(['ID', 'NAME', 'STATUS', 'PROGRESS', 'DOCUMENTS', 'FAILED', 'INCOMPLETE', 'MADE'], rows)
}

export function ended({ completed_documents, failed_documents }: Omit<Work, 'name' | 'created_at'>): number {
  return completed_documents + failed_documents
}

type EndedWork = Pick<Work, 'status' | 'failed_documents' | 'document_count'>

/** Gives who has waited for it the exit status and, where only programs read the output, says why it is not 0. */
export function tellEnd({ output, setExitStatus }: Surroundings, works: EndedWork[]): void {
  setExitStatus(Math.max(...works.map(statusOfWork)))
  for (const work of output.json ? works : []) {
    const { status, failed_documents: failed, document_count: all } = work
    if (status !== 'completed') output.writeError(`sheaf: the work ended as ${status}.\n`)
    else if (failed > 0)
      output.writeError(`sheaf: documents: ${failed} of ${all} failed; the results say which and why.\n`)
  }
}

function statusOfWork({ status, failed_documents }: EndedWork): number {
  if (status !== 'completed') return 1
  return failed_documents > 0 ? fileStatus.partly : 0
}

/** Which of the files failed, and why, and which lack something. */
export function failuresOf(runs: Pick<Run, 'documents'>[]): string[] {
  const all = runs.flatMap(({ documents }) => documents)
  const failed = all.flatMap(({ filename, error }) => (error ? [`${filename}: ${error.message}`] : []))
  const told = [...failed, ...lackingOf(all)]
  return told.length > 0 ? ['', ...told] : []
}

/** Which documents lack something that the schema requires, though they ended well. */
function lackingOf(documents: Pick<ResultRow, 'filename' | 'missing_required'>[]): string[] {
  return documents.flatMap(({ filename, missing_required: missing }) =>
    missing ? [`${filename}: not found, though the schema requires it: ${missing.join(', ')}`] : [],
  )
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

/** The same with what is missing below it. */
export function describeResults(results: ResultRow[]): string {
  const lacking = lackingOf(results)
  return [resultTable(results), ...(lacking.length > 0 ? ['', ...lacking] : [])].join('\n')
}
