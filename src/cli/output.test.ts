import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AppError } from '../core/app-error.ts'
import { showError } from './output.ts'

const quiet = { json: false, terminal: false, write: () => {}, writeError: () => {} }

test('a file over a limit and a transcription that is out of reach have statuses of their own', () => {
  const statusOf = (reason: string) => showError(quiet, new AppError('unprocessable', 'It cannot be read.', { reason }))
  assert.deepEqual(
    ['corrupt_file', 'wrong_password', 'too_many_pages', 'timed_out', 'out_of_memory', 'transcription_failed'].map(
      statusOf,
    ),
    [2, 2, 6, 6, 6, 7],
  )
  assert.equal(showError(quiet, new AppError('not_found', 'There is none.')), 4)
  assert.equal(showError(quiet, new Error('It broke.')), 1)
})
