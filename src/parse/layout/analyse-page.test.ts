import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DraftBlock } from '../../document/draft.ts'
import { analysePage } from './analyse-page.ts'
import type { LayoutWord, Ruling } from './layout-page.ts'

const size = 10

/** Words of a text set at a place in a type whose letters are half as wide as high. */
function set(text: string, x: number, y: number, style: { size?: number; bold?: boolean } = {}): LayoutWord[] {
  const height = style.size ?? size
  let at = x
  return text.split(' ').map((part) => {
    const width = part.length * 0.5 * height
    const word = { text: part, x0: at, y0: y, x1: at + width, y1: y + height, size: height, space: 0.27 * height }
    at += width + 0.27 * height
    return style.bold ? { ...word, bold: true } : word
  })
}

function analyse(words: LayoutWord[], rulings: Ruling[] = []): DraftBlock[] {
  return analysePage({ width: 600, height: 800, words, rulings })
}

function textOf(block: DraftBlock): string {
  const lines =
    block.kind === 'table'
      ? block.table.cells.flatMap((cell) => cell.lines)
      : block.kind === 'key_value'
        ? [block.key, ...block.value]
        : block.lines
  return lines.map((line) => line.map((word) => word.text).join(' ')).join(' / ')
}

function tableOf(blocks: DraftBlock[]): string[][] {
  const found = blocks.find((block) => block.kind === 'table')
  assert.ok(found?.kind === 'table', 'a table is found')
  const grid = Array.from({ length: found.table.rows }, () => new Array<string>(found.table.columns).fill(''))
  for (const cell of found.table.cells) {
    const row = grid[cell.row]
    if (row) row[cell.column] = cell.lines.map((line) => line.map((word) => word.text).join(' ')).join(' ')
  }
  return grid
}

const prose = 'some words of running text here'

test('two columns of text are read one after the other, a heading over both comes first', () => {
  const words = set('The title of it all over both columns of the page', 40, 40, { size: 16 })
  for (let row = 0; row < 6; row += 1) {
    words.push(...set(`left ${prose}`, 40, 80 + row * 14), ...set(`right ${prose}`, 320, 80 + row * 14))
  }
  const [title, left, right] = analyse(words)
  assert.equal(title?.kind, 'heading')
  assert.match(textOf(left as DraftBlock), /^left.*left some words of running text here$/)
  assert.match(textOf(right as DraftBlock), /^right/)
})

test('a sidebar of short lines is read by itself: its lines lie at other heights than those beside it', () => {
  const words = [...Array(9).keys()].flatMap((row) => [
    ...set(`side ${row}`, 40, 80 + row * 17),
    ...set(`main entry ${row}`, 240, 84 + row * 14.3),
  ])
  assert.match(analyse(words).map(textOf).join(' / '), /^side 0.*side 8 \/ main entry 0.*main entry 8$/)
})

test('a heading in capitals over a smaller one is a heading of its own', () => {
  const words = [
    ...set('EXPERIENCE', 40, 80, { size: 11, bold: true }),
    ...set('Harbour pilot', 40, 92, { bold: true }),
    ...set(`${prose} that goes on for a while and then some more`, 40, 104),
  ]
  assert.deepEqual(analyse(words).map(textOf).slice(0, 2), ['EXPERIENCE', 'Harbour pilot'])
})

test('a table without lines is found by its alignment, its label column may be wordy', () => {
  const words = [...set('Item', 40, 100), ...set('Quantity', 300, 100), ...set('Amount', 400, 100)]
  const rows = [
    ['Paper, white, 80 g', '20', '198.00'],
    ['Pens', '5', '12.50'],
    ['Folders of strong board', '100', '1,075.25'],
  ]
  rows.forEach(([label = '', count = '', amount = ''], row) => {
    words.push(
      ...set(label, 40, 116 + row * 16),
      ...set(count, 320, 116 + row * 16),
      ...set(amount, 400, 116 + row * 16),
    )
  })
  assert.deepEqual(tableOf(analyse(words)), [['Item', 'Quantity', 'Amount'], ...rows])
})

test('a label that wraps stays one row when its second line holds nothing else', () => {
  const words = [...set('Service', 40, 100), ...set('2023', 300, 100), ...set('2024', 400, 100)]
  words.push(...set('Consulting for the', 40, 116), ...set('10.5', 300, 116), ...set('11.5', 400, 116))
  words.push(...set('whole of the year', 40, 128))
  words.push(...set('Travel', 40, 144), ...set('3.0', 300, 144), ...set('4.0', 400, 144))
  assert.deepEqual(tableOf(analyse(words)), [
    ['Service', '2023', '2024'],
    ['Consulting for the whole of the year', '10.5', '11.5'],
    ['Travel', '3.0', '4.0'],
  ])
})

function level(at: number, from: number, to: number): Ruling {
  return { direction: 'horizontal', at, from, to }
}
function upright(at: number, from: number, to: number): Ruling {
  return { direction: 'vertical', at, from, to }
}

test('a drawn grid gives the cells, missing lines make spans', () => {
  const rulings = [level(100, 40, 340), level(120, 40, 340), level(140, 140, 340), level(160, 40, 340)]
  rulings.push(upright(40, 100, 160), upright(140, 100, 160), upright(240, 120, 160), upright(340, 100, 160))
  const words = [...set('Name', 45, 104), ...set('Spans two columns', 145, 104)]
  words.push(
    ...set('Tall', 45, 134),
    ...set('b1', 145, 124),
    ...set('c1', 245, 124),
    ...set('b2', 145, 144),
    ...set('c2', 245, 144),
  )
  const [block] = analyse(words, rulings)
  assert.ok(block?.kind === 'table')
  const spans = block.table.cells.filter((cell) => (cell.rowSpan ?? 1) * (cell.columnSpan ?? 1) > 1)
  assert.deepEqual(
    spans.map((cell) => [
      cell.lines
        .flat()
        .map((word) => word.text)
        .join(' '),
      cell.rowSpan,
      cell.columnSpan,
    ]),
    [
      ['Spans two columns', 1, 2],
      ['Tall', 2, 1],
    ],
  )
})

test('a frame around running text is not a table', () => {
  const rulings = [level(90, 30, 570), level(400, 30, 570), upright(30, 90, 400), upright(570, 90, 400)]
  const words = Array.from({ length: 12 }, (_, row) =>
    set(`${prose} and more of it until the line is full`, 40, 100 + row * 14),
  ).flat()
  assert.deepEqual(
    analyse(words, rulings).map((block) => block.kind),
    ['paragraph'],
  )
})

test('large type beside two lines of another column does not join them', () => {
  const sidebar = ['Contact', 'By mail', 'By phone', 'Languages', 'English', 'Tamil', 'Skills', 'Python']
  const beside = ['First entry', 'Its place', 'Second entry', 'Other place', 'Third entry', 'Last place', 'More', 'End']
  const blocks = analyse([
    ...set('Raghunathan', 20, 59, { size: 23 }),
    ...set('Staff Engineer', 260, 60, { size: 12 }),
    ...set('Lumen Freight', 260, 75, { size: 10 }),
    ...sidebar.flatMap((text, row) => set(text, 20, 118 + 15 * row)),
    ...beside.flatMap((text, row) => set(text, 260, 111 + 15 * row)),
  ])
  const text = blocks.map(textOf).join(' / ')
  assert.match(text, /Staff Engineer \/ Lumen Freight/)
})

test('labels with values beside them are pairs, also when only a colon parts them', () => {
  const words = [
    ...set('Invoice number', 40, 100),
    ...set('R-2024-17', 300, 100),
    ...set('Our reference: 4711-A', 40, 200),
  ]
  const pairs = analyse(words).filter((block) => block.kind === 'key_value')
  assert.deepEqual(pairs.map(textOf), ['Invoice number / R-2024-17', 'Our reference: / 4711-A'])
})

test('bullets and numbers make lists, larger or bold lines make headings', () => {
  const body = set(`${prose} that is long enough to be the body of the page`, 40, 300)
  const words = [
    ...set('Conditions', 40, 100, { size: 14 }),
    ...set('Payment terms', 40, 130, { bold: true }),
    ...set('• first point', 40, 160),
    ...set('2. second point', 40, 176),
    ...body,
  ]
  assert.deepEqual(
    analyse(words).map((block) => block.kind),
    ['heading', 'heading', 'list_item', 'list_item', 'paragraph'],
  )
})

test('typewriter text with its wide spaces is not taken for a table', () => {
  const words = Array.from({ length: 6 }, (_, row) =>
    set('every word of this is set apart', 40, 100 + row * 14).map((word, index) => ({
      ...word,
      x0: word.x0 + index * 4,
      x1: word.x1 + index * 4,
      space: 6,
    })),
  ).flat()
  assert.deepEqual(
    analyse(words).map((block) => block.kind),
    ['paragraph'],
  )
})

test('rules that part sections part no rows: figures below figures are rows of their own', () => {
  const rule = (at: number): Ruling => ({ direction: 'horizontal', at, from: 40, to: 480 })
  const row = (label: string, value: string, range: string, y: number) => [
    ...set(label, 40, y),
    ...set(value, 220, y),
    ...set(range, 380, y),
  ]
  const words = [
    ...row('Analyte', 'Result', 'Reference', 100),
    ...row('Sodium', '141 mmol/l', '135 to 145', 122),
    ...row('Potassium', '4.1 mmol/l', '3.5 to 5.1', 136),
    ...row('Calcium', '2.3 mmol/l', '2.1 to 2.6', 150),
    ...row('Iron', '18 umol/l', '9 to 31', 172),
    ...row('Ferritin', '80 ug/l', '15 to 150', 186),
  ]
  const grid = tableOf(analyse(words, [rule(116), rule(167)]))
  assert.deepEqual(
    grid.map(([label]) => label),
    ['Analyte', 'Sodium', 'Potassium', 'Calcium', 'Iron', 'Ferritin'],
  )
})

/** A table of text alone, ruled between all rows, of which some name what follows. */
function ruledSections(): { words: LayoutWord[]; rulings: Ruling[] } {
  const rows: (string | [string, string, string])[] = [
    'Hall',
    ['Front door', 'lock plate loose', 'L'],
    ['Floor', 'scratches near the coats', 'T'],
    'Kitchen',
    ['Sink', 'tap drips', 'L'],
    ['Oven', 'without fault', '-'],
  ]
  const words = [
    ...set('Part', 40, 100, { bold: true }),
    ...set('Finding', 160, 100, { bold: true }),
    ...set('Charged to', 480, 100, { bold: true }),
  ]
  const rulings: Ruling[] = []
  rows.forEach((row, index) => {
    const y = 118 + index * 18
    rulings.push({ direction: 'horizontal', at: y - 4, from: 40, to: 560 })
    if (typeof row === 'string') words.push(...set(row, 290, y, { bold: true }))
    else words.push(...set(row[0], 40, y), ...set(row[1], 160, y), ...set(row[2], 515, y))
  })
  rulings.push({ direction: 'horizontal', at: 222, from: 40, to: 560 })
  return { words, rulings }
}

test('rows between rules of one width are one table, with what stands alone between them and apart from what is above', () => {
  const { words, rulings } = ruledSections()
  words.push(
    ...set('Water', 40, 60),
    ...set('20-447', 220, 60),
    ...set('318.5', 400, 60),
    ...set('Power', 40, 72),
    ...set('20-448', 220, 72),
    ...set('44.1', 400, 72),
    ...set('Condition of the rooms', 40, 86),
  )
  const blocks = analyse(words, rulings)
  const rooms = blocks.findLast((block) => block.kind === 'table')
  assert.ok(rooms?.kind === 'table')
  assert.deepEqual(
    tableOf([rooms]).map((row) => row.filter((cell) => cell !== '')),
    [
      ['Part', 'Finding', 'Charged to'],
      ['Hall'],
      ['Front door', 'lock plate loose', 'L'],
      ['Floor', 'scratches near the coats', 'T'],
      ['Kitchen'],
      ['Sink', 'tap drips', 'L'],
      ['Oven', 'without fault', '-'],
    ],
  )
})

test('a head that is set bold ends above the first section, though no figure comes before a dash far below', () => {
  const { words, rulings } = ruledSections()
  const table = analyse(words, rulings).find((block) => block.kind === 'table')
  assert.equal(table?.kind === 'table' && table.table.headerRows, 1)
})

test('labels and their values are no head of a table, however many stand above the first figure', () => {
  const labels = ['Object', 'Flat', 'Owner', 'Agent', 'Tenant', 'Successor', 'New address', 'Lease of']
  const values = [
    'Mill Lane',
    'second floor',
    'Housing Ltd',
    'Ms Sands',
    'P. Bendorf',
    'T. Aslan',
    'Lake Road',
    '17.06.2017',
  ]
  const words = labels.flatMap((label, index) => [
    ...set(label, 40, 100 + index * 16, { bold: true }),
    ...set(values[index] ?? '', 220, 100 + index * 16),
  ])
  for (const [index, figure] of ['1,860.00', '740.00', '60.00'].entries())
    words.push(...set('Amount', 40, 228 + index * 16, { bold: true }), ...set(figure, 220, 228 + index * 16))
  const blocks = analyse(words)
  assert.ok(blocks.every(({ kind }) => kind === 'key_value'))
  assert.equal(blocks.length, labels.length + 3)
})

test('a title in larger type ends what stands above it in columns', () => {
  const row = (label: string, figure: string, y: number) => [...set(label, 40, y), ...set(figure, 220, y)]
  const words = [
    ...row('Deposit', '1,860.00', 100),
    ...row('Rent', '740.00', 116),
    ...row('Heating', '60.00', 132),
    ...set('Meters', 40, 150, { size: 13, bold: true }),
    ...row('Power', '28,114.6', 170),
    ...row('Water', '318.52', 186),
    ...row('Gas', '144.08', 202),
  ]
  assert.deepEqual(
    analyse(words).map((block) => block.kind),
    ['table', 'heading', 'table'],
  )
})

const goods = [
  'red oak shelf',
  'tin box',
  'lime green chair',
  'mat',
  'small hook',
  'iron gate post',
  'fan',
  'tall lamp',
]

/** Rows of which each cell ends or begins at the edges of its column, which are a word space apart. */
function tightRows(
  cellsOf: (row: number) => string[],
  widths: readonly number[],
  rights: readonly number[],
): string[][] {
  const words = [...Array(10).keys()].flatMap((row) => {
    let at = 40
    return cellsOf(row).flatMap((text, column) => {
      const width = widths[column] ?? 0
      const last = set(text, 0, 0).at(-1)?.x1 ?? 0
      const placed = set(text, rights.includes(column) ? at + width - last : at, 80 + row * 14)
      at += width + 0.27 * size
      return placed
    })
  })
  return tableOf(analyse(words))
}

test('columns that stand no farther apart than words are told by the edges that they keep to', () => {
  const row = (at: number) => [`K${50 + at}`, goods[at % 8] ?? '', `${(at * 137) % 900}.50`, `2025-03-${at + 10}`]
  const found = tightRows(row, [15, 80, 30, 50], [2])
  assert.deepEqual(found, [...Array(10).keys()].map(row))
})

test('days, grouped figures and units stay in one cell, though their words stand below each other', () => {
  const row = (at: number) => [goods[at % 8] ?? '', `${at + 11} May 2025`, `${at + 2} ${310 + at * 7} kg`]
  const found = tightRows(row, [80, 60, 50], [2])
  assert.deepEqual(found, [...Array(10).keys()].map(row))
})

test('rows whose words fill their columns are rows of the table, at its top as in its middle', () => {
  const row = (at: number) => [
    `K${50 + at}`,
    at === 0 || at === 5 ? 'lime green chair' : (goods[(at % 5) + 3] ?? ''),
    `town ${at}`,
  ]
  assert.deepEqual(tightRows(row, [15, 75.4, 40], []), [...Array(10).keys()].map(row))
})
