import sharp, { type Sharp } from 'sharp'
import { ParseError } from '../parse-error.ts'

/** One byte a pixel, row after row, 0 is black. */
export interface GreyImage {
  data: Uint8Array
  width: number
  height: number
}

export type Rotation = 0 | 90 | 180 | 270

/** More pixels than this add nothing to recognition but memory: a page of A3 at 400 dpi. */
const workingPixels = 32_000_000

/** An image, and the size that it had before it was made smaller for work. */
export type LoadedImage = GreyImage & { fullWidth: number; fullHeight: number }

/** Decodes an image as it is meant to be seen: orientation applied, on white. What is lost of a damaged one is grey. */
export async function loadGrey(image: Buffer | string): Promise<LoadedImage> {
  try {
    return await decode(sharp(image, { failOn: 'none', limitInputPixels: false }))
  } catch (cause) {
    throw new ParseError('corrupt_file', 'The picture could not be decoded.', { cause })
  }
}

async function decode(source: Sharp): Promise<LoadedImage> {
  const { autoOrient } = await source.metadata()
  const shrink = Math.min(1, Math.sqrt(workingPixels / (autoOrient.width * autoOrient.height)))
  const width = Math.max(1, Math.round(autoOrient.width * shrink))
  const height = Math.max(1, Math.round(autoOrient.height * shrink))
  const upright = source.autoOrient().resize({ width, height, fit: 'fill' })
  const grey = await rawGrey(upright.flatten({ background: '#fff' }))
  return { ...grey, fullWidth: autoOrient.width, fullHeight: autoOrient.height }
}

export async function resizeGrey(image: GreyImage, scale: number): Promise<GreyImage> {
  const width = Math.max(1, Math.round(image.width * scale))
  const height = Math.max(1, Math.round(image.height * scale))
  if (width === image.width && height === image.height) return image
  return rawGrey(fromGrey(image).resize({ width, height, fit: 'fill', kernel: scale > 1 ? 'cubic' : 'lanczos3' }))
}

/** Turned clockwise by quarters. */
export async function turnGrey(image: GreyImage, rotation: Rotation): Promise<GreyImage> {
  return rotation === 0 ? image : rawGrey(fromGrey(image).rotate(rotation))
}

/** Turned clockwise by a small angle around its middle; grows so that no corner is lost. */
export async function tiltGrey(image: GreyImage, degrees: number): Promise<GreyImage> {
  const cos = Math.cos((degrees * Math.PI) / 180)
  const sin = Math.sin((degrees * Math.PI) / 180)
  const turned = fromGrey(image).affine([cos, -sin, sin, cos], { background: '#fff', interpolator: 'bicubic' })
  return rawGrey(turned)
}

/** The simplest format that every engine reads: nothing to compress. */
export function toPgm({ data, width, height }: GreyImage): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), data])
}

function fromGrey({ data, width, height }: GreyImage): Sharp {
  return sharp(data, { raw: { width, height, channels: 1 }, limitInputPixels: false })
}

async function rawGrey(pipeline: Sharp): Promise<GreyImage> {
  const { data, info } = await pipeline
    .toColourspace('b-w')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  if (info.channels !== 1) throw new Error(`expected one channel, got ${info.channels}`)
  return { data, width: info.width, height: info.height }
}
