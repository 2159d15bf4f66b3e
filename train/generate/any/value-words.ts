import type { Language } from '../data/language-data.ts'

/** Words that stand with figures, and ways to write days. */
export const units =
  'kg|cm|mm|m|m²|m³|l|ml|g|km|°C|kW|V|kWh|bar|t|mg|Hz|W|Nm|km/h|dB|ccm|mg/dl|h|min|A|mmol/l|rpm|lbs|ft|in'.split('|')
export const otherDates = [
  'D MMMM YYYY',
  'YYYY-MM-DD',
  'DD/MM/YY',
  'MMM D, YYYY',
  'DD-MMM-YYYY',
  'D.M.YY',
  'D. MMMM YYYY',
  'DD.MM.YYYY',
  'YYYY/MM/DD',
  'D/M/YYYY',
  'DD MMM YY',
]
export const weekdays: Record<Language, string[]> = {
  de: ['Mo', 'Dienstag', 'Mi.', 'Donnerstag', 'Freitag', 'Sa'],
  en: ['Mon', 'Tuesday', 'Wed', 'Thursday', 'Fri', 'Saturday'],
  fr: ['lundi', 'mar.', 'mercredi', 'jeudi', 'vendredi', 'sam.'],
  es: ['lunes', 'martes', 'miércoles', 'jue.', 'viernes', 'sáb.'],
}
export const countUnits: Record<Language, string[]> = {
  de: ['Stück', 'Tage', 'Std.', 'Stk', 'St.', 'Personen', 'Karton', 'Palette'],
  en: ['pcs', 'days', 'hours', 'units', 'ea', 'persons', 'boxes', 'pallets'],
  fr: ['pièces', 'jours', 'heures', 'unités', 'colis', 'personnes'],
  es: ['unidades', 'días', 'horas', 'ud.', 'uds.', 'personas', 'bultos'],
}
export const timeUnits: Record<Language, string[]> = {
  de: ['Monate', 'Jahre', 'Tage', 'Wochen', 'Stunden'],
  en: ['months', 'years', 'days', 'weeks', 'hours'],
  fr: ['mois', 'ans', 'jours', 'semaines', 'heures'],
  es: ['meses', 'años', 'días', 'semanas', 'horas'],
}
export const rangeWords: Record<Language, readonly (readonly [before: string, between: string])[]> = {
  en: [
    ['', ' - '],
    ['from ', ' to '],
    ['', ' to '],
    ['', ' – '],
    ['', ' until '],
  ],
  de: [
    ['', ' - '],
    ['vom ', ' bis '],
    ['', ' bis '],
    ['von ', ' bis '],
    ['', ' – '],
  ],
  fr: [
    ['', ' - '],
    ['du ', ' au '],
    ['', ' au '],
    ['', ' – '],
  ],
  es: [
    ['', ' - '],
    ['del ', ' al '],
    ['desde el ', ' hasta el '],
    ['', ' – '],
  ],
}
