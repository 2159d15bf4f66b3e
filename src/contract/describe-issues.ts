import type { z } from 'zod'
import type { ErrorDetail } from '../core/app-error.ts'

const mostDetails = 20
const longestName = 100

/** What Zod found, by field, in words that follow the field's name: `"limit" must be at most 200`. */
export function describeIssues(error: z.ZodError): ErrorDetail[] {
  return error.issues.slice(0, mostDetails).flatMap(describeIssue).slice(0, mostDetails)
}

function describeIssue(issue: z.core.$ZodIssue): ErrorDetail[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.slice(0, mostDetails).map((key) => ({
      path: fieldPath([...issue.path, key.slice(0, longestName)]),
      message: 'is not a known property',
    }))
  }
  return [{ path: fieldPath(issue.path), message: wording(issue) }]
}

/** `a.b[0].c` */
function fieldPath(path: PropertyKey[]): string {
  return path.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[${part}]`
    return text === '' ? String(part) : `${text}.${String(part)}`
  }, '')
}

function wording(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type': {
      const type = issue.expected === 'int' ? 'integer' : issue.expected
      return issue.message.endsWith('received undefined') ? `is required (${type})` : `must be of type ${type}`
    }
    case 'invalid_value':
      return `must be one of ${issue.values.map(String).join(', ')}`
    case 'too_small':
      return `must ${bounded(issue.origin, 'at least', issue.minimum)}`
    case 'too_big':
      return `must ${bounded(issue.origin, 'at most', issue.maximum)}`
    default:
      return issue.message.charAt(0).toLowerCase() + issue.message.slice(1)
  }
}

function bounded(origin: string, how: string, bound: number | bigint): string {
  if (origin === 'string') return `have ${how} ${bound} characters`
  if (origin === 'array') return `have ${how} ${bound} items`
  return `be ${how} ${bound}`
}
