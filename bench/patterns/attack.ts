import { type AST, RegExpParser } from '@eslint-community/regexpp'
import type { Pattern } from './collect.ts'

/** A text that may keep a pattern busy: a way in, something said over and over, and an end that does not fit. */
export interface Attack {
  prefix: string
  pump: string
  suffix: string
}

const alphabet = [...'\t\n !"#$%&\'()*+,-./0123456789:;<=>?@ABCZ[\\]^_`abcsz{|}~', ...'äß€’“–…\u00a0']
const suffixes = ['', '\0', '!\n']
/** From so many repetitions on, something that is repeated is worth an attack. */
const many = 20
const variants = 3

/** For everything in the pattern that may be repeated: the way there, and what it repeats in several ways. */
export function* attacksOn({ source, flags }: Pattern): Generator<Attack> {
  const sampler = new Sampler(source, flags)
  const unicode = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') }
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, unicode)
  for (const { prefix, repeated } of repetitionsIn(pattern, sampler, '')) {
    const pumps = sampler.variantsOf(repeated)
    const around = new Set([
      ...pumps,
      ...pumps.map((pump) => prefix + pump),
      ...pumps.map((pump) => `${prefix}${pump}${pump}\0`),
    ])
    for (const pump of around)
      for (const start of new Set(['', prefix]))
        for (const suffix of suffixes) if (pump !== '') yield { prefix: start, pump, suffix }
  }
}

interface Repetition {
  prefix: string
  repeated: AST.Element
}

type Branching = { alternatives: AST.Alternative[] }

function* repetitionsIn(node: Branching, sampler: Sampler, prefix: string): Generator<Repetition> {
  for (const { elements } of node.alternatives) {
    let before = prefix
    for (const element of elements) {
      yield* repetitionsOf(element, sampler, before)
      before += sampler.sample(element)
    }
  }
}

function* repetitionsOf(element: AST.Element, sampler: Sampler, prefix: string): Generator<Repetition> {
  if (element.type === 'Quantifier') {
    if (element.max >= many) yield { prefix, repeated: element.element }
    yield* repetitionsOf(element.element, sampler, prefix)
  } else if ('alternatives' in element) yield* repetitionsIn(element, sampler, prefix)
}

/** Texts that parts of a pattern match. */
class Sampler {
  readonly #flags: string
  /** Characters that fit into many places of the pattern first: those are what it can be in two minds about. */
  readonly #characters: string[]

  constructor(source: string, flags: string) {
    this.#flags = flags.replace(/[gyd]/g, '')
    const classes = source.match(/\[(?:[^\]\\]|\\.)*\]|\\[sSdDwW]|\\p\{[^}]*\}|(?<!\\)\./gu) ?? []
    const fits = classes.map((each) => new RegExp(`^(?:${each})$`, this.#flags))
    const count = (character: string) => fits.filter((fit) => fit.test(character)).length
    const own = [...new Set(source.replace(/\\[a-zA-Z]/g, ''))]
    this.#characters = [...new Set([...alphabet, ...own])].sort((a, b) => count(b) - count(a))
  }

  variantsOf(element: AST.Element): string[] {
    if (element.type === 'Character' || !('alternatives' in element)) return this.#charactersFor(element)
    return element.alternatives.flatMap(({ elements }) => [
      elements.map((each) => this.sample(each)).join(''),
      elements.map((each) => this.sample(each, true)).join(''),
    ])
  }

  /** The least that it matches, or a little more. */
  sample(element: AST.Element, generous = false): string {
    switch (element.type) {
      case 'Assertion':
      case 'Backreference':
        return ''
      case 'Quantifier':
        return this.sample(element.element, generous).repeat(Math.min(many, Math.max(element.min, generous ? 1 : 0)))
      case 'Group':
      case 'CapturingGroup':
        return (element.alternatives[0]?.elements ?? []).map((each) => this.sample(each, generous)).join('')
      default:
        return this.#charactersFor(element)[0] ?? ''
    }
  }

  #charactersFor(element: AST.Element): string[] {
    if (element.type === 'Character') return [String.fromCodePoint(element.value)]
    if (element.type === 'Quantifier') return [this.sample(element, true)]
    if (element.type === 'Assertion' || element.type === 'Backreference') return []
    const fit = new RegExp(`^(?:${element.raw})$`, this.#flags)
    return this.#characters.filter((character) => fit.test(character)).slice(0, variants)
  }
}
