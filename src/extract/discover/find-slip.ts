import type { ListRow } from '../lists/grid-rows.ts'
import type { ItemCell } from '../lists/item-cell.ts'
import { isReceipt } from '../receipts/is-receipt.ts'
import { type HeadPart, readHead } from '../receipts/read-head.ts'
import { slipLines } from '../receipts/read-lines.ts'
import { typedLines } from '../receipts/typed-lines.ts'
import { giveProvenance } from '../resolve/give-provenance.ts'
import { type Part, textOf, wholeOf } from '../resolve/part.ts'
import type { DocumentView } from '../view/document-view.ts'
import type { DiscoveredPair, DiscoveredTable, DiscoveredValue } from './discovery.ts'
import type { FoundTable } from './find-tables.ts'
import { typeOf } from './read-value.ts'

const leastOfHead = 0.5
/** As sure as a row with gaps: nothing on a slip names its columns. */
const confidence = 0.5

const columns = [
  { name: 'item_description', role: 'name', kind: 'text' },
  { name: 'quantity', role: 'quantity', kind: 'number' },
  { name: 'unit_price', role: 'price', kind: 'money' },
  { name: 'line_total', role: 'total', kind: 'money' },
] as const

/** The goods of a slip from a till, or that someone typed, which stand in lines without a head. */
export function findSlipTables(view: DocumentView): FoundTable[] {
  const ofTill = slipLines(view)
  const lines = ofTill.length > 0 ? ofTill : typedLines(view)
  const known = columns.filter(({ role }) => lines.some((line) => line[role]))
  if (lines.length === 0) return []
  const toValue = (cell: ItemCell | undefined, kind: (typeof columns)[number]['kind']): DiscoveredValue | null =>
    cell
      ? {
          ...{ value: cell.value, text: textOf(cell.parts), type: typeOf(kind), kind, confidence },
          provenance: giveProvenance(view.document, cell.parts),
        }
      : null
  const table: DiscoveredTable = {
    name: 'line_items',
    columns: known.map(({ name, kind }) => ({ name, label: '', type: typeOf(kind), kind })),
    rows: lines.map((line) => known.map(({ role, kind }) => toValue(line[role], kind))),
  }
  const parts = lines.flatMap((line) => known.flatMap(({ role }) => line[role]?.parts ?? []))
  return [{ table, parts, sums: ofTill.length > 0 ? [] : sumsBelow(view, lines.at(-1)?.row ?? 0) }]
}

/** Lines of a label and a figure right below goods that someone typed. */
function sumsBelow({ rows }: DocumentView, last: number): ListRow[] {
  const below = rows.slice(last + 1)
  const end = below.findIndex(({ segments }) => segments.length !== 2)
  return below
    .slice(0, end < 0 ? undefined : end)
    .map((row) => ({ row, cells: row.segments.map((own) => [wholeOf(own)]) }))
}

/** Who printed a slip, and where: no label says so, but it begins with them. */
export function findSlipHead(view: DocumentView): { pair: DiscoveredPair; parts: Part[] }[] {
  if (!isReceipt(view)) return []
  const { name, address } = readHead(view)
  const toPair = (head: HeadPart | undefined, kind: 'company' | 'address') => {
    if (!head || head.probability < leastOfHead) return []
    const { text, parts, probability: confidence } = head
    const own = { name: kind === 'company' ? 'seller_name' : 'seller_address', label: '', value: text, text }
    const provenance = giveProvenance(view.document, parts)
    return [{ pair: { ...own, type: typeOf(kind), kind, confidence, provenance }, parts }]
  }
  return [...toPair(name, 'company'), ...toPair(address, 'address')]
}
