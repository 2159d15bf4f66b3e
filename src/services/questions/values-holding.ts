import { tokensOf } from '../../ask/words.ts'
import { findHolding, findUnaccented, type Holding } from '../../storage/asks/values.ts'
import { foldText } from '../cells/read-value.ts'
import type { Context } from '../context.ts'

const mostWords = 5
/** Shorter words stand in too much. */
const shortest = 3
/** What so many different values hold says of none of them that it is meant. */
const mostValues = 20

/** More are not read one by one. */
const mostUnaccented = 40

/** Values that hold a word which nothing else explains, whatever its ending: "García" in a name, "chairs" in "office chair". */
export async function valuesHolding(
  ctx: Context,
  fieldNos: number[],
  words: string[],
  isName: (fieldNo: number) => boolean,
  unaccented: number[],
): Promise<Holding[]> {
  const wanted = [...new Set(words.map(foldText))]
    .filter(({ length }) => length >= shortest)
    .slice(0, mostWords)
    .map((word) => ({ word, part: withoutEnding(word) }))
  const held = await findHolding(ctx.system.db, ctx.workspaceId, fieldNos, wanted)
  const open = wanted.filter(
    ({ word }) => /^[ -~]*$/.test(word) && !held.some((one) => one.word === word && isWordOf(word, one.text)),
  )
  const typed = open.map(({ word }) => word)
  const found = [
    ...held,
    ...(await findUnaccented(ctx.system.db, ctx.workspaceId, unaccented.slice(0, mostUnaccented), typed)),
  ]
  const written = found.filter(({ word, text }) => isWordOf(word, text))
  // Names have no plural, and what is written as it was said is meant before other forms of it.
  const inForms = found.filter(
    ({ word, text, field_no }) =>
      !isName(field_no) && !written.some((one) => one.word === word) && isWordOf(word, text, true),
  )
  const holding = [...written, ...inForms]
  const groups = Map.groupBy(holding, ({ field_no, word }) => `${field_no} ${word}`)
  return [...groups.values()].filter(({ length }) => length <= mostValues).flat()
}

function withoutEnding(word: string): string {
  return /^(.{3,}?)(?:ies|es|as|os|en|[aeonsx])$/.exec(word)?.[1] ?? word
}

function isWordOf(word: string, text: string, inForms = false): boolean {
  const [own] = tokensOf(word)
  return tokensOf(text).some((other) => other.folded === own?.folded || (inForms && other.stem === own?.stem))
}
