import type { Language } from '../../data/language-data.ts'
import { type Piece, piecesOf, stated, type Text } from '../../text.ts'
import type { Concept } from '../concept.ts'
import { vocabulary } from '../kinds/vocabulary.ts'
import { capital } from '../names.ts'
import { compositeForms } from '../said/composite-forms.ts'
import { saidChoiceLines, saidFlagLines } from '../said/said.ts'
import type { Sketch } from '../sketch.ts'
import { lineForms, toldFlagLines, toldLines } from './told-sentences.ts'

/** A concept, and sentences that tell its value without a label. */
export interface Telling {
  concept: Concept
  groups: readonly string[]
  sentences: Record<Language, readonly string[]>
}

/** A line of several values. */
export interface LineForm {
  groups: readonly string[]
  parts: readonly string[]
  concepts: readonly Concept[]
}

/** In which the tables write their languages. */
const order: readonly Language[] = ['en', 'de', 'fr', 'es']
const tellings = tellingsOf(toldLines)
const flagTellings = [toldFlagLines, saidFlagLines].flatMap(tellingsOf)
const choiceTellings = tellingsOf(saidChoiceLines)
const lines = [lineForms, compositeForms]
  .flatMap((forms) => forms.trim().split('\n'))
  .map((line): LineForm => {
    const [groups = '', form = ''] = line.split('; ')
    const parts = form.split(/(\{\w+\}|<[^>]*>)/).filter(Boolean)
    const concepts = parts.filter((part) => part.startsWith('{')).map((part) => conceptOf(part.slice(1, -1)))
    return { groups: groups.split(' '), parts, concepts }
  })

export function tellingsFor(group: string): Telling[] {
  return tellings.filter((each) => fits(each, group))
}

export function flagTellingsFor(group: string): Telling[] {
  return flagTellings.filter((each) => fits(each, group))
}

export function choiceTellingsFor(group: string): Telling[] {
  return choiceTellings.filter((each) => fits(each, group))
}

export function linesFor(group: string): LineForm[] {
  return lines.filter((each) => fits(each, group))
}

/** Of things that the document does not name yet. */
export function untold({ random, facts }: Sketch, tellings: readonly Telling[], count: number): Telling[] {
  const chosen: Telling[] = []
  for (const telling of random.shuffle(tellings)) {
    if (chosen.length >= count) break
    if (facts.names(telling.concept)) continue
    facts.note(telling.concept)
    chosen.push(telling)
  }
  return chosen
}

/** A sentence that states the value of the concept. */
export function tell(sketch: Sketch, { concept, sentences }: Telling): Piece[] {
  const { random, language, facts, values } = sketch
  const value = values.told(facts.add({ concept, unlabelled: true }))
  return filled(random.pick(sentences[language]), value)
}

/** A sentence from which one knows yes or no; the words that say it are its place. */
export function tellFlag(sketch: Sketch, { concept, sentences }: Telling): Piece[] {
  const flag = sketch.random.chance(0.5)
  const { key } = sketch.facts.add({ concept, flag, unlabelled: true })
  return saying(sketch, sentences, flag ? 0 : 1, (said) => stated(key, flag, said))
}

/** A sentence that means one of the choices and mostly does without its word. */
export function tellChoice(sketch: Sketch, { concept, sentences }: Telling): Piece[] {
  const { random, language, facts } = sketch
  const words = concept.choices?.[language] ?? []
  const choice = random.int(0, words.length - 1)
  const { key } = facts.add({ concept, choice, unlabelled: true, paraphrased: true })
  return saying(sketch, sentences, choice, (said) => stated(key, words[choice] ?? said, said))
}

/** One of the sentences for a possibility; the words in brackets are what states it. */
function saying(
  { random, language }: Sketch,
  sentences: Telling['sentences'],
  possibility: number,
  stating: (said: string) => Piece,
): Piece[] {
  const meant = sentences[language].join('|').split('~')[possibility] ?? ''
  const [before = '', said = '', after = ''] = random.pick(meant.split('|')).split(/[[\]]/)
  return piecesOf([before, stating(said), after]).filter(({ text }) => text !== '')
}

/** The values of a line, one after the other, with few words or signs between them. */
export function printLineForm(sketch: Sketch, { parts, concepts }: LineForm): Piece[] {
  const { facts, values, language } = sketch
  const made = concepts.map((concept) => facts.add({ concept, unlabelled: true }))
  let next = 0
  return parts.flatMap((part): Piece[] => {
    if (part.startsWith('{')) {
      const fact = made[next]
      next += 1
      return fact ? piecesOf(values.told(fact)) : []
    }
    if (!part.startsWith('<')) return piecesOf(part)
    return piecesOf(part.slice(1, -1).split('/')[order.indexOf(language)] ?? '')
  })
}

/** The sentence with the text in place of `{}`. */
export function filled(sentence: string, value: Text): Piece[] {
  const [before = '', after = ''] = sentence.split('{}')
  const said = piecesOf(value)
  const first = said[0]
  const begins = before === '' && first ? [{ ...first, text: capital(first.text) }, ...said.slice(1)] : said
  return [...piecesOf(before), ...begins, ...piecesOf(after)].filter(({ text }) => text !== '')
}

function fits({ groups }: { groups: readonly string[] }, group: string): boolean {
  return groups.includes('any') || groups.includes(group)
}

function tellingsOf(text: string): Telling[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [head = '', en = '', de = '', fr = '', es = ''] = line.split('; ').map((cell) => cell.trim())
      const [id = '', ...groups] = head.split(' ')
      const sentences = { en: en.split('|'), de: de.split('|'), fr: fr.split('|'), es: es.split('|') }
      return { concept: conceptOf(id), groups, sentences }
    })
}

function conceptOf(id: string): Concept {
  const concept = vocabulary.get(id)
  if (!concept) throw new Error(`no concept ${id}`)
  return concept
}
