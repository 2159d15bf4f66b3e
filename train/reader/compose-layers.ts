import type { GraphWriter } from './graph-writer.ts'

/** Hidden numbers of a head. */
const headWidth = 32
const scale = headWidth ** -0.5

/** What has been added up so far, and what is to be added to it. */
export interface Stream {
  sum: string
  more: string
}

/** Queries, keys and values [1, heads, n, width] out of one matrix [n, parts x heads x width]. */
export function splitHeads(graph: GraphWriter, mixed: string, parts: number, heads: number): string[] {
  const apart = graph.add('Reshape', [mixed, graph.integers(-1, parts, heads, headWidth)])
  const turned = graph.add('Transpose', [apart], { perm: [1, 2, 0, 3] })
  return parts === 1 ? [turned] : graph.addSplit('Split', [turned], parts, { axis: 0 })
}

/** Who looks at whom, and what is seen: [b, heads, n, m] and [b x n, dim]. */
export function look(
  graph: GraphWriter,
  [query, key, value]: readonly string[],
  bias: string,
  heads: number,
): { looks: string; seen: string } {
  const likeness = graph.add(
    'FusedMatMul',
    [query ?? '', key ?? ''],
    { transB: 1, alpha: { fraction: scale } },
    'com.microsoft',
  )
  const looks = graph.add('Softmax', [graph.add('Add', [likeness, bias])], { axis: -1 })
  const seen = graph.add('Transpose', [graph.add('MatMul', [looks, value ?? ''])], { perm: [0, 2, 1, 3] })
  return { looks, seen: graph.add('Reshape', [seen, graph.integers(-1, heads * headWidth)]) }
}

/** What a layer does once it has looked. */
export function finish(graph: GraphWriter, owner: string, sum: string, seen: string): Stream {
  const [all, even] = graph.sumAndNorm(sum, graph.linear(seen, `${owner}.out`), `${owner}.norm2`)
  const wide = graph.add('MatMul', [even, graph.matrix(`${owner}.wide`)])
  const bent = graph.add('BiasGelu', [wide, graph.weight(`${owner}.wide.bias`)], {}, 'com.microsoft')
  return { sum: all, more: graph.linear(bent, `${owner}.narrow`) }
}
