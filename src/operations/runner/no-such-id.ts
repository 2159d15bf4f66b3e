import { z } from 'zod'
import { AppError } from '../../core/app-error.ts'
import { allOperations } from '../all-operations.ts'
import type { Operation } from '../operation.ts'

/** An id that cannot be one names nothing, so it is a 404 and not a 400: it says what ids look like, and who lists them. */
export function noSuchId({ path, params }: Operation, given: unknown, error: z.ZodError): AppError {
  const name = String(error.issues[0]?.path[0] ?? '')
  const value = String((given as Record<string, unknown> | null)?.[name] ?? '')
  const list = path.slice(0, Math.max(0, path.indexOf(`/:${name}`)))
  const noun = nounOf(list.slice(list.lastIndexOf('/') + 1))
  const isListed = allOperations.some((each) => each.method === 'GET' && each.path === list)
  return new AppError(
    'not_found',
    `There is no ${noun} ${JSON.stringify(value.slice(0, longest))}: ${formOf(params, name)}${isListed ? `, and GET ${list} lists them` : ''}.`,
  )
}

const longest = 60

const otherNouns: Record<string, string> = { 'api-keys': 'API key', ask: 'question', process: 'job' }

/** "reference-data", "deliveries", "sources". */
function nounOf(segment: string): string {
  const words = segment.replaceAll('-', ' ')
  return otherNouns[segment] ?? words.replace(/ies$/, 'y').replace(/(?<!s)s$/, '')
}

function formOf(params: z.ZodType | undefined, name: string): string {
  const shape = params instanceof z.ZodObject ? params.shape[name] : undefined
  if (shape instanceof z.ZodUUID) return `ids are UUIDs, such as ${example}`
  if (shape instanceof z.ZodUnion) return `ids are UUIDs, such as ${example}, or short, such as SCH-0K3F9A2B`
  return 'it is a whole number from 1 on'
}

const example = '01a1df57-1781-70ab-9d3d-bbae870c4f16'
