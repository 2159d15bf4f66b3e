import { piecesOf, stated, type Text } from '../../text.ts'
import { printHeading } from '../lists.ts'
import { capital } from '../names.ts'
import { pairLayouts, printEntries } from '../pairs.ts'
import type { Sketch } from '../sketch.ts'
import { countSheets, someOf } from './sheets.ts'

/** From two on, as people write them out. */
const written = {
  en: 'two three four five six seven eight nine ten eleven twelve',
  de: 'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
  fr: 'deux trois quatre cinq six sept huit neuf dix onze douze',
  es: 'dos tres cuatro cinco seis siete ocho nueve diez once doce',
}

/** How many of what: in words or figures, before what is counted or behind it. */
export function printCounts(sketch: Sketch): void {
  const { random, desk, facts } = sketch
  const { sheet, items, others } = someOf(sketch, countSheets, 5)
  sketch.facts.unspoken.push(...others)
  const counted = items.map((concept) => {
    const [low = 2, high = 12] = (concept.like ?? '2..12').split('..').map(Number)
    const { key } = facts.add({ concept, group: sheet.title, unlabelled: true })
    return { label: sketch.label(concept), value: countOf(sketch, key, random.int(low, high)) }
  })
  if (counted.length === 0) return
  if (random.chance(0.25)) {
    printHeading(sketch, capital(sketch.label(sheet.title)))
    printEntries(
      sketch,
      counted.map(({ label, value }) => ({ label: capital(label), value })),
      random.pick(pairLayouts),
    )
    return
  }
  const last = { en: ' and ', de: ' und ', fr: ' et ', es: ' y ' }[sketch.language]
  const said = counted.flatMap(({ label, value }, at) => [
    ...piecesOf(at === 0 ? '' : at === counted.length - 1 ? last : ', '),
    ...piecesOf(value),
    ...piecesOf(` ${label}`),
  ])
  const [before = '', after = ''] = random.pick(sheet.there[sketch.language]).split('{}')
  desk.sheet.paragraph([before, ...said, after], desk.style)
}

function countOf({ random, language, desk }: Sketch, key: string, count: number): Text {
  const word = written[language].split(' ')[count - 2]
  const figure = desk.number(key, count, 0)
  if (word === undefined) return [figure]
  return random.weighted<Text>([
    [[stated(key, count, word)], 5],
    [[figure], 2.5],
    [[figure, ` (${word})`], 1],
    [[`${word} (`, figure, ')'], 1],
  ])
}
