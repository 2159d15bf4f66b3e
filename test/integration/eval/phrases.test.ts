import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { hashPhrase, refusedPhrases } from '../../../eval/extract/phrases.ts'

const corpus = process.env['SHEAF_CORPUS']
const list = join(import.meta.dirname, '../../../src/extract/lexicon/refused-phrases.txt')

test('the list of refused phrases has every description and rephrasing of the evaluation that is only its own', {
  skip: corpus === undefined && 'no corpus: name its folder with SHEAF_CORPUS',
}, async () => {
  const listed = new Set((await readFile(list, 'utf8')).trim().split('\n'))
  const refused = [...(await refusedPhrases(corpus ?? ''))]
  assert.deepEqual(
    refused.filter((phrase) => !listed.has(hashPhrase(phrase))),
    [],
  )
})
