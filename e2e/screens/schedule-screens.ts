// The counsellors, the booking and the appointments, and the states in which they are drawn.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Screen } from './screen.ts';
import { asked } from './states.ts';
import { press } from './touches.ts';

const openExpert = press('Dr Ibrahim Bello');
const book = async (page: Page): Promise<void> => {
  await openExpert(page);
  await press('Book Appointment')(page);
};
const chooseDay = async (page: Page): Promise<void> => {
  await book(page);
  await press('Continue')(page);
  await page.getByRole('list', { name: 'Free days' }).getByRole('button').first().click();
};
const choosePayment = async (page: Page): Promise<void> => {
  await chooseDay(page);
  await page.getByRole('group', { name: 'Time' }).getByRole('radio').first().check();
  await press('Continue')(page);
};

export const SCHEDULE: Screen[] = [
  {
    route: '/marriage-counseling',
    states: {
      ...asked('ada'),
      expert: { who: 'ada', touch: openExpert },
      consultation: { who: 'ada', touch: press('Book Your Consultation') },
      'booking, step 1': { who: 'ada', touch: book },
      'booking, step 2': { who: 'ada', touch: chooseDay },
      'booking, step 3': { who: 'ada', touch: choosePayment },
    },
  },
  {
    route: '/schedule',
    states: {
      ...asked('ada'),
      empty: { who: 'newcomer' },
      'private address': { who: 'newcomer', touch: press('Make a private address') },
    },
  },
  { route: '/upcoming-sessions', states: asked('ada') },
  {
    route: '/session/:id',
    states: asked('ada', { address: () => Promise.resolve(`/session/${randomUUID()}`) }),
  },
];
