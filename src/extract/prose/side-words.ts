/** Two values that sentences tell apart by what stands before or behind each. */
export interface Relation {
  of: 'date' | 'amount'
  /** Of both sides, what names of fields ask for them, and what sentences say of them. */
  sides: readonly [SideWords, SideWords]
  /** How many letters may part the two. */
  furthest: number
  /** What leaves no doubt about a whole sentence, so that both are known however little else speaks for them. */
  certain?: RegExp
  /** What alone between two values says that they are of both sides, in order. */
  joint?: RegExp
  /** Either side may stand, and is asked for, without the other. */
  standsAlone?: boolean
  /** What a name says that means whichever side no other field asks for. */
  either?: RegExp
}

interface SideWords {
  asked: RegExp
  said: Said
}

export type Said = (clause: { lead: string; tail: string }) => number

const words = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'giu')

/** How far into the words before a value they say so last, with little behind it; -1 where they do not. */
function leadsBy(pattern: string, mostBehind: number): Said {
  const said = words(pattern)
  return ({ lead }) => {
    const last = [...lead.matchAll(said)].at(-1)
    return last && lead.length - last.index - last[0].length <= mostBehind ? last.index : -1
  }
}

/** What is said anywhere in its part of the sentence; the stronger outdoes the other side. */
function clauseSays(pattern: RegExp, strength: number, unless?: RegExp): Said {
  return ({ lead, tail }) => {
    const clause = `${lead.split(/[,;]\s/u).at(-1)} | ${tail.split(/[,;](?:\s|$)/u)[0]}`
    return pattern.test(unless ? clause.replace(unless, ' ') : clause) ? strength : -1
  }
}

const starts =
  'from|since|start(?:s|ing|ed)?|begin(?:s|ning)?|began|commenc(?:es?|ing)|effective|vom|von|ab|seit|beginnt|begann|beginnend|anfangend|du|dès|depuis|à (?:compter|partir) du|débute|commence|effet|desde|del|a partir del?|comienza|empieza|inicia|surte efectos?|entra en vigor'
const ends =
  "to|till?|until|through|up to|end(?:s|ing|ed)?|expir(?:es?|ing)|terminat(?:es?|ing)|last day|bis|endet|endete|endend|läuft|au|jusqu[’']au|se termine|prend fin|expire|s[’']achève|al|hasta|termina|finaliza|vence|concluye|expira"
const olds =
  'from|down from|up from|instead of|von|bisher|bislang|statt|de|desde|au lieu de|contre|en lugar de|frente a'
const news = 'to|now|auf|nun|nunmehr|künftig|à|désormais|a|hasta|ahora'
const rises =
  'rises?|rose|rais(?:es?|ed)|increas(?:es?|ed)|go(?:es)? (?:up|down)|went|chang(?:es?|ed)|adjust(?:s|ed)|reduc(?:es?|ed)|falls?|fell|drops?|dropped|lower(?:s|ed)|cut|steigt|stieg|erhöht|angehoben|hebt|heben|senkt|sinkt|sank|gesenkt|angepasst|reduziert|ändert|geändert|fällt|klettert|passe(?:ra|nt)?|passée?|augment\\p{L}*|baiss\\p{L}*|diminu\\p{L}*|rédui\\p{L}*|portée?|relevée?|ramenée?|pasa|pasará|sube|subirá|aument\\p{L}*|baja|bajará|reduc\\p{L}*|cambia|eleva|incrementa'

const discountWords =
  /skonto|discount|rebate|early payment|escompte|remise|descuento|pronto pago|abzüglich|abzgl|\d\s?%/iu
const withoutDiscount =
  /(?:ohne|without|no|less no|sans|sin)\s(?:\p{L}+\s){0,2}(?:abzug|skonto|discount|deductions?|escompte|remise|descuentos?)/giu
const dueWords =
  /netto|rein net|\bnet\b|\bneto\b|\bnette?\b|ohne|without|in full|fällig|\bdue\b|payable|zahlbar|otherwise|ansonsten|sonst|danach|sinon|au plus tard|échéance|à régler|en caso contrario|vence|vencimiento|pagadero|íntegr|full amount|voll(?:er|en) betrag|sans|\bsin\b/iu

const leastBehind = 25
const nothingBehind = 14

/** From when and until when; what it was and what it is now; until when less is to be paid, and when all of it. */
export const relations: readonly Relation[] = [
  {
    of: 'date',
    sides: [
      {
        asked:
          /\b(?:start(?:s|ed|ing)?|begin(?:s|ning)?|began|commence\w*|from|since|von|ab|seit|anfang|debut|du|depuis|inicio|desde|comienzo)\b|beginn\b/u,
        said: leadsBy(starts, leastBehind),
      },
      {
        asked:
          /\b(?:end(?:s|ed|ing)?|until|till|to|through|expir\w*|terminat\w*|bis|fin|au|jusqu|termino|hasta|final(?:izacion)?)\b|ende\b|ablauf\b/u,
        said: leadsBy(ends, leastBehind),
      },
    ],
    furthest: 120,
    joint: /^\s*(?:[-–—]|to|until|till|through|bis(?: zum| einschließlich)?|au|jusqu[’']au|al|hasta(?: el)?)\s*$/iu,
  },
  {
    of: 'amount',
    sides: [
      {
        asked:
          /\b(?:old|previous|prior|former|alt(?:e[rs]?)?|bisher\w*|bislang|vorherig\w*|frueher\w*|fruher\w*|ancien(?:ne)?|precedente?|anterior|antigu[oa]|previ[oa]|before|avant|antes)\b/u,
        said: leadsBy(olds, nothingBehind),
      },
      {
        asked:
          /\b(?:new|neu(?:e[rs]?)?|kunftig\w*|kuenftig\w*|nouve(?:au|l|lle)|futur[eoa]?|nuev[oa]|revised|adjusted|after|apres|despues|next)\b/u,
        said: leadsBy(news, nothingBehind),
      },
    ],
    furthest: 60,
    certain: words(rises),
    either: /\b(?:current|present|aktuell\w*|derzeitig\w*|gegenwartig\w*|jetzig\w*|actuel(?:le)?|actual|vigente)\b/u,
  },
  {
    of: 'date',
    sides: [
      {
        asked: /skonto|discount|escompte|descuento|pronto.pago|\bearly\b/u,
        said: clauseSays(discountWords, 2, withoutDiscount),
      },
      {
        asked: /\bdue\b|fallig|zahlbar|zahlungsziel|\bnet\b|netto|echeance|vencimiento|payable|pay_by|\bpay by\b/u,
        said: clauseSays(dueWords, 1),
      },
    ],
    furthest: 160,
    certain: discountWords,
    standsAlone: true,
  },
]
