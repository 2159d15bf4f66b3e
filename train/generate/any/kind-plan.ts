import type { Language } from '../data/language-data.ts'
import type { Concept } from './concept.ts'
import { kindLines } from './kinds/kinds.ts'
import { kindsOfLife } from './kinds/kinds-life.ts'
import { kindsOfWork } from './kinds/kinds-work.ts'
import { moreKindLines } from './kinds/kinds-world.ts'
import { vocabulary } from './kinds/vocabulary.ts'
import type { ListPlan } from './list-plan.ts'
import type { Plan } from './plan.ts'
import { type Role, roleOf } from './roles.ts'
import type { Sketch } from './sketch.ts'

interface Kind {
  id: string
  titles: Record<Language, readonly string[]>
  parties: { role: Role; isPerson: boolean }[]
  concepts: Concept[]
  lists: ListPlan[]
}

export const kinds: readonly Kind[] = [kindLines, moreKindLines, kindsOfWork, kindsOfLife]
  .flatMap((lines) => lines.trim().split('\n'))
  .map(kindOf)

/** A plan for one kind, or for any of them: some of what such documents state, in one order or another. */
export function kindPlan(id?: string): (sketch: Sketch) => Plan {
  return (sketch) => {
    const { random, language } = sketch
    const kind = id === undefined ? random.pick(kinds) : kinds.find((each) => each.id === id)
    if (!kind) throw new Error(`no kind ${id}`)
    const share = random.between(0.5, 1)
    const stated = kind.concepts.filter(() => random.chance(share))
    const listed = kind.lists.filter(() => random.chance(0.8))
    const strangers = Array.from(
      {
        length: random.weighted([
          [0, 2],
          [random.int(1, 3), 2],
          [random.int(3, 8), 3],
          [random.int(8, 14), 1],
        ]),
      },
      () => sketch.fresh(),
    )
    const lists = listed.map((list) => someColumns(sketch, list))
    for (const concept of [...stated, ...lists.flatMap(({ columns }) => columns)]) sketch.facts.note(concept)
    return {
      kind: kind.id,
      title: { words: kind.titles[language] },
      parties: kind.parties.filter(() => random.chance(0.8)),
      concepts: random.chance(0.5) ? [...stated, ...strangers] : random.shuffle([...stated, ...strangers]),
      lists,
      absent: kind.concepts.filter((concept) => !stated.includes(concept)),
      absentLists: kind.lists.filter((list) => !listed.includes(list)),
    }
  }
}

function someColumns({ random }: Sketch, list: ListPlan): ListPlan {
  if (list.plain || list.columns.length < 3 || random.chance(0.5)) return list
  const kept = list.columns.filter((_, at) => at === 0 || random.chance(0.75))
  const columns = random.chance(0.3) ? random.shuffle(kept) : kept
  return { ...list, columns: columns.length > 1 ? columns : list.columns }
}

function kindOf(line: string): Kind {
  const [head = '', parties = '', fields = '', lists = ''] = line.split(/ \/(?= |$)/)
  const [id = '', titles = ''] = split(head, ': ')
  const [en = '', de = '', fr = '', es = ''] = titles.split(';').map((part) => part.trim())
  return {
    id,
    titles: { en: en.split('|'), de: de.split('|'), fr: fr.split('|'), es: es.split('|') },
    parties: words(parties).map((name) => ({
      role: roleOf(aliasOf(name.replace('*', ''))),
      isPerson: name.endsWith('*'),
    })),
    concepts: words(fields).map(known),
    lists: [...lists.matchAll(/(\w+)(\*|\(([^()]*?)(?: > (\w+)\(([^()]*)\))?\))/g)].map(listOf),
  }
}

function listOf([, name = '', form, columns = '', inner, innerColumns = '']: RegExpMatchArray): ListPlan {
  if (form === '*') return { concept: known(name), columns: [{ ...known(name), form: 'phrase' }], plain: true }
  const plan = { concept: known(name), columns: words(columns).map(known) }
  return inner ? { ...plan, inner: { concept: known(inner), columns: words(innerColumns).map(known) } } : plan
}

/** `exporter:shipper` is a shipper under the reader's eyes; the name before the colon only explains. */
function aliasOf(name: string): string {
  return name.split(':').at(-1) ?? name
}

function known(name: string): Concept {
  const id = aliasOf(name)
  const concept = vocabulary.get(id)
  if (!concept) throw new Error(`no concept ${id}`)
  return concept
}

function words(text: string): string[] {
  return text.trim().split(/\s+/).filter(Boolean)
}

function split(text: string, at: string): [string, string] {
  const index = text.indexOf(at)
  return [text.slice(0, index), text.slice(index + at.length)]
}
