import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hospital, league, library } from '../../test/support/ask-databases.ts'
import { guardStatement } from './guard.ts'
import { readQuestion } from './read-question.ts'

const databases = { hospital, league, library }

/** The statement on one line without quotes, and its parameters. */
const questions: Record<keyof typeof databases, [question: string, expected: string][]> = {
  library: [
    [
      'What are the ids and names of authors who wrote more than 1 book?',
      'select author.author_id, author.name from author join book on book.author_id = author.author_id group by author.author_id, author.name having count(*) > $1 [1]',
    ],
    ['How many different book genres are there?', 'select count(distinct book.genre) from book []'],
    [
      'Show the genres with an average price above 20.',
      'select book.genre from book group by book.genre having avg(book.price) > $1 [20]',
    ],
    [
      'Which genre is the most common?',
      'select book.genre from book group by book.genre order by count(*) desc nulls last, book.genre limit 1 []',
    ],
    [
      'What are the titles of books published in 1950 or later?',
      'select book.title from book where book.publication_year >= $1 [1950]',
    ],
    ['What are the highest and the lowest price of books?', 'select max(book.price), min(book.price) from book []'],
    [
      'Show the titles of books from the most expensive to the cheapest.',
      'select book.title from book order by book.price desc nulls last []',
    ],
    [
      'List the names of authors from the oldest to the youngest.',
      'select author.name from author order by author.birth_year []',
    ],
    [
      'What are the names of authors who have not published books?',
      'select author.name from author where not exists (select 1 from book where book.author_id = author.author_id) []',
    ],
    ['How many books are there?', 'select count(*) from book []'],
    ['List the titles of all books.', 'select book.title from book []'],
    [
      'What are the names of authors born after 1900?',
      'select author.name from author where author.birth_year > $1 [1900]',
    ],
    [
      'How many books did Jane Austen write?',
      'select count(distinct book.book_id) from book join author on book.author_id = author.author_id where lower(author.name) = lower($1) ["Jane Austen"]',
    ],
    [
      'Which author has written the most books?',
      'select author.name from author join book on book.author_id = author.author_id group by author.name, author.author_id order by count(*) desc nulls last, author.author_id limit 1 []',
    ],
    [
      'Show the names of authors who have no books.',
      'select author.name from author where not exists (select 1 from book where book.author_id = author.author_id) []',
    ],
    [
      'Find the first name and last name of members who borrowed Emma.',
      'select member.first_name, member.last_name from member join loan on loan.member_id = member.member_id join book on loan.book_id = book.book_id where lower(book.title) = lower($1) ["Emma"]',
    ],
    [
      'Find the names of members who borrowed both Emma and The Trial.',
      'select member.first_name, member.last_name from member where exists (select 1 from loan join book on loan.book_id = book.book_id where loan.member_id = member.member_id and lower(book.title) = lower($1)) and exists (select 1 from loan join book on loan.book_id = book.book_id where loan.member_id = member.member_id and lower(book.title) = lower($2)) ["Emma","The Trial"]',
    ],
    [
      'Which members borrowed Emma but not The Trial?',
      'select member.first_name, member.last_name from member join loan on loan.member_id = member.member_id join book on loan.book_id = book.book_id where lower(book.title) = lower($1) and not exists (select 1 from loan join book on loan.book_id = book.book_id where loan.member_id = member.member_id and lower(book.title) = lower($2)) ["Emma","The Trial"]',
    ],
    ['How many female members are there?', 'select count(*) from member where lower(member.sex) = lower($1) ["F"]'],
    ['How many members live in each city?', 'select member.city, count(*) from member group by member.city []'],
    [
      'What is the age of the oldest member?',
      'select member.age from member order by member.age desc nulls last, member.member_id limit 1 []',
    ],
    [
      'Show the title and price of the most expensive book.',
      'select book.title, book.price from book order by book.price desc nulls last, book.book_id limit 1 []',
    ],
    ['Show the titles of books that cost more than 20.', 'select book.title from book where book.price > $1 [20]'],
    [
      'List the titles of books with more pages than the average.',
      'select book.title from book where book.pages > (select avg(all.pages) from book as all) []',
    ],
    ['What are the titles of books longer than 300 pages?', 'select book.title from book where book.pages > $1 [300]'],
    ['How many different genres are there?', 'select count(distinct book.genre) from book []'],
    [
      'For each genre, what is the average price?',
      'select book.genre, avg(book.price) from book group by book.genre []',
    ],
    [
      'Show the genre and the number of books for each genre.',
      'select book.genre, count(*) from book group by book.genre []',
    ],
    [
      'What is the genre with the most books?',
      'select book.genre from book group by book.genre order by count(*) desc nulls last, book.genre limit 1 []',
    ],
    ['Show genres with at least 3 books.', 'select book.genre from book group by book.genre having count(*) >= $1 [3]'],
    [
      'Find the number of books by French authors.',
      'select count(distinct book.book_id) from book join author on book.author_id = author.author_id where lower(author.nationality) = lower($1) ["France"]',
    ],
    [
      'What is the last name of the youngest member?',
      'select member.last_name from member order by member.age, member.member_id limit 1 []',
    ],
    ['What is the total number of days of all loans?', 'select sum(loan.days) from loan []'],
    [
      'Which city has the most members?',
      'select member.city from member group by member.city order by count(*) desc nulls last, member.city limit 1 []',
    ],
    [
      'List the first names of members in alphabetical order.',
      'select member.first_name from member order by member.first_name []',
    ],
    [
      'What are the titles of books published before 1950 or after 2000?',
      'select book.title from book where (book.publication_year < $1 or book.publication_year > $2) [1950,2000]',
    ],
    [
      'How many members have borrowed a book?',
      'select count(*) from member where exists (select 1 from loan join book on loan.book_id = book.book_id where loan.member_id = member.member_id) []',
    ],
    [
      'What are the names of the members who borrowed more than 2 books?',
      'select member.first_name, member.last_name from member join loan on loan.member_id = member.member_id join book on loan.book_id = book.book_id group by member.first_name, member.last_name, member.member_id having count(*) > $1 [2]',
    ],
    [
      'How many loans does each member have?',
      'select member.first_name, count(*) from loan join member on loan.member_id = member.member_id group by member.first_name []',
    ],
    [
      'What is the average age of members from Lyon?',
      'select avg(member.age) from member where lower(member.city) = lower($1) ["Lyon"]',
    ],
    [
      'Give the average age for male members.',
      'select avg(member.age) from member where lower(member.sex) = lower($1) ["M"]',
    ],
    ['Find the cities of members older than 60.', 'select member.city from member where member.age > $1 [60]'],
    ['What are the maximum and minimum prices of books?', 'select max(book.price), min(book.price) from book []'],
    [
      'Which book has the highest price?',
      'select book.title from book order by book.price desc nulls last, book.book_id limit 1 []',
    ],
    [
      'Return the title of the cheapest book.',
      'select book.title from book order by book.price, book.book_id limit 1 []',
    ],
    ['What are the nationalities of authors?', 'select author.nationality from author []'],
    [
      'How many authors are there from each nationality?',
      'select author.nationality, count(*) from author group by author.nationality []',
    ],
    [
      'List the name of authors whose nationality is not England.',
      'select author.name from author where lower(author.nationality) <> lower($1) ["England"]',
    ],
    [
      'Show the name of the author of the book Emma.',
      'select author.name from author join book on book.author_id = author.author_id where lower(book.title) = lower($1) ["Emma"]',
    ],
    [
      'Count the members who do not live in London.',
      'select count(*) from member where lower(member.city) <> lower($1) ["London"]',
    ],
    [
      'How many books cost less than the average price?',
      'select count(*) from book where book.price < (select avg(all.price) from book as all) []',
    ],
    ['What are the different cities where members live?', 'select distinct member.city from member []'],
    [
      'Show names of authors and the number of books they wrote.',
      'select author.name, count(*) from author join book on book.author_id = author.author_id group by author.name []',
    ],
    ['What is the number of members who are older than 20?', 'select count(*) from member where member.age > $1 [20]'],
    [
      'Find the title of all books by Victor Hugo ordered by price.',
      'select book.title from book join author on book.author_id = author.author_id where lower(author.name) = lower($1) order by book.price ["Victor Hugo"]',
    ],
    [
      'Which genre has the largest number of books?',
      'select book.genre from book group by book.genre order by count(*) desc nulls last, book.genre limit 1 []',
    ],
  ],
  hospital: [
    [
      'How many physicians work in each department?',
      'select department.name, count(*) from physician join department on physician.dept_id = department.dept_id group by department.name []',
    ],
    [
      'What are the names of physicians in the Surgery department?',
      'select physician.name from physician join department on physician.dept_id = department.dept_id where lower(department.name) = lower($1) ["Surgery"]',
    ],
    [
      'List the names of departments with more than 3 physicians.',
      'select department.name from department join physician on physician.dept_id = department.dept_id group by department.name, department.dept_id having count(*) > $1 [3]',
    ],
    ['What is the highest salary of physicians?', 'select max(physician.salary) from physician []'],
    [
      'Find the name of the physician with the highest salary.',
      'select physician.name from physician order by physician.salary desc nulls last, physician.id limit 1 []',
    ],
    [
      'Which department has the largest budget?',
      'select department.name from department order by department.budget_in_millions desc nulls last, department.dept_id limit 1 []',
    ],
    [
      'What are the names of the head physicians?',
      'select physician.name from physician where lower(physician.IsHead) = lower($1) ["T"]',
    ],
    [
      'How many patients had a checkup?',
      'select count(distinct patient.id) from patient join appointment on appointment.patient_id = patient.id where lower(appointment.kind) = lower($1) ["checkup"]',
    ],
    [
      'What is the total cost of appointments for each physician?',
      'select physician.name, sum(appointment.cost) from appointment join physician on appointment.physician_id = physician.id group by physician.name []',
    ],
    [
      'Which physician has the most appointments?',
      'select physician.name from physician join appointment on appointment.physician_id = physician.id group by physician.name, physician.id order by count(*) desc nulls last, physician.id limit 1 []',
    ],
    [
      'Find the average salary of physicians by specialty.',
      'select physician.specialty, avg(physician.salary) from physician group by physician.specialty []',
    ],
    [
      'How many patients come from NYC?',
      'select count(*) from patient where lower(patient.city_code) = lower($1) ["NYC"]',
    ],
    [
      'What are the names of physicians whose salary is above the average salary of physicians with specialty heart?',
      'select physician.name from physician where physician.salary > (select avg(all.salary) from physician as all where lower(all.specialty) = lower($1)) ["heart"]',
    ],
    [
      'List the names of all physicians and their departments.',
      'select physician.name, department.name from physician join department on physician.dept_id = department.dept_id []',
    ],
    [
      'What is the name of the department on floor 3?',
      'select department.name from department where department.floor = $1 [3]',
    ],
    [
      'Give me the names of physicians who earn more than 100000.',
      'select physician.name from physician where physician.salary > $1 [100000]',
    ],
    ['What is the average cost of an appointment?', 'select avg(appointment.cost) from appointment []'],
  ],
  league: [
    [
      'Who is the tallest player?',
      'select player.name from player order by player.height desc nulls last, player.player_id limit 1 []',
    ],
    [
      'What is the height of the heaviest player?',
      'select player.height from player order by player.weight desc nulls last, player.player_id limit 1 []',
    ],
    ['How many players are left handed?', 'select count(*) from player where lower(player.hand) = lower($1) ["L"]'],
    [
      'What are the names of players from Germany?',
      'select player.name from player where lower(player.country) = lower($1) ["Germany"]',
    ],
    [
      'List the names of players who play for Red Foxes.',
      'select player.name from player join team on player.team_code = team.team_code where lower(team.team_name) = lower($1) ["Red Foxes"]',
    ],
    [
      'How many players does the team Red Foxes have?',
      'select count(distinct player.player_id) from player join team on player.team_code = team.team_code where lower(team.team_name) = lower($1) ["Red Foxes"]',
    ],
    [
      'Which teams are in Europe?',
      'select team.team_name from team where lower(team.continent) = lower($1) ["Europe"]',
    ],
    [
      'Which European teams were founded before 1950?',
      'select team.team_name from team where lower(team.continent) = lower($1) and team.founded_year < $2 ["Europe",1950]',
    ],
    [
      'What is the average height of the players for each team?',
      'select team.team_name, avg(player.height) from player join team on player.team_code = team.team_code group by team.team_name []',
    ],
    [
      'Find the names of players taller than all players from Spain.',
      'select player.name from player where player.height > (select max(all.height) from player as all where lower(all.country) = lower($1)) ["Spain"]',
    ],
    [
      'Which country has the most players?',
      'select player.country from player group by player.country order by count(*) desc nulls last, player.country limit 1 []',
    ],
    [
      'What are the team names with no players?',
      'select team.team_name from team where not exists (select 1 from player where player.team_code = team.team_code) []',
    ],
    ['What is the number of games in 2015?', 'select count(*) from game where game.year = $1 [2015]'],
    [
      'Which year had the most games?',
      'select game.year from game group by game.year order by count(*) desc nulls last, game.year limit 1 []',
    ],
    [
      'Find the winner names of games in both year 2013 and year 2016.',
      'select distinct game.winner_name from game where game.year = $1 and game.winner_name in (select all.winner_name from game as all where all.year = $2) [2013,2016]',
    ],
    [
      'What are the names and heights of the three tallest players?',
      'select player.name, player.height from player order by player.height desc nulls last, player.player_id limit 3 []',
    ],
    [
      'What is the total attendance of games in 2014?',
      'select sum(game.attendance) from game where game.year = $1 [2014]',
    ],
    [
      'Show the positions with more than 2 players.',
      'select player.position from player group by player.position having count(*) > $1 [2]',
    ],
    [
      'Which teams have players from both Spain and Germany?',
      'select team.team_name from team where exists (select 1 from player where player.team_code = team.team_code and lower(player.country) = lower($1)) and exists (select 1 from player where player.team_code = team.team_code and lower(player.country) = lower($2)) ["Spain","Germany"]',
    ],
    [
      'What is the average weight of players for each position?',
      'select player.position, avg(player.weight) from player group by player.position []',
    ],
    [
      'List all countries with players heavier than 90.',
      'select player.country from player where player.weight > $1 [90]',
    ],
    ['Find the number of distinct winners.', 'select count(distinct game.winner_name) from game []'],
  ],
}

for (const [name, asked] of Object.entries(questions))
  for (const [question, expected] of asked)
    test(`"${question}" is understood of a ${name}`, async () => {
      const catalogue = databases[name as keyof typeof databases]
      const { reading } = readQuestion(question, catalogue, new Date('2024-05-15T12:00:00Z'))
      const said = reading
        ? `${reading.sql.replaceAll('\n', ' ').replaceAll('"', '')} ${JSON.stringify(reading.parameters)}`
        : 'refused'
      assert.equal(said, expected)
      await guardStatement(reading?.sql ?? '', new Set(catalogue.relations.map(({ name }) => name)))
    })

test('what only half of a question says is not answered', () => {
  for (const question of [
    'Who wrote Emma?',
    'What are the titles of the books that were never borrowed?',
    'Which shelf is Emma on?',
  ])
    assert.equal(readQuestion(question, library, new Date()).reading, undefined, question)
})
