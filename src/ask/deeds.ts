import { type Catalogue, holdsDocuments } from './catalogue.ts'
import type { Item } from './item.ts'
import type { Language } from './phrases.ts'
import { isVerb } from './small-words.ts'
import type { Token } from './words.ts'

/** "How many hours did she work", "how many pumps are going to Hull": what is done with all of a thing, which parts none of it from the rest. */
export function settleDeeds(items: Item[], catalogue: Catalogue): Item[] {
  if (!holdsDocuments(catalogue)) return items
  return items.map((item) => (item.kind === 'word' && neutral.test(item.text) ? { ...item, isFiller: true } : item))
}

/** Folded. */
const neutral =
  /^(?:going|heading|work(?:s|ed|ing)?|dr(?:ive|ives|ove|iven)|travell?ed|ship(?:s|ped)?|submit(?:s|ted)?|claim(?:ed)?|us(?:e|ed|ing)|consumed|logged|recorded|book(?:ed)?|gearbeitet|arbeitete?|gefahren|verbraucht|genutzt|verwendet|erfasst|eingereicht|gebucht|verbaut|montiert|travaillee?|utilise(?:e?s)?|consommee?s?|posee?s?|installee?s?|parcourue?s?|trabaj(?:o|aron|ado)|us(?:o|aron|ado)|consumi(?:o|eron|do)|instal(?:o|aron|ado)|cambi(?:o|aron|ado)|recorri(?:o|eron|do))$/

/** Whether a word that nothing explains says what is done, and not to what: verbs that end as only they do, or stand where they must. */
export function isDeed(tokens: Token[], at: number, language: Language): boolean {
  const { text = '', folded = '' } = tokens[at] ?? {}
  const before = tokens[at - 1]?.folded ?? ''
  if (/(?:ed|ing)$/.test(text) || isVerb(folded)) return true
  if (language === 'de') return /^(?:\p{Ll}{2,5})?ge\p{Ll}{3,}(?:t|en)$/u.test(text)
  if (language === 'fr') return /^(?:ete|a|ont|est|sont|avons|avez|ai)$/.test(before) && /(?:é|i|u|t|s)e?s?$/.test(text)
  return (
    language === 'es' &&
    (/(?:aron|ieron|amos|imos)$/.test(folded) || (/[éó]$/.test(text) && /^(?:cuanto|que|se)$/.test(before)))
  )
}
