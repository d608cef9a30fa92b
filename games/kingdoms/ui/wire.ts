/** What comes over the wire, with words for it; the types are those of the rules, in `generated/wire.ts`. */
import type { BoardProps, Frame, LogLine, Preview, Translate } from '$board';
import type {
  Action,
  Animal,
  Card,
  Event,
  Facts,
  Figures,
  Kingdom,
  KingdomView as SentKingdom,
  Level,
  Owner,
  UpstartView as SentUpstart,
  View as SentView,
} from './generated/wire';

export type * from './generated/wire';
export type { Kingdom as KingdomId, PlayedView as Played } from './generated/wire';

/** Views as `complete.ts` makes them: with what the facts hold of them. */
export type KingdomView = SentKingdom & {
  territories: number;
  /** The key of the decree's words. */
  text: string;
};
export type UpstartView = SentUpstart & { level: Level };
export type View = Omit<SentView, 'kingdoms' | 'upstart'> &
  Pick<Facts, 'modifier'> & { kingdoms: KingdomView[]; upstart: UpstartView | null };

export const ANIMALS = [
  'panda',
  'tiger',
  'bee',
  'lizard',
  'frog',
  'owl',
  'okapi',
  'wolf',
] as const satisfies readonly Animal[];

/** The kingdoms clockwise from the smallest, which is the order of every list of them. */
export const KINGDOMS = [
  'isle',
  'dunes',
  'marsh',
  'peaks',
  'woods',
] as const satisfies readonly Kingdom[];

export type KingdomsFrame = Frame<View, Figures, Action, Event>;
export type KingdomsProps = BoardProps<View, Figures, Action, Event>;
export type KingdomsPreview = Preview<Figures, Event>;
export type KingdomsLine = LogLine<Event>;

/** A card taken apart. */
export function parts(card: Card): { animal: Animal; rank: number } {
  return { animal: card.slice(0, -1) as Animal, rank: Number(card.slice(-1)) };
}

/** A card in words: "Tiger 5". */
export function cardName(card: Card, t: Translate): string {
  const { animal, rank } = parts(card);
  return t('kingdoms-ui-card', { animal: animalName(animal, t), rank });
}

/** An animal's name as it stands on a card. */
export function animalName(animal: Animal, t: Translate): string {
  const name = t.name(animal);
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}

/** An animal's name where there is little room: "Panda" for the red panda. */
export function shortName(animal: Animal, t: Translate): string {
  const short = `kingdoms-ui-beast-${animal}`;
  return t.has(short) ? t(short) : animalName(animal, t);
}

/** Everybody with tokens of their own: the seats, and in the solo game the upstart. */
export function owners(view: View): Owner[] {
  const seats: Owner[] = view.players.map((it) => it.seat);
  return view.upstart ? [...seats, 'upstart'] : seats;
}

/** An owner's name within a sentence. */
export function ownerName(owner: Owner, names: readonly string[], t: Translate): string {
  return owner === 'upstart' ? t.name('upstart') : (names[owner] ?? String(owner + 1));
}

/** An owner's name as a label. */
export function ownerLabel(owner: Owner, names: readonly string[], t: Translate): string {
  return owner === 'upstart' ? t('kingdoms-ui-upstart-name') : ownerName(owner, names, t);
}

/** The kingdom of this name, out of a list that has them all. */
export function kingdomOf<K extends { kingdom: Kingdom }>(list: readonly K[], id: Kingdom): K {
  const found = list.find((it) => it.kingdom === id);
  if (!found) throw new Error(`no kingdom ${id}`);
  return found;
}
