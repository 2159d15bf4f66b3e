// Gathers words and phrases into texts.json: node gather-texts.mjs OUT, after `npm install --no-save` of the packages in README.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { german } from '../../train/generate/data/de.ts'
import { english } from '../../train/generate/data/en.ts'
import { spanish } from '../../train/generate/data/es.ts'
import { french } from '../../train/generate/data/fr.ts'

const [, , out, packages = 'node_modules'] = process.argv
const path = (file) => `${packages}/${file}`
const json = (file) => JSON.parse(readFileSync(path(file), 'utf8'))
const { allLocales } = await import(path('@faker-js/faker/dist/index.js'))

const languages = [
  'de',
  'en',
  'fr',
  'es',
  'it',
  'nl',
  'pt',
  'pl',
  'cs',
  'sk',
  'hu',
  'ro',
  'sv',
  'nb',
  'da',
  'fi',
  'et',
  'lv',
  'lt',
  'hr',
  'sl',
  'tr',
  'is',
  'ga',
  'mt',
  'cy',
  'ca',
  'sq',
]
const texts = {}
for (const language of languages)
  texts[language] = { words: [], phrases: [...faker(language), ...cldr(language)], stops: stops(language) }
texts.de.words = sample(
  json('all-the-german-words/woerter.json').filter((w) => w.length > 1 && w.length < 26),
  60000,
)
texts.en.words = sample(
  json('an-array-of-english-words/index.json').filter((w) => w.length < 15),
  40000,
)
texts.fr.words = sample(
  json('an-array-of-french-words/index.json').filter((w) => w.length < 18),
  60000,
)
texts.es.words = sample(
  json('an-array-of-spanish-words/index.json').filter((w) => w.length < 16),
  40000,
).map(accent)
for (const [language, data] of Object.entries({ de: german, en: english, fr: french, es: spanish }))
  texts[language].own = own(data)
for (const language of languages) texts[language].phrases = [...new Set(texts[language].phrases)]
writeFileSync(out, JSON.stringify(texts))
for (const [language, t] of Object.entries(texts))
  process.stdout.write(`${[language, t.words.length, t.phrases.length, t.stops.length, t.own?.length].join(' ')}\n`)

/** Every string of a locale that is short enough to be one line and no template. */
function faker(language) {
  const kept = [
    'animal',
    'color',
    'company',
    'commerce',
    'date',
    'location',
    'lorem',
    'person',
    'word',
    'vehicle',
    'food',
    'finance',
    'science',
    'book',
    'music',
  ]
  const found = []
  for (const [name, locale] of Object.entries(allLocales)) {
    if (name !== language && !name.startsWith(`${language}_`) && !(language === 'nb' && name === 'nb_NO')) continue
    for (const key of kept) leaves(locale[key] ?? {}, found)
  }
  return found.filter(isLine)
}

function cldr(language) {
  const locale = language === 'nb' ? 'no' : language
  const found = []
  for (const file of [
    'cldr-localenames-full/main/L/territories.json',
    'cldr-localenames-full/main/L/languages.json',
    'cldr-dates-full/main/L/ca-gregorian.json',
    'cldr-dates-full/main/L/timeZoneNames.json',
    'cldr-numbers-full/main/L/currencies.json',
    'cldr-units-full/main/L/units.json',
  ]) {
    try {
      leaves(json(file.replace('/L/', `/${locale}/`)), found)
    } catch {
      process.stdout.write(`${['no', language, file].join(' ')}\n`)
    }
  }
  return found.filter((t) => isLine(t) && t.length > 2 && !/[{}'’]|^[A-Z]{2,3}$|yy|MM|\//.test(t))
}

function leaves(value, into) {
  if (typeof value === 'string') into.push(value)
  else if (value && typeof value === 'object') for (const inner of Object.values(value)) leaves(inner, into)
}

function own(data) {
  const found = []
  leaves(data, found)
  return found
    .flatMap((t) => t.split('|'))
    .map((t) => t.replace(/\{[^}]*\}/g, '12').trim())
    .filter((t) => t.length > 1 && t.length < 90)
}

function isLine(text) {
  return text.length < 60 && !/[{}<>\n#]|\.\.\./.test(text) && /\p{Script=Latin}/u.test(text)
}

function stops(language) {
  return (json('stopwords-iso/stopwords-iso.json')[language === 'nb' ? 'no' : language] ?? []).filter(
    (w) => w.length < 14,
  )
}

/** The list has no accents; these endings always have one. */
function accent(word) {
  return word
    .replace(/(c|s|x|t)ion$/, '$1ión')
    .replace(/ia(n|s|mos)?$/, (all, end, at) => (at % 2 ? `ía${end ?? ''}` : all))
    .replace(/([aei])ra$/, (all, v, at) => (at % 2 ? `${v}rá` : all))
    .replace(/on$/, 'ón')
}

/** Every n-th word, so that the list stays the same each time. */
function sample(words, count) {
  const step = Math.max(1, words.length / count)
  return Array.from({ length: Math.min(count, words.length) }, (_, i) => words[Math.floor(i * step)])
}
