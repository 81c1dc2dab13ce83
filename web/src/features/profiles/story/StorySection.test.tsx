// What a member adds of their own accord: each answer with its own yes, taken off when it is emptied.
import { findStory, type OwnStory, saveDetails, savePrompts } from '@ijeuwa/contract/details';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ADA, fakeApi, showScreen } from '#test/fake-api.tsx';
import { NO_STORY } from '../profiles.fakes.ts';
import { StorySection } from './StorySection.tsx';
import { AGREE_FIRST } from './story-form.ts';

const SINCE = '2026-11-20T10:00:00Z';
const STORY: OwnStory = {
  ...NO_STORY,
  details: { ...NO_STORY.details, ethnicGroup: { value: 'Igbo', shownTo: 'matches', since: SINCE } },
};

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
  api.answer(findStory, STORY);
  api.answer(saveDetails, STORY);
  api.answer(savePrompts, STORY);
});
afterEach(cleanup);

const show = async ({ consents = true } = {}) => {
  showScreen(<StorySection consents={consents} />, { at: '/profile' });
  await screen.findByRole('heading', { name: 'In your own words' });
};
const edit = async (title: string) => {
  await userEvent.click(screen.getByRole('button', { name: `Edit: ${title}` }));
  return within(screen.getByRole('dialog'));
};

test('each answer says who sees it, and the page can be seen as others do', async () => {
  await show();
  expect(screen.getByText('Igbo')).toBeTruthy();
  expect(screen.getByText('My matches only')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See mine as others do' }).getAttribute('href')).toBe(
    `/people/${ADA._id}`,
  );
});

test('a new answer needs a yes of its own, and is sent with who sees it', async () => {
  await show();
  const dialog = await edit('Day to day');
  await userEvent.type(dialog.getByLabelText(/Height/), '172');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText(AGREE_FIRST)).toBeTruthy();
  expect(api.callsOf(saveDetails)).toHaveLength(0);
  await userEvent.selectOptions(dialog.getByLabelText('Who sees this'), 'matches');
  await userEvent.click(dialog.getByRole('checkbox'));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(api.callsOf(saveDetails)[0]?.body).toEqual({
    height: { value: 172, shownTo: 'matches', consent: true },
  });
});

test('what is emptied is taken back, and what was never given is not spoken of', async () => {
  await show();
  const dialog = await edit('Roots and languages');
  await userEvent.clear(dialog.getByLabelText(/People/));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(api.callsOf(saveDetails)[0]?.body).toEqual({ ethnicGroup: null });
});

test('faith and family wait for the consent that the wizard asks for', async () => {
  await show({ consents: false });
  expect(screen.queryByRole('button', { name: 'Edit: Faith and family life' })).toBeNull();
  expect(screen.getByRole('link', { name: 'To your matrimony profile' })).toBeTruthy();
});

test('a prompt is chosen once and finished, and an empty one is told where it stands', async () => {
  await show();
  const dialog = await edit('In your own words');
  await userEvent.selectOptions(dialog.getByLabelText(/^Finish a sentence/), 'laugh');
  expect(within(dialog.getByLabelText(/^Finish a second/)).queryByText(/laugh/)).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Please write something, or choose no prompt here.')).toBeTruthy();
  await userEvent.type(dialog.getByLabelText(/^How you go on: finish a sentence/), 'My own jokes.');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(api.callsOf(savePrompts)[0]?.body).toEqual({ prompts: [{ key: 'laugh', reply: 'My own jokes.' }] });
});

test('what was written is not lost by leaving the dialog without a word', async () => {
  await show();
  const dialog = await edit('In your own words');
  await userEvent.selectOptions(dialog.getByLabelText(/^Finish a sentence/), 'laugh');
  await userEvent.type(dialog.getByLabelText(/^How you go on: finish a sentence/), 'My own jokes.');
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await userEvent.click(screen.getByRole('button', { name: 'Go on writing' }));
  expect(dialog.getByLabelText<HTMLTextAreaElement>(/^How you go on: finish a sentence/).value).toBe(
    'My own jokes.',
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Leave it' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
