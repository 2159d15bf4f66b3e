import type { Sketch } from '../sketch.ts'
import type { Variants } from '../variants.ts'

/** A name of such a form, `{}` being somebody or a place; half of the houses are not named by what they do. */
export function placed(forms: Variants): (sketch: Sketch) => string {
  return ({ random, language, names }) => {
    if (random.chance(0.5)) return names.company()
    return random
      .pick(forms[language])
      .replaceAll('{}', () => (random.chance(0.6) ? names.of('last') : names.of('city')))
  }
}
