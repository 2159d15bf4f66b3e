import { type Piece, piecesOf, stated, type Text } from '../../text.ts'
import type { Concept, ValueForm } from '../concept.ts'
import { inLanguages } from '../parts/blocks.ts'
import type { Sketch } from '../sketch.ts'
import { valueLists } from '../things/name-words.ts'
import { makerName, modelName } from '../things/thing-values.ts'
import { partLines, runs } from './dense-words.ts'
import { conceptOf, rowsOf } from './voices.ts'
import type { World } from './world.ts'

const parts = new Map(
  rowsOf(partLines).map(([head = '', ...cells]): [string, Concept] => {
    const [id = '', form = ''] = head.split(' ')
    const words = inLanguages(cells)
    return [id, conceptOf(`part:${id}`, form as ValueForm, { words, said: (cells[4] ?? '').split('|') })]
  }),
)

/** Never asked for in vain: a name may be taken for them. */
const mayBeMeant: readonly string[] = ['model', 'maker', 'origin']

/** What a paper is about: by its name, or by maker, model and the like in one run. */
export function runOf(sketch: Sketch, thing: World['thing']): { text: Text; unsaid: Concept[] } {
  const { random, facts } = sketch
  const whole = conceptOf('thing', 'product', thing, ['subject'])
  if (thing.name) {
    const name = thing.name(sketch)
    const { key } = facts.add({ concept: whole, unlabelled: true })
    return { text: [stated(key, name, name)], unsaid: unsaidBut([]) }
  }
  const form = random.pick(runs)
  const names = [...form.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const text = form.split(/(\{\w+\})/).flatMap((part): Piece[] => {
    const concept = parts.get(part.slice(1, -1))
    if (!concept) return piecesOf(part)
    const { key } = facts.add({ concept, group: whole, unlabelled: true })
    const value = valueFor(sketch, part.slice(1, -1))
    return [stated(key, value, value)]
  })
  if (form.includes('{maker} {model}') && random.chance(0.6)) coverName(sketch, whole, form, text)
  return { text, unsaid: unsaidBut(names) }
}

function unsaidBut(names: readonly string[]): Concept[] {
  return [...parts]
    .filter(([name]) => !names.includes(name) && !mayBeMeant.includes(name))
    .map(([, concept]) => concept)
}

/** Maker and model together are the thing. */
function coverName({ facts }: Sketch, whole: Concept, form: string, text: Piece[]): void {
  const from = form.split(/(\{\w+\})/).indexOf('{maker}')
  const covered = text.slice(from, from + 3)
  const printed = covered.map((piece) => piece.text).join('')
  const { key } = facts.add({ concept: whole, unlabelled: true })
  const mark = { concept: key, value: printed, printed }
  for (const piece of covered) piece.marks.push(mark)
}

function valueFor(sketch: Sketch, name: string): string {
  const { random, language, names } = sketch
  const made: Record<string, () => string> = {
    maker: () => makerName(sketch),
    model: () => modelName(sketch),
    size: () =>
      random.pick([
        random.pattern('##'),
        random.pattern('#.# m'),
        `${random.int(10, 99)} cm`,
        'XL',
        'M',
        `${random.int(2, 12)} t`,
      ]),
    colour: () => random.pick(valueLists['colour']?.[language] ?? ['-']),
    material: () => random.pick(valueLists['material']?.[language] ?? ['-']),
    year: () => String(random.int(1962, 2026)),
    origin: () => names.of('city'),
  }
  return made[name]?.() ?? ''
}
