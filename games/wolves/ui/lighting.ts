/** What the map shows bright and what steps back, from what is being chosen or shown. */
import type { Stage } from '$board';
import type { Chart } from './layout';
import { places, walks } from './pictured';
import type { Play } from './play.svelte';
import { asksAtOnce, type Mode } from './targets';
import type { Event, Figures, Hex, Line } from './wire';

export interface Lighting {
  /** The choices, with a ring. */
  lit: Hex[];
  /** What stays bright without a ring. */
  bright: Hex[];
  /** Within reach, but nothing pays for it. */
  half: Hex[];
  /** Own pieces in danger. */
  danger: Hex[];
  /** Hexes that are pointed out. */
  marked: Hex[];
  /** Where wolves went. */
  trails: { from: Hex; to: Hex }[];
  /** Pieces elsewhere are faded; `null` fades none. */
  only: ReadonlySet<Hex> | null;
  /** Whether the lit hexes are a rival's choices. */
  threat: boolean;
}

const REST: Lighting = {
  lit: [],
  bright: [],
  half: [],
  danger: [],
  marked: [],
  trails: [],
  only: null,
  threat: false,
};

export function lightingOf(now: {
  play: Play;
  chart: Chart;
  figures: Figures;
  stage: Stage<Event> | null;
  since: readonly Line[];
  /** An event of the log that is shown on the map. */
  picked: Event | null;
  /** A rival whose reach is shown. */
  looking: number | null;
  viewer: number | null;
  /** A region that is pointed out. */
  region: string | null;
  danger: Hex[];
}): Lighting {
  const { play, chart, stage, picked, looking, viewer } = now;
  if (stage) return told(chart, stage.event, stage.after);
  if (picked) {
    const shown = told(chart, picked, false);
    return { ...shown, only: new Set(shown.bright) };
  }
  if (now.region !== null) {
    const hexes = chart.regions.find((it) => it.region === now.region)?.hexes ?? [];
    return { ...REST, bright: hexes.map((it) => it.hex) };
  }
  if (looking !== null && viewer !== null && looking !== viewer) {
    const reached = now.figures.threats.filter(
      (it) => it.owner === viewer && it.by.includes(looking),
    );
    const alphas = play.view.pieces.filter((it) => it.owner === looking && it.piece === 'alpha');
    return {
      ...REST,
      lit: reached.map((it) => it.at),
      bright: alphas.map((it) => it.at),
      threat: true,
    };
  }
  const lit = choices(play);
  const { choice } = play;
  const half =
    play.mine && choice.from !== null
      ? now.figures.unpaid
          .filter((it) => it.from === choice.from && choice.wolves.includes(it.wolf))
          .flatMap((it) => it.to)
          .filter((it) => !lit.includes(it))
      : [];
  const idle = lit.length === 0 && choice.from === null;
  return {
    ...REST,
    lit,
    bright: choice.from === null ? [] : [choice.from],
    half: [...new Set(half)],
    danger: idle ? now.danger : [],
    trails: idle ? walks(now.since) : [],
  };
}

/** The hexes a click on which would go on with what has been chosen. */
export function choices(play: Play): Hex[] {
  if (!play.mine) return [];
  const { choice, peeked } = play;
  const ringed = (deeds?: readonly string[]) =>
    [...play.aims]
      .filter(([, list]) => !deeds || list.some((it) => deeds.includes(it.deed)))
      .map(([hex]) => hex);
  if (asksAtOnce(play.offers)) return ringed();
  if (choice.from !== null) return ringed(['walk']);
  if (choice.mode === 'move') return [...play.wolves.keys()];
  if (choice.mode !== null || choice.track !== null) return ringed();
  if (play.pinned) return [play.pinned.hex];
  return peeked === null ? [] : peek(play, peeked);
}

function peek(play: Play, mode: Mode): Hex[] {
  return mode === 'move' ? [...play.wolves.keys()] : [...play.peek(mode).keys()];
}

/** An event that is shown: its hexes, and the way that was gone. */
function told(chart: Chart, event: Event, after: boolean): Lighting {
  if ('region' in event && event.event !== 'hunted') {
    const hexes = chart.regions.find((it) => it.region === event.region)?.hexes ?? [];
    return { ...REST, bright: hexes.map((it) => it.hex) };
  }
  const hexes = places(event);
  const trail =
    event.event === 'wolf_walked' || event.event === 'displaced'
      ? [{ from: event.from, to: event.to }]
      : [];
  if (after) return { ...REST, trails: [] };
  return { ...REST, bright: hexes, trails: trail };
}
