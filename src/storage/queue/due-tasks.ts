/** How long nobody looks for tasks that were not announced: such as were due later, or whose notification was missed. */
const pauseMilliseconds = 100

/**
 * When it is worth looking for a due task. Most are announced, once each; of the workers that look whenever they have nothing
 * to do, only one would find it.
 */
export class DueTasks<Row> {
  #announced = 0
  #mayBeMore = true
  #lookedAt = -Infinity

  announce(count: number): void {
    this.#announced += Math.max(0, count)
  }

  async look(ask: () => Promise<{ rows: Row[] }>): Promise<{ rows: Row[] }> {
    const announced = this.#announced > 0
    const now = performance.now()
    if (!announced && !this.#mayBeMore && now - this.#lookedAt < pauseMilliseconds) return { rows: [] }
    if (announced) this.#announced -= 1
    this.#lookedAt = now
    const answer = await ask()
    const found = answer.rows.length > 0
    // Where one was found that nobody had announced, others may be; one that was not found may have been locked for a moment.
    if (!announced) this.#mayBeMore = found
    else if (!found) this.#mayBeMore = true
    return answer
  }
}
