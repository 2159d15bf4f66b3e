import type { CreateUploadSession, UploadSession } from '../../contract/upload-sessions.ts'
import { newId } from '../../core/ids.ts'
import { insertUploadSession } from '../../storage/upload-sessions.ts'
import type { Caller } from '../api-keys/authenticate.ts'
import type { Context } from '../context.ts'
import { sealLink } from './link-token.ts'

const lifetimeMilliseconds = 3_600_000

/** A link by which whoever has it can upload one file, once, within an hour. */
export async function createUploadSession(
  ctx: Context,
  caller: Pick<Caller, 'maxFileBytes'>,
  input: CreateUploadSession,
  serverUrl: string,
): Promise<UploadSession> {
  const { system, workspaceId, actor } = ctx
  const documentId = newId()
  const now = system.clock.now()
  const expiresAt = new Date(now.getTime() + lifetimeMilliseconds)
  return ctx.commit(async (tx, audit) => {
    await insertUploadSession(tx, {
      document_id: documentId,
      workspace_id: workspaceId,
      api_key_id: actor.kind === 'api_key' ? actor.id : null,
      filename: input.filename,
      max_file_bytes: caller.maxFileBytes,
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
