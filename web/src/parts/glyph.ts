/** Addresses of our symbols, for `<use href={glyph('wolf')} />` inside a drawing. */
import beasts from '../art/beasts.svg?url';
import sheet from '../art/glyphs.svg?url';

/** The address of a symbol of `art/glyphs.svg`, without its `g-`. */
export function glyph(name: string): string {
  return `${sheet}#g-${name}`;
}

/** The address of a beast of `art/beasts.svg`; it takes `fill`, `--cut` (cut out) and `--mid` (half tone). */
export function beast(name: string): string {
  return `${beasts}#g-${name}`;
}
