import type { Language } from './phrases.ts'
import { fold } from './words.ts'

/** Words that say nothing of what is asked. */
const fillers: Record<Language, string> = {
  en: 'receive receives charge charges charging send sends sending went goes go gave give gives given placed place deliver delivers delivered supplied supply supplies year the a an of is are was were be been do does did me i we us you can could please would there their its it them this these those all any some what which who how about shall to as at on in into that than then so much many it its here his her our my your they s t have has had will with for from by up there here just give list show find return tell display get compute calculate report provide see want know like only ones one whose also if it each every information info details data value values entry entries record records name named called please kindly exactly same made make made having been does most currently both respectively corresponding overall whole different number where when out off well ever according using used use result results spend spent pay paid invoiced billed issued made cost costs charged euro euros dollars trend development evolution over time breakdown distribution comes come stored altogether sent must addressed gimme lemme wanna need needs needed let lets hi hello hey thanks thank pls plz wondering wonder curious looking look interested help maybe perhaps actually really simply basically already still again now yet right something anything everything he she him himself themselves ourselves mine yours am being got getting gets shows arrive arrives arrived appear appears appeared turn turned fall falls falling fell came break down money overview summary say says said think suppose assume too very quite rather while because buy bought sell sold purchase purchased worth refer refers referring relate relates related',
  de: 'schicken schickte schickten schickt senden sandte sandten geht gehen gegangen lieferte lieferten geliefert jahr jahres jahre kommen kommt stammen stammt ging gingen gab der die das den dem des ein eine einen einem einer eines ist sind war waren wird werden wurde wurden es ich wir uns mir mich bitte zeige zeig gib nenne liste finde was welche welcher welches welchen welchem wie alle aller allen und oder auch nur noch denn dann da so zu zum zur von vom im in an am auf aus bei mit für hat haben hatte hatten habe gibt man sie er ihr ihre deren dessen unser unsere unseren unserer mein meine jeweils viel viele hoch etwa kann können soll mal als wert werte eintrag daten sich dieser diese dieses ihren haben wir ausgegeben bezahlt gezahlt gekostet ausgestellt gestellt euro sehr liegen liegt betragt entwicklung verlauf verteilung aufteilung entfällt entfallen macht machen ausmachen vor vorliegen vorhanden vorliegend kam kamen gespeichert existieren lautet lauten möchte möchten will wollen wollte würde würden gern gerne brauche brauchen bräuchte bräuchten benötige benötigen hätte hätten kannst könntest könnten könnte sag sage sagen verrate verraten wissen weiß interessiert hallo danke dir euch ihnen ihn ihm sein seine seinen seiner seinem meinen meinem meiner unserem unseres euer eure eben einfach eigentlich ungefähr überhaupt schon bereits bisher bislang jetzt gerade nochmal denen dabei davon darauf dazu darin damit hier dort rein herein hinein eingegangen eingegangene eingegangenen eingingen einging angekommen eingetroffen reingekommen gekommen bekommen bekamen auftauchen taucht tauchen erscheint erscheinen erschienen steht stehen befindet befinden findet finden geld übersicht aufstellung bilde ermittle berechne rechne gezeigt beim ins ans durch um ja auflisten aufzählen anzeigen zeigen ausgeben berechnet verrechnet gabs gibts wars hats muss müssen zahlen bezahlen begleichen kaufen kaufte kauften gekauft verkauft verkaufte verkauften eingekauft einzige einzigen geschickt gesendet gesandt verschickt zugeschickt schickte bezieht beziehen bezogen gehört gehören',
  fr: 'envoie envoient envoyer va vont allé allée allés allées livré livrée livrés livrées an année ans viennent vient proviennent provient datent le la les l un une des de du d est sont était étaient a ont avons avez ai il elle ils elles on nous vous je me moi ce cette ces cet que qui quoi quel quelle quels quelles se sa son ses leur leurs notre nos votre mon ma mes dans en au aux à par pour sur avec et ou y t s qu n affiche montre donne liste trouve tous toutes tout toute plaît plait peux peut merci valeur valeurs données chaque été être fait dépensé payé émise émises émis euros euro coûté élève évolution ci celle celles celui ceux arrive arrivent arrivant facturé facturés facturée facturées acheté achetée achetés achetées reçue reçues envoyée envoyées réglé coûte coûtent coûté nous déboursé répartition versé versée versées chiffre existe existent figurent figure daté datée datés datées revient reviennent représente représentent enregistrées enregistrés disponibles faut c j m ç ça cela ceci lui eux toi te tu ton ta tes vos voudrais voudrions veux voulons voulais souhaite souhaitons souhaiterais aimerais aimerions besoin savoir connaître voir dire dis dites pourriez pouvez pourrais pouvons stp svp bonjour salut montrez donnez indiquez indique affichez listez trouvez uniquement seulement juste déjà encore actuellement aussi alors donc là ici même très arrivé arrivée arrivées arrivés parvenu parvenue parvenus parvenues tombe tombent apparaît apparaissent concerne concernent argent aperçu dont lors avoir eu soit sera seront serait environ calcule calculez envoyé envoyés quelque quelques chose seul seule dois devons doit payer régler vendu vendus vendue vendues acheter rapporte rapportent réfère réfèrent',
  es: 'envía envían fueron iba mandó mandaron manda entregó entregaron año años vienen viene provienen el la los las un una unos unas de del es son era eran fue fueron hay ha han hemos he se su sus lo le les me nos te yo nosotros que qué cuál cuáles cual cuales quién este esta estos estas ese esa en al a con por para y e o u muestra muéstrame dame lista enumera encuentra todo todos toda todas favor por puedes puede valor valores datos mi mis nuestro nuestra nuestros tiene tienen cada ser sido gastamos gastado pagamos pagado emitida emitidas emitido euros euro costado evolución tenemos facturado facturada facturados facturadas facturó recibida recibidas recibido recibidos recibimos emitió emitieron emitimos enviada enviadas compramos comprado cuesta cuestan costó costaron abonado distribución desglose aparecen figuran enviado enviados existen existe corresponde corresponden representa representan guardadas guardados disponibles registradas va van dirigida dirigido dirigidas dirigidos nombre nombres quiero queremos quisiera quisiéramos querría necesito necesitamos necesitaría gustaría ver saber conocer dime dígame decirme decir dinos puedo podemos podrías podría pueden muéstreme muestre enséñeme enseña indica indícame hola gracias porfa solo sólo solamente únicamente ya aún todavía también así entonces aquí ahí allí ahora actualmente ello ella ellos ellas él usted ustedes tú tu tus nuestras ti mí llegaron llegado llegó llegan llega entraron entrado entran aparece apareció aparecido consta constan figura haya hayan había habían estaba estaban estado hubo dinero resumen alguna algunas alguno algunos algún algo cuenta calcula calcule muy durante mediante sobre única único sola tuvo tuvieron tuvimos debo debemos debe pagar tengo vendió vendieron vendido compré compraron mandó mandaron mandado mandaste refiere refieren relaciona relacionan',
}

export function fillersOf(language: Language): Set<string> {
  const known = preparedFillers.get(language) ?? new Set(fold(fillers[language]).split(' '))
  preparedFillers.set(language, known)
  return known
}

/** Whether it is one of them as it is written, accents and all. */
export function isSmallWord(text: string, language: Language): boolean {
  return fillers[language].split(' ').includes(text.toLowerCase())
}

const preparedFillers = new Map<Language, Set<string>>()

/** Whether what follows is known already, and so may be a name: "the bakery", "beim bäcker". */
export function isArticle(folded: string, language: Language): boolean {
  return articles[language].split(' ').includes(folded)
}

const articles: Record<Language, string> = {
  en: 'the',
  de: 'der die das den dem des beim vom zum zur',
  fr: 'le la les l du au aux des',
  es: 'el la los las del al',
}

/** Words for what is done, which no name is taken for. */
export function isVerb(folded: string): boolean {
  return verbs.has(folded) || dealings.test(folded)
}

/** What is done with documents, by how the words begin. */
const dealings =
  /^(?:receiv|sen[dt]|issu|pa(?:y|id)|b(?:uy|ought)|charg|recib|envi|emit|pag[aou]|compr[aoé]|gast|cobr|recev|envoy|emis|emet|paye|achet|depens|adress|bekomm|erhalt|erhielt|(?:ge|ver)?schick|ge(?:sandt|send)|gestellt|gezahlt|bezahl|zahl|gekauft|muss|doit)/

/** That money was given, folded. */
export const paid = /^(?:paid|(?:be|ge)zahlt|beglichen|payee?s?|reglee?s?|pagad[oa]s?|abonad[oa]s?)$/

/** That things were bought, folded. */
export const bought = /^(?:bought|buy|purchased?|gekauft|eingekauft|kauften|achete|compramos|comprado)/

/** That things were sold, folded. */
export const sold = /^(?:sold|verkauft|vendue?s?|vendi(?:o|eron|mos|d[oa]s?))$/

/** That money went out, folded. */
export const spending = /^(?:spen[dt]|expen[ds]|ausgab|ausgegeben|kosten$|gekostet|depens|gast[aeo])/

/** That things cost something, folded: no name of what is written so without an accent. */
export const costing =
  /^(?:costs?|kostete?n?|gekostet|coute(?:e?s?|nt|rent)|couta(?:i(?:t|ent))?|coutera(?:i?t|ient)?|cuestan?|cost(?:o|aron|aban?|ado|ara|aran))$/

/** What asks for an amount, or how much of a thing, folded. */
export const amountsOf = /^(?:how much|wie ?viel|combien|cuanto)$/

/** What is paid beside a price, folded. */
export const taxes = /^(?:vat|tax|gst|mwst|ust|mehrwertsteuer|umsatzsteuer|steuer|tva|iva)\b/

/** Kinds of documents whose amounts nobody has to pay, or not yet. */
const unowed = /(?:^|_)(?:credit_note|quote|order|delivery_note)$/

export function isUnowed(kind: string): boolean {
  return unowed.test(kind)
}

/** What is done with invoices, folded. */
export const billing = /^(?:billed|invoiced|fakturiert|berechnet|verrechnet|factur(?:ee?s?|ad[oa]s?|aron|amos|o))$/

const verbs = new Set(
  `live lives lived own owns work works worked speak speaks spoken play plays won win wins take takes took hold holds held belong
  belongs go goes come comes came get gets got keep keeps kept buy buys bought sell sells sold write writes wrote read reads run
  runs ran lead leads led meet meets met lose loses lost stay stays teach teaches taught study studies begin begins began born
  leave leaves left bring brings brought contain contains happen happens occur occurs exist exists written spoken taken given known shown received issued sent
  lie lies lay stand stands stood sit sits sat lend lends lent borrow borrows drive drives drove driven fly flies flew flown ride rides rode ridden
  sing sings sang sung swim swims swam grow grows grew grown catch catches caught serve serves use uses carry carries
  recibio emitio envio recibieron emitieron envoye emis recu erhielt erhalten bekam schickte sandte`.split(/\s+/),
)
