// /privacy with its dialogs, and the pages that stand at the end of an account and of a mail.
import type { Page } from '@playwright/test';
import type { Screen } from './screen.ts';
import { asked } from './states.ts';
import { openDialog, press } from './touches.ts';
import { unsubscribeLink } from './unsubscribe-link.ts';

const endMails = async (page: Page): Promise<void> => {
  // For the second size they have ended already: the page asks again, and ends them again.
  await press('End these mails')(page);
  await page.getByRole('heading', { name: 'These mails have ended' }).waitFor();
};

export const PRIVACY: Screen[] = [
  {
    route: '/privacy',
    states: {
      ...asked('ada'),
      empty: { who: 'newcomer' },
      'hide numbers': { who: 'ada', touch: openDialog('Add numbers') },
      'another email': { who: 'ada', touch: openDialog('Change your email') },
      'new password': { who: 'ada', touch: openDialog('Change your password') },
      'withdraw consent': { who: 'ada', touch: openDialog('Withdraw consent') },
      'ask for a copy': { who: 'ada', touch: openDialog('Ask for a copy') },
      'delete account': { who: 'ada', touch: openDialog('Delete my account') },
      'delete account, with a transfer': { who: 'inQueue', touch: openDialog('Delete my account') },
    },
  },
];

/** The matchmakers, as a member meets them. */
export const VIP: Screen[] = [{ route: '/personalized-matchmaking', states: { ...asked('ada') } }];

/** Drawn by the server, beside the router and the open pages. */
export const DOCUMENTS: Screen[] = [
  {
    route: '/unsubscribe',
    states: {
      asks: { who: 'visitor', address: unsubscribeLink },
      ended: { who: 'visitor', address: unsubscribeLink, touch: endMails },
      'not whole': { who: 'visitor', address: '/unsubscribe?token=x' },
    },
  },
];
