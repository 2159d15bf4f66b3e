import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { readerHome } from './reader-home.ts'

test('the graphs that ship are composed: as they are exported, they would be opened but not be asked', async () => {
  for (const name of ['questions.onnx', 'reader.onnx']) {
    const graph = await readFile(new URL(name, readerHome))
    assert.ok(!graph.includes('MatMulNBits'), `${name} comes from export.py, and compose-graphs.ts has not seen it`)
  }
})
