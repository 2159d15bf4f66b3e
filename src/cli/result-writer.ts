import type { Output } from './output.ts'

interface ResultWriter<T> {
  write(result: T): Promise<void>
  end(): Promise<void>
}

/** Prints results as they come: one a line, as one JSON value, or as text. */
export function createResultWriter<T>(
  output: Output,
  { jsonl, single, text }: { jsonl: boolean; single: boolean; text(result: T): string },
): ResultWriter<T> {
  let written = 0
  const open = single ? '' : '['
  return {
    async write(result) {
      written += 1
      if (jsonl) await output.write(`${JSON.stringify(result)}\n`)
      else if (output.json) await output.write(`${written === 1 ? open : ',\n'}${JSON.stringify(result, null, 2)}`)
      else await output.write(`${written === 1 ? '' : '\n'}${text(result)}\n`)
    },
    async end() {
      if (output.json && !jsonl) await output.write(single ? '\n' : `${written === 0 ? '[' : ''}]\n`)
    },
  }
}
