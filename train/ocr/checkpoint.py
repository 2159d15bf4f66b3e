"""The averaged weights of a run, in two files of less than 16 MB."""
import argparse
import os

import torch


def load_weights(folder, device='cpu'):
    halves = [torch.load(f'{folder}/ema-{half}.pt', map_location=device) for half in 'ab']
    return {k: v.float() if v.is_floating_point() else v for half in halves for k, v in half.items()}


def save_weights(folder, weights):
    keys = list(weights)
    size = sum(v.numel() for v in weights.values())
    first, past = [], 0
    for key in keys:
        if past < size / 2:
            first.append(key)
            past += weights[key].numel()
    write(f'{folder}/ema-a.pt', {k: weights[k] for k in first})
    write(f'{folder}/ema-b.pt', {k: weights[k] for k in keys if k not in first})


def write(path, part):
    torch.save(part, f'{path}.new')
    os.replace(f'{path}.new', path)


if __name__ == '__main__':
    parser = argparse.ArgumentParser(description='Weights between those of two runs, one of which went on from the other')
    parser.add_argument('earlier')
    parser.add_argument('later')
    parser.add_argument('out')
    parser.add_argument('--share', type=float, default=.75, help='of the later run')
    args = parser.parse_args()
    a, b = load_weights(args.earlier), load_weights(args.later)
    os.makedirs(args.out, exist_ok=True)
    save_weights(args.out, {k: torch.lerp(a[k], b[k], args.share) if b[k].is_floating_point() else b[k] for k in b})
