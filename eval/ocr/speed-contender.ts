import { createRecogniser } from '../../src/parse/ocr/recognise.ts'

// One engine in a process of its own: how long until it has read a first, small picture, then a page several times.

const [contender = '', small = '', page = ''] = process.argv.slice(2)
const rounds = 5

const recogniser = createRecogniser({ parallel: 1, tesseractOnly: contender !== 'own' })
await recogniser.recognise(small, { language: 'en' })
const startSeconds = process.uptime()
const seconds: number[] = []
const computing: number[] = []
for (let round = 0; round < rounds; round += 1) {
  const started = performance.now()
  const before = process.cpuUsage()
  await recogniser.recognise(page, { language: 'en' })
  seconds.push((performance.now() - started) / 1000)
  const { user, system } = process.cpuUsage(before)
  computing.push((user + system) / 1e6)
}
console.log(JSON.stringify({ startSeconds, seconds, computing, peakMegabytes: process.resourceUsage().maxRSS / 1024 }))
await recogniser.close()
