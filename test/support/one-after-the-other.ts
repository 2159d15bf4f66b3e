import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'

// Runs test files in one process, which loads once what they import and starts once what reads and extracts. What a file
// leaves to `after` happens before the next one begins, and each file is a test that is called as it is.
for (const file of process.argv.slice(2))
  await test(file, async () => {
    await import(pathToFileURL(resolve(file)).href)
  })

const account = '/proc/self/stat'
/** Ticks of a processor in a second, as Linux tells them. */
const ticks = 100

// With all that it started and saw the end of; its part of the database and of what others share is not in it.
process.on('exit', () => {
  if (!existsSync(account)) return
  // Own time and that of ended children, of programs and of the system for them: the 14th to the 17th, counted from the process id.
  const [, told = ''] = readFileSync(account, 'utf8').split(') ')
  const used = told.split(' ').slice(11, 15).map(Number)
  console.log(`processor: ${Math.round(used.reduce((sum, part) => sum + part, 0) / ticks)} s`)
})
