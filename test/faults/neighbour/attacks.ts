import { setTimeout as delay } from 'node:timers/promises'
import sharp from 'sharp'
import { call } from '../../support/job-load.ts'
import { multipart, type Part } from '../../support/multipart.ts'

export interface Target {
  address: string
  key: string
  /** Sends a file as slowly as it is still taken. */
  slow: string
  /** How large the large is: of 1 the most that is taken. */
  size: number
}

/** Prepares what it needs, and gives one blow of the attack. */
type Attack = (target: Target) => Promise<(index: number) => Promise<unknown>>

const pairs = (count: number, pairOf: (index: number) => [string, unknown]) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => pairOf(index)))
const table = (rows: number) =>
  Array.from({ length: rows }, (_, index) => `${index},name ${index},${index * 2}`).join('\n')

/** What one workspace can do to others, by what it sends. */
export const attacks: Record<string, Attack> = {
  // These two prepare themselves, which must not have to wait for what the others leave behind.
  'reading large results': async (target) => {
    const id = await extracted(target, { rows: [{ n: 'number', name: 'string', m: 'number' }] }, [
      `n,name,m\n${table(60_000 * target.size)}`,
      'rows.csv',
    ])
    return () => call(target.address, target.key, { path: `/v1/extractions/${id}` })
  },

  'corrections against patterns': async (target) => {
    // Twice the same number of letters: no automaton decides it.
    const pattern = '^(?=(a+)+$)(a+)+\\2b$'
    const definition = { type: 'object', properties: { code: { type: 'string', pattern }, total: { type: 'number' } } }
    const id = await extracted(target, definition, ['Code: aab\nTotal: 12', 'note.txt'])
    const corrections = [{ field: 'code', value: 'a'.repeat(60) }]
    return () => post(target, `/v1/extractions/${id}/data`, { corrections }, 'PATCH')
  },

  'slow addresses': async (target) => (index) =>
    post(target, '/v1/documents', { file_url: `${target.slow}/${index}.txt` }),

  'misspelt schemas': async (target) => {
    const schema = pairs(40_000 * target.size, (index) => [`field${index}`, 'strng'])
    return () => post(target, '/v1/extract', { file_url: target.slow, schema })
  },

  'metadata of many names': async (target) => {
    const metadata = pairs(30_000 * target.size, (index) => [`name${index}`, { value: index }])
    return () => post(target, '/v1/documents', { file_url: target.slow, metadata })
  },

  'patterns of many alternatives': async (target) => {
    const alternatives = Array.from({ length: 780 }, (_, index) => `a${index}`).join('|')
    return (index) => {
      const field = { type: 'string', pattern: `^(${alternatives})-${index}$` }
      const definition = { type: 'object', properties: { code: field } }
      return post(target, '/v1/schemas', { name: `patterns ${index}`, definition })
    }
  },

  'back-ticks': async (target) => (index) =>
    file(target, `# ${index}\n\n${'`a``b```'.repeat(Math.ceil(25_000 * target.size))}`, 'ticks.md'),

  'noise pictures': async (target) => {
    const side = Math.ceil(1200 * target.size)
    return async () => {
      const noise = Buffer.from(Array.from({ length: side * side }, () => Math.random() * 256))
      const picture = await sharp(noise, { raw: { width: side, height: side, channels: 1 } })
        .png()
        .toBuffer()
      return file(target, picture, 'noise.png')
    }
  },

  'long texts': async (target) => {
    const words = 'many short words in a row '.repeat(125_000 * target.size)
    return (index) => file(target, `${index} ${words}`, 'long.txt')
  },

  'large tables': async (target) => {
    const rows = table(100_000 * target.size)
    return (index) =>
      send(target, '/v1/extract', [
        ['async', 'true'],
        ['schema', JSON.stringify({ rows: [{ n: 'number', name: 'string', m: 'number' }] })],
        ['file', `n,name,m\n${index},a,1\n${rows}`, 'rows.csv'],
      ])
  },
}

function send(target: Target, path: string, parts: Part[]) {
  const { payload: body, headers } = multipart(parts)
  return call(target.address, target.key, { method: 'POST', path, headers, body })
}

function file(target: Target, content: string | Buffer, name: string) {
  return send(target, '/v1/documents', [['file', content, name]])
}

function post({ address, key }: Target, path: string, value: object, method = 'POST') {
  const headers = { 'content-type': 'application/json' }
  return call(address, key, { method, path, headers, body: Buffer.from(JSON.stringify(value)) })
}

/** An extraction that has ended, whether it was waited for or not. */
async function extracted(target: Target, schema: object, [content, name]: [string, string]): Promise<string> {
  const begun = await send(target, '/v1/extract', [
    ['schema', JSON.stringify(schema)],
    ['async', 'true'],
    ['file', content, name],
  ])
  const { extraction_id: id } = JSON.parse(begun.body) as { extraction_id?: string }
  if (id === undefined) throw new Error(begun.body)
  for (;;) {
    const { body } = await call(target.address, target.key, { path: `/v1/extractions?limit=200` })
    const { data } = JSON.parse(body) as { data: { id: string; status: string }[] }
    const status = data.find((each) => each.id === id)?.status
    if (status === 'complete') return id
    if (status === 'failed') throw new Error('the extraction to attack has failed')
    await delay(200)
  }
}
