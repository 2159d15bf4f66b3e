import type { Language } from '../../data/language-data.ts'
import { type Matter, mattersIn } from '../matters/matter.ts'
import { commonLines } from './common-lines.ts'

type Variants = Record<Language, readonly string[]>

/** Papers of one sort that an office writes: a matter, the names of what it is about, and its days in their order. */
export interface OfficeKind {
  matter: Matter
  /** How the things are named that such papers are about. */
  objectNames: Variants
  /** Its days from the earliest to the latest. */
  days: readonly string[]
}

/**
 * Frames are matters (`matter.ts`) with `d days in their order`; of the ways of a passage parted by ` || ` one is said. Kinds fill them:
 * `# frame id`, `t titles`, `o office; names`, `a who acts`, `s whom it concerns` (`s company` for a firm), `x object; names`, `m measure; unit`.
 */
export function officeKindsIn(frames: string, kinds: string): OfficeKind[] {
  const frameOf = new Map(blocksOf(frames).map(([head = '', ...lines]) => [head, lines]))
  return blocksOf(kinds).map(([head = '', ...lines]) => {
    const [frame = '', id = ''] = head.split(' ')
    const own = frameOf.get(frame)
    if (!own) throw new Error(`no frame ${frame}`)
    const cells = (sign: string) => {
      const line = lines.find((each) => each.startsWith(`${sign} `)) ?? ''
      return line
        .slice(2)
        .replace(/^company /, '')
        .split(';')
        .map((cell) => cell.trim())
    }
    const words = (sign: string) => cells(sign).slice(0, 4).join('; ')
    const filled: Record<string, string> = {
      ...{ t: words('t'), o: words('o'), on: cells('o')[4] ?? '', a: words('a'), s: words('s'), x: words('x') },
      ...{ m: words('m'), u: cells('m')[4] ?? '' },
      sf: lines.some((line) => line.startsWith('s company ')) ? 'company' : 'person',
    }
    const text = [`# ${frame}_${id}`, ...own, ...commonLines.trim().split('\n')]
      .join('\n')
      .replace(/%(t|on?|a|sf?|x|m|u)%/g, (_, sign: string) => filled[sign] ?? '')
    const [matter] = mattersIn(text)
    if (!matter) throw new Error(`no matter ${head}`)
    const [en = '', de = en, fr = en, es = en] = (cells('x')[4] ?? '').split(' / ')
    return {
      matter,
      objectNames: { en: en.split('|'), de: de.split('|'), fr: fr.split('|'), es: es.split('|') },
      days:
        own
          .find((line) => line.startsWith('d '))
          ?.slice(2)
          .split(' ') ?? [],
    }
  })
}

function blocksOf(table: string): string[][] {
  return table
    .split(/^# /m)
    .map((block) => block.trim())
    .filter(Boolean)
    .map((block) => block.split('\n'))
}
