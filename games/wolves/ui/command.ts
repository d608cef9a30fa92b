/** Typed commands: "m A9 A6", "h D14", "den E13 speed", "lair A6", "dom B4", "end". */
import {
  movable,
  selections,
  targets,
  NOTHING,
  type Choice,
  type Deed,
  type Offers,
  type Target,
} from './targets';
import type { Action, Hex, SeatView, Track, View } from './wire';

export type Command =
  | { does: 'act'; target: Target; track: Track | undefined }
  | { does: 'send'; actions: Action[] }
  | { does: 'undo' }
  | { does: 'ask'; action: Action[] }
  | { does: 'unknown' };

const WORDS: Record<string, string> = {
  m: 'walk',
  move: 'walk',
  walk: 'walk',
  d: 'build',
  den: 'build',
  build: 'build',
  l: 'upgrade',
  lair: 'upgrade',
  upgrade: 'upgrade',
  h: 'howl',
  howl: 'howl',
  x: 'dominate',
  dom: 'dominate',
  dominate: 'dominate',
  p: 'place',
  place: 'place',
  displace: 'displace',
  flee: 'displace',
  hunt: 'hunt',
  end: 'end',
  undo: 'undo',
  z: 'undo',
};

/** What a typed line asks for, as far as it is on offer; otherwise what to ask the rules about. */
export function command(
  line: string,
  offers: Offers,
  view: View,
  me: SeatView | undefined,
): Command {
  const [first = '', ...rest] = line.trim().toLowerCase().split(/\s+/);
  const verb = WORDS[first];
  const hexes = rest
    .map((it) => it.toUpperCase())
    .filter((it) => /^[A-JS]([1-9]|1[0-6])$/.test(it));
  const track = rest.find((it): it is Track => ['spread', 'speed', 'howl'].includes(it));
  if (verb === 'undo') return { does: 'undo' };
  if (verb === 'end') return { does: 'send', actions: [{ act: 'end_turn' }] };
  const [from, to] = hexes;
  if (!verb || from === undefined) return { does: 'unknown' };
  if (verb === 'walk')
    return to === undefined ? { does: 'unknown' } : walk(from, to, rest, offers, view, me);
  const deeds: Deed[] = verb === 'dominate' ? (track ? ['den'] : ['wolf', 'den']) : [verb as Deed];
  const choice: Choice = { ...NOTHING, mode: verb === 'build' ? 'build' : null };
  const here = targets(offers, view, me, choice).get(from) ?? [];
  const target = deeds.map((deed) => here.find((it) => it.deed === deed)).find(Boolean);
  if (target) return { does: 'act', target, track };
  return { does: 'ask', action: [asked(verb, from, track)] };
}

function walk(
  from: Hex,
  to: Hex,
  rest: string[],
  offers: Offers,
  view: View,
  me: SeatView | undefined,
): Command {
  const kind = rest.find((it) => it === 'alpha' || it === 'pack');
  const ways = me ? selections(offers, view, me.seat, from) : [];
  const wolves = kind ? [kind as 'alpha' | 'pack'] : (ways[0] ?? movable(offers).get(from) ?? []);
  const here = targets(offers, view, me, { ...NOTHING, from, wolves }).get(to) ?? [];
  const target = here.find((it) => it.deed === 'walk');
  if (target) return { does: 'act', target, track: undefined };
  const action: Action = { act: 'walk', wolf: wolves[0] ?? 'pack', from, to };
  const ground = view.hexes.find((it) => it.hex === to)?.ground;
  const move = offers.moves.find((it) => it.terrain === ground);
  return {
    does: 'ask',
    action: move ? [{ act: 'move', terrain: move.terrain, pay: move.pay }, action] : [action],
  };
}

function asked(verb: string, at: Hex, track: Track = 'spread'): Action {
  switch (verb) {
    case 'build':
      return { act: 'build', at, track, pay: '**' };
    case 'upgrade':
      return { act: 'upgrade', at, pay: '**' };
    case 'howl':
      return { act: 'howl', at, pay: '**' };
    case 'place':
    case 'hunt':
      return { act: verb, at };
    case 'displace':
      return { act: 'displace', to: at };
    default:
      return { act: 'dominate', at, pay: '***' };
  }
}
