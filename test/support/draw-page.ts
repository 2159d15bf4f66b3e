import sharp, { type Sharp } from 'sharp'

/** Text on a page, in pixels; `y` is the baseline. */
export interface DrawnLine {
  text: string
  x: number
  y: number
  size?: number
  /** Clockwise, around its beginning. */
  degrees?: number
}

export interface DrawnPage {
  width: number
  height: number
  lines: DrawnLine[]
  font?: string
  /** More SVG: rulings, stamps, curves. */
  extra?: string
  /** Drawn below the text. */
  background?: string
}

/** A picture of a page, black on white. */
export function drawPage({
  width,
  height,
  lines,
  font = 'DejaVu Sans',
  extra = '',
  background = '',
}: DrawnPage): Sharp {
  const texts = lines.map(({ text, x, y, size = 32, degrees = 0 }) => {
    const turn = degrees === 0 ? '' : ` transform="rotate(${degrees} ${x} ${y})"`
    return `<text x="${x}" y="${y}" font-size="${size}"${turn}>${escaped(text)}</text>`
  })
  const style = `font-family="${font}, Arial, sans-serif"`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${background}<g ${style}>${texts.join('')}${extra}</g></svg>`
  return sharp(Buffer.from(svg)).flatten({ background: '#fff' }).greyscale().png()
}

/** Lines one below the other. */
export function linesBelow(texts: readonly string[], { x = 60, y = 100, size = 32, leading = 1.7 } = {}): DrawnLine[] {
  return texts.map((text, index) => ({ text, x, y: y + index * size * leading, size }))
}

/** Whether any font is installed to draw with. */
export async function drawsText(): Promise<boolean> {
  const page = drawPage({ width: 200, height: 80, lines: [{ text: 'Text', x: 10, y: 50 }] })
  const { channels } = await sharp(await page.toBuffer()).stats()
  return (channels[0]?.min ?? 255) < 128
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
