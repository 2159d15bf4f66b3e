import { type Piece, piecesOf, stated, type Text } from '../../text.ts'
import { printListOfSomeKind } from '../list-of-some-kind.ts'
import { capital } from '../names.ts'
import { forgetUnprinted, printDateLine } from '../page-ends.ts'
import { fitted, pairLayouts, printEntries } from '../pairs.ts'
import { printPart } from '../parts/parts.ts'
import type { Plan } from '../plan.ts'
import { attribute, type Role } from '../roles.ts'
import type { Sketch } from '../sketch.ts'
import { printTicks } from '../statements.ts'
import { Subject } from '../things/subject.ts'
import { sharesWords, strangersTo } from './absent-roles.ts'
import { type Actor, clientOf, senderOf, staffOf } from './cast.ts'
import { closings, courtesies, onBehalf, openings, salutations, titles } from './paper-words.ts'
import {
  choiceTellingsFor,
  filled,
  flagTellingsFor,
  linesFor,
  printLineForm,
  type Telling,
  tell,
  tellChoice,
  tellFlag,
  tellingsFor,
  untold,
} from './told.ts'
import { type StaffRole, type Trade, trades } from './trades.ts'

/** A letter, a slip or a certificate of some trade: who is who is told by places and deeds, and most facts have no label. */
export function printPaper(sketch: Sketch): Plan {
  const { random, language } = sketch
  const trade = random.pick(trades)
  const paper = new Paper(sketch, trade)
  paper.print()
  return {
    kind: `trade:${trade.id}`,
    title: { words: titles[language] },
    ...{ parties: [], concepts: [], lists: [], absentLists: [] },
    absent: [tellingsFor, flagTellingsFor, choiceTellingsFor]
      .flatMap((tellings) => tellings(trade.group))
      .map(({ concept }) => concept),
    absentRoles: paper.absentRoles(),
  }
}

class Paper {
  readonly #sketch: Sketch
  readonly #trade: Trade
  readonly #sender: Actor
  readonly #client: Actor
  readonly #signer: { actor: Actor; member: StaffRole } | undefined
  /** What the paper is about. */
  readonly #subject: Subject | undefined
  /** Lines of the sender that stand at the foot of the first page. */
  #foot: Text[] = []
  #isSenderNamed = false
  #isClientNamed = false
  /** Somebody acts whose part nobody names: others of the trade might be meant by it. */
  #isSomebodyUntitled = false

  constructor(sketch: Sketch, trade: Trade) {
    const { random } = sketch
    this.#sketch = sketch
    this.#trade = trade
    this.#sender = senderOf(sketch, trade)
    this.#client = clientOf(sketch, trade)
    if (random.chance(0.6)) {
      const member = random.pick(trade.staff)
      this.#signer = { actor: staffOf(sketch, member, true), member }
    }
    if (random.chance(0.75)) this.#subject = new Subject(sketch)
  }

  absentRoles(): Role[] {
    const there = [...this.#sketch.facts.roles]
    const own = this.#isSomebodyUntitled ? [] : this.#trade.staff
    return [...own, ...strangersTo(this.#trade)].filter((role) => !there.some((other) => sharesWords(role, other)))
  }

  print(): void {
    const { random, desk } = this.#sketch
    const { sheet } = desk
    sheet.y = random.between(24, 60)
    this.#head()
    if (this.#subject && random.chance(0.2)) this.#blockOf(this.#subject)
    if (random.chance(0.6)) this.#address()
    if (random.chance(0.6)) printDateLine(this.#sketch)
    this.#title()
    if (random.chance(0.55)) this.#salute()
    this.#body()
    this.#signOff()
    this.#footer()
    forgetUnprinted(this.#sketch, [
      ...this.#foot,
      ...this.#client.lines,
      ...(this.#isClientNamed ? [] : [[this.#client.said()]]),
    ])
  }

  #head(): void {
    const { random, desk } = this.#sketch
    const { sheet } = desk
    const form = random.weighted([
      ['letterhead', 5],
      ['name', 2],
      ['line', 2],
      ['none', 1.5],
    ] as const)
    const units = inUnits(this.#sender.lines)
    const most = form === 'letterhead' ? units.length : form === 'line' ? 1 : 0
    const above = random.shuffle(units).slice(0, random.int(Math.min(1, most), most))
    const shown = units.filter((unit) => above.includes(unit)).flat()
    this.#foot = units.filter((unit) => !above.includes(unit)).flat()
    if (form === 'none') return
    this.#isSenderNamed = true
    const align = random.pick(['left', 'right', 'center'] as const)
    const x = { left: sheet.left, right: sheet.right, center: sheet.width / 2 }[align]
    if (form === 'line') {
      sheet.line(joined([[this.#sender.said()], ...shown], random.pick([' · ', ', ', ' - '])), desk.small, { x, align })
    } else {
      const style = desk.sized(random.between(1, 1.8), random.chance(0.7))
      sheet.line([this.#sender.said()], style, { x, align, leading: 1.4 })
      if (random.chance(0.4) && shown.length > 0)
        sheet.line(joined(shown, random.pick([' · ', ' | ', ', '])), desk.small, { x, align })
      else for (const line of shown) sheet.line(line, desk.small, { x, align })
    }
    sheet.y += random.between(6, 26)
  }

  #address(): void {
    const { random, desk } = this.#sketch
    const { sheet } = desk
    const x = random.pick([sheet.left, sheet.left, sheet.width * 0.55])
    this.#isClientNamed = true
    if (random.chance(0.15)) sheet.line(`${this.#sketch.role(this.#client.role)}:`, desk.small, { x })
    for (const line of [[this.#client.said()], ...this.#client.lines])
      sheet.line(line, desk.style, { x, leading: 1.25 })
    this.#client.lines = []
    sheet.y += random.between(6, 24)
  }

  #title(): void {
    const { random, desk, language, names, facts } = this.#sketch
    const { sheet } = desk
    if (this.#subject && random.chance(0.45)) {
      this.#titleOf(this.#subject)
      return
    }
    if (random.chance(0.15)) return
    const style = desk.sized(random.between(1, 1.7), random.chance(0.8))
    const title = random.pick(titles[language])
    if (!random.chance(0.3)) sheet.line(title, style, { leading: 1.6 })
    else {
      const number = names.number()
      const fact = facts.add({ concept: attribute('id'), place: 'number' })
      sheet.line(
        [`${title}${random.pick([' ', ' Nr. ', ' n° ', ': ', ' #'])}`, stated(fact.key, number, number)],
        style,
        {
          leading: 1.6,
        },
      )
    }
  }

  #titleOf(subject: Subject): void {
    const { random, desk } = this.#sketch
    const style = desk.sized(random.between(1, 1.5), random.chance(0.8))
    const [first = '', ...others] = subject.title()
    desk.sheet.paragraph(first, style, { leading: 1.5 })
    for (const line of others) desk.sheet.paragraph(line, random.chance(0.5) ? style : desk.style, { leading: 1.4 })
    desk.sheet.y += random.between(2, 8)
  }

  /** What the paper is about, in lines of its own. */
  #blockOf(subject: Subject): void {
    const { random, desk } = this.#sketch
    const [first = '', ...others] = subject.block()
    desk.sheet.paragraph(first, desk.sized(random.between(1, 1.3), random.chance(0.5)), { leading: 1.4 })
    for (const line of others) desk.sheet.paragraph(line, desk.style, { leading: 1.3 })
  }

  #salute(): void {
    const { random, desk, language } = this.#sketch
    const [before = '', after = ''] = random.pick(salutations[language]).split('{}')
    const short = this.#isClientNamed && random.chance(0.8)
    const name: Text = short ? (this.#client.name.split(' ').at(-1) ?? '') : [this.#client.said()]
    this.#isClientNamed = true
    desk.sheet.line([before, ...piecesOf(name), after], desk.style, { leading: 1.7 })
  }

  #body(): void {
    const { random, desk } = this.#sketch
    const subject = this.#subject
    const parts: (() => void)[] = [
      () => this.#tellings(),
      ...(subject && random.chance(0.35) ? [() => this.#blockOf(subject)] : []),
      ...(random.chance(0.6) ? [() => this.#lines()] : []),
      ...(random.chance(0.45) ? [() => this.#entries()] : []),
      ...(random.chance(0.25) ? [() => this.#ticks()] : []),
    ]
    const ordered = random.shuffle(parts)
    if (random.chance(0.3)) ordered.splice(random.int(0, ordered.length), 0, () => printPart(this.#sketch))
    if (random.chance(0.2)) ordered.push(() => printListOfSomeKind(this.#sketch))
    if (random.chance(this.#isClientNamed ? 0.2 : 0.75)) this.#opening()
    for (const part of ordered) {
      desk.sheet.need(60)
      part()
      desk.sheet.y += random.between(4, 14)
    }
  }

  #opening(): void {
    const { random, desk, language } = this.#sketch
    const text = random
      .pick(openings[language])
      .split(/(\{[sc]\})/)
      .flatMap((part): Piece[] =>
        part === '{s}' ? [this.#sender.said()] : part === '{c}' ? [this.#client.said()] : piecesOf(part),
      )
    this.#isSenderNamed = true
    this.#isClientNamed = true
    desk.sheet.paragraph(text, desk.style)
    desk.sheet.y += 6
  }

  /** Running text: facts, yes and no, people and politeness. */
  #tellings(): void {
    const { random, desk, language } = this.#sketch
    const { group } = this.#trade
    const sentences: Piece[][] = [
      ...this.#fresh(tellingsFor(group), random.int(3, 8)).map((each) => tell(this.#sketch, each)),
      ...this.#fresh(flagTellingsFor(group), random.int(0, 4)).map((each) => tellFlag(this.#sketch, each)),
      ...this.#fresh(choiceTellingsFor(group), random.int(0, 3)).map((each) => tellChoice(this.#sketch, each)),
      ...Array.from({ length: random.int(1, 4) }, () => piecesOf(random.pick(courtesies[language]))),
      ...this.#people(),
      ...(this.#subject?.sentences() ?? []),
    ]
    const size = random.int(2, 6)
    const mixed = random.shuffle(sentences)
    for (let from = 0; from < mixed.length; from += size) {
      const text = mixed.slice(from, from + size).flatMap((sentence) => [...sentence, ...piecesOf(' ')])
      desk.sheet.paragraph(text, desk.style, { leading: random.between(1.2, 1.5) })
      desk.sheet.y += random.between(2, 8)
    }
  }

  #fresh(tellings: readonly Telling[], count: number): Telling[] {
    return untold(this.#sketch, tellings, count)
  }

  /** Who did what, by what they did; now and then with the word for it. */
  #people(): Piece[][] {
    const { random, language } = this.#sketch
    const others = this.#trade.staff.filter((member) => member !== this.#signer?.member && random.chance(0.35))
    return others.map((member) => {
      const actor = staffOf(this.#sketch, member, false)
      const named = random.chance(0.25) ? piecesOf(`${capital(random.pick(member.words[language]))} `) : []
      const mail = actor.lines.flatMap((line) => [...piecesOf(' ('), ...piecesOf(line), ...piecesOf(')')])
      return filled(random.pick(member.sentences[language]), [...named, actor.said(), ...mail])
    })
  }

  #lines(): void {
    const { random, desk } = this.#sketch
    const bullet = random.pick(['', '', '- ', '• '])
    let left = random.int(1, 3)
    for (const form of random.shuffle(linesFor(this.#trade.group))) {
      if (left === 0) return
      if (form.groups.includes('any') && random.chance(0.6)) continue
      if (form.concepts.some((concept) => this.#sketch.facts.names(concept))) continue
      left -= 1
      const text = printLineForm(this.#sketch, form)
      desk.sheet.paragraph([bullet, ...text], desk.style, { leading: 1.4 })
    }
  }

  #entries(): void {
    const { random } = this.#sketch
    const { group } = this.#trade
    const told = [
      ...this.#fresh(tellingsFor(group), random.int(0, 3)),
      ...this.#fresh([...flagTellingsFor(group), ...choiceTellingsFor(group)], random.int(0, 3)),
    ].map(({ concept }) => concept)
    const concepts = [...told, ...Array.from({ length: random.int(1, 4) }, () => this.#sketch.fresh())]
    printEntries(
      this.#sketch,
      concepts.map((concept) => this.#sketch.entry(concept)),
      random.pick(pairLayouts),
    )
  }

  #ticks(): void {
    const { random } = this.#sketch
    const { group } = this.#trade
    const chosen = [
      ...this.#fresh(flagTellingsFor(group), random.int(1, 3)),
      ...this.#fresh(choiceTellingsFor(group), random.int(0, 1)),
    ]
    printTicks(
      this.#sketch,
      chosen.map(({ concept }) => concept),
    )
  }

  #signOff(): void {
    const { random, desk, language } = this.#sketch
    const { sheet } = desk
    const x = random.pick([sheet.left, sheet.left, sheet.width * 0.55])
    sheet.need(70)
    if (this.#signer || random.chance(0.5)) sheet.line(random.pick(closings[language]), desk.style, { x, leading: 1.8 })
    const lines: Text[] = this.#signer ? this.#signature(this.#signer) : []
    if (!this.#isSenderNamed || random.chance(0.45)) {
      this.#isSenderNamed = true
      const name: Text = [random.pick(onBehalf[language]), this.#sender.said()]
      if (random.chance(0.5)) lines.unshift(name)
      else lines.push(name)
    }
    for (const line of lines) sheet.line(line, desk.style, { x })
    if (random.chance(0.3) && this.#foot.length > 0) {
      for (const line of this.#foot) sheet.line(line, desk.small, { x })
      this.#foot = []
    }
  }

  #signature({ actor, member }: { actor: Actor; member: StaffRole }): Text[] {
    const { random, language } = this.#sketch
    const titled = random.chance(0.5)
    const title = capital(random.pick(member.words[language]))
    if (!titled) this.#isSomebodyUntitled = true
    const lines = [
      ...(titled && random.chance(0.4) ? [[actor.said(), `, ${title}`]] : [[actor.said()], ...(titled ? [title] : [])]),
      ...actor.lines,
    ]
    actor.lines = []
    return lines
  }

  /** What is left of the sender, in small type at the bottom. */
  #footer(): void {
    const { random, desk } = this.#sketch
    const { sheet } = desk
    if (this.#foot.length === 0 || random.chance(0.3)) return
    const small = desk.sized(random.pick([0.7, 0.75, 0.8]))
    const named = random.chance(0.5) ? [[this.#sender.said()]] : []
    const line = joined([...named, ...this.#foot], random.pick([' · ', ' | ', ', ', '   ']))
    sheet.print(sheet.width / 2, sheet.height - 40, line, fitted(line, small, sheet.right - sheet.left), 'center')
    this.#foot = []
  }
}

/** Lines of one thing, an address above all, stay together. */
function inUnits(lines: readonly Text[]): Text[][] {
  const units: Text[][] = []
  const keysOf = (line: Text) => piecesOf(line).flatMap(({ marks }) => marks.map(({ concept }) => concept))
  for (const line of lines) {
    const last = units.at(-1)
    const before = last?.at(-1)
    if (last && before && keysOf(line).some((key) => keysOf(before).includes(key))) last.push(line)
    else units.push([line])
  }
  return units
}

function joined(lines: readonly Text[], by: string): Text {
  return lines.flatMap((line, at) => [...(at > 0 ? [by] : []), ...piecesOf(line)])
}
