/** Where a value of made-up or known truth stands: it is all that its page prints. */
export function printedPlace(quote: string) {
  return {
    ...{ page: 1, bbox: null, quote, start: 0, end: quote.length, section: null },
    ...{ kind: 'span', resolver: 'embedded' },
  }
}
