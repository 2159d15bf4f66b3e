import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { buildRequest } from '../../src/services/deliveries/build-request.ts'
import { docs } from '../support/docs-page.ts'

const page = await readFile(join(docs, 'webhooks.md'), 'utf8')
let cwd: string
before(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'sheaf-snippets-'))
})
after(() => rm(cwd, { recursive: true, force: true }))

const secret = `whsec_${Buffer.from('a secret for the snippets').toString('base64')}`
const names = { headerPrefix: 'X-Service-', webhookUserAgent: 'Sheaf-Webhooks/1.0' }

const standardHeaders = ['webhook-id', 'webhook-timestamp', 'webhook-signature']
/** What must be refused rather than make a receiver fall over. */
const forgeries = [
  ...['', 'soon', '\u00b2', '-1', '1e400'].map((time) => ({ 'webhook-timestamp': time })),
  ...['', 'v1', 'v1,\u00fc', `v1,${'A'.repeat(43)}=`].map((signature) => ({ 'webhook-signature': signature })),
]

interface Snippet {
  language: string
  file: string
  /** Reads a JSON of many { body, headers, secret, now } as its argument and prints what `verify` says of each. */
  call: string
  command: string[]
}

const snippets: Snippet[] = [
  {
    ...{ language: 'js', file: 'verify.mjs', command: [process.execPath] },
    call: `for (const { body, headers, secret, now } of JSON.parse(process.argv[2]))
  console.log(verify(Buffer.from(body), headers, secret, now))`,
  },
  {
    ...{ language: 'python', file: 'verify.py', command: ['python3'] },
    call: `import json, sys
for given in json.loads(sys.argv[1]):
    print(str(verify(given["body"].encode(), given["headers"], given["secret"], given["now"])).lower())`,
  },
  {
    ...{ language: 'go', file: 'verify.go', command: ['go', 'run'] },
    call: `type given struct { Body string; Headers map[string]string; Secret string; Now float64 }
func main() {
  var all []given
  if err := json.Unmarshal([]byte(os.Args[1]), &all); err != nil { panic(err) }
  for _, g := range all {
    header := http.Header{}
    for name, value := range g.Headers { header.Set(name, value) }
    fmt.Println(Verify([]byte(g.Body), header, g.Secret, time.Unix(int64(g.Now), 0)))
  }
}`,
  },
]

for (const { language, file, call, command } of snippets) {
  const skip = isInstalled(command[0] ?? '') ? false : `${command[0]} is not installed`
  test(`the ${language} lines of docs/webhooks.md tell real deliveries from forged and old ones`, {
    skip,
  }, async () => {
    const [, code = ''] = new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(page) ?? []
    const imports = language === 'go' ? code.replace('import (', 'import (\n"encoding/json"\n"fmt"\n"os"') : code
    await writeFile(join(cwd, file), `${imports}\n${call}\n`)
    const sentAt = new Date()
    const message = { deliveryId: 'd', eventId: 'e', event: 'job.complete', data: '{"name":"ü"}', occurredAt: sentAt }
    const { body, headers } = buildRequest(message, names, ['the next one', secret], 1, sentAt)
    const given = { body, headers, secret, now: sentAt.getTime() / 1000 }
    const later = { 'webhook-timestamp': String(Math.floor(given.now) + 1) }
    const real = [{}, { secret: 'the next one' }]
    const forged = [
      { body: body.replace('ü', 'u') },
      { secret: 'another' },
      ...[301, -301].map((seconds) => ({ now: given.now + seconds })),
      ...[...forgeries, later].map((changed) => ({ headers: { ...headers, ...changed } })),
      ...standardHeaders.map((name) => ({ headers: without(headers, name) })),
    ]
    const cases = JSON.stringify([...real, ...forged].map((changed) => ({ ...given, ...changed })))
    const [program = '', ...options] = command
    const printed = execFileSync(program, [...options, file, cases], { cwd, encoding: 'utf8' })
    assert.deepEqual(printed.trim().split('\n'), [...real.map(() => 'true'), ...forged.map(() => 'false')])
  })
}

function without(headers: Record<string, string>, name: string): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([each]) => each !== name))
}

function isInstalled(program: string): boolean {
  try {
    execFileSync('sh', ['-c', `command -v "${program}"`])
    return true
  } catch {
    return false
  }
}
