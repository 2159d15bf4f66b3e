import { Command } from 'commander'
import { createWorkspace, listWorkspaces } from '../services/workspaces/manage.ts'
import { show, table } from './output.ts'
import type { Surroundings } from './surroundings.ts'

const help = `
Each has its own keys, documents, schemas, credits and members. For the operator of an installation.

Examples:
  $ sheaf workspaces create "Accounts payable" --owner ada@example.com
  $ sheaf workspaces list
  $ sheaf keys create --name first --workspace "Accounts payable"     a key for it
`

export function workspacesCommand({ withSystem, output }: Surroundings): Command {
  const workspaces = new Command('workspaces').description('create and list workspaces: each is a tenant of its own')
  workspaces.addHelpText('after', help)

  workspaces
    .command('create')
    .description('create a workspace')
    .argument('<name>', 'a name that no other workspace has')
    .option('--owner <email>', 'make this person its owner')
    .action(async (name: string, options: { owner?: string }) => {
      const workspace = await withSystem((system) => createWorkspace(system, { name, ownerEmail: options.owner }))
      const next = `sheaf keys create --workspace "${workspace.name}" --name first`
      show(output, workspace, `Created ${workspace.name} (${workspace.id}).\nA key for it: ${next}`)
    })

  workspaces
    .command('list')
    .description('list all workspaces')
    .action(async () => {
      const data = await withSystem(listWorkspaces)
      const rows = data.map(({ id, name, tier, created_at }) => [id, name, tier, created_at])
      show(output, { data }, table(['ID', 'NAME', 'TIER', 'CREATED'], rows))
    })

  return workspaces
}
