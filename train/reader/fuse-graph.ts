import { rename } from 'node:fs/promises'
import { InferenceSession } from 'onnxruntime-node'

/** What ONNX Runtime would fold and fuse whenever the graph is opened is done once, for `export.py` where Python has no ONNX Runtime: `node train/reader/fuse-graph.ts reader.onnx` */
const [path] = process.argv.slice(2)
if (path === undefined) throw new Error('usage: fuse-graph GRAPH')
const fused = `${path}.fused`
const session = await InferenceSession.create(path, {
  graphOptimizationLevel: 'extended',
  optimizedModelFilePath: fused,
})
await session.release()
await rename(fused, path)
