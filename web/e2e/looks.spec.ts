/** What every screen owes everybody: no accessibility violations, nothing that runs out of the page. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test, inTheme } from './server';

const SIZES = { large: [1440, 900], middle: [1024, 768], small: [390, 844] } as const;
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Ways to every screen of the shell. */
const SCREENS: Record<string, (page: Page) => Promise<void>> = {
  home: async (page) => {
    await page.goto('/');
    await expect(page.getByRole('article')).toHaveCount(2);
  },
  'new table': async (page) => {
    await page.goto('/new/wolves');
    await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
  },
  lobby: async (page) => {
    await page.goto('/');
    await page.getByRole('article').first().getByRole('button', { name: 'With friends' }).click();
    await page.getByRole('button', { name: 'Open a table for 3' }).click();
    await expect(page.getByRole('heading', { name: 'Invite' })).toBeVisible();
  },
  menu: async (page) => {
    await page.goto('/');
    await page.getByRole('article').nth(1).getByRole('button', { name: 'Play now' }).click();
    // The bar is drawn anew when the board arrives: a click in between would go to neither.
    await expect(page.locator('main [data-version]')).toBeVisible();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  settings: async (page) => {
    await page.goto('/settings');
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  },
  you: async (page) => {
    await page.goto('/me');
    await expect(page.getByLabel('Your name')).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Your games' }).locator('p').first(),
    ).toBeVisible();
  },
  rules: async (page) => {
    await page.goto('/rules/wolves');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
  learn: async (page) => {
    await page.goto('/learn/wolves');
    await expect(page.getByRole('link', { name: 'Begin' })).toBeVisible();
  },
  'a puzzle': async (page) => {
    await page.goto('/learn/kingdoms/2');
    await expect(page.getByText('Your task:')).toBeVisible();
  },
  'nothing here': async (page) => {
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
  },
};

for (const [screen, open] of Object.entries(SCREENS)) {
  test(`${screen} has no accessibility violations in both themes at three sizes`, async ({
    page,
  }) => {
    await open(page);
    for (const [width, height] of Object.values(SIZES)) {
      await page.setViewportSize({ width, height });
      // What lies under the bar at the foot of a phone can be scrolled: all of it is looked at.
      const whole = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width, height: Math.max(height, whole) });
      for (const colorScheme of ['dark', 'light'] as const) {
        await inTheme(page, colorScheme);
        const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
        const told = violations.map(
          (it) => `${it.id}: ${it.nodes.map((node) => node.html).join(' ')}`,
        );
        expect(told, `${width}×${height} ${colorScheme}`).toEqual([]);
      }
    }
  });

  test(`${screen} fits its width in longer words, larger text and at 320 pixels`, async ({
    page,
  }) => {
    await open(page);
    const address = new URL(page.url());
    await page.evaluate(() => {
      const settings = {
        ...JSON.parse(localStorage.getItem('settings') ?? '{}'),
        language: 'pseudo',
        text: 130,
      };
      localStorage.setItem('settings', JSON.stringify(settings));
    });
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`${address.pathname}?lang=pseudo`);
      await expect(page.locator('main')).toBeVisible();
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, `${width} pixels wide`).toBeLessThanOrEqual(0);
    }
  });
}

test('touch targets on a phone are at least 44 pixels high', async ({ browser, server }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    baseURL: server.url,
    locale: 'en',
  });
  const page = await context.newPage();
  for (const open of [SCREENS.home, SCREENS['new table'], SCREENS.lobby, SCREENS.menu]) {
    await open?.(page);
    const small = await page
      .locator('button:visible, a.button:visible, select:visible, input:visible')
      .evaluateAll((all) =>
        all
          .filter(
            (it) => !(it instanceof HTMLInputElement && ['checkbox', 'radio'].includes(it.type)),
          )
          .map((it) => ({
            html: it.outerHTML.slice(0, 80),
            height: it.getBoundingClientRect().height,
          }))
          .filter((it) => it.height < 43.5),
      );
    expect(small).toEqual([]);
  }
  await context.close();
});

test('nothing is written smaller than 12 pixels', async ({ page }) => {
  for (const open of Object.values(SCREENS)) {
    await open(page);
    const small = await page.locator('body *:visible').evaluateAll((all) =>
      all
        .filter((it) =>
          [...it.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
        )
        .map((it) => ({
          text: it.textContent?.trim().slice(0, 30),
          size: parseFloat(getComputedStyle(it).fontSize),
        }))
        .filter((it) => it.size < 12),
    );
    expect(small).toEqual([]);
  }
});
