import assert from 'node:assert/strict'
import { ended, file, run, submit } from './service.ts'
import { openUpload } from './slow-upload.ts'
import { specification } from './specification.ts'

const names = [
  ...[
    'a/b/../c.txt',
    '../../etc/passwd.txt',
    '/etc/passwd',
    'C:\\folder\\note.txt',
    'NUL',
    '.',
    '..',
    '.txt',
    ' a b .txt ',
  ],
  ...[
    'grün ñ 文書.txt',
    '\u{1f4e6}.txt',
    'a\u202efdp.txt',
    '\u200fnote.txt',
    'a\u0001\u0007\u001bb.txt',
    'tab\there.txt',
  ],
  ...['quo"ted.txt', 'line\nbreak.txt', 'semi;colon.txt', "o'clock.txt", '50%.txt', '<b>note</b>.txt', '$(reboot).txt'],
  ...[`${'x'.repeat(296)}.txt`, `${'\u{1f4e6}'.repeat(296)}.txt`, '-rf.txt', 'no extension'],
]

specification(
  ['contract names', 'ProcessResponse filename'],
  'whatever a file is called, its job is named so and its text is read',
  async () => {
    const jobs = await Promise.all(
      names.map(async (name) => {
        const accepted = await submit('extract', { file: file('The parcel is green.\n', name) })
        return { name, accepted, job: await ended(accepted.job_id) }
      }),
    )
    for (const { name, accepted, job } of jobs) {
      assert.deepEqual([accepted.filename, job.filename, job.status], [name, name, 'success'])
      assert.match(String(job.result?.['markdown']), /The parcel is green/, name)
    }
  },
)

specification(
  ['contract names'],
  'a file without a name and one whose name is not UTF-8 are taken as well',
  async () => {
    const unnamed = await run('extract', { file: file('The parcel is green.\n', '') })
    assert.deepEqual([unnamed.status, unnamed.filename === ''], ['success', false])
    const upload = openUpload('/extract', 'gr\\"un.txt', undefined, 'Content-Type: text/plain\r\n')
    upload.write(Buffer.from('The parcel is green.\n'))
    upload.end()
    const { status, body } = await upload.answer
    assert.deepEqual([status, JSON.parse(body).filename], [202, 'gr"un.txt'])
  },
)
