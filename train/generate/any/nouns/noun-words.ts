import { type Variants, variants } from '../variants.ts'
import type { NounSort } from './noun.ts'

/** Sentences that let one guess what a name is, and never say it. */
export const cues: Record<NounSort, Variants> = {
  person: variants(
    '{v} wrote this down.|We spoke with {v} for an hour.|{v} was there from the start and left early.|Please call {v} with any question.|{v} says that all is well.|It was {v} who found the fault.|Seen and signed by {v}.|{v} has been with us for years.|Her notes were given to {v}.|{v} agreed to come back soon.|All of it was explained to {v}.',
    '{v} hat das festgehalten.|Wir sprachen eine Stunde mit {v}.|{v} war von Anfang an dabei und ging früh.|Bei Fragen rufen Sie bitte {v} an.|{v} meint, es sei alles in Ordnung.|Den Fehler hat {v} gefunden.|Gesehen und gezeichnet: {v}.|{v} ist seit Jahren bei uns.|Die Notizen gingen an {v}.|{v} will bald wiederkommen.|Alles wurde mit {v} besprochen.',
    "{v} a pris ces notes.|Nous avons parlé une heure avec {v}.|{v} était là dès le début et a dû partir tôt.|Pour toute question, appelez {v}.|{v} estime que tout va bien.|C'est {v} qui a trouvé le défaut.|Vu et signé par {v}.|{v} est des nôtres depuis des années.|Les notes ont été remises à {v}.|{v} reviendra bientôt.",
    '{v} tomó estas notas.|Hablamos una hora con {v}.|{v} estuvo desde el principio y se fue pronto.|Para cualquier duda llamen a {v}.|{v} dice que todo está bien.|Fue {v} quien halló el fallo.|Visto y firmado por {v}.|{v} lleva años con nosotros.|Las notas se entregaron a {v}.|{v} volverá pronto.',
  ),
  group: variants(
    '{v} has looked into the matter.|All of this is done on behalf of {v}.|{v} took the decision at its last meeting.|The members of {v} were told.|{v} bears the cost.|In the name of {v} we thank you.|{v} was founded long ago and works in three towns.|The staff of {v} will help.',
    '{v} hat die Sache geprüft.|All dies geschieht im Auftrag von {v}.|{v} hat das in der letzten Sitzung beschlossen.|Die Mitglieder von {v} wissen Bescheid.|{v} trägt die Kosten.|Im Namen von {v} danken wir.|{v} besteht seit langem und arbeitet an drei Orten.|Die Mitarbeiter von {v} helfen gern.',
    "{v} a étudié l'affaire.|Tout cela se fait pour le compte de {v}.|{v} en a décidé lors de sa dernière réunion.|Les membres de {v} sont informés.|{v} prend les frais à sa charge.|Au nom de {v}, nous vous remercions.|{v} existe de longue date.|Les équipes de {v} vous aideront.",
    '{v} ha estudiado el asunto.|Todo se hace por cuenta de {v}.|{v} lo decidió en su última reunión.|Los miembros de {v} están al tanto.|{v} asume los gastos.|En nombre de {v} les damos las gracias.|{v} existe desde hace mucho.|El personal de {v} les ayudará.',
  ),
  house: variants(
    '{v} is open again.|The rooms of {v} were cleaned.|You will find us at {v}.|{v} took in all that was left.|They were taken to {v} the same day.|The door of {v} stays shut on Sundays.|{v} employs nine people.',
    '{v} hat wieder geöffnet.|Die Räume von {v} wurden gereinigt.|Sie finden uns bei {v}.|{v} nahm den Rest auf.|Am selben Tag kamen sie zu {v}.|Sonntags bleibt {v} geschlossen.|{v} beschäftigt neun Leute.',
    '{v} a rouvert.|Les locaux de {v} ont été nettoyés.|Vous nous trouverez chez {v}.|{v} a pris le reste.|Le jour même on les a conduits à {v}.|Le dimanche, {v} reste fermé.|{v} emploie neuf personnes.',
    '{v} ha vuelto a abrir.|Se limpiaron las salas de {v}.|Nos encontrará en {v}.|{v} se quedó con el resto.|El mismo día los llevaron a {v}.|Los domingos {v} está cerrado.|{v} emplea a nueve personas.',
  ),
  site: variants(
    'We met at {v}.|{v} was closed for the day.|Work goes on at {v}.|The way to {v} is marked.|Everything was left at {v}.|From there one walks to {v}.|The gate of {v} does not lock.',
    'Wir trafen uns dort: {v}.|Für den Tag war gesperrt: {v}.|Gearbeitet wird hier: {v}.|Der Weg ist gekennzeichnet bis {v}.|Alles blieb liegen: {v}.|Zu Fuß weiter bis {v}.',
    'Rendez-vous sur place : {v}.|Fermé ce jour-là : {v}.|Les travaux se poursuivent : {v}.|Le chemin est fléché jusqu’à {v}.|Tout est resté là : {v}.|On continue à pied vers {v}.',
    'Nos vimos allí: {v}.|Cerrado ese día: {v}.|Se sigue trabajando en {v}.|El camino a {v} está señalado.|Todo quedó en {v}.|Se sigue a pie hasta {v}.',
  ),
  place: variants(
    'It took place in {v}.|We came from {v} by train.|{v} lies an hour away.|Everybody in {v} knows it.|It was raining over {v}.|The next one will be in {v}.|Made in {v}.',
    'Das war in {v}.|Wir kamen mit der Bahn aus {v}.|{v} liegt eine Stunde entfernt.|In {v} kennt das jeder.|Über {v} regnete es.|Das nächste Mal in {v}.|Gefertigt in {v}.',
    "Cela s'est passé à {v}.|Nous sommes venus de {v} en train.|{v} est à une heure de là.|À {v}, chacun le sait.|Il pleuvait sur {v}.|La prochaine fois à {v}.|Fabriqué à {v}.",
    'Fue en {v}.|Vinimos de {v} en tren.|{v} queda a una hora.|En {v} lo saben todos.|Llovía sobre {v}.|La próxima vez en {v}.|Hecho en {v}.',
  ),
  vehicle: variants(
    '{v} left on time and came back with an empty tank.|They went aboard {v} at noon.|{v} has done many miles.|A tyre of {v} was changed.|{v} was towed.|The engine of {v} did not start.',
    '{v} fuhr pünktlich ab und kam mit leerem Tank zurück.|Mittags ging man an Bord: {v}.|{v} ist viel gefahren.|Bei {v} wurde ein Reifen gewechselt.|{v} wurde abgeschleppt.|Der Motor sprang nicht an: {v}.',
    "{v} est parti à l'heure et revenu le réservoir vide.|À midi, on est monté à bord : {v}.|{v} a beaucoup roulé.|Un pneu changé : {v}.|{v} a été remorqué.|Le moteur n'a pas démarré : {v}.",
    '{v} salió a su hora y volvió sin combustible.|A mediodía subieron a bordo: {v}.|{v} ha rodado mucho.|Se cambió una rueda: {v}.|{v} fue remolcado.|El motor no arrancó: {v}.',
  ),
  device: variants(
    '{v} was switched on and worked.|The cable of {v} is worn.|{v} shows the right figure.|{v} was bought new.|Readings were taken with {v}.|{v} must be oiled.',
    '{v} wurde eingeschaltet und lief.|Das Kabel ist verschlissen: {v}.|{v} zeigt richtig an.|{v} wurde neu gekauft.|Gemessen wurde mit {v}.|{v} ist zu ölen.',
    '{v} a été mis en marche et fonctionne.|Câble usé : {v}.|{v} affiche la bonne valeur.|{v} a été acheté neuf.|Mesures prises avec {v}.|{v} est à graisser.',
    '{v} se encendió y funciona.|Cable gastado: {v}.|{v} marca bien.|{v} se compró nuevo.|Se midió con {v}.|Hay que engrasar {v}.',
  ),
  animal: variants(
    '{v} eats well and sleeps at night.|{v} was weighed and let go.|The coat of {v} shines.|{v} is afraid of thunder.|{v} was fed twice.',
    '{v} frisst gut und schläft nachts.|{v} wurde gewogen und freigelassen.|Das Fell von {v} glänzt.|{v} hat Angst vor Gewitter.|{v} wurde zweimal gefüttert.',
    "{v} mange bien et dort la nuit.|{v} a été pesé puis relâché.|Le poil de {v} brille.|{v} a peur de l'orage.|{v} a été nourri deux fois.",
    '{v} come bien y duerme de noche.|A {v} se le pesó y soltó.|El pelo de {v} brilla.|{v} teme los truenos.|Se dio de comer dos veces a {v}.',
  ),
  event: variants(
    '{v} begins at ten and ends at dusk.|Many came to {v}.|Tickets for {v} are sold out.|{v} takes place every year.|After {v} there was soup.',
    '{v} beginnt um zehn und endet am Abend.|Viele kamen: {v}.|Karten sind vergriffen: {v}.|{v} findet jedes Jahr statt.|Danach gab es Suppe: {v}.',
    '{v} commence à dix heures et finit le soir.|Il y avait foule : {v}.|Places épuisées : {v}.|{v} a lieu chaque année.|Après {v}, il y eut de la soupe.',
    '{v} empieza a las diez y acaba por la noche.|Acudieron muchos: {v}.|Entradas agotadas: {v}.|{v} se celebra cada año.|Después de {v} hubo sopa.',
  ),
  work: variants(
    '{v} can be had in the shop.|The first part of {v} is done.|{v} has two hundred pages.|A copy of {v} is kept.|{v} was shown twice.',
    '{v} ist im Handel.|Der erste Teil ist fertig: {v}.|{v} hat zweihundert Seiten.|Ein Stück wird verwahrt: {v}.|{v} wurde zweimal gezeigt.',
    '{v} est en vente.|La première partie est prête : {v}.|{v} compte deux cents pages.|Un exemplaire est gardé : {v}.|{v} a été montré deux fois.',
    '{v} está a la venta.|La primera parte está lista: {v}.|{v} tiene doscientas páginas.|Se guarda un ejemplar: {v}.|{v} se mostró dos veces.',
  ),
}

/** The noun beside the name. */
export const besides = variants(
  'The {n} is {v}.|The {n}, {v}, agreed.|{v}, {n}, was asked.|Our {n} {v} will see to it.|{v} is named as {n}.|{n} {v}|{v} ({n})|As {n}: {v}|{v} – {n}|The {n} of this paper is {v}.|No other {n} than {v} was heard of.|For the {n}, {v}:|We thank the {n} {v}.',
  '{v} ({n})|{n} {v}|{v}, {n}, wurde gehört.|Als {n}: {v}|{v} – {n}|Genannt als {n}: {v}.|Es war {v} ({n}), wie immer.',
  '{v} ({n})|{n} {v}|{v}, {n}, a été entendu.|En tant que {n} : {v}|{v} – {n}|Désigné comme {n} : {v}.|Ci-après « {n} » : {v}',
  '{v} ({n})|{n} {v}|{v}, {n}, fue oído.|Como {n}: {v}|{v} – {n}|Designado como {n}: {v}.|En adelante «{n}»: {v}',
)

/** Names that bear their noun, `{N}`; the rest as in names of offices. */
export const bearing = variants(
  '{L} {N}|{C} {N}|The {W} {N}|{N} of {C}|{L} & {L} {N}|{W} {N}|{C} {W} {N}|St {L} {N}|{L} Memorial {N}|{N} {##}|{W} {N} {Y}',
  '{N} {C}|{N} {L}|{N} „{W}“|{C}er {N}|{N} {R}|Alte {N} {C}',
  '{N} {L}|{N} de {C}|{N} « {W} »|{N} du {L}|{N} {R}|{N} Saint-{L}',
  '{N} {L}|{N} de {C}|{N} «{W}»|{N} San {L}|{N} {R}|{N} del {L}',
)

/** A kind of something, without the word for what it is a kind of. */
export const ofKinds: readonly string[] =
  'It is {v}.|{v} was used.|{v}, as before|Found: {v}|Mostly {v}.|We saw {v} there.|{v} is what they asked for.|It had to do with {v}.|More {v} is needed.|{v} only|Noted: {v}, nothing else.|There was {v}.'.split(
    '|',
  )

/** What such papers are called. */
export const titles = variants(
  'Report|Notice|Record|Statement|Note|Letter|Summary|File note|Minutes|Certificate|Information|Confirmation',
  'Bericht|Mitteilung|Protokoll|Erklärung|Vermerk|Schreiben|Übersicht|Aktennotiz|Niederschrift|Bescheinigung|Bestätigung',
  'Rapport|Avis|Procès-verbal|Déclaration|Note|Lettre|Résumé|Compte rendu|Attestation|Information|Confirmation',
  'Informe|Aviso|Acta|Declaración|Nota|Carta|Resumen|Certificado|Información|Confirmación|Constancia',
)
