import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printedDocument } from '../../../test/support/printed-document.ts'
import { profileOf } from '../lexicon/field-profile.ts'
import { readSchema } from '../schema/read-schema.ts'
import { viewDocument } from '../view/document-view.ts'
import { findCandidates } from './candidates.ts'
import { wholeMoments } from './whole-moments.ts'

test('a day that is found for a moment takes the time of day behind it, and one without stays a day', () => {
  const candidates = findCandidates(
    viewDocument(printedDocument(['Collected 11 Feb 2025 08:15\nReported 12 Feb 2025'])),
  )
  const days = candidates.filter(({ kind }) => kind === 'date').map((candidate) => ({ candidate, probability: 0.9 }))
  const profiles = readSchema({ collected_at: 'datetime', collected_on: 'date' }).leaves.map(profileOf)
  assert.deepEqual(
    wholeMoments(profiles, [days, days], candidates).map((ranked) => ranked.map(({ candidate }) => candidate.value)),
    [
      ['2025-02-11T08:15', '2025-02-12'],
      ['2025-02-11', '2025-02-12'],
    ],
  )
})
