"""Words whose letters are hidden, told by those around them: a sense of words and pages that needs no questions."""
import torch
from torch import nn
from torch.nn import functional as F

from model import WIDTH


class MaskedLoss(nn.Module):
    """Which of all words of the batch stands at each hidden place. Words are compared in a space of their own: what stands alike (debit, credit) need not mean alike."""

    def __init__(self, reader, width=64):
        super().__init__()
        self.from_page, self.from_word = nn.Linear(reader.dim, width), nn.Linear(WIDTH, width)
        self.sharp = nn.Parameter(torch.tensor(2.5))

    def forward(self, both, batch):
        """`hidden` [B, L] marks the places, `whole` [B, L, n-grams] has the words of them all."""
        hidden, there = batch['hidden'], batch['there']
        words, at = torch.unique(batch['whole'][there], dim=0, return_inverse=True)
        right = at[hidden[there]]
        if len(right) == 0:
            return self.sharp * 0, {}
        page = both.reader.read(both.table(batch['ng']), *(batch[name] for name in ('cont', 'box', 'row', 'seg', 'blk')), there)[0]
        asked = F.normalize(self.from_page(page[hidden]).float(), dim=-1)
        offered = F.normalize(self.from_word(both.table(words)).float(), dim=-1)
        scores = asked @ offered.T * self.sharp.exp()
        # A word that is hidden often counts as often as its root, or articles would be all that is learnt.
        weight = torch.bincount(right, minlength=len(words))[right].float() ** -0.5
        loss = (F.cross_entropy(scores, right, reduction='none') * weight).sum() / weight.sum()
        return loss, {'masked': loss.detach(), 'told': (scores.argmax(-1) == right).float().mean()}
