import { generateKeyPairSync, sign } from 'node:crypto'

/** A key and a certificate for 127.0.0.1 that says of itself that it is good: whoever is to believe it must be told so. */
export function selfSigned(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const algorithm = sequence(oid('2a8648ce3d040302'))
  const name = sequence(der(0x31, sequence(oid('550403'), der(0x0c, Buffer.from('stand-in')))))
  const year = new Date().getUTCFullYear() % 100
  const moment = (y: number) => der(0x17, Buffer.from(`${String(y).padStart(2, '0')}0101000000Z`))
  const address = der(0x87, Buffer.from([127, 0, 0, 1]))
  const extensions = sequence(
    sequence(oid('551d13'), der(0x01, Buffer.from([0xff])), der(0x04, sequence(der(0x01, Buffer.from([0xff]))))),
    sequence(oid('551d11'), der(0x04, sequence(address))),
  )
  const signed = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    algorithm,
    name,
    sequence(moment(year - 1), moment(year + 2)),
    name,
    publicKey.export({ format: 'der', type: 'spki' }),
    der(0xa3, extensions),
  )
  const bits = der(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', signed, privateKey)]))
  const body = sequence(signed, algorithm, bits).toString('base64').replace(/.{64}/g, '$&\n')
  return {
    key: String(privateKey.export({ format: 'pem', type: 'pkcs8' })),
    cert: `-----BEGIN CERTIFICATE-----\n${body}\n-----END CERTIFICATE-----\n`,
  }
}

function sequence(...parts: Buffer[]): Buffer {
  return der(0x30, Buffer.concat(parts))
}

function oid(hex: string): Buffer {
  return der(0x06, Buffer.from(hex, 'hex'))
}

function der(tag: number, content: Buffer): Buffer {
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}
