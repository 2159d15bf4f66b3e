import { type Catalogue, findColumn, isSameColumn } from './catalogue.ts'
import type { Draft } from './draft.ts'
import { type AggregateName, type Condition, columnsOfCondition, countOf, isAggregate, type Term } from './form.ts'
import type { Item } from './item.ts'
import type { Token } from './words.ts'

/** How a question begins that goes on from the one before. */
const beginnings = new Set(
  `and only just what about how about but without by per for in of those same instead not except excluding
  und nur aber ohne pro nach je für fur im davon was ist mit nicht außer ausser
  et seulement uniquement mais sans par pour en dont parmi pas sauf hors hormis
  y solo solamente pero sin por para de ellas no excepto salvo menos`.split(/\s+/),
)

export function beginsAsFollowUp([first]: Token[]): boolean {
  return first?.kind === 'word' && beginnings.has(first.folded)
}

/** "And by month": nothing to answer where nothing was asked before. */
export function goesOn([first]: Token[]): boolean {
  return /^(?:and|und|et|y)$/.test(first?.folded ?? '')
}

/** "When is it due", "¿cuándo vence?": said of what the answer before was about, where nothing else is named. */
export function refersBack(tokens: Token[], items: Item[]): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word')
  const isNamed = items.some(({ kind }) => kind === 'relation' || kind === 'value' || kind === 'text')
  return !isNamed && (words.length <= shortest || words.some(({ folded }) => pronouns.has(folded)))
}

/** So few words name nothing but what is asked of it. */
const shortest = 3

const pronouns = new Set(
  `it its they them their that those these this
  sie es er ihr ihre ihren ihnen ihm dessen deren davon
  il elle ils elles lui leur leurs cela ca celui celle ceux celles
  ella ellas ello ellos eso esa ese esos esas`.split(/\s+/),
)

/** Whether anything was said at all. */
export function saysSomething({ select, where, group, having, order, limit, related, period }: Draft): boolean {
  const said = [select, where, group, having, order, related].some(({ length }) => length > 0)
  return said || limit !== undefined || period !== undefined
}

/** What was asked before, with what is said now: of the same thing the new word counts, the rest stays. */
export function goOn(before: Draft, now: Draft, catalogue: Catalogue): Draft {
  const isRegrouped = now.group.length > 0 || now.period !== undefined
  const hasOrder = now.order.length > 0
  const { period: periodBefore, limit: limitBefore, derive: _, ...rest } = before
  const derive = deriveNow(before, now)
  const where = whereNow(before, now)
  const period = now.period ?? (now.group.length > 0 ? undefined : periodBefore)
  const limit = now.limit ?? (isRegrouped || hasOrder ? undefined : limitBefore)
  return {
    ...rest,
    select:
      now.select.length > 0
        ? selectNow(before, now, catalogue)
        : isRegrouped
          ? figuresOf(before, catalogue)
          : before.select,
    where: [...before.where.filter((condition) => !isSaidAnew(condition, where)), ...where],
    group: isRegrouped ? now.group : before.group,
    having: now.having.length > 0 ? now.having : isRegrouped ? [] : before.having,
    order: hasOrder ? now.order : isRegrouped ? [] : before.order,
    related: [...before.related, ...now.related],
    relations: [...new Set([...before.relations, ...now.relations])],
    mentioned: [...new Set([...before.mentioned, ...now.mentioned])],
    ...(period !== undefined && { period }),
    ...(limit !== undefined && { limit }),
    ...(derive && { derive }),
  }
}

/** "And in May?" is said of the day that was asked about: when they are due, if that was it. */
function whereNow(before: Draft, { where, select, related }: Draft): Condition[] {
  const [only, ...more] = where
  const [asked, ...others] = before.where.filter((condition) => condition.kind === 'within')
  if (only?.kind !== 'within' || !asked || more.length + others.length + select.length + related.length > 0)
    return where
  return [{ ...only, column: asked.column }]
}

/** "And from Initech?" wants the share of it too. */
function deriveNow(before: Draft, now: Draft): Draft['derive'] {
  return now.derive ?? (now.select.length > 0 ? undefined : before.derive)
}

/** Of groups: the figures and amounts that were asked for, or how many there are. */
function figuresOf({ select, relations: [subject] }: Draft, catalogue: Catalogue): Term[] {
  const isAmount = (term: Term) => term.column && findColumn(catalogue, term.column).currency !== undefined
  const figures = select.filter((term) => isAggregate(term) || isAmount(term))
  return figures.length > 0 || subject === undefined ? figures : [countOf(subject)]
}

/** "And the tax?" wants the same figure of it. */
function selectNow(before: Draft, now: Draft, catalogue: Catalogue): Term[] {
  const figures = before.select.filter(isAggregate)
  const fn: AggregateName | undefined = figures[0]?.kind === 'aggregate' ? figures[0].fn : undefined
  if (fn === undefined || fn === 'count') return now.select
  return now.select.map((term) =>
    term.kind === 'column' && !term.period && findColumn(catalogue, term.column).type === 'number'
      ? { kind: 'aggregate', fn, column: term.column }
      : term,
  )
}

function isSaidAnew(condition: Condition, now: Condition[]): boolean {
  const columns = columnsOfCondition(condition)
  return now.flatMap(columnsOfCondition).some((column) => columns.some((other) => isSameColumn(column, other)))
}

/** What follows "who sent no invoice in March" would be said of those, or of the invoices that are not there. */
export function saysWithout({ where }: Draft): boolean {
  return where.some((condition) => condition.kind === 'shared' && condition.negated)
}

/** Whether all that a kept draft names is still there. */
export function isStillThere({ relations, select, where, group }: Draft, catalogue: Catalogue): boolean {
  const columns = [...select, ...group].flatMap(({ column }) => column ?? [])
  const named = [...columns, ...where.flatMap(columnsOfCondition)]
  return (
    relations.every((name) => catalogue.relations.some((relation) => relation.name === name)) &&
    named.every(({ relation, column }) =>
      catalogue.relations.some(({ name, columns }) => name === relation && columns.some((one) => one.name === column)),
    )
  )
}
