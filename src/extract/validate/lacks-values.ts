import type { ErrorObject } from 'ajv'
import { formatPath, type PathStep, pointerSteps, valueByPath } from '../schema/field-path.ts'
import { type Concern, concern } from './concern.ts'

/** Required values that are not there: of the result and of empty objects one by one, of a half-filled object together. */
export function lacksValues(errors: ErrorObject[], data: unknown): Concern[] {
  const byObject = new Map<string, Set<string>>()
  for (const { instancePath, params } of errors) {
    const names = byObject.get(instancePath) ?? new Set()
    byObject.set(instancePath, names.add(String(params['missingProperty'])))
  }
  return byObject
    .entries()
    .toArray()
    .flatMap(([pointer, names]) => {
      const steps = pointerSteps(pointer, data)
      if (steps.length === 0 || !hasValues(valueByPath(data, steps)))
        return [...names].map((name) => missing([...steps, name]))
      const list = [...names].map((name) => JSON.stringify(name)).join(', ')
      return [
        concern(
          'incomplete_object',
          steps,
          `${formatPath(steps)} is incomplete: ${list} was not found in the document.`,
        ),
      ]
    })
}

function missing(steps: PathStep[]): Concern {
  return concern('missing_value', steps, `${formatPath(steps)} is required but was not found in the document.`)
}

function hasValues(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value !== null && value !== undefined
  return Object.values(value).some(hasValues)
}
