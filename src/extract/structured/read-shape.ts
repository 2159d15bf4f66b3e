import type { Range } from '../../document/model.ts'
import type { DataNode } from './data-nodes.ts'
import type { Fact, FactTree } from './facts.ts'
import { select } from './select.ts'

/** Where the business terms of a kind of invoice stand. */
export interface Shape {
  facts: FactRule[]
  groups?: GroupRule[]
}

/** The first of the paths that states something gives the facts. */
export type FactRule = [concept: string, paths: string | string[], kind?: FactKind]
type FactKind = 'text' | 'date' | 'number' | 'boolean' | 'iban' | 'invoice_type' | 'name' | 'address'

interface GroupRule {
  concept: string
  path: string
  shape: Shape
}

/** The same rules for a node further inside. */
export function rulesBelow(base: string, rules: FactRule[]): FactRule[] {
  return rules.map(([concept, paths, kind = 'text']) => [
    concept,
    [paths].flat().map((path) => `${base}/${path}`),
    kind,
  ])
}

/** Reads what a shape describes below a node. */
export function readShape(node: DataNode, shape: Shape): FactTree {
  const facts = shape.facts.flatMap((rule) => factsOf(node, rule))
  const groups = (shape.groups ?? []).flatMap(({ concept, path, shape: inner }) =>
    select(node, path).map((record) => ({
      concept,
      names: [concept],
      isTerm: true as const,
      ...readShape(record, inner),
    })),
  )
  return { facts, groups: groups.filter((group) => group.facts.length + group.groups.length > 0) }
}

function factsOf(node: DataNode, [concept, paths, kind = 'text']: FactRule): Fact[] {
  for (const path of [paths].flat()) {
    const facts = select(node, path).flatMap((found) => factOf(found, concept, kind))
    if (facts.length > 0) return facts
  }
  return []
}

function factOf(node: DataNode, concept: string, kind: FactKind): Fact[] {
  if (kind === 'address') return joined(node, statedBelow(node).sort(byAddressLine), { concept, mark: ', ' })
  if (kind === 'name' && !node.words)
    return joined(node, select(node, 'Name|FirstSurname|SecondSurname'), { concept, mark: ' ' })
  const { text, words, page, path } = node
  if (text === undefined || !words) return []
  const value = normalised(text.trim(), kind)
  return value === undefined ? [] : [{ concept, names: [concept], isTerm: true, value, text, page, words, path }]
}

/** Several elements that are one value: the lines of an address, the names of a person. */
function joined(node: DataNode, parts: DataNode[], { concept, mark }: { concept: string; mark: string }): Fact[] {
  const ranges = parts.flatMap(({ words }) => (words ? [words] : []))
  if (ranges.length === 0) return []
  const words: Range = [Math.min(...ranges.map(([from]) => from)), Math.max(...ranges.map(([, to]) => to))]
  const value = parts.reduce((text, part, index) => {
    const isTown = addressLine(part) === town && addressLine(parts[index - 1]) === town - 1
    return text + (index === 0 ? '' : isTown ? ' ' : mark) + (part.text ?? '')
  }, '')
  return [{ concept, names: [concept], isTerm: true, value, text: value, page: node.page, words, path: node.path }]
}

function statedBelow(node: DataNode): DataNode[] {
  return node.children
    .filter(({ name }) => !name.startsWith('@'))
    .flatMap((child) => [...(child.words ? [child] : []), ...statedBelow(child)])
}

/** The syntaxes order an address differently; people write it like this. */
const addressLines = [
  /^(?:StreetName|LineOne|Address)$/,
  /^(?:AdditionalStreetName|LineTwo)$/,
  /^(?:Line|LineThree)$/,
  /^(?:PostalZone|PostcodeCode|PostCode)$/,
  /^(?:CityName|Town|PostCodeAndTown)$/,
]
const town = addressLines.length - 1

function addressLine(node: DataNode | undefined): number {
  const line = addressLines.findIndex((pattern) => pattern.test(node?.name ?? ''))
  return line < 0 ? addressLines.length : line
}

function byAddressLine(a: DataNode, b: DataNode): number {
  return addressLine(a) - addressLine(b)
}

function normalised(text: string, kind: FactKind): Fact['value'] | undefined {
  if (kind === 'number') return /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(text) ? Number(text) : undefined
  if (kind === 'boolean') return /^(?:true|false|1|0)$/.test(text) ? text === 'true' || text === '1' : undefined
  if (kind === 'date') return isoDay(text)
  if (kind === 'iban')
    return /^[A-Z]{2}\d{2}[\sA-Z\d]{8,}$/i.test(text) ? text.replace(/\s/g, '').toUpperCase() : undefined
  if (kind === 'invoice_type') return invoiceTypes.get(text) ?? 'invoice'
  return text
}

/** UBL writes days as ISO 8601, perhaps with a zone; CII as `20240305`, perhaps with the time. */
function isoDay(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})(?!\d-?\d?$)/.exec(text) ?? []
  return year === undefined ? undefined : `${year}-${month}-${day}`
}

/** Codes of UNTDID 1001, and classes of Facturae, for what is not a plain invoice. */
const invoiceTypes = new Map([
  ...['81', '83', '261', '262', '296', '308', '381', '396', '420', '458', '532'].map(
    (code) => [code, 'credit_note'] as const,
  ),
  ...['384', 'OR', 'CR'].map((code) => [code, 'corrected_invoice'] as const),
  ...['84', '383'].map((code) => [code, 'debit_note'] as const),
  ...['326', '875'].map((code) => [code, 'partial_invoice'] as const),
  ['386', 'prepayment_invoice'],
  ['389', 'self_billed_invoice'],
  ['877', 'final_invoice'],
])
