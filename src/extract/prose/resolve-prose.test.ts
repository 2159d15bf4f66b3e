import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { textDocument } from '../../../test/support/text-document.ts'
import { profileOf } from '../lexicon/field-profile.ts'
import type { Ranked } from '../resolve/rank.ts'
import { readSchema } from '../schema/read-schema.ts'
import { viewDocument } from '../view/document-view.ts'
import { findProseCandidates } from './find-prose-candidates.ts'
import { mergeProse, resolveProse } from './resolve-prose.ts'

const found = findProseCandidates(
  viewDocument(
    textDocument(`This Lease is entered into between Foo Estates LLC (the "Landlord") and Ann Doe (the "Tenant").

2. Term. The term of this Lease is three years. The monthly rent shall be USD 1,250.00. It may be terminated upon sixty days'
written notice and is governed by the laws of the State of Ohio.`),
  ),
)

function profile(name: string, type = 'string') {
  const [leaf] = readSchema({ type: 'object', properties: { [name]: { type } } }).leaves
  assert.ok(leaf)
  return profileOf(leaf)
}

describe('a field', () => {
  it('gets what a sentence calls by its meaning', () => {
    const best = (name: string, type?: string) => resolveProse(profile(name, type), found)[0]?.candidate.value
    assert.equal(best('landlord'), 'Foo Estates LLC')
    assert.equal(best('tenant_name'), 'Ann Doe')
    assert.equal(best('term'), '3 years')
    assert.equal(best('notice_period'), '60 days')
    assert.equal(best('governing_law'), 'Ohio')
    assert.equal(best('rent', 'number'), 1250)
  })

  it('gets nothing where no sentence says it', () => {
    assert.deepEqual(resolveProse(profile('effective_date'), found), [])
    assert.deepEqual(resolveProse(profile('invoice_number'), found), [])
    assert.deepEqual(resolveProse(profile('landlord_address'), found), [])
  })

  it('is no guess in an agreement, unless a label says it', () => {
    const date = (labels: Record<string, string>): Ranked => ({
      candidate: {
        ...{ kind: 'date', value: '2020-05-01', text: '1 May 2020', parts: [], origin: 'mention', aboveAddress: false },
        context: { labels, leftGap: 0, aboveRows: 0, columnRows: 0, valuesLeft: 0, valuesAbove: 0 },
      },
      probability: 0.9,
    })
    const merge = (labels: Record<string, string>, prose = found) =>
      mergeProse(profile('effective_date'), [date(labels)], prose)[0]?.probability ?? 0
    assert.ok(merge({ left: 'Printed on' }) < 0.4)
    assert.equal(merge({ left: 'Effective date' }), 0.9)
    assert.equal(merge({ left: 'Printed on' }, []), 0.9)
  })
})
