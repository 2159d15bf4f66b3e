import { child, childElements, childrenNamed } from '../../zip/xml-queries.ts'
import type { XmlElement } from '../../zip/xml-tree.ts'

interface Style {
  parent: string | undefined
  displayName: string
  bold: boolean | undefined
  breakBefore: boolean
  breakAfter: boolean
  hidden: boolean
}

export interface ListLevel {
  /** Empty for a bullet, as in ODF where a level shows no number. */
  format: string
  isBullet: boolean
  prefix: string
  suffix: string
  start: number
  /** How many levels are shown, as in `2.1`. */
  shown: number
}

/** The styles of an OpenDocument file, by name: those of its styles part and the automatic ones of its content. */
export class OdfStyles {
  readonly #styles = new Map<string, Style>()
  readonly #lists = new Map<string, Map<number, ListLevel>>()

  add(group: XmlElement | undefined): void {
    for (const element of group ? childElements(group) : []) {
      const name = element.attributes['style:name'] ?? ''
      if (element.name === 'style:style') this.#styles.set(styleKey(element, name), readStyle(element, name))
      else if (element.name === 'text:list-style') this.#lists.set(name, readLevels(element))
      else if (element.name === 'text:outline-style') this.#lists.set(outlineName, readLevels(element))
    }
  }

  list(name: string | undefined, level: number): ListLevel | undefined {
    return this.#lists.get(name ?? '')?.get(level)
  }

  isBold(name: string | undefined, family = 'paragraph'): boolean | undefined {
    return this.#first(family, name, (style) => style.bold)
  }

  breaksBefore(name: string | undefined): boolean {
    return this.#first('paragraph', name, (style) => style.breakBefore || undefined) ?? false
  }

  breaksAfter(name: string | undefined): boolean {
    return this.#first('paragraph', name, (style) => style.breakAfter || undefined) ?? false
  }

  tableBreaksBefore(name: string | undefined): boolean {
    return this.#first('table', name, (style) => style.breakBefore || undefined) ?? false
  }

  isHiddenSlide(name: string | undefined): boolean {
    return this.#first('drawing-page', name, (style) => style.hidden || undefined) ?? false
  }

  /** Names of the style and its parents, for what only their names say: titles, captions, quotations, code. */
  names(name: string | undefined): string[] {
    return this.#chain('paragraph', name).map((style) => style.displayName)
  }

  #first<T>(family: string, name: string | undefined, pick: (style: Style) => T | undefined): T | undefined {
    for (const style of this.#chain(family, name)) {
      const found = pick(style)
      if (found !== undefined) return found
    }
    return undefined
  }

  #chain(family: string, name: string | undefined): Style[] {
    const chain: Style[] = []
    let style = this.#styles.get(`${family} ${name}`)
    while (style && chain.length < 12 && !chain.includes(style)) {
      chain.push(style)
      style = this.#styles.get(`${family} ${style.parent}`)
    }
    return chain
  }
}

/** Under this name the numbers of headings are kept among the lists. */
export const outlineName = 'outline of headings'

function styleKey(element: XmlElement, name: string): string {
  return `${element.attributes['style:family'] ?? 'paragraph'} ${name}`
}

function readStyle(element: XmlElement, name: string): Style {
  const weight = child(element, 'style:text-properties')?.attributes['fo:font-weight']
  const block = child(element, 'style:paragraph-properties') ?? child(element, 'style:table-properties')
  const page = child(element, 'style:drawing-page-properties')
  return {
    parent: element.attributes['style:parent-style-name'],
    displayName: (element.attributes['style:display-name'] ?? name).replaceAll('_20_', ' ').toLowerCase(),
    bold: weight === undefined ? undefined : /bold|[6-9]00/.test(weight),
    breakBefore: block?.attributes['fo:break-before'] === 'page' || !!element.attributes['style:master-page-name'],
    breakAfter: block?.attributes['fo:break-after'] === 'page',
    hidden: page?.attributes['presentation:visibility'] === 'hidden',
  }
}

function readLevels(list: XmlElement): Map<number, ListLevel> {
  const levels = childElements(list).map((level): [number, ListLevel] => {
    const { attributes } = level
    return [
      Number(attributes['text:level'] ?? 1) - 1,
      {
        format: attributes['style:num-format'] ?? '',
        isBullet: level.name.endsWith('-bullet') || level.name.endsWith('-image'),
        prefix: attributes['style:num-prefix'] ?? '',
        suffix: attributes['style:num-suffix'] ?? '',
        start: Number(attributes['text:start-value'] ?? 1) || 1,
        shown: Number(attributes['text:display-levels'] ?? 1) || 1,
      },
    ]
  })
  return new Map(levels)
}

/** Headers and footers of the master pages, each once. */
export function marginsOf(styles: XmlElement | undefined): { header: XmlElement[]; footer: XmlElement[] } {
  const pages = childrenNamed(child(styles, 'office:master-styles'), 'style:master-page').flatMap(childElements)
  return {
    header: pages.filter((part) => /^style:header/.test(part.name)),
    footer: pages.filter((part) => /^style:footer/.test(part.name)),
  }
}
