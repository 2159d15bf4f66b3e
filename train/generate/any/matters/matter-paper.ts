import type { Language } from '../../data/language-data.ts'
import type { Random } from '../../random.ts'
import { type Piece, piecesOf, plain, stated, type Text } from '../../text.ts'
import { printListOfSomeKind } from '../list-of-some-kind.ts'
import { capital } from '../names.ts'
import { forgetUnprinted } from '../page-ends.ts'
import { fitted, pairLayouts, printEntries } from '../pairs.ts'
import { partyLines } from '../parties.ts'
import { printPart } from '../parts/parts.ts'
import type { Plan } from '../plan.ts'
import { printInTurn } from '../print-in-turn.ts'
import { attribute, type Role } from '../roles.ts'
import type { Sketch } from '../sketch.ts'
import { sharesWords } from '../trades/absent-roles.ts'
import { generalWords } from '../trades/trades.ts'
import type { Matter } from './matter.ts'
import {
  clauses,
  issuerWords,
  receivedStamps,
  seals,
  signedAt,
  signedBy,
  signedOn,
  smallFacts,
  smallPrint,
} from './matter-words.ts'
import { matters } from './matters.ts'
import { nameOf, Telling } from './telling.ts'

/** A deed, a permit, a record, a notice: passages in which several people, places, days and sums stand side by side. */
export function printMatter(sketch: Sketch): Plan {
  const { random, language, facts } = sketch
  const kind = random.pick(matters.filter(({ passages }) => passages[language]))
  const looks = {
    isHeaded: kind.head !== undefined && random.chance(0.65),
    isSigned: random.chance(0.85),
    own: kind.parties,
  }
  const matter = calledInGeneral(random, kind, looks)
  const paper = new MatterPaper(sketch, matter, looks)
  paper.print()
  const others = random.shuffle(matters.filter((other) => other !== kind)).slice(0, 5)
  const there = [...facts.roles]
  const roles: Role[] = [
    ...[...matter.parties.values()].filter((party) => !facts.roles.has(party)),
    ...others.flatMap(({ parties }) => [...parties.values()].filter(({ isUnmistakable }) => isUnmistakable)),
  ]
  return {
    kind: `matter:${matter.id}`,
    title: { words: matter.titles[language].filter((title) => !title.includes('{')) },
    ...{ parties: [], concepts: [], lists: [], absentLists: [] },
    absent: [
      ...paper.untold().map(({ concept }) => concept),
      ...others.flatMap(({ slots }) =>
        [...slots.values()].filter(({ isUnmistakable }) => isUnmistakable).map(({ concept }) => concept),
      ),
    ],
    absentRoles: roles.filter((role) => !there.some((other) => sharesWords(role, other))),
  }
}

interface Looks {
  isHeaded: boolean
  isSigned: boolean
  /** The parties by their own words alone. */
  own: Matter['parties']
}

/** Whoever heads a paper is its issuer, whoever alone signs it its signatory: at times they are asked for by such a word. */
export function calledInGeneral(
  random: Random,
  matter: Matter,
  { isHeaded, isSigned }: Pick<Looks, 'isHeaded' | 'isSigned'>,
): Matter {
  const parties = new Map(matter.parties)
  const call = (name: string, general: Role['words']) => {
    const party = parties.get(name)
    if (party && random.chance(0.45)) parties.set(name, { ...party, words: withWords(party.words, general) })
  }
  if (matter.head !== undefined && isHeaded) call(matter.head, issuerWords)
  const [signer] = matter.signers
  if (signer !== undefined && matter.signers.length === 1 && isSigned) call(signer, generalWords.signer)
  return { ...matter, parties }
}

function withWords(own: Role['words'], general: Role['words']): Role['words'] {
  const both = (language: Language) => [...own[language], ...general[language]]
  return { en: both('en'), de: both('de'), fr: both('fr'), es: both('es') }
}

class MatterPaper {
  readonly #sketch: Sketch
  readonly #matter: Matter
  readonly #telling: Telling
  readonly #passages: readonly string[]
  readonly #looks: Looks
  #isDated = false

  constructor(sketch: Sketch, matter: Matter, looks: Looks) {
    const { random, language } = sketch
    this.#sketch = sketch
    this.#matter = matter
    this.#looks = looks
    this.#telling = new Telling(sketch, matter)
    const all = matter.passages[language] ?? []
    const count = random.weighted([
      [Math.min(1, all.length), 2.5],
      [Math.min(2, all.length), 2.5],
      [all.length, 3],
    ])
    const chosen = new Set(random.shuffle(all).slice(0, count))
    this.#passages = random.chance(0.7) ? all.filter((text) => chosen.has(text)) : [...chosen]
  }

  untold() {
    return this.#telling.untold().flatMap((name) => this.#matter.slots.get(name) ?? [])
  }

  print(): void {
    const { random, desk } = this.#sketch
    const { sheet } = desk
    sheet.y = random.between(24, 60)
    if (random.chance(0.1)) this.#stamp()
    if (this.#matter.head !== undefined && this.#looks.isHeaded) this.#letterhead(this.#matter.head)
    if (random.chance(0.2)) this.#date(random.chance(0.5) ? sheet.left : sheet.right)
    this.#title()
    this.#body()
    if (!this.#isDated && random.chance(0.65)) this.#date(sheet.left)
    if (this.#looks.isSigned) this.#signatures()
    if (this.#matter.head !== undefined && random.chance(0.15)) this.#seal(this.#matter.head)
    if (random.chance(0.3)) this.#smallPrint()
  }

  #letterhead(head: string): void {
    const { random, desk } = this.#sketch
    const { sheet } = desk
    const party = this.#matter.parties.get(head)
    if (!party) throw new Error(`${this.#matter.id} has no party ${head}`)
    const name = nameOf(this.#sketch, party)
    const [first = '', ...lines] = partyLines(
      this.#sketch,
      { role: party, unlabelled: true },
      party.form === 'person',
      random.chance(0.15) ? name.toUpperCase() : name,
    )
    const shown = random.chance(0.45) ? [] : lines.slice(0, random.int(0, lines.length))
    forgetUnprinted(this.#sketch, lines.slice(shown.length))
    const align = random.pick(['left', 'left', 'right', 'center'] as const)
    const x = { left: sheet.left, right: sheet.right, center: sheet.width / 2 }[align]
    sheet.line(first, desk.sized(random.between(0.9, 1.6), random.chance(0.6)), { x, align, leading: 1.4 })
    for (const line of shown) sheet.line(line, desk.small, { x, align })
    if (random.chance(0.2)) sheet.rule(sheet.left, sheet.right, sheet.y + 2)
    this.#telling.introduce(head, piecesOf(first)[0]?.marks[0]?.concept ?? '', plain(first))
    sheet.y += random.between(6, 26)
  }

  #title(): void {
    const { random, desk, language, names, facts } = this.#sketch
    const { sheet } = desk
    if (random.chance(0.08)) return
    const style = desk.sized(random.between(1, 1.7), random.chance(0.8))
    const words = random.pick(this.#matter.titles[language])
    const title = this.#telling.passage(random.chance(0.12) && !words.includes('{') ? words.toUpperCase() : words)
    const align = random.pick(['left', 'center'] as const)
    const x = align === 'left' ? sheet.left : sheet.width / 2
    const number = names.number()
    const numbered = random.chance(0.35)
      ? [
          numberSigns[random.int(0, numberSigns.length - 1)] ?? ' ',
          stated(facts.add({ concept: attribute('id'), place: 'number' }).key, number, number),
        ]
      : []
    const inLine = random.chance(0.6)
    const text: Text = inLine ? [...title, ...numbered] : title
    sheet.line(text, fitted(text, style, sheet.right - sheet.left), { x, align, leading: 1.6 })
    if (!inLine && numbered.length > 0) sheet.line(numbered.slice(1), desk.style, { x, align, leading: 1.6 })
    sheet.y += random.between(2, 12)
  }

  #body(): void {
    const { random, desk, language } = this.#sketch
    const { sheet } = desk
    const form = random.chance(0.3) ? random.pick(clauses[language]) : undefined
    const leading = random.between(1.2, 1.5)
    const parts = this.#passages.map((template, at) => () => {
      const number = form === undefined ? '' : form.replace('{}', String(at + 1))
      sheet.paragraph([number, ...this.#telling.passage(template)], desk.style, { leading })
    })
    if (random.chance(0.35)) parts.splice(random.int(0, parts.length), 0, () => this.#entries())
    if (random.chance(0.08)) parts.push(() => printListOfSomeKind(this.#sketch))
    if (random.chance(0.4)) parts.splice(random.int(1, parts.length), 0, () => printPart(this.#sketch))
    printInTurn(this.#sketch, parts)
  }

  /** Some of what no passage tells, by its labels. */
  #entries(): void {
    const { random } = this.#sketch
    const left = this.#telling.leftBy(this.#passages)
    const own = random.shuffle(left).slice(0, random.int(1, 4))
    const entries = [
      ...own.map((name) => this.#telling.entry(name)),
      ...(random.chance(0.3) ? [this.#sketch.entry(this.#sketch.fresh())] : []),
    ]
    if (entries.length > 0) printEntries(this.#sketch, entries, random.pick(pairLayouts))
  }

  /** Where and when it was signed. */
  #date(x: number): void {
    const { random, desk, names, language, facts } = this.#sketch
    const { sheet } = desk
    this.#isDated = true
    const date = desk.date(facts.add({ concept: attribute('date'), place: 'date' }).key, desk.day())
    const withPlace = random.chance(0.7)
    const city = names.of('city')
    const place = withPlace ? stated(facts.add({ concept: attribute('place'), place: 'place' }).key, city, city) : ''
    const text = inPlaces(random.pick((withPlace ? signedAt : signedOn)[language]), { d: [date], p: [place] })
    sheet.y += random.between(0, 8)
    sheet.line(text, desk.style, { x, align: x > sheet.width / 2 ? 'right' : 'left', leading: 1.7 })
  }

  /** Names below lines, beside each other or one after the other. */
  #signatures(): void {
    const { random, desk } = this.#sketch
    const { sheet } = desk
    const { signers } = this.#matter
    const all = signers.length === 1 ? signers : signers.filter(() => random.chance(0.85))
    const blocks = all.map((name) => this.#signature(name))
    if (blocks.length === 0) return
    sheet.y += random.between(6, 22)
    const step = desk.style.size * random.between(1.25, 1.6)
    const columns = random.chance(0.6) ? Math.min(blocks.length, random.int(2, 3)) : 1
    const width = (sheet.right - sheet.left) / columns
    const alone = columns === 1 ? random.pick([sheet.left, sheet.left, sheet.width * 0.55]) : undefined
    for (let from = 0; from < blocks.length; from += columns) {
      sheet.need(5 * step)
      const row = blocks.slice(from, from + columns)
      row.forEach((lines, at) => {
        lines.forEach((line, down) => {
          const x = alone ?? sheet.left + at * width
          sheet.print(
            x,
            sheet.y + down * step,
            line,
            fitted(line, desk.style, alone === undefined ? width - 12 : width),
          )
        })
      })
      sheet.y += (Math.max(...row.map((lines) => lines.length)) + 1) * step
    }
  }

  #signature(name: string): Text[] {
    const { random, language } = this.#sketch
    const party = this.#matter.parties.get(name)
    if (!party) throw new Error(`${this.#matter.id} has no party ${name}`)
    // Where nothing else says who it is, the word for them does.
    const isKnown = this.#telling.has(name)
    const said = this.#telling.name(name)
    const caption =
      isKnown && random.chance(0.5) ? [] : [capital(this.#sketch.role(this.#looks.own.get(name) ?? party))]
    const line = random.pick([
      [],
      [],
      ['______________________'],
      [random.pick(signedBy[language])],
      ['.....................'],
    ])
    return random.weighted<Text[]>([
      [[...caption, ...line, said], 4],
      [[...line, said, ...caption], 4],
      [[...line, caption.length > 0 ? [...said, ', ', ...caption] : said], 1.5],
      [[caption.length > 0 ? [`${caption[0]}: `, ...said] : said, ...line], 1],
    ])
  }

  #seal(head: string): void {
    const { random, desk, language } = this.#sketch
    const { sheet } = desk
    const text = inPlaces(random.pick(seals[language]).replace('{}', '{h}'), { h: this.#telling.name(head) })
    sheet.line(text, desk.small, { x: random.pick([sheet.left, sheet.width * 0.5]), leading: 1.8 })
  }

  #stamp(): void {
    const { random, desk, language, facts } = this.#sketch
    const { sheet } = desk
    const date = desk.date(facts.add({ concept: smallFacts.received, unlabelled: true }).key, desk.day())
    const text = inPlaces(random.pick(receivedStamps[language]), { d: [date] })
    sheet.line(text, desk.small, { x: sheet.right, align: 'right', leading: 1.8 })
  }

  #smallPrint(): void {
    const { random, desk, names, language, facts } = this.#sketch
    const { sheet } = desk
    const template = random.pick(smallPrint[language])
    const number = names.number()
    const text = inPlaces(template, {
      d: () => [desk.date(facts.add({ concept: smallFacts.printed }).key, desk.day())],
      n: () => [stated(facts.add({ concept: smallFacts.form }).key, number, number)],
      t: [`${random.int(7, 19)}:${random.int(10, 59)}`],
    })
    sheet.print(sheet.width / 2, sheet.height - 40, text, desk.sized(0.75), 'center')
  }
}

const numberSigns = [' ', ' No. ', ' Nr. ', ' n° ', ': ', ' #', ' - ', ' / ']

function inPlaces(template: string, values: Record<string, Text | (() => Text)>): Piece[] {
  return template
    .split(/(\{\w\})/)
    .filter(Boolean)
    .flatMap((part) => {
      const value = /^\{\w\}$/.test(part) ? values[part.charAt(1)] : part
      if (value === undefined) throw new Error(`nothing for ${part}`)
      return piecesOf(typeof value === 'function' ? value() : value)
    })
    .filter(({ text }) => text !== '')
}
