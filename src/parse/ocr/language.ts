import { detectLanguage } from '../detect/detect-language.ts'
import type { OcrLanguage } from './engine.ts'

const languages: Record<string, OcrLanguage> = { en: 'eng', de: 'deu', fr: 'fra', es: 'spa' }

/** The model for a language; the English one reads every other that is written in Latin letters best. */
export function modelFor(language: string): OcrLanguage {
  return languages[language.slice(0, 2).toLowerCase()] ?? 'eng'
}

/** The model that recognised text calls for; English when there is too little to tell. */
export async function modelForText(words: { text: string; confidence: number }[]): Promise<OcrLanguage> {
  const credible = words.filter(({ confidence }) => confidence > 0.5).map(({ text }) => text)
  return modelFor((await detectLanguage(credible.join(' '))) ?? 'en')
}
