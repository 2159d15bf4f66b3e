import type { Language } from '../../data/language-data.ts'

type Variants = Record<Language, readonly string[]>

/** Headings; ` // ` begins a new line. */
export const headings = variants(
  '{title}|{title}|{title} no. {ref}|{title} {ref}|{title} no. {ref} – {object}|{title}: {object}|{object} – {title} of {event_on}|{title} {ref} // {object}, {site}|{title} // {object}|{object} // {title}|{title} of {event_on}, {object}|{ref} {title} – {subject}|{title} // {subject}|{title} // concerning // {subject}|{title} for {object}|{object} ({object_no}) – {title}|{title} – {object} no. {object_no}|{title}, {place}, {report_on}|{title} {start_on} – {end_on} // {object}|{object}: {title} no. {ref}, {start_on} to {end_on}|{title} No {ref} / {site} / {event_on}|{title} for the time from {start_on} to {end_on}|{title} ({ref}) // issued to // {subject}|Re: {object}, {title}|Subject: {title} – {object}|{office} // {title}|{title} ¦ {ref} ¦ {report_on}|{title}   {place}, {report_on}|{title} no. {ref}   {report_on}|{object}   {title}',
  '{title}|{title}|{title} Nr. {ref}|{title} {ref}|{title} Nr. {ref} – {object}|{title}: {object}|{object} – {title} vom {event_on}|{title} {ref} // {object}, {site}|{title} // {object}|{object} // {title}|{title} vom {event_on}, {object}|{ref} {title} – {subject}|{title} // {subject}|{title} // für // {subject}|{title} zu {object}|{object} ({object_no}) – {title}|{title} – {object} Nr. {object_no}|{title}, {place}, {report_on}|{title} {start_on} – {end_on} // {object}|{object}: {title} Nr. {ref}, {start_on} bis {end_on}|{title} Nr. {ref} / {site} / {event_on}|{title} für die Zeit vom {start_on} bis {end_on}|{title} ({ref}) // erteilt an // {subject}|Betreff: {object}, {title}|Betr.: {title} – {object}|{office} // {title}|{title} ¦ {ref} ¦ {report_on}|{title}   {place}, {report_on}|{title} Nr. {ref}   {report_on}|{object}   {title}',
  '{title}|{title}|{title} n° {ref}|{title} {ref}|{title} n° {ref} – {object}|{title} : {object}|{object} – {title} du {event_on}|{title} {ref} // {object}, {site}|{title} // {object}|{object} // {title}|{title} du {event_on}, {object}|{ref} {title} – {subject}|{title} // {subject}|{title} // concernant // {subject}|{title} – {object}|{object} ({object_no}) – {title}|{title} – {object} n° {object_no}|{title}, {place}, {report_on}|{title} {start_on} – {end_on} // {object}|{object} : {title} n° {ref}, du {start_on} au {end_on}|{title} n° {ref} / {site} / {event_on}|{title} pour la période du {start_on} au {end_on}|{title} ({ref}) // délivré à // {subject}|Objet : {object}, {title}|Objet : {title} – {object}|{office} // {title}|{title} ¦ {ref} ¦ {report_on}|{title}   {place}, le {report_on}|{title} n° {ref}   {report_on}|{object}   {title}',
  '{title}|{title}|{title} n.º {ref}|{title} {ref}|{title} n.º {ref} – {object}|{title}: {object}|{object} – {title} de {event_on}|{title} {ref} // {object}, {site}|{title} // {object}|{object} // {title}|{title} de {event_on}, {object}|{ref} {title} – {subject}|{title} // {subject}|{title} // a favor de // {subject}|{title} – {object}|{object} ({object_no}) – {title}|{title} – {object} n.º {object_no}|{title}, {place}, {report_on}|{title} {start_on} – {end_on} // {object}|{object}: {title} n.º {ref}, del {start_on} al {end_on}|{title} n.º {ref} / {site} / {event_on}|{title} correspondiente al período del {start_on} al {end_on}|{title} ({ref}) // expedido a // {subject}|Asunto: {object}, {title}|Asunto: {title} – {object}|{office} // {title}|{title} ¦ {ref} ¦ {report_on}|{title}   {place}, {report_on}|{title} n.º {ref}   {report_on}|{object}   {title}',
)

/** Lines between letterhead and heading. */
export const referenceLines = variants(
  '{place}, {report_on}|{report_on}|Our ref. {ref} // {report_on}|{ref} · {report_on}|Our ref. {ref}   Your ref. {your_ref}   {place}, {report_on}|File {ref} // {contact}, ext. {contact.phone}|Ref. {ref} (yours {your_ref}) // {report_on}|{contact} // {contact.phone} // {report_on}|Enquiries to {contact}, {contact.email}|Your letter {your_ref} – our file {ref} – {report_on}|{ref}|{place}, {report_on} // handled by {contact}|Tel. {contact.phone} ({contact}) · {contact.email} · {report_on}|In reply please quote {ref}',
  '{place}, {report_on}|{place}, den {report_on}|{report_on}|Az. {ref} // {report_on}|{ref} · {report_on}|Unser Zeichen {ref}   Ihr Zeichen {your_ref}   {place}, {report_on}|Az. {ref} // {contact}, Durchwahl {contact.phone}|Gz. {ref} (Ihres: {your_ref}) // {report_on}|{contact} // {contact.phone} // {report_on}|Auskunft gibt {contact}, {contact.email}|Ihr Schreiben {your_ref} – unser Az. {ref} – {report_on}|{ref}|{place}, {report_on} // bearbeitet von {contact}|Tel. {contact.phone} ({contact}) · {contact.email} · {report_on}|Bei Antwort bitte angeben {ref}',
  '{place}, le {report_on}|{report_on}|N/Réf. {ref} // {report_on}|{ref} · {report_on}|Nos réf. {ref}   Vos réf. {your_ref}   {place}, le {report_on}|Dossier {ref} // {contact}, poste {contact.phone}|Réf. {ref} (la vôtre {your_ref}) // {report_on}|{contact} // {contact.phone} // {report_on}|Affaire suivie par {contact}, {contact.email}|Votre courrier {your_ref} – notre dossier {ref} – {report_on}|{ref}|{place}, le {report_on} // suivi par {contact}|Tél. {contact.phone} ({contact}) · {contact.email} · {report_on}|À rappeler dans la réponse {ref}',
  '{place}, {report_on}|{place}, a {report_on}|{report_on}|N/Ref. {ref} // {report_on}|{ref} · {report_on}|N/Ref. {ref}   S/Ref. {your_ref}   {place}, {report_on}|Expte. {ref} // {contact}, ext. {contact.phone}|Ref. {ref} (la suya {your_ref}) // {report_on}|{contact} // {contact.phone} // {report_on}|Información: {contact}, {contact.email}|Su escrito {your_ref} – nuestro expte. {ref} – {report_on}|{ref}|{place}, {report_on} // tramita {contact}|Tel. {contact.phone} ({contact}) · {contact.email} · {report_on}|Al contestar cítese {ref}',
)

/** Who was there. */
export const presentLines = variants(
  'Present: {actor} (%actor%), {subject} (%subject%)|Present: {actor} for {office}; {subject}, %subject%; {other}, %other%|In attendance // {actor}, %actor% // {subject}, %subject%|There were {actor}, {other} (%other%) and {subject} (%subject%).|{actor}, %actor% · {other}, %other%|For {office} {actor}, for {second} {other}|{actor} ({office}) / {other} ({second})|Also present: {other} (%other%)',
  'Anwesend: {actor} (%actor%), {subject} (%subject%)|Zugegen: {actor} für {office}; {subject}, %subject%; {other}, %other%|Es waren da // {actor}, %actor% // {subject}, %subject%|Dabei waren {actor}, {other} (%other%) und {subject} (%subject%).|{actor}, %actor% · {other}, %other%|Für {office} {actor}, für {second} {other}|{actor} ({office}) / {other} ({second})|Ferner zugegen: {other} (%other%)',
  'Présents : {actor} (%actor%), {subject} (%subject%)|Étaient là : {actor} pour {office} ; {subject}, %subject% ; {other}, %other%|Sur place // {actor}, %actor% // {subject}, %subject%|Y assistaient {actor}, {other} (%other%) et {subject} (%subject%).|{actor}, %actor% · {other}, %other%|Pour {office} {actor}, pour {second} {other}|{actor} ({office}) / {other} ({second})|Également là : {other} (%other%)',
  'Presentes: {actor} (%actor%), {subject} (%subject%)|Asisten: {actor} por {office}; {subject}, %subject%; {other}, %other%|Estaban // {actor}, %actor% // {subject}, %subject%|Acudieron {actor}, {other} (%other%) y {subject} (%subject%).|{actor}, %actor% · {other}, %other%|Por {office} {actor}, por {second} {other}|{actor} ({office}) / {other} ({second})|También: {other} (%other%)',
)

/** Who wrote and who looked it over; three blanks part columns. */
export const makerLines = variants(
  'Prepared by {actor}   Checked by {checker}|drawn up {actor} // seen {checker}|Written: {actor} / Read: {checker}|{actor} // {checker} (countersigned)|Checked {checker}, {report_on}|Approved {checker}|Drafted by {actor}, released by {checker} on {report_on}|For the accuracy of the above {checker}',
  'Erstellt {actor}   Geprüft {checker}|aufgestellt {actor} // gesehen {checker}|Verfasst: {actor} / Gelesen: {checker}|{actor} // {checker} (gegengezeichnet)|Geprüft {checker}, {report_on}|Freigegeben {checker}|Entwurf von {actor}, freigegeben durch {checker} am {report_on}|Für die Richtigkeit {checker}',
  'Établi par {actor}   Vérifié par {checker}|rédigé {actor} // vu {checker}|Rédaction : {actor} / Relecture : {checker}|{actor} // {checker} (contreseing)|Vérifié {checker}, {report_on}|Approuvé {checker}|Projet de {actor}, validé par {checker} le {report_on}|Pour copie conforme {checker}',
  'Elaborado por {actor}   Revisado por {checker}|redactado {actor} // visto {checker}|Redacción: {actor} / Revisión: {checker}|{actor} // {checker} (V.º B.º)|Revisado {checker}, {report_on}|Conforme {checker}|Borrador de {actor}, aprobado por {checker} el {report_on}|V.º B.º {checker}',
)

/** At the end, small. */
export const endLines = variants(
  'cc {copied}|Copy to {copied}|A copy goes to {copied}.|RECEIVED {received_on}|Received {received_on} – {copied}|Encl.|Distribution: {copied}, file',
  'Durchschrift an {copied}|Nachrichtlich {copied}|Je eine Ausfertigung an {copied} und zu den Akten|EINGEGANGEN {received_on}|Eingang {received_on} – {copied}|Anlagen|Verteiler: {copied}, z. d. A.',
  'Copie à {copied}|Ampliation : {copied}|Une copie est adressée à {copied}.|REÇU LE {received_on}|Arrivé le {received_on} – {copied}|P.J.|Diffusion : {copied}, archives',
  'Copia a {copied}|C/c {copied}|Se remite copia a {copied}.|ENTRADA {received_on}|Recibido {received_on} – {copied}|Anexos|Distribución: {copied}, archivo',
)

/** Sentences that state nothing anybody asks for. */
export const asides = variants(
  'This paper was made by machine and holds without a seal.|Please keep it in a safe place.|We thank all who helped.|Nothing in it may be changed by hand.|Further copies can be had on request.|The general terms apply.|What is said here is said to the best of our knowledge.|Photographs are kept on file.|Questions are welcome at any time.|Use black ink for any additions.|The rules of the house remain untouched.|It replaces all earlier papers on the same matter.',
  'Dieses Schreiben wurde maschinell erstellt und gilt ohne Siegel.|Bitte gut aufbewahren.|Wir danken allen, die geholfen haben.|Handschriftliche Änderungen sind unwirksam.|Weitere Abschriften gibt es auf Wunsch.|Es gelten die allgemeinen Bedingungen.|Alle Angaben nach bestem Wissen.|Lichtbilder liegen bei den Akten.|Rückfragen sind jederzeit willkommen.|Die Hausordnung bleibt unberührt.|Frühere Schreiben in gleicher Sache sind damit überholt.',
  "Ce document a été produit par machine et vaut sans sceau.|À conserver précieusement.|Merci à tous ceux qui ont aidé.|Toute correction à la main est sans valeur.|D'autres copies sont remises sur demande.|Les conditions générales s'appliquent.|Le tout en l'état de nos connaissances.|Les photos sont versées au dossier.|Toute question est la bienvenue.|Le règlement intérieur demeure.|Il remplace tout écrit antérieur sur le même sujet.",
  'Este escrito se hizo a máquina y vale sin sello.|Consérvelo en lugar seguro.|Gracias a cuantos ayudaron.|No valen los cambios a mano.|Se dan más copias a quien las pida.|Rigen las condiciones generales.|Todo según nuestro leal saber.|Las fotos quedan en el archivo.|Toda pregunta es bienvenida.|Las normas de la casa no cambian.|Sustituye a todo escrito anterior sobre lo mismo.',
)

/** At the foot of the page: nobody's question. */
export const footLines = variants(
  'Page 1 of {#}|Office hours Mon–Thu 9–12|Visitors: ring at the side door|Form {A}{##}|Open on weekdays except Friday|sheet 1 · {title}|Please turn over',
  'Seite 1 von {#}|Sprechzeiten Mo–Do 9–12 Uhr|Besucher: bitte Seiteneingang|Vordruck {A}{##}|Werktags außer freitags geöffnet|Blatt 1 · {title}|Bitte wenden',
  'Page 1 sur {#}|Accueil du lundi au jeudi, 9 h–12 h|Visiteurs : sonner à la porte latérale|Imprimé {A}{##}|Ouvert en semaine sauf le vendredi|feuille 1 · {title}|T.S.V.P.',
  'Página 1 de {#}|Atención de lunes a jueves, de 9 a 12|Visitas: llamen a la puerta lateral|Modelo {A}{##}|Abierto en días laborables salvo viernes|hoja 1 · {title}|Sigue al dorso',
)

/** Parts of an organisation: capitals as in the names of objects. */
export const branches = variants(
  'Department {#}|{C} branch|District office {C}|Section {A}{#}|Regional office North|Field office {C}|Unit {#}.{#}|Inspections and permits|Technical services|Legal department|Registry|Region {C} South|Division of records|Public affairs|Customer desk {C}|Office of the director|{C} site',
  'Abteilung {#}|Zweigstelle {C}|Außenstelle {C}|Referat {A}{#}|Regionalstelle Nord|Dienststelle {C}|Sachgebiet {#}.{#}|Prüfwesen und Genehmigungen|Technische Dienste|Rechtsabteilung|Registratur|Region {C} Süd|Fachbereich {#}|Öffentlichkeitsarbeit|Kundendienst {C}|Büro der Leitung|Standort {C}',
  'Service {#}|Agence de {C}|Antenne de {C}|Bureau {A}{#}|Direction régionale Nord|Délégation de {C}|Unité {#}.{#}|Contrôles et autorisations|Services techniques|Service juridique|Greffe|Secteur {C} Sud|Pôle dossiers|Communication|Guichet de {C}|Cabinet de la direction|Site de {C}',
  'Departamento {#}|Delegación de {C}|Oficina comarcal de {C}|Sección {A}{#}|Dirección territorial Norte|Unidad {#}.{#}|Inspección y licencias|Servicios técnicos|Asesoría jurídica|Registro general|Zona {C} Sur|Área de archivo|Comunicación|Ventanilla de {C}|Gabinete de dirección|Sede de {C}',
)

/** Where things happen: capitals as in the names of objects, `{S}` a street with its number. */
export const sites = variants(
  '{S}, {C}|{S}, {C}|{C}|Hall {A}, {S}|{W} Park, {C}|{C}, plot {##}|Quay {#}, {C} harbour|{L} estate near {C}|{W} Works, {C}|{C}, {S}, {#}rd floor|Gate {#}, {C} terminal|{L} Farm, {C}|Old {W} Yard, {S}|km {##}.{#} of the {C} line|{W} House, {C}|{C} town centre|Yard {A} of the {L} works|Workshop {#}, {S}',
  '{S}, {C}|{S}, {C}|{C}|Halle {A}, {S}|Gewerbepark {W}, {C}|{C}, Flurstück {##}|Kai {#}, Hafen {C}|Gut {L} bei {C}|{W}-Werk, {C}|{C}, {S}, {#}. OG|Tor {#}, Terminal {C}|{L}hof, {C}|Alter Bauhof, {S}|km {##},{#} der Strecke {C}|Haus {W}, {C}|Ortsmitte {C}|Hof {A} der {L}-Werke|Werkstatt {#}, {S}',
  '{S}, {C}|{S}, {C}|{C}|Halle {A}, {S}|parc {W}, {C}|{C}, parcelle {##}|quai {#}, port de {C}|domaine {L}, {C}|usine {W}, {C}|{C}, {S}, {#}e étage|porte {#}, terminal de {C}|ferme {L}, {C}|ancien dépôt, {S}|PK {##},{#} de la ligne de {C}|maison {W}, {C}|centre de {C}|cour {A} des ateliers {L}|atelier {#}, {S}',
  '{S}, {C}|{S}, {C}|{C}|Nave {A}, {S}|polígono {W}, {C}|{C}, parcela {##}|muelle {#}, puerto de {C}|finca {L}, {C}|fábrica {W}, {C}|{C}, {S}, {#}.ª planta|puerta {#}, terminal de {C}|cortijo {L}, {C}|antiguo almacén, {S}|p. k. {##},{#} de la línea de {C}|casa {W}, {C}|centro de {C}|patio {A} de los talleres {L}|taller {#}, {S}',
)

function variants(en: string, de: string, fr: string, es: string): Variants {
  return { en: en.split('|'), de: de.split('|'), fr: fr.split('|'), es: es.split('|') }
}
