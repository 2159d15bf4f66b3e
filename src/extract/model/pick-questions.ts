import type { Extraction } from '../extraction.ts'
import type { ArrayNode, ExtractionSchema, Leaf } from '../schema/field-tree.ts'
import type { ModelSettings } from './model-settings.ts'

/** Something the model is asked for: one field, or an array as a whole, which is all its fields. */
export interface Question {
  /** `total`, `items`. */
  path: string
  array?: ArrayNode
  leaves: Leaf[]
}

/** What the model is to be asked, given what is known already. */
export function pickQuestions(
  { leaves }: ExtractionSchema,
  extraction: Extraction,
  { mode, threshold }: Pick<ModelSettings, 'mode' | 'threshold'>,
): Question[] {
  if (mode === 'off') return []
  return allQuestions(leaves).filter((question) => {
    const paths = pathsUnder(question, extraction)
    if (paths.some((path) => isSettled(extraction, path))) return false
    // What has no confidence, such as an empty array, is not sure at all.
    return mode === 'full' || paths.some((path) => (extraction.confidence.fields[path] ?? 0) < threshold)
  })
}

function allQuestions(leaves: readonly Leaf[]): Question[] {
  const groups = Map.groupBy(leaves, (leaf) => leaf.ancestors.find(({ type }) => type === 'array') ?? leaf)
  return Array.from(groups, ([node, members]) => ({
    path: node.path,
    ...(node.type === 'array' && { array: node }),
    leaves: members,
  }))
}

/** Paths of the cells that a question is about; of an empty array its own. */
export function pathsUnder({ path, array }: Question, { confidence }: Extraction): string[] {
  if (array === undefined) return [path]
  const cells = Object.keys(confidence.fields).filter((cell) => cell.startsWith(`${path}[`))
  return cells.length === 0 ? [path] : cells
}

/** What a person said, and what was asked before and is known, is not asked again. */
function isSettled({ provenance }: Extraction, path: string): boolean {
  const resolver = provenance[path]?.resolver
  return resolver === 'human' || resolver === 'registry'
}

/** Questions in groups that can be asked, and answered, in one call. */
export function groupQuestions(questions: readonly Question[], mostLeaves: number): Question[][] {
  const groups: Question[][] = []
  let count = Infinity
  for (const question of questions) {
    if (count + question.leaves.length > mostLeaves) {
      groups.push([])
      count = 0
    }
    groups.at(-1)?.push(question)
    count += question.leaves.length
  }
  return groups
}
