/** Addresses of our symbols, for `<use href={glyph('wolf')} />` inside a drawing. */
import sheet from '../art/glyphs.svg?url';

/** The address of a symbol of `art/glyphs.svg`, without its `g-`. */
export function glyph(name: string): string {
  return `${sheet}#g-${name}`;
}
