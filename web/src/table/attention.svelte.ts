/** Calling somebody back to a table that waits for them: title, icon, sound, notification. */
import { here } from '../address';
import { settings } from '../settings.svelte';
import { play } from '../parts/sound';

let title = $state('');
let waiting = $state(0);

/** What the browser's tab says; the number of games that wait stands before it, and a dot is on the icon. */
export function setTitle(text: string, games = 0): void {
  title = text;
  waiting = games;
}

/** Keeps title and icon right. Call inside an effect root. */
export function applyTitle(): void {
  $effect(() => {
    const own = title ? `${title} · Howl & Crown` : 'Howl & Crown';
    document.title = waiting > 0 ? `(${waiting}) ${own}` : own;
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
    if (icon) icon.href = `${import.meta.env.BASE_URL}icon${waiting > 0 ? '-waiting' : ''}.svg`;
  });
}

/** It has become this player's turn: a sound, and a notification if they look elsewhere. */
export function callBack(heading: string, body: string): void {
  play('turn');
  if (!settings.notify || document.visibilityState === 'visible') return;
  if (typeof Notification !== 'function' || Notification.permission !== 'granted') return;
  const note = new Notification(heading, {
    body,
    icon: `${import.meta.env.BASE_URL}icon.svg`,
    tag: here(),
  });
  note.onclick = () => {
    focus();
    note.close();
  };
}

/** Asks for permission, because somebody has switched notifications on. */
export async function allowNotifications(): Promise<boolean> {
  if (typeof Notification !== 'function') return false;
  return (await Notification.requestPermission()) === 'granted';
}
