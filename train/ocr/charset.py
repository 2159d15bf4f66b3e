"""The characters the recogniser knows. Index 0 is the CTC blank; character i of CHARS has index i + 1."""
import unicodedata

ASCII = ''.join(chr(c) for c in range(0x20, 0x7F))
LATIN = (
    'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿ'
    'ĀāĂăĄąĆćĈĉĊċČčĎďĐđĒēĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĪīĮįİıĴĵĶķĹĺĻļĽľŁłŃńŅņŇňŊŋŌōŐőŒœ'
    'ŔŕŖŗŘřŚśŜŝŞşŠšŤťŦŧŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽžȘșȚțẞ'
)
PUNCTUATION = '¡¿–—‘’‚“”„‹›«»…•·†‡§¶°′″‰'
SIGNS = '©®™ªº¹²³⁰⁴⁵⁶⁷⁸⁹₀₁₂₃₄₅₆₇₈₉¼½¾⅓⅔⅛⅜⅝⅞×÷±¬µ№≤≥≠≈∞√ΔΩπΣαβ¦¨´¸¯'
CURRENCY = '€£¥¢¤ƒ₤₧₩₪₫₱₹₺₽₴₿'
BOXES = '☐☑☒□■▪○●◯✓✔✗✘★☆→←↑↓▶►'
CHARS = ASCII + LATIN + PUNCTUATION + SIGNS + CURRENCY + BOXES
INDEX = {c: i + 1 for i, c in enumerate(CHARS)}

# What looks alike in print is one character here: the reader must not guess what no eye can see.
SAME = {
    '\u00a0': ' ', '\u2007': ' ', '\u2009': ' ', '\u202f': ' ', '\u00ad': '-', '\u2010': '-', '\u2011': '-',
    '\u2012': '–', '\u2013': '–', '\u2014': '—', '\u2015': '—', '\u2212': '–', '\u03bc': 'µ', '\u2126': 'Ω', '\u2206': 'Δ',
    '\u2211': 'Σ', '\u2219': '·', '\u2022': '•', '\u25cf': '●', '\u2027': '·', '\u02bc': '’', '\u201b': '‘', '\u201f': '“',
    '\u0162': 'Ț', '\u0163': 'ț', '\ufb00': 'ff', '\ufb01': 'fi', '\ufb02': 'fl', '\ufb03': 'ffi', '\ufb04': 'ffl',
    '\u2610': '☐', '\u2032': '′', '\u2033': '″', '\u02da': '°', '\u25fb': '□', '\u25a2': '□', '\u2b1c': '□',
}


def fold(text):
    """The text in the characters of the charset; what it does not have is left out."""
    text = ''.join(SAME.get(c, c) for c in unicodedata.normalize('NFC', text))
    return ''.join(c for c in text if c in INDEX)


def encode(text):
    return [INDEX[c] for c in text]


assert len(set(CHARS)) == len(CHARS) >= 300, len(CHARS)
