/** The view with what the facts hold of it: sizes of kingdoms, words of decrees, the upstart's level, what a battle token adds. */
import type { View as SentView } from './generated/wire';
import type { Facts, View } from './wire';

export function complete(sent: unknown, known: unknown): View {
  const [view, facts] = [sent as SentView, known as Facts];
  const { level, modifier } = facts;
  return {
    ...view,
    modifier,
    upstart: view.upstart && level ? { ...view.upstart, level } : null,
    kingdoms: view.kingdoms.map((it, at) => ({
      ...it,
      territories: facts.kingdoms[at]?.territories ?? 0,
      text: facts.decrees.find((one) => one.decree === it.decree)?.text ?? '',
    })),
  };
}
