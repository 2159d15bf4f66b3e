"""Pages that no longer say what is asked of them: whatever else could be meant still stands there, and is not the answer."""
import numpy as np

SCALAR, PROPERTY, ITEMS, CHOICE = range(4)
MOST = 3
PAGE = ('ng', 'cont', 'box', 'row', 'seg', 'blk', 'pg')


def say_less(document, rng):
    """Takes up to three answers away: the value alone, the piece of the line in which it stands, or the lines."""
    roles, gold = document['qr'], document['gold']
    stated = np.unique([row[0] for row in gold if roles[row[0]] == SCALAR])
    gone = np.zeros(len(document['ng']), bool)
    # What makes a choice may be told anywhere, so of pages with such a choice only values go.
    placed = {row[0] for row in gold if row[1] >= 0}
    is_told_somewhere = any(roles[row[0]] == CHOICE and int(document['qp'][row[0]]) not in placed for row in gold)
    ways = ['value'] if is_told_somewhere else ['value', 'seg', 'row']
    listed = words_of(gold, len(gone), lambda row: roles[row[0]] in (PROPERTY, ITEMS))
    for question in rng.permutation(stated)[:rng.integers(1, MOST + 1)]:
        way = ways[rng.integers(len(ways))]
        chosen = words_of(gold, len(gone), lambda row: row[0] == question)
        if way != 'value':
            chosen = np.isin(document[way], np.unique(document[way][chosen]))
        chosen = whole_answers(chosen | gone, gold, roles)
        if not (chosen & listed).any():
            gone = chosen
    return without(document, gone)


def words_of(gold, count, is_meant):
    found = np.zeros(count, bool)
    for row in gold:
        if row[1] >= 0 and is_meant(row):
            found[row[1]:row[2] + 1] = True
    return found


def whole_answers(gone, gold, roles):
    """No answer stays in part."""
    cut = words_of(gold, len(gone), lambda row: roles[row[0]] == SCALAR and gone[row[1]:row[2] + 1].any())
    return gone | cut


def without(document, gone):
    if not gone.any() or gone.all():
        return dict(document)
    left = ~gone
    # Rows that are empty now are closed up, in number and in place.
    box, row = document['box'].copy(), document['row'].copy()
    for empty in np.setdiff1d(np.unique(row), np.unique(row[left])):
        close_up(box, document['pg'], document['row'], row, empty)
    less = document | {'box': box, 'row': row}
    less |= {name: less[name][left] for name in PAGE}
    at = np.cumsum(left) - 1
    kept = [(q, at[first] if first >= 0 else first, at[last] if last >= 0 else last, item)
            for q, first, last, item in document['gold'] if first < 0 or not gone[first:last + 1].any()]
    return less | {'gold': still_decided(np.array(kept, document['gold'].dtype).reshape(-1, 4), document)}


def close_up(box, page, rows, numbers, empty):
    own = rows == empty
    below = (rows > empty) & (page == page[own][0])
    numbers[rows > empty] -= 1
    beside = below & (box[:, 1] < box[own, 3].min())
    if not below.any() or beside.any():
        return
    step = int(box[below, 1].min()) - int(box[own, 1].min())
    if step > 0:
        box[below, 1] -= step
        box[below, 3] -= step


def still_decided(gold, document):
    """A choice whose words are gone is nobody's any more."""
    roles, owners = document['qr'], document['qp']
    was, still = ({int(row[0]) for row in rows if row[1] >= 0} for rows in (document['gold'], gold))
    lost = was - still
    return gold[[not (roles[row[0]] == CHOICE and int(owners[row[0]]) in lost) for row in gold]] if len(gold) else gold
