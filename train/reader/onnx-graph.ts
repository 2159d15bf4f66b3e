/** A graph as ONNX keeps it, as far as one is read and written here. */
export interface Graph {
  nodes: GraphNode[]
  weights: Map<string, Weight>
  inputs: Record<string, ElementType>
  outputs: Record<string, ElementType>
}

export interface GraphNode {
  op: string
  domain: string
  name: string
  inputs: string[]
  outputs: string[]
  attributes: Record<string, Attribute>
}

/** A fraction is told apart from a whole number, which would be another type of attribute. */
export type Attribute = number | { fraction: number } | string | number[]

export interface Weight {
  type: ElementType
  dims: number[]
  bytes: Uint8Array
}

const elementTypes = { float: 1, uint8: 2, int8: 3, int32: 6, int64: 7 }
export type ElementType = keyof typeof elementTypes

const attributeTypes = { fraction: 1, integer: 2, string: 3, integers: 7 }
const versions = { ir: 8, operators: 17, microsoft: 1 }

export function readGraph(bytes: Uint8Array): Pick<Graph, 'nodes' | 'weights'> {
  const graph = fieldsOf(one(fieldsOf(bytes), 7))
  return {
    nodes: all(graph, 1).map((node) => readNode(fieldsOf(node))),
    weights: new Map(all(graph, 5).flatMap((weight) => readWeight(fieldsOf(weight)))),
  }
}

/** Of attributes whole numbers are read only: of an exported graph it is asked whose weights it has, and how large. */
function readNode(fields: Field[]): GraphNode {
  const texts = (field: number) => all(fields, field).map(textOf)
  const [name = '', op = '', domain = ''] = [3, 4, 7].map((field) => texts(field)[0] ?? '')
  const attributes = Object.fromEntries(
    all(fields, 5).flatMap((bytes) => {
      const own = fieldsOf(bytes)
      const value = own.find(([field]) => field === 3)?.[1]
      return typeof value === 'number' ? [[textOf(one(own, 1)), value]] : []
    }),
  )
  return { op, domain, name, inputs: texts(1), outputs: texts(2), attributes }
}

function readWeight(fields: Field[]): [string, Weight][] {
  const number = fields.find(([field]) => field === 2)?.[1]
  const type = (Object.keys(elementTypes) as ElementType[]).find((each) => elementTypes[each] === number)
  const [bytes] = all(fields, 9)
  const dims = fields.flatMap(([field, value]) => (field === 1 ? [Number(value)] : []))
  return type && bytes ? [[textOf(one(fields, 8)), { type, dims, bytes }]] : []
}

type Field = [field: number, value: number | Uint8Array]

function fieldsOf(bytes: Uint8Array): Field[] {
  const fields: Field[] = []
  for (let at = 0; at < bytes.length; ) {
    const [key, from] = readInteger(bytes, at)
    const [field, wire] = [Math.floor(key / 8), key % 8]
    if (wire === 0) {
      const [value, next] = readInteger(bytes, from)
      fields.push([field, value])
      at = next
    } else if (wire === 2) {
      const [length, start] = readInteger(bytes, from)
      fields.push([field, bytes.subarray(start, start + length)])
      at = start + length
    } else at = from + (wire === 5 ? 4 : 8)
  }
  return fields
}

function readInteger(bytes: Uint8Array, from: number): [value: number, next: number] {
  let [value, scale, at] = [0, 1, from]
  for (;;) {
    const byte = bytes[at] ?? 0
    at += 1
    value += (byte & 127) * scale
    scale *= 128
    if (byte < 128) return [value, at]
  }
}

function all(fields: readonly Field[], wanted: number): Uint8Array[] {
  return fields.flatMap(([field, value]) => (field === wanted && typeof value !== 'number' ? [value] : []))
}

function one(fields: readonly Field[], wanted: number): Uint8Array {
  const [found] = all(fields, wanted)
  if (!found) throw new Error(`the graph has no field ${wanted} where one is needed`)
  return found
}

function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString()
}

export function writeGraph({ nodes, weights, inputs, outputs }: Graph): Buffer {
  const ends = (field: number, named: Record<string, ElementType>) =>
    Object.entries(named).map(([name, type]) =>
      part(field, text(1, name), part(2, part(1, integer(1, elementTypes[type])))),
    )
  const graph = part(
    7,
    ...nodes.map(writeNode),
    text(2, 'reader'),
    ...[...weights].map(([name, weight]) => writeWeight(name, weight)),
    ...ends(11, inputs),
    ...ends(12, outputs),
  )
  return Buffer.concat([
    integer(1, versions.ir),
    graph,
    part(8, integer(2, versions.operators)),
    part(8, text(1, 'com.microsoft'), integer(2, versions.microsoft)),
  ])
}

function writeNode({ op, domain, name, inputs, outputs, attributes }: GraphNode): Buffer {
  return part(
    1,
    ...inputs.map((each) => text(1, each)),
    ...outputs.map((each) => text(2, each)),
    text(3, name),
    text(4, op),
    ...Object.entries(attributes).map(([key, value]) => part(5, text(1, key), ...writeAttribute(value))),
    ...(domain === '' ? [] : [text(7, domain)]),
  )
}

function writeAttribute(value: Attribute): Buffer[] {
  const type = (name: keyof typeof attributeTypes) => integer(20, attributeTypes[name])
  if (typeof value === 'number') return [integer(3, value), type('integer')]
  if (typeof value === 'string') return [text(4, value), type('string')]
  if (Array.isArray(value)) return [...value.map((each) => integer(8, each)), type('integers')]
  const fraction = Buffer.alloc(4)
  fraction.writeFloatLE(value.fraction)
  return [Buffer.concat([writeInteger(2 * 8 + 5), fraction]), type('fraction')]
}

function writeWeight(name: string, { type, dims, bytes }: Weight): Buffer {
  return part(5, ...dims.map((each) => integer(1, each)), integer(2, elementTypes[type]), text(8, name), part(9, bytes))
}

function part(field: number, ...parts: Uint8Array[]): Buffer {
  const length = parts.reduce((sum, each) => sum + each.length, 0)
  return Buffer.concat([writeInteger(field * 8 + 2), writeInteger(length), ...parts])
}

function text(field: number, value: string): Buffer {
  return part(field, Buffer.from(value))
}

function integer(field: number, value: number): Buffer {
  return Buffer.concat([writeInteger(field * 8), writeInteger(value)])
}

function writeInteger(value: number): Buffer {
  const bytes: number[] = []
  for (let rest = BigInt.asUintN(64, BigInt(value)); ; rest >>= 7n) {
    bytes.push(Number(rest & 127n) | (rest > 127n ? 128 : 0))
    if (rest < 128n) return Buffer.from(bytes)
  }
}
