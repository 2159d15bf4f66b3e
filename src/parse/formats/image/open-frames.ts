import sharp, { type Metadata } from 'sharp'
import type { Limits } from '../../limits.ts'
import { ParseError } from '../../parse-error.ts'
import type { Source } from '../../reader.ts'
import { decodeBmp, readBmpHeader } from './decode-bmp.ts'

/** One picture of a file, not decoded yet. */
export interface Frame {
  /** From 1. */
  number: number
  /** Pixels, as it is meant to be seen. */
  width: number
  height: number
  pixelsPerInch: number
  /** Throws a ParseError when the picture is larger than the limit. */
  check(): void
  /** Whether the file ends before the picture does. */
  isCutOff(): Promise<boolean>
  /** Something that every decoder of ours reads. */
  image(): Promise<Buffer | string>
}

/** Tells the pictures of a file from their headers alone. */
export async function openFrames(source: Source, limits: Limits): Promise<Frame[]> {
  if (source.format.name === 'bmp') return [await openBmp(source, limits)]
  const metadata = await metadataOf(source, 0)
  const count = source.format.name === 'tiff' ? (metadata.pages ?? 1) : 1
  if (count > limits.pages) throw new ParseError('too_many_pages', `It has ${count} pages.`)
  const frames: Frame[] = []
  for (let page = 0; page < count; page += 1) {
    const facts = page === 0 ? metadata : await metadataOf(source, page).catch(() => null)
    frames.push(toFrame(source, page, facts, limits))
  }
  return frames
}

async function openBmp(source: Source, limits: Limits): Promise<Frame> {
  const bytes = await source.bytes()
  const header = readBmpHeader(bytes)
  return {
    number: 1,
    width: header.width,
    height: header.height,
    pixelsPerInch: plausibleDensity(header.pixelsPerInch),
    check: () => checkPixels(header.width * header.height, limits),
    isCutOff: async () => false,
    image() {
      const { width, height } = header
      return sharp(decodeBmp(bytes, header), { raw: { width, height, channels: 3 }, limitInputPixels: false })
        .tiff({ compression: 'none' })
        .toBuffer()
    },
  }
}

async function metadataOf(source: Source, page: number): Promise<Metadata> {
  try {
    return await sharp(source.path, { page, failOn: 'none', limitInputPixels: false }).metadata()
  } catch (cause) {
    throw new ParseError('corrupt_file', 'The picture could not be decoded.', { cause })
  }
}

function toFrame(source: Source, page: number, facts: Metadata | null, limits: Limits): Frame {
  return {
    number: page + 1,
    width: facts?.autoOrient.width ?? 0,
    height: facts?.autoOrient.height ?? 0,
    pixelsPerInch: plausibleDensity(facts?.density),
    check() {
      if (!facts) throw new ParseError('unreadable_page')
      checkPixels(facts.width * facts.height, limits)
    },
    async isCutOff() {
      // All of it is decoded, but only a few pixels are kept.
      const small = sharp(source.path, { page, failOn: 'truncated', limitInputPixels: false }).resize(8, 8).raw()
      return small.toBuffer().then(
        () => false,
        () => true,
      )
    },
    async image() {
      if (page === 0) return source.path
      const picture = sharp(source.path, { page, failOn: 'none', limitInputPixels: false })
      return picture.autoOrient().tiff({ compression: 'none' }).toBuffer()
    },
  }
}

function checkPixels(pixels: number, limits: Limits): void {
  if (pixels > limits.pixels) throw new ParseError('too_large', `A picture may have ${limits.pixels} pixels.`)
}

/** Pictures that state no density, or a nonsensical one, have a pixel for each point. */
function plausibleDensity(stated: number | undefined): number {
  return stated !== undefined && stated >= 50 && stated <= 2400 ? stated : 72
}
