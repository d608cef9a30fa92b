/** What lies over the page (dialogs, sheets, open boards): the browser's Back closes the topmost one. */

const open: { close: () => void }[] = [];
let listening = false;

/** Registers something that is open; call the returned function once it is gone. */
export function layer(close: () => void): () => void {
  if (!listening) addEventListener('popstate', back);
  listening = true;
  const mine = { close };
  open.push(mine);
  setTimeout(sync);
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
  if (open.length > 0 && !onLayer()) history.pushState({ layer: true }, '');
  else if (open.length === 0 && onLayer()) history.back();
}

function back(): void {
  if (onLayer()) return;
  open.pop()?.close();
  setTimeout(sync);
}
