import assert from 'node:assert/strict'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { settledMemory } from '../../eval/settled-memory.ts'
import type { ChildDocument, Document } from '../../src/document/model.ts'
import { ParseError } from '../../src/parse/parse-error.ts'
import { Parser } from '../../src/parse/parser.ts'
import { assertSoundDocument } from '../support/document-invariants.ts'
import { eventually } from '../support/eventually.ts'
import type { Outcome } from '../support/hostile/hostile-file.ts'
import { pdf } from '../support/hostile/pdfs.ts'
import { hostileFiles } from '../support/hostile-files.ts'
import { descendantsOf } from '../support/processes.ts'

const mega = 1024 ** 2
/** Computing is limited, not the time on the clock: that would depend on what else this machine does. */
const limits = { cpuSeconds: Number(process.env['SHEAF_TEST_HOSTILE_SECONDS'] ?? 4), wallSeconds: 120 }
const allowedGrowth = 50 * mega

let folder: string
let server: Server
let parser: Parser
const requests: string[] = []
const files: { name: string; path: string; expects: readonly Outcome[] }[] = []

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sheaf-hostile-'))
  await mkdir(join(folder, 'scratch'))
  server = createServer((request, response) => {
    requests.push(request.url ?? '')
    response.end('SECRET')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  for (const { name, bytes, expects } of hostileFiles(address)) {
    const path = join(folder, String(files.length))
    await writeFile(path, bytes)
    files.push({ name, path, expects })
  }
  await writeFile(join(folder, 'good.pdf'), pdf({}))
  await writeFile(join(folder, 'good.txt'), 'Hello')
  parser = new Parser({
    parallel: 2,
    owner: 'somebody',
    engines: { parallel: 1 },
    scratchFolder: join(folder, 'scratch'),
    limits: { ...limits, memoryBytes: 768 * mega, outputBytes: 128 * mega, entries: 100, pages: 1000 },
  })
})

after(async () => {
  parser.close()
  server.close()
  await rm(folder, { recursive: true, force: true })
})

test('every hostile file ends within the limits, and the next file is read as if nothing had happened', async (t) => {
  await readGoodFiles()
  const before = await settledMemory()
  const failures: string[] = []
  const queue = [...files]
  const work = async (): Promise<void> => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      const { outcome, text } = await outcomeOf(file)
      if (!file.expects.includes(outcome)) failures.push(`${file.name}: ${outcome}, not ${file.expects.join(' or ')}`)
      if (/root:|SECRET/.test(text)) failures.push(`${file.name} made us read another file`)
      await readGoodFiles()
    }
  }
  await Promise.all([work(), work()])
  const after = await settledMemory()
  const growth = after.held - before.held
  const lent = Math.round((after.resident - before.resident) / mega)
  t.diagnostic(
    `${files.length} files, memory grew by ${Math.round(growth / mega)} MB, ${lent} MB as the system counts it`,
  )
  assert.deepEqual(failures, [])
  assert.ok(growth < allowedGrowth, `memory grew by ${Math.round(growth / mega)} MB`)
})

test('names of files inside files lead nowhere and hide nothing', async () => {
  for (const name of ['names.zip', 'names.eml']) {
    const { children } = await parser.parse(fileNamed(name))
    assert.ok(children.length > 0)
    for (const child of children) {
      assert.doesNotMatch(child.name, /^\/|^[a-z]:|(?:^|\/)\.\.(?:\/|$)|\\|\p{Cc}|[\u202a-\u202e\u2066-\u2069]/iu)
      assert.ok(child.name.length > 0 && child.name.length <= 255)
    }
  }
})

test('nothing was fetched, and nothing is left behind once the parser is closed', async () => {
  assert.deepEqual(requests, [])
  parser.close()
  assert.deepEqual(await readdir(join(folder, 'scratch')), [])
  await eventually('the sandboxes to end', () => descendantsOf(process.pid).length === 0)
})

async function outcomeOf(file: { name: string; path: string }): Promise<{ outcome: Outcome; text: string }> {
  try {
    const document = await parser.parse(file)
    assertSoundDocument(document)
    return { outcome: isPartial(document) ? 'partial' : 'document', text: document.markdown }
  } catch (error) {
    if (error instanceof ParseError) return { outcome: error.code, text: error.message }
    throw new Error(`${file.name} gave no document`, { cause: error })
  }
}

function isPartial({ problems, children }: Document): boolean {
  const fails = ({ document, problem }: ChildDocument) => problem !== undefined || (document && isPartial(document))
  return problems.length > 0 || children.some(fails)
}

async function readGoodFiles(): Promise<void> {
  for (const name of ['good.pdf', 'good.txt']) {
    const { markdown, problems } = await parser.parse({ path: join(folder, name), name })
    assert.deepEqual({ markdown, problems }, { markdown: 'Hello', problems: [] })
  }
}

function fileNamed(name: string): { name: string; path: string } {
  const file = files.find((each) => each.name === name)
  assert.ok(file)
  return file
}
