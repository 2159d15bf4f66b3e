import { type Token, tokensOf } from '../../ask/words.ts'
import { fieldsWithin, filesCalled } from '../../storage/asks.ts'
import { foldText } from '../cells/read-value.ts'
import type { Context } from '../context.ts'

/** A file that a question names: how it is said there, and the fields that stand in it. */
export interface NamedFile {
  said: string
  filename: string
  fieldNos: Set<number>
}

/** "The expenses file", "orders.csv": files are looked for only where a question speaks of one. */
export async function namedFiles({ system: { db }, workspaceId }: Context, question: string): Promise<NamedFile[]> {
  const said = saidNames(question)
  if (said.size === 0) return []
  const found = await filesCalled(db, workspaceId, [...said.keys()], mostFiles)
  return Promise.all(
    found.map(async ({ id, filename }) => ({
      said: said.get(foldText(filename)) ?? said.get(foldText(filename).replace(ending, '')) ?? filename,
      ...{ filename, fieldNos: new Set((await fieldsWithin(db, workspaceId, [id])).fields.keys()) },
    })),
  )
}

/** More files of one name are not told apart. */
const mostFiles = 5
const mostWords = 4
const ending = /\.[^.]*$/
const fileWords =
  /^(?:file|list|sheet|spreadsheet|table|document|datei|liste|tabelle|dokument|fichier|tableau|archivo|fichero|lista|tabla|documento)s?$/

/** What files may be called, and the words that say so. */
function saidNames(question: string): Map<string, string> {
  const tokens = tokensOf(question).slice(0, 200)
  const isFile = (token: Token | undefined) => token !== undefined && fileWords.test(token.folded)
  const textOf = (from: number, to: number) => foldText(question.slice(tokens[from]?.start, tokens[to - 1]?.end))
  const names = new Map<string, string>()
  for (let at = 0; at < tokens.length; at++)
    for (let to = at + 1; to <= Math.min(tokens.length, at + mostWords); to++) {
      const text = textOf(at, to)
      if (/^\S+\.[a-z]{2,4}$/.test(text)) names.set(text, text)
      if (isFile(tokens[to]) && !isFile(tokens[at])) names.set(text, textOf(at, to + 1))
      if (isFile(tokens[at - 1])) names.set(text, textOf(at - 1, to))
    }
  return names
}
