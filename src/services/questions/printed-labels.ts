import type { Catalogue } from '../../ask/catalogue.ts'
import { tokensOf } from '../../ask/words.ts'
import { textsBefore } from '../../storage/asks/values.ts'
import { foldText } from '../cells/read-value.ts'
import type { Context } from '../context.ts'
import type { AskCatalogue } from './catalogue.ts'
import type { NearName } from './near-names.ts'

/** Another label may be printed beside a value by chance. */
const leastShare = 0.3
const mostWords = 5
const mostFields = 100

/** Where a label was printed. */
export interface PrintedLabel extends NearName {
  relation: string
  column: string
}

/**
 * "Dépôt de garantie" where a field is called `deposit`: what is printed beside the values of a field, on the line before them or over
 * their column, is a name of it. Looked for where a question has words that nothing else explains, among labels that have one of them.
 */
export async function printedLabels(
  { system: { db }, workspaceId }: Context,
  { catalogue, relations }: AskCatalogue,
  strange: string[],
): Promise<PrintedLabel[]> {
  const words = new Set(tokensOf(strange.join(' ')).map(({ stem }) => stem))
  const fields = [...relations.values()].flatMap((one) =>
    (one.parts ?? [one]).flatMap(({ columns }) =>
      [...columns].flatMap(([column, { fieldNo, part }]) =>
        part === 'value' && fieldNo !== undefined ? [{ relation: one.name, column, fieldNo }] : [],
      ),
    ),
  )
  const nos = fields.slice(0, mostFields).map(({ fieldNo }) => fieldNo)
  const texts = Map.groupBy(await textsBefore(db, workspaceId, nos), ({ field_no }) => field_no)
  const known = new Set(
    catalogue.relations.flatMap(({ columns }) => columns.flatMap(({ names }) => names.map(foldText))),
  )
  const found = fields.flatMap(({ relation, column, fieldNo }) => {
    const own = (texts.get(fieldNo) ?? []).map(({ before }) => labelBefore(before))
    return [...Map.groupBy(own, (label) => label && foldText(label))].flatMap(([folded, [label, ...more]]) => {
      const isTold = folded && label && tokensOf(label).some(({ stem }) => words.has(stem))
      const isOften = more.length + 1 >= own.length * leastShare
      return isTold && isOften && !known.has(folded) ? [{ said: label, name: nameOf(column), relation, column }] : []
    })
  })
  // What is printed beside two fields names neither.
  const isOther = (one: PrintedLabel, other: PrintedLabel) =>
    foldText(one.said) === foldText(other.said) && (one.relation !== other.relation || one.column !== other.column)
  return found.filter((one) => !found.some((other) => isOther(one, other)))
}

/** The catalogue with these labels among the names of their columns. */
export function withPrintedLabels({ relations, links }: Catalogue, labels: PrintedLabel[]): Catalogue {
  return {
    links,
    relations: relations.map((relation) => ({
      ...relation,
      columns: relation.columns.map((column) => {
        const own = labels.filter((one) => one.relation === relation.name && one.column === column.name)
        const more = own.map(({ said }) => said)
        const { ownNames } = column
        return { ...column, names: [...column.names, ...more], ...(ownNames && { ownNames: [...ownNames, ...more] }) }
      }),
    })),
  }
}

function nameOf(column: string): string {
  return column.replaceAll('_', ' ')
}

/** The words on the line before a value, or over its column of a table. */
export function labelBefore(text: string): string | undefined {
  const lines = text.split('\n')
  const line = lines.pop() ?? ''
  const label = line.trimStart().startsWith('|') ? headOver(line, lines) : line
  const plain = (label ?? '').replaceAll(/[*_#>`]+|^\s*[-•]\s/g, ' ').replaceAll(/\([^()]*\)|\[[^[\]]*\]/g, ' ')
  const said = plain.replace(/[\s:.…=|-]+$/u, '').trim()
  const isName = /^\p{L}[\p{L}\p{M}\s'’./-]+$/u.test(said) && said.split(/\s+/).length <= mostWords
  return isName ? said : undefined
}

/** The head of the column that a row has come to; in a table of two columns what stands before. */
function headOver(line: string, above: string[]): string | undefined {
  const cells = line.split('|')
  const first = above.findLastIndex((one) => !one.trimStart().startsWith('|')) + 1
  const [head, rule = ''] = above.slice(first)
  if (head === undefined || !/^[\s|:-]+$/.test(rule)) return undefined
  const heads = head.split('|')
  const before = cells.at(-2)
  const isOfPairs = heads.length === 4 && cells.length === 3 && before !== undefined && /\p{L}/u.test(before)
  const over = heads[cells.length - 1]?.trim() ?? ''
  return isOfPairs && !/\p{L}/u.test(over) ? before : over
}
