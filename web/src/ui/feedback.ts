// Short messages after a deed; the screen says which, and they leave after five seconds where it says nothing else.
export type ToastTone = 'success' | 'error' | 'info';
/** With `to` it leads to what it tells of. */
export type Toast = { id: number; tone: ToastTone; text: string; to?: string };

type ToastWays = { shownMs?: number; to?: string };

const SHOWN_MS = 5_000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

function show(tone: ToastTone, text: string, { shownMs = SHOWN_MS, to }: ToastWays = {}): number {
  lastId += 1;
  const id = lastId;
  // The same words twice would only push the first ones away.
  set([...toasts.filter((toast) => toast.text !== text), { id, tone, text, to }]);
  setTimeout(() => dismissToast(id), shownMs);
  return id;
}

/** Each answers the id by which the message can be taken away earlier. */
export const feedback = {
  success: (text: string, ways?: ToastWays) => show('success', text, ways),
  error: (text: string) => show('error', text),
  info: (text: string) => show('info', text),
};

export function dismissToast(id: number) {
  if (toasts.some((toast) => toast.id === id)) set(toasts.filter((toast) => toast.id !== id));
}

export function currentToasts() {
  return toasts;
}

export function onToastsChange(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
