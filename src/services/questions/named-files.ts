import { ofKind } from '../../ask/compounds.ts'
import { fold, type Token, tokensOf } from '../../ask/words.ts'
import { fieldsWithin, filesCalled, filesHolding } from '../../storage/asks/documents.ts'
import { foldText } from '../cells/read-value.ts'
import type { Context } from '../context.ts'

/** A file that a question names: how it is said there, and the fields that stand in it. */
export interface NamedFile {
  said: string
  filename: string
  /** Whether a word of its name is said, and not the whole. */
  isWord: boolean
  fieldNos: Set<number>
}

/**
 * "The expenses file", "orders.csv": files are looked for where a question speaks of one, or says a word that is known nowhere else. `strange`:
 * such words.
 */
export async function namedFiles(
  { system: { db }, workspaceId }: Context,
  question: string,
  strange: string[],
): Promise<NamedFile[]> {
  const said = saidNames(question)
  const words = tokensOf(strange.map(withoutKind).join(' ')).filter(
    ({ kind, text }) => kind === 'word' && text.length >= shortest,
  )
  const [called, holding] = await Promise.all([
    said.size === 0 ? [] : filesCalled(db, workspaceId, [...said.keys()], mostFiles),
    words.length === 0
      ? []
      : filesHolding(
          db,
          workspaceId,
          words.map(({ stem }) => stem),
          mostHolding,
        ),
  ])
  const wordIn = (filename: string) =>
    words.find(({ stem }) => tokensOf(filename.replaceAll(/[\d_.-]+/g, ' ')).some((token) => token.stem === stem))?.text
  const found = [
    ...called.map(({ id, filename }) => {
      const name = foldText(filename)
      return { id, filename, said: said.get(name) ?? said.get(name.replace(ending, '')) ?? filename, isWord: false }
    }),
    ...(holding.length < mostHolding ? holding : []).flatMap(({ id, filename }) => {
      const word = wordIn(filename)
      return word === undefined ? [] : [{ id, filename, said: word, isWord: true }]
    }),
  ]
  return Promise.all(
    found.map(async ({ id, ...file }) => ({
      ...{ ...file, fieldNos: new Set((await fieldsWithin(db, workspaceId, [id])).fields.keys()) },
    })),
  )
}

/**
 * Which of the files that a question names stand for rows, and which for documents. Where all documents are sheets with one word in their
 * names, that is what their rows are called: "sales" of "sales-2025.csv" and "sales-2026.csv". "How many plots" beside other documents is never
 * how many files are called so.
 */
export function partFiles(files: NamedFile[], documents: number, isOfList: (fieldNo: number) => boolean) {
  const isSheet = ({ isWord, fieldNos }: NamedFile) => isWord && [...fieldNos].every(isOfList)
  return files.filter(isSheet).length === documents
    ? { ofRows: files, ofDocuments: [] }
    : {
        ofRows: files.filter((file) => !file.isWord || isSheet(file)),
        ofDocuments: files.filter((file) => !isSheet(file)),
      }
}

/** "Stromrechnung" is looked for as "Strom". */
function withoutKind(word: string): string {
  const what = ofKind.exec(fold(word))?.[1]
  return what === undefined ? word : word.slice(0, what.length)
}

/** More files of one name are not told apart. */
const mostFiles = 5
/** Nor is meant what so many have in their names. */
const mostHolding = 20
/** Shorter words stand in too many names. */
const shortest = 3
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
