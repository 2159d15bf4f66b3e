import { attributeOf } from './attributes.ts'
import { type Catalogue, type ColumnRef, findColumn, holdsDocuments } from './catalogue.ts'
import type { Item } from './item.ts'
import { amountsOf } from './small-words.ts'
import { fold, type Token, wordsOfName } from './words.ts'

/** What is counted in a unit: each by its words in four languages, and as names of columns shorten it. Folded. */
const units = [
  /^(?:h|hrs?|std|hours?|stunden?|heures?|horas?)$/,
  /^(?:min|mins|minutes?|minuten?|minutos?)$/,
  /^(?:s|sec|secs|seconds?|sekunden?|secondes?|segundos?)$/,
  /^(?:days?|tage?n?|jours?|dias?)$/,
  /^(?:weeks?|wochen?|semaines?|semanas?)$/,
  /^(?:years?|jahre?n?|ans?|annees?|anos?)$/,
  /^(?:kg|kilos?|kilograms?|kilogrammes?|kilogramm|kilogramos?)$/,
  /^(?:g|grams?|grammes?|gramm|gramos?)$/,
  /^(?:mg|milligrams?|milligramm|milligrammes?|miligramos?)$/,
  /^(?:t|tons?|tonnes?|tonnen?|toneladas?)$/,
  /^(?:lbs?|pounds?|pfund|livres?|libras?)$/,
  /^(?:l|lit(?:er|re)s?|litern?|litros?)$/,
  /^(?:ml|millilit(?:er|re)s?|mililitros?)$/,
  /^(?:km|kms|kilomet(?:er|re)s?|kilometern?|kilometros?)$/,
  /^(?:m|met(?:er|re)s?|metern?|metros?)$/,
  /^(?:cm|centimet(?:er|re)s?|zentimetern?|centimetros?)$/,
  /^(?:mi|miles?|meilen?|milles|millas?)$/,
  /^(?:kwh|kilowatt(?:stunden?|heures?)|kilovatios?)$/,
]

/**
 * "How many kg" over a weight of which nothing says in what it is, or "how many hours" over minutes: a figure in another unit is wrong,
 * however right the column is. What is counted so is not known here.
 */
export function withoutOtherUnits(items: Item[], tokens: Token[], catalogue: Catalogue): Item[] {
  if (!holdsDocuments(catalogue)) return items
  return items.map((item, at): Item => {
    const before = items.slice(0, at).findLast((other) => other.kind !== 'word' || !/^de?$/.test(other.text))
    const isAsked = before?.kind === 'mark' && (before.mark === 'count' || amountsOf.test(before.text))
    const unit = isAsked ? unitOf(tokens.slice(item.from, item.to)) : undefined
    const isStated = item.kind === 'column' && unit && item.columns.some((column) => states(column, unit, catalogue))
    if (!unit || isStated || (item.kind !== 'word' && item.kind !== 'column')) return item
    const { from, to } = item
    return { kind: 'word', isFiller: false, text: tokens[from]?.folded ?? '', from, to, score: 0 }
  })
}

function unitOf(said: Token[]): RegExp | undefined {
  return units.find((unit) => said.some(({ folded }) => unit.test(folded)))
}

/** What a column is called says in what it is counted, or how many there are of what is called so. */
function states(ref: ColumnRef, unit: RegExp, catalogue: Catalogue): boolean {
  const { type, ownNames, names, hasUnits } = findColumn(catalogue, ref)
  const own = ownNames ?? names.slice(0, 2)
  return (
    type !== 'number' ||
    hasUnits === true ||
    own.some((name) => wordsOfName(name).some((word) => unit.test(fold(word))))
  )
}

/** "How old is Bello", "wie schwer ist Rex", "cuántos años tiene": the number that says so of what is named. */
export function settleMeasures(items: Item[], tokens: Token[], catalogue: Catalogue): Item[] {
  if (!holdsDocuments(catalogue) || items.some(({ kind }) => kind === 'column')) return items
  const [first, second, third] = tokens
  const isAge =
    first?.folded === 'cuantos' && second?.folded === 'anos' && /^(?:tiene|tenia)$/.test(third?.folded ?? '')
  const isHow = /^(?:how|wie)$/.test(first?.folded ?? '') && /^(?:is|was|are|ist|war|sind)$/.test(third?.folded ?? '')
  if ((!isAge && !isHow) || !second) return items
  const relations = new Set(
    items.flatMap((item) => (item.kind === 'value' ? item.values.map(({ column }) => column.relation) : [])),
  )
  const found = [...relations].flatMap(
    (relation) => attributeOf(isAge ? 'old' : second.folded, relation, catalogue) ?? [],
  )
  const columns = found.filter((column) => findColumn(catalogue, column).type === 'number')
  if (columns.length !== 1) return items
  const rest = items.filter(({ from }) => from >= 2)
  return [{ kind: 'column', columns, text: second.folded, from: 0, to: 2, score: 0.9 }, ...rest]
}
