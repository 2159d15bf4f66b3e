import type { Language } from '../../data/language-data.ts'
import type { Style } from '../../fonts.ts'
import type { Piece, Text } from '../../text.ts'
import { piecesOf, plain } from '../../text.ts'
import type { Concept } from '../concept.ts'
import type { Matter } from '../matters/matter.ts'
import { calledInGeneral } from '../matters/matter-paper.ts'
import { clauses, seals, signedAt, signedBy, signedOn } from '../matters/matter-words.ts'
import { matters } from '../matters/matters.ts'
import { nameOf, Telling } from '../matters/telling.ts'
import { capital } from '../names.ts'
import { forgetUnprinted } from '../page-ends.ts'
import { fitted, pairLayouts, printEntries } from '../pairs.ts'
import { partyLines } from '../parties.ts'
import { printPart } from '../parts/parts.ts'
import type { Plan } from '../plan.ts'
import { printInTurn } from '../print-in-turn.ts'
import type { Role } from '../roles.ts'
import type { Sketch } from '../sketch.ts'
import { sharesWords } from '../trades/absent-roles.ts'
import { closings } from '../trades/paper-words.ts'
import { madeName, ownValues } from './office-values.ts'
import { asides, endLines, footLines, headings, makerLines, presentLines, referenceLines } from './office-words.ts'
import { officeKinds } from './offices.ts'

/** A paper as an office lays it out: letterhead, reference line, heading, sentences, names below lines; next to nothing has a label. */
export function printOfficePaper(sketch: Sketch): Plan {
  const { random, language, facts } = sketch
  const kind = random.pick(officeKinds)
  const looks = { isHeaded: random.chance(0.8), isSigned: random.chance(0.85) }
  const matter = withoutDoubles(calledInGeneral(random, kind.matter, looks))
  const telling = new Telling(sketch, matter, ownValues(sketch, kind))
  new OfficePaper(sketch, matter, telling, looks).print()
  const others = random.shuffle(officeKinds.filter((other) => !sharesFrame(other.matter, matter))).slice(0, 5)
  const farther = random.shuffle(matters).slice(0, 5)
  const there = [...facts.roles]
  const missing = [...matter.parties].filter(([name, party]) => !mayBeAnybody.includes(name) && !facts.roles.has(party))
  const strangers = farther.flatMap(({ parties }) =>
    [...parties.values()].filter(({ isUnmistakable }) => isUnmistakable),
  )
  const roles: Role[] = [...missing.map(([, party]) => party), ...strangers]
  return {
    kind: `office:${matter.id}`,
    title: { words: matter.titles[language] },
    ...{ parties: [], concepts: [], lists: [], absentLists: [] },
    absent: [
      ...telling
        .untold()
        .filter((name) => !mayBeAnything.includes(name))
        .flatMap((name) => matter.slots.get(name)?.concept ?? []),
      ...others.flatMap(({ matter: { slots } }) =>
        [...slots.values()]
          .filter(({ isUnmistakable, concept }) => isUnmistakable && !isVague(concept))
          // By its own word alone: any paper is about something.
          .map(({ concept: { fields: _, synonyms: __, ...concept } }) => concept),
      ),
    ],
    absentRoles: roles.filter((role) => !there.some((other) => sharesWords(role, other))),
  }
}

/** Nobody but the contact is called so, however else they are called in general. */
function withoutDoubles(matter: Matter): Matter {
  const contact = matter.parties.get('contact')
  if (!contact) return matter
  const parties = [...matter.parties].map(([name, party]) => {
    if (party === contact) return [name, party] as const
    const own = (language: Language) => {
      const taken = contact.words[language].map((word) => word.toLowerCase())
      return party.words[language].filter((word) => !taken.includes(word.toLowerCase()))
    }
    return [name, { ...party, words: { en: own('en'), de: own('de'), fr: own('fr'), es: own('es') } }] as const
  })
  return { ...matter, parties: new Map(parties) }
}

/** Whoever signs may be meant by these. */
const mayBeAnybody: readonly string[] = ['contact', 'checker']

/** What other words of the paper could be taken for. */
const mayBeAnything: readonly string[] = ['title', 'place', 'report_on', 'branch', 'site', 'object']

/** Words that other things may be called by, too. */
const vague = new Set(
  `vehicle service system project sample entry line type case plant point source article module application field
  component supply item post school stage film book crossing branch status benefit design study protocol production
  wall picture photograph kitchen building contract`.split(/\s+/),
)

function isVague({ labels }: Concept): boolean {
  return (labels.en ?? []).some((label) => vague.has(label))
}

function sharesFrame({ id: one }: Matter, { id: other }: Matter): boolean {
  return one.split('_')[0] === other.split('_')[0]
}

class OfficePaper {
  readonly #sketch: Sketch
  readonly #matter: Matter
  readonly #telling: Telling
  readonly #passages: readonly string[]
  readonly #looks: { isHeaded: boolean; isSigned: boolean }

  constructor(sketch: Sketch, matter: Matter, telling: Telling, looks: { isHeaded: boolean; isSigned: boolean }) {
    const { random, language } = sketch
    this.#sketch = sketch
    this.#matter = matter
    this.#telling = telling
    this.#looks = looks
    const [first = '', ...rest] = (matter.passages[language] ?? []).map((ways) => random.pick(ways.split(' || ')))
    const share = random.pick([0.35, 0.7, 1])
    this.#passages = [first, ...rest.filter(() => random.chance(share))]
  }

  print(): void {
    const { random, desk, language } = this.#sketch
    const { sheet } = desk
    if (random.chance(0.25)) this.#foot()
    sheet.y = random.between(24, 60)
    const headingFirst = random.chance(0.12)
    if (headingFirst) this.#heading()
    if (this.#looks.isHeaded) this.#letterhead()
    if (random.chance(0.6)) this.#someLines(referenceLines, random.pick([sheet.left, sheet.right]))
    if (!this.#passages.some((text) => text.includes('{subject.')) && random.chance(0.35)) this.#window()
    if (!headingFirst) this.#heading()
    if (random.chance(0.3)) this.#someLines(presentLines, sheet.left)
    this.#body()
    if (random.chance(0.25)) this.#someLines(makerLines, sheet.left)
    if (this.#looks.isSigned) {
      if (random.chance(0.2)) sheet.line(random.pick(closings[language]), desk.style, { leading: 1.6 })
      this.#signatures()
    }
    if (this.#looks.isHeaded && random.chance(0.15)) this.#seal()
    if (random.chance(0.25)) this.#someLines(endLines, random.pick([sheet.left, sheet.left, sheet.right]), true)
  }

  #letterhead(): void {
    const { random, desk } = this.#sketch
    const { sheet } = desk
    const party = this.#party('office')
    const name = nameOf(this.#sketch, party)
    const [first = '', ...lines] = partyLines(
      this.#sketch,
      { role: party, unlabelled: true },
      false,
      random.chance(0.15) ? name.toUpperCase() : name,
    )
    const shown = random.chance(0.25) ? [] : lines.slice(0, random.int(0, lines.length))
    forgetUnprinted(this.#sketch, lines.slice(shown.length))
    this.#telling.introduce('office', piecesOf(first)[0]?.marks[0]?.concept ?? '', plain(first))
    const align = random.pick(['left', 'left', 'right', 'center'] as const)
    const x = { left: sheet.left, right: sheet.right, center: sheet.width / 2 }[align]
    const branch: Text[] = random.chance(0.35) ? [this.#said('{branch}')] : []
    const nameStyle = desk.sized(random.between(0.9, 1.6), random.chance(0.6))
    const isBranchInLine = branch.length > 0 && random.chance(0.25)
    const by = random.pick([' – ', ', ', ' · ', ' / '])
    const head: Text = isBranchInLine ? [...piecesOf(first), by, ...branch.flatMap(piecesOf)] : first
    sheet.line(head, fitted(head, nameStyle, sheet.right - sheet.left), { x, align, leading: 1.4 })
    const below = [...(isBranchInLine ? [] : branch), ...shown]
    if (below.length > 1 && random.chance(0.35)) {
      const line = below.flatMap((text, at) => [...(at > 0 ? piecesOf(by) : []), ...piecesOf(text)])
      sheet.line(line, fitted(line, desk.small, sheet.right - sheet.left), { x, align })
    } else for (const line of below) sheet.line(line, desk.small, { x, align })
    if (random.chance(0.25)) sheet.rule(sheet.left, sheet.right, sheet.y + 2)
    sheet.y += random.between(6, 26)
  }

  /** The address of whom it concerns, or of whoever takes in their post. */
  #window(): void {
    const { random, desk, names, language } = this.#sketch
    const { sheet } = desk
    const party = this.#party('subject')
    const lines = partyLines(
      this.#sketch,
      { role: party, unlabelled: true },
      party.form === 'person',
      nameOf(this.#sketch, party),
    )
    const [first = ''] = lines
    this.#telling.introduce('subject', piecesOf(first)[0]?.marks[0]?.concept ?? '', plain(first))
    const courtesy = party.form === 'person' && random.chance(0.3) ? [random.pick(courtesies[language])] : []
    const care = random.chance(0.12) ? [`c/o ${names.person()}`] : []
    const shown = [...courtesy, ...lines.slice(0, 1), ...care, ...lines.slice(1)]
    const x = random.pick([sheet.left, sheet.left, sheet.width * 0.55])
    for (const line of shown) sheet.line(line, desk.style, { x, leading: 1.25 })
    sheet.y += random.between(8, 26)
  }

  #heading(): void {
    const { random, desk, language } = this.#sketch
    const { sheet } = desk
    if (random.chance(0.06)) return
    const template = random.pick(this.#sayable(headings[language]))
    const align = random.pick(['left', 'left', 'center'] as const)
    const x = align === 'left' ? sheet.left : sheet.width / 2
    template.split(' // ').forEach((part, at) => {
      if (this.#columns(part, desk.bold)) return
      const line = this.#said(part)
      const style =
        at === 0 || random.chance(0.3) ? desk.sized(random.between(1, 1.7), random.chance(0.75)) : desk.style
      sheet.line(line, fitted(line, style, sheet.right - sheet.left), { x, align, leading: 1.6 })
    })
    sheet.y += random.between(2, 14)
  }

  #body(): void {
    const { random, desk, language } = this.#sketch
    const { sheet } = desk
    const form = random.chance(0.15) ? random.pick(clauses[language]) : undefined
    const leading = random.between(1.2, 1.5)
    const middle = sheet.width / 2
    const parts = this.#passages.map((template, at) => () => {
      const number = form === undefined ? '' : form.replace('{}', String(at + 1))
      // A name that stands on a line of its own.
      template.split(' // ').forEach((part, line) => {
        const text: Text = line === 0 ? [number, ...this.#said(part)] : this.#said(part)
        if (/^\{\w+\}$/.test(part))
          sheet.line(text, desk.sized(1.2, true), { x: middle, align: 'center', leading: 1.8 })
        else sheet.paragraph(text, desk.style, { leading })
      })
    })
    if (random.chance(0.2)) parts.splice(random.int(0, parts.length), 0, () => this.#entries())
    const aside = random.pick(asides[language])
    if (random.chance(0.35))
      parts.splice(random.int(0, parts.length), 0, () => sheet.paragraph(aside, desk.style, { leading }))
    if (random.chance(0.4)) parts.splice(random.int(1, parts.length), 0, () => printPart(this.#sketch))
    printInTurn(this.#sketch, parts)
  }

  /** Some of what no passage tells, by its labels. */
  #entries(): void {
    const { random } = this.#sketch
    const left = this.#telling.leftBy(this.#passages).filter((name) => name !== 'title')
    const entries = random
      .shuffle(left)
      .slice(0, random.int(1, 4))
      .map((name) => this.#telling.entry(name))
    if (entries.length > 0) printEntries(this.#sketch, entries, random.pick(pairLayouts))
  }

  #someLines(lines: Record<Sketch['language'], readonly string[]>, x: number, isSmall = false): void {
    const { random, desk, language } = this.#sketch
    const { sheet } = desk
    const style = isSmall ? desk.small : desk.style
    for (const line of random.pick(this.#sayable(lines[language])).split(' // ')) {
      if (this.#columns(line, style)) continue
      sheet.line(this.#said(line), style, { x, align: x > sheet.width / 2 ? 'right' : 'left', leading: 1.4 })
    }
    sheet.y += random.between(4, 14)
  }

  /** What three blanks part stands side by side. */
  #columns(line: string, style: Style): boolean {
    const { sheet } = this.#sketch.desk
    const columns = line.split(/ {3,}/)
    if (columns.length === 1) return false
    const width = (sheet.right - sheet.left) / columns.length
    sheet.need(style.size * 1.5)
    columns.forEach((column, at) => {
      const text = this.#said(column)
      sheet.print(sheet.left + at * width, sheet.y, text, fitted(text, style, width - 8))
    })
    sheet.y += style.size * 1.5
    return true
  }

  /** Place and day, then names below lines with what they are. */
  #signatures(): void {
    const { random, desk, language } = this.#sketch
    const { sheet } = desk
    if (random.chance(0.6)) {
      const form = random.pick((random.chance(0.75) ? signedAt : signedOn)[language])
      sheet.line(this.#said(form.replace('{p}', '{place}').replace('{d}', '{report_on}')), desk.style, { leading: 1.8 })
    }
    const { signers } = this.#matter
    const blocks = signers.filter((_, at) => random.chance(at === 0 ? 0.95 : 0.6)).map((name) => this.#signature(name))
    if (blocks.length === 0) return
    sheet.y += random.between(6, 20)
    const step = desk.style.size * random.between(1.25, 1.6)
    const columns = random.chance(0.65) ? blocks.length : 1
    const width = (sheet.right - sheet.left) / columns
    const start = columns === 1 ? random.pick([sheet.left, sheet.left, sheet.width * 0.55]) : sheet.left
    for (let from = 0; from < blocks.length; from += columns) {
      sheet.need(5 * step)
      const row = blocks.slice(from, from + columns)
      row.forEach((lines, at) => {
        lines.forEach((line, down) => {
          sheet.print(start + at * width, sheet.y + down * step, line, fitted(line, desk.style, width - 12))
        })
      })
      sheet.y += (Math.max(...row.map((lines) => lines.length)) + 1) * step
    }
  }

  #signature(name: string): Text[] {
    const { random, language } = this.#sketch
    const isKnown = this.#telling.has(name)
    const said = this.#said(`{${name}}`)
    const caption = isKnown && random.chance(0.5) ? [] : [capital(this.#word(name))]
    const line = random.pick([
      [],
      [],
      ['______________________'],
      [random.pick(signedBy[language])],
      ['....................'],
    ])
    return random.weighted<Text[]>([
      [[...caption, ...line, said], 3],
      [[...line, said, ...caption], 5],
      [[...line, caption.length > 0 ? [...piecesOf(said), ', ', ...caption] : said], 2],
    ])
  }

  #seal(): void {
    const { random, desk, language } = this.#sketch
    const { sheet } = desk
    const text = this.#said(random.pick(seals[language]).replace('{}', '{office}'))
    sheet.line(text, desk.small, { x: random.pick([sheet.left, sheet.width * 0.5]), leading: 1.8 })
  }

  #foot(): void {
    const { random, desk, language } = this.#sketch
    const { sheet } = desk
    const form = random.pick(footLines[language]).split('{title}')
    const made = form.map((part) => madeName(this.#sketch, part))
    const text: Text = made.length > 1 ? [made[0] ?? '', ...this.#said('{title}'), made[1] ?? ''] : (made[0] ?? '')
    sheet.print(random.pick([sheet.left, sheet.width / 2]), sheet.height - 40, text, desk.sized(0.75))
  }

  /** Those of which the matter has everything. */
  #sayable(templates: readonly string[]): string[] {
    const { parties, slots } = this.#matter
    return templates.filter((template) =>
      [...template.matchAll(/\{(\w+)[^}]*\}|%(\w+)%/g)].every(([, slot, word]) => {
        const name = slot ?? word ?? ''
        return parties.has(name) || slots.has(name)
      }),
    )
  }

  /** `%party%` is the word for them. */
  #said(template: string): Piece[] {
    return this.#telling.passage(template.replace(/%(\w+)%/g, (_, name: string) => this.#word(name)))
  }

  #word(name: string): string {
    const { random, language } = this.#sketch
    const words = this.#matter.parties.get(name)?.words ?? this.#matter.slots.get(name)?.concept.labels
    return random.pick((words?.[language] ?? ['']).slice(0, 2))
  }

  #party(name: string) {
    const party = this.#matter.parties.get(name)
    if (!party) throw new Error(`${this.#matter.id} has no party ${name}`)
    return party
  }
}

const courtesies = {
  en: ['Mr', 'Ms', 'To'],
  de: ['Herrn', 'Frau', 'An'],
  fr: ['Monsieur', 'Madame', 'À'],
  es: ['Sr. D.', 'Sra. D.ª', 'A'],
}
