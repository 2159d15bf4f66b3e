import type { Language } from '../../data/language-data.ts'
import type { Role } from '../roles.ts'
import { clientLines } from './clients.ts'
import { staffLines } from './staff.ts'
import { tradesOfCareAndLearning } from './trades-care-learning.ts'
import { tradesOfHomeAndMoney } from './trades-home-money.ts'
import { tradesOfTravelAndTrade } from './trades-travel-trade.ts'

/** Somebody who acts for a trade, and sentences that tell it without the word for it. */
export interface StaffRole extends Role {
  sentences: Record<Language, readonly string[]>
}

/** A firm, an office or a club that writes to people, by what it does. */
export interface Trade {
  id: string
  /** Trades of another group are never meant by its words. */
  group: string
  role: Role
  /** How such are named; `{}` is a name of somebody or of a place. */
  names: Record<Language, readonly string[]>
  client: Role
  staff: readonly StaffRole[]
}

const clients = new Map(rowsOf(clientLines).map(([id = '', ...cells]) => [id, roleOf(`client:${id}`, cells)]))

const staff = new Map(
  rowsOf(staffLines).map(([id = '', ...cells]): [string, StaffRole] => [
    id,
    {
      ...roleOf(`staff:${id}`, [...cells.slice(0, 4), cells[8] ?? '']),
      sentences: inLanguages(cells.slice(4, 8)),
    },
  ]),
)

export const trades: readonly Trade[] = [tradesOfHomeAndMoney, tradesOfCareAndLearning, tradesOfTravelAndTrade]
  .flatMap(rowsOf)
  .map(([head = '', ...cells]) => {
    const [id = '', group = ''] = head.split(' ')
    const does = cells[10] ?? ''
    return {
      ...{ id, group },
      role: roleOf(`trade:${id}`, [...cells.slice(0, 4), `who ${does}|business that ${does}|whose paper this is`]),
      names: inLanguages(cells.slice(4, 8)),
      client: known(clients, cells[8] ?? ''),
      staff: (cells[9] ?? '').split(' ').map((name) => known(staff, name)),
    }
  })

/** What the sender, the one written to and the one who signs are called in any matter. */
export const generalWords: Record<'sender' | 'recipient' | 'signer', Role['words']> = {
  sender: inLanguages(
    'company|organisation|issuer|provider|sender|business;Firma|Aussteller|Anbieter|Absender;société|organisme|émetteur|prestataire;empresa|entidad|emisor|proveedor'.split(
      ';',
    ),
  ),
  recipient: inLanguages(
    'recipient|addressee|addressed to|person concerned;Empfänger|Adressat|Betroffener;destinataire|personne concernée;destinatario|persona interesada'.split(
      ';',
    ),
  ),
  signer: inLanguages(
    'signed by|signatory|contact person|written by;Unterzeichner|Ansprechpartner|unterzeichnet von;signataire|contact|rédigé par;firmante|persona de contacto|firmado por'.split(
      ';',
    ),
  ),
}

function roleOf(id: string, cells: readonly string[]): Role {
  return { id, words: inLanguages(cells), does: (cells[4] ?? '').split('|') }
}

function inLanguages([en = '', de = '', fr = '', es = '']: readonly string[]): Record<Language, readonly string[]> {
  return { en: en.split('|'), de: de.split('|'), fr: fr.split('|'), es: es.split('|') }
}

function rowsOf(lines: string): string[][] {
  return lines
    .trim()
    .split('\n')
    .map((line) => line.split(';').map((cell) => cell.trim()))
}

function known<T>(roles: ReadonlyMap<string, T>, id: string): T {
  const role = roles.get(id)
  if (!role) throw new Error(`nobody is ${id}`)
  return role
}
