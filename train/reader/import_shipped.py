"""Weights to go on training from, out of what ships: python import_shipped.py ../../models/reader --out reader.pt. They are as coarse as int8 left them."""
import argparse
import re

import numpy as np
import onnx
import torch
from onnx import numpy_helper

from model import SPAN, TABLE, WIDTH
from train import Both, save


def main():
    parse = argparse.ArgumentParser()
    parse.add_argument('folder')
    parse.add_argument('--heads', type=int, default=7)
    parse.add_argument('--out', required=True)
    args = parse.parse_args()
    graph = onnx.load(f'{args.folder}/reader.onnx').graph
    floats = floats_of(graph)
    both = Both(dim=len(floats['word.bias']), heads=args.heads)
    both.reader.load_state_dict({name: torch.tensor(value) for name, value in named(graph, floats, both.reader.state_dict()).items()})
    both.table.rows.weight.data = torch.tensor(read_table(f'{args.folder}/words.bin'))
    save(both, args.out)


def floats_of(graph):
    stored = {each.name: numpy_helper.to_array(each) for each in graph.initializer}
    small = {name.removesuffix('.int8') for name in stored if name.endswith('.int8')}
    whole = {name: value for name, value in stored.items() if not re.search(r'\.(int8|scale|zero)(_T)?$', name)}
    plain = {name: stored[f'{name}.int8'].astype(np.float32) * stored[f'{name}.scale'] for name in small}
    return whole | plain | {matrix_name(node): fused_floats(node, stored) for node in graph.node if node.op_type == 'MatMulNBits'}


def fused_floats(node, stored):
    """Columns lie in blocks, the last of them filled up; 128 is nothing."""
    width = next(each.i for each in node.attribute if each.name == 'K')
    blocks, scale = (stored[name] for name in node.input[1:3])
    return ((blocks.astype(np.float32) - 128) * scale.reshape(*blocks.shape[:2], 1)).reshape(len(blocks), -1)[:, :width].T


def matrix_name(node):
    return node.input[1].removesuffix('.int8_T')


def named(graph, floats, wanted):
    """Matrices are stored without their name and turned: their node tells whose they are. Single numbers are numbered in the order of their use."""
    found = {name: value for name, value in floats.items() if name in wanted}
    for node in graph.node:
        name = matrix_name(node) if len(node.input) > 1 else ''
        if node.op_type in ('MatMul', 'MatMulNBits') and name.startswith('onnx::') and name in floats:
            owner = [re.sub(r'_\d+$', '', part) for part in node.name.strip('/').split('/')[:-1]]
            found['.'.join([*owner, 'weight'])] = floats[name].T.copy()
    return found | {
        'length': numbers(floats, r'onnx::Add_(\d+)').reshape(SPAN), 'together': numbers(floats, r'onnx::Where_(\d+)').reshape(2, 2),
        # Folding has kept what these become.
        'likeness.weight': floats['/likeness/Relu_output_0'], 'rivalry': np.log(np.expm1(numbers(floats, r'/Gather_(\d+)_output_0') / 2)),
    }


def numbers(floats, pattern):
    of = {int(found[1]): value for name, value in floats.items() if value.ndim == 0 and (found := re.fullmatch(pattern, name))}
    return np.array([of[at] for at in sorted(of)], np.float32)


def read_table(path):
    data = np.fromfile(path, np.int8)
    scale, rows = data[:4 * TABLE].view(np.float32), data[4 * TABLE:].reshape(TABLE, WIDTH)
    return rows.astype(np.float32) * scale[:, None]


if __name__ == '__main__':
    main()
