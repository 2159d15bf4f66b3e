import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eventCatalogue, eventTypes } from '../../contract/events.ts'
import { samplePayload } from '../webhooks/sample-payload.ts'
import { withoutDocument } from './forget-document.ts'

const documentId = '00000000-0000-7000-8000-000000000000'

test('no event holds a name or a value of the document any more, and each still fits its schema', () => {
  for (const event of eventTypes.filter((type) => /^(document|extraction|job|review|run)\./.test(type))) {
    const without = JSON.parse(withoutDocument(JSON.stringify(samplePayload(event)), documentId))
    eventCatalogue[event].payload.parse(without)
    assert.doesNotMatch(JSON.stringify(without), /sample\.pdf|Sample|"total"/, event)
  }
})
