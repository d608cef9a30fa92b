/**
 * The laws of layout, measured: every kind of decision of both games with what each button opens, and
 * every page and dialog, in all languages, windows and text sizes. A run samples by rotation;
 * `npm run layout` measures everything, `npm run layout -- wolves de 390x844` a part of it.
 */
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { combinations, pressed, wanted, written, type Combination } from './layout/combinations';
import { dialogs, pages } from './layout/games';
import { measure, type Law } from './layout/measure';
import { pageOf, pageOfScene, SCENES, type Scene } from './layout/scenes';
import { expect, settled, test, type Server } from './server';

const LAW: Omit<Law, 'least'> = { share: 0, leads: true };

function lawFor(scene: Scene, { size }: Combination): Law {
  const least = size.touch ? 44 : 24;
  const portrait = size.height > size.width;
  const share = { none: 0, part: 0.3, table: portrait ? 0.35 : 0.5 }[scene.board];
  return { ...LAW, least, share };
}

/** Opens a scene as it looks in a language and by touch or mouse. */
async function opened(
  browser: Browser,
  server: Server,
  scene: Scene,
  address: string,
  { language, size, text }: Combination,
  storage: Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: size.width, height: size.height },
    hasTouch: size.touch,
    isMobile: size.touch,
    reducedMotion: 'reduce',
    storageState: storage,
  });
  const page = await context.newPage();
  await page.addInitScript(
    (settings) => localStorage.setItem('settings', settings),
    JSON.stringify({ language, text, speed: 0, autoEnd: 'manual' }),
  );
  await load(page, scene, address);
  return page;
}

async function load(page: Page, scene: Scene, address: string): Promise<void> {
  await page.goto(address, { timeout: 20_000 });
  // Without a decision a board may have nothing to press.
  const board =
    scene.board !== 'none' || (scene.open && ['table', 'replay'].includes(pageOf(address)));
  await page
    .locator(
      board ? 'main [data-version], main.cover button' : 'main :is(button, a, input):visible',
    )
    .first()
    .waitFor();
  await scene.open?.(page);
  // A pointer that rests where it pressed would ask for help.
  await page.mouse.move(0, 0);
  // Answers that the server looks ahead for come a moment later; whether there are some is measured.
  const way = page.locator('main button:enabled:visible:not(:is(header, [inert]) *)').first();
  if (scene.press) await way.waitFor({ timeout: 5000 }).catch(() => null);
  await settled(page);
}

/** Keeps a picture of what is measured, if `LAYOUT_PICTURES` names a folder. */
async function picture(page: Page, scene: Scene, combination: Combination): Promise<void> {
  const folder = process.env.LAYOUT_PICTURES;
  if (!folder) return;
  const name = `${scene.name} ${written(combination)}.png`.replaceAll(/[^\w.%-]+/g, '-');
  await page.screenshot({ path: join(folder, combination.language, name) });
}

async function resize(page: Page, { size, text }: Combination): Promise<void> {
  await page.setViewportSize({ width: size.width, height: size.height });
  await page.evaluate(
    (scale) => document.documentElement.style.setProperty('--text-scale', scale),
    String(text / 100),
  );
  await settled(page);
}

/** Numbers the buttons of a table that can be pressed now. It runs in the browser; gives their names. */
function numbered(): string[] {
  const all = [...document.querySelectorAll<HTMLButtonElement>('main button')].filter(
    (it) =>
      !it.disabled &&
      it.ariaDisabled !== 'true' &&
      it.checkVisibility() &&
      // Lines of a list are alike: the first one stands for all.
      !it.matches('[inert] *, ol li:nth-child(n + 2) button'),
  );
  for (const [index, it] of all.entries()) it.dataset.press = String(index);
  return all.map((it) => (it.ariaLabel ?? it.textContent).trim().slice(0, 30));
}

/**
 * Presses buttons of the board that ask for nothing from the server but a look ahead: all of them, or in
 * a sampled run a few that rotate. Whether a button can be reached is measured, so a press is no search for it.
 */
async function pressAll(
  page: Page,
  scene: Scene,
  address: string,
  combination: Combination,
  law: Law,
): Promise<string[]> {
  const found: string[] = [];
  const { stage: before, problems: known } = await page.evaluate(measure, law);
  const text = () => page.locator('main').innerText();
  const first = await text();
  let names = await page.evaluate(numbered);
  let played = false;
  // Nothing is played: the scene must stay as it is.
  await page.route(/\/(actions|undo)$/, (route) => {
    played = true;
    return route.abort();
  });
  for (const index of pressed(names.length)) {
    const name = names[index] ?? '';
    const there = await page.evaluate((index) => {
      const it = document.querySelector<HTMLButtonElement>(`[data-press="${index}"]`);
      it?.click();
      return it !== null;
    }, index);
    if (!there) continue;
    await settled(page);
    if (!played) {
      const look = () => page.evaluate(measure, { ...law, leads: true });
      let { problems, stage } = await look();
      // What is loaded on demand may just have come: only what stays counts.
      for (let again = 0; again < 8 && problems.length > known.length; again++) {
        await settled(page);
        ({ problems, stage } = await look());
      }
      const fresh = problems.filter((it) => !known.includes(it));
      found.push(...fresh.map((it) => `after “${name}”: ${it}`));
      const moved =
        before && stage && !(await page.locator('dialog[open]').count())
          ? Math.max(
              ...(['x', 'y', 'width', 'height'] as const).map((it) =>
                Math.abs(before[it] - stage[it]),
              ),
            )
          : 0;
      if (moved > 1) found.push(`after “${name}”: the board moved by ${Math.round(moved)} px`);
    }
    played = false;
    // That nothing could be played is said over the table, and is no part of it.
    await page.evaluate(() => {
      for (const it of document.querySelectorAll<HTMLElement>('.toasts button')) it.click();
    });
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await settled(page);
    if ((await text()) === first) continue;
    await load(page, scene, address);
    await resize(page, combination);
    names = await page.evaluate(numbered);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return found;
}

/** How many buttons' worth of a scene is opened at text sizes other than 100 %: none, words are the same. */
const PRESSED_AT = 100;

test.describe('layout', () => {
  test.use({ expected: [/./] });
  test('every dialog of the page and of the boards is a scene', () => {
    const shown = new Set(SCENES.flatMap((it) => it.dialog ?? []));
    expect([...shown].sort()).toEqual([...new Set(dialogs())]);
  });

  test('every page is a scene', () => {
    expect([...new Set(SCENES.map(pageOfScene))].sort()).toEqual(pages().sort());
  });

  for (const [number, scene] of SCENES.entries()) {
    if (!wanted(scene.name)) continue;
    test(`${scene.name} @layout`, async ({ page, browser, server, request }) => {
      const chosen = combinations(number);
      test.setTimeout(60_000 + chosen.length * 60_000);
      await page.goto('/settings');
      const address = scene.path ?? (await scene.make?.(page, { browser, server, request })) ?? '';
      expect(pageOf(address), 'the page it shows').toBe(pageOfScene(scene));
      const storage = await page.context().storageState();
      const wrong: string[] = [];
      let looked = 0;
      let current = null as { page: Page; key: string } | null;
      for (const combination of chosen) {
        const key = scene.fresh
          ? written(combination)
          : `${combination.language} ${combination.size.touch}`;
        if (current?.key !== key) {
          await current?.page.context().close();
          current = {
            page: await opened(browser, server, scene, address, combination, storage),
            key,
          };
        }
        const here = current.page;
        await resize(here, combination);
        const law = lawFor(scene, combination);
        const measured = await here.evaluate(measure, law);
        looked += measured.looked;
        const found = [...measured.problems];
        await picture(here, scene, combination);
        if (scene.press && combination.text === PRESSED_AT && !process.env.LAYOUT_PICTURES)
          found.push(...(await pressAll(here, scene, address, combination, law)));
        wrong.push(...found.map((it) => `${written(combination)}: ${it}`));
      }
      await current?.page.context().close();
      expect(looked, 'texts and controls that were measured').toBeGreaterThan(0);
      expect(wrong, `${scene.name}: ${chosen.length} combinations`).toEqual([]);
    });
  }
});
