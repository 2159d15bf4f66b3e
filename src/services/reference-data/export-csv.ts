import { Readable } from 'node:stream'
import { copyOut } from '../../storage/reference/row-sets.ts'
import type { Context } from '../context.ts'
import { findKnown, rowSetOf } from './manage.ts'

const bytesAtOnce = 2 * 2 ** 20

/**
 * Piece by piece from rows that never change: nothing is held open for a client that stops reading. The next piece is fetched
 * while one is sent.
 */
export async function exportCsv(ctx: Context, id: string, options: { escapeFormulas: boolean }) {
  const { db, pool } = ctx.system
  const table = await findKnown(db, ctx.workspaceId, id)
  const set = rowSetOf(table)
  const rowsAtOnce = Math.max(1, Math.floor((bytesAtOnce * set.row_count) / Math.max(1, set.byte_count)))
  const fetch = (after: number): Promise<Buffer[]> => {
    const piece = copyOut(pool, set, { after, upTo: after + rowsAtOnce, ...options })
    // Whoever stops reading never asks for it.
    piece.catch(() => {})
    return piece
  }
  async function* pieces() {
    yield Buffer.from(`${set.columns.map(({ name }) => quoted(name, options)).join(',')}\n`)
    let next = fetch(0)
    for (let after = 0; after < set.row_count; after += rowsAtOnce) {
      const piece = await next
      if (after + rowsAtOnce < set.row_count) next = fetch(after + rowsAtOnce)
      yield* piece
    }
  }
  return { name: table.name, body: Readable.from(pieces(), { objectMode: false, highWaterMark: 1 }) }
}

function quoted(name: string, { escapeFormulas }: { escapeFormulas: boolean }): string {
  const text = escapeFormulas && /^[=+@-]/.test(name) ? `'${name}` : name
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
