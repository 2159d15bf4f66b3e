"""Measures a reader on packed documents: header fields and cells of lists, as far as word spans tell."""
import numpy as np
import torch

from shards import ITEMS, PROPERTY, SCALAR, collate


def measure(both, documents, device, size=12):
    documents = sorted(documents, key=lambda each: len(each['ng']))
    count = dict.fromkeys(('asked', 'given', 'right', 'absent', 'invented', 'sure', 'sure_wrong', 'joint_given', 'joint_right', 'joint_invented', 'cells', 'cells_given', 'cells_right', 'items', 'items_given', 'items_right', 'choices', 'choices_right'), 0)
    bins = np.zeros((10, 3))
    with torch.no_grad():
        for at in range(0, len(documents), size):
            batch, truth = collate(documents[at:at + size], 512, 64)
            there = {name: value.to(device) for name, value in batch.items()}
            with torch.autocast(device, dtype=torch.bfloat16, enabled=device == 'cuda'):
                spans, absent, tags, choice = [each.float().cpu() for each in both(there)]
            count_scalars(count, bins, spans, absent, batch, truth)
            count_joint(count, spans, absent, batch, truth)
            count_lists(count, tags, batch, truth)
            count_choices(count, choice, truth)
    return {**figures(count), 'calibration': round(error_of(bins), 3)}


def count_scalars(count, bins, spans, absent, batch, truth):
    b, q, l, k = spans.shape
    chances = torch.softmax(torch.cat([spans.reshape(b, q, -1), absent[..., None]], -1), -1)
    # What is overlapped by the best span speaks for the same place.
    for i in range(b):
        for j in np.flatnonzero(truth['scalar'][i] & batch['asked'][i]):
            gold = truth['spans'][i, j]
            best = int(chances[i, j].argmax())
            sure = float(chances[i, j, best])
            given = best < l * k
            first, last = best // k, best // k + best % k
            stated = bool(gold.any())
            count['asked'] += stated
            count['absent'] += not stated
            count['given'] += given
            count['invented'] += given and not stated
            if given:
                right = is_right(gold, first, last, int(batch['qt'][i, j]))
                count['right'] += right
                bins[min(9, int(sure * 10))] += (1, sure, right)
                count['sure'] += sure >= 0.9
                count['sure_wrong'] += sure >= 0.9 and not right


def is_right(gold, first, last, kind):
    """Of figures and dates the unit or the currency may stand inside or outside."""
    return bool(gold[first, last - first]) or (kind in (1, 2) and any(f <= last and first <= f + n for f, n in gold.nonzero().tolist()))


def count_joint(count, spans, absent, batch, truth, most=40):
    """The same where no word answers two questions: the surest answer takes its words first."""
    b, q, l, k = spans.shape
    chances = torch.softmax(torch.cat([spans.reshape(b, q, -1), absent[..., None]], -1), -1)
    for i in range(b):
        asked = np.flatnonzero(truth['scalar'][i] & batch['asked'][i])
        values, places = chances[i].topk(most)
        order = sorted(((float(values[j, n]), j, int(places[j, n])) for j in asked for n in range(most)), key=lambda each: -each[0])
        taken, done = np.zeros(l + k, bool), set()
        for _, j, place in order:
            first, last = place // k, place // k + place % k
            if j in done or (place < l * k and taken[first:last + 1].any()):
                continue
            done.add(j)
            if place == l * k:
                continue
            taken[first:last + 1] = True
            gold = truth['spans'][i, j]
            count['joint_given'] += 1
            count['joint_invented'] += not gold.any()
            count['joint_right'] += is_right(gold, first, last, int(batch['qt'][i, j]))


def count_lists(count, tags, batch, truth):
    best = tags.argmax(-1)
    for i in range(len(best)):
        for j in np.flatnonzero(truth['listed'][i] & batch['asked'][i]):
            gold, mine = truth['tags'][i, j].numpy(), best[i, j].numpy()
            role = int(batch['qr'][i, j])
            known = gold >= 0
            if role == ITEMS:
                count['items'] += int((gold == 1).sum())
                count['items_given'] += int(((mine == 1) & known).sum())
                count['items_right'] += int(((mine == 1) & (gold == 1)).sum())
            elif role == PROPERTY:
                wanted, got = runs(gold), runs(np.where(known, mine, 0))
                count['cells'] += len(wanted)
                count['cells_given'] += len(got)
                count['cells_right'] += len(wanted & got)


def runs(tags):
    found, start = set(), None
    for at, tag in enumerate([*tags, 0]):
        if start is not None and tag != 2:
            found.add((start, at))
            start = None
        if tag == 1 or (tag == 2 and start is None):
            start = at
    return found


def count_choices(count, choice, truth):
    for i in range(len(choice)):
        for field in np.unique(truth['field'][i][truth['choice'][i] & truth['decided'][i]]):
            among = np.flatnonzero((truth['field'][i] == field).numpy() & truth['choice'][i].numpy())
            count['choices'] += 1
            count['choices_right'] += bool(truth['right'][i][among[int(choice[i][among].argmax())]] > 0)


def figures(count):
    f1 = lambda right, given, asked: round(2 * right / max(1, given + asked), 4)
    return {
        'asked': count['asked'], 'f1': f1(count['right'], count['given'], count['asked']),
        'precision': round(count['right'] / max(1, count['given']), 3), 'recall': round(count['right'] / max(1, count['asked']), 3),
        'joint_f1': f1(count['joint_right'], count['joint_given'], count['asked']), 'joint_invented': round(count['joint_invented'] / max(1, count['absent']), 3),
        'invented': round(count['invented'] / max(1, count['absent']), 3), 'wrong_at_0.9': round(count['sure_wrong'] / max(1, count['given']), 3),
        'cells': count['cells'], 'cells_given': count['cells_given'], 'cells_f1': f1(count['cells_right'], count['cells_given'], count['cells']),
        'items_f1': f1(count['items_right'], count['items_given'], count['items']), 'choices': count['choices'], 'choices_right': round(count['choices_right'] / max(1, count['choices']), 3),
    }


def error_of(bins):
    total = bins[:, 0].sum()
    return float(sum(abs(s - r) for n, s, r in bins if n) / max(1, total))
