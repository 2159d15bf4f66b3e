import { apiKeyListSchema, createApiKeyBody, createdApiKeySchema } from '../../contract/api-keys.ts'
import { deletedSchema, idParams } from '../../contract/common.ts'
import { listQuery } from '../../contract/lists.ts'
import { createApiKey } from '../../services/api-keys/create.ts'
import { listApiKeys } from '../../services/api-keys/list.ts'
import { revokeApiKey } from '../../services/api-keys/revoke.ts'
import { keyedRoute, type Route } from '../route.ts'

const common = { api: 'platform', tag: 'API keys', scope: 'operations' } as const

export const apiKeyRoutes: Route[] = [
  keyedRoute({
    ...common,
    method: 'POST',
    path: '/v1/api-keys',
    operationId: 'createApiKey',
    summary: 'Create an API key',
    description: 'The answer is the only place where the whole key is ever shown: what is stored is its SHA-256.',
    body: createApiKeyBody,
    response: createdApiKeySchema,
    handle: ({ ctx, body }) => createApiKey(ctx, body),
  }),
  keyedRoute({
    ...common,
    method: 'GET',
    path: '/v1/api-keys',
    operationId: 'listApiKeys',
    summary: 'List API keys',
    description: 'All keys of the workspace that have not been revoked.',
    query: listQuery,
    response: apiKeyListSchema,
    handle: ({ ctx, query }) => listApiKeys(ctx, query),
  }),
  keyedRoute({
    ...common,
    method: 'DELETE',
    path: '/v1/api-keys/:id',
    operationId: 'revokeApiKey',
    summary: 'Revoke an API key',
    description: 'The key stops working at once, in every process.',
    params: idParams,
    response: deletedSchema,
    handle: ({ ctx, params }) => revokeApiKey(ctx, params.id),
  }),
]
