import { Command, Option } from 'commander'
import { type MemberTier, memberTiers } from '../contract/members.ts'
import { addMember, changeMemberTier, linkMember, listMembers, removeMember } from '../services/members/manage.ts'
import { operatorContext } from '../services/workspaces/find.ts'
import { show, table } from './output.ts'
import type { Surroundings } from './surroundings.ts'

const help = `
Members are people who sign in; programs have keys ("sheaf keys"). For the operator of an installation; see docs/members.md.

Examples:
  $ sheaf members add grace@example.com --tier admin --workspace "Accounts payable"
  $ sheaf members link grace@example.com            a new link, for who has lost the way in
  $ sheaf members list
  $ sheaf members change grace@example.com --tier owner
  $ sheaf members remove grace@example.com
`

export function membersCommand({ withSystem, serverAddress, output }: Surroundings): Command {
  const members = new Command('members').description(
    'add, list, change and remove the members of a workspace, and let them in',
  )
  members.addHelpText('after', help)
  const workspace = () => new Option('--workspace <name>', 'workspace by name or id; needed when there are several')
  const tier = () => new Option('--tier <tier>', 'what the member may do').choices([...memberTiers])

  members
    .command('add')
    .description('add a member, and print the link by which they come in')
    .argument('<email>')
    .addOption(tier().default('member'))
    .addOption(workspace())
    .action(async (email: string, options: { tier: MemberTier; workspace?: string }) => {
      const member = await withSystem(async (system) =>
        addMember(
          await operatorContext(system, options.workspace),
          { email, tier: options.tier },
          await serverAddress(),
        ),
      )
      show(
        output,
        member,
        `Added ${member.email} as ${member.tier}. They come in, once and within a week, by\n${member.invitation.url}`,
      )
    })

  members
    .command('list')
    .description('list members')
    .addOption(workspace())
    .action(async (options: { workspace?: string }) => {
      const { data } = await withSystem(async (system) =>
        listMembers(await operatorContext(system, options.workspace), { limit: 200, order: 'asc' }),
      )
      const rows = data.map((member) => [member.id, member.email, member.tier, member.status, member.created_at])
      show(output, { data }, table(['ID', 'EMAIL', 'TIER', 'STATUS', 'SINCE'], rows))
    })

  members
    .command('link')
    .description('print a new link by which a member sets a password and signs in')
    .argument('<email>')
    .addOption(workspace())
    .action(async (email: string, options: { workspace?: string }) => {
      const link = await withSystem(async (system) =>
        linkMember(await operatorContext(system, options.workspace), email, await serverAddress()),
      )
      show(output, link, `Opens once, within a week:\n${link.url}`)
    })

  members
    .command('change')
    .description('change what a member may do')
    .argument('<email>')
    .addOption(tier().makeOptionMandatory())
    .addOption(workspace())
    .action(async (email: string, options: { tier: MemberTier; workspace?: string }) => {
      const member = await withSystem(async (system) =>
        changeMemberTier(await operatorContext(system, options.workspace), email, options.tier),
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
