import { flushSync, mount, unmount } from 'svelte';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../settings.svelte';
import RulesText from './RulesText.svelte';

const asked: string[] = [];
const shown: string[] = [];
let text: Record<string, unknown> | undefined;

beforeEach(() => {
  vi.stubGlobal('fetch', (url: string) => {
    const path = /games\/.*\.md/.exec(url)?.[0] ?? '';
    asked.push(path);
    return Promise.resolve(new Response(readFileSync(join(__dirname, '../../..', path))));
  });
  Element.prototype.scrollIntoView = function () {
    shown.push(this.id);
  };
});
afterEach(() => {
  if (text) void unmount(text);
  document.body.innerHTML = '';
  settings.language = 'en';
  asked.length = shown.length = 0;
});

const rules = () => document.querySelector<HTMLElement>('.rules');
const rule = (number: string) => document.getElementById(`rule-${number}`)?.textContent?.trim();

test('the rules come in the language of the page, nothing else is loaded, and the section is shown', async () => {
  settings.language = 'uk';
  text = mount(RulesText, { target: document.body, props: { game: 'wolves', section: '9.3' } });
  await vi.waitFor(() => expect(rules()?.lang).toBe('uk'));
  expect(asked).toEqual(['games/wolves/rules/uk.md']);
  expect(shown).toEqual(['rule-9.3']);
  expect(rule('9.3')).toContain('пасивна зграя');
});

test('another language is read as soon as it is chosen', async () => {
  text = mount(RulesText, { target: document.body, props: { game: 'kingdoms' } });
  await vi.waitFor(() => expect(rules()?.lang).toBe('en'));
  expect(rule('1.5')).toContain('influence tokens');
  flushSync(() => (settings.language = 'de'));
  await vi.waitFor(() => expect(rule('1.5')).toContain('Einflussmarker'));
  expect(rules()?.lang).toBe('de');
  expect(asked).toEqual(['games/kingdoms/RULES.md', 'games/kingdoms/rules/de.md']);
});
