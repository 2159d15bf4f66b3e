/** An answer holds a few thousand tokens; whatever is larger is none. */
const mostBytes = 16 * 1024 ** 2
const mostRedirects = 3

/**
 * Asks the service of the settings and nobody else: it is sent the document and the key, so a redirect is followed on the
 * same host only. An answer that grows beyond all measure is broken off.
 */
export async function guardedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  let url = new URL(input instanceof Request ? input.url : input)
  for (let redirects = 0; ; redirects++) {
    const response = await fetch(url, { ...init, redirect: 'manual' })
    const location = response.status >= 300 && response.status < 400 ? response.headers.get('location') : null
    if (location === null) return bounded(response)
    const next = new URL(location, url)
    if (next.origin !== url.origin || redirects === mostRedirects)
      throw new TypeError('The model service redirects to another host, which is not followed.')
    await response.body?.cancel()
    url = next
  }
}

function bounded(response: Response): Response {
  if (response.body === null) return response
  let bytes = 0
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.length
      if (bytes > mostBytes) controller.error(new TypeError('The answer of the model service is too large.'))
      else controller.enqueue(chunk)
    },
  })
  const { status, statusText, headers } = response
  return new Response(response.body.pipeThrough(counter), { status, statusText, headers })
}
