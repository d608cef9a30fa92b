/** The rules of The Wolves for players: its parts, and the numbers in its texts. */
import type { Guide } from '$board';
import { NUMBERS } from '../generated/numbers';
import { carve } from '../lino';
import '../look.css';
import Picture from './Picture.svelte';

carve();

const { tracks } = NUMBERS;

const guide: Guide = {
  parts: [
    { id: 'goal', rules: [], short: true },
    { id: 'turn', rules: ['3', '4'], short: true },
    {
      id: 'actions',
      cards: ['move', 'den', 'lair', 'howl', 'dominate'],
      rules: ['5', '6', '7', '8', '9', '10'],
      short: true,
    },
    { id: 'hunt', rules: ['11'], short: true },
    { id: 'moon', rules: ['12'] },
    { id: 'control', rules: ['13'], short: true },
    { id: 'end', rules: ['14'], short: true },
    { id: 'two', rules: [] },
    { id: 'questions', rules: ['1', '2', '15'] },
  ],
  numbers: {
    actions: NUMBERS.actions,
    move: NUMBERS.move,
    build: NUMBERS.build,
    upgrade: NUMBERS.upgrade,
    howl: NUMBERS.howl,
    dominate: NUMBERS.dominate,
    hunters: NUMBERS.hunters,
    control: NUMBERS.lair_control,
    piece: NUMBERS.piece_control,
    spread: tracks.spread[0] ?? 0,
    speed: tracks.speed[0] ?? 0,
    range: tracks.howl[0] ?? 0,
    ...NUMBERS.hunt_example,
  },
  pictured: ['turn', 'move', 'den', 'lair', 'howl', 'dominate', 'hunt', 'moon', 'control', 'end'],
  picture: Picture,
};

export default guide;
