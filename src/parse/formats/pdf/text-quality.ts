import type { ParsedPage } from '@llamaindex/liteparse'
import type { LayoutWord } from '../../layout/layout-page.ts'

/** Whether a page can be read from its text layer, must be recognised from its picture, or is empty. */
export function sourceOf(page: ParsedPage, words: readonly LayoutWord[]): 'text' | 'ocr' | 'none' {
  const {
    fullPageImage = false,
    imageCoverage = 0,
    imageBlockCount = 0,
    isGarbled = false,
    reasons = [],
  } = page.complexity ?? {}
  if (words.length === 0) {
    const drawn = fullPageImage || imageBlockCount > 0 || reasons.includes('vector-text') || reasons.includes('scanned')
    return drawn ? 'ocr' : 'none'
  }
  if (isGarbled || isGarbage(words)) return 'ocr'
  // A scan with a text layer of an earlier recognition, or with nothing but a stamp on it.
  if (fullPageImage && (words.length < 10 || plausibleShare(words) < 0.6)) return 'ocr'
  return imageCoverage > 0.6 && words.length < 10 ? 'ocr' : 'text'
}

/** Text that fonts without a proper encoding give: unassigned signs, or letters that form no language. */
function isGarbage(words: readonly LayoutWord[]): boolean {
  let all = 0
  let unreadable = 0
  let latin = 0
  let vowels = 0
  for (const { text } of words) {
    all += text.length
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index)
      const lower = code | 0x20
      if (lower >= 97 && lower <= 122) {
        latin += 1
        if (isVowel(lower)) vowels += 1
      } else if (code < 0x20 || (code >= 0xe000 && code <= 0xf8ff) || code >= 0xfff0) unreadable += 1
    }
  }
  return unreadable > 0.25 * all || (latin > 150 && latin > 0.4 * all && vowels < 0.15 * latin)
}

function isVowel(code: number): boolean {
  return code === 97 || code === 101 || code === 105 || code === 111 || code === 117 || code === 121
}

/** How many of the words look like words or figures. */
export function plausibleShare(words: readonly { text: string }[]): number {
  const plausible = words.filter(({ text }) => {
    const core = text.replace(/^[("'„“«¿¡[]+|(?<![)"'”»\].,;:!?])[)"'”»\].,;:!?]+$/gu, '')
    if (/^[\d.,:/%€$£+\-–()']+$/.test(core)) return true
    return /^\p{L}[\p{L}\p{M}'’&/.-]*$/u.test(core) && (core.length < 4 || /[aeiouyäöüáéíóúàèùâêîôû]/i.test(core))
  })
  return words.length === 0 ? 0 : plausible.length / words.length
}
