import type { ArrayNode, Leaf } from '../schema/field-tree.ts'
import { assign, type Choice, type Matching } from './assign.ts'
import type { FactGroup, FactTree } from './facts.ts'
import { scoreList } from './score-names.ts'

interface ChosenRecords {
  records: FactTree[]
  choices: Map<Leaf, Choice>
}

/** A name that is neither right nor wrong is not enough: a third of the leaves has to fit as well. */
const least = 0.8
const single = 0.9

/** The list whose name and values fit an array of objects best, and which leaf is read from what in all its records. */
export function chooseRecords(node: ArrayNode, leaves: Leaf[], tree: FactTree, matching: Matching): ChosenRecords {
  const lists = [...Map.groupBy(tree.groups, (group) => group.concept).values()].map((records) => ({
    records,
    weight: 1,
  }))
  const best = bestOf(node, leaves, lists, matching)
  return best ?? bestOf(node, leaves, singleRecords(tree), matching) ?? { records: [], choices: new Map() }
}

interface List {
  records: FactGroup[]
  weight: number
}

function bestOf(node: ArrayNode, leaves: Leaf[], lists: List[], matching: Matching): ChosenRecords | undefined {
  const rated = lists.flatMap(({ records, weight }) => {
    const [first] = records
    if (!first) return []
    const choices = assign(
      leaves,
      records.flatMap(({ facts }) => facts),
      matching,
    )
    const fit = [...choices.values()].reduce((sum, { score }) => sum + score, 0) / Math.max(leaves.length, 1)
    const name = scoreList(node.name, first)
    return [{ records, choices, rating: (fit + name) * weight * Math.sign(fit * name) }]
  })
  const sorted = rated.filter(({ rating }) => rating >= least).sort((a, b) => b.rating - a.rating)
  return sorted[0]
}

/** XML does not tell a list of one from an element: each element around values may be one. */
function singleRecords({ facts }: FactTree): List[] {
  const inside = new Map<string, FactGroup>()
  for (const fact of facts)
    for (let depth = 1; depth < fact.names.length; depth += 1) {
      const names = fact.names.slice(0, depth)
      const key = names.join('\0')
      const group = inside.get(key) ?? { concept: key, names: names.slice(-2), facts: [], groups: [] }
      const own = fact.names.slice(depth)
      group.facts.push({ ...fact, names: own, concept: own.join('_') })
      inside.set(key, group)
    }
  return [...inside.values()].map((record) => ({ records: [record], weight: single }))
}
