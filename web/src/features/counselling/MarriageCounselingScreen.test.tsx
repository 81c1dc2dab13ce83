// The page of the counsellors: how we work, who helps, and the ways to an appointment.

import { listCounsellors } from '@ijeuwa/contract/counselling';
import { listGuidanceTexts } from '@ijeuwa/contract/guidance';
import { findSessionCredits } from '@ijeuwa/contract/schedule';
import { findTherapy } from '@ijeuwa/contract/therapy';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { TEXTS } from '#test/guidance-texts.ts';
import { BELLO, EKANEM, THERAPY } from './counselling.fakes.ts';
import { type Booking, MarriageCounselingScreen } from './MarriageCounselingScreen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
let api: ReturnType<typeof fakeApi>;
let booking: Booking | undefined;
beforeEach(() => {
  booking = undefined;
  api = fakeApi();
  api.answer(findTherapy, THERAPY);
  api.answer(findSessionCredits, { plans: [], left: 0, unlimited: false });
  api.answer(listGuidanceTexts, { texts: TEXTS });
  api.answer(listCounsellors, { counsellors: [BELLO, EKANEM] });
});

const show = () =>
  showScreen(
    <MarriageCounselingScreen
      renderBooking={(asked) => {
        booking = asked;
        return null;
      }}
    />,
    { at: '/marriage-counseling' },
  );
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));
const experts = () => within(screen.getByRole('list', { name: 'Experts' })).getAllByRole('listitem');

test('it has its hero, Our Approach with three items, tabs, and the experts in a grid', async () => {
  show();
  expect(await screen.findByRole('tab', { name: 'All' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Marriage Counseling' })).toBeTruthy();
  const approach = screen.getByRole('region', { name: 'Our Approach' });
  expect(within(approach).getAllByRole('listitem')).toHaveLength(3);
  const tabs = screen.getAllByRole('tab').map((tab) => tab.textContent);
  expect(tabs).toEqual(['All', 'Clinical', 'Family', 'Premarital']);
  expect(experts()[0]!.textContent).toContain('₦150,000 (about $93.75) per session of 50 minutes');
  expect(experts()[0]!.textContent).toContain('then a 10-minute break');
  expect(experts()[0]!.textContent).not.toContain('per hour');
  expect(experts()[0]!.textContent).toContain('4.9');
  expect(experts()[1]!.textContent).toContain('New');
  await userEvent.click(screen.getByRole('tab', { name: 'Family' }));
  expect(experts().map((one) => within(one).getByRole('heading').textContent)).toEqual([EKANEM.name]);
  await userEvent.click(screen.getByRole('tab', { name: 'Premarital' }));
  expect(screen.getByText('Nobody of this kind at the moment.')).toBeTruthy();
});

test('whoever has sessions of a plan left reads on each card that nothing is to pay', async () => {
  const plan = {
    _id: BELLO.id,
    title: 'Starter',
    isRepeat: false,
    kind: 'session' as const,
    sessions: 4,
    left: 3,
  };
  const usableUntil = new Date(Date.now() + 86_400_000).toISOString();
  api.answer(findSessionCredits, { plans: [{ ...plan, usableUntil }], left: 3, unlimited: false });
  show();
  expect(await screen.findAllByText('Nothing to pay: a session of your plan')).toHaveLength(2);
  await press(BELLO.name);
  expect(dialog().getByText('Nothing to pay: a session of your plan')).toBeTruthy();
  cleanup();
  // What is repeated free is of no plan.
  api.answer(findSessionCredits, {
    plans: [{ ...plan, isRepeat: true, sessions: 1, left: 1, usableUntil }],
    left: 1,
    unlimited: false,
  });
  show();
  expect(await screen.findAllByText('Nothing to pay: the session that is repeated free')).toHaveLength(2);
});

test('an expert opens with what there is to know, and is booked from there', async () => {
  show();
  await press(BELLO.name);
  expect(
    dialog().getByText('Nigerian Psychological Association, checked by us on 2 November 2026'),
  ).toBeTruthy();
  expect(dialog().getByText(BELLO.bio)).toBeTruthy();
  await press('Book Appointment');
  expect(booking).toMatchObject({ kind: 'session', chosen: BELLO.id });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('while nobody can be booked no way to book is open, and it is said why', async () => {
  api.answer(listCounsellors, { counsellors: [] });
  show();
  expect(await screen.findByText('Nobody can be booked at the moment.')).toBeTruthy();
  for (const name of ['Find a time', 'Book Your Consultation'])
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
  const banner = screen.getByRole('region', { name: 'Book Your Consultation' });
  expect(within(banner).getByText(/^Nobody can give one at the moment\./)).toBeTruthy();
});

test('the banner tells what the consultation is, and what it costs, before it is booked', async () => {
  show();
  await screen.findByRole('tab', { name: 'All' });
  await press('Book Your Consultation');
  for (const title of ['30-minute initial session', 'Personalized assessment', 'Customized plan', '₦10,000'])
    expect(dialog().getByText(title)).toBeTruthy();
  await press('Choose a time');
  expect(booking).toMatchObject({ kind: 'consultation', chosen: undefined });
});

test.each([
  [true, 1],
  [false, 0],
])(
  'below 768 px (%s) a button that books floats above the page, where it covers no other: %s',
  async (isPhone, buttons) => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: isPhone && query === '(width < 768px)',
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    const watched: Element[] = [];
    let see = (_seen: { target: Element; isIntersecting: boolean }[]) => {};
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(told: typeof see) {
          see = told;
        }
        observe = (one: Element) => watched.push(one);
        disconnect() {}
      },
    );
    show();
    await screen.findByRole('tab', { name: 'All' });
    const floating = () => screen.queryAllByRole('button', { name: 'Book' });
    expect(floating()).toHaveLength(0);
    const saw = (isIntersecting: boolean) =>
      act(() => see(watched.map((target) => ({ target, isIntersecting }))));
    saw(false);
    expect(floating()).toHaveLength(buttons);
    // The page's own ways to book, and what waits to be paid.
    expect(watched).toHaveLength(isPhone ? 2 : 0);
    saw(true);
    expect(floating()).toHaveLength(isPhone ? 0 : buttons);
  },
);

test('experts that do not come can be asked for again', async () => {
  api.refuse(listCounsellors, 'fault', 'Something went wrong');
  show();
  expect(await screen.findByText('Our experts did not load')).toBeTruthy();
  api.answer(listCounsellors, { counsellors: [BELLO] });
  await press('Try again');
  expect(await screen.findByRole('button', { name: BELLO.name })).toBeTruthy();
});
