import { fold } from './letters.ts'

/** Names and abbreviations of the months in German, English, French and Spanish, without accents. */
const names = [
  'january janvier januar jaenner janner enero janv jan ene',
  'february fevrier februar feber febrero fevr fev feb febr',
  'march maerz marz mars marzo mrz mar',
  'april avril abril avr apr abr',
  'may mai mayo',
  'june juin juni junio jun',
  'july juillet juli julio juil jul',
  'august aout agosto aug ago',
  'september septembre septiembre setiembre sept sep set',
  'october octobre oktober octubre oct okt',
  'november novembre noviembre nov',
  'december decembre dezember diciembre dec dez dic',
]

const numbers = new Map(
  names.flatMap((row, index) => row.split(' ').map((name): [string, number] => [name, index + 1])),
)

/** Accents may be printed or lost: each letter that can carry one is given as a class. */
const accents: Record<string, string> = { a: '[aä]', e: '[eéè]', u: '[uû]' }

/** To be used without regard to case; the longer name is tried first. */
export const monthPattern = [...numbers.keys()]
  .sort((a, b) => b.length - a.length)
  .map((name) => name.replace(/[aeu]/g, (letter) => accents[letter] ?? letter))
  .join('|')

export const monthNumber = (name: string): number => numbers.get(fold(name)) ?? 0
