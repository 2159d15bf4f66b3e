import { fold } from './letters.ts'
import { wordsPattern } from './words-pattern.ts'

/**
 * Names and abbreviations of the months, without accents, in German, English, French, Spanish, Italian, Portuguese, Dutch,
 * Swedish, Danish, Norwegian, Finnish, Polish, Czech and Turkish. Abbreviations that are words of another language are left out.
 */
const names = [
  'january janvier januar jaenner janner enero janv jan ene januari gennaio gen janeiro tammikuuta tammikuu stycznia styczen sty ledna leden ocak',
  'february fevrier februar feber febrero fevr fev feb febr februari febbraio fevereiro helmikuuta helmikuu lutego luty lut unora unor subat',
  'march maerz marz mars marzo mrz mar maart mrt marco marts maaliskuuta maaliskuu marca marzec brezna brezen mart',
  'april avril abril avr apr abr aprile huhtikuuta huhtikuu kwietnia kwiecien kwi dubna duben nisan nis',
  'may mai mayo mei maggio mag maio maj toukokuuta toukokuu maja kvetna kveten mayis',
  'june juin juni junio jun giugno giu junho kesakuuta kesakuu czerwca czerwiec cze cervna cerven haziran haz',
  'july juillet juli julio juil jul luglio lug julho heinakuuta heinakuu lipca lipiec lip cervence cervenec temmuz',
  'august aout agosto aug ago augustus augusti elokuuta elokuu sierpnia sierpien srpna srpen agustos agu',
  'september septembre septiembre setiembre sept sep set settembre setembro syyskuuta syyskuu wrzesnia wrzesien wrz zari eylul eyl',
  'october octobre oktober octubre oct okt ottobre ott outubro lokakuuta lokakuu pazdziernika pazdziernik paz rijna rijen ekim',
  'november novembre noviembre nov novembro marraskuuta marraskuu listopada listopad listopadu lis kasim',
  'december decembre dezember diciembre dec dez dic dicembre dezembro desember des joulukuuta joulukuu grudnia grudzien gru prosince prosinec aralik',
]

const numbers = new Map(
  names.flatMap((row, index) => row.split(' ').map((name): [string, number] => [name, index + 1])),
)

/** Accents may be printed or lost: each letter that can carry one is given as a class. */
const accents: Record<string, string> = {
  ...{ a: '[aäáàâą]', c: '[cçčć]', e: '[eéèěę]', g: '[gğ]', i: '[iíı]', n: '[nńñ]', o: '[oóöô]' },
  ...{ r: '[rř]', s: '[sśšş]', u: '[uûúůü]', y: '[yý]', z: '[zźžż]' },
}

/** To be used without regard to case; the longer name is tried first. */
export const monthPattern = wordsPattern(numbers.keys(), (name) => [...name].map((letter) => accents[letter] ?? letter))

export const monthNumber = (name: string): number => numbers.get(fold(name)) ?? 0
