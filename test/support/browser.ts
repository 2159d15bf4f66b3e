import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { eventually } from './eventually.ts'

const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const browser = process.env['SHEAF_TEST_BROWSER'] ?? usual.find(existsSync)
export const skipWithoutBrowser = browser === undefined && 'no Chromium on this machine'

export interface BrowserPage {
  /** A command of the Chrome DevTools protocol. */
  send(method: string, params?: object): Promise<Record<string, unknown>>
  /** The value of an expression in the page. */
  read<T>(expression: string): Promise<T>
  until(what: string, expression: string): Promise<void>
  press(key: 'Tab' | 'Enter'): Promise<void>
  /** What the browser complained of. */
  complaints: string[]
  close(): Promise<void>
}

/** A page in a real browser, without a window. */
export async function openPage(url: string): Promise<BrowserPage> {
  const profile = await mkdtemp(join(tmpdir(), 'sheaf-browser-'))
  const options = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking']
  const child = spawn(String(browser), [...options, '--remote-debugging-port=0', `--user-data-dir=${profile}`])
  const exited = new Promise((resolve) => child.once('exit', resolve))
  const socket = new WebSocket(await debuggerOf(child))
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }))
  const waiting = new Map<
    number,
    (message: { result?: Record<string, unknown>; error?: { message: string } }) => void
  >()
  const complaints: string[] = []
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data))
    if (message.id !== undefined) waiting.get(message.id)?.(message)
    if (message.method === 'Log.entryAdded') complaints.push(`${message.params.entry.text} ${message.params.entry.url}`)
    if (message.method === 'Runtime.exceptionThrown') complaints.push(message.params.exceptionDetails.text)
  })
  let session: unknown
  let last = 0
  const send: BrowserPage['send'] = async (method, params = {}) => {
    const id = ++last
    const answer = new Promise<Parameters<NonNullable<ReturnType<typeof waiting.get>>>[0]>((resolve) =>
      waiting.set(id, resolve),
    )
    socket.send(JSON.stringify({ id, method, params, ...(session ? { sessionId: session } : {}) }))
    const { result, error } = await answer
    if (error) throw new Error(`${method}: ${error.message}`)
    return result ?? {}
  }
  const { targetId } = await send('Target.createTarget', { url: 'about:blank' })
  session = (await send('Target.attachToTarget', { targetId, flatten: true }))['sessionId']
  for (const domain of ['Page', 'Runtime', 'Log', 'DOM', 'Network']) await send(`${domain}.enable`)
  const page: BrowserPage = {
    send,
    complaints,
    async read<T>(expression: string) {
      const { result, exceptionDetails } = await send('Runtime.evaluate', { expression, returnByValue: true })
      if (exceptionDetails) throw new Error(`${expression}: ${JSON.stringify(exceptionDetails)}`)
      return (result as { value: T }).value
    },
    // A page that is just being left has nothing to say.
    until: (what, expression) =>
      eventually(what, () => page.read<boolean>(expression).catch(() => false)).then(() => {}),
    async press(key) {
      const text = key === 'Enter' ? '\r' : ''
      const code = { key, code: key, windowsVirtualKeyCode: key === 'Enter' ? 13 : 9, text }
      await send('Input.dispatchKeyEvent', { type: text ? 'keyDown' : 'rawKeyDown', ...code })
      await send('Input.dispatchKeyEvent', { type: 'keyUp', ...code })
    },
    async close() {
      socket.close()
      child.kill()
      await exited
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
  await send('Page.navigate', { url })
  await page.until('the page to load', 'document.readyState === "complete" && location.href !== "about:blank"')
  return page
}

async function debuggerOf({ stderr }: ChildProcess): Promise<string> {
  if (stderr === null) throw new Error('the browser has no standard error')
  for await (const line of createInterface({ input: stderr })) {
    const found = /DevTools listening on (ws:\S+)/.exec(line)?.[1]
    if (found !== undefined) {
      stderr.resume()
      return found
    }
  }
  throw new Error('the browser ended before it could be talked to')
}
