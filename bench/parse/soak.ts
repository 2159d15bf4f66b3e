import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as XLSX from '@e965/xlsx'
import { strToU8, zipSync } from 'fflate'
import sharp from 'sharp'
import { printTable } from '../../eval/print-table.ts'
import { settledMemory } from '../../eval/settled-memory.ts'
import { Parser } from '../../src/parse/parser.ts'
import { hold } from '../support/bars.ts'
import { makeReport } from './make-pdf.ts'

const parses = 500

/** Many mixed files in a row through the same parser: neither it nor its sandboxes may grow, and no child may stay. */
export async function soak(scratch: string): Promise<void> {
  const files = await makeFiles(join(scratch, 'soak'))
  const parser = new Parser({ parallel: 2, engines: { parallel: 1 }, owner: 'one', scratchFolder: scratch })
  const samples: number[][] = []
  let done = 0
  const worker = async (): Promise<void> => {
    while (done < parses) {
      const path = files[done % files.length] ?? ''
      done += 1
      await parser.parse({ path, name: path })
      if (done % 100 === 0) samples.push(await sample(done))
    }
  }
  await Promise.all([worker(), worker()])
  parser.close()
  await new Promise((resolve) => setTimeout(resolve, 500))
  printTable(['parses', 'MB of the parent', 'MB after its collector gave back', 'MB of the largest sandbox'], samples)
  const grown = (column: number) => 100 * ((samples.at(-1)?.[column] ?? 0) / (samples[0]?.[column] ?? 1) - 1)
  hold('growth of the parent', grown(2), { most: 10 }, ' %')
  hold('growth of the largest sandbox', grown(3), { most: 10 }, ' %')
  hold('children left', (await childIds()).length, { most: 0 })
}

async function sample(done: number): Promise<number[]> {
  const before = process.memoryUsage().rss
  return [done, megabytes(before), megabytes((await settledMemory()).resident), await largestChild(process.pid)]
}

async function makeFiles(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  const text = 'Invoice 2024-17 of 3 March 2024. Total due: 1,234.50 EUR, payable within 30 days.\n'.repeat(40)
  const sheet = XLSX.utils.aoa_to_sheet(
    Array.from({ length: 500 }, (_, row) => [row, `item ${row}`, row * 1.5, row % 2 === 0]),
  )
  const book = XLSX.utils.book_new(sheet, 'Items')
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="120"><rect width="600" height="120" fill="white"/><text x="20" y="70" font-size="36">Total 1,234.50 EUR</text></svg>`
  const files: Record<string, Uint8Array | string> = {
    'a.txt': text,
    'a.csv': Array.from({ length: 500 }, (_, row) => `${row},item ${row},${row * 1.5}`).join('\n'),
    'a.html': `<h1>Report</h1>${`<p>${text}</p>`.repeat(5)}`,
    'a.json': JSON.stringify(Array.from({ length: 200 }, (_, id) => ({ id, name: `item ${id}` }))),
    'a.xml': `<items>${'<item><name>one</name></item>'.repeat(200)}</items>`,
    'a.eml': `From: a@example.com\r\nTo: b@example.com\r\nSubject: Invoice\r\n\r\n${text}`,
    'a.xlsx': new Uint8Array(XLSX.write(book, { type: 'buffer', bookType: 'xlsx' })),
    'a.zip': zipSync({ 'one.txt': strToU8(text), 'two.csv': strToU8('a,b\n1,2\n3,4') }),
    'a.png': await sharp(Buffer.from(picture)).png().toBuffer(),
  }
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
  await makeReport(join(folder, 'a.pdf'), 5)
  return (await readdir(folder)).map((name) => join(folder, name))
}

async function childIds(pid = process.pid): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  return text.split(' ').filter(Boolean).map(Number)
}

async function largestChild(pid: number): Promise<number> {
  const sizes = await Promise.all(
    (await childIds(pid)).map(async (child) => {
      const pages = Number((await readFile(`/proc/${child}/statm`, 'utf8').catch(() => '0 0')).split(' ')[1])
      return Math.max(megabytes(pages * 4096), await largestChild(child))
    }),
  )
  return Math.max(0, ...sizes)
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1024 ** 2)
}
