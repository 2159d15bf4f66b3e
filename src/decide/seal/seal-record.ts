import { createPublicKey, type KeyObject, sign } from 'node:crypto'
import { canonicalJson, hashOf } from '../canonical-json.ts'
import { jwkOf } from './keys.ts'
import { recordFormat, type SealedRecord, signedPart } from './sealed-record.ts'

/** The record as it is kept and handed out: its bytes are canonical JSON, and any other bytes are not it. */
export function sealRecord(content: Omit<SealedRecord, 'format' | 'seal'>, privateKey: KeyObject): string {
  const { run, app, package: pack, decision, journal } = content
  const digests = {
    ...{ run: hashOf(run), app: hashOf(app), package: hashOf(pack), decision: hashOf(decision) },
    journal: hashOf(journal),
  }
  const head = { algorithm: 'Ed25519' as const, key_id: jwkOf(createPublicKey(privateKey)).kid, digests }
  const signature = sign(null, Buffer.from(canonicalJson(signedPart(head))), privateKey).toString('hex')
  const record: SealedRecord = { format: recordFormat, ...content, seal: { ...head, signature } }
  return canonicalJson(record)
}
