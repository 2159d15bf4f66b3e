import type { DiscoveredPair, DiscoveredValue, ValueType } from './discovery.ts'

const mostExamples = 3

/** The schema of a field that holds such values. */
export function schemaOfValues(values: readonly DiscoveredValue[]): Record<string, unknown> {
  const type = commonType(values)
  const kinds = new Set(values.map(({ kind }) => kind))
  const format = formats[type] ?? (kinds.size === 1 ? kindFormats[[...kinds][0] ?? ''] : undefined)
  const seen = values.map(({ value, text, type: own }) => (own === type ? value : text))
  const examples = [...new Set(seen)].slice(0, mostExamples)
  return {
    type: type === 'number' || type === 'boolean' ? type : 'string',
    ...(format !== undefined && { format }),
    ...(examples.length > 0 && { examples }),
  }
}

const formats: Partial<Record<ValueType, string>> = { date: 'date', datetime: 'date-time' }
const kindFormats: Record<string, string> = { email: 'email', url: 'uri' }

/** What all are; text when they differ. */
function commonType(values: readonly DiscoveredValue[]): ValueType {
  const types = new Set(values.map(({ type }) => type))
  return types.size === 1 ? ([...types][0] ?? 'string') : 'string'
}

const yes = /^(?:ja|yes|oui|sí|si)$/iu
const no = /^(?:nein|no|non)$/iu

/** A question with boxes: yes or no, one of several captions, or as many of them as are ticked. */
export function schemaOfOptions(documents: readonly DiscoveredPair[][]): Record<string, unknown> {
  const plain = (value: unknown) => String(value).replace(/(?<![\s:,.;*])[\s:,.;*]+$/u, '')
  const captions = [...new Set(documents.flat().map(({ value }) => plain(value)))].filter((caption) => caption !== '')
  if (captions.length > 0 && captions.every((caption) => yes.test(caption) || no.test(caption)))
    return { type: 'boolean' }
  const ticked = documents.map((pairs) => pairs.filter((pair) => pair.ticked).map(({ value }) => plain(value)))
  const choice = captions.length > 1 ? { type: 'string', enum: captions } : { type: 'string' }
  if (ticked.some((values) => values.length > 1)) return { type: 'array', items: choice }
  const examples = [...new Set(ticked.flat())]
  return { ...choice, ...(examples.length > 0 && { examples }) }
}

/** "Invoice number, printed as "Rechnungsnummer" or "Rechnung Nr."." */
export function describeValues(name: string, labelled: readonly { label: string }[]): string {
  const labels = [...new Set(labelled.map(({ label }) => label.replace(/(?<![\s:：*])[\s:：*]+$/u, '')))].filter(
    (label) => label !== '',
  )
  const printed = labels.slice(0, mostExamples).map((label) => `"${label}"`)
  return printed.length === 0 ? `${humanise(name)}.` : `${humanise(name)}, printed as ${printed.join(' or ')}.`
}

const initials = new Set(['iban', 'bic', 'vat', 'id', 'isin', 'wkn', 'lei', 'gln', 'ean', 'vin', 'url', 'nda', 'eori'])

/** `invoice_number` as "Invoice number". */
export function humanise(name: string): string {
  const words = name
    .split('_')
    .map((word) => (initials.has(word) ? word.toUpperCase() : word))
    .join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
