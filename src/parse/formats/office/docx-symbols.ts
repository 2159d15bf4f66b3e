/** What characters of symbol fonts stand for: check boxes and ticks of forms, bullets and arrows. */
const symbolFonts: Record<string, Record<string, string>> = {
  wingdings: {
    ...{ '6c': '●', '6e': '■', '6f': '☐', '71': '❑', '72': '❒', '76': '❖', '9f': '•', a7: '▪', a8: '☐' },
    ...{ d8: '➢', df: '←', e0: '→', f0: '⇨', fb: '✗', fc: '✓', fd: '☒', fe: '☑' },
  },
  'wingdings 2': { '4f': '✗', '50': '✓', '51': '☒', '52': '☑', '53': '☒', a3: '☐', '97': '●' },
}

// The letters of the Latin alphabet in the font "Symbol".
const greekLetters = 'ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ'

/** The text of a `w:sym`: its character lies in the private area that symbol fonts use. */
export function symbolText(font: string, code: string): string {
  const number = Number.parseInt(code, 16)
  if (Number.isNaN(number) || number < 0x20 || number > 0x10ffff) return ''
  const low = number & 0xff
  const known = symbolFonts[font.toLowerCase()]?.[low.toString(16)]
  if (known !== undefined) return known
  if (number < 0xf000 || number > 0xf0ff) return String.fromCodePoint(number)
  return /^symbol$/i.test(font) ? greek(low) : ''
}

function greek(code: number): string {
  if (code >= 0x41 && code <= 0x5a) return greekLetters[code - 0x41] ?? ''
  if (code >= 0x61 && code <= 0x7a) return (greekLetters[code - 0x61] ?? '').toLowerCase()
  if (code === 0xb7) return '•'
  return code < 0x7f ? String.fromCharCode(code) : ''
}
