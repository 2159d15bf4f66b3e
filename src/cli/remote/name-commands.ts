/** What a server says of a call is told to people by the names that they type. */
export function nameCommands(message: string): string {
  const said = message.replace(wrongInput, (whole, part: string, field: string) => {
    const name = wordsForFields[field] ?? (part === 'query' ? `--${field.replaceAll('_', '-')}` : undefined)
    return name ?? whole
  })
  return patterns.reduce(
    (text, { pattern, command }) =>
      text.replace(pattern, (_, id?: string) => `"${command.replace(' :id', id && isId(id) ? ` ${id}` : '')}"`),
    said,
  )
}

function isId(text: string): boolean {
  return !/^[:{]/.test(text)
}

/** The commands that do what a call does. */
export const commandOfCall: Record<string, string> = {
  'GET /v1/api-keys': 'sheaf keys list',
  'GET /v1/members': 'sheaf members list',
  'GET /v1/documents': 'sheaf documents list',
  'GET /v1/extractions': 'sheaf extractions list',
  'GET /v1/learning/versions': 'sheaf learn list',
  'GET /v1/jobs': 'sheaf jobs list',
  'GET /v1/pipelines': 'sheaf pipelines list',
  'GET /v1/run': 'sheaf runs list',
  'GET /v1/review/records': 'sheaf review list',
  'GET /v1/fields': 'sheaf fields',
  'GET /v1/schemas': 'sheaf schemas list',
  'PUT /v1/schemas/:id': 'sheaf schemas update :id',
  'GET /v1/sources': 'sheaf sources list',
  'GET /v1/dialects/primitives': 'sheaf primitives list',
  'PUT /v1/dialects/primitives/:id': 'sheaf primitives replace :id',
  'GET /v1/reference-data': 'sheaf reference list',
  'PUT /v1/reference-data/:id/rows': 'sheaf reference replace :id',
  'GET /v1/matching/configs': 'sheaf match configs',
  'GET /v1/matching/runs': 'sheaf match runs',
  'GET /v1/matching/runs/:id/results': 'sheaf match results',
  'GET /v1/apps': 'sheaf apps list',
  'POST /v1/apps/:id/versions/1/publish and POST /v1/apps/:id/enable': 'sheaf apps publish :id',
  'POST /v1/apps/:id/enable': 'sheaf apps publish :id',
  'GET /v1/reviews': 'sheaf reviews list',
  'GET /v1/webhooks': 'sheaf webhooks list',
  'GET /v1/deliveries': 'sheaf deliveries list',
  'PATCH /v1/billing/settings { "auto_topup_enabled": true }': 'sheaf credits settings --auto-topup on',
}

/** What is longer first: it may begin with another. */
const patterns = Object.entries(commandOfCall)
  .toSorted(([one], [other]) => other.length - one.length)
  .map(([call, command]) => ({ pattern: patternOf(call), command }))

function patternOf(call: string): RegExp {
  return new RegExp(`${RegExp.escape(call).replaceAll(RegExp.escape(':id'), '([:{]?[\\w-]+}?)')}(?![\\w/-])`, 'g')
}

const wrongInput = /^The (query|form|body) is not valid: "(\w+)"/

const wordsForFields: Record<string, string> = {
  ...{ actor_id: '--actor', batch_id: '--batch', document_id: '--document', pipeline_id: '--pipeline' },
  ...{ document_ids: '--documents', schema_id: '--schema', default_schema_id: '--schema', webhook_id: '--webhook' },
  ...{ subject_id: '--subject', app_id: '--app', auto_topup_amount: '--amount', auto_topup_threshold: '--threshold' },
  ...{ name: '--name', file_urls: '--url', max_credits: '--max-credits', field_mappings: '--map' },
  ...{ q: 'The text', question: 'The question', url: 'The address', version_id: 'The id of the version' },
  status: 'The status',
}
