"""Fetches the fonts of fonts.txt, cuts them to the charset and writes FOLDER/NAME.ttf, FOLDER/fonts.json and the licence list FONTS.tsv."""
import io
import json
import os
import re
import subprocess
import sys
import tarfile
import tempfile
from concurrent.futures import ThreadPoolExecutor

from fontTools import subset
from fontTools.ttLib import TTFont

from charset import CHARS

# Families the net never sees in training: the held-out set is drawn with these alone.
HELD_OUT = {'carlito', 'nunito-sans', 'ibm-plex-sans', 'archivo-narrow', 'gelasio', 'libre-baskerville', 'ubuntu-mono', 'ubuntu', 'dm-mono',
            'courier-prime', 'rubik', 'spectral', 'space-mono', 'b612', 'fonts-clear-sans', 'jersey-20', 'league-mono', 'fonts-hermit'}
PERMISSIVE = {'OFL-1.1', 'Apache-2.0', 'MIT', 'UFL-1.0'}
DEBIAN_LICENCES = {'fonts-dejavu-core': 'Bitstream-Vera', 'fonts-liberation': 'OFL-1.1', 'fonts-texgyre': 'GUST-Font-License', 'fonts-clear-sans': 'Apache-2.0',
                   'fonts-tuffy': 'public-domain', 'fonts-go': 'BSD-3-Clause', 'fonts-routed-gothic': 'OFL-1.1', 'fonts-lmodern': 'GUST-Font-License',
                   'fonts-cmu': 'OFL-1.1', 'fonts-hack': 'MIT', 'fonts-agave': 'MIT', 'fonts-mononoki': 'OFL-1.1', 'fonts-monoid': 'MIT',
                   'fonts-hermit': 'OFL-1.1', 'fonts-3270': 'BSD-3-Clause', 'fonts-gnutypewriter': 'OFL-1.1', 'fonts-ocr-a': 'public-domain',
                   'fonts-ocr-b': 'GNU-All-Permissive', 'fonts-glasstty': 'Unlicense'}
DEBIAN_ONLY = {'fonts-lmodern': r'lm(roman10|roman8|sans10|mono10|monolt10|romancaps10)-(regular|bold|italic|oblique)', 'fonts-cmu': r'cmun(rm|bx|ss|tt|ti|si|vt)\.',
               'fonts-monoid': r'Monoid-(Regular|Bold)\.', 'fonts-texgyre': r'texgyre(heros|heroscn|termes|cursor|adventor|pagella|schola|bonum)-',
               'fonts-3270': r'3270(-|_|sc|semi|Condensed|SemiCondensed)?.*\.(otf|ttf)', 'fonts-liberation': r'Liberation(Sans|Serif|Mono|SansNarrow)'}
WEIGHTS = ('300', '400', '500', '700')


def main(folder):
    os.makedirs(folder, exist_ok=True)
    wanted = []
    for line in open('fonts.txt', encoding='utf-8'):
        kind, *families = line.split()
        if kind != '#':
            wanted += [(kind, family) for family in families]
    rows = []
    with ThreadPoolExecutor(8) as pool:
        for found in pool.map(lambda w: fetch(*w, folder), dict.fromkeys(wanted)):
            rows += found
    rows.sort(key=lambda r: (r['kind'], r['family'], r['name']))
    json.dump(rows, open(f'{folder}/fonts.json', 'w'), indent=0)
    families = {(r['family'], r['licence'], r['source'], 'held out' if r['held'] else r['kind']) for r in rows}
    with open('FONTS.tsv', 'w') as out:
        out.write('family\tlicence\tsource\tuse\n' + ''.join('\t'.join(f) + '\n' for f in sorted(families)))
    print(len(families), 'families', len(rows), 'fonts')


def fetch(kind, family, folder):
    if family.startswith('debian:'):
        return from_debian(kind, family[7:], folder)
    try:
        tar, latest = from_npm(f'@fontsource/{family}')
    except (OSError, subprocess.CalledProcessError) as error:
        print('no', family, error)
        return []
    if latest.get('license') not in PERMISSIVE:
        print('licence', family, latest.get('license'))
        return []
    files = {m.name.split('/')[-1]: m for m in tar.getmembers() if m.name.endswith('.woff')}
    rows = []
    for style in ('normal', 'italic'):
        for weight in WEIGHTS if style == 'normal' else ('400',):
            parts = []
            for part in ('latin', 'latin-ext', 'symbols', 'math'):
                member = files.get(f'{family}-{part}-{weight}-{style}.woff')
                if member and (kind == 'symbol' or part.startswith('latin')):
                    name = f'{family}-{part}-{weight}-{style}'
                    covered = cut(TTFont(io.BytesIO(tar.extractfile(member).read())), f'{folder}/{name}.ttf')
                    if covered:
                        parts.append([name, covered])
            if parts:
                rows.append(row(kind, family, f'{family}-{weight}-{style}', parts, latest['license'], f'npm:@fontsource/{family}@{latest["version"]}'))
    return rows


def from_npm(package):
    """The newest version of a package as the npm client gives it, and what it says about itself."""
    with tempfile.TemporaryDirectory() as place:
        told = subprocess.run(['npm', 'pack', package, '--json'], cwd=place, check=True, capture_output=True).stdout
        with open(f"{place}/{json.loads(told)[0]['filename']}", 'rb') as packed:
            tar = tarfile.open(fileobj=io.BytesIO(packed.read()))
    return tar, json.load(tar.extractfile('package/package.json'))


def from_debian(kind, package, folder):
    version = subprocess.run(['dpkg-query', '-W', '-f', '${Version}', package], capture_output=True, text=True).stdout
    listed = subprocess.run(['dpkg', '-L', package], capture_output=True, text=True).stdout.split('\n')
    rows = []
    for path in sorted(p for p in listed if re.search(r'\.(ttf|otf)$', p)):
        if not re.search(DEBIAN_ONLY.get(package, ''), os.path.basename(path)) or os.path.islink(path):
            continue
        name = f'{package}-{os.path.basename(path)[:-4]}'
        covered = cut(TTFont(path), f'{folder}/{name}.ttf')
        if covered:
            made = 'mono' if re.search('Mono|mono|cursor|tt$', name) and kind != 'odd' else 'serif' if re.search('Serif|termes|pagella|schola|bonum', name) else kind
            rows.append(row(made, package, name, [[name, covered]], DEBIAN_LICENCES[package], f'debian:{package}@{version}'))
    return rows


def row(kind, family, name, parts, licence, source):
    return {'kind': kind, 'family': family, 'name': name, 'parts': parts, 'licence': licence, 'source': source, 'held': family in HELD_OUT}


def cut(font, path):
    """Writes the glyphs of the charset (and the fi, fl ligatures) without hints or layout; gives the characters it has."""
    options = subset.Options(hinting=False, layout_features=[], notdef_outline=True, drop_tables=['GSUB', 'GPOS', 'GDEF', 'kern', 'DSIG', 'meta', 'STAT'], name_IDs=[1], glyph_names=False)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=[ord(c) for c in CHARS + '\ufb01\ufb02\u2212\u00a0'])
    cutter.subset(font)
    covered = ''.join(sorted(chr(c) for c in font.getBestCmap() or {}))
    if covered:
        font.flavor = None
        font.save(path)
    return covered


if __name__ == '__main__':
    main(sys.argv[1])
