import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import type { Limits } from '../../../src/parse/limits.ts'
import type { ParseError } from '../../../src/parse/parse-error.ts'
import { Parser } from '../../../src/parse/parser.ts'

let folder: string
const parsers: Parser[] = []

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sheaf-bounded-'))
})

after(async () => {
  for (const parser of parsers) parser.close()
  await rm(folder, { recursive: true, force: true })
})

test('a bookmark that leads back to itself costs the outline, not the document', async () => {
  const loops = {
    next: ['<</First 7 0 R/Last 8 0 R>>', '<</Title(A)/Next 8 0 R>>', '<</Title(B)/Next 7 0 R>>'],
    child: ['<</First 7 0 R/Last 7 0 R>>', '<</Title(A)/First 7 0 R/Last 7 0 R>>'],
    root: ['<</First 7 0 R/Last 7 0 R>>', '<</Title(A)/First 6 0 R/Last 6 0 R>>'],
  }
  for (const [name, outline] of Object.entries(loops))
    assert.match((await read(`${name}.pdf`, pdfWithOutline(outline))).markdown, /Hello there/, name)
})

test('a text is no longer than so many pages, although it has none', async () => {
  const lines = 'Twenty characters.. \n'.repeat(60_000)
  const { pages, problems } = await read('long.txt', Buffer.from(lines), { pages: 200 })
  assert.deepEqual(
    problems.map(({ code }) => code),
    ['too_many_pages'],
  )
  assert.ok(pages.length > 0 && pages.reduce((sum, { words }) => sum + words.length, 0) * 10 <= 200 * 3000)
  const paged = await read('paged.txt', Buffer.from('a\fb\fc'), { pages: 2 })
  assert.deepEqual([paged.pages.length, paged.problems[0]?.code], [2, 'too_many_pages'])
  await assert.rejects(read('long.md', Buffer.from(lines), { pages: 2 }), {
    code: 'too_many_pages',
    message: 'The file has more pages than the limit. The limit is 2, and 3000 characters count as one.',
  })
})

test('a text whose words would take more memory than allowed is refused with what the limit is', async () => {
  const text = Buffer.from('many short words in a row '.repeat(40_000))
  const reading = read('wide.txt', text, { outputBytes: 10 * 1024 ** 2 }).then(({ problems }) => problems)
  const [problem] = await reading.catch((error: ParseError) => [error.toProblem()])
  assert.equal(problem?.code, 'too_large')
  assert.match(problem?.message ?? '', /10 MB/)
})

test('a picture of noise is given up with a problem', async () => {
  await assert.rejects(read('noise.png', await noise(1600, 4, 0.2)), { code: 'unreadable_page' })
})

test('a link that would run a program is no link', async () => {
  const words = '[one](javascript:alert(1)) [two](JavaScript:x) [three](data:text/html,x) [four](https://a.example)'
  const html =
    '<p><a href="javascript:alert(1)">one</a> <a href="&#106;avascript:x">two</a> <a href="https://a.example">x</a>'
  for (const [name, text] of [
    ['a.md', `# Title\n\n${words}`],
    ['a.html', `<!doctype html>${html}`],
  ] as const) {
    const { links, markdown } = await read(name, Buffer.from(text))
    assert.deepEqual(
      links.map(({ target }) => target),
      ['https://a.example'],
      name,
    )
    assert.match(markdown, /one.*two/)
  }
})

async function read(name: string, bytes: Buffer, limits: Partial<Limits> = {}) {
  const parser = new Parser({
    parallel: 1,
    engines: { parallel: 1 },
    owner: 'one',
    limits: { memoryBytes: 700 * 1024 ** 2, ...limits },
  })
  parsers.push(parser)
  const path = join(folder, name)
  await writeFile(path, bytes)
  return parser.parse({ path, name })
}

function pdfWithOutline(outline: string[]): Buffer {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R/Outlines 6 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    '<</Length 44>>stream\nBT /F1 24 Tf 40 200 Td (Hello there) Tj ET   \nendstream',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...outline,
  ]
  const starts: number[] = []
  let file = '%PDF-1.4\n'
  for (const [index, object] of objects.entries()) {
    starts.push(file.length)
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
  }
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  return Buffer.from(
    `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF`,
  )
}

/** Blots of ink all over a page, the same ones every time. */
function noise(side: number, blot: number, density: number): Promise<Buffer> {
  const data = Buffer.alloc(side * side, 255)
  let seed = 1
  const random = () => {
    seed = (seed * 1_664_525 + 1_013_904_223) >>> 0
    return seed / 2 ** 32
  }
  for (let count = (side * side * density) / blot ** 2; count > 0; count -= 1) {
    const [x, y] = [Math.floor(random() * (side - blot)), Math.floor(random() * (side - blot))]
    for (let row = y; row < y + blot; row += 1)
      for (let column = x; column < x + blot; column += 1) if (random() < 0.8) data[row * side + column] = 0
  }
  return sharp(data, { raw: { width: side, height: side, channels: 1 } })
    .png()
    .toBuffer()
}
