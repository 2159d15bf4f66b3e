import assert from 'node:assert/strict'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { findOcrData } from './ocr-data.ts'

let folder: string

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sheaf-doctor-'))
})

after(() => rm(folder, { recursive: true, force: true }))

async function programThatSays(version: string): Promise<string> {
  const path = join(folder, version)
  await writeFile(path, `#!/bin/sh\necho tesseract ${version}\n`)
  await chmod(path, 0o755)
  return path
}

test('the engine that will read scans is named, with the version of a native one', async () => {
  const [builtIn, native] = await Promise.all([
    findOcrData({ tesseract: 'off' }),
    findOcrData({ tesseract: await programThatSays('5.3.0') }),
  ])
  assert.deepEqual([builtIn.state, builtIn.found], ['ok', '4 of 4 languages, read by the built-in engine'])
  assert.deepEqual([native.state, native.found], ['ok', '4 of 4 languages, read by tesseract 5.3.0'])
})

test('a set program that is missing or too old is a failure', async () => {
  for (const tesseract of [join(folder, 'none'), await programThatSays('3.05.02')]) {
    const { state, advice } = await findOcrData({ tesseract })
    assert.equal(state, 'failed')
    assert.match(advice ?? '', /SHEAF_TESSERACT/)
  }
})
