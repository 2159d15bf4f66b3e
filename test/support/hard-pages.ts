import sharp from 'sharp'
import { drawPage, linesBelow } from './draw-page.ts'

/** A picture that is hard to read, and every word on it. */
export interface HardPage {
  name: string
  image: Buffer
  words: string[]
}

const letter = [
  'Invoice number 2024-0815 of 12 March 2024',
  'Please pay 1,284.50 EUR within thirty days of receipt',
  'Die Lieferung erfolgt für unsere größten Kunden',
  'Nous vous remercions de votre commande passée hier',
  'Quedamos a su disposición para cualquier aclaración',
  'Customer 4711, order 98-3321, delivered on 03.03.2024',
]
const second = [
  'Payment by bank transfer only',
  'Account DE89 3704 0044 0532 0130 00',
  'Thank you for your business',
  'Office hours 9:00 to 17:30',
  'Telephone +49 30 1234567',
  'Questions? Write to us',
]
const cells = [
  ['Article', 'Quantity', 'Price', 'Amount'],
  ['Screws M4', '200', '0.12', '24.00'],
  ['Washers', '150', '0.05', '7.50'],
  ['Hinge, left', '12', '3.95', '47.40'],
  ['Total', '', '', '78.90'],
]

/** Pages as they come in: turned, inverted, in columns, ruled, stamped, coarse, and without any text. */
export async function hardPages(): Promise<HardPage[]> {
  const plain = await drawPage({ width: 1200, height: 520, lines: linesBelow(letter) }).toBuffer()
  const words = wordsOf(letter)
  const turned = await Promise.all(
    [90, 180, 270].map(async (degrees) => ({
      name: `turned by ${degrees} degrees`,
      image: await sharp(plain).rotate(degrees).png().toBuffer(),
      words,
    })),
  )
  return [
    { name: 'plain', image: plain, words },
    ...turned,
    { name: 'white on black', image: await sharp(plain).negate().png().toBuffer(), words },
    { name: 'two columns', image: await twoColumns(), words: [...words, ...wordsOf(second)] },
    { name: 'table with rules', image: await ruledTable(), words: wordsOf(cells.flat()) },
    { name: 'dark bands', image: await banded(), words: wordsOf(cells.flat()) },
    { name: 'stamp over text', image: await stamped(), words },
    { name: '72 dpi', image: await coarse(), words: wordsOf(letter) },
    {
      name: 'curved and tilted lines',
      image: await curved(),
      words: [...wordsOf(letter.slice(0, 3)), ...wordsOf(second.slice(0, 2))],
    },
    { name: 'blank', image: await drawPage({ width: 900, height: 1200, lines: [] }).toBuffer(), words: [] },
    { name: 'photograph without text', image: await photograph(), words: [] },
  ]
}

function wordsOf(lines: readonly string[]): string[] {
  return lines.flatMap((line) => line.split(' ')).filter((word) => word !== '')
}

function twoColumns(): Promise<Buffer> {
  const left = linesBelow(letter, { size: 24, leading: 2 })
  const right = linesBelow(second, { x: 860, size: 24, leading: 2, y: 112 })
  return drawPage({ width: 1500, height: 480, lines: [...left, ...right] }).toBuffer()
}

function ruledTable(): Promise<Buffer> {
  const lines = cells.flatMap((row, y) => row.map((text, x) => ({ text, x: 70 + x * 250, y: 95 + y * 56, size: 28 })))
  const level = cells.concat([[]]).map((_, y) => `<path d="M50 ${52 + y * 56}h1000" stroke="#000" stroke-width="3"/>`)
  const upright = [0, 1, 2, 3, 4].map((x) => `<path d="M${50 + x * 250} 52v280" stroke="#000" stroke-width="3"/>`)
  return drawPage({ width: 1100, height: 400, lines, extra: level.join('') + upright.join('') }).toBuffer()
}

/** Head and foot of the table are white on dark. */
function banded(): Promise<Buffer> {
  const at = (x: number, y: number) => ({ x: 70 + x * 250, y: 95 + y * 56, size: 28 })
  const isDark = (y: number) => y === 0 || y === cells.length - 1
  const lines = cells.flatMap((row, y) => (isDark(y) ? [] : row.map((text, x) => ({ text, ...at(x, y) }))))
  const white = cells.flatMap((row, y) =>
    isDark(y)
      ? row.map((text, x) => `<text x="${at(x, y).x}" y="${at(x, y).y}" font-size="28" fill="#fff">${text}</text>`)
      : [],
  )
  const bands = [0, cells.length - 1].map(
    (y) => `<rect x="50" y="${60 + y * 56}" width="1000" height="50" fill="#234a7c"/>`,
  )
  return drawPage({ width: 1100, height: 400, lines, background: bands.join(''), extra: white.join('') }).toBuffer()
}

/** The stamp is grey and goes through two lines. */
function stamped(): Promise<Buffer> {
  const stamp =
    '<g transform="rotate(-12 800 250)" fill="none" stroke="#999" stroke-width="5"><rect x="640" y="190" width="330" height="110"/><circle cx="805" cy="245" r="48"/></g>'
  return drawPage({ width: 1200, height: 520, lines: linesBelow(letter), background: stamp }).toBuffer()
}

/** Ten points at 72 dots an inch. */
async function coarse(): Promise<Buffer> {
  const page = await drawPage({
    width: 3000,
    height: 1300,
    lines: linesBelow(letter, { x: 200, y: 200, size: 60 }),
  }).toBuffer()
  return sharp(page).resize({ width: 600 }).png().toBuffer()
}

/** Letters of one width along an arc, and two lines that run downhill. */
function curved(): Promise<Buffer> {
  const [size, advance] = [34, 0.602 * 34]
  const arcs = letter.slice(0, 3).flatMap((text, index) =>
    [...text].map((sign, place) => {
      const x = 60 + place * advance
      const away = (x - 600) / 600
      return { text: sign, x, y: 120 + index * 80 + 40 * away ** 2, size, degrees: 7.6 * away }
    }),
  )
  const tilted = second.slice(0, 2).map((text, index) => ({ text, x: 80, y: 420 + index * 70, size, degrees: 4 }))
  return drawPage({ width: 1260, height: 640, font: 'DejaVu Sans Mono', lines: [...arcs, ...tilted] }).toBuffer()
}

/** Hills, clouds and grass: soft shapes and fine grain, the same every time. */
function photograph(): Promise<Buffer> {
  const [width, height] = [900, 700]
  const data = new Uint8Array(width * height)
  let seed = 7
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      seed = (seed * 16_807) % 2_147_483_647
      const hill = 380 + 60 * Math.sin(x / 90) + 25 * Math.sin(x / 23 + 1)
      const sky = 210 + 25 * Math.sin(x / 140 + y / 60) * Math.cos(y / 75)
      const ground = 90 + 30 * Math.sin(x / 7 + y / 5) * Math.sin(y / 11) + 25 * Math.sin(x / 50)
      data[y * width + x] = (y < hill ? sky : ground) + ((seed % 1000) / 1000 - 0.5) * (y < hill ? 12 : 50)
    }
  return sharp(data, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer()
}
