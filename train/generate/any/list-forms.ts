import { type Style, widthOf } from '../fonts.ts'
import { piecesOf, plain, type Text } from '../text.ts'
import type { Concept } from './concept.ts'
import type { List } from './list-plan.ts'
import { capital } from './names.ts'
import { fitted, printPairs } from './pairs.ts'
import type { Sketch } from './sketch.ts'

/** Values only: after each other, or each with a bullet. */
export function printPlain(sketch: Sketch, { items }: List): void {
  const { desk, random } = sketch
  const values = items.map(({ cells }) => cells[0] ?? '')
  const form = random.weighted([
    ['commas', 3],
    ['bullets', 3],
    ['lines', 1.5],
    ['columns', 1],
  ] as const)
  if (form === 'commas') {
    const by = random.pick([', ', ', ', ' · ', '; ', ' | ', ' / '])
    desk.sheet.paragraph(
      values.flatMap((value, at) => [...(at > 0 ? [by] : []), ...piecesOf(value)]),
      desk.style,
    )
    return
  }
  const bullet = form === 'bullets' ? bulletOf(sketch) : () => ''
  if (form === 'columns') {
    const width = (desk.sheet.right - desk.sheet.left) / 3
    values.forEach((value, at) => {
      if (at % 3 === 0) desk.sheet.need(desk.style.size * 1.4)
      desk.sheet.print(desk.sheet.left + (at % 3) * width, desk.sheet.y, value, fitted(value, desk.style, width - 6))
      if (at % 3 === 2 || at === values.length - 1) desk.sheet.y += desk.style.size * 1.4
    })
    return
  }
  for (const [at, value] of values.entries())
    desk.sheet.paragraph([bullet(at), ...piecesOf(value)], desk.style, {
      x: desk.sheet.left + (form === 'bullets' ? 8 : 0),
    })
}

export function bulletOf({ random }: Sketch): (at: number) => string {
  const sign = random.pick(['- ', '• ', '* ', '– ', '#. ', '#) ', '(#) ', 'a) '])
  return (at) => (sign === 'a) ' ? `${String.fromCharCode(97 + (at % 26))}) ` : sign.replace('#', String(at + 1)))
}

/** Each item under a heading of its own, with labels and values. */
export function printCards(sketch: Sketch, list: List): void {
  const { random, desk } = sketch
  const layout = random.pick(['colon', 'columns', 'two columns', 'boxes', 'inline', 'above', 'columns'] as const)
  const name = capital(sketch.label(list.plan.concept)).replace(/s$/, '')
  const titled = random.chance(0.7)
  const boxed = random.chance(0.25)
  for (const [at, item] of list.items.entries()) {
    const entries = entriesOf(sketch, list, item.cells)
    desk.sheet.need((entries.length + 2) * desk.style.size * 2.2)
    const top = desk.sheet.y
    if (titled) desk.sheet.line(`${name} ${random.pick([at + 1, at + 1, `#${at + 1}`])}`, desk.bold, { leading: 1.5 })
    const frame = {
      x: desk.sheet.left + (boxed ? 6 : 0),
      y: desk.sheet.y,
      width: desk.sheet.right - desk.sheet.left - (boxed ? 12 : 0),
    }
    printPairs(desk, entries, frame, layout)
    desk.sheet.y = frame.y + desk.style.size * random.between(0.4, 0.9)
    if (boxed) desk.sheet.box(desk.sheet.left, top - 3, desk.sheet.right, desk.sheet.y - 3)
  }
}

export function entriesOf(sketch: Sketch, list: List, cells: readonly Text[]) {
  return list.plan.columns
    .map((concept, index) => ({ label: capital(sketch.label(concept)), value: cells[index] ?? '' }))
    .filter(({ value }) => plain(value) !== '' || sketch.random.chance(0.3))
}

/** The labels again for each item, without anything between. */
export function printLabelBlocks(sketch: Sketch, list: List): void {
  const { random, desk } = sketch
  const layout = random.pick(['colon', 'columns', 'far', 'ruled', 'inline'] as const)
  for (const item of list.items) {
    const entries = entriesOf(sketch, list, item.cells)
    desk.sheet.need(entries.length * desk.style.size * 2)
    const frame = { x: desk.sheet.left, y: desk.sheet.y, width: desk.sheet.right - desk.sheet.left }
    printPairs(desk, entries, frame, layout)
    desk.sheet.y = frame.y + desk.style.size * random.pick([0.3, 0.8, 1.2])
  }
}

/** As stages of a life are written: one value stands out, one at the side, the rest below. */
export function printEntriesOf(sketch: Sketch, list: List): void {
  const { random, desk } = sketch
  const { sheet, style } = desk
  const isDate = ({ form }: Concept) => ['date', 'period', 'year', 'month', 'time'].includes(form)
  const dates = list.plan.columns.flatMap((concept, at) => (isDate(concept) ? [at] : [])).slice(0, 2)
  const head = list.plan.columns.findIndex((_, at) => !dates.includes(at))
  const until = random.pick([' - ', ' – ', ' to ', ' bis ', '-', ' / '])
  const aside = random.weighted([
    ['left', 4],
    ['right', 3],
    ['none', 2],
  ] as const)
  const x = sheet.left + (aside === 'left' && dates.length > 0 ? 110 : 0)
  const by = random.pick([', ', ' - ', ' | ', ' · '])
  const described = random.chance(0.3)
  for (const item of list.items) {
    sheet.need(style.size * 6)
    const when = dates.flatMap((at, index) => [...(index > 0 ? [until] : []), ...piecesOf(item.cells[at] ?? '')])
    const rest = item.cells.filter((cell, at) => !dates.includes(at) && at !== head && plain(cell) !== '')
    if (aside === 'left') sheet.print(sheet.left, sheet.y, when, fitted(when, style, 104))
    if (aside === 'right') sheet.print(sheet.right, sheet.y, when, style, 'right')
    const title = item.cells[head] ?? ''
    sheet.line(
      aside === 'none' && plain(when) !== '' ? [...piecesOf(when), by, ...piecesOf(title)] : title,
      desk.bold,
      { x },
    )
    if (random.chance(0.7))
      sheet.paragraph(
        rest.flatMap((cell, at) => [...(at > 0 ? [by] : []), ...piecesOf(cell)]),
        style,
        { x },
      )
    else for (const cell of rest) sheet.paragraph(cell, style, { x })
    if (described) sheet.paragraph(sketch.names.sentence(6, 20), random.chance(0.5) ? desk.small : style, { x })
    sheet.y += style.size * 0.5
  }
}

/** Items with a sign each. */
export function printBullets(sketch: Sketch, list: List): void {
  const { desk, random } = sketch
  const bullet = bulletOf(sketch)
  const by = random.pick([', ', ' - ', ': ', '; ', ' – '])
  const labelled = random.chance(0.3)
  for (const [at, item] of list.items.entries()) {
    const text = item.cells
      .map((cell, index) => ({ cell, label: sketch.label(list.plan.columns[index] ?? list.plan.concept) }))
      .filter(({ cell }) => plain(cell) !== '')
      .flatMap(({ cell, label }, index) => [
        ...(index > 0 ? [by] : []),
        ...(labelled && index > 0 ? [`${label} `] : []),
        ...piecesOf(cell),
      ])
    desk.sheet.paragraph([bullet(at), ...text], desk.style, { x: desk.sheet.left + random.pick([0, 8]) })
  }
}

/** A sentence states each item. */
export function printSentences(sketch: Sketch, list: List): void {
  const { random, desk, language } = sketch
  const together = random.chance(0.5)
  const sentences = list.items.map((item): Text => {
    const parts = item.cells.map((cell, index) => ({
      cell,
      label: sketch.label(list.plan.columns[index] ?? list.plan.concept),
    }))
    const said = parts.filter(({ cell }) => plain(cell) !== '')
    const [first, ...rest] = said
    return [
      `${random.pick(openings[language])} `,
      ...piecesOf(first?.cell ?? ''),
      ...rest.flatMap(({ cell, label }) => [
        random.pick([
          `, ${label} `,
          ` (${label} `,
          `, ${random.pick(joins[language])} `,
          ` ${random.pick(joins[language])} ${label} `,
        ]),
        ...piecesOf(cell),
      ]),
      '. ',
    ]
  })
  if (together) desk.sheet.paragraph(sentences.flatMap(piecesOf), desk.style)
  else for (const sentence of sentences) desk.sheet.paragraph(sentence, desk.style)
}

const openings = {
  en: ['We note', 'There is', 'Delivered:', 'Further', 'On file is', 'Then', 'We supplied'],
  de: ['Wir vermerken', 'Es gibt', 'Geliefert wurde', 'Ferner', 'Erfasst ist', 'Danach', 'Zudem'],
  fr: ['Nous notons', 'Il y a', 'Livré :', 'En outre', 'Ensuite', 'On trouve'],
  es: ['Anotamos', 'Hay', 'Se entregó', 'Además', 'Consta', 'Luego'],
}
const joins = {
  en: ['with', 'of', 'at', 'by', 'for', 'on'],
  de: ['mit', 'von', 'zu', 'am', 'für', 'über'],
  fr: ['avec', 'de', 'à', 'par', 'pour', 'le'],
  es: ['con', 'de', 'a', 'por', 'para', 'el'],
}

/** A line for each item, its values at stops, without any head. */
export function printLinesOf(sketch: Sketch, list: List): void {
  const { desk, random } = sketch
  const { sheet, style } = desk
  const count = list.plan.columns.length
  const lastRight = random.chance(0.6)
  const widths = list.plan.columns.map((_, at) => columnWidth(list, at, style))
  const scale = Math.min(1, (sheet.right - sheet.left) / (widths.reduce((sum, width) => sum + width, 0) + 1))
  for (const item of list.items) {
    sheet.need(style.size * 1.5)
    let x = sheet.left
    item.cells.forEach((cell, at) => {
      const width = (widths[at] ?? 50) * scale
      if (lastRight && at === count - 1) sheet.print(sheet.right, sheet.y, cell, fitted(cell, style, width), 'right')
      else sheet.print(x, sheet.y, cell, fitted(cell, style, width - 6))
      x += width
    })
    sheet.y += style.size * 1.45
  }
}

function columnWidth({ items }: List, at: number, style: Style): number {
  return Math.max(20, ...items.map(({ cells }) => widthOf(plain(cells[at] ?? ''), style))) + style.size * 1.5
}
