import assert from 'node:assert/strict'
import { host } from './file-host.ts'
import { second } from './second-service.ts'
import { call, createKey, ended, form, kinds, refused, run, submit } from './service.ts'
import { specification } from './specification.ts'

const fetched = (url: string) => run('extract', { file_url: url })

specification(
  ['field file_url', 'ProcessResponse filename', 'PUT /extract 202', 'PUT /process 202', 'PUT /recommend 202'],
  'a file is fetched from its address, and the job is named after it',
  async () => {
    for (const kind of kinds) {
      const { job_id, filename } = await submit(kind, { file_url: host.url('/note.txt') })
      assert.equal(filename, 'note.txt')
      const job = await ended(job_id)
      assert.equal(job.status, 'success', job.message)
    }
    const named = await fetched(host.url('/download'))
    assert.equal(named.filename, 'grün.txt')
    assert.match(String(named.result?.['markdown']), /The parcel is green/)
  },
)

specification(
  ['contract file_url form', 'PUT /process 400', 'PUT /extract 400', 'PUT /recommend 400'],
  'what is not an absolute http or https address is refused at once',
  async () => {
    const wrong = [
      '',
      'note.txt',
      '/note.txt',
      '//example.com/a.txt',
      'ftp://example.com/a.txt',
      'file:///etc/hostname',
    ]
    for (const file_url of [...wrong, 'http://', 'data:text/plain,hello', 'javascript:1'])
      for (const kind of kinds)
        await refused(call('PUT', `/${kind}`, { body: form({ file_url }) }), 400, /file_url|source/)
  },
)

const failures: [path: string, message: RegExp][] = [
  ['/missing', /404/],
  ['/broken', /500/],
  ['/empty', /empty/],
  ['/page.txt', /html/],
  ['/picture.gif', /gif/],
  ['/damaged.pdf', /\w/],
  ['/cut', /cut off|failed/],
  ['/packed', /encoding/],
  ['/stated-large', /larger than 52428800 bytes/],
  ['/loop', /redirected more than 5 times/],
  ['/inward', /may not reach/],
  ['/to-ftp', /not http/],
]

specification(
  [
    ...['error after submission', 'transition file validation error', 'contract fetch plain message', 'status failed'],
    ...['contract fetch redirects', 'contract fetch size', 'contract fetch guarded'],
  ],
  'a file that cannot be fetched or is not taken ends the job as failed and says why in plain words',
  async () => {
    const jobs = await Promise.all(
      failures.map(async ([path, says]) => ({ path, says, job: await fetched(host.url(path)) })),
    )
    for (const { path, says, job } of jobs) {
      assert.deepEqual([job.status, job.result], ['failed', null], path)
      assert.match(job.message, says, path)
      assert.doesNotMatch(job.message, /Error|ECONN|127\.0\.0/, path)
    }
  },
)

specification(['contract fetch redirects'], 'five redirects are followed, and six are not', async () => {
  assert.equal((await fetched(host.url('/hop/5'))).status, 'success')
  assert.equal((await fetched(host.url('/hop/6'))).status, 'failed')
})

specification(['contract fetch size'], 'a file that never ends is cut off at the limit of the key', async () => {
  const key = await createKey({ max_file_bytes: 300_000 })
  const { job_id } = await submit('extract', { file_url: host.url('/endless') }, { key })
  const job = await ended(job_id)
  assert.deepEqual([job.status, /larger than 300000 bytes/.test(job.message)], ['failed', true], job.message)
})

specification(
  ['contract fetch plain message'],
  'a name that does not exist and a port where nobody listens are told',
  async () => {
    const [name, port] = await Promise.all([
      fetched('http://nobody.invalid/note.txt'),
      fetched('http://127.0.0.1:1/note.txt'),
    ])
    assert.match(name.message, /name in the address/)
    assert.match(port.message, /does not accept connections/)
  },
)

specification(
  ['limit file_url', 'contract fetch guarded', 'transition file validation error'],
  'addresses of this machine and of private networks are refused in every spelling, and nobody is asked',
  async () => {
    const port = new URL(host.url('/')).port
    const names = [
      '127.0.0.1',
      'localhost',
      '127.1',
      '2130706433',
      '0x7f.1',
      '0177.0.0.1',
      '[::1]',
      '[::ffff:127.0.0.1]',
    ]
    const others = ['10.0.0.1', '169.254.169.254', '[fd00::1]', '[64:ff9b::7f00:1]', '0.0.0.0', '[::]']
    const urls = [...names, ...others].map((name) => `http://${name}:${port}/guarded.txt`)
    const jobs = await Promise.all(
      urls.map(async (file_url) => {
        const { job_id } = await submit('extract', { file_url }, second)
        return { file_url, job: await ended(job_id, '', second) }
      }),
    )
    for (const { file_url, job } of jobs) {
      assert.equal(job.status, 'failed', file_url)
      assert.match(job.message, /may not reach/, file_url)
    }
    assert.equal(host.wasAsked('/guarded.txt'), false)
  },
)
