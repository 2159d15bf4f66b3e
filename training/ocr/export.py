"""Checkpoint -> recogniser.onnx (int8) with the temperature baked in, recogniser-fp32.onnx and charset.json."""
import argparse
import json
import os
import tempfile

import torch
from onnxruntime.quantization import QuantType, quantize_dynamic
from onnxruntime.quantization.shape_inference import quant_pre_process
from torch import nn

from charset import CHARS
from model import FRAME, HEIGHT, Recogniser


class Reading(nn.Module):
    """The recogniser with calibrated log-probabilities as its answer."""

    def __init__(self, net, temperature):
        super().__init__()
        self.net, self.temperature = net, temperature

    def forward(self, images):
        return torch.log_softmax(self.net(images) / self.temperature, -1)


def export(net, temperature, folder, fp32=None):
    os.makedirs(folder, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        plain, ready = fp32 or f'{scratch}/plain.onnx', f'{scratch}/ready.onnx'
        axes = {'images': {0: 'lines', 3: 'width'}, 'logprobs': {0: 'lines', 1: 'frames'}}
        torch.onnx.export(Reading(net, temperature).eval(), (torch.rand(2, 1, HEIGHT, 320),), plain, input_names=['images'],
                          output_names=['logprobs'], dynamic_axes=axes, opset_version=17, dynamo=False)
        quant_pre_process(plain, ready, skip_symbolic_shape=True)
        quantize_dynamic(ready, f'{folder}/recogniser.onnx', weight_type=QuantType.QInt8, per_channel=True,
                         op_types_to_quantize=['MatMul', 'Gemm'])
    meta = {'height': HEIGHT, 'frame': FRAME, 'widthMultiple': 8, 'blank': 0, 'temperature': round(temperature, 4), 'characters': CHARS}
    with open(f'{folder}/charset.json', 'w', encoding='utf-8') as out:
        json.dump(meta, out, ensure_ascii=False, indent=2)
        out.write('\n')


if __name__ == '__main__':
    parser = argparse.ArgumentParser()
    parser.add_argument('checkpoint', nargs='?', help='folder of train.py; without one: an untrained net, to try the interface')
    parser.add_argument('--folder', default='../../models/ocr')
    parser.add_argument('--fp32')
    parser.add_argument('--temperature', type=float, default=1.0)
    args = parser.parse_args()
    net = Recogniser(len(CHARS) + 1)
    if args.checkpoint:
        net.load_state_dict({k: v for half in 'ab' for k, v in torch.load(f'{args.checkpoint}/ema-{half}.pt', map_location='cpu').items()})
    export(net.float(), args.temperature, args.folder, args.fp32)
