import { child, childrenNamed } from '../../zip/xml-queries.ts'
import type { XmlElement } from '../../zip/xml-tree.ts'

interface Style {
  name: string
  basedOn: string | undefined
  outlineLevel: number | undefined
  list: { id: string | undefined; level: number | undefined } | undefined
  bold: boolean
  /** A table style that sets the first row off. */
  headerRow: boolean
}

/** What the styles of a document say about paragraphs and tables. */
export class Styles {
  readonly #styles = new Map<string, Style>()

  constructor(part: XmlElement | undefined) {
    for (const element of childrenNamed(part, 'w:style'))
      this.#styles.set(element.attributes['w:styleId'] ?? '', readStyle(element))
  }

  /** Names of the style and of those it is based on, its own first. */
  names(id: string | undefined): string[] {
    if (id === undefined) return []
    const names = this.#chain(id).map((style) => style.name)
    return names.length > 0 ? names : [id.toLowerCase().replace(/(\D)(\d)$/, '$1 $2')]
  }

  /** 1-9, where the style or one that it is based on is a heading. */
  headingLevel(id: string | undefined): number | undefined {
    for (const name of this.names(id)) {
      const level = /^heading (\d)$/.exec(name)?.[1]
      if (level !== undefined) return Number(level)
      if (name === 'title') return 1
      if (name === 'subtitle') return 2
    }
    const outline = this.#first(id, (style) => style.outlineLevel)
    return outline !== undefined && outline < 9 ? outline + 1 : undefined
  }

  list(id: string | undefined): { id: string; level: number } | undefined {
    const list = this.#first(id, (style) => style.list)
    if (!list) return undefined
    const listId = list.id ?? this.#first(id, (style) => style.list?.id)
    return listId === undefined ? undefined : { id: listId, level: list.level ?? 0 }
  }

  isBold(id: string | undefined): boolean {
    return this.#first(id, (style) => style.bold || undefined) ?? false
  }

  marksHeaderRow(id: string | undefined): boolean {
    return this.#first(id, (style) => style.headerRow || undefined) ?? false
  }

  #first<T>(id: string | undefined, pick: (style: Style) => T | undefined): T | undefined {
    if (id === undefined) return undefined
    for (const style of this.#chain(id)) {
      const found = pick(style)
      if (found !== undefined) return found
    }
    return undefined
  }

  #chain(id: string): Style[] {
    const chain: Style[] = []
    let style = this.#styles.get(id)
    while (style && chain.length < 12 && !chain.includes(style)) {
      chain.push(style)
      style = style.basedOn === undefined ? undefined : this.#styles.get(style.basedOn)
    }
    return chain
  }
}

function readStyle(element: XmlElement): Style {
  const properties = child(element, 'w:pPr')
  const outline = child(properties, 'w:outlineLvl')?.attributes['w:val']
  const numbering = child(properties, 'w:numPr')
  const level = child(numbering, 'w:ilvl')?.attributes['w:val']
  return {
    name: (child(element, 'w:name')?.attributes['w:val'] ?? '').toLowerCase(),
    basedOn: child(element, 'w:basedOn')?.attributes['w:val'],
    outlineLevel: outline === undefined ? undefined : Number(outline),
    list: numbering && {
      id: child(numbering, 'w:numId')?.attributes['w:val'],
      level: level === undefined ? undefined : Number(level),
    },
    bold: isOn(child(element, 'w:rPr', 'w:b')),
    headerRow: childrenNamed(element, 'w:tblStylePr').some((part) => part.attributes['w:type'] === 'firstRow'),
  }
}

/** A switch of Word: on when it is there, unless it says otherwise. */
export function isOn(element: XmlElement | undefined): boolean {
  return element !== undefined && !/^(0|false|off|none)$/.test(element.attributes['w:val'] ?? '')
}
