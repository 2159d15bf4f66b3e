import { fold } from './words.ts'

export const languages = ['en', 'de', 'fr', 'es'] as const
export type Language = (typeof languages)[number]

/** What a phrase of a question says beside the names of things. */
export type Mark =
  | ('count' | 'sum' | 'avg' | 'max' | 'min' | 'distinct' | 'share' | 'difference')
  | ('most' | 'least' | 'latest' | 'earliest' | 'oldest' | 'youngest' | 'first' | 'top')
  | ('each' | 'order' | 'ascending' | 'descending')
  | ('more' | 'atLeast' | 'less' | 'atMost' | 'between' | 'after' | 'before' | 'since' | 'orMore' | 'orLess')
  | ('not' | 'and' | 'but' | 'or' | 'both' | 'where' | 'of' | 'contains' | 'startsWith' | 'common' | 'than' | 'is')
  | ('who' | 'when' | 'which' | 'where?' | 'and?')
  | ('byDay' | 'byMonth' | 'byQuarter' | 'byYear')
  | ('overdue' | 'notDue' | 'dueNext' | 'again' | 'net' | 'incoming' | 'outgoing')

/** Phrases of a language, parted by semicolons; the longest that fits is taken. */
const tables: Record<Language, Partial<Record<Mark, string>>> = {
  en: {
    incoming: 'incoming; money in; inflow; inflows; were credited; was credited',
    outgoing: 'outgoing; money out; outflow; outflows; were debited; was debited',
    count:
      'how many; number of; total number of; the count of; count of; count; how often; numbers of; number of the; from how many; in how many; for how many; of how many; tally',
    sum: 'how much; total; sum of; sum; total of; overall; altogether; in total; add up; the sum; combined; expenses; spending; expenditure; how high is; how high are; how large is; together; taken together; all together; our spend; total spend; overall spend; the spend; revenue; turnover',
    avg: 'average; mean; avg; on average; averages',
    max: 'maximum; max',
    min: 'minimum; min',
    distinct: 'different; distinct; unique',
    share:
      'share of; how many percent; how many percent of; what percent; what percent of; which percentage; which percentage of; which share; which share of; percentage of; percent of; proportion of; fraction of; what share; what percentage; share; percentage',
    difference:
      'difference; difference in; difference between; how much more; how much less; how much higher; how much lower; how much larger; how much smaller; how much bigger; how many more; how many fewer; compare; comparison of; compared to; compared with; change in; change of; versus',
    most: 'most; highest; largest; biggest; greatest; longest; heaviest; best; most expensive; the maximum number of; tallest; richest; maximal; strongest; fastest; most populous; priciest; costliest; dearest; steepest',
    least:
      'least; lowest; smallest; fewest; shortest; lightest; worst; cheapest; least expensive; lowest number of; minimal; poorest; slowest; least populous',
    latest: 'latest; newest; most recent; last; most recently',
    earliest: 'earliest; first',
    oldest: 'oldest; eldest',
    youngest: 'youngest',
    top: 'top',
    common: 'most common; most popular; most frequent; most used',
    each: 'for each; per; by; grouped by; of each; in each; each; every; by each; for every; from each; group by; with each; broken down by; at each; to each; corresponding to each; as per; split by; divided by; across each; separated by; break down by; split up by',
    order:
      'ordered by; sorted by; order by; in order of; sort by; sort; sorted; arranged by; ordered; ranked by; in the order of; listed by; order; in the order',
    ascending:
      'ascending; ascending order; in ascending order; alphabetical order; in alphabetical order; alphabetically; alphabetic order; lexicographic order; lexicographical order; increasing; increasing order; from low to high; from the lowest; from youngest to oldest; from the youngest to the oldest; from young to old; from old to new; from oldest to newest; in ascending alphabetical order; lexicographically; from smallest to largest; from lowest to highest; ascending alphabetical order; lexicographical ordering',
    descending:
      'descending; descending order; in descending order; decreasing; decreasing order; from high to low; from the highest; reverse; reverse alphabetical order; reverse lexicographical order; from oldest to youngest; from the oldest to the youngest; from old to young; from new to old; in descending alphabetical order; from largest to smallest; from most to least; from highest to lowest; reverse lexicographic order; descending lexicographical order',
    more: 'more than; greater than; over; above; higher than; larger than; older than; exceeding; exceeds; bigger than; longer than; heavier than; larger; greater; taller than; exceed; more; higher; older; bigger; longer; heavier; taller; more expensive than; faster than; richer than; in excess of; surpass; surpasses; go over; goes over',
    atLeast: 'at least; no less than; not less than; minimum of; a minimum of; no fewer than',
    less: 'less than; fewer than; under; below; lower than; smaller than; younger than; shorter than; lighter than; cheaper than; fewer; less; lower; smaller; younger; shorter; lighter; cheaper; slower than',
    atMost: 'at most; no more than; not more than; up to; maximum of; until; till; up until; up to and including',
    orMore:
      'or more; or later; and later; or newer; or more recent; or higher; or above; or greater; or over; and above; or older; and up; and more; upwards',
    orLess: 'or less; or earlier; and earlier; or fewer; or below; or under; or lower; or younger',
    between: 'between; ranging from; in the range',
    after: 'after; later than',
    before: 'before; earlier than; prior to',
    since: 'since',
    not: 'not; no; without; never; other than; except; excluding; neither; nor; do not; does not; did not; don t; doesn t; didn t; cannot; lack; lacking; lacks; isn t; aren t; unpaid by; nobody; haven t; hasn t; didnt; dont; doesnt; besides; missing; is missing; are missing; is absent; without any; apart from; aside from; anything but; with the exception of; not including; minus',
    and: 'and; as well as; along with; together with; also',
    but: 'but; yet',
    or: 'or; either',
    both: 'both',
    where:
      'whose; with; that; who; which; having; whom; for which; in which; has; have; had; that have; who have; that has; who has; owned by; came from; from; in; for; on; to; by whom; used by; located; during; at; among; amongst; associated with; of which; made by',
    of: 'of; s',
    contains:
      'contain; contains; containing; include the word; that includes; contain the word; contains the word; containing the word; the substring; the letter; the word; contain the letter; contains the letter; with the substring',
    startsWith: 'start with; starts with; starting with; begin with; begins with; beginning with; that begin with',
    than: 'than',
    is: 'is; are; was; were; equal to; equals; named; called; as; being',
    who: 'who; to whom; from whom',
    when: 'when; what date; on what date; which date; by when; until when; by what date; by which date',
    which: 'which; what; list; show; find; give; return; tell; display',
    'where?': 'where',
    byDay: 'and day; and by day; and per day; per day; by day; daily; each day; day by day; every day; for each day',
    byMonth:
      'and month; and by month; and per month; per month; by month; monthly; each month; every month; for each month; month by month; in which month; which month; what month; in what month; month after month; from month to month; per calendar month; for every month',
    byQuarter:
      'and quarter; and by quarter; and per quarter; per quarter; by quarter; quarterly; each quarter; every quarter; for each quarter; quarter by quarter; for every quarter',
    byYear:
      'and year; and by year; and per year; per year; yearly; annually; each calendar year; per calendar year; in which year did; in what year did; year by year; year after year; by year; every year; for each year; for every year; which year; what year; in which year; in what year',
    overdue: 'overdue; past due; past their due date',
    dueNext: 'due next; next due; is due next; due first',
    notDue: 'not due; not due yet; not yet due; aren t due; aren t due yet; isn t due yet; don t fall due',
    again: 'several times; multiple times; repeatedly; duplicate; duplicates; duplicated; repeated',
  },
  de: {
    incoming: 'eingehende; eingehenden; eingänge; zahlungseingänge; geldeingänge; zuflüsse; gutgeschrieben',
    outgoing: 'ausgehende; ausgehenden; ausgänge; zahlungsausgänge; abflüsse; abgebucht; abgänge',
    count:
      'wie viele; wieviele; anzahl der; anzahl von; anzahl; die anzahl; wie oft; gesamtzahl der; gesamtanzahl der; gesamtzahl; gesamtanzahl; wie vielen; von wie vielen; bei wie vielen; auf wie vielen; in wie vielen; zähle; zähl; zählen',
    sum: 'wie viel; wieviel; summe der; summe; gesamt; insgesamt; in summe; zusammen; gesamtsumme; gesamtwert; der gesamtwert; wie hoch ist die summe; die summe der; gesamte; gesamten; wie hoch sind; wie hoch war; wie hoch waren; ausgaben; kosten; wie hoch ist; was kostet; was kosten; wie teuer ist; wie teuer sind; auf wie viel belaufen sich; auf wie viel beläuft sich; was ergeben; was ergibt; über welchen betrag lautet; zusammengenommen; zusammengerechnet; umsatz; umsätze; addiere; summiere; zähle zusammen; zähl zusammen; was macht das; was kommt zusammen',
    avg: 'durchschnitt; durchschnittlich; durchschnittliche; durchschnittlichen; durchschnittlicher; im durchschnitt; im schnitt; schnitt; mittlere; mittelwert; im mittel; durchschnittlichem',
    max: 'maximum; maximale; maximaler; maximalen; maximal',
    min: 'minimum; minimale; minimaler; minimalen; minimal; mindeste',
    distinct: 'verschiedene; verschiedenen; unterschiedliche; unterschiedlichen; eindeutige',
    share:
      'anteil der; wie viele prozent; wie viele prozent der; welcher anteil; anteil; prozent der; wie viel prozent; wie viel prozent der; wie viel prozent des; wieviel prozent; wieviel prozent der; prozentsatz; anteil des; anteil am; anteil an',
    difference:
      'unterschied; differenz; wie viel mehr; wie viel höher; wie viel niedriger; wie viel größer; wie viel teurer; wie viel weniger; wie viele mehr; vergleich; vergleiche; im vergleich zu; im vergleich zum; veränderung; gegenüber',
    most: 'meisten; am meisten; höchste; höchsten; höchster; größte; größten; größter; am höchsten; am größten; teuerste; teuersten; längste; längsten; höchstem; größtem; meiste',
    least:
      'wenigsten; am wenigsten; niedrigste; niedrigsten; kleinste; kleinsten; geringste; geringsten; am niedrigsten; am kleinsten; billigste; billigsten; günstigste; günstigsten; kürzeste; niedrigster; kleinster',
    latest:
      'neueste; neuesten; letzte; letzten; jüngste; jüngsten; aktuellste; aktuellsten; neuester; letzter; späteste; spätesten; zuletzt',
    earliest:
      'zuerst; als erstes; als erster; als erste; älteste; ältesten; früheste; frühesten; erste; ersten; ältester; frühester; erster',
    top: 'top',
    common: 'häufigste; häufigsten; am häufigsten; beliebteste; häufigster',
    each: 'pro; je; nach; für jede; für jeden; für jedes; jede; jeder; jedes; jeden; gruppiert nach; aufgeteilt nach; von jedem; von jeder; jeweils nach; aufgeschlüsselt nach; unterteilt nach; aufgegliedert nach; getrennt nach; geordnet je; verteilt auf; aufgeteilt auf',
    order: 'sortiert nach; geordnet nach; in der reihenfolge; sortiere nach; sortiert',
    ascending: 'aufsteigend; alphabetisch; in aufsteigender reihenfolge; aufsteigender',
    descending: 'absteigend; in absteigender reihenfolge; absteigender',
    more: 'mehr als; größer als; über; höher als; älter als; länger als; teurer als; oberhalb von; übersteigen; übersteigt; überschreiten; überschreitet; mehr wert als; liegen über; liegt über; mehr',
    atLeast: 'mindestens; wenigstens; ab',
    less: 'weniger als; kleiner als; unter; niedriger als; jünger als; kürzer als; billiger als; geringer als; unterhalb von; günstiger als; weniger',
    atMost: 'höchstens; maximal; nicht mehr als; bis zu; bis; bis zum; bis einschließlich; bis ende',
    orMore: 'oder mehr; oder höher; und mehr; aufwärts; und aufwärts',
    orLess: 'oder weniger; oder niedriger',
    between: 'zwischen',
    after: 'nach dem; später als',
    before: 'vor dem; vor; früher als',
    since: 'seit; seit dem',
    not: 'nicht; weder; kein; keine; keinen; keiner; keinem; ohne; außer; nie; niemals; ausgenommen; fehlt; fehlen; fehlend; fehlende; fehlendem; nicht angegeben; abgesehen von; mit ausnahme von; bis auf; exklusive; minus; abzüglich',
    and: 'und; sowie',
    but: 'aber; jedoch; sondern',
    or: 'oder; entweder',
    both: 'sowohl; beide',
    where:
      'laut; gemäß; deren; dessen; wo; mit; die; der; das; welche; haben; hat; hatten; hatte; bei denen; für die; von; aus; in; im; für; an; am; vom; bei',
    of: 'des; der; vom; von',
    contains: 'enthalten; enthält; enthaltend; mit dem wort; das wort; beinhalten; beinhaltet; umfasst; umfassen',
    startsWith: 'beginnen mit; beginnt mit; anfangen mit; fängt an mit',
    than: 'als',
    is: 'liegen vor; liegt vor; ist; sind; war; waren; gleich; heißt; heißen; namens; genannt',
    who: 'wer; wem; wen; von wem; an wen',
    when: 'wann; an welchem tag; welches datum; zu welchem datum; bis wann; bis zu welchem datum; bis zu welchem tag; von wann; ab wann; bis zu welchem',
    which: 'welche; welcher; welches; welchen; welchem; was; zeige; liste; nenne; finde; gib; zeig',
    'where?': 'wo; wohin',
    byDay:
      'und tag; und pro tag; und je tag; pro tag; je tag; nach tag; täglich; nach tagen; tag für tag; jeden tag; tageweise; je kalendertag',
    byMonth:
      'und monat; und pro monat; und je monat; pro monat; je monat; nach monat; monatlich; nach monaten; jeden monat; monatsweise; für jeden monat; in welchem monat; welchem monat; welcher monat; in jedem monat; jedes monats; im monat; monat für monat; von monat zu monat; je kalendermonat; monatliche; monatlichen',
    byQuarter:
      'und quartal; und pro quartal; und je quartal; pro quartal; je quartal; nach quartal; quartalsweise; nach quartalen; vierteljährlich; in jedem quartal; jedes quartal; quartal für quartal',
    byYear:
      'und jahr; und pro jahr; und je jahr; pro jahr; je jahr; nach jahr; jährlich; nach jahren; für jedes jahr; jedes jahr; in welchem jahr; welches jahr; in jedem jahr; jedes jahres; jahr für jahr; von jahr zu jahr; jahresweise; jährliche; jährlichen; je kalenderjahr; welchem jahr',
    overdue: 'überfällig; überfällige; überfälligen; überfälliger; im verzug; in verzug',
    dueNext:
      'als nächstes fällig; als nächste fällig; als nächster fällig; nächste fällige; nächsten fälligen; zuerst fällig',
    notDue:
      'nicht fällig; noch nicht fällig; nicht fällige; nicht fälligen; noch nicht fällige; noch nicht fälligen; noch nicht überfällig',
    again: 'mehrfach; mehrmals; doppelt; doppelte; doppelten; mehrfache; mehrere male; wiederholt',
  },
  fr: {
    incoming: 'entrant; entrants; entrante; entrantes; encaissements; rentrées; crédité; crédités',
    outgoing: 'sortant; sortants; sortante; sortantes; décaissements; sorties; débité; débités',
    count:
      'combien de; combien d; nombre de; nombre d; le nombre de; combien y a; combien de fois; combien; nombre total de; nombre total d; le nombre total de; de combien de; de combien d; dans combien de; sur combien de; combien a t on de; combien avons nous de; combien existe t il de; compte; comptez; compter',
    sum: 'total; somme; somme des; total des; montant total; au total; en tout; totalité; somme de; le total; total de; totale; cumulé; à combien s élève; à combien s élèvent; à combien se monte; à combien se montent; dépenses; dépense; dépense totale; dépenses totales; de combien est; de combien sont; combien coûte; combien coûtent; combien font; combien fait; combien vaut; combien valent; ça fait combien; ensemble; additionné; additionnés; additionnées; chiffre d affaires; additionne; additionnez; fais le total; fais la somme; faites le total',
    avg: 'moyenne; moyen; en moyenne; moyens; moyennes; la moyenne de; la moyenne des; moyenne des; moyenne de; moyenne du',
    max: 'maximum; maximal; maximale',
    min: 'minimum; minimal; minimale',
    distinct: 'différents; différentes; distincts; distinctes; uniques; différent',
    share:
      'part de; part des; part du; pourcentage de; pourcentage des; pourcentage du; proportion de; proportion des; quelle part; quelle part de; quelle part des; quelle part du; quel pourcentage de; quel pourcentage des; quel pourcentage du; quelle proportion des; quel pourcentage; pourcentage; quelle proportion',
    difference:
      'différence; différence entre; combien de plus; combien de moins; de combien plus; combien plus; compare; comparer; comparaison; par rapport à; par rapport au; écart; écart entre',
    most: 'le plus; la plus; les plus; le plus élevé; la plus élevée; le plus grand; la plus grande; le plus de; le plus haut; le plus cher; la plus chère; les plus élevés; les plus élevées; plus élevé; plus élevée; plus grand; plus grande; plus gros; plus grosse; les plus grandes; les plus chers; plus grands; plus grandes; plus gros montant; plus important; plus importante; la plus grosse; le plus gros; les plus gros; les plus grosses; plus grosses; les plus chères; plus chère; plus chères; les plus grands; le plus important; la plus importante; les plus importants; les plus importantes; la plus haute; les plus hautes',
    least:
      'le moins; la moins; les moins; le moins de; le moins d; le plus bas; la plus basse; le plus petit; la plus petite; plus bas; plus basse; plus petit; plus petite; plus faible; le plus faible; la plus faible; le moins cher; le moins élevé; plus petites; plus petits; la moins chère; les moins chères; les moins chers; moins chère; la moins élevée; les moins élevées; les plus petites; les plus petits; les plus faibles; les plus basses',
    latest:
      'dernier; dernière; derniers; dernières; plus récent; plus récente; le plus récent; la plus récente; les plus récentes; plus récentes; plus récents; les plus récents',
    earliest:
      'en premier; en premier lieu; premier; première; premiers; premières; plus ancien; plus ancienne; le plus ancien; la plus ancienne; plus anciennes; plus anciens; les plus anciennes; les plus anciens; plus vieille; plus vieux; la plus vieille; le plus vieux; les plus vieilles; plus vieilles',
    top: 'top; principaux; principales; meilleurs; meilleures',
    common:
      'plus fréquent; plus fréquente; le plus fréquent; la plus fréquente; plus courant; le plus courant; plus populaire; le plus souvent',
    each: 'par; pour chaque; chaque; de chaque; groupé par; regroupé par; ventilé par; pour chacun; pour chacune; réparti par; répartis par; répartie par; réparties par; ventilées par; ventilés par; selon; dans chaque; en fonction de; en fonction du',
    order:
      'trié par; triés par; triées par; classé par; classés par; classées par; ordonné par; ordonnés par; dans l ordre',
    ascending:
      'croissant; ordre croissant; par ordre croissant; alphabétique; ordre alphabétique; par ordre alphabétique',
    descending: 'décroissant; ordre décroissant; par ordre décroissant',
    more: 'plus de; plus que; supérieur à; supérieure à; supérieurs à; supérieures à; au dessus de; dépasse; dépassent; dépassant; plus grand que; plus d; supérieur a; plus cher que; plus chères que; au dessus du; supérieur au; supérieure au; supérieures au; supérieurs au; excède; excèdent; franchissent; plus élevées que; plus élevés que; plus élevée que; plus élevé que; plus grandes que; plus grands que; plus',
    atLeast: 'au moins; au minimum; à partir de',
    less: 'moins de; moins que; inférieur à; inférieure à; inférieurs à; inférieures à; en dessous de; moins d; sous; au dessous de; en dessous du; inférieur au; inférieure au; inférieures au; inférieurs au; au dessous du; moins',
    atMost: 'au plus; au maximum; jusqu à; pas plus de; jusqu au; jusqu en; jusque',
    orMore: 'ou plus; et plus; ou davantage',
    orLess: 'ou moins',
    between: 'entre; comprises entre; compris entre; comprise entre; situées entre; situés entre',
    after: 'après; après le; postérieur à; postérieures au',
    before: 'avant; avant le; antérieur à; antérieures au; antérieures à; antérieurs à',
    since: 'depuis; depuis le',
    not: 'ne; n; pas; sans; aucun; aucune; sauf; jamais; autre que; autres que; hors; excepté; n ont pas; ne sont pas; manque; manquent; dépourvues de; dépourvus de; ne comportent pas; ne comporte pas; hormis; à part; en dehors de; en dehors du; à l exception de; à l exception du; à l exception des; exclu; excluant',
    and: 'et; ainsi que',
    but: 'mais',
    or: 'ou; soit',
    both: 'à la fois; les deux',
    where:
      'dont; où; avec; qui; a reçu; ont reçu; que; ayant; pour lesquels; pour lesquelles; ont; a; de; en; dans; pour; du; chez; à; au; des; d; venant de; provenant de',
    of: 'de; du; des; d',
    contains:
      'contient; contenant; contiennent; le mot; comporte; comportent; comportant; inclut; incluent; incluant; comprend; comprennent; mentionne; mentionnent',
    startsWith: 'commence par; commencent par; commençant par',
    than: 'que',
    is: 'est; sont; était; étaient; égal à; égale à; nommé; appelé; s appelle',
    who: 'qui; à qui; de qui; chez qui',
    when: 'quand; à quelle date; quelle date; quel jour; de quand; de quand date; quand a; jusqu à quand; avant quelle date; avant quand',
    which:
      'quel; quelle; quels; quelles; liste; montre; affiche; donne; trouve; lequel; lesquels; lesquelles; quoi; liste des; liste de; donne moi; montre moi',
    'where?': 'où',
    byDay: 'et jour; et par jour; par jour; chaque jour; quotidien; jour par jour; quotidienne; quotidiennement',
    byMonth:
      'et mois; et par mois; par mois; chaque mois; mensuel; mensuelle; mensuellement; pour chaque mois; en quel mois; quel mois; au cours de quel mois; mois par mois; de mois en mois; mois après mois; mensuels; mensuelles',
    byQuarter:
      'et trimestre; et par trimestre; par trimestre; chaque trimestre; trimestriel; trimestrielle; pour chaque trimestre; trimestre par trimestre; trimestriels; trimestrielles',
    byYear:
      'et an; et par an; et année; et par année; par an; par année; chaque année; annuel; annuelle; pour chaque année; en quelle année; quelle année; année par année; an par an; d année en année; annuels; annuelles; annuellement',
    overdue: 'échue; échues; échu; échus; en retard; en retard de paiement',
    dueNext:
      'prochaine échéance; prochaine à échéance; échue ensuite; arrive à échéance en premier; à payer ensuite; à échéance prochainement',
    notDue:
      'pas échue; pas échues; pas encore échue; pas encore échues; non échues; non échue; n est pas échue; ne sont pas échues; ne sont pas encore échues; n est pas encore échue; pas encore dues',
    again: 'plusieurs fois; en double; en plusieurs exemplaires; à plusieurs reprises; dupliqués; dupliquées',
  },
  es: {
    incoming: 'entrante; entrantes; ingresos; entradas; abonos',
    outgoing: 'saliente; salientes; salidas; cargos; egresos',
    count:
      'cuántos; cuántas; cuantos; cuantas; número de; cantidad de; cuántas veces; numero de; número total de; de cuántos; de cuántas; en cuántas; en cuántos; a cuántas; a cuántos; contar; cuente',
    sum: 'cuánto; cuanto; total; suma de; suma; en total; total de; importe total de; cuánto suman; el total de; la suma; suman; totales; a cuánto asciende; a cuánto ascienden; gastos; gasto; gasto total; a cuánto suma; de cuánto es; de cuánto son; cuánto es; cuánto son; cuánto cuesta; cuánto vale; cuánto valen; cuánto sale; cuánto salen; sumadas; sumados; juntas; juntos; facturación; ventas; súmame; sumar; sumando',
    avg: 'promedio; media; medio; en promedio; promedio de; de media; el promedio; promedio del; media de; media del; la media de; el promedio de; el promedio del; promedios',
    max: 'máximo; máxima; maximo',
    min: 'mínimo; mínima; minimo',
    distinct: 'diferentes; distintos; distintas; únicos; únicas; distinto',
    share:
      'porcentaje de; proporción de; parte de; qué parte; qué parte de; qué parte del; porcentaje; porcentaje del; qué porcentaje de; qué porcentaje del; qué proporción de; proporción del',
    difference:
      'diferencia; diferencia entre; cuánto más; cuánto menos; cuánto más alta; cuánto más alto; cuánto mayor; cuánto menor; cuántas más; compara; comparar; comparación; en comparación con; respecto a; respecto al; frente a',
    most: 'más; la mayor; el mayor; mayor; mayores; más alto; más alta; el más alto; la más alta; más altos; más altas; más caro; más cara; más grande; más grandes; los mayores; las mayores; más elevado; más elevada; más caras; más caros',
    least:
      'menos; menor; el menor; la menor; menores; más bajo; más baja; más pequeño; más pequeña; más barato; más barata; las menores; los menores',
    latest: 'último; última; últimos; últimas; más reciente; más recientes; la más reciente; el más reciente',
    earliest:
      'primero; primera; primeros; primeras; más antiguo; más antigua; el más antiguo; la más antigua; primer; más antiguas; más antiguos; las más antiguas; los más antiguos; más vieja; más viejo; más viejas',
    top: 'top; principales; mejores',
    common: 'más frecuente; más común; más frecuentes; más comunes; más popular; más habitual',
    each: 'por; para cada; cada; de cada; por cada; agrupado por; agrupados por; agrupadas por; desglosado por; según; repartido por; repartidos por; repartidas por; dividido por; divididos por; divididas por; desglosados por; desglosadas por; en cada; en función de; en función del',
    order: 'ordenado por; ordenados por; ordenadas por; ordenada por; clasificado por; en orden de; en orden',
    ascending:
      'ascendente; orden ascendente; en orden ascendente; alfabético; orden alfabético; en orden alfabético; de menor a mayor',
    descending: 'descendente; orden descendente; en orden descendente; de mayor a menor',
    more: 'más de; más que; mayor que; mayores que; mayor de; superior a; superiores a; por encima de; supera; superan; mayor a; mayores de; más caro que; por encima del; superior al; superiores al; mayor al; exceden; excede; pasan de; pasa de; sobrepasan; sobrepasa; rebasan; rebasa; mayores a; más altas que; más altos que; más caras que',
    atLeast: 'al menos; como mínimo; por lo menos; a partir de; mínimo de',
    less: 'menos de; menos que; menor que; menores que; menor de; inferior a; inferiores a; por debajo de; menor a; menores de; por debajo del; inferior al; inferiores al; menor al',
    atMost: 'como máximo; a lo sumo; hasta; no más de',
    orMore: 'o más; y más; en adelante; o superior; para arriba',
    orLess: 'o menos',
    between: 'entre; comprendidas entre; comprendidos entre; de entre',
    after: 'después de; después del; posterior a; posteriores al; posteriores a; después',
    before: 'antes de; antes del; anterior a; anteriores al; anteriores a; antes',
    since: 'desde; desde el',
    not: 'no; sin; ningún; ninguna; ninguno; excepto; salvo; nunca; menos el; que no; distinto de; distintas de; falta; faltan; les falta; le falta; carecen de; carece de; aparte de; a excepción de; con excepción de; fuera de; que no sean; que no sea; excluyendo; distintos de; distintas a; distintos a',
    and: 'y; e; así como',
    but: 'pero; sino',
    or: 'o; u',
    both: 'tanto; ambos; ambas',
    where:
      'cuyo; cuya; cuyos; cuyas; donde; con; que; tienen; tiene; tenían; para los que; de; en; para; del; al; a; provenientes de',
    of: 'de; del',
    contains:
      'contiene; contienen; que contienen; la palabra; conteniendo; incluye; incluyen; incluyendo; menciona; mencionan',
    startsWith: 'empieza por; empiezan por; comienza con; comienzan con; empieza con; empiezan con; comienza por',
    than: 'que',
    is: 'es; son; está; están; era; eran; igual a; llamado; llamada; se llama',
    who: 'quién; quien; quiénes; a quién; de quién',
    when: 'cuándo; cuando; en qué fecha; qué fecha; qué día; de cuándo; hasta cuándo; antes de cuándo; para cuándo; hasta qué fecha; antes de qué fecha',
    which:
      'cuál; cual; cuáles; cuales; qué; que; lista; listar; muestra; muéstrame; dame; encuentra; mostrar; enumera; lista de; lista de los; lista de las; enséñame',
    'where?': 'dónde',
    byDay:
      'y día; y por día; por día; cada día; diario; al día; por dia; día a día; día por día; diariamente; todos los días; diaria; diarias',
    byMonth:
      'y mes; y por mes; por mes; cada mes; mensual; mensualmente; al mes; para cada mes; mensuales; en qué mes; qué mes; mes a mes; mes por mes; de mes en mes; todos los meses',
    byQuarter:
      'y trimestre; y por trimestre; por trimestre; cada trimestre; trimestral; trimestrales; para cada trimestre; trimestre a trimestre; trimestre por trimestre; trimestralmente',
    byYear:
      'y año; y por año; por año; cada año; anual; anualmente; al año; para cada año; anuales; en qué año; qué año; año a año; año por año; todos los años',
    overdue:
      'vencida; vencidas; vencido; vencidos; atrasada; atrasadas; ya vencieron; ya venció; han vencido; ha vencido',
    dueNext:
      'vence próximamente; próxima a vencer; próximo vencimiento; vence primero; vence antes; vence a continuación',
    notDue:
      'no vencidas; no vencida; sin vencer; aún no vencidas; todavía no vencidas; no han vencido; aún no han vencido; todavía no han vencido; no ha vencido; aún no vencen; todavía no vencen',
    again:
      'varias veces; repetido; repetida; repetidos; repetidas; duplicado; duplicada; duplicados; duplicadas; más de una vez',
  },
}

export interface Phrase {
  words: string[]
  /** With their accents. */
  said: string[]
  mark: Mark
}

/** By their first word, the longest first. */
export function phrasesOf(language: Language): Map<string, Phrase[]> {
  const known = prepared.get(language)
  if (known) return known
  const made = Object.entries(tables[language]).flatMap(([mark, text]) =>
    text.split('; ').map((phrase) => ({
      ...{ words: fold(phrase).split(' '), said: phrase.split(' '), mark: mark as Mark },
    })),
  )
  const byFirst = Map.groupBy(
    made.sort((a, b) => b.words.length - a.words.length),
    ({ words: [first = ''] }) => first,
  )
  prepared.set(language, byFirst)
  return byFirst
}

const prepared = new Map<Language, Map<string, Phrase[]>>()
