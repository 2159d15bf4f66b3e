import type { selectWorkspaces } from '../../storage/workspaces.ts'

type WorkspaceRow = Awaited<ReturnType<typeof selectWorkspaces>>[number]

export interface Workspace {
  id: string
  name: string
  tier: string
  created_at: string
}

export function presentWorkspace(row: WorkspaceRow): Workspace {
  return { id: row.id, name: row.name, tier: row.tier, created_at: row.created_at.toISOString() }
}
