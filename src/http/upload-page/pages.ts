import type { AppError } from '../../core/app-error.ts'
import { escapeHtml } from '../escape-html.ts'

interface Session {
  filename: string
  max_file_bytes: number
  expires_at: Date
}

export function uploadPage({ filename, max_file_bytes, expires_at }: Session): string {
  const until = expires_at.toISOString()
  return page(
    `Upload ${filename}`,
    `<h1 id="title" tabindex="-1">Upload <span class="name">${escapeHtml(filename)}</span></h1>
<p id="about">You were asked for this file. The link takes one file, once, until
<time datetime="${until}">${until.slice(0, 16).replace('T', ' ')} UTC</time>. At most ${megabytes(max_file_bytes)}.</p>
<form method="post" enctype="multipart/form-data" data-filename="${escapeHtml(filename)}" data-most="${max_file_bytes}">
<div class="drop">
<label for="file"><strong>Choose the file</strong><span class="wide" hidden> or drop it here</span></label>
<input type="file" id="file" name="file" required aria-describedby="chosen">
<p id="chosen"></p>
</div>
<button type="submit">Upload</button>
</form>
<div id="sending" hidden>
<label for="bar">Sending</label> <output for="file" id="percent">0 %</output>
<progress id="bar" max="100" value="0"></progress>
<button type="button" id="cancel" class="quiet">Cancel</button>
</div>
<p id="status" role="status"></p>`,
  )
}

export function donePage(filename: string): string {
  return page(
    'Received',
    `<h1>Received <span class="name">${escapeHtml(filename)}</span></h1>
<p>Thank you. You can close this page.</p>`,
  )
}

/** Going back shows the form again, for those who can mend it. */
export function refusedPage({ reason, message, status }: AppError): string {
  const title = reason === 'link_used' ? 'Already received' : 'This did not work'
  const again = status === 404 || status === 409 ? '' : '<p><a href="">Try again</a></p>'
  return page(title, `<h1>${title}</h1>\n<p>${escapeHtml(message)}</p>${again}`)
}

/** Addresses are relative, so that the page also works below a path of a proxy. */
function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="assets/page.css">
<script src="assets/page.js" defer></script>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`
}

function megabytes(bytes: number): string {
  const amount = bytes / 2 ** 20
  return amount < 1 ? `${Math.ceil(bytes / 1024)} KB` : `${Math.floor(amount)} MB`
}
