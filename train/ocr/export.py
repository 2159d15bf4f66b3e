"""Checkpoint -> recogniser.onnx (int8) with the temperature baked in, and charset.json: python export.py RUN --fonts FOLDER --texts texts.json"""
import argparse
import itertools
import json
import os
import tempfile

import numpy as np
import onnx
import torch
from onnxruntime.quantization import CalibrationDataReader, QuantType, quantize_static
from onnxruntime.quantization.shape_inference import quant_pre_process
from torch import nn

from charset import CHARS
from checkpoint import load_weights
from degrade import degrade
from draw import TALL, WIDTHS, bucket_of, drawn
from fused import fuse_attention
from lines import load
from model import FRAME, HEIGHT, Recogniser

CALIBRATION, STRIDE = 120, 20


class Reading(nn.Module):
    """The recogniser with calibrated log-probabilities as its answer."""

    def __init__(self, net, temperature):
        super().__init__()
        self.net, self.temperature = net, temperature

    def forward(self, images):
        return torch.log_softmax(self.net(images) / self.temperature, -1)


class Lines(CalibrationDataReader):
    """Lines as in training, one at a time, from which the ranges of the activations are taken."""

    def __init__(self, fonts, texts):
        torch.manual_seed(3)
        self.lines = [{'images': page(ink)} for ink, *_ in itertools.islice(drawn(fonts, load(texts), 777), CALIBRATION)]

    def __len__(self):
        return len(self.lines)

    def set_range(self, start_index, end_index):
        self.rest = iter(self.lines[start_index:end_index])

    def get_next(self):
        return next(self.rest, None)


def page(ink):
    wide = WIDTHS[bucket_of(ink.shape[1])]
    full = np.zeros((1, TALL, wide * TALL // 40), np.uint8)
    full[0, :, :ink.shape[1]] = ink
    return degrade(torch.from_numpy(full), torch.tensor([ink.shape[1]]), wide, groups=1).numpy()


def export(net, temperature, folder, lines, fp32=None):
    os.makedirs(folder, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        plain, ready = fp32 or f'{scratch}/plain.onnx', f'{scratch}/ready.onnx'
        axes = {'images': {0: 'lines', 3: 'width'}, 'logprobs': {0: 'lines', 1: 'frames'}}
        with fuse_attention():
            torch.onnx.export(Reading(net, temperature).eval(), (torch.rand(2, 1, HEIGHT, 320),), plain, input_names=['images'],
                              output_names=['logprobs'], dynamic_axes=axes, opset_version=17, dynamo=False, custom_opsets={'com.microsoft': 1})
        quant_pre_process(plain, ready, skip_symbolic_shape=True)
        # Weights of 7 bits: with 8, sums overflow on processors without VNNI. Fixed ranges: a line reads the same whatever it is read with.
        quantize_static(ready, f'{folder}/recogniser.onnx', lines, per_channel=True, reduce_range=True, activation_type=QuantType.QUInt8, weight_type=QuantType.QInt8,
                        nodes_to_quantize=heavy_nodes(onnx.load(ready).graph), op_types_to_quantize=['Conv', 'Relu', 'Add', 'Transpose', 'Reshape', 'MatMul'],
                        extra_options={'CalibStridedMinMax': STRIDE, 'OpTypesToExcludeOutputQuantization': ['MatMul']})
    meta = {'height': HEIGHT, 'frame': FRAME, 'widthMultiple': 8, 'blank': 0, 'temperature': round(temperature, 4), 'characters': CHARS}
    with open(f'{folder}/charset.json', 'w', encoding='utf-8') as out:
        json.dump(meta, out, ensure_ascii=False, indent=2)
        out.write('\n')


def heavy_nodes(graph):
    """All products with weights, and what lies between the convolutions; the first convolution stays as it is: it is cheap, and its input coarse."""
    names = [node.name for node in graph.node]
    front = range(names.index('/net/stem/stem.1/first/first.0/Conv'), names.index('/net/collapse/collapse.0/MatMul'))
    return [node.name for i, node in enumerate(graph.node) if node.op_type == 'MatMul' or i in front and node.op_type in ('Conv', 'Relu', 'Add', 'Transpose', 'Reshape')]


if __name__ == '__main__':
    parser = argparse.ArgumentParser()
    parser.add_argument('checkpoint', nargs='?', help='folder of train.py; without one: an untrained net, to try the interface')
    parser.add_argument('--fonts', required=True)
    parser.add_argument('--texts', required=True)
    parser.add_argument('--folder', default='../../models/ocr')
    parser.add_argument('--fp32')
    parser.add_argument('--temperature', type=float, default=1.0)
    args = parser.parse_args()
    net = Recogniser(len(CHARS) + 1)
    if args.checkpoint:
        net.load_state_dict(load_weights(args.checkpoint))
    export(net.float(), args.temperature, args.folder, Lines(args.fonts, args.texts), args.fp32)
