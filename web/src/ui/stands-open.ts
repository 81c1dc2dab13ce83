// The dialogs that stand open, topmost last: messages show inside the top one, since all else is inert.
const open: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function tell() {
  for (const listener of listeners) listener();
}

export function addOpenModal(dialog: HTMLDialogElement) {
  open.push(dialog);
  tell();
  return () => {
    open.splice(open.indexOf(dialog), 1);
    tell();
  };
}

export function topModal() {
  return open.at(-1);
}

/** As Escape does: the dialog itself knows what has to be asked first. */
export function dismissTopModal() {
  topModal()?.dispatchEvent(new Event('cancel', { cancelable: true }));
}

export function onModalsChange(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
