import { beforeEach, expect, test, vi } from 'vitest';
import { browserLanguage, need, speak, t, translator } from './texts.svelte';

const TEXTS: Record<string, string> = { en: 'you = You\nundo = Undo', de: 'you = Du' };
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    const language = /(\w\w)\.ftl/.exec(url)?.[1] ?? '';
    return Promise.resolve(
      new Response(url.includes('web') || url.includes('/i18n/') ? TEXTS[language] : ''),
    );
  });
});

test('the browser’s first language that we have is taken, else English', () => {
  expect(browserLanguage(['pt-BR', 'uk-UA', 'de'])).toBe('uk');
  expect(browserLanguage(['pt'])).toBe('en');
});

test('only the chosen language is loaded, English behind it once something is missing', async () => {
  await speak('de');
  expect(t('you')).toBe('Du');
  expect(asked.every((it) => it.includes('de.ftl'))).toBe(true);
  expect(t('undo')).toBe('undo');
  await vi.waitFor(() => expect(t('undo')).toBe('Undo'));
  expect(t('you')).toBe('Du');
  await need('shell');
  expect(document.documentElement.lang).toBe('de');
});

test('a board’s translator formats names, things and numbers', async () => {
  await speak('de');
  const own = translator('wolves', () => ['Ada']);
  expect(own('you')).toBe('Du');
  expect(own.has('you')).toBe(true);
  expect(own.name('no_such_thing')).toBe('no_such_thing');
  expect(own.number(3, true)).toBe('+3');
  expect(own.tell('reason', { reason: 'odd' })).toBe('{"reason":"odd"}');
});
