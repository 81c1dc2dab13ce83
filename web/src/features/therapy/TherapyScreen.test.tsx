// The therapy page: every dialog and the ways between them, the assessment, and what is one's own.
import * as therapy from '@ijeuwa/contract/therapy';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type fakeApi, showScreen } from '#test/fake-api.tsx';
import { STORIES } from '#test/guidance-texts.ts';
import { TherapyScreen } from './TherapyScreen.tsx';
import {
  ASSESSMENT,
  CONSULTATION,
  closes,
  dialog,
  fakeTherapy,
  inDialog,
  noDialog,
  PLAN,
  press,
  quoteOf,
  SOON,
  showTherapy,
} from './therapy.fakes.tsx';

afterEach(cleanup);
let api: ReturnType<typeof fakeApi>;
let answered: ReturnType<typeof fakeTherapy>['answered'];
beforeEach(() => {
  ({ api, answered } = fakeTherapy());
});

/** What is watched, and the part of the window in which it counts. */
let watched: { target: Element; within: string | undefined }[];
let see: (isOver: boolean, only?: Element) => void;
beforeEach(() => {
  watched = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (seen: object[]) => void, { rootMargin }: { rootMargin?: string } = {}) {
        see = (isIntersecting, only) => {
          const seen = watched.filter(({ target }) => !only || target === only);
          act(() => told(seen.map(({ target }) => ({ target, isIntersecting }))));
        };
        this.within = rootMargin;
      }
      within: string | undefined;
      observe = (target: Element) => {
        watched.push({ target, within: this.within });
        queueMicrotask(() => see(false));
      };
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const services = () => userEvent.click(screen.getByRole('tab', { name: 'Services' }));

test('hero, tabs, ending and button are there, and each opens what it names', async () => {
  await showTherapy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Relationship Therapy');
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'About',
    'Services',
    'Success Stories',
  ]);
  await closes('Book a Consultation', () => press('Book a Consultation'));
  await closes('Book a Consultation', () => press('Book now'));
  await closes('Schedule a Session', () => press('Schedule a Session'));
  await closes('Therapy Plans', () => press('View Therapy Plans'));
  await closes('Our Approach', () => press('Learn More About Our Approach'));
  await services();
  await closes('Couples therapy', () => press('Learn More: Couples therapy'));
  await closes('Relationship Assessment', () => press('Start Assessment'));
});

test('the floating button makes room for the tabs and for one’s own plans where it floats, and comes back', async () => {
  answered.own = { plans: [PLAN], assessments: [] };
  await showTherapy();
  const floating = () => screen.queryByRole('button', { name: 'Book now' });
  expect(await screen.findByRole('button', { name: 'Book now' })).toBeTruthy();
  const plans = screen.getByRole('region', { name: 'Your plans' });
  const tabs = screen.getByRole('tablist', { name: 'About relationship therapy' });
  for (const one of [plans, tabs]) {
    const over = watched.filter(
      ({ target, within }) => target.contains(one) && within === '-75% 0px 0px 0px',
    );
    expect(over).toHaveLength(1);
    see(true, over[0]!.target);
    expect(floating()).toBeNull();
    see(false);
    expect(floating()).toBeTruthy();
  }
  expect(watched).toHaveLength(2);
});

test('Learn More leads to the plans, the popular one to its confirmation, and that to its payment', async () => {
  api.answer(therapy.chooseTherapyPlan, ({ body }) => ({
    _id: body.id,
    name: 'Essential',
    sessions: 8,
    total: { amountMinor: 18_750, currency: 'USD' as const },
    state: 'offered' as const,
    chosenAt: SOON,
    usableUntil: null,
    quote: quoteOf(30_000_000),
  }));
  await showTherapy();
  await services();
  await press('Learn More: Couples therapy');
  await inDialog('Couples therapy', 'View Therapy Plans');
  const plans = within(await dialog('Therapy Plans'));
  const cards = plans.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(cards).toEqual([
    expect.stringMatching(/Starter.*4 sessions.*₦150,000.*\$93\.75.*Save 15%/),
    expect.stringMatching(/Essential.*8 sessions.*₦300,000.*\$187\.50.*Save 25%.*Most popular/),
    expect.stringMatching(/Premium.*12 sessions.*₦450,000.*\$281\.25.*Save 35%/),
  ]);
  const compared = plans.getByText(/^“Save”: Compared with as many single sessions .* from ₦150,000 each/);
  // Read before the first of them.
  const order = compared.compareDocumentPosition(plans.getByRole('list'));
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await inDialog('Therapy Plans', 'Select Plan: Essential');
  await inDialog('Select Plan: Essential', 'Back');
  await inDialog('Therapy Plans', 'Select Plan: Essential');
  const select = within(await dialog('Select Plan: Essential'));
  await userEvent.click(select.getByRole('radio', { name: /In dollars/ }));
  await inDialog('Select Plan: Essential', 'Confirm Plan');
  await inDialog('Plan Confirmation', 'Proceed to Payment');
  expect(await dialog('Payment')).toBeTruthy();
  expect(api.callsOf(therapy.chooseTherapyPlan)[0]?.body).toEqual({
    id: expect.any(String),
    package: 'essential',
    currency: 'USD',
  });
});

test('the assessment begins, wants both answers and the consent, and is sent', async () => {
  api.answer(therapy.sendAssessment, ({ body }) => {
    const assessment = { _id: body.id, duration: body.duration, goal: body.goal, sentAt: SOON, dueAt: SOON };
    answered.own = { ...answered.own, assessments: [{ ...assessment, insights: null }] };
    return answered.own.assessments[0]!;
  });
  await showTherapy();
  await services();
  await press('Start Assessment');
  await inDialog('Relationship Assessment', 'Begin');
  const form = within(await dialog('Assessment Form'));
  const options = within(
    form.getByLabelText('How long have you been together?'),
  ).getAllByRole<HTMLOptionElement>('option');
  expect(options.map(({ value }) => value)).toEqual(['', 'less_than_1', '1_3', '3_5', '5_plus']);
  await inDialog('Assessment Form', 'Send Assessment');
  for (const words of [
    'Please choose how long you have been together.',
    'Please write your primary goal for therapy.',
    'Please agree that a counsellor reads this and we keep it.',
  ])
    expect(form.getByText(words)).toBeTruthy();
  await userEvent.selectOptions(form.getByLabelText('How long have you been together?'), '1_3');
  await userEvent.type(form.getByLabelText('What is your primary goal for therapy?'), 'To talk again.');
  await userEvent.click(form.getByRole('checkbox'));
  await inDialog('Assessment Form', 'Send Assessment');
  const sent = within(await dialog('Thank you'));
  expect(sent.getByText(/within 24 hours, by a counsellor/)).toBeTruthy();
  await userEvent.click(sent.getAllByRole('button', { name: 'Close' }).at(-1)!);
  expect(await screen.findByRole('heading', { name: 'Your assessment' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Start Assessment' })).toBeNull();
});

test('whoever closes an assessment in which they have written is asked first', async () => {
  await showTherapy();
  await services();
  await press('Start Assessment');
  await inDialog('Relationship Assessment', 'Begin');
  const form = within(await dialog('Assessment Form'));
  await userEvent.type(form.getByLabelText('What is your primary goal for therapy?'), 'To talk again.');
  await userEvent.click(form.getAllByRole('button', { name: 'Close' }).at(-1)!);
  await inDialog('Leave what you have written?', 'Go on writing');
  expect(form.getByLabelText<HTMLTextAreaElement>('What is your primary goal for therapy?').value).toBe(
    'To talk again.',
  );
  await userEvent.click(form.getAllByRole('button', { name: 'Close' })[0]!);
  await inDialog('Leave what you have written?', 'Leave it');
  await noDialog();
});

test('insights, a booked time and a plan stand on the page; the consent is withdrawn after a question', async () => {
  answered.own = {
    plans: [PLAN],
    assessments: [ASSESSMENT],
  };
  answered.appointments = [
    { ...CONSULTATION, state: 'confirmed', status: 'Confirmed', quote: null, heldUntil: null },
  ];
  api.answer(therapy.removeAssessments, () => {
    answered.own = { ...answered.own, assessments: [] };
    return { ok: true as const };
  });
  await showTherapy();
  expect(await screen.findByText('Begin with one evening.')).toBeTruthy();
  const consultations = within(screen.getByRole('region', { name: 'Your consultations' }));
  expect(consultations.getByText('Confirmed')).toBeTruthy();
  expect(consultations.getByRole('link').getAttribute('href')).toBe('/schedule');
  expect(screen.getByText(/To be used until .* 24 Nov 2027/)).toBeTruthy();
  await press('Withdraw my consent');
  await inDialog('Withdraw your consent?', 'Erase it');
  await waitFor(() => expect(screen.queryByText('Begin with one evening.')).toBeNull());
});

test('stories stand there in the demonstration alone, and are said to be invented', async () => {
  await showTherapy();
  await userEvent.click(screen.getByRole('tab', { name: 'Success Stories' }));
  expect(screen.getByText('No stories yet')).toBeTruthy();
  cleanup();
  answered.texts = [...answered.texts, ...STORIES];
  await showTherapy();
  await userEvent.click(screen.getByRole('tab', { name: 'Success Stories' }));
  expect(screen.getByText(/they are invented/)).toBeTruthy();
  expect(screen.getByText('Ìbàdàn, Nigeria')).toBeTruthy();
});

test('what does not load says so, and is asked again', async () => {
  api.refuse(therapy.findTherapy, 'fault', 'Something went wrong');
  showScreen(<TherapyScreen pay={() => null} renderTime={() => null} />, { at: '/relationship-therapy' });
  expect(await screen.findByText('The plans did not load')).toBeTruthy();
  api.answer(therapy.findTherapy, () => answered.given);
  await press('Try again');
  expect(await screen.findByRole('tab', { name: 'About' })).toBeTruthy();
});
