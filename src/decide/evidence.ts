import type { FrozenRecord } from './package.ts'
import type { Problem } from './problem.ts'

const mostLocators = 10_000
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

/** Checks all locators in one pass over package and locators, and names every bad one. */
export function checkEvidence(
  locators: readonly string[],
  records: Iterable<Pick<FrozenRecord, 'document_id' | 'fields' | 'pages'>>,
  granted: ReadonlySet<string>,
): EvidenceCheck {
  if (locators.length > mostLocators)
    return {
      problems: [{ path: 'evidence', message: `must not have more than ${mostLocators} locators` }],
      attestations: [],
    }
  const documents = Map.groupBy(records, ({ document_id }) => document_id)
  const check: EvidenceCheck = { problems: [], attestations: [] }
  for (const [index, text] of locators.entries()) {
    const locator = readLocator(text)
    const message = locator === undefined ? malformed(text) : problemOf(locator, documents, granted)
    if (message !== undefined)
      check.problems.push({ path: `evidence[${index}]`, message: `${quoted(text)} ${message}` })
    else if (locator?.kind === 'db' || locator?.kind === 'ref') check.attestations.push(text)
  }
  return check
}

/** Each field of a package that has a value, as many as there may be. */
export function everyField(records: readonly Pick<FrozenRecord, 'document_id' | 'fields'>[]): string[] {
  return records
    .flatMap(({ document_id, fields }) =>
      Object.entries(fields).flatMap(([path, { value }]) => (value === null ? [] : [`doc:${document_id}#${path}`])),
    )
    .filter((locator) => locator.length <= longestLocator)
    .slice(0, mostLocators)
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

type Documents = Map<string, Pick<FrozenRecord, 'fields' | 'pages'>[]>

function problemOf(locator: Locator, documents: Documents, granted: ReadonlySet<string>): string | undefined {
  if (locator.kind === 'db' || locator.kind === 'ref')
    return granted.has(locator.resourceId) ? undefined : 'is on a resource that the app may not read'
  const known = documents.get(locator.documentId)
  if (known === undefined) return 'is of a document that is not in the package'
  if (locator.kind === 'field')
    return known.some(({ fields }) => Object.hasOwn(fields, locator.path))
      ? undefined
      : 'names a field that the document does not have in the package'
  const { page, start, end } = locator
  const pages = known.flatMap((record) => record.pages).filter((one) => one.page === page)
  if (pages.length === 0) return 'names a page that the document does not have'
  return start < end && pages.some((one) => one.start <= start && end <= one.end)
    ? undefined
    : 'names a span that does not lie on its page'
}

function malformed(text: string): string {
  return text.length > longestLocator
    ? `has more than ${longestLocator} characters`
    : 'is no locator: doc:<document>#<field>, doc:<document>@<page>:<start>-<end>, db:<resource>/<record>#<field> or ref:<resource>/<row>'
}

function quoted(text: string): string {
  return JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text)
}
