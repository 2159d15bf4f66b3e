import type { Output } from '../output.ts'

interface FileState {
  name: string
  /** What happens to it, in a word or a sentence. */
  text: string
  /** From 0 to 1, as far as it is known. */
  share?: number
  /** Instead of a share: until when it should take, in milliseconds since 1970. */
  endsAt?: number
}

export interface FileBoard {
  show(file: number, state: FileState): void
  hide(file: number): void
  /** A line that stays. */
  say(line: string): void
  /** Makes room for other lines; the next drawing brings the board back. */
  clear(): void
  end(): void
}

const width = 20
const redrawMilliseconds = 250
const withoutColumns = 80

/** A line for each file that something happens to, drawn over and over on a terminal, and nothing elsewhere. */
export function createFileBoard(output: Output): FileBoard {
  const rows = new Map<number, FileState & { since: number }>()
  let drawn = 0
  const up = () => (drawn === 0 ? '' : `\x1b[${drawn}A\x1b[J`)
  const clear = () => {
    if (drawn > 0) output.writeError(up())
    drawn = 0
  }
  const draw = () => {
    const columns = process.stderr.columns || withoutColumns
    const now = Date.now()
    const lines = [...rows.values()].map((row) => describeState(row, now).slice(0, columns - 1))
    if (drawn > 0 || lines.length > 0) output.writeError(`${up()}${lines.map((line) => `${line}\n`).join('')}`)
    drawn = lines.length
  }
  const timer = output.terminal ? setInterval(draw, redrawMilliseconds) : undefined
  return {
    show(file, state) {
      rows.set(file, { ...state, since: rows.get(file)?.since ?? Date.now() })
    },
    hide(file) {
      rows.delete(file)
    },
    say(line) {
      clear()
      output.writeError(`${line}\n`)
    },
    clear,
    end() {
      clearInterval(timer)
      clear()
    },
  }
}

/** Nothing that a name or the server says may move the cursor. */
function describeState({ name, text, share, endsAt, since }: FileState & { since: number }, now: number): string {
  const left = endsAt === undefined ? 0 : Math.max(0, endsAt - now)
  const done = share ?? (left === 0 ? Number(endsAt !== undefined) : (now - since) / (now - since + left))
  const bar = '█'.repeat(Math.round(done * width)).padEnd(width, '░')
  const figure = endsAt === undefined ? `${Math.floor(done * 100)} %` : `~${Math.ceil(left / 1000)} s`
  return `${bar} ${figure.padStart(6)}  ${name}: ${text}`.replace(/\p{Cc}/gu, '\ufffd')
}
