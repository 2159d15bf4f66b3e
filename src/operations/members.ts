import { deletedSchema, idParams } from '../contract/common.ts'
import { listQuery } from '../contract/lists.ts'
import {
  addedMemberSchema,
  addMemberBody,
  changedMemberSchema,
  changeMemberBody,
  memberLinkSchema,
  memberListSchema,
} from '../contract/members.ts'
import { addMember, changeMemberTier, linkMember, listMembers, removeMember } from '../services/members/manage.ts'
import { scope } from './access.ts'
import { type Operation, operation } from './operation.ts'

const common = { api: 'platform', tag: 'Members', access: scope('operations') } as const

export const memberOperations: Operation[] = [
  operation({
    ...common,
    method: 'POST',
    path: '/v1/members',
    name: 'addMember',
    call: 'members.add',
    summary: 'Invite a member',
    description:
      'The answer is the only place where the link of the invitation is shown: send it to them. Nobody invites to more than they may do themselves.',
    body: addMemberBody,
    output: addedMemberSchema,
    handle: ({ ctx, body, origin }) => addMember(ctx, body, origin),
  }),
  operation({
    ...common,
    method: 'GET',
    path: '/v1/members',
    name: 'listMembers',
    call: 'members.list',
    summary: 'List members',
    query: listQuery,
    output: memberListSchema,
    handle: ({ ctx, query }) => listMembers(ctx, query),
  }),
  operation({
    ...common,
    method: 'POST',
    path: '/v1/members/:id/link',
    name: 'linkMember',
    call: 'members.link',
    summary: 'Make a new link for a member',
    description:
      'For who has lost the invitation or the password. Earlier links end; when it is used, all sessions of the member do.',
    params: idParams,
    output: memberLinkSchema,
    handle: ({ ctx, params, origin }) => linkMember(ctx, params.id, origin),
  }),
  operation({
    ...common,
    method: 'PATCH',
    path: '/v1/members/:id',
    name: 'changeMember',
    call: 'members.change',
    summary: 'Change the tier of a member',
    description:
      'It holds from the next request on. Keys that the member has made and that could do more are revoked. The last owner stays owner (409).',
    params: idParams,
    body: changeMemberBody,
    output: changedMemberSchema,
    handle: ({ ctx, params, body }) => changeMemberTier(ctx, params.id, body.tier),
  }),
  operation({
    ...common,
    method: 'DELETE',
    path: '/v1/members/:id',
    name: 'removeMember',
    call: 'members.remove',
    summary: 'Remove a member',
    description: 'With sessions, links and the keys that they have made. The last owner cannot leave (409).',
    params: idParams,
    output: deletedSchema,
    handle: ({ ctx, params }) => removeMember(ctx, params.id),
  }),
]
