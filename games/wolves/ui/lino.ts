/** The linocut: symbols, patterns and motifs, put into the page once for every drawing to use. */
import source from './lino.svg?raw';

const HOLDER = 'wolves-lino';

/** Puts the drawings into the page, unless they are there. */
export function carve(): void {
  if (document.getElementById(HOLDER)) return;
  const holder = document.createElement('div');
  holder.id = HOLDER;
  holder.ariaHidden = 'true';
  // Not `display: none`: patterns and gradients must stay alive.
  holder.style.cssText = 'position:absolute;width:0;height:0;overflow:hidden';
  holder.innerHTML = source;
  document.body.append(holder);
}
