"""Shards that produce.ts writes, and batches of them."""
import glob
import json
import os
import time

import numpy as np
import torch

from model import SPAN
from say_less import say_less

TYPES = {'ng': np.uint16, 'cont': np.uint8, 'box': np.uint16, 'row': np.uint16, 'seg': np.uint16, 'blk': np.uint16, 'pg': np.uint8,
         'qng': np.uint16, 'qk': np.uint8, 'qt': np.uint8, 'qr': np.uint8, 'qp': np.int16, 'gold': np.int32}
SCALAR, PROPERTY, ITEMS, CHOICE = range(4)
NGRAMS, TOKENS = 14, 24


def read_shard(path):
    with open(path, 'rb') as file:
        data = file.read()
    length = int.from_bytes(data[:4], 'little')
    header = json.loads(data[4:4 + length])
    body = 4 + length
    return [read_document(data, body, each) for each in header['docs']]


def read_document(data, body, each):
    L, Q, G = each['L'], each['Q'], each['G']
    shapes = {'ng': (L, NGRAMS), 'cont': (L, -1), 'box': (L, 4), 'row': (L,), 'seg': (L,), 'blk': (L,), 'pg': (L,), 'qng': (Q, TOKENS, NGRAMS),
              'qk': (Q, TOKENS), 'qt': (Q,), 'qr': (Q,), 'qp': (Q,), 'gold': (G, 4)}
    document = {'id': each['id'], 'kind': each.get('kind'), 'lang': each.get('lang'), 'facts': each}
    for name, shape in shapes.items():
        count = L * features() if name == 'cont' else int(np.prod(shape))
        array = np.frombuffer(data, TYPES[name], count, body + each['off'][name])
        document[name] = array.reshape((L, features()) if name == 'cont' else shape)
    return document


def features():
    """How many numbers describe a word beside its n-grams; as src/extract/reader has it."""
    return int(os.environ['READER_FEATURES'])


def stream(pattern, real, share, rng, worker, workers, words, questions, size, forget=1.0, left_out=(), unsaid=0.0):
    """Batches without an end, of shards that may still be being made; `share` of the documents are real ones, `unsaid` of the made-up ones say less than they did."""
    pool, seen, looked = [], set(), 0.0
    while True:
        if time.time() - looked > 3 or not pool:
            looked = time.time()
            for path in sorted(glob.glob(pattern)):
                if path in seen or hash_of(path) % workers != worker:
                    continue
                seen.add(path)
                pool.extend(each for each in read_shard(path) if len(each['qr']) > 0 and each['kind'] not in left_out)
            if not pool:
                time.sleep(0.5)
                continue
        chosen = [real[rng.integers(len(real))] if real and rng.random() < share else pool[rng.integers(len(pool))] for _ in range(size * 8)]
        chosen.sort(key=lambda each: min(len(each['ng']), words) + rng.random() * 30)
        parts = [chosen[i:i + size] for i in range(0, len(chosen), size)]
        for at in rng.permutation(len(parts)):
            yield collate([vary(each, rng, forget, unsaid) for each in parts[at]], words, questions, rng)


def hash_of(path):
    return sum(os.path.basename(path).encode())


def vary(document, rng, forget=1.0, unsaid=0.0):
    """What the world does to a page and to questions: moved, scaled, values that nothing recognises, words never seen or left out."""
    document = say_less(document, rng) if rng.random() < unsaid and not document['facts'].get('mayTrain') else dict(document)
    document['box'] = moved(document['box'], rng)
    if rng.random() < 0.35:
        cont = document['cont'].copy()
        unseen = rng.random(len(cont)) < rng.choice([.05, .2, .6])
        first, last = recognised()
        cont[unseen, first:last] = 0
        document['cont'] = cont
    if rng.random() < 0.3:
        ng = document['ng'].copy()
        strange = rng.random(len(ng)) < 0.05
        ng[strange, :2] = 0
        document['ng'] = ng
    document['qk'], document['qt'] = vary_questions(document['qk'], document['qt'], document['qr'], rng, forget)
    return document


def moved(box, rng):
    return box * np.float32(1 + rng.uniform(-.04, .04)) + np.float32(rng.uniform(-200, 200))


def vary_questions(kinds, types, roles, rng, forget):
    """Some words of some questions are not understood, of a few none: then the type, the place and the other questions must tell."""
    kinds, types = kinds.copy(), types.copy()
    loses = rng.random(len(kinds)) < 0.25 * forget
    kinds[loses[:, None] & (rng.random(kinds.shape) < 0.4) & (kinds < 3)] = 0
    silent = (rng.random(len(kinds)) < 0.04 * forget) & (roles == SCALAR)
    kinds[silent[:, None] & (kinds < 3)] = 0
    types[(rng.random(len(types)) < 0.1) & (types == 2)] = 0
    return kinds, types


def recognised():
    """The features that say what the recognisers of typed values found."""
    first, last = os.environ.get('READER_RECOGNISED', '24-47').split('-')
    return int(first), int(last)


def collate(documents, words, questions, rng=None):
    """Arrays of a batch; a document that is too long is cut at a place of its own, its truth with it."""
    cuts = cuts_of(documents, words, rng)
    picks = [pick_questions(each, questions, rng) for each in documents]
    batch = collate_pages(documents, cuts)
    B, L, Q = *batch['there'].shape, max(1, max(len(p) for p in picks))
    batch |= {'qng': np.zeros((B, Q, TOKENS, NGRAMS), np.int64), 'qk': np.zeros((B, Q, TOKENS), np.int64), 'qt': np.zeros((B, Q), np.int64),
              'qr': np.zeros((B, Q), np.int64), 'qp': np.full((B, Q), -1, np.int64), 'asked': np.zeros((B, Q), bool)}
    truth = {'spans': np.zeros((B, Q, L, SPAN), bool), 'tags': np.full((B, Q, L), -1, np.int64), 'scalar': np.zeros((B, Q), bool), 'listed': np.zeros((B, Q), bool),
             'choice': np.zeros((B, Q), bool), 'decided': np.zeros((B, Q), bool), 'right': np.zeros((B, Q), np.float32), 'field': np.full((B, Q), -1, np.int64)}
    for b, (each, (start, end), pick) in enumerate(zip(documents, cuts, picks)):
        m = len(pick)
        batch['asked'][b, :m] = True
        for name in ('qng', 'qk', 'qt', 'qr'):
            batch[name][b, :m] = each[name][pick]
        place = {int(q): at for at, q in enumerate(pick)}
        batch['qp'][b, :m] = [place.get(int(each['qp'][q]), -1) for q in pick]
        fill_truth(truth, b, each, place, batch['qr'][b], batch['qp'][b], start, end)
    return {k: torch.from_numpy(v) for k, v in batch.items()}, {k: torch.from_numpy(v) for k, v in truth.items()}


def cuts_of(documents, words, rng):
    cuts = []
    for each in documents:
        long = len(each['ng'])
        start = 0 if long <= words else (int(rng.integers(long - words + 1)) if rng is not None and rng.random() < 0.7 else 0)
        cuts.append((start, min(long, start + words)))
    return cuts


def collate_pages(documents, cuts):
    B, L = len(documents), -(-max(end - start for start, end in cuts) // 8) * 8
    batch = {'ng': np.zeros((B, L, NGRAMS), np.int64), 'cont': np.zeros((B, L, features()), np.float32), 'box': np.zeros((B, L, 4), np.float32),
             'row': np.full((B, L), -50, np.int64), 'seg': np.full((B, L), -50, np.int64), 'blk': np.full((B, L), -50, np.int64), 'there': np.zeros((B, L), bool)}
    for b, (each, (start, end)) in enumerate(zip(documents, cuts)):
        n = end - start
        batch['ng'][b, :n] = each['ng'][start:end]
        batch['cont'][b, :n] = each['cont'][start:end] / np.float32(100)
        batch['box'][b, :n] = each['box'][start:end] / np.float32(10000)
        for name in ('row', 'seg', 'blk'):
            batch[name][b, :n] = each[name][start:end]
        batch['there'][b, :n] = True
    return batch


def pick_questions(document, most, rng):
    """All questions, or as many whole families of them (a list with its properties, a field with its choices) as fit."""
    count = len(document['qr'])
    if count <= most:
        return np.arange(count)
    owner = document['qp']
    root = np.arange(count)
    for _ in range(4):
        root = np.where(owner[root] >= 0, owner[root], root)
    roots = np.unique(root)
    if rng is not None:
        roots = rng.permutation(roots)
    taken = np.zeros(count, bool)
    for each in roots:
        family = root == each
        if taken.sum() + family.sum() <= most:
            taken |= family
    return np.flatnonzero(taken) if taken.any() else np.arange(most)


def fill_truth(truth, b, document, place, roles, owners, start, end):
    gold = document['gold']
    count = len(place)
    roles = roles[:count]
    truth['scalar'][b, :count] = roles == SCALAR
    truth['listed'][b, :count] = (roles == PROPERTY) | (roles == ITEMS)
    truth['choice'][b, :count] = roles == CHOICE
    truth['field'][b, :count] = np.where(roles == CHOICE, owners[:count], -1)
    for q in np.flatnonzero(truth['listed'][b]):
        truth['tags'][b, q, :end - start] = 0
    begun, spanned = set(), set()
    items_first = [row for row in gold if row[0] in place and roles[place[row[0]]] == ITEMS]
    cells = [row for row in gold if row[0] in place and roles[place[row[0]]] != ITEMS]
    for q, first, last, item in items_first:
        at = place[q]
        lo, hi = max(first, start) - start, min(last + 1, end) - start
        if lo < hi:
            # What stands between the cells of an item may be of another list beside it: nobody is asked about it.
            truth['tags'][b, at, lo:hi] = -1
        if start <= first < end:
            truth['tags'][b, at, first - start] = 1
    for q, first, last, item in cells:
        at = place[q]
        if roles[at] == CHOICE:
            truth['right'][b, at] = 1
            truth['decided'][b, truth['field'][b] == truth['field'][b, at]] = True
            continue
        inside = first >= start and last < end
        if roles[at] == SCALAR:
            spanned.add(at)
            if inside and last - first < SPAN:
                truth['spans'][b, at, first - start, last - first] = True
            elif not inside and (last >= start and first < end):
                truth['scalar'][b, at] = False
            elif inside:
                truth['scalar'][b, at] = False
            continue
        lo, hi = max(first, start) - start, min(last + 1, end) - start
        if lo >= hi:
            continue
        truth['tags'][b, at, lo:hi] = 2
        if (q, item) not in begun and first >= start:
            truth['tags'][b, at, lo] = 1
        begun.add((q, item))
        owner = owners[at]
        while owner >= 0:
            there = truth['tags'][b, owner, lo:hi]
            there[there != 1] = 2
            owner = owners[owner]
    # Stated by a choice, but nobody knows where: the span is not asked for.
    for at in np.flatnonzero(truth['right'][b] > 0):
        field = truth['field'][b, at]
        if field >= 0 and field not in spanned:
            truth['scalar'][b, field] = False
