/** Ways to a new table that need no form. */
import { api } from '../net/api';
import type { GameInfo } from '../net/wire';
import { GAMES } from '../games';
import { go } from '../router.svelte';

/** The bots people choose from: the levels, as long as there are some. */
export function levels(bots: readonly string[]): string[] {
  const found = bots.filter((it) => it.startsWith('level'));
  return found.length > 0 ? found : [...bots];
}

/** Opponents for somebody who did not choose: the middle of what there is. */
export function usualBot(bots: readonly string[]): string {
  const offered = levels(bots);
  return offered[Math.floor((offered.length - 1) / 2)] ?? 'light';
}

/** A started table against bots: two of them, or as many as the smallest table needs. */
export async function playNow(
  game: GameInfo,
  options: Record<string, string> = {},
  alone = false,
  /** Whether every turn begins with a hint. */
  coached = false,
): Promise<void> {
  void GAMES[game.key]?.board();
  const rivals = alone ? 0 : Math.min(2, game.most - 1);
  const bot = usualBot(game.bots);
  const { id } = await api.create({
    game: game.key,
    seats: [
      { kind: 'me' },
      ...Array.from({ length: rivals }, () => ({ kind: 'bot' as const, bot })),
    ],
    options,
    pace: { kind: 'none' },
    public: false,
    hints: true,
    start: true,
  });
  go(`/t/${id}${coached ? '?coach' : ''}`);
}

/** A table with open seats for friends. It starts by the host's word. */
export async function withFriends(game: GameInfo, players: number): Promise<void> {
  const { id } = await api.create({
    game: game.key,
    seats: Array.from({ length: players }, (_, seat) => ({ kind: seat === 0 ? 'me' : 'open' })),
    pace: { kind: 'none' },
    public: false,
    hints: true,
    start: false,
  });
  go(`/t/${id}`);
}
