import type { FrozenRecord } from './package.ts'
import type { Problem } from './problem.ts'

export const mostLocators = 10_000
const longestLocator = 512

export type Locator =
  | { kind: 'field'; documentId: string; path: string }
  | { kind: 'span'; documentId: string; page: number; start: number; end: number }
  | { kind: 'db'; resourceId: string; recordId: string; field: string }
  | { kind: 'ref'; resourceId: string; rowId: string }

export interface EvidenceCheck {
  problems: Problem[]
  /** What lies outside of the package: the decider says that it was there, and nobody has looked. */
  attestations: string[]
}

type Shown = Pick<FrozenRecord, 'document_id' | 'fields' | 'pages'>

/** Checks all locators in one pass over package and locators, and names every bad one. */
export function checkEvidence(
  locators: readonly string[],
  records: Iterable<Shown>,
  granted: ReadonlySet<string>,
): EvidenceCheck {
  const { see, result } = watchEvidence(locators, granted)
  for (const record of records) see(record)
  return result()
}

/** The same for a package that passes by record by record, and of which nothing is kept. */
export function watchEvidence(
  locators: readonly string[],
  granted: ReadonlySet<string>,
): { see(record: Shown): void; result(): EvidenceCheck } {
  const isTooMuch = locators.length > mostLocators
  const watched = (isTooMuch ? [] : locators).map((text) => watch(text, granted))
  const inside = watched.flatMap(({ locator }, index) =>
    locator?.kind === 'field' || locator?.kind === 'span' ? [{ locator, index }] : [],
  )
  const byDocument = Map.groupBy(inside, ({ locator }) => locator.documentId)
  return {
    see(record) {
      for (const { locator, index } of byDocument.get(record.document_id) ?? []) {
        const each = watched[index]
        if (each?.message !== undefined) each.message = closer(each.message, problemIn(locator, record))
      }
    },
    result() {
      if (isTooMuch)
        return {
          problems: [{ path: 'evidence', message: `must not have more than ${mostLocators} locators` }],
          attestations: [],
        }
      return {
        problems: watched.flatMap(({ text, message }, index) =>
          message === undefined ? [] : [{ path: `evidence[${index}]`, message: `${quoted(text)} ${message}` }],
        ),
        attestations: watched.flatMap(({ text, locator, message }) =>
          message === undefined && locator !== undefined && 'resourceId' in locator ? [text] : [],
        ),
      }
    },
  }
}

/** The fields of a record that have a value. */
export function fieldsOf({ document_id, fields }: Pick<FrozenRecord, 'document_id' | 'fields'>): string[] {
  return Object.entries(fields)
    .flatMap(([path, { value }]) => (value === null ? [] : [`doc:${document_id}#${path}`]))
    .filter((locator) => locator.length <= longestLocator)
}

/** Undefined when it is none. */
export function readLocator(text: string): Locator | undefined {
  if (text.length > longestLocator) return
  const field = /^doc:([^#@/]+)#(.+)$/s.exec(text)
  if (field) return { kind: 'field', documentId: field[1] ?? '', path: field[2] ?? '' }
  const span = /^doc:([^#@/]+)@([1-9]\d{0,8}):(0|[1-9]\d{0,11})-([1-9]\d{0,11})$/.exec(text)
  if (span)
    return {
      kind: 'span',
      documentId: span[1] ?? '',
      page: Number(span[2]),
      start: Number(span[3]),
      end: Number(span[4]),
    }
  const row = /^db:([^#/]+)\/([^#/]+)#(.+)$/s.exec(text)
  if (row) return { kind: 'db', resourceId: row[1] ?? '', recordId: row[2] ?? '', field: row[3] ?? '' }
  const entry = /^ref:([^#/]+)\/(.+)$/s.exec(text)
  if (entry) return { kind: 'ref', resourceId: entry[1] ?? '', rowId: entry[2] ?? '' }
  return undefined
}

interface Watched {
  text: string
  locator: Locator | undefined
  /** What is wrong with it as far as the package has passed by. */
  message: string | undefined
}

const unknownDocument = 'is of a document that is not in the package'
const unknownPage = 'names a page that the document does not have'

function watch(text: string, granted: ReadonlySet<string>): Watched {
  const locator = readLocator(text)
  if (locator === undefined) return { text, locator, message: malformed(text) }
  if (!('resourceId' in locator)) return { text, locator, message: unknownDocument }
  const message = granted.has(locator.resourceId) ? undefined : 'is on a resource that the app may not read'
  return { text, locator, message }
}

function problemIn(locator: Extract<Locator, { documentId: string }>, { fields, pages }: Shown): string | undefined {
  if (locator.kind === 'field')
    return Object.hasOwn(fields, locator.path)
      ? undefined
      : 'names a field that the document does not have in the package'
  const { page, start, end } = locator
  const named = pages.filter((one) => one.page === page)
  if (named.length === 0) return unknownPage
  return start < end && named.some((one) => one.start <= start && end <= one.end)
    ? undefined
    : 'names a span that does not lie on its page'
}

/** A document can be there several times: what fits one of them best is told. */
function closer(before: string, here: string | undefined): string | undefined {
  return here === unknownPage && before !== unknownDocument ? before : here
}

function malformed(text: string): string {
  return text.length > longestLocator
    ? `has more than ${longestLocator} characters`
    : 'is no locator: doc:<document>#<field>, doc:<document>@<page>:<start>-<end>, db:<resource>/<record>#<field> or ref:<resource>/<row>'
}

function quoted(text: string): string {
  return JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text)
}
