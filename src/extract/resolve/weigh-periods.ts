import type { FieldProfile } from '../lexicon/field-profile.ts'
import { plain } from '../transactions/terms.ts'
import type { DocumentView } from '../view/document-view.ts'
import type { Segment } from '../view/segment.ts'
import type { Part } from './part.ts'
import { raise } from './raise.ts'
import type { Ranked } from './rank.ts'

const sinceBegin =
  /\bytd\b|year.to.date|cumulative|to date\b|kumuliert|\bkum\.|seit jahresbeginn|jahreswert|jahressumme|aufgelaufen|cumul|depuis (?:le )?janvier|acumulad|desde enero/u
const thisTime =
  /\b(?:this|current) (?:period|month|week|pay|quarter)|\bperiod\b|\bmonth\b|monatswert|laufender monat|\bmonat\b|periode|\bmois\b|\bperiodo\b|\bmes\b/u
const denied = /\b(?:not|no|non|pas|nicht|kein\w*|without|ohne|sans|sin)\b[^.;]{0,20}$/u
const longestHead = 40
const furthestRows = 15
const againstOtherPeriod = 3

/**
 * Amounts that are printed twice, for the period of the document and since the year began, one beside the other: which of
 * them stands under the head that the field speaks of. Unless it says so it means the period.
 */
export function weighPeriods(profiles: readonly FieldProfile[], ranked: Ranked[][], view: DocumentView): Ranked[][] {
  const heads = view.segments.filter((segment) => saysPeriod(segment.text) !== undefined)
  if (!heads.some(({ text }) => saysPeriod(text) === 'since begin')) return ranked
  return profiles.map((profile, index) => {
    const own = ranked[index] ?? []
    const asked = asksCumulative(profile) ? 'since begin' : 'this time'
    const weighed = own.map((each) => {
      const period = periodOf(each.candidate.parts[0], heads, view)
      return period === undefined || period === asked ? each : raise(each, -againstOtherPeriod, 1)
    })
    return weighed.toSorted((a, b) => b.probability - a.probability)
  })
}

type Period = 'since begin' | 'this time'

function saysPeriod(text: string): Period | undefined {
  if (text.length > longestHead || /\d/.test(text)) return undefined
  const words = plain(text)
  if (sinceBegin.test(words)) return 'since begin'
  return thisTime.test(words) ? 'this time' : undefined
}

function asksCumulative({ leaf: { name, title = '', description = '' } }: FieldProfile): boolean {
  return [name.replace(/_/g, ' '), title, description].some((text) => {
    const words = plain(text)
    const at = words.search(sinceBegin)
    return at >= 0 && !denied.test(words.slice(0, at))
  })
}

/** The head that a value stands under, else the one that it stands under together with its label. */
function periodOf(part: Part | undefined, heads: readonly Segment[], view: DocumentView): Period | undefined {
  if (!part || !/\d/.test(part.segment.text)) return undefined
  const { segment } = part
  const above = heads.filter(
    ({ page, row }) => page === segment.page && row < segment.row && segment.row - row <= furthestRows,
  )
  const label = view.rows[segment.row]?.segments[segment.place - 1]
  const isLabelled = label !== undefined && !/\d/.test(label.text)
  const [left, right] = [segment.box[0], segment.box[2]]
  const found = lowest(above, left, right) ?? (isLabelled ? lowest(above, label.box[0], right) : undefined)
  return found && saysPeriod(found.text)
}

function lowest(heads: readonly Segment[], left: number, right: number): Segment | undefined {
  return heads.filter(({ box }) => box[0] < right && left < box[2]).at(-1)
}
