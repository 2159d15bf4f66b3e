import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { type BrowserPage, openPage, skipWithoutBrowser } from '../support/browser.ts'
import { settleOnTestServer } from '../support/database.ts'
import { eventually } from '../support/eventually.ts'
import { type StartedSheaf, startSheaf } from '../support/sheaf-process.ts'

const skip = skipWithoutBrowser
let cwd: string
let server: StartedSheaf
before(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'sheaf-upload-page-'))
  await settleOnTestServer(cwd)
  server = await startSheaf({ cwd, env: { SHEAF_MAX_FILE_BYTES: '3000000' } })
  await writeFile(join(cwd, 'chosen.txt'), 'Invoice 7\n'.repeat(20_000))
  await writeFile(join(cwd, 'large.txt'), 'Invoice 7\n'.repeat(400_000))
})
after(async () => {
  await server.stop()
  await rm(cwd, { recursive: true, force: true })
})

async function withPage(
  work: (page: BrowserPage, session: { document_id: string; upload_url: string }) => Promise<void>,
) {
  const answer = await call('documents/upload-session', { filename: 'invoice.txt' })
  const page = await openPage(answer['upload_url'] ?? '')
  try {
    await work(page, answer as { document_id: string; upload_url: string })
    assert.deepEqual(page.complaints, [])
  } finally {
    await page.close()
  }
}

async function call(path: string, body?: object): Promise<Record<string, string>> {
  const answer = await fetch(`${server.address}/v1/${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { authorization: `Bearer ${server.key}`, 'content-type': 'application/json' },
  })
  return (await answer.json()) as Record<string, string>
}

async function choose(page: BrowserPage, name: string): Promise<void> {
  const { root } = (await page.send('DOM.getDocument')) as { root: { nodeId: number } }
  const { nodeId } = await page.send('DOM.querySelector', { nodeId: root.nodeId, selector: '#file' })
  await page.send('DOM.setFileInputFiles', { nodeId, files: [join(cwd, name)] })
}

const slowly = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 40_000 }

test('a file is uploaded with the keyboard alone, and the page says when it is received', { skip }, () =>
  withPage(async (page, { document_id }) => {
    await page.press('Tab')
    assert.equal(await page.read('document.activeElement.id'), 'file')
    await choose(page, 'chosen.txt')
    assert.match(
      await page.read('document.querySelector("#chosen").textContent'),
      /^chosen\.txt, 196 KB\. .*invoice\.txt/,
    )
    await page.press('Tab')
    assert.equal(await page.read('document.activeElement.textContent'), 'Upload')
    await page.press('Enter')
    await page.until('the file to be received', 'document.title === "Received"')
    assert.match(await page.read('document.body.innerText'), /Received invoice\.txt[\s\S]*close this page/)
    assert.equal(await page.read('document.activeElement.id'), 'title')
    const isRead = async () => {
      const document = await call(`documents/${document_id}`)
      return document['status'] === 'completed' && document
    }
    const read = await eventually('the document to be read', isRead)
    assert.deepEqual([read['filename'], read['size_bytes']], ['invoice.txt', 200_000])
    await page.send('Page.reload')
    await page.until('the link to be used', 'document.title === "Already received"')
    page.complaints.splice(0)
  }),
)

test('the bar advances, and an upload that is cancelled can be made again', { skip }, () =>
  withPage(async (page) => {
    await page.send('Network.emulateNetworkConditions', slowly)
    await choose(page, 'chosen.txt')
    await page.read('document.querySelector("button[type=submit]").click()')
    await page.until('the bar to advance', 'document.querySelector("#bar").value > 0')
    assert.equal(await page.read('document.querySelector("#bar").value < 100'), true)
    assert.equal(await page.read('document.querySelector("form").hidden'), true)
    assert.equal(await page.read('document.activeElement.id'), 'cancel')
    await page.press('Enter')
    await page.until('the upload to be cancelled', '/^Cancelled/.test(document.querySelector("#status").textContent)')
    await page.send('Network.emulateNetworkConditions', { ...slowly, uploadThroughput: -1 })
    await page.read('document.querySelector("button[type=submit]").click()')
    await page.until('the file to be received', 'document.title === "Received"')
  }),
)

test(
  'a file can be dropped anywhere on the page, one only, and what is too large is said before it is sent',
  { skip },
  () =>
    withPage(async (page) => {
      const drop = (names: string[]) =>
        page.read(`{
        const dataTransfer = new DataTransfer()
        for (const name of ${JSON.stringify(names)}) dataTransfer.items.add(new File(['Invoice 7'], name))
        document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
      }`)
      const status = () => page.read<string>('document.querySelector("#status").textContent')
      await drop(['a.txt', 'b.txt'])
      assert.match(await status(), /one file only/)
      await choose(page, 'large.txt')
      await page.read('document.querySelector("button[type=submit]").click()')
      assert.match(await status(), /too large/)
      await drop(['a.txt'])
      assert.match(await page.read('document.querySelector("#chosen").textContent'), /^a\.txt, 1 KB/)
      await page.press('Enter')
      await page.until('the file to be received', 'document.title === "Received"')
    }),
)

test('the page fits any width, in light and in dark', { skip }, () =>
  withPage(async (page) => {
    const grounds = []
    for (const scheme of ['light', 'dark']) {
      await page.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value: scheme }] })
      grounds.push(await page.read('getComputedStyle(document.body).backgroundColor'))
      for (const width of [280, 600, 1920]) {
        const size = { width, height: 700, deviceScaleFactor: 1, mobile: false }
        await page.send('Emulation.setDeviceMetricsOverride', size)
        assert.equal(await page.read('document.documentElement.scrollWidth <= innerWidth'), true, `${scheme} ${width}`)
      }
    }
    assert.notEqual(grounds[0], grounds[1])
  }),
)
