/** Gives a link away: by the device's own way to share, else by the clipboard. */
import { t } from '../words/texts.svelte';
import { toast } from './toasts.svelte';

/** Whether this device has a way to share of its own. */
export const canShare = (): boolean => typeof navigator.share === 'function';

export async function share(url: string, title: string): Promise<void> {
  if (canShare()) await navigator.share({ url, title }).catch(() => {});
  else await copy(url);
}

export async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast(t('lobby-copied'));
  } catch {
    // Without permission the link is shown, to be copied by hand.
    toast(url);
  }
}
