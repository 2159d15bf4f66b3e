import { choicesOfPeople } from './choices-of-people.ts'
import { choicesOfThings } from './choices-of-things.ts'
import { flagsOfPeople } from './flags-of-people.ts'
import { flagsOfThings } from './flags-of-things.ts'

/** Rows of the tables: head, labels in four languages, names to ask with, sentences in four languages. */
const rows = [flagsOfThings, flagsOfPeople, choicesOfThings, choicesOfPeople]
  .flatMap((lines) => lines.trim().split('\n'))
  .map((line) => {
    const [head = '', ...cells] = line.split(';').map((cell) => cell.trim())
    const [concept = '', groups = ''] = head.split(' @ ')
    return { concept, groups, words: cells.slice(0, 5), sentences: cells.slice(5) }
  })

/** As the vocabulary writes its concepts. */
export const saidConcepts = rows.map(({ concept, words }) => [concept, ...words].join('; ')).join('\n')

export const saidFlagLines = linesOf('flag')
export const saidChoiceLines = linesOf('choice')

/** As papers write what they tell. */
function linesOf(form: string): string {
  return rows
    .filter(({ concept }) => formOf(concept).startsWith(form))
    .map(({ concept, groups, sentences }) => [`${concept.split(' ')[0]} ${groups}`, ...sentences].join('; '))
    .join('\n')
}

function formOf(concept: string): string {
  return concept.split(' ')[1] ?? ''
}
