import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { featureNames } from '../../../src/extract/reader/page-features.ts'
import { LabelBook } from '../../../train/generate/any/label-book.ts'
import { askAny } from '../../../train/reader/ask-any.ts'
import { makeDocument } from '../../../train/reader/make-document.ts'
import { packDocument } from '../../../train/reader/pack-document.ts'
import { writeShard } from '../../../train/reader/write-shard.ts'

const run = promisify(execFile)
const scripts = fileURLToPath(new URL('../../../train/reader', import.meta.url))

const pythons = await Promise.all(
  ['python3', '/usr/bin/python3'].map((name) =>
    run(name, ['-c', 'import torch, numpy']).then(
      () => name,
      () => undefined,
    ),
  ),
)
const python = pythons.find((name) => name !== undefined)

test('a page from which answers were taken has none of them in part, and its lists as they were', {
  skip: !python && 'there is no python3 with torch',
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sheaf-less-'))
  const book = new LabelBook()
  const packed = Array.from({ length: 30 }, (_, seed) => {
    const made = makeDocument(seed, book)
    const asked = askAny(made, book, seed)
    return asked
      ? packDocument({ id: String(seed), kind: made.kind, lang: made.language, document: made.document, ...asked })
      : []
  }).flat()
  const shard = join(folder, 'papers.shard')
  await writeShard(shard, packed)
  const env = {
    ...process.env,
    ...{ READER_FEATURES: String(featureNames.length), READER_RECOGNISED: '24-46', OMP_NUM_THREADS: '1' },
  }
  const { stdout } = await run(python ?? '', ['check_say_less.py', shard], { cwd: scripts, env })
  assert.match(stdout, /sound/)
  await rm(folder, { recursive: true })
})
