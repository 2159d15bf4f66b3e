import { isCompoundFile } from '../compound/compound-file.ts'
import { ParseError } from '../parse-error.ts'
import { compoundNames } from './compound-directory.ts'
import type { FileWindow } from './file-window.ts'
import type { Guess } from './guess.ts'

/** Microsoft's compound files: what they are stands in the names of their streams. */
export async function compoundFormat(window: FileWindow, head: Buffer, extension: string): Promise<Guess | undefined> {
  if (!isCompoundFile(head)) return undefined
  const { top, all } = await compoundNames(window, head)
  if (top.includes('EncryptedPackage')) throw new ParseError('password_required')
  const guess = fromNames(top) ?? fromNames(all)
  if (guess) return guess
  const known = (['doc', 'xls', 'ppt', 'msg'] as const).find((name) => name === extension)
  if (known && all.length === 0)
    return { name: known, reason: `is a compound file with a damaged directory, named .${known}` }
  throw new ParseError('unsupported_media_type', `It seems to be ${describe(all)}.`)
}

function fromNames(names: string[]): Guess | undefined {
  for (const [pattern, name] of streams) {
    const found = names.find((stream) => pattern.test(stream))
    if (found) return { name, reason: `is a compound file that holds the stream ${found}` }
  }
  return undefined
}

const streams: [RegExp, Guess['name']][] = [
  [/^PowerPoint Document$/i, 'ppt'],
  [/^WordDocument$/i, 'doc'],
  [/^(?:Workbook|Book)$/i, 'xls'],
  [/^__(?:properties_version1\.0|nameid_version1\.0|substg1\.0_)/, 'msg'],
]

const others: [RegExp, string][] = [
  [/^Visio(?:Document|InformationTable)$/, 'a Visio drawing'],
  [/^Quill$|^Escher$/, 'a Publisher document'],
  [/^\p{Cc}?Props\d*$|^TBkndTask$/u, 'a Project plan'],
  [/^(?:BodyText|HwpSummaryInformation)$/, 'a Hangul document'],
  [/^(?:MatOST|MM)$/, 'a Works document'],
  [/^Star(?:Writer|Calc|Draw|Impress)Document/, 'a StarOffice document'],
  [/^Catalog$/, 'a store of thumbnails'],
  [/^PP40$/, 'a PowerPoint 4 presentation'],
  [/^!_?(?:Tables|StringData|Columns)|^\u4840/, 'an installer'],
]

function describe(names: string[]): string {
  return (
    others.find(([pattern]) => names.some((name) => pattern.test(name)))?.[1] ?? 'a compound file of an unknown program'
  )
}
