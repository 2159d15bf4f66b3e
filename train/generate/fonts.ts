export type FontFamily = 'helvetica' | 'times' | 'courier'

export interface Style {
  font: FontFamily
  size: number
  bold?: boolean
}

export interface FontMetrics {
  /** As the standard fonts of PDF are called. */
  name: string
  /** Thousandths of the size, from the blank to the tilde. */
  widths: number[]
  /** Of the box that pdfium gives a word, over and under the base line, as fractions of the size. */
  ascent: number
  descent: number
}

/** Facts of the standard fonts. */
const metrics: Record<string, FontMetrics> = {
  helvetica: font(
    'Helvetica',
    '278 278 355 556 556 889 667 222 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 222 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584',
    [0.945, 0.224],
  ),
  'helvetica bold': font(
    'Helvetica-Bold',
    '278 333 474 556 556 889 722 278 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 278 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584',
    [0.962, 0.227],
  ),
  times: font(
    'Times-Roman',
    '250 333 408 500 500 833 778 333 333 333 500 564 250 333 250 278 500 500 500 500 500 500 500 500 500 500 278 278 564 564 564 444 921 722 667 667 722 611 556 722 722 333 389 722 611 889 722 722 556 722 667 556 611 722 722 944 722 722 611 333 278 333 469 500 333 444 500 444 500 444 333 500 500 278 278 500 278 778 500 500 500 500 333 389 278 500 500 722 500 500 444 480 200 480 541',
    [0.878, 0.249],
  ),
  'times bold': font(
    'Times-Bold',
    '250 333 555 500 500 1000 833 333 333 333 500 570 250 333 250 278 500 500 500 500 500 500 500 500 500 500 333 333 570 570 570 500 930 722 667 722 722 667 611 778 778 389 500 778 667 944 722 778 611 778 722 556 667 722 722 1000 722 722 667 333 278 333 581 500 333 500 556 444 556 444 333 500 556 278 333 556 278 833 556 500 556 556 444 389 333 556 500 722 500 500 444 394 220 394 520',
    [0.889, 0.249],
  ),
  courier: font('Courier', '600 '.repeat(95).trim(), [0.803, 0.248]),
  'courier bold': font('Courier-Bold', '600 '.repeat(95).trim(), [0.811, 0.248]),
}

export function metricsOf(style: Style): FontMetrics {
  const found = metrics[style.bold ? `${style.font} bold` : style.font]
  if (!found) throw new Error(`no font ${style.font}`)
  return found
}

/** How wide the text is, in points. */
export function widthOf(text: string, style: Style): number {
  const { widths } = metricsOf(style)
  let thousandths = 0
  for (const letter of text) thousandths += widths[(letter.codePointAt(0) ?? 0) - 32] ?? foreignWidth(letter, style)
  return (thousandths * style.size) / 1000
}

function foreignWidth(letter: string, style: Style): number {
  if (style.font === 'courier') return 600
  const { widths } = metricsOf(style)
  // Accents stand over their letters; other signs are about as wide as a figure.
  return widths[(letter.normalize('NFD').codePointAt(0) ?? 0) - 32] ?? (letter === '—' ? 1000 : 556)
}

function font(name: string, widths: string, [ascent, descent]: [number, number]): FontMetrics {
  return { name, widths: widths.split(' ').map(Number), ascent, descent }
}
