import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LearnedVersion } from '../../../src/contract/learning.ts'
import { learnNightly } from '../../../src/services/learning/start.ts'
import { scheduleOf } from '../../../src/tasks/handlers.ts'
import { eventually } from '../../support/eventually.ts'
import { jobClient } from '../../support/job-client.ts'
import { startPlatform } from '../../support/platform.ts'
import { platformClient } from '../../support/platform-client.ts'

const { system, app, client, workspace } = await startPlatform()
const schema = { cost_unit: 'string', invoice_number: 'string' }
const towns = ['Ulm', 'Bonn', 'Trier', 'Celle', 'Hagen', 'Fulda', 'Worms', 'Essen']
const costUnitOf = (issue: number) => `${towns[issue % towns.length]}-${40 + issue}`
/** Where the issuer prints a cost unit nobody could know: behind its own sign. */
const billOf = (issue: number) => `Nordlicht Werkstatt GmbH
Am Hafen 3, 24103 Kiel

Invoice number: R-${1200 + 7 * issue}
Zeichen KX ${costUnitOf(issue)}
Handled by: Office ${issue}

Goods for your workshop in ${towns[(issue + 3) % towns.length]}
Total: ${issue + 1}00.00 EUR
Nordlicht Werkstatt GmbH, Sparkasse Kiel
`

async function extract(issue: number, by = client) {
  const answer = await by.extract(billOf(issue), { schema })
  assert.ok([200, 202].includes(answer.statusCode), answer.body)
  return by.extractionEnd(answer.json().extraction_id)
}

async function correct(issue: number): Promise<string> {
  const { extraction_id: id, document_id } = await extract(issue)
  const corrections = [{ field: 'cost_unit', value: costUnitOf(issue) }]
  const answer = await client.call('PATCH', `/v1/extractions/${id}/data`, { corrections })
  assert.equal(answer.statusCode, 200, answer.body)
  return document_id
}

async function learn(): Promise<LearnedVersion> {
  const begun = await client.post('/v1/learning', {})
  assert.equal(begun.statusCode, 202, begun.body)
  return learned(begun.json().id)
}

const learned = (id: string) =>
  eventually('the version to be learned', async () => {
    const version: LearnedVersion = (await client.get(`/v1/learning/versions/${id}`)).json()
    return version.status === 'learning' ? undefined : version
  })

const documents: string[] = []
let version: LearnedVersion

test('without corrections nothing is learned, and it says so', async () => {
  assert.deepEqual((await client.post('/v1/learning/undo', {})).json(), { active: null })
  // Of two at once, both are told of the same version.
  const begun = await Promise.all([client.post('/v1/learning', {}), client.post('/v1/learning', {})])
  for (const answer of begun) assert.equal(answer.statusCode, 202, answer.body)
  const { status, report, documents: looked } = await learned(begun[0].json().id)
  assert.deepEqual([status, looked, report?.corrections], ['rejected', 0, 0])
})

test('corrections of one issuer make its other documents right, and the value says by which version', async () => {
  for (let issue = 0; issue < 8; issue += 1) documents.push(await correct(issue))
  const before = await extract(20)
  assert.notEqual(before.data.cost_unit, costUnitOf(20))
  version = await learn()
  assert.equal(version.status, 'active', JSON.stringify(version))
  assert.deepEqual([version.documents, version.documents_studied, version.examples], [8, 8, 8])
  assert.deepEqual(version.fields, ['cost_unit'])
  assert.deepEqual(version.report?.corrected, { values: 8, wrong_before: 8, wrong_after: 0 })
  const after = await extract(21)
  assert.deepEqual(after.data, { cost_unit: costUnitOf(21), invoice_number: 'R-1347' })
  assert.equal(after.provenance.cost_unit.learned, version.id)
  assert.equal(after.provenance.cost_unit.resolver, 'embedded')
  assert.equal(after.provenance.invoice_number.learned, undefined)
  // Known of the same content is what another engine has found: it is looked for anew.
  assert.equal((await extract(20)).data.cost_unit, costUnitOf(20))
})

test('a job of the workspace uses it as well, and one of another workspace does not', async () => {
  const properties = { cost_unit: { type: 'string' }, invoice_number: { type: 'string' } }
  const json_schema = JSON.stringify({ type: 'object', properties })
  async function run(of: typeof workspace) {
    const jobs = jobClient(app, of)
    const sent = await jobs.submit([
      ['json_schema', json_schema],
      ['file', billOf(26), 'bill.txt'],
    ])
    return jobs.end(sent.json().job_id)
  }
  const { result, provenance } = await run(workspace)
  assert.deepEqual(result, { cost_unit: costUnitOf(26), invoice_number: 'R-1382' })
  assert.equal(provenance?.['cost_unit']?.learned, version.id)
  const other = await run(await system.workspace())
  assert.notEqual((other.result as { cost_unit?: string }).cost_unit, costUnitOf(26))
})

test('another workspace learns nothing of it and can neither see nor use it', async () => {
  const other = platformClient(app, await system.workspace())
  assert.notEqual((await extract(22, other)).data.cost_unit, costUnitOf(22))
  assert.deepEqual((await other.get('/v1/learning/versions')).json().data, [])
  const used = await other.call('PUT', '/v1/learning/active', { version_id: version.id })
  assert.equal(used.statusCode, 404, used.body)
})

test('what was learned can be undone and used again, on record', async () => {
  assert.deepEqual((await client.post('/v1/learning/undo', {})).json(), { active: null })
  assert.notEqual((await extract(23)).data.cost_unit, costUnitOf(23))
  const again = await client.call('PUT', '/v1/learning/active', { version_id: version.id })
  assert.equal(again.json().active.id, version.id, again.body)
  assert.equal((await extract(24)).data.cost_unit, costUnitOf(24))
  const [rejected] = (await client.get('/v1/learning/versions?order=asc')).json().data
  const refused = await client.call('PUT', '/v1/learning/active', { version_id: rejected.id })
  assert.equal(refused.json().reason, 'version_not_usable', refused.body)
  const entries: { action: string }[] = (await client.get('/v1/audit?limit=200')).json().data
  const actions = entries.map(({ action }) => action).filter((action) => /^learned_version\.(?!await)/.test(action))
  assert.deepEqual(
    [...new Set(actions)].sort(),
    ['active', 'create', 'rejected', 'undo', 'use'].map((name) => `learned_version.${name}`),
  )
})

test('a night learns where something was corrected since, and only where that is set', async () => {
  await correct(9)
  await learnNightly(system)
  const [newest] = (await client.get('/v1/learning/versions')).json().data
  const next = await learned(newest.id)
  assert.deepEqual([next.status, next.documents], ['active', 9], JSON.stringify(next))
  await learnNightly(system)
  assert.equal((await client.get('/v1/learning/versions')).json().data[0].id, next.id)
  assert.match(scheduleOf({ learnNightly: true }), /learning:nightly/)
  assert.doesNotMatch(scheduleOf({ learnNightly: false }), /learning:nightly/)
  assert.equal((await client.post('/v1/learning/undo', {})).json().active.id, version.id)
})

test('a document that is deleted takes with it what was learned from it, at once', async () => {
  const [kept, ...gone] = documents
  assert.ok(kept)
  for (const id of gone) assert.equal((await client.call('DELETE', `/v1/documents/${id}`)).statusCode, 200)
  assert.equal((await client.get(`/v1/learning/versions/${version.id}`)).json().examples, 1)
  const { rows } = await system.pool.query('select 1 from learned_examples where document_id = any($1)', [gone])
  assert.equal(rows.length, 0)
  assert.notEqual((await extract(25)).data.cost_unit, costUnitOf(25))
})

test('columns of lists and choices are learned over HTTP as fields are', async () => {
  const own = platformClient(app, await system.workspace())
  const asked = {
    type: 'object',
    properties: {
      desk: { type: 'string', enum: ['north', 'south'] },
      lines: {
        type: 'array',
        items: { type: 'object', properties: { article: { type: 'string' }, stock_place: { type: 'string' } } },
      },
    },
  }
  const noteOf = (issue: number) => {
    const [desk, places] = [issue % 2 ? 'north' : 'south', [`A-${10 + issue}`, `B-${20 + issue}`]]
    const text = `Nordlicht Werkstatt GmbH
Am Hafen 3, 24103 Kiel

Delivery note L-${1200 + 7 * issue}
Merker: ${issue % 2 ? 'Halle 7' : 'Halle 2'}

Article      Zeichen KX      Zeichen KV
Hammer       ${places[0]}            X-${30 + issue}
Saw          ${places[1]}            Y-${40 + issue}

Nordlicht Werkstatt GmbH, Sparkasse Kiel
`
    return { text, desk, places }
  }
  const read = async (issue: number) => {
    const answer = await own.extract(noteOf(issue).text, { schema: asked })
    return own.extractionEnd(answer.json().extraction_id)
  }
  for (let issue = 0; issue < 8; issue += 1) {
    const { desk, places } = noteOf(issue)
    const { extraction_id: id } = await read(issue)
    const lines = ['Hammer', 'Saw'].map((article, line) => ({ article, stock_place: places[line] }))
    const corrections = [
      { field: 'desk', value: desk },
      { field: 'lines', value: lines },
    ]
    const answer = await own.call('PATCH', `/v1/extractions/${id}/data`, { corrections })
    assert.equal(answer.statusCode, 200, answer.body)
  }
  const begun = (await own.post('/v1/learning', {})).json()
  const learnedOf = await eventually('the version to be learned', async () => {
    const one: LearnedVersion = (await own.get(`/v1/learning/versions/${begun.id}`)).json()
    return one.status === 'learning' ? undefined : one
  })
  assert.equal(learnedOf.status, 'active', JSON.stringify(learnedOf))
  assert.deepEqual(learnedOf.fields, ['desk', 'lines[].article', 'lines[].stock_place'])
  for (const issue of [20, 21]) {
    const { desk, places } = noteOf(issue)
    const { data, provenance } = await read(issue)
    assert.equal(data.desk, desk)
    assert.deepEqual(
      data.lines.map(({ stock_place }: { stock_place: string }) => stock_place),
      places,
    )
    assert.equal(provenance['lines[0].stock_place'].learned, learnedOf.id)
  }
})
