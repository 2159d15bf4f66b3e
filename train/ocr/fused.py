"""Attention as the two operators that onnxruntime has for it, instead of twenty small ones."""
from contextlib import contextmanager

import torch
from torch.nn import functional as F

from model import Layer


@contextmanager
def fuse_attention():
    """While this lasts, a net can be exported, but not computed with."""
    plain, Layer.forward = Layer.forward, forward
    try:
        yield
    finally:
        Layer.forward = plain


def forward(layer, x, turn):
    q, k, v = layer.qkv(layer.norm1(x)).split(x.shape[-1], -1)
    cosines, sines = (part[:, :part.shape[-1] // 2] for part in turn)
    q, k = (Rotate.apply(part, cosines, sines, layer.heads) for part in (q, k))
    x = x + layer.out(Attend.apply(q, k, v, layer.heads))
    return x + layer.down(F.gelu(layer.up(layer.norm2(x))))


class Rotate(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x, cosines, sines, heads):
        return x.clone()

    @staticmethod
    def symbolic(g, x, cosines, sines, heads):
        start = g.op('Constant', value_t=torch.zeros(1, dtype=torch.int64))
        return g.op('com.microsoft::RotaryEmbedding', x, start, cosines, sines, num_heads_i=heads).setType(x.type())


class Attend(torch.autograd.Function):
    @staticmethod
    def forward(ctx, q, k, v, heads):
        return q.clone()

    @staticmethod
    def symbolic(g, q, k, v, heads):
        return g.op('com.microsoft::MultiHeadAttention', q, k, v, num_heads_i=heads).setType(q.type())
