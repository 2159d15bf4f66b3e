import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Opens a PDF with the second reader, for what the first does not tell and for files that it cannot open. */
export async function withPdfjs<T>(
  bytes: Buffer,
  password: string | undefined,
  work: (pdf: PDFDocumentProxy) => Promise<T>,
): Promise<T> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const loading = getDocument({
    data: new Uint8Array(bytes),
    verbosity: 0,
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    stopAtErrors: false,
    ...(password !== undefined && { password }),
  })
  try {
    return await work(await loading.promise)
  } finally {
    await loading.destroy()
  }
}
