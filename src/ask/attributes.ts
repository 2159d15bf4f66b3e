import { type Catalogue, type ColumnRef, findRelation } from './catalogue.ts'
import { fold } from './words.ts'

const ages = /^(?:old|eld|young|alt|alter|jung|plus age|plus jeune|mas viejo|mas joven)/

const prices =
  /^(?:expensive|cheap|most expensive|least expensive|teuer|billig|plus cher|moins cher|mas car|mas barat|pric|costl|dear)/

/** What adjectives are about: how they begin in four languages, and the columns that say it, the likelier first. */
const meanings: [adjective: RegExp, columns: RegExp[]][] = [
  [ages, [/(^|_)(age|alter|edad)$/, /birth|geburt|naissance|nacimiento/]],
  [/^(?:tall|hoch|groß)/, [/height/, /elevation|altitude/]],
  [/^(?:high)/, [/height/, /elevation|altitude/]],
  [/^(?:heav|light|schwer|leicht|plus lourd|mas pesad)/, [/weight|gewicht|poids|peso/]],
  [
    /^(?:long|short|lang|kurz|plus long|plus court|mas larg|mas cort)/,
    [/length|duration|laenge|dauer|duree|duracion/, /distance|runtime/],
  ],
  [/^(?:large|big|small|great|grosst|grosser|klein)/, [/(^|_)size/, /area/, /population/, /capacity/]],
  [/^(?:most populous|least populous)/, [/population/]],
  [prices, [/price|preis|prix|precio/, /cost|fee|rate|rent|fare/]],
  [/^(?:fast|slow|schnell|langsam)/, [/speed/, /time/]],
  [/^(?:rich|poor|reich|arm)/, [/worth|wealth/, /income|salary/]],
  [/^(?:strong)/, [/strength|power/]],
]

/** The column of a relation that an adjective compares: "older" the age, "heaviest" the weight. */
export function attributeOf(adjective: string, relation: string, catalogue: Catalogue): ColumnRef | undefined {
  const { columns, kinds } = findRelation(catalogue, relation)
  const said = fold(adjective).replace(/^(?:l[ae]s?|el|los|am) /, '')
  // The cheapest invoice has the lowest total, whatever prices stand on it.
  const total = kinds && prices.test(said) ? columns.find(({ type, isMain }) => type === 'number' && isMain) : undefined
  if (total) return { relation, column: total.name }
  const patterns = meanings.find(([pattern]) => pattern.test(said))?.[1] ?? []
  for (const pattern of patterns) {
    const found = columns.find(({ name, type, isKey }) => type !== 'text' && !isKey && pattern.test(snake(name)))
    if (found) return { relation, column: found.name }
  }
  return undefined
}

export function isAge(adjective: string): boolean {
  return ages.test(fold(adjective))
}

/** Who is older was born earlier. */
export function isReversed(adjective: string, { column }: ColumnRef): boolean {
  return /^(?:old|eld|young)/.test(fold(adjective)) && /birth/i.test(column)
}

function snake(name: string): string {
  return fold(name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, '_'))
}
