import { addDays, printDate } from '../../print-values.ts'
import type { Random } from '../../random.ts'
import { stated, type Text } from '../../text.ts'
import { capital } from '../names.ts'
import type { Sketch } from '../sketch.ts'
import { otherDates } from '../value-words.ts'
import type { OfficeKind } from './office-kind.ts'
import { branches, sites } from './office-words.ts'

/** Values that hang together or are named like their kind, by the slot that states them. */
export function ownValues(sketch: Sketch, { matter, objectNames, days }: OfficeKind): Map<string, OwnValue> {
  const { random, desk, language, names } = sketch
  const named = (forms: readonly string[]) => says(madeName(sketch, random.pick(forms)))
  const title = random.pick(matter.titles[language])
  const values = new Map<string, OwnValue>([
    ['title', says(random.chance(0.3) ? title.toUpperCase() : title)],
    ['object', named(objectNames[language])],
    ['site', named(sites[language])],
    ['branch', named(branches[language])],
    ['place', says(names.of('city'))],
    ['ref', says(names.number())],
  ])
  let day = desk.day()
  for (const name of days) {
    const at = day
    values.set(name, (key) => {
      const style = random.chance(0.1) ? random.pick(otherDates) : desk.dateStyle
      return [stated(key, at, printDate(at, style, desk.data))]
    })
    day = addDays(day, random.pick([random.int(1, 6), random.int(1, 40), random.int(20, 400)]))
  }
  return values
}

type OwnValue = (key: string) => Text

function says(text: string): OwnValue {
  return (key) => [stated(key, text, text)]
}

/** `{C}` a place, `{L}` a family, `{S}` a street, `{W}` any word, `{R}` a Roman number, `{A}` a letter, `{Y}` a year, `{##}` figures. */
export function madeName({ random, names }: Sketch, form: string): string {
  const made: Record<string, () => string> = {
    C: () => names.of('city'),
    L: () => names.of('last'),
    S: () => names.street(),
    W: () => capital(names.word()),
    R: () => random.pick(['I', 'II', 'III', 'IV', 'V', 'VI', 'VII']),
    A: () => random.letters(1),
    Y: () => String(random.int(2009, 2027)),
  }
  return form.replace(/\{(\w|#+)\}/g, (_, sign: string) => made[sign]?.() ?? figures(random, sign.length))
}

function figures(random: Random, count: number): string {
  return String(random.int(count === 1 ? 1 : 10 ** (count - 1), 10 ** count - 1))
}
