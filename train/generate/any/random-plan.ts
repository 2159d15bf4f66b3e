import type { Concept } from './concept.ts'
import type { ListPlan } from './list-plan.ts'
import { capital } from './names.ts'
import type { Plan } from './plan.ts'
import type { Sketch } from './sketch.ts'

/** A document of a kind that nobody has seen: any labels of a field of life, any parties, any lists. */
export function randomPlan(sketch: Sketch): Plan {
  const { random, names } = sketch
  const lists = random.weighted([
    [0, 2.5],
    [1, 5],
    [2, 2],
    [3, 0.4],
  ])
  const count = random.weighted([
    [random.int(1, 4), lists > 0 ? 1.5 : 0],
    [random.int(4, 10), 3],
    [random.int(10, 18), 4],
    [random.int(18, 30), 2],
  ])
  return {
    kind: 'random',
    title: {
      words: [capital(random.chance(0.6) ? names.phrase() : names.words(random.int(1, 3)))],
      ...(random.chance(0.15) && { concept: sketch.fresh(['product', 'person', 'company', 'phrase']) }),
    },
    parties: Array.from(
      {
        length: random.weighted([
          [0, 3],
          [1, 3],
          [2, 3],
          [3, 1],
        ]),
      },
      () => ({ role: sketch.freshRole() }),
    ),
    concepts: Array.from({ length: count }, () => sketch.fresh()),
    lists: Array.from({ length: lists }, () => randomList(sketch)),
    absent: [],
    absentLists: [],
  }
}

const cellForms = [
  'date',
  'money',
  'number',
  'id',
  'phrase',
  'percent',
  'unit',
  'product',
  'person',
  'city',
  'choice',
  'text',
  'time',
  'company',
  'job',
  'period',
  'year',
  'flag',
  'short',
] as const

function randomList(sketch: Sketch): ListPlan {
  const { random } = sketch
  const concept = listName(sketch)
  if (random.chance(0.14))
    return {
      concept,
      columns: [sketch.fresh(['phrase', 'product', 'person', 'job', 'language', 'city', 'company'])],
      plain: true,
    }
  const columns = (count: number): Concept[] => [
    sketch.fresh(['phrase', 'product', 'person', 'date', 'id', 'job', 'company', 'city']),
    ...Array.from({ length: count - 1 }, () => sketch.fresh(cellForms)),
  ]
  const count = random.weighted([
    [2, 2],
    [3, 4],
    [4, 4],
    [5, 2.5],
    [6, 1.5],
    [7, 0.6],
  ])
  if (random.chance(0.12)) return { concept, columns: stages(sketch), form: 'entries' }
  if (random.chance(0.1)) {
    const inner = { concept: listName(sketch), columns: columns(random.int(2, 4)) }
    return { concept, columns: columns(random.int(1, 3)), inner }
  }
  return { concept, columns: columns(count) }
}

/** From when to when, what, where, and words about it. */
function stages(sketch: Sketch): Concept[] {
  const { random } = sketch
  const form = random.pick(['year', 'month', 'date', 'month'] as const)
  return [
    { ...stageStart, form },
    { ...stageEnd, form },
    sketch.fresh(['job', 'phrase', 'product']),
    sketch.fresh(['company', 'city', 'phrase']),
    ...(random.chance(0.4) ? [sketch.fresh(['city', 'choice', 'short', 'number', 'percent'])] : []),
    ...(random.chance(0.5) ? [sketch.fresh(['text'])] : []),
  ]
}

const stageStart: Concept = {
  id: 'stage:start',
  form: 'month',
  labels: { en: ['From', 'Start'], de: ['von', 'Beginn'], fr: ['du', 'Début'], es: ['desde', 'Inicio'] },
  synonyms: ['start', 'from', 'start date', 'since', 'begin', 'started', 'from date'],
}
const stageEnd: Concept = {
  id: 'stage:end',
  form: 'month',
  labels: { en: ['To', 'End'], de: ['bis', 'Ende'], fr: ['au', 'Fin'], es: ['hasta', 'Fin'] },
  synonyms: ['end', 'to', 'end date', 'until', 'finished', 'ended', 'till'],
}

/** Something that there can be several of. */
function listName(sketch: Sketch): Concept {
  return sketch.random.chance(0.65) ? sketch.random.pick(listNames) : sketch.fresh(['phrase', 'product'])
}

const listNames: readonly Concept[] = `items|lines;Positionen|Posten;lignes|postes;líneas|partidas
entries|records;Einträge|Datensätze;entrées|enregistrements;registros|entradas
services|work performed;Leistungen|Dienstleistungen;prestations|services;servicios|prestaciones
products|articles;Produkte|Artikel;produits|articles;productos|artículos
employees|staff;Mitarbeiter|Personal;salariés|personnel;empleados|personal
payments|transactions;Zahlungen|Buchungen;paiements|opérations;pagos|operaciones
documents|attachments;Unterlagen|Anlagen;documents|pièces jointes;documentos|anexos
contacts|contact persons;Kontakte|Ansprechpartner;contacts|interlocuteurs;contactos|personas de contacto
tests|results;Prüfungen|Ergebnisse;tests|résultats;pruebas|resultados
dates|appointments;Termine|Daten;dates|rendez-vous;fechas|citas
locations|branches;Standorte|Filialen;sites|agences;sedes|sucursales
materials|supplies;Materialien|Verbrauchsmaterial;matériaux|fournitures;materiales|suministros
deductions|charges;Abzüge|Belastungen;retenues|déductions;deducciones|cargos
allowances|additions;Zulagen|Zuschläge;primes|majorations;complementos|pluses
steps|stages;Schritte|Phasen;étapes|phases;pasos|fases
events|activities;Ereignisse|Aktivitäten;événements|activités;eventos|actividades
persons|people;Personen;personnes;personas
options|features;Optionen|Merkmale;options|caractéristiques;opciones|características
positions held|career|stations;Stationen|Werdegang;parcours|postes occupés;trayectoria|puestos
projects;Projekte;projets;proyectos
components|ingredients;Bestandteile|Inhaltsstoffe;composants|ingrédients;componentes|ingredientes
rates|tariffs;Tarife|Sätze;tarifs|taux;tarifas|tipos
samples;Proben;échantillons;muestras
changes|revisions;Änderungen|Revisionen;modifications|révisions;cambios|revisiones
accounts;Konten;comptes;cuentas
questions|points;Fragen|Punkte;questions|points;preguntas|puntos`
  .split('\n')
  .map((line) => {
    const [en = '', de = '', fr = '', es = ''] = line.split(';')
    const labels = { en: en.split('|'), de: de.split('|'), fr: fr.split('|'), es: es.split('|') }
    return { id: `list:${labels.en[0]}`, form: 'phrase', labels }
  })
