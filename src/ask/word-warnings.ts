import type { Language } from './phrases.ts'

/** What whoever reads an answer should know beside it, in words. */
export interface WarningWords {
  /** Values, of a field where one is named, that are less sure than they should be. */
  doubtful(values: number, field: string, threshold: string): string
  /** What a sum is if none of these were true. */
  without(sum: string, instead: string): string
  takesItems: string
  kindsLeftOut(kinds: string): string
  /** Kinds of documents, with how many there are of each. */
  kindsTogether(kinds: string): string
  periodsTogether(periods: number): string
  notAddedUp(currencies: string): string
  notCompared(currencies: string): string
  unknownCurrency: string
  /** Rows that have the same place, by the same value of a field. */
  tied(rows: number, field: string, value: string): string
  severalValues(name: string, values: string): string
  takenFor(name: string, value: string): string
  notCovered(uncovered: NotCovered): string
  /** Rows of a list, of which another list has none that says the same. */
  withoutPartner(found: { lacking: number; all: number; list: string }): string
  /** Some documents call a field otherwise. */
  calledOtherwise(other: string, field: string): string
  /** What quantities are counted in. */
  units(units: string): string
  severalUnits(units: string): string
  /** Documents that nothing was extracted of. */
  neverExtracted(documents: number): string
  /** How many amounts of a sum are below zero and above, and what these add up to. */
  mixedSigns(below: number, less: string, above: number, more: string): string
  sameContent(documents: number): string
  truncated(rows: string): string
  otherReading: string
  modelDiffers: string
  notUnderstood: string
  notKnown(words: string): string
  /** Where no word is strange. */
  onlyKnown(words: string): string
  noDocuments: string
}

/** Documents, or rows of their lists, that do not state a field, and how many of these state another that is the same. */
export interface NotCovered {
  of: 'documents' | 'rows'
  lacking: number
  all: number
  field: string
  elsewhere?: { many: number; field: string }
}

export const warningWords: Record<Language, WarningWords> = {
  en: {
    doubtful: (values, field, threshold) =>
      `${values} ${values === 1 ? 'value' : 'values'}${field && ` of "${field}"`} ${values === 1 ? 'is' : 'are'} less sure than ${threshold}.`,
    without: (sum, instead) => `Without them the sum is ${sum} instead of ${instead}.`,
    kindsLeftOut: (kinds) => `Not counted, as nothing was spent by them: ${kinds}.`,
    kindsTogether: (kinds) => `Documents of several kinds count together: ${kinds}.`,
    periodsTogether: (many) => `${many} periods count together here; ask "per month" for each by itself.`,
    takesItems: 'What the items cost is added up, not the totals of their documents.',
    notAddedUp: (currencies) => `Amounts in ${currencies} are not added up: there is a row for each currency.`,
    notCompared: (currencies) =>
      `Amounts in ${currencies} are not compared with each other: they are ranked within each currency.`,
    unknownCurrency: 'Amounts whose currency is not known are a row of their own.',
    tied: (rows, field, value) => `${rows} rows share one place, with the same ${field}: ${value}.`,
    notCovered: ({ of, lacking, all, field, elsewhere }) => {
      const [what, have, are] = [
        ...[of === 'rows' ? (all === 1 ? 'row' : 'rows') : all === 1 ? 'document' : 'documents'],
        ...(lacking === 1 ? ['has', 'is'] : ['have', 'are']),
      ]
      const other =
        elsewhere && `; ${elsewhere.many} of them ${elsewhere.many === 1 ? 'has' : 'have'} "${elsewhere.field}"`
      return `${lacking} of ${all} ${what} ${have} no "${field}" and ${are} left out${other ?? ''}.`
    },
    withoutPartner: ({ lacking, all, list }) =>
      `${lacking} of ${all} ${all === 1 ? 'row' : 'rows'} ${lacking === 1 ? 'has' : 'have'} no row in "${list}" that says the same, and ${lacking === 1 ? 'is' : 'are'} left out.`,
    calledOtherwise: (other, field) => `"${other}" counts as "${field}" in documents that state only the one.`,
    units: (units) => `What is counted is given in ${units}.`,
    severalUnits: (units) => `Quantities in different units are counted together: ${units}.`,
    neverExtracted: (documents) =>
      documents === 1
        ? '1 document has not been extracted, and nothing of it is in the answer.'
        : `${documents} documents have not been extracted, and nothing of them is in the answer.`,
    mixedSigns: (below, less, above, more) =>
      `The sum counts amounts below zero against others: ${below} below add up to ${less}, ${above} above to ${more}.`,
    severalValues: (name, values) => `"${name}" fits ${values}: all of them count.`,
    takenFor: (name, value) => `"${name}" is taken for ${value}.`,
    sameContent: (documents) =>
      documents === 1
        ? '1 document is the same file as another one that counts, and does not count again.'
        : `${documents} documents are the same file as another one that counts, and do not count again.`,
    truncated: (rows) => `Only the first ${rows} rows are given.`,
    otherReading: 'The question can be read in another way as well.',
    modelDiffers: 'The question read without the model gives another answer.',
    notUnderstood: 'The question was not understood.',
    notKnown: (words) => `Not known here: ${words}.`,
    onlyKnown: (words) => `Known here: ${words}; but not what is asked of that.`,
    noDocuments: 'No document has extracted values.',
  },
  de: {
    doubtful: (values, field, threshold) =>
      `${values} ${values === 1 ? 'Wert' : 'Werte'}${field && ` von „${field}“`} ${values === 1 ? 'ist' : 'sind'} unsicherer als ${threshold}.`,
    without: (sum, instead) => `Ohne sie ist die Summe ${sum} statt ${instead}.`,
    kindsLeftOut: (kinds) => `Nicht gezählt, weil damit nichts ausgegeben ist: ${kinds}.`,
    kindsTogether: (kinds) => `Dokumente verschiedener Art zählen zusammen: ${kinds}.`,
    periodsTogether: (many) => `${many} Zeiträume zählen hier zusammen; „pro Monat“ gibt jeden für sich.`,
    takesItems: 'Zusammengezählt ist, was die Posten kosten, nicht die Summen ihrer Dokumente.',
    notAddedUp: (currencies) =>
      `Beträge in ${currencies} werden nicht zusammengezählt: Jede Währung hat ihre eigene Zeile.`,
    notCompared: (currencies) =>
      `Beträge in ${currencies} werden nicht miteinander verglichen: Die Reihenfolge gilt innerhalb jeder Währung.`,
    unknownCurrency: 'Beträge, deren Währung nicht bekannt ist, haben ihre eigene Zeile.',
    tied: (rows, field, value) => `${rows} Zeilen teilen sich einen Platz, mit gleichem Wert (${field}): ${value}.`,
    notCovered: ({ of, lacking, all, field, elsewhere }) => {
      const [what, have, lack] = [
        ...[of === 'rows' ? (all === 1 ? 'Zeile' : 'Zeilen') : all === 1 ? 'Dokument' : 'Dokumenten'],
        ...(lacking === 1 ? ['hat', 'fehlt'] : ['haben', 'fehlen']),
      ]
      const other =
        elsewhere && `; ${elsewhere.many} davon ${elsewhere.many === 1 ? 'hat' : 'haben'} „${elsewhere.field}“`
      return `${lacking} von ${all} ${what} ${have} kein „${field}“ und ${lack} hier${other ?? ''}.`
    },
    withoutPartner: ({ lacking, all, list }) =>
      `Zu ${lacking} von ${all} ${all === 1 ? 'Zeile' : 'Zeilen'} gibt es in „${list}“ keine, die dasselbe angibt: ${lacking === 1 ? 'Sie fehlt' : 'Sie fehlen'} hier.`,
    calledOtherwise: (other, field) => `„${other}“ gilt als „${field}“ in Dokumenten, die nur das eine angeben.`,
    units: (units) => `Gezählt ist in ${units}.`,
    severalUnits: (units) => `Mengen in verschiedenen Einheiten sind zusammengezählt: ${units}.`,
    neverExtracted: (documents) =>
      documents === 1
        ? '1 Dokument wurde nicht extrahiert, und nichts davon steht in der Antwort.'
        : `${documents} Dokumente wurden nicht extrahiert, und nichts davon steht in der Antwort.`,
    mixedSigns: (below, less, above, more) =>
      `Die Summe rechnet Beträge unter null gegen andere auf: ${below} darunter ergeben ${less}, ${above} darüber ${more}.`,
    severalValues: (name, values) => `„${name}“ passt auf ${values}: Alle zählen mit.`,
    takenFor: (name, value) => `Unter „${name}“ ist ${value} verstanden.`,
    sameContent: (documents) =>
      documents === 1
        ? '1 Dokument ist dieselbe Datei wie ein anderes, das zählt, und zählt nicht noch einmal.'
        : `${documents} Dokumente sind dieselbe Datei wie ein anderes, das zählt, und zählen nicht noch einmal.`,
    truncated: (rows) => `Nur die ersten ${rows} Zeilen sind angegeben.`,
    otherReading: 'Die Frage lässt sich auch anders verstehen.',
    modelDiffers: 'Ohne das Modell gelesen, ergibt die Frage eine andere Antwort.',
    notUnderstood: 'Die Frage wurde nicht verstanden.',
    notKnown: (words) => `Hier nicht bekannt: ${words}.`,
    onlyKnown: (words) => `Hier bekannt: ${words}; aber nicht, was davon gefragt ist.`,
    noDocuments: 'Kein Dokument hat extrahierte Werte.',
  },
  fr: {
    doubtful: (values, field, threshold) =>
      `${values} ${values === 1 ? 'valeur' : 'valeurs'}${field && ` de « ${field} »`} ${values === 1 ? 'est moins sûre' : 'sont moins sûres'} que ${threshold}.`,
    without: (sum, instead) => `Sans elles, la somme est ${sum} au lieu de ${instead}.`,
    kindsLeftOut: (kinds) => `Non comptés, car rien n'y est dépensé : ${kinds}.`,
    kindsTogether: (kinds) => `Des documents de plusieurs types comptent ensemble : ${kinds}.`,
    periodsTogether: (many) => `${many} périodes comptent ici ensemble ; « par mois » donne chacune à part.`,
    takesItems: 'Ce que coûtent les lignes est additionné, et non les totaux de leurs documents.',
    notAddedUp: (currencies) =>
      `Les montants en ${currencies} ne sont pas additionnés : chaque devise a sa propre ligne.`,
    notCompared: (currencies) =>
      `Les montants en ${currencies} ne sont pas comparés entre eux : le classement vaut pour chaque devise.`,
    unknownCurrency: "Les montants dont la devise n'est pas connue ont leur propre ligne.",
    tied: (rows, field, value) => `${rows} lignes sont à égalité (${field}) : ${value}.`,
    notCovered: ({ of, lacking, all, field, elsewhere }) => {
      const [one, them, leftOut] = of === 'rows' ? ['ligne', 'elles', 'laissée'] : ['document', 'eux', 'laissé']
      const said =
        lacking === 1
          ? `1 ${one} sur ${all} n'a pas de « ${field} » et est ${leftOut} de côté`
          : `${lacking} ${one}s sur ${all} n'ont pas de « ${field} » et sont ${leftOut}s de côté`
      const other =
        elsewhere && ` ; ${elsewhere.many} d'entre ${them} ${elsewhere.many === 1 ? 'a' : 'ont'} « ${elsewhere.field} »`
      return `${said}${other ?? ''}.`
    },
    withoutPartner: ({ lacking, all, list }) =>
      lacking === 1
        ? `1 ligne sur ${all} n'a pas de ligne correspondante dans « ${list} » et est laissée de côté.`
        : `${lacking} lignes sur ${all} n'ont pas de ligne correspondante dans « ${list} » et sont laissées de côté.`,
    calledOtherwise: (other, field) =>
      `« ${other} » vaut « ${field} » dans les documents qui n'indiquent que l'un des deux.`,
    units: (units) => `Les quantités sont données en ${units}.`,
    severalUnits: (units) => `Des quantités en unités différentes sont comptées ensemble : ${units}.`,
    neverExtracted: (documents) =>
      documents === 1
        ? "1 document n'a pas été extrait, et rien de lui ne figure dans la réponse."
        : `${documents} documents n'ont pas été extraits, et rien d'eux ne figure dans la réponse.`,
    mixedSigns: (below, less, above, more) =>
      `La somme compense des montants négatifs avec d'autres : ${below} en dessous de zéro font ${less}, ${above} au-dessus ${more}.`,
    severalValues: (name, values) => `« ${name} » correspond à ${values} : tous comptent.`,
    takenFor: (name, value) => `« ${name} » est compris comme ${value}.`,
    sameContent: (documents) =>
      documents === 1
        ? "1 document est le même fichier qu'un autre qui compte, et n'est pas compté une seconde fois."
        : `${documents} documents sont le même fichier qu'un autre qui compte, et ne sont pas comptés une seconde fois.`,
    truncated: (rows) => `Seules les ${rows} premières lignes sont données.`,
    otherReading: 'La question peut aussi se comprendre autrement.',
    modelDiffers: 'Lue sans le modèle, la question donne une autre réponse.',
    notUnderstood: "La question n'a pas été comprise.",
    notKnown: (words) => `Inconnu ici : ${words}.`,
    onlyKnown: (words) => `Connu ici : ${words} ; mais pas ce qui en est demandé.`,
    noDocuments: "Aucun document n'a de valeurs extraites.",
  },
  es: {
    doubtful: (values, field, threshold) =>
      `${values} ${values === 1 ? 'valor' : 'valores'}${field && ` de «${field}»`} ${values === 1 ? 'es menos seguro' : 'son menos seguros'} que ${threshold}.`,
    without: (sum, instead) => `Sin ellos la suma es ${sum} en lugar de ${instead}.`,
    kindsLeftOut: (kinds) => `No cuentan, porque con ellos no se gastó nada: ${kinds}.`,
    kindsTogether: (kinds) => `Documentos de varios tipos cuentan juntos: ${kinds}.`,
    periodsTogether: (many) => `${many} periodos cuentan aquí juntos; «por mes» da cada uno por separado.`,
    takesItems: 'Se suma lo que cuestan las líneas, no los totales de sus documentos.',
    notAddedUp: (currencies) => `Los importes en ${currencies} no se suman: cada moneda tiene su propia fila.`,
    notCompared: (currencies) =>
      `Los importes en ${currencies} no se comparan entre sí: se ordenan dentro de cada moneda.`,
    unknownCurrency: 'Los importes cuya moneda no se conoce tienen su propia fila.',
    tied: (rows, field, value) => `${rows} filas comparten el mismo puesto (${field}): ${value}.`,
    notCovered: ({ of, lacking, all, field, elsewhere }) => {
      const [one, them] = of === 'rows' ? ['fila', 'ellas'] : ['documento', 'ellos']
      const [have, stay] = lacking === 1 ? ['tiene', 'queda'] : ['tienen', 'quedan']
      const other =
        elsewhere && `; ${elsewhere.many} de ${them} ${elsewhere.many === 1 ? 'tiene' : 'tienen'} «${elsewhere.field}»`
      return `${lacking} de ${all} ${one}${all === 1 ? '' : 's'} no ${have} «${field}» y ${stay} fuera${other ?? ''}.`
    },
    withoutPartner: ({ lacking, all, list }) =>
      `${lacking} de ${all} ${all === 1 ? 'fila' : 'filas'} no ${lacking === 1 ? 'tiene' : 'tienen'} una fila correspondiente en «${list}» y ${lacking === 1 ? 'queda' : 'quedan'} fuera.`,
    calledOtherwise: (other, field) =>
      `«${other}» cuenta como «${field}» en los documentos que solo indican uno de los dos.`,
    units: (units) => `Las cantidades se dan en ${units}.`,
    severalUnits: (units) => `Cantidades en unidades distintas se cuentan juntas: ${units}.`,
    neverExtracted: (documents) =>
      documents === 1
        ? '1 documento no se ha extraído, y nada de él está en la respuesta.'
        : `${documents} documentos no se han extraído, y nada de ellos está en la respuesta.`,
    mixedSigns: (below, less, above, more) =>
      `La suma compensa importes negativos con otros: ${below} por debajo de cero suman ${less}, ${above} por encima ${more}.`,
    severalValues: (name, values) => `«${name}» corresponde a ${values}: todos cuentan.`,
    takenFor: (name, value) => `«${name}» se entiende como ${value}.`,
    sameContent: (documents) =>
      documents === 1
        ? '1 documento es el mismo archivo que otro que cuenta, y no cuenta otra vez.'
        : `${documents} documentos son el mismo archivo que otro que cuenta, y no cuentan otra vez.`,
    truncated: (rows) => `Solo se dan las primeras ${rows} filas.`,
    otherReading: 'La pregunta también se puede entender de otra manera.',
    modelDiffers: 'Leída sin el modelo, la pregunta da otra respuesta.',
    notUnderstood: 'No se entendió la pregunta.',
    notKnown: (words) => `No se conoce aquí: ${words}.`,
    onlyKnown: (words) => `Se conoce aquí: ${words}; pero no lo que se pregunta de ello.`,
    noDocuments: 'Ningún documento tiene valores extraídos.',
  },
}
