import { piecesOf, stated, type Text } from '../text.ts'
import { capital } from './names.ts'
import { partyLines } from './parties.ts'
import type { PlanTitle } from './plan.ts'
import { attribute } from './roles.ts'
import type { Sketch } from './sketch.ts'
import { fillerOf } from './statements.ts'

/** The head of a document: who writes, to whom, what it is, its number and date, each of them or not. */
export function printHead(sketch: Sketch, title: PlanTitle): void {
  const { random, desk } = sketch
  const { sheet } = desk
  sheet.y = random.between(24, 60)
  const parts: (() => void)[] = [
    ...(random.chance(0.55) ? [() => printSender(sketch)] : []),
    ...(random.chance(0.3) ? [() => printRecipient(sketch)] : []),
  ]
  const titleFirst = random.chance(0.4)
  if (titleFirst) printTitle(sketch, title)
  for (const part of parts) part()
  if (!titleFirst) printTitle(sketch, title)
  if (random.chance(0.15)) sheet.paragraph(fillerOf(sketch, random.int(5, 25)), desk.style)
}

function printSender(sketch: Sketch): void {
  const { random, desk } = sketch
  const { sheet } = desk
  const lines = partyLines(sketch, { place: 'sender' }, random.chance(0.12))
  const [name = '', ...rest] = lines
  const { x, align } = random.pick([
    { x: sheet.left, align: 'left' as const },
    { x: sheet.right, align: 'right' as const },
    { x: sheet.width / 2, align: 'center' as const },
  ])
  sheet.line(name, desk.sized(random.between(1, 1.8), random.chance(0.7)), { x, align, leading: 1.4 })
  const shown = rest.slice(0, random.int(0, rest.length))
  if (random.chance(0.4)) {
    const by = random.pick([' · ', ', ', ' | ', ' - '])
    const line: Text = shown.flatMap((text, at) => [...(at > 0 ? [by] : []), ...piecesOf(text)])
    if (shown.length > 0) sheet.line(line, desk.small, { x, align })
  } else for (const line of shown) sheet.line(line, random.chance(0.5) ? desk.small : desk.style, { x, align })
  forgetUnprinted(sketch, rest.slice(shown.length))
  if (random.chance(0.25)) sheet.rule(sheet.left, sheet.right, sheet.y + 2)
  sheet.y += random.between(6, 22)
}

/** Lines that were made and not used state nothing. */
export function forgetUnprinted(sketch: Sketch, lines: readonly Text[]): void {
  const lost = new Set(
    lines.flatMap((line) => piecesOf(line).flatMap(({ marks }) => marks.map(({ concept }) => concept))),
  )
  const { all } = sketch.facts
  for (let at = all.length - 1; at >= 0; at -= 1) if (lost.has(all[at]?.key ?? '')) all.splice(at, 1)
}

function printRecipient(sketch: Sketch): void {
  const { random, desk } = sketch
  const { sheet } = desk
  const x = random.pick([sheet.left, sheet.left, sheet.width * 0.55])
  const lines = partyLines(sketch, { place: 'recipient' }, random.chance(0.5))
  if (random.chance(0.2)) sheet.line(fillerOf(sketch, random.int(3, 6)), desk.sized(0.7), { x })
  for (const line of lines) sheet.line(line, desk.style, { x, leading: 1.25 })
  sheet.y += random.between(8, 30)
}

function printTitle(sketch: Sketch, { words, concept, key }: PlanTitle): void {
  const { random, desk, names } = sketch
  const { sheet } = desk
  const style = desk.sized(random.between(1.2, 2), random.chance(0.85))
  const align = random.weighted([
    ['left', 6],
    ['center', 2],
    ['right', 1],
  ] as const)
  const x = align === 'left' ? sheet.left : align === 'right' ? sheet.right : sheet.width / 2
  const name = random.pick(words)
  const title = random.chance(0.15) ? name.toUpperCase() : name
  const own = key === undefined ? title : stated(key, name, title)
  const numbered = random.chance(0.3)
  const number = () => stated(sketch.facts.add({ concept: attribute('id'), place: 'number' }).key, '', names.number())
  const by = random.pick([' ', ' No. ', ' Nr. ', ' n° ', ': ', ' #', ' - '])
  if (concept) {
    const fact = sketch.facts.add({ concept, place: 'title' })
    sheet.line(sketch.values.of(fact), style, { x, align, leading: 1.6 })
    if (random.chance(0.5)) sheet.line(title, desk.sized(1.1), { x, align, leading: 1.5 })
  } else sheet.line(numbered ? [own, by, number()] : [own], style, { x, align, leading: 1.6 })
  if (random.chance(0.15)) {
    const text = capital(random.pick([names.own('product'), names.own('service'), names.own('job'), names.words(3)]))
    const fact = sketch.facts.add({ concept: { id: 'subtitle', form: 'phrase', labels: {} }, place: 'subtitle' })
    sheet.line([stated(fact.key, text, text)], desk.sized(1.1), { x, align, leading: 1.5 })
  }
  if (random.chance(0.25)) printDateLine(sketch)
  sheet.y += random.between(4, 14)
}

/** When the paper was written, and mostly where. */
export function printDateLine(sketch: Sketch): void {
  const { random, desk, names } = sketch
  const { sheet } = desk
  const date = desk.date(sketch.facts.add({ concept: attribute('date'), place: 'date' }).key, desk.day())
  const align = random.pick(['left', 'right'] as const)
  const x = align === 'left' ? sheet.left : sheet.right
  if (random.chance(0.5)) {
    const city = names.of('city')
    const place = stated(sketch.facts.add({ concept: attribute('place'), place: 'place' }).key, city, city)
    const comma = random.pick([', ', ', den ', ', le ', ', a ', ' - '])
    sheet.line([place, sketch.language === 'en' ? ', ' : comma, date], desk.style, { x, align, leading: 1.6 })
  } else sheet.line([date], desk.style, { x, align, leading: 1.6 })
}

/** The end: place and date, who signs, small print. */
export function printTail(sketch: Sketch): void {
  const { random, desk, names } = sketch
  const { sheet } = desk
  sheet.y += random.between(2, 12)
  const dated = sketch.facts.all.some(({ place }) => place === 'date')
  if (!dated && random.chance(0.25)) printDateLine(sketch)
  if (random.chance(0.35)) {
    const x = random.pick([sheet.left, sheet.left, sheet.width * 0.55])
    if (random.chance(0.5)) sheet.line(random.pick(closings[sketch.language]), desk.style, { x, leading: 1.8 })
    const person = names.person()
    const signer = stated(sketch.facts.add({ concept: attribute('name'), place: 'signer' }).key, person, person)
    const job = capital(names.own('job'))
    const post = () => stated(sketch.facts.add({ concept: attribute('occupation'), place: 'signer' }).key, job, job)
    if (random.chance(0.3)) sheet.line([signer, ', ', post()], desk.style, { x })
    else {
      sheet.line([signer], desk.style, { x })
      if (random.chance(0.4)) sheet.line([post()], desk.small, { x })
    }
  }
  if (random.chance(0.3)) sheet.paragraph(fillerOf(sketch, random.int(4, 30)), desk.small)
}

const closings = {
  en: ['Yours sincerely', 'Kind regards', 'Signed', 'For and on behalf of', 'Signature', 'Issued by'],
  de: ['Mit freundlichen Grüßen', 'gez.', 'i. A.', 'Unterschrift', 'Ausgestellt von'],
  fr: ['Cordialement', 'Signé', 'Pour la direction', 'Signature', 'Établi par'],
  es: ['Atentamente', 'Firmado', 'Fdo.:', 'Firma', 'Emitido por'],
}

/** What stands at the foot of every page: nobody's question, or the sender once more. */
export function useFooter(sketch: Sketch): void {
  const { random, desk } = sketch
  const { sheet } = desk
  if (random.chance(0.55)) return
  const small = desk.sized(random.pick([0.7, 0.75, 0.8]))
  const text = fillerOf(sketch, random.int(4, 12))
  const numbered = random.chance(0.5)
  const align = random.pick(['left', 'center', 'right'] as const)
  const x = { left: sheet.left, center: sheet.width / 2, right: sheet.right }[align]
  const word = random.pick(
    { en: ['Page', 'page', 'p.'], de: ['Seite', 'S.'], fr: ['Page', 'p.'], es: ['Página', 'pág.'] }[sketch.language],
  )
  const print = () => {
    sheet.print(x, sheet.height - 36, text, small, align)
    if (numbered) sheet.print(sheet.right, sheet.height - 22, `${word} ${sheet.pages.length}`, small, 'right')
  }
  print()
  sheet.onNewPage = () => {
    print()
    return random.between(36, 60)
  }
}
