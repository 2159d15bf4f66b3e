import type { DataNode } from './data-nodes.ts'

/**
 * The nodes at a path of local names below a node. A step may give a choice (`A|B`), any element (`*`), an attribute
 * (`@x`) and one condition: `[a/b]`, `[!a]`, `[a/b=c]` or `[a/b!=c]`.
 */
export function select(node: DataNode, path: string): DataNode[] {
  let found = [node]
  for (const [, names = '', condition] of path.matchAll(/([^/[\]]+)(?:\[([^[\]]+)\])?/g)) {
    const choice = names.split('|')
    found = found
      .flatMap((parent) => parent.children)
      .filter((child) => (names === '*' ? !child.name.startsWith('@') : choice.includes(child.name)))
      .filter((child) => condition === undefined || holds(child, condition))
  }
  return found
}

function holds(node: DataNode, condition: string): boolean {
  const [, not, path = '', operator, value = ''] = /^(!?)([^=!]+)(?:(!?=)(.*))?$/.exec(condition) ?? []
  const found = select(node, path)
  if (operator === undefined) return found.length > 0 === (not === '')
  return found.some(({ text }) => text?.toLowerCase() === value.toLowerCase()) === (operator === '=')
}
