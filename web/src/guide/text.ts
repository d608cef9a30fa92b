/** Everything that is read in a part of the rules for players, for the search. */
import type { Guide, GuidePart, Translate } from '../board';

const FIELDS = ['title', 'text', 'example', 'price', 'note'];

export function textOf(game: string, guide: Guide, part: GuidePart, t: Translate): string {
  const ids = [part.id, ...(part.cards ?? [])];
  const counted = Array.from({ length: 9 }, (_, at) => at + 1);
  const fields = [...FIELDS, ...counted.flatMap((at) => [`${at}`, `${at}-ask`, `${at}-answer`])];
  return ids
    .flatMap((id) => fields.map((field) => `${game}-guide-${id}-${field}`))
    .filter((key) => t.has(key))
    .map((key) => t(key, { ...guide.numbers }))
    .join('\n');
}

/** The part that a section of RULES.md ("5.2") belongs to. */
export function partOf(guide: Guide, section: string): GuidePart | undefined {
  const [chapter = ''] = section.split('.');
  return guide.parts.find((it) => it.rules.includes(chapter));
}
