/** The screen in words: names of hexes and regions, prompts, and what is read aloud on a key. */
import type { Translate } from '$board';
import { help } from '$parts/help';
import { consequences, hits, hunts, scoring, shifts } from './news';
import { parts, tileOf } from './pay';
import { iconOf } from './pictured';
import type { Play } from './play.svelte';
import { nextKind, type Choice, type Deed, type Target } from './targets';
import type {
  Event,
  Figures,
  Hex,
  Line,
  Moon,
  Pay,
  SeatView,
  Track,
  View,
  WolvesProps,
} from './wire';

export interface Telling {
  t: Translate;
  view: View;
  figures: Figures;
  names: string[];
}

/** The name of a track; a howl as an attribute is its range. */
export function trackName(t: Translate, track: Track): string {
  return t.name(track === 'howl' ? 'howl-range' : track);
}

/** "A6, forest. Your alpha wolf, your den. Ringed: …" */
export function hexName({ t, view, names }: Telling, hex: Hex, targets: readonly Target[]): string {
  const ground = view.hexes.find((it) => it.hex === hex)?.ground ?? 'chasm';
  const things = contents({ t, view, names }, hex);
  const offers = targets.map((it) => t(`wolves-ui-offer-${it.deed}`, { kind: it.kind }));
  return [`${hex}, ${t.name(ground)}`, things || t('wolves-ui-empty'), ...offers].join('. ');
}

function contents({ t, view, names }: Pick<Telling, 't' | 'view' | 'names'>, hex: Hex): string {
  const list = view.pieces
    .filter((it) => it.at === hex)
    .map(({ owner, piece }) =>
      t('wolves-ui-piece', {
        name: owner === null ? t('wolves-ui-passive') : (names[owner] ?? ''),
        piece: t.name(piece),
      }),
    );
  if (view.lone_wolves.includes(hex)) list.push(t.name('lone-wolf'));
  const prey = view.regions.find((it) => it.prey_at === hex && it.prey_left > 0);
  if (prey) list.push(t.name(prey.prey));
  const water = view.regions.find((it) => it.water === hex);
  if (water?.token) list.push(t.name(water.token));
  return list.join(', ');
}

/** "Region A, crescent, 4 and 2 points: Ada 3, 1 alpha; You 2." */
export function regionName({ t, view, figures, names }: Telling, region: string): string {
  const figure = figures.regions.find((it) => it.region === region);
  if (!figure) return t('wolves-ui-start-board');
  const packs = view.seats
    .filter(({ seat }) => (figure.control[seat] ?? 0) > 0)
    .map(({ seat }) =>
      t('wolves-ui-control', {
        name: names[seat] ?? '',
        control: figure.control[seat] ?? 0,
        alphas: figure.alphas[seat] ?? 0,
      }),
    );
  if (figure.passive_control > 0) {
    packs.push(
      t('wolves-ui-control', {
        name: t('wolves-ui-passive'),
        control: figure.passive_control,
        alphas: figure.passive_alphas,
      }),
    );
  }
  const who = packs.join('; ') || t('wolves-ui-nobody');
  const token: Moon | null = figure.token;
  if (token === null) return t('wolves-ui-region-scored', { region, who });
  const worth = view.facts.moons.find((it) => it.moon === token);
  const [first, second] = [worth?.first ?? 0, worth?.second ?? 0];
  return t('wolves-ui-region-state', {
    region,
    moon: t.name(token),
    first,
    second,
    who,
  });
}

/** The headline of a preview. */
export function deedTitle(
  t: Translate,
  deed: Deed,
  hex: Hex,
  choice: Choice,
  walking: number,
): string {
  if (deed !== 'walk') return t(`wolves-ui-deed-${deed}`, { hex });
  const wolf = choice.wolves[0] ?? 'pack';
  return walking > 1
    ? t('wolves-ui-deed-walk-both', { hex })
    : t('wolves-ui-deed-walk', { hex, wolf: t.name(wolf) });
}

/** A payment in words: "home tile, tile 2 (rock becomes grass), 1 token". */
export function payName(t: Translate, pay: Pay, seat: SeatView): string {
  const { tiles, tokens } = parts(pay);
  const list = tiles.map((letter) => {
    const tile = tileOf(seat, letter);
    if (!tile || letter === 'h')
      return t('wolves-ui-pay-home', { up: t.name(tile?.up ?? seat.home) });
    return t('wolves-ui-pay-tile', {
      up: t.name(tile.up),
      down: t.name(tile.down),
    });
  });
  if (tokens > 0) list.push(t('wolves-ui-pay-tokens', { count: tokens }));
  return list.join(' + ');
}

/** What an action would change, line by line, each with its symbol. */
export function previewLines(
  { t, names }: Pick<Telling, 't' | 'names'>,
  events: readonly Event[],
  before: Figures,
  after: Figures,
): { icon: string; text: string }[] {
  const happens = consequences(events).map((it) => ({
    icon: iconOf(it),
    text: t.tell('event', it),
  }));
  const points = after.score.flatMap((now, seat) => {
    const more = now - (before.score[seat] ?? 0);
    const text = () => t('wolves-ui-preview-points', { name: names[seat] ?? '', points: more });
    return more > 0 ? [{ icon: 'star', text: text() }] : [];
  });
  const prey = hunts(before, after).map((it) => ({
    icon: it.prey,
    text: t('wolves-ui-hunters', {
      prey: t.name(it.prey),
      region: it.region,
      hunters: it.hunters,
      needed: it.needed,
    }),
  }));
  const control = shifts(before, after).map(({ region, before: was, after: now, pays, token }) => {
    const packs = now
      .map((control, seat) => ({
        control,
        seat,
        was: was[seat] ?? 0,
        pays: pays[seat] ?? 0,
      }))
      .filter((it) => it.control > 0 || it.was > 0)
      .map(({ control, seat, was, pays }) => {
        const change = was === control ? `${control}` : `${was} → ${control}`;
        return `${names[seat]} ${change}${pays ? ` (${t.number(pays, true)})` : ''}`;
      });
    return {
      icon: `moon-${token ?? 'full'}`,
      text: t('wolves-ui-shift', { region, packs: packs.join(' · ') }),
    };
  });
  return [...points, ...happens, ...prey, ...control];
}

/** What ending the turn would bring, in short and in full; empty if nothing is scored. */
export function endTold(
  { t, view, names }: Telling,
  events: readonly Event[],
): { short: string; long: string } {
  const { regions, points } = scoring(events, view.players);
  if (regions.length === 0) return { short: '', long: '' };
  const list = points
    .map((gain, seat) => ({ gain, seat }))
    .filter((it) => it.gain > 0)
    .map(({ gain, seat }) => `${names[seat]} ${t.number(gain, true)}`);
  const where = regions.join(', ');
  return {
    short: t('wolves-ui-end-scores', { regions: where }),
    long: t('wolves-ui-end-scores-who', {
      regions: where,
      who: list.join(', ') || t('wolves-ui-nobody'),
    }),
  };
}

export interface Asked {
  line: string;
  sub: string;
  /** Whether the lower line is bad news for the viewer. */
  bad?: boolean;
}

/** What is asked right now. */
export function prompt(props: WolvesProps, choice: Choice): Asked {
  const { t, names, viewer } = props;
  const { view, turn } = props.frame;
  const say = (key: string, args?: Record<string, string | number>) =>
    t(`wolves-ui-ask-${key}`, args);
  if (turn === 'over' || view.active === null) return { line: say('over'), sub: result(props) };
  if (viewer === null || view.active !== viewer) {
    return {
      line: say('wait', { name: names[view.active] ?? '' }),
      sub: say('wait-detail'),
    };
  }
  if (view.phase === 'tiles') return { line: say('tiles'), sub: say('tiles-detail') };
  if (view.phase === 'first_pair') return { line: say('first'), sub: say('first-detail') };
  if (view.phase === 'second_pair') return { line: say('second'), sub: say('second-detail') };
  if (view.displacement) {
    const name = names[view.displacement.owner] ?? '';
    return {
      line: say('displace', { hex: view.displacement.at }),
      sub: say('displace-detail', { name }),
    };
  }
  if (view.hunt)
    return { line: say('hunt', { prey: t.name(view.hunt.prey) }), sub: say('hunt-detail') };
  return turnAsked(props, choice, viewer);
}

/** What the status box says: a moment of the log, a rival's reach, what is aimed at, or what is asked. */
export function statusOf(
  props: WolvesProps,
  play: Play,
  { picked, looking, compact }: { picked: Line | null; looking: number | null; compact: boolean },
): Asked {
  const { t, names, viewer } = props;
  const { figures } = props.frame;
  if (picked?.event)
    return {
      line: t.tell('event', picked.event),
      sub: t('wolves-ui-log-moment'),
    };
  if (looking !== null && viewer !== null && looking !== viewer) {
    const count = figures.threats.filter((it) => it.owner === viewer && it.by.includes(looking));
    const name = names[looking] ?? '';
    return {
      line: t('wolves-ui-rival-reach', { name, count: count.length }),
      sub: t('wolves-ui-rival-looking'),
    };
  }
  const asked = prompt(props, play.choice);
  if (!compact) return { ...asked, sub: play.ending.long || asked.sub };
  if (play.aimed && (play.pinned || play.hovered)) {
    const { shown, aimed } = play;
    const walking = shown?.actions.filter((it) => it.act === 'walk').length ?? 1;
    const lines = shown
      ? previewLines(props, shown.preview.events, shown.preview.before, shown.preview.after)
      : [];
    return {
      line: deedTitle(t, aimed.deed, aimed.hex, play.choice, walking),
      sub: lines
        .slice(0, 2)
        .map((it) => it.text)
        .join(' · '),
    };
  }
  if (play.note) return { line: play.note, sub: '' };
  if (play.ending.long) return { ...asked, sub: play.ending.long };
  const hit = play.idle ? props.since.find((it) => hits(it, viewer)) : undefined;
  return hit?.event ? { ...asked, sub: t.tell('event', hit.event), bad: true } : asked;
}

/** What is asked within a turn. */
function turnAsked({ t, frame }: WolvesProps, choice: Choice, viewer: number): Asked {
  const { view } = frame;
  const say = (key: string, args?: Record<string, string | number>) =>
    t(`wolves-ui-ask-${key}`, args);
  const me = view.seats[viewer];
  const value = (track: Track) => me?.tracks.find((it) => it.track === track)?.value ?? 0;
  const open = view.open_move;
  const number = say('number', {
    kind: nextKind(view),
    number: view.actions_done + (open ? 2 : 1),
  });
  const reach = say('walk-detail', {
    spread: value('spread'),
    speed: value('speed'),
  });
  const free = open ? say('open-detail', { terrain: t.name(open.terrain) }) : '';
  if (choice.from !== null) {
    const both = choice.wolves.length > 1;
    return {
      line: both ? say('walk-both') : say('walk', { wolf: t.name(choice.wolves[0] ?? 'pack') }),
      sub: free || `${reach} ${number}`,
    };
  }
  if (choice.track !== null)
    return {
      line: say('track', { track: trackName(t, choice.track) }),
      sub: number,
    };
  if (choice.mode !== null) {
    const args = { cost: view.facts.prices[choice.mode], range: value('howl') };
    const detail = choice.mode === 'move' ? reach : say(`${choice.mode}-detail`, args);
    return { line: say(choice.mode), sub: `${detail} ${number}` };
  }
  if (open) return { line: say('open', { left: open.walks_left }), sub: free };
  if (view.actions_done < 2) return { line: say('idle'), sub: `${number} ${say('idle-detail')}` };
  const bonus = me?.action_tokens ?? 0;
  return bonus > 0
    ? {
        line: say('bonus'),
        sub: t('wolves-ui-action-tokens', { count: bonus }),
      }
    : { line: say('done'), sub: '' };
}

/** The winner, and the points. */
function result({ t, names, frame }: WolvesProps): string {
  const winners =
    frame.outcome?.placing.flatMap((place, seat) => (place === 1 ? [seat] : [])) ?? [];
  const [first] = winners;
  if (first === undefined) return '';
  const list = winners.map((it) => names[it] ?? '').join(', ');
  return t('wolves-ui-ask-over-winner', {
    names: list,
    points: frame.sheets[first]?.total ?? 0,
  });
}

/** What help says about a player's pack. */
export function helpOn(it: SeatView, name: string, later: number) {
  const [spread, speed, howl] = it.tracks.map((track) => track.value);
  return help('rival', '1.8', {
    name,
    points: it.score,
    later,
    spread: spread ?? 0,
    speed: speed ?? 0,
    howl: howl ?? 0,
    terrain: it.terrain_tokens,
    action: it.action_tokens,
  });
}
