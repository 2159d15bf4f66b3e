import type { XmlElement } from './xml-tree.ts'

export function childElements(element: XmlElement): XmlElement[] {
  return element.children.filter((child) => typeof child !== 'string')
}

/** The child at the end of a path of element names. */
export function child(element: XmlElement | undefined, ...path: string[]): XmlElement | undefined {
  let found = element
  for (const name of path)
    found = found?.children.find((candidate): candidate is XmlElement => isNamed(candidate, name))
  return found
}

export function childrenNamed(element: XmlElement | undefined, name: string): XmlElement[] {
  return element?.children.filter((candidate): candidate is XmlElement => isNamed(candidate, name)) ?? []
}

/** Every element of that name below this one, in document order; those inside a found one are left out. */
export function descendants(element: XmlElement | undefined, name: string): XmlElement[] {
  if (!element) return []
  return childElements(element).flatMap((candidate) =>
    candidate.name === name ? [candidate] : descendants(candidate, name),
  )
}

export function textOf(element: XmlElement | undefined): string {
  if (!element) return ''
  return element.children.map((part) => (typeof part === 'string' ? part : textOf(part))).join('')
}

function isNamed(candidate: XmlElement | string, name: string): candidate is XmlElement {
  return typeof candidate !== 'string' && candidate.name === name
}
