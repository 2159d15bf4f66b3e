import type { GraphWriter } from './graph-writer.ts'

/** What is known of a window once its questions have looked at it. */
interface Read {
  words: string
  questions: string
  like: string
  looks: readonly string[]
}

export function answer(graph: GraphWriter, { words, questions, like, looks }: Read): void {
  const scores = graph.add('Add', [ownScores(graph, words, questions), carriedScores(graph, questions, like, looks)])
  const [start = '', end = '', middle = '', begin = '', inside = ''] = graph.addSplit('Split', [scores], 5, { axis: 1 })
  for (const [name, part] of Object.entries({ start, end, middle }))
    graph.call(name, graph.add('Squeeze', [part, graph.integers(1)]))
  graph.call('fit', fits(graph, words))
  graph.call('rivals', graph.weight('rivalry'))
  const single = (name: string) =>
    graph.add('Gemm', [questions, graph.weight(`${name}.weight`), graph.weight(`${name}.bias`)], { transB: 1 })
  graph.call('absent', single('absent'))
  graph.call('choice', single('choice'))
  const outside = graph.add('Unsqueeze', [single('outside'), graph.integers(2)])
  const both = graph.add('Concat', [begin, inside], { axis: 1 })
  const items = graph.add('Tanh', [graph.add('Sub', [both, outside])])
  const bias = graph.add('Unsqueeze', [graph.weight('from_items.bias'), graph.integers(1)])
  const given = graph.add('Add', [
    graph.add('MatMul', [graph.weight('from_items.weight'), graph.add('Gather', [items, 'owner'])]),
    bias,
  ])
  const shifted = graph.add('Add', [both, graph.add('Mul', [given, 'owned'])])
  const none = graph.add('Add', [graph.add('Mul', [begin, graph.floats(0)]), outside])
  graph.call('tags', graph.add('Transpose', [graph.add('Concat', [none, shifted], { axis: 1 })], { perm: [0, 2, 1] }))
}

/** [Q, 5, L]: how well words answer questions by themselves. The weights of words go to the questions, of which there are fewer. */
function ownScores(graph: GraphWriter, words: string, questions: string): string {
  const [dim = 0, columns = 0] = graph.trained('words_for.weight.int8').dims
  const parts = columns / dim
  const split = graph.add('Reshape', [graph.matrix('words_for'), graph.integers(dim, parts, dim)])
  const matrix = graph.add('Transpose', [split], { perm: [1, 2, 0] })
  const asked = graph.linear(questions, 'questions_for')
  const apart = graph.add('Transpose', [graph.add('Reshape', [asked, graph.integers(-1, parts, dim)])], {
    perm: [1, 0, 2],
  })
  const told = graph.add('Transpose', [graph.add('MatMul', [apart, matrix])], { perm: [1, 0, 2] })
  const alpha = { fraction: dim ** -0.5 }
  const like = graph.add('FusedMatMul', [told, words], { transB: 1, alpha }, 'com.microsoft')
  const bias = graph.add('Mul', [asked, graph.weight('words_for.bias')])
  const summed = graph.add(
    'ReduceSum',
    [graph.add('Reshape', [bias, graph.integers(-1, parts, dim)]), graph.integers(2)],
    { keepdims: 1 },
  )
  return graph.add('Add', [like, graph.add('Mul', [summed, graph.floats(dim ** -0.5)])])
}

/** [Q, 5, L]: what attention carries to words from those they look at, and their own likeness. */
function carriedScores(graph: GraphWriter, questions: string, like: string, looks: readonly string[]): string {
  const carriedKinds = graph.add('Gather', [like, graph.integers(0, 1, 4)])
  const length = graph.add('Slice', [graph.add('Shape', [like]), graph.integers(2), graph.integers(3)])
  const flat = graph.add('Reshape', [
    carriedKinds,
    graph.add('Concat', [graph.integers(1, 1, -1), length], { axis: 0 }),
  ])
  const carried = graph.add(
    'Concat',
    looks.map((each) => graph.add('FusedMatMul', [flat, each], { transB: 1 }, 'com.microsoft')),
    { axis: 1 },
  )
  const { heads } = graph
  const apart = graph.add('Reshape', [
    carried,
    graph.add('Concat', [graph.integers(looks.length * heads, 3, -1), length], { axis: 0 }),
  ])
  const byQuestion = graph.add('Transpose', [apart], { perm: [2, 0, 1, 3] })
  const far = graph.add('Reshape', [
    byQuestion,
    graph.add('Concat', [graph.integers(0, looks.length * heads * 3), length], { axis: 0 }),
  ])
  const all = graph.add('Concat', [far, graph.add('Transpose', [like], { perm: [1, 0, 2] })], { axis: 1 })
  const counts = graph.add('Add', [graph.linear(questions, 'carry'), graph.floats(1)])
  const parts = graph.add('Mul', [graph.add('Unsqueeze', [counts, graph.integers(1)]), graph.weight('parts.weight')])
  const bias = graph.add('Unsqueeze', [graph.weight('parts.bias'), graph.integers(1)])
  return graph.add('Add', [graph.add('MatMul', [parts, all]), bias])
}

/** [L, 16]: how well two words go as the first and the last of a span. Each row of the product begins one further, so that those behind a word stand below each other. */
function fits(graph: GraphWriter, words: string): string {
  const longest = graph.trained('length').dims[0] ?? 0
  const [first, last] = ['first', 'last'].map((name) => graph.linear(words, name))
  const behind = graph.add('Pad', [last ?? '', graph.integers(0, 0, longest, 0)])
  const product = graph.add(
    'FusedMatMul',
    [first ?? '', behind],
    { transB: 1, alpha: { fraction: 48 ** -0.5 } },
    'com.microsoft',
  )
  const count = graph.add('Slice', [graph.add('Shape', [words]), graph.integers(0), graph.integers(1)])
  const width = graph.add('Add', [count, graph.integers(longest + 1)])
  const flat = graph.add('Reshape', [product, graph.integers(-1)])
  const none = graph.add('Concat', [graph.integers(0), count], { axis: 0 })
  const longer = graph.add('Pad', [flat, none])
  const skewed = graph.add('Reshape', [longer, graph.add('Concat', [graph.integers(-1), width], { axis: 0 })])
  const spans = graph.add('Slice', [skewed, graph.integers(0), graph.integers(longest), graph.integers(1)])
  const fitting = graph.add('Add', [spans, graph.weight('length')])
  const kind = (at: number) => graph.add('Gather', [graph.weight('together'), graph.integers(at)])
  const rows = graph.add('Transpose', [kind(0)], { perm: [1, 0] })
  const sums = graph.add('Reshape', [graph.add('Add', [rows, kind(1)]), graph.integers(-1)])
  return graph.add('Add', [fitting, graph.add('Gather', [sums, 'joined'])])
}
