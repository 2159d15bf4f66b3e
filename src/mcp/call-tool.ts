import type { PlatformError } from '../contract/errors.ts'
import { AppError } from '../core/app-error.ts'
import { nearestWord } from '../core/edit-distance.ts'
import { renderError } from '../operations/runner/render-error.ts'
import { type Following, followExtraction, followRecommendation } from './follow-work.ts'
import type { Done } from './perform.ts'
import { readArguments } from './read-arguments.ts'
import { allTools, type Tool } from './tools.ts'

export interface ToolResult {
  content: { type: 'text'; text: string }[]
  structuredContent?: Record<string, unknown>
  isError?: true
  [more: string]: unknown
}

/** What to say of a tool that is none. */
export function unknownTool(name: string): string {
  const near = nearestWord(name, [...allTools().keys()])
  return `There is no tool "${name.slice(0, 100)}"${near === undefined ? '. tools/list names all of them.' : `: did you mean "${near}"?`}`
}

/** Does what a tool does. What goes wrong is a result too, which an agent can read and act on. */
export async function callTool(tool: Tool, given: Record<string, unknown>, following: Following): Promise<ToolResult> {
  const done = await perform(tool, given, following)
  const text = JSON.stringify(done.body)
  if (done.status >= 400)
    return { content: [{ type: 'text', text: explain(done.body as PlatformError) }], isError: true }
  return { content: [{ type: 'text', text }], structuredContent: done.body as Record<string, unknown> }
}

async function perform(tool: Tool, given: Record<string, unknown>, following: Following): Promise<Done> {
  try {
    const done = await following.perform(await readArguments(tool, given, following.openPath), following.signal)
    if (tool.name === 'recommend_schema') return await followRecommendation(done, following)
    const wantsWaiting = tool.name === 'extract' && given['async'] !== true && given['batch'] !== true
    return wantsWaiting ? await followExtraction(done, following) : done
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { status, body } = renderError(error, { api: 'platform', requestId: '', path: tool.operation.path })
    return { status, body: JSON.parse(body) }
  }
}

/** The code, what is wrong with what, and what to do next. */
function explain({
  code,
  message,
  reason,
  details = [],
  retryable,
  required_scope,
  request_id,
}: PlatformError): string {
  const next = nextStep[code] ?? (retryable ? 'Wait a moment and call again with the same idempotency_key.' : undefined)
  const said = details.filter((detail) => !message.includes(detail.message))
  return [
    `${code}${reason === undefined ? '' : ` (${reason})`}: ${message}`,
    ...said.map((detail) => `- ${detail.path}: ${detail.message}`),
    ...(required_scope === undefined ? [] : [`The key needs the scope "${required_scope}".`]),
    ...(next === undefined ? [] : [next]),
    ...(request_id ? [`Request ${request_id}.`] : []),
  ].join('\n')
}

const nextStep: Partial<Record<PlatformError['code'], string>> = {
  validation_error: 'Change the arguments and call again.',
  not_found: 'Look for the right id with one of the list tools.',
  insufficient_scope: 'Ask the person who connected you for a key that may do this.',
}
