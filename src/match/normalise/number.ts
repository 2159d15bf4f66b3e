const longest = 40

/** A number as people write it: `1.234,56`, `1,234.56`, `$ 1.29`, `5.40 %`, `(12)`; undefined for anything else. */
export function readNumber(text: string): number | undefined {
  if (text.length > longest) return undefined
  const bare = text
    .trim()
    .replace(/^[^\d(+\-.,]{0,4}\s*/u, '')
    .replace(/\s*[^\d).,]{0,5}$/u, '')
  const isNegative = /^\(.*\)$|^-/.test(bare)
  const figures = bare.replace(/^[(+-]|\)$/g, '').replace(/[\s'’]/gu, '')
  if (!/^(?:\d[\d.,]*|[.,]\d+)$/.test(figures)) return undefined
  const value = Number(decimalPoint(figures))
  if (!Number.isFinite(value)) return undefined
  return isNegative ? -value : value
}

function decimalPoint(figures: string): string {
  const mark = /[.,](?=\d*$)/.exec(figures)
  if (mark === null) return figures
  const whole = figures.slice(0, mark.index)
  const rest = figures.slice(mark.index + 1)
  const isGroups =
    rest.length === 3 && (whole.includes(mark[0]) || (mark[0] === ',' && !whole.includes('.') && whole !== '0'))
  if (isGroups) return figures.replace(/[.,]/g, '')
  return `${whole.replace(/[.,]/g, '')}.${rest}`
}
