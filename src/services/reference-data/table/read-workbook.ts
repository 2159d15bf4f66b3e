import { safeName } from '../../../parse/sandbox/safe-name.ts'
import type { Context } from '../../context.ts'
import type { ArrivedFile } from '../../documents/arrived-file.ts'
import { explainParsing } from '../../parsing/read-file.ts'
import { blobAsFile } from '../../uploads/blob-as-file.ts'
import { TableError } from './table-error.ts'

/** The largest table of the first sheet that has one, read in a sandbox, as the text of a table. */
export async function readWorkbook(ctx: Context, file: ArrivedFile): Promise<AsyncGenerator<Buffer>> {
  const { system, workspaceId: owner } = ctx
  const blob = await blobAsFile(system, file.upload.blobKey, new AbortController().signal)
  try {
    const table = await explainParsing(() =>
      system.detector.firstTable({ path: blob.path, name: safeName(file.name), owner }),
    )
    if (table === undefined) throw new TableError('The file has no sheet with a table in it.')
    return table
  } finally {
    await blob.remove()
  }
}

/** Zip and compound files begin like this, and no table of text does. */
export function beginsAsWorkbook(bytes: Uint8Array): boolean {
  const beginning = Buffer.from(bytes.subarray(0, 4)).toString('hex')
  return beginning === '504b0304' || beginning === 'd0cf11e0'
}
