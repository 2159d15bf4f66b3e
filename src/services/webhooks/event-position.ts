import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto'
import { AppError } from '../../core/app-error.ts'
import type { System } from '../system.ts'

/**
 * Positions are counted over the events of all workspaces, so callers get them as one encrypted block: neither the number nor
 * the distance of two of them tells how much others do. The block holds the workspace as well, and opens for nobody else.
 */
export function sealEventPosition(system: System, workspaceId: string, position: number): string {
  const block = Buffer.concat([Buffer.alloc(8), ownerOf(workspaceId)])
  block.writeBigUInt64BE(BigInt(position))
  return createCipheriv('aes-256-ecb', keyOf(system), null).setAutoPadding(false).update(block).toString('base64url')
}

export function openEventPosition(system: System, workspaceId: string, text: string): number {
  const sealed = Buffer.from(text, 'base64url')
  const block =
    sealed.length === 16
      ? createDecipheriv('aes-256-ecb', keyOf(system), null).setAutoPadding(false).update(sealed)
      : Buffer.alloc(16)
  if (!block.subarray(8).equals(ownerOf(workspaceId)))
    throw new AppError('validation_error', 'The query is not valid: "after" must be the `next` of an earlier answer.', {
      details: [{ path: 'after', message: 'must be the `next` of an earlier answer' }],
    })
  return Number(block.readBigUInt64BE())
}

/** The half of the id that is random. */
function ownerOf(workspaceId: string): Buffer {
  return Buffer.from(workspaceId.replaceAll('-', ''), 'hex').subarray(8)
}

function keyOf({ cursorSecret }: System): Buffer {
  return Buffer.from(hkdfSync('sha256', cursorSecret, 'sheaf', 'positions of events', 32))
}
