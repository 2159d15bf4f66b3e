import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { readerHome } from './reader-home.ts'

test('the graph that ships is fused already: it is opened as it is, and would answer otherwise if it were not', async () => {
  const graph = await readFile(new URL('reader.onnx', readerHome))
  assert.ok(graph.includes('MatMulNBits'), 'made by an export.py that does not fuse')
})
