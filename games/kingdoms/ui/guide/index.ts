/** The rules of Animal Kingdoms for players: its parts, and the numbers in its texts. */
import type { Guide } from '$board';
import { NUMBERS } from '../generated/numbers';
import '../tones.css';
import Picture from './Picture.svelte';

const { territories, ...single } = NUMBERS;

const guide: Guide = {
  parts: [
    { id: 'goal', rules: [], short: true },
    { id: 'turn', cards: ['claim', 'rally', 'retreat'], rules: ['3', '4', '5', '6'], short: true },
    { id: 'decrees', rules: ['7'], short: true },
    { id: 'scoring', rules: ['8'], short: true },
    { id: 'battle', rules: ['9', '10'], short: true },
    { id: 'between', rules: ['11'] },
    { id: 'end', rules: ['12'], short: true },
    { id: 'solo', rules: ['13'] },
    { id: 'questions', rules: ['1', '2', '14'] },
  ],
  numbers: {
    ...single,
    // A rank of a card names the kingdom of that size.
    aim_least: Math.min(...territories),
    aim_most: Math.max(...territories),
  },
  pictured: ['claim', 'rally', 'retreat', 'decrees', 'scoring', 'battle', 'solo'],
  picture: Picture,
};

export default guide;
