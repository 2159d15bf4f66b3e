import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printedDocument } from '../../../test/support/printed-document.ts'
import { drawnDocument } from '../../../test/support/written-documents.ts'
import { checkExtraction } from '../check-extraction.ts'
import { resolveDocument } from '../resolve-document.ts'
import { readSchema } from '../schema/read-schema.ts'

const read = (pages: string | string[], schema: unknown) =>
  resolveDocument(printedDocument([pages].flat()), readSchema(schema))

test('a table of words alone is read, over pages, its head once', () => {
  const first =
    'Staff rota\n\nDay          Shift       Person\nMonday       early       Jane Muir\nTuesday      late        Per Lind\n'
  const second = 'Day          Shift       Person\nWednesday    night       Ada Roe\nThursday     early       Kim Bo\n'
  assert.deepEqual(read([first, second], { rota: [{ day: 'string', shift: 'string', person: 'string' }] }).data, {
    rota: [
      { day: 'Monday', shift: 'early', person: 'Jane Muir' },
      { day: 'Tuesday', shift: 'late', person: 'Per Lind' },
      { day: 'Wednesday', shift: 'night', person: 'Ada Roe' },
      { day: 'Thursday', shift: 'early', person: 'Kim Bo' },
    ],
  })
})

test('a day goes on in the line below, where its year stands', () => {
  const page =
    'Stock\n\nSubstance     Use before      Shelf\nhexane        28th October    V9\n              2011\nacetone       25th July       S3\n              2012\n'
  assert.deepEqual(read(page, { stock: [{ substance: 'string', use_before: 'date', shelf: 'string' }] }).data, {
    stock: [
      { substance: 'hexane', use_before: '2011-10-28', shelf: 'V9' },
      { substance: 'acetone', use_before: '2012-07-25', shelf: 'S3' },
    ],
  })
})

test('a long name that reaches over to the next column stays whole, where all others have a cell', async () => {
  const columns = [50, 110, 300, 345, 410, 480]
  const line = (y: number, cells: string[]) =>
    cells.flatMap((text, at): [string, number, number][] => (text === '' ? [] : [[text, columns[at] ?? 0, y]]))
  const document = await drawnDocument([
    ...line(100, ['Code', 'Description', 'Days', 'Qty', 'Rate', 'Amount']),
    ...line(118, ['GEN-20', 'Generator 20kVA silent (inc. delivery', '5', '2', '84.00', '840.00']),
    ...line(130, ['', 'and collection)']),
    ...line(148, ['LGT-4', 'Lighting tower LED', '5', '3', '31.50', '472.50']),
    ...line(166, ['CBL-63', 'Cable 63A 25m', '5', '6', '4.25', '127.50']),
    ...line(184, ['FUEL', 'Diesel, litres', '', '180', '1.62', '291.60']),
  ])
  const schema = readSchema({ lines: [{ description: 'string', quantity: 'number', amount: 'number' }] })
  const { lines } = resolveDocument(document, schema).data as { lines: { description: string }[] }
  assert.equal(lines[0]?.description, 'Generator 20kVA silent (inc. delivery and collection)')
})

test('clauses of a sentence below a heading are no list, though commas part them', () => {
  const page =
    'Parties\n\nenter into any contract, arrangement, plan, agreement or commitment whether oral or in writing with respect to any of these,\ndirectly or indirectly, as long as it lasts\n'
  assert.deepEqual(read(page, { parties: ['string'] }).data, { parties: [] })
})

test('columns without a head are told by what their cells hold, where a title names the list', () => {
  const page = 'Readings\n\nJane Muir       12.05.2024      14,2\nPer Lind        13.05.2024      15,0\n'
  assert.deepEqual(read(page, { readings: [{ observer: 'string', day: 'date', temperature: 'number' }] }).data, {
    readings: [
      { observer: 'Jane Muir', day: '2024-05-12', temperature: 14.2 },
      { observer: 'Per Lind', day: '2024-05-13', temperature: 15 },
    ],
  })
})

test('a line below the list is none of its rows, and a cell may be empty', () => {
  const page = `
Lab report

Analyte          Result     Unit       Reference
Sodium           141        mmol/l     135-145
Nitrite          negative              negative

Reviewed by Dr. A. Lenz
`
  const results = [{ analyte: 'string', result: 'string', unit: 'string', reference: 'string' }]
  assert.deepEqual(read(page, { results }).data, {
    results: [
      { analyte: 'Sodium', result: '141', unit: 'mmol/l', reference: '135-145' },
      { analyte: 'Nitrite', result: 'negative', unit: null, reference: 'negative' },
    ],
  })
})

test('items with labels of their own are read one below the other', () => {
  const page =
    'Fleet\n\nVehicle 1\nMake: Volvo\nModel: FH16\nYear: 2019\n\nVehicle 2\nMake: Scania\nModel: R450\nYear: 2021\n'
  assert.deepEqual(read(page, { vehicles: [{ make: 'string', model: 'string', year: 'integer' }] }).data, {
    vehicles: [
      { make: 'Volvo', model: 'FH16', year: 2019 },
      { make: 'Scania', model: 'R450', year: 2021 },
    ],
  })
})

test('plain values are parted by commas or bullets, and end where another label begins', () => {
  const page =
    'Profile\n\nLanguages: English, German and Polish\n\nSkills\n• Welding, by hand\n• Turning\n\nHobbies: none\n'
  assert.deepEqual(read(page, { languages: ['string'], skills: ['string'] }).data, {
    languages: ['English', 'German', 'Polish'],
    skills: ['Welding, by hand', 'Turning'],
  })
})

test('a table that goes on beside itself is one list, the left part first', () => {
  const page = `
Animals

No   Tag         Breed        No   Tag         Breed
1    ES0904112   Retinta      3    ES0904313   Cruzada
2    ES0904123   Limusina     4    ES0904320   Retinta
`
  const properties = { tag: { type: 'string' }, breed: { type: 'string' } }
  const { data } = read(page, {
    type: 'object',
    properties: { animals: { type: 'array', items: { type: 'object', properties } } },
  })
  assert.deepEqual(
    (data as { animals: { tag: string }[] }).animals.map(({ tag }) => tag),
    ['ES0904112', 'ES0904123', 'ES0904313', 'ES0904320'],
  )
})

test('a list that is empty although the page has rows that nothing was read from says so', () => {
  const page =
    'Tide table\n\n04:12     3.4     low\n10:20     8.1     high\n16:31     3.9     low\n22:40     8.4     high\n'
  const { data, findings } = read(page, {
    passengers: [{ surname: 'string', cabin: 'string', deck: 'string', berth: 'string' }],
  })
  assert.deepEqual(data, { passengers: [] })
  assert.deepEqual(findings.emptyLists, [{ path: 'passengers', rows: 4, page: 1 }])
})

test('a list inside the items of a list ends before the title of the next item', () => {
  const page = `
Order list

Department: Kitchen
Article         Qty
Flour            10
Sugar             5

Department: Bar
Article         Qty
Gin               3
`
  const departments = [{ department: 'string', articles: [{ article: 'string', qty: 'integer' }] }]
  assert.deepEqual(read(page, { departments }).data, {
    departments: [
      {
        department: 'Kitchen',
        articles: [
          { article: 'Flour', qty: 10 },
          { article: 'Sugar', qty: 5 },
        ],
      },
      { department: 'Bar', articles: [{ article: 'Gin', qty: 3 }] },
    ],
  })
})

test('columns of typed text are parted by a single space where all rows keep it blank', () => {
  const page = `
Time sheet May 2024
Date       Name         Hours
2024-05-02 Jane Muir    7.5
2024-05-03 Per Lind     8.0
2024-05-06 Christina O. 6.25
2024-05-07 Jane Muir    7.5

Signed by the supervisor on Friday
`
  assert.deepEqual(read(page, { entries: [{ date: 'date', name: 'string', hours: 'number' }] }).data, {
    entries: [
      { date: '2024-05-02', name: 'Jane Muir', hours: 7.5 },
      { date: '2024-05-03', name: 'Per Lind', hours: 8 },
      { date: '2024-05-06', name: 'Christina O.', hours: 6.25 },
      { date: '2024-05-07', name: 'Jane Muir', hours: 7.5 },
    ],
  })
})

test('so are columns with bars and rules between them', () => {
  const page = `
| Part   | Bin | Stock |
|--------|-----|-------|
| Bolt   | A1  |    40 |
| Washer | A2  |   350 |
| Nut    | B1  |    12 |
`
  assert.deepEqual(read(page, { parts: [{ part: 'string', bin: 'string', stock: 'integer' }] }).data, {
    parts: [
      { part: 'Bolt', bin: 'A1', stock: 40 },
      { part: 'Washer', bin: 'A2', stock: 350 },
      { part: 'Nut', bin: 'B1', stock: 12 },
    ],
  })
})

test('a list without items has a confidence, and one that was missed a low one and a concern, so that it is not valid', () => {
  const schema = readSchema({ passengers: [{ surname: 'string', cabin: 'string', deck: 'string', berth: 'string' }] })
  const check = (page: string) => {
    const { findings, ...extraction } = resolveDocument(printedDocument([page]), schema)
    const { valid, concerns } = checkExtraction(schema, extraction, findings, { level: 'lax' })
    return {
      sure: (extraction.confidence.fields['passengers'] ?? -1) > 0.5,
      valid,
      codes: concerns.map((each) => each.code),
    }
  }
  const missed =
    'Tide table\n\n04:12     3.4     low\n10:20     8.1     high\n16:31     3.9     low\n22:40     8.4     high\n'
  assert.deepEqual(check(missed), { sure: false, valid: false, codes: ['null_value'] })
  assert.deepEqual(check('The ship did not sail.\n'), { sure: true, valid: true, codes: [] })
})

const ledger = { entries: [{ date: 'date', details: 'string', out: 'number', in: 'number', balance: 'number' }] }

test('a day that is printed once is that of the rows below it, read where it stands', () => {
  const page = `
Harbour Savings Bank
Account 4471

Date          Details                     Out          In        Balance
03.06.2024    Rent                     120.00                     380.00
              Corner shop                4.50                     375.50
              Wages                                  900.00     1,275.50
05.06.2024    Insurance                 75.50                   1,200.00
`
  const { data, provenance } = read(page, ledger)
  assert.deepEqual(data, {
    entries: [
      { date: '2024-06-03', details: 'Rent', out: 120, in: null, balance: 380 },
      { date: '2024-06-03', details: 'Corner shop', out: 4.5, in: null, balance: 375.5 },
      { date: '2024-06-03', details: 'Wages', out: null, in: 900, balance: 1275.5 },
      { date: '2024-06-05', details: 'Insurance', out: 75.5, in: null, balance: 1200 },
    ],
  })
  assert.deepEqual(provenance['entries[1].date'], provenance['entries[0].date'])
})

test('a name over several rows is carried down, and a code that a row lacks is not', () => {
  const page = `
Staff plan

Department      Employee        Hours
Kitchen         Ada Roe            38
                Per Lind           20
                Kim Bo             12
Bar             Jane Muir          40
                Tom Eke            16
`
  assert.deepEqual(
    (
      read(page, { staff: [{ department: 'string', employee: 'string', hours: 'number' }] }).data as {
        staff: { department: string }[]
      }
    ).staff.map(({ department }) => department),
    ['Kitchen', 'Kitchen', 'Kitchen', 'Bar', 'Bar'],
  )
  const parts = `
Delivery

Article no      Description        Quantity
A-100           Bolt                     40
                Wooden pallet             1
                Straps                    4
B-210           Washer                   90
`
  assert.deepEqual(
    (
      read(parts, { items: [{ article_number: 'string', description: 'string', quantity: 'number' }] }).data as {
        items: { article_number: string | null }[]
      }
    ).items.map((item) => item.article_number),
    ['A-100', null, null, 'B-210'],
  )
})

test('an end that is open is not that of the row above', () => {
  const page = `
Tenants

From          Until         Tenant          Rent
01.02.2019    31.05.2022    Jane Muir     640.00
01.06.2022                  Per Lind      690.00
`
  const schema = { tenants: [{ from: 'date', until: 'date', tenant: 'string', rent: 'number' }] }
  assert.deepEqual((read(page, schema).data as { tenants: object[] }).tenants[1], {
    ...{ from: '2022-06-01', until: null, tenant: 'Per Lind', rent: 690 },
  })
})

test('of two tables beside each other the list is the one that bears its name, and another head below begins another table', () => {
  const page = `
Pay advice
Name: J. Roe

PAYMENTS              AMOUNT     DEDUCTIONS            AMOUNT
Basic                 1,500.00   Income tax            190.10
Shift bonus             120.00   Health fund            88.20
                                 Canteen                21.40

                     THIS MONTH      SINCE JANUARY
Gross                  1,620.00           8,100.00
Taken off                299.70           1,498.50
`
  const lines = [{ description: 'string', amount: 'number' }]
  const payments = [
    { description: 'Basic', amount: 1500 },
    { description: 'Shift bonus', amount: 120 },
  ]
  assert.deepEqual(read(page, { payments: lines }).data, { payments })
  assert.deepEqual(read(page, { deductions: lines }).data, {
    deductions: [
      { description: 'Income tax', amount: 190.1 },
      { description: 'Health fund', amount: 88.2 },
      { description: 'Canteen', amount: 21.4 },
    ],
  })
})

test('rows of periods and figures are rows, though a period and figures may be columns too', () => {
  const page = `
Wasserwerk Hartenau
Frau Ada Roe
Birkenweg 2                                      04.03.2024

Abrechnung Wasser

Zeitraum               Stand alt   Stand neu   Verbrauch m3     EUR/m3     Betrag EUR
01.01.23 - 31.05.23        1.210       1.262             52       2,10         109,20
01.06.23 - 31.12.23        1.262       1.341             79       2,20         173,80

Summe                                                                          283,00

Verbrauch je Tag                                      0,36
`
  const readings = [{ period: 'string', old: 'number', new: 'number', consumption: 'number', amount: 'number' }]
  assert.deepEqual(read(page, { readings }).data, {
    readings: [
      { period: '01.01.23 - 31.05.23', old: 1210, new: 1262, consumption: 52, amount: 109.2 },
      { period: '01.06.23 - 31.12.23', old: 1262, new: 1341, consumption: 79, amount: 173.8 },
    ],
  })
})

function withBold(page: string, lines: readonly string[]) {
  const document = printedDocument([page])
  for (const line of lines) {
    const row = page.split('\n').indexOf(line)
    for (const word of document.pages[0]?.words ?? []) if (Math.round(word.box[1] / 0.02) === row) word.bold = true
  }
  return document
}

test('headings between the rows of a table are no lines of its cells', () => {
  const page = `
No     Description                    Qty     Price      Amount
1 - Roof
1.1    Take down the old tiles         10      5.00       50.00
1.2    Lay new tiles                   10     20.00      200.00
2 - Windows
2.1    Set the skylight                 2    300.00      600.00
`
  const works = [
    { number: 'string', description: 'string', quantity: 'number', unit_price: 'number', line_total: 'number' },
  ]
  const { data } = resolveDocument(withBold(page, ['1 - Roof', '2 - Windows']), readSchema({ works }))
  assert.deepEqual(
    (data as { works: { description: string }[] }).works.map(({ description }) => description),
    ['Take down the old tiles', 'Lay new tiles', 'Set the skylight'],
  )
})

test('the heading over each of several tables is the text of its section that nothing else states', () => {
  const page = `
Report of analysis

Deep well

Sample no. A-17
Analyte          Result     Unit
Nitrate          61.2       mg/l
Lead             3.1        ug/l

Kitchen tap

Sample no. B-18
Analyte          Result     Unit
Nitrate          22.8       mg/l
Lead             1.4        ug/l
`
  const samples = [
    { sample_number: 'string', place: 'string', results: [{ analyte: 'string', result: 'number', unit: 'string' }] },
  ]
  const { data } = resolveDocument(withBold(page, ['Deep well', 'Kitchen tap']), readSchema({ samples }))
  assert.deepEqual(
    (data as { samples: { place: string; results: unknown[] }[] }).samples.map(({ place, results }) => [
      place,
      results.length,
    ]),
    [
      ['Deep well', 2],
      ['Kitchen tap', 2],
    ],
  )
})

test('columns without heads are quantity, price and amount where they say so in every row', () => {
  const page = `
Items

Copper pipe        12      4.50      54.00
Elbow joint         8      1.25      10.00
Ball valve          3     21.00      63.00
`
  const items = [{ description: 'string', line_total: 'number', unit_price: 'number', quantity: 'number' }]
  assert.deepEqual(read(page, { items }).data, {
    items: [
      { description: 'Copper pipe', line_total: 54, unit_price: 4.5, quantity: 12 },
      { description: 'Elbow joint', line_total: 10, unit_price: 1.25, quantity: 8 },
      { description: 'Ball valve', line_total: 63, unit_price: 21, quantity: 3 },
    ],
  })
})

test('what a numbered item is made up of is no item, whichever reading of the table states more', () => {
  const page = `
#    Description               Quantity   Unit price     Amount
1    Messages                         1        17.50      17.50
     First thousand                1000         0.01      10.00
     Next thousand                 1000       0.0075       7.50
2    Support                          2        50.00     100.00
`
  const items = [{ description: 'string', quantity: 'number', unit_price: 'money', line_total: 'money' }]
  assert.deepEqual(read(page, { line_items: items }).data, {
    line_items: [
      { description: 'Messages', quantity: 1, unit_price: 17.5, line_total: 17.5 },
      { description: 'Support', quantity: 2, unit_price: 50, line_total: 100 },
    ],
  })
})

test('a table of words alone goes on over pages without its head', () => {
  const first =
    'Staff rota\n\nDay          Shift       Person\nMonday       early       Jane Muir\nTuesday      late        Per Lind\n'
  const second = 'Page 2\n\nWednesday    night       Ada Roe\nThursday     early       Kim Bo\n'
  const { data } = read([first, second], { rota: [{ day: 'string', shift: 'string', person: 'string' }] })
  assert.deepEqual(
    (data as { rota: { person: string }[] }).rota.map(({ person }) => person),
    ['Jane Muir', 'Per Lind', 'Ada Roe', 'Kim Bo'],
  )
})

test('where the heads of columns are values, each figure is an item', () => {
  const years =
    'Sales by region\n\nRegion        2022      2023\nNorth         120       130\nSouth          80        95\n'
  const sales = [{ region: 'string', year: 'integer', amount: 'number' }]
  assert.deepEqual(read(years, { sales }).data, {
    sales: [
      { region: 'North', year: 2022, amount: 120 },
      { region: 'North', year: 2023, amount: 130 },
      { region: 'South', year: 2022, amount: 80 },
      { region: 'South', year: 2023, amount: 95 },
    ],
  })
  const sizes = 'Prices\n\nArticle       Small     Large\nTea           2.10      3.10\nCoffee        2.50      3.50\n'
  const prices = [{ article: 'string', size: 'string', price: 'number' }]
  assert.deepEqual(read(sizes, { prices }).data, {
    prices: [
      { article: 'Tea', size: 'Small', price: 2.1 },
      { article: 'Tea', size: 'Large', price: 3.1 },
      { article: 'Coffee', size: 'Small', price: 2.5 },
      { article: 'Coffee', size: 'Large', price: 3.5 },
    ],
  })
})

test('lines that are typed alike are items, where each kind of value is asked for once', () => {
  const page = `
Hi all, here are my hours from 05/06/2024 to 05/14/2024.

Week 1
Mon 5/6 8.0
Tue 5/7 7.5 (stocktaking)

Week 2
Mon 5/13 8.0
Tue 5/14 4.0 half day off

Thanks, 27.5 in all
`
  const schema = { days: [{ date: 'date', hours: 'number', remark: 'string' }] }
  assert.deepEqual(read(page, schema).data, {
    days: [
      { date: '2024-05-06', hours: 8, remark: null },
      { date: '2024-05-07', hours: 7.5, remark: 'stocktaking' },
      { date: '2024-05-13', hours: 8, remark: null },
      { date: '2024-05-14', hours: 4, remark: 'half day off' },
    ],
  })
})

test('entries with a period beside several lines are items, each list below its heading', () => {
  const page = `
Jane Muir

Work

03/2019 - 06/2022    Keeper of stores
                     Muir Boats, Oban
                     - counted rope
                     - painted hulls

09/2015 - 02/2019    Deck hand
                     Lind Ferries, Bergen
                     - tied knots

Courses

2014    First aid
2012    Sailing
`
  const work = [{ title: 'string', employer: 'string', town: 'string', from: 'date', to: 'date', tasks: ['string'] }]
  const courses = [{ year: 'integer', course: 'string' }]
  assert.deepEqual(read(page, { work, courses }).data, {
    work: [
      {
        ...{ title: 'Keeper of stores', employer: 'Muir Boats', town: 'Oban', from: '2019-03', to: '2022-06' },
        tasks: ['counted rope', 'painted hulls'],
      },
      {
        ...{ title: 'Deck hand', employer: 'Lind Ferries', town: 'Bergen', from: '2015-09', to: '2019-02' },
        tasks: ['tied knots'],
      },
    ],
    courses: [
      { year: 2014, course: 'First aid' },
      { year: 2012, course: 'Sailing' },
    ],
  })
})

test('signs that the document explains are the choices they stand for, in the column that holds nothing else', () => {
  const page = `
Snagging list

Borne by: C = contractor, O = owner, - = nobody

Part            Finding                     Borne by
Front door      lock plate loose            C
Skirting        scratched along the wall    O
Sink            tap drips                   C
Window          no fault                    -
`
  const schema = {
    type: 'object',
    properties: {
      snagging_list: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            part: { type: 'string' },
            finding: { type: 'string' },
            paid_for_by: { type: 'string', enum: ['owner', 'contractor', 'none'] },
          },
        },
      },
    },
  }
  const { snagging_list: found } = read(page, schema).data as { snagging_list: { part: string; paid_for_by: string }[] }
  assert.deepEqual(
    found.map(({ part, paid_for_by }) => [part, paid_for_by]),
    [
      ['Front door', 'contractor'],
      ['Skirting', 'owner'],
      ['Sink', 'contractor'],
      ['Window', 'none'],
    ],
  )
})
