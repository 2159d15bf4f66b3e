import { type Attribute, type ElementType, type GraphNode, type Weight, writeGraph } from './onnx-graph.ts'
import { floatWeight } from './trained-weights.ts'

/** Puts a graph together, node by node. Of the trained weights it takes what its nodes use. */
export class GraphWriter {
  readonly #trained: ReadonlyMap<string, Weight>
  readonly #weights = new Map<string, Weight>()
  readonly #nodes: GraphNode[] = []

  constructor(trained: ReadonlyMap<string, Weight>) {
    this.#trained = trained
  }

  get heads(): number {
    return this.trained('layers.0.count').dims[0] ?? 0
  }

  /** The layers of a kind, in their order. */
  layers(kind: string): string[] {
    const owners = Array.from({ length: this.#trained.size }, (_, at) => `${kind}.${at}`)
    return owners.filter((owner) => this.#trained.has(`${owner}.norm1.weight`))
  }

  write(inputs: Record<string, ElementType>, outputs: Record<string, ElementType>): Buffer {
    return writeGraph({ nodes: this.#nodes, weights: this.#weights, inputs, outputs })
  }

  /** The name of what a node makes. */
  add(op: string, inputs: readonly string[], attributes: Record<string, Attribute> = {}, domain = ''): string {
    return this.addSplit(op, inputs, 1, attributes, domain)[0] as string
  }

  addSplit(
    op: string,
    inputs: readonly string[],
    count: number,
    attributes: Record<string, Attribute> = {},
    domain = '',
  ): string[] {
    const name = `${op}_${this.#nodes.length}`
    const outputs = Array.from({ length: count }, (_, at) => (at === 0 ? name : `${name}_${at}`))
    this.#nodes.push({ op, domain, name, inputs: [...inputs], outputs, attributes })
    return outputs
  }

  /** Gives what a node makes the name of an output. */
  call(name: string, made: string): void {
    this.#nodes.push({ op: 'Identity', domain: '', name, inputs: [made], outputs: [name], attributes: {} })
  }

  trained(name: string): Weight {
    const weight = this.#trained.get(name)
    if (!weight) throw new Error(`the exported reader has no weights ${name}`)
    return weight
  }

  weight(name: string, weight = this.trained(name)): string {
    this.#weights.set(name, weight)
    return name
  }

  floats(...values: number[]): string {
    return this.weight(`floats.${values.join('_')}`, floatWeight(Float32Array.from(values), [values.length]))
  }

  integers(...values: number[]): string {
    const bytes = new Uint8Array(BigInt64Array.from(values, BigInt).buffer)
    return this.weight(`integers.${values.join('_')}`, { type: 'int64', dims: [values.length], bytes })
  }

  /** A matrix, small integers of which floats are made when the graph is opened. */
  matrix(owner: string): string {
    const name = `${owner}.weight`
    const { dims } = this.trained(`${name}.int8`)
    return this.add('DequantizeLinear', [this.weight(`${name}.int8`), this.weight(`${name}.scale`)], {
      axis: dims.length - 1,
    })
  }

  /** Of rows of numbers, not of stacks of rows. */
  linear(input: string, owner: string): string {
    return this.add('Gemm', [input, this.matrix(owner), this.weight(`${owner}.bias`)])
  }

  norm(input: string, owner: string): string {
    return this.add('LayerNormalization', [input, this.weight(`${owner}.weight`), this.weight(`${owner}.bias`)], {
      axis: -1,
      epsilon: { fraction: 1e-5 },
    })
  }

  /** The sum of both, and the same made even: two nodes, since the kernel that does both takes four times as long. */
  sumAndNorm(a: string, b: string, owner: string): [sum: string, even: string] {
    const sum = this.add('Add', [a, b])
    return [sum, this.norm(sum, owner)]
  }
}
