// To whom this page is shown: each of its calls says so, and once somebody else is signed in here it is loaded afresh.
import { SHOWN_TO } from '@ijeuwa/contract/shown-to';

let shownTo: string | undefined;

export const showTo = (memberId: string | undefined): void => {
  shownTo = memberId;
};

export const headersOfPage = (): Record<string, string> =>
  shownTo === undefined ? {} : { [SHOWN_TO]: shownTo };

/** Nothing of one person may stay on the other's screen. */
export const leaveToOther = (): void => window.location.reload();
