import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

/** A passkey in software: what a device answers when it is asked to be one, and to sign in with it. */
export function softPasskey(origin: string, rpId = new URL(origin).hostname) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let counter = 0
  const clientData = (type: string, challenge: string, from = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))
  /** Present and verified (5), with a credential in it (64). */
  const head = (flags: number) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), count])
  }
  const named = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
    clientExtensionResults: {},
  }
  return {
    create({ challenge }: { challenge: string }, from?: string) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const coordinate = (text: string) => bytes(Buffer.from(text, 'base64url'))
      const cose = Buffer.concat([
        Buffer.from('a5010203262001', 'hex'),
        Buffer.from('21', 'hex'),
        coordinate(x),
        Buffer.from('22', 'hex'),
        coordinate(y),
      ])
      const data = Buffer.concat([head(0x45), Buffer.alloc(16), Buffer.from([0, id.length]), id, cose])
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        bytes(data),
      ])
      return {
        ...named,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, from).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
        },
      }
    },
    get({ challenge }: { challenge: string }, { from = origin, flags = 0x05 } = {}) {
      counter += 1
      const data = head(flags)
      const told = clientData('webauthn.get', challenge, from)
      const signed = Buffer.concat([data, createHash('sha256').update(told).digest()])
      return {
        ...named,
        response: {
          clientDataJSON: told.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: createSign('sha256').update(signed).sign(privateKey).toString('base64url'),
        },
      }
    },
  }
}

function bytes(data: Buffer): Buffer {
  return Buffer.concat([
    data.length < 256 ? Buffer.from([0x58, data.length]) : Buffer.from([0x59, data.length >> 8, data.length & 255]),
    data,
  ])
}

function text(word: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 | word.length]), Buffer.from(word)])
}
