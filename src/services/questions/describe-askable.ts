import type { AskableField } from '../../contract/ask.ts'
import { fieldRanges, frequentValues } from '../../storage/asks/values.ts'
import type { Context } from '../context.ts'
import type { AskCatalogue } from './catalogue.ts'

/** More are not told: the most frequent come first. */
const mostTold = 40

/** What can be asked about, with what stands there: how many documents have it, frequent values, from what to what. */
export async function describeAskable(
  { system: { db }, workspaceId }: Context,
  { catalogue, relations }: AskCatalogue,
): Promise<AskableField[]> {
  const fields = catalogue.relations
    .flatMap(({ name, columns }) =>
      columns.flatMap((column) => {
        const cell = relations.get(name)?.columns.get(column.name)
        return cell?.part === 'value' ? [{ column, fieldNo: cell.fieldNo }] : []
      }),
    )
    .slice(0, mostTold)
  const numbersOf = (type: string) => fields.flatMap(({ column, fieldNo }) => (column.type === type ? [fieldNo] : []))
  const [values, ...ranges] = await Promise.all([
    frequentValues(db, workspaceId, numbersOf('text')),
    fieldRanges(db, workspaceId, numbersOf('number'), 'as_number'),
    fieldRanges(db, workspaceId, numbersOf('date'), 'as_date'),
  ])
  const rangeOf = new Map(ranges.flat().map((range) => [range.field_no, range]))
  const valuesOf = Map.groupBy(values, ({ field_no }) => field_no)
  return fields.map(({ column: { names, type, filled = 0 }, fieldNo }) => {
    const { least = null, most = null } = rangeOf.get(fieldNo) ?? {}
    return {
      ...{ name: names[1] ?? names[0] ?? '', type, filled: Number(filled.toFixed(3)) },
      ...{ values: (valuesOf.get(fieldNo) ?? []).map(({ text }) => text.slice(0, longestValue)), least, most },
    }
  })
}

const longestValue = 100
