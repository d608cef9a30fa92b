/** What the viewer may answer about "+2" tokens, best first, without answers that change nothing. */
import type { Seat } from '$board';
import type { Action, KingdomsPreview, Owner } from './wire';

export interface Answer {
  action: Action;
  /** What it leads to as far as the server can say. */
  outcome: 'win' | 'open' | 'tie' | 'lose';
  winners: Owner[];
}

const WORTH = { win: 3, open: 2, tie: 1, lose: 0 };

/** The outcome that the server foresees. */
export function outcomeOf(
  action: Action,
  result: KingdomsPreview | null,
  viewer: Seat | null,
): Answer {
  for (const event of result?.events ?? []) {
    if (event.event === 'battle_ended') {
      const won = viewer !== null && event.winners.includes(viewer);
      return { action, outcome: won ? 'win' : 'lose', winners: event.winners };
    }
    if (event.event === 'round_tied') return { action, outcome: 'tie', winners: [] };
  }
  return { action, outcome: 'open', winners: [] };
}

/** Spending nothing comes first where both lead to the same; where both are final, it stands alone. */
export async function answersOf(
  legal: readonly Action[],
  preview: (actions: Action[]) => Promise<KingdomsPreview | null>,
  viewer: Seat | null,
): Promise<Answer[]> {
  const all = await Promise.all(
    legal.map(async (action) => outcomeOf(action, await preview([action]), viewer)),
  );
  const spends = (it: Answer) => Number(it.action.act === 'add');
  const sorted = all.sort((a, b) => WORTH[b.outcome] - WORTH[a.outcome] || spends(a) - spends(b));
  const [best] = sorted;
  return sorted.filter(
    (it) => it === best || it.outcome !== best?.outcome || it.outcome === 'open',
  );
}
