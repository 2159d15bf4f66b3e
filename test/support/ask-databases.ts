import type { Catalogue, Column, Link, Relation } from '../../src/ask/catalogue.ts'
import { wordsOfName } from '../../src/ask/words.ts'

type Given = [name: string, type: Column['type'], values?: string]

/** A relation of 100 rows; `*` marks its key, `>` a column that links to the key of another. */
function relation(name: string, ...columns: Given[]): Relation {
  const key = columns.find(([column]) => column.startsWith('*'))?.[0].slice(1)
  return {
    ...{ name, names: [wordsOfName(name).join(' ')], rows: 100, ...(key && { key }) },
    columns: columns.map(([given, type, text]) => {
      const column = given.replace(/^[*>]/, '')
      const values = text?.split('; ')
      return {
        ...{ name: column, type, names: [wordsOfName(column).join(' ')] },
        ...(column !== given && { isKey: true }),
        distinct: values && values.length < 6 ? values.length : 95,
        ...(values && { values }),
      }
    }),
  }
}

const link = (from: string, to: string): Link => {
  const [relation = '', column = ''] = from.split('.')
  const [other = '', key = ''] = to.split('.')
  return { from: { relation, column }, to: { relation: other, column: key } }
}

/** Catalogues of tables, for tests. */
export const library: Catalogue = {
  relations: [
    relation(
      'author',
      ['*author_id', 'number'],
      ['name', 'text', 'Jane Austen; Victor Hugo; Franz Kafka'],
      ['birth_year', 'number'],
      ['nationality', 'text', 'France; England; Austria'],
    ),
    relation(
      'book',
      ['*book_id', 'number'],
      ['title', 'text', 'Emma; The Trial; Les Misérables'],
      ['>author_id', 'number'],
      ['pages', 'number'],
      ['price', 'number'],
      ['genre', 'text', 'novel; poetry; drama'],
      ['publication_year', 'number'],
    ),
    relation(
      'member',
      ['*member_id', 'number'],
      ['first_name', 'text', 'Ann; Bob'],
      ['last_name', 'text', 'Smith; Jones'],
      ['age', 'number'],
      ['sex', 'text', 'F; M'],
      ['city', 'text', 'Lyon; Vienna; London'],
    ),
    relation('loan', ['>member_id', 'number'], ['>book_id', 'number'], ['loan_date', 'date'], ['days', 'number']),
  ],
  links: [
    link('book.author_id', 'author.author_id'),
    link('loan.member_id', 'member.member_id'),
    link('loan.book_id', 'book.book_id'),
  ],
}

export const hospital: Catalogue = {
  relations: [
    relation(
      'department',
      ['*dept_id', 'number'],
      ['name', 'text', 'Surgery; Cardiology'],
      ['floor', 'number'],
      ['budget_in_millions', 'number'],
    ),
    relation(
      'physician',
      ['*id', 'number'],
      ['name', 'text', 'John Dorian; Perry Cox'],
      ['specialty', 'text', 'heart; lung; skin'],
      ['salary', 'number'],
      ['>dept_id', 'number'],
      ['IsHead', 'text', 'T; F'],
    ),
    relation(
      'patient',
      ['*id', 'number'],
      ['fname', 'text'],
      ['lname', 'text'],
      ['age', 'number'],
      ['city_code', 'text', 'NYC; BOS'],
    ),
    relation(
      'appointment',
      ['>physician_id', 'number'],
      ['>patient_id', 'number'],
      ['date', 'date'],
      ['cost', 'number'],
      ['kind', 'text', 'surgery; checkup; consultation'],
    ),
  ],
  links: [
    link('physician.dept_id', 'department.dept_id'),
    link('appointment.physician_id', 'physician.id'),
    link('appointment.patient_id', 'patient.id'),
  ],
}

export const league: Catalogue = {
  relations: [
    relation(
      'team',
      ['*team_code', 'text', 'RED; BLU'],
      ['team_name', 'text', 'Red Foxes; Blue Whales'],
      ['city', 'text', 'Berlin; Madrid'],
      ['founded_year', 'number'],
      ['continent', 'text', 'Europe; Asia; Africa'],
    ),
    relation(
      'player',
      ['*player_id', 'number'],
      ['name', 'text', 'Ana Lima; Tom Berg'],
      ['height', 'number'],
      ['weight', 'number'],
      ['position', 'text', 'goalkeeper; striker; defender'],
      ['>team_code', 'text', 'RED; BLU'],
      ['country', 'text', 'Spain; Germany; Brazil'],
      ['hand', 'text', 'L; R'],
    ),
    relation(
      'game',
      ['*game_id', 'number'],
      ['>home_team', 'text', 'RED; BLU'],
      ['year', 'number'],
      ['attendance', 'number'],
      ['winner_name', 'text', 'Ana Lima; Tom Berg'],
      ['loser_name', 'text', 'Ana Lima; Tom Berg'],
      ['minutes', 'number'],
    ),
  ],
  links: [link('player.team_code', 'team.team_code'), link('game.home_team', 'team.team_code')],
}

/** As tables are that programmers named. */
export const theatre: Catalogue = {
  relations: [
    relation(
      'actor',
      ['*actId', 'number'],
      ['fName', 'text', 'Ann; Bob'],
      ['lName', 'text', 'Smith; Jones'],
      ['phone', 'text'],
      ['birthYear', 'number'],
      ['weight', 'number'],
      ['homeTown', 'text', 'Lyon; Vienna'],
    ),
    relation(
      'Ref_Seat_Classes',
      ['*seat_class_code', 'text', 'BA; ST'],
      ['seat_class_description', 'text', 'Balcony; Stalls'],
    ),
    relation(
      'ticket',
      ['*ticketNo', 'text'],
      ['>seat_class_code', 'text', 'BA; ST'],
      ['>actId', 'number'],
      ['band', 'text', 'green; blue'],
      ['number_sold', 'number'],
      ['rating', 'number'],
      ['date_printed', 'date'],
    ),
    relation('prop', ['*propId', 'number'], ['propName', 'text', 'Mango; Lamp']),
    relation('win', ['*winId', 'number'], ['>actId', 'number'], ['>propId', 'number']),
    relation('prop_ownership', ['>actId', 'number'], ['>propId', 'number']),
  ],
  links: [
    link('ticket.seat_class_code', 'Ref_Seat_Classes.seat_class_code'),
    link('ticket.actId', 'actor.actId'),
    link('win.actId', 'actor.actId'),
    link('win.propId', 'prop.propId'),
    link('prop_ownership.actId', 'actor.actId'),
    link('prop_ownership.propId', 'prop.propId'),
  ],
}
