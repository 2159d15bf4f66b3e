import type { DraftCell } from '../../../document/draft.ts'
import { child, childElements, textOf } from '../../zip/xml-queries.ts'
import type { XmlElement } from '../../zip/xml-tree.ts'
import { cellLines } from './cell-text.ts'

type Content = Pick<DraftCell, 'lines' | 'type' | 'value' | 'formula'>

const secondsOf2001 = Date.UTC(2001, 0, 1) / 1000

/** What one cell of a Numbers file of 2008 or 2009 holds. */
export function oldNumbersContent(element: XmlElement, choices: Map<string, XmlElement>): Content | undefined {
  const { name, attributes } = element
  if (name === 'sf:t' || name === 'sf:rt') return textContent(element)
  if (name === 'sf:n' || name === 'sf:rn') return numberContent(attributes['sf:v'])
  if (name === 'sf:d' || name === 'sf:rd') return dateContent(attributes['sf:cell-date'] ?? attributes['sf:v'])
  if (name === 'sf:cb' || name === 'sf:rb') return truthContent(attributes['sf:v'])
  if (name === 'sf:f') return formulaContent(element, choices)
  if (name === 'sf:pm') {
    const chosen = child(element, 'sf:proxied-cell-ref') ?? child(element, 'sf:proxied-cell')
    const cell = choices.get(chosen?.attributes['sfa:IDREF'] ?? '')
    return cell && oldNumbersContent(cell, choices)
  }
  return undefined
}

function textContent(element: XmlElement): Content | undefined {
  const lines = cellLines(child(element, 'sf:ct')?.attributes['sfa:s'] ?? textOf(element))
  return lines.length === 0 ? undefined : { lines }
}

function numberContent(stored: string | undefined): Content | undefined {
  const value = Number(stored)
  if (stored === undefined || Number.isNaN(value)) return undefined
  return { lines: cellLines(String(Number(value.toPrecision(15)))), type: 'number', value }
}

function dateContent(stored: string | undefined): Content | undefined {
  const date = new Date((Number(stored) + secondsOf2001) * 1000)
  if (stored === undefined || Number.isNaN(date.getTime())) return undefined
  const value = date.toISOString().replace(/(?:T00:00:00)?\.000Z$/, '')
  return { lines: cellLines(value.replace('T', ' ')), type: 'date', value }
}

function truthContent(stored: string | undefined): Content {
  const value = stored === 'true' || stored === '1'
  return { lines: cellLines(value ? 'TRUE' : 'FALSE'), type: 'boolean', value }
}

function formulaContent(element: XmlElement, choices: Map<string, XmlElement>): Content {
  const formula = child(element, 'sf:fo')?.attributes['sf:fs']?.replace(/^=/, '')
  const [result] = childElements(child(element, 'sf:r') ?? { name: '', attributes: {}, children: [] })
  const content = result && oldNumbersContent(result, choices)
  return { lines: [], ...content, ...(formula !== undefined && { formula }) }
}
