import type { z } from 'zod'
import { describeIssues } from '../../contract/describe-issues.ts'
import { AppError } from '../../core/app-error.ts'

/** Parses one part of a request, which says what is wrong with it. */
export function parsePart<T extends z.ZodType>(schema: T, value: unknown, part: string): z.output<T> {
  const result = schema.safeParse(value, { reportInput: true })
  if (result.success) return result.data
  throw validationError(result.error, part, schema)
}

/** Everything that is wrong with it, by field. */
function validationError(error: z.ZodError, part: string, schema: z.ZodType): AppError {
  const details = describeIssues(error, schema)
  const [first] = details
  if (first === undefined) return new AppError('validation_error', `The ${part} is not valid.`)
  const what = first.path === '' ? first.message : `"${first.path}" ${first.message}`
  const more = details.length > 1 ? ` (and ${details.length - 1} more)` : ''
  const end = more === '' && what.endsWith('?') ? '' : '.'
  return new AppError('validation_error', `The ${part} is not valid: ${what}${more}${end}`, { details })
}

/** PostgreSQL keeps no NUL and UTF-8 no half of a surrogate pair: what holds one cannot be kept as it was sent. */
export function refuseUnstorableText(value: unknown): void {
  const path = pathToUnstorable(value)
  if (path === undefined) return
  throw new AppError('validation_error', 'The request holds a text with a NUL character or half a surrogate pair.', {
    details: [{ path: path.join('.'), message: 'holds a character that cannot be stored' }],
  })
}

/** The names that lead to the first such text, or to what has it as a name; put together only where there is one. */
function pathToUnstorable(value: unknown): string[] | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : []
  if (typeof value !== 'object' || value === null) return undefined
  for (const name in value) {
    if (!Object.hasOwn(value, name)) continue
    if (!isStorable(name)) return []
    const inner = pathToUnstorable((value as Record<string, unknown>)[name])
    if (inner) return [name, ...inner]
  }
  return undefined
}

function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}
