import { finish, look } from './compose-layers.ts'
import { likenessOfQuestions } from './compose-likeness.ts'
import { GraphWriter } from './graph-writer.ts'
import type { Weight } from './onnx-graph.ts'

/** What questions mean before they have seen a page. */
export function composeQuestions(trained: ReadonlyMap<string, Weight>): Buffer {
  const graph = new GraphWriter(trained)
  graph.call('asked', meanings(graph))
  likenessOfQuestions(graph)
  return graph.write(
    { qraw: 'float', qk: 'int64', qt: 'int64', qr: 'int64' },
    { asked: 'float', tokens: 'float', total: 'float', phrases: 'float' },
  )
}

/** Weighs what is not there down to nothing. */
const far = -30000

/** [Q, dim]: only what the first token has become goes on. */
function meanings(graph: GraphWriter): string {
  const { heads } = graph
  const table = (name: string, index: string) => graph.add('Gather', [graph.weight(`${name}.weight`), index])
  const at = graph.weight('token_at.weight')
  const dim = graph.trained('token_at.weight').dims[1] ?? 0
  const count = graph.add('Slice', [graph.add('Shape', ['qk']), graph.integers(1), graph.integers(2)])
  const length = graph.add('Add', [count, graph.integers(1)])
  const places = graph.add('Slice', [at, graph.integers(1), length, graph.integers(0)])
  const own = graph.add('Add', [graph.add('MatMul', ['qraw', graph.matrix('token')]), graph.weight('token.bias')])
  const words = graph.add('Add', [graph.add('Add', [own, table('token_kind', 'qk')]), places])
  const whole = graph.add('Add', [graph.add('Add', [table('wants', 'qt'), table('role', 'qr')]), firstOf(at, 0)])
  const tokens = graph.add('Concat', [graph.add('Unsqueeze', [whole, graph.integers(1)]), words], { axis: 1 })
  const gone = graph.add('Cast', [graph.add('Equal', ['qk', graph.integers(0)])], { to: 1 })
  const ahead = graph.add('Pad', [graph.add('Mul', [gone, graph.floats(far)]), graph.integers(0, 1, 0, 0)])
  const bias = graph.add('Unsqueeze', [ahead, graph.integers(1, 2)])
  const rows = graph.add('Reshape', [tokens, graph.integers(-1, dim)])
  const first = 'question_layers.0'
  const middle = finish(graph, first, rows, seenOf(graph.norm(rows, `${first}.norm1`), first, false))
  const second = 'question_layers.1'
  const [sum, even] = graph.sumAndNorm(middle.sum, middle.more, `${second}.norm1`)
  const last = finish(graph, second, startsOf(sum), seenOf(even, second, true))
  return graph.add('Add', [last.sum, last.more])

  function firstOf(all: string, axis: number): string {
    return graph.add('Slice', [all, graph.integers(0), graph.integers(1), graph.integers(axis)])
  }

  function stacked(all: string, ...others: number[]): string {
    const shape = [graph.integers(-1), length, graph.integers(...others)]
    return graph.add('Reshape', [all, graph.add('Concat', shape, { axis: 0 })])
  }

  function startsOf(all: string): string {
    return graph.add('Squeeze', [firstOf(stacked(all, dim), 1), graph.integers(1)])
  }

  function seenOf(all: string, owner: string, isOnlyFirst: boolean): string {
    const parts = stacked(graph.linear(all, `${owner}.qkv`), 3, heads, dim / heads)
    const turned = graph.add('Transpose', [parts], { perm: [2, 0, 3, 1, 4] })
    const [query = '', key = '', value = ''] = graph
      .addSplit('Split', [turned], 3, { axis: 0 })
      .map((part) => graph.add('Squeeze', [part, graph.integers(0)]))
    return look(graph, [isOnlyFirst ? firstOf(query, 2) : query, key, value], bias, heads).seen
  }
}
