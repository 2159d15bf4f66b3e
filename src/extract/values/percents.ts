import { blanks } from './letters.ts'
import type { TextMention } from './mention.ts'
import { type NumberSpan, withSign } from './numbers.ts'

const sign = new RegExp(
  `[${blanks}]{0,2}(?:%|(?:percent|per cent|Prozent|pour cent|por ciento|v\\. ?H\\.|vH|Prozentpunkte)(?![A-Za-z]))`,
  'y',
)
const anySign = /%|cent|ciento|Prozent|v\. ?H\.|vH/

export function findPercents(text: string, spans: NumberSpan[]): TextMention[] {
  if (!anySign.test(text)) return []
  return spans.flatMap((span): TextMention[] => {
    const signed = withSign(text, span)
    sign.lastIndex = signed.end
    const found = sign.exec(text)
    if (!found) return []
    return [
      {
        kind: 'percent',
        start: signed.start,
        end: signed.end + found[0].length,
        value: signed.negative ? -span.value : span.value,
        decimals: span.decimals,
        unit: '%',
        ...(span.ambiguous && { ambiguous: true }),
      },
    ]
  })
}
