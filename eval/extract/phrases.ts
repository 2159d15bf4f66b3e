import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readText } from '../../src/extract/lexicon/tokens.ts'
import { readTruth } from '../corpus.ts'
import { rephrasings } from './rephrase.ts'
import type { RequestSchema } from './truth.ts'

/**
 * Phrases that only the requests of the evaluation use: a lexicon that has them measures itself. Single words and phrases
 * that public collections of labels attest are everybody's.
 */
export async function refusedPhrases(corpus: string): Promise<Set<string>> {
  const attested = await attestedPhrases(corpus)
  const phrases = [
    ...(await describedIn(corpus)),
    ...rephrasings().flatMap(({ name, description }) => [name, description]),
  ]
  return new Set(phrases.map(foldPhrase).filter((phrase) => phrase.includes(' ') && !attested.has(phrase)))
}

function foldPhrase(text: string): string {
  return readText(text).folded
}

/** So that the repository can refuse phrases without stating them. */
export function hashPhrase(text: string): string {
  return createHash('sha256').update(foldPhrase(text)).digest('hex').slice(0, 16)
}

async function describedIn(corpus: string): Promise<string[]> {
  const own = (await readdir(join(corpus, 'schemas'))).map((name) => join('schemas', name))
  const kinds = (await readTruth<{ schema: string }>(corpus, 'kinds')).map(({ schema }) => join('kinds', schema))
  const texts = await Promise.all([...own, ...kinds].map((name) => readFile(join(corpus, name), 'utf8')))
  return texts.flatMap((text) => descriptionsOf(JSON.parse(text) as RequestSchema))
}

function descriptionsOf({ description, title, properties = {}, items }: RequestSchema): string[] {
  const inner = [...Object.values(properties), ...(items ? [items] : [])].flatMap(descriptionsOf)
  return [description, title, ...inner].filter((text) => typeof text === 'string')
}

/** Labels of programs and names of fields of public interfaces, which were collected without regard to these requests. */
async function attestedPhrases(corpus: string): Promise<Set<string>> {
  const labels = await readFile(join(corpus, 'labels/labels.tsv'), 'utf8')
  const fields = await readFile(join(corpus, 'labels/fields.tsv'), 'utf8')
  const texts = [
    ...labels.split('\n').flatMap((line) => line.split('\t').slice(2, 6)),
    ...fields.split('\n').flatMap((line) => line.split('\t').slice(0, 1)),
  ]
  return new Set(texts.map(foldPhrase))
}
