"""Frames to text, and how far two texts are apart."""
import numpy as np

from charset import CHARS


def greedy(frames):
    """Best index a frame [N, T] -> texts."""
    out = []
    for row in frames:
        kept = row[np.insert(row[1:] != row[:-1], 0, True) & (row != 0)] if (row != 0).any() else []
        out.append(''.join(CHARS[i - 1] for i in kept).strip())
    return out


def distance(a, b):
    """Edits from a to b."""
    if a == b:
        return 0
    row = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        last, row[0] = row[0], i
        for j, y in enumerate(b, 1):
            last, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, last + (x != y))
    return row[-1]


def error_rate(read, truth):
    """Edits by characters of the truth, and share of lines without any."""
    edits = [distance(r, t) for r, t in zip(read, truth)]
    return sum(edits) / max(1, sum(map(len, truth))), sum(e == 0 for e in edits) / max(1, len(edits))
