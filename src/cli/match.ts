import { Command, InvalidArgumentError } from 'commander'
import { describeReasons } from '../services/matching/describe-evidence.ts'
import { type MatchedFiles, matchFiles, referenceRow } from '../services/matching/match-files.ts'
import { matchesCsv } from '../services/matching/matches-csv.ts'
import { addMapOption, type MapOption } from './map-option.ts'
import { addServerCommands } from './match-on-server.ts'
import { table } from './output.ts'
import { createProgressBar } from './progress-bar.ts'
import { saveResult } from './save-file.ts'
import type { Surroundings } from './surroundings.ts'

const help = `
Both files are CSV or TSV with a header. Which columns mean the same, how much each counts and from which confidence on a
match holds is learned from the two files; nothing leaves this machine. The commands are for the records and the reference data
of a server.

Examples:
  $ sheaf match invoices.csv suppliers.csv
  $ sheaf match invoices.csv suppliers.csv --precision 0.99 --out matched.csv
  $ sheaf match invoices.csv suppliers.csv --csv | head
  $ sheaf match invoices.csv suppliers.csv --map "Bill from=company" --map notes=   and "notes" with no column
  $ sheaf match suggest 01a1df57-1781-70ab-9d3d-bbae870c4f16 --schema SCH-7K2M9QXA --save "Suppliers of invoices"
  $ sheaf match configs
  $ sheaf match runs
  $ sheaf match run 01a1df6d-5fa6-7475-85b5-3a4db7b418c9 --wait
  $ sheaf match results 01a1df6d-5fa6-7475-85b5-3a4db7b418ca --status review
  $ sheaf match results 01a1df6d-5fa6-7475-85b5-3a4db7b418ca --xlsx --out matches.xlsx
  $ sheaf match review 01a1df6d-5fa6-7475-85b5-3a4db7b418ca 01a1df6d-5fa6-7475-85b5-3a4db7b418cb matched
`

interface MatchOptions extends MapOption {
  precision?: number
  out?: string
  csv?: boolean
  escapeFormulas: boolean
}

/** Fewer matches bear out no share of them. */
const fewest = 30
const mostLines = 40
/** Writing to a terminal takes longer than matching a record. */
const shownEvery = 100

export function matchCommand(around: Surroundings): Command {
  const { output } = around
  const match = addMapOption(new Command('match'))
    .description('find the row of a table that each record of another belongs to, and say why')
    .argument('<records>', 'what is to be matched')
    .argument('<reference>', 'the table to match it to')
    .option('--precision <share>', 'how many of the matches should be right, as 0.98', readShare)
    .option('--out <file>', 'write every record with its match and the evidence, as CSV')
    .option('--csv', 'print that CSV instead of a table')
    .option('--no-escape-formulas', 'leave cells of the CSV that a spreadsheet would compute as they are')
    .addHelpText('after', help)
    .action(async (records: string, reference: string, { precision, map, out, csv, escapeFormulas }: MatchOptions) => {
      const bar = output.terminal ? createProgressBar(output) : undefined
      const matched = await matchFiles(records, reference, {
        ...(precision !== undefined && { precision }),
        ...(map !== undefined && { given: map }),
        onMatched(done, of) {
          if (done % shownEvery === 0 || done === of) bar?.show({ stage: 'records', done, of })
        },
      }).finally(() => bar?.end())
      if (out !== undefined) await saveResult(output, out, matchesCsv(matched, escapeFormulas))
      if (output.json) {
        const { config, expected, matches } = matched
        await output.write(`${JSON.stringify({ config, expected, matches }, null, 2)}\n`)
      } else if (csv) for (const line of matchesCsv(matched, escapeFormulas)) await output.write(line)
      else await output.write(`${describe(matched)}\n`)
    })
  addServerCommands(match, around, readShare)
  return match
}

function readShare(text: string): number {
  const share = Number(text)
  if (!(share > 0 && share < 1)) throw new InvalidArgumentError('A share is more than 0 and less than 1.')
  return share
}

function describe(matched: MatchedFiles): string {
  const { config, expected, matches, records } = matched
  const mappings = table(
    ['FIELD', 'COLUMN', 'TYPE', 'WEIGHT'],
    config.field_mappings.map(({ extracted_field, reference_column, match_type, figures_only, contained, weight }) => [
      ...[extracted_field, `${reference_column}${figures_only ? ' (figures)' : contained ? ' (contained)' : ''}`],
      ...[match_type, weight.toFixed(2)],
    ]),
  )
  const lines = matches
    .slice(0, mostLines)
    .map((match, index) => [
      ...[index + 1, shown(records.rows[index]), match.status, match.confidence.toFixed(2)],
      ...[match.matched_reference_row_id, shown(referenceRow(matched, match)), describeReasons(match.evidence)],
    ])
  const count = (status: string): number => matches.filter((match) => match.status === status).length
  const more =
    matches.length > mostLines ? `\n... and ${matches.length - mostLines} more: --csv or --out has all of them\n` : ''
  const { threshold, review_floor } = config
  const expectation =
    count('matched') < fewest
      ? 'There are too few matches to say how many of them are right.'
      : `Expected: about ${Math.round(100 * expected.precision)} % of the matches are right.`
  return `${mappings}

${table(['', 'RECORD', 'STATUS', 'CONFIDENCE', 'ROW', 'REFERENCE', 'WHY'], lines)}
${more}
${count('matched')} matched (from ${threshold} on), ${count('review')} to review (from ${review_floor} on), ${count('no_match')} without a match.
${expectation}`
}

function shown(row: readonly (string | null | undefined)[] | undefined): string | null {
  return row === undefined ? null : row.filter(Boolean).slice(0, 3).join(', ').slice(0, 50)
}
