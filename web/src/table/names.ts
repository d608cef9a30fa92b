/** What players are called who have no name of their own. */
import type { Seat } from '../board';
import type { SeatInfo } from '../net/wire';
import { t } from '../words/texts.svelte';

export function seatName(kind: SeatInfo['kind'], seat: Seat): string {
  if (kind === 'open') return t('seat-free');
  return kind === 'bot' ? t(`bot-name-${seat}`) : t('player-number', { number: seat + 1 });
}
