import type { ConceptId } from '../lexicon/concepts.ts'
import { matches } from '../values/matches.ts'
import { type ProseCandidate, toCandidate } from './prose-candidate.ts'
import type { RunningText } from './running-text.ts'

/** Clauses are often set in capitals throughout: these words are no names even so. */
const noName =
  '(?:THE|THIS|OF|CONFLICTS?|CHOICE|LAWS?|WITHOUT|WITH|APPLICABLE|EXCLUDING|EXCEPT|EXCLUSIVE|AS|IN|IRRESPECTIVE|REGARDLESS|NOTWITHSTANDING|SHALL|AND|OR|BUT|THAT|WHICH|UNTER|OHNE|MIT|SANS|SIN)(?!\\p{L})'
const word = `(?!${noName})\\p{Lu}[\\p{L}'’.-]*`
const link = "(?:of the|of|de la|de|del|du|the|d['’])"
/** A state, country or city: words with capitals, and what links them. */
const place = `(?-i:(?<place>(?:Confédération\\s+(?:suisse|helvétique)|(?:England|Trinidad|Bosnia|Antigua)\\s+and\\s+${word}|${word}(?:\\s(?:${link}\\s)?${word}){0,4})))`
const state =
  '(?:(?:the\\s+)?United\\s+States(?:\\s+of\\s+America)?,?\\s+and\\s+(?:of\\s+)?)?(?:the\\s+)?(?:(?:said\\s+)?(?:state|commonwealth|province)\\s+of\\s+)?(?:the\\s+)?'
const kind = '(?:(?:internal|substantive|domestic|local|procedural|applicable|and)\\s+){0,3}'
/** "English" alone names no state: the law itself is the answer. */
const ofNation =
  /^(?:English|German|French|Swiss|Dutch|Italian|Spanish|Austrian|Belgian|Scottish|Irish|Danish|Swedish|Norwegian|Finnish|Polish|Portuguese|Canadian|Australian|Japanese|Chinese|Indian|Singaporean|Luxembourg|Israeli)\s+law/u
const governs =
  'govern(?:ed|s|ing)?|constru(?:ed|ction)|interpret(?:ed|ation)|enforced|determined|subject\\s+to(?=\\s+the\\s+(?:\\p{Ll}+\\s+)?laws)'
/** The state is written out ("droit français", "deutschem Recht"): the law itself is the answer. */
const german =
  '(?<place>(?:deutsche|österreichische|schweizerische|Schweizer|französische|spanische|niederländische|englische|belgische|italienische|luxemburgische|liechtensteinische)(?:s|m|n)?\\s+Rechts?)'
const french =
  '(?<place>(?:droit|loi|législation)\\s+(?:français|belge|suisse|luxembourgeois|canadien|québécois|allemand|espagnol|anglais|italien|monégasque)(?:e|ne)?)'
const spanish =
  '(?<place>(?:ley|leyes|legislación|derecho|normativa)\\s+(?:común\\s+)?(?:español|mexican|argentin|colombian|chilen|peruan|alemán|aleman|frances)[a-z]*)'

type Anchor = [pattern: RegExp, concepts: ConceptId[], probability: number]

/** What stands closest to the place says most; the words before it may be of another matter. */
const law: ConceptId[] = ['governing_law', 'jurisdiction']
const anchors: Anchor[] = [
  [
    rule(
      `(?:${governs})[^.;]{0,160}?\\s(?:laws?|statutes)(?:\\s+and\\s+(?:\\p{Ll}+\\s+)?\\p{Ll}+)?(?:\\s+\\([^()]{0,80}\\))?\\s+(?:of|in)\\s+(?:force\\s+in\\s+)?${state}${place}`,
    ),
    law,
    0.95,
  ],
  [rule(`(?:${governs})[^.;]{0,80}?\\s(?:by|under|with|to)\\s+${kind}${place}\\s+(?:state\\s+)?laws?`), law, 0.9],
  [
    rule(
      `(?:the\\s+)?(?:${kind})laws?\\s+of\\s+${state}${place}[^.;]{0,40}?\\s(?:shall|will)\\s+(?:govern|apply|control)`,
    ),
    law,
    0.93,
  ],
  [rule(`${place}\\s+law\\s+(?:shall\\s+|will\\s+)?(?:governs?|appl(?:y|ies)|controls?)`), law, 0.9],
  [rule(`laws?\\s+of\\s+the\\s+(?:state|commonwealth|province)\\s+of\\s+${place}`), law, 0.5],
  [rule(`Recht(?:s)?\\s+(?:der|des|von)\\s+${place}`), law, 0.92],
  [rule(german), law, 0.9],
  [
    rule(
      `(?:régie?s?|soumise?s?|interprétée?s?|applicable)[^.;]{0,80}?\\s(?:par|à|au|aux|est|selon|conformément)[^.;]{0,20}?\\s(?:droit|lois?|législation)\\s+(?:en\\s+vigueur\\s+)?(?:de\\s+la\\s+|de\\s+l['’]|du\\s+|des\\s+|de\\s+|d['’]|en\\s+)${place}`,
    ),
    law,
    0.92,
  ],
  [rule(french), law, 0.9],
  [
    rule(
      `(?:regir[áa]n?|rige|regido|someten?|sujeto|interpretar[áa]n?|aplicables?)[^.;]{0,80}?\\s(?:leyes|ley|legislación|derecho)\\s+(?:vigentes?\\s+)?(?:en\\s+|del\\s+|de\\s+(?:la\\s+|los\\s+)?)(?:estado\\s+de\\s+)?${place}`,
    ),
    law,
    0.92,
  ],
  [rule(spanish), law, 0.85],
  [
    rule(`courts?\\s+(?:of|in|located\\s+in|sitting\\s+in)\\s+${state}${place}[^.;]{0,120}?jurisdiction`),
    ['jurisdiction'],
    0.8,
  ],
  [
    rule(
      `jurisdiction\\s+of\\s+(?:the\\s+)?[^.;]{0,60}?courts?\\s+(?:of|in|located\\s+in|sitting\\s+in)\\s+${state}${place}`,
    ),
    ['jurisdiction'],
    0.8,
  ],
  [rule(`Gerichtsstand[^.;]{0,100}?\\s(?:ist|in)\\s+${place}`), ['jurisdiction'], 0.9],
  [rule(`(?:tribunal|tribunaux|juridictions?)(?:\\s+\\p{Ll}+)?\\s+(?:de|du|d['’])\\s?${place}`), ['jurisdiction'], 0.8],
  [
    rule(
      `(?:juzgados|tribunales)(?:\\s+y\\s+tribunales)?\\s+(?:competentes\\s+)?de\\s+(?:la\\s+ciudad\\s+de\\s+)?${place}`,
    ),
    ['jurisdiction'],
    0.85,
  ],
]

function rule(pattern: string): RegExp {
  return new RegExp(`(?<!\\p{L})${pattern}`, 'dgiu')
}

/** Whose law holds, and where courts are asked: only where a sentence says so. */
export function findLaw(running: RunningText): ProseCandidate[] {
  const seen = new Set<number>()
  return anchors.flatMap(([pattern, concepts, probability]) =>
    matches(pattern, running.text).flatMap((match) => {
      const span = match.indices?.groups?.['place']
      if (!span) return []
      const start = span[0]
      const printed = ofNation.exec(running.text.slice(start, start + 40))?.[0] ?? trim(running.text.slice(...span))
      const end = start + printed.length
      if (seen.has(start) || noPlace.test(running.text.slice(start, end))) return []
      seen.add(start)
      return [toCandidate(running, { concepts, kind: 'text', start, end, probability })]
    }),
  )
}

const noPlace =
  /^(?:Agreement|Contract|Party|Parties|Company|Section|This|Such|Any|Applicable|Law|Vertrag|Contrat|Contrato|State)\b/u

/** Words of the next sentence, and the dot of this one, are not of the name. */
function trim(printed: string): string {
  return printed.replace(/(?<=\p{L}{3})\.(?:\s[\s\S]*|$)/u, '').replace(/(?<!['’-])['’-]+$/u, '')
}
