import type { Language } from '../../data/language-data.ts'
import { kindPlan } from '../kind-plan.ts'
import type { Plan } from '../plan.ts'
import type { Sketch } from '../sketch.ts'

const planOfSomeKind = kindPlan()

/** A record or a form that consists of lists, things to tick, answers and measures, with a few other facts of some kind before them. */
export function recordPlan(sketch: Sketch): Plan {
  const { random, language } = sketch
  const plan = planOfSomeKind(sketch)
  return {
    ...plan,
    kind: `record:${plan.kind}`,
    ...(random.chance(0.75) && { title: { words: titles[language] } }),
    parties: plan.parties.slice(0, random.int(0, 2)),
    concepts: random.shuffle(plan.concepts).slice(0, random.int(2, 7)),
    lists: random.chance(0.2) ? plan.lists.slice(0, 1) : [],
    parts: random.int(2, 4),
  }
}

const titles: Record<Language, readonly string[]> = {
  en: 'Record|Site report|Data sheet|Check sheet|Protocol|Summary sheet|Work report|Questionnaire|Return form|Status report|Acceptance sheet|Survey form'.split(
    '|',
  ),
  de: 'Protokoll|Einsatzbericht|Datenblatt|Prüfbogen|Aufnahmebogen|Arbeitsbericht|Fragebogen|Rückmeldebogen|Statusbericht|Abnahmebogen|Erhebungsbogen'.split(
    '|',
  ),
  fr: 'Procès-verbal|Fiche de suivi|Fiche technique|Feuille de contrôle|Compte rendu|Bordereau|Questionnaire|Fiche de retour|Rapport de chantier|Bilan|Relevé'.split(
    '|',
  ),
  es: 'Acta|Parte de trabajo|Ficha técnica|Hoja de control|Informe|Resumen|Cuestionario|Hoja de respuesta|Informe de estado|Parte de obra|Registro'.split(
    '|',
  ),
}
