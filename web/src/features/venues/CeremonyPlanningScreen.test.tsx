// The venues by category, one from near, the question to a planner, and what became of it.
import { listGuidanceTexts } from '@ijeuwa/contract/guidance';
import {
  askPlanner,
  listOwnPlanning,
  type OwnPlanningEnquiry,
  writeToPlanner,
} from '@ijeuwa/contract/planning';
import { listVenues, type Venue } from '@ijeuwa/contract/venues';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { queryClient } from '#platform/queries.ts';
import { recordBroughtToSight } from '#test/brought-to-sight.ts';
import { ADA, FakeRefusal, fakeApi, showScreen } from '#test/fake-api.tsx';
import { TEXTS } from '#test/guidance-texts.ts';
import { Toaster } from '#ui/Toaster.tsx';
import CeremonyPlanningScreen from './CeremonyPlanningScreen.tsx';

afterEach(cleanup);

const venue = (id: string, name: string, more: Partial<Venue> = {}): Venue => ({
  id,
  name,
  location: 'Lekki, Lagos',
  category: 'outdoor',
  capacity: 600,
  price: { amountMinor: 650_000, currency: 'USD' },
  image: 'venue-lagoon',
  images: ['venue-lagoon', 'venue-tables'],
  description: 'A lawn.\n\nBy the water.',
  features: ['A jetty'],
  rating: 4.8,
  reviews: 97,
  ...more,
});
const ANSWERED: OwnPlanningEnquiry = {
  _id: '01900000-0000-7000-8000-0000000000aa',
  reference: 'WXYZ-2345',
  about: 'Lagoon Lawn',
  weddingDate: '2039-12-18',
  guests: 280,
  state: 'answered',
  receivedAt: '2026-11-23T09:00:00Z',
  dueAt: null,
  written: [
    {
      _id: '01900000-0000-7000-8000-0000000000ab',
      by: 'member',
      text: 'Is it free?',
      writtenAt: '2026-11-23T09:00:00Z',
    },
    {
      _id: '01900000-0000-7000-8000-0000000000ac',
      by: 'planner',
      text: 'It is.',
      writtenAt: '2026-11-23T10:00:00Z',
    },
  ],
};

let api: ReturnType<typeof fakeApi>;
let venues: Venue[];
let own: OwnPlanningEnquiry[];
beforeEach(() => {
  api = fakeApi();
  venues = [
    venue('lagoon-lawn', 'Lagoon Lawn'),
    venue('olumo-barn', 'Olumo Barn', { category: 'rustic', rating: null, reviews: null }),
  ];
  own = [];
  api.answer(listVenues, () => ({ venues }));
  api.answer(listOwnPlanning, () => ({ enquiries: own }));
  api.answer(listGuidanceTexts, { texts: TEXTS });
});
const show = () =>
  showScreen(
    <>
      <CeremonyPlanningScreen />
      <Toaster />
    </>,
    { at: '/ceremony-planning' },
  );
const names = () =>
  within(screen.getByRole('list', { name: 'Venues' }))
    .getAllByRole('heading')
    .map((one) => one.textContent);
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

test('a category leaves its venues alone, and one without any says so', async () => {
  show();
  await screen.findByRole('heading', { name: 'Lagoon Lawn' });
  expect(names()).toEqual(['Lagoon Lawn', 'Olumo Barn']);
  await userEvent.click(screen.getByRole('radio', { name: 'Rustic' }));
  expect(names()).toEqual(['Olumo Barn']);
  await userEvent.click(screen.getByRole('radio', { name: 'Modern' }));
  expect(screen.getByText('No modern venue now')).toBeTruthy();
});

test('a card has price, guests and place; a rating only where there is one', async () => {
  show();
  const [lawn, barn] = within(await screen.findByRole('list', { name: 'Venues' })).getAllByRole('listitem');
  expect(screen.getAllByText('$6,500 a day')).toHaveLength(2);
  expect(lawn?.textContent).toContain('Lekki, Lagos');
  const cards = screen.getByRole('list', { name: 'Venues' });
  expect(within(cards).getAllByText(/4.8 of 5, 97 reviews/)).toHaveLength(1);
  expect(barn).toBeTruthy();
});

test('one venue from near shows its pictures and what belongs to it, and leads to the question', async () => {
  show();
  await press('See it: Lagoon Lawn');
  const dialog = within(screen.getByRole('dialog', { name: 'Lagoon Lawn' }));
  expect(dialog.getByText('A jetty')).toBeTruthy();
  expect(dialog.getByRole('region', { name: 'Pictures of Lagoon Lawn' })).toBeTruthy();
  await press('Ask about this venue');
  expect(screen.getByRole('dialog', { name: 'Ask about Lagoon Lawn' })).toBeTruthy();
});

test('a day that is past and too many guests are said where they stand, and nothing is lost', async () => {
  const guests = 'Lagoon Lawn holds at most 300 guests.';
  const weddingDate = 'This day is past. Please choose one that is still to come.';
  api.answer(askPlanner, () => {
    throw new FakeRefusal('invalid', 'Please look at what is marked.', { weddingDate, guests });
  });
  show();
  await press('Ask about Lagoon Lawn');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/^Room for up to [0-9,]+\.$/)).toBeTruthy();
  await userEvent.type(dialog.getByLabelText(/^Guests/), '9000');
  await userEvent.type(dialog.getByLabelText('Message'), 'Is it free?');
  await userEvent.click(dialog.getByRole('button', { name: 'Send enquiry' }));
  expect(await dialog.findByText(guests)).toBeTruthy();
  expect(dialog.getByText(weddingDate)).toBeTruthy();
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('Is it free?');
});

test('a question is sent with its venue, day and guests, and stands below with its clock', async () => {
  api.answer(askPlanner, () => {
    own = [{ ...ANSWERED, state: 'open', dueAt: '2099-11-24T09:00:00Z', written: [ANSWERED.written[0]!] }];
    return { ok: true as const, reference: 'WXYZ-2345' };
  });
  show();
  await press('Ask about Lagoon Lawn');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByLabelText<HTMLInputElement>('Your Name').value).toBe(ADA.name);
  expect(dialog.getByLabelText<HTMLInputElement>('Email Address').value).toBe(ADA.email);
  await userEvent.click(dialog.getByRole('button', { name: 'Send enquiry' }));
  expect(dialog.getByText('Message is required')).toBeTruthy();
  expect(api.callsOf(askPlanner)).toHaveLength(0);
  await userEvent.type(dialog.getByLabelText(/^Date of the wedding/), '2039-12-18');
  await userEvent.type(dialog.getByLabelText(/^Guests/), '280');
  await userEvent.type(dialog.getByLabelText('Message'), 'Is it free?');
  await userEvent.click(dialog.getByRole('button', { name: 'Send enquiry' }));
  expect(
    await screen.findByText(/Your enquiry WXYZ-2345 has been sent\. A planner answers within 24 hours/),
  ).toBeTruthy();
  expect(api.callsOf(askPlanner)[0]?.body).toEqual({
    id: expect.any(String),
    about: { kind: 'venue', key: 'lagoon-lawn' },
    name: ADA.name,
    email: ADA.email,
    weddingDate: '2039-12-18',
    guests: 280,
    message: 'Is it free?',
  });
  expect(await screen.findByText(/On its way to a planner, answer by/)).toBeTruthy();
});

test('what failed keeps its words, and sent again unchanged it is the same question', async () => {
  let tries = 0;
  api.answer(askPlanner, () => {
    tries += 1;
    if (tries === 1) throw new FakeRefusal('fault', 'Something went wrong');
    return { ok: true as const, reference: 'WXYZ-2345' };
  });
  show();
  await press('Ask a planner');
  const dialog = within(screen.getByRole('dialog', { name: 'Ask a planner' }));
  await userEvent.type(dialog.getByLabelText('Message'), 'Anything in Aba?');
  await press('Send enquiry');
  expect(await dialog.findByText('Something went wrong')).toBeTruthy();
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('Anything in Aba?');
  await press('Send enquiry');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const bodies = api.callsOf(askPlanner).map(({ body }) => body as { id: string; about: unknown });
  expect(bodies[0]?.id).toBe(bodies[1]?.id);
  expect(bodies[0]?.about).toBeNull();
});

test('an answer stands under the question, and the member writes again', async () => {
  own = [ANSWERED];
  api.answer(writeToPlanner, { ok: true });
  show();
  expect(await screen.findByRole('heading', { name: 'Your enquiries' })).toBeTruthy();
  expect(screen.getByText('It is.').closest('details')?.open).toBe(true);
  expect(screen.getByText('Asked for 18 December 2039, 280 guests.')).toBeTruthy();
  cleanup();
  own = [{ ...ANSWERED, weddingDate: null }];
  show();
  expect(await screen.findByText('Asked for 280 guests.')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Write again'), 'Please hold it.');
  await press('Send message');
  expect(await screen.findByText('Sent. A planner answers within 24 hours.')).toBeTruthy();
  expect(api.callsOf(writeToPlanner)[0]).toMatchObject({
    params: { id: ANSWERED._id },
    body: { clientId: expect.any(String), text: 'Please hold it.' },
  });
  expect(screen.getByLabelText<HTMLTextAreaElement>('Write again').value).toBe('');
});

test('where no venue is listed a planner looks for one', async () => {
  venues = [];
  show();
  expect(await screen.findByText('We look for your venue')).toBeTruthy();
  await press('Ask a planner');
  expect(screen.getByRole('dialog', { name: 'Ask a planner' })).toBeTruthy();
});

test('what did not load says so', async () => {
  api.refuse(listVenues, 'fault', 'Something went wrong');
  api.refuse(listOwnPlanning, 'fault', 'Something went wrong');
  show();
  expect(await screen.findByText('The venues did not load')).toBeTruthy();
  expect(await screen.findByText(/Your enquiries did not load/)).toBeTruthy();
});

test('the venues wait for the line above them, which would push them down', async () => {
  let come = () => {};
  const waits = new Promise<void>((resolve) => {
    come = resolve;
  });
  api.answer(listOwnPlanning, async () => {
    await waits;
    return { enquiries: [ANSWERED] };
  });
  show();
  await waitFor(() => expect(api.callsOf(listVenues)).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('heading', { name: 'Lagoon Lawn' })).toBeNull();
  come();
  expect(await screen.findByRole('heading', { name: 'Lagoon Lawn' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See your enquiries' })).toBeTruthy();
});

test('whoever has asked reads at the top whether there is an answer, and is led down to it', async () => {
  own = [ANSWERED];
  const brought = recordBroughtToSight();
  show();
  const link = await screen.findByRole('link', { name: 'See your enquiries' });
  expect(link.parentElement?.textContent).toMatch(/^You asked our planners\. There is an answer\./);
  const venue = await screen.findByRole('heading', { name: 'Lagoon Lawn' });
  expect(link.compareDocumentPosition(venue)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  for (const _ of [1, 2]) await userEvent.click(link);
  expect(brought.map(({ element }) => element.id)).toEqual(['your-enquiries', 'your-enquiries']);
  expect(document.activeElement?.id).toBe('your-enquiries');
  cleanup();
  queryClient.clear();
  own = [{ ...ANSWERED, written: [ANSWERED.written[0]!] }, ANSWERED];
  show();
  expect(await screen.findByText(/You asked our planners 2 times; one is answered\./)).toBeTruthy();
});
