"""Vectors of meanings, shrunk to what tells them apart: python meanings.py VECTORS.f32 --width 96 --out meanings.i8"""
import argparse

import numpy as np


def main():
    parse = argparse.ArgumentParser()
    parse.add_argument('vectors')
    parse.add_argument('--from-width', type=int, default=512)
    parse.add_argument('--width', type=int, default=96)
    parse.add_argument('--out', required=True)
    args = parse.parse_args()
    vectors = np.fromfile(args.vectors, np.float32).reshape(-1, args.from_width)
    vectors = vectors - vectors.mean(0)
    # Those of the largest spread, a little evened out: what all phrases share says little.
    spread, ways = np.linalg.eigh(vectors.T @ vectors / len(vectors))
    best = np.argsort(-spread)[:args.width]
    small = vectors @ ways[:, best] / spread[best] ** 0.25
    small /= np.abs(small).max(1, keepdims=True).clip(1e-6)
    np.round(small * 127).astype(np.int8).tofile(args.out)
    print(len(vectors), 'meanings,', f'{spread[best].sum() / spread.sum():.2f} of their spread kept')


if __name__ == '__main__':
    main()
