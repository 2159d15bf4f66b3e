import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { median } from '../../src/core/statistics.ts'
import { drawPage, linesBelow } from '../../test/support/draw-page.ts'

export interface SpeedFigures {
  contender: string
  /** Of the rounds: the median and the best, which other work on the machine disturbs least. */
  secondsAPage: number
  bestSeconds: number
  /** Seconds of computing, of all cores together. */
  computing: number
  startSeconds: number
  peakMegabytes: number
}

const script = fileURLToPath(new URL('./speed-contender.ts', import.meta.url))
const run = promisify(execFile)

/** A page of A4 at 200 dpi with sixty full lines, by each engine in a process of its own. */
export async function measureSpeed(): Promise<SpeedFigures[]> {
  const folder = await mkdtemp(join(tmpdir(), 'sheaf-ocr-'))
  try {
    const [small, page] = [join(folder, 'small.png'), join(folder, 'page.png')]
    await writeFile(
      small,
      await drawPage({ width: 600, height: 120, lines: linesBelow(['One line of text'], { y: 70 }) }).toBuffer(),
    )
    await writeFile(page, await fullPage())
    const figures: SpeedFigures[] = []
    for (const contender of ['own', 'tesseract.js']) {
      const { stdout } = await run(process.execPath, [script, contender, small, page])
      const { seconds, computing, ...rest } = JSON.parse(stdout) as {
        seconds: number[]
        computing: number[]
        startSeconds: number
        peakMegabytes: number
      }
      figures.push({
        contender,
        secondsAPage: median(seconds),
        bestSeconds: Math.min(...seconds),
        computing: Math.min(...computing),
        ...rest,
      })
    }
    return figures
  } finally {
    await rm(folder, { recursive: true })
  }
}

const vocabulary =
  'the of contract party shall agreement between report amount under service provided section payment term business delivery according company liability customer invoice account period total interest value rate document schedule notice'.split(
    ' ',
  )

/** Some ninety characters a line, ten points high. */
function fullPage(): Promise<Buffer> {
  let seed = 1
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647
    return seed / 2_147_483_647
  }
  const lines = Array.from({ length: 60 }, () => {
    let line = ''
    while (line.length < 84)
      line +=
        random() < 0.15
          ? `${(random() * 10_000).toFixed(2)} `
          : `${vocabulary[Math.floor(random() * vocabulary.length)]} `
    return line.trim()
  })
  const size = 27
  return drawPage({
    width: 1654,
    height: 2339,
    font: 'Liberation Sans',
    lines: linesBelow(lines, { x: 150, y: 160, size, leading: 1.3 }),
  }).toBuffer()
}
