import type { GraphWriter } from './graph-writer.ts'

/** [6, Q, L]: forms and meanings as a whole, both at best, and both kinds of phrases. */
export function likenesses(graph: GraphWriter): string {
  const spaces = ['form', 'meaning'].map((space) =>
    graph.add('Unsqueeze', [even(graph, plain(graph, 'raw', `likeness.${space}`)), graph.integers(0, 1)]),
  )
  const page = graph.add('Concat', spaces, { axis: 0 })
  const raised = squared(graph, graph.add('FusedMatMul', ['tokens', page], { transB: 1 }, 'com.microsoft'))
  const whole = graph.add('Div', [graph.add('ReduceSum', [raised, graph.integers(2)], { keepdims: 0 }), 'total'])
  const best = graph.add('ReduceMax', [raised], { axes: [2], keepdims: 0 })
  return graph.add('Concat', [whole, best, likePhrases(graph)], { axis: 0 })
}

function squared(graph: GraphWriter, likeness: string): string {
  const positive = graph.add('Relu', [likeness])
  return graph.add('Mul', [positive, positive])
}

/** Runs of one, two and three words: each word is as like as the best run that it stands in. */
function likePhrases(graph: GraphWriter): string {
  const mixed = plain(graph, 'raw', 'likeness.mixes', true)
  const two = graph.add('Add', [mixed, ahead(mixed, 1)])
  const three = graph.add('Add', [two, ahead(mixed, 2)])
  const means = [mixed, graph.add('Div', [two, graph.floats(2)]), graph.add('Div', [three, graph.floats(3)])]
  const runs = graph.add(
    'Concat',
    means.map((mean) => graph.add('Unsqueeze', [mean, graph.integers(0)])),
    { axis: 0 },
  )
  const said = graph.add('Mul', [spoken(graph, runs), 'whole'])
  const asked = graph.add('Reshape', ['phrases', graph.integers(1, -1, 64)])
  const like = graph.add('Relu', [graph.add('FusedMatMul', [asked, said], { transB: 1 }, 'com.microsoft')])
  const [first = '', second = '', third = ''] = graph
    .addSplit('Split', [like], 3, { axis: 0 })
    .map((part) => graph.add('Squeeze', [part, graph.integers(0)]))
  const longer = graph.add('Max', [second, third])
  const best = graph.add('Max', [first, longer, behind(longer, 1), behind(third, 2)])
  const shape = graph.add('Concat', [graph.integers(2, -1), lengthOf(best)], { axis: 0 })
  return graph.add('Reshape', [graph.add('Mul', [best, best]), shape])

  function ahead(rows: string, by: number): string {
    const cut = graph.add('Slice', [rows, graph.integers(by), graph.integers(2 ** 31), graph.integers(0)])
    return graph.add('Pad', [cut, graph.integers(0, 0, by, 0)])
  }

  function behind(rows: string, by: number): string {
    const cut = graph.add('Slice', [rows, graph.integers(0), graph.integers(-by), graph.integers(1)])
    return graph.add('Pad', [cut, graph.integers(0, by, 0, 0)])
  }

  function lengthOf(rows: string): string {
    return graph.add('Slice', [graph.add('Shape', [rows]), graph.integers(1), graph.integers(2)])
  }
}

/** What is compared with words of pages: tokens by form and by meaning, as long as they count, and phrases. */
export function likenessOfQuestions(graph: GraphWriter): void {
  const spaces = ['form', 'meaning'].map((space) =>
    graph.add('Unsqueeze', [even(graph, plain(graph, 'qraw', `likeness.${space}`)), graph.integers(0)]),
  )
  const isThere = graph.add('Cast', [graph.add('Greater', ['qk', graph.integers(0)])], { to: 1 })
  const counts = graph.add('Mul', [graph.add('Gather', [graph.weight('likeness.weight'), 'qk']), isThere])
  const root = graph.add('Unsqueeze', [graph.add('Sqrt', [counts]), graph.integers(2)])
  graph.call('tokens', graph.add('Mul', [graph.add('Concat', spaces, { axis: 0 }), root]))
  const total = graph.add('ReduceSum', [counts, graph.integers(1)], { keepdims: 1 })
  graph.call('total', graph.add('Max', [total, graph.floats(1e-3)]))
  const kind = (number: number) => graph.add('Equal', ['qk', graph.integers(number)])
  const marks = [graph.add('Or', [kind(1), kind(4)]), kind(2)].map((mark) =>
    graph.add('Unsqueeze', [graph.add('Cast', [mark], { to: 1 }), graph.integers(1)]),
  )
  const there = graph.add('Concat', marks, { axis: 1 })
  const number = graph.add('ReduceSum', [there, graph.integers(2)], { keepdims: 1 })
  const summed = graph.add('MatMul', [there, plain(graph, 'qraw', 'likeness.mixes', true)])
  const phrases = spoken(graph, graph.add('Div', [summed, graph.add('Max', [number, graph.floats(1)])]))
  const said = graph.add('Mul', [phrases, graph.add('Min', [number, graph.floats(1)])])
  graph.call('phrases', graph.add('Transpose', [said], { perm: [1, 0, 2] }))
}

function plain(graph: GraphWriter, input: string, owner: string, hasBias = false): string {
  const made = graph.add('MatMul', [input, graph.matrix(owner)])
  return hasBias ? graph.add('Add', [made, graph.weight(`${owner}.bias`)]) : made
}

/** Of length one. */
function even(graph: GraphWriter, input: string): string {
  return graph.add('LpNormalization', [input], { axis: -1, p: 2 })
}

function spoken(graph: GraphWriter, mean: string): string {
  return even(graph, plain(graph, graph.add('Gelu', [mean], {}, 'com.microsoft'), 'likeness.says'))
}
