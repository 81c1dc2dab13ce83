// The ways to us, for members: the cards, and a form that thanks and is empty again.
import { findHealth } from '@ijeuwa/contract/health';
import { listOwnEnquiries, type OwnEnquiry, sendEnquiry } from '@ijeuwa/contract/support';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ADA, fakeApi, showScreen } from '#test/fake-api.tsx';
import { Toaster } from '#ui/Toaster.tsx';
import { ContactUsScreen } from './ContactUsScreen.tsx';

const ANSWERED: OwnEnquiry = {
  _id: '01900000-0000-7000-8000-0000000000aa',
  reference: 'WXYZ-2345',
  subject: 'My photos',
  message: 'Why is it so?',
  receivedAt: '2026-11-23T09:00:00Z',
  answers: [
    {
      _id: '01900000-0000-7000-8000-0000000000ab',
      text: 'The second one shows two people.',
      answeredAt: '2026-11-24T09:00:00Z',
    },
  ],
};

let demonstration: boolean;
let own: OwnEnquiry[];
let api: ReturnType<typeof fakeApi>;
let router: ReturnType<typeof showScreen>['router'];
beforeEach(() => {
  vi.useFakeTimers();
  api = fakeApi();
  api.answer(sendEnquiry, { ok: true, reference: 'ABCD-EFGH' });
  own = [];
  demonstration = false;
  api.answer(findHealth, () => ({ ready: true, demonstration }));
  api.answer(listOwnEnquiries, () => ({ enquiries: own }));
  ({ router } = showScreen(
    <>
      <ContactUsScreen
        renderChat={(close) => (
          <section aria-label="Live Chat Support">
            <button type="button" onClick={close}>
              Close chat
            </button>
          </section>
        )}
      />
      <Toaster />
    </>,
    { at: '/contact-us' },
  ));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '');
});

/** What follows an answer follows in several turns. */
const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const write = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const send = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Send message' }));
  await settle();
};

const goTo = (address: string) => act(() => router.navigate(address));
const goBack = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  await settle();
};

test('Back leads to the page before', async () => {
  await goTo('/preference');
  await goTo('/contact-us');
  window.history.replaceState({ idx: 2 }, '');
  await goBack();
  expect(router.state.location.pathname).toBe('/preference');
});

test('Back leads whoever came from outside to the start', async () => {
  await goBack();
  expect(router.state.location.pathname).toBe('/');
});

test('the address is copied, and said to be', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  fireEvent.click(screen.getByRole('button', { name: 'Copy Email' }));
  await settle();
  expect(writeText).toHaveBeenCalledWith('hello@ijeuwa.example');
  expect(screen.getByText('Email copied to clipboard!')).toBeTruthy();
});

test('the phone is a link that calls, with the hours in which somebody answers', () => {
  const card = screen.getByText('Mon-Fri 9am-5pm WAT').closest('li')!;
  expect(within(card).getByRole('heading', { name: 'Phone' })).toBeTruthy();
  expect(within(card).getByRole('link').getAttribute('href')).toBe('tel:+2342015550142');
});

test('Live Chat is available 24/7, opens its panel, and closes', () => {
  expect(screen.getByText('available 24/7')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Live Chat Support' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Start Live Chat' }));
  fireEvent.click(screen.getByRole('button', { name: 'Close chat' }));
  expect(screen.queryByRole('region', { name: 'Live Chat Support' })).toBeNull();
});

test('a message is thanked for three seconds, then the form stands there empty', async () => {
  expect(field('Your Name').value).toBe(ADA.name);
  expect(field('Email Address').value).toBe(ADA.email);
  write('Subject', 'My photos');
  write('Message', 'Why is it so?');
  await send();
  expect(screen.getByText('Thank you for your message!')).toBeTruthy();
  expect(screen.getByText('We will get back to you as soon as possible.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByText('ABCD-EFGH').closest('[role=status]'));
  await settle(2900);
  expect(screen.queryByLabelText('Message')).toBeNull();
  await settle(100);
  const labels = ['Your Name', 'Email Address', 'Subject', 'Message'];
  expect(labels.map((label) => field(label).value)).toEqual(['', '', '', '']);
  expect(screen.queryByText('Thank you for your message!')).toBeNull();
  expect(screen.getByText('ABCD-EFGH')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Send us a message' }));
  expect(api.callsOf(sendEnquiry)[0]?.body).toEqual({
    kind: 'help',
    id: expect.any(String),
    name: ADA.name,
    email: ADA.email,
    subject: 'My photos',
    message: 'Why is it so?',
  });
});

test('each of the four is asked for at its field, and nothing is sent', async () => {
  for (const label of ['Your Name', 'Email Address']) write(label, '');
  await send();
  for (const why of ['Name is required', 'Email is required', 'Subject is required', 'Message is required'])
    expect(screen.getByText(why)).toBeTruthy();
  write('Email Address', 'ada at home');
  await send();
  expect(screen.getByText('Invalid email format')).toBeTruthy();
  expect(api.callsOf(sendEnquiry)).toHaveLength(0);
});

test('what failed and is sent again unchanged is the same message; other words are another', async () => {
  write('Subject', 'My photos');
  write('Message', 'Why?');
  api.refuse(sendEnquiry, 'fault', 'Something went wrong');
  await send();
  expect(field('Message').value).toBe('Why?');
  await send();
  write('Message', 'Why is it so?');
  await send();
  const [one, two, three] = api.callsOf(sendEnquiry).map(({ body }) => (body as { id: string }).id);
  expect(one).toBe(two);
  expect(three).not.toBe(one);
});

test('what was written and answered before stands below the form, and what is sent now joins it', async () => {
  await settle();
  expect(screen.queryByRole('heading', { name: 'Your messages to us' })).toBeNull();
  own = [ANSWERED];
  write('Subject', 'My photos');
  write('Message', 'Why is it so?');
  await send();
  expect(screen.getByRole('heading', { name: 'Your messages to us' })).toBeTruthy();
  expect(screen.getByText(/WXYZ-2345 · .* · Answered/)).toBeTruthy();
  expect(screen.getByText('The second one shows two people.').closest('details')?.open).toBe(true);
});

test('who answers is said as it is: a person, and in the demonstration a program', async () => {
  await settle();
  expect(screen.getByText(/A person reads it/)).toBeTruthy();
  cleanup();
  demonstration = true;
  showScreen(<ContactUsScreen />, { at: '/contact-us' });
  await settle();
  expect(screen.getByText(/a practice colleague answers by mail/)).toBeTruthy();
  expect(screen.queryByText(/A person reads it/)).toBeNull();
});
