import { entry, infoLayouts, printInfo } from '../blocks/info-block.ts'
import type { Desk } from '../desk.ts'
import { makeParty } from '../party.ts'
import { addDays } from '../print-values.ts'
import { stated, type Text } from '../text.ts'

/** A life in work: who, since when where, what was learnt. */
export function printResume(desk: Desk): void {
  const { sheet, random, data } = desk
  const person = makeParty(desk, true)
  const job = random.pick(data.jobs)
  sheet.y = random.between(36, 70)
  if (random.chance(0.5)) sheet.line(desk.title('resume'), desk.sized(1.3, true), { leading: 1.8 })
  sheet.line([stated('full_name', person.name, person.name)], desk.sized(1.7, true), { leading: 1.5 })
  if (random.chance(0.5)) sheet.line([stated('occupation', job, job)], desk.style)
  const address = `${person.street}, ${person.cityLine}`
  const born = addDays('1960-01-01', random.int(0, 15_000))
  const entries = [
    entry(desk, 'address', address),
    entry(desk, 'phone', person.phone),
    entry(desk, 'email', person.email),
    ...(random.chance(0.5) ? [entry(desk, 'birth_date', desk.date('birth_date', born))] : []),
    ...(random.chance(0.3) ? [entry(desk, 'nationality', desk.word('nationalities'))] : []),
    ...(random.chance(0.2) ? [entry(desk, 'marital_status', desk.word('marital'))] : []),
  ]
  if (random.chance(0.3)) {
    const line: Text = entries
      .slice(0, 3)
      .flatMap(({ value }, index) => [...(index > 0 ? [' · '] : []), ...(typeof value === 'string' ? [value] : value)])
    sheet.line(line, desk.small)
  } else
    sheet.y = printInfo(
      desk,
      entries,
      { x: sheet.left, y: sheet.y + 4, width: sheet.right - sheet.left },
      random.pick(infoLayouts),
    )
  const sections = [() => printJobs(desk), () => printSchools(desk)]
  for (const print of random.chance(0.6) ? sections : sections.reverse()) print()
  printList(desk, 'skills', desk.variants('skill_list'))
  printList(desk, 'languages', desk.variants('language_list'))
}

function heading(desk: Desk, concept: string): void {
  desk.sheet.y += 12
  desk.sheet.need(40)
  desk.sheet.line(desk.label(concept), desk.sized(1.2, true), { leading: 1.7 })
}

function printJobs(desk: Desk): void {
  const { random } = desk
  heading(desk, 'experience')
  let end = random.int(2016, 2025)
  const layout = random.chance(0.5)
  Array.from({ length: random.int(2, 4) }).forEach((_, index) => {
    const start = end - random.int(1, 5)
    const company = makeParty(desk, false)
    const title = random.pick(desk.data.jobs)
    const path = (name: string) => `positions[${index}].${name}`
    const until = index === 0 && random.chance(0.5) ? desk.label('today') : String(end)
    printStage(desk, {
      when: [stated(path('start'), String(start), String(start)), ' - ', stated(path('end'), until, until)],
      what: [stated(path('title'), title, title)],
      where: [stated(path('company'), company.name, company.name), `, ${company.city}`],
      beside: layout,
    })
    end = start
  })
}

function printSchools(desk: Desk): void {
  const { random } = desk
  heading(desk, 'education')
  const layout = random.chance(0.5)
  random
    .shuffle(desk.variants('degrees'))
    .slice(0, 2)
    .forEach((degree, index) => {
      const end = random.int(1990, 2015)
      const school = `${desk.word('schools')} ${makeParty(desk, false).city}`
      const path = (name: string) => `education[${index}].${name}`
      printStage(desk, {
        when: [`${end - 3} - `, stated(path('end'), String(end), String(end))],
        what: [stated(path('degree'), degree, degree)],
        where: [stated(path('school'), school, school)],
        beside: layout,
      })
    })
}

function printStage(desk: Desk, stage: { when: Text; what: Text; where: Text; beside: boolean }): void {
  const { sheet, style } = desk
  sheet.need(style.size * 4)
  if (stage.beside) {
    sheet.print(sheet.left, sheet.y, stage.when, style)
    sheet.line(stage.what, desk.bold, { x: sheet.left + 110 })
    sheet.line(stage.where, style, { x: sheet.left + 110, leading: 1.8 })
    return
  }
  sheet.print(sheet.right, sheet.y, stage.when, style, 'right')
  sheet.line(stage.what, desk.bold)
  sheet.line(stage.where, style, { leading: 1.8 })
}

function printList(desk: Desk, concept: string, all: string[]): void {
  heading(desk, concept)
  const chosen = desk.random.shuffle(all).slice(0, 4)
  const text: Text = chosen.flatMap((each, index) => [
    ...(index > 0 ? [', '] : []),
    stated(`${concept}[${index}]`, each, each),
  ])
  if (desk.random.chance(0.5)) desk.sheet.paragraph(text, desk.style)
  else
    for (const [index, each] of chosen.entries())
      desk.sheet.line(['- ', stated(`${concept}[${index}]`, each, each)], desk.style)
}
