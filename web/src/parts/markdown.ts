/** As much Markdown as our rules pages use, cut into blocks that a page can draw without raw HTML. */

/** A run of text. */
export interface Span {
  text: string;
  kind: 'plain' | 'bold' | 'italic' | 'code';
}

export type Block =
  | { kind: 'heading'; level: number; id: string; spans: Span[] }
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'list'; ordered: boolean; items: Span[][] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] };

/** The blocks of a text. */
export function blocks(source: string): Block[] {
  const found: Block[] = [];
  for (const part of source.replace(/\r/g, '').split(/\n\s*\n/)) {
    found.push(...partBlocks(part.split('\n').filter((it) => it.trim() !== '')));
  }
  return found;
}

function partBlocks(lines: string[]): Block[] {
  const first = lines[0];
  if (first === undefined) return [];
  const heading = /^(#{1,6})\s+(.*)$/.exec(first);
  if (heading) {
    const [, marks = '', text = ''] = heading;
    const block: Block = {
      kind: 'heading',
      level: marks.length,
      id: idOf(text),
      spans: spans(text),
    };
    return [block, ...partBlocks(lines.slice(1))];
  }
  if (first.trimStart().startsWith('|')) {
    const end = lines.findIndex((it) => !it.trimStart().startsWith('|'));
    const rows = (end < 0 ? lines : lines.slice(0, end)).map(cells);
    const [head = [], , ...body] = rows;
    return [{ kind: 'table', head, rows: body }, ...(end < 0 ? [] : partBlocks(lines.slice(end)))];
  }
  const bullet = /^\s*([-*]|\d+\.)\s+/;
  if (bullet.test(first)) {
    const items: string[] = [];
    for (const line of lines) {
      if (bullet.test(line)) items.push(line.replace(bullet, ''));
      else items.push(`${items.pop() ?? ''} ${line.trim()}`);
    }
    return [{ kind: 'list', ordered: /^\s*\d/.test(first), items: items.map(spans) }];
  }
  const next = lines.findIndex(
    (it, index) => index > 0 && (bullet.test(it) || /^(#|\s*\|)/.test(it)),
  );
  const own = next < 0 ? lines : lines.slice(0, next);
  const text = own.map((it) => it.replace(/^>\s?/, '').trim()).join(' ');
  return [
    { kind: 'paragraph', spans: spans(text) },
    ...(next < 0 ? [] : partBlocks(lines.slice(next))),
  ];
}

function cells(line: string): Span[][] {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((it) => spans(it.trim()));
}

/** The runs of a line. */
export function spans(text: string): Span[] {
  const found: Span[] = [];
  const pattern = /\*\*(.+?)\*\*|`(.+?)`|\*(.+?)\*|\[(.+?)\]\([^)]*\)/g;
  let last = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > last) found.push({ kind: 'plain', text: text.slice(last, match.index) });
    const [whole, bold, code, italic, link] = match;
    if (bold !== undefined) found.push({ kind: 'bold', text: bold });
    else if (code !== undefined) found.push({ kind: 'code', text: code });
    else if (italic !== undefined) found.push({ kind: 'italic', text: italic });
    else found.push({ kind: 'plain', text: link ?? '' });
    last = match.index + whole.length;
  }
  if (last < text.length) found.push({ kind: 'plain', text: text.slice(last) });
  return found;
}

/** A rule that begins with its number, `**5.2** …`, is found by it. */
export function ruleId([first]: Span[]): string | undefined {
  if (first?.kind !== 'bold' || !/^\d+(\.\d+)+$/.test(first.text)) return undefined;
  return `rule-${first.text}`;
}

/** A heading that begins with a number is found by it: `5.2`. */
function idOf(heading: string): string {
  const numbered = /^(?:§\s*)?(\d+(?:\.\d+)*)/.exec(heading);
  if (numbered) return `rule-${numbered[1]}`;
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
