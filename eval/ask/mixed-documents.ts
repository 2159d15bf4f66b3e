type Value = string | number

export interface MixedDocument {
  file: string
  kind: string
  currency?: string
  fields: Record<string, Value>
  list?: { name: string; rows: Record<string, Value>[] }
}

/** The papers of a small hotel: seven kinds, each with names of its own. */
export const mixedDocuments: MixedDocument[] = [
  invoice(
    'r-501',
    '2026-07-06',
    '2026-08-05',
    'Brunner Elektro GmbH',
    'Hotel Seeblick',
    'EUR',
    [1000, 190, 1190],
    [
      ['Kabeltrommel', 4, 50, 200],
      ['Wandleuchte', 8, 100, 800],
    ],
  ),
  invoice(
    'r-517',
    '2026-08-20',
    '2026-09-19',
    'Brunner Elektro GmbH',
    'Hotel Seeblick',
    'EUR',
    [400, 76, 476],
    [['Wandleuchte', 4, 100, 400]],
  ),
  invoice(
    '77-a',
    '2026-09-01',
    '2026-10-01',
    'Lavoir Martin SARL',
    'Hotel Seeblick',
    'EUR',
    [620, 124, 744],
    [
      ['Lavage de draps', 200, 2.5, 500],
      ['Lavage de serviettes', 60, 2, 120],
    ],
  ),
  invoice(
    '77-b',
    '2026-09-30',
    '',
    'Lavoir Martin SARL',
    'Hotel Seeblick',
    'EUR',
    [310, 62, 372],
    [['Lavage de draps', 124, 2.5, 310]],
  ),
  invoice(
    'inv-9001',
    '2026-09-12',
    '2026-09-26',
    'Cotswold Teas Ltd',
    'Hotel Seeblick',
    'GBP',
    [250, 50, 300],
    [
      ['Earl Grey tea', 100, 1.5, 150],
      ['Green tea', 50, 2, 100],
    ],
  ),
  invoice(
    'f-33',
    '2026-10-02',
    '2026-11-01',
    'Frutas Ortega SL',
    'Hotel Seeblick',
    'EUR',
    [180, 7.2, 187.2],
    [
      ['Naranjas', 60, 2, 120],
      ['Limones', 30, 2, 60],
    ],
  ),
  invoice(
    'r-530',
    '2026-10-10',
    '',
    'Brunner Elektro GmbH',
    'Pension Alpenruh',
    'EUR',
    [90, 17.1, 107.1],
    [
      ['Kabeltrommel', 1, 50, 50],
      ['Steckdose', 10, 4, 40],
    ],
  ),
  deliveryNote('ls-81', '2026-07-03', 'Brunner Elektro GmbH', 'B-10', [
    ['Kabeltrommel', 4, 4],
    ['Wandleuchte', 10, 8],
  ]),
  deliveryNote('ls-88', '2026-08-18', 'Brunner Elektro GmbH', 'B-12', [['Wandleuchte', 4, 4]]),
  deliveryNote('ls-90', '2026-10-01', 'Frutas Ortega SL', 'B-15', [
    ['Naranjas', 60, 60],
    ['Limones', 40, 30],
  ]),
  timeSheet('hours-vogel-09', 'Mira Vogel', 19.5, [
    ['2026-09-01', 'Umbau', 7.5],
    ['2026-09-02', 'Umbau', 8],
    ['2026-09-03', 'Garten', 4],
  ]),
  timeSheet('hours-vogel-10', 'Mira Vogel', 13, [
    ['2026-10-01', 'Garten', 6],
    ['2026-10-02', 'Umbau', 7],
  ]),
  timeSheet('hours-keller-09', 'Jonas Keller', 18, [
    ['2026-09-01', 'Garten', 8],
    ['2026-09-02', 'Garten', 8],
    ['2026-09-04', 'Umbau', 2],
  ]),
  timeSheet('hours-keller-10', 'Jonas Keller', 13, [
    ['2026-10-05', 'Umbau', 8],
    ['2026-10-06', 'Umbau', 5],
  ]),
  lease('lease-lindner', 'Café Lindner GmbH', 'Uferstraße 1', [1200, 3600], '2024-01-01', '2026-12-31'),
  lease('lease-roth', 'Anna Roth', 'Uferstraße 3', [850, 2550], '2025-05-01', '2027-04-30'),
  lease('lease-moser', 'Ski-Verleih Moser', 'Uferstraße 1a', [600, 1200], '2023-10-01', ''),
  stock('stock-cellar', 'Cellar', [
    ['Earl Grey tea', 12, 20, 1.5],
    ['Green tea', 45, 20, 2],
    ['Toilet paper', 200, 150, 0.3],
    ['Soap', 35, 40, 0.8],
  ]),
  stock('stock-attic', 'Attic', [
    ['Bed sheets', 80, 100, 14],
    ['Towels', 150, 120, 6],
    ['Pillows', 40, 30, 11],
  ]),
  booking('BK-1', 'Paula Lang', '12', '2026-09-04', '2026-09-07', [3, 2, 450]),
  booking('BK-2', 'Henri Duval', '7', '2026-10-14', '2026-10-19', [5, 1, 600]),
  booking('BK-3', 'Carmen Ruiz', '12', '2026-10-20', '2026-10-22', [2, 4, 380]),
  booking('BK-4', 'Paula Lang', '5', '2026-12-24', '2026-12-31', [7, 2, 1400]),
  minutes('minutes-september', '2026-09-15', 'Sophie Brandt', [
    ['Repair the boiler', 'Jonas Keller', '2026-09-30'],
    ['Order new towels', 'Sophie Brandt', '2026-10-20'],
  ]),
  minutes('minutes-october', '2026-10-13', 'Mira Vogel', [
    ['Paint the lobby', 'Jonas Keller', '2026-11-15'],
    ['Renew the insurance', 'Mira Vogel', '2026-10-31'],
    ['Choose a caterer', 'Sophie Brandt', '2026-10-31'],
  ]),
]

function invoice(
  number: string,
  invoice_date: string,
  due_date: string,
  seller_name: string,
  buyer_name: string,
  currency: string,
  [net_total = 0, tax_total = 0, gross_total = 0]: number[],
  items: [string, number, number, number][],
): MixedDocument {
  const rows = items.map(([description, quantity, unit_price, line_total]) => ({
    ...{ description, quantity, unit_price, line_total },
  }))
  return {
    ...{ file: `${number}.pdf`, kind: 'invoice', currency },
    fields: {
      ...{ invoice_number: number.toUpperCase(), invoice_date, due_date, seller_name, buyer_name },
      ...{ net_total, tax_total, gross_total },
    },
    list: { name: 'line_items', rows },
  }
}

function deliveryNote(
  number: string,
  delivery_date: string,
  supplier_name: string,
  order_number: string,
  items: [string, number, number][],
): MixedDocument {
  return {
    ...{ file: `${number}.pdf`, kind: 'delivery_note' },
    fields: { delivery_note_number: number.toUpperCase(), delivery_date, supplier_name, order_number },
    list: {
      name: 'items',
      rows: items.map(([article, ordered_quantity, delivered_quantity]) => ({
        ...{ article, ordered_quantity, delivered_quantity },
      })),
    },
  }
}

function timeSheet(
  name: string,
  employee_name: string,
  total_hours: number,
  entries: [string, string, number][],
): MixedDocument {
  const rows = entries.map(([date, project, hours]) => ({ date, project, hours }))
  return {
    ...{ file: `${name}.xlsx`, kind: 'other', fields: { employee_name, total_hours } },
    list: { name: 'entries', rows },
  }
}

function lease(
  name: string,
  tenant_name: string,
  property_address: string,
  [monthly_rent = 0, deposit = 0]: number[],
  start_date: string,
  end_date: string,
): MixedDocument {
  return {
    ...{ file: `${name}.docx`, kind: 'contract', currency: 'EUR' },
    fields: {
      ...{ tenant_name, landlord_name: 'Hotel Seeblick', property_address, monthly_rent, deposit },
      ...{ start_date, end_date },
    },
  }
}

function stock(name: string, location: string, items: [string, number, number, number][]): MixedDocument {
  const rows = items.map(([article, stock, minimum_stock, unit_price]) => ({
    ...{ article, location, stock, minimum_stock, unit_price },
  }))
  return { ...{ file: `${name}.csv`, kind: 'other', currency: 'EUR', fields: {} }, list: { name: 'stock_items', rows } }
}

function booking(
  booking_number: string,
  guest_name: string,
  room: string,
  arrival_date: string,
  departure_date: string,
  [nights = 0, guests = 0, total_price = 0]: number[],
): MixedDocument {
  return {
    ...{ file: `${booking_number.toLowerCase()}.eml`, kind: 'other', currency: 'EUR' },
    fields: {
      ...{ booking_number, guest_name, room, arrival_date, departure_date },
      ...{ nights, guests, total_price },
    },
  }
}

function minutes(name: string, meeting_date: string, chair: string, tasks: [string, string, string][]): MixedDocument {
  const rows = tasks.map(([task, responsible, due_date]) => ({ task, responsible, due_date }))
  return {
    ...{ file: `${name}.docx`, kind: 'other', fields: { meeting_date, chair } },
    list: { name: 'action_items', rows },
  }
}
