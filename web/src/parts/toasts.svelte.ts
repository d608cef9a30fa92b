/** Short messages at the edge of the screen. */

export interface Toast {
  id: number;
  text: string;
  kind: 'info' | 'bad';
}

let next = 0;
export const toasts: { list: Toast[] } = $state({ list: [] });

/** Shows a message for a while; long ones stay longer. */
export function toast(text: string, kind: Toast['kind'] = 'info'): void {
  const id = (next += 1);
  toasts.list = [...toasts.list.filter((it) => it.text !== text), { id, text, kind }].slice(-3);
  setTimeout(() => dismiss(id), 4000 + text.length * 60);
}

export function dismiss(id: number): void {
  toasts.list = toasts.list.filter((it) => it.id !== id);
}
