import { type QuestionFeatures, roles } from './questions.ts'

/** For each two questions: not akin, children of one, the first a child of the second, the second one of the first. */
export function kinOf(parents: Int16Array): Int32Array {
  const count = parents.length
  const kin = new Int32Array(count * count)
  for (let at = 0; at < kin.length; at += 1) {
    const [one, other] = [Math.floor(at / count), at % count]
    const [parent, otherParent] = [parents[one] as number, parents[other] as number]
    if (otherParent === one) kin[at] = 3
    else if (parent === other) kin[at] = 2
    else if (parent === otherParent && parent >= 0) kin[at] = 1
  }
  return kin
}

/** Which questions ask for what stands inside of items: 1, and 0 for others. */
export function ownedOf({ parents, roles: asked }: Pick<QuestionFeatures, 'parents' | 'roles'>): number[] {
  const inside: number[] = [roles.items, roles.property]
  return Array.from(parents, (parent, at) => Number(parent >= 0 && inside.includes(asked[at] ?? -1)))
}
