import type { CreateUploadSession, UploadSession } from '../../contract/upload-sessions.ts'
import { newId } from '../../core/ids.ts'
import { insertUploadSession } from '../../storage/upload-sessions.ts'
import type { Context } from '../context.ts'
import type { Principal } from '../principals/principal.ts'
import { sealLink } from './link-token.ts'

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
