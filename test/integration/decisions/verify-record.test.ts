import assert from 'node:assert/strict'
import { test } from 'node:test'
import { canonicalJson, hashOf, hashOfText } from '../../../src/decide/canonical-json.ts'
import { chainEntry, type JournalEntry } from '../../../src/decide/journal.ts'
import { freezeRecord, packageHash } from '../../../src/decide/package.ts'
import { newSigningKey } from '../../../src/decide/seal/keys.ts'
import { joinedPages, sealRecord } from '../../../src/decide/seal/seal-record.ts'
import type { SealedRecord } from '../../../src/decide/seal/sealed-record.ts'
import { verifyRecord } from '../../../src/decide/seal/verify-record.ts'

const tampered = Number(process.env['SHEAF_TEST_TAMPERED'] ?? 2)
const { privateKey, jwk } = newSigningKey()

function contentOf(number: number): Omit<SealedRecord, 'format' | 'seal'> {
  const run_id = `run-${number}`
  const journal: JournalEntry[] = []
  for (const [index, type] of ['run.started', 'task.claimed', 'task.submitted'].entries()) {
    const at = `2024-05-0${index + 1}T10:00:00.000Z`
    const data = { number, half: 0.5, big: 1e21 }
    journal.push(chainEntry(journal.at(-1), { run_id, type, at, actor: { kind: 'api_key', id: 'k1' }, data }))
  }
  const records = ['a', 'b'].map((id) =>
    freezeRecord({
      ...{
        subject_key: id,
        document_id: id,
        filename: `Rechnung ${id} – ü.pdf`,
        document_sha256: null,
        extraction_id: `x${id}`,
      },
      ...{ data: { total: number }, fields: { total: { value: number, confidence: 0.9, provenance: null } } },
      pages: [{ page: 1, start: 0, end: 10 }],
    }),
  )
  const content = { rules: { outcomes: {}, rules: [] } }
  return {
    run: {
      id: run_id,
      status: 'completed',
      dry_run: false,
      started_at: '2024-05-01T10:00:00.000Z',
      sealed_at: '2024-05-04T10:00:00.000Z',
    },
    app: { id: 'app', slug: 'approval', version: 1, content_hash: hashOf(content), content },
    package: { hash: packageHash(records.map(({ hash }) => hash)), records },
    decision: {
      ...{ outcome: { verdict: 'approve' }, evidence: ['doc:a#total', 'ref:r1/7'], attestations: ['ref:r1/7'] },
      ...{
        rationale: 'It fits.\n',
        confidence: 0.9,
        decided_by: { kind: 'external_agent', id: 'k1', label: null },
        trace: null,
      },
    },
    journal,
  }
}

const bytesOf = (text: string) => new TextEncoder().encode(text)

async function sealed(content: Omit<SealedRecord, 'format' | 'seal'>, key = privateKey): Promise<string> {
  const records = content.package.records.map(canonicalJson)
  const { head, tail, hash } = await sealRecord(content, records, key)
  const text = head + (await Array.fromAsync(joinedPages(records))).join('') + tail
  assert.equal(hash, hashOfText(text))
  return text
}

test('a record that was not touched holds, also with a line feed after it', async () => {
  const text = await sealed(contentOf(1))
  assert.deepEqual(verifyRecord(bytesOf(text), [jwk]), [])
  assert.deepEqual(verifyRecord(bytesOf(`${text}\n`), [jwk]), [])
})

test(`each byte of ${tampered} records, changed once, is found`, async () => {
  for (let number = 0; number < tampered; number++) {
    const bytes = bytesOf(await sealed(contentOf(number)))
    for (let at = 0; at < bytes.length; at++) {
      const changed = Uint8Array.from(bytes)
      // Over the records, each place is changed into most of what it can be.
      changed[at] = ((bytes[at] ?? 0) + 1 + ((number * 31 + at) % 255)) % 256
      assert.notDeepEqual(verifyRecord(changed, [jwk]), [], `record ${number}, byte ${at}`)
    }
  }
})

test('what was changed is named', async () => {
  const text = await sealed(contentOf(3))
  const pathsAfter = (from: string | RegExp, to: string) => {
    const changed = text.replace(from, to)
    assert.notEqual(changed, text)
    return verifyRecord(bytesOf(changed), [jwk]).map(({ path }) => path)
  }
  assert.deepEqual(pathsAfter('"approve"', '"decline"'), ['decision'])
  assert.deepEqual(pathsAfter('doc:a#total', 'doc:a#tax'), ['decision', 'decision.evidence[0]'])
  assert.deepEqual(pathsAfter('Rechnung b', 'Rechnung c'), ['package', 'package.records[1]'])
  assert.deepEqual(pathsAfter('task.claimed', 'task.Claimed'), ['journal', 'journal[1]'])
  assert.deepEqual(pathsAfter('"slug":"approval"', '"slug":"refusal"'), ['app'])
  assert.deepEqual(pathsAfter(/("digests":\{"app":")(.)/, '$1g'), ['seal.digests.app'])
  assert.deepEqual(pathsAfter(/("digests":\{"app":")[0-9a-f]{8}/, '$100000000'), ['seal.digests.app'])
  assert.deepEqual(pathsAfter('2024-05-04', '2025-05-04'), ['run'])
  assert.match(verifyRecord(bytesOf(text.replace(',', ', ')), [jwk])[0]?.message ?? '', /not written as it was sealed/)
  assert.match(verifyRecord(bytesOf(text.slice(1)), [jwk])[0]?.message ?? '', /not JSON/)
})

test('entries that were dropped, swapped or added are found even if somebody seals them anew', async () => {
  const content = contentOf(4)
  const [first, second, third] = content.journal as [JournalEntry, JournalEntry, JournalEntry]
  for (const journal of [
    [first, third],
    [second, first, third],
    [first, second, second, third],
  ])
    assert.ok(verifyRecord(bytesOf(await sealed({ ...content, journal })), [jwk]).length > 0)
})

test('a seal by another key is not taken for ours', async () => {
  const forged = newSigningKey()
  const text = await sealed(contentOf(5), forged.privateKey)
  assert.deepEqual(
    verifyRecord(bytesOf(text), [jwk]).map(({ path }) => path),
    ['seal.key_id'],
  )
  const impostor = { ...forged.jwk, kid: jwk.kid }
  const renamed = text.replace(forged.jwk.kid, jwk.kid)
  assert.ok(verifyRecord(bytesOf(renamed), [impostor]).length > 0)
  assert.deepEqual(
    verifyRecord(bytesOf(renamed), [jwk]).map(({ path }) => path),
    ['seal.signature'],
  )
})
