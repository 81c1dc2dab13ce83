// VIP matchmaking as its member sees it: the prices, the four steps, the case, and the answers.
import { findProfile, type MatrimonyProfile } from '@ijeuwa/contract/profiles';
import { answerIntroduction, findVip, submitVip, type VipView } from '@ijeuwa/contract/vip';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renew } from '#platform/queries.ts';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { AT, ID, INCLUDED, OPENED, VIEW } from '#test/vip-view.ts';
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
  showScreen(<PersonalizedMatchmakingScreen pay={() => null} photos={({ name }) => <img alt={name} />} />, {
    at: '/personalized-matchmaking',
  });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a pound is shown without decimals, and said to be paid in naira; an unmeasured rate is not claimed', async () => {
  show();
  expect(await screen.findByText('₦525,000')).toBeTruthy();
  // Before paying nobody takes it for what it is not.
  expect(screen.getByRole('region', { name: 'Price' }).textContent).toMatch(
    /VIP is not a package\. To like people yourself you still need one/,
  );
  await userEvent.click(screen.getByRole('radio', { name: 'USD' }));
  expect(screen.getByText('$404')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'GBP' }));
  expect(screen.getByText('£318')).toBeTruthy();
  expect(screen.getByText(/You pay in naira: ₦525,000/)).toBeTruthy();
  expect(screen.queryByText(/Success rate/)).toBeNull();
  expect(screen.getByRole('heading', { name: 'VIP Matchmaking Process' })).toBeTruthy();
});

const RUNNING = { state: 'assigned', ground: 'payment', owner: 'Kemi', dueAt: AT } as const;
test('one of a couple reads so beside the price, before anything is paid; else it is not spoken of', async () => {
  show();
  await screen.findByText('₦525,000');
  expect(screen.queryByText('You are in a couple here.')).toBeNull();
  cleanup();
  for (const open of [null, OPENED]) {
    vip = { ...VIEW, inCouple: true, case: open };
    show();
    expect(await screen.findByText('You are in a couple here.')).toBeTruthy();
    cleanup();
  }
  vip = { ...VIEW, inCouple: true, case: { ...OPENED, ...RUNNING } };
  show();
  await screen.findByRole('heading', { name: 'You have a matchmaker' });
  expect(screen.queryByText('You are in a couple here.')).toBeNull();
});

test('what was counted is said of its day, and nothing is promised before payment once the case runs', async () => {
  const counted = { ...OPENED, fits: 1, fitsCountedAt: '2026-11-20T09:00:00Z' };
  vip = { ...vip, case: { ...counted, fitsCountedAt: new Date().toISOString() } };
  show();
  expect(await screen.findByText(/fit you both ways today\. We say so before you pay\.$/)).toBeTruthy();
  cleanup();
  vip = { ...vip, case: counted };
  show();
  expect(
    await screen.findByText(/ fitted you both ways on Fri 20 Nov\. We say so before you pay\.$/),
  ).toBeTruthy();
  cleanup();
  vip = { ...vip, case: { ...counted, ...RUNNING } };
  show();
  expect(await screen.findByText(/ fitted you both ways on Fri 20 Nov\.$/)).toBeTruthy();
  expect(screen.queryByText(/before you pay/i)).toBeNull();
});

test('four steps, prefilled, with nothing required; what was not changed of the profile is not sent', async () => {
  api.answer(submitVip, () => {
    vip = { ...vip, case: OPENED };
    return vip;
  });
  show();
  expect((await screen.findByLabelText<HTMLInputElement>(/^Name/)).value).toBe('Ada Okeke');
  expect(screen.getByLabelText<HTMLInputElement>(/^Age/).readOnly).toBe(true);
  await press('Next');
  await press('Travel');
  await press('Music');
  await press('Music');
  await press('Next');
  await press('Next');
  await press('Submit');
  expect(screen.getByRole('button', { name: /Processing\.\.\./ })).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Welcome to VIP Matchmaking!' }, { timeout: 4000 })).toBe(
    document.activeElement,
  );
  // Said once, in the welcome: below it what pays would stand before it on a phone.
  const counted = screen.getByText(
    /^At least 10 people fit(ted)? you both ways .*\. Some of them you meet without us/,
  );
  expect(screen.getByRole('status').contains(counted)).toBe(true);
  expect(api.callsOf(submitVip)[0]?.body).toEqual({ interests: ['Travel'], priorities: [], lookingFor: '' });
  expect(screen.getByRole('button', { name: 'Pay ₦525,000' })).toBeTruthy();
  await press('Start New Profile');
  expect(await screen.findByRole('heading', { name: 'About You' })).toBeTruthy();
  // It is led to, and it is said what becomes of the one that was sent; nobody is asked to pay meanwhile.
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Your VIP profile' }));
  expect(screen.getByText(/takes the place of the one that you sent, once you submit it/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  // The case stays in sight, and is one tap away.
  expect(screen.getByRole('heading', { name: 'Your file is with us' })).toBeTruthy();
  await press('Next');
  expect(screen.getByRole('button', { name: 'Travel' }).getAttribute('aria-pressed')).toBe('false');
  await press('Back to my case');
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Pay ₦525,000' })).toBeTruthy();
});

test('the phone’s own Back goes one step back, and what was chosen stays; so does the step, after a reload', async () => {
  const { router } = show();
  await screen.findByRole('heading', { name: 'About You' });
  await press('Next');
  await press('Travel');
  await press('Next');
  expect(screen.getByRole('heading', { name: 'What Matters Most' })).toBeTruthy();
  await act(() => router.navigate(-1));
  expect(screen.getByRole('heading', { name: 'Your Interests' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Travel' }).getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(screen.getAllByRole('button', { name: 'Back' }).at(-1)!);
  expect(await screen.findByRole('heading', { name: 'About You' })).toBeTruthy();
  await act(() => router.navigate(1));
  expect(screen.getByRole('heading', { name: 'Your Interests' })).toBeTruthy();
  await act(() => router.navigate('/elsewhere'));
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('heading', { name: 'Your Interests' })).toBeTruthy();
});

test('whoever goes back to their case leaves no steps behind: the next Back leads out', async () => {
  vip = { ...vip, case: OPENED };
  const { router } = show();
  await screen.findByRole('button', { name: 'Change my VIP profile' });
  await press('Change my VIP profile');
  const before = router.state.location.key;
  await press('Next');
  await press('Next');
  await press('Back to my case');
  await waitFor(() => expect(router.state.location.key).toBe(before));
});

test('sent without a word it is asked about kindly, and sent all the same', async () => {
  api.answer(submitVip, () => {
    vip = { ...vip, case: OPENED };
    return vip;
  });
  show();
  await screen.findByRole('heading', { name: 'About You' });
  for (const _ of [1, 2, 3]) await press('Next');
  await press('Submit');
  expect(await screen.findByText(/^Nothing is required\. One sentence/)).toBeTruthy();
  await press('Tell a little');
  expect(document.activeElement).toBe(screen.getByLabelText(/^Whom are you looking for/));
  expect(api.callsOf(submitVip)).toEqual([]);
  await press('Submit');
  await press('Send it as it is');
  await screen.findByRole('heading', { name: 'Welcome to VIP Matchmaking!' }, { timeout: 4000 });
  expect(api.callsOf(submitVip)[0]?.body).toEqual({ interests: [], priorities: [], lookingFor: '' });
});

test('what is being typed stays, and where it is, when a case comes of a package meanwhile', async () => {
  show();
  await screen.findByRole('heading', { name: 'About You' });
  await press('Next');
  await press('Music');
  vip = { ...vip, included: INCLUDED, case: { ...OPENED, state: 'paid', ground: 'package' } };
  await act(() => renew(findVip));
  expect(await screen.findByRole('heading', { name: 'Waiting for your matchmaker' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Music' }).getAttribute('aria-pressed')).toBe('true');
  await press('Back to my case');
  await press('Change my VIP profile');
  await press('Next');
  expect(screen.getByRole('button', { name: 'Music' }).getAttribute('aria-pressed')).toBe('true');
});

test('a case that runs is changed and not begun anew, and nothing is promised again', async () => {
  vip = { ...vip, case: { ...OPENED, state: 'paid', ground: 'payment' } };
  api.answer(submitVip, () => vip);
  show();
  await screen.findByRole('heading', { name: 'Welcome to VIP Matchmaking!' });
  expect(screen.queryByRole('button', { name: 'Start New Profile' })).toBeNull();
  await press('Change my VIP profile');
  await press('Next');
  expect(screen.getByRole('button', { name: 'Travel' }).getAttribute('aria-pressed')).toBe('true');
  for (const _ of [1, 2]) await press('Next');
  await press('Submit');
  expect(await screen.findByText('Your VIP profile is saved.', {}, { timeout: 4000 })).toBeTruthy();
  expect(document.activeElement?.textContent).toContain('Your VIP profile is saved.');
  expect(screen.queryByRole('heading', { name: 'Welcome to VIP Matchmaking!' })).toBeNull();
});

test('without a profile nobody is welcomed: what is missing is said, and what was typed stays', async () => {
  vip = { ...vip, profileSubmitted: false };
  api.answer(findProfile, { nextStep: 2, nextScreen: 'faith' } as MatrimonyProfile);
  api.answer(submitVip, () => {
    vip = { ...vip, case: { ...OPENED, fits: null } };
    return vip;
  });
  show();
  expect(await screen.findByText(/Still missing: Personal Details, Preferences\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Complete your profile' }).getAttribute('href')).toBe(
    '/getting-started?screen=faith',
  );
  await press('Next');
  await press('Music');
  cleanup();
  show();
  await screen.findByRole('heading', { name: 'About You' });
  await press('Next');
  expect(screen.getByRole('button', { name: 'Music' }).getAttribute('aria-pressed')).toBe('true');
  for (const _ of [1, 2]) await press('Next');
  await press('Submit');
  expect(await screen.findByText('Your VIP profile is saved.', {}, { timeout: 4000 })).toBeTruthy();
  expect(screen.queryByText(/Welcome to VIP/)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
});

test('while an order waits or was declined, no second one is offered', async () => {
  vip = { ...vip, case: OPENED };
  const at = '/personalized-matchmaking';
  showScreen(<PersonalizedMatchmakingScreen pay={() => null} photos={() => null} paysAlready />, { at });
  await screen.findByRole('heading', { name: 'Your file is with us' });
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
});

test('somebody proposed is answered, with a reason for the matchmaker alone', async () => {
  const card = {
    _id: ID,
    name: 'Obi',
    age: 33,
    images: [],
    blurred: false,
    likeness: 'man' as const,
    location: 'Lagos, Nigeria',
    profession: 'Engineer',
    education: null,
    religion: null,
    relationshipStatus: null,
    timeframe: null,
    matchPercent: 90,
    reasons: ['Both Christian'],
    difference: null,
    reviewedAt: null,
    demonstration: false,
    pick: false,
  };
  const proposed = {
    _id: ID,
    state: 'offered' as const,
    name: 'Obi',
    card,
    why: 'Both Christian',
    proposedAt: AT,
    answerUntil: AT,
    matchId: null,
    toldHow: false,
  };
  vip = {
    ...vip,
    case: { ...OPENED, state: 'proposed', ground: 'payment', owner: 'Kemi', proposals: [proposed] },
  };
  api.answer(answerIntroduction, () => ({ matchId: null }));
  show();
  // The matchmaker and the profiles say the same: it stands there once.
  expect(await screen.findAllByText('Both Christian')).toHaveLength(1);
  expect(screen.getByRole('img', { name: 'Obi' })).toBeTruthy();
  const said = vi.spyOn(feedback, 'success');
  await press('Not for me: Obi');
  await userEvent.type(screen.getByLabelText(/^Why not/), 'Too far.');
  // Whoever thinks better of it is asked no more; what was typed waits.
  await press('Back: Obi');
  expect(screen.queryByLabelText(/^Why not/)).toBeNull();
  await press('Not for me: Obi');
  await press('Send my answer: Obi');
  expect(api.callsOf(answerIntroduction)[0]?.body).toEqual({ yes: false, reason: 'Too far.' });
  expect(said).toHaveBeenLastCalledWith(expect.stringContaining('alone read why'));
  cleanup();
  show();
  await screen.findByRole('img', { name: 'Obi' });
  await press('Not for me: Obi');
  await press('Send my answer: Obi');
  expect(said).toHaveBeenLastCalledWith('Thank you. Your matchmaker is told.');
});
