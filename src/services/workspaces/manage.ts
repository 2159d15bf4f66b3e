import { nameSchema } from '../../contract/common.ts'
import { AppError } from '../../core/app-error.ts'
import { isId, newId } from '../../core/ids.ts'
import { insertMember } from '../../storage/members.ts'
import { insertWorkspace, selectWorkspaces } from '../../storage/workspaces.ts'
import { createContext } from '../commit.ts'
import { parseEmail } from '../members/email.ts'
import type { System } from '../system.ts'

/** Made by the operator of the installation, hence without a caller's context. */
export async function createWorkspace(
  system: System,
  input: { name: string; ownerEmail?: string | undefined },
): Promise<Workspace> {
  const { success, data: name } = nameSchema.safeParse(input.name)
  if (!success || isId(name)) {
    throw new AppError(
      'validation_error',
      'The name of a workspace has 1 to 200 characters, none of them control characters, and does not look like an id.',
    )
  }
  const owner = input.ownerEmail === undefined ? undefined : parseEmail(input.ownerEmail)
  const id = newId()
  const now = system.clock.now()
  const ctx = createContext(system, { workspaceId: id, actor: { kind: 'operator', id: null }, requestId: null })
  return ctx.commit(async (tx, audit) => {
    const row = await insertWorkspace(tx, { id, name, tier: system.settings.defaultTier, created_at: now })
    if (row === undefined) throw new AppError('conflict', `There is already a workspace named "${name}".`)
    audit({ action: 'workspace.create', subjectId: id, details: { name } })
    if (owner !== undefined) {
      const memberId = newId()
      await insertMember(tx, { id: memberId, workspace_id: id, email: owner, tier: 'owner', created_at: now })
      audit({ action: 'member.add', subjectId: memberId, details: { tier: 'owner' } })
    }
    return presentWorkspace(row)
  })
}

export async function listWorkspaces(system: System): Promise<Workspace[]> {
  return (await selectWorkspaces(system.db)).map(presentWorkspace)
}

type WorkspaceRow = Awaited<ReturnType<typeof selectWorkspaces>>[number]

export interface Workspace {
  id: string
  name: string
  tier: string
  created_at: string
}

function presentWorkspace(row: WorkspaceRow): Workspace {
  return { id: row.id, name: row.name, tier: row.tier, created_at: row.created_at.toISOString() }
}
