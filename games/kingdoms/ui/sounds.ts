/** Which sound goes with an event; what is not here is silent. */
import type { Cue } from '$parts/sound';
import type { Event } from './wire';

const CUES: Partial<Record<Event['event'], Cue>> = {
  card_laid: 'slide',
  token_placed: 'stamp',
  rallied: 'horn',
  retreated: 'drum',
  battle_began: 'drum',
  revealed: 'snap',
  upstart_revealed: 'snap',
  modifier_added: 'clink',
  battle_ended: 'brass',
  scored: 'coin',
  council_seated: 'wood',
  age_began: 'cloth',
  upstart_turned: 'paper',
  game_ended: 'fanfare',
};

export function cueOf(event: Event): Cue | null {
  if (event.event === 'token_placed' && event.capital) return 'chime';
  return CUES[event.event] ?? null;
}
