"""Writes what ships: python export.py RUN.pt --folder ../../models/reader. The graph's weights and the table's rows are int8."""
import argparse
import hashlib
import importlib.util
import os
import subprocess

import numpy as np
import onnx

import torch
from onnx import helper, numpy_helper

from train import ASKED, PAGE, load

INPUTS = ('raw', *PAGE, 'qraw', *ASKED)
OUTPUTS = ('spans', 'absent', 'tags', 'choice')


def main():
    parse = argparse.ArgumentParser()
    parse.add_argument('run')
    parse.add_argument('--folder', required=True)
    args = parse.parse_args()
    both = load(args.run).cpu().float().eval()
    os.makedirs(args.folder, exist_ok=True)
    graph, words = f'{args.folder}/reader.onnx', f'{args.folder}/words.bin'
    export(both.reader, graph)
    if has_runtime():
        print('floats, widest difference', difference(both.reader, graph))
    shrink(graph)
    if has_runtime():
        fuse(graph)
    else:
        subprocess.run(['npm', 'run', '-s', 'train:fuse', '--', os.path.abspath(graph)], check=True)
    forget_shapes(graph)
    if has_runtime():
        print('int8, widest difference', difference(both.reader, graph))
    else:
        print('not compared, as there is no onnxruntime: see check-answers.ts')
    write_table(both.table.rows.weight.detach().numpy(), words)
    for path in (graph, words):
        with open(path, 'rb') as file:
            print(os.path.basename(path), os.path.getsize(path), hashlib.sha256(file.read()).hexdigest())


def has_runtime():
    return importlib.util.find_spec('onnxruntime') is not None


def example(reader, words=300, questions=17, seed=1):
    make = torch.Generator().manual_seed(seed)
    number = lambda *shape: torch.randn(*shape, generator=make) * 0.3
    whole = lambda high, *shape: torch.randint(0, high, shape, generator=make)
    tokens = reader.settings['tokens']
    box = torch.rand(1, words, 4, generator=make)
    box = torch.cat([torch.minimum(box[..., :2], box[..., 2:]), torch.maximum(box[..., :2], box[..., 2:])], -1)
    return {'raw': number(1, words, 96), 'cont': number(1, words, reader.settings['features']).abs(), 'box': box, 'row': whole(40, 1, words).sort().values,
            'seg': whole(120, 1, words).sort().values, 'blk': whole(12, 1, words).sort().values, 'qraw': number(1, questions, tokens, 96), 'qk': whole(5, 1, questions, tokens),
            'qt': whole(5, 1, questions), 'qr': whole(4, 1, questions), 'qp': whole(questions, 1, questions) - 1}


def export(reader, path):
    inputs = example(reader)
    dynamic = {name: {1: 'words'} for name in ('raw', *PAGE)} | {name: {1: 'questions'} for name in ('qraw', *ASKED)}
    dynamic |= {'spans': {1: 'questions', 2: 'words'}, 'tags': {1: 'questions', 2: 'words'}, 'absent': {1: 'questions'}, 'choice': {1: 'questions'}}
    torch.onnx.export(reader, tuple(inputs[name] for name in INPUTS), path, input_names=list(INPUTS), output_names=list(OUTPUTS), dynamic_axes=dynamic, opset_version=17, **without_dynamo())


def without_dynamo():
    return {'dynamo': False} if int(torch.__version__.split('.')[0]) >= 2 else {}


def difference(reader, path):
    """Over two sizes of input, neither of them the one that was traced."""
    import onnxruntime
    session = onnxruntime.InferenceSession(path, providers=['CPUExecutionProvider'])
    widest = 0.0
    for words, questions in ((73, 5), (480, 40)):
        inputs = example(reader, words, questions, seed=words)
        wanted = reader(*(inputs[name] for name in INPUTS))
        got = session.run(None, {name: value.numpy() for name, value in inputs.items()})
        for name, mine, theirs in zip(OUTPUTS, wanted, got):
            mine = mine.detach().numpy()
            sound = np.abs(mine) < 1e3
            widest = max(widest, float(np.abs(mine - theirs)[sound].max()))
    return widest


def shrink(path, least=2048):
    """Weights of matrix products become int8 with a scale for each column."""
    model = onnx.load(path)
    used = {name: node for node in model.graph.node if node.op_type in ('MatMul', 'Gemm') for name in node.input[1:2]}
    nodes = []
    for tensor in list(model.graph.initializer):
        weight = numpy_helper.to_array(tensor)
        if tensor.name not in used or weight.ndim != 2 or weight.size < least:
            continue
        node = used[tensor.name]
        turned = any(each.name == 'transB' and each.i for each in node.attribute)
        axis = 0 if turned else 1
        scale = np.maximum(np.abs(weight).max(1 - axis), 1e-8).astype(np.float32) / 127
        small = np.clip(np.round(weight / np.expand_dims(scale, 1 - axis)), -127, 127).astype(np.int8)
        model.graph.initializer.remove(tensor)
        model.graph.initializer.extend([numpy_helper.from_array(small, f'{tensor.name}.int8'), numpy_helper.from_array(scale, f'{tensor.name}.scale'),
                                        numpy_helper.from_array(np.zeros(len(scale), np.int8), f'{tensor.name}.zero')])
        nodes.append(helper.make_node('DequantizeLinear', [f'{tensor.name}.int8', f'{tensor.name}.scale', f'{tensor.name}.zero'], [tensor.name], axis=axis))
    for node in reversed(nodes):
        model.graph.node.insert(0, node)
    onnx.checker.check_model(model)
    onnx.save(model, path)


def fuse(path):
    """What ONNX Runtime would fold and fuse whenever the graph is opened is done once, and it is opened as it is."""
    import onnxruntime
    options = onnxruntime.SessionOptions()
    options.graph_optimization_level = onnxruntime.GraphOptimizationLevel.ORT_ENABLE_EXTENDED
    options.optimized_model_filepath = f'{path}.fused'
    onnxruntime.InferenceSession(path, options, providers=['CPUExecutionProvider'])
    os.replace(f'{path}.fused', path)


def forget_shapes(path):
    """Where shapes are told, opening compares each with all others for one to share memory with: that took most of its time, and nothing is shared across unlike sizes."""
    model = onnx.load(path)
    for value in (*model.graph.input, *model.graph.output):
        value.type.tensor_type.ClearField('shape')
    del model.graph.value_info[:]
    onnx.save(model, path)


def write_table(rows, path):
    scale = np.maximum(np.abs(rows).max(1), 1e-8).astype(np.float32) / 127
    small = np.clip(np.round(rows / scale[:, None]), -127, 127).astype(np.int8)
    with open(path, 'wb') as file:
        file.write(scale.tobytes())
        file.write(small.tobytes())


if __name__ == '__main__':
    main()
