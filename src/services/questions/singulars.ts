/** What a text may be in the singular, in any of the languages. */
export function singularsOf(text: string): string[] {
  const [, begun = '', ending = ''] = /^(.*\p{L}{3})(ies|es|s|en|n|e|x)$/u.exec(text) ?? []
  if (begun === '') return []
  return { ies: [`${begun}y`], es: [begun, `${begun}e`], en: [begun, `${begun}e`] }[ending] ?? [begun]
}
