import { type TextRow, textOf } from './text-rows.ts'

interface EdgeRow {
  row: TextRow
  top: boolean
}

/** Share of the page's height in which browsers print what they add. */
const outermost = 0.05

/** What browsers print around a page: when, the title, from where and which page it is. Two of them in one row tell a browser. */
export function browserMargins<Row extends EdgeRow>(rows: readonly Row[], height: number): Set<Row> {
  const outer = rows.filter(({ row }) => row.y1 < outermost * height || row.y0 > (1 - outermost) * height)
  const sure = outer.filter(({ row }) => kindsOf(row).size > 1)
  const others = outer.filter(
    ({ row, top }) => kindsOf(row).size === 1 && row.chunks.length < 3 && sure.some((each) => each.top !== top),
  )
  return new Set([...sure, ...others])
}

function kindsOf(row: TextRow): Set<string> {
  const found = row.chunks.map(({ words }) => {
    const text = textOf(words)
    return kinds.find(({ pattern }) => pattern.test(text))?.kind
  })
  return new Set(found.filter((kind) => kind !== undefined))
}

const kinds = [
  { kind: 'address', pattern: /^(?:https?|file|about|data|blob):\S+$/i },
  { kind: 'page', pattern: /^\d{1,4} ?(?:\/|of|von|de|sur) ?\d{1,4}$/ },
  { kind: 'moment', pattern: /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4},? \d{1,2}:\d\d(?::\d\d)?(?: ?[ap]\.? ?m\.?)?$/i },
]
