/** A view with what the facts hold of it. Leaves once the screen reads facts itself. */
import type { View as SentView } from './generated/wire';
import type { Facts, View } from './wire';

export function complete(sent: unknown, known: unknown): View {
  const [view, facts] = [sent as SentView, known as Facts];
  const { ties, stall, level } = facts;
  return {
    ...view,
    ties,
    stall,
    upstart: view.upstart && level ? { ...view.upstart, level } : null,
    kingdoms: view.kingdoms.map((it, at) => {
      const decree = facts.decrees.find(({ decree }) => decree === it.decree);
      const { territories = 0 } = facts.kingdoms[at] ?? {};
      const { scope = null, documented = false } = decree ?? {};
      return { ...it, territories, scope, documented };
    }),
  };
}
