// The questionnaire: begun under a consent, saved page by page, released, and what both see.
import * as asked from '@ijeuwa/contract/questionnaire';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeDoubleTapsForOne } from '#platform/one-tap.ts';
import { renew } from '#platform/queries.ts';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import QuestionnaireScreen from './QuestionnaireScreen.tsx';
import { QuickExit } from './QuickExit.tsx';

const MOMENT = '2026-11-24T09:00:00.000Z';
const PARTS = [...asked.AREAS.slice(0, 7), 'candour', 'safety'] as const;
const statements = PARTS.map((part) => ({ id: `${part}-1`, part, text: `About ${part}.` }));
const all = statements.map(({ id }) => ({ id, value: 4 }));
let api: ReturnType<typeof fakeApi>;
let kept: asked.Questionnaire | null;
let hasReplies = false;
beforeEach(() => {
  api = fakeApi();
  kept = {
    partner: { name: 'Túndé Adéwálé' },
    statements,
    replies: [],
    savedAt: null,
    releasedAt: null,
    releaseLapsed: false,
    own: {
      areas: asked.AREAS.map((area) => ({ area, mean: area === 'money' ? null : 75 })),
      areasToRelease: 0,
      tooGood: false,
      helpFirst: false,
    },
    forTwo: null,
  };
  api.answer(asked.findQuestionnaire, () => ({ questionnaire: kept, kept: hasReplies }));
  api.answer(asked.saveReplies, ({ body }) => {
    kept = { ...kept!, replies: body.replies, savedAt: MOMENT };
    return { ok: true as const };
  });
});
afterEach(cleanup);
const show = () => showScreen(<QuestionnaireScreen />, { at: '/questionnaire' });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const choose = async (text: string, answer: string) => {
  const group = await screen.findByRole('group', { name: text });
  fireEvent.click(within(group).getByLabelText(answer));
};

test('it begins under a consent, is saved page by page, and its last page is for oneself', async () => {
  show();
  expect(await screen.findByText(/It is not a test, and it has not been validated/)).toBeTruthy();
  await press('Begin');
  expect(screen.getByText('Please agree that we keep your answers.')).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox'));
  await press('Begin');
  await choose('About talking.', 'Mostly');
  await choose('About money.', 'Never discussed');
  await press('Save and continue');
  await screen.findByText('Page 2 of 3');
  await press('Save and continue');
  expect(await screen.findByRole('heading', { name: 'The last four are for you alone' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Call 112' }).getAttribute('href')).toBe('tel:112');
  const group = screen.getByRole('group', { name: 'About safety.' });
  expect(within(group).queryByLabelText('Never discussed')).toBeNull();
  await choose('About safety.', 'Fully');
  await press('Save my answers');
  expect(await screen.findByRole('heading', { name: 'Yours, for you alone' })).toBeTruthy();
  expect(api.callsOf(asked.saveReplies).at(-1)?.body).toEqual({
    consent: true,
    replies: [
      { id: 'talking-1', value: 4 },
      { id: 'money-1', value: 0 },
      { id: 'safety-1', value: 5 },
    ],
  });
  expect(screen.getByText('Money: shown here once it has 3 answers.')).toBeTruthy();
});

test('nothing answered is lost by going back, by the button or the telephone’s own, nor by leaving', async () => {
  kept = { ...kept!, savedAt: MOMENT };
  const { router } = show();
  const isChecked = (text: string, answer: string) =>
    within(screen.getByRole('group', { name: text })).getByLabelText<HTMLInputElement>(answer).checked;
  await press('Answer the first page');
  await choose('About talking.', 'Mostly');
  await press('Save and continue');
  await screen.findByText('Page 2 of 3');
  await choose('About children.', 'Partly');
  fireEvent.click(within(screen.getByRole('form')).getByRole('button', { name: 'Back' }));
  await screen.findByText('Page 1 of 3');
  expect(isChecked('About talking.', 'Mostly')).toBe(true);
  await act(() => router.navigate(1));
  await screen.findByText('Page 2 of 3');
  expect(isChecked('About children.', 'Partly')).toBe(true);
  await act(() => router.navigate(-1));
  await screen.findByText('Page 1 of 3');
  await choose('About talking.', 'Hardly');
  await act(() => router.navigate(-1));
  await screen.findByRole('heading', { name: 'Yours, for you alone' });
  expect(kept.replies).toEqual([
    { id: 'children-1', value: 3 },
    { id: 'talking-1', value: 2 },
  ]);
});

test('what is released waits for the other; then both see how they stand, and what to talk about', async () => {
  kept = { ...kept!, savedAt: MOMENT, replies: all };
  api.answer(asked.releaseReplies, () => {
    kept = { ...kept!, releasedAt: MOMENT };
    return { ok: true as const };
  });
  const { unmount } = show();
  await press('Release to Túndé');
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Release' }));
  expect(await screen.findByText(/appears here once Túndé has released/)).toBeTruthy();
  unmount();
  const areas = asked.AREAS.map((area) => ({ area, bothWell: area === 'faith' ? null : { on: 3, of: 4 } }));
  kept = { ...kept!, forTwo: { areas, topics: [{ area: 'money', topic: 'Money sent home' }] } };
  show();
  const both = within(await screen.findByRole('region', { name: 'You and Túndé' }));
  expect(both.getAllByText('Both well on 3 of 4')).toHaveLength(7);
  expect(both.getByText('Too few answers of both')).toBeTruthy();
  expect(both.getByText('Money sent home')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Take the release back' })).toBeTruthy();
});

test('whose release the other undid is told so, and can release anew', async () => {
  kept = { ...kept!, savedAt: MOMENT, replies: all, releaseLapsed: true };
  show();
  expect(await screen.findByText(/Túndé took theirs back, and with it yours/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Release to Túndé' })).toBeTruthy();
});

test('whoever is not safe is met by help first, and everything is erased after a question', async () => {
  kept = { ...kept!, savedAt: MOMENT, replies: all, own: { ...kept!.own, helpFirst: true } };
  api.answer(asked.eraseReplies, () => {
    kept = { ...kept!, savedAt: null, replies: [] };
    return { ok: true as const };
  });
  show();
  expect(await screen.findByRole('heading', { name: 'You come first' })).toBeTruthy();
  // In the schedule it stands with its counsellor: what is promised is no more than holds.
  expect(
    screen.getByText(/stands in no schedule but yours, where it says with whom, and what it is/),
  ).toBeTruthy();
  await press('Withdraw my consent');
  await press('Erase it');
  expect(await screen.findByRole('button', { name: 'Begin' })).toBeTruthy();
});

test('whoever is of no couple is told so; the way out leaves no trace', async () => {
  kept = null;
  show();
  expect(await screen.findByText('This is for two people who are a couple here.')).toBeTruthy();
  cleanup();
  const leave = vi.fn();
  showScreen(<QuickExit leave={leave} />, { at: '/questionnaire' });
  await press('Leave this page now');
  expect(leave).toHaveBeenCalledOnce();

  // Back shows none of these pages; whoever comes by a link or the address line is let in again.
  cleanup();
  const came = vi.spyOn(performance, 'getEntriesByType');
  for (const [type, times] of [
    ['back_forward', 2],
    ['navigate', 2],
    ['back_forward', 2],
  ] as const) {
    came.mockReturnValue([{ type }] as unknown as PerformanceEntryList);
    showScreen(<QuickExit leave={leave} />, { at: '/questionnaire' });
    expect(leave).toHaveBeenCalledTimes(times);
    cleanup();
  }
  came.mockRestore();
});

test('who stopped in the middle is told so, goes on at the first page that is open, and cannot release yet', async () => {
  kept = {
    ...kept!,
    savedAt: MOMENT,
    replies: statements.slice(0, 6).map(({ id }) => ({ id, value: 4 })),
    own: { ...kept!.own, areasToRelease: 2 },
  };
  show();
  expect(await screen.findByRole('heading', { name: 'You are not through yet' })).toBeTruthy();
  expect(screen.getByText(/^6 of 9 statements are answered and kept/)).toBeTruthy();
  const release = screen.getByRole<HTMLButtonElement>('button', { name: 'Release to Túndé' });
  expect([
    release.disabled,
    document.getElementById(release.getAttribute('aria-describedby')!)?.textContent,
  ]).toEqual([true, 'You can release it to Túndé once 4 areas have 3 answers each: 2 more to go.']);
  await press('Continue');
  expect(screen.getByRole('heading', { name: 'Page 2 of 3' })).toBeTruthy();
});

test('where nothing is answered no results stand, but the way to the first page', async () => {
  const areas = asked.AREAS.map((area) => ({ area, mean: null }));
  kept = { ...kept!, savedAt: MOMENT, own: { ...kept!.own, areas, areasToRelease: 4 } };
  show();
  await screen.findByRole('heading', { name: 'Nothing is answered yet' });
  expect(screen.queryByRole('heading', { name: 'Yours, for you alone' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Release|Change/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Withdraw my consent' })).toBeTruthy();
  await press('Answer the first page');
  expect(screen.getByRole('heading', { name: 'Page 1 of 3' })).toBeTruthy();
});

test('Begin tapped twice stands on the first page, and saves nothing', async () => {
  takeDoubleTapsForOne(document);
  show();
  fireEvent.click(await screen.findByRole('checkbox'));
  const tap = (name: string, detail: number) =>
    fireEvent.click(screen.getByRole('button', { name }), { detail, clientX: 300, clientY: 300 });
  tap('Begin', 1);
  tap('Save and continue', 2);
  expect(screen.getByRole('heading', { name: 'Page 1 of 3' })).toBeTruthy();
  expect(api.callsOf(asked.saveReplies)).toHaveLength(0);
});

test('a couple that ends in the middle leaves the page with what becomes of the answers', async () => {
  kept = { ...kept!, savedAt: MOMENT, replies: all };
  show();
  await screen.findByRole('heading', { name: 'Yours, for you alone' });
  kept = null;
  hasReplies = true;
  api.answer(asked.eraseReplies, { ok: true });
  await renew(asked.findQuestionnaire);
  expect(await screen.findByText(/What you saved stays yours alone/)).toBeTruthy();
  await press('Withdraw my consent');
  await press('Erase it');
  await waitFor(() => expect(api.callsOf(asked.eraseReplies)).toHaveLength(1));
  hasReplies = false;
});
