import assert from 'node:assert/strict'
import type { MatchingSuggestion, MatchListed, MatchResult } from '../../../src/contract/matching.ts'
import { file, good, refused } from './client.ts'
import { home } from './service.ts'
import { specification } from './specification.ts'
import { list, match, newInvoice, newMatching, unknownId } from './things.ts'

specification(
  [
    ...['match result fields', 'match result evidence', 'named operation GET /v1/matching/runs/:id/results'],
    ...['matching configs', 'matching runs', 'matching confidence', 'matching statuses'],
  ],
  'each record of a schema gets the row that it belongs to, with the evidence for it',
  async () => {
    const stranger = file('Invoice\n\nInvoice number: XQ-77\n\nTotal: 3.00 EUR', 'stranger.txt')
    const { run, results } = await match(home, [newInvoice(), stranger])
    assert.deepEqual([run.status, run.rows_processed, run.rows_matched, run.rows_no_match], ['completed', 2, 1, 1])
    const average = results.reduce((sum, { confidence }) => sum + confidence, 0) / 2
    assert.ok(Math.abs((run.avg_confidence ?? 0) - average) < 0.001)
    const config = await good(home.get<{ threshold: number; review_floor: number }>(run.links.config))
    assert.deepEqual([config.threshold, config.review_floor], [0.85, 0.4])
    const found = results.find(({ document_filename }) => document_filename === 'note.txt')
    assert.deepEqual([found?.matched_reference_row_id, found?.status], ['P-1', 'matched'])
    const evidence = found?.evidence
    const fields = evidence?.field_contributions ?? []
    assert.deepEqual(
      fields.map((each) => [
        each.extracted_field,
        each.extracted_value,
        each.reference_value,
        each.match_type,
        each.weight,
      ]),
      [
        ['invoice_number', 'RE-2024-17', 'RE-2024-17', 'fuzzy', 2],
        ['total', '96', '96', 'numeric_range', 1],
      ],
    )
    const mean = fields.reduce((sum, { weight, score }) => sum + weight * score, 0) / 3
    assert.ok(Math.abs((found?.confidence ?? 0) - mean) < 1e-9)
    assert.ok(fields.every(({ matched, contribution }) => matched && contribution > 0))
    assert.equal(evidence?.blocking_method, 'exact_key')
    assert.ok((evidence?.candidates_considered ?? 0) >= 1)
    assert.equal(evidence?.top_n_candidates[0]?.reference_row_id, 'P-1')
    const matched = await list<MatchListed>(home, `${run.links.results}?status=no_match`)
    assert.deepEqual(
      matched.data.map((each) => [each.document_filename, each.matched_reference_row_id]),
      [['stranger.txt', null]],
    )
  },
)

specification(
  ['match result transitions', 'match result bad status', 'match result unknown result'],
  'a reviewer gives a result any of the three statuses, again and again; its confidence stays',
  async () => {
    const { run, results } = await match(home)
    const [result] = results
    const path = `/v1/matching/runs/${run.id}/results/${result?.id}/review`
    for (const status of ['no_match', 'review', 'matched', 'matched']) {
      const reviewed = await good(home.post<MatchResult>(path, { status }))
      assert.deepEqual([reviewed.id, reviewed.status, reviewed.confidence], [result?.id, status, result?.confidence])
      assert.deepEqual(reviewed.evidence, result?.evidence)
    }
    await refused(home.post(path, { status: 'maybe' }), 400, 'validation_error', { says: /matched.*review.*no_match/ })
    await refused(
      home.post(`/v1/matching/runs/${run.id}/results/${unknownId}/review`, { status: 'review' }),
      404,
      'not_found',
    )
  },
)

specification(['matching suggest'], 'what to match by is proposed from the two tables', async () => {
  const { reference_data_id, target_value: schema_id } = await newMatching(home, [newInvoice(), newInvoice()])
  const suggestion = await good(home.post<MatchingSuggestion>('/v1/matching/suggest', { reference_data_id, schema_id }))
  assert.deepEqual([suggestion.target_type, suggestion.target_value], ['schema', schema_id])
  assert.ok(suggestion.field_mappings.every(({ weight }) => weight >= 0))
  assert.match(suggestion.summary, /\w/)
})
