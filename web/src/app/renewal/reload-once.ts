// A reload fetches the build that replaced this one; when it does not help, another within the minute would not either.
import { keep, read } from '#platform/kept-here.ts';

const RELOADED_AT = 'reloadedAt';
const MINUTE_MS = 60_000;

/** False when the last one was just now, or where nothing can be remembered: that could turn in circles. */
const mayReload = (): boolean => {
  const before = Number(read(RELOADED_AT) ?? 0);
  return Date.now() - before >= MINUTE_MS && keep(RELOADED_AT, String(Date.now()));
};

const load = (address: string): void => {
  const { href, pathname, search } = new URL(address, window.location.href);
  const here = pathname === window.location.pathname && search === window.location.search;
  // To where one is, a fragment would turn the assignment into a jump on the page.
  if (here) window.location.reload();
  else window.location.assign(href);
};

let renewed = false;
const listeners = new Set<() => void>();

export const isRenewed = (): boolean => renewed;
export const onRenewed = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Goes there with a fresh start; the second time within a minute the application says why it cannot. */
export const reloadOnce = (address: string): void => {
  if (mayReload()) {
    load(address);
    return;
  }
  renewed = true;
  for (const tell of listeners) tell();
};
