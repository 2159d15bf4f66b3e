import { languages } from './phrases.ts'
import { fold } from './words.ts'

/** How people of a place, and what is from there, are called where that is not its name; for each language the usual beginnings. */
const adjectives: Record<string, string> = {
  ...{
    FR: 'french franzosisch francais frances',
    DE: 'german deutsch allemand aleman',
    GB: 'british britisch britannique britanico uk',
  },
  ...{ US: 'american amerikanisch americain estadounidense usa america', ES: 'spanish spanisch espagnol espanol' },
  ...{
    IT: 'italian italienisch italien italiano',
    NL: 'dutch niederlandisch neerlandais holandes holland',
    CH: 'swiss schweizer suisse suizo',
  },
  ...{
    AT: 'austrian osterreichisch autrichien austriaco',
    BE: 'belgian belgisch belge belga',
    PT: 'portuguese portugiesisch portugais portugues',
  },
  ...{
    SE: 'swedish schwedisch suedois sueco',
    NO: 'norwegian norwegisch norvegien noruego',
    DK: 'danish danisch danois danes',
  },
  ...{
    FI: 'finnish finnisch finlandais finlandes',
    PL: 'polish polnisch polonais polaco',
    CZ: 'czech tschechisch tcheque checo',
  },
  ...{
    RU: 'russian russisch russe ruso',
    UA: 'ukrainian',
    GR: 'greek griechisch grec griego',
    TR: 'turkish turkisch turc turco',
  },
  ...{
    IE: 'irish irisch irlandais irlandes',
    HU: 'hungarian ungarisch',
    RO: 'romanian',
    BG: 'bulgarian',
    RS: 'serbian',
    HR: 'croatian',
  },
  ...{
    CN: 'chinese chinesisch chinois chino',
    JP: 'japanese japanisch japonais japones',
    KR: 'korean',
    IN: 'indian indisch indien indio',
  },
  ...{
    BR: 'brazilian brasilianisch bresilien brasileno',
    MX: 'mexican mexikanisch mexicain mexicano',
    AR: 'argentinian argentine',
  },
  ...{
    CA: 'canadian kanadisch canadien canadiense',
    AU: 'australian australisch australien australiano',
    CL: 'chilean',
    CO: 'colombian',
  },
  ...{
    EG: 'egyptian',
    ZA: 'south_african',
    NG: 'nigerian',
    IL: 'israeli',
    AE: 'uae emirati',
    TH: 'thai',
    VN: 'vietnamese',
    NZ: 'new_zealander',
  },
  ...{
    '150': 'european europaisch europeen europeo',
    '142': 'asian asiatisch asiatique asiatico',
    '002': 'african afrikanisch africain africano',
  },
  ...{ '003': 'north_american', '005': 'south_american', '009': 'oceanian' },
}

/** The longest name of a place in words. */
export const longestPlace = 4

/** What else the place of this name is called: in other languages, by its code; nothing where it is no place. */
export function otherNames(folded: string): string[] {
  const codes = byName().get(folded) ?? []
  return codes.flatMap((code) => namesOf(code)).filter((name) => name !== folded)
}

function namesOf(code: string): string[] {
  return [...(names.get(code) ?? []), ...adjectivesOf(code), fold(code)]
}

function adjectivesOf(code: string): string[] {
  return (adjectives[code] ?? '').split(' ').flatMap((word) => (word === '' ? [] : [word.replace('_', ' ')]))
}

const names = new Map<string, string[]>()
let prepared: Map<string, string[]> | undefined

function byName(): Map<string, string[]> {
  if (prepared) return prepared
  prepared = new Map()
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const codes = [...letters.flatMap((a) => letters.map((b) => a + b)), '150', '142', '002', '003', '005', '009']
  const namers = languages.map((language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }))
  for (const code of codes) {
    const own = [...new Set(namers.flatMap((namer) => namer.of(code) ?? []).map(fold))]
    if (own.length === 0) continue
    names.set(code, own)
    for (const name of [...own, ...adjectivesOf(code)]) prepared.set(name, [...(prepared.get(name) ?? []), code])
  }
  return prepared
}
