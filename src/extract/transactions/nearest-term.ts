import { plain, type Terms } from './terms.ts'

/** Gives the weights of the terms that a text holds, in their order; the first of the list wins at the same place. */
export function termFinder(terms: Terms): (text: string) => number[] {
  const pattern = new RegExp(terms.map(([words]) => `(${words})`).join('|'), 'gu')
  return (text) =>
    [...plain(text).matchAll(pattern)].flatMap((match) => {
      const weight = terms[match.slice(1).findIndex((group) => group !== undefined)]?.[1]
      return weight === undefined || weight === null ? [] : [weight]
    })
}
