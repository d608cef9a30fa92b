/** Keyboard shortcuts that keep out of the way of text fields and dialogs. */

/** What a key does. Keys are written as `z`, `Shift+Z`, `ArrowUp`, `Enter`, `/`. */
export type Keys = Record<string, (event: KeyboardEvent) => void>;

/** The name of a key as {@link Keys} writes it; `null` where the browser or the system wants it. */
export function keyName(event: KeyboardEvent): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return null;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const shifted = event.shiftKey && (key.length > 1 || /\p{L}/u.test(key));
  return shifted ? `Shift+${key.length === 1 ? key.toUpperCase() : key}` : key;
}

/** Whether the key goes into a text field, or a dialog lies over the page. */
export function busyElsewhere(event: KeyboardEvent): boolean {
  const target = event.target as Element | null;
  if (target?.closest?.('input:not([type=checkbox]):not([type=radio]), textarea, select'))
    return true;
  return document.querySelector('dialog[open]') !== null;
}

/**
 * Listens on the whole page while a component lives:
 * `$effect(() => shortcuts(() => settings.shortcuts, { z: undo }))`.
 * Letter and digit keys obey the switch; named keys always work.
 */
export function shortcuts(letters: () => boolean, keys: Keys): () => void {
  const listen = (event: KeyboardEvent) => {
    if (event.defaultPrevented || busyElsewhere(event)) return;
    const name = keyName(event);
    const act = name === null ? undefined : keys[name];
    if (!act) return;
    const named = event.key.length > 1;
    if (!named && !letters()) return;
    event.preventDefault();
    act(event);
  };
  addEventListener('keydown', listen);
  return () => removeEventListener('keydown', listen);
}
