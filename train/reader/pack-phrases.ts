import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { languages } from '../../src/extract/lexicon/vocabulary.ts'
import { gramsPerWord, writeGrams } from '../../src/extract/reader/ngrams.ts'
import { readThesaurus } from './thesaurus.ts'

const tokensPerPhrase = 12

/**
 * Phrases of one meaning, and words with their vectors, as numbers for `phrases.py`:
 * `node train/reader/pack-phrases.ts --labels FOLDER --thesaurus FOLDER --vectors FILE --out FILE`
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      labels: { type: 'string', default: 'labels' },
      thesaurus: { type: 'string', default: 'dict' },
      vectors: { type: 'string', default: 'vectors.json' },
      words: { type: 'string', default: '30000' },
      /** English words of each meaning, a line each, for `encode-meanings.ts`; and what `meanings.py` made of its answer. */
      keys: { type: 'string' },
      meanings: { type: 'string' },
      out: { type: 'string', default: 'phrases.bin' },
    },
  })
  const labels = await readTable(path.join(values.labels, 'labels.tsv'))
  const fields = await readTable(path.join(values.labels, 'fields.tsv'))
  const byWords = groupsOf(labels, fields)
  if (values.keys) await writeFile(values.keys, [...byWords.keys()].join('\n'))
  const said = [...byWords.values()].map((group) => [...group])
  const groups = [...said, ...(await readThesaurus(values.thesaurus, frequentIn(said.flat())))]
  const phrases = groups.flatMap((group, index) => group.map((text) => ({ text, group: index })))
  const known = JSON.parse(await readFile(values.vectors, 'utf8')) as {
    words: string[]
    vectors: Record<string, number[]>
  }
  const vectors = vectorsOf(known, phrases, labels, Number(values.words))
  const meanings = values.meanings ? new Int8Array(await readFile(values.meanings)) : new Int8Array()
  await writeFile(values.out, pack(phrases, vectors, meanings, said.length))
  console.info(`${groups.length} meanings, ${phrases.length} phrases, ${vectors.size} words with vectors`)
}

type Row = Record<string, string>

async function readTable(file: string): Promise<Row[]> {
  const [head = '', ...lines] = (await readFile(file, 'utf8')).trimEnd().split('\n')
  const columns = head.split('\t')
  return lines.map((line) => Object.fromEntries(line.split('\t').map((cell, index) => [columns[index] ?? '', cell])))
}

const tongues = ['en', 'de', 'fr', 'es'] as const

/** By the English words: labels with their translations, names of fields with what they are said to be, concepts with their labels. */
function groupsOf(labels: readonly Row[], fields: readonly Row[]): Map<string, Set<string>> {
  const groups = new Map<string, Set<string>>()
  const add = (key: string, texts: readonly (string | undefined)[]) => {
    const group = groups.get(key) ?? new Set()
    for (const text of texts) if (text) group.add(text)
    groups.set(key, group)
  }
  for (const row of labels)
    add(
      wordsOf(row['en'] ?? '').join(' '),
      tongues.map((tongue) => row[tongue]),
    )
  for (const { field_name: name = '', description = '', domain } of fields)
    if (domain !== 'software') add(wordsOf(name).join(' '), [wordsOf(name).join(' '), description])
  for (const labelsOfLanguage of Object.values(languages))
    for (const [concept, text] of Object.entries(labelsOfLanguage))
      add(
        wordsOf(concept).join(' '),
        text.split(';').map((each) => each.trim()),
      )
  for (const [key, group] of groups) if (group.size < 2 || key === '') groups.delete(key)
  return groups
}

function wordsOf(text: string): string[] {
  return text
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}%#&]+/u)
    .filter((word) => word !== '')
}

function frequentIn(texts: readonly string[]): (word: string) => boolean {
  const times = new Map<string, number>()
  for (const text of texts) for (const word of wordsOf(text)) times.set(word, (times.get(word) ?? 0) + 1)
  return (word) => (times.get(word) ?? 0) >= 3
}

/** The words that phrases use and the most frequent ones; a word in another language has the vector of the one it translates. */
function vectorsOf(
  { words, vectors }: { words: string[]; vectors: Record<string, number[]> },
  phrases: readonly { text: string }[],
  labels: readonly Row[],
  most: number,
): Map<string, number[]> {
  const found = new Map<string, number[]>()
  const take = (word: string, of = word) => {
    const vector = vectors[of]
    if (vector && !found.has(word)) found.set(word, vector.slice(0, 100))
  }
  for (const { text } of phrases) for (const word of wordsOf(text)) if (word.length > 2) take(word)
  for (const { word, english } of translated(labels)) take(word, english)
  for (const word of words) {
    if (found.size >= most) break
    if (/^\p{L}{3,}$/u.test(word)) take(word)
  }
  return found
}

/** Single words that stand for single English ones. */
function translated(labels: readonly Row[]): { word: string; english: string }[] {
  return labels.flatMap((row) => {
    const english = wordsOf(row['en'] ?? '')
    if (english.length !== 1) return []
    const others = tongues.slice(1).map((tongue) => wordsOf(row[tongue] ?? ''))
    return others.flatMap(([word = '', ...rest]) =>
      rest.length === 0 && word.length > 2 ? [{ word, english: english[0] ?? '' }] : [],
    )
  })
}

function pack(
  phrases: readonly { text: string; group: number }[],
  vectors: Map<string, number[]>,
  meanings: Int8Array<ArrayBuffer>,
  meant: number,
): Buffer {
  const grams = new Uint16Array(phrases.length * tokensPerPhrase * gramsPerWord)
  phrases.forEach(({ text }, index) => {
    wordsOf(text)
      .slice(0, tokensPerPhrase)
      .forEach((word, at) => {
        writeGrams(word, grams, (index * tokensPerPhrase + at) * gramsPerWord)
      })
  })
  const wordGrams = new Uint16Array(vectors.size * gramsPerWord)
  const small = new Int8Array(vectors.size * 100)
  let at = 0
  for (const [word, vector] of vectors) {
    writeGrams(word, wordGrams, at * gramsPerWord)
    const largest = Math.max(...vector.map(Math.abs))
    small.set(
      vector.map((each) => Math.round((each / largest) * 127)),
      at * 100,
    )
    at += 1
  }
  const parts = {
    png: grams,
    group: Int32Array.from(phrases, ({ group }) => group),
    wng: wordGrams,
    wvec: small,
    gvec: meanings,
  }
  let size = 0
  const off = Object.fromEntries(
    Object.entries(parts).map(([name, array]) => {
      const from = size
      size += Math.ceil(array.byteLength / 4) * 4
      return [name, from]
    }),
  )
  const header = Buffer.from(
    JSON.stringify({
      ...{ phrases: phrases.length, tokens: tokensPerPhrase, words: vectors.size, width: 100 },
      ...{ meant, meaning: meanings.length / meant, off },
    }),
  )
  const file = Buffer.alloc(4 + header.length + size)
  file.writeUInt32LE(header.length)
  header.copy(file, 4)
  for (const [name, array] of Object.entries(parts))
    Buffer.from(array.buffer, array.byteOffset, array.byteLength).copy(file, 4 + header.length + (off[name] ?? 0))
  return file
}

await main()
