import { answer } from './compose-answers.ts'
import { likenesses } from './compose-likeness.ts'
import { askPage, readPage } from './compose-page.ts'
import { GraphWriter } from './graph-writer.ts'
import type { Weight } from './onnx-graph.ts'

/** What `forward` of `model.py` does with one page, and with questions whose meanings are known. */
export function composeReader(trained: ReadonlyMap<string, Weight>): Buffer {
  const graph = new GraphWriter(trained)
  const { words, looks } = readPage(graph)
  const like = likenesses(graph)
  answer(graph, { words, like, looks, questions: askPage(graph, words, like) })
  return graph.write(
    {
      ...{ raw: 'float', cont: 'float', box: 'float', near: 'int32', joined: 'int32', whole: 'float' },
      ...{ asked: 'float', tokens: 'float', total: 'float', phrases: 'float', kin: 'int32' },
      ...{ owner: 'int32', owned: 'float' },
    },
    {
      ...{ start: 'float', end: 'float', middle: 'float', fit: 'float', rivals: 'float' },
      ...{ absent: 'float', tags: 'float', choice: 'float' },
    },
  )
}
