import { z } from 'zod'
import type { ErrorDetail } from '../core/app-error.ts'
import { nearestWord } from '../core/edit-distance.ts'

const mostDetails = 20
const longestName = 100

/** What Zod found, by field, in words that follow the field's name: `"limit" must be at most 200`. */
export function describeIssues(error: z.ZodError, schema?: z.ZodType): ErrorDetail[] {
  const details = error.issues.slice(0, mostDetails).flatMap((issue) => describeIssue(issue, schema))
  // What is of the wrong type can fail other checks as well, which then say nothing.
  const first = new Map(details.toReversed().map((detail) => [detail.path, detail]))
  return details.filter((detail) => first.get(detail.path) === detail).slice(0, mostDetails)
}

function describeIssue(issue: z.core.$ZodIssue, schema?: z.ZodType): ErrorDetail[] {
  if (issue.code === 'unrecognized_keys') {
    // Of what lies deeper, the names that are known are not at hand.
    const known = schema instanceof z.ZodObject && issue.path.length === 0 ? Object.keys(schema.shape) : []
    return issue.keys.slice(0, mostDetails).map((key) => {
      const meant = nearestWord(key, known) ?? (issue.path.length === 0 ? placeInside(schema, key) : undefined)
      return {
        path: fieldPath([...issue.path, key.slice(0, longestName)]),
        message: `is not a known property${meant === undefined ? '' : `: did you mean "${meant}"?`}`,
      }
    })
  }
  return [{ path: fieldPath(issue.path), message: wording(issue) }]
}

/** Where a property belongs that was given one level too high: `options.page_range`. */
function placeInside(schema: z.ZodType | undefined, key: string): string | undefined {
  if (!(schema instanceof z.ZodObject)) return undefined
  const name = Object.keys(schema.shape).find((each) => {
    const inner = bare(schema.shape[each])
    return inner instanceof z.ZodObject && Object.hasOwn(inner.shape, key)
  })
  return name && `${name}.${key}`
}

/** A schema without "optional", "nullable" and the like around it. */
function bare(schema: unknown): unknown {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
    ? bare(schema.unwrap())
    : schema
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
    case 'invalid_type':
      return isMissing(issue) ? `is required (${typeName(issue)})` : `must be of type ${typeName(issue)}`
    case 'invalid_value': {
      const allowed = `${issue.values.length === 1 ? '' : 'one of '}${issue.values.map(String).join(', ')}`
      return isMissing(issue) ? `is required (${allowed})` : `must be ${allowed}`
    }
    case 'too_small':
      return `must ${bounded(issue.origin, 'at least', issue.minimum)}`
    case 'too_big':
      return `must ${bounded(issue.origin, 'at most', issue.maximum)}`
    case 'invalid_format':
      return formats[issue.format] ?? uncapitalised(issue.message)
    case 'invalid_union':
      return alternatives(issue.errors)
    default:
      return uncapitalised(issue.message)
  }
}

/** Only who parses with `reportInput` knows of fields that have a message of their own. */
function isMissing(issue: z.core.$ZodIssue): boolean {
  return 'input' in issue ? issue.input === undefined : issue.message.endsWith('received undefined')
}

function typeName({ expected }: z.core.$ZodIssueInvalidType): string {
  return { int: 'integer', record: 'object' }[String(expected)] ?? String(expected)
}

const formats: Record<string, string> = {
  uuid: 'must be a UUID',
  datetime: 'must be a time such as 2026-01-31T12:00:00Z',
  date: 'must be a day such as 2026-01-31',
}

/** What would have been right: one of these. */
function alternatives(branches: readonly (readonly z.core.$ZodIssue[])[]): string {
  const firsts = firstOfEach(branches)
  if (firsts.every(isMissing)) return 'is required'
  // A value that is at least of the type that one of them takes was meant as that one.
  const near = firsts.filter(({ code, path }) => code !== 'invalid_type' || path.length > 0)
  const [one = 'is not valid', ...others] = new Set((near.length > 0 ? near : firsts).map(inside))
  return [one, ...others.map((text) => text.replace(/^must (be )?(of type )?/, ''))].join(' or ')
}

function firstOfEach(branches: readonly (readonly z.core.$ZodIssue[])[]): z.core.$ZodIssue[] {
  return branches.flatMap(([first]) => {
    if (first === undefined) return []
    return first.code === 'invalid_union' && first.path.length === 0 ? firstOfEach(first.errors) : [first]
  })
}

function inside(issue: z.core.$ZodIssue): string {
  return issue.path.length === 0 ? wording(issue) : `has a "${fieldPath(issue.path)}" that ${wording(issue)}`
}

function uncapitalised(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

function bounded(origin: string, how: string, bound: number | bigint): string {
  const plural = bound === 1 || bound === 1n ? '' : 's'
  if (origin === 'string') return `have ${how} ${bound} character${plural}`
  if (origin === 'array') return `have ${how} ${bound} item${plural}`
  return `be ${how} ${bound}`
}
