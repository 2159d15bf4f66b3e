import type { FieldProfile } from '../lexicon/field-profile.ts'
import { wholeOf } from '../resolve/part.ts'
import type { Ranked } from '../resolve/rank.ts'
import type { Resolved } from '../resolve/resolved.ts'
import { isPlainText } from '../schema/field-tree.ts'
import type { DocumentView } from '../view/document-view.ts'
import type { Row } from '../view/segment.ts'
import { isHeading } from './is-heading.ts'
import { isTotalRow } from './is-total-row.ts'
import type { Item } from './item-cell.ts'

/** Rows of a document, the last one not included. */
export interface Section {
  from: number
  until: number
}

const leastProbability = 0.3
const tallestLead = 3

/**
 * Parts of a document that each have items of their own, as the transactions of several accounts: one begins wherever
 * the field that is stated most often is stated anew, with the few rows of text above it.
 */
export function findSections(
  view: DocumentView,
  ranked: readonly Ranked[][],
  items: readonly Item[],
  within: Section,
): Section[] {
  const rows = items.map(({ row }) => row).sort((a, b) => a - b)
  const starts = ranked.map((candidates) => startsOf(candidates, rows))
  const most = starts.reduce((best, each) => (each.length > best.length ? each : best), [])
  if (most.length < 2) return [within]
  const leads = most.map((start) => Math.max(within.from, leadOf(view, start, rows)))
  return leads.map((from, index) => ({ from, until: leads[index + 1] ?? within.until }))
}

/** Rows that state the field and have items before the next that does. */
function startsOf(candidates: readonly Ranked[], rows: readonly number[]): number[] {
  const stated = candidates.flatMap(({ candidate, probability }) => {
    const row = candidate.parts[0]?.segment.row ?? -1
    return probability < leastProbability || rows.includes(row) ? [] : [row]
  })
  const distinct = [...new Set(stated)].sort((a, b) => a - b)
  return distinct.filter((start, index) =>
    rows.some((row) => row > start && row < (distinct[index + 1] ?? Number.POSITIVE_INFINITY)),
  )
}

function leadOf(view: DocumentView, start: number, rows: readonly number[]): number {
  let from = start
  while (from > 0 && start - from < tallestLead) {
    const above = view.rows[from - 1]
    if (!above || rows.includes(from - 1) || isTotalRow(above) || above.page !== view.rows[start]?.page) break
    from -= 1
  }
  return from
}

/** Items of one table that repeat what they belong to, or leave it out after the first: by that, in order. */
export function groupByValues(items: readonly Item[], keys: readonly number[]): Item[][] {
  const groups: Item[][] = []
  for (const item of items) {
    const first = groups.at(-1)?.[0]
    const isNew = keys.some((key) => {
      const value = item.cells[key]?.value
      return value !== undefined && value !== first?.cells[key]?.value
    })
    if (!first || isNew) groups.push([item])
    else groups.at(-1)?.push(item)
  }
  return groups
}

/** What a heading is worth as the property that nothing else states. */
const byPlace = 0.5

/** The one text that no section states is the heading over each, where all have one of their own. */
export function titledSections(
  profiles: readonly FieldProfile[],
  decided: readonly (readonly Resolved[])[],
  sections: readonly Section[],
  rows: readonly Row[],
): readonly (readonly Resolved[])[] {
  const [open, ...others] = profiles.flatMap(({ leaf }, at) =>
    isPlainText(leaf) && decided.every((values) => (values[at]?.value ?? null) === null) ? [at] : [],
  )
  const titles = sections.map(({ from, until }) => rows.slice(from, until).find(isHeading)?.segments[0])
  const texts = new Set(titles.map((title) => title?.text))
  if (open === undefined || others.length > 0 || sections.length < 2 || texts.size < sections.length) return decided
  if (texts.has(undefined)) return decided
  return decided.map((values, at) => {
    const title = titles[at]
    const stated = title && { value: title.text.replace(/\s*:$/, ''), confidence: byPlace, parts: [wholeOf(title)] }
    return stated ? values.with(open, { ...stated, finder: 'section' }) : values
  })
}
