/** Which sound goes with an event; what is not here is silent. */
import type { Cue } from '$parts/sound';
import type { Event } from './wire';

const CUES: Partial<Record<Event['event'], Cue>> = {
  card_laid: 'slide',
  token_placed: 'stamp',
  rallied: 'horn',
  retreated: 'drum',
  age_ended: 'rise',
  battle_began: 'growl',
  revealed: 'snap',
  upstart_revealed: 'snap',
  modifier_added: 'clink',
  battle_ended: 'brass',
  modifier_passed: 'wood',
  round_tied: 'knock',
  upstart_turned: 'paper',
  bonus_matched: 'paper',
};

export function cueOf(event: Event): Cue | null {
  if (event.event === 'token_placed' && event.capital) return 'chime';
  return CUES[event.event] ?? null;
}
