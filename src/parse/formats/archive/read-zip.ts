import type { DraftPage } from '../../../document/draft.ts'
import { wordsOf } from '../../../document/draft.ts'
import { ParseError } from '../../parse-error.ts'
import type { ReadContext, Source } from '../../reader.ts'
import { mostExpanded } from '../../zip/expansion.ts'
import { listEntries } from '../../zip/zip-entries.ts'
import { isZip, type ZipEntry } from '../../zip/zip-records.ts'
import { safeMemberName } from './safe-member-name.ts'
import { unpackMember } from './unpack-member.ts'

interface Member {
  name: string
  entry: ZipEntry
}

/** An archive as a page that lists what it holds, and each member as a document of its own. */
export async function* readZip(source: Source, context: ReadContext): AsyncGenerator<DraftPage> {
  const bytes = await source.bytes()
  const members = membersOf(bytes, context)
  yield listing(members)
  let left = mostExpanded(bytes.length, context.limits)
  for (const [index, { name, entry }] of members.entries()) {
    try {
      const content = await unpackMember(bytes, entry, { most: left, password: context.options.password })
      left -= content.length
      await context.child({ name, relation: 'member', bytes: content })
    } catch (error) {
      if (!(error instanceof ParseError) || error.code === 'expands_too_much') throw error
      context.problem({ code: error.code, message: `${error.message} It is the member ${name}.` })
    }
    context.progress({ stage: 'reading', done: index + 1, of: members.length })
  }
}

function membersOf(bytes: Buffer, context: ReadContext): Member[] {
  const { entries, complete } = listEntries(bytes, context.limits)
  if (!complete && entries.length > 0)
    context.problem(new ParseError('corrupt_file', 'Its directory is lost; members may be missing.').toProblem())
  if (entries.length === 0 && !isZip(bytes)) throw new ParseError('corrupt_file')
  const members = entries.flatMap((entry): Member[] => {
    const name = safeMemberName(entry.name)
    return name === null ? [] : [{ name, entry }]
  })
  if (members.length === 0) throw new ParseError('empty_file', 'The archive holds no files.')
  return members
}

function listing(members: Member[]): DraftPage {
  const rows = members.map(({ name, entry }) => [name, entry.size === undefined ? '' : String(entry.size)])
  const cells = [['Name', 'Size'], ...rows].flatMap((texts, row) =>
    texts.map((text, column) => ({ row, column, lines: [wordsOf(text)] })),
  )
  const table = { rows: members.length + 1, columns: 2, headerRows: 1, cells }
  return { number: 1, source: 'text', geometry: 'flow', blocks: [{ kind: 'table', table }] }
}
