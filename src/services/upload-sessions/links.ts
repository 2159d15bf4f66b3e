import type { CreateUploadSession, UploadSession } from '../../contract/upload-sessions.ts'
import { AppError } from '../../core/app-error.ts'
import { newId } from '../../core/ids.ts'
import { findUploadSession, insertUploadSession, type UploadSessionRow } from '../../storage/upload-sessions.ts'
import type { Context } from '../context.ts'
import type { Principal } from '../principals/principal.ts'
import type { System } from '../system.ts'
import { openLink, sealLink } from './link-token.ts'

const lifetimeMilliseconds = 3_600_000

/** A link by which whoever has it can upload one file, once, within an hour. */
export async function createUploadSession(
  ctx: Context,
  caller: Principal,
  input: CreateUploadSession,
  serverUrl: string,
): Promise<UploadSession> {
  const { system, workspaceId } = ctx
  const documentId = newId()
  const now = system.clock.now()
  // What a key makes does not outlive it.
  const latest = caller.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY
  const expiresAt = new Date(Math.min(now.getTime() + lifetimeMilliseconds, latest))
  return ctx.commit(async (tx, audit) => {
    await insertUploadSession(tx, {
      document_id: documentId,
      workspace_id: workspaceId,
      principal_id: caller.id,
      principal_kind: caller.kind,
      filename: input.filename,
      max_file_bytes: caller.limits.maxFileBytes,
      created_at: now,
      expires_at: expiresAt,
    })
    audit({ action: 'upload_session.create', subjectId: documentId })
    return {
      document_id: documentId,
      upload_url: `${serverUrl.replace(/\/$/, '')}/upload/${sealLink(documentId, system.cursorSecret)}`,
      expires_at: expiresAt.toISOString(),
    }
  })
}

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
