import type { Desk } from '../desk.ts'
import type { Item } from '../families/trade-facts.ts'
import { cents } from '../print-values.ts'
import { labelled, type Piece, plain, stated, type Text } from '../text.ts'
import { type Column, printTable } from './table.ts'
import type { TotalLine } from './totals.ts'

interface ItemColumn extends Column {
  name: string
  cell: (item: Item, index: number) => Text
}

/** The positions of a sale, with the columns that this sender uses. */
export function printItems(
  desk: Desk,
  items: readonly Item[],
  { priced, sums }: { priced: boolean; sums: readonly TotalLine[] },
): void {
  const columns = chooseColumns(desk, priced)
  const totalColumn = columns.findIndex((column) => column.name === 'line_total')
  const carries = priced && desk.random.chance(0.5) && totalColumn > 0
  const wide = columns.findIndex((column) => column.wide)
  const rows = items.map((item, index) => columns.map((column) => column.cell(item, index)))
  for (const { label, value } of sums) {
    labelled(plain(label), value)
    rows.push(columns.map((_, index) => (index === wide ? label : index === columns.length - 1 ? value : '')))
  }
  printTable(desk, {
    columns,
    rows,
    ...(carries && {
      carriedOver: (done: number) => {
        const sum = cents(items.slice(0, done).reduce((total, item) => total + item.total, 0))
        return columns.map((_, index) =>
          index === wide ? desk.label('carried_over') : index === totalColumn ? [desk.number('carried_over', sum)] : '',
        )
      },
    }),
  })
}

function chooseColumns(desk: Desk, priced: boolean): ItemColumn[] {
  const { random } = desk
  const path = (index: number, name: string) => `line_items[${index}].${name}`
  const makers = columnMakers(desk, path)
  const wanted: (keyof typeof makers)[] = [
    ...(random.chance(0.5) ? (['position'] as const) : []),
    ...(random.chance(0.45) ? (['article_number'] as const) : []),
    'description',
    ...(random.chance(0.92) ? (['quantity'] as const) : []),
    ...(random.chance(0.35) ? (['unit'] as const) : []),
    ...(priced && random.chance(0.9) ? (['unit_price'] as const) : []),
    ...(priced && random.chance(0.12) ? (['line_discount'] as const) : []),
    ...(priced && random.chance(0.3) ? (['tax_rate'] as const) : []),
    ...(priced ? (['line_total'] as const) : []),
  ]
  // Some senders write how many before what.
  if (random.chance(0.25)) wanted.sort((a, b) => Number(b === 'quantity') - Number(a === 'quantity'))
  return wanted.map((name) => ({ name, header: desk.label(name), ...makers[name] }))
}

function columnMakers(desk: Desk, path: (index: number, name: string) => string) {
  const { random } = desk
  const decimals = random.chance(0.3) ? 2 : undefined
  const currencyInCells = random.chance(0.25)
  const unitGlued = random.chance(0.25)
  const amount = (concept: string, value: number): Piece =>
    currencyInCells ? desk.money(concept, value) : desk.number(concept, value)
  const right = 'right' as const
  const left = 'left' as const
  return {
    position: {
      align: left,
      cell: (_: Item, index: number) => [stated(path(index, 'position'), index + 1, String(index + 1))],
    },
    article_number: {
      align: left,
      cell: (item: Item, index: number) => [stated(path(index, 'article_number'), item.article, item.article)],
    },
    description: {
      align: left,
      wide: true,
      cell: (item: Item, index: number) => [
        stated(path(index, 'description'), item.description, item.description),
        item.detail && ` ${item.detail}`,
      ],
    },
    quantity: {
      align: right,
      cell: (item: Item, index: number) => {
        const figure =
          decimals === undefined
            ? desk.quantity(path(index, 'quantity'), item.quantity)
            : desk.number(path(index, 'quantity'), item.quantity, decimals)
        return unitGlued ? [figure, ' ', stated(path(index, 'unit'), item.unit, item.unit)] : [figure]
      },
    },
    unit: { align: left, cell: (item: Item, index: number) => [stated(path(index, 'unit'), item.unit, item.unit)] },
    unit_price: { align: right, cell: (item: Item, index: number) => [amount(path(index, 'unit_price'), item.price)] },
    line_discount: {
      align: right,
      cell: (item: Item, index: number) =>
        item.discount ? [desk.percent(path(index, 'discount_rate'), item.discount)] : '-',
    },
    tax_rate: { align: right, cell: (item: Item, index: number) => [desk.percent(path(index, 'tax_rate'), item.rate)] },
    line_total: { align: right, cell: (item: Item, index: number) => [amount(path(index, 'total'), item.total)] },
  }
}
