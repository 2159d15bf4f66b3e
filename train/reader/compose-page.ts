import { finish, look, type Stream, splitHeads } from './compose-layers.ts'
import type { GraphWriter } from './graph-writer.ts'

/** The words [L, dim], and who looked at whom in the last two layers. */
export function readPage(graph: GraphWriter): { words: string; looks: string[] } {
  const part = (from: number, to: number) =>
    graph.add('Slice', ['box', graph.integers(from), graph.integers(to), graph.integers(1)])
  const angles = graph.add('Mul', [part(0, 2), graph.floats(12)])
  const size = graph.add('Sub', [part(2, 4), part(0, 2)])
  const place = graph.add('Concat', ['box', size, graph.add('Sin', [angles]), graph.add('Cos', [angles])], { axis: 1 })
  const looksAndPlace = graph.add('Add', [graph.linear('cont', 'features'), graph.linear(place, 'place')])
  const entered = graph.norm(graph.add('Add', [graph.linear('raw', 'word'), looksAndPlace]), 'enter')
  const near = nearness(graph)
  const layers = graph.layers('layers')
  const looks: string[] = []
  let stream: Stream | undefined
  for (const layer of layers) {
    const [sum, even] = stream
      ? graph.sumAndNorm(stream.sum, stream.more, `${layer}.norm1`)
      : [entered, graph.norm(entered, `${layer}.norm1`)]
    const bias = graph.add('Mul', [near, graph.weight(`${layer}.count`)])
    const seen = look(graph, splitHeads(graph, graph.linear(even, `${layer}.qkv`), 3, graph.heads), bias, graph.heads)
    looks.push(seen.looks)
    stream = finish(graph, layer, sum, seen.seen)
  }
  const [, words] = graph.sumAndNorm(stream?.sum ?? '', stream?.more ?? '', 'leave')
  return { words, looks: looks.slice(-2) }
}

/** How two words stand to each other as a bias [heads, L, L]. Of both tables one is made, so that one number tells a row of it. */
function nearness(graph: GraphWriter): string {
  const places = graph.add('Unsqueeze', [graph.weight('near.place.weight'), graph.integers(1)])
  const both = graph.add('Add', [places, graph.weight('near.order.weight')])
  const table = graph.add('Reshape', [both, graph.integers(-1, graph.heads)])
  return graph.add('Transpose', [graph.add('Gather', [table, 'near'])], { perm: [2, 0, 1] })
}

/** Questions look at words, those that are like theirs first, and at each other. */
export function askPage(graph: GraphWriter, words: string, like: string): string {
  const { heads } = graph
  const flat = graph.add('Reshape', [like, graph.integers(6, -1)])
  const length = graph.add('Slice', [graph.add('Shape', [like]), graph.integers(1), graph.integers(3)])
  const shape = graph.add('Concat', [graph.integers(1, heads), length], { axis: 0 })
  let stream: Stream | undefined
  for (const cross of graph.layers('cross')) {
    const [sum, even] = next(stream, `${cross}.norm1`)
    const count = graph.add('MatMul', [graph.weight(`${cross}.count.weight`), flat])
    const bias = graph.add('Reshape', [count, shape])
    const [query = ''] = splitHeads(graph, graph.linear(even, `${cross}.q`), 1, heads)
    const seen = graph.linear(graph.norm(words, `${cross}.norm_words`), `${cross}.kv`)
    const looked = look(graph, [query, ...splitHeads(graph, seen, 2, heads)], bias, heads)
    stream = finish(graph, cross, sum, looked.seen)
    const among = cross.replace('cross', 'among')
    const [all, own] = next(stream, `${among}.norm1`)
    const kin = graph.add('Gather', [graph.weight(`${among}.kin.weight`), 'kin'])
    const parts = splitHeads(graph, graph.linear(own, `${among}.qkv`), 3, heads)
    const told = look(graph, parts, graph.add('Transpose', [kin], { perm: [2, 0, 1] }), heads)
    stream = finish(graph, among, all, told.seen)
  }
  return next(stream, 'asked')[1]

  function next(before: Stream | undefined, owner: string): [sum: string, even: string] {
    return before ? graph.sumAndNorm(before.sum, before.more, owner) : ['asked', graph.norm('asked', owner)]
  }
}
