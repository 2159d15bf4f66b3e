import { Command, Option } from 'commander'
import { type MemberTier, memberTiers } from '../contract/members.ts'
import { addMember, changeMemberTier, listMembers, removeMember } from '../services/members/manage.ts'
import { operatorContext } from '../services/workspaces/find.ts'
import { show, table } from './output.ts'
import type { Surroundings } from './surroundings.ts'

export function membersCommand({ withSystem, output }: Surroundings): Command {
  const members = new Command('members').description('add, list, change and remove the members of a workspace')
  const workspace = () => new Option('--workspace <name>', 'workspace by name or id; needed when there are several')
  const tier = () => new Option('--tier <tier>', 'what the member may do').choices([...memberTiers])

  members
    .command('add')
    .description('add a member')
    .argument('<email>')
    .addOption(tier().default('member'))
    .addOption(workspace())
    .action(async (email: string, options: { tier: MemberTier; workspace?: string }) => {
      const member = await withSystem(async (system) =>
        addMember(await operatorContext(system, options.workspace), { email, tier: options.tier }),
      )
      show(output, member, `Added ${member.email} as ${member.tier}.`)
    })

  members
    .command('list')
    .description('list members')
    .addOption(workspace())
    .action(async (options: { workspace?: string }) => {
      const data = await withSystem(async (system) => listMembers(await operatorContext(system, options.workspace)))
      const rows = data.map((member) => [member.id, member.email, member.tier, member.created_at])
      show(output, { data }, table(['ID', 'EMAIL', 'TIER', 'SINCE'], rows))
    })

  members
    .command('change')
    .description('change what a member may do')
    .argument('<email>')
    .addOption(tier().makeOptionMandatory())
    .addOption(workspace())
    .action(async (email: string, options: { tier: MemberTier; workspace?: string }) => {
      const member = await withSystem(async (system) =>
        changeMemberTier(await operatorContext(system, options.workspace), { email, tier: options.tier }),
      )
      show(output, member, `${member.email} is ${member.tier} now.`)
    })

  members
    .command('remove')
    .description('remove a member')
    .argument('<email>')
    .addOption(workspace())
    .action(async (email: string, options: { workspace?: string }) => {
      const answer = await withSystem(async (system) =>
        removeMember(await operatorContext(system, options.workspace), email),
      )
      show(output, answer, `Removed ${email}.`)
    })

  return members
}
