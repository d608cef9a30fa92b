"""Draws the static art of Animal Kingdoms: `python3 draw.py` writes the files beside this one.

`large.svg` and `small.svg` hold the five landscapes of the two boards, `pieces.svg` the symbols,
`outlines.json` the shapes of the kingdoms. Colours are CSS variables, so one picture serves day
and night: --d dark, --m mid, --l light, --p pale, --reed. Seeds are fixed: the same art every time.
"""
import json
import math
import os
import random
import signs

HERE = os.path.dirname(os.path.abspath(__file__))
PLACES = json.load(open(f'{HERE}/places.json'))
D, M, L, P = 'var(--d)', 'var(--m)', 'var(--l)', 'var(--p)'


# Numbers and paths, written short.
def num(v):
    s = ('%.1f' % v).rstrip('0').rstrip('.')
    if s in ('-0', ''):
        return '0'
    return s.replace('0.', '.', 1) if s.startswith(('0.', '-0.')) else s


def nums(*values):
    out = ''
    for v in values:
        s = num(v)
        out += s if not out or s[0] == '-' else ' ' + s
    return out


def polygon(points):
    """A closed polygon in relative coordinates."""
    x, y = round(points[0][0], 1), round(points[0][1], 1)
    out = 'M' + nums(x, y) + 'l'
    for i, (a, b) in enumerate(points[1:]):
        dx, dy = round(a - x, 1), round(b - y, 1)
        s = nums(dx, dy)
        out += s if i == 0 or s[0] == '-' else ' ' + s
        x, y = x + dx, y + dy
    return out + 'z'


def gouge(x, y, angle, length, width):
    """A carved stroke: a lens with one sharp end."""
    dx, dy = math.cos(angle) * length, math.sin(angle) * length
    px, py = -math.sin(angle) * width, math.cos(angle) * width
    return ('M' + nums(x - dx / 2, y - dy / 2) + 'q' + nums(dx / 2 + px, dy / 2 + py, dx, dy)
            + 'q' + nums(-dx / 2 - px * .3, -dy / 2 - py * .3, -dx, -dy) + 'z')


def wave(x, y, length, height):
    return 'M' + nums(x, y) + 'q' + nums(length / 2, -height, length, 0) + 'q' + nums(-length / 2, -height * .45, -length, 0) + 'z'


def path(d, fill, opacity=1):
    if not d:
        return ''
    return f'<path d="{d}" fill="{fill}"' + (f' opacity="{num(opacity)}"' if opacity < 1 else '') + '/>'


# Motifs.
def tree(x, y, h, r):
    w, top = h * .3, y - h

    def side(sign):
        out = []
        for i in range(1, 4):
            yy, ww = top + h * (.28 * i + .02), w * (.42 + .22 * i) * (1 + r.uniform(-.08, .08))
            out += [(x + sign * ww, yy + r.uniform(-1, 1)), (x + sign * ww * .5, yy - h * .03)]
        return out
    right, left = side(1), side(-1)
    foot = [(x + h * .05, y - h * .14), (x + h * .05, y), (x - h * .05, y), (x - h * .05, y - h * .14)]
    cuts = ''.join(gouge(x - w * .108 * i, top + h * (.2 + .21 * i), math.pi * .72, h * .17, h * .035) for i in range(1, 4))
    cuts += ''.join(gouge(x - w * .12 * i - w * .3, top + h * (.24 + .21 * i), math.pi * .76, h * .13, h * .03) for i in range(2, 4))
    return polygon([(x, top)] + right + foot + left[::-1]), cuts


def mountain(x, y, w, h, r):
    px = x + w * r.uniform(-.06, .06)
    left = [(x - w / 2, y), (x - w * .33, y - h * .36), (x - w * .24, y - h * .4), (px - w * .08, y - h * .82), (px, y - h)]
    right = [(px + w * .1, y - h * .8), (px + w * .17, y - h * .74), (x + w * .3, y - h * .38), (x + w * .37, y - h * .36), (x + w / 2, y)]
    ridge = [(px + w * .02, y - h * .7), (px - w * .05, y - h * .52), (px + w * .06, y - h * .34), (px, y - h * .15), (px + w * .05, y)]
    foot = [(x + w * .28, y + h * .05), (x + w * .12, y - h * .01), (x - w * .1, y + h * .05), (x - w * .3, y + h * .01)]
    cap = [(px, y - h), (px - w * .08, y - h * .82), (px - w * .13, y - h * .7), (px - w * .06, y - h * .74), (px - w * .03, y - h * .62), (px + w * .02, y - h * .72)]
    slope = math.atan2(h, w * .5)
    dark = ''.join(gouge(px + w * (.1 + .07 * i), y - h * (.5 - .1 * i) + h * .04, slope, h * .26, h * .02) for i in range(4))
    lit = ''.join(gouge(px - w * (.14 + .07 * i), y - h * (.46 - .11 * i) + h * .06, -slope, h * .2, h * .02) for i in range(4))
    return polygon(left + right + foot), polygon([(px, y - h)] + right + ridge[::-1]), polygon(cap), dark, lit


def cactus(x, y, h):
    s = h / 26
    return (f'<g transform="translate({num(x)} {num(y)}) scale({s:.2f})">'
            + path('M-3 0V-24C-3-28 3-28 3-24V0ZM-10-18C-10-21-6.5-21-6.5-18V-13H-3V-9H-8C-9.5-9-10-10-10-11ZM10-22C10-25 6.5-25 6.5-22V-16H3V-12H8C9.5-12 10-13 10-14Z', D)
            + path('M-1.5-4-.8-22 0-4Z', L) + '</g>')


def ship(x, y, s):
    return (f'<g transform="translate({x} {y}) scale({s})">'
            + path('M-17 0H17C15 7 10 9 6 9H-8C-12 9-16 6-17 0ZM-1-3V-28H1V-3Z', D)
            + path('M3-26C14-20 15-10 12-4H3ZM-3-24C-10-18-12-10-12-4H-3Z', P) + '</g>')


def islet(x, y, s):
    return (f'<g transform="translate({x} {y}) scale({s})">'
            + path('M-34 6C-26-4-12-8 2-7 18-7 30-1 35 6 20 12-18 13-34 6Z', P)
            + path('M-2-4C-1-14-1-22 2-31L5-30C3-22 3-14 4-4ZM3-32C-4-40-14-38-18-30-12-33-6-32-2-29-8-28-11-24-11-19-6-25 0-28 3-30 8-28 13-25 16-19 17-25 13-29 8-30 13-32 18-31 22-27 20-36 9-40 3-32Z', D)
            + path('M-22 5-8 1-12 6ZM8 4 22 2 14 7Z', M) + '</g>')


# Landscapes.
class Land:
    """One kingdom's ground: its shape, and the places that stay free of strokes."""

    def __init__(self, shape, discs, boxes, scale):
        self.shape, self.discs, self.boxes, self.k = shape, discs, boxes, scale
        self.r = random.Random(3)
        xs, ys = [p[0] for p in shape], [p[1] for p in shape]
        self.x0, self.x1, self.y0, self.y1 = min(xs), max(xs), min(ys), max(ys)

    def inside(self, x, y):
        found = False
        for i, (x1, y1) in enumerate(self.shape):
            x2, y2 = self.shape[i - 1]
            if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
                found = not found
        return found

    def boxed(self, x, y):
        return any(a < x < c and b < y < d for a, b, c, d in self.boxes)

    def scatter(self, step, jitter):
        """Places for motifs, far rows first."""
        out, y, row = [], self.y0, 0
        while y < self.y1 + step:
            x = self.x0 + (step / 2 if row % 2 else 0)
            while x < self.x1:
                X, Y = x + self.r.uniform(-jitter, jitter) * step, y + self.r.uniform(-jitter, jitter) * step * .5
                free = all((X - cx) ** 2 + (Y - step * .25 - cy) ** 2 >= cr ** 2 for cx, cy, cr in self.discs)
                if free and self.inside(X, Y - 4) and not self.boxed(X, Y):
                    out.append((X, Y))
                x += step
            y, row = y + step * .5, row + 1
        return sorted(out, key=lambda p: p[1])

    def rows(self, step, jitter, count):
        points = self.scatter(step, jitter)
        n = max(1, len(points) // count)
        return [points[i:i + n] for i in range(0, len(points), n)]

    def strokes(self, step, angle, lengths, width):
        return ''.join(gouge(x, y, angle(), self.r.uniform(*lengths) * self.k, width) for x, y in self.scatter(step * self.k, .35))

    def woods(self):
        r, k = self.r, self.k
        out = path(self.strokes(34, lambda: r.uniform(-.25, .25), (10, 20), 1.3), M, .5)
        for i, row in enumerate(self.rows(30 * k, .3, 7)):
            shapes = [tree(x, y + 8 * k, r.uniform(34, 46) * k, r) for x, y in row]
            out += path(''.join(a for a, _ in shapes), D if i % 2 else M) + path(''.join(b for _, b in shapes), P if i % 2 else L, .55)
        return out

    def peaks(self):
        r, k = self.r, self.k
        out = path(self.strokes(30, lambda: r.uniform(-.9, -.7) if r.random() < .5 else r.uniform(.7, .9), (8, 16), 1.2), M, .5)
        for row in self.rows(66 * k, .3, 7):
            parts = [''] * 5
            for x, y in row:
                h = r.uniform(44, 62) * k
                parts = [a + b for a, b in zip(parts, mountain(x, y + 14 * k, h * 1.22, h, r))]
            out += path(parts[0], M) + path(parts[1], D) + path(parts[2], P) + path(parts[3], M, .9) + path(parts[4], L, .8)
        return out

    def dunes(self):
        r, k, out, y, i = self.r, self.k, '', self.y0 + 6 * self.k, 0
        while y < self.y1 + 40 * k:
            phase, length, height = r.uniform(0, 6.3), r.uniform(190, 260) * k, r.uniform(9, 15) * k
            crest = [(x, y - height * math.sin(phase + x / length * 6.28) - height * .4 * math.sin(1.7 * phase + x / length * 15))
                     for x in range(int(self.x0) - 10, int(self.x1) + 14, 14)]
            out += path(polygon(crest + [(self.x1 + 20, y + 70 * k), (self.x0 - 20, y + 70 * k)]), [L, M, P, L, M][i % 5], .9)
            cuts = ''
            for a, b in crest:
                if self.inside(a, b + 8) and not self.boxed(a, b + 8):
                    cuts += ''.join(gouge(a + r.uniform(-3, 3) + q * 5 * k, b + (5 + q * 7) * k, 1 + r.uniform(-.12, .12), (13 - q * 2) * k, 1) for q in range(3))
            out += path(cuts, D if i % 2 else M, .4)
            y, i = y + r.uniform(30, 40) * k, i + 1
        return out + ''.join(cactus(x, y, 26 * k) for x, y in self.scatter(92 * k, .25)[:6])

    def marsh(self):
        r, k = self.r, self.k
        out = path(self.strokes(32, lambda: r.uniform(-.06, .06), (14, 30), 1.4), M, .6)
        for x, y in self.scatter(112 * k, .25)[:8]:
            w = r.uniform(30, 46) * k
            out += f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(w)}" ry="{num(w * .3)}" fill="var(--pool)"/>'
            out += path(''.join(gouge(x + r.uniform(-.5, .5) * w, y + q * 3.4 * k, 0, w * .7, 1) for q in (-1.5, 0, 1.5)), M, .8)
        for row in self.rows(40 * k, .4, 6):
            reeds = tails = ''
            for x, y in row:
                for q in range(r.randint(4, 6)):
                    xx, h, angle = x + (q - 2.5) * 4.2 * k, r.uniform(18, 34) * k, -math.pi / 2 + (q - 2.5) * .09
                    reeds += gouge(xx + math.cos(angle) * h / 2, y + 8 * k + math.sin(angle) * h / 2, angle, h, 1.7 * k)
                    if q % 2:
                        cx, cy = xx + math.cos(angle) * h * .86, y + 8 * k + math.sin(angle) * h * .86
                        tails += 'M' + nums(cx - 2.1 * k, cy + 5 * k) + 'c' + nums(-.9 * k, -11 * k, 5.1 * k, -11 * k, 4.2 * k, 0) + 'z'
            out += path(reeds, D) + path(tails, 'var(--reed)')
        return out

    def isle(self):
        r, k, out = self.r, self.k, ''
        for row in range(int((self.y1 - self.y0) / (15 * k)) + 2):
            y, x, cuts = self.y0 + row * 15 * k, self.x0 + r.uniform(-20, 0), ''
            while x < self.x1:
                length = r.uniform(18, 34) * k
                mid = x + length / 2
                if self.inside(mid, y) and not self.boxed(mid, y) and all((mid - a) ** 2 + (y - b) ** 2 > c ** 2 for a, b, c in self.discs):
                    cuts += wave(x, y + r.uniform(-2, 2), length, r.uniform(5, 8) * k)
                x += length + r.uniform(3, 12) * k
            out += path(cuts, P if r.random() < .45 else M if r.random() < .6 else D, .8)
        if k == 1:
            out += islet(374, 52, .9) + ship(756, 60, 1) + ship(462, 158, .6) + islet(672, 160, .45)
        return out


# The shapes of the kingdoms: a superellipse split in five, its borders bowed as if cut by hand.
SPLIT = {
    'large': dict(centre=(565, 350), middle=327, radii=(558, 314), power=4.4, jitter=1, away=(6, 5),
                  corners=dict(wi=(308, 10), id=(822, 10), dm=(1124, 366), mp=(565, 644), pw=(6, 366)),
                  shift=dict(isle=(0, -5), dunes=(6, -1), marsh=(5, 5), peaks=(-5, 5), woods=(-6, -1))),
    'small': dict(centre=(195, 168), middle=164, radii=(191, 158), power=4.2, jitter=.35, away=(4, 3),
                  corners=dict(wi=(118, 6), id=(272, 6), dm=(386, 180), mp=(195, 322), pw=(4, 180)),
                  shift=dict(isle=(0, -4), dunes=(2, -1), marsh=(2, 2), peaks=(-2, 2), woods=(-2, -1))),
}
BETWEEN = dict(isle=('wi', 'id'), dunes=('id', 'dm'), marsh=('dm', 'mp'), peaks=('mp', 'pw'), woods=('pw', 'wi'))


def outline(board, kingdom):
    at, r = SPLIT[board], random.Random(kingdom)
    (cx, cy), j = at['centre'], at['jitter']

    def rim(angle):
        c, s = math.cos(angle), math.sin(angle)
        power = 2 / at['power']
        return (cx + at['radii'][0] * math.copysign(abs(c) ** power, c), at['middle'] + at['radii'][1] * math.copysign(abs(s) ** power, s))

    def angle_of(corner):
        q = min(range(2000), key=lambda q: sum(abs(a - b) for a, b in zip(rim(q / 2000 * math.tau), corner)))
        return q / 2000 * math.tau
    a0, a1 = (angle_of(at['corners'][it]) for it in BETWEEN[kingdom])
    if a1 < a0:
        a1 += math.tau
    points = []
    for q in range(47):
        x, y = rim(a0 + (a1 - a0) * q / 46)
        points.append((x + r.uniform(-1.3, 1.3) * j, y + r.uniform(-1.3, 1.3) * j))

    def border(p, q, bow):
        out, length = [], math.hypot(q[0] - p[0], q[1] - p[1])
        for t in range(1, 9):
            t /= 9
            w = bow * j * math.sin(math.tau * t) / length
            out.append((p[0] + (q[0] - p[0]) * t - (q[1] - p[1]) * w + r.uniform(-.8, .8) * j,
                        p[1] + (q[1] - p[1]) * t + (q[0] - p[0]) * w + r.uniform(-.8, .8) * j))
        return out
    shape = points + border(points[-1], (cx, cy), 7) + [(cx, cy)] + border((cx, cy), points[0], -7)
    dx, dy = at['shift'][kingdom]
    return [(x + dx, y + dy) for x, y in shape]


def landscape(board, kingdom):
    place, large = PLACES[board]['kingdoms'][kingdom], board == 'large'
    shape = outline(board, kingdom)
    hx, hy, hr = PLACES[board]['hub']
    cx, cy = place['capital']
    left = kingdom in ('woods', 'peaks')
    discs = [(x, y, 33 if large else 17) for x, y in place['slots']] + [(cx, cy, 38 if large else 20)]
    discs += [(x, y, 24 if large else 13) for x, y in place['council']] + [(hx, hy, 80 if large else 34)]
    if large:
        discs.append((cx + (-30 if left else 30), cy - 44, 28))
        x, y, w, h = place['banner']
        fx, fy = place['fan']
        boxes = [(x - 6, y - 6, x + w + 6, y + h + 12)]
        boxes.append((480, 112, 650, 182) if kingdom == 'isle' else (fx - 12, fy - 6, fx + 140, fy + 84) if left else (fx - 140, fy - 6, fx + 12, fy + 84))
    else:
        x, y = place['label']
        boxes = [(x - 52, y - 16, x + 52, y + 20)]
    ground = Land(shape, discs, boxes, 1 if large else .55)
    return f'<g id="{kingdom}">{getattr(ground, kingdom)()}</g>'


# Pieces.
SEATS = [('#2f6fe4', '#173c8a', '#8fb4f7'), ('#d4401f', '#7a1d0b', '#f29377'), ('#ffcb3d', '#7a5600', '#ffe9a8'),
         ('#f6f4ee', '#5f5a4c', '#fff'), ('#23272e', '#8b95a1', '#5b636e')]


def seat_shape(i, r):
    return [f'M{num(-r)} 0a{r} {r} 0 1 0 {2 * r} 0a{r} {r} 0 1 0 {-2 * r} 0z',
            polygon([(0, -r * 1.22), (r * 1.22, 0), (0, r * 1.22), (-r * 1.22, 0)]),
            polygon([(-r * .92, -r * .92), (r * .92, -r * .92), (r * .92, r * .92), (-r * .92, r * .92)]),
            polygon([(0, -r * 1.15), (r * 1.1, r * .85), (-r * 1.1, r * .85)]),
            polygon([(0, -r * 1.1), (r * .96, -r * .55), (r * .96, r * .55), (0, r * 1.1), (-r * .96, r * .55), (-r * .96, -r * .55)])][i]


def symbol(name, box, body):
    return f'<symbol id="{name}" viewBox="{box}">{body}</symbol>'


def ring(cx, cy, radius, count, turn, length, width):
    angles = [q * math.tau / count for q in range(count)]
    return ''.join(gouge(cx + math.cos(a) * radius, cy + math.sin(a) * radius, a + turn, length, width) for a in angles)


def rays(cx, cy, r0, r1, n, seed, width, box=None):
    """Strokes around a point, cut off at the edges of a box."""
    r, out = random.Random(seed), ''
    for i in range(n):
        a, near, far = math.tau * i / n + r.uniform(-.03, .03), r0 + r.uniform(0, 8), r1 + r.uniform(-6, 6)
        if box:
            c, s = math.cos(a), math.sin(a)
            far = min(far, ((box[2] if c > 0 else box[0]) - cx) / (c or 1), ((box[3] if s > 0 else box[1]) - cy) / (s or 1))
        if far > near + 3:
            out += gouge(cx + math.cos(a) * (near + far) / 2, cy + math.sin(a) * (near + far) / 2, a, far - near, width)
    return out


def pieces():
    out = ''
    for i, (fill, rim, light) in enumerate(SEATS):
        cuts = ''.join(gouge(-5 + q * 4.2, -4 + q * 2.2, -.8, 9 - q, 1.1) for q in range(3))
        d = seat_shape(i, 15)
        out += symbol(f'piece-{i}', '-22 -22 44 44',
                      f'<g stroke="{rim}" stroke-width="2.2" stroke-linejoin="round"><path transform="translate(0 3)" d="{d}" fill="{rim}"/><path d="{d}" fill="{fill}"/></g>' + path(cuts, light, .85))
        out += symbol(f'mark-{i}', '-12 -12 24 24', f'<path d="{seat_shape(i, 9.5)}" fill="currentColor"/>')
    out += symbol('field', '0 0 50 50', '<circle cx="25" cy="28" r="21.5" fill="#101a24" opacity=".25"/><circle cx="25" cy="25" r="21.5" fill="var(--field)"/>'
                  + path(ring(25, 25, 17.5, 14, 1.57, 9, .9), 'var(--field-mark)', .45) + '<circle cx="25" cy="25" r="20.8" fill="none" stroke="var(--field-edge)" stroke-width="1.5"/>')
    crown = signs.SIGNS['crown'].replace('currentColor', '#7a4f00').replace('var(--cut)', 'var(--field)')
    out += symbol('capital', '0 0 60 60', '<circle cx="30" cy="33.5" r="28" fill="#101a24" opacity=".28"/><circle cx="30" cy="30" r="28" fill="#8a5f10"/><circle cx="30" cy="30" r="26.5" fill="#f2c14e"/>'
                  + path(ring(30, 30, 23.4, 22, 0, 5.5, 1.5), '#a8741a') + f'<circle cx="30" cy="30" r="20" fill="var(--field)"/><g transform="translate(18.5 18) scale(.36 .34)">{crown}</g>')
    throne = signs.SIGNS['council'].replace('currentColor', '#b39a63').replace('var(--cut)', 'var(--field)')
    shield = 'M4 8C4 4 8 .5 17 .5S30 4 30 8V25C30 30 25 34 17 36C9 34 4 30 4 25Z'
    out += symbol('council-seat', '0 0 34 38', f'<path d="{shield}" transform="translate(0 2)" fill="#101a24" opacity=".3"/>' + path(shield, '#8a5f10')
                  + path('M6 9C6 5.5 10 2.5 17 2.5S28 5.5 28 9V24.5C28 28.5 24 32 17 33.8C10 32 6 28.5 6 24.5Z', 'var(--field)') + f'<g transform="translate(9 9) scale(.25 .27)">{throne}</g>')
    out += symbol('rays', '0 0 120 168', path(rays(60, 82, 44, 92, 44, 1, 1.5, (9, 10, 111, 133)), 'currentColor'))
    out += symbol('back', '0 0 120 168', path('M8 9L112 8L112.5 160L7.5 160Z', '#1f3147') + path(rays(60, 84, 32, 45, 36, 2, 1.8), '#5f7f98')
                  + '<circle cx="60" cy="84" r="30" fill="#f2c14e"/><g transform="translate(40 64) scale(.625 .6)">' + signs.SIGNS['crown'].replace('currentColor', '#1f3147').replace('var(--cut)', '#f2c14e') + '</g>'
                  + path('M16 18L30 17 16 30ZM104 18L90 17 104 30ZM16 150L30 151 16 138ZM104 150L90 151 104 138Z', '#5f7f98'))
    out += symbol('burst', '-400 -400 800 800', path(rays(0, 0, 90, 470, 72, 4, 3), 'currentColor'))
    out += symbol('hub', '-56 -56 112 112', path(rays(0, 0, 40, 55, 40, 5, 1.6), '#f2c14e', .55))
    return out + ''.join(symbol(name, '0 0 64 64', body) for name, body in signs.SIGNS.items())


def sheet(name, body):
    with open(f'{HERE}/{name}', 'w') as out:
        out.write(f'<svg xmlns="http://www.w3.org/2000/svg"><defs>{body}</defs></svg>\n')


if __name__ == '__main__':
    shapes = {board: {it: polygon(outline(board, it)) for it in BETWEEN} for board in SPLIT}
    for board in SPLIT:
        sheet(f'{board}.svg', ''.join(landscape(board, it) for it in BETWEEN))
    sheet('pieces.svg', pieces())
    with open(f'{HERE}/outlines.json', 'w') as out:
        json.dump(shapes, out, indent=1)
        out.write('\n')
