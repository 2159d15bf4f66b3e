import type { MatchListed, MatchResultQuery } from '../../contract/matching.ts'
import { wholeRow } from '../../match/model.ts'
import { selectMatchResults } from '../../storage/matching/results.ts'
import type { Context } from '../context.ts'
import { settingsOf } from '../matching/configs.ts'
import { describeCounterfactuals, describeReasons, describeRunnerUp } from '../matching/describe-evidence.ts'
import { presentResult } from '../matching/results.ts'
import { matchingRunOf } from '../matching/runs.ts'
import type { LeadColumn, TableRecord, TableSource } from './table-source.ts'

const facts: LeadColumn[] = [
  { name: 'document_id', type: 'string', isKey: true },
  { name: 'document_filename', type: 'string', isKey: true },
  { name: 'status', type: 'string', isKey: false },
  { name: 'confidence', type: 'number', isKey: false },
  { name: 'probability', type: 'number', isKey: false },
  { name: 'matched_reference_row_id', type: 'string', isKey: false },
]
const because = ['why', 'runner_up', 'counterfactuals', 'blocking_method', 'reviewed_at']

type Pair = { extracted_field: string; reference_column: string }

/** The results of a run, the first first unless said: what was compared of record and row stands side by side. */
export async function matchTables(ctx: Context, runId: string, query: MatchResultQuery): Promise<TableSource> {
  const run = await matchingRunOf(ctx, runId)
  const pairs = settingsOf(run).field_mappings.filter(
    ({ extracted_field, figures_only, contained }) => extracted_field !== wholeRow && !figures_only && !contained,
  )
  const lead = [
    ...facts,
    ...pairs.flatMap(({ extracted_field, reference_column }) => [
      text(extracted_field),
      text(`reference.${reference_column}`),
    ]),
    ...because.map(text),
  ]
  return {
    ...{ name: `matches-${runId}`, sheet: 'Matches', lead, fields: [] },
    records: recordsOf(ctx, runId, query, pairs),
  }
}

function text(name: string): LeadColumn {
  return { name, type: 'string', isKey: false }
}

const rowsAtOnce = 500

async function* recordsOf(
  ctx: Context,
  runId: string,
  query: MatchResultQuery,
  pairs: Pair[],
): AsyncGenerator<TableRecord> {
  const order = query.order?.endsWith('desc') ? 'desc' : 'asc'
  const filters = { status: query.status, search: query.search }
  let left = query.limit ?? query.per_page ?? Number.POSITIVE_INFINITY
  let after: { createdAt: Date; id: string } | undefined
  while (left > 0) {
    const limit = Math.min(rowsAtOnce, left)
    const rows = await selectMatchResults(ctx.system.db, ctx.workspaceId, runId, filters, { order, limit, after })
    for (const row of rows)
      yield { lead: cellsOf(presentResult(row), pairs), data: {}, confidence: {}, page: () => null }
    const last = rows.at(-1)
    if (last === undefined || rows.length < limit) return
    left -= rows.length
    after = { createdAt: last.created_at, id: last.id }
  }
}

function cellsOf(result: MatchListed, pairs: Pair[]): unknown[] {
  const { evidence } = result
  const compared = pairs.flatMap(({ extracted_field }) => {
    const found = evidence?.field_contributions.find(
      (field) => field.extracted_field === extracted_field && !field.figures_only && !field.contained,
    )
    return [evidence?.record_values?.[extracted_field] ?? found?.extracted_value, found?.reference_value]
  })
  return [
    ...[result.document_id, result.document_filename, result.status, result.confidence],
    ...[evidence?.probability, result.matched_reference_row_id, ...compared],
    ...(evidence
      ? [describeReasons(evidence), describeRunnerUp(evidence), describeCounterfactuals(evidence)]
      : ['', '', '']),
    ...[evidence?.blocking_method, result.reviewed_at],
  ]
}
