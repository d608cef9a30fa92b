/** How fast a table plays, in words and as choices. */
import type { Pace } from '../net/wire';
import { t } from '../words/texts.svelte';

/** The paces on offer when a table is made. */
export const PACES: readonly Pace[] = [
  { kind: 'none' },
  { kind: 'live', bank: 600, increment: 10 },
  { kind: 'live', bank: 1800, increment: 20 },
  { kind: 'turns', hours: 24 },
  { kind: 'turns', hours: 72 },
];

export function paceText(pace: Pace): string {
  switch (pace.kind) {
    case 'none':
      return t('pace-none');
    case 'live':
      return t('pace-live', { minutes: Math.round(pace.bank / 60), seconds: pace.increment });
    case 'turns':
      return t('pace-turns', { hours: pace.hours });
  }
}
