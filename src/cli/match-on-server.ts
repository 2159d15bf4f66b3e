import { type Command, Option } from 'commander'
import type { MatchingRun, MatchingSuggestion, MatchResult } from '../../sdk/src/index.ts'
import { matchStatuses } from '../contract/matching.ts'
import { AppError } from '../core/app-error.ts'
import { describeReasons } from '../services/matching/describe-evidence.ts'
import { addMapOption, type MapOption } from './map-option.ts'
import { show, table } from './output.ts'
import { createProgressBar } from './progress-bar.ts'
import { addServerOptions, type ServerOptions, take, withServer } from './remote/with-server.ts'
import { savedSchema } from './saved-schema.ts'
import type { Surroundings } from './surroundings.ts'
import { addTableOptions, saveAnswer, type TableOptions, tableQuery, wantedTable } from './tables.ts'
import { wholeNumber } from './whole-number.ts'

interface SuggestOptions extends ServerOptions, MapOption {
  schema?: string
  run?: string
  precision?: number
  save?: string
}

interface RunOptions extends ServerOptions {
  maxCredits?: number
  wait?: boolean
}

interface ResultOptions extends ServerOptions, TableOptions {
  status?: MatchResult['status']
  search?: string
  limit: number
}

type Status = MatchResult['status']

/** The same on a server: its records against its reference data. */
export function addServerCommands(match: Command, around: Surroundings, readShare: (text: string) => number): void {
  const { output } = around
  const command = (name: string, description: string) => addServerOptions(match.command(name).description(description))

  addMapOption(command('suggest', 'propose how records of a server are matched to its reference data'))
    .argument('<reference>', 'id of the reference data')
    .option('--schema <id>', 'the records of this schema', savedSchema)
    .option('--run <id>', 'the records of this run')
    .option('--precision <share>', 'how many of the matches should be right, as 0.98', readShare)
    .option('--save <name>', 'keep it as a config of this name')
    .action(async (reference: string, { schema, run, precision, map, save, ...options }: SuggestOptions) => {
      if ((schema === undefined) === (run === undefined))
        throw new AppError('validation_error', 'Name the records to match: --schema or --run, and not both.')
      const target = schema === undefined ? { target_type: 'run' as const, target_value: run } : { schema_id: schema }
      const body = { reference_data_id: reference, ...target, precision, field_mappings: map }
      await withServer(around, options, async ({ matchingConfigs }) => {
        const suggestion = await matchingConfigs.suggest(body)
        if (suggestion.field_mappings.length === 0) throw new AppError('unprocessable', suggestion.summary)
        if (save === undefined) return show(output, suggestion, describeSuggestion(suggestion))
        const { summary: _, expected: __, learned_from: ___, ...config } = suggestion
        const made = await matchingConfigs.create({ ...config, name: save })
        show(output, made, `${describeSuggestion(suggestion)}\n\nSaved as ${made.id} "${made.name}".`)
      })
    })

  command('configs', 'list matching configs, newest first').action(async (options: ServerOptions) => {
    const data = await withServer(around, options, (sheaf) => take(sheaf.matchingConfigs.all()))
    const rows = data.map(({ id, name, target_type, field_mappings }) => [
      ...[id, name, target_type, field_mappings.map(({ extracted_field: field }) => field).join(', ')],
    ])
    show(output, { data }, table(['ID', 'NAME', 'RECORDS OF', 'COMPARED'], rows))
  })

  command('runs', 'list matching runs, newest first').action(async (options: ServerOptions) => {
    const data = await withServer(around, options, (sheaf) => take(sheaf.matchingRuns.all()))
    const rows = data.map((run) => [
      ...[run.id, run.name, run.status, `${run.rows_processed}/${run.record_count}`],
      ...[run.rows_matched, run.rows_review, run.rows_no_match],
    ])
    show(output, { data }, table(['ID', 'CONFIG', 'STATUS', 'RECORDS', 'MATCHED', 'REVIEW', 'NO MATCH'], rows))
  })

  command('run', 'match the records of a config')
    .argument('<config>', 'id of the matching config')
    .option('--max-credits <n>', 'what it may cost at most', wholeNumber)
    .option('--wait', 'wait until it has ended')
    .action(async (id: string, { maxCredits, wait = false, ...options }: RunOptions) => {
      const bar = output.terminal ? createProgressBar(output) : undefined
      const run = await withServer(around, options, async ({ matchingConfigs, matchingRuns }) => {
        const begun = await matchingConfigs.run(id, { max_credits: maxCredits })
        const onProgress = ({ rows_processed: done, record_count: of }: MatchingRun) =>
          bar?.show({ stage: 'records', done, of })
        return wait ? matchingRuns.wait(begun.id, { onProgress }) : begun
      }).finally(() => bar?.end())
      show(output, run, describeRun(run))
      if (wait && run.status !== 'completed') around.setExitStatus(1)
    })

  addTableOptions(command('results', 'what a run has matched, and why'))
    .argument('<run>', 'id of the matching run')
    .addOption(new Option('--status <status>', 'only those').choices(matchStatuses))
    .option('--search <text>', 'in file names, ids of rows and values')
    .option('--limit <n>', 'so many at most', wholeNumber, 50)
    .action(async (id: string, { status, search, limit, ...options }: ResultOptions) => {
      const format = wantedTable(options, output)
      await withServer(around, options, async ({ matchingRuns }) => {
        const query = { status, search }
        if (format) {
          const wanted = { ...query, ...tableQuery(options, format) }
          return saveAnswer(output, options, await matchingRuns.resultsTable(id, wanted))
        }
        const pages = matchingRuns.resultsAll(id, { ...query, order: 'asc', limit: Math.min(limit, 200) })
        const data = await take(pages, limit)
        show(output, { data }, describeResults(data))
      })
    })

  command('review', 'say what becomes of a match')
    .argument('<run>', 'id of the matching run')
    .argument('<result>', 'id of the result')
    .argument('<status>', matchStatuses.join(', '))
    .action(async (run: string, result: string, status: Status, options: ServerOptions) => {
      const match = await withServer(around, options, ({ matchingRuns }) =>
        matchingRuns.review(run, result, { status }),
      )
      const { document_filename: file, confidence } = match
      show(output, match, `${file}: ${match.status}. Its confidence is still ${confidence.toFixed(2)}.`)
    })
}

function describeSuggestion({ field_mappings, threshold, review_floor, summary }: MatchingSuggestion): string {
  const mappings = field_mappings.map(
    ({ extracted_field, reference_column, match_type, figures_only, contained, weight }) => [
      ...[extracted_field, `${reference_column}${figures_only ? ' (figures)' : contained ? ' (contained)' : ''}`],
      ...[match_type, weight.toFixed(2)],
    ],
  )
  return `${table(['FIELD', 'COLUMN', 'TYPE', 'WEIGHT'], mappings)}

Matched from ${threshold.toFixed(2)} on, to review from ${review_floor.toFixed(2)} on. ${summary}`
}

function describeRun(run: MatchingRun): string {
  const { id, status, rows_processed, record_count, rows_matched, rows_review, rows_no_match, error } = run
  const counts = `${rows_matched} matched, ${rows_review} to review, ${rows_no_match} without a match`
  const failed = error === undefined ? '' : `\n${error.message}`
  return `Run ${id} is ${status}: ${rows_processed} of ${record_count} records, ${counts}.${failed}`
}

function describeResults(results: MatchResult[]): string {
  const rows = results.map((result) => [
    ...[result.id, result.document_filename, result.status, result.confidence.toFixed(2)],
    ...[result.matched_reference_row_id, result.evidence === null ? '' : describeReasons(result.evidence)],
  ])
  return table(['RESULT', 'FILE', 'STATUS', 'CONFIDENCE', 'ROW', 'WHY'], rows)
}
