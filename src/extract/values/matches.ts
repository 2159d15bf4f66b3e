/** All matches of a global pattern. `String.matchAll` copies the pattern at each call, which is most of its cost on short lines. */
export function matches(pattern: RegExp, text: string): RegExpExecArray[] {
  pattern.lastIndex = 0
  const found: RegExpExecArray[] = []
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) found.push(match)
  return found
}
