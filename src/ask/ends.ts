import type { Catalogue, Column } from './catalogue.ts'
import { isStatedBy } from './day-of-kind.ts'
import type { Item } from './item.ts'
import { fold, type Token } from './words.ts'

/** "Which contract expires first", "wann reist Carmen ab": the day that says so, where documents state one and no other of its like. */
export function settleEnds(items: Item[], { relations }: Catalogue): Item[] {
  // "Invoices that arrived": no day of guests.
  const kinds = items.flatMap((item) => (item.kind === 'relation' && item.only ? [item.only.value] : []))
  const columnsOf = (names: RegExp) =>
    relations.flatMap(({ name, kinds: isOfDocuments, columns }) =>
      isOfDocuments
        ? columns
            .filter(
              (column) =>
                column.type === 'date' && isStatedBy(column, kinds) && namesOf(column).some((one) => names.test(one)),
            )
            .map((column) => ({ relation: name, column: column.name }))
        : [],
    )
  const last = items.at(-1)
  const parted = last?.kind === 'word' && /^(?:aus|ab|an|out)$/.test(last.text) ? last : undefined
  const done = days.find(({ said }) => items.some((item) => isSaid(item, said, parted)))
  const columns = done ? columnsOf(done.names) : []
  if (!done || columns.length !== 1) return items
  return items.map((item): Item => {
    if (!isSaid(item, done.said, parted) || item.kind !== 'word') return item
    const { from, to } = item
    return { kind: 'column', columns, text: item.text, from, to, score: 0.9 }
  })
}

/** "Läuft … aus", "run out": the verb and what ends its sentence. */
function isSaid(item: Item, said: RegExp, parted: { text: string } | undefined): boolean {
  return (
    item.kind === 'word' && (said.test(item.text) || (parted !== undefined && said.test(`${item.text} ${parted.text}`)))
  )
}

function namesOf({ names }: Column): string[] {
  return names.map(fold)
}

/** What is done on a day, and what the day is called. Folded. */
const days = [
  {
    names: /^(?:end date|expiry date|expiration date|enddatum|ablaufdatum|date de fin|fecha de fin)$/,
    said: /^(?:ends?|ended|expires?|expiring|runs? out|endet|enden|ablaufen|ablauft|auslauft|auslaufen|lauf(?:t|en) (?:aus|ab)|termine(?:nt)?|finit|finissent|expirent|termina[n]?|acaban?|expiran?|caducan?|finalizan?)$/,
  },
  {
    names: /^(?:start date|begin date|startdatum|beginn|date de debut|fecha de inicio)$/,
    said: /^(?:starts?|started|begins?|began|beginnt|beginnen|begann|fangt an|commence(?:nt)?|debute(?:nt)?|empiezan?|empezo|comienzan?)$/,
  },
  {
    names:
      /^(?:arrival date|arrival|check in(?: date)?|anreise(?:datum)?|ankunft(?:sdatum)?|date d arrivee|arrivee|fecha de llegada|llegada)$/,
    said: /^(?:arrives?|arriving|anreist|anreisen|reis(?:t|en) an|komm(?:t|en) an|arrivent|arrive|llegan?)$/,
  },
  {
    names:
      /^(?:departure date|departure|check out(?: date)?|abreise(?:datum)?|date de depart|depart|fecha de salida|salida)$/,
    said: /^(?:departs?|leaves?|leaving|abreist|abreisen|reis(?:t|en) ab|part|partent|repart(?:ent)?|salen?|se van?)$/,
  },
]

/** "By the end of October" is until its last day. */
export function untilEndOf(items: Item[], tokens: Token[]): Item[] {
  const at = items.findIndex(({ kind }) => kind === 'dates')
  const day = items[at]
  const said = tokens.slice(0, day?.from ?? 0).map(({ folded }) => folded)
  const ending = endOf.exec(said.join(' '))
  if (day?.kind !== 'dates' || !ending || isShort(day)) return items
  const from = said.length - ending[0].trim().split(' ').length
  const open = items.filter((item) => item.to <= from)
  return [...open, { kind: 'mark', mark: 'atMost', text: 'until', from, to: day.from, score: 0.4 }, ...items.slice(at)]
}

/** A day has no end that anybody asks for. */
function isShort({ after, before }: { after: string; before: string }): boolean {
  return Date.parse(before) - Date.parse(after) <= 86_400_000
}

/** Folded, as it stands before the days. */
const endOf =
  /(?:^| )(?:(?:by|until|till) (?:the )?end of(?: the)?|bis (?:zum )?ende(?: des| der)?|(?:d ici|jusqu) ?(?:a )?(?:la )?fin(?: de l| de| du| d)?|hasta (?:el )?(?:final(?:es)?|fin)(?: de| del)?)$/
