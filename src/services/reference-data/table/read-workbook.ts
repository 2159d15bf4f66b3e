import type { Page, Table } from '../../../document/model.ts'
import { safeName } from '../../../parse/sandbox/safe-name.ts'
import type { Context } from '../../context.ts'
import type { ArrivedFile } from '../../documents/arrived-file.ts'
import { explainParsing } from '../../parsing/explain-parsing.ts'
import { blobAsFile } from '../../uploads/blob-as-file.ts'
import { line } from './lines-of-json.ts'
import { TableError } from './table-error.ts'

/** The largest table of the first sheet that has one, read in a sandbox, as the text of a table. */
export async function readWorkbook(ctx: Context, file: ArrivedFile): Promise<AsyncIterable<Buffer>> {
  const { system, workspaceId: owner } = ctx
  const blob = await blobAsFile(system, file.upload.blobKey, new AbortController().signal)
  try {
    const page = await explainParsing(() =>
      system.detector.firstTable({ path: blob.path, name: safeName(file.name), owner }),
    )
    if (page === undefined) throw new TableError('The file has no sheet with a table in it.')
    return linesOf(page)
  } finally {
    await blob.remove()
  }
}

async function* linesOf({ page, table }: { page: Page; table: Table }): AsyncGenerator<Buffer> {
  const rows = Map.groupBy(table.cells, ({ row }) => row)
  for (let row = 0; row < table.rows; row++) {
    const cells: (string | number | boolean | null)[] = Array.from({ length: table.columns }, () => null)
    for (const { column, value, type, words } of rows.get(row) ?? []) {
      const text = page.words
        .slice(...words)
        .map((word) => word.text)
        .join(' ')
      cells[column] = value !== undefined && type !== 'error' ? value : text === '' ? null : text
    }
    yield line(cells)
  }
}
