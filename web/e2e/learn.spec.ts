/** Learning by lessons: every one can be failed and solved on the page, progress stays, nothing is in the way. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { asPlayer, expect, settled, test } from './server';
import { carryOut, clickHex, waste, type Deed } from './solving';

const BOARDS: Record<string, string> = { wolves: '.wolves', kingdoms: '.ak' };

/** A try that is refused, and what is answered; a try that is allowed and misses the point. */
interface Wrong {
  refused: (page: Page) => Promise<void>;
  answer: RegExp;
  missed: (page: Page) => Promise<void>;
}
const walk = (from: string, to: string) => async (page: Page) => {
  await clickHex(page, from);
  await clickHex(page, to);
};
const point = (hex: string) => (page: Page) => clickHex(page, hex);
const den = (hex: string) => async (page: Page) => {
  await page.locator('[data-mode=build]').click();
  await clickHex(page, hex);
};
/** The turn ends with nothing but flipped tiles. */
const idle = (tiles: string) => async (page: Page) => {
  for (const tile of tiles) await waste(page, tile);
  await carryOut(page, 'wolves', { act: 'end_turn' });
};
/** Two Moves that nobody makes. */
const wasted = (tiles: string) => async (page: Page) => {
  for (const tile of tiles) await waste(page, tile);
};
const claim = (card: string, kingdom: string) => async (page: Page) => {
  const chosen = page.locator(`[data-card="${card}"]`);
  // A help card may have taken the Escape that was to let go of it.
  // Or a refusal lets go of it a moment later.
  await expect(async () => {
    if ((await chosen.getAttribute('aria-pressed')) !== 'true') await chosen.click();
    await expect(chosen).toHaveAttribute('aria-pressed', 'true', { timeout: 1_000 });
  }).toPass({ timeout: 10_000 });
  const target = page.locator(`[data-kingdom="${kingdom}"] [data-cell="0"]`);
  // What does not fit is marked so, and may be clicked all the same, once it lies still.
  await target.scrollIntoViewIfNeeded();
  await target.click({ force: true });
};
const retreat = (page: Page) => carryOut(page, 'kingdoms', { act: 'retreat' });

/** A wrong try for each lesson, by its name; there is none where nothing is to be done. */
const WRONG: Record<string, Record<string, Wrong>> = {
  wolves: {
    tiles: { refused: walk('A1', 'A10'), answer: /rock/, missed: wasted('h3') },
    move: { refused: walk('A1', 'F11'), answer: /away/, missed: wasted('h2') },
    den: { refused: walk('A9', 'F11'), answer: /4 hexes away/, missed: idle('h2') },
    howl: { refused: point('F3'), answer: /3 hexes away/, missed: idle('h') },
    hunt: { refused: walk('A1', 'F11'), answer: /away/, missed: idle('h2') },
    lair: { refused: point('A2'), answer: /not next to water/, missed: idle('h1') },
    dominate: { refused: point('A10'), answer: /protected/, missed: idle('h1') },
    bonus: {
      refused: point('F3'),
      answer: /away/,
      missed: (page) => carryOut(page, 'wolves', { act: 'end_turn' }),
    },
    region: { refused: point('A12'), answer: /lair/, missed: idle('h') },
    turn: { refused: den('A10'), answer: /2 × rock/, missed: idle('h3') },
    game: { refused: point('D13'), answer: /away/, missed: idle('h1') },
  },
  kingdoms: {
    decrees: { refused: claim('owl5', 'marsh'), answer: /Marsh/, missed: claim('frog7', 'peaks') },
    neighbours: {
      refused: claim('tiger5', 'peaks'),
      answer: /Peaks/,
      missed: claim('wolf8', 'dunes'),
    },
    places: { refused: claim('frog4', 'marsh'), answer: /Marsh/, missed: retreat },
    capital: { refused: claim('tiger5', 'isle'), answer: /Isle/, missed: retreat },
    retreat: {
      refused: claim('tiger7', 'isle'),
      answer: /Isle/,
      missed: claim('wolf3', 'marsh'),
    },
    rally: { refused: claim('owl5', 'peaks'), answer: /Peaks/, missed: retreat },
    battle: {
      // A battle refuses nothing that can be clicked: there is only a card to choose.
      refused: () => Promise.resolve(),
      answer: /^/,
      missed: async (page) => {
        await carryOut(page, 'kingdoms', { act: 'commit', card: 'frog5' });
        await carryOut(page, 'kingdoms', { act: 'pass' });
      },
    },
    solo: { refused: claim('tiger4', 'woods'), answer: /Woods/, missed: claim('tiger4', 'dunes') },
    age: { refused: claim('owl1', 'marsh'), answer: /Marsh/, missed: retreat },
  },
};
/** Lessons with nothing but pages to read stand before all others. */
const READ = 1;
/** A lesson takes no more than two minutes; a player who needs eight seconds for each click has this many. */
const MOST_CLICKS = 15;

async function open(page: Page, game: string, number: number, language = 'en'): Promise<void> {
  await page.addInitScript(
    (wanted) => {
      if (!localStorage.getItem('settings')) localStorage.setItem('settings', wanted);
    },
    JSON.stringify({
      language,
      speed: 0,
      confirm: 'never',
      // A claim goes at once, and no turn ends by itself while we look for its button.
      autoEnd: game === 'wolves' ? 'manual' : 'now',
    }),
  );
  await page.goto(`/learn/${game}/${number}`);
  await expect(page.locator(BOARDS[game] ?? '')).toBeVisible();
}

/** Not there where nothing has been tried yet. */
const RESTART = 'Start over';

const presses = (page: Page) =>
  page.evaluate(() => (window as unknown as { presses: number }).presses);

for (const [game, tries] of Object.entries(WRONG)) {
  const lessons = Object.entries(tries);
  for (const [at, [name, { refused, answer, missed }]] of lessons.entries()) {
    const index = at + READ;
    test(`lesson ${name} of ${game} is failed, taken back and solved with the mouse on its board`, async ({
      page,
    }) => {
      await page.addInitScript(() => {
        const counter = window as unknown as { presses: number };
        counter.presses = 0;
        addEventListener('pointerdown', () => (counter.presses += 1), { capture: true });
      });
      await open(page, game, index + 1);
      const lesson = page.locator('.beside');
      const board = page.locator(BOARDS[game] ?? '');
      const begin = await board.getAttribute('data-version');

      await refused(page);
      await expect(page.getByRole('status').filter({ hasText: answer }).first()).toBeVisible();
      await expect(board).toHaveAttribute('data-version', begin ?? '');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');

      await missed(page);
      await expect(lesson.getByRole('status')).not.toBeEmpty();
      await expect(page.locator('.coach.solved')).toHaveCount(0);
      const there = await board.getAttribute('data-version');
      const back = lesson.getByRole('button', { name: 'Undo it' });
      await back.click();
      await expect(board).not.toHaveAttribute('data-version', there ?? '');
      // Each step that led astray is taken back by itself.
      while ((await back.count()) > 0) {
        const at = await board.getAttribute('data-version');
        await back.click();
        await expect(board).not.toHaveAttribute('data-version', at ?? '');
      }
      await expect(lesson.getByRole('status')).toBeEmpty();
      const restart = lesson.getByRole('button', { name: RESTART });
      if ((await restart.count()) > 0) await restart.click();
      await expect(board).toHaveAttribute('data-version', begin ?? '');

      const before = await presses(page);
      for (const deed of await solution(page, game, name)) await carryOut(page, game, deed);
      await expect(page.locator('.coach.solved .remember')).toBeVisible();
      await expect(lesson.getByRole('status')).not.toBeEmpty();
      const clicks = (await presses(page)) - before;
      console.log(`${game} ${index + 1}: ${clicks} clicks`);
      expect(clicks).toBeLessThanOrEqual(MOST_CLICKS);
      const last = at + 1 === lessons.length;
      const on = last
        ? page.getByRole('button', { name: 'Play now' })
        : page.getByRole('link', { name: 'Next' });
      await expect(on).toBeFocused();
    });
  }

  test(`${game} begins with its goal, and nothing that was not taught is on the screen`, async ({
    page,
  }) => {
    await open(page, game, 1);
    const coach = page.locator('.coach');
    for (let read = 0; (await page.locator('.coach.solved').count()) === 0; read += 1) {
      expect(read, 'pages of half a minute').toBeLessThan(5);
      const before = await coach.innerText();
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(coach).not.toHaveText(before);
    }
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page.locator('[data-mode=dominate], .actions .rally')).toHaveCount(0);
  });

  for (const language of ['en', 'de']) {
    test(`every lesson of ${game} is played to its end in ${language}, with its targets marked`, async ({
      page,
    }) => {
      test.setTimeout(240_000);
      for (const [at, [name]] of lessons.entries()) {
        await open(page, game, at + 1 + READ, language);
        for (const deed of await solution(page, game, name)) await carryOut(page, game, deed);
        await expect(page.locator('.coach.solved .remember'), name).toBeVisible();
      }
      await page.goto(`/learn/${game}`);
      await expect(page.locator('.trail .done')).toHaveCount(lessons.length);
    });
  }

  test(`every lesson of ${game} can be solved by being shown each step`, async ({ page }) => {
    test.setTimeout(240_000);
    for (const at of lessons.keys()) {
      await open(page, game, at + 1 + READ);
      const board = page.locator(BOARDS[game] ?? '');
      while ((await page.locator('.coach.solved').count()) === 0) {
        const before = await board.getAttribute('data-version');
        await page.getByRole('button', { name: 'Show me a step' }).click();
        await expect(board).not.toHaveAttribute('data-version', before ?? '');
      }
    }
  });
}

/** The solution that the game itself states. */
async function solution(page: Page, game: string, name: string): Promise<Deed[]> {
  const path = `/api/games/${game}/puzzles/${name}`;
  return (await asPlayer<{ next: Deed[] }>(page, 'POST', path, { actions: [] })).next;
}

test('what was solved stays solved', async ({ page }) => {
  await open(page, 'kingdoms', 2);
  await page.locator('[data-card="tiger6"]').click();
  await page.locator('[data-kingdom="marsh"] [data-cell="0"]').click();
  await expect(page.locator('.coach.solved')).toBeVisible();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.locator('.coach')).toContainText('Lesson 3 of 10');
  await page.getByRole('link', { name: 'Skip', exact: true }).click();
  await expect(page.locator('.coach')).toContainText('Lesson 4 of 10');
  await page.goto('/');
  await expect(page.getByRole('article').nth(1)).toContainText('1 lesson done');
  await page.getByRole('article').nth(1).getByRole('link', { name: /Learn/ }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'solved' })).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', /\/1$/);
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.getByRole('button', { name: 'Hint' })).toBeVisible();
});

test('a legal try that misses the point is pointed out, and can be undone', async ({ page }) => {
  await open(page, 'kingdoms', 2);
  await page.locator('[data-card="frog7"]').click();
  await page.locator('[data-kingdom="peaks"] [data-cell="0"]').click();
  await expect(page.locator('.beside').getByRole('status')).toContainText('another kingdom');
  await page.getByRole('button', { name: 'Undo it' }).click();
  await expect(page.locator('[data-card="frog7"]')).toBeVisible();
  await expect(page.locator('.beside').getByRole('status')).toBeEmpty();
});

for (const language of ['en', 'de', 'fr', 'ru', 'uk']) {
  // Roles and colours are the same in every language; a second one has other letters and widths.
  const looked = ['en', 'ru'].includes(language);
  const free = looked ? 'no accessibility violations, ' : '';
  test(`puzzles have ${free}no missing words and fit every screen in ${language}`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    for (const game of ['wolves', 'kingdoms']) {
      for (const number of [null, 1, 3]) {
        if (number) await open(page, game, number, language);
        else await page.goto(`/learn/${game}?lang=${language}`);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        for (const [width, height] of [
          [1440, 900],
          [1024, 768],
          [390, 844],
          [320, 640],
        ] as const) {
          // What lies under the bar of a phone is scrolled to: the whole list is looked at.
          await page.setViewportSize({ width, height: number || !looked ? height : 2000 });
          const where = `${game} ${number ?? 'all'}, ${width} pixels`;
          if (looked && width > 320) {
            // Colours in the middle of a change of theme are nobody's.
            await settled(page);
            const { violations } = await new AxeBuilder({ page })
              .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
              .analyze();
            expect(
              violations.map(
                (it) => `${it.id} ${it.nodes[0]?.html} ${it.nodes[0]?.failureSummary}`,
              ),
              where,
            ).toEqual([]);
          }
          const wide = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(wide, where).toBeLessThanOrEqual(width);
          // The board keeps room enough to be played on.
          if (number) {
            const board = await page.locator('main').boundingBox();
            expect(board?.height ?? 0, where).toBeGreaterThan(height * 0.4);
          }
        }
        await expect(page.locator('body')).not.toContainText(/\w+-learn-\w|\blearn-[a-z]/);
      }
    }
  });
}
