"""Words and phrases that mean the same, in four languages: what gives questions and page words one space of meaning."""
import json

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

from model import WIDTH
from shards import NGRAMS, TOKENS


class Phrases:
    """What pack-phrases.ts wrote: phrases with the group of their meaning, and single words with vectors."""

    def __init__(self, path, device):
        with open(path, 'rb') as file:
            data = file.read()
        length = int.from_bytes(data[:4], 'little')
        header, body = json.loads(data[4:4 + length]), 4 + length
        take = lambda name, kind, shape: np.frombuffer(data, kind, int(np.prod(shape)), body + header['off'][name]).reshape(shape)
        n, w, v = header['phrases'], header['words'], header['width']
        self.device = device
        self.tokens = take('png', np.uint16, (n, header['tokens'], NGRAMS))
        group = take('group', np.int32, (n,))
        order = np.argsort(group, kind='stable')
        bounds = np.flatnonzero(np.diff(group[order])) + 1
        self.groups = [each for each in np.split(order, bounds) if len(each) > 1]
        self.word_ngrams = take('wng', np.uint16, (w, NGRAMS))
        self.vectors = take('wvec', np.int8, (w, v))

    def pairs(self, count, rng):
        chosen = [rng.choice(self.groups[at], 2, replace=False) for at in rng.integers(len(self.groups), size=count)]
        return [self.on_device(self.tokens[[pair[side] for pair in chosen]].astype(np.int64)) for side in (0, 1)]

    def words(self, count, rng):
        at = rng.integers(len(self.vectors), size=count)
        return self.on_device(self.word_ngrams[at].astype(np.int64)), F.normalize(self.on_device(self.vectors[at].astype(np.float32)), dim=-1)

    def on_device(self, array):
        return torch.from_numpy(array).to(self.device, non_blocking=True)


class MeaningLoss(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.to_vector = nn.Linear(WIDTH, width)
        self.sharp = nn.Parameter(torch.tensor([2.5, 2.0]))

    def forward(self, table, reader, phrases, rng, pairs=384, words=4096):
        left, right = phrases.pairs(pairs, rng)
        asked = [self.as_question(table, reader, each) for each in (left, right)]
        whole = F.normalize(asked[0].float(), dim=-1) @ F.normalize(asked[1].float(), dim=-1).T * self.sharp[0].exp()
        space = lambda each: F.normalize(reader.likeness.meaning(table(each)).float(), dim=-1)
        a, b = space(left), space(right)
        like = torch.einsum('ite,jse->ijts', a, b)
        there_a, there_b = (left[..., 0] > 0), (right[..., 0] > 0)
        like = like.masked_fill(~there_b[None, :, None, :], -1).amax(-1)
        like = (like * there_a[:, None, :]).sum(-1) / there_a.sum(-1).clamp(min=1)[:, None] * self.sharp[1].exp()
        target = torch.arange(pairs, device=whole.device)
        pull = sum(F.cross_entropy(each, target) + F.cross_entropy(each.T, target) for each in (whole, like)) / 4
        ngrams, vectors = phrases.words(words, rng)
        turned = F.normalize(self.to_vector(table(ngrams)).float(), dim=-1)
        return pull, (1 - (turned * vectors).sum(-1)).mean()

    @staticmethod
    def as_question(table, reader, ngrams):
        n, t, _ = ngrams.shape
        padded = F.pad(ngrams, (0, 0, 0, TOKENS - t))[None]
        kinds = (padded[..., 0] > 0).long()
        none = torch.zeros(1, n, dtype=torch.long, device=ngrams.device)
        return reader.ask(table(padded), kinds, none, none)[0]
