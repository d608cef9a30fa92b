"""Linocut signs on a grid of 64. Ink is `currentColor`, what is cut out of it `var(--cut)`."""


def disc(x, y, r):
    return f'M{x - r:g} {y:g}a{r:g} {r:g} 0 1 0 {2 * r:g} 0a{r:g} {r:g} 0 1 0 {-2 * r:g} 0Z'


def paths(d, fill):
    return ''.join(f'<path fill="{fill}" d="{part}"/>' for part in d.split('|') if part.strip())


def ink(d):
    return paths(d, 'currentColor')


def cut(d):
    return paths(d, 'var(--cut)')


SIGNS = {}
SIGNS['crown'] = ink('M7 51 L3.5 19 L18.5 32 L32 9 L45.5 32 L60.5 19 L57 51 Z'+disc(3.8,16,3.8)+disc(60.2,16,3.8)+disc(32,6.5,4.5))+cut('M9 43.5 H55 L54.6 46.5 H9.4 Z M32 21 L36 31 L32 37 L28 31 Z M14 34.5 L20 38.5 L13.5 38.5 Z M50 34.5 L44 38.5 L50.5 38.5 Z')+ink('M8 53.5 H56 V58.5 H8 Z')
SIGNS['council'] = ink('M16 4 L24 11 L32 2 L40 11 L48 4 V33 H54 V60 H46.5 V50 H17.5 V60 H10 V33 H16 Z')+cut('M22.5 17 H41.5 V33 H22.5 Z M17.5 39.5 H46.5 V43 H17.5 Z')+ink('M32 19.5 L36.5 25 L32 31 L27.5 25 Z')
SIGNS['retreat'] = ink('M6 60 V24 H13 V30 H19 V17 H15 V6 H22 V11 H28.5 V6 H35.5 V11 H42 V6 H49 V17 H45 V30 H51 V24 H58 V60 Z')+cut('M22 60 V47 C22 36 42 36 42 47 V60 Z M29 18 H35 V28 H29 Z M9.5 35 L16 36.5 L9.5 38 Z M48 36.5 L54.5 35 L54.5 38 Z M9.5 43 L16 44.5 L9.5 46 Z M48 44.5 L54.5 43 L54.5 46 Z')+ink('M32 42 L39 50 H34.5 V60 H29.5 V50 H25 Z')
SIGNS['rally'] = ink('M3 23 L11 18 C14 33 28 38 38 29 C44 23.5 45 15 43 8 L60 2.5 C65 26 53 51 31 51.5 C15 52 4 40 3 23 Z')+cut('M47.5 12 L56.5 9 C57.5 14 57.5 18 57 22 L48.5 20 C48.5 17 48.3 14.5 47.5 12 Z M13.5 33 L18.5 30.5 L21.5 34 L17.5 38.5 Z M29.5 37.5 L34 36.5 L35.5 43.5 L30.5 44.5 Z')+ink('M20 53 C20 60 38 61 43 50 L46 51.5 C42 65 17 64.5 16.5 51 Z M3 8 L10 10.5 L4 13 Z M12 2 L16 9 L10.5 6 Z M24 3 L22 10 L20 4 Z')
SIGNS['plus2'] = ink('M32 2 C40 7 50 9 58 8.5 C60 34 52 53 32 62.5 C12 53 4 34 6 8.5 C14 9 24 7 32 2 Z')+'<path fill="none" stroke="var(--cut)" stroke-width="6" d="M11.5 31H27.5M19.5 23V39"/><path fill="none" stroke="var(--cut)" stroke-width="6" d="M33.5 24.5C34.5 17.5 47 17.5 47 25.5 47 31 38.5 35.5 35 42.5H48.5"/>'
