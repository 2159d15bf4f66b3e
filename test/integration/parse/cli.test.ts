import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import type { Document } from '../../../src/document/model.ts'
import { assertSoundDocument } from '../../support/document-invariants.ts'
import { docx } from '../../support/hostile/archives.ts'
import { makePdf } from '../../support/make-pdf.ts'
import { launcher, type Ran, runSheaf } from '../../support/sheaf-process.ts'

let folder: string

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sheaf-cli-'))
  await mkdir(join(folder, 'elsewhere'))
  await writeFile(join(folder, 'three.pdf'), await threePages())
  await writeFile(join(folder, 'locked.pdf'), await threePages('opensesame'))
  await writeFile(join(folder, 'größe und maß.txt'), 'Hello')
  await writeFile(join(folder, 'program.pdf'), windowsProgram())
  const whole = docx('')
  await writeFile(join(folder, 'cut.docx'), whole.subarray(0, whole.length - 5))
})

after(() => rm(folder, { recursive: true, force: true }))

test('--json gives one sound document with everything in it', async () => {
  const { status, stdout, stderr } = await parse('three.pdf', '--json')
  assert.deepEqual([status, stderr], [0, ''])
  const document: Document = JSON.parse(stdout)
  assertSoundDocument(document)
  assert.deepEqual(
    document.pages.map((page) => page.number),
    [1, 2, 3],
  )
  const keys = [
    'format',
    'language',
    'metadata',
    'pages',
    'markdown',
    'outline',
    'links',
    'formFields',
    'children',
    'problems',
  ]
  assert.deepEqual(new Set(Object.keys(document)), new Set(keys))
  assert.equal(document.format.name, 'pdf')
})

test('markdown is the default, and --layout shows a line for each block', async () => {
  const [plain, named, layout] = await Promise.all([
    parse('three.pdf'),
    parse('three.pdf', '--markdown'),
    parse('three.pdf', '--layout'),
  ])
  assert.match(plain.stdout, /page number one[\s\S]*<!-- page 2 -->[\s\S]*page number three/)
  assert.equal(named.stdout, plain.stdout)
  assert.match(layout.stdout, /^page 1: 595 x 842 pt/m)
  assert.match(layout.stdout, /\[0\.\d+ 0\.\d+ 0\.\d+ 0\.\d+\] \w+/)
})

test('--pages picks pages, and explains itself when it cannot', async () => {
  const picked = await parse('three.pdf', '--pages', '2-')
  assert.match(picked.stdout, /two[\s\S]*three/)
  assert.doesNotMatch(picked.stdout, /number one/)
  const [bad, none] = await Promise.all([parse('three.pdf', '--pages', 'two'), parse('three.pdf', '--pages', '9')])
  assert.equal(bad.status, 2)
  assert.match(bad.stderr, /Write pages as "3", "1-3"/)
  assert.equal(none.status, 2)
  assert.match(none.stderr, /which has 3\./)
})

test('what cannot be read is said in one sentence, with a status of its own', async () => {
  const [missing, program, directory] = await Promise.all([
    parse('missing.pdf'),
    parse('program.pdf'),
    parse('elsewhere'),
  ])
  assert.equal(missing.status, 4)
  assert.match(missing.stderr, /missing\.pdf/)
  assert.equal(program.status, 2)
  assert.match(program.stderr, /seems to be a Windows program/)
  assert.equal(directory.status, 4)
  assert.match(directory.stderr, /folder/)
  for (const { stdout, stderr } of [missing, program, directory]) {
    assert.equal(stdout, '')
    assert.equal(stderr.trim().split('\n').length, 1)
  }
})

test('a protected file asks for its password and opens with it', async () => {
  const [without, wrong, right] = await Promise.all([
    parse('locked.pdf'),
    parse('locked.pdf', '--password', 'guess'),
    parse('locked.pdf', '--password', 'opensesame'),
  ])
  assert.deepEqual([without.status, wrong.status, right.status], [2, 2, 0])
  assert.match(without.stderr, /protected.*password/)
  assert.match(wrong.stderr, /password does not open/)
  assert.match(right.stdout, /number one/)
})

test('a file that is read in part says what is missing and ends with 8', async () => {
  const { status, stdout, stderr } = await parse('cut.docx')
  assert.equal(status, 8)
  assert.match(stdout, /First words/)
  assert.match(stderr, /damaged/)
})

test('--progress speaks on standard error only', async () => {
  const [quiet, loud] = await Promise.all([parse('three.pdf'), parse('three.pdf', '--progress')])
  assert.equal(loud.stdout, quiet.stdout)
  assert.match(loud.stderr, /3\/3/)
})

test('whoever has read enough of the output may leave', async () => {
  const child = spawn(process.execPath, [launcher, 'parse', 'three.pdf', '--json'], { cwd: folder })
  let errors = ''
  child.stderr.on('data', (data) => {
    errors += data
  })
  child.stdout.once('data', () => child.stdout.destroy())
  const status = await new Promise((resolve) => child.once('close', resolve))
  assert.deepEqual([status, errors], [0, ''])
})

test('files are found from any folder, whatever their names', async () => {
  const name = 'größe und maß.txt'
  const [near, far] = await Promise.all([
    parse(name),
    runSheaf(['parse', join('..', name)], { cwd: join(folder, 'elsewhere') }),
  ])
  assert.deepEqual([near.stdout, far.stdout], ['Hello\n', 'Hello\n'])
})

function parse(...args: string[]): Promise<Ran> {
  return runSheaf(['parse', ...args], { cwd: folder })
}

function windowsProgram(): Buffer {
  const code = Uint8Array.from({ length: 2000 }, (_, index) => (index * 37) % 256)
  return Buffer.concat([Buffer.from('MZ\x90\0', 'latin1'), code])
}

function threePages(password?: string): Promise<Buffer> {
  const draw = (pdf: PDFKit.PDFDocument) => {
    for (const [index, word] of ['one', 'two', 'three'].entries()) {
      if (index > 0) pdf.addPage()
      pdf.text(`This is page number ${word}.`)
    }
  }
  return makePdf(draw, password === undefined ? {} : { userPassword: password, ownerPassword: 'owner' })
}
