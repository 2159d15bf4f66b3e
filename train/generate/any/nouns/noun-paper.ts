import { stated, type Text } from '../../text.ts'
import { capital } from '../names.ts'
import { asides } from '../offices/office-words.ts'
import { fitted, pairLayouts, printEntries } from '../pairs.ts'
import { printPart } from '../parts/parts.ts'
import type { Plan } from '../plan.ts'
import { printInTurn } from '../print-in-turn.ts'
import type { Entry, Sketch } from '../sketch.ts'
import { absentNouns, castOf, circleOf, type Named } from './cast-of-nouns.ts'
import { besides, cues, ofKinds, titles } from './noun-words.ts'

/**
 * A paper that speaks of people, bodies, places and things by their names. Which is meant by a noun is told by the noun
 * itself, on the page or in the name, or by what sort of a thing can be called so.
 */
export function printNounPaper(sketch: Sketch): Plan {
  const { random, desk, language } = sketch
  const { sheet } = desk
  const cast = castOf(sketch)
  // Whatever names a place would be meant by an address as well.
  const hasAddress = random.chance(0.45) && !cast.some((each) => circleOf(each) === 'where' && each.told === 'free')
  const absent = absentNouns(sketch, cast, hasAddress ? ['where'] : [])
  const title = random.pick(titles[language])
  sheet.y = random.between(24, 60)
  const [heads, others] = parted(sketch, cast, ({ noun: { sort } }) => random.chance(sort === 'person' ? 0.05 : 0.25))
  const [signed, told] = parted(sketch, others, ({ noun: { sort } }) => sort === 'person' && random.chance(0.35))
  const [labelled, said] = parted(sketch, told, ({ told: how }) => how === 'beside' && random.chance(0.25))
  const entries = [
    ...labelled.map((each): Entry => ({ label: capital(each.word ?? ''), value: nameOf(sketch, each, true) })),
    ...Array.from({ length: random.int(0, 3) }, () =>
      sketch.entry(sketch.fresh(['date', 'money', 'number', 'id', 'time'])),
    ),
  ]
  for (const each of heads) printHead(sketch, each)
  if (hasAddress) printAddress(sketch)
  if (random.chance(0.8)) sheet.line(title, desk.sized(random.between(1.1, 1.7), random.chance(0.7)), { leading: 1.7 })
  const sentences: Text[] = [
    ...said.map((each) => sentenceOf(sketch, each)),
    ...(language === 'en' ? kindsIn(sketch) : []),
    ...random.shuffle(asides[language]).slice(0, random.int(2, 6)),
  ]
  const parts = paragraphs(sketch, random.shuffle(sentences)).map((text) => () => {
    sheet.paragraph(text, desk.style, { leading: random.between(1.2, 1.5) })
  })
  const layout = random.pick(pairLayouts)
  parts.splice(random.int(0, parts.length), 0, () => printEntries(sketch, random.shuffle(entries), layout))
  if (random.chance(0.3)) parts.splice(random.int(0, parts.length), 0, () => printPart(sketch))
  printInTurn(sketch, parts)
  for (const each of signed) printSignature(sketch, each)
  return {
    kind: 'nouns',
    title: { words: titles[language] },
    ...{ parties: [], concepts: [], lists: [], absentLists: [], absent, isClosed: true },
  }
}

function parted(sketch: Sketch, cast: readonly Named[], isFirst: (each: Named) => boolean): [Named[], Named[]] {
  const { first = [], rest = [] } = Object.groupBy(sketch.random.shuffle(cast), (each) =>
    isFirst(each) ? 'first' : 'rest',
  )
  return [first, rest]
}

/** The name as a fact. */
function nameOf({ facts }: Sketch, { name, concept }: Named, isLabelled = false): Text {
  const { key } = facts.add({ concept, ...(!isLabelled && { unlabelled: true as const }) })
  return [stated(key, name, name)]
}

function sentenceOf(sketch: Sketch, each: Named): Text {
  const { random, language } = sketch
  const form = random.pick(each.told === 'beside' ? besides[language] : cues[each.noun.sort][language])
  return filled(sketch, form, each)
}

function filled(sketch: Sketch, form: string, each: Named): Text {
  const noun = sketch.random.chance(0.2) ? capital(each.word ?? '') : (each.word ?? '')
  const [before = '', after = ''] = form.replace('{n}', noun).split('{v}')
  const told = before === '' || before.startsWith(' ') ? before : capital(before)
  return [told, ...(nameOf(sketch, each) as Exclude<Text, string>), after]
}

/** At the top, alone on its line or with what it is. */
function printHead(sketch: Sketch, each: Named): void {
  const { random, desk } = sketch
  const { sheet } = desk
  const align = random.pick(['left', 'left', 'right', 'center'] as const)
  const x = { left: sheet.left, right: sheet.right, center: sheet.width / 2 }[align]
  const line = filled(
    sketch,
    each.told === 'beside' ? random.pick(['{v}, {n}', '{n} {v}', '{n}: {v}', '{v} ({n})']) : '{v}',
    each,
  )
  const style = desk.sized(random.between(0.9, 1.6), random.chance(0.5))
  sheet.line(line, fitted(line, style, sheet.right - sheet.left), { x, align, leading: 1.5 })
  sheet.y += random.between(0, 14)
}

/** Nobody asks for it. */
function printAddress({ random, desk, names }: Sketch): void {
  const { sheet } = desk
  const lines = [names.street(), `${names.postcode()} ${names.of('city')}`, names.phone(), names.email()]
  const shown = lines.slice(0, random.int(1, lines.length))
  const x = random.pick([sheet.left, sheet.left, sheet.width * 0.6])
  if (random.chance(0.5)) sheet.line(shown.join(random.pick([' · ', ', ', ' | '])), desk.small, { leading: 1.4 })
  else for (const line of shown) sheet.line(line, desk.small, { x, leading: 1.3 })
  sheet.y += random.between(2, 14)
}

function printSignature(sketch: Sketch, each: Named): void {
  const { random, desk } = sketch
  const { sheet } = desk
  sheet.need(60)
  sheet.y += random.between(6, 20)
  const x = random.pick([sheet.left, sheet.left, sheet.width * 0.55])
  const name = nameOf(sketch, each)
  const caption = each.told === 'beside' ? [capital(each.word ?? '')] : []
  const lines = random.chance(0.75) ? [name, ...caption] : [...caption, name]
  for (const line of lines) sheet.line(line, desk.style, { x, leading: 1.3 })
}

/** Some kinds of things, each the only one of its field. */
function kindsIn(sketch: Sketch): Text[] {
  const { random, book, facts } = sketch
  const fields = new Set<number>()
  return Array.from({ length: random.int(0, 3) }, () => book.category(random)).flatMap((category) => {
    if (fields.has(category.field)) return []
    fields.add(category.field)
    const [word = ''] = category.words
    const kind = random.pick(category.kinds)
    const names = [`${word}`, `type of ${word}`, `${word} type`, `kind of ${word}`]
    const concept = {
      ...{ id: `category:${word}`, form: 'short' as const, labels: { en: category.words.map(capital) } },
      fields: names.map((name): [string, string] => [name, category.definition]),
    }
    const { key } = facts.add({ concept, unlabelled: true })
    const isNamed = random.chance(0.25)
    const form = isNamed ? `${capital(word)}: {v}.` : random.pick(ofKinds)
    const [before = '', after = ''] = form.split('{v}')
    const said = before === '' ? capital(kind) : kind
    return [[before, stated(key, kind, said), after] as Text]
  })
}

/** A few sentences each. */
function paragraphs({ random }: Sketch, sentences: readonly Text[]): Text[] {
  const found: Text[] = []
  for (let at = 0; at < sentences.length; ) {
    const count = random.int(1, 4)
    found.push(
      sentences
        .slice(at, at + count)
        .flatMap((text, index) => [...(index > 0 ? [' '] : []), ...(typeof text === 'string' ? [text] : text)]),
    )
    at += count
  }
  return found
}
