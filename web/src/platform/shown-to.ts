// To whom this page is shown: each of its calls says so, and once somebody else is signed in here it is shown no more.
import { SHOWN_TO } from '@ijeuwa/contract/shown-to';

let shownTo: string | undefined;

export const showTo = (memberId: string | undefined): void => {
  shownTo = memberId;
};

/** A page that a member looks at, as far as this page knows. */
export const isShownToMember = (): boolean => shownTo !== undefined;

export const headersOfPage = (): Record<string, string> =>
  shownTo === undefined ? {} : { [SHOWN_TO]: shownTo };

let others = false;
const listeners = new Set<() => void>();

/** The server has said that this browser is somebody else's now. */
export const isAnothers = (): boolean => others;
export const onAnothers = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/**
 * Nothing of one person may stay on the other's screen. In the application whoever just did something reads that it was
 * not done; an open page holds nothing of anybody, and is loaded afresh.
 */
export const leaveToOther = (): void => {
  others = true;
  if (listeners.size === 0) window.location.reload();
  for (const tell of listeners) tell();
};
