import { timingSafeEqual } from 'node:crypto'
import { ParseError } from '../parse-error.ts'
import { descendants } from '../zip/xml-queries.ts'
import { parseXml } from '../zip/xml-tree.ts'
import { decipher, digest, type PackageKey, unknownScheme } from './package-key.ts'

const mostSpins = 1_000_000
const verifierInput = Buffer.from('fea7d2763b4b9e79', 'hex')
const verifierValue = Buffer.from('d7aa0f6d3061344e', 'hex')
const packageKey = Buffer.from('146e0be7abacd0d6', 'hex')

/** The key of a file encrypted by Office 2010 or later, from its XML description. */
export function agileKey(description: Buffer, password: string): PackageKey {
  const root = parseXml(description)
  const data = attributesOf(root, 'keyData')
  const wrapped = attributesOf(root, 'p:encryptedKey')
  const hashed = hasher(wrapped['hashAlgorithm'])
  const salt = binary(wrapped['saltValue'])
  const spins = Number(wrapped['spinCount'])
  if (!(spins >= 0 && spins <= mostSpins)) throw unknownScheme()
  let hash = hashed(salt, Buffer.from(password, 'utf16le'))
  for (let spin = 0; spin < spins; spin += 1) hash = hashed(counter(spin), hash)
  const length = Number(wrapped['keyBits']) / 8
  const unwrap = (name: string, purpose: Buffer) =>
    decipher(binary(wrapped[name]), fitted(hashed(hash, purpose), length), fitted(salt, 16))
  const expected = hashed(unwrap('encryptedVerifierHashInput', verifierInput).subarray(0, salt.length))
  const stored = unwrap('encryptedVerifierHashValue', verifierValue).subarray(0, expected.length)
  if (!timingSafeEqual(fitted(stored, expected.length), expected)) throw new ParseError('wrong_password')
  const dataHashed = hasher(data['hashAlgorithm'])
  const dataSalt = binary(data['saltValue'])
  return {
    key: unwrap('encryptedKeyValue', packageKey).subarray(0, length),
    startOf: (segment) => fitted(dataHashed(dataSalt, counter(segment)), 16),
  }
}

function attributesOf(root: ReturnType<typeof parseXml>, name: string): Record<string, string> {
  const attributes = descendants(root, name)[0]?.attributes
  if (!attributes || (attributes['cipherAlgorithm'] ?? 'AES') !== 'AES') throw unknownScheme()
  if ((attributes['cipherChaining'] ?? 'ChainingModeCBC') !== 'ChainingModeCBC') throw unknownScheme()
  return attributes
}

function hasher(name: string | undefined): (...parts: Buffer[]) => Buffer {
  const algorithm = name?.replace('-', '').toLowerCase() ?? ''
  if (!/^sha(?:1|256|384|512)$/.test(algorithm)) throw unknownScheme()
  return (...parts) => digest(algorithm, ...parts)
}

function binary(base64: string | undefined): Buffer {
  return Buffer.from(base64 ?? '', 'base64')
}

function counter(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

function fitted(bytes: Buffer, length: number): Buffer {
  const sized = Buffer.alloc(length, 0x36)
  bytes.copy(sized)
  return sized
}
