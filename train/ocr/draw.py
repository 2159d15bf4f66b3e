"""Draws lines of text as ink (255) on nothing (0), height 64, in many processes; what comes out is reused with other degradations."""
import json
import math
import multiprocessing as mp
import os
import queue
import random

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from charset import encode
from lines import Lines, load

TALL = 64  # drawn 1.6 times as large as the net sees it
WIDTHS = (160, 280, 440, 680, 1080)  # buckets, in pixels of the net
WIDEST_LABEL = 100
KINDS = {'sans': 48, 'serif': 17, 'mono': 24, 'odd': 11}
COMMON = ('fonts-liberation', 'arimo', 'tinos', 'cousine', 'fonts-texgyre', 'fonts-dejavu-core', 'roboto', 'open-sans', 'noto-sans', 'lato', 'inter', 'source-sans-3', 'caladea')
EM, ROOM, BASELINE = 40, 150, 96


class Fonts:
    def __init__(self, folder, rng, held=False):
        rows = json.load(open(f'{folder}/fonts.json'))
        self.folder, self.r, self.cache = folder, rng, {}
        self.symbols = [r for r in rows if r['kind'] == 'symbol' or r['family'] == 'fonts-dejavu-core' and 'Oblique' not in r['name']]
        self.kinds = {k: [r for r in rows if r['kind'] == k and r['held'] == held] for k in KINDS}
        self.common = [r for r in rows if r['family'] in COMMON and r['held'] == held]

    def pick(self):
        if self.common and self.r.random() < .25:
            return self.r.choice(self.common)
        kinds = [k for k in KINDS if self.kinds[k]]
        return self.r.choice(self.kinds[self.r.choices(kinds, [KINDS[k] for k in kinds])[0]])

    def open(self, name, size=EM):
        found = self.cache.get((name, size))
        if not found:
            if len(self.cache) > 400:
                self.cache.clear()
            found = self.cache[name, size] = ImageFont.truetype(f'{self.folder}/{name}.ttf', size, layout_engine=ImageFont.Layout.BASIC)
        return found

    def runs(self, row, text):
        """(font file, text) in turn; None where no font has a character. Spaces stay with their neighbours."""
        runs, stand_in = [], self.r.sample(self.symbols, len(self.symbols))
        for c in text:
            for name, has in [*row['parts'], *(p for s in stand_in for p in s['parts'])]:
                if c in has or c == ' ':
                    break
            else:
                return None
            if runs and (runs[-1][0] == name or c == ' '):
                runs[-1][1] += c
            else:
                runs.append([name, c])
        return runs


def draw(fonts, rng, shown):
    """The line cut as a detector would cut it: uint8 [64, width], or None."""
    row = fonts.pick()
    if rng.random() < .3:
        shown = shown.replace('fi', '\ufb01').replace('fl', '\ufb02') if '\ufb01' in row['parts'][0][1] and '\ufb02' in row['parts'][0][1] else shown
    runs = fonts.runs(row, shown)
    if not runs:
        return None
    spread = rng.choice((0, 0, 0, 0, 0, rng.uniform(-.03, .12), rng.uniform(0, .35) if len(shown) < 30 else 0)) * EM
    size = max(12, int(EM * rng.choice((1, 1, 1, .8))))
    opened = [(fonts.open(name, size), t) for name, t in runs]
    lengths = [f.getlength(t) for f, t in opened]
    length = sum(lengths) + spread * len(shown)
    canvas = Image.new('L', (int(length) + 2 * ROOM, EM * 3 + 30))
    pen, x = ImageDraw.Draw(canvas), float(ROOM)
    for (font, t), long in zip(opened, lengths):
        if spread:
            for c in t:
                pen.text((x, BASELINE), c, fill=255, font=font, anchor='ls')
                x += font.getlength(c) + spread
        else:
            pen.text((x, BASELINE), t, fill=255, font=font, anchor='ls')
            x += long
    box = canvas.getbbox()
    if not box:
        return None
    window = strip(rng, opened[0][0], size, box) if rng.random() < .65 else crop(rng, size, box)
    part = (max(0, window[0]), max(0, window[1]), min(canvas.width, window[2]), min(canvas.height, window[3]))
    stretch = rng.choice((1, 1, 1, rng.uniform(.8, 1.2), rng.uniform(.65, 1.5) if len(shown) < 40 else 1))
    width = max(8, round((part[2] - part[0]) * TALL / (window[3] - window[1]) * stretch))
    if width > WIDTHS[-1] * TALL / 40:
        return None
    return np.asarray(canvas.resize((width, TALL), Image.BILINEAR, part, reducing_gap=None))


def strip(rng, font, size, box):
    """As our own pages are cut: capitals 25 of 40 high, standing at 31, 16 before and after; measured on the page, so never quite."""
    one = max(.5 * size, -font.getbbox('H', anchor='ls')[1]) / 25 * math.exp(rng.gauss(0, .06))
    foot = BASELINE + rng.gauss(0, .8) * one
    before, after = (rng.choice((16, 16, 16, rng.uniform(4, 40))) * one for _ in range(2))
    return box[0] - before, foot - 31 * one, box[2] + after, foot + 9 * one


def crop(rng, size, box):
    """As boxes of a detector or a person cut it."""
    left, top, right, bottom = box
    if rng.random() < .25 or bottom - top < .45 * size:
        top, bottom = min(top, BASELINE - int(.74 * size)), max(bottom, BASELINE + int(.22 * size))
    tall = bottom - top
    slack = rng.choice((.06, .15, .3, .5))
    above, below = rng.uniform(-.02, slack) * tall, rng.uniform(-.02, slack) * tall
    before, after = (rng.uniform(0, rng.choice((.1, .4, .9))) * tall for _ in range(2))
    return left - before, top - above, right + after, bottom + below


def bucket_of(width):
    return next(i for i, w in enumerate(WIDTHS) if width <= w * TALL // 40)


def readable(width, label):
    """Whether CTC has the frames: one a character, one more between equal ones."""
    return 1 <= len(label) <= WIDEST_LABEL and width * 40 / TALL / 4 >= len(label) + sum(a == b for a, b in zip(label, label[1:])) + 1


def drawn(fonts_folder, texts, seed, held=False, language=None):
    """Endless (image, label text, language)."""
    rng = random.Random(seed)
    fonts, lines = Fonts(fonts_folder, rng, held), Lines(texts, rng)
    while True:
        shown, text = lines.line(language)
        image = draw(fonts, rng, shown)
        if image is not None and readable(image.shape[1], text):
            yield image, text, lines.language


class Workshop:
    """Processes that draw into shared slots; take() hands a full slot out as (bucket, images, widths, labels, lengths)."""

    CHUNK = 48

    def __init__(self, fonts_folder, texts_path, processes, seed, slots=160):
        size = self.CHUNK * TALL * (WIDTHS[-1] * TALL // 40)
        self.memory = mp.RawArray('B', size * slots)
        self.slots = np.frombuffer(self.memory, np.uint8).reshape(slots, size)
        self.free, self.full = mp.Queue(), mp.Queue()
        for i in range(slots):
            self.free.put(i)
        texts = load(texts_path)
        self.workers = [mp.Process(target=self.work, args=(fonts_folder, texts, seed * 1000 + i), daemon=True) for i in range(processes)]
        for worker in self.workers:
            worker.start()

    def work(self, fonts_folder, texts, seed):
        os.nice(5)
        waiting = {i: [] for i in range(len(WIDTHS))}
        for image, text, _ in drawn(fonts_folder, texts, seed):
            bucket = bucket_of(image.shape[1])
            waiting[bucket].append((image, text))
            if len(waiting[bucket]) == self.CHUNK:
                self.put(bucket, waiting[bucket])
                waiting[bucket] = []

    def put(self, bucket, lines):
        wide = WIDTHS[bucket] * TALL // 40
        labels = np.zeros((self.CHUNK, WIDEST_LABEL), np.int16)
        slot = self.free.get()
        images = self.slots[slot][:self.CHUNK * TALL * wide].reshape(self.CHUNK, TALL, wide)
        images[:] = 0
        for i, (image, text) in enumerate(lines):
            images[i, :, :image.shape[1]] = image
            labels[i, :len(text)] = encode(text)
        self.full.put((slot, bucket, np.array([i.shape[1] for i, _ in lines], np.int32), labels, np.array([len(t) for _, t in lines], np.int32)))

    def take(self, wait=None):
        """A full slot, or None when there is none in time; give it back with done(slot)."""
        try:
            slot, bucket, widths, labels, lengths = self.full.get(timeout=wait) if wait else self.full.get_nowait()
        except queue.Empty:
            return None
        wide = WIDTHS[bucket] * TALL // 40
        return slot, bucket, self.slots[slot][:self.CHUNK * TALL * wide].reshape(self.CHUNK, TALL, wide), widths, labels, lengths

    def done(self, slot):
        self.free.put(slot)

    def stop(self):
        for worker in self.workers:
            worker.kill()
