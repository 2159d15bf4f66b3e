import type { Concern, ConcernLevel } from './concern.ts'

/** The executive summary of a validation: how much was found, how much is wrong, and what to look at first. */
export function summarise(data: unknown, valid: boolean, concerns: Concern[]): string {
  const { fields, filled } = count(data)
  const found = `${filled} of ${fields} ${fields === 1 ? 'field has' : 'fields have'} a value.`
  const fits = valid ? 'The result fits the schema.' : 'The result does not fit the schema.'
  if (concerns.length === 0) return `${found} ${fits}`
  const first = worstFirst(concerns)[0]?.text ?? ''
  const lead = concerns.length === 1 ? `: ${first}` : `. Look at this first: ${first}`
  return `${found} ${fits} There ${tally(concerns)}${lead}`
}

function count(value: unknown): { fields: number; filled: number } {
  if (typeof value !== 'object' || value === null) {
    return { fields: 1, filled: value === null || value === undefined ? 0 : 1 }
  }
  const inner = Object.values(value).map(count)
  return {
    fields: inner.reduce((sum, { fields }) => sum + fields, 0),
    filled: inner.reduce((sum, { filled }) => sum + filled, 0),
  }
}

const words: Record<ConcernLevel, [string, string]> = {
  error: ['error', 'errors'],
  warning: ['warning', 'warnings'],
  info: ['remark', 'remarks'],
}
const levels = ['error', 'warning', 'info'] as const

function tally(concerns: Concern[]): string {
  const parts = levels.flatMap((level) => {
    const number = concerns.filter((item) => item.level === level).length
    return number === 0 ? [] : [`${number} ${words[level][number === 1 ? 0 : 1]}`]
  })
  const text = new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(parts)
  return `${concerns.length === 1 ? 'is' : 'are'} ${text}`
}

/** Errors first; among equals what contradicts itself, which nobody can use, before what is merely not there. */
export function worstFirst(concerns: Concern[]): Concern[] {
  const weight = ({ level, code }: Concern): number =>
    levels.indexOf(level) * 2 + (code === 'semantic_conflict' || code === 'numeric_mismatch' ? 0 : 1)
  return concerns.toSorted((a, b) => weight(a) - weight(b))
}
