import sharp from 'sharp'
import type { FormatName } from '../document/model.ts'
import { openFrames } from './formats/image/open-frames.ts'
import { PdfSession } from './formats/pdf/pdf-session.ts'
import { namedAsPdf } from './formats/pdf/read-pdf.ts'
import type { Limits } from './limits.ts'
import { ParseError } from './parse-error.ts'
import type { Source } from './reader.ts'

export interface Picture {
  page: number
  /** In pixels. */
  width: number
  /** How far the page is turned clockwise to be read. */
  rotation: 0 | 90 | 180 | 270
  /** In points, as it lies in the file. */
  pageWidth: number
}

/** A page as a PNG, as it is read. Its bytes are untrusted: call it in the sandbox only. */
export async function drawPage(
  source: Source,
  picture: Picture,
  { limits, scratch }: { limits: Limits; scratch: string },
): Promise<Buffer> {
  const image = await pictureOf(source, picture, limits, scratch)
  return sharp(image, { limitInputPixels: limits.pixels })
    .rotate(picture.rotation)
    .resize({ width: picture.width, withoutEnlargement: false })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer()
}

async function pictureOf(source: Source, picture: Picture, limits: Limits, scratch: string): Promise<Buffer | string> {
  const { page, width, pageWidth } = picture
  if (source.format.name === 'pdf') {
    const dpi = Math.min(mostDpi, Math.max(leastDpi, Math.ceil((width / Math.max(pageWidth, 1)) * 72)))
    return new PdfSession(await namedAsPdf(source, scratch), undefined).render(page, dpi)
  }
  if (!images.has(source.format.name)) throw new ParseError('unsupported_media_type', 'It has no pages to draw.')
  const frame = (await openFrames(source, limits)).find(({ number }) => number === page)
  if (frame === undefined) throw new ParseError('invalid_option', `It has no page ${page}.`)
  frame.check()
  return frame.image()
}

const leastDpi = 36
const mostDpi = 300
const images = new Set<FormatName>(['png', 'jpeg', 'gif', 'webp', 'bmp', 'tiff'])
