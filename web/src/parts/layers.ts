/** What lies over the page (dialogs, sheets, open boards): the browser's Back closes the topmost one. */

const open: { close: () => void }[] = [];
let listening = false;
/** Whether our own step back is on its way: it closes nothing. */
let leaving = false;

/** Registers something that is open; call the returned function once it is gone. */
export function layer(close: () => void): () => void {
  if (!listening) addEventListener('popstate', back);
  listening = true;
  const mine = { close };
  open.push(mine);
  // At once: Back may be pressed as soon as it can be seen.
  sync();
  return () => {
    const at = open.indexOf(mine);
    if (at >= 0) open.splice(at, 1);
    setTimeout(sync);
  };
}

/** Whether the current entry of the history only stands for an open layer. */
export function onLayer(): boolean {
  return (history.state as { layer?: boolean } | null)?.layer === true;
}

/** One entry of the history stands for all layers: Back takes it, and it is renewed while any is open. */
function sync(): void {
  if (leaving) return;
  if (open.length > 0 && !onLayer()) history.pushState({ layer: true }, '');
  else if (open.length === 0 && onLayer()) {
    leaving = true;
    history.back();
  }
}

function back(): void {
  if (onLayer()) return;
  if (leaving) {
    leaving = false;
    sync();
    return;
  }
  open.pop()?.close();
  setTimeout(sync);
}
