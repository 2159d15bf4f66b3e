import assert from 'node:assert/strict'
import { test } from 'node:test'
import iconv from 'iconv-lite'
import { decodeText } from './decode-text.ts'

const german = 'Sehr geehrte Damen und Herren, für die Übergabe der Schlüssel am Montag danken wir. Größe: 5 m², 20 €.'

test('UTF-8 is read with and without a byte order mark', () => {
  assert.deepEqual(decodeText(Buffer.from(german)), { text: german, encoding: 'utf-8' })
  assert.deepEqual(decodeText(Buffer.from(`\ufeff${german}`)), { text: german, encoding: 'utf-8' })
})

test('UTF-16 is read in both orders, with and without a byte order mark', () => {
  for (const encoding of ['utf-16le', 'utf-16be']) {
    assert.equal(decodeText(iconv.encode(german, encoding)).text, german)
    assert.equal(decodeText(iconv.encode(german, encoding, { addBOM: true })).text, german)
  }
})

test('Western text of Windows is told from UTF-8', () => {
  assert.deepEqual(decodeText(iconv.encode(german, 'windows-1252')), { text: german, encoding: 'windows-1252' })
  assert.equal(decodeText(iconv.encode('Prix : 5 €', 'windows-1252')).text, 'Prix : 5 €')
})

test('other alphabets are told by their statistics', () => {
  const russian = 'Счёт на оплату номер двенадцать от первого марта. Итого к оплате сто рублей, спасибо за покупку.'
  assert.equal(decodeText(iconv.encode(russian, 'windows-1251')).text, russian)
  const japanese = 'これは請求書です。合計金額は税込みで一万円になります。お支払いは月末までにお願いします。'
  assert.equal(decodeText(iconv.encode(japanese, 'shift_jis')).text, japanese)
  assert.equal(decodeText(iconv.encode(japanese, 'euc-jp')).text, japanese)
})

test('what the file declares goes before a guess but not before valid UTF-8', () => {
  assert.equal(decodeText(iconv.encode('Zażółć gęślą jaźń', 'iso-8859-2'), 'ISO-8859-2').text, 'Zażółć gęślą jaźń')
  assert.equal(decodeText(Buffer.from('Größe'), 'iso-8859-1').text, 'Größe')
  assert.equal(decodeText(iconv.encode('Größe', 'windows-1252'), 'utf-8').text, 'Größe')
  assert.equal(decodeText(iconv.encode('Größe', 'windows-1252'), 'no-such-charset').text, 'Größe')
})

test('one spoilt byte in UTF-8 does not turn the rest into noise', () => {
  const bytes = Buffer.concat([Buffer.from(german), Buffer.from([0xff]), Buffer.from(german)])
  assert.equal(decodeText(bytes).text, `${german}\ufffd${german}`)
})

test('a single unusual byte far into a long file is seen', () => {
  const bytes = Buffer.concat([Buffer.alloc(200_000, 'plain text. '), iconv.encode('Müller', 'windows-1252')])
  assert.ok(decodeText(bytes).text.endsWith('Müller'))
})

test('NUL and end-of-file characters are dropped', () => {
  assert.equal(decodeText(Buffer.from('a\0b text that is long enough\u001a')).text, 'ab text that is long enough')
})
