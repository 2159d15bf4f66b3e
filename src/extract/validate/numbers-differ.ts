/** How two numbers that should be the same differ: not at all, by rounding only, or really. */
export function numbersDiffer(a: number, b: number, tolerance = roundingOf(a, b)): 'same' | 'rounding' | 'different' {
  const difference = Math.abs(a - b)
  if (difference <= Math.max(Math.abs(a), Math.abs(b)) * 1e-12) return 'same'
  return difference <= tolerance + Math.max(Math.abs(a), 1) * 1e-9 ? 'rounding' : 'different'
}

export function decimalsOf(value: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e')
  return Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent))
}

/** Half a unit of the last digit of the coarser number, and never more than half a cent. */
function roundingOf(a: number, b: number): number {
  return Math.min(0.005, 0.5 * 10 ** -Math.min(decimalsOf(a), decimalsOf(b)))
}
