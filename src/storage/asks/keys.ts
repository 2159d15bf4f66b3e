/** A cell has one key: its extraction times this, and its position there. */
export const keyScale = 16_777_216

export const keyBytes = 8

/** Keys are kept one behind the other: how many there are, and the first ones. */
export function countKeys(keys: Buffer): number {
  return keys.length / keyBytes
}
export function keysIn(keys: Buffer, most = countKeys(keys)): string[] {
  const many = Math.min(most, countKeys(keys))
  return Array.from({ length: many }, (_, at) => String(keys.readBigInt64BE(at * keyBytes)))
}
