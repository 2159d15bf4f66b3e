import { piecesOf, stated, type Text } from '../../text.ts'
import type { Concept } from '../concept.ts'
import { capital } from '../names.ts'
import type { Sketch } from '../sketch.ts'
import { presentWords, representatives } from './dense-words.ts'
import { bodies, conceptOf, numbers, people, stemsOf, type Voice, wordsAbout } from './voices.ts'
import type { World } from './world.ts'

/** Bodies and people beside those whose paper it is, none of whom could be taken for another. */
export class Cast {
  readonly #sketch: Sketch
  readonly #bodies: Voice[]
  readonly #people: Voice[]
  readonly #taken: Set<string>
  readonly #there = new Set<Pick<Voice, 'words'>>()

  constructor(sketch: Sketch, { issuer, client, worker, thing }: World) {
    const { random } = sketch
    this.#sketch = sketch
    this.#taken = new Set([issuer, client, worker, thing].flatMap(({ words }) => stemsOf(words)))
    this.#bodies = this.#some(bodies, random.int(1, 4))
    this.#people = this.#some(people, random.int(0, 4))
  }

  #some(voices: readonly Voice[], count: number): Voice[] {
    return this.#sketch.random
      .shuffle(voices)
      .filter((voice) => this.isFree(voice))
      .slice(0, count)
      .map((voice) => {
        this.note(voice)
        return voice
      })
  }

  /** Whether nobody there could be called so. */
  isFree({ words }: Pick<Voice, 'words'>): boolean {
    return stemsOf(words).every((stem) => !this.#taken.has(stem))
  }

  /** It stands on the page. */
  note(voice: Pick<Voice, 'words'>): void {
    this.#there.add(voice)
    for (const stem of stemsOf(voice.words)) this.#taken.add(stem)
  }

  /** What tells who each is: a line or a sentence, or one line for those who were there. */
  cues(): Text[] {
    const { random, names, language } = this.#sketch
    const there = random.chance(0.3) ? this.#people.slice(0, random.int(2, 3)) : []
    const called = there.map((voice) => this.#called(voice, '{} ({w})'))
    const line = called.flatMap((text, at) => [...(at > 0 ? [', '] : []), ...piecesOf(text)])
    return [
      ...(called.length > 0 ? [[`${random.pick(presentWords[language])} `, ...line]] : []),
      ...this.#bodies.map((voice) => this.#cue(voice, 'company', () => names.company())),
      ...this.#people
        .filter((voice) => !there.includes(voice))
        .map((voice) =>
          random.chance(0.2)
            ? this.#called(voice, random.pick(['{} ({w})', '{w}: {}', '{}, {w}', '{w} {}']))
            : this.#cue(voice, 'person', () => names.person()),
        ),
    ]
  }

  /** A person with the word for their part. */
  #called(voice: Voice, form: string): Text {
    const { random, language, facts, names } = this.#sketch
    const { key } = facts.add({ concept: conceptOf(voice.id, 'person', voice), unlabelled: true })
    const name = nameWithoutComma(() => names.person())
    const [before = '', after = ''] = form.replace('{w}', random.pick(voice.words[language])).split('{}')
    return [capital(before), stated(key, name, name), after]
  }

  #cue(voice: Voice, form: 'company' | 'person', made: () => string): Text {
    const { random, language, facts } = this.#sketch
    const { key } = facts.add({ concept: conceptOf(voice.id, form, voice), unlabelled: true })
    const name = nameWithoutComma(made)
    const isCalled = form === 'company' && random.chance(0.12)
    const cue = isCalled ? `${capital(random.pick(voice.words[language]))}: {}` : random.pick(voice.cues[language])
    const [before = '', after = ''] = cue.split('{}')
    const brackets = form === 'company' && random.chance(0.15) ? this.#inBrackets(voice) : []
    return [before, stated(key, name, name), ...brackets, after]
  }

  /** Somebody of theirs behind the name of the body. */
  #inBrackets(voice: Voice): Text {
    const { facts, names } = this.#sketch
    const words = wordsAbout(representatives, voice.words)
    const { key } = facts.add({
      concept: conceptOf(`of:${voice.id}`, 'person', { words, said: [] }),
      unlabelled: true,
    })
    const name = nameWithoutComma(() => names.person())
    return [' (', stated(key, name, name), ')'].flatMap((part) => piecesOf([part]))
  }

  /** Those who could well stand there; numbers only where every number has a word before it. */
  unsaid(withNumbers: boolean): Concept[] {
    const missing = (voices: readonly Voice[]) =>
      this.#sketch.random
        .shuffle(voices)
        .filter((voice) => voice.isUnmistakable && !this.#there.has(voice) && this.isFree(voice))
    return [
      ...missing(bodies)
        .map((voice) => conceptOf(voice.id, 'company', voice))
        .slice(0, 5),
      ...missing(people)
        .map((voice) => conceptOf(voice.id, 'person', voice))
        .slice(0, 5),
      ...(withNumbers
        ? missing(numbers)
            .map((voice) => conceptOf(voice.id, 'id', voice))
            .slice(0, 3)
        : []),
    ]
  }
}

/** Between commas nobody could tell where such a name ends. */
function nameWithoutComma(made: () => string): string {
  for (;;) {
    const name = made()
    if (!name.includes(',')) return name
  }
}
