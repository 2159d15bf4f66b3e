import assert from 'node:assert/strict'
import { it } from 'node:test'
import { findCodes } from './codes.ts'

const codes = (text: string, shortest?: number) => findCodes(text, shortest).map(({ value }) => value)

it('finds tokens with a digit without the punctuation around them', () => {
  assert.deepEqual(codes('Nr. (RE-2024/001), #A-123; Auftrag: 4711. Kd.: K_0815'), [
    'RE-2024/001',
    'A-123',
    '4711',
    'K_0815',
  ])
  assert.deepEqual(codes('Nr.4711 Art.-Nr.AB-12'), ['4711', 'AB-12'])
})

it('finds groups of digits as one and each for itself', () => {
  assert.deepEqual(codes('Kunde 4711 0815 22'), ['4711 0815 22', '4711', '0815'])
})

it('finds groups with letters or single digits among them as one', () => {
  for (const code of ['1 EMH00 7741 2208', 'QQ 41 77 20 C', '7 050 113', '1 91 07 29 232 018 44'])
    assert.ok(codes(`Nummer ${code}, geprüft`).includes(code), code)
  assert.equal(codes('3 x 20 M8').includes('3 x 20 M8'), false)
})

it('offers a prefix in capitals with the code and without it', () => {
  assert.deepEqual(codes('Rechnung RE 2024-001'), ['RE 2024-001', '2024-001'])
  assert.deepEqual(codes('EUR 500'), ['500'])
})

it('leaves out amounts, ordinals, words and short tokens unless told', () => {
  assert.deepEqual(codes('1.234,56 12.50 3rd 30-day Wort 7 A4'), [])
  assert.deepEqual(codes('Pos 7', 1), ['7'])
})
