import { choicesOf } from '../choices.ts'
import { type Concept, type ValueForm, valueForms } from '../concept.ts'
import { composites } from '../said/composites.ts'
import { saidConcepts } from '../said/said.ts'
import { askedOfCareAndLaw } from './other-words-care-law.ts'
import { askedOfMoneyAndThings } from './other-words-money-things.ts'
import { askedOfPeopleAndTrade } from './other-words-people-trade.ts'
import { careAndLaw } from './vocabulary-care-law.ts'
import { life } from './vocabulary-life.ts'
import { money } from './vocabulary-money.ts'
import { people } from './vocabulary-people.ts'
import { things } from './vocabulary-things.ts'
import { told } from './vocabulary-told.ts'
import { trade } from './vocabulary-trade.ts'
import { work } from './vocabulary-work.ts'
import { world } from './vocabulary-world.ts'

/** How people ask for a concept in other words: names, and what it is. */
const otherWords: ReadonlyMap<string, { names: string[]; said: string[] }> = new Map(
  [askedOfPeopleAndTrade, askedOfMoneyAndThings, askedOfCareAndLaw]
    .flatMap((lines) => lines.trim().split('\n'))
    .map((line) => {
      const [id = '', names = '', said = ''] = line.split(';').map((part) => part.trim())
      return [id, { names: names.split('|'), said: said.split('|').filter(Boolean) }]
    }),
)

/** What documents of the named kinds state, by a short name. */
export const vocabulary: ReadonlyMap<string, Concept> = new Map(
  [people, trade, money, things, careAndLaw, world, work, life, told, saidConcepts, composites]
    .flatMap((lines) => lines.trim().split('\n'))
    .map((line) => {
      const concept = conceptOf(line)
      return [concept.id.slice('kind:'.length), concept]
    }),
)

/** `id form:like; English; German; French; Spanish; names ~ what it is|the same in other words`. */
function conceptOf(line: string): Concept {
  const [head = '', en = '', de = '', fr = '', es = '', asked = ''] = line.split(';').map((part) => part.trim())
  const [, id = '', kind = 'phrase', like] = /^(\S+) (\w+)(?::(.+))?$/.exec(head) ?? []
  const form: ValueForm = kind === 'brand' ? 'company' : kind === 'model' ? 'phrase' : (kind as ValueForm)
  if (!valueForms.includes(form)) throw new Error(`no form ${kind}: ${line}`)
  const [names = '', said = ''] = asked.split('~').map((part) => part.trim())
  const other = otherWords.get(id)
  const known = names === '' ? [] : pairsOf({ names: names.split('|'), said: said.split('|') })
  const fields = [...known, ...(other ? pairsOf(other) : [])]
  const choices =
    form === 'choice' && like !== undefined ? choicesOf(like.replaceAll('/', '|').replaceAll('=', ';')) : undefined
  return {
    ...{ id: `kind:${id}`, form, synonyms: [id.replaceAll('_', ' ')] },
    labels: { en: en.split('|'), de: de.split('|'), fr: fr.split('|'), es: es.split('|') },
    ...(fields.length > 0 && { fields }),
    ...(choices && { choices }),
    ...(like !== undefined && !choices && { like }),
  }
}

/** Each name with each of the things said, so that both are chosen evenly. */
function pairsOf({ names, said }: { names: string[]; said: string[] }): (readonly [string, string])[] {
  return names.flatMap((name) => (said.length > 0 ? said : ['']).map((text) => [name, text] as const))
}
