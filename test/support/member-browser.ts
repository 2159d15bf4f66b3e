import assert from 'node:assert/strict'
import type { FastifyInstance } from 'fastify'

export const origin = 'http://localhost:8080'

/** What a browser does with our pages: it keeps cookies, says where a form comes from, and sends what the page holds. */
export function memberBrowser(app: FastifyInstance, remoteAddress = '198.51.100.7', at = origin) {
  const cookies = new Map<string, string>()
  const call = async (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    {
      form,
      json,
      headers = {},
    }: { form?: Record<string, string>; json?: object; headers?: Record<string, string> } = {},
  ) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await app.inject({
      ...{ method, url, remoteAddress },
      headers: {
        host: new URL(at).host,
        ...(cookie !== '' && { cookie }),
        ...(form && {
          origin: at,
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/x-www-form-urlencoded',
        }),
        ...headers,
      },
      ...(form && { payload: new URLSearchParams(form).toString() }),
      ...(json && { payload: json }),
    })
    for (const each of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? []
      if (/Max-Age=0|expires=Thu, 01 Jan 1970/i.test(each)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return answer
  }
  const browser = {
    cookies,
    call,
    get: (url: string, headers?: Record<string, string>) => call('GET', url, headers && { headers }),
    post: (url: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
      call('POST', url, { form, headers }),
    /** What forms of the signed-in member carry. */
    async formToken(): Promise<string> {
      return hidden((await call('GET', '/account')).body, 'form_token')
    },
    async signIn(email: string, password: string) {
      const answer = await browser.post('/sign-in', { email, password })
      assert.equal(answer.statusCode, 303, answer.body)
      return browser
    },
    /** The page behind a link of an invitation. */
    async accept(url: string, password: string, email = '') {
      const answer = await browser.post(new URL(url, origin).pathname, { email, password })
      assert.equal(answer.statusCode, 303, answer.body)
      return browser
    },
    /** A call of the API by the page, with what it takes to change something. */
    async api(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, json?: object) {
      const headers = method === 'GET' ? {} : { 'x-csrf-token': await browser.formToken() }
      return call(method, url, { headers, ...(json && { json }) })
    },
  }
  return browser
}

export function hidden(page: string, name: string): string {
  const value = new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1]
  assert.ok(value, `the page has no ${name}: ${page}`)
  return value
}
