// The member’s case on its screen: what was late, what stands still, who fits at present, and what is written.
import {
  answerIntroduction,
  findVip,
  tellHowItWent,
  type VipCase,
  type VipView,
  writeToMatchmaker,
} from '@ijeuwa/contract/vip';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { AT, ID, OPENED, VIEW } from '#test/vip-view.ts';
import { feedback } from '#ui/feedback.ts';
import { PersonalizedMatchmakingScreen } from './PersonalizedMatchmakingScreen.tsx';

afterEach(cleanup);

let vip: VipView;
let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  localStorage.clear();
  vip = VIEW;
  api = fakeApi();
  api.answer(findVip, () => vip);
});
const show = () =>
  showScreen(<PersonalizedMatchmakingScreen pay={() => null} photos={() => null} />, {
    at: '/personalized-matchmaking',
  });
const later = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('who is late says what was promised: people, or by the month one person and no four hours', async () => {
  const late: VipCase = { ...OPENED, state: 'paid', ground: 'payment', missed: ['proposals'] };
  vip = { ...vip, case: late };
  show();
  expect(await screen.findByText(/^We promised you people by a set time and were late/)).toBeTruthy();
  expect(screen.getByText('Somebody takes your case within 4 hours.')).toBeTruthy();
  cleanup();
  vip = { ...vip, case: { ...late, ground: 'introductions' } };
  show();
  expect(await screen.findByText(/^We promised you a person a month and were late/)).toBeTruthy();
  expect(screen.queryByText(/within 4 hours/)).toBeNull();
});

test('a yes to somebody who is gone by then promises nothing, and who is refused sees how it stands', async () => {
  const card = { _id: ID, name: 'Obi', age: 34, photos: [], matchPercent: 90, reasons: [], difference: null };
  const proposed = {
    ...{ _id: ID, state: 'offered', name: 'Obi', card, why: null, proposedAt: AT, answerUntil: AT },
    ...{ matchId: null, toldHow: false },
  } as unknown as VipCase['proposals'][number];
  const withState = (state: 'offered' | 'asked' | 'over'): VipView => {
    const now = state === 'offered' ? proposed : { ...proposed, state, card: null };
    return { ...VIEW, case: { ...OPENED, state: 'proposed', ground: 'payment', proposals: [now] } };
  };
  const [success, info, error] = (['success', 'info', 'error'] as const).map((tone) =>
    vi.spyOn(feedback, tone),
  );
  const sayYes = async (becomes: 'asked' | 'over', refused?: string) => {
    vip = withState('offered');
    api.answer(answerIntroduction, () => {
      vip = withState(becomes);
      return { matchId: null };
    });
    show();
    const yes = await screen.findByRole('button', { name: 'I’d like to meet them: Obi' });
    vip = refused ? withState(becomes) : vip;
    if (refused) api.refuse(answerIntroduction, 'conflict', refused);
    await userEvent.click(yes);
    await waitFor(() => expect(screen.queryByRole('button', { name: /: Obi$/ })).toBeNull());
    cleanup();
  };
  await sayYes('asked');
  expect(success).toHaveBeenLastCalledWith('Thank you. We ask them now.');
  success!.mockClear();
  await sayYes('over');
  expect(info).toHaveBeenLastCalledWith('This introduction is over, so nobody is asked any more.');
  await sayYes('over', 'This was answered already, or is over.');
  expect(error).toHaveBeenLastCalledWith('This was answered already, or is over.');
  expect(success).not.toHaveBeenCalled();
});

test('a pause says what stands still: all that was paid for, and not the time of a package', async () => {
  vip = { ...vip, case: { ...OPENED, state: 'paused', ground: 'payment' } };
  show();
  expect(await screen.findByText(/^All of it stands still/)).toBeTruthy();
  expect(screen.queryByText(/nobody else|Nobody fits/)).toBeNull();
  cleanup();
  vip = { ...vip, case: { ...OPENED, state: 'paused', ground: 'package' } };
  show();
  expect(await screen.findByText(/The time of your package runs on/)).toBeTruthy();
});

test('the matchmaker’s words are read and answered, and before it has begun there is nobody to write to', async () => {
  vip = { ...vip, case: OPENED };
  show();
  await screen.findByRole('heading', { name: 'Your file is with us' });
  expect(screen.queryByRole('button', { name: 'Send message' })).toBeNull();
  cleanup();
  const asked = {
    _id: ID,
    by: 'matchmaker' as const,
    matchmaker: 'Kemi',
    text: 'What do you hope for?',
    writtenAt: AT,
  };
  const running: VipCase = {
    ...OPENED,
    state: 'assigned',
    ground: 'payment',
    owner: 'Kemi',
    written: [asked],
  };
  vip = { ...vip, case: running };
  api.answer(writeToMatchmaker, ({ body }) => {
    const mine = {
      ...asked,
      _id: `${ID.slice(0, -1)}2`,
      by: 'client' as const,
      matchmaker: null,
      text: body.text,
    };
    vip = { ...vip, case: { ...running, written: [asked, mine] } };
    return { ok: true as const };
  });
  show();
  expect(await screen.findByText('What do you hope for?')).toBeTruthy();
  await userEvent.type(screen.getByLabelText(/^Write to Kemi/), 'A home full of songs.');
  await press('Send message');
  expect(await screen.findByText('A home full of songs.', { selector: 'p' })).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Write to Kemi/).value).toBe('');
  expect(api.callsOf(writeToMatchmaker)).toMatchObject([
    { body: { clientId: expect.any(String), text: 'A home full of songs.' } },
  ]);
});

test('how it went is told, and that nobody else fitted stands with its day', async () => {
  const met = {
    _id: ID,
    state: 'matched' as const,
    name: 'Obi',
    card: null,
    why: null,
    proposedAt: AT,
    answerUntil: null,
    matchId: ID,
    toldHow: false,
  };
  vip = {
    ...vip,
    case: {
      ...OPENED,
      state: 'introduced',
      ground: 'payment',
      owner: 'Kemi',
      proposals: [met],
      nobodyElseAt: AT,
    },
  };
  api.answer(tellHowItWent, () => {
    vip = { ...vip, case: { ...vip.case!, proposals: [{ ...met, toldHow: true }] } };
    return { ok: true as const };
  });
  show();
  expect(await screen.findByText(/^On Tue 24 Nov( 2026)? nobody else fitted you both ways/)).toBeTruthy();
  await press('Tell how it went with Obi');
  await userEvent.type(screen.getByLabelText(/^How did it go/), 'He sang.');
  await press('Tell my matchmaker');
  expect(await screen.findByText('Your matchmaker knows how it went.')).toBeTruthy();
  expect(api.callsOf(tellHowItWent)[0]?.body).toEqual({ text: 'He sang.' });
});

test('nobody else is said of the day on which it was so, and not while people are due', async () => {
  const over = {
    _id: ID,
    state: 'over' as const,
    name: '',
    card: null,
    why: null,
    proposedAt: AT,
    answerUntil: null,
    matchId: null,
    toldHow: false,
  };
  const searching: VipCase = {
    ...OPENED,
    state: 'searching',
    ground: 'payment',
    proposals: [over],
    nobodyElseAt: AT,
  };
  vip = { ...vip, case: { ...searching, dueAt: later(1) } };
  show();
  expect(await screen.findByText('You hear of people by')).toBeTruthy();
  expect(screen.queryByText(/nobody/)).toBeNull();
  cleanup();
  vip = { ...vip, case: searching };
  show();
  expect(await screen.findByText(/^On Tue 24 Nov( 2026)? nobody else fitted you both ways/)).toBeTruthy();
  cleanup();
  vip = { ...vip, case: { ...searching, nobodyElseAt: null } };
  show();
  await screen.findByRole('heading', { name: /Waiting for another matchmaker/ });
  expect(screen.queryByText(/nobody/)).toBeNull();
});

test('a day that has passed is nothing that is due', async () => {
  vip = {
    ...vip,
    case: {
      ...OPENED,
      state: 'paid',
      ground: 'payment',
      ownerDueAt: AT,
      dueAt: AT,
      servedUntil: AT,
      missed: ['owner', 'proposals'],
    },
  };
  show();
  expect(await screen.findByText('People were promised by')).toBeTruthy();
  expect(screen.getByText('Was promised by')).toBeTruthy();
  expect(screen.getByText(/^Our matchmakers have been told/)).toBeTruthy();
  for (const words of ['You hear of people by', 'With you by', 'Works for you until', /within 4 hours\.$/])
    expect(screen.queryByText(words)).toBeNull();
});

test('a case that is handed over says whom it waits for, and that who is proposed can be answered meanwhile', async () => {
  const card = {
    _id: ID,
    name: 'Obi',
    age: 36,
    photos: [],
    location: 'Lagos, Nigeria',
    profession: 'Dentist',
    matchPercent: 90,
    reasons: ['Both Christian'],
    difference: null,
  } as never;
  const offered = { _id: ID, state: 'offered' as const, name: 'Obi', card, why: null, proposedAt: AT };
  const waits = { ...offered, answerUntil: null, matchId: null, toldHow: false };
  const handedOver: VipCase = {
    ...OPENED,
    ...{ state: 'proposed', ground: 'payment', owner: null, nobodyElseAt: AT, proposals: [waits] },
  };
  vip = { ...vip, case: handedOver };
  show();
  await screen.findByRole('heading', { name: 'Waiting for another matchmaker' });
  expect(
    screen.getByText(/What was promised stays\. Whoever is proposed below, you can answer now\.$/),
  ).toBeTruthy();
  // Nobody has it at this moment.
  expect(screen.getByText(/nobody else fitted you both ways\. We go on looking\.$/)).toBeTruthy();
  cleanup();
  vip = { ...vip, case: { ...handedOver, proposals: [] } };
  show();
  expect(await screen.findByText(/What was promised stays\.$/)).toBeTruthy();
  cleanup();
  vip = { ...vip, case: { ...handedOver, owner: 'Kemi' } };
  show();
  expect(await screen.findByText(/Your matchmaker goes on looking\.$/)).toBeTruthy();
});
