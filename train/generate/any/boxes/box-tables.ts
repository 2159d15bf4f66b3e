import type { Language } from '../../data/language-data.ts'
import type { Concept } from '../concept.ts'
import { cellsOf, inLanguages, variants } from '../parts/blocks.ts'
import { groupsOfPeople } from './groups-of-people.ts'
import { groupsOfThings } from './groups-of-things.ts'
import { groupsOfWorks } from './groups-of-works.ts'
import { questionLines } from './question-lines.ts'
import { stateLines } from './state-lines.ts'
import { statementLines } from './statement-lines.ts'
import { titleLines } from './title-lines.ts'
import { toldOfPeople } from './told-of-people.ts'
import { toldOfThings } from './told-of-things.ts'
import { toldOfWorks } from './told-of-works.ts'

/** A question with options of which one is right. */
export interface Group {
  concept: Concept
  /** Each is one way in which programs name all options. */
  sets: readonly (readonly string[])[]
  /** Of each option its words. */
  printed: Record<Language, readonly (readonly string[])[]>
  /** Sentences with a place for those words, without any label. */
  sentences: Record<Language, readonly string[]>
}

/** Something that is so or not, and its contrary, if anybody asks for that. */
export interface Flag {
  concept: Concept
  contrary?: Concept
  /** The words in brackets are `[if it is so/if it is not]`. */
  sentences: Record<Language, readonly string[]>
}

/** Something that is so or not by what stands beside its label. */
export interface State extends Flag {
  /** What its label says. */
  printed: Concept
  /** Words for yes and words for no. */
  answers: Record<Language, readonly (readonly string[])[]>
}

export const groups = [groupsOfPeople, groupsOfThings, groupsOfWorks].flatMap(linesIn).map(groupOf)
export const titles = linesIn(titleLines).map(titleOf)
export const questions = linesIn(questionLines).map((cells) => flagOf('question', cells))
export const statements = linesIn(statementLines).map((cells) => flagOf('statement', cells))
/** Answers stand beside the labels. */
export const states = linesIn(stateLines).map(stateOf)
export const told = [toldOfPeople, toldOfThings, toldOfWorks].flatMap(linesIn).map(toldOf)

function linesIn(table: string): string[][] {
  return table.trim().split('\n').map(cellsOf)
}

function groupOf([id = '', ...cells]: readonly string[]): Group {
  return {
    concept: { ...named(`group.${id}`, 'choice', cells[4]), ...labelledBy(cells) },
    ...optionsOf(cells.slice(5)),
    sentences: inLanguages(cells.slice(10)),
  }
}

function titleOf([id = '', names, ...cells]: readonly string[]): Group {
  return { concept: named(`title.${id}`, 'choice', names), ...optionsOf(cells), sentences: inLanguages([]) }
}

function optionsOf([sets = '', ...printed]: readonly string[]): Pick<Group, 'sets' | 'printed'> {
  const [en = [], de = [], fr = [], es = []] = printed.map((cell) => cell.split('~').map(variants))
  return { sets: variants(sets).map((set) => set.split('/')), printed: { en, de, fr, es } }
}

function flagOf(kind: string, cells: readonly string[]): Flag {
  const concept = named(`${kind}.${cells[4]?.split('|')[0]}`, 'flag', cells[4])
  return { concept: { ...concept, ...labelledBy(cells) }, ...contraryOf(cells[5]), sentences: inLanguages([]) }
}

function toldOf([names = '', contrary = '', ...cells]: readonly string[]): Flag {
  return {
    concept: named(`told.${names.split('|')[0]}`, 'flag', names),
    ...contraryOf(contrary),
    sentences: inLanguages(cells),
  }
}

function stateOf(cells: readonly string[]): State {
  const [en = [], de = [], fr = [], es = []] = cells.slice(6).map((cell) => cell.split('~').map(variants))
  return {
    concept: named(`state.${cells[4]?.split('|')[0]}`, 'flag', cells[4]),
    ...contraryOf(cells[5]),
    printed: { id: 'box:label', form: 'phrase', labels: inLanguages(cells) },
    ...{ sentences: inLanguages([]), answers: { en, de, fr, es } },
  }
}

function contraryOf(names = ''): { contrary?: Concept } {
  return names === '' ? {} : { contrary: named(`contrary.${names.split('|')[0]}`, 'flag', names) }
}

/** `names | ... ~ what it is | ...`, which are its labels, too. */
function named(id: string, form: Concept['form'], cell = ''): Concept {
  const [names = [], said = []] = cell.split('~').map(variants)
  const descriptions = said.length > 0 ? said : ['']
  return {
    ...{ id: `box:${id}`, form, labels: { en: names.map((name) => name.replaceAll('_', ' ')) } },
    fields: names.flatMap((name) => descriptions.map((text) => [name, text] as const)),
  }
}

function labelledBy(cells: readonly string[]): Pick<Concept, 'labels' | 'synonyms'> {
  const labels = inLanguages(cells)
  return { labels, synonyms: labels.en.map((label) => label.toLowerCase()) }
}
