import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Parser } from '../../src/parse/parser.ts'
import { findIsolation, missingWalls } from '../../src/parse/sandbox/isolation.ts'
import type { Outside } from './hostile-program.ts'

// Lets a hostile program read two files of two owners, and prints which ways out of its sandbox it has found.

const folder = mkdtempSync(join(tmpdir(), 'sheaf-walls-'))
const secret = join(folder, 'key')
const socket = join(folder, 'socket')
mkdirSync(join(folder, 'scratch'))
writeFileSync(secret, 'secret', { mode: 0o600 })
writeFileSync(join(folder, 'file'), 'Hello')
process.env['SHEAF_SECRET'] = 'secret'
const servers = [createServer(), createServer(), createServer()]
await Promise.all([
  new Promise<void>((resolve) => servers[0]?.listen(0, '127.0.0.1', resolve)),
  new Promise<void>((resolve) => servers[1]?.listen(socket, resolve)),
  new Promise<void>((resolve) => servers[2]?.listen('\0sheaf-walls', resolve)),
])
const address = servers[0]?.address()
const outside: Outside = {
  ...{ secret, folder, socket, pid: process.pid },
  program: fileURLToPath(new URL('../../src/parse/read-document.ts', import.meta.url)),
  port: typeof address === 'object' && address ? address.port : 0,
}
const parser = new Parser({
  ...{ parallel: 1, engines: { parallel: 1 }, scratchFolder: join(folder, 'scratch') },
  sandboxScript: fileURLToPath(new URL('./hostile-program.ts', import.meta.url)),
})
const name = Buffer.from(JSON.stringify(outside)).toString('base64url')
const results = []
for (const owner of ['one', 'two']) {
  const { metadata, children } = await parser.parse({ path: join(folder, 'file'), name }, { owner })
  results.push({ ...metadata, linked: children.map(({ document }) => document) })
}
parser.close()
for (const server of servers) server.close()
const isolation = await findIsolation()
console.log(JSON.stringify({ files: isolation.files, missing: missingWalls(isolation), results }))
process.exit(0)
