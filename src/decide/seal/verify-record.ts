import { type KeyObject, verify } from 'node:crypto'
import { z } from 'zod'
import { strictUtf8 } from '../../core/strict-utf8.ts'
import { canonicalJson, hashOf } from '../canonical-json.ts'
import { checkEvidence, readLocator } from '../evidence.ts'
import { checkJournal } from '../journal.ts'
import { packageHash } from '../package.ts'
import type { Problem } from '../problem.ts'
import { type PublicJwk, publicKeyOf } from './keys.ts'
import { recordFormat, type SealedRecord, type Section, sections, signedPart } from './sealed-record.ts'

/** Everything about a sealed record that does not hold, by what was changed; nothing when it is as it was sealed. */
export function verifyRecord(bytes: Uint8Array, keys: readonly PublicJwk[]): Problem[] {
  const text = strictUtf8(bytes)
  if (text === undefined) return [{ path: '', message: 'The file is not UTF-8: a byte of it was changed.' }]
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    return [{ path: '', message: `The file is not JSON: ${(error as Error).message.replace(/\s+/g, ' ')}.` }]
  }
  const shape = recordShape.safeParse(value)
  if (!shape.success)
    return shape.error.issues.map(({ path, message }) => ({
      path: path.join('.'),
      message: `is not as sealed: ${message}`,
    }))
  const record = value as SealedRecord
  try {
    const problems = [...checkSeal(record, keys), ...checkInside(record)]
    return problems.length > 0 ? problems : checkBytes(text, record)
  } catch (error) {
    // Half a character, or a number beyond all bounds: nothing that was ever sealed.
    return [{ path: '', message: `The file holds what no record can: ${(error as Error).message}.` }]
  }
}

const textual = z.string()
const hash = z.string().regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in lower-case hex')
const entry = z.strictObject({
  ...{ run_id: textual, seq: z.int(), type: textual, at: textual, data: z.unknown(), previous_hash: hash, hash },
  actor: z.unknown(),
})
const frozen = z.looseObject({
  ...{ subject_key: textual, document_id: textual, extraction_id: textual, hash },
  fields: z.record(z.string(), z.unknown()),
  pages: z.array(z.object({ page: z.int(), start: z.int(), end: z.int() })),
})
const recordShape = z.strictObject({
  format: z.literal(recordFormat),
  run: z.looseObject({ id: textual }),
  app: z.looseObject({ content_hash: hash, content: z.unknown() }),
  package: z.strictObject({ hash, records: z.array(frozen) }),
  decision: z.looseObject({ evidence: z.array(textual), attestations: z.array(textual) }),
  journal: z.array(entry),
  seal: z.strictObject({
    ...{ algorithm: z.literal('Ed25519'), key_id: textual, signature: z.string().regex(/^[0-9a-f]{128}$/) },
    digests: z.strictObject({ run: hash, app: hash, package: hash, decision: hash, journal: hash }),
  }),
})

/** The signature says whether the digests are those that were sealed, and these, which section is not. */
function checkSeal(record: SealedRecord, keys: readonly PublicJwk[]): Problem[] {
  const { seal } = record
  const actual = Object.fromEntries(sections.map((name) => [name, hashOf(record[name])])) as Record<Section, string>
  const changed = sections.filter((name) => actual[name] !== seal.digests[name])
  const jwk = keys.find(({ kid }) => kid === seal.key_id)
  const key = jwk && publicKeyOf(jwk)
  if (key === undefined) {
    const message = `is none of the keys that are known: the seal cannot be checked (${seal.key_id})`
    return [{ path: 'seal.key_id', message }, ...changed.map(wasChanged)]
  }
  if (isSigned(seal, seal.digests, key)) return changed.map(wasChanged)
  if (changed.length > 0 && isSigned(seal, actual, key))
    return changed.map((name) => ({
      path: `seal.digests.${name}`,
      message: `was changed: "${name}" itself is as sealed`,
    }))
  return [
    { path: 'seal.signature', message: 'does not fit: the seal was changed or is forged' },
    ...changed.map(wasChanged),
  ]
}

function isSigned(seal: SealedRecord['seal'], digests: Record<Section, string>, key: KeyObject): boolean {
  const signed = Buffer.from(canonicalJson(signedPart({ ...seal, digests })))
  return verify(null, signed, key, Buffer.from(seal.signature, 'hex'))
}

function wasChanged(name: Section): Problem {
  return { path: name, message: 'was changed since it was sealed' }
}

/** What the parts say of one another: it tells more exactly what was changed, and whether it was sound when it was sealed. */
function checkInside({ run, app, package: pack, decision, journal }: SealedRecord): Problem[] {
  const problems = checkJournal(journal, run.id)
  if (hashOf(app.content) !== app.content_hash)
    problems.push({ path: 'app.content', message: 'is not the version that was published: its hash is another' })
  for (const [index, { hash: stated, ...record }] of pack.records.entries())
    if (hashOf(record) !== stated)
      problems.push({ path: `package.records[${index}]`, message: `was changed (document ${record.document_id})` })
  if (packageHash(pack.records.map((record) => record.hash)) !== pack.hash)
    problems.push({ path: 'package.hash', message: 'is not that of its records' })
  return [...problems, ...evidenceProblems(decision, pack.records)]
}

function evidenceProblems(decision: SealedRecord['decision'], records: SealedRecord['package']['records']): Problem[] {
  const attested = new Set(decision.attestations)
  const resources = decision.attestations.flatMap((text) => {
    const locator = readLocator(text)
    return locator && 'resourceId' in locator ? [locator.resourceId] : []
  })
  const { problems, attestations } = checkEvidence(decision.evidence, records, new Set(resources))
  const missing = attestations.filter((text) => !attested.has(text))
  return [
    ...problems,
    ...missing.map((text) => ({ path: 'decision.attestations', message: `lacks ${JSON.stringify(text)}` })),
  ].map((problem) => ({ ...problem, path: problem.path.replace(/^evidence/, 'decision.evidence') }))
}

/** Whatever else was done to the bytes: spaces, another order, another way to write a number, a name twice. */
function checkBytes(text: string, record: SealedRecord): Problem[] {
  const sealed = canonicalJson(record)
  if (text === sealed || text === `${sealed}\n`) return []
  let at = 0
  while (at < sealed.length && text[at] === sealed[at]) at += 1
  return [
    {
      path: '',
      message: `The file is not written as it was sealed, from character ${at} on: its content is the same.`,
    },
  ]
}
