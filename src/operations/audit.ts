import { auditListSchema, auditQuery } from '../contract/audit.ts'
import { listAudit } from '../services/audit/entries.ts'
import { scope } from './access.ts'
import { operation } from './operation.ts'

export const auditOperation = operation({
  api: 'platform',
  tag: 'Audit',
  access: scope('operations'),
  method: 'GET',
  path: '/v1/audit',
  name: 'listAuditEntries',
  call: 'audit.list',
  summary: 'List the audit log',
  description:
    'Every change, with who made it: a key, a member, the operator at the command line, or the service itself. Entries are ' +
    'kept for a year (`SHEAF_AUDIT_RETENTION_DAYS`).',
  query: auditQuery,
  output: auditListSchema,
  handle: ({ ctx, query }) => listAudit(ctx, query),
})
