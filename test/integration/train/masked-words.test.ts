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
import { makeDocument } from '../../../train/reader/make-document.ts'
import { pageSets, withoutQuestions } from '../../../train/reader/unasked-pages.ts'
import { writeShard } from '../../../train/reader/write-shard.ts'

const run = promisify(execFile)
const scripts = fileURLToPath(new URL('../../../train/reader', import.meta.url))
const row = { file: 'a.pdf', kind: 'letter', lang: 'en' }

const pythons = await Promise.all(
  ['python3', '/usr/bin/python3'].map((name) =>
    run(name, ['-c', 'import torch, numpy']).then(
      () => name,
      () => undefined,
    ),
  ),
)
const python = pythons.find((name) => name !== undefined)

test('pages are taken from sets that extraction does not measure, or measures as trained on, under a licence that permits it', () => {
  const taken = new Map(pageSets.map(({ set, mayTrain }) => [set, mayTrain]))
  for (const measured of ['kinds', 'contracts-kleister-nda', 'receipts-sroie', 'reports-parsee-revenues', 'formats'])
    assert.ok(!taken.has(measured), measured)
  const mayTrain = taken.get('office-email')
  assert.equal(mayTrain?.({ ...row, license: 'MIT' }), true)
  assert.equal(mayTrain?.({ ...row, license: 'CC BY-NC-SA 4.0' }), false)
  assert.equal(mayTrain?.(row), false)
  assert.equal(taken.get('invoices-zugferd-facturx')?.({ ...row, license: 'Apache-2.0', split: 'traps' }), false)
})

test('a page without questions has all its words, in windows', () => {
  const { document } = makeDocument(3, new LabelBook())
  const packed = withoutQuestions('a', row, document)
  assert.ok(packed.length > 0)
  for (const { page, questions, gold, facts } of packed) {
    assert.equal(page.traits.length, page.places.length * featureNames.length)
    assert.deepEqual([questions.types.length, gold.length, facts['mayTrain'], facts['issuer']], [0, 0, true, 'a'])
  }
})

test('hidden words are not seen, and are learnt', { skip: !python && 'there is no python3 with torch' }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sheaf-masked-'))
  const packed = Array.from({ length: 8 }, (_, seed) => makeDocument(seed, new LabelBook())).flatMap(
    ({ document }, at) => withoutQuestions(String(at), row, document),
  )
  const shard = join(folder, 'pages.shard')
  await writeShard(shard, packed)
  const env = {
    ...process.env,
    READER_FEATURES: String(featureNames.length),
    READER_RECOGNISED: '24-46',
    OMP_NUM_THREADS: '1',
  }
  const { stdout } = await run(python ?? '', ['check_masked.py', shard], { cwd: scripts, env })
  assert.match(stdout, /sound/)
  await rm(folder, { recursive: true })
})
