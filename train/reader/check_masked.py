"""Whether hidden words are hidden, and whether they are learnt: python check_masked.py FILE.shard, which a test runs."""
import sys

import numpy as np
import torch

from masked import MaskedLoss
from shards import hide_words, read_shard, recognised
from train import Both


def main():
    torch.manual_seed(1)
    pages = [each for each in read_shard(sys.argv[1]) if len(each['ng']) > 40][:4]
    batch = hide_words(pages, 96, np.random.default_rng(1))
    hidden = batch['hidden']
    assert 0.05 < hidden[batch['there']].float().mean() < 0.2
    assert not hidden[~batch['there']].any()
    assert not batch['ng'][hidden].any() and batch['whole'][hidden].any(-1).all()
    assert not batch['cont'][hidden][:, :recognised()[1]].any() and batch['cont'][hidden].any()

    both = Both(dim=32, layers=1, heads=2, phrases=False, rivals=False, drop=0.0)
    masked = MaskedLoss(both.reader, 32)
    first, parts = masked(both, batch)
    assert 0 <= parts['told'] <= 1
    # One of as many words as there are: who knows nothing is as wrong as that.
    assert first < np.log(len(torch.unique(batch['whole'][batch['there']], dim=0))) + 2
    optimiser = torch.optim.Adam([*both.parameters(), *masked.parameters()], 3e-3)
    for _ in range(30):
        loss, parts = masked(both, batch)
        loss.backward()
        optimiser.step()
        optimiser.zero_grad()
    assert loss < first - 1 and parts['told'] > 0.3, (float(first), float(loss), float(parts['told']))

    none = batch | {'hidden': torch.zeros_like(hidden)}
    assert masked(both, none)[0] == 0
    print('sound')


if __name__ == '__main__':
    main()
