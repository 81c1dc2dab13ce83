// What stands open over a screen, topmost last, and is closed before it is left. Messages show inside the top dialog, since all else is inert.
type Open = { dialog?: HTMLDialogElement; dismiss: () => void };

const open: Open[] = [];
const listeners = new Set<() => void>();

function tell() {
  for (const listener of listeners) listener();
}

function add(one: Open) {
  open.push(one);
  tell();
  return () => {
    open.splice(open.indexOf(one), 1);
    tell();
  };
}

export function addOpenModal(dialog: HTMLDialogElement) {
  // As Escape does: the dialog itself knows what has to be asked first.
  return add({ dialog, dismiss: () => dialog.dispatchEvent(new Event('cancel', { cancelable: true })) });
}

/** A menu, or a panel beneath its button. */
export function addOpenPanel(dismiss: () => void) {
  return add({ dismiss });
}

export function topModal() {
  return open.findLast(({ dialog }) => dialog)?.dialog;
}

export function somethingStandsOpen() {
  return open.length > 0;
}

export function dismissTop() {
  open.at(-1)?.dismiss();
}

export function onOpenChange(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
