import type { Token } from './words.ts'

/** "Is invoice 7 overdue", "gibt es Rechnungen über 100", "y a-t-il", "¿hay facturas en dólares?". */
export function asksYesOrNo(tokens: Token[]): boolean {
  return begun.test(tokens.map(({ folded }) => folded).join(' '))
}

/** Folded. */
const begun =
  /^(?:is|are|was|were|does|did|has|have|had|do (?!you (?:know|think))|ist|sind|war|waren|gibt|gab|hat|haben|hatten?|wurden?|liegt|liegen|est|sont|etait|y a|a t|avons|existe|existent|hay|habia|es|son|esta|estan|tenemos|tiene|hemos|existen)\b/
