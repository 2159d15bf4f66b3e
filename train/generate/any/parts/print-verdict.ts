import type { Language } from '../../data/language-data.ts'
import { piecesOf, stated } from '../../text.ts'
import type { Concept } from '../concept.ts'
import { capital } from '../names.ts'
import { pairLayouts, printEntries } from '../pairs.ts'
import type { Sketch } from '../sketch.ts'
import { choicesFrom, verdictSheets } from './sheets.ts'

/** Verdicts on whether something may be or is good enough answer for each other. */
const onMerits: readonly string[] = ['outcome', 'decide', 'recommend', 'consent', 'progress', 'grade4']

/** One answer in words that mean it: beside its label, in a sentence, or alone in bold type. */
export function printVerdict(sketch: Sketch): void {
  const { random, facts, language, desk } = sketch
  const fresh = random.shuffle(verdictSheets.filter(({ items }) => !items.some((item) => facts.names(item))))
  const [sheet, ...others] = fresh
  const [item] = sheet?.items ?? []
  const [scale] = sheet?.scales ?? []
  if (!item || !scale) return
  const names = random.pick(scale.names)
  const at = random.int(0, names.length - 1)
  const fact = facts.add({ concept: choicesFrom(item, names), choice: at, paraphrased: true, unlabelled: true })
  const word = random.pick(scale.printed[language][at] ?? [''])
  const label = capital(sketch.label(item))
  for (const other of others.slice(0, 2)) leaveOut(sketch, other, scale.id)
  const form = random.weighted([
    ['entry', 3],
    ['sentence', 4],
    ['alone', onMerits.includes(scale.id) ? 2 : 0],
  ] as const)
  const say = (text: string) => stated(fact.key, word, text)
  if (form === 'entry') printEntries(sketch, [{ label, value: [say(capital(word))] }], random.pick(pairLayouts))
  else if (form === 'alone')
    desk.sheet.line([say(random.chance(0.5) ? word.toUpperCase() : capital(word))], desk.sized(1.2, true), {
      x: random.pick([desk.sheet.left, desk.sheet.width * 0.5]),
      leading: 1.6,
    })
  else {
    const low = language === 'de' ? label : label.charAt(0).toLowerCase() + label.slice(1)
    const [before = '', after = ''] = random
      .pick(sentences[language])
      .replace('{L}', label)
      .replace('{l}', low)
      .split('{}')
    desk.sheet.paragraph([...piecesOf(before), say(before === '' ? capital(word) : word), after], desk.style)
  }
}

/** Of another verdict nothing is said, unless both are on the merits. */
function leaveOut(
  { random, facts }: Sketch,
  { items, scales: [scale] }: { items: readonly Concept[]; scales: (typeof verdictSheets)[number]['scales'] },
  said: string,
): void {
  if (!scale || (onMerits.includes(scale.id) && onMerits.includes(said))) return
  facts.unspoken.push(...items.map((item) => choicesFrom(item, random.pick(scale.names))))
}

const sentences: Record<Language, readonly string[]> = {
  en: [
    '{L}: {}.',
    'As to {l}, we note: {}.',
    '{L} – {}.',
    'On {l} there is this to say: {}.',
    '{} – that is what we think of it ({l}).',
  ],
  de: ['{L}: {}.', 'Zum Punkt {l} halten wir fest: {}.', '{L} – {}.', '{} – so sehen wir es ({l}).'],
  fr: ['{L} : {}.', 'Quant à {l}, nous notons : {}.', '{L} – {}.', '{} – voilà notre avis ({l}).'],
  es: ['{L}: {}.', 'En cuanto a {l}, anotamos: {}.', '{L} – {}.', '{} – así lo vemos ({l}).'],
}
