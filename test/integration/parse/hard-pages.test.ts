import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { createRecogniser, type Recogniser } from '../../../src/parse/ocr/recognise.ts'
import { drawsText } from '../../support/draw-page.ts'
import { hardPages } from '../../support/hard-pages.ts'

const fonts = await drawsText()
const pages = fonts ? await hardPages() : []
/** Words that may be wrong or missing; where there are none on the page, nothing may be read. */
const slack = 0.1
const harder: Record<string, number> = { '72 dpi': 0.25, 'stamp over text': 0.15, 'curved and tilted lines': 0.2 }

describe('hard pages', { skip: fonts ? false : 'no fonts are installed to draw the test pages with' }, () => {
  let recogniser: Recogniser
  before(() => {
    recogniser = createRecogniser({ parallel: 1 })
  })
  after(() => recogniser.close())

  for (const { name, image, words } of pages)
    test(`${words.length > 0 ? 'the words' : 'no words'} are read: ${name}`, async () => {
      const page = await recogniser.recognise(image, {})
      const found = page.words.map(({ text }) => text)
      const [missing, strange] = [without(words, found), without(found, words)]
      const allowed = words.length * (harder[name] ?? slack)
      assert.ok(missing.length <= allowed, `missing: ${missing.join(' ')}`)
      assert.ok(strange.length <= allowed, `not there: ${strange.join(' ')}`)
    })

  test('the same bytes give the same words, boxes and confidences', async () => {
    const image = pages.find(({ name }) => name === 'stamp over text')?.image ?? assert.fail('no such page')
    const [first, again] = [await recogniser.recognise(image, {}), await recogniser.recognise(image, {})]
    assert.deepEqual(again, first)
  })
})

/** What one list has beyond the other, counted. */
function without(words: readonly string[], others: readonly string[]): string[] {
  const left = [...others]
  return words.filter((word) => {
    const at = left.indexOf(word)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}
