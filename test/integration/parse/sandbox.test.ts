import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readlink, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, afterEach, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { defaultLimits, type Limits } from '../../../src/parse/limits.ts'
import { ParseError } from '../../../src/parse/parse-error.ts'
import { Parser, type ParserSettings } from '../../../src/parse/parser.ts'
import { findIsolation } from '../../../src/parse/sandbox/isolation.ts'
import { SandboxPool } from '../../../src/parse/sandbox/pool.ts'
import { eventually } from '../../support/eventually.ts'
import { commandOf, descendantsOf, environmentOf, isAlive } from '../../support/processes.ts'

const script = fileURLToPath(new URL('../../support/misbehaving-child.ts', import.meta.url))
const mega = 1024 ** 2

let folder: string
const parsers: Parser[] = []

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sheaf-sandbox-'))
  await mkdir(join(folder, 'scratch'))
  await writeFile(join(folder, 'file'), 'Hello')
  // It starts processes of its own to find out.
  await findIsolation()
})

afterEach(async () => {
  for (const parser of parsers.splice(0)) parser.close()
  await eventually('the children to end', () => descendantsOf(process.pid).length === 0)
})

after(async () => {
  await rm(folder, { recursive: true, force: true })
})

test('a child knows nothing of our settings and reaches no network', async () => {
  process.env['DATABASE_URL'] = 'postgres://secret'
  process.env['SHEAF_SECRET'] = 'secret'
  const parser = open({ parallel: 1 })
  const stopped = stop(parser, 'idle')
  const child = await eventually('a child', () => nodesOf(process.pid)[0])
  for (const pid of descendantsOf(process.pid))
    assert.doesNotMatch(environmentOf(pid).join('\n'), /secret|SHEAF_|DATABASE/i)
  if ((await findIsolation()).files === 'own')
    assert.notEqual(await readlink(`/proc/${child}/ns/net`), await readlink('/proc/self/ns/net'))
  await stopped()
})

test('too much memory, time, computing or text ends the child with the right reason', async () => {
  const cases: [string, Partial<Limits>, string][] = [
    ['greedy', { memoryBytes: 300 * mega }, 'out_of_memory'],
    ['idle', { wallSeconds: 5 }, 'timed_out'],
    ['busy', { cpuSeconds: 2 }, 'timed_out'],
    ['endless-line', { outputBytes: 20 * mega }, 'too_large'],
  ]
  for (const [name, limits, code] of cases) {
    const parser = open({ parallel: 1, limits })
    await assert.rejects(read(parser, name), { code }, name)
    assert.equal((await read(parser, 'good')).markdown, 'Hello')
  }
})

test('whatever a child says that it should not say is a crash, and the next file is read', async () => {
  const parser = open({ parallel: 1 })
  for (const name of ['garbage', 'wrong-shape', 'unknown-type', 'done-at-once', 'exits']) {
    await assert.rejects(read(parser, name), { code: 'crashed' }, name)
    assert.equal((await read(parser, 'good')).markdown, 'Hello', `after ${name}`)
  }
  const cut = await read(parser, 'done-without-end')
  assert.deepEqual([cut.markdown, cut.problems.map(({ code }) => code)], ['Hello', ['crashed']])
})

test('a file that breaks a child which had read others is tried again in a new one', async () => {
  const parser = open({ parallel: 1 })
  for (let round = 0; round < 3; round += 1)
    assert.equal((await read(parser, 'exits-when-used')).markdown, 'Hello', `round ${round}`)
})

test('no child reads files of two owners, nor two files of nobody known', async () => {
  const parser = open({ parallel: 2, owner: undefined })
  const jobs = async (...owners: (string | undefined)[]) => {
    const counts: string[] = []
    for (const owner of owners)
      counts.push((await parser.parse({ path: join(folder, 'file'), name: 'says-how-often' }, { owner })).markdown)
    return counts
  }
  assert.deepEqual(await jobs('a', 'a', 'b', 'a', 'c', 'd'), ['1', '2', '1', '3', '1', '1'])
  assert.deepEqual(await jobs(undefined, undefined, undefined), ['1', '1', '1'])
})

test('each of many owners who come at the same time has its file read', async () => {
  const parser = open({ parallel: 2, owner: undefined })
  const file = { path: join(folder, 'file'), name: 'good' }
  const documents = await Promise.all(['a', 'a', 'b', 'c', 'd', 'e'].map((owner) => parser.parse(file, { owner })))
  assert.deepEqual(new Set(documents.map(({ markdown }) => markdown)), new Set(['Hello']))
})

test('two owners at the same time start no child anew for each file', async () => {
  const parser = open({ parallel: 2, owner: undefined })
  const file = { path: join(folder, 'file'), name: 'good' }
  const round = () => Promise.all(['a', 'a', 'b'].map((owner) => parser.parse(file, { owner })))
  await round()
  await round()
  const children = nodesOf(process.pid)
  for (let rounds = 0; rounds < 5; rounds += 1) await round()
  const started = nodesOf(process.pid).filter((id) => !children.includes(id))
  // The one that waits for another owner may have been about to start.
  assert.ok(started.length <= 1, `${started.length} children were started for 15 files`)
})

test('an owner of several children loses one before another owner loses the only one', async () => {
  const parser = open({ parallel: 2, owner: undefined })
  const counts = (...owners: string[]) =>
    Promise.all(
      owners.map(async (owner) => {
        const file = { path: join(folder, 'file'), name: 'says-how-often' }
        return (await parser.parse(file, { owner })).markdown
      }),
    )
  for (const owners of [['b'], ['a', 'a'], ['c']]) await counts(...owners)
  assert.deepEqual(await counts('b'), ['2'])
})

test('a child that has stepped far back reads no other file', async () => {
  const pool = new SandboxPool({
    ...{ size: 1, spare: 0, folder: join(folder, 'scratch'), limits: defaultLimits, stepsBack: true },
  })
  try {
    const child = await pool.use(undefined, { owner: 'a' }, async (sandbox) => sandbox)
    await pool.use(undefined, { owner: 'a' }, async (sandbox) => {
      assert.equal(sandbox, child)
      sandbox.stepFarBack()
    })
    await pool.use(undefined, { owner: 'a' }, async (sandbox) => assert.notEqual(sandbox, child))
  } finally {
    pool.close()
  }
})

test('a parser whose files are all of one owner starts no child that none of them needs', async () => {
  const parser = open({ parallel: 2 })
  for (const expected of ['1', '2']) assert.equal((await read(parser, 'says-how-often')).markdown, expected)
  assert.equal(nodesOf(process.pid).length, 1)
})

test('files of one owner that are first at the same time are all read', async () => {
  const parser = open({ parallel: 3, owner: 'operator' })
  const documents = await Promise.all(['good', 'good', 'good'].map((name) => read(parser, name)))
  assert.deepEqual(
    documents.map(({ markdown }) => markdown),
    ['Hello', 'Hello', 'Hello'],
  )
})

test('what a child says too much does not become part of the next document', async () => {
  const parser = open({ parallel: 1 })
  await read(parser, 'speaks-on')
  assert.equal((await read(parser, 'good')).pages.length, 1)
})

test('a child cannot have other files read by naming them as parts of its own', async () => {
  const { children } = await read(open({ parallel: 1 }), 'other-file')
  assert.deepEqual(
    children.map(({ document, problem }) => [document, problem?.code]),
    [[null, 'crashed']],
  )
})

test('cancelling ends the child at once, with whatever it has started', async () => {
  for (const name of ['busy', 'leaves-a-process']) {
    const parser = open({ parallel: 1, engines: { parallel: 1, tesseract: '/usr/bin/sleep' } })
    const abort = new AbortController()
    const reading = read(parser, name, abort.signal)
    const rejected = assert.rejects(reading, { code: 'cancelled' })
    const [pid = 0] = await eventually('the child to work', () => {
      const found = descendantsOf(process.pid).filter((each) => name === 'busy' || commandOf(each)[0] === 'sleep')
      return found.length > 0 && found
    })
    abort.abort()
    await rejected
    await eventually(`${name} to be gone`, () => !isAlive(pid))
    parser.close()
  }
})

test('a file that waits for its turn can be cancelled, and is when the parser closes', async () => {
  const parser = open({ parallel: 1 })
  const first = assert.rejects(read(parser, 'idle'), { code: 'cancelled' })
  const abort = new AbortController()
  const second = assert.rejects(read(parser, 'good', abort.signal), { code: 'cancelled' })
  const third = assert.rejects(read(parser, 'good'), { code: 'cancelled' })
  abort.abort()
  await second
  parser.close()
  await Promise.all([first, third])
  await assert.rejects(read(parser, 'good'), { code: 'cancelled' })
})

test('a child that is killed gives what it had read, and the next file is read', async () => {
  const parser = open({ parallel: 1 })
  for (const [name, outcome] of [
    ['idle', 'crashed'],
    ['stops-after-a-page', 'Hello crashed'],
  ] as const) {
    let begun = false
    const onPage = () => {
      begun = true
    }
    const reading = parser.parse({ path: join(folder, 'file'), name }, { onPage }).then(
      ({ markdown, problems }) => `${markdown} ${problems.map(({ code }) => code)}`,
      (error: ParseError) => error.code,
    )
    await eventually('it to begin', async () =>
      name === 'idle' ? (await readdir(join(folder, 'scratch'))).length > 0 : begun,
    )
    // A child that dies before it has said anything is replaced once: then the next one must die too.
    const killing = setInterval(() => {
      for (const pid of nodesOf(process.pid)) process.kill(pid, 'SIGKILL')
    }, 50)
    assert.equal(await reading, outcome)
    clearInterval(killing)
    assert.equal((await read(parser, 'good')).markdown, 'Hello')
  }
  parser.close()
})

test('whoever takes the pages and fails leaves nothing for the next file', async () => {
  const parser = open({ parallel: 1 })
  const onPage = () => {
    throw new Error('disk full')
  }
  await assert.rejects(parser.stream({ path: join(folder, 'file'), name: 'good' }, { onPage }), /disk full/)
  assert.equal((await read(parser, 'good')).pages.length, 1)
})

test('no more files are read at once than allowed', async () => {
  const parser = open({ parallel: 2, limits: { wallSeconds: 1 } })
  const reading = Promise.allSettled(['idle', 'idle', 'idle', 'idle', 'idle'].map((name) => read(parser, name)))
  let most = 0
  const count = setInterval(async () => {
    most = Math.max(most, (await readdir(join(folder, 'scratch'))).length === 0 ? 0 : nodesOf(process.pid).length)
  }, 50)
  await reading
  clearInterval(count)
  // One more than work is kept warm; one that was just killed may be seen for a moment.
  assert.ok(most >= 2 && most <= 5, `${most} children`)
  parser.close()
})

test('a parser that is closed while it warms up leaves no folder behind', async () => {
  const scratchFolder = join(folder, 'early')
  await mkdir(scratchFolder)
  const parser = new Parser({ parallel: 1, engines: { parallel: 1 }, scratchFolder })
  const warm = assert.rejects(parser.warmUp(), new ParseError('cancelled'))
  parser.close()
  await warm
  assert.deepEqual(await readdir(scratchFolder), [])
})

test('nobody is left when we are killed', async () => {
  const program = `import { Parser } from ${JSON.stringify(new URL('../../../src/parse/parser.ts', import.meta.url).href)}
    const parser = new Parser({ parallel: 1, engines: { parallel: 1 }, sandboxScript: ${JSON.stringify(script)}, scratchFolder: ${JSON.stringify(folder)} })
    await parser.parse({ path: ${JSON.stringify(join(folder, 'file'))}, name: 'busy' })`
  const parent = spawn(process.execPath, ['--input-type=module-typescript', '-e', program], { stdio: 'ignore' })
  const pid = parent.pid ?? 0
  const children = await eventually('the child to work', () => {
    const found = nodesOf(pid)
    return found.length > 0 && descendantsOf(pid)
  })
  parent.kill('SIGKILL')
  await eventually('all to be gone', () => children.every((child) => !isAlive(child)))
})

test('sixty files in a row leave memory flat and no folder behind', async () => {
  const parser = new Parser({
    parallel: 2,
    engines: { parallel: 1 },
    owner: 'one',
    scratchFolder: join(folder, 'scratch'),
  })
  parsers.push(parser)
  const files = [
    'Plain text.',
    '{"a": 1}',
    '<r><a>1</a></r>',
    'a,b\n1,2\n',
    '# Title\n\nText',
    '<!doctype html><p>Hi</p>',
  ]
  const run = (index: number) => {
    const path = join(folder, `mixed-${index % files.length}`)
    return writeFile(path, files[index % files.length] ?? '').then(() => parser.parse({ path, name: 'file' }))
  }
  for (let index = 0; index < 12; index += 1) await run(index)
  const before = process.memoryUsage.rss()
  for (let index = 0; index < 60; index += 1) assert.deepEqual((await run(index)).problems, [])
  assert.ok(process.memoryUsage.rss() - before < 50 * mega)
  assert.equal((await readdir(join(folder, 'scratch'))).length, 1, 'only the folder of the children')
  parser.close()
  assert.deepEqual(await readdir(join(folder, 'scratch')), [])
})

function open(settings: Partial<ParserSettings> & { parallel: number }): Parser {
  const parser = new Parser({
    engines: { parallel: 1 },
    owner: 'one',
    sandboxScript: script,
    scratchFolder: join(folder, 'scratch'),
    ...settings,
  })
  parsers.push(parser)
  return parser
}

function read(parser: Parser, name: string, signal?: AbortSignal) {
  return parser.parse({ path: join(folder, 'file'), name }, signal ? { signal } : {})
}

/** Begins to read; the function that comes back ends it. */
function stop(parser: Parser, name: string): () => Promise<void> {
  const rejected = assert.rejects(read(parser, name), ParseError)
  return async () => {
    parser.close()
    await rejected
  }
}

function nodesOf(pid: number): number[] {
  return descendantsOf(pid).filter((each) => commandOf(each)[0] === process.execPath)
}
