/** In which languages, windows and text sizes scenes are measured, and which of them in this run. */

export const LANGUAGES = ['en', 'de', 'fr', 'ru', 'uk', 'pseudo'] as const;
export const TEXTS = [100, 130, 150] as const;

export interface Size {
  width: number;
  height: number;
  /** Whether it is used by fingers. */
  touch: boolean;
}
const size = (width: number, height: number, touch: boolean): Size => ({ width, height, touch });
export const SIZES: readonly Size[] = [
  size(360, 640, true),
  size(390, 844, true),
  size(844, 390, true),
  size(768, 1024, true),
  size(1024, 768, false),
  // 1280 × 800 at 200 % zoom.
  size(640, 400, false),
  size(1440, 900, false),
  size(2560, 1440, false),
];

export interface Combination {
  language: string;
  size: Size;
  text: number;
}

export const written = ({ language, size, text }: Combination): string =>
  `${language} ${size.width}x${size.height} ${text}%`;

const ALL: readonly Combination[] = LANGUAGES.flatMap((language) =>
  SIZES.flatMap((size) => TEXTS.map((text) => ({ language, size, text }))),
);

/** Words that narrow a full run down: `wolves de 390x844 150`. */
const WORDS = (process.env.LAYOUT_ONLY ?? '').split(/\s+/).filter(Boolean);
const isCombination = (word: string) =>
  (LANGUAGES as readonly string[]).includes(word) || /^\d+(x\d+)?%?$/.test(word);

/** Whether a scene of this name is looked at. */
export const wanted = (scene: string): boolean =>
  WORDS.filter((it) => !isCombination(it)).every((it) => scene.includes(it));

/** How many combinations one scene gets, and how many of its buttons are pressed, unless all are asked for. */
const SAMPLE = 2;
const PRESSES = 4;
const RUN = Number(process.env.LAYOUT_RUN ?? Math.floor(Date.now() / 86_400_000));

/** Which of this many buttons are pressed in this run. */
export function pressed(buttons: number): number[] {
  const all = Array.from({ length: buttons }, (_, index) => index);
  if (process.env.LAYOUT_ALL || buttons <= PRESSES) return all;
  return Array.from({ length: PRESSES }, (_, at) => (RUN * PRESSES + at) % buttons);
}

/**
 * The combinations of a scene in this run: all of them if asked for, else a few that rotate, so that
 * every one has its turn. They are ordered by language and touch, since changing those loads the page anew.
 */
export function combinations(scene: number): Combination[] {
  const asked = WORDS.filter(isCombination);
  const fits = ALL.filter((it) =>
    asked.every(
      (word) => written(it).split(' ').includes(word) || written(it).endsWith(` ${word}%`),
    ),
  );
  const chosen = process.env.LAYOUT_ALL
    ? fits
    : // A step that shares no factor with the number of combinations visits all of them in turn.
      Array.from(
        { length: SAMPLE },
        (_, at) => fits[((RUN * SAMPLE + at) * 29 + scene * 7) % fits.length],
      );
  const key = (it: Combination) => `${it.language} ${it.size.touch}`;
  return chosen
    .filter((it): it is Combination => it !== undefined)
    .sort((a, b) => key(a).localeCompare(key(b)));
}
