"""Turns drawn ink into what scanners, thermal printers and phones make of it; whole batches at once, on the GPU."""
import functools
import math

import torch
from torch.nn import functional as F

from draw import TALL
from model import HEIGHT

RATIO = TALL / HEIGHT
LUMINANCE = torch.tensor([
    16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22, 29, 51, 87, 80, 62,
    18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103, 121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99]).float().view(8, 8)
COSINES = torch.tensor([[math.cos((2 * x + 1) * u * math.pi / 16) * (math.sqrt(.125) if u == 0 else .5) for x in range(8)] for u in range(8)])


class Degrader:
    """degrade() on the GPU as recorded graphs, some for each shape: the processor would not launch so many small steps in time."""

    def __init__(self, device, recordings=8):
        self.device, self.recordings, self.graphs, self.inputs, self.at = device, recordings, {}, {}, 0
        self.strength = torch.ones((), device=device)

    def __call__(self, ink, widths, wide):
        if self.device == 'cpu':
            return degrade(ink, widths, wide, strength=self.strength)
        self.at += 1
        shape, key = tuple(ink.shape), (tuple(ink.shape), self.at % self.recordings)
        if shape not in self.inputs:
            self.inputs[shape] = torch.empty_like(ink), torch.empty_like(widths)
        for held, given in zip(self.inputs[shape], (ink, widths)):
            held.copy_(given)
        if key not in self.graphs:
            self.graphs[key] = self.record(*self.inputs[shape], wide)
        graph, out = self.graphs[key]
        graph.replay()
        return out

    def record(self, ink, widths, wide):
        degrade(ink, widths, wide, strength=self.strength)
        torch.cuda.synchronize()
        graph = torch.cuda.CUDAGraph()
        pool = next(iter(self.graphs.values()))[0].pool() if self.graphs else None
        with torch.cuda.graph(graph, pool=pool, capture_error_mode='thread_local'):
            out = degrade(ink, widths, wide, strength=self.strength)
        return graph, out


def degrade(ink, widths, wide, groups=6, strength=1.0):
    """ink uint8 [N, 64, 1.6 wide], widths in its pixels -> [N, 1, 40, wide], 1 = white. Each group has a resolution of its own."""
    parts = [degrade_group(a, w, wide, strength) for a, w in zip(ink.chunk(groups), widths.chunk(groups))]
    return torch.cat(parts)


def degrade_group(ink, widths, wide, strength):
    g = Dice(ink.shape[0], ink.device, strength)
    scale = g.scale()
    x = ink[:, None].float() / 255
    x = add_rules(g, neighbours(g, weight(g, x)), widths)
    y = warp(g, x, widths, wide, scale)
    y = blur(y, g.mix((.5, 0, .5), (.35, .4, 1.0), (.15, .8, 1.5)) * min(1, scale * 1.1))
    y = tone(g, y)
    page = compose(g, print_faults(g, y, scale), scale)
    page = sensor(g, page, scale)
    page = jpeg(g, page)
    page = flatten(g, resize(g, page, wide, scale))
    edge = torch.where(g.chance(.7), 1.0, page[..., -1:].mean((2, 3), keepdim=True))
    past = torch.arange(wide, device=ink.device) >= (widths / RATIO).ceil().view(-1, 1, 1, 1)
    return torch.where(past & g.chance(.85), edge, page).clamp(0, 1)


class Dice:
    """Random numbers for a group, one a line, shaped to multiply images."""

    def __init__(self, count, device, strength):
        self.n, self.device, self.strength = count, device, strength

    def uniform(self, low, high):
        return low + (high - low) * torch.rand(self.n, 1, 1, 1, device=self.device)

    def chance(self, share):
        return torch.rand(self.n, 1, 1, 1, device=self.device) < share * self.strength

    def sometimes(self, share, low, high):
        """0 mostly, else uniform."""
        return self.chance(share) * self.uniform(low, high)

    def mix(self, *parts):
        """(share, low, high) each; the shares add up to 1."""
        pick, out, past = torch.rand(self.n, 1, 1, 1, device=self.device), 0, 0.0
        for share, low, high in parts:
            out = out + ((pick >= past) & (pick < past + share)) * self.uniform(low, high)
            past += share
        return out

    def field(self, h, w, rows, columns):
        """A smooth random field, -1 to 1."""
        small = torch.rand(self.n, 1, rows, columns, device=self.device) * 2 - 1
        return F.interpolate(small, (h, w), mode='bilinear', align_corners=True)

    def noise(self, like):
        return torch.randn_like(like)

    def scale(self):
        """Resolution of the scan against what the net sees, one for the group."""
        pick, u = torch.rand(2).tolist()
        low, high = (.95, 1.3) if pick < .3 else (.65, .95) if pick < .62 else (.45, .68) if pick < .9 else (.33, .46)
        return low + (high - low) * u


def weight(g, x):
    """Bolder or thinner strokes, and dots that are bars in print made of rows."""
    x = torch.lerp(x, F.max_pool2d(x, 3, 1, 1), g.sometimes(.2, .2, 1))
    x = torch.lerp(x, F.max_pool2d(x, (5, 1), 1, (2, 0)), g.sometimes(.1, .2, 1))
    x = torch.lerp(x, -F.max_pool2d(-x, (1, 3), 1, (0, 1)), g.sometimes(.1, .2, .9))
    return torch.lerp(x, -F.max_pool2d(-x, 3, 1, 1), g.sometimes(.15, .2, .8))


def neighbours(g, x):
    """Feet of the line above and heads of the line below at the edges."""
    rows = torch.arange(TALL, device=x.device).view(1, -1)
    shift = (g.uniform(.9, 1.1) * TALL * torch.where(g.chance(.5), 1, -1)).view(-1, 1).long()
    index = rows + shift
    moved = x.roll(1, 0).gather(2, index.clamp(0, TALL - 1)[:, None, :, None].expand_as(x))
    inside = ((index >= 0) & (index < TALL))[:, None, :, None]
    return torch.maximum(x, moved * (inside & g.chance(.22)))


def add_rules(g, x, widths):
    """Underlines, table rules, boxes, a stamp's ring."""
    n, _, h, w = x.shape
    rows, columns = torch.arange(h, device=x.device).view(1, 1, -1, 1), torch.arange(w, device=x.device).view(1, 1, 1, -1)
    end = widths.view(-1, 1, 1, 1)
    line = lambda at, thick: ((thick / 2 + .5 - (rows - at).abs()).clamp(0, 1))
    post = lambda at, thick: ((thick / 2 + .5 - (columns - at).abs()).clamp(0, 1))
    low, high = g.uniform(-.3, .6) * end, g.uniform(.4, 1.3) * end
    reach = (columns >= low) & (columns <= high)
    dots = ((columns // g.uniform(2, 7)) % 2 == 0) | ~g.chance(.2)
    x = torch.maximum(x, line(g.uniform(.84, 1.0) * h, g.uniform(1, 4)) * (reach & dots & g.chance(.13)))
    x = torch.maximum(x, line(g.uniform(0, .08) * h, g.uniform(1, 3)) * (reach & dots & g.chance(.07)))
    x = torch.maximum(x, line(g.uniform(.3, .75) * h, g.uniform(1, 2.5)) * (reach & g.chance(.012)))
    x = torch.maximum(x, post(g.uniform(0, 5), g.uniform(1, 4)) * g.chance(.06))
    x = torch.maximum(x, post(end - g.uniform(0, 5), g.uniform(1, 4)) * g.chance(.06))
    space = F.max_pool2d(x.amax(2, keepdim=True), (1, 15), 1, (0, 7)) < .1
    between = (torch.rand_like(space, dtype=torch.float) * (space & (columns < end - 12) & (columns > 12))).argmax(-1, keepdim=True)
    x = torch.maximum(x, post(between, g.uniform(1, 3)) * (g.chance(.06) & (between > 0)))
    away = (((columns - g.uniform(0, 1) * end) / g.uniform(.8, 2)) ** 2 + (rows - g.uniform(-1, 2) * h) ** 2).sqrt()
    ring = (g.uniform(1, 4) - (away - g.uniform(30, 160)).abs()).clamp(0, 1)
    return torch.maximum(x, ring * g.sometimes(.04, .2, .7))


def warp(g, x, widths, wide, scale):
    """Slope, curve, slant and unsteady size, drawn at the resolution of the scan."""
    h, w = round(HEIGHT * scale), round(wide * scale)
    shrink = int(RATIO / scale + .2)
    src = F.avg_pool2d(x, shrink, ceil_mode=True) if shrink > 1 else x
    across = ((torch.arange(w, device=x.device) + .5) / w * wide * RATIO).view(1, 1, -1)
    down = ((torch.arange(h, device=x.device) + .5) / h * TALL).view(1, -1, 1)
    one = lambda t: t.view(-1, 1, 1)
    end = one(widths)
    along = (across - end / 2) / end.clamp(min=60)
    tilt = one(g.mix((.6, -1.5, 1.5), (.4, -7, 7))) * along * (end / 300).clamp(max=1)
    bend = one(g.sometimes(.25, .5, 4)) * torch.sin(across / one(g.uniform(40, 400)) + one(g.uniform(0, 6.3)))
    swell = 1 + one(g.sometimes(.15, -.2, .2)) * along
    y = (down - TALL / 2) * one(g.uniform(.93, 1.12)) * swell + TALL / 2 + tilt + bend + one(g.uniform(-2.5, 2.5))
    x_at = across * 1.0 + one(g.sometimes(.25, -.3, .3)) * (down - TALL / 2) + one(g.sometimes(.1, .3, 1.2)) * torch.sin(down / one(g.uniform(3, 12)))
    size = src.shape[-1] * shrink, src.shape[-2] * shrink
    grid = torch.stack([(x_at / size[0] * 2 - 1).expand(x.shape[0], h, w), (y / size[1] * 2 - 1).expand(x.shape[0], h, w)], -1)
    return F.grid_sample(src, grid, align_corners=False)


def blur(x, sigma):
    """Gaussian, its width one a line."""
    steps = torch.arange(-3, 4, device=x.device).view(1, 1, 1, 7)
    taps = torch.exp(-steps ** 2 / (2 * sigma.clamp(min=.15) ** 2))
    taps = taps / taps.sum(-1, keepdim=True)
    for dim, pad in ((3, (3, 3, 0, 0)), (2, (0, 0, 3, 3))):
        padded = F.pad(x, pad, mode='replicate')
        size = x.shape[dim]
        x = sum(padded.narrow(dim, i, size) * taps[..., i:i + 1] for i in range(7))
    return x


def tone(g, y):
    """Copies of copies: ink spreads or breaks."""
    at, gain = g.uniform(.3, .62), g.uniform(1.5, 6)
    return torch.where(g.chance(.25), ((y - at) * gain + .5).clamp(0, 1), y)


def print_faults(g, y, scale):
    """Dot matrix, dead dots of a thermal head, specks and fading."""
    h, w = y.shape[2:]
    rows, columns = torch.arange(h, device=y.device).view(1, 1, -1, 1), torch.arange(w, device=y.device).view(1, 1, 1, -1)
    pitch = g.uniform(2.4, 4.2) * max(scale, .8)
    dots = (torch.cos(columns * 6.283 / pitch + g.uniform(0, 6)) + torch.cos(rows * 6.283 / pitch + g.uniform(0, 6))) * g.uniform(.6, 1.4) + g.uniform(.7, 1.3)
    y = torch.where(g.chance(.07), y * dots.clamp(0, 1), y)
    dead = (torch.rand(g.n, 1, 1, w, device=y.device) < g.sometimes(.08, .01, .06)) | (torch.rand(g.n, 1, h, 1, device=y.device) < g.sometimes(.06, .01, .06))
    y = y * (1 - dead * g.uniform(.5, 1))
    grain = F.interpolate(torch.rand(g.n, 1, max(4, h // 2), max(4, w // 2), device=y.device), (h, w), mode='bilinear')
    holes = ((g.sometimes(.18, .2, .42) - torch.lerp(grain, torch.rand_like(y), g.uniform(0, .6))) * 8).clamp(0, 1)
    y = y * (1 - holes)
    return y * (1 - g.mix((.72, 0, 0), (.2, .1, .6), (.08, .5, .95)) * (g.field(h, w, 2, 6) * .6 + .5).clamp(0, 1))


def compose(g, y, scale):
    """Ink on paper: faint print, shade, light, the other side showing through, white on black."""
    h, w = y.shape[2:]
    paper = g.mix((.6, .93, 1), (.3, .75, .95), (.1, .5, .78))
    ink = paper * g.mix((.6, 0, .2), (.25, .15, .5), (.15, .45, .78))
    paper = paper * (1 + g.sometimes(.35, .03, .22) * g.field(h, w, 2, 5))
    paper = paper - g.sometimes(.2, .01, .05) * g.field(h, w, max(4, h // 3), max(4, w // 3))
    paper = paper * (1 - g.sometimes(.2, .05, .45) * g.field(h, w, max(4, h // 2), max(4, w // 2)).clamp(min=0) * beside(y) * (g.field(h, w, 2, 6) + g.uniform(-.3, .7)).clamp(0, 1))
    other = F.avg_pool2d(y.roll(2, 0).flip(-1), 3, 1, 1)
    paper = paper * (1 - other * g.sometimes(.07, .05, .3))
    screen = torch.cos(torch.arange(w, device=y.device).view(1, 1, 1, -1) * g.uniform(.8, 3)) * torch.cos(torch.arange(h, device=y.device).view(1, 1, -1, 1) * g.uniform(.8, 3))
    paper = paper * (1 + g.sometimes(.05, .03, .12) * screen)
    page = paper - (paper - torch.minimum(ink, paper)) * y
    return torch.where(g.chance(.06), 1 - page, page)


def beside(y):
    """Columns before the first letter and after the last: creases and dirt there are no letters."""
    inked = (y.amax(2, keepdim=True) > .15).float()
    return ((inked.cumsum(-1) == 0) | (inked.flip(-1).cumsum(-1).flip(-1) == 0)).float()


def sensor(g, page, scale):
    """Noise, specks, sharpening, and the scanner's two colours."""
    calm = min(1, scale * 1.2)
    page = page + g.noise(page) * g.mix((.5, 0, .015), (.35, .01, .05), (.15, .04, .11)) * calm
    specks = torch.rand_like(page)
    rate = g.sometimes(.07, .001, .015)
    page = torch.where(specks < rate, 0.0, torch.where(specks > 1 - rate, 1.0, page))
    page = page + (page - F.avg_pool2d(page, 3, 1, 1)) * g.sometimes(.2, .3, 1.6)
    low, high = page.amin((2, 3), keepdim=True), page.amax((2, 3), keepdim=True)
    two = (page > low + (high - low) * g.uniform(.4, .65)).float()
    return torch.where(g.chance(.08 if scale > .6 else 0), two, page).clamp(0, 1)


def jpeg(g, page):
    n, _, h, w = page.shape
    tall, long = -(-h // 8) * 8, -(-w // 8) * 8
    cosines, table = on_device(page.device)
    blocks = F.pad(page, (0, long - w, 0, tall - h), mode='replicate').view(n, tall // 8, 8, long // 8, 8).transpose(2, 3) * 255 - 128
    quality = g.uniform(18, 92).view(-1, 1, 1, 1, 1)
    steps = (table * torch.where(quality < 50, 50 / quality, 2 - quality / 50)).clamp(min=1)
    coarse = ((cosines @ blocks @ cosines.T) / steps).round() * steps
    out = ((cosines.T @ coarse @ cosines + 128) / 255).transpose(2, 3).reshape(n, 1, tall, long)[..., :h, :w]
    return torch.where(g.chance(.5), out.clamp(0, 1), page)


@functools.cache
def on_device(device):
    return COSINES.to(device), LUMINANCE.to(device)


def resize(g, page, wide, scale):
    pick = torch.rand(1).item()
    if pick < .06 and scale < 1:
        return F.interpolate(page, (HEIGHT, wide), mode='nearest')
    return F.interpolate(page, (HEIGHT, wide), mode='bicubic' if pick < .4 else 'bilinear', antialias=True)


def flatten(g, page):
    """What our own pages go through before: paper becomes white, ink nearly black. Not where light is on dark."""
    n, _, h, w = page.shape
    some = page.reshape(n, -1)[:, ::max(1, h * w // 2000) | 1].sort(1).values
    low, middle, high = (some[:, int(share * (some.shape[1] - 1))].view(-1, 1, 1, 1) for share in (.01, .5, .7))
    dark_on_light = (middle > (low + high) / 2) & (high - low > .08)
    low = low - (high - low) * g.uniform(-.05, .5) * g.chance(.5)
    return torch.where(g.chance(.6) & dark_on_light, ((page - low) / (high - low).clamp(min=.05)).clamp(0, 1), page)
