/** Chances as people read them. */
import { number } from '../words/texts.svelte';

/** A chance from 0 to 1 in per cent, or a change of it with its sign. */
export function percent(chance: number, signed = false): string {
  return `${number(Math.round(chance * 100), signed)}\u00a0%`;
}
