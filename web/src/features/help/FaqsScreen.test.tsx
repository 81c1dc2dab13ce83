// The questions for members: the same ones, searched the same way, with the prices of this moment.
import { listPackages } from '@ijeuwa/contract/billing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import packages from '../../../../content/packages.json';
import FaqsScreen from './FaqsScreen.tsx';
import { questions } from './faq-content.ts';

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  api = fakeApi();
  api.answer(listPackages, {
    packages: packages.map((one) => (one.id === 'blossom' ? { ...one, price: 81000 } : one)),
  });
});

afterEach(cleanup);

const shownQuestions = () =>
  [...document.querySelectorAll('details')].filter((one) => !one.closest('[hidden]')).length;

test('a price is the one of this moment', async () => {
  showScreen(<FaqsScreen />, { at: '/faqs' });
  const answer = document.getElementById('what-it-costs');
  expect(answer?.textContent).not.toContain('{');
  await waitFor(() => expect(answer?.textContent).toContain('₦81,000'));
});

test('without an answer about prices everything else can be read', async () => {
  api.refuse(listPackages, 'fault', 'Something went wrong');
  showScreen(<FaqsScreen />, { at: '/faqs' });
  expect(document.getElementById('what-it-costs')?.textContent).toContain('Blossom, …: …');
  expect(shownQuestions()).toBe(questions.length);
});

test('a search leaves what fits, and a suggestion fills it and opens the question', async () => {
  const user = userEvent.setup();
  showScreen(<FaqsScreen />, { at: '/faqs' });
  await user.type(screen.getByRole('searchbox'), 'money back');
  expect(shownQuestions()).toBeLessThan(questions.length);
  await user.click(screen.getByRole('button', { name: 'Can I get my money back?' }));
  expect(screen.getByRole('status').textContent).toBe('1 result');
  expect(document.getElementById('refunds')?.closest('details')?.open).toBe(true);
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'qqq');
  expect(screen.getByRole('status').textContent).toBe('No results found for the search.');
});

test('an address opens its question', () => {
  showScreen(<FaqsScreen />, { at: '/faqs#free-trial', path: '/faqs' });
  expect(document.getElementById('free-trial')?.closest('details')?.open).toBe(true);
});
