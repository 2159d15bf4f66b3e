import { escapeHtml } from '../escape-html.ts'
/** All pages of sign-in: plain HTML that works with the keyboard and without a script. */
export function layout(title: string, body: string, head = ''): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} · Sheaf</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/sign-in/assets/page.css">
<script src="/sign-in/assets/page.js" defer></script>
${head}
</head>
<body>
<main>
<p class="brand">Sheaf</p>
${body}
</main>
</body>
</html>
`
}

/** Read out when the page opens, and linked with the field that it is about. */
export function problem(message: string | undefined): string {
  return message === undefined ? '' : `<p class="problem" role="alert" id="problem">${escapeHtml(message)}</p>`
}

export const tierNames = { member: 'Member', senior_member: 'Senior Member', admin: 'Admin', owner: 'Owner' } as const
