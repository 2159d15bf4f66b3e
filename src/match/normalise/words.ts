import { foldText } from './fold-text.ts'

const chunk = /[\p{L}\p{N}]+(?:['’.\-/:_][\p{L}\p{N}]+)*/gu
const letterOrFigure = /[\p{L}\p{N}]+/gu
const hasFigure = /\d/

/**
 * The words of a text, folded. What has figures in it is one word whatever stands between them (`DSC-W170` and `dscw170`),
 * and a number is written without the zeros that say nothing (`2.0` and `2`).
 */
export function wordsOf(text: string): string[] {
  const words: string[] = []
  for (const [part] of foldText(text).matchAll(chunk)) {
    if (hasFigure.test(part)) words.push(figureWord(part))
    else
      for (const [word] of part.replace(/['’]s?(?![\p{L}\p{N}])|['’]/gu, '').matchAll(letterOrFigure)) words.push(word)
  }
  return words
}

function figureWord(part: string): string {
  if (/^\d+\.\d+$/.test(part)) return part.replace(/\.?0+$/, '')
  return part.replace(/[^\p{L}\p{N}]/gu, '')
}
