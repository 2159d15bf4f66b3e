import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printedDocument } from '../../../test/support/printed-document.ts'
import { textOf } from '../resolve/part.ts'
import { viewDocument } from '../view/document-view.ts'
import { gridsOfEntries } from './entry-grid.ts'

/** The cells of each grid of entries, row by row. */
const grids = (...pages: string[]) =>
  gridsOfEntries(viewDocument(printedDocument(pages))).map(({ rows }) => rows.map(({ cells }) => cells.map(textOf)))

test('a period at the left of several lines is a row, its lines parted where all are', () => {
  const page = `
Where I have worked

03/2019 - 06/2022    Keeper of stores
                     Muir Boats, Oban
                     - counted rope
                     - painted hulls

09/2015 - 02/2019    Deck hand
                     Lind Ferries, Bergen
                     - tied knots
`
  assert.deepEqual(grids(page), [
    [
      [
        '03/2019 - 06/2022',
        '03/2019',
        '06/2022',
        'Keeper of stores',
        'Muir Boats,',
        'Oban',
        'counted rope painted hulls',
      ],
      ['09/2015 - 02/2019', '09/2015', '02/2019', 'Deck hand', 'Lind Ferries,', 'Bergen', 'tied knots'],
    ],
  ])
})

test('so is one at the end of a line, and the sections of two lists are two grids', () => {
  const page = `
Work

Baker | Old Mill | 2020 – today
Bread and rolls for forty shops.
Miller | Kim Bo & Co | since 2016
Kept the wheel.

Schools

Trade school, Ulm 2012 – 2015
Primary school, Ulm 2003 – 2012
`
  assert.deepEqual(grids(page), [
    [
      ['2020 – today', '2020', 'today', 'Baker', 'Old Mill', 'Bread and rolls for forty shops.'],
      ['since 2016', '2016', '', 'Miller', 'Kim Bo & Co', 'Kept the wheel.'],
    ],
    [
      ['2012 – 2015', '2012', '2015', 'Trade school,', 'Ulm'],
      ['2003 – 2012', '2003', '2012', 'Primary school,', 'Ulm'],
    ],
  ])
})

test('a line that stands apart over each period begins the entry', () => {
  const page = `
Ada Roe Press
Editor   Jan 2018 – Mar 2021

North Paper
Printer   May 2014 – Dec 2017
`
  assert.deepEqual(grids(page), [
    [
      ['Jan 2018 – Mar 2021', 'Jan 2018', 'Mar 2021', 'Ada Roe Press', 'Editor'],
      ['May 2014 – Dec 2017', 'May 2014', 'Dec 2017', 'North Paper', 'Printer'],
    ],
  ])
})

test('days in running text and lines without anything beside their day are no entries', () => {
  assert.deepEqual(
    grids('We met in May 2019 and wrote in June 2020.\nNothing came of it until 2021, which we regret.\n'),
    [],
  )
  assert.deepEqual(grids('Dates\n\n2019\n2020\n2021\n'), [])
})

test('entries beside a column of other facts are read for themselves', () => {
  const facts = ['Kim Bo', '4 Mill Lane', 'Ulm', 'English', 'German', 'Polish', 'Rowing', 'Chess', 'Choir']
  const text = [
    'What I did',
    '',
    'Cook',
    'Blue Door, Ulm, 2018 – 2021',
    '',
    'Baker',
    'Old Mill, Bonn, 2014 – 2018',
    '',
    'Helper',
    'Hut am See, Lindau, 2012 – 2014',
    '',
    'I like to work early',
    'and with my hands',
  ]
  const page = text.map((line, at) => (facts[Math.floor(at / 1.5)] ?? '').padEnd(40) + line).join('\n')
  assert.deepEqual(grids(page).at(-1), [
    ['2018 – 2021', '2018', '2021', 'Cook', 'Blue Door,', 'Ulm,'],
    ['2014 – 2018', '2014', '2018', 'Baker', 'Old Mill,', 'Bonn,'],
    ['2012 – 2014', '2012', '2014', 'Helper', 'Hut am See,', 'Lindau,'],
  ])
})

test('one entry may lack the last part', () => {
  const page = `
2019    Helper, Hut am See, Lindau
2017    Cook, Blue Door, Ulm
2015    Baker, Old Mill
`
  assert.deepEqual(grids(page), [
    [
      ['2019', '2019', '', 'Helper,', 'Hut am See,', 'Lindau'],
      ['2017', '2017', '', 'Cook,', 'Blue Door,', 'Ulm'],
      ['2015', '2015', '', 'Baker,', 'Old Mill', ''],
    ],
  ])
})
