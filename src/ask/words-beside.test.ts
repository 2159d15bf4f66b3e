import assert from 'node:assert/strict'
import { test } from 'node:test'
import { theatre } from '../../test/support/ask-databases.ts'
import { readQuestion } from './read-question.ts'

/** The statement on one line without quotes, and its parameters. */
const questions: [question: string, expected: string][] = [
  ['List the first and last names of all actors.', 'select actor.fName, actor.lName from actor []'],
  ['What are the last names of actors?', 'select actor.lName from actor []'],
  [
    'What is the phone number of the oldest actor?',
    'select actor.phone from actor order by actor.birthYear, actor.actId limit 1 []',
  ],
  ['List the ticket numbers.', 'select ticket.ticketNo from ticket []'],
  [
    'How many tickets are there for each type of band?',
    'select ticket.band, count(*) from ticket group by ticket.band []',
  ],
  [
    'Show the ticket numbers of tickets with a blue band.',
    'select ticket.ticketNo from ticket where lower(ticket.band) = lower($1) ["blue"]',
  ],
  [
    'What is the description of the seat class with code BA?',
    'select Ref_Seat_Classes.seat_class_description from Ref_Seat_Classes where lower(Ref_Seat_Classes.seat_class_code) = lower($1) ["BA"]',
  ],
  [
    'Which bands have tickets with both seat class code BA and seat class code ST?',
    'select distinct ticket.band from ticket where lower(ticket.seat_class_code) = lower($1) and ticket.band in (select all.band from ticket as all where lower(all.seat_class_code) = lower($2)) ["BA","ST"]',
  ],
  [
    'What are the ticket numbers of the tickets bought by actors from Lyon?',
    'select ticket.ticketNo from ticket join actor on ticket.actId = actor.actId where lower(actor.homeTown) = lower($1) ["Lyon"]',
  ],
  ['What is the total number sold of the tickets printed?', 'select sum(ticket.number_sold) from ticket []'],
  [
    'What is the band of the highest rated ticket?',
    'select ticket.band from ticket order by ticket.rating desc nulls last, ticket.ticketNo limit 1 []',
  ],
  [
    'What are the names of the props owned by actors from Lyon?',
    'select prop.propName from prop join prop_ownership on prop_ownership.propId = prop.propId join actor on prop_ownership.actId = actor.actId where lower(actor.homeTown) = lower($1) ["Lyon"]',
  ],
  [
    'Which actors own the prop Mango?',
    'select actor.fName, actor.lName from actor join prop_ownership on prop_ownership.actId = actor.actId join prop on prop_ownership.propId = prop.propId where lower(prop.propName) = lower($1) ["Mango"]',
  ],
  [
    'Which actors own a mango?',
    'select actor.fName, actor.lName from actor join prop_ownership on prop_ownership.actId = actor.actId join prop on prop_ownership.propId = prop.propId where lower(prop.propName) = lower($1) ["Mango"]',
  ],
  [
    'List the ticket number of the ticket whose rating is the highest.',
    'select ticket.ticketNo from ticket order by ticket.rating desc nulls last, ticket.ticketNo limit 1 []',
  ],
  [
    'Which actors have a weight of more than 80 kg?',
    'select actor.fName, actor.lName from actor where actor.weight > $1 [80]',
  ],
  ['Which actors weigh more than 80?', 'select actor.fName, actor.lName from actor where actor.weight > $1 [80]'],
  [
    'Which actors have no tickets? Show the actor ids.',
    'select actor.actId from actor where not exists (select 1 from ticket where ticket.actId = actor.actId) []',
  ],
  [
    'Which actors do not print any tickets?',
    'select actor.fName, actor.lName from actor where not exists (select 1 from ticket where ticket.actId = actor.actId) []',
  ],
  ['Which actors have no band?', 'refused'],
  ['List the ids of all props.', 'select prop.propId from prop []'],
]

for (const [question, expected] of questions)
  test(`"${question}" is understood by what stands beside its words`, () => {
    const { reading } = readQuestion(question, theatre, new Date('2024-05-15T12:00:00Z'))
    const said = reading
      ? `${reading.sql.replaceAll('\n', ' ').replaceAll('"', '')} ${JSON.stringify(reading.parameters)}`
      : 'refused'
    assert.equal(said, expected)
  })
