import type { ArrayNode, FieldNode, Leaf, ObjectNode } from '../schema/field-tree.ts'
import { gramsPerWord, writeGrams } from './ngrams.ts'

/** How many words of a question are read at most. */
export const tokensPerQuestion = 24
/** How many questions are asked at once. */
export const mostQuestions = 64

export const roles = { scalar: 0, property: 1, items: 2, choice: 3 } as const
const types = { string: 0, number: 1, date: 2, boolean: 3, enum: 4 } as const
const tokenKinds = { name: 1, description: 2, parent: 3, choice: 4 } as const

/** One thing that is asked of a document. */
export interface Question {
  node: Leaf | ArrayNode
  role: keyof typeof roles
  /** The value that a choice stands for. */
  choice?: string | number | boolean
  /** The question it belongs to: a list's of a property, the outer list's of an inner list, the field's of a choice. */
  parent: Question | undefined
  tokens: { text: string; kind: keyof typeof tokenKinds }[]
}

/** Questions that must be asked together: a field with its choices, a list with its properties. */
export function questionsOf(root: FieldNode): Question[][] {
  const groups: Question[][] = []
  visit(root, [], undefined, groups)
  return groups
}

function visit(
  node: FieldNode,
  above: (ObjectNode | ArrayNode)[],
  list: { items: Question; group: Question[] } | undefined,
  groups: Question[][],
): void {
  if (node.type === 'object') for (const child of node.properties) visit(child, [...above, node], list, groups)
  else if (node.type === 'array') {
    const description = [describe(node), describe(node.items)].join(' ')
    const tokens = tokensOf(nameOf(node, above), description, namesOf(above))
    const items: Question = { node, role: 'items', parent: list?.items, tokens }
    const group = list?.group ?? []
    if (!list) groups.push(group)
    group.push(items)
    visit(node.items, [...above, node], { items, group }, groups)
  } else {
    const names = namesOf(above)
    const tokens = tokensOf(nameOf(node, above), describe(node), names)
    const own: Question = { node, role: list ? 'property' : 'scalar', parent: list?.items, tokens }
    if (list) list.group.push(own)
    else groups.push([own, ...choicesOf(node, own)])
  }
}

/** Values to choose from are asked one by one, except inside lists, where each item may have another. */
function choicesOf(leaf: Leaf, parent: Question): Question[] {
  const values = leaf.enum ?? (leaf.type === 'boolean' ? [true, false] : [])
  return values.map((choice) => {
    const words = typeof choice === 'boolean' ? (choice ? 'yes' : 'no') : String(choice)
    const tokens = [
      ...take(words, 'choice', mostOfName),
      ...take(leaf.name, 'name', mostOfName),
      ...take(describe(leaf), 'description', tokensPerQuestion),
    ].slice(0, tokensPerQuestion)
    return { node: leaf, role: 'choice', choice, parent, tokens }
  })
}

const mostOfName = 8
const mostOfParents = 6

function tokensOf(name: string, description: string, parents: string): Question['tokens'] {
  const own = take(name, 'name', mostOfName)
  const around = take(parents, 'parent', mostOfParents)
  const told = take(description, 'description', tokensPerQuestion - own.length - around.length)
  return [...own, ...told, ...around]
}

/** Words as people would say them: parted at signs, and where small letters are followed by a capital. */
function take(text: string, kind: keyof typeof tokenKinds, most: number): Question['tokens'] {
  return text
    .replace(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, ' ')
    .split(/[^\p{L}\p{M}\p{N}%#&]+/u)
    .filter((word) => word !== '')
    .slice(0, most)
    .map((word) => ({ text: word, kind }))
}

/** The items of a list of plain values have no name of their own. */
function nameOf({ name }: FieldNode, above: readonly FieldNode[]): string {
  return name || (above.findLast((node) => node.name !== '')?.name ?? '')
}

function namesOf(above: readonly FieldNode[]): string {
  return above
    .map(({ name }) => name)
    .reverse()
    .join(' ')
}

function describe({ title = '', description = '' }: FieldNode): string {
  return `${title} ${description}`
}

/** The questions in as few passes as they need. A group too large for one is parted, each part with what it belongs to. */
export function inPasses(groups: readonly Question[][]): Question[][] {
  const passes: Question[][] = []
  for (const group of groups.flatMap(parted)) {
    const last = passes.at(-1)
    if (last && last.length + group.length <= mostQuestions) last.push(...group)
    else passes.push([...group])
  }
  return passes
}

function parted(group: Question[]): Question[][] {
  if (group.length <= mostQuestions) return [group]
  const parts: Question[][] = []
  for (const question of group) {
    const above = lineOf(question)
    const last = parts.at(-1)
    const more = above.filter((each) => !last?.includes(each))
    if (last && last.length + more.length <= mostQuestions) last.push(...more)
    else parts.push(above)
  }
  return parts
}

function lineOf(question: Question): Question[] {
  return question.parent ? [...lineOf(question.parent), question] : [question]
}

export interface QuestionFeatures {
  grams: Uint16Array
  kinds: Uint8Array
  types: Uint8Array
  roles: Uint8Array
  parents: Int16Array
}

/** All have room for as many words: for those of the longest where nobody says more, since the model takes as long for words that are not there. */
export function featuresOfQuestions(questions: readonly Question[], room = longestOf(questions)): QuestionFeatures {
  const features: QuestionFeatures = {
    grams: new Uint16Array(questions.length * room * gramsPerWord),
    kinds: new Uint8Array(questions.length * room),
    types: Uint8Array.from(questions, typeOf),
    roles: Uint8Array.from(questions, ({ role }) => roles[role]),
    parents: Int16Array.from(questions, ({ parent }) => (parent ? questions.indexOf(parent) : -1)),
  }
  questions.forEach(({ tokens }, question) => {
    tokens.forEach(({ text, kind }, token) => {
      const at = question * room + token
      writeGrams(text, features.grams, at * gramsPerWord)
      features.kinds[at] = tokenKinds[kind]
    })
  })
  return features
}

function longestOf(questions: readonly Question[]): number {
  return Math.max(1, ...questions.map(({ tokens }) => tokens.length))
}

function typeOf({ node, role }: Question): number {
  if (node.type === 'array' || node.type === 'string') return stringType(node, role)
  return node.enum ? types.enum : node.type === 'boolean' ? types.boolean : types.number
}

function stringType(node: Leaf | ArrayNode, role: Question['role']): number {
  if (node.type === 'array' || role === 'items') return types.string
  if (node.enum) return types.enum
  return node.kind === 'date' || node.kind === 'datetime' || /^date/.test(node.format ?? '') ? types.date : types.string
}
