/** What is wrong with the layout of a page. Runs inside the browser, so it holds all it needs. */

export interface Law {
  /** The least width and height of what can be pressed, in pixels. */
  least: number;
  /** The least part of the window that the board's stage takes; 0 where there is none. */
  share: number;
  /** Whether something must be there that leads on. */
  leads: boolean;
}

export interface Measured {
  problems: string[];
  /** The box of the board's stage, if there is one. */
  stage: { x: number; y: number; width: number; height: number } | null;
  /** How many texts and controls were looked at: a check of nothing proves nothing. */
  looked: number;
}

export function measure({ least, share, leads }: Law): Measured {
  const problems: string[] = [];
  const view = { width: innerWidth, height: innerHeight };
  const dialogs = [...document.querySelectorAll('dialog[open]')];
  const root: Element = dialogs.at(-1) ?? document.body;
  const named = (it: Element) => {
    const text = (it.getAttribute('aria-label') ?? it.textContent ?? '').trim();
    const kind = it.getAttribute('class')?.split(' ')[0] ?? '';
    return `<${it.tagName.toLowerCase()}${kind ? `.${kind}` : ''}> “${text.replace(/\s+/g, ' ').slice(0, 40)}”`;
  };
  const shown = (it: Element) =>
    it.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !it.closest('.sr, .skip, [inert], [aria-hidden="true"]:not(svg, svg *)');
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (it: Element) => {
    const known = styles.get(it) ?? getComputedStyle(it);
    styles.set(it, known);
    return known;
  };
  const scrolls = (it: Element, axis: 'X' | 'Y') =>
    /auto|scroll/.test(styleOf(it)[`overflow${axis}`]) ||
    (it === document.documentElement && !/hidden|clip/.test(styleOf(it)[`overflow${axis}`]));
  function* around(it: Element): Generator<Element> {
    for (let up = it.parentElement; up; up = up.parentElement) yield up;
  }

  // Texts: every text node that is shown, with the boxes of its lines.
  const texts: { node: Text; element: Element; lines: DOMRect[]; box: DOMRect }[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const element = node.parentElement;
    if (!element || !node.data.trim() || !shown(element)) continue;
    if (/^(script|style|option|title|desc)$/i.test(element.tagName)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter((it) => it.width > 0.5 && it.height > 0.5);
    if (lines.length > 0) texts.push({ node, element, lines, box: range.getBoundingClientRect() });
  }

  for (const { node, element, lines, box } of texts) {
    const inSvg = element instanceof SVGElement;
    const rows = new Set(lines.map((it) => Math.round(it.top / 4))).size;
    // A narrow box breaks words apart.
    if (!inSvg && box.width < 220 && rows > 1) {
      for (const word of node.data.matchAll(/[\p{L}\p{N}]{3,}/gu)) {
        const range = document.createRange();
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const tops = new Set([...range.getClientRects()].map((it) => Math.round(it.top)));
        if (tops.size > 1) {
          problems.push(`squeezed: “${word[0]}” is broken in ${named(element)}`);
          break;
        }
      }
    }
    const short = element.closest('button, h1, h2, h3, [role=status] p, label, th, .badge');
    if (!inSvg && short && rows > 4) problems.push(`squeezed: ${rows} lines in ${named(element)}`);
    if (!inSvg) {
      const style = styleOf(element);
      const cut = element.scrollWidth > element.clientWidth + 1 && style.overflowX !== 'visible';
      if (cut && style.textOverflow === 'ellipsis' && !element.closest('[data-ellipsis]'))
        problems.push(`ellipsed: ${named(element)}`);
    }
    // What an ancestor cuts off without a way to scroll there is lost.
    for (const up of around(element)) {
      if (up.tagName === 'BODY' || up.tagName === 'HTML') break;
      const style = styleOf(up);
      const edge = up.getBoundingClientRect();
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      if (scrolls(up, 'X') || scrolls(up, 'Y')) break;
      if (style.textOverflow === 'ellipsis') break;
      const out = Math.max(
        edge.left - box.left,
        box.right - edge.right,
        edge.top - box.top,
        box.bottom - edge.bottom,
      );
      // Drawings that can be moved and zoomed are cut off by their window on purpose.
      if (out > 2 && !up.closest('[data-stage]'))
        problems.push(`clipped by ${Math.round(out)} px: ${named(element)}`);
      if (style.overflowX !== 'visible') break;
    }
  }

  // Overlap: only between texts that are both on top where they are.
  const onTop = (x: number, y: number, element: Element) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (hit === element || element.contains(hit) || hit.contains(element));
  };
  /** Whether a bar that stays in view while the rest scrolls hides this line. */
  const underBar = (element: Element, line: DOMRect) => {
    const hit = document.elementFromPoint(line.left + line.width / 2, line.top + line.height / 2);
    const bar =
      hit && [hit, ...around(hit)].find((up) => /sticky|fixed/.test(styleOf(up).position));
    const solid = bar && !/transparent|, 0\)$/.test(styleOf(bar).backgroundColor);
    return (
      Boolean(solid) &&
      !bar?.contains(element) &&
      [...around(element)].some((up) => scrolls(up, 'Y'))
    );
  };
  /** The parts of lines that are not scrolled out of sight. */
  const inSight = (element: Element, lines: DOMRect[]) => {
    const edges = [...around(element)]
      .filter((up) => up.tagName !== 'HTML' && scrolls(up, 'Y'))
      .map((up) => up.getBoundingClientRect());
    return lines
      .filter((it) => !underBar(element, it))
      .map((it) => {
        const top = Math.max(it.top, ...edges.map((edge) => edge.top));
        const bottom = Math.min(it.bottom, ...edges.map((edge) => edge.bottom));
        // What is cut short by design ends where its own box ends.
        const own = styleOf(element).overflowX === 'visible' ? it : element.getBoundingClientRect();
        const left = Math.max(it.left, own.left);
        return new DOMRect(left, top, Math.min(it.right, own.right) - left, bottom - top);
      })
      .filter((it) => it.height > 0.5);
  };
  const seen = texts
    .filter(({ box, element }) => {
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      if (x < 0 || y < 0 || x >= view.width || y >= view.height) return false;
      return onTop(x, y, element);
    })
    .map((it) => ({ ...it, lines: inSight(it.element, it.lines) }));
  for (let at = 0; at < seen.length; at += 1) {
    for (let other = at + 1; other < seen.length; other += 1) {
      const [a, b] = [seen[at], seen[other]];
      if (!a || !b || a.element === b.element) continue;
      const width = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const height = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (width <= 3 || height <= 3) continue;
      const crossing = a.lines.some((one) =>
        b.lines.some((two) => {
          const wide = Math.min(one.right, two.right) - Math.max(one.left, two.left);
          const high = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
          return wide > 3 && high > Math.min(one.height, two.height) * 0.3;
        }),
      );
      if (crossing) problems.push(`overlap: ${named(a.element)} and ${named(b.element)}`);
    }
  }

  // What can be pressed.
  const PRESSED =
    'button, a[href], input, select, textarea, summary, [role=button], [role=tab], [role=slider]';
  const controls = [...root.querySelectorAll(PRESSED)].filter(
    (it) => shown(it) && !it.matches(':disabled') && it.getBoundingClientRect().width > 0,
  );
  for (const it of controls) {
    const box = it.getBoundingClientRect();
    const inline = it.tagName === 'A' && styleOf(it).display === 'inline';
    const label = it.matches('input[type=checkbox], input[type=radio]')
      ? it.closest('label')
      : null;
    const target = label ? label.getBoundingClientRect() : box;
    const small = Math.min(target.width, target.height);
    // Places on a map that can be zoomed are as large as the player wants them.
    const onMap = it.closest('[data-stage] svg') !== null;
    if (!inline && !onMap && small < least - 0.5)
      problems.push(
        `small: ${named(it)} is ${Math.round(target.width)} × ${Math.round(target.height)} px`,
      );
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const ups = [...around(it)];
    // What scrolls outside a fixed box does not move what is inside.
    const fixed = [it, ...ups].findIndex((up) => styleOf(up).position === 'fixed');
    const inside = fixed < 0 ? ups : ups.slice(0, fixed);
    const canScroll = (axis: 'X' | 'Y') => inside.some((up) => scrolls(up, axis));
    if (onMap) continue;
    if (x < 0 || x > view.width) {
      if (!ups.some((up) => up.tagName !== 'HTML' && scrolls(up, 'X')))
        problems.push(`outside: ${named(it)} at x ${Math.round(x)}`);
    } else if (y < 0 || y > view.height) {
      if (!canScroll('Y')) problems.push(`outside: ${named(it)} at y ${Math.round(y)}`);
    } else {
      const clipped = ups.some((up) => {
        if (!scrolls(up, 'X') && !scrolls(up, 'Y')) return false;
        const edge = up.getBoundingClientRect();
        return (
          up.tagName !== 'HTML' &&
          (y < edge.top || y > edge.bottom || x < edge.left || x > edge.right)
        );
      });
      const hit = document.elementFromPoint(x, y);
      const covered =
        hit !== null &&
        hit !== it &&
        !it.contains(hit) &&
        !hit.contains(it) &&
        hit.closest('label')?.contains(it) !== true;
      // A bar that stays in view covers what is scrolled under it.
      const bar =
        hit && [hit, ...around(hit)].some((up) => /sticky|fixed/.test(styleOf(up).position));
      const passing = bar && canScroll('Y');
      if (covered && !clipped && !passing) problems.push(`covered: ${named(it)} by ${named(hit)}`);
    }
  }

  // Two controls never share a place, unless one scrolls under a bar or lies on the map.
  const loose = (it: Element) =>
    !it.closest('[data-stage]') &&
    ![it, ...around(it)].some((up) => /sticky|fixed/.test(styleOf(up).position));
  const apart = controls.filter((it) => loose(it) && styleOf(it).display !== 'inline');
  const boxes = apart.map((it) => it.getBoundingClientRect());
  for (const [at, a] of boxes.entries()) {
    for (const [other, b] of boxes.entries()) {
      const [one, two] = [apart[at], apart[other]];
      if (other <= at || !one || !two || one.contains(two) || two.contains(one)) continue;
      const [left, right] = [Math.max(a.left, b.left), Math.min(a.right, b.right)];
      const [top, bottom] = [Math.max(a.top, b.top), Math.min(a.bottom, b.bottom)];
      if (right - left < 5 || bottom - top < 5) continue;
      const there = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
      if (there.includes(one) && there.includes(two))
        problems.push(`controls overlap: ${named(one)} and ${named(two)}`);
    }
  }

  const over = document.documentElement.scrollWidth - view.width;
  if (over > 1) problems.push(`the page is ${over} px wider than the window`);

  const board = document.querySelector('[data-stage]');
  const box = board?.getBoundingClientRect() ?? null;
  if (share > 0 && dialogs.length === 0) {
    const inside = box
      ? Math.max(0, Math.min(box.right, view.width) - Math.max(box.left, 0)) *
        Math.max(0, Math.min(box.bottom, view.height) - Math.max(box.top, 0))
      : 0;
    const part = inside / (view.width * view.height);
    if (!box) problems.push('no board: nothing is marked with data-stage');
    else if (part < share - 0.005)
      problems.push(
        `the board takes ${Math.round(part * 100)} % of the window, not ${share * 100} %`,
      );
  }
  if (leads) {
    const ways = controls.filter(
      (it) =>
        (it.closest('dialog') ?? !it.closest('header')) &&
        it.getAttribute('aria-disabled') !== 'true',
    );
    if (ways.length === 0) problems.push('nothing can be pressed that leads on');
  }
  return {
    problems: [...new Set(problems)],
    stage: box ? { x: box.x, y: box.y, width: box.width, height: box.height } : null,
    looked: texts.length + controls.length,
  };
}
