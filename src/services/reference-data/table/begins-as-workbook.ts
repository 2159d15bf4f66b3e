/** Zip and compound files begin like this, and no table of text does. */
export function beginsAsWorkbook(bytes: Uint8Array): boolean {
  const beginning = Buffer.from(bytes.subarray(0, 4)).toString('hex')
  return beginning === '504b0304' || beginning === 'd0cf11e0'
}
