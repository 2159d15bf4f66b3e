import { sellers } from './fill.ts'

/** A kind of question, and the same as somebody would write it in SQL who knows the tables: `$1` is the workspace. */
export interface Kind {
  question: string
  sql: string
  values?: unknown[]
}

type FieldNumbers = Record<string, number>

/** Twenty kinds, with other names and figures in each round. */
export function kindsOf(fields: FieldNumbers, round: number): Kind[] {
  const field = (name: string) => {
    const no = fields[name]
    if (no === undefined) throw new Error(`there is no field ${name}`)
    return no
  }
  const cell = (alias: string, name: string) =>
    `cells ${alias} on ${alias}.workspace_id = d.workspace_id and ${alias}.document_no = d.no and ${alias}.field_no = ${field(name)} and ${alias}.is_latest and ${alias}.as_text is not null`
  const total = cell('t', 'total_amount')
  const day = cell('i', 'invoice_date')
  const seller = cell('s', 'seller.name')
  const item = (alias: string, name: string) => cell(alias, `items.${name}`)
  const invoices = "d.workspace_id = $1 and d.extraction_count > 0 and d.type_detected = 'invoice'"
  const all = 'd.workspace_id = $1 and d.extraction_count > 0'
  const name = `Seller ${(round * 37 + 5) % sellers} GmbH`
  const year = 2020 + (round % 4)
  const least = 9900 + (round % 50)
  const shown = 'd.filename, i.as_date::date, t.as_number, t.currency'
  // What is shown may be missing.
  const unsure = `documents d left join ${day} left join ${total}`

  return [
    { question: 'How many invoices are there?', sql: `select count(*) from documents d where ${invoices}` },
    {
      question: `How many invoices since March ${year}?`,
      sql: `select count(*) from documents d join ${day} where ${invoices} and i.as_date >= '${year}-03-01'`,
    },
    {
      question: 'What is the total amount of all invoices?',
      sql: `select sum(t.as_number), t.currency from documents d join ${total} where ${invoices} group by t.currency`,
    },
    {
      question: `What is the total amount of invoices from ${name}?`,
      sql: `select sum(t.as_number), t.currency from documents d join ${seller} join ${total}
        where ${invoices} and s.as_text = $2 group by t.currency`,
      values: [name.toLowerCase()],
    },
    {
      question: 'What is the total amount of invoices per supplier?',
      sql: `select s.text, sum(t.as_number), t.currency from documents d left join ${seller} join ${total}
        where ${invoices} group by s.text, t.currency`,
    },
    {
      question: `Gesamtbetrag der Rechnungen pro Lieferant im Jahr ${year}`,
      sql: `select s.text, sum(t.as_number), t.currency from documents d left join ${seller} join ${total} join ${day}
        where ${invoices} and i.as_date >= '${year}-01-01' and i.as_date < '${year + 1}-01-01' group by s.text, t.currency`,
    },
    {
      question: 'How many invoices per month?',
      sql: `select date_trunc('month', i.as_date)::date, count(*) from documents d left join ${day} where ${invoices} group by 1 order by 1`,
    },
    {
      question: `What is the total amount of invoices per month in ${year}?`,
      sql: `select date_trunc('month', i.as_date)::date, sum(t.as_number), t.currency from documents d join ${day} join ${total}
        where ${invoices} and i.as_date >= '${year}-01-01' and i.as_date < '${year + 1}-01-01' group by 1, 3 order by 1`,
    },
    {
      question: 'What is the average total amount of invoices?',
      sql: `select avg(t.as_number), t.currency from documents d join ${total} where ${invoices} group by t.currency`,
    },
    {
      question: 'Show the 3 largest invoices',
      sql: `select filename, as_date, as_number, currency from (
          select ${shown}, rank() over (partition by t.currency order by t.as_number desc) as place
          from documents d join ${total} left join ${day} where ${invoices}) ranked where place <= 3`,
    },
    {
      question: `Which invoices are over ${least} EUR?`,
      sql: `select ${shown} from documents d left join ${day} join ${total} where ${invoices} and t.as_number > ${least} and t.currency = 'EUR'`,
    },
    {
      question: 'Which supplier has the most invoices?',
      sql: `select text, number from (
          select s.text, count(*) as number, rank() over (order by count(*) desc) as place
          from documents d join ${seller} where ${invoices} group by s.text) ranked where place <= 1`,
    },
    {
      question: 'Who are the top 5 suppliers by total amount?',
      sql: `select text, sum, currency from (
          select s.text, sum(t.as_number), t.currency,
            rank() over (partition by t.currency order by sum(t.as_number) desc) as place
          from documents d join ${seller} join ${total} where ${all} group by s.text, t.currency) ranked where place <= 5`,
    },
    {
      question: `Quelles factures viennent de ${name} ?`,
      sql: `select ${shown} from ${unsure} join ${seller} where ${invoices} and s.as_text = $2`,
      values: [name.toLowerCase()],
    },
    {
      question: `What is the due date of invoice number "RE-${round * 5 + 1}"?`,
      sql: `select u.as_date::date from documents d join ${cell('n', 'invoice_number')} left join ${cell('u', 'due_date')}
        where ${invoices} and n.as_text = $2`,
      values: [`re-${round * 5 + 1}`],
    },
    {
      question: 'How many different suppliers are there?',
      sql: `select count(distinct s.text) from documents d join ${seller} where ${all}`,
    },
    {
      question: 'What is the sum of the amount of items with the description Lamp?',
      sql: `select sum(a.as_number), a.currency from documents d join ${item('n', 'description')}
        join ${item('a', 'amount')} and a.ordinals[1] = n.ordinals[1] where ${all} and n.as_text = 'lamp' group by a.currency`,
    },
    {
      question: 'How many invoices have a total amount above the average?',
      sql: `select count(*) from documents d join ${total} join (select x.currency, avg(x.as_number) as mean
          from documents d join ${cell('x', 'total_amount')} where ${invoices} group by x.currency) m on m.currency = t.currency
        where ${invoices} and t.as_number > m.mean`,
    },
    {
      question: `¿Cuántas facturas tienen un importe total entre ${least - 9000} y ${least - 8900} EUR?`,
      sql: `select count(*) from documents d join ${total}
        where ${invoices} and t.as_number between ${least - 9000} and ${least - 8900} and t.currency = 'EUR'`,
    },
    {
      question: `What is the latest invoice from ${name}?`,
      sql: `select filename, as_date, as_number, currency from (
          select ${shown}, rank() over (order by i.as_date desc nulls last) as place
          from ${unsure} join ${seller} where ${invoices} and s.as_text = $2) ranked where place <= 1`,
      values: [name.toLowerCase()],
    },
  ]
}
