"""The reader: words of a window with their places, and questions about them, to spans, cells of lists and choices."""
import torch
from torch import nn
from torch.nn import functional as F

SPAN = 16      # words of the longest span
TABLE = 49152  # n-grams are hashed to so many rows
WIDTH = 96     # of a row
FAR = -30000.0


class NgramTable(nn.Module):
    """Pooled n-gram rows. It stays outside of the exported graph: whoever uses the model pools the rows itself."""

    def __init__(self):
        super().__init__()
        self.rows = nn.Embedding(TABLE, WIDTH, padding_idx=0)
        # Small: what no training saw should say little.
        nn.init.normal_(self.rows.weight, std=0.1)
        with torch.no_grad():
            self.rows.weight[0] = 0

    def forward(self, ids):
        count = (ids > 0).sum(-1, keepdim=True).clamp(min=1)
        summed = F.embedding_bag(ids.reshape(-1, ids.shape[-1]), self.rows.weight, mode='sum', padding_idx=0)
        return summed.reshape(*ids.shape[:-1], -1) / count.to(self.rows.weight.dtype).sqrt()


class Reader(nn.Module):
    def __init__(self, features, dim=192, layers=4, heads=6, cross=2, tokens=24, drop=0.1, phrases=True, rivals=True):
        super().__init__()
        self.settings = dict(features=features, dim=dim, layers=layers, heads=heads, cross=cross, tokens=tokens, drop=drop, phrases=phrases, rivals=rivals)
        self.dim, self.heads = dim, heads
        self.word = nn.Linear(WIDTH, dim)
        self.features = nn.Linear(features, dim)
        self.place = nn.Linear(10, dim)
        self.enter = nn.LayerNorm(dim)
        self.near = Nearness(heads)
        self.layers = nn.ModuleList(PageLayer(dim, heads, drop) for _ in range(layers))
        self.leave = nn.LayerNorm(dim)

        self.token = nn.Linear(WIDTH, dim)
        self.token_kind, self.token_at = nn.Embedding(5, dim), nn.Embedding(tokens + 1, dim)
        self.wants, self.role = nn.Embedding(5, dim), nn.Embedding(4, dim)
        self.question_layers = nn.ModuleList(PlainLayer(dim, heads, drop) for _ in range(2))
        self.likeness = Likeness(phrases)
        kinds = self.likeness.kinds
        self.cross = nn.ModuleList(CrossLayer(dim, heads, drop, kinds) for _ in range(cross))
        self.among = nn.ModuleList(AmongLayer(dim, heads, drop) for _ in range(cross))
        self.asked = nn.LayerNorm(dim)

        self.carry = nn.Linear(dim, self.carried)
        self.parts = nn.Linear(self.carried, 5)
        self.words_for, self.questions_for = nn.Linear(dim, 5 * dim), nn.Linear(dim, 5 * dim)
        self.first, self.last = nn.Linear(dim, 48), nn.Linear(dim, 48)
        self.length = nn.Parameter(torch.zeros(SPAN))
        self.together = nn.Parameter(torch.zeros(2, 2))  # in one row or not, in one segment or not
        self.outside = nn.Linear(dim, 1)
        self.from_items = nn.Linear(2, 2)
        self.absent, self.choice = nn.Linear(dim, 1), nn.Linear(dim, 1)
        self.rivalry = nn.Parameter(torch.tensor([0.5, 0.5])) if rivals else None

    @property
    def carried(self):
        """Likenesses that attention carries to a word from those it looks at, and its own."""
        return 2 * len(self.likeness.far) * self.heads + self.likeness.kinds

    def forward(self, raw, cont, box, row, seg, blk, qraw, qk, qt, qr, qp, there=None, asked=None):
        """`there` [B, L] and `asked` [B, Q] mark what is no padding; without them all is."""
        words, looks = self.read(raw, cont, box, row, seg, blk, there)
        questions = self.ask(qraw, qk, qt, qr)
        hidden = None if there is None else ((~there) * FAR)[:, None, None, :].to(words.dtype)
        unasked = None if asked is None else ((~asked) * FAR)[:, None, None, :].to(words.dtype)
        like = self.likeness(raw, seg, qraw, qk).to(words.dtype)  # [B, Q, L, kinds]
        for cross, among in zip(self.cross, self.among):
            questions = cross(questions, words, like, hidden)
            questions = among(questions, qp, unasked)
        questions = self.asked(questions)
        return self.answer(words, questions, like, looks, row, seg, qr, qp, there, asked)

    def read(self, raw, cont, box, row, seg, blk, there):
        size = torch.stack([box[..., 2] - box[..., 0], box[..., 3] - box[..., 1]], -1)
        wave = torch.cat([torch.sin(box[..., :2] * 12), torch.cos(box[..., :2] * 12)], -1)
        words = self.enter(self.word(raw) + self.features(cont) + self.place(torch.cat([box, size, wave], -1)))
        near = self.near(box, row, seg, blk)
        if there is not None:
            near = near + ((~there) * FAR)[:, None, None, :].to(near.dtype)
        looks = []
        for layer in self.layers:
            words, look = layer(words, near)
            looks.append(look)
        return self.leave(words), torch.cat(looks[-2:], 1)

    def ask(self, qraw, qk, qt, qr):
        """What a question means, before it has seen the page."""
        b, q, t, _ = qraw.shape
        at = torch.arange(1, t + 1, device=qk.device)
        tokens = self.token(qraw) + self.token_kind(qk) + self.token_at(at)
        whole = (self.wants(qt) + self.role(qr) + self.token_at.weight[0])[:, :, None]
        tokens = torch.cat([whole, tokens], 2).reshape(b * q, t + 1, self.dim)
        hidden = torch.cat([torch.zeros_like(qk[..., :1]), (qk == 0).to(qk.dtype)], 2).reshape(b * q, 1, 1, t + 1).to(tokens.dtype) * FAR
        for layer in self.question_layers:
            tokens = layer(tokens, hidden)
        return tokens[:, 0].reshape(b, q, self.dim)

    def answer(self, words, questions, like, looks, row, seg, qr, qp, there, asked):
        carried = torch.cat([torch.einsum('bhji,bqic->bqjhc', looks, like[..., self.likeness.far]).flatten(3), like], -1)
        carried = self.parts(carried * (1 + self.carry(questions))[:, :, None])  # [B, Q, L, 5]
        w = self.words_for(words).reshape(*words.shape[:2], 5, self.dim)
        q = self.questions_for(questions).reshape(*questions.shape[:2], 5, self.dim)
        scores = torch.einsum('bqcd,blcd->bcql', q, w) * self.dim ** -0.5 + carried.permute(0, 3, 1, 2)
        start, end, middle, begin, inside = scores.float().unbind(1)
        spans = self.spans(words, start, end, middle, row, seg, there)
        outside = self.outside(questions).float().expand(-1, -1, start.shape[2])
        tags = torch.stack([outside, begin, inside], -1)
        # A cell of a list stands inside of its items.
        items = torch.tanh(tags[..., 1:] - tags[..., :1])
        owner = qp.clamp(min=0)[:, :, None, None].expand(-1, -1, items.shape[2], 2)
        owned = ((qp >= 0) & ((qr == 1) | (qr == 2)))[:, :, None, None]
        shift = self.from_items(torch.gather(items, 1, owner)) * owned
        tags = torch.cat([tags[..., :1], tags[..., 1:] + shift], -1)
        absent = self.absent(questions).squeeze(-1).float()
        if self.rivalry is not None:
            spans = self.share(spans, absent, qr, asked)
        return spans, absent, tags, self.choice(questions).squeeze(-1).float()

    def share(self, spans, absent, qr, asked):
        """What another question is likelier to mean is less likely meant by this one."""
        long = spans.shape[2]
        likely = torch.softmax(torch.cat([spans.flatten(2), absent[..., None]], -1), -1)[..., :-1].reshape(spans.shape)
        speaks = qr == 0 if asked is None else (qr == 0) & asked
        likely = likely * speaks[:, :, None, None]
        first = likely.sum(-1)
        last = sum(F.pad(likely[..., k], (k, 0))[..., :long] for k in range(SPAN))
        weight = 2 * F.softplus(self.rivalry)
        first = weight[0] * (first.sum(1, keepdim=True) - first)
        last = F.pad(weight[1] * (last.sum(1, keepdim=True) - last), (0, SPAN - 1))
        lasts = torch.stack([last[..., k:k + long] for k in range(SPAN)], -1)
        return spans - first[..., None] - lasts

    def spans(self, words, start, end, middle, row, seg, there):
        """[B, Q, L, SPAN]: a span's first word, last word, the mean of its words, and how its ends fit together."""
        long = start.shape[2]
        if there is not None:
            gone = ((~there) * -1e4)[:, None].float()
            start, end = start + gone, end + gone
        end = F.pad(end, (0, SPAN - 1), value=-1e4)
        sums = F.pad(torch.cumsum(F.pad(middle, (1, 0)), -1), (0, SPAN - 1))
        first, last = self.first(words).float(), F.pad(self.last(words).float(), (0, 0, 0, SPAN - 1))
        rows, segs = F.pad(row, (0, SPAN - 1), value=-9), F.pad(seg, (0, SPAN - 1), value=-9)
        out = []
        for k in range(SPAN):
            fit = (first * last[:, k:k + long]).sum(-1) * 48 ** -0.5 + self.length[k]
            fit = fit + torch.where(rows[:, k:k + long] == row, self.together[0, 0], self.together[0, 1])
            fit = fit + torch.where(segs[:, k:k + long] == seg, self.together[1, 0], self.together[1, 1])
            out.append(start + end[:, :, k:k + long] + (sums[:, :, k + 1:k + 1 + long] - sums[:, :, :long]) / (k + 1) + fit[:, None])
        return torch.stack(out, -1)


class Nearness(nn.Module):
    """How two words stand to each other, as a bias of attention: rows between them, left or right or aligned, in one segment or block."""
    ROWS, SIDES, STEPS, LEARN = 8, 7, 12, 6

    def __init__(self, heads):
        super().__init__()
        self.place = nn.Embedding((2 * self.ROWS + 1) * self.SIDES * 2, heads)
        self.order = nn.Embedding((2 * self.STEPS + 1) * 2, heads)
        nn.init.normal_(self.place.weight, std=0.5)
        nn.init.normal_(self.order.weight, std=0.5)

    def forward(self, box, row, seg, blk):
        rows = (row[:, None, :] - row[:, :, None]).clamp(-self.ROWS, self.ROWS) + self.ROWS
        left, right = box[..., 0], box[..., 2]
        after, before = left[:, None, :] - right[:, :, None], left[:, :, None] - right[:, None, :]
        side = torch.full_like(rows, 4)
        side = torch.where((right[:, None, :] - right[:, :, None]).abs() < 0.008, 3, side)
        side = torch.where((left[:, None, :] - left[:, :, None]).abs() < 0.008, 2, side)
        side = torch.where(before > 0, 1, side)
        side = torch.where(before > 0.06, 0, side)
        side = torch.where(after > 0, 5, side)
        side = torch.where(after > 0.06, 6, side)
        segment = (seg[:, None, :] == seg[:, :, None]).to(rows.dtype)
        at = torch.arange(row.shape[1], device=row.device)
        steps = ((at[None, :] - at[:, None]).clamp(-self.STEPS, self.STEPS) + self.STEPS)[None]
        block = (blk[:, None, :] == blk[:, :, None]).to(rows.dtype)
        places, orders = (rows * self.SIDES + side) * 2 + segment, steps * 2 + block
        bias = lambda which: (self.place(places[which]) + self.order(orders[which])).permute(0, 3, 1, 2)
        if not self.training or len(places) <= self.LEARN:
            return bias(slice(None))
        # Two small tables learn enough from some documents of a batch, and from all of them at great cost.
        with torch.no_grad():
            near = bias(slice(None))
        some = torch.arange(0, len(places), self.LEARN, device=row.device)
        learnt, times = bias(some), len(places) / len(some)
        return near.index_copy(0, some, times * learnt - (times - 1) * learnt.detach())


class Likeness(nn.Module):
    """How much each word of the page is like the words of the question: by form and by meaning, on the whole and at best; and how much runs of up
    to three words with it are, as phrases, like the question's name and like what is said of it."""
    RUN = 3

    def __init__(self, phrases, width=64):
        super().__init__()
        self.form, self.meaning = nn.Linear(WIDTH, width, bias=False), nn.Linear(WIDTH, width, bias=False)
        self.weight = nn.Parameter(torch.tensor([0.0, 1.0, 0.5, 0.5, 1.0]))  # by kind of token
        self.mixes = nn.Linear(WIDTH, 2 * WIDTH) if phrases else None
        self.says = nn.Linear(2 * WIDTH, width, bias=False) if phrases else None
        self.kinds, self.far = (6, [0, 1, 4]) if phrases else (4, [0, 1])  # far: those that attention carries

    def forward(self, raw, seg, qraw, qk):
        weight = F.relu(self.weight)[qk] * (qk > 0)
        total = weight.sum(-1, keepdim=True).clamp(min=1e-3)
        whole, best = [], []
        for space in (self.form, self.meaning):
            page, tokens = F.normalize(space(raw).float(), dim=-1), F.normalize(space(qraw).float(), dim=-1)
            like = torch.einsum('bqte,ble->bqtl', tokens, page).clamp(min=0)
            like = like * like * weight[..., None]
            whole.append(like.sum(2) / total)
            best.append(like.amax(2))
        if self.mixes is not None:
            best += self.phrases(raw, seg, qraw, qk)
        return torch.stack(whole + best, -1)

    def phrase(self, words, there):
        """[..., T, WIDTH] with marks of those that are there: what they say together."""
        there = there[..., None].to(words.dtype)
        mean = (self.mixes(words) * there).sum(-2) / there.sum(-2).clamp(min=1)
        return self.spoken(mean)

    def spoken(self, mean):
        return F.normalize(self.says(F.gelu(mean)).float(), dim=-1)

    def phrases(self, raw, seg, qraw, qk):
        asked = [self.phrase(qraw, (qk == 1) | (qk == 4)), self.phrase(qraw, qk == 2)]
        said = [(qk == 1).any(-1) | (qk == 4).any(-1), (qk == 2).any(-1)]
        long, mixed = raw.shape[1], self.mixes(raw)
        ahead, segs = F.pad(mixed, (0, 0, 0, self.RUN - 1)), F.pad(seg, (0, self.RUN - 1), value=-9)
        best, run = [None, None], torch.zeros_like(mixed)
        for k in range(self.RUN):
            run = run + ahead[:, k:k + long]
            page, whole = self.spoken(run / (k + 1)), (segs[:, k:k + long] == seg)[:, None]
            for at in range(2):
                like = torch.einsum('bqe,ble->bql', asked[at], page).clamp(min=0) * whole * said[at][..., None]
                like = torch.stack([F.pad(like, (back, 0))[..., :long] for back in range(k + 1)]).amax(0)
                best[at] = like if best[at] is None else torch.maximum(best[at], like)
        return [(each * each).float() for each in best]


def attention(q, k, v, bias):
    """[B, H, ., D]; returns the mixed values, heads joined, and who looked at whom."""
    look = q @ k.transpose(-1, -2) * q.shape[-1] ** -0.5
    if bias is not None:
        look = look + bias
    look = torch.softmax(look, -1)
    return (look @ v).transpose(1, 2).flatten(2), look


class Layer(nn.Module):
    def __init__(self, dim, heads, drop, wider=3):
        super().__init__()
        self.heads, self.drop = heads, nn.Dropout(drop)
        self.norm1, self.norm2 = nn.LayerNorm(dim), nn.LayerNorm(dim)
        self.out = nn.Linear(dim, dim)
        self.wide, self.narrow = nn.Linear(dim, wider * dim), nn.Linear(wider * dim, dim)

    def split(self, x, parts):
        b, n, d = x.shape
        return x.reshape(b, n, parts, self.heads, d // parts // self.heads).permute(2, 0, 3, 1, 4).unbind(0)

    def finish(self, x, mixed):
        x = x + self.drop(self.out(mixed))
        return x + self.drop(self.narrow(F.gelu(self.wide(self.norm2(x)))))


class PlainLayer(Layer):
    def __init__(self, dim, heads, drop):
        super().__init__(dim, heads, drop, wider=2)
        self.qkv = nn.Linear(dim, 3 * dim)

    def forward(self, x, bias):
        return self.finish(x, attention(*self.split(self.qkv(self.norm1(x)), 3), bias)[0])


class PageLayer(Layer):
    """Words look at words; how they stand to each other counts as much as each head of the layer wants."""

    def __init__(self, dim, heads, drop):
        super().__init__(dim, heads, drop)
        self.qkv = nn.Linear(dim, 3 * dim)
        self.count = nn.Parameter(torch.ones(heads, 1, 1))

    def forward(self, x, near):
        mixed, look = attention(*self.split(self.qkv(self.norm1(x)), 3), near * self.count)
        return self.finish(x, mixed), look


class CrossLayer(Layer):
    """Questions look at words, those that are like theirs first."""

    def __init__(self, dim, heads, drop, kinds):
        super().__init__(dim, heads, drop)
        self.q, self.kv, self.norm_words = nn.Linear(dim, dim), nn.Linear(dim, 2 * dim), nn.LayerNorm(dim)
        self.count = nn.Linear(kinds, heads, bias=False)

    def forward(self, x, words, like, hidden):
        bias = self.count(like).permute(0, 3, 1, 2)
        if hidden is not None:
            bias = bias + hidden
        q = self.split(self.q(self.norm1(x)), 1)[0]
        return self.finish(x, attention(q, *self.split(self.kv(self.norm_words(words)), 2), bias)[0])


class AmongLayer(Layer):
    """Questions look at each other: what a sibling asks for is not what this one asks for."""

    def __init__(self, dim, heads, drop):
        super().__init__(dim, heads, drop)
        self.qkv = nn.Linear(dim, 3 * dim)
        self.kin = nn.Embedding(4, heads)

    def forward(self, x, qp, unasked):
        at = torch.arange(qp.shape[1], device=qp.device)
        siblings = (qp[:, :, None] == qp[:, None, :]) & (qp[:, :, None] >= 0)
        kin = torch.where(siblings, 1, 0)
        kin = torch.where(qp[:, :, None] == at[None, None, :], 2, kin)
        kin = torch.where(qp[:, None, :] == at[None, :, None], 3, kin)
        bias = self.kin(kin).permute(0, 3, 1, 2)
        if unasked is not None:
            bias = bias + unasked
        return self.finish(x, attention(*self.split(self.qkv(self.norm1(x)), 3), bias)[0])


def loss_of(answers, truth):
    """truth: spans [B,Q,L,SPAN] bool, tags [B,Q,L] int (-1 = not asked), scalar/listed/choice [B,Q] bool, right [B,Q] float, field [B,Q] int for choices."""
    spans, absent, tags, choice = answers
    gold = truth['spans'].flatten(2)
    scores = torch.cat([spans.flatten(2), absent[..., None]], -1)
    wanted = torch.cat([gold, ~gold.any(-1, keepdim=True)], -1)
    missed = torch.logsumexp(scores, -1) - torch.logsumexp(scores.masked_fill(~wanted, -1e9), -1)
    scalar = truth['scalar'].float()
    parts = {'span': (missed * scalar).sum() / scalar.sum().clamp(min=1)}
    if truth['listed'].any():
        each = F.cross_entropy(tags.flatten(0, 2), truth['tags'].flatten().clamp(min=0), reduction='none').reshape(truth['tags'].shape)
        # Most words are outside of most cells: those inside and those outside count alike, question by question.
        inside, outside = (truth['tags'] > 0).float(), (truth['tags'] == 0).float()
        mean = lambda which: (each * which).sum(-1) / which.sum(-1).clamp(min=1)
        listed = truth['listed'].float()
        balanced = mean(inside) + mean(outside) + 8 * (each * (inside + outside)).sum(-1) / (inside + outside).sum(-1).clamp(min=1)
        parts['tags'] = (balanced * listed).sum() / listed.sum() * 0.5
    if truth['choice'].any():
        of = truth['choice'] & truth['decided']
        same = (truth['field'][:, :, None] == truth['field'][:, None, :]) & of[:, None, :]
        rivals = torch.logsumexp(choice[:, None, :].expand_as(same).masked_fill(~same, -1e9), -1)
        picked = (truth['right'] > 0) & of
        parts['choice'] = ((rivals - choice) * picked).sum() / picked.sum().clamp(min=1) * 0.5
    return sum(parts.values()), parts
