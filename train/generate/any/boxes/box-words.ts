import type { Language } from '../../data/language-data.ts'

type Pair = readonly [string, string]

export const yesAndNo: Record<Language, Pair> = {
  en: ['yes', 'no'],
  de: ['ja', 'nein'],
  fr: ['oui', 'non'],
  es: ['sí', 'no'],
}

/** Other words that forms have for yes and no. */
export const alternatives: Record<Language, readonly Pair[]> = {
  en: [
    ['Y', 'N'],
    ['true', 'false'],
    ['correct', 'not correct'],
    ['agree', 'disagree'],
    ['applies', 'does not apply'],
    ['given', 'not given'],
  ],
  de: [
    ['J', 'N'],
    ['trifft zu', 'trifft nicht zu'],
    ['stimmt', 'stimmt nicht'],
    ['gegeben', 'nicht gegeben'],
    ['zutreffend', 'unzutreffend'],
    ['richtig', 'falsch'],
  ],
  fr: [
    ['O', 'N'],
    ['vrai', 'faux'],
    ['exact', 'inexact'],
    ["d'accord", "pas d'accord"],
    ['applicable', 'non applicable'],
  ],
  es: [
    ['S', 'N'],
    ['verdadero', 'falso'],
    ['correcto', 'incorrecto'],
    ['de acuerdo', 'en desacuerdo'],
    ['procede', 'no procede'],
  ],
}

/** The third box of a question: it says neither. */
export const neither: Record<Language, string> = {
  en: 'not known',
  de: 'unbekannt',
  fr: 'ne sait pas',
  es: 'no consta',
}

/** What stands beside a label where there is nothing of the kind. */
export const none: Record<Language, readonly string[]> = {
  en: ['none', 'nil', 'no', 'none known', 'not any', 'nothing noted', '0'],
  de: ['keine', 'entfällt', 'nein', 'keine bekannt', 'Fehlanzeige', 'ohne', '0'],
  fr: ['néant', 'aucun', 'non', 'aucun connu', 'rien à signaler', 'sans', '0'],
  es: ['ninguno', 'no', 'no constan', 'sin novedad', 'nada', 'ninguna', '0'],
}

export const headings: Record<Language, readonly string[]> = {
  en: 'Please tick|Please mark with a cross|Tick one box in each line|Declarations|Questions|About you|Further particulars|To be completed by the applicant|Part B|Section 2|For office use|Details|Check list'.split(
    '|',
  ),
  de: 'Bitte ankreuzen|Zutreffendes bitte ankreuzen|Je Zeile ein Kreuz|Erklärungen|Fragen|Angaben zur Person|Weitere Angaben|Vom Antragsteller auszufüllen|Teil B|Abschnitt 2|Nur für den Dienstgebrauch|Einzelheiten'.split(
    '|',
  ),
  fr: 'Cocher la case|Cochez ce qui convient|Une croix par ligne|Déclarations|Questions|À propos de vous|Autres précisions|À remplir par le demandeur|Partie B|Section 2|Réservé au service|Détails'.split(
    '|',
  ),
  es: 'Marque con una cruz|Marque lo que proceda|Una cruz por línea|Declaraciones|Preguntas|Sobre usted|Otros datos|A rellenar por el solicitante|Parte B|Sección 2|Reservado al servicio|Detalles'.split(
    '|',
  ),
}

/** Remarks that hold the words of an option and do not say that it was taken. */
export const decoys: Record<Language, readonly string[]> = {
  en: [
    '{}: only after prior agreement.',
    'Whoever ticks "{}" also fills in page 2.',
    'Note on "{}": see overleaf.',
    'The price list for "{}" is sent on request.',
    'Until last year "{}" was on another form.',
    'Hint: "{}" needs the consent of the office.',
    'Questions about "{}" are answered at the desk.',
  ],
  de: [
    '{}: nur nach vorheriger Absprache.',
    'Wer „{}“ ankreuzt, füllt auch Seite 2 aus.',
    'Hinweis zu „{}“: siehe Rückseite.',
    'Preise für „{}“ senden wir auf Anfrage.',
    'Bis zum Vorjahr stand „{}“ auf einem anderen Vordruck.',
    'Hinweis: „{}“ bedarf der Zustimmung der Stelle.',
  ],
  fr: [
    '{} : seulement après accord préalable.',
    'Qui coche « {} » remplit aussi la page 2.',
    'Remarque sur « {} » : voir au verso.',
    'Les tarifs pour « {} » sont envoyés sur demande.',
    "L'an dernier, « {} » figurait sur un autre formulaire.",
    "Attention : « {} » exige l'accord du service.",
  ],
  es: [
    '{}: solo previo acuerdo.',
    'Quien marque «{}» rellenará también la página 2.',
    'Nota sobre «{}»: véase el dorso.',
    'Los precios de «{}» se envían a petición.',
    'Hasta el año pasado «{}» estaba en otro impreso.',
    'Aviso: «{}» requiere permiso de la oficina.',
  ],
}
