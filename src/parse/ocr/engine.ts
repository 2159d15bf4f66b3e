import type { GreyImage } from './grey-image.ts'

/** The languages whose data are installed with Sheaf, as Tesseract calls them. */
export type OcrLanguage = 'eng' | 'deu' | 'fra' | 'spa'

/** A word as an engine saw it; the box is in pixels of the image that it was given. */
export interface EngineWord {
  text: string
  left: number
  top: number
  right: number
  bottom: number
  /** 0 to 1. */
  confidence: number
  line: number
  block: number
}

/** Reads upright, even images of text in one language. One image at a time. */
export interface OcrEngine {
  read(image: GreyImage, language: OcrLanguage): Promise<EngineWord[]>
  close(): Promise<void>
}

/** One block of text: with the other modes tables are read by column, and thin columns are lost. */
export const pageSegmentation = '6'
