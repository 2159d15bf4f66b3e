import { pdf } from '/work/main/test/support/hostile/pdfs.ts'
import { LiteParse } from '@llamaindex/liteparse'
import { writeFileSync } from 'node:fs'
writeFileSync('/tmp/rec.pdf', process.argv[2] === 'box' ? pdf({ box: '0 0 1000000000 1000000000' }) : pdf({ content: '/X1 Do BT /F1 12 Tf 72 700 Td (Hello) Tj ET' }))
const base = { ocrEnabled: false, outputFormat: 'json', quiet: true, targetPages: '1' } as const
for (const [n, o] of Object.entries({ base: {}, words: { emitWordBoxes: true }, vector: { extractVectorGraphics: true }, complexity: { includeComplexity: true } })) {
  const t = performance.now()
  const r = await new LiteParse({ ...base, ...o } as never).parse('/tmp/rec.pdf')
  console.error(n, r.totalPages, Math.round(performance.now() - t), Math.round(process.memoryUsage().rss / 1e6))
}
