import type { Text } from '../text.ts'
import type { Concept } from './concept.ts'
import { printBeside, printHeading, printList } from './lists.ts'
import { capital } from './names.ts'
import { printHead, printTail, useFooter } from './page-ends.ts'
import { pairLayouts, printEntries } from './pairs.ts'
import { printParty, printPartyLists } from './parties.ts'
import { printPart } from './parts/parts.ts'
import type { Plan } from './plan.ts'
import { printSaid } from './said/print-said.ts'
import type { Sketch } from './sketch.ts'
import { fillerOf, printMatrix, printProse, printTextUnderHeading, printTicks } from './statements.ts'
import { Subject } from './things/subject.ts'

/** Prints a plan in a layout of its own: the order of its parts, and for each part one of the forms it can have. */
export function printPlan(sketch: Sketch, plan: Plan): void {
  const { random, desk } = sketch
  useFooter(sketch)
  printHead(sketch, plan.title)
  const layouts = random.shuffle(pairLayouts).slice(0, 2)
  const parts: (() => void)[] = [
    ...partyParts(sketch, plan.parties),
    ...chunks(sketch, plan.concepts).map((chunk) => () => printChunk(sketch, chunk, layouts)),
  ]
  const ordered = random.chance(0.5) ? parts : random.shuffle(parts)
  const narrow = plan.lists.filter(({ columns, plain, inner }) => columns.length < 4 && !plain && !inner)
  const beside = narrow.length > 1 && random.chance(0.4) ? narrow.slice(0, 2) : []
  if (beside.length > 0) ordered.push(() => printBeside(sketch, beside))
  for (const list of plan.lists.filter((each) => !beside.includes(each))) {
    const at = random.chance(0.7)
      ? random.int(Math.ceil(ordered.length / 2), ordered.length)
      : random.int(0, ordered.length)
    ordered.splice(at, 0, () => printList(sketch, list))
  }
  if (random.chance(0.25))
    ordered.splice(random.int(0, ordered.length), 0, () =>
      desk.sheet.paragraph(fillerOf(sketch, random.int(10, 50)), desk.style),
    )
  if (random.chance(0.2)) ordered.splice(random.int(0, ordered.length), 0, () => printSaid(sketch))
  if (random.chance(0.3)) ordered.splice(random.int(0, ordered.length), 0, thingPart(sketch, plan))
  const { parts: more = random.chance(0.25) ? 1 : 0 } = plan
  for (let count = 0; count < more; count += 1)
    ordered.splice(random.int(0, ordered.length), 0, () => printPart(sketch))
  for (const part of ordered) {
    part()
    desk.sheet.y += random.between(5, 18)
    desk.sheet.need(40)
  }
  printTail(sketch)
}

/** A thing with what is said of it: as a caption, in a block of its own or in running text. */
function thingPart(sketch: Sketch, { parties }: Plan): () => void {
  const { random, desk, facts } = sketch
  for (const { role } of parties) facts.roles.add(role)
  return () => {
    const subject = new Subject(sketch)
    const lines = random.weighted<() => Text[]>([
      [() => subject.title(), 3],
      [() => subject.block(), 4],
      [() => [subject.head(), ...subject.sentences()], 2],
    ])()
    lines.forEach((line, at) => {
      desk.sheet.paragraph(line, at === 0 && random.chance(0.4) ? desk.bold : desk.style, { leading: 1.4 })
    })
  }
}

function partyParts(sketch: Sketch, parties: Plan['parties']): (() => void)[] {
  const { random, desk } = sketch
  const { sheet } = desk
  if (parties.length === 0) return []
  if (parties.length > 1 && random.chance(0.4))
    return [
      () =>
        printPartyLists(
          sketch,
          parties.map(({ role }) => role),
          random.pick(pairLayouts),
        ),
    ]
  if (parties.length > 1 && random.chance(0.5))
    return [
      () => {
        sheet.need(110)
        const width = (sheet.right - sheet.left) / parties.length
        const frames = parties.map((_, at) => ({ x: sheet.left + at * width, y: sheet.y, width: width - 8 }))
        parties.forEach(({ role, isPerson }, at) => {
          const frame = frames[at]
          if (frame) printParty(sketch, role, frame, isPerson)
        })
        sheet.y = Math.max(...frames.map(({ y }) => y))
      },
    ]
  return parties.map(({ role, isPerson }) => () => {
    sheet.need(100)
    const frame = { x: sheet.left + random.pick([0, 0, 0, 20, 260]), y: sheet.y, width: 240 }
    if (random.chance(0.25)) return printPartyLists(sketch, [role], random.pick(pairLayouts))
    printParty(sketch, role, frame, isPerson)
    sheet.y = frame.y
  })
}

/** Groups of concepts that stand together. */
function chunks({ random }: Sketch, concepts: readonly Concept[]): Concept[][] {
  const parts: Concept[][] = []
  for (let from = 0; from < concepts.length; ) {
    const size = random.weighted([
      [random.int(1, 3), 2],
      [random.int(4, 8), 4],
      [random.int(9, 14), 1],
    ])
    parts.push(concepts.slice(from, from + size))
    from += size
  }
  return parts
}

const figures: readonly string[] = ['money', 'number', 'percent', 'unit']
const texts: readonly string[] = ['phrase', 'text', 'product']

function printChunk(
  sketch: Sketch,
  concepts: readonly Concept[],
  layouts: readonly (typeof pairLayouts)[number][],
): void {
  const { random } = sketch
  if (random.chance(0.3))
    printHeading(sketch, capital(random.chance(0.5) ? sketch.names.phrase() : sketch.names.words(random.int(1, 3))))
  const form = random.weighted([
    ['pairs', 8],
    ['prose', concepts.length < 7 ? 1.6 : 0.2],
    ['matrix', concepts.filter((concept) => figures.includes(concept.form)).length > 1 ? 1.6 : 0],
    ['text', 0.8],
  ] as const)
  if (form === 'prose') {
    printProse(sketch, concepts)
    return
  }
  const own = form === 'matrix' ? figures : form === 'text' ? texts : []
  const apart = concepts.filter((concept) => own.includes(concept.form))
  const rest = concepts.filter((concept) => !apart.includes(concept))
  const ticked = rest.filter(
    ({ form: kind }) => (kind === 'flag' && random.chance(0.7)) || (kind === 'choice' && random.chance(0.3)),
  )
  const shown = rest.filter((concept) => !ticked.includes(concept))
  printEntries(
    sketch,
    shown.map((concept) => sketch.entry(concept)),
    random.pick(layouts),
  )
  if (ticked.length > 0) printTicks(sketch, ticked)
  if (form === 'matrix' && apart.length > 0) printMatrix(sketch, apart, columnsOf(sketch))
  else for (const concept of apart) printTextUnderHeading(sketch, concept)
}

const pairsOfColumns: readonly Concept[][] =
  `this month|month|current~aktueller Monat|Monat|Monatswert~mois|mois en cours~mes|mes actual;year to date|YTD|cumulative~Jahr|kumuliert|Jahreswert~cumul|cumul annuel~acumulado|acumulado anual
planned|plan|target~Soll|Plan~prévu|objectif~previsto|plan;actual~Ist|tatsächlich~réalisé|réel~real;difference|variance~Abweichung|Differenz~écart~diferencia|desviación
previous year|last year|prior year~Vorjahr~année précédente|N-1~año anterior;current year|this year~laufendes Jahr|Berichtsjahr~année en cours|N~año actual
net~netto~HT|net~neto;tax|VAT~MwSt.|Steuer~TVA~IVA;gross~brutto~TTC|brut~bruto
minimum|min.~Minimum|min.~minimum|min.~mínimo|mín.;maximum|max.~Maximum|max.~maximum|max.~máximo|máx.
old|previous~alt|bisher~ancien~anterior;new|current~neu~nouveau~nuevo
employee~Arbeitnehmer|AN-Anteil~part salariale~trabajador;employer~Arbeitgeber|AG-Anteil~part patronale~empresa
debit~Soll|Lastschrift~débit~debe|cargo;credit~Haben|Gutschrift~crédit~haber|abono
left~links~gauche|OG~izquierdo;right~rechts~droite|OD~derecho
budget~Budget~budget~presupuesto;spent~verbraucht|ausgegeben~dépensé~gastado;remaining~Rest|verfügbar~restant~restante`
    .split('\n')
    .map((line) =>
      line.split(';').map((part): Concept => {
        const [en = '', de = '', fr = '', es = ''] = part.split('~')
        const labels = { en: en.split('|'), de: de.split('|'), fr: fr.split('|'), es: es.split('|') }
        return { id: `column:${labels.en[0]}`, form: 'phrase', labels }
      }),
    )

function columnsOf(sketch: Sketch): readonly Concept[] {
  const { random } = sketch
  return random.chance(0.7)
    ? random.pick(pairsOfColumns)
    : Array.from({ length: random.int(2, 3) }, () => sketch.fresh())
}
