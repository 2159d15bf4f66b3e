import { variants } from '../variants.ts'

/** Headings: `{t}` what the paper is called, `{n}` its number, `{x}` what it is about; `//` begins a line, three blanks a column. */
export const headings = variants(
  '{t}   {n}|{t} {n}|{t} No. {n}|{n} // {t}|{t} – {x}|{t} // {x}|{t} {n} // {x}|{x} // {t}|{t}: {x}   {n}|Re: {x} // {t} {n}|{t} ({n})|{x} · {t} · {n}|{t} “{x}”|{t} for {x}|{n} ¦ {t} ¦ {x}|{t} // Subject: {x}|{t}   No. {n} // concerning {x}|{t} on {x} (file {n})',
  '{t}   {n}|{t} {n}|{t} Nr. {n}|{n} // {t}|{t} – {x}|{t} // {x}|{t} {n} // {x}|{x} // {t}|{t}: {x}   {n}|Betreff: {x} // {t} {n}|{t} ({n})|{x} · {t} · {n}|{t} „{x}“|{t} zu {x}|{n} ¦ {t} ¦ {x}|{t} // Gegenstand: {x}|{t}   Nr. {n} // betrifft {x}|{t} über {x} (Akte {n})',
  '{t}   {n}|{t} {n}|{t} n° {n}|{n} // {t}|{t} – {x}|{t} // {x}|{t} {n} // {x}|{x} // {t}|{t} : {x}   {n}|Objet : {x} // {t} {n}|{t} ({n})|{x} · {t} · {n}|{t} « {x} »|{t} pour {x}|{n} ¦ {t} ¦ {x}|{t} // Concerne : {x}|{t}   N° {n} // au sujet de {x}|{t} relatif à {x} (dossier {n})',
  '{t}   {n}|{t} {n}|{t} n.º {n}|{n} // {t}|{t} – {x}|{t} // {x}|{t} {n} // {x}|{x} // {t}|{t}: {x}   {n}|Asunto: {x} // {t} {n}|{t} ({n})|{x} · {t} · {n}|{t} «{x}»|{t} para {x}|{n} ¦ {t} ¦ {x}|{t} // Objeto: {x}|{t}   N.º {n} // referente a {x}|{t} sobre {x} (expte. {n})',
)

/** Lines that say what the paper is about, where the heading does not. */
export const aboutLines = variants(
  'It is about {x}.|{x}|This paper concerns {x}.|Before us was {x}.|“{x}”|Subject: {x}|All that follows holds for {x} alone.|Object – {x}',
  'Es geht um {x}.|{x}|Dieses Blatt betrifft {x}.|Vor uns stand {x}.|„{x}“|Gegenstand: {x}|Alles Folgende gilt nur für {x}.|Objekt – {x}',
  "Il s'agit de {x}.|{x}|Ce papier concerne {x}.|Nous avions devant nous {x}.|« {x} »|Objet : {x}|Ce qui suit ne vaut que pour {x}.|Sujet – {x}",
  'Se trata de {x}.|{x}|Este papel se refiere a {x}.|Ante nosotros estaba {x}.|«{x}»|Objeto: {x}|Lo que sigue vale solo para {x}.|Materia – {x}',
)

/** How what was made is written in one run; the first forms have maker and model side by side. */
export const runs: readonly string[] = [
  ...['{maker} {model}', '{maker} {model} {size}', '{maker} {model}, {colour}', '{maker} {model} ({year})'],
  ...[
    '{maker} {model} / {material} / {colour}',
    '{maker} {model} {size} {colour}',
    '{maker} {model}, {year}, {origin}',
  ],
  ...['{maker} {model} · {colour} · {material} · {year}', '{maker} {model} – {size} – {material}'],
  ...['{maker}, {model}, {colour}', '{maker} / {model} / {material}', '{model} ({maker}), {year}', '{model}, {maker}'],
  ...[
    '{model}, {material}, {colour} ({maker}, {origin})',
    '{colour}, {material}, {maker}, {model}',
    '{maker} | {model} | {size} | {year}',
  ],
  ...[
    '{year} {maker} {model} {colour}',
    '{maker}, {origin}: {model}, {size}',
    '{material} / {colour} / {size} / {maker} / {model}',
  ],
]

/** Who did it, without the word for them. */
export const doneBy = variants(
  'Carried out by {}|{} was there and saw to it.|Hand and eye: {}|It was {} who did the work.|Done: {}|In the hands of {}',
  'Ausgeführt von {}|{} war vor Ort und hat sich darum gekümmert.|Hand angelegt hat {}.|Getan hat es {}.|Ausführung: {}|In den Händen von {}',
  "Réalisé par {}|{} était là et s'en est chargé.|Fait de la main de {}|C'est {} qui a fait le travail.|Exécution : {}|Entre les mains de {}",
  'Realizado por {}|{} estuvo allí y se encargó.|Hecho de mano de {}|Fue {} quien hizo el trabajo.|Ejecución: {}|En manos de {}',
)

/** For whom, without the word for them. */
export const doneFor = variants(
  'For {}|At the request of {}|{} asked us to.|On the order of {}|To {}|{} – by post',
  'Für {}|Auf Wunsch von {}|{} hat uns darum gebeten.|Im Auftrag von {}|An {}|{} – per Post',
  'Pour {}|À la demande de {}|{} nous en a chargés.|Sur ordre de {}|À {}|{} – par courrier',
  'Para {}|A petición de {}|{} nos lo pidió.|Por encargo de {}|A {}|{} – por correo',
)

/** One who speaks for the other side: `{c}` the other side, `{p}` the person, `{j}` what they are. */
export const represented = variants(
  '{c}, represented by {p}|{c}, represented by {p}, {j}|{c} ({p})|{c} // Attn {p}|{p} ({j}) for {c}|{p} on behalf of {c}|{c}, acting through {p}|{c} // c/o {p}|Present for {c}: {p}',
  '{c}, vertreten durch {p}|{c}, vertreten durch {p}, {j}|{c} ({p})|{c} // z. Hd. {p}|{p} ({j}) für {c}|{p} im Namen von {c}|{c}, handelnd durch {p}|{c} // Herrn/Frau {p}|Anwesend für {c}: {p}',
  "{c}, représenté par {p}|{c}, représenté par {p}, {j}|{c} ({p})|{c} // À l'attention de {p}|{p} ({j}) pour {c}|{p} au nom de {c}|{c}, agissant par {p}|{c} // aux bons soins de {p}|Présent pour {c} : {p}",
  '{c}, representado por {p}|{c}, representado por {p}, {j}|{c} ({p})|{c} // A la atención de {p}|{p} ({j}) por {c}|{p} en nombre de {c}|{c}, por medio de {p}|{c} // A/A {p}|Presente por {c}: {p}',
)

/** Words to ask for one who stands for `{}`. */
export const representatives = variants(
  '{} representative|representative of the {}|person acting for the {}|{} contact|{} represented by',
  'Vertreter {}|Ansprechpartner {}|{} vertreten durch',
  'représentant {}|interlocuteur {}|{} représenté par',
  'representante {}|interlocutor {}|{} representado por',
)
export const representativeTitles = variants(
  '{} representative title|position of the {} representative|{} representative role',
  'Funktion Vertreter {}',
  'qualité du représentant {}',
  'cargo del representante {}',
)

/** Words to ask for one who signs for `{}`. */
export const signersFor = variants(
  '{} signatory|signed for the {}|signed on behalf of the {}|{} signed by',
  'Unterzeichner {}|für {} unterzeichnet von',
  'signataire {}|signé pour {}',
  'firmante {}|firmado por {}',
)

export const signatory = variants(
  'signatory|signed by|signer|signatory name|undersigned|name of signatory',
  'Unterzeichner|unterschrieben von|gezeichnet von',
  'signataire|signé par|soussigné',
  'firmante|firmado por|abajo firmante',
)
export const signatoryTitle = variants(
  'signatory title|title of signatory|position of signatory|signed as|signatory role|capacity of signer|function of the signatory',
  'Funktion des Unterzeichners|Stellung des Unterzeichners|gezeichnet als',
  'fonction du signataire|qualité du signataire|titre du signataire',
  'cargo del firmante|en calidad de|puesto del firmante',
)

/** Before the name of whom somebody signs for. */
export const signsFor = variants(
  'For {}|for and on behalf of {}|On behalf of {}|{}',
  'Für {}|im Namen von {}|i. V. {}|{}',
  'Pour {}|au nom de {}|Pour le compte de {}|{}',
  'Por {}|en nombre de {}|P. p. {}|{}',
)

/** At the end, in place of a letterhead. */
export const stamps = variants(
  'Stamp: {}|(seal) {}|{} – official stamp|{}|Issued by {}|STAMP {}',
  'Stempel: {}|(Siegel) {}|{} – Dienstsiegel|{}|Ausgestellt von {}|L. S. {}',
  'Cachet : {}|(sceau) {}|{} – cachet officiel|{}|Délivré par {}|TAMPON {}',
  'Sello: {}|(sello) {}|{} – sello oficial|{}|Expedido por {}|SELLO {}',
)

/** What looks like an answer and is none. */
export const decoys = variants(
  'Page 1 of 1|Form {A}{##}-{#}|Not valid without signature|Original – keep for ten years|Copy 2 of 3|Please print clearly|All rights reserved|Strictly confidential|See overleaf for terms|Delete as appropriate|Internal use only|Sheet 1 / 2|For office use|Notes|Name   Function   Signature|Subject to change|E. & O. E.',
  'Seite 1 von 1|Vordruck {A}{##}-{#}|Ohne Unterschrift ungültig|Original – zehn Jahre aufbewahren|Ausfertigung 2 von 3|Bitte deutlich schreiben|Alle Rechte vorbehalten|Streng vertraulich|Bedingungen siehe Rückseite|Nichtzutreffendes streichen|Nur für internen Gebrauch|Blatt 1 / 2|Nur vom Amt auszufüllen|Vermerke|Name   Funktion   Unterschrift|Änderungen vorbehalten',
  'Page 1 sur 1|Imprimé {A}{##}-{#}|Non valable sans signature|Original – à conserver dix ans|Exemplaire 2 sur 3|Écrire lisiblement|Tous droits réservés|Strictement confidentiel|Conditions au verso|Rayer la mention inutile|Usage interne|Feuillet 1 / 2|Cadre réservé au service|Observations|Nom   Fonction   Signature|Sous réserve de modifications',
  'Página 1 de 1|Modelo {A}{##}-{#}|No válido sin firma|Original – guardar diez años|Ejemplar 2 de 3|Escriba con claridad|Todos los derechos reservados|Estrictamente confidencial|Condiciones al dorso|Táchese lo que no proceda|Uso interno|Hoja 1 / 2|A rellenar por la oficina|Notas|Nombre   Cargo   Firma|Salvo modificaciones',
)

/** Words to ask for the number of the paper itself, `{}` being what it is called. */
export const ownNumber = variants(
  '{} number|{} no|{} id|{} reference|number of the {}|document number',
  '{}-Nummer|Nummer: {}|Dokumentnummer',
  'numéro {}|n° {}|numéro du document',
  'número {}|n.º {}|número de documento',
)

/** Before those who were there. */
export const presentWords = variants(
  'Present:|There were|In the room:|Those concerned:|Names:',
  'Anwesend:|Zugegen waren|Im Raum:|Beteiligte:|Namen:',
  'Présents :|Étaient là :|Dans la salle :|Intervenants :|Noms :',
  'Presentes:|Estaban|En la sala:|Intervienen:|Nombres:',
)

/** What is said of a thing that was made. */
export const partLines = `
maker company; maker|manufacturer|make|brand; Hersteller|Marke|Fabrikat; fabricant|marque; fabricante|marca; who made it|built by
model product; model|type|model name; Modell|Typ; modèle|type; modelo|tipo; which design of the maker
size short; size|dimension; Größe|Abmessung; taille|dimension; tamaño|medida; how large it is
colour short; colour|color; Farbe; couleur; color; what colour it has
material short; material|made of; Material|Werkstoff; matériau|matière; material; what it is made of
year year; year of manufacture|year built; Baujahr|Herstellungsjahr; année de fabrication; año de fabricación; when it was made
origin city; place of manufacture|place of origin|made in; Herstellungsort|Herkunft; lieu de fabrication|provenance; lugar de fabricación|procedencia; where it was made
`
