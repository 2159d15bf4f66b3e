import assert from 'node:assert/strict'
import { test } from 'node:test'
import { progressOf, secondsRemaining, type Work } from './present.ts'

const at = (seconds: number) => new Date(Date.UTC(2024, 0, 1) + seconds * 1000)

function work(change: Partial<Work>): Work {
  return {
    ...{ status: 'processing', current_phase: 'resolve', error: null, total_cells: 0, filled_cells: 0 },
    ...{ document_count: 4, resolved_documents: 0, completed_documents: 0, failed_documents: 0 },
    ...{ incomplete_documents: 0, estimated_seconds: 20, created_at: at(0), started_at: at(0), completed_at: null },
    ...change,
  }
}

test('reading all documents is the first quarter, and each that ends is its share of the rest', () => {
  assert.equal(progressOf(work({})), 0)
  assert.equal(progressOf(work({ resolved_documents: 4 })), 25)
  assert.equal(progressOf(work({ resolved_documents: 4, completed_documents: 1, failed_documents: 1 })), 62)
  assert.equal(progressOf(work({ resolved_documents: 4, completed_documents: 4 })), 100)
})

test('the time left is what was expected, then what the documents so far have taken', () => {
  assert.equal(secondsRemaining(work({ started_at: null }), at(100)), 20)
  assert.equal(secondsRemaining(work({}), at(5)), 15)
  assert.equal(secondsRemaining(work({ completed_documents: 1, failed_documents: 1 }), at(30)), 30)
})

test('work that takes longer than expected is nearly done, never over, until it has ended', () => {
  assert.equal(secondsRemaining(work({}), at(500)), 2)
  assert.equal(secondsRemaining(work({ completed_at: at(500) }), at(501)), 0)
})
