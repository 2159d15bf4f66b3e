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
        on_device = lambda array: torch.from_numpy(array).to(device)
        group = take('group', np.int32, (n,))
        order = np.argsort(group, kind='stable')
        starts = np.flatnonzero(np.diff(group[order], prepend=-1))
        sizes = np.diff(starts, append=n)
        self.tokens = on_device(take('png', np.uint16, (n, header['tokens'], NGRAMS)).astype(np.int32))
        self.order, self.starts, self.sizes = on_device(order), on_device(starts[sizes > 1]), on_device(sizes[sizes > 1])
        self.word_ngrams = on_device(take('wng', np.uint16, (w, NGRAMS)).astype(np.int32))
        self.vectors = F.normalize(on_device(take('wvec', np.int8, (w, v)).astype(np.float32)), dim=-1)
        # Meanings that a sentence encoder was asked for come first.
        self.meanings = F.normalize(on_device(take('gvec', np.int8, (header['meant'], header['meaning'])).astype(np.float32)), dim=-1)
        self.group = on_device(group.astype(np.int64))
        self.encoded = on_device(np.flatnonzero(group < header['meant'])) if header['meaning'] else None

    def pairs(self, count):
        """Two phrases of each of so many meanings."""
        at = torch.randint(len(self.starts), (count,), device=self.starts.device)
        start, size = self.starts[at], self.sizes[at]
        one = (torch.rand(count, device=size.device) * size).long().clamp(max=size - 1)
        step = (torch.rand(count, device=size.device) * (size - 1)).long().clamp(max=size - 2) + 1
        return [self.tokens[self.order[start + each % size]].long() for each in (one, one + step)]

    def meant(self, count):
        """Phrases, in any language, and what an encoder of English sentences makes of their meanings."""
        at = self.encoded[torch.randint(len(self.encoded), (count,), device=self.encoded.device)]
        return self.tokens[at].long(), self.meanings[self.group[at]]

    def words(self, count):
        at = torch.randint(len(self.vectors), (count,), device=self.vectors.device)
        return self.word_ngrams[at].long(), self.vectors[at]


class MeaningLoss(nn.Module):
    def __init__(self, phrases, reader):
        super().__init__()
        self.to_vector = nn.Linear(WIDTH, phrases.vectors.shape[1])
        if phrases.encoded is not None:
            width = phrases.meanings.shape[1]
            self.to_meanings = nn.ModuleList([nn.Linear(reader.likeness.says.out_features, width), nn.Linear(reader.dim, width)])
        self.sharp = nn.Parameter(torch.tensor([2.5, 2.0, 2.5]))

    def forward(self, table, reader, phrases, pairs=384, words=4096, said=2048):
        left, right = phrases.pairs(pairs)
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
        if reader.likeness.mixes is not None:
            pull = pull + self.said_alike(table, reader.likeness, phrases.pairs(said))
        if phrases.encoded is not None:
            pull = pull + self.as_encoded(table, reader, *phrases.meant(said // 2))
        ngrams, vectors = phrases.words(words)
        turned = F.normalize(self.to_vector(table(ngrams)).float(), dim=-1)
        return pull, (1 - (turned * vectors).sum(-1)).mean()

    def said_alike(self, table, likeness, pairs):
        one, other = (likeness.phrase(table(each), each[..., 0] > 0) for each in pairs)
        alike = one @ other.T * self.sharp[2].exp()
        target = torch.arange(len(alike), device=alike.device)
        return (F.cross_entropy(alike, target) + F.cross_entropy(alike.T, target)) / 2

    def as_encoded(self, table, reader, ngrams, meanings):
        """How far what phrases and questions say is from what the encoder makes of them."""
        ways = (reader.likeness.phrase(table(ngrams), ngrams[..., 0] > 0), self.as_question(table, reader, ngrams))
        return sum((1 - (F.normalize(turn(way).float(), dim=-1) * meanings).sum(-1)).mean() for turn, way in zip(self.to_meanings, ways))

    @staticmethod
    def as_question(table, reader, ngrams):
        n, t, _ = ngrams.shape
        padded = F.pad(ngrams, (0, 0, 0, TOKENS - t))[None]
        kinds = (padded[..., 0] > 0).long()
        none = torch.zeros(1, n, dtype=torch.long, device=ngrams.device)
        return reader.ask(table(padded), kinds, none, none)[0]
