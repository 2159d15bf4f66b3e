import { execFileSync } from 'node:child_process'
import { createSocket } from 'node:dgram'
import * as fs from 'node:fs'
import { connect, createServer } from 'node:net'
import { createInterface } from 'node:readline'
import koffi from 'koffi'
import type { ReadJob } from '../../src/parse/read-document.ts'

// In a reader's place: what a file could do that has taken it over. It tries every way out and says which ones led there.

export interface Outside {
  /** A file that is nobody else's business, and the folder that it is in. */
  secret: string
  folder: string
  program: string
  port: number
  socket: string
  pid: number
}

type Way = (outside: Outside, job: ReadJob) => unknown

const library = koffi.load(null)
const call = library.func('syscall', 'long', ['long', 'long', 'long', 'long', 'long', 'long'])
const number = (x64: number, arm64: number) => (process.arch === 'x64' ? x64 : arm64)
/** Throws unless the kernel did it. */
const ask = (which: number, ...args: number[]) => {
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = args
  if (Number(call(which, a, b, c, d, e)) < 0) throw new Error('refused')
}

const ways: Record<string, Way> = {
  'read a secret': ({ secret }) => fs.readFileSync(secret),
  'list the folder of secrets': ({ folder }) => fs.readdirSync(folder),
  'read the accounts of the system': () => fs.readFileSync('/etc/shadow'),
  'see what others read': ({ folder }) => fs.readdirSync(`${folder}/scratch`),
  'write beside the secrets': ({ folder }) => fs.writeFileSync(`${folder}/mine`, 'x'),
  'change a secret': ({ secret }) => fs.appendFileSync(secret, 'x'),
  'remove a secret': ({ secret }) => fs.unlinkSync(secret),
  'change the program': ({ program }) => fs.appendFileSync(program, '\n'),
  'add to the program': ({ program }) => fs.writeFileSync(`${program}.hostile.ts`, ''),
  'change a package': ({ program }) => fs.writeFileSync(`${program.split('/src/')[0]}/node_modules/hostile`, ''),
  'change the input': (_, job) => fs.appendFileSync(job.path, 'x'),
  'open the input to all': (_, job) => fs.chmodSync(job.path, 0o777),
  'open a secret to all': ({ secret }) => fs.chmodSync(secret, 0o777),
  'give a secret another name': ({ secret }, job) => fs.linkSync(secret, `${job.scratch}/secret`),
  'connect to a port': ({ port }) => reaches({ port, host: '127.0.0.1' }),
  'connect to a socket': ({ socket }) => reaches({ path: socket }),
  'connect to a socket without a file': () => reaches({ path: '\0sheaf-walls' }),
  'send a datagram': ({ port }) =>
    new Promise((resolve, reject) => {
      createSocket('udp4')
        .on('error', reject)
        .send('x', port, '127.0.0.1', (error) => (error ? reject(error) : resolve(undefined)))
    }),
  listen: () =>
    new Promise((resolve, reject) =>
      createServer()
        .on('error', reject)
        .listen(0, '127.0.0.1', () => resolve(undefined)),
    ),
  'signal the parent': ({ pid }) => process.kill(pid, 0),
  'signal everybody': () => process.kill(-1, 0),
  'read the settings of the parent': ({ pid }) => fs.readFileSync(`/proc/${pid}/environ`),
  'read the settings of another': () => {
    const other = fs.readdirSync('/proc').find((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    fs.readFileSync(`/proc/${other}/environ`)
  },
  'trace the parent': ({ pid }) => ask(number(101, 117), 16, pid),
  'start a program': () => execFileSync('/bin/sh', ['-c', 'true']),
  'make a name space': () => ask(number(272, 97), 0x10000000),
  mount: () => ask(number(165, 40)),
  'change the root': () => ask(number(161, 51)),
  'open a file by its handle': () => ask(number(304, 265)),
  'make a device': (_, job) => execFileSync('mknod', [`${job.scratch}/disk`, 'b', '8', '0']),
  'change what runs after a crash': () => fs.writeFileSync('/proc/sys/kernel/core_pattern', '|/bin/sh'),
  'read the keys of the kernel': () => ask(number(250, 219), 0, -3, 1),
  'load a program into the kernel': () => ask(number(321, 280), 5),
  'open a ring for calls': () => ask(425, 1),
  'share memory': () => ask(number(29, 194), 0, 4096, 0o1666),
  'find what the one before left': (_, job) => {
    const left = [job.scratch, fs.realpathSync('.'), process.env['TMPDIR'] ?? '/tmp'].flatMap((folder) =>
      fs.readdirSync(folder),
    )
    if (!left.some((name) => name.includes('left-behind'))) throw new Error('nothing')
  },
  'use what the parent has open': () => {
    const handles = [...Array(64).keys()].filter(
      (handle) => handle > 3 && canStat(handle) && fs.fstatSync(handle).isFile(),
    )
    if (handles.length === 0) throw new Error('nothing')
  },
}

function reaches(target: { port: number; host: string } | { path: string }): Promise<void> {
  return new Promise((resolve, reject) =>
    connect(target)
      .on('error', reject)
      .on('connect', () => resolve()),
  )
}

function canStat(handle: number): boolean {
  try {
    fs.fstatSync(handle)
    return true
  } catch {
    return false
  }
}

const secrets = () => /secret/i.test(JSON.stringify(process.env))

async function tryAll(job: ReadJob): Promise<void> {
  const outside = JSON.parse(Buffer.from(job.name, 'base64url').toString()) as Outside
  const open: string[] = secrets() ? ['read settings'] : []
  for (const [name, way] of Object.entries(ways)) {
    try {
      await way(outside, job)
      open.push(name)
    } catch {
      // The way is closed.
    }
  }
  fs.writeFileSync(`${process.env['TMPDIR']}/left-behind`, '')
  fs.symlinkSync(outside.secret, `${job.scratch}/link`)
  const format = { type: 'format', format: { name: 'txt', mediaType: 'text/plain', reason: 'said so' } }
  const child = { type: 'child', name: 'link', relation: 'member', size: 5, path: `${job.scratch}/link` }
  const metadata = { tried: String(Object.keys(ways).length + 2), open: open.join(', ') }
  const end = { type: 'end', language: null, metadata, outline: [], links: [], formFields: [], problems: [] }
  for (const message of [format, child, end, { type: 'done' }]) fs.writeSync(3, `${JSON.stringify(message)}\n`)
}

createInterface({ input: process.stdin }).on('line', (line) => void tryAll((JSON.parse(line) as { job: ReadJob }).job))
