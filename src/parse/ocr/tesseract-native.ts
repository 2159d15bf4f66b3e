import { execFile, spawn } from 'node:child_process'
import { promisify } from 'node:util'
import { type OcrEngine, pageSegmentation } from './engine.ts'
import { toPgm } from './grey-image.ts'
import { parseTsv } from './parse-tsv.ts'
import type { Tessdata } from './tessdata.ts'

/** Runs an installed Tesseract 4 or later, a process for each page: nothing stays in memory between pages. */
export function openNativeTesseract(program: string, tessdata: Tessdata): OcrEngine {
  const running = new Set<ReturnType<typeof spawn>>()
  return {
    async read(image, language) {
      const data = ['--tessdata-dir', await tessdata.folder(language), '-l', language, '--oem', '1']
      const settings = ['--psm', pageSegmentation, '--dpi', '300', '-c', 'tessedit_create_tsv=1']
      // Its threads cost more than they bring: pages are read side by side instead.
      const child = spawn(program, ['stdin', 'stdout', ...data, ...settings], { env: { OMP_THREAD_LIMIT: '1' } })
      running.add(child)
      try {
        return parseTsv(await outputOf(child, toPgm(image)))
      } finally {
        running.delete(child)
      }
    },
    async close() {
      for (const child of running) child.kill('SIGKILL')
    },
  }
}

/** Whether the program is there and new enough for the language data. */
export async function isUsableTesseract(program: string): Promise<boolean> {
  try {
    const { stdout, stderr } = await promisify(execFile)(program, ['--version'])
    return Number(/tesseract v?(\d+)\./.exec(stdout + stderr)?.[1]) >= 4
  } catch {
    return false
  }
}

function outputOf(child: ReturnType<typeof spawn>, input: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const output: Buffer[] = []
    child.stdout?.on('data', (chunk: Buffer) => output.push(chunk))
    child.stderr?.resume()
    child.on('error', reject)
    child.on('close', (code, signal) => {
      if (code === 0) resolve(Buffer.concat(output).toString('utf8'))
      else reject(new Error(`tesseract ended with ${signal ?? code}`))
    })
    // A program that ends before it has read all of the page says so by its exit code.
    child.stdin?.on('error', () => {})
    child.stdin?.end(input)
  })
}
