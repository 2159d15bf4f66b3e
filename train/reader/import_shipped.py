"""Weights to go on training from, out of what ships: python import_shipped.py ../../models/reader --out reader.pt. They are as coarse as int8 left them."""
import argparse

import numpy as np
import onnx
import torch
from onnx import numpy_helper

from model import TABLE, WIDTH
from train import Both, save


def main():
    parse = argparse.ArgumentParser()
    parse.add_argument('folder')
    parse.add_argument('--heads', type=int, default=7)
    parse.add_argument('--out', required=True)
    args = parse.parse_args()
    stored = stored_in(args.folder)
    both = Both(dim=len(stored['word.bias']), heads=args.heads)
    wanted = both.reader.state_dict()
    both.reader.load_state_dict({name: torch.tensor(floats_of(stored, name, like)) for name, like in wanted.items()})
    both.table.rows.weight.data = torch.tensor(read_table(f'{args.folder}/words.bin'))
    save(both, args.out)


def stored_in(folder):
    """What `compose-graphs.ts` has written, by the names of the model."""
    graphs = [onnx.load(f'{folder}/{name}.onnx').graph for name in ('questions', 'reader')]
    return {each.name: numpy_helper.to_array(each) for graph in graphs for each in graph.initializer}


def floats_of(stored, name, like):
    if f'{name}.int8' in stored:
        return (stored[f'{name}.int8'].astype(np.float32) * stored[f'{name}.scale']).T.copy()
    value = stored[name]
    # Kept is what this becomes.
    return np.log(np.expm1(value / 2)) if name == 'rivalry' else value.reshape(like.shape)


def read_table(path):
    data = np.fromfile(path, np.int8)
    scale, rows = data[:4 * TABLE].view(np.float32), data[4 * TABLE:].reshape(TABLE, WIDTH)
    return rows.astype(np.float32) * scale[:, None]


if __name__ == '__main__':
    main()
