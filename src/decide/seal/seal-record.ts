import { createHash, createPublicKey, type KeyObject, sign } from 'node:crypto'
import { canonicalJson, hashOfText } from '../canonical-json.ts'
import { jwkOf } from './keys.ts'
import { recordFormat, type SealedRecord, signedPart } from './sealed-record.ts'

/** A record as it is kept: between its halves stand the records of the package, so that nobody has to hold thousands of them. */
export interface SealedHalves {
  head: string
  tail: string
  /** SHA-256 of the whole. */
  hash: string
}

type Content = Omit<SealedRecord, 'format' | 'seal' | 'package'> & { package: Pick<SealedRecord['package'], 'hash'> }

/** The bytes of a record are canonical JSON, and any other bytes are not it. `pages`: the records of the package in that form, with commas between them. */
export async function sealRecord(
  { run, app, package: { hash }, decision, journal }: Content,
  pages: AsyncIterable<string> | Iterable<string>,
  privateKey: KeyObject,
): Promise<SealedHalves> {
  const text = { app: canonicalJson(app), decision: canonicalJson(decision), journal: canonicalJson(journal) }
  const opening = `{"hash":${JSON.stringify(hash)},"records":[`
  const format = `"format":${JSON.stringify(recordFormat)}`
  const head = `{"app":${text.app},"decision":${text.decision},${format},"journal":${text.journal},"package":${opening}`
  const whole = createHash('sha256').update(head)
  const pack = createHash('sha256').update(opening)
  for await (const piece of joinedPages(pages)) {
    whole.update(piece)
    pack.update(piece)
  }
  const digests = {
    ...{ app: hashOfText(text.app), decision: hashOfText(text.decision), journal: hashOfText(text.journal) },
    ...{ package: pack.update(']}').digest('hex'), run: hashOfText(canonicalJson(run)) },
  }
  const seal = { algorithm: 'Ed25519' as const, key_id: jwkOf(createPublicKey(privateKey)).kid, digests }
  const signature = sign(null, Buffer.from(canonicalJson(signedPart(seal))), privateKey).toString('hex')
  const tail = `]},"run":${canonicalJson(run)},"seal":${canonicalJson({ ...seal, signature })}}`
  return { head, tail, hash: whole.update(tail).digest('hex') }
}

/** As they stand between the halves. */
export async function* joinedPages(pages: AsyncIterable<string> | Iterable<string>): AsyncGenerator<string> {
  let before = ''
  for await (const page of pages) {
    yield before + page
    before = ','
  }
}
