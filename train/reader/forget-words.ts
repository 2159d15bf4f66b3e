import { gramsPerWord } from '../../src/extract/reader/ngrams.ts'
import type { ReaderModel } from '../../src/extract/reader/reader-model.ts'

/**
 * A reader that does not know so many of the words of questions: it knows every kind that we can make, and so is surer
 * of them than of documents that nobody made for it.
 */
export function forgetWords(model: ReaderModel, share: number, random: () => number): ReaderModel {
  return {
    ask(page, questions) {
      const grams = questions.grams.slice()
      for (let at = 0; at < grams.length; at += gramsPerWord) if (random() < share) grams.fill(0, at, at + gramsPerWord)
      return model.ask(page, { ...questions, grams })
    },
  }
}
