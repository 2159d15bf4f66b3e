"""Line recogniser: grey line of height 40, free width -> CTC logits, one frame each 4 pixels."""
import torch
from torch import nn
from torch.nn import functional as F

HEIGHT = 40
FRAME = 4  # pixels of width a CTC frame covers


class Recogniser(nn.Module):
    """CNN to a quarter of the width; transformer at an eighth (half the cost), added back at a quarter for the CTC head."""

    def __init__(self, classes, channels=(32, 64, 128), dim=256, layers=6, heads=4):
        super().__init__()
        a, b, c = channels
        self.stem = nn.Sequential(ConvUnit(1, a, stride=2), Residual(a))
        self.middle = nn.Sequential(ConvUnit(a, b, stride=2), Residual(b))
        self.top = nn.Sequential(ConvUnit(b, c, stride=(2, 1)), Residual(c))
        self.collapse = nn.Sequential(nn.Linear(c * HEIGHT // 8, dim, bias=False), nn.LayerNorm(dim), nn.ReLU())
        self.narrow = nn.Linear(2 * dim, dim)
        self.layers = nn.ModuleList(Layer(dim, heads) for _ in range(layers))
        self.norm = nn.LayerNorm(dim)
        self.widen = nn.Linear(dim, 2 * dim)
        self.head_norm = nn.LayerNorm(dim)
        self.head = nn.Linear(dim, classes)
        self.head_dim = dim // heads

    def forward(self, images):
        """images [N, 1, 40, W], W a multiple of 8, 1 = white; gives logits [N, W / 4, classes]."""
        columns = self.top(self.middle(self.stem(images * 2 - 1))).permute(0, 3, 2, 1).flatten(2)
        columns = self.collapse(columns)
        tokens = self.narrow(columns.reshape(columns.shape[0], -1, 2 * columns.shape[2]))
        turn = rotation(tokens, self.head_dim)
        for layer in self.layers:
            tokens = layer(tokens, turn)
        wide = self.widen(self.norm(tokens))
        frames = columns + wide.reshape(wide.shape[0], -1, columns.shape[2])
        return self.head(self.head_norm(frames))


class ConvUnit(nn.Sequential):
    def __init__(self, inputs, outputs, stride=1, act=True):
        super().__init__(nn.Conv2d(inputs, outputs, 3, stride, 1, bias=False), nn.BatchNorm2d(outputs), *([nn.ReLU()] if act else []))


class Residual(nn.Module):
    def __init__(self, channels):
        super().__init__()
        self.first, self.second = ConvUnit(channels, channels), ConvUnit(channels, channels, act=False)

    def forward(self, x):
        return F.relu(x + self.second(self.first(x)))


class Layer(nn.Module):
    def __init__(self, dim, heads, wider=4):
        super().__init__()
        self.heads = heads
        self.norm1, self.norm2 = nn.LayerNorm(dim), nn.LayerNorm(dim)
        self.qkv, self.out = nn.Linear(dim, 3 * dim), nn.Linear(dim, dim)
        self.up, self.down = nn.Linear(dim, wider * dim), nn.Linear(wider * dim, dim)

    def forward(self, x, turn):
        n, t, d = x.shape
        q, k, v = self.qkv(self.norm1(x)).reshape(n, t, 3, self.heads, d // self.heads).permute(2, 0, 3, 1, 4).unbind(0)
        q, k = rotate(q, turn), rotate(k, turn)
        x = x + self.out(F.scaled_dot_product_attention(q, k, v).transpose(1, 2).reshape(n, t, d))
        return x + self.down(F.gelu(self.up(self.norm2(x))))


def rotation(tokens, size):
    """Cosines and sines of rotary positions for as many tokens as there are."""
    rates = 10000.0 ** (-torch.arange(0, size, 2, device=tokens.device, dtype=torch.float32) / size)
    angles = torch.arange(tokens.shape[1], device=tokens.device, dtype=torch.float32)[:, None] * rates
    return torch.cat([angles.cos()] * 2, -1).to(tokens.dtype), torch.cat([angles.sin()] * 2, -1).to(tokens.dtype)


def rotate(x, turn):
    half = x.shape[-1] // 2
    return x * turn[0] + torch.cat([-x[..., half:], x[..., :half]], -1) * turn[1]
