import type { Language } from '../../src/ask/phrases.ts'
import type { Answer } from './truth.ts'

/** What is asked, and the answers that are right, each with what must stand in its rows; none is right where it must be refused. */
export type MixedQuestion = [question: string, ...right: Answer[]]

/** Written before a look at how they are read. Those at even places are looked at, the others kept. */
export const mixedQuestions: Record<Language, MixedQuestion[]> = {
  en: [
    ['How much did Brunner Elektro bill us in August?', [[476, 'EUR']]],
    ['Which invoices are due in September 2026?', [['r-517.pdf'], ['inv-9001.pdf']]],
    [
      'On which delivery notes was less delivered than ordered?',
      [['ls-81.pdf'], ['ls-90.pdf']],
      [['Wandleuchte'], ['Limones']],
    ],
    ['How many hours did Mira work in September?', [[19.5]]],
    ['Which stock items are below their minimum?', [['Earl Grey tea'], ['Soap'], ['Bed sheets']]],
    ['What is the monthly rent of Café Lindner?', [[1200, 'EUR']]],
    ['Who arrives in October?', [['Henri Duval'], ['Carmen Ruiz']]],
    ['What does Jonas Keller have to do?', [['Repair the boiler'], ['Paint the lobby']]],
    ['What did Anna Roth pay?'],
    ['How many nights has Paula Lang booked in total?', [[10]]],
    [
      'What is the total VAT by supplier?',
      [
        ['Brunner Elektro GmbH', 283.1, 'EUR'],
        ['Lavoir Martin SARL', 186, 'EUR'],
        ['Cotswold Teas Ltd', 50, 'GBP'],
        ['Frutas Ortega SL', 7.2, 'EUR'],
      ],
    ],
    ['How many bed sheets do we have?', [[80]]],
    ['Which lease has no end date?', [['lease-moser.docx']]],
    ['What is the average booking price?', [[707.5, 'EUR']]],
    ['When does the lease with Anna Roth run out?', [['2027-04-30']]],
  ],
  de: [
    ['Was haben wir bei Brunner Elektro insgesamt ausgegeben?', [[1773.1, 'EUR']], [[1666, 'EUR']]],
    ['Welche Rechnungen sind bis Ende Oktober fällig?', [['r-501.pdf'], ['r-517.pdf'], ['77-a.pdf'], ['inv-9001.pdf']]],
    [
      'Wie viele Stunden pro Projekt wurden im September gearbeitet?',
      [
        ['Umbau', 17.5],
        ['Garten', 20],
      ],
    ],
    ['Welche Artikel sind knapp?', [['Earl Grey tea'], ['Soap'], ['Bed sheets']]],
    ['Wie hoch ist die Kaution von Anna Roth?', [[2550, 'EUR']]],
    ['Wer hat das größte Zimmer gebucht?'],
    ['Wie viel Miete nehmen wir im Monat ein?', [[2650, 'EUR']]],
    ['Wie viele Wandleuchten wurden geliefert?', [[12]]],
    [
      'Welche Aufgaben sind bis 31. Oktober zu erledigen?',
      [['Repair the boiler'], ['Order new towels'], ['Renew the insurance'], ['Choose a caterer']],
    ],
    ['Rechnungen ohne Fälligkeitsdatum', [['77-b.pdf'], ['r-530.pdf']]],
    ['Wann reist Carmen Ruiz ab?', [['2026-10-22']]],
    [
      'Welcher Mitarbeiter hat im Oktober die meisten Stunden?',
      [
        ['Mira Vogel', 13],
        ['Jonas Keller', 13],
      ],
    ],
    ['Was kostet eine Wandleuchte?', [[100, 'EUR']], [[100], [100]]],
    ['Wie viele Gäste kamen im September?', [[2]]],
    ['Summe der Rechnungen in Pfund', [[300, 'GBP']]],
  ],
  fr: [
    ['Combien Lavoir Martin nous a facturé en septembre ?', [[1116, 'EUR']]],
    ['Quelles factures arrivent à échéance en octobre 2026 ?', [['77-a.pdf']]],
    ["Combien d'heures Jonas Keller a-t-il travaillé sur Garten ?", [[16]]],
    ['Quels articles ont été livrés en quantité insuffisante ?', [['Wandleuchte'], ['Limones']]],
    ['Qui est le bailleur de Café Lindner ?', [['Hotel Seeblick']]],
    ['Quel est le loyer le plus élevé ?', [[1200, 'EUR']]],
    ['Combien de nuits Henri Duval reste-t-il ?', [[5]]],
    ["Montant total des réservations d'octobre", [[980, 'EUR']]],
    ['Qui doit commander les serviettes ?', [['Sophie Brandt']]],
    ['Combien de draps en stock ?', [[80]]],
    ['Quelle facture a la TVA la plus élevée ?', [['r-501.pdf']], [['r-501.pdf'], ['inv-9001.pdf']]],
    [
      'Total des factures par mois',
      [
        ['2026-07-01', 1190, 'EUR'],
        ['2026-08-01', 476, 'EUR'],
        ['2026-09-01', 1116, 'EUR'],
        ['2026-09-01', 300, 'GBP'],
        ['2026-10-01', 294.3, 'EUR'],
      ],
    ],
    ['Quand finit le bail de Ski-Verleih Moser ?', [[null]], []],
    ['Y a-t-il des factures de plus de 1000 € ?', [['r-501.pdf']], [[1]]],
    ['Combien avons-nous payé à Frutas Ortega ?', [[187.2, 'EUR']]],
  ],
  es: [
    ['¿Cuánto nos cobró Frutas Ortega en octubre?', [[187.2, 'EUR']]],
    ['¿Qué facturas siguen sin pagar?'],
    [
      '¿Cuántas horas en total por empleado?',
      [
        ['Mira Vogel', 32.5],
        ['Jonas Keller', 31],
      ],
    ],
    ['¿Cuál es el alquiler anual de Anna Roth?', [[10200]]],
    ['¿Qué reservas tienen más de 4 noches?', [['bk-2.eml'], ['bk-4.eml']]],
    ['¿Cuántos limones se pidieron?', [[40]]],
    ['¿Quién presidió la reunión de octubre?', [['Mira Vogel']]],
    ['¿Qué contratos terminan antes de 2027?', [['lease-lindner.docx']]],
    ['¿Cuánto vale la existencia de Green tea?', [[90]]],
    ['¿Qué artículo tiene menos existencias?', [['Earl Grey tea']]],
    [
      '¿Cuánto IVA pagamos en septiembre?',
      [
        [186, 'EUR'],
        [50, 'GBP'],
      ],
    ],
    ['¿Quién se aloja en la habitación 12?', [['Paula Lang'], ['Carmen Ruiz']]],
    ['¿Cuántos proveedores distintos nos han facturado?', [[4]]],
    ['¿Qué facturas superan los 400 euros netos?', [['r-501.pdf'], ['77-a.pdf']]],
    ['¿Cuántas tareas tiene Sophie Brandt?', [[2]]],
  ],
}
