import type { Output } from './output.ts'

interface Step {
  stage: string
  done: number
  of?: number
}

export interface ProgressBar {
  show(step: Step): void
  /** Makes room for other lines. */
  clear(): void
  end(): void
}

const width = 30

/** One line that is written over and over on a terminal, and a line every tenth elsewhere. */
export function createProgressBar(output: Output): ProgressBar {
  let last = ''
  return {
    show({ stage, done, of }) {
      const share = of ? Math.min(done / of, 1) : 0
      const line = of
        ? `${'█'.repeat(Math.round(share * width)).padEnd(width, '░')} ${done}/${of} ${stage}`
        : `${done} ${stage}`
      if (output.terminal) output.writeError(`\r${line.padEnd(last.length)}`)
      else if (of && Math.floor(share * 10) !== Math.floor(((done - 1) / of) * 10)) output.writeError(`${line}\n`)
      last = line
    },
    clear() {
      if (output.terminal) output.writeError(`\r${' '.repeat(last.length)}\r`)
      last = ''
    },
    end() {
      if (output.terminal && last !== '') output.writeError('\n')
    },
  }
}
