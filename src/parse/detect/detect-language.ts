const fewestLetters = 40

/** ISO 639-1 of the language of most of the text, or null when there is too little to tell. */
export async function detectLanguage(text: string): Promise<string | null> {
  const words = text.replace(/<!--[^\n]{0,500}?-->|[^\p{L}\p{M}'’\s]/gu, ' ').replace(/\s+/g, ' ')
  if (words.length < fewestLetters) return null
  const { eld } = await import('eld/extrasmall')
  return eld.detect(words).language || null
}
