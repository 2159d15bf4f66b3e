import fc from 'fast-check'

/** Any character there is, for `unit`: fast-check's own "binary" makes a table of all of them first, for a second or more. */
export const anyCharacter = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code))
