"""Measures a recogniser against Tesseract: python evaluate.py MODEL.onnx --fonts FOLDER --texts texts.json [--real REAL.npz] [--tesseract 1]"""
import argparse
import math
import os
import re
import subprocess
import tempfile

import numpy as np
import onnxruntime as ort
import torch
from PIL import Image, ImageOps

from charset import CHARS, fold
from decode import distance
from degrade import RATIO, degrade
from draw import TALL, WIDTHS, bucket_of, drawn
from lines import load

TESSDATA = {'de': 'deu', 'en': 'eng', 'fr': 'fra', 'es': 'spa'}


def held_out(fonts, texts, each):
    """Lines in four languages, in fonts the net has not seen and degradations drawn anew: (image, text, set, language)."""
    torch.manual_seed(11)
    torch.set_num_threads(1)
    for language in TESSDATA:
        source = drawn(fonts, texts, 97531, held=True, language=language)
        for _ in range(each):
            ink, text, _ = next(source)
            wide = WIDTHS[bucket_of(ink.shape[1])]
            full = np.zeros((1, TALL, wide * TALL // 40), np.uint8)
            full[0, :, :ink.shape[1]] = ink
            page = degrade(torch.from_numpy(full), torch.tensor([ink.shape[1]]), wide, groups=1)[0, 0]
            yield (page[:, :math.ceil(ink.shape[1] / RATIO)] * 255).round().byte().numpy(), text, 'held out', language


class Reader:
    def __init__(self, path):
        options = ort.SessionOptions()
        options.intra_op_num_threads = 1
        self.session = ort.InferenceSession(path, options, providers=['CPUExecutionProvider'])

    def logs(self, image):
        grey = Image.fromarray(image)
        width = max(16, round(grey.width * 40 / grey.height))
        line = np.ones((1, 1, 40, -(-width // 8) * 8), np.float32)
        line[0, 0, :, :width] = np.asarray(grey.resize((width, 40), Image.BILINEAR), np.float32) / 255
        return self.session.run(None, {'images': line})[0][0]


def read(logs):
    """(text, [(probability, character)]) by the best path; a character is as sure as its surest frame."""
    best = logs.argmax(-1)
    found, last = [], 0
    for frame, index in enumerate(best):
        if index and index != last:
            found.append([logs[frame, index], CHARS[index - 1]])
        elif index:
            found[-1][0] = max(found[-1][0], logs[frame, index])
        last = index
    return ''.join(c for _, c in found).strip(), [(float(np.exp(p)), c) for p, c in found]


def tesseract(lines):
    """The best of three preparations over all the lines."""
    makers = (lambda i: ImageOps.expand(i, 12, 255), lambda i: ImageOps.expand(i.resize((i.width * 2, i.height * 2), Image.BICUBIC), 20, 255),
              lambda i: ImageOps.expand(ImageOps.autocontrast(i.resize((i.width * 2, i.height * 2), Image.BICUBIC), 2), 20, 255))
    tries = []
    for make in makers:
        texts = [''] * len(lines)
        for language in sorted({l for *_, l in lines}):
            picks = [i for i, line in enumerate(lines) if line[3] == language]
            with tempfile.TemporaryDirectory() as folder:
                for i in picks:
                    make(Image.fromarray(lines[i][0])).save(f'{folder}/{i}.png', dpi=(300, 300))
                open(f'{folder}/list', 'w').write('\n'.join(f'{folder}/{i}.png' for i in picks))
                out = subprocess.run(['tesseract', f'{folder}/list', '-', '--psm', '7', '-l', TESSDATA[language]], capture_output=True, text=True, env={**os.environ, 'OMP_THREAD_LIMIT': '1'}).stdout
                for i, text in zip(picks, out.split('\f')):
                    texts[i] = re.sub(r'\s+', ' ', fold(text.replace('\n', ' '))).strip()
        tries.append(texts)
    return tries


def measure(lines, texts, caseless):
    pairs = [(re.sub(' +', ' ', t), re.sub(' +', ' ', fold(line[1]))) for t, line in zip(texts, lines)]
    if caseless:
        pairs = [(a.upper(), b.upper()) for a, b in pairs]
    edits = [distance(a, b) for a, b in pairs]
    marked = [(sum(min(a.count(c), b.count(c)) for c in {c for c in b if ord(c) > 127}), sum(ord(c) > 127 for c in b)) for a, b in pairs]
    return {'lines': len(pairs), 'CER %': round(100 * sum(edits) / max(1, sum(len(b) for _, b in pairs)), 2), 'exact %': round(100 * sum(e == 0 for e in edits) / max(1, len(pairs)), 1), 'non-ASCII': '{}/{}'.format(*map(sum, zip(*marked))) if marked else ''}


def groups(lines):
    yield from (((s, l), [i for i, x in enumerate(lines) if x[2:] == (s, l)]) for s, l in sorted({x[2:] for x in lines}))
    for name in sorted({x[2] for x in lines}):
        yield (name, 'all'), [i for i, x in enumerate(lines) if x[2] == name]
        yield (name, 'words'), [i for i, x in enumerate(lines) if x[2] == name and re.fullmatch(r"[A-Za-zÀ-ÖØ-öø-ÿœŒ ,.;:!?'-]{8,}", x[1])]
        yield (name, 'numbers'), [i for i, x in enumerate(lines) if x[2] == name and re.fullmatch(r'[-+]?[\d.,:/ %€$RM-]*\d[\d.,:/ %€-]*', x[1])]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('model', nargs='+')
    for name, default in (('fonts', None), ('texts', None), ('real', ''), ('each', 300), ('tesseract', 0), ('errors', 0)):
        parser.add_argument(f'--{name}', type=type(default) if default is not None else str, default=default)
    args = parser.parse_args()
    lines = list(held_out(args.fonts, load(args.texts), args.each)) if args.each else []
    if args.real:
        real = np.load(args.real, allow_pickle=True)
        images = real['images']
        lines += [(images[i], str(t), str(s), str(l)) for i, (t, s, l) in enumerate(zip(real['texts'], real['sets'], real['languages']))]
    readings = {}
    for path in args.model:
        reader = Reader(path)
        readings[path] = [read(reader.logs(line[0]))[0] for line in lines]
    for i, texts in enumerate(tesseract(lines) if args.tesseract else []):
        readings[f'tesseract {i}'] = texts
    for key, picks in groups(lines):
        for name, texts in readings.items():
            print(*key, os.path.basename(name), measure([lines[i] for i in picks], [texts[i] for i in picks], key[0] == 'receipts'))
    for texts in list(readings.values())[:1]:
        wrong = [(line[2], line[1], t) for line, t in zip(lines, texts) if fold(line[1]).upper() != t.upper()]
        for row in wrong[::max(1, len(wrong) // max(1, args.errors))][:args.errors]:
            print(row)


if __name__ == '__main__':
    main()
