import type { Scope } from '../../../src/contract/scopes.ts'

/** Every operation of the platform API and the scope that it needs, as it was decided: not read from the service. */
export const operations: Record<string, Scope | 'public'> = {
  'POST /v1/extract': 'extract',
  'POST /v1/extract/quote': 'extract',
  'POST /v1/documents': 'write',
  'GET /v1/documents': 'read',
  'POST /v1/documents/filter': 'read',
  'POST /v1/documents/upload-session': 'write',
  'GET /v1/documents/{id}': 'read',
  'GET /v1/documents/{id}/markdown': 'read',
  'GET /v1/documents/{id}/layout': 'read',
  'GET /v1/documents/{id}/file': 'read',
  'GET /v1/documents/{id}/pages/{page}': 'read',
  'POST /v1/documents/{id}/re-extract': 'extract',
  'DELETE /v1/documents/{id}': 'write',
  'GET /v1/extractions': 'read',
  'GET /v1/extractions/{id}': 'read',
  'GET /v1/extractions/{id}/data': 'read',
  'PATCH /v1/extractions/{id}/data': 'write',
  'GET /v1/extractions/{id}/versions': 'read',
  'GET /v1/fields': 'read',
  'GET /v1/fields/{id}': 'read',
  'GET /v1/fields/{id}/similar': 'read',
  'GET /v1/search': 'read',
  'POST /v1/schemas': 'write',
  'GET /v1/schemas': 'read',
  'GET /v1/schemas/{id}': 'read',
  'PUT /v1/schemas/{id}': 'write',
  'DELETE /v1/schemas/{id}': 'write',
  'GET /v1/schemas/{id}/versions': 'read',
  'GET /v1/schemas/{id}/versions/{n}': 'read',
  'POST /v1/jobs': 'extract',
  'GET /v1/jobs': 'read',
  'GET /v1/jobs/{id}': 'read',
  'GET /v1/jobs/{id}/results': 'read',
  'POST /v1/jobs/{id}/cancel': 'extract',
  'POST /v1/pipelines': 'extract',
  'GET /v1/pipelines': 'read',
  'GET /v1/pipelines/{id}': 'read',
  'GET /v1/pipelines/{id}/progress': 'read',
  'GET /v1/pipelines/{id}/results': 'read',
  'POST /v1/pipelines/{id}/cancel': 'extract',
  'POST /v1/run': 'extract',
  'GET /v1/run/{id}': 'read',
  'GET /v1/run/{id}/results': 'read',
  'POST /v1/run/{id}/cancel': 'extract',
  'GET /v1/review/records': 'read',
  'POST /v1/review/records/{id}/actions': 'write',
  'POST /v1/sources': 'write',
  'GET /v1/sources': 'read',
  'GET /v1/sources/{id}': 'read',
  'PATCH /v1/sources/{id}': 'write',
  'DELETE /v1/sources/{id}': 'write',
  'POST /v1/sources/{id}/documents': 'write',
  'GET /v1/credits/balance': 'read',
  'GET /v1/credits/ledger': 'read',
  'GET /v1/usage/credits': 'read',
  'GET /v1/pricing': 'public',
  'GET /v1/billing/settings': 'read',
  'PATCH /v1/billing/settings': 'billing',
  'POST /v1/billing/topup': 'billing',
  'POST /v1/api-keys': 'operations',
  'GET /v1/api-keys': 'operations',
  'DELETE /v1/api-keys/{id}': 'operations',
}

const withoutInput = ['GET /v1/credits/balance', 'GET /v1/billing/settings', 'GET /v1/pricing']

/** What every operation must show, as far as it applies. */
export function aspectsOf(name: string): string[] {
  return [
    'success',
    ...(withoutInput.includes(name) ? [] : ['bad input']),
    ...(operations[name] === 'public' ? [] : ['missing key', 'missing scope', 'wrong tenant']),
    ...(name.startsWith('GET ') ? [] : ['idempotent repeat']),
  ]
}

export const operationRows: Record<string, string> = Object.fromEntries(
  Object.keys(operations).flatMap((name) =>
    aspectsOf(name).map((aspect) => [`${name} ${aspect}`, `${name}: ${aspect}`]),
  ),
)
