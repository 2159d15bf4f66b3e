"""Fits the temperature so that a character given p is right in a share p of cases: python calibrate.py MODEL.onnx --fonts FOLDER --texts texts.json [--real REAL.npz]"""
import argparse
import re
from difflib import SequenceMatcher

import numpy as np

from charset import fold
from evaluate import Reader, held_out, read
from lines import load


def judged(logs, text, temperature, caseless=False):
    """(probability, whether right) of every character read."""
    scaled = logs / temperature
    scaled = scaled - np.log(np.exp(scaled - scaled.max(-1, keepdims=True)).sum(-1, keepdims=True)) - scaled.max(-1, keepdims=True)
    chars = read(scaled)[1]
    mine, truth = ''.join(c for _, c in chars), re.sub(' +', ' ', fold(text))
    if caseless:
        mine, truth = mine.upper(), truth.upper()
    right = np.zeros(len(chars), bool)
    for block in SequenceMatcher(None, mine, truth, autojunk=False).get_matching_blocks():
        right[block.a:block.a + block.size] = True
    return [(p, r) for (p, _), r in zip(chars, right)]


def loss(pairs):
    p = np.clip([a for a, _ in pairs], 1e-4, 1 - 1e-4)
    return -np.mean(np.where([b for _, b in pairs], np.log(p), np.log(1 - p)))


def calibration_error(pairs, bins=10):
    p, right = np.array([a for a, _ in pairs]), np.array([b for _, b in pairs])
    at = np.minimum((p * bins).astype(int), bins - 1)
    return sum((at == i).mean() * abs(p[at == i].mean() - right[at == i].mean()) for i in range(bins) if (at == i).any())


def main():
    parser = argparse.ArgumentParser()
    for name, default in (('model', None), ('--fonts', None), ('--texts', None), ('--real', '')):
        parser.add_argument(name, default=default)
    args = parser.parse_args()
    reader = Reader(args.model)
    sets = {'held out': [(reader.logs(i), t, False) for i, t, *_ in held_out(args.fonts, load(args.texts), 150)]}
    if args.real:
        real = np.load(args.real, allow_pickle=True)
        images, names = real['images'], real['sets']
        for name in ('receipts', 'scans'):
            picks = [i for i, s in enumerate(names) if s == name][:400]
            sets[name] = [(reader.logs(images[i]), str(real['texts'][i]), name == 'receipts') for i in picks]
    tries = [(loss([p for line in sets['held out'] for p in judged(line[0], line[1], t)]), t) for t in np.arange(.7, 2.6, .1)]
    best = min(tries)[1]
    print('temperature', round(float(best), 2))
    for name, lines in sets.items():
        for t in (1, best):
            pairs = [p for logs, text, caseless in lines for p in judged(logs, text, t, caseless)]
            print(name, f'T {t:.2f} loss {loss(pairs):.4f} ECE {calibration_error(pairs):.4f} right {np.mean([r for _, r in pairs]):.4f} sure of {np.mean([p for p, _ in pairs]):.4f}')


if __name__ == '__main__':
    main()
