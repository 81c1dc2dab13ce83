// The preference page: its limits, its musts, and what it sends.
import { previewPool } from '@ijeuwa/contract/pool';
import { findWishes, saveWishes } from '@ijeuwa/contract/wishes';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { Toaster } from '#ui/Toaster.tsx';
import { fateOfUnsaved } from '#ui/unsaved.ts';
import { WISHES } from '../profiles.fakes.ts';
import { PreferenceScreen } from './PreferenceScreen.tsx';

let api: ReturnType<typeof fakeApi>;
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
beforeEach(() => {
  api = fakeApi();
  api.answer(findWishes, { ...WISHES, genders: ['male', 'female'] });
  api.answer(saveWishes, WISHES);
  api.answer(previewPool, { fits: 40 });
});

const show = async () => {
  render(<Toaster />);
  showScreen(<PreferenceScreen />, { at: '/preference' });
  await screen.findByText('Only a must filters, and it filters both ways.');
};
const chip = (name: string) => screen.getByRole('button', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Preferences' }));

test('at most five interests can be chosen', async () => {
  await show();
  for (const name of ['Travel', 'Cooking', 'Reading', 'Music', 'Art']) await userEvent.click(chip(name));
  expect(chip('Movies').getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(chip('Movies'));
  await save();
  const sent = api.callsOf(saveWishes)[0]?.body;
  expect(sent).toMatchObject({ interests: ['Travel', 'Cooking', 'Reading', 'Music', 'Art'] });
  // What is saved is kept a second and a half later: the next test must not find it.
  await screen.findByText('Preferences saved successfully!', {}, { timeout: 4000 });
});

test('what can be chosen is what was fixed, in its order', async () => {
  await show();
  const group = (name: string | RegExp) => within(screen.getByRole('group', { name }));
  const radios = (name: string) =>
    group(name)
      .getAllByRole('radio')
      .map((one) => (one as HTMLInputElement).value);
  expect(radios('Show me')).toEqual(['Everyone', 'Women', 'Men', 'Non-binary']);
  expect(radios('Relationship goal')).toEqual(['Marriage', 'Long-term', 'Traditional', 'Modern']);
  const interests = group(/^Interests you would like to share/).getAllByRole('button');
  expect(interests.map(({ textContent }) => textContent).join()).toBe(
    'Travel,Cooking,Reading,Spirituality,Family,Fitness,Outdoors,Music,Movies,Art,Career,Education,Volunteering',
  );
});

test('saving shows that it saves, then that it did; a choice that was not touched is not flattened', async () => {
  await show();
  await userEvent.selectOptions(screen.getByLabelText('How important is education?'), 'must');
  await save();
  expect(screen.getByText('Saving')).toBeTruthy();
  expect(await screen.findByText('Preferences saved successfully!', {}, { timeout: 4000 })).toBeTruthy();
  const sent = api.callsOf(saveWishes)[0]?.body as Record<string, unknown>;
  // Nor is anything taken to be said that only stood there.
  expect(sent).toEqual({ importance: { education: 'must' } });
});

test('what was chosen and chosen back is said', async () => {
  await show();
  const group = within(screen.getByRole('group', { name: 'Relationship goal' }));
  await userEvent.click(group.getByLabelText('Modern'));
  await userEvent.click(group.getByLabelText('Marriage'));
  await save();
  expect(api.callsOf(saveWishes)[0]?.body).toEqual({ goal: 'Marriage' });
  await screen.findByText('Preferences saved successfully!', {}, { timeout: 4000 });
});

test('before saving it is said how many would fit, of what is changed alone', async () => {
  await show();
  expect(screen.queryByText(/people would fit/)).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('How important is education?'), 'must');
  expect(await screen.findByText('At least 40 people would fit.', {}, { timeout: 3000 })).toBeTruthy();
  expect(api.callsOf(previewPool).at(-1)?.body).toMatchObject({ importance: { education: 'must' } });
  expect(api.callsOf(saveWishes)).toEqual([]);
  api.answer(previewPool, { fits: 0 });
  await userEvent.selectOptions(screen.getByLabelText('How important is education?'), 'somewhat');
  expect(await screen.findByText('Fewer than 10 people would fit.', {}, { timeout: 3000 })).toBeTruthy();
});

test('wishes that were changed count as unsaved until they are saved', async () => {
  await show();
  expect(fateOfUnsaved()).toBeUndefined();
  await userEvent.click(chip('Travel'));
  expect(fateOfUnsaved()).toBe('lost');
  await save();
  await vi.waitFor(() => expect(fateOfUnsaved()).toBeUndefined(), { timeout: 4000 });
});

test('"Saving" is seen for 1.5 s, and that it was saved for 3 s', async () => {
  await show();
  vi.useFakeTimers();
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  fireEvent.click(screen.getByRole('button', { name: 'Save Preferences' }));
  await pass(1_499);
  expect(screen.getByText('Saving')).toBeTruthy();
  await pass(1);
  await pass(2_999);
  expect(screen.getByText('Preferences saved successfully!')).toBeTruthy();
  await pass(1);
  expect(screen.queryByText('Preferences saved successfully!')).toBeNull();
});

test('the distance has a word beside it, and named places need a place', async () => {
  await show();
  await userEvent.click(screen.getByLabelText('Within a distance of me'));
  const slider = screen.getByLabelText('Distance');
  fireEvent.change(slider, { target: { value: '20' } });
  expect(screen.getByText('20 km · Nearby')).toBeTruthy();
  fireEvent.change(slider, { target: { value: '51' } });
  expect(screen.getByText('51 km · Wide')).toBeTruthy();

  await userEvent.click(screen.getByLabelText('In places I name'));
  await save();
  expect(screen.getAllByText('Please name at least one place.').length).toBeGreaterThan(0);
  expect(api.callsOf(saveWishes)).toHaveLength(0);
});

test('preferences that did not come can be asked for again', async () => {
  api.refuse(findWishes, 'fault', 'Something went wrong');
  showScreen(<PreferenceScreen />, { at: '/preference' });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});
