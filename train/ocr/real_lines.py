"""Lines of real documents to measure with, never to train on: python real_lines.py CORPUS OUT.npz"""
import csv
import glob
import os
import random
import re
import subprocess
import sys
import tempfile
from collections import Counter
from xml.etree import ElementTree

import numpy as np
from PIL import Image

from charset import fold


def receipts(corpus):
    """Lines of scanned receipts by the boxes people drew."""
    for path in sorted(glob.glob(f'{corpus}/receipts-sroie/ocr_boxes/*.csv')):
        image = Image.open(path.replace('ocr_boxes', 'documents').replace('.csv', '.jpg')).convert('L')
        for row in open(path, encoding='utf-8', errors='replace'):
            parts = row.rstrip('\r\n').split(',', 8)
            if len(parts) == 9 and parts[8].strip():
                xs, ys = list(map(int, parts[0:8:2])), list(map(int, parts[1:8:2]))
                slack = (max(ys) - min(ys)) * .08
                box = (max(0, min(xs) - slack), max(0, min(ys) - slack), min(image.width, max(xs) + slack), min(image.height, max(ys) + slack))
                if box[2] - box[0] > 3 and box[3] - box[1] > 5:
                    yield image.crop(tuple(map(round, box))), parts[8].strip(), 'receipts', 'en'


def scans(corpus):
    """Lines of scanned invoices, their places and text from the digital twin, laid over the scan by words Tesseract read alike."""
    for path in sorted(glob.glob(f'{corpus}/invoices-zugferd-scanned/documents/*.pdf')):
        twin = f'{corpus}/invoices-zugferd-facturx/documents/{os.path.basename(path)}'
        if not os.path.exists(twin):
            continue
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run(['pdftoppm', '-gray', '-r', '200', '-l', '2', '-png', path, f'{folder}/p'], check=True)
            pages = ElementTree.fromstring(re.sub(r' xmlns="[^"]+"', '', subprocess.run(['pdftotext', '-bbox-layout', '-l', '2', twin, '-'], capture_output=True, text=True).stdout))
            for image_path, page in zip(sorted(glob.glob(f'{folder}/*.png')), pages.iter('page')):
                yield from scan_lines(Image.open(image_path).convert('L'), page, image_path)


def scan_lines(image, page, path):
    table = subprocess.run(['tesseract', path, '-', '-l', 'deu+fra+eng', 'tsv'], capture_output=True, text=True).stdout
    seen = [(r['text'], int(r['left']) + int(r['width']) / 2, int(r['top']) + int(r['height']) / 2) for r in csv.DictReader(table.split('\n'), delimiter='\t', quoting=csv.QUOTE_NONE) if (r.get('text') or '').strip()]
    words = [(w.text or '', (float(w.get('xMin')) + float(w.get('xMax'))) / 2, (float(w.get('yMin')) + float(w.get('yMax'))) / 2) for w in page.iter('word')]
    once = {t for t, n in Counter(t for t, *_ in seen).items() if n == 1} & {t for t, n in Counter(t for t, *_ in words).items() if n == 1}
    at = {t: (x, y) for t, x, y in seen}
    pairs = [((x, y), at[t]) for t, x, y in words if t in once and len(t) > 2]
    if len(pairs) < 12:
        return
    a = np.array([[x, y, 1] for (x, y), _ in pairs])
    b = np.array([p for _, p in pairs])
    keep = np.ones(len(a), bool)
    for _ in range(4):
        fit = np.linalg.lstsq(a[keep], b[keep], rcond=None)[0]
        off = np.abs(a @ fit - b).max(1)
        keep = off < max(8, np.median(off) * 3)
    if keep.sum() < 10:
        return
    text = ' '.join(t.lower() for t, *_ in words)
    language = 'de' if len(re.findall(r'\b(und|der|rechnung|mwst|betrag)\b', text)) > 3 else 'fr' if len(re.findall(r'\b(de|la|facture|tva|le)\b', text)) > 5 else 'en'
    for line in page.iter('line'):
        label = re.sub(' +', ' ', fold(' '.join(w.text or '' for w in line.iter('word'))))
        x0, y0, x1, y1 = (float(line.get(k)) for k in ('xMin', 'yMin', 'xMax', 'yMax'))
        if len(label) < 2 or y1 - y0 < 4 or x1 - x0 < (y1 - y0) * .6:
            continue
        corners = np.array([[x0 - 2, y0 - .02 * (y1 - y0), 1], [x0 - 2, y1 + .03 * (y1 - y0), 1], [x1 + 2, y1 + .03 * (y1 - y0), 1], [x1 + 2, y0 - .02 * (y1 - y0), 1]]) @ fit
        width, height = int(np.linalg.norm(corners[2] - corners[1])), int(np.linalg.norm(corners[1] - corners[0]))
        if height > 8:
            yield image.transform((width, height), Image.QUAD, corners.flatten().tolist(), Image.BICUBIC), label, 'scans', language


def main(corpus, out):
    rng = random.Random(5)
    chosen = []
    for source, count in ((receipts, 1000), (scans, 700)):
        found = list(source(corpus))
        chosen += rng.sample(found, min(count, len(found)))
        print(source.__name__, len(found))
    np.savez(out, images=np.array([np.asarray(i, np.uint8) for i, *_ in chosen] + [None], object), texts=[t for _, t, *_ in chosen], sets=[s for *_, s, _ in chosen], languages=[l for *_, l in chosen])


if __name__ == '__main__':
    main(*sys.argv[1:3])
