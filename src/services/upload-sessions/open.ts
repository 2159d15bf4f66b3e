import { AppError } from '../../core/app-error.ts'
import { findUploadSession, type UploadSessionRow } from '../../storage/upload-sessions.ts'
import type { System } from '../system.ts'
import { openLink } from './link-token.ts'

/** What a link allows; throws when it allows nothing (any more), in words for whoever was given it. */
export async function openUploadSession(system: System, token: string): Promise<UploadSessionRow> {
  const documentId = openLink(token, system.cursorSecret)
  const session = documentId === undefined ? undefined : await findUploadSession(system.db, documentId)
  if (session === undefined)
    throw new AppError('not_found', 'This link is not valid. Check that it was copied whole, or ask for a new one.')
  if (session.used_at !== null) throw linkUsed()
  if (session.key_revoked_at !== null || session.expires_at <= system.clock.now())
    throw new AppError('not_found', 'This link is no longer valid: it worked for an hour. Ask for a new one.', {
      reason: 'link_expired',
    })
  return session
}

export function linkUsed(): AppError {
  return new AppError('conflict', 'The file has been received. This link was for that one file.', {
    reason: 'link_used',
  })
}
