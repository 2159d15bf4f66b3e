import { createHash, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { canonicalJson } from '../canonical-json.ts'

/** A public key as RFC 8037 writes it. Its id is its thumbprint (RFC 7638), so no key can take the id of another. */
export interface PublicJwk {
  kid: string
  kty: 'OKP'
  crv: 'Ed25519'
  x: string
}

export function newSigningKey(): { privateKey: KeyObject; jwk: PublicJwk } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  return { privateKey, jwk: jwkOf(publicKey) }
}

export function jwkOf(publicKey: KeyObject): PublicJwk {
  const { x = '' } = publicKey.export({ format: 'jwk' })
  return { kid: thumbprint(x), kty: 'OKP', crv: 'Ed25519', x }
}

/** Undefined when the key is not what its id says, or none. */
export function publicKeyOf({ kid, x }: PublicJwk): KeyObject | undefined {
  if (thumbprint(x) !== kid) return
  try {
    return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  } catch {
    return undefined
  }
}

function thumbprint(x: string): string {
  return createHash('sha256')
    .update(canonicalJson({ crv: 'Ed25519', kty: 'OKP', x }))
    .digest('base64url')
}
