import type { Concept } from '../generate/any/concept.ts'
import type { Fact } from '../generate/any/facts.ts'
import type { AnyDocument } from '../generate/any/generate-any.ts'
import type { LabelBook } from '../generate/any/label-book.ts'
import { attribute, roles } from '../generate/any/roles.ts'
import type { Random } from '../generate/random.ts'

/** Things that such a document might well state and does not. */
export function absentFacts(random: Random, made: AnyDocument, book: LabelBook, count: number): Fact[] {
  const { facts } = made
  const empty = facts.all.filter((fact) => fact.empty)
  const found: Fact[] = random.shuffle(empty).slice(0, Math.ceil(count / 3))
  for (let attempt = 0; found.length < count && attempt < 4 * count; attempt += 1) {
    const fact = random.chance(0.15) ? absentOfParty(random, made) : absentConcept(random, made, book)
    const isNew = fact && !found.some(({ concept, role }) => concept === fact.concept && role === fact.role)
    if (isNew) found.push({ ...fact, key: '', empty: true })
  }
  return found
}

/** Of the same kind of document, with a word of a printed label, or of the form of a printed value. */
function absentConcept(
  random: Random,
  { facts, plan, language }: AnyDocument,
  book: LabelBook,
): Omit<Fact, 'key'> | undefined {
  const known = [...facts.concepts]
  const near = known.length > 0 ? random.pick(known) : undefined
  const concept = random.weighted<() => Concept | undefined>([
    [() => random.pick(plan.absent), plan.absent.length > 0 ? 8 : 0],
    [() => near && book.neighbour(random, near, language), 5],
    [() => near && book.ofForm(random, near.form), 3],
    [() => book.concept(random, language), 1],
  ])()
  const isNamed = !concept || facts.names(concept) || book.synonyms(concept).some((other) => facts.names(other))
  return isNamed ? undefined : { concept }
}

/** Something of a party that is there, or a party that is not. */
function absentOfParty(random: Random, { facts }: AnyDocument): Omit<Fact, 'key' | 'empty'> | undefined {
  const there = [...facts.roles]
  const role = there.length > 0 && random.chance(0.6) ? random.pick(there) : random.pick(roles)
  const id = random.pick([
    'name',
    'company',
    'address',
    'city',
    'zip',
    'street',
    'phone',
    'email',
    'id',
    'birth_date',
    'tax_id',
    'iban',
    'occupation',
  ])
  const isStated = facts.all.some((fact) => fact.role === role && meets(fact.concept.id, id))
  const mayStandFree = facts.all.some(({ place, concept }) => place !== undefined && meets(concept.id, id))
  if (isStated || (mayStandFree && !there.includes(role))) return
  return { concept: attribute(id), role }
}

/** A postcode stands in an address, a firm's name is a name. */
function meets(stated: string, asked: string): boolean {
  if (stated === asked) return true
  if (['name', 'company', 'contact'].includes(asked)) return ['name', 'company'].includes(stated)
  const parts = ['street', 'city', 'zip', 'country', 'address', 'place']
  if (parts.includes(asked)) return parts.includes(stated)
  return asked === 'id' && stated === 'tax_id'
}
