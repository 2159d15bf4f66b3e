"""What a trained reader answers to documents of a shard, for check-answers.ts: python answers.py RUN.pt --shard FILE --out answers.json"""
import argparse
import json

import numpy as np
import torch

from shards import TYPES, collate, read_shard
from train import load


def main():
    parse = argparse.ArgumentParser()
    parse.add_argument('run')
    parse.add_argument('--shard', required=True)
    parse.add_argument('--documents', type=int, default=3)
    parse.add_argument('--out', required=True)
    args = parse.parse_args()
    both = load(args.run).cpu()
    documents = [each for each in read_shard(args.shard) if len(each['qr']) > 0][:args.documents]
    with open(args.out, 'w') as file:
        json.dump([asked(each) | {'answers': answers(both, each)} for each in documents], file)


def asked(document):
    return {name: document[name].ravel().tolist() for name in TYPES if name not in ('pg', 'gold')}


def answers(both, document):
    long = len(document['ng'])
    batch = collate([document], long, len(document['qr']))[0]
    with torch.no_grad():
        spans, absent, tags, choice = both(batch)
    whole = {'spans': spans[:, :, :long], 'absent': absent, 'tags': tags[:, :, :long], 'choices': choice}
    return {name: np.round(value.numpy().ravel().astype(float), 4).tolist() for name, value in whole.items()}


if __name__ == '__main__':
    main()
