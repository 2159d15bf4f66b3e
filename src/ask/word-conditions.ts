import { type Catalogue, findColumn, findRelation } from './catalogue.ts'
import type { Condition } from './form.ts'
import type { Language } from './phrases.ts'

/** What rows had to fulfil, shortly; nothing where that cannot be said so. */
export function wordConditions(where: Condition[], catalogue: Catalogue, language: Language): string | undefined {
  const said = where.filter((condition) => !goesWithoutSaying(condition, catalogue))
  const words = said.map((condition) => wordCondition(condition, catalogue, language))
  return words.length === 0 || words.includes(undefined) ? undefined : [...new Set(words)].join('; ')
}

function wordCondition(condition: Condition, catalogue: Catalogue, language: Language): string | undefined {
  switch (condition.kind) {
    case 'compare': {
      const { term, comparison, value } = condition
      if (term.kind !== 'column') return undefined
      return `${labelOf(term.column, catalogue)} ${comparison === '<>' ? '≠' : comparison} ${value}`
    }
    case 'between':
      return `${labelOf(condition.column, catalogue)} ${condition.low} – ${condition.high}`
    case 'beside':
      return `${labelOf(condition.column, catalogue)} ${condition.comparison} ${labelOf(condition.other, catalogue)}`
    case 'within': {
      const { from, before } = condition
      const label = labelOf(condition.column, catalogue)
      return [from === undefined ? [] : `${label} >= ${from}`, before === undefined ? [] : `${label} < ${before}`]
        .flat()
        .join(', ')
    }
    case 'like':
      return `${labelOf(condition.column, catalogue)} ${condition.negated ? '≠' : '='} ${condition.pattern.replaceAll('%', '…')}`
    case 'related':
      return condition.negated ? undefined : wordConditions(condition.where, catalogue, language)
    case 'filled':
      return `${labelOf(condition.column, catalogue)} (${stated[language][condition.negated ? 1 : 0]})`
    case 'any': {
      const words = condition.of.map((one) => wordCondition(one, catalogue, language))
      return words.includes(undefined) ? undefined : words.join(' / ')
    }
    default:
      return undefined
  }
}

const stated: Record<Language, [string, string]> = {
  en: ['stated', 'not stated'],
  de: ['angegeben', 'nicht angegeben'],
  fr: ['indiqué', 'non indiqué'],
  es: ['indicado', 'no indicado'],
}

/** That credit notes are left out where nobody asked for them. */
function goesWithoutSaying(condition: Condition, catalogue: Catalogue): boolean {
  return (
    condition.kind === 'any' &&
    condition.of.every((one) => {
      const column = one.kind === 'compare' ? one.term.column : one.kind === 'filled' ? one.column : undefined
      return column && findRelation(catalogue, column.relation).kinds?.some((kind) => kind.column === column.column)
    }) &&
    condition.of.some((one) => one.kind === 'compare' && one.comparison === '<>')
  )
}

function labelOf(column: { relation: string; column: string }, catalogue: Catalogue): string {
  const { names, name } = findColumn(catalogue, column)
  return names[1] ?? names[0] ?? name
}
