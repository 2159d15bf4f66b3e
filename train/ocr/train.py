"""Trains the recogniser for a given time: python train.py --fonts FOLDER --texts texts.json --out FOLDER --seconds 1400"""
import argparse
import copy
import math
import os
import random
import threading
import time
import traceback

import numpy as np
import torch
from torch.nn import functional as F

from charset import CHARS
from checkpoint import load_weights, save_weights
from decode import error_rate, greedy
from degrade import Degrader, degrade
from draw import TALL, WIDEST_LABEL, WIDTHS, Workshop, bucket_of, drawn
from lines import load
from model import Recogniser

SHARES = (.225, .235, .235, .2, .105)  # of lines, by bucket, as the generator gives them
DEVICE = 'cuda' if torch.cuda.is_available() else 'cpu'


class Pool:
    """Drawn lines in device memory, a ring a bucket; newer lines replace older ones while training goes on."""

    def __init__(self, lines):
        self.lock, self.total = threading.Lock(), 0
        self.rings = [Ring(max(96, int(lines * share)), WIDTHS[i] * TALL // 40) for i, share in enumerate(SHARES)]

    def add(self, bucket, images, widths, labels, lengths):
        with self.lock:
            self.rings[bucket].add(images, widths, labels, lengths)
            self.total += len(images)

    def batch(self, pixels, rng):
        """Lines of one bucket, so many that the net sees about `pixels` columns; the lengths stay on the processor, where CTC wants them."""
        ready = [i for i, r in enumerate(self.rings) if r.filled]
        bucket = rng.choices(ready, [SHARES[i] * WIDTHS[i] for i in ready])[0]
        with self.lock:
            return bucket, *self.rings[bucket].take(max(6, pixels // WIDTHS[bucket]))


class Ring:
    def __init__(self, size, wide):
        self.size, self.at, self.filled = size, 0, 0
        self.parts = [torch.zeros(size, TALL, wide, dtype=torch.uint8, device=DEVICE), torch.zeros(size, dtype=torch.int32, device=DEVICE),
                      torch.zeros(size, WIDEST_LABEL, dtype=torch.int16, device=DEVICE), torch.zeros(size, dtype=torch.int32)]

    def add(self, *arrays):
        count = min(len(arrays[0]), self.size - self.at)
        for part, array in zip(self.parts, arrays):
            part[self.at:self.at + count].copy_(torch.from_numpy(array[:count]))
        self.filled = max(self.filled, self.at + count)
        self.at = (self.at + count) % self.size

    def take(self, count):
        pick = torch.randint(self.filled, (count,))
        there = pick.to(DEVICE)
        return [*(part[there] for part in self.parts[:3]), self.parts[3][pick]]


def feed(workshop, pool, stop):
    while not stop.is_set():
        chunk = workshop.take(.2)
        if chunk:
            slot, *arrays = chunk
            pool.add(*arrays)
            workshop.done(slot)


def held_out(args, count):
    """Lines in fonts never trained on, degraded once and for all: [(images, texts)] a bucket."""
    state = torch.random.get_rng_state()
    torch.manual_seed(7)
    groups = {}
    source = drawn(args.fonts, load(args.texts), 424242, held=True)
    for _ in range(count):
        image, text, _ = next(source)
        groups.setdefault(bucket_of(image.shape[1]), []).append((image, text))
    sets = []
    for bucket, lines in sorted(groups.items()):
        ink = np.zeros((len(lines), TALL, WIDTHS[bucket] * TALL // 40), np.uint8)
        for i, (image, _) in enumerate(lines):
            ink[i, :, :image.shape[1]] = image
        widths = torch.tensor([i.shape[1] for i, _ in lines], device=DEVICE)
        sets.append((degrade(torch.from_numpy(ink).to(DEVICE), widths, WIDTHS[bucket]), [t for _, t in lines]))
    torch.random.set_rng_state(state)
    return sets


@torch.no_grad()
def validate(net, sets):
    net.eval()
    read, truth = [], []
    for images, texts in sets:
        with torch.autocast(DEVICE, torch.bfloat16, DEVICE == 'cuda'):
            read += greedy(net(images).argmax(-1).cpu().numpy())
        truth += texts
    net.train()
    return error_rate(read, truth)


def optimiser(net, rate):
    plain = [p for p in net.parameters() if p.ndim < 2]
    heavy = [p for p in net.parameters() if p.ndim >= 2]
    return torch.optim.AdamW([{'params': heavy, 'weight_decay': .03}, {'params': plain, 'weight_decay': 0}], rate, (.9, .98), fused=DEVICE == 'cuda')


def logs_of(net, images):
    with torch.autocast(DEVICE, torch.bfloat16, DEVICE == 'cuda'):
        logits = net(images)
    return F.log_softmax(logits.float(), -1).transpose(0, 1)


def loss_of(logs, labels, lengths):
    frames = torch.full((logs.shape[1],), logs.shape[0], dtype=torch.long)
    return F.ctc_loss(logs, labels.long(), frames, lengths.long(), reduction='sum', zero_infinity=True) / lengths.sum().item()


def save(out, ema, note):
    save_weights(out, {k: v.float().cpu() if v.is_floating_point() else v.cpu() for k, v in ema.state_dict().items()})
    with open(f'{out}/note.txt', 'w') as file:
        file.write(note + '\n')


def settle(ema, pool, degrader, args, rng, batches=60):
    """Statistics of the batch norms under the averaged weights."""
    for module in ema.modules():
        if isinstance(module, torch.nn.BatchNorm2d):
            module.reset_running_stats()
            module.momentum = None
    ema.train()
    with torch.no_grad(), torch.autocast(DEVICE, torch.bfloat16, DEVICE == 'cuda'):
        for _ in range(batches):
            bucket, ink, widths, _, _ = pool.batch(args.pixels, rng)
            ema(degrader(ink, widths, WIDTHS[bucket]))


def main():
    parser = argparse.ArgumentParser()
    for name, kind, default in (('fonts', str, None), ('texts', str, None), ('out', str, '.'), ('seconds', float, 1400), ('processes', int, 14), ('pool', int, 1000000),
                                ('pixels', int, 400000), ('rate', float, 1.6e-3), ('seed', int, 1), ('held', int, 1500), ('resume', str, ''), ('wait', int, 20000), ('every', float, 60)):
        parser.add_argument(f'--{name}', type=kind, default=default)
    args = parser.parse_args()
    os.makedirs(args.out, exist_ok=True)
    torch.manual_seed(args.seed)
    torch.backends.cudnn.benchmark = True
    torch.backends.cuda.matmul.allow_tf32 = torch.backends.cudnn.allow_tf32 = True
    rng = random.Random(args.seed)
    started = time.time()
    workshop = Workshop(args.fonts, args.texts, args.processes, args.seed)
    pool, stop = Pool(args.pool), threading.Event()
    feeder = threading.Thread(target=feed, args=(workshop, pool, stop), daemon=True)
    feeder.start()
    net = Recogniser(len(CHARS) + 1).to(DEVICE, memory_format=torch.channels_last)
    for module in net.modules():
        if isinstance(module, torch.nn.BatchNorm2d):
            module.momentum = .03
    if args.resume:
        net.load_state_dict(load_weights(args.resume, DEVICE))
    ema = copy.deepcopy(net).requires_grad_(False)
    adam = optimiser(net, args.rate)
    sets = held_out(args, args.held)
    degrader = Degrader(DEVICE)
    ours, averaged = list(net.parameters()), list(ema.parameters())
    while pool.total < args.wait:
        time.sleep(.2)
    print(f'ready after {time.time() - started:.0f} s, {pool.total} lines drawn; held out CER {validate(ema, sets)[0]:.4f}', flush=True)
    step, seen, losses, shown, saved = 0, 0, [], time.time(), time.time()
    while (past := (time.time() - started) / args.seconds) < 1:
        rate = args.rate * min(1, (step + 1) / 400) * (.01 + .99 * (.5 + .5 * math.cos(math.pi * min(1, past))))
        for group in adam.param_groups:
            group['lr'] = rate
        bucket, ink, widths, labels, lengths = pool.batch(args.pixels, rng)
        degrader.strength.fill_(1 if args.resume else min(1, .3 + step / 1500))
        with torch.no_grad():
            images = degrader(ink, widths, WIDTHS[bucket])
        adam.zero_grad(set_to_none=True)
        loss = loss_of(logs_of(net, images), labels, lengths)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
        adam.step()
        keep = min(.9995, (1 + step) / (20 + step))
        with torch.no_grad():
            torch._foreach_lerp_(averaged, ours, 1 - keep)
        step, seen = step + 1, seen + len(ink)
        losses.append(loss.detach())
        if len(losses) == 100 or DEVICE == 'cpu':
            took, shown = time.time() - shown, time.time()
            print(f'{time.time() - started:6.0f} s step {step} loss {torch.stack(losses).mean().item():.4f} rate {rate:.5f} {len(losses) / took:.1f} steps/s, read {seen / 1e6:.2f} M, drawn {pool.total / 1e6:.3f} M', flush=True)
            losses = []
        if time.time() - saved > args.every:
            saved = time.time()
            for a, b in zip(ema.buffers(), net.buffers()):
                a.copy_(b)
            cer, exact = validate(ema, sets)
            note = f'{time.time() - started:.0f} s step {step}: held out CER {cer:.4f} exact {exact:.4f}'
            print(note, flush=True)
            save(args.out, ema, note)
    settle(ema, pool, degrader, args, rng)
    cer, exact = validate(ema, sets)
    note = f'done: {time.time() - started:.0f} s step {step}, read {seen}, drawn {pool.total}: held out CER {cer:.4f} exact {exact:.4f}'
    print(note, flush=True)
    save(args.out, ema, note)
    stop.set()
    feeder.join()
    workshop.stop()


if __name__ == '__main__':
    try:
        main()
    except BaseException:
        traceback.print_exc()
        os._exit(1)
