import { operationNamed, type ToolOperation } from './tool-operation.ts'
import { type JsonSchema, type ToolInput, toolInput, toolOutput } from './tool-schemas.ts'

export interface Tool {
  name: string
  title: string
  description: string
  operation: ToolOperation
  input: ToolInput
  outputSchema: JsonSchema
  annotations: { readOnlyHint: boolean; destructiveHint: boolean; idempotentHint: boolean; openWorldHint: boolean }
}

/** What is worth an agent's while: the name of each tool, and the operation that it is. */
const chosen: [name: string, operation: string][] = [
  ['extract', 'extract'],
  ['quote_extract', 'quoteExtract'],
  ['get_extraction', 'getExtraction'],
  ['correct_extraction', 'correctExtraction'],
  ['get_job', 'getJob'],
  ['add_document', 'createDocument'],
  ['request_upload', 'createUploadSession'],
  ['list_documents', 'listDocuments'],
  ['get_document', 'getDocument'],
  ['to_markdown', 'getDocumentMarkdown'],
  ['delete_document', 'deleteDocument'],
  ['filter', 'filterDocuments'],
  ['search', 'search'],
  ['ask', 'ask'],
  ['list_fields', 'listFields'],
  ['list_schemas', 'listSchemas'],
  ['get_schema', 'getSchema'],
  ['recommend_schema', 'submitRecommend'],
  ['save_schema', 'createSchema'],
  ['update_schema', 'updateSchema'],
  ['run', 'createRun'],
  ['get_run', 'getRun'],
  ['get_run_results', 'listRunResults'],
  ['list_review_records', 'listReviewRecords'],
  ['review_record', 'actOnReviewRecord'],
  ['list_primitives', 'listPrimitives'],
  ['get_primitive', 'getPrimitive'],
  ['list_reference_data', 'listReferenceData'],
  ['list_reference_rows', 'listReferenceRows'],
  ['list_matching_configs', 'listMatchingConfigs'],
  ['run_matching', 'runMatching'],
  ['get_matching_run', 'getMatchingRun'],
  ['list_match_results', 'listMatchResults'],
  ['get_match_result', 'getMatchResult'],
  ['review_match', 'reviewMatch'],
  ['list_decision_tasks', 'listDecisionTasks'],
  ['claim_decision_task', 'claimDecisionTask'],
  ['get_decision_package', 'getDecisionPackage'],
  ['heartbeat_decision_task', 'heartbeatDecisionTask'],
  ['submit_decision', 'submitDecision'],
  ['release_decision_task', 'releaseDecisionTask'],
  ['fail_decision_task', 'failDecisionTask'],
  ['list_reviews', 'listHumanReviews'],
  ['get_review', 'getHumanReview'],
  ['resolve_review', 'resolveHumanReview'],
  ['get_balance', 'getCreditBalance'],
  ['get_pricing', 'getPricing'],
  ['get_usage', 'getCreditUsage'],
]

/** Reads that are sent with POST, since what they ask for has no room in an address. */
const reads = new Set(['filter', 'quote_extract'])
/** What cannot be taken back. */
const destroys = new Set(['delete_document', 'submit_decision', 'fail_decision_task', 'resolve_review'])

/** What tells of the work that a tool waits for. */
const outcomes: Record<string, string> = { extract: 'getExtraction', recommend_schema: 'getProcess' }

const made = new Map<boolean, Map<string, Tool>>()

/** All tools by name; made when somebody first asks for them. `byPath`: files may be named by their path. */
export function allTools(byPath = false): Map<string, Tool> {
  const tools =
    made.get(byPath) ??
    new Map(chosen.map(([name, operation]) => [name, makeTool(name, operationNamed(operation), byPath)]))
  made.set(byPath, tools)
  return tools
}

function makeTool(name: string, operation: ToolOperation, byPath: boolean): Tool {
  const { summary, description, method } = operation
  const readOnlyHint = method === 'GET' || reads.has(name)
  const outcome = outcomes[name]
  return {
    ...{ name, title: summary, operation },
    description: description === undefined ? `${summary}.` : `${summary}. ${description}`,
    input: toolInput(operation, readOnlyHint, byPath),
    outputSchema: toolOutput(operation, outcome === undefined ? undefined : operationNamed(outcome).output),
    annotations: {
      readOnlyHint,
      destructiveHint: destroys.has(name),
      // Repeated with the same `idempotency_key` it is done once; without one it may be done twice.
      idempotentHint: readOnlyHint || method === 'PUT' || method === 'DELETE',
      // Only a file that is fetched from elsewhere leads out of the service.
      openWorldHint: 'form' in operation && operation.form !== undefined,
    },
  }
}
