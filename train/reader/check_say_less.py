"""Whether pages from which answers are taken away stay sound: python check_say_less.py FILE.shard, which a test runs."""
import sys

import numpy as np

from say_less import CHOICE, ITEMS, PAGE, PROPERTY, SCALAR, say_less
from shards import collate, read_shard


def main():
    rng = np.random.default_rng(1)
    taken = 0
    for document in read_shard(sys.argv[1]):
        for _ in range(5):
            less = say_less(document, rng)
            taken += len(document['ng']) - len(less['ng'])
            check(document, less)
            collate([less], 480, 40, rng)
    assert taken > 0
    print('sound')


def check(document, less):
    long = len(less['ng'])
    assert all(len(less[name]) == long for name in PAGE)
    assert (np.diff(less['row'].astype(int)) > 1).sum() <= (np.diff(document['row'].astype(int)) > 1).sum()
    was, still = answers(document), answers(less)
    roles = document['qr']
    for question, texts in still.items():
        assert texts <= was[question]
        assert roles[question] == SCALAR or texts == was[question], 'lists stay as they are'
    lost = {question for question in was if question not in still}
    assert all(roles[question] == SCALAR for question in lost)
    assert not [row for row in less['gold'] if roles[row[0]] == CHOICE and int(document['qp'][row[0]]) in lost]


def answers(document):
    """The letters of what answers each question."""
    found = {}
    for question, first, last, _ in document['gold']:
        if first >= 0:
            found.setdefault(int(question), set()).add(document['ng'][first:last + 1].tobytes() if document['qr'][question] not in (ITEMS,) else b'')
    return found


if __name__ == '__main__':
    main()
