import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type BrowserPage, openPage, skipWithoutBrowser } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import { joinSharedServer } from '../support/shared-server.ts'

const skip = skipWithoutBrowser
const { server } = await joinSharedServer()

async function withPage(path: string, work: (page: BrowserPage) => Promise<void>): Promise<void> {
  const page = await openPage(`${server.address}${path}`)
  try {
    await work(page)
    assert.deepEqual(page.complaints, [], 'nothing is asked of anybody but this server')
  } finally {
    await page.close()
  }
}

test('the page of the console says what is running, and leads to the reference', { skip }, () =>
  withPage('/', async (page) => {
    assert.equal(await page.read('location.pathname'), '/console')
    assert.match(await page.read('document.body.innerText'), /Database\s+ok[\s\S]*curl http/)
    assert.notEqual(
      await page.read('getComputedStyle(document.querySelector("main")).maxWidth'),
      'none',
      'it has its style',
    )
    await page.read('document.querySelector("a[href=\'/docs\']").click()')
    await page.until('the reference to open', 'location.pathname === "/docs"')
    for (const text of ['Create an API key', 'List API keys', 'Revoke an API key'])
      await page.until(text, `document.body.textContent.includes(${JSON.stringify(text)})`)
  }),
)

test('the request that the reference prefills is sent from there, and goes well', { skip }, () =>
  withPage('/docs#tag/schemas/POST/v1/schemas', async (page) => {
    const button = (text: string) =>
      `[...document.querySelectorAll('button')].find((each) => ${text}.test(each.textContent))`
    const press = async (text: string) => {
      await page.until(text, `${button(text)} !== undefined`)
      await page.read(`${button(text)}.click()`)
    }
    await page.until('the field for the key', `document.querySelector('input[placeholder=Token]') !== null`)
    await page.read(`{
      const field = document.querySelector('input[placeholder=Token]')
      field.focus()
      document.execCommand('insertText', false, ${JSON.stringify(server.key)})
    }`)
    await press('/Test Request.*post \\/v1\\/schemas\\)/')
    await press('/^\\s*Send/')
    await eventually('the schema to be there', async () => {
      const headers = { authorization: `Bearer ${server.key}` }
      const listed = await fetch(`${server.address}/v1/schemas`, { headers })
      const { data } = (await listed.json()) as { data: unknown[] }
      return data.length === 1
    })
  }),
)
