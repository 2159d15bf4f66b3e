import { resolve } from 'node:path'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'

// Runs test files in one process, which loads once what they import and starts once what reads and extracts. What a file
// leaves to `after` happens before the next one begins, and each file is a test that is called as it is.
for (const file of process.argv.slice(2))
  await test(file, async () => {
    await import(pathToFileURL(resolve(file)).href)
  })
