import type { Item } from './item.ts'
import type { Token } from './words.ts'

/**
 * "How much money came in", "was ist auf dem Konto eingegangen": money of an account, by the sign of its rows, and not what invoices
 * that came in add up to, which is money that goes out.
 */
export function settleDirection(items: Item[], tokens: Token[]): Item[] {
  const said = tokens.map(({ folded }) => folded).join(' ')
  const mark = cameIn.test(said) ? 'incoming' : wentOut.test(said) ? 'outgoing' : undefined
  if (mark === undefined || !money.test(said)) return items
  // "Reçus" are documents.
  const isSaid = (item: Item) =>
    !(item.kind === 'relation' && item.only) && item.to === item.from + 1 && known.test(tokens[item.from]?.folded ?? '')
  const others = items.filter((item) => !isSaid(item))
  const isOfDocuments = others.some((item) => item.kind === 'relation' && item.only !== undefined)
  if (isOfDocuments || others.some(({ kind }) => kind === 'value' || kind === 'column')) return items
  const plain = items.map((item): Item => {
    // "Combien d'argent" counts nothing.
    if (item.kind === 'mark' && item.mark === 'count') return { ...item, mark: 'sum' }
    const { from, to } = item
    return isSaid(item) ? { kind: 'word', isFiller: true, text: tokens[from]?.folded ?? '', from, to, score: 0 } : item
  })
  return [{ kind: 'mark', mark, text: mark, from: 0, to: 0, score: 0.4 }, ...plain]
}

/** Folded. */
const money = /\b(?:how much|money|wie ?viel|geld|combien|argent|cuanto|dinero|konto|account|compte|cuenta|zahlungen)\b/
const cameIn =
  /\b(?:(?:came|come|comes|coming|flowed) (?:\S+ )?in|received?|(?:ein|rein|herein)(?:gegangen|gekommen|genommen|gingen|ging)|(?:ging|gingen|kam|kamen)\b.* (?:ein|rein|herein)|erhalten|bekommen|encaisse\w*|rentree?s?|(?:est|sont|a|ont) entree?s?|recue?s?|touche|entr(?:o|aron|ado)|ingres(?:o|aron|ado)|cobra(?:do|mos|ron)|recibi(?:do|mos|o))\b/
const wentOut =
  /\b(?:(?:went|gone|goes|going|flowed) (?:\S+ )?out|(?:ab|raus|hinaus)(?:gegangen|gebucht|geflossen|gingen)|(?:ging|gingen|floss)\b.* (?:ab|raus|hinaus)|sorti(?:e|s|es)?|sal(?:io|ieron|ido))\b/
/** What says it, and where the money is. */
const known =
  /^(?:konto|account|compte|cuenta|bank|banque|banco|received?|rein|herein|raus|hinaus|\w*(?:gegangen|gekommen|genommen|gebucht|geflossen|gingen)|erhalten|bekommen|encaisse\w*|rentree?s?|entree?s?|recue?s?|touche|sorti(?:e|s|es)?|sal(?:io|ieron|ido)|entr(?:o|aron|ado)|ingres(?:o|aron|ado)|cobra(?:do|mos|ron)|recibi(?:do|mos|o))$/
