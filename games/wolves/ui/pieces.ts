/** What stands on a hex, as the name of its help and the rule that says more. */
import type { Hex, View } from './wire';

const RULES = {
  lair: '7.4',
  den: '6.3',
  alpha: '9.3',
  pack: '9.1',
  lone: '8.1',
  prey: '11.1',
  water: '7.2',
  land: '4.1',
} as const;

export type Standing = keyof typeof RULES;

/** The weightiest thing on a hex. */
export function standing(view: View, hex: Hex): Standing {
  const pieces = view.pieces.filter((it) => it.at === hex).map((it) => it.piece);
  const piece = (['lair', 'den', 'alpha', 'pack'] as const).find((it) => pieces.includes(it));
  if (piece) return piece;
  if (view.lone_wolves.includes(hex)) return 'lone';
  const region = view.regions.find((it) => it.prey_at === hex || it.water === hex);
  if (region?.water === hex) return 'water';
  return region && region.prey_left > 0 ? 'prey' : 'land';
}

export const ruleOf = (it: Standing): string => RULES[it];
