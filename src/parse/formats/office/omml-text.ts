import { child, childElements, childrenNamed } from '../../zip/xml-queries.ts'
import type { XmlElement } from '../../zip/xml-tree.ts'

/** An equation as one line that people can read: `x=(-b±√(b^2-4ac))/(2a)`. */
export function equationText(element: XmlElement): string {
  const write = writers[element.name]
  if (write) return write(element)
  if (element.name.endsWith('Pr')) return ''
  return childElements(element).map(equationText).join('')
}

const writers: Record<string, (element: XmlElement) => string> = {
  'm:t': (element) => element.children.filter((part) => typeof part === 'string').join(''),
  'w:t': (element) => element.children.filter((part) => typeof part === 'string').join(''),
  'm:f': (element) => `${grouped(part(element, 'm:num'))}/${grouped(part(element, 'm:den'))}`,
  'm:sSup': (element) => `${part(element, 'm:e')}^${grouped(part(element, 'm:sup'))}`,
  'm:sSub': (element) => `${part(element, 'm:e')}_${grouped(part(element, 'm:sub'))}`,
  'm:sSubSup': (element) =>
    `${part(element, 'm:e')}_${grouped(part(element, 'm:sub'))}^${grouped(part(element, 'm:sup'))}`,
  'm:sPre': (element) =>
    `_${grouped(part(element, 'm:sub'))}^${grouped(part(element, 'm:sup'))}${part(element, 'm:e')}`,
  'm:rad': (element) => `${part(element, 'm:deg')}√${grouped(part(element, 'm:e'))}`,
  'm:nary': writeNary,
  'm:d': writeDelimited,
  'm:func': (element) => `${part(element, 'm:fName')} ${part(element, 'm:e')}`,
  'm:limLow': (element) => `${part(element, 'm:e')}_${grouped(part(element, 'm:lim'))}`,
  'm:limUpp': (element) => `${part(element, 'm:e')}^${grouped(part(element, 'm:lim'))}`,
  'm:acc': (element) => `${part(element, 'm:e')}${property(element, 'm:accPr', 'm:chr') ?? '\u0302'}`,
  'm:m': (element) => `[${rowsOf(element, 'm:mr').join('; ')}]`,
  'm:eqArr': (element) => childrenNamed(element, 'm:e').map(equationText).join('; '),
}

function writeNary(element: XmlElement): string {
  const sign = property(element, 'm:naryPr', 'm:chr') ?? '∫'
  const below = part(element, 'm:sub')
  const above = part(element, 'm:sup')
  return `${sign}${below && `_${grouped(below)}`}${above && `^${grouped(above)}`} ${part(element, 'm:e')}`
}

function writeDelimited(element: XmlElement): string {
  const open = property(element, 'm:dPr', 'm:begChr') ?? '('
  const close = property(element, 'm:dPr', 'm:endChr') ?? ')'
  const between = property(element, 'm:dPr', 'm:sepChr') ?? '|'
  return `${open}${childrenNamed(element, 'm:e').map(equationText).join(between)}${close}`
}

function rowsOf(element: XmlElement, name: string): string[] {
  return childrenNamed(element, name).map((row) => childrenNamed(row, 'm:e').map(equationText).join(', '))
}

function part(element: XmlElement, name: string): string {
  const found = child(element, name)
  return found ? equationText(found) : ''
}

function property(element: XmlElement, group: string, name: string): string | undefined {
  return child(element, group, name)?.attributes['m:val']
}

function grouped(text: string): string {
  return [...text].length <= 1 || /^[\p{L}\p{M}]+$|^[\d.,]+$|^\([^()]*\)$/u.test(text) ? text : `(${text})`
}
