/** Animal Kingdoms on the real server: whole games by mouse, keyboard and touch, and what the board shows. */
import { expand } from '../src/offers';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { asked, byTouch, fight, fitting, over, version } from './court';
import { openHere } from './here';
import { stage } from './scenes';
import { asPlayer, becomeGuest, expect, past, test } from './server';

type Wished = {
  seats?: number;
  options?: Record<string, string>;
  settings?: Record<string, unknown>;
  alone?: 'here' | 'server';
};

/** A table against bots, with this page's player on the first seat. */
async function sit(
  page: Page,
  { seats = 3, options = {}, settings = {}, alone = 'server' }: Wished = {},
): Promise<string> {
  await page.addInitScript(
    (wanted) => {
      if (!localStorage.getItem('settings')) localStorage.setItem('settings', wanted);
    },
    JSON.stringify({ language: 'en', speed: 0, autoEnd: 'now', confirm: 'never', ...settings }),
  );
  await page.goto('/settings');
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: 'bot', bot: 'light' }));
  const wanted = {
    game: 'kingdoms',
    seats: [{ kind: 'me' }, ...bots],
    options,
    // Always the same deal, so that a failure can be seen again.
    seed: '7'.repeat(64),
    start: true,
  };
  let id: string;
  if (alone === 'here') id = await openHere(page, wanted);
  else {
    await becomeGuest(page);
    ({ id } = await asPlayer<{ id: string }>(page, 'POST', '/api/tables', wanted));
  }
  await page.goto(`/t/${id}`);
  return id;
}

for (const alone of ['server', 'here'] as const)
  test.describe(`games are ${alone}`, () => {
    test.use({ alone });

    test('a whole game can be played by mouse, with two clicks for a claim', async ({ page }) => {
      test.setTimeout(240_000);
      await sit(page, { alone });
      let claims = 0;
      while (await asked(page)) {
        const before = await version(page);
        if (await page.locator('.battle').isVisible()) {
          await fight(page);
        } else if ((await fitting(page).count()) > 0) {
          await fitting(page).first().click();
          const open = page.locator('.kingdom.open').first();
          await open.click();
          // Only a pair with a choice of second cards takes a third click.
          if (
            (await version(page)) === before &&
            (await page.locator('.card.raised').count()) > 0
          ) {
            await page.locator('.card.raised').first().click();
          }
          claims += 1;
        } else {
          await page
            .getByRole('button', { name: /^Retreat/ })
            .first()
            .click();
          await page.locator('.retreat').getByRole('button', { name: 'Retreat' }).click();
        }
        await past(page, before);
      }
      expect(claims).toBeGreaterThan(5);
      await expect(over(page)).toBeVisible();
    });
  });

test('a whole game can be played by keyboard alone', async ({ page }) => {
  test.setTimeout(240_000);
  await sit(page, { seats: 2, options: { ties: 'peace' } });
  while (await asked(page)) {
    const before = await version(page);
    if ((await fitting(page).count()) > 0) {
      await page.keyboard.press('n');
      await page.keyboard.press('Enter');
      await page.keyboard.press('n');
      await page.keyboard.press('Enter');
      if ((await page.locator('.card.raised').count()) > 0) {
        await page.keyboard.press('n');
        await page.keyboard.press('Enter');
      }
    } else {
      await page.keyboard.press('/');
      await page.keyboard.type('retreat');
      await page.keyboard.press('Enter');
    }
    await past(page, before);
  }
  await expect(over(page)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a whole game can be played by touch: a tap previews, the next one acts', async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await sit(page, { seats: 2, settings: { confirm: 'always' } });
    await byTouch(page);
    await expect(over(page)).toBeVisible();
  });
});

test('a turn that ends by itself counts down, can be stopped, and taken back', async ({ page }) => {
  await sit(page, { settings: { autoEnd: 'soon' } });
  await asked(page);
  const before = await version(page);
  await fitting(page).first().click();
  await page.locator('.kingdom.open').first().click();
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(page.locator('.go .fill')).toHaveCount(0);
  await expect(page.locator('.go')).toBeVisible();
  await page.keyboard.press('z');
  await expect(page.locator('.go')).toHaveCount(0);
  expect(await version(page)).toBe(before);
  await fitting(page).first().click();
  await page.locator('.kingdom.open').first().click();
  await past(page, before);
});

test('what rivals do is put in words, and can be paused, stepped and skipped', async ({ page }) => {
  await sit(page, { settings: { speed: 1 } });
  await asked(page);
  const before = await version(page);
  await fitting(page).first().click();
  await page.locator('.kingdom.open').first().click();
  const pace = page.getByRole('group', { name: 'How fast rivals’ turns are shown' });
  await pace.getByRole('button', { name: 'Pause' }).click();
  const caption = page.locator('.say .main');
  await expect(caption).toHaveText(/^(Bo|Cleo) /);
  const [shown, first] = [await version(page), await caption.textContent()];
  expect(shown).toBeGreaterThan(before);
  await pace.getByRole('button', { name: 'One step forward' }).click();
  await expect(caption).not.toHaveText(first ?? '');
  await expect(pace.getByRole('button', { name: 'One step forward' })).toBeVisible();
  await expect(page.locator('.ak[data-mine=true]')).toHaveCount(0);
  await pace.getByRole('button', { name: 'Skip to my turn' }).click();
  await expect(page.locator('.ak[data-mine=true]')).toBeVisible();
  await expect(pace).toHaveCount(0);
});

test('for the left hand the buttons change sides', async ({ page }) => {
  const id = await sit(page, { settings: { autoEnd: 'manual' } });
  const sides: Record<string, boolean[]> = {};
  for (const leftHanded of [false, true]) {
    await page.evaluate((leftHanded) => {
      const kept = JSON.parse(localStorage.getItem('settings') ?? '{}') as object;
      localStorage.setItem('settings', JSON.stringify({ ...kept, leftHanded }));
    }, leftHanded);
    for (const [width, height] of [
      [1440, 900],
      [1024, 768],
      [844, 390],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(`/t/${id}`);
      await asked(page);
      await fitting(page).first().click();
      await page.locator('.kingdom.open').first().click();
      const middle = async (what: string) => {
        const box = await page.locator(what).first().boundingBox();
        return (box?.x ?? NaN) + (box?.width ?? NaN) / 2;
      };
      const go = await middle('.go');
      expect(go, `${width} pixels`).not.toBeNaN();
      (sides[width] ??= []).push(go > width / 2);
      await page.keyboard.press('Escape');
    }
  }
  expect(sides).toEqual({
    1440: [true, false],
    1024: [true, false],
    844: [true, false],
    390: [true, false],
  });
});

test('what is ringed is what the server allows, and everything else says why', async ({ page }) => {
  const id = await sit(page);
  await asked(page);
  type Legal = { action: { act: string; card?: string; kingdom?: string } };
  const { offers } = await asPlayer<{ offers: unknown }>(
    page,
    'GET',
    `/api/tables/${id}/frames/${await version(page)}?seat=0`,
  );
  const legal = expand<Legal['action']>(offers);
  for (const card of await page.locator('[data-card]').all()) {
    const name = await card.getAttribute('data-card');
    await card.click();
    const claims = legal.filter(({ action }) => action.act === 'claim' && action.card === name);
    const allowed = [...new Set(claims.map(({ action }) => action.kingdom ?? ''))].sort();
    const ringed = await page
      .locator('.kingdom.open')
      .evaluateAll((all) => all.map((it) => (it as SVGElement).dataset.kingdom ?? ''));
    expect(ringed.sort()).toEqual(allowed);
    for (const tag of await page.locator('.banner .tag').all()) await expect(tag).not.toBeEmpty();
    await expect(page.locator('.banner .tag')).toHaveCount(5);
    await page.keyboard.press('Escape');
  }
});

test('the upstart’s moves are explained', async ({ page }) => {
  await sit(page, { seats: 1, options: { level: 'normal' } });
  await asked(page);
  await expect(page.getByText(/Bonus card/)).toBeVisible();
  await expect(page.locator('.upstart .points')).toBeVisible();
  const before = await version(page);
  await fitting(page).first().click();
  await page.locator('.kingdom.open').first().click();
  await past(page, before);
  await expect(
    page.getByRole('region', { name: 'What the upstart did' }).getByRole('listitem').first(),
  ).toContainText(/goes to/);
});

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

for (const size of SIZES) {
  for (const theme of ['day', 'night']) {
    test(`nothing scrolls, is too small or breaks the accessibility rules at ${size.width}, ${theme}`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await sit(page, { seats: 5, settings: { theme } });
      await asked(page);
      const check = async () => {
        const found = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
          .analyze();
        expect(
          found.violations.map(
            (it) => `${it.id}: ${it.nodes.map((node) => node.target.join(' ')).join(', ')}`,
          ),
        ).toEqual([]);
      };
      await check();
      await fitting(page).first().click();
      await check();
      await page.keyboard.press('Escape');
      await page
        .getByRole('button', { name: /^Rally/ })
        .first()
        .click();
      await check();
      await page.keyboard.press('Escape');
      await page
        .getByRole('button', { name: /^Retreat/ })
        .first()
        .click();
      await check();
      const measured = await page.evaluate(() => ({
        down: document.documentElement.scrollHeight - innerHeight,
        across: document.documentElement.scrollWidth - innerWidth,
        nodes: document.querySelectorAll('*').length,
        small: [...document.querySelectorAll('main *')]
          .filter((it) =>
            [...it.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
          )
          .filter((it) => {
            // Text in a drawing is scaled with it.
            const drawn = 'getScreenCTM' in it ? (it as SVGGraphicsElement).getScreenCTM() : null;
            const scale = drawn ? Math.hypot(drawn.a, drawn.b) : 1;
            const shown = it.getBoundingClientRect().width > 1;
            return shown && parseFloat(getComputedStyle(it).fontSize) * scale < 11.9;
          })
          .map((it) => `${it.tagName} ${it.textContent?.trim().slice(0, 20)}`),
      }));
      expect(measured).toMatchObject({ down: 0, across: 0, small: [] });
      expect(measured.nodes).toBeLessThan(3000);
    });
  }
}

test.describe('alone on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the upstart’s points lead to what it did, and from there back to the board', async ({
    page,
  }) => {
    await page.goto('/settings');
    const id = await stage(page, { game: 'kingdoms', players: 1 });
    await page.goto(`/t/${id}`);
    await page.getByRole('button', { name: /^The upstart: \d+ point/ }).tap();
    await expect(page.getByRole('heading', { name: 'The upstart' })).toBeVisible();
    await page.getByRole('tab', { name: 'Board' }).tap();
    await expect(page.locator('[data-stage]')).toBeVisible();
  });
});
