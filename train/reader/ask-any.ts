import type { Concept } from '../generate/any/concept.ts'
import type { Fact, Facts } from '../generate/any/facts.ts'
import type { AnyDocument } from '../generate/any/generate-any.ts'
import type { LabelBook } from '../generate/any/label-book.ts'
import { languages } from '../generate/data/language-data.ts'
import { Random } from '../generate/random.ts'
import { absentFacts } from './ask-absent.ts'
import { underGroup } from './ask-groups.ts'
import { askLists } from './ask-lists.ts'
import { placeWords, rolesAt } from './ask-places.ts'
import { wordsForThing } from './ask-things.ts'
import { typeOf } from './ask-types.ts'
import { Asker } from './ask-words.ts'
import type { AskedDocument, Asking, Marks } from './asking.ts'
import { type Definition, SchemaDraft } from './schema-draft.ts'

export function askAny(made: AnyDocument, book: LabelBook, seed: number): AskedDocument | undefined {
  const random = new Random(seed)
  const asker = new Asker(random, book, made.language)
  const marks: Marks = Map.groupBy(made.marks, ({ mark }) => mark.concept)
  const asked: Asking = { draft: new SchemaDraft(), spans: [], choices: [] }
  const stated = chosenOf(random, askable(made.facts, marks))
  const share = made.plan.absentRoles ? random.between(0.05, 0.45) : random.between(0, 0.3)
  const absent = absentFacts(
    random,
    made,
    book,
    Math.round((stated.length * share) / (1 - share) + random.between(0, 0.6)),
  )
  const scalars = random.shuffle([...stated, ...absent])
  const lists = () => askLists(asked, asker, made, marks)
  const listsFirst = random.chance(0.4)
  if (listsFirst) lists()
  for (const fact of scalars) askFact(asked, asker, made.facts, fact, marks)
  if (!listsFirst) lists()
  if (asked.draft.isEmpty) return
  return { schema: asked.draft.schema(), spans: asked.spans, choices: asked.choices }
}

/** Words are printed most and asked less: figures and dates come first, and before them people, firms and things that no label names. */
function chosenOf(random: Random, facts: readonly Fact[]): Fact[] {
  const typed: readonly string[] = [
    'date',
    'money',
    'number',
    'percent',
    'unit',
    'duration',
    'period',
    'flag',
    'choice',
    'year',
  ]
  const kept = facts.filter(
    ({ concept, end, unlabelled }) =>
      end !== undefined ||
      typed.includes(concept.form) ||
      random.chance(isThing(concept) ? 0.9 : unlabelled ? 0.75 : 0.3),
  )
  const mixed = random.shuffle(kept)
  const isFirst = ({ concept, thing, unlabelled }: Fact) =>
    unlabelled &&
    random.chance(isThing(concept) ? 0.85 : ['name', 'company'].includes(concept.id) ? 0.6 : thing ? 0.45 : 0)
  const { first = [], later = [] } = Object.groupBy(mixed, (fact) => (isFirst(fact) ? 'first' : 'later'))
  return [...first, ...later].slice(0, most(random))
}

function isThing({ id }: Concept): boolean {
  return id === 'thing.name' || id === 'thing.what'
}

function most(random: Random): number {
  return random.weighted([
    [random.int(1, 4), 1.5],
    [random.int(5, 10), 4],
    [random.int(11, 20), 4],
  ])
}

/** What is stated once: a thing said twice in different ways cannot be asked for by its name alone. */
function askable({ all }: Facts, marks: Marks): Fact[] {
  const keyOf = ({ concept, role, thing, column, end, place }: Fact) =>
    [concept.id, role?.id, thing?.id, column?.id, end, place].join('|')
  const times = Map.groupBy(all, keyOf)
  return all.filter((fact) => {
    if (times.get(keyOf(fact))?.length !== 1 || fact.empty) return false
    const found = marks.get(fact.key) ?? []
    return found.some(({ ranges }) => ranges.length === 1)
  })
}

function askFact(asked: Asking, asker: Asker, facts: Facts, fact: Fact, marks: Marks): void {
  const { names, description } = wordsFor(asker, facts, fact)
  const { definition, keys, choice } = answerTo(asker, fact)
  const path = asked.draft.add(names, { ...definition, ...described(asker, description) })
  if (path === undefined || fact.empty) return
  const found = keys.map((key) => marks.get(key) ?? []).find((list) => list.length > 0) ?? []
  for (const { mark, page, ranges } of found) {
    const [words, ...others] = ranges
    if (words && others.length === 0) asked.spans.push({ path, page, words, value: mark.value })
  }
  if (choice !== undefined) asked.choices.push({ path, value: choice })
}

function described({ random }: Asker, description: string): Definition {
  if (description === '') return {}
  return random.chance(0.12) ? { title: description } : { description }
}

function answerTo(
  { random, language }: Asker,
  fact: Fact,
): { definition: Definition; keys: string[]; choice?: string | boolean } {
  const { concept, key } = fact
  if (concept.form === 'choice' && concept.choices && (fact.paraphrased || random.chance(0.8))) {
    const spoken = random.chance(0.6) ? 'en' : random.chance(0.6) ? language : random.pick(languages)
    const style = random.pick([(text: string) => text, upper, snake])
    const options = (concept.choices[spoken] ?? concept.choices.en ?? []).map(style)
    const choice = fact.choice === undefined ? undefined : options[fact.choice]
    return { definition: { type: 'string', enum: options }, keys: [key], ...(choice !== undefined && { choice }) }
  }
  if (concept.form === 'flag' && fact.paraphrased)
    return { definition: { type: 'boolean' }, keys: [key], choice: fact.flag === true }
  const { definition, keys } = typeOf(random, fact.end ? { ...concept, form: 'date' } : concept, key)
  const isFlag = definition['type'] === 'boolean' && fact.flag !== undefined
  return { definition, keys, ...(isFlag && { choice: fact.flag === true }) }
}

function upper(text: string): string {
  return text.toUpperCase()
}

function snake(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\d]+/gu, '_')
}

/** The name of a fact, below its parents or with their words in it. */
function wordsFor(asker: Asker, facts: Facts, fact: Fact): { names: string[]; description: string } {
  const { random } = asker
  if (fact.place !== undefined) return wordsForPlace(asker, facts, fact)
  if (fact.thing) return wordsForThing(asker, facts, { ...fact, thing: fact.thing })
  const sameForm = facts.all.filter(({ concept, empty }) => concept.form === fact.concept.form && !empty).length
  const { text, description } = asker.words(fact.concept, sameForm === 1 && !fact.empty)
  const own = fact.end
    ? withEnd(asker, fact.end, text)
    : fact.column
      ? withColumn(asker, fact, text)
      : withUnit(asker, fact, text)
  if (fact.group) return { names: underGroup(asker, fact.group, own), description }
  if (!fact.role) return { names: own.map((part) => asker.name(part)), description }
  const role = asker.role(fact.role)
  const isName = fact.concept.id === 'name' || fact.concept.id === 'company'
  const does = fact.role.does
  if (isName && random.chance(0.45)) {
    const said =
      random.chance(0.5) && does.length > 0 ? random.pick(does) : random.pick(nameTemplates).replace('{}', role)
    return { names: [asker.name(role)], description: random.chance(0.5) ? said : '' }
  }
  const form = random.weighted([
    ['below', 4],
    ['before', 3],
    ['after', 1],
    ['described', 1],
  ] as const)
  if (form === 'below') return { names: [role, ...own].map((part) => asker.name(part)), description }
  if (form === 'described')
    return {
      names: own.map((part) => asker.name(part)),
      description: `${random.pick(ofTemplates).replace('{}', role)} ${description}`.trim(),
    }
  const [first = '', ...rest] = own
  const joined = form === 'before' ? `${role} ${first}` : `${first} of ${role}`
  return { names: [joined, ...rest].map((part) => asker.name(part)), description }
}

const nameTemplates = [
  'name of the {}',
  'who is the {}',
  '{} name',
  'Name: {}',
  'nom du {}',
  'nombre del {}',
  'full name of {}',
  'the {}',
]
const ofTemplates = ['of the {}', '{}', 'for the {}', '{} only', 'concerning the {}', 'des {}', 'du {}', 'del {}']

function wordsForPlace(asker: Asker, facts: Facts, fact: Fact): { names: string[]; description: string } {
  const { random } = asker
  const all = placeWords(fact)
  const isName = ['name', 'company'].includes(fact.concept.id)
  const free = rolesAt(fact.place).filter((role) => !facts.roles.has(role))
  if (free.length > 0 && random.chance(isName ? 0.35 : 0.25)) {
    const role = random.pick(free)
    const spoken = asker.role(role)
    const description = random.chance(0.45) && role.does.length > 0 ? random.pick(role.does) : ''
    if (isName)
      return {
        names: [
          asker.name(
            random.chance(0.5) ? spoken : `${spoken} ${random.pick(['name', 'name', 'company', 'full name'])}`,
          ),
        ],
        description,
      }
    const { text } = asker.words(fact.concept)
    return {
      names: random.chance(0.5) ? [asker.name(spoken), asker.name(text)] : [asker.name(`${spoken} ${text}`)],
      description: '',
    }
  }
  if (all.length === 0 || (fact.place === 'title' && random.chance(0.6))) {
    const { text, description } = asker.words(fact.concept)
    return { names: [asker.name(text || 'title')], description }
  }
  return { names: [asker.name(random.pick(all))], description: random.chance(0.3) ? random.pick(all) : '' }
}

const ends = {
  start: 'start|from|begin|start date|von|ab|beginn|début|du|desde|inicio|since|first day'.split('|'),
  end: 'end|to|until|end date|bis|ende|fin|au|hasta|till|expiry|last day'.split('|'),
}

function withEnd({ random }: Asker, end: 'start' | 'end', text: string): string[] {
  const word = random.pick(ends[end])
  const thing = text.replace(/\b(date|datum|fecha)\b/gi, '').trim() || text
  return random.weighted([
    [[`${thing} ${word}`], 5],
    [[thing, word], 3],
    [[`${word} ${thing}`], 2],
  ])
}

function withColumn(asker: Asker, { column }: Fact, text: string): string[] {
  const word = column ? asker.words(column).text : ''
  return asker.random.pick([[`${text} ${word}`], [`${word} ${text}`], [word, text], [text, word]])
}

function withUnit({ random }: Asker, { unit }: Fact, text: string): string[] {
  const plainUnit = unit?.replace('²', '2').replace('³', '3')
  const isNamed = plainUnit !== undefined && text.toLowerCase().endsWith(` ${plainUnit.toLowerCase()}`)
  return [plainUnit !== undefined && !isNamed && random.chance(0.25) ? `${text} ${plainUnit}` : text]
}
