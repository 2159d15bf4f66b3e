import type { Range, WorkBook } from '@e965/xlsx'
import type { DraftBlock, DraftPage } from '../../../document/draft.ts'
import { linesOf } from '../../../document/draft.ts'
import { ParseError } from '../../parse-error.ts'
import type { ReadContext, Source } from '../../reader.ts'
import { openPackage, type Package } from '../../zip/open-package.ts'
import { EmbeddedFiles } from '../office/embedded-files.ts'
import { storable } from './cell-text.ts'
import { readDamagedWorkbook } from './damaged-workbook.ts'
import { hiddenTables, tableTitle } from './hidden-tables.ts'
import { oldNumbersXml, readOldNumbers } from './old-numbers.ts'
import { openWorkbook } from './open-workbook.ts'
import { safePackage } from './safe-package.ts'
import { sheetBlocks } from './sheet-blocks.ts'
import { type SheetCells, sheetCells } from './sheet-cells.ts'
import { sheetDrawings } from './sheet-drawings.ts'
import { workbookFacts } from './workbook-facts.ts'

/** Places of a sheet's tables, filled or empty, for each filled cell that is allowed. */
const placesPerCell = 4

/** Reads workbooks of every kind; each sheet is a page. */
export async function* readWorkbook(source: Source, context: ReadContext): AsyncGenerator<DraftPage> {
  const bytes = await source.bytes()
  if (bytes.length === 0) throw new ParseError('empty_file')
  const opened = isZip(bytes) ? await openPackage(bytes, context.limits) : undefined
  const oldNumbers =
    opened && source.format.name === 'numbers' ? await oldNumbersXml(opened, context.limits) : undefined
  if (oldNumbers) {
    yield* readOldNumbers(oldNumbers, context)
    return
  }
  let workbook: WorkBook
  let cutBefore = false
  try {
    const safe = opened ? await safePackage(opened, context.limits) : { bytes, cut: false }
    cutBefore = safe.cut
    workbook = openWorkbook(safe.bytes, context.options.password)
    if (workbook.SheetNames.length === 0) throw new ParseError('corrupt_file', 'It has no sheets.')
  } catch (error) {
    yield* readDamagedWorkbook(bytes, context, error)
    return
  }
  context.metadata(workbookFacts(workbook))
  const drawings = opened ? await sheetDrawings(opened, context.limits) : new Map<string, DraftBlock[]>()
  const hidden = opened ? await hiddenTables(opened) : new Set<string>()
  const cut = yield* sheetsOf({ workbook, drawings, hidden }, context)
  if (cutBefore && !cut) context.problem(new ParseError('too_large', cutAt(context.limits.cells)).toProblem())
  if (!opened) return
  if (opened.isDamaged()) context.problem(new ParseError('corrupt_file', 'Parts of it were read.').toProblem())
  await giveEmbedded(opened, context)
}

function isZip(bytes: Buffer): boolean {
  return bytes.toString('latin1', 0, 2) === 'PK'
}

function cutAt(cells: number): string {
  return `Only the first ${cells} filled cells of a sheet were read.`
}

interface Opened {
  workbook: WorkBook
  /** What stands beside the cells of a sheet, by its name. */
  drawings: ReadonlyMap<string, DraftBlock[]>
  /** Names of sheets that are hidden in a way that the library does not know. */
  hidden: ReadonlySet<string>
}

/** Returns whether a sheet was cut at the limit of cells. */
function* sheetsOf({ workbook, drawings, hidden }: Opened, context: ReadContext): Generator<DraftPage, boolean> {
  let cut = false
  const total = workbook.SheetNames.length
  const date1904 = String(workbook.Workbook?.WBProps?.date1904) === 'true'
  for (const [index, name] of workbook.SheetNames.entries()) {
    const number = index + 1
    if (number > context.limits.pages) {
      context.problem(new ParseError('too_many_pages').toProblem())
      break
    }
    const sheet = workbook.Sheets[name]
    if (!sheet) context.problem(new ParseError('unreadable_page').toProblem(number))
    const found = sheetCells(sheet?.['!type'] === 'chart' ? {} : (sheet ?? {}), {
      date1904,
      cells: context.limits.cells,
    })
    cut ||= found.cut
    if (found.cut) context.problem(new ParseError('too_large', cutAt(context.limits.cells)).toProblem(number))
    for (const target of found.links) context.link({ page: number, box: null, target })
    const cells = blocksOf(found, sheet?.['!merges'] ?? [], context.limits.cells)
    // A chart among cells repeats what they say: only its titles are new.
    const drawn = (drawings.get(name) ?? []).filter((block) => cells.length === 0 || block.kind !== 'table')
    const blocks = [...cells, ...drawn]
    const title = storable(workbook.bookType === 'ods' ? tableTitle(name) : name)
    const isHidden = hidden.has(name) || Boolean(workbook.Workbook?.Sheets?.[index]?.Hidden)
    yield {
      ...{ number, title, geometry: 'flow', source: blocks.length > 0 ? 'text' : 'none', blocks },
      ...(isHidden && { hidden: true }),
    }
    delete workbook.Sheets[name]
    context.progress({ stage: 'reading', done: number, of: total })
  }
  return cut
}

function blocksOf(found: SheetCells, merges: Range[], cells: number): DraftBlock[] {
  return [
    ...sheetBlocks(found.rows, merges, cells * placesPerCell),
    ...found.notes.map(
      ({ address, text }): DraftBlock => ({ kind: 'paragraph', role: 'comment', path: address, lines: linesOf(text) }),
    ),
  ]
}

async function giveEmbedded(opened: Package, context: ReadContext): Promise<void> {
  const files = new EmbeddedFiles(opened, context)
  for (const name of opened.names) {
    if (/^xl\/embeddings\//i.test(name)) files.want(name, 'embedded')
    else if (/^(?:xl\/media|Pictures)\//i.test(name)) files.want(name, 'inline')
  }
  await files.give()
}
