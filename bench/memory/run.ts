import { fork } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { hold } from '../support/bars.ts'

const uploads = 4
const chunk = randomBytes(2 ** 20)
const chunks = 50

const folder = await mkdtemp(join(tmpdir(), 'sheaf-memory-'))
const server = fork(new URL('./server.ts', import.meta.url), {
  env: { ...process.env, SHEAF_DATA_DIR: folder, SHEAF_PORT: '0', DATABASE_URL: '' },
})
try {
  const { address, key } = await new Promise<{ address: string; key: string }>((resolve) =>
    server.once('message', (message) => resolve(message as { address: string; key: string })),
  )
  await delay(5000)
  const idle = await residentMegabytes()
  hold('resident memory of an idle API and worker process', Math.round(idle), { most: 200 }, ' MB')

  let peak = idle
  const sampler = setInterval(async () => {
    peak = Math.max(peak, await residentMegabytes())
  }, 20)
  const expected = createHash('sha256')
  for (let i = 0; i < chunks; i++) expected.update(chunk)
  const sha256 = expected.digest('hex')
  const answers = await Promise.all(Array.from({ length: uploads }, () => upload(address, key)))
  clearInterval(sampler)
  for (const answer of answers)
    if (answer.sha256 !== sha256) throw new Error(`an upload arrived as ${JSON.stringify(answer)}`)
  hold(`more of it with ${uploads} uploads of ${chunks} MB at once`, Math.round(peak - idle), { most: 80 }, ' MB')
} finally {
  server.kill('SIGTERM')
  await new Promise((resolve) => server.once('exit', resolve))
  await rm(folder, { recursive: true, force: true })
}

async function residentMegabytes(): Promise<number> {
  const status = await readFile(`/proc/${server.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024
}

async function upload(address: string, key: string): Promise<{ sha256?: string }> {
  return new Promise((resolve, reject) => {
    const call = request(`${address}/v1/bench/uploads`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'multipart/form-data; boundary=b' },
    })
    call.on('error', reject)
    call.on('response', async (response) => {
      let text = ''
      for await (const part of response) text += part
      resolve(JSON.parse(text))
    })
    void send(call)
  })
}

async function send(call: ReturnType<typeof request>): Promise<void> {
  call.write(
    '--b\r\nContent-Disposition: form-data; name="file"; filename="big.bin"\r\nContent-Type: application/octet-stream\r\n\r\n',
  )
  for (let i = 0; i < chunks; i++) {
    if (!call.write(chunk)) await new Promise((resolve) => call.once('drain', resolve))
  }
  call.end('\r\n--b--\r\n')
}
