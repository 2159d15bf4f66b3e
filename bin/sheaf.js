#!/usr/bin/env node
// Finds a Node that runs TypeScript directly and starts the command with it. Written so that any Node can read it.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import module, { createRequire } from 'node:module'
import { constants } from 'node:os'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const source = new URL('../src/main/sheaf.ts', import.meta.url)
// The package has no source but what scripts/build-package.ts has made of it.
const entry = existsSync(source) ? source : new URL('../dist/src/main/sheaf.js', import.meta.url)
// Kept in our own folder, where nobody else can put code; where that cannot be written to, all is compiled each time.
const compiled = fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url))
// Answers wait for collections of young garbage, which are a third as long with this; a process cannot give it to itself.
const flags = ['--min-semi-space-size=16']
if (process.env.npm_command === 'exec') stopWithParent()
const [major, minor] = process.versions.node.split('.').map(Number)

if (major === 24) {
  await start()
} else {
  const pinned = findPinnedNode()
  if (pinned !== undefined) {
    runWith(pinned)
  } else if (major > 22 || (major === 22 && minor >= 18)) {
    await start()
  } else {
    console.error(
      `sheaf needs Node 22.18 or newer and this is ${process.version}.\n` +
        'On Linux the right one comes with it, unless optional packages were left out; elsewhere install Node 24.',
    )
    process.exitCode = 1
  }
}

/** To stop us, npx ends the shell between itself and us, and nothing else. */
function stopWithParent() {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  watch.unref()
}

async function start() {
  module.enableCompileCache(process.env.NODE_COMPILE_CACHE ?? compiled)
  await import(entry.href)
}

function findPinnedNode() {
  try {
    return createRequire(import.meta.url).resolve(`node-${process.platform}-${process.arch}/bin/node`)
  } catch {
    return undefined
  }
}

function runWith(node) {
  const env = { NODE_COMPILE_CACHE: compiled, ...process.env }
  // It ends with the channel, which is gone with us, however we end: what cannot be told any more is a SIGKILL.
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc']
  const child = spawn(node, [...flags, fileURLToPath(entry), ...process.argv.slice(2)], { stdio, env })
  child.on('error', (error) => {
    console.error(`sheaf: ${node} cannot be run (${error.code}). Install Sheaf again.`)
    process.exitCode = 1
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => {
    process.exitCode = signal === null ? (code ?? 1) : 128 + constants.signals[signal]
  })
}
