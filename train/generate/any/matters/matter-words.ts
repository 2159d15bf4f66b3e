import type { Concept } from '../concept.ts'
import { variants } from '../variants.ts'

/** Where and when a paper was signed: `{p}` and `{d}`. */
export const signedAt = variants(
  '{p}, {d}|Signed at {p} on {d}.|Done at {p}, {d}|Given at {p} this {d}.|Executed at {p} on {d} in two originals.|{p}, on {d}|Dated {d} at {p}|Issued in {p} on {d}|{d}, {p}',
  '{p}, den {d}|{p}, {d}|{p}, am {d}|Ausgefertigt zu {p} am {d}|Gegeben zu {p}, {d}|Geschehen zu {p} am {d}|So vereinbart in {p} am {d}|Ausgestellt in {p}, {d}',
  '{p}, le {d}|Fait à {p}, le {d}|Fait à {p} le {d} en deux exemplaires originaux.|À {p}, le {d}|Établi à {p}, {d}|Délivré à {p} le {d}|Signé à {p}, le {d}',
  'En {p}, a {d}|{p}, {d}|{p}, a {d}|Dado en {p} el {d}|Y para que así conste, se firma en {p} a {d}.|Hecho en {p}, el {d}|Firmado en {p} con fecha {d}',
)

/** The same without a place. */
export const signedOn = variants(
  '{d}|Dated {d}|This {d}|Date: {d}',
  '{d}|Datum: {d}|den {d}|am {d}',
  'Le {d}|le {d}|Date : {d}|{d}',
  '{d}|A {d}|Fecha: {d}|a fecha de {d}',
)

/** Before or behind the name of the body whose seal it is. */
export const seals = variants(
  '(Seal) {}|Seal of {}|{} - official stamp|L.S. {}|[stamp: {}]|{} *** SEAL ***|For and on behalf of {}',
  '(Siegel) {}|Dienstsiegel {}|{} - Stempel|L.S. {}|[Stempel: {}]|Für {}',
  '(Cachet) {}|Cachet de {}|{} - sceau|[tampon : {}]|Pour {}',
  '(Sello) {}|Sello de {}|{} - sello oficial|[sello: {}]|Por {}',
)

/** Before a name that is signed. */
export const signedBy = variants(
  'signed|sgd.|(signature)|/s/|Signed:',
  'gez.|(Unterschrift)|Unterschrift:|i. A.|i. V.',
  'signé|(signature)|Signature :|Lu et approuvé',
  'Fdo.:|(firma)|Firmado:|Fdo.',
)

/** Clauses are numbered like this, if at all. */
export const clauses = variants(
  '{}. |({}) |Clause {}. |Section {} |{}) |Article {} – ',
  '§ {} |{}. |({}) |Ziffer {}: |Art. {} |{}) ',
  'Article {} – |Art. {} : |{}. |{}° |Article {}. ',
  'Cláusula {}. |{}. |{}.º |Artículo {}. |{}) ',
)

/** Small print that asks nobody: `{d}` a day, `{n}` a number, `{t}` an hour. */
export const smallPrint = variants(
  'Printed {d} {t}|Form {n}|Form {n}, version of {d}|Page 1 of 2 · Form {n}|Original to be kept on file|Copy - not an original|Any erasure makes this paper void.|Generated {d} at {t}',
  'Druck: {d} {t}|Vordruck {n}|Formular {n}, Stand {d}|Blatt 1 von 2 · Vordruck {n}|Urschrift zu den Akten|Zweitschrift|Radierungen machen ungültig.|Ausdruck vom {d}, {t} Uhr',
  'Imprimé le {d} à {t}|Formulaire {n}|Cerfa n° {n}|Page 1/2 · Modèle {n}|Original à conserver|Copie conforme|Toute rature annule le présent document.|Édité le {d}',
  'Impreso el {d} a las {t}|Modelo {n}|Formulario {n}, versión de {d}|Hoja 1 de 2 · Modelo {n}|Original para archivo|Copia|Las enmiendas invalidan este documento.|Generado el {d}',
)

/** A day stamped on the paper when it came in. */
export const receivedStamps = variants(
  'RECEIVED {d}|Filed {d}|Entered {d}',
  'EINGEGANGEN {d}|Eingang: {d}|Posteingang {d}',
  'REÇU LE {d}|Arrivé le {d}|Enregistré le {d}',
  'RECIBIDO {d}|ENTRADA {d}|Registro de entrada {d}',
)

export const smallFacts: Record<'printed' | 'form' | 'received', Concept> = {
  printed: {
    ...{ id: 'matter:printed_on', form: 'date' },
    labels: {
      en: ['Printed on', 'Print date'],
      de: ['Druckdatum'],
      fr: ["Date d'impression"],
      es: ['Fecha de impresión'],
    },
  },
  form: {
    ...{ id: 'matter:form_no', form: 'id' },
    labels: { en: ['Form number', 'Form'], de: ['Vordrucknummer'], fr: ['Numéro de formulaire'], es: ['Modelo'] },
  },
  received: {
    ...{ id: 'matter:received_on', form: 'date' },
    labels: {
      en: ['Date received', 'Filing date'],
      de: ['Eingangsdatum'],
      fr: ["Date d'arrivée"],
      es: ['Fecha de entrada'],
    },
  },
}

/** Words for the body that a paper comes from. */
export const issuerWords = variants(
  'issuer|issued by|issuing body|issuing organisation|issuing office',
  'Aussteller|ausstellende Stelle|ausgestellt von|herausgebende Stelle',
  'émetteur|organisme émetteur|délivré par',
  'emisor|entidad emisora|expedido por',
)
