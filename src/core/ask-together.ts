interface Asked<Question, Answer> {
  question: Question
  resolve(answer: Answer): void
  reject(error: unknown): void
}

/**
 * One question for many: those who ask while an answer is awaited share the next, so that a busy process asks seldom and an idle
 * one waits for nobody. `ask` gets at most so many at once and answers in their order.
 */
export function askTogether<Question, Answer>(
  most: number,
  ask: (questions: Question[]) => Promise<Answer[]>,
): (question: Question) => Promise<Answer> {
  const waiting: Asked<Question, Answer>[] = []
  let busy = false

  async function askForAll(): Promise<void> {
    while (waiting.length > 0) {
      const together = waiting.splice(0, most)
      try {
        const answers = await ask(together.map(({ question }) => question))
        for (const [place, { resolve }] of together.entries()) resolve(answers[place] as Answer)
      } catch (error) {
        for (const { reject } of together) reject(error)
      }
    }
    busy = false
  }

  return (question) =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject })
      if (busy) return
      busy = true
      setImmediate(() => void askForAll())
    })
}
