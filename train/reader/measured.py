"""What trained readers find in packed documents: python measured.py RUN.pt ... --measure SHARD ... [--fold 0]"""
import argparse
import json
import os

from evaluate import measure
from shards import read_shard
from train import DEVICE, load, unseen


def main():
    parse = argparse.ArgumentParser()
    parse.add_argument('runs', nargs='+')
    parse.add_argument('--measure', nargs='+', required=True)
    parse.add_argument('--fold', type=int, default=-1)
    args = parse.parse_args()
    for path in args.measure:
        documents = unseen(read_shard(path), args.fold)
        for run in args.runs:
            print(os.path.basename(path), os.path.basename(run), json.dumps(measure(load(run), documents, DEVICE)), flush=True)


if __name__ == '__main__':
    main()
