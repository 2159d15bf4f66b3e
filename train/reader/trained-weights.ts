import { type GraphNode, readGraph, type Weight } from './onnx-graph.ts'

/**
 * The weights of an exported reader by the names that `model.py` gives them. A matrix of small integers is two:
 * `.int8` and a `.scale` for each column.
 */
export function trainedWeights(exported: Uint8Array): Map<string, Weight> {
  const { nodes, weights } = readGraph(exported)
  const named = new Map([...weights].filter(([name]) => /^[a-z]\w*(?:\.\w+)+$/.test(name)))
  const small = new Map(
    nodes.flatMap((node) => (node.op === 'DequantizeLinear' ? [[node.outputs[0] ?? '', node]] : [])),
  )
  for (const node of nodes) {
    // Nodes are called by their place in the model, which is that of their weights; a second use has a number behind it.
    const owner = node.name
      .replace(/^\/|\/MatMul$/g, '')
      .replaceAll('/', '.')
      .replace(/_\d+$/, '')
    const name = `${owner}.weight`
    const [, matrix = ''] = node.inputs
    const whole = small.get(matrix)
    if (node.op === 'MatMulNBits') addBlocks(named, name, node, weights)
    else if (node.op === 'MatMul' && whole) addSmall(named, name, whole, weights)
    else if (node.op === 'MatMul' && weights.has(matrix)) named.set(name, turned(weights.get(matrix) as Weight))
  }
  // Folding has kept what these become.
  const counts = weights.get('/likeness/Relu_output_0')
  if (counts) named.set('likeness.weight', counts)
  named.set('length', joined(weights, /^onnx::Add_(\d+)$/))
  named.set('together', { ...joined(weights, /^onnx::Where_(\d+)$/), dims: [2, 2] })
  named.set('rivalry', joined(weights, /^\/Gather_(\d+)_output_0$/))
  return named
}

/** Columns lie in blocks, the last of them filled up; 128 is nothing. */
function addBlocks(
  named: Map<string, Weight>,
  name: string,
  { inputs, attributes }: GraphNode,
  weights: ReadonlyMap<string, Weight>,
): void {
  const [blocks, scales] = [weights.get(inputs[1] ?? ''), weights.get(inputs[2] ?? '')]
  const width = attributes['K']
  if (!blocks || !scales || typeof width !== 'number') throw new Error(`${name} is not kept as it is expected`)
  const [columns = 0, count = 0, size = 0] = blocks.dims
  const values = Int8Array.from({ length: width * columns }, (_, at) => {
    const [row, column] = [Math.floor(at / columns), at % columns]
    return (blocks.bytes[column * count * size + row] ?? 0) - 128
  })
  named.set(`${name}.int8`, { type: 'int8', dims: [width, columns], bytes: new Uint8Array(values.buffer) })
  named.set(
    `${name}.scale`,
    floatWeight(
      floatsOf(scales).filter((_, at) => at % count === 0),
      [columns],
    ),
  )
}

function addSmall(
  named: Map<string, Weight>,
  name: string,
  { inputs }: GraphNode,
  weights: ReadonlyMap<string, Weight>,
): void {
  const [values, scale] = [weights.get(inputs[0] ?? ''), weights.get(inputs[1] ?? '')]
  if (!values || !scale) throw new Error(`${name} is not kept as it is expected`)
  named.set(`${name}.int8`, values)
  named.set(`${name}.scale`, scale)
}

/** As PyTorch keeps them. */
function turned(weight: Weight): Weight {
  const [rows = 0, columns = 0] = weight.dims
  const values = floatsOf(weight)
  const other = Float32Array.from(values, (_, at) => values[(at % rows) * columns + Math.floor(at / rows)] ?? 0)
  return floatWeight(other, [columns, rows])
}

/** Single numbers are numbered in the order of their use. */
function joined(weights: ReadonlyMap<string, Weight>, pattern: RegExp): Weight {
  const found = [...weights].flatMap(([name, weight]) => {
    const at = pattern.exec(name)?.[1]
    return at !== undefined && weight.dims.length === 0 ? [{ at: Number(at), value: floatsOf(weight)[0] ?? 0 }] : []
  })
  const values = found.sort((a, b) => a.at - b.at).map(({ value }) => value)
  return floatWeight(Float32Array.from(values), [values.length])
}

function floatsOf({ bytes }: Weight): Float32Array {
  return new Float32Array(Uint8Array.from(bytes).buffer)
}

export function floatWeight(values: Float32Array, dims: number[]): Weight {
  return { type: 'float', dims, bytes: new Uint8Array(values.buffer) }
}
