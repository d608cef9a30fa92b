import { expect, test } from 'vitest';
import { blocks, ruleId, spans } from './markdown';

test('a rules page is cut into headings, paragraphs, lists and tables', () => {
  const page = `# The Wolves
## 5. Actions
Pay with **tiles** of
one \`terrain\`.
- one
- two,
  with more

| a | b |
|---|---|
| 1 | *2* |`;
  expect(blocks(page).map((it) => it.kind)).toEqual([
    'heading',
    'heading',
    'paragraph',
    'list',
    'table',
  ]);
  const [, section, , list, table] = blocks(page);
  expect(section).toMatchObject({ level: 2, id: 'rule-5' });
  expect(list).toMatchObject({ items: [[{ text: 'one' }], [{ text: 'two, with more' }]] });
  expect(table).toMatchObject({ rows: [[[{ text: '1' }], [{ text: '2', kind: 'italic' }]]] });
});

test('bold, italic, code and links are distinguished, everything else stays text', () => {
  expect(spans('a **b** *c* `d` [e](f) <g>')).toEqual([
    { kind: 'plain', text: 'a ' },
    { kind: 'bold', text: 'b' },
    { kind: 'plain', text: ' ' },
    { kind: 'italic', text: 'c' },
    { kind: 'plain', text: ' ' },
    { kind: 'code', text: 'd' },
    { kind: 'plain', text: ' ' },
    { kind: 'plain', text: 'e' },
    { kind: 'plain', text: ' <g>' },
  ]);
});

test('a rule is found by the number it begins with', () => {
  expect(ruleId(spans('**5.2** At most as many wolves walk.'))).toBe('rule-5.2');
  expect(ruleId(spans('**Rally** is closed.'))).toBeUndefined();
  expect(ruleId(spans('See **5.2**.'))).toBeUndefined();
  expect(ruleId([])).toBeUndefined();
});
