/** How many words a span has at most. */
export const longestSpan = 16
