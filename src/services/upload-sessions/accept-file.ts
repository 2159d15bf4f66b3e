import type { Uploaded } from '../../contract/upload-sessions.ts'
import { AppError } from '../../core/app-error.ts'
import { type UploadSessionRow, useUploadSession } from '../../storage/upload-sessions.ts'
import { createContext } from '../commit.ts'
import type { ArrivedFile } from '../documents/arrived-file.ts'
import { admitDocument, pagesToPay } from '../documents/create.ts'
import type { Actor, Principal } from '../principals/principal.ts'
import type { System } from '../system.ts'
import { linkUsed } from './links.ts'

/** Makes a document of the file that came by a link, which ends with it: of two at once, one is refused. */
export async function acceptLinkedFile(
  system: System,
  session: UploadSessionRow,
  file: ArrivedFile,
  requestId: string,
): Promise<Uploaded> {
  const { workspace_id: workspaceId, document_id: id, filename: name } = session
  const ctx = createContext(system, { workspaceId, actor: actorOf(system, session), requestId })
  const credits = await pagesToPay(ctx, file)
  const admitted = ctx.commit(async (tx, audit) => {
    if (!(await useUploadSession(tx, workspaceId, id, system.clock.now()))) throw linkUsed()
    const maxFileBytes = session.max_file_bytes
    await admitDocument(tx, ctx, { id, file: { ...file, name }, maxFileBytes }, credits)
    audit({ action: 'document.create', subjectId: id, details: { by: 'upload_session' } })
    return { document_id: id, filename: name, size_bytes: file.upload.bytes }
  })
  return admitted.catch(hideCredits)
}

/** Whoever made the link acts through it, and may do nothing else by it. */
function actorOf(
  { settings }: System,
  { principal_id: id, principal_kind: kind, ...session }: UploadSessionRow,
): Actor {
  if (id === null) return { kind: 'system', id }
  const { concurrentExtractions } = settings
  const limits = { requestsPerMinute: 0, concurrentExtractions, maxFileBytes: session.max_file_bytes }
  const { workspace_id: workspaceId, expires_at: expiresAt } = session
  return { kind: kind as Principal['kind'], id, workspaceId, scopes: [], limits, expiresAt }
}

/** How many credits a workspace has is not for whoever was given a link. */
function hideCredits(error: unknown): never {
  if (!(error instanceof AppError && error.code === 'rate_limited')) throw error
  throw new AppError('unprocessable', 'The file cannot be taken at the moment. Tell whoever gave you the link.', {
    reason: 'not_accepted',
    cause: error,
  })
}
