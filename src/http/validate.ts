import type { z } from 'zod'
import { AppError, type ErrorDetail } from '../core/app-error.ts'

/** Everything that is wrong with a request, by field, in words that help. */
export function validationError(error: z.ZodError, part?: string): AppError {
  const details = error.issues.flatMap(describeIssue)
  const first = details[0]
  const more = details.length > 1 ? ` (and ${details.length - 1} more)` : ''
  const where = part === undefined ? 'The request' : `The ${part}`
  return new AppError(
    'validation_error',
    first === undefined ? `${where} is not valid.` : `${where} is not valid: ${describe(first)}${more}.`,
    { details },
  )
}

function describeIssue(issue: z.core.$ZodIssue): ErrorDetail[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: fieldPath([...issue.path, key]), message: 'is not a known property' }))
  }
  return [{ path: fieldPath(issue.path), message: wording(issue) }]
}

function wording(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') {
    const received = /received (\w+)$/.exec(issue.message)?.[1]
    return received === 'undefined' ? `is required (${issue.expected})` : `must be of type ${issue.expected}`
  }
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.map((value) => String(value)).join(', ')}`
  return lowerFirst(issue.message)
}

/** `a.b[0].c` */
function fieldPath(path: PropertyKey[]): string {
  return path.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[${part}]`
    return text === '' ? String(part) : `${text}.${String(part)}`
  }, '')
}

function describe({ path, message }: ErrorDetail): string {
  return path === '' ? message : `"${path}" ${message}`
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** Parses one part of a request; an id that is not a UUID names nothing, so it is a 404 and not a 400. */
export function parsePart<T extends z.ZodType>(schema: T, value: unknown, part: string): z.output<T> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  if (part === 'path') throw new AppError('not_found', 'There is nothing with this id.')
  throw validationError(result.error, part)
}
