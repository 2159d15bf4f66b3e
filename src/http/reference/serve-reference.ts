import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sheaf API reference</title>
<link rel="icon" href="data:,">
</head>
<body>
<div id="reference"></div>
<noscript>This page needs JavaScript. The same reference as data: <a href="/openapi.json">/openapi.json</a></noscript>
<script src="/docs/scalar.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`

const start = `Scalar.createApiReference('#reference', ${JSON.stringify({
  url: '/openapi.json',
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
  authentication: { preferredSecurityScheme: 'key' },
})})
`

/** The browser refuses everything that is not from this server, whatever the bundle would like to load. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The interactive API reference, with nothing from outside. */
export function serveReference(app: FastifyInstance): void {
  const options = { config: { opens: 'unmetered' as const }, logLevel: 'warn' as const }
  let bundle: Promise<Buffer> | undefined

  for (const path of ['/docs', '/docs/']) {
    app.get(path, options, async (_request, reply) =>
      reply.type('text/html; charset=utf-8').header('content-security-policy', contentSecurityPolicy).send(page),
    )
  }
  app.get('/docs/start.js', options, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(start),
  )
  app.get('/docs/scalar.js', options, async (_request, reply) => {
    bundle ??= loadBundle()
    return reply
      .type('text/javascript; charset=utf-8')
      .header('content-encoding', 'gzip')
      .header('cache-control', 'public, max-age=86400')
      .send(await bundle)
  })
}

/** The package carries its browser bundle inside a plugin; it is loaded when somebody opens the page, not before. */
async function loadBundle(): Promise<Buffer> {
  const { default: reference } = await import('@scalar/fastify-api-reference')
  const carrier = Fastify()
  await carrier.register(reference, { routePrefix: '/reference', configuration: { url: '/openapi.json' } })
  const { payload } = await carrier.inject('/reference/js/scalar.js')
  await carrier.close()
  return promisify(gzip)(payload)
}
