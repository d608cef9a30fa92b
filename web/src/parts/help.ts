/** What something on a board says about itself: attributes that the help layer reads. */

/**
 * Help under the text `GAME-help-NAME`, or `explain-NAME` where all games say the same, filled in, with the
 * section of the rules that says more.
 */
export function help(
  name: string,
  rule = '',
  args: Record<string, string | number> = {},
): Record<string, string> {
  return {
    'data-help': name,
    'data-help-rule': rule,
    'data-help-args': JSON.stringify(args),
  };
}

export interface Helped {
  name: string;
  rule: string;
  args: Record<string, string | number>;
}

/** What the nearest thing around an element says about itself. */
export function helpOf(element: Element | null): (Helped & { element: HTMLElement }) | null {
  const found = element?.closest<HTMLElement>('[data-help]');
  if (!found) return null;
  const { help: name = '', helpRule: rule = '', helpArgs = '{}' } = found.dataset;
  return { element: found, name, rule, args: JSON.parse(helpArgs) as Helped['args'] };
}
