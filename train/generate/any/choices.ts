import type { Language } from '../data/language-data.ts'

type Choices = Record<Language, readonly string[]>

/** Sets of choices that forms offer: the same choice at the same place in each language. */
export const choiceSets: readonly Choices[] =
  `single|married|divorced|widowed;ledig|verheiratet|geschieden|verwitwet;célibataire|marié|divorcé|veuf;soltero|casado|divorciado|viudo
male|female|diverse;männlich|weiblich|divers;homme|femme|autre;hombre|mujer|otro
monthly|quarterly|half-yearly|yearly;monatlich|vierteljährlich|halbjährlich|jährlich;mensuel|trimestriel|semestriel|annuel;mensual|trimestral|semestral|anual
open|in progress|closed;offen|in Bearbeitung|abgeschlossen;ouvert|en cours|clos;abierto|en curso|cerrado
approved|rejected|pending;genehmigt|abgelehnt|ausstehend;approuvé|refusé|en attente;aprobado|rechazado|pendiente
passed|failed|conditional;bestanden|nicht bestanden|mit Auflagen;réussi|échoué|sous réserve;apto|no apto|condicionado
low|medium|high|urgent;niedrig|mittel|hoch|dringend;faible|moyen|élevé|urgent;bajo|medio|alto|urgente
new|used|refurbished;neu|gebraucht|überholt;neuf|occasion|reconditionné;nuevo|usado|reacondicionado
petrol|diesel|electric|hybrid|gas;Benzin|Diesel|Elektro|Hybrid|Gas;essence|diesel|électrique|hybride|gaz;gasolina|diésel|eléctrico|híbrido|gas
cash|card|bank transfer|direct debit;bar|Karte|Überweisung|Lastschrift;espèces|carte|virement|prélèvement;efectivo|tarjeta|transferencia|domiciliación
full-time|part-time|temporary;Vollzeit|Teilzeit|befristet;temps plein|temps partiel|intérim;jornada completa|media jornada|temporal
road|rail|sea|air;Straße|Schiene|See|Luft;route|rail|mer|air;carretera|ferrocarril|marítimo|aéreo
economy|business|first;Economy|Business|First;économique|affaires|première;turista|ejecutiva|primera
good|fair|poor|damaged;gut|befriedigend|mangelhaft|beschädigt;bon|moyen|mauvais|endommagé;bueno|regular|malo|dañado
private|public|mixed;privat|öffentlich|gemischt;privé|public|mixte;privado|público|mixto
apartment|house|office|garage;Wohnung|Haus|Büro|Garage;appartement|maison|bureau|garage;piso|casa|oficina|garaje
normal|increased|decreased;normal|erhöht|erniedrigt;normal|augmenté|diminué;normal|elevado|disminuido
confirmed|cancelled|waitlisted;bestätigt|storniert|Warteliste;confirmé|annulé|liste d'attente;confirmado|cancelado|en espera
third party|partial|comprehensive;Haftpflicht|Teilkasko|Vollkasko;au tiers|intermédiaire|tous risques;terceros|ampliado|todo riesgo
fixed|variable;fest|variabel;fixe|variable;fijo|variable
day|evening|night;Früh|Spät|Nacht;matin|soir|nuit;mañana|tarde|noche
oral|injection|topical|inhaled;oral|Injektion|äußerlich|inhalativ;orale|injection|cutanée|inhalée;oral|inyección|tópica|inhalada
present|absent|excused;anwesend|abwesend|entschuldigt;présent|absent|excusé;presente|ausente|excusado
employed|self-employed|retired|student;angestellt|selbständig|Rentner|Student;salarié|indépendant|retraité|étudiant;empleado|autónomo|jubilado|estudiante
red|blue|green|black|white|grey;rot|blau|grün|schwarz|weiß|grau;rouge|bleu|vert|noir|blanc|gris;rojo|azul|verde|negro|blanco|gris`
    .split('\n')
    .map(choicesOf)

/** Choices as `a|b;A|B;...`: English, German, French, Spanish. */
export function choicesOf(line: string): Choices {
  const [en = [], de = [], fr = [], es = []] = line.split(';').map((part) => part.trim().split('|'))
  return { en, de, fr, es }
}

/** How yes and no are printed. */
export const yesNo: Record<Language, readonly (readonly [yes: string, no: string])[]> = {
  en: [
    ['yes', 'no'],
    ['Yes', 'No'],
    ['YES', 'NO'],
    ['Y', 'N'],
    ['true', 'false'],
    ['included', 'not included'],
  ],
  de: [
    ['ja', 'nein'],
    ['Ja', 'Nein'],
    ['JA', 'NEIN'],
    ['J', 'N'],
    ['vorhanden', 'nicht vorhanden'],
  ],
  fr: [
    ['oui', 'non'],
    ['Oui', 'Non'],
    ['OUI', 'NON'],
    ['O', 'N'],
    ['inclus', 'non inclus'],
  ],
  es: [
    ['sí', 'no'],
    ['Sí', 'No'],
    ['SÍ', 'NO'],
    ['S', 'N'],
    ['incluido', 'no incluido'],
  ],
}
