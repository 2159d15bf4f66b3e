import { selectWorkspaces } from '../../storage/workspaces.ts'
import type { System } from '../system.ts'
import { presentWorkspace, type Workspace } from './present.ts'

export async function listWorkspaces(system: System): Promise<Workspace[]> {
  return (await selectWorkspaces(system.db)).map(presentWorkspace)
}
