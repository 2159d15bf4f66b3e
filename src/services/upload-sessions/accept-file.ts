import type { Uploaded } from '../../contract/upload-sessions.ts'
import type { UploadSessionRow } from '../../storage/upload-sessions.ts'
import { useUploadSession } from '../../storage/upload-sessions.ts'
import { createContext } from '../commit.ts'
import type { Actor } from '../context.ts'
import { type ArrivedFile, addDocument, ingestKey } from '../documents/create.ts'
import type { System } from '../system.ts'
import { linkUsed } from './open.ts'

const attempts = 3

/** Makes a document of the file that came by a link, which ends with it: of two at once, one is refused. */
export async function acceptLinkedFile(
  system: System,
  session: UploadSessionRow,
  file: Omit<ArrivedFile, 'name'>,
  requestId: string,
): Promise<Uploaded> {
  const { workspace_id: workspaceId, document_id: id, filename: name } = session
  const actor: Actor =
    session.api_key_id === null ? { kind: 'system', id: null } : { kind: 'api_key', id: session.api_key_id, scopes: [] }
  const ctx = createContext(system, { workspaceId, actor, requestId })
  return ctx.commit(async (tx, audit) => {
    if (!(await useUploadSession(tx, workspaceId, id, system.clock.now()))) throw linkUsed()
    await addDocument(tx, ctx, { id, file: { ...file, name }, maxFileBytes: session.max_file_bytes })
    await system.queue.enqueue(tx, 'document:ingest', { documentId: id }, { maxAttempts: attempts, key: ingestKey(id) })
    audit({ action: 'document.create', subjectId: id, details: { by: 'upload_session' } })
    return { document_id: id, filename: name, size_bytes: file.upload.bytes }
  })
}
