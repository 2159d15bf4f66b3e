import { madeTitle } from '../matters/made-titles.ts'
import { capital } from '../names.ts'
import { madeName } from '../offices/office-values.ts'
import { sites } from '../offices/office-words.ts'
import type { Sketch } from '../sketch.ts'
import { petNames } from '../things/name-words.ts'
import type { NounSort } from './noun.ts'
import { bearing } from './noun-words.ts'

/** A name that does not say what bears it. */
export function plainName(sketch: Sketch, sort: NounSort): string {
  const { random, names, language } = sketch
  const made: Record<NounSort, () => string> = {
    person: () => names.person(),
    group: () => names.company(),
    house: () => names.company(),
    site: () => madeName(sketch, random.pick(sites[language])),
    place: () => names.of(random.chance(0.75) ? 'city' : 'region'),
    vehicle: () =>
      madeName(
        sketch,
        random.pick(['MV {W}', '{W} of {C}', '{L} {A}{##}', '{P}', 'MS {C}', '{W} {###}', '„{W}“', '{W} {R}']),
      ).replace('{P}', random.pick(petNames)),
    device: () =>
      madeName(sketch, random.pick(['{L} {A}{##}', '{W} {###}', '{L} {A}{A}-{##}', '{W}-{L} {####}', '{L} {W} {#}'])),
    animal: () => random.pick(petNames),
    event: () => madeTitle(sketch),
    work: () => madeTitle(sketch),
  }
  for (;;) {
    const name = made[sort]()
    // Between commas nobody could tell where such a name ends.
    if (sort === 'site' || !name.includes(',')) return name
  }
}

/** A name that has the noun in it, as houses, bodies and events do. */
export function bearingName(sketch: Sketch, noun: string): string {
  const { random, language } = sketch
  const form = random.pick(bearing[language])
  return madeName(sketch, form.replace('{N}', capitals(noun)))
}

function capitals(noun: string): string {
  return noun.split(' ').map(capital).join(' ')
}
