// Why somebody sees few people is told in one place, with what to do, and a person can be asked.
import { findMatchStatus, findPoolAdvice } from '@ijeuwa/contract/matching';
import { findProfile } from '@ijeuwa/contract/profiles';
import { listOwnEnquiries, sendEnquiry } from '@ijeuwa/contract/support';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ADA, fakeApi, showScreen } from '#test/fake-api.tsx';
import { ACTIVE } from '../../../features/matching/matching.fakes.ts';
import { PROFILE } from '../../../features/profiles/profiles.fakes.ts';
import { FewPeople } from './FewPeople.tsx';

const QUESTION = 'Why am I seeing few people?';
let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
  api.answer(findMatchStatus, ACTIVE);
  api.answer(findProfile, PROFILE);
  api.answer(findPoolAdvice, {
    fits: 0,
    offers: [{ wish: 'religion', text: 'Accepting any faith adds at least 40', adds: 40 }],
  });
  api.answer(listOwnEnquiries, { enquiries: [] });
  api.answer(sendEnquiry, { ok: true, reference: 'E-1234' });
});
afterEach(cleanup);

const open = async (user = ADA) => {
  showScreen(<FewPeople />, { at: '/preference', user });
  await userEvent.click(screen.getByRole('button', { name: QUESTION }));
  return within(await screen.findByRole('dialog', { name: QUESTION }));
};

test('how the card stands and what each must costs stand beside each other', async () => {
  const dialog = await open({ ...ADA, profileSubmitted: true });
  await dialog.findByText('Your card is shown to everybody who fits both ways.');
  await dialog.findByText('2 people wait in your deck for your answer.');
  await dialog.findByText('Accepting any faith adds at least 40');
});

test.each([
  [{ card: 'paused' }, {}, /Your card is paused/],
  [{ card: 'pending' }, {}, /still review your card/],
  [{ card: 'suspended' }, {}, /Our staff have stopped your card/],
  [{ card: null }, {}, /Your profile is not complete/],
  [{ likeNeeds: 'package' }, {}, /A like needs a package/],
  [{}, { emailVerified: false }, /Your email is not confirmed/],
] as const)('of %o it says what it does, and how to mend it', async (status, about, said) => {
  api.answer(findMatchStatus, { ...ACTIVE, ...status });
  const dialog = await open({ ...ADA, profileSubmitted: true, ...about });
  await dialog.findByText(said);
});

test('whoever is Private learns what that means for the deck', async () => {
  api.answer(findProfile, { ...PROFILE, visibility: 'Private' });
  const dialog = await open({ ...ADA, profileSubmitted: true });
  await dialog.findByText(/only people you like see your card/);
});

test('whoever asked finds that again after a reload, and once it is answered may ask anew', async () => {
  const asked = {
    _id: '01900000-0000-7000-8000-0000000000e1',
    reference: 'E-77',
    subject: QUESTION,
    message: 'I live in Lagos!',
    receivedAt: '2026-11-20T09:00:00.000Z',
    answers: [],
  };
  api.answer(listOwnEnquiries, {
    enquiries: [{ ...asked, _id: asked._id.replace('e1', 'e2'), subject: null }, asked],
  });
  const dialog = await open({ ...ADA, profileSubmitted: true });
  await dialog.findByText('E-77');
  expect(dialog.queryByRole('button', { name: 'Ask a person' })).toBeNull();
  cleanup();
  const answer = { _id: asked._id.replace('e1', 'e3'), text: 'We looked.', answeredAt: asked.receivedAt };
  api.answer(listOwnEnquiries, { enquiries: [{ ...asked, answers: [answer] }] });
  const answered = await open({ ...ADA, profileSubmitted: true });
  await answered.findByText('A person has looked at it');
  await userEvent.click(answered.getByRole('button', { name: 'Ask again' }));
  expect(answered.getByRole('button', { name: 'Ask a person' })).toBeTruthy();
});

test('a person is asked once, with how it stands, and the number is told', async () => {
  const dialog = await open({ ...ADA, profileSubmitted: true });
  await dialog.findByText(/wait in your deck/);
  const ask = dialog.getByRole('button', { name: 'Ask a person' });
  await userEvent.click(ask);
  await dialog.findByText('Message is required');
  await userEvent.type(dialog.getByLabelText('How do you see it?'), 'I live in Lagos!');
  await userEvent.click(ask);
  await dialog.findByText('E-1234');
  const [sent, ...more] = api.callsOf(sendEnquiry).map(({ body }) => body);
  expect(more).toEqual([]);
  expect(sent).toMatchObject({ kind: 'help', subject: QUESTION, email: ADA.email });
  expect((sent as { message: string }).message).toBe(
    'I live in Lagos!\n\nCard: active; waiting in the deck: 2; people who fit: fewer than 10.',
  );
});

test('what was written and not sent is there after a reload, and once it is sent it is gone', async () => {
  const before = await open({ ...ADA, profileSubmitted: true });
  await userEvent.type(await before.findByLabelText('How do you see it?'), 'I live in Lagos!');
  // The answer is lost on its way: sent again after a reload, it is the same question.
  api.refuse(sendEnquiry, 'fault', 'Something went wrong');
  await userEvent.click(before.getByRole('button', { name: 'Ask a person' }));
  await before.findByText('Something went wrong');
  cleanup();
  const dialog = await open({ ...ADA, profileSubmitted: true });
  const field = await dialog.findByLabelText<HTMLTextAreaElement>('How do you see it?');
  expect(field.value).toBe('I live in Lagos!');
  api.answer(sendEnquiry, { ok: true, reference: 'E-1234' });
  await userEvent.click(dialog.getByRole('button', { name: 'Ask a person' }));
  await dialog.findByText('E-1234');
  const ids = api.callsOf(sendEnquiry).map(({ body }) => (body as { id: string }).id);
  expect(new Set(ids).size).toBe(1);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('questionDraft'))).toEqual([]);
});
