// The questions for members: the same ones, searched the same way, as they stand at this moment.
import { type FaqQuestion, listFaq } from '@ijeuwa/contract/help';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import FaqsScreen from './FaqsScreen.tsx';

const about = (id: string, group: string, question: string, answer: string): FaqQuestion => ({
  id,
  group,
  question,
  answer,
  tags: [id],
});
const questions = [
  about('free-trial', 'packages', 'Is there a free trial?', '<p>Yes.</p>'),
  about('refunds', 'packages', 'Can I get my money back?', '<p>By <b>rule</b>.</p>'),
  about('asks-for-money', 'safety', 'Somebody asks me for money. What do I do?', '<p>Report them.</p>'),
];

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
  api.answer(listFaq, { questions });
});

afterEach(cleanup);

const shownQuestions = () =>
  [...document.querySelectorAll('details')].filter((one) => !one.closest('[hidden]')).length;
const show = async (at = '/faqs') => {
  showScreen(<FaqsScreen />, { at, path: '/faqs' });
  await screen.findByRole('searchbox');
};

test('the questions stand in their groups, and no group stands there empty', async () => {
  await show();
  const groups = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(groups).toEqual(['Packages and payment', 'Safety and privacy']);
  expect(document.getElementById('refunds')?.textContent).toBe('By rule.');
});

test('what did not load is said, can be tried again, and keeps nobody from writing to us', async () => {
  api.refuse(listFaq, 'fault', 'Something went wrong');
  showScreen(<FaqsScreen />, { at: '/faqs' });
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong');
  expect(screen.getByRole('link', { name: 'Send us a message' })).toBeTruthy();
  api.answer(listFaq, { questions });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(shownQuestions()).toBe(questions.length));
});

test('a search leaves what fits, and a suggestion fills it and opens the question', async () => {
  const user = userEvent.setup();
  await show();
  await user.type(screen.getByRole('searchbox'), 'money back');
  expect(shownQuestions()).toBeLessThan(questions.length);
  await user.click(screen.getByRole('button', { name: 'Can I get my money back?' }));
  expect(screen.getByRole('status').textContent).toBe('1 result');
  expect(document.getElementById('refunds')?.closest('details')?.open).toBe(true);
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'qqq');
  expect(screen.getByRole('status').textContent).toBe('No results found for the search.');
});

test('an address opens its question', async () => {
  await show('/faqs#free-trial');
  expect(document.getElementById('free-trial')?.closest('details')?.open).toBe(true);
});
