// The end of the wizard: what one says of oneself is kept where others read it, and may be left empty.
import { findStory, savePrompts } from '@ijeuwa/contract/details';
import { findProfile, type MatrimonyProfile, submitProfile, updateUser } from '@ijeuwa/contract/profiles';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ADA, fakeApi, showScreen } from '#test/fake-api.tsx';
import { NO_STORY, PROFILE } from '../profiles.fakes.ts';
import { ProfileWizard } from './ProfileWizard.tsx';

const onSubmitted = vi.fn();
let api: ReturnType<typeof fakeApi>;
afterEach(cleanup);
beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
  api = fakeApi();
});

const WORDS: MatrimonyProfile = { ...PROFILE, nextStep: 4, nextScreen: 'plans' };
const submit = async () => {
  api.answer(findProfile, WORDS);
  api.answer(findStory, NO_STORY);
  api.answer(savePrompts, NO_STORY);
  api.answer(submitProfile, { ...WORDS, submittedAt: '2026-11-20T10:00:00Z' });
  showScreen(
    <ProfileWizard fits={null} onSubmitted={onSubmitted} onAccountNeeded={vi.fn()} onLater={vi.fn()} />,
    { at: '/getting-started' },
  );
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Submit Profile' });
  await waitFor(() => expect(button.disabled).toBe(false));
  return () => userEvent.click(button);
};

test('one’s own words may be left empty, and the profile is submitted', async () => {
  const press = await submit();
  await press();
  await waitFor(() => expect(onSubmitted).toHaveBeenCalled());
  expect(api.callsOf(updateUser)).toHaveLength(0);
});

test('what is written there is kept where people read it, before the profile is submitted', async () => {
  const press = await submit();
  api.answer(updateUser, { user: { ...ADA, bio: 'I paint on Sundays.' } });
  await userEvent.type(screen.getByLabelText(/Bio/), 'I paint on Sundays.');
  await userEvent.selectOptions(screen.getByLabelText(/^Finish a sentence/), 'laugh');
  expect(screen.getByText('Please write something, or choose no prompt here.')).toBeTruthy();
  await userEvent.type(screen.getByLabelText(/^How you go on: finish a sentence/), 'My own jokes.');
  await press();
  await waitFor(() => expect(onSubmitted).toHaveBeenCalled());
  expect(api.callsOf(updateUser)[0]?.body).toEqual({ bio: 'I paint on Sundays.' });
  expect(api.callsOf(savePrompts)[0]?.body).toEqual({ prompts: [{ key: 'laugh', reply: 'My own jokes.' }] });
});

test('a bio that was not kept is told, and nothing is submitted', async () => {
  const press = await submit();
  api.refuse(updateUser, 'too_many', 'Please wait a minute.');
  await userEvent.type(screen.getByLabelText(/Bio/), 'I paint.');
  await press();
  expect(await screen.findByText('Please wait a minute.')).toBeTruthy();
  expect(screen.getByLabelText(/Bio/)).toHaveProperty('value', 'I paint.');
  expect(api.callsOf(submitProfile)).toHaveLength(0);
  expect(onSubmitted).not.toHaveBeenCalled();
});
