import type { Piece, Text } from '../../text.ts'
import { piecesOf } from '../../text.ts'
import type { Concept, ValueForm } from '../concept.ts'
import { capital } from '../names.ts'
import { madeName } from '../offices/office-values.ts'
import { asides } from '../offices/office-words.ts'
import { printDateLine } from '../page-ends.ts'
import { fitted, pairLayouts, printEntries } from '../pairs.ts'
import { printPart } from '../parts/parts.ts'
import type { Plan } from '../plan.ts'
import { printInTurn } from '../print-in-turn.ts'
import type { Sketch } from '../sketch.ts'
import type { Variants } from '../variants.ts'
import { Cast } from './cast.ts'
import {
  aboutLines,
  decoys,
  doneBy,
  doneFor,
  headings,
  ownNumber,
  representatives,
  representativeTitles,
  represented,
  signatory,
  signatoryTitle,
  signersFor,
  signsFor,
  stamps,
} from './dense-words.ts'
import { ownWorlds } from './own-worlds.ts'
import { printSides } from './print-sides.ts'
import { runOf } from './run.ts'
import { conceptOf, numbers, posts, wordsAbout } from './voices.ts'
import type { Named, World } from './world.ts'
import { worldFor } from './worlds.ts'

/** A page on which many bodies, people, things and numbers stand, told apart by their places, by cues and by each other. */
export function printDensePaper(sketch: Sketch): Plan {
  const world = worldFor(sketch)
  const paper = new DensePaper(sketch, world)
  paper.print()
  return {
    kind: `dense:${world.id}`,
    title: { words: world.titles[sketch.language] },
    ...{ parties: [], concepts: [], lists: [], absentLists: [], absent: paper.unsaid(), isClosed: true },
  }
}

class DensePaper {
  readonly #sketch: Sketch
  readonly #world: World
  readonly #cast: Cast
  readonly #issuer: Text
  readonly #client: Text
  readonly #clientPerson: boolean
  readonly #number: Text | undefined
  readonly #thing: Text
  readonly #titleAt: number
  readonly #unsaid: Concept[] = []
  /** What the heading has not told yet. */
  #isThingTold = false
  #isNumberTold = false

  constructor(sketch: Sketch, world: World) {
    const { random, names } = sketch
    this.#sketch = sketch
    this.#world = world
    this.#cast = new Cast(sketch, world)
    this.#titleAt = random.int(0, world.titles[sketch.language].length - 1)
    const issuer = random.chance(0.07) ? names.person() : world.issuer.name(sketch)
    this.#issuer = this.#says(
      [conceptOf('issuer', 'company', world.issuer, ['issued by', `issuing ${world.issuer.words.en[0]}`])],
      random.chance(0.15) ? issuer.toUpperCase() : issuer,
    )
    this.#clientPerson = world.client.form === 'person'
    this.#client = this.#says(
      [conceptOf('client', this.#clientPerson ? 'person' : 'company', world.client)],
      this.#clientPerson ? names.person() : names.company(),
    )
    this.#number = random.chance(0.75) ? this.#ownNumber() : undefined
    const thing = runOf(sketch, world.thing)
    this.#thing = thing.text
    this.#unsaid.push(...thing.unsaid)
  }

  #says(concepts: readonly Concept[], text: string): Piece[] {
    const { facts } = this.#sketch
    const keys = concepts.map((concept) => facts.add({ concept, unlabelled: true }).key)
    return [{ text, marks: keys.map((key) => ({ concept: key, value: text, printed: text })) }]
  }

  #ownNumber(): Piece[] {
    const { names } = this.#sketch
    const { en, de, fr, es } = this.#world.titles
    const same = (titles: readonly string[]) => titles.slice(this.#titleAt, this.#titleAt + 1)
    const words = wordsAbout(ownNumber, { en: same(en), de: same(de), fr: same(fr), es: same(es) })
    const concept = conceptOf('own_number', 'id', { words, said: ['number of this paper', 'identifies the document'] })
    return this.#says([{ ...concept, synonyms: ['number', 'document no', 'doc number'] }], names.number())
  }

  /** What the page could well state and does not. */
  unsaid(): Concept[] {
    return [...this.#unsaid, ...this.#cast.unsaid(this.#number === undefined), ...this.#strangers()]
  }

  /** Houses and things of other trades than the one the title tells. */
  #strangers(): Concept[] {
    const { random } = this.#sketch
    if (!this.#world.isTelling) return []
    const others = random.shuffle(ownWorlds).filter(({ id }) => id !== this.#world.id)
    const free = (each: readonly Named[]) => each.filter((named) => this.#cast.isFree(named)).slice(0, 2)
    return [
      ...free(others.map(({ issuer }) => issuer)).map((named) => conceptOf(strange(named), 'company', named)),
      // What has a name of its own may be called by many words.
      ...free(others.filter(({ thing }) => !thing.name).map(({ thing }) => thing)).map((named) =>
        conceptOf(strange(named), 'product', named),
      ),
    ]
  }

  print(): void {
    const { random, desk } = this.#sketch
    const { sheet } = desk
    sheet.y = random.between(22, 50)
    const issuerAt = random.weighted([
      ['top', 7],
      ['foot', 1.5],
      ['stamp', 1.5],
    ] as const)
    if (issuerAt === 'foot') this.#foot()
    if (random.chance(0.25)) this.#decoy(random.pick([sheet.left, sheet.width * 0.6]))
    const cues = random.shuffle(this.#cues())
    const [small, said] = [cues.slice(0, random.pick([0, 0, 1, 2])), [] as Text[]]
    said.push(...cues.slice(small.length))
    const isTitled = random.chance(0.15)
    if (isTitled) this.#heading()
    if (issuerAt === 'top') this.#letterhead(random.chance(0.6) ? small.splice(0) : [])
    if (random.chance(0.35)) printDateLine(this.#sketch)
    if (random.chance(0.6)) this.#references()
    const isAddressed = random.chance(0.5)
    if (isAddressed) this.#window(random.chance(0.35) ? said.splice(0, 1) : [])
    if (!isTitled) this.#heading()
    this.#body(said, isAddressed)
    this.#signatures()
    if (issuerAt === 'stamp') this.#stamp()
    if (small.length > 0) this.#run(small)
    if (random.chance(0.5)) this.#decoy(random.pick([sheet.left, sheet.width * 0.6]))
  }

  /** Cues of bodies and people, and who did it. */
  #cues(): Text[] {
    const { random, language } = this.#sketch
    const { worker } = this.#world
    const own = worker.cues && random.chance(0.6) ? worker.cues : undefined
    const cue = random.pick((own ?? doneBy)[language])
    const isShown = random.chance(0.75)
    const concept = conceptOf('worker', 'person', worker, own ? [] : ['carried out by', 'performed by', 'done by'])
    const name = isShown ? this.#says([concept], this.#person()) : []
    return [...(isShown ? [filled(cue, name)] : []), ...this.#cast.cues()]
  }

  #person(): string {
    for (;;) {
      const name = this.#sketch.names.person()
      if (!name.includes(',')) return name
    }
  }

  #letterhead(small: readonly Text[]): void {
    const { random, desk, names } = this.#sketch
    const { sheet } = desk
    const align = random.pick(['left', 'left', 'center', 'right'] as const)
    const x = { left: sheet.left, right: sheet.right, center: sheet.width / 2 }[align]
    const style = desk.sized(random.between(0.9, 1.7), random.chance(0.6))
    if (align === 'left' && this.#number && random.chance(0.2)) {
      this.#isNumberTold = true
      sheet.print(sheet.right, sheet.y, this.#number, desk.style, 'right')
      sheet.line(this.#issuer, fitted(this.#issuer, style, (sheet.right - sheet.left) * 0.65), { leading: 1.5 })
    } else sheet.line(this.#issuer, fitted(this.#issuer, style, sheet.right - sheet.left), { x, align, leading: 1.4 })
    const lines = [names.street(), `${names.postcode()} ${names.of('city')}`, names.phone(), names.email()]
    const shown: Text[] = [...random.shuffle(lines).slice(0, random.int(0, 3)), ...small]
    if (random.chance(0.5)) this.#run(shown, x, align)
    else for (const line of shown) sheet.line(line, fitted(line, desk.small, sheet.right - sheet.left), { x, align })
    if (random.chance(0.3)) sheet.rule(sheet.left, sheet.right, sheet.y + 2)
    sheet.y += random.between(4, 18)
  }

  /** Several in one small line. */
  #run(parts: readonly Text[], x = this.#sketch.desk.sheet.left, align: 'left' | 'right' | 'center' = 'left'): void {
    const { random, desk } = this.#sketch
    if (parts.length === 0) return
    const by = random.pick([' · ', ' | ', ' – ', ' / ', '; '])
    const line = parts.flatMap((part, at) => [...(at > 0 ? [by] : []), ...piecesOf(part)])
    const { sheet } = desk
    sheet.line(line, fitted(line, desk.small, sheet.right - sheet.left), { x, align, leading: 1.4 })
  }

  /** Numbers of several sorts in one line or below each other. */
  #references(): void {
    const { random, desk, language } = this.#sketch
    const { sheet } = desk
    const chosen = random.shuffle(numbers).slice(0, random.int(1, 4))
    const said = chosen.map((voice): Text => {
      this.#cast.note(voice)
      const number = random.pattern(random.pick(voice.patterns))
      const piece = this.#says([conceptOf(voice.id, 'id', voice)], number)
      return [`${random.pick(voice.cues[language])}${random.pick([' ', ' ', ': ', ' '])}`, ...piece]
    })
    if (this.#number && !this.#isNumberTold && random.chance(0.25)) {
      this.#isNumberTold = true
      said.splice(random.int(0, said.length), 0, this.#number)
    }
    const align = random.pick(['left', 'left', 'right'] as const)
    const x = align === 'left' ? sheet.left : sheet.right
    if (random.chance(0.65)) this.#run(said, x, align)
    else for (const line of said) sheet.line(line, desk.style, { x, align, leading: 1.3 })
    sheet.y += random.between(2, 10)
  }

  /** Where the post goes, and somebody else beside it. */
  #window(beside: readonly Text[]): void {
    const { random, desk, names } = this.#sketch
    const { sheet } = desk
    const middle = sheet.width * 0.55
    const x = beside.length > 0 ? sheet.left : random.pick([sheet.left, sheet.left, middle])
    const top = sheet.y
    for (const text of beside) {
      sheet.print(middle, top, text, fitted(text, desk.style, sheet.right - middle))
      const below = [names.street(), `${names.postcode()} ${names.of('city')}`, names.phone()]
      below.slice(0, random.int(0, 3)).forEach((line, at) => {
        sheet.print(middle, top + (at + 1) * desk.style.size * 1.25, line, desk.style)
      })
    }
    const width = (beside.length > 0 ? middle - 8 : sheet.right) - x
    const lines: Text[] = this.#clientPerson ? [this.#client] : this.#representedClient()
    const address = [names.street(), `${names.postcode()} ${names.of('city')}`]
    for (const line of [...lines, ...(random.chance(0.8) ? address : [])])
      sheet.line(line, fitted(line, desk.style, width), { x, leading: 1.25 })
    sheet.y = Math.max(sheet.y, top + (beside.length > 0 ? desk.style.size * 5.2 : 0)) + random.between(6, 20)
  }

  /** The other side with whoever speaks for it, in one line or two. */
  #representedClient(): Text[] {
    const { random, language } = this.#sketch
    if (random.chance(0.4)) return [this.#client]
    const { client } = this.#world
    const post = random.pick(posts)
    const person = this.#says(
      [conceptOf('representative', 'person', { words: wordsAbout(representatives, client.words), said: [] })],
      this.#person(),
    )
    const form = random.pick(represented[language])
    const words = wordsAbout(representativeTitles, client.words)
    const job = form.includes('{j}')
      ? this.#says(
          [conceptOf('representative_title', 'job', { words, said: [] })],
          capital(random.pick(post[language])),
        )
      : []
    return form
      .split(' // ')
      .map((line) => line.split(/(\{\w\})/).flatMap((part) => piecesOf(placesOf(part, this.#client, person, job))))
  }

  #heading(): void {
    const { random, desk, language } = this.#sketch
    const { sheet } = desk
    const fits = (form: string) =>
      (!form.includes('{n}') || (this.#number !== undefined && !this.#isNumberTold)) &&
      (!form.includes('{x}') || random.chance(0.7))
    const form = random.pick(headings[language].filter(fits).concat('{t}'))
    const name = capital(this.#world.titles[language][this.#titleAt] ?? '')
    const title = random.chance(0.25) ? name.toUpperCase() : name
    const align = random.pick(['left', 'left', 'center'] as const)
    form.split(' // ').forEach((line, at) => {
      const style = desk.sized(random.between(1, at === 0 ? 1.6 : 1.2), random.chance(0.7))
      const columns = line.split(/ {3,}/).map((part) => this.#headed(part, title))
      const [first = ''] = columns
      const wide = sheet.right - sheet.left
      const second = columns[1]
      if (second !== undefined) {
        sheet.need(style.size * 1.6)
        sheet.print(sheet.left, sheet.y, first, fitted(first, style, wide * 0.6))
        sheet.print(sheet.right, sheet.y, second, fitted(second, style, wide * 0.38), 'right')
        sheet.y += style.size * 1.6
      } else {
        const x = align === 'left' ? sheet.left : sheet.width / 2
        sheet.line(first, fitted(first, style, wide), { x, align, leading: 1.6 })
      }
    })
    sheet.y += random.between(2, 12)
  }

  #headed(part: string, title: string): Text {
    if (part.includes('{n}')) this.#isNumberTold = true
    if (part.includes('{x}')) this.#isThingTold = true
    return part
      .split(/(\{\w\})/)
      .flatMap((each) => piecesOf({ '{t}': title, '{n}': this.#number ?? '', '{x}': this.#thing }[each] ?? each))
  }

  #body(said: readonly Text[], isAddressed: boolean): void {
    const { random, desk, language } = this.#sketch
    const { sheet } = desk
    const leading = random.between(1.2, 1.5)
    const more: Text[][] = []
    if (!isAddressed) {
      if (this.#clientPerson || random.chance(0.4)) more.push([filled(random.pick(doneFor[language]), this.#client)])
      else more.push(this.#representedClient())
    }
    if (!this.#isThingTold) {
      const [before = '', after = ''] = random.pick(aboutLines[language]).split('{x}')
      more.push([[before, ...piecesOf(this.#thing), after]])
    }
    const sentences = [...said, ...random.shuffle(asides[language]).slice(0, random.int(0, 3))]
    const parts: (() => void)[] = more.map((lines) => () => {
      for (const line of lines) sheet.paragraph(line, desk.style, { leading })
    })
    const manner = random.pick(['lines', 'paragraph', 'columns', 'mixed'] as const)
    parts.push(...this.#told(random.shuffle(sentences), manner, leading))
    if (random.chance(0.5)) parts.push(() => this.#unsaid.push(...printSides(this.#sketch, this.#cast)))
    if (random.chance(0.4)) parts.push(() => this.#figures())
    if (random.chance(0.2)) parts.push(() => printPart(this.#sketch))
    printInTurn(this.#sketch, random.shuffle(parts))
  }

  #figures(): void {
    const { random } = this.#sketch
    const entries = Array.from({ length: random.int(1, 4) }, () =>
      this.#sketch.entry(this.#sketch.fresh(['date', 'money', 'number', 'time', 'percent'] satisfies ValueForm[])),
    )
    printEntries(this.#sketch, entries, random.pick(pairLayouts))
  }

  /** Cues below each other, after each other or side by side. */
  #told(
    sentences: readonly Text[],
    manner: 'lines' | 'paragraph' | 'columns' | 'mixed',
    leading: number,
  ): (() => void)[] {
    const { random, desk } = this.#sketch
    const { sheet } = desk
    if (manner === 'columns') {
      const width = (sheet.right - sheet.left) / 2
      return [0, 1, 2, 3, 4, 5, 6, 7]
        .map((row) => sentences.slice(2 * row, 2 * row + 2))
        .filter((row) => row.length > 0)
        .map((row) => () => {
          sheet.need(20)
          row.forEach((text, at) => {
            sheet.print(sheet.left + at * width, sheet.y, text, fitted(text, desk.style, width - 8))
          })
          sheet.y += desk.style.size * 1.4
        })
    }
    const count = manner === 'lines' ? 1 : manner === 'paragraph' ? sentences.length : random.int(2, 3)
    const groups: Text[][] = []
    for (let at = 0; at < sentences.length; at += count) groups.push(sentences.slice(at, at + count))
    return groups.map((group) => () => {
      const text = group.flatMap((each, at) => [
        ...(at > 0 ? [' '] : []),
        ...(count > 1 ? ended(each) : piecesOf(each)),
      ])
      sheet.paragraph(text, desk.style, { leading })
    })
  }

  /** Names with what they are, for one side or both. */
  #signatures(): void {
    const { random, desk, language } = this.#sketch
    const { sheet } = desk
    const count = random.weighted([
      [0, 1],
      [1, 5],
      [2, 4],
    ])
    if (count === 0) return
    const chosen = random.shuffle(posts).slice(0, count)
    const hasSides = count === 2 && random.chance(0.7)
    const blocks = chosen.map((post, at) => this.#signature(post, count, hasSides ? at : undefined))
    const step = desk.style.size * random.between(1.25, 1.5)
    sheet.need(6 * step)
    sheet.y += random.between(6, 18)
    const isBeside = random.chance(0.7)
    const width = (sheet.right - sheet.left) / (isBeside ? count : 1)
    const start = count === 1 ? random.pick([sheet.left, sheet.left, sheet.width * 0.55]) : sheet.left
    let top = sheet.y
    blocks.forEach((lines, at) => {
      lines.forEach((line, down) => {
        const x = start + (isBeside ? at * width : 0)
        sheet.print(x, top + down * step, line, fitted(line, desk.style, isBeside ? width - 10 : sheet.right - x))
      })
      sheet.y = Math.max(sheet.y, top + (lines.length + 1) * step)
      if (!isBeside) top = sheet.y
    })
    if (random.chance(0.15)) sheet.line(random.pick(decoys[language].filter((text) => !text.includes('{'))), desk.small)
  }

  #signature(post: Variants, count: number, side: number | undefined): Text[] {
    const { random, language } = this.#sketch
    const { issuer, client } = this.#world
    const whose = side === 0 ? issuer : client
    const isJobShown = random.chance(0.85)
    const about: Concept[] = [
      ...(isJobShown ? [conceptOf(`post:${post.en[0]}`, 'person', { words: post, said: [] })] : []),
      ...(count === 1 ? [conceptOf('signatory', 'person', { words: signatory, said: ['who signs'] })] : []),
      ...(side === undefined
        ? []
        : [conceptOf(`signer:${side}`, 'person', { words: wordsAbout(signersFor, whose.words), said: [] })]),
    ]
    const name = about.length > 0 ? this.#says(about, this.#person()) : [this.#person()]
    const job: Concept[] =
      count === 1 ? [conceptOf('signatory_title', 'job', { words: signatoryTitle, said: ['as what they sign'] })] : []
    const title = isJobShown ? this.#says(job, capital(random.pick(post[language]))) : []
    const party = side === 0 ? this.#issuer : this.#client
    const head: Text[] = side === undefined ? [] : [filled(random.pick(signsFor[language]), party)]
    const line = random.pick([[], [], ['________________'], ['....................']])
    const titled: Text[] = isJobShown ? [title] : []
    return random.weighted<Text[]>([
      [[...head, ...line, name, ...titled], 5],
      [[...head, ...titled, ...line, name], 3],
      [[...head, ...line, isJobShown ? [...piecesOf(name), ', ', ...title] : name], 2],
      [[...line, name, ...titled, ...head], 2],
    ])
  }

  #stamp(): void {
    const { random, desk, language } = this.#sketch
    const { sheet } = desk
    const text = filled(random.pick(stamps[language]), this.#issuer)
    const x = random.pick([sheet.left, sheet.width * 0.5])
    sheet.line(text, fitted(text, desk.style, sheet.right - x), { x, leading: 1.8 })
  }

  #foot(): void {
    const { random, desk, names } = this.#sketch
    const { sheet } = desk
    const lines = [names.street(), `${names.postcode()} ${names.of('city')}`, names.phone()]
    const text: Text = [...piecesOf(this.#issuer), ' · ', lines.slice(0, random.int(1, 3)).join(' · ')]
    sheet.print(sheet.left, sheet.height - 40, text, fitted(text, desk.small, sheet.right - sheet.left))
  }

  #decoy(x: number): void {
    const { random, desk, language } = this.#sketch
    desk.sheet.line(madeName(this.#sketch, random.pick(decoys[language])), desk.small, { x, leading: 1.4 })
  }
}

function strange({ words }: Named): string {
  return `strange:${words.en[0]}`
}

function filled(form: string, value: Text): Text {
  const [before = '', after = ''] = form.split('{}')
  return [before, ...piecesOf(value), after]
}

/** With a full stop behind it. */
function ended(text: Text): Piece[] {
  const pieces = piecesOf(text).filter((piece) => piece.text !== '')
  return /[.!?:,]$/.test(pieces.at(-1)?.text ?? '') ? pieces : [...pieces, { text: '.', marks: [] }]
}

function placesOf(part: string, client: Text, person: Text, job: Text): Text {
  return { '{c}': client, '{p}': person, '{j}': job }[part] ?? part
}
