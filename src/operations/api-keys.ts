import {
  apiKeyListSchema,
  createApiKeyBody,
  createdApiKeySchema,
  revokeApiKeyQuery,
  revokedApiKeySchema,
} from '../contract/api-keys.ts'
import { idParams } from '../contract/common.ts'
import { listQuery } from '../contract/lists.ts'
import { createApiKey } from '../services/api-keys/create.ts'
import { listApiKeys, revokeApiKey } from '../services/api-keys/manage.ts'
import { scope } from './access.ts'
import { type Operation, operation } from './operation.ts'

const common = { api: 'platform', tag: 'API keys', access: scope('operations') } as const

export const apiKeyOperations: Operation[] = [
  operation({
    ...common,
    method: 'POST',
    path: '/v1/api-keys',
    name: 'createApiKey',
    call: 'apiKeys.create',
    summary: 'Create an API key',
    description:
      'The answer is the only place where the whole key is ever shown: what is stored is its SHA-256. A key hands on at most ' +
      'what it has: scopes, limits and expiry.',
    body: createApiKeyBody,
    output: createdApiKeySchema,
    handle: ({ ctx, body }) => createApiKey(ctx, body),
  }),
  operation({
    ...common,
    method: 'GET',
    path: '/v1/api-keys',
    name: 'listApiKeys',
    call: 'apiKeys.list',
    summary: 'List API keys',
    description: 'All keys of the workspace that have not been revoked.',
    query: listQuery,
    output: apiKeyListSchema,
    handle: ({ ctx, query }) => listApiKeys(ctx, query),
  }),
  operation({
    ...common,
    method: 'DELETE',
    path: '/v1/api-keys/:id',
    name: 'revokeApiKey',
    call: 'apiKeys.revoke',
    summary: 'Revoke an API key',
    description:
      'The key stops working at once, in every process. Keys that were made with it go on working and are listed, unless ' +
      '`cascade` is set.',
    params: idParams,
    query: revokeApiKeyQuery,
    output: revokedApiKeySchema,
    handle: ({ ctx, params, query }) => revokeApiKey(ctx, params.id, { cascade: query.cascade === 'true' }),
  }),
]
