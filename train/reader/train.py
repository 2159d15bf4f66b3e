"""Trains the reader for a given time: python train.py --shards 'FOLDER/*.shard' --out FOLDER --seconds 500"""
import argparse
import json
import math
import os
import time

import numpy as np
import torch

from evaluate import measure
from model import NgramTable, Reader, loss_of
from phrases import MeaningLoss, Phrases
from shards import features, read_shard, stream

DEVICE = 'cuda' if torch.cuda.is_available() else 'cpu'
PAGE = ('cont', 'box', 'row', 'seg', 'blk')
ASKED = ('qk', 'qt', 'qr', 'qp')


class Both(torch.nn.Module):
    """Table and reader, as they are trained; exported apart."""

    def __init__(self, **settings):
        super().__init__()
        self.table, self.reader = NgramTable(), Reader(features(), **settings)

    def forward(self, batch):
        return self.reader(self.table(batch['ng']), *(batch[name] for name in PAGE), self.table(batch['qng']),
                           *(batch[name] for name in ASKED), batch['there'], batch['asked'])


class Together(torch.nn.Module):
    """Several readers as one: the mean of their probabilities."""

    def __init__(self, readers):
        super().__init__()
        self.readers = readers

    def forward(self, batch):
        answers = [each(batch) for each in self.readers]
        mean = lambda of: torch.stack([of(each) for each in answers]).mean(0).clamp(min=1e-9).log()
        spans, absent = answers[0][0].shape, answers[0][1].shape
        likely = mean(lambda each: torch.softmax(torch.cat([each[0].flatten(2), each[1][..., None]], -1), -1))
        tags = mean(lambda each: torch.softmax(each[2], -1))
        return likely[..., :-1].reshape(spans), likely[..., -1].reshape(absent), tags, torch.stack([each[3] for each in answers]).mean(0)


class Batches(torch.utils.data.IterableDataset):
    def __init__(self, args, real):
        self.args, self.real = args, real

    def __iter__(self):
        worker = torch.utils.data.get_worker_info()
        at, of = (worker.id, worker.num_workers) if worker else (0, 1)
        rng = np.random.default_rng([self.args.seed, at])
        return stream(self.args.shards, self.real, self.args.real_share, rng, at, of, self.args.words, self.args.questions, self.args.batch, self.args.forget, self.args.left_out, self.args.unsaid)


def main():
    args = arguments()
    os.makedirs(args.out, exist_ok=True)
    torch.manual_seed(args.seed)
    torch.set_float32_matmul_precision('high')
    real = [each for path in args.real for each in read_shard(path) if each['facts'].get('mayTrain') and not is_held_out(each, args.fold)]
    loader = torch.utils.data.DataLoader(Batches(args, real), batch_size=None, num_workers=args.workers, pin_memory=DEVICE == 'cuda', **({'prefetch_factor': 4} if args.workers else {}))
    both = Both(dim=args.dim, layers=args.layers, heads=args.heads, phrases=not args.plain, rivals=not args.plain).to(DEVICE)
    phrases = Phrases(args.phrases, DEVICE) if args.phrases else None
    meaning = MeaningLoss(phrases, both.reader).to(DEVICE) if phrases else None
    teachers = [load(path) for path in args.teachers]
    measured = {os.path.basename(path).split('.')[0]: unseen(read_shard(path), args.fold) for path in args.measure}
    if len(teachers) > 1:
        print('teachers together', json.dumps({name: measure(Together(teachers), documents, DEVICE) for name, documents in measured.items()}), flush=True)
    print('parameters', sum(each.numel() for each in both.reader.parameters()), 'and a table of', both.table.rows.weight.numel(), 'real', len(real), flush=True)

    if args.begin:
        both.load_state_dict(load(args.begin).state_dict())
    beside = {'meaning': meaning} if meaning else {}
    optimiser = optimiser_of([both, *beside.values()], args.rate)
    average = {name: value.detach().clone() for name, value in both.state_dict().items()}
    log, step, seen, smooth = [], 0, 0, {}
    learning = {'both': both, 'optimiser': optimiser} | beside
    before = 0.0
    if args.state and os.path.exists(args.state):
        step, seen, before, average = go_on(args.state, learning)
    until = min(args.seconds, before + (args.piece or math.inf))
    begun, next_look, waited, ended = time.time() - before, before + args.seconds / args.looks, 0.0, time.time()
    next_kept = before + (args.every or math.inf)
    for batch, truth in loader:
        passed, waited = time.time() - begun, waited + time.time() - ended
        if passed > until:
            break
        for group in optimiser.param_groups:
            group['lr'] = args.rate * min(1, (step + 1) / 300) * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * min(1, passed / args.seconds))))
        batch, truth = on_device(batch), on_device(truth)
        with torch.autocast(DEVICE, dtype=torch.bfloat16, enabled=DEVICE == 'cuda'):
            answers = both(batch)
            loss, parts = loss_of(answers, truth)
            if teachers:
                parts['taught'] = taught(answers, teachers, batch, truth)
                loss = 0.4 * loss + parts['taught']
            if meaning and step % 2 == 0:
                pull, vectors = meaning(both.table, both.reader, phrases)
                parts |= {'meaning': pull, 'vectors': vectors}
                loss = loss + args.meaning * (pull + vectors)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(both.parameters(), 1.0)
        optimiser.step()
        optimiser.zero_grad(set_to_none=True)
        step, seen = step + 1, seen + len(batch['ng'])
        if step % 10 == 0:
            follow(average, both, min(0.99, step / (step + 300)))
        if step % 50 == 0:
            for name, value in parts.items():
                smooth[name] = 0.8 * smooth.get(name, value.item()) + 0.2 * value.item()
        if step % 500 == 0:
            print(args.name, 'step', step, f'{passed:.0f} s', 'documents', seen, f'waited {waited:.0f} s', {k: round(v, 3) for k, v in smooth.items()}, flush=True)
        if passed > next_look:
            next_look += args.seconds / args.looks
            log.append(look(both, average, measured, args, step, seen, passed, smooth, f'{args.name}-{step}'))
        if passed > next_kept:
            next_kept += args.every
            save_weights(both.reader.settings, average, f'{args.out}/{args.name}.pt')
            if args.state:
                keep(args.state, learning, step, seen, passed, average)
        ended = time.time()
    passed = time.time() - begun
    log.append(look(both, average, measured, args, step, seen, passed, smooth, args.name))
    if args.state and until < args.seconds:
        keep(args.state, learning, step, seen, passed, average)
    with open(f'{args.out}/{args.name}.json', 'w') as file:
        json.dump({'arguments': vars(args), 'ended': until == args.seconds, 'log': log}, file)
    os._exit(0)  # the workers wait for shards for ever


def arguments():
    parse = argparse.ArgumentParser()
    parse.add_argument('--shards', required=True)
    parse.add_argument('--real', nargs='*', default=[])
    parse.add_argument('--real-share', type=float, default=0.08)
    parse.add_argument('--fold', type=int, default=-1, help='issuers of this fold of five are left out of the real documents')
    parse.add_argument('--left-out', nargs='*', default=[], help='kinds of made-up documents that are not learnt from')
    parse.add_argument('--measure', nargs='*', default=[])
    parse.add_argument('--phrases')
    parse.add_argument('--forget', type=float, default=1.0, help='how much more of the questions is not understood')
    parse.add_argument('--unsaid', type=float, default=0.0, help='share of the made-up pages from which some of what is asked is taken away')
    parse.add_argument('--meaning', type=float, default=0.3)
    parse.add_argument('--teachers', nargs='*', default=[])
    parse.add_argument('--out', required=True)
    parse.add_argument('--name', default='reader')
    parse.add_argument('--seconds', type=float, default=500)
    parse.add_argument('--piece', type=float, help='stop after so many seconds of this call, and keep in --state what the next call goes on from')
    parse.add_argument('--state')
    parse.add_argument('--every', type=float, help='seconds after which the weights so far, and the state, are written each time, for who may be ended at any moment')
    parse.add_argument('--begin', help='weights to begin with, of the same size')
    parse.add_argument('--seed', type=int, default=1)
    parse.add_argument('--batch', type=int, default=48)
    parse.add_argument('--words', type=int, default=480)
    parse.add_argument('--questions', type=int, default=40)
    parse.add_argument('--rate', type=float, default=8e-4)
    parse.add_argument('--dim', type=int, default=192)
    parse.add_argument('--layers', type=int, default=4)
    parse.add_argument('--heads', type=int, default=6)
    parse.add_argument('--workers', type=int, default=5)
    parse.add_argument('--plain', action='store_true', help='without likeness of phrases and rivalry of questions')
    parse.add_argument('--looks', type=int, default=4)
    return parse.parse_args()


def is_held_out(document, fold):
    issuer = document['facts'].get('issuer') or document['id']
    return fold >= 0 and sum(str(issuer).encode()) % 5 == fold


def unseen(documents, fold):
    """Of documents that may be trained on, only those that were not."""
    return [each for each in documents if fold < 0 or not each['facts'].get('mayTrain') or is_held_out(each, fold)]


def optimiser_of(modules, rate):
    named = [pair for module in modules for pair in module.named_parameters()]
    decays = lambda name, value: value.ndim > 1 and 'rows' not in name
    groups = [{'params': [v for n, v in named if decays(n, v)], 'weight_decay': 0.02}, {'params': [v for n, v in named if not decays(n, v)], 'weight_decay': 0.0}]
    return torch.optim.AdamW(groups, lr=rate, betas=(0.9, 0.98), **({'fused': True} if DEVICE == 'cuda' else {}))


def on_device(arrays):
    return {name: value.to(DEVICE, non_blocking=True) for name, value in arrays.items()}


def follow(average, both, keep):
    with torch.no_grad():
        for name, value in both.state_dict().items():
            average[name].lerp_(value, 1 - keep)


def look(both, average, measured, args, step, seen, passed, smooth, name):
    """Measures and saves what the steps so far come to."""
    kept = {name: value.detach().clone() for name, value in both.state_dict().items()}
    both.load_state_dict(average)
    both.eval()
    figures = {of: measure(both, documents, DEVICE) for of, documents in measured.items()}
    save(both, f'{args.out}/{name}.pt')
    both.train()
    both.load_state_dict(kept)
    print(name, 'step', step, f'{passed:.0f} s', json.dumps(figures), flush=True)
    return {'step': step, 'documents': seen, 'seconds': passed, 'loss': smooth, 'figures': figures}


def keep(path, learning, step, seen, passed, average):
    write_whole({name: each.state_dict() for name, each in learning.items()} | {'at': (step, seen, passed, average)}, path)


def write_whole(what, path):
    """Who reads at any moment finds what was there before or all of it."""
    torch.save(what, f'{path}.part')
    os.replace(f'{path}.part', path)


def go_on(path, learning):
    kept = torch.load(path, map_location=DEVICE)
    for name, each in learning.items():
        each.load_state_dict(kept[name])
    print('goes on from step', kept['at'][0], flush=True)
    return kept['at']


def save(both, path):
    save_weights(both.reader.settings, both.state_dict(), path)


def save_weights(settings, weights, path):
    """Two files, since one would be too large for some ways of carrying them."""
    halves = {name: value.half() for name, value in weights.items()}
    write_whole({k: v for k, v in halves.items() if k.startswith('table.')}, f'{path}.table')
    write_whole({'settings': settings, 'weights': {k: v for k, v in halves.items() if k.startswith('reader.')}}, path)


def load(path):
    saved = torch.load(path, map_location=DEVICE)
    weights = {**saved['weights'], **torch.load(f'{path}.table', map_location=DEVICE)}
    settings = {'phrases': False, 'rivals': False} | saved['settings']
    both = Both(**{k: v for k, v in settings.items() if k != 'features'}).to(DEVICE)
    both.load_state_dict({k: v.float() for k, v in weights.items()})
    return both.eval()


def taught(answers, teachers, batch, truth):
    """How far the answers are from the mean of the teachers' probabilities."""
    with torch.no_grad():
        spans, absent, tags, _ = Together(teachers)(batch)
        spans, tags = torch.cat([spans.flatten(2), absent[..., None]], -1).exp(), tags.exp()
    own = torch.log_softmax(torch.cat([answers[0].flatten(2), answers[1][..., None]], -1), -1)
    scalar, listed = truth['scalar'].float(), (truth['tags'] >= 0).float()
    span = -((spans * own).sum(-1) * scalar).sum() / scalar.sum().clamp(min=1)
    tag = -((tags * torch.log_softmax(answers[2], -1)).sum(-1) * listed).sum() / listed.sum().clamp(min=1)
    return span + 4 * tag


if __name__ == '__main__':
    main()
