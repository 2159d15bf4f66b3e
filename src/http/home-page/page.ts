import type { HealthReport } from '../../services/health/check.ts'
import { escapeHtml } from '../escape-html.ts'

export interface Shown {
  version: string
  /** Where callers reach the service. */
  origin: string
  health: HealthReport
  /** The extraction that a link led here for. */
  extractionId?: string | undefined
}

/** What is running, where to go on, and the first line to type. It needs no script. */
export function homePage({ version, origin, health, extractionId }: Shown): string {
  const states = Object.entries(health).map(
    ([part, state]) => `<dt>${names[part as keyof HealthReport]}</dt><dd class="${state}">${state}</dd>`,
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sheaf ${escapeHtml(version)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/console/assets/page.css">
</head>
<body>
<main>
<h1>Sheaf</h1>
<p>Documents in, data you can trust out: every value with its source, its probability and its cost.</p>
${extractionId === undefined ? '' : extractionPart(origin, extractionId)}
<h2>What is running</h2>
<dl><dt>Version</dt><dd>${escapeHtml(version)}</dd>${states.join('')}</dl>
<h2>The first call</h2>
<p>With the key that the server printed when it first started:</p>
${code(`export SHEAF_API_KEY=...
curl ${origin}/v1/extract -H "Authorization: Bearer $SHEAF_API_KEY" -F file=@invoice.pdf`)}
<p>Without a schema everything is found. With one, for example <code>-F 'schema={"total":"money"}'</code>, what it names.</p>
<h2>Where to go on</h2>
<ul>
<li><a href="/docs">Reference</a> with an example of every call, to try out in the browser</li>
<li><a href="/openapi.json">OpenAPI document</a> for generators of clients</li>
<li><a href="/v1/pricing">Prices</a>, <a href="/status">status</a> and <a href="/readyz">readiness</a></li>
</ul>
<p>On the command line, <code>npx sheaf --help</code> lists what can be done.</p>
</main>
</body>
</html>
`
}

const names: Record<keyof HealthReport, string> = { database: 'Database', queue: 'Queue', blobs: 'Files' }

function extractionPart(origin: string, id: string): string {
  return `<h2>Extraction ${escapeHtml(id)}</h2>
<p>Its values, each with confidence, page and quote:</p>
${code(`curl ${origin}/v1/extractions/${id} -H "Authorization: Bearer $SHEAF_API_KEY"\nnpx sheaf extractions get ${id}`)}`
}

/** Can be scrolled by keyboard where it is wider than the window. */
function code(text: string): string {
  return `<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>`
}
