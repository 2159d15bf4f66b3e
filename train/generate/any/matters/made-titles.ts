import type { Language } from '../../data/language-data.ts'
import { capital } from '../names.ts'
import type { Sketch } from '../sketch.ts'

/** Names that programmes, projects, works and events bear: `{n}` a thing, `{a}` what it is like, `{c}` a place, `{w}` any word. */
const forms: Record<Language, string> = {
  en: '{A} {N}|The {A} {N}|{N} and {N}|{N} for {C}|The {N} of {C}|{N} without {N}|{C} {N}|{A} {N} {y}|From {n} to {n}|{N}: {a} {n} in {C}|{W} {N}|Learning from {n}|{N} {y}|When the {n} comes|Towards {a} {n}|{W}{k}|The Last {N}|Our {N}, Our {N}|{C} {y}',
  de: '{N} und {N}|{N} für {C}|{C}er {N}|{N} ohne {N}|Vom {N} zum {N}|{N} {y}|{N} – {a} gedacht|Neue Wege: {N}|{W}{k}|{W}-{N}|{C} {y}|Zwischen {N} und {N}|{N} neu denken|Lernen mit {N}|Die {a}e {N}|Im Zeichen der {N}|{N} in {C}|Leben mit {N}',
  fr: '{N} et {n}|{N} sans {n}|La {n} de {C}|Les {n}s de {C}|Vers une {n} {a}|{N} {y}|{C} {y}|{W}{k}|Entre {n} et {n}|Au fil de la {n}|{N} pour {C}|Une {n}, des {n}s|{N} : regards {a}s|Le temps de la {n}|Demain, la {n}|{C} en {n}',
  es: '{N} y {n}|{N} sin {n}|La {n} de {C}|Hacia una {n} {a}|{N} {y}|{C} {y}|{W}{k}|Entre {n} y {n}|{N} para {C}|Camino de la {n}|Una {n}, muchas {n}s|{N}: miradas {a}s|El tiempo de la {n}|Volver a la {n}|{C} en {n}',
}

const things: Record<Language, string> = {
  en: 'river|light|bridge|memory|forest|salt|city|winter|garden|voices|energy|water|mobility|horizon|clay|wind|market|archive|silence|colour|border|island|data|kitchen|railway|school|sky|heat|future|stone|shore|care|neighbourhood|soil|wood',
  de: 'Fluss|Licht|Brücke|Erinnerung|Wald|Salz|Stadt|Winter|Garten|Stimmen|Energie|Wasser|Mobilität|Horizont|Ton|Wind|Markt|Archiv|Stille|Farbe|Grenze|Insel|Daten|Küche|Bahn|Schule|Himmel|Wärme|Zukunft|Stein|Ufer|Pflege|Nachbarschaft|Boden|Holz|Heimat',
  fr: 'rivière|lumière|mémoire|forêt|ville|nuit|voix|énergie|terre|pierre|mer|frontière|île|cuisine|école|chaleur|lenteur|rive|mobilité|couleur|parole|matière|saison|montagne|route|danse|vigne|santé|vie',
  es: 'luz|memoria|selva|ciudad|noche|voz|energía|tierra|piedra|frontera|isla|cocina|escuela|orilla|movilidad|palabra|materia|montaña|ruta|danza|salud|vida|calma|lluvia|sombra|huella|ribera|mirada|raíz',
}

const likes: Record<Language, string> = {
  en: 'Green|Open|Silent|Northern|Common|Second|Living|Shared|Digital|Golden|Hidden|Young|Bright|Slow|Circular|New|Distant|Local',
  de: 'grün|offen|still|gemeinsam|digital|jung|langsam|neu|fern|regional|klar|leise|bunt|weit',
  fr: 'verte|ouverte|partagée|durable|numérique|lente|nouvelle|locale|lointaine|secrète|commune',
  es: 'verde|abierta|compartida|sostenible|digital|lenta|nueva|local|lejana|secreta|común',
}

export function madeTitle({ random, names, language }: Sketch): string {
  const pick = (table: Record<Language, string>) => random.pick(table[language].split('|'))
  const made: Record<string, () => string> = {
    n: () => pick(things),
    N: () => capital(pick(things)),
    a: () => pick(likes).toLowerCase(),
    A: () => pick(likes),
    c: () => names.of('city'),
    C: () => names.of('city'),
    w: () => names.word(),
    W: () => capital(names.word()),
    k: () => random.pick(['Lab', ' 2.0', '+', 'Net', ' II', ' XXI', 'Plus', ' 360']),
    y: () => String(random.int(2012, 2030)),
  }
  return pick(forms).replace(/\{(\w)\}/g, (_, sign: string) => made[sign]?.() ?? '')
}
