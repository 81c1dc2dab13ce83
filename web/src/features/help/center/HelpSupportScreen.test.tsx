// The help center for members: three tabs, one search for all of them.
import { type FaqQuestion, listFaq } from '@ijeuwa/contract/help';
import { listResources, type Resource } from '@ijeuwa/contract/resources';
import { listOwnEnquiries, sendEnquiry } from '@ijeuwa/contract/support';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { HelpSupportScreen } from './HelpSupportScreen.tsx';

const question = (id: string, words: string, answer: string): FaqQuestion => ({
  id,
  group: 'packages',
  question: words,
  answer,
  tags: [id],
});
const questions = [
  question('free-trial', 'Is there a free trial?', '<p>Yes.</p>'),
  question('refunds', 'Can I get my money back?', '<p>By <b>rule</b>.</p>'),
];
const resource: Resource = {
  id: 'signs-of-a-swindle',
  category: 'kb',
  title: 'The signs of a swindle',
  summary: 'How it is built.',
  tags: ['fraud'],
  text: '<p>Never send money, nor gift cards.</p>',
  to: null,
  steps: [],
};

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
  api.answer(listFaq, { questions });
  api.answer(listResources, { resources: [resource] });
  api.answer(listOwnEnquiries, { enquiries: [] });
});
afterEach(cleanup);

const show = async (at = '/help-support') => {
  showScreen(<HelpSupportScreen />, { at, path: '/help-support' });
  await screen.findByRole('tab', { name: 'FAQ' });
};
const tab = (name: RegExp) => screen.getByRole('tab', { name });
const isOpen = (name: RegExp) => tab(name).getAttribute('aria-selected') === 'true';
const type = (words: string) => userEvent.type(screen.getByRole('searchbox'), words);
const status = () =>
  screen.getByRole('searchbox').closest('search')?.querySelector('[role=status]')?.textContent;

test('it has the tabs FAQ, Contact and Resources, and an address opens each of them', async () => {
  await show('/help-support#contact');
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'FAQ',
    'Contact',
    'Resources',
  ]);
  await waitFor(() => expect(isOpen(/^Contact/)).toBe(true));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Help Center');
  expect(document.title).toBe('Get Help · Ijeuwa');
});

test('an address that names a question, or something to read, opens it', async () => {
  await show('/help-support#refunds');
  await waitFor(() => expect(document.getElementById('refunds')?.closest('details')?.open).toBe(true));
  cleanup();
  await show('/help-support#signs-of-a-swindle');
  expect(await screen.findByRole('dialog', { name: 'The signs of a swindle' })).toBeTruthy();
});

test('an address that names nothing says so, and a tab that is chosen takes the words away', async () => {
  await show('/help-support#no-such-thing');
  expect(await screen.findByText(/What this link leads to is not here any more/)).toBeTruthy();
  expect(isOpen(/^FAQ/)).toBe(true);
  await userEvent.click(tab(/^Contact/));
  expect(screen.queryByText(/not here any more/)).toBeNull();
  cleanup();
  await show('/help-support#refunds');
  await waitFor(() => expect(document.getElementById('refunds')?.closest('details')?.open).toBe(true));
  expect(screen.queryByText(/not here any more/)).toBeNull();
});

test('what is typed behind the # of the open page is followed, though it has no key of its own', async () => {
  // As a browser does it: an entry of the history without a state of the router's.
  const ahead = [{ pathname: '/help-support', hash: '#refunds', key: 'default' }];
  const { router } = showScreen(<HelpSupportScreen />, {
    at: '/help-support#contact',
    path: '/help-support',
    ahead,
  });
  await screen.findByRole('tab', { name: 'FAQ' });
  await waitFor(() => expect(isOpen(/^Contact/)).toBe(true));
  await act(() => router.navigate(1));
  await waitFor(() => expect(isOpen(/^FAQ/)).toBe(true));
  await waitFor(() => expect(document.getElementById('refunds')?.closest('details')?.open).toBe(true));
});

test('one search looks everywhere, counts in each part, and leads to where something is', async () => {
  await show();
  await screen.findByText('Is there a free trial?');
  await type('gift cards');
  expect(status()).toBe('1 result in Resources');
  await userEvent.click(tab(/^FAQ/));
  expect(screen.getAllByText('No results found for the search.')).toHaveLength(1);
  await userEvent.click(tab(/^Resources/));
  expect(isOpen(/^Resources/)).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: /The signs of a swindle/ }));
  expect(screen.getByRole('dialog', { name: 'The signs of a swindle' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.clear(screen.getByRole('searchbox'));
  await type('money');
  expect(status()).toBe('2 results: 1 in FAQ, 1 in Resources');
});

test('where nothing fits it says so, and the way to us stays', async () => {
  await show();
  await screen.findByText('Is there a free trial?');
  await type('zzqx');
  expect(status()).toBe('No results found for the search.');
  for (const name of [/^FAQ/, /^Resources/]) {
    await userEvent.click(tab(name));
    expect(screen.getAllByText('No results found for the search.')).toHaveLength(1);
  }
  await userEvent.click(tab(/^Contact/));
  expect(screen.getByRole('form', { name: 'Send us a message' })).toBeTruthy();
});

test('a suggestion fills the search and opens its question', async () => {
  await show();
  await screen.findByText('Is there a free trial?');
  await type('money b');
  await userEvent.click(screen.getByRole('button', { name: 'Can I get my money back?' }));
  await waitFor(() => expect(document.getElementById('refunds')?.closest('details')?.open).toBe(true));
});

test('its form thanks in its own words, and what was typed outlives another tab', async () => {
  api.answer(sendEnquiry, { ok: true, reference: 'ABCD-EFGH' });
  await show('/help-support#contact');
  const message = await screen.findByLabelText('Message');
  await userEvent.type(screen.getByLabelText('Subject'), 'Photos');
  await userEvent.type(message, 'Why?');
  await userEvent.click(tab(/^FAQ/));
  await userEvent.click(tab(/^Contact/));
  const form = within(screen.getByRole('form', { name: 'Send us a message' }));
  expect(form.getByLabelText<HTMLInputElement>('Subject').value).toBe('Photos');
  await userEvent.click(form.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText('Thank you! We will respond soon.')).toBeTruthy();
});

test('questions that did not load keep nobody from writing to us', async () => {
  api.refuse(listFaq, 'fault', 'Something went wrong');
  await show();
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong');
  await userEvent.click(tab(/^Contact/));
  expect(screen.getByRole('form', { name: 'Send us a message' })).toBeTruthy();
});

test('whoever comes from a thing of theirs finds what it is about written, and may leave without a question', async () => {
  const { router } = showScreen(<HelpSupportScreen />, { at: '/from', path: '/help-support' });
  const subject = 'Refund of Harmony, harmony-77';
  await act(() => router.navigate('/help-support#contact', { state: { subject } }));
  const field = await screen.findByLabelText<HTMLInputElement>(/^Subject/);
  expect(field.value).toBe(subject);
});
