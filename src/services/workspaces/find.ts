import { AppError } from '../../core/app-error.ts'
import { findWorkspace as find } from '../../storage/workspaces.ts'
import { createContext } from '../commit.ts'
import type { Context } from '../context.ts'
import type { System } from '../system.ts'
import { listWorkspaces } from './manage.ts'

/** The operator's context in one workspace: the named one, or the only one there is. */
export async function operatorContext(system: System, idOrName: string | undefined): Promise<Context> {
  const workspaceId = idOrName === undefined ? await onlyWorkspace(system) : await namedWorkspace(system, idOrName)
  return createContext(system, { workspaceId, actor: { kind: 'operator', id: null }, requestId: null })
}

async function namedWorkspace(system: System, idOrName: string): Promise<string> {
  const row = await find(system.db, idOrName)
  if (row === undefined) {
    throw new AppError('not_found', `There is no workspace "${idOrName}". "sheaf workspaces list" shows them.`)
  }
  return row.id
}

async function onlyWorkspace(system: System): Promise<string> {
  const all = await listWorkspaces(system)
  const [first] = all
  if (first === undefined) {
    throw new AppError('not_found', 'There is no workspace yet. Make one with "sheaf workspaces create NAME".')
  }
  if (all.length > 1) {
    throw new AppError('validation_error', `There are ${all.length} workspaces. Say which one with --workspace NAME.`)
  }
  return first.id
}
