import { readFileSync } from 'node:fs'

/** What a shard holds: kinds, questions by role, how many have no answer, items and cells of lists. */
const [path] = process.argv.slice(2)
if (!path) throw new Error('usage: statistics FILE')

interface Entry {
  kind: string
  lang: string
  L: number
  Q: number
  G: number
  off: Record<'qr' | 'qt' | 'gold', number>
}

const bytes = readFileSync(path)
const size = bytes.readUInt32LE(0)
const { docs } = JSON.parse(bytes.toString('utf8', 4, 4 + size)) as { docs: Entry[] }
const start = 4 + size
const roleNames = ['scalar', 'property', 'items', 'choice']
const typeNames = ['string', 'number', 'date', 'boolean', 'enum']
const counts = new Map<string, number>()
const count = (name: string, more = 1) => counts.set(name, (counts.get(name) ?? 0) + more)
for (const { kind, lang, L, Q, G, off } of docs) {
  count(`language ${lang}`)
  count(`kind ${kind}`)
  count('words', L)
  const answered = new Set<number>()
  for (let row = 0; row < G; row += 1) {
    const question = bytes.readInt32LE(start + off.gold + row * 16)
    answered.add(question)
    const role = roleNames[bytes[start + off.qr + question] ?? 0]
    if (role === 'items') count('items of lists')
    if (role === 'property') count('cells of lists')
    const words =
      bytes.readInt32LE(start + off.gold + row * 16 + 8) - bytes.readInt32LE(start + off.gold + row * 16 + 4) + 1
    if (role === 'scalar' && words > 16) count('scalars of more than 16 words')
  }
  for (let question = 0; question < Q; question += 1) {
    const role = roleNames[bytes[start + off.qr + question] ?? 0] ?? ''
    count(`questions ${role}`)
    if (role === 'scalar') count(`questions scalar ${typeNames[bytes[start + off.qt + question] ?? 0]}`)
    if (!answered.has(question)) count(`unanswered ${role}`)
  }
}
const kinds = [...counts.keys()].filter((name) => name.startsWith('kind ')).length
const lines = [...counts].filter(([name]) => !name.startsWith('kind ')).sort(([a], [b]) => (a < b ? -1 : 1))
process.stdout.write(
  `documents ${docs.length}, kinds ${kinds}, words a document ${Math.round((counts.get('words') ?? 0) / docs.length)}\n`,
)
for (const [name, value] of lines) process.stdout.write(`${name}: ${value}\n`)
