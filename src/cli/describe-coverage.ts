import type { FileResult } from '../services/engine/file-result.ts'
import { table } from './output.ts'

type Coverage = NonNullable<FileResult['coverage']>

/** Which text no value was read from, and whether tables add up. */
export function describeCoverage({ words, used, share, pages, unused, tables }: Coverage): string {
  const sums = tables.flatMap(({ page, child, rows, columns }) =>
    columns.map(({ column, sum, total, reconciles }) => [
      placeOf(page, child),
      column,
      rows,
      sum,
      total,
      reconciles ? 'yes' : 'NO',
    ]),
  )
  return [
    `Values were read from ${used} of ${words} words (${percent(share)}).`,
    table(
      ['PAGE', 'WORDS', 'USED', 'SHARE'],
      pages.map(({ page, child, ...counts }) => [
        placeOf(page, child),
        counts.words,
        counts.used,
        percent(counts.share),
      ]),
    ),
    ...(unused.length > 0
      ? [
          '',
          'No value was read from:',
          table(
            ['PAGE', 'WORDS', 'TEXT'],
            unused.map(({ page, child, words: rest, text }) => [placeOf(page, child), rest, text]),
          ),
        ]
      : []),
    '',
    ...(sums.length > 0
      ? [table(['PAGE', 'COLUMN', 'ROWS', 'SUM', 'TOTAL', 'ADDS UP'], sums)]
      : ['There is no table with a row of totals.']),
  ].join('\n')
}

function placeOf(page: number, child: string | undefined): string {
  return child === undefined ? String(page) : `${child} ${page}`
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}
