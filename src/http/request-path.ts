/** The path of a request without its query, also when a proxy sends the whole address. */
export function requestPath(url: string): string {
  const path = url.startsWith('/') ? url : url.replace(/^[a-z]+:\/\/[^/]*/i, '')
  return path.split('?', 1)[0] ?? ''
}
