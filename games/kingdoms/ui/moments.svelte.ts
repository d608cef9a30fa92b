/** Sounds and flights that go with what happens on the table. */
import { tick, untrack } from 'svelte';
import { play as sound } from '$parts/sound';
import { spotOf, type Flights, type Spot } from './flights.svelte';
import { cueOf } from './sounds';
import { KINGDOMS, kingdomOf, type Event, type KingdomsProps, type Owner } from './wire';

/** Listens to the stage for as long as the board is there; `root` is the board's element. */
export function moments(
  props: () => KingdomsProps,
  flights: Flights,
  root: () => HTMLElement | null,
): void {
  const find = (selector: string) => spotOf(root()?.querySelector(selector));

  $effect(() => {
    const { stage } = props();
    const cue = stage && cueOf(stage.event);
    // What others do is heard more softly than one's own move.
    if (stage && cue) sound(cue, stage.after ? 1 : 0.6);
  });

  // Before the screen changes a card still lies in the hand: that is where it starts from.
  $effect.pre(() => {
    const { stage } = props();
    if (stage) untrack(() => set(stage.event, stage.ms));
  });

  function set(event: Event, ms: number): void {
    if (event.event === 'card_laid') {
      const { card, owner } = event;
      const own = find(`.hand [data-card="${card}"]`);
      const from = own ?? seatOf(owner);
      void tick().then(() => {
        const fan = find(`[data-played^="${card} "]`);
        const to = fan?.width ? fan : lastPiece(event.kingdom);
        // A card that comes from a rival has the size it will have on the board.
        flights.send(own ?? (from && to && { ...from, width: Math.max(to.width, 34) }), to, {
          card,
          ms: ms * 0.65,
        });
      });
    } else if (event.event === 'rallied') {
      const from = find('.hand') ?? find('.hub');
      flights.send(event.seat === props().viewer ? from : find('.hub'), score(event.seat), {
        text: '+1',
        ms: ms * 0.6,
      });
    }
  }

  const score = (owner: Owner): Spot | null => find(`[data-score="${owner}"]`);
  const seatOf = (owner: Owner): Spot | null => find(`[data-owner="${owner}"]`) ?? score(owner);
  function lastPiece(kingdom: string): Spot | null {
    const all = root()?.querySelectorAll(`[data-kingdom="${kingdom}"] .pieces [data-token]`);
    return spotOf(all?.[all.length - 1]);
  }

  // A pennant that turns is heard.
  let leads: string[] | null = null;
  let age = 0;
  $effect(() => {
    const { figures, view } = props().frame;
    const now = KINGDOMS.map((id) => kingdomOf(figures.kingdoms, id).leaders.join());
    const same = leads === null || view.age !== age || now.every((it, at) => it === leads?.[at]);
    if (!same) sound('flag', 0.7);
    [leads, age] = [now, view.age];
  });
}
