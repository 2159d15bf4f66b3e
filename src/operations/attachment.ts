/** A header that makes a browser save the answer under this name; other characters than ASCII as RFC 5987 has them. */
export function attachment(filename: string): string {
  const name = filename.replace(/[\p{Cc}/\\]/gu, '_').slice(0, 255)
  const ascii = name.replace(/[^\x20-\x7e]/g, '_').replace(/["%]/g, '_')
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
