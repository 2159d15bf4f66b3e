import { child, childElements, descendants } from '../../zip/xml-queries.ts'
import type { XmlElement } from '../../zip/xml-tree.ts'

export interface Place {
  x: number
  y: number
  height: number
}

/** Where the shapes of a layout stand, for the slides whose shapes say nothing about it. */
export type LayoutPlaces = Map<string, Place>

export function layoutPlaces(layout: XmlElement | undefined, master: XmlElement | undefined): LayoutPlaces {
  const places: LayoutPlaces = new Map()
  for (const shape of [...descendants(master, 'p:sp'), ...descendants(layout, 'p:sp')]) {
    const place = ownPlace(shape)
    if (place) for (const key of placeholderKeys(shape)) places.set(key, place)
  }
  return places
}

export function placeholderOf(shape: XmlElement): XmlElement | undefined {
  return childElements(shape)
    .map((part) => child(part, 'p:nvPr', 'p:ph'))
    .find((found) => found)
}

/** The shapes of a slide as they are read: row by row from the top, in a row from the left. */
export function inReadingOrder(shapes: XmlElement[], places: LayoutPlaces): XmlElement[] {
  let before: Place = { x: 0, y: 0, height: 0 }
  const placed = shapes.map((shape) => {
    before = ownPlace(shape) ?? inherited(shape, places) ?? before
    return { item: shape, place: before }
  })
  return readingOrder(placed)
}

export function readingOrder<T>(items: { item: T; place: Place }[]): T[] {
  const placed = items.toSorted((a, b) => a.place.y - b.place.y)
  const rows: (typeof placed)[] = []
  for (const item of placed) {
    const row = rows.at(-1)
    const first = row?.[0]?.place
    if (row && first && item.place.y <= first.y + first.height * 0.3) row.push(item)
    else rows.push([item])
  }
  return rows.flatMap((row) => row.sort((a, b) => a.place.x - b.place.x).map(({ item }) => item))
}

function inherited(shape: XmlElement, places: LayoutPlaces): Place | undefined {
  return placeholderKeys(shape)
    .map((key) => places.get(key))
    .find((place) => place)
}

function placeholderKeys(shape: XmlElement): string[] {
  const placeholder = placeholderOf(shape)
  if (!placeholder) return []
  const { idx, type } = placeholder.attributes
  const kind = type === 'ctrTitle' ? 'title' : (type ?? 'body')
  return [...(idx === undefined ? [] : [`index ${idx}`]), `type ${kind}`]
}

function ownPlace(shape: XmlElement): Place | undefined {
  const frame = child(shape, 'p:spPr', 'a:xfrm') ?? child(shape, 'p:grpSpPr', 'a:xfrm') ?? child(shape, 'p:xfrm')
  const offset = child(frame, 'a:off')
  if (!offset) return undefined
  const number = (text: string | undefined) => Number(text ?? 0) || 0
  const height = number(child(frame, 'a:ext')?.attributes['cy'])
  return { x: number(offset.attributes['x']), y: number(offset.attributes['y']), height }
}
