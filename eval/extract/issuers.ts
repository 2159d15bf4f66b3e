import { createHash } from 'node:crypto'

/** All documents of an issuer, from whatever set, are in the same fold: nothing is learnt about who is tested. */
export function foldOf(issuer: string, folds: number): number {
  const name = issuer
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
  return createHash('sha256').update(name).digest().readUInt32BE(0) % folds
}
