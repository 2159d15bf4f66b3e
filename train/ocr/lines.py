"""Makes up the text of lines as documents print them: prose, labels, amounts, codes, dates, addresses, table rows, check boxes."""
import json
import re

from charset import CHARS, fold

LANGUAGES = {'de': 30, 'en': 22, 'fr': 16, 'es': 14, 'it': 2, 'nl': 2, 'pt': 2, 'pl': 1.5, 'cs': 1.2, 'sk': .7, 'hu': 1.2, 'ro': .8, 'sv': .8, 'nb': .6, 'da': .8,
             'fi': .6, 'et': .3, 'lv': .3, 'lt': .3, 'hr': .5, 'sl': .4, 'tr': .6, 'is': .3, 'ga': .2, 'mt': .2, 'cy': .2, 'ca': .4, 'sq': .2}
MARKS = {'a': 'àáâãäåāăą', 'c': 'çćč', 'd': 'ďđ', 'e': 'èéêëēęě', 'g': 'ğģ', 'i': 'ìíîïīı', 'l': 'łľ', 'n': 'ñńň', 'o': 'òóôõöøő', 'r': 'ř', 's': 'śşšș', 'ss': 'ß',
         't': 'ťț', 'u': 'ùúûüūůű', 'y': 'ýÿ', 'z': 'źżž', 'ae': 'æ', 'oe': 'œ', 'A': 'ÀÁÂÃÄÅĄ', 'C': 'ÇĆČ', 'E': 'ÈÉÊËĘ', 'I': 'ÌÍÎÏİ', 'N': 'ÑŃ', 'O': 'ÒÓÔÕÖØŐ',
         'S': 'ŚŠȘ', 'U': 'ÙÚÛÜŰ', 'Z': 'ŹŻŽ', 'L': 'Ł'}
LOOKALIKES = ['rn', 'm', 'nn', 'cl', 'd', 'vv', 'w', 'ri', 'n', 'li', 'h', 'il', 'li', 'lI', 'I', 'l', '1', '|', 'i', 'j', 'T', 'I', 'O', 'U', 'Q', '0', 'D', '6', '8', 'B', '@',
              '3', '5', 'S', '9', 'g', 'q', 'Z', '2', 'G', 'C', 'e', 'c', 'o', 'a', 'ô', 'ó', 'ö', 'õ', 'ő', 'ò', 'ü', 'ú', 'û', 'u', 'ä', 'á', 'à', 'â', 'ã', 'å', 'é', 'è', 'ê', 'ë', 'í', 'ì', 'î', 'ï',
              'ß', 'B', 'f', 't', 'F', 'P', 'E', 'R', 'K', 'X', 'V', 'Y', 'W', 'M', 'N', 'H', 'ii', 'll', 'tt', 'ff', 'fi', 'fl', 'rr', 'nm', '/', '(', ')', '[', ']', '{', '}', 'J', '7', '4', 'A', '$', '&', '%']
FORMS = ['GmbH', 'AG', 'KG', 'GmbH & Co. KG', 'e.K.', 'Ltd', 'Ltd.', 'LLC', 'Inc.', 'PLC', 'SARL', 'SAS', 'S.A.', 'S.A.S.', 'EURL', 'S.L.', 'S.A.U.', 'S.r.l.', 'S.p.A.', 'B.V.', 'N.V.', 'AB', 'A/S',
         'Oy', 'Sp. z o.o.', 's.r.o.', 'Kft.', 'd.o.o.', 'SDN BHD', 'SDN. BHD.', 'PTE LTD', 'PTY LTD', 'CO. LTD.', 'Lda.', 'UG (haftungsbeschränkt)', 'SE', 'OHG', 'e.V.', 'GbR']
TILL = ['TOTAL', 'SUBTOTAL', 'CASH', 'CHANGE', 'TAX', 'GST', 'VAT', 'ROUNDING', 'QTY', 'ITEM', 'PRICE', 'AMOUNT', 'DISCOUNT', 'INVOICE NO', 'RECEIPT', 'CASHIER', 'TABLE', 'THANK YOU', 'SUMME', 'MWST', 'BAR', 'RÜCKGELD',
        'EC-KARTE', 'GEGEBEN', 'BELEG-NR', 'KASSE', 'BON', 'STÜCK', 'MENU', 'TVA', 'À PAYER', 'ESPÈCES', 'CARTE BANCAIRE', 'RENDU', 'MONNAIE', 'TOTAL TTC', 'TOTAL HT', 'IVA', 'IVA INCL.', 'EFECTIVO', 'CAMBIO', 'TARJETA',
        'IMPORTE', 'BASE IMPONIBLE', 'GRACIAS POR SU VISITA', 'Tel', 'Fax', 'Date', 'Time', 'Total Amount', 'Net Total', 'Tax Invoice', 'Doc No.', 'Round Adj', 'Sales', 'Bill', 'Reg No', 'Co. Reg. No.', 'Item(s)', 'Disc', 'S/N',
        'TUNAI', 'JUMLAH', 'JALAN', 'TAMAN', 'PCS', 'SR', 'ZRL', 'EXCL', 'INCL.', 'Change', 'Cash', 'Visa', 'MASTERCARD', 'AMEX', 'GIROCARD', 'PIN', 'TID', 'AID', 'Terminal-ID', 'Trace-Nr.', 'Betrag', 'Endbetrag', 'Zwischensumme']
COINS = ['€', '€', '€', 'EUR', 'EUR', '£', '$', '$', 'CHF', 'USD', 'GBP', 'RM', 'RM', 'kr', 'zł'] * 3 + ['¥', 'Kč', 'Ft', '₺', '₽', '₹', 'lei', 'Fr.', '₪', '₩', '₫', '₱', '₴', '¢', '₿', 'US$', 'S$', 'A$', '₤', '₧', 'ƒ', '¤']
SYMBOLS = [c for c in CHARS if not c.isalnum() and c != ' ' and ord(c) > 0x7E] + list('¹²³⁰⁴⁵⁶⁷⁸⁹₀₁₂₃₄₅₆₇₈₉¼½¾⅓⅔⅛⅜⅝⅞ªºµΩπΔΣαβ')
BOXES = '☐☐☑☒□□■○●◯✓✔✗✘'
UNITS = ['kg', 'g', 'l', 'ml', 'm', 'm²', 'm³', 'cm', 'mm', 'km', 'Stk', 'St.', 'Stück', 'pcs', 'h', 'Std.', 'kWh', '%', '‰', '°C', 'x', '×', 'Tage', 'MB', 'W', 'V', 'Ω', 'µg', 'ha', 'uds.', 'pièces', 'heures', 'Psch.', 'Pkg.', 'CO₂', 'H₂O', 'cm³', 'kg/m²', 'µm']
QUOTES = [('„', '“'), ('“', '”'), ('«', '»'), ('« ', ' »'), ('»', '«'), ('‘', '’'), ('"', '"'), ("'", "'"), ('‚', '‘'), ('‹', '›'), ('(', ')'), ('[', ']'), ('„', '”')]
UPPER, DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '0123456789'


class Lines:
    def __init__(self, texts, rng):
        self.texts, self.r = texts, rng
        self.names, self.weights = list(LANGUAGES), list(LANGUAGES.values())
        self.kinds = [(self.prose, 30), (self.label, 16), (self.amount, 12), (self.row, 10), (self.code, 8), (self.date, 6), (self.address, 6), (self.till, 12),
                      (self.contact, 4), (self.boxes, 2), (self.drill, 3), (self.jumble, 2), (self.marked, 4), (self.cell, 6), (self.law, 2), (self.serial, 6), (self.percentage, 6)]

    def line(self, language=None):
        """(text to draw, text to learn): they differ in wide gaps only."""
        r = self.r
        self.language = language or r.choices(self.names, self.weights)[0]
        limit = r.choices((8, 24, 45, 95), (15, 40, 30, 15))[0]
        for _ in range(9):
            text = r.choices([k for k, _ in self.kinds], [w for _, w in self.kinds])[0]()
            text = self.cased(text) if r.random() < .35 else text
            text = cut(fold(text), limit).strip()
            if text:
                return text, re.sub(' +', ' ', text)
        return '0', '0'

    def cased(self, text):
        return self.r.choice((str.upper, str.upper, str.upper, str.upper, str.title, str.lower))(text)

    def word(self):
        t, r = self.texts[self.language], self.r
        roll = r.random()
        if roll < .3 and t['stops']:
            return r.choice(t['stops'])
        if roll < .8 and t['words']:
            word = r.choice(t['words'])
            return word if self.language == 'de' or r.random() < .8 else word.capitalize()
        return r.choice(r.choice(t['phrases']).split() or ['a'])

    def words(self, low, high):
        return [self.word() for _ in range(self.r.randint(low, high))]

    def prose(self):
        r, out = self.r, []
        for word in self.words(1, 14):
            roll = r.random()
            if roll < .03:
                a, b = r.choice(QUOTES)
                word = a + word + b
            elif roll < .05:
                word += r.choice(('-', '/', '–', '’s', "'s", '&', '+', '.', '_')) + self.word()
            elif roll < .06:
                word = r.choice(("l'", 'l’', 'd’', "d'", 'qu’', "qu'", 'n’', '¿', '¡')) + word
            elif roll < .07:
                word += r.choice('¹²³⁴*†‡®™©°')
            out.append(word)
            roll = r.random()
            if roll < .09:
                out[-1] += r.choice((',', ',', ',', ';', ':', '.', '!', '?', '…', ' –', ' —', ' :', ' ;', ' !', ' ?', ' -'))
            elif roll < .12:
                out.append(r.choice((self.number(), self.amount(), self.day(), '&', '–', '-', '+', '/')))
        text = ' '.join(out)
        if r.random() < .5:
            text = text[:1].upper() + text[1:]
        return text + (r.choice('..,:;?!') if r.random() < .35 else '-' if r.random() < .05 else '')

    def phrase(self):
        t = self.texts[self.language]
        return self.r.choice(t['own'] if 'own' in t and self.r.random() < .6 else t['phrases'])

    def label(self):
        r = self.r
        text = self.phrase()
        if r.random() < .5:
            text = text.rstrip('.:') + r.choice((': ', ':', ' ', ': ', ' : ', ' = ', '. ', ' - ', ' – ', ' # ', ' Nr. ', ' No. ', ' N° ', ' nº ', ' № ')) + r.choice((self.number, self.amount, self.code, self.day, self.phrase, self.short))()
        return text

    def short(self):
        return ' '.join(self.words(1, 3))

    def digits(self, low, high=None):
        return ''.join(self.r.choices(DIGITS, k=self.r.randint(low, high or low)))

    def number(self):
        r = self.r
        return r.choice((self.digits(1, 3), self.digits(1, 6), self.plain(), self.plain() + ' ' + r.choice(UNITS), str(r.randint(0, 100)) + r.choice(('%', ' %', ',0 %', '.5%', ',5 %'))))

    def plain(self):
        """An amount without its currency."""
        r = self.r
        whole = '0' if r.random() < .15 else str(int(10 ** r.uniform(0, r.choice((2, 3, 4, 7)))))
        group, point = r.choice((('.', ','), ('.', ','), (',', '.'), (',', '.'), (' ', ','), ('’', '.'), ("'", '.'), ('', ','), ('', '.')))
        whole = re.sub(r'(?<=\d)(?=(\d{3})+$)', group, whole)
        if r.random() < .13 and whole != '0':
            return whole
        return whole + point + (r.choice('0123456789') + '0' if r.random() < .3 else self.digits(r.choice((2, 2, 2, 2, 3, 1))))

    def percentage(self):
        """Rates as taxes and discounts are printed."""
        r = self.r
        rate = r.choice((self.digits(1), str(r.randint(0, 25)), str(r.randint(0, 100)), f'{r.randint(0, 25)}{r.choice(".,")}{self.digits(1, 2)}')) + r.choice(('%', '%', '%', ' %'))
        name = r.choice((r.choice(TILL), self.word(), self.phrase()))
        gap = ' ' * r.randint(1, 8)
        return r.choice((rate, rate, f'({rate})', f'{name} {rate}', f'{name} @{rate}', f'{name} ({rate})', f'{r.choice(UPPER)} = {rate}', f'{name}={rate}', f'{rate} {name}', f'{name} {rate}{gap}{self.plain()}', f'{rate}{gap}{self.plain()}{gap}{self.plain()}', f'-{rate}', f'{name}.{rate} {name}'))

    def serial(self):
        """Letters, then numbers filled up with zeros: as good as no printed code has an O among digits."""
        r = self.r
        one = lambda: ''.join(r.choices(UPPER, k=r.randint(1, 4))) + r.choice(('', '', '', '', '', '', '-', ' ', '/', '#', ':', '.')) + '0' * r.choice((0, 1, 1, 2, 3, 4)) + self.digits(1, 7) + r.choice(('', '', '', r.choice(UPPER), f'-{self.digits(1)}', f'-{r.choice(UPPER)}', f'/{self.digits(2)}'))
        return r.choice((one(), one(), f'{one()} {one()}', f'{self.day()} {one()} {one()}', f'{one()}  {self.plain()}', f'{r.choice(TILL)}: {one()}', f'{self.word().upper()} {one()}', f'{r.choice(COINS)}{self.plain()}', f'0{self.digits(2, 8)}', f'{self.digits(2, 4)} {one()}'))

    def amount(self):
        r = self.r
        text, coin = self.plain(), r.choice(COINS)
        text = r.choice((text, text, f'{text} {coin}', f'{text} {coin}', f'{coin} {text}', f'{coin}{text}', f'{text}{coin}', f'{text},-', f'{text} {coin}/' + r.choice(UNITS)))
        return r.choice(('-', '-', '+', '– ', '–', '(')) + text + r.choice(('', '-', ')', ' S', ' H', ' CR')) if r.random() < .12 else text + (r.choice(('*', ' *', ' A', ' B', '-', ' SR', ' 1', ' T')) if r.random() < .1 else '')

    def day(self):
        r = self.r
        d, m, y = r.randint(1, 31), r.randint(1, 12), r.randint(1950, 2039)
        mark = r.choice('...//--  ')
        pad = r.random() < .8
        dd, mm, yy = (f'{d:02}', f'{m:02}', str(y)) if pad else (str(d), str(m), str(y))
        yy = yy[2:] if r.random() < .3 else yy
        name = r.choice('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec janv. févr. mars avril mai juin juil. août sept. oct. nov. déc. Januar Februar März April Mai Juni Juli August September Oktober November Dezember enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre January February March June July October December'.split())
        return r.choice((f'{dd}{mark}{mm}{mark}{yy}', f'{dd}{mark}{mm}{mark}{yy}', f'{y}-{m:02}-{d:02}', f'{d}. {name} {y}', f'{d} {name} {y}', f'{name} {d}, {y}', f'{d}{r.choice(("-", "/", " "))}{name}{r.choice(("-", "/", " "))}{yy}', f'{mm}/{yy}', f'{d} de {name} de {y}', f'{d:02}{name.upper()}{yy}'))

    def date(self):
        r = self.r
        time = f'{r.randint(0, 23):{r.choice(("02", ""))}}{r.choice("::::.h")}{r.randint(0, 59):02}' + (f':{r.randint(0, 59):02}' if r.random() < .4 else '')
        time += r.choice(('', '', '', ' Uhr', ' AM', ' PM', 'pm', ' h'))
        return r.choice((self.day(), self.day(), f'{self.day()} {time}', f'{self.day()}  {time}', time, f'{self.day()} – {self.day()}', f'{self.day()}-{self.day()}', f'{self.phrase()}: {self.day()}', f'{self.short()}, {self.day()}'))

    def code(self):
        r = self.r
        kind = r.randint(0, 12)
        if kind == 0:
            iban = r.choice(('DE', 'FR', 'ES', 'GB', 'AT', 'CH', 'NL', 'IT', 'BE', 'PL')) + self.digits(14, 24)
            return (r.choice(('IBAN ', 'IBAN: ', '')) + (' '.join(re.findall('.{1,4}', iban)) if r.random() < .7 else iban))
        if kind == 1:
            return r.choice(('BIC ', 'BIC: ', 'SWIFT ', '')) + ''.join(r.choices(UPPER, k=6)) + ''.join(r.choices(UPPER + DIGITS, k=r.choice((2, 5))))
        if kind == 2:
            return r.choice(('USt-IdNr. ', 'VAT ', 'N° TVA ', 'NIF ', 'CIF ', '')) + r.choice(('DE', 'ATU', 'FR', 'ES', 'GB', 'ESB', 'IT')) + self.digits(8, 11)
        if kind == 3:
            return ''.join(r.choices(UPPER + DIGITS + '-/', k=r.randint(4, 18)))
        if kind == 4:
            return r.choice('-/.').join(''.join(r.choices(r.choice((UPPER, DIGITS, DIGITS)), k=r.randint(1, 6))) for _ in range(r.randint(2, 5)))
        if kind == 5:
            return ''.join(r.choices(UPPER + UPPER.lower() + DIGITS, k=r.randint(4, 24)))
        if kind == 6:
            return r.choice(('#', 'No.', 'Nr. ', 'N° ', 'Nº ', 'RE-', 'INV-', 'F-', 'KD', 'Art.-Nr. ', 'Ref. ', 'REF: ', 'S/N ')) + self.digits(3, 12)
        if kind == 7:
            return self.digits(8, 20)
        if kind == 8:
            return ''.join(r.choices('0123456789abcdef', k=r.choice((8, 12, 16, 32))))
        if kind == 9:
            return f'({self.digits(6, 9)}-{r.choice(UPPER)})'
        if kind == 10:
            return f'{self.digits(1, 4)} x {self.digits(1, 4)} x {self.digits(1, 3)} {r.choice(UNITS)}'
        if kind == 11:
            return '*' * r.randint(2, 12) + self.digits(4)
        return ' '.join(self.digits(1, 5) for _ in range(r.randint(2, 6)))

    def address(self):
        r = self.r
        name, house = self.phrase(), str(r.randint(1, 299)) + r.choice(('', '', '', 'a', 'B', '-12', '/3', ' bis'))
        street = r.choice((f'{self.word().capitalize()}straße {house}', f'{self.word().capitalize()}str. {house}', f'{self.word().capitalize()}weg {house}', f'{house}, rue {self.short()}', f'{house} {self.short().title()} Street', f'{house} {self.short().title()} Road', f'C/ {self.short().title()}, {house}', f'Calle {self.short().title()} {house}', f'NO. {house}, JALAN {self.word().upper()}, {self.word().upper()} {self.digits(1, 3)}', f'{house} avenue {self.word().capitalize()}', f'Via {self.short().title()} {house}', f'Postfach {self.digits(4, 6)}', f'{house}, av. de l’{self.word()}'))
        town = f'{r.choice(("", "", "", "D-", "A-", "CH-", "F-", "E-"))}{self.digits(4, 6)} {self.word().capitalize()}' + (r.choice((f', {self.word().capitalize()}', f'-{self.word().capitalize()}', ' Cedex')) if r.random() < .3 else '')
        company = f'{name} {r.choice(FORMS)}'
        mark = r.choice((', ', ' · ', ' - ', ' • ', ' | ', '; ', ' – '))
        return r.choice((street, town, company, company, f'{street}{mark}{town}', f'{company}{mark}{street}{mark}{town}', f'{town}.', f'{self.short().title()} & {self.short().title()}'))

    def till(self):
        r = self.r
        name, item = r.choice(TILL), ' '.join(self.words(1, 4)).upper()
        gap = ' ' * r.randint(1, 9)
        return r.choice((name, f'{name}:', f'{name}{gap}{self.plain()}', f'{name} {r.choice(COINS)}{gap}{self.plain()}', f'{name}{r.choice((":", " :", ": "))}{self.plain()}', f'{item}{gap}{self.plain()}', item, item, f'{r.randint(1, 20)} x {self.plain()}', f'{r.randint(1, 9)} X {self.plain()}{gap}{self.plain()}',
                         f'{r.randint(1, 9)} {item}{gap}{self.plain()}', f'{item} {r.randint(1, 900)}{r.choice(("G", "ML", "KG", "L", "PCS", "CM", "MM", "*12"))}', f'{self.digits(4, 13)}{gap}{item}', f'{name} {r.randint(1, 25)}%{gap}{self.plain()}', f'{name} @ {r.randint(1, 25)}%', f'{name}: {self.code()}', f'{name} : {self.day()}', '-' * r.randint(3, 30), '=' * r.randint(3, 30), '*' * r.randint(3, 20), f'*** {item} ***', f'{item} ({r.choice(UPPER)})', f'{self.plain()} {r.choice(("A", "B", "SR", "ZR", "*", "T"))}', f'GST ID : {self.digits(12)}', f'[{item}]', f'{self.plain()}{gap}{self.plain()}{gap}{self.plain()}', f'<{name}>',
                         f'{name}{gap}{r.choice(COINS)}{self.plain()}', f'{r.choice(COINS)}{r.choice(("", " "))}{self.plain()}', f'{r.randint(1, 9)}{gap}{self.plain()}', f'{self.plain()}{gap}{r.choice(("SR", "ZR", "S", "Z", "A", "B", "T1"))}', f'{r.choice(COINS)} {self.plain()}{gap}{r.randint(1, 99)}{gap}{self.plain()}'))

    def row(self):
        r = self.r
        cells = [r.choice((self.number, self.plain, self.plain, self.amount, self.short, self.phrase, self.day, self.code, self.cell))() for _ in range(r.randint(2, 6))]
        if r.random() < .15:
            return r.choice((' | ', '|', ';', ', ', '\t', ' / ')).join(cells).replace('\t', '    ')
        if r.random() < .15:
            return f'{self.phrase()} {"." * r.randint(3, 25)} {self.plain()}'
        return ''.join(c + ' ' * r.randint(1, 8) for c in cells)

    def contact(self):
        r = self.r
        a, b = (re.sub(r'[^a-z0-9]', '', w.lower()) or 'info' for w in self.words(2, 2))
        end = r.choice(('de', 'com', 'fr', 'es', 'co.uk', 'eu', 'net', 'org', 'at', 'ch', 'io', 'it', 'com.my'))
        phone = r.choice(('+49', '+33', '+34', '+44', '0', '+1', '0049', '+41', '(0', '03', '+60')) + r.choice((' ', '', '-', '/')) + r.choice((' ', '-', '', '.', '/', ' / ')).join(self.digits(2, 5) for _ in range(r.randint(2, 4)))
        return r.choice((f'{a}@{b}.{end}', f'{a}.{b}@{b}.{end}', f'www.{a}-{b}.{end}', f'https://{b}.{end}/{a}', f'http://www.{a}.{end}', f'{a}_{b}@{a}.{end}', f'https://{a}.{end}/{self.code()}?id={self.digits(3, 6)}&v={a}', phone, f'{r.choice(("Tel.", "Tel:", "Tél. :", "Telefon", "Phone", "Fax", "Tfno.", "Mobil", "T", "☎"))} {phone}', f'E-Mail: {a}@{b}.{end}', phone))

    def boxes(self):
        r = self.r
        box = lambda: r.choice(BOXES) if r.random() < .85 else r.choice(('[ ]', '[x]', '[X]', '( )', '(x)'))
        return (' ' * r.randint(1, 4)).join(f'{box()} {r.choice((self.word, self.phrase))()}' for _ in range(r.randint(1, 4))) if r.random() < .85 else f'{self.phrase()} {box()}'

    def drill(self):
        r = self.r
        return ' '.join(''.join(r.choices(LOOKALIKES, k=r.randint(1, 8))) for _ in range(r.randint(1, 6)))

    def jumble(self):
        r = self.r
        pool = r.choice((CHARS, CHARS, SYMBOLS, CHARS[95:270], ''.join(SYMBOLS) + CHARS[:95]))
        return ''.join(r.choices(pool, k=r.randint(1, 14))) if r.random() < .5 else ' '.join(self.word() + r.choice(pool) for _ in range(r.randint(1, 6)))

    def marked(self):
        """Words whose letters take a mark at random, so that marks are read and not guessed."""
        r = self.r
        return ' '.join(re.sub(r'[A-Za-z]', lambda m: r.choice(MARKS[m[0]]) if m[0] in MARKS and r.random() < .25 else m[0], w) for w in self.words(1, 8))

    def cell(self):
        r = self.r
        return r.choice((self.digits(1), self.digits(1, 2), self.digits(1, 3), r.choice(UNITS), r.choice(COINS), r.choice(UPPER), f'{self.digits(1, 2)}.', f'{self.digits(1, 2)})', r.choice('-–—*x•·%&+/✓☐§'), f'{self.digits(1, 2)}x', f'• {self.short()}', f'– {self.short()}', f'{self.digits(1)}.{self.digits(1)} {self.phrase()}', f'{r.choice("abcdefghi")}) {self.short()}', self.word(), self.word(), f'{r.choice("¼½¾⅓⅔⅛⅜⅝⅞")} {r.choice(UNITS)}', f'{self.digits(1)}{r.choice("¼½¾⅓⅔⅛")}', f'{self.word()}{r.choice("⁰¹²³⁴⁵⁶⁷⁸⁹")}', f'{self.digits(1, 2)}{r.choice("°′″ªº")}', f'{self.digits(1)}/{self.digits(1)}'))

    def law(self):
        r = self.r
        n = lambda: self.digits(1, 3)
        return r.choice((f'§ {n()} Abs. {n()} UStG', f'§§ {n()}, {n()} BGB', f'Art. {n()} DSGVO', f'art. L{n()}-{n()} du Code', f'Art. {n()}.{n()} LIVA', f'({n()}) {self.short()}', f'HRB {self.digits(4, 6)} B', f'{n()} ± {n()} {r.choice(UNITS)}', f'{n()} × {n()} = {n()}', f'≤ {n()} {r.choice(UNITS)}', f'{n()} ≥ {n()}', f'→ {self.short()}', f'© {r.randint(1980, 2030)} {self.short()}', f'Ø {n()} mm', f'{self.short()}® {n()}', f'{self.short()}™', f'{r.choice("αβπΩΔΣ")} = {self.plain()}', f'CO₂ {self.plain()} kg', f'{n()} ÷ {n()} ≈ {self.plain()}'))


def cut(text, limit):
    """At most so many characters, ended at a space where there is one near."""
    if len(text) <= limit:
        return text
    at = text.rfind(' ', max(1, limit - 20), limit + 1)
    return text[:at if at > 0 else limit]


def load(path):
    return json.load(open(path, encoding='utf-8'))
